import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDirectoryLedger } from '../../../src/ledger/directory.ts';
import { digestOf } from '../../../src/model/digest.ts';
import type { Plan } from '../../../src/model/plan.ts';
import { OCI_CONFIG, OCI_LAYER_GZIP, OCI_MANIFEST } from '../../../src/model/media-types.ts';
import { parseRepository } from '../../../src/model/reference.ts';
import type { StepContext, StepResult } from '../../../src/steps/context.ts';
import { manifest } from '../../../src/steps/manifest.ts';
import { promote } from '../../../src/steps/promote.ts';
import { planOf, recordOf, type TemplateFixture } from '../../support/fan-in.ts';
import { recordedLog } from '../../support/log.ts';
import { testClient } from '../../support/registry/client.ts';
import { bytesSource, describeBytes, rawManifest } from '../../support/registry/core.ts';
import { homeWith, type Home } from '../../support/registry/logins.ts';
import { describeWith } from '../../support/world.ts';

const run = promisify(execFile);

describeWith(
  ['registry', 'registry-auth', 'registry-crane', 'crane', 'skopeo'],
  'the fan-in on real registries',
  (world) => {
    const hosts = [world.registry, world.registryAuth.host, world.registryCrane];
    const team = `fan-in-${randomBytes(4).toString('hex')}`;
    let home: Home;
    let folder = '';

    beforeAll(async () => {
      const { host, user, password } = world.registryAuth;
      home = await homeWith({ [host]: `${user}:${password}` });
      folder = await mkdtemp(path.join(tmpdir(), 'fan-in-real-'));
    });
    afterAll(async () => {
      await home[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    });

    function planFor(template: TemplateFixture, more: object = {}): Plan {
      const images = hosts.map((host) => `${host}/${team}/${template.name}`);
      return planOf([{ images, ...template }], {
        handoff: { kind: 'directory', path: folder },
        ...more,
      });
    }

    /** Pushes a leg's image to some registries, and leaves its record. */
    async function push(
      plan: Plan,
      template: string,
      architecture: string,
      to: readonly string[],
    ): Promise<string> {
      await using registry = testClient({ env: home.env });
      const layerBytes = randomBytes(5000);
      const configBytes = Buffer.from(
        JSON.stringify({ os: 'linux', architecture, rootfs: { type: 'layers', diff_ids: [] } }),
      );
      const layer = describeBytes(OCI_LAYER_GZIP, layerBytes);
      const config = describeBytes(OCI_CONFIG, configBytes);
      const image = rawManifest({
        mediaType: OCI_MANIFEST,
        ...{ schemaVersion: 2, config, layers: [layer] },
      });
      const { digest } = image.descriptor;
      for (const host of to) {
        const repository = parseRepository(`${host}/${team}/${template}`);
        await registry.uploadBlob(repository, layer, bytesSource(layerBytes));
        await registry.uploadBlob(repository, config, bytesSource(configBytes));
        await registry.putManifest(repository, digest, image);
      }
      const record = recordOf(plan, template, `linux/${architecture}`, {
        image: {
          descriptor: image.descriptor,
          config: config.digest,
          configSize: config.size,
          attestations: [],
          layers: 1,
          size: 5000,
        },
        contents: { digest, verdict: 'empty', detail: '' },
        registries: Object.fromEntries(
          to.map((host) => [`${host}/${team}/${template}`, { digest, tags: {} }]),
        ),
      });
      await openDirectoryLedger(folder).write(record);
      return digest;
    }

    function contextOf(inputs: Record<string, string>): StepContext {
      const signal = new AbortController().signal;
      return { inputs, env: home.env, cwd: folder, log: recordedLog(), signal };
    }

    async function fanIn(plan: Plan): Promise<StepResult> {
      return manifest(contextOf({ plan: JSON.stringify(plan) }));
    }

    /** What crane says a tag names, and the platforms that it finds there. */
    async function seenByCrane(reference: string) {
      const env = { ...process.env, DOCKER_CONFIG: path.join(home.path, '.docker') };
      const digest = (await run('crane', ['digest', reference], { env })).stdout.trim();
      const text = (await run('crane', ['manifest', reference], { env })).stdout;
      const { manifests = [] } = JSON.parse(text) as {
        manifests?: { platform: { os: string; architecture: string } }[];
      };
      return {
        digest,
        platforms: manifests.map(({ platform }) => `${platform.os}/${platform.architecture}`),
      };
    }

    it('puts one index into all of them, copying what one lacks; crane and skopeo read it', async () => {
      const plan = planFor({ name: 'app' });
      const amd64 = await push(plan, 'app', 'amd64', hosts);
      const arm64 = await push(plan, 'app', 'arm64', hosts.slice(0, 1));
      const result = await fanIn(plan);
      expect(result.failures).toEqual([]);
      for (const host of hosts) {
        for (const tag of ['1.2.0', 'latest']) {
          expect(await seenByCrane(`${host}/${team}/app:${tag}`)).toEqual({
            digest: result.outputs['digest'],
            platforms: ['linux/amd64', 'linux/arm64'],
          });
        }
        // A client of each platform pulls its own image, down to the blobs.
        for (const [architecture, digest] of [
          ['amd64', amd64],
          ['arm64', arm64],
        ] as const) {
          const target = path.join(folder, `${architecture}-${host.replace(':', '-')}`);
          await run('skopeo', [
            ...['--insecure-policy', '--override-os', 'linux', '--override-arch', architecture],
            ...[
              'copy',
              '--src-tls-verify=false',
              '--src-authfile',
              `${home.path}/.docker/config.json`,
            ],
            ...[`docker://${host}/${team}/app:latest`, `dir:${target}`],
          ]);
          expect(digestOf(await readFile(path.join(target, 'manifest.json')))).toBe(digest);
        }
      }
    });

    it('keeps latest for the newer release, in every registry', async () => {
      const newer = planFor({ name: 'backport', exactTags: ['0.3.2'] }, { version: '0.3.2' });
      const older = planFor({ name: 'backport', exactTags: ['0.2.24'] }, { version: '0.2.24' });
      const digests = [];
      for (const plan of [newer, older]) {
        for (const architecture of ['amd64', 'arm64'])
          await push(plan, 'backport', architecture, hosts);
        const { failures, outputs } = await fanIn(plan);
        expect(failures).toEqual([]);
        digests.push(outputs['digest']);
      }
      for (const host of hosts) {
        expect((await seenByCrane(`${host}/${team}/backport:latest`)).digest).toBe(digests[0]);
        expect((await seenByCrane(`${host}/${team}/backport:0.2.24`)).digest).toBe(digests[1]);
      }
    });

    describe('promote', () => {
      it('gives further tags, and carries to further registries', async () => {
        const [first = '', ...others] = hosts;
        const images = [`${first}/${team}/promoted`];
        const plan = planFor(
          { name: 'promoted', images, exactTags: ['sha-0123456'], movingTags: [] },
          { version: null },
        );
        for (const architecture of ['amd64', 'arm64'])
          await push(plan, 'promoted', architecture, [first]);
        const { outputs } = await fanIn(plan);
        const result = await promote(
          contextOf({
            source: `${first}/${team}/promoted:sha-0123456`,
            images: hosts.map((host) => `${host}/${team}/promoted`).join(','),
            tags: 'stable, latest',
          }),
        );
        expect(result.failures).toEqual([]);
        expect(result.outputs['digest']).toBe(outputs['digest']);
        for (const host of [first, ...others]) {
          for (const tag of ['stable', 'latest']) {
            expect(await seenByCrane(`${host}/${team}/promoted:${tag}`)).toEqual({
              digest: outputs['digest'],
              platforms: ['linux/amd64', 'linux/arm64'],
            });
          }
        }
      });
    });
  },
);
