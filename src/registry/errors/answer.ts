import { readWhole } from '../transport/body.ts';
import type { HttpAnswer } from '../transport/http.ts';
import {
  DeniedError,
  DigestMismatchError,
  ImmutableTagError,
  ManifestBlobUnknownError,
  ManifestInvalidError,
  NotFoundError,
  QuotaExceededError,
  RateLimitedError,
  RegistryError,
  UnauthorisedError,
  UnavailableError,
  type RegistryErrorContext,
} from './errors.ts';
import { hintFor, type Trouble } from './hints.ts';
import { readLimit } from './limits.ts';
import { readWords } from './words.ts';

/** What was being done when the answer came. */
export interface About {
  readonly registry: string;
  /** Path of the repository there. */
  readonly path?: string;
  /** The reference or URL that the error names. */
  readonly subject: string;
  /** `reading the manifest`: completes "registry X failed at …". */
  readonly doing: string;
  readonly writing?: boolean;
  readonly loggedIn?: boolean;
  /** The media type of the manifest that is being put, and those of what it names. */
  readonly manifestTypes?: readonly string[];
}

const LONGEST_ERROR = 64 * 1024;

/** The text of an answer that is an error, cut where a registry talks on. */
export async function readAnswer(answer: HttpAnswer): Promise<string> {
  let text = '';
  try {
    await readWhole(answer, async (body) => {
      for await (const chunk of body.setEncoding('utf8')) {
        text += String(chunk);
        if (text.length > LONGEST_ERROR) break;
      }
    });
  } catch {
    // The status is answer enough.
  }
  return text;
}

/** What is read of an answer besides its body. */
type Head = Pick<HttpAnswer, 'status' | 'headers' | 'secrets'>;

const IMMUTABLE = /immutab|cannot be overwritten|ImageTagAlreadyExists|tag.{0,80}already exists/i;
const QUOTA =
  /quota|storage limit|LimitExceeded|insufficient storage|exceed the configured upper limit/i;
const MISSING = ['MANIFEST_BLOB_UNKNOWN', 'BLOB_UNKNOWN', 'MANIFEST_UNKNOWN'];
const PASSING = [408, 425, 500, 502, 503, 504];

/** The error that an answer stands for: one class per kind, with the registry's words and a hint. */
export function answerError(
  { status, headers, secrets }: Head,
  body: string,
  about: About,
): RegistryError {
  const { registry, path, subject, doing, writing = false, loggedIn = false } = about;
  const { text, codes, digests } = readWords(status, body, headers['content-type'], secrets);
  const limit = readLimit(headers, Date.now());
  const base: RegistryErrorContext = { registry, subject, answer: text, status, codes };
  const withHint = (trouble: Trouble): RegistryErrorContext => {
    const hint = hintFor(trouble, { registry, path, writing, loggedIn });
    return hint === undefined ? base : { ...base, hint };
  };
  const waiting = limit.retryAfter === undefined ? {} : { retryAfter: limit.retryAfter };

  if (status === 429 || codes.includes('TOOMANYREQUESTS')) {
    const end = limit.endsAt === undefined ? '' : ` until ${limit.endsAt.toISOString()}`;
    const answer = limit.text === undefined ? text : `${text} (${limit.text})`;
    return new RateLimitedError(`${registry} limits requests${end}`, {
      ...withHint('rate-limit'),
      ...waiting,
      answer,
      transient: !limit.exhausted,
      ...(limit.endsAt === undefined ? {} : { endsAt: limit.endsAt }),
    });
  }
  if (status === 401) {
    const insufficient = /insufficient_scope/.test(headers['www-authenticate'] ?? '');
    if (loggedIn && (insufficient || codes.includes('DENIED'))) {
      return new DeniedError(`${registry} does not allow ${doing}`, withHint('denied'));
    }
    const what = loggedIn ? 'does not accept the login for' : 'wants a login for';
    return new UnauthorisedError(`${registry} ${what} ${doing}`, withHint('unauthorised'));
  }
  if (status < 500 && about.manifestTypes !== undefined && IMMUTABLE.test(text)) {
    return new ImmutableTagError(
      `${registry} does not let the tag be moved`,
      withHint('immutable'),
    );
  }
  if (status === 413 || status === 507 || (status < 500 && QUOTA.test(text))) {
    return new QuotaExceededError(`${registry} takes no more at ${doing}`, withHint('quota'));
  }
  if (codes.includes('NAME_UNKNOWN')) {
    const message = `${registry} does not know the repository${path === undefined ? '' : ` ${path}`}`;
    return new NotFoundError(message, withHint('no-repository'));
  }
  if (status === 403 || codes.includes('DENIED')) {
    return new DeniedError(`${registry} does not allow ${doing}`, withHint('denied'));
  }
  if (about.manifestTypes !== undefined && status >= 400 && status < 500) {
    if (codes.some((code) => MISSING.includes(code))) {
      return new ManifestBlobUnknownError(`${registry} misses what the manifest names`, {
        ...withHint('missing-blob'),
        missing: digests,
      });
    }
    const types = [...new Set(about.manifestTypes)].join(', ');
    return new ManifestInvalidError(`${registry} does not take the manifest`, {
      ...withHint('invalid-manifest'),
      answer: `${text} (sent: ${types})`,
    });
  }
  if (codes.includes('DIGEST_INVALID')) {
    return new DigestMismatchError(`${registry} got bytes that are not the digest's`, base);
  }
  if (status === 404) return new NotFoundError(`${registry} has nothing there at ${doing}`, base);
  if (PASSING.includes(status) || status >= 520) {
    return new UnavailableError(`${registry} failed at ${doing}`, {
      ...base,
      ...waiting,
      transient: true,
      hint: 'The registry has a fault of its own: see its status page, and run the job again later.',
    });
  }
  return new RegistryError(`${registry} answered unexpectedly at ${doing}`, base);
}

/**
 * Only the registry's own 404 means that something is absent: not a page of a proxy, nor a storage's behind a redirect.
 * @throws RegistryError when the answer is not a registry's
 */
export function assertOwn(
  { headers, secrets }: Omit<Head, 'status'>,
  body: string,
  { registry, subject, doing }: About,
): void {
  const { own, text } = readWords(404, body, headers['content-type'], secrets);
  if (own) return;
  throw new RegistryError(`${registry} does not answer as a registry at ${doing}`, {
    registry,
    subject,
    status: 404,
    answer: text,
    hint: "Check the registry's host and port, and whether something stands between (a proxy, a login page).",
  });
}
