import { groupBy } from '../model/collections.ts';
import { AppError, CancelledError, causeOf, describeError } from '../model/errors.ts';
import type { ParityDifference } from '../model/parity.ts';
import type { LegRecord } from '../model/record.ts';
import type { Results } from '../model/results.ts';
import { Account } from './account.ts';
import type { PublishContext } from './context.ts';
import { PublishError, type Run } from './run.ts';
import {
  hintOf,
  recordsOf,
  VerdictError,
  type SettledTemplate,
  type Settlement,
} from './settle.ts';
import { publishTemplate, type TemplateEnd } from './template.ts';
import { validateTemplate } from './validate.ts';

/** What the fan-in did, and what users must be told of it. */
export interface PublishOutcome {
  readonly results: Results;
  readonly warnings: readonly string[];
  /** One line per cause for which the step fails. */
  readonly failures: readonly string[];
  /** Per template what differs between its platforms. */
  readonly parity: Readonly<Record<string, readonly ParityDifference[]>>;
  /** The records that counted, in plan order. */
  readonly records: readonly LegRecord[];
  /** Seconds per phase, of the slowest template. */
  readonly timings: Readonly<Record<string, number>>;
}

/**
 * The fan-in (spec section 7) of settled templates, all at once. A template that fails stops for itself, never another. Throws nothing
 * but faults of this program: what goes wrong is in the outcome.
 */
export async function publish(
  context: PublishContext,
  { templates }: Settlement,
): Promise<PublishOutcome> {
  const { plan } = context;
  const warnings: string[] = [];
  const timings: Record<string, number> = {};
  const ends = await Promise.all(
    templates.map(async (settled): Promise<readonly [SettledTemplate, TemplateEnd]> => {
      const run = startRun(context, settled, warnings, timings);
      return [settled, await (plan.push ? publishTemplate : validateTemplate)(run, settled)];
    }),
  );
  warnings.push(...missingWarnings(ends));
  return {
    results: {
      schema: 1,
      templates: Object.fromEntries(ends.map(([{ template }, end]) => [template.name, end.result])),
    },
    warnings,
    failures: failuresOf(ends),
    parity: Object.fromEntries(ends.map(([{ template }, end]) => [template.name, end.parity])),
    records: recordsOf(templates),
    timings,
  };
}

function startRun(
  context: PublishContext,
  { template }: SettledTemplate,
  warnings: string[],
  timings: Record<string, number>,
): Run {
  return {
    ...context,
    template,
    account: new Account(template, context.plan),
    warn(text) {
      const line = `${template.name}: ${text}`;
      if (!warnings.includes(line)) warnings.push(line);
    },
    spend(phase, since) {
      const seconds = (context.clock.now() - since) / 1000;
      timings[phase] = Math.max(timings[phase] ?? 0, seconds);
    },
  };
}

/** Optional legs that are missing, one warning per platform and cause, with what the legs themselves said that can be done. */
function missingWarnings(
  ends: readonly (readonly [SettledTemplate, TemplateEnd])[],
): readonly string[] {
  const missing = ends
    .filter(([, { failure }]) => failure === undefined)
    .flatMap(([{ template, legs }, { result }]) =>
      result.missing.map(({ platform, reason }) => ({
        name: template.name,
        platform,
        reason,
        legs: legs.filter(({ leg }) => leg.platform === platform),
      })),
    );
  const byCause = groupBy(missing, ({ platform, reason }) => `${platform} ${causeOf(reason)}`);
  return Array.from(byCause.values()).flatMap((group) => {
    const [first, ...others] = group;
    if (first === undefined) return [];
    const { name, platform, reason } = first;
    const names = enumerate([name, ...others.map((other) => other.name)], 10);
    const why = others.length === 0 ? reason : causeOf(reason);
    const hint = hintOf(group.flatMap(({ legs }) => legs));
    return [
      describeError(
        new PublishError(
          `${names} ${others.length === 0 ? 'goes' : 'go'} out without ${platform}, which is optional: ${why}`,
          hint === undefined ? {} : { hint },
        ),
      ),
    ];
  });
}

/** One line per cause: templates that failed for the same reason share one, whatever repository each of them met it at. */
function failuresOf(ends: readonly (readonly [SettledTemplate, TemplateEnd])[]): readonly string[] {
  const failed = ends.flatMap(([{ template }, { failure }]) =>
    failure === undefined ? [] : [{ name: template.name, failure: toldAs(failure) }],
  );
  const byCause = groupBy(failed, ({ failure: { message, answer } }) =>
    [causeOf(message), answer].join('\n'),
  );
  return Array.from(byCause.values(), (group) => {
    const names = group.map(({ name }) => name);
    const subjects = group.flatMap(({ failure }) => failure.subject ?? []);
    const [first] = group;
    const { message = '', answer, hint } = first?.failure ?? {};
    const shared = new PublishError(group.length === 1 ? message : causeOf(message), {
      ...(subjects.length === 0 ? {} : { subject: enumerate(subjects, 1) }),
      ...(answer === undefined ? {} : { answer }),
      ...(hint === undefined ? {} : { hint }),
    });
    return `${enumerate(names, 10)}: ${describeError(shared)}`;
  });
}

function toldAs(failure: unknown): AppError {
  if (failure instanceof CancelledError) {
    return new PublishError('cancelled', {
      hint: 'the summary says what was written and what was not; running this job again finishes it',
    });
  }
  if (failure instanceof VerdictError) {
    const { message, hint } = failure;
    return new PublishError(`not published: ${message}`, hint === undefined ? {} : { hint });
  }
  return failure instanceof AppError ? failure : new PublishError(describeError(failure));
}

function enumerate(items: readonly string[], most: number): string {
  const shown = items.slice(0, most).join(', ');
  return items.length > most ? `${shown} and ${items.length - most} more` : shown;
}
