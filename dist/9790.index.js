export const id = 9790;
export const ids = [9790];
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

/***/ 21885:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oy: () => (/* binding */ legSlug),
/* harmony export */   ue: () => (/* binding */ legName)
/* harmony export */ });
/* unused harmony export slug */
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95305);

/** A leg as people read it, in logs and errors: `starter linux/arm64`. */
function legName({ template, platform }) {
    return `${template} ${platform}`;
}
/**
 * A leg's name where only `[a-z0-9._-]` may stand (artifacts, files, tags, cache scopes). Two legs never share one: every other byte,
 * and `_` itself, becomes `_xx`, its UTF-8 value in hex. `team/app linux/arm/v7` is `team_2fapp--linux-arm-v7`; `--` is safe as the
 * border because a `-` in a template before another `-` is encoded too. What is too long for a file's name ends with a hash between `_`s,
 * the last of which no encoding ends with.
 */
function legSlug({ template, platform }) {
    return `${shorten(slug(template))}--${platform.replaceAll('/', '-')}`;
}
/** Longest template part: a file's name holds 255 bytes, and platform, plan, run and attempt need their place in it. */
const MAX_TEMPLATE = 120;
const HASH = 20;
function shorten(name) {
    if (name.length <= MAX_TEMPLATE)
        return name;
    const { hex } = (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .splitDigest */ .vo)((0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(name));
    return `${name.slice(0, MAX_TEMPLATE - HASH - 2)}_${hex.slice(0, HASH)}_`;
}
/** The encoding of one name by itself; see {@link legSlug}. */
function slug(name) {
    let out = '';
    for (const byte of Buffer.from(name, 'utf8')) {
        const char = String.fromCharCode(byte);
        const plain = /[a-z0-9.]/.test(char) || (char === '-' && !out.endsWith('-'));
        out += plain ? char : `_${byte.toString(16).padStart(2, '0')}`;
    }
    return out.endsWith('-') ? `${out.slice(0, -1)}_2d` : out;
}


/***/ }),

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

/***/ 57481:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rivals),
/* harmony export */   T: () => (/* binding */ decideMovingTag)
/* harmony export */ });
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14232);
/* harmony import */ var _versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73390);


/**
 * Decides a moving tag from what the registries hold (spec section 6, "Moving tags"): a pattern of the version (`{major}.{minor}`) moves
 * when the version is the highest stable one among those that give the same tag, any other (`latest`) when it is the highest of all.
 * Pure: the caller reads the tags right before it writes.
 * @param version the plan's; null where there is none, and then nothing here holds the tag
 * @param releases those that the template's repositories hold (readReleases, with the rules for this tag), in any order
 */
function decideMovingTag({ tag, version: text, releases, }) {
    if (tag.policy === 'always')
        return { move: true };
    if (tag.policy === 'never')
        return held(tag.tag, 'moving-tags is never');
    const version = text === null ? undefined : (0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVersion */ .ot)(text);
    if (version === undefined)
        return { move: true };
    if ((0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .isPreRelease */ .Ty)(version) && tag.comparedThrough === undefined) {
        const top = highest(rivals(tag, releases));
        return held(tag.tag, `${version.text} is a pre-release`, top?.version.text);
    }
    const newer = releases.filter((release) => (0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(release.version, version) > 0);
    const top = highest(rivals(tag, newer));
    if (top !== undefined)
        return held(tag.tag, `${version.text} is older`, top.version.text);
    return { move: true };
}
/** The releases that a tag could name (spec section 6): stable ones, unless it is compared within its own channel, that give the same tag. */
function rivals({ tag, pattern, comparedThrough }, releases) {
    return releases
        .filter(({ version }) => comparedThrough !== undefined || !(0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .isPreRelease */ .Ty)(version))
        .filter(({ version }) => !(0,_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .isVersioned */ .at)(pattern) || (0,_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .tagOf */ .cO)(pattern, version) === tag);
}
/** The highest; of two spellings the longer, which is the release's where the other (`2.4`) is but a moving tag of it. */
function highest(releases) {
    let best;
    for (const release of releases) {
        const order = best === undefined ? 1 : (0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(release.version, best.version);
        const longer = release.version.text.length > (best?.version.text.length ?? 0);
        if (order > 0 || (order === 0 && longer))
            best = release;
    }
    return best;
}
function held(tag, why, at) {
    return { move: false, reason: `${tag} stays${at === undefined ? '' : ` at ${at}`}: ${why}` };
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

/***/ 33121:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l2: () => (/* binding */ releaseOfIndex),
/* harmony export */   nX: () => (/* binding */ releaseRules),
/* harmony export */   t4: () => (/* binding */ releaseReader),
/* harmony export */   tl: () => (/* binding */ readReleases)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6644);
/* harmony import */ var _model_platform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3154);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14232);
/* harmony import */ var _versions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73390);




/** The rules of a planned template, for one of its moving tags. */
function releaseRules({ releasePatterns, otherPatterns = [], exactTags, }, version, { comparedThrough } = {}) {
    return {
        patterns: comparedThrough ?? releasePatterns,
        others: otherPatterns,
        version: version === null ? undefined : (0,_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .parseVersion */ .ot)(version),
        own: exactTags,
    };
}
/**
 * The releases that some tags of a registry name (spec section 6). Tags that are no release (signatures, arch tags, other patterns) give
 * none. A plain number is one only beside a version that is a plain number: dates, run ids and some commits look the same.
 */
function readReleases(tags, rules) {
    const read = releaseReader(rules);
    const releases = [];
    for (const tag of tags) {
        const version = read(tag);
        if (version !== undefined)
            releases.push({ tag, version });
    }
    return releases;
}
/** Reads many tags: the patterns are made ready once. */
function releaseReader(rules) {
    const read = versionReader(rules);
    const isOther = otherReader(rules, read);
    return (tag) => (isOther(tag) ? undefined : read(tag));
}
/** The version that an index says to be of (`org.opencontainers.image.version`), where that is no other channel's first tag. */
function releaseOfIndex(said, rules) {
    const isOther = otherReader(rules, versionReader(rules));
    const version = (0,_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .parseVersion */ .ot)(said);
    return version === undefined || isOther((0,_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .tagSafe */ .gw)(said)) || !mayBeNumber(version, rules)
        ? undefined
        : version;
}
function versionReader(rules) {
    const readers = rules.patterns.filter(_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .isVersioned */ .at).map((pattern) => readerOf(pattern));
    const parse = (0,_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .taggedVersionReader */ .ay)(rules.version);
    return (tag) => {
        for (const reader of readers) {
            const found = versionOf(reader.exec(tag)?.groups, parse);
            if (found !== undefined && mayBeNumber(found, rules))
                return found;
        }
        return undefined;
    };
}
function mayBeNumber({ text }, { version }) {
    return version === undefined || isNumber(version.text) || !isNumber(text);
}
function isNumber(text) {
    return /^\d+$/.test(text);
}
function otherReader({ others, own, version }, read) {
    const ours = own.filter((tag) => {
        const found = read(tag);
        return found !== undefined && version !== undefined && (0,_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(found, version) === 0;
    });
    const readers = others
        .map((pattern) => readerOf(pattern))
        .filter((reader) => !ours.some((tag) => reader.test(tag)));
    return (tag) => readers.some((reader) => reader.test(tag));
}
/** What other releases' values look like where a pattern holds more than the version. */
const WILDCARDS = {
    version: '(?<version>.+)',
    major: String.raw `(?<major>\d+)`,
    minor: String.raw `(?<minor>\d+)`,
    patch: String.raw `(?<patch>\d+)`,
    sha: '[0-9a-f]{40,64}',
    'short-sha': '[0-9a-f]{7,}',
    date: String.raw `\d{8}`,
    'run-id': String.raw `\d+`,
    branch: '.+',
    pr: String.raw `\d+`,
    tag: '.+',
    'moving-tag': '.+',
    os: `(?:${_model_platform_js__WEBPACK_IMPORTED_MODULE_0__/* .KNOWN_OS */ .Dk.join('|')})`,
    arch: String.raw `(?:${_model_platform_js__WEBPACK_IMPORTED_MODULE_0__/* .KNOWN_ARCHITECTURES */ .R3.join('|')})(?:v\d(?:\.\d)?)?`,
};
/** A pattern, ready to read many tags. */
function readerOf(pattern) {
    const seen = new Set();
    const source = pattern
        .split(/(\{[^{}]*\})/)
        .map((part) => {
        const name = /^\{(.*)\}$/.exec(part)?.[1];
        const wildcard = name === undefined ? undefined : (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .entryOf */ .M)(WILDCARDS, name);
        if (name === undefined || wildcard === undefined)
            return escape((0,_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .tagSafe */ .gw)(part));
        if (!wildcard.startsWith('(?<'))
            return wildcard;
        if (seen.has(name))
            return String.raw `\k<${name}>`;
        seen.add(name);
        return wildcard;
    })
        .join('');
    return new RegExp(`^${source}$`);
}
function escape(text) {
    return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw `\$&`);
}
function versionOf(groups, parse) {
    if (groups === undefined)
        return undefined;
    const { version, major, minor, patch } = groups;
    if (version !== undefined)
        return parse(version);
    if (major === undefined || minor === undefined || patch === undefined)
        return undefined;
    return (0,_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .parseVersion */ .ot)(`${major}.${minor}.${patch}`);
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

/***/ 91695:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ isGood),
/* harmony export */   a: () => (/* binding */ ranked)
/* harmony export */ });
/** All templates, those that failed first. */
function ranked({ templates }) {
    const rank = { failed: 0, stopped: 1, published: 2, validated: 2 };
    return Object.entries(templates)
        .map(([name, result]) => ({ name, result }))
        .sort((a, b) => rank[a.result.status] - rank[b.result.status]);
}
function isGood({ status }) {
    return status === 'published' || status === 'validated';
}


/***/ }),

/***/ 54285:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ item),
/* harmony export */   Hn: () => (/* binding */ cell),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   Uj: () => (/* binding */ fit),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nM: () => (/* binding */ row)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);

/** A reason in a table is read, not studied: the log has the rest. */
const CELL_LENGTH = 400;
/** In a list there is room for an answer of some lines, and not for a whole log. */
const ITEM_LENGTH = 4000;
/** Text of others (engines, registries, jobs) as it may stand in a cell of a Markdown table: no markup of its own, its lines kept. */
function cell(text) {
    return inline(shortened(text, CELL_LENGTH));
}
/** The same for an item of a list. */
function item(text) {
    return inline(shortened(text, ITEM_LENGTH));
}
/** The same for a line of a paragraph, whole. */
function inline(text) {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text)
        .trim()
        .split(/\s*[\r\n]+\s*/)
        .map((line) => line.replace(/[&<>|*_~`[\]\\]|@|:\/\/|www\./gi, (found) => ESCAPES[found] ?? parted(found)))
        .join('<br>');
}
function shortened(text, length) {
    return text.length > length ? `${text.slice(0, length)}…` : text;
}
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** A sign of markup as text; what GitHub makes a link of by itself (`@name`, `https://…`, `www.…`) in two pieces, which look as before. */
function parted(found) {
    if (found === '@')
        return `@${NOTHING}`;
    if (found === '://')
        return `:${NOTHING}//`;
    if (found.endsWith('.'))
        return `${found.slice(0, -1)}${NOTHING}.`;
    return `\\${found}`;
}
const NOTHING = '<!-- -->';
/** Text between backticks; names, tags and digests hold none themselves. */
function code(text) {
    return `\`${text.replaceAll('`', "'")}\``;
}
function tableHead(columns) {
    return `${row(columns)}${row(columns.map(() => '---'))}`;
}
function row(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** A part that is shown whole or not at all. */
function whole(text) {
    return { head: text, rows: [], tail: '' };
}
/** Room for the notice of what was left out, in bytes. */
const NOTICE = 200;
/**
 * Joins blocks while they fit, most important first; a block that does not fit is cut at a row's end and says how many rows are left out
 * (field rules, "Reporting").
 * @param budget bytes of UTF-8
 */
function fit(blocks, budget) {
    const parts = [];
    let left = budget - NOTICE;
    let sections = 0;
    const take = (text) => {
        const size = Buffer.byteLength(text);
        if (size > left)
            return false;
        parts.push(text);
        left -= size;
        return true;
    };
    for (const { head, rows, tail } of blocks) {
        const reserved = Buffer.byteLength(tail) + NOTICE;
        if (Buffer.byteLength(head) + (rows.length > 0 ? reserved : 0) > left) {
            sections += 1;
            continue;
        }
        take(head);
        left -= reserved;
        const omitted = rows.length - takeWhile(rows, take);
        left += reserved;
        if (omitted > 0)
            take(`\n**${omitted} rows left out**: the summary is full.\n`);
        take(tail);
    }
    if (sections > 0)
        parts.push(`\n**${sections} sections left out**: the summary is full.\n`);
    return parts.join('');
}
function takeWhile(rows, take) {
    const end = rows.findIndex((text) => !take(text));
    return end === -1 ? rows.length : end;
}


/***/ }),

/***/ 43844:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ pullCommands),
/* harmony export */   ZS: () => (/* binding */ timingTable),
/* harmony export */   Zy: () => (/* binding */ parityTables),
/* harmony export */   nB: () => (/* binding */ tagTable),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/* harmony import */ var _model_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60826);
/* harmony import */ var _fan_in_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91695);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54285);



/*
 * The parts that the reports of several steps share.
 */
const STATE = {
    failed: '❌ failed',
    'not-tried': '⏸️ not tried',
    held: '✋ held',
    written: '✅ written',
    unchanged: '✅ unchanged',
};
/** The same in a validation, which writes nothing. */
const FORESEEN = {
    ...STATE,
    failed: '❌ would be refused',
    'not-tried': '✏️ would be written',
    held: '✋ would be held',
};
const STATE_RANK = ['failed', 'not-tried', 'held', 'written', 'unchanged'];
function list(title, items, bullet) {
    if (items.length === 0)
        return [];
    const rows = items.map((text) => `${bullet}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .item */ .AS)(text)}\n`);
    return [{ head: `\n### ${title}\n\n`, rows, tail: '' }];
}
/**
 * The tags per registry, with digests; those that went wrong first.
 * @param wrote false: nothing was written, the table says what would be
 */
function tagTable(templates, wrote) {
    const entries = templates.flatMap(({ result }) => Object.values(result.registries).flatMap(({ image, tags }) => Object.entries(tags).map(([tag, outcome]) => ({
        image,
        tag,
        outcome,
        label: labelOf(outcome, (0,_fan_in_js__WEBPACK_IMPORTED_MODULE_1__/* .isGood */ .K)(result), wrote),
    }))));
    entries.sort((a, b) => STATE_RANK.indexOf(a.outcome.state) - STATE_RANK.indexOf(b.outcome.state));
    const rows = entries.map(({ image, tag, outcome: { digest, reason }, label }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .row */ .nM)([
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${image}:${tag}`),
        label,
        digest === undefined ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(digest),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(reason ?? ''),
    ]));
    const head = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableHead */ .PP)(['tag', '', wrote ? 'names' : 'names now', 'why']);
    return { head: `\n### Tags\n\n${head}`, rows, tail: '' };
}
function labelOf({ state, digest }, good, wrote) {
    // Nothing stays where there is no tag.
    if (state === 'held' && digest === undefined)
        return wrote ? '✋ not written' : '✋ would not be written';
    if (wrote)
        return STATE[state];
    return good || state !== 'not-tried' ? FORESEEN[state] : '⛔ would not be published';
}
/** One command per template and registry. */
function pullCommands(templates) {
    const rows = templates.flatMap(({ result }) => {
        if (result.status !== 'published')
            return [];
        return Object.values(result.registries).flatMap(({ image, tags }) => {
            const tag = Object.entries(tags).find(([, one]) => one.digest === result.digest)?.[0];
            return tag === undefined ? [] : [`docker pull ${image}:${tag}\n`];
        });
    });
    return rows.length === 0 ? [] : [{ head: '\n### Pull\n\n```sh\n', rows, tail: '```\n' }];
}
function parityTables(parity) {
    return Object.entries(parity).flatMap(([template, differences]) => {
        const [first] = differences;
        if (first === undefined)
            return [];
        const platforms = first.values.map(({ platform }) => platform);
        const rows = differences.map(({ field, matters, values }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .row */ .nM)([`${matters ? '⚠️ ' : ''}${field}`, ...values.map(({ value }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(value || '–'))]));
        const title = `How the platforms of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(template)} differ`;
        const head = `\n<details><summary>${title}</summary>\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableHead */ .PP)(['', ...platforms])}`;
        return [{ head, rows, tail: '\n</details>\n' }];
    });
}
function timingTable(seconds) {
    const rows = Object.entries(seconds).map(([phase, time]) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .row */ .nM)([phase, (0,_model_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSeconds */ .X)(time)]));
    if (rows.length === 0)
        return [];
    return [{ head: `\n### Timings\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableHead */ .PP)(['phase', 'time'])}`, rows, tail: '' }];
}


/***/ }),

/***/ 51168:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jt: () => (/* binding */ SUMMARY_LIMIT),
  lX: () => (/* binding */ fanInSummary),
  h0: () => (/* binding */ promoteSummary)
});

// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(87206);
// EXTERNAL MODULE: ./src/model/leg.ts
var leg = __webpack_require__(21885);
// EXTERNAL MODULE: ./src/model/reference.ts
var reference = __webpack_require__(86676);
// EXTERNAL MODULE: ./src/model/digest.ts
var model_digest = __webpack_require__(95305);
// EXTERNAL MODULE: ./src/report/fan-in.ts
var fan_in = __webpack_require__(91695);
// EXTERNAL MODULE: ./src/report/markdown.ts
var markdown = __webpack_require__(54285);
;// CONCATENATED MODULE: ./src/report/diagram.ts



/** GitHub draws no diagram of more than 500 edges or 50,000 characters; people read none of half that. */
const MAX_EDGES = 120;
/** The diagram index → images with the tags that name it, as GitHub draws Mermaid. */
function diagram(templates) {
    const lines = [];
    let edges = 0;
    let leftOut = 0;
    for (const [number, { name, result }] of templates.entries()) {
        if (!(0,fan_in/* isGood */.K)(result) || result.digest === undefined)
            continue;
        const tags = new Set(Object.values(result.registries).flatMap((registry) => Object.entries(registry.tags)
            .filter(([, { digest }]) => digest === result.digest)
            .map(([tag]) => tag)));
        if (edges + tags.size + result.platforms.length > MAX_EDGES) {
            leftOut += 1;
            continue;
        }
        edges += tags.size + result.platforms.length;
        const index = `i${number}`;
        lines.push(`  ${index}["${label(name)}<br/>index ${(0,model_digest/* shortDigest */.VK)(result.digest)}"]`);
        for (const [at, tag] of [...tags].entries()) {
            lines.push(`  t${number}x${at}(["${label(tag)}"]) --> ${index}`);
        }
        for (const [at, { platform, digest }] of result.platforms.entries()) {
            lines.push(`  ${index} --> p${number}x${at}["${label(platform)}<br/>${(0,model_digest/* shortDigest */.VK)(digest)}"]`);
        }
    }
    if (lines.length === 0)
        return [];
    const note = leftOut === 0
        ? ''
        : `\n${leftOut} more ${leftOut === 1 ? 'template is' : 'templates are'} not drawn.\n`;
    return [
        (0,markdown/* whole */.WQ)(`\n### Index → images\n\n\`\`\`mermaid\nflowchart LR\n${lines.join('\n')}\n\`\`\`\n${note}`),
    ];
}
/** Mermaid's own escapes, for what would end a label or be read as markup. */
function label(text) {
    return text.replace(/[^A-Za-z0-9 ./_:-]/g, (char) => `#${char.codePointAt(0) ?? 0};`);
}

// EXTERNAL MODULE: ./src/model/format.ts
var format = __webpack_require__(60826);
;// CONCATENATED MODULE: ./src/report/legs.ts



/** A leg's phases in the order in which they come; what a record has beside these stands behind them. */
const PHASES = ['build', 'smoke', 'check', 'push'];
/**
 * Each leg's own times, and the arch tags that the registries confirmed, as the records tell (spec section 9, "timings"): legs that are missing
 * from their index first, then in plan order. Folded, for it may be long.
 */
function legTable({ records, results }) {
    if (records.length === 0)
        return [];
    const phases = phasesOf(records);
    const tagged = records.some((record) => tagsOf(record).length > 0);
    const missing = ({ template, platform }) => results.templates[template]?.missing.find((one) => one.platform === platform);
    const rows = [...records.filter(missing), ...records.filter((one) => !missing(one))].map((record) => (0,markdown/* row */.nM)([
        `${markOf(missing(record))}${(0,markdown/* code */.aY)(record.template)} ${record.platform}`,
        ...phases.map((phase) => secondsOf(record, phase)),
        ...(tagged ? [tagsOf(record).map(markdown/* code */.aY).join('<br>')] : []),
    ]));
    const head = (0,markdown/* tableHead */.PP)(['leg', ...phases.map(markdown/* inline */.mG), ...(tagged ? ['arch tags'] : [])]);
    const title = `Legs: times${tagged ? ' and arch tags' : ''}${slowest(records)}`;
    return [
        {
            head: `\n<details><summary>${title}</summary>\n\n${head}`,
            rows,
            tail: '\n</details>\n',
        },
    ];
}
function markOf(missing) {
    if (missing === undefined)
        return '';
    return missing.optional ? '⚠️ ' : '❌ ';
}
function phasesOf(records) {
    const found = new Set(records.flatMap(({ timings }) => Object.keys(timings)));
    return [...new Set([...PHASES, ...found])].filter((phase) => found.has(phase));
}
function secondsOf({ timings }, phase) {
    const seconds = timings[phase];
    return seconds === undefined ? '–' : (0,format/* formatSeconds */.X)(seconds);
}
/** Which leg the release waited for, where there are several. */
function slowest(records) {
    const times = records.map((record) => ({
        record,
        seconds: Object.values(record.timings).reduce((sum, time) => sum + time, 0),
    }));
    const [first, second] = times.toSorted((a, b) => b.seconds - a.seconds);
    if (first === undefined || second === undefined || first.seconds === 0)
        return '';
    return ` (the slowest: ${(0,markdown/* inline */.mG)((0,leg/* legName */.ue)(first.record))}, ${(0,format/* formatSeconds */.X)(first.seconds)})`;
}
/** The leg's own tags with the image, as one pulls them. */
function tagsOf(record) {
    if (record.status !== 'pushed')
        return [];
    return Object.entries(record.registries).flatMap(([repository, { tags }]) => Object.keys(tags).map((tag) => `${repository}:${tag}`));
}

// EXTERNAL MODULE: ./src/report/sections.ts
var sections = __webpack_require__(43844);
;// CONCATENATED MODULE: ./src/report/summary.ts









/** GitHub drops a step summary of 1 MiB or more whole; bytes of UTF-8. */
const SUMMARY_LIMIT = 1024 * 1024;
const STATUS = {
    published: '✅ published',
    validated: '✅ valid',
    stopped: '⛔ not published',
    failed: '❌ failed',
};
/** The same in a validation, which publishes nothing. */
const FORESEEN = {
    ...STATUS,
    stopped: '⛔ would not be published',
    failed: '❌ would fail',
};
/**
 * The step summary of a fan-in (spec section 9), as Markdown; failures first, cut so that the summary file stays below its limit.
 * @param used bytes that the file holds already
 */
function fanInSummary(report, used = 0) {
    const templates = (0,fan_in/* ranked */.a)(report.results);
    const blocks = [
        heading(report),
        ...(0,sections/* list */.p_)('What failed', report.failures, '- ❌ '),
        ...(0,sections/* list */.p_)('Warnings', report.warnings, '- ⚠️ '),
        platformTable(report),
        (0,sections/* tagTable */.nB)(templates, report.plan.push),
        ...(0,sections/* pullCommands */.I$)(templates),
        ...diagram(templates),
        ...(0,sections/* parityTables */.Zy)(report.parity),
        ...(0,sections/* list */.p_)('Records left out', report.leftOut, '- '),
        ...legTable(report),
        ...(0,sections/* timingTable */.ZS)(report.timings),
    ];
    return (0,markdown/* fit */.Uj)(blocks, SUMMARY_LIMIT - 1 - used);
}
/** The step summary of `promote`. */
function promoteSummary(source, results, told, used = 0) {
    const templates = (0,fan_in/* ranked */.a)(results);
    const what = templates.every(({ result }) => (0,fan_in/* isGood */.K)(result)) ? 'Promoted' : 'Not promoted';
    const blocks = [
        (0,markdown/* whole */.WQ)(`## ${what}: ${(0,markdown/* code */.aY)((0,reference/* formatReference */.FH)(source))}\n`),
        ...(0,sections/* list */.p_)('What failed', told.failures, '- ❌ '),
        ...(0,sections/* list */.p_)('Warnings', told.warnings, '- ⚠️ '),
        (0,sections/* tagTable */.nB)(templates, true),
        ...(0,sections/* pullCommands */.I$)(templates),
        ...diagram(templates),
    ];
    return (0,markdown/* fit */.Uj)(blocks, SUMMARY_LIMIT - 1 - used);
}
function heading({ plan, results }) {
    const all = Object.values(results.templates);
    const good = all.filter(fan_in/* isGood */.K).length;
    const share = (number) => `${number} of ${all.length} ${all.length === 1 ? 'template' : 'templates'}`;
    const validated = good === all.length
        ? 'Validated: nothing was written, this is what would be'
        : `Not valid: ${share(all.length - good)} would not be published (nothing was written)`;
    const what = plan.push ? `${share(good)} published` : validated;
    const facts = [
        plan.version === null ? 'no version' : `version ${(0,markdown/* code */.aY)(plan.version)}`,
        `channel ${(0,markdown/* code */.aY)(plan.channel)}`,
        `commit ${(0,markdown/* code */.aY)(plan.project.commit.slice(0, 12))}`,
    ];
    return (0,markdown/* whole */.WQ)(`## ${what}\n\n${facts.join(', ')}\n${plan.push ? '' : VALIDATION}`);
}
/** What a validation knows, so that nobody takes its digests for published ones. */
const VALIDATION = `
Known are the images that the legs built, and what the tags name now. The images are in no registry; an index is what they would make. A run that
publishes builds again: where a build is not reproducible, its digests are others. Not known is whether the registries take the push, and whether the
platforms' configs are alike, which the fan-in reads from a registry.
`;
/** Template × platform: built, failed with its reason and a link to its job, or not planned. */
function platformTable(report) {
    const platforms = [
        ...new Set(report.plan.templates.flatMap(({ legs }) => legs.map(({ platform }) => platform))),
    ];
    const causes = (0,collections/* groupBy */.$)(Object.values(report.results.templates).flatMap(({ missing }) => missing), ({ reason }) => (0,errors/* causeOf */.rl)(reason));
    const isShared = (reason) => (causes.get((0,errors/* causeOf */.rl)(reason)) ?? []).length > 1;
    const rows = (0,fan_in/* ranked */.a)(report.results).map(({ name, result }) => (0,markdown/* row */.nM)([
        (0,markdown/* code */.aY)(name),
        (report.plan.push ? STATUS : FORESEEN)[result.status],
        ...platforms.map((platform) => platformCell(report, name, platform, isShared)),
    ]));
    return {
        head: `\n### Templates\n\n${(0,markdown/* tableHead */.PP)(['template', '', ...platforms])}`,
        rows,
        tail: '',
    };
}
/** @param isShared whether several legs are missing for that reason: then the list above tells it, once */
function platformCell(report, template, platform, isShared) {
    const result = report.results.templates[template];
    const built = result?.platforms.find((one) => one.platform === platform);
    if (built !== undefined)
        return `✅ ${(0,markdown/* code */.aY)(built.digest)}`;
    const missing = result?.missing.find((one) => one.platform === platform);
    if (missing === undefined)
        return '–';
    const job = report.jobs.get((0,leg/* legName */.ue)({ template, platform }));
    const link = job === undefined ? '' : ` ([job](${job}))`;
    const why = isShared(missing.reason) ? ', see above' : `: ${(0,markdown/* cell */.Hn)(missing.reason)}`;
    return `${missing.optional ? '⚠️ optional, missing' : '❌ missing'}${why}${link}`;
}


/***/ })

};
