import { describe, expect, it } from '@jest/globals';
import { formatReference, parseReference, parseTag } from '../../../src/model/reference.ts';
import { parsePlatform } from '../../../src/model/platform.ts';
import type { Results, TemplateResult } from '../../../src/model/results.ts';
import type { FanInReport } from '../../../src/report/fan-in.ts';
import { resultLines } from '../../../src/report/lines.ts';
import { outputsOf } from '../../../src/report/outputs.ts';
import { fanInSummary, promoteSummary, SUMMARY_LIMIT } from '../../../src/report/summary.ts';
import { digestFor, planOf } from '../../support/fan-in.ts';

const index = digestFor('index');
const v = parseTag('1.2.0');
const latest = parseTag('latest');
const amd64 = parsePlatform('linux/amd64');
const arm64 = parsePlatform('linux/arm64');
const { repository } = parseReference('ghcr.io/acme/app');
const hub = parseReference('docker.io/acme/app').repository;

function published(more: Partial<TemplateResult> = {}): TemplateResult {
  return {
    status: 'published',
    digest: index,
    complete: true,
    platforms: [
      { platform: amd64, digest: digestFor('A') },
      { platform: arm64, digest: digestFor('B') },
    ],
    missing: [],
    registries: {
      'ghcr.io': {
        image: repository,
        tags: {
          [v]: { state: 'written', digest: index },
          [latest]: {
            state: 'held',
            digest: digestFor('old'),
            reason: 'latest stays at 1.3.0: 1.2.0 is older',
          },
        },
      },
    },
    ...more,
  };
}

function reportOf(templates: Results['templates'], more: Partial<FanInReport> = {}): FanInReport {
  return {
    plan: planOf(
      Object.keys(templates).map((name) => ({
        name,
        images: ['localhost:5000/acme/app'],
        platforms: ['linux/amd64', 'linux/arm64?'],
      })),
    ),
    results: { schema: 1, templates },
    warnings: [],
    failures: [],
    leftOut: [],
    parity: {},
    records: [],
    timings: {},
    jobs: new Map(),
    ...more,
  };
}

const withoutArm64 = published({
  complete: false,
  platforms: [{ platform: amd64, digest: digestFor('A') }],
  missing: [{ platform: arm64, optional: true, reason: 'the compiler died with signal 11' }],
});

describe('the summary of a fan-in', () => {
  it('shows templates × platforms, tags with digests, what was held and why, and the pull command', () => {
    const text = fanInSummary(reportOf({ app: published() }));
    expect(text).toContain('## 1 of 1 template published');
    expect(text).toContain(
      `| \`app\` | ✅ published | ✅ \`${digestFor('A')}\` | ✅ \`${digestFor('B')}\` |`,
    );
    expect(text).toContain(`| \`ghcr.io/acme/app:1.2.0\` | ✅ written | \`${index}\` |`);
    expect(text).toMatch(
      /`ghcr\.io\/acme\/app:latest` \| ✋ held \| `sha256:.*` \| latest stays at 1\.3\.0/,
    );
    expect(text).toContain('docker pull ghcr.io/acme/app:1.2.0');
  });

  it('draws the index with its tags and images as Mermaid', () => {
    const text = fanInSummary(reportOf({ 'te"am/app': published() }));
    const [, drawing = ''] = /```mermaid\n([^`]*)```/.exec(text) ?? [];
    expect(drawing.split('\n').map((line) => line.trim())).toEqual([
      'flowchart LR',
      `i0["te#34;am/app<br/>index ${index.slice(7, 19)}"]`,
      't0x0(["1.2.0"]) --> i0',
      `i0 --> p0x0["linux/amd64<br/>${digestFor('A').slice(7, 19)}"]`,
      `i0 --> p0x1["linux/arm64<br/>${digestFor('B').slice(7, 19)}"]`,
      '',
    ]);
  });

  it('gives the reason of a missing leg and a link to its job', () => {
    const jobs = new Map([['app linux/arm64', 'https://github.com/acme/app/actions/runs/1/job/2']]);
    const text = fanInSummary(reportOf({ app: withoutArm64 }, { jobs }));
    expect(text).toContain(
      '⚠️ optional, missing: the compiler died with signal 11 ([job](https://github.com/acme/app/actions/runs/1/job/2))',
    );
  });

  it('puts what failed first', () => {
    const failed = published({ status: 'failed', complete: false });
    const text = fanInSummary(
      reportOf({ good: published(), bad: failed }, { failures: ['bad: the registry is down'] }),
    );
    expect(text.indexOf('the registry is down')).toBeLessThan(text.indexOf('### Templates'));
    expect(text.indexOf('| `bad`')).toBeLessThan(text.indexOf('| `good`'));
  });

  it('of a validation says what would be written, against what is there', () => {
    const result = published({
      status: 'validated',
      registries: {
        'ghcr.io': {
          image: repository,
          tags: {
            [v]: {
              state: 'not-tried',
              digest: index,
              reason: 'would be written over what it names now',
            },
          },
        },
      },
    });
    const plan = planOf([{ name: 'app' }], { push: false });
    const text = fanInSummary(reportOf({ app: result }, { plan }));
    expect(text).toContain('## Validated: nothing was written');
    expect(text).toMatch(/✏️ would be written \| `sha256/);
    expect(text).not.toContain('docker pull');
  });

  it('keeps words of others from becoming markup', () => {
    const reason = 'a | b\n<img src=x> `code` [link](http://x)';
    const result = { ...withoutArm64, missing: [{ platform: arm64, optional: true, reason }] };
    const text = fanInSummary(reportOf({ app: result }));
    const line = text.split('\n').find((one) => one.startsWith('| `app`')) ?? '';
    expect(line).toContain(
      String.raw`a \| b<br>&lt;img src=x&gt; \`code\` \[link\](http:<!-- -->//x)`,
    );
    expect(line.replaceAll(String.raw`\|`, '').split('|')).toHaveLength(6);
  });

  it.each([0, 900_000, 1_040_000])(
    'stays below 1 MiB with what the file holds already (%d bytes)',
    (used) => {
      const many = Object.fromEntries(
        Array.from({ length: 3000 }, (_, at) => [`template-${at}-${'x'.repeat(80)}`, published()]),
      );
      const text = fanInSummary(reportOf(many, { failures: ['app: the cause'] }), used);
      expect(Buffer.byteLength(text) + used).toBeLessThan(SUMMARY_LIMIT);
      expect(text).toContain('the cause');
      expect(text).toMatch(/\d+ (?:rows|sections) left out/);
      // Cut at a row's end: every line of a table is whole.
      for (const line of text.split('\n').filter((one) => one.startsWith('|'))) {
        expect(line.endsWith('|')).toBe(true);
      }
    },
  );

  it('of a promotion names the source', () => {
    const source = parseReference('ghcr.io/acme/app:sha-0123456');
    const told = { failures: [], warnings: [] };
    const text = promoteSummary(source, { schema: 1, templates: { app: published() } }, told);
    expect(text).toContain(`## Promoted: \`${formatReference(source)}\``);
  });
});

describe('the outputs', () => {
  const both = published({
    registries: {
      'ghcr.io': { image: repository, tags: { [v]: { state: 'written', digest: index } } },
      'docker.io': { image: hub, tags: { [v]: { state: 'unchanged', digest: index } } },
      'mirror.example': {
        image: parseReference('mirror.example/app').repository,
        tags: { [v]: { state: 'failed' } },
      },
    },
  });

  it('have a subject per image and registry that holds the index, and none for what failed', () => {
    const stopped = published({ status: 'stopped' });
    const { subjects } = outputsOf({ schema: 1, templates: { app: both, bad: stopped } });
    expect(JSON.parse(subjects ?? '')).toEqual({
      include: [
        { template: 'app', image: 'ghcr.io/acme/app', digest: index },
        { template: 'app', image: 'docker.io/acme/app', digest: index },
      ],
    });
  });

  it.each([
    [
      'one template',
      { app: published() },
      { digest: index, complete: '["app"]', published: '["app"]', failed: '[]' },
    ],
    [
      'several',
      { app: published(), bad: published({ status: 'failed', complete: false }) },
      { digest: '', complete: '["app"]', published: '["app"]', failed: '["bad"]' },
    ],
    [
      'a missing optional leg',
      { app: withoutArm64 },
      { complete: '[]', missing: '[{"template":"app","platform":"linux/arm64"}]' },
    ],
    [
      'a validation',
      { app: published({ status: 'validated' }) },
      { published: '[]', failed: '[]' },
    ],
  ])('of %s', (_, templates, expected) => {
    expect(outputsOf({ schema: 1, templates })).toMatchObject(expected);
  });
});

it('writes one fact a line into the log', () => {
  expect(resultLines({ schema: 1, templates: { app: withoutArm64 } })).toEqual([
    `app: published ${index} for linux/amd64 without linux/arm64`,
    `  ghcr.io/acme/app:1.2.0 written ${index}`,
    `  ghcr.io/acme/app:latest held ${digestFor('old')} (latest stays at 1.3.0: 1.2.0 is older)`,
  ]);
});

it.each([
  ['stopped', 'app: not published: linux/arm64 missing'],
  ['failed', 'app: failed'],
] as const)(
  'a template that is %s tells what was not tried in one line an image',
  (status, head) => {
    const reason = 'stopped, see the error';
    const tags = {
      [v]: { state: 'written', digest: index } as const,
      [latest]: { state: 'not-tried', digest: digestFor('old'), reason } as const,
      [parseTag('1')]: { state: 'not-tried', reason } as const,
    };
    const app = { ...withoutArm64, status, registries: { 'ghcr.io': { image: repository, tags } } };
    const lines = resultLines({ schema: 1, templates: { app } });
    expect(lines[0]).toBe(head);
    expect(lines.slice(1).sort()).toEqual([
      `  ghcr.io/acme/app:1, latest not tried (${reason})`,
      `  ghcr.io/acme/app:1.2.0 written ${index}`,
    ]);
  },
);
