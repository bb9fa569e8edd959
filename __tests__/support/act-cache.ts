import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runtimeToken } from './cache-service.ts';

/** act's cache server lives as long as a workflow runs: this one waits until its file is gone, and for ten minutes at most. */
const WORKFLOW = `on: push
jobs:
  serve:
    runs-on: here
    steps:
      - run: |
          echo "$ACTIONS_CACHE_URL" >"$URL_FILE.new" && mv "$URL_FILE.new" "$URL_FILE"
          for i in $(seq 3000); do [ -e "$URL_FILE" ] || break; sleep 0.2; done
`;

/** The cache server of nektos/act, which speaks version 1 of GitHub's cache service, as GitHub Enterprise Server does. */
export class ActCacheServer implements AsyncDisposable {
  readonly #folder: string;
  readonly #ended: Promise<unknown>;
  readonly #url: string;

  private constructor(folder: string, ended: Promise<unknown>, url: string) {
    this.#folder = folder;
    this.#ended = ended;
    this.#url = url;
  }

  static async start(): Promise<ActCacheServer> {
    const folder = await mkdtemp(join(tmpdir(), 'act-cache-'));
    await writeFile(join(folder, 'serve.yml'), WORKFLOW);
    const urlFile = join(folder, 'url');
    const child = spawn(
      'act',
      [
        ...['push', '--directory', folder, '--workflows', join(folder, 'serve.yml')],
        ...['--platform', 'here=-self-hosted', '--env', `URL_FILE=${urlFile}`],
        ...['--cache-server-addr', '127.0.0.1', '--cache-server-path', join(folder, 'entries')],
        ...['--container-daemon-socket', '-', '--action-cache-path', join(folder, 'actions')],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => said.push(chunk));
    let over = false;
    const ended = new Promise<void>((resolve) => {
      child.once('close', () => {
        over = true;
        resolve();
      });
    });
    for (;;) {
      const url = await readFile(urlFile, 'utf8').catch(() => undefined);
      if (url !== undefined) return new ActCacheServer(folder, ended, url.trim());
      // `close` sets it, while this waits.
      if (over as boolean) throw new Error(`act ended at once: ${Buffer.concat(said).toString()}`);
      await sleep(100);
    }
  }

  /** What a job finds in its environment. */
  get env(): Record<string, string> {
    return { ACTIONS_CACHE_URL: this.#url, ACTIONS_RUNTIME_TOKEN: runtimeToken() };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(join(this.#folder, 'url'));
    await this.#ended;
    await rm(this.#folder, { recursive: true, force: true });
  }
}
