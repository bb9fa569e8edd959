export const id = 2454;
export const ids = [2454];
export const modules = {

/***/ 22454:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ sortEntries),
/* harmony export */   openDirectoryLedger: () => (/* binding */ openDirectoryLedger)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70370);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87206);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87979);
/* harmony import */ var _model_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2860);
/* harmony import */ var _model_small_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35241);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95641);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99706);
/* harmony import */ var _whole_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68953);










/** How our files end. Whatever else lies in the folder is not ours. */
const SUFFIX = '.record.json';
/** Files that are open at once: a folder may hold the records of many runs. */
const AT_ONCE = 64;
/** Bytes: a record is some kilobytes. Anybody may put something else into a shared folder. */
const MAX_RECORD = 4 * 1024 * 1024;
/** A folder as ledger: one file per leg, plan, run and attempt, written whole or not at all. */
function openDirectoryLedger(folder) {
    return {
        async write(record) {
            const file = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, (0,_entry_js__WEBPACK_IMPORTED_MODULE_6__/* .entryName */ .M)(record) + SUFFIX);
            try {
                await (0,_whole_file_js__WEBPACK_IMPORTED_MODULE_8__/* .writeWhole */ .f)(file, `${JSON.stringify(record, null, 2)}\n`);
            }
            catch (error) {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .LedgerError */ .o('The record could not be written', {
                    subject: file,
                    answer: (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error),
                    hint: 'handoff: directory:PATH needs a folder that this job may write to',
                    cause: error,
                });
            }
        },
        async read() {
            const names = await list(folder);
            const limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_9__/* ["default"] */ .A)(AT_ONCE);
            const entries = await Promise.all(names.map((name) => limit(() => readEntry(folder, name))));
            return sortEntries(entries);
        },
    };
}
async function list(folder) {
    try {
        const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder);
        return names.filter((name) => name.endsWith(SUFFIX)).sort();
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .LedgerError */ .o('The records could not be read', {
            subject: folder,
            answer: (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error),
            hint: 'the folder of handoff: directory:PATH must be the one that the legs wrote to, and readable here',
            cause: error,
        });
    }
}
async function readEntry(folder, name) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name);
    try {
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(_model_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordSchema */ .fi, await (0,_model_small_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readSmallFile */ .E)(file, MAX_RECORD), `record ${name}`);
    }
    catch (error) {
        return { entry: file, why: (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error) };
    }
}
/** Parts what was read into records and entries that are none. */
function sortEntries(entries) {
    const records = [];
    const unreadable = [];
    for (const entry of entries) {
        if ('entry' in entry)
            unreadable.push(entry);
        else
            records.push(entry);
    }
    return { records, unreadable };
}


/***/ }),

/***/ 95641:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ entryName)
/* harmony export */ });
/* harmony import */ var _model_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95305);
/* harmony import */ var _model_leg_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21885);


/**
 * The name of a record in a store: leg, plan, run and attempt (spec section 5: one entry per leg and attempt, no two alike). It only keeps entries
 * apart; who reads them goes by the record's own fields.
 */
function entryName(record) {
    const run = /^[A-Za-z0-9]{1,32}$/.exec(record.runId ?? '')?.[0] ?? 'local';
    return `${(0,_model_leg_js__WEBPACK_IMPORTED_MODULE_1__/* .legSlug */ .Oy)(record)}--${(0,_model_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .shortDigest */ .VK)(record.plan)}--${run}--${record.attempt}`;
}


/***/ }),

/***/ 99706:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ LedgerError)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);

/** The store of records could not be read or written. No tag moves on what it may have held. */
class LedgerError extends _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'LedgerError';
}


/***/ }),

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

/***/ 2860:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fi: () => (/* binding */ recordSchema)
/* harmony export */ });
/* unused harmony exports contentsVerdictSchema, recordedImageSchema */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
/* harmony import */ var _descriptor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53560);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95305);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3154);





/** What the contents check found (spec section 11), bound to the image by its digest. */
const contentsVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    digest: _digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestSchema */ .er,
    /** `matches`, `static`, `script`: the machine type is the platform's; the others say why nothing could or need be compared. */
    verdict: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['matches', 'static', 'script', 'empty', 'foreign', 'unknown', 'skipped']),
    detail: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
});
/** The leg's image: the runnable manifest, never an index around it. */
const recordedImageSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    descriptor: _descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .descriptorSchema */ .TM,
    /** The config's digest (docker calls it the image ID). */
    config: _digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestSchema */ .er,
    /** Bytes of the config; lets the fan-in read it beside the manifest, not after it. */
    configSize: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().nonnegative().optional(),
    /** Manifests that speak of the image, as the builder's index listed them. */
    attestations: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_descriptor_js__WEBPACK_IMPORTED_MODULE_1__/* .descriptorSchema */ .TM),
    layers: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    /** Bytes of manifest, config and layers, compressed. */
    size: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
});
const common = {
    schema: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    template: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    platform: _platform_js__WEBPACK_IMPORTED_MODULE_3__/* .platformSchema */ .vd,
    repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    runId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** GitHub's run attempt, from 1. */
    attempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().positive(),
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    /** Digest of the plan that the leg was built by. */
    plan: _digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestSchema */ .er,
    /** Name and id of the job that wrote this, for links in the report. */
    job: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** Seconds. */
    timings: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()),
};
/** More is a log, which outputs and reports have no room for. */
const MOST_WORDS = 4000;
/** What another job says: bounded, and nothing in it that a terminal would obey. */
const wordsSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().transform((text) => {
    const plain = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text).replaceAll(/[^\P{Cc}\n\t]/gu, '');
    return plain.length > MOST_WORDS ? `${plain.slice(0, MOST_WORDS)}…` : plain;
});
/** The JSON that a leg leaves for the last job (spec section 5). Holds no secret. */
const recordSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .discriminatedUnion */ .gMt('status', [
    zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        ...common,
        status: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('pushed'),
        image: recordedImageSchema,
        contents: contentsVerdictSchema,
        /** Per repository what the registry itself confirmed. */
        registries: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ digest: _digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestSchema */ .er, tags: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), _digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestSchema */ .er) })),
    }),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        ...common,
        status: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('validated'),
        image: recordedImageSchema,
        contents: contentsVerdictSchema,
    }),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        ...common,
        status: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('failed'),
        reason: wordsSchema,
        /** What the user can do about it. */
        hint: wordsSchema.optional(),
    }),
]);


/***/ }),

/***/ 35241:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readSmallFile)
/* harmony export */ });
/* unused harmony export UnfitFileError */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87206);



/** What lies at a path is no file, or none of this kind. */
class UnfitFileError extends _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AppError */ .uV {
    name = 'UnfitFileError';
}
/**
 * Reads a file that somebody else wrote, whole. A pipe in its place would be waited for without end, a device read without end.
 * @param most bytes
 * @throws UnfitFileError for what is no file or larger, and the system's error for what cannot be opened
 */
async function readSmallFile(path, most) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    try {
        const found = await handle.stat();
        if (!found.isFile())
            throw new UnfitFileError('it is no file');
        if (found.size > most) {
            throw new UnfitFileError(`it is too large: ${found.size} bytes of at most ${most}`);
        }
        return await handle.readFile();
    }
    finally {
        await handle.close();
    }
}


/***/ })

};
