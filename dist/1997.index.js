export const id = 1997;
export const ids = [1997];
export const modules = {

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

/***/ 14232:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BB: () => (/* binding */ fillText),
/* harmony export */   GS: () => (/* binding */ fill),
/* harmony export */   at: () => (/* binding */ isVersioned),
/* harmony export */   cO: () => (/* binding */ tagOf),
/* harmony export */   u0: () => (/* binding */ isExact),
/* harmony export */   v7: () => (/* binding */ versionValues)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6644);
/* harmony import */ var _model_placeholders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70891);
/* harmony import */ var _versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73390);



const VERSION_PLACEHOLDERS = ['version', 'major', 'minor', 'patch'];
const BRACES = /\{([^{}]*)\}/g;
/** Does the pattern name one build for good (spec section 1, "exact tag")? */
function isExact(pattern) {
    const names = (0,_model_placeholders_js__WEBPACK_IMPORTED_MODULE_0__/* .placeholdersIn */ .Qf)(pattern);
    return (['version', 'sha', 'short-sha', 'date', 'run-id'].some((name) => names.includes(name)) ||
        ['major', 'minor', 'patch'].every((name) => names.includes(name)));
}
/** Does the pattern depend on the version? */
function isVersioned(pattern) {
    return (0,_model_placeholders_js__WEBPACK_IMPORTED_MODULE_0__/* .placeholdersIn */ .Qf)(pattern).some((name) => VERSION_PLACEHOLDERS.includes(name));
}
/** Fills in the placeholders that have a value; the others stay as they are. */
function fill(pattern, values) {
    return pattern.replace(BRACES, (whole, name) => (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .entryOf */ .M)(values, name) ?? whole);
}
/**
 * Fills placeholders in build arguments, labels and commands: an unknown one stays as it is, one that is known and has no value here
 * (`{version}` of a snapshot) becomes empty, and those in `keep` stay for later. `${name}` and `{{name}}` belong to others.
 */
function fillText(text, values, keep = []) {
    return text.replace(/(?<![${])\{([a-z][a-z-]*)\}(?!\})/g, (whole, name) => {
        if (keep.includes(name))
            return whole;
        return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .entryOf */ .M)(values, name) ?? ((0,_model_placeholders_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlaceholder */ .wK)(name) ? '' : whole);
    });
}
/** The version's placeholders; `{version}` is verbatim. */
function versionValues(version) {
    return version === undefined ? {} : { version: version.text, ...version.digits };
}
/** The tag that a pattern gives for a version, where nothing but the version's placeholders is left in the pattern. */
function tagOf(pattern, version) {
    return (0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .tagSafe */ .gw)(fill(pattern, versionValues(version)));
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


/***/ })

};
