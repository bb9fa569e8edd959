import { setTimeout as sleep } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { BuildTimeoutError, ProgramError } from '../../../src/engines/errors.ts';
import { capture, run, start, type RunOptions } from '../../../src/engines/process.ts';
import { failureOf } from '../../support/failure.ts';
import { temporaryFolders } from '../../support/temporary.ts';
import { CancelledError, describeError, summariseError } from '../../../src/model/errors.ts';

const temporaryFolder = temporaryFolders();
let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});

function options(more: Partial<RunOptions> = {}): RunOptions {
  return { cwd: folder, env: process.env, signal: new AbortController().signal, ...more };
}

/** A shell script of the test's own; what is tested starts no shell. */
const sh = (script: string): string[] => ['sh', '-c', script];

/** Is a process there and no zombie? */
async function alive(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => 'State:\tZ');
  return !/^State:\tZ/m.test(status);
}

describe('run', () => {
  it('hands over lines of both outputs, as they come', async () => {
    const lines: string[] = [];
    const go = join(folder, 'go');
    // The program goes on only when its first line has arrived.
    await run(
      sh(`echo one; until [ -e ${go} ]; do sleep 0.02; done; echo two >&2; printf "three\\rfour"`),
      {
        ...options(),
        onLine: (line) => {
          lines.push(line);
          if (line === 'one') writeFileSync(go, '');
        },
      },
    );
    expect(lines.sort()).toEqual(['four', 'one', 'three', 'two']);
  });

  it('fails with the exit code and the last lines', async () => {
    const error = await failureOf(run(sh('seq 1 100; echo broken >&2; exit 7'), options()));
    expect(error).toBeInstanceOf(ProgramError);
    expect(error).toMatchObject({ message: 'sh ended with exit code 7: broken', exitCode: 7 });
    expect(error).toMatchObject({
      answer: expect.stringMatching(/^8\d\n[^]*100[^]*broken|broken/),
    });
  });

  it('says once what a program said in one line', async () => {
    const line = 'ERROR: failed to build: resolve : lstat nope: no such file or directory';
    const error = await failureOf(run(sh(`echo "${line}" >&2; exit 1`), options()));
    expect(summariseError(error)).toBe(
      'sh ended with exit code 1: failed to build: resolve : lstat nope: no such file or directory',
    );
    expect(describeError(error).match(/lstat nope/g)).toHaveLength(1);
  });

  it('names the signal that ended the program', async () => {
    const error = await failureOf(run(sh('kill -SEGV $$'), options()));
    expect(error.message).toBe('sh died of SIGSEGV');
  });

  it('says that a program is not there', async () => {
    const error = await failureOf(run(['no-such-engine'], options()));
    expect(error).toMatchObject({ answer: 'no program "no-such-engine" on PATH' });
  });

  it('gives the program the environment it is given, and no other', async () => {
    const env = { PATH: process.env.PATH, ONLY: 'this' };
    const answer = await capture(['env'], options({ env }));
    expect(answer.split('\n').filter((line) => line.startsWith('ONLY='))).toEqual(['ONLY=this']);
    expect(answer).not.toContain('HOME=');
  });

  it('never shows a secret, nor one of its lines', async () => {
    const lines: string[] = [];
    const secret = '-----BEGIN-----\nMIIabc123\n-----END-----';
    const env = { ...process.env, KEY: secret };
    const error = await failureOf(
      run(sh('echo "key: $KEY"; exit 1'), {
        ...options({ env, secrets: [secret] }),
        onLine: (line) => lines.push(line),
      }),
    );
    expect(lines).toEqual(['key: ***', '***', '***']);
    expect(JSON.stringify(error)).not.toContain('MIIabc123');
  });

  it('feeds an input and survives a program that does not read it', async () => {
    async function* input() {
      for (let block = 0; block < 50; block += 1)
        yield await Promise.resolve(Buffer.alloc(65536, 'x'));
    }
    expect((await capture(['wc', '-c'], options({ input: input() }))).trim()).toBe(`${50 * 65536}`);
    await run(['true'], options({ input: input() }));
  });

  it('fails when its input breaks off', async () => {
    async function* input() {
      yield await Promise.resolve(Buffer.from('some'));
      throw new Error('the disk is gone');
    }
    const error = await failureOf(run(['cat'], options({ input: input() })));
    expect(error.message).toBe('the disk is gone');
  });
});

describe('what runs too long', () => {
  it.each([
    [
      'timeout',
      { timeout: 0.3 },
      'while :; do echo busy; sleep 0.05; done',
      /^timeout: not done after 0.3 s/,
    ],
    [
      'stall-timeout',
      { stallTimeout: 0.3 },
      'echo last words; sleep 60',
      /^stall-timeout: no output for 0.3 s/,
    ],
  ])('ends by %s, with the last lines', async (_name, limit, script, message) => {
    const error = await failureOf(run(sh(script), options(limit)));
    expect(error).toBeInstanceOf(BuildTimeoutError);
    expect(error.message).toMatch(message);
    expect(error).toMatchObject({ answer: expect.stringMatching(/busy|last words/) });
  });

  it.each([
    ['says lines', 'echo $i'],
    ['prints dots', 'printf .'],
    ['draws a bar', String.raw`printf "\r$i %%"`],
    ['writes dots to stderr', 'printf . >&2'],
  ])('is not stalled while it %s', async (_what, word) => {
    const script = `for i in 1 2 3 4 5 6 7 8 9; do ${word}; sleep 0.1; done`;
    await run(sh(script), options({ stallTimeout: 0.5 }));
    await capture(sh(script), options({ stallTimeout: 0.5 }));
  });

  it('is not stalled while it reads what it is given', async () => {
    async function* input() {
      for (let block = 0; block < 9; block += 1) {
        await sleep(100);
        yield Buffer.from('x');
      }
    }
    await run(sh('cat >/dev/null'), options({ stallTimeout: 0.5, input: input() }));
  });

  it('is ended with all that it started, even what ignores the request', async () => {
    const lines: string[] = [];
    const controller = new AbortController();
    const script =
      'trap "" TERM; sleep 120 & echo $!; sh -c "trap \'\' TERM; echo \\$\\$; while :; do sleep 1; done" & wait';
    const running = failureOf(
      run(sh(script), {
        ...options({ signal: controller.signal }),
        onLine: (line) => lines.push(line),
      }),
    );
    while (lines.length < 2) await sleep(20);
    controller.abort(new Error('stopped by SIGTERM'));
    expect(await running).toBeInstanceOf(CancelledError);
    await sleep(100);
    const pids = lines.map(Number);
    expect(await Promise.all(pids.map(alive))).toEqual([false, false]);
  }, 15_000);

  it('takes with it what left its process group, as containers do', async () => {
    const lines: string[] = [];
    const controller = new AbortController();
    const running = failureOf(
      run(sh('setsid sh -c "echo \\$\\$; exec sleep 120" & wait'), {
        ...options({ signal: controller.signal }),
        onLine: (line) => {
          lines.push(line);
          controller.abort();
        },
      }),
    );
    expect(await running).toBeInstanceOf(CancelledError);
    expect(await alive(Number(lines[0]))).toBe(false);
  });

  it('does not start the wait of a program that was cancelled before', async () => {
    const error = await failureOf(run(sh('sleep 60'), options({ signal: AbortSignal.abort() })));
    expect(error).toBeInstanceOf(CancelledError);
  });

  it('leaves all that it wrote to a reader that is slower than it', async () => {
    const size = 150_000;
    const child = start(sh(`head -c ${size} /dev/zero`), { ...options(), stallTimeout: 30 });
    let read = 0;
    for await (const chunk of child.stdout) {
      // What it wrote last lies unread for longer than other outputs stay open after an end.
      if (read === 0) await sleep(3_000);
      read += (chunk as Buffer).length;
    }
    await child.ended;
    expect(read).toBe(size);
  }, 15_000);

  it('leaves it to a reader that comes later', async () => {
    const child = start(sh('echo here'), { ...options(), stallTimeout: 30 });
    await child.ended;
    expect(String(await child.stdout.toArray())).toBe('here\n');
  });

  it('is not waited for when its reader takes nothing at all', async () => {
    // How much lies on the way when a program has ended is the system's and Node's: some of these sizes leave a rest.
    const sizes = Array.from({ length: 12 }, (_, step) => 130_000 + step * 10_000);
    const ends = await Promise.all(
      sizes.map(async (size) => {
        const child = start(sh(`head -c ${size} /dev/zero`), { ...options(), stallTimeout: 0.3 });
        await child.ended.catch(() => undefined);
        await sleep(50);
        return child.stdout.errored;
      }),
    );
    expect(ends).toContainEqual(expect.objectContaining({ code: 'ERR_STREAM_PREMATURE_CLOSE' }));
  });

  it('does not hang on a daemon that keeps the outputs open', async () => {
    await run(sh('setsid sleep 30 & echo started'), options());
  }, 15_000);
});
