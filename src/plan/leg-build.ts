import type { BuildSpec, PlannedLeg, PlannedTemplate } from '../model/plan.ts';
import { archName, splitPlatform } from '../model/platform.ts';
import { PLACEHOLDERS } from '../model/placeholders.ts';
import { fillText } from './patterns.ts';

/** What `legBuildSpec` leaves alone: all but the leg's own. */
const LATER = PLACEHOLDERS.filter((name) => name !== 'os' && name !== 'arch');

/**
 * How one leg is built: the template's spec with `{os}` and `{arch}`, which the plan leaves open, filled in, and with what the step's own
 * inputs say (spec section 3, "Free beside plan"). Maps merge, everything else replaces. A time limit of 0 is none.
 */
export function legBuildSpec(
  template: PlannedTemplate,
  leg: PlannedLeg,
  overrides: Partial<BuildSpec> = {},
): BuildSpec {
  const merged = {
    ...template.build,
    ...overrides,
    secretFiles: { ...template.build.secretFiles, ...overrides.secretFiles },
  };
  const { timeout, stallTimeout, ...rest } = merged;
  const { os } = splitPlatform(leg.platform);
  const values = { os, arch: archName(leg.platform) };
  return mapTexts(
    {
      ...rest,
      ...(timeout === undefined || timeout === 0 ? {} : { timeout }),
      ...(stallTimeout === undefined || stallTimeout === 0 ? {} : { stallTimeout }),
    },
    (text) => fillText(text, values, LATER),
  );
}

/** Applies `fill` to every text of a build spec that may hold placeholders. */
export function mapTexts(spec: BuildSpec, fill: (text: string) => string): BuildSpec {
  const map = (texts: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fill(text)]));
  const { file, target, network, command, smoke } = spec;
  return {
    ...spec,
    context: fill(spec.context),
    ...(file === undefined ? {} : { file: fill(file) }),
    ...(target === undefined ? {} : { target: fill(target) }),
    ...(network === undefined ? {} : { network: fill(network) }),
    ...(command === undefined ? {} : { command: fill(command) }),
    ...(smoke === undefined ? {} : { smoke: fill(smoke) }),
    buildArgs: map(spec.buildArgs),
    buildContexts: map(spec.buildContexts),
    labels: map(spec.labels),
    annotations: map(spec.annotations),
    secretFiles: map(spec.secretFiles),
    cache: fill(spec.cache),
    extraArgs: spec.extraArgs.map(fill),
  };
}
