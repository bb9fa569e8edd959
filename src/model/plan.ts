import { z } from 'zod';
import { platformSchema } from './platform.ts';
import { repositorySchema, tagSchema } from './reference.ts';

/*
 * The plan: everything decided once, before any build (spec section 1), and the only thing besides records that passes between jobs.
 * It holds no secret and nothing that differs between two attempts of a run. Keys stay camelCase in JSON.
 */

/** Seconds: 24 days, what a timer holds. GitHub ends a job long before. */
export const LONGEST_TIME = 24 * 24 * 3600;

const strings = z.record(z.string(), z.string());

/** How a leg's image is built. Placeholders are resolved; secrets' values are not here but in the inputs of `build`. */
export const buildSpecSchema = z.strictObject({
  context: z.string(),
  file: z.string().optional(),
  target: z.string().optional(),
  buildArgs: strings,
  buildContexts: strings,
  builder: z.string().optional(),
  load: z.boolean(),
  output: z.enum(['layout', 'registry']),
  labels: strings,
  annotations: strings,
  /** Secret id → path of the file that holds it. */
  secretFiles: strings,
  ssh: z.array(z.string()),
  /** `none`, `gha`, `local` or `registry:REFERENCE`. */
  cache: z.string(),
  /** BuildKit's attestations: `true`, `false` or parameters such as `mode=max`; absent leaves it to the engine. */
  provenance: z.string().optional(),
  sbom: z.string().optional(),
  pull: z.boolean(),
  noCache: z.boolean(),
  network: z.string().optional(),
  command: z.string().optional(),
  smoke: z.string().optional(),
  /** Seconds. */
  timeout: z.number().max(LONGEST_TIME).optional(),
  /** Seconds without a line of output. */
  stallTimeout: z.number().max(LONGEST_TIME).optional(),
  /** Further tries after a failed one. */
  retries: z.number().int(),
  extraArgs: z.array(z.string()),
});
export type BuildSpec = z.infer<typeof buildSpecSchema>;

/** A tag of one leg's image alone (spec section 1, "arch tag"). */
export const archTagSchema = z.strictObject({ repository: repositorySchema, tag: tagSchema });
export type ArchTag = z.infer<typeof archTagSchema>;

/** An arch tag that follows a moving tag and is written after it, by `manifest`. */
export const movingArchTagSchema = archTagSchema.extend({
  image: repositorySchema,
  follows: tagSchema,
});
export type MovingArchTag = z.infer<typeof movingArchTagSchema>;

export const plannedLegSchema = z.strictObject({
  platform: platformSchema,
  /** What `runs-on` takes: a label or a list of labels. */
  runner: z.union([z.string(), z.array(z.string())]),
  optional: z.boolean(),
  /** The runner is of another architecture; the build runs under QEMU. */
  emulated: z.boolean(),
  slug: z.string(),
  /** Exact arch tags, written by `push`. */
  archTags: z.array(archTagSchema),
  /** Arch tags of moving tags, written by `manifest`. */
  movingArchTags: z.array(movingArchTagSchema),
});
export type PlannedLeg = z.infer<typeof plannedLegSchema>;

export const movingTagSchema = z.strictObject({
  tag: tagSchema,
  /** The pattern with all but the version's placeholders resolved: `latest`, `{major}.{minor}`. */
  pattern: z.string(),
  /** Spec section 6; `auto` compares with what the registry holds. */
  policy: z.enum(['auto', 'always', 'never']),
  /**
   * The exact patterns of the tag's own channel, where that is no release channel and the tag is none of a release's (`next`, `edge`): the
   * version is then compared with all that they find, pre-releases included. Absent: with the stable ones that releasePatterns find.
   */
  comparedThrough: z.array(z.string()).optional(),
});
export type MovingTag = z.infer<typeof movingTagSchema>;

export const plannedTemplateSchema = z.strictObject({
  name: z.string(),
  images: z.array(repositorySchema).min(1),
  exactTags: z.array(tagSchema),
  movingTags: z.array(movingTagSchema),
  /**
   * The release channel's exact patterns that hold the version: they tell which tags of the registry are releases. What differs from
   * build to build (`{version}`, `{sha}`, `{date}`, `{run-id}`) is left in them, the rest is resolved.
   */
  releasePatterns: z.array(z.string()),
  /**
   * Patterns of tags in the same images that are no releases, whatever they look like: the exact tags of any channel that do not hold the
   * version (`{date}`, `{short-sha}`), and arch tags (`{tag}-{os}-{arch}`). What differs from tag to tag is left in them.
   */
  otherPatterns: z.array(z.string()).optional(),
  build: buildSpecSchema,
  /** Annotations of the index. */
  annotations: strings,
  legs: z.array(plannedLegSchema).min(1),
});
export type PlannedTemplate = z.infer<typeof plannedTemplateSchema>;

export const engineNameSchema = z.enum(['docker', 'podman', 'buildah', 'command']);
export type EngineName = z.infer<typeof engineNameSchema>;

export const verifySchema = z.enum(['contents', 'platform', 'strict', 'off']);
export type Verify = z.infer<typeof verifySchema>;

export const handoffSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('artifact') }),
  z.strictObject({ kind: z.literal('directory'), path: z.string() }),
]);
export type Handoff = z.infer<typeof handoffSchema>;

export const planSchema = z.strictObject({
  schema: z.literal(1),
  project: z.strictObject({
    /** `owner/name`, or the folder's name outside GitHub. */
    repository: z.string(),
    commit: z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/),
    /** The run that made the plan; absent outside GitHub. */
    runId: z.string().optional(),
  }),
  /** ISO 8601, UTC, whole seconds. */
  created: z.iso.datetime(),
  /** Without a leading `v`; null where there is none (channel snapshot). */
  version: z.string().nullable(),
  channel: z.string(),
  /** False validates: nothing is written to any registry. */
  push: z.boolean(),
  handoff: handoffSchema,
  engine: z.union([z.literal('auto'), engineNameSchema]),
  onExisting: z.enum(['replace', 'fail']),
  /** Host → what is asked of it; a host that is not here is required. */
  registries: z.record(z.string(), z.strictObject({ required: z.boolean() })),
  /** What the config says of inputs that are free beside the plan; a step's own input wins. */
  policies: z.strictObject({
    onMissingOptional: z.enum(['warn', 'fail']),
    onShrink: z.enum(['hold', 'warn', 'fail']),
    verify: verifySchema,
  }),
  /** The config's; a step's own inputs win. */
  insecureRegistries: z.array(z.string()).optional(),
  registryConcurrency: z.number().int().positive().optional(),
  templates: z.array(plannedTemplateSchema).min(1),
});
export type Plan = z.infer<typeof planSchema>;

/** A row of the output `matrix` (spec section 5). */
export interface MatrixRow {
  readonly template: string;
  readonly platform: string;
  readonly arch: string;
  readonly runner: string | string[];
  readonly optional: boolean;
  readonly emulated: boolean;
  readonly slug: string;
}
