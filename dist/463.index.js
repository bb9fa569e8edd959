export const id = 463;
export const ids = [463];
export const modules = {

/***/ 32463:
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
// EXTERNAL MODULE: ./src/plan/codec.ts
var codec = __webpack_require__(41749);
// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(87206);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./src/model/leg.ts
var model_leg = __webpack_require__(21885);
;// CONCATENATED MODULE: ./src/steps/legs.ts


/** For logs that only grow: every line of every leg as it comes, behind the leg's name where several are under way. */
const plainLegs = async (legs, atOnce, work, log) => {
    const limit = (0,p_limit/* default */.A)(atOnce);
    const run = async (leg) => {
        const reason = await work(leg, atOnce === 1 ? log : prefixed(log, (0,model_leg/* legName */.ue)(leg)));
        if (reason !== undefined)
            log.warning(`${(0,model_leg/* legName */.ue)(leg)} failed: ${reason}`);
    };
    await Promise.all(legs.map((leg) => limit(() => run(leg))));
};
function prefixed(log, name) {
    const behind = (say) => (line) => {
        say(`${name} | ${line}`);
    };
    return {
        info: behind(log.info),
        warning: behind(log.warning),
        error: behind(log.error),
        debug: behind(log.debug),
        // Groups of legs side by side would enclose one another's lines.
        group: (title, work) => {
            log.info(`${name} | ${title}`);
            return work();
        },
    };
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./src/inputs/catalogue.ts + 3 modules
var catalogue = __webpack_require__(92773);
// EXTERNAL MODULE: ./src/ledger/open.ts
var ledger_open = __webpack_require__(36229);
// EXTERNAL MODULE: ./src/publish/settle.ts
var settle = __webpack_require__(77236);
// EXTERNAL MODULE: ./src/steps/build.ts + 6 modules
var build = __webpack_require__(93434);
// EXTERNAL MODULE: ./src/steps/manifest.ts + 14 modules
var manifest = __webpack_require__(59311);
// EXTERNAL MODULE: ./src/steps/obtain-plan.ts
var obtain_plan = __webpack_require__(57364);
// EXTERNAL MODULE: ./src/steps/push.ts + 13 modules
var push = __webpack_require__(82564);
;// CONCATENATED MODULE: ./src/steps/publish.ts













/**
 * The whole of a release on this machine (spec section 10): the same steps over the same plan, with a folder as ledger. A leg that
 * fails ends as it would in a job of its own; the fan-in judges. With a plan that was made before, legs that left a good record are
 * not built again: this finishes a release that was begun, here or elsewhere.
 * @param jobs how many legs at once
 * @throws InputError, CancelledError, and what making the plan and `manifest` throw
 */
async function publish(context, runLegs, jobs = '1') {
    const atOnce = readJobs(jobs, context.inputs);
    const work = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'multiarch-publish-'));
    try {
        const begun = (context.inputs.plan ?? '') !== '';
        // Artifacts are GitHub's; here records go to a folder, which the user may name to keep it.
        const handoff = begun ? {} : { handoff: `directory:${(0,external_node_path_.join)(work, 'ledger')}` };
        const planning = { ...context, inputs: { ...handoff, ...context.inputs } };
        const plan = await (0,obtain_plan/* obtainPlan */.Jb)(planning, { forAll: true, checkPackage: true });
        const legs = begun ? await unfinished(plan, context) : legsOf(plan);
        const free = withPlan(context, plan);
        await runLegs(legs, atOnce, (leg, log) => runLeg({ ...free, log }, leg, work), context.log);
        if (context.signal.aborted) {
            throw new errors/* CancelledError */.cc('Cancelled before the fan-in: no index and no tag was written', {
                hint: 'Run it again; what was pushed already is not sent again',
            });
        }
        return await (0,manifest.manifest)(free);
    }
    finally {
        await (0,promises_.rm)(work, { recursive: true, force: true });
    }
}
function readJobs(jobs, inputs) {
    const problems = catalogue/* NOT_FOR_PUBLISH */.iN.filter((name) => (inputs[name] ?? '') !== '').map((name) => ({
        where: `--${name}`,
        message: 'publish builds every leg of the plan',
        hint: 'use --templates and --platforms, or the commands build and push for one leg',
    }));
    if (!/^[1-9][0-9]?$/.test(jobs)) {
        const message = `"${jobs}" is not a number of legs: expected 1 to 99`;
        problems.push({ where: '--jobs', message });
    }
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    return Number(jobs);
}
function legsOf(plan) {
    return plan.templates.flatMap(({ name, legs }) => legs.map(({ platform }) => ({ template: name, platform })));
}
/** The legs of a plan that have no good record yet. */
async function unfinished(plan, context) {
    // A folder that is not there yet holds no record yet.
    if (plan.handoff.kind === 'directory') {
        await (0,promises_.mkdir)((0,external_node_path_.resolve)(context.cwd, plan.handoff.path), { recursive: true });
    }
    const ledger = await (0,ledger_open/* openLedger */.a)(plan.handoff, context);
    const { templates } = (0,settle/* settle */.G9)(plan, (0,codec/* planHash */.SH)(plan), (await ledger.read()).records);
    return templates.flatMap(({ template, legs }) => legs.flatMap((settled) => {
        const leg = { template: template.name, platform: settled.leg.platform };
        if ('missing' in settled)
            return [leg];
        context.log.info(`${(0,model_leg/* legName */.ue)(leg)}: ${settled.record.status} already, by its record`);
        return [];
    }));
}
/**
 * Builds and pushes one leg in a folder of its own, which is gone afterwards: layouts are large.
 * @returns why it failed, or undefined
 */
async function runLeg(context, leg, work) {
    if (context.signal.aborted)
        return 'not started';
    const folder = (0,external_node_path_.join)(work, (0,model_leg/* legSlug */.Oy)(leg));
    const job = {
        ...context,
        // No later step runs the image, so that the local store needs no copy.
        inputs: { load: 'false', ...context.inputs, template: leg.template, platform: leg.platform },
        env: { ...context.env, RUNNER_TEMP: folder },
    };
    try {
        await (0,promises_.mkdir)(folder);
        for (const step of [build.build, push.push]) {
            const { failures } = await step(job);
            if (failures.length > 0)
                return failures.join('\n');
        }
        return undefined;
    }
    catch (error) {
        return (0,errors/* describeBriefly */.xf)(error);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** What the later steps are given: the plan, and of the inputs those that a plan does not fix. */
function withPlan(context, plan) {
    const free = Object.entries(context.inputs).filter(([name]) => !catalogue/* FIXED_INPUTS */.fe.includes(name));
    return { ...context, inputs: { ...Object.fromEntries(free), plan: (0,codec/* encodePlan */.El)(plan) } };
}

// EXTERNAL MODULE: ./src/steps/steps.ts
var steps = __webpack_require__(62256);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
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
            const hint = (0,nearest/* didYouMean */.a)(token.name, KNOWN);
            problems.push({ where: token.rawName, message: 'there is no such flag', ...hinted(hint) });
        }
        else if (token.value === undefined) {
            problems.push({ where: token.rawName, message: 'a value is missing' });
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

;// CONCATENATED MODULE: ./src/terminal/help.ts

const COMMANDS = {
    publish: 'do all of it on this machine: plan, build and push every leg, join them, move tags',
    plan: 'decide everything once; --show decodes a plan instead',
    build: 'build one leg into an OCI layout',
    push: 'push what build left, and leave the leg’s record',
    manifest: 'join the legs into an index per template, move tags, read back',
    promote: 'give an index that exists further tags, or carry it to further registries',
};
/** The text of `--help`: the commands, or one command's flags, all from the catalogue of inputs. */
function help(command) {
    const known = Object.keys(COMMANDS).find((name) => name === command);
    if (known === undefined) {
        return [
            'Usage: multiarch-publish COMMAND [--FLAG VALUE]…',
            '',
            ...Object.entries(COMMANDS).map(([name, does]) => row(name, does)),
            '',
            'Flags are the inputs of the action: multiarch-publish COMMAND --help lists them. And always:',
            row('--json', 'print the results as JSON, last and alone on stdout'),
            row('--report FILE', 'write the report as Markdown'),
            '',
            'Example: multiarch-publish publish --images localhost:5000/demo/{template} --version 1.0.0',
        ].join('\n');
    }
    const flags = Object.entries(catalogue/* CATALOGUE */.yh).filter(([name, { steps }]) => name !== 'step' &&
        (known === 'publish'
            ? !catalogue/* NOT_FOR_PUBLISH */.iN.includes(name)
            : steps.some((step) => step === known)));
    return [
        `Usage: multiarch-publish ${known} [--FLAG VALUE]…`,
        '',
        ...flags.map(([name, { description, default: value }]) => row(`--${name}`, value === undefined ? description : `${description} Default: ${value}.`)),
        ...(known === 'publish' ? [row('--jobs', 'How many legs at once. Default: 1.')] : []),
        ...(known === 'plan' ? [row('--show', 'Decode the plan given by --plan and print it.')] : []),
    ].join('\n');
}
function row(left, right) {
    return `  ${left.padEnd(24)} ${right}`;
}

;// CONCATENATED MODULE: ./src/terminal/live-legs.ts

/** How many lines of a running leg's output are shown below its name. */
const LINES = 4;
/**
 * Runs legs with a live view: a line per leg with its state, below a running one the last lines of its output, and the output of a
 * failed one whole, afterwards. Draws on stderr, so that stdout holds only what was asked for.
 */
async function liveLegs(legs, atOnce, work, log) {
    const { Listr, ListrLogger, ProcessOutput } = await __webpack_require__.e(/* import() */ 352).then(__webpack_require__.bind(__webpack_require__, 99352));
    const failed = [];
    const tasks = new Listr(legs.map((leg) => ({
        title: (0,model_leg/* legName */.ue)(leg),
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
        await log.group(`Output of ${(0,model_leg/* legName */.ue)(leg)}`, () => {
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
            task.title = `${(0,model_leg/* legName */.ue)(leg)}: ${title}`;
            try {
                return await work();
            }
            finally {
                task.title = (0,model_leg/* legName */.ue)(leg);
            }
        },
    };
}

;// CONCATENATED MODULE: ./src/terminal/log.ts

/**
 * The log of the command line. All of it goes to stderr, so that stdout holds only what was asked for (`--json`, `--show`).
 * Colours only on a terminal and without NO_COLOR.
 */
function terminalLog(env = process.env) {
    const coloured = process.stderr.isTTY && (env.NO_COLOR ?? '') === '';
    const paint = (style, text) => coloured ? (0,external_node_util_.styleText)(style, text) : text;
    const write = (line) => {
        process.stderr.write(`${line}\n`);
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
    try {
        const line = readCommandLine(process.argv.slice(2));
        if (line.options.help || line.command === undefined) {
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
        await finish(await run(line.command, line, log), line.options, log);
    }
    catch (error) {
        log.error((0,errors/* describeError */.Uc)(error));
        if (process.env.RUNNER_DEBUG === '1' && error instanceof Error)
            log.debug(error.stack ?? '');
        process.exitCode = 1;
    }
}
function run(command, { inputs, options }, log) {
    const context = {
        inputs,
        env: process.env,
        cwd: process.cwd(),
        log,
        signal: (0,src_process/* cancelSignal */.B)(),
    };
    if (command === 'publish') {
        // The live view is for people; a log that is kept, or a terminal of no width, gets every line.
        const { isTTY, columns } = process.stderr;
        const live = isTTY && columns >= LEAST_COLUMNS && (process.env.CI ?? '') === '';
        return publish(context, live ? liveLegs : plainLegs, options.jobs);
    }
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
async function finish(result, options, log) {
    const { outputs, summary, failures } = result;
    if (options.report !== undefined && summary !== undefined) {
        await (0,promises_.writeFile)(options.report, summary);
    }
    if (options.json) {
        process.stdout.write(`${outputs.results ?? JSON.stringify(outputs)}\n`);
    }
    else if (options.report === undefined && outputs.results !== undefined) {
        process.stdout.write(`${summary ?? ''}\n`);
    }
    else if (outputs.results === undefined) {
        const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
        process.stdout.write(lines.join(''));
    }
    for (const failure of failures)
        log[result.tolerated === true ? 'warning' : 'error'](failure);
    if (failures.length > 0)
        process.exitCode = 1;
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
    const plan = (0,codec/* decodePlan */.sb)(await (0,obtain_plan/* readPlanText */.dm)(inputs.plan ?? ''));
    process.stdout.write(`${JSON.stringify(plan, null, 2)}\n`);
}


/***/ }),

/***/ 92773:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yh: () => (/* binding */ CATALOGUE),
  fe: () => (/* binding */ FIXED_INPUTS),
  Qh: () => (/* binding */ INPUT_NAMES),
  iN: () => (/* binding */ NOT_FOR_PUBLISH)
});

// UNUSED EXPORTS: documentation

;// CONCATENATED MODULE: ./src/inputs/catalogue-build.ts
function build(fixed) {
    return (syntax, description, defaultText) => ({
        description,
        ...(defaultText === undefined ? {} : { default: defaultText }),
        syntax,
        steps: fixed ? ['plan', 'build', 'manifest'] : ['plan', 'build'],
        fixed,
    });
}
/** Decides what the image is: the plan fixes it. */
const fixed = build(true);
/** Decides how this runner builds it: a step may say so beside the plan. */
const free = build(false);
/** Build inputs (spec section 3); each may stand per template in the config too. */
const BUILD_INPUTS = {
    engine: free('text', 'What builds: auto, docker, podman, buildah or command.', '`auto`: the first of docker with buildx, podman, buildah that answers'),
    context: fixed('text', 'The build context.', '`.`, or the folder of a marker file that is a Dockerfile'),
    file: fixed('text', 'The Dockerfile or Containerfile.', 'the one in the context'),
    target: fixed('text', 'The stage to build.', 'the last'),
    'build-args': fixed('map', 'Build arguments, one KEY=VALUE a line; placeholders are filled in.'),
    'build-contexts': fixed('map', 'Further named contexts, one NAME=PATH a line.'),
    builder: free('text', 'The buildx builder to use: remote, Kubernetes and cloud builders work.'),
    load: free('flag', 'Whether the image is loaded into the local store, so that the next step can run it.', '`true`'),
    output: free('text', '"layout" leaves the image on disk; "registry" pushes it by digest straight from the builder, for images that the disk cannot hold twice.', '`layout`'),
    labels: fixed('map', 'Labels of the images, one KEY=VALUE a line; they win over the standard ones.'),
    annotations: fixed('map', "Annotations of each platform's manifest, one KEY=VALUE a line."),
    'standard-labels': fixed('flag', 'Whether the labels org.opencontainers.image.* are set on images and as annotations on the index.', '`true`'),
    secrets: free('map', 'Secrets for the build, one ID=VALUE a line. They go to the engine alone.'),
    'secret-files': free('map', 'Secrets for the build from files, one ID=PATH a line.'),
    ssh: free('lines', 'SSH agent sockets or keys for the build, one a line: default, or ID=PATH.'),
    cache: free('text', 'The build cache: none, gha (one scope per leg), local, or registry:REFERENCE. It is not written when "push" is false.', '`none`'),
    provenance: fixed('flag', 'Provenance attestations: true, false or parameters such as mode=max.', "the engine's"),
    sbom: fixed('flag', 'SBOM attestations: true, false or parameters.', "the engine's"),
    pull: fixed('flag', 'Whether base images are always pulled.', '`false`'),
    'no-cache': fixed('flag', 'Whether the build ignores every cache.', '`false`'),
    network: fixed('text', 'The network of RUN steps: default, none or host.'),
    command: fixed('text', 'With engine "command": the command that builds the image, split into arguments as a shell would, without a shell.'),
    smoke: fixed('text', 'A command that tests the built image, whose name it finds in IMAGE; split as a shell would, without a shell. When it fails, nothing is pushed.'),
    timeout: free('text', 'How long the build may take: seconds, or such as 45m; 0 is no limit.', '`5h45m`, below the six hours of a job'),
    'stall-timeout': free('text', 'How long the build may print nothing before it is stopped; 0 is no limit.', '`0`'),
    retries: free('number', 'How often a failed build is tried again.', '`0`'),
    'extra-args': fixed('lines', "Further arguments for the engine's build command, one a line."),
};

;// CONCATENATED MODULE: ./src/inputs/catalogue-plan.ts
/** An input that decides the plan, and that a step without a plan takes as well. */
function catalogue_plan_fixed(syntax, description, defaultText) {
    return {
        description,
        ...(defaultText === undefined ? {} : { default: defaultText }),
        syntax,
        steps: ['plan', 'build', 'manifest'],
        fixed: true,
    };
}
/** An input that `promote` takes as well, for itself. */
function promoted(entry) {
    return { ...entry, steps: [...entry.steps, 'promote'] };
}
/** Inputs that make the plan (spec section 3). */
const PLAN_INPUTS = {
    config: catalogue_plan_fixed('text', 'A YAML file with the same keys as these inputs, plus what only fits a file.', '`.github/multiarch-publish.yml` if it exists'),
    templates: catalogue_plan_fixed('list', "The images to publish: names, or globs of marker files such as distributions/*/Containerfile, where the folder's name is the template's.", "the config's; else one template named after the repository"),
    exclude: catalogue_plan_fixed('list', 'Templates to leave out: names, or globs of names or marker files.'),
    platforms: catalogue_plan_fixed('list', 'The platforms to build for; a question mark makes one optional: linux/arm64?.', '`linux/amd64, linux/arm64`'),
    runners: catalogue_plan_fixed('runners', 'Runner labels by platform, one "platform = label, label" a line.', "GitHub's hosted runners; an architecture without one is emulated on the amd64 runner"),
    org: catalogue_plan_fixed('text', 'The organisation in the registry, {org} in patterns.', "the repository's owner, in lower case"),
    images: promoted(catalogue_plan_fixed('list', 'Image names without tags, as patterns; each registry gets the same index. With promote: where the index goes.', '`ghcr.io/{org}/{template}`; with promote the image of "source"')),
    version: catalogue_plan_fixed('text', 'The version, of PEP 440 or semver, with or without a leading v.', 'the pushed git tag if it is a version; else none'),
    package: catalogue_plan_fixed('text', 'A package that must exist in this version before anything is built: pypi:NAME.'),
    'pypi-url': catalogue_plan_fixed('text', 'The package index to ask, or a mirror: its root or its "simple" page.', '`https://pypi.org`'),
    'test-pypi-url': catalogue_plan_fixed('text', 'The package index that is asked next for pre-releases.', '`https://test.pypi.org`'),
    'package-wait': catalogue_plan_fixed('text', 'How long to wait for the package index to show the version: seconds, or such as 10m.', '`10m`'),
    channel: catalogue_plan_fixed('text', "The channel, which decides tags and build arguments: release, prerelease, snapshot, or one of the config's own.", '`auto`: snapshot without a version, prerelease for a pre-release, else release'),
    tags: promoted(catalogue_plan_fixed('list', 'Tag patterns of the channel release; `latest` and its like move last.', '`{version}, latest`')),
    'prerelease-tags': catalogue_plan_fixed('list', 'Tag patterns of the channel prerelease.', '`{version}`'),
    'snapshot-tags': catalogue_plan_fixed('list', 'Tag patterns of the channel snapshot.', '`sha-{short-sha}, {branch}`; on pull requests `pr-{pr}`'),
    'moving-tags': catalogue_plan_fixed('text', 'When moving tags move: "auto" compares with what the registries hold and never goes back, "always", "never".', '`auto`'),
    'arch-tags': catalogue_plan_fixed('list', 'Patterns for tags of one platform\'s image, for clients too old for an index: {tag} runs over the exact tags, {moving-tag} over the moving ones; "none" writes none.', '`{tag}-{os}-{arch}`'),
    'arch-images': catalogue_plan_fixed('text', 'The image name for arch tags, where they live in a repository of their own: {image}-{arch}.', '`{image}`'),
    'on-existing': {
        ...catalogue_plan_fixed('text', 'What to do when an exact tag is there already with another digest: replace or fail.', '`replace`'),
        steps: ['plan', 'build', 'manifest', 'promote'],
    },
    push: catalogue_plan_fixed('flag', 'Whether to publish. "false" validates: builds, plans and prints, and writes to no registry.', '`auto`: false on pull_request, pull_request_target and merge_group'),
    handoff: catalogue_plan_fixed('text', 'Where legs leave their records for the last job: artifact, or directory:PATH.', '`artifact`'),
};

;// CONCATENATED MODULE: ./src/inputs/catalogue-steps.ts
const ALL = ['plan', 'build', 'push', 'manifest', 'promote'];
/** Inputs about the step, the leg and the registries; free beside a plan. */
const STEP_INPUTS = {
    step: {
        description: 'What to do: plan, build, push, manifest or promote.',
        syntax: 'text',
        steps: ALL,
        fixed: false,
    },
    plan: {
        description: 'The output "plan" of the plan step; plain JSON or the path of a file with either works too. Without it, the step plans by itself from the inputs below.',
        syntax: 'text',
        steps: ['build', 'manifest'],
        fixed: false,
    },
    template: {
        description: 'The template of the leg to build.',
        default: '`matrix.template`',
        syntax: 'text',
        steps: ['build', 'push'],
        fixed: false,
    },
    platform: {
        description: 'The platform of the leg to build.',
        default: '`matrix.platform`',
        syntax: 'text',
        steps: ['build', 'push'],
        fixed: false,
    },
    layout: {
        description: 'The folder for the leg\'s OCI image layout. "push" takes it from "build" unless it is given.',
        default: 'a folder under RUNNER_TEMP',
        syntax: 'text',
        steps: ['build', 'push'],
        fixed: false,
    },
    'github-token': {
        description: "A token that reads this repository: for labels, job links, reasons, and artifacts that the run's own service will not give.",
        default: 'the token of the job',
        syntax: 'text',
        steps: ['plan', 'build', 'push', 'manifest'],
        fixed: false,
    },
    'insecure-registries': {
        description: 'Registry hosts that speak plain HTTP. Loopback addresses need not be named.',
        syntax: 'list',
        steps: ALL,
        fixed: false,
    },
    'registry-concurrency': {
        description: 'How many blobs may be on their way to one registry at once.',
        default: '`5`',
        syntax: 'number',
        steps: ALL,
        fixed: false,
    },
    verify: {
        description: 'How images are checked: "contents" reads the machine type of what they run, "platform" only the config, "strict" makes differences between platforms fail, "off" checks nothing.',
        default: '`contents`',
        syntax: 'text',
        steps: ['push', 'manifest'],
        fixed: false,
    },
    'on-missing-optional': {
        description: 'What a missing optional leg does: "warn" publishes the template without it, "fail" stops the template, as a required one would.',
        default: '`warn`',
        syntax: 'text',
        steps: ['manifest'],
        fixed: false,
    },
    'on-shrink': {
        description: 'What to do with a moving tag whose present index holds a platform that the new one lacks: "hold" leaves it, "warn" moves it, "fail" stops the template.',
        default: '`hold`',
        syntax: 'text',
        steps: ['manifest', 'promote'],
        fixed: false,
    },
    'index-annotations': {
        description: 'Annotations of the index, one KEY=VALUE a line, added to the standard ones. A value in double quotes may hold new lines.',
        syntax: 'map',
        steps: ['manifest'],
        fixed: false,
    },
    source: {
        description: 'The index to promote: a reference with a tag or a digest.',
        syntax: 'text',
        steps: ['promote'],
        fixed: false,
    },
};

;// CONCATENATED MODULE: ./src/inputs/catalogue.ts



/** All inputs, in the order of the documentation. */
const CATALOGUE = {
    ...STEP_INPUTS,
    ...PLAN_INPUTS,
    ...BUILD_INPUTS,
};
const INPUT_NAMES = Object.keys(CATALOGUE);
/** The inputs that a plan fixes (spec section 3). */
const FIXED_INPUTS = INPUT_NAMES.filter((name) => CATALOGUE[name]?.fixed);
/** Inputs of one leg or of another step, which a whole release on one machine has no use for. */
const NOT_FOR_PUBLISH = ['template', 'platform', 'layout', 'source'];
/** The description in action.yml: with the default, which action.yml cannot declare for what a plan fixes. */
function documentation({ description, default: value }) {
    return value === undefined ? description : `${description} Default: ${value}.`;
}


/***/ }),

/***/ 87206:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uc: () => (/* binding */ describeError),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   pL: () => (/* binding */ summariseError),
/* harmony export */   uV: () => (/* binding */ AppError),
/* harmony export */   xf: () => (/* binding */ describeBriefly)
/* harmony export */ });
/**
 * The base of every error that users are meant to read: what failed, where, what the other side answered, and what to do
 * (spec section 9). Subclasses set a literal `name`, one class per kind.
 */
class AppError extends Error {
    name = 'AppError';
    leg;
    subject;
    answer;
    hint;
    constructor(message, context = {}) {
        super(message, context.cause === undefined ? undefined : { cause: context.cause });
        this.leg = context.leg;
        this.subject = context.subject;
        this.answer = context.answer;
        this.hint = context.hint;
    }
}
/** All bad inputs of one call, reported together. */
class InputError extends AppError {
    name = 'InputError';
    problems;
    constructor(problems) {
        const lines = problems.map(({ where, message, hint }) => `${where}: ${message}${hint === undefined ? '' : ` (${hint})`}`);
        super(lines.length === 1
            ? `Bad input: ${lines.join('')}`
            : `${lines.length} bad inputs:\n${lines.map((line) => `  - ${line}`).join('\n')}`);
        this.problems = problems;
    }
}
/** The work was stopped by a signal or a time limit; nothing further was written. */
class CancelledError extends AppError {
    name = 'CancelledError';
}
/** The text that a user sees for any thrown value: several lines, no stack trace. */
function describeError(error) {
    return describe(error, () => true);
}
/** The same without a long answer, for where the log shows it already: an engine's last lines. */
function describeBriefly(error) {
    return describe(error, isShort);
}
function describe(error, isShown) {
    if (!(error instanceof Error))
        return String(error);
    if (!(error instanceof AppError))
        return error.message;
    const { message, leg, subject, answer, hint } = error;
    const where = [leg, subject].filter((part) => part !== undefined).join(', ');
    return [
        where === '' ? message : `${message} [${where}]`,
        ...(answer === undefined || !isShown(answer) ? [] : [`Answer: ${answer}`]),
        ...(hint === undefined ? [] : [`What to do: ${hint}`]),
    ].join('\n');
}
function isShort(answer) {
    return answer.length <= SHORT_ANSWER && !answer.includes('\n');
}
/** Longer answers are an engine's last lines, of which the message names the cause already. */
const SHORT_ANSWER = 200;
/** The same in one line, for records and tables: what failed, and the other side's answer where that is short. */
function summariseError(error) {
    if (!(error instanceof AppError))
        return describeError(error).replaceAll(/\s*\n\s*/g, ' ');
    const { message, subject, answer = '' } = error;
    const short = answer !== '' && isShort(answer);
    return [
        message,
        ...(subject === undefined ? [] : [`[${subject}]`]),
        ...(short ? [`– ${answer}`] : []),
    ]
        .join(' ')
        .replaceAll(/\s*\n\s*/g, ' ');
}


/***/ }),

/***/ 34006:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ cancelSignal),
/* harmony export */   U: () => (/* binding */ outliveReaders)
/* harmony export */ });
/**
 * A signal that aborts on SIGINT and SIGTERM, so that work stops before its next write and tells what was done. A second signal
 * of the same kind ends the process at once, as it would without a handler.
 */
function cancelSignal() {
    const controller = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM']) {
        process.once(name, () => {
            controller.abort(new Error(`stopped by ${name}`));
        });
    }
    return controller.signal;
}
/**
 * Lets the work go on when nobody reads its output any more (`… | head`): a release must not stop between two tags for that.
 */
function outliveReaders() {
    for (const stream of [process.stdout, process.stderr]) {
        stream.on('error', (error) => {
            if (error.code !== 'EPIPE')
                throw error;
        });
    }
}


/***/ }),

/***/ 62256:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ STEP_NAMES),
/* harmony export */   e: () => (/* binding */ runStep)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);

/** The steps by name; each loads only when it is run, so that none pays for another's libraries. */
const STEPS = {
    plan: async () => (await Promise.all(/* import() */[__webpack_require__.e(819), __webpack_require__.e(6), __webpack_require__.e(445), __webpack_require__.e(196), __webpack_require__.e(417)]).then(__webpack_require__.bind(__webpack_require__, 62417))).plan,
    build: async () => (await Promise.all(/* import() */[__webpack_require__.e(819), __webpack_require__.e(6), __webpack_require__.e(445), __webpack_require__.e(196), __webpack_require__.e(357), __webpack_require__.e(434), __webpack_require__.e(307)]).then(__webpack_require__.bind(__webpack_require__, 93434))).build,
    push: async () => (await Promise.all(/* import() */[__webpack_require__.e(819), __webpack_require__.e(118), __webpack_require__.e(6), __webpack_require__.e(176), __webpack_require__.e(766), __webpack_require__.e(445), __webpack_require__.e(196), __webpack_require__.e(357), __webpack_require__.e(564), __webpack_require__.e(416)]).then(__webpack_require__.bind(__webpack_require__, 82564))).push,
    manifest: async () => (await Promise.all(/* import() */[__webpack_require__.e(819), __webpack_require__.e(6), __webpack_require__.e(766), __webpack_require__.e(445), __webpack_require__.e(196), __webpack_require__.e(857), __webpack_require__.e(311), __webpack_require__.e(735)]).then(__webpack_require__.bind(__webpack_require__, 59311))).manifest,
    promote: async () => (await Promise.all(/* import() */[__webpack_require__.e(819), __webpack_require__.e(766), __webpack_require__.e(445), __webpack_require__.e(857), __webpack_require__.e(635)]).then(__webpack_require__.bind(__webpack_require__, 18892))).promote,
};
const STEP_NAMES = Object.keys(STEPS);
/**
 * Runs one step by its name.
 * @throws InputError for a name that is no step, and what the step throws
 */
async function runStep(name, context) {
    const load = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined;
    if (load === undefined) {
        const message = name === '' ? 'no step is named' : `"${name}" is not a step`;
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([{ where: 'step', message, hint: `one of ${STEP_NAMES.join(', ')}` }]);
    }
    const step = await load();
    return step(context);
}


/***/ })

};
