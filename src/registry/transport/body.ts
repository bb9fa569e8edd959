import { RegistryError, UnavailableError } from '../errors/errors.ts';
import { innermost } from '../errors/system.ts';
import type { HttpAnswer } from './http.ts';

/** Documents of a registry that are read whole are bounded: no answer may fill the memory. */
const LARGEST = 16 * 1024 * 1024;

/**
 * The whole body of an answer.
 * @throws UnavailableError, to be tried again, when the connection breaks; RegistryError when there is no end to it
 */
export async function bodyOf(
  { body, status }: HttpAnswer,
  registry: string,
  subject: string,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of body) {
      const bytes = part instanceof Uint8Array ? Buffer.from(part) : Buffer.from(String(part));
      size += bytes.length;
      if (size > LARGEST) break;
      parts.push(bytes);
    }
  } catch (cause) {
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
