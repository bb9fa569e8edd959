export const id = 5203;
export const ids = [5203];
export const modules = {

/***/ 60826:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ formatSeconds),
/* harmony export */   z: () => (/* binding */ formatBytes)
/* harmony export */ });
const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];
/** A size as people read it, in powers of 1000: `1.5 MB`. */
function formatBytes(bytes) {
    const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
    const value = bytes / 1000 ** power;
    return `${value.toFixed(power === 0 || value >= 100 ? 0 : 1)} ${UNITS[power] ?? ''}`;
}
/** A time as people read it: `0.4 s`, `42 s`, `3 min 5 s`. */
function formatSeconds(seconds) {
    if (seconds < 10)
        return `${seconds.toFixed(1)} s`;
    if (seconds < 60)
        return `${seconds.toFixed(0)} s`;
    const whole = Math.round(seconds);
    return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}


/***/ }),

/***/ 73390:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fk: () => (/* binding */ isPythonVersion),
/* harmony export */   Ty: () => (/* binding */ isPreRelease),
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   ay: () => (/* binding */ taggedVersionReader),
/* harmony export */   gw: () => (/* binding */ tagSafe),
/* harmony export */   ot: () => (/* binding */ parseVersion)
/* harmony export */ });
/* unused harmony export withoutV */
/* harmony import */ var _renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68898);
/* harmony import */ var _renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62088);
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(semver__WEBPACK_IMPORTED_MODULE_1__);


/** Takes the `v` from `v1.2.3`. */
function withoutV(text) {
    return /^[vV](?=\d)/.test(text) ? text.slice(1) : text;
}
/** Reads a version with or without `v`; undefined when it is neither of PEP 440 nor of semver. */
function parseVersion(given) {
    const text = withoutV(given);
    if (!/^\d[0-9A-Za-z.!+_-]*$/.test(text))
        return undefined;
    const [, epoch = '0', release = '', rest] = /^(?:(\d+)!)?(\d+(?:\.\d+)*)(.*)$/.exec(text) ?? [];
    const [major = '0', minor = '0', patch = '0'] = release.split('.');
    const plain = {
        text,
        epoch: BigInt(epoch),
        release: trimZeros(release.split('.').map(BigInt)),
        pre: undefined,
        post: undefined,
        dev: undefined,
        local: undefined,
        digits: { major, minor, patch },
        preRelease: false,
    };
    // Most tags of a registry are plain releases, and there may be hundreds of thousands.
    if (rest === '')
        return plain;
    const python = _renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0___default().parse(text);
    const semantic = semver__WEBPACK_IMPORTED_MODULE_1___default().parse(text);
    const semanticPre = semantic !== null && semantic.prerelease.length > 0
        ? semantic.prerelease.map((part) => identifier(String(part)))
        : undefined;
    if (python !== null) {
        const numbers = (rest ?? '').match(/\d+/g) ?? [];
        const [letters, number] = partOf(python.pre, numbers) ?? [];
        const pre = letters === undefined || number === undefined ? undefined : [letters, number];
        const dev = partOf(python.dev, numbers)?.[1];
        // A number after a dash is a post release to PEP 440 and a pre-release to semver: what either calls a pre-release is one.
        const onlySemantic = semanticPre !== undefined && pre === undefined;
        return {
            ...plain,
            pre: onlySemantic ? semanticPre : pre,
            post: onlySemantic ? undefined : partOf(python.post, numbers)?.[1],
            dev: onlySemantic ? undefined : dev,
            local: text.split('+')[1]?.split(/[-_.]/).map(identifier),
            preRelease: pre !== undefined || dev !== undefined || semanticPre !== undefined,
        };
    }
    if (semantic === null)
        return undefined;
    return {
        ...plain,
        pre: semanticPre,
        local: semantic.build.length > 0 ? semantic.build.map(identifier) : undefined,
        preRelease: semanticPre !== undefined,
    };
}
/**
 * How versions are read from tags, which hold neither `+` nor `!`. `1.3.0-cpu` stands for `1.3.0+cpu` where the version at hand has a local
 * part that looks the same but for its numbers (`+cpu`, `+cu12` beside `+cu11`); any other word after a dash is no local version.
 * `1-3.0`, which nothing else is called, stands for `1!3.0`.
 */
function taggedVersionReader(like) {
    const own = like?.text.split('+')[1];
    const local = own === undefined
        ? undefined
        : new RegExp(`^(.+)-(${tagSafe(own)
            .replaceAll('.', String.raw `\.`)
            .replace(/\d+/g, String.raw `\d+`)})$`);
    // Epochs are small; a project whose own is not says so by its version.
    const epoch = like?.epoch === undefined || like.epoch < 10n ? /^(\d)-(\d.*)$/ : /^(\d+)-(\d.*)$/;
    return (text) => {
        if (like !== undefined && tagSafe(like.text) === text)
            return like;
        const [, before, suffix] = local?.exec(text) ?? [];
        const read = (before !== undefined && parseVersion(`${before}+${suffix ?? ''}`)) || parseVersion(text);
        if (read !== undefined)
            return read;
        const [, era, version] = epoch.exec(text) ?? [];
        return version?.includes('.') === true ? parseVersion(`${era ?? ''}!${version}`) : undefined;
    };
}
/** A pre-release or development version, by PEP 440 or by semver (spec section 6). */
function isPreRelease(version) {
    return version.preRelease;
}
/**
 * The order of versions, total over both schemes: negative when `a` is older. Zero only for two spellings of one version.
 * The keys are PEP 440's; a semver pre-release takes the place of `aN`, `bN`, `rcN` and is compared as semver does.
 */
function compareVersions(a, b) {
    return (compareNumbers(a.epoch, b.epoch) ||
        compareLists(a.release, b.release) ||
        phase(a) - phase(b) ||
        compareLists(a.pre ?? [], b.pre ?? []) ||
        compareNumbers(a.post ?? -1n, b.post ?? -1n) ||
        compareNumbers(a.dev ?? Infinity, b.dev ?? Infinity) ||
        compareLocal(a.local, b.local));
}
/** A text as it can stand in a tag: what a tag cannot hold becomes `-` (spec section 6). */
function tagSafe(text) {
    return text.replace(/[^A-Za-z0-9_.-]/g, '-');
}
/** `1.0.dev3` comes before every pre-release of 1.0, those before 1.0 itself. */
function phase({ pre, post, dev }) {
    if (pre !== undefined)
        return 1;
    return post === undefined && dev !== undefined ? 0 : 2;
}
function compareNumbers(a, b) {
    return Number(a > b) - Number(a < b);
}
/** Absent is lowest; a number is above a word (PEP 440, "Local version identifiers"). */
function compareLocal(a, b) {
    if (a === undefined || b === undefined)
        return Number(a !== undefined) - Number(b !== undefined);
    return compareLists(a, b, 1);
}
/** Left to right; the shorter is lower. A number is below a word, as in semver, unless told otherwise. */
function compareLists(a, b, numbersAbove = -1) {
    for (const [index, left] of a.entries()) {
        const right = b[index];
        if (right === undefined)
            return 1;
        if (typeof left !== typeof right)
            return typeof left === 'bigint' ? numbersAbove : -numbersAbove;
        if (left !== right)
            return left < right ? -1 : 1;
    }
    return a.length - b.length;
}
function trimZeros(release) {
    return release.slice(0, release.findLastIndex((part) => part !== 0n) + 1);
}
/**
 * Letters and number of a part. The library's parts are null where they are absent, whatever its types say, and its numbers are doubles:
 * what is longer is taken from the text.
 */
function partOf(part, numbers) {
    if (!Array.isArray(part))
        return undefined;
    const number = Number(part[1] ?? 0);
    const exact = Number.isSafeInteger(number)
        ? number
        : numbers.find((text) => Number(text) === number);
    return [String(part[0]), BigInt(exact ?? 0)];
}
function identifier(text) {
    return /^\d+$/.test(text) ? BigInt(text) : text.toLowerCase();
}
/** Is it a version of PEP 440, as a Python package must have? */
function isPythonVersion({ text }) {
    return _renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0___default().valid(text) !== null;
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


/***/ })

};
