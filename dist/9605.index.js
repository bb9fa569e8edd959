export const id = 9605;
export const ids = [9605,7364];
export const modules = {

/***/ 78966:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H3: () => (/* binding */ isAttestation),
/* harmony export */   fp: () => (/* binding */ typeOfManifest),
/* harmony export */   zW: () => (/* binding */ contradictionOf)
/* harmony export */ });
/* harmony import */ var _model_media_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13809);

/** The type of a manifest by its own bytes: only OCI's may leave it out (OCI image spec, manifest.md). */
function typeOfManifest({ mediaType }) {
    return mediaType ?? _model_media_types_js__WEBPACK_IMPORTED_MODULE_0__/* .OCI_MANIFEST */ .EG;
}
/** Does a descriptor declare its manifest an attestation? */
function isAttestation({ annotations }) {
    return annotations?.[_model_media_types_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTESTATION_TYPE_ANNOTATION */ .yZ] === _model_media_types_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTESTATION_TYPE */ .Qs;
}
const FILE_SYSTEM = /\.image\.(?:layer|rootfs)\./;
/**
 * What a descriptor says of a manifest and its bytes do not bear out, in words: a client that pulls by such an index refuses what it gets, or takes
 * an image for an attestation.
 * @param size bytes of the manifest
 */
function contradictionOf(descriptor, manifest, size) {
    const type = typeOfManifest(manifest);
    if (descriptor.size !== size)
        return `of ${descriptor.size} bytes, but it has ${size}`;
    if (descriptor.mediaType !== type)
        return `of type ${descriptor.mediaType}, but it is ${type}`;
    if (isAttestation(descriptor) && manifest.layers.some((l) => FILE_SYSTEM.test(l.mediaType))) {
        return 'an attestation, but it holds the file system of an image';
    }
    return undefined;
}


/***/ }),

/***/ 36229:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ openLedger)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

/**
 * The ledger that the plan names (spec sections 3 and 5). The artifact client is loaded only when it is used.
 * @throws LedgerError when there is no such store here
 */
async function openLedger(handoff, context) {
    if (handoff.kind === 'directory') {
        const { openDirectoryLedger } = await __webpack_require__.e(/* import() */ 2454).then(__webpack_require__.bind(__webpack_require__, 22454));
        return openDirectoryLedger(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(context.cwd, handoff.path));
    }
    const { openArtifactLedger } = await __webpack_require__.e(/* import() */ 3911).then(__webpack_require__.bind(__webpack_require__, 73911));
    return openArtifactLedger(context);
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


/***/ }),

/***/ 41749:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decodePlan: () => (/* binding */ decodePlan),
/* harmony export */   encodePlan: () => (/* binding */ encodePlan),
/* harmony export */   isPlanText: () => (/* binding */ isPlanText),
/* harmony export */   planHash: () => (/* binding */ planHash)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95305);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87979);
/* harmony import */ var _model_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67978);




const PREFIX = 'mp1.';
/** A plan of 256 legs is some hundred kB; what unpacks to more is no plan. */
const MAX_JSON_BYTES = 16 * 1024 * 1024;
/** The output `plan`: `mp1.` and the base64url of the gzipped JSON (spec section 5 says why). */
function encodePlan(plan) {
    return PREFIX + (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(plan), { level: 9 }).toString('base64url');
}
/** Does the text look like a plan itself, and not like the name of a file that holds one? */
function isPlanText(text) {
    return text.startsWith(PREFIX) || text.trimStart().startsWith('{');
}
/**
 * Reads a plan from its encoded form or from plain JSON.
 * @throws DataError when it is neither, or not of this version's form
 */
function decodePlan(text) {
    const trimmed = text.trim();
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(_model_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planSchema */ .Fu, trimmed.startsWith(PREFIX) ? unpack(trimmed.slice(PREFIX.length)) : trimmed, 'the plan');
}
function unpack(base64url) {
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(Buffer.from(base64url, 'base64url'), { maxOutputLength: MAX_JSON_BYTES });
    }
    catch (cause) {
        throw new _model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .DataError */ .fL('the plan is damaged: what follows mp1. is not base64url of gzipped JSON', {
            answer: cause instanceof Error ? cause.message : String(cause),
            hint: 'hand over the output `plan` of the plan step whole, as it is',
            cause,
        });
    }
}
/** Names a plan in records: equal plans give equal hashes, whatever the order of their keys. */
function planHash(plan) {
    return (0,_model_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(plan));
}


/***/ }),

/***/ 57364:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NoPlanError: () => (/* binding */ NoPlanError),
/* harmony export */   obtainPlan: () => (/* binding */ obtainPlan),
/* harmony export */   readPlanText: () => (/* binding */ readPlanText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _inputs_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83920);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87206);
/* harmony import */ var _plan_codec_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41749);





/** The input `plan` holds no plan, and nothing else says what to do. */
class NoPlanError extends _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AppError */ .uV {
    name = 'NoPlanError';
}
/**
 * The plan of a step: the one that it was given, else the one that its inputs make.
 *
 * GitHub hands over an empty text both for an input that was left out and for a job output that it dropped, and a step cannot tell the
 * two. So a step plans for itself only when at least one input that makes a plan is given to it; the config file alone is not enough, or a
 * dropped plan would be replaced in silence by another one, without the version that only the plan job was given.
 * @throws NoPlanError, InputError, DataError, and what making a plan throws
 */
async function obtainPlan(context, options = {}) {
    const { inputs, cwd } = context;
    const given = inputs.plan?.trim() ?? '';
    const fixed = (0,_inputs_read_js__WEBPACK_IMPORTED_MODULE_2__/* .fixedInputsIn */ .VZ)(inputs);
    if (given !== '') {
        if (fixed.length > 0) {
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(fixed.map((name) => ({
                where: name,
                message: 'the plan fixes this already',
                hint: 'give it to the plan step instead',
            })));
        }
        return (0,_plan_codec_js__WEBPACK_IMPORTED_MODULE_4__.decodePlan)(await readPlanText(given, cwd));
    }
    if (fixed.length === 0 && options.forAll !== true) {
        throw new NoPlanError('the input "plan" is empty', { hint: hintFor(context.env) });
    }
    // What makes plans is loaded only where one is made: a leg has its plan already.
    const { preparePlan } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(9129)]).then(__webpack_require__.bind(__webpack_require__, 69129));
    const { plan, spec, story, warnings } = await preparePlan(context, options.forAll === true);
    for (const line of story)
        context.log.info(line);
    for (const warning of warnings)
        context.log.warning(warning);
    if (options.checkPackage === true) {
        // The engine is free beside a plan: the step's own word counts.
        const engine = inputs.engine?.trim() || plan.engine;
        const { unusedCommands } = await Promise.all(/* import() */[__webpack_require__.e(6167), __webpack_require__.e(1997)]).then(__webpack_require__.bind(__webpack_require__, 81997));
        for (const warning of unusedCommands(plan, engine))
            context.log.warning(warning);
        const { checkPackage } = await Promise.all(/* import() */[__webpack_require__.e(6167), __webpack_require__.e(5203)]).then(__webpack_require__.bind(__webpack_require__, 95203));
        await checkPackage(plan, spec, context);
    }
    return plan;
}
/** Why `plan` is empty and what to do: GitHub's ways to lose an output, or what a shell hands over. */
function hintFor(env) {
    return env.GITHUB_ACTIONS === 'true'
        ? [
            "Either the plan job failed or was skipped (then this job should not run: if: ${{ !cancelled() && needs.plan.result == 'success' }}),",
            'or it does not declare the output (outputs: {plan: "${{ steps.plan.outputs.plan }}"}) or this job does not name it under needs,',
            'or GitHub dropped the output because it found a secret in it: look for "Skip output" in the log of the plan job, and keep as a variable what is no secret, such as a user name.',
            'To plan in this step instead, without a plan job, give it at least one of the inputs that make a plan, such as config.',
        ].join(' ')
        : [
            'Give --plan what "multiarch-publish plan" printed as plan=…, or a file that holds it:',
            'multiarch-publish plan --json … | jq -r .plan > plan.txt, then --plan plan.txt.',
            'An empty text comes from a variable that is not set, or from a plan that failed.',
            'To plan in this command instead, give it at least one of the flags that make a plan, such as --config or --version.',
        ].join(' ');
}
/**
 * The text of a plan: the value itself, or what the file of that name holds.
 * @throws NoPlanError when it is neither
 */
async function readPlanText(value, cwd = process.cwd()) {
    if ((0,_plan_codec_js__WEBPACK_IMPORTED_MODULE_4__.isPlanText)(value))
        return value;
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, value), 'utf8');
    }
    catch (cause) {
        throw new NoPlanError('the input "plan" is neither a plan (mp1.… or JSON) nor a file that can be read', {
            subject: value.length > 80 ? `${value.slice(0, 80)}…` : value,
            answer: cause instanceof Error ? cause.message : String(cause),
            cause,
        });
    }
}


/***/ })

};
