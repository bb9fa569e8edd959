import { constants } from 'node:fs';
import { access, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { cancelSignal, outliveReaders } from './process.ts';
import { describeError, InputError } from './model/errors.ts';
import type { Log } from './model/log.ts';
import { runStep, STEP_NAMES } from './steps/steps.ts';
import type { StepContext, StepResult } from './steps/context.ts';
import { readCommandLine, type CommandLine, type Options } from './terminal/arguments.ts';
import { terminalLog } from './terminal/log.ts';

/** Below this a live view would only wrap. */
const LEAST_COLUMNS = 40;

/** The door for people and other CI systems: `multiarch-publish COMMAND [--FLAG VALUE]…` (spec section 10). */
export async function main(): Promise<void> {
  outliveReaders();
  const log = terminalLog();
  let begun: CommandLine | undefined;
  try {
    const line = readCommandLine(process.argv.slice(2));
    if (line.options.help || line.command === undefined) {
      const { help } = await import('./terminal/help.ts');
      process.stdout.write(`${help(line.command)}\n`);
      if (!line.options.help) process.exitCode = 1;
      return;
    }
    if (line.options.show) {
      await show(line);
      return;
    }
    await checkReport(line.options);
    begun = line;
    await finish(await run(line.command, line, log), line.options, log);
  } catch (error) {
    log.error(describeError(error));
    if (process.env.RUNNER_DEBUG === '1' && error instanceof Error) log.debug(error.stack ?? '');
    process.exitCode = 1;
    if (begun !== undefined) await endEarly(error, begun, log);
  }
}

/** Nobody shall read the report of an earlier run as this one's, or wait for results. */
async function endEarly(
  error: unknown,
  { command = '', options }: CommandLine,
  log: Log,
): Promise<void> {
  const { earlyEnd } = await import('./steps/early-end.ts');
  const { report, results } = earlyEnd(command, error);
  const lost = await writeReport(options.report, report);
  if (lost !== undefined) log.error(lost);
  if (options.json && results !== undefined) process.stdout.write(`${results}\n`);
}

async function run(
  command: string,
  { inputs, options }: CommandLine,
  log: Log,
): Promise<StepResult> {
  const context: StepContext = {
    inputs,
    env: process.env,
    cwd: process.cwd(),
    log,
    signal: cancelSignal(),
  };
  if (command === 'publish') return runPublish(context, options);
  if (STEP_NAMES.includes(command)) return runStep(command, context);
  throw new InputError([
    {
      where: command,
      message: 'there is no such command',
      hint: `one of publish, ${STEP_NAMES.join(', ')}`,
    },
  ]);
}

async function runPublish(context: StepContext, options: Options): Promise<StepResult> {
  const { publish } = await import('./steps/publish.ts');
  // The live view is for people; a log that is kept, or a terminal of no width, gets every line.
  const { isTTY, columns } = process.stderr;
  const live = isTTY && columns >= LEAST_COLUMNS && (process.env.CI ?? '') === '';
  const runLegs = live
    ? (await import('./terminal/live-legs.ts')).liveLegs
    : (await import('./steps/legs.ts')).plainLegs;
  const { jobs, report, json } = options;
  const again = [
    ...(jobs === undefined ? [] : ['--jobs', jobs]),
    ...(report === undefined ? [] : ['--report', report]),
    ...(json ? ['--json'] : []),
  ];
  return publish(context, runLegs, { jobs, again });
}

async function finish(result: StepResult, options: Options, log: Log): Promise<void> {
  const { outputs, summary, failures, tolerated = false, next } = result;
  const lost = await writeReport(options.report, summary);
  if (options.json) {
    process.stdout.write(`${outputs.results ?? JSON.stringify(outputs)}\n`);
  } else if (options.report === undefined && outputs.results !== undefined) {
    // Where both are one terminal, the log has just told the results, a line each.
    if (process.stdout.isTTY && process.stderr.isTTY) {
      log.info('All of it, as Markdown: --report FILE');
    } else {
      process.stdout.write(`${summary ?? ''}\n`);
    }
  } else if (outputs.results === undefined) {
    const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
    process.stdout.write(lines.join(''));
  }
  for (const failure of failures) log[tolerated ? 'warning' : 'error'](failure);
  if (lost !== undefined) log.error(lost);
  if (next !== undefined) log.info(next);
  if (failures.length > 0 || lost !== undefined) process.exitCode = 1;
}

/** @returns why the report could not be written: the results are worth more, and are told all the same */
async function writeReport(
  file: string | undefined,
  summary: string | undefined,
): Promise<string | undefined> {
  if (file === undefined || summary === undefined) return undefined;
  try {
    await writeFile(file, summary);
    return undefined;
  } catch (error) {
    return `The report could not be written: ${describeError(error)}`;
  }
}

/** A report that cannot be written is told before the work, not after. */
async function checkReport({ report }: Options): Promise<void> {
  if (report === undefined) return;
  try {
    await access(dirname(resolve(report)), constants.W_OK);
  } catch (error) {
    const message = `the report cannot be written there: ${describeError(error)}`;
    throw new InputError([{ where: '--report', message, hint: 'name a folder that exists' }]);
  }
}

async function show({ inputs }: CommandLine): Promise<void> {
  if ((inputs.plan ?? '').trim() === '') {
    throw new InputError([
      {
        where: '--show',
        message: 'there is no plan to show',
        hint: 'multiarch-publish plan --show PLAN',
      },
    ]);
  }
  const [{ decodePlan }, { readPlanText }] = await Promise.all([
    import('./plan/codec.ts'),
    import('./steps/obtain-plan.ts'),
  ]);
  const plan = decodePlan(await readPlanText(inputs.plan ?? ''));
  process.stdout.write(`${JSON.stringify(plan, null, 2)}\n`);
}
