export const id = 417;
export const ids = [417];
export const modules = {

/***/ 98079:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ refuseLargeOutputs),
/* harmony export */   xF: () => (/* binding */ refuseTooManyLegs)
/* harmony export */ });
/* unused harmony exports MAX_LEGS, MAX_OUTPUT_BYTES, MAX_VARIABLE_BYTES, utf16Bytes */
/** Jobs that a matrix may have (GitHub, "Usage limits"). */
const MAX_LEGS = 256;
/** Bytes that all outputs of a job may have together, counted as UTF-16 (GitHub, "Usage limits"). */
const MAX_OUTPUT_BYTES = 1_000_000;
/** Bytes of one environment variable, its name and the end included: Linux' MAX_ARG_STRLEN. The input `plan` comes in one. */
const MAX_VARIABLE_BYTES = 131_072;
function refuseTooManyLegs(templates, problems) {
    const legs = templates.reduce((sum, template) => sum + template.legs.length, 0);
    if (legs > MAX_LEGS) {
        problems.add('templates', `${legs} legs (${templates.length} templates on their platforms) are more than the ${MAX_LEGS} jobs of a matrix`, 'publish in several runs: choose with templates or exclude');
    }
}
/** Refuses outputs that GitHub would drop or a later step could not be given (spec section 5), with the numbers. */
function refuseLargeOutputs(outputs, problems) {
    const bytes = Object.values(outputs).reduce((sum, value) => sum + utf16Bytes(value), 0);
    if (bytes > MAX_OUTPUT_BYTES) {
        problems.add('outputs', `the plan's outputs have ${bytes} bytes as UTF-16, more than the ${MAX_OUTPUT_BYTES} that a job may hand on`, 'publish in several runs, or with fewer and shorter tags, labels and build arguments');
    }
    const variable = Buffer.byteLength(`INPUT_PLAN=${outputs.plan ?? ''}`) + 1;
    if (variable > MAX_VARIABLE_BYTES) {
        problems.add('outputs', `the plan has ${variable} bytes as an environment variable, more than the ${MAX_VARIABLE_BYTES} that one may have`, 'publish in several runs, or with fewer and shorter labels and build arguments');
    }
}
function utf16Bytes(text) {
    return text.length * 2;
}


/***/ }),

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

/***/ 14232:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BB: () => (/* binding */ fillText),
/* harmony export */   GS: () => (/* binding */ fill),
/* harmony export */   Gr: () => (/* binding */ extractVersion),
/* harmony export */   Qf: () => (/* binding */ placeholdersIn),
/* harmony export */   at: () => (/* binding */ isVersioned),
/* harmony export */   bS: () => (/* binding */ versionsIn),
/* harmony export */   cO: () => (/* binding */ tagOf),
/* harmony export */   u0: () => (/* binding */ isExact),
/* harmony export */   v7: () => (/* binding */ versionValues)
/* harmony export */ });
/* harmony import */ var _model_placeholders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70891);
/* harmony import */ var _versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73390);


const VERSION_PLACEHOLDERS = ['version', 'major', 'minor', 'patch'];
const BRACES = /\{([^{}]*)\}/g;
/** The names between braces in a pattern for names or tags. */
function placeholdersIn(pattern) {
    return [...pattern.matchAll(BRACES)].map(([, name = '']) => name);
}
/** Does the pattern name one build for good (spec section 1, "exact tag")? */
function isExact(pattern) {
    const names = placeholdersIn(pattern);
    return (['version', 'sha', 'short-sha', 'date', 'run-id'].some((name) => names.includes(name)) ||
        ['major', 'minor', 'patch'].every((name) => names.includes(name)));
}
/** Does the pattern depend on the version? */
function isVersioned(pattern) {
    return placeholdersIn(pattern).some((name) => VERSION_PLACEHOLDERS.includes(name));
}
/** Fills in the placeholders that have a value; the others stay as they are. */
function fill(pattern, values) {
    return pattern.replace(BRACES, (whole, name) => values[name] ?? whole);
}
/**
 * Fills placeholders in build arguments, labels and commands: an unknown one stays as it is, one that is known and has no value here
 * (`{version}` of a snapshot) becomes empty, and those in `keep` stay for later. `${name}` and `{{name}}` belong to others.
 */
function fillText(text, values, keep = []) {
    return text.replace(/(?<![${])\{([a-z][a-z-]*)\}(?!\})/g, (whole, name) => {
        if (keep.includes(name))
            return whole;
        return values[name] ?? (_model_placeholders_js__WEBPACK_IMPORTED_MODULE_0__/* .PLACEHOLDERS */ .j.some((known) => known === name) ? '' : whole);
    });
}
/** The version's placeholders; `{version}` is verbatim. */
function versionValues(version) {
    return version === undefined ? {} : { version: version.text, ...version.digits };
}
/** The tag that a pattern gives for a version, where nothing but the version's placeholders is left in the pattern. */
function tagOf(pattern, version) {
    return (0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .tagSafe */ .gw)(fill(pattern, versionValues(version)));
}
/** What other releases' values look like where a release pattern holds more than the version. */
const WILDCARDS = {
    version: '(?<version>.+)',
    major: String.raw `(?<major>\d+)`,
    minor: String.raw `(?<minor>\d+)`,
    patch: String.raw `(?<patch>\d+)`,
    sha: '[0-9a-f]{40,64}',
    'short-sha': '[0-9a-f]{7,}',
    date: String.raw `\d{8}`,
    'run-id': String.raw `\d+`,
};
/** A release pattern, ready to read many tags. */
function readerOf(pattern) {
    const seen = new Set();
    const source = pattern
        .split(/(\{[^{}]*\})/)
        .map((part) => {
        const name = /^\{(.*)\}$/.exec(part)?.[1];
        const wildcard = name === undefined ? undefined : WILDCARDS[name];
        if (name === undefined || wildcard === undefined)
            return escape((0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .tagSafe */ .gw)(part));
        if (seen.has(name))
            return String.raw `\k<${name}>`;
        seen.add(name);
        return wildcard;
    })
        .join('');
    return new RegExp(`^${source}$`);
}
function escape(text) {
    return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw `\$&`);
}
/**
 * The versions that some tags of a registry name, through release patterns (spec section 6). Tags that are no release (signatures,
 * arch tags, other patterns) give none.
 * @param like the version at hand: where it has a local part (`1.2.0+cpu`), the tags' `1.3.0-cpu` are read alike
 */
function versionsIn(tags, releasePatterns, like) {
    const readers = releasePatterns.filter(isVersioned).map(readerOf);
    const versions = [];
    for (const tag of tags) {
        for (const reader of readers) {
            const version = readVersion(reader.exec(tag)?.groups, like);
            if (version === undefined)
                continue;
            versions.push(version);
            break;
        }
    }
    return versions;
}
/** The version of one tag through release patterns; undefined when it is none of theirs. */
function extractVersion(tag, releasePatterns, like) {
    return versionsIn([tag], releasePatterns, like)[0];
}
function readVersion(groups, like) {
    if (groups === undefined)
        return undefined;
    const { version, major, minor, patch } = groups;
    if (version !== undefined)
        return (0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTaggedVersion */ .q_)(version, like);
    if (major === undefined || minor === undefined || patch === undefined)
        return undefined;
    return (0,_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVersion */ .ot)(`${major}.${minor}.${patch}`);
}


/***/ }),

/***/ 28159:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ Problems)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);

/** Gathers what is wrong with a plan, so that all of it is reported at once; the same words about the same thing come once. */
class Problems {
    #found = new Map();
    add(where, message, hint) {
        const problem = { where, message, ...(hint === undefined ? {} : { hint }) };
        this.#found.set(`${where}\0${message}`, problem);
    }
    /** What `work` returns; what it throws becomes a problem. */
    attempt(where, work) {
        try {
            return work();
        }
        catch (error) {
            this.add(where, error instanceof Error ? error.message : String(error));
            return undefined;
        }
    }
    get all() {
        return [...this.#found.values()];
    }
    get count() {
        return this.#found.size;
    }
    /** @throws InputError when there is any */
    raise() {
        if (this.#found.size > 0)
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(this.all);
    }
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
// EXTERNAL MODULE: ./src/steps/prepare-plan.ts + 4 modules
var prepare_plan = __webpack_require__(56877);
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
    const { sizeOfSummary } = await Promise.all(/* import() */[__webpack_require__.e(766), __webpack_require__.e(229)]).then(__webpack_require__.bind(__webpack_require__, 4021));
    const summary = planSummary({ plan: made, story, warnings, outlook }, await sizeOfSummary(env));
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
    const { createRegistry } = await Promise.all(/* import() */[__webpack_require__.e(766), __webpack_require__.e(879)]).then(__webpack_require__.bind(__webpack_require__, 18766));
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


/***/ })

};
