import { z } from 'zod';
import { engineNameSchema, LONGEST_TIME, verifySchema, type Handoff } from './plan.ts';
import { isPlaceholder, meantPlaceholder, placeholdersIn } from './placeholders.ts';
import { parsePlatform, type Platform } from './platform.ts';

/*
 * What a project says about its images: the keys of the config file (spec section 4), which are the inputs' names as well. A value is
 * checked here by itself; what values mean together is the plan's to decide. Absent says nothing, so that a weaker source speaks.
 */

const text = z.string({ error: 'expected text' }).min(1, 'expected some text');
const texts = z.array(text, { error: 'expected a list, such as [one, two]' });
/** A name or a tag with placeholders, where an unknown one is an error (spec section 3). */
const pattern = text.superRefine((value, context) => {
  for (const name of new Set(placeholdersIn(value))) {
    if (isPlaceholder(name)) continue;
    context.addIssue({
      code: 'custom',
      message: `"${value}": there is no placeholder {${name}}`,
      params: { hint: meantPlaceholder(name) },
    });
  }
});
const patterns = z.array(pattern, { error: 'expected a list, such as [one, two]' });
const flag = z.boolean({ error: 'expected true or false' });
const textMap = z.record(z.string(), z.string({ error: 'expected text' }), {
  error: 'expected a map from names to texts',
});

function choice<const T extends readonly [string, ...string[]]>(...values: T) {
  return z.enum(values, { error: `expected ${values.join(' or ')}` });
}

/** A map with these keys alone. */
function keys<const T extends z.core.$ZodLooseShape>(shape: T) {
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'invalid_type' ? 'expected a map of settings' : undefined),
  });
}

function count(least: number) {
  return z
    .int({ error: `expected a whole number, ${least} or more` })
    .min(least, `expected a whole number, ${least} or more`);
}

/** Passes what a parser makes of a text; its error becomes the problem's message. */
function parsed<T>(parse: (value: string) => T) {
  return z.string({ error: 'expected text' }).transform((value, context): T => {
    try {
      return parse(value);
    } catch (error) {
      context.addIssue({
        code: 'custom',
        message: error instanceof Error ? error.message : String(error),
      });
      return z.NEVER;
    }
  });
}

/** `90`, `90s`, `10m`, `1h30m` → seconds. */
export function parseDuration(value: string): number {
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(value.trim().toLowerCase());
  if (match === null || value.trim() === '') {
    throw new Error(
      `"${value}" is not a length of time: expected seconds (90) or such as 10m, 1h30m`,
    );
  }
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

const duration = z
  .union([count(0), parsed(parseDuration)], {
    error: 'expected a length of time: seconds (90) or such as 10m, 1h30m',
  })
  .refine((seconds) => seconds <= LONGEST_TIME, {
    error: `expected at most ${LONGEST_TIME / 3600}h`,
  });

/** A platform as asked for: `linux/arm64?` may fail without stopping the release. */
export interface PlatformRequest {
  readonly platform: Platform;
  readonly optional: boolean;
}

const platforms = z
  .array(
    parsed((value): PlatformRequest => {
      const optional = value.trim().endsWith('?');
      const name = optional ? value.trim().slice(0, -1) : value;
      return { platform: parsePlatform(name), optional };
    }),
    { error: 'expected a list, such as [linux/amd64, "linux/arm64?"]' },
  )
  .min(1, 'expected at least one platform');

/** Platform → labels of the runners that build it. */
const runners = z
  .record(
    z.string(),
    z.union([text, texts.min(1, 'expected at least one label')], {
      error: 'expected a runner label or a list of labels',
    }),
    { error: 'expected a map from platforms to runner labels' },
  )
  .transform((map, context): ReadonlyMap<Platform, readonly string[]> => {
    const result = new Map<Platform, readonly string[]>();
    for (const [name, labels] of Object.entries(map)) {
      try {
        const list = typeof labels === 'string' ? labels.split(',') : labels;
        const clean = list.map((label) => label.trim()).filter((label) => label !== '');
        if (clean.length === 0) throw new Error('expected at least one label');
        result.set(parsePlatform(name), clean);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        context.addIssue({ code: 'custom', message, path: [name] });
      }
    }
    return result;
  });

const movingPolicy = choice('auto', 'always', 'never');

/** What a channel decides (spec section 4). */
export const channelSettingsSchema = keys({
  tags: patterns.optional(),
  'build-args': textMap.optional(),
  'moving-tags': movingPolicy.optional(),
});
export type ChannelSettings = z.infer<typeof channelSettingsSchema>;

const channels = z.record(z.string(), channelSettingsSchema, {
  error: 'expected a map from channels to their settings',
});

/** What a template may decide for itself: build inputs, images, platforms, tags, channels. */
export const templateSettingsSchema = keys({
  images: patterns.min(1, 'expected at least one image name').optional(),
  platforms: platforms.optional(),
  tags: patterns.optional(),
  'prerelease-tags': patterns.optional(),
  'snapshot-tags': patterns.optional(),
  'moving-tags': movingPolicy.optional(),
  'arch-tags': patterns.optional(),
  'arch-images': pattern.optional(),
  'index-annotations': textMap.optional(),
  channels: channels.optional(),
  context: text.optional(),
  file: text.optional(),
  target: text.optional(),
  'build-args': textMap.optional(),
  'build-contexts': textMap.optional(),
  builder: text.optional(),
  load: flag.optional(),
  output: choice('layout', 'registry').optional(),
  labels: textMap.optional(),
  annotations: textMap.optional(),
  'standard-labels': flag.optional(),
  'secret-files': textMap.optional(),
  ssh: texts.optional(),
  cache: text
    .regex(/^(?:none|gha|local|registry:.+)$/, 'expected none, gha, local or registry:REFERENCE')
    .optional(),
  provenance: attestation().optional(),
  sbom: attestation().optional(),
  pull: flag.optional(),
  'no-cache': flag.optional(),
  network: text.optional(),
  command: text.optional(),
  smoke: text.optional(),
  timeout: duration.optional(),
  'stall-timeout': duration.optional(),
  retries: count(0).optional(),
  'extra-args': texts.optional(),
});
export type TemplateSettings = z.infer<typeof templateSettingsSchema>;

/** `true`, `false`, or BuildKit's parameters such as `mode=max`. */
function attestation() {
  return z
    .union([z.boolean(), text], { error: 'expected true, false or parameters such as mode=max' })
    .transform(String);
}

/** A name or a glob of marker files, with what is decided for the templates that it finds. */
export interface TemplateEntry {
  readonly pattern: string;
  readonly settings: TemplateSettings;
}

const templates = z
  .union([texts, z.record(z.string(), templateSettingsSchema.nullable())], {
    error: 'expected a list of names and globs, or a map from them to settings',
  })
  .transform((value): readonly TemplateEntry[] =>
    Array.isArray(value)
      ? value.map((pattern) => ({ pattern, settings: {} }))
      : Object.entries(value).map(([pattern, settings]) => ({ pattern, settings: settings ?? {} })),
  );

const url = text.regex(/^https?:\/\/[^\s/?#]+[^\s?#]*$/, 'expected an http:// or https:// URL');

/** The whole config file; the inputs of `plan` give the same keys. */
export const settingsSchema = templateSettingsSchema.extend({
  templates: templates.optional(),
  exclude: texts.optional(),
  runners: runners.optional(),
  org: text.optional(),
  version: text.optional(),
  package: text
    .regex(/^pypi:[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/, 'expected pypi:NAME')
    .optional(),
  'pypi-url': url.optional(),
  'test-pypi-url': url.optional(),
  'package-wait': duration.optional(),
  channel: text.optional(),
  'on-existing': choice('replace', 'fail').optional(),
  push: z
    .union([z.boolean(), z.literal('auto')], { error: 'expected true, false or auto' })
    .optional(),
  handoff: parsed(parseHandoff).optional(),
  engine: z
    .enum(['auto', ...engineNameSchema.options], {
      error: `expected auto, ${engineNameSchema.options.join(', ')}`,
    })
    .optional(),
  registries: z
    .record(z.string(), keys({ required: flag.optional() }), {
      error: 'expected a map from registry hosts to their settings',
    })
    .optional(),
  'insecure-registries': z
    .array(text.regex(/^[^/\s]+$/, 'expected a host with its port, such as registry.local:5000'))
    .optional(),
  'registry-concurrency': count(1).optional(),
  'on-missing-optional': choice('warn', 'fail').optional(),
  'on-shrink': choice('hold', 'warn', 'fail').optional(),
  verify: z
    .enum(verifySchema.options, { error: `expected ${verifySchema.options.join(', ')}` })
    .optional(),
});
export type Settings = z.infer<typeof settingsSchema>;

function parseHandoff(value: string): Handoff {
  if (value === 'artifact') return { kind: 'artifact' };
  const path = /^directory:(.+)$/.exec(value)?.[1]?.trim();
  if (path === undefined || path === '') throw new Error('expected artifact or directory:PATH');
  return { kind: 'directory', path };
}
