export const id = 3125;
export const ids = [3125,7364];
export const modules = {

/***/ 78966:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H3: () => (/* binding */ isAttestation),
/* harmony export */   fp: () => (/* binding */ typeOfManifest),
/* harmony export */   zW: () => (/* binding */ contradictionOf)
/* harmony export */ });
/* harmony import */ var _model_media_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13809);

/** The type of a manifest by its own bytes: only OCI's may leave it out (OCI image spec, manifest.md). */
function typeOfManifest({ mediaType }) {
    return mediaType ?? _model_media_types_js__WEBPACK_IMPORTED_MODULE_0__/* .OCI_MANIFEST */ .EG;
}
/** Does a descriptor declare its manifest an attestation? */
function isAttestation({ annotations }) {
    return annotations?.[_model_media_types_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTESTATION_TYPE_ANNOTATION */ .yZ] === _model_media_types_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTESTATION_TYPE */ .Qs;
}
const FILE_SYSTEM = /\.image\.(?:layer|rootfs)\./;
/**
 * What a descriptor says of a manifest and its bytes do not bear out, in words: a client that pulls by such an index refuses what it gets, or takes
 * an image for an attestation.
 * @param size bytes of the manifest
 */
function contradictionOf(descriptor, manifest, size) {
    const type = typeOfManifest(manifest);
    if (descriptor.size !== size)
        return `of ${descriptor.size} bytes, but it has ${size}`;
    if (descriptor.mediaType !== type)
        return `of type ${descriptor.mediaType}, but it is ${type}`;
    if (isAttestation(descriptor) && manifest.layers.some((l) => FILE_SYSTEM.test(l.mediaType))) {
        return 'an attestation, but it holds the file system of an image';
    }
    return undefined;
}


/***/ }),

/***/ 62062:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ LayoutError),
/* harmony export */   W: () => (/* binding */ WrongContentsError)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);

/** What a builder left is not an image of the leg: damaged, of another platform, not one image, or no image at all. */
class LayoutError extends _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'LayoutError';
}
/** The programs in an image are of another architecture than its manifest says (spec section 11). */
class WrongContentsError extends _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'WrongContentsError';
}


/***/ }),

/***/ 96727:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readLayoutImage),
/* harmony export */   c: () => (/* binding */ blobFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70370);
/* harmony import */ var _model_descriptor_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53560);
/* harmony import */ var _model_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95305);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87206);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87979);
/* harmony import */ var _model_small_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35241);
/* harmony import */ var _model_system_error_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67627);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62062);
/* harmony import */ var _select_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78033);











/** Documents are read whole; a registry takes no manifest beyond 4 MiB, and configs stay far below this. */
const MAX_DOCUMENT = 16 * 1024 * 1024;
/** Files open at a time, whatever a layout lists. */
const OPEN_FILES = 32;
/**
 * Reads the image for a platform from an OCI layout: manifests and config with their digests checked, every layer there and of its size
 * (a layer's bytes are checked by the registry that receives them).
 * @throws LayoutError when there is no such image, or something is damaged or missing
 */
async function readLayoutImage(dir, platform) {
    const blobPath = (digest) => blobFile(dir, digest);
    const index = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(_model_descriptor_js__WEBPACK_IMPORTED_MODULE_2__/* .indexSchema */ .me, await readIndex(dir), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'index.json'));
    const limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_9__/* ["default"] */ .A)(OPEN_FILES);
    const image = await (0,_select_js__WEBPACK_IMPORTED_MODULE_8__/* .selectImage */ .g)(index.manifests, ({ digest }) => limit(() => readDocument(blobPath(digest), digest)), platform, WHERE);
    await Promise.all(image.blobs.map((blob) => checkSize(blob, blobPath(blob.digest))));
    return { ...image, blobPath };
}
const HINT = 'The builder said that it was done and left no image: look at its output above';
/** In errors; the folder itself, often a temporary one, tells nobody anything. */
const WHERE = 'The layout';
/** The path of a blob in a layout. */
function blobFile(dir, digest) {
    const { algorithm, hex } = (0,_model_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .splitDigest */ .vo)(digest);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'blobs', algorithm, hex);
}
async function readDocument(path, digest) {
    try {
        return await (0,_model_small_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readSmallFile */ .E)(path, MAX_DOCUMENT);
    }
    catch (cause) {
        if ((0,_model_system_error_js__WEBPACK_IMPORTED_MODULE_10__/* .isMissing */ .b2)(cause))
            return undefined;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .LayoutError */ .R(`${WHERE} names ${digest} as a manifest or config: it cannot be read`, {
            answer: (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .describeError */ .Uc)(cause),
            hint: HINT,
            cause,
        });
    }
}
async function readIndex(dir) {
    try {
        return await (0,_model_small_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readSmallFile */ .E)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'index.json'), MAX_DOCUMENT);
    }
    catch (cause) {
        const why = (0,_model_system_error_js__WEBPACK_IMPORTED_MODULE_10__/* .isMissing */ .b2)(cause) ? 'it has no index.json' : 'its index.json cannot be read';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .LayoutError */ .R(`${dir} is no OCI layout: ${why}`, {
            answer: (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .describeError */ .Uc)(cause),
            hint: HINT,
            cause,
        });
    }
}
async function checkSize({ digest, size }, path) {
    const refuse = (why, cause) => new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .LayoutError */ .R(`${WHERE} names the layer ${digest}, which ${why}`, { hint: HINT, cause });
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch((cause) => {
        throw refuse((0,_model_system_error_js__WEBPACK_IMPORTED_MODULE_10__/* .isMissing */ .b2)(cause) ? 'is not there' : `cannot be read: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .describeError */ .Uc)(cause)}`, cause);
    });
    if (!file.isFile())
        throw refuse('is no file');
    if (file.size === size)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .LayoutError */ .R(`${WHERE}: ${digest} is damaged: ${file.size} bytes instead of ${size}`);
}


/***/ }),

/***/ 78033:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ selectImage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92857);
/* harmony import */ var _model_descriptor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53560);
/* harmony import */ var _model_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95305);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87979);
/* harmony import */ var _model_media_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13809);
/* harmony import */ var _model_platform_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3154);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78966);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62062);








/**
 * Finds the runnable image for a platform under some descriptors, through nested indexes, with the attestations that speak of it
 * (field rules, "What a leg really built").
 * @param where names the layout or reference, for errors
 * @throws LayoutError naming what is there and what was wanted
 */
async function selectImage(roots, read, platform, where) {
    const verified = verifyingReader(read, where);
    const found = await flatten(roots, verified, where, { left: MAX_ENTRIES });
    const attestations = found.filter(({ descriptor }) => (0,_described_js__WEBPACK_IMPORTED_MODULE_5__/* .isAttestation */ .H3)(descriptor));
    const candidates = await Promise.all(found
        .filter(({ descriptor }) => !(0,_described_js__WEBPACK_IMPORTED_MODULE_5__/* .isAttestation */ .H3)(descriptor))
        .map((child) => describeCandidate(child, verified, where)));
    const image = pick(candidates, platform, where);
    const own = attestations.filter(({ descriptor }) => descriptor.annotations?.[_model_media_types_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTESTATION_SUBJECT_ANNOTATION */ .o4] === image.descriptor.digest);
    const descriptor = plain({
        ...image.descriptor,
        platform: describePlatform(platform, image.config),
    });
    const attested = own.map((child) => ({ ...child, descriptor: plain(child.descriptor) }));
    const parsed = [image, ...own].map(({ manifest }) => manifest);
    const blobs = parsed
        .flatMap(({ config, layers }) => [config, ...layers])
        .filter(({ mediaType }) => !(0,_model_media_types_js__WEBPACK_IMPORTED_MODULE_3__/* .isForeignLayer */ .sJ)(mediaType));
    const { config, layers } = image.manifest;
    return {
        manifest: image.manifest,
        config: image.config,
        manifests: [{ descriptor, bytes: image.bytes }, ...attested],
        blobs: [...new Map(blobs.map((blob) => [blob.digest, blob])).values()],
        recorded: {
            descriptor,
            config: config.digest,
            configSize: config.size,
            attestations: attested.map((child) => child.descriptor),
            layers: layers.length,
            size: [image.descriptor, config, ...layers].reduce((sum, { size }) => sum + size, 0),
        },
    };
}
/** A leg is one image; even an index of every platform with all its attestations has far fewer. */
const MAX_ENTRIES = 1000;
/**
 * All manifests under some descriptors; each digest once.
 * @param budget entries that may still be looked at, in all indexes together
 */
async function flatten(descriptors, read, where, budget) {
    budget.left -= descriptors.length;
    if (budget.left < 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .LayoutError */ .R(`${where} lists more than ${MAX_ENTRIES} manifests`, {
            hint: 'A leg is one image: let the build write into an empty folder, one platform at a time',
        });
    }
    const groups = await Promise.all(descriptors.map(async (descriptor) => {
        const what = `${where}: ${descriptor.digest}`;
        if ((0,_model_media_types_js__WEBPACK_IMPORTED_MODULE_3__/* .isIndexType */ .$U)(descriptor.mediaType)) {
            const index = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(_model_descriptor_js__WEBPACK_IMPORTED_MODULE_0__/* .indexSchema */ .me, await read(descriptor), what);
            return flatten(index.manifests, read, where, budget);
        }
        if (!(0,_model_media_types_js__WEBPACK_IMPORTED_MODULE_3__/* .isManifestType */ .Q3)(descriptor.mediaType)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .LayoutError */ .R(`${where} names ${descriptor.mediaType}, which is neither an image nor an index`, { subject: descriptor.digest });
        }
        const bytes = await read(descriptor);
        const document = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(zod__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([_model_descriptor_js__WEBPACK_IMPORTED_MODULE_0__/* .manifestSchema */ .rc, _model_descriptor_js__WEBPACK_IMPORTED_MODULE_0__/* .imageConfigSchema */ .L8]), bytes, what);
        if (!('layers' in document)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .LayoutError */ .R(`${where} names ${descriptor.digest} as an image: it is only the config of one`);
        }
        const manifest = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseData */ ._0)(_model_descriptor_js__WEBPACK_IMPORTED_MODULE_0__/* .manifestSchema */ .rc, document, what);
        const wrong = (0,_described_js__WEBPACK_IMPORTED_MODULE_5__/* .contradictionOf */ .zW)(descriptor, manifest, bytes.length);
        if (wrong !== undefined)
            throw contradicted(where, descriptor, wrong);
        return [{ descriptor, bytes, manifest }];
    }));
    return [...new Map(groups.flat().map((child) => [child.descriptor.digest, child])).values()];
}
async function describeCandidate(child, read, where) {
    const { descriptor, manifest } = child;
    if (descriptor.platform?.os === 'unknown' || descriptor.platform?.architecture === 'unknown') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .LayoutError */ .R(`${where} holds ${descriptor.digest} for unknown/unknown, which no annotation declares an attestation`, { hint: `An attestation is annotated ${_model_media_types_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTESTATION_TYPE_ANNOTATION */ .yZ}=${_model_media_types_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTESTATION_TYPE */ .Qs}` });
    }
    const config = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(_model_descriptor_js__WEBPACK_IMPORTED_MODULE_0__/* .imageConfigSchema */ .L8, await read(manifest.config), `${where}: config ${manifest.config.digest}`);
    const { os, architecture, variant } = config;
    return { ...child, config, platform: join([os, architecture, variant]) };
}
/** @throws LayoutError unless exactly one candidate is of the platform, by its config and by its descriptor */
function pick(candidates, platform, where) {
    const matching = candidates.filter(({ config }) => isOf(platform, join([config.os, config.architecture, config.variant])));
    const [image, second] = matching;
    if (image === undefined) {
        const there = candidates.map(({ descriptor, platform: of }) => `${of} (${(0,_model_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(descriptor.digest)})`);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .LayoutError */ .R(candidates.length === 0
            ? `${where} holds no image; expected one for ${platform}`
            : `${where} holds ${there.join(', ')}; expected an image for ${platform}`, candidates.length === 0
            ? {}
            : {
                hint: 'The build ignored the platform: check a FROM line with --platform, and that a command passes PLATFORM on',
            });
    }
    if (second !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .LayoutError */ .R(`${where} holds ${matching.length} images for ${platform}: ${matching.map(({ descriptor }) => descriptor.digest).join(', ')}`, { hint: 'A leg is one image: build one platform at a time' });
    }
    const said = image.descriptor.platform;
    if (said !== undefined && !isOf(platform, join([said.os, said.architecture, said.variant]))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .LayoutError */ .R(`${where} lists ${image.descriptor.digest} as ${join([said.os, said.architecture, said.variant])}, but its config says ${image.platform}`);
    }
    return image;
}
/** Equal, or a config that leaves the variant out, as many builders do. */
function isOf(platform, text) {
    const wanted = (0,_model_platform_js__WEBPACK_IMPORTED_MODULE_4__/* .splitPlatform */ .iQ)(platform);
    const [os = '', architecture = '', variant] = text.split('/');
    if (variant === undefined)
        return os === wanted.os && architecture === wanted.architecture;
    try {
        return (0,_model_platform_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePlatform */ .FL)(text) === platform;
    }
    catch {
        return false;
    }
}
/** What the index will say: the leg's platform, and of the config what a runtime needs besides (Windows' `os.version`). */
function describePlatform(platform, config) {
    const { os, architecture, variant } = (0,_model_platform_js__WEBPACK_IMPORTED_MODULE_4__/* .splitPlatform */ .iQ)(platform);
    return {
        architecture,
        os,
        ...(variant === undefined ? {} : { variant }),
        ...(config['os.version'] === undefined ? {} : { 'os.version': config['os.version'] }),
    };
}
/** A descriptor without what a builder writes for its own local use: names under which the image was stored. */
function plain({ annotations, ...descriptor }) {
    const kept = Object.entries(annotations ?? {}).filter(([key]) => !LOCAL_ANNOTATION.test(key));
    return kept.length === 0 ? descriptor : { ...descriptor, annotations: Object.fromEntries(kept) };
}
const LOCAL_ANNOTATION = /^(?:io\.containerd\.image\.name|org\.opencontainers\.image\.(?:ref\.name|created)|containerd\.io\/.*|config\.digest)$/;
function join(parts) {
    return parts.filter((part) => part !== undefined && part !== '').join('/');
}
function contradicted(where, { digest }, wrong) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .LayoutError */ .R(`${where} lists ${digest} as ${wrong}`, {
        hint: 'The builder wrote a descriptor that its own bytes contradict, which no client would pull: build again with another version of it',
    });
}
function verifyingReader(read, where) {
    return async (descriptor) => {
        const bytes = await read(descriptor);
        if (bytes === undefined) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .LayoutError */ .R(`${where} names ${descriptor.digest}, which is not there`, {
                hint: 'The builder said that it was done and left no image: look at its output above',
            });
        }
        if (descriptor.digest.startsWith('sha256:') && (0,_model_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)(bytes) !== descriptor.digest) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .LayoutError */ .R(`${where}: ${descriptor.digest} is damaged`, {
                answer: `its bytes have the digest ${(0,_model_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)(bytes)}`,
            });
        }
        if (bytes.length !== descriptor.size) {
            throw contradicted(where, descriptor, `of ${descriptor.size} bytes, but it has ${bytes.length}`);
        }
        return bytes;
    };
}


/***/ }),

/***/ 36229:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ openLedger)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

/**
 * The ledger that the plan names (spec sections 3 and 5). The artifact client is loaded only when it is used.
 * @throws LedgerError when there is no such store here
 */
async function openLedger(handoff, context) {
    if (handoff.kind === 'directory') {
        const { openDirectoryLedger } = await __webpack_require__.e(/* import() */ 2454).then(__webpack_require__.bind(__webpack_require__, 22454));
        return openDirectoryLedger(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(context.cwd, handoff.path));
    }
    const { openArtifactLedger } = await __webpack_require__.e(/* import() */ 3911).then(__webpack_require__.bind(__webpack_require__, 73911));
    return openArtifactLedger(context);
}


/***/ }),

/***/ 35241:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readSmallFile)
/* harmony export */ });
/* unused harmony export UnfitFileError */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87206);



/** What lies at a path is no file, or none of this kind. */
class UnfitFileError extends _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AppError */ .uV {
    name = 'UnfitFileError';
}
/**
 * Reads a file that somebody else wrote, whole. A pipe in its place would be waited for without end, a device read without end.
 * @param most bytes
 * @throws UnfitFileError for what is no file or larger, and the system's error for what cannot be opened
 */
async function readSmallFile(path, most) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    try {
        const found = await handle.stat();
        if (!found.isFile())
            throw new UnfitFileError('it is no file');
        if (found.size > most) {
            throw new UnfitFileError(`it is too large: ${found.size} bytes of at most ${most}`);
        }
        return await handle.readFile();
    }
    finally {
        await handle.close();
    }
}


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

/***/ 57669:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ findLeg)
/* harmony export */ });
/* unused harmony export LegError */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);
/* harmony import */ var _model_platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3154);


/** The leg that a step was asked for is not in the plan. */
class LegError extends _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'LegError';
}
/**
 * The leg that inputs `template` and `platform` name. Where the plan leaves no choice, neither need be given.
 * @throws LegError naming what is known; PlatformError
 */
function findLeg(plan, asked) {
    const template = one(plan.templates, asked.template, ({ name }) => name, 'template');
    const platform = asked.platform === undefined ? undefined : (0,_model_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePlatform */ .FL)(asked.platform);
    const leg = one(template.legs, platform, ({ platform: known }) => known, `platform of ${template.name}`);
    return { template, leg };
}
function one(items, asked, nameOf, what) {
    const names = items.map(nameOf);
    if (asked === undefined) {
        const [only, ...others] = items;
        if (only !== undefined && others.length === 0)
            return only;
        throw new LegError(`which ${what}? The plan has ${names.join(', ')}`, {
            hint: 'give template and platform; in a matrix job they come from matrix.template and matrix.platform',
        });
    }
    const found = items.find((item) => nameOf(item) === asked);
    if (found !== undefined)
        return found;
    throw new LegError(`the plan has no ${what} "${asked}"`, {
        answer: `planned: ${names.join(', ')}`,
        hint: 'name one of these, or plan again with it',
    });
}


/***/ }),

/***/ 52198:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ chooseState),
/* harmony export */   q: () => (/* binding */ StateError)
/* harmony export */ });
/* harmony import */ var _model_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95305);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87206);
/* harmony import */ var _model_leg_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21885);
/* harmony import */ var _model_platform_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3154);
/* harmony import */ var _plan_codec_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41749);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97123);






/** `build` has nowhere to leave its image; `push` finds no build of this job, or cannot tell which of several is meant. */
class StateError extends _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AppError */ .uV {
    name = 'StateError';
}
/**
 * The build that is to be pushed. Where there are several (the command line, one machine for all legs, of which each leaves its last
 * build), template, platform and plan decide; builds that were pushed already count only where there is no other.
 * @param folder where they lie, for errors
 * @throws StateError that says which builds there are, or by which other plan the leg was built
 */
function chooseState(states, asked, folder, words = _wording_js__WEBPACK_IMPORTED_MODULE_5__/* .WORKFLOW */ .Ep) {
    const platform = asked.platform === undefined ? undefined : (0,_model_platform_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePlatform */ .FL)(asked.platform);
    const ofLeg = states.filter((state) => (asked.template === undefined || state.template === asked.template) &&
        (platform === undefined || state.platform === platform));
    const { plan } = asked;
    const hash = plan && (0,_plan_codec_js__WEBPACK_IMPORTED_MODULE_4__.planHash)(plan);
    const ofPlan = ofLeg.filter((state) => hash === undefined || (0,_plan_codec_js__WEBPACK_IMPORTED_MODULE_4__.planHash)(state.plan) === hash);
    const left = ofPlan.filter(({ pushed }) => pushed !== true);
    const fitting = left.length > 0 ? left : ofPlan;
    const [state, ...others] = fitting;
    if (state !== undefined && others.length === 0)
        return state;
    const fail = (message, context) => {
        throw new StateError(message, { subject: folder, ...context });
    };
    if (state !== undefined) {
        const names = fitting.map(_model_leg_js__WEBPACK_IMPORTED_MODULE_2__/* .legName */ .ue).join(', ');
        const those = left.length > 0 ? `This machine has ${names}` : `All were pushed already: ${names}`;
        return fail(`Which build is to be pushed? ${those}`, {
            hint: `Give ${words.input('template')} and ${words.input('platform')}`,
        });
    }
    const leg = [asked.template, platform].filter((part) => part !== undefined).join(' ');
    if (plan !== undefined && ofLeg.length > 0) {
        const [first] = ofLeg;
        const what = ofLeg.length === 1 && first !== undefined
            ? `The build of ${(0,_model_leg_js__WEBPACK_IMPORTED_MODULE_2__/* .legName */ .ue)(first)}`
            : 'What was built here';
        return fail(`${what} is of another plan than the one given to push`, {
            answer: `built: ${ofLeg.map((one) => `${(0,_model_leg_js__WEBPACK_IMPORTED_MODULE_2__/* .legName */ .ue)(one)}, ${planName(one.plan)}`).join('; ')}; given: ${planName(plan)}`,
            hint: `Build this leg with this plan first; or leave ${words.input('plan')} out, to push what was built`,
        });
    }
    return fail(`No build${leg === '' ? '' : ` of ${leg}`}${plan === undefined ? '' : ` by the plan of ${planName(plan)}`} was done in this job`, {
        ...(states.length === 0 ? {} : { answer: `built: ${states.map(_model_leg_js__WEBPACK_IMPORTED_MODULE_2__/* .legName */ .ue).join(', ')}` }),
        hint: `Run ${words.step('build')} before ${words.step('push')}, ${words.sameJob}; where it did run, it failed: see what it said`,
    });
}
/** A plan as people tell it from another: `version 1.2.0, hash 0123456789ab`. */
function planName(plan) {
    const version = plan.version === null ? 'no version' : `version ${plan.version}`;
    return `${version}, hash ${(0,_model_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .shortDigest */ .VK)((0,_plan_codec_js__WEBPACK_IMPORTED_MODULE_4__.planHash)(plan))}`;
}


/***/ }),

/***/ 76550:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ failLeg)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);

/**
 * Ends a leg's step that failed: leaves a `failed` record, so that the last job can say why (spec section 5), and fails the step.
 * What an optional leg does is a warning.
 * A ledger that cannot be opened or written to does not hide the first error.
 */
async function failLeg(error, openLedger, base, { log, optional }) {
    try {
        const ledger = await openLedger();
        const hint = error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV ? error.hint : undefined;
        const reason = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .summariseError */ .pL)(error);
        await ledger.write({ ...base, status: 'failed', reason, ...(hint && { hint }) });
    }
    catch (second) {
        log.warning(`The record of this failure could not be written: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(second)}`);
    }
    return {
        outputs: { outcome: 'failed' },
        failures: [(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeBriefly */ .xf)(error)],
        tolerated: optional,
    };
}


/***/ }),

/***/ 4109:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xv: () => (/* binding */ findJobFolder),
/* harmony export */   o_: () => (/* binding */ makeJobFolder),
/* harmony export */   yy: () => (/* binding */ temporaryFolder)
/* harmony export */ });
/* unused harmony export jobFolder */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _model_system_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67627);
/* harmony import */ var _choose_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52198);






/** Permissions of others to write. */
const WRITABLE = 0o022;
/** Where temporary folders go on a machine of one's own. */
function temporaryFolder({ TMPDIR }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(TMPDIR || (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)());
}
/**
 * The folder of this job's own files: under RUNNER_TEMP, which GitHub empties with each job; elsewhere under the system's, a folder of its
 * own for each checkout.
 */
function jobFolder(env, cwd) {
    if (hasRunnerTemp(env))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(env.RUNNER_TEMP, 'multiarch-publish');
    const checkout = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(cwd).digest('hex').slice(0, 12);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temporaryFolder(env), `multiarch-publish-${String(process.getuid?.() ?? 0)}-${checkout}`);
}
/**
 * The same, made if it is not there, for this user alone.
 * @throws StateError when it cannot be (RUNNER_TEMP names a file, or a place where this job may not write), or is not this user's
 */
async function makeJobFolder(env, cwd) {
    const folder = jobFolder(env, cwd);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true, mode: 0o700 });
    }
    catch (cause) {
        const where = env.RUNNER_TEMP ? 'RUNNER_TEMP' : 'TMPDIR';
        throw new _choose_state_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .q("The folder of this job's own files cannot be made", {
            subject: folder,
            answer: cause instanceof Error ? cause.message : String(cause),
            hint: `Let ${where} name a folder where this job may write`,
            cause,
        });
    }
    return findJobFolder(env, cwd);
}
/**
 * The same, which need not be there.
 * @throws StateError where another user could have put something into it: its name can be guessed, and what lies in it is published
 */
async function findJobFolder(env, cwd) {
    const folder = jobFolder(env, cwd);
    const user = process.getuid?.();
    if (hasRunnerTemp(env) || user === undefined)
        return folder;
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(folder);
        if (found.isDirectory() && found.uid === user && (found.mode & WRITABLE) === 0)
            return folder;
    }
    catch (error) {
        if ((0,_model_system_error_js__WEBPACK_IMPORTED_MODULE_5__/* .isMissing */ .b2)(error))
            return folder;
        throw error;
    }
    throw new _choose_state_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .q("The folder of this job's own files is not this user's alone", {
        subject: folder,
        answer: 'another user may have put an image there, which would be published',
        hint: 'Look who made it and take it away, or let TMPDIR name a folder of your own',
    });
}
function hasRunnerTemp(env) {
    return env.RUNNER_TEMP !== undefined && env.RUNNER_TEMP !== '';
}


/***/ }),

/***/ 57364:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NoPlanError: () => (/* binding */ NoPlanError),
/* harmony export */   obtainPlan: () => (/* binding */ obtainPlan),
/* harmony export */   readPlanText: () => (/* binding */ readPlanText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _inputs_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83920);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87206);
/* harmony import */ var _plan_codec_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41749);





/** The input `plan` holds no plan, and nothing else says what to do. */
class NoPlanError extends _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AppError */ .uV {
    name = 'NoPlanError';
}
/**
 * The plan of a step: the one that it was given, else the one that its inputs make.
 *
 * GitHub hands over an empty text both for an input that was left out and for a job output that it dropped, and a step cannot tell the
 * two. So a step plans for itself only when at least one input that makes a plan is given to it; the config file alone is not enough, or a
 * dropped plan would be replaced in silence by another one, without the version that only the plan job was given.
 * @throws NoPlanError, InputError, DataError, and what making a plan throws
 */
async function obtainPlan(context, options = {}) {
    const { inputs, cwd } = context;
    const given = inputs.plan?.trim() ?? '';
    const fixed = (0,_inputs_read_js__WEBPACK_IMPORTED_MODULE_2__/* .fixedInputsIn */ .VZ)(inputs);
    if (given !== '') {
        if (fixed.length > 0) {
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(fixed.map((name) => ({
                where: name,
                message: 'the plan fixes this already',
                hint: 'give it to the plan step instead',
            })));
        }
        return (0,_plan_codec_js__WEBPACK_IMPORTED_MODULE_4__.decodePlan)(await readPlanText(given, cwd));
    }
    if (fixed.length === 0 && options.forAll !== true) {
        throw new NoPlanError('the input "plan" is empty', { hint: hintFor(context.env) });
    }
    // What makes plans is loaded only where one is made: a leg has its plan already.
    const { preparePlan } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(9129)]).then(__webpack_require__.bind(__webpack_require__, 69129));
    const { plan, spec, story, warnings } = await preparePlan(context, options.forAll === true);
    for (const line of story)
        context.log.info(line);
    for (const warning of warnings)
        context.log.warning(warning);
    if (options.checkPackage === true) {
        // The engine is free beside a plan: the step's own word counts.
        const engine = inputs.engine?.trim() || plan.engine;
        const { unusedCommands } = await Promise.all(/* import() */[__webpack_require__.e(6167), __webpack_require__.e(1997)]).then(__webpack_require__.bind(__webpack_require__, 81997));
        for (const warning of unusedCommands(plan, engine))
            context.log.warning(warning);
        const { checkPackage } = await Promise.all(/* import() */[__webpack_require__.e(6167), __webpack_require__.e(5203)]).then(__webpack_require__.bind(__webpack_require__, 95203));
        await checkPackage(plan, spec, context);
    }
    return plan;
}
/** Why `plan` is empty and what to do: GitHub's ways to lose an output, or what a shell hands over. */
function hintFor(env) {
    return env.GITHUB_ACTIONS === 'true'
        ? [
            "Either the plan job failed or was skipped (then this job should not run: if: ${{ !cancelled() && needs.plan.result == 'success' }}),",
            'or it does not declare the output (outputs: {plan: "${{ steps.plan.outputs.plan }}"}) or this job does not name it under needs,',
            'or GitHub dropped the output because it found a secret in it: look for "Skip output" in the log of the plan job, and keep as a variable what is no secret, such as a user name.',
            'To plan in this step instead, without a plan job, give it at least one of the inputs that make a plan, such as config.',
        ].join(' ')
        : [
            'Give --plan what "multiarch-publish plan" printed as plan=…, or a file that holds it:',
            'multiarch-publish plan --json … | jq -r .plan > plan.txt, then --plan plan.txt.',
            'An empty text comes from a variable that is not set, or from a plan that failed.',
            'To plan in this command instead, give it at least one of the flags that make a plan, such as --config or --version.',
        ].join(' ');
}
/**
 * The text of a plan: the value itself, or what the file of that name holds.
 * @throws NoPlanError when it is neither
 */
async function readPlanText(value, cwd = process.cwd()) {
    if ((0,_plan_codec_js__WEBPACK_IMPORTED_MODULE_4__.isPlanText)(value))
        return value;
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, value), 'utf8');
    }
    catch (cause) {
        throw new NoPlanError('the input "plan" is neither a plan (mp1.… or JSON) nor a file that can be read', {
            subject: value.length > 80 ? `${value.slice(0, 80)}…` : value,
            answer: cause instanceof Error ? cause.message : String(cause),
            cause,
        });
    }
}


/***/ }),

/***/ 26362:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ recordBase)
/* harmony export */ });
/**
 * The fields that every record of a leg has, whatever became of it (spec section 5).
 * @param planHash the digest of the plan that the leg is built by
 * @param timings seconds per phase
 */
function recordBase(plan, planHash, { template, platform }, env, timings) {
    return {
        schema: 1,
        template,
        platform,
        repository: plan.project.repository,
        commit: plan.project.commit,
        ...(env.GITHUB_RUN_ID === undefined ? {} : { runId: env.GITHUB_RUN_ID }),
        attempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1'),
        version: plan.version,
        plan: planHash,
        ...(env.GITHUB_JOB === undefined ? {} : { job: env.GITHUB_JOB }),
        timings: { ...timings },
    };
}


/***/ }),

/***/ 26062:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LZ: () => (/* binding */ saveState),
/* harmony export */   f1: () => (/* binding */ dropState),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(64377);
/* harmony import */ var _model_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95305);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87979);
/* harmony import */ var _model_leg_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21885);
/* harmony import */ var _model_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67978);
/* harmony import */ var _model_platform_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3154);
/* harmony import */ var _model_reference_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86676);
/* harmony import */ var _choose_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52198);










const referenceSchema = zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().transform((text, context) => {
    try {
        return (0,_model_reference_js__WEBPACK_IMPORTED_MODULE_7__/* .parseReference */ .F2)(text);
    }
    catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : '' });
        return zod__WEBPACK_IMPORTED_MODULE_10__/* .NEVER */ .tm;
    }
});
/** What `build` leaves for `push` of the same job. */
const stateSchema = zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz(1),
    plan: _model_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .planSchema */ .Fu,
    template: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(),
    platform: _model_platform_js__WEBPACK_IMPORTED_MODULE_6__/* .platformSchema */ .vd,
    handover: zod__WEBPACK_IMPORTED_MODULE_9__/* .discriminatedUnion */ .gMt('kind', [
        zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz('layout'), layout: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP() }),
        zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz('pushed'), reference: referenceSchema }),
        // The build failed: nothing of an earlier one may be pushed in its place.
        zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz('failed'), reason: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP() }),
    ]),
    /** The leg's image, as it was when it was built and tested; none where the build failed. */
    digest: _model_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestSchema */ .er.optional(),
    /** The name under which the image can be run on this machine. */
    image: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().optional(),
    /** ISO 8601. */
    buildStarted: zod__WEBPACK_IMPORTED_MODULE_11__/* .datetime */ .w$(),
    /** `push` is done with it; it may still be pushed once more. */
    pushed: zod__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY().optional(),
    /** Seconds per phase. */
    timings: zod__WEBPACK_IMPORTED_MODULE_9__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_9__/* .number */ .aig()),
});
/**
 * Leaves a leg's state in the job's folder; one file a leg, the last build wins.
 * @throws StateError
 */
async function saveState(folder, state) {
    const { handover } = state;
    const flat = handover.kind === 'pushed'
        ? { ...handover, reference: (0,_model_reference_js__WEBPACK_IMPORTED_MODULE_7__/* .formatReference */ .FH)(handover.reference) }
        : handover;
    const file = stateFile(folder, state);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, JSON.stringify({ ...state, handover: flat }), { mode: 0o600 });
    }
    catch (cause) {
        throw new _choose_state_js__WEBPACK_IMPORTED_MODULE_8__/* .StateError */ .q('What build leaves for push cannot be written', {
            leg: (0,_model_leg_js__WEBPACK_IMPORTED_MODULE_4__/* .legName */ .ue)(state),
            subject: file,
            answer: cause instanceof Error ? cause.message : String(cause),
            hint: "The job's own folder must take a small file: look for what stands there, and at the space that is left",
            cause,
        });
    }
}
/** Takes away what an earlier build of the leg left. */
async function dropState(folder, leg) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(stateFile(folder, leg), { force: true });
}
/**
 * The state that this job's `build` left for the leg that is asked for; chooseState says which one that is.
 * @throws StateError, DataError
 */
async function readState(folder, asked, words) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(() => []);
    const states = await Promise.all(names
        .filter((name) => name.startsWith(PREFIX))
        .sort()
        .map(async (name) => {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(stateSchema, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file), file);
    }));
    const state = (0,_choose_state_js__WEBPACK_IMPORTED_MODULE_8__/* .chooseState */ .$)(states, asked, folder, words);
    const { handover } = state;
    if (handover.kind !== 'failed')
        return { ...state, handover };
    throw new _choose_state_js__WEBPACK_IMPORTED_MODULE_8__/* .StateError */ .q('The build of this leg failed, so that there is nothing to push', {
        leg: (0,_model_leg_js__WEBPACK_IMPORTED_MODULE_4__/* .legName */ .ue)(state),
        answer: handover.reason,
        hint: 'Mend what made the build fail, and build the leg again',
    });
}
const PREFIX = 'state-';
function stateFile(folder, leg) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${PREFIX}${(0,_model_leg_js__WEBPACK_IMPORTED_MODULE_4__/* .legSlug */ .Oy)(leg)}.json`);
}


/***/ }),

/***/ 34325:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ timed)
/* harmony export */ });
/** Does a phase's work and notes how long it took, whatever its end. */
async function timed(timings, phase, work) {
    const began = performance.now();
    try {
        return await work();
    }
    finally {
        timings[phase] = Math.round(performance.now() - began) / 1000;
    }
}


/***/ }),

/***/ 97123:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cz: () => (/* binding */ wordingFor),
/* harmony export */   Ep: () => (/* binding */ WORKFLOW)
/* harmony export */ });
/* unused harmony export COMMAND_LINE */
const WORKFLOW = {
    input: (name) => name,
    step: (name) => `step: ${name}`,
    sameJob: 'in the same job',
};
const COMMAND_LINE = {
    input: (name) => `--${name}`,
    step: (name) => `multiarch-publish ${name}`,
    sameJob: 'on this machine and in this folder',
};
function wordingFor(env) {
    return env.GITHUB_ACTIONS === 'true' ? WORKFLOW : COMMAND_LINE;
}


/***/ }),

/***/ 88579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ parseArgsStringToArgv)
/* harmony export */ });
/* unused harmony export default */

function parseArgsStringToArgv(value, env, file) {
    const myArray = [];
    if (env) {
        myArray.push(env);
    }
    if (file) {
        myArray.push(file);
    }
    let current = "";
    let inQuote = null;
    let hasToken = false; // Track if we've started a token (for empty quotes)
    let i = 0;
    while (i < value.length) {
        const char = value[i];
        if (inQuote) {
            // Inside quotes - look for the closing quote
            if (char === inQuote) {
                // End of quoted section
                inQuote = null;
            }
            else {
                // Add character to current token (without the quotes)
                current += char;
            }
        }
        else {
            // Outside quotes
            if (char === '"' || char === "'") {
                // Start of quoted section - this means we have a token even if empty
                inQuote = char;
                hasToken = true;
            }
            else if (/\s/.test(char)) {
                // Whitespace - end current token if we have one
                if (hasToken) {
                    myArray.push(current);
                    current = "";
                    hasToken = false;
                }
            }
            else {
                // Regular character - add to current token
                current += char;
                hasToken = true;
            }
        }
        i++;
    }
    // Don't forget the last token
    if (hasToken) {
        myArray.push(current);
    }
    return myArray;
}


/***/ })

};
