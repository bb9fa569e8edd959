export const id = 319;
export const ids = [319];
export const modules = {

/***/ 60319:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 6 modules
var core = __webpack_require__(96251);
// EXTERNAL MODULE: ./src/model/errors.ts
var model_errors = __webpack_require__(87206);
// EXTERNAL MODULE: ./src/model/harmless.ts
var harmless = __webpack_require__(45106);
;// CONCATENATED MODULE: ./src/actions/annotations.ts
/** GitHub shows ten annotations of a kind per step and drops the rest (spec section 9). */
const LIMIT = 10;
/** Counts annotations of one kind: the first nine are shown, the rest only logged and summed up by the tenth at the end. */
class AnnotationBudget {
    #asked = 0;
    /** May this one be an annotation? If not, it goes into the log as plain text. */
    take() {
        this.#asked += 1;
        return this.#asked < LIMIT;
    }
    /** The last annotation, where some were left out. */
    get summary() {
        const left = this.#asked - (LIMIT - 1);
        return left > 0 ? `${left} more of these are in the log of this step.` : undefined;
    }
}

;// CONCATENATED MODULE: ./src/actions/runner.ts




function createRunner() {
    const warnings = new AnnotationBudget();
    const errors = new AnnotationBudget();
    const info = (text) => {
        core/* info */.pq((0,harmless/* harmless */.I)(text));
    };
    const log = {
        info,
        warning: (line) => {
            if (warnings.take())
                core/* warning */.$e((0,harmless/* harmless */.I)(line));
            else
                info(`Warning: ${line}`);
        },
        error: (line) => {
            if (errors.take())
                core/* error */.z3((0,harmless/* harmless */.I)(line));
            else
                info(`Error: ${line}`);
        },
        debug: (line) => {
            core/* debug */.Yz((0,harmless/* harmless */.I)(line));
        },
        group: (title, work) => core/* group */.Os((0,harmless/* harmless */.I)(title), work),
    };
    const sumUp = () => {
        if (warnings.summary !== undefined)
            core/* warning */.$e(warnings.summary);
        if (errors.summary !== undefined)
            core/* error */.z3(errors.summary);
    };
    return {
        log,
        input: (name) => core/* getInput */.V4(name),
        async finish({ outputs, summary, failures, tolerated = false }) {
            for (const [name, value] of Object.entries(outputs))
                core/* setOutput */.uH(name, value);
            await writeSummary(summary);
            for (const failure of failures)
                log[tolerated ? 'warning' : 'error'](failure);
            sumUp();
            if (failures.length > 0)
                process.exitCode = core/* ExitCode */.yU.Failure;
        },
        async fail(error, summary) {
            log.error((0,model_errors/* describeError */.Uc)(error));
            if (error instanceof Error && error.stack !== undefined && core/* isDebug */._o()) {
                info(error.stack);
            }
            sumUp();
            process.exitCode = core/* ExitCode */.yU.Failure;
            await writeSummary(summary);
        },
    };
}
async function writeSummary(summary) {
    if (summary === undefined || process.env.GITHUB_STEP_SUMMARY === undefined)
        return;
    await core/* summary */.z.addRaw(summary, true).write();
}

// EXTERNAL MODULE: ./src/inputs/catalogue.ts + 2 modules
var catalogue = __webpack_require__(39145);
// EXTERNAL MODULE: ./src/process.ts
var src_process = __webpack_require__(34006);
// EXTERNAL MODULE: ./src/steps/steps.ts
var steps = __webpack_require__(62256);
;// CONCATENATED MODULE: ./src/action.ts




/** The door for the runner: one step, by the inputs of action.yml. */
async function main() {
    (0,src_process/* outliveReaders */.U)();
    const runner = createRunner();
    try {
        const given = catalogue/* INPUT_NAMES */.Qh.map((name) => [name, runner.input(name)]);
        const result = await (0,steps/* runStep */.e)(runner.input('step'), {
            inputs: Object.fromEntries(given.filter(([, text]) => text !== '')),
            env: process.env,
            cwd: process.env.GITHUB_WORKSPACE ?? process.cwd(),
            log: runner.log,
            signal: (0,src_process/* cancelSignal */.B)(),
        });
        await runner.finish(result);
    }
    catch (error) {
        const { earlyEnd } = await __webpack_require__.e(/* import() */ 7663).then(__webpack_require__.bind(__webpack_require__, 87663));
        await runner.fail(error, earlyEnd(runner.input('step'), error).report);
    }
}


/***/ })

};
