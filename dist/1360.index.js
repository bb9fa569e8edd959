export const id = 1360;
export const ids = [1360];
export const modules = {

/***/ 91360:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publish: () => (/* binding */ publish)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _inputs_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92773);
/* harmony import */ var _ledger_open_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36229);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87206);
/* harmony import */ var _model_leg_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(21885);
/* harmony import */ var _plan_codec_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41749);
/* harmony import */ var _publish_settle_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77236);
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79807);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20648);
/* harmony import */ var _obtain_plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57364);
/* harmony import */ var _push_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82564);













/**
 * The whole of a release on this machine (spec section 10): the same steps over the same plan, with a folder as ledger. A leg that
 * fails ends as it would in a job of its own; the fan-in judges. With a plan that was made before, legs that left a good record are
 * not built again: this finishes a release that was begun, here or elsewhere.
 * @param jobs how many legs at once
 * @throws InputError, CancelledError, and what making the plan and `manifest` throw
 */
async function publish(context, runLegs, jobs = '1') {
    const atOnce = readJobs(jobs, context.inputs);
    const work = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'multiarch-publish-'));
    try {
        const begun = (context.inputs.plan ?? '') !== '';
        // Artifacts are GitHub's; here records go to a folder, which the user may name to keep it.
        const handoff = begun ? {} : { handoff: `directory:${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(work, 'ledger')}` };
        const planning = { ...context, inputs: { ...handoff, ...context.inputs } };
        const plan = await (0,_obtain_plan_js__WEBPACK_IMPORTED_MODULE_10__.obtainPlan)(planning, { forAll: true, checkPackage: true });
        const legs = begun ? await unfinished(plan, context) : legsOf(plan);
        const free = withPlan(context, plan);
        await runLegs(legs, atOnce, (leg, log) => runLeg({ ...free, log }, leg, work), context.log);
        if (context.signal.aborted) {
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CancelledError */ .cc('Cancelled before the fan-in: no index and no tag was written', {
                hint: 'Run it again; what was pushed already is not sent again',
            });
        }
        return await (0,_manifest_js__WEBPACK_IMPORTED_MODULE_9__.manifest)(free);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(work, { recursive: true, force: true });
    }
}
function readJobs(jobs, inputs) {
    const problems = _inputs_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_FOR_PUBLISH */ .iN.filter((name) => (inputs[name] ?? '') !== '').map((name) => ({
        where: `--${name}`,
        message: 'publish builds every leg of the plan',
        hint: 'use --templates and --platforms, or the commands build and push for one leg',
    }));
    if (!/^[1-9][0-9]?$/.test(jobs)) {
        const message = `"${jobs}" is not a number of legs: expected 1 to 99`;
        problems.push({ where: '--jobs', message });
    }
    if (problems.length > 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .dz(problems);
    return Number(jobs);
}
function legsOf(plan) {
    return plan.templates.flatMap(({ name, legs }) => legs.map(({ platform }) => ({ template: name, platform })));
}
/** The legs of a plan that have no good record yet. */
async function unfinished(plan, context) {
    // A folder that is not there yet holds no record yet.
    if (plan.handoff.kind === 'directory') {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(context.cwd, plan.handoff.path), { recursive: true });
    }
    const ledger = await (0,_ledger_open_js__WEBPACK_IMPORTED_MODULE_4__/* .openLedger */ .a)(plan.handoff, context);
    const { templates } = (0,_publish_settle_js__WEBPACK_IMPORTED_MODULE_7__/* .settle */ .G9)(plan, (0,_plan_codec_js__WEBPACK_IMPORTED_MODULE_6__.planHash)(plan), (await ledger.read()).records);
    return templates.flatMap(({ template, legs }) => legs.flatMap((settled) => {
        const leg = { template: template.name, platform: settled.leg.platform };
        if ('missing' in settled)
            return [leg];
        context.log.info(`${(0,_model_leg_js__WEBPACK_IMPORTED_MODULE_12__/* .legName */ .ue)(leg)}: ${settled.record.status} already, by its record`);
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
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(work, (0,_model_leg_js__WEBPACK_IMPORTED_MODULE_12__/* .legSlug */ .Oy)(leg));
    const job = {
        ...context,
        // No later step runs the image, so that the local store needs no copy.
        inputs: { load: 'false', ...context.inputs, template: leg.template, platform: leg.platform },
        env: { ...context.env, RUNNER_TEMP: folder },
    };
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder);
        for (const step of [_build_js__WEBPACK_IMPORTED_MODULE_8__.build, _push_js__WEBPACK_IMPORTED_MODULE_11__.push]) {
            const { failures } = await step(job);
            if (failures.length > 0)
                return failures.join('\n');
        }
        return undefined;
    }
    catch (error) {
        return (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .describeBriefly */ .xf)(error);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
    }
}
/** What the later steps are given: the plan, and of the inputs those that a plan does not fix. */
function withPlan(context, plan) {
    const free = Object.entries(context.inputs).filter(([name]) => !_inputs_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .FIXED_INPUTS */ .fe.includes(name));
    return { ...context, inputs: { ...Object.fromEntries(free), plan: (0,_plan_codec_js__WEBPACK_IMPORTED_MODULE_6__.encodePlan)(plan) } };
}


/***/ })

};
