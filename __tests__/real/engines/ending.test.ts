import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { buildWithRetries } from '../../../src/engines/attempts.ts';
import { selectEngine } from '../../../src/engines/detect.ts';
import { BuildTimeoutError } from '../../../src/engines/errors.ts';
import { capture } from '../../../src/engines/process.ts';
import { CancelledError } from '../../../src/model/errors.ts';
import type { BuildSpec } from '../../../src/model/plan.ts';
import { failureOf } from '../../support/failure.ts';
import { processesWith, soonEmpty } from '../../support/processes.ts';
import { temporaryFolders } from '../../support/temporary.ts';
import { describeWith, type World } from '../../support/world.ts';
import { makeLeg, type Leg } from './leg.ts';
import { ENGINE_ROWS, type EngineRow } from './rows.ts';

const folder = temporaryFolders();
const LIMIT = 60_000;

/** Containers that the engine keeps, running or not, those of builds too. */
async function containers(row: EngineRow, { context }: Leg): Promise<string[]> {
  const argv =
    row.runner === 'docker'
      ? ['docker', 'ps', '--all', '--quiet']
      : ['podman', 'ps', '--all', '--external', '--quiet'];
  return (await capture(argv, context)).split('\n').filter((line) => line !== '');
}

for (const row of ENGINE_ROWS) {
  describeWith(
    [...row.needs, 'base', 'qemu-arm64'],
    `${row.title}: a build that is ended`,
    (world: World) => {
      /** A build whose step sleeps for a time that no other process of this machine has. */
      const sleeper = async (spec: Partial<BuildSpec>) => {
        const word = `sleep ${randomInt(100_000, 999_999)}`;
        const text = `FROM ${world.base}\nRUN echo it has begun; ${word}\n`;
        const made = await makeLeg(await folder(), 'linux/arm64', { Dockerfile: text }, spec);
        Object.assign(made.context.env, row.env(world));
        return { made, word };
      };
      const leftOver = async (made: Leg, word: string, before: readonly string[]) => ({
        processes: await soonEmpty(() => processesWith(word)),
        containers: (await containers(row, made)).filter((id) => !before.includes(id)),
      });
      const nothing = { processes: [], containers: [] };

      it(
        'by a signal leaves no process and no container',
        async () => {
          const { made, word } = await sleeper({});
          const before = await containers(row, made);
          const controller = new AbortController();
          const context = { ...made.context, signal: controller.signal };
          const engine = await selectEngine(row.engine, context);
          const building = failureOf(buildWithRetries(engine, made.request, context));
          while ((await processesWith(word)).every((line) => !/(?:^|\s)sleep \d+ ?$/.test(line)))
            await sleep(50);
          controller.abort(new Error('stopped by SIGTERM'));
          expect(await building).toBeInstanceOf(CancelledError);
          expect(await leftOver(made, word, before)).toEqual(nothing);
        },
        LIMIT,
      );

      it(
        'by its stall-timeout tells the last lines, is tried again, and leaves nothing either',
        async () => {
          const { made, word } = await sleeper({ stallTimeout: 4, retries: 1 });
          const before = await containers(row, made);
          const engine = await selectEngine(row.engine, made.context);
          const error = await failureOf(buildWithRetries(engine, made.request, made.context, 0));
          expect(error).toBeInstanceOf(BuildTimeoutError);
          expect(error).toMatchObject({
            message: 'stall-timeout: no output for 4.0 s (the last of 2 tries)',
            answer: expect.stringContaining('it has begun'),
          });
          expect(made.context.log.lines.join('\n')).toContain('Try 1 of 2 failed');
          expect(await leftOver(made, word, before)).toEqual(nothing);
        },
        LIMIT,
      );
    },
  );
}
