import { InputError } from '../model/errors.ts';
import type { BuildSpec, EngineName, Verify } from '../model/plan.ts';
import type { PlanSpec } from '../model/plan-spec.ts';
import {
  parseReference,
  parseRepository,
  parseTag,
  type Reference,
  type Repository,
  type Tag,
} from '../model/reference.ts';
import type { Settings } from '../model/settings.ts';
import { FIXED_INPUTS, INPUT_NAMES } from './catalogue.ts';
import { readConfig, type ConfigFile } from './config.ts';
import type { RawInputs } from './raw.ts';
import { InputReader } from './reader.ts';

/*
 * Raw inputs → typed ones, a function for each step. All problems of a call come as one InputError. A value that was not given is
 * undefined, so that the plan's stands.
 */

/** Where a step finds registries and how it treats them. */
export interface RegistryInputs {
  readonly insecureRegistries: readonly string[] | undefined;
  readonly registryConcurrency: number | undefined;
}

export interface LegInputs {
  readonly template: string | undefined;
  readonly platform: string | undefined;
  /** The folder of the OCI layout. */
  readonly layout: string | undefined;
}

export interface BuildInputs extends RegistryInputs {
  readonly leg: LegInputs;
  /** What this step says of the plan's build spec; merged by legBuildSpec. */
  readonly build: Partial<BuildSpec>;
  /** Secret id → value: for the engine alone. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly engine: 'auto' | EngineName | undefined;
  readonly githubToken: string | undefined;
}

export interface PushInputs extends RegistryInputs {
  readonly leg: LegInputs;
  readonly verify: Verify | undefined;
  readonly githubToken: string | undefined;
}

export interface ManifestInputs extends RegistryInputs {
  readonly onMissingOptional: 'warn' | 'fail' | undefined;
  readonly onShrink: 'hold' | 'warn' | 'fail' | undefined;
  readonly verify: Verify | undefined;
  readonly indexAnnotations: Readonly<Record<string, string>>;
  readonly githubToken: string | undefined;
}

export interface PromoteInputs extends RegistryInputs {
  readonly source: Reference;
  /** Undefined: the source's own repository. */
  readonly images: readonly Repository[] | undefined;
  /** Undefined: the source's own tag. */
  readonly tags: readonly Tag[] | undefined;
  readonly onShrink: 'hold' | 'warn' | 'fail' | undefined;
  readonly onExisting: 'replace' | 'fail' | undefined;
}

/** How to read what makes a plan. */
export interface PlanSpecOptions {
  /**
   * Leave out what is free beside a plan (timeouts, caches, the engine): a step that plans for itself applies those to its own work, and
   * its plan must be the one that the other steps make (spec section 2).
   */
  readonly fixedOnly?: boolean;
}

/**
 * Reads what makes a plan: the inputs and the config file, each value checked. What is wrong with them is handed on, so that it is reported
 * together with what planning finds.
 */
export async function readPlanSpec(
  raw: RawInputs,
  config: ConfigFile | undefined,
  { fixedOnly = false }: PlanSpecOptions = {},
): Promise<PlanSpec> {
  const reader = new InputReader(raw);
  const inputs = reader.settings(fixedOnly ? FIXED_INPUTS : INPUT_NAMES);
  const none = reader.text('arch-tags')?.toLowerCase() === 'none' ? { 'arch-tags': [] } : {};
  const file = config === undefined ? {} : await readConfig(config, reader.problems);
  return Object.freeze({
    inputs: { ...inputs, ...none },
    file,
    ...(config === undefined ? {} : { configPath: config.path }),
    problems: reader.problems,
  });
}

/** @throws InputError */
export function readBuildInputs(raw: RawInputs): BuildInputs {
  const reader = new InputReader(raw);
  const settings = reader.settings([
    ...['engine', 'builder', 'load', 'output', 'secret-files', 'ssh', 'cache', 'timeout'],
    ...['stall-timeout', 'retries', 'insecure-registries', 'registry-concurrency'],
  ]);
  const { builder, load, output, ssh, cache, timeout, retries } = settings;
  const secretFiles = settings['secret-files'];
  const stallTimeout = settings['stall-timeout'];
  const inputs: BuildInputs = {
    leg: legOf(reader),
    build: {
      ...(builder === undefined ? {} : { builder }),
      ...(load === undefined ? {} : { load }),
      ...(output === undefined ? {} : { output }),
      ...(secretFiles === undefined ? {} : { secretFiles }),
      ...(ssh === undefined ? {} : { ssh }),
      ...(cache === undefined ? {} : { cache }),
      ...(timeout === undefined ? {} : { timeout }),
      ...(stallTimeout === undefined ? {} : { stallTimeout }),
      ...(retries === undefined ? {} : { retries }),
    },
    secrets: reader.map('secrets') ?? {},
    engine: settings.engine,
    githubToken: reader.text('github-token'),
    ...registriesOf(settings),
  };
  reader.finish();
  return Object.freeze(inputs);
}

/** @throws InputError */
export function readPushInputs(raw: RawInputs): PushInputs {
  const reader = new InputReader(raw);
  const settings = reader.settings(['verify', 'insecure-registries', 'registry-concurrency']);
  const inputs: PushInputs = {
    leg: legOf(reader),
    verify: settings.verify,
    githubToken: reader.text('github-token'),
    ...registriesOf(settings),
  };
  reader.finish();
  return Object.freeze(inputs);
}

/** @throws InputError */
export function readManifestInputs(raw: RawInputs): ManifestInputs {
  const reader = new InputReader(raw);
  const settings = reader.settings([
    ...['on-missing-optional', 'on-shrink', 'verify', 'index-annotations'],
    ...['insecure-registries', 'registry-concurrency'],
  ]);
  const inputs: ManifestInputs = {
    onMissingOptional: settings['on-missing-optional'],
    onShrink: settings['on-shrink'],
    verify: settings.verify,
    indexAnnotations: settings['index-annotations'] ?? {},
    githubToken: reader.text('github-token'),
    ...registriesOf(settings),
  };
  reader.finish();
  return Object.freeze(inputs);
}

const EXAMPLE = 'such as source ghcr.io/acme/app:1.2.0 with tags stable';

/** @throws InputError */
export function readPromoteInputs(raw: RawInputs): PromoteInputs {
  const reader = new InputReader(raw);
  const settings = reader.settings([
    ...['images', 'tags', 'on-shrink', 'on-existing'],
    ...['insecure-registries', 'registry-concurrency'],
  ]);
  const source = reader.parsed('source', parseReference);
  if (!reader.given('source')) {
    reader.problem('source', 'expected the reference of an index', EXAMPLE);
  }
  const each = <T>(name: 'images' | 'tags', parse: (text: string) => T): readonly T[] | undefined =>
    settings[name] && [
      ...new Set(
        settings[name].flatMap((text) => {
          try {
            return [parse(text)];
          } catch (error) {
            reader.problem(name, error instanceof Error ? error.message : String(error));
            return [];
          }
        }),
      ),
    ];
  const images = each('images', parseRepository);
  const tags = each('tags', parseTag);
  if (source !== undefined && source.tag === undefined && source.digest === undefined) {
    reader.problem('source', 'expected a tag or a digest after the name', EXAMPLE);
  }
  reader.finish();
  if (source === undefined) throw new InputError(reader.problems);
  return Object.freeze({
    source,
    images,
    tags,
    onShrink: settings['on-shrink'],
    onExisting: settings['on-existing'],
    ...registriesOf(settings),
  });
}

/** The inputs of those given that a plan fixes. */
export function fixedInputsIn(raw: RawInputs): readonly string[] {
  const reader = new InputReader(raw);
  return FIXED_INPUTS.filter((name) => reader.given(name));
}

function legOf(reader: InputReader): LegInputs {
  return {
    template: reader.text('template'),
    platform: reader.text('platform'),
    layout: reader.text('layout'),
  };
}

function registriesOf(settings: Settings): RegistryInputs {
  return {
    insecureRegistries: settings['insecure-registries'],
    registryConcurrency: settings['registry-concurrency'],
  };
}
