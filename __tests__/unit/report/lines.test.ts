import { expect, it } from '@jest/globals';
import type { TagResult, TemplateResult } from '../../../src/model/results.ts';
import { resultLines } from '../../../src/report/lines.ts';
import { digestFor } from '../../support/fan-in.ts';
import { INDEX, published, tagged, withoutArm64 } from '../../support/report.ts';

const old = digestFor('old');

it('writes one fact a line into the log', () => {
  expect(resultLines({ schema: 1, templates: { app: withoutArm64 } })).toEqual([
    `app: published ${INDEX} for linux/amd64 without linux/arm64`,
    `  ghcr.io/acme/app:1.2.0 written ${INDEX}`,
    `  ghcr.io/acme/app:latest held ${old} (latest stays at 1.3.0: 1.2.0 is older)`,
  ]);
});

it.each<[TemplateResult['status'], string]>([
  ['published', `app: published ${INDEX} for linux/amd64 without linux/arm64`],
  ['validated', `app: valid ${INDEX} for linux/amd64 without linux/arm64`],
  ['stopped', 'app: not published: linux/arm64 missing'],
  ['failed', 'app: failed'],
])('begins with what became of the template: %s', (status, line) => {
  expect(resultLines({ schema: 1, templates: { app: { ...withoutArm64, status } } })[0]).toBe(line);
});

function tagLines(status: TemplateResult['status'], tags: Readonly<Record<string, TagResult>>) {
  const app = published({ status, ...tagged(tags) });
  const [, ...lines] = resultLines({ schema: 1, templates: { app } });
  return lines;
}

it.each(['stopped', 'failed'] as const)(
  'a template that is %s tells what was not tried in one line an image and reason',
  (status) => {
    const reason = 'stopped, see the error';
    expect(
      tagLines(status, {
        '1.2.0': { state: 'written', digest: INDEX },
        '1.2': { state: 'written', digest: INDEX },
        latest: { state: 'not-tried', digest: old, reason },
        stable: { state: 'not-tried', reason },
        edge: { state: 'not-tried', reason: 'cancelled' },
      }),
    ).toEqual([
      `  ghcr.io/acme/app:1.2.0 written ${INDEX}`,
      `  ghcr.io/acme/app:1.2 written ${INDEX}`,
      `  ghcr.io/acme/app:latest, stable not tried (${reason})`,
      '  ghcr.io/acme/app:edge not tried (cancelled)',
    ]);
  },
);

it.each<[string, TagResult, string]>([
  ['unchanged', { state: 'unchanged', digest: INDEX }, `unchanged ${INDEX}`],
  ['failed, by its first line', { state: 'failed', reason: 'no\nreally' }, 'failed (no)'],
  [
    'that would be written, in no other words',
    { state: 'not-tried', digest: INDEX, reason: 'would be written' },
    `would be written ${INDEX}`,
  ],
  [
    'that is not there to be held',
    { state: 'held', reason: 'not written: moving-tags is never' },
    'not written: moving-tags is never',
  ],
])('tells of a tag %s', (_what, result, words) => {
  expect(tagLines('published', { v1: result, v2: result })).toEqual([
    `  ghcr.io/acme/app:v1 ${words}`,
    `  ghcr.io/acme/app:v2 ${words}`,
  ]);
});
