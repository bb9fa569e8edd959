export const id = 708;
export const ids = [708];
export const modules = {

/***/ 57481:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ decideMovingTag)
/* harmony export */ });
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14232);
/* harmony import */ var _versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73390);


/**
 * Decides a moving tag from what the registries hold (spec section 6, "Moving tags"): a pattern of the version (`{major}.{minor}`) moves
 * when the version is the highest stable one among those that give the same tag, any other (`latest`) when it is the highest of all.
 * Pure: the caller reads the tags right before it writes.
 * @param version the plan's; null where there is none, and then nothing here holds the tag
 * @param releaseTagsInRegistries all tags of the template's repositories; those that are no release are passed over
 * @param releasePatterns the template's, from the plan
 */
function decideMovingTag({ tag, version: text, releaseTagsInRegistries, releasePatterns, }) {
    if (tag.policy === 'always')
        return { move: true };
    if (tag.policy === 'never')
        return held(tag.tag, 'moving-tags is never');
    const version = text === null ? undefined : (0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVersion */ .ot)(text);
    if (version === undefined)
        return { move: true };
    const ownChannel = tag.comparedThrough !== undefined;
    const present = (0,_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .versionsIn */ .bS)(releaseTagsInRegistries, tag.comparedThrough ?? releasePatterns, version)
        .filter((other) => ownChannel || !(0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .isPreRelease */ .Ty)(other))
        .filter((other) => !(0,_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .isVersioned */ .at)(tag.pattern) || (0,_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .tagOf */ .cO)(tag.pattern, other) === tag.tag);
    const top = (0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .highest */ .BR)(present);
    if ((0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .isPreRelease */ .Ty)(version) && !ownChannel) {
        return held(tag.tag, `${version.text} is a pre-release`, top?.text);
    }
    if (top !== undefined && (0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(top, version) > 0) {
        return held(tag.tag, `${version.text} is older`, top.text);
    }
    return { move: true };
}
function held(tag, why, at) {
    return { move: false, reason: `${tag} stays${at === undefined ? '' : ` at ${at}`}: ${why}` };
}


/***/ }),

/***/ 91695:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ isGood),
/* harmony export */   a: () => (/* binding */ ranked)
/* harmony export */ });
/** All templates, those that failed first. */
function ranked({ templates }) {
    const rank = { failed: 0, stopped: 1, published: 2, validated: 2 };
    return Object.entries(templates)
        .map(([name, result]) => ({ name, result }))
        .sort((a, b) => rank[a.result.status] - rank[b.result.status]);
}
function isGood({ status }) {
    return status === 'published' || status === 'validated';
}


/***/ }),

/***/ 54285:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ cell),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   Uj: () => (/* binding */ fit),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nM: () => (/* binding */ row)
/* harmony export */ });
/** A reason in a table is read, not studied: the log has the rest. */
const CELL_LENGTH = 400;
/** Text of others (engines, registries, jobs) as it may stand in a cell of a Markdown table: one line, no markup of its own. */
function cell(text) {
    const short = text.length > CELL_LENGTH ? `${text.slice(0, CELL_LENGTH)}…` : text;
    return inline(short);
}
/** The same for a line of a list or a paragraph. */
function inline(text) {
    return text
        .replace(/[\r\n]+/g, ' ')
        .replace(/[&<>|*_`[\]\\]/g, (char) => ESCAPES[char] ?? `\\${char}`);
}
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Text between backticks; names, tags and digests hold none themselves. */
function code(text) {
    return `\`${text.replaceAll('`', "'")}\``;
}
function tableHead(columns) {
    return `${row(columns)}${row(columns.map(() => '---'))}`;
}
function row(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** A part that is shown whole or not at all. */
function whole(text) {
    return { head: text, rows: [], tail: '' };
}
/** Room for the notice of what was left out, in bytes. */
const NOTICE = 200;
/**
 * Joins blocks while they fit, most important first; a block that does not fit is cut at a row's end and says how many rows are left out
 * (field rules, "Reporting").
 * @param budget bytes of UTF-8
 */
function fit(blocks, budget) {
    const parts = [];
    let left = budget - NOTICE;
    let sections = 0;
    const take = (text) => {
        const size = Buffer.byteLength(text);
        if (size > left)
            return false;
        parts.push(text);
        left -= size;
        return true;
    };
    for (const { head, rows, tail } of blocks) {
        const reserved = Buffer.byteLength(tail) + NOTICE;
        if (Buffer.byteLength(head) + (rows.length > 0 ? reserved : 0) > left) {
            sections += 1;
            continue;
        }
        take(head);
        left -= reserved;
        const omitted = rows.length - takeWhile(rows, take);
        left += reserved;
        if (omitted > 0)
            take(`\n**${omitted} rows left out**: the summary is full.\n`);
        take(tail);
    }
    if (sections > 0)
        parts.push(`\n**${sections} sections left out**: the summary is full.\n`);
    return parts.join('');
}
function takeWhile(rows, take) {
    const end = rows.findIndex((text) => !take(text));
    return end === -1 ? rows.length : end;
}


/***/ }),

/***/ 43844:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ pullCommands),
/* harmony export */   ZS: () => (/* binding */ timingTable),
/* harmony export */   Zy: () => (/* binding */ parityTables),
/* harmony export */   nB: () => (/* binding */ tagTable),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/* harmony import */ var _model_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60826);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54285);


/*
 * The parts that the reports of several steps share.
 */
const STATE = {
    failed: '❌ failed',
    'not-tried': '⏸️ not tried',
    held: '✋ held',
    written: '✅ written',
    unchanged: '✅ unchanged',
};
const STATE_RANK = ['failed', 'not-tried', 'held', 'written', 'unchanged'];
function list(title, items, bullet) {
    if (items.length === 0)
        return [];
    const rows = items.map((item) => `${bullet}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(item)}\n`);
    return [{ head: `\n### ${title}\n\n`, rows, tail: '' }];
}
/**
 * The tags per registry, with digests; those that went wrong first.
 * @param wrote false: nothing was written, the table says what would be
 */
function tagTable(templates, wrote) {
    const entries = templates.flatMap(({ result }) => Object.values(result.registries).flatMap(({ image, tags }) => Object.entries(tags).map(([tag, outcome]) => ({ image, tag, outcome }))));
    entries.sort((a, b) => STATE_RANK.indexOf(a.outcome.state) - STATE_RANK.indexOf(b.outcome.state));
    const rows = entries.map(({ image, tag, outcome: { state, digest, reason } }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .row */ .nM)([
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${image}:${tag}`),
        wrote || state !== 'not-tried' ? STATE[state] : '✏️ would be written',
        digest === undefined ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(digest),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(reason ?? ''),
    ]));
    const head = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableHead */ .PP)(['tag', '', wrote ? 'names' : 'names now', 'why']);
    return { head: `\n### Tags\n\n${head}`, rows, tail: '' };
}
/** One command per template and registry. */
function pullCommands(templates) {
    const rows = templates.flatMap(({ result }) => {
        if (result.status !== 'published')
            return [];
        return Object.values(result.registries).flatMap(({ image, tags }) => {
            const tag = Object.entries(tags).find(([, one]) => one.digest === result.digest)?.[0];
            return tag === undefined ? [] : [`docker pull ${image}:${tag}\n`];
        });
    });
    return rows.length === 0 ? [] : [{ head: '\n### Pull\n\n```sh\n', rows, tail: '```\n' }];
}
function parityTables(parity) {
    return Object.entries(parity).flatMap(([template, differences]) => {
        const [first] = differences;
        if (first === undefined)
            return [];
        const platforms = first.values.map(({ platform }) => platform);
        const rows = differences.map(({ field, matters, values }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .row */ .nM)([`${matters ? '⚠️ ' : ''}${field}`, ...values.map(({ value }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(value || '–'))]));
        const title = `How the platforms of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(template)} differ`;
        const head = `\n<details><summary>${title}</summary>\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableHead */ .PP)(['', ...platforms])}`;
        return [{ head, rows, tail: '\n</details>\n' }];
    });
}
function timingTable(seconds) {
    const rows = Object.entries(seconds).map(([phase, time]) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .row */ .nM)([phase, (0,_model_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSeconds */ .X)(time)]));
    if (rows.length === 0)
        return [];
    return [{ head: `\n### Timings\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableHead */ .PP)(['phase', 'time'])}`, rows, tail: '' }];
}


/***/ }),

/***/ 42662:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jt: () => (/* binding */ SUMMARY_LIMIT),
  lX: () => (/* binding */ fanInSummary),
  h0: () => (/* binding */ promoteSummary)
});

// EXTERNAL MODULE: ./src/model/leg.ts
var leg = __webpack_require__(21885);
// EXTERNAL MODULE: ./src/model/reference.ts
var reference = __webpack_require__(86676);
// EXTERNAL MODULE: ./src/model/digest.ts
var model_digest = __webpack_require__(95305);
// EXTERNAL MODULE: ./src/report/fan-in.ts
var fan_in = __webpack_require__(91695);
// EXTERNAL MODULE: ./src/report/markdown.ts
var markdown = __webpack_require__(54285);
;// CONCATENATED MODULE: ./src/report/diagram.ts



/** GitHub draws no diagram of more than 500 edges or 50,000 characters; people read none of half that. */
const MAX_EDGES = 120;
/** The diagram index → images with the tags that name it, as GitHub draws Mermaid. */
function diagram(templates) {
    const lines = [];
    let edges = 0;
    let leftOut = 0;
    for (const [number, { name, result }] of templates.entries()) {
        if (!(0,fan_in/* isGood */.K)(result) || result.digest === undefined)
            continue;
        const tags = new Set(Object.values(result.registries).flatMap((registry) => Object.entries(registry.tags)
            .filter(([, { digest }]) => digest === result.digest)
            .map(([tag]) => tag)));
        if (edges + tags.size + result.platforms.length > MAX_EDGES) {
            leftOut += 1;
            continue;
        }
        edges += tags.size + result.platforms.length;
        const index = `i${number}`;
        lines.push(`  ${index}["${label(name)}<br/>index ${(0,model_digest/* shortDigest */.VK)(result.digest)}"]`);
        for (const [at, tag] of [...tags].entries()) {
            lines.push(`  t${number}x${at}(["${label(tag)}"]) --> ${index}`);
        }
        for (const [at, { platform, digest }] of result.platforms.entries()) {
            lines.push(`  ${index} --> p${number}x${at}["${label(platform)}<br/>${(0,model_digest/* shortDigest */.VK)(digest)}"]`);
        }
    }
    if (lines.length === 0)
        return [];
    const note = leftOut === 0 ? '' : `\n${leftOut} more templates are not drawn.\n`;
    return [
        (0,markdown/* whole */.WQ)(`\n### Index → images\n\n\`\`\`mermaid\nflowchart LR\n${lines.join('\n')}\n\`\`\`\n${note}`),
    ];
}
/** Mermaid's own escapes, for what would end a label or be read as markup. */
function label(text) {
    return text.replace(/[^A-Za-z0-9 ./_:-]/g, (char) => `#${char.codePointAt(0) ?? 0};`);
}

// EXTERNAL MODULE: ./src/report/sections.ts
var sections = __webpack_require__(43844);
;// CONCATENATED MODULE: ./src/report/summary.ts






/** GitHub drops a step summary of 1 MiB or more whole; bytes of UTF-8. */
const SUMMARY_LIMIT = 1024 * 1024;
const STATUS = {
    published: '✅ published',
    validated: '✅ valid',
    stopped: '⛔ not published',
    failed: '❌ failed',
};
/**
 * The step summary of a fan-in (spec section 9), as Markdown; failures first, cut so that the summary file stays below its limit.
 * @param used bytes that the file holds already
 */
function fanInSummary(report, used = 0) {
    const templates = (0,fan_in/* ranked */.a)(report.results);
    const blocks = [
        heading(report),
        ...(0,sections/* list */.p_)('What failed', report.failures, '- ❌ '),
        ...(0,sections/* list */.p_)('Warnings', report.warnings, '- ⚠️ '),
        platformTable(report),
        (0,sections/* tagTable */.nB)(templates, report.plan.push),
        ...(0,sections/* pullCommands */.I$)(templates),
        ...diagram(templates),
        ...(0,sections/* parityTables */.Zy)(report.parity),
        ...(0,sections/* list */.p_)('Records left out', report.leftOut, '- '),
        ...(0,sections/* timingTable */.ZS)(report.timings),
    ];
    return (0,markdown/* fit */.Uj)(blocks, SUMMARY_LIMIT - 1 - used);
}
/** The step summary of `promote`. */
function promoteSummary(source, results, told, used = 0) {
    const templates = (0,fan_in/* ranked */.a)(results);
    const what = templates.every(({ result }) => (0,fan_in/* isGood */.K)(result)) ? 'Promoted' : 'Not promoted';
    const blocks = [
        (0,markdown/* whole */.WQ)(`## ${what}: ${(0,markdown/* code */.aY)((0,reference/* formatReference */.FH)(source))}\n`),
        ...(0,sections/* list */.p_)('What failed', told.failures, '- ❌ '),
        ...(0,sections/* list */.p_)('Warnings', told.warnings, '- ⚠️ '),
        (0,sections/* tagTable */.nB)(templates, true),
        ...(0,sections/* pullCommands */.I$)(templates),
        ...diagram(templates),
    ];
    return (0,markdown/* fit */.Uj)(blocks, SUMMARY_LIMIT - 1 - used);
}
function heading({ plan, results }) {
    const all = Object.values(results.templates);
    const good = all.filter(fan_in/* isGood */.K).length;
    const what = plan.push
        ? `${good} of ${all.length} ${all.length === 1 ? 'template' : 'templates'} published`
        : 'Validated: nothing was written, this is what would be';
    const facts = [
        plan.version === null ? 'no version' : `version ${(0,markdown/* code */.aY)(plan.version)}`,
        `channel ${(0,markdown/* code */.aY)(plan.channel)}`,
        `commit ${(0,markdown/* code */.aY)(plan.project.commit.slice(0, 12))}`,
    ];
    return (0,markdown/* whole */.WQ)(`## ${what}\n\n${facts.join(', ')}\n`);
}
/** Template × platform: built, failed with its reason and a link to its job, or not planned. */
function platformTable(report) {
    const platforms = [
        ...new Set(report.plan.templates.flatMap(({ legs }) => legs.map(({ platform }) => platform))),
    ];
    const rows = (0,fan_in/* ranked */.a)(report.results).map(({ name, result }) => (0,markdown/* row */.nM)([
        (0,markdown/* code */.aY)(name),
        STATUS[result.status],
        ...platforms.map((platform) => platformCell(report, name, platform)),
    ]));
    return {
        head: `\n### Templates\n\n${(0,markdown/* tableHead */.PP)(['template', '', ...platforms])}`,
        rows,
        tail: '',
    };
}
function platformCell(report, template, platform) {
    const result = report.results.templates[template];
    const built = result?.platforms.find((one) => one.platform === platform);
    if (built !== undefined)
        return `✅ ${(0,markdown/* code */.aY)(built.digest)}`;
    const missing = result?.missing.find((one) => one.platform === platform);
    if (missing === undefined)
        return '–';
    const job = report.jobs.get((0,leg/* legName */.ue)({ template, platform }));
    const link = job === undefined ? '' : ` ([job](${job}))`;
    return `${missing.optional ? '⚠️ optional, missing' : '❌ missing'}: ${(0,markdown/* cell */.Hn)(missing.reason)}${link}`;
}


/***/ }),

/***/ 4021:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KF: () => (/* binding */ REAL_WORLD),
/* harmony export */   Yg: () => (/* binding */ openFanInRegistry),
/* harmony export */   zS: () => (/* binding */ sizeOfSummary)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _registry_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18766);



const REAL_WORLD = {
    registry: {},
    clock: {
        now: () => performance.now(),
        sleep: (milliseconds, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(milliseconds, undefined, { signal }).catch(() => undefined),
    },
};
/**
 * After a cancel, writes that were begun have this long to end, so that the account is whole (milliseconds). GitHub kills a process
 * 7.5 seconds after its first signal.
 */
const GRACE = 5000;
/** The registry client of a step that moves tags: its signal comes later than the step's, which stops before the next write. */
function openFanInRegistry({ env, log, signal }, world, { insecureHosts = [], concurrency, }) {
    return (0,_registry_client_js__WEBPACK_IMPORTED_MODULE_2__.createRegistry)({
        env,
        log,
        signal: delayed(signal, GRACE),
        insecureHosts,
        ...(concurrency === undefined ? {} : { concurrency }),
        ...world.registry,
    });
}
/** A signal that aborts some time after another. */
function delayed(signal, milliseconds) {
    const controller = new AbortController();
    const later = () => {
        setTimeout(() => {
            controller.abort(signal.reason);
        }, milliseconds).unref();
    };
    if (signal.aborted)
        later();
    else
        signal.addEventListener('abort', later, { once: true });
    return controller.signal;
}
/** Bytes that the step summary's file holds already; nothing where there is none. */
async function sizeOfSummary({ GITHUB_STEP_SUMMARY: file }) {
    if (file === undefined || file === '')
        return 0;
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file).then(({ size }) => size, () => 0);
}


/***/ }),

/***/ 62417:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  outputsOf: () => (/* binding */ outputsOf),
  plan: () => (/* binding */ plan)
});

// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(87206);
// EXTERNAL MODULE: ./src/plan/codec.ts
var codec = __webpack_require__(41749);
// EXTERNAL MODULE: ./src/plan/limits.ts
var limits = __webpack_require__(98079);
// EXTERNAL MODULE: ./src/model/platform.ts
var platform = __webpack_require__(3154);
;// CONCATENATED MODULE: ./src/plan/matrix.ts

/** The output `matrix`: one row per leg, for `strategy.matrix` (spec section 5). */
function matrixOf(plan) {
    return {
        include: plan.templates.flatMap((template) => template.legs.map((leg) => ({
            template: template.name,
            platform: leg.platform,
            arch: (0,platform/* archName */.iv)(leg.platform),
            runner: leg.runner,
            optional: leg.optional,
            emulated: leg.emulated,
            slug: leg.slug,
        }))),
    };
}

// EXTERNAL MODULE: ./src/plan/moving.ts
var moving = __webpack_require__(57481);
;// CONCATENATED MODULE: ./src/plan/outlook.ts

/**
 * What would become of every index tag in every registry, against what the registries hold now.
 * @param built the index's digest by template, where it is known already: a plan alone cannot know it, and then no tag is `unchanged`
 */
function tagOutlook(plan, view, built = new Map()) {
    return plan.templates.flatMap((template) => {
        const moving = new Map(template.movingTags.map((tag) => [tag.tag, tag]));
        const tags = [...template.exactTags, ...moving.keys()];
        return template.images.flatMap((image) => tags.map((tag) => {
            const own = moving.get(tag);
            const stays = own === undefined ? undefined : reasonToStay(plan, template, own, view);
            return { template: template.name, image, tag, ...stateOf(image, tag, stays) };
        }));
        function stateOf(image, tag, stays) {
            const seen = view.get(image);
            const present = seen?.kind === 'read' ? seen.digests.get(tag) : undefined;
            const now = present === undefined ? {} : { present };
            if (present !== undefined && present === built.get(template.name)) {
                return { state: 'unchanged', ...now };
            }
            if (stays !== undefined)
                return { ...stays, ...now };
            if (seen?.kind !== 'read')
                return { state: 'unknown yet', ...(seen && { reason: seen.why }) };
            if (!seen.tags.includes(tag))
                return { state: 'new' };
            if (plan.onExisting === 'fail' && !moving.has(tag)) {
                return {
                    state: 'refused',
                    ...now,
                    reason: 'it is there, and on-existing is fail: only the same image may have it',
                };
            }
            return { state: 'replaced', ...now };
        }
    });
}
/** Why a moving tag would not move, or that this cannot be told yet; undefined when it would. */
function reasonToStay(plan, template, tag, view) {
    const seen = template.images.map((image) => view.get(image));
    const decision = (0,moving/* decideMovingTag */.T)({
        tag,
        version: plan.version,
        releaseTagsInRegistries: seen.flatMap((each) => (each?.kind === 'read' ? each.tags : [])),
        releasePatterns: template.releasePatterns,
    });
    // One registry is enough to hold a tag; to let it move takes all of them.
    if (!decision.move)
        return { state: 'held', reason: decision.reason };
    const compares = tag.policy === 'auto' && plan.version !== null;
    const blind = seen.find((each) => each?.kind !== 'read');
    if (!compares || seen.every((each) => each?.kind === 'read'))
        return undefined;
    return {
        state: 'unknown yet',
        reason: blind?.kind === 'unknown' ? blind.why : 'not every registry was read',
    };
}

// EXTERNAL MODULE: ./src/plan/problems.ts
var plan_problems = __webpack_require__(28159);
// EXTERNAL MODULE: ./src/model/digest.ts
var digest = __webpack_require__(95305);
;// CONCATENATED MODULE: ./src/report/plan-lines.ts

/** The effective plan as a table for the log: one line per leg, one per image and its tags. */
function planLines(plan) {
    const legs = plan.templates.flatMap(({ name, legs: own }) => own.map(({ platform, runner, optional, emulated, archTags }) => [
        name,
        platform,
        [runner].flat().join(', '),
        [optional ? 'optional' : 'required', ...(emulated ? ['emulated'] : [])].join(', '),
        [...new Set(archTags.map(({ tag }) => tag))].join(', '),
    ]));
    const images = plan.templates.flatMap(({ name, images: own, exactTags, movingTags }) => own.map((image) => [
        name,
        image,
        exactTags.join(', '),
        movingTags
            .map(({ tag, policy }) => (policy === 'auto' ? tag : `${tag} (${policy})`))
            .join(', '),
    ]));
    return [
        ...textTable(['template', 'platform', 'runner', 'leg', 'arch tags'], legs),
        '',
        ...textTable(['template', 'image', 'exact tags', 'moving tags'], images),
    ];
}
/** What would become of the tags, for the log. */
function outlookLines(outlook) {
    return textTable(['tag', 'would be', ''], outlook.map((each) => [`${each.image}:${each.tag}`, each.state, outlookDetail(each)]));
}
/** What stands beside a tag's state: what it names now, and why. */
function outlookDetail({ state, present, reason }) {
    const now = present === undefined ? '' : (0,digest/* shortDigest */.VK)(present);
    const change = state === 'replaced' && now !== '' ? `${now} → this build` : now;
    return [change, reason ?? ''].filter((part) => part !== '').join(': ');
}
/** Columns as wide as their widest cell. */
function textTable(head, rows) {
    const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
    return [head, ...rows].map((row) => row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
}

// EXTERNAL MODULE: ./src/report/markdown.ts
var markdown = __webpack_require__(54285);
// EXTERNAL MODULE: ./src/report/sections.ts
var sections = __webpack_require__(43844);
// EXTERNAL MODULE: ./src/report/summary.ts + 1 modules
var summary = __webpack_require__(42662);
;// CONCATENATED MODULE: ./src/report/plan-summary.ts




/**
 * The step summary of `plan`, as Markdown, cut so that the summary file stays below its limit.
 * @param used bytes that the file holds already
 */
function planSummary(report, used = 0) {
    const { plan, story, warnings } = report;
    const blocks = [
        heading(plan),
        ...(0,sections/* list */.p_)('Warnings', warnings, '- ⚠️ '),
        legTable(plan),
        outlookTable(report),
        {
            head: '\n### How it came to be\n\n',
            rows: story.map((line) => `- ${(0,markdown/* inline */.mG)(line)}\n`),
            tail: '',
        },
        (0,markdown/* whole */.WQ)(`\n<details><summary>The plan as JSON</summary>\n\n\`\`\`\`json\n${JSON.stringify(plan, null, 2)}\n\`\`\`\`\n\n</details>\n`),
    ];
    return (0,markdown/* fit */.Uj)(blocks, summary/* SUMMARY_LIMIT */.Jt - 1 - used);
}
function heading(plan) {
    const legs = plan.templates.reduce((sum, { legs: own }) => sum + own.length, 0);
    const what = plan.push ? 'Plan' : 'Plan of a validation: nothing will be written';
    const facts = [
        plan.version === null ? 'no version' : `version ${(0,markdown/* code */.aY)(plan.version)}`,
        `channel ${(0,markdown/* code */.aY)(plan.channel)}`,
        `commit ${(0,markdown/* code */.aY)(plan.project.commit.slice(0, 12))}`,
        `${plan.templates.length} templates`,
        `${legs} legs`,
    ];
    return (0,markdown/* whole */.WQ)(`## ${what}\n\n${facts.join(', ')}\n`);
}
/** Template × platform. */
function legTable({ templates }) {
    const rows = templates.flatMap(({ name, legs }) => legs.map(({ platform, runner, optional, emulated }) => (0,markdown/* row */.nM)([
        (0,markdown/* code */.aY)(name),
        platform,
        [runner].flat().map(markdown/* code */.aY).join(', '),
        [optional ? 'optional' : 'required', ...(emulated ? ['emulated'] : [])].join(', '),
    ])));
    return {
        head: `\n### Legs\n\n${(0,markdown/* tableHead */.PP)(['template', 'platform', 'runner', ''])}`,
        rows,
        tail: '',
    };
}
function outlookTable({ plan, outlook }) {
    const title = plan.push ? 'Tags' : 'Tags that would be written';
    return {
        head: `\n### ${title}\n\n${(0,markdown/* tableHead */.PP)(['template', 'tag', plan.push ? 'will be' : 'would be', ''])}`,
        rows: outlook.map((each) => (0,markdown/* row */.nM)([
            (0,markdown/* code */.aY)(each.template),
            (0,markdown/* code */.aY)(`${each.image}:${each.tag}`),
            each.state,
            (0,markdown/* cell */.Hn)(outlookDetail(each)),
        ])),
        tail: '',
    };
}

;// CONCATENATED MODULE: ./src/sources/registry-view.ts

/**
 * Reads what repositories hold of some tags. Never fails: what may not be read, or not in time, is unknown.
 * @param wanted the planned tags by repository
 * @param signal ends the reading; what is not read by then is unknown
 */
async function readRegistries(reader, wanted, signal) {
    const views = await Promise.all([...wanted].map(async ([repository, tags]) => {
        try {
            return [repository, await readRepository(reader, repository, tags)];
        }
        catch (error) {
            const why = signal.aborted ? 'the registry did not answer in time' : reasonOf(error);
            return [repository, { kind: 'unknown', why }];
        }
    }));
    return new Map(views);
}
async function readRepository(reader, repository, tags) {
    const present = await reader.listTags(repository);
    if (present.length === 0) {
        return {
            kind: 'unknown',
            why: 'no such repository can be read: a first publish, or one that needs a login',
        };
    }
    const known = new Set(present);
    const digests = await Promise.all(tags
        .filter((tag) => known.has(tag))
        .map(async (tag) => {
        const found = await reader.resolve(repository, tag);
        return [tag, found?.digest];
    }));
    return { kind: 'read', tags: present, digests: new Map(digests) };
}
/** The first line alone: this is information, not an error. */
function reasonOf(error) {
    const text = error instanceof errors/* AppError */.uV ? error.message : (0,errors/* describeError */.Uc)(error);
    return text.split('\n')[0] ?? text;
}

// EXTERNAL MODULE: ./src/steps/check-package.ts + 2 modules
var check_package = __webpack_require__(95203);
// EXTERNAL MODULE: ./src/steps/fan-in-world.ts
var fan_in_world = __webpack_require__(4021);
// EXTERNAL MODULE: ./src/steps/prepare-plan.ts + 20 modules
var prepare_plan = __webpack_require__(1718);
;// CONCATENATED MODULE: ./src/steps/plan.ts












/** How long registries may take to say what they hold, in milliseconds: it is information, and the fan-in reads again. */
const READING_TIME = 10_000;
/**
 * Decides everything about a release, once, before anything is built (spec section 2): templates, version, channel, commit, date, tags and
 * legs. Touches registries only to read, and needs no login.
 * @throws InputError with all that is wrong, PackageError, FactsError
 */
const plan = async (context) => {
    const { env, log } = context;
    const { plan: made, spec, story, warnings } = await (0,prepare_plan/* preparePlan */.H)(context, true);
    await log.group('Plan', () => {
        for (const line of [...story, '', ...planLines(made)])
            log.info(line);
        return Promise.resolve();
    });
    for (const warning of warnings)
        log.warning(warning);
    const outputs = outputsOf(made);
    const problems = new plan_problems/* Problems */.Z();
    (0,limits/* refuseLargeOutputs */.Cn)(outputs, problems);
    problems.raise();
    await (0,check_package/* checkPackage */.l)(made, spec, context);
    const outlook = tagOutlook(made, await look(made, context));
    await log.group(made.push ? 'Tags' : 'Tags that would be written', () => {
        for (const line of outlookLines(outlook))
            log.info(line);
        return Promise.resolve();
    });
    const summary = planSummary({ plan: made, story, warnings, outlook }, await (0,fan_in_world/* sizeOfSummary */.zS)(env));
    return { outputs, summary, failures: [] };
};
/** The outputs of the plan step (spec section 5). */
function outputsOf(plan) {
    const matrix = matrixOf(plan);
    const tags = plan.templates.flatMap(tagsOf);
    return {
        plan: (0,codec/* encodePlan */.El)(plan),
        matrix: JSON.stringify(matrix),
        count: String(matrix.include.length),
        version: plan.version ?? '',
        channel: plan.channel,
        tags: [...new Set(tags)].join('\n'),
        push: String(plan.push),
    };
}
function tagsOf({ exactTags, movingTags }) {
    return [...exactTags, ...movingTags.map(({ tag }) => tag)];
}
/** What the registries hold of the planned tags, within a bounded time and with few tries. */
async function look(made, { env, log, signal }) {
    const wanted = new Map();
    for (const template of made.templates) {
        for (const image of template.images) {
            wanted.set(image, [...(wanted.get(image) ?? []), ...tagsOf(template)]);
        }
    }
    const { createRegistry } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 18766));
    const limited = AbortSignal.any([signal, AbortSignal.timeout(READING_TIME)]);
    const registry = createRegistry({
        env,
        log: quietly(log),
        signal: limited,
        insecureHosts: made.insecureRegistries ?? [],
        retry: { attempts: 2, base: 100 },
    });
    try {
        return await readRegistries(registry, wanted, limited);
    }
    finally {
        await registry.close();
        if (signal.aborted)
            throw new errors/* CancelledError */.cc('cancelled while reading registries');
    }
}
/** What a registry says while it is only looked at is nothing that users must read. */
function quietly(log) {
    const debug = (line) => {
        log.debug(line);
    };
    return { info: debug, warning: debug, error: debug, debug, group: (_title, work) => work() };
}


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ }),

/***/ 49567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yj: () => (/* binding */ string)
/* harmony export */ });
/* unused harmony exports number, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);


function string(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedString */ .K_(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodString */ .NDH, params);
}
function number(params) {
    return core._coercedNumber(schemas.ZodNumber, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}


/***/ })

};
