// What every benchmark needs: alternating runs, medians, rivals that may be absent (spec section 12).
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

/** What `script/world up` says of its engines and registries; undefined where no world is up. */
export const world = readWorld();

function readWorld() {
  const file = join(process.env.MP_WORLD ?? '.world', 'env.json');
  if (!existsSync(file)) return undefined;
  const env = JSON.parse(readFileSync(file, 'utf8'));
  const missing = env.MP_WORLD_MISSING.split('; ').map((entry) => entry.split(': ')[0]);
  return { env, lacks: (name) => missing.includes(name) };
}

/** The Node that runs the product: the one that action.yml names, where the world has it. */
export const node = world?.env.MP_NODE ?? process.execPath;

/** The middle of several numbers. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The path of a program, or undefined where it is not installed. */
export function which(program) {
  const found = spawnSync('sh', ['-c', 'command -v "$0"', program], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/** Runs a program to its end; resolves with its output, rejects with its last words when it fails. */
export function run(program, args, { env = process.env, cwd, input, allowFailure = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env,
      cwd,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
    if (input !== undefined) child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0 || allowFailure) resolve({ status, stdout, stderr });
      else
        reject(
          new Error(
            `${program} ${args[0] ?? ''} ended with ${status}: ${(stderr + stdout).slice(-2000)}`,
          ),
        );
    });
  });
}

/** Seconds that some work takes. */
export async function time(work) {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/**
 * Times several contenders in turn, `runs` rounds, so that a noisy moment hits all of them.
 * @param contenders name → async function; `prepare` runs before each, untimed
 * @returns name → median seconds
 */
export async function alternate(
  contenders,
  { runs = 5, prepare = async () => {}, warmUp = 0 } = {},
) {
  const times = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = -warmUp; round < runs; round++) {
    for (const [name, work] of Object.entries(contenders)) {
      await prepare(name, round);
      const seconds = await time(work);
      if (round >= 0) times[name].push(seconds);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values)]));
}

/**
 * A figure as `--json` prints it.
 * @param goal `{of, ratio}` against a rival, or `{max}`; met is null where the rival is absent
 */
export function figure({ id, unit = 's', ours, rivals = {}, goal, runs, absent = [] }) {
  const bound = goal.max ?? (goal.of in rivals ? rivals[goal.of] * goal.ratio : undefined);
  return {
    id,
    unit,
    ours: round(ours),
    rivals: Object.fromEntries(Object.entries(rivals).map(([name, value]) => [name, round(value)])),
    goal,
    met: bound === undefined ? null : ours <= bound,
    runs,
    ...(absent.length > 0 ? { absent } : {}),
  };
}

function round(value) {
  return Number(value.toPrecision(4));
}
