import { groupBy } from '../model/collections.ts';
import type { Digest } from '../model/digest.ts';
import { AppError, causeOf } from '../model/errors.ts';
import { legName } from '../model/leg.ts';
import { isIndexType } from '../model/media-types.ts';
import type { Plan, PlannedLeg } from '../model/plan.ts';
import type { BuiltRecord, FailedRecord, LegRecord } from '../model/record.ts';
import type { FanInTemplate } from './context.ts';

/** What became of one leg: its record, or why there is none that counts. */
export type SettledLeg =
  | { readonly leg: PlannedLeg; readonly record: BuiltRecord }
  | {
      readonly leg: PlannedLeg;
      readonly missing: string;
      /** The record that says so itself. */
      readonly failed?: FailedRecord | undefined;
    };

/**
 * May the template be published? `stopped`: a required leg is missing; `broken`: its records contradict one another. Neither is
 * published, and nothing of it changes.
 */
export type Verdict =
  | { readonly kind: 'publishable' }
  | {
      readonly kind: 'stopped' | 'broken';
      readonly why: string;
      /** What the user can do about it, as the legs themselves said. */
      readonly hint?: string | undefined;
    };

/** The template's legs do not allow its publication. */
export class VerdictError extends AppError {
  override readonly name = 'VerdictError';
  readonly verdict: Exclude<Verdict, { kind: 'publishable' }>;

  constructor(verdict: Exclude<Verdict, { kind: 'publishable' }>) {
    super(verdict.why, verdict.hint === undefined ? {} : { hint: verdict.hint });
    this.verdict = verdict;
  }
}

export interface SettledTemplate {
  readonly template: FanInTemplate;
  /** In plan order. */
  readonly legs: readonly SettledLeg[];
}

export interface Settlement {
  readonly templates: readonly SettledTemplate[];
  /** Records that do not count here, each with what differs, in words. */
  readonly leftOut: readonly string[];
}

/** The reason of a leg without a record, where nobody knows a better one. */
export const NO_RECORD = 'it left no record: its job failed, was cancelled or never ran';

/**
 * One record per leg, or the reason why there is none (spec section 5, "The ledger's rules"). The newest attempt wins, by the attempt in
 * the record; a record belongs to a leg by its fields, never by a name.
 * @param planHash the digest of this plan, which records of the plan carry
 */
export function settle(plan: Plan, planHash: Digest, records: readonly LegRecord[]): Settlement {
  const ours: LegRecord[] = [];
  const strangers: { readonly leg: string; readonly why: string }[] = [];
  const planned = new Set(
    plan.templates.flatMap(({ name, legs }) =>
      legs.map(({ platform }) => legName({ template: name, platform })),
    ),
  );
  for (const record of records) {
    const leg = legName(record);
    const differences = differencesOf(record, plan, planHash);
    if (!planned.has(leg)) differences.push('no such leg is planned');
    if (differences.length === 0) ours.push(record);
    else strangers.push({ leg, why: `attempt ${record.attempt}: ${differences.join(', ')}` });
  }
  const byLeg = groupBy(ours, legName);
  const strangersByLeg = groupBy(strangers, ({ leg }) => leg);
  const templates = plan.templates.map((template) => ({
    template,
    legs: template.legs.map((leg): SettledLeg => {
      const name = legName({ template: template.name, platform: leg.platform });
      const own = byLeg.get(name) ?? [];
      if (own.length > 0) return settleLeg(leg, own, plan.push);
      const others = strangersByLeg.get(name) ?? [];
      return {
        leg,
        missing: [NO_RECORD, ...others.map(({ why }) => `left out, ${why}`)].join('; '),
      };
    }),
  }));
  return {
    templates,
    leftOut: strangers.map(({ leg, why }) => `A record of ${leg} is left out, ${why}`),
  };
}

function differencesOf(record: LegRecord, plan: Plan, planHash: Digest): string[] {
  const { project } = plan;
  const pairs: readonly (readonly [
    string,
    string | null | undefined,
    string | null | undefined,
  ])[] = [
    ['repository', record.repository, project.repository],
    // Outside GitHub runs have no id; the plan's hash tells them apart.
    ['run', record.runId ?? project.runId, project.runId ?? record.runId],
    ['commit', record.commit, project.commit],
    ['version', record.version, plan.version],
  ];
  const differences = pairs
    .filter(([, theirs, ours]) => theirs !== ours)
    .map(([what, theirs, ours]) => `${what} ${shown(theirs)} instead of ${shown(ours)}`);
  // Any other field that differs makes another plan as well: said only when nothing plainer explains it.
  if (differences.length === 0 && record.plan !== planHash) {
    differences.push(
      `plan ${record.plan} instead of ${planHash}: its job planned with other inputs or at another time`,
    );
  }
  return differences;
}

/** A value as a reader tells it from the words around it; a record's may be anything, so it is quoted unless it is plain. */
function shown(value: string | null | undefined): string {
  if (value === null || value === undefined) return 'none';
  if (value !== 'none' && /^[\w.+:/@-]{1,200}$/.test(value)) return value;
  return JSON.stringify(value.length > 200 ? `${value.slice(0, 200)}…` : value);
}

function settleLeg(leg: PlannedLeg, records: readonly LegRecord[], push: boolean): SettledLeg {
  const newest = Math.max(0, ...records.map(({ attempt }) => attempt));
  const candidates = records.filter(({ attempt }) => attempt === newest);
  const built = candidates.filter((record): record is BuiltRecord => record.status !== 'failed');
  const [record, ...others] = built;
  if (record === undefined) {
    const failed = candidates.find((candidate) => candidate.status === 'failed');
    return { leg, missing: failed?.reason ?? NO_RECORD, failed };
  }
  const digest = record.image.descriptor.digest;
  const other = others.find(({ image }) => image.descriptor.digest !== digest);
  if (other !== undefined) {
    return {
      leg,
      missing: `two records of attempt ${newest} name different images, ${digest} and ${other.image.descriptor.digest}: two jobs built this leg`,
    };
  }
  const doubt = doubtOf(record, push);
  return doubt === undefined ? { leg, record } : { leg, missing: doubt };
}

/** What makes a record of a built image unfit to be published. */
function doubtOf(record: BuiltRecord, push: boolean): string | undefined {
  const { digest, mediaType } = record.image.descriptor;
  if (digest === record.image.config) {
    return `its record names the config ${digest} as the image: there is no image`;
  }
  if (isIndexType(mediaType)) {
    return `its record names ${digest}, which is an index (${mediaType}), not an image`;
  }
  if (record.contents.digest !== digest) {
    return `its contents were checked for ${record.contents.digest}, but ${digest} was pushed`;
  }
  if (record.status === 'validated') {
    return push ? 'it was built to validate only and never pushed' : undefined;
  }
  for (const [repository, confirmed] of Object.entries(record.registries)) {
    if (confirmed.digest !== digest) {
      return `${repository} confirmed ${confirmed.digest}, but ${digest} was built`;
    }
  }
  return undefined;
}

/**
 * The verdict on a template (spec section 7, rule 2). With `on-missing-optional: fail` an optional leg counts as a required one.
 */
export function judge(
  { template, legs }: SettledTemplate,
  onMissingOptional: 'warn' | 'fail',
): Verdict {
  const missing = legs.filter((leg) => 'missing' in leg);
  const required = missing.filter(({ leg }) => !leg.optional || onMissingOptional === 'fail');
  if (required.length > 0) {
    return stopped(required, (leg) =>
      leg.optional ? `${leg.platform} (optional, but on-missing-optional is fail)` : leg.platform,
    );
  }
  const built = legs.flatMap((leg) => ('record' in leg ? [leg] : []));
  if (built.length === 0) {
    const { why, ...verdict } = stopped(missing, ({ platform }) => platform);
    return { ...verdict, why: `no leg was built. ${why}` };
  }
  const twins = [...groupBy(built, ({ record }) => record.image.descriptor.digest)].find(
    ([, group]) => group.length > 1,
  );
  if (twins !== undefined) {
    const [digest, group] = twins;
    const platforms = group.map(({ leg }) => leg.platform).join(' and ');
    return {
      kind: 'broken',
      why: `${platforms} of ${template.name} are the same image, ${digest}: at least one was built for the wrong platform`,
    };
  }
  return { kind: 'publishable' };
}

/** One clause per cause: platforms that are missing for the same one share it. */
function stopped(
  missing: readonly Extract<SettledLeg, { missing: string }>[],
  nameOf: (leg: PlannedLeg) => string,
) {
  const byCause = groupBy(missing, (leg) => causeOf(leg.missing));
  const clauses = Array.from(byCause, ([cause, group]) => {
    const names = group.map(({ leg }) => nameOf(leg)).join(', ');
    return `${names}: ${group.length === 1 ? (group[0]?.missing ?? '') : cause}`;
  });
  return {
    kind: 'stopped',
    // What has lines of its own stays readable beside others only in lines of its own.
    why: clauses.join(clauses.some((clause) => clause.includes('\n')) ? '\n' : '; '),
    hint: hintOf(missing),
  } as const;
}

/** What the legs themselves said that the user can do, each once. */
export function hintOf(legs: readonly SettledLeg[]): string | undefined {
  const hints = new Set(legs.flatMap((leg) => ('missing' in leg ? (leg.failed?.hint ?? []) : [])));
  return hints.size === 0 ? undefined : [...hints].join('; ');
}

/** The records that counted, in plan order, those of legs that failed too. */
export function recordsOf(templates: readonly SettledTemplate[]): readonly LegRecord[] {
  return templates.flatMap(({ legs }) =>
    legs.flatMap((leg) => ('record' in leg ? leg.record : (leg.failed ?? []))),
  );
}
