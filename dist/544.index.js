export const id = 544;
export const ids = [544];
export const modules = {

/***/ 20544:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dockerEngine: () => (/* binding */ dockerEngine)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./src/model/leg.ts
var model_leg = __webpack_require__(21885);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/digest.ts
var model_digest = __webpack_require__(95305);
// EXTERNAL MODULE: ./src/model/reference.ts
var reference = __webpack_require__(86676);
// EXTERNAL MODULE: ./src/model/child-env.ts
var child_env = __webpack_require__(12417);
// EXTERNAL MODULE: ./src/engines/build-options.ts
var build_options = __webpack_require__(53908);
;// CONCATENATED MODULE: ./src/engines/docker-options.ts


/** The command line of one build by docker buildx; pure. */
function dockerCommandLine(request, output, files) {
    const { spec } = request;
    const common = (0,build_options/* commonOptions */.OP)(
    // The classic store keeps no annotations: they are written into the manifest afterwards.
    output === 'store' ? { ...request, spec: { ...spec, annotations: {} } } : request);
    return {
        argv: [
            ...['docker', 'buildx', 'build', '--progress', 'plain'],
            ...(0,build_options/* option */.uK)('--builder', spec.builder === undefined ? [] : [spec.builder]),
            ...common.argv,
            ...(spec.pull ? ['--pull'] : []),
            ...attestations(request, output),
            ...(output === 'store' ? [] : cache(request, files)),
            // What was pushed is told there and nowhere else; what is on disk is read there.
            ...(output === 'registry' ? (0,build_options/* option */.uK)('--metadata-file', [files.metadata]) : []),
            ...(0,build_options/* option */.uK)('--output', outputs(request, output)),
            ...spec.extraArgs,
            (0,build_options/* asPath */.w2)(spec.context),
        ],
        env: common.env,
    };
}
function outputs(request, output) {
    const layout = ['type=oci', (0,build_options/* csv */.fu)(`dest=${request.layout}`), 'tar=false'];
    const name = (0,build_options/* csv */.fu)(`name=${request.image}`);
    switch (output) {
        case 'layout':
            return [[...layout, name].join(',')];
        case 'layout+store':
            // The same name in both: it is part of an attestation, and buildx writes the layout's index.json from whichever
            // exporter answered last, so both must come to the same digest.
            return [
                [...layout, name].join(','),
                ['type=image', name, 'oci-mediatypes=true', 'unpack=true'].join(','),
            ];
        case 'store':
            return [['type=docker', name].join(',')];
        case 'registry':
            return [
                ['type=image', (0,build_options/* csv */.fu)(`name=${request.repositories.join(',')}`)]
                    .concat('push-by-digest=true', 'name-canonical=true', 'push=true')
                    .join(','),
            ];
    }
}
/** Said outright in every case: what buildx adds of itself is left out of layouts, and its index.json is then wrong. */
function attestations({ spec }, output) {
    if (output === 'store')
        return ['--provenance=false'];
    return [
        `--provenance=${spec.provenance ?? 'mode=min'}`,
        ...(spec.sbom === undefined ? [] : [`--sbom=${spec.sbom}`]),
    ];
}
/** Exports never fail a build: a cache that may not be written, or that is full, costs time alone. */
function cache({ spec, leg, writeCache }, { cache: local }) {
    const [kind, ...rest] = spec.cache.split(':');
    const from = (text) => (0,build_options/* option */.uK)('--cache-from', [text]);
    const to = (text) => (writeCache ? (0,build_options/* option */.uK)('--cache-to', [text]) : []);
    switch (kind) {
        case 'gha': {
            const scope = `scope=${(0,model_leg/* legSlug */.Oy)(leg)}`;
            return [...from(`type=gha,${scope}`), ...to(`type=gha,${scope},mode=max,ignore-error=true`)];
        }
        case 'registry': {
            const ref = (0,build_options/* csv */.fu)(`ref=${rest.join(':')}`);
            return [
                ...from(`type=registry,${ref}`),
                ...to(`type=registry,${ref},mode=max,ignore-error=true`),
            ];
        }
        case 'local':
            return [
                ...(local?.from === undefined ? [] : from(csvFields('type=local', `src=${local.from}`))),
                ...(local?.to === undefined
                    ? []
                    : to(csvFields('type=local', `dest=${local.to}`, 'mode=max', 'ignore-error=true'))),
            ];
        default:
            return [];
    }
}
function csvFields(...fields) {
    return fields.map(build_options/* csv */.fu).join(',');
}

;// CONCATENATED MODULE: ./src/engines/dockerfile.ts


/**
 * The file to give to docker, which looks for no Containerfile by itself, as podman and buildah do. Undefined leaves it to docker: where a
 * file is named, the context is not on this disk, or it has a Dockerfile.
 */
async function containerfileOf({ file, context }, cwd) {
    if (file !== undefined)
        return undefined;
    const exists = (name) => (0,promises_.access)((0,external_node_path_.join)((0,external_node_path_.resolve)(cwd, context), name)).then(() => true, () => false);
    const [dockerfile, containerfile] = await Promise.all([
        exists('Dockerfile'),
        exists('Containerfile'),
    ]);
    return containerfile && !dockerfile ? (0,external_node_path_.join)(context, 'Containerfile') : undefined;
}

// EXTERNAL MODULE: ./src/engines/docker-store.ts + 3 modules
var docker_store = __webpack_require__(75598);
// EXTERNAL MODULE: ./src/engines/errors.ts
var errors = __webpack_require__(70500);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./src/model/errors.ts
var model_errors = __webpack_require__(87206);
;// CONCATENATED MODULE: ./src/engines/local-cache.ts






/**
 * Opens the cache of a leg: in a job from GitHub's cache service, elsewhere a folder of the user's own caches. A miss, a read-only cache
 * and a service that fails are no errors: the build takes longer. Builds of one leg may run at once: each writes a folder of its own, and
 * the last to end keeps it.
 */
async function openLocalCache(request, context, load = () => loadService(context.env)) {
    const service = await load();
    const folder = service === undefined ? ownFolder(request, context) : jobFolder(request);
    await dropAbandoned(folder);
    const next = `${folder}.${(0,external_node_crypto_.randomUUID)()}${NEXT}`;
    const prefixes = await keyPrefixes(request, context);
    const key = `${prefixes[0] ?? ''}${context.env.GITHUB_RUN_ID ?? ''}-${context.env.GITHUB_RUN_ATTEMPT ?? ''}`;
    const { log } = context;
    const tolerant = async (what, work) => work().catch((error) => {
        log.info(`Build cache ${what}: ${(0,model_errors/* describeError */.Uc)(error)}`);
        return undefined;
    });
    if (service !== undefined) {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
        const found = await tolerant('not read', () => service.restoreCache([folder], key, [...prefixes]));
        log.info(typeof found === 'string' ? `Build cache: ${found}` : 'Build cache: none yet');
    }
    return {
        from: (await exists((0,external_node_path_.join)(folder, 'index.json'))) ? folder : undefined,
        to: request.writeCache ? next : undefined,
        async keep() {
            if (!(await exists((0,external_node_path_.join)(next, 'index.json'))))
                return;
            await tolerant('not kept', () => replace(folder, next));
            if (service !== undefined) {
                await tolerant('not written', () => service.saveCache([folder], key));
            }
        },
    };
}
/** How a folder ends whose build is under way. */
const NEXT = '.next';
/** Milliseconds after which a build that has not kept its cache never will. */
const ABANDONED = 24 * 60 * 60 * 1000;
/** Takes away what builds that failed or were killed left beside a cache. */
async function dropAbandoned(folder) {
    const beside = (0,external_node_path_.dirname)(folder);
    const names = await (0,promises_.readdir)(beside).catch(() => []);
    const ours = names.filter((name) => name.startsWith(`${(0,external_node_path_.basename)(folder)}.`) && name.endsWith(NEXT));
    for (const path of ours.map((name) => (0,external_node_path_.join)(beside, name))) {
        const found = await (0,promises_.stat)(path).catch(() => undefined);
        if (found !== undefined && Date.now() - found.mtimeMs > ABANDONED)
            await drop(path);
    }
}
/** Puts a folder in the place of another, which is never there in part. What loses to a build that ends just now is dropped. */
async function replace(folder, next) {
    const old = `${folder}.${(0,external_node_crypto_.randomUUID)()}${NEXT}`;
    try {
        await (0,promises_.rename)(folder, old).catch(() => undefined);
        await (0,promises_.rename)(next, folder);
    }
    finally {
        await Promise.all([drop(old), drop(next)]);
    }
}
function drop(folder) {
    return (0,promises_.rm)(folder, { recursive: true, force: true });
}
/** The path is part of what GitHub compares, so it is the same in every job. */
function jobFolder({ leg, folder }) {
    return (0,external_node_path_.join)(folder, `cache-${(0,model_leg/* legSlug */.Oy)(leg)}`);
}
function ownFolder({ leg }, { cwd, env }) {
    const caches = env.XDG_CACHE_HOME ?? (0,external_node_path_.join)(env.HOME ?? (0,external_node_os_.homedir)(), '.cache');
    const checkout = (0,external_node_crypto_.createHash)('sha256').update(cwd).digest('hex').slice(0, 12);
    return (0,external_node_path_.join)(caches, 'multiarch-publish', checkout, (0,model_leg/* legSlug */.Oy)(leg));
}
/** From the most to the least fitting: the same Dockerfile's, then any of the leg's. */
async function keyPrefixes({ leg, spec }, { cwd }) {
    const file = (0,external_node_path_.resolve)(cwd, spec.file ?? (0,external_node_path_.join)(spec.context, 'Dockerfile'));
    const bytes = await (0,promises_.readFile)(file).catch(() => Buffer.alloc(0));
    const hash = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex').slice(0, 16);
    const any = `multiarch-publish-${(0,model_leg/* legSlug */.Oy)(leg)}-`;
    return [`${any}${hash}-`, any];
}
async function loadService(env) {
    if ((env.ACTIONS_RUNTIME_TOKEN ?? '') === '')
        return undefined;
    const cache = await Promise.all(/* import() */[__webpack_require__.e(6251), __webpack_require__.e(5535), __webpack_require__.e(8091)]).then(__webpack_require__.bind(__webpack_require__, 18091));
    return cache.isFeatureAvailable() ? cache : undefined;
}
function exists(path) {
    return (0,promises_.access)(path).then(() => true, () => false);
}

// EXTERNAL MODULE: ./src/engines/programs.ts + 1 modules
var programs = __webpack_require__(34571);
// EXTERNAL MODULE: ./src/engines/process.ts + 5 modules
var process = __webpack_require__(92421);
;// CONCATENATED MODULE: ./src/engines/docker-engine.ts















function dockerEngine(facts, docker) {
    return {
        facts,
        async build(asked, context) {
            const file = await containerfileOf(asked.spec, context.cwd);
            const request = file === undefined ? asked : { ...asked, spec: { ...asked.spec, file } };
            const output = chooseOutput(docker, request);
            const metadata = (0,external_node_path_.join)(request.scratch, 'metadata.json');
            const cache = await openCache(request, output, context);
            const { argv, env } = dockerCommandLine(request, output, {
                metadata,
                ...(cache === undefined ? {} : { cache }),
            });
            await (0,programs/* runBuild */.cM)({ argv, env: { ...env, ...cacheEnv(request, context) } }, request, context);
            await cache?.keep();
            switch (output) {
                case 'registry':
                    return pushedByDigest(request, await (0,promises_.readFile)(metadata, 'utf8'));
                case 'store':
                    await (0,docker_store/* saveLayout */.Q)(request, context, request.spec.annotations);
                    break;
                case 'layout':
                    if (request.spec.load)
                        await (0,docker_store/* loadLayout */.f)(request, context);
                    break;
                case 'layout+store':
                    break;
            }
            const image = request.spec.load ? request.image : undefined;
            if (output === 'store' && image === undefined)
                await removeImage(request.image, context);
            return { kind: 'layout', layout: request.layout, image };
        },
        remove: removeImage,
    };
}
async function removeImage(image, context) {
    await (0,process/* run */.eF)(['docker', 'image', 'rm', image], (0,programs/* programOptions */.N5)(context)).catch(() => undefined);
}
/** The cache in a folder, where it is asked for; says so where the store can keep no cache at all. */
async function openCache(request, output, context) {
    const { cache } = request.spec;
    if (cache !== 'none' && output === 'store') {
        context.log.warning(`cache: ${cache} is left out: docker's classic image store keeps its own layers only. docker/setup-buildx-action brings a builder that can`);
        return undefined;
    }
    return cache === 'local' ? openLocalCache(request, context) : undefined;
}
/** BuildKit's `gha` cache speaks to the run's own service, for which it needs the run's token. */
function cacheEnv({ spec }, { env, log }) {
    if (spec.cache !== 'gha')
        return {};
    if ((env.ACTIONS_RUNTIME_TOKEN ?? '') === '') {
        log.warning('cache: gha is left out: there is no cache service here, only in a GitHub job');
    }
    return (0,child_env/* cacheServiceEnv */.z)(env);
}
/** @throws EngineError where the classic store is asked for attestations */
function chooseOutput(docker, { spec, leg }) {
    if (spec.output === 'registry')
        return 'registry';
    if (docker.driver !== 'docker')
        return 'layout';
    if (docker.containerdStore === true)
        return spec.load ? 'layout+store' : 'layout';
    const asked = [
        ...(spec.provenance === undefined || spec.provenance === 'false' ? [] : ['provenance']),
        ...(spec.sbom === undefined || spec.sbom === 'false' ? [] : ['sbom']),
    ];
    if (asked.length > 0) {
        throw new errors/* EngineError */.NJ(`Docker's classic image store keeps no attestations (${asked.join(', ')})`, {
            leg: (0,model_leg/* legName */.ue)(leg),
            hint: "Use docker/setup-buildx-action before this step, or turn on docker's containerd image store",
        });
    }
    return 'store';
}
const metadataSchema = schemas/* looseObject */._H3({
    'containerimage.digest': schemas/* string */.YjP().optional(),
    'containerimage.config.digest': schemas/* string */.YjP().optional(),
});
/** @throws EngineError where buildx names no manifest: without one the leg has no image */
function pushedByDigest({ leg, repositories }, text) {
    const metadata = (0,json/* parseJson */.qF)(metadataSchema, text, "buildx's metadata file");
    const digest = metadata['containerimage.digest'];
    const [repository] = repositories;
    if (digest === undefined ||
        repository === undefined ||
        digest === metadata['containerimage.config.digest']) {
        throw new errors/* EngineError */.NJ('buildx names no manifest that it pushed', {
            leg: (0,model_leg/* legName */.ue)(leg),
            answer: text,
            hint: 'Use a newer buildx (0.13 or later), or output: layout',
        });
    }
    return {
        kind: 'pushed',
        reference: { repository: (0,reference/* parseRepository */.SU)(repository), digest: (0,model_digest/* parseDigest */.m)(digest) },
    };
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
