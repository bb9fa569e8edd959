import { describe, expect, it } from '@jest/globals';
import { cacheServiceEnv, childEnv } from '../../../src/model/child-env.ts';

describe('childEnv', () => {
  it.each([
    'INPUT_SECRETS',
    'INPUT_GITHUB-TOKEN',
    'STATE_x',
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  ])('keeps %s from every program', (name) => {
    expect(childEnv({ [name]: 'private', PATH: '/bin' }, { MORE: '1' })).toEqual({
      PATH: '/bin',
      MORE: '1',
    });
  });
});

describe('cacheServiceEnv', () => {
  it('gives what the gha cache needs and no more', () => {
    const env = { ACTIONS_RUNTIME_TOKEN: 't', ACTIONS_RESULTS_URL: 'https://r/', OTHER: 'x' };
    expect(cacheServiceEnv(env)).toEqual({
      ACTIONS_RUNTIME_TOKEN: 't',
      ACTIONS_RESULTS_URL: 'https://r/',
    });
  });
});
