import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openCheckout } from '../../../src/sources/checkout.ts';
import { temporaryFolders } from '../../support/temporary.ts';

const folder = temporaryFolders();

/** A repository with these files, all committed. */
async function repository(files: Readonly<Record<string, string>>): Promise<string> {
  const cwd = await folder();
  await write(cwd, files);
  git(cwd, 'init', '-q');
  git(cwd, 'add', '.');
  git(cwd, 'commit', '-q', '-m', 'x');
  return cwd;
}

async function write(cwd: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(cwd, path)), { recursive: true });
    await writeFile(join(cwd, path), text);
  }
}

function git(cwd: string, ...args: readonly string[]): void {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@b'];
  execFileSync('git', [...who, ...args], { cwd, stdio: 'ignore' });
}

const PROJECT = {
  'api/Dockerfile': 'FROM scratch\n',
  'README.md': '',
  '.gitignore': 'dist/\nDockerfile.made\n',
  '.gitmodules': '[submodule "lib"]\n\tpath = third/lib\n\turl = ../lib\n',
};

describe('a file of the checkout', () => {
  it.each([
    ['a file', 'api/Dockerfile', true],
    ['a folder', 'api', true],
    ['the folder itself', '.', true],
    ['nothing', 'nope/Dockerfile', false],
    ['nothing, under a file', 'README.md/Dockerfile', false],
    ['nothing, by its whole path', '', false],
    ['a file that git ignores: the build makes it', 'api/Dockerfile.made', true],
    ['a folder that git ignores', 'dist', true],
    ['a file in a folder that git ignores', 'dist/linux/Dockerfile', true],
    ['a file of a submodule that is not fetched', 'third/lib/docker/Dockerfile', true],
    ['a file beside a submodule', 'third/Dockerfile', false],
    ['a file of another machine', '/nowhere/at/all/Dockerfile', true],
  ])('%s: %j', async (name, path, expected) => {
    const cwd = await repository(PROJECT);
    const asked = name.includes('whole path') ? join(cwd, 'nope') : path;
    expect(openCheckout(cwd).has(asked)).toBe(expected);
  });

  it('that a sparse checkout leaves out is there for the build, one that was deleted is not', async () => {
    const cwd = await repository({ ...PROJECT, 'web/Dockerfile': '', 'web/src/app': '' });
    git(cwd, 'sparse-checkout', 'set', 'api');
    const web = ['web', 'web/Dockerfile', 'web/nope'];
    expect(web.map(openCheckout(cwd).has)).toEqual([true, true, false]);
    await rm(join(cwd, 'api'), { recursive: true });
    expect(['api', 'api/Dockerfile'].map(openCheckout(cwd).has)).toEqual([false, false]);
  });

  it('is not asked for where there is no checkout at all', async () => {
    const cwd = await folder();
    expect(openCheckout(cwd).has('Dockerfile')).toBe(true);
    await writeFile(join(cwd, 'README.md'), '');
    expect(openCheckout(cwd).has('Dockerfile')).toBe(false);
  });
});

describe('the Dockerfiles of a project', () => {
  it('are those of git and new ones, but not what git ignores or what is gone', async () => {
    const cwd = await repository({ ...PROJECT, 'old/Dockerfile': '' });
    await write(cwd, { 'new/x.Containerfile': '', 'dist/Dockerfile': '' });
    await rm(join(cwd, 'old/Dockerfile'));
    expect(openCheckout(cwd).dockerfiles()).toEqual(['api/Dockerfile', 'new/x.Containerfile']);
  });

  it('are those of the folder where there is no git', async () => {
    const cwd = await folder();
    await write(cwd, { Dockerfile: '' });
    expect(openCheckout(cwd).dockerfiles()).toContain('Dockerfile');
  });
});
