export const id = 7401;
export const ids = [7401];
export const modules = {

/***/ 37401:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commandEngine: () => (/* binding */ commandEngine)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _command_line_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24577);
/* harmony import */ var _model_leg_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21885);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87206);
/* harmony import */ var _model_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86676);
/* harmony import */ var _model_small_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35241);
/* harmony import */ var _model_system_error_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(67627);
/* harmony import */ var _containers_engine_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43356);
/* harmony import */ var _docker_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70500);
/* harmony import */ var _programs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34571);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(92421);













/**
 * The user's own build (spec section 4, "engine: command"). It gets three ways to hand over its image and must use exactly one: IMAGE (a
 * name in docker's or podman's store), LAYOUT (an empty folder), REF_FILE (a file).
 */
function commandEngine() {
    return {
        facts: { name: 'command', version: undefined, notes: [] },
        async build(request, context) {
            const { spec, secrets, environment, image, layout, scratch } = request;
            const refFile = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, 'reference');
            const variables = {
                ...spec.buildArgs,
                ...environment,
                IMAGE: image,
                LAYOUT: layout,
                REF_FILE: refFile,
            };
            const argv = (0,_command_line_js__WEBPACK_IMPORTED_MODULE_11__/* .splitCommand */ .G)(spec.command ?? '', variables);
            if (argv.length === 0) {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__/* .EngineError */ .NJ('engine: command has no command', {
                    leg: (0,_model_leg_js__WEBPACK_IMPORTED_MODULE_2__/* .legName */ .ue)(request.leg),
                    hint: 'Set the input command, such as: make image-build PLATFORM=$PLATFORM',
                });
            }
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(layout, { recursive: true });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(refFile, '');
            // Secrets by their ids; they are for the environment alone and are not filled into arguments.
            const env = { ...secrets, ...variables };
            const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(context.cwd, spec.context);
            await (0,_programs_js__WEBPACK_IMPORTED_MODULE_9__/* .runBuild */ .cM)({ argv, env }, request, { ...context, cwd: directory });
            return handedOver(request, context, refFile);
        },
        remove: removeImage,
    };
}
async function removeImage(image, context) {
    for (const store of (await askStores(image, context)).holding) {
        await (0,_process_js__WEBPACK_IMPORTED_MODULE_10__/* .capture */ .Fg)([store, 'image', 'rm', image], (0,_programs_js__WEBPACK_IMPORTED_MODULE_9__/* .programOptions */ .N5)(context)).catch(() => undefined);
    }
}
/**
 * What the command left, by one of the three ways.
 * @throws EngineError unless exactly one was used, BuildTimeoutError where no file tells and a store does not answer
 */
async function handedOver(request, context, refFile) {
    const { image, layout, leg } = request;
    const files = await filesOf(request, refFile);
    // What is in a registry needs no store.
    const { holding, silent } = files.reference === ''
        ? await askStores(image, context, request.spec.timeout)
        : { holding: [], silent: [] };
    const ways = [
        ...holding.map((store) => `IMAGE (in ${store}'s store)`),
        ...(files.layout ? ['LAYOUT'] : []),
        ...(files.reference === '' ? [] : ['REF_FILE']),
    ];
    if (ways.length === 0 && silent.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__/* .BuildTimeoutError */ .eo(`The command wrote neither LAYOUT nor REF_FILE, and ${silent.join(' and ')} did not say in time whether the image is there`, {
            leg: (0,_model_leg_js__WEBPACK_IMPORTED_MODULE_2__/* .legName */ .ue)(leg),
            hint: `Does the daemon answer (${silent.map((store) => `${store} info`).join(', ')})? DOCKER_HOST names another one`,
        });
    }
    if (ways.length !== 1) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__/* .EngineError */ .NJ(ways.length === 0
            ? 'The command ended well and handed over no image'
            : `The command handed over an image in ${ways.length} ways: ${ways.join(', ')}`, { leg: (0,_model_leg_js__WEBPACK_IMPORTED_MODULE_2__/* .legName */ .ue)(leg), hint: howTo(image) });
    }
    if (files.reference !== '') {
        return { kind: 'pushed', reference: pushed(files.reference, request) };
    }
    const [store] = holding;
    if (store === undefined)
        return { kind: 'layout', layout, image: undefined };
    if (store === 'docker')
        await (0,_docker_store_js__WEBPACK_IMPORTED_MODULE_7__/* .saveLayout */ .Q)(request, context, {});
    else
        await (0,_containers_engine_js__WEBPACK_IMPORTED_MODULE_6__/* .exportLayout */ .v)('podman', request, context);
    if (request.spec.load)
        return { kind: 'layout', layout, image };
    await removeImage(image, context);
    return { kind: 'layout', layout, image: undefined };
}
/** What the command wrote: is there something in LAYOUT, and what is in REF_FILE? One that it took away holds nothing. */
async function filesOf({ leg, layout }, refFile) {
    const unreadable = (name, hint) => (cause) => {
        if ((0,_model_system_error_js__WEBPACK_IMPORTED_MODULE_12__/* .isMissing */ .b2)(cause))
            return [];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__/* .EngineError */ .NJ(`What the command left as ${name} cannot be read`, {
            leg: (0,_model_leg_js__WEBPACK_IMPORTED_MODULE_2__/* .legName */ .ue)(leg),
            answer: (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .describeError */ .Uc)(cause),
            hint,
            cause,
        });
    };
    const [names, reference] = await Promise.all([
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(layout).catch(unreadable('LAYOUT', 'It is a folder: fill it with an OCI image layout')),
        (0,_model_small_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readSmallFile */ .E)(refFile, MAX_REFERENCE).catch(unreadable('REF_FILE', 'It is a file: write one line, the reference of the pushed image')),
    ]);
    return { layout: names.length > 0, reference: String(reference).trim() };
}
/** Bytes. */
const MAX_REFERENCE = 64 * 1024;
function howTo(image) {
    return `Do exactly one: leave an image named $IMAGE (${image}) in docker's or podman's store, fill the folder $LAYOUT with an OCI layout, or write the pushed image's reference into $REF_FILE`;
}
function pushed(text, { leg }) {
    try {
        const reference = (0,_model_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .parseReference */ .F2)(text);
        if (reference.tag === undefined && reference.digest === undefined) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__/* .EngineError */ .NJ(`${(0,_model_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .formatReference */ .FH)(reference)} has neither a tag nor a digest`);
        }
        return reference;
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__/* .EngineError */ .NJ('REF_FILE does not hold the reference of an image', {
            leg: (0,_model_leg_js__WEBPACK_IMPORTED_MODULE_2__/* .legName */ .ue)(leg),
            answer: (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .describeError */ .Uc)(cause),
            hint: 'Write one line, best with the digest: ghcr.io/owner/name@sha256:…',
            cause,
        });
    }
}
/**
 * Asks both stores; a program that is not here holds no image.
 * @param timeout seconds that the user allows
 * @throws CancelledError
 */
async function askStores(image, context, timeout = _programs_js__WEBPACK_IMPORTED_MODULE_9__/* .ASK_SECONDS */ .Cq) {
    const options = { ...(0,_programs_js__WEBPACK_IMPORTED_MODULE_9__/* .programOptions */ .N5)(context), timeout: Math.min(timeout, _programs_js__WEBPACK_IMPORTED_MODULE_9__/* .ASK_SECONDS */ .Cq) };
    const ask = async (store) => {
        try {
            // podman answers as well where it is called docker: its own words tell the two apart.
            if (store === 'docker' && /podman/i.test(await (0,_process_js__WEBPACK_IMPORTED_MODULE_10__/* .capture */ .Fg)(['docker', '--version'], options)))
                return 'without';
            await (0,_process_js__WEBPACK_IMPORTED_MODULE_10__/* .capture */ .Fg)([store, 'image', 'inspect', '--format', '{{.Id}}', image], options);
            return 'holding';
        }
        catch (error) {
            if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .CancelledError */ .cc)
                throw error;
            return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_8__/* .BuildTimeoutError */ .eo ? 'silent' : 'without';
        }
    };
    const stores = ['docker', 'podman'];
    const answers = await Promise.all(stores.map(ask));
    const those = (answer) => stores.filter((_, at) => answers[at] === answer);
    return { holding: those('holding'), silent: those('silent') };
}


/***/ }),

/***/ 75598:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ loadLayout),
  Q: () => (/* binding */ saveLayout)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./node_modules/tar-stream/index.js
var tar_stream = __webpack_require__(56118);
// EXTERNAL MODULE: ./src/model/digest.ts
var model_digest = __webpack_require__(95305);
// EXTERNAL MODULE: ./src/model/media-types.ts
var media_types = __webpack_require__(13809);
// EXTERNAL MODULE: ./src/image/chunks.ts
var chunks = __webpack_require__(96475);
;// CONCATENATED MODULE: ./src/image/docker-archive.ts






/**
 * A layout's image as `docker load` takes it, a stream of flat memory: both an OCI layout (read by containerd's store) and docker's own
 * manifest.json (read by the classic store).
 */
function dockerArchive(image, name) {
    const pack = tar_stream.pack();
    write(pack, image, name).then(() => {
        pack.finalize();
    }, (error) => {
        pack.destroy(error instanceof Error ? error : new Error(String(error)));
    });
    return (0,chunks/* chunksOf */.U_)(pack);
}
async function write(pack, image, name) {
    const [runnable] = image.manifests;
    const { config, layers } = image.manifest;
    const index = {
        schemaVersion: 2,
        mediaType: media_types/* OCI_INDEX */.$p,
        manifests: [{ ...runnable.descriptor, annotations: { 'io.containerd.image.name': name } }],
    };
    const saved = [
        {
            Config: member(config.digest),
            RepoTags: [name],
            Layers: layers.map(({ digest }) => member(digest)),
        },
    ];
    await docker_archive_document(pack, 'oci-layout', { imageLayoutVersion: '1.0.0' });
    await docker_archive_document(pack, 'index.json', index);
    await docker_archive_document(pack, 'manifest.json', saved);
    await bytes(pack, member(runnable.descriptor.digest), runnable.bytes);
    const blobs = new Map([config, ...layers].map((blob) => [blob.digest, blob.size]));
    for (const [digest, size] of blobs) {
        const entry = pack.entry(file(member(digest), size));
        await (0,promises_.pipeline)((0,external_node_fs_.createReadStream)(image.blobPath(digest)), entry);
    }
}
async function docker_archive_document(pack, name, value) {
    await bytes(pack, name, Buffer.from(JSON.stringify(value)));
}
async function bytes(pack, name, content) {
    await new Promise((resolve, reject) => {
        pack.entry(file(name, content.length), Buffer.from(content), (error) => {
            if (error instanceof Error)
                reject(error);
            else
                resolve();
        });
    });
}
function file(name, size) {
    return { name, size, mode: 0o644, mtime: new Date(0), type: 'file' };
}
function member(digest) {
    const { algorithm, hex } = (0,model_digest/* splitDigest */.vo)(digest);
    return `blobs/${algorithm}/${hex}`;
}

// EXTERNAL MODULE: ./src/image/layout.ts
var layout = __webpack_require__(96727);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/image/errors.ts
var errors = __webpack_require__(62062);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./src/image/parallel-gzip.ts



/** Large enough that each block compresses as well as the whole does. */
const BLOCK = 4 * 1024 * 1024;
/** libuv's threads, which do the work; more blocks would only wait. */
const THREADS = Math.min(4, (0,external_node_os_.availableParallelism)());
const compress = (0,external_node_util_.promisify)(external_node_zlib_.gzip);
/**
 * A stream as gzip, in blocks that are compressed side by side, each a member of its own: a gzip file may have any number (RFC 1952,
 * section 2.2), and every engine and registry client reads them as one. Equal bytes come out equal.
 */
async function* gzipInParallel(source) {
    const pending = [];
    for await (const block of blocksOf(source)) {
        const member = compress(block);
        // Waited for below, in order; one that fails early is no unhandled rejection.
        member.catch(() => undefined);
        pending.push(member);
        if (pending.length >= THREADS)
            yield* first(pending);
    }
    while (pending.length > 0)
        yield* first(pending);
}
async function* first(pending) {
    const member = await pending.shift();
    if (member !== undefined)
        yield member;
}
/** The stream in blocks of one size, but for the last; one block at least, so that nothing becomes an empty gzip file. */
async function* blocksOf(source) {
    let parts = [];
    let length = 0;
    let blocks = 0;
    for await (const chunk of source) {
        parts.push(chunk);
        length += chunk.length;
        while (length >= BLOCK) {
            const all = Buffer.concat(parts);
            yield all.subarray(0, BLOCK);
            blocks += 1;
            parts = [all.subarray(BLOCK)];
            length -= BLOCK;
        }
    }
    if (length > 0 || blocks === 0)
        yield Buffer.concat(parts);
}

;// CONCATENATED MODULE: ./src/image/saved-archive.ts















/** JSON documents of an archive are kept in memory up to this size; a software bill of materials is the largest of them. */
const MAX_DOCUMENT = 64 * 1024 * 1024;
const savedSchema = schemas/* array */.YOg(schemas/* looseObject */._H3({ Config: schemas/* string */.YjP(), Layers: schemas/* array */.YOg(schemas/* string */.YjP()).nullable() }))
    .length(1, 'expected one image');
/**
 * Turns what `docker save` writes into an OCI layout. The classic store keeps layers uncompressed: they are compressed on the way, and a
 * manifest is written for them; the config's bytes, and so the image ID, stay. What containerd's store saves is a layout already and is
 * kept as it is, attestations included. Memory stays flat.
 * @param annotations go on a manifest that is written here
 * @throws LayoutError when the archive holds no image, or several
 */
async function layoutFromArchive(archive, dir, annotations) {
    await (0,external_node_fs_promises_.mkdir)((0,external_node_path_.join)(dir, 'blobs', 'sha256'), { recursive: true });
    const { documents, layers, links } = await unpack(archive, dir);
    const index = documents.get('index.json');
    const untouched = [...layers.values()].every(({ compressed }) => !compressed);
    if (index !== undefined && untouched)
        await keep(documents, dir, index);
    else
        await rewrite({ documents, layers, links }, dir, annotations);
    await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(dir, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }));
}
async function unpack(archive, dir) {
    const documents = new Map();
    const layers = new Map();
    const links = new Map();
    const extract = tar_stream.extract();
    const done = (0,promises_.pipeline)(archive, extract);
    // An archive that breaks off ends the loop below with the same error.
    done.catch(() => undefined);
    for await (const entry of extract) {
        const { name, size, type, linkname } = entry.header;
        if (type === 'symlink' && linkname !== '') {
            links.set(name, external_node_path_.posix.normalize(external_node_path_.posix.join((0,external_node_path_.dirname)(name), linkname)));
        }
        if (type !== 'file') {
            entry.resume();
            continue;
        }
        const { head, whole } = await (0,chunks/* peek */.se)(entry, 4);
        if (size <= MAX_DOCUMENT && /^[{[]/.test(head.toString('latin1', 0, 1))) {
            documents.set(name, await (0,chunks/* collect */.Fo)(whole));
        }
        else if (size > 0 && !/(?:^|\/)(?:VERSION|repositories)$/.test(name)) {
            layers.set(name, await storeLayer(whole, head, dir));
        }
        else {
            await (0,chunks/* collect */.Fo)(whole);
        }
    }
    await done;
    return { documents, layers, links };
}
async function keep(documents, dir, index) {
    for (const [name, bytes] of documents) {
        if (name.startsWith('blobs/'))
            await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(dir, 'blobs', 'sha256', external_node_path_.posix.basename(name)), bytes);
    }
    await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(dir, 'index.json'), index);
}
async function rewrite({ documents, layers, links }, dir, annotations) {
    const saved = documents.get('manifest.json');
    if (saved === undefined)
        throw new errors/* LayoutError */.R('The saved archive holds no image');
    const [image] = (0,json/* parseJson */.qF)(savedSchema, saved, 'manifest.json of the saved archive');
    const config = documents.get(image?.Config ?? '');
    if (image === undefined || config === undefined) {
        throw new errors/* LayoutError */.R('The saved archive holds no config of the image');
    }
    const manifest = {
        schemaVersion: 2,
        mediaType: media_types/* OCI_MANIFEST */.EG,
        config: await storeDocument(config, media_types/* OCI_CONFIG */.TF, dir),
        layers: (image.Layers ?? []).map((name) => {
            const layer = layers.get(links.get(name) ?? name);
            if (layer === undefined)
                throw new errors/* LayoutError */.R(`The saved archive names the layer ${name} and has no such file`);
            return layer.descriptor;
        }),
        ...(Object.keys(annotations).length === 0 ? {} : { annotations }),
    };
    const descriptor = await storeDocument(Buffer.from(JSON.stringify(manifest)), media_types/* OCI_MANIFEST */.EG, dir);
    await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(dir, 'index.json'), JSON.stringify({ schemaVersion: 2, mediaType: media_types/* OCI_INDEX */.$p, manifests: [descriptor] }));
}
async function storeDocument(bytes, mediaType, dir) {
    const digest = (0,model_digest/* digestOf */.ol)(bytes);
    await (0,external_node_fs_promises_.writeFile)((0,layout/* blobFile */.c)(dir, digest), bytes);
    return { mediaType, digest, size: bytes.length };
}
async function storeLayer(content, head, dir) {
    const compressed = !isGzip(head) && !isZstd(head);
    const temporary = (0,external_node_path_.join)(dir, 'blobs', `partial-${(0,external_node_crypto_.randomUUID)()}`);
    const meter = new Meter();
    const out = (0,external_node_fs_.createWriteStream)(temporary);
    if (compressed)
        await (0,promises_.pipeline)(gzipInParallel(content), meter, out);
    else
        await (0,promises_.pipeline)(content, meter, out);
    const digest = meter.digest();
    await (0,external_node_fs_promises_.rename)(temporary, (0,layout/* blobFile */.c)(dir, digest));
    const mediaType = isZstd(head) ? `${media_types/* OCI_LAYER */.QP}+zstd` : media_types/* OCI_LAYER_GZIP */.BQ;
    return { descriptor: { mediaType, digest, size: meter.size }, compressed };
}
/** Counts and hashes what passes. */
class Meter extends external_node_stream_.Transform {
    size = 0;
    #hash = (0,external_node_crypto_.createHash)('sha256');
    _transform(chunk, _encoding, done) {
        this.size += chunk.length;
        this.#hash.update(chunk);
        done(null, chunk);
    }
    digest() {
        return (0,model_digest/* parseDigest */.m)(`sha256:${this.#hash.digest('hex')}`);
    }
}
function isGzip(head) {
    return head.readUInt16BE(0) === 0x1f8b;
}
function isZstd(head) {
    return head.readUInt32LE(0) === 0xfd2fb528;
}

// EXTERNAL MODULE: ./src/model/leg.ts
var model_leg = __webpack_require__(21885);
// EXTERNAL MODULE: ./src/engines/errors.ts
var engines_errors = __webpack_require__(70500);
// EXTERNAL MODULE: ./src/engines/programs.ts + 1 modules
var programs = __webpack_require__(34571);
// EXTERNAL MODULE: ./src/engines/process.ts + 5 modules
var process = __webpack_require__(92421);
;// CONCATENATED MODULE: ./src/engines/docker-store.ts







/**
 * Takes an image out of docker's store by `docker save` into an OCI layout.
 * @throws ProgramError, BuildTimeoutError, LayoutError, EngineError where the disk takes no more
 */
async function saveLayout(request, context, annotations) {
    const { image, layout, leg } = request;
    const child = (0,process/* start */.ni)(['docker', 'save', image], (0,programs/* moveOptions */.O5)(request, context));
    const unpacked = layoutFromArchive(child.stdout, layout, annotations).finally(() => {
        // Whatever it still writes, nobody reads it.
        child.stdout.destroy();
    });
    const [written, ended] = await Promise.allSettled([unpacked, child.ended]);
    // What the disk refused made the program fail. Else its own words come first: they explain an archive that breaks off.
    if (written.status === 'rejected' && isRefusal(written.reason)) {
        throw new engines_errors/* EngineError */.NJ(`The image could not be written to disk: ${written.reason.message}`, {
            leg: (0,model_leg/* legName */.ue)(leg),
            cause: written.reason,
        });
    }
    for (const result of [ended, written]) {
        if (result.status === 'rejected')
            throw (0,programs/* withHint */.mu)(result.reason);
    }
}
/** Did the system refuse one of our own writes? What breaks off is read. */
function isRefusal(error) {
    return (typeof error === 'object' && error !== null && 'syscall' in error && error.syscall !== 'read');
}
/**
 * Loads a layout's image into docker's store: for builders that have a store of their own.
 * @throws ProgramError, BuildTimeoutError
 */
async function loadLayout(request, context) {
    const image = await (0,layout/* readLayoutImage */.U)(request.layout, request.leg.platform);
    try {
        await (0,process/* run */.eF)(['docker', 'load', '--quiet'], {
            ...(0,programs/* moveOptions */.O5)(request, context),
            input: dockerArchive(image, request.image),
        });
    }
    catch (error) {
        throw (0,programs/* withHint */.mu)(error);
    }
}


/***/ }),

/***/ 96475:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fo: () => (/* binding */ collect),
/* harmony export */   OG: () => (/* binding */ Hashed),
/* harmony export */   U_: () => (/* binding */ chunksOf),
/* harmony export */   se: () => (/* binding */ peek)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** The chunks of a stream whose types promise nothing (tar-stream's), as what they are. */
async function* chunksOf(stream) {
    for await (const chunk of stream)
        if (Buffer.isBuffer(chunk))
            yield chunk;
}
/** All of a stream at once; for what is known to be small. */
async function collect(stream) {
    const all = [];
    for await (const chunk of chunksOf(stream))
        all.push(chunk);
    return Buffer.concat(all);
}
/**
 * The first bytes of a stream, and the whole of it.
 * @param size how many bytes; padded with zeros where the stream is shorter
 */
async function peek(stream, size) {
    const rest = chunksOf(stream);
    const first = [];
    for (let length = 0; length < size;) {
        const next = await rest.next();
        if (next.done === true)
            break;
        first.push(next.value);
        length += next.value.length;
    }
    const head = Buffer.concat([...first, Buffer.alloc(size)]).subarray(0, size);
    return { head, whole: chain(first, rest) };
}
/** A stream as it passes, and what its bytes were: known once it has been read to its end. */
class Hashed {
    #stream;
    #algorithm;
    #hex;
    /** @param algorithm node:crypto's name of it */
    constructor(stream, algorithm) {
        this.#stream = stream;
        this.#algorithm = algorithm;
    }
    /** In hexadecimal; undefined as long as the end has not been reached. */
    get hex() {
        return this.#hex;
    }
    /**
     * Reads one chunk ahead: it is hashed while whoever asked works on the one before, which for zlib is another thread.
     * A chunk of the stream must stay valid until the next but one is asked for.
     */
    async *[Symbol.asyncIterator]() {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(this.#algorithm);
        const chunks = this.#stream[Symbol.asyncIterator]();
        const take = async () => {
            const next = await chunks.next();
            if (next.done !== true)
                hash.update(next.value);
            return next;
        };
        try {
            let next = await take();
            while (next.done !== true) {
                const ahead = take();
                // Told when its turn comes.
                ahead.catch(() => undefined);
                yield next.value;
                next = await ahead;
            }
            this.#hex = hash.digest('hex');
        }
        finally {
            await chunks.return?.();
        }
    }
}
/** Whoever stops reading in the first part closes the rest too. */
async function* chain(first, rest) {
    try {
        yield* first;
        yield* rest;
    }
    finally {
        await rest.return(undefined);
    }
}


/***/ })

};
