export const id = 6319;
export const ids = [6319];
export const modules = {

/***/ 59179:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* unused harmony export nearest */
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

/***/ 28159:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ Problems)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);


/** How many templates a problem names. */
const MAX_NAMED = 3;
/**
 * Gathers what is wrong with a plan, so that all of it is reported at once; the same words about the same thing come once, and what is wrong
 * with several templates in the same way (`tags of web`, `tags of api`) is one problem.
 */
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
        const groups = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(this.#found.values(), ({ where, message, hint = '' }) => [OF_ONE.exec(where)?.[1] ?? where, message, hint].join('\0'));
        return [...groups.values()].flatMap((group) => {
            const [first] = group;
            return first === undefined ? [] : [{ ...first, where: together(group) }];
        });
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
/** `tags of web`: the key, and the template whose it is. */
const OF_ONE = /^(\S+) of (.+)$/;
function together(group) {
    const parts = group.map(({ where }) => OF_ONE.exec(where));
    const key = parts[0]?.[1];
    if (key === undefined)
        return group[0]?.where ?? '';
    const names = parts.flatMap((part) => part?.[2] ?? []);
    const rest = names.length - MAX_NAMED;
    const shown = names.slice(0, rest === 1 ? undefined : MAX_NAMED).join(', ');
    return `${key} of ${shown}${rest > 1 ? ` and ${rest} more` : ''}`;
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
// EXTERNAL MODULE: ./src/plan/build-checks.ts
var build_checks = __webpack_require__(81997);
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
// EXTERNAL MODULE: ./src/plan/releases.ts
var releases = __webpack_require__(33121);
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
            const stays = own === undefined ? undefined : reasonToStay(plan, template, image, own, view);
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
function reasonToStay(plan, template, image, tag, view) {
    const seen = template.images.map((each) => view.get(each));
    const decision = (0,moving/* decideMovingTag */.T)({
        tag,
        version: plan.version,
        releases: (0,releases/* readReleases */.tl)(new Set(seen.flatMap((each) => (each?.kind === 'read' ? each.tags : []))), (0,releases/* releaseRules */.nX)(template, plan.version, tag)),
    });
    // One registry is enough to hold a tag; to let it move takes all of them.
    if (!decision.move)
        return { state: 'held', reason: decision.reason };
    const compares = tag.policy === 'auto' && plan.version !== null;
    if (!compares || seen.every((each) => each?.kind === 'read'))
        return undefined;
    return { state: 'unknown yet', reason: whyBlind(template, image, view) };
}
/** Why it cannot be told what is there: the image's own reason first, the same for all of its tags; else that of another image, which is named. */
function whyBlind(template, image, view) {
    const own = view.get(image);
    if (own?.kind === 'unknown')
        return own.why;
    for (const other of template.images) {
        const seen = view.get(other);
        if (seen?.kind === 'unknown')
            return `${other} is not known: ${seen.why}`;
    }
    return 'not every registry was read';
}

// EXTERNAL MODULE: ./src/plan/problems.ts
var plan_problems = __webpack_require__(28159);
// EXTERNAL MODULE: ./src/model/digest.ts
var digest = __webpack_require__(95305);
;// CONCATENATED MODULE: ./src/report/plan-lines.ts

/** The effective plan as a table for the log: one line per leg, one per image and its tags. */
function planLines(plan) {
    const legs = plan.templates.flatMap(({ name, legs: own }) => own.map(({ platform, runner, optional, emulated, ...tags }) => [
        name,
        platform,
        [runner].flat().join(', '),
        [optional ? 'optional' : 'required', ...(emulated ? ['emulated'] : [])].join(', '),
        archTagNames(tags).join(', '),
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
/** A leg's arch tags by name, those that follow a moving tag behind the exact ones. */
function archTagNames({ archTags, movingArchTags, }) {
    return [...new Set([...archTags, ...movingArchTags].map(({ tag }) => tag))];
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
        plan.templates.length === 1 ? '1 template' : `${plan.templates.length} templates`,
        legs === 1 ? '1 leg' : `${legs} legs`,
    ];
    return (0,markdown/* whole */.WQ)(`## ${what}\n\n${facts.join(', ')}\n`);
}
/** Template × platform. */
function legTable({ templates }) {
    const rows = templates.flatMap(({ name, legs }) => legs.map(({ platform, runner, optional, emulated, ...tags }) => (0,markdown/* row */.nM)([
        (0,markdown/* code */.aY)(name),
        platform,
        [runner].flat().map(markdown/* code */.aY).join(', '),
        [optional ? 'optional' : 'required', ...(emulated ? ['emulated'] : [])].join(', '),
        archTagNames(tags).map(markdown/* code */.aY).join(', '),
    ])));
    return {
        head: `\n### Legs\n\n${(0,markdown/* tableHead */.PP)(['template', 'platform', 'runner', '', 'arch tags'])}`,
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
    const { plan: made, spec, story, warnings: ofPlan } = await (0,prepare_plan/* preparePlan */.H)(context, true);
    const warnings = [...ofPlan, ...(0,build_checks/* unusedCommands */.f)(made, made.engine), ...lostRecords(made, env)];
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
    const { sizeOfSummary } = await Promise.all(/* import() */[__webpack_require__.e(8766), __webpack_require__.e(7229)]).then(__webpack_require__.bind(__webpack_require__, 4021));
    const summary = planSummary({ plan: made, story, warnings, outlook }, await sizeOfSummary(env));
    return { outputs, summary, failures: [] };
};
/** Outside a run of GitHub Actions there are no artifacts, and legs on several machines would have nowhere to leave their records. */
function lostRecords({ handoff }, env) {
    return handoff.kind === 'artifact' && env.GITHUB_ACTIONS !== 'true'
        ? [
            'records have nowhere to go: handoff is artifact, and outside GitHub Actions there are none; plan with --handoff directory:PATH, a folder that all machines see',
        ]
        : [];
}
/** The outputs of the plan step (spec section 5). */
function outputsOf(plan) {
    const matrix = matrixOf(plan);
    const tags = plan.templates.flatMap(tagsOf);
    return {
        plan: (0,codec.encodePlan)(plan),
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
    const { createRegistry } = await Promise.all(/* import() */[__webpack_require__.e(8766), __webpack_require__.e(7879)]).then(__webpack_require__.bind(__webpack_require__, 18766));
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
