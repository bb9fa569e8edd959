import { describe, expect, it } from '@jest/globals';
import { smoke, SmokeError } from '../../../src/engines/smoke.ts';
import { failureOf } from '../../support/failure.ts';
import { temporaryFolders } from '../../support/temporary.ts';
import { makeLeg } from '../../real/engines/leg.ts';

const folder = temporaryFolders();

describe('a smoke test', () => {
  it('of an image that only its layout holds says how to hand it over', async () => {
    const { request, context } = await makeLeg(await folder(), 'linux/arm64', { app: '' });
    const error = await failureOf(smoke('true', undefined, request.leg, {}, 10, context));
    expect(error).toBeInstanceOf(SmokeError);
    expect(error.message).toBe('smoke has no image to run: the command filled LAYOUT, and no more');
    expect(error).toMatchObject({
      hint: expect.stringMatching(/^Let the command leave .*\$IMAGE/),
    });
  });

  it.each([
    ['test "$IMAGE on $OS" = "app:1 on linux"', undefined],
    ['sh -c "echo no; exit 3"', 'The smoke test failed: sh ended with exit code 3: no'],
  ])('%s', async (command, failure) => {
    const { request, context } = await makeLeg(await folder(), 'linux/arm64', { app: '' });
    const done = smoke(command, 'app:1', request.leg, { OS: 'linux' }, 10, context);
    if (failure === undefined) await done;
    else expect((await failureOf(done)).message).toBe(failure);
  });
});
