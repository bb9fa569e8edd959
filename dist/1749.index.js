export const id = 1749;
export const ids = [1749];
export const modules = {

/***/ 6644:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   M: () => (/* binding */ entryOf)
/* harmony export */ });
/** Groups in order of first appearance (Node 20 has no Map.groupBy). */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
/** The entry that a record has itself under a word that a user chose: `constructor`, which every object inherits, is none. */
function entryOf(record, word) {
    return Object.hasOwn(record, word) ? record[word] : undefined;
}


/***/ }),

/***/ 95305:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   er: () => (/* binding */ digestSchema),
/* harmony export */   m: () => (/* binding */ parseDigest),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   vo: () => (/* binding */ splitDigest)
/* harmony export */ });
/* unused harmony export DigestError */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87206);



class DigestError extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AppError */ .uV {
    name = 'DigestError';
}
const GRAMMAR = /^(?:sha256:[a-f0-9]{64}|sha512:[a-f0-9]{128})$/;
function isDigest(text) {
    return GRAMMAR.test(text);
}
/** @throws DigestError when the text is no sha256 or sha512 digest */
function parseDigest(text) {
    if (!isDigest(text)) {
        throw new DigestError(`"${text}" is not a digest: expected sha256: and 64 hexadecimal digits`);
    }
    return text;
}
/** The sha256 digest of some bytes. */
function digestOf(bytes) {
    return parseDigest(`sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex')}`);
}
/** The two halves of a digest: the algorithm (a name that node:crypto knows) and the hex. */
function splitDigest(digest) {
    const [algorithm, hex = ''] = digest.split(':');
    return { algorithm: algorithm === 'sha512' ? 'sha512' : 'sha256', hex };
}
/** As people read it: the first twelve hex digits. */
function shortDigest(digest) {
    return splitDigest(digest).hex.slice(0, 12);
}
const digestSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().refine(isDigest, 'expected a sha256 digest');


/***/ }),

/***/ 87979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _0: () => (/* binding */ parseData),
/* harmony export */   dT: () => (/* binding */ INTERPRETED),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   fL: () => (/* binding */ DataError),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);

/** A JSON text from another job, a registry or a file that is not what its schema says. */
class DataError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'DataError';
}
/** Most schemas see few values in one run: compiling a parser for each costs more than it saves. */
const INTERPRETED = { jitless: true };
/**
 * Parses JSON and checks it: the only way by which outside data becomes a type.
 * @param what names the data in the error, such as `record starter--linux-arm64`
 * @throws DataError naming every path that does not fit
 */
function parseJson(schema, text, what) {
    let data;
    try {
        data = JSON.parse(typeof text === 'string' ? text : Buffer.from(text).toString('utf8'));
    }
    catch (cause) {
        throw new DataError(`${what} is not JSON`, { answer: String(cause), cause });
    }
    return parseData(schema, data, what);
}
/** As {@link parseJson}, for data that is parsed already. */
function parseData(schema, data, what) {
    const parsed = schema.safeParse(data, INTERPRETED);
    if (parsed.success)
        return parsed.data;
    throw new DataError(`${what} does not have the expected form`, {
        answer: parsed.error.issues
            .map(({ path, message }) => `${path.map(String).join('.') || '(top)'}: ${message}`)
            .join('; '),
    });
}
/** What a text says, or undefined where it is no JSON: for what may as well be a page or a sentence. */
function jsonOf(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** JSON with sorted keys and no blanks: equal values give equal texts, so that they can be hashed. */
function canonicalJson(value) {
    return JSON.stringify(value, (_key, part) => typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part);
}


/***/ }),

/***/ 67978:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ engineNameSchema),
/* harmony export */   Fu: () => (/* binding */ planSchema),
/* harmony export */   fq: () => (/* binding */ LONGEST_TIME),
/* harmony export */   fu: () => (/* binding */ verifySchema)
/* harmony export */ });
/* unused harmony exports buildSpecSchema, archTagSchema, movingArchTagSchema, plannedLegSchema, movingTagSchema, plannedTemplateSchema, handoffSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3154);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86676);



/*
 * The plan: everything decided once, before any build (spec section 1), and the only thing besides records that passes between jobs.
 * It holds no secret and nothing that differs between two attempts of a run. Keys stay camelCase in JSON.
 */
/** Seconds: 24 days, what a timer holds. GitHub ends a job long before. */
const LONGEST_TIME = 24 * 24 * 3600;
const strings = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
/** How a leg's image is built. Placeholders are resolved; secrets' values are not here but in the inputs of `build`. */
const buildSpecSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    context: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    buildArgs: strings,
    buildContexts: strings,
    builder: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    load: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    output: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['layout', 'registry']),
    labels: strings,
    annotations: strings,
    /** Secret id → path of the file that holds it. */
    secretFiles: strings,
    ssh: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /** `none`, `gha`, `local` or `registry:REFERENCE`. */
    cache: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** BuildKit's attestations: `true`, `false` or parameters such as `mode=max`; absent leaves it to the engine. */
    provenance: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    sbom: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    pull: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    noCache: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    network: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    command: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    smoke: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** Seconds. */
    timeout: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().max(LONGEST_TIME).optional(),
    /** Seconds without a line of output. */
    stallTimeout: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().max(LONGEST_TIME).optional(),
    /** Further tries after a failed one. */
    retries: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    extraArgs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});
/** A tag of one leg's image alone (spec section 1, "arch tag"). */
const archTagSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ repository: _reference_js__WEBPACK_IMPORTED_MODULE_1__/* .repositorySchema */ ._L, tag: _reference_js__WEBPACK_IMPORTED_MODULE_1__/* .tagSchema */ .c3 });
/** An arch tag that follows a moving tag and is written after it, by `manifest`. */
const movingArchTagSchema = archTagSchema.extend({
    image: _reference_js__WEBPACK_IMPORTED_MODULE_1__/* .repositorySchema */ ._L,
    follows: _reference_js__WEBPACK_IMPORTED_MODULE_1__/* .tagSchema */ .c3,
});
const plannedLegSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    platform: _platform_js__WEBPACK_IMPORTED_MODULE_0__/* .platformSchema */ .vd,
    /** What `runs-on` takes: a label or a list of labels. */
    runner: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())]),
    optional: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** The runner is of another architecture; the build runs under QEMU. */
    emulated: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    slug: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Exact arch tags, written by `push`. */
    archTags: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(archTagSchema),
    /** Arch tags of moving tags, written by `manifest`. */
    movingArchTags: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(movingArchTagSchema),
});
const movingTagSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    tag: _reference_js__WEBPACK_IMPORTED_MODULE_1__/* .tagSchema */ .c3,
    /** The pattern with all but the version's placeholders resolved: `latest`, `{major}.{minor}`. */
    pattern: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Spec section 6; `auto` compares with what the registry holds. */
    policy: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['auto', 'always', 'never']),
    /**
     * The exact patterns of the tag's own channel, where that is no release channel and the tag is none of a release's (`next`, `edge`): the
     * version is then compared with all that they find, pre-releases included. Absent: with the stable ones that releasePatterns find.
     */
    comparedThrough: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).optional(),
});
const plannedTemplateSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    images: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .repositorySchema */ ._L).min(1),
    exactTags: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .tagSchema */ .c3),
    movingTags: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(movingTagSchema),
    /**
     * The release channel's exact patterns that hold the version: they tell which tags of the registry are releases. What differs from
     * build to build (`{version}`, `{sha}`, `{date}`, `{run-id}`) is left in them, the rest is resolved.
     */
    releasePatterns: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /**
     * Patterns of tags in the same images that are no releases, whatever they look like: the exact tags of any channel that do not hold the
     * version (`{date}`, `{short-sha}`), and arch tags (`{tag}-{os}-{arch}`). What differs from tag to tag is left in them.
     */
    otherPatterns: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).optional(),
    build: buildSpecSchema,
    /** Annotations of the index. */
    annotations: strings,
    legs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(plannedLegSchema).min(1),
});
const engineNameSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['docker', 'podman', 'buildah', 'command']);
const verifySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['contents', 'platform', 'strict', 'off']);
const handoffSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('artifact') }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('directory'), path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
]);
const planSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    project: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        /** `owner/name`, or the folder's name outside GitHub. */
        repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/),
        /** The run that made the plan; absent outside GitHub. */
        runId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    }),
    /** ISO 8601, UTC, whole seconds. */
    created: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(),
    /** Without a leading `v`; null where there is none (channel snapshot). */
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    channel: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** False validates: nothing is written to any registry. */
    push: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    handoff: handoffSchema,
    engine: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('auto'), engineNameSchema]),
    onExisting: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['replace', 'fail']),
    /** Host → what is asked of it; a host that is not here is required. */
    registries: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() })),
    /** What the config says of inputs that are free beside the plan; a step's own input wins. */
    policies: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        onMissingOptional: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['warn', 'fail']),
        onShrink: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['hold', 'warn', 'fail']),
        verify: verifySchema,
    }),
    /** The config's; a step's own inputs win. */
    insecureRegistries: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).optional(),
    registryConcurrency: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().positive().optional(),
    templates: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(plannedTemplateSchema).min(1),
});


/***/ }),

/***/ 3154:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dk: () => (/* binding */ KNOWN_OS),
/* harmony export */   FL: () => (/* binding */ parsePlatform),
/* harmony export */   R3: () => (/* binding */ KNOWN_ARCHITECTURES),
/* harmony export */   Wk: () => (/* binding */ PlatformError),
/* harmony export */   iQ: () => (/* binding */ splitPlatform),
/* harmony export */   iv: () => (/* binding */ archName),
/* harmony export */   vd: () => (/* binding */ platformSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);



class PlatformError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'PlatformError';
}
/** Other names for an operating system, as containerd's normalisation has them. */
const OS_ALIASES = { macos: 'darwin' };
/** Other names for an architecture, each with the variant that the name implies. */
const ARCHITECTURE_ALIASES = {
    x86_64: ['amd64'],
    'x86-64': ['amd64'],
    x64: ['amd64'],
    i386: ['386'],
    i486: ['386'],
    i586: ['386'],
    i686: ['386'],
    aarch64: ['arm64'],
    armhf: ['arm', 'v7'],
    armel: ['arm', 'v6'],
    armv5: ['arm', 'v5'],
    armv6: ['arm', 'v6'],
    armv6l: ['arm', 'v6'],
    armv7: ['arm', 'v7'],
    armv7l: ['arm', 'v7'],
    powerpc64le: ['ppc64le'],
};
/** The variant that the plain name stands for: arm64 is arm64/v8, amd64 is amd64/v1 (OCI image-index.md). */
const DEFAULT_VARIANT = { arm64: 'v8', amd64: 'v1' };
/** What an os or architecture may be called. Known names are checked, so that `linux/amd46` fails in the plan. */
const KNOWN_OS = ['linux', 'windows', 'darwin', 'freebsd', 'netbsd', 'openbsd', 'wasip1'];
const KNOWN_ARCHITECTURES = [
    ...['386', 'amd64', 'arm', 'arm64', 'loong64', 'mips', 'mips64', 'mips64le', 'mipsle'],
    ...['ppc64', 'ppc64le', 'riscv64', 's390x', 'wasm'],
];
/**
 * Reads a platform in any of its usual spellings; a lone architecture means linux.
 * @throws PlatformError when a part is unknown
 */
function parsePlatform(text) {
    const parts = text.trim().toLowerCase().split('/');
    const [first = '', second, third] = parts;
    const [rawOs, rawArchitecture, rawVariant] = second === undefined ? ['linux', first, undefined] : [first, second, third];
    const os = (0,_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .M)(OS_ALIASES, rawOs) ?? rawOs;
    const [architecture, impliedVariant] = (0,_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .M)(ARCHITECTURE_ALIASES, rawArchitecture) ?? [
        rawArchitecture,
    ];
    const variant = normaliseVariant(architecture, rawVariant ?? impliedVariant);
    if (parts.length > 3 ||
        !KNOWN_OS.includes(os) ||
        !KNOWN_ARCHITECTURES.includes(architecture) ||
        (variant !== undefined && !/^v[0-9](?:\.[0-9])?$/.test(variant))) {
        throw new PlatformError(`"${text}" is not a platform: expected os/architecture[/variant], such as linux/arm64 or linux/arm/v7`);
    }
    return joinPlatform({ os, architecture, ...(variant === undefined ? {} : { variant }) });
}
function normaliseVariant(architecture, variant) {
    if (variant === undefined || variant === '')
        return architecture === 'arm' ? 'v7' : undefined;
    const named = /^[0-9]/.test(variant) ? `v${variant}` : variant;
    return named === (0,_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .M)(DEFAULT_VARIANT, architecture) ? undefined : named;
}
function joinPlatform({ os, architecture, variant }) {
    return [os, architecture, ...(variant === undefined ? [] : [variant])].join('/');
}
function splitPlatform(platform) {
    const [os = '', architecture = '', variant] = platform.split('/');
    return { os, architecture, ...(variant === undefined ? {} : { variant }) };
}
/** The placeholder `{arch}`: architecture and variant without a slash, `armv7` (spec section 3). */
function archName(platform) {
    const { architecture, variant = '' } = splitPlatform(platform);
    return architecture + variant;
}
const platformSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().transform((text, context) => {
    try {
        return parsePlatform(text);
    }
    catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : '' });
        return zod__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
    }
});


/***/ }),

/***/ 86676:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ parseTag),
/* harmony export */   F2: () => (/* binding */ parseReference),
/* harmony export */   FH: () => (/* binding */ formatReference),
/* harmony export */   SU: () => (/* binding */ parseRepository),
/* harmony export */   T8: () => (/* binding */ splitRepository),
/* harmony export */   Xb: () => (/* binding */ DOCKER_HUB),
/* harmony export */   _L: () => (/* binding */ repositorySchema),
/* harmony export */   c3: () => (/* binding */ tagSchema),
/* harmony export */   dz: () => (/* binding */ isTag)
/* harmony export */ });
/* unused harmony export ReferenceError */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95305);



class ReferenceError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'ReferenceError';
}
// The grammar of the reference format, from small to large (distribution/reference, normalised names).
const HOST_LABEL = '(?:[a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])';
const IPV6 = String.raw `\[[a-fA-F0-9:]+\]`;
const HOST = new RegExp(String.raw `^(?:${HOST_LABEL}(?:\.${HOST_LABEL})*|${IPV6})(?::[0-9]+)?$`);
const PATH_COMPONENT = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const MAX_NAME_LENGTH = 255;
/** Docker Hub's host in a name. Its API and its key in docker's credentials file have other names (see registry/). */
const DOCKER_HUB = 'docker.io';
const DOCKER_HUB_ALIASES = ['index.docker.io', 'registry-1.docker.io', 'registry.hub.docker.com'];
function isTag(text) {
    return TAG.test(text);
}
/** @throws ReferenceError when the text breaks the grammar of tags */
function parseTag(text) {
    if (!isTag(text)) {
        throw new ReferenceError(`"${text}" is not a tag: expected 1 to 128 of A-Z a-z 0-9 _ . -, not starting with . or -`);
    }
    return text;
}
/**
 * Reads a repository name without tag or digest. Letters become lower case (spec section 6), short names are Docker Hub's.
 * @throws ReferenceError when the name breaks the grammar, or has a depth that Docker Hub does not know
 */
function parseRepository(text) {
    const slash = text.indexOf('/');
    const head = slash === -1 ? '' : text.slice(0, slash);
    const named = head !== '' && (/[.:[]/.test(head) || head === 'localhost');
    const host = named ? head.toLowerCase() : DOCKER_HUB;
    const registry = DOCKER_HUB_ALIASES.includes(host) ? DOCKER_HUB : host;
    const rest = (named ? text.slice(slash + 1) : text).toLowerCase();
    const path = registry === DOCKER_HUB && !rest.includes('/') ? `library/${rest}` : rest;
    const complain = (why) => {
        throw new ReferenceError(`"${text}" is not an image name: ${why}`);
    };
    if (!HOST.test(registry))
        complain(`"${head}" is not a registry host`);
    for (const component of path.split('/')) {
        if (PATH_COMPONENT.test(component))
            continue;
        complain(component === ''
            ? 'a part of the path is empty'
            : `"${component}" may hold only a-z, 0-9 and single separators . _ - between them`);
    }
    if (registry === DOCKER_HUB && path.split('/').length > 2) {
        complain('Docker Hub knows only docker.io/NAMESPACE/NAME, one level deep');
    }
    if (registry.length + path.length + 1 > MAX_NAME_LENGTH) {
        complain(`it is longer than ${MAX_NAME_LENGTH} characters`);
    }
    return `${registry}/${path}`;
}
/**
 * Reads `NAME[:TAG][@DIGEST]`; a colon starts a tag only after the last slash.
 * @throws ReferenceError or DigestError when a part breaks its grammar
 */
function parseReference(text) {
    const at = text.indexOf('@');
    const digest = at === -1 ? undefined : (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDigest */ .m)(text.slice(at + 1));
    const name = at === -1 ? text : text.slice(0, at);
    const colon = name.lastIndexOf(':');
    const tagged = colon > name.lastIndexOf('/');
    return {
        repository: parseRepository(tagged ? name.slice(0, colon) : name),
        ...(tagged ? { tag: parseTag(name.slice(colon + 1)) } : {}),
        ...(digest === undefined ? {} : { digest }),
    };
}
function formatReference({ repository, tag, digest }) {
    return [
        repository,
        ...(tag === undefined ? [] : [':', tag]),
        ...(digest === undefined ? [] : ['@', digest]),
    ].join('');
}
/** The two halves of a repository name: the registry's host with its port, and the path there. */
function splitRepository(repository) {
    const slash = repository.indexOf('/');
    return { registry: repository.slice(0, slash), path: repository.slice(slash + 1) };
}
const tagSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().refine(isTag, 'expected a tag');
const repositorySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().transform((text, context) => {
    try {
        return parseRepository(text);
    }
    catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : '' });
        return zod__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
    }
});


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

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
