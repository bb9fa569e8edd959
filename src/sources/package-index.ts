import pep440 from '@renovatebot/pep440';
import { z } from 'zod';

/** A package index of Python: PyPI, TestPyPI, or a mirror. */
export interface PackageIndex {
  /** As the log calls it. */
  readonly label: string;
  /** Its root, or its "simple" page. Credentials in it are sent as basic authentication and never shown. */
  readonly url: string;
}

/** What an index says of one version. */
export type Lookup =
  | {
      readonly kind: 'found';
      readonly files: number;
      readonly yanked: number;
      readonly reason?: string;
    }
  | { readonly kind: 'absent'; readonly why: string }
  /** `final`: asking again is no use. */
  | { readonly kind: 'failed'; readonly why: string; readonly final: boolean };

/** One file of a project. `yanked` is true or the reason (PEP 592). */
interface ProjectFile {
  readonly filename: string;
  readonly yanked: boolean | string;
}

const SIMPLE_JSON = 'application/vnd.pypi.simple.v1+json';
const REQUEST_TIMEOUT = 20_000;

const simpleSchema = z.looseObject({
  files: z.array(
    z.looseObject({ filename: z.string(), yanked: z.union([z.boolean(), z.string()]).optional() }),
  ),
});
const releaseSchema = z.looseObject({
  urls: z.array(
    z.looseObject({
      filename: z.string(),
      yanked: z.boolean().optional(),
      yanked_reason: z.string().nullish(),
    }),
  ),
});

/**
 * Looks a version up as pip does, on the index's simple page (PEP 503, PEP 691), which every mirror has. Where there is no such page, PyPI's
 * own JSON API is asked.
 */
export async function lookUp(
  index: PackageIndex,
  project: string,
  version: string,
  signal: AbortSignal,
): Promise<Lookup> {
  const { root, simple, authorization } = addresses(index.url);
  const name = project.toLowerCase().replace(/[-_.]+/g, '-');
  const page = await get(`${simple}/${name}/`, authorization, signal);
  if (page.kind === 'failed') return page;
  if (page.kind === 'answer') {
    return judge(
      ofVersion(readPage(page.type, page.body), name, version),
      `${name} is there, ${version} is not`,
    );
  }
  if (root === undefined) return { kind: 'absent', why: `${name} is not there` };
  const release = await get(
    `${root}/pypi/${name}/${encodeURIComponent(version)}/json`,
    authorization,
    signal,
  );
  if (release.kind === 'failed') return release;
  if (release.kind === 'absent') return { kind: 'absent', why: `${name} ${version} is not there` };
  const parsed = releaseSchema.safeParse(parseJson(release.body));
  if (!parsed.success) return { kind: 'failed', why: 'the answer is no release', final: true };
  return judge(
    parsed.data.urls.map(({ filename, yanked, yanked_reason: reason }) => ({
      filename,
      yanked: yanked === true ? (reason ?? true) : false,
    })),
    `${name} ${version} has no file yet`,
  );
}

function judge(files: readonly ProjectFile[], otherwise: string): Lookup {
  if (files.length === 0) return { kind: 'absent', why: otherwise };
  const yanked = files.filter((file) => file.yanked !== false);
  const reason = yanked
    .map((file) => file.yanked)
    .find((why) => typeof why === 'string' && why !== '');
  return {
    kind: 'found',
    files: files.length,
    yanked: yanked.length,
    ...(typeof reason === 'string' ? { reason } : {}),
  };
}

/** Where to ask: a URL that ends with `simple` is a mirror's page as pip takes it; any other is the root of an index like PyPI. */
function addresses(given: string): {
  readonly root: string | undefined;
  readonly simple: string;
  readonly authorization: string | undefined;
} {
  const url = new URL(given);
  const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization =
    login === ':' ? undefined : `Basic ${Buffer.from(login).toString('base64')}`;
  url.username = '';
  url.password = '';
  const base = url.href.replace(/\/+$/, '');
  return /\/\+?simple$/.test(base)
    ? { root: undefined, simple: base, authorization }
    : { root: base, simple: `${base}/simple`, authorization };
}

type Answer =
  | { readonly kind: 'answer'; readonly type: string; readonly body: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'failed'; readonly why: string; readonly final: boolean };

async function get(
  url: string,
  authorization: string | undefined,
  signal: AbortSignal,
): Promise<Answer> {
  // Loaded only where a package is asked for. The agent honours the proxy variables.
  const { EnvHttpProxyAgent, fetch } = await import('undici');
  const dispatcher = new EnvHttpProxyAgent();
  try {
    const response = await fetch(url, {
      dispatcher,
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT)]),
      headers: {
        accept: `${SIMPLE_JSON}, text/html;q=0.5, application/json;q=0.5`,
        ...(authorization === undefined ? {} : { authorization }),
      },
    });
    if (response.status === 404) return { kind: 'absent' };
    const why = `${url} answered ${response.status} ${response.statusText}`.trim();
    if (!response.ok)
      return { kind: 'failed', why, final: [400, 401, 403].includes(response.status) };
    const type = response.headers.get('content-type') ?? '';
    return { kind: 'answer', type, body: await response.text() };
  } catch (error) {
    signal.throwIfAborted();
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return {
      kind: 'failed',
      why: `${url}: ${cause instanceof Error ? cause.message : String(cause)}`,
      final: false,
    };
  } finally {
    await dispatcher.close().catch(() => undefined);
  }
}

function readPage(type: string, body: string): readonly ProjectFile[] {
  if (!type.includes('json')) return readHtml(body);
  const parsed = simpleSchema.safeParse(parseJson(body));
  if (!parsed.success) return [];
  return parsed.data.files.map(({ filename, yanked = false }) => ({ filename, yanked }));
}

/** A page of PEP 503: an anchor per file, whose text is the file's name. */
function readHtml(body: string): readonly ProjectFile[] {
  return [...body.matchAll(/<a\b([^>]*)>([^<]*)<\/a>/gi)].map(([, attributes = '', text = '']) => {
    const yanked = /\bdata-yanked(?:\s*=\s*"([^"]*)")?/i.exec(attributes);
    return { filename: text.trim(), yanked: yanked === null ? false : yanked[1] || true };
  });
}

/** The files of one version: wheels are NAME-VERSION-…, source archives NAME-VERSION.tar.gz (PEP 427, PEP 625). */
function ofVersion(
  files: readonly ProjectFile[],
  name: string,
  version: string,
): readonly ProjectFile[] {
  return files.filter(({ filename }) => {
    const base = filename.replace(/\.(?:tar\.(?:gz|bz2|xz)|tgz|zip|whl|egg)$/i, '');
    // An old source archive may have dashes in its name: what follows the name is the version.
    const rest = base.split('-');
    for (let parts = 1; parts < rest.length; parts += 1) {
      const head = rest
        .slice(0, parts)
        .join('-')
        .toLowerCase()
        .replace(/[-_.]+/g, '-');
      if (head !== name) continue;
      const tail = filename.endsWith('.whl') ? (rest[parts] ?? '') : rest.slice(parts).join('-');
      if (pep440.valid(tail) !== null && pep440.eq(tail, version)) return true;
    }
    return false;
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
