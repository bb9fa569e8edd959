export const id = 5386;
export const ids = [5386,3946];
export const modules = {

/***/ 8927:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ fileSource),
/* harmony export */   U: () => (/* binding */ chunksOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);


/** Bytes per read. Measured: 1 MiB is as fast as more, 64 KiB costs a third of the speed. */
const READ_SIZE = 1024 * 1024;
/** A blob in a file of its own, such as in an OCI layout's `blobs/sha256`. */
function fileSource(path) {
    return Object.assign((start) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { start, highWaterMark: READ_SIZE }), { path });
}
/** A source's bytes from `offset` to `end` (exclusive). */
async function* chunksOf(source, offset, end) {
    if (offset >= end)
        return;
    if (source.path !== undefined) {
        yield* fileChunks(source.path, offset, end);
        return;
    }
    const stream = await source(offset);
    let left = end - offset;
    for await (const chunk of stream) {
        const bytes = bytesOf(chunk);
        yield bytes.length > left ? bytes.subarray(0, left) : bytes;
        left -= bytes.length;
        if (left <= 0)
            return;
    }
}
/**
 * Reads a file into three buffers by turns, one being filled while the others are being used: memory stays flat and nothing is left for
 * the garbage collector. A chunk is valid until the next but one is asked for. That holds for undici, which asks for the next
 * when the socket has drained (and whatever was sent, the registry checks the digest).
 */
async function* fileChunks(path, start, end) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path);
    try {
        const size = Math.min(READ_SIZE, end - start);
        const buffer = () => Buffer.allocUnsafeSlow(size);
        let [now, soon, later] = [buffer(), buffer(), buffer()];
        const read = (into, position) => file.read(into, 0, Math.min(size, end - position), position);
        let position = start;
        let next = read(now, position);
        while (position < end) {
            const { bytesRead } = await next;
            if (bytesRead === 0)
                return;
            const chunk = now.subarray(0, bytesRead);
            position += bytesRead;
            [now, soon, later] = [soon, later, now];
            if (position < end) {
                next = read(now, position);
                // Told where it is waited for, which may be a moment later.
                next.catch(() => undefined);
            }
            yield chunk;
        }
    }
    finally {
        await file.close();
    }
}
function bytesOf(chunk) {
    if (chunk instanceof Uint8Array)
        return chunk;
    return Buffer.from(String(chunk));
}


/***/ }),

/***/ 88568:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TM: () => (/* binding */ RateLimitedError),
/* harmony export */   Vb: () => (/* binding */ ManifestInvalidError),
/* harmony export */   Vm: () => (/* binding */ contextOf),
/* harmony export */   _F: () => (/* binding */ NotVisibleError),
/* harmony export */   e2: () => (/* binding */ QuotaExceededError),
/* harmony export */   gl: () => (/* binding */ RegistryError),
/* harmony export */   h: () => (/* binding */ DigestMismatchError),
/* harmony export */   hG: () => (/* binding */ UnavailableError),
/* harmony export */   iC: () => (/* binding */ DeniedError),
/* harmony export */   jg: () => (/* binding */ ManifestBlobUnknownError),
/* harmony export */   lE: () => (/* binding */ CredentialsError),
/* harmony export */   m_: () => (/* binding */ NotFoundError),
/* harmony export */   w: () => (/* binding */ UnauthorisedError),
/* harmony export */   zF: () => (/* binding */ ImmutableTagError)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);

/** The base of all that a registry, or the way to it, can refuse. */
class RegistryError extends _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'RegistryError';
    registry;
    status;
    codes;
    transient;
    retryAfter;
    constructor(message, context) {
        super(message, context);
        this.registry = context.registry;
        this.status = context.status;
        this.codes = context.codes ?? [];
        this.transient = context.transient ?? false;
        this.retryAfter = context.retryAfter;
    }
}
/** What an error knows, for another one in its place. */
function contextOf(error) {
    const { registry, subject, answer, hint, status, codes } = error;
    return {
        registry,
        codes,
        ...(subject === undefined ? {} : { subject }),
        ...(answer === undefined ? {} : { answer }),
        ...(hint === undefined ? {} : { hint }),
        ...(status === undefined ? {} : { status }),
    };
}
/** The credentials themselves cannot be had: a helper that is missing, an empty password, a file that is no JSON. */
class CredentialsError extends RegistryError {
    name = 'CredentialsError';
}
/** 401 after a fresh token or login, or a token service that refuses the credentials. */
class UnauthorisedError extends RegistryError {
    name = 'UnauthorisedError';
}
/** 403: who asks is known and may not. */
class DeniedError extends RegistryError {
    name = 'DeniedError';
}
/** A repository, blob or upload that is not there. (A manifest that is not there is no error but `undefined`.) */
class NotFoundError extends RegistryError {
    name = 'NotFoundError';
}
/** 429, or a limit in other words. */
class RateLimitedError extends RegistryError {
    name = 'RateLimitedError';
    /** When the limit ends, where the registry says so. */
    endsAt;
    constructor(message, context) {
        super(message, context);
        this.endsAt = context.endsAt;
    }
}
/** The registry's storage limit is reached, or the upload is larger than it takes. */
class QuotaExceededError extends RegistryError {
    name = 'QuotaExceededError';
}
/** The tag exists and the registry lets nobody move it. */
class ImmutableTagError extends RegistryError {
    name = 'ImmutableTagError';
}
/** The registry does not take the manifest as it is. */
class ManifestInvalidError extends RegistryError {
    name = 'ManifestInvalidError';
}
/** The manifest names blobs or children that the registry does not hold. */
class ManifestBlobUnknownError extends RegistryError {
    name = 'ManifestBlobUnknownError';
    /** Those that the registry named; empty where it named none. */
    missing;
    constructor(message, context) {
        super(message, context);
        this.missing = context.missing;
    }
}
/** Bytes that are not what their digest says. */
class DigestMismatchError extends RegistryError {
    name = 'DigestMismatchError';
}
/** 5xx, broken connections, time-outs, answers that are not a registry's: after all retries. */
class UnavailableError extends RegistryError {
    name = 'UnavailableError';
}
/** A manifest whose put was accepted cannot be read, even after waiting. */
class NotVisibleError extends RegistryError {
    name = 'NotVisibleError';
}


/***/ }),

/***/ 95386:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openRegistry: () => (/* binding */ openRegistry),
  registryInputs: () => (/* binding */ registryInputs)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./src/model/reference.ts
var reference = __webpack_require__(86676);
// EXTERNAL MODULE: ./src/registry/errors/errors.ts
var errors = __webpack_require__(88568);
;// CONCATENATED MODULE: ./src/registry/hosts.ts

/** Docker Hub's API answers under another name than its images carry. */
const DOCKER_HUB_API = 'registry-1.docker.io';
/** Whether a host (with or without a port) is this machine: localhost, 127.0.0.0/8 or [::1]. */
function isLoopback(host) {
    const name = host.replace(/:\d+$/, '').toLowerCase();
    return /^(?:localhost|(?:.+\.)localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(name);
}
/** Whether plain HTTP may be spoken with a host: loopback, or listed by the user (spec section 8). */
function mayBePlain(host, insecureHosts) {
    return isLoopback(host) || insecureHosts.includes(host.toLowerCase());
}
/** Where a registry's API is: `https://HOST/v2/`, plain HTTP only where {@link mayBePlain}. */
function apiBase(registry, insecureHosts) {
    const host = registry === reference/* DOCKER_HUB */.Xb ? DOCKER_HUB_API : registry;
    const scheme = mayBePlain(host, insecureHosts) && !host.endsWith(':443') ? 'http' : 'https';
    return new URL(`${scheme}://${host}/v2/`);
}

;// CONCATENATED MODULE: ./src/registry/auth/challenge.ts
const TOKEN = String.raw `[!#$%&'*+.^_\`|~0-9A-Za-z-]+`;
const PARAMETER = new RegExp(String.raw `^(${TOKEN})\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))`);
const SCHEME = new RegExp(String.raw `^(${TOKEN})(?=\s|,|$)(?!\s*=)`);
const TOKEN68 = /^[A-Za-z0-9\-._~+/]+=*(?=\s*(?:,|$))/;
/**
 * Reads every challenge of one or several WWW-Authenticate headers. What cannot be read is passed over: a registry's odd
 * parameter must not hide the challenge that follows it.
 */
function parseChallenges(header) {
    const challenges = [];
    for (const line of header === undefined ? [] : [header].flat()) {
        let rest = line;
        while ((rest = rest.replace(/^[\s,]+/, '')) !== '') {
            const parameter = PARAMETER.exec(rest);
            const scheme = parameter === null ? SCHEME.exec(rest) : null;
            const current = challenges.at(-1);
            if (parameter !== null) {
                const [whole, name = '', quoted, plain = ''] = parameter;
                current?.parameters.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? plain);
                rest = rest.slice(whole.length);
            }
            else if (scheme?.[1] !== undefined) {
                challenges.push({ scheme: scheme[1].toLowerCase(), parameters: new Map() });
                rest = rest.slice(scheme[1].length).trimStart();
                const token68 = TOKEN68.exec(rest);
                if (token68 !== null && token68[0].endsWith('='))
                    rest = rest.slice(token68[0].length);
            }
            else {
                rest = rest.slice(1);
            }
        }
    }
    return challenges;
}

;// CONCATENATED MODULE: ./src/registry/auth/scope.ts
/** A token scope: `repository:team/app:pull,push`. To push is to pull as well. */
function repositoryScope(path, action) {
    return `repository:${path}:${action === 'push' ? 'pull,push' : 'pull'}`;
}
/** Scopes that a registry prints as an example, whatever was asked (GHCR). */
const PLACEHOLDERS = ['repository:user/image:pull'];
/**
 * The scopes of a challenge: separated by blanks, each a `scope` parameter of its own in the token request; commas within one
 * stay. Scopes that mean nothing are left out.
 */
function challengeScopes(scope) {
    return (scope ?? '')
        .split(/\s+/)
        .filter((one) => one !== '' && !PLACEHOLDERS.includes(one) && one.split(':').length >= 3);
}
/** Our scopes and the challenge's, without one that another contains: `r:a:pull` is part of `r:a:pull,push`. */
function mergeScopes(...lists) {
    const actions = new Map();
    for (const scope of lists.flat()) {
        const colon = scope.lastIndexOf(':');
        const resource = scope.slice(0, colon);
        const known = actions.get(resource) ?? new Set();
        for (const action of scope.slice(colon + 1).split(','))
            known.add(action);
        actions.set(resource, known);
    }
    return [...actions].map(([resource, set]) => `${resource}:${[...set].join(',')}`);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var classic_schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./src/registry/auth/token.ts

const CLIENT_ID = 'multiarch-publish';
/**
 * How a token is asked for: GET with Basic (distribution's token documentation), or POST with a refresh token (its OAuth2
 * variant) where the login left an identity token. Secrets stand in a header or in the body, never in the URL.
 */
function tokenRequest(realm, service, scopes, credentials) {
    if (credentials?.kind === 'identity') {
        const form = new URLSearchParams({
            grant_type: 'refresh_token',
            client_id: CLIENT_ID,
            refresh_token: credentials.token,
        });
        if (service !== undefined)
            form.set('service', service);
        if (scopes.length > 0)
            form.set('scope', scopes.join(' '));
        return {
            method: 'POST',
            url: realm,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: form.toString(),
            secrets: [credentials.token],
        };
    }
    const url = new URL(realm);
    if (service !== undefined)
        url.searchParams.set('service', service);
    for (const scope of scopes)
        url.searchParams.append('scope', scope);
    if (credentials?.kind !== 'basic')
        return { method: 'GET', url, headers: {} };
    url.searchParams.set('account', credentials.username);
    return { method: 'GET', url, headers: { authorization: basic(credentials) } };
}
/** A Basic authorization header (RFC 7617). */
function basic({ username, password }) {
    return `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
}
const answerSchema = classic_schemas/* looseObject */._H3({
    token: classic_schemas/* string */.YjP().nullish(),
    access_token: classic_schemas/* string */.YjP().nullish(),
    expires_in: classic_schemas/* number */.aig().nullish(),
});
/** What a header can hold. */
const token_TOKEN = /^[\x21-\x7e]+$/;
/** Where nothing is said, a token lives 60 seconds (distribution's token documentation). */
const DEFAULT_LIFE = 60;
/**
 * A token from the service's answer, or undefined when there is none in it that can be used. It is given up when a tenth of its life, at most ten
 * seconds, is left, so that it does not die on the way.
 */
function readToken(answer, now) {
    const parsed = answerSchema.safeParse(answer);
    if (!parsed.success)
        return undefined;
    const value = parsed.data.token || parsed.data.access_token;
    if (!value || !token_TOKEN.test(value))
        return undefined;
    const life = parsed.data.expires_in || DEFAULT_LIFE;
    return { value, until: now + (life - Math.min(10, life / 10)) * 1000 };
}

;// CONCATENATED MODULE: ./src/registry/auth/authenticator.ts






/**
 * Authorization headers for requests: learned from a registry's challenges, kept for all later requests, renewed when one dies.
 * Tokens are kept per registry and scopes, and asked for once however many requests wait for one.
 */
class Authenticator {
    #credentials;
    #tokens;
    #insecureHosts;
    #methods = new Map();
    #kept = new Map();
    #asking = new Map();
    constructor(credentials, tokens, insecureHosts) {
        this.#credentials = credentials;
        this.#tokens = tokens;
        this.#insecureHosts = insecureHosts;
    }
    /** Whether somebody logged in there; for the words of an error. */
    async loggedIn(repository) {
        return (await this.#credentials.find(repository).catch(() => undefined)) !== undefined;
    }
    /** The header to send at once: none until the registry has challenged. */
    async header(repository, scopes) {
        const { registry } = (0,reference/* splitRepository */.T8)(repository);
        const method = this.#methods.get(registry);
        if (method === undefined)
            return undefined;
        return this.#headerBy(method, repository, scopes, scopes, undefined);
    }
    /**
     * The header to answer a 401 with, or undefined when there is nothing better to send than what was sent.
     * @throws UnauthorisedError when the token service refuses, or its place is not one to send credentials to
     */
    async renew(repository, scopes, sent, headers) {
        const { registry } = (0,reference/* splitRepository */.T8)(repository);
        const credentials = await this.#credentials.find(repository);
        const challenges = parseChallenges(headers['www-authenticate']);
        const challenge = choose(challenges, credentials);
        if (challenge === undefined)
            return undefined;
        const method = this.#read(challenge, registry);
        this.#methods.set(registry, method);
        const wanted = mergeScopes(scopes, challengeScopes(challenge.parameters.get('scope')));
        const header = await this.#headerBy(method, repository, scopes, wanted, sent);
        return header === sent ? undefined : header;
    }
    async #headerBy(method, repository, scopes, wanted, dead) {
        const { registry } = (0,reference/* splitRepository */.T8)(repository);
        const credentials = await this.#credentials.find(repository);
        if (method.kind === 'basic') {
            return credentials?.kind === 'basic' ? basic(credentials) : undefined;
        }
        if (credentials?.kind === 'bearer')
            return `Bearer ${credentials.token}`;
        const key = [registry, ...mergeScopes(scopes)].join(' ');
        const kept = this.#kept.get(key);
        if (kept !== undefined && kept.until > Date.now() && `Bearer ${kept.value}` !== dead) {
            return `Bearer ${kept.value}`;
        }
        const asking = this.#asking.get(key) ?? this.#ask(key, { ...method, registry, scopes: wanted, credentials });
        return `Bearer ${(await asking).value}`;
    }
    /** One question at a time per key, however many requests wait for the answer; a failure is not kept. */
    #ask(key, question) {
        const asking = this.#tokens
            .ask(question)
            .then((token) => {
            this.#kept.set(key, token);
            return token;
        })
            .finally(() => this.#asking.delete(key));
        this.#asking.set(key, asking);
        return asking;
    }
    #read({ scheme, parameters }, registry) {
        if (scheme === 'basic')
            return { kind: 'basic' };
        const text = parameters.get('realm') ?? '';
        const realm = URL.canParse(text) ? new URL(text) : undefined;
        const refuse = (why) => {
            throw new errors/* UnauthorisedError */.w(`${registry} names a token service that ${why}`, {
                registry,
                answer: `realm="${text}"`,
            });
        };
        if (realm === undefined || !/^https?:$/.test(realm.protocol))
            return refuse('is no URL');
        if (realm.username !== '' || realm.password !== '')
            return refuse('carries credentials');
        if (realm.protocol === 'http:' && !mayBePlain(realm.host, this.#insecureHosts)) {
            return refuse('speaks plain HTTP: no credentials are sent there');
        }
        return { kind: 'bearer', realm, service: parameters.get('service') };
    }
}
/** Bearer before Basic, as it shows the password to fewer; Basic only to who has a password. */
function choose(challenges, credentials) {
    const bearer = challenges.find(({ scheme, parameters }) => scheme === 'bearer' && parameters.has('realm'));
    if (bearer !== undefined)
        return bearer;
    return credentials?.kind === 'basic'
        ? challenges.find(({ scheme }) => scheme === 'basic')
        : undefined;
}

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
;// CONCATENATED MODULE: ./src/registry/errors/system.ts

const schema = classic_schemas/* looseObject */._H3({
    code: classic_schemas/* string */.YjP().optional().catch(undefined),
    message: classic_schemas/* string */.YjP().optional().catch(undefined),
    cause: classic_schemas/* unknown */.L5J().optional(),
    errors: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).optional().catch(undefined),
});
/** The first cause of a chain, which says most; of several at once (each address of a host) the last one. */
function innermost(error) {
    let current = error;
    for (;;) {
        const parsed = schema.safeParse(current);
        if (!parsed.success)
            return { code: undefined, message: String(current) };
        const { code, message = '', cause, errors } = parsed.data;
        const next = errors?.at(-1) ?? cause;
        if (typeof next !== 'object' || next === null) {
            return { code, message: message === '' ? (code ?? String(current)) : message };
        }
        current = next;
    }
}

;// CONCATENATED MODULE: ./src/registry/transport/body.ts


/** Documents of a registry that are read whole are bounded: no answer may fill the memory. */
const LARGEST = 16 * 1024 * 1024;
class TooSlow extends Error {
}
/** Lets `read` read all of an answer's body, which breaks off when that takes too long: what comes byte by byte is never idle. */
async function readWhole({ body, whole }, read) {
    const timer = setTimeout(() => body.destroy(new TooSlow()), whole);
    try {
        return await read(body);
    }
    finally {
        clearTimeout(timer);
    }
}
/**
 * The whole body of an answer.
 * @throws UnavailableError when the connection breaks (to be tried again) or is too slow, RegistryError when there is no end to it
 */
async function bodyOf(answer, registry, subject) {
    const { status, whole } = answer;
    const parts = [];
    let size = 0;
    try {
        await readWhole(answer, async (body) => {
            for await (const part of body) {
                const bytes = part instanceof Uint8Array ? Buffer.from(part) : Buffer.from(String(part));
                size += bytes.length;
                if (size > LARGEST)
                    break;
                parts.push(bytes);
            }
        });
    }
    catch (cause) {
        if (cause instanceof TooSlow) {
            throw new errors/* UnavailableError */.hG(`${registry} did not come to the end of an answer`, {
                registry,
                subject,
                status,
                answer: `${size} bytes in ${whole / 1000} s, and no end`,
                hint: 'The registry, or a proxy on the way to it, sends next to nothing: see its status page, and run the job again later.',
            });
        }
        throw new errors/* UnavailableError */.hG(`The connection to ${registry} broke within an answer`, {
            registry,
            subject,
            answer: innermost(cause).message,
            cause,
            transient: true,
        });
    }
    if (size > LARGEST) {
        throw new errors/* RegistryError */.gl(`${registry} sends more than such an answer can be`, {
            registry,
            subject,
            status,
            answer: `more than ${LARGEST} bytes`,
        });
    }
    return Buffer.concat(parts);
}

;// CONCATENATED MODULE: ./src/registry/errors/hints.ts

const FAMILIES = [
    {
        host: /^ghcr\.io$/,
        advice: {
            denied: ({ writing, path = '' }) => writing
                ? `Give the job "permissions: packages: write"; and where the package ${path} exists already, open its settings, "Manage Actions access", and give this repository the role Write.`
                : `Give the job "permissions: packages: read", and give this repository access in the settings of the package ${path}, "Manage Actions access".`,
            unauthorised: 'Log in to ghcr.io with docker/login-action: username ${{ github.actor }}, password ${{ secrets.GITHUB_TOKEN }}; the job needs "permissions: packages: write".',
        },
    },
    {
        host: /^docker\.io$/,
        advice: {
            denied: ({ path = '' }) => `Check that the repository ${path} exists on Docker Hub, that the user may write to its organisation, and that the access token has the permission "Read & Write".`,
            unauthorised: ({ writing, path = '' }) => writing
                ? undefined
                : `The repository ${path} does not exist or is private: create it, or log in with docker/login-action.`,
            'rate-limit': 'Docker Hub counts pulls (manifest GETs) per user, or per address without a login: log in with docker/login-action before this step, or wait for the limit to end.',
            quota: 'See the storage of the organisation on Docker Hub.',
        },
    },
    {
        host: /\.dkr\.ecr(?:-fips)?\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?$/,
        advice: {
            'no-repository': ({ registry, path = '' }) => `ECR creates no repository by itself: aws ecr create-repository --repository-name ${path} --region ${registry.split('.').at(3) ?? 'REGION'} (or set up a repository creation template).`,
            unauthorised: 'ECR logins live twelve hours: log in in the same job with aws-actions/amazon-ecr-login.',
            denied: ({ writing }) => writing
                ? 'The role needs ecr:InitiateLayerUpload, ecr:UploadLayerPart, ecr:CompleteLayerUpload, ecr:BatchCheckLayerAvailability and ecr:PutImage.'
                : 'The role needs ecr:BatchGetImage and ecr:GetDownloadUrlForLayer.',
            immutable: 'The repository has immutable tags: use exact tags only, or exclude the moving ones in its tag mutability settings.',
        },
    },
    {
        host: /^public\.ecr\.aws$/,
        advice: {
            'no-repository': ({ path = '' }) => `Create it first: aws ecr-public create-repository --repository-name ${path.split('/').slice(1).join('/')} --region us-east-1.`,
        },
    },
    {
        host: /^quay\.io$/,
        advice: {
            unauthorised: 'Log in with a robot account (its name is ORGANISATION+ROBOT) that has the permission Write.',
            denied: 'Give the robot account the permission Write on the repository; creating one needs "Creator" in a team of the organisation.',
        },
    },
    {
        host: /(?:^|[.-])(?:docker\.pkg\.dev|gcr\.io)$/,
        advice: {
            'no-repository': ({ path = '' }) => `Create it first: gcloud artifacts repositories create ${path.split('/').at(1) ?? 'REPOSITORY'} --repository-format=docker.`,
            denied: ({ writing }) => `The service account needs roles/artifactregistry.${writing ? 'writer' : 'reader'} on the repository (a repository that does not exist is answered in the same way).`,
        },
    },
    {
        host: /\.azurecr\.(?:io|cn|us)$/,
        advice: {
            denied: 'The identity needs the role AcrPush on the registry; a locked tag or repository needs az acr repository update --write-enabled true.',
        },
    },
    {
        host: /(?:^|\.)gitlab\./,
        advice: {
            denied: 'The token needs the scope write_registry (or CI_JOB_TOKEN in a pipeline of the same project), and a protected tag needs a role that may write it.',
            'no-repository': 'The first parts of the path must be the path of an existing group and project.',
        },
    },
];
const GENERAL = {
    unauthorised: ({ registry, loggedIn }) => {
        const host = registry === reference/* DOCKER_HUB */.Xb ? '' : ` ${registry}`;
        return loggedIn
            ? `The login is known but not accepted: renew it (docker login${host}), and check that the token has not expired.`
            : `Log in before this step, in the same job: docker login${host}, or docker/login-action.`;
    },
    denied: ({ writing }) => `The login may not ${writing ? 'write to' : 'read'} this repository: check its permissions there, and whether the repository exists.`,
    'no-repository': ({ writing }) => writing
        ? 'Create the repository first: this registry does not do it on a push.'
        : "Check the repository's name.",
    'rate-limit': 'Wait for the limit to end, or log in, which often raises it.',
    immutable: 'The tag names another image already and the registry lets nobody move it: use a new version, or take the tag out of the immutability rule.',
    quota: 'Delete what is not needed any more, or raise the quota.',
    'invalid-manifest': 'The registry may not know this media type: OCI indexes need distribution 2.7 or later, Harbor 2.0 or later, Artifactory 7.',
    'missing-blob': 'Run it again: what is missing is then sent again.',
};
/** What the user can do, as this registry's users have to do it. */
function hintFor(trouble, at) {
    const family = FAMILIES.find(({ host }) => host.test(at.registry));
    return say(family?.advice[trouble], at) ?? say(GENERAL[trouble], at);
}
function say(advice, at) {
    return typeof advice === 'function' ? advice(at) : advice;
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./src/model/errors.ts
var model_errors = __webpack_require__(87206);
;// CONCATENATED MODULE: ./src/registry/transport/retry.ts



const DEFAULT_POLICY = {
    attempts: 6,
    base: 500,
    longest: 15_000,
    cap: 300_000,
};
/**
 * The pause before the next try, or undefined when there is none to be made. A server's Retry-After is kept in full, with a
 * little jitter on top so that many jobs do not come back in the same instant; our own pauses lie between half and all of
 * their length.
 * @param failures how many tries have failed, from 1
 * @param random from 0 to 1
 */
function pauseAfter(error, failures, policy, random) {
    if (!error.transient || failures >= policy.attempts)
        return undefined;
    const own = Math.min(policy.base * 2 ** (failures - 1), policy.longest);
    if (error.retryAfter === undefined)
        return own * (0.5 + random / 2);
    if (error.retryAfter > policy.cap)
        return undefined;
    return error.retryAfter + own * (random / 2);
}
/** Retry-After (RFC 9110, 10.2.3): seconds, or a date; in milliseconds from now. */
function parseRetryAfter(value, now) {
    if (value === undefined)
        return undefined;
    const text = value.trim();
    if (/^\d+(?:\.\d+)?$/.test(text))
        return Number(text) * 1000;
    const date = Date.parse(text);
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
/** Runs work until it succeeds, fails for good, or the policy ends it. The only place that tries again. */
class Retrier {
    #policy;
    #signal;
    #note;
    /** Errors after which enough has been tried: what runs within another try is not tried again by that one. */
    #spent = new WeakSet();
    /** What is waited for now, and by how many requests. */
    #waiting = new Map();
    constructor(policy, signal, note) {
        this.#policy = policy;
        this.#signal = signal;
        this.#note = note;
    }
    /** @param work is given the number of tries that failed before, from 0 */
    async run(work) {
        for (let failures = 0;;) {
            this.throwIfCancelled();
            try {
                return await work(failures);
            }
            catch (error) {
                failures += 1;
                await this.pause(error, failures);
            }
        }
    }
    /** Waits before the next try, or throws the error when there is to be none. */
    async pause(error, failures) {
        this.throwIfCancelled();
        if (!(error instanceof errors/* RegistryError */.gl) || this.#spent.has(error))
            throw error;
        const pause = pauseAfter(error, failures, this.#policy, Math.random());
        if (pause === undefined) {
            this.#spent.add(error);
            throw error;
        }
        // Requests that wait for one host in the same way have one line together.
        const wait = [error.registry, error.name, error.status, failures].join(' ');
        const others = this.#waiting.get(wait) ?? 0;
        if (others === 0) {
            const said = error.answer === undefined ? '' : `: ${error.answer}`;
            this.#note(`${error.message}${said}; next try in ${(pause / 1000).toFixed(1)} s`);
        }
        this.#waiting.set(wait, others + 1);
        await (0,promises_.setTimeout)(pause, undefined, { signal: this.#signal }).catch(() => undefined);
        const left = (this.#waiting.get(wait) ?? 1) - 1;
        if (left === 0)
            this.#waiting.delete(wait);
        else
            this.#waiting.set(wait, left);
    }
    throwIfCancelled() {
        if (this.#signal.aborted)
            throw new model_errors/* CancelledError */.cc('Stopped by a signal');
    }
}

;// CONCATENATED MODULE: ./src/registry/errors/limits.ts

/** A later end is a mistake, or no date at all: nothing is said of it. Milliseconds. */
const LONGEST = 366 * 24 * 3600 * 1000;
/**
 * Reads Retry-After, Docker Hub's `ratelimit-limit: 100;w=21600` and `ratelimit-remaining`, and the `x-ratelimit-reset` (seconds since
 * 1970) that it and others send.
 */
function readLimit(headers, now) {
    const one = (name) => {
        const value = headers[name];
        return Array.isArray(value) ? value[0] : value;
    };
    const reset = one('x-ratelimit-reset') ?? one('x-retry-after') ?? one('ratelimit-reset');
    const untilReset = reset !== undefined && /^\d+$/.test(reset) ? fromReset(Number(reset), now) : undefined;
    const retryAfter = parseRetryAfter(one('retry-after'), now) ?? untilReset;
    const [, limit, window] = /^(\d+);w=(\d+)/.exec(one('ratelimit-limit') ?? '') ?? [];
    const [, remaining] = /^(\d+)/.exec(one('ratelimit-remaining') ?? '') ?? [];
    return {
        retryAfter,
        endsAt: retryAfter === undefined || retryAfter > LONGEST ? undefined : new Date(now + retryAfter),
        exhausted: remaining === '0' && Number(window) >= 3600 && retryAfter === undefined,
        text: limit === undefined || window === undefined
            ? undefined
            : `${limit} in ${String(Number(window) / 3600)} h, ${remaining ?? '?'} left`,
    };
}
/** A reset is a time in seconds since 1970, or, as the IETF draft has it, seconds from now. */
function fromReset(reset, now) {
    return reset > 1_000_000_000 ? Math.max(0, reset * 1000 - now) : reset * 1000;
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return api/* _coercedString */.K_(classic_schemas/* ZodString */.NDH, params);
}
function number(params) {
    return core._coercedNumber(schemas.ZodNumber, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

// EXTERNAL MODULE: ./src/model/digest.ts
var model_digest = __webpack_require__(95305);
;// CONCATENATED MODULE: ./src/registry/errors/mask.ts
/** The words that follow the name of a scheme in a sentence: "Basic authentication is off". */
const WORDS = String.raw `(?:auth|authentication|authori[sz]ation|challenge|credentials|scheme|tokens?)(?![\w+/~=-])|realm=`;
/** What stands in an Authorization header, known by its form: whatever else follows the name of a scheme. */
const AUTHORIZATION = new RegExp(String.raw `\b(Basic|Bearer)((?:\s|%20)+["']?)(?!${WORDS})[\w+/.~=-]+`, 'gi');
/** Shorter ones would take letters out of any sentence. */
const SHORTEST_SECRET = 4;
/**
 * The words of the other side without what may have been sent there: registries, gateways and helpers repeat it in their errors.
 * @param secrets values that are known to have been sent
 */
function masked(text, secrets = []) {
    let clean = text.replace(AUTHORIZATION, '$1$2***');
    for (const secret of secrets) {
        if (secret.length < SHORTEST_SECRET)
            continue;
        const inForm = new URLSearchParams([['', secret]]).toString().slice(1);
        for (const form of [secret, inForm])
            clean = clean.replaceAll(form, '***');
    }
    return clean;
}
/** The secrets of an Authorization header that was sent: its token, and of Basic the password too. */
function secretsOf(authorization) {
    const [scheme, token = ''] = (authorization ?? '').split(' ');
    if (scheme !== 'Basic')
        return [token];
    const login = Buffer.from(token, 'base64').toString('utf8');
    return [token, login.slice(login.indexOf(':') + 1)];
}

;// CONCATENATED MODULE: ./src/registry/errors/words.ts





/** The body of an error (OCI distribution spec, "Error Codes"); some registries write parts of it only. */
const bodySchema = classic_schemas/* looseObject */._H3({
    errors: classic_schemas/* array */.YOg(classic_schemas/* looseObject */._H3({
        code: string().nullish(),
        message: classic_schemas/* string */.YjP().nullish(),
        detail: classic_schemas/* unknown */.L5J().optional(),
    }))
        .nullish(),
    /** Token services and gateways say it flat. */
    error: classic_schemas/* unknown */.L5J().optional(),
    error_description: classic_schemas/* unknown */.L5J().optional(),
    message: classic_schemas/* unknown */.L5J().optional(),
    details: classic_schemas/* unknown */.L5J().optional(),
});
const words_LONGEST = 500;
/**
 * What an answer says: the one place where a server's words become text of an error.
 * @param secrets what was sent to get the answer and must not be shown where it is repeated
 */
function readWords(status, body, contentType, secrets) {
    const head = `${String(status)} ${external_node_http_.STATUS_CODES[status] ?? ''}`.trim();
    const html = /\bhtml\b/i.test(contentType ?? '') || /^\s*<(?:!doctype|html)/i.test(body);
    const parsed = bodySchema.safeParse((0,json/* jsonOf */.o_)(body));
    const errors = parsed.success ? (parsed.data.errors ?? []) : [];
    const flat = parsed.success
        ? [
            parsed.data.error,
            parsed.data.error_description,
            parsed.data.message,
            parsed.data.details,
        ].filter((part) => typeof part === 'string')
        : [];
    const said = [
        ...errors.map(({ code, message, detail }) => [code, message, typeof detail === 'string' ? detail : undefined]
            .filter((part) => part !== null && part !== undefined && part !== '')
            .join(': ')),
        ...flat,
    ];
    const plain = said.length > 0 ? said.join('; ') : html || parsed.success ? '' : body.trim();
    const clean = masked(plain.replace(/\s+/g, ' '), secrets).slice(0, words_LONGEST);
    const text = [head, clean].filter((part) => part !== '');
    return {
        text: text.join(': '),
        codes: errors.map(({ code }) => (code ?? '').toUpperCase()).filter((code) => code !== ''),
        digests: [
            ...new Set([...body.matchAll(/sha(?:256|512):[a-f0-9]{64,128}/g)].map(([text]) => text)),
        ].filter(model_digest/* isDigest */.Bc),
        own: errors.length > 0 || (!html && body.trim() === ''),
    };
}

;// CONCATENATED MODULE: ./src/registry/errors/answer.ts





const LONGEST_ERROR = 64 * 1024;
/** The text of an answer that is an error, cut where a registry talks on. */
async function readAnswer(answer) {
    let text = '';
    try {
        await readWhole(answer, async (body) => {
            for await (const chunk of body.setEncoding('utf8')) {
                text += String(chunk);
                if (text.length > LONGEST_ERROR)
                    break;
            }
        });
    }
    catch {
        // The status is answer enough.
    }
    return text;
}
const IMMUTABLE = /immutab|cannot be overwritten|ImageTagAlreadyExists|tag.{0,80}already exists/i;
const QUOTA = /quota|storage limit|LimitExceeded|insufficient storage|exceed the configured upper limit/i;
const MISSING = ['MANIFEST_BLOB_UNKNOWN', 'BLOB_UNKNOWN', 'MANIFEST_UNKNOWN'];
const PASSING = [408, 425, 500, 502, 503, 504];
/** The error that an answer stands for: one class per kind, with the registry's words and a hint. */
function answerError({ status, headers, secrets }, body, about) {
    const { registry, path, subject, doing, writing = false, loggedIn = false } = about;
    const { text, codes, digests } = readWords(status, body, headers['content-type'], secrets);
    const limit = readLimit(headers, Date.now());
    const base = { registry, subject, answer: text, status, codes };
    const withHint = (trouble) => {
        const hint = hintFor(trouble, { registry, path, writing, loggedIn });
        return hint === undefined ? base : { ...base, hint };
    };
    const waiting = limit.retryAfter === undefined ? {} : { retryAfter: limit.retryAfter };
    if (status === 429 || codes.includes('TOOMANYREQUESTS')) {
        const end = limit.endsAt === undefined ? '' : ` until ${limit.endsAt.toISOString()}`;
        const answer = limit.text === undefined ? text : `${text} (${limit.text})`;
        return new errors/* RateLimitedError */.TM(`${registry} limits requests${end}`, {
            ...withHint('rate-limit'),
            ...waiting,
            answer,
            transient: !limit.exhausted,
            ...(limit.endsAt === undefined ? {} : { endsAt: limit.endsAt }),
        });
    }
    if (status === 401) {
        const insufficient = /insufficient_scope/.test(headers['www-authenticate'] ?? '');
        if (loggedIn && (insufficient || codes.includes('DENIED'))) {
            return new errors/* DeniedError */.iC(`${registry} does not allow ${doing}`, withHint('denied'));
        }
        const what = loggedIn ? 'does not accept the login for' : 'wants a login for';
        return new errors/* UnauthorisedError */.w(`${registry} ${what} ${doing}`, withHint('unauthorised'));
    }
    if (status < 500 && about.manifestTypes !== undefined && IMMUTABLE.test(text)) {
        return new errors/* ImmutableTagError */.zF(`${registry} does not let the tag be moved`, withHint('immutable'));
    }
    if (status === 413 || status === 507 || (status < 500 && QUOTA.test(text))) {
        return new errors/* QuotaExceededError */.e2(`${registry} takes no more at ${doing}`, withHint('quota'));
    }
    if (codes.includes('NAME_UNKNOWN')) {
        const message = `${registry} does not know the repository${path === undefined ? '' : ` ${path}`}`;
        return new errors/* NotFoundError */.m_(message, withHint('no-repository'));
    }
    if (status === 403 || codes.includes('DENIED')) {
        return new errors/* DeniedError */.iC(`${registry} does not allow ${doing}`, withHint('denied'));
    }
    if (about.manifestTypes !== undefined && status >= 400 && status < 500) {
        if (codes.some((code) => MISSING.includes(code))) {
            return new errors/* ManifestBlobUnknownError */.jg(`${registry} misses what the manifest names`, {
                ...withHint('missing-blob'),
                missing: digests,
            });
        }
        const types = [...new Set(about.manifestTypes)].join(', ');
        return new errors/* ManifestInvalidError */.Vb(`${registry} does not take the manifest`, {
            ...withHint('invalid-manifest'),
            answer: `${text} (sent: ${types})`,
        });
    }
    if (codes.includes('DIGEST_INVALID')) {
        return new errors/* DigestMismatchError */.h(`${registry} got bytes that are not the digest's`, base);
    }
    if (status === 404)
        return new errors/* NotFoundError */.m_(`${registry} has nothing there at ${doing}`, base);
    if (PASSING.includes(status) || status >= 520) {
        return new errors/* UnavailableError */.hG(`${registry} failed at ${doing}`, {
            ...base,
            ...waiting,
            transient: true,
            hint: 'The registry has a fault of its own: see its status page, and run the job again later.',
        });
    }
    return new errors/* RegistryError */.gl(`${registry} answered unexpectedly at ${doing}`, base);
}
/**
 * Only the registry's own 404 means that something is absent: not a page of a proxy, nor a storage's behind a redirect.
 * @throws RegistryError when the answer is not a registry's
 */
function assertOwn({ headers, secrets }, body, { registry, subject, doing }) {
    const { own, text } = readWords(404, body, headers['content-type'], secrets);
    if (own)
        return;
    throw new errors/* RegistryError */.gl(`${registry} does not answer as a registry at ${doing}`, {
        registry,
        subject,
        status: 404,
        answer: text,
        hint: "Check the registry's host and port, and whether something stands between (a proxy, a login page).",
    });
}

;// CONCATENATED MODULE: ./src/registry/auth/token-service.ts







/** Asks token services for tokens. */
class TokenService {
    #http;
    #retrier;
    constructor(http, retrier) {
        this.#http = http;
        this.#retrier = retrier;
    }
    /** @throws UnauthorisedError when the service refuses, or its answer holds no token */
    ask(question) {
        const { registry, realm, service, scopes, credentials } = question;
        const { headers, ...request } = tokenRequest(realm, service, scopes, credentials);
        const { authorization, ...others } = headers;
        const subject = `${realm.origin}${realm.pathname}`;
        return this.#retrier.run(async () => {
            const answer = await this.#http.send({ ...request, headers: others, authorization, login: credentials !== undefined }, registry);
            if (answer.status >= 200 && answer.status < 300) {
                const said = (await bodyOf(answer, registry, subject)).toString();
                const token = readToken((0,json/* jsonOf */.o_)(said), Date.now());
                if (token !== undefined)
                    return token;
                throw new errors/* UnauthorisedError */.w(`The token service of ${registry} gave no token that can be used`, {
                    registry,
                    subject,
                    status: answer.status,
                });
            }
            const text = await readAnswer(answer);
            if (answer.status === 429 || answer.status >= 500) {
                throw answerError(answer, text, { registry, subject, doing: 'asking for a token' });
            }
            const hint = hintFor('unauthorised', {
                registry,
                writing: scopes.some((scope) => scope.includes('push')),
                loggedIn: credentials !== undefined,
            });
            const name = credentials?.kind === 'basic' ? ` for ${credentials.username}` : '';
            throw new errors/* UnauthorisedError */.w(credentials === undefined
                ? `The token service of ${registry} gives nothing to who is not logged in`
                : `The token service of ${registry} refuses the login${name}`, {
                registry,
                subject,
                status: answer.status,
                answer: readWords(answer.status, text, answer.headers['content-type'], answer.secrets)
                    .text,
                ...(hint === undefined ? {} : { hint }),
            });
        });
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./src/registry/errors/connection.ts


const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|ALTNAME/;
/** A TLS handshake with a server that speaks plain HTTP. */
const NOT_TLS = /wrong version number|packet length too long|ERR_SSL_/i;
/** What broke a connection, as an error that says whether another try makes sense. */
function connectionError(cause, where) {
    const { registry, method, url, stalled } = where;
    const { code, message } = innermost(cause);
    const context = {
        registry,
        subject: `${method} ${url.origin}${url.pathname}`,
        answer: code === undefined || message.includes(code) ? message : `${message} (${code})`,
        cause,
    };
    if (stalled !== undefined) {
        return new errors/* UnavailableError */.hG(`The upload to ${registry} stood still`, {
            ...context,
            answer: `no byte was taken for ${String(stalled / 1000)} s`,
            transient: true,
        });
    }
    if (CERTIFICATE.test(code ?? '')) {
        return new errors/* UnavailableError */.hG(`The certificate of ${url.host} is not trusted`, {
            ...context,
            hint: 'Name the file of its certificate authority in NODE_EXTRA_CA_CERTS.',
        });
    }
    if (NOT_TLS.test(message)) {
        return new errors/* UnavailableError */.hG(`${url.host} does not speak HTTPS`, {
            ...context,
            hint: `If it is a plain HTTP registry that you trust, list ${url.host} in insecure-registries.`,
        });
    }
    if (code === 'UND_ERR_INVALID_ARG') {
        return new errors/* UnavailableError */.hG(`A request to ${url.host} cannot be sent as it is`, {
            ...context,
            hint: 'Something in it stands for no HTTP, most often a token with a line end in it: log in again.',
        });
    }
    if (code === 'ENOTFOUND') {
        return new errors/* UnavailableError */.hG(`The host ${url.hostname} is not known`, {
            ...context,
            hint: "Check the image's name and the network's DNS.",
        });
    }
    return new errors/* UnavailableError */.hG(`The connection to ${url.host} failed`, {
        ...context,
        hint: 'Check that the registry is up and that this machine reaches it (HTTPS_PROXY, NO_PROXY).',
        transient: true,
    });
}

;// CONCATENATED MODULE: ./src/registry/blobs/read.ts






/** Whether the registry holds a blob, by HEAD; by GET, whose bytes are not read, where HEAD is not known. */
async function hasBlob(session, repository, digest, action = 'pull') {
    const ask = (method, expect) => session.call({
        repository,
        method,
        at: `blobs/${digest}`,
        action,
        expect,
        doing: `looking for the blob ${digest}`,
        subject: `${repository}@${digest}`,
    });
    const { status } = await ask('HEAD', [200, 404, 405, 501]);
    if (status === 200 || status === 404)
        return status === 200;
    const answer = await ask('GET', [200, 404]);
    answer.body.on('error', () => undefined).destroy();
    return answer.status === 200;
}
/**
 * A blob's bytes from `offset` on. A connection that breaks on the way is taken up again where it broke. Read from its start, the
 * stream fails at its end when the bytes are not the digest's.
 */
async function openBlob(session, repository, blob, offset = 0) {
    // Asked for here, so that what is not there fails before a stream is handed out.
    const answer = await session.call(request(repository, blob, offset));
    return external_node_stream_.Readable.from(bytes(session, repository, blob, offset, answer), {
        objectMode: false,
        highWaterMark: 1024 * 1024,
    });
}
function request(repository, blob, offset) {
    return {
        repository,
        method: 'GET',
        at: `blobs/${blob.digest}`,
        action: 'pull',
        headers: offset === 0 ? {} : { range: `bytes=${String(offset)}-` },
        expect: offset === 0 ? [200] : [200, 206],
        doing: `reading the blob ${blob.digest}`,
        subject: `${repository}@${blob.digest}`,
    };
}
async function* bytes(session, repository, blob, offset, first) {
    const { registry } = (0,reference/* splitRepository */.T8)(repository);
    const { algorithm, hex } = (0,model_digest/* splitDigest */.vo)(blob.digest);
    const hash = offset === 0 ? (0,external_node_crypto_.createHash)(algorithm) : undefined;
    const mismatch = (answer) => new errors/* DigestMismatchError */.h(`${registry} sent bytes that are not the blob's`, {
        registry,
        subject: `${repository}@${blob.digest}`,
        answer,
    });
    let position = offset;
    let answer = first;
    for (let breaks = 0; position < blob.size || answer !== undefined;) {
        try {
            answer ??= await session.call(request(repository, blob, position));
            // Who ignores the range sends all of it again.
            let skip = answer.status === 206 ? 0 : position;
            for await (const part of answer.body) {
                let chunk = part instanceof Uint8Array ? part : Buffer.from(String(part));
                const passed = Math.min(skip, chunk.length);
                skip -= passed;
                chunk = chunk.subarray(passed);
                if (chunk.length === 0)
                    continue;
                position += chunk.length;
                breaks = 0;
                if (position > blob.size)
                    throw mismatch(`more than the ${blob.size} bytes of its size`);
                hash?.update(chunk);
                yield chunk;
            }
            answer = undefined;
            if (position < blob.size)
                break;
        }
        catch (error) {
            session.retrier.throwIfCancelled();
            if (error instanceof errors/* RegistryError */.gl)
                throw error;
            const url = session.url(repository, `blobs/${blob.digest}`);
            const broken = connectionError(error, { registry, method: 'GET', url, stalled: undefined });
            answer = undefined;
            breaks += 1;
            await session.retrier.pause(broken, breaks);
        }
    }
    if (position < blob.size) {
        throw new errors/* UnavailableError */.hG(`${registry} sent only a part of a blob`, {
            registry,
            subject: `${repository}@${blob.digest}`,
            answer: `${position} of ${blob.size} bytes`,
        });
    }
    const got = hash?.digest('hex');
    if (got !== undefined && got !== hex)
        throw mismatch(`${algorithm}:${got}`);
}

;// CONCATENATED MODULE: ./src/registry/transport/pool.ts


/** Idle connections are kept a little shorter than most servers keep them, so that few requests meet a closing one. */
const KEEP_ALIVE = 15_000;
/**
 * Connections, kept alive and shared by all requests. undici is loaded with the first of them, and only the parts of it that are needed:
 * its index brings fetch, WebSocket and caches along, and takes three times as long.
 */
class Pool {
    #env;
    #options;
    #dispatchers = new Map();
    constructor(env, timeouts) {
        this.#env = env;
        this.#options = {
            keepAliveTimeout: KEEP_ALIVE,
            connect: { timeout: timeouts.connect },
        };
    }
    /** Sends one request; redirects are answers. */
    async request(url, options) {
        const [{ default: request }, dispatcher] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(4043)]).then(__webpack_require__.t.bind(__webpack_require__, 14043, 23)),
            this.#to(url),
        ]);
        return request.call(dispatcher, {
            ...options,
            origin: url.origin,
            path: url.pathname + url.search,
        });
    }
    /** The dispatcher for a URL: through the environment's proxy of its scheme, or direct. */
    #to(url) {
        const proxy = isLoopback(url.host) ? undefined : this.#proxy(url.protocol);
        const key = proxy?.url ?? '';
        const known = this.#dispatchers.get(key);
        if (known !== undefined)
            return known;
        const made = this.#make(proxy, url.host);
        this.#dispatchers.set(key, made);
        // The error names the host that was asked for: it is not another one's.
        made.catch(() => this.#dispatchers.delete(key));
        return made;
    }
    async close() {
        const dispatchers = [...this.#dispatchers.values()];
        this.#dispatchers.clear();
        // Not close(), which waits for answers that nobody reads any more.
        await Promise.allSettled(dispatchers.map(async (made) => (await made).destroy()));
    }
    async #make(proxy, host) {
        if (proxy === undefined) {
            const { default: Agent } = await Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(7405)]).then(__webpack_require__.t.bind(__webpack_require__, 57405, 23));
            return new Agent(this.#options);
        }
        const { EnvHttpProxyAgent } = await Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(7405), __webpack_require__.e(6752)]).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
        try {
            return new EnvHttpProxyAgent({
                ...this.#options,
                httpProxy: proxy.url,
                httpsProxy: proxy.url,
                noProxy: this.#variable('no_proxy')?.value ?? '',
            });
        }
        catch {
            // What was thrown holds the URL, and so a password.
            throw new errors/* UnavailableError */.hG(`The proxy that ${proxy.variable} names cannot be used`, {
                registry: host,
                hint: `Write ${proxy.variable} as http://user:password@host:port, with # % / ? @ in user and password as %23 %25 %2F %3F %40.`,
            });
        }
    }
    /** As curl and Go do: each scheme has its own variable, in either case, and loopback none. */
    #proxy(protocol) {
        const found = this.#variable(protocol === 'https:' ? 'https_proxy' : 'http_proxy');
        if (found === undefined)
            return undefined;
        const { name, value } = found;
        return { variable: name, url: value.includes('://') ? value : `http://${value}` };
    }
    /** A variable by the name in either case under which it is set. */
    #variable(lower) {
        const name = this.#env[lower] === undefined ? lower.toUpperCase() : lower;
        const value = this.#env[name];
        return value === undefined || value === '' ? undefined : { name, value };
    }
}

;// CONCATENATED MODULE: ./src/registry/transport/stall.ts
/** Aborts an upload of which no chunk has left for a while. The wait for the answer after the last one has its own limit. */
class StallGuard {
    #abort = new AbortController();
    #idle;
    #outer;
    #onOuter = () => {
        this.#abort.abort();
    };
    #timer;
    stalled = false;
    /** What went wrong with the bytes themselves, which is not the connection's fault. */
    broken;
    constructor(idle, outer) {
        this.#idle = idle;
        this.#outer = outer;
        outer.addEventListener('abort', this.#onOuter, { once: true });
    }
    get signal() {
        return this.#abort.signal;
    }
    async *watch(chunks) {
        this.#timer = setTimeout(() => {
            this.stalled = true;
            this.#abort.abort();
        }, this.#idle);
        const source = chunks[Symbol.asyncIterator]();
        try {
            for (;;) {
                const next = await this.#next(source);
                if (next.done === true)
                    break;
                this.#timer.refresh();
                yield next.value;
            }
        }
        finally {
            clearTimeout(this.#timer);
            await source.return?.();
        }
    }
    async #next(source) {
        try {
            return await source.next();
        }
        catch (error) {
            this.broken = { error };
            throw error;
        }
    }
    end() {
        clearTimeout(this.#timer);
        this.#outer.removeEventListener('abort', this.#onOuter);
    }
}

;// CONCATENATED MODULE: ./src/registry/transport/http.ts









const DEFAULT_TIMEOUTS = {
    connect: 15_000,
    idle: 90_000,
    answer: 300_000,
    whole: 300_000,
};
const REDIRECTS = [301, 302, 303, 307, 308];
const MAX_REDIRECTS = 5;
/** HTTP as this client needs it: redirects without credentials, broken connections as errors that can be tried again. */
class Http {
    #options;
    #pool;
    constructor(options) {
        this.#options = options;
        this.#pool = new Pool(options.env, options.timeouts);
    }
    /**
     * Sends one request and follows its redirects. Any status is an answer.
     * @param registry the host that errors name
     * @throws UnavailableError when the connection fails, CancelledError when the signal aborts
     */
    async send(request, registry) {
        let { method, url, authorization, body } = request;
        for (let redirects = 0;; redirects += 1) {
            const answer = await this.#once({ ...request, method, url, authorization, body }, registry);
            const { location } = answer.headers;
            if (!REDIRECTS.includes(answer.status) || location === undefined)
                return answer;
            await discard(answer);
            const toGet = answer.status === 303 && method !== 'HEAD';
            const next = URL.canParse(location, url.href) ? new URL(location, url) : null;
            const problem = next === null
                ? 'to something that is no URL'
                : redirects === MAX_REDIRECTS
                    ? `more than ${MAX_REDIRECTS} times`
                    : this.#forbidden(url, next, request.login === true || (isWhole(body) && !toGet));
            if (next === null || problem !== undefined) {
                throw new errors/* UnavailableError */.hG(`${registry} redirects ${problem ?? ''}`, {
                    registry,
                    status: answer.status,
                    subject: `${method} ${url.origin}${url.pathname}`,
                });
            }
            // A body that is a stream is used up: whoever sent it has to start again, at the new place.
            if (isStream(body))
                return { ...answer, url: next };
            if (next.origin !== url.origin)
                authorization = undefined;
            if (toGet)
                [method, body] = ['GET', undefined];
            url = next;
        }
    }
    /** Ends idle connections. */
    close() {
        return this.#pool.close();
    }
    #forbidden(from, to, confidential) {
        if (confidential && to.origin !== from.origin) {
            return `to ${to.origin}, which is not to see what was sent to ${from.origin}`;
        }
        if (to.protocol === 'https:')
            return undefined;
        if (to.protocol !== 'http:')
            return `to ${to.protocol}, which is not HTTP`;
        const open = from.protocol === 'http:' || mayBePlain(to.host, this.#options.insecureHosts);
        return open ? undefined : `from HTTPS to plain HTTP at ${to.host}`;
    }
    async #once(request, registry) {
        const { signal, userAgent, timeouts } = this.#options;
        const { method, url, headers, authorization, body, secrets = [] } = request;
        const guard = isStream(body) ? new StallGuard(timeouts.idle, signal) : undefined;
        try {
            const answer = await this.#pool.request(url, {
                method,
                signal: guard?.signal ?? signal,
                headers: {
                    'user-agent': userAgent,
                    ...headers,
                    ...(authorization === undefined ? {} : { authorization }),
                    ...(isStream(body) ? { 'content-length': String(body.length) } : {}),
                },
                body: isStream(body) ? iterable(guard?.watch(body.chunks) ?? body.chunks) : (body ?? null),
                headersTimeout: timeouts.answer,
                bodyTimeout: timeouts.idle,
                highWaterMark: 1024 * 1024,
                // undici ends a connection after each HEAD, for servers that answer one with a body; a new one costs round trips every time.
                ...(method === 'HEAD' ? { reset: false } : {}),
            });
            return {
                status: answer.statusCode,
                headers: answer.headers,
                url,
                body: answer.body,
                whole: timeouts.whole,
                secrets: [...secretsOf(authorization), ...secrets],
            };
        }
        catch (cause) {
            if (signal.aborted)
                throw new model_errors/* CancelledError */.cc('Stopped by a signal', { cause });
            if (cause instanceof model_errors/* AppError */.uV)
                throw cause;
            if (guard?.broken !== undefined)
                throw sourceError(guard.broken.error, url);
            const stalled = guard?.stalled === true ? timeouts.idle : undefined;
            throw connectionError(cause, { registry, method, url, stalled });
        }
        finally {
            guard?.end();
        }
    }
}
function isStream(body) {
    return typeof body === 'object' && 'chunks' in body;
}
function isWhole(body) {
    return body !== undefined && !isStream(body);
}
/** undici takes any async iterable as a body (its docs, Dispatcher.dispatch); its types know only streams, which would copy. */
function iterable(chunks) {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment
    return chunks;
}
/** Reads an answer's body to its end, so that the connection is free for the next request. */
async function discard(answer) {
    await readWhole(answer, (body) => body.dump()).catch(() => undefined);
}
/** Bytes that come from a registry fail with that one's error; others with the system's, as read from a file. */
function sourceError(error, url) {
    if (error instanceof model_errors/* AppError */.uV)
        return error;
    const { message } = innermost(error);
    return new model_errors/* AppError */.uV('The bytes to send cannot be read', {
        subject: url.pathname,
        answer: message,
        cause: error,
    });
}

// EXTERNAL MODULE: ./src/registry/blobs/source.ts
var blobs_source = __webpack_require__(8927);
;// CONCATENATED MODULE: ./src/registry/blobs/uploads.ts




/** The registry knows an upload no more that it has opened: another one may do. */
class ForgottenError extends errors/* UnavailableError */.hG {
    constructor(cause) {
        super(`${cause.registry} lost track of an upload`, {
            ...(0,errors/* contextOf */.Vm)(cause),
            hint: 'Requests may reach replicas that know nothing of each other: give them one storage, or let a client stay with one of them.',
            transient: true,
        });
    }
}
/** The requests of an upload, each sent once. What they mean together is in upload.ts. */
class Uploads {
    #session;
    #repository;
    #blob;
    constructor(session, repository, blob) {
        this.#session = session;
        this.#repository = repository;
        this.#blob = blob;
    }
    /** Opens an upload; a registry that wants to be asked for a mount may answer with the blob itself (`mounted`). */
    async open(mountFrom) {
        const query = mountFrom === undefined
            ? ''
            : `?${new URLSearchParams({ mount: this.#blob.digest, from: (0,reference/* splitRepository */.T8)(mountFrom).path }).toString()}`;
        const answer = await this.#session.once({
            ...this.#common('opening an upload'),
            method: 'POST',
            at: `blobs/uploads/${query}`,
            ...(mountFrom === undefined ? {} : { alsoRead: [mountFrom] }),
            headers: { 'content-length': '0' },
            // A mount may be refused in any way; the upload is then opened without one.
            expect: mountFrom === undefined ? [202] : [201, 202, 400, 401, 403, 404, 405, 415, 501],
        });
        await discard(answer);
        if (answer.status === 201)
            return 'mounted';
        return answer.status === 202 ? this.#read(answer, 0) : 'refused';
    }
    /** Sends the whole blob, or what is missing of it, and closes the upload. */
    async put(upload, body, chunked) {
        const { digest, size } = this.#blob;
        const url = new URL(upload.location);
        url.searchParams.set('digest', digest);
        const answer = await this.#send({
            ...this.#common('sending the blob'),
            method: 'PUT',
            at: url,
            headers: {
                'content-type': 'application/octet-stream',
                ...(chunked && upload.offset < size ? range(upload.offset, size) : {}),
            },
            body,
            expect: [200, 201, 202, 204, 307, 308, ...WANTS_CHUNKS],
        });
        if (answer.status < 300)
            this.#confirm(answer);
        return answer;
    }
    /** Sends one chunk; the answer says where the next one goes. */
    async patch(upload, end, body) {
        const answer = await this.#send({
            ...this.#common('sending a chunk'),
            method: 'PATCH',
            at: upload.location,
            headers: { 'content-type': 'application/octet-stream', ...range(upload.offset, end) },
            body,
            expect: [200, 201, 202, 204, 416],
        });
        await discard(answer);
        return answer.status === 416 ? 'out of step' : this.#read(answer, end, upload);
    }
    /** How far the registry got with an upload; undefined when it knows it no more. */
    async status(upload) {
        const answer = await this.#session.call({
            ...this.#common('asking for the upload’s state'),
            method: 'GET',
            at: upload.location,
            expect: [200, 202, 204, ...REFUSED],
        });
        await discard(answer);
        return answer.status >= 400 ? undefined : this.#read(answer, 0, upload);
    }
    /** Gives an upload up, so that the registry need not keep it; one that cannot be given up ends by itself. */
    async cancel(upload) {
        try {
            const answer = await this.#session.once({
                ...this.#common('giving an upload up'),
                method: 'DELETE',
                at: upload.location,
                expect: [200, 202, 204],
            });
            await discard(answer);
        }
        catch (error) {
            if (!(error instanceof errors/* RegistryError */.gl))
                throw error;
        }
    }
    async #send(call) {
        try {
            return await this.#session.once(call);
        }
        catch (error) {
            const isForgotten = error instanceof errors/* NotFoundError */.m_ && !error.codes.includes('NAME_UNKNOWN');
            throw isForgotten ? new ForgottenError(error) : error;
        }
    }
    #common(doing) {
        return {
            repository: this.#repository,
            action: 'push',
            doing: `${doing} ${this.#blob.digest}`,
            subject: `${this.#repository}@${this.#blob.digest}`,
        };
    }
    #read(answer, sent, before) {
        const { location, range: held, 'oci-chunk-min-length': minChunk } = answer.headers;
        const base = this.#session.url(this.#repository, 'blobs/uploads/');
        const url = location === undefined
            ? before?.location
            : URL.canParse(location, answer.url.href)
                ? new URL(location, answer.url)
                : undefined;
        if (url === undefined) {
            const { registry } = (0,reference/* splitRepository */.T8)(this.#repository);
            throw new errors/* UnavailableError */.hG(`${registry} opened an upload and did not say where`, {
                registry,
                subject: this.#repository,
                answer: `Location: ${location ?? '(none)'}`,
            });
        }
        // A registry behind a proxy that ends TLS may believe that it speaks plain HTTP.
        if (url.hostname === base.hostname && url.protocol !== base.protocol) {
            url.protocol = base.protocol;
            url.port = base.port;
        }
        return {
            location: url,
            offset: endOf(held) ?? sent,
            minChunk: Number(minChunk ?? before?.minChunk ?? 0) || 0,
        };
    }
    #confirm({ headers }) {
        const confirmed = headers['docker-content-digest'];
        const { digest } = this.#blob;
        if (typeof confirmed !== 'string' || !(0,model_digest/* isDigest */.Bc)(confirmed) || confirmed === digest)
            return;
        if (confirmed.split(':')[0] !== digest.split(':')[0])
            return;
        const { registry } = (0,reference/* splitRepository */.T8)(this.#repository);
        throw new errors/* DigestMismatchError */.h(`${registry} confirmed another digest than was sent`, {
            registry,
            subject: `${this.#repository}@${digest}`,
            answer: `Docker-Content-Digest: ${confirmed}`,
        });
    }
}
/** Answers to the question for an upload that mean that there is nothing to go on with: any refusal but one that passes. */
const REFUSED = Array.from({ length: 100 }, (_, index) => 400 + index).filter((status) => ![408, 425, 429].includes(status));
/** Answers to a whole blob in one PUT that mean: not in one piece. */
const WANTS_CHUNKS = [405, 411, 413, 416];
function range(start, end) {
    return { 'content-range': `${String(start)}-${String(end - 1)}` };
}
/** The Range header of an upload: `0-1023` is 1024 bytes; `0-0` is said for none as well as for one. */
function endOf(held) {
    const [, last] = /^(?:bytes=)?0-(\d+)$/.exec(typeof held === 'string' ? held : '') ?? [];
    if (last === undefined)
        return undefined;
    return last === '0' ? 0 : Number(last) + 1;
}

;// CONCATENATED MODULE: ./src/registry/blobs/upload.ts







/** The largest chunk that every registry takes: GHCR refuses more than 4 MiB. */
const CHUNK = 4 * 1024 * 1024;
/**
 * Makes a blob that is not there be in a repository: tries to mount it, sends it in one PUT, and where that is not taken in chunks.
 * A try that breaks goes on where the registry says it got to. The registry checks the digest.
 */
async function upload(session, manners, { repository, blob, source, options }) {
    const uploads = new Uploads(session, repository, blob);
    const progress = new Progress(options.onProgress);
    let open;
    return session.retrier.run(async (failures) => {
        // The try that broke may have arrived all the same.
        if (failures > 0 && (await hasBlob(session, repository, blob.digest, 'push'))) {
            progress.at(blob.size);
            return 'uploaded';
        }
        if (open !== undefined)
            open = await uploads.status(open);
        const resumed = open !== undefined && open.offset > 0;
        if (open === undefined) {
            const started = await start(uploads, failures > 0 ? [] : (options.mountFrom ?? []));
            if (started === 'mounted')
                return 'mounted';
            open = started;
        }
        try {
            await send(manners, uploads, { blob, source, progress, repository }, open, (now) => {
                open = now;
            });
        }
        catch (error) {
            if (error instanceof ForgottenError)
                open = undefined;
            // Pieces that were put together wrongly: once more from the start.
            if (error instanceof errors/* DigestMismatchError */.h && resumed) {
                open = undefined;
                throw new errors/* UnavailableError */.hG(error.message, { ...(0,errors/* contextOf */.Vm)(error), transient: true });
            }
            throw error;
        }
        return 'uploaded';
    });
}
/** Opens an upload, by asking for a mount from each of the siblings first. */
async function start(uploads, siblings) {
    for (const sibling of siblings) {
        const answer = await uploads.open(sibling).catch((error) => {
            // A token service may refuse a token for both repositories, and still give one for ours.
            if (error instanceof errors/* UnauthorisedError */.w)
                return 'refused';
            throw error;
        });
        if (answer === 'mounted')
            return answer;
        if (answer === 'refused')
            continue;
        if (sibling === siblings.at(-1))
            return answer;
        await uploads.cancel(answer);
    }
    const opened = await uploads.open();
    if (opened === 'mounted' || opened === 'refused')
        return start(uploads, []);
    return opened;
}
async function send(manners, uploads, bytes, opened, keep) {
    const { blob, progress, repository } = bytes;
    const { registry } = (0,reference/* splitRepository */.T8)(repository);
    let open = opened;
    progress.at(open.offset);
    if (open.offset === 0 && !manners.wantChunks.has(registry)) {
        let answer = await uploads.put(open, () => body(bytes, 0, blob.size), false);
        if (answer.status === 307 || answer.status === 308) {
            open = { ...open, location: answer.url };
            progress.at(0);
            answer = await uploads.put(open, () => body(bytes, 0, blob.size), false);
        }
        if (!WANTS_CHUNKS.includes(answer.status))
            return discard(answer);
        if (blob.size <= CHUNK) {
            const about = { registry, subject: repository, doing: 'sending a blob', writing: true };
            throw answerError(answer, await readAnswer(answer), about);
        }
        await discard(answer);
        manners.wantChunks.add(registry);
        progress.at(0);
        const fresh = await start(uploads, []);
        if (fresh === 'mounted')
            return;
        open = fresh;
        keep(open);
    }
    const largest = manners.wantChunks.has(registry) ? Math.max(CHUNK, open.minChunk) : blob.size;
    while (open.offset < blob.size) {
        const from = open.offset;
        const end = Math.min(from + largest, blob.size);
        const next = await uploads.patch(open, end, () => body(bytes, from, end));
        const now = next === 'out of step' ? await uploads.status(open) : next;
        if (now === undefined || now.offset <= from) {
            keep(now);
            throw new errors/* UnavailableError */.hG(`${registry} lost track of an upload`, {
                registry,
                subject: `${repository}@${blob.digest}`,
                transient: true,
            });
        }
        open = now;
        keep(open);
        progress.at(open.offset);
    }
    await discard(await uploads.put(open, () => body(bytes, blob.size, blob.size), true));
}
function body({ source, progress }, from, to) {
    if (from === to)
        return '';
    return { length: to - from, chunks: counted((0,blobs_source/* chunksOf */.U)(source, from, to), from, progress) };
}
async function* counted(chunks, from, progress) {
    let position = from;
    progress.at(position);
    for await (const chunk of chunks) {
        yield chunk;
        position += chunk.length;
        progress.at(position);
    }
}
/** Turns positions into the differences that `onProgress` is told. */
class Progress {
    #tell;
    #position = 0;
    constructor(tell) {
        this.#tell = tell;
    }
    at(position) {
        if (position !== this.#position)
            this.#tell?.(position - this.#position);
        this.#position = position;
    }
}

;// CONCATENATED MODULE: ./src/registry/blobs/blobs.ts



/**
 * Uploads of a run: one at a time per repository and digest, a bounded number per registry, and a memory of where each came from, for
 * the case that a registry takes back what it said.
 */
class Blobs {
    #session;
    #limits;
    #manners = { wantChunks: new Set() };
    #uploads = new Map();
    /** Blobs that the registry said to hold, which were therefore not sent. */
    #believed = new Map();
    constructor(session, limits) {
        this.#session = session;
        this.#limits = limits;
    }
    /** As {@link Registry.uploadBlob}. Who asks for a blob that is on its way, or has arrived, waits for that one. */
    upload(repository, blob, source, options = {}) {
        const key = `${repository}@${blob.digest}`;
        const running = this.#uploads.get(key);
        if (running !== undefined) {
            return running.then((outcome) => (outcome === 'uploaded' ? 'present' : outcome));
        }
        const started = this.#ensure(key, { repository, blob, source, options });
        this.#uploads.set(key, started);
        // A failure is not remembered: the next one to ask tries again.
        started.catch(() => this.#uploads.delete(key));
        return started;
    }
    /**
     * Sends blobs again that a registry said to hold and then did not know: the named ones, or where none is named all of `among`.
     * Returns whether there were any; each is sent again once.
     */
    async sendAgain(repository, named, among) {
        const wanted = named.length > 0 ? named : among;
        const keys = wanted.map((digest) => `${repository}@${digest}`);
        const tasks = keys.flatMap((key) => {
            const task = this.#believed.get(key);
            return task === undefined ? [] : [{ key, task }];
        });
        await Promise.all(tasks.map(({ key, task }) => this.#send(key, task)));
        return tasks.length > 0;
    }
    async #ensure(key, task) {
        const { repository, blob } = task;
        if (await hasBlob(this.#session, repository, blob.digest, 'push')) {
            this.#believed.set(key, task);
            return 'present';
        }
        return this.#send(key, task);
    }
    async #send(key, task) {
        const { registry } = (0,reference/* splitRepository */.T8)(task.repository);
        this.#believed.delete(key);
        const outcome = await this.#limits.transfer(registry, () => upload(this.#session, this.#manners, task));
        if (outcome === 'mounted')
            this.#believed.set(key, task);
        return outcome;
    }
}

// EXTERNAL MODULE: ./src/model/descriptor.ts
var model_descriptor = __webpack_require__(53560);
// EXTERNAL MODULE: ./src/model/media-types.ts
var media_types = __webpack_require__(13809);
;// CONCATENATED MODULE: ./src/registry/manifests/parts.ts



/** @throws DataError when the bytes are not what the media type says */
function partsOf({ descriptor, bytes }) {
    const what = `the manifest ${descriptor.digest}`;
    if ((0,media_types/* isIndexType */.$U)(descriptor.mediaType)) {
        const { manifests, subject, annotations, artifactType } = (0,json/* parseJson */.qF)(model_descriptor/* indexSchema */.me, bytes, what);
        return { children: manifests, config: [], layers: [], subject, annotations, artifactType };
    }
    if ((0,media_types/* isManifestType */.Q3)(descriptor.mediaType)) {
        const { config, layers, subject, annotations, artifactType } = (0,json/* parseJson */.qF)(model_descriptor/* manifestSchema */.rc, bytes, what);
        return {
            children: [],
            config: [config],
            layers: layers.filter(({ mediaType }) => !(0,media_types/* isForeignLayer */.sJ)(mediaType)),
            subject,
            annotations,
            artifactType: artifactType ?? config.mediaType,
        };
    }
    // Another kind of document: nothing is known of what it names.
    return {
        children: [],
        config: [],
        layers: [],
        subject: undefined,
        annotations: undefined,
        artifactType: undefined,
    };
}

;// CONCATENATED MODULE: ./src/registry/copy.ts





/** What is to be copied is not whole where it comes from. */
class SourceError extends errors/* RegistryError */.gl {
    name = 'SourceError';
}
/**
 * Copies a manifest with all that it needs and all that refers to it, children before parents, so that nothing ever names what is not
 * there. What is in the target already is not sent. A registry may have lost what a manifest names that it has, so nothing is passed over.
 * What only a list of referrers names, and nobody holds, is left out with a warning: nothing that is pulled needs it.
 */
async function copyManifest({ registry, session, from, to, log, known }, target) {
    const copied = { blobs: 0, bytes: 0, manifests: 0 };
    const read = new Map(known.map((manifest) => [manifest.descriptor.digest, manifest]));
    const started = new Map();
    const sameRegistry = (0,reference/* splitRepository */.T8)(from).registry === (0,reference/* splitRepository */.T8)(to).registry;
    const host = (0,reference/* splitRepository */.T8)(from).registry;
    const lost = (what, digest, found) => new SourceError(`${host} does not hold a ${what} to copy`, {
        ...(found && (0,errors/* contextOf */.Vm)(found)),
        registry: host,
        subject: `${from}@${digest}`,
        hint: 'It was deleted, or never pushed there: build and push it again.',
    });
    const readBlob = async (descriptor, offset) => {
        try {
            const stream = await openBlob(session, from, descriptor, offset);
            return external_node_stream_.Readable.from(heldBack(stream), { objectMode: false });
        }
        catch (error) {
            throw error instanceof errors/* NotFoundError */.m_ ? lost('blob', descriptor.digest, error) : error;
        }
    };
    const blob = async (descriptor) => {
        const outcome = await registry.uploadBlob(to, descriptor, (offset) => readBlob(descriptor, offset), sameRegistry ? { mountFrom: [from] } : {});
        if (outcome !== 'uploaded')
            return;
        copied.blobs += 1;
        copied.bytes += descriptor.size;
    };
    const contents = async (digest, isListed) => {
        const [present, manifest] = await Promise.all([
            registry.resolve(to, digest, 'push'),
            read.get(digest) ?? registry.getManifest(from, digest),
        ]);
        if (manifest === undefined) {
            if (present !== undefined)
                return;
            if (!isListed)
                throw lost('manifest', digest);
            log.warning(`${from} lists the referrer ${digest}, which is not there: it is not copied`);
            return;
        }
        const { children, config, layers } = partsOf(manifest);
        await settle([
            ...children.map((child) => once(child.digest)),
            ...[...config, ...layers].map(blob),
        ]);
        if (present !== undefined)
            return;
        await registry.putManifest(to, digest, manifest);
        copied.manifests += 1;
    };
    /** Manifests name each other by digest, so what one contains can never contain that one. */
    const once = (digest, isListed = false) => {
        const running = started.get(digest);
        if (running !== undefined)
            return running;
        const work = contents(digest, isListed);
        started.set(digest, work);
        return work;
    };
    // Referrers are asked for in waves: one may contain what it refers to, so no manifest may wait for its referrers.
    const asked = new Set();
    await once(target);
    for (let wave = [...started.keys()]; wave.length > 0;) {
        for (const digest of wave)
            asked.add(digest);
        const lists = await Promise.all(wave.map((digest) => registry.referrers(from, digest)));
        await settle(lists.flat().map(({ digest }) => once(digest, true)));
        wave = [...started.keys()].filter((digest) => !asked.has(digest));
    }
    return copied;
}
/**
 * The last piece waits until the stream has ended well. What proves at its end not to be the digest's is never whole where it goes, and so it
 * is told as the fault of who sent it.
 */
async function* heldBack(stream) {
    let last;
    try {
        for await (const chunk of stream) {
            if (last !== undefined)
                yield last;
            last = chunk;
        }
    }
    catch (error) {
        if (!(error instanceof errors/* DigestMismatchError */.h))
            throw error;
        const hint = 'It is damaged there: build and push it again.';
        throw new SourceError(error.message, { ...(0,errors/* contextOf */.Vm)(error), hint });
    }
    if (last !== undefined)
        yield last;
}
/** Waits for all, so that nothing goes on behind an error's back, then throws the first error. */
async function settle(work) {
    const results = await Promise.allSettled(work);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed !== undefined)
        throw failed.reason;
}

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/model/system-error.ts
var system_error = __webpack_require__(67627);
;// CONCATENATED MODULE: ./src/registry/credentials/files.ts







/** Docker reads null as nothing, wherever it stands. */
const entrySchema = classic_schemas/* looseObject */._H3({
    auth: classic_schemas/* string */.YjP().nullish(),
    username: classic_schemas/* string */.YjP().nullish(),
    password: classic_schemas/* string */.YjP().nullish(),
    identitytoken: classic_schemas/* string */.YjP().nullish(),
    registrytoken: classic_schemas/* string */.YjP().nullish(),
});
const fileSchema = classic_schemas/* looseObject */._H3({
    auths: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), entrySchema.nullable()).nullish(),
    credHelpers: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* string */.YjP().nullable()).nullish(),
    credsStore: classic_schemas/* string */.YjP().nullish(),
});
/**
 * Where `docker login` and `podman login` leave credentials, the most particular first: the file that REGISTRY_AUTH_FILE names,
 * docker's, podman's of this boot, podman's of this user.
 */
function credentialPaths(env) {
    const set = (name) => {
        const value = env[name];
        return value === '' ? undefined : value;
    };
    const home = set('HOME') ?? (0,external_node_os_.homedir)();
    const uid = process.getuid?.() ?? 0;
    const runtime = set('XDG_RUNTIME_DIR');
    return [
        set('REGISTRY_AUTH_FILE'),
        (0,external_node_path_.join)(set('DOCKER_CONFIG') ?? (0,external_node_path_.join)(home, '.docker'), 'config.json'),
        runtime === undefined
            ? `/run/containers/${String(uid)}/auth.json`
            : (0,external_node_path_.join)(runtime, 'containers', 'auth.json'),
        (0,external_node_path_.join)(set('XDG_CONFIG_HOME') ?? (0,external_node_path_.join)(home, '.config'), 'containers', 'auth.json'),
    ].filter((path) => path !== undefined);
}
/**
 * Reads one file; undefined where there is none.
 * @throws CredentialsError when it cannot be read or is not of the expected form
 */
async function readCredentialsFile(path, registry) {
    let text;
    try {
        text = await (0,external_node_fs_promises_.readFile)(path, 'utf8');
    }
    catch (cause) {
        if ((0,system_error/* isAbsent */.W0)(cause))
            return undefined;
        throw new errors/* CredentialsError */.lE(`The credentials file ${path} cannot be read`, {
            registry,
            answer: String((0,system_error/* codeOf */.$N)(cause) ?? cause),
            hint: 'Make it readable, or point DOCKER_CONFIG or REGISTRY_AUTH_FILE to another one.',
            cause,
        });
    }
    if (text.trim() === '')
        return { path, auths: {}, credHelpers: {}, credsStore: undefined };
    try {
        const file = (0,json/* parseJson */.qF)(fileSchema, text, `the credentials file ${path}`);
        return {
            path,
            auths: file.auths ?? {},
            credHelpers: file.credHelpers ?? {},
            credsStore: file.credsStore === '' ? undefined : (file.credsStore ?? undefined),
        };
    }
    catch (error) {
        if (!(error instanceof json/* DataError */.fL))
            throw error;
        // Neither the text nor the parser's words are shown: both may hold a piece of a password.
        throw new errors/* CredentialsError */.lE(`The credentials file ${path} is not of the expected form`, {
            registry,
            hint: 'Log in again (docker login, podman login), which writes it anew.',
        });
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./src/model/child-env.ts
var child_env = __webpack_require__(12417);
// EXTERNAL MODULE: ./src/model/process-group.ts
var process_group = __webpack_require__(44682);
;// CONCATENATED MODULE: ./src/registry/credentials/run-helper.ts




/** An answer is a few lines; what goes on beyond has no end. Characters of both outputs. */
const run_helper_LONGEST = 1024 * 1024;
/** How long outputs may stay open after the helper's end: an agent that it started may hold them for good. Milliseconds. */
const DRAIN = 2_000;
/** What a helper did not keep to; the message goes on after its name. */
class HelperLimitError extends Error {
    name = 'HelperLimitError';
}
/**
 * Runs `PROGRAM get` with a text on its standard input. One that does not end, whatever it started or ignores, is ended with all of its
 * process group.
 * @throws HelperLimitError after `patience` milliseconds or a megabyte, CancelledError, the system's error when it cannot start
 */
function runHelper(program, input, options) {
    const { env, signal, patience } = options;
    return new Promise((resolve, reject) => {
        const child = (0,external_node_child_process_.spawn)(program, ['get'], { env: (0,child_env/* childEnv */.g)(env), detached: true });
        const outputs = { stdout: '', stderr: '' };
        const closeOutputs = () => {
            child.stdout.destroy();
            child.stderr.destroy();
        };
        const stop = (why) => {
            reject(why);
            if (child.pid !== undefined)
                (0,process_group/* signalGroup */.i)(child.pid, 'SIGKILL');
            closeOutputs();
        };
        const onAbort = () => {
            stop(new model_errors/* CancelledError */.cc('Stopped by a signal', { cause: signal.reason }));
        };
        const limit = setTimeout(() => {
            stop(new HelperLimitError(`did not answer within ${String(patience / 1000)} s`));
        }, patience);
        let drain;
        const tidy = () => {
            clearTimeout(limit);
            clearTimeout(drain);
            signal.removeEventListener('abort', onAbort);
        };
        for (const name of ['stdout', 'stderr']) {
            child[name].setEncoding('utf8').on('data', (text) => {
                outputs[name] += text;
                if (outputs.stdout.length + outputs.stderr.length > run_helper_LONGEST) {
                    stop(new HelperLimitError('writes without an end'));
                }
            });
        }
        child.once('error', (error) => {
            tidy();
            reject(error);
        });
        child.once('exit', () => {
            drain = setTimeout(closeOutputs, DRAIN);
        });
        child.once('close', (code) => {
            tidy();
            resolve({ code, ...outputs });
        });
        // A helper may end without reading; its exit status says more than EPIPE.
        child.stdin.on('error', () => undefined);
        child.stdin.end(input);
        signal.addEventListener('abort', onAbort, { once: true });
        if (signal.aborted)
            onAbort();
    });
}

;// CONCATENATED MODULE: ./src/registry/credentials/helper.ts







const helper_answerSchema = classic_schemas/* looseObject */._H3({ Username: classic_schemas/* string */.YjP(), Secret: classic_schemas/* string */.YjP() });
/** A piece of such an answer, whole or broken off. */
const ANSWER = /^\s*\{|\bsecret\\?["']\s*[:=]/im;
/** A helper that hangs (a keychain that waits for a person) must not hang the release. Milliseconds. */
const PATIENCE = 60_000;
/**
 * Asks `docker-credential-NAME get` (docker-credential-helpers' protocol: the server's URL on stdin, JSON on stdout).
 * Undefined when the helper knows no credentials for the server.
 * @param patience milliseconds
 * @throws CredentialsError when the helper is missing or fails, CancelledError when the signal aborts
 */
async function askHelper(name, server, options, patience = PATIENCE) {
    const program = `docker-credential-${name}`;
    const fail = (message, more = {}) => new errors/* CredentialsError */.lE(message, { registry: server, ...more });
    if (!/^[\w.-]+$/.test(name)) {
        throw fail(`${options.from} names a credential helper that cannot be one: "${name}"`);
    }
    const hint = `Run: echo ${server} | ${program} get`;
    const { code, stdout, stderr } = await runHelper(program, server, {
        ...options,
        patience,
    }).catch((cause) => {
        if (cause instanceof HelperLimitError) {
            throw fail(`The credential helper ${program} ${cause.message}`, { hint });
        }
        if (cause instanceof model_errors/* AppError */.uV)
            throw cause;
        throw (0,system_error/* isMissing */.b2)(cause)
            ? fail(`The credential helper ${program} is not installed`, {
                hint: `${options.from} asks for it: install ${program} on PATH, or take it out of that file and log in again.`,
                cause,
            })
            : fail(`The credential helper ${program} could not be run`, { answer: String(cause), cause });
    });
    if (code !== 0) {
        // Helpers print their errors on stdout. Only "not found" means: ask the next source.
        const words = `${stdout} ${stderr}`.trim();
        if (/credentials not found|no credentials server url/i.test(words))
            return undefined;
        // One that fails after it has answered has shown the secret, and may have repeated it anywhere.
        const isShown = words !== '' && !ANSWER.test(words);
        throw fail(`The credential helper ${program} failed`, {
            answer: isShown ? masked(words).slice(0, 500) : `exit status ${String(code)}`,
            hint,
        });
    }
    const parsed = helper_answerSchema.safeParse((0,json/* jsonOf */.o_)(stdout));
    // Its answer holds a secret, so it is never shown.
    if (!parsed.success)
        throw fail(`The credential helper ${program} gave an answer of another form`);
    const { Username: username, Secret: secret } = parsed.data;
    return username === '' && secret === '' ? undefined : { username, secret };
}

;// CONCATENATED MODULE: ./src/registry/credentials/keys.ts

/** The key under which docker keeps its Hub credentials, and the server URL that it gives to helpers. */
const DOCKER_HUB_KEY = 'https://index.docker.io/v1/';
const DOCKER_HUB_HOSTS = ['index.docker.io', 'docker.io', 'registry-1.docker.io'];
/** A key with scheme, API version and closing slash taken off: `https://ghcr.io/v2/` is `ghcr.io`. */
function plainKey(key) {
    return key
        .replace(/^https?:\/\//, '')
        .replace(/\/+$/, '')
        .replace(/\/v[12]$/, '')
        .toLowerCase();
}
/**
 * The entry of a map of credentials that serves a repository: the longest key that is its name or a parent of it
 * (containers-auth.json(5): `quay.io/org/app` before `quay.io/org` before `quay.io`), under any name of its host.
 */
function entryFor(map, repository) {
    const { registry, path } = (0,reference/* splitRepository */.T8)(repository);
    const hub = registry === reference/* DOCKER_HUB */.Xb;
    // Of two keys for one host, the form that docker writes today is the newer.
    const newest = hub ? DOCKER_HUB_KEY : registry;
    const entries = new Map();
    for (const [key, entry] of Object.entries(map)) {
        const name = plainKey(key);
        if (key === newest || !entries.has(name))
            entries.set(name, entry);
    }
    const parts = path.split('/');
    for (let depth = parts.length; depth >= 0; depth -= 1) {
        for (const host of hub ? DOCKER_HUB_HOSTS : [registry]) {
            const entry = entries.get([host, ...parts.slice(0, depth)].join('/'));
            if (entry !== undefined)
                return entry;
        }
    }
    return undefined;
}
/** What a helper is asked for. */
function helperServer(registry) {
    return registry === reference/* DOCKER_HUB */.Xb ? DOCKER_HUB_KEY : registry;
}

;// CONCATENATED MODULE: ./src/registry/credentials/credentials.ts





/** The user name by which docker marks a secret as an identity token. */
const IDENTITY_USER = '<token>';
/** Finds the credentials of a repository in what logins have left. Files and helpers are read once. */
class CredentialStore {
    #options;
    #found = new Map();
    #helpers = new Map();
    #warned = new Set();
    #files;
    constructor(options) {
        this.#options = options;
    }
    /**
     * Undefined means: nobody logged in there, go on without a name.
     * @throws CredentialsError when a source that should know cannot be used
     */
    find(repository) {
        const known = this.#found.get(repository);
        if (known !== undefined)
            return known;
        const search = this.#search(repository);
        this.#found.set(repository, search);
        return search;
    }
    async #search(repository) {
        const { registry } = (0,reference/* splitRepository */.T8)(repository);
        this.#files ??= this.#read(registry);
        for (const file of await this.#files) {
            const own = entryFor(file.credHelpers, repository);
            const helper = own === undefined ? file.credsStore : own;
            const credentials = (helper ? await this.#fromHelper(helper, registry, file.path) : undefined) ??
                this.#fromEntry(entryFor(file.auths, repository) ?? undefined, registry, file.path);
            if (credentials !== undefined)
                return credentials;
        }
        return undefined;
    }
    async #read(registry) {
        const paths = [...new Set(credentialPaths(this.#options.env))];
        const files = await Promise.all(paths.map((path) => readCredentialsFile(path, registry)));
        return files.filter((file) => file !== undefined);
    }
    async #fromHelper(name, registry, from) {
        const key = `${name} ${registry}`;
        const { env, signal } = this.#options;
        const asked = this.#helpers.get(key) ?? askHelper(name, helperServer(registry), { env, signal, from });
        this.#helpers.set(key, asked);
        const answer = await asked;
        if (answer === undefined)
            return undefined;
        const { username, secret } = answer;
        const password = this.#clean(secret, registry, `docker-credential-${name}`);
        return username === IDENTITY_USER
            ? { kind: 'identity', token: password }
            : { kind: 'basic', username, password };
    }
    #fromEntry(entry, registry, from) {
        if (entry === undefined)
            return undefined;
        const clean = (secret) => this.#clean(secret, registry, from);
        if (entry.identitytoken)
            return { kind: 'identity', token: clean(entry.identitytoken) };
        if (entry.registrytoken)
            return { kind: 'bearer', token: clean(entry.registrytoken) };
        let [username, password] = [entry.username ?? '', entry.password ?? ''];
        if (entry.auth) {
            const text = Buffer.from(entry.auth, 'base64').toString('utf8').replace(/\0+$/, '');
            const colon = text.indexOf(':');
            if (colon === -1) {
                throw new errors/* CredentialsError */.lE(`The entry for ${registry} in ${from} holds no user and password`, {
                    registry,
                    hint: `Log in to ${registry} again.`,
                });
            }
            username = text.slice(0, colon);
            password = text.slice(colon + 1);
        }
        // docker leaves an empty entry beside a credsStore: it says nothing.
        if (username === '' && password === '')
            return undefined;
        return username === IDENTITY_USER
            ? { kind: 'identity', token: clean(password) }
            : { kind: 'basic', username, password: clean(password) };
    }
    /** A new line at the end comes from `echo` or a secret pasted with its line end; it is never meant. Other blanks might be. */
    #clean(secret, registry, from) {
        const text = secret.replace(/\r?\n$/, '');
        if (text === '') {
            throw new errors/* CredentialsError */.lE(`The password for ${registry} is empty`, {
                registry,
                subject: from,
                hint: 'The secret that the login was given is empty or not set: secrets are not handed to pull requests of forks, nor to reusable workflows without "secrets: inherit".',
            });
        }
        if (text !== text.trim() && !this.#warned.has(registry)) {
            this.#warned.add(registry);
            this.#options.log.warning(`The password for ${registry} (${from}) begins or ends with blanks; it is used as it is`);
        }
        return text;
    }
}

;// CONCATENATED MODULE: ./src/registry/manifests/read.ts









function subjectOf(repository, target) {
    return `${repository}${(0,model_digest/* isDigest */.Bc)(target) ? '@' : ':'}${target}`;
}
function manifestCall(method, repository, target, action) {
    return {
        repository,
        method,
        at: `manifests/${target}`,
        action,
        headers: { accept: media_types/* MANIFEST_TYPES */._P.join(', ') },
        expect: method === 'HEAD' ? [200, 404, 405, 501] : [200, 404],
        doing: 'reading the manifest',
        subject: subjectOf(repository, target),
    };
}
/**
 * What a tag or digest names, by HEAD; by GET where the answer to HEAD leaves something out.
 * Undefined only on the manifest's own 404.
 */
async function headManifest(session, repository, target, purpose = 'pull') {
    const answer = await session.call(manifestCall('HEAD', repository, target, purpose));
    await discard(answer);
    const type = mediaTypeOf(answer);
    // A 404 of something else on the way comes with a page's type; its body tells.
    if (answer.status === 404 && (type === '' || type.includes('json')))
        return undefined;
    const digest = answer.headers['docker-content-digest'];
    const size = Number(answer.headers['content-length']);
    const known = media_types/* MANIFEST_TYPES */._P.includes(type);
    if (answer.status !== 200 ||
        typeof digest !== 'string' ||
        !(0,model_digest/* isDigest */.Bc)(digest) ||
        // What a tag names is known by its SHA-256 everywhere else, whatever else a registry computes.
        (!(0,model_digest/* isDigest */.Bc)(target) && (0,model_digest/* splitDigest */.vo)(digest).algorithm !== 'sha256') ||
        !known ||
        !(size > 0)) {
        return (await getManifest(session, repository, target, purpose))?.descriptor;
    }
    if ((0,model_digest/* isDigest */.Bc)(target) && sameAlgorithm(target, digest) && target !== digest) {
        throw mismatch(repository, target, `Docker-Content-Digest: ${digest}`);
    }
    return { mediaType: type, digest: (0,model_digest/* isDigest */.Bc)(target) ? target : digest, size };
}
/** A manifest by GET, its bytes checked against the digest asked for and the digest answered. */
async function getManifest(session, repository, target, purpose = 'pull') {
    return session.callFor(manifestCall('GET', repository, target, purpose), async (answer) => {
        const { registry } = (0,reference/* splitRepository */.T8)(repository);
        const subject = subjectOf(repository, target);
        const bytes = await bodyOf(answer, registry, subject);
        if (answer.status === 404) {
            assertOwn(answer, bytes.toString('utf8'), {
                registry,
                subject,
                doing: 'reading the manifest',
            });
            return undefined;
        }
        if (bytes.length === 0) {
            throw new errors/* UnavailableError */.hG(`${registry} sent an empty manifest`, {
                registry,
                subject,
                status: answer.status,
                transient: true,
            });
        }
        const digest = (0,model_digest/* isDigest */.Bc)(target) ? hashAs(target, bytes) : hashAs(undefined, bytes);
        if ((0,model_digest/* isDigest */.Bc)(target) && digest !== target)
            throw mismatch(repository, target, `sent: ${digest}`);
        const said = answer.headers['docker-content-digest'];
        if (typeof said === 'string' && (0,model_digest/* isDigest */.Bc)(said) && hashAs(said, bytes) !== said) {
            throw mismatch(repository, target, `Docker-Content-Digest: ${said}; sent: ${digest}`);
        }
        const mediaType = typeOf(answer, bytes, registry, subject);
        return { descriptor: { mediaType, digest, size: bytes.length }, bytes };
    });
}
function hashAs(like, bytes) {
    const algorithm = like === undefined ? 'sha256' : (0,model_digest/* splitDigest */.vo)(like).algorithm;
    return (0,model_digest/* parseDigest */.m)(`${algorithm}:${(0,external_node_crypto_.createHash)(algorithm).update(bytes).digest('hex')}`);
}
function sameAlgorithm(a, b) {
    return (0,model_digest/* splitDigest */.vo)(a).algorithm === (0,model_digest/* splitDigest */.vo)(b).algorithm;
}
function mediaTypeOf({ headers }) {
    return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
const shapeSchema = classic_schemas/* looseObject */._H3({
    mediaType: classic_schemas/* string */.YjP().optional(),
    manifests: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).optional(),
    layers: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).optional(),
});
/** The answer's type is believed; where it says nothing about manifests, the document's own, or its shape. */
function typeOf(answer, bytes, registry, subject) {
    const said = mediaTypeOf(answer);
    if (media_types/* MANIFEST_TYPES */._P.includes(said))
        return said;
    const refuse = (why) => {
        throw new errors/* ManifestInvalidError */.Vb(`${registry} answered with ${why}`, {
            registry,
            subject,
            answer: `Content-Type: ${said === '' ? '(none)' : said}`,
        });
    };
    if (/manifest\.v1\+(?:json|prettyjws)/.test(said) && said.includes('docker')) {
        return refuse('an image of the old schema 1, which cannot be joined into an index');
    }
    const shape = shapeSchema.safeParse(jsonOf(bytes));
    if (!shape.success)
        return refuse('something that is no manifest');
    if (shape.data.mediaType !== undefined)
        return shape.data.mediaType;
    if (shape.data.manifests !== undefined)
        return media_types/* OCI_INDEX */.$p;
    if (shape.data.layers !== undefined)
        return media_types/* OCI_MANIFEST */.EG;
    return refuse('something that is no manifest');
}
function jsonOf(bytes) {
    try {
        return JSON.parse(Buffer.from(bytes).toString('utf8'));
    }
    catch {
        return undefined;
    }
}
function mismatch(repository, target, answer) {
    const { registry } = (0,reference/* splitRepository */.T8)(repository);
    return new errors/* DigestMismatchError */.h(`${registry} sent a manifest that is not the digest's`, {
        registry,
        subject: subjectOf(repository, target),
        answer,
    });
}

;// CONCATENATED MODULE: ./src/registry/manifests/write.ts







/** Puts a manifest's bytes as they are, once or as often as can help. */
async function writeManifest(session, repository, target, { descriptor, bytes }) {
    const { registry } = (0,reference/* splitRepository */.T8)(repository);
    const subject = subjectOf(repository, target);
    const hash = (like) => {
        const { algorithm } = (0,model_digest/* splitDigest */.vo)(like);
        return `${algorithm}:${(0,external_node_crypto_.createHash)(algorithm).update(bytes).digest('hex')}`;
    };
    for (const claimed of [descriptor.digest, ...((0,model_digest/* isDigest */.Bc)(target) ? [target] : [])]) {
        if (hash(claimed) === claimed)
            continue;
        throw new errors/* DigestMismatchError */.h('The bytes of a manifest are not those of its digest', {
            registry,
            subject,
            answer: `${claimed} was to be put, the bytes are ${hash(claimed)}; nothing was sent`,
        });
    }
    const { children, config, layers } = partsOf({ descriptor, bytes });
    const answer = await session.call({
        repository,
        method: 'PUT',
        at: `manifests/${target}`,
        action: 'push',
        headers: { 'content-type': descriptor.mediaType },
        body: () => bytes,
        expect: [200, 201, 202, 204],
        doing: 'writing the manifest',
        subject,
        manifestTypes: [
            descriptor.mediaType,
            ...[...children, ...config, ...layers].map(({ mediaType }) => mediaType),
        ],
    });
    await discard(answer);
    const confirmed = answer.headers['docker-content-digest'];
    if (typeof confirmed === 'string' && (0,model_digest/* isDigest */.Bc)(confirmed) && hash(confirmed) !== confirmed) {
        throw new errors/* DigestMismatchError */.h(`${registry} confirmed another digest than was sent`, {
            registry,
            subject,
            answer: `Docker-Content-Digest: ${confirmed}; sent: ${descriptor.digest}`,
        });
    }
    // A login page or a proxy's greeting answers 200 as well: what does not say that it was stored must show it.
    if (answer.status !== 201 && confirmed === undefined) {
        const there = await headManifest(session, repository, target).catch((error) => {
            if (error instanceof errors/* ManifestInvalidError */.Vb)
                return undefined;
            throw error;
        });
        if (there === undefined || hash(there.digest) !== there.digest) {
            throw new errors/* UnavailableError */.hG(`${registry} does not say that it stored the manifest`, {
                registry,
                subject,
                status: answer.status,
                answer: `${answer.status} with Content-Type ${answer.headers['content-type'] ?? '(none)'}, and the manifest is not there`,
                hint: 'What answers may be a proxy or a login page on the way to the registry.',
                transient: true,
            });
        }
    }
    return { digest: descriptor.digest, subjectSeen: answer.headers['oci-subject'] !== undefined };
}

;// CONCATENATED MODULE: ./src/registry/manifests/pages.ts




/** The next page of a list (RFC 8288: `Link: <URL>; rel="next"`), relative to the page that names it. */
function nextPage(link, page) {
    for (const part of [link ?? []].flat()) {
        for (const [, target, parameters] of part.matchAll(/<([^>]*)>([^<]*)/g)) {
            if (target === undefined || !/;\s*rel="?(?:[^"]*\s)?next\b/i.test(parameters ?? ''))
                continue;
            if (URL.canParse(target, page.href))
                return new URL(target, page);
        }
    }
    return undefined;
}
/** No list is longer: what goes on beyond has no end. */
const MAX_PAGES = 2000;
const MAX_CHARACTERS = 64 * 1024 * 1024;
/**
 * Reads a list page by page.
 * @param first where it begins: the first that is not refused with 400, as a registry may not take pages of our size
 * @param absence what says at its beginning that there is none: the registry's own 404, or any of these statuses, in whatever form
 * @returns undefined when there is none
 * @throws UnavailableError when the pages turn in circles, RegistryError when there is no end to them
 */
async function readPages(session, repository, first, doing, absence) {
    const { registry } = (0,reference/* splitRepository */.T8)(repository);
    const pages = [];
    const seen = new Set();
    const starts = [...first];
    const absent = absence === 'own' ? [404] : absence;
    const circles = (answer) => {
        throw new errors/* UnavailableError */.hG(`${registry} turns in circles at ${doing}`, {
            registry,
            subject: repository,
            answer,
        });
    };
    let characters = 0;
    let at = starts.shift();
    while (at !== undefined) {
        const url = session.url(repository, at);
        if (seen.has(url.href))
            circles(`Link: <${url.href}>`);
        seen.add(url.href);
        const beginning = pages.length === 0;
        const page = await session.callFor({
            repository,
            method: 'GET',
            at,
            action: 'pull',
            expect: [
                200,
                ...(beginning ? absent : []),
                ...(beginning && starts.length > 0 ? [400] : []),
            ],
            doing,
        }, async (answer) => ({ answer, text: (await bodyOf(answer, registry, repository)).toString() }));
        const { answer, text } = page;
        if (absent.includes(answer.status)) {
            if (absence === 'own')
                assertOwn(answer, text, { registry, subject: repository, doing });
            return undefined;
        }
        if (answer.status === 400) {
            at = starts.shift();
            continue;
        }
        if (text === pages.at(-1)?.text)
            circles(`the same page again, as ${url.href}`);
        pages.push(page);
        characters += text.length;
        at = nextPage(answer.headers.link, url);
        if (at !== undefined && (pages.length >= MAX_PAGES || characters > MAX_CHARACTERS)) {
            throw new errors/* RegistryError */.gl(`${registry} comes to no end at ${doing}`, {
                registry,
                subject: repository,
                answer: `after ${pages.length} pages and ${characters} characters: Link: <${at.href}>`,
                hint: 'delete tags that nobody needs, or ask the registry’s operator why the list has no end',
            });
        }
    }
    return pages;
}

;// CONCATENATED MODULE: ./src/registry/manifests/referrers.ts









/** The tag under which clients keep referrers where a registry does not list them: `sha256-HEX` (OCI distribution spec, "Referrers Tag Schema"). */
function fallbackTag(digest) {
    return (0,reference/* parseTag */.ED)(digest.replace(':', '-').slice(0, 128));
}
/** How registries say that they do not know the API: besides the spec's 404, what others answer to a path that means nothing to them. */
const UNKNOWN = [400, 404, 405, 406, 501];
/** Manifests whose `subject` is the digest, as the registry lists them, or clients have listed them for it. */
async function listReferrers(session, repository, digest) {
    const at = [`referrers/${digest}`];
    const pages = await readPages(session, repository, at, 'listing the referrers', UNKNOWN);
    const [first, ...further] = pages ?? [];
    const listed = first && listOf(first);
    if (listed !== undefined) {
        const what = `the list of referrers of ${repository}@${digest}`;
        return [
            ...listed,
            ...further.flatMap(({ text }) => (0,json/* parseJson */.qF)(model_descriptor/* indexSchema */.me, text, what).manifests),
        ];
    }
    const tagged = await getManifest(session, repository, fallbackTag(digest));
    return tagged === undefined ? [] : partsOf(tagged).children;
}
/** What the API lists, if it is the API that answers: the spec lets it answer with an index, which tells its type; a proxy's page is none. */
function listOf({ answer, text }) {
    const [type = ''] = (answer.headers['content-type'] ?? '').split(';');
    if (type.trim().toLowerCase() !== media_types/* OCI_INDEX */.$p)
        return undefined;
    return model_descriptor/* indexSchema */.me.safeParse((0,json/* jsonOf */.o_)(text)).data?.manifests;
}
/** Lists a manifest among its subject's referrers, for a registry that has not done so itself. */
async function addToFallbackTag(session, repository, subject, manifest) {
    const { artifactType, annotations } = partsOf(manifest);
    const { mediaType, digest, size } = manifest.descriptor;
    const tag = fallbackTag(subject);
    const present = await getManifest(session, repository, tag);
    const listed = present === undefined ? [] : partsOf(present).children;
    if (listed.some((one) => one.digest === digest))
        return;
    const entry = {
        mediaType,
        digest,
        size,
        ...(artifactType === undefined ? {} : { artifactType }),
        ...(annotations === undefined ? {} : { annotations }),
    };
    const bytes = Buffer.from(JSON.stringify({ schemaVersion: 2, mediaType: media_types/* OCI_INDEX */.$p, manifests: [...listed, entry] }));
    const descriptor = { mediaType: media_types/* OCI_INDEX */.$p, digest: (0,model_digest/* digestOf */.ol)(bytes), size: bytes.length };
    await writeManifest(session, repository, tag, { descriptor, bytes });
}

;// CONCATENATED MODULE: ./src/registry/manifests/manifests.ts







/** Manifests of a run, with a memory of what was put: registries may need a moment until they show it everywhere. */
class Manifests {
    #session;
    #blobs;
    /** References under which a manifest was put. */
    #put = new Set();
    /** References under which a manifest was found. */
    #found = new Set();
    /** One writer at a time per fallback tag, which is read, changed and written. */
    #fallbacks = new Map();
    constructor(session, blobs) {
        this.#session = session;
        this.#blobs = blobs;
    }
    async resolve(repository, target, purpose) {
        const found = await this.#patiently(repository, target, () => headManifest(this.#session, repository, target, purpose));
        if (found !== undefined)
            this.#found.add(subjectOf(repository, found.digest));
        return found;
    }
    async get(repository, target, purpose) {
        const found = await this.#patiently(repository, target, () => getManifest(this.#session, repository, target, purpose));
        if (found !== undefined)
            this.#found.add(subjectOf(repository, found.descriptor.digest));
        return found;
    }
    async put(repository, target, manifest) {
        const { digest, subjectSeen } = await this.#write(repository, target, manifest);
        this.#put.add(subjectOf(repository, target)).add(subjectOf(repository, digest));
        const { subject } = partsOf(manifest);
        if (subject !== undefined && !subjectSeen) {
            const key = subjectOf(repository, subject.digest);
            const before = this.#fallbacks.get(key) ?? Promise.resolve();
            const added = before
                .catch(() => undefined)
                .then(() => addToFallbackTag(this.#session, repository, subject.digest, manifest));
            this.#fallbacks.set(key, added);
            await added;
        }
        return digest;
    }
    /**
     * A registry that misses what the manifest names is given a second chance: blobs that it had said to hold are sent again, children
     * that were put or seen a moment ago get a moment to show.
     */
    async #write(repository, target, manifest) {
        const write = () => writeManifest(this.#session, repository, target, manifest);
        const { config, layers, children } = partsOf(manifest);
        let sentAgain = false;
        return this.#session.retrier.run(async () => {
            try {
                return await write();
            }
            catch (error) {
                if (!(error instanceof errors/* ManifestBlobUnknownError */.jg))
                    throw error;
                const blobs = [...config, ...layers].map(({ digest }) => digest);
                if (!sentAgain && blobs.length > 0) {
                    sentAgain = true;
                    const named = error.missing.filter((digest) => blobs.includes(digest));
                    if (await this.#blobs.sendAgain(repository, named, blobs))
                        return write();
                }
                const fresh = children.filter(({ digest }) => {
                    const child = subjectOf(repository, digest);
                    return this.#put.has(child) || this.#found.has(child);
                });
                if (fresh.length === 0)
                    throw error;
                throw new errors/* ManifestBlobUnknownError */.jg(error.message, {
                    registry: error.registry,
                    subject: subjectOf(repository, target),
                    ...(error.answer === undefined ? {} : { answer: error.answer }),
                    ...(error.hint === undefined ? {} : { hint: error.hint }),
                    ...(error.status === undefined ? {} : { status: error.status }),
                    codes: error.codes,
                    missing: error.missing,
                    transient: true,
                });
            }
        });
    }
    /** A 404 for what was put before is not yet an absence. */
    async #patiently(repository, target, read) {
        const subject = subjectOf(repository, target);
        if (!this.#put.has(subject))
            return read();
        const { registry } = (0,reference/* splitRepository */.T8)(repository);
        return this.#session.retrier.run(async () => {
            const found = await read();
            if (found !== undefined)
                return found;
            throw new errors/* NotVisibleError */._F(`${registry} accepted the manifest and does not show it`, {
                registry,
                subject,
                status: 404,
                answer: 'the put was accepted (201), reading it back answers 404 Not Found',
                hint: (0,model_digest/* isDigest */.Bc)(target)
                    ? 'The registry may be slow to show what it holds: run the job again in a few minutes.'
                    : 'The registry may be slow, or somebody deleted the tag: run the job again in a few minutes.',
                transient: true,
            });
        });
    }
}

;// CONCATENATED MODULE: ./src/registry/manifests/tags.ts



/** The most that ECR and others take; who takes less (400) is asked without a number. */
const PAGE = 1000;
/**
 * OCI distribution spec, "Listing Tags". Go's encoders write an empty list as null or leave it out; then the repository's name must tell
 * that this is a list of tags at all, and no error with status 200.
 */
const tagsSchema = classic_schemas/* union */.KCZ([
    classic_schemas/* looseObject */._H3({ tags: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()) }),
    classic_schemas/* looseObject */._H3({ name: classic_schemas/* string */.YjP(), tags: classic_schemas/* null */.chJ().optional(), errors: classic_schemas/* undefined */.Vxk().optional() }),
]);
/** All tags, paged through to the end; none where the repository does not exist. */
async function listTags(session, repository) {
    const first = [`tags/list?n=${PAGE}`, 'tags/list'];
    const pages = (await readPages(session, repository, first, 'listing the tags', 'own')) ?? [];
    const what = `the list of tags of ${repository}`;
    return [...new Set(pages.flatMap(({ text }) => (0,json/* parseJson */.qF)(tagsSchema, text, what).tags ?? []))];
}

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
;// CONCATENATED MODULE: ./src/registry/transport/limits.ts

/** Small requests are cheap for both sides: so many more of them than of transfers. */
const REQUESTS_PER_TRANSFER = 8;
/** Bounds what runs at once per registry: transfers of blobs, and requests of any kind. */
class Limits {
    #transfers;
    #limits = new Map();
    /** @param transfers blobs on their way to one registry at once */
    constructor(transfers) {
        this.#transfers = transfers;
    }
    transfer(registry, work) {
        return this.#limit(`transfer ${registry}`, this.#transfers)(work);
    }
    request(registry, work) {
        return this.#limit(`request ${registry}`, this.#transfers * REQUESTS_PER_TRANSFER)(work);
    }
    #limit(key, most) {
        const limit = this.#limits.get(key) ?? (0,p_limit/* default */.A)(most);
        this.#limits.set(key, limit);
        return limit;
    }
}

;// CONCATENATED MODULE: ./src/registry/transport/session.ts






/** Requests to registries with all that every one of them needs: authorization, limits, retries, errors. */
class Session {
    #http;
    #auth;
    #limits;
    retrier;
    #insecureHosts;
    #first = new Map();
    constructor(parts) {
        this.#http = parts.http;
        this.#auth = parts.auth;
        this.#limits = parts.limits;
        this.retrier = parts.retrier;
        this.#insecureHosts = parts.insecureHosts;
    }
    /** Sends a request that may be repeated as it is, and repeats it where that can help. */
    call(call) {
        return this.retrier.run(() => this.once(call));
    }
    /** As {@link call}, and hands the body to `use` within the same try, so that a connection that breaks half way is tried again too. */
    callFor(call, use) {
        return this.retrier.run(async () => use(await this.once(call)));
    }
    /** Sends a request once (twice, where a token has died). */
    async once(call) {
        const { registry, path } = (0,reference/* splitRepository */.T8)(call.repository);
        const url = this.url(call.repository, call.at);
        const answer = await this.#afterFirst(call.repository, () => this.#limits.request(registry, () => this.#authorised(call, url, registry)));
        if (/^application\/grpc\b/.test(answer.headers['content-type'] ?? '')) {
            // A gateway's way of being broken: the status says 200 and there is nothing in it.
            await discard(answer);
            throw new errors/* UnavailableError */.hG(`${registry} failed at ${call.doing}`, {
                registry,
                subject: call.subject ?? call.repository,
                status: answer.status,
                answer: `${String(answer.status)} with content type application/grpc`,
                transient: true,
            });
        }
        if (call.expect.includes(answer.status))
            return answer;
        const about = {
            registry,
            path,
            subject: call.subject ?? call.repository,
            doing: call.doing,
            writing: call.action === 'push',
            loggedIn: await this.#auth.loggedIn(call.repository),
            ...(call.manifestTypes === undefined ? {} : { manifestTypes: call.manifestTypes }),
        };
        throw answerError(answer, await readAnswer(answer), about);
    }
    /** The URL of something below a repository's API. */
    url(repository, at) {
        if (at instanceof URL)
            return at;
        const { registry, path } = (0,reference/* splitRepository */.T8)(repository);
        return new URL(`${path}/${at}`, apiBase(registry, this.#insecureHosts));
    }
    async #authorised(call, url, registry) {
        const { repository, method, headers = {}, body } = call;
        const ours = url.origin === apiBase(registry, this.#insecureHosts).origin;
        const scopes = [
            repositoryScope((0,reference/* splitRepository */.T8)(repository).path, call.action),
            ...(call.alsoRead ?? []).map((other) => repositoryScope((0,reference/* splitRepository */.T8)(other).path, 'pull')),
        ];
        const send = async (authorization) => this.#http.send({ method, url, headers, authorization, body: await body?.() }, registry);
        if (!ours)
            return send(undefined);
        const authorization = await this.#auth.header(repository, scopes);
        const answer = await send(authorization);
        if (answer.status !== 401 || answer.url.origin !== url.origin)
            return answer;
        const renewed = await this.#auth.renew(repository, scopes, authorization, answer.headers);
        if (renewed === undefined)
            return answer;
        await discard(answer);
        return send(renewed);
    }
    /**
     * The first request to a registry goes alone, as its answer tells how all the others have to identify themselves; without
     * this, many in parallel would each be sent twice. Where nobody logged in there is most often nothing to learn, and waiting for it
     * would cost a round trip.
     */
    async #afterFirst(repository, work) {
        const { registry } = (0,reference/* splitRepository */.T8)(repository);
        if (!(await this.#auth.loggedIn(repository)))
            return work();
        const first = this.#first.get(registry);
        if (first !== undefined) {
            await first;
            return work();
        }
        const running = work();
        this.#first.set(registry, running.catch(() => undefined));
        return running;
    }
}

;// CONCATENATED MODULE: ./src/registry/client.ts














/** As docker does: fewer leave a fast line idle, more make slow registries answer 429. */
const TRANSFERS = 5;
/** A client for all registries of a run. Nothing is read or loaded before the first request. */
function createRegistry(options) {
    const { env, log, concurrency = TRANSFERS, userAgent = 'multiarch-publish' } = options;
    // What nobody waits for any more when the client is closed, such as the pause before another try, ends with it.
    const closing = new AbortController();
    const signal = AbortSignal.any([options.signal, closing.signal]);
    // Every request on its way listens to it: that many are no leak.
    (0,external_node_events_.setMaxListeners)(0, signal);
    const insecureHosts = options.insecureHosts.map((host) => host.toLowerCase());
    const timeouts = { ...DEFAULT_TIMEOUTS, ...options.timeouts };
    const retrier = new Retrier({ ...DEFAULT_POLICY, ...options.retry }, signal, (line) => {
        log.info(line);
    });
    const http = new Http({ env, signal, insecureHosts, userAgent, timeouts });
    const credentials = new CredentialStore({ env, signal, log });
    const auth = new Authenticator(credentials, new TokenService(http, retrier), insecureHosts);
    const limits = new Limits(concurrency);
    const session = new Session({ http, auth, limits, retrier, insecureHosts });
    const blobs = new Blobs(session, limits);
    const manifests = new Manifests(session, blobs);
    const registry = {
        resolve: (repository, target, purpose) => manifests.resolve(repository, target, purpose),
        getManifest: (repository, target, purpose) => manifests.get(repository, target, purpose),
        putManifest: (repository, target, manifest) => manifests.put(repository, target, manifest),
        hasBlob: (repository, digest) => hasBlob(session, repository, digest),
        readBlob: (repository, blob) => openBlob(session, repository, blob),
        uploadBlob: (repository, blob, source, upload) => blobs.upload(repository, blob, source, upload),
        copy: (from, to, target, known = []) => copyManifest({ registry, session, from, to, log, known }, target),
        listTags: (repository) => listTags(session, repository),
        referrers: (repository, digest) => listReferrers(session, repository, digest),
        close: () => {
            closing.abort(new Error('the client was closed'));
            return http.close();
        },
    };
    return registry;
}

;// CONCATENATED MODULE: ./src/steps/open-registry.ts

/** How a step treats registries: as it was told itself, else as its plan says. */
function registryInputs(inputs, plan) {
    return {
        insecureRegistries: inputs.insecureRegistries ?? plan.insecureRegistries,
        registryConcurrency: inputs.registryConcurrency ?? plan.registryConcurrency,
    };
}
/**
 * The registry client of a step. Opens no connection before the first request.
 * @param special what this step wants otherwise
 */
function openRegistry({ env, signal, log }, { insecureRegistries, registryConcurrency }, special = {}) {
    return createRegistry({
        env,
        signal,
        log,
        insecureHosts: insecureRegistries ?? [],
        ...(registryConcurrency === undefined ? {} : { concurrency: registryConcurrency }),
        ...special,
    });
}


/***/ })

};
