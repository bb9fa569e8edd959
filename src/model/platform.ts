import { z } from 'zod';
import { entryOf } from './collections.ts';
import { AppError } from './errors.ts';

declare const brand: unique symbol;

/** A normalised platform, `os/architecture[/variant]`: `linux/amd64`, `linux/arm/v7` (spec section 1). */
export type Platform = string & { readonly [brand]: 'Platform' };

export interface PlatformParts {
  readonly os: string;
  readonly architecture: string;
  readonly variant?: string;
}

export class PlatformError extends AppError {
  override readonly name = 'PlatformError';
}

/** Other names for an operating system, as containerd's normalisation has them. */
const OS_ALIASES: Readonly<Record<string, string>> = { macos: 'darwin' };

/** Other names for an architecture, each with the variant that the name implies. */
const ARCHITECTURE_ALIASES: Readonly<Record<string, readonly [string, string?]>> = {
  x86_64: ['amd64'],
  'x86-64': ['amd64'],
  x64: ['amd64'],
  i386: ['386'],
  i486: ['386'],
  i586: ['386'],
  i686: ['386'],
  aarch64: ['arm64'],
  armhf: ['arm', 'v7'],
  armel: ['arm', 'v6'],
  armv5: ['arm', 'v5'],
  armv6: ['arm', 'v6'],
  armv6l: ['arm', 'v6'],
  armv7: ['arm', 'v7'],
  armv7l: ['arm', 'v7'],
  powerpc64le: ['ppc64le'],
};

/** The variant that the plain name stands for: arm64 is arm64/v8, amd64 is amd64/v1 (OCI image-index.md). */
const DEFAULT_VARIANT: Readonly<Record<string, string>> = { arm64: 'v8', amd64: 'v1' };

/** What an os or architecture may be called. Known names are checked, so that `linux/amd46` fails in the plan. */
export const KNOWN_OS = ['linux', 'windows', 'darwin', 'freebsd', 'netbsd', 'openbsd', 'wasip1'];
export const KNOWN_ARCHITECTURES = [
  ...['386', 'amd64', 'arm', 'arm64', 'loong64', 'mips', 'mips64', 'mips64le', 'mipsle'],
  ...['ppc64', 'ppc64le', 'riscv64', 's390x', 'wasm'],
];

/**
 * Reads a platform in any of its usual spellings; a lone architecture means linux.
 * @throws PlatformError when a part is unknown
 */
export function parsePlatform(text: string): Platform {
  const parts = text.trim().toLowerCase().split('/');
  const [first = '', second, third] = parts;
  const [rawOs, rawArchitecture, rawVariant] =
    second === undefined ? ['linux', first, undefined] : [first, second, third];
  const os = entryOf(OS_ALIASES, rawOs) ?? rawOs;
  const [architecture, impliedVariant] = entryOf(ARCHITECTURE_ALIASES, rawArchitecture) ?? [
    rawArchitecture,
  ];
  const variant = normaliseVariant(architecture, rawVariant ?? impliedVariant);
  if (
    parts.length > 3 ||
    !KNOWN_OS.includes(os) ||
    !KNOWN_ARCHITECTURES.includes(architecture) ||
    (variant !== undefined && !/^v[0-9](?:\.[0-9])?$/.test(variant))
  ) {
    throw new PlatformError(
      `"${text}" is not a platform: expected os/architecture[/variant], such as linux/arm64 or linux/arm/v7`,
    );
  }
  return joinPlatform({ os, architecture, ...(variant === undefined ? {} : { variant }) });
}

function normaliseVariant(architecture: string, variant: string | undefined): string | undefined {
  if (variant === undefined || variant === '') return architecture === 'arm' ? 'v7' : undefined;
  const named = /^[0-9]/.test(variant) ? `v${variant}` : variant;
  return named === entryOf(DEFAULT_VARIANT, architecture) ? undefined : named;
}

function joinPlatform({ os, architecture, variant }: PlatformParts): Platform {
  return [os, architecture, ...(variant === undefined ? [] : [variant])].join('/') as Platform;
}

export function splitPlatform(platform: Platform): PlatformParts {
  const [os = '', architecture = '', variant] = platform.split('/');
  return { os, architecture, ...(variant === undefined ? {} : { variant }) };
}

/** The placeholder `{arch}`: architecture and variant without a slash, `armv7` (spec section 3). */
export function archName(platform: Platform): string {
  const { architecture, variant = '' } = splitPlatform(platform);
  return architecture + variant;
}

export const platformSchema = z.string().transform((text, context): Platform => {
  try {
    return parsePlatform(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : '' });
    return z.NEVER;
  }
});
