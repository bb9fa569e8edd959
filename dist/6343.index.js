export const id = 6343;
export const ids = [6343];
export const modules = {

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


/***/ }),

/***/ 94259:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ checkContents),
  f: () => (/* binding */ verifyLayer)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./src/model/media-types.ts
var media_types = __webpack_require__(13809);
// EXTERNAL MODULE: ./src/model/digest.ts
var model_digest = __webpack_require__(95305);
// EXTERNAL MODULE: ./src/image/chunks.ts
var chunks = __webpack_require__(96475);
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
;// CONCATENATED MODULE: ./src/image/contents/decompress.ts




/** Large pieces: the fewer turns between threads, the faster. Measured: half as much costs 7 % of a scan. */
const CHUNK = 2 * 1024 * 1024;
/**
 * A layer's tar, whatever its compression; what it is, is read from its first bytes and not from its media type.
 * @param layer a chunk need be valid only until the next one is asked for: zlib is done with it by then
 * @returns a stream whose chunks stay what they are, as those who read a tar keep parts of them
 */
async function openTar(layer) {
    const { head, whole } = await (0,chunks/* peek */.se)(layer, 4);
    if (head.readUInt16BE(0) === 0x1f8b) {
        return { source: whole, decoder: external_node_zlib_.createGunzip({ chunkSize: CHUNK }) };
    }
    if (isZstd(head.readUInt32LE(0)))
        return { source: whole, decoder: zstdDecoder() };
    return { source: copies(whole) };
}
/** A frame, or one to be skipped, of which there are sixteen kinds (RFC 8878, 3.1). */
function isZstd(magic) {
    return magic === 0xfd2fb528 || (magic >= 0x184d2a50 && magic <= 0x184d2a5f);
}
async function* copies(chunks) {
    for await (const chunk of chunks)
        yield Buffer.from(chunk);
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
            // It keeps what it cannot decode yet.
            this.#decoder.push(Buffer.from(chunk), last);
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
/** Most files are one of these. */
const OTHER_FILE = { kind: 'file', facts: OTHER, executable: false };
const OTHER_EXECUTABLE = { kind: 'file', facts: OTHER, executable: true };
/** Files whose text says where shared objects are looked for: glibc's and musl's. */
const LOADER_CONFIG = /^etc\/(?:ld\.so\.conf(?:\.d\/.+\.conf)?|ld-musl-.+\.path)$/;
const MAX_TEXT = 64 * 1024;
/** Reads a layer once, from end to end, and keeps of each file no more than what it is. */
async function listLayer(layer) {
    const entries = [];
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
            readFile(stream, path, header, (entry) => entries.push([path, entry]));
        }
        else {
            entries.push([path, specialEntry(header)]);
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
function readFile(stream, path, { mode }, keep) {
    const reader = new FileReader();
    const executable = (mode & 0o111) !== 0;
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
            keep({ kind: 'file', facts, executable, text: Buffer.concat(text).toString('utf8') });
        else if (facts !== OTHER)
            keep({ kind: 'file', facts, executable });
        else
            keep(executable ? OTHER_EXECUTABLE : OTHER_FILE);
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
;// CONCATENATED MODULE: ./src/image/contents/programs.ts

const NOTHING = { kind: 'programs', starts: [], rest: 'nothing' };
const PERHAPS = { kind: 'programs', starts: [], rest: 'perhaps' };
const UNKNOWN = { kind: 'programs', starts: [], rest: 'unknown' };
/** Docker's, for images that set none. */
const DEFAULT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
function startOf({ config }) {
    const start = {
        argv: [...(config?.Entrypoint ?? []), ...(config?.Cmd ?? [])],
        // Builders write an empty one too, and one without the slash.
        workdir: external_node_path_.posix.resolve('/', config?.WorkingDir ?? ''),
        path: split(DEFAULT_PATH),
        libraryPath: [],
    };
    return withVariables(start, config?.Env ?? []);
}
/** With variables (`NAME=value`) set, of which the last of a name counts. */
function withVariables(start, variables) {
    const value = (name) => {
        const found = variables.findLast((entry) => entry.startsWith(`${name}=`));
        return found === undefined ? undefined : split(found.slice(name.length + 1));
    };
    return {
        ...start,
        path: value('PATH') ?? start.path,
        libraryPath: value('LD_LIBRARY_PATH') ?? start.libraryPath,
    };
}
function split(list) {
    return list.split(':').filter((part) => part !== '');
}
/**
 * The file that a word starts: by its path, or by the search path when it has no slash, where what nobody may start is passed over
 * (execvp(3)).
 */
function findProgram(tree, word, start) {
    const files = filesCalled(tree, word, start);
    return word.includes('/') ? files[0] : files.find(({ executable }) => executable);
}
/** The file that a shell reads when it is told a word: here, else on the search path, whether or not it may be started. */
function findScript(tree, word, start) {
    return tree.find(external_node_path_.posix.resolve(start.workdir, word)) ?? filesCalled(tree, word, start)[0];
}
function filesCalled(tree, word, { workdir, path }) {
    const directories = word.includes('/') ? [''] : path;
    return directories
        .map((directory) => tree.find(external_node_path_.posix.resolve(workdir, directory, word)))
        .filter((file) => file !== undefined);
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
                const { facts, executable, text } = entry;
                return {
                    kind: 'file',
                    file: { path, facts, executable, layer, ...(text === undefined ? {} : { text }) },
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

// EXTERNAL MODULE: ./node_modules/string-argv/index.js
var string_argv = __webpack_require__(88579);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
;// CONCATENATED MODULE: ./src/image/contents/options.ts
/**
 * The options of a command line up to its first operand, or `--` (POSIX, Utility Syntax Guidelines).
 * @returns undefined where an option stands that is not known: it might take the next word
 */
function parseOptions(words, known) {
    const options = [];
    let at = 0;
    for (; at < words.length; at += 1) {
        const word = words[at] ?? '';
        if (word === '--')
            return { options, operands: words.slice(at + 1) };
        if (!word.startsWith('-') || word === '-')
            break;
        if (word.startsWith('--')) {
            const [name = '', ...value] = word.split('=');
            const takes = known.long?.includes(`${name.slice(2)}:`) === true;
            if (!takes && known.long?.includes(name.slice(2)) !== true)
                return undefined;
            if (takes && value.length === 0)
                at += 1;
            options.push([name, value.length > 0 ? value.join('=') : takes ? (words[at] ?? '') : '']);
            continue;
        }
        for (let letter = 1; letter < word.length; letter += 1) {
            const name = word[letter] ?? '';
            const found = name === ':' ? -1 : known.short.indexOf(name);
            if (found === -1)
                return undefined;
            if (known.short[found + 1] !== ':') {
                options.push([`-${name}`, '']);
                continue;
            }
            const glued = word.slice(letter + 1);
            if (glued === '')
                at += 1;
            options.push([`-${name}`, glued === '' ? (words[at] ?? '') : glued]);
            break;
        }
    }
    return { options, operands: words.slice(at) };
}

;// CONCATENATED MODULE: ./src/image/contents/shell-line.ts
const WORD = String.raw `(?:[^\s;&|()<>'"\\]|\\[^]|'[^']*'|"(?:[^"\\]|\\[^])*")+`;
const TOKEN = new RegExp(String.raw `[ \t]*(?:(?<redirect>\d*(?:>>|[<>])&?[ \t]*${WORD})|(?<operator>\n|;|&&?)|(?<word>${WORD})|$)`, 'y');
/** A line with more is none that anybody starts an image with. */
const MAX_COMMANDS = 100;
/** The commands of a shell's line, from the first to the first thing that is not read here. */
function commandsOf(line) {
    // What is in there follows rules of its own; the word that it stands in is not known.
    const cut = line.search(/\$\(|`|<<|(?:^|\s)#/);
    const text = cut === -1 ? line.trimEnd() : `${line.slice(0, cut)}$`;
    const commands = [];
    let words = [];
    const token = new RegExp(TOKEN);
    while (commands.length < MAX_COMMANDS) {
        const { word, operator, redirect } = token.exec(text)?.groups ?? {};
        if (word !== undefined)
            words.push(word);
        else if (operator !== undefined) {
            commands.push({ words, end: operator === '&&' ? '&&' : ';' });
            words = [];
        }
        else if (redirect === undefined) {
            // `lastIndex` is 0 where nothing matched.
            const whole = cut === -1 && token.lastIndex === text.length;
            commands.push({ words, end: whole ? '' : 'other' });
            return commands;
        }
    }
    return [...commands, { words: [], end: 'other' }];
}
/** A word without its quotes. */
function unquoted(word) {
    return word.replace(/'([^']*)'|"([^"]*)"/g, '$1$2');
}

;// CONCATENATED MODULE: ./src/image/contents/shell.ts




const SHELLS = new Set(['sh', 'bash', 'dash', 'ash', 'ksh', 'zsh']);
const SHELL = {
    short: 'abcefhiklmnprstuvxBCDEHPo:O:',
    long: [
        ...['login', 'norc', 'noprofile', 'posix', 'restricted', 'verbose', 'noediting'],
        ...['rcfile:', 'init-file:'],
    ],
};
/** What a shell with these arguments starts: the commands of `-c`, or a script. */
function shellHandover(start, words) {
    const parsed = parseOptions(words, SHELL);
    if (parsed === undefined)
        return UNKNOWN;
    const given = new Set(parsed.options.map(([name]) => name));
    const [first, , ...positional] = parsed.operands;
    if (given.has('-c')) {
        // Such a shell first reads files that may set another search path.
        const profile = ['-l', '-i', '--login'].some((name) => given.has(name));
        return new ShellLine(start, positional, profile).read(commandsOf(first ?? ''));
    }
    if (given.has('-s'))
        return { kind: 'programs', starts: [], rest: 'script' };
    return first === undefined
        ? NOTHING
        : { kind: 'script', start: { ...start, argv: parsed.operands } };
}
/** Shells' own words that start nothing, do not fail, and change nothing of how the next program is found. */
const HARMLESS = new Set([':', 'true', 'echo', 'printf', 'set', 'umask', 'ulimit', 'trap', 'wait']);
/** Programs that prepare and start nothing; what stands behind `&&` is meant to run. Of others, such as `grep`, the answer may decide. */
const PREPARING = new Set([
    'mkdir',
    'chmod',
    'chown',
    'touch',
    'rm',
    'cp',
    'mv',
    'ln',
    'sleep',
]);
/** Words that make what follows depend on what only running it would tell. */
const DECIDING = new Set([
    ...['if', 'then', 'else', 'elif', 'fi', 'while', 'until', 'for', 'do', 'done', 'case', 'esac'],
    ...['in', 'function', 'select', 'time', '[', '[[', 'test', 'command', 'eval', '.', 'source'],
    ...['alias', 'unset', 'shift', 'return', 'false', 'builtin', 'pushd', 'popd', 'shopt', 'read'],
]);
const EXEC = { short: 'cla:' };
/** A word that the shell takes as it stands, quotes aside. */
const PLAIN = /^[^$`*?[\]{}~\\#!]+$/;
const ASSIGNMENT = /^[A-Za-z_]\w*=/;
const FLAGS = /^(?:[-+]\w+|pipefail)$/;
const SEARCHED = /^(?:PATH|LD_LIBRARY_PATH)=/;
/** Follows the commands of a line as long as it is sure that, and how, each of them is run. */
class ShellLine {
    #starts = [];
    #positional;
    #profile;
    #now;
    constructor(start, positional, profile) {
        this.#now = { ...start, argv: [] };
        this.#positional = positional;
        this.#profile = profile;
    }
    read(commands) {
        for (const { words, end } of commands) {
            const after = words.length === 0 ? 'succeeds' : this.#take(words);
            if (after === 'end' || (end === '' && after !== 'unclear'))
                return this.#found('nothing');
            const goesOn = end === ';' || (end === '&&' && after === 'succeeds');
            if (after === 'unclear' || !goesOn)
                return this.#found('script');
        }
        return this.#found('nothing');
    }
    #found(rest) {
        return { kind: 'programs', starts: this.#starts, rest };
    }
    #take(all) {
        const at = all.findIndex((word) => !ASSIGNMENT.test(word));
        const assigned = at === -1 ? all : all.slice(0, at);
        const set = this.#with(assigned);
        if (set === undefined)
            return 'unclear';
        if (at === -1) {
            this.#now = set;
            return 'succeeds';
        }
        const words = all.slice(at);
        const [name = '', ...rest] = words;
        if (name === 'exec')
            return this.#exec(set, rest);
        if (name === 'exit')
            return 'end';
        if (name === 'cd')
            return this.#cd(rest);
        if (name === 'export')
            return this.#export(rest);
        // `set` with words gives "$@" another meaning.
        if (DECIDING.has(name) || (name === 'set' && !rest.every((word) => FLAGS.test(word)))) {
            return 'unclear';
        }
        if (HARMLESS.has(name))
            return 'succeeds';
        if (!this.#program(set, words))
            return 'unclear';
        return PREPARING.has(external_node_path_.posix.basename(name)) ? 'succeeds' : 'may-fail';
    }
    #exec(start, words) {
        const operands = parseOptions(words, EXEC)?.operands;
        if (operands === undefined)
            return 'unclear';
        // Without a program it only redirects.
        if (operands.length === 0)
            return 'succeeds';
        return this.#program(start, operands) ? 'end' : 'unclear';
    }
    /** @returns whether it is known what is started */
    #program(start, words) {
        const [name = '', ...rest] = words;
        const argv = /^"?\$@"?$/.test(name) ? [...this.#positional, ...rest] : words;
        const [program = ''] = argv;
        const known = PLAIN.test(program) && (!this.#profile || program.includes('/'));
        if (known)
            this.#starts.push({ ...start, argv: argv.map(unquoted) });
        return known;
    }
    #cd(words) {
        const [directory = ''] = words;
        if (words.length !== 1 || !PLAIN.test(directory) || directory.startsWith('-'))
            return 'unclear';
        const workdir = external_node_path_.posix.resolve(this.#now.workdir, unquoted(directory));
        this.#now = { ...this.#now, workdir };
        return 'succeeds';
    }
    #export(words) {
        const set = this.#with(words);
        if (set === undefined)
            return 'unclear';
        this.#now = set;
        return 'succeeds';
    }
    /** Undefined where a variable that matters gets a value that is not known. */
    #with(variables) {
        const unknown = variables.some((entry) => SEARCHED.test(entry) && !PLAIN.test(entry));
        return unknown ? undefined : withVariables(this.#now, variables.map(unquoted));
    }
}

;// CONCATENATED MODULE: ./src/image/contents/handover.ts






const INIT = { short: 'p:hvwgle:s', long: ['version'] };
/** Programs that do no more than start another one, with their options as their manuals have them. */
const LAUNCHERS = {
    tini: INIT,
    'tini-static': INIT,
    'docker-init': INIT,
    'dumb-init': {
        short: 'cr:vhV',
        long: ['single-child', 'rewrite:', 'verbose', 'help', 'version'],
    },
    catatonit: { short: 'ghLPV' },
    nice: { short: 'n:0123456789', long: ['adjustment:'] },
    ionice: { short: 'c:n:t', long: ['class:', 'classdata:', 'ignore'] },
    nohup: { short: '' },
    setsid: { short: 'cfw', long: ['ctty', 'fork', 'wait'] },
    stdbuf: { short: 'i:o:e:', long: ['input:', 'output:', 'error:'] },
    timeout: {
        short: 'k:s:fpv',
        long: ['kill-after:', 'signal:', 'foreground', 'preserve-status', 'verbose'],
        operands: 1,
    },
    gosu: { short: '', operands: 1 },
    'su-exec': { short: '', operands: 1 },
    's6-setuidgid': { short: '', operands: 1 },
    setuidgid: { short: '', operands: 1 },
    // Without -/, another root, and -e, which may set another search path.
    chpst: { short: 'u:U:b:n:l:L:m:d:o:p:f:c:r:t:vP012' },
    // Without --reset-env, which sets another search path.
    setpriv: {
        short: '',
        long: [
            ...['nnp', 'no-new-privs', 'ruid:', 'euid:', 'reuid:', 'rgid:', 'egid:', 'regid:', 'groups:'],
            ...['clear-groups', 'keep-groups', 'init-groups', 'inh-caps:', 'ambient-caps:'],
            ...['bounding-set:', 'securebits:', 'pdeathsig:', 'selinux-label:', 'apparmor-profile:'],
        ],
    },
    taskset: { short: 'ac', long: ['all-tasks', 'cpu-list'], operands: 1 },
    // Without the policies for which newer ones ask no priority.
    chrt: { short: 'frRv', long: ['fifo', 'rr', 'reset-on-fork', 'verbose'], operands: 1 },
    numactl: {
        short: 'i:p:N:C:m:lab',
        long: [
            ...['interleave:', 'preferred:', 'cpunodebind:', 'physcpubind:', 'membind:'],
            ...['localalloc', 'all', 'balancing'],
        ],
    },
    // Limits stand behind a `=`, or not at all.
    prlimit: {
        short: '',
        long: [
            ...['core', 'data', 'nice', 'fsize', 'sigpending', 'memlock', 'rss', 'nofile', 'msgqueue'],
            ...['rtprio', 'stack', 'cpu', 'nproc', 'as', 'locks', 'rttime', 'verbose'],
        ],
    },
    time: {
        short: 'o:f:apqvV',
        long: ['output:', 'format:', 'append', 'portability', 'quiet', 'verbose'],
    },
};
/** Programs that start another one in a way that is not read here: under another root, by a user's shell, with words from elsewhere. */
const OPAQUE = new Set([
    ...['chroot', 'unshare', 'nsenter', 'su', 'runuser', 'sudo', 'doas', 'xargs', 'flock'],
    ...['setarch', 'linux32', 'linux64', 'start-stop-daemon', 'capsh'],
]);
const ENV = {
    short: 'i0u:C:S:v',
    long: ['ignore-environment', 'null', 'unset:', 'chdir:', 'split-string:', 'debug'],
};
/** After these the search path may be another one. */
const CLEARING = new Set(['-i', '--ignore-environment', '-u', '--unset']);
/** glibc's loader and musl's, called by their own names. */
const LOADER = /^ld(?:64|-linux.*|-musl.*|-[\d.]+)?\.so(?:\.\d+)*$/;
const LOADER_OPTIONS = {
    short: '',
    long: [
        ...['inhibit-cache', 'library-path:', 'glibc-hwcaps-prepend:', 'glibc-hwcaps-mask:'],
        ...['inhibit-rpath:', 'audit:', 'preload:', 'argv0:'],
    ],
};
/** Programs that are many by the name of their first argument, which need be no file. */
const BOXES = new Set(['busybox', 'toybox']);
/** Is it a program that only starts another one, as an interpreter line may name it? */
function isLauncher(word) {
    const name = external_node_path_.posix.basename(word);
    return name === 'env' || OPAQUE.has(name) || (0,collections/* entryOf */.M)(LAUNCHERS, name) !== undefined;
}
/** What a program that is called so starts, as far as its arguments tell. */
function handover(start) {
    const [program = '', ...words] = start.argv;
    const name = external_node_path_.posix.basename(program);
    if (BOXES.has(name))
        return words.length === 0 ? NOTHING : handover({ ...start, argv: words });
    if (SHELLS.has(name))
        return shellHandover(start, words);
    if (name === 'env')
        return env(start, words);
    if (LOADER.test(name))
        return loader(start, words);
    const launcher = (0,collections/* entryOf */.M)(LAUNCHERS, name);
    if (OPAQUE.has(name))
        return UNKNOWN;
    if (launcher === undefined)
        return PREPARING.has(name) ? NOTHING : PERHAPS;
    const operands = parseOptions(words, launcher)?.operands;
    if (operands === undefined)
        return UNKNOWN;
    return one({ ...start, argv: operands.slice(launcher.operands ?? 0) });
}
function one(start) {
    return start.argv.length === 0 ? NOTHING : { kind: 'programs', starts: [start], rest: 'nothing' };
}
/** env(1), also as in `#!/usr/bin/env -S python3 -u`. */
function env(start, words) {
    const parsed = parseOptions(words, ENV);
    if (parsed === undefined)
        return UNKNOWN;
    const line = handover_valueOf(parsed, '-S', '--split-string');
    if (line !== undefined) {
        // Its own escapes and variables; and what it names stands before the operands.
        return /[\\$]/.test(line)
            ? UNKNOWN
            : env(start, [...(0,string_argv/* parseArgsStringToArgv */.R)(line), ...parsed.operands]);
    }
    const at = parsed.operands.findIndex((word) => !word.includes('='));
    const variables = at === -1 ? parsed.operands : parsed.operands.slice(0, at);
    const argv = at === -1 ? [] : parsed.operands.slice(at);
    const cleared = parsed.options.some(([name]) => CLEARING.has(name));
    if (cleared && argv[0]?.includes('/') !== true)
        return UNKNOWN;
    const workdir = handover_valueOf(parsed, '-C', '--chdir');
    return one({
        ...withVariables(start, variables),
        ...(workdir === undefined ? {} : { workdir: external_node_path_.posix.resolve(start.workdir, workdir) }),
        argv,
    });
}
/** ld.so(8), called as a program. */
function loader(start, words) {
    const parsed = parseOptions(words, LOADER_OPTIONS);
    const [program = ''] = parsed?.operands ?? [];
    // A name without a slash it looks for among the libraries.
    if (parsed === undefined || (program !== '' && !program.includes('/')))
        return UNKNOWN;
    const libraryPath = handover_valueOf(parsed, '--library-path');
    const variables = libraryPath === undefined ? [] : [`LD_LIBRARY_PATH=${libraryPath}`];
    return one({ ...withVariables(start, variables), argv: parsed.operands });
}
function handover_valueOf({ options }, ...names) {
    return options.findLast(([name]) => names.includes(name))?.[1];
}

;// CONCATENATED MODULE: ./src/image/contents/judge.ts





/** Scripts whose interpreter is a script, shells in launchers: nobody goes deeper. */
const MAX_DEPTH = 8;
/**
 * Judges what an image starts; pure. The verdict is that of the program which all the launchers before it start in the end, and no better
 * than what was seen on the way.
 * @throws WrongContentsError
 */
function judge(tree, start, platform, layers) {
    return new Judge(tree, platform, layers).start(start);
}
class Judge {
    #tree;
    #platform;
    #layers;
    constructor(tree, platform, layers) {
        this.#tree = tree;
        this.#platform = platform;
        this.#layers = layers;
    }
    /** A program, and all that it hands over to. */
    start(start, depth = 0) {
        const [word = '', ...words] = start.argv;
        if (depth === MAX_DEPTH)
            return { verdict: 'unknown', detail: `${word} …` };
        const file = findProgram(this.#tree, word, start);
        const own = this.#program(word, file, start);
        const command = (argv) => this.#command({ ...start, argv }, depth);
        if (file?.facts.kind === 'script')
            return together([own, ...command(words)], own.verdict);
        const next = handover(start);
        if (next.kind === 'script') {
            const script = this.#shellScript(next.start);
            const all = [own, script, ...command(next.start.argv.slice(1))];
            return together(all, isFine(own) ? script.verdict : own.verdict);
        }
        const all = [own, ...next.starts.map((each) => this.start(each, depth + 1))];
        if (next.rest === 'perhaps' || next.rest === 'unknown')
            all.push(...this.#given(start));
        const verdict = (all.find((each) => !isFine(each)) ?? all.at(-1) ?? own).verdict;
        if (next.rest === 'nothing' || next.rest === 'perhaps')
            return together(all, verdict);
        return together([...all, NOT_KNOWN], all.every(isFine) ? next.rest : verdict);
    }
    /** What follows a script of the image: its command, by custom; but it may be anything that looks like a program's name. */
    #command(start, depth) {
        const file = findProgram(this.#tree, start.argv[0] ?? '', start);
        return file === undefined ? [] : [this.start(start, depth + 1)];
    }
    /**
     * What does not fit of the files that a program's arguments name. It may start them, or only read them (an emulator, a linker): no
     * reason to refuse the image, and none to call it right.
     */
    #given(start) {
        const words = start.argv.slice(1).flatMap((word) => word.split(/[\s=;'"]+/));
        return [...new Set(words)].flatMap((word) => {
            const file = findProgram(this.#tree, word, start);
            if (file === undefined)
                return [];
            try {
                this.#program(word, file, start);
                return [];
            }
            catch (error) {
                if (!(error instanceof errors/* WrongContentsError */.W))
                    throw error;
                return [{ verdict: 'unknown', detail: `perhaps an argument of it: ${error.message}` }];
            }
        });
    }
    /** A file that a shell was told to read. Whatever interpreter its first line names, it is the shell that reads it. */
    #shellScript(start) {
        const [word = ''] = start.argv;
        const file = findScript(this.#tree, word, start);
        if (file === undefined)
            return { verdict: 'unknown', detail: `${word} is not in the image` };
        const { kind } = file.facts;
        return kind === 'script' || kind === 'other'
            ? { verdict: 'script', detail: `/${file.path}, a script` }
            : { verdict: 'unknown', detail: `/${file.path} is no script` };
    }
    /** One program: an ELF file with all that it is started with, or a script through its interpreter. */
    #program(word, file, start, chain = []) {
        if (file === undefined) {
            return { verdict: 'unknown', detail: `${trail(chain)}${word} is not in the image` };
        }
        const path = `/${file.path}`;
        switch (file.facts.kind) {
            case 'elf':
                return this.#elf(file, file.facts.elf, start, chain);
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
                const { interpreter, argument } = file.facts;
                const next = [...chain, path];
                if (next.length > MAX_DEPTH)
                    return { verdict: 'unknown', detail: `${trail(next)}…` };
                // What follows the interpreter is one word, blanks and all (execve(2)).
                const argv = [interpreter, ...(argument === undefined ? [] : [argument]), path];
                const followed = this.#interpreter({ ...start, argv }, next);
                return {
                    verdict: followed.every(isFine) ? 'script' : 'unknown',
                    detail: followed.map(({ detail }) => detail).join('; '),
                };
            }
        }
    }
    /** `#!/bin/sh`, or with a launcher before the interpreter proper: `#!/usr/bin/env [-S] python3`. */
    #interpreter(start, chain) {
        const [word = ''] = start.argv;
        const own = this.#program(word, findProgram(this.#tree, word, start), start, chain);
        const next = isLauncher(word) ? handover(start) : NOTHING;
        if (next.kind === 'script')
            return [own];
        const inner = next.starts.flatMap((each) => this.#interpreter(each, chain));
        return [own, ...inner, ...(next.rest === 'nothing' ? [] : [NOT_KNOWN])];
    }
    #elf(file, elf, start, chain) {
        const path = `/${file.path}`;
        const architecture = architectureOf(elf);
        if (!runs(this.#platform, architecture))
            throw this.#wrong(file, architecture, chain);
        const inside = [...chain, path];
        const missing = [];
        const loader = elf.interpreter === undefined ? undefined : this.#tree.find(elf.interpreter);
        if (elf.interpreter !== undefined && loader === undefined)
            missing.push(elf.interpreter);
        const libraries = librariesOf(this.#tree, file, elf, start.libraryPath);
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
const NOT_KNOWN = { verdict: 'unknown', detail: 'what else it starts is not known' };
function together(all, verdict) {
    return { verdict, detail: all.map(({ detail }) => detail).join('; then ') };
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
 * @throws WrongContentsError naming file, layer and both architectures; LayoutError for a layer that cannot be read or whose bytes are others
 */
async function checkContents(image, openLayer, platform, { digests = true } = {}) {
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
    const listings = await Promise.all(layers.map((layer) => limit(() => list(layer, openLayer, digests))));
    return { digest, ...judge(new Tree(listings), start, platform, layers) };
}
const check_NOTHING = { entries: [], removed: [], opaque: [] };
async function list(layer, openLayer, digests) {
    // Its bytes are elsewhere; what is in it counts as not in the image.
    if ((0,media_types/* isForeignLayer */.sJ)(layer.mediaType))
        return check_NOTHING;
    const bytes = await openLayer(layer);
    const hashed = digests ? hashedAs(layer, bytes) : undefined;
    let listing;
    try {
        listing = await listLayer(hashed ?? bytes);
    }
    catch (cause) {
        throw new errors/* LayoutError */.R(`The layer ${layer.digest} cannot be read`, {
            answer: cause instanceof Error ? cause.message : String(cause),
            cause,
        });
    }
    if (hashed !== undefined)
        refuseOther(layer, hashed);
    return listing;
}
/**
 * Checks a layer's digest, where no registry has done it: a verdict on other bytes than those that lie there already would say nothing.
 * @throws LayoutError
 */
async function verifyLayer(layer, openLayer) {
    const hashed = hashedAs(layer, await openLayer(layer));
    const chunks = hashed[Symbol.asyncIterator]();
    while ((await chunks.next()).done !== true)
        ;
    refuseOther(layer, hashed);
}
function hashedAs({ digest }, bytes) {
    return new chunks/* Hashed */.OG(bytes, (0,model_digest/* splitDigest */.vo)(digest).algorithm);
}
function refuseOther({ digest }, { hex }) {
    const { algorithm, hex: wanted } = (0,model_digest/* splitDigest */.vo)(digest);
    if (hex === wanted)
        return;
    throw new errors/* LayoutError */.R(`The layer ${digest} is damaged`, {
        answer: hex === undefined
            ? 'bytes follow after its end'
            : `its bytes are those of ${algorithm}:${hex}`,
        hint: 'Something changed it after the build: run the build again',
    });
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

// EXTERNAL MODULE: ./src/image/contents/check.ts + 13 modules
var check = __webpack_require__(94259);
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
// EXTERNAL MODULE: ./src/push/look.ts
var look = __webpack_require__(94189);
;// CONCATENATED MODULE: ./src/push/push-image.ts

/**
 * Puts a leg's image into one repository: blobs in parallel, manifests by digest, then its arch tags (spec section 2, `push`).
 * What is there already is not sent.
 * @throws RegistryError
 */
async function pushImage(registry, { manifests, blobs }, sourceOf, target, { onProgress, verify = () => Promise.resolve() }) {
    const { repository } = target;
    const options = { mountFrom: target.siblings, onProgress };
    // A registry may have lost a blob and kept the manifest that names it, so all are looked for, side by side.
    const [missing] = await Promise.all([
        absent(registry, repository, manifests),
        Promise.all(blobs.map(async (blob) => {
            const outcome = await registry.uploadBlob(repository, blob, sourceOf(blob), options);
            if (outcome !== 'uploaded')
                await verify(blob);
        })),
    ]);
    await Promise.all(missing.map((manifest) => registry.putManifest(repository, manifest.descriptor.digest, manifest)));
    const [image] = manifests;
    return { digest: image.descriptor.digest, tags: await tagImage(registry, target, image) };
}
/** Moves a leg's arch tags to its image; a tag that is right already is left alone. */
async function tagImage(registry, { repository, tags }, image) {
    const entries = tags.map(async (tag) => {
        const present = await (0,look/* lookBeforeWrite */.S)(registry, repository, tag);
        const digest = present?.digest === image.descriptor.digest
            ? present.digest
            : await registry.putManifest(repository, tag, image);
        return [tag, digest];
    });
    return Object.fromEntries(await Promise.all(entries));
}
async function absent(registry, repository, manifests) {
    const present = await Promise.all(manifests.map(({ descriptor }) => (0,look/* lookBeforeWrite */.S)(registry, repository, descriptor.digest)));
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
        await Promise.all(manifests.map(({ descriptor }) => registry.copy(from, target.repository, descriptor.digest, manifests)));
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
    // Read into buffers that are used again: a scan makes no garbage of its input.
    const readLayer = (layer) => Promise.resolve((0,source/* chunksOf */.U)(sourceOf(layer), 0, layer.size));
    const verified = new Map();
    const verify = (layer) => {
        const known = verified.get(layer.digest) ?? (0,check/* verifyLayer */.f)(layer, readLayer);
        verified.set(layer.digest, known);
        return known;
    };
    return {
        selected: image,
        readLayer,
        pushTo: (target, onProgress, judged = false) => pushImage(registry, image, sourceOf, target, {
            onProgress,
            verify: judged ? verify : undefined,
        }),
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

/***/ 94189:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ lookBeforeWrite)
/* harmony export */ });
/* harmony import */ var _registry_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88568);

/**
 * What a tag or digest names where a write follows. Before its first push a repository may answer 401 or 403 to a look (spec section 8): that is
 * not known to be there, and whether the login may write says the write.
 * @throws RegistryError
 */
async function lookBeforeWrite(registry, repository, target) {
    try {
        return await registry.resolve(repository, target, 'push');
    }
    catch (error) {
        if (error instanceof _registry_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnauthorisedError */ .w || error instanceof _registry_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeniedError */ .iC)
            return undefined;
        throw error;
    }
}


/***/ })

};
