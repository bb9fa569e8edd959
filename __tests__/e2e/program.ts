/** Programs as a user would start them: real processes, their output and their exit status. */
import { spawn } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  /** Laid over this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Runs a program to its end, with nothing on its standard input. A program that cannot be started rejects. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, cwd = root }: Surroundings = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (status) => {
      resolve({
        status,
        stdout: Buffer.concat(stdout).toString(),
        stderr: Buffer.concat(stderr).toString(),
      });
    });
  });
}

/** The same, for a program that must succeed: its standard output, trimmed. */
export async function output(
  command: string,
  args: readonly string[],
  surroundings: Surroundings = {},
): Promise<string> {
  const outcome = await run(command, args, surroundings);
  if (outcome.status !== 0) {
    throw new Error(
      `${command} ${args.join(' ')} ended with ${String(outcome.status)}:\n${outcome.stdout}${outcome.stderr}`,
    );
  }
  return outcome.stdout.trim();
}

/** The product's command line, `dist/cli.js`, on the Node that runs the tests. */
export function cli(args: readonly string[], surroundings: Surroundings = {}): Promise<Outcome> {
  return run(process.execPath, [`${root}/dist/cli.js`, ...args], surroundings);
}

/** A checkout of a project that publishes examples/hello, at a commit of its own. The folder is the caller's to remove. */
export async function checkout(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'checkout-'));
  await cp(join(root, 'examples/hello'), join(folder, 'examples/hello'), { recursive: true });
  const git = (...args: string[]): Promise<string> =>
    output('git', ['-c', 'user.name=e2e', '-c', 'user.email=e2e@example.com', ...args], {
      cwd: folder,
    });
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'hello');
  return folder;
}
