import { z } from 'zod';
import { parseJson } from '../../model/json.ts';
import type { Repository } from '../../model/reference.ts';
import type { Session } from '../transport/session.ts';
import { readPages } from './pages.ts';

/** The most that ECR and others take; who takes less (400) is asked without a number. */
const PAGE = 1000;

const tagsSchema = z.looseObject({ tags: z.array(z.string()).nullish() });

/** All tags, paged through to the end; none where the repository does not exist. */
export async function listTags(session: Session, repository: Repository): Promise<string[]> {
  const first = [`tags/list?n=${PAGE}`, 'tags/list'];
  const pages = (await readPages(session, repository, first, 'listing the tags', 'own')) ?? [];
  const what = `the list of tags of ${repository}`;
  return [...new Set(pages.flatMap(({ text }) => parseJson(tagsSchema, text, what).tags ?? []))];
}
