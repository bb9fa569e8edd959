import { AppError, CancelledError, describeError } from '../model/errors.ts';
import type { Account, Site } from './account.ts';
import type { FanInTemplate, PublishContext } from './context.ts';

/** The template cannot go on: a required registry failed, or a policy says so. Nothing further of it is written. */
export class PublishError extends AppError {
  override readonly name = 'PublishError';
}

/** Why a tag was not tried, where a cause stopped the whole template: the cause itself is told once, as the step's error. */
export const STOPPED = 'stopped, see the error';

/** One template on its way through the fan-in. */
export interface Run extends PublishContext {
  readonly template: FanInTemplate;
  readonly account: Account;
  /** Adds a warning that users shall see, once. */
  warn(text: string): void;
  /** Adds the time since `since` to a phase's. */
  spend(phase: string, since: number): void;
}

/** @throws CancelledError when the work was cancelled: called before every write */
export function stopIfCancelled({ signal }: PublishContext): void {
  if (signal.aborted) throw new CancelledError('cancelled before the next write');
}

/**
 * Does something at several sites at once and waits for all. A mirror that fails is left behind with a warning; a required site that
 * fails stops the template, after the others have come to their end, so that the account is whole.
 * @throws PublishError naming the first required site that failed, CancelledError
 */
export async function everywhere<T>(
  run: Run,
  sites: readonly Site[],
  doing: string,
  action: (site: Site) => Promise<T>,
): Promise<ReadonlyMap<Site, T>> {
  const done = new Map<Site, T>();
  const failed: { readonly site: Site; readonly error: unknown }[] = [];
  await Promise.all(
    run.account.live(sites).map(async (site) => {
      try {
        done.set(site, await action(site));
      } catch (error) {
        if (error instanceof CancelledError || site.required) failed.push({ site, error });
        else dropMirror(run, site, doing, error);
      }
    }),
  );
  const cancelled = failed.find(({ error }) => error instanceof CancelledError);
  if (cancelled !== undefined) throw cancelled.error;
  const [first] = failed;
  if (first !== undefined) throw publishError(first.site, doing, first.error);
  if (run.account.live().length === 0) {
    throw new PublishError(`${run.template.name} has no registry left`, {
      answer: [...run.account.dropped].map(([site, why]) => `${site.key}: ${why}`).join('; '),
    });
  }
  return done;
}

/** Leaves a mirror behind, with a warning. */
export function dropMirror(run: Run, site: Site, doing: string, error: unknown): void {
  // What was done there beside this may fail after it: the first failure is told, the mirror is left behind once.
  if (run.account.dropped.has(site)) return;
  const why = `${doing} failed: ${describeError(error)}`;
  run.account.drop(site, why);
  run.warn(`mirror ${site.repository} is left behind: ${why}`);
}

function publishError(site: Site, doing: string, error: unknown): PublishError {
  if (error instanceof PublishError) return error;
  const known = error instanceof AppError ? error : undefined;
  return new PublishError(`${doing} failed: ${known?.message ?? describeError(error)}`, {
    subject: known?.subject ?? site.repository,
    ...(known?.answer === undefined ? {} : { answer: known.answer }),
    hint: known?.hint ?? 'running this job again finishes what is left',
    cause: error,
  });
}
