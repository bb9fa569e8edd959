import { RegistryError, UnavailableError } from '../errors/errors.ts';
import { innermost } from '../errors/system.ts';
import type { HttpAnswer } from './http.ts';

/** Documents of a registry that are read whole are bounded: no answer may fill the memory. */
const LARGEST = 16 * 1024 * 1024;

class TooSlow extends Error {}

/** Lets `read` read all of an answer's body, which breaks off when that takes too long: what comes byte by byte is never idle. */
export async function readWhole<T>(
  { body, whole }: HttpAnswer,
  read: (body: HttpAnswer['body']) => Promise<T>,
): Promise<T> {
  const timer = setTimeout(() => body.destroy(new TooSlow()), whole);
  try {
    return await read(body);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The whole body of an answer.
 * @throws UnavailableError when the connection breaks (to be tried again) or is too slow, RegistryError when there is no end to it
 */
export async function bodyOf(
  answer: HttpAnswer,
  registry: string,
  subject: string,
): Promise<Buffer> {
  const { status, whole } = answer;
  const parts: Buffer[] = [];
  let size = 0;
  try {
    await readWhole(answer, async (body) => {
      for await (const part of body) {
        const bytes = part instanceof Uint8Array ? Buffer.from(part) : Buffer.from(String(part));
        size += bytes.length;
        if (size > LARGEST) break;
        parts.push(bytes);
      }
    });
  } catch (cause) {
    if (cause instanceof TooSlow) {
      throw new UnavailableError(`${registry} did not come to the end of an answer`, {
        registry,
        subject,
        status,
        answer: `${size} bytes in ${whole / 1000} s, and no end`,
        hint: 'The registry, or a proxy on the way to it, sends next to nothing: see its status page, and run the job again later.',
      });
    }
    throw new UnavailableError(`The connection to ${registry} broke within an answer`, {
      registry,
      subject,
      answer: innermost(cause).message,
      cause,
      transient: true,
    });
  }
  if (size > LARGEST) {
    throw new RegistryError(`${registry} sends more than such an answer can be`, {
      registry,
      subject,
      status,
      answer: `more than ${LARGEST} bytes`,
    });
  }
  return Buffer.concat(parts);
}
