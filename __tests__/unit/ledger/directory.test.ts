import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, readdir, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { openDirectoryLedger } from '../../../src/ledger/directory.ts';
import { entryName } from '../../../src/ledger/entry.ts';
import { LedgerError } from '../../../src/ledger/errors.ts';
import { openLedger } from '../../../src/ledger/open.ts';
import { planOf, recordOf } from '../../support/fan-in.ts';
import { silentLog } from '../../support/log.ts';
import { temporaryFolders } from '../../support/temporary.ts';

const plan = planOf([{ name: 'app' }, { name: 'team/app' }, { name: 'team-app' }]);
const record = recordOf(plan, 'app', 'linux/amd64');
const temporaryFolder = temporaryFolders();
let folder = '';

beforeEach(async () => {
  folder = await temporaryFolder();
});

describe('a folder as ledger', () => {
  it('gives back what was written, by any number of writers at once', async () => {
    const records = ['app', 'team/app', 'team-app'].flatMap((template) =>
      ['linux/amd64', 'linux/arm64'].map((platform) => recordOf(plan, template, platform)),
    );
    await Promise.all(records.map((one) => openDirectoryLedger(folder).write(one)));
    const { records: read, unreadable } = await openDirectoryLedger(folder).read();
    expect(unreadable).toEqual([]);
    expect(read).toHaveLength(6);
    expect(read).toEqual(expect.arrayContaining(records));
  });

  it('keeps attempts apart, and one entry per leg and attempt', async () => {
    const ledger = openDirectoryLedger(folder);
    const second = recordOf(plan, 'app', 'linux/amd64', { attempt: 2 });
    for (const one of [record, second, second]) await ledger.write(one);
    expect((await ledger.read()).records.map(({ attempt }) => attempt).sort()).toEqual([1, 2]);
  });

  it('makes its folder, relative to the checkout, and leaves nothing unfinished in it', async () => {
    const context = { env: {}, cwd: folder, log: silentLog };
    const ledger = await openLedger({ kind: 'directory', path: 'deep/ledger' }, context);
    await ledger.write(record);
    expect(await readdir(path.join(folder, 'deep/ledger'))).toEqual([
      expect.stringMatching(/^app--linux-amd64--.*\.record\.json$/),
    ]);
  });

  it('passes over files that are not its own', async () => {
    await writeFile(path.join(folder, 'README'), 'x');
    await writeFile(path.join(folder, '.x.unfinished'), '{');
    const contents = await openDirectoryLedger(folder).read();
    expect(contents).toEqual({ records: [], unreadable: [] });
  });

  it.each([
    ['half a record', JSON.stringify(record).slice(0, 100), /is not JSON/],
    ['a record of another schema', JSON.stringify({ ...record, schema: 2 }), /schema/],
    ['a record with more than we know', JSON.stringify({ ...record, extra: 1 }), /extra/],
  ])('names %s as unreadable', async (_, text, why) => {
    await writeFile(path.join(folder, 'app--x.record.json'), text);
    const { unreadable } = await openDirectoryLedger(folder).read();
    expect(unreadable).toEqual([
      { entry: path.join(folder, 'app--x.record.json'), why: expect.stringMatching(why) },
    ]);
  });

  it.each<[string, (file: string) => unknown, RegExp]>([
    ['a folder', (file) => mkdir(file), /it is no file/],
    ['a pipe', (file) => execFileSync('mkfifo', [file]), /it is no file/],
    ['a device', (file) => symlink('/dev/zero', file), /it is no file/],
    ['a huge file', (file) => writeFile(file, '').then(() => truncate(file, 2 ** 33)), /too large/],
  ])('neither waits for nor swallows %s', async (_, make, why) => {
    const file = path.join(folder, 'x.record.json');
    await make(file);
    const { unreadable } = await openDirectoryLedger(folder).read();
    expect(unreadable).toEqual([{ entry: file, why: expect.stringMatching(why) }]);
  });

  it('reads thousands of records with few files open', async () => {
    const texts = Array.from({ length: 3000 }, (_, id) =>
      recordOf(plan, 'app', 'linux/amd64', { runId: String(id) }),
    );
    await Promise.all(
      texts.map((one, id) =>
        writeFile(path.join(folder, `${id}.record.json`), JSON.stringify(one)),
      ),
    );
    const openFiles = () => readdirSync('/proc/self/fd').length;
    const before = openFiles();
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, openFiles())), 1);
    const { records } = await openDirectoryLedger(folder).read();
    clearInterval(watch);
    expect(records).toHaveLength(3000);
    expect(most - before).toBeLessThan(100);
  });

  it('that is not there is an error, not an empty ledger', async () => {
    const ledger = openDirectoryLedger(path.join(folder, 'none'));
    await expect(ledger.read()).rejects.toThrow(LedgerError);
    await expect(ledger.read()).rejects.toThrow('The records could not be read');
  });

  it('that cannot be written is an error', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const ledger = openDirectoryLedger(path.join(folder, 'file'));
    await expect(ledger.write(record)).rejects.toThrow('The record could not be written');
  });
});

describe('the name of an entry', () => {
  it('is short enough for a file whatever the template is called, and still its own', () => {
    const long = 'ü'.repeat(200);
    const names = [`${long}a`, `${long}b`].map((template) => entryName({ ...record, template }));
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(Buffer.byteLength(name)).toBeLessThan(240);
  });

  it('holds nothing that a file system or an artifact forbids, even from a strange run id', () => {
    expect(entryName({ ...record, runId: '../../x' })).toMatch(/^[a-z0-9._-]+$/);
  });
});
