import { describe, expect, it } from '@jest/globals';
import { buildWithRetries } from '../../../src/engines/attempts.ts';
import type { Engine } from '../../../src/engines/engine.ts';
import { ProgramError } from '../../../src/engines/errors.ts';
import { CancelledError } from '../../../src/model/errors.ts';
import { failureOf } from '../../support/failure.ts';
import { temporaryFolders } from '../../support/temporary.ts';
import { makeLeg } from '../../real/engines/leg.ts';

const folder = temporaryFolders();

describe('a cancel in the pause between two tries', () => {
  it('is told as one, and no other try begins', async () => {
    const { request, context } = await makeLeg(await folder(), 'linux/arm64', {}, { retries: 3 });
    const controller = new AbortController();
    let tries = 0;
    const engine: Engine = {
      facts: { name: 'command', version: '', notes: [] },
      build: () => {
        tries += 1;
        setTimeout(() => {
          controller.abort(new Error('stopped by SIGTERM'));
        }, 200);
        return Promise.reject(new ProgramError('make ended with exit code 1', {}));
      },
      remove: () => Promise.resolve(),
    };
    const error = await failureOf(
      buildWithRetries(engine, request, { ...context, signal: controller.signal }),
    );
    expect(error).toBeInstanceOf(CancelledError);
    expect(error).toMatchObject({
      message: 'The build was stopped before its next try',
      leg: 'Te_st linux/arm64',
    });
    expect(tries).toBe(1);
  });
});
