import { parseReference, parseTag } from '../../src/model/reference.ts';
import { parsePlatform } from '../../src/model/platform.ts';
import type { Results, TagResult, TemplateResult } from '../../src/model/results.ts';
import type { FanInReport } from '../../src/report/fan-in.ts';
import { digestFor, planOf } from './fan-in.ts';

/** The index of every template of these reports. */
export const INDEX = digestFor('index');
export const AMD64 = parsePlatform('linux/amd64');
export const ARM64 = parsePlatform('linux/arm64');

/** A template of two platforms: 1.2.0 was written, `latest` held. */
export function published(more: Partial<TemplateResult> = {}): TemplateResult {
  return {
    status: 'published',
    digest: INDEX,
    complete: true,
    platforms: [
      { platform: AMD64, digest: digestFor('A') },
      { platform: ARM64, digest: digestFor('B') },
    ],
    missing: [],
    ...tagged({
      '1.2.0': { state: 'written', digest: INDEX },
      latest: {
        state: 'held',
        digest: digestFor('old'),
        reason: 'latest stays at 1.3.0: 1.2.0 is older',
      },
    }),
    ...more,
  };
}

/** Tags of one image, as a part of a template's result. */
export function tagged(
  tags: Readonly<Record<string, TagResult>>,
  image = 'ghcr.io/acme/app',
): Pick<TemplateResult, 'registries'> {
  const { repository } = parseReference(image);
  const entries = Object.entries(tags).map(([tag, result]) => [parseTag(tag), result] as const);
  return {
    registries: {
      [image.split('/')[0] ?? '']: { image: repository, tags: Object.fromEntries(entries) },
    },
  };
}

/** The same without linux/arm64, an optional platform. */
export const withoutArm64 = published({
  complete: false,
  platforms: [{ platform: AMD64, digest: digestFor('A') }],
  missing: [{ platform: ARM64, optional: true, reason: 'the compiler died with signal 11' }],
});

export function reportOf(
  templates: Results['templates'],
  more: Partial<FanInReport> = {},
): FanInReport {
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
