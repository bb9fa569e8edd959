import type { BuildSpec } from '../../src/model/plan.ts';

/** A build spec that asks for nothing. */
export const PLAIN: BuildSpec = {
  context: '.',
  buildArgs: {},
  buildContexts: {},
  load: true,
  output: 'layout',
  labels: {},
  annotations: {},
  secretFiles: {},
  ssh: [],
  cache: 'none',
  pull: false,
  noCache: false,
  retries: 0,
  extraArgs: [],
};
