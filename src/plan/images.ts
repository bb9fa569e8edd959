import {
  parseRepository,
  splitRepository,
  DOCKER_HUB,
  type Repository,
} from '../model/reference.ts';
import type { Values } from './patterns.ts';
import type { Problems } from './problems.ts';
import { nameSafe, render } from './render.ts';

export const DEFAULT_IMAGES = ['ghcr.io/{org}/{template}'];

/** The repositories of a template, each named once, checked against the grammar (spec section 6). */
export function decideImages(
  patterns: readonly string[],
  values: Values,
  where: string,
  problems: Problems,
): readonly Repository[] {
  const images = new Set<Repository>();
  for (const pattern of patterns) {
    const text = render(pattern, values, where, problems);
    if (text === undefined) continue;
    if (/[@]|:[^/]*$/.test(text)) {
      problems.add(
        where,
        `"${text}" has a tag or digest`,
        'images are names alone; tags come from tags',
      );
      continue;
    }
    const image = problems.attempt(where, () => parseRepository(nameSafe(text)));
    if (image !== undefined) images.add(image);
  }
  return [...images];
}

/** Names of one part are Docker Hub's own images, where nearly nobody may push. */
export function officialImages(images: readonly Repository[]): readonly Repository[] {
  return images.filter((image) => image.startsWith(`${DOCKER_HUB}/library/`));
}

/** Quay keeps a manifest that no tag names for an hour only (spec section 8). */
export function isQuay(image: Repository): boolean {
  return splitRepository(image).registry === 'quay.io';
}
