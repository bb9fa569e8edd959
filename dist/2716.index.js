export const id = 2716;
export const ids = [2716];
export const modules = {

/***/ 48070:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ STEPS),
/* harmony export */   d: () => (/* binding */ STEP_INPUTS)
/* harmony export */ });
/** Without a job's matrix, what leaves no choice need not be named. */
const ONLY = 'the only one of the plan';
const PUSHED = {
    description: 'Which of the legs that build left to push.',
    default: 'the only one that it left',
};
const STEPS = ['plan', 'build', 'push', 'manifest', 'promote'];
/** Inputs about the step, the leg and the registries; free beside a plan. */
const STEP_INPUTS = {
    step: {
        description: 'What to do: plan, build, push, manifest or promote.',
        syntax: 'text',
        steps: STEPS,
        fixed: false,
    },
    plan: {
        description: 'The output "plan" of the plan step; plain JSON or the path of a file with either works too. Without it, the step plans by itself from the inputs below.',
        syntax: 'text',
        flag: {
            publish: {
                description: 'A plan made before, as text or in a file: finishes that release. Legs that left a good record are not built again.',
            },
            push: {
                description: 'The plan of the build: what another plan built is not pushed. With --layout, the plan of the image there.',
            },
        },
        steps: ['build', 'push', 'manifest'],
        fixed: false,
    },
    template: {
        description: 'The template of the leg to build.',
        default: '`matrix.template`',
        flag: { build: { default: ONLY }, push: PUSHED },
        syntax: 'text',
        steps: ['build', 'push'],
        fixed: false,
    },
    platform: {
        description: 'The platform of the leg to build.',
        default: '`matrix.platform`',
        flag: { build: { default: ONLY }, push: PUSHED },
        syntax: 'text',
        steps: ['build', 'push'],
        fixed: false,
    },
    layout: {
        description: 'The folder for the leg\'s OCI image layout. "push" takes it from "build" unless it is given.',
        default: 'a folder under RUNNER_TEMP',
        flag: {
            build: {
                description: "The folder for the leg's OCI image layout.",
                default: "a folder of this checkout's own among the temporary ones",
            },
            push: {
                description: 'The folder of an OCI image layout to push, with --plan.',
                default: 'what build left for this checkout, on this machine',
            },
        },
        syntax: 'text',
        steps: ['build', 'push'],
        fixed: false,
    },
    'github-token': {
        description: "A token that reads this repository: for labels, job links, reasons, and artifacts that the run's own service will not give.",
        default: 'the token of the job',
        flag: { every: { default: 'none' } },
        syntax: 'text',
        steps: ['plan', 'build', 'push', 'manifest'],
        fixed: false,
    },
    'insecure-registries': {
        description: 'Registry hosts that speak plain HTTP. Loopback addresses need not be named.',
        syntax: 'list',
        steps: STEPS,
        fixed: false,
    },
    'registry-concurrency': {
        description: 'How many blobs may be on their way to one registry at once.',
        default: '`5`',
        syntax: 'number',
        steps: STEPS,
        fixed: false,
    },
    verify: {
        description: 'How images are checked: "contents" reads the machine type of what they run, "platform" only the config, "strict" makes differences between platforms fail, "off" checks nothing.',
        default: '`contents`',
        syntax: 'text',
        steps: ['plan', 'push', 'manifest'],
        fixed: false,
    },
    'on-missing-optional': {
        description: 'What a missing optional leg does: "warn" publishes the template without it, "fail" stops the template, as a required one would.',
        default: '`warn`',
        syntax: 'text',
        steps: ['plan', 'manifest'],
        fixed: false,
    },
    'on-shrink': {
        description: 'What to do with a moving tag whose present index holds a platform that the new one lacks: "hold" leaves it, "warn" moves it, "fail" stops the template.',
        default: '`hold`',
        syntax: 'text',
        steps: ['plan', 'manifest', 'promote'],
        fixed: false,
    },
    'index-annotations': {
        description: 'Annotations of the index, one KEY=VALUE a line, added to the standard ones. A value in double quotes may hold new lines.',
        syntax: 'map',
        steps: ['plan', 'manifest'],
        fixed: false,
    },
    source: {
        description: 'The index to promote: a reference with a tag or a digest.',
        syntax: 'text',
        steps: ['promote'],
        fixed: false,
    },
};


/***/ }),

/***/ 39145:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yh: () => (/* binding */ CATALOGUE),
  fe: () => (/* binding */ FIXED_INPUTS),
  Qh: () => (/* binding */ INPUT_NAMES),
  iN: () => (/* binding */ NOT_FOR_PUBLISH),
  F$: () => (/* binding */ flagDocumentation)
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
    load: {
        ...free('flag', 'Whether the image is loaded into the local store, so that the next step can run it.', '`true`'),
        flag: { publish: { default: '`false`, unless a smoke test runs it' } },
    },
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
/** The same, for one that is otherwise on the command line. */
function otherwise(flag, entry) {
    return { ...entry, flag };
}
/** An input that `promote` takes as well, for itself. */
function promoted(words, entry) {
    const { description, default: value = '' } = entry;
    return {
        ...entry,
        description: `${description} With promote: ${words.description.replace(/^./, (first) => first.toLowerCase())}`,
        default: `${value}; with promote ${words.default}`,
        steps: [...entry.steps, 'promote'],
        flag: { every: { description, default: value }, promote: words },
    };
}
/** Inputs that make the plan (spec section 3). */
const PLAN_INPUTS = {
    config: catalogue_plan_fixed('text', 'A YAML file with the same keys as these inputs, plus what only fits a file.', '`.github/multiarch-publish.yml` if it exists'),
    templates: catalogue_plan_fixed('list', "The images to publish: names, or globs of marker files such as distributions/*/Containerfile, where the folder's name is the template's.", "the config's; else one template named after the repository"),
    exclude: catalogue_plan_fixed('list', 'Templates to leave out: names, or globs of names or marker files.'),
    platforms: catalogue_plan_fixed('list', 'The platforms to build for; a question mark makes one optional: linux/arm64?.', '`linux/amd64, linux/arm64`'),
    runners: catalogue_plan_fixed('runners', 'Runner labels by platform, one "platform = label, label" a line.', "GitHub's hosted runners; an architecture without one is emulated on the amd64 runner"),
    org: catalogue_plan_fixed('text', 'The organisation in the registry, {org} in patterns.', "the repository's owner, in lower case"),
    images: promoted({
        description: 'Where the index goes, names without tags.',
        default: 'the image of "source"',
    }, catalogue_plan_fixed('list', 'Image names without tags, as patterns; each registry gets the same index.', '`ghcr.io/{org}/{template}`')),
    version: otherwise({
        every: { default: 'none; in a run of GitHub Actions the pushed git tag if it is a version' },
    }, catalogue_plan_fixed('text', 'The version, of PEP 440 or semver, with or without a leading v.', 'the pushed git tag if it is a version; else none')),
    package: catalogue_plan_fixed('text', 'A package that must exist in this version before anything is built: pypi:NAME.'),
    'pypi-url': catalogue_plan_fixed('text', 'The package index to ask, or a mirror: its root or its "simple" page.', '`https://pypi.org`'),
    'test-pypi-url': catalogue_plan_fixed('text', 'The package index that is asked next for pre-releases.', '`https://test.pypi.org`'),
    'package-wait': catalogue_plan_fixed('text', 'How long to wait for the package index to show the version: seconds, or such as 10m.', '`10m`'),
    channel: catalogue_plan_fixed('text', "The channel, which decides tags and build arguments: release, prerelease, snapshot, or one of the config's own.", '`auto`: snapshot without a version, prerelease for a pre-release, else release'),
    tags: promoted({ description: 'The tags that the index gets.', default: 'the tag of "source"' }, catalogue_plan_fixed('list', 'Tag patterns of the channel release; `latest` and its like move last.', '`{version}, latest`')),
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
    handoff: otherwise({
        every: { default: '`artifact`, which there is in a run of GitHub Actions alone' },
        publish: { default: 'a folder of this run, gone afterwards' },
    }, catalogue_plan_fixed('text', 'Where legs leave their records for the last job: artifact, or directory:PATH.', '`artifact`')),
};

// EXTERNAL MODULE: ./src/inputs/catalogue-steps.ts
var catalogue_steps = __webpack_require__(48070);
;// CONCATENATED MODULE: ./src/inputs/catalogue.ts



/** All inputs, in the order of the documentation. */
const CATALOGUE = {
    ...catalogue_steps/* STEP_INPUTS */.d,
    ...PLAN_INPUTS,
    ...BUILD_INPUTS,
};
const INPUT_NAMES = Object.keys(CATALOGUE);
/** The inputs that a plan fixes (spec section 3). */
const FIXED_INPUTS = INPUT_NAMES.filter((name) => CATALOGUE[name]?.fixed);
/** Inputs of one leg or of another step, which a whole release on one machine has no use for. */
const NOT_FOR_PUBLISH = ['template', 'platform', 'layout', 'source'];
/** What an input is on the command line, as the flag of one command. */
function flagDocumentation(entry, command) {
    return documentation({ ...entry, ...entry.flag?.every, ...entry.flag?.[command] });
}
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
/* harmony export */   rl: () => (/* binding */ causeOf),
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
/** A summary without where it happened (subject, digests): failures of many places that have one cause read alike. */
function causeOf(summary) {
    return summary.replaceAll(/ \[[^\]\n]*\]/g, '').replaceAll(/sha256:[0-9a-f]{64}/g, 'sha256:…');
}


/***/ }),

/***/ 45106:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ harmless)
/* harmony export */ });
/** The colours of a program's output, which logs show; every other control character would move, hide or split what is shown. */
const COLOUR_OR_CONTROL = /(\u001B\[[0-9;]*m)|[\p{Cc}\u2028\u2029]/gu;
const TAB = '\t';
/** Characters that are not seen; a comparison by .NET's rules of language passes over them. */
const UNSEEN = String.raw `\p{Default_Ignorable_Code_Point}`;
const COMMAND = new RegExp(`^([\\s${UNSEEN}]*:)(?=[${UNSEEN}]*:)`, 'u');
const OLD_COMMAND = new RegExp(`#(?=[${UNSEEN}]*#[${UNSEEN}]*\\[)`, 'gu');
/**
 * Text of others (builds, registries, records) as it may stand in a job's log. The runner takes a line that starts with `::`, after blanks, and
 * one that has `##[` anywhere, for a command to itself (actions/runner, ActionCommand.cs): a blank between makes it text. A visible one, as
 * .NET may pass over what is not seen. Lines stay lines.
 */
function harmless(text) {
    return text
        .split(/\r?\n/)
        .map((line) => line
        .replace(COLOUR_OR_CONTROL, (char, colour) => colour ?? (char === TAB ? TAB : ' '))
        .replace(COMMAND, '$1 ')
        .replace(OLD_COMMAND, '# '))
        .join('\n');
}


/***/ }),

/***/ 34006:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ cancelSignal),
/* harmony export */   U: () => (/* binding */ outliveReaders)
/* harmony export */ });
/**
 * A signal that aborts on SIGINT, SIGTERM and SIGHUP (a terminal that was closed), so that work stops before its next write and tells what
 * was done. A second signal of the same kind ends the process at once, as it would without a handler, and the programs that it started
 * with it.
 */
function cancelSignal() {
    const controller = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
        process.once(name, () => {
            controller.abort(new Error(`stopped by ${name}`));
            process.once(name, () => {
                endBy(name);
            });
        });
    }
    return controller.signal;
}
/** Ends this process as the signal does, after the listeners of `exit`: a signal alone calls none. */
function endBy(name) {
    process.once('exit', () => {
        // Nothing listens for it any more. Shells tell a process that died of a signal from one that chose to end.
        process.kill(process.pid, name);
    });
    process.exit(1);
}
/**
 * Lets the work go on when nobody reads its output any more (`… | head`), or when it cannot be written (a full disk): a release must not
 * stop between two tags for that. What is lost for want of space makes the process fail in the end.
 */
function outliveReaders() {
    for (const stream of [process.stdout, process.stderr]) {
        stream.on('error', ({ code }) => {
            if (code !== 'EPIPE')
                process.exitCode = 1;
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
    plan: async () => (await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(6167), __webpack_require__.e(4006), __webpack_require__.e(3920), __webpack_require__.e(9790), __webpack_require__.e(6319)]).then(__webpack_require__.bind(__webpack_require__, 62417))).plan,
    build: async () => (await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(6167), __webpack_require__.e(3920), __webpack_require__.e(3125), __webpack_require__.e(2333), __webpack_require__.e(582)]).then(__webpack_require__.bind(__webpack_require__, 22333))).build,
    push: async () => (await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(6118), __webpack_require__.e(8339), __webpack_require__.e(5386), __webpack_require__.e(3920), __webpack_require__.e(6343), __webpack_require__.e(3125), __webpack_require__.e(4044)]).then(__webpack_require__.bind(__webpack_require__, 44958))).push,
    manifest: async () => (await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(6167), __webpack_require__.e(5386), __webpack_require__.e(3920), __webpack_require__.e(9790), __webpack_require__.e(3621), __webpack_require__.e(6424), __webpack_require__.e(9605)]).then(__webpack_require__.bind(__webpack_require__, 54043))).manifest,
    promote: async () => (await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(6167), __webpack_require__.e(5386), __webpack_require__.e(3920), __webpack_require__.e(9790), __webpack_require__.e(3621), __webpack_require__.e(6391)]).then(__webpack_require__.bind(__webpack_require__, 60549))).promote,
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
