import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDirectoryLedger } from '../../src/ledger/directory.ts';
import type { Digest } from '../../src/model/digest.ts';
import type { Plan } from '../../src/model/plan.ts';
import { parsePlatform, splitPlatform } from '../../src/model/platform.ts';
import type { LegRecord } from '../../src/model/record.ts';
import { splitRepository } from '../../src/model/reference.ts';
import type { Results, TagResult } from '../../src/model/results.ts';
import type { StepResult } from '../../src/steps/context.ts';
import { runManifest } from '../../src/steps/manifest.ts';
import { planOf, recordOf, type TemplateFixture } from './fan-in.ts';
import { recordedLog, type RecordedLog } from './log.ts';
import type { ScriptedRegistry } from './registry/registry.ts';
import { startRegistry, type RegistryScript } from './registry/registry.ts';
import type { SeededImage } from './registry/store.ts';

export interface FanInRun extends StepResult {
  readonly results: Results;
  readonly log: RecordedLog;
}

/** Registries in this process, a folder as ledger, and the real step between them. */
export class FanInWorld implements AsyncDisposable {
  readonly registries: readonly ScriptedRegistry[];
  /** The ledger. */
  readonly folder: string;
  #aborted: AbortController | undefined;

  private constructor(registries: readonly ScriptedRegistry[], folder: string) {
    this.registries = registries;
    this.folder = folder;
  }

  static async start(...scripts: readonly RegistryScript[]): Promise<FanInWorld> {
    const registries = await Promise.all(scripts.map((script) => startRegistry(script)));
    return new FanInWorld(registries, await mkdtemp(path.join(tmpdir(), 'fan-in-')));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.registries.map((registry) => registry[Symbol.asyncDispose]()));
    await rm(this.folder, { recursive: true, force: true });
  }

  /** The n-th registry. */
  registry(number = 0): ScriptedRegistry {
    const registry = this.registries[number];
    if (registry === undefined) throw new Error(`no registry ${number}`);
    return registry;
  }

  /** A plan whose templates go to every registry, as `acme/NAME`. */
  plan(templates: readonly TemplateFixture[], more: Readonly<Record<string, unknown>> = {}): Plan {
    return planOf(
      templates.map((template) => ({
        images: this.registries.map(({ host }) => `${host}/acme/${template.name}`),
        ...template,
      })),
      { handoff: { kind: 'directory', path: this.folder }, ...more },
    );
  }

  /** Puts a leg's image into registries (all if not said) and its record into the ledger, as `push` does. */
  async push(
    plan: Plan,
    template: string,
    platform: string,
    {
      to = this.registries,
      config = {},
      more = {},
      architecture = splitPlatform(parsePlatform(platform)).architecture,
      salt = '',
      attested = false,
      docker = false,
    }: {
      readonly to?: readonly ScriptedRegistry[];
      readonly config?: object;
      readonly more?: Readonly<Record<string, unknown>>;
      /** What the image says that it is; the leg's if not said. */
      readonly architecture?: string;
      readonly salt?: string;
      readonly attested?: boolean;
      readonly docker?: boolean;
    } = {},
  ): Promise<SeededImage> {
    const name = `acme/${template}`;
    const { os, variant } = splitPlatform(parsePlatform(platform));
    const seed = (registry: ScriptedRegistry): SeededImage =>
      registry.store.seedImage(name, {
        os,
        architecture,
        ...(variant === undefined ? {} : { variant }),
        layers: [`${template} ${platform} ${salt}`, `base ${platform}`],
        config,
        docker,
      });
    const [first, ...others] = to;
    if (first === undefined) throw new Error('an image must be somewhere');
    const image = seed(first);
    for (const other of others) seed(other);
    const attestations = attested ? to.map((registry) => attest(registry, name, image)) : [];
    const { digest } = image.descriptor;
    const images = plan.templates.find((one) => one.name === template)?.images ?? [];
    const record = recordOf(plan, template, platform, {
      image: {
        descriptor: image.descriptor,
        config: image.config.digest,
        configSize: image.config.size,
        attestations: attestations.slice(0, 1),
        layers: 2,
        size: 1000,
      },
      contents: { digest, verdict: 'matches', detail: '' },
      registries: Object.fromEntries(
        images
          .filter((one) => to.some(({ host }) => splitRepository(one).registry === host))
          .map((one) => [one, { digest, tags: {} }]),
      ),
      ...more,
    });
    await this.record(record);
    return image;
  }

  async record(record: LegRecord): Promise<void> {
    await openDirectoryLedger(this.folder).write(record);
  }

  /** Runs the real step, with a client that waits milliseconds. */
  async run(
    plan: Plan,
    inputs: Readonly<Record<string, string>> = {},
    env: Readonly<Record<string, string>> = {},
  ): Promise<FanInRun> {
    const log = recordedLog();
    const abort = (this.#aborted = new AbortController());
    const result = await runManifest(
      {
        inputs: { plan: JSON.stringify(plan), ...inputs },
        env: { HOME: '/nonexistent', PATH: process.env['PATH'], ...env },
        cwd: this.folder,
        log,
        signal: abort.signal,
      },
      {
        registry: { retry: { attempts: 3, base: 1, longest: 2, cap: 50 } },
        clock: { now: () => performance.now(), sleep: () => Promise.resolve() },
      },
    );
    const results = JSON.parse(result.outputs['results'] ?? '') as Results;
    return { ...result, results, log };
  }

  /** What a runner's SIGINT does, to the run that is on its way. */
  cancel(): void {
    this.#aborted?.abort(new Error('stopped by SIGINT'));
  }

  /** What a tag names. */
  tag(template: string, tag: string, registry = 0): Digest | undefined {
    return this.registry(registry).store.tag(`acme/${template}`, tag);
  }
}

function attest(registry: ScriptedRegistry, name: string, image: SeededImage) {
  const config = registry.store.seedBlob(name, '{}', 'application/vnd.oci.image.config.v1+json');
  const layer = registry.store.seedBlob(
    name,
    `{"of":"${image.descriptor.digest}"}`,
    'application/vnd.in-toto+json',
  );
  const mediaType = 'application/vnd.oci.image.manifest.v1+json';
  const manifest = { schemaVersion: 2, mediaType, config, layers: [layer] };
  return {
    ...registry.store.seedManifest(name, manifest),
    platform: { os: 'unknown', architecture: 'unknown' },
    annotations: {
      'vnd.docker.reference.type': 'attestation-manifest',
      'vnd.docker.reference.digest': image.descriptor.digest,
    },
  };
}

/** The states of a template's tags in one registry, as a flat object. */
export function states(
  { results }: FanInRun,
  template: string,
  registry: ScriptedRegistry,
): Record<string, TagResult['state']> {
  const tags = results.templates[template]?.registries[registry.host]?.tags ?? {};
  return Object.fromEntries(Object.entries(tags).map(([tag, { state }]) => [tag, state]));
}
