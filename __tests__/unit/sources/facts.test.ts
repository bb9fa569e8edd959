import { execFileSync } from 'node:child_process';
import { mkdir, symlink, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { PlanFacts } from '../../../src/model/plan-facts.ts';
import { gatherFacts, type FactsQuestion } from '../../../src/sources/facts.ts';
import { findMarkers, readConfigFile } from '../../../src/sources/files.ts';
import { parseRemote } from '../../../src/sources/git.ts';
import { readGitHub } from '../../../src/sources/github.ts';
import { startIndex } from '../../support/package-index.ts';
import { temporaryFolders } from '../../support/temporary.ts';

const folder = temporaryFolders();

function git(cwd: string, ...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_AUTHOR_DATE: '2026-01-02T03:04:05Z',
      GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z',
    },
  }).trim();
}

async function repository(): Promise<{ readonly cwd: string; readonly head: string }> {
  const cwd = await folder();
  git(cwd, 'init', '-q', '-b', 'trunk');
  git(cwd, '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', 'x');
  return { cwd, head: git(cwd, 'rev-parse', 'HEAD') };
}

const question = (
  cwd: string,
  env: Record<string, string> = {},
  time: 'now' | 'commit' = 'now',
) => ({
  cwd,
  env,
  time,
  markerPatterns: [],
  githubToken: 'token',
  signal: new AbortController().signal,
});

async function factsFor(asked: FactsQuestion): Promise<PlanFacts> {
  const { facts, lacking } = await gatherFacts(asked);
  if (lacking !== undefined) throw lacking;
  return facts;
}

describe('the facts of a plan', () => {
  it('on GitHub: HEAD is the commit, and its time stands where each job plans for itself', async () => {
    const { cwd, head } = await repository();
    const env = {
      GITHUB_SHA: 'f'.repeat(40),
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_REF: 'refs/heads/x',
    };
    expect(await factsFor(question(cwd, env, 'commit'))).toEqual({
      repository: 'o/r',
      commit: head,
      created: '2026-01-02T03:04:05Z',
      branch: 'x',
      sourceUrl: 'https://github.com/o/r',
      markers: new Map(),
    });
  });

  it('in a plan job it is now', async () => {
    const { cwd } = await repository();
    const { created, date } = await factsFor(question(cwd));
    expect(Math.abs(Date.parse(created) - Date.now())).toBeLessThan(60_000);
    expect(date).toBe(created.slice(0, 10).replaceAll('-', ''));
  });

  it('a plan job looks at the files; a job that plans for itself may have none', async () => {
    const { cwd } = await repository();
    await writeFile(join(cwd, 'README.md'), '');
    expect((await factsFor(question(cwd))).checkout?.has('Dockerfile')).toBe(false);
    expect((await factsFor(question(cwd, {}, 'commit'))).checkout).toBeUndefined();
  });

  it('without GitHub: branch and remote of the checkout', async () => {
    const { cwd, head } = await repository();
    git(cwd, 'remote', 'add', 'origin', 'git@example.com:team/app.git');
    expect(await factsFor(question(cwd, {}, 'commit'))).toMatchObject({
      repository: 'team/app',
      sourceUrl: 'https://example.com/team/app',
      branch: 'trunk',
      commit: head,
    });
  });

  it('without a remote: the folder is the name', async () => {
    const { cwd } = await repository();
    const facts = await factsFor(question(cwd));
    expect(facts.repository).toBe(cwd.split('/').at(-1));
    expect(facts.runId).toBeUndefined();
  });

  it('without a repository: GITHUB_SHA, else an error that says what to do', async () => {
    const cwd = await folder();
    const env = { GITHUB_SHA: 'f'.repeat(40), GITHUB_REPOSITORY: 'o/r' };
    expect((await factsFor(question(cwd, env))).commit).toBe('f'.repeat(40));
    await expect(factsFor(question(cwd, env, 'commit'))).rejects.toThrow(/time of the commit/);
    await expect(factsFor(question(cwd))).rejects.toMatchObject({
      message: 'there is no commit to publish',
      answer: expect.stringMatching(/not a git repository/),
      hint: expect.stringContaining('actions/checkout'),
    });
  });

  it.each([
    ['has no commit', (cwd: string) => void git(cwd, 'reset', '-q'), /HEAD|commit/],
    ['is broken', (cwd: string) => rm(join(cwd, '.git', 'HEAD')), /not a git repository/],
  ])('a repository that %s: an error with what git says', async (_what, change, said) => {
    const cwd = await folder();
    git(cwd, 'init', '-q');
    await change(cwd);
    await expect(factsFor(question(cwd))).rejects.toMatchObject({
      message: 'there is no commit to publish',
      answer: expect.stringMatching(said),
    });
  });

  it('where git cannot be started: an error that says so', async () => {
    const gone = join(await folder(), 'gone');
    await expect(factsFor(question(gone))).rejects.toMatchObject({
      answer: expect.stringContaining('is it installed'),
    });
  });
});

describe('changes that are not in the commit', () => {
  const CASES: [string, (cwd: string) => Promise<void>, Record<string, string>, boolean][] = [
    ['none', () => Promise.resolve(), {}, false],
    ['a changed file', (cwd) => writeFile(join(cwd, 'a'), 'two'), {}, true],
    ['a deleted file', (cwd) => rm(join(cwd, 'a')), {}, true],
    [
      'a staged file',
      async (cwd) => {
        await writeFile(join(cwd, 'b'), '');
        git(cwd, 'add', 'b');
      },
      {},
      true,
    ],
    ['a file that was only touched', (cwd) => writeFile(join(cwd, 'a'), 'one'), {}, false],
    ['a file that git does not know', (cwd) => writeFile(join(cwd, 'b'), ''), {}, false],
    [
      'in GitHub Actions',
      (cwd) => writeFile(join(cwd, 'a'), 'two'),
      { GITHUB_ACTIONS: 'true' },
      false,
    ],
    ['in another CI system', (cwd) => writeFile(join(cwd, 'a'), 'two'), { CI: 'true' }, false],
  ];

  it.each(CASES)('%s', async (_name, change, env, expected) => {
    const { cwd } = await repository();
    await writeFile(join(cwd, 'a'), 'one');
    git(cwd, 'add', 'a');
    git(cwd, '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '-m', 'y');
    await change(cwd);
    expect((await factsFor(question(cwd, env))).changed === true).toBe(expected);
    // A job that plans for itself must make the plan that the others make.
    expect((await factsFor(question(cwd, env, 'commit'))).changed).toBeUndefined();
  });
});

describe('what the event does not say of the repository', () => {
  it('is asked for in a plan job, with the token, and left out when it cannot be had', async () => {
    const { cwd } = await repository();
    await using api = await startIndex((path, { headers }) =>
      path === '/repos/o/r' && headers.authorization === 'Bearer token'
        ? { body: JSON.stringify({ description: 'An app', license: { spdx_id: 'MIT' } }) }
        : undefined,
    );
    const env = { GITHUB_API_URL: api.url, GITHUB_REPOSITORY: 'o/r' };
    expect(await factsFor(question(cwd, env))).toMatchObject({
      description: 'An app',
      licenses: 'MIT',
    });
    const other = await factsFor(question(cwd, { ...env, GITHUB_REPOSITORY: 'o/none' }));
    expect(other.description).toBeUndefined();
    expect(api.paths).toHaveLength(2);
    await factsFor(question(cwd, env, 'commit'));
    expect(api.paths).toHaveLength(2);
  });
});

describe("GitHub's environment", () => {
  it.each<[string, Record<string, string>, object]>([
    ['a branch', { GITHUB_REF: 'refs/heads/fix/a' }, { branch: 'fix/a' }],
    ['a tag', { GITHUB_REF: 'refs/tags/v1.2.3' }, { gitTag: 'v1.2.3' }],
    [
      'a pull request',
      {
        GITHUB_REF: 'refs/pull/12/merge',
        GITHUB_HEAD_REF: 'fix',
        GITHUB_EVENT_NAME: 'pull_request',
      },
      { branch: 'fix', pullRequest: '12', event: 'pull_request' },
    ],
    ['empty variables', { GITHUB_REF: '', GITHUB_RUN_ID: '' }, {}],
    [
      'GitHub Enterprise',
      { GITHUB_SERVER_URL: 'https://git.acme.io', GITHUB_REPOSITORY: 'o/r' },
      { repository: 'o/r', sourceUrl: 'https://git.acme.io/o/r' },
    ],
  ])('%s', async (_name, env, expected) => {
    expect((await readGitHub(env)).facts).toEqual(expected);
  });

  it.each<[string, unknown, object]>([
    [
      'a repository with description and licence',
      { repository: { description: 'An app', license: { spdx_id: 'MIT' } } },
      { description: 'An app', licenses: 'MIT' },
    ],
    ['none of them', { repository: { description: null, license: null } }, {}],
    ['an unknown licence', { repository: { license: { spdx_id: 'NOASSERTION' } } }, {}],
    ['pull_request_target', { pull_request: { number: 7 } }, { pullRequest: '7' }],
    ['something else', [1], {}],
  ])('the event: %s', async (_name, payload, expected) => {
    const path = join(await folder(), 'event.json');
    await writeFile(path, JSON.stringify(payload));
    expect((await readGitHub({ GITHUB_EVENT_PATH: path })).facts).toEqual(expected);
  });
});

describe('remotes', () => {
  it.each([
    ['https://github.com/o/r.git', 'o/r', 'https://github.com/o/r'],
    ['https://me:token@github.com/o/r', 'o/r', 'https://github.com/o/r'],
    ['git@github.com:o/r.git', 'o/r', 'https://github.com/o/r'],
    ['ssh://git@git.acme.io:2222/a/b/c.git', 'a/b/c', 'https://git.acme.io/a/b/c'],
  ])('%s', (remote, name, url) => {
    expect(parseRemote(remote)).toEqual({ repository: name, url });
  });

  it.each(['/srv/git/app.git', '../app', 'C:\\git\\app', 'file:///srv/app'])(
    '%s is none',
    (remote) => {
      expect(parseRemote(remote)).toBeUndefined();
    },
  );
});

describe('marker files', () => {
  it('are found as relative paths, sorted, through links, without .git, node_modules and folders', async () => {
    const cwd = await folder();
    const files = [
      ...['b/Dockerfile', 'a/Dockerfile', 'node_modules/x/Dockerfile', '.git/x/Dockerfile'],
      ...['deep/er/Dockerfile', 'real.Dockerfile', 'dir/Dockerfile/inner'],
    ];
    for (const file of files) {
      await mkdir(join(cwd, dirname(file)), { recursive: true });
      await writeFile(join(cwd, file), '');
    }
    await mkdir(join(cwd, 'c'));
    await symlink('../real.Dockerfile', join(cwd, 'c', 'Dockerfile'));
    await symlink('a', join(cwd, 'z'));
    await symlink('..', join(cwd, 'deep', 'loop'));
    const found = await findMarkers(cwd, [
      '*/Dockerfile',
      './a/Dockerfile',
      '**/er/Dockerfile',
      'none/*',
      '../*/x',
    ]);
    expect(Object.fromEntries(found)).toEqual({
      '*/Dockerfile': ['a/Dockerfile', 'b/Dockerfile', 'c/Dockerfile', 'z/Dockerfile'],
      '**/er/Dockerfile': expect.arrayContaining(['deep/er/Dockerfile']),
      './a/Dockerfile': ['a/Dockerfile'],
      'none/*': [],
      '../*/x': [],
    });
  });
});

describe('the config file', () => {
  it('is the named one, else the default, else none', async () => {
    const cwd = await folder();
    expect(await readConfigFile(cwd, undefined)).toBeUndefined();
    await expect(readConfigFile(cwd, 'x.yml')).rejects.toMatchObject({ subject: 'x.yml' });
    await mkdir(join(cwd, '.github'));
    await writeFile(join(cwd, '.github/multiarch-publish.yaml'), 'org: b');
    expect(await readConfigFile(cwd, undefined)).toEqual({
      path: '.github/multiarch-publish.yaml',
      text: 'org: b',
    });
    await writeFile(join(cwd, '.github/multiarch-publish.yml'), 'org: a');
    expect((await readConfigFile(cwd, undefined))?.text).toBe('org: a');
    await writeFile(join(cwd, 'x.yml'), 'org: c');
    expect((await readConfigFile(cwd, 'x.yml'))?.text).toBe('org: c');
  });

  it.each([
    ['the default one', '.github/multiarch-publish.yml', undefined],
    ['a named one', 'x.yml', 'x.yml'],
  ])('is refused when it is too large or cannot be read: %s', async (_name, path, named) => {
    const cwd = await folder();
    const limit = 1024 * 1024;
    await mkdir(join(cwd, '.github'));
    await writeFile(join(cwd, path), '#'.repeat(limit));
    expect((await readConfigFile(cwd, named))?.text).toHaveLength(limit);
    await writeFile(join(cwd, path), '#'.repeat(limit + 1));
    await expect(readConfigFile(cwd, named)).rejects.toMatchObject({
      name: 'ConfigFileError',
      message: `the config file has ${limit + 1} bytes, more than the ${limit} that one may have`,
      subject: path,
    });
    await rm(join(cwd, path));
    await mkdir(join(cwd, path));
    await expect(readConfigFile(cwd, named)).rejects.toMatchObject({
      message: 'the config file cannot be read',
      subject: path,
    });
  });
});
