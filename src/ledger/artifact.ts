import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ArtifactClient, FindOptions } from '@actions/artifact';
import { describeError } from '../model/errors.ts';
import { parseJson } from '../model/json.ts';
import { recordSchema, type LegRecord } from '../model/record.ts';
import { sortEntries } from './directory.ts';
import { entryName } from './entry.ts';
import { LedgerError } from './errors.ts';
import type { Ledger, UnreadableEntry } from './ledger.ts';
import type { LedgerContext } from './open.ts';

/** How our artifacts begin; a run may hold others. */
const PREFIX = 'multiarch-publish--';
const FILE = 'record.json';
/** Downloads at once: each is three small requests. */
const DOWNLOADS = 16;
/** Other names tried when one is taken; more than a run can have attempts at one leg in one attempt of its own. */
const NAMES = 20;

interface Found {
  readonly name: string;
  readonly id: number;
  /** Set when only the REST API knows the artifact. */
  readonly findBy?: FindBy;
}
type FindBy = NonNullable<FindOptions['findBy']>;

/**
 * The run's artifacts as ledger, one per leg and attempt.
 * @throws LedgerError outside a run, where there are no artifacts
 */
export function openArtifactLedger(context: LedgerContext): Ledger {
  const { env } = context;
  if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL']) {
    throw new LedgerError('There are no artifacts here to hand records over by', {
      answer: 'ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not set',
      hint: 'outside a GitHub Actions job, plan with handoff: directory:PATH, a folder that all jobs share',
    });
  }
  return {
    write: (record) => withFolder(env, (folder) => write(record, folder)),
    read: () =>
      withFolder(env, async (folder) => {
        const client = await loadClient();
        const found = await list(client, context);
        return sortEntries(await download(client, found, folder));
      }),
  };
}

async function loadClient(): Promise<ArtifactClient> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  return new DefaultArtifactClient();
}

async function withFolder<T>(
  env: NodeJS.ProcessEnv,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await makeFolder(env);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeFolder(env: NodeJS.ProcessEnv): Promise<string> {
  const temp = env['RUNNER_TEMP'] || tmpdir();
  try {
    await mkdir(temp, { recursive: true });
    return await mkdtemp(path.join(temp, 'multiarch-publish-'));
  } catch (error) {
    throw new LedgerError('Records on their way to and from artifacts have no folder here', {
      subject: temp,
      answer: describeError(error),
      hint: `let ${env['RUNNER_TEMP'] ? 'RUNNER_TEMP' : 'TMPDIR'} name a folder where this job may write`,
      cause: error,
    });
  }
}

async function write(record: LegRecord, folder: string): Promise<void> {
  const client = await loadClient();
  const file = path.join(folder, FILE);
  await writeFile(file, JSON.stringify(record));
  for (let number = 1; ; number++) {
    const name = PREFIX + entryName(record) + (number === 1 ? '' : `--${number}`);
    try {
      await client.uploadArtifact(name, [file], folder);
      return;
    } catch (error) {
      if (isNameTaken(error) && number < NAMES) continue;
      throw new LedgerError('The record could not be stored as an artifact of this run', {
        subject: name,
        answer: describeError(error),
        hint: isGhes(error)
          ? 'this server has no artifacts v4: plan with handoff: directory:PATH'
          : 'running this job again pushes nothing twice and stores the record',
        cause: error,
      });
    }
  }
}

function isNameTaken(error: unknown): boolean {
  return /\(409\)|already exists/i.test(describeError(error));
}

function isGhes(error: unknown): boolean {
  return error instanceof Error && error.name === 'GHESNotSupportedError';
}

/**
 * Our artifacts of this run, all attempts. The run's own service is asked first; the REST API (with a token) when that fails, and when there were
 * earlier attempts, which the service does not always list.
 */
async function list(client: ArtifactClient, context: LedgerContext): Promise<readonly Found[]> {
  const { log, env } = context;
  const findBy = restAccess(context);
  const rerun = Number(env['GITHUB_RUN_ATTEMPT'] ?? '1') > 1;
  const own = await attempt(() => client.listArtifacts());
  const needRest = findBy !== undefined && (!own.ok || rerun);
  const rest = needRest ? await attempt(() => client.listArtifacts({ findBy })) : undefined;
  if (!own.ok && rest?.ok !== true) {
    throw new LedgerError(
      'The records could not be read: the artifacts of this run cannot be listed',
      {
        answer: [own, rest]
          .flatMap((side) => (side?.ok === false ? [describeError(side.error)] : []))
          .join('; '),
        hint: isGhes(own.error)
          ? 'this server has no artifacts v4: plan with handoff: directory:PATH'
          : 'no tag was moved; run this job again, with permissions: {actions: read} so that github-token may list artifacts',
        cause: own.error,
      },
    );
  }
  if (rest?.ok === false) {
    log.warning(
      `The artifacts of earlier attempts could not be listed by the REST API (${describeError(rest.error)}); ` +
        'if records of theirs are missing below, give this job permissions: {actions: read}',
    );
  }
  const byId = new Map<number, Found>();
  if (rest?.ok && findBy !== undefined) {
    for (const { id, name } of rest.value.artifacts) byId.set(id, { id, name, findBy });
  }
  if (own.ok) for (const { id, name } of own.value.artifacts) byId.set(id, { id, name });
  return [...byId.values()].filter(({ name }) => name.startsWith(PREFIX));
}

function restAccess({ env, githubToken }: LedgerContext): FindBy | undefined {
  const [owner, name] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
  const runId = Number(env['GITHUB_RUN_ID']);
  if (!githubToken || !owner || !name || !Number.isInteger(runId)) return undefined;
  return {
    token: githubToken,
    repositoryOwner: owner,
    repositoryName: name,
    workflowRunId: runId,
  };
}

type Attempt<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

async function attempt<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, error };
  }
}

async function download(
  client: ArtifactClient,
  found: readonly Found[],
  folder: string,
): Promise<readonly (LegRecord | UnreadableEntry)[]> {
  const entries: (LegRecord | UnreadableEntry)[] = [];
  const queue = [...found];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      entries.push(await readArtifact(client, next, path.join(folder, String(next.id))));
    }
  };
  await Promise.all(Array.from({ length: DOWNLOADS }, worker));
  return entries;
}

async function readArtifact(
  client: ArtifactClient,
  { name, id, findBy }: Found,
  folder: string,
): Promise<LegRecord | UnreadableEntry> {
  try {
    await client.downloadArtifact(id, {
      path: folder,
      ...(findBy === undefined ? {} : { findBy }),
    });
    const [file] = (await readdir(folder)).filter((entry) => entry.endsWith('.json'));
    const text = await readFile(path.join(folder, file ?? FILE));
    return parseJson(recordSchema, text, `record ${name}`);
  } catch (error) {
    return { entry: `artifact ${name}`, why: describeError(error) };
  }
}
