import { describe, expect, it } from '@jest/globals';
import { documentedWorkflows, gatingProblems, parseWorkflow } from '../../support/gating.ts';

const root = new URL('../../..', import.meta.url).pathname;
const workflows = documentedWorkflows(root);

describe('the gating rules', () => {
  it('are looked at in the README and in the end-to-end workflow at least', () => {
    const places = workflows.map(({ where }) => where.split(',')[0]);
    expect(places).toEqual(
      expect.arrayContaining(['README.md', '.github/workflows/e2e.yml', 'docs/fan-in.md']),
    );
  });

  it.each(workflows.map(({ where, text }) => [where, text]))('hold in %s', (_, text) => {
    expect(gatingProblems(parseWorkflow(text))).toEqual([]);
  });
});

describe('a workflow that breaks a rule', () => {
  const good = workflows.find(({ where }) => where.startsWith('README.md'))?.text ?? '';
  it.each([
    ['fail-fast', /fail-fast: false, /, '', /a failed leg stops the others/],
    ['a status function', /!cancelled\(\) && /, '', /a failed leg skips it/],
    ['always() in place of it', /!cancelled\(\)/, 'always()', /a failed leg skips it/],
    ['the plan’s result', / && needs\.plan\.result == 'success'/, '', /it runs without a plan/],
    [
      'the colour of the legs',
      /needs\.plan\.result == 'success'/,
      "needs.plan.result == 'success' && needs.image.result == 'success'",
      /goes by the colour of image/,
    ],
    ['the need of the legs', /needs: \[plan, image\]/, 'needs: plan', /does not wait for image/],
    [
      'cancel-in-progress',
      /cancel-in-progress: false/,
      'cancel-in-progress: true',
      /cancel-in-progress ends a release/,
    ],
    ['concurrency', /^concurrency: .*$/m, '', /a newer run may end it/],
    [
      'continue-on-error for all',
      /continue-on-error: .*$/m,
      'continue-on-error: true',
      /a required leg that failed looks green/,
    ],
    ['the right to list records', /actions: read, /, '', /may not list the records/],
  ])('is found: %s', (_, pattern, replacement, problem) => {
    expect(good).toMatch(pattern);
    const problems = gatingProblems(parseWorkflow(good.replace(pattern, replacement)));
    expect(problems).toContainEqual(expect.stringMatching(problem));
  });

  const signing = workflows.find(({ where }) => where.startsWith('docs/fan-in.md'))?.text ?? '';
  it.each([
    ['an output of no step', /id: manifest, /, '', /attest: manifest has no output subjects/],
    ['an output of no job', /outputs: \{subjects: .*\}/, '', /attest: manifest has no output subj/],
    [
      'a job that is not needed',
      /needs: manifest/,
      'needs: plan',
      /attest: it does not need manif/,
    ],
    [
      'a matrix of an empty text',
      /needs\.manifest\.outputs\.subjects != '' && /,
      '',
      /attest: its matrix is no JSON where manifest wrote no subjects/,
    ],
  ])('is found in the job for signing: %s', (_, pattern, replacement, problem) => {
    expect(signing).toMatch(pattern);
    const problems = gatingProblems(parseWorkflow(signing.replace(pattern, replacement)));
    expect(problems).toContainEqual(expect.stringMatching(problem));
  });

  it('is found: a git tag that does not wait for the manifest', () => {
    const job =
      "  tag:\n    needs: NEEDS\n    runs-on: ubuntu-24.04\n    steps: [{run: 'git tag v1 && git push --tags'}]\n";
    const early = gatingProblems(parseWorkflow(good + job.replace('NEEDS', 'image')));
    expect(early).toEqual([expect.stringMatching(/tag: it tags or releases without waiting/)]);
    expect(gatingProblems(parseWorkflow(good + job.replace('NEEDS', 'manifest')))).toEqual([]);
  });
});
