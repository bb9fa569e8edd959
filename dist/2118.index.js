export const id = 2118;
export const ids = [2118];
export const modules = {

/***/ 95305:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   er: () => (/* binding */ digestSchema),
/* harmony export */   m: () => (/* binding */ parseDigest),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   vo: () => (/* binding */ splitDigest)
/* harmony export */ });
/* unused harmony export DigestError */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87206);



class DigestError extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AppError */ .uV {
    name = 'DigestError';
}
const GRAMMAR = /^(?:sha256:[a-f0-9]{64}|sha512:[a-f0-9]{128})$/;
function isDigest(text) {
    return GRAMMAR.test(text);
}
/** @throws DigestError when the text is no sha256 or sha512 digest */
function parseDigest(text) {
    if (!isDigest(text)) {
        throw new DigestError(`"${text}" is not a digest: expected sha256: and 64 hexadecimal digits`);
    }
    return text;
}
/** The sha256 digest of some bytes. */
function digestOf(bytes) {
    return parseDigest(`sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex')}`);
}
/** The two halves of a digest: the algorithm (a name that node:crypto knows) and the hex. */
function splitDigest(digest) {
    const [algorithm, hex = ''] = digest.split(':');
    return { algorithm: algorithm === 'sha512' ? 'sha512' : 'sha256', hex };
}
/** As people read it: the first twelve hex digits. */
function shortDigest(digest) {
    return splitDigest(digest).hex.slice(0, 12);
}
const digestSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().refine(isDigest, 'expected a sha256 digest');


/***/ }),

/***/ 21885:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oy: () => (/* binding */ legSlug),
/* harmony export */   ue: () => (/* binding */ legName)
/* harmony export */ });
/* unused harmony export slug */
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95305);

/** A leg as people read it, in logs and errors: `starter linux/arm64`. */
function legName({ template, platform }) {
    return `${template} ${platform}`;
}
/**
 * A leg's name where only `[a-z0-9._-]` may stand (artifacts, files, tags, cache scopes). Two legs never share one: every other byte,
 * and `_` itself, becomes `_xx`, its UTF-8 value in hex. `team/app linux/arm/v7` is `team_2fapp--linux-arm-v7`; `--` is safe as the
 * border because a `-` in a template before another `-` is encoded too. What is too long for a file's name ends with a hash between `_`s,
 * the last of which no encoding ends with.
 */
function legSlug({ template, platform }) {
    return `${shorten(slug(template))}--${platform.replaceAll('/', '-')}`;
}
/** Longest template part: a file's name holds 255 bytes, and platform, plan, run and attempt need their place in it. */
const MAX_TEMPLATE = 120;
const HASH = 20;
function shorten(name) {
    if (name.length <= MAX_TEMPLATE)
        return name;
    const { hex } = (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .splitDigest */ .vo)((0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(name));
    return `${name.slice(0, MAX_TEMPLATE - HASH - 2)}_${hex.slice(0, HASH)}_`;
}
/** The encoding of one name by itself; see {@link legSlug}. */
function slug(name) {
    let out = '';
    for (const byte of Buffer.from(name, 'utf8')) {
        const char = String.fromCharCode(byte);
        const plain = /[a-z0-9.]/.test(char) || (char === '-' && !out.endsWith('-'));
        out += plain ? char : `_${byte.toString(16).padStart(2, '0')}`;
    }
    return out.endsWith('-') ? `${out.slice(0, -1)}_2d` : out;
}


/***/ }),

/***/ 82118:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  liveLegs: () => (/* binding */ liveLegs)
});

// EXTERNAL MODULE: ./src/model/leg.ts
var model_leg = __webpack_require__(21885);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./src/model/harmless.ts
var harmless = __webpack_require__(45106);
;// CONCATENATED MODULE: ./src/terminal/leg-output.ts


/** How many lines of a running leg's output are shown below its name. */
const SHOWN = 4;
/** How many of a failed leg's are shown afterwards; memory stays flat, however much a build says. */
const KEPT = 1000;
/** Milliseconds between drawings: each of them costs, and nobody reads faster. */
const PAUSE = 250;
/**
 * The output of a running leg: shown now and then, its last lines kept. Output of others may not drive the terminal (title, clipboard,
 * cursor), so all of its control sequences are taken out.
 */
class LegOutput {
    #show;
    #lines = [];
    #count = 0;
    #shown = 0;
    #timer;
    /** @param show draws a line below the others */
    constructor(show) {
        this.#show = show;
    }
    add(text) {
        this.#lines.push(text);
        this.#count += 1;
        // Twice as many before any are let go: not for each line anew.
        if (this.#lines.length >= 2 * KEPT)
            this.#lines = this.#lines.slice(-KEPT);
        this.#timer ??= setTimeout(() => {
            this.#draw();
        }, PAUSE);
    }
    /** The last lines, as they may be shown. */
    get lines() {
        return this.#lines.slice(-KEPT).map(tame);
    }
    /** How many lines there were before those. */
    get dropped() {
        return Math.max(this.#count - KEPT, 0);
    }
    /** Draws what has not been drawn yet, and no more after it. */
    [Symbol.dispose]() {
        clearTimeout(this.#timer);
        this.#draw();
    }
    #draw() {
        this.#timer = undefined;
        const fresh = Math.min(this.#count - this.#shown, SHOWN);
        this.#shown = this.#count;
        if (fresh > 0)
            for (const line of this.#lines.slice(-fresh))
                this.#show(tame(line));
    }
}
/** Text of a build as it may stand on a terminal. */
function tame(text) {
    return (0,harmless/* harmless */.I)((0,external_node_util_.stripVTControlCharacters)(text));
}

;// CONCATENATED MODULE: ./src/terminal/live-legs.ts
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
 * Runs legs with a live view: a line per leg with its state, below a running one the last lines of its output, and the output of a
 * failed one afterwards, whole unless it is very long. Draws on stderr, so that stdout holds only what was asked for.
 */
async function liveLegs(legs, atOnce, work, log) {
    const { Listr, ListrLogger, ProcessOutput } = await __webpack_require__.e(/* import() */ 9352).then(__webpack_require__.bind(__webpack_require__, 99352));
    const failed = [];
    const tasks = new Listr(legs.map((leg) => ({
        title: (0,model_leg/* legName */.ue)(leg),
        task: async (_context, task) => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const output = __addDisposableResource(env_1, new LegOutput((line) => {
                    task.output = line;
                }), false);
                const reason = await work(leg, taskLog(leg, task, output));
                if (reason === undefined)
                    return;
                failed.push({ leg, output });
                throw new Error(tame(reason));
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                __disposeResources(env_1);
            }
        },
        rendererOptions: { outputBar: SHOWN },
    })), {
        concurrent: atOnce,
        exitOnError: false,
        rendererOptions: {
            collapseErrors: false,
            logger: new ListrLogger({
                processOutput: new ProcessOutput(process.stderr, process.stderr),
            }),
        },
    });
    await tasks.run();
    for (const { leg, output } of failed) {
        await log.group(`Output of ${(0,model_leg/* legName */.ue)(leg)}`, () => {
            if (output.dropped > 0)
                log.info(`(${output.dropped} lines before)`);
            for (const line of output.lines)
                log.info(line);
            return Promise.resolve();
        });
    }
}
/** A log whose last lines are the task's output and whose groups are its title. */
function taskLog(leg, task, output) {
    const say = (line) => {
        output.add(line);
    };
    return {
        info: say,
        warning: say,
        error: say,
        debug: () => undefined,
        async group(title, work) {
            task.title = `${(0,model_leg/* legName */.ue)(leg)}: ${tame(title)}`;
            try {
                return await work();
            }
            finally {
                task.title = (0,model_leg/* legName */.ue)(leg);
            }
        },
    };
}


/***/ })

};
