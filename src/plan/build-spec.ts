import type { BuildSpec } from '../model/plan.ts';
import { mapTexts } from './leg-build.ts';
import type { Layers } from './layers.ts';
import { fillText, type Values } from './patterns.ts';
import type { FoundTemplate } from './templates.ts';

/** Below the six hours after which GitHub ends a job without a word, so that the record can say what happened. */
export const DEFAULT_TIMEOUT = (5 * 60 + 45) * 60;

/** Settings that stay absent where nobody gives them. */
const TEXTS = ['target', 'builder', 'provenance', 'sbom', 'network', 'command', 'smoke'] as const;

/** What a leg alone knows stays in the texts until then (see legBuildSpec). */
const OF_THE_LEG = ['os', 'arch'];

/** How a template's image is built: the strongest word on each setting, maps merged, placeholders filled in. */
export function decideBuild(
  { marker }: FoundTemplate,
  layers: Layers,
  labels: Readonly<Record<string, string>>,
  values: Values,
): BuildSpec {
  const dockerfile = marker !== undefined && isDockerfile(marker) ? marker : undefined;
  const folder = dockerfile?.includes('/') === true ? dockerfile.replace(/\/[^/]*$/, '') : '.';
  const file = layers.pick('file') ?? dockerfile;
  const timeout = layers.pick('timeout') ?? DEFAULT_TIMEOUT;
  const stallTimeout = layers.pick('stall-timeout') ?? 0;
  const texts: Partial<BuildSpec> = {};
  for (const key of TEXTS) {
    const value = layers.pick(key);
    if (value !== undefined) texts[key] = value;
  }
  const spec: BuildSpec = {
    context: layers.pick('context') ?? folder,
    ...(file === undefined ? {} : { file }),
    ...texts,
    buildArgs: layers.merge('build-args'),
    buildContexts: layers.merge('build-contexts'),
    load: layers.pick('load') ?? true,
    output: layers.pick('output') ?? 'layout',
    labels: { ...labels, ...layers.merge('labels') },
    annotations: layers.merge('annotations'),
    secretFiles: layers.merge('secret-files'),
    ssh: [...(layers.pick('ssh') ?? [])],
    cache: layers.pick('cache') ?? 'none',
    pull: layers.pick('pull') ?? false,
    noCache: layers.pick('no-cache') ?? false,
    ...(timeout === 0 ? {} : { timeout }),
    ...(stallTimeout === 0 ? {} : { stallTimeout }),
    retries: layers.pick('retries') ?? 0,
    extraArgs: [...(layers.pick('extra-args') ?? [])],
  };
  return mapTexts(spec, (each) => fillText(each, values, OF_THE_LEG));
}

/** Does a file tell how to build an image, by its name? */
export function isDockerfile(path: string): boolean {
  const name = path.split('/').at(-1) ?? '';
  if (name.endsWith('.dockerignore')) return false;
  return /^(?:Dockerfile|Containerfile)(?:\..+)?$|\.(?:Dockerfile|Containerfile)$/i.test(name);
}
