export const id = 4940;
export const ids = [4940];
export const modules = {

/***/ 21885:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oy: () => (/* binding */ legSlug),
/* harmony export */   ue: () => (/* binding */ legName)
/* harmony export */ });
/* unused harmony export slug */
/** A leg as people read it, in logs and errors: `starter linux/arm64`. */
function legName({ template, platform }) {
    return `${template} ${platform}`;
}
/**
 * A leg's name where only `[a-z0-9._-]` may stand (artifacts, files, tags, cache scopes). Two legs never share one: every other byte,
 * and `_` itself, becomes `_xx`, its UTF-8 value in hex. `team/app linux/arm/v7` is `team_2fapp--linux-arm-v7`; `--` is safe as the
 * border because a `-` in a template before another `-` is encoded too.
 */
function legSlug({ template, platform }) {
    return `${slug(template)}--${platform.replaceAll('/', '-')}`;
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

/***/ 84940:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   liveLegs: () => (/* binding */ liveLegs)
/* harmony export */ });
/* harmony import */ var _model_leg_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21885);

/** How many lines of a running leg's output are shown below its name. */
const LINES = 4;
/**
 * Runs legs with a live view: a line per leg with its state, below a running one the last lines of its output, and the output of a
 * failed one whole, afterwards. Draws on stderr, so that stdout holds only what was asked for.
 */
async function liveLegs(legs, atOnce, work, log) {
    const { Listr, ListrLogger, ProcessOutput } = await __webpack_require__.e(/* import() */ 9352).then(__webpack_require__.bind(__webpack_require__, 99352));
    const failed = [];
    const tasks = new Listr(legs.map((leg) => ({
        title: (0,_model_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .legName */ .ue)(leg),
        task: async (_context, task) => {
            const lines = [];
            const reason = await work(leg, taskLog(leg, task, lines));
            if (reason === undefined)
                return;
            failed.push({ leg, lines });
            throw new Error(reason);
        },
        rendererOptions: { outputBar: LINES },
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
    for (const { leg, lines } of failed) {
        await log.group(`Output of ${(0,_model_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .legName */ .ue)(leg)}`, () => {
            for (const line of lines)
                log.info(line);
            return Promise.resolve();
        });
    }
}
/** A log whose last lines are the task's output and whose groups are its title. */
function taskLog(leg, task, lines) {
    const say = (line) => {
        lines.push(line);
        task.output = line;
    };
    return {
        info: say,
        warning: say,
        error: say,
        debug: () => undefined,
        async group(title, work) {
            task.title = `${(0,_model_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .legName */ .ue)(leg)}: ${title}`;
            try {
                return await work();
            }
            finally {
                task.title = (0,_model_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .legName */ .ue)(leg);
            }
        },
    };
}


/***/ })

};
