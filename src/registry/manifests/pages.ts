import { splitRepository, type Repository } from '../../model/reference.ts';
import { assertOwn } from '../errors/answer.ts';
import { RegistryError, UnavailableError } from '../errors/errors.ts';
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

/** No list is longer: what goes on beyond has no end. */
const MAX_PAGES = 2000;
const MAX_CHARACTERS = 64 * 1024 * 1024;

export interface Page {
  readonly text: string;
  readonly answer: HttpAnswer;
}

/**
 * Reads a list page by page.
 * @param first where it begins: the first that is not refused with 400, as a registry may not take pages of our size
 * @param absence what says at its beginning that there is none: the registry's own 404, or any of these statuses, in whatever form
 * @returns undefined when there is none
 * @throws UnavailableError when the pages turn in circles, RegistryError when there is no end to them
 */
export async function readPages(
  session: Session,
  repository: Repository,
  first: readonly string[],
  doing: string,
  absence: 'own' | readonly number[],
): Promise<Page[] | undefined> {
  const { registry } = splitRepository(repository);
  const pages: Page[] = [];
  const seen = new Set<string>();
  const starts = [...first];
  const absent = absence === 'own' ? [404] : absence;
  const circles = (answer: string): never => {
    throw new UnavailableError(`${registry} turns in circles at ${doing}`, {
      registry,
      subject: repository,
      answer,
    });
  };
  let characters = 0;
  let at: string | URL | undefined = starts.shift();
  while (at !== undefined) {
    const url = session.url(repository, at);
    if (seen.has(url.href)) circles(`Link: <${url.href}>`);
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
          ...(beginning ? absent : []),
          ...(beginning && starts.length > 0 ? [400] : []),
        ],
        doing,
      },
      async (answer) => ({ answer, text: (await bodyOf(answer, registry, repository)).toString() }),
    );
    const { answer, text } = page;
    if (absent.includes(answer.status)) {
      if (absence === 'own') assertOwn(answer, text, { registry, subject: repository, doing });
      return undefined;
    }
    if (answer.status === 400) {
      at = starts.shift();
      continue;
    }
    if (text === pages.at(-1)?.text) circles(`the same page again, as ${url.href}`);
    pages.push(page);
    characters += text.length;
    at = nextPage(answer.headers.link, url);
    if (at !== undefined && (pages.length >= MAX_PAGES || characters > MAX_CHARACTERS)) {
      throw new RegistryError(`${registry} comes to no end at ${doing}`, {
        registry,
        subject: repository,
        answer: `after ${pages.length} pages and ${characters} characters: Link: <${at.href}>`,
        hint: 'delete tags that nobody needs, or ask the registry’s operator why the list has no end',
      });
    }
  }
  return pages;
}
