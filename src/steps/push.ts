import { readPushInputs } from '../inputs/read.ts';
import { checkContents } from '../image/contents/check.ts';
import { openLedger } from '../ledger/open.ts';
import { formatBytes, formatSeconds } from '../model/format.ts';
import { legName } from '../model/leg.ts';
import type { Log } from '../model/log.ts';
import type { Verify } from '../model/plan.ts';
import type { ContentsVerdict, LegRecord } from '../model/record.ts';
import { formatReference, type Repository } from '../model/reference.ts';
import { planHash } from '../plan/codec.ts';
import { openLegImage, type LegImage } from '../push/leg-image.ts';
import { TransferProgress } from '../push/progress.ts';
import type { Confirmed, Target } from '../push/push-image.ts';
import { pushEverywhere, targetsOf } from '../push/push-leg.ts';
import { refuseExisting } from '../push/refuse-existing.ts';
import type { Registry } from '../registry/registry.ts';
import { StateError } from './choose-state.ts';
import type { Step, StepResult } from './context.ts';
import { failLeg } from './fail-leg.ts';
import { openRegistry, registryInputs } from './open-registry.ts';
import { recordBase } from './record-base.ts';
import { takeHandover, type LegHandover } from './take-handover.ts';
import { timed, type Timings } from './timing.ts';

/**
 * Pushes exactly the bytes that this job's `build` left to every registry, by digest and under the leg's own exact arch tags, and
 * leaves the leg's record (spec section 2). With `push: false` nothing but the record is written; it says `validated`.
 */
export const push: Step = async (context) => {
  const { log } = context;
  const inputs = readPushInputs(context.inputs);
  const handover = await takeHandover(context, inputs.leg);
  const { plan, id } = handover;
  const timings: Timings = { ...handover.timings };
  const base = () => recordBase(plan, planHash(plan), id, context.env, timings);
  const ledger = await openLedger(plan.handoff, { ...context, githubToken: inputs.githubToken });
  const registry = openRegistry(context, registryInputs(inputs, plan));
  try {
    const image = await openLegImage(handover.result, id.platform, registry);
    refuseOther(image, handover);
    const verify = inputs.verify ?? plan.policies.verify;
    const contents = await timed(timings, 'check', () => check(image, handover, verify, log));
    const found = { image: image.selected.recorded, contents };
    if (!plan.push) return await leave({ ...base(), ...found, status: 'validated' });
    const judged = contents.verdict !== 'skipped';
    const confirmed = await timed(timings, 'push', () =>
      send(image, handover, { registry, judged, log }),
    );
    const registries = Object.fromEntries(confirmed);
    return await leave({ ...base(), ...found, status: 'pushed', registries });
  } catch (error) {
    return await failLeg(error, () => Promise.resolve(ledger), base(), {
      log,
      optional: handover.leg.optional,
    });
  } finally {
    await registry.close();
  }

  async function leave(record: Exclude<LegRecord, { status: 'failed' }>): Promise<StepResult> {
    await ledger.write(record);
    await handover.done();
    const refs = record.status === 'pushed' ? references(record.registries) : [];
    log.info(`${legName(id)}: ${record.status} ${record.image.descriptor.digest}`);
    return {
      outputs: {
        digest: record.image.descriptor.digest,
        refs: refs.join('\n'),
        record: JSON.stringify(record),
        outcome: record.status,
      },
      failures: [],
    };
  }
};

/** What `build` left and tested is what is pushed: a folder may be changed meanwhile, and a tag may be moved. */
function refuseOther({ selected }: LegImage, { id, digest, result }: LegHandover): void {
  const found = selected.recorded.descriptor.digest;
  if (digest === undefined || digest === found) return;
  throw new StateError('The image is not the one that build left', {
    leg: legName(id),
    subject: result.kind === 'layout' ? result.layout : formatReference(result.reference),
    answer: `built: ${digest}; now there: ${found}`,
    hint: 'Something wrote there after the build: build the leg again; give a layout of your own with the input layout',
  });
}

/** Are the layers' programs of the platform that the manifest claims (spec section 11)? */
async function check(
  image: LegImage,
  { plan, id }: LegHandover,
  verify: Verify,
  log: Log,
): Promise<ContentsVerdict> {
  const { digest } = image.selected.recorded.descriptor;
  if (verify === 'off' || verify === 'platform') {
    return { digest, verdict: 'skipped', detail: `verify: ${verify}` };
  }
  const verdict = await checkContents(image.selected, image.readLayer, id.platform, {
    digests: !plan.push,
  });
  log.info(`${legName(id)}: contents ${verdict.verdict}: ${verdict.detail}`);
  return verdict;
}

function send(
  image: LegImage,
  handover: LegHandover,
  {
    registry,
    judged,
    log,
  }: { readonly registry: Registry; readonly judged: boolean; readonly log: Log },
): Promise<ReadonlyMap<Repository, Confirmed>> {
  const { plan, template, leg, id } = handover;
  return log.group(`Pushing ${legName(id)}`, async () => {
    const { layers, size } = image.selected.recorded;
    const options = {
      ...{ leg: id, log },
      isRequired: (host: string) => plan.registries[host]?.required ?? true,
    };
    const targets = await acceptable(targetsOf(template, leg), image, handover, registry, options);
    const began = performance.now();
    using progress = new TransferProgress(log, legName(id), size * targets.length);
    const confirmed = await pushEverywhere(
      targets,
      (target) =>
        image.pushTo(
          target,
          (bytes) => {
            progress.add(bytes);
          },
          judged,
        ),
      options,
    );
    const seconds = (performance.now() - began) / 1000;
    for (const reference of references(Object.fromEntries(confirmed))) log.info(reference);
    log.info(
      `${layers} layers, ${formatBytes(size)}; ${formatBytes(progress.sent)} sent in ${formatSeconds(seconds)}`,
    );
    return confirmed;
  });
}

/**
 * The targets that take this image: all of them, unless exact arch tags would be written with `on-existing: fail`.
 * @throws ExistingTagError before anything is written anywhere
 */
async function acceptable(
  targets: readonly Target[],
  image: LegImage,
  { plan, template, leg, id }: LegHandover,
  registry: Registry,
  options: Parameters<typeof pushEverywhere>[2],
): Promise<readonly Target[]> {
  if (plan.onExisting !== 'fail' || leg.archTags.length === 0) return targets;
  const { digest } = image.selected.recorded.descriptor;
  const looked = await pushEverywhere(
    targets,
    ({ repository }) => {
      const tags = template.images.includes(repository) ? template.exactTags : [];
      return refuseExisting(registry, id, repository, tags, digest);
    },
    options,
  );
  return targets.filter(({ repository }) => looked.has(repository));
}

/** What can be pulled now: each repository by digest, then by its arch tags. */
function references(registries: Readonly<Record<string, Confirmed>>): string[] {
  return Object.entries(registries).flatMap(([repository, { digest, tags }]) => [
    `${repository}@${digest}`,
    ...Object.keys(tags).map((tag) => `${repository}:${tag}`),
  ]);
}
