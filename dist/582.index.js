export const id = 582;
export const ids = [582,9992];
export const modules = {

/***/ 12417:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ childEnv),
/* harmony export */   z: () => (/* binding */ cacheServiceEnv)
/* harmony export */ });
/**
 * What a program of the user's, an engine or a credential helper finds in its environment: ours, less what the runner gives to this
 * action alone. Inputs hold secrets (`INPUT_SECRETS`, `INPUT_GITHUB-TOKEN`), and the runtime token can write the run's artifacts and
 * caches.
 */
function childEnv(env, extra = {}) {
    const kept = Object.entries(env).filter(([name]) => !PRIVATE.test(name));
    return { ...Object.fromEntries(kept), ...extra };
}
const PRIVATE = /^(?:INPUT_.*|STATE_.*|ACTIONS_RUNTIME_TOKEN|ACTIONS_ID_TOKEN_REQUEST_TOKEN)$/;
/** What BuildKit's `gha` cache needs of it; given to `docker buildx` alone, and only for that cache. */
function cacheServiceEnv(env) {
    const names = [
        'ACTIONS_RUNTIME_TOKEN',
        'ACTIONS_RESULTS_URL',
        'ACTIONS_CACHE_URL',
        'ACTIONS_CACHE_SERVICE_V2',
    ];
    return Object.fromEntries(names.flatMap((name) => {
        const value = env[name];
        return value === undefined ? [] : [[name, value]];
    }));
}


/***/ }),

/***/ 53560:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ imageConfigSchema),
/* harmony export */   TM: () => (/* binding */ descriptorSchema),
/* harmony export */   me: () => (/* binding */ indexSchema),
/* harmony export */   rc: () => (/* binding */ manifestSchema)
/* harmony export */ });
/* unused harmony export descriptorPlatformSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95305);


/** The platform of a descriptor in an index, as the OCI image spec writes it (image-index.md). */
const descriptorPlatformSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    os: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    architecture: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    variant: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    'os.version': zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    'os.features': zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
});
/** A content descriptor (OCI image spec, descriptor.md). Unknown fields are kept. */
const descriptorSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    mediaType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    digest: _digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er,
    size: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative(),
    urls: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    platform: descriptorPlatformSchema.optional(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
});
/** An image manifest, OCI or Docker (OCI image spec, manifest.md). */
const manifestSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(2),
    mediaType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    config: descriptorSchema,
    layers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(descriptorSchema),
    subject: descriptorSchema.optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
});
/** An image index or Docker manifest list (OCI image spec, image-index.md). */
const indexSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(2),
    mediaType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    manifests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(descriptorSchema),
    subject: descriptorSchema.optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
});
/** The parts of an image's config that this product reads (OCI image spec, config.md). */
const imageConfigSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    os: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    architecture: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    variant: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    'os.version': zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    config: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        User: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        Env: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish(),
        Entrypoint: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish(),
        Cmd: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish(),
        WorkingDir: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        Labels: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish(),
        ExposedPorts: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).nullish(),
        Volumes: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).nullish(),
    })
        .nullish(),
    rootfs: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ diff_ids: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) }).optional(),
});


/***/ }),

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

/***/ 13809:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ isIndexType),
/* harmony export */   $p: () => (/* binding */ OCI_INDEX),
/* harmony export */   BQ: () => (/* binding */ OCI_LAYER_GZIP),
/* harmony export */   EG: () => (/* binding */ OCI_MANIFEST),
/* harmony export */   Q3: () => (/* binding */ isManifestType),
/* harmony export */   QP: () => (/* binding */ OCI_LAYER),
/* harmony export */   Qs: () => (/* binding */ ATTESTATION_TYPE),
/* harmony export */   TF: () => (/* binding */ OCI_CONFIG),
/* harmony export */   Vv: () => (/* binding */ DOCKER_MANIFEST),
/* harmony export */   Y2: () => (/* binding */ DOCKER_LIST),
/* harmony export */   _P: () => (/* binding */ MANIFEST_TYPES),
/* harmony export */   lJ: () => (/* binding */ isConfigType),
/* harmony export */   o4: () => (/* binding */ ATTESTATION_SUBJECT_ANNOTATION),
/* harmony export */   sJ: () => (/* binding */ isForeignLayer),
/* harmony export */   yZ: () => (/* binding */ ATTESTATION_TYPE_ANNOTATION)
/* harmony export */ });
/* unused harmony export DOCKER_CONFIG */
/** Media types of manifests and what they hold (OCI image spec, media-types.md; Docker image manifest v2 schema 2). */
const OCI_INDEX = 'application/vnd.oci.image.index.v1+json';
const OCI_MANIFEST = 'application/vnd.oci.image.manifest.v1+json';
const OCI_CONFIG = 'application/vnd.oci.image.config.v1+json';
const OCI_LAYER = 'application/vnd.oci.image.layer.v1.tar';
const OCI_LAYER_GZIP = 'application/vnd.oci.image.layer.v1.tar+gzip';
const DOCKER_LIST = 'application/vnd.docker.distribution.manifest.list.v2+json';
const DOCKER_MANIFEST = 'application/vnd.docker.distribution.manifest.v2+json';
const DOCKER_CONFIG = 'application/vnd.docker.container.image.v1+json';
/** All that a client must say it accepts to get any image (spec section 8). */
const MANIFEST_TYPES = [OCI_INDEX, OCI_MANIFEST, DOCKER_LIST, DOCKER_MANIFEST];
function isIndexType(mediaType) {
    return mediaType === OCI_INDEX || mediaType === DOCKER_LIST;
}
function isManifestType(mediaType) {
    return mediaType === OCI_MANIFEST || mediaType === DOCKER_MANIFEST;
}
function isConfigType(mediaType) {
    return mediaType === OCI_CONFIG || mediaType === DOCKER_CONFIG;
}
/** Layers that stay where their `urls` point and are never uploaded (OCI: nondistributable; Docker: foreign). */
function isForeignLayer(mediaType) {
    return /\.(?:nondistributable|foreign)\./.test(mediaType);
}
/** What BuildKit writes on an attestation's descriptor in an index. */
const ATTESTATION_TYPE_ANNOTATION = 'vnd.docker.reference.type';
const ATTESTATION_TYPE = 'attestation-manifest';
/** The digest of the image that an attestation speaks of. */
const ATTESTATION_SUBJECT_ANNOTATION = 'vnd.docker.reference.digest';


/***/ }),

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

/***/ 44682:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ signalGroup)
/* harmony export */ });
/**
 * Sends a signal to a process group.
 * @param pid its leader's
 */
function signalGroup(pid, name) {
    try {
        process.kill(-pid, name);
    }
    catch {
        // No process of the group is left.
    }
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


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
