import type { ListrDefaultRendererLogLevels } from 'listr2';
import type { LegId } from '../model/leg.ts';
import { legName } from '../model/leg.ts';
import type { Log } from '../model/log.ts';

/** How many lines of a running leg's output are shown below its name. */
const LINES = 4;

/**
 * Runs legs with a live view: a line per leg with its state, below a running one the last lines of its output, and the output of a
 * failed one whole, afterwards. Draws on stderr, so that stdout holds only what was asked for.
 */
export async function liveLegs(
  legs: readonly LegId[],
  atOnce: number,
  work: (leg: LegId, log: Log) => Promise<string | undefined>,
  log: Log,
): Promise<void> {
  const { Listr, ListrLogger, ProcessOutput } = await import('listr2');
  const failed: { readonly leg: LegId; readonly lines: readonly string[] }[] = [];
  const tasks = new Listr(
    legs.map((leg) => ({
      title: legName(leg),
      task: async (_context: unknown, task: { title: string; output: string }) => {
        const lines: string[] = [];
        const reason = await work(leg, taskLog(leg, task, lines));
        if (reason === undefined) return;
        failed.push({ leg, lines });
        throw new Error(reason);
      },
      rendererOptions: { outputBar: LINES },
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
  for (const { leg, lines } of failed) {
    await log.group(`Output of ${legName(leg)}`, () => {
      for (const line of lines) log.info(line);
      return Promise.resolve();
    });
  }
}

/** A log whose last lines are the task's output and whose groups are its title. */
function taskLog(leg: LegId, task: { title: string; output: string }, lines: string[]): Log {
  const say = (line: string): void => {
    lines.push(line);
    task.output = line;
  };
  return {
    info: say,
    warning: say,
    error: say,
    debug: () => undefined,
    async group(title, work) {
      task.title = `${legName(leg)}: ${title}`;
      try {
        return await work();
      } finally {
        task.title = legName(leg);
      }
    },
  };
}
