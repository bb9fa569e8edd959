import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { digestSchema } from '../model/digest.ts';
import { parseJson } from '../model/json.ts';
import { legName, legSlug, type LegId } from '../model/leg.ts';
import { planSchema } from '../model/plan.ts';
import { platformSchema } from '../model/platform.ts';
import { formatReference, parseReference, type Reference } from '../model/reference.ts';
import type { Handover } from '../push/leg-image.ts';
import { chooseState, StateError, type Asked } from './choose-state.ts';
import type { Wording } from './wording.ts';

const referenceSchema = z.string().transform((text, context): Reference => {
  try {
    return parseReference(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : '' });
    return z.NEVER;
  }
});

/** What `build` leaves for `push` of the same job. */
const stateSchema = z.strictObject({
  schema: z.literal(1),
  plan: planSchema,
  template: z.string(),
  platform: platformSchema,
  handover: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('layout'), layout: z.string() }),
    z.strictObject({ kind: z.literal('pushed'), reference: referenceSchema }),
    // The build failed: nothing of an earlier one may be pushed in its place.
    z.strictObject({ kind: z.literal('failed'), reason: z.string() }),
  ]),
  /** The leg's image, as it was when it was built and tested; none where the build failed. */
  digest: digestSchema.optional(),
  /** The name under which the image can be run on this machine. */
  image: z.string().optional(),
  /** ISO 8601. */
  buildStarted: z.iso.datetime(),
  /** `push` is done with it; it may still be pushed once more. */
  pushed: z.boolean().optional(),
  /** Seconds per phase. */
  timings: z.record(z.string(), z.number()),
});
export type BuildState = z.infer<typeof stateSchema>;

/** The state of a build that left an image. */
export type BuiltState = BuildState & { readonly handover: Handover };

/**
 * Leaves a leg's state in the job's folder; one file a leg, the last build wins.
 * @throws StateError
 */
export async function saveState(folder: string, state: BuildState): Promise<void> {
  const { handover } = state;
  const flat =
    handover.kind === 'pushed'
      ? { ...handover, reference: formatReference(handover.reference) }
      : handover;
  const file = stateFile(folder, state);
  try {
    await writeFile(file, JSON.stringify({ ...state, handover: flat }), { mode: 0o600 });
  } catch (cause) {
    throw new StateError('What build leaves for push cannot be written', {
      leg: legName(state),
      subject: file,
      answer: cause instanceof Error ? cause.message : String(cause),
      hint: "The job's own folder must take a small file: look for what stands there, and at the space that is left",
      cause,
    });
  }
}

/** Takes away what an earlier build of the leg left. */
export async function dropState(folder: string, leg: LegId): Promise<void> {
  await rm(stateFile(folder, leg), { force: true });
}

/**
 * The state that this job's `build` left for the leg that is asked for; chooseState says which one that is.
 * @throws StateError, DataError
 */
export async function readState(
  folder: string,
  asked: Asked,
  words?: Wording,
): Promise<BuiltState> {
  const names = await readdir(folder).catch(() => []);
  const states = await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX))
      .sort()
      .map(async (name) => {
        const file = join(folder, name);
        return parseJson(stateSchema, await readFile(file), file);
      }),
  );
  const state = chooseState(states, asked, folder, words);
  const { handover } = state;
  if (handover.kind !== 'failed') return { ...state, handover };
  throw new StateError('The build of this leg failed, so that there is nothing to push', {
    leg: legName(state),
    answer: handover.reason,
    hint: 'Mend what made the build fail, and build the leg again',
  });
}

const PREFIX = 'state-';

function stateFile(folder: string, leg: LegId): string {
  return join(folder, `${PREFIX}${legSlug(leg)}.json`);
}
