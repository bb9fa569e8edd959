import { createRunner } from './actions/runner.ts';
import { INPUT_NAMES } from './inputs/catalogue.ts';
import { cancelSignal, outliveReaders } from './process.ts';
import { runStep } from './steps/steps.ts';

/** The door for the runner: one step, by the inputs of action.yml. */
export async function main(): Promise<void> {
  outliveReaders();
  const runner = createRunner();
  try {
    const given = INPUT_NAMES.map((name) => [name, runner.input(name)] as const);
    const result = await runStep(runner.input('step'), {
      inputs: Object.fromEntries(given.filter(([, text]) => text !== '')),
      env: process.env,
      cwd: process.env.GITHUB_WORKSPACE ?? process.cwd(),
      log: runner.log,
      signal: cancelSignal(),
    });
    await runner.finish(result);
  } catch (error) {
    const { earlyEnd } = await import('./steps/early-end.ts');
    await runner.fail(error, earlyEnd(runner.input('step'), error).report);
  }
}
