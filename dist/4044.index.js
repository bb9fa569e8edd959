export const id = 4044;
export const ids = [4044,9992];
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

/***/ 44958:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  push: () => (/* binding */ push)
});

// EXTERNAL MODULE: ./src/inputs/read.ts + 6 modules
var read = __webpack_require__(83920);
// EXTERNAL MODULE: ./src/image/contents/check.ts + 13 modules
var check = __webpack_require__(94259);
// EXTERNAL MODULE: ./src/ledger/open.ts
var ledger_open = __webpack_require__(36229);
// EXTERNAL MODULE: ./src/model/format.ts
var format = __webpack_require__(60826);
// EXTERNAL MODULE: ./src/model/leg.ts
var model_leg = __webpack_require__(21885);
// EXTERNAL MODULE: ./src/model/reference.ts
var reference = __webpack_require__(86676);
// EXTERNAL MODULE: ./src/plan/codec.ts
var codec = __webpack_require__(41749);
// EXTERNAL MODULE: ./src/push/leg-image.ts + 2 modules
var leg_image = __webpack_require__(6343);
;// CONCATENATED MODULE: ./src/push/progress.ts

const INTERVAL_MS = 10_000;
/** Says every ten seconds how far a transfer is; nothing for one that ends sooner. */
class TransferProgress {
    #sent = 0;
    #timer;
    constructor(log, what, total) {
        this.#timer = setInterval(() => {
            log.info(`${what}: ${(0,format/* formatBytes */.z)(this.#sent)} of at most ${(0,format/* formatBytes */.z)(total)} sent`);
        }, INTERVAL_MS);
        this.#timer.unref();
    }
    add(bytes) {
        this.#sent += bytes;
    }
    /** Bytes so far. */
    get sent() {
        return this.#sent;
    }
    [Symbol.dispose]() {
        clearInterval(this.#timer);
    }
}

// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(87206);
;// CONCATENATED MODULE: ./src/push/push-leg.ts




/** A leg that did not reach every required registry. What did arrive stays there; running the step again sends only the rest. */
class PushError extends errors/* AppError */.uV {
    name = 'PushError';
}
/**
 * Where a leg's image goes: the template's images, and the repositories of its arch tags when they live apart (`arch-images`).
 * Each target knows the earlier repositories of its registry, from which it can mount blobs.
 */
function targetsOf(template, leg) {
    const repositories = [
        ...new Set([...template.images, ...leg.archTags.map(({ repository }) => repository)]),
    ];
    return repositories.map((repository, index) => ({
        repository,
        tags: leg.archTags.filter((tag) => tag.repository === repository).map(({ tag }) => tag),
        siblings: repositories.slice(0, index).filter((other) => hostOf(other) === hostOf(repository)),
    }));
}
/**
 * Does `work` for all targets: registries side by side, repositories of one registry one after another, so that later ones
 * mount what the first received. A mirror (`required: false`) that fails is a warning, and is not in what this returns.
 * @throws CancelledError, or the error of the one required registry that failed, or a PushError that names all of them
 */
async function pushEverywhere(targets, work, { leg, log, isRequired, }) {
    const done = new Map();
    const failures = [];
    await Promise.all(Array.from((0,collections/* groupBy */.$)(targets, ({ repository }) => hostOf(repository)), async ([host, group]) => {
        for (const target of group) {
            try {
                done.set(target.repository, await work(target));
            }
            catch (error) {
                if (error instanceof errors/* CancelledError */.cc)
                    throw error;
                if (isRequired(host))
                    failures.push({ repository: target.repository, error });
                else
                    log.warning(`Mirror ${host} left out: ${(0,errors/* describeError */.Uc)(error)}`);
                return;
            }
        }
    }));
    const [first] = failures;
    if (first === undefined)
        return done;
    if (failures.length === 1)
        throw first.error;
    throw new PushError(`${(0,model_leg/* legName */.ue)(leg)} did not reach ${failures.map(({ repository }) => repository).join(' and ')}`, { answer: failures.map(({ error }) => (0,errors/* describeError */.Uc)(error)).join('\n'), cause: first.error });
}
function hostOf(repository) {
    return (0,reference/* splitRepository */.T8)(repository).registry;
}

// EXTERNAL MODULE: ./src/model/descriptor.ts
var descriptor = __webpack_require__(53560);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/media-types.ts
var media_types = __webpack_require__(13809);
// EXTERNAL MODULE: ./src/push/look.ts
var push_look = __webpack_require__(94189);
;// CONCATENATED MODULE: ./src/push/refuse-existing.ts






/** The version is published already, with another image of this leg, and `on-existing` is fail. */
class ExistingTagError extends errors/* AppError */.uV {
    name = 'ExistingTagError';
}
/**
 * With `on-existing: fail`, the fan-in refuses a version whose exact index tag names another index. A leg that is in none of it ends
 * before it writes: its exact arch tags would name bytes that are refused. Tags that are not there refuse nothing, so that an attempt
 * that never came to its fan-in can be repeated. Costs a HEAD per tag, and a GET only for one that is there.
 * @param image the digest of the leg's image
 * @throws ExistingTagError, RegistryError
 */
async function refuseExisting(registry, leg, repository, tags, image) {
    const look = async (tag) => {
        const present = await (0,push_look/* lookBeforeWrite */.S)(registry, repository, tag);
        if (present === undefined)
            return;
        const { digest, mediaType } = present;
        if ((0,media_types/* isIndexType */.$U)(mediaType) && (await holds(registry, repository, digest, image)))
            return;
        throw new ExistingTagError(`${repository}:${tag} exists with another digest`, {
            leg: (0,model_leg/* legName */.ue)(leg),
            answer: `it names ${digest}, which does not hold this build's ${image}`,
            hint: 'publish a new version, or set on-existing: replace',
        });
    };
    await Promise.all(tags.map(look));
}
async function holds(registry, repository, index, image) {
    const raw = await registry.getManifest(repository, index, 'push');
    if (raw === undefined)
        return false;
    try {
        const { manifests } = (0,json/* parseJson */.qF)(descriptor/* indexSchema */.me, raw.bytes, `index ${index}`);
        return manifests.some(({ digest }) => digest === image);
    }
    catch (error) {
        // What cannot be read holds nothing: the fan-in refuses it too.
        if (error instanceof json/* DataError */.fL)
            return false;
        throw error;
    }
}

// EXTERNAL MODULE: ./src/steps/choose-state.ts
var choose_state = __webpack_require__(52198);
// EXTERNAL MODULE: ./src/steps/fail-leg.ts
var fail_leg = __webpack_require__(76550);
// EXTERNAL MODULE: ./src/steps/open-registry.ts + 39 modules
var open_registry = __webpack_require__(95386);
// EXTERNAL MODULE: ./src/steps/record-base.ts
var record_base = __webpack_require__(26362);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/plan/find-leg.ts
var find_leg = __webpack_require__(57669);
// EXTERNAL MODULE: ./src/steps/job-folder.ts
var job_folder = __webpack_require__(4109);
// EXTERNAL MODULE: ./src/steps/obtain-plan.ts
var obtain_plan = __webpack_require__(57364);
// EXTERNAL MODULE: ./src/steps/state.ts
var steps_state = __webpack_require__(26062);
// EXTERNAL MODULE: ./src/steps/wording.ts
var wording = __webpack_require__(97123);
;// CONCATENATED MODULE: ./src/steps/take-handover.ts







/**
 * What `push` is to push: what this job's `build` left in its state file, or, where the input `layout` names a folder that came
 * from elsewhere, that folder for the plan's leg. A plan that is given must be the one that the build was made by.
 * @throws StateError, LegError, InputError
 */
async function takeHandover(context, asked) {
    if (asked.layout !== undefined) {
        const plan = await (0,obtain_plan.obtainPlan)(context);
        const result = { kind: 'layout', layout: (0,external_node_path_.resolve)(context.cwd, asked.layout) };
        const done = () => Promise.resolve();
        return { ...locate(plan, asked), result, digest: undefined, timings: {}, done };
    }
    // One that is given and empty is lost, and an error.
    const plan = context.inputs.plan === undefined ? undefined : await (0,obtain_plan.obtainPlan)(context);
    const folder = await (0,job_folder/* findJobFolder */.Xv)(context.env, context.cwd);
    const state = await (0,steps_state/* readState */.un)(folder, { ...asked, plan }, (0,wording/* wordingFor */.Cz)(context.env));
    return {
        ...locate(state.plan, state),
        result: state.handover,
        digest: state.digest,
        timings: state.timings,
        done: async () => {
            try {
                await (0,steps_state/* saveState */.LZ)(folder, { ...state, pushed: true });
            }
            catch (error) {
                // The image and its record are where they belong.
                context.log.debug(`${folder} could not be written: ${(0,errors/* describeError */.Uc)(error)}`);
            }
        },
    };
}
function locate(plan, asked) {
    const { template, leg } = (0,find_leg/* findLeg */.G)(plan, asked);
    return { plan, template, leg, id: { template: template.name, platform: leg.platform } };
}

// EXTERNAL MODULE: ./src/steps/timing.ts
var timing = __webpack_require__(34325);
;// CONCATENATED MODULE: ./src/steps/push.ts
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});

















/**
 * Pushes exactly the bytes that this job's `build` left to every registry, by digest and under the leg's own exact arch tags, and
 * leaves the leg's record (spec section 2). With `push: false` nothing but the record is written; it says `validated`.
 */
const push = async (context) => {
    const { log } = context;
    const inputs = (0,read/* readPushInputs */.M3)(context.inputs);
    const handover = await takeHandover(context, inputs.leg);
    const { plan, id } = handover;
    const timings = { ...handover.timings };
    const base = () => (0,record_base/* recordBase */.z)(plan, (0,codec.planHash)(plan), id, context.env, timings);
    const ledger = await (0,ledger_open/* openLedger */.a)(plan.handoff, { ...context, githubToken: inputs.githubToken });
    const registry = (0,open_registry.openRegistry)(context, (0,open_registry.registryInputs)(inputs, plan));
    try {
        const image = await (0,leg_image.openLegImage)(handover.result, id.platform, registry);
        refuseOther(image, handover);
        const verify = inputs.verify ?? plan.policies.verify;
        const contents = await (0,timing/* timed */.a)(timings, 'check', () => push_check(image, handover, verify, log));
        const found = { image: image.selected.recorded, contents };
        if (!plan.push)
            return await leave({ ...base(), ...found, status: 'validated' });
        const judged = contents.verdict !== 'skipped';
        const confirmed = await (0,timing/* timed */.a)(timings, 'push', () => send(image, handover, { registry, judged, log }));
        const registries = Object.fromEntries(confirmed);
        return await leave({ ...base(), ...found, status: 'pushed', registries });
    }
    catch (error) {
        return await (0,fail_leg/* failLeg */.x)(error, () => Promise.resolve(ledger), base(), {
            log,
            optional: handover.leg.optional,
        });
    }
    finally {
        await registry.close();
    }
    async function leave(record) {
        await ledger.write(record);
        await handover.done();
        const refs = record.status === 'pushed' ? references(record.registries) : [];
        log.info(`${(0,model_leg/* legName */.ue)(id)}: ${record.status} ${record.image.descriptor.digest}`);
        return {
            outputs: {
                digest: record.image.descriptor.digest,
                refs: refs.join('\n'),
                record: JSON.stringify(record),
                outcome: record.status,
            },
            failures: [],
        };
    }
};
/** What `build` left and tested is what is pushed: a folder may be changed meanwhile, and a tag may be moved. */
function refuseOther({ selected }, { id, digest, result }) {
    const found = selected.recorded.descriptor.digest;
    if (digest === undefined || digest === found)
        return;
    throw new choose_state/* StateError */.q('The image is not the one that build left', {
        leg: (0,model_leg/* legName */.ue)(id),
        subject: result.kind === 'layout' ? result.layout : (0,reference/* formatReference */.FH)(result.reference),
        answer: `built: ${digest}; now there: ${found}`,
        hint: 'Something wrote there after the build: build the leg again; give a layout of your own with the input layout',
    });
}
/** Are the layers' programs of the platform that the manifest claims (spec section 11)? */
async function push_check(image, { plan, id }, verify, log) {
    const { digest } = image.selected.recorded.descriptor;
    if (verify === 'off' || verify === 'platform') {
        return { digest, verdict: 'skipped', detail: `verify: ${verify}` };
    }
    const verdict = await (0,check/* checkContents */.h)(image.selected, image.readLayer, id.platform, {
        digests: !plan.push,
    });
    log.info(`${(0,model_leg/* legName */.ue)(id)}: contents ${verdict.verdict}: ${verdict.detail}`);
    return verdict;
}
function send(image, handover, { registry, judged, log, }) {
    const { plan, template, leg, id } = handover;
    return log.group(`Pushing ${(0,model_leg/* legName */.ue)(id)}`, async () => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { layers, size } = image.selected.recorded;
            const options = {
                ...{ leg: id, log },
                isRequired: (host) => plan.registries[host]?.required ?? true,
            };
            const targets = await acceptable(targetsOf(template, leg), image, handover, registry, options);
            const began = performance.now();
            const progress = __addDisposableResource(env_1, new TransferProgress(log, (0,model_leg/* legName */.ue)(id), size * targets.length), false);
            const confirmed = await pushEverywhere(targets, (target) => image.pushTo(target, (bytes) => {
                progress.add(bytes);
            }, judged), options);
            const seconds = (performance.now() - began) / 1000;
            for (const reference of references(Object.fromEntries(confirmed)))
                log.info(reference);
            log.info(`${layers} layers, ${(0,format/* formatBytes */.z)(size)}; ${(0,format/* formatBytes */.z)(progress.sent)} sent in ${(0,format/* formatSeconds */.X)(seconds)}`);
            return confirmed;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    });
}
/**
 * The targets that take this image: all of them, unless exact arch tags would be written with `on-existing: fail`.
 * @throws ExistingTagError before anything is written anywhere
 */
async function acceptable(targets, image, { plan, template, leg, id }, registry, options) {
    if (plan.onExisting !== 'fail' || leg.archTags.length === 0)
        return targets;
    const { digest } = image.selected.recorded.descriptor;
    const looked = await pushEverywhere(targets, ({ repository }) => {
        const tags = template.images.includes(repository) ? template.exactTags : [];
        return refuseExisting(registry, id, repository, tags, digest);
    }, options);
    return targets.filter(({ repository }) => looked.has(repository));
}
/** What can be pulled now: each repository by digest, then by its arch tags. */
function references(registries) {
    return Object.entries(registries).flatMap(([repository, { digest, tags }]) => [
        `${repository}@${digest}`,
        ...Object.keys(tags).map((tag) => `${repository}:${tag}`),
    ]);
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
