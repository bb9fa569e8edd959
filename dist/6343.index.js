export const id = 6343;
export const ids = [6343];
export const modules = {

/***/ 6343:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PushedImageMissingError: () => (/* binding */ PushedImageMissingError),
  openLegImage: () => (/* binding */ openLegImage)
});

// EXTERNAL MODULE: ./src/image/layout.ts
var image_layout = __webpack_require__(96727);
// EXTERNAL MODULE: ./src/image/select.ts
var image_select = __webpack_require__(78033);
// EXTERNAL MODULE: ./src/model/media-types.ts
var media_types = __webpack_require__(13809);
// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(87206);
// EXTERNAL MODULE: ./src/model/reference.ts
var model_reference = __webpack_require__(86676);
// EXTERNAL MODULE: ./src/registry/blobs/source.ts
var source = __webpack_require__(8927);
;// CONCATENATED MODULE: ./src/push/push-image.ts
/**
 * Puts a leg's image into one repository: blobs in parallel, manifests by digest, then its arch tags (spec section 2, `push`).
 * What is there already is not sent.
 * @throws RegistryError
 */
async function pushImage(registry, { manifests, blobs }, sourceOf, target, onProgress) {
    const { repository } = target;
    // A registry takes a manifest only with all that it needs, so a manifest that is there spares its blobs' round trips.
    const missing = await absent(registry, repository, manifests);
    if (missing.length > 0) {
        const options = { mountFrom: target.siblings, onProgress };
        await Promise.all(blobs.map((blob) => registry.uploadBlob(repository, blob, sourceOf(blob), options)));
    }
    await Promise.all(missing.map((manifest) => registry.putManifest(repository, manifest.descriptor.digest, manifest)));
    const [image] = manifests;
    return { digest: image.descriptor.digest, tags: await tagImage(registry, target, image) };
}
/** Moves a leg's arch tags to its image; a tag that is right already is left alone. */
async function tagImage(registry, { repository, tags }, image) {
    const entries = tags.map(async (tag) => {
        const present = await registry.resolve(repository, tag);
        const digest = present?.digest === image.descriptor.digest
            ? present.digest
            : await registry.putManifest(repository, tag, image);
        return [tag, digest];
    });
    return Object.fromEntries(await Promise.all(entries));
}
async function absent(registry, repository, manifests) {
    const present = await Promise.all(manifests.map(({ descriptor }) => registry.resolve(repository, descriptor.digest)));
    return manifests.filter((_, index) => present[index] === undefined);
}

;// CONCATENATED MODULE: ./src/push/carry-image.ts

/**
 * Brings an image that lies in one repository already into another (or the same), byte for byte, and writes the leg's arch tags.
 * @param manifests the image first, then its attestations
 * @throws RegistryError
 */
async function carryImage(registry, from, manifests, target) {
    if (target.repository !== from) {
        await Promise.all(manifests.map(({ descriptor }) => registry.copy(from, target.repository, descriptor.digest)));
    }
    return {
        digest: manifests[0].descriptor.digest,
        tags: await tagImage(registry, target, manifests[0]),
    };
}

;// CONCATENATED MODULE: ./src/push/leg-image.ts








/** The engine said that it pushed, and the registry knows nothing of it. */
class PushedImageMissingError extends errors/* AppError */.uV {
    name = 'PushedImageMissingError';
}
/**
 * Opens the image that a build left, with manifests and config verified.
 * @throws LayoutError, RegistryError, PushedImageMissingError
 */
async function openLegImage(handover, platform, registry) {
    return handover.kind === 'layout'
        ? openLayout(handover.layout, platform, registry)
        : openPushed(handover.reference, platform, registry);
}
async function openLayout(layout, platform, registry) {
    const image = await (0,image_layout/* readLayoutImage */.U)(layout, platform);
    const sourceOf = ({ digest }) => (0,source/* fileSource */.I)(image.blobPath(digest));
    return {
        selected: image,
        // Read into buffers that are used again: a scan makes no garbage of its input.
        readLayer: (layer) => Promise.resolve((0,source/* chunksOf */.U)(sourceOf(layer), 0, layer.size)),
        pushTo: (target, onProgress) => pushImage(registry, image, sourceOf, target, onProgress),
    };
}
async function openPushed(reference, platform, registry) {
    const { repository } = reference;
    const subject = (0,model_reference/* formatReference */.FH)(reference);
    const target = reference.digest ?? reference.tag;
    const root = target === undefined ? undefined : await registry.getManifest(repository, target);
    if (root === undefined) {
        throw new PushedImageMissingError('The build says that it pushed, but the registry has no such image', {
            subject,
            hint: 'Check that the build logs in to this registry and pushes what it writes into REF_FILE',
        });
    }
    const read = async (descriptor) => {
        const { digest, mediaType } = descriptor;
        if (digest === root.descriptor.digest)
            return root.bytes;
        if ((0,media_types/* isManifestType */.Q3)(mediaType) || (0,media_types/* isIndexType */.$U)(mediaType)) {
            return (await registry.getManifest(repository, digest))?.bytes;
        }
        // A config is a blob; some registries answer a question for a manifest of its digest with a fault of their own.
        return collect(await registry.readBlob(repository, descriptor));
    };
    const selected = await (0,image_select/* selectImage */.g)([root.descriptor], read, platform, subject);
    return {
        selected,
        readLayer: (layer) => registry.readBlob(repository, layer),
        pushTo: (to) => carryImage(registry, repository, selected.manifests, to),
    };
}
async function collect(stream) {
    const chunks = [];
    for await (const chunk of stream)
        chunks.push(chunk);
    return Buffer.concat(chunks);
}


/***/ }),

/***/ 8927:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ fileSource),
/* harmony export */   U: () => (/* binding */ chunksOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);


/** Bytes per read. Measured: 1 MiB is as fast as more, 64 KiB costs a third of the speed. */
const READ_SIZE = 1024 * 1024;
/** A blob in a file of its own, such as in an OCI layout's `blobs/sha256`. */
function fileSource(path) {
    return Object.assign((start) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { start, highWaterMark: READ_SIZE }), { path });
}
/** A source's bytes from `offset` to `end` (exclusive). */
async function* chunksOf(source, offset, end) {
    if (offset >= end)
        return;
    if (source.path !== undefined) {
        yield* fileChunks(source.path, offset, end);
        return;
    }
    const stream = await source(offset);
    let left = end - offset;
    for await (const chunk of stream) {
        const bytes = bytesOf(chunk);
        yield bytes.length > left ? bytes.subarray(0, left) : bytes;
        left -= bytes.length;
        if (left <= 0)
            return;
    }
}
/**
 * Reads a file into two buffers by turns, one being filled while the other is being sent: memory stays flat and nothing is left for
 * the garbage collector. A chunk is valid until the next but one is asked for. That holds for undici, which asks for the next
 * when the socket has drained (and whatever was sent, the registry checks the digest).
 */
async function* fileChunks(path, start, end) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path);
    try {
        const size = Math.min(READ_SIZE, end - start);
        const buffers = [Buffer.allocUnsafeSlow(size), Buffer.allocUnsafeSlow(size)];
        const read = (turn, position) => file.read(buffers[turn], 0, Math.min(size, end - position), position);
        let turn = 0;
        let position = start;
        let next = read(turn, position);
        while (position < end) {
            const { bytesRead } = await next;
            if (bytesRead === 0)
                return;
            const chunk = buffers[turn].subarray(0, bytesRead);
            position += bytesRead;
            turn = turn === 0 ? 1 : 0;
            if (position < end)
                next = read(turn, position);
            yield chunk;
        }
    }
    finally {
        await file.close();
    }
}
function bytesOf(chunk) {
    if (chunk instanceof Uint8Array)
        return chunk;
    return Buffer.from(String(chunk));
}


/***/ })

};
