import { assembleIndex } from '../image/assemble.ts';
import type { TemplateResult } from '../model/results.ts';
import { splitAnnotations } from './annotations.ts';
import { runAnnotations } from './run-order.ts';
import { foresee, lookAtTags } from './foresee.ts';
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
  const since = run.clock.now();
  const outlook = await lookAtTags(run);
  run.spend('look', since);
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
    ...runAnnotations(run.plan, run.template),
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
  const looked = run.clock.now();
  await foresee(run, index.descriptor.digest, settled.legs, outlook);
  run.spend('compare', looked);
  const result: TemplateResult = {
    ...base,
    status: 'validated',
    digest: index.descriptor.digest,
    complete: base.missing.length === 0,
    registries: run.account.results(),
  };
  return { result, failure: undefined, parity: [] };
}
