import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LedgerError } from '../../../src/ledger/errors.ts';
import { openLedger } from '../../../src/ledger/open.ts';
import type { LegRecord } from '../../../src/model/record.ts';
import { ArtifactService } from '../../support/artifact-service.ts';
import { planOf, recordOf } from '../../support/fan-in.ts';
import { failureOf } from '../../support/failure.ts';
import { recordedLog } from '../../support/log.ts';
import { temporaryFolders } from '../../support/temporary.ts';

const plan = planOf([{ name: 'app' }, { name: 'team/app' }]);
const record = recordOf(plan, 'app', 'linux/amd64');
const before = { ...process.env };
const temporaryFolder = temporaryFolders();
let service: ArtifactService;

beforeAll(async () => {
  service = await ArtifactService.start();
  // The artifact client reads the process's own environment and talks to its standard output.
  Object.assign(process.env, service.env);
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  process.env = before;
  jest.restoreAllMocks();
});
beforeEach(() => {
  service.artifacts.length = 0;
  service.requests.length = 0;
  service.attempt = 1;
  service.hidesEarlierAttempts = false;
  service.creationRefused = undefined;
  service.listingRefused = undefined;
  service.restRefused = undefined;
});

async function open(githubToken?: string, more: NodeJS.ProcessEnv = {}) {
  const log = recordedLog();
  const env = { ...process.env, ...service.env, ...more };
  const ledger = await openLedger({ kind: 'artifact' }, { env, cwd: '/', log, githubToken });
  return { ledger, log };
}

async function readAll(githubToken?: string): Promise<readonly LegRecord[]> {
  const { ledger } = await open(githubToken);
  const { records, unreadable } = await ledger.read();
  expect(unreadable).toEqual([]);
  return records;
}

describe('the artifacts of a run as ledger', () => {
  it('give back what was written', async () => {
    const { ledger } = await open();
    const other = recordOf(plan, 'team/app', 'linux/arm64');
    await Promise.all([ledger.write(record), ledger.write(other)]);
    expect(await readAll()).toEqual(expect.arrayContaining([record, other]));
    expect(service.artifacts.map(({ name }) => name).sort()).toEqual([
      expect.stringMatching(/^multiarch-publish--app--linux-amd64--[0-9a-f]{12}--100--1$/),
      expect.stringMatching(/^multiarch-publish--team_2fapp--linux-arm64--/),
    ]);
  });

  it('take another name where one is taken, which is no error', async () => {
    const { ledger } = await open();
    await ledger.write(record);
    await ledger.write(record);
    await ledger.write(record);
    expect(service.artifacts.map(({ name }) => name.split('--100--')[1])).toEqual([
      '1',
      '1--2',
      '1--3',
    ]);
    expect(await readAll()).toHaveLength(3);
  });

  it('pass over artifacts of others', async () => {
    const { ledger } = await open();
    await ledger.write(record);
    service.artifacts.push({ id: 50, name: 'coverage', attempt: 1, zip: Buffer.from('x') });
    expect(await readAll()).toEqual([record]);
  });

  it('name an artifact of ours that is no record', async () => {
    const { ledger } = await open();
    await ledger.write(record);
    await ledger.write({ ...record, attempt: 2, schema: 7 } as unknown as LegRecord);
    const { records, unreadable } = await ledger.read();
    expect(records).toEqual([record]);
    expect(unreadable).toEqual([
      { entry: expect.stringMatching(/^artifact .*--2$/), why: expect.stringMatching(/schema/) },
    ]);
  });
});

describe('a record that cannot be stored', () => {
  it.each([
    ['is refused', 403, 1],
    ['finds every name taken', 409, 20],
  ])('as it %s, is an error of its own', async (_why, status, tries) => {
    service.creationRefused = status;
    const { ledger } = await open();
    const error = await failureOf(ledger.write(record));
    expect(error).toBeInstanceOf(LedgerError);
    expect(error).toMatchObject({
      subject: expect.stringMatching(/^multiarch-publish--app--linux-amd64--/),
      answer: expect.stringContaining(String(status)),
      hint: expect.stringContaining('running this job again'),
    });
    expect(service.requests).toHaveLength(tries);
  });
});

describe('a re-run of failed jobs', () => {
  const second = recordOf(plan, 'app', 'linux/arm64', { attempt: 2 });

  async function rerun(): Promise<void> {
    const { ledger } = await open();
    await ledger.write(record);
    service.attempt = 2;
    await (await open()).ledger.write(second);
  }

  it('reads the records of earlier attempts too', async () => {
    await rerun();
    expect(await readAll()).toEqual(expect.arrayContaining([record, second]));
  });

  it('reads them by the REST API where the service hides them', async () => {
    await rerun();
    service.hidesEarlierAttempts = true;
    expect(await readAll('token')).toEqual(expect.arrayContaining([record, second]));
    expect(service.requests).toContain('GET /api/repos/acme/app/actions/runs/100/artifacts');
  });

  it('warns where the REST API may not read, and goes on with what there is', async () => {
    await rerun();
    service.hidesEarlierAttempts = true;
    service.restRefused = 403;
    const { ledger, log } = await open('token');
    expect((await ledger.read()).records).toEqual([second]);
    expect(log.lines).toEqual([
      expect.stringMatching(/^warning: .*earlier attempts.*actions: read/),
    ]);
  });
});

describe('artifacts that cannot be listed', () => {
  it('are an error of their own, which says what to permit', async () => {
    service.listingRefused = 403;
    const { ledger } = await open();
    const error = await failureOf(ledger.read());
    expect(error).toBeInstanceOf(LedgerError);
    expect(error).toMatchObject({
      message: expect.stringMatching(/^The records could not be read/),
      answer: expect.stringMatching(/403/),
      hint: expect.stringMatching(/actions: read/),
    });
  });

  it('are read by the REST API where a token is there', async () => {
    await (await open()).ledger.write(record);
    service.listingRefused = 403;
    expect(await readAll('token')).toEqual([record]);
  });

  it('outside GitHub name the folder as the way', async () => {
    const context = { env: {}, cwd: '/', log: recordedLog() };
    await expect(openLedger({ kind: 'artifact' }, context)).rejects.toMatchObject({
      hint: expect.stringMatching(/handoff: directory:PATH/),
    });
  });
});

describe('the folder for records on their way', () => {
  it('is in RUNNER_TEMP, made if need be, and nothing is left there', async () => {
    const RUNNER_TEMP = join(await temporaryFolder(), 'temp');
    const { ledger } = await open(undefined, { RUNNER_TEMP });
    await ledger.write(record);
    expect((await ledger.read()).records).toEqual([record]);
    expect(await readdir(RUNNER_TEMP)).toEqual([]);
  });

  it('that cannot be made is an error that says where it was to be', async () => {
    const RUNNER_TEMP = join(await temporaryFolder(), 'file');
    await writeFile(RUNNER_TEMP, '');
    const { ledger } = await open(undefined, { RUNNER_TEMP });
    for (const work of [() => ledger.write(record), () => ledger.read()]) {
      const error = await failureOf(work());
      expect(error).toBeInstanceOf(LedgerError);
      expect(error).toMatchObject({
        subject: RUNNER_TEMP,
        answer: expect.stringMatching(/EEXIST|ENOTDIR/),
        hint: expect.stringContaining('RUNNER_TEMP'),
      });
    }
    expect(service.requests).toEqual([]);
  });
});
