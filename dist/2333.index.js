export const id = 2333;
export const ids = [2333];
export const modules = {

/***/ 53908:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OP: () => (/* binding */ commonOptions),
/* harmony export */   fu: () => (/* binding */ csv),
/* harmony export */   uK: () => (/* binding */ option),
/* harmony export */   w2: () => (/* binding */ asPath)
/* harmony export */ });
/* unused harmony export pairs */
/**
 * The options that docker buildx, podman and buildah write alike: arguments, labels, secrets and the rest. A secret's value goes by the
 * environment, so that no list of processes shows it.
 */
function commonOptions({ spec, secrets, leg }) {
    const given = Object.entries(secrets).map(([id, value], index) => ({
        option: `id=${id},env=${secretVariable(index)}`,
        variable: [secretVariable(index), value],
    }));
    return {
        argv: [
            ...option('--platform', [leg.platform]),
            ...option('--file', spec.file === undefined ? [] : [asPath(spec.file)]),
            ...option('--target', spec.target === undefined ? [] : [spec.target]),
            ...option('--build-arg', pairs(spec.buildArgs)),
            ...option('--build-context', pairs(spec.buildContexts)),
            ...option('--label', pairs(spec.labels)),
            ...option('--annotation', pairs(spec.annotations)),
            ...option('--secret', [
                ...given.map(({ option: text }) => text),
                ...Object.entries(spec.secretFiles).map(([id, path]) => `id=${id},${csv(`src=${path}`)}`),
            ]),
            ...option('--ssh', spec.ssh),
            ...option('--network', spec.network === undefined ? [] : [spec.network]),
            ...(spec.noCache ? ['--no-cache'] : []),
        ],
        env: Object.fromEntries(given.map(({ variable }) => variable)),
    };
}
function option(name, values) {
    return values.flatMap((value) => [name, value]);
}
/** A path, or a remote context's address, that no engine takes for an option or for its standard input. */
function asPath(path) {
    return path.startsWith('-') ? `./${path}` : path;
}
function pairs(map) {
    return Object.entries(map).map(([key, value]) => `${key}=${value}`);
}
/** A field of a comma-separated option value, quoted where it must be (RFC 4180, as the engines read it). */
function csv(field) {
    return /[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
function secretVariable(index) {
    return `MULTIARCH_PUBLISH_SECRET_${index}`;
}


/***/ }),

/***/ 24577:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ splitCommand)
/* harmony export */ });
/* harmony import */ var string_argv__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88579);

/**
 * The arguments of a command of the user's: split as a shell would, without a shell. `$NAME` and `${NAME}` stand for the variables that the
 * command gets from us, within the argument where they are written; a value is never split again, and any other `$` stays.
 */
function splitCommand(command, variables) {
    return (0,string_argv__WEBPACK_IMPORTED_MODULE_0__/* .parseArgsStringToArgv */ .R)(command).map((word) => word.replace(/\$(?:\{(\w+)\}|(\w+))/g, (all, braced, plain) => {
        const name = braced ?? plain ?? '';
        return Object.hasOwn(variables, name) ? (variables[name] ?? all) : all;
    }));
}


/***/ }),

/***/ 43356:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ containersEngine),
  v: () => (/* binding */ exportLayout)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/model/descriptor.ts
var model_descriptor = __webpack_require__(53560);
// EXTERNAL MODULE: ./src/model/digest.ts
var model_digest = __webpack_require__(95305);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/media-types.ts
var media_types = __webpack_require__(13809);
// EXTERNAL MODULE: ./src/image/layout.ts
var layout = __webpack_require__(96727);
;// CONCATENATED MODULE: ./src/image/directory-image.ts







/** Blobs of a directory image are named by the hex of their digest. */
const BLOB = /^[0-9a-f]{64}$/;
/**
 * Turns a folder that podman or buildah wrote with their `dir:` transport into an OCI layout, in place: files are renamed, no byte changes.
 * Their `oci:` transport would not do: it rewrites an image of docker's format, and the health check is lost on the way.
 */
async function layoutFromDirectory(dir) {
    const manifest = await (0,promises_.readFile)((0,external_node_path_.join)(dir, 'manifest.json'));
    const names = await (0,promises_.readdir)(dir);
    await (0,promises_.mkdir)((0,external_node_path_.join)(dir, 'blobs', 'sha256'), { recursive: true });
    await Promise.all(names.map((name) => BLOB.test(name)
        ? (0,promises_.rename)((0,external_node_path_.join)(dir, name), (0,external_node_path_.join)(dir, 'blobs', 'sha256', name))
        : (0,promises_.rm)((0,external_node_path_.join)(dir, name))));
    const { mediaType, config } = (0,json/* parseJson */.qF)(model_descriptor/* manifestSchema */.rc, manifest, 'the manifest of the image');
    const digest = (0,model_digest/* digestOf */.ol)(manifest);
    const descriptor = {
        mediaType: mediaType ?? (config.mediaType.includes('docker') ? media_types/* DOCKER_MANIFEST */.Vv : media_types/* OCI_MANIFEST */.EG),
        digest,
        size: manifest.length,
    };
    const index = { schemaVersion: 2, mediaType: media_types/* OCI_INDEX */.$p, manifests: [descriptor] };
    await (0,promises_.writeFile)((0,layout/* blobFile */.c)(dir, digest), manifest);
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }));
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'index.json'), JSON.stringify(index));
}

// EXTERNAL MODULE: ./src/model/leg.ts
var model_leg = __webpack_require__(21885);
// EXTERNAL MODULE: ./src/engines/errors.ts
var errors = __webpack_require__(70500);
// EXTERNAL MODULE: ./src/engines/build-options.ts
var build_options = __webpack_require__(53908);
;// CONCATENATED MODULE: ./src/engines/containers-options.ts



/** The command line of one build by podman or buildah; pure. */
function containersCommandLine(program, request) {
    const { spec } = request;
    const common = (0,build_options/* commonOptions */.OP)(request);
    return {
        argv: [
            ...[program, 'build', '--force-rm', '--tag', request.image],
            ...common.argv,
            ...(spec.pull ? ['--pull=always'] : []),
            ...cache(request),
            ...spec.extraArgs,
            (0,build_options/* asPath */.w2)(spec.context),
        ],
        env: common.env,
    };
}
/**
 * Asks for nothing that podman and buildah do not have.
 * @throws EngineError naming every input of that kind
 */
function refuseUnsupported(program, { spec, leg }) {
    const asked = [
        ...(wanted(spec.provenance) ? ['provenance'] : []),
        ...(wanted(spec.sbom) ? ['sbom'] : []),
        ...(spec.builder === undefined ? [] : ['builder']),
        ...(spec.output === 'registry' ? ['output: registry'] : []),
        ...(spec.cache === 'gha' || spec.cache === 'local' ? [`cache: ${spec.cache}`] : []),
    ];
    const path = Object.values(spec.secretFiles).find((file) => file.includes(','));
    if (path !== undefined) {
        throw new errors/* EngineError */.NJ(`${program} takes no secret file whose path has a comma: ${path}`, {
            leg: (0,model_leg/* legName */.ue)(leg),
        });
    }
    if (asked.length === 0)
        return;
    throw new errors/* EngineError */.NJ(`${program} has no ${asked.join(', no ')}`, {
        leg: (0,model_leg/* legName */.ue)(leg),
        hint: 'Leave it out, or build with engine: docker and docker/setup-buildx-action. With podman and buildah the cache can be none or registry:REFERENCE',
    });
}
function wanted(attestation) {
    return attestation !== undefined && attestation !== 'false';
}
/** podman and buildah know one kind of remote cache: a repository, without a tag, one layer a tag. */
function cache({ spec, writeCache }) {
    if (!spec.cache.startsWith('registry:'))
        return ['--layers'];
    const repository = spec.cache.slice('registry:'.length).replace(/:[^:/]+$/, '');
    return [
        '--layers',
        ...(0,build_options/* option */.uK)('--cache-from', [repository]),
        ...(writeCache ? (0,build_options/* option */.uK)('--cache-to', [repository]) : []),
    ];
}

// EXTERNAL MODULE: ./src/engines/programs.ts + 1 modules
var programs = __webpack_require__(34571);
// EXTERNAL MODULE: ./src/engines/process.ts + 5 modules
var process = __webpack_require__(92421);
;// CONCATENATED MODULE: ./src/engines/containers-engine.ts




/** podman or buildah: one store, one build code, one way out. */
function containersEngine(program, facts) {
    const engine = {
        facts,
        async build(request, context) {
            refuseUnsupported(program, request);
            await (0,programs/* runBuild */.cM)(containersCommandLine(program, request), request, context);
            await exportLayout(program, request, context);
            const { layout, image, spec } = request;
            if (spec.load)
                return { kind: 'layout', layout, image };
            // These engines build nowhere but in their store.
            await engine.remove(image, context);
            return { kind: 'layout', layout, image: undefined };
        },
        async remove(image, context) {
            // The layers below stay: they are the cache of the next build. buildah leaves them by itself.
            const keep = program === 'podman' ? ['--no-prune'] : [];
            await (0,process/* run */.eF)([program, 'rmi', ...keep, image], (0,programs/* programOptions */.N5)(context)).catch(() => undefined);
        },
    };
    return engine;
}
/**
 * Copies an image from podman's and buildah's store into an OCI layout; layers are compressed on the way.
 * @throws ProgramError, BuildTimeoutError
 */
async function exportLayout(program, request, context) {
    const { image, layout } = request;
    // Both names carry their transport: a bare one may be looked for in a registry. buildah compresses by itself.
    const compress = program === 'podman' ? ['--compress'] : [];
    const argv = [program, 'push', ...compress, `containers-storage:${image}`, `dir:${layout}`];
    try {
        await (0,process/* run */.eF)(argv, {
            ...(0,programs/* moveOptions */.O5)(request, context),
            onLine: (line) => {
                context.log.debug(line);
            },
        });
        await layoutFromDirectory(layout);
    }
    catch (error) {
        throw (0,programs/* withHint */.mu)(error);
    }
}


/***/ }),

/***/ 70500:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NJ: () => (/* binding */ EngineError),
/* harmony export */   Zj: () => (/* binding */ ProgramError),
/* harmony export */   cW: () => (/* binding */ NoEngineError),
/* harmony export */   eo: () => (/* binding */ BuildTimeoutError)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);

/** A program (an engine, the user's command) that could not be started, or ended with a failure. */
class ProgramError extends _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'ProgramError';
    /** The exit code; undefined where a signal ended it or it never started. */
    exitCode;
    /** There is no such program. */
    wasNotFound;
    constructor(message, { exitCode, wasNotFound = false, ...context }) {
        super(message, context);
        this.exitCode = exitCode;
        this.wasNotFound = wasNotFound;
    }
}
/** The program ran longer than `timeout`, or said nothing for `stall-timeout`; its process group was ended. */
class BuildTimeoutError extends _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'BuildTimeoutError';
}
/** The engine cannot do what was asked, or what it left is not what was asked. */
class EngineError extends _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'EngineError';
}
/** No engine answered, or not the one that was asked for. */
class NoEngineError extends _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'NoEngineError';
}


/***/ }),

/***/ 92421:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Fg: () => (/* binding */ capture),
  eF: () => (/* binding */ run),
  ni: () => (/* binding */ start)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(87206);
// EXTERNAL MODULE: ./src/model/format.ts
var format = __webpack_require__(60826);
// EXTERNAL MODULE: ./src/model/system-error.ts
var system_error = __webpack_require__(67627);
;// CONCATENATED MODULE: ./src/engines/cause.ts
/** As much of a line as a summary's table bears. */
const MAX_LENGTH = 300;
/**
 * The one line of an engine's last lines that tells why it failed: what the failed step of the build itself said last (buildx repeats it
 * between rulers), else the last line that calls itself an error, else the last line before any on usage. A line that only counts errors is
 * joined with those.
 */
function causeOf(all) {
    const lines = withoutUsage(all);
    const said = failedStep(lines);
    const last = lines.findLastIndex((line) => ERROR.test(line));
    const at = last === -1 ? headOf(lines) : last;
    const counted = said === undefined ? withItsErrors(lines, at) : undefined;
    const text = (said ?? counted?.text ?? lines[at] ?? '').replace(ERROR, '').trim();
    return {
        text: text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text,
        isAll: said === undefined && all.length === (counted?.lines ?? 1) && text.length <= MAX_LENGTH,
    };
}
const ERROR = /^(?:#\d+ )?(?:ERROR|Error|error|FATA?L?)(?:\[\d+\])?:\s*/;
/** How programs end that were not called rightly. */
const USAGE = /^(?:\s*|usage:.*|(?:run|see|try) ['"`].* --help\b.*)$/i;
function withoutUsage(lines) {
    const last = lines.findLastIndex((line) => !USAGE.test(line));
    return last === -1 ? lines : lines.slice(0, last + 1);
}
const RULER = '------';
function failedStep(lines) {
    const end = lines.lastIndexOf(RULER);
    const start = lines.lastIndexOf(RULER, end - 1);
    if (start < 0 || end <= start || lines[start + 1]?.startsWith(' > ') !== true)
        return undefined;
    return lines
        .slice(start + 2, end)
        .at(-1)
        ?.replace(/^\d+\.\d+ /, '');
}
/** `2 errors occurred:`, and below it one line an error: how programs in Go that use multierror put it. */
const COUNT = /\s*\b\d+ errors? occurred:$/;
const COUNTED = /^\s+\* /;
/** The last line, or the one that counts it. */
function headOf(lines) {
    const head = lines.findLastIndex((line) => !COUNTED.test(line));
    return COUNT.test(lines[head] ?? '') ? head : lines.length - 1;
}
function withItsErrors(lines, at) {
    const line = lines[at] ?? '';
    if (!COUNT.test(line))
        return undefined;
    const below = lines.slice(at + 1);
    const end = below.findIndex((each) => !COUNTED.test(each));
    const errors = (end === -1 ? below : below.slice(0, end))
        .filter((each) => !COUNT.test(each))
        .map((each) => each.replace(COUNTED, '').trim());
    if (errors.length === 0)
        return undefined;
    const counted = end === -1 ? below.length : end;
    return { text: `${line.replace(COUNT, '')} ${errors.join('; ')}`, lines: 1 + counted };
}

// EXTERNAL MODULE: ./src/model/process-group.ts
var process_group = __webpack_require__(44682);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./src/engines/process-tree.ts

/**
 * What a process started, directly or not, that has left its process group: a container's first process, a daemon. Linux alone tells
 * (proc(5)); elsewhere the list is empty.
 */
function straysOf(pid) {
    const entries = readEntries();
    const found = [];
    const family = new Set([pid]);
    // Parents may stand after their children: look until nothing is added.
    for (let size = 0; size !== family.size;) {
        size = family.size;
        for (const entry of entries) {
            if (!family.has(entry.parent) || family.has(entry.pid))
                continue;
            family.add(entry.pid);
            if (entry.group !== pid)
                found.push(entry);
        }
    }
    return found;
}
/** Ends a process at once, if it is still the one that was meant. */
function killProcess({ pid, started }) {
    if (readEntry(String(pid))?.started !== started)
        return;
    try {
        process.kill(pid, 'SIGKILL');
    }
    catch {
        // It ended by itself, or is not ours to end.
    }
}
function readEntries() {
    try {
        return (0,external_node_fs_.readdirSync)('/proc')
            .filter((name) => /^\d+$/.test(name))
            .map(readEntry)
            .filter((entry) => entry !== undefined);
    }
    catch {
        return [];
    }
}
function readEntry(pid) {
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, 'utf8');
    }
    catch {
        return undefined;
    }
    // The name is in parentheses and may hold anything, parentheses too.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [state, parent, group] = fields;
    const started = fields[19];
    if (state === undefined || state === 'Z' || started === undefined)
        return undefined;
    return { pid: Number(pid), parent: Number(parent), group: Number(group), started };
}

;// CONCATENATED MODULE: ./src/engines/end-process.ts


/** How long a program may take to end by itself once its containers are gone: podman then takes away what it made for them. */
const ALONE_MS = 2_000;
/** Time between the request to end and the kill. A runner that cancels a job kills us 10 s after its own request. */
const GRACE_MS = 3_000;
/** What runs now, each the leader of a process group of its own. */
const running = new Set();
/**
 * Ties a program to this process: when this one ends while the program runs (a second Ctrl-C, an error that nobody caught), the program
 * and all that it started are killed before.
 * @param child the leader of a process group of its own
 */
function endWithThisProcess(child) {
    if (child.pid === undefined)
        return;
    if (running.size === 0)
        process.once('exit', killRunning);
    running.add(child);
    child.once('exit', () => {
        running.delete(child);
        if (running.size === 0)
            process.off('exit', killRunning);
    });
}
function killRunning() {
    for (const { pid } of running) {
        if (pid === undefined)
            continue;
        straysOf(pid).forEach(killProcess);
        (0,process_group/* signalGroup */.i)(pid, 'SIGKILL');
    }
}
/**
 * Ends a program and all that it started: first what left its process group (containers: without them the program fails and cleans up),
 * then the group by request, then whatever is left by force.
 * @param child the leader of a process group of its own
 */
function endProcess(child) {
    const { pid } = child;
    if (pid === undefined)
        return;
    let strays = straysOf(pid);
    const killStrays = () => {
        strays.forEach(killProcess);
    };
    const kill = () => {
        strays = [...strays, ...straysOf(pid)];
        killStrays();
        (0,process_group/* signalGroup */.i)(pid, 'SIGKILL');
    };
    let timer;
    const request = () => {
        (0,process_group/* signalGroup */.i)(pid, 'SIGTERM');
        timer = setTimeout(kill, GRACE_MS);
    };
    killStrays();
    timer = setTimeout(request, strays.length === 0 ? 0 : ALONE_MS);
    child.once('exit', () => {
        clearTimeout(timer);
        killStrays();
        // The leader is gone; what it left running in its group goes too.
        (0,process_group/* signalGroup */.i)(pid, 'SIGKILL');
    });
}

// EXTERNAL MODULE: ./src/engines/errors.ts
var engines_errors = __webpack_require__(70500);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
;// CONCATENATED MODULE: ./src/engines/lines.ts

/** A program that never ends its line is cut here, so that memory stays flat. */
const MAX_LINE = 16 * 1024;
/** Calls `onLine` for each line of a stream as it comes, secrets masked; a carriage return ends a line too (progress bars). */
function eachLine(stream, mask, onLine) {
    const decoder = new external_node_string_decoder_.StringDecoder('utf8');
    let rest = '';
    const take = (text) => {
        const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
        rest = lines.pop() ?? '';
        for (const line of lines)
            onLine(mask.end(line));
        if (rest.length > MAX_LINE) {
            const part = mask.cut(rest);
            rest = part.rest;
            if (part.shown !== '')
                onLine(part.shown);
        }
    };
    stream.on('data', (chunk) => {
        take(decoder.write(chunk));
    });
    stream.once('end', () => {
        take(decoder.end());
        if (rest !== '')
            onLine(mask.end(rest.replace(/\r$/, '')));
    });
}
/** The last lines that were added, for an error's answer. */
class Tail {
    #lines = [];
    #size;
    constructor(size) {
        this.#size = size;
    }
    add(line) {
        if (line.trim() === '')
            return;
        this.#lines.push(line);
        if (this.#lines.length > this.#size)
            this.#lines.shift();
    }
    get lines() {
        return this.#lines;
    }
    toString() {
        return this.#lines.join('\n');
    }
}

;// CONCATENATED MODULE: ./src/engines/mask.ts
/** Shorter pieces would blank out innocent text; GitHub's runner masks whole values only. */
const MIN_LENGTH = 4;
/** What is hidden of secrets: each value, and each line of one that has several, as output comes in lines. */
function secretPieces(secrets) {
    const pieces = secrets.flatMap((secret) => secret.split(/\r\n|\n|\r/)).map((line) => line.trim());
    return [...new Set(pieces)].filter((piece) => piece.length >= MIN_LENGTH);
}
/** A line of a build step's own output, as BuildKit prints it. */
const STEP_LINE = /^#(\d+) \d+\.\d+ /;
/** What BuildKit itself says of a step; it may stand between two parts of one line. */
const STEP_STATUS = /^(?:#\d+ |$)/;
/**
 * Replaces secrets in one stream by `***`, also where a line is cut in the middle of one: a line too long to hold (see `cut`), or one that
 * BuildKit prints in parts with other steps' lines between. Of a secret so parted at most three characters stay.
 */
class StreamMask {
    #pieces;
    #longest;
    /** What each step's last line left open; under '' that of lines of no step. */
    #begun = new Map();
    /** The line that was cut: its step, and how many characters of its rest belong to what is hidden already. */
    #within;
    constructor(pieces) {
        this.#pieces = pieces;
        this.#longest = Math.max(0, ...pieces.map(({ length }) => length));
    }
    /** A whole line, or the rest of one that was cut. */
    end(text) {
        if (this.#pieces.length === 0)
            return text;
        const { step, spans } = this.#look(text);
        this.#within = undefined;
        if (step !== undefined)
            spans.push(...this.#keepBegun(step, text));
        return hide(text, spans);
    }
    /** The part of an endless line that can be shown: the rest could be the start of a secret, and has to be given again. */
    cut(text) {
        if (this.#pieces.length === 0)
            return { shown: text, rest: '' };
        const { step, spans } = this.#look(text);
        let at = Math.max(0, text.length - this.#longest + 1);
        while (!this.#pieces.some((piece) => piece.startsWith(text.slice(at))))
            at += 1;
        const over = spans.filter(([start, end]) => start < at && end > at);
        this.#within = { step, hidden: Math.max(0, ...over.map(([, end]) => end - at)) };
        const before = spans.map(([start, end]) => [start, Math.min(end, at)]);
        return { shown: hide(text.slice(0, at), before), rest: text.slice(at) };
    }
    /** Where secrets stand in a text, and of which step it is; undefined for what is no step's output. */
    #look(text) {
        const spans = this.#pieces.flatMap((piece) => occurrences(text, piece));
        if (this.#within !== undefined) {
            const { step, hidden } = this.#within;
            return { step, spans: [[0, hidden], ...spans] };
        }
        const [prefix, number] = STEP_LINE.exec(text) ?? [];
        if (number === undefined && STEP_STATUS.test(text))
            return { step: undefined, spans };
        const step = number ?? '';
        const start = prefix?.length ?? 0;
        const body = text.slice(start);
        const begun = this.#begun.get(step) ?? [];
        this.#begun.delete(step);
        for (const { piece, length } of begun) {
            const rest = piece.slice(length);
            if (body.startsWith(rest))
                spans.push([start, start + rest.length]);
            else if (body !== '' && rest.startsWith(body)) {
                // The whole line lies within the secret.
                const longer = { piece, length: length + body.length };
                this.#begun.set(step, [...(this.#begun.get(step) ?? []), longer]);
                if (longer.length >= MIN_LENGTH)
                    spans.push([start, text.length]);
            }
        }
        return { step, spans };
    }
    /** Remembers what of a secret a line's end may be the start of; returns where that is long enough to be hidden. */
    #keepBegun(step, text) {
        const begun = this.#pieces.flatMap((piece) => beginnings(text, piece));
        const known = this.#begun.get(step) ?? [];
        if (begun.length > 0)
            this.#begun.set(step, [...known, ...begun]);
        return begun
            .filter(({ length }) => length >= MIN_LENGTH)
            .map(({ length }) => [text.length - length, text.length]);
    }
}
/** All places of a piece, those that overlap as well. */
function occurrences(text, piece) {
    const spans = [];
    for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1)) {
        spans.push([at, at + piece.length]);
    }
    return spans;
}
/** Each way in which a text ends with the first characters of a piece. */
function beginnings(text, piece) {
    const begun = [];
    const last = text.at(-1);
    for (let length = Math.min(piece.length - 1, text.length); length > 0; length -= 1) {
        // Most lines of output end like no secret: one comparison tells.
        if (piece[length - 1] === last && text.endsWith(piece.slice(0, length))) {
            begun.push({ piece, length });
        }
    }
    return begun;
}
/** The text with `***` for each span; spans that overlap are one. */
function hide(text, spans) {
    let shown = '';
    let done = 0;
    for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
        if (end <= Math.max(done, start))
            continue;
        if (start >= done)
            shown += `${text.slice(done, start)}***`;
        done = end;
    }
    return shown + text.slice(done);
}

;// CONCATENATED MODULE: ./src/engines/process.ts











/** Lines of output that an error shows. */
const TAIL_LINES = 20;
/** How long outputs may stay open after the program's end: something that it left running may hold them for good. */
const DRAIN_MS = 2_000;
/**
 * Runs a program to its end, its output line by line to `onLine`.
 * @throws ProgramError when it cannot start or fails, BuildTimeoutError, CancelledError; all with the last lines
 */
async function run(argv, options) {
    const child = launch(argv, options);
    eachLine(child.stdout, new StreamMask(secretPieces(options.secrets ?? [])), child.said);
    await child.ended;
}
/**
 * Runs a program and returns what it wrote to stdout. For short answers.
 * @throws as {@link run}
 */
async function capture(argv, options) {
    const child = launch(argv, options);
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    await child.ended;
    return Buffer.concat(chunks).toString('utf8');
}
/**
 * Starts a program whose stdout the caller reads, to the end: a reader that is slower than the program gets all of it, as long as it
 * takes something within the stall limit.
 */
function start(argv, options) {
    const child = launch(argv, options, options.stallTimeout * 1000);
    // Read from at once: when a program ends, node lets go of what nobody reads.
    const stdout = new external_node_stream_.PassThrough();
    (0,promises_.pipeline)(child.stdout, stdout).catch(() => undefined);
    return { ...child, stdout };
}
/** @param patienceMs how long after an end without failure the reader of stdout may take nothing */
function launch(argv, options, patienceMs) {
    const [command = '', ...args] = argv;
    const { cwd, env, signal, leg } = options;
    const context = leg === undefined ? {} : { leg };
    const secrets = secretPieces(options.secrets ?? []);
    const tail = new Tail(TAIL_LINES);
    // A group of its own, so that all that the program started can be ended with it.
    const child = (0,external_node_child_process_.spawn)(command, args, { cwd, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    endWithThisProcess(child);
    let stopped;
    let drain;
    const closeOutputs = () => {
        child.stdout.destroy();
        child.stderr.destroy();
    };
    const stop = (why) => {
        stopped ??= why;
        if (drain === undefined)
            endProcess(child);
        else
            closeOutputs();
    };
    const limits = new Limits(options, (why) => {
        stop(new engines_errors/* BuildTimeoutError */.eo(why, { ...context, answer: tail.toString() }));
    });
    const onAbort = () => {
        stop(new errors/* CancelledError */.cc(`${command} was stopped`, { ...context, cause: signal.reason }));
    };
    const alive = () => {
        limits.renew();
    };
    const said = (line) => {
        tail.add(line);
        options.onLine?.(line);
    };
    // A program that ends before it has read all of its input says why by its exit code; an input that breaks off is our own fault.
    const onInputError = (error) => {
        if (!(error instanceof Error) || /EPIPE|ERR_STREAM_PREMATURE_CLOSE/.test(String((0,system_error/* codeOf */.$N)(error))))
            return;
        stop(error);
    };
    child.stdout.on('data', alive);
    child.stderr.on('data', alive);
    eachLine(child.stderr, new StreamMask(secrets), said);
    if (options.input === undefined)
        child.stdin.end();
    else
        (0,promises_.pipeline)(options.input, each(alive), child.stdin).catch(onInputError);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted)
        onAbort();
    const ended = new Promise((resolve, reject) => {
        child.once('error', (cause) => {
            reject(new engines_errors/* ProgramError */.Zj(`${command} cannot be started`, {
                ...context,
                wasNotFound: (0,system_error/* isMissing */.b2)(cause),
                answer: (0,system_error/* isMissing */.b2)(cause) ? `no program "${command}" on PATH` : cause.message,
                cause,
            }));
        });
        child.once('exit', (code) => {
            limits.clear();
            const isWhole = patienceMs !== undefined && code === 0 && stopped === undefined;
            const timer = setTimeout(closeOutputs, isWhole ? patienceMs : DRAIN_MS);
            if (isWhole)
                child.stdout.on('data', () => timer.refresh());
            drain = timer;
        });
        child.once('close', (code, killedBy) => {
            if (stopped !== undefined)
                reject(stopped);
            else if (code === 0)
                resolve();
            else {
                const how = killedBy === null ? `ended with exit code ${String(code)}` : `died of ${killedBy}`;
                const { text, isAll } = causeOf(tail.lines);
                reject(new engines_errors/* ProgramError */.Zj(`${describe(argv)} ${how}${text === '' ? '' : `: ${text}`}`, {
                    ...context,
                    // What the message says already is not said again.
                    ...(isAll ? {} : { answer: tail.toString() }),
                    exitCode: code ?? undefined,
                }));
            }
        });
    }).finally(() => {
        limits.clear();
        clearTimeout(drain);
        signal.removeEventListener('abort', onAbort);
    });
    return { stdout: child.stdout, ended, said };
}
/** Calls `onChunk` for each chunk that passes. */
function each(onChunk) {
    return async function* (chunks) {
        for await (const chunk of chunks) {
            onChunk();
            yield chunk;
        }
    };
}
/** The program and its subcommands: enough to know which it was, without its arguments' values. */
function describe(argv) {
    const words = argv.slice(0, 3);
    const option = words.findIndex((word, index) => index > 0 && !/^[a-z][a-z-]*$/.test(word));
    return words.slice(0, option === -1 ? words.length : option).join(' ');
}
/** The two clocks of a run. */
class Limits {
    #options;
    #onPassed;
    #whole;
    #stall;
    constructor(options, onPassed) {
        this.#options = options;
        this.#onPassed = onPassed;
        const { timeout } = options;
        if (timeout !== undefined) {
            this.#whole = setTimeout(() => {
                onPassed(`timeout: not done after ${(0,format/* formatSeconds */.X)(timeout)}`);
            }, timeout * 1000);
        }
        this.renew();
    }
    renew() {
        const { stallTimeout } = this.#options;
        if (stallTimeout === undefined)
            return;
        if (this.#stall !== undefined) {
            this.#stall.refresh();
            return;
        }
        this.#stall = setTimeout(() => {
            this.#onPassed(`stall-timeout: no output for ${(0,format/* formatSeconds */.X)(stallTimeout)}`);
        }, stallTimeout * 1000);
    }
    clear() {
        clearTimeout(this.#whole);
        clearTimeout(this.#stall);
    }
}


/***/ }),

/***/ 34571:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cq: () => (/* binding */ ASK_SECONDS),
  O5: () => (/* binding */ moveOptions),
  N5: () => (/* binding */ programOptions),
  cM: () => (/* binding */ runBuild),
  mu: () => (/* binding */ withHint)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/model/leg.ts
var model_leg = __webpack_require__(21885);
// EXTERNAL MODULE: ./src/model/child-env.ts
var child_env = __webpack_require__(12417);
// EXTERNAL MODULE: ./src/engines/errors.ts
var errors = __webpack_require__(70500);
;// CONCATENATED MODULE: ./src/engines/hints.ts
/** What engines say when something known went wrong, and what to do about it. First match wins. */
const KNOWN = [
    [
        /exec format error/i,
        'A program of another architecture was started. For an emulated build, run docker/setup-qemu-action before this step; else check that the base image has this platform',
    ],
    [
        /exit (?:code|status):? 139|signal 11|SIGSEGV|segmentation fault|qemu: uncaught target signal/i,
        'The program crashed, as programs do under QEMU. Build this platform on a runner of its own architecture (input runners)',
    ],
    [
        /exit (?:code|status):? 137|signal: killed|out of memory|cannot allocate memory/i,
        'The process was killed, most often for lack of memory. Use a larger runner',
    ],
    [
        /toomanyrequests|rate limit/i,
        'The registry limits anonymous pulls. Log in before this step, or pull base images from a mirror',
    ],
    [
        /no match for platform|no matching manifest|image with reference .* does not provide|no image found in (?:manifest list|image index) for architecture/i,
        'The base image does not have this platform. Mark the platform optional (`linux/arm64?`), leave it out for this template, or use another base image',
    ],
    [
        /unauthorized|authentication required|denied: requested access/i,
        'A base image, a cache or an output needs a login: run docker/login-action (or podman login) before this step',
    ],
    [
        /failed to compute cache key.* not found|failed to calculate checksum of ref .* not found|copier: stat: .*no such file or directory/i,
        'The Dockerfile copies what the build context does not hold: paths are seen from the context, and .dockerignore leaves files out',
    ],
    [
        /failed to read dockerfile|resolve ?: lstat|unable to prepare context|(?:discovering|cannot find|no|specified) (?:Containerfile|Dockerfile)|context must be a directory|ended with exit code \d+: stat \S+: no such file/i,
        'The Dockerfile or the build context is not there: file and context are seen from the folder in which the step runs. Is the repository checked out in this job, and what is generated made before this step?',
    ],
    [
        /cannot connect to the docker daemon|connection refused.*docker\.sock/i,
        'The docker daemon does not run, or DOCKER_HOST points elsewhere',
    ],
];
/** The hint for what an engine said last, if it is something known. */
function hintFor(output) {
    return KNOWN.find(([pattern]) => pattern.test(output))?.[1];
}

// EXTERNAL MODULE: ./src/engines/process.ts + 5 modules
var process = __webpack_require__(92421);
;// CONCATENATED MODULE: ./src/engines/programs.ts







/** Seconds for a program that is only asked something: long enough for a daemon that starts on demand. */
const ASK_SECONDS = 60;
/** Seconds in which a program that moves an image must move something: docker's classic store copies all of one before the first byte. */
const MOVE_STALL_SECONDS = 15 * 60;
/**
 * Options for a program that runs for an engine: its context, without what is private to this action, and the limit of a short
 * question. A daemon may take a connection and never answer, so that nothing is started without a limit.
 */
function programOptions({ cwd, env, signal }, extra = {}) {
    return { cwd, env: (0,child_env/* childEnv */.g)(env, extra), signal, timeout: ASK_SECONDS };
}
/** Options for a program that moves the image of a leg into or out of a store. */
function moveOptions({ leg, spec }, context) {
    return {
        ...programOptions(context),
        timeout: spec.timeout,
        stallTimeout: MOVE_STALL_SECONDS,
        leg: (0,model_leg/* legName */.ue)(leg),
    };
}
/**
 * Runs the build itself: output live, secrets masked, both time limits, and for a known failure what to do.
 * @throws ProgramError, BuildTimeoutError, CancelledError
 */
async function runBuild({ argv, env }, request, context) {
    const secrets = [...Object.values(request.secrets), ...(await secretTexts(request, context))];
    try {
        await (0,process/* run */.eF)(argv, {
            ...programOptions(context, env),
            onLine: (line) => {
                context.log.info(line);
            },
            timeout: request.spec.timeout,
            stallTimeout: request.spec.stallTimeout,
            secrets,
            leg: (0,model_leg/* legName */.ue)(request.leg),
        });
    }
    catch (error) {
        throw withHint(error);
    }
}
/** A file larger than this is no token or key that a step would print. */
const MAX_SECRET_FILE = 64 * 1024;
/** What secret files hold, so that it is masked too; the engine says of a file that is not there. */
async function secretTexts({ spec }, { cwd }) {
    const texts = Object.values(spec.secretFiles).map(async (path) => {
        const file = (0,external_node_path_.resolve)(cwd, path);
        const small = await (0,promises_.stat)(file).then((found) => found.isFile() && found.size <= MAX_SECRET_FILE, () => false);
        return small ? [await (0,promises_.readFile)(file, 'utf8')] : [];
    });
    return (await Promise.all(texts)).flat();
}
/** The same error with a hint, where the program's last lines tell a known cause. */
function withHint(error) {
    if (!(error instanceof errors/* ProgramError */.Zj))
        return error;
    const hint = error.hint ?? hintFor([error.answer ?? '', error.message].join('\n'));
    if (hint === undefined)
        return error;
    return new errors/* ProgramError */.Zj(error.message, {
        ...(error.leg === undefined ? {} : { leg: error.leg }),
        ...(error.answer === undefined ? {} : { answer: error.answer }),
        hint,
        exitCode: error.exitCode,
        wasNotFound: error.wasNotFound,
        cause: error.cause,
    });
}


/***/ }),

/***/ 71246:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ legBuildSpec),
/* harmony export */   z: () => (/* binding */ mapTexts)
/* harmony export */ });
/* harmony import */ var _model_platform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3154);
/* harmony import */ var _model_placeholders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70891);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14232);



/** What `legBuildSpec` leaves alone: all but the leg's own. */
const LATER = _model_placeholders_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACEHOLDERS */ .je.filter((name) => name !== 'os' && name !== 'arch');
/**
 * How one leg is built: the template's spec with `{os}` and `{arch}`, which the plan leaves open, filled in, and with what the step's own
 * inputs say (spec section 3, "Free beside plan"). Maps merge, everything else replaces. A time limit of 0 is none.
 */
function legBuildSpec(template, leg, overrides = {}) {
    const merged = {
        ...template.build,
        ...overrides,
        secretFiles: { ...template.build.secretFiles, ...overrides.secretFiles },
    };
    const { timeout, stallTimeout, ...rest } = merged;
    const { os } = (0,_model_platform_js__WEBPACK_IMPORTED_MODULE_0__/* .splitPlatform */ .iQ)(leg.platform);
    const values = { os, arch: (0,_model_platform_js__WEBPACK_IMPORTED_MODULE_0__/* .archName */ .iv)(leg.platform) };
    return mapTexts({
        ...rest,
        ...(timeout === undefined || timeout === 0 ? {} : { timeout }),
        ...(stallTimeout === undefined || stallTimeout === 0 ? {} : { stallTimeout }),
    }, (text) => (0,_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .fillText */ .BB)(text, values, LATER));
}
/** Applies `fill` to every text of a build spec that may hold placeholders. */
function mapTexts(spec, fill) {
    const map = (texts) => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fill(text)]));
    const { file, target, network, command, smoke } = spec;
    return {
        ...spec,
        context: fill(spec.context),
        ...(file === undefined ? {} : { file: fill(file) }),
        ...(target === undefined ? {} : { target: fill(target) }),
        ...(network === undefined ? {} : { network: fill(network) }),
        ...(command === undefined ? {} : { command: fill(command) }),
        ...(smoke === undefined ? {} : { smoke: fill(smoke) }),
        buildArgs: map(spec.buildArgs),
        buildContexts: map(spec.buildContexts),
        labels: map(spec.labels),
        annotations: map(spec.annotations),
        secretFiles: map(spec.secretFiles),
        cache: fill(spec.cache),
        extraArgs: spec.extraArgs.map(fill),
    };
}


/***/ }),

/***/ 78022:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ parseRemote),
/* harmony export */   ik: () => (/* binding */ hasChanges),
/* harmony export */   yI: () => (/* binding */ readPlace),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87206);
/* harmony import */ var _model_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67627);




const HEAD_FORMAT = '--format=%H %ct';
const run = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** HEAD of the checkout; none without git, without a repository or without a commit. */
async function readHead(cwd) {
    try {
        const { stdout } = await start(cwd, ['log', '-1', '--no-show-signature', HEAD_FORMAT, 'HEAD']);
        const [commit, time] = stdout.trim().split(' ');
        if (commit !== undefined && time !== undefined)
            return { commit, time: Number(time) };
        return { reason: 'git shows none' };
    }
    catch (error) {
        if ((0,_model_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .isMissing */ .b2)(error))
            return { reason: 'git cannot be started here: is it installed?' };
        const said = stderrOf(error);
        return { reason: said === '' ? (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error) : said };
    }
}
/** What a program that failed said. */
function stderrOf(error) {
    return typeof error === 'object' && error !== null && 'stderr' in error
        ? String(error.stderr).trim()
        : '';
}
async function readPlace(cwd) {
    const [branch, remote] = await Promise.all([
        git(cwd, 'symbolic-ref', '--quiet', '--short', 'HEAD'),
        git(cwd, 'remote', 'get-url', 'origin'),
    ]);
    return {
        ...(branch === undefined || branch === '' ? {} : { branch }),
        ...(remote === undefined || remote === '' ? {} : { remote }),
    };
}
/** Milliseconds: who has a slow disk does not wait for a warning. */
const CHANGES_TIMEOUT = 1_000;
/**
 * Do tracked files differ from HEAD? False where git does not say so in time. A repository of another user is not asked: comparing files may
 * run the filters that it names.
 */
async function hasChanges(cwd) {
    const options = ['--no-optional-locks', '-c', 'core.fsmonitor=false'];
    const diff = ['diff', '--quiet', '--no-ext-diff', '--ignore-submodules=dirty', 'HEAD'];
    return run('git', [...options, ...diff], { cwd, timeout: CHANGES_TIMEOUT }).then(() => false, 
    // 1 is git's word for "they differ"; everything else is a failure.
    (error) => (0,_model_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error) === 1);
}
/** Milliseconds: a disk that answers later than that does not answer. */
const TIMEOUT = 30_000;
/** A checkout of another user (a container's) is read too: nothing in it is run. */
function start(cwd, args) {
    return run('git', ['-c', 'safe.directory=*', ...args], { cwd, timeout: TIMEOUT });
}
/** The output of a git command; undefined when it fails, or says nothing in time. */
async function git(cwd, ...args) {
    try {
        const { stdout } = await start(cwd, args);
        return stdout.trim();
    }
    catch {
        return undefined;
    }
}
/** `owner/name` and the web address of a remote, in any of git's spellings; undefined for a remote that is a path. */
function parseRemote(remote) {
    const match = /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/.exec(remote) ??
        /^(?:[^@/:]*@)?([^@/:]+):(?!\/\/)(.+?)(?:\.git)?\/?$/.exec(remote);
    const [, host, path] = match ?? [];
    // One letter before a colon is a drive.
    if (host === undefined || path === undefined || host.length < 2)
        return undefined;
    return { repository: path, url: `https://${host}/${path}` };
}


/***/ }),

/***/ 22333:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  build: () => (/* binding */ build)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(87206);
// EXTERNAL MODULE: ./src/model/leg.ts
var model_leg = __webpack_require__(21885);
// EXTERNAL MODULE: ./src/engines/errors.ts
var engines_errors = __webpack_require__(70500);
;// CONCATENATED MODULE: ./src/engines/attempts.ts





/** Seconds before the next try: what passes by itself, such as a registry's limit, needs a moment. */
const PAUSE_SECONDS = 5;
/**
 * Builds with the retries that the spec allows; each failed try is told with its reason. Only what may go better the next time is tried
 * again: a program that failed, a time limit. After a failure nothing of the try is left.
 * @throws what the last try threw, with all reasons in its answer when there were several
 */
async function buildWithRetries(engine, request, context, pauseSeconds = PAUSE_SECONDS) {
    const tries = request.spec.retries + 1;
    const reasons = [];
    for (let number = 1;; number += 1) {
        try {
            return await engine.build(request, context);
        }
        catch (error) {
            await discard(engine, request, context);
            if (!mayPass(error) || context.signal.aborted)
                throw error;
            reasons.push(error.message);
            if (number >= tries)
                throw number === 1 ? error : allTries(error, reasons);
            context.log.warning(`Try ${number} of ${tries} failed, trying again in ${pauseSeconds * number} s: ${error.message}`);
            await pause(pauseSeconds * number, request, context);
        }
    }
}
/** @throws CancelledError */
async function pause(seconds, { leg }, { signal }) {
    await (0,external_node_timers_promises_.setTimeout)(seconds * 1000, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted)
        return;
    throw new errors/* CancelledError */.cc('The build was stopped before its next try', {
        leg: (0,model_leg/* legName */.ue)(leg),
        cause: signal.reason,
    });
}
function mayPass(error) {
    return error instanceof engines_errors/* BuildTimeoutError */.eo || error instanceof engines_errors/* ProgramError */.Zj;
}
function allTries(last, reasons) {
    const Kind = last instanceof engines_errors/* BuildTimeoutError */.eo ? engines_errors/* BuildTimeoutError */.eo : engines_errors/* ProgramError */.Zj;
    return new Kind(`${last.message} (the last of ${reasons.length} tries)`, {
        ...(last.leg === undefined ? {} : { leg: last.leg }),
        ...(last.hint === undefined ? {} : { hint: last.hint }),
        answer: [
            ...reasons.map((reason, index) => `try ${index + 1}: ${reason}`),
            ...(last.answer === undefined ? [] : [last.answer]),
        ].join('\n'),
        cause: last,
    });
}
/** Takes away what a build left: the layout, and the image from the store. */
async function discard(engine, request, context) {
    await (0,promises_.rm)(request.layout, { recursive: true, force: true });
    // The build's own signal may have aborted already; taking the image away must work all the same.
    const signal = AbortSignal.timeout(10_000);
    await engine.remove(request.image, { ...context, signal }).catch(() => undefined);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/engines/containers-engine.ts + 2 modules
var containers_engine = __webpack_require__(43356);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./src/engines/daemon.ts




/** Where the daemon listens unless something says otherwise. */
const DEFAULT_HOST = 'unix:///var/run/docker.sock';
/** Milliseconds: a daemon that starts on demand is left to docker's own command. */
const TIMEOUT = 5000;
/** The first bytes of a program that is no script: ELF, Mach-O of 64 bits in either order, Mach-O for several machines. */
const BINARY = new Set(['7f454c46', 'cffaedfe', 'feedfacf', 'cafebabe']);
const configSchema = schemas/* looseObject */._H3({ currentContext: schemas/* string */.YjP().optional() });
/**
 * What `docker info` would say, asked of the daemon itself over its socket: the command loads every plugin first, which costs a tenth of a
 * second. Undefined is no answer, and docker's command has to be asked: the daemon is elsewhere, it does not answer, or the `docker` on PATH
 * may be podman in disguise, which asks no daemon.
 */
async function askDaemon(env) {
    const [host, real] = await Promise.all([daemonHost(env), isDocker(env)]);
    if (!real || host?.startsWith('unix://') !== true)
        return undefined;
    const { get } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 37067, 23));
    return new Promise((resolve) => {
        const nothing = () => {
            resolve(undefined);
        };
        const socketPath = host.slice('unix://'.length);
        const request = get({ socketPath, path: '/info', timeout: TIMEOUT }, (answer) => {
            const chunks = [];
            answer.on('data', (chunk) => chunks.push(chunk));
            answer.on('error', nothing);
            answer.on('end', () => {
                resolve(answer.statusCode === 200 ? Buffer.concat(chunks).toString('utf8') : undefined);
            });
        });
        request.on('error', nothing);
        request.on('timeout', () => request.destroy());
    });
}
/** The daemon that docker's command would ask; undefined where a context names it. */
async function daemonHost(env) {
    if ((env.DOCKER_HOST ?? '') !== '')
        return env.DOCKER_HOST;
    if ((env.DOCKER_CONTEXT ?? '') !== '')
        return undefined;
    const config = env.DOCKER_CONFIG ?? (0,external_node_path_.join)(env.HOME ?? (0,external_node_os_.homedir)(), '.docker');
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(config, 'config.json'), 'utf8').catch(() => '{}');
    try {
        const { currentContext = 'default' } = configSchema.parse(JSON.parse(text));
        return ['', 'default'].includes(currentContext) ? DEFAULT_HOST : undefined;
    }
    catch {
        return undefined;
    }
}
/** Is the `docker` on PATH a program of that name, and no script or link to another? */
async function isDocker(env) {
    for (const folder of (env.PATH ?? '').split(external_node_path_.delimiter)) {
        const path = await (0,promises_.realpath)((0,external_node_path_.join)(folder, 'docker')).catch(() => undefined);
        if (path === undefined)
            continue;
        return (0,external_node_path_.basename)(path) === 'docker' && BINARY.has(await firstBytes(path));
    }
    return false;
}
async function firstBytes(path) {
    const file = await (0,promises_.open)(path).catch(() => undefined);
    if (file === undefined)
        return '';
    try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
        return buffer.subarray(0, bytesRead).toString('hex');
    }
    finally {
        await file.close();
    }
}

;// CONCATENATED MODULE: ./src/engines/default-builder.ts




/** Where docker looks for its plugins besides the user's own folder (docker's CLI, cli-plugins). */
const PLUGIN_FOLDERS = ['/usr/local/lib', '/usr/local/libexec', '/usr/lib', '/usr/libexec'].map((folder) => `${folder}/docker/cli-plugins`);
const currentSchema = schemas/* looseObject */._H3({ Name: schemas/* string */.YjP() });
/**
 * Will buildx build with docker's own builder? True only where all says so: buildx is there, and neither an input, the environment nor
 * `docker buildx use` names another one. False is no answer: buildx itself has to be asked, which costs a tenth of a second.
 */
async function usesDefaultBuilder(env, builder) {
    if (builder !== undefined || (env.BUILDX_BUILDER ?? '') !== '')
        return false;
    const config = env.DOCKER_CONFIG ?? (0,external_node_path_.join)(env.HOME ?? (0,external_node_os_.homedir)(), '.docker');
    const [installed, current] = await Promise.all([
        hasPlugin([(0,external_node_path_.join)(config, 'cli-plugins'), ...PLUGIN_FOLDERS]),
        (0,promises_.readFile)((0,external_node_path_.join)(env.BUILDX_CONFIG ?? (0,external_node_path_.join)(config, 'buildx'), 'current'), 'utf8').catch(() => '{"Name":""}'),
    ]);
    return installed && nameIn(current) === '';
}
async function hasPlugin(folders) {
    const found = await Promise.all(folders.map((folder) => (0,promises_.access)((0,external_node_path_.join)(folder, 'docker-buildx')).then(() => true, () => false)));
    return found.includes(true);
}
/** The builder that `docker buildx use` chose; undefined where the file is not as it was when this was written. */
function nameIn(text) {
    try {
        return currentSchema.parse(JSON.parse(text)).Name;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./src/engines/programs.ts + 1 modules
var programs = __webpack_require__(34571);
// EXTERNAL MODULE: ./src/engines/process.ts + 5 modules
var process = __webpack_require__(92421);
;// CONCATENATED MODULE: ./src/engines/detect.ts









/** Long enough for a daemon that starts on demand. */
const PROBE_SECONDS = 60;
const PROBES = {
    docker: probeDocker,
    podman: (context) => probeContainers('podman', context, []),
    buildah: (context) => probeContainers('buildah', context, []),
};
/**
 * The engine that was asked for; with `auto` the first of docker (with buildx), podman and buildah that answers (spec section 3).
 * @param builder the buildx builder that the leg asks for
 * @throws NoEngineError listing what was tried and each answer
 */
async function selectEngine(name, context, builder) {
    if (name === 'command') {
        const { commandEngine } = await Promise.all(/* import() */[__webpack_require__.e(6118), __webpack_require__.e(7401)]).then(__webpack_require__.bind(__webpack_require__, 37401));
        return commandEngine();
    }
    const refusals = [];
    for (const engine of name === 'auto' ? ['docker', 'podman', 'buildah'] : [name]) {
        try {
            const found = await PROBES[engine](context, builder);
            return {
                ...found,
                facts: { ...found.facts, notes: [...leftOut(refusals), ...found.facts.notes] },
            };
        }
        catch (error) {
            if (context.signal.aborted)
                throw error;
            refusals.push(refusalOf(engine, error));
        }
    }
    const hint = refusals.find((each) => each.hint !== undefined)?.hint;
    throw new engines_errors/* NoEngineError */.cW(name === 'auto'
        ? 'No engine answers: tried docker, podman and buildah'
        : `${name} does not answer`, {
        answer: refusals
            .map(({ engine, answer }) => (name === 'auto' ? `${engine}: ${answer}` : answer))
            .join('\n'),
        hint: hint ??
            (name === 'auto'
                ? 'Install docker with buildx, podman or buildah on this machine, or start the daemon (DOCKER_HOST names another)'
                : `Install ${name === 'docker' ? 'docker with buildx' : name} on this machine, or take another engine (input engine)`),
    });
}
function refusalOf(engine, thrown) {
    const error = (0,programs/* withHint */.mu)(thrown);
    return {
        engine,
        answer: (0,errors/* summariseError */.pL)(error),
        isHere: !(error instanceof engines_errors/* ProgramError */.Zj && error.wasNotFound),
        hint: error instanceof errors/* AppError */.uV ? error.hint : undefined,
    };
}
/** An engine that is here and cannot be used is worth a word: another one builds otherwise, without attestations for one. */
function leftOut(refusals) {
    return refusals
        .filter(({ isHere }) => isHere)
        .map(({ engine, answer }) => `${engine} left out: ${answer}`);
}
const infoSchema = schemas/* looseObject */._H3({
    ServerVersion: schemas/* string */.YjP().optional(),
    DriverStatus: schemas/* array */.YOg(schemas/* tuple */.PVZ([schemas/* string */.YjP(), schemas/* string */.YjP()])).nullish(),
    ServerErrors: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
    /** Only podman answers so. */
    host: schemas/* looseObject */._H3({ buildahVersion: schemas/* string */.YjP() }).optional(),
});
async function probeDocker(context, builder) {
    const ask = (argv) => (0,process/* capture */.Fg)(argv, { ...(0,programs/* programOptions */.N5)(context), timeout: PROBE_SECONDS });
    const [info, inspected] = await Promise.allSettled([
        askDaemon(context.env).then((said) => said ?? ask(['docker', 'info', '--format', '{{json .}}'])),
        inspectBuilder(ask, context, builder),
    ]);
    const daemon = info.status === 'fulfilled' ? (0,json/* parseJson */.qF)(infoSchema, info.value, 'docker info') : undefined;
    if (daemon?.host !== undefined) {
        return probeContainers('podman', context, [
            'the docker command is podman in disguise: used as podman',
        ]);
    }
    // A builder of its own does not need the daemon; the daemon's own builder fails here with the daemon's words.
    if (inspected.status === 'rejected')
        throw inspected.reason;
    const { name, driver } = inspected.value;
    if (driver === 'docker' && info.status === 'rejected')
        throw info.reason;
    const { dockerEngine } = await Promise.all(/* import() */[__webpack_require__.e(6118), __webpack_require__.e(544)]).then(__webpack_require__.bind(__webpack_require__, 20544));
    const status = daemon?.DriverStatus;
    return dockerEngine({
        name: 'docker',
        version: daemon?.ServerVersion ?? 'without a daemon',
        notes: [`builder ${name} (${driver})`],
    }, {
        driver,
        containerdStore: status?.some(([key, value]) => key === 'driver-type' && value.startsWith('io.containerd.snapshotter')),
    });
}
/** The builder that buildx will use, and its driver. */
async function inspectBuilder(ask, { env }, builder) {
    if (await usesDefaultBuilder(env, builder))
        return { name: 'default', driver: 'docker' };
    const named = builder === undefined ? [] : [builder];
    const answer = await ask(['docker', 'buildx', 'inspect', ...named]).catch(refuseNoBuildx);
    const name = /^Name:\s*(\S+)/m.exec(answer)?.[1];
    const driver = /^Driver:\s*(\S+)/m.exec(answer)?.[1];
    if (name === undefined || driver === undefined) {
        throw new engines_errors/* EngineError */.NJ('docker buildx inspect names no builder and driver', { answer });
    }
    return { name, driver };
}
/** What docker says of a subcommand that no plugin brings, in its older and newer words. */
const NO_PLUGIN = /is not a docker command|unknown command/i;
/** @throws EngineError where the plugin is missing, else what was thrown */
function refuseNoBuildx(error) {
    if (error instanceof engines_errors/* ProgramError */.Zj && NO_PLUGIN.test(`${error.message}\n${error.answer ?? ''}`)) {
        throw new engines_errors/* EngineError */.NJ("docker's buildx plugin is missing", {
            hint: 'Install the package docker-buildx-plugin (of distributions: docker-buildx), or put the program docker-buildx into ~/.docker/cli-plugins; in a workflow, run docker/setup-buildx-action before this step',
            cause: error,
        });
    }
    throw error;
}
async function probeContainers(program, context, notes) {
    const answer = await (0,process/* capture */.Fg)([program, '--version'], {
        ...(0,programs/* programOptions */.N5)(context),
        timeout: PROBE_SECONDS,
    });
    const version = /version\s+(\S+)/.exec(answer)?.[1];
    if (version === undefined)
        throw new engines_errors/* EngineError */.NJ(`${program} --version names no version`, { answer });
    return (0,containers_engine/* containersEngine */.l)(program, { name: program, version, notes });
}

// EXTERNAL MODULE: ./src/model/format.ts
var format = __webpack_require__(60826);
;// CONCATENATED MODULE: ./src/engines/disk.ts



/** Bytes that are free for us where a folder lies; undefined where the system does not tell. */
async function freeSpace(folder) {
    try {
        const { bavail, bsize } = await (0,promises_.statfs)(folder);
        return bavail * bsize;
    }
    catch {
        return undefined;
    }
}
/** The engine or the disk said that nothing more fits. */
class OutOfSpaceError extends errors/* AppError */.uV {
    name = 'OutOfSpaceError';
}
/**
 * Does work that fills a disk. When it fails for lack of space, the error says how much was free before and how much is now.
 * @param folder where the work writes
 * @throws OutOfSpaceError, and what the work throws
 */
async function onDisk(folder, log, work) {
    const before = await freeSpace(folder);
    if (before !== undefined)
        log.info(`${(0,format/* formatBytes */.z)(before)} free in ${folder}`);
    try {
        return await work();
    }
    catch (error) {
        const said = (0,errors/* describeError */.Uc)(error);
        if (!OUT_OF_SPACE.test(said))
            throw error;
        const left = await freeSpace(folder);
        throw new OutOfSpaceError(`The disk is full: ${describe(left)} of ${describe(before)} before the build are free in ${folder}`, {
            answer: said,
            hint: 'Free some space before the build (runners carry tools that can be removed), or use output: registry, which needs no copy on this machine',
            cause: error,
        });
    }
}
const OUT_OF_SPACE = /no space left on device|ENOSPC|disk quota exceeded/i;
function describe(bytes) {
    return bytes === undefined ? 'an unknown part' : (0,format/* formatBytes */.z)(bytes);
}

;// CONCATENATED MODULE: ./src/engines/engine.ts
/** The same as lines of the log. */
function factLines({ name, version, notes }) {
    return [...(version === undefined ? [] : [`${name} ${version}`]), ...notes];
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/engines/image-name.ts

const MAX_PART = 60;
/**
 * A local name for a leg's image that nobody else has: `localhost/multiarch-publish/starter-linux-arm64:b3f1c2d4e5a6`. `localhost/` keeps
 * podman from prefixing it and every engine from looking for it in a registry; the random tag keeps it apart from another build's.
 */
function privateImageName({ template, platform }) {
    const readable = `${template.slice(0, MAX_PART)}-${platform}`
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
    return `localhost/multiarch-publish/${readable}:${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
}

// EXTERNAL MODULE: ./src/engines/command-line.ts
var command_line = __webpack_require__(24577);
;// CONCATENATED MODULE: ./src/engines/smoke.ts






/** The image was built, and the user's own check of it failed: it is not pushed. */
class SmokeError extends errors/* AppError */.uV {
    name = 'SmokeError';
}
/**
 * Runs the user's command on the built image, whose name is in IMAGE, without a shell (spec section 3, `smoke`).
 * @param environment what a command of the user's finds besides
 * @throws SmokeError when it fails or takes too long
 */
async function smoke(command, image, leg, environment, timeout, context) {
    if (image === undefined) {
        // The engines load what a smoke test runs, whatever `load` says; a command of the user's may have written a layout.
        throw new SmokeError('smoke has no image to run: the command filled LAYOUT, and no more', {
            leg: (0,model_leg/* legName */.ue)(leg),
            hint: "Let the command leave its image under the name $IMAGE in docker's or podman's store, or test it itself and take smoke away",
        });
    }
    const variables = { ...environment, IMAGE: image };
    try {
        await (0,process/* run */.eF)((0,command_line/* splitCommand */.G)(command, variables), {
            ...(0,programs/* programOptions */.N5)(context, variables),
            onLine: (line) => {
                context.log.info(line);
            },
            timeout,
            leg: (0,model_leg/* legName */.ue)(leg),
        });
    }
    catch (error) {
        if (!(error instanceof engines_errors/* ProgramError */.Zj) && !(error instanceof engines_errors/* BuildTimeoutError */.eo))
            throw error;
        throw new SmokeError(`The smoke test failed: ${error.message}`, {
            leg: (0,model_leg/* legName */.ue)(leg),
            subject: image,
            ...(error.answer === undefined ? {} : { answer: error.answer }),
            hint: 'The image was built and is not pushed. Run it on a machine of this platform to see more',
            cause: error,
        });
    }
}

// EXTERNAL MODULE: ./src/image/layout.ts
var layout = __webpack_require__(96727);
// EXTERNAL MODULE: ./src/inputs/read.ts + 6 modules
var read = __webpack_require__(83920);
// EXTERNAL MODULE: ./src/ledger/open.ts
var ledger_open = __webpack_require__(36229);
// EXTERNAL MODULE: ./src/model/platform.ts
var model_platform = __webpack_require__(3154);
// EXTERNAL MODULE: ./src/model/reference.ts
var reference = __webpack_require__(86676);
// EXTERNAL MODULE: ./src/plan/codec.ts
var codec = __webpack_require__(41749);
// EXTERNAL MODULE: ./src/plan/find-leg.ts
var find_leg = __webpack_require__(57669);
// EXTERNAL MODULE: ./src/plan/leg-build.ts
var leg_build = __webpack_require__(71246);
// EXTERNAL MODULE: ./src/sources/git.ts
var git = __webpack_require__(78022);
;// CONCATENATED MODULE: ./src/steps/check-commit.ts



/** The checkout is not at the plan's commit: this leg would be of another source than its siblings. */
class CommitError extends errors/* AppError */.uV {
    name = 'CommitError';
}
/**
 * Makes sure that the leg is built from the plan's commit (spec section 2). Where there is no checkout to ask, GITHUB_SHA answers;
 * where neither is there, nothing can differ.
 * @throws CommitError naming both commits
 */
async function checkCommit(plan, leg, { cwd, env }) {
    const head = (await (0,git/* readHead */.zy)(cwd)).commit ?? env.GITHUB_SHA;
    if (head === undefined || head === '' || head === plan.project.commit)
        return;
    throw new CommitError(`The checkout is at ${head}, but the plan is for ${plan.project.commit}`, {
        leg: (0,model_leg/* legName */.ue)(leg),
        hint: 'Give actions/checkout the ref of the plan job, and let concurrency keep two runs apart',
    });
}

// EXTERNAL MODULE: ./src/steps/fail-leg.ts
var fail_leg = __webpack_require__(76550);
// EXTERNAL MODULE: ./src/steps/job-folder.ts
var job_folder = __webpack_require__(4109);
// EXTERNAL MODULE: ./src/model/system-error.ts
var system_error = __webpack_require__(67627);
;// CONCATENATED MODULE: ./src/steps/layout-folder.ts






/**
 * Where a leg's OCI layout goes: the folder that was asked for, or one of our own in `folder`, emptied first.
 * @throws EngineError for a folder of the user's that holds something: nothing of it is overwritten
 */
async function layoutFolder(asked, leg, cwd, folder) {
    if (asked === undefined) {
        const own = (0,external_node_path_.join)(folder, `layout-${(0,model_leg/* legSlug */.Oy)(leg)}`);
        await (0,promises_.rm)(own, { recursive: true, force: true });
        return own;
    }
    const given = (0,external_node_path_.resolve)(cwd, asked);
    const refuse = (message, answer) => new engines_errors/* EngineError */.NJ(message, {
        leg: (0,model_leg/* legName */.ue)(leg),
        subject: given,
        ...(answer === undefined ? {} : { answer }),
        hint: 'Give input layout a folder that does not exist yet',
    });
    const present = await (0,promises_.readdir)(given).catch((error) => {
        // Only what is not there is nobody's: a file, or a folder that cannot be read, may be precious.
        if ((0,system_error/* isMissing */.b2)(error))
            return [];
        throw refuse('The folder for the layout cannot be used', (0,errors/* describeError */.Uc)(error));
    });
    if (present.length > 0)
        throw refuse('The folder for the layout is not empty');
    await (0,promises_.rm)(given, { recursive: true, force: true });
    return given;
}

// EXTERNAL MODULE: ./src/steps/obtain-plan.ts
var obtain_plan = __webpack_require__(57364);
// EXTERNAL MODULE: ./src/steps/record-base.ts
var record_base = __webpack_require__(26362);
// EXTERNAL MODULE: ./src/steps/state.ts
var state = __webpack_require__(26062);
// EXTERNAL MODULE: ./src/steps/timing.ts
var timing = __webpack_require__(34325);
;// CONCATENATED MODULE: ./src/steps/build.ts



























/**
 * Builds one leg (spec section 2): its image is then an OCI layout on disk and in the engine's store, and a state file tells `push`
 * of the same job. Pushes nothing, unless `output: registry` or the user's own command does. A failure leaves a `failed` record.
 */
const build = async (context) => {
    const inputs = (0,read/* readBuildInputs */.qJ)(context.inputs);
    const plan = await (0,obtain_plan.obtainPlan)(context, { checkPackage: true });
    const { template, leg } = (0,find_leg/* findLeg */.G)(plan, inputs.leg);
    const id = { template: template.name, platform: leg.platform };
    const timings = {};
    try {
        const spec = (0,leg_build/* legBuildSpec */.Y)(template, leg, inputs.build);
        return await buildLeg({ context, inputs, plan, template, id, spec, timings });
    }
    catch (error) {
        await noteFailure(context, plan, id, error);
        return await (0,fail_leg/* failLeg */.x)(error, () => (0,ledger_open/* openLedger */.a)(plan.handoff, { ...context, githubToken: inputs.githubToken }), (0,record_base/* recordBase */.z)(plan, (0,codec.planHash)(plan), id, context.env, timings), { log: context.log, optional: leg.optional });
    }
};
/** So that `push` says why there is nothing to push; a folder that cannot be written to does not hide the first error. */
async function noteFailure({ env, cwd, log }, plan, id, error) {
    try {
        await (0,state/* saveState */.LZ)(await (0,job_folder/* makeJobFolder */.o_)(env, cwd), {
            schema: 1,
            plan,
            ...id,
            handover: { kind: 'failed', reason: (0,errors/* summariseError */.pL)(error) },
            buildStarted: new Date().toISOString(),
            timings: {},
        });
    }
    catch (second) {
        log.debug(`The state of this failure could not be written: ${(0,errors/* describeError */.Uc)(second)}`);
    }
}
async function buildLeg(leg) {
    const { context, inputs, plan, id, timings } = leg;
    const { log } = context;
    const buildStarted = new Date().toISOString();
    const folder = await (0,job_folder/* makeJobFolder */.o_)(context.env, context.cwd);
    await (0,state/* dropState */.f1)(folder, id);
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)(folder, 'build-'));
    try {
        const { engine, request, result } = await (0,timing/* timed */.a)(timings, 'build', async () => {
            // Asked for side by side: neither needs the other.
            const [engine] = await Promise.all([
                selectEngine(inputs.engine ?? plan.engine, context, leg.spec.builder),
                checkCommit(plan, id, context),
            ]);
            for (const line of factLines(engine.facts))
                log.info(line);
            const request = await makeRequest(leg, folder, scratch);
            const result = await log.group(`Building ${(0,model_leg/* legName */.ue)(id)}`, () => onDisk(folder, log, () => buildWithRetries(engine, request, context)));
            return { engine, request, result };
        });
        const built = result.kind === 'layout' ? result.image : (0,reference/* formatReference */.FH)(result.reference);
        const keep = async () => {
            const { recorded } = await acceptable(result, built, leg, request);
            // Loaded for the smoke test alone.
            const unwanted = result.kind === 'layout' && !leg.spec.load ? built : undefined;
            if (unwanted !== undefined)
                await engine.remove(unwanted, context);
            const image = unwanted === undefined ? built : undefined;
            await (0,state/* saveState */.LZ)(folder, {
                schema: 1,
                plan,
                ...id,
                handover: result.kind === 'layout' ? { kind: 'layout', layout: result.layout } : result,
                digest: recorded.descriptor.digest,
                ...(image === undefined ? {} : { image }),
                buildStarted,
                timings,
            });
            return { recorded, image };
        };
        const { recorded, image } = await keep().catch(async (error) => {
            await discard(engine, request, context);
            throw error;
        });
        log.info(`${(0,model_leg/* legName */.ue)(id)}: ${recorded.descriptor.digest}, ${(0,format/* formatBytes */.z)(recorded.size)} in ${recorded.layers} layers, built in ${(0,format/* formatSeconds */.X)(timings.build ?? 0)}`);
        return {
            outputs: {
                image: image ?? '',
                digest: recorded.descriptor.digest,
                layout: result.kind === 'layout' ? result.layout : '',
                outcome: 'built',
            },
            failures: [],
        };
    }
    finally {
        await (0,promises_.rm)(scratch, { recursive: true, force: true });
    }
}
async function makeRequest({ context, inputs, plan, template, id, spec }, folder, scratch) {
    const layout = await layoutFolder(inputs.leg.layout, id, context.cwd, folder);
    return {
        leg: id,
        spec: {
            ...spec,
            // With push false nothing may reach a registry: what would be pushed from the builder stays here.
            output: plan.push ? spec.output : 'layout',
            // A smoke test runs the image from the local store.
            load: spec.load || spec.smoke !== undefined,
        },
        image: privateImageName(id),
        layout,
        folder,
        scratch,
        repositories: template.images,
        secrets: inputs.secrets,
        environment: commandEnvironment(plan, template, id),
        writeCache: plan.push,
    };
}
/** What the user's own commands find in their environment (spec section 4). */
function commandEnvironment(plan, template, { platform }) {
    return {
        TEMPLATE: template.name,
        PLATFORM: platform,
        OS: (0,model_platform/* splitPlatform */.iQ)(platform).os,
        ARCH: (0,model_platform/* archName */.iv)(platform),
        VERSION: plan.version ?? '',
        CHANNEL: plan.channel,
        TAG: template.exactTags[0] ?? template.movingTags[0]?.tag ?? '',
    };
}
/** Is it an image of the leg, with every digest right, and does it pass the user's own test? */
async function acceptable(result, image, leg, request) {
    const selected = await readResult(result, leg);
    if (leg.spec.smoke !== undefined)
        await smokeTest(leg, leg.spec.smoke, image, request);
    return selected;
}
/** Reads what the build left, or pushed, with every digest checked. */
async function readResult(result, { context, inputs, plan, id }) {
    if (result.kind === 'layout')
        return (0,layout/* readLayoutImage */.U)(result.layout, id.platform);
    const [{ openLegImage }, { openRegistry, registryInputs }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(6118), __webpack_require__.e(8339), __webpack_require__.e(6343), __webpack_require__.e(3946)]).then(__webpack_require__.bind(__webpack_require__, 6343)),
        __webpack_require__.e(/* import() */ 5386).then(__webpack_require__.bind(__webpack_require__, 95386)),
    ]);
    const registry = openRegistry(context, registryInputs(inputs, plan));
    try {
        return (await openLegImage(result, id.platform, registry)).selected;
    }
    finally {
        await registry.close();
    }
}
async function smokeTest({ context, id, spec, timings }, command, image, { environment }) {
    await (0,timing/* timed */.a)(timings, 'smoke', () => context.log.group(`Smoke test of ${(0,model_leg/* legName */.ue)(id)}`, () => smoke(command, image, id, environment, spec.timeout, context)));
}


/***/ })

};
