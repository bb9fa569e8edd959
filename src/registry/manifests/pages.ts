import { splitRepository, type Repository } from '../../model/reference.ts';
import { assertOwn } from '../errors/answer.ts';
import { UnavailableError } from '../errors/errors.ts';
import { bodyOf } from '../transport/body.ts';
import type { HttpAnswer } from '../transport/http.ts';
import type { Session } from '../transport/session.ts';

/** The next page of a list (RFC 8288: `Link: <URL>; rel="next"`), relative to the page that names it. */
export function nextPage(link: string | string[] | undefined, page: URL): URL | undefined {
  for (const part of [link ?? []].flat()) {
    for (const [, target, parameters] of part.matchAll(/<([^>]*)>([^<]*)/g)) {
      if (target === undefined || !/;\s*rel="?(?:[^"]*\s)?next\b/i.test(parameters ?? '')) continue;
      if (URL.canParse(target, page.href)) return new URL(target, page);
    }
  }
  return undefined;
}

export interface Page {
  readonly text: string;
  readonly answer: HttpAnswer;
}

/**
 * Reads a list page by page.
 * @param first where it begins: the first that is not refused with 400, as a registry may not take pages of our size
 * @param absence whether any 404 says that there is none, or only the registry's own
 * @returns undefined when there is none
 */
export async function readPages(
  session: Session,
  repository: Repository,
  first: readonly string[],
  doing: string,
  absence: 'own' | 'any',
): Promise<Page[] | undefined> {
  const { registry } = splitRepository(repository);
  const pages: Page[] = [];
  const seen = new Set<string>();
  const starts = [...first];
  let at: string | URL | undefined = starts.shift();
  while (at !== undefined) {
    const url = session.url(repository, at);
    if (seen.has(url.href)) {
      throw new UnavailableError(`${registry} turns in circles at ${doing}`, {
        registry,
        subject: repository,
        answer: `Link: <${url.href}>`,
      });
    }
    seen.add(url.href);
    const beginning = pages.length === 0;
    const page = await session.callFor(
      {
        repository,
        method: 'GET',
        at,
        action: 'pull',
        expect: [
          200,
          ...(beginning ? [404] : []),
          ...(beginning && starts.length > 0 ? [400] : []),
        ],
        doing,
      },
      async (answer) => ({ answer, text: (await bodyOf(answer, registry, repository)).toString() }),
    );
    const { answer, text } = page;
    if (answer.status === 404) {
      if (absence === 'own') assertOwn(answer, text, { registry, subject: repository, doing });
      return undefined;
    }
    if (answer.status === 400) {
      at = starts.shift();
      continue;
    }
    pages.push(page);
    at = nextPage(answer.headers.link, url);
  }
  return pages;
}
