import { z } from 'zod';
import { parseJson } from '../../model/json.ts';
import type { Repository } from '../../model/reference.ts';
import type { Session } from '../transport/session.ts';
import { readPages } from './pages.ts';

/** The most that ECR and others take; who takes less (400) is asked without a number. */
const PAGE = 1000;

/**
 * OCI distribution spec, "Listing Tags". Go's encoders write an empty list as null or leave it out; then the repository's name must tell
 * that this is a list of tags at all, and no error with status 200.
 */
const tagsSchema = z.union([
  z.looseObject({ tags: z.array(z.string()) }),
  z.looseObject({ name: z.string(), tags: z.null().optional(), errors: z.undefined().optional() }),
]);

/** All tags, paged through to the end; none where the repository does not exist. */
export async function listTags(session: Session, repository: Repository): Promise<string[]> {
  const first = [`tags/list?n=${PAGE}`, 'tags/list'];
  const pages = (await readPages(session, repository, first, 'listing the tags', 'own')) ?? [];
  const what = `the list of tags of ${repository}`;
  return [...new Set(pages.flatMap(({ text }) => parseJson(tagsSchema, text, what).tags ?? []))];
}
