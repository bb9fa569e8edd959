import { describe, expect, it } from '@jest/globals';
import { formatReference, parseReference, parseTag } from '../../../src/model/reference.ts';
import { outputsOf } from '../../../src/report/outputs.ts';
import { fanInSummary, promoteSummary, SUMMARY_LIMIT } from '../../../src/report/summary.ts';
import { digestFor, planOf } from '../../support/fan-in.ts';
import { ARM64, INDEX, published, reportOf, withoutArm64 } from '../../support/report.ts';

const index = INDEX;
const v = parseTag('1.2.0');
const { repository } = parseReference('ghcr.io/acme/app');
const hub = parseReference('docker.io/acme/app').repository;

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
    const result = { ...withoutArm64, missing: [{ platform: ARM64, optional: true, reason }] };
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

  it.each([
    ['Promoted', published(), { failures: [], warnings: [] }],
    [
      'Not promoted',
      published({ status: 'failed' }),
      { failures: ['app: the registry is down'], warnings: ['app: 1.2.0 named another image'] },
    ],
  ] as const)('of a promotion names the source: %s', (what, app, told) => {
    const source = parseReference('ghcr.io/acme/app:sha-0123456');
    const text = promoteSummary(source, { schema: 1, templates: { app } }, told);
    expect(text).toContain(`## ${what}: \`${formatReference(source)}\``);
    for (const line of told.failures) expect(text).toContain(`- ❌ ${line}\n`);
    for (const line of told.warnings) expect(text).toContain(`- ⚠️ ${line}\n`);
  });
});

describe('the outputs', () => {
  const both = published({
    registries: {
      'ghcr.io': { image: repository, tags: { [v]: { state: 'written', digest: index } } },
      'docker.io': { image: hub, tags: { [v]: { state: 'unchanged', digest: index } } },
      'mirror.example': {
        image: parseReference('mirror.example/app').repository,
        tags: { [v]: { state: 'failed', digest: index } },
      },
      'quay.io': {
        image: parseReference('quay.io/acme/app').repository,
        tags: { [v]: { state: 'unchanged', digest: digestFor('arm64 alone') } },
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
