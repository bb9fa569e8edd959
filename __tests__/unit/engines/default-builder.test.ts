import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { usesDefaultBuilder } from '../../../src/engines/default-builder.ts';
import { temporaryFolders } from '../../support/temporary.ts';

const folder = temporaryFolders();

/** A docker config folder with buildx in it, and what `docker buildx use` left. */
async function dockerConfig(current?: string): Promise<string> {
  const config = await folder();
  for (const name of ['cli-plugins', 'buildx']) await mkdir(join(config, name));
  await writeFile(join(config, 'cli-plugins', 'docker-buildx'), '');
  if (current !== undefined) await writeFile(join(config, 'buildx', 'current'), current);
  return config;
}

describe('usesDefaultBuilder', () => {
  it.each<[string, string | undefined, NodeJS.ProcessEnv, string | undefined, boolean]>([
    ['where nothing was chosen', undefined, {}, undefined, true],
    [
      'where the default was chosen again',
      '{"Key":"unix:///x","Name":"","Global":false}',
      {},
      undefined,
      true,
    ],
    ['not where another is in use', '{"Key":"unix:///x","Name":"far"}', {}, undefined, false],
    ['not where the input names one', undefined, {}, 'far', false],
    ['not where the environment names one', undefined, { BUILDX_BUILDER: 'far' }, undefined, false],
    ['not where the choice cannot be read', 'v2: far', {}, undefined, false],
    [
      'not where buildx keeps its files elsewhere and has one in use there',
      '{"Name":""}',
      { BUILDX_CONFIG: '@other' },
      undefined,
      false,
    ],
  ])('%s', async (_what, current, env, builder, expected) => {
    const DOCKER_CONFIG = await dockerConfig(current);
    const other = join(await dockerConfig('{"Name":"far"}'), 'buildx');
    const given = { ...env, ...(env.BUILDX_CONFIG === undefined ? {} : { BUILDX_CONFIG: other }) };
    expect(await usesDefaultBuilder({ DOCKER_CONFIG, ...given }, builder)).toBe(expected);
  });
});
