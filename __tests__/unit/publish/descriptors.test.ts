import { describe, expect, it } from '@jest/globals';
import type { Descriptor } from '../../../src/model/descriptor.ts';
import {
  ATTESTATION_SUBJECT_ANNOTATION,
  ATTESTATION_TYPE,
  ATTESTATION_TYPE_ANNOTATION,
  DOCKER_MANIFEST,
} from '../../../src/model/media-types.ts';
import { recordOf } from '../../support/fan-in.ts';
import { FanInWorld } from '../../support/fan-in-world.ts';
import type { SeededImage } from '../../support/registry/store.ts';

const attests = ({ descriptor }: SeededImage): NonNullable<Descriptor['annotations']> => ({
  [ATTESTATION_TYPE_ANNOTATION]: ATTESTATION_TYPE,
  [ATTESTATION_SUBJECT_ANNOTATION]: descriptor.digest,
});

/** Runs the fan-in over a right record of arm64, and one of amd64 whose descriptors a row bends. */
async function runWith(
  bend: (
    own: SeededImage,
    other: SeededImage,
  ) => { image?: Partial<Descriptor>; attestations?: readonly Descriptor[] },
) {
  const world = await FanInWorld.start({});
  const plan = world.plan([{ name: 'app' }]);
  const other = await world.push(plan, 'app', 'linux/arm64');
  const own = await world.push(plan, 'app', 'linux/amd64');
  const { image = {}, attestations = [] } = bend(own, other);
  const { digest } = own.descriptor;
  const record = recordOf(plan, 'app', 'linux/amd64', {
    image: {
      descriptor: { ...own.descriptor, ...image },
      config: own.config.digest,
      configSize: own.config.size,
      attestations,
      layers: 2,
      size: 1000,
    },
    contents: { digest, verdict: 'matches', detail: '' },
    registries: { [`${world.registry().host}/acme/app`]: { digest, tags: {} } },
  });
  await world.record(record);
  return {
    world,
    run: await world.run(plan),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

describe('a record whose descriptors its manifests contradict is refused and nothing written', () => {
  it.each<[string, Parameters<typeof runWith>[0], RegExp]>([
    [
      'a size',
      (own) => ({ image: { size: own.descriptor.size + 7 } }),
      /of \d+ bytes, but it has \d+/,
    ],
    [
      'a media type',
      () => ({ image: { mediaType: DOCKER_MANIFEST } }),
      /of type \S+docker\S+, but it is \S+oci\S+/,
    ],
    [
      'an image that is called an attestation',
      (own) => ({ image: { annotations: attests(own) } }),
      /as an attestation, not as an image/,
    ],
    [
      "another leg's image as an attestation",
      (own, other) => ({ attestations: [{ ...other.descriptor, annotations: attests(own) }] }),
      /an attestation, but it holds the file system of an image/,
    ],
    [
      "an attestation's size",
      (own, other) => ({
        attestations: [{ ...other.descriptor, size: 1, annotations: attests(own) }],
      }),
      /of 1 bytes, but it has \d+/,
    ],
  ])('%s', async (_what, bend, why) => {
    await using made = await runWith(bend);
    expect(made.run.failures).toEqual([expect.stringMatching(why)]);
    expect(made.world.registry().seen({ method: 'PUT' })).toEqual([]);
  });

  it('and a right one is published', async () => {
    await using made = await runWith(() => ({}));
    expect(made.run.failures).toEqual([]);
  });
});
