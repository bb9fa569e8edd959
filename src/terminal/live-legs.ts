import type { ListrDefaultRendererLogLevels } from 'listr2';
import type { LegId } from '../model/leg.ts';
import { legName } from '../model/leg.ts';
import type { Log } from '../model/log.ts';
import { LegOutput, SHOWN, tame } from './leg-output.ts';

/**
 * Runs legs with a live view: a line per leg with its state, below a running one the last lines of its output, and the output of a
 * failed one afterwards, whole unless it is very long. Draws on stderr, so that stdout holds only what was asked for.
 */
export async function liveLegs(
  legs: readonly LegId[],
  atOnce: number,
  work: (leg: LegId, log: Log) => Promise<string | undefined>,
  log: Log,
): Promise<void> {
  const { Listr, ListrLogger, ProcessOutput } = await import('listr2');
  const failed: { readonly leg: LegId; readonly output: LegOutput }[] = [];
  const tasks = new Listr(
    legs.map((leg) => ({
      title: legName(leg),
      task: async (_context: unknown, task: { title: string; output: string }) => {
        using output = new LegOutput((line) => {
          task.output = line;
        });
        const reason = await work(leg, taskLog(leg, task, output));
        if (reason === undefined) return;
        failed.push({ leg, output });
        throw new Error(tame(reason));
      },
      rendererOptions: { outputBar: SHOWN },
    })),
    {
      concurrent: atOnce,
      exitOnError: false,
      rendererOptions: {
        collapseErrors: false,
        logger: new ListrLogger<ListrDefaultRendererLogLevels>({
          processOutput: new ProcessOutput(process.stderr, process.stderr),
        }),
      },
    },
  );
  await tasks.run();
  for (const { leg, output } of failed) {
    await log.group(`Output of ${legName(leg)}`, () => {
      if (output.dropped > 0) log.info(`(${output.dropped} lines before)`);
      for (const line of output.lines) log.info(line);
      return Promise.resolve();
    });
  }
}

/** A log whose last lines are the task's output and whose groups are its title. */
function taskLog(leg: LegId, task: { title: string }, output: LegOutput): Log {
  const say = (line: string): void => {
    output.add(line);
  };
  return {
    info: say,
    warning: say,
    error: say,
    debug: () => undefined,
    async group(title, work) {
      task.title = `${legName(leg)}: ${tame(title)}`;
      try {
        return await work();
      } finally {
        task.title = legName(leg);
      }
    },
  };
}
