import type { Platform } from './platform.ts';

/** A part of the config that is not the same on all platforms of a template (spec section 11, "Parity"). */
export interface ParityDifference {
  /** What differs: `entrypoint`, `environment names`, … */
  readonly field: string;
  /** Does it change how the image behaves? Labels and layer counts do not. */
  readonly matters: boolean;
  /** Per platform, in plan order, as people read it. */
  readonly values: readonly { readonly platform: Platform; readonly value: string }[];
}
