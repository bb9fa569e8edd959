import { digestOf, splitDigest } from './digest.ts';
import type { Platform } from './platform.ts';

/** A leg's identity: one template on one platform. */
export interface LegId {
  readonly template: string;
  readonly platform: Platform;
}

/** A leg as people read it, in logs and errors: `starter linux/arm64`. */
export function legName({ template, platform }: LegId): string {
  return `${template} ${platform}`;
}

/**
 * A leg's name where only `[a-z0-9._-]` may stand (artifacts, files, tags, cache scopes). Two legs never share one: every other byte,
 * and `_` itself, becomes `_xx`, its UTF-8 value in hex. `team/app linux/arm/v7` is `team_2fapp--linux-arm-v7`; `--` is safe as the
 * border because a `-` in a template before another `-` is encoded too. What is too long for a file's name ends with a hash between `_`s,
 * the last of which no encoding ends with.
 */
export function legSlug({ template, platform }: LegId): string {
  return `${shorten(slug(template))}--${platform.replaceAll('/', '-')}`;
}

/** Longest template part: a file's name holds 255 bytes, and platform, plan, run and attempt need their place in it. */
const MAX_TEMPLATE = 120;
const HASH = 20;

function shorten(name: string): string {
  if (name.length <= MAX_TEMPLATE) return name;
  const { hex } = splitDigest(digestOf(name));
  return `${name.slice(0, MAX_TEMPLATE - HASH - 2)}_${hex.slice(0, HASH)}_`;
}

/** The encoding of one name by itself; see {@link legSlug}. */
export function slug(name: string): string {
  let out = '';
  for (const byte of Buffer.from(name, 'utf8')) {
    const char = String.fromCharCode(byte);
    const plain = /[a-z0-9.]/.test(char) || (char === '-' && !out.endsWith('-'));
    out += plain ? char : `_${byte.toString(16).padStart(2, '0')}`;
  }
  return out.endsWith('-') ? `${out.slice(0, -1)}_2d` : out;
}
