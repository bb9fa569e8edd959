import { createServer, type IncomingMessage } from 'node:http';
import { onLoopback } from './loopback.ts';

/** What the index answers to a path; undefined is 404. */
export type Pages = (
  path: string,
  request: IncomingMessage,
) => { readonly status?: number; readonly type?: string; readonly body: string } | undefined;

export interface StandInIndex extends AsyncDisposable {
  readonly url: string;
  /** The paths that were asked for. */
  readonly paths: readonly string[];
}

/** A package index on loopback that serves what a test says. */
export async function startIndex(pages: Pages): Promise<StandInIndex> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    paths.push(path);
    const page = pages(path, request);
    response.writeHead(page === undefined ? 404 : (page.status ?? 200), {
      'content-type': page?.type ?? 'application/vnd.pypi.simple.v1+json',
    });
    response.end(page?.body ?? '');
  });
  const { origin, ...at } = await onLoopback(server);
  return { ...at, url: origin, paths };
}

/** The simple page of a project as JSON (PEP 691). */
export function simplePage(
  files: readonly (string | { readonly filename: string; readonly yanked: boolean | string })[],
): string {
  return JSON.stringify({
    meta: { 'api-version': '1.1' },
    name: 'x',
    files: files.map((file) => (typeof file === 'string' ? { filename: file } : file)),
  });
}
