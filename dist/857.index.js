export const id = 857;
export const ids = [857];
export const modules = {

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
/* harmony export */   o4: () => (/* binding */ ATTESTATION_SUBJECT_ANNOTATION),
/* harmony export */   sJ: () => (/* binding */ isForeignLayer),
/* harmony export */   yZ: () => (/* binding */ ATTESTATION_TYPE_ANNOTATION)
/* harmony export */ });
/** Media types of manifests and what they hold (OCI image spec, media-types.md; Docker image manifest v2 schema 2). */
const OCI_INDEX = 'application/vnd.oci.image.index.v1+json';
const OCI_MANIFEST = 'application/vnd.oci.image.manifest.v1+json';
const OCI_CONFIG = 'application/vnd.oci.image.config.v1+json';
const OCI_LAYER = 'application/vnd.oci.image.layer.v1.tar';
const OCI_LAYER_GZIP = 'application/vnd.oci.image.layer.v1.tar+gzip';
const DOCKER_LIST = 'application/vnd.docker.distribution.manifest.list.v2+json';
const DOCKER_MANIFEST = 'application/vnd.docker.distribution.manifest.v2+json';
/** All that a client must say it accepts to get any image (spec section 8). */
const MANIFEST_TYPES = [OCI_INDEX, OCI_MANIFEST, DOCKER_LIST, DOCKER_MANIFEST];
function isIndexType(mediaType) {
    return mediaType === OCI_INDEX || mediaType === DOCKER_LIST;
}
function isManifestType(mediaType) {
    return mediaType === OCI_MANIFEST || mediaType === DOCKER_MANIFEST;
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

/***/ 57481:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ decideMovingTag)
/* harmony export */ });
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14232);
/* harmony import */ var _versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73390);


/**
 * Decides a moving tag from what the registries hold (spec section 6, "Moving tags"): a pattern of the version (`{major}.{minor}`) moves
 * when the version is the highest stable one among those that give the same tag, any other (`latest`) when it is the highest of all.
 * Pure: the caller reads the tags right before it writes.
 * @param version the plan's; null where there is none, and then nothing here holds the tag
 * @param releaseTagsInRegistries all tags of the template's repositories; those that are no release are passed over
 * @param releasePatterns the template's, from the plan
 */
function decideMovingTag({ tag, version: text, releaseTagsInRegistries, releasePatterns, }) {
    if (tag.policy === 'always')
        return { move: true };
    if (tag.policy === 'never')
        return held(tag.tag, 'moving-tags is never');
    const version = text === null ? undefined : (0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVersion */ .ot)(text);
    if (version === undefined)
        return { move: true };
    const ownChannel = tag.comparedThrough !== undefined;
    const present = (0,_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .versionsIn */ .bS)(releaseTagsInRegistries, tag.comparedThrough ?? releasePatterns, version)
        .filter((other) => ownChannel || !(0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .isPreRelease */ .Ty)(other))
        .filter((other) => !(0,_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .isVersioned */ .at)(tag.pattern) || (0,_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .tagOf */ .cO)(tag.pattern, other) === tag.tag);
    const top = (0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .highest */ .BR)(present);
    if ((0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .isPreRelease */ .Ty)(version) && !ownChannel) {
        return held(tag.tag, `${version.text} is a pre-release`, top?.text);
    }
    if (top !== undefined && (0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(top, version) > 0) {
        return held(tag.tag, `${version.text} is older`, top.text);
    }
    return { move: true };
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
/* harmony export */   Gr: () => (/* binding */ extractVersion),
/* harmony export */   Qf: () => (/* binding */ placeholdersIn),
/* harmony export */   at: () => (/* binding */ isVersioned),
/* harmony export */   bS: () => (/* binding */ versionsIn),
/* harmony export */   cO: () => (/* binding */ tagOf),
/* harmony export */   u0: () => (/* binding */ isExact),
/* harmony export */   v7: () => (/* binding */ versionValues)
/* harmony export */ });
/* harmony import */ var _model_placeholders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70891);
/* harmony import */ var _versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73390);


const VERSION_PLACEHOLDERS = ['version', 'major', 'minor', 'patch'];
const BRACES = /\{([^{}]*)\}/g;
/** The names between braces in a pattern for names or tags. */
function placeholdersIn(pattern) {
    return [...pattern.matchAll(BRACES)].map(([, name = '']) => name);
}
/** Does the pattern name one build for good (spec section 1, "exact tag")? */
function isExact(pattern) {
    const names = placeholdersIn(pattern);
    return (['version', 'sha', 'short-sha', 'date', 'run-id'].some((name) => names.includes(name)) ||
        ['major', 'minor', 'patch'].every((name) => names.includes(name)));
}
/** Does the pattern depend on the version? */
function isVersioned(pattern) {
    return placeholdersIn(pattern).some((name) => VERSION_PLACEHOLDERS.includes(name));
}
/** Fills in the placeholders that have a value; the others stay as they are. */
function fill(pattern, values) {
    return pattern.replace(BRACES, (whole, name) => values[name] ?? whole);
}
/**
 * Fills placeholders in build arguments, labels and commands: an unknown one stays as it is, one that is known and has no value here
 * (`{version}` of a snapshot) becomes empty, and those in `keep` stay for later. `${name}` and `{{name}}` belong to others.
 */
function fillText(text, values, keep = []) {
    return text.replace(/(?<![${])\{([a-z][a-z-]*)\}(?!\})/g, (whole, name) => {
        if (keep.includes(name))
            return whole;
        return values[name] ?? (_model_placeholders_js__WEBPACK_IMPORTED_MODULE_0__/* .PLACEHOLDERS */ .j.some((known) => known === name) ? '' : whole);
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
/** What other releases' values look like where a release pattern holds more than the version. */
const WILDCARDS = {
    version: '(?<version>.+)',
    major: String.raw `(?<major>\d+)`,
    minor: String.raw `(?<minor>\d+)`,
    patch: String.raw `(?<patch>\d+)`,
    sha: '[0-9a-f]{40,64}',
    'short-sha': '[0-9a-f]{7,}',
    date: String.raw `\d{8}`,
    'run-id': String.raw `\d+`,
};
/** A release pattern, ready to read many tags. */
function readerOf(pattern) {
    const seen = new Set();
    const source = pattern
        .split(/(\{[^{}]*\})/)
        .map((part) => {
        const name = /^\{(.*)\}$/.exec(part)?.[1];
        const wildcard = name === undefined ? undefined : WILDCARDS[name];
        if (name === undefined || wildcard === undefined)
            return escape((0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .tagSafe */ .gw)(part));
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
/**
 * The versions that some tags of a registry name, through release patterns (spec section 6). Tags that are no release (signatures,
 * arch tags, other patterns) give none.
 * @param like the version at hand: where it has a local part (`1.2.0+cpu`), the tags' `1.3.0-cpu` are read alike
 */
function versionsIn(tags, releasePatterns, like) {
    const readers = releasePatterns.filter(isVersioned).map(readerOf);
    const versions = [];
    for (const tag of tags) {
        for (const reader of readers) {
            const version = readVersion(reader.exec(tag)?.groups, like);
            if (version === undefined)
                continue;
            versions.push(version);
            break;
        }
    }
    return versions;
}
/** The version of one tag through release patterns; undefined when it is none of theirs. */
function extractVersion(tag, releasePatterns, like) {
    return versionsIn([tag], releasePatterns, like)[0];
}
function readVersion(groups, like) {
    if (groups === undefined)
        return undefined;
    const { version, major, minor, patch } = groups;
    if (version !== undefined)
        return (0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTaggedVersion */ .q_)(version, like);
    if (major === undefined || minor === undefined || patch === undefined)
        return undefined;
    return (0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVersion */ .ot)(`${major}.${minor}.${patch}`);
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
        if (this.#dropped.has(site))
            return;
        this.#dropped.set(site, why);
        this.#explain(site, why);
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

/***/ 88121:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   Qv: () => (/* binding */ askMoving),
/* harmony export */   ZB: () => (/* binding */ comparesReleases),
/* harmony export */   jk: () => (/* binding */ PresentReader),
/* harmony export */   nw: () => (/* binding */ moveMovingTags),
/* harmony export */   tH: () => (/* binding */ listReleases)
/* harmony export */ });
/* harmony import */ var _plan_moving_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57481);
/* harmony import */ var _account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20084);
/* harmony import */ var _present_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98372);
/* harmony import */ var _run_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93003);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88842);
/* harmony import */ var _shrink_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5386);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11266);







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
    /** Begins to read what moving tags name before it is asked for. A failure counts only when it is. */
    readAhead(run, view, wanted) {
        for (const [{ repository }, tags] of view) {
            for (const { tag } of run.template.movingTags) {
                const digest = tags.get(tag);
                if (digest !== undefined && digest !== wanted)
                    void this.read(run, repository, digest).catch(() => undefined);
            }
        }
    }
}
/** Does the decision on this tag need to know which releases the registries hold? */
function comparesReleases(run, { policy }) {
    return policy === 'auto' && run.plan.version !== null;
}
/**
 * The tags of all registries, as the releases that they hold (spec section 6: read from the registry, after the exact tags are there).
 * @throws PublishError where a required registry cannot list them: then moving tags stay
 */
async function listReleases(run) {
    if (!run.template.movingTags.some((tag) => comparesReleases(run, tag)))
        return new Map();
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .everywhere */ .fC)(run, run.account.sites.index, 'listing tags', (site) => run.registry.listTags(site.repository));
}
/** What the version rule says of one moving tag, given the registries' tags. */
function decide(run, tag, lists) {
    return (0,_plan_moving_js__WEBPACK_IMPORTED_MODULE_0__/* .decideMovingTag */ .T)({
        tag,
        version: run.plan.version,
        releaseTagsInRegistries: [...new Set([...lists.values()].flat())],
        releasePatterns: run.template.releasePatterns,
    });
}
/** @throws PublishError */
async function askMoving(run) {
    const { index, arch } = run.account.sites;
    if (run.template.movingTags.length === 0)
        return { view: new Map(), lists: new Map() };
    const [view, lists] = await Promise.all([
        (0,_tags_js__WEBPACK_IMPORTED_MODULE_4__/* .askTags */ .RP)(run, [...index, ...arch], (site) => (0,_account_js__WEBPACK_IMPORTED_MODULE_1__/* .movingTagsOf */ .$c)(run.template, site)),
        listReleases(run),
    ]);
    return { view, lists };
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
            moving.push(tag.tag);
        else
            hold(run, tag.tag, why, view, digest);
    }
    const batches = [moving.filter((tag) => tag !== LAST), moving.filter((tag) => tag === LAST)];
    for (const batch of batches) {
        if (batch.length === 0)
            continue;
        const moves = batch.map((tag) => ({ tag, manifest: index }));
        await (0,_tags_js__WEBPACK_IMPORTED_MODULE_4__/* .moveTags */ .Fu)(run, run.account.sites.index, () => moves, view);
    }
}
function reasonToStay(run, tag, lists) {
    if (tag.policy === 'auto' && run.plan.version === null)
        return undefined;
    const decision = decide(run, tag, lists);
    return decision.move ? undefined : decision.reason;
}
/** What the index that the tag names now says against moving it. */
async function reasonOfPresent(run, { tag, policy }, platforms, digest, view, presents) {
    const found = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .everywhere */ .fC)(run, run.account.sites.index, 'reading present indexes', async (site) => {
        const named = view.get(site)?.get(tag);
        if (named === undefined || named === digest)
            return undefined;
        return presents.read(run, site.repository, named);
    });
    const there = [...found.values()].filter((present) => present !== undefined);
    if (policy === 'auto' && run.plan.version === null) {
        for (const present of there) {
            const why = (0,_run_order_js__WEBPACK_IMPORTED_MODULE_5__/* .newerRun */ .Zf)(present, run.plan);
            if (why !== undefined)
                return `${tag} stays: ${why}`;
        }
    }
    const lost = [...new Set(there.flatMap((present) => (0,_shrink_js__WEBPACK_IMPORTED_MODULE_6__/* .lostPlatforms */ .j)(present, platforms)))];
    return lost.length === 0 ? undefined : shrinking(run, tag, lost, view);
}
/** Spec section 7, rule 7. */
function shrinking(run, tag, lost, view) {
    const what = `it has ${lost.join(' and ')} now, which this build lacks`;
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
                const digest = view.get(site)?.get(tag);
                const reason = `${what} (on-shrink: fail)`;
                run.account.set(site, tag, { state: 'failed', reason, ...(digest && { digest }) });
            }
            throw new _run_js__WEBPACK_IMPORTED_MODULE_3__/* .PublishError */ .S1(`${tag} would lose ${lost.join(' and ')}`, {
                answer: what,
                hint: 'run the missing legs again, or set on-shrink: hold or warn',
            });
    }
}
function hold(run, tag, reason, view, wanted) {
    run.log.info(`${run.template.name}: ${reason}`);
    for (const site of run.account.live()) {
        const digest = view.get(site)?.get(tag);
        if (digest === wanted)
            run.account.set(site, tag, { state: 'unchanged', digest });
        else
            run.account.set(site, tag, { state: 'held', reason, ...(digest && { digest }) });
    }
}


/***/ }),

/***/ 98372:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Il: () => (/* binding */ readPresent),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   wp: () => (/* binding */ readConfigBlob),
/* harmony export */   wu: () => (/* binding */ isImage)
/* harmony export */ });
/* harmony import */ var _model_descriptor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53560);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87979);
/* harmony import */ var _model_media_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13809);
/* harmony import */ var _model_platform_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3154);




/** A config is some kilobytes; more than this is none. */
const MAX_CONFIG = 8 * 1024 * 1024;
/**
 * Reads what a digest names: an index, or a single image of before there was one.
 * @returns undefined when it is not there (any more)
 */
async function readPresent(registry, repository, digest) {
    const raw = await registry.getManifest(repository, digest);
    return raw === undefined ? undefined : presentOf(registry, repository, raw);
}
async function presentOf(registry, repository, raw) {
    const { digest, mediaType } = raw.descriptor;
    if ((0,_model_media_types_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexType */ .$U)(mediaType)) {
        const index = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(_model_descriptor_js__WEBPACK_IMPORTED_MODULE_0__/* .indexSchema */ .me, raw.bytes, `index ${digest}`);
        const images = index.manifests.filter(isImage);
        return {
            digest,
            platforms: images.flatMap(({ platform }) => platform === undefined ? [] : [nameOf(platform)]),
            annotations: index.annotations ?? {},
        };
    }
    const config = await readConfig(registry, repository, raw);
    const { annotations = {} } = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(_model_descriptor_js__WEBPACK_IMPORTED_MODULE_0__/* .manifestSchema */ .rc, raw.bytes, `manifest ${digest}`);
    return { digest, platforms: config === undefined ? [] : [nameOf(config)], annotations };
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
/* harmony export */   e: () => (/* binding */ readBack)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);
/* harmony import */ var _model_media_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13809);
/* harmony import */ var _registry_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88568);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88842);




/** Milliseconds between looks: replicas and caches may need half a minute to show what was accepted. */
const WAITS = [500, 1000, 2000, 4000, 8000, 16000];
/**
 * Reads back what users will pull (spec section 7, rule 8): every tag of every registry → index → images → configs and layers, as a client of
 * each platform would, by HEAD alone, all at once, waiting for slow replicas within bounds. What is not there makes the tags failed ones.
 * @returns tags that name something else for good, which another run may have moved
 * @throws PublishError
 */
async function readBack(run, index, children) {
    const { index: indexSites, arch } = run.account.sites;
    const strayed = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .everywhere */ .fC)(run, [...indexSites, ...arch], 'reading back', async (site) => {
        const [tags] = await Promise.all([
            checkTags(run, site),
            checkContents(run, site, index, children),
        ]);
        return tags;
    });
    return [...strayed.values()].flat();
}
async function checkTags(run, site) {
    const looks = run.account.right(site).map(async ([tag, wanted]) => {
        let found;
        try {
            const right = await eventually(run, async () => {
                found = (await run.registry.resolve(site.repository, tag))?.digest;
                return found === wanted;
            });
            return right ? [] : [{ site, tag, wanted, found }];
        }
        catch (error) {
            // What was written and what is there are two things: the account says which of them is known.
            const { state } = run.account.get(site, tag);
            const reason = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(error).split('\n').join(' ');
            if (error instanceof _registry_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NotVisibleError */ ._F)
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
/** Everything below the tags, in the order in which a client would ask for it. */
async function checkContents(run, site, { descriptor }, children) {
    const { repository } = site;
    const named = new Set(run.account.right(site).map(([, digest]) => digest));
    const whole = named.has(descriptor.digest);
    const used = children.filter((child) => whole || named.has(child.digest));
    if (used.length === 0)
        return;
    const manifests = used.flatMap((child) => [child.digest, ...child.attestations]);
    const blobs = used.flatMap(({ manifest }) => [manifest.config, ...manifest.layers]
        .filter(({ mediaType }) => !(0,_model_media_types_js__WEBPACK_IMPORTED_MODULE_1__/* .isForeignLayer */ .sJ)(mediaType))
        .map(({ digest }) => digest));
    const gone = await Promise.all([
        ...[...new Set(manifests)].map((digest) => absence(run, digest, async () => (await run.registry.resolve(repository, digest)) !== undefined)),
        ...[...new Set(blobs)].map((digest) => absence(run, digest, () => run.registry.hasBlob(repository, digest))),
    ]);
    const missing = gone.filter((digest) => digest !== undefined);
    if (missing.length === 0)
        return;
    const reason = `a pull would fail: ${missing.join(', ')} cannot be read`;
    for (const [tag, digest] of run.account.right(site)) {
        run.account.set(site, tag, { state: 'failed', digest, reason });
    }
    throw new _run_js__WEBPACK_IMPORTED_MODULE_3__/* .PublishError */ .S1(`${repository} does not give back what was pushed`, {
        answer: `${missing.join(', ')} cannot be read, although the index names them`,
        hint: 'run the leg again if the registry lost it; run this job again if its replicas are slow',
    });
}
async function absence(run, digest, look) {
    return (await eventually(run, look)) ? undefined : digest;
}
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


/***/ }),

/***/ 93003:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zf: () => (/* binding */ newerRun),
/* harmony export */   cL: () => (/* binding */ runAnnotations)
/* harmony export */ });
/* unused harmony export RUN_ANNOTATION */
/** Which run made an index: `owner/name/actions/runs/ID`, written where a moving tag has no version to compare (spec section 6). */
const RUN_ANNOTATION = 'dev.multiarch-publish.run';
const CREATED_ANNOTATION = 'org.opencontainers.image.created';
/** The annotations by which a later fan-in tells which of two builds without a version is the newer one. */
function runAnnotations({ version, project, templates }) {
    const moves = templates.some(({ movingTags }) => movingTags.length > 0);
    if (version !== null || project.runId === undefined || !moves)
        return {};
    return { [RUN_ANNOTATION]: `${project.repository}/actions/runs/${project.runId}` };
}
/**
 * Without a version to compare, a tag never goes back to an earlier run's index. Run ids of one repository grow with time; where
 * they cannot be compared, the indexes' creation times are.
 * @returns why the tag stays, or undefined when it may move
 */
function newerRun(present, { project, created }) {
    const theirs = parseRun(present.annotations[RUN_ANNOTATION]);
    if (theirs?.repository === project.repository && project.runId !== undefined) {
        const ours = parseRun(`${project.repository}/actions/runs/${project.runId}`);
        if (ours !== undefined) {
            return theirs.id > ours.id
                ? `run ${theirs.id} is newer than this one, ${ours.id}`
                : undefined;
        }
    }
    const when = present.annotations[CREATED_ANNOTATION];
    return when !== undefined && Date.parse(when) > Date.parse(created)
        ? `its index was created ${when}, after this one, ${created}`
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
/* harmony export */   fC: () => (/* binding */ everywhere)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);

/** The template cannot go on: a required registry failed, or a policy says so. Nothing further of it is written. */
class PublishError extends _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'PublishError';
}
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
    if (sites.length > 0 && run.account.live(sites).length === 0) {
        throw new PublishError(`${run.template.name} has no registry left`, {
            answer: [...run.account.dropped].map(([site, why]) => `${site.key}: ${why}`).join('; '),
        });
    }
    return done;
}
function dropMirror(run, site, doing, error) {
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
/* harmony export */   j: () => (/* binding */ lostPlatforms)
/* harmony export */ });
/** The platforms that users of a tag would lose if it moved from one index to another (spec section 7, rule 7). */
function lostPlatforms(present, platforms) {
    return present.platforms.filter((platform) => !platforms.includes(platform));
}


/***/ }),

/***/ 11266:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ moveTags),
/* harmony export */   RP: () => (/* binding */ askTags),
/* harmony export */   Uj: () => (/* binding */ refuseExisting)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88842);


/** Asks what tags name, everywhere at once. @throws PublishError */
async function askTags(run, sites, tagsOf) {
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .everywhere */ .fC)(run, sites, 'reading tags', async (site) => {
        const asked = tagsOf(site).map(async (tag) => {
            const present = await run.registry.resolve(site.repository, tag);
            run.account.note(site, tag, present?.digest);
            return [tag, present?.digest];
        });
        return new Map(await Promise.all(asked));
    });
}
/**
 * Makes tags name manifests, everywhere at once; a tag that is right already costs no write. Writes that were begun come to their end and
 * are told, whatever happens beside them.
 * @throws PublishError, CancelledError
 */
async function moveTags(run, sites, movesOf, view) {
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .everywhere */ .fC)(run, sites, 'writing tags', async (site) => {
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
    (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .stopIfCancelled */ .FE)(run);
    try {
        await run.registry.putManifest(site.repository, tag, manifest);
    }
    catch (error) {
        const now = await namedNow(run, site, tag);
        if (now !== digest) {
            const reason = error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc ? 'cancelled during the write' : (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(error);
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
    run.account.set(site, tag, { state: 'written', digest });
    run.log.info(`${site.repository}:${tag} → ${digest}${present === undefined ? '' : ` (was ${present})`}`);
}
/** What a tag names after a write that failed: for the account only, so that not knowing is no error. */
async function namedNow(run, site, tag) {
    try {
        return (await run.registry.resolve(site.repository, tag))?.digest;
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
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .everywhere */ .fC)(run, run.account.sites.index, 'comparing exact tags', (site) => {
        for (const tag of run.template.exactTags) {
            const present = view.get(site)?.get(tag);
            if (present === undefined || present === wanted)
                continue;
            const reason = `it names ${present} already, and on-existing is fail`;
            run.account.set(site, tag, { state: 'failed', digest: present, reason });
            throw new _run_js__WEBPACK_IMPORTED_MODULE_1__/* .PublishError */ .S1(`${site.repository}:${tag} exists with another digest`, {
                answer: `it names ${present}; this build is ${wanted}`,
                hint: 'publish a new version, or set on-existing: replace',
            });
        }
        return Promise.resolve();
    });
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

/***/ 22365:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ resultLines)
/* harmony export */ });
/** The fan-in's end as log lines: one fact a line (spec section 9). */
function resultLines({ templates }) {
    return Object.entries(templates).flatMap(([name, result]) => [
        `${name}: ${headline(result)}`,
        ...Object.values(result.registries).flatMap(({ image, tags }) => Object.entries(tags).map(([tag, { state, digest, reason }]) => [`  ${image}:${tag} ${state}`, digest, reason && `(${reason.split('\n')[0] ?? ''})`]
            .filter((part) => part !== undefined && part !== '')
            .join(' '))),
    ]);
}
function headline({ status, digest, platforms, missing }) {
    const parts = [
        status,
        ...(digest === undefined ? [] : [digest]),
        platforms.map(({ platform }) => platform).join(', '),
        ...(missing.length === 0
            ? []
            : [`without ${missing.map(({ platform }) => platform).join(', ')}`]),
    ];
    return parts.filter((part) => part !== '').join(' ');
}


/***/ }),

/***/ 54285:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ cell),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   Uj: () => (/* binding */ fit),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nM: () => (/* binding */ row)
/* harmony export */ });
/** A reason in a table is read, not studied: the log has the rest. */
const CELL_LENGTH = 400;
/** Text of others (engines, registries, jobs) as it may stand in a cell of a Markdown table: one line, no markup of its own. */
function cell(text) {
    const short = text.length > CELL_LENGTH ? `${text.slice(0, CELL_LENGTH)}…` : text;
    return inline(short);
}
/** The same for a line of a list or a paragraph. */
function inline(text) {
    return text
        .replace(/[\r\n]+/g, ' ')
        .replace(/[&<>|*_`[\]\\]/g, (char) => ESCAPES[char] ?? `\\${char}`);
}
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
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

/***/ 43844:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ pullCommands),
/* harmony export */   ZS: () => (/* binding */ timingTable),
/* harmony export */   Zy: () => (/* binding */ parityTables),
/* harmony export */   nB: () => (/* binding */ tagTable),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/* harmony import */ var _model_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60826);
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
const STATE_RANK = ['failed', 'not-tried', 'held', 'written', 'unchanged'];
function list(title, items, bullet) {
    if (items.length === 0)
        return [];
    const rows = items.map((item) => `${bullet}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(item)}\n`);
    return [{ head: `\n### ${title}\n\n`, rows, tail: '' }];
}
/**
 * The tags per registry, with digests; those that went wrong first.
 * @param wrote false: nothing was written, the table says what would be
 */
function tagTable(templates, wrote) {
    const entries = templates.flatMap(({ result }) => Object.values(result.registries).flatMap(({ image, tags }) => Object.entries(tags).map(([tag, outcome]) => ({ image, tag, outcome }))));
    entries.sort((a, b) => STATE_RANK.indexOf(a.outcome.state) - STATE_RANK.indexOf(b.outcome.state));
    const rows = entries.map(({ image, tag, outcome: { state, digest, reason } }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .row */ .nM)([
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${image}:${tag}`),
        wrote || state !== 'not-tried' ? STATE[state] : '✏️ would be written',
        digest === undefined ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(digest),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(reason ?? ''),
    ]));
    const head = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableHead */ .PP)(['tag', '', wrote ? 'names' : 'names now', 'why']);
    return { head: `\n### Tags\n\n${head}`, rows, tail: '' };
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
    const rows = Object.entries(seconds).map(([phase, time]) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .row */ .nM)([phase, (0,_model_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSeconds */ .X)(time)]));
    if (rows.length === 0)
        return [];
    return [{ head: `\n### Timings\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableHead */ .PP)(['phase', 'time'])}`, rows, tail: '' }];
}


/***/ }),

/***/ 42662:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jt: () => (/* binding */ SUMMARY_LIMIT),
  lX: () => (/* binding */ fanInSummary),
  h0: () => (/* binding */ promoteSummary)
});

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
    const note = leftOut === 0 ? '' : `\n${leftOut} more templates are not drawn.\n`;
    return [
        (0,markdown/* whole */.WQ)(`\n### Index → images\n\n\`\`\`mermaid\nflowchart LR\n${lines.join('\n')}\n\`\`\`\n${note}`),
    ];
}
/** Mermaid's own escapes, for what would end a label or be read as markup. */
function label(text) {
    return text.replace(/[^A-Za-z0-9 ./_:-]/g, (char) => `#${char.codePointAt(0) ?? 0};`);
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
    const what = plan.push
        ? `${good} of ${all.length} ${all.length === 1 ? 'template' : 'templates'} published`
        : 'Validated: nothing was written, this is what would be';
    const facts = [
        plan.version === null ? 'no version' : `version ${(0,markdown/* code */.aY)(plan.version)}`,
        `channel ${(0,markdown/* code */.aY)(plan.channel)}`,
        `commit ${(0,markdown/* code */.aY)(plan.project.commit.slice(0, 12))}`,
    ];
    return (0,markdown/* whole */.WQ)(`## ${what}\n\n${facts.join(', ')}\n`);
}
/** Template × platform: built, failed with its reason and a link to its job, or not planned. */
function platformTable(report) {
    const platforms = [
        ...new Set(report.plan.templates.flatMap(({ legs }) => legs.map(({ platform }) => platform))),
    ];
    const rows = (0,fan_in/* ranked */.a)(report.results).map(({ name, result }) => (0,markdown/* row */.nM)([
        (0,markdown/* code */.aY)(name),
        STATUS[result.status],
        ...platforms.map((platform) => platformCell(report, name, platform)),
    ]));
    return {
        head: `\n### Templates\n\n${(0,markdown/* tableHead */.PP)(['template', '', ...platforms])}`,
        rows,
        tail: '',
    };
}
function platformCell(report, template, platform) {
    const result = report.results.templates[template];
    const built = result?.platforms.find((one) => one.platform === platform);
    if (built !== undefined)
        return `✅ ${(0,markdown/* code */.aY)(built.digest)}`;
    const missing = result?.missing.find((one) => one.platform === platform);
    if (missing === undefined)
        return '–';
    const job = report.jobs.get((0,leg/* legName */.ue)({ template, platform }));
    const link = job === undefined ? '' : ` ([job](${job}))`;
    return `${missing.optional ? '⚠️ optional, missing' : '❌ missing'}: ${(0,markdown/* cell */.Hn)(missing.reason)}${link}`;
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
/* harmony import */ var _registry_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18766);



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
function openFanInRegistry({ env, log, signal }, world, { insecureHosts = [], concurrency = CONCURRENCY, }) {
    return (0,_registry_client_js__WEBPACK_IMPORTED_MODULE_2__.createRegistry)({
        env,
        log,
        signal: delayed(signal, GRACE),
        insecureHosts,
        concurrency,
        ...world.registry,
    });
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


/***/ })

};
