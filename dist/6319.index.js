export const id = 6319;
export const ids = [6319];
export const modules = {

/***/ 59179:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean),
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/** The known name that is most like the given one, where one is near enough to be what was meant. */
function nearest(name, known) {
    let best;
    let least = Math.max(1, Math.floor(name.length / 3)) + 1;
    for (const candidate of known) {
        // The lengths alone may be too far apart: a name of a thousand letters is compared with nothing.
        if (Math.abs(name.length - candidate.length) >= least)
            continue;
        const far = distance(name.toLowerCase(), candidate.toLowerCase());
        if (far < least)
            [best, least] = [candidate, far];
    }
    return best;
}
/** The hint for a name that nobody knows. */
function didYouMean(name, known) {
    const match = nearest(name, known);
    if (match !== undefined)
        return `did you mean ${match}?`;
    return known.length === 0 || known.length > 20 ? undefined : `known: ${known.join(', ')}`;
}
/** Levenshtein's distance. */
function distance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i += 1) {
        const next = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row[b.length] ?? 0;
}


/***/ }),

/***/ 81997:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ refuseUnbuildable),
/* harmony export */   unusedCommands: () => (/* binding */ unusedCommands)
/* harmony export */ });
/* harmony import */ var _model_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86676);
/* harmony import */ var _leg_build_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71246);


/** Refuses what no engine could build, before one tries: engine `command` without a command, a cache that is no reference. */
function refuseUnbuildable(templates, engine, problems) {
    for (const template of templates) {
        const { name, build } = template;
        if (engine === 'command' && build.command === undefined) {
            problems.add(`command of ${name}`, 'engine is command, and there is none');
        }
        for (const leg of template.legs) {
            const { cache } = (0,_leg_build_js__WEBPACK_IMPORTED_MODULE_1__/* .legBuildSpec */ .Y)(template, leg);
            if (cache.startsWith('registry:')) {
                problems.attempt(`cache of ${name}`, () => (0,_model_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .parseReference */ .F2)(cache.slice('registry:'.length)));
            }
        }
    }
}
/**
 * A command that no engine will run is most likely a forgotten `engine: command`.
 * @param engine the one that will build: the plan's, or what a step says itself
 */
function unusedCommands(plan, engine) {
    if (engine === 'command')
        return [];
    return plan.templates
        .filter(({ build }) => build.command !== undefined)
        .map(({ name }) => `${name} has a command, which only engine "command" runs; engine is ${engine}`);
}


/***/ }),

/***/ 41749:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decodePlan: () => (/* binding */ decodePlan),
/* harmony export */   encodePlan: () => (/* binding */ encodePlan),
/* harmony export */   isPlanText: () => (/* binding */ isPlanText),
/* harmony export */   planHash: () => (/* binding */ planHash)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95305);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87979);
/* harmony import */ var _model_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67978);




const PREFIX = 'mp1.';
/** A plan of 256 legs is some hundred kB; what unpacks to more is no plan. */
const MAX_JSON_BYTES = 16 * 1024 * 1024;
/** The output `plan`: `mp1.` and the base64url of the gzipped JSON (spec section 5 says why). */
function encodePlan(plan) {
    return PREFIX + (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(plan), { level: 9 }).toString('base64url');
}
/** Does the text look like a plan itself, and not like the name of a file that holds one? */
function isPlanText(text) {
    return text.startsWith(PREFIX) || text.trimStart().startsWith('{');
}
/**
 * Reads a plan from its encoded form or from plain JSON.
 * @throws DataError when it is neither, or not of this version's form
 */
function decodePlan(text) {
    const trimmed = text.trim();
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(_model_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planSchema */ .Fu, trimmed.startsWith(PREFIX) ? unpack(trimmed.slice(PREFIX.length)) : trimmed, 'the plan');
}
function unpack(base64url) {
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(Buffer.from(base64url, 'base64url'), { maxOutputLength: MAX_JSON_BYTES });
    }
    catch (cause) {
        throw new _model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .DataError */ .fL('the plan is damaged: what follows mp1. is not base64url of gzipped JSON', {
            answer: cause instanceof Error ? cause.message : String(cause),
            hint: 'hand over the output `plan` of the plan step whole, as it is',
            cause,
        });
    }
}
/** Names a plan in records: equal plans give equal hashes, whatever the order of their keys. */
function planHash(plan) {
    return (0,_model_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(plan));
}


/***/ }),

/***/ 71246:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ legBuildSpec),
/* harmony export */   z: () => (/* binding */ mapTexts)
/* harmony export */ });
/* harmony import */ var _model_platform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3154);
/* harmony import */ var _model_placeholders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70891);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14232);



/** What `legBuildSpec` leaves alone: all but the leg's own. */
const LATER = _model_placeholders_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACEHOLDERS */ .je.filter((name) => name !== 'os' && name !== 'arch');
/**
 * How one leg is built: the template's spec with `{os}` and `{arch}`, which the plan leaves open, filled in, and with what the step's own
 * inputs say (spec section 3, "Free beside plan"). Maps merge, everything else replaces. A time limit of 0 is none.
 */
function legBuildSpec(template, leg, overrides = {}) {
    const merged = {
        ...template.build,
        ...overrides,
        secretFiles: { ...template.build.secretFiles, ...overrides.secretFiles },
    };
    const { timeout, stallTimeout, ...rest } = merged;
    const { os } = (0,_model_platform_js__WEBPACK_IMPORTED_MODULE_0__/* .splitPlatform */ .iQ)(leg.platform);
    const values = { os, arch: (0,_model_platform_js__WEBPACK_IMPORTED_MODULE_0__/* .archName */ .iv)(leg.platform) };
    return mapTexts({
        ...rest,
        ...(timeout === undefined || timeout === 0 ? {} : { timeout }),
        ...(stallTimeout === undefined || stallTimeout === 0 ? {} : { stallTimeout }),
    }, (text) => (0,_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .fillText */ .BB)(text, values, LATER));
}
/** Applies `fill` to every text of a build spec that may hold placeholders. */
function mapTexts(spec, fill) {
    const map = (texts) => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fill(text)]));
    const { file, target, network, command, smoke } = spec;
    return {
        ...spec,
        context: fill(spec.context),
        ...(file === undefined ? {} : { file: fill(file) }),
        ...(target === undefined ? {} : { target: fill(target) }),
        ...(network === undefined ? {} : { network: fill(network) }),
        ...(command === undefined ? {} : { command: fill(command) }),
        ...(smoke === undefined ? {} : { smoke: fill(smoke) }),
        buildArgs: map(spec.buildArgs),
        buildContexts: map(spec.buildContexts),
        labels: map(spec.labels),
        annotations: map(spec.annotations),
        secretFiles: map(spec.secretFiles),
        cache: fill(spec.cache),
        extraArgs: spec.extraArgs.map(fill),
    };
}


/***/ }),

/***/ 98079:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ refuseLargeOutputs),
/* harmony export */   xF: () => (/* binding */ refuseTooManyLegs)
/* harmony export */ });
/* unused harmony exports MAX_LEGS, MAX_OUTPUT_BYTES, MAX_VARIABLE_BYTES, utf16Bytes */
/** Jobs that a matrix may have (GitHub, "Usage limits"). */
const MAX_LEGS = 256;
/** Bytes that all outputs of a job may have together, counted as UTF-16 (GitHub, "Usage limits"). */
const MAX_OUTPUT_BYTES = 1_000_000;
/** Bytes of one environment variable, its name and the end included: Linux' MAX_ARG_STRLEN. The input `plan` comes in one. */
const MAX_VARIABLE_BYTES = 131_072;
function refuseTooManyLegs(templates, problems) {
    const legs = templates.reduce((sum, template) => sum + template.legs.length, 0);
    if (legs > MAX_LEGS) {
        problems.add('templates', `${legs} legs (${templates.length} templates on their platforms) are more than the ${MAX_LEGS} jobs of a matrix`, 'publish in several runs: choose with templates or exclude');
    }
}
/** Refuses outputs that GitHub would drop or a later step could not be given (spec section 5), with the numbers. */
function refuseLargeOutputs(outputs, problems) {
    const bytes = Object.values(outputs).reduce((sum, value) => sum + utf16Bytes(value), 0);
    if (bytes > MAX_OUTPUT_BYTES) {
        problems.add('outputs', `the plan's outputs have ${bytes} bytes as UTF-16, more than the ${MAX_OUTPUT_BYTES} that a job may hand on`, 'publish in several runs, or with fewer and shorter tags, labels and build arguments');
    }
    const variable = Buffer.byteLength(`INPUT_PLAN=${outputs.plan ?? ''}`) + 1;
    if (variable > MAX_VARIABLE_BYTES) {
        problems.add('outputs', `the plan has ${variable} bytes as an environment variable, more than the ${MAX_VARIABLE_BYTES} that one may have`, 'publish in several runs, or with fewer and shorter labels and build arguments');
    }
}
function utf16Bytes(text) {
    return text.length * 2;
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

/***/ 28159:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ Problems)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);


/** How many templates a problem names. */
const MAX_NAMED = 3;
/**
 * Gathers what is wrong with a plan, so that all of it is reported at once; the same words about the same thing come once, and what is wrong
 * with several templates in the same way (`tags of web`, `tags of api`) is one problem.
 */
class Problems {
    #found = new Map();
    add(where, message, hint) {
        const problem = { where, message, ...(hint === undefined ? {} : { hint }) };
        this.#found.set(`${where}\0${message}`, problem);
    }
    /** What `work` returns; what it throws becomes a problem. */
    attempt(where, work) {
        try {
            return work();
        }
        catch (error) {
            this.add(where, error instanceof Error ? error.message : String(error));
            return undefined;
        }
    }
    get all() {
        const groups = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(this.#found.values(), ({ where, message, hint = '' }) => [OF_ONE.exec(where)?.[1] ?? where, message, hint].join('\0'));
        return [...groups.values()].flatMap((group) => {
            const [first] = group;
            return first === undefined ? [] : [{ ...first, where: together(group) }];
        });
    }
    get count() {
        return this.#found.size;
    }
    /** @throws InputError when there is any */
    raise() {
        if (this.#found.size > 0)
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(this.all);
    }
}
/** `tags of web`: the key, and the template whose it is. */
const OF_ONE = /^(\S+) of (.+)$/;
function together(group) {
    const parts = group.map(({ where }) => OF_ONE.exec(where));
    const key = parts[0]?.[1];
    if (key === undefined)
        return group[0]?.where ?? '';
    const names = parts.flatMap((part) => part?.[2] ?? []);
    const rest = names.length - MAX_NAMED;
    const shown = names.slice(0, rest === 1 ? undefined : MAX_NAMED).join(', ');
    return `${key} of ${shown}${rest > 1 ? ` and ${rest} more` : ''}`;
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

/***/ 95203:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkPackage: () => (/* binding */ checkPackage)
});

// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(87206);
// EXTERNAL MODULE: ./src/plan/versions.ts
var versions = __webpack_require__(73390);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./src/model/format.ts
var format = __webpack_require__(60826);
// EXTERNAL MODULE: ./node_modules/@renovatebot/pep440/index.js
var pep440 = __webpack_require__(68898);
var pep440_default = /*#__PURE__*/__webpack_require__.n(pep440);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./src/sources/package-index.ts


const SIMPLE_JSON = 'application/vnd.pypi.simple.v1+json';
const REQUEST_TIMEOUT = 20_000;
const simpleSchema = schemas/* looseObject */._H3({
    files: schemas/* array */.YOg(schemas/* looseObject */._H3({ filename: schemas/* string */.YjP(), yanked: schemas/* union */.KCZ([schemas/* boolean */.zMY(), schemas/* string */.YjP()]).optional() })),
});
const releaseSchema = schemas/* looseObject */._H3({
    urls: schemas/* array */.YOg(schemas/* looseObject */._H3({
        filename: schemas/* string */.YjP(),
        yanked: schemas/* boolean */.zMY().optional(),
        yanked_reason: schemas/* string */.YjP().nullish(),
    })),
});
/**
 * Looks a version up as pip does, on the index's simple page (PEP 503, PEP 691), which every mirror has. Where there is no such page, PyPI's
 * own JSON API is asked.
 */
async function lookUp(index, project, version, signal) {
    const { root, simple, authorization } = addresses(index.url);
    const name = project.toLowerCase().replace(/[-_.]+/g, '-');
    const page = await get(`${simple}/${name}/`, authorization, signal);
    if (page.kind === 'failed')
        return page;
    if (page.kind === 'answer') {
        return judge(ofVersion(readPage(page.type, page.body), name, version), `${name} is there, ${version} is not`);
    }
    if (root === undefined)
        return { kind: 'absent', why: `${name} is not there` };
    const release = await get(`${root}/pypi/${name}/${encodeURIComponent(version)}/json`, authorization, signal);
    if (release.kind === 'failed')
        return release;
    if (release.kind === 'absent')
        return { kind: 'absent', why: `${name} ${version} is not there` };
    const parsed = releaseSchema.safeParse(parseJson(release.body));
    if (!parsed.success)
        return { kind: 'failed', why: 'the answer is no release', final: true };
    return judge(parsed.data.urls.map(({ filename, yanked, yanked_reason: reason }) => ({
        filename,
        yanked: yanked === true ? (reason ?? true) : false,
    })), `${name} ${version} has no file yet`);
}
function judge(files, otherwise) {
    if (files.length === 0)
        return { kind: 'absent', why: otherwise };
    const yanked = files.filter((file) => file.yanked !== false);
    const reason = yanked
        .map((file) => file.yanked)
        .find((why) => typeof why === 'string' && why !== '');
    return {
        kind: 'found',
        files: files.length,
        yanked: yanked.length,
        ...(typeof reason === 'string' ? { reason } : {}),
    };
}
/** Where to ask: a URL that ends with `simple` is a mirror's page as pip takes it; any other is the root of an index like PyPI. */
function addresses(given) {
    const url = new URL(given);
    const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    const authorization = login === ':' ? undefined : `Basic ${Buffer.from(login).toString('base64')}`;
    url.username = '';
    url.password = '';
    const base = url.href.replace(/\/+$/, '');
    return /\/\+?simple$/.test(base)
        ? { root: undefined, simple: base, authorization }
        : { root: base, simple: `${base}/simple`, authorization };
}
async function get(url, authorization, signal) {
    // Loaded only where a package is asked for. The agent honours the proxy variables.
    const { EnvHttpProxyAgent, fetch } = await Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(7405), __webpack_require__.e(6752)]).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
    const dispatcher = new EnvHttpProxyAgent();
    try {
        const response = await fetch(url, {
            dispatcher,
            signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT)]),
            headers: {
                accept: `${SIMPLE_JSON}, text/html;q=0.5, application/json;q=0.5`,
                ...(authorization === undefined ? {} : { authorization }),
            },
        });
        if (response.status === 404)
            return { kind: 'absent' };
        const why = `${url} answered ${response.status} ${response.statusText}`.trim();
        if (!response.ok)
            return { kind: 'failed', why, final: [400, 401, 403].includes(response.status) };
        const type = response.headers.get('content-type') ?? '';
        return { kind: 'answer', type, body: await response.text() };
    }
    catch (error) {
        signal.throwIfAborted();
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
        return {
            kind: 'failed',
            why: `${url}: ${cause instanceof Error ? cause.message : String(cause)}`,
            final: false,
        };
    }
    finally {
        await dispatcher.close().catch(() => undefined);
    }
}
function readPage(type, body) {
    if (!type.includes('json'))
        return readHtml(body);
    const parsed = simpleSchema.safeParse(parseJson(body));
    if (!parsed.success)
        return [];
    return parsed.data.files.map(({ filename, yanked = false }) => ({ filename, yanked }));
}
/** A page of PEP 503: an anchor per file, whose text is the file's name. */
function readHtml(body) {
    return [...body.matchAll(/<a\b([^>]*)>([^<]*)<\/a>/gi)].map(([, attributes = '', text = '']) => {
        const yanked = /\bdata-yanked(?:\s*=\s*"([^"]*)")?/i.exec(attributes);
        return { filename: text.trim(), yanked: yanked === null ? false : yanked[1] || true };
    });
}
/** The files of one version: wheels are NAME-VERSION-…, source archives NAME-VERSION.tar.gz (PEP 427, PEP 625). */
function ofVersion(files, name, version) {
    return files.filter(({ filename }) => {
        const base = filename.replace(/\.(?:tar\.(?:gz|bz2|xz)|tgz|zip|whl|egg)$/i, '');
        // An old source archive may have dashes in its name: what follows the name is the version.
        const rest = base.split('-');
        for (let parts = 1; parts < rest.length; parts += 1) {
            const head = rest
                .slice(0, parts)
                .join('-')
                .toLowerCase()
                .replace(/[-_.]+/g, '-');
            if (head !== name)
                continue;
            const tail = filename.endsWith('.whl') ? (rest[parts] ?? '') : rest.slice(parts).join('-');
            if (pep440_default().valid(tail) !== null && pep440_default().eq(tail, version))
                return true;
        }
        return false;
    });
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/sources/package-wait.ts




/** The version that is to be published is not on the package index. */
class PackageError extends errors/* AppError */.uV {
    name = 'PackageError';
}
/** Milliseconds between two rounds; the last one repeats. */
const PAUSES = [1000, 2000, 4000, 8000, 15_000, 30_000];
/**
 * Waits until an index has the version: it may have been uploaded a moment ago. A line of progress per round.
 * @throws PackageError when the time is over, an index refuses, or every file of the version is yanked; CancelledError
 */
async function waitForPackage({ name, version, indexes, wait }, log, signal) {
    const began = performance.now();
    const elapsed = () => (performance.now() - began) / 1000;
    const said = new Map();
    try {
        for (let round = 0;; round += 1) {
            for (const index of indexes) {
                const found = await lookUp(index, name, version, signal);
                if (found.kind === 'found')
                    return accept(found, index);
                said.set(index.label, found.why);
                if (found.kind === 'failed' && found.final)
                    throw failed('refuses to say');
            }
            const left = wait - elapsed();
            if (left <= 0)
                throw failed(wait === 0 ? 'does not have' : `does not have, after ${(0,format/* formatSeconds */.X)(wait)},`);
            const pause = Math.min(PAUSES[Math.min(round, PAUSES.length - 1)] ?? 0, left * 1000);
            log.info(`waiting for ${name} ${version}, ${(0,format/* formatSeconds */.X)(elapsed())} of ${(0,format/* formatSeconds */.X)(wait)}: ${answers()}`);
            await (0,promises_.setTimeout)(pause, undefined, { signal });
        }
    }
    catch (error) {
        if (signal.aborted)
            throw new errors/* CancelledError */.cc(`cancelled while waiting for ${name} ${version}`);
        throw error;
    }
    function answers() {
        return [...said].map(([label, why]) => `${label}: ${why}`).join('; ');
    }
    function failed(what) {
        const labels = indexes.map(({ label }) => label).join(' and ');
        return new PackageError(`${labels} ${what} ${name} ${version}; nothing was built`, {
            answer: answers(),
            hint: 'check the version, upload the package first, raise package-wait, or leave out the input package',
        });
    }
    function accept({ files, yanked, reason }, index) {
        const why = reason === undefined ? '' : `: ${reason}`;
        if (yanked === files) {
            throw new PackageError(`${name} ${version} was yanked from ${index.label}${why}`, {
                hint: 'publish another version; leave out the input package to build this one all the same',
            });
        }
        if (yanked > 0) {
            log.warning(`${yanked} of ${files} files of ${name} ${version} were yanked from ${index.label}${why}`);
        }
        log.info(`${name} ${version} is on ${index.label}: ${files} ${files === 1 ? 'file' : 'files'}`);
        return index;
    }
}

;// CONCATENATED MODULE: ./src/steps/check-package.ts



const DEFAULT_WAIT = 600;
/**
 * Waits for the package that the release is made of (spec section 6, `package`): a release must be on PyPI; a pre-release is looked for on
 * PyPI, then on TestPyPI. Without a version there is nothing to look for.
 * @throws PackageError, InputError for a version that no package can have
 */
async function checkPackage(plan, { inputs, file }, { log, signal }) {
    const asked = inputs.package ?? file.package;
    if (asked === undefined)
        return;
    const name = asked.replace(/^pypi:/, '');
    const version = plan.version === null ? undefined : (0,versions/* parseVersion */.ot)(plan.version);
    if (version === undefined) {
        log.info(`package ${name} is not looked for: there is no version`);
        return;
    }
    if (!(0,versions/* isPythonVersion */.Fk)(version)) {
        const message = `${version.text} is no version of PEP 440, and ${asked} can only have such`;
        throw new errors/* InputError */.dz([{ where: 'version', message }]);
    }
    const url = inputs['pypi-url'] ?? file['pypi-url'] ?? 'https://pypi.org';
    const testUrl = inputs['test-pypi-url'] ?? file['test-pypi-url'] ?? 'https://test.pypi.org';
    const early = plan.channel === 'prerelease' || (plan.channel !== 'release' && (0,versions/* isPreRelease */.Ty)(version));
    await log.group(`Package ${name} ${version.text}`, () => waitForPackage({
        name,
        version: version.text,
        indexes: [{ label: 'PyPI', url }, ...(early ? [{ label: 'TestPyPI', url: testUrl }] : [])],
        wait: inputs['package-wait'] ?? file['package-wait'] ?? DEFAULT_WAIT,
    }, log, signal));
}


/***/ }),

/***/ 62417:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  outputsOf: () => (/* binding */ outputsOf),
  plan: () => (/* binding */ plan)
});

// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(87206);
// EXTERNAL MODULE: ./src/plan/build-checks.ts
var build_checks = __webpack_require__(81997);
// EXTERNAL MODULE: ./src/plan/codec.ts
var codec = __webpack_require__(41749);
// EXTERNAL MODULE: ./src/plan/limits.ts
var limits = __webpack_require__(98079);
// EXTERNAL MODULE: ./src/model/platform.ts
var platform = __webpack_require__(3154);
;// CONCATENATED MODULE: ./src/plan/matrix.ts

/** The output `matrix`: one row per leg, for `strategy.matrix` (spec section 5). */
function matrixOf(plan) {
    return {
        include: plan.templates.flatMap((template) => template.legs.map((leg) => ({
            template: template.name,
            platform: leg.platform,
            arch: (0,platform/* archName */.iv)(leg.platform),
            runner: leg.runner,
            optional: leg.optional,
            emulated: leg.emulated,
            slug: leg.slug,
        }))),
    };
}

// EXTERNAL MODULE: ./src/plan/moving.ts
var moving = __webpack_require__(57481);
// EXTERNAL MODULE: ./src/plan/releases.ts
var releases = __webpack_require__(33121);
;// CONCATENATED MODULE: ./src/plan/outlook.ts


/**
 * What would become of every index tag in every registry, against what the registries hold now.
 * @param built the index's digest by template, where it is known already: a plan alone cannot know it, and then no tag is `unchanged`
 */
function tagOutlook(plan, view, built = new Map()) {
    return plan.templates.flatMap((template) => {
        const moving = new Map(template.movingTags.map((tag) => [tag.tag, tag]));
        const tags = [...template.exactTags, ...moving.keys()];
        return template.images.flatMap((image) => tags.map((tag) => {
            const own = moving.get(tag);
            const stays = own === undefined ? undefined : reasonToStay(plan, template, image, own, view);
            return { template: template.name, image, tag, ...stateOf(image, tag, stays) };
        }));
        function stateOf(image, tag, stays) {
            const seen = view.get(image);
            const present = seen?.kind === 'read' ? seen.digests.get(tag) : undefined;
            const now = present === undefined ? {} : { present };
            if (present !== undefined && present === built.get(template.name)) {
                return { state: 'unchanged', ...now };
            }
            if (stays !== undefined)
                return { ...stays, ...now };
            if (seen?.kind !== 'read')
                return { state: 'unknown yet', ...(seen && { reason: seen.why }) };
            if (!seen.tags.includes(tag))
                return { state: 'new' };
            if (plan.onExisting === 'fail' && !moving.has(tag)) {
                return {
                    state: 'refused',
                    ...now,
                    reason: 'it is there, and on-existing is fail: only the same image may have it',
                };
            }
            return { state: 'replaced', ...now };
        }
    });
}
/** Why a moving tag would not move, or that this cannot be told yet; undefined when it would. */
function reasonToStay(plan, template, image, tag, view) {
    const seen = template.images.map((each) => view.get(each));
    const decision = (0,moving/* decideMovingTag */.T)({
        tag,
        version: plan.version,
        releases: (0,releases/* readReleases */.tl)(new Set(seen.flatMap((each) => (each?.kind === 'read' ? each.tags : []))), (0,releases/* releaseRules */.nX)(template, plan.version, tag)),
    });
    // One registry is enough to hold a tag; to let it move takes all of them.
    if (!decision.move)
        return { state: 'held', reason: decision.reason };
    const compares = tag.policy === 'auto' && plan.version !== null;
    if (!compares || seen.every((each) => each?.kind === 'read'))
        return undefined;
    return { state: 'unknown yet', reason: whyBlind(template, image, view) };
}
/** Why it cannot be told what is there: the image's own reason first, the same for all of its tags; else that of another image, which is named. */
function whyBlind(template, image, view) {
    const own = view.get(image);
    if (own?.kind === 'unknown')
        return own.why;
    for (const other of template.images) {
        const seen = view.get(other);
        if (seen?.kind === 'unknown')
            return `${other} is not known: ${seen.why}`;
    }
    return 'not every registry was read';
}

// EXTERNAL MODULE: ./src/plan/problems.ts
var plan_problems = __webpack_require__(28159);
// EXTERNAL MODULE: ./src/model/digest.ts
var digest = __webpack_require__(95305);
;// CONCATENATED MODULE: ./src/report/plan-lines.ts

/** The effective plan as a table for the log: one line per leg, one per image and its tags. */
function planLines(plan) {
    const legs = plan.templates.flatMap(({ name, images: named, legs: own }) => own.map(({ platform, runner, optional, emulated, ...tags }) => [
        name,
        platform,
        [runner].flat().join(', '),
        [optional ? 'optional' : 'required', ...(emulated ? ['emulated'] : [])].join(', '),
        archTagNames(tags, named).join(', '),
    ]));
    const images = plan.templates.flatMap(({ name, images: own, exactTags, movingTags }) => own.map((image) => [
        name,
        image,
        exactTags.join(', '),
        movingTags
            .map(({ tag, policy }) => (policy === 'auto' ? tag : `${tag} (${policy})`))
            .join(', '),
    ]));
    return [
        ...textTable(['template', 'platform', 'runner', 'leg', 'arch tags'], legs),
        '',
        ...textTable(['template', 'image', 'exact tags', 'moving tags'], images),
    ];
}
/**
 * A leg's arch tags by name, those that follow a moving tag behind the exact ones. One in a repository of its own (`arch-images`) is named
 * with it: its tag alone may be the index's.
 * @param images the template's
 */
function archTagNames({ archTags, movingArchTags }, images) {
    return [
        ...new Set([...archTags, ...movingArchTags].map(({ repository, tag }) => images.includes(repository) ? tag : `${repository}:${tag}`)),
    ];
}
/** What would become of the tags, for the log. */
function outlookLines(outlook) {
    return textTable(['tag', 'would be', ''], outlook.map((each) => [`${each.image}:${each.tag}`, each.state, outlookDetail(each)]));
}
/** What stands beside a tag's state: what it names now, and why. */
function outlookDetail({ state, present, reason }) {
    const now = present === undefined ? '' : (0,digest/* shortDigest */.VK)(present);
    const change = state === 'replaced' && now !== '' ? `${now} → this build` : now;
    return [change, reason ?? ''].filter((part) => part !== '').join(': ');
}
/** Columns as wide as their widest cell. */
function textTable(head, rows) {
    const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
    return [head, ...rows].map((row) => row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
}

// EXTERNAL MODULE: ./src/report/markdown.ts
var markdown = __webpack_require__(54285);
// EXTERNAL MODULE: ./src/report/sections.ts
var sections = __webpack_require__(43844);
// EXTERNAL MODULE: ./src/report/summary.ts + 2 modules
var summary = __webpack_require__(51168);
;// CONCATENATED MODULE: ./src/report/plan-summary.ts




/**
 * The step summary of `plan`, as Markdown, cut so that the summary file stays below its limit.
 * @param used bytes that the file holds already
 */
function planSummary(report, used = 0) {
    const { plan, story, warnings } = report;
    const blocks = [
        heading(plan),
        ...(0,sections/* list */.p_)('Warnings', warnings, '- ⚠️ '),
        legTable(plan),
        outlookTable(report),
        {
            head: '\n### How it came to be\n\n',
            rows: story.map((line) => `- ${(0,markdown/* inline */.mG)(line)}\n`),
            tail: '',
        },
        (0,markdown/* whole */.WQ)(`\n<details><summary>The plan as JSON</summary>\n\n\`\`\`\`json\n${JSON.stringify(plan, null, 2)}\n\`\`\`\`\n\n</details>\n`),
    ];
    return (0,markdown/* fit */.Uj)(blocks, summary/* SUMMARY_LIMIT */.Jt - 1 - used);
}
function heading(plan) {
    const legs = plan.templates.reduce((sum, { legs: own }) => sum + own.length, 0);
    const what = plan.push ? 'Plan' : 'Plan of a validation: nothing will be written';
    const facts = [
        plan.version === null ? 'no version' : `version ${(0,markdown/* code */.aY)(plan.version)}`,
        `channel ${(0,markdown/* code */.aY)(plan.channel)}`,
        `commit ${(0,markdown/* code */.aY)(plan.project.commit.slice(0, 12))}`,
        plan.templates.length === 1 ? '1 template' : `${plan.templates.length} templates`,
        legs === 1 ? '1 leg' : `${legs} legs`,
    ];
    return (0,markdown/* whole */.WQ)(`## ${what}\n\n${facts.join(', ')}\n`);
}
/** Template × platform. */
function legTable({ templates }) {
    const rows = templates.flatMap(({ name, images, legs }) => legs.map(({ platform, runner, optional, emulated, ...tags }) => (0,markdown/* row */.nM)([
        (0,markdown/* code */.aY)(name),
        platform,
        [runner].flat().map(markdown/* code */.aY).join(', '),
        [optional ? 'optional' : 'required', ...(emulated ? ['emulated'] : [])].join(', '),
        archTagNames(tags, images).map(markdown/* code */.aY).join(', '),
    ])));
    return {
        head: `\n### Legs\n\n${(0,markdown/* tableHead */.PP)(['template', 'platform', 'runner', '', 'arch tags'])}`,
        rows,
        tail: '',
    };
}
function outlookTable({ plan, outlook }) {
    const title = plan.push ? 'Tags' : 'Tags that would be written';
    return {
        head: `\n### ${title}\n\n${(0,markdown/* tableHead */.PP)(['template', 'tag', plan.push ? 'will be' : 'would be', ''])}`,
        rows: outlook.map((each) => (0,markdown/* row */.nM)([
            (0,markdown/* code */.aY)(each.template),
            (0,markdown/* code */.aY)(`${each.image}:${each.tag}`),
            each.state,
            (0,markdown/* cell */.Hn)(outlookDetail(each)),
        ])),
        tail: '',
    };
}

;// CONCATENATED MODULE: ./src/sources/registry-view.ts

/**
 * Reads what repositories hold of some tags. Never fails: what may not be read, or not in time, is unknown.
 * @param wanted the planned tags by repository
 * @param signal ends the reading; what is not read by then is unknown
 */
async function readRegistries(reader, wanted, signal) {
    const views = await Promise.all([...wanted].map(async ([repository, tags]) => {
        try {
            return [repository, await readRepository(reader, repository, tags)];
        }
        catch (error) {
            const why = signal.aborted ? 'the registry did not answer in time' : reasonOf(error);
            return [repository, { kind: 'unknown', why }];
        }
    }));
    return new Map(views);
}
async function readRepository(reader, repository, tags) {
    const present = await reader.listTags(repository);
    if (present.length === 0) {
        return {
            kind: 'unknown',
            why: 'no such repository can be read: a first publish, or one that needs a login',
        };
    }
    const known = new Set(present);
    const digests = await Promise.all(tags
        .filter((tag) => known.has(tag))
        .map(async (tag) => {
        const found = await reader.resolve(repository, tag);
        return [tag, found?.digest];
    }));
    return { kind: 'read', tags: present, digests: new Map(digests) };
}
/** The first line alone: this is information, not an error. */
function reasonOf(error) {
    const text = error instanceof errors/* AppError */.uV ? error.message : (0,errors/* describeError */.Uc)(error);
    return text.split('\n')[0] ?? text;
}

// EXTERNAL MODULE: ./src/steps/check-package.ts + 2 modules
var check_package = __webpack_require__(95203);
// EXTERNAL MODULE: ./src/steps/prepare-plan.ts + 5 modules
var prepare_plan = __webpack_require__(69129);
;// CONCATENATED MODULE: ./src/steps/plan.ts












/** How long registries may take to say what they hold, in milliseconds: it is information, and the fan-in reads again. */
const READING_TIME = 10_000;
/**
 * Decides everything about a release, once, before anything is built (spec section 2): templates, version, channel, commit, date, tags and
 * legs. Touches registries only to read, and needs no login.
 * @throws InputError with all that is wrong, PackageError, FactsError
 */
const plan = async (context) => {
    const { env, log } = context;
    const { plan: made, spec, story, warnings: ofPlan } = await (0,prepare_plan.preparePlan)(context, true);
    const warnings = [...ofPlan, ...(0,build_checks.unusedCommands)(made, made.engine), ...lostRecords(made, env)];
    await log.group('Plan', () => {
        for (const line of [...story, '', ...planLines(made)])
            log.info(line);
        return Promise.resolve();
    });
    for (const warning of warnings)
        log.warning(warning);
    const outputs = outputsOf(made);
    const problems = new plan_problems/* Problems */.Z();
    (0,limits/* refuseLargeOutputs */.Cn)(outputs, problems);
    problems.raise();
    await (0,check_package.checkPackage)(made, spec, context);
    const outlook = tagOutlook(made, await look(made, context));
    await log.group(made.push ? 'Tags' : 'Tags that would be written', () => {
        for (const line of outlookLines(outlook))
            log.info(line);
        return Promise.resolve();
    });
    const { sizeOfSummary } = await Promise.all(/* import() */[__webpack_require__.e(5386), __webpack_require__.e(8452)]).then(__webpack_require__.bind(__webpack_require__, 4021));
    const summary = planSummary({ plan: made, story, warnings, outlook }, await sizeOfSummary(env));
    return { outputs, summary, failures: [] };
};
/** Outside a run of GitHub Actions there are no artifacts, and legs on several machines would have nowhere to leave their records. */
function lostRecords({ handoff }, env) {
    return handoff.kind === 'artifact' && env.GITHUB_ACTIONS !== 'true'
        ? [
            'records have nowhere to go: handoff is artifact, and outside GitHub Actions there are none; plan with --handoff directory:PATH, a folder that all machines see',
        ]
        : [];
}
/** The outputs of the plan step (spec section 5). */
function outputsOf(plan) {
    const matrix = matrixOf(plan);
    const tags = plan.templates.flatMap(tagsOf);
    return {
        plan: (0,codec.encodePlan)(plan),
        matrix: JSON.stringify(matrix),
        count: String(matrix.include.length),
        version: plan.version ?? '',
        channel: plan.channel,
        tags: [...new Set(tags)].join('\n'),
        push: String(plan.push),
    };
}
function tagsOf({ exactTags, movingTags }) {
    return [...exactTags, ...movingTags.map(({ tag }) => tag)];
}
/** What the registries hold of the planned tags, within a bounded time and with few tries. */
async function look(made, context) {
    const { log, signal } = context;
    const wanted = new Map();
    for (const template of made.templates) {
        for (const image of template.images) {
            wanted.set(image, [...(wanted.get(image) ?? []), ...tagsOf(template)]);
        }
    }
    const { openRegistry } = await Promise.all(/* import() */[__webpack_require__.e(5386), __webpack_require__.e(9992)]).then(__webpack_require__.bind(__webpack_require__, 95386));
    const limited = AbortSignal.any([signal, AbortSignal.timeout(READING_TIME)]);
    const registry = openRegistry(context, made, {
        log: quietly(log),
        signal: limited,
        retry: { attempts: 2, base: 100 },
    });
    try {
        return await readRegistries(registry, wanted, limited);
    }
    finally {
        await registry.close();
        if (signal.aborted)
            throw new errors/* CancelledError */.cc('cancelled while reading registries');
    }
}
/** What a registry says while it is only looked at is nothing that users must read. */
function quietly(log) {
    const debug = (line) => {
        log.debug(line);
    };
    return { info: debug, warning: debug, error: debug, debug, group: (_title, work) => work() };
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
