import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { describeError } from '../../../src/model/errors.ts';
import { parseRepository } from '../../../src/model/reference.ts';
import { CredentialStore } from '../../../src/registry/credentials/credentials.ts';
import { askHelper } from '../../../src/registry/credentials/helper.ts';
import { recordedLog } from '../../support/log.ts';
import { homeWith, type Home } from '../../support/registry/logins.ts';

const auth = (login: string) => ({ auth: Buffer.from(login).toString('base64') });
const basic = (username: string, password: string) => ({ kind: 'basic', username, password });

let home: Home;
beforeEach(async () => {
  home = await homeWith();
});
afterEach(async () => {
  await home[Symbol.asyncDispose]();
});

function find(image: string, env: NodeJS.ProcessEnv = {}, log = recordedLog()) {
  const { signal } = new AbortController();
  const store = new CredentialStore({ env: { ...home.env, ...env }, signal, log });
  return store.find(parseRepository(image));
}

/** A program docker-credential-NAME of the home's bin folder, which logs what it is asked. */
async function helper(name: string, script: string): Promise<NodeJS.ProcessEnv> {
  await home.write(
    `bin/docker-credential-${name}`,
    `#!/bin/sh\nread server\necho "$1 $server" >>"$HOME/asked"\n${script}\n`,
    0o755,
  );
  return { PATH: `${home.path}/bin:${process.env['PATH'] ?? ''}` };
}
const gives = (user: string, secret: string) =>
  `printf '%s' '${JSON.stringify({ ServerURL: 'x', Username: user, Secret: secret })}'`;

describe('the key of an entry', () => {
  it.each([
    ['https://index.docker.io/v1/', 'busybox'],
    ['https://index.docker.io/v1/', 'docker.io/org/app'],
    ['https://index.docker.io/v1/', 'index.docker.io/org/app'],
    ['docker.io', 'org/app'],
    ['index.docker.io', 'org/app'],
    ['registry-1.docker.io', 'org/app'],
    ['ghcr.io', 'ghcr.io/org/app'],
    ['https://ghcr.io', 'ghcr.io/org/app'],
    ['https://ghcr.io/v2/', 'ghcr.io/org/app'],
    ['localhost:5000', 'localhost:5000/app'],
    ['quay.io/org', 'quay.io/org/app'],
    ['quay.io/org/app', 'quay.io/org/app'],
  ])('%s serves %s', async (key, image) => {
    await home.write('.docker/config.json', { auths: { [key]: auth('u:p') } });
    expect(await find(image)).toEqual(basic('u', 'p'));
  });

  it.each([
    ['ghcr.io', 'quay.io/org/app'],
    ['localhost:5000', 'localhost:5001/app'],
    ['quay.io/org', 'quay.io/organisation/app'],
    ['quay.io/org/app', 'quay.io/org/other'],
    ['https://index.docker.io/v1/', 'ghcr.io/org/app'],
  ])('%s does not serve %s', async (key, image) => {
    await home.write('.docker/config.json', { auths: { [key]: auth('u:p') } });
    expect(await find(image)).toBeUndefined();
  });

  it('the longest one wins, and of two for one host the form that docker writes today', async () => {
    await home.write('.docker/config.json', {
      auths: {
        'quay.io': auth('wide:p'),
        'quay.io/org': auth('narrow:p'),
        'docker.io': auth('old:p'),
        'index.docker.io': auth('older:p'),
        'https://index.docker.io/v1/': auth('new:p'),
      },
    });
    expect(await find('quay.io/org/app')).toEqual(basic('narrow', 'p'));
    expect(await find('quay.io/other/app')).toEqual(basic('wide', 'p'));
    expect(await find('busybox')).toEqual(basic('new', 'p'));
  });
});

describe('the files', () => {
  it.each<[string, string, (home: string) => NodeJS.ProcessEnv]>([
    ["docker's", '.docker/config.json', () => ({})],
    ['of DOCKER_CONFIG', 'elsewhere/config.json', (at) => ({ DOCKER_CONFIG: `${at}/elsewhere` })],
    ['of REGISTRY_AUTH_FILE', 'auth.json', (at) => ({ REGISTRY_AUTH_FILE: `${at}/auth.json` })],
    ["podman's of this boot", 'run/containers/auth.json', () => ({})],
    ["podman's of this user", '.config/containers/auth.json', () => ({})],
    ['of XDG_CONFIG_HOME', 'cfg/containers/auth.json', (at) => ({ XDG_CONFIG_HOME: `${at}/cfg` })],
  ])('%s', async (_name, file, env) => {
    await home.write(file, { auths: { 'ghcr.io': auth('u:p') } });
    expect(await find('ghcr.io/org/app', env(home.path))).toEqual(basic('u', 'p'));
  });

  it('are asked in order, each only for what the ones before do not know', async () => {
    await home.write('mine.json', { auths: { 'a.io': auth('mine:p') } });
    await home.write('.docker/config.json', {
      auths: { 'a.io': auth('docker:p'), 'b.io': auth('docker:p') },
    });
    await home.write('run/containers/auth.json', {
      auths: { 'b.io': auth('podman:p'), 'c.io': auth('podman:p') },
    });
    const env = { REGISTRY_AUTH_FILE: `${home.path}/mine.json` };
    expect(await find('a.io/x', env)).toEqual(basic('mine', 'p'));
    expect(await find('b.io/x', env)).toEqual(basic('docker', 'p'));
    expect(await find('c.io/x', env)).toEqual(basic('podman', 'p'));
    expect(await find('d.io/x', env)).toBeUndefined();
  });

  it('that hold nothing say nothing', async () => {
    await home.write('.docker/config.json', '');
    await home.write('.config/containers/auth.json', {});
    expect(await find('ghcr.io/x')).toBeUndefined();
  });

  it.each([
    { auths: null, credHelpers: null, credsStore: null },
    { auths: { 'quay.io': null }, credsStore: '' },
    { auths: { 'quay.io': { auth: null } } },
    { auths: { 'quay.io': { username: null, password: null, email: null } } },
    { auths: { 'quay.io': { identitytoken: null, registrytoken: null } } },
    { credHelpers: { 'quay.io': null } },
  ])('in which null stands for nothing are read: %j', async (file) => {
    const auths = { ...file.auths, 'ghcr.io': { ...auth('u:p'), identitytoken: null } };
    await home.write('.docker/config.json', { ...file, auths });
    expect(await find('ghcr.io/x')).toEqual(basic('u', 'p'));
    expect(await find('quay.io/x')).toBeUndefined();
  });

  it('that are broken are named, and none of their text is shown', async () => {
    await home.write('.docker/config.json', '{"auths": {"ghcr.io": {"auth": "c2VjcmV0"');
    const error = await find('ghcr.io/x').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'CredentialsError' });
    expect(String(error)).toContain(`${home.path}/.docker/config.json`);
    expect(JSON.stringify(error) + String(error)).not.toContain('c2VjcmV0');
  });
});

describe('helpers', () => {
  it('a helper for the host wins over auths and the general one', async () => {
    const env = await helper('own', gives('helper', 's'));
    await helper('general', gives('general', 's'));
    await home.write('.docker/config.json', {
      auths: { 'ghcr.io': auth('file:p') },
      credHelpers: { 'ghcr.io': 'own' },
      credsStore: 'general',
    });
    expect(await find('ghcr.io/x', env)).toEqual(basic('helper', 's'));
    expect(await find('quay.io/x', env)).toEqual(basic('general', 's'));
  });

  it("gets Docker Hub's key on its standard input, and the host of others", async () => {
    const env = await helper('own', gives('u', 's'));
    await home.write('.docker/config.json', { credsStore: 'own' });
    await find('busybox', env);
    await find('ghcr.io/x', env);
    const { readFile } = await import('node:fs/promises');
    expect(await readFile(`${home.path}/asked`, 'utf8')).toBe(
      'get https://index.docker.io/v1/\nget ghcr.io\n',
    );
  });

  it.each(['', null])('one that is %j for a host leaves it to auths', async (none) => {
    await home.write('.docker/config.json', {
      auths: { 'ghcr.io': auth('file:p') },
      credHelpers: { 'ghcr.io': none },
      credsStore: 'nowhere',
    });
    expect(await find('ghcr.io/x')).toEqual(basic('file', 'p'));
  });

  it('"credentials not found" means the next source', async () => {
    const env = await helper('own', 'echo "credentials not found in native keychain"; exit 1');
    await home.write('.docker/config.json', {
      credsStore: 'own',
      auths: { 'ghcr.io': auth('file:p'), 'quay.io': {} },
    });
    await home.write('.config/containers/auth.json', { auths: { 'quay.io': auth('podman:p') } });
    expect(await find('ghcr.io/x', env)).toEqual(basic('file', 'p'));
    expect(await find('quay.io/x', env)).toEqual(basic('podman', 'p'));
  });

  it('a missing one is an error that names it', async () => {
    await home.write('.docker/config.json', { credsStore: 'nowhere' });
    await expect(find('ghcr.io/x')).rejects.toMatchObject({
      name: 'CredentialsError',
      message: expect.stringContaining('docker-credential-nowhere is not installed'),
    });
  });

  it('one that fails is an error with its words', async () => {
    const env = await helper('own', 'echo "keychain is locked" >&2; exit 1');
    await home.write('.docker/config.json', { credsStore: 'own' });
    await expect(find('ghcr.io/x', env)).rejects.toMatchObject({
      name: 'CredentialsError',
      answer: 'keychain is locked',
    });
  });

  it.each([
    ['its answer', gives('u', 'private'), 'exit status 1'],
    ['its answer in lines', `printf '{\\n  "Username": "u",\\n  "Secret": "private"\\n}'`, 'exit'],
    ['its answer after a line', `echo "a warning"; ${gives('u', 'private')}`, 'exit status 1'],
    ['a piece of its answer', `printf '%s' '{"Username":"u","Sec'`, 'exit status 1'],
    ['its answer to the other output', `echo locked; ${gives('u', 'private')} >&2`, 'exit'],
    ['its answer as a text', `printf '%s' 'got "{\\"Secret\\":\\"private\\"}"'`, 'exit status 1'],
    ['the answer, then a trace', `${gives('u', 'private')}; set -x; : private`, 'exit status 1'],
    ['a header', 'echo "GET / failed. Authorization: Basic private" >&2', 'GET / failed'],
    ['what has "secret" in its name', 'echo "org.freedesktop.secrets is missing"', 'org.freed'],
  ])('one that fails after %s: no secret is shown', async (_name, script, words) => {
    const env = await helper('own', `${script}; exit 1`);
    await home.write('.docker/config.json', { credsStore: 'own' });
    const error = await find('ghcr.io/x', env).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: 'CredentialsError',
      answer: expect.stringContaining(words),
    });
    expect(JSON.stringify(error) + describeError(error)).not.toContain('private');
  });

  it('one that ends and leaves something running behind it has answered', async () => {
    const env = await helper('own', `sleep 60 & echo $! >"$HOME/left"; ${gives('u', 's')}`);
    await home.write('.docker/config.json', { credsStore: 'own' });
    expect(await find('ghcr.io/x', env)).toEqual(basic('u', 's'));
    process.kill(Number(await readFile(`${home.path}/left`, 'utf8')));
  });

  it('one with a name that is a path is not run', async () => {
    await home.write('.docker/config.json', { credsStore: '../../bin/sh' });
    await expect(find('ghcr.io/x')).rejects.toMatchObject({ name: 'CredentialsError' });
  });
});

describe('a helper that does not end', () => {
  const forms = [
    ['waits', 'echo $$ >"$HOME/pid"; exec sleep 60'],
    ['waits for what it started', 'sleep 60 & echo $! >"$HOME/pid"; wait'],
    ['listens to no signal', 'trap "" TERM INT; sleep 60 & echo $! >"$HOME/pid"; wait; wait'],
    ['closed its outputs', 'sleep 60 >/dev/null 2>&1 & echo $! >"$HOME/pid"; exec >&- 2>&-; wait'],
  ] as const;

  it.each(forms)('and %s is ended with all of it when its time is over', async (_form, script) => {
    const env = await helper('own', script);
    const work = ask(env, new AbortController().signal, 300);
    await expect(work).rejects.toMatchObject({
      name: 'CredentialsError',
      message: 'The credential helper docker-credential-own did not answer within 0.3 s',
      hint: 'Run: echo ghcr.io | docker-credential-own get',
    });
    await ended();
  });

  it.each(forms)('and %s is ended with all of it by a signal', async (_form, script) => {
    const env = await helper('own', script);
    const stop = new AbortController();
    const work = ask(env, stop.signal, 60_000).catch((thrown: unknown) => thrown);
    await until(async () => (await pid()) > 0);
    stop.abort();
    expect(await work).toMatchObject({ name: 'CancelledError' });
    await ended();
  });

  it.each([
    ['writes', 'echo $$ >"$HOME/pid"; exec yes private'],
    ['complains', 'echo $$ >"$HOME/pid"; exec yes private >&2'],
  ])('and %s without an end is ended', async (_form, script) => {
    const env = await helper('own', script);
    const error = await ask(env, new AbortController().signal, 60_000).catch((e: unknown) => e);
    expect(error).toMatchObject({
      name: 'CredentialsError',
      message: 'The credential helper docker-credential-own writes without an end',
    });
    expect(JSON.stringify(error) + describeError(error)).not.toContain('private');
    await ended();
  });

  function ask(more: NodeJS.ProcessEnv, signal: AbortSignal, patience: number) {
    const env = { ...home.env, ...more };
    return askHelper('own', 'ghcr.io', { env, signal, from: 'a file' }, patience);
  }
  const pid = async () => Number(await readFile(`${home.path}/pid`, 'utf8').catch(() => '0'));
  async function ended() {
    const file = `/proc/${await pid()}/status`;
    await until(async () =>
      /^State:\tZ/m.test(await readFile(file, 'utf8').catch(() => 'State:\tZ')),
    );
  }
  async function until(holds: () => Promise<boolean>) {
    while (!(await holds())) await sleep(10);
  }
});

describe("a helper's environment", () => {
  it('holds ours, without what the runner gives to this action alone', async () => {
    const env = await helper('own', `env >"$HOME/env"\n${gives('u', 's')}`);
    await home.write('.docker/config.json', { credHelpers: { 'ghcr.io': 'own' } });
    const kept = { AWS_PROFILE: 'release', HTTPS_PROXY: 'http://proxy:3128' };
    const hidden = {
      INPUT_SECRETS: 'key=private',
      'INPUT_GITHUB-TOKEN': 'private',
      STATE_PLAN: 'private',
      ACTIONS_RUNTIME_TOKEN: 'private',
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'private',
    };
    expect(await find('ghcr.io/x', { ...env, ...kept, ...hidden })).toEqual(basic('u', 's'));
    const seen = await readFile(join(home.path, 'env'), 'utf8');
    for (const [name, value] of Object.entries(kept)) expect(seen).toContain(`${name}=${value}`);
    expect(seen).not.toContain('private');
    for (const name of Object.keys(hidden)) expect(seen).not.toContain(name);
  });
});

describe('identity tokens', () => {
  it('user <token> of a helper is one', async () => {
    const env = await helper('own', gives('<token>', 'refresh'));
    await home.write('.docker/config.json', { credHelpers: { 'x.azurecr.io': 'own' } });
    expect(await find('x.azurecr.io/app', env)).toEqual({ kind: 'identity', token: 'refresh' });
  });

  it('and those of files', async () => {
    await home.write('.docker/config.json', {
      auths: {
        'a.io': { ...auth('00000000:'), identitytoken: 'refresh' },
        'b.io': auth('<token>:refresh'),
        'c.io': { registrytoken: 'bearer' },
        'd.io': { username: 'u', password: 'p' },
      },
    });
    expect(await find('a.io/x')).toEqual({ kind: 'identity', token: 'refresh' });
    expect(await find('b.io/x')).toEqual({ kind: 'identity', token: 'refresh' });
    expect(await find('c.io/x')).toEqual({ kind: 'bearer', token: 'bearer' });
    expect(await find('d.io/x')).toEqual(basic('u', 'p'));
  });
});

describe('passwords', () => {
  it.each([
    ['tok\n', 'tok', 0],
    ['tok\r\n', 'tok', 0],
    ['to:k', 'to:k', 0],
    ['tok\n\n', 'tok\n', 1],
    [' tok', ' tok', 1],
    ['tok ', 'tok ', 1],
  ])('%j is used as %j, with %d warnings', async (written, used, warnings) => {
    await home.write('.docker/config.json', { auths: { 'ghcr.io': auth(`u:${written}`) } });
    const log = recordedLog();
    expect(await find('ghcr.io/x', {}, log)).toEqual(basic('u', used));
    expect(log.lines).toHaveLength(warnings);
    expect(log.lines.join()).not.toContain('tok');
  });

  it.each(['', '\n'])('%j is empty, and said to be', async (password) => {
    await home.write('.docker/config.json', { auths: { 'ghcr.io': auth(`u:${password}`) } });
    await expect(find('ghcr.io/x')).rejects.toMatchObject({
      name: 'CredentialsError',
      message: 'The password for ghcr.io is empty',
    });
  });

  it('keeps every character of UTF-8 and drops what follows a NUL at the end', async () => {
    await home.write('.docker/config.json', { auths: { 'ghcr.io': auth('u:pässword\0\0') } });
    expect(await find('ghcr.io/x')).toEqual(basic('u', 'pässword'));
  });
});
