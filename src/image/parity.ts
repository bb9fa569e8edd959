import type { ImageConfig } from '../model/descriptor.ts';
import type { ParityDifference } from '../model/parity.ts';
import type { Platform } from '../model/platform.ts';

/** One platform's image, as far as its users notice differences. */
export interface ParitySide {
  readonly platform: Platform;
  readonly config: ImageConfig;
  readonly layers: number;
}

/** Labels that rightly differ between two builds of one source. */
const OWN_LABELS = ['org.opencontainers.image.created', 'org.opencontainers.image.base.digest'];

type Config = NonNullable<ImageConfig['config']>;

const FIELDS: readonly {
  readonly field: string;
  readonly matters: boolean;
  readonly value: (config: Config, side: ParitySide) => string;
}[] = [
  {
    field: 'entrypoint',
    matters: true,
    value: ({ Entrypoint }) => JSON.stringify(Entrypoint ?? []),
  },
  { field: 'command', matters: true, value: ({ Cmd }) => JSON.stringify(Cmd ?? []) },
  { field: 'user', matters: true, value: ({ User }) => User ?? '' },
  { field: 'working directory', matters: true, value: ({ WorkingDir }) => WorkingDir ?? '' },
  { field: 'ports', matters: true, value: ({ ExposedPorts }) => keys(ExposedPorts) },
  { field: 'volumes', matters: true, value: ({ Volumes }) => keys(Volumes) },
  {
    field: 'environment names',
    matters: true,
    value: ({ Env }) => list((Env ?? []).map((entry) => entry.split('=')[0] ?? '')),
  },
  {
    field: 'labels',
    matters: false,
    value: ({ Labels }) =>
      list(
        Object.entries(Labels ?? {})
          .filter(([name]) => !OWN_LABELS.includes(name))
          .map(([name, value]) => `${name}=${value}`),
      ),
  },
  { field: 'layers', matters: false, value: (_, { layers }) => String(layers) },
];

/**
 * Compares the configs of a template's platforms side by side (spec section 11, "Parity"): what differs, and whether it matters. Values of
 * environment variables are not shown: they may hold what is nobody's business.
 */
export function compareParity(sides: readonly ParitySide[]): readonly ParityDifference[] {
  return FIELDS.flatMap(({ field, matters, value }) => {
    const values = sides.map((side) => ({
      platform: side.platform,
      value: value(side.config.config ?? {}, side),
    }));
    return new Set(values.map((one) => one.value)).size > 1 ? [{ field, matters, values }] : [];
  });
}

function keys(object: Readonly<Record<string, unknown>> | null | undefined): string {
  return list(Object.keys(object ?? {}));
}

function list(names: readonly string[]): string {
  return [...names].sort().join(', ');
}
