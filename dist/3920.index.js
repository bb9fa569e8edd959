export const id = 3920;
export const ids = [3920];
export const modules = {

/***/ 83920:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VZ: () => (/* binding */ fixedInputsIn),
  qJ: () => (/* binding */ readBuildInputs),
  VU: () => (/* binding */ readManifestInputs),
  Fq: () => (/* binding */ readPlanSpec),
  QO: () => (/* binding */ readPromoteInputs),
  M3: () => (/* binding */ readPushInputs)
});

// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(87206);
// EXTERNAL MODULE: ./src/model/reference.ts
var reference = __webpack_require__(86676);
// EXTERNAL MODULE: ./src/inputs/catalogue.ts + 2 modules
var catalogue = __webpack_require__(39145);
// EXTERNAL MODULE: ./src/model/settings.ts
var settings = __webpack_require__(34692);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./src/model/nearest.ts
var nearest = __webpack_require__(59179);
// EXTERNAL MODULE: ./src/model/placeholders.ts
var placeholders = __webpack_require__(70891);
;// CONCATENATED MODULE: ./src/inputs/issues.ts



/** zod's issues as findings for users: unions are followed into the branch that was meant, unknown keys get the nearest known one. */
function findingsOf(error, data, knownKeys) {
    return error.issues.flatMap((issue) => findings(issue, [], data, knownKeys));
}
function findings(issue, above, data, knownKeys) {
    const path = [...above, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => {
            const hint = (0,nearest/* didYouMean */.a)(key, knownKeys(path));
            return {
                path: [...path, key],
                message: `"${key}" is not known here`,
                ...(hint === undefined ? {} : { hint }),
                aboutKey: true,
            };
        });
    }
    if (issue.code === 'invalid_union') {
        // The branch that got furthest is the one that was meant: its issues lie within the value, not at its top.
        const inner = issue.errors.find((branch) => branch.every((part) => part.path.length > 0 || part.code === 'unrecognized_keys'));
        if (inner !== undefined && inner.length > 0) {
            return inner.flatMap((part) => findings(part, path, data, knownKeys));
        }
        const [only, ...others] = issue.errors.filter((branch) => branch.every(({ code }) => code === 'custom'));
        if (only !== undefined && others.length === 0) {
            return only.flatMap((part) => findings(part, path, data, knownKeys));
        }
    }
    const value = valueAt(data, path);
    if (/expected (?:some )?text/.test(issue.message)) {
        if (typeof value === 'number' || typeof value === 'boolean' || value instanceof Date) {
            const message = `expected text, but unquoted this is a ${typeof value}`;
            return [{ path, message, hint: 'quote it' }];
        }
        const name = bracedName(value);
        if (name !== undefined) {
            const hint = (0,placeholders/* meantPlaceholder */.V4)(name) ?? 'quote text that holds braces';
            return [{ path, message: `there is no placeholder {${name}}`, hint }];
        }
    }
    const hint = hintSchema.safeParse(issue).data?.params.hint;
    return [{ path, message: issue.message, ...(hint === undefined ? {} : { hint }) }];
}
/** What a schema's own check says besides its message. */
const hintSchema = schemas/* looseObject */._H3({ params: schemas/* looseObject */._H3({ hint: schemas/* string */.YjP() }) });
/** `{verison}` without quotes: to YAML a map of one key and nothing, as nobody writes it where text is wanted. */
function bracedName(value) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    const [[key, inner] = [], ...others] = Object.entries(value);
    return inner === null && others.length === 0 ? key : undefined;
}
function valueAt(data, path) {
    let value = data;
    for (const key of path) {
        if (typeof value !== 'object' || value === null)
            return undefined;
        const entry = Object.getOwnPropertyDescriptor(value, key);
        value = entry?.value;
    }
    return value;
}

;// CONCATENATED MODULE: ./src/inputs/yaml-checks.ts
/** Nodes that the aliases of a file may repeat together: far more than 256 legs need, and little work. */
const MAX_REPEATED = 20_000;
/**
 * Follows the aliases of a document and finds keys that are given twice, in one pass (the parser's own search for such keys compares each
 * with each). An alias that stands for nothing, for itself or for too much is a fault, and so is a merge of what is no map.
 */
function checkYaml(yaml, document) {
    const { isAlias, isCollection, isMap, isPair, isScalar, isSeq } = yaml;
    const anchors = new Map();
    const targets = new Map();
    const sizes = new Map();
    const faults = [];
    const merges = [];
    let repeated = 0;
    yaml.visit(document, {
        Value(_key, node) {
            if (node.anchor !== undefined)
                anchors.set(node.anchor, node);
            if (isMap(node))
                checkKeys(node.items);
        },
        Alias(_key, alias, path) {
            const target = anchors.get(alias.source);
            if (target === undefined) {
                fault(alias, `*${alias.source} stands for nothing`, `give something before it the anchor &${alias.source}`);
            }
            else if (path.includes(target)) {
                fault(alias, `*${alias.source} stands within what it stands for, and so has no end`, 'write out what is meant');
            }
            else {
                targets.set(alias, target);
                const before = repeated;
                repeated += sizeOf(alias);
                if (before <= MAX_REPEATED && repeated > MAX_REPEATED) {
                    fault(alias, `the aliases up to *${alias.source} repeat more than ${MAX_REPEATED} values`, 'use fewer, or let them stand for less');
                }
            }
        },
        Pair(_key, { key, value }) {
            if (!isScalar(key) || typeof key.value !== 'symbol')
                return;
            // Sources that are aliases are met later in this pass: looked up when it is over.
            merges.push({ key, sources: isSeq(value) ? value.items : [value] });
        },
    });
    for (const { key, sources } of merges) {
        const maps = sources.map((source) => (isAlias(source) ? targets.get(source) : source));
        if (maps.every((map) => map === undefined || isMap(map)))
            continue;
        fault(key, '<< merges maps alone', 'give it an alias of a map, or a list of them');
    }
    return { targets, faults };
    function checkKeys(items) {
        const seen = new Set();
        for (const { key } of items) {
            if (!isScalar(key))
                continue;
            if (seen.has(key.value))
                fault(key, 'Map keys must be unique', 'leave one of them out');
            seen.add(key.value);
        }
    }
    /** The values that a node holds, all that its aliases stand for included. */
    function sizeOf(node) {
        const known = sizes.get(node);
        if (known !== undefined)
            return known;
        const parts = isAlias(node)
            ? [targets.get(node)]
            : isPair(node)
                ? [node.key, node.value]
                : isCollection(node)
                    ? node.items
                    : [];
        const size = parts.reduce((sum, part) => sum + sizeOf(part), 1);
        sizes.set(node, size);
        return size;
    }
    function fault(node, message, hint) {
        faults.push({ message, hint, offset: node.range?.[0] ?? 0 });
    }
}

;// CONCATENATED MODULE: ./src/inputs/yaml.ts


/**
 * `{org}` is a map to YAML wherever braces count, and an error in `[docker.io/{org}/app]`. To this file it is always a placeholder: its
 * braces are other characters of the same width while YAML is read, so that positions stay.
 */
const PLACEHOLDER = new RegExp(`\\{(${placeholders/* PLACEHOLDERS */.je.join('|')})\\}`, 'g');
function veil(text) {
    return text.replace(PLACEHOLDER, '\uE000$1\uE001');
}
function unveil(text) {
    return text.replaceAll('\uE000', '{').replaceAll('\uE001', '}');
}
/** Reads YAML 1.2 and keeps the positions. */
async function readYaml(text) {
    // Loaded only where there is a file: the library costs a good part of the start-up time.
    const yaml = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const { isAlias, isMap, isScalar, isSeq } = yaml;
    const lines = new yaml.LineCounter();
    const document = yaml.parseDocument(veil(text), {
        lineCounter: lines,
        prettyErrors: false,
        merge: true,
        // Both are checked in one pass, with positions.
        uniqueKeys: false,
    });
    const { targets, faults } = checkYaml(yaml, document);
    const errors = [...syntaxFaults(document, text), ...faults].map(({ offset, ...fault }) => {
        const { line, col } = lines.linePos(offset);
        return { ...fault, line: Math.max(1, line), column: Math.max(1, col) };
    });
    yaml.visit(document, {
        Scalar(_key, node) {
            if (typeof node.value === 'string')
                node.value = unveil(node.value);
        },
    });
    const pairsByMap = new WeakMap();
    const isText = (key) => isScalar(key) && typeof key.value === 'string';
    const place = (path, aboutKey) => {
        let node = document.contents;
        let keyNode;
        let offset = startOf(node);
        let reached = true;
        for (const part of path) {
            if (isAlias(node))
                node = targets.get(node);
            let next;
            if (isMap(node)) {
                const pair = pairsOf(node).get(String(part));
                keyNode = pair?.key;
                next = pair?.value;
            }
            else if (isSeq(node)) {
                keyNode = undefined;
                next = node.items[Number(part)];
            }
            reached = next !== undefined;
            offset = startOf(keyNode) ?? offset;
            if (!reached)
                break;
            node = next;
            if (!(aboutKey && part === path.at(-1)))
                offset = startOf(node) ?? offset;
        }
        const { line, col } = lines.linePos(offset ?? 0);
        return {
            line: Math.max(1, line),
            column: Math.max(1, col),
            plain: reached && isScalar(node) && node.type === 'PLAIN',
            plainKey: reached && keyNode !== undefined && isScalar(keyNode) && !isText(keyNode),
        };
    };
    const data = errors.length > 0 ? undefined : document.toJS({ maxAliasCount: -1 });
    return { data, place, errors };
    /** A map's entries by the text of their keys, so that no place is searched for twice. */
    function pairsOf(map) {
        let pairs = pairsByMap.get(map);
        if (pairs === undefined) {
            pairs = new Map(map.items.flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair]] : [])));
            pairsByMap.set(map, pairs);
        }
        return pairs;
    }
}
/** What the parser says, one fault a line: the others of the line follow from it. */
function syntaxFaults(document, text) {
    const byLine = new Map();
    for (const { code, message, pos } of document.errors) {
        const [offset] = pos;
        if (code === 'MULTIPLE_DOCS') {
            return [{ message: 'a second YAML document begins here', hint: 'a config is one', offset }];
        }
        if (message.startsWith('Maximum call stack')) {
            return [{ message: 'this is nested too deep', hint: 'a config has a few levels', offset }];
        }
        const start = text.lastIndexOf('\n', offset - 1) + 1;
        if (byLine.has(start))
            continue;
        const [line = ''] = text.slice(start).split('\n', 1);
        const brace = line.lastIndexOf('{', offset - start);
        const hint = brace === -1 ? {} : { hint: aboutBraces(line.slice(brace)) };
        byLine.set(start, { message: unveil(message), ...hint, offset });
    }
    return [...byLine.values()];
}
/** Braces are the likely cause of a fault behind them; a placeholder that is misspelt is not taken for one. */
function aboutBraces(text) {
    const [, name = ''] = /^\{([a-z-]+)\}/.exec(text) ?? [];
    const meant = (0,placeholders/* isPlaceholder */.wK)(name) ? undefined : (0,placeholders/* meantPlaceholder */.V4)(name);
    return meant === undefined
        ? 'to YAML { } is a map: quote text that holds braces'
        : `there is no placeholder {${name}}: ${meant}`;
}
function startOf(node) {
    return node?.range?.[0];
}

;// CONCATENATED MODULE: ./src/inputs/config.ts




/**
 * Reads and checks a config file (spec section 4). What is wrong is added to `problems`, each with file, line, column and key.
 * @returns what the file says; empty when something in it is wrong
 */
async function readConfig(file, problems) {
    const { data, place, errors } = await readYaml(file.text);
    /** In the order of the file. */
    const report = (located) => {
        for (const { line, column, key = '', message, hint } of located.toSorted(byPlace)) {
            problems.push({
                where: `${file.path}:${line}:${column}${key === '' ? '' : ` ${key}`}`,
                message,
                ...(hint === undefined ? {} : { hint }),
            });
        }
    };
    if (errors.length > 0) {
        report(errors);
        return {};
    }
    if (data === null || data === undefined)
        return {};
    const parsed = settings/* settingsSchema */.dP.safeParse(data);
    const findings = parsed.success ? [] : findingsOf(parsed.error, data, knownKeys).map(explain);
    report([...findings, ...ambiguous(data, place, findings)].map((finding) => ({
        ...finding,
        ...place(finding.path, finding.aboutKey === true),
        key: finding.path.map(String).join('.'),
    })));
    return parsed.success ? parsed.data : {};
}
function byPlace(one, other) {
    return one.line - other.line || one.column - other.column;
}
/** The keys that may stand at a place of the file. */
function knownKeys(path) {
    const [first, , third] = path;
    if (path.length === 0)
        return Object.keys(settings/* settingsSchema */.dP.shape);
    if (first === 'registries')
        return ['required'];
    if (first === 'channels' || third === 'channels')
        return Object.keys(settings/* channelSettingsSchema */.MS.shape);
    return Object.keys(settings/* templateSettingsSchema */.XJ.shape);
}
/** Keys that exist as inputs but have no business in a file say so. */
function explain(finding) {
    const key = String(finding.path.at(-1));
    if (finding.aboutKey !== true || !Object.hasOwn(catalogue/* CATALOGUE */.yh, key))
        return finding;
    const { path } = finding;
    if (key === 'secrets') {
        return {
            path,
            aboutKey: true,
            message: 'secrets do not belong into a file',
            hint: 'give the input "secrets" of the build step, or name files in secret-files',
        };
    }
    return Object.hasOwn(settings/* settingsSchema */.dP.shape, key)
        ? { path, aboutKey: true, message: `"${key}" belongs to the top level of the file` }
        : { ...finding, message: `"${key}" is an input of the step and not a key of the file` };
}
/** What YAML 1.1 reads as a boolean and YAML 1.2 as text: whoever reads the file next may not agree. */
const WORDS = /^(?:yes|no|on|off)$/i;
/** Plain words and keys that readers of YAML do not agree on, and the one name that cannot be a key of an object. */
function ambiguous(data, place, known) {
    const seen = new Set(known.map(({ path }) => path.join('\0')));
    const found = [];
    const visit = (value, path) => {
        const { plain, plainKey } = place(path, false);
        if (path.at(-1) === '__proto__' && !seen.has(path.join('\0'))) {
            found.push({ path, message: '"__proto__" cannot be a name', aboutKey: true });
        }
        else if (plainKey) {
            found.push({ path, message: 'expected text as a key', hint: 'quote it', aboutKey: true });
        }
        if (typeof value === 'string' && plain && WORDS.test(value) && !seen.has(path.join('\0'))) {
            found.push({
                path,
                message: `"${value}" is a boolean to many readers of YAML`,
                hint: 'quote it',
            });
        }
        if (typeof value !== 'object' || value === null)
            return;
        for (const [key, part] of Object.entries(value))
            visit(part, [...path, key]);
    };
    visit(data, []);
    return found;
}

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
;// CONCATENATED MODULE: ./src/inputs/syntax.ts
/** A text that breaks the syntax of its input; the message says what was expected. */
class SyntaxProblem extends Error {
    name = 'SyntaxProblem';
}
/**
 * Reads an input's text as the value that a config file would hold for it (spec section 3). What the value may be is checked later, by
 * the same schema as the file's.
 * @throws SyntaxProblem
 */
function readSyntax(text, syntax) {
    switch (syntax) {
        case 'text':
            return text.trim();
        case 'list':
            return splitList(text);
        case 'lines':
            return splitLines(text);
        case 'map':
            return readMap(splitLines(text), 'KEY=VALUE');
        case 'runners':
            return readMap(splitLines(text), 'platform = label[, label…]');
        case 'flag': {
            const word = text.trim().toLowerCase();
            return word === 'true' ? true : word === 'false' ? false : text.trim();
        }
        case 'number':
            return /^\d+$/.test(text.trim()) ? Number(text.trim()) : text.trim();
    }
}
/** Splits at commas and new lines; a comma within braces is part of a glob: `images/{web,api}/Dockerfile`. */
function splitList(text) {
    const entries = [];
    for (const line of text.split(/\r?\n/)) {
        let depth = 0;
        let entry = '';
        for (const char of line) {
            if (char === '{')
                depth += 1;
            else if (char === '}')
                depth = Math.max(0, depth - 1);
            if (char === ',' && depth === 0) {
                entries.push(entry);
                entry = '';
            }
            else
                entry += char;
        }
        entries.push(entry);
    }
    return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}
/**
 * Splits at new lines, LF or CRLF. An entry in double quotes may hold new lines, and `""` for a quote, as in Docker's own actions; only
 * the whole entry can be quoted.
 */
function splitLines(text) {
    const entries = [];
    const lines = text.replaceAll('\r\n', '\n').split('\n');
    for (let index = 0; index < lines.length; index += 1) {
        let entry = (lines[index] ?? '').trim();
        if (entry === '')
            continue;
        if (entry.startsWith('"')) {
            let raw = (lines[index] ?? '').trimStart();
            while (!closes(raw) && index + 1 < lines.length) {
                index += 1;
                raw += `\n${lines[index] ?? ''}`;
            }
            if (!closes(raw))
                throw new SyntaxProblem(`the quote that opens entry ${entries.length + 1} is not closed`);
            entry = raw.trimEnd().slice(1, -1).replaceAll('""', '"');
        }
        entries.push(entry);
    }
    return entries;
}
/** Does the text, which begins with a quote, end with the one that closes it? */
function closes(text) {
    return /^"(?:[^"]|"")*"\s*$/.test(text);
}
function readMap(lines, form) {
    const map = new Map();
    const wrong = lines.flatMap((line, index) => (/^\s*=|^[^=]*$/.test(line) ? [index + 1] : []));
    if (wrong.length > 0) {
        // The lines may hold secrets, and are not shown.
        const which = wrong.length === 1 ? `line ${wrong.join()} is` : `lines ${wrong.join(', ')} are`;
        throw new SyntaxProblem(`${which} not of the form ${form}`);
    }
    for (const line of lines) {
        const border = line.indexOf('=');
        const key = line.slice(0, border).trim();
        if (key === '__proto__')
            throw new SyntaxProblem('"__proto__" cannot be a name');
        if (map.has(key))
            throw new SyntaxProblem(`${key} is given twice`);
        const value = line.slice(border + 1);
        map.set(key, form.startsWith('KEY') ? value : value.trim());
    }
    return Object.fromEntries(map);
}

;// CONCATENATED MODULE: ./src/inputs/reader.ts






/** Reads inputs one after another and gathers all that is wrong with them, so that the user sees it at once. */
class InputReader {
    problems = [];
    #raw;
    constructor(raw) {
        this.#raw = raw;
    }
    /** Was the input given? An empty one was not. */
    given(name) {
        return (this.#raw[name] ?? '').trim() !== '';
    }
    /** Checks inputs as the config's keys of the same names are checked. What is wrong is left out. */
    settings(names) {
        const data = {};
        for (const name of names.filter((each) => Object.hasOwn(settings/* settingsSchema */.dP.shape, each))) {
            const value = this.#syntax(name);
            if (value !== undefined)
                data[name] = value;
        }
        const parsed = settings/* settingsSchema */.dP.safeParse(data, json/* INTERPRETED */.dT);
        if (parsed.success)
            return parsed.data;
        const good = { ...data };
        for (const { path, message, hint } of findingsOf(parsed.error, data, () => [])) {
            const [name = '', ...inner] = path.map(String);
            const at = inner.filter((part) => !/^\d+$/.test(part)).join('.');
            const given = this.#raw[name] ?? '';
            Reflect.deleteProperty(good, name);
            // A secret never comes here, and what is short is shown, so that the user sees what was read.
            const shown = at === '' && inner.length === 0 && given.length <= 60 ? `, not "${given.trim()}"` : '';
            this.problem(name, `${at === '' ? '' : `${at}: `}${message}${message.includes(`"${given.trim()}"`) ? '' : shown}`, hint);
        }
        return settings/* settingsSchema */.dP.parse(good, json/* INTERPRETED */.dT);
    }
    /** An input that no schema of the config knows: its text, without blanks around it. */
    text(name) {
        return this.given(name) ? (this.#raw[name] ?? '').trim() : undefined;
    }
    /** An input that parses to something of its own. */
    parsed(name, parse) {
        const text = this.text(name);
        if (text === undefined)
            return undefined;
        try {
            return parse(text);
        }
        catch (error) {
            this.problem(name, error instanceof Error ? error.message : String(error));
            return undefined;
        }
    }
    /** KEY=VALUE lines; undefined when not given. */
    map(name) {
        const value = this.#syntax(name);
        return typeof value === 'object' && value !== null && !Array.isArray(value)
            ? Object.fromEntries(Object.entries(value).map(([key, text]) => [key, String(text)]))
            : undefined;
    }
    problem(where, message, hint) {
        this.problems.push({ where, message, ...(hint === undefined ? {} : { hint }) });
    }
    /** @throws InputError with all problems, if there is any */
    finish() {
        if (this.problems.length > 0)
            throw new errors/* InputError */.dz(this.problems);
    }
    #syntax(name) {
        if (!this.given(name))
            return undefined;
        const entry = catalogue/* CATALOGUE */.yh[name];
        if (entry === undefined)
            throw new Error(`no such input: ${name}`);
        try {
            return readSyntax(this.#raw[name] ?? '', entry.syntax);
        }
        catch (error) {
            if (!(error instanceof SyntaxProblem))
                throw error;
            this.problem(name, error.message);
            return undefined;
        }
    }
}

;// CONCATENATED MODULE: ./src/inputs/read.ts





/**
 * Reads what makes a plan: the inputs and the config file, each value checked. What is wrong with them is handed on, so that it is reported
 * together with what planning finds.
 */
async function readPlanSpec(raw, config, { fixedOnly = false } = {}) {
    const reader = new InputReader(raw);
    const inputs = reader.settings(fixedOnly ? catalogue/* FIXED_INPUTS */.fe : catalogue/* INPUT_NAMES */.Qh);
    const none = reader.text('arch-tags')?.toLowerCase() === 'none' ? { 'arch-tags': [] } : {};
    const file = config === undefined ? {} : await readConfig(config, reader.problems);
    return Object.freeze({
        inputs: { ...inputs, ...none },
        file,
        ...(config === undefined ? {} : { configPath: config.path }),
        problems: reader.problems,
    });
}
/** @throws InputError */
function readBuildInputs(raw) {
    const reader = new InputReader(raw);
    const settings = reader.settings([
        ...['engine', 'builder', 'load', 'output', 'secret-files', 'ssh', 'cache', 'timeout'],
        ...['stall-timeout', 'retries', 'insecure-registries', 'registry-concurrency'],
    ]);
    const { builder, load, output, ssh, cache, timeout, retries } = settings;
    const secretFiles = settings['secret-files'];
    const stallTimeout = settings['stall-timeout'];
    const inputs = {
        leg: legOf(reader),
        build: {
            ...(builder === undefined ? {} : { builder }),
            ...(load === undefined ? {} : { load }),
            ...(output === undefined ? {} : { output }),
            ...(secretFiles === undefined ? {} : { secretFiles }),
            ...(ssh === undefined ? {} : { ssh }),
            ...(cache === undefined ? {} : { cache }),
            ...(timeout === undefined ? {} : { timeout }),
            ...(stallTimeout === undefined ? {} : { stallTimeout }),
            ...(retries === undefined ? {} : { retries }),
        },
        secrets: reader.map('secrets') ?? {},
        engine: settings.engine,
        githubToken: reader.text('github-token'),
        ...registriesOf(settings),
    };
    reader.finish();
    return Object.freeze(inputs);
}
/** @throws InputError */
function readPushInputs(raw) {
    const reader = new InputReader(raw);
    const settings = reader.settings(['verify', 'insecure-registries', 'registry-concurrency']);
    const inputs = {
        leg: legOf(reader),
        verify: settings.verify,
        githubToken: reader.text('github-token'),
        ...registriesOf(settings),
    };
    reader.finish();
    return Object.freeze(inputs);
}
/** @throws InputError */
function readManifestInputs(raw) {
    const reader = new InputReader(raw);
    const settings = reader.settings([
        ...['on-missing-optional', 'on-shrink', 'verify', 'index-annotations'],
        ...['insecure-registries', 'registry-concurrency'],
    ]);
    const inputs = {
        onMissingOptional: settings['on-missing-optional'],
        onShrink: settings['on-shrink'],
        verify: settings.verify,
        indexAnnotations: settings['index-annotations'] ?? {},
        githubToken: reader.text('github-token'),
        ...registriesOf(settings),
    };
    reader.finish();
    return Object.freeze(inputs);
}
const EXAMPLE = 'such as source ghcr.io/acme/app:1.2.0 with tags stable';
/** @throws InputError */
function readPromoteInputs(raw) {
    const reader = new InputReader(raw);
    const settings = reader.settings([
        ...['images', 'tags', 'on-shrink', 'on-existing'],
        ...['insecure-registries', 'registry-concurrency'],
    ]);
    const source = reader.parsed('source', reference/* parseReference */.F2);
    if (!reader.given('source')) {
        reader.problem('source', 'expected the reference of an index', EXAMPLE);
    }
    const each = (name, parse) => settings[name] && [
        ...new Set(settings[name].flatMap((text) => {
            try {
                return [parse(text)];
            }
            catch (error) {
                reader.problem(name, error instanceof Error ? error.message : String(error));
                return [];
            }
        })),
    ];
    const images = each('images', reference/* parseRepository */.SU);
    const tags = each('tags', reference/* parseTag */.ED);
    if (source !== undefined && source.tag === undefined && source.digest === undefined) {
        reader.problem('source', 'expected a tag or a digest after the name', EXAMPLE);
    }
    reader.finish();
    if (source === undefined)
        throw new errors/* InputError */.dz(reader.problems);
    return Object.freeze({
        source,
        images,
        tags,
        onShrink: settings['on-shrink'],
        onExisting: settings['on-existing'],
        ...registriesOf(settings),
    });
}
/** The inputs of those given that a plan fixes. */
function fixedInputsIn(raw) {
    const reader = new InputReader(raw);
    return catalogue/* FIXED_INPUTS */.fe.filter((name) => reader.given(name));
}
function legOf(reader) {
    return {
        template: reader.text('template'),
        platform: reader.text('platform'),
        layout: reader.text('layout'),
    };
}
function registriesOf(settings) {
    return {
        insecureRegistries: settings['insecure-registries'],
        registryConcurrency: settings['registry-concurrency'],
    };
}


/***/ }),

/***/ 6644:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   M: () => (/* binding */ entryOf)
/* harmony export */ });
/** Groups in order of first appearance (Node 20 has no Map.groupBy). */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
/** The entry that a record has itself under a word that a user chose: `constructor`, which every object inherits, is none. */
function entryOf(record, word) {
    return Object.hasOwn(record, word) ? record[word] : undefined;
}


/***/ }),

/***/ 95305:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   er: () => (/* binding */ digestSchema),
/* harmony export */   m: () => (/* binding */ parseDigest),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   vo: () => (/* binding */ splitDigest)
/* harmony export */ });
/* unused harmony export DigestError */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87206);



class DigestError extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AppError */ .uV {
    name = 'DigestError';
}
const GRAMMAR = /^(?:sha256:[a-f0-9]{64}|sha512:[a-f0-9]{128})$/;
function isDigest(text) {
    return GRAMMAR.test(text);
}
/** @throws DigestError when the text is no sha256 or sha512 digest */
function parseDigest(text) {
    if (!isDigest(text)) {
        throw new DigestError(`"${text}" is not a digest: expected sha256: and 64 hexadecimal digits`);
    }
    return text;
}
/** The sha256 digest of some bytes. */
function digestOf(bytes) {
    return parseDigest(`sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex')}`);
}
/** The two halves of a digest: the algorithm (a name that node:crypto knows) and the hex. */
function splitDigest(digest) {
    const [algorithm, hex = ''] = digest.split(':');
    return { algorithm: algorithm === 'sha512' ? 'sha512' : 'sha256', hex };
}
/** As people read it: the first twelve hex digits. */
function shortDigest(digest) {
    return splitDigest(digest).hex.slice(0, 12);
}
const digestSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().refine(isDigest, 'expected a sha256 digest');


/***/ }),

/***/ 87979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _0: () => (/* binding */ parseData),
/* harmony export */   dT: () => (/* binding */ INTERPRETED),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   fL: () => (/* binding */ DataError),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);

/** A JSON text from another job, a registry or a file that is not what its schema says. */
class DataError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'DataError';
}
/** Most schemas see few values in one run: compiling a parser for each costs more than it saves. */
const INTERPRETED = { jitless: true };
/**
 * Parses JSON and checks it: the only way by which outside data becomes a type.
 * @param what names the data in the error, such as `record starter--linux-arm64`
 * @throws DataError naming every path that does not fit
 */
function parseJson(schema, text, what) {
    let data;
    try {
        data = JSON.parse(typeof text === 'string' ? text : Buffer.from(text).toString('utf8'));
    }
    catch (cause) {
        throw new DataError(`${what} is not JSON`, { answer: String(cause), cause });
    }
    return parseData(schema, data, what);
}
/** As {@link parseJson}, for data that is parsed already. */
function parseData(schema, data, what) {
    const parsed = schema.safeParse(data, INTERPRETED);
    if (parsed.success)
        return parsed.data;
    throw new DataError(`${what} does not have the expected form`, {
        answer: parsed.error.issues
            .map(({ path, message }) => `${path.map(String).join('.') || '(top)'}: ${message}`)
            .join('; '),
    });
}
/** What a text says, or undefined where it is no JSON: for what may as well be a page or a sentence. */
function jsonOf(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** JSON with sorted keys and no blanks: equal values give equal texts, so that they can be hashed. */
function canonicalJson(value) {
    return JSON.stringify(value, (_key, part) => typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part);
}


/***/ }),

/***/ 70891:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qf: () => (/* binding */ placeholdersIn),
/* harmony export */   V4: () => (/* binding */ meantPlaceholder),
/* harmony export */   je: () => (/* binding */ PLACEHOLDERS),
/* harmony export */   wK: () => (/* binding */ isPlaceholder)
/* harmony export */ });
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59179);

/** All placeholders that patterns know (spec section 3). */
const PLACEHOLDERS = [
    ...['template', 'org', 'image', 'tag', 'moving-tag', 'version', 'major', 'minor', 'patch'],
    ...['channel', 'os', 'arch', 'sha', 'short-sha', 'date', 'branch', 'pr', 'run-id'],
];
const BRACES = /\{([^{}]*)\}/g;
/** The names between braces in a pattern for names or tags. */
function placeholdersIn(pattern) {
    return [...pattern.matchAll(BRACES)].map(([, name = '']) => name);
}
function isPlaceholder(name) {
    return PLACEHOLDERS.some((known) => known === name);
}
/** The hint for a name between braces that no pattern knows; undefined where it is like none. */
function meantPlaceholder(name) {
    const match = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(name, PLACEHOLDERS);
    return match === undefined ? undefined : `did you mean {${match}}?`;
}


/***/ }),

/***/ 67978:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ engineNameSchema),
/* harmony export */   Fu: () => (/* binding */ planSchema),
/* harmony export */   fq: () => (/* binding */ LONGEST_TIME),
/* harmony export */   fu: () => (/* binding */ verifySchema)
/* harmony export */ });
/* unused harmony exports buildSpecSchema, archTagSchema, movingArchTagSchema, plannedLegSchema, movingTagSchema, plannedTemplateSchema, handoffSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3154);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86676);



/*
 * The plan: everything decided once, before any build (spec section 1), and the only thing besides records that passes between jobs.
 * It holds no secret and nothing that differs between two attempts of a run. Keys stay camelCase in JSON.
 */
/** Seconds: 24 days, what a timer holds. GitHub ends a job long before. */
const LONGEST_TIME = 24 * 24 * 3600;
const strings = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
/** How a leg's image is built. Placeholders are resolved; secrets' values are not here but in the inputs of `build`. */
const buildSpecSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    context: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    buildArgs: strings,
    buildContexts: strings,
    builder: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    load: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    output: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['layout', 'registry']),
    labels: strings,
    annotations: strings,
    /** Secret id → path of the file that holds it. */
    secretFiles: strings,
    ssh: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /** `none`, `gha`, `local` or `registry:REFERENCE`. */
    cache: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** BuildKit's attestations: `true`, `false` or parameters such as `mode=max`; absent leaves it to the engine. */
    provenance: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    sbom: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    pull: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    noCache: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    network: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    command: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    smoke: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** Seconds. */
    timeout: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().max(LONGEST_TIME).optional(),
    /** Seconds without a line of output. */
    stallTimeout: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().max(LONGEST_TIME).optional(),
    /** Further tries after a failed one. */
    retries: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    extraArgs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});
/** A tag of one leg's image alone (spec section 1, "arch tag"). */
const archTagSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ repository: _reference_js__WEBPACK_IMPORTED_MODULE_1__/* .repositorySchema */ ._L, tag: _reference_js__WEBPACK_IMPORTED_MODULE_1__/* .tagSchema */ .c3 });
/** An arch tag that follows a moving tag and is written after it, by `manifest`. */
const movingArchTagSchema = archTagSchema.extend({
    image: _reference_js__WEBPACK_IMPORTED_MODULE_1__/* .repositorySchema */ ._L,
    follows: _reference_js__WEBPACK_IMPORTED_MODULE_1__/* .tagSchema */ .c3,
});
const plannedLegSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    platform: _platform_js__WEBPACK_IMPORTED_MODULE_0__/* .platformSchema */ .vd,
    /** What `runs-on` takes: a label or a list of labels. */
    runner: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())]),
    optional: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** The runner is of another architecture; the build runs under QEMU. */
    emulated: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    slug: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Exact arch tags, written by `push`. */
    archTags: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(archTagSchema),
    /** Arch tags of moving tags, written by `manifest`. */
    movingArchTags: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(movingArchTagSchema),
});
const movingTagSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    tag: _reference_js__WEBPACK_IMPORTED_MODULE_1__/* .tagSchema */ .c3,
    /** The pattern with all but the version's placeholders resolved: `latest`, `{major}.{minor}`. */
    pattern: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Spec section 6; `auto` compares with what the registry holds. */
    policy: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['auto', 'always', 'never']),
    /**
     * The exact patterns of the tag's own channel, where that is no release channel and the tag is none of a release's (`next`, `edge`): the
     * version is then compared with all that they find, pre-releases included. Absent: with the stable ones that releasePatterns find.
     */
    comparedThrough: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).optional(),
});
const plannedTemplateSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    images: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .repositorySchema */ ._L).min(1),
    exactTags: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .tagSchema */ .c3),
    movingTags: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(movingTagSchema),
    /**
     * The release channel's exact patterns that hold the version: they tell which tags of the registry are releases. What differs from
     * build to build (`{version}`, `{sha}`, `{date}`, `{run-id}`) is left in them, the rest is resolved.
     */
    releasePatterns: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /**
     * Patterns of tags in the same images that are no releases, whatever they look like: the exact tags of any channel that do not hold the
     * version (`{date}`, `{short-sha}`), and arch tags (`{tag}-{os}-{arch}`). What differs from tag to tag is left in them.
     */
    otherPatterns: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).optional(),
    build: buildSpecSchema,
    /** Annotations of the index. */
    annotations: strings,
    legs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(plannedLegSchema).min(1),
});
const engineNameSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['docker', 'podman', 'buildah', 'command']);
const verifySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['contents', 'platform', 'strict', 'off']);
const handoffSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('artifact') }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('directory'), path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
]);
const planSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    project: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        /** `owner/name`, or the folder's name outside GitHub. */
        repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/),
        /** The run that made the plan; absent outside GitHub. */
        runId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    }),
    /** ISO 8601, UTC, whole seconds. */
    created: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(),
    /** Without a leading `v`; null where there is none (channel snapshot). */
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    channel: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** False validates: nothing is written to any registry. */
    push: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    handoff: handoffSchema,
    engine: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('auto'), engineNameSchema]),
    onExisting: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['replace', 'fail']),
    /** Host → what is asked of it; a host that is not here is required. */
    registries: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() })),
    /** What the config says of inputs that are free beside the plan; a step's own input wins. */
    policies: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        onMissingOptional: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['warn', 'fail']),
        onShrink: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['hold', 'warn', 'fail']),
        verify: verifySchema,
    }),
    /** The config's; a step's own inputs win. */
    insecureRegistries: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).optional(),
    registryConcurrency: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().positive().optional(),
    templates: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(plannedTemplateSchema).min(1),
});


/***/ }),

/***/ 3154:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dk: () => (/* binding */ KNOWN_OS),
/* harmony export */   FL: () => (/* binding */ parsePlatform),
/* harmony export */   R3: () => (/* binding */ KNOWN_ARCHITECTURES),
/* harmony export */   Wk: () => (/* binding */ PlatformError),
/* harmony export */   iQ: () => (/* binding */ splitPlatform),
/* harmony export */   iv: () => (/* binding */ archName),
/* harmony export */   vd: () => (/* binding */ platformSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);



class PlatformError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'PlatformError';
}
/** Other names for an operating system, as containerd's normalisation has them. */
const OS_ALIASES = { macos: 'darwin' };
/** Other names for an architecture, each with the variant that the name implies. */
const ARCHITECTURE_ALIASES = {
    x86_64: ['amd64'],
    'x86-64': ['amd64'],
    x64: ['amd64'],
    i386: ['386'],
    i486: ['386'],
    i586: ['386'],
    i686: ['386'],
    aarch64: ['arm64'],
    armhf: ['arm', 'v7'],
    armel: ['arm', 'v6'],
    armv5: ['arm', 'v5'],
    armv6: ['arm', 'v6'],
    armv6l: ['arm', 'v6'],
    armv7: ['arm', 'v7'],
    armv7l: ['arm', 'v7'],
    powerpc64le: ['ppc64le'],
};
/** The variant that the plain name stands for: arm64 is arm64/v8, amd64 is amd64/v1 (OCI image-index.md). */
const DEFAULT_VARIANT = { arm64: 'v8', amd64: 'v1' };
/** What an os or architecture may be called. Known names are checked, so that `linux/amd46` fails in the plan. */
const KNOWN_OS = ['linux', 'windows', 'darwin', 'freebsd', 'netbsd', 'openbsd', 'wasip1'];
const KNOWN_ARCHITECTURES = [
    ...['386', 'amd64', 'arm', 'arm64', 'loong64', 'mips', 'mips64', 'mips64le', 'mipsle'],
    ...['ppc64', 'ppc64le', 'riscv64', 's390x', 'wasm'],
];
/**
 * Reads a platform in any of its usual spellings; a lone architecture means linux.
 * @throws PlatformError when a part is unknown
 */
function parsePlatform(text) {
    const parts = text.trim().toLowerCase().split('/');
    const [first = '', second, third] = parts;
    const [rawOs, rawArchitecture, rawVariant] = second === undefined ? ['linux', first, undefined] : [first, second, third];
    const os = (0,_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .M)(OS_ALIASES, rawOs) ?? rawOs;
    const [architecture, impliedVariant] = (0,_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .M)(ARCHITECTURE_ALIASES, rawArchitecture) ?? [
        rawArchitecture,
    ];
    const variant = normaliseVariant(architecture, rawVariant ?? impliedVariant);
    if (parts.length > 3 ||
        !KNOWN_OS.includes(os) ||
        !KNOWN_ARCHITECTURES.includes(architecture) ||
        (variant !== undefined && !/^v[0-9](?:\.[0-9])?$/.test(variant))) {
        throw new PlatformError(`"${text}" is not a platform: expected os/architecture[/variant], such as linux/arm64 or linux/arm/v7`);
    }
    return joinPlatform({ os, architecture, ...(variant === undefined ? {} : { variant }) });
}
function normaliseVariant(architecture, variant) {
    if (variant === undefined || variant === '')
        return architecture === 'arm' ? 'v7' : undefined;
    const named = /^[0-9]/.test(variant) ? `v${variant}` : variant;
    return named === (0,_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .M)(DEFAULT_VARIANT, architecture) ? undefined : named;
}
function joinPlatform({ os, architecture, variant }) {
    return [os, architecture, ...(variant === undefined ? [] : [variant])].join('/');
}
function splitPlatform(platform) {
    const [os = '', architecture = '', variant] = platform.split('/');
    return { os, architecture, ...(variant === undefined ? {} : { variant }) };
}
/** The placeholder `{arch}`: architecture and variant without a slash, `armv7` (spec section 3). */
function archName(platform) {
    const { architecture, variant = '' } = splitPlatform(platform);
    return architecture + variant;
}
const platformSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().transform((text, context) => {
    try {
        return parsePlatform(text);
    }
    catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : '' });
        return zod__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
    }
});


/***/ }),

/***/ 86676:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ parseTag),
/* harmony export */   F2: () => (/* binding */ parseReference),
/* harmony export */   FH: () => (/* binding */ formatReference),
/* harmony export */   SU: () => (/* binding */ parseRepository),
/* harmony export */   T8: () => (/* binding */ splitRepository),
/* harmony export */   Xb: () => (/* binding */ DOCKER_HUB),
/* harmony export */   _L: () => (/* binding */ repositorySchema),
/* harmony export */   c3: () => (/* binding */ tagSchema),
/* harmony export */   dz: () => (/* binding */ isTag)
/* harmony export */ });
/* unused harmony export ReferenceError */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95305);



class ReferenceError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AppError */ .uV {
    name = 'ReferenceError';
}
// The grammar of the reference format, from small to large (distribution/reference, normalised names).
const HOST_LABEL = '(?:[a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])';
const IPV6 = String.raw `\[[a-fA-F0-9:]+\]`;
const HOST = new RegExp(String.raw `^(?:${HOST_LABEL}(?:\.${HOST_LABEL})*|${IPV6})(?::[0-9]+)?$`);
const PATH_COMPONENT = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const MAX_NAME_LENGTH = 255;
/** Docker Hub's host in a name. Its API and its key in docker's credentials file have other names (see registry/). */
const DOCKER_HUB = 'docker.io';
const DOCKER_HUB_ALIASES = ['index.docker.io', 'registry-1.docker.io', 'registry.hub.docker.com'];
function isTag(text) {
    return TAG.test(text);
}
/** @throws ReferenceError when the text breaks the grammar of tags */
function parseTag(text) {
    if (!isTag(text)) {
        throw new ReferenceError(`"${text}" is not a tag: expected 1 to 128 of A-Z a-z 0-9 _ . -, not starting with . or -`);
    }
    return text;
}
/**
 * Reads a repository name without tag or digest. Letters become lower case (spec section 6), short names are Docker Hub's.
 * @throws ReferenceError when the name breaks the grammar, or has a depth that Docker Hub does not know
 */
function parseRepository(text) {
    const slash = text.indexOf('/');
    const head = slash === -1 ? '' : text.slice(0, slash);
    const named = head !== '' && (/[.:[]/.test(head) || head === 'localhost');
    const host = named ? head.toLowerCase() : DOCKER_HUB;
    const registry = DOCKER_HUB_ALIASES.includes(host) ? DOCKER_HUB : host;
    const rest = (named ? text.slice(slash + 1) : text).toLowerCase();
    const path = registry === DOCKER_HUB && !rest.includes('/') ? `library/${rest}` : rest;
    const complain = (why) => {
        throw new ReferenceError(`"${text}" is not an image name: ${why}`);
    };
    if (!HOST.test(registry))
        complain(`"${head}" is not a registry host`);
    for (const component of path.split('/')) {
        if (PATH_COMPONENT.test(component))
            continue;
        complain(component === ''
            ? 'a part of the path is empty'
            : `"${component}" may hold only a-z, 0-9 and single separators . _ - between them`);
    }
    if (registry === DOCKER_HUB && path.split('/').length > 2) {
        complain('Docker Hub knows only docker.io/NAMESPACE/NAME, one level deep');
    }
    if (registry.length + path.length + 1 > MAX_NAME_LENGTH) {
        complain(`it is longer than ${MAX_NAME_LENGTH} characters`);
    }
    return `${registry}/${path}`;
}
/**
 * Reads `NAME[:TAG][@DIGEST]`; a colon starts a tag only after the last slash.
 * @throws ReferenceError or DigestError when a part breaks its grammar
 */
function parseReference(text) {
    const at = text.indexOf('@');
    const digest = at === -1 ? undefined : (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDigest */ .m)(text.slice(at + 1));
    const name = at === -1 ? text : text.slice(0, at);
    const colon = name.lastIndexOf(':');
    const tagged = colon > name.lastIndexOf('/');
    return {
        repository: parseRepository(tagged ? name.slice(0, colon) : name),
        ...(tagged ? { tag: parseTag(name.slice(colon + 1)) } : {}),
        ...(digest === undefined ? {} : { digest }),
    };
}
function formatReference({ repository, tag, digest }) {
    return [
        repository,
        ...(tag === undefined ? [] : [':', tag]),
        ...(digest === undefined ? [] : ['@', digest]),
    ].join('');
}
/** The two halves of a repository name: the registry's host with its port, and the path there. */
function splitRepository(repository) {
    const slash = repository.indexOf('/');
    return { registry: repository.slice(0, slash), path: repository.slice(slash + 1) };
}
const tagSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().refine(isTag, 'expected a tag');
const repositorySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().transform((text, context) => {
    try {
        return parseRepository(text);
    }
    catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : '' });
        return zod__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
    }
});


/***/ }),

/***/ 34692:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MS: () => (/* binding */ channelSettingsSchema),
/* harmony export */   XJ: () => (/* binding */ templateSettingsSchema),
/* harmony export */   dP: () => (/* binding */ settingsSchema)
/* harmony export */ });
/* unused harmony export parseDuration */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88532);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67978);
/* harmony import */ var _placeholders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70891);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3154);




/*
 * What a project says about its images: the keys of the config file (spec section 4), which are the inputs' names as well. A value is
 * checked here by itself; what values mean together is the plan's to decide. Absent says nothing, so that a weaker source speaks.
 */
const text = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP({ error: 'expected text' }).min(1, 'expected some text');
const texts = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text, { error: 'expected a list, such as [one, two]' });
/** A name or a tag with placeholders, where an unknown one is an error (spec section 3). */
const pattern = text.superRefine((value, context) => {
    for (const name of new Set((0,_placeholders_js__WEBPACK_IMPORTED_MODULE_1__/* .placeholdersIn */ .Qf)(value))) {
        if ((0,_placeholders_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(name))
            continue;
        context.addIssue({
            code: 'custom',
            message: `"${value}": there is no placeholder {${name}}`,
            params: { hint: (0,_placeholders_js__WEBPACK_IMPORTED_MODULE_1__/* .meantPlaceholder */ .V4)(name) },
        });
    }
});
const patterns = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(pattern, { error: 'expected a list, such as [one, two]' });
const flag = zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY({ error: 'expected true or false' });
const textMap = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP({ error: 'expected text' }), {
    error: 'expected a map from names to texts',
});
function choice(...values) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(values, { error: `expected ${values.join(' or ')}` });
}
/** A map with these keys alone. */
function keys(shape) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(shape, {
        error: ({ code }) => (code === 'invalid_type' ? 'expected a map of settings' : undefined),
    });
}
function count(least) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr({ error: `expected a whole number, ${least} or more` })
        .min(least, `expected a whole number, ${least} or more`);
}
/** Passes what a parser makes of a text; its error becomes the problem's message. */
function parsed(parse) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP({ error: 'expected text' }).transform((value, context) => {
        try {
            return parse(value);
        }
        catch (error) {
            context.addIssue({
                code: 'custom',
                message: error instanceof Error ? error.message : String(error),
            });
            return zod__WEBPACK_IMPORTED_MODULE_4__/* .NEVER */ .tm;
        }
    });
}
/** `90`, `90s`, `10m`, `1h30m` → seconds. */
function parseDuration(value) {
    const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(value.trim().toLowerCase());
    if (match === null || value.trim() === '') {
        throw new Error(`"${value}" is not a length of time: expected seconds (90) or such as 10m, 1h30m`);
    }
    const [, hours = '0', minutes = '0', seconds = '0'] = match;
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
const duration = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([count(0), parsed(parseDuration)], {
    error: 'expected a length of time: seconds (90) or such as 10m, 1h30m',
})
    .refine((seconds) => seconds <= _plan_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_TIME */ .fq, {
    error: `expected at most ${_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_TIME */ .fq / 3600}h`,
});
const platforms = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(parsed((value) => {
    const optional = value.trim().endsWith('?');
    const name = optional ? value.trim().slice(0, -1) : value;
    return { platform: (0,_platform_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePlatform */ .FL)(name), optional };
}), { error: 'expected a list, such as [linux/amd64, "linux/arm64?"]' })
    .min(1, 'expected at least one platform');
/** Platform → labels of the runners that build it. */
const runners = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([text, texts.min(1, 'expected at least one label')], {
    error: 'expected a runner label or a list of labels',
}), { error: 'expected a map from platforms to runner labels' })
    .transform((map, context) => {
    const result = new Map();
    for (const [name, labels] of Object.entries(map)) {
        try {
            const list = typeof labels === 'string' ? labels.split(',') : labels;
            const clean = list.map((label) => label.trim()).filter((label) => label !== '');
            if (clean.length === 0)
                throw new Error('expected at least one label');
            result.set((0,_platform_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePlatform */ .FL)(name), clean);
        }
        catch (error) {
            const message = error instanceof Error ? error.message : String(error);
            context.addIssue({ code: 'custom', message, path: [name] });
        }
    }
    return result;
});
const movingPolicy = choice('auto', 'always', 'never');
/** What a channel decides (spec section 4). */
const channelSettingsSchema = keys({
    tags: patterns.optional(),
    'build-args': textMap.optional(),
    'moving-tags': movingPolicy.optional(),
});
const channels = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), channelSettingsSchema, {
    error: 'expected a map from channels to their settings',
});
/** What a template may decide for itself: build inputs, images, platforms, tags, channels. */
const templateSettingsSchema = keys({
    images: patterns.min(1, 'expected at least one image name').optional(),
    platforms: platforms.optional(),
    tags: patterns.optional(),
    'prerelease-tags': patterns.optional(),
    'snapshot-tags': patterns.optional(),
    'moving-tags': movingPolicy.optional(),
    'arch-tags': patterns.optional(),
    'arch-images': pattern.optional(),
    'index-annotations': textMap.optional(),
    channels: channels.optional(),
    context: text.optional(),
    file: text.optional(),
    target: text.optional(),
    'build-args': textMap.optional(),
    'build-contexts': textMap.optional(),
    builder: text.optional(),
    load: flag.optional(),
    output: choice('layout', 'registry').optional(),
    labels: textMap.optional(),
    annotations: textMap.optional(),
    'standard-labels': flag.optional(),
    'secret-files': textMap.optional(),
    ssh: texts.optional(),
    cache: text
        .regex(/^(?:none|gha|local|registry:.+)$/, 'expected none, gha, local or registry:REFERENCE')
        .optional(),
    provenance: attestation().optional(),
    sbom: attestation().optional(),
    pull: flag.optional(),
    'no-cache': flag.optional(),
    network: text.optional(),
    command: text.optional(),
    smoke: text.optional(),
    timeout: duration.optional(),
    'stall-timeout': duration.optional(),
    retries: count(0).optional(),
    'extra-args': texts.optional(),
});
/** `true`, `false`, or BuildKit's parameters such as `mode=max`. */
function attestation() {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), text], { error: 'expected true, false or parameters such as mode=max' })
        .transform(String);
}
const templates = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([texts, zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), templateSettingsSchema.nullable())], {
    error: 'expected a list of names and globs, or a map from them to settings',
})
    .transform((value) => Array.isArray(value)
    ? value.map((pattern) => ({ pattern, settings: {} }))
    : Object.entries(value).map(([pattern, settings]) => ({ pattern, settings: settings ?? {} })));
const url = text.regex(/^https?:\/\/[^\s/?#]+[^\s?#]*$/, 'expected an http:// or https:// URL');
/** The whole config file; the inputs of `plan` give the same keys. */
const settingsSchema = templateSettingsSchema.extend({
    templates: templates.optional(),
    exclude: texts.optional(),
    runners: runners.optional(),
    org: text.optional(),
    version: text.optional(),
    package: text
        .regex(/^pypi:[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/, 'expected pypi:NAME')
        .optional(),
    'pypi-url': url.optional(),
    'test-pypi-url': url.optional(),
    'package-wait': duration.optional(),
    channel: text.optional(),
    'on-existing': choice('replace', 'fail').optional(),
    push: zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('auto')], { error: 'expected true, false or auto' })
        .optional(),
    handoff: parsed(parseHandoff).optional(),
    engine: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['auto', ..._plan_js__WEBPACK_IMPORTED_MODULE_0__/* .engineNameSchema */ .BX.options], {
        error: `expected auto, ${_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .engineNameSchema */ .BX.options.join(', ')}`,
    })
        .optional(),
    registries: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), keys({ required: flag.optional() }), {
        error: 'expected a map from registry hosts to their settings',
    })
        .optional(),
    'insecure-registries': zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text.regex(/^[^/\s]+$/, 'expected a host with its port, such as registry.local:5000'))
        .optional(),
    'registry-concurrency': count(1).optional(),
    'on-missing-optional': choice('warn', 'fail').optional(),
    'on-shrink': choice('hold', 'warn', 'fail').optional(),
    verify: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .verifySchema */ .fu.options, { error: `expected ${_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .verifySchema */ .fu.options.join(', ')}` })
        .optional(),
});
function parseHandoff(value) {
    if (value === 'artifact')
        return { kind: 'artifact' };
    const path = /^directory:(.+)$/.exec(value)?.[1]?.trim();
    if (path === undefined || path === '')
        throw new Error('expected artifact or directory:PATH');
    return { kind: 'directory', path };
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
