import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { parseArgsStringToArgv } from 'string-argv';
import { CancelledError, describeError } from '../../../src/model/errors.ts';
import type { StepContext, StepResult } from '../../../src/steps/context.ts';
import { goOnLine } from '../../../src/steps/go-on.ts';
import { plainLegs } from '../../../src/steps/legs.ts';
import { publish } from '../../../src/steps/publish.ts';
import { readCommandLine } from '../../../src/terminal/arguments.ts';
import { failureOf } from '../../support/failure.ts';
import { COMMIT } from '../../support/fan-in.ts';
import { LayoutBuilder } from '../../support/layout.ts';
import { recordedLog, type RecordedLog } from '../../support/log.ts';
import { startRegistry, type ScriptedRegistry } from '../../support/registry/registry.ts';
import { temporaryFolders } from '../../support/temporary.ts';

const temporary = temporaryFolders();

/** Where temporary folders go, for these tests alone: what is left in it is looked at. */
let temp = '';
beforeEach(async () => {
  temp = await temporary();
});

/** A checkout whose build takes each template's layout from a folder of its name; without one it fails. */
class Checkout {
  readonly folder: string;
  readonly #registry: ScriptedRegistry;
  readonly log: RecordedLog = recordedLog();

  constructor(folder: string, registry: ScriptedRegistry) {
    this.folder = folder;
    this.#registry = registry;
  }

  async buildable(...templates: readonly string[]): Promise<void> {
    for (const name of templates) {
      const layout = new LayoutBuilder();
      const image = layout.image({ layers: [Buffer.alloc(512, name)] });
      await layout.write(join(this.folder, name), [image]);
    }
  }

  get inputs(): Readonly<Record<string, string>> {
    return {
      ...{ templates: 'one, two', platforms: 'linux/amd64', version: '1.0.0', verify: 'platform' },
      ...{ images: `${this.#registry.host}/acme/{template}`, engine: 'command' },
      command: 'cp -r $TEMPLATE/. $LAYOUT',
    };
  }

  publish(
    inputs: Readonly<Record<string, string>>,
    again: readonly string[] = [],
    signal = new AbortController().signal,
  ): Promise<StepResult> {
    const context: StepContext = {
      inputs,
      env: {
        ...{ PATH: process.env['PATH'], HOME: this.folder, TMPDIR: temp },
        ...{ GITHUB_REPOSITORY: 'acme/app', GITHUB_SHA: COMMIT },
      },
      cwd: this.folder,
      log: this.log,
      signal,
    };
    this.log.lines.length = 0;
    return publish(context, plainLegs, { again });
  }

  /** Goes on as a user does: with the line that a failure ended with. */
  goOn(text: string): Promise<StepResult> {
    const line = /Go on with: multiarch-publish (publish .*)$/m.exec(text)?.[1] ?? '';
    const { command, inputs } = readCommandLine(parseArgsStringToArgv(line));
    expect(command).toBe('publish');
    return this.publish(inputs);
  }

  tags(template: string): readonly string[] {
    return [...this.#registry.store.at(`acme/${template}`).tags.keys()].sort();
  }
}

async function checkout(registry: ScriptedRegistry): Promise<Checkout> {
  return new Checkout(await temporary(), registry);
}

const ALL = ['1.0.0', '1.0.0-linux-amd64', 'latest'];

describe('a release on one machine', () => {
  it('leaves nothing in the folder for temporary files when it is finished', async () => {
    await using registry = await startRegistry();
    const here = await checkout(registry);
    await here.buildable('one', 'two');
    expect(await here.publish(here.inputs)).toMatchObject({ failures: [] });
    expect(await readdir(temp)).toEqual([]);
  });

  it('leaves nothing there when there is no plan', async () => {
    await using registry = await startRegistry();
    const here = await checkout(registry);
    await failureOf(here.publish({ ...here.inputs, platforms: 'linux' }));
    expect(await readdir(temp)).toEqual([]);
  });

  it('is not planned anew where its plan is lost', async () => {
    await using registry = await startRegistry();
    const here = await checkout(registry);
    await here.buildable('one', 'two');
    const error = await failureOf(here.publish({ ...here.inputs, plan: '' }));
    expect(error.message).toContain('--plan: it is empty');
    expect(registry.count()).toBe(0);
  });

  it('whose leg fails goes on with the line that it ends with: the other leg is not built again', async () => {
    await using registry = await startRegistry();
    const here = await checkout(registry);
    await here.buildable('one');
    const stopped = await here.publish(here.inputs);
    expect(stopped.failures).not.toEqual([]);
    const line = (stopped.next ?? '').replace('Go on with: ', '');
    expect(stopped.summary).toContain(`${line}\n`);
    // Whoever loses power in between has read it too: before the first line of a leg.
    const said = (text: string): number => here.log.lines.findIndex((one) => one.includes(text));
    expect(said(`go on with: ${line}`)).toBeGreaterThan(-1);
    expect(said(`go on with: ${line}`)).toBeLessThan(said('one linux/amd64'));
    expect(await readdir(temp)).toEqual([expect.stringMatching(/^multiarch-publish-ledger-/)]);
    const built = registry.store.tag('acme/one', '1.0.0-linux-amd64');

    await here.buildable('two');
    expect(await here.goOn(stopped.next ?? '')).toMatchObject({ failures: [] });
    expect(here.log.lines).toContain('info: one linux/amd64: pushed already, by its record');
    expect(registry.store.tag('acme/one', '1.0.0-linux-amd64')).toBe(built);
    expect([here.tags('one'), here.tags('two')]).toEqual([ALL, ALL]);
    expect(await readdir(temp)).toEqual([]);
  });

  it('that is cancelled says in its error with which line it goes on', async () => {
    await using registry = await startRegistry();
    const here = await checkout(registry);
    await here.buildable('one', 'two');
    const abort = new AbortController();
    registry.fault({ method: 'PUT', path: 'manifests/1.0.0-linux-amd64', status: 500, times: 1 });
    const work = here.publish(here.inputs, [], abort.signal);
    while (registry.count({ method: 'PUT' }) === 0) await new Promise(setImmediate);
    abort.abort(new Error('stopped by SIGINT'));
    const error = await failureOf(work);
    expect(error).toBeInstanceOf(CancelledError);
    expect(error.message).toContain('no index and no tag was written');
    expect(await here.goOn(describeError(error))).toMatchObject({ failures: [] });
    expect(await readdir(temp)).toEqual([]);
  });

  it('that an unreadable record stops says what to do first, and then how it goes on', async () => {
    await using registry = await startRegistry();
    const here = await checkout(registry);
    await here.buildable('one', 'two');
    const bad = join(here.folder, 'ledger', 'bad.record.json');
    const inputs = { ...here.inputs, handoff: 'directory:ledger' };
    await here.publish({ ...inputs, templates: 'one' });
    await writeFile(bad, '{');
    const error = await failureOf(here.publish(inputs));
    expect(error.message).toContain('cannot be read; no tag was moved');
    expect(error).toMatchObject({ hint: expect.stringMatching(/^run the legs .*\nGo on with: /) });
    await rm(bad);
    expect(await here.goOn(describeError(error))).toMatchObject({ failures: [] });
    expect(here.log.lines.filter((line) => line.includes('by its record'))).toHaveLength(2);
  });

  it('keeps a plan for each release in a folder that the user named, and the records stay', async () => {
    await using registry = await startRegistry();
    const here = await checkout(registry);
    const inputs = { ...here.inputs, handoff: 'directory:my ledger' };
    const first = await here.publish(inputs);
    const second = await here.publish({ ...inputs, version: '1.0.1' });
    await here.buildable('one', 'two');
    expect(await here.goOn(first.next ?? '')).toMatchObject({ failures: [] });
    expect(await here.goOn(second.next ?? '')).toMatchObject({ failures: [] });
    expect(here.tags('one')).toEqual([
      '1.0.0',
      '1.0.0-linux-amd64',
      '1.0.1',
      '1.0.1-linux-amd64',
      'latest',
    ]);
    const kept = await readdir(join(here.folder, 'my ledger'));
    expect(kept.filter((name) => /^plan-[0-9a-f]{12}\.txt$/.test(name))).toHaveLength(2);
    expect(kept.filter((name) => name.endsWith('.record.json'))).toHaveLength(4);
    expect(await readdir(temp)).toEqual([]);
  });
});

describe('the line to go on with', () => {
  it('repeats what was said and is no part of the plan, and reads as it was', () => {
    const inputs = {
      ...{ engine: 'docker', ssh: 'default\nkey=/home/me/my key', 'index-annotations': "a=it's" },
      ...{ plan: 'old.txt', version: '1.0.0', tags: 'latest', builder: '' },
    };
    const line = goOnLine('/a b/plan.txt', inputs, ['--jobs', '2', '--report', 'my report.md']);
    const argv = parseArgsStringToArgv(line.replaceAll(`'\\''`, `'"'"'`));
    expect(readCommandLine(argv.slice(1))).toMatchObject({
      inputs: {
        plan: '/a b/plan.txt',
        engine: 'docker',
        ssh: inputs.ssh,
        'index-annotations': inputs['index-annotations'],
      },
      options: { jobs: '2', report: 'my report.md' },
    });
  });

  it('names secrets, and shows none', () => {
    const inputs = { secrets: 'token=hunter2', 'github-token': 'ghp_x', load: 'true' };
    expect(goOnLine('/plan.txt', inputs, [])).toBe(
      'multiarch-publish publish --plan /plan.txt --load=true (and the same --secrets and --github-token as before)',
    );
  });
});
