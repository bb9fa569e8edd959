export const id = 7663;
export const ids = [7663];
export const modules = {

/***/ 54285:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ item),
/* harmony export */   Hn: () => (/* binding */ cell),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   Uj: () => (/* binding */ fit),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nM: () => (/* binding */ row)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);

/** A reason in a table is read, not studied: the log has the rest. */
const CELL_LENGTH = 400;
/** In a list there is room for an answer of some lines, and not for a whole log. */
const ITEM_LENGTH = 4000;
/** Text of others (engines, registries, jobs) as it may stand in a cell of a Markdown table: no markup of its own, its lines kept. */
function cell(text) {
    return inline(shortened(text, CELL_LENGTH));
}
/** The same for an item of a list. */
function item(text) {
    return inline(shortened(text, ITEM_LENGTH));
}
/** The same for a line of a paragraph, whole. */
function inline(text) {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text)
        .trim()
        .split(/\s*[\r\n]+\s*/)
        .map((line) => line.replace(/[&<>|*_~`[\]\\]|@|:\/\/|www\./gi, (found) => ESCAPES[found] ?? parted(found)))
        .join('<br>');
}
function shortened(text, length) {
    return text.length > length ? `${text.slice(0, length)}…` : text;
}
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** A sign of markup as text; what GitHub makes a link of by itself (`@name`, `https://…`, `www.…`) in two pieces, which look as before. */
function parted(found) {
    if (found === '@')
        return `@${NOTHING}`;
    if (found === '://')
        return `:${NOTHING}//`;
    if (found.endsWith('.'))
        return `${found.slice(0, -1)}${NOTHING}.`;
    return `\\${found}`;
}
const NOTHING = '<!-- -->';
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

/***/ 87663:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  earlyEnd: () => (/* binding */ earlyEnd)
});

// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(87206);
// EXTERNAL MODULE: ./src/report/markdown.ts
var markdown = __webpack_require__(54285);
;// CONCATENATED MODULE: ./src/report/failure.ts


/**
 * The report of a step that ended before it had one: the failure, with the other side's answer and what to do. Whoever opens the report
 * must not find an older one.
 */
function failureReport(step, error) {
    const head = error instanceof errors/* CancelledError */.cc ? `⛔ ${step} was cancelled` : `❌ ${step} failed`;
    return `## ${head}\n\n${(0,markdown/* item */.AS)((0,errors/* describeError */.Uc)(error))}\n\nIt ended before its report; its log says what was done until then.\n`;
}

;// CONCATENATED MODULE: ./src/steps/early-end.ts

const NO_RESULTS = { schema: 1, templates: {} };
function earlyEnd(step, error) {
    if (step === 'plan')
        return { report: failureReport(step, error) };
    if (!['publish', 'manifest', 'promote'].includes(step))
        return {};
    return { report: failureReport(step, error), results: JSON.stringify(NO_RESULTS) };
}


/***/ })

};
