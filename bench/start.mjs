// How long each step needs until it refuses a bad plan, as a multiple of `node -e 0`: all that is loaded before any work starts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RUNS = 15;
const STEPS = ['plan', 'build', 'push', 'manifest', 'promote'];

export default async function figures({ dist, lib }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
  // The same surroundings for all: extra certificates, say, cost every Node its start.
  const bare = { PATH: process.env.PATH, HOME: folder };
  const env = (step) => ({
    ...bare,
    RUNNER_TEMP: folder,
    INPUT_STEP: step,
    INPUT_PLAN: 'mp1.bad',
    INPUT_PUSH: 'no',
    INPUT_SOURCE: ':',
  });
  const start = (step) => () =>
    lib.run(lib.node, [join(dist, 'index.js')], {
      env: env(step),
      cwd: folder,
      allowFailure: true,
    });
  try {
    const contenders = { node: () => lib.run(lib.node, ['-e', '0'], { env: bare }) };
    for (const step of STEPS) contenders[step] = start(step);
    const times = await lib.alternate(contenders, { runs: RUNS, warmUp: 1 });
    return STEPS.map((step) =>
      lib.figure({
        id: `start/${step}`,
        ours: times[step],
        rivals: { node: times.node },
        goal: { of: 'node', ratio: 3 },
        runs: RUNS,
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
