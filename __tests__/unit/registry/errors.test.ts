import { describe, expect, it } from '@jest/globals';
import { describeError } from '../../../src/model/errors.ts';
import { answerError, type About } from '../../../src/registry/errors/answer.ts';
import { connectionError } from '../../../src/registry/errors/connection.ts';
import { readLimit } from '../../../src/registry/errors/limits.ts';
import { masked, secretsOf } from '../../../src/registry/errors/mask.ts';
import { DEFAULT_POLICY, pauseAfter } from '../../../src/registry/transport/retry.ts';
import { readWords } from '../../../src/registry/errors/words.ts';

const body = (code: string, message: string, detail?: unknown) =>
  JSON.stringify({ errors: [{ code, message, detail }] });
const about = (registry: string, more: Partial<About> = {}): About => ({
  registry,
  path: 'org/app',
  subject: `${registry}/org/app`,
  doing: 'writing the manifest',
  writing: true,
  loggedIn: true,
  ...more,
});
const secrets: readonly string[] = [];
const putting = { manifestTypes: ['a/b'] };

describe('the words of an answer', () => {
  it.each([
    [403, body('DENIED', 'no'), 'application/json', '403 Forbidden: DENIED: no', true],
    [404, '', undefined, '404 Not Found', true],
    [404, '<html>x</html>', 'text/html', '404 Not Found', false],
    [404, '404 page not found\n', 'text/plain', '404 Not Found: 404 page not found', false],
    [
      401,
      '{"details":"incorrect username"}',
      'application/json',
      '401 Unauthorized: incorrect username',
      false,
    ],
    [
      400,
      '{"error":"invalid_grant","error_description":"expired"}',
      '',
      '400 Bad Request: invalid_grant; expired',
      false,
    ],
    [
      500,
      '{"errors":[{"code":null,"message":"a\\n  b"}]}',
      '',
      '500 Internal Server Error: a b',
      true,
    ],
    [502, 'x'.repeat(9000), 'text/plain', `502 Bad Gateway: ${'x'.repeat(500)}`, false],
  ])('%d %j', (status, text, type, words, own) => {
    expect(readWords(status, text, type, secrets)).toMatchObject({ text: words, own });
  });
});

describe('what was sent is not shown where an answer repeats it', () => {
  const login = (user: string, password: string) =>
    `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

  it.each([
    [`Authorization: ${login('u', 'p')}`, 'Authorization: Basic ***'],
    [`got "${login('tester', 'private+/=')}", no`, 'got "Basic ***", no'],
    ['Bearer eyJh.eyJi-_.c~+/= is dead', 'Bearer *** is dead'],
    ['bearer  abcdef', 'bearer *** '.trim()],
    ['?authorization=Basic%20dTpw', '?authorization=Basic%20***'],
    ['Basic token1234', 'Basic ***'],
    ['Basic "dTpw"', 'Basic "***"'],
  ])('by its form: %s', (text, shown) => {
    expect(masked(text).replace(/\s+/g, ' ')).toBe(shown);
  });

  it.each([
    'Basic authentication is off',
    'the Bearer token has expired',
    'wants Basic auth, or a bearer token',
    'Bearer realm="https://a/token",service="s"',
    'basically nothing',
  ])('and no word of a sentence is taken away: %s', (text) => {
    expect(masked(text)).toBe(text);
  });

  it.each<[string, readonly string[], string, string]>([
    [
      'a password',
      secretsOf(login('u', 'pass:word')),
      'password pass:word is old',
      'password *** is old',
    ],
    ['a login', secretsOf(login('u', 'secret')), login('u', 'secret').slice(6), '***'],
    ['a token', secretsOf('Bearer abc.def'), 'token=abc.def', 'token=***'],
    ['an encoded token', ['a+b/c='], 'refresh_token=a%2Bb%2Fc%3D&x', 'refresh_token=***&x'],
    ['nothing where nothing was sent', secretsOf(undefined), 'all of it', 'all of it'],
    ['not what is too short for a secret', secretsOf('Bearer e'), 'the rest', 'the rest'],
  ])('by its value: %s', (_name, sent, text, shown) => {
    expect(masked(text, sent)).toBe(shown);
  });

  it.each([
    [body('DENIED', `blocked: ${login('u', 'private')}`), 'application/json'],
    [body('DENIED', 'no', 'password private, login dTpwcml2YXRl'), 'application/json'],
    [body('dTpwcml2YXRl', 'no'), 'application/json'],
    [JSON.stringify({ details: `bad header ${login('u', 'private')}` }), 'application/json'],
    [JSON.stringify({ error: 'private', message: 'dTpwcml2YXRl' }), 'application/json'],
    [`${'x'.repeat(488)} dTpwcml2YXRl`, 'text/plain'],
    [`Authorization: ${login('u', 'private')}`, 'text/plain'],
  ])('in whatever way it is said: %s', (text, type) => {
    const sent = secretsOf(login('u', 'private'));
    for (const status of [400, 401, 403, 404, 429, 500]) {
      const headers = { 'content-type': type };
      const error = answerError({ status, headers, secrets: sent }, text, about('r.example'));
      expect(describeError(error)).not.toMatch(/private|dTpwc/);
      expect(describeError(error)).toContain('***');
    }
  });
});

describe('an answer is an error of its kind, with a hint that fits the registry', () => {
  it.each<[string, number, string, About, string, string]>([
    [
      'GHCR without the permission',
      403,
      body('DENIED', 'permission_denied: write_package'),
      about('ghcr.io'),
      'DeniedError',
      'packages: write',
    ],
    [
      'GHCR, the package’s own access',
      403,
      body('DENIED', 'permission_denied: write_package'),
      about('ghcr.io'),
      'DeniedError',
      'Manage Actions access',
    ],
    [
      'GHCR, reading',
      403,
      body('DENIED', 'denied'),
      about('ghcr.io', { writing: false }),
      'DeniedError',
      'packages: read',
    ],
    [
      'Docker Hub, no such repository',
      401,
      body('UNAUTHORIZED', 'x'),
      about('docker.io', { writing: false, loggedIn: false }),
      'UnauthorisedError',
      'does not exist or is private',
    ],
    [
      'Docker Hub, read-only token',
      403,
      body('DENIED', 'x'),
      about('docker.io'),
      'DeniedError',
      'Read & Write',
    ],
    [
      'Docker Hub, pulls used up',
      429,
      body('TOOMANYREQUESTS', 'x'),
      about('docker.io'),
      'RateLimitedError',
      'docker/login-action',
    ],
    [
      'ECR, no such repository',
      404,
      body('NAME_UNKNOWN', 'x'),
      about('1.dkr.ecr.eu-west-1.amazonaws.com'),
      'NotFoundError',
      'create-repository --repository-name org/app --region eu-west-1',
    ],
    [
      'ECR, tag taken',
      400,
      body(
        'TAG_INVALID',
        "The image tag 'v1' already exists in the 'a' repository and cannot be overwritten because the repository is immutable.",
      ),
      about('1.dkr.ecr.eu-west-1.amazonaws.com', putting),
      'ImmutableTagError',
      'immutable tags',
    ],
    [
      'Harbor, tag taken',
      412,
      body('PRECONDITION', "Failed to process request due to 'x:v1' configured as immutable."),
      about('harbor.example', putting),
      'ImmutableTagError',
      'new version',
    ],
    [
      'Harbor, quota',
      403,
      body(
        'DENIED',
        'adding 1.6 GiB of storage resource, which when updated to current usage of 8.5 GiB will exceed the configured upper limit of 10.0 GiB.',
      ),
      about('harbor.example'),
      'QuotaExceededError',
      'raise the quota',
    ],
    [
      'Artifact Registry, no such repository',
      403,
      body('DENIED', 'x'),
      about('europe-docker.pkg.dev'),
      'DeniedError',
      'artifactregistry.writer',
    ],
    ['ACR', 403, body('DENIED', 'x'), about('x.azurecr.io'), 'DeniedError', 'AcrPush'],
    [
      'Quay',
      401,
      body('UNAUTHORIZED', 'x'),
      about('quay.io'),
      'UnauthorisedError',
      'robot account',
    ],
    [
      'GitLab',
      403,
      body('DENIED', 'x'),
      about('registry.gitlab.com'),
      'DeniedError',
      'write_registry',
    ],
    [
      'any, without a login',
      401,
      '',
      about('r.example', { loggedIn: false }),
      'UnauthorisedError',
      'docker login r.example',
    ],
    [
      'any, no such repository',
      404,
      body('NAME_UNKNOWN', 'x'),
      about('r.example'),
      'NotFoundError',
      'Create the repository first',
    ],
    [
      'any, invalid',
      400,
      body('MANIFEST_INVALID', 'x'),
      about('r.example', putting),
      'ManifestInvalidError',
      'media type',
    ],
    ['any, too large', 413, '<html>', about('r.example'), 'QuotaExceededError', 'quota'],
    ['any, full', 507, '', about('r.example'), 'QuotaExceededError', 'quota'],
    ['any, down', 503, '', about('r.example'), 'UnavailableError', 'status page'],
  ])('%s', (_name, status, text, at, name, hint) => {
    const error = answerError({ status, headers: {}, secrets }, text, at);
    expect(error).toMatchObject({ name, status, registry: at.registry });
    expect(error.answer).toContain(String(status));
    expect(error.hint).toContain(hint);
    expect(describeError(error)).toContain('What to do');
  });

  it.each([
    [401, false],
    [403, false],
    [404, false],
    [400, false],
    [501, false],
    [429, true],
    [500, true],
    [502, true],
    [503, true],
    [504, true],
    [408, true],
    [522, true],
  ])('%d can pass: %j', (status, transient) => {
    expect(answerError({ status, headers: {}, secrets }, '', about('r.example'))).toMatchObject({
      transient,
    });
  });

  it('a 401 for want of scope is a refusal of who is known', () => {
    const headers = { 'www-authenticate': 'Bearer realm="x",error="insufficient_scope"' };
    const error = answerError({ status: 401, headers, secrets }, '', about('docker.io'));
    expect(error.name).toBe('DeniedError');
    const stranger = answerError(
      { status: 401, headers, secrets },
      '',
      about('docker.io', { loggedIn: false }),
    );
    expect(stranger.name).toBe('UnauthorisedError');
  });

  it('names the blobs that a manifest misses', () => {
    const digest = `sha256:${'a'.repeat(64)}`;
    for (const text of [
      body('MANIFEST_BLOB_UNKNOWN', 'x', { digest }),
      body('BLOB_UNKNOWN', `blob ${digest} unknown`),
    ]) {
      expect(
        answerError({ status: 400, headers: {}, secrets }, text, about('r', putting)),
      ).toMatchObject({
        name: 'ManifestBlobUnknownError',
        missing: [digest],
      });
    }
  });
});

describe('limits', () => {
  const now = Date.parse('2026-11-30T12:00:00Z');
  it.each([
    [{ 'retry-after': '60' }, { retryAfter: 60_000, exhausted: false }],
    [{ 'x-ratelimit-reset': String(now / 1000 + 90) }, { retryAfter: 90_000 }],
    [{ 'ratelimit-reset': '30' }, { retryAfter: 30_000 }],
    [
      { 'ratelimit-limit': '100;w=21600', 'ratelimit-remaining': '0;w=21600' },
      { retryAfter: undefined, exhausted: true, text: '100 in 6 h, 0 left' },
    ],
    [
      { 'ratelimit-limit': '100;w=21600', 'ratelimit-remaining': '5;w=21600' },
      { exhausted: false },
    ],
    [{}, { retryAfter: undefined, endsAt: undefined, exhausted: false, text: undefined }],
  ])('%j', (headers, limit) => {
    expect(readLimit(headers, now)).toMatchObject(limit);
  });

  it('end at a time that is shown', () => {
    const headers = { 'retry-after': '3600' };
    const error = answerError({ status: 429, headers, secrets }, '', about('docker.io'));
    expect(error.message).toMatch(/^docker\.io limits requests until 20\d\d-/);
    expect(error).toMatchObject({ transient: true, retryAfter: 3_600_000 });
  });

  it.each([
    { 'retry-after': '999999999999' },
    { 'retry-after': '99999999999999999999' },
    { 'retry-after': '9'.repeat(400) },
    { 'retry-after': 'Fri, 31 Dec 9999 23:59:59 GMT' },
    { 'x-ratelimit-reset': '99999999999999999999' },
    { 'ratelimit-reset': '999999999' },
    // A time in milliseconds where seconds are meant.
    { 'x-ratelimit-reset': String(now) },
  ])('with a time that nobody can mean tell no time, and are not waited for: %j', (headers) => {
    expect(readLimit(headers, now)).toMatchObject({ endsAt: undefined });
    const error = answerError({ status: 429, headers, secrets }, '', about('docker.io'));
    expect(error.message).toBe('docker.io limits requests');
    expect(pauseAfter(error, 1, DEFAULT_POLICY, 0)).toBeUndefined();
  });

  it('that are used up for hours are not waited for', () => {
    const headers = { 'ratelimit-limit': '100;w=21600', 'ratelimit-remaining': '0;w=21600' };
    const error = answerError({ status: 429, headers, secrets }, '', about('docker.io'));
    expect(error).toMatchObject({ transient: false });
    expect(error.answer).toContain('100 in 6 h');
  });
});

describe('a broken connection', () => {
  const url = new URL('https://r.example/v2/a?token=secret');
  const error = (code: string, message: string) => Object.assign(new Error(message), { code });
  it.each([
    [error('ECONNRESET', 'read ECONNRESET'), true, 'is up'],
    [error('ECONNREFUSED', ''), true, 'is up'],
    [error('UND_ERR_HEADERS_TIMEOUT', 'Headers Timeout Error'), true, 'is up'],
    [error('EAI_AGAIN', 'getaddrinfo EAI_AGAIN r.example'), true, 'is up'],
    [error('ENOTFOUND', 'getaddrinfo ENOTFOUND r.example'), false, 'DNS'],
    [error('SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate'), false, 'NODE_EXTRA_CA_CERTS'],
    [error('UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'x'), false, 'NODE_EXTRA_CA_CERTS'],
    [error('ERR_TLS_CERT_ALTNAME_INVALID', 'x'), false, 'NODE_EXTRA_CA_CERTS'],
    [error('ERR_SSL_WRONG_VERSION_NUMBER', 'wrong version number'), false, 'insecure-registries'],
    [error('UND_ERR_INVALID_ARG', 'invalid authorization header'), false, 'log in'],
    [new Error('fetch failed', { cause: error('ECONNRESET', 'x') }), true, 'is up'],
    [new AggregateError([error('ECONNREFUSED', 'a'), error('ECONNREFUSED', 'b')]), true, 'is up'],
  ])('%s', (cause, transient, hint) => {
    const made = connectionError(cause, {
      registry: 'r.example',
      method: 'GET',
      url,
      stalled: undefined,
    });
    expect(made).toMatchObject({ name: 'UnavailableError', transient });
    expect(made.hint).toContain(hint);
    expect(describeError(made)).not.toContain('secret');
  });
});
