import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Digest } from '../../../src/model/digest.ts';
import type { Fault, LoggedRequest } from './faults.ts';

/** An answer before it is sent, so that faults can change it. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: Buffer | string;
}

/** An error as the OCI distribution spec writes it. */
export function error(
  status: number,
  code: string,
  message: string,
  detail?: unknown,
  headers: Record<string, string> = {},
): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      errors: [{ code, message, ...(detail === undefined ? {} : { detail }) }],
    }),
  };
}

/** The parts of a request's body that arrived, and whether that was all. */
export interface Received {
  readonly bytes: Buffer;
  readonly whole: boolean;
}

/** Reads a request's body, as far as the fault lets it come. */
export async function receive(
  message: IncomingMessage,
  request: LoggedRequest,
  fault: Fault | undefined,
): Promise<Received> {
  const parts: Buffer[] = [];
  try {
    for await (const part of message) {
      const bytes = part as Buffer;
      parts.push(bytes);
      request.bytes += bytes.length;
      if (fault?.resetAfter !== undefined && request.bytes >= fault.resetAfter) break;
    }
  } catch {
    // The client went away; what arrived counts.
  }
  return {
    bytes: Buffer.concat(parts),
    whole: message.complete && fault?.resetAfter === undefined,
  };
}

/** The answer that a fault gives in place of the real one. */
export function answerOf({
  status,
  code,
  message,
  detail,
  body,
  headers,
}: Fault): Answer | undefined {
  if (status === undefined) return undefined;
  const made =
    code === undefined
      ? { status, body: body ?? '' }
      : error(status, code, message ?? code, detail);
  return { ...made, headers: { ...made.headers, ...headers } };
}

/** Sends an answer with what a fault does to it. */
export async function send(
  answer: Answer,
  message: IncomingMessage,
  response: ServerResponse,
  fault: Fault | undefined,
): Promise<void> {
  let body = Buffer.from(answer.body ?? '');
  if (fault?.change !== undefined) body = Buffer.from(fault.change(body));
  const headers: Record<string, string | undefined> = {
    'docker-distribution-api-version': 'registry/2.0',
    'content-length': String(body.length),
    ...answer.headers,
    ...(fault?.status === undefined ? fault?.headers : {}),
  };
  response.statusCode = answer.status;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
  if (answer.status === 204 || answer.status === 304) response.removeHeader('content-length');
  if (message.method === 'HEAD') {
    response.end();
    return;
  }
  if (fault?.drip !== undefined) {
    for (const byte of body) {
      if (response.destroyed) return;
      response.write(Buffer.of(byte));
      await sleep(fault.drip);
    }
    response.end();
    return;
  }
  if (fault?.cutAfter === undefined) {
    response.end(body);
    return;
  }
  response.write(body.subarray(0, fault.cutAfter));
  await sleep(20);
  response.socket?.resetAndDestroy();
}

/** Whether bytes are a digest's. */
export function fits(digest: Digest, bytes: Buffer): boolean {
  const [algorithm = '', hex] = digest.split(':');
  return createHash(algorithm).update(bytes).digest('hex') === hex;
}

/** A JSON document with further headers. */
export function json(value: unknown, headers: Record<string, string>): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  };
}
