import { randomBytes } from 'node:crypto';
import type { LegId } from '../model/leg.ts';

const MAX_PART = 60;

/**
 * A local name for a leg's image that nobody else has: `localhost/multiarch-publish/starter-linux-arm64:b3f1c2d4e5a6`. `localhost/` keeps
 * podman from prefixing it and every engine from looking for it in a registry; the random tag keeps it apart from another build's.
 */
export function privateImageName({ template, platform }: LegId): string {
  const readable = `${template.slice(0, MAX_PART)}-${platform}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `localhost/multiarch-publish/${readable}:${randomBytes(6).toString('hex')}`;
}
