import { digestOf, type Digest } from '../../src/model/digest.ts';
import { OCI_MANIFEST } from '../../src/model/media-types.ts';
import { planSchema, type Plan } from '../../src/model/plan.ts';
import { recordSchema, type LegRecord } from '../../src/model/record.ts';
import { planHash } from '../../src/plan/codec.ts';
import { PLAIN } from './build-spec.ts';

/** A leg as a test names it: `linux/arm64?` is optional. */
export interface TemplateFixture {
  readonly name: string;
  readonly images?: readonly string[];
  readonly platforms?: readonly string[];
  readonly exactTags?: readonly string[];
  readonly movingTags?: readonly {
    readonly tag: string;
    readonly pattern?: string;
    readonly policy?: string;
  }[];
  readonly releasePatterns?: readonly string[];
  readonly annotations?: Readonly<Record<string, string>>;
  /** Moving arch tags, `{tag}-{os}-{arch}` of the moving tags. */
  readonly archTags?: boolean;
  /** The repository of arch tags, where it is another. */
  readonly archImage?: string;
}

export const COMMIT = '0123456789abcdef0123456789abcdef01234567';

/** A plan of the given templates, checked with the schema like any other. */
export function planOf(
  templates: readonly TemplateFixture[],
  more: Readonly<Record<string, unknown>> = {},
): Plan {
  return planSchema.parse({
    schema: 1,
    project: { repository: 'acme/app', commit: COMMIT, runId: '100' },
    created: '2026-11-30T10:00:00Z',
    version: '1.2.0',
    channel: 'release',
    push: true,
    handoff: { kind: 'artifact' },
    engine: 'auto',
    onExisting: 'replace',
    registries: {},
    policies: { onMissingOptional: 'warn', onShrink: 'hold', verify: 'contents' },
    ...more,
    templates: templates.map(templateOf),
  });
}

function templateOf(fixture: TemplateFixture): unknown {
  const images = fixture.images ?? [`localhost:5000/acme/${fixture.name}`];
  const movingTags = (fixture.movingTags ?? [{ tag: 'latest' }]).map(
    ({ tag, pattern, policy }) => ({
      tag,
      pattern: pattern ?? tag,
      policy: policy ?? 'auto',
    }),
  );
  return {
    name: fixture.name,
    images,
    exactTags: fixture.exactTags ?? ['1.2.0'],
    movingTags,
    releasePatterns: fixture.releasePatterns ?? ['{version}'],
    build: PLAIN,
    annotations: fixture.annotations ?? {},
    legs: (fixture.platforms ?? ['linux/amd64', 'linux/arm64']).map((text) => {
      const platform = text.replace('?', '');
      return {
        platform,
        runner: 'ubuntu-24.04',
        optional: text.endsWith('?'),
        emulated: false,
        slug: `${fixture.name}--${platform.replaceAll('/', '-')}`,
        archTags: [],
        movingArchTags: fixture.archTags
          ? images.flatMap((image) =>
              movingTags.map(({ tag }) => ({
                repository: fixture.archImage ?? image,
                tag: `${tag}-${platform.replaceAll('/', '-')}`,
                image,
                follows: tag,
              })),
            )
          : [],
      };
    }),
  };
}

/** A digest of its own for each name. */
export function digestFor(name: string): Digest {
  return digestOf(name);
}

/** A pushed record of a leg that belongs to the plan; `more` replaces what a test is about. */
export function recordOf(
  plan: Plan,
  template: string,
  platform: string,
  more: Readonly<Record<string, unknown>> = {},
): LegRecord {
  const digest = digestFor(`${template} ${platform}`);
  const images = plan.templates.find(({ name }) => name === template)?.images ?? [];
  const status = more['status'] ?? 'pushed';
  const common = {
    schema: 1,
    template,
    platform,
    repository: plan.project.repository,
    commit: plan.project.commit,
    runId: plan.project.runId,
    attempt: 1,
    version: plan.version,
    plan: planHash(plan),
    timings: {},
  };
  const built = {
    image: {
      descriptor: { mediaType: OCI_MANIFEST, digest, size: 500 },
      config: digestFor(`config ${template} ${platform}`),
      attestations: [],
      layers: 1,
      size: 1000,
    },
    contents: { digest, verdict: 'matches', detail: '' },
  };
  return recordSchema.parse({
    ...common,
    status,
    ...(status === 'failed' ? { reason: 'exit code 1' } : built),
    ...(status === 'pushed'
      ? { registries: Object.fromEntries(images.map((image) => [image, { digest, tags: {} }])) }
      : {}),
    ...more,
  });
}
