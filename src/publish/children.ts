import type { Descriptor, ImageConfig, ImageManifest } from '../model/descriptor.ts';
import type { Digest } from '../model/digest.ts';
import { OCI_CONFIG } from '../model/media-types.ts';
import type { PlannedLeg } from '../model/plan.ts';
import type { BuiltRecord, RecordedImage } from '../model/record.ts';
import { DOCKER_HUB, type Repository } from '../model/reference.ts';
import type { RawManifest } from '../registry/registry.ts';
import type { Site } from './account.ts';
import { holdersOf, takeFrom, type Held } from './holders.ts';
import { inspectImage, inspectManifest } from './inspect.ts';
import { readConfig, readConfigBlob } from './present.ts';
import { everywhere, stopIfCancelled, type Run } from './run.ts';
import type { SettledLeg } from './settle.ts';

/** A leg's image as the registries have it. */
export interface SurveyedChild {
  readonly leg: PlannedLeg;
  readonly record: BuiltRecord;
  readonly raw: RawManifest;
  readonly manifest: ImageManifest;
  readonly config: ImageConfig;
  /** Where the manifest and the config were read. */
  readonly configFrom: Repository;
  /** The image and its attestations as the index will name them. */
  readonly image: Descriptor;
  readonly attestations: readonly Descriptor[];
  /** The manifests of the attestations. */
  readonly attested: readonly ImageManifest[];
}

/** A leg after its image was looked at: fit for the index, or not, and why. */
export type SurveyedLeg = SurveyedChild | { readonly leg: PlannedLeg; readonly missing: string };

export interface Survey {
  /** In plan order. */
  readonly legs: readonly SurveyedLeg[];
  readonly held: Held;
}

/** Milliseconds between looks for a digest that a push confirmed and a slow replica does not show yet. */
const WAITS = [500, 1000, 2000, 4000];

/**
 * Looks at all images of a template in all its registries at once (spec section 7, rules 3 and 4): by HEAD, and one counted GET per image and
 * attestation in all. What the registries say for certain (no such image anywhere, another platform) makes a leg a missing one; a registry that
 * does not answer is an error, so that no fault of a moment drops a platform.
 * @throws PublishError, CancelledError
 */
export async function surveyChildren(run: Run, settled: readonly SettledLeg[]): Promise<Survey> {
  const wanted = settled.flatMap((leg) => ('record' in leg ? digestsOf(leg.record) : []));
  const bodies = new Map<Digest, Promise<Body | undefined>>();
  let held = await lookEverywhere(run, settled, wanted, bodies);
  for (const wait of WAITS) {
    const absent = wanted.filter((digest) => holdersOf(held, digest).length === 0);
    if (absent.length === 0) break;
    run.log.info(`${run.template.name}: ${absent.join(', ')} not visible yet, looking again`);
    await run.clock.sleep(wait, run.signal);
    stopIfCancelled(run);
    held = await lookEverywhere(run, settled, wanted, bodies);
  }
  const legs = await Promise.all(
    settled.map(async (leg): Promise<SurveyedLeg> => {
      if ('missing' in leg) return leg;
      const absent = digestsOf(leg.record).find((digest) => holdersOf(held, digest).length === 0);
      if (absent !== undefined) {
        return { leg: leg.leg, missing: `${absent} was pushed, but is in none of the registries` };
      }
      return inspect(run, leg, held, bodies);
    }),
  );
  return { legs, held };
}

/** A leg's image and its attestations. */
export function digestsOf({ image }: BuiltRecord): readonly [Digest, ...Digest[]] {
  return [image.descriptor.digest, ...image.attestations.map(({ digest }) => digest)];
}

interface Body {
  readonly raw: RawManifest;
  readonly from: Repository;
  /** Undefined when it is not an image's. */
  readonly config: ImageConfig | undefined;
}

async function lookEverywhere(
  run: Run,
  settled: readonly SettledLeg[],
  wanted: readonly Digest[],
  bodies: Map<Digest, Promise<Body | undefined>>,
): Promise<Held> {
  const images = new Map(
    settled.flatMap((leg) =>
      'record' in leg ? [[leg.record.image.descriptor.digest, leg.record.image] as const] : [],
    ),
  );
  const reader = readerOf(run.account.live());
  return everywhere(run, run.account.sites.index, 'looking for the images', async (site) => {
    const found = new Set<Digest>();
    await Promise.all(
      wanted.map(async (digest) => {
        const there =
          site === reader
            ? await readBody(run, site.repository, digest, images.get(digest), bodies)
            : await run.registry.resolve(site.repository, digest, 'push');
        if (there !== undefined) found.add(digest);
      }),
    );
    return found;
  });
}

/** Where images are read: not on Docker Hub if it can be helped, which counts what is read. */
function readerOf(sites: readonly Site[]): Site | undefined {
  const required = sites.filter((site) => site.required);
  return required.find(({ host }) => host !== DOCKER_HUB) ?? required[0] ?? sites[0];
}

/**
 * A manifest, and with an image its config, read once however many sites hold it; what failed is tried again at another site.
 * @param image what the record says of it; undefined for an attestation
 */
async function readBody(
  { registry }: Run,
  repository: Repository,
  digest: Digest,
  image: RecordedImage | undefined,
  bodies: Map<Digest, Promise<Body | undefined>>,
): Promise<Body | undefined> {
  const known = await bodies.get(digest);
  if (known !== undefined) return known;
  const reading = (async () => {
    // The record tells what to ask for beside the manifest; whether it told the truth is looked at when both are there.
    const beside =
      image?.configSize === undefined
        ? undefined
        : readConfigBlob(registry, repository, {
            mediaType: OCI_CONFIG,
            digest: image.config,
            size: image.configSize,
          }).catch(() => undefined);
    const raw = await registry.getManifest(repository, digest, 'push');
    if (raw === undefined) return undefined;
    const body = { raw, from: repository, config: undefined };
    if (image === undefined) return body;
    return { ...body, config: (await beside) ?? (await readConfig(registry, repository, raw)) };
  })();
  bodies.set(digest, reading);
  reading.catch(() => bodies.delete(digest));
  return reading;
}

async function inspect(
  run: Run,
  { leg, record }: { readonly leg: PlannedLeg; readonly record: BuiltRecord },
  held: Held,
  bodies: Map<Digest, Promise<Body | undefined>>,
): Promise<SurveyedLeg> {
  const read = (digest: Digest, image?: RecordedImage): Promise<Body | undefined> =>
    takeFrom(run, holdersOf(held, digest), 'reading the images', ({ repository }) =>
      readBody(run, repository, digest, image, bodies),
    );
  const { digest } = record.image.descriptor;
  const body = await read(digest, record.image);
  if (body === undefined) return { leg, missing: `${digest} cannot be read any more` };
  const found = inspectImage(
    leg.platform,
    record,
    body.raw,
    body.config,
    run.policies.verify !== 'off',
  );
  if ('missing' in found) return { leg, missing: found.missing };
  const attestations: Descriptor[] = [];
  const attested: ImageManifest[] = [];
  for (const recorded of record.image.attestations) {
    const attestation = await read(recorded.digest);
    if (attestation === undefined) {
      return { leg, missing: `${recorded.digest} cannot be read any more` };
    }
    const seen = inspectManifest(recorded, attestation.raw);
    if ('missing' in seen) return { leg, missing: seen.missing };
    attestations.push(seen.descriptor);
    attested.push(seen.manifest);
  }
  return { leg, record, ...found, configFrom: body.from, attestations, attested };
}
