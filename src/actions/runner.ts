import * as core from '@actions/core';
import { describeError } from '../model/errors.ts';
import { harmless } from '../model/harmless.ts';
import type { Log } from '../model/log.ts';
import { AnnotationBudget } from './annotations.ts';

/** The runner's side of a step: log with annotations, outputs, summary, exit status. What others wrote never reaches it as a command. */
export interface Runner {
  readonly log: Log;
  input(name: string): string;
  /** Writes outputs and summary, annotates failures and sets the exit status. */
  finish(result: {
    readonly outputs: Readonly<Record<string, string>>;
    readonly summary?: string;
    readonly failures: readonly string[];
    readonly tolerated?: boolean;
  }): Promise<void>;
  /** Ends the step with an error that was thrown, and the summary that tells of it. */
  fail(error: unknown, summary?: string): Promise<void>;
}

export function createRunner(): Runner {
  const warnings = new AnnotationBudget();
  const errors = new AnnotationBudget();

  const info = (text: string): void => {
    core.info(harmless(text));
  };
  const log: Log = {
    info,
    warning: (line) => {
      if (warnings.take()) core.warning(harmless(line));
      else info(`Warning: ${line}`);
    },
    error: (line) => {
      if (errors.take()) core.error(harmless(line));
      else info(`Error: ${line}`);
    },
    debug: (line) => {
      core.debug(harmless(line));
    },
    group: (title, work) => core.group(harmless(title), work),
  };

  const sumUp = (): void => {
    if (warnings.summary !== undefined) core.warning(warnings.summary);
    if (errors.summary !== undefined) core.error(errors.summary);
  };

  return {
    log,
    input: (name) => core.getInput(name),
    async finish({ outputs, summary, failures, tolerated = false }) {
      for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
      await writeSummary(summary);
      for (const failure of failures) log[tolerated ? 'warning' : 'error'](failure);
      sumUp();
      if (failures.length > 0) process.exitCode = core.ExitCode.Failure;
    },
    async fail(error, summary) {
      log.error(describeError(error));
      if (error instanceof Error && error.stack !== undefined && core.isDebug()) {
        info(error.stack);
      }
      sumUp();
      process.exitCode = core.ExitCode.Failure;
      await writeSummary(summary);
    },
  };
}

async function writeSummary(summary: string | undefined): Promise<void> {
  if (summary === undefined || process.env.GITHUB_STEP_SUMMARY === undefined) return;
  await core.summary.addRaw(summary, true).write();
}
