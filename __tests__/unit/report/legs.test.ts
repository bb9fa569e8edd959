import { describe, expect, it } from '@jest/globals';
import type { Plan } from '../../../src/model/plan.ts';
import type { LegRecord } from '../../../src/model/record.ts';
import type { Results, TemplateResult } from '../../../src/model/results.ts';
import { parseReference, parseTag } from '../../../src/model/reference.ts';
import type { FanInReport } from '../../../src/report/fan-in.ts';
import { fanInSummary, SUMMARY_LIMIT } from '../../../src/report/summary.ts';
import { digestFor, planOf, recordOf } from '../../support/fan-in.ts';

const hosts = ['ghcr.io', 'docker.io'];
const timings = { build: 184.4, smoke: 0.61, check: 0.35, push: 12.2 };

/** A record whose registries confirmed the leg's own tags. */
function pushed(plan: Plan, template: string, platform: string, versions = ['1.2.0']): LegRecord {
  const digest = digestFor(`${template} ${platform}`);
  const suffix = platform.replaceAll('/', '-');
  const tags = Object.fromEntries(versions.map((version) => [`${version}-${suffix}`, digest]));
  return recordOf(plan, template, platform, {
    timings,
    registries: Object.fromEntries(
      hosts.map((host) => [`${host}/acme/${template}`, { digest, tags }]),
    ),
  });
}

/** What the fan-in made of records: those that failed are missing. */
function resultsOf(plan: Plan, records: readonly LegRecord[]): Results['templates'] {
  return Object.fromEntries(
    plan.templates.map(({ name, images, legs }): [string, TemplateResult] => {
      const optional = ({ platform }: LegRecord): boolean =>
        legs.some((leg) => leg.platform === platform && leg.optional);
      const own = records.filter(({ template }) => template === name);
      const missing = own.flatMap((record) =>
        record.status === 'failed'
          ? [{ platform: record.platform, optional: optional(record), reason: record.reason }]
          : [],
      );
      const digest = digestFor(name);
      return [
        name,
        {
          status: missing.length === 0 ? 'published' : 'stopped',
          digest,
          complete: missing.length === 0,
          platforms: own.flatMap((record) =>
            record.status === 'failed'
              ? []
              : [{ platform: record.platform, digest: record.image.descriptor.digest }],
          ),
          missing,
          registries: Object.fromEntries(
            images.map((image) => [
              image,
              {
                image: parseReference(image).repository,
                tags: { [parseTag('1.2.0')]: { state: 'written', digest } },
              },
            ]),
          ),
        },
      ];
    }),
  );
}

function summaryOf(plan: Plan, records: readonly LegRecord[], used = 0): string {
  const report: FanInReport = {
    plan,
    records,
    results: { schema: 1, templates: resultsOf(plan, records) },
    ...{ warnings: [], failures: [], leftOut: [], parity: {}, timings: {}, jobs: new Map() },
  };
  return fanInSummary(report, used);
}

/** Records carry their plan's digest, which nobody reads here and which takes its time for a large plan. */
const small = planned(1);

function planned(count: number, platforms = ['linux/amd64', 'linux/arm64']): Plan {
  return planOf(
    Array.from({ length: count }, (_, at) => ({
      name: `app${at}`,
      images: hosts.map((host) => `${host}/acme/app${at}`),
      platforms,
    })),
  );
}

function rowsOf(text: string): readonly string[] {
  const [, legs = ''] = text.split('<details><summary>Legs: ');
  return (legs.split('</details>')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
}

describe('the legs in the summary', () => {
  it('show their own times and the arch tags that the registries confirmed', () => {
    const plan = planned(1);
    const text = summaryOf(plan, [
      pushed(plan, 'app0', 'linux/amd64'),
      recordOf(plan, 'app0', 'linux/arm64', { timings: { build: 700, push: 1.5 } }),
    ]);
    expect(text).toContain(
      '<details><summary>Legs: times and arch tags (the slowest: app0 linux/arm64, 11 min 42 s)</summary>',
    );
    expect(rowsOf(text)).toEqual([
      '| leg | build | smoke | check | push | arch tags |',
      '| --- | --- | --- | --- | --- | --- |',
      '| `app0` linux/amd64 | 3 min 4 s | 0.6 s | 0.3 s | 12 s | `ghcr.io/acme/app0:1.2.0-linux-amd64`<br>`docker.io/acme/app0:1.2.0-linux-amd64` |',
      '| `app0` linux/arm64 | 11 min 40 s | – | – | 1.5 s |  |',
    ]);
  });

  it.each([
    ['', '❌'],
    ['?', '⚠️'],
  ])('that are missing come first, with the time that they took: arm64%s', (optional, mark) => {
    const plan = planned(1, ['linux/amd64', `linux/arm64${optional}`]);
    const failed = { status: 'failed', reason: 'exit code 1', timings: { build: 61 } };
    const text = summaryOf(plan, [
      pushed(plan, 'app0', 'linux/amd64'),
      recordOf(plan, 'app0', 'linux/arm64', failed),
    ]);
    expect(rowsOf(text)[2]).toBe(`| ${mark} \`app0\` linux/arm64 | 1 min 1 s | – | – | – |  |`);
  });

  it('have no column for what none of them has', () => {
    const plan = planOf([{ name: 'app', platforms: ['linux/amd64'] }], { push: false });
    const record = { status: 'validated', timings: { build: 5, check: 1 } };
    const text = summaryOf(plan, [recordOf(plan, 'app', 'linux/amd64', record)]);
    expect(text).toContain('<summary>Legs: times</summary>');
    expect(rowsOf(text)[0]).toBe('| leg | build | check |');
  });

  it('are not there where no leg left a record', () => {
    expect(summaryOf(planned(1), [])).not.toContain('Legs: ');
  });

  it.each([
    [0, true],
    [980_000, false],
  ])('all fit, or the rest is counted: %d bytes are used', (used, fits) => {
    const plan = planned(64, ['linux/amd64', 'linux/arm64', 'linux/s390x', 'linux/arm/v7']);
    const records = plan.templates.flatMap(({ name, legs }) =>
      legs.map(({ platform }) => pushed(small, name, platform, ['1.2.0', 'sha-0123456'])),
    );
    const text = summaryOf(plan, records, used);
    expect(Buffer.byteLength(text) + used).toBeLessThan(SUMMARY_LIMIT);
    const [, left] = /\*\*(\d+) rows left out\*\*/.exec(text.split('Legs: ')[1] ?? '') ?? [];
    expect(rowsOf(text).length - 2 + Number(left ?? '0')).toBe(256);
    expect(left === undefined).toBe(fits);
  });
});
