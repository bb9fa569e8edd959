import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { descriptorSchema } from './descriptor.ts';
import { digestSchema } from './digest.ts';
import { platformSchema } from './platform.ts';

/** What the contents check found (spec section 11), bound to the image by its digest. */
export const contentsVerdictSchema = z.strictObject({
  digest: digestSchema,
  /** `matches`, `static`, `script`: the machine type is the platform's; the others say why nothing could or need be compared. */
  verdict: z.enum(['matches', 'static', 'script', 'empty', 'foreign', 'unknown', 'skipped']),
  detail: z.string(),
});
export type ContentsVerdict = z.infer<typeof contentsVerdictSchema>;

/** The leg's image: the runnable manifest, never an index around it. */
export const recordedImageSchema = z.strictObject({
  descriptor: descriptorSchema,
  /** The config's digest (docker calls it the image ID). */
  config: digestSchema,
  /** Bytes of the config; lets the fan-in read it beside the manifest, not after it. */
  configSize: z.number().int().nonnegative().optional(),
  /** Manifests that speak of the image, as the builder's index listed them. */
  attestations: z.array(descriptorSchema),
  layers: z.number().int(),
  /** Bytes of manifest, config and layers, compressed. */
  size: z.number().int(),
});
export type RecordedImage = z.infer<typeof recordedImageSchema>;

const common = {
  schema: z.literal(1),
  template: z.string(),
  platform: platformSchema,
  repository: z.string(),
  commit: z.string(),
  runId: z.string().optional(),
  /** GitHub's run attempt, from 1. */
  attempt: z.number().int().positive(),
  version: z.string().nullable(),
  /** Digest of the plan that the leg was built by. */
  plan: digestSchema,
  /** Name and id of the job that wrote this, for links in the report. */
  job: z.string().optional(),
  /** Seconds. */
  timings: z.record(z.string(), z.number()),
};

/** More is a log, which outputs and reports have no room for. */
const MOST_WORDS = 4000;

/** What another job says: bounded, and nothing in it that a terminal would obey. */
const wordsSchema = z.string().transform((text) => {
  const plain = stripVTControlCharacters(text).replaceAll(/[^\P{Cc}\n\t]/gu, '');
  return plain.length > MOST_WORDS ? `${plain.slice(0, MOST_WORDS)}…` : plain;
});

/** The JSON that a leg leaves for the last job (spec section 5). Holds no secret. */
export const recordSchema = z.discriminatedUnion('status', [
  z.strictObject({
    ...common,
    status: z.literal('pushed'),
    image: recordedImageSchema,
    contents: contentsVerdictSchema,
    /** Per repository what the registry itself confirmed. */
    registries: z.record(
      z.string(),
      z.strictObject({ digest: digestSchema, tags: z.record(z.string(), digestSchema) }),
    ),
  }),
  z.strictObject({
    ...common,
    status: z.literal('validated'),
    image: recordedImageSchema,
    contents: contentsVerdictSchema,
  }),
  z.strictObject({
    ...common,
    status: z.literal('failed'),
    reason: wordsSchema,
    /** What the user can do about it. */
    hint: wordsSchema.optional(),
  }),
]);
export type LegRecord = z.infer<typeof recordSchema>;
export type FailedRecord = Extract<LegRecord, { status: 'failed' }>;
export type BuiltRecord = Exclude<LegRecord, FailedRecord>;
