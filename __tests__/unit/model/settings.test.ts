import { describe, expect, it } from '@jest/globals';
import { run } from '../../../src/engines/process.ts';
import { LONGEST_TIME } from '../../../src/model/plan.ts';
import { settingsSchema } from '../../../src/model/settings.ts';

const TIMES = ['timeout', 'stall-timeout', 'package-wait'] as const;

describe.each(TIMES)('%s', (key) => {
  it.each([['576h'], [LONGEST_TIME], ['34560m']])('%s is the longest there is', (value) => {
    expect(settingsSchema.parse({ [key]: value })).toEqual({ [key]: LONGEST_TIME });
  });

  it.each([['576h1s'], [LONGEST_TIME + 1], ['597h'], ['99999999999h'], [Number.MAX_SAFE_INTEGER]])(
    '%s is too long, and the error names the longest',
    (value) => {
      const { error } = settingsSchema.safeParse({ [key]: value });
      expect(error?.issues).toMatchObject([{ path: [key], message: 'expected at most 576h' }]);
    },
  );
});

it('the longest times do not end what runs', async () => {
  await run(['sleep', '0.3'], {
    cwd: '/',
    env: process.env,
    signal: new AbortController().signal,
    timeout: LONGEST_TIME,
    stallTimeout: LONGEST_TIME,
  });
});
