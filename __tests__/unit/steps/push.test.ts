import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { planSchema, type Plan } from '../../../src/model/plan.ts';
import { parsePlatform } from '../../../src/model/platform.ts';
import { encodePlan, planHash } from '../../../src/plan/codec.ts';
import { shortDigest } from '../../../src/model/digest.ts';
import { StateError } from '../../../src/steps/choose-state.ts';
import { build } from '../../../src/steps/build.ts';
import type { StepContext, StepResult } from '../../../src/steps/context.ts';
import { push } from '../../../src/steps/push.ts';
import { jobFolder } from '../../../src/steps/job-folder.ts';
import { saveState } from '../../../src/steps/state.ts';
import { failureOf } from '../../support/failure.ts';
import { planOf } from '../../support/fan-in.ts';
import { LayoutBuilder } from '../../support/layout.ts';
import { recordedLog } from '../../support/log.ts';
import { startRegistry, type ScriptedRegistry } from '../../support/registry/registry.ts';
import { temporaryFolders } from '../../support/temporary.ts';

const temporary = temporaryFolders();
const AMD64 = parsePlatform('linux/amd64');

/** One machine: a folder for the state of its builds, one for the records, and a registry. */
class Machine {
  readonly #folder: string;
  readonly #registry: ScriptedRegistry;

  constructor(folder: string, registry: ScriptedRegistry) {
    this.#folder = folder;
    this.#registry = registry;
  }

  /** A plan of one template and platform, whose leg has the arch tag `VERSION-linux-amd64`. */
  plan(version: string, name = 'app'): Plan {
    const images = [this.#registry.repository(`acme/${name}`)];
    const plan = planOf([{ name, images, platforms: [AMD64], exactTags: [version] }], {
      version,
      handoff: { kind: 'directory', path: join(this.#folder, 'ledger') },
      policies: { onMissingOptional: 'warn', onShrink: 'hold', verify: 'platform' },
    });
    const archTags = images.map((repository) => ({ repository, tag: `${version}-linux-amd64` }));
    return planSchema.parse(
      JSON.parse(JSON.stringify(plan), (key, value: unknown) =>
        key === 'archTags' ? archTags : value,
      ),
    );
  }

  /** Leaves what `build` leaves. */
  async build(plan: Plan): Promise<void> {
    const name = plan.templates[0]?.name ?? '';
    const layout = join(this.#folder, `layout-${name}-${String(plan.version)}`);
    const image = new LayoutBuilder();
    const layers = [Buffer.alloc(512, `${name} ${String(plan.version)}`)];
    await image.write(layout, [image.image({ layers })]);
    const folder = jobFolder(this.#env, this.#folder);
    await mkdir(folder, { recursive: true });
    await saveState(folder, {
      schema: 1,
      plan,
      template: name,
      platform: AMD64,
      handover: { kind: 'layout', layout },
      buildStarted: '2026-11-30T10:00:00Z',
      timings: {},
    });
  }

  /** Builds by the plan with a command of one's own. */
  run(
    plan: Plan,
    command: string,
    inputs: Readonly<Record<string, string>> = {},
  ): Promise<StepResult> {
    const templates = plan.templates.map((one) => ({ ...one, build: { ...one.build, command } }));
    return build({
      ...this.#context({ ...inputs, plan: encodePlan({ ...plan, engine: 'command', templates }) }),
      // No later step runs the image.
      env: { ...this.#env, GITHUB_SHA: plan.project.commit, PATH: process.env['PATH'] },
    });
  }

  push(inputs: Readonly<Record<string, string>>, env: object = {}): Promise<StepResult> {
    return push({ ...this.#context(inputs), env: { ...this.#env, ...env } });
  }

  #context(inputs: Readonly<Record<string, string>>): StepContext {
    const { signal } = new AbortController();
    return { inputs, env: this.#env, cwd: this.#folder, log: recordedLog(), signal };
  }

  tags(name = 'app'): readonly string[] {
    return [...this.#registry.store.at(`acme/${name}`).tags.keys()];
  }

  records(): Promise<readonly string[]> {
    return readdir(join(this.#folder, 'ledger')).catch(() => []);
  }

  get #env() {
    return { HOME: this.#folder, RUNNER_TEMP: join(this.#folder, 'temp') };
  }
}

async function machine(registry: ScriptedRegistry): Promise<Machine> {
  return new Machine(await temporary(), registry);
}

const LEG = { template: 'app', platform: 'linux/amd64' };

describe('push that is given a plan', () => {
  it.each([
    ['encoded', encodePlan],
    ['as JSON', (plan: Plan) => JSON.stringify(plan)],
  ])('pushes the build by that plan: %s', async (_how, text) => {
    await using registry = await startRegistry();
    const here = await machine(registry);
    const plan = here.plan('1.1.0');
    await here.build(plan);
    expect(await here.push({ ...LEG, plan: text(plan) })).toMatchObject({ failures: [] });
    expect(here.tags()).toEqual(['1.1.0-linux-amd64']);
  });

  it.each([
    ['of an older version', '1.0.0', {}, 'leave --plan out'],
    ['of a newer one, in a workflow', '1.2.0', { GITHUB_ACTIONS: 'true' }, 'leave plan out'],
    // The same version, planned again at another time.
    ['of the same version', '1.1.0', {}, 'leave --plan out'],
  ])('refuses a leftover build %s', async (_which, version, env, hint) => {
    await using registry = await startRegistry();
    const here = await machine(registry);
    const left = { ...here.plan(version), created: '2026-11-29T10:00:00Z' };
    const plan = here.plan('1.1.0');
    await here.build(left);
    const error = await failureOf(here.push({ ...LEG, plan: encodePlan(plan) }, env));
    expect(error).toBeInstanceOf(StateError);
    expect(error.message).toBe(
      'The build of app linux/amd64 is of another plan than the one given to push',
    );
    expect(error).toMatchObject({
      answer: `built: app linux/amd64, version ${version}, hash ${shortDigest(planHash(left))}; given: version 1.1.0, hash ${shortDigest(planHash(plan))}`,
      hint: expect.stringContaining(hint),
    });
    expect(registry.count()).toBe(0);
    expect(await here.records()).toEqual([]);
  });

  it('says so where this leg was never built', async () => {
    await using registry = await startRegistry();
    const here = await machine(registry);
    await here.build(here.plan('1.1.0', 'other'));
    const error = await failureOf(here.push({ ...LEG, plan: encodePlan(here.plan('1.1.0')) }));
    expect(error.message).toMatch(
      /^No build of app linux\/amd64 by the plan of version 1\.1\.0, hash [0-9a-f]{12} was done/,
    );
    expect(error).toMatchObject({
      answer: 'built: other linux/amd64',
      hint: 'Run multiarch-publish build before multiarch-publish push, on this machine and in this folder; where it did run, it failed: see what it said',
    });
  });

  it.each([
    ['is none', { plan: 'nowhere.txt' }, /neither a plan .* nor a file/],
    ['is lost', { plan: '' }, /the input "plan" is empty/],
    ['stands beside what it fixes', { version: '2.0.0' }, /version: the plan fixes this already/],
  ])('is an error where the plan %s', async (_what, inputs, message) => {
    await using registry = await startRegistry();
    const here = await machine(registry);
    const plan = here.plan('1.1.0');
    await here.build(plan);
    const error = await failureOf(here.push({ ...LEG, plan: encodePlan(plan), ...inputs }));
    expect(error.message).toMatch(message);
  });
});

describe('after a build that failed, push', () => {
  it.each([
    ['where it never succeeded', false],
    ['where an earlier build of the same plan did', true],
  ])('says so, with the reason, and pushes nothing: %s', async (_where, before) => {
    await using registry = await startRegistry();
    const here = await machine(registry);
    const plan = here.plan('1.1.0');
    if (before) await here.build(plan);
    expect(await here.run(plan, 'sh -c "echo no space; exit 3"')).toMatchObject({
      outputs: { outcome: 'failed' },
    });
    const records = await here.records();
    for (const asked of [{}, LEG]) {
      const error = await failureOf(here.push(asked));
      expect(error).toBeInstanceOf(StateError);
      expect(error).toMatchObject({
        message: 'The build of this leg failed, so that there is nothing to push',
        leg: 'app linux/amd64',
        answer: expect.stringContaining('3'),
      });
    }
    expect(registry.count()).toBe(0);
    // The record of the failure stays as the build left it.
    expect(await here.records()).toEqual(records);
  });

  it('pushes what the next build left', async () => {
    await using registry = await startRegistry();
    const here = await machine(registry);
    const plan = here.plan('1.1.0');
    await here.run(plan, 'false');
    await here.build(plan);
    expect(await here.push({})).toMatchObject({ failures: [] });
  });
});

describe('between build and push', () => {
  /** A layout of one image, and the command that puts it where a build leaves its own. */
  async function layoutOf(
    content: string,
  ): Promise<{ readonly path: string; readonly command: string }> {
    const path = await temporary();
    const image = new LayoutBuilder();
    await image.write(path, [image.image({ layers: [Buffer.alloc(512, content)] })]);
    return { path, command: `sh -c 'cp -r ${path}/. "$LAYOUT"'` };
  }

  it('an image that was changed is not pushed, and both digests are named', async () => {
    await using registry = await startRegistry();
    const here = await machine(registry);
    const { outputs } = await here.run(here.plan('1.1.0'), (await layoutOf('built')).command);
    const layout = outputs['layout'] ?? '';
    await rm(layout, { recursive: true });
    await cp((await layoutOf('other')).path, layout, { recursive: true });
    const { failures } = await here.push({});
    expect(failures).toEqual([
      expect.stringMatching(/The image is not the one that build left.*now there: sha256:/s),
    ]);
    expect(failures.join()).toContain(outputs['digest']);
    expect(registry.count({ method: 'PUT' })).toBe(0);
  });

  it('an image that stayed as it was is pushed', async () => {
    await using registry = await startRegistry();
    const here = await machine(registry);
    const { outputs } = await here.run(here.plan('1.1.0'), (await layoutOf('built')).command);
    expect(await here.push({})).toMatchObject({ outputs: { digest: outputs['digest'] } });
  });

  it.each([
    ['a file', (path: string) => writeFile(path, 'precious')],
    [
      'a link to a file',
      async (path: string) => {
        await writeFile(`${path}.target`, 'precious');
        await symlink(`${path}.target`, path);
      },
    ],
  ])('%s under the name of the layout stays', async (_what, make) => {
    await using registry = await startRegistry();
    const here = await machine(registry);
    const path = join(await temporary(), 'mine');
    await make(path);
    const { failures } = await here.run(here.plan('1.1.0'), 'true', { layout: path });
    expect(failures).toEqual([expect.stringContaining('The folder for the layout cannot be used')]);
    expect(await readFile(path, 'utf8')).toBe('precious');
  });
});

describe('on a machine that keeps its job folder, push', () => {
  it('takes the build that was not pushed yet, without being told which', async () => {
    await using registry = await startRegistry();
    const here = await machine(registry);
    await here.build(here.plan('1.0.0', 'old'));
    await here.push({});
    await here.build(here.plan('1.1.0'));
    expect(await here.push({})).toMatchObject({ failures: [] });
    expect([here.tags('old'), here.tags()]).toEqual([['1.0.0-linux-amd64'], ['1.1.0-linux-amd64']]);
  });

  it('may run once more for what it has pushed, and sends nothing again', async () => {
    await using registry = await startRegistry();
    const here = await machine(registry);
    await here.build(here.plan('1.1.0'));
    const first = await here.push({});
    registry.clear();
    expect((await here.push({})).outputs).toMatchObject({ refs: first.outputs['refs'] });
    expect(registry.count({ method: 'PUT' })).toBe(0);
  });

  it('asks which, naming those that were not pushed alone', async () => {
    await using registry = await startRegistry();
    const here = await machine(registry);
    await here.build(here.plan('1.0.0', 'old'));
    await here.push({});
    for (const name of ['app', 'web']) await here.build(here.plan('1.1.0', name));
    const error = await failureOf(here.push({}));
    expect(error.message).toBe(
      'Which build is to be pushed? This machine has app linux/amd64, web linux/amd64',
    );
    expect(error).toMatchObject({ hint: 'Give --template and --platform' });
  });

  it('asks which to push again where all were', async () => {
    await using registry = await startRegistry();
    const here = await machine(registry);
    for (const name of ['app', 'web']) {
      await here.build(here.plan('1.1.0', name));
      await here.push({ template: name });
    }
    const error = await failureOf(here.push({}));
    expect(error.message).toContain('All were pushed already: app linux/amd64, web linux/amd64');
  });
});
