import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parsePlatform } from '../../../src/model/platform.ts';
import { jobOfLeg, readJobs, reasonOfJob, type Job } from '../../../src/report/jobs.ts';
import { ArtifactService } from '../../support/artifact-service.ts';
import { recordedLog } from '../../support/log.ts';

const leg = { template: 'app', platform: parsePlatform('linux/arm64') };

function job(name: string, more: Partial<Job> = {}): Job {
  return {
    name,
    url: `https://x/${name}`,
    conclusion: 'failure',
    attempt: 1,
    failedStep: undefined,
    ...more,
  };
}

describe('the job of a leg', () => {
  it.each([
    ['the documented name', ['app linux/arm64'], 'app linux/arm64'],
    [
      'GitHub’s own name',
      ['image (app, linux/arm64, arm64, ubuntu-24.04-arm)'],
      'image (app, linux/arm64, arm64, ubuntu-24.04-arm)',
    ],
    ['a called workflow', ['release / app linux/arm64'], 'release / app linux/arm64'],
    [
      'another template that begins alike',
      ['app-api linux/arm64', 'my-app linux/arm64', 'app.web linux/arm64'],
      undefined,
    ],
    ['another platform that begins alike', ['app linux/arm64/v9'], undefined],
    ['two that could be meant', ['app linux/arm64', 'test app linux/arm64'], undefined],
    ['none', ['plan', 'manifest'], undefined],
  ])('is found by %s', (_, names, expected) => {
    expect(
      jobOfLeg(
        names.map((name) => job(name)),
        leg,
      )?.name,
    ).toBe(expected);
  });

  it('is that of the newest attempt', () => {
    const jobs = [
      job('app linux/arm64', { url: '1' }),
      job('app linux/arm64', { attempt: 2, url: '2' }),
    ];
    expect(jobOfLeg(jobs, leg)?.url).toBe('2');
  });

  it.each([
    ['failure', 'Build', 'its job failed in step "Build"'],
    ['failure', undefined, 'its job failed'],
    ['cancelled', 'Build', 'its job was cancelled in step "Build"'],
    ['timed_out', undefined, 'its job ran out of time'],
    ['success', undefined, undefined],
    [null, undefined, undefined],
  ])('that ended with %s in %s', (conclusion, failedStep, reason) => {
    expect(reasonOfJob(job('x', { conclusion, failedStep }))).toBe(reason);
  });
});

describe('the jobs of a run', () => {
  let service: ArtifactService;
  const before = process.env['GITHUB_API_URL'];
  beforeAll(async () => {
    service = await ArtifactService.start();
    Object.assign(process.env, { GITHUB_API_URL: service.env['GITHUB_API_URL'] });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    if (before === undefined) delete process.env['GITHUB_API_URL'];
    else process.env['GITHUB_API_URL'] = before;
  });

  it('are read with the first step that failed', async () => {
    service.jobs = [
      {
        name: 'app linux/arm64',
        html_url: 'https://github.com/acme/app/actions/runs/100/job/7',
        conclusion: 'failure',
        run_attempt: 2,
        steps: [
          { name: 'Checkout', conclusion: 'success' },
          { name: 'Skipped', conclusion: 'skipped' },
          { name: 'Build', conclusion: 'failure' },
        ],
      },
    ];
    expect(await readJobs(service.env, 'token', recordedLog())).toEqual([
      {
        name: 'app linux/arm64',
        url: 'https://github.com/acme/app/actions/runs/100/job/7',
        conclusion: 'failure',
        attempt: 2,
        failedStep: 'Build',
      },
    ]);
  });

  it('are none without a token, without a request', async () => {
    service.requests.length = 0;
    expect(await readJobs(service.env, undefined, recordedLog())).toEqual([]);
    expect(service.requests).toEqual([]);
  });

  it('are none where the token may not read, and the log says what to permit', async () => {
    service.restRefused = 403;
    const log = recordedLog();
    expect(await readJobs(service.env, 'token', log)).toEqual([]);
    expect(log.lines).toEqual([expect.stringMatching(/^info: .*actions: read/)]);
  });
});
