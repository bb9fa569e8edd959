import path from 'node:path';
import type { Log } from '../model/log.ts';
import type { Handoff } from '../model/plan.ts';
import type { Ledger } from './ledger.ts';

export interface LedgerContext {
  readonly env: NodeJS.ProcessEnv;
  /** The checkout, against which a relative folder is meant. */
  readonly cwd: string;
  readonly log: Log;
  /** Lists artifacts that the run's own service will not give (permission `actions: read`). */
  readonly githubToken?: string | undefined;
}

/**
 * The ledger that the plan names (spec sections 3 and 5). The artifact client is loaded only when it is used.
 * @throws LedgerError when there is no such store here
 */
export async function openLedger(handoff: Handoff, context: LedgerContext): Promise<Ledger> {
  if (handoff.kind === 'directory') {
    const { openDirectoryLedger } = await import('./directory.ts');
    return openDirectoryLedger(path.resolve(context.cwd, handoff.path));
  }
  const { openArtifactLedger } = await import('./artifact.ts');
  return openArtifactLedger(context);
}
