import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { digestOf } from '../../../src/model/digest.ts';
import { CancelledError } from '../../../src/model/errors.ts';
import { parsePlatform } from '../../../src/model/platform.ts';
import { parseReference, parseTag, type Repository } from '../../../src/model/reference.ts';
import { openLegImage } from '../../../src/push/leg-image.ts';
import { pushEverywhere, targetsOf } from '../../../src/push/push-leg.ts';
import type { Confirmed, Target } from '../../../src/push/push-image.ts';
import { planOf } from '../../support/fan-in.ts';
import { LayoutBuilder } from '../../support/layout.ts';
import { recordedLog } from '../../support/log.ts';
import { testClient } from '../../support/registry/client.ts';
import { startRegistry } from '../../support/registry/registry.ts';
import { temporaryFolders } from '../../support/temporary.ts';

const temporaryFolder = temporaryFolders();

const ARM64 = parsePlatform('linux/arm64');
const LEG = { template: 'app', platform: ARM64 };
const ignore = (): void => undefined;

function target(repository: Repository, tags: string[] = [], siblings: Repository[] = []): Target {
  return { repository, tags: tags.map(parseTag), siblings };
}

/** A layout of one attested arm64 image with two layers. */
async function writeLayout(dir: string): Promise<string> {
  const layout = new LayoutBuilder();
  const layers = ['first layer', 'second layer'].map((text) => Buffer.from(text));
  const image = layout.image({ architecture: 'arm64', layers });
  return layout.write(dir, [layout.index([image, layout.attestation(image)])]);
}

describe('a leg that lies in a layout', () => {
  it('is put byte for byte: blobs, image and attestation by digest, then the arch tags', async () => {
    const layout = await writeLayout(await temporaryFolder());
    await using registry = await startRegistry();
    await using client = testClient();
    const image = await openLegImage({ kind: 'layout', layout }, ARM64, client);
    const confirmed = await image.pushTo(
      target(registry.repository('team/app'), ['1.0-linux-arm64', '1.0-arm64']),
      ignore,
    );
    const { digest } = image.selected.recorded.descriptor;
    const held = registry.store.at('team/app');
    expect(confirmed).toEqual({ digest, tags: { '1.0-linux-arm64': digest, '1.0-arm64': digest } });
    expect(Object.fromEntries(held.tags)).toEqual(confirmed.tags);
    expect([...held.manifests.keys()].sort()).toEqual(
      image.selected.manifests.map(({ descriptor }) => descriptor.digest as string).sort(),
    );
    for (const [key, { bytes }] of held.manifests) expect(digestOf(bytes)).toBe(key);
    expect(held.blobs.size).toBe(5);
  });

  it('is not sent a second time: no byte and no write, one look at each blob', async () => {
    const layout = await writeLayout(await temporaryFolder());
    await using registry = await startRegistry();
    const to = target(registry.repository('team/app'), ['1.0-arm64']);
    for (const round of [1, 2]) {
      await using client = testClient();
      const image = await openLegImage({ kind: 'layout', layout }, ARM64, client);
      let sent = 0;
      await image.pushTo(to, (bytes) => (sent += bytes));
      expect(sent > 0).toBe(round === 1);
      if (round === 2) {
        expect(registry.count({ path: 'blobs' })).toBe(5);
        expect(new Set(registry.seen().map(({ method }) => method))).toEqual(new Set(['HEAD']));
        expect(registry.count({ path: 'manifests' })).toBeLessThanOrEqual(3);
      }
      registry.clear();
    }
  });

  it('is sent again as far as the registry has lost it, whatever it has kept', async () => {
    const layout = await writeLayout(await temporaryFolder());
    await using registry = await startRegistry();
    const to = target(registry.repository('team/app'), ['1.0-arm64']);
    const push = async (): Promise<void> => {
      await using client = testClient();
      const image = await openLegImage({ kind: 'layout', layout }, ARM64, client);
      await image.pushTo(to, ignore);
    };
    await push();
    const { blobs, manifests } = registry.store.at('team/app');
    const contents = [blobs, manifests].flatMap((kind) =>
      [...kind.keys()].map((key) => ({ kind, key })),
    );
    expect(contents).toHaveLength(7);
    for (const { kind, key } of contents) {
      kind.delete(key);
      await push();
      expect(kind.has(key)).toBe(true);
    }
  });

  it('sends a blob after all, once, when the registry said it was there and then does not know it', async () => {
    const layout = await writeLayout(await temporaryFolder());
    await using registry = await startRegistry();
    await using client = testClient();
    const image = await openLegImage({ kind: 'layout', layout }, ARM64, client);
    const layer = image.selected.manifest.layers[0]?.digest ?? digestOf('');
    registry.fault({ method: 'HEAD', path: `blobs/${layer}`, status: 200, times: 1 });
    await image.pushTo(target(registry.repository('team/app')), ignore);
    expect(registry.store.at('team/app').blobs.has(layer)).toBe(true);
    expect(registry.store.at('team/app').manifests.size).toBe(2);
  });

  it('whose layers were judged is refused where the registry has a layer and the bytes here are others', async () => {
    const layout = await writeLayout(await temporaryFolder());
    await using registry = await startRegistry();
    await using client = testClient();
    const image = await openLegImage({ kind: 'layout', layout }, ARM64, client);
    const [layer] = image.selected.manifest.layers;
    const file = join(layout, 'blobs', ...(layer?.digest ?? '').split(':'));
    const bytes = await readFile(file);
    registry.store.seedBlob('team/app', bytes);
    await writeFile(
      file,
      bytes.map((byte) => byte ^ 1),
    );
    const to = target(registry.repository('team/app'), ['1.0-arm64']);
    await expect(image.pushTo(to, ignore, true)).rejects.toThrow(
      `The layer ${layer?.digest ?? ''} is damaged`,
    );
    expect(registry.count({ method: 'PUT', path: '/manifests/' })).toBe(0);
  });

  it('takes an arch tag that names another image', async () => {
    const layout = await writeLayout(await temporaryFolder());
    await using registry = await startRegistry();
    await using client = testClient();
    registry.store.seedImage('team/app', { architecture: 'arm64', tag: '1.0-arm64' });
    const image = await openLegImage({ kind: 'layout', layout }, ARM64, client);
    const to = target(registry.repository('team/app'), ['1.0-arm64']);
    const { digest, tags } = await image.pushTo(to, ignore);
    expect(tags).toEqual({ '1.0-arm64': digest });
    expect(registry.store.tag('team/app', '1.0-arm64')).toBe(digest);
  });

  it('mounts its blobs in a second repository of the same registry', async () => {
    const layout = await writeLayout(await temporaryFolder());
    await using registry = await startRegistry();
    await using client = testClient();
    const image = await openLegImage({ kind: 'layout', layout }, ARM64, client);
    const first = registry.repository('team/app');
    await image.pushTo(target(first), ignore);
    let sent = 0;
    await image.pushTo(target(registry.repository('team/app-arm64'), [], [first]), (bytes) => {
      sent += bytes;
    });
    expect(sent).toBe(0);
    expect(registry.store.at('team/app-arm64').blobs.size).toBe(5);
  });
});

describe('a leg that a builder pushed itself', () => {
  it('is carried to the other repositories, and gets its arch tags', async () => {
    await using registry = await startRegistry();
    await using mirror = await startRegistry();
    await using client = testClient();
    const seeded = registry.store.seedImage('team/app', { architecture: 'arm64', tag: 'built' });
    const reference = parseReference(`${registry.host}/team/app:built`);
    const image = await openLegImage({ kind: 'pushed', reference }, ARM64, client);
    for (const place of [registry, mirror]) {
      const { digest, tags } = await image.pushTo(
        target(place.repository('team/app'), ['1.0-arm64']),
        ignore,
      );
      expect(digest).toBe(seeded.descriptor.digest);
      expect(tags).toEqual({ '1.0-arm64': digest });
      expect(place.store.at('team/app').manifests.get(digest)?.bytes).toEqual(seeded.bytes);
    }
  });

  it('is what its digest says, whatever the tag beside that names by now', async () => {
    await using registry = await startRegistry();
    await using client = testClient();
    const image = { architecture: 'arm64', tag: 'built' };
    const { digest } = registry.store.seedImage('team/app', image).descriptor;
    registry.store.seedImage('team/app', { ...image, layers: ['another build'] });
    const reference = parseReference(`${registry.host}/team/app:built@${digest}`);
    const { selected } = await openLegImage({ kind: 'pushed', reference }, ARM64, client);
    expect(selected.recorded.descriptor.digest).toBe(digest);
  });

  it('fails in push, not in the fan-in, when the registry has nothing of it', async () => {
    await using registry = await startRegistry();
    await using client = testClient();
    const reference = parseReference(`${registry.host}/team/app@${digestOf('nothing')}`);
    await expect(openLegImage({ kind: 'pushed', reference }, ARM64, client)).rejects.toThrow(
      'The build says that it pushed, but the registry has no such image',
    );
  });

  it('fails when what it pushed is of another platform', async () => {
    await using registry = await startRegistry();
    await using client = testClient();
    registry.store.seedImage('team/app', { architecture: 'amd64', tag: 'built' });
    const reference = parseReference(`${registry.host}/team/app:built`);
    await expect(openLegImage({ kind: 'pushed', reference }, ARM64, client)).rejects.toThrow(
      /linux\/amd64.*expected an image for linux\/arm64/,
    );
  });
});

describe('several registries', () => {
  const digest = digestOf('image');
  const repositories = ['a.example/x/y', 'b.example/x/y', 'c.example/x/y'].map(
    (name) => parseReference(name).repository,
  );
  const rows: [
    failing: string[],
    mirrors: string[],
    message: RegExp | undefined,
    warnings: number,
  ][] = [
    [[], [], undefined, 0],
    [['b'], ['b'], undefined, 1],
    [['b'], [], /^down b/, 0],
    [['a', 'c'], ['b'], /did not reach a.example\/x\/y and c.example\/x\/y/, 0],
    [['a', 'b'], ['b'], /^down a/, 1],
  ];
  it.each(rows)('failing %j with mirrors %j', async (failing, mirrors, message, warnings) => {
    const log = recordedLog();
    const push = ({ repository }: Target): Promise<Confirmed> =>
      failing.includes(repository.charAt(0))
        ? Promise.reject(new Error(`down ${repository.charAt(0)}`))
        : Promise.resolve({ digest, tags: {} });
    const work = pushEverywhere(
      repositories.map((repository) => target(repository)),
      push,
      {
        leg: LEG,
        log,
        isRequired: (host) => !mirrors.includes(host.charAt(0)),
      },
    );
    if (message === undefined) {
      const reached = [...(await work).keys()].map((repository) => repository.charAt(0));
      expect(reached.sort()).toEqual(['a', 'b', 'c'].filter((name) => !failing.includes(name)));
    } else {
      await expect(work).rejects.toThrow(message);
    }
    expect(log.lines.filter((line) => line.startsWith('warning'))).toHaveLength(warnings);
  });

  it('a repository after one that failed in the same registry is not tried, a cancel is told as one', async () => {
    const tried: string[] = [];
    const targets = ['a.example/x/y', 'a.example/x/z', 'b.example/x/y', 'b.example/x/z'].map(
      (name) => target(parseReference(name).repository),
    );
    const push = ({ repository }: Target): Promise<Confirmed> => {
      tried.push(repository);
      return Promise.reject(
        repository.startsWith('a') ? new Error('down') : new CancelledError('cancelled'),
      );
    };
    const options = { leg: LEG, log: recordedLog(), isRequired: () => false };
    await expect(pushEverywhere(targets, push, options)).rejects.toThrow(CancelledError);
    expect(tried.sort()).toEqual(['a.example/x/y', 'b.example/x/y']);
  });
});

it('a leg’s arch tags go to their own repositories alone, and blobs are mounted within a registry', () => {
  const [template] = planOf([
    { name: 'app', images: ['a.example/x/y', 'b.example/x/y'], platforms: ['linux/arm64'] },
  ]).templates;
  const [leg] = template?.legs ?? [];
  if (template === undefined || leg === undefined) throw new Error('no leg');
  const archTag = (name: string, tag: string) => ({
    repository: parseReference(name).repository,
    tag: parseTag(tag),
  });
  const archTags = [archTag('a.example/x/arch', '1.0-arm64'), archTag('b.example/x/y', '1.0')];
  expect(targetsOf(template, { ...leg, archTags })).toEqual([
    { repository: 'a.example/x/y', tags: [], siblings: [] },
    { repository: 'b.example/x/y', tags: ['1.0'], siblings: [] },
    { repository: 'a.example/x/arch', tags: ['1.0-arm64'], siblings: ['a.example/x/y'] },
  ]);
});
