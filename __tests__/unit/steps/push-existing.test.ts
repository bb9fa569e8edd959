import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Descriptor } from '../../../src/model/descriptor.ts';
import { OCI_INDEX } from '../../../src/model/media-types.ts';
import { planSchema } from '../../../src/model/plan.ts';
import { push } from '../../../src/steps/push.ts';
import { planOf } from '../../support/fan-in.ts';
import { LayoutBuilder } from '../../support/layout.ts';
import { recordedLog } from '../../support/log.ts';
import { startRegistry, type ScriptedRegistry } from '../../support/registry/registry.ts';
import { temporaryFolders } from '../../support/temporary.ts';

const temporary = temporaryFolders();

interface Case {
  readonly registries: readonly ScriptedRegistry[];
  readonly onExisting?: 'fail' | 'replace';
  readonly archTags?: boolean;
  /** The last registry is a mirror. */
  readonly mirror?: boolean;
}

/** Pushes the leg `app linux/amd64` of version 1.0.0 from a layout; `seed` is told of its image before. */
async function pushLeg(
  { registries, onExisting = 'fail', archTags = true, mirror = false }: Case,
  seed: (image: Descriptor) => void = () => undefined,
) {
  const cwd = await temporary();
  const layout = new LayoutBuilder();
  const image = layout.image();
  await layout.write(join(cwd, 'layout'), [image]);
  seed(image);
  const images = registries.map((registry) => registry.repository('acme/app'));
  const plan = planOf([{ name: 'app', images, platforms: ['linux/amd64'], exactTags: ['1.0.0'] }], {
    version: '1.0.0',
    onExisting,
    handoff: { kind: 'directory', path: 'ledger' },
    policies: { onMissingOptional: 'warn', onShrink: 'hold', verify: 'platform' },
    registries: mirror ? { [registries.at(-1)?.host ?? '']: { required: false } } : {},
  });
  const tags = images.map((repository) => ({ repository, tag: '1.0.0-linux-amd64' }));
  const text = JSON.stringify(plan, (key, value: unknown) =>
    key === 'archTags' && archTags ? tags : value,
  );
  for (const registry of registries) registry.clear();
  const log = recordedLog();
  const { failures } = await push({
    inputs: { plan: JSON.stringify(planSchema.parse(JSON.parse(text))), layout: 'layout' },
    env: { HOME: cwd },
    cwd,
    log,
    signal: new AbortController().signal,
  });
  const [name = ''] = await readdir(join(cwd, 'ledger'));
  const record = await readFile(join(cwd, 'ledger', name), 'utf8');
  return { failures, log, record: JSON.parse(record) as { status: string; reason?: string } };
}

const writes = (registry: ScriptedRegistry): number =>
  ['POST', 'PUT', 'PATCH'].reduce((sum, method) => sum + registry.count({ method }), 0);

const asked = (registry: ScriptedRegistry): number =>
  registry.requests.filter(({ path }) => path.endsWith('/manifests/1.0.0')).length;

describe('with on-existing: fail, a leg of a version that is published already', () => {
  it.each<[string, (registry: ScriptedRegistry) => void]>([
    [
      'in an index without this image',
      (registry) => {
        const arm64 = registry.store.seedImage('acme/app', { architecture: 'arm64' });
        registry.store.seedIndex('acme/app', [arm64.descriptor], { tag: '1.0.0' });
      },
    ],
    [
      'as a single image',
      (registry) => {
        registry.store.seedImage('acme/app', { architecture: 'amd64', tag: '1.0.0' });
      },
    ],
    [
      'as something that cannot be read',
      (registry) => {
        const options = { mediaType: OCI_INDEX, tag: '1.0.0' };
        registry.store.seedManifest('acme/app', Buffer.from('{'), options);
      },
    ],
  ])('%s is refused before anything is written, in any registry', async (_how, seed) => {
    await using first = await startRegistry();
    await using second = await startRegistry();
    seed(second);
    const { failures, record } = await pushLeg({ registries: [first, second] });
    expect(failures).toEqual([
      expect.stringMatching(
        /acme\/app:1\.0\.0 exists with another digest .*\nAnswer: it names sha256:.* this build's sha256:.*\nWhat to do: publish a new version, or set on-existing: replace$/,
      ),
    ]);
    expect(record).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('exists with another digest'),
    });
    expect([first, second].map(writes)).toEqual([0, 0]);
    expect(second.store.tag('acme/app', '1.0.0-linux-amd64')).toBeUndefined();
  });

  it('in an index that holds this image goes on', async () => {
    await using registry = await startRegistry();
    const { failures } = await pushLeg({ registries: [registry] }, (image) => {
      registry.store.seedIndex('acme/app', [image], { tag: '1.0.0' });
    });
    expect(failures).toEqual([]);
    expect(registry.store.tag('acme/app', '1.0.0-linux-amd64')).toBeDefined();
  });

  it('in a mirror alone leaves that mirror out, as it is', async () => {
    await using registry = await startRegistry();
    await using mirror = await startRegistry();
    mirror.store.seedImage('acme/app', { architecture: 'amd64', tag: '1.0.0' });
    const { failures, log } = await pushLeg({ registries: [registry, mirror], mirror: true });
    expect(failures).toEqual([]);
    expect(log.lines.filter((line) => line.startsWith('warning: Mirror'))).toHaveLength(1);
    expect(registry.store.tag('acme/app', '1.0.0-linux-amd64')).toBeDefined();
    expect(writes(mirror)).toBe(0);
  });
});

describe('an exact index tag', () => {
  it('that is not there yet stops no leg, and is asked for once in each repository', async () => {
    await using registry = await startRegistry();
    registry.store.seedImage('acme/app', { architecture: 'amd64', tag: '1.0.0-linux-amd64' });
    const { failures, record } = await pushLeg({ registries: [registry] });
    expect({ failures, status: record.status }).toEqual({ failures: [], status: 'pushed' });
    expect(asked(registry)).toBe(1);
  });

  it.each<[string, Partial<Case>]>([
    ['with on-existing: replace', { onExisting: 'replace' }],
    ['where the leg writes no tags', { archTags: false }],
  ])('is not asked for %s', async (_where, settings) => {
    await using registry = await startRegistry();
    registry.store.seedImage('acme/app', { architecture: 'amd64', tag: '1.0.0' });
    const { failures } = await pushLeg({ registries: [registry], ...settings });
    expect({ failures, asked: asked(registry) }).toEqual({ failures: [], asked: 0 });
  });
});
