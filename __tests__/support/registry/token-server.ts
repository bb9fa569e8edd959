import { execFile } from 'node:child_process';
import { createPrivateKey, randomUUID, sign, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onLoopback } from '../loopback.ts';

const run = promisify(execFile);

/** A key and a self-signed certificate for a name, as PEM files in the folder. */
export async function selfSigned(
  folder: string,
  name: string,
): Promise<{ readonly keyFile: string; readonly certFile: string }> {
  const keyFile = join(folder, `${name}.key`);
  const certFile = join(folder, `${name}.crt`);
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`],
    ...['-addext', `subjectAltName=DNS:${name},IP:127.0.0.1`],
    ...['-keyout', keyFile, '-out', certFile],
  ]);
  return { keyFile, certFile };
}

/**
 * A token service as the CNCF registry knows it (distribution's "Token Authentication Specification"): JSON Web Tokens signed with a
 * key whose certificate the registry was given.
 */
export async function startTokenServer(options: {
  readonly folder: string;
  readonly users: Readonly<Record<string, string>>;
  /** Seconds that a token lives. */
  readonly expiresIn: number;
}) {
  const { keyFile, certFile } = await selfSigned(options.folder, 'issuer');
  const key = createPrivateKey(await readFile(keyFile));
  const certificate = new X509Certificate(await readFile(certFile)).raw.toString('base64');
  let issued = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const login = Buffer.from((request.headers.authorization ?? '').slice(6), 'base64').toString();
    const [user = '', password = ''] = login.split(':');
    if (options.users[user] !== password) {
      response.writeHead(401).end('{"details":"incorrect username or password"}');
      return;
    }
    const access = url.searchParams.getAll('scope').map((scope) => {
      const [type = '', name = '', actions = ''] = scope.split(':');
      return { type, name, actions: actions.split(',') };
    });
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      ...{ iss: 'issuer', sub: user, aud: url.searchParams.get('service'), jti: randomUUID() },
      ...{ iat: now, nbf: now - 60, exp: now + options.expiresIn, access },
    };
    const text = [{ typ: 'JWT', alg: 'RS256', x5c: [certificate] }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signature = sign('sha256', Buffer.from(text), key).toString('base64url');
    issued += 1;
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ token: `${text}.${signature}`, expires_in: options.expiresIn }));
  });
  const at = await onLoopback(server);
  return {
    realm: `${at.origin}/token`,
    certFile,
    get issued() {
      return issued;
    },
    [Symbol.asyncDispose]: () => at[Symbol.asyncDispose](),
  };
}
