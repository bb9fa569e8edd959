import { describe, expect, it } from '@jest/globals';
import { compareParity, type ParitySide } from '../../../src/image/parity.ts';
import { imageConfigSchema } from '../../../src/model/descriptor.ts';
import { parsePlatform } from '../../../src/model/platform.ts';

function side(platform: string, config: object, layers = 2): ParitySide {
  const [os = '', architecture = ''] = platform.split('/');
  return {
    platform: parsePlatform(platform),
    config: imageConfigSchema.parse({ os, architecture, config }),
    layers,
  };
}

const base = {
  User: 'app',
  Env: ['PATH=/usr/bin', 'LANG=C'],
  Entrypoint: ['/app'],
  Cmd: ['--help'],
  WorkingDir: '/srv',
  ExposedPorts: { '80/tcp': {} },
  Volumes: { '/data': {} },
  Labels: { a: '1', 'org.opencontainers.image.created': '2026-01-01' },
};

describe('the parity of two platforms', () => {
  it.each([
    ['nothing', {}, undefined],
    ['values of variables', { Env: ['PATH=/bin', 'LANG=C'] }, undefined],
    ['the order of variables', { Env: ['LANG=C', 'PATH=/usr/bin'] }, undefined],
    [
      'the time of the build',
      { Labels: { ...base.Labels, 'org.opencontainers.image.created': 'x' } },
      undefined,
    ],
    ['the entrypoint', { Entrypoint: ['/other'] }, { field: 'entrypoint', matters: true }],
    ['the command', { Cmd: null }, { field: 'command', matters: true }],
    ['the user', { User: '' }, { field: 'user', matters: true }],
    ['the working directory', { WorkingDir: '/' }, { field: 'working directory', matters: true }],
    ['the ports', { ExposedPorts: null }, { field: 'ports', matters: true }],
    ['the volumes', { Volumes: { '/other': {} } }, { field: 'volumes', matters: true }],
    ['a variable', { Env: ['PATH=/usr/bin'] }, { field: 'environment names', matters: true }],
    ['a label', { Labels: { a: '2' } }, { field: 'labels', matters: false }],
  ])('when they differ in %s', (_, change, expected) => {
    const differences = compareParity([
      side('linux/amd64', base),
      side('linux/arm64', { ...base, ...change }),
    ]);
    expect(differences.map(({ field, matters }) => ({ field, matters }))).toEqual(
      expected === undefined ? [] : [expected],
    );
  });

  it('counts layers, and shows no value of a variable', () => {
    const differences = compareParity([
      side('linux/amd64', { ...base, Env: ['TOKEN=hunter2'] }, 2),
      side('linux/arm64', base, 3),
    ]);
    expect(differences.find(({ field }) => field === 'layers')).toEqual({
      field: 'layers',
      matters: false,
      values: [
        { platform: 'linux/amd64', value: '2' },
        { platform: 'linux/arm64', value: '3' },
      ],
    });
    expect(JSON.stringify(differences)).not.toContain('hunter2');
  });

  it('of a single platform is nothing', () => {
    expect(compareParity([side('linux/amd64', base)])).toEqual([]);
  });
});
