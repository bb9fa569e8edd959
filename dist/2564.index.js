export const id = 2564;
export const ids = [2564];
export const modules = {

/***/ 96475:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fo: () => (/* binding */ collect),
/* harmony export */   U_: () => (/* binding */ chunksOf),
/* harmony export */   se: () => (/* binding */ peek)
/* harmony export */ });
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
async function* chain(first, rest) {
    yield* first;
    yield* rest;
}


/***/ }),

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

/***/ 11207:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openRegistry: () => (/* binding */ openRegistry)
/* harmony export */ });
/* harmony import */ var _registry_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18766);

/** The registry client of a step, as its inputs ask for it. Opens no connection before the first request. */
function openRegistry({ env, signal, log }, { insecureRegistries, registryConcurrency }) {
    return (0,_registry_client_js__WEBPACK_IMPORTED_MODULE_0__.createRegistry)({
        env,
        signal,
        log,
        insecureHosts: insecureRegistries ?? [],
        ...(registryConcurrency === undefined ? {} : { concurrency: registryConcurrency }),
    });
}


/***/ }),

/***/ 82564:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  push: () => (/* binding */ push)
});

// EXTERNAL MODULE: ./src/inputs/read.ts + 6 modules
var read = __webpack_require__(83920);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./src/model/media-types.ts
var media_types = __webpack_require__(13809);
// EXTERNAL MODULE: ./src/image/errors.ts
var errors = __webpack_require__(62062);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./node_modules/tar-stream/index.js
var tar_stream = __webpack_require__(56118);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/fzstd/esm/index.mjs
var esm = __webpack_require__(68339);
// EXTERNAL MODULE: ./src/image/chunks.ts
var chunks = __webpack_require__(96475);
;// CONCATENATED MODULE: ./src/image/contents/decompress.ts




/** Large pieces: the fewer turns between threads, the faster. */
const CHUNK = 1024 * 1024;
/** A layer's tar, whatever its compression; what it is, is read from its first bytes and not from its media type. */
async function openTar(layer) {
    const { head, whole } = await (0,chunks/* peek */.se)(layer, 4);
    if (head.readUInt16BE(0) === 0x1f8b) {
        return { source: whole, decoder: external_node_zlib_.createGunzip({ chunkSize: CHUNK }) };
    }
    if (head.readUInt32LE(0) === 0xfd2fb528)
        return { source: whole, decoder: zstdDecoder() };
    return { source: whole };
}
/** Node's own decoder where it has one (22.15 and later), else one in JavaScript. */
function zstdDecoder() {
    const create = Reflect.get(external_node_zlib_, 'createZstdDecompress');
    const native = typeof create === 'function' ? Reflect.apply(create, external_node_zlib_, [{ chunkSize: CHUNK }]) : undefined;
    return native instanceof external_node_stream_.Transform ? native : new PortableZstd();
}
class PortableZstd extends external_node_stream_.Transform {
    #decoder = new esm/* Decompress */.YM((chunk) => {
        if (chunk.length > 0)
            this.push(Buffer.from(chunk));
    });
    _transform(chunk, _encoding, done) {
        this.#decode(chunk, false, done);
    }
    _flush(done) {
        this.#decode(Buffer.alloc(0), true, done);
    }
    #decode(chunk, last, done) {
        try {
            this.#decoder.push(chunk, last);
            done();
        }
        catch (error) {
            done(error instanceof Error ? error : new Error(String(error)));
        }
    }
}

;// CONCATENATED MODULE: ./src/image/contents/elf.ts
const ELF_HEADER_SIZE = 64;
const MAGIC = 0x7f454c46;
const PT_LOAD = 1;
const PT_DYNAMIC = 2;
const PT_INTERP = 3;
const DT_NEEDED = 1;
const DT_STRTAB = 5;
const DT_RPATH = 15;
const DT_RUNPATH = 29;
/** No real string of a dynamic section is longer. */
const MAX_STRING = 4096;
const MAX_SEGMENTS = 512;
function isElf(head) {
    return head.length >= 20 && head.readUInt32BE(0) === MAGIC;
}
/** The dynamic section's place, from the program headers; undefined for a static file. */
function findDynamic(read) {
    const header = readHeader(read);
    const segment = header?.segments.find(({ type }) => type === PT_DYNAMIC);
    return segment === undefined ? undefined : { offset: segment.offset, length: segment.size };
}
/**
 * Reads what the contents check needs of an ELF file (System V ABI, chapters 4 and 5; both classes, both byte orders). Parts that were not
 * kept, or that a damaged file points to, are left out.
 */
function parseElf(read) {
    const header = readHeader(read);
    if (header === undefined)
        return undefined;
    const { machine, bits, littleEndian, segments } = header;
    const interp = segments.find(({ type }) => type === PT_INTERP);
    const interpreter = interp === undefined ? undefined : readString(read, interp.offset, interp.size);
    const { needed, searchPath } = readDynamic(read, header);
    return {
        machine,
        bits,
        littleEndian,
        ...(interpreter === undefined ? {} : { interpreter }),
        needed,
        searchPath,
    };
}
function readHeader(read) {
    const head = read(0, ELF_HEADER_SIZE) ?? read(0, 52);
    if (head === undefined || !isElf(head))
        return undefined;
    const bits = head[4] === 2 ? 64 : 32;
    const littleEndian = head[5] !== 2;
    const field = fields(head, littleEndian);
    const machine = field.half(18);
    const wide = bits === 64;
    const tableOffset = wide ? field.wide(32) : field.word(28);
    const entrySize = field.half(wide ? 54 : 42);
    const count = Math.min(field.half(wide ? 56 : 44), MAX_SEGMENTS);
    const table = read(tableOffset, entrySize * count);
    const segments = [];
    for (let index = 0; table !== undefined && index < count; index += 1) {
        const entry = fields(table.subarray(index * entrySize), littleEndian);
        segments.push(wide
            ? {
                type: entry.word(0),
                offset: entry.wide(8),
                address: entry.wide(16),
                size: entry.wide(32),
            }
            : {
                type: entry.word(0),
                offset: entry.word(4),
                address: entry.word(8),
                size: entry.word(16),
            });
    }
    return { machine, bits, littleEndian, segments };
}
function readDynamic(read, { bits, littleEndian, segments }) {
    const none = { needed: [], searchPath: [] };
    const dynamic = segments.find(({ type }) => type === PT_DYNAMIC);
    const section = dynamic && read(dynamic.offset, dynamic.size);
    if (section === undefined)
        return none;
    const field = fields(section, littleEndian);
    const step = bits === 64 ? 16 : 8;
    const entries = [];
    for (let at = 0; at + step <= section.length; at += step) {
        const tag = bits === 64 ? field.wide(at) : field.word(at);
        if (tag === 0)
            break;
        entries.push({ tag, value: bits === 64 ? field.wide(at + 8) : field.word(at + 4) });
    }
    const table = entries.find(({ tag }) => tag === DT_STRTAB)?.value;
    const load = segments.find(({ type, address, size }) => type === PT_LOAD && table !== undefined && address <= table && table < address + size);
    if (table === undefined || load === undefined)
        return none;
    const base = table - load.address + load.offset;
    const strings = (wanted) => entries
        .filter(({ tag }) => tag === wanted)
        .map(({ value }) => readString(read, base + value, MAX_STRING))
        .filter((text) => text !== undefined);
    const paths = [...strings(DT_RUNPATH), ...strings(DT_RPATH)];
    return {
        needed: strings(DT_NEEDED),
        searchPath: paths.flatMap((path) => path.split(':')).filter((path) => path !== ''),
    };
}
/** A string that ends with a zero byte, read in small pieces: the file may end, or not be kept, right after it. */
function readString(read, offset, limit) {
    const bytes = [];
    for (let at = 0; at < limit; at += 1) {
        const byte = read(offset + at, 1)?.[0];
        if (byte === undefined)
            return undefined;
        if (byte === 0)
            break;
        bytes.push(byte);
    }
    return Buffer.from(bytes).toString('utf8');
}
/** Numbers of a structure in the file's byte order. A 64-bit one beyond 2^53 is no place in a file: it reads as nowhere. */
function fields(bytes, littleEndian) {
    const inside = (at, size) => at + size <= bytes.length;
    return {
        half: (at) => !inside(at, 2) ? 0 : littleEndian ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at),
        word: (at) => !inside(at, 4) ? 0 : littleEndian ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at),
        wide: (at) => !inside(at, 8)
            ? 0
            : Number(littleEndian ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at)),
    };
}

;// CONCATENATED MODULE: ./src/image/contents/file-facts.ts

const OTHER = { kind: 'other' };
/** Of an ELF file so much is kept from its start, where headers and names are, and its dynamic section wherever that is. */
const KEPT = 16 * 1024 * 1024;
const MAX_SCRIPT_LINE = 256;
/**
 * Takes a file's bytes as they pass and tells what the file is, without holding more than {@link KEPT} of it.
 */
class FileReader {
    #chunks = [];
    #length = 0;
    #kind = 'undecided';
    #facts = OTHER;
    #dynamic;
    write(bytes) {
        const at = this.#length;
        this.#length += bytes.length;
        if (this.#kind === 'done')
            return;
        if (this.#kind === 'elf' && !this.#wanted(at, bytes.length))
            return;
        this.#chunks.push({ at, bytes });
        if (this.#kind === 'undecided' && this.#length >= MAX_SCRIPT_LINE)
            this.#decide();
    }
    end() {
        if (this.#kind === 'undecided')
            this.#decide();
        if (this.#kind === 'elf') {
            const elf = parseElf(this.#read);
            if (elf !== undefined)
                this.#facts = { kind: 'elf', elf };
        }
        this.#chunks.length = 0;
        return this.#facts;
    }
    #decide() {
        const head = this.#read(0, Math.min(this.#length, MAX_SCRIPT_LINE)) ?? Buffer.alloc(0);
        if (isElf(head)) {
            this.#kind = 'elf';
            this.#dynamic = findDynamic(this.#read);
            return;
        }
        this.#kind = 'done';
        this.#facts = readScript(head) ?? readForeign(head) ?? OTHER;
        this.#chunks.length = 0;
    }
    #wanted(at, length) {
        if (at < KEPT)
            return true;
        // Program headers may come later than the first decision could see them.
        const range = (this.#dynamic ??= findDynamic(this.#read));
        return range !== undefined && at < range.offset + range.length && range.offset < at + length;
    }
    #read = (offset, length) => {
        const pieces = [];
        let next = offset;
        const end = offset + length;
        for (const { at, bytes } of this.#chunks) {
            if (next >= end)
                break;
            if (at > next)
                return undefined;
            if (at + bytes.length <= next)
                continue;
            const piece = bytes.subarray(next - at, Math.min(end - at, bytes.length));
            pieces.push(piece);
            next += piece.length;
        }
        if (next < end)
            return undefined;
        const [only] = pieces;
        return pieces.length === 1 ? only : Buffer.concat(pieces);
    };
}
function readScript(head) {
    if (head.toString('latin1', 0, 2) !== '#!')
        return undefined;
    const line = head.toString('utf8', 2).split('\n', 1)[0] ?? '';
    const [, interpreter = '', argument = ''] = /^[ \t]*([^ \t\r]*)[ \t]*(.*?)[ \t\r]*$/.exec(line) ?? [];
    if (interpreter === '')
        return undefined;
    return { kind: 'script', interpreter, ...(argument === '' ? {} : { argument }) };
}
const FOREIGN = [
    ['4d5a', 'a Windows program'],
    ['0061736d', 'WebAssembly'],
    ['504b0304', 'a Java or zip archive'],
    ['cafebabe', 'a Java class or macOS program'],
    ['cffaedfe', 'a macOS program'],
];
function readForeign(head) {
    const start = head.toString('hex', 0, 4);
    const found = FOREIGN.find(([magic]) => start.startsWith(magic));
    return found && { kind: 'foreign', format: found[1] };
}

;// CONCATENATED MODULE: ./src/image/contents/layer.ts




const DIRECTORY = { kind: 'directory' };
const OTHER_FILE = { kind: 'file', facts: OTHER };
/** Files whose text says where shared objects are looked for: glibc's and musl's. */
const LOADER_CONFIG = /^etc\/(?:ld\.so\.conf(?:\.d\/.+\.conf)?|ld-musl-.+\.path)$/;
const MAX_TEXT = 64 * 1024;
/** Reads a layer once, from end to end, and keeps of each file no more than what it is. */
async function listLayer(layer) {
    const entries = new Map();
    const removed = [];
    const opaque = [];
    const extract = tar_stream.extract();
    extract.on('entry', (header, stream, next) => {
        const path = normalise(header.name);
        const slash = path.lastIndexOf('/') + 1;
        const name = path.slice(slash);
        if (name === '.wh..wh..opq')
            opaque.push(path.slice(0, Math.max(slash - 1, 0)));
        else if (name.startsWith('.wh.'))
            removed.push(path.slice(0, slash) + name.slice('.wh.'.length));
        else if (isFile(header)) {
            readFile(stream, path, (entry) => entries.set(path, entry));
        }
        else {
            const entry = specialEntry(header);
            if (entry !== undefined)
                entries.set(path, entry);
        }
        // A layer that breaks off fails as a whole, below.
        stream.on('error', () => undefined);
        stream.on('end', () => {
            next();
        });
        stream.resume();
    });
    const { source, decoder } = await openTar(layer);
    if (decoder === undefined)
        await (0,promises_.pipeline)(source, extract);
    else
        await (0,promises_.pipeline)(source, decoder, extract);
    return { entries, removed, opaque };
}
function readFile(stream, path, keep) {
    const reader = new FileReader();
    const text = LOADER_CONFIG.test(path) ? [] : undefined;
    let length = 0;
    stream.on('data', (chunk) => {
        if (!Buffer.isBuffer(chunk))
            return;
        reader.write(chunk);
        length += chunk.length;
        if (length <= MAX_TEXT)
            text?.push(chunk);
    });
    stream.on('end', () => {
        const facts = reader.end();
        if (text !== undefined)
            keep({ kind: 'file', facts, text: Buffer.concat(text).toString('utf8') });
        else
            keep(facts === OTHER ? OTHER_FILE : { kind: 'file', facts });
    });
}
function isFile({ type }) {
    return type === 'file' || type === 'contiguous-file';
}
function specialEntry({ type, linkname }) {
    switch (type) {
        case 'directory':
            return DIRECTORY;
        case 'symlink':
            return { kind: 'symlink', target: linkname };
        case 'link':
            return { kind: 'hardlink', target: normalise(linkname) };
        default:
            // A device or a pipe: there, and nothing that could be started.
            return OTHER_FILE;
    }
}
/** `./usr//bin/`, `/usr/bin` → `usr/bin`. */
function normalise(name) {
    return name
        .split('/')
        .filter((part) => part !== '' && part !== '.')
        .join('/');
}

// EXTERNAL MODULE: ./src/model/platform.ts
var model_platform = __webpack_require__(3154);
;// CONCATENATED MODULE: ./src/image/contents/machines.ts

/** `e_machine` numbers, from the ABI's registry, with the architecture's name in a platform. */
const MACHINES = [
    { machine: 62, bits: 64, littleEndian: true, architecture: 'amd64' },
    { machine: 3, bits: 32, littleEndian: true, architecture: '386' },
    { machine: 183, bits: 64, littleEndian: true, architecture: 'arm64' },
    { machine: 40, bits: 32, littleEndian: true, architecture: 'arm' },
    { machine: 243, bits: 64, littleEndian: true, architecture: 'riscv64' },
    { machine: 22, bits: 64, littleEndian: false, architecture: 's390x' },
    { machine: 21, bits: 64, littleEndian: true, architecture: 'ppc64le' },
    { machine: 21, bits: 64, littleEndian: false, architecture: 'ppc64' },
    { machine: 258, bits: 64, littleEndian: true, architecture: 'loong64' },
    { machine: 8, bits: 64, littleEndian: true, architecture: 'mips64le' },
    { machine: 8, bits: 64, littleEndian: false, architecture: 'mips64' },
    { machine: 8, bits: 32, littleEndian: true, architecture: 'mipsle' },
    { machine: 8, bits: 32, littleEndian: false, architecture: 'mips' },
];
/** The architecture that a file is for, as platforms name it; of one that no platform has, its number. */
function architectureOf({ machine, bits, littleEndian }) {
    const known = MACHINES.find((row) => row.machine === machine && row.bits === bits && row.littleEndian === littleEndian);
    return known?.architecture ?? `ELF machine ${machine}, ${bits} bit`;
}
/**
 * Do processors of a platform run files of an architecture? Its own, and 386 on amd64, which every kernel for amd64 runs. Not arm on arm64:
 * many servers' processors no longer have the 32-bit state.
 */
function runs(platform, architecture) {
    const own = (0,model_platform/* splitPlatform */.iQ)(platform).architecture;
    return architecture === own || (own === 'amd64' && architecture === '386');
}
/** Has the architecture ELF programs at all? Not wasm, for one. */
function hasElf(platform) {
    const { os, architecture } = (0,model_platform/* splitPlatform */.iQ)(platform);
    return os === 'linux' && MACHINES.some((row) => row.architecture === architecture);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/string-argv/index.js
var string_argv = __webpack_require__(88579);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
;// CONCATENATED MODULE: ./src/image/contents/programs.ts



/** Docker's, for images that set none. */
const DEFAULT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
function startOf({ config }) {
    const variable = (name) => (config?.Env ?? []).find((entry) => entry.startsWith(`${name}=`))?.slice(name.length + 1);
    const split = (list) => list.split(':').filter((part) => part !== '');
    return {
        argv: [...(config?.Entrypoint ?? []), ...(config?.Cmd ?? [])],
        workdir: config?.WorkingDir ?? '/',
        path: split(variable('PATH') ?? DEFAULT_PATH),
        libraryPath: split(variable('LD_LIBRARY_PATH') ?? ''),
    };
}
/** The file that a word starts: by its path, or by the search path when it has no slash (execvp(3)). */
function findProgram(tree, word, start) {
    if (word.includes('/'))
        return tree.find(external_node_path_.posix.resolve(start.workdir, word));
    for (const directory of start.path) {
        const file = tree.find(external_node_path_.posix.resolve(start.workdir, directory, word));
        if (file !== undefined)
            return file;
    }
    return undefined;
}
const SHELLS = new Set(['sh', 'bash', 'dash', 'ash', 'ksh', 'zsh']);
/** Programs that start another one; of some the first word is a user's name. */
const LAUNCHERS = {
    tini: 0,
    'tini-static': 0,
    'dumb-init': 0,
    catatonit: 0,
    env: 0,
    nice: 0,
    nohup: 0,
    exec: 0,
    gosu: 1,
    'su-exec': 1,
};
/**
 * The words of the program that a program starts in its turn, where that is known: `sh -c "exec /app"`, `tini -- /app`, and what follows a
 * script of the image, which by custom ends in `exec "$@"`. Empty where it is not.
 */
function handsOverTo(argv, isScript) {
    const [program = '', ...rest] = argv;
    const name = external_node_path_.posix.basename(program);
    if (SHELLS.has(name)) {
        const flag = rest.findIndex((word) => /^-[a-z]*c$/.test(word));
        return flag === -1 ? [] : firstCommand(rest[flag + 1] ?? '');
    }
    const users = (0,collections/* entryOf */.M)(LAUNCHERS, name);
    if (users !== undefined)
        return firstWords(rest).slice(users);
    return isScript ? rest : [];
}
/** Without options and variables that stand before the program. */
function firstWords(words) {
    const at = words.findIndex((word) => !word.startsWith('-') && !/^\w+=/.test(word));
    return at === -1 ? [] : words.slice(at);
}
/** The first simple command of a shell's line; none where the shell would have to work it out. */
function firstCommand(line) {
    const words = firstWords((0,string_argv/* parseArgsStringToArgv */.R)(line));
    const command = words[0] === 'exec' ? firstWords(words.slice(1)) : words;
    return /[$`(){};&|<>*?[]/.test(command[0] ?? '') ? [] : command;
}

;// CONCATENATED MODULE: ./src/image/contents/tree.ts
/** As Linux: path_resolution(7). */
const MAX_LINKS = 40;
/** An image's file system: its layers laid over one another. */
class Tree {
    #nodes = new Map();
    constructor(layers) {
        layers.forEach((listing, number) => {
            this.#apply(listing, number);
        });
    }
    get size() {
        return this.#nodes.size;
    }
    /** The file that a path leads to, through links; undefined where there is none. */
    find(path) {
        const real = this.#resolve(path);
        const node = real === undefined ? undefined : this.#nodes.get(real);
        return node?.kind === 'file' ? node.file : undefined;
    }
    /** Files whose path matches, in order of their paths. */
    matching(pattern) {
        return [...this.#nodes]
            .filter(([path, node]) => node.kind === 'file' && pattern.test(path))
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .flatMap(([, node]) => (node.kind === 'file' ? [node.file] : []));
    }
    #apply({ entries, removed, opaque }, layer) {
        const parents = new Map();
        // Whiteouts speak of the layers below, wherever they stand in the archive.
        this.#hide(new Set(removed.map((path) => this.#place(path, parents))), new Set(opaque.map((path) => this.#resolve(path) ?? path)));
        for (const [path, entry] of entries) {
            const place = this.#place(path, parents);
            const node = this.#node(entry, place, layer);
            if (node !== undefined)
                this.#nodes.set(place, node);
        }
    }
    #node(entry, path, layer) {
        switch (entry.kind) {
            case 'file': {
                const { facts, text } = entry;
                return {
                    kind: 'file',
                    file: { path, facts, layer, ...(text === undefined ? {} : { text }) },
                };
            }
            case 'hardlink': {
                const target = this.#nodes.get(this.#resolve(entry.target) ?? entry.target);
                return target?.kind === 'file' ? { kind: 'file', file: { ...target.file, path } } : target;
            }
            default:
                return entry;
        }
    }
    /** Where an entry really lies: its directory may be a link of a lower layer (`lib` → `usr/lib`). */
    #place(path, parents) {
        const slash = path.lastIndexOf('/');
        if (slash === -1)
            return path;
        const parent = path.slice(0, slash);
        let real = parents.get(parent);
        if (real === undefined) {
            real = this.#resolve(parent) ?? parent;
            parents.set(parent, real);
        }
        return real === '' ? path.slice(slash + 1) : `${real}/${path.slice(slash + 1)}`;
    }
    /** Takes away paths with all below them, and of opaque directories what is below; once over the tree, however many there are. */
    #hide(removed, opaque) {
        if (removed.size === 0 && opaque.size === 0)
            return;
        if (opaque.has(''))
            this.#nodes.clear();
        for (const path of this.#nodes.keys()) {
            if (removed.has(path) || isBelow(path, removed) || isBelow(path, opaque)) {
                this.#nodes.delete(path);
            }
        }
    }
    /** A path with every link followed; undefined for a loop. A directory need not have an entry of its own. */
    #resolve(path) {
        const pending = path.split('/').reverse();
        const real = [];
        let links = 0;
        for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
            if (part === '' || part === '.')
                continue;
            if (part === '..') {
                real.pop();
                continue;
            }
            real.push(part);
            const node = this.#nodes.get(real.join('/'));
            if (node?.kind !== 'symlink')
                continue;
            links += 1;
            if (links > MAX_LINKS)
                return undefined;
            real.pop();
            if (node.target.startsWith('/'))
                real.length = 0;
            pending.push(...node.target.split('/').reverse());
        }
        return real.join('/');
    }
}
function isBelow(path, directories) {
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
        if (directories.has(path.slice(0, at)))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./src/image/contents/libraries.ts


/** Debian's directory per architecture. */
const MULTIARCH = {
    amd64: ['x86_64-linux-gnu'],
    '386': ['i386-linux-gnu'],
    arm64: ['aarch64-linux-gnu'],
    arm: ['arm-linux-gnueabihf', 'arm-linux-gnueabi'],
    riscv64: ['riscv64-linux-gnu'],
    s390x: ['s390x-linux-gnu'],
    ppc64le: ['powerpc64le-linux-gnu'],
    loong64: ['loongarch64-linux-gnu'],
    mips64le: ['mips64el-linux-gnuabi64'],
};
const DEFAULT_DIRECTORIES = [
    ...['/lib64', '/usr/lib64', '/lib', '/usr/lib', '/usr/local/lib64', '/usr/local/lib'],
    ...['/lib32', '/usr/lib32', '/libx32'],
];
/** A program with more is none that anybody starts. */
const MAX_LIBRARIES = 2000;
/**
 * All shared objects that a program is started with, theirs included, found as the loader finds them (ld.so(8)): a file of another machine
 * is passed over as long as the search goes on.
 */
function librariesOf(tree, program, elf, libraryPath) {
    const architecture = architectureOf(elf);
    const configured = tree
        .matching(/^etc\/(?:ld\.so\.conf(?:\.d\/.+\.conf)?|ld-musl-.+\.path)$/)
        .flatMap(({ text = '' }) => text.split(/[\n:]/))
        .map((line) => line.trim())
        .filter((line) => line.startsWith('/'));
    const common = [
        ...libraryPath,
        ...configured,
        ...(MULTIARCH[architecture] ?? []).flatMap((name) => [`/lib/${name}`, `/usr/lib/${name}`]),
        ...DEFAULT_DIRECTORIES,
    ];
    const found = new Map();
    const queue = [
        { elf, origin: external_node_path_.posix.dirname(`/${program.path}`) },
    ];
    for (let user = queue.shift(); user !== undefined; user = queue.shift()) {
        const { origin } = user;
        const own = user.elf.searchPath.map((path) => path.replace(/\$\{?ORIGIN\}?/g, origin));
        for (const name of user.elf.needed) {
            if (found.has(name) || found.size >= MAX_LIBRARIES)
                continue;
            const file = search(tree, name, [...own, ...common], architecture);
            found.set(name, { name, file });
            if (file?.facts.kind === 'elf') {
                queue.push({ elf: file.facts.elf, origin: external_node_path_.posix.dirname(`/${file.path}`) });
            }
        }
    }
    return [...found.values()];
}
function search(tree, name, directories, architecture) {
    const paths = name.includes('/')
        ? [name]
        : directories.map((directory) => `${directory}/${name}`);
    let other;
    for (const path of paths) {
        const file = tree.find(path);
        if (file?.facts.kind !== 'elf')
            continue;
        if (architectureOf(file.facts.elf) === architecture)
            return file;
        other ??= file;
    }
    return other;
}

;// CONCATENATED MODULE: ./src/image/contents/judge.ts




/** Scripts whose interpreter is a script, shells in launchers: nobody goes deeper. */
const MAX_DEPTH = 8;
/**
 * Judges what an image starts; pure. The verdict's kind is that of the first program; those that it hands over to must fit as well.
 * @throws WrongContentsError
 */
function judge(tree, start, platform, layers) {
    const judgements = [];
    let argv = start.argv;
    while (argv.length > 0 && judgements.length < MAX_DEPTH) {
        const [word = ''] = argv;
        const file = findProgram(tree, word, start);
        // Only the first must be there: what follows may be anything that looks like a program's name.
        if (file === undefined && judgements.length > 0)
            break;
        judgements.push(new Judge(tree, start, platform, layers).program(word, file));
        argv = handsOverTo(argv, file?.facts.kind === 'script');
    }
    const [first = { verdict: 'empty', detail: 'nothing is started' }] = judgements;
    return { verdict: first.verdict, detail: judgements.map(({ detail }) => detail).join('; then ') };
}
class Judge {
    #tree;
    #start;
    #platform;
    #layers;
    constructor(tree, start, platform, layers) {
        this.#tree = tree;
        this.#start = start;
        this.#platform = platform;
        this.#layers = layers;
    }
    /** One program: an ELF file with all that it is started with, or a script through its interpreter. */
    program(word, file, chain = []) {
        if (file === undefined) {
            return { verdict: 'unknown', detail: `${trail(chain)}${word} is not in the image` };
        }
        const path = `/${file.path}`;
        switch (file.facts.kind) {
            case 'elf':
                return this.#elf(file, file.facts.elf, chain);
            case 'foreign':
                return {
                    verdict: 'foreign',
                    detail: `${trail(chain)}${path} is ${file.facts.format}, which needs an interpreter of the host (binfmt)`,
                };
            case 'other':
                return {
                    verdict: 'unknown',
                    detail: `${trail(chain)}${path} is neither an ELF file nor a script`,
                };
            case 'script': {
                const { interpreter, argument = '' } = file.facts;
                const next = [...chain, path];
                if (next.length > MAX_DEPTH)
                    return { verdict: 'unknown', detail: `${trail(next)}…` };
                const found = findProgram(this.#tree, interpreter, this.#start);
                const inner = this.program(interpreter, found, next);
                const through = /(?:^|\/)env$/.test(interpreter) ? this.#env(argument, next) : undefined;
                const detail = through === undefined ? inner.detail : `${inner.detail}; ${through.detail}`;
                const followed = [inner, ...(through === undefined ? [] : [through])];
                return { verdict: followed.every(isFine) ? 'script' : 'unknown', detail };
            }
        }
    }
    /** `#!/usr/bin/env [-S] python3`: the interpreter proper is env's argument. */
    #env(argument, chain) {
        const word = argument.split(/\s+/).find((part) => part !== '' && !/^-|=/.test(part));
        if (word === undefined)
            return undefined;
        return this.program(word, findProgram(this.#tree, word, this.#start), chain);
    }
    #elf(file, elf, chain) {
        const path = `/${file.path}`;
        const architecture = architectureOf(elf);
        if (!runs(this.#platform, architecture))
            throw this.#wrong(file, architecture, chain);
        const inside = [...chain, path];
        const missing = [];
        const loader = elf.interpreter === undefined ? undefined : this.#tree.find(elf.interpreter);
        if (elf.interpreter !== undefined && loader === undefined)
            missing.push(elf.interpreter);
        const libraries = librariesOf(this.#tree, file, elf, this.#start.libraryPath);
        missing.push(...libraries.flatMap(({ name, file: found }) => (found ? [] : [name])));
        const started = [loader, ...libraries.map(({ file: found }) => found)];
        for (const part of started) {
            if (part?.facts.kind !== 'elf')
                continue;
            const other = architectureOf(part.facts.elf);
            // Of the program's own architecture, which on amd64 may be 386.
            if (other !== architecture)
                throw this.#wrong(part, other, inside);
        }
        const isStatic = elf.interpreter === undefined && elf.needed.length === 0;
        const what = isStatic ? 'static' : `with ${libraries.length} shared objects`;
        const lacks = missing.length === 0 ? '' : `, not in the image: ${missing.join(', ')}`;
        return {
            verdict: isStatic ? 'static' : 'matches',
            detail: `${trail(chain)}${path} is ${architecture}, ${what}${lacks}`,
        };
    }
    #wrong(file, architecture, chain) {
        const layer = this.#layers[file.layer];
        const by = chain.length === 0 ? '' : `, started by ${chain.join(' → ')}`;
        return new errors/* WrongContentsError */.W(`/${file.path} is for ${architecture}, but the manifest says ${this.#platform}${by}`, {
            subject: `layer ${file.layer + 1} of ${this.#layers.length}, ${layer?.digest ?? ''}`,
            hint: 'A stage with --platform=$BUILDPLATFORM builds for the machine that builds: cross-compile there with TARGETARCH, or leave the --platform out. Input verify: platform skips this check',
        });
    }
}
function isFine({ verdict }) {
    return verdict === 'matches' || verdict === 'static' || verdict === 'script';
}
function trail(chain) {
    return chain.map((path) => `${path} → `).join('');
}

;// CONCATENATED MODULE: ./src/image/contents/check.ts








/** Layers that are read at once: one is decompressed while another's listing is made. */
const PARALLEL = 2;
/**
 * The architecture of an image's contents (spec section 11): what the image starts, and the shared objects that this is started with, must
 * be of the platform's machine type. Every layer is read once, as a stream; nothing of the image is run.
 * @param openLayer the layer's bytes as they are stored; a chunk need be valid only until the next but one is asked for
 * @throws WrongContentsError naming file, layer and both architectures; LayoutError for a layer that cannot be read
 */
async function checkContents(image, openLayer, platform) {
    const { digest } = image.recorded.descriptor;
    const { layers } = image.manifest;
    const start = startOf(image.config);
    if (!hasElf(platform)) {
        return { digest, verdict: 'skipped', detail: `programs for ${platform} are not checked` };
    }
    if (layers.length === 0)
        return { digest, verdict: 'empty', detail: 'the image has no layers' };
    if (start.argv.length === 0) {
        return { digest, verdict: 'empty', detail: 'the image names no entrypoint and no command' };
    }
    const limit = (0,p_limit/* default */.A)(PARALLEL);
    const listings = await Promise.all(layers.map((layer) => limit(() => list(layer, openLayer))));
    return { digest, ...judge(new Tree(listings), start, platform, layers) };
}
const NOTHING = { entries: new Map(), removed: [], opaque: [] };
async function list(layer, openLayer) {
    // Its bytes are elsewhere; what is in it counts as not in the image.
    if ((0,media_types/* isForeignLayer */.sJ)(layer.mediaType))
        return NOTHING;
    const bytes = await openLayer(layer);
    try {
        return await listLayer(bytes);
    }
    catch (cause) {
        throw new errors/* LayoutError */.R(`The layer ${layer.digest} cannot be read`, {
            answer: cause instanceof Error ? cause.message : String(cause),
            cause,
        });
    }
}

// EXTERNAL MODULE: ./src/ledger/open.ts
var ledger_open = __webpack_require__(36229);
// EXTERNAL MODULE: ./src/model/format.ts
var format = __webpack_require__(60826);
// EXTERNAL MODULE: ./src/model/leg.ts
var model_leg = __webpack_require__(21885);
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

// EXTERNAL MODULE: ./src/model/errors.ts
var model_errors = __webpack_require__(87206);
// EXTERNAL MODULE: ./src/model/reference.ts
var reference = __webpack_require__(86676);
;// CONCATENATED MODULE: ./src/push/push-leg.ts




/** A leg that did not reach every required registry. What did arrive stays there; running the step again sends only the rest. */
class PushError extends model_errors/* AppError */.uV {
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
 * Runs `push` for all targets: registries side by side, repositories of one registry one after another, so that later ones
 * mount what the first received. A mirror (`required: false`) that fails is a warning.
 * @throws CancelledError, or the error of the one required registry that failed, or a PushError that names all of them
 */
async function pushEverywhere(targets, push, { leg, log, isRequired, }) {
    const confirmed = new Map();
    const failures = [];
    await Promise.all(Array.from((0,collections/* groupBy */.$)(targets, ({ repository }) => hostOf(repository)), async ([host, group]) => {
        for (const target of group) {
            try {
                confirmed.set(target.repository, await push(target));
            }
            catch (error) {
                if (error instanceof model_errors/* CancelledError */.cc)
                    throw error;
                if (isRequired(host))
                    failures.push({ repository: target.repository, error });
                else
                    log.warning(`Mirror ${host} left out: ${(0,model_errors/* describeError */.Uc)(error)}`);
                return;
            }
        }
    }));
    const [first] = failures;
    if (first === undefined)
        return confirmed;
    if (failures.length === 1)
        throw first.error;
    throw new PushError(`${(0,model_leg/* legName */.ue)(leg)} did not reach ${failures.map(({ repository }) => repository).join(' and ')}`, { answer: failures.map(({ error }) => (0,model_errors/* describeError */.Uc)(error)).join('\n'), cause: first.error });
}
function hostOf(repository) {
    return (0,reference/* splitRepository */.T8)(repository).registry;
}

// EXTERNAL MODULE: ./src/steps/fail-leg.ts
var fail_leg = __webpack_require__(76550);
// EXTERNAL MODULE: ./src/steps/open-registry.ts
var open_registry = __webpack_require__(11207);
// EXTERNAL MODULE: ./src/steps/record-base.ts
var record_base = __webpack_require__(26362);
// EXTERNAL MODULE: ./src/plan/find-leg.ts
var find_leg = __webpack_require__(57669);
// EXTERNAL MODULE: ./src/steps/obtain-plan.ts
var obtain_plan = __webpack_require__(57364);
// EXTERNAL MODULE: ./src/steps/state.ts
var steps_state = __webpack_require__(26062);
;// CONCATENATED MODULE: ./src/steps/take-handover.ts




/**
 * What `push` is to push: what this job's `build` left in its state file, or, where the input `layout` names a folder that came
 * from elsewhere, that folder for the plan's leg.
 * @throws StateError, LegError, InputError
 */
async function takeHandover(context, asked) {
    if (asked.layout !== undefined) {
        const plan = await (0,obtain_plan.obtainPlan)(context);
        const result = { kind: 'layout', layout: (0,external_node_path_.resolve)(context.cwd, asked.layout) };
        return { ...locate(plan, asked), result, timings: {} };
    }
    const state = await (0,steps_state/* readState */.un)((0,steps_state/* jobFolder */.OW)(context.env, context.cwd), asked);
    return { ...locate(state.plan, state), result: state.handover, timings: state.timings };
}
function locate(plan, asked) {
    const { template, leg } = (0,find_leg/* findLeg */.G)(plan, asked);
    return { plan, template, leg, id: { template: template.name, platform: leg.platform } };
}

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
    const registry = (0,open_registry.openRegistry)(context, inputs);
    try {
        const image = await (0,leg_image.openLegImage)(handover.result, id.platform, registry);
        const verify = inputs.verify ?? plan.policies.verify;
        const contents = await timed(timings, 'check', () => check(image, handover, verify, log));
        const found = { image: image.selected.recorded, contents };
        if (!plan.push)
            return await leave({ ...base(), ...found, status: 'validated' });
        const confirmed = await timed(timings, 'push', () => send(image, handover, log));
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
/** Are the layers' programs of the platform that the manifest claims (spec section 11)? */
async function check(image, { id }, verify, log) {
    const { digest } = image.selected.recorded.descriptor;
    if (verify === 'off' || verify === 'platform') {
        return { digest, verdict: 'skipped', detail: `verify: ${verify}` };
    }
    const verdict = await checkContents(image.selected, image.readLayer, id.platform);
    log.info(`${(0,model_leg/* legName */.ue)(id)}: contents ${verdict.verdict}: ${verdict.detail}`);
    return verdict;
}
function send(image, { plan, template, leg, id }, log) {
    return log.group(`Pushing ${(0,model_leg/* legName */.ue)(id)}`, async () => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { layers, size } = image.selected.recorded;
            const targets = targetsOf(template, leg);
            const began = performance.now();
            const progress = __addDisposableResource(env_1, new TransferProgress(log, (0,model_leg/* legName */.ue)(id), size * targets.length), false);
            const confirmed = await pushEverywhere(targets, (target) => image.pushTo(target, (bytes) => {
                progress.add(bytes);
            }), { leg: id, log, isRequired: (host) => plan.registries[host]?.required ?? true });
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
/** What can be pulled now: each repository by digest, then by its arch tags. */
function references(registries) {
    return Object.entries(registries).flatMap(([repository, { digest, tags }]) => [
        `${repository}@${digest}`,
        ...Object.keys(tags).map((tag) => `${repository}:${tag}`),
    ]);
}
async function timed(timings, name, work) {
    const began = performance.now();
    try {
        return await work();
    }
    finally {
        timings[name] = Math.round(performance.now() - began) / 1000;
    }
}


/***/ })

};
