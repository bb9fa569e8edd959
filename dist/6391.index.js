export const id = 6391;
export const ids = [6391];
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

/***/ 60549:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  promote: () => (/* binding */ promote),
  runPromote: () => (/* binding */ runPromote)
});

// EXTERNAL MODULE: ./src/inputs/read.ts + 6 modules
var read = __webpack_require__(83920);
// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(87206);
// EXTERNAL MODULE: ./src/model/format.ts
var format = __webpack_require__(60826);
// EXTERNAL MODULE: ./src/model/platform.ts
var model_platform = __webpack_require__(3154);
// EXTERNAL MODULE: ./src/model/reference.ts
var reference = __webpack_require__(86676);
// EXTERNAL MODULE: ./src/plan/versions.ts
var versions = __webpack_require__(73390);
// EXTERNAL MODULE: ./src/publish/account.ts
var publish_account = __webpack_require__(20084);
// EXTERNAL MODULE: ./src/publish/blobs.ts
var blobs = __webpack_require__(90743);
// EXTERNAL MODULE: ./src/publish/exact-tags.ts
var exact_tags = __webpack_require__(23672);
// EXTERNAL MODULE: ./src/publish/moving.ts
var moving = __webpack_require__(88121);
// EXTERNAL MODULE: ./src/model/descriptor.ts
var descriptor = __webpack_require__(53560);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/media-types.ts
var media_types = __webpack_require__(13809);
// EXTERNAL MODULE: ./src/publish/present.ts
var present = __webpack_require__(98372);
// EXTERNAL MODULE: ./src/publish/run-order.ts
var run_order = __webpack_require__(93003);
// EXTERNAL MODULE: ./src/publish/run.ts
var publish_run = __webpack_require__(88842);
;// CONCATENATED MODULE: ./src/publish/promote-source.ts








/** @throws PublishError when the source is no index of images, or it, or something that it names, is not there */
async function readSource(registry, source) {
    const { repository, tag, digest } = source;
    const target = digest ?? tag;
    const raw = target && (await registry.getManifest(repository, target));
    if (raw === undefined) {
        throw new publish_run/* PublishError */.S1(`${(0,reference/* formatReference */.FH)(source)} is not there`, {
            hint: 'the input "source" takes the tag or the digest of what was published before',
        });
    }
    if (!(0,media_types/* isIndexType */.$U)(raw.descriptor.mediaType)) {
        throw new publish_run/* PublishError */.S1(`${(0,reference/* formatReference */.FH)(source)} is no index`, {
            answer: `it is a single ${raw.descriptor.mediaType}`,
            hint: 'give the index that the fan-in published (one platform makes an index too), not the tag or digest of one leg',
        });
    }
    const { manifests, annotations } = (0,json/* parseJson */.qF)(descriptor/* indexSchema */.me, raw.bytes, `index ${raw.descriptor.digest}`);
    if (!manifests.some(present/* isImage */.wu)) {
        throw new publish_run/* PublishError */.S1(`${(0,reference/* formatReference */.FH)(source)} is an index without images`, {
            hint: 'nobody could pull what is promoted: publish the source again',
        });
    }
    const [images] = await Promise.all([
        Promise.all(manifests.filter(present/* isImage */.wu).map((child) => readImage(registry, repository, child, manifests))),
        Promise.all(manifests
            .filter((child) => !(0,present/* isImage */.wu)(child))
            .map(async ({ digest }) => {
            if ((await registry.resolve(repository, digest)) === undefined) {
                throw damaged(repository, digest);
            }
        })),
    ]);
    return { raw, version: (0,versions/* parseVersion */.ot)(annotations?.[run_order/* VERSION_ANNOTATION */.F8] ?? ''), images };
}
function damaged(repository, digest) {
    return new publish_run/* PublishError */.S1(`${repository}@${digest} is not there, although the source names it`, {
        hint: 'the source is damaged: publish it again',
    });
}
async function readImage(registry, repository, { digest, platform }, all) {
    const raw = await registry.getManifest(repository, digest);
    if (raw === undefined)
        throw damaged(repository, digest);
    if (!(0,media_types/* isManifestType */.Q3)(raw.descriptor.mediaType)) {
        throw new publish_run/* PublishError */.S1(`${repository}@${digest} is no image, although the source names it as one`, {
            answer: `it is ${raw.descriptor.mediaType}`,
            hint: 'promote takes an index of images, as the fan-in publishes it: give that, or copy this one with a tool that does not look into it, such as crane copy',
        });
    }
    return {
        raw,
        digest,
        attestations: all
            .filter(({ annotations }) => annotations?.[media_types/* ATTESTATION_SUBJECT_ANNOTATION */.o4] === digest)
            .map((attestation) => attestation.digest),
        manifest: (0,json/* parseJson */.qF)(descriptor/* manifestSchema */.rc, raw.bytes, `manifest ${digest}`),
        platform: platform === undefined ? 'unknown' : (0,present/* nameOf */.Vb)(platform),
    };
}

// EXTERNAL MODULE: ./src/publish/read-back.ts
var read_back = __webpack_require__(28875);
;// CONCATENATED MODULE: ./src/publish/tag-form.ts

/** `1.2.0`, and what goes on from there: a version down to its patch. */
const WHOLE_VERSION = /\d+\.\d+\.\d+/;
/** What a commit, a date or a run's id looks like as a word of its own: `0123456`, `20260131`. */
const NUMBER_OF_A_BUILD = /^(?=.*\d)[0-9a-f]{7,}$/;
/**
 * Does the tag name one build for good, as far as its form tells? A tag that no pattern gave has one all the same: what exact patterns give
 * holds a whole version, a commit, a date or a run's id (spec section 1, "exact tag"); `latest`, `v1` and `1.2` do not.
 * @param version that of what the tag shall name: a tag that holds it is exact, however short it is
 */
function isExactTag(tag, version) {
    if (WHOLE_VERSION.test(tag))
        return true;
    if (tag.split(/[^0-9A-Za-z]+/).some((word) => NUMBER_OF_A_BUILD.test(word)))
        return true;
    if (version === undefined)
        return false;
    const text = (0,versions/* tagSafe */.gw)(version.text).replaceAll('.', String.raw `\.`);
    return new RegExp(`(?:^|[^0-9A-Za-z.])v?${text}(?![0-9A-Za-z.])`, 'i').test(tag);
}

// EXTERNAL MODULE: ./src/publish/tags.ts
var publish_tags = __webpack_require__(11266);
;// CONCATENATED MODULE: ./src/publish/promote.ts















/**
 * Gives an index that exists further tags, or carries it to further repositories, byte for byte, with children, attestations and referrers
 * (spec section 2, `promote`). Everything is everywhere before the first tag moves, `latest` moves last, and all is read back.
 * @throws PublishError when the source is not there, RegistryError when it cannot be read
 */
async function promoteIndex(context, promotion) {
    const source = await readSource(context.registry, promotion.source);
    const { digest, mediaType } = source.raw.descriptor;
    const platforms = source.images.map(({ platform }) => platform);
    context.log.info(`The source is ${digest}: ${mediaType} of ${platforms.join(', ')}`);
    const template = templateOf(promotion, source);
    const plan = planOf(template, promotion);
    const account = new publish_account/* Account */.gD(template, plan);
    const warnings = [];
    const warn = (text) => {
        if (!warnings.includes(text))
            warnings.push(text);
    };
    const run = { ...context, plan, template, account, warn, spend: () => undefined };
    const failures = [];
    try {
        await carry(run, promotion, source);
    }
    catch (error) {
        account.stop(error instanceof errors/* CancelledError */.cc ? 'cancelled' : publish_run/* STOPPED */.yd);
        failures.push((0,errors/* describeError */.Uc)(error));
    }
    const result = {
        status: failures.length === 0 ? 'published' : 'failed',
        digest,
        complete: failures.length === 0,
        platforms: source.images.flatMap(knownPlatform),
        missing: [],
        registries: account.results(),
    };
    return { results: { schema: 1, templates: { [template.name]: result } }, warnings, failures };
}
async function carry(run, { source, tags }, found) {
    const { raw, images } = found;
    const manifests = [raw, ...images.map((image) => image.raw)];
    const { digest } = raw.descriptor;
    const sites = run.account.sites.index;
    const view = await (0,publish_tags/* askTags */.RP)(run, sites, () => tags);
    await (0,publish_tags/* refuseExisting */.Uj)(run, view, digest);
    await (0,publish_run/* everywhere */.fC)(run, sites, 'copying', async ({ repository }) => {
        if (repository === source.repository)
            return;
        (0,publish_run/* stopIfCancelled */.FE)(run);
        const copied = await run.registry.copy(source.repository, repository, digest, manifests);
        run.log.info(`${repository}: ${copied.manifests} manifests copied, ${(0,format/* formatBytes */.z)(copied.bytes)}`);
    });
    await Promise.all([(0,read_back/* checkChildren */.k5)(run, images), (0,blobs/* checkBlobs */.r)(run, () => images)]);
    const platforms = images.map(({ platform }) => platform);
    const presents = new moving/* PresentReader */.jk();
    await (0,exact_tags/* moveExactTags */.Yk)(run, raw, presents, view);
    await (0,moving/* moveMovingTags */.nw)(run, raw, platforms, presents, await (0,moving/* askMoving */.Qv)(run));
    await tellGoingBack(run, found, view, presents);
    const [strayed] = await (0,read_back/* readBack */.e7)(run, raw, images);
    if (strayed === undefined)
        return;
    throw new publish_run/* PublishError */.S1(`${strayed.site.repository}:${strayed.tag} does not name what was put`, {
        answer: `it names ${strayed.found ?? 'nothing'}`,
        hint: 'another run may write the same tags; run this again',
    });
}
/** A promotion may take a tag back to an older version (a rollback is what it is for), but never in silence. */
async function tellGoingBack(run, { version: ours }, view, presents) {
    if (ours === undefined)
        return;
    for (const [site, tags] of view) {
        for (const [tag, before] of tags) {
            if (run.account.get(site, tag).state !== 'written')
                continue;
            if (before === undefined || before === 'unreadable')
                continue;
            const present = await presents.read(run, site.repository, before);
            const theirs = (0,versions/* parseVersion */.ot)(present?.annotations[run_order/* VERSION_ANNOTATION */.F8] ?? '');
            if (theirs === undefined || (0,versions/* compareVersions */.Zy)(theirs, ours) <= 0)
                continue;
            run.warn(`${tag} goes back from ${theirs.text} to ${ours.text}`);
        }
    }
}
/** A promotion as a template: exact tags and moving ones are told by their form, and nothing but `on-shrink` holds a moving one. */
function templateOf({ source, images, tags }, { version }) {
    const isExact = (tag) => isExactTag(tag, version);
    return {
        name: (0,reference/* splitRepository */.T8)(source.repository).path,
        images: [...images],
        exactTags: tags.filter(isExact),
        movingTags: tags
            .filter((tag) => !isExact(tag))
            .map((tag) => ({ tag, pattern: tag, policy: 'always' })),
        releasePatterns: [],
        annotations: {},
        legs: [],
    };
}
function planOf(template, { onExisting }) {
    return {
        project: { repository: '', commit: '' },
        created: '',
        version: null,
        push: true,
        onExisting,
        registries: {},
        templates: [template],
    };
}
function knownPlatform({ platform, digest, }) {
    try {
        return [{ platform: (0,model_platform/* parsePlatform */.FL)(platform), digest }];
    }
    catch (error) {
        if (error instanceof model_platform/* PlatformError */.Wk)
            return [];
        throw error;
    }
}

// EXTERNAL MODULE: ./src/report/lines.ts
var lines = __webpack_require__(22365);
// EXTERNAL MODULE: ./src/report/outputs.ts
var outputs = __webpack_require__(65468);
// EXTERNAL MODULE: ./src/report/summary.ts + 2 modules
var summary = __webpack_require__(51168);
// EXTERNAL MODULE: ./src/steps/fan-in-world.ts
var fan_in_world = __webpack_require__(4021);
;// CONCATENATED MODULE: ./src/steps/promote.ts







/**
 * Gives an index that exists already further tags, or carries it to further registries, without a build (spec section 2): `stable` from a
 * tested `sha-…`.
 */
const promote = (context) => runPromote(context, fan_in_world/* REAL_WORLD */.K);
async function runPromote(context, world) {
    const inputs = (0,read/* readPromoteInputs */.QO)(context.inputs);
    const { source } = inputs;
    const images = inputs.images ?? [source.repository];
    const tags = inputs.tags ?? (source.tag === undefined ? [] : [source.tag]);
    refuseNothing(inputs);
    const { log, signal, env } = context;
    const registry = (0,fan_in_world/* openFanInRegistry */.Y)(context, world, inputs);
    try {
        const outcome = await log.group('Promote', () => promoteIndex({
            registry,
            policies: {
                onMissingOptional: 'warn',
                onShrink: inputs.onShrink ?? 'hold',
                verify: 'off',
                indexAnnotations: {},
            },
            signal,
            log,
            clock: world.clock,
        }, { source, images, tags, onExisting: inputs.onExisting ?? 'replace' }));
        for (const line of (0,lines/* resultLines */.D)(outcome.results))
            log.info(line);
        for (const warning of outcome.warnings)
            log.warning(warning);
        return {
            outputs: (0,outputs/* outputsOf */.Y)(outcome.results),
            summary: (0,summary/* promoteSummary */.h0)(source, outcome.results, outcome, await (0,fan_in_world.sizeOfSummary)(env)),
            failures: outcome.failures,
        };
    }
    finally {
        await registry.close();
    }
}
/** @throws InputError when the call would change nothing: neither another tag nor another repository */
function refuseNothing({ source, images, tags }) {
    const elsewhere = images?.some((image) => image !== source.repository) ?? false;
    const otherTag = tags?.some((tag) => source.digest !== undefined || tag !== source.tag) ?? false;
    if (elsewhere || otherTag)
        return;
    throw new errors/* InputError */.dz([
        {
            where: 'tags, images',
            message: 'nothing to promote to: give further tags, or further images',
        },
    ]);
}


/***/ })

};
