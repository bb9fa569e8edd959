export const id = 6424;
export const ids = [6424];
export const modules = {

/***/ 99706:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ LedgerError)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);

/** The store of records could not be read or written. No tag moves on what it may have held. */
class LedgerError extends _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'LedgerError';
}


/***/ }),

/***/ 77236:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ hintOf),
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   M$: () => (/* binding */ recordsOf),
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   ay: () => (/* binding */ VerdictError),
/* harmony export */   iF: () => (/* binding */ NO_RECORD)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6644);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);
/* harmony import */ var _model_leg_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21885);
/* harmony import */ var _model_media_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13809);




/** The template's legs do not allow its publication. */
class VerdictError extends _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'VerdictError';
    verdict;
    constructor(verdict) {
        super(verdict.why, verdict.hint === undefined ? {} : { hint: verdict.hint });
        this.verdict = verdict;
    }
}
/** The reason of a leg without a record, where nobody knows a better one. */
const NO_RECORD = 'it left no record: its job failed, was cancelled or never ran';
/**
 * One record per leg, or the reason why there is none (spec section 5, "The ledger's rules"). The newest attempt wins, by the attempt in
 * the record; a record belongs to a leg by its fields, never by a name.
 * @param planHash the digest of this plan, which records of the plan carry
 */
function settle(plan, planHash, records) {
    const ours = [];
    const strangers = [];
    const planned = new Set(plan.templates.flatMap(({ name, legs }) => legs.map(({ platform }) => (0,_model_leg_js__WEBPACK_IMPORTED_MODULE_1__/* .legName */ .ue)({ template: name, platform }))));
    for (const record of records) {
        const leg = (0,_model_leg_js__WEBPACK_IMPORTED_MODULE_1__/* .legName */ .ue)(record);
        const differences = differencesOf(record, plan, planHash);
        if (!planned.has(leg))
            differences.push('no such leg is planned');
        if (differences.length === 0)
            ours.push(record);
        else
            strangers.push({ leg, why: `attempt ${record.attempt}: ${differences.join(', ')}` });
    }
    const byLeg = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(ours, _model_leg_js__WEBPACK_IMPORTED_MODULE_1__/* .legName */ .ue);
    const strangersByLeg = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(strangers, ({ leg }) => leg);
    const templates = plan.templates.map((template) => ({
        template,
        legs: template.legs.map((leg) => {
            const name = (0,_model_leg_js__WEBPACK_IMPORTED_MODULE_1__/* .legName */ .ue)({ template: template.name, platform: leg.platform });
            const own = byLeg.get(name) ?? [];
            if (own.length > 0)
                return settleLeg(leg, own, plan.push);
            const others = strangersByLeg.get(name) ?? [];
            return {
                leg,
                missing: [NO_RECORD, ...others.map(({ why }) => `left out, ${why}`)].join('; '),
            };
        }),
    }));
    return {
        templates,
        leftOut: strangers.map(({ leg, why }) => `A record of ${leg} is left out, ${why}`),
    };
}
function differencesOf(record, plan, planHash) {
    const { project } = plan;
    const pairs = [
        ['repository', record.repository, project.repository],
        // Outside GitHub runs have no id; the plan's hash tells them apart.
        ['run', record.runId ?? project.runId, project.runId ?? record.runId],
        ['commit', record.commit, project.commit],
        ['version', record.version, plan.version],
    ];
    const differences = pairs
        .filter(([, theirs, ours]) => theirs !== ours)
        .map(([what, theirs, ours]) => `${what} ${shown(theirs)} instead of ${shown(ours)}`);
    // Any other field that differs makes another plan as well: said only when nothing plainer explains it.
    if (differences.length === 0 && record.plan !== planHash) {
        differences.push(`plan ${record.plan} instead of ${planHash}: its job planned with other inputs or at another time`);
    }
    return differences;
}
/** A value as a reader tells it from the words around it; a record's may be anything, so it is quoted unless it is plain. */
function shown(value) {
    if (value === null || value === undefined)
        return 'none';
    if (value !== 'none' && /^[\w.+:/@-]{1,200}$/.test(value))
        return value;
    return JSON.stringify(value.length > 200 ? `${value.slice(0, 200)}…` : value);
}
function settleLeg(leg, records, push) {
    const newest = Math.max(0, ...records.map(({ attempt }) => attempt));
    const candidates = records.filter(({ attempt }) => attempt === newest);
    const built = candidates.filter((record) => record.status !== 'failed');
    const [record, ...others] = built;
    if (record === undefined) {
        const failed = candidates.find((candidate) => candidate.status === 'failed');
        return { leg, missing: failed?.reason ?? NO_RECORD, failed };
    }
    const digest = record.image.descriptor.digest;
    const other = others.find(({ image }) => image.descriptor.digest !== digest);
    if (other !== undefined) {
        return {
            leg,
            missing: `two records of attempt ${newest} name different images, ${digest} and ${other.image.descriptor.digest}: two jobs built this leg`,
        };
    }
    const doubt = doubtOf(record, push);
    return doubt === undefined ? { leg, record } : { leg, missing: doubt };
}
/** What makes a record of a built image unfit to be published. */
function doubtOf(record, push) {
    const { digest, mediaType } = record.image.descriptor;
    if (digest === record.image.config) {
        return `its record names the config ${digest} as the image: there is no image`;
    }
    if ((0,_model_media_types_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexType */ .$U)(mediaType)) {
        return `its record names ${digest}, which is an index (${mediaType}), not an image`;
    }
    if (record.contents.digest !== digest) {
        return `its contents were checked for ${record.contents.digest}, but ${digest} was pushed`;
    }
    if (record.status === 'validated') {
        return push ? 'it was built to validate only and never pushed' : undefined;
    }
    for (const [repository, confirmed] of Object.entries(record.registries)) {
        if (confirmed.digest !== digest) {
            return `${repository} confirmed ${confirmed.digest}, but ${digest} was built`;
        }
    }
    return undefined;
}
/**
 * The verdict on a template (spec section 7, rule 2). With `on-missing-optional: fail` an optional leg counts as a required one.
 */
function judge({ template, legs }, onMissingOptional) {
    const missing = legs.filter((leg) => 'missing' in leg);
    const required = missing.filter(({ leg }) => !leg.optional || onMissingOptional === 'fail');
    if (required.length > 0) {
        return stopped(required, (leg) => leg.optional ? `${leg.platform} (optional, but on-missing-optional is fail)` : leg.platform);
    }
    const built = legs.flatMap((leg) => ('record' in leg ? [leg] : []));
    if (built.length === 0) {
        const { why, ...verdict } = stopped(missing, ({ platform }) => platform);
        return { ...verdict, why: `no leg was built. ${why}` };
    }
    const twins = [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(built, ({ record }) => record.image.descriptor.digest)].find(([, group]) => group.length > 1);
    if (twins !== undefined) {
        const [digest, group] = twins;
        const platforms = group.map(({ leg }) => leg.platform).join(' and ');
        return {
            kind: 'broken',
            why: `${platforms} of ${template.name} are the same image, ${digest}: at least one was built for the wrong platform`,
        };
    }
    return { kind: 'publishable' };
}
/** One clause per cause: platforms that are missing for the same one share it. */
function stopped(missing, nameOf) {
    const byCause = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(missing, (leg) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .causeOf */ .rl)(leg.missing));
    const clauses = Array.from(byCause, ([cause, group]) => {
        const names = group.map(({ leg }) => nameOf(leg)).join(', ');
        return `${names}: ${group.length === 1 ? (group[0]?.missing ?? '') : cause}`;
    });
    return {
        kind: 'stopped',
        // What has lines of its own stays readable beside others only in lines of its own.
        why: clauses.join(clauses.some((clause) => clause.includes('\n')) ? '\n' : '; '),
        hint: hintOf(missing),
    };
}
/** What the legs themselves said that the user can do, each once. */
function hintOf(legs) {
    const hints = new Set(legs.flatMap((leg) => ('missing' in leg ? (leg.failed?.hint ?? []) : [])));
    return hints.size === 0 ? undefined : [...hints].join('; ');
}
/** The records that counted, in plan order, those of legs that failed too. */
function recordsOf(templates) {
    return templates.flatMap(({ legs }) => legs.flatMap((leg) => ('record' in leg ? leg.record : (leg.failed ?? []))));
}


/***/ }),

/***/ 54043:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  manifest: () => (/* binding */ manifest),
  runManifest: () => (/* binding */ runManifest)
});

// EXTERNAL MODULE: ./src/inputs/read.ts + 6 modules
var read = __webpack_require__(83920);
// EXTERNAL MODULE: ./src/ledger/errors.ts
var errors = __webpack_require__(99706);
// EXTERNAL MODULE: ./src/ledger/open.ts
var ledger_open = __webpack_require__(36229);
// EXTERNAL MODULE: ./src/model/format.ts
var format = __webpack_require__(60826);
// EXTERNAL MODULE: ./src/model/leg.ts
var model_leg = __webpack_require__(21885);
// EXTERNAL MODULE: ./src/plan/codec.ts
var codec = __webpack_require__(41749);
// EXTERNAL MODULE: ./src/publish/settle.ts
var settle = __webpack_require__(77236);
;// CONCATENATED MODULE: ./src/publish/explain.ts

/** The settlement with better reasons for legs that left no record. */
function explain(settlement, reasonOf) {
    return {
        ...settlement,
        templates: settlement.templates.map((settled) => ({
            ...settled,
            legs: settled.legs.map((leg) => {
                if (!('missing' in leg) || !leg.missing.startsWith(settle/* NO_RECORD */.iF))
                    return leg;
                const id = { template: settled.template.name, platform: leg.leg.platform };
                const reason = reasonOf(id);
                return reason === undefined
                    ? leg
                    : { ...leg, missing: leg.missing.replace(settle/* NO_RECORD */.iF, reason) };
            }),
        })),
    };
}

// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/model/errors.ts
var model_errors = __webpack_require__(87206);
// EXTERNAL MODULE: ./src/publish/account.ts
var account = __webpack_require__(20084);
// EXTERNAL MODULE: ./src/publish/run.ts
var publish_run = __webpack_require__(88842);
// EXTERNAL MODULE: ./src/model/digest.ts
var digest = __webpack_require__(95305);
// EXTERNAL MODULE: ./src/model/media-types.ts
var media_types = __webpack_require__(13809);
// EXTERNAL MODULE: ./src/model/platform.ts
var model_platform = __webpack_require__(3154);
;// CONCATENATED MODULE: ./src/image/assemble.ts




/** Images that cannot stand together in one index. */
class AssemblyError extends model_errors/* AppError */.uV {
    name = 'AssemblyError';
}
/**
 * Puts images together into one index: in the order given, attestations after all images, each only with its own image (spec section 7, rule 5;
 * OCI image spec, image-index.md). The same children give the same bytes, whoever assembles them.
 * @throws AssemblyError when there is no child, two are of one platform or one digest, or one is not an image
 */
function assembleIndex(children, annotations) {
    refuseUnfit(children);
    const warnings = [];
    const images = children.map(imageEntry);
    const attestations = children.flatMap((child) => attestationEntries(child, warnings));
    const manifests = [...images, ...attestations];
    const mediaType = manifests.every((entry) => entry.mediaType === media_types/* DOCKER_MANIFEST */.Vv)
        ? media_types/* DOCKER_LIST */.Y2
        : media_types/* OCI_INDEX */.$p;
    const names = Object.keys(annotations).sort();
    if (mediaType === media_types/* DOCKER_LIST */.Y2 && names.length > 0) {
        warnings.push(`all images are of Docker's media type, so the index is a Docker manifest list, which holds no annotations: left out ${names.join(', ')}`);
    }
    const index = {
        schemaVersion: 2,
        mediaType,
        manifests,
        ...(mediaType === media_types/* OCI_INDEX */.$p && names.length > 0 ? { annotations: sorted(annotations) } : {}),
    };
    const bytes = Buffer.from(JSON.stringify(index, null, 2));
    return {
        bytes,
        descriptor: { mediaType, digest: (0,digest/* digestOf */.ol)(bytes), size: bytes.length },
        warnings,
    };
}
function refuseUnfit(children) {
    if (children.length === 0)
        throw new AssemblyError('An index of no image at all');
    const platforms = new Map();
    const digests = new Map();
    for (const { platform, image, osVersion } of children) {
        if (!(0,media_types/* isManifestType */.Q3)(image.mediaType)) {
            throw new AssemblyError(`${platform} is not an image but ${image.mediaType}`, {
                subject: image.digest,
            });
        }
        const key = osVersion === undefined ? platform : `${platform} ${osVersion}`;
        const same = platforms.get(key);
        if (same !== undefined) {
            throw new AssemblyError(`Two images for ${key}: ${same} and ${image.digest}`);
        }
        platforms.set(key, image.digest);
        const twin = digests.get(image.digest);
        if (twin !== undefined) {
            throw new AssemblyError(`${twin} and ${platform} are the same image, ${image.digest}`, {
                hint: 'one of them was built for the wrong platform',
            });
        }
        digests.set(image.digest, platform);
    }
}
function imageEntry({ platform, image, osVersion, osFeatures, annotations }) {
    const own = { ...image.annotations, ...annotations };
    const { os, architecture, variant } = (0,model_platform/* splitPlatform */.iQ)(platform);
    const described = {
        architecture,
        os,
        ...(variant === undefined ? {} : { variant }),
        ...(osVersion === undefined ? {} : { 'os.version': osVersion }),
        ...(osFeatures === undefined || osFeatures.length === 0
            ? {}
            : { 'os.features': [...osFeatures] }),
    };
    return {
        mediaType: image.mediaType,
        digest: image.digest,
        size: image.size,
        platform: described,
        ...(Object.keys(own).length === 0 ? {} : { annotations: sorted(own) }),
        ...(image.artifactType === undefined ? {} : { artifactType: image.artifactType }),
    };
}
/**
 * An attestation's platform is always unknown/unknown, and what makes it one is the annotation (BuildKit, attestation-storage.md).
 * @throws AssemblyError for an entry of unknown platform that does not say that it is an attestation
 */
function attestationEntries({ platform, image, attestations }, warnings) {
    return attestations.flatMap((attestation) => {
        const annotations = attestation.annotations ?? {};
        if (annotations[media_types/* ATTESTATION_TYPE_ANNOTATION */.yZ] !== media_types/* ATTESTATION_TYPE */.Qs) {
            throw new AssemblyError(`${attestation.digest} stands beside the image of ${platform}, but nothing says that it is an attestation`);
        }
        const subject = annotations[media_types/* ATTESTATION_SUBJECT_ANNOTATION */.o4];
        if (subject !== image.digest) {
            warnings.push(`attestation ${attestation.digest} of ${platform} speaks of ${subject ?? 'no image'}, not of ${image.digest}: left out`);
            return [];
        }
        return [
            {
                mediaType: attestation.mediaType,
                digest: attestation.digest,
                size: attestation.size,
                annotations: sorted(annotations),
                platform: { architecture: 'unknown', os: 'unknown' },
            },
        ];
    });
}
function sorted(annotations) {
    return Object.fromEntries(Object.entries(annotations).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

;// CONCATENATED MODULE: ./src/image/parity.ts
/** Labels that rightly differ between two builds of one source. */
const OWN_LABELS = ['org.opencontainers.image.created', 'org.opencontainers.image.base.digest'];
const FIELDS = [
    {
        field: 'entrypoint',
        matters: true,
        value: ({ Entrypoint }) => JSON.stringify(Entrypoint ?? []),
    },
    { field: 'command', matters: true, value: ({ Cmd }) => JSON.stringify(Cmd ?? []) },
    { field: 'user', matters: true, value: ({ User }) => User ?? '' },
    { field: 'working directory', matters: true, value: ({ WorkingDir }) => WorkingDir ?? '' },
    { field: 'ports', matters: true, value: ({ ExposedPorts }) => keys(ExposedPorts) },
    { field: 'volumes', matters: true, value: ({ Volumes }) => keys(Volumes) },
    {
        field: 'environment names',
        matters: true,
        value: ({ Env }) => list((Env ?? []).map((entry) => entry.split('=')[0] ?? '')),
    },
    {
        field: 'labels',
        matters: false,
        value: ({ Labels }) => list(Object.entries(Labels ?? {})
            .filter(([name]) => !OWN_LABELS.includes(name))
            .map(([name, value]) => `${name}=${value}`)),
    },
    { field: 'layers', matters: false, value: (_, { layers }) => String(layers) },
];
/**
 * Compares the configs of a template's platforms side by side (spec section 11, "Parity"): what differs, and whether it matters. Values of
 * environment variables are not shown: they may hold what is nobody's business.
 */
function compareParity(sides) {
    return FIELDS.flatMap(({ field, matters, value }) => {
        const values = sides.map((side) => ({
            platform: side.platform,
            value: value(side.config.config ?? {}, side),
        }));
        return new Set(values.map((one) => one.value)).size > 1 ? [{ field, matters, values }] : [];
    });
}
function keys(object) {
    return list(Object.keys(object ?? {}));
}
function list(names) {
    return [...names].sort().join(', ');
}

;// CONCATENATED MODULE: ./src/publish/annotations.ts

const PREFIX = /^(index|manifest-descriptor)(?:\[([^\]]+)\])?:(.+)$/;
/**
 * Reads the prefixes that docker's build actions know: `index:KEY` (and a plain KEY) stands on the index, `manifest-descriptor:KEY` and
 * `manifest-descriptor[PLATFORM]:KEY` on the descriptors of all images or of one.
 * @throws PlatformError when the brackets hold no platform
 */
function splitAnnotations(given) {
    const index = {};
    const descriptors = [];
    for (const [name, value] of Object.entries(given)) {
        const [, where, platform, key] = PREFIX.exec(name) ?? [];
        if (where === 'manifest-descriptor' && key !== undefined) {
            descriptors.push({
                platform: platform === undefined ? undefined : (0,model_platform/* parsePlatform */.FL)(platform),
                key,
                value,
            });
        }
        else {
            index[where === 'index' && key !== undefined ? key : name] = value;
        }
    }
    return {
        index,
        descriptor: (platform) => Object.fromEntries(descriptors
            .filter((one) => one.platform === undefined || one.platform === platform)
            .map(({ key, value }) => [key, value])),
    };
}
/** A surveyed leg as the index takes it. What Windows needs to choose comes from the image's config. */
function childOf({ leg, config, image, attestations }, annotations) {
    const features = config['os.features'];
    return {
        platform: leg.platform,
        image,
        attestations,
        osVersion: config['os.version'],
        osFeatures: Array.isArray(features) ? features.map(String) : undefined,
        annotations: annotations.descriptor(leg.platform),
    };
}

// EXTERNAL MODULE: ./src/registry/errors/errors.ts
var errors_errors = __webpack_require__(88568);
// EXTERNAL MODULE: ./src/model/reference.ts
var reference = __webpack_require__(86676);
;// CONCATENATED MODULE: ./src/publish/holders.ts


/** The sites that hold a digest, required ones first: what a mirror says counts only where no other has it. */
function holdersOf(held, digest) {
    const holders = [...held].flatMap(([site, digests]) => (digests.has(digest) ? [site] : []));
    return holders.toSorted((a, b) => Number(b.required) - Number(a.required));
}
/**
 * Takes something from one of the sites that hold it: each is tried in turn, and a mirror that fails is left behind.
 * @param take undefined means that the site does not have it any more
 * @param isAtFault false for an error that no other holder would cure
 * @throws what the first of them failed with, where none gives it
 */
async function takeFrom(run, holders, doing, take, isAtFault = () => true) {
    const failures = [];
    for (const holder of run.account.live(holders)) {
        try {
            const taken = await take(holder);
            if (taken !== undefined)
                return taken;
        }
        catch (error) {
            if (error instanceof model_errors/* CancelledError */.cc || !isAtFault(error, holder))
                throw error;
            failures.push({ error });
            if (!holder.required)
                (0,publish_run/* dropMirror */.dV)(run, holder, doing, error);
        }
    }
    const [first] = failures;
    if (first !== undefined)
        throw first.error;
    return undefined;
}

// EXTERNAL MODULE: ./src/image/described.ts
var described = __webpack_require__(78966);
// EXTERNAL MODULE: ./src/model/descriptor.ts
var model_descriptor = __webpack_require__(53560);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
;// CONCATENATED MODULE: ./src/publish/inspect.ts






/** The manifest that a record's descriptor names, as the registry has it: what the two say must agree. */
function inspectManifest(recorded, { descriptor, bytes }) {
    const { digest } = recorded;
    let manifest;
    try {
        manifest = (0,json/* parseJson */.qF)(model_descriptor/* manifestSchema */.rc, bytes, `manifest ${digest}`);
    }
    catch (error) {
        const { mediaType } = descriptor;
        return {
            missing: (0,media_types/* isManifestType */.Q3)(mediaType)
                ? (0,model_errors/* describeError */.Uc)(error)
                : `${digest} is not an image but ${mediaType}`,
        };
    }
    const mediaType = (0,described/* typeOfManifest */.fp)(manifest);
    if (!(0,media_types/* isManifestType */.Q3)(mediaType))
        return { missing: `${digest} is not an image but ${mediaType}` };
    const wrong = (0,described/* contradictionOf */.zW)(recorded, manifest, bytes.length);
    if (wrong !== undefined)
        return { missing: `its record names ${digest} as ${wrong}` };
    const { annotations } = recorded;
    const { artifactType } = manifest;
    return {
        manifest,
        descriptor: {
            mediaType,
            digest,
            size: bytes.length,
            ...(annotations === undefined ? {} : { annotations }),
            ...(artifactType === undefined ? {} : { artifactType }),
        },
    };
}
/**
 * Is this the image of that platform that the record speaks of (spec section 7, rule 4)? Variants are not compared: a v6 image is right on a v7
 * leg, and many builders write none.
 * @param config undefined where the config is not an image's
 * @param compare false takes the leg's word for the platform (`verify: off`)
 */
function inspectImage(platform, record, raw, config, compare) {
    const { descriptor: recorded } = record.image;
    const { digest } = recorded;
    if (recorded.annotations?.[media_types/* ATTESTATION_TYPE_ANNOTATION */.yZ] !== undefined) {
        return { missing: `its record names ${digest} as an attestation, not as an image` };
    }
    const found = inspectManifest(recorded, raw);
    if ('missing' in found)
        return found;
    const { manifest, descriptor: image } = found;
    if (manifest.config.digest !== record.image.config) {
        return {
            missing: `${digest} has the config ${manifest.config.digest}, its record says ${record.image.config}`,
        };
    }
    if (config === undefined)
        return { missing: `the config of ${digest} is not that of an image` };
    const { os, architecture } = (0,model_platform/* splitPlatform */.iQ)(platform);
    if (compare && (config.os !== os || config.architecture !== architecture)) {
        return {
            missing: `${digest} was built for ${config.os}/${config.architecture}, not for ${platform}`,
        };
    }
    return { raw, manifest, config, image };
}

// EXTERNAL MODULE: ./src/publish/present.ts
var present = __webpack_require__(98372);
;// CONCATENATED MODULE: ./src/publish/children.ts






/** Milliseconds between looks for a digest that a push confirmed and a slow replica does not show yet. */
const WAITS = [500, 1000, 2000, 4000];
/**
 * Looks at all images of a template in all its registries at once (spec section 7, rules 3 and 4): by HEAD, and one counted GET per image and
 * attestation in all. What the registries say for certain (no such image anywhere, another platform) makes a leg a missing one; a registry that
 * does not answer is an error, so that no fault of a moment drops a platform.
 * @throws PublishError, CancelledError
 */
async function surveyChildren(run, settled) {
    const wanted = settled.flatMap((leg) => ('record' in leg ? digestsOf(leg.record) : []));
    const bodies = new Map();
    let held = await lookEverywhere(run, settled, wanted, bodies);
    for (const wait of WAITS) {
        const absent = wanted.filter((digest) => holdersOf(held, digest).length === 0);
        if (absent.length === 0)
            break;
        run.log.info(`${run.template.name}: ${absent.join(', ')} not visible yet, looking again`);
        await run.clock.sleep(wait, run.signal);
        (0,publish_run/* stopIfCancelled */.FE)(run);
        held = await lookEverywhere(run, settled, wanted, bodies);
    }
    const legs = await Promise.all(settled.map(async (leg) => {
        if ('missing' in leg)
            return leg;
        const absent = digestsOf(leg.record).find((digest) => holdersOf(held, digest).length === 0);
        if (absent !== undefined) {
            return { leg: leg.leg, missing: `${absent} was pushed, but is in none of the registries` };
        }
        return inspect(run, leg, held, bodies);
    }));
    return { legs, held };
}
/** A leg's image and its attestations. */
function digestsOf({ image }) {
    return [image.descriptor.digest, ...image.attestations.map(({ digest }) => digest)];
}
async function lookEverywhere(run, settled, wanted, bodies) {
    const images = new Map(settled.flatMap((leg) => 'record' in leg ? [[leg.record.image.descriptor.digest, leg.record.image]] : []));
    const reader = readerOf(run.account.live());
    return (0,publish_run/* everywhere */.fC)(run, run.account.sites.index, 'looking for the images', async (site) => {
        const found = new Set();
        await Promise.all(wanted.map(async (digest) => {
            const there = site === reader
                ? await readBody(run, site.repository, digest, images.get(digest), bodies)
                : await run.registry.resolve(site.repository, digest, 'push');
            if (there !== undefined)
                found.add(digest);
        }));
        return found;
    });
}
/** Where images are read: not on Docker Hub if it can be helped, which counts what is read. */
function readerOf(sites) {
    const required = sites.filter((site) => site.required);
    return required.find(({ host }) => host !== reference/* DOCKER_HUB */.Xb) ?? required[0] ?? sites[0];
}
/**
 * A manifest, and with an image its config, read once however many sites hold it; what failed is tried again at another site.
 * @param image what the record says of it; undefined for an attestation
 */
async function readBody({ registry }, repository, digest, image, bodies) {
    const known = await bodies.get(digest);
    if (known !== undefined)
        return known;
    const reading = (async () => {
        // The record tells what to ask for beside the manifest; whether it told the truth is looked at when both are there.
        const beside = image?.configSize === undefined
            ? undefined
            : (0,present/* readConfigBlob */.wp)(registry, repository, {
                mediaType: media_types/* OCI_CONFIG */.TF,
                digest: image.config,
                size: image.configSize,
            }).catch(() => undefined);
        const raw = await registry.getManifest(repository, digest, 'push');
        if (raw === undefined)
            return undefined;
        const body = { raw, from: repository, config: undefined };
        if (image === undefined)
            return body;
        return { ...body, config: (await beside) ?? (await (0,present/* readConfig */.Xg)(registry, repository, raw)) };
    })();
    bodies.set(digest, reading);
    reading.catch(() => bodies.delete(digest));
    return reading;
}
async function inspect(run, { leg, record }, held, bodies) {
    const read = (digest, image) => takeFrom(run, holdersOf(held, digest), 'reading the images', ({ repository }) => readBody(run, repository, digest, image, bodies));
    const { digest } = record.image.descriptor;
    const body = await read(digest, record.image);
    if (body === undefined)
        return { leg, missing: `${digest} cannot be read any more` };
    const found = inspectImage(leg.platform, record, body.raw, body.config, run.policies.verify !== 'off');
    if ('missing' in found)
        return { leg, missing: found.missing };
    const attestations = [];
    const attested = [];
    for (const recorded of record.image.attestations) {
        const attestation = await read(recorded.digest);
        if (attestation === undefined) {
            return { leg, missing: `${recorded.digest} cannot be read any more` };
        }
        const seen = inspectManifest(recorded, attestation.raw);
        if ('missing' in seen)
            return { leg, missing: seen.missing };
        attestations.push(seen.descriptor);
        attested.push(seen.manifest);
    }
    return { leg, record, ...found, configFrom: body.from, attestations, attested };
}

;// CONCATENATED MODULE: ./src/publish/stage.ts





/**
 * Makes every site hold all children: what one lacks is copied from another, with attestations and referrers, byte for byte (spec section 7,
 * rule 3).
 * @throws PublishError
 */
async function supplyChildren(run, children, held) {
    await (0,publish_run/* everywhere */.fC)(run, run.account.sites.index, 'copying images', async (site) => {
        const missing = children
            .flatMap(({ record }) => digestsOf(record))
            .filter((digest) => held.get(site)?.has(digest) !== true);
        await Promise.all(missing.map((digest) => copyChild(run, site, digest, held)));
    });
}
/** Copies an image or attestation to a site from one that has it. @throws PublishError, CancelledError */
async function copyChild(run, site, digest, held) {
    // A sibling of the same registry first: its blobs are mounted, not sent.
    const holders = holdersOf(held, digest).toSorted((a, b) => Number(b.host === site.host) - Number(a.host === site.host));
    const copied = await takeFrom(run, holders, 'copying images', async ({ repository }) => {
        (0,publish_run/* stopIfCancelled */.FE)(run);
        const { bytes } = await run.registry.copy(repository, site.repository, digest);
        return { repository, bytes };
    }, 
    // What the target refuses, it refuses from everywhere.
    (error, { host }) => !(error instanceof errors_errors/* RegistryError */.gl) || error.registry === host || error.registry !== site.host);
    if (copied === undefined)
        throw new publish_run/* PublishError */.S1(`${digest} is in none of the registries`);
    run.log.info(`${site.repository}: ${digest} copied from ${copied.repository} (${(0,format/* formatBytes */.z)(copied.bytes)})`);
}
/**
 * Puts the index by digest into every registry (spec section 7, rule 6). When this returns, every live site holds it.
 * @param view what the tags named before
 * @throws PublishError when a required one does not
 */
async function stageIndex(run, index, view) {
    const { digest } = index.descriptor;
    await (0,publish_run/* everywhere */.fC)(run, run.account.sites.index, 'staging the index', async (site) => {
        // A tag that names it already proves that it is there.
        if ([...(view.get(site)?.values() ?? [])].includes(digest))
            return;
        (0,publish_run/* stopIfCancelled */.FE)(run);
        await run.registry.putManifest(site.repository, digest, index);
    });
}

// EXTERNAL MODULE: ./src/publish/tags.ts
var publish_tags = __webpack_require__(11266);
;// CONCATENATED MODULE: ./src/publish/arch-tags.ts



/**
 * Makes the repositories in which only arch tags live hold their images (`arch-images`).
 * @throws PublishError
 */
async function supplyArchSites(run, children, holders) {
    await (0,publish_run/* everywhere */.fC)(run, run.account.sites.arch, 'copying images', async (site) => {
        const wanted = children.filter(({ leg }) => hasArchTag(leg, site.repository));
        const copies = wanted.map(async ({ raw }) => {
            const { digest } = raw.descriptor;
            const present = await run.registry.resolve(site.repository, digest, 'push');
            if (present === undefined)
                await copyChild(run, site, digest, holders);
        });
        await Promise.all(copies);
    });
}
/** Does a moving arch tag of the leg live in this repository? */
function hasArchTag({ movingArchTags }, repository) {
    return movingArchTags.some((tag) => tag.repository === repository);
}
/**
 * Lets the arch tags of moving tags follow them (spec section 7, rule 6, `latest-amd64`): each names its leg's image where the moving tag was
 * moved or was right, and stays where the moving tag stays.
 * @param view what the arch tags name now
 * @throws PublishError, CancelledError
 */
async function moveArchTags(run, legs, view) {
    const wanted = new Map();
    const sites = run.account.live([...run.account.sites.index, ...run.account.sites.arch]);
    for (const surveyed of legs) {
        for (const archTag of surveyed.leg.movingArchTags) {
            const site = sites.find(({ repository }) => repository === archTag.repository);
            if (site === undefined)
                continue;
            const reason = archReasonToStay(run, archTag, surveyed, ['written', 'unchanged']);
            if ('record' in surveyed && reason === undefined) {
                const moves = wanted.get(site) ?? [];
                wanted.set(site, [...moves, { tag: archTag.tag, manifest: surveyed.raw }]);
            }
            else {
                const present = view.get(site)?.get(archTag.tag);
                run.account.set(site, archTag.tag, (0,publish_tags/* held */.yB)(archTag.tag, reason ?? '', present));
            }
        }
    }
    if (wanted.size === 0)
        return;
    await (0,publish_tags/* moveTags */.Fu)(run, [...wanted.keys()], (site) => wanted.get(site) ?? [], view);
}
/**
 * Why an arch tag stays where it is; undefined where it may move.
 * @param moved the states in which the moving tag that it follows names, or will name, this build
 */
function archReasonToStay(run, { image, follows, tag }, settled, moved) {
    if ('missing' in settled)
        return `${tag} stays: ${settled.leg.platform} is missing`;
    const site = run.account.sites.index.find(({ repository }) => repository === image);
    const state = site && run.account.get(site, follows).state;
    return state !== undefined && moved.includes(state)
        ? undefined
        : `${tag} stays: ${follows} does not move`;
}

// EXTERNAL MODULE: ./src/publish/blobs.ts
var blobs = __webpack_require__(90743);
// EXTERNAL MODULE: ./src/publish/exact-tags.ts
var exact_tags = __webpack_require__(23672);
// EXTERNAL MODULE: ./src/publish/read-back.ts
var read_back = __webpack_require__(28875);
// EXTERNAL MODULE: ./src/publish/moving.ts
var publish_moving = __webpack_require__(88121);
// EXTERNAL MODULE: ./src/publish/tag-lists.ts
var tag_lists = __webpack_require__(24671);
;// CONCATENATED MODULE: ./src/publish/strayed.ts





/** Times that a tag is written again; each is one more run that wrote over it in between. */
const TIMES = 3;
/**
 * Tags that did not name ours when read back: one that a newer release or run took meanwhile is held, one that an older wrote over is written
 * once more, anything else is a failure, when all have been looked at.
 * @throws PublishError, CancelledError
 */
async function settleStrayed(race, strayed) {
    const { run } = race;
    const lost = [];
    const lose = (one) => {
        if (!lost.some(({ site, tag }) => site === one.site && tag === one.tag))
            lost.push(one);
    };
    const isExact = ({ tag }) => run.template.exactTags.includes(tag);
    // Exact tags first: whose they are tells whose the moving ones must be.
    for (const batch of [strayed.filter(isExact), strayed.filter((one) => !isExact(one))]) {
        await (0,publish_run/* everywhere */.fC)(run, sitesOf(batch), 'reading back', async (site) => {
            for (const one of batch) {
                const wrong = one.site === site ? await settleOne(race, one) : undefined;
                if (wrong !== undefined)
                    lose(wrong);
            }
        });
    }
    if (lost.length === 0)
        return;
    // After a cancel nobody waited for what slow replicas would show.
    (0,publish_run/* stopIfCancelled */.FE)(run);
    // Before a mirror is left behind for it.
    await race.settle(await (0,tag_lists/* wholeTagLists */.DZ)(run, undefined));
    await (0,publish_run/* everywhere */.fC)(run, sitesOf(lost), 'reading back', (site) => Promise.reject((0,read_back/* lostTags */.ce)(site, lost.filter((one) => one.site === site))));
}
function sitesOf(strayed) {
    return [...new Set(strayed.map(({ site }) => site))];
}
/**
 * What the tag names, and which releases there are, is asked anew before each write: minutes may have gone by.
 * @returns the tag that is lost for good, if there is one: this, or our exact tag
 */
async function settleOne(race, one) {
    const { run, index, presents } = race;
    const { site, tag, wanted } = one;
    if (wanted !== index.descriptor.digest)
        return one;
    const moving = run.template.movingTags.find((candidate) => candidate.tag === tag);
    for (let time = 0;; time++) {
        const [lists, there, exact] = await Promise.all([
            moving && (0,tag_lists/* wholeTagLists */.DZ)(run, undefined),
            run.registry.resolve(site.repository, tag),
            moving && strayedExact(race, site),
        ]);
        if (exact !== undefined) {
            (0,read_back/* markStrayed */.eI)(run, exact);
            leaveTo(run, exact, { ...one, found: there?.digest });
            return exact;
        }
        if (there?.digest === wanted) {
            run.account.set(site, tag, { state: 'written', digest: wanted });
            return undefined;
        }
        if (moving !== undefined && moving.policy !== 'auto')
            return one;
        const holder = there && (await presents.read(run, site.repository, there.digest));
        const why = holder && takenBy(run, moving, holder);
        if (why !== undefined) {
            const reason = `${tag} was taken meanwhile: ${why}`;
            run.account.set(site, tag, { state: 'held', reason, ...(there && { digest: there.digest }) });
            // Users expect of an exact tag the same image for good.
            if (moving === undefined)
                run.warn(reason);
            return undefined;
        }
        const newer = moving && lists && (await race.newestAbove(moving, lists));
        if (moving !== undefined && newer !== undefined) {
            await race.handOver(site, moving, newer);
            return undefined;
        }
        if (time === TIMES || (moving === undefined && !(0,exact_tags/* isOfEarlierRun */.li)(run, holder)))
            return one;
        (0,publish_run/* stopIfCancelled */.FE)(run);
        await run.registry.putManifest(site.repository, tag, index);
        run.log.info(`${site.repository}:${tag} was written over by another run; written again`);
    }
}
/** Our exact tag, where it names another build of our version by now: a moving tag that we wrote again would mix the two. */
async function strayedExact({ run, index }, site) {
    const [tag] = run.template.exactTags;
    if (tag === undefined || run.plan.version === null)
        return undefined;
    const wanted = index.descriptor.digest;
    const found = (await run.registry.resolve(site.repository, tag))?.digest;
    return found === undefined || found === wanted ? undefined : { site, tag, wanted, found };
}
/** Leaves a moving tag to the build that has our exact tag; where it names ours, the race hands it over. */
function leaveTo({ account }, exact, { site, tag, wanted, found }) {
    if (found === wanted) {
        account.set(site, tag, { state: 'written', digest: wanted });
        return;
    }
    const reason = `${exact.tag} names another build by now: ${tag} is not written again`;
    account.set(site, tag, { state: 'held', reason, ...(found && { digest: found }) });
}
/** Why what a tag names keeps it. */
function takenBy(run, moving, holder) {
    return moving === undefined ? (0,exact_tags/* laterThanOurs */.b3)(run, holder) : (0,publish_moving/* reasonOfHolders */.pd)(run, moving, [holder]);
}

;// CONCATENATED MODULE: ./src/publish/follow.ts







/** Is it the arch tag of a moving one? */
function isFollower({ template }, { site, tag }) {
    return template.legs.some(({ movingArchTags }) => movingArchTags.some((one) => one.tag === tag && one.repository === site.repository));
}
/**
 * After a race lets the arch tags of a moving tag follow what that names in the end: the image of their platform in that index. No request
 * where nothing was lost. A run writes a moving tag before its arch tags and looks at the moving one after them, as here; so the arch tags end with the
 * last one's, whatever the order.
 * @param index ours
 * @param strayed arch tags that did not name ours when read back
 * @throws PublishError, CancelledError
 */
async function followMovingTags(run, index, strayed) {
    const followers = followersOf(run, index, strayed);
    const leaders = [...new Set(followers.map(({ leader }) => leader))];
    await (0,publish_run/* everywhere */.fC)(run, leaders, 'moving arch tags', async (site) => {
        for (const { tag } of run.template.movingTags) {
            const own = followers.filter((one) => one.leader === site && one.archTag.follows === tag);
            if (own.length > 0)
                await follow(run, site, tag, own);
        }
    });
}
/** Those that strayed, and those that name our image, whatever was found wrong with it, while the moving tag was lost to another run. */
function followersOf({ template, account }, index, strayed) {
    const { sites } = account;
    const live = account.live([...sites.index, ...sites.arch]);
    return template.legs.flatMap(({ platform, movingArchTags }) => movingArchTags.flatMap((archTag) => {
        const leader = live.find(({ repository }) => repository === archTag.image);
        const site = live.find(({ repository }) => repository === archTag.repository);
        if (leader === undefined || site === undefined)
            return [];
        const { state, digest } = account.get(site, archTag.tag);
        const isOurs = state === 'written' ||
            state === 'unchanged' ||
            (state === 'failed' && digest !== undefined && digest === follow_childOf(index, platform)?.digest);
        const lost = isOurs && account.get(leader, archTag.follows).state === 'held';
        const isStrayed = strayed.some((one) => one.site === site && one.tag === archTag.tag);
        return lost || isStrayed ? [{ leader, site, platform, archTag }] : [];
    }));
}
/** Looks at the moving tag, then at its arch tags, and writes what does not fit, until a look finds all right. */
async function follow(run, leader, tag, followers) {
    for (let time = 0;; time++) {
        const raw = await run.registry.getManifest(leader.repository, tag);
        const steps = (await Promise.all(followers.map((one) => nextStep(run, one, raw)))).flat();
        if (steps.length === 0)
            return;
        if (time === TIMES) {
            throw (0,read_back/* lostTags */.ce)(leader, steps.map(({ lost }) => lost));
        }
        (0,publish_run/* stopIfCancelled */.FE)(run);
        await Promise.all(steps.map(async ({ follower: { site, archTag }, image }) => {
            await run.registry.putManifest(site.repository, archTag.tag, image);
            run.log.info(`${site.repository}:${archTag.tag} follows ${tag} to ${image.descriptor.digest}`);
        }));
    }
}
/** Compares an arch tag with what the moving tag names; the account says what was found. */
async function nextStep(run, follower, raw) {
    const { leader, site, platform, archTag } = follower;
    const { tag, follows } = archTag;
    const isOurs = run.account.get(leader, follows).state !== 'held';
    const [image, found] = await Promise.all([
        readChild(run, site, raw, platform),
        run.registry.resolve(site.repository, tag),
    ]);
    if (image === undefined) {
        const reason = `${tag} stays: ${follows} was taken meanwhile, by what has no image of ${platform} here`;
        run.account.set(site, tag, { state: 'held', reason, ...(found && { digest: found.digest }) });
        run.warn(reason);
        return [];
    }
    const { digest } = image.descriptor;
    if (found?.digest === digest) {
        run.account.set(site, tag, isOurs
            ? { state: 'written', digest }
            : { state: 'held', digest, reason: `${follows} was taken meanwhile, and ${tag} with it` });
        return [];
    }
    const lost = { site, tag, wanted: digest, found: found?.digest };
    (0,read_back/* markStrayed */.eI)(run, lost);
    return [{ follower, image, lost }];
}
/** The image of a platform in an index, where the site of the arch tag has it too. */
async function readChild(run, site, raw, platform) {
    const digest = raw && follow_childOf(raw, platform)?.digest;
    return digest && run.registry.getManifest(site.repository, digest);
}
function follow_childOf({ descriptor, bytes }, platform) {
    if (!(0,media_types/* isIndexType */.$U)(descriptor.mediaType))
        return undefined;
    const { manifests } = (0,json/* parseJson */.qF)(model_descriptor/* indexSchema */.me, bytes, `index ${descriptor.digest}`);
    return manifests.find((one) => (0,present/* isImage */.wu)(one) && one.platform !== undefined && (0,present/* nameOf */.Vb)(one.platform) === platform);
}

// EXTERNAL MODULE: ./src/plan/moving.ts
var moving = __webpack_require__(57481);
// EXTERNAL MODULE: ./src/plan/patterns.ts
var patterns = __webpack_require__(14232);
// EXTERNAL MODULE: ./src/plan/versions.ts
var versions = __webpack_require__(73390);
// EXTERNAL MODULE: ./src/publish/run-order.ts
var run_order = __webpack_require__(93003);
// EXTERNAL MODULE: ./src/publish/shrink.ts
var shrink = __webpack_require__(5386);
;// CONCATENATED MODULE: ./src/publish/race.ts










/** Rounds after which we no longer run after other releases; each round is one more release that came in between. */
const ROUNDS = 5;
/** Tags that may come in between our look and our write, and are read to see whose they are. */
const NEW_TAGS = 50;
/**
 * Registries cannot compare and set, so two releases may write `latest` at once. Each writes its exact tags, then looks which releases there
 * are, then writes, then looks again: here. Whoever wrote last sees a higher release, if there is one, and hands it the tag; so the
 * higher one has it in the end, whatever the order (spec section 6). After each write, a hand-over too, comes another look. Without a
 * version it is the run whose exact tag came meanwhile, and whose index says that it takes the moving tag too.
 */
class Race {
    run;
    index;
    presents;
    #platforms;
    /** The tags of before our first write to a moving tag. */
    #before;
    /** What a moving tag was handed to, where it was, by site and tag. */
    #handed = new Map();
    constructor(run, index, platforms, presents, before) {
        this.run = run;
        this.index = index;
        this.presents = presents;
        this.#platforms = platforms;
        this.#before = before;
    }
    /**
     * Looks until nothing above ours came in between. A tag that names our index since an earlier attempt counts like one written now: that
     * attempt may have ended before its last look.
     * @param first read after all moving tags were written
     * @throws PublishError, CancelledError
     */
    async settle(first) {
        const { run } = this;
        let lists = first;
        for (let round = 0; round < ROUNDS; round++) {
            let handed = false;
            for (const tag of run.template.movingTags) {
                const ours = this.#ours(tag);
                if (ours.length === 0)
                    continue;
                const newer = await this.newestAbove(tag, lists);
                const heirOf = (site) => newer ?? this.#lostExactTag(site, tag);
                const behind = ours.filter((site) => {
                    const heir = heirOf(site);
                    return heir !== undefined && this.#handed.get(site)?.get(tag.tag) !== heir;
                });
                if (behind.length === 0)
                    continue;
                await (0,publish_run/* everywhere */.fC)(run, behind, `handing ${tag.tag} over`, async (site) => {
                    const heir = heirOf(site);
                    if (heir !== undefined)
                        await this.handOver(site, tag, heir);
                });
                handed = true;
            }
            if (!handed)
                return;
            lists = await (0,tag_lists/* wholeTagLists */.DZ)(run, undefined);
        }
        run.log.info(`${run.template.name}: ${this.index.descriptor.digest} was overtaken ${ROUNDS} times`);
    }
    /**
     * Does a part of the work from the first write of a moving tag on. If it fails, the race is settled first as far as that goes, so that a tag
     * does not keep what it should not; the failure is thrown in any case. After a cancel nothing more is written.
     * @param followers arch tags of moving ones that did not name ours when read back
     * @throws what the work throws
     */
    async guard(followers, work) {
        try {
            return await work();
        }
        catch (error) {
            await this.#rescue(followers).catch((second) => {
                this.run.log.info(`${this.run.template.name}: the race for its moving tags is not settled: ${(0,model_errors/* describeError */.Uc)(second)}`);
            });
            throw error;
        }
    }
    async #rescue(followers) {
        const { run } = this;
        if (run.signal.aborted)
            return;
        const isAtStake = run.template.movingTags.some((tag) => this.#ours(tag).length > 0);
        if (isAtStake)
            await this.settle(await (0,tag_lists/* wholeTagLists */.DZ)(run, undefined));
        await followMovingTags(run, this.index, followers);
    }
    /** Where a moving tag names our index, or was handed over; what was found wrong below it makes no difference. */
    #ours({ tag }) {
        const { run, index } = this;
        return run.account.live().filter((site) => {
            const { state, digest } = run.account.get(site, tag);
            const named = digest === index.descriptor.digest;
            const known = state === 'written' || state === 'unchanged' || state === 'failed';
            return (named && known) || this.#handed.get(site)?.has(tag) === true;
        });
    }
    /** Our exact tag, where it was lost to another build of our version: that one has the moving tags too, so that no two builds are mixed. */
    #lostExactTag(site, { policy }) {
        const { plan, template, account } = this.run;
        const [tag] = template.exactTags;
        if (tag === undefined || plan.version === null || policy === 'never')
            return undefined;
        const { state, digest } = account.get(site, tag);
        const isLost = state === 'failed' && digest !== undefined;
        return isLost && digest !== this.index.descriptor.digest ? tag : undefined;
    }
    /** The exact tag of the highest release, or of the latest run, that comes before ours for a moving tag. */
    async newestAbove(tag, lists) {
        if ((0,tag_lists/* comparesReleases */.ZB)(this.run, tag))
            return newestRelease(this.run, tag, lists);
        return (0,tag_lists/* comparesRuns */.jC)(this.run, tag) ? this.#latestRun(tag, lists) : undefined;
    }
    async #latestRun({ tag }, lists) {
        const { run } = this;
        const { exactTags, movingTags, legs } = run.template;
        const ours = new Set([
            ...exactTags,
            ...movingTags.map((moving) => moving.tag),
            ...legs.flatMap((leg) => [...leg.archTags, ...leg.movingArchTags].map((one) => one.tag)),
        ]);
        let best;
        for (const site of lists.sites) {
            const before = this.#before.of(site);
            if (before === undefined)
                continue;
            const known = new Set([...before, ...ours]);
            const fresh = (lists.of(site) ?? []).filter((name) => !known.has(name)).filter(reference/* isTag */.dz);
            // A later run may have taken our own exact tag.
            const taken = exactTags.filter((name) => run.account.get(site, name).state === 'held');
            for (const name of [...taken, ...fresh.slice(0, NEW_TAGS)]) {
                const there = await run.registry.resolve(site.repository, name);
                const present = there && (await this.presents.read(run, site.repository, there.digest));
                const id = present && (0,run_order/* laterRunWith */.AI)(tag, present, run.plan);
                if (id !== undefined && (best === undefined || id > best.id))
                    best = { id, name };
            }
        }
        return best?.name;
    }
    /** Lets a moving tag name what the exact tag `newer` names, where users of the tag lose no platform by it. */
    async handOver(site, moving, newer) {
        const { run, presents } = this;
        const { tag } = moving;
        const handed = this.#handed.get(site) ?? new Map();
        this.#handed.set(site, handed.set(tag, newer));
        const raw = await run.registry.getManifest(site.repository, newer);
        // Not here yet: its own run will write its tag here, and then look as we do now.
        if (raw === undefined)
            return;
        const why = run.template.exactTags.includes(newer)
            ? `${newer} names another build by now`
            : `${newer} was released meanwhile`;
        const { digest } = raw.descriptor;
        const present = await presents.read(run, site.repository, digest);
        const ours = { unreadable: false, isIndex: true, platforms: this.#platforms, annotations: {} };
        const lost = present === undefined ? [] : (0,shrink/* lostPlatforms */.j)(ours, present.platforms);
        if (lost.length > 0 && run.policies.onShrink !== 'warn') {
            run.warn(`${tag} stays here although ${why}: that lacks ${lost.join(' and ')}`);
            return;
        }
        if ((await run.registry.resolve(site.repository, tag))?.digest !== digest) {
            (0,publish_run/* stopIfCancelled */.FE)(run);
            await run.registry.putManifest(site.repository, tag, raw);
            run.log.info(`${site.repository}:${tag} handed to ${newer}, ${digest}`);
        }
        const reason = `${why}: ${tag} was handed to it`;
        // It was no write of this run that it undoes, so that whoever took the tag back on purpose shall see it.
        if (run.account.get(site, tag).state === 'unchanged')
            run.warn(`${tag} named this build: ${reason}`);
        run.account.set(site, tag, { state: 'held', digest, reason });
    }
}
/** The tag of the highest release that keeps ours from the moving tag. */
function newestRelease({ plan, template }, tag, lists) {
    const own = plan.version === null ? undefined : (0,versions/* parseVersion */.ot)(plan.version);
    if (own === undefined)
        return undefined;
    const movingPatterns = template.movingTags
        .map(({ pattern }) => pattern)
        .filter((pattern) => (0,patterns/* isVersioned */.at)(pattern));
    const above = (0,moving/* rivals */.K)(tag, lists.releases(tag).filter(({ version }) => (0,versions/* compareVersions */.Zy)(version, own) > 0));
    const [first] = above
        // `1.3` reads like a version and is but the moving tag of one.
        .filter(({ tag: name, version }) => !movingPatterns.some((one) => (0,patterns/* tagOf */.cO)(one, version) === name))
        .toSorted((a, b) => (0,versions/* compareVersions */.Zy)(b.version, a.version));
    return first?.tag !== undefined && (0,reference/* isTag */.dz)(first.tag) ? first.tag : undefined;
}

;// CONCATENATED MODULE: ./src/publish/template.ts



















/**
 * The fan-in of one template, in the order of spec section 7: look, judge, assemble, stage everywhere, exact tags everywhere, moving tags, arch tags
 * of moving tags, read back. Whatever stops it, the account says what was written, failed and not tried.
 */
async function publishTemplate(run, settled) {
    const progress = { legs: settled.legs, parity: [] };
    try {
        await walk(run, settled, progress);
        return endOf(run, progress, 'published', undefined);
    }
    catch (error) {
        run.account.stop(error instanceof model_errors/* CancelledError */.cc ? 'cancelled' : publish_run/* STOPPED */.yd);
        const stopped = error instanceof settle/* VerdictError */.ay && error.verdict.kind === 'stopped';
        return endOf(run, progress, stopped ? 'stopped' : 'failed', error);
    }
}
async function walk(run, settled, progress) {
    const { template, account } = run;
    refuseUnpublishable(run, settled.legs);
    const [survey, view] = await timed(run, 'look', Promise.all([
        surveyChildren(run, settled.legs),
        (0,publish_tags/* askTags */.RP)(run, account.sites.index, () => [
            ...template.exactTags,
            ...template.movingTags.map(({ tag }) => tag),
        ]),
    ]));
    progress.legs = survey.legs;
    refuseUnpublishable(run, survey.legs);
    const children = survey.legs.flatMap((leg) => ('record' in leg ? [leg] : []));
    progress.parity = checkParity(run, children);
    const index = (progress.index = assemble(run, children));
    await (0,publish_tags/* refuseExisting */.Uj)(run, view, index.descriptor.digest);
    const presents = new publish_moving/* PresentReader */.jk();
    presents.readAhead(run, view, index.descriptor.digest, [
        ...((0,exact_tags/* comparesExact */.SO)(run) ? template.exactTags : []),
        ...template.movingTags.map(({ tag }) => tag),
    ]);
    await timed(run, 'stage', stage(run, index, children, survey, view));
    await timed(run, 'exact tags', (0,exact_tags/* moveExactTags */.Yk)(run, index, presents, view));
    const race = await timed(run, 'moving tags', move(run, index, survey.legs, presents));
    await timed(run, 'read back', verify(race, children));
}
/** @throws VerdictError when the legs do not allow the publication */
function refuseUnpublishable(run, legs) {
    const verdict = (0,settle/* judge */.S4)({ template: run.template, legs }, run.policies.onMissingOptional);
    if (verdict.kind !== 'publishable')
        throw new settle/* VerdictError */.ay(verdict);
}
/** @throws PublishError with `verify: strict` where a difference matters */
function checkParity(run, children) {
    if (run.policies.verify === 'off' || run.policies.verify === 'platform')
        return [];
    const differences = compareParity(children.map(({ leg, config, manifest }) => ({
        platform: leg.platform,
        config,
        layers: manifest.layers.length,
    })));
    const grave = differences.filter(({ matters }) => matters);
    if (grave.length === 0)
        return differences;
    const what = grave
        .map(({ field, values }) => `${field} (${values.map((one) => `${one.platform}: ${one.value || 'none'}`).join(' | ')})`)
        .join('; ');
    if (run.policies.verify === 'strict') {
        throw new publish_run/* PublishError */.S1(`the platforms' images differ in ${what}`, {
            hint: 'make the builds alike, or set verify: contents to be warned only',
        });
    }
    run.warn(`the platforms' images differ in ${what}`);
    return differences;
}
function assemble(run, children) {
    const annotations = splitAnnotations({
        ...run.template.annotations,
        ...(0,run_order/* runAnnotations */.cL)(run.plan, run.template),
        ...run.policies.indexAnnotations,
    });
    const index = assembleIndex(children.map((child) => childOf(child, annotations)), annotations.index);
    for (const warning of index.warnings)
        run.warn(warning);
    return index;
}
async function stage(run, index, children, { held }, view) {
    await Promise.all([supplyChildren(run, children, held), supplyArchSites(run, children, held)]);
    const { arch } = run.account.sites;
    await Promise.all([
        stageIndex(run, index, view),
        (0,blobs/* checkBlobs */.r)(run, (site) => 
        // Only images go where only arch tags are.
        arch.includes(site)
            ? children.filter(({ leg }) => hasArchTag(leg, site.repository))
            : children.flatMap((child) => [child, ...child.attested.map((manifest) => ({ manifest }))])),
    ]);
}
/** Asks the registries once more, who hold the exact tags by now, and moves what may move. @returns the race that began */
async function move(run, index, legs, presents) {
    const asked = await (0,publish_moving/* assureLists */.T9)(run, await (0,publish_moving/* askMoving */.Qv)(run));
    const race = new Race(run, index, platformsOf(legs), presents, asked.lists);
    await race.guard([], async () => {
        await (0,publish_moving/* moveMovingTags */.nw)(run, index, platformsOf(legs), presents, asked);
        await moveArchTags(run, legs, asked.view);
    });
    return race;
}
async function verify(race, children) {
    const { run, index } = race;
    const { strayed, lists } = await race.guard([], async () => {
        const reading = (0,read_back/* readBack */.e7)(run, index, children.map(pullable));
        const [listing] = await Promise.allSettled([(0,tag_lists/* wholeTagLists */.DZ)(run, undefined), reading]);
        const found = await reading;
        const isNew = found.length === 0 && listing.status === 'fulfilled';
        return { strayed: found, lists: isNew ? listing.value : undefined };
    });
    const followers = strayed.filter((one) => isFollower(run, one));
    await race.guard(followers, async () => {
        await settleStrayed(race, strayed.filter((one) => !followers.includes(one)));
        await race.settle(lists ?? (await (0,tag_lists/* wholeTagLists */.DZ)(run, undefined)));
        await followMovingTags(run, index, followers);
    });
}
function pullable({ record, manifest }) {
    const [digest, ...attestations] = digestsOf(record);
    return { digest, attestations, manifest };
}
function platformsOf(legs) {
    return legs.flatMap((leg) => ('record' in leg ? [leg.leg.platform] : []));
}
async function timed(run, phase, work) {
    const since = run.clock.now();
    try {
        return await work;
    }
    finally {
        run.spend(phase, since);
    }
}
/** The result of a template, from what is known of its legs and its account. */
function endOf(run, { legs, index, parity }, status, failure) {
    const missing = legs.flatMap((leg) => 'missing' in leg
        ? [{ platform: leg.leg.platform, optional: leg.leg.optional, reason: leg.missing }]
        : []);
    const platforms = legs.flatMap((leg) => 'record' in leg
        ? [{ platform: leg.leg.platform, digest: leg.record.image.descriptor.digest }]
        : []);
    const result = {
        status,
        ...(index === undefined ? {} : { digest: index.descriptor.digest }),
        complete: status === 'published' && missing.length === 0,
        platforms,
        missing,
        registries: run.account.results(),
    };
    return { result, failure, parity };
}

;// CONCATENATED MODULE: ./src/publish/foresee.ts








/** Looks at all tags that a run which publishes would write. What is found is noted in the account. */
async function lookAtTags(run) {
    const { index, arch } = run.account.sites;
    const looks = [...index, ...arch].map(async (site) => {
        const exact = index.includes(site) ? run.template.exactTags : [];
        const tags = [...exact, ...(0,account/* movingTagsOf */.$c)(run.template, site)].map(async (tag) => {
            const seen = await look(run, site, tag);
            run.account.note(site, tag, (0,publish_tags/* named */.KT)(known(seen)).digest);
            return [tag, seen];
        });
        return [site, new Map(await Promise.all(tags))];
    });
    return new Map(await Promise.all(looks));
}
async function look(run, { repository }, tag) {
    try {
        return (await run.registry.resolve(repository, tag))?.digest;
    }
    catch (error) {
        return (0,present/* isUnreadable */.GZ)(error) ? 'unreadable' : 'unknown';
    }
}
/** What is not told may be there: its digest is not known. */
function known(seen) {
    return seen === 'unknown' ? 'unreadable' : seen;
}
/** Says of each tag what a run that publishes would do to it: by the same rules, without a write. */
async function foresee(run, wanted, legs, outlook) {
    const { account, template } = run;
    const tell = (site, tag, foretell) => {
        account.set(site, tag, foretell(outlook.get(site)?.get(tag)));
    };
    for (const site of account.sites.index) {
        for (const tag of template.exactTags) {
            tell(site, tag, (seen) => foretellExact(run, tag, seen, wanted));
        }
    }
    const lists = await listsNow(run);
    const build = {
        wanted,
        platforms: legs.flatMap((leg) => ('record' in leg ? [leg.leg.platform] : [])),
    };
    await Promise.all(template.movingTags.map(async (moving) => {
        const foretell = await foretellMoving(run, moving, build, lists, outlook);
        for (const site of account.sites.index)
            tell(site, moving.tag, foretell);
    }));
    for (const settled of legs) {
        for (const archTag of settled.leg.movingArchTags) {
            const site = [...outlook.keys()].find(({ repository }) => repository === archTag.repository);
            if (site === undefined)
                continue;
            const why = archReasonToStay(run, archTag, settled, ['not-tried', 'unchanged']);
            tell(site, archTag.tag, (seen) => 'record' in settled && why === undefined
                ? wouldBe(seen, settled.record.image.descriptor.digest)
                : (0,publish_tags/* held */.yB)(archTag.tag, why ?? '', known(seen)));
        }
    }
}
/** The tags of all sites that tell them. */
async function listsNow(run) {
    const lists = new Map();
    await Promise.all(run.account.sites.index.map(async (site) => {
        try {
            lists.set(site, await run.registry.listTags(site.repository));
        }
        catch (error) {
            run.log.info(`${site.repository}: its tags are unknown: ${(0,model_errors/* summariseError */.pL)(error)}`);
        }
    }));
    return new tag_lists/* TagLists */.iy(run, lists);
}
function foretellExact(run, tag, seen, wanted) {
    const free = seen === undefined || seen === 'unknown' || seen === wanted;
    if (free || run.plan.onExisting !== 'fail')
        return wouldBe(seen, wanted);
    return refused(run, tag, 'it names another digest, and on-existing is fail', seen);
}
/** What would become of a moving tag: in all sites the same, whatever it names there. */
async function foretellMoving(run, moving, { wanted, platforms }, lists, outlook) {
    const { tag } = moving;
    // A run that publishes does not move the tag before it knows that.
    const unlisted = run.account.sites.index.some((site) => site.required && lists.of(site) === undefined);
    const doubt = unlisted && (0,tag_lists/* comparesReleases */.ZB)(run, moving)
        ? '; whether a newer release is there is unknown'
        : '';
    const moves = (seen) => {
        const result = wouldBe(seen, wanted);
        return result.reason === undefined ? result : { ...result, reason: result.reason + doubt };
    };
    const stays = (reason) => (seen) => seen === wanted ? moves(seen) : (0,publish_tags/* held */.yB)(tag, reason, known(seen));
    const decision = (0,publish_moving/* decide */.LD)(run, moving, lists);
    if (!decision.move)
        return stays(decision.reason);
    const presents = new publish_moving/* PresentReader */.jk();
    const there = await Promise.all(run.account.sites.index.map((site) => readSeen(run, site, outlook.get(site)?.get(tag), wanted, presents)));
    const { newer, lost } = (0,publish_moving/* objections */.PP)(run, moving, there.flat(), platforms);
    if (newer !== undefined)
        return stays(newer);
    if (lost.length === 0)
        return moves;
    const what = (0,shrink/* tellLoss */.$)(lost);
    switch (run.policies.onShrink) {
        case 'hold':
            return stays(`${tag} stays: ${what} (on-shrink: hold)`);
        case 'warn':
            run.warn(`${tag} would move although ${what} (on-shrink: warn)`);
            return moves;
        case 'fail':
            return (seen) => refused(run, tag, `${what} (on-shrink: fail)`, known(seen));
    }
}
/** What stands under a tag, where it is another than wanted and can be known. */
async function readSeen(run, { repository }, seen, wanted, presents) {
    if (seen === undefined || seen === 'unknown' || seen === wanted)
        return [];
    if (seen === 'unreadable')
        return [present/* UNREADABLE_PRESENT */._N];
    try {
        return [(await presents.read(run, repository, seen)) ?? []].flat();
    }
    catch {
        return [];
    }
}
function wouldBe(seen, wanted) {
    if (seen === wanted)
        return { state: 'unchanged', digest: wanted };
    const written = (what) => ({
        state: 'not-tried',
        reason: `would be written${what}`,
    });
    if (seen === undefined)
        return written('; it is not there yet');
    if (seen === 'unknown')
        return written('; what it names now is unknown');
    if (seen === 'unreadable')
        return written(' over something that cannot be read');
    return { ...written(' over what it names now'), digest: seen };
}
function refused(run, tag, why, seen) {
    run.warn(`${tag} would be refused: ${why}`);
    return { state: 'failed', reason: `would be refused: ${why}`, ...(0,publish_tags/* named */.KT)(seen) };
}

;// CONCATENATED MODULE: ./src/publish/validate.ts





/**
 * The fan-in of one template when `push` is false: the same decisions, no write. The images are nowhere but in their jobs, so the index is
 * made from the records; what a registry does not tell (a fork has no login) is unknown, not an error.
 */
async function validateTemplate(run, settled) {
    const verdict = (0,settle/* judge */.S4)(settled, run.policies.onMissingOptional);
    const built = settled.legs.flatMap((leg) => ('record' in leg ? [leg] : []));
    const base = {
        platforms: built.map(({ leg, record }) => ({
            platform: leg.platform,
            digest: record.image.descriptor.digest,
        })),
        missing: settled.legs.flatMap((leg) => 'missing' in leg
            ? [{ platform: leg.leg.platform, optional: leg.leg.optional, reason: leg.missing }]
            : []),
    };
    const since = run.clock.now();
    const outlook = await lookAtTags(run);
    run.spend('look', since);
    if (verdict.kind !== 'publishable') {
        run.account.stop('would not be published');
        const result = {
            ...base,
            status: verdict.kind === 'stopped' ? 'stopped' : 'failed',
            complete: false,
            registries: run.account.results(),
        };
        return { result, failure: new settle/* VerdictError */.ay(verdict), parity: [] };
    }
    const annotations = splitAnnotations({
        ...run.template.annotations,
        ...(0,run_order/* runAnnotations */.cL)(run.plan, run.template),
        ...run.policies.indexAnnotations,
    });
    const index = assembleIndex(built.map(({ leg, record }) => ({
        platform: leg.platform,
        image: record.image.descriptor,
        attestations: record.image.attestations,
        osVersion: record.image.descriptor.platform?.['os.version'],
        osFeatures: record.image.descriptor.platform?.['os.features'],
        annotations: annotations.descriptor(leg.platform),
    })), annotations.index);
    for (const warning of index.warnings)
        run.warn(warning);
    const looked = run.clock.now();
    await foresee(run, index.descriptor.digest, settled.legs, outlook);
    run.spend('compare', looked);
    const result = {
        ...base,
        status: 'validated',
        digest: index.descriptor.digest,
        complete: base.missing.length === 0,
        registries: run.account.results(),
    };
    return { result, failure: undefined, parity: [] };
}

;// CONCATENATED MODULE: ./src/publish/publish.ts







/**
 * The fan-in (spec section 7) of settled templates, all at once. A template that fails stops for itself, never another. Throws nothing
 * but faults of this program: what goes wrong is in the outcome.
 */
async function publish(context, { templates }) {
    const { plan } = context;
    const warnings = [];
    const timings = {};
    const ends = await Promise.all(templates.map(async (settled) => {
        const run = startRun(context, settled, warnings, timings);
        return [settled, await (plan.push ? publishTemplate : validateTemplate)(run, settled)];
    }));
    warnings.push(...missingWarnings(ends));
    return {
        results: {
            schema: 1,
            templates: Object.fromEntries(ends.map(([{ template }, end]) => [template.name, end.result])),
        },
        warnings,
        failures: failuresOf(ends),
        parity: Object.fromEntries(ends.map(([{ template }, end]) => [template.name, end.parity])),
        records: (0,settle/* recordsOf */.M$)(templates),
        timings,
    };
}
function startRun(context, { template }, warnings, timings) {
    return {
        ...context,
        template,
        account: new account/* Account */.gD(template, context.plan),
        warn(text) {
            const line = `${template.name}: ${text}`;
            if (!warnings.includes(line))
                warnings.push(line);
        },
        spend(phase, since) {
            const seconds = (context.clock.now() - since) / 1000;
            timings[phase] = Math.max(timings[phase] ?? 0, seconds);
        },
    };
}
/** Optional legs that are missing, one warning per platform and cause, with what the legs themselves said that can be done. */
function missingWarnings(ends) {
    const missing = ends
        .filter(([, { failure }]) => failure === undefined)
        .flatMap(([{ template, legs }, { result }]) => result.missing.map(({ platform, reason }) => ({
        name: template.name,
        platform,
        reason,
        legs: legs.filter(({ leg }) => leg.platform === platform),
    })));
    const byCause = (0,collections/* groupBy */.$)(missing, ({ platform, reason }) => `${platform} ${(0,model_errors/* causeOf */.rl)(reason)}`);
    return Array.from(byCause.values()).flatMap((group) => {
        const [first, ...others] = group;
        if (first === undefined)
            return [];
        const { name, platform, reason } = first;
        const names = enumerate([name, ...others.map((other) => other.name)], 10);
        const why = others.length === 0 ? reason : (0,model_errors/* causeOf */.rl)(reason);
        const hint = (0,settle/* hintOf */.$z)(group.flatMap(({ legs }) => legs));
        return [
            (0,model_errors/* describeError */.Uc)(new publish_run/* PublishError */.S1(`${names} ${others.length === 0 ? 'goes' : 'go'} out without ${platform}, which is optional: ${why}`, hint === undefined ? {} : { hint })),
        ];
    });
}
/** One line per cause: templates that failed for the same reason share one, whatever repository each of them met it at. */
function failuresOf(ends) {
    const failed = ends.flatMap(([{ template }, { failure }]) => failure === undefined ? [] : [{ name: template.name, failure: toldAs(failure) }]);
    const byCause = (0,collections/* groupBy */.$)(failed, ({ failure: { message, answer } }) => [(0,model_errors/* causeOf */.rl)(message), answer].join('\n'));
    return Array.from(byCause.values(), (group) => {
        const names = group.map(({ name }) => name);
        const subjects = group.flatMap(({ failure }) => failure.subject ?? []);
        const [first] = group;
        const { message = '', answer, hint } = first?.failure ?? {};
        const shared = new publish_run/* PublishError */.S1(group.length === 1 ? message : (0,model_errors/* causeOf */.rl)(message), {
            ...(subjects.length === 0 ? {} : { subject: enumerate(subjects, 1) }),
            ...(answer === undefined ? {} : { answer }),
            ...(hint === undefined ? {} : { hint }),
        });
        return `${enumerate(names, 10)}: ${(0,model_errors/* describeError */.Uc)(shared)}`;
    });
}
function toldAs(failure) {
    if (failure instanceof model_errors/* CancelledError */.cc) {
        return new publish_run/* PublishError */.S1('cancelled', {
            hint: 'the summary says what was written and what was not; running this job again finishes it',
        });
    }
    if (failure instanceof settle/* VerdictError */.ay) {
        const { message, hint } = failure;
        return new publish_run/* PublishError */.S1(`not published: ${message}`, hint === undefined ? {} : { hint });
    }
    return failure instanceof model_errors/* AppError */.uV ? failure : new publish_run/* PublishError */.S1((0,model_errors/* describeError */.Uc)(failure));
}
function enumerate(items, most) {
    const shown = items.slice(0, most).join(', ');
    return items.length > most ? `${shown} and ${items.length - most} more` : shown;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./src/report/jobs.ts



const jobSchema = schemas/* looseObject */._H3({
    name: schemas/* string */.YjP(),
    html_url: schemas/* string */.YjP().nullish(),
    conclusion: schemas/* string */.YjP().nullable(),
    run_attempt: schemas/* number */.aig().optional(),
    steps: schemas/* array */.YOg(schemas/* looseObject */._H3({ name: schemas/* string */.YjP(), conclusion: schemas/* string */.YjP().nullish() })).optional(),
});
/**
 * The jobs of this run, all attempts, by the REST API (permission `actions: read`); none where there is no token or it may not read: a
 * report without links is still a report.
 */
async function readJobs(env, token, log) {
    const [owner, repo] = (env.GITHUB_REPOSITORY ?? '').split('/');
    const runId = Number(env.GITHUB_RUN_ID);
    if (!token || !owner || !repo || !Number.isInteger(runId))
        return [];
    try {
        const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 61351));
        const octokit = getOctokit(token);
        const jobs = await octokit.paginate(octokit.rest.actions.listJobsForWorkflowRun, {
            owner,
            repo,
            run_id: runId,
            filter: 'all',
            per_page: 100,
        });
        return (0,json/* parseData */._0)(schemas/* array */.YOg(jobSchema), jobs, 'the list of jobs').map((job) => ({
            name: job.name,
            url: job.html_url ?? '',
            conclusion: job.conclusion,
            attempt: job.run_attempt ?? 1,
            failedStep: job.steps?.find(({ conclusion }) => conclusion !== undefined &&
                conclusion !== null &&
                !['success', 'skipped'].includes(conclusion))?.name,
        }));
    }
    catch (error) {
        log.info(`The jobs of this run cannot be read, so failed legs have no links (permissions: {actions: read} would allow it): ${(0,model_errors/* describeError */.Uc)(error)}`);
        return [];
    }
}
/**
 * The newest job of a leg: the one whose name holds both template and platform as whole words (`starter linux/arm64`,
 * `image (starter, linux/arm64, …)`, `caller / starter linux/arm64`). Undefined where none or several do.
 */
function jobOfLeg(jobs, { template, platform }) {
    const matching = jobs.filter(({ name }) => holds(name, template) && holds(name, platform));
    const newest = Math.max(0, ...matching.map(({ attempt }) => attempt));
    const [job, ...others] = matching.filter(({ attempt }) => attempt === newest);
    return others.length === 0 ? job : undefined;
}
function holds(name, word) {
    const literal = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw `\$&`);
    return new RegExp(String.raw `(?<![\w./-])${literal}(?![\w./-])`).test(name);
}
/** Why the leg's job left no record, as far as GitHub knows. */
function reasonOfJob({ conclusion, failedStep }) {
    const where = failedStep === undefined ? '' : ` in step "${failedStep}"`;
    switch (conclusion) {
        case 'failure':
            return `its job failed${where}`;
        case 'cancelled':
            return `its job was cancelled${where}`;
        case 'timed_out':
            return `its job ran out of time${where}`;
        case 'skipped':
            return 'its job was skipped';
        default:
            return undefined;
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
// EXTERNAL MODULE: ./src/steps/obtain-plan.ts
var obtain_plan = __webpack_require__(57364);
// EXTERNAL MODULE: ./src/steps/open-registry.ts + 39 modules
var open_registry = __webpack_require__(95386);
;// CONCATENATED MODULE: ./src/steps/manifest.ts
















/**
 * The fan-in (spec section 7): plan and records in, one verified index per template out, in every registry; then the tags. Reads no job's
 * colour: what counts is what the legs recorded.
 */
const manifest = (context) => runManifest(context, fan_in_world/* REAL_WORLD */.K);
async function runManifest(context, world) {
    const inputs = (0,read/* readManifestInputs */.VU)(context.inputs);
    const plan = await (0,obtain_plan.obtainPlan)(context);
    const contents = await readRecords(plan, inputs, context, world.clock);
    const settlement = (0,settle/* settle */.G9)(plan, (0,codec.planHash)(plan), contents.records);
    for (const line of settlement.leftOut)
        context.log.info(line);
    const jobs = await jobsOfMissing(settlement, inputs, context);
    const explained = explain(settlement, (leg) => {
        const job = jobOfLeg(jobs, leg);
        return job && reasonOfJob(job);
    });
    const outcome = await fanIn(plan, explained, inputs, context, world);
    return report(plan, explained, outcome, jobs, context);
}
/** @throws LedgerError also for a single entry that cannot be read: it might be the one that counts */
async function readRecords(plan, { githubToken }, context, clock) {
    const { env, cwd, log } = context;
    return log.group('Records', async () => {
        const since = clock.now();
        const ledger = await (0,ledger_open/* openLedger */.a)(plan.handoff, { env, cwd, log, githubToken });
        const contents = await ledger.read();
        const [first] = contents.unreadable;
        if (first !== undefined) {
            throw new errors/* LedgerError */.o(`${contents.unreadable.length} of the records cannot be read; no tag was moved`, {
                subject: contents.unreadable.map(({ entry }) => entry).join(', '),
                answer: contents.unreadable.map(({ why }) => why).join('; '),
                hint: 'run the legs that wrote them again; a file that is no record must leave the folder',
            });
        }
        const time = (0,format/* formatSeconds */.X)((clock.now() - since) / 1000);
        const { length } = contents.records;
        log.info(`${length} ${length === 1 ? 'record' : 'records'} read in ${time}`);
        return contents;
    });
}
/** Asks GitHub only when there is something to explain. */
async function jobsOfMissing({ templates }, { githubToken }, { env, log }) {
    const missing = templates.some(({ legs }) => legs.some((leg) => 'missing' in leg));
    return missing ? readJobs(env, githubToken, log) : [];
}
async function fanIn(plan, settlement, inputs, context, world) {
    const { log, signal } = context;
    const { clock } = world;
    const registry = (0,fan_in_world/* openFanInRegistry */.Y)(context, world, (0,open_registry.registryInputs)(inputs, plan));
    const policies = {
        onMissingOptional: inputs.onMissingOptional ?? plan.policies.onMissingOptional,
        onShrink: inputs.onShrink ?? plan.policies.onShrink,
        verify: inputs.verify ?? plan.policies.verify,
        indexAnnotations: inputs.indexAnnotations,
    };
    try {
        return await log.group('Indexes and tags', () => publish({ plan, registry, policies, signal, log, clock }, settlement));
    }
    finally {
        await registry.close();
    }
}
async function report(plan, settlement, outcome, jobs, { env, log }) {
    const links = new Map();
    for (const { template, legs } of settlement.templates) {
        for (const { leg } of legs) {
            const id = { template: template.name, platform: leg.platform };
            const url = jobOfLeg(jobs, id)?.url;
            if (url)
                links.set((0,model_leg/* legName */.ue)(id), url);
        }
    }
    for (const line of (0,lines/* resultLines */.D)(outcome.results))
        log.info(line);
    const phases = Object.entries(outcome.timings);
    log.info(phases.map(([phase, seconds]) => `${phase} ${(0,format/* formatSeconds */.X)(seconds)}`).join(', '));
    for (const warning of outcome.warnings)
        log.warning(warning);
    const facts = { plan, ...outcome, leftOut: settlement.leftOut, jobs: links };
    return {
        outputs: (0,outputs/* outputsOf */.Y)(outcome.results),
        summary: (0,summary/* fanInSummary */.lX)(facts, await (0,fan_in_world.sizeOfSummary)(env)),
        failures: outcome.failures,
    };
}


/***/ })

};
