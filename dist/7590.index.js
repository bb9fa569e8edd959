export const id = 7590;
export const ids = [7590];
export const modules = {

/***/ 87590:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/process.ts
var src_process = __webpack_require__(34006);
// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(87206);
// EXTERNAL MODULE: ./src/steps/steps.ts
var steps = __webpack_require__(62256);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./src/inputs/catalogue.ts + 2 modules
var catalogue = __webpack_require__(39145);
// EXTERNAL MODULE: ./src/model/nearest.ts
var nearest = __webpack_require__(59179);
;// CONCATENATED MODULE: ./src/terminal/arguments.ts




const SWITCHES = ['help', 'json', 'show'];
const KNOWN = [...catalogue/* INPUT_NAMES */.Qh, ...SWITCHES, 'report', 'jobs'];
/**
 * Reads `COMMAND [--NAME VALUE | --NAME=VALUE]…`. A flag that is true or false may stand alone and then means true.
 * @throws InputError naming every argument that fits nothing
 */
function readCommandLine(argv) {
    const { tokens } = (0,external_node_util_.parseArgs)({
        args: argv.map((text, index) => withValue(text, argv[index + 1])),
        options: {
            help: { type: 'string', short: 'h' },
            ...Object.fromEntries(KNOWN.map((name) => [name, { type: 'string' }])),
        },
        strict: false,
        allowPositionals: true,
        tokens: true,
    });
    const positionals = [];
    const values = new Map();
    const problems = [];
    for (const token of tokens) {
        if (token.kind === 'positional')
            positionals.push(token.value);
        if (token.kind !== 'option')
            continue;
        if (!KNOWN.includes(token.name)) {
            const meant = (0,nearest/* nearest */.p)(token.name, KNOWN);
            const hint = meant && `did you mean --${meant}?`;
            problems.push({ where: token.rawName, message: 'there is no such flag', ...hinted(hint) });
        }
        else if (token.value === undefined) {
            problems.push({
                where: token.rawName,
                message: 'a value is missing',
                ...hinted(token.name === 'version' ? 'the version to publish, such as 1.2.0' : undefined),
            });
        }
        else {
            const before = values.get(token.name);
            values.set(token.name, before === undefined ? token.value : `${before}\n${token.value}`);
        }
    }
    const [command, ...words] = positionals;
    // `plan --show PLAN` reads naturally.
    const [shown] = words;
    if (values.has('show') && shown !== undefined && !values.has('plan')) {
        values.set('plan', shown);
        words.shift();
    }
    // A word behind an unknown flag is most likely its value.
    for (const extra of problems.length > 0 ? [] : words) {
        const where = extra.length > 40 ? `${extra.slice(0, 40)}…` : extra;
        problems.push({ where, message: 'one command at a time; values go behind a --flag' });
    }
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    return {
        command,
        inputs: Object.fromEntries([...values].filter(([name]) => catalogue/* INPUT_NAMES */.Qh.includes(name))),
        options: {
            help: values.has('help'),
            json: values.has('json'),
            show: values.has('show'),
            report: values.get('report'),
            jobs: values.get('jobs'),
        },
    };
}
/** `--push` alone, or before another flag, is `--push=true`; a switch never takes the next word. */
function withValue(text, next) {
    const name = text === '-h' ? 'help' : text.startsWith('--') ? text.slice(2) : '';
    if (SWITCHES.includes(name))
        return `--${name}=true`;
    const mayStandAlone = Object.hasOwn(catalogue/* CATALOGUE */.yh, name) && catalogue/* CATALOGUE */.yh[name]?.syntax === 'flag';
    return mayStandAlone && (next === undefined || next.startsWith('-')) ? `--${name}=true` : text;
}
function hinted(hint) {
    return hint === undefined ? {} : { hint };
}

// EXTERNAL MODULE: ./src/model/harmless.ts
var harmless = __webpack_require__(45106);
;// CONCATENATED MODULE: ./src/terminal/log.ts


/**
 * The log of the command line. All of it goes to stderr, so that stdout holds only what was asked for (`--json`, `--show`).
 * Colours only on a terminal and without NO_COLOR.
 */
function terminalLog(env = process.env) {
    const coloured = process.stderr.isTTY && (env.NO_COLOR ?? '') === '';
    const paint = (style, text) => coloured ? (0,external_node_util_.styleText)(style, text) : text;
    const write = (line) => {
        process.stderr.write(`${(0,harmless/* harmless */.I)(line)}\n`);
    };
    return {
        info: write,
        warning: (line) => {
            write(`${paint('yellow', 'Warning:')} ${line}`);
        },
        error: (line) => {
            write(`${paint('red', 'Error:')} ${line}`);
        },
        debug: (line) => {
            if (env.RUNNER_DEBUG === '1')
                write(paint('dim', line));
        },
        async group(title, work) {
            write(paint('bold', title));
            return work();
        },
    };
}

;// CONCATENATED MODULE: ./src/cli.ts








/** Below this a live view would only wrap. */
const LEAST_COLUMNS = 40;
/** The door for people and other CI systems: `multiarch-publish COMMAND [--FLAG VALUE]…` (spec section 10). */
async function main() {
    (0,src_process/* outliveReaders */.U)();
    const log = terminalLog();
    let begun;
    try {
        const line = readCommandLine(process.argv.slice(2));
        if (line.options.help || line.command === undefined) {
            const { help } = await __webpack_require__.e(/* import() */ 2397).then(__webpack_require__.bind(__webpack_require__, 72397));
            process.stdout.write(`${help(line.command)}\n`);
            if (!line.options.help)
                process.exitCode = 1;
            return;
        }
        if (line.options.show) {
            await show(line);
            return;
        }
        await checkReport(line.options);
        begun = line;
        await finish(await run(line.command, line, log), line.options, log);
    }
    catch (error) {
        log.error((0,errors/* describeError */.Uc)(error));
        if (process.env.RUNNER_DEBUG === '1' && error instanceof Error)
            log.debug(error.stack ?? '');
        process.exitCode = 1;
        if (begun !== undefined)
            await endEarly(error, begun, log);
    }
}
/** Nobody shall read the report of an earlier run as this one's, or wait for results. */
async function endEarly(error, { command = '', options }, log) {
    const { earlyEnd } = await __webpack_require__.e(/* import() */ 7663).then(__webpack_require__.bind(__webpack_require__, 87663));
    const { report, results } = earlyEnd(command, error);
    const lost = await writeReport(options.report, report);
    if (lost !== undefined)
        log.error(lost);
    if (options.json && results !== undefined)
        process.stdout.write(`${results}\n`);
}
async function run(command, { inputs, options }, log) {
    const context = {
        inputs,
        env: process.env,
        cwd: process.cwd(),
        log,
        signal: (0,src_process/* cancelSignal */.B)(),
    };
    if (command === 'publish')
        return runPublish(context, options);
    if (steps/* STEP_NAMES */.K.includes(command))
        return (0,steps/* runStep */.e)(command, context);
    throw new errors/* InputError */.dz([
        {
            where: command,
            message: 'there is no such command',
            hint: `one of publish, ${steps/* STEP_NAMES */.K.join(', ')}`,
        },
    ]);
}
async function runPublish(context, options) {
    const { publish } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(6167), __webpack_require__.e(6118), __webpack_require__.e(8339), __webpack_require__.e(5386), __webpack_require__.e(3920), __webpack_require__.e(9790), __webpack_require__.e(6343), __webpack_require__.e(3621), __webpack_require__.e(3125), __webpack_require__.e(6424), __webpack_require__.e(2333), __webpack_require__.e(5441)]).then(__webpack_require__.bind(__webpack_require__, 85441));
    // The live view is for people; a log that is kept, or a terminal of no width, gets every line.
    const { isTTY, columns } = process.stderr;
    const live = isTTY && columns >= LEAST_COLUMNS && (process.env.CI ?? '') === '';
    const runLegs = live
        ? (await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(2118)]).then(__webpack_require__.bind(__webpack_require__, 82118))).liveLegs
        : (await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(4846)]).then(__webpack_require__.bind(__webpack_require__, 44846))).plainLegs;
    const { jobs, report, json } = options;
    const again = [
        ...(jobs === undefined ? [] : ['--jobs', jobs]),
        ...(report === undefined ? [] : ['--report', report]),
        ...(json ? ['--json'] : []),
    ];
    return publish(context, runLegs, { jobs, again });
}
async function finish(result, options, log) {
    const { outputs, summary, failures, tolerated = false, next } = result;
    const lost = await writeReport(options.report, summary);
    if (options.json) {
        process.stdout.write(`${outputs.results ?? JSON.stringify(outputs)}\n`);
    }
    else if (options.report === undefined && outputs.results !== undefined) {
        // Where both are one terminal, the log has just told the results, a line each.
        if (process.stdout.isTTY && process.stderr.isTTY) {
            log.info('All of it, as Markdown: --report FILE');
        }
        else {
            process.stdout.write(`${summary ?? ''}\n`);
        }
    }
    else if (outputs.results === undefined) {
        const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
        process.stdout.write(lines.join(''));
    }
    for (const failure of failures)
        log[tolerated ? 'warning' : 'error'](failure);
    if (lost !== undefined)
        log.error(lost);
    if (next !== undefined)
        log.info(next);
    if (failures.length > 0 || lost !== undefined)
        process.exitCode = 1;
}
/** @returns why the report could not be written: the results are worth more, and are told all the same */
async function writeReport(file, summary) {
    if (file === undefined || summary === undefined)
        return undefined;
    try {
        await (0,promises_.writeFile)(file, summary);
        return undefined;
    }
    catch (error) {
        return `The report could not be written: ${(0,errors/* describeError */.Uc)(error)}`;
    }
}
/** A report that cannot be written is told before the work, not after. */
async function checkReport({ report }) {
    if (report === undefined)
        return;
    try {
        await (0,promises_.access)((0,external_node_path_.dirname)((0,external_node_path_.resolve)(report)), external_node_fs_.constants.W_OK);
    }
    catch (error) {
        const message = `the report cannot be written there: ${(0,errors/* describeError */.Uc)(error)}`;
        throw new errors/* InputError */.dz([{ where: '--report', message, hint: 'name a folder that exists' }]);
    }
}
async function show({ inputs }) {
    if ((inputs.plan ?? '').trim() === '') {
        throw new errors/* InputError */.dz([
            {
                where: '--show',
                message: 'there is no plan to show',
                hint: 'multiarch-publish plan --show PLAN',
            },
        ]);
    }
    const [{ decodePlan }, { readPlanText }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(1749)]).then(__webpack_require__.bind(__webpack_require__, 41749)),
        Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3920), __webpack_require__.e(7364)]).then(__webpack_require__.bind(__webpack_require__, 57364)),
    ]);
    const plan = decodePlan(await readPlanText(inputs.plan ?? ''));
    process.stdout.write(`${JSON.stringify(plan, null, 2)}\n`);
}


/***/ }),

/***/ 59179:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean),
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/** The known name that is most like the given one, where one is near enough to be what was meant. */
function nearest(name, known) {
    let best;
    let least = Math.max(1, Math.floor(name.length / 3)) + 1;
    for (const candidate of known) {
        // The lengths alone may be too far apart: a name of a thousand letters is compared with nothing.
        if (Math.abs(name.length - candidate.length) >= least)
            continue;
        const far = distance(name.toLowerCase(), candidate.toLowerCase());
        if (far < least)
            [best, least] = [candidate, far];
    }
    return best;
}
/** The hint for a name that nobody knows. */
function didYouMean(name, known) {
    const match = nearest(name, known);
    if (match !== undefined)
        return `did you mean ${match}?`;
    return known.length === 0 || known.length > 20 ? undefined : `known: ${known.join(', ')}`;
}
/** Levenshtein's distance. */
function distance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i += 1) {
        const next = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row[b.length] ?? 0;
}


/***/ })

};
