import { assembleIndex } from '../image/assemble.ts';
import type { Digest } from '../model/digest.ts';
import { describeError } from '../model/errors.ts';
import type { TagResult, TemplateResult } from '../model/results.ts';
import { splitAnnotations } from './annotations.ts';
import { runAnnotations } from './run-order.ts';
import type { Site } from './account.ts';
import { decide, type TagLists } from './moving.ts';
import type { Run } from './run.ts';
import { judge, VerdictError, type SettledTemplate } from './settle.ts';
import type { TemplateEnd } from './template.ts';

/**
 * The fan-in of one template when `push` is false: the same decisions, no write. The images are nowhere but in their jobs, so the index is
 * made from the records; what a registry does not tell (a fork has no login) is unknown, not an error.
 */
export async function validateTemplate(run: Run, settled: SettledTemplate): Promise<TemplateEnd> {
  const verdict = judge(settled, run.policies.onMissingOptional);
  const built = settled.legs.flatMap((leg) => ('record' in leg ? [leg] : []));
  const base = {
    platforms: built.map(({ leg, record }) => ({
      platform: leg.platform,
      digest: record.image.descriptor.digest,
    })),
    missing: settled.legs.flatMap((leg) =>
      'missing' in leg
        ? [{ platform: leg.leg.platform, optional: leg.leg.optional, reason: leg.missing }]
        : [],
    ),
  };
  if (verdict.kind !== 'publishable') {
    run.account.stop('would not be published');
    const result: TemplateResult = {
      ...base,
      status: verdict.kind === 'stopped' ? 'stopped' : 'failed',
      complete: false,
      registries: run.account.results(),
    };
    return { result, failure: new VerdictError(verdict), parity: [] };
  }
  const annotations = splitAnnotations({
    ...run.template.annotations,
    ...runAnnotations(run.plan),
    ...run.policies.indexAnnotations,
  });
  const index = assembleIndex(
    built.map(({ leg, record }) => ({
      platform: leg.platform,
      image: record.image.descriptor,
      attestations: record.image.attestations,
      osVersion: record.image.descriptor.platform?.['os.version'],
      osFeatures: record.image.descriptor.platform?.['os.features'],
      annotations: annotations.descriptor(leg.platform),
    })),
    annotations.index,
  );
  for (const warning of index.warnings) run.warn(warning);
  const lists: TagLists = new Map(
    await Promise.all(
      run.account.sites.index.map(async (site) => [site, await tagsNow(run, site)] as const),
    ),
  );
  await Promise.all(
    run.account.sites.index.map((site) => foresee(run, site, index.descriptor.digest, lists)),
  );
  const result: TemplateResult = {
    ...base,
    status: 'validated',
    digest: index.descriptor.digest,
    complete: base.missing.length === 0,
    registries: run.account.results(),
  };
  return { result, failure: undefined, parity: [] };
}

async function tagsNow(run: Run, site: Site): Promise<readonly string[]> {
  try {
    return await run.registry.listTags(site.repository);
  } catch (error) {
    run.log.info(`${site.repository}: its tags are unknown: ${describeError(error)}`);
    return [];
  }
}

/** What a run that publishes would do to each tag. */
async function foresee(run: Run, site: Site, wanted: Digest, lists: TagLists): Promise<void> {
  const { exactTags, movingTags } = run.template;
  const foresight = [
    ...exactTags.map((tag) => ({ tag, held: undefined })),
    ...movingTags.map((moving) => {
      const decision = decide(run, moving, lists);
      return { tag: moving.tag, held: decision.move ? undefined : decision.reason };
    }),
  ];
  await Promise.all(
    foresight.map(async ({ tag, held }) => {
      let digest: Digest | undefined;
      let known = true;
      try {
        digest = (await run.registry.resolve(site.repository, tag))?.digest;
      } catch {
        known = false;
      }
      run.account.set(
        site,
        tag,
        outcome(
          digest,
          known,
          wanted,
          held,
          run.plan.onExisting === 'fail' && exactTags.includes(tag),
        ),
      );
    }),
  );
}

function outcome(
  digest: Digest | undefined,
  known: boolean,
  wanted: Digest,
  held: string | undefined,
  refuse: boolean,
): TagResult {
  if (held !== undefined) return { state: 'held', reason: held, ...(digest && { digest }) };
  if (!known)
    return { state: 'not-tried', reason: 'would be written; what it names now is unknown' };
  if (digest === undefined)
    return { state: 'not-tried', reason: 'would be written; it is not there yet' };
  if (digest === wanted) return { state: 'unchanged', digest };
  return {
    state: 'not-tried',
    digest,
    reason: refuse
      ? 'would be refused: it names another digest, and on-existing is fail'
      : 'would be written over what it names now',
  };
}
