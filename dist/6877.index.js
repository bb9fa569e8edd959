export const id = 6877;
export const ids = [6877];
export const modules = {

/***/ 48933:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isGlob),
/* harmony export */   i: () => (/* binding */ markerPatterns)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(picomatch__WEBPACK_IMPORTED_MODULE_0__);

function isGlob(pattern) {
    return picomatch__WEBPACK_IMPORTED_MODULE_0___default().scan(pattern).isGlob;
}
/** The entries for which marker files must be looked up: globs, and paths that may be one file. */
function markerPatterns({ inputs, file }) {
    const entries = [...(inputs.templates ?? []), ...(file.templates ?? [])];
    return [...new Set(entries.map(({ pattern }) => pattern))].filter((pattern) => isGlob(pattern) || pattern.includes('/'));
}


/***/ }),

/***/ 78022:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ parseRemote),
/* harmony export */   yI: () => (/* binding */ readPlace),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_1__);


const run = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** HEAD of the checkout; undefined without git, without a repository or without a commit. */
async function readHead(cwd) {
    const text = await git(cwd, 'log', '-1', '--no-show-signature', '--format=%H %ct', 'HEAD');
    const [commit, time] = text?.split(' ') ?? [];
    return commit === undefined || time === undefined ? undefined : { commit, time: Number(time) };
}
async function readPlace(cwd) {
    const [branch, remote] = await Promise.all([
        git(cwd, 'symbolic-ref', '--quiet', '--short', 'HEAD'),
        git(cwd, 'remote', 'get-url', 'origin'),
    ]);
    return {
        ...(branch === undefined || branch === '' ? {} : { branch }),
        ...(remote === undefined || remote === '' ? {} : { remote }),
    };
}
/** The output of a git command; undefined when it fails. A checkout of another user (a container's) is read too: nothing in it is run. */
async function git(cwd, ...args) {
    try {
        const { stdout } = await run('git', ['-c', 'safe.directory=*', ...args], { cwd });
        return stdout.trim();
    }
    catch {
        return undefined;
    }
}
/** `owner/name` and the web address of a remote, in any of git's spellings; undefined for a remote that is a path. */
function parseRemote(remote) {
    const match = /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/.exec(remote) ??
        /^(?:[^@/:]*@)?([^@/:]+):(?!\/\/)(.+?)(?:\.git)?\/?$/.exec(remote);
    const [, host, path] = match ?? [];
    // One letter before a colon is a drive.
    if (host === undefined || path === undefined || host.length < 2)
        return undefined;
    return { repository: path, url: `https://${host}/${path}` };
}


/***/ }),

/***/ 56877:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  preparePlan: () => (/* binding */ preparePlan)
});

// EXTERNAL MODULE: ./src/inputs/read.ts + 6 modules
var read = __webpack_require__(83920);
// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(87206);
// EXTERNAL MODULE: ./src/plan/marker-patterns.ts
var marker_patterns = __webpack_require__(48933);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./src/sources/files.ts



/** The default config file; `.yaml` is taken as well, so that the other usual name is not passed over in silence. */
const DEFAULT_CONFIGS = ['.github/multiarch-publish.yml', '.github/multiarch-publish.yaml'];
class ConfigFileError extends errors/* AppError */.uV {
    name = 'ConfigFileError';
}
/** Bytes of the largest config file: more is no config, and reading it would take long. */
const MAX_CONFIG_BYTES = 1024 * 1024;
/**
 * Reads the config file: the one that was named, else the default if it exists.
 * @throws ConfigFileError when it cannot be read or is larger than a config can be
 */
async function readConfigFile(cwd, named) {
    for (const path of named === undefined ? DEFAULT_CONFIGS : [named]) {
        try {
            return { path, text: await readBounded((0,external_node_path_.resolve)(cwd, path), path) };
        }
        catch (cause) {
            if (cause instanceof ConfigFileError)
                throw cause;
            if (named === undefined && isAbsent(cause))
                continue;
            throw new ConfigFileError('the config file cannot be read', {
                subject: path,
                answer: cause instanceof Error ? cause.message : String(cause),
                hint: `the path is seen from ${cwd}; is the repository checked out?`,
                cause,
            });
        }
    }
    return undefined;
}
async function readBounded(file, path) {
    const { size } = await (0,promises_.stat)(file);
    if (size <= MAX_CONFIG_BYTES)
        return (0,promises_.readFile)(file, 'utf8');
    throw new ConfigFileError(`the config file has ${size} bytes, more than the ${MAX_CONFIG_BYTES} that one may have`, { subject: path, hint: 'is this the file that was meant? A config is a few kB of YAML' });
}
function isAbsent(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    return code === 'ENOENT' || code === 'ENOTDIR';
}
/**
 * The files that each pattern matches, as relative paths with `/`, sorted; links are followed. `.git` and `node_modules` are not
 * entered, and no pattern leads out of the folder.
 */
async function findMarkers(cwd, patterns) {
    if (patterns.length === 0)
        return new Map();
    const { glob } = await __webpack_require__.e(/* import() */ 3382).then(__webpack_require__.bind(__webpack_require__, 73382));
    const found = await Promise.all(patterns.map(async (pattern) => {
        const files = await glob(pattern.replace(/^\.\//, ''), {
            cwd,
            ignore: ['**/node_modules/**', '**/.git/**'],
            expandDirectories: false,
        });
        return [pattern, files.filter((file) => !file.startsWith('../')).sort()];
    }));
    return new Map(found);
}

// EXTERNAL MODULE: ./src/sources/git.ts
var git = __webpack_require__(78022);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./src/sources/repository-info.ts

const TIMEOUT = 5000;
const repositorySchema = schemas/* looseObject */._H3({
    description: schemas/* string */.YjP().nullish(),
    license: schemas/* looseObject */._H3({ spdx_id: schemas/* string */.YjP().nullish() }).nullish(),
});
/** What a repository says of itself, as labels take it; what it does not say is left out. */
function describeRepository(data) {
    const { success, data: found } = repositorySchema.safeParse(data);
    if (!success)
        return {};
    const { description, license } = found;
    const spdx = license?.spdx_id;
    return {
        ...(description ? { description } : {}),
        ...(spdx && spdx !== 'NOASSERTION' ? { licenses: spdx } : {}),
    };
}
/**
 * Asks GitHub for what the event did not bring: a schedule's has no repository. For labels alone, so that nothing is said when it fails.
 */
async function fetchRepository(env, token, signal) {
    const { GITHUB_API_URL: api = '', GITHUB_REPOSITORY: repository = '' } = env;
    if (api === '' || repository === '' || token === undefined)
        return {};
    const { EnvHttpProxyAgent, fetch } = await Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(7405), __webpack_require__.e(6752)]).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
    const dispatcher = new EnvHttpProxyAgent();
    try {
        const response = await fetch(`${api}/repos/${repository}`, {
            dispatcher,
            signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
            headers: {
                accept: 'application/vnd.github+json',
                authorization: `Bearer ${token}`,
                'user-agent': 'multiarch-publish',
            },
        });
        return response.ok ? describeRepository(await response.json()) : {};
    }
    catch {
        return {};
    }
    finally {
        await dispatcher.close().catch(() => undefined);
    }
}

;// CONCATENATED MODULE: ./src/sources/github.ts



const payloadSchema = schemas/* looseObject */._H3({
    pull_request: schemas/* looseObject */._H3({ number: schemas/* number */.aig().int() }).optional().catch(undefined),
    repository: schemas/* looseObject */._H3({
        description: schemas/* string */.YjP().nullish(),
        license: schemas/* looseObject */._H3({ spdx_id: schemas/* string */.YjP().nullish() }).nullish(),
    })
        .optional()
        .catch(undefined),
});
/** Reads the environment and the event's file. Nothing is asked of the network: each job of a run must read the same. */
async function readGitHub(env) {
    const value = (name) => env[name] || undefined;
    const ref = value('GITHUB_REF') ?? '';
    const repository = value('GITHUB_REPOSITORY');
    const payload = await readPayload(value('GITHUB_EVENT_PATH'));
    const server = value('GITHUB_SERVER_URL') ?? 'https://github.com';
    const facts = {
        repository,
        commit: value('GITHUB_SHA'),
        runId: value('GITHUB_RUN_ID'),
        // On a pull request the ref is a merge's, or the base's; the branch that is meant is the head.
        branch: value('GITHUB_HEAD_REF') ?? /^refs\/heads\/(.+)$/.exec(ref)?.[1],
        pullRequest: /^refs\/pull\/(\d+)\//.exec(ref)?.[1] ?? payload?.pull_request?.number.toString(),
        gitTag: /^refs\/tags\/(.+)$/.exec(ref)?.[1],
        event: value('GITHUB_EVENT_NAME'),
        sourceUrl: repository === undefined ? undefined : `${server}/${repository}`,
        ...describeRepository(payload?.repository),
    };
    return {
        facts: Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)),
        describesRepository: payload?.repository !== undefined,
    };
}
/** The event's payload; undefined where there is none that can be read (another CI that sets GitHub's variables). */
async function readPayload(path) {
    if (path === undefined)
        return undefined;
    try {
        return payloadSchema.parse(JSON.parse(await (0,promises_.readFile)(path, 'utf8')));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/sources/facts.ts






/** A plan needs a commit, and there is none. */
class FactsError extends errors/* AppError */.uV {
    name = 'FactsError';
}
/**
 * Gathers the facts of a plan from git, GitHub's environment and the files.
 * @throws FactsError when no commit is known
 */
async function gatherFacts(question) {
    const { env, cwd, markerPatterns } = question;
    const [head, { facts: github, describesRepository }, markers] = await Promise.all([
        (0,git/* readHead */.zy)(cwd),
        readGitHub(env),
        findMarkers(cwd, markerPatterns),
    ]);
    const commit = head?.commit ?? github.commit;
    if (commit === undefined || !/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(commit)) {
        throw new FactsError('there is no commit to publish', {
            subject: cwd,
            hint: 'run actions/checkout first, or run in a git repository that has a commit, or set GITHUB_SHA',
        });
    }
    if (question.time === 'commit' && head === undefined) {
        throw new FactsError('the time of the commit is not known here', {
            subject: cwd,
            hint: 'run actions/checkout in this job: jobs that plan for themselves take it from there',
        });
    }
    const time = question.time === 'now' || head === undefined ? Date.now() : head.time * 1000;
    const created = new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
    const described = question.time === 'now' && !describesRepository
        ? await fetchRepository(env, question.githubToken, question.signal)
        : {};
    const place = github.repository === undefined ? await (0,git/* readPlace */.yI)(cwd) : {};
    const remote = place.remote === undefined ? undefined : (0,git/* parseRemote */.M8)(place.remote);
    return {
        repository: remote?.repository ?? (0,external_node_path_.basename)(cwd),
        ...(remote === undefined ? {} : { sourceUrl: remote.url }),
        ...(place.branch === undefined ? {} : { branch: place.branch }),
        ...github,
        ...described,
        commit,
        created,
        ...(question.time === 'now' ? { date: created.slice(0, 10).replaceAll('-', '') } : {}),
        markers,
    };
}

;// CONCATENATED MODULE: ./src/steps/prepare-plan.ts





/**
 * Makes a plan from inputs, config file and the world.
 * @param forAll this process plans for all: a plan job, or a release on one machine; else each job makes the same plan for itself
 * @throws InputError, ConfigFileError, FactsError
 */
async function preparePlan({ inputs, env, cwd, signal }, forAll) {
    const named = inputs.config?.trim();
    const config = await readConfigFile(cwd, named === '' ? undefined : named);
    const spec = await (0,read/* readPlanSpec */.Fq)(inputs, config, { fixedOnly: !forAll });
    const gathering = gatherFacts({
        env,
        cwd,
        markerPatterns: (0,marker_patterns/* markerPatterns */.i)(spec),
        time: forAll ? 'now' : 'commit',
        githubToken: inputs['github-token'] || undefined,
        signal,
    }).catch((error) => {
        throw spec.problems.length > 0 ? new errors/* InputError */.dz(spec.problems) : error;
    });
    // The libraries of versions load while git answers.
    const [facts, { makePlan }] = await Promise.all([gathering, Promise.all(/* import() */[__webpack_require__.e(6167), __webpack_require__.e(9720)]).then(__webpack_require__.bind(__webpack_require__, 59720))]);
    return { ...makePlan(spec, facts), spec };
}


/***/ })

};
