export const id = 3621;
export const ids = [3621,8452,9992];
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

/***/ 20084:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ movingTagsOf),
/* harmony export */   gD: () => (/* binding */ Account)
/* harmony export */ });
/* unused harmony export sitesOf */
/* harmony import */ var _model_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86676);

function sitesOf(template, plan) {
    const hosts = new Set();
    const toSite = (repository) => {
        const host = (0,_model_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .splitRepository */ .T8)(repository).registry;
        const key = hosts.has(host) ? repository : host;
        hosts.add(host);
        return { repository, host, key, required: plan.registries[host]?.required ?? true };
    };
    const index = template.images.map(toSite);
    const archRepositories = new Set(template.legs.flatMap(({ movingArchTags }) => movingArchTags.map((tag) => tag.repository)));
    const arch = [...archRepositories].filter((name) => !template.images.includes(name)).map(toSite);
    return { index, arch };
}
/** The moving tags of a repository, and the arch tags there that follow moving ones. */
function movingTagsOf(template, { repository }) {
    const arch = template.legs.flatMap(({ movingArchTags }) => movingArchTags.filter((tag) => tag.repository === repository).map(({ tag }) => tag));
    if (!template.images.includes(repository))
        return arch;
    return [...template.movingTags.map(({ tag }) => tag), ...arch];
}
/** All tags that the fan-in may write in a repository, in the order in which it would. */
function tagsOf(template, site) {
    const exact = template.images.includes(site.repository) ? template.exactTags : [];
    return [...exact, ...movingTagsOf(template, site)];
}
/**
 * What happened to each tag of a template in each registry: the honest account of spec section 7, rule 9. Every tag starts as not tried
 * and is set when, and only when, something is known about it.
 */
class Account {
    #tags = new Map();
    #dropped = new Map();
    sites;
    constructor(template, plan) {
        this.sites = sitesOf(template, plan);
        for (const site of this.#all) {
            const tags = tagsOf(template, site).map((tag) => [tag, { state: 'not-tried' }]);
            this.#tags.set(site, new Map(tags));
        }
    }
    get #all() {
        return [...this.sites.index, ...this.sites.arch];
    }
    /** Those of the sites that have not failed. */
    live(sites = this.sites.index) {
        return sites.filter((site) => !this.#dropped.has(site));
    }
    /** Mirrors that failed, with the reason. */
    get dropped() {
        return this.#dropped;
    }
    set(site, tag, result) {
        this.#tags.get(site)?.set(tag, result);
    }
    get(site, tag) {
        return this.#tags.get(site)?.get(tag) ?? { state: 'not-tried' };
    }
    /** Notes what a tag names before anything was written, if it has not been touched yet. */
    note(site, tag, digest) {
        const known = this.get(site, tag);
        if (known.state === 'not-tried' && digest !== undefined)
            this.set(site, tag, { ...known, digest });
    }
    /** Leaves a site behind: what it has not got yet, it will not get in this run. */
    drop(site, why) {
        this.#dropped.set(site, why);
        this.#explain(site, 'the mirror is left behind, see the warning');
    }
    /** Gives every tag that was not reached the reason. */
    stop(why) {
        for (const site of this.#all)
            this.#explain(site, why);
    }
    /** The tags that name what this run wants them to name, as far as is known. */
    right(site) {
        return [...(this.#tags.get(site) ?? [])].flatMap(([tag, { state, digest }]) => (state === 'written' || state === 'unchanged') && digest !== undefined
            ? [[tag, digest]]
            : []);
    }
    results() {
        return Object.fromEntries(this.#all.map((site) => [
            site.key,
            { image: site.repository, tags: Object.fromEntries(this.#tags.get(site) ?? []) },
        ]));
    }
    #explain(site, why) {
        for (const [tag, result] of this.#tags.get(site) ?? []) {
            if (result.state !== 'not-tried' || result.reason !== undefined)
                continue;
            this.set(site, tag, { ...result, reason: why });
        }
    }
}


/***/ }),

/***/ 90743:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ checkBlobs)
/* harmony export */ });
/* harmony import */ var _model_media_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13809);
/* harmony import */ var _eventually_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69770);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88842);



/**
 * Looks whether every site has the configs and layers of the images (and attestations, as far as they were read) that its tags will name
 * (spec section 7, rule 8), by HEAD alone, waiting for slow replicas within bounds. No tag decides on them, so it is done before the first
 * one moves: a registry that lost a layer keeps its tags as they were.
 * @throws PublishError
 */
async function checkBlobs(run, neededAt) {
    const { index, arch } = run.account.sites;
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .everywhere */ .fC)(run, [...index, ...arch], 'looking for layers', async (site) => {
        const { repository } = site;
        const blobs = neededAt(site).flatMap(({ manifest: { config, layers }, configFrom }) => [...(configFrom === repository ? [] : [config]), ...layers].filter(({ mediaType }) => !(0,_model_media_types_js__WEBPACK_IMPORTED_MODULE_0__/* .isForeignLayer */ .sJ)(mediaType)));
        const missing = await (0,_eventually_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(run, blobs.map(({ digest }) => digest), (digest) => run.registry.hasBlob(repository, digest));
        if (missing.length === 0)
            return;
        throw new _run_js__WEBPACK_IMPORTED_MODULE_2__/* .PublishError */ .S1(`${repository} does not have all of what was pushed`, {
            answer: `${missing.join(', ')} cannot be read, although the images name them: a pull would fail`,
            hint: 'run the leg again if the registry lost it; run this job again if its replicas are slow',
        });
    });
}


/***/ }),

/***/ 69770:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ absent),
/* harmony export */   u: () => (/* binding */ eventually)
/* harmony export */ });
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88842);

/** Milliseconds between looks: replicas and caches may need half a minute to show what was accepted. */
const WAITS = [500, 1000, 2000, 4000, 8000, 16000];
/** Looks until it is so, within bounds; a cancel ends the waiting and the last look counts. */
async function eventually(run, look) {
    for (const wait of WAITS) {
        if (await look())
            return true;
        if (run.signal.aborted)
            return false;
        await run.clock.sleep(wait, run.signal);
    }
    return look();
}
/**
 * Those digests that are not there for good; each is looked for once, all at the same time.
 * @throws CancelledError where a cancel ended the wait for one: nobody knows then whether it would have come
 */
async function absent(run, digests, isThere) {
    const looks = [...new Set(digests)].map(async (digest) => (await eventually(run, () => isThere(digest))) ? [] : [digest]);
    const missing = (await Promise.all(looks)).flat();
    if (missing.length > 0)
        (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .stopIfCancelled */ .FE)(run);
    return missing;
}


/***/ }),

/***/ 23672:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ comparesExact),
/* harmony export */   Yk: () => (/* binding */ moveExactTags),
/* harmony export */   b3: () => (/* binding */ laterThanOurs),
/* harmony export */   li: () => (/* binding */ isOfEarlierRun)
/* harmony export */ });
/* unused harmony export lookAgain */
/* harmony import */ var _moving_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88121);
/* harmony import */ var _run_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93003);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11266);



/**
 * Makes the exact tags name the index, everywhere. One that names a later run's build of the same commit stays everywhere: an earlier run that
 * is run again takes it back no more than a moving tag.
 * @throws PublishError, CancelledError
 */
async function moveExactTags(run, index, presents, before) {
    const { digest } = index.descriptor;
    const view = await lookAgain(run, digest, before);
    const moves = [];
    for (const tag of run.template.exactTags) {
        const there = comparesExact(run) ? await (0,_moving_js__WEBPACK_IMPORTED_MODULE_0__/* .readThere */ .j1)(run, tag, digest, view, presents) : [];
        const [why] = there.flatMap((present) => laterThanOurs(run, present) ?? []);
        if (why === undefined) {
            moves.push({ tag, manifest: index });
            continue;
        }
        const reason = `${tag} stays: ${why}`;
        run.warn(reason);
        (0,_moving_js__WEBPACK_IMPORTED_MODULE_0__/* .hold */ ._2)(run, tag, reason, view, digest);
    }
    await (0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .moveTags */ .Fu)(run, run.account.sites.index, () => moves, view);
}
/**
 * With `on-existing: fail` the tags are asked for once more right before the write: minutes may have gone by while images were copied.
 * @returns what the tags name
 * @throws PublishError where one is there by now
 */
async function lookAgain(run, wanted, before) {
    if (run.plan.onExisting !== 'fail')
        return before;
    const view = await (0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .askTags */ .RP)(run, run.account.sites.index, () => run.template.exactTags);
    await (0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseExisting */ .Uj)(run, view, wanted);
    return view;
}
/** May the order of runs decide on exact tags? Those of a version belong to no run more than to another. */
function comparesExact({ plan }) {
    return plan.version === null && plan.project.runId !== undefined;
}
/** Why an exact tag is another's, in words: a later run's alone, of which its index says so itself. */
function laterThanOurs(run, holder) {
    const isKnown = comparesExact(run) && (0,_run_order_js__WEBPACK_IMPORTED_MODULE_1__/* .runsOf */ .ky)(holder, run.plan) !== undefined;
    return isKnown ? (0,_run_order_js__WEBPACK_IMPORTED_MODULE_1__/* .newerRun */ .Zf)(holder, run.plan) : undefined;
}
/** Is it known that an exact tag was written over by a build that ours replaces? */
function isOfEarlierRun(run, holder) {
    const runs = holder && comparesExact(run) ? (0,_run_order_js__WEBPACK_IMPORTED_MODULE_1__/* .runsOf */ .ky)(holder, run.plan) : undefined;
    return run.plan.onExisting === 'replace' && runs !== undefined && runs.theirs < runs.ours;
}


/***/ }),

/***/ 88121:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   PP: () => (/* binding */ objections),
/* harmony export */   Qv: () => (/* binding */ askMoving),
/* harmony export */   T9: () => (/* binding */ assureLists),
/* harmony export */   _2: () => (/* binding */ hold),
/* harmony export */   j1: () => (/* binding */ readThere),
/* harmony export */   jk: () => (/* binding */ PresentReader),
/* harmony export */   nw: () => (/* binding */ moveMovingTags),
/* harmony export */   pd: () => (/* binding */ reasonOfHolders)
/* harmony export */ });
/* harmony import */ var _plan_moving_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57481);
/* harmony import */ var _account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20084);
/* harmony import */ var _present_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98372);
/* harmony import */ var _run_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93003);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88842);
/* harmony import */ var _shrink_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5386);
/* harmony import */ var _tag_lists_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24671);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11266);








/** The tag that moves after all others (spec section 7, rule 6). */
const LAST = 'latest';
/** Reads what digests name, each digest once for all sites and tags. */
class PresentReader {
    #known = new Map();
    read(run, repository, digest) {
        const known = this.#known.get(digest);
        if (known !== undefined)
            return known;
        const reading = (0,_present_js__WEBPACK_IMPORTED_MODULE_2__/* .readPresent */ .Il)(run.registry, repository, digest);
        this.#known.set(digest, reading);
        reading.catch(() => this.#known.delete(digest));
        return reading;
    }
    /** Begins to read what tags name before it is asked for. A failure counts only when it is. */
    readAhead(run, view, wanted, asked) {
        for (const [{ repository }, tags] of view) {
            for (const tag of asked) {
                const digest = tags.get(tag);
                if (digest !== undefined && digest !== 'unreadable' && digest !== wanted)
                    void this.read(run, repository, digest).catch(() => undefined);
            }
        }
    }
}
/** What the version rule says of one moving tag, given the registries' tags. */
function decide(run, tag, lists) {
    return (0,_plan_moving_js__WEBPACK_IMPORTED_MODULE_0__/* .decideMovingTag */ .T)({
        tag,
        version: run.plan.version,
        releases: lists.releases(tag),
    });
}
/** @throws PublishError */
async function askMoving(run) {
    const { index, arch } = run.account.sites;
    if (run.template.movingTags.length === 0)
        return { view: new Map(), lists: new _tag_lists_js__WEBPACK_IMPORTED_MODULE_5__/* .TagLists */ .iy(run) };
    const [view, lists] = await Promise.all([
        (0,_tags_js__WEBPACK_IMPORTED_MODULE_6__/* .askTags */ .RP)(run, [...index, ...arch], (site) => (0,_account_js__WEBPACK_IMPORTED_MODULE_1__/* .movingTagsOf */ .$c)(run.template, site)),
        (0,_tag_lists_js__WEBPACK_IMPORTED_MODULE_5__/* .readTagLists */ .e_)(run),
    ]);
    return { view, lists };
}
/**
 * Makes sure that the lists may decide: they hold what is known to be there.
 * @throws PublishError, CancelledError
 */
async function assureLists(run, { view, lists }) {
    const seen = (site) => [...(view.get(site) ?? [])].flatMap(([tag, there]) => (there === undefined ? [] : [tag]));
    return { view, lists: await (0,_tag_lists_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeTagLists */ .DZ)(run, lists, seen) };
}
/**
 * Moves the template's moving tags to its index where the rules let them; `latest` goes last. Every live registry holds the index and all
 * exact tags already.
 * @throws PublishError, CancelledError
 */
async function moveMovingTags(run, index, platforms, presents, { view, lists }) {
    const { movingTags } = run.template;
    const { digest } = index.descriptor;
    const moving = [];
    for (const tag of movingTags) {
        const why = reasonToStay(run, tag, lists) ??
            (await reasonOfPresent(run, tag, platforms, digest, view, presents));
        if (why === undefined)
            moving.push(tag);
        else
            hold(run, tag.tag, why, view, digest);
    }
    const isLast = ({ tag }) => tag === LAST;
    for (const batch of [moving.filter((tag) => !isLast(tag)), moving.filter(isLast)]) {
        const [tags, now] = await lookAgain(run, batch, platforms, digest, presents, view);
        if (tags.length === 0)
            continue;
        const moves = tags.map(({ tag }) => ({ tag, manifest: index }));
        await (0,_tags_js__WEBPACK_IMPORTED_MODULE_6__/* .moveTags */ .Fu)(run, run.account.sites.index, () => moves, now);
    }
}
/**
 * Where the order of runs decides, nothing but the tag tells that a later run was here: it is looked at again right before the write.
 * @returns the tags that may still move, and what they name now
 */
async function lookAgain(run, batch, platforms, digest, presents, view) {
    if (!batch.some((tag) => (0,_tag_lists_js__WEBPACK_IMPORTED_MODULE_5__/* .comparesRuns */ .jC)(run, tag)))
        return [batch, view];
    const { index } = run.account.sites;
    const now = await (0,_tags_js__WEBPACK_IMPORTED_MODULE_6__/* .askTags */ .RP)(run, index, () => batch.map(({ tag }) => tag));
    const still = [];
    for (const tag of batch) {
        const why = await reasonOfPresent(run, tag, platforms, digest, now, presents);
        if (why === undefined)
            still.push(tag);
        else
            hold(run, tag.tag, why, now, digest);
    }
    return [still, now];
}
function reasonToStay(run, tag, lists) {
    const decision = decide(run, tag, lists);
    return decision.move ? undefined : decision.reason;
}
/** What the index that the tag names now says against moving it. */
async function reasonOfPresent(run, moving, platforms, digest, view, presents) {
    const { tag } = moving;
    const there = await readThere(run, tag, digest, view, presents);
    const { newer, lost } = objections(run, moving, there, platforms);
    if (newer !== undefined)
        return newer;
    return lost.length === 0 ? undefined : shrinking(run, tag, lost, view);
}
/** What a tag names in all sites where that is another than ours. @throws PublishError */
async function readThere(run, tag, digest, view, presents) {
    const { index } = run.account.sites;
    const found = await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .everywhere */ .fC)(run, index, 'reading present indexes', async (site) => {
        const present = view.get(site)?.get(tag);
        if (present === undefined || present === digest)
            return undefined;
        if (present === 'unreadable')
            return _present_js__WEBPACK_IMPORTED_MODULE_2__/* .UNREADABLE_PRESENT */ ._N;
        return presents.read(run, site.repository, present);
    });
    return [...found.values()].filter((present) => present !== undefined);
}
/**
 * What stands under a moving tag says against moving it: that it is of a newer release or run (with the reason to stay, in words), and the
 * platforms that its users would lose.
 */
function objections(run, tag, there, platforms) {
    return {
        newer: reasonOfHolders(run, tag, there),
        lost: [...new Set(there.flatMap((present) => (0,_shrink_js__WEBPACK_IMPORTED_MODULE_7__/* .lostPlatforms */ .j)(present, platforms)))],
    };
}
/** Whether one of the indexes that a tag names is a newer release's or run's, in words. */
function reasonOfHolders(run, tag, holders) {
    if ((0,_tag_lists_js__WEBPACK_IMPORTED_MODULE_5__/* .comparesRuns */ .jC)(run, tag)) {
        const [why] = holders.flatMap((present) => (0,_run_order_js__WEBPACK_IMPORTED_MODULE_3__/* .newerRun */ .Zf)(present, run.plan) ?? []);
        return why === undefined ? undefined : `${tag.tag} stays: ${why}`;
    }
    const releases = (0,_run_order_js__WEBPACK_IMPORTED_MODULE_3__/* .releasesOf */ .w0)(run, tag, holders);
    const decision = (0,_plan_moving_js__WEBPACK_IMPORTED_MODULE_0__/* .decideMovingTag */ .T)({ tag, version: run.plan.version, releases });
    return decision.move ? undefined : decision.reason;
}
/** Spec section 7, rule 7. */
function shrinking(run, tag, lost, view) {
    const what = (0,_shrink_js__WEBPACK_IMPORTED_MODULE_7__/* .tellLoss */ .$)(lost);
    switch (run.policies.onShrink) {
        case 'hold': {
            const reason = `${tag} stays: ${what} (on-shrink: hold)`;
            run.warn(reason);
            return reason;
        }
        case 'warn':
            run.warn(`${tag} moves although ${what} (on-shrink: warn)`);
            return undefined;
        case 'fail':
            for (const site of run.account.live()) {
                const reason = `${what} (on-shrink: fail)`;
                run.account.set(site, tag, { state: 'failed', reason, ...(0,_tags_js__WEBPACK_IMPORTED_MODULE_6__/* .named */ .KT)(view.get(site)?.get(tag)) });
            }
            throw new _run_js__WEBPACK_IMPORTED_MODULE_4__/* .PublishError */ .S1(`${tag} does not move, for it may lose a platform`, {
                answer: what,
                hint: 'run the missing legs again, or set on-shrink: hold or warn',
            });
    }
}
/** Leaves a tag as it is, in all live sites. */
function hold(run, tag, reason, view, wanted) {
    for (const site of run.account.live()) {
        const present = view.get(site)?.get(tag);
        if (present === wanted)
            run.account.set(site, tag, { state: 'unchanged', digest: wanted });
        else
            run.account.set(site, tag, (0,_tags_js__WEBPACK_IMPORTED_MODULE_6__/* .held */ .yB)(tag, reason, present));
    }
}


/***/ }),

/***/ 98372:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ isUnreadable),
/* harmony export */   Il: () => (/* binding */ readPresent),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   _N: () => (/* binding */ UNREADABLE_PRESENT),
/* harmony export */   wp: () => (/* binding */ readConfigBlob),
/* harmony export */   wu: () => (/* binding */ isImage)
/* harmony export */ });
/* harmony import */ var _model_descriptor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53560);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87979);
/* harmony import */ var _model_media_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13809);
/* harmony import */ var _model_platform_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3154);
/* harmony import */ var _registry_errors_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88568);





/** What stands under a tag whose answer is no manifest that we know. */
const UNREADABLE_PRESENT = {
    unreadable: true,
    isIndex: false,
    platforms: [],
    annotations: {},
};
/** A config is some kilobytes; more than this is none. */
const MAX_CONFIG = 8 * 1024 * 1024;
/**
 * Reads what a digest names: an index, or a single image of before there was one.
 * What is there and cannot be understood is no error: whether it stands in the way of a release is for `on-shrink` to say.
 * @returns undefined when it is not there (any more)
 */
async function readPresent(registry, repository, digest) {
    try {
        const raw = await registry.getManifest(repository, digest);
        return raw && (await presentOf(registry, repository, raw));
    }
    catch (error) {
        // Its config is gone.
        if (isUnreadable(error) || error instanceof _registry_errors_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .NotFoundError */ .m_)
            return UNREADABLE_PRESENT;
        throw error;
    }
}
/** Is it what was read that is at fault, and not the way to it? Asking again would give the same. */
function isUnreadable(error) {
    return [_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .DataError */ .fL, _registry_errors_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ManifestInvalidError */ .Vb, _registry_errors_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .DigestMismatchError */ .h].some((kind) => error instanceof kind);
}
async function presentOf(registry, repository, raw) {
    const { digest, mediaType } = raw.descriptor;
    if ((0,_model_media_types_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexType */ .$U)(mediaType)) {
        const index = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(_model_descriptor_js__WEBPACK_IMPORTED_MODULE_0__/* .indexSchema */ .me, raw.bytes, `index ${digest}`);
        const images = index.manifests.filter(isImage);
        return {
            unreadable: false,
            isIndex: true,
            platforms: images.flatMap(({ platform }) => platform === undefined ? [] : [nameOf(platform)]),
            annotations: index.annotations ?? {},
        };
    }
    const { annotations = {}, config } = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(_model_descriptor_js__WEBPACK_IMPORTED_MODULE_0__/* .manifestSchema */ .rc, raw.bytes, `manifest ${digest}`);
    // An artifact (a chart, a signature) runs on no platform, so none can be lost.
    const platforms = (0,_model_media_types_js__WEBPACK_IMPORTED_MODULE_2__/* .isConfigType */ .lJ)(config.mediaType)
        ? [nameOf(await readConfigBlob(registry, repository, config))]
        : [];
    return { unreadable: false, isIndex: false, platforms, annotations };
}
/** An entry of an index that is no attestation. */
function isImage({ annotations }) {
    return annotations?.[_model_media_types_js__WEBPACK_IMPORTED_MODULE_2__/* .ATTESTATION_TYPE_ANNOTATION */ .yZ] === undefined;
}
/** Normalised where it is a platform that we know: `linux/arm64/v8` and `linux/arm64` are one. */
function nameOf({ os, architecture, variant, }) {
    const name = [os, architecture, ...(variant === undefined ? [] : [variant])].join('/');
    try {
        return (0,_model_platform_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePlatform */ .FL)(name);
    }
    catch (error) {
        if (error instanceof _model_platform_js__WEBPACK_IMPORTED_MODULE_3__/* .PlatformError */ .Wk)
            return name;
        throw error;
    }
}
/** The config of an image manifest; undefined when the manifest is of something else (an artifact, a chart). */
async function readConfig(registry, repository, raw) {
    try {
        const { config } = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(_model_descriptor_js__WEBPACK_IMPORTED_MODULE_0__/* .manifestSchema */ .rc, raw.bytes, `manifest ${raw.descriptor.digest}`);
        return await readConfigBlob(registry, repository, config);
    }
    catch (error) {
        if (error instanceof _model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .DataError */ .fL)
            return undefined;
        throw error;
    }
}
/** @throws DataError when it is no image's config */
async function readConfigBlob(registry, repository, config) {
    const what = `config ${config.digest}`;
    if (config.size > MAX_CONFIG)
        throw new _model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .DataError */ .fL(`${what} is too large for an image's`);
    const chunks = [];
    for await (const chunk of await registry.readBlob(repository, config)) {
        chunks.push(chunk);
    }
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(_model_descriptor_js__WEBPACK_IMPORTED_MODULE_0__/* .imageConfigSchema */ .L8, Buffer.concat(chunks), what);
}


/***/ }),

/***/ 28875:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kg: () => (/* binding */ resolveShown),
/* harmony export */   ce: () => (/* binding */ lostTags),
/* harmony export */   e7: () => (/* binding */ readBack),
/* harmony export */   eI: () => (/* binding */ markStrayed),
/* harmony export */   k5: () => (/* binding */ checkChildren)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);
/* harmony import */ var _registry_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88568);
/* harmony import */ var _eventually_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69770);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88842);




/** Says of a tag what was found: until more is known it is a failure. */
function markStrayed({ account }, { site, tag, found }) {
    const reason = `accepted, but it names ${found ?? 'nothing'} when read back`;
    account.set(site, tag, { state: 'failed', reason, ...(found && { digest: found }) });
}
/** The error of tags that a registry took and that name something else for good. */
function lostTags({ repository }, lost) {
    return new _run_js__WEBPACK_IMPORTED_MODULE_3__/* .PublishError */ .S1(`${repository} does not give back the tags that it accepted`, {
        answer: lost.map(({ tag, found }) => `${tag} names ${found ?? 'nothing'}`).join('; '),
        hint: 'another run may write the same tags: give the workflow a concurrency group; run this job again',
    });
}
/** What a tag or digest names; what this run put and the registry does not show, however long the client waits, is not there. */
async function resolveShown(run, { repository }, target) {
    try {
        return (await run.registry.resolve(repository, target))?.digest;
    }
    catch (error) {
        if (error instanceof _registry_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotVisibleError */ ._F)
            return undefined;
        throw error;
    }
}
/**
 * Reads back what users will pull (spec section 7, rule 8): every tag of every registry → index → images and attestations, as a client of each
 * platform would, by HEAD alone, all at once, waiting for slow replicas within bounds. What is not there makes the tags failed ones. The
 * configs and layers below were looked at before the first tag moved (checkBlobs).
 * @returns tags that name something else for good, which another run may have moved: failed ones until more is known
 * @throws PublishError
 */
async function readBack(run, index, children) {
    const { index: indexSites, arch } = run.account.sites;
    const strayed = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .everywhere */ .fC)(run, [...indexSites, ...arch], 'reading back', async (site) => {
        // Both to their end, so that the account has what both found.
        const looks = [checkTags(run, site), checkManifests(run, site, index, children)];
        await Promise.allSettled(looks);
        const [tags] = await Promise.all(looks);
        return tags;
    });
    return [...strayed.values()].flat();
}
async function checkTags(run, site) {
    const looks = run.account.right(site).map(async ([tag, wanted]) => {
        let found;
        try {
            const right = await (0,_eventually_js__WEBPACK_IMPORTED_MODULE_2__/* .eventually */ .u)(run, async () => {
                found = (await run.registry.resolve(site.repository, tag))?.digest;
                return found === wanted;
            });
            if (right)
                return [];
            const strayed = { site, tag, wanted, found };
            markStrayed(run, strayed);
            return [strayed];
        }
        catch (error) {
            // What was written and what is there are two things: the account says which of them is known.
            const { state } = run.account.get(site, tag);
            const reason = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(error).split('\n').join(' ');
            if (error instanceof _registry_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotVisibleError */ ._F)
                run.account.set(site, tag, { state: 'failed', reason });
            else
                run.account.set(site, tag, { state, digest: wanted, reason: `not read back: ${reason}` });
            throw error;
        }
    });
    const ends = await Promise.allSettled(looks);
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed !== undefined)
        throw failed.reason;
    return ends.flatMap((end) => (end.status === 'fulfilled' ? end.value : []));
}
/** The manifests below the tags. */
async function checkManifests(run, site, { descriptor }, children) {
    const { repository } = site;
    const named = new Set(run.account.right(site).map(([, digest]) => digest));
    // What is carried by digest alone has no tag that leads to it.
    const untagged = run.template.exactTags.length + run.template.movingTags.length === 0;
    const whole = untagged || named.has(descriptor.digest);
    const used = children.filter((child) => whole || named.has(child.digest));
    if (used.length === 0)
        return;
    // An arch tag alone needs no attestation: none is carried where the index is not.
    const below = used.flatMap((child) => [child.digest, ...(whole ? child.attestations : [])]);
    const manifests = untagged ? [descriptor.digest, ...below] : below;
    const missing = await absentManifests(run, site, manifests);
    if (missing.length === 0)
        return;
    const reason = `a pull would fail: ${missing.join(', ')} cannot be read`;
    for (const [tag, digest] of run.account.right(site)) {
        run.account.set(site, tag, { state: 'failed', digest, reason });
    }
    throw notGivenBack(repository, missing);
}
/**
 * Looks whether all images and attestations are at every site of the index, before a tag names it there; slow replicas are waited for within bounds.
 * @throws PublishError
 */
async function checkChildren(run, children) {
    const manifests = children.flatMap(({ digest, attestations }) => [digest, ...attestations]);
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .everywhere */ .fC)(run, run.account.sites.index, 'looking for the images', async (site) => {
        const missing = await absentManifests(run, site, manifests);
        if (missing.length > 0)
            throw notGivenBack(site.repository, missing);
    });
}
function absentManifests(run, site, manifests) {
    return (0,_eventually_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(run, manifests, async (digest) => (await resolveShown(run, site, digest)) !== undefined);
}
function notGivenBack(repository, missing) {
    return new _run_js__WEBPACK_IMPORTED_MODULE_3__/* .PublishError */ .S1(`${repository} does not give back what was pushed`, {
        answer: `${missing.join(', ')} cannot be read, although the index names them`,
        hint: 'run the leg again if the registry lost it; run this job again if its replicas are slow',
    });
}


/***/ }),

/***/ 93003:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ laterRunWith),
/* harmony export */   F8: () => (/* binding */ VERSION_ANNOTATION),
/* harmony export */   Zf: () => (/* binding */ newerRun),
/* harmony export */   cL: () => (/* binding */ runAnnotations),
/* harmony export */   ky: () => (/* binding */ runsOf),
/* harmony export */   w0: () => (/* binding */ releasesOf)
/* harmony export */ });
/* unused harmony export RUN_ANNOTATION */
/* harmony import */ var _plan_releases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33121);

/** Which run made an index: `owner/name/actions/runs/ID`, written where a moving tag has no version to compare (spec section 6). */
const RUN_ANNOTATION = 'dev.multiarch-publish.run';
/** The moving tags that go with such an index, separated by commas. */
const MOVES_ANNOTATION = 'dev.multiarch-publish.moves';
const CREATED_ANNOTATION = 'org.opencontainers.image.created';
const VERSION_ANNOTATION = 'org.opencontainers.image.version';
/** The annotations by which a fan-in tells which of two builds without a version is the newer one, and which tags it takes. */
function runAnnotations({ version, project }, { movingTags }) {
    if (version !== null || project.runId === undefined || movingTags.length === 0)
        return {};
    return {
        [RUN_ANNOTATION]: `${project.repository}/actions/runs/${project.runId}`,
        [MOVES_ANNOTATION]: movingTags.map(({ tag }) => tag).join(),
    };
}
/** The releases that indexes say to be of: known ones, whatever the registry's tags look like. A build without a version says none. */
function releasesOf({ template, plan }, tag, presents) {
    const rules = (0,_plan_releases_js__WEBPACK_IMPORTED_MODULE_0__/* .releaseRules */ .nX)(template, plan.version, tag);
    return presents.flatMap(({ isIndex, annotations }) => {
        const said = annotations[VERSION_ANNOTATION];
        if (!isIndex || said === undefined || annotations[RUN_ANNOTATION] !== undefined)
            return [];
        const version = (0,_plan_releases_js__WEBPACK_IMPORTED_MODULE_0__/* .releaseOfIndex */ .l2)(said, rules);
        return version === undefined ? [] : [{ tag: undefined, version }];
    });
}
/** The numbers of the run that made an index and of ours, where both are of one project; those of one project grow with time. */
function runsOf({ annotations }, { project }) {
    const theirs = parseRun(annotations[RUN_ANNOTATION]);
    const ours = parseRun(`${project.repository}/actions/runs/${project.runId ?? ''}`);
    if (theirs === undefined || theirs.repository !== ours?.repository)
        return undefined;
    return { theirs: theirs.id, ours: ours.id };
}
/** The run that made an index which takes this moving tag, where it is a later one of the same project. */
function laterRunWith(tag, present, plan) {
    if (present.annotations[MOVES_ANNOTATION]?.split(',').includes(tag) !== true)
        return undefined;
    const runs = runsOf(present, plan);
    return runs !== undefined && runs.theirs > runs.ours ? runs.theirs : undefined;
}
/**
 * Without a version to compare, a tag never goes back to an earlier run's index. Where runs cannot be compared, the indexes' creation times
 * are.
 * @returns why the tag stays, or undefined when it may move
 */
function newerRun(present, plan) {
    const runs = runsOf(present, plan);
    if (runs !== undefined) {
        const { theirs, ours } = runs;
        return theirs > ours ? `run ${theirs} is newer than this one, ${ours}` : undefined;
    }
    const when = present.annotations[CREATED_ANNOTATION];
    return when !== undefined && Date.parse(when) > Date.parse(plan.created)
        ? `its index was created ${when}, after this one, ${plan.created}`
        : undefined;
}
function parseRun(text) {
    const [, repository, id] = /^(.+)\/actions\/runs\/([0-9]+)$/.exec(text ?? '') ?? [];
    return repository === undefined || id === undefined ? undefined : { repository, id: BigInt(id) };
}


/***/ }),

/***/ 88842:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FE: () => (/* binding */ stopIfCancelled),
/* harmony export */   S1: () => (/* binding */ PublishError),
/* harmony export */   dV: () => (/* binding */ dropMirror),
/* harmony export */   fC: () => (/* binding */ everywhere),
/* harmony export */   yd: () => (/* binding */ STOPPED)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);

/** The template cannot go on: a required registry failed, or a policy says so. Nothing further of it is written. */
class PublishError extends _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'PublishError';
}
/** Why a tag was not tried, where a cause stopped the whole template: the cause itself is told once, as the step's error. */
const STOPPED = 'stopped, see the error';
/** @throws CancelledError when the work was cancelled: called before every write */
function stopIfCancelled({ signal }) {
    if (signal.aborted)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc('cancelled before the next write');
}
/**
 * Does something at several sites at once and waits for all. A mirror that fails is left behind with a warning; a required site that
 * fails stops the template, after the others have come to their end, so that the account is whole.
 * @throws PublishError naming the first required site that failed, CancelledError
 */
async function everywhere(run, sites, doing, action) {
    const done = new Map();
    const failed = [];
    await Promise.all(run.account.live(sites).map(async (site) => {
        try {
            done.set(site, await action(site));
        }
        catch (error) {
            if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc || site.required)
                failed.push({ site, error });
            else
                dropMirror(run, site, doing, error);
        }
    }));
    const cancelled = failed.find(({ error }) => error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc);
    if (cancelled !== undefined)
        throw cancelled.error;
    const [first] = failed;
    if (first !== undefined)
        throw publishError(first.site, doing, first.error);
    if (run.account.live().length === 0) {
        throw new PublishError(`${run.template.name} has no registry left`, {
            answer: [...run.account.dropped].map(([site, why]) => `${site.key}: ${why}`).join('; '),
        });
    }
    return done;
}
/** Leaves a mirror behind, with a warning. */
function dropMirror(run, site, doing, error) {
    // What was done there beside this may fail after it: the first failure is told, the mirror is left behind once.
    if (run.account.dropped.has(site))
        return;
    const why = `${doing} failed: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(error)}`;
    run.account.drop(site, why);
    run.warn(`mirror ${site.repository} is left behind: ${why}`);
}
function publishError(site, doing, error) {
    if (error instanceof PublishError)
        return error;
    const known = error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV ? error : undefined;
    return new PublishError(`${doing} failed: ${known?.message ?? (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(error)}`, {
        subject: known?.subject ?? site.repository,
        ...(known?.answer === undefined ? {} : { answer: known.answer }),
        hint: known?.hint ?? 'running this job again finishes what is left',
        cause: error,
    });
}


/***/ }),

/***/ 5386:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ tellLoss),
/* harmony export */   j: () => (/* binding */ lostPlatforms)
/* harmony export */ });
/** What older builders wrote as the platform of an attestation, at times without the annotation that tells it as one. */
const NO_PLATFORM = 'unknown/unknown';
/** What stands for the platforms of a present target that cannot be understood. */
const UNKNOWN = 'unknown';
/** The platforms that users of a tag would lose if it moved from one index to another (spec section 7, rule 7). */
function lostPlatforms(present, platforms) {
    if (present.unreadable)
        return [UNKNOWN];
    return present.platforms.filter((platform) => platform !== NO_PLATFORM && !platforms.includes(platform));
}
/** The loss in words, as what is said of the tag: `it has linux/arm64 now, which this build lacks`. */
function tellLoss(lost) {
    const known = lost.filter((platform) => platform !== UNKNOWN);
    return [
        ...(lost.length > known.length
            ? ['what it names now cannot be read, so that its platforms are unknown']
            : []),
        ...(known.length > 0 ? [`it has ${known.join(' and ')} now, which this build lacks`] : []),
    ].join(', and ');
}


/***/ }),

/***/ 24671:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DZ: () => (/* binding */ wholeTagLists),
/* harmony export */   ZB: () => (/* binding */ comparesReleases),
/* harmony export */   e_: () => (/* binding */ readTagLists),
/* harmony export */   iy: () => (/* binding */ TagLists),
/* harmony export */   jC: () => (/* binding */ comparesRuns)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);
/* harmony import */ var _plan_releases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33121);
/* harmony import */ var _eventually_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69770);
/* harmony import */ var _read_back_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28875);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88842);





/** Does the decision on this tag need to know which releases the registries hold? */
function comparesReleases({ plan }, { policy }) {
    return policy === 'auto' && plan.version !== null;
}
/** Is there no version to compare, so that the order of runs decides on this tag? */
function comparesRuns({ plan }, { policy }) {
    return policy === 'auto' && plan.version === null;
}
/** The tags of each site's repository, and the releases among them; none where no moving tag asks for them. */
class TagLists {
    #run;
    #tags;
    #releases = new Map();
    constructor(run, tags = new Map()) {
        this.#run = run;
        this.#tags = tags;
    }
    get sites() {
        return [...this.#tags.keys()];
    }
    of(site) {
        return this.#tags.get(site);
    }
    /** The releases of all sites, as they count for a moving tag; read once, however many tags ask. */
    releases(tag) {
        const { template, plan } = this.#run;
        const key = JSON.stringify(tag.comparedThrough ?? null);
        const known = this.#releases.get(key);
        if (known !== undefined)
            return known;
        const tags = new Set();
        for (const list of this.#tags.values())
            for (const name of list)
                tags.add(name);
        const releases = (0,_plan_releases_js__WEBPACK_IMPORTED_MODULE_1__/* .readReleases */ .tl)(tags, (0,_plan_releases_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseRules */ .nX)(template, plan.version, tag));
        this.#releases.set(key, releases);
        return releases;
    }
}
/**
 * Reads the tags of all registries as they are told.
 * @throws PublishError where a required registry cannot list them and releases are compared: then moving tags stay
 */
async function readTagLists(run) {
    const { movingTags } = run.template;
    const { index } = run.account.sites;
    const list = (site) => run.registry.listTags(site.repository);
    if (movingTags.some((tag) => comparesReleases(run, tag))) {
        return new TagLists(run, await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .everywhere */ .fC)(run, index, 'listing tags', list));
    }
    if (!movingTags.some((tag) => comparesRuns(run, tag)))
        return new TagLists(run);
    // Runs are compared by what tags name; lists only show who came in between, where they can be read.
    const lists = new Map();
    await Promise.all(run.account.live(index).map(async (site) => {
        try {
            lists.set(site, await list(site));
        }
        catch (error) {
            run.log.info(`${site.repository}: its tags are unknown: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(error)}`);
        }
    }));
    return new TagLists(run, lists);
}
/**
 * Makes sure of lists that decide on releases: a list without a tag that is there (our own exact tag, just written; a moving tag that was
 * seen) is out of date or none at all, whatever its status, and is asked for again within bounds (spec section 6).
 * @param lists asked for before; undefined to ask now
 * @param seen further tags that are there
 * @throws PublishError where a required registry's list stays wrong, CancelledError
 */
async function wholeTagLists(run, lists, seen = () => []) {
    if (!run.template.movingTags.some((tag) => comparesReleases(run, tag))) {
        return lists ?? readTagLists(run);
    }
    return new TagLists(run, await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .everywhere */ .fC)(run, run.account.sites.index, 'listing tags', async (site) => {
        const there = [...run.account.right(site).map(([tag]) => tag), ...seen(site)];
        const lacking = (tags) => {
            const listed = new Set(tags);
            return there.filter((tag) => !listed.has(tag));
        };
        const tags = lists?.of(site);
        if (tags !== undefined && lacking(tags).length === 0)
            return tags;
        let listed = [];
        const whole = await (0,_eventually_js__WEBPACK_IMPORTED_MODULE_2__/* .eventually */ .u)(run, async () => {
            listed = await run.registry.listTags(site.repository);
            return lacking(listed).length === 0;
        });
        if (whole)
            return listed;
        (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .stopIfCancelled */ .FE)(run);
        const lost = await lostOf(run, site, lacking(listed));
        if (lost.length > 0)
            throw (0,_read_back_js__WEBPACK_IMPORTED_MODULE_3__/* .lostTags */ .ce)(site, lost);
        throw new _run_js__WEBPACK_IMPORTED_MODULE_4__/* .PublishError */ .S1(`listing tags failed: the list lacks ${lacking(listed).join(', ')}, which is there`, {
            subject: site.repository,
            answer: `a list of ${listed.length} tags`,
            hint: 'moving tags stay, since nobody knows which releases there are; the registry may be slow to list what it holds: run this job again in a few minutes',
        });
    }));
}
/** Tags that we wrote, that a list lacks, and that are not there indeed: failed ones. */
async function lostOf(run, site, lacking) {
    const ours = run.account.right(site).filter(([tag]) => lacking.includes(tag));
    const looks = ours.map(async ([tag, wanted]) => {
        const found = await (0,_read_back_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveShown */ .Kg)(run, site, tag);
        if (found === wanted)
            return [];
        const lost = { site, tag, wanted, found };
        (0,_read_back_js__WEBPACK_IMPORTED_MODULE_3__/* .markStrayed */ .eI)(run, lost);
        return [lost];
    });
    return (await Promise.all(looks)).flat();
}


/***/ }),

/***/ 11266:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ moveTags),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   RP: () => (/* binding */ askTags),
/* harmony export */   Uj: () => (/* binding */ refuseExisting),
/* harmony export */   yB: () => (/* binding */ held)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);
/* harmony import */ var _present_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98372);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88842);



/** The digest as a part of a TagResult, where it is known. */
function named(present) {
    return present === undefined || present === 'unreadable' ? {} : { digest: present };
}
/**
 * A tag that is left as it is. Where it is not there nothing stays, and the reason says so.
 * @param reason `latest stays: …`, `latest stays at 0.3.2: …`
 */
function held(tag, reason, present) {
    const stays = `${tag} stays: `;
    const why = reason.startsWith(stays) ? reason.slice(stays.length) : reason;
    return {
        state: 'held',
        reason: present === undefined ? `not written: ${why}` : reason,
        ...named(present),
    };
}
/** Asks what tags name, everywhere at once. @throws PublishError */
async function askTags(run, sites, tagsOf) {
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .everywhere */ .fC)(run, sites, 'reading tags', async (site) => {
        const asked = tagsOf(site).map(async (tag) => {
            const present = await resolveTag(run, site, tag);
            run.account.note(site, tag, named(present).digest);
            return [tag, present];
        });
        return new Map(await Promise.all(asked));
    });
}
async function resolveTag(run, { repository }, tag) {
    try {
        return (await run.registry.resolve(repository, tag, 'push'))?.digest;
    }
    catch (error) {
        if (!(0,_present_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnreadable */ .GZ)(error))
            throw error;
        run.log.info(`${repository}:${tag} cannot be read: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .summariseError */ .pL)(error)}`);
        return 'unreadable';
    }
}
/**
 * Makes tags name manifests, everywhere at once; a tag that is right already costs no write. Writes that were begun come to their end and
 * are told, whatever happens beside them.
 * @throws PublishError, CancelledError
 */
async function moveTags(run, sites, movesOf, view) {
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .everywhere */ .fC)(run, sites, 'writing tags', async (site) => {
        const moves = movesOf(site).map(({ tag, manifest }) => moveTag(run, site, tag, manifest, view.get(site)?.get(tag)));
        const ends = await Promise.allSettled(moves);
        const failed = ends.find((end) => end.status === 'rejected');
        if (failed !== undefined)
            throw failed.reason;
    });
}
async function moveTag(run, site, tag, manifest, present) {
    const { digest } = manifest.descriptor;
    if (present === digest) {
        run.account.set(site, tag, { state: 'unchanged', digest });
        return;
    }
    (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .stopIfCancelled */ .FE)(run);
    try {
        await run.registry.putManifest(site.repository, tag, manifest);
    }
    catch (error) {
        const now = await namedNow(run, site, tag);
        if (now !== digest) {
            const reason = error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc
                ? 'cancelled during the write, which may have arrived all the same'
                : briefly(error);
            run.account.set(site, tag, {
                state: 'failed',
                reason,
                ...(now === undefined ? {} : { digest: now }),
            });
            throw error;
        }
        // The answer was an error, and yet the tag is right: the write arrived.
        run.log.info(`${site.repository}:${tag} was written although the answer was an error: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(error)}`);
    }
    run.account.set(site, tag, { state: 'written', digest, ...replacing(run, tag, present) });
    run.log.debug(`${site.repository}:${tag} names ${digest}`);
}
/** What was there before, so that it can be found again; of an exact tag, whose users expect the same image for good, that is a warning. */
function replacing(run, tag, present) {
    if (present === undefined)
        return {};
    const what = present === 'unreadable' ? 'something that could not be read' : present;
    if (run.template.exactTags.includes(tag)) {
        run.warn(`${tag} named another image before: ${what}`);
    }
    return { reason: `replaced ${what}` };
}
/** What failed and nothing else: the tag's row says where, and the step's error what to do. */
function briefly(error) {
    const [first = ''] = (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV ? error.message : (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(error)).split('\n');
    return first;
}
/** What a tag names after a write that failed: for the account only, so that not knowing is no error. */
async function namedNow(run, site, tag) {
    try {
        return (await run.registry.resolve(site.repository, tag, 'push'))?.digest;
    }
    catch {
        return undefined;
    }
}
/**
 * With `on-existing: fail`, an exact tag that is there with another digest stops the template before anything is written.
 * @throws PublishError
 */
async function refuseExisting(run, view, wanted) {
    if (run.plan.onExisting !== 'fail')
        return;
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .everywhere */ .fC)(run, run.account.sites.index, 'comparing exact tags', (site) => {
        for (const tag of run.template.exactTags) {
            const present = view.get(site)?.get(tag);
            if (present === undefined || present === wanted)
                continue;
            const what = present === 'unreadable' ? 'something that cannot be read' : present;
            const reason = `it names ${what} already, and on-existing is fail`;
            run.account.set(site, tag, { state: 'failed', ...named(present), reason });
            throw new _run_js__WEBPACK_IMPORTED_MODULE_2__/* .PublishError */ .S1(`${site.repository}:${tag} exists with another digest`, {
                answer: `it names ${what}; this build is ${wanted}`,
                hint: 'publish a new version, or set on-existing: replace',
            });
        }
        return Promise.resolve();
    });
}


/***/ }),

/***/ 22365:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ resultLines)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6644);

const STATE = {
    written: 'written',
    unchanged: 'unchanged',
    held: 'held',
    failed: 'failed',
    'not-tried': 'not tried',
};
/** The fan-in's end as log lines: one fact a line (spec section 9). */
function resultLines({ templates }) {
    return Object.entries(templates).flatMap(([name, result]) => [
        `${name}: ${headline(result)}`,
        ...Object.values(result.registries).flatMap((registry) => tagLines(result, registry)),
    ]);
}
function headline({ status, digest, platforms, missing }) {
    const without = missing.map(({ platform }) => platform).join(', ');
    if (status === 'stopped')
        return `not published: ${without} missing`;
    if (status === 'failed')
        return 'failed';
    return [
        status === 'published' ? 'published' : 'valid',
        digest,
        `for ${platforms.map(({ platform }) => platform).join(', ')}`,
        without && `without ${without}`,
    ]
        .filter((part) => part !== undefined && part !== '')
        .join(' ');
}
/** A line per tag; those of a template that did not get there, for one cause, share one. */
function tagLines({ status }, { image, tags }) {
    const stopped = status === 'stopped' || status === 'failed';
    const groups = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(Object.entries(tags), ([tag, { state, reason = '' }]) => stopped && state === 'not-tried' ? `not tried ${reason}` : tag);
    return Array.from(groups.values(), (group) => {
        const names = group.map(([tag]) => tag).join(', ');
        const [first] = group;
        return first === undefined ? '' : `  ${image}:${names} ${tell(first[1], group.length === 1)}`;
    });
}
function tell({ state, digest, reason }, alone) {
    const why = reason?.split('\n')[0];
    const names = alone ? digest : undefined;
    // Such a reason says the state in better words: nothing is held where there is no tag, and a validation tries nothing.
    const plain = (state === 'held' && digest === undefined) || why?.startsWith('would ') === true;
    const parts = plain ? [why, names] : [STATE[state], names, why && `(${why})`];
    return parts.filter((part) => part !== undefined && part !== '').join(' ');
}


/***/ }),

/***/ 65468:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ outputsOf)
/* harmony export */ });
/* unused harmony export subjectsOf */
/* harmony import */ var _fan_in_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91695);

/** The outputs of `manifest` (spec section 5). */
function outputsOf(results) {
    const entries = Object.entries(results.templates);
    const names = (wanted) => entries.filter(([, result]) => (0,_fan_in_js__WEBPACK_IMPORTED_MODULE_0__/* .isGood */ .K)(result) === wanted).map(([name]) => name);
    const [first, second] = entries;
    return {
        results: JSON.stringify(results),
        digest: second === undefined ? (first?.[1].digest ?? '') : '',
        complete: JSON.stringify(entries.filter(([, { complete }]) => complete).map(([name]) => name)),
        published: JSON.stringify(entries.filter(([, { status }]) => status === 'published').map(([name]) => name)),
        failed: JSON.stringify(names(false)),
        missing: JSON.stringify(entries.flatMap(([template, { missing }]) => missing.map(({ platform }) => ({ template, platform })))),
        subjects: JSON.stringify({ include: subjectsOf(results) }),
    };
}
/** One per image and registry that holds the index, of published templates only: there is nothing to sign in the others. */
function subjectsOf(results) {
    return Object.entries(results.templates).flatMap(([template, { status, digest, registries }]) => {
        if (status !== 'published' || digest === undefined)
            return [];
        return Object.values(registries).flatMap(({ image, tags }) => {
            const holds = Object.values(tags).some((tag) => tag.digest === digest && (tag.state === 'written' || tag.state === 'unchanged'));
            return holds ? [{ template, image, digest }] : [];
        });
    });
}


/***/ }),

/***/ 4021:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ REAL_WORLD),
/* harmony export */   Y: () => (/* binding */ openFanInRegistry),
/* harmony export */   sizeOfSummary: () => (/* binding */ sizeOfSummary)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _open_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95386);



const REAL_WORLD = {
    registry: {},
    clock: {
        now: () => performance.now(),
        sleep: (milliseconds, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(milliseconds, undefined, { signal }).catch(() => undefined),
    },
};
/**
 * After a cancel, writes that were begun have this long to end, so that the account is whole (milliseconds). GitHub kills a process
 * 7.5 seconds after its first signal.
 */
const GRACE = 5000;
/**
 * The fan-in asks much and carries little: with the client's eight requests per transfer, about a hundred on their way at once, so that
 * a hundred templates do not wait in line.
 */
const CONCURRENCY = 12;
/** The registry client of a step that moves tags: its signal comes later than the step's, which stops before the next write. */
function openFanInRegistry(context, world, { insecureRegistries, registryConcurrency = CONCURRENCY }) {
    return (0,_open_registry_js__WEBPACK_IMPORTED_MODULE_2__.openRegistry)(context, { insecureRegistries, registryConcurrency }, { signal: delayed(context.signal, GRACE), ...world.registry });
}
/** A signal that aborts some time after another. */
function delayed(signal, milliseconds) {
    const controller = new AbortController();
    const later = () => {
        setTimeout(() => {
            controller.abort(signal.reason);
        }, milliseconds).unref();
    };
    if (signal.aborted)
        later();
    else
        signal.addEventListener('abort', later, { once: true });
    return controller.signal;
}
/** Bytes that the step summary's file holds already; nothing where there is none. */
async function sizeOfSummary({ GITHUB_STEP_SUMMARY: file }) {
    if (file === undefined || file === '')
        return 0;
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file).then(({ size }) => size, () => 0);
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
