export const id = 5441;
export const ids = [5441];
export const modules = {

/***/ 68953:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



/**
 * Writes a file whole or not at all, and makes its folder. Under another name first, then a rename: a reader on a shared disk never sees half
 * of it.
 * @throws what the system says; nothing unfinished stays
 */
async function writeWhole(file, text) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_2___default().dirname(file);
    const unfinished = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.unfinished`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(unfinished, text, { flag: 'wx' });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(unfinished, file);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(unfinished, { force: true }).catch(() => undefined);
        throw error;
    }
}


/***/ }),

/***/ 85441:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/inputs/catalogue.ts + 2 modules
var catalogue = __webpack_require__(39145);
// EXTERNAL MODULE: ./src/ledger/open.ts
var ledger_open = __webpack_require__(36229);
// EXTERNAL MODULE: ./src/model/digest.ts
var digest = __webpack_require__(95305);
// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(87206);
// EXTERNAL MODULE: ./src/ledger/errors.ts
var ledger_errors = __webpack_require__(99706);
// EXTERNAL MODULE: ./src/ledger/whole-file.ts
var whole_file = __webpack_require__(68953);
;// CONCATENATED MODULE: ./src/ledger/plan-file.ts





/**
 * Keeps a plan beside the records of its legs, so that a release that stopped can go on by it. Each plan has a file of its own: a folder
 * may hold the records of several releases. No reader of records takes it for one.
 * @param text the plan as the input `plan` takes it
 * @returns the file
 * @throws LedgerError
 */
async function keepPlan(folder, hash, text) {
    const file = external_node_path_default().join(folder, `plan-${(0,digest/* shortDigest */.VK)(hash)}.txt`);
    try {
        await (0,whole_file/* writeWhole */.f)(file, `${text}\n`);
        return file;
    }
    catch (error) {
        throw new ledger_errors/* LedgerError */.o('The plan could not be kept beside its records', {
            subject: file,
            answer: (0,errors/* describeError */.Uc)(error),
            hint: 'handoff: directory:PATH needs a folder that can be written to',
            cause: error,
        });
    }
}

// EXTERNAL MODULE: ./src/model/leg.ts
var model_leg = __webpack_require__(21885);
// EXTERNAL MODULE: ./src/plan/codec.ts
var codec = __webpack_require__(41749);
// EXTERNAL MODULE: ./src/publish/settle.ts
var settle = __webpack_require__(77236);
// EXTERNAL MODULE: ./src/steps/build.ts + 10 modules
var build = __webpack_require__(22333);
;// CONCATENATED MODULE: ./src/steps/go-on.ts


/** A release on this machine stopped before its end; its plan and records are kept. */
class UnfinishedError extends errors/* AppError */.uV {
    name = 'UnfinishedError';
}
/** Inputs whose values are shown nowhere. */
const SECRET = ['secrets', 'github-token'];
/**
 * The command line with which a release that stopped goes on: by the plan that was kept, with all else that was said. What was pushed is
 * then neither built nor sent again.
 * @param again flags of the command line alone, as they are written
 */
function goOnLine(planFile, inputs, again) {
    const free = Object.entries(inputs).filter(([name, text]) => name !== 'plan' && text !== '' && !catalogue/* FIXED_INPUTS */.fe.includes(name));
    const shown = free.filter(([name]) => !SECRET.includes(name));
    const line = [
        'multiarch-publish publish --plan',
        quoted(planFile),
        ...shown.map(([name, text]) => `--${name}=${quoted(text)}`),
        ...again.map(quoted),
    ].join(' ');
    const hidden = free.filter(([name]) => SECRET.includes(name)).map(([name]) => `--${name}`);
    return hidden.length === 0 ? line : `${line} (and the same ${hidden.join(' and ')} as before)`;
}
/** The error that stopped a release, with how to go on in its hint. */
function withLine(error, line) {
    const goOn = `Go on with: ${line}`;
    if (!(error instanceof errors/* AppError */.uV)) {
        return new UnfinishedError((0,errors/* describeError */.Uc)(error), { hint: goOn, cause: error });
    }
    const { message, leg, subject, answer, hint } = error;
    const Kind = error instanceof errors/* CancelledError */.cc ? errors/* CancelledError */.cc : UnfinishedError;
    return new Kind(message, {
        ...(leg === undefined ? {} : { leg }),
        ...(subject === undefined ? {} : { subject }),
        ...(answer === undefined ? {} : { answer }),
        hint: hint === undefined ? goOn : `${hint}\n${goOn}`,
        cause: error,
    });
}
/** A word as a POSIX shell takes it. */
function quoted(text) {
    return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

// EXTERNAL MODULE: ./src/steps/job-folder.ts
var job_folder = __webpack_require__(4109);
// EXTERNAL MODULE: ./src/steps/manifest.ts + 17 modules
var manifest = __webpack_require__(54043);
// EXTERNAL MODULE: ./src/steps/obtain-plan.ts
var obtain_plan = __webpack_require__(57364);
// EXTERNAL MODULE: ./src/steps/push.ts + 4 modules
var push = __webpack_require__(44958);
;// CONCATENATED MODULE: ./src/steps/publish.ts















/** The start of a ledger folder's name that nobody asked for: it is there as long as its release is not finished. */
const OWN_LEDGER = 'multiarch-publish-ledger-';
/**
 * The whole of a release on this machine (spec section 10): the same steps over the same plan, with a folder as ledger. A leg that
 * fails ends as it would in a job of its own; the fan-in judges. With a plan that was made before, legs that left a good record are
 * not built again: this finishes a release that was begun, here or elsewhere. The plan is kept beside the records, and a release that
 * does not come to its end says with which line it goes on.
 * @throws InputError, CancelledError, UnfinishedError, and what making the plan throws
 */
async function publish(context, runLegs, { jobs = '1', again = [] } = {}) {
    const atOnce = readJobs(jobs, context.inputs);
    const begun = context.inputs.plan !== undefined;
    const plan = await (begun ? (0,obtain_plan.obtainPlan)(context) : makePlan(context));
    const ledger = plan.handoff.kind === 'directory' ? (0,external_node_path_.resolve)(context.cwd, plan.handoff.path) : '';
    const line = ledger === ''
        ? undefined
        : goOnLine(await keepPlan(ledger, (0,codec.planHash)(plan), (0,codec.encodePlan)(plan)), context.inputs, again);
    // Said before the work: a machine that loses its power says nothing after it.
    if (line !== undefined)
        context.log.info(`Should this stop half way, go on with: ${line}`);
    try {
        const result = await release(context, plan, begun, (legs, work) => runLegs(legs, atOnce, work, context.log));
        if (result.failures.length === 0) {
            if (isOwn(ledger, context))
                await (0,promises_.rm)(ledger, { recursive: true, force: true });
            return result;
        }
        if (line === undefined)
            return result;
        const summary = `${result.summary ?? ''}\n### To go on\n\n\`\`\`sh\n${line}\n\`\`\`\n`;
        return { ...result, summary, next: `Go on with: ${line}` };
    }
    catch (error) {
        throw line === undefined ? error : withLine(error, line);
    }
}
/** Makes the plan. Artifacts are GitHub's; here records go to a folder, which the user may name to keep it. */
async function makePlan(context) {
    const options = { forAll: true, checkPackage: true };
    if ((context.inputs.handoff ?? '') !== '')
        return (0,obtain_plan.obtainPlan)(context, options);
    const own = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,job_folder/* temporaryFolder */.yy)(context.env), OWN_LEDGER));
    try {
        const handoff = `directory:${own}`;
        return await (0,obtain_plan.obtainPlan)({ ...context, inputs: { ...context.inputs, handoff } }, options);
    }
    catch (error) {
        await (0,promises_.rm)(own, { recursive: true, force: true });
        throw error;
    }
}
function isOwn(ledger, context) {
    return ((0,external_node_path_.dirname)(ledger) === (0,job_folder/* temporaryFolder */.yy)(context.env) && (0,external_node_path_.basename)(ledger).startsWith(OWN_LEDGER));
}
async function release(context, plan, begun, runLegs) {
    const work = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,job_folder/* temporaryFolder */.yy)(context.env), 'multiarch-publish-'));
    try {
        const legs = begun ? await unfinished(plan, context) : legsOf(plan);
        const free = withPlan(context, plan);
        await runLegs(legs, (leg, log) => runLeg({ ...free, log }, leg, work));
        if (context.signal.aborted) {
            throw new errors/* CancelledError */.cc('Cancelled before the fan-in: no index and no tag was written');
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
    // A new plan in place of one that was lost would be another release.
    if (inputs.plan?.trim() === '') {
        const message = 'it is empty: a variable that is not set, or a plan that failed';
        problems.push({ where: '--plan', message, hint: 'leave it out to make a new plan' });
    }
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
    const ledger = await (0,ledger_open/* openLedger */.a)(plan.handoff, context);
    const { templates } = (0,settle/* settle */.G9)(plan, (0,codec.planHash)(plan), (await ledger.read()).records);
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
    return { ...context, inputs: { ...Object.fromEntries(free), plan: (0,codec.encodePlan)(plan) } };
}


/***/ }),

/***/ 44958:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  push: () => (/* binding */ push)
});

// EXTERNAL MODULE: ./src/inputs/read.ts + 6 modules
var read = __webpack_require__(83920);
// EXTERNAL MODULE: ./src/image/contents/check.ts + 13 modules
var check = __webpack_require__(94259);
// EXTERNAL MODULE: ./src/ledger/open.ts
var ledger_open = __webpack_require__(36229);
// EXTERNAL MODULE: ./src/model/format.ts
var format = __webpack_require__(60826);
// EXTERNAL MODULE: ./src/model/leg.ts
var model_leg = __webpack_require__(21885);
// EXTERNAL MODULE: ./src/model/reference.ts
var reference = __webpack_require__(86676);
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

// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(87206);
;// CONCATENATED MODULE: ./src/push/push-leg.ts




/** A leg that did not reach every required registry. What did arrive stays there; running the step again sends only the rest. */
class PushError extends errors/* AppError */.uV {
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
 * Does `work` for all targets: registries side by side, repositories of one registry one after another, so that later ones
 * mount what the first received. A mirror (`required: false`) that fails is a warning, and is not in what this returns.
 * @throws CancelledError, or the error of the one required registry that failed, or a PushError that names all of them
 */
async function pushEverywhere(targets, work, { leg, log, isRequired, }) {
    const done = new Map();
    const failures = [];
    await Promise.all(Array.from((0,collections/* groupBy */.$)(targets, ({ repository }) => hostOf(repository)), async ([host, group]) => {
        for (const target of group) {
            try {
                done.set(target.repository, await work(target));
            }
            catch (error) {
                if (error instanceof errors/* CancelledError */.cc)
                    throw error;
                if (isRequired(host))
                    failures.push({ repository: target.repository, error });
                else
                    log.warning(`Mirror ${host} left out: ${(0,errors/* describeError */.Uc)(error)}`);
                return;
            }
        }
    }));
    const [first] = failures;
    if (first === undefined)
        return done;
    if (failures.length === 1)
        throw first.error;
    throw new PushError(`${(0,model_leg/* legName */.ue)(leg)} did not reach ${failures.map(({ repository }) => repository).join(' and ')}`, { answer: failures.map(({ error }) => (0,errors/* describeError */.Uc)(error)).join('\n'), cause: first.error });
}
function hostOf(repository) {
    return (0,reference/* splitRepository */.T8)(repository).registry;
}

// EXTERNAL MODULE: ./src/model/descriptor.ts
var descriptor = __webpack_require__(53560);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/media-types.ts
var media_types = __webpack_require__(13809);
// EXTERNAL MODULE: ./src/push/look.ts
var push_look = __webpack_require__(94189);
;// CONCATENATED MODULE: ./src/push/refuse-existing.ts






/** The version is published already, with another image of this leg, and `on-existing` is fail. */
class ExistingTagError extends errors/* AppError */.uV {
    name = 'ExistingTagError';
}
/**
 * With `on-existing: fail`, the fan-in refuses a version whose exact index tag names another index. A leg that is in none of it ends
 * before it writes: its exact arch tags would name bytes that are refused. Tags that are not there refuse nothing, so that an attempt
 * that never came to its fan-in can be repeated. Costs a HEAD per tag, and a GET only for one that is there.
 * @param image the digest of the leg's image
 * @throws ExistingTagError, RegistryError
 */
async function refuseExisting(registry, leg, repository, tags, image) {
    const look = async (tag) => {
        const present = await (0,push_look/* lookBeforeWrite */.S)(registry, repository, tag);
        if (present === undefined)
            return;
        const { digest, mediaType } = present;
        if ((0,media_types/* isIndexType */.$U)(mediaType) && (await holds(registry, repository, digest, image)))
            return;
        throw new ExistingTagError(`${repository}:${tag} exists with another digest`, {
            leg: (0,model_leg/* legName */.ue)(leg),
            answer: `it names ${digest}, which does not hold this build's ${image}`,
            hint: 'publish a new version, or set on-existing: replace',
        });
    };
    await Promise.all(tags.map(look));
}
async function holds(registry, repository, index, image) {
    const raw = await registry.getManifest(repository, index, 'push');
    if (raw === undefined)
        return false;
    try {
        const { manifests } = (0,json/* parseJson */.qF)(descriptor/* indexSchema */.me, raw.bytes, `index ${index}`);
        return manifests.some(({ digest }) => digest === image);
    }
    catch (error) {
        // What cannot be read holds nothing: the fan-in refuses it too.
        if (error instanceof json/* DataError */.fL)
            return false;
        throw error;
    }
}

// EXTERNAL MODULE: ./src/steps/choose-state.ts
var choose_state = __webpack_require__(52198);
// EXTERNAL MODULE: ./src/steps/fail-leg.ts
var fail_leg = __webpack_require__(76550);
// EXTERNAL MODULE: ./src/steps/open-registry.ts + 39 modules
var open_registry = __webpack_require__(95386);
// EXTERNAL MODULE: ./src/steps/record-base.ts
var record_base = __webpack_require__(26362);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/plan/find-leg.ts
var find_leg = __webpack_require__(57669);
// EXTERNAL MODULE: ./src/steps/job-folder.ts
var job_folder = __webpack_require__(4109);
// EXTERNAL MODULE: ./src/steps/obtain-plan.ts
var obtain_plan = __webpack_require__(57364);
// EXTERNAL MODULE: ./src/steps/state.ts
var steps_state = __webpack_require__(26062);
// EXTERNAL MODULE: ./src/steps/wording.ts
var wording = __webpack_require__(97123);
;// CONCATENATED MODULE: ./src/steps/take-handover.ts







/**
 * What `push` is to push: what this job's `build` left in its state file, or, where the input `layout` names a folder that came
 * from elsewhere, that folder for the plan's leg. A plan that is given must be the one that the build was made by.
 * @throws StateError, LegError, InputError
 */
async function takeHandover(context, asked) {
    if (asked.layout !== undefined) {
        const plan = await (0,obtain_plan.obtainPlan)(context);
        const result = { kind: 'layout', layout: (0,external_node_path_.resolve)(context.cwd, asked.layout) };
        const done = () => Promise.resolve();
        return { ...locate(plan, asked), result, digest: undefined, timings: {}, done };
    }
    // One that is given and empty is lost, and an error.
    const plan = context.inputs.plan === undefined ? undefined : await (0,obtain_plan.obtainPlan)(context);
    const folder = await (0,job_folder/* findJobFolder */.Xv)(context.env, context.cwd);
    const state = await (0,steps_state/* readState */.un)(folder, { ...asked, plan }, (0,wording/* wordingFor */.Cz)(context.env));
    return {
        ...locate(state.plan, state),
        result: state.handover,
        digest: state.digest,
        timings: state.timings,
        done: async () => {
            try {
                await (0,steps_state/* saveState */.LZ)(folder, { ...state, pushed: true });
            }
            catch (error) {
                // The image and its record are where they belong.
                context.log.debug(`${folder} could not be written: ${(0,errors/* describeError */.Uc)(error)}`);
            }
        },
    };
}
function locate(plan, asked) {
    const { template, leg } = (0,find_leg/* findLeg */.G)(plan, asked);
    return { plan, template, leg, id: { template: template.name, platform: leg.platform } };
}

// EXTERNAL MODULE: ./src/steps/timing.ts
var timing = __webpack_require__(34325);
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
    const registry = (0,open_registry.openRegistry)(context, (0,open_registry.registryInputs)(inputs, plan));
    try {
        const image = await (0,leg_image.openLegImage)(handover.result, id.platform, registry);
        refuseOther(image, handover);
        const verify = inputs.verify ?? plan.policies.verify;
        const contents = await (0,timing/* timed */.a)(timings, 'check', () => push_check(image, handover, verify, log));
        const found = { image: image.selected.recorded, contents };
        if (!plan.push)
            return await leave({ ...base(), ...found, status: 'validated' });
        const judged = contents.verdict !== 'skipped';
        const confirmed = await (0,timing/* timed */.a)(timings, 'push', () => send(image, handover, { registry, judged, log }));
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
        await handover.done();
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
/** What `build` left and tested is what is pushed: a folder may be changed meanwhile, and a tag may be moved. */
function refuseOther({ selected }, { id, digest, result }) {
    const found = selected.recorded.descriptor.digest;
    if (digest === undefined || digest === found)
        return;
    throw new choose_state/* StateError */.q('The image is not the one that build left', {
        leg: (0,model_leg/* legName */.ue)(id),
        subject: result.kind === 'layout' ? result.layout : (0,reference/* formatReference */.FH)(result.reference),
        answer: `built: ${digest}; now there: ${found}`,
        hint: 'Something wrote there after the build: build the leg again; give a layout of your own with the input layout',
    });
}
/** Are the layers' programs of the platform that the manifest claims (spec section 11)? */
async function push_check(image, { plan, id }, verify, log) {
    const { digest } = image.selected.recorded.descriptor;
    if (verify === 'off' || verify === 'platform') {
        return { digest, verdict: 'skipped', detail: `verify: ${verify}` };
    }
    const verdict = await (0,check/* checkContents */.h)(image.selected, image.readLayer, id.platform, {
        digests: !plan.push,
    });
    log.info(`${(0,model_leg/* legName */.ue)(id)}: contents ${verdict.verdict}: ${verdict.detail}`);
    return verdict;
}
function send(image, handover, { registry, judged, log, }) {
    const { plan, template, leg, id } = handover;
    return log.group(`Pushing ${(0,model_leg/* legName */.ue)(id)}`, async () => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { layers, size } = image.selected.recorded;
            const options = {
                ...{ leg: id, log },
                isRequired: (host) => plan.registries[host]?.required ?? true,
            };
            const targets = await acceptable(targetsOf(template, leg), image, handover, registry, options);
            const began = performance.now();
            const progress = __addDisposableResource(env_1, new TransferProgress(log, (0,model_leg/* legName */.ue)(id), size * targets.length), false);
            const confirmed = await pushEverywhere(targets, (target) => image.pushTo(target, (bytes) => {
                progress.add(bytes);
            }, judged), options);
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
/**
 * The targets that take this image: all of them, unless exact arch tags would be written with `on-existing: fail`.
 * @throws ExistingTagError before anything is written anywhere
 */
async function acceptable(targets, image, { plan, template, leg, id }, registry, options) {
    if (plan.onExisting !== 'fail' || leg.archTags.length === 0)
        return targets;
    const { digest } = image.selected.recorded.descriptor;
    const looked = await pushEverywhere(targets, ({ repository }) => {
        const tags = template.images.includes(repository) ? template.exactTags : [];
        return refuseExisting(registry, id, repository, tags, digest);
    }, options);
    return targets.filter(({ repository }) => looked.has(repository));
}
/** What can be pulled now: each repository by digest, then by its arch tags. */
function references(registries) {
    return Object.entries(registries).flatMap(([repository, { digest, tags }]) => [
        `${repository}@${digest}`,
        ...Object.keys(tags).map((tag) => `${repository}:${tag}`),
    ]);
}


/***/ })

};
