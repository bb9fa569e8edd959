export const id = 9129;
export const ids = [9129];
export const modules = {

/***/ 67627:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   W0: () => (/* binding */ isAbsent),
/* harmony export */   b2: () => (/* binding */ isMissing)
/* harmony export */ });
/**
 * The code of a system's error (`ENOENT`), or the exit status of a program that failed; read by its shape, since it may come from another realm
 * than `Error` of this one.
 */
function codeOf(error) {
    if (typeof error !== 'object' || error === null || !('code' in error))
        return undefined;
    const { code } = error;
    return typeof code === 'string' || typeof code === 'number' ? code : undefined;
}
/** Does the system say that nothing is there? */
function isMissing(error) {
    return codeOf(error) === 'ENOENT';
}
/** The same, also where what should be a folder of the path is a file. */
function isAbsent(error) {
    return isMissing(error) || codeOf(error) === 'ENOTDIR';
}


/***/ }),

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
/* harmony export */   ik: () => (/* binding */ hasChanges),
/* harmony export */   yI: () => (/* binding */ readPlace),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87206);
/* harmony import */ var _model_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67627);




const HEAD_FORMAT = '--format=%H %ct';
const run = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** HEAD of the checkout; none without git, without a repository or without a commit. */
async function readHead(cwd) {
    try {
        const { stdout } = await start(cwd, ['log', '-1', '--no-show-signature', HEAD_FORMAT, 'HEAD']);
        const [commit, time] = stdout.trim().split(' ');
        if (commit !== undefined && time !== undefined)
            return { commit, time: Number(time) };
        return { reason: 'git shows none' };
    }
    catch (error) {
        if ((0,_model_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .isMissing */ .b2)(error))
            return { reason: 'git cannot be started here: is it installed?' };
        const said = stderrOf(error);
        return { reason: said === '' ? (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error) : said };
    }
}
/** What a program that failed said. */
function stderrOf(error) {
    return typeof error === 'object' && error !== null && 'stderr' in error
        ? String(error.stderr).trim()
        : '';
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
/** Milliseconds: who has a slow disk does not wait for a warning. */
const CHANGES_TIMEOUT = 1_000;
/**
 * Do tracked files differ from HEAD? False where git does not say so in time. A repository of another user is not asked: comparing files may
 * run the filters that it names.
 */
async function hasChanges(cwd) {
    const options = ['--no-optional-locks', '-c', 'core.fsmonitor=false'];
    const diff = ['diff', '--quiet', '--no-ext-diff', '--ignore-submodules=dirty', 'HEAD'];
    return run('git', [...options, ...diff], { cwd, timeout: CHANGES_TIMEOUT }).then(() => false, 
    // 1 is git's word for "they differ"; everything else is a failure.
    (error) => (0,_model_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error) === 1);
}
/** Milliseconds: a disk that answers later than that does not answer. */
const TIMEOUT = 30_000;
/** A checkout of another user (a container's) is read too: nothing in it is run. */
function start(cwd, args) {
    return run('git', ['-c', 'safe.directory=*', ...args], { cwd, timeout: TIMEOUT });
}
/** The output of a git command; undefined when it fails, or says nothing in time. */
async function git(cwd, ...args) {
    try {
        const { stdout } = await start(cwd, args);
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

/***/ 69129:
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
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./src/sources/checkout.ts



/** Milliseconds that git may take for a question; asked only where something is missing. */
const TIMEOUT = 2_000;
/** Names that may be a Dockerfile's, as git's pathspecs. */
const NAMES = [':(glob,icase)**/*dockerfile*', ':(glob,icase)**/*containerfile*'];
/**
 * The project's files in a folder. Nothing is asked of git while all that is looked for is there, which is why it is asked synchronously
 * where something is not.
 */
function openCheckout(cwd) {
    // Every leg asks the same, and git takes milliseconds for each answer.
    const known = new Map();
    let listed;
    return {
        has: (path) => {
            const answer = known.get(path) ?? mayHave(cwd, path);
            known.set(path, answer);
            return answer;
        },
        dockerfiles: () => (listed ??= listDockerfiles(cwd)),
    };
}
function mayHave(cwd, path) {
    return ((0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cwd, path)) ||
        isEmpty(cwd) ||
        isOutside(cwd, path) ||
        isLeftOut(cwd, path) ||
        isIgnored(cwd, path) ||
        isInSubmodule(cwd, path));
}
function listDockerfiles(cwd) {
    const options = ['-z', '--cached', '--others', '--exclude-standard'];
    const listed = git(cwd, 'ls-files', ...options, '--', ...NAMES);
    const paths = listed?.split('\0').filter((path) => path !== '') ?? namesIn(cwd);
    return [...new Set(paths)].filter((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(cwd, path))).sort();
}
/** A plan job without a checkout: nothing can be said of its files. */
function isEmpty(cwd) {
    return namesIn(cwd).every((name) => name === '.git');
}
/** `/tmp/Dockerfile`: made by a step of the job that builds, on its own machine. */
function isOutside(cwd, path) {
    return (0,external_node_path_.isAbsolute)(path) && (0,external_node_path_.relative)(cwd, path).startsWith('..');
}
/** A sparse checkout leaves out what other jobs have (git's skip-worktree flag, `S`). */
function isLeftOut(cwd, path) {
    return git(cwd, 'ls-files', '-t', '--', literal(path))?.startsWith('S ') === true;
}
function isIgnored(cwd, path) {
    // A rule such as `dist/` is for folders, and git cannot see that what is not there would be one.
    return [path, `${path}/`].some((each) => git(cwd, 'check-ignore', '--', each) !== undefined);
}
/** The plan job need not fetch submodules; those that are not fetched are empty folders. */
function isInSubmodule(cwd, path) {
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(cwd, '.gitmodules'), 'utf8');
    }
    catch {
        return false;
    }
    return [...text.matchAll(/^\s*path\s*=\s*(.+?)\s*$/gm)].some(([, module = '']) => namesIn((0,external_node_path_.join)(cwd, module)).length === 0 &&
        !(0,external_node_path_.relative)((0,external_node_path_.resolve)(cwd, module), (0,external_node_path_.resolve)(cwd, path)).startsWith('..'));
}
function literal(path) {
    return `:(literal)${path}`;
}
function namesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
/** The output of a git command; undefined when it fails. None of these runs anything that a foreign repository names. */
function git(cwd, ...args) {
    try {
        return (0,external_node_child_process_.execFileSync)('git', ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false', ...args], {
            cwd,
            encoding: 'utf8',
            timeout: TIMEOUT,
            maxBuffer: 64 * 1024 * 1024,
            stdio: ['ignore', 'pipe', 'ignore'],
        });
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./src/model/system-error.ts
var system_error = __webpack_require__(67627);
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
            if (named === undefined && (0,system_error/* isAbsent */.W0)(cause))
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
var sources_git = __webpack_require__(78022);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./src/sources/repository-info.ts

const repository_info_TIMEOUT = 5000;
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
            signal: AbortSignal.any([signal, AbortSignal.timeout(repository_info_TIMEOUT)]),
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
/** What stands for a commit that is not known, so that planning can find what else is wrong. No plan comes of it. */
const STAND_IN = '0'.repeat(40);
/** Gathers the facts of a plan from git, GitHub's environment and the files. */
async function gatherFacts(question) {
    const { env, cwd, markerPatterns } = question;
    const forAll = question.time === 'now';
    // On a CI system files that steps made are normal.
    const ownMachine = forAll && env.GITHUB_ACTIONS !== 'true' && (env.CI ?? '') === '';
    // Asked beside all the rest, so that nothing waits for one of them alone.
    const changes = ownMachine ? (0,sources_git/* hasChanges */.ik)(cwd) : Promise.resolve(false);
    const place = (env.GITHUB_REPOSITORY ?? '') === '' ? (0,sources_git/* readPlace */.yI)(cwd) : Promise.resolve({});
    const [head, { facts: github, describesRepository }, markers, { branch, remote }] = await Promise.all([(0,sources_git/* readHead */.zy)(cwd), readGitHub(env), findMarkers(cwd, markerPatterns), place]);
    const known = head.commit ?? github.commit;
    const commit = known !== undefined && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(known) ? known : undefined;
    const lacking = whatIsLacking(question, commit, head);
    const time = forAll || head.commit === undefined ? Date.now() : head.time * 1000;
    const created = new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
    const described = forAll && !describesRepository && lacking === undefined
        ? await fetchRepository(env, question.githubToken, question.signal)
        : {};
    const origin = remote === undefined ? undefined : (0,sources_git/* parseRemote */.M8)(remote);
    const facts = {
        repository: origin?.repository ?? (0,external_node_path_.basename)(cwd),
        ...(origin === undefined ? {} : { sourceUrl: origin.url }),
        ...(branch === undefined ? {} : { branch }),
        ...github,
        ...described,
        commit: commit ?? STAND_IN,
        ...((await changes) ? { changed: true } : {}),
        created,
        ...(forAll
            ? { date: created.slice(0, 10).replaceAll('-', ''), checkout: openCheckout(cwd) }
            : {}),
        markers,
    };
    return { facts, ...(lacking === undefined ? {} : { lacking }) };
}
function whatIsLacking({ cwd, time }, commit, head) {
    if (commit === undefined) {
        return new FactsError('there is no commit to publish', {
            subject: cwd,
            ...(head.commit === undefined ? { answer: head.reason } : {}),
            hint: 'run actions/checkout first, or run in a git repository that has a commit, or set GITHUB_SHA',
        });
    }
    if (time === 'now' || head.commit !== undefined)
        return undefined;
    return new FactsError('the time of the commit is not known here', {
        subject: cwd,
        hint: 'run actions/checkout in this job: jobs that plan for themselves take it from there',
    });
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
    });
    // The libraries of versions load while git answers.
    const [{ facts, lacking }, { makePlan }] = await Promise.all([
        gathering,
        Promise.all(/* import() */[__webpack_require__.e(6167), __webpack_require__.e(1944)]).then(__webpack_require__.bind(__webpack_require__, 51944)),
    ]);
    if (lacking === undefined)
        return { ...makePlan(spec, facts), spec };
    throw allTold(lacking, () => makePlan(spec, facts));
}
/** No plan can be made; what else is wrong with it is told in one go. */
function allTold(lacking, plan) {
    try {
        plan();
        return lacking;
    }
    catch (error) {
        if (!(error instanceof errors/* InputError */.dz))
            return error;
        const { message, answer = '', hint } = lacking;
        return new errors/* InputError */.dz([
            {
                where: 'commit',
                message: answer === '' ? message : `${message} – ${answer}`,
                ...(hint === undefined ? {} : { hint }),
            },
            ...error.problems,
        ]);
    }
}


/***/ })

};
