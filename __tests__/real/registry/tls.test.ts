import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { homeWith, type Home } from '../../support/registry/logins.ts';
import { startProxy } from '../../support/registry/proxy.ts';
import { startRegistry, type ScriptedRegistry } from '../../support/registry/registry.ts';
import { selfSigned } from '../../support/registry/token-server.ts';

const run = promisify(execFile);
const support = (name: string) =>
  fileURLToPath(new URL(`../../support/registry/${name}`, import.meta.url));

describe('a registry with a certificate of an authority of its own, behind a proxy', () => {
  let home: Home;
  let registry: ScriptedRegistry;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let certFile: string;
  beforeAll(async () => {
    home = await homeWith({ 'registry.example': 'tester:secret' });
    const made = await selfSigned(home.path, 'registry.example');
    certFile = made.certFile;
    registry = await startRegistry({
      auth: { kind: 'basic', users: { tester: 'secret' } },
      tls: { key: await readFile(made.keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') },
    });
    registry.store.seedImage('team/app', { architecture: 'arm64', tag: 'v1' });
    proxy = await startProxy(registry.port);
  });
  afterAll(async () => {
    await proxy[Symbol.asyncDispose]();
    await registry[Symbol.asyncDispose]();
    await home[Symbol.asyncDispose]();
  });

  /** The client in a process of its own, as node reads NODE_EXTRA_CA_CERTS at its start alone. */
  async function resolve(env: NodeJS.ProcessEnv): Promise<string> {
    const args = ['--import', support('typescript.mjs'), support('resolve.ts')];
    const { stdout } = await run(process.execPath, [...args, 'registry.example/team/app', 'v1'], {
      env: { ...home.env, ...env },
    });
    return stdout;
  }

  it.each(['HTTPS_PROXY', 'https_proxy'])(
    'is trusted with NODE_EXTRA_CA_CERTS, through %s',
    async (variable) => {
      registry.clear();
      const digest = registry.store.tag('team/app', 'v1');
      expect(await resolve({ [variable]: proxy.url, NODE_EXTRA_CA_CERTS: certFile })).toBe(digest);
      expect(proxy.asked).toContain('registry.example:443');
      // The login went through the tunnel to the registry, and only after it had asked.
      expect(registry.seen().map(({ headers }) => headers.authorization === undefined)).toEqual([
        true,
        false,
      ]);
    },
  );

  it('is not trusted without, and the error names the cure', async () => {
    const said = await resolve({ HTTPS_PROXY: proxy.url });
    expect(said).toContain('The certificate of registry.example is not trusted');
    expect(said).toContain('NODE_EXTRA_CA_CERTS');
  });

  it('that redirects to plain HTTP is not followed', async () => {
    registry.fault({
      path: 'manifests',
      skip: 1,
      status: 307,
      headers: { location: 'http://elsewhere.example/v2/' },
    });
    const said = await resolve({ HTTPS_PROXY: proxy.url, NODE_EXTRA_CA_CERTS: certFile });
    expect(said).toContain('from HTTPS to plain HTTP at elsewhere.example');
  });

  it('that is spoken to in the wrong way says what to list', async () => {
    const plain = await startRegistry();
    const other = await startProxy(plain.port);
    const said = await resolve({ HTTPS_PROXY: other.url, NODE_EXTRA_CA_CERTS: certFile });
    expect(said).toContain('list registry.example in insecure-registries');
    await other[Symbol.asyncDispose]();
    await plain[Symbol.asyncDispose]();
  });
});
