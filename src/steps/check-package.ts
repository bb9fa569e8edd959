import { InputError } from '../model/errors.ts';
import type { Plan } from '../model/plan.ts';
import type { PlanSpec } from '../model/plan-spec.ts';
import { isPythonVersion, isPreRelease, parseVersion } from '../plan/versions.ts';
import { waitForPackage } from '../sources/package-wait.ts';
import type { StepContext } from './context.ts';

const DEFAULT_WAIT = 600;

/**
 * Waits for the package that the release is made of (spec section 6, `package`): a release must be on PyPI; a pre-release is looked for on
 * PyPI, then on TestPyPI. Without a version there is nothing to look for.
 * @throws PackageError, InputError for a version that no package can have
 */
export async function checkPackage(
  plan: Plan,
  { inputs, file }: PlanSpec,
  { log, signal }: Pick<StepContext, 'log' | 'signal'>,
): Promise<void> {
  const asked = inputs.package ?? file.package;
  if (asked === undefined) return;
  const name = asked.replace(/^pypi:/, '');
  const version = plan.version === null ? undefined : parseVersion(plan.version);
  if (version === undefined) {
    log.info(`package ${name} is not looked for: there is no version`);
    return;
  }
  if (!isPythonVersion(version)) {
    const message = `${version.text} is no version of PEP 440, and ${asked} can only have such`;
    throw new InputError([{ where: 'version', message }]);
  }
  const url = inputs['pypi-url'] ?? file['pypi-url'] ?? 'https://pypi.org';
  const testUrl = inputs['test-pypi-url'] ?? file['test-pypi-url'] ?? 'https://test.pypi.org';
  const early =
    plan.channel === 'prerelease' || (plan.channel !== 'release' && isPreRelease(version));
  await log.group(`Package ${name} ${version.text}`, () =>
    waitForPackage(
      {
        name,
        version: version.text,
        indexes: [{ label: 'PyPI', url }, ...(early ? [{ label: 'TestPyPI', url: testUrl }] : [])],
        wait: inputs['package-wait'] ?? file['package-wait'] ?? DEFAULT_WAIT,
      },
      log,
      signal,
    ),
  );
}
