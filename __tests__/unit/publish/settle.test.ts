import { describe, expect, it } from '@jest/globals';
import { planHash } from '../../../src/plan/codec.ts';
import { judge, settle, type SettledTemplate } from '../../../src/publish/settle.ts';
import type { LegRecord } from '../../../src/model/record.ts';
import type { Plan } from '../../../src/model/plan.ts';
import { digestFor, planOf, recordOf } from '../../support/fan-in.ts';

const plan = planOf([{ name: 'app', platforms: ['linux/amd64', 'linux/arm64?'] }]);

function settleOne(records: readonly LegRecord[], of: Plan = plan): SettledTemplate {
  const [template] = settle(of, planHash(of), records).templates;
  if (template === undefined) throw new Error('no template');
  return template;
}

/** Per leg the digest of what counts, or the reason why nothing does. */
function outcome(records: readonly LegRecord[], of: Plan = plan): string[] {
  return settleOne(records, of).legs.map((leg) =>
    'missing' in leg ? leg.missing : leg.record.image.descriptor.digest,
  );
}

const amd64 = recordOf(plan, 'app', 'linux/amd64');
const arm64 = recordOf(plan, 'app', 'linux/arm64');

function imageNamed(name: string, more: object = {}): Record<string, unknown> {
  const digest = digestFor(name);
  return {
    image: {
      ...(amd64.status === 'pushed' ? amd64.image : {}),
      descriptor: { mediaType: 'application/vnd.oci.image.manifest.v1+json', digest, size: 500 },
      ...more,
    },
    contents: { digest, verdict: 'matches', detail: '' },
    registries: { 'localhost:5000/acme/app': { digest, tags: {} } },
  };
}

describe('which record of a leg counts', () => {
  it('is the newest attempt by its own field, whatever the order in the store', () => {
    const old = recordOf(plan, 'app', 'linux/amd64', { ...imageNamed('old'), attempt: 9 });
    const fresh = recordOf(plan, 'app', 'linux/amd64', { ...imageNamed('new'), attempt: 10 });
    for (const records of [
      [old, fresh, arm64],
      [fresh, arm64, old],
    ]) {
      expect(outcome(records)[0]).toBe(digestFor('new'));
    }
  });

  it('is a failed newest attempt, even over an older one that was pushed', () => {
    const failed = recordOf(plan, 'app', 'linux/amd64', { status: 'failed', attempt: 2 });
    expect(outcome([amd64, failed])[0]).toBe('exit code 1');
  });

  it('is the one that was pushed, beside a failed one of the same attempt', () => {
    const failed = recordOf(plan, 'app', 'linux/amd64', { status: 'failed' });
    for (const records of [
      [amd64, failed],
      [failed, amd64],
    ]) {
      expect(outcome(records)[0]).toBe(digestFor('app linux/amd64'));
    }
  });

  it('is none when two jobs of one attempt built the leg differently', () => {
    const other = recordOf(plan, 'app', 'linux/amd64', imageNamed('other'));
    expect(outcome([amd64, other])[0]).toMatch(/two records of attempt 1 name different images/);
  });

  it('is the same for the same image recorded twice in one attempt', () => {
    expect(outcome([amd64, amd64])[0]).toBe(digestFor('app linux/amd64'));
  });

  it('belongs to a template by its fields, not by the beginning of a name', () => {
    const two = planOf([{ name: 'lc-dev' }, { name: 'lc-dev-api' }]);
    const records = ['linux/amd64', 'linux/arm64'].map((platform) =>
      recordOf(two, 'lc-dev-api', platform),
    );
    const [dev, api] = settle(two, planHash(two), records).templates;
    expect(dev?.legs.every((leg) => 'missing' in leg)).toBe(true);
    expect(api?.legs.every((leg) => 'record' in leg)).toBe(true);
  });
});

describe('a record that is left out', () => {
  const strangers: readonly (readonly [string, Record<string, unknown>, RegExp])[] = [
    ['another run', { runId: '99' }, /run 99 instead of 100/],
    ['another commit', { commit: 'f'.repeat(40) }, /commit f{40} instead of 0123/],
    ['another version', { version: '1.1.0' }, /version 1\.1\.0 instead of 1\.2\.0/],
    ['no version', { version: null }, /version none instead of 1\.2\.0/],
    ['an empty version', { version: '' }, /version "" instead of 1\.2\.0/],
    ['a version of that name', { version: 'none' }, /version "none" instead of 1\.2\.0/],
    ['a commit of several lines', { commit: 'a\n::error::b' }, /commit "a\\n::error::b" instead/],
    ['a commit without end', { commit: 'f'.repeat(9999) }, /commit "f{200}…" instead/],
    ['another repository', { repository: 'evil/app' }, /repository evil\/app instead of acme\/app/],
    [
      'another plan',
      { plan: digestFor('other plan') },
      /plan sha256:.* instead of sha256:.*: its job planned with other inputs or at another time$/,
    ],
    [
      'another version, of which the other plan is only the consequence',
      { version: '1.1.0', plan: digestFor('other plan') },
      /attempt 1: version 1\.1\.0 instead of 1\.2\.0$/,
    ],
  ];
  it.each(strangers)(
    'of %s is named with what differs, and its leg is missing',
    (_, more, words) => {
      const record = recordOf(plan, 'app', 'linux/amd64', more);
      const { leftOut } = settle(plan, planHash(plan), [record, arm64]);
      expect(leftOut).toHaveLength(1);
      expect(leftOut[0]).toMatch(words);
      expect(outcome([record, arm64])[0]).toMatch(/left no record.*left out, attempt 1/);
    },
  );

  it('never hides a record that counts, even as a later attempt', () => {
    const later = recordOf(plan, 'app', 'linux/amd64', { runId: '99', attempt: 7 });
    expect(outcome([amd64, later])[0]).toBe(digestFor('app linux/amd64'));
  });

  it('may be of a leg that nobody planned', () => {
    const record = recordOf(plan, 'app', 'linux/s390x');
    expect(settle(plan, planHash(plan), [record]).leftOut[0]).toMatch(/no such leg is planned/);
  });
});

describe('a record whose image is not fit', () => {
  const config = amd64.status === 'pushed' ? amd64.image.config : digestFor('');
  const index = 'application/vnd.oci.image.index.v1+json';
  const unfit: readonly (readonly [string, Record<string, unknown>, RegExp])[] = [
    [
      'names its config as the image',
      imageNamed('config app linux/amd64', { config }),
      /there is no image/,
    ],
    [
      'names an index',
      imageNamed('x', { descriptor: { mediaType: index, digest: digestFor('x'), size: 1 } }),
      /which is an index/,
    ],
    [
      'was checked with other contents',
      { ...imageNamed('x'), contents: { digest: digestFor('y'), verdict: 'matches', detail: '' } },
      /contents were checked for/,
    ],
    [
      'was confirmed with another digest',
      {
        ...imageNamed('x'),
        registries: { 'localhost:5000/acme/app': { digest: digestFor('y'), tags: {} } },
      },
      /confirmed sha256/,
    ],
  ];
  it.each(unfit)('because it %s is a missing leg', (_, more, words) => {
    expect(outcome([recordOf(plan, 'app', 'linux/amd64', more)])[0]).toMatch(words);
  });

  it('because it was only validated is a missing leg, but not when the plan validates', () => {
    const validated = recordOf(plan, 'app', 'linux/amd64', { status: 'validated' });
    expect(outcome([validated])[0]).toMatch(/built to validate only/);
    const dry = planOf([{ name: 'app' }], { push: false });
    const record = recordOf(dry, 'app', 'linux/amd64', { status: 'validated' });
    expect(outcome([record], dry)[0]).toBe(digestFor('app linux/amd64'));
  });
});

describe('the reason of legs that failed', () => {
  const failed = (platform: string, subject: string, more: object = {}): LegRecord =>
    recordOf(plan, 'app', platform, {
      status: 'failed',
      reason: `the registry refused the login [${subject}] – 401`,
      ...more,
    });

  it.each([
    [
      'of one names where it happened',
      [arm64, failed('linux/amd64', 'r/app@1')],
      'linux/amd64: the registry refused the login [r/app@1] – 401',
    ],
    [
      'of two for one cause is told once',
      [failed('linux/amd64', 'r/app@1'), failed('linux/arm64', 'r/app@2')],
      'linux/amd64, linux/arm64 (optional, but on-missing-optional is fail): the registry refused the login – 401',
    ],
    [
      'of two for two causes is told of each',
      [failed('linux/amd64', 'r/app@1'), failed('linux/arm64', '', { reason: 'exit code 1' })],
      'linux/amd64: the registry refused the login [r/app@1] – 401; ' +
        'linux/arm64 (optional, but on-missing-optional is fail): exit code 1',
    ],
  ])('%s', (_, records, why) => {
    expect(judge(settleOne(records), 'fail')).toMatchObject({ kind: 'stopped', why });
  });

  it.each([
    [['Log in.', 'Log in.'], 'Log in.'],
    [['Log in.', 'Free some space.'], 'Log in.; Free some space.'],
    [[undefined, undefined], undefined],
  ])('comes with what they said can be done, each once: %j', ([one, two], hint) => {
    const records = [
      failed('linux/amd64', 'r', { hint: one }),
      failed('linux/arm64', 'r', { hint: two }),
    ];
    const verdict = judge(settleOne(records), 'fail');
    expect('hint' in verdict ? verdict.hint : undefined).toBe(hint);
  });
});

describe('the verdict on a template', () => {
  const optional = settleOne([amd64]);
  const required = settleOne([arm64]);
  const none = settleOne([]);
  const twins = settleOne([
    recordOf(plan, 'app', 'linux/amd64', imageNamed('same')),
    recordOf(plan, 'app', 'linux/arm64', imageNamed('same')),
  ]);
  const allOptional = planOf([{ name: 'app', platforms: ['linux/amd64?', 'linux/arm64?'] }]);

  it.each([
    ['all legs built', settleOne([amd64, arm64]), 'warn', 'publishable'],
    ['an optional leg missing', optional, 'warn', 'publishable'],
    ['an optional leg missing, on-missing-optional fail', optional, 'fail', 'stopped'],
    ['a required leg missing', required, 'warn', 'stopped'],
    ['no leg at all', none, 'warn', 'stopped'],
    ['no leg at all, all of them optional', settleOne([], allOptional), 'warn', 'stopped'],
    ['two legs of one digest', twins, 'warn', 'broken'],
  ] as const)('with %s', (_, settled, policy, kind) => {
    expect(judge(settled, policy).kind).toBe(kind);
  });

  it.each([
    ['the missing required leg', required, 'warn', /^linux\/amd64: it left no record/],
    [
      'an optional leg that the policy requires',
      optional,
      'fail',
      /^linux\/arm64 \(optional, but on-missing-optional is fail\): it left no record/,
    ],
    [
      'that no leg was built',
      settleOne([], allOptional),
      'warn',
      /^no leg was built\. linux\/amd64, linux\/arm64: it left no record/,
    ],
    ['both of a pair of twins', twins, 'warn', /linux\/amd64 and linux\/arm64/],
  ] as const)('names %s', (_, settled, policy, why) => {
    expect(judge(settled, policy)).toMatchObject({ why: expect.stringMatching(why) });
  });
});
