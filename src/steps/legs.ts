import pLimit from 'p-limit';
import { legName, type LegId } from '../model/leg.ts';
import type { Log } from '../model/log.ts';

/** Does one leg's work, telling `log`; resolves with why it failed, or undefined. */
export type LegWork = (leg: LegId, log: Log) => Promise<string | undefined>;

/** Runs legs, some at once, and shows how they go. No leg's failure stops another. */
export type LegRunner = (
  legs: readonly LegId[],
  atOnce: number,
  work: LegWork,
  log: Log,
) => Promise<void>;

/** For logs that only grow: every line of every leg as it comes, behind the leg's name where several are under way. */
export const plainLegs: LegRunner = async (legs, atOnce, work, log) => {
  const limit = pLimit(atOnce);
  const run = async (leg: LegId): Promise<void> => {
    const reason = await work(leg, atOnce === 1 ? log : prefixed(log, legName(leg)));
    if (reason !== undefined) log.warning(`${legName(leg)} failed: ${reason}`);
  };
  await Promise.all(legs.map((leg) => limit(() => run(leg))));
};

function prefixed(log: Log, name: string): Log {
  const behind = (say: (line: string) => void) => (line: string) => {
    say(`${name} | ${line}`);
  };
  return {
    info: behind(log.info),
    warning: behind(log.warning),
    error: behind(log.error),
    debug: behind(log.debug),
    // Groups of legs side by side would enclose one another's lines.
    group: (title, work) => {
      log.info(`${name} | ${title}`);
      return work();
    },
  };
}
