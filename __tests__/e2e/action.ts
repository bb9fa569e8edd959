/** One step of the action as the runner starts it: dist/index.js with INPUT_ variables and the runner's files. */
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run, type Outcome } from './program.ts';

/** A job's own surroundings: its RUNNER_TEMP holds the state that `build` leaves for `push`. */
export interface Job {
  readonly folder: string;
  readonly workspace: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface StepOutcome extends Outcome {
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** A new job of a run, in a checkout. Its folder is the caller's to remove. */
export async function job(
  workspace: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Job> {
  const folder = await mkdtemp(join(tmpdir(), 'job-'));
  await mkdir(join(folder, 'temp'));
  return {
    folder,
    workspace,
    env: {
      GITHUB_ACTIONS: 'true',
      GITHUB_REPOSITORY: 'octo/hello',
      GITHUB_REPOSITORY_OWNER: 'octo',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_EVENT_NAME: 'workflow_dispatch',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_REF_NAME: 'main',
      GITHUB_RUN_ID: '77',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: join(folder, 'temp'),
      ...env,
    },
  };
}

let steps = 0;

/** Runs a step in a job. Inputs are named as in action.yml. */
export async function step(
  { folder, workspace, env }: Job,
  inputs: Readonly<Record<string, string>>,
): Promise<StepOutcome> {
  const files = join(folder, `step-${String(++steps)}`);
  await mkdir(files);
  const file = async (name: string): Promise<string> => {
    await writeFile(join(files, name), '');
    return join(files, name);
  };
  const output = await file('output');
  const summary = await file('summary');
  const outcome = await run(process.execPath, [`${root}/dist/index.js`], {
    cwd: workspace,
    env: {
      ...env,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_STATE: await file('state'),
      GITHUB_ENV: await file('env'),
      GITHUB_PATH: await file('path'),
      ...Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
    },
  });
  return {
    ...outcome,
    outputs: parseOutputs(await readFile(output, 'utf8')),
    summary: await readFile(summary, 'utf8'),
  };
}

/** The runner's file format: `name<<delimiter`, lines, `delimiter`. */
function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n');
  while (lines.length > 0) {
    const head = /^(.+?)<<(.+)$/.exec(lines.shift() ?? '');
    if (head === null) continue;
    const [, name = '', delimiter = ''] = head;
    const value = lines.splice(0, lines.indexOf(delimiter) + 1);
    outputs[name] = value.slice(0, -1).join('\n');
  }
  return outputs;
}
