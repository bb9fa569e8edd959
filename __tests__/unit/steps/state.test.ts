import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parsePlatform } from '../../../src/model/platform.ts';
import { parseReference } from '../../../src/model/reference.ts';
import { readState, saveState, type BuildState } from '../../../src/steps/state.ts';
import { StateError } from '../../../src/steps/choose-state.ts';
import { planOf } from '../../support/fan-in.ts';
import { failureOf } from '../../support/failure.ts';
import { temporaryFolders } from '../../support/temporary.ts';

const temporary = temporaryFolders();

const DIGEST = `sha256:${'5'.repeat(64)}`;

function stateOf(template: string, platform: string, more: Partial<BuildState> = {}): BuildState {
  return {
    schema: 1,
    plan: planOf([{ name: 'api' }, { name: 'app' }]),
    template,
    platform: parsePlatform(platform),
    handover: { kind: 'layout', layout: `/layouts/${template}` },
    buildStarted: '2026-11-30T10:00:00Z',
    timings: { build: 1.5 },
    ...more,
  };
}

describe('what build leaves for push', () => {
  it.each<[string, BuildState]>([
    ['a layout', stateOf('app', 'linux/arm64', { image: 'localhost/app:1' })],
    [
      'an image that is in the registry already',
      stateOf('app', 'linux/arm64', {
        handover: { kind: 'pushed', reference: parseReference(`ghcr.io/acme/app@${DIGEST}`) },
      }),
    ],
  ])('is read as it was: %s', async (_what, state) => {
    const folder = await temporary();
    await saveState(folder, state);
    expect(await readState(folder, {})).toEqual(state);
  });

  it('is for this user alone: a plan may hold what others need not see', async () => {
    const folder = await temporary();
    await saveState(folder, stateOf('app', 'linux/arm64'));
    const [name = ''] = await readdir(folder);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  const built = [
    stateOf('api', 'linux/amd64'),
    stateOf('app', 'linux/amd64'),
    stateOf('app', 'linux/arm64'),
  ];
  async function folderOf(states: readonly BuildState[]): Promise<string> {
    const folder = await temporary();
    for (const state of states) await saveState(folder, state);
    return folder;
  }

  it.each([
    ['its template', { template: 'api' }, built[0]],
    ['template and platform', { template: 'app', platform: 'linux/arm64' }, built[2]],
    ['its platform, in other words', { platform: 'linux/aarch64' }, built[2]],
  ])('is found among several by %s', async (_what, asked, state) => {
    expect(await readState(await folderOf(built), asked)).toEqual(state);
  });

  it('is the last build of a leg', async () => {
    const again = stateOf('app', 'linux/amd64', { timings: { build: 9 } });
    const folder = await folderOf([stateOf('app', 'linux/amd64'), again]);
    expect(await readState(folder, {})).toEqual(again);
  });

  it.each([
    ['which of several', built, {}, /^Which build .* api linux\/amd64, app linux\/amd64, app/],
    ['which of its platforms', built, { template: 'app' }, /^Which build .* has app [^,]*, app/],
    ['a leg that was not built', built, { template: 'web' }, /^No build of web was done/],
    ['one where none was built', [], {}, /^No build was done in this job$/],
  ])('is an error that says what there is, asked for %s', async (_what, states, asked, message) => {
    const error = await failureOf(readState(await folderOf(states), asked));
    expect(error).toBeInstanceOf(StateError);
    expect(error.message).toMatch(message);
    expect(error).toMatchObject({
      answer:
        states.length === 0 || error.message.startsWith('Which')
          ? undefined
          : 'built: api linux/amd64, app linux/amd64, app linux/arm64',
      hint: expect.stringMatching(/^(?:Give template and platform|Run step: build)/),
    });
  });
});
