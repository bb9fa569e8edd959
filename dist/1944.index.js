export const id = 1944;
export const ids = [1944,1997];
export const modules = {

/***/ 21885:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oy: () => (/* binding */ legSlug),
/* harmony export */   ue: () => (/* binding */ legName)
/* harmony export */ });
/* unused harmony export slug */
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95305);

/** A leg as people read it, in logs and errors: `starter linux/arm64`. */
function legName({ template, platform }) {
    return `${template} ${platform}`;
}
/**
 * A leg's name where only `[a-z0-9._-]` may stand (artifacts, files, tags, cache scopes). Two legs never share one: every other byte,
 * and `_` itself, becomes `_xx`, its UTF-8 value in hex. `team/app linux/arm/v7` is `team_2fapp--linux-arm-v7`; `--` is safe as the
 * border because a `-` in a template before another `-` is encoded too. What is too long for a file's name ends with a hash between `_`s,
 * the last of which no encoding ends with.
 */
function legSlug({ template, platform }) {
    return `${shorten(slug(template))}--${platform.replaceAll('/', '-')}`;
}
/** Longest template part: a file's name holds 255 bytes, and platform, plan, run and attempt need their place in it. */
const MAX_TEMPLATE = 120;
const HASH = 20;
function shorten(name) {
    if (name.length <= MAX_TEMPLATE)
        return name;
    const { hex } = (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .splitDigest */ .vo)((0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(name));
    return `${name.slice(0, MAX_TEMPLATE - HASH - 2)}_${hex.slice(0, HASH)}_`;
}
/** The encoding of one name by itself; see {@link legSlug}. */
function slug(name) {
    let out = '';
    for (const byte of Buffer.from(name, 'utf8')) {
        const char = String.fromCharCode(byte);
        const plain = /[a-z0-9.]/.test(char) || (char === '-' && !out.endsWith('-'));
        out += plain ? char : `_${byte.toString(16).padStart(2, '0')}`;
    }
    return out.endsWith('-') ? `${out.slice(0, -1)}_2d` : out;
}


/***/ }),

/***/ 81997:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ refuseUnbuildable),
/* harmony export */   unusedCommands: () => (/* binding */ unusedCommands)
/* harmony export */ });
/* harmony import */ var _model_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86676);
/* harmony import */ var _leg_build_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71246);


/** Refuses what no engine could build, before one tries: engine `command` without a command, a cache that is no reference. */
function refuseUnbuildable(templates, engine, problems) {
    for (const template of templates) {
        const { name, build } = template;
        if (engine === 'command' && build.command === undefined) {
            problems.add(`command of ${name}`, 'engine is command, and there is none');
        }
        for (const leg of template.legs) {
            const { cache } = (0,_leg_build_js__WEBPACK_IMPORTED_MODULE_1__/* .legBuildSpec */ .Y)(template, leg);
            if (cache.startsWith('registry:')) {
                problems.attempt(`cache of ${name}`, () => (0,_model_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .parseReference */ .F2)(cache.slice('registry:'.length)));
            }
        }
    }
}
/**
 * A command that no engine will run is most likely a forgotten `engine: command`.
 * @param engine the one that will build: the plan's, or what a step says itself
 */
function unusedCommands(plan, engine) {
    if (engine === 'command')
        return [];
    return plan.templates
        .filter(({ build }) => build.command !== undefined)
        .map(({ name }) => `${name} has a command, which only engine "command" runs; engine is ${engine}`);
}


/***/ }),

/***/ 71246:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ legBuildSpec),
/* harmony export */   z: () => (/* binding */ mapTexts)
/* harmony export */ });
/* harmony import */ var _model_platform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3154);
/* harmony import */ var _model_placeholders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70891);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14232);



/** What `legBuildSpec` leaves alone: all but the leg's own. */
const LATER = _model_placeholders_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACEHOLDERS */ .je.filter((name) => name !== 'os' && name !== 'arch');
/**
 * How one leg is built: the template's spec with `{os}` and `{arch}`, which the plan leaves open, filled in, and with what the step's own
 * inputs say (spec section 3, "Free beside plan"). Maps merge, everything else replaces. A time limit of 0 is none.
 */
function legBuildSpec(template, leg, overrides = {}) {
    const merged = {
        ...template.build,
        ...overrides,
        secretFiles: { ...template.build.secretFiles, ...overrides.secretFiles },
    };
    const { timeout, stallTimeout, ...rest } = merged;
    const { os } = (0,_model_platform_js__WEBPACK_IMPORTED_MODULE_0__/* .splitPlatform */ .iQ)(leg.platform);
    const values = { os, arch: (0,_model_platform_js__WEBPACK_IMPORTED_MODULE_0__/* .archName */ .iv)(leg.platform) };
    return mapTexts({
        ...rest,
        ...(timeout === undefined || timeout === 0 ? {} : { timeout }),
        ...(stallTimeout === undefined || stallTimeout === 0 ? {} : { stallTimeout }),
    }, (text) => (0,_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .fillText */ .BB)(text, values, LATER));
}
/** Applies `fill` to every text of a build spec that may hold placeholders. */
function mapTexts(spec, fill) {
    const map = (texts) => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fill(text)]));
    const { file, target, network, command, smoke } = spec;
    return {
        ...spec,
        context: fill(spec.context),
        ...(file === undefined ? {} : { file: fill(file) }),
        ...(target === undefined ? {} : { target: fill(target) }),
        ...(network === undefined ? {} : { network: fill(network) }),
        ...(command === undefined ? {} : { command: fill(command) }),
        ...(smoke === undefined ? {} : { smoke: fill(smoke) }),
        buildArgs: map(spec.buildArgs),
        buildContexts: map(spec.buildContexts),
        labels: map(spec.labels),
        annotations: map(spec.annotations),
        secretFiles: map(spec.secretFiles),
        cache: fill(spec.cache),
        extraArgs: spec.extraArgs.map(fill),
    };
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

/***/ 51944:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  makePlan: () => (/* binding */ makePlan)
});

// EXTERNAL MODULE: ./src/model/errors.ts
var errors = __webpack_require__(87206);
// EXTERNAL MODULE: ./src/model/reference.ts
var reference = __webpack_require__(86676);
// EXTERNAL MODULE: ./src/model/settings.ts
var settings = __webpack_require__(34692);
// EXTERNAL MODULE: ./src/plan/build-checks.ts
var build_checks = __webpack_require__(81997);
// EXTERNAL MODULE: ./src/model/nearest.ts
var nearest = __webpack_require__(59179);
// EXTERNAL MODULE: ./src/plan/versions.ts
var versions = __webpack_require__(73390);
;// CONCATENATED MODULE: ./src/plan/channel.ts


/** The channels that every project has (spec section 1). */
const BUILT_IN = ['release', 'prerelease', 'snapshot'];
/** Stands for a version that is none, so that planning goes on and finds only faults of their own. No plan comes of it. */
const STAND_IN = (0,versions/* parseVersion */.ot)('0.0.0');
/** Decides version and channel, once for the whole plan (spec sections 3 and 6). */
function decideRelease(spec, facts, problems) {
    const { version, versionFrom } = decideVersion(spec, facts, problems);
    const asked = spec.inputs.channel ?? spec.file.channel ?? 'auto';
    if (asked !== 'auto') {
        const known = knownChannels(spec);
        if (known.includes(asked))
            return { version, versionFrom, channel: asked };
        problems.add('channel', `there is no channel "${asked}"`, (0,nearest/* didYouMean */.a)(asked, known) ?? 'describe it under channels in the config file');
    }
    const channel = version === undefined ? 'snapshot' : (0,versions/* isPreRelease */.Ty)(version) ? 'prerelease' : 'release';
    return { version, versionFrom, channel };
}
function decideVersion({ inputs, file }, { gitTag }, problems) {
    const given = inputs.version ?? file.version;
    if (given !== undefined) {
        const version = (0,versions/* parseVersion */.ot)(given);
        if (version === undefined) {
            problems.add('version', `"${given}" is no version, neither of PEP 440 nor of semver`, 'expected such as 1.2.0, v1.2.0-rc.1 or 0.2.11rc1; leave it empty for a snapshot');
        }
        return {
            version: version ?? STAND_IN,
            versionFrom: inputs.version === undefined ? 'config' : 'input',
        };
    }
    const tagged = gitTag === undefined ? undefined : (0,versions/* parseVersion */.ot)(gitTag);
    return {
        version: tagged,
        versionFrom: tagged === undefined ? 'none' : `git tag ${gitTag ?? ''}`,
    };
}
/** Built-in channels and those that the config describes, at its top or in a template. */
function knownChannels({ file }) {
    const named = [
        ...Object.keys(file.channels ?? {}),
        ...(file.templates ?? []).flatMap(({ settings }) => Object.keys(settings.channels ?? {})),
    ];
    return [...new Set([...BUILT_IN, ...named])];
}

// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/model/leg.ts
var leg = __webpack_require__(21885);
;// CONCATENATED MODULE: ./src/plan/collisions.ts


/** How many tags and writers a problem names. */
const MAX_NAMED = 3;
/**
 * Refuses two writers of one tag of one image (spec section 5): the later would undo the earlier. Several templates in one image, under
 * different tags, are fine. What the same templates share of an image is one problem.
 */
function refuseCollisions(templates, problems) {
    const byTag = (0,collections/* groupBy */.$)(templates.flatMap(claims), ({ repository, tag }) => `${repository}:${tag}`);
    const contested = [...byTag.values()]
        .map((group) => ({
        repository: group[0]?.repository ?? '',
        tag: group[0]?.tag ?? '',
        writers: new Set(group.map(({ writer }) => writer)),
        templates: new Set(group.map(({ template }) => template)),
    }))
        .filter(({ writers }) => writers.size > 1);
    const byImage = (0,collections/* groupBy */.$)(contested, (each) => [each.repository, ...each.templates].join(' '));
    for (const group of byImage.values()) {
        const [first] = group;
        if (first === undefined)
            continue;
        const { repository, templates: shared } = first;
        // Legs are named where no more than one template is to blame.
        const writers = shared.size > 1 ? shared : new Set(group.flatMap((each) => [...each.writers]));
        problems.add('tags', `${repository} would get the same ${group.length === 1 ? 'tag' : 'tags'} (${some(group.map(({ tag }) => tag))}) from ${some([...writers])}`, shared.size > 1
            ? 'give each its own image, such as with {template} in images, or its own tags'
            : 'give each its own tag, with {arch} in it');
    }
}
function claims({ name, images, exactTags, movingTags, legs }) {
    const tags = [...exactTags, ...movingTags.map(({ tag }) => tag)];
    return [
        ...images.flatMap((repository) => tags.map((tag) => ({ repository, tag, template: name, writer: name }))),
        ...legs.flatMap(({ platform, archTags, movingArchTags }) => [...archTags, ...movingArchTags].map(({ repository, tag }) => ({
            ...{ repository, tag, template: name },
            writer: `the leg ${(0,leg/* legName */.ue)({ template: name, platform })}`,
        }))),
    ];
}
function some(names) {
    const rest = names.length - MAX_NAMED;
    if (rest <= 1)
        return names.join(', ');
    return `${names.slice(0, MAX_NAMED).join(', ')} and ${rest} more`;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/plan/leg-build.ts
var leg_build = __webpack_require__(71246);
// EXTERNAL MODULE: ./src/plan/patterns.ts
var plan_patterns = __webpack_require__(14232);
;// CONCATENATED MODULE: ./src/plan/build-spec.ts


/** Below the six hours after which GitHub ends a job without a word, so that the record can say what happened. */
const DEFAULT_TIMEOUT = (5 * 60 + 45) * 60;
/** Settings that stay absent where nobody gives them. */
const TEXTS = ['target', 'builder', 'provenance', 'sbom', 'network', 'command', 'smoke'];
/** What a leg alone knows stays in the texts until then (see legBuildSpec). */
const OF_THE_LEG = ['os', 'arch'];
/** How a template's image is built: the strongest word on each setting, maps merged, placeholders filled in. */
function decideBuild({ marker }, layers, labels, values) {
    const dockerfile = marker !== undefined && isDockerfile(marker) ? marker : undefined;
    const folder = dockerfile?.includes('/') === true ? dockerfile.replace(/\/[^/]*$/, '') : '.';
    const file = layers.pick('file') ?? dockerfile;
    const timeout = layers.pick('timeout') ?? DEFAULT_TIMEOUT;
    const stallTimeout = layers.pick('stall-timeout') ?? 0;
    const texts = {};
    for (const key of TEXTS) {
        const value = layers.pick(key);
        if (value !== undefined)
            texts[key] = value;
    }
    const spec = {
        context: layers.pick('context') ?? folder,
        ...(file === undefined ? {} : { file }),
        ...texts,
        buildArgs: layers.merge('build-args'),
        buildContexts: layers.merge('build-contexts'),
        load: layers.pick('load') ?? true,
        output: layers.pick('output') ?? 'layout',
        labels: { ...labels, ...layers.merge('labels') },
        annotations: layers.merge('annotations'),
        secretFiles: layers.merge('secret-files'),
        ssh: [...(layers.pick('ssh') ?? [])],
        cache: layers.pick('cache') ?? 'none',
        pull: layers.pick('pull') ?? false,
        noCache: layers.pick('no-cache') ?? false,
        ...(timeout === 0 ? {} : { timeout }),
        ...(stallTimeout === 0 ? {} : { stallTimeout }),
        retries: layers.pick('retries') ?? 0,
        extraArgs: [...(layers.pick('extra-args') ?? [])],
    };
    return (0,leg_build/* mapTexts */.z)(spec, (each) => (0,plan_patterns/* fillText */.BB)(each, values, OF_THE_LEG));
}
/** Does a file tell how to build an image, by its name? */
function isDockerfile(path) {
    const name = path.split('/').at(-1) ?? '';
    if (name.endsWith('.dockerignore'))
        return false;
    return /^(?:Dockerfile|Containerfile)(?:\..+)?$|\.(?:Dockerfile|Containerfile)$/i.test(name);
}

;// CONCATENATED MODULE: ./src/plan/file-checks.ts




/** What engines look for where no file is named; BuildKit takes the last as well. */
const DEFAULT_FILES = ['Dockerfile', 'Containerfile', 'dockerfile'];
/** `https://…`, `docker-image://…`, `git@host:path`, `github.com/o/r`: what an engine fetches. */
const REMOTE = /^[a-z][a-z0-9+.-]*:|^[^/\s]+@[^/\s]+:|^github\.com\//i;
/** An engine's own option that names the file: it wins. */
const NAMES_FILE = /^(?:-f|--file\b)/;
const GENERATED = 'what an earlier step of the build makes is not asked for where .gitignore names it';
/**
 * Refuses files and folders that every leg would look for in vain: `file`, and what is local of `context` and `build-contexts`. What an
 * engine fetches is left to it, and a command needs no file.
 */
function refuseAbsentFiles(templates, engine, checkout, problems) {
    for (const template of templates) {
        for (const leg of template.legs) {
            const spec = (0,leg_build/* legBuildSpec */.Y)(template, leg);
            for (const { key, message, near } of absences(spec, engine, checkout)) {
                const hint = near === undefined ? GENERATED : `${near} – ${GENERATED}`;
                problems.add(`${key} of ${template.name}`, message, hint);
            }
        }
    }
}
function absences(spec, engine, checkout) {
    const contexts = [
        { key: 'context', path: spec.context },
        ...Object.values(spec.buildContexts).map((path) => ({ key: 'build-contexts', path })),
    ]
        .filter(({ path }) => !REMOTE.test(path) && !checkout.has(path))
        .map(({ key, path }) => ({
        key,
        message: `the folder ${path} is not there`,
        near: (0,nearest/* didYouMean */.a)(path, folders(checkout)),
    }));
    // A command may be run by the step's own word, whatever the plan says of the engine.
    const needsFile = engine !== 'command' &&
        spec.command === undefined &&
        !REMOTE.test(spec.context) &&
        !contexts.some(({ key }) => key === 'context') &&
        !spec.extraArgs.some((each) => NAMES_FILE.test(each));
    return needsFile ? [...contexts, ...absentFile(spec, engine, checkout)] : contexts;
}
function absentFile({ file, context }, engine, checkout) {
    const inContext = (name) => external_node_path_.posix.join(context, name);
    if (file === undefined) {
        if (DEFAULT_FILES.some((name) => checkout.has(inContext(name))))
            return [];
        return [
            {
                key: 'file',
                message: `there is neither a Dockerfile nor a Containerfile in ${context}`,
                near: (0,nearest/* didYouMean */.a)(inContext('Dockerfile'), dockerfiles(checkout)),
            },
        ];
    }
    if (REMOTE.test(file) || checkout.has(file))
        return [];
    // podman and buildah look in the context too; docker does not.
    const meant = checkout.has(inContext(file));
    if (meant && (engine === 'podman' || engine === 'buildah'))
        return [];
    return [
        {
            key: 'file',
            message: `the file ${file} is not there`,
            near: meant
                ? `did you mean ${inContext(file)}? file is not seen from the context`
                : (0,nearest/* didYouMean */.a)(file, dockerfiles(checkout)),
        },
    ];
}
function dockerfiles(checkout) {
    return checkout.dockerfiles().filter(isDockerfile);
}
function folders(checkout) {
    return [...new Set(dockerfiles(checkout).map((file) => external_node_path_.posix.dirname(file)))];
}

// EXTERNAL MODULE: ./src/model/placeholders.ts
var placeholders = __webpack_require__(70891);
;// CONCATENATED MODULE: ./src/plan/render.ts



/** Why a known placeholder has no value here. */
const MISSING = {
    version: 'there is no version: give version, or push a git tag that is one',
    major: 'there is no version',
    minor: 'there is no version',
    patch: 'there is no version',
    date: 'jobs that plan for themselves could see different days: use a plan job',
    branch: 'no branch is known here',
    pr: 'this is no pull request',
    'run-id': 'there is no run outside GitHub',
    org: 'no organisation is known: give org',
    os: 'a whole index has no platform; tags of one platform are arch-tags',
    arch: 'a whole index has no platform; tags of one platform are arch-tags',
    image: 'only arch-images knows it',
    tag: 'only arch-tags knows it',
    'moving-tag': 'only arch-tags knows it',
};
/** Fills the pattern of a name or a tag. A placeholder that has no value is a problem, and nothing is returned. */
function render(pattern, values, where, problems) {
    let good = true;
    for (const name of (0,placeholders/* placeholdersIn */.Qf)(pattern)) {
        if ((0,collections/* entryOf */.M)(values, name) !== undefined)
            continue;
        good = false;
        problems.add(where, `"${pattern}": {${name}} has no value, ${(0,collections/* entryOf */.M)(MISSING, name) ?? 'nothing gives it one'}`);
    }
    return good ? (0,plan_patterns/* fill */.GS)(pattern, values) : undefined;
}
/** A version's characters that neither tags nor names can hold become `-`; whatever else is wrong stays, to be refused. */
function nameSafe(text) {
    return text.replace(/[+!]/g, '-');
}

;// CONCATENATED MODULE: ./src/plan/images.ts


const DEFAULT_IMAGES = ['ghcr.io/{org}/{template}'];
/** The repositories of a template, each named once, checked against the grammar (spec section 6). */
function decideImages(patterns, values, where, problems) {
    const images = new Set();
    for (const pattern of patterns) {
        const text = render(pattern, values, where, problems);
        if (text === undefined)
            continue;
        if (/[@]|:[^/]*$/.test(text)) {
            problems.add(where, `"${text}" has a tag or digest`, 'images are names alone; tags come from tags');
            continue;
        }
        const image = problems.attempt(where, () => (0,reference/* parseRepository */.SU)(nameSafe(text)));
        if (image !== undefined)
            images.add(image);
    }
    return [...images];
}
/** Names of one part are Docker Hub's own images, where nearly nobody may push. */
function officialImages(images) {
    return images.filter((image) => image.startsWith(`${reference/* DOCKER_HUB */.Xb}/library/`));
}
/** Quay keeps a manifest that no tag names for an hour only (spec section 8). */
function isQuay(image) {
    return (0,reference/* splitRepository */.T8)(image).registry === 'quay.io';
}

// EXTERNAL MODULE: ./src/plan/limits.ts
var limits = __webpack_require__(98079);
// EXTERNAL MODULE: ./src/model/platform.ts
var model_platform = __webpack_require__(3154);
;// CONCATENATED MODULE: ./src/plan/labels.ts
/**
 * The standard labels (OCI image spec, annotations.md), the same for all platforms of a template; what is not known is left out.
 * @param version the version, or the tag that stands for it where there is none
 */
function standardLabels(template, version, facts) {
    const labels = {
        source: facts.sourceUrl,
        revision: facts.commit,
        version,
        created: facts.created,
        title: template,
        url: facts.sourceUrl,
        description: facts.description,
        licenses: facts.licenses,
    };
    return Object.fromEntries(Object.entries(labels).flatMap(([name, value]) => value === undefined || value === '' ? [] : [[`org.opencontainers.image.${name}`, value]]));
}

;// CONCATENATED MODULE: ./src/plan/layers.ts

/**
 * What is said of one template in one channel, the strongest source first (spec section 4): an input beats the template, the template
 * the channel, the channel the top level; what a template says of the channel beats what it says in general.
 */
class Layers {
    #layers;
    constructor({ inputs, file }, template, channel) {
        const ofChannel = ({ channels }) => {
            const settings = (0,collections/* entryOf */.M)(channels ?? {}, channel);
            return settings === undefined ? [] : [{ channel: true, settings }];
        };
        this.#layers = [
            { channel: false, settings: inputs },
            ...template.settings.flatMap((settings) => [
                ...ofChannel(settings),
                { channel: false, settings },
            ]),
            ...ofChannel(file),
            { channel: false, settings: file },
        ];
    }
    /** The strongest word on a setting. */
    pick(key) {
        for (const layer of this.#layers) {
            const value = layer.channel ? undefined : layer.settings[key];
            if (value !== undefined)
                return value;
        }
        return undefined;
    }
    movingPolicy() {
        for (const { settings } of this.#layers) {
            const value = settings['moving-tags'];
            if (value !== undefined)
                return value;
        }
        return 'auto';
    }
    /** A map, merged over all sources. */
    merge(key) {
        const merged = {};
        for (const layer of this.#layers.toReversed()) {
            if (!layer.channel)
                Object.assign(merged, layer.settings[key]);
            else if (key === 'build-args')
                Object.assign(merged, layer.settings[key]);
        }
        return merged;
    }
    /**
     * The tag patterns of the channel: a channel's own `tags` are its tags; elsewhere `tags` are those of `release`, and the other
     * built-in channels have a key each.
     */
    tagPatterns(channel) {
        const keys = {
            release: 'tags',
            prerelease: 'prerelease-tags',
            snapshot: 'snapshot-tags',
        };
        const key = Object.entries(keys).find(([name]) => name === channel)?.[1];
        for (const layer of this.#layers) {
            const value = layer.channel
                ? layer.settings.tags
                : key === undefined
                    ? undefined
                    : layer.settings[key];
            if (value !== undefined)
                return value;
        }
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/plan/runners.ts

/** GitHub's hosted runners, each of its own architecture. */
const HOSTED = {
    'linux/amd64': 'ubuntu-24.04',
    'linux/arm64': 'ubuntu-24.04-arm',
    'windows/amd64': 'windows-2022',
    'windows/arm64': 'windows-11-arm',
};
/**
 * The runner for a platform (spec section 3, `runners`): its own labels, else those of its architecture without the variant, else the amd64
 * ones, under emulation. Only 386 runs on amd64 as it is.
 * @param given labels by platform, from the project
 */
function runnerFor(platform, given) {
    const { os, architecture } = (0,model_platform/* splitPlatform */.iQ)(platform);
    const plain = (0,model_platform/* parsePlatform */.FL)(`${os}/${architecture}`);
    // Only arm's variants are so far apart that a runner of one says nothing of another.
    const own = labelsOf(platform, given) ?? (architecture === 'arm' ? undefined : labelsOf(plain, given));
    if (own !== undefined)
        return { labels: own, emulated: false };
    const host = (0,model_platform/* parsePlatform */.FL)(os === 'windows' ? 'windows/amd64' : 'linux/amd64');
    return { labels: labelsOf(host, given) ?? [], emulated: architecture !== '386' };
}
function labelsOf(platform, given) {
    const labels = given.get(platform);
    if (labels === undefined)
        return HOSTED[platform];
    const [only, ...others] = labels;
    return only !== undefined && others.length === 0 ? only : [...labels];
}

;// CONCATENATED MODULE: ./src/plan/legs.ts







const DEFAULT_PLATFORMS = ['linux/amd64', 'linux/arm64'];
const DEFAULT_ARCH_TAGS = ['{tag}-{os}-{arch}'];
const DEFAULT_ARCH_IMAGES = '{image}';
/** Lays out a template's legs with their runners and arch tags. */
function decideLegs(question, problems) {
    const { template, platforms, archTags } = question;
    checkPatterns(question, problems);
    const seen = new Set();
    for (const { platform } of platforms) {
        if (seen.has(platform))
            problems.add(`platforms of ${template}`, `${platform} is named twice`);
        seen.add(platform);
    }
    return baselineFirst(platforms).map(({ platform, optional }) => {
        const { labels, emulated } = runnerFor(platform, question.runners);
        const tags = archTags.map((pattern) => tagsOf(question, pattern, platform, problems));
        return {
            platform,
            runner: labels,
            optional,
            emulated,
            slug: (0,leg/* legSlug */.Oy)({ template, platform }),
            archTags: unique(tags.flatMap(({ exact }) => exact)),
            movingArchTags: unique(tags.flatMap(({ moving }) => moving)),
        };
    });
}
/** A client without variants takes the first entry that fits: plain amd64 stands before amd64/v3. */
function baselineFirst(platforms) {
    const result = [];
    for (const request of platforms) {
        const at = result.findIndex(({ platform }) => platform.startsWith(`${request.platform}/`));
        result.splice(at === -1 ? result.length : at, 0, request);
    }
    return result;
}
/** Every tag of a leg names its architecture (a leg writes nothing that users read as the whole). */
function checkPatterns({ template, archTags, archImages }, problems) {
    const where = `arch-tags of ${template}`;
    for (const pattern of archTags) {
        const names = (0,placeholders/* placeholdersIn */.Qf)(pattern);
        if (!names.includes('arch') && !(0,placeholders/* placeholdersIn */.Qf)(archImages).includes('arch')) {
            problems.add(where, `"${pattern}" does not name the architecture`, 'put {arch} into it, or into arch-images');
        }
        if (!names.includes('tag') && !names.includes('moving-tag') && !(0,plan_patterns/* isExact */.u0)(pattern)) {
            problems.add(where, `"${pattern}" follows no tag`, 'put {tag} or {moving-tag} into it');
        }
    }
}
function tagsOf({ template, images, tags, archImages, values, tagValues }, pattern, platform, problems) {
    const where = `arch-tags of ${template}`;
    const own = { os: (0,model_platform/* splitPlatform */.iQ)(platform).os, arch: (0,model_platform/* archName */.iv)(platform) };
    const names = (0,placeholders/* placeholdersIn */.Qf)(pattern);
    const isMoving = names.includes('moving-tag');
    const followed = isMoving
        ? tags.moving.map(({ tag }) => ({ 'moving-tag': tag }))
        : names.includes('tag')
            ? tags.exact.map((tag) => ({ tag }))
            : [{}];
    const written = images.flatMap((image) => {
        const name = render(archImages, { ...values, ...own, image }, `arch-images of ${template}`, problems);
        if (name === undefined)
            return [];
        const repository = problems.attempt(`arch-images of ${template}`, () => (0,reference/* parseRepository */.SU)(nameSafe(name)));
        return followed.flatMap((follow) => {
            const text = render(pattern, { ...tagValues, ...own, ...follow }, where, problems);
            if (text === undefined || repository === undefined)
                return [];
            const tag = problems.attempt(where, () => (0,reference/* parseTag */.ED)(nameSafe(text)));
            if (tag === undefined)
                return [];
            const follows = tags.moving.find((moving) => moving.tag === follow['moving-tag'])?.tag;
            return [{ repository, tag, image, follows }];
        });
    });
    return {
        exact: isMoving ? [] : written.map(({ repository, tag }) => ({ repository, tag })),
        moving: written.flatMap(({ repository, tag, image, follows }) => follows === undefined ? [] : [{ repository, tag, image, follows }]),
    };
}
function unique(tags) {
    return [...new Map(tags.map((each) => [`${each.repository}:${each.tag}`, each])).values()];
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/plan/branch.ts


/** Leaves room for `sha-…-`, `-linux-arm64` and the like within a tag's 128 characters. */
const MAX_LENGTH = 80;
/**
 * A branch's name as part of a tag: `fix/base-set` → `fix-base-set`; what a tag cannot begin with becomes `_`; a long one is cut, with a
 * piece of its hash so that two long ones stay different.
 */
function branchSlug(branch) {
    const safe = (0,versions/* tagSafe */.gw)(branch).replace(/^[.-]/, '_');
    if (safe.length <= MAX_LENGTH)
        return safe;
    const hash = (0,external_node_crypto_.createHash)('sha256').update(branch).digest('hex').slice(0, 8);
    return `${safe.slice(0, MAX_LENGTH - hash.length - 1)}-${hash}`;
}

// EXTERNAL MODULE: ./src/plan/releases.ts
var releases = __webpack_require__(33121);
;// CONCATENATED MODULE: ./src/plan/tags.ts










const OF_VERSION = ['version', 'major', 'minor', 'patch'];
/** What differs from build to build is left open in release patterns. */
const VARYING = [...OF_VERSION, 'sha', 'short-sha', 'date', 'run-id'];
/** Decides the tags of a template's index, exact and moving ones apart (spec sections 1, 3 and 6). */
function decideTags(question, problems) {
    const { template, channel, values } = question;
    const where = `tags of ${template.name}`;
    const patterns = patternsOf(question, channel);
    if (patterns === undefined) {
        const cure = `give channels.${channel}.tags in the config`;
        problems.add(where, `channel ${channel} has no tags`, cure);
        return { exact: [], moving: [], releasePatterns: [], otherPatterns: [], notes: [] };
    }
    const policy = new Layers(question.spec, template, channel).movingPolicy();
    const reserved = new Set(othersLiterals(question));
    const exact = new Map();
    const moving = new Map();
    const notes = [];
    for (const pattern of patterns) {
        const raw = render(pattern, values, where, problems);
        if (raw === undefined)
            continue;
        const text = keepOffReleases(question, pattern, nameSafe(raw), reserved, notes);
        const tag = problems.attempt(where, () => (0,reference/* parseTag */.ED)(text));
        if (tag === undefined)
            continue;
        const before = exact.get(tag);
        if (before !== undefined && before !== raw) {
            const cure = 'a tag cannot hold a +, which becomes -';
            problems.add(where, `"${before}" and "${raw}" would both be the tag ${tag}`, cure);
        }
        else if ((0,plan_patterns/* isExact */.u0)(pattern)) {
            exact.set(tag, raw);
            moving.delete(tag);
        }
        else if (before === undefined) {
            moving.set(tag, {
                tag,
                pattern: resolve(pattern, values, OF_VERSION),
                policy,
                ...comparison(question, tag, patterns),
            });
        }
    }
    // A pattern that gives no tag has its own problem.
    if (patterns.length === 0)
        problems.add(where, `channel ${channel} gives no tag`);
    return {
        exact: [...exact.keys()],
        moving: [...moving.values()].sort((a, b) => Number(a.tag === 'latest') - Number(b.tag === 'latest')),
        releasePatterns: releasePatterns(question, patterns),
        otherPatterns: otherPatterns(question),
        notes,
    };
}
/** The tag patterns of a channel: the project's, else the defaults. A default whose value is not known here is left out. */
function patternsOf({ spec, template, facts: { pullRequest, branch } }, channel) {
    const given = new Layers(spec, template, channel).tagPatterns(channel);
    if (given !== undefined)
        return given;
    if (channel === 'release')
        return ['{version}', 'latest'];
    if (channel === 'prerelease')
        return ['{version}'];
    if (channel !== 'snapshot')
        return undefined;
    if (pullRequest !== undefined)
        return ['pr-{pr}'];
    return branch === undefined ? ['sha-{short-sha}'] : ['sha-{short-sha}', '{branch}'];
}
/** A channel's tags that are the same for every build. */
function literals(question, channel) {
    return (patternsOf(question, channel) ?? [])
        .map((pattern) => resolve(pattern, question.values, [...VARYING, 'branch', 'pr']))
        .filter((pattern) => (0,placeholders/* placeholdersIn */.Qf)(pattern).length === 0);
}
function othersLiterals(question) {
    return knownChannels(question.spec).flatMap((channel) => literals(question, channel));
}
/**
 * A branch called `latest`, `nightly`, `1.2` or `0.2.12` must not write the tag of that name, which is a release's: it becomes
 * `branch-latest`.
 */
function keepOffReleases(question, pattern, text, reserved, notes) {
    const { branch } = question.facts;
    if (branch === undefined || !(0,placeholders/* placeholdersIn */.Qf)(pattern).includes('branch'))
        return text;
    const isRelease = (0,releases/* releaseReader */.t4)({
        patterns: patternsOf(question, 'release') ?? [],
        ...{ others: [], version: undefined, own: [] },
    });
    const taken = reserved.has(text) || looksReleased(text) || isRelease(text) !== undefined;
    if (!taken)
        return text;
    const renamed = (0,plan_patterns/* fill */.GS)(pattern, { ...question.values, branch: `branch-${branchSlug(branch)}` });
    notes.push(`branch ${branch} is tagged ${renamed}, since ${text} is the tag of a release`);
    return nameSafe(renamed);
}
/** A pre-release's moving tag that no release writes (`next`, `edge`) is compared within its own channel, pre-releases included. */
function comparison(question, tag, patterns) {
    const { version, values } = question;
    if (version === undefined || !(0,versions/* isPreRelease */.Ty)(version))
        return {};
    const released = patternsOf(question, 'release') ?? [];
    if (looksReleased(tag) || released.some((each) => nameSafe((0,plan_patterns/* fill */.GS)(each, values)) === tag))
        return {};
    return {
        comparedThrough: patterns
            .filter((each) => (0,plan_patterns/* isExact */.u0)(each) && (0,plan_patterns/* isVersioned */.at)(each))
            .map((each) => resolve(each, values, VARYING)),
    };
}
/** `latest`, `1`, `v1.2`: whoever pulls it expects a release. */
function looksReleased(tag) {
    return tag === 'latest' || /^v?\d+(?:\.\d+)*$/.test(tag);
}
/** How releases are told in the registry: the release channel's patterns, and those of a channel of the project's own. */
function releasePatterns(question, own) {
    const { channel, values } = question;
    const also = ['release', 'prerelease', 'snapshot'].includes(channel) ? [] : own;
    const of = (patterns, name) => patterns
        .filter((pattern) => (0,plan_patterns/* isExact */.u0)(pattern) && (0,plan_patterns/* isVersioned */.at)(pattern))
        .map((pattern) => resolve(pattern, { ...values, channel: name }, VARYING));
    return [
        ...new Set([...of(patternsOf(question, 'release') ?? [], 'release'), ...of(also, channel)]),
    ];
}
/** How tags are told that are no releases: what other builds of the same images write, and the tags of one platform. */
function otherPatterns(question) {
    const { spec, template, channel, values } = question;
    const unversioned = knownChannels(spec).flatMap((name) => (patternsOf(question, name) ?? [])
        .filter((pattern) => (0,plan_patterns/* isExact */.u0)(pattern) && !(0,plan_patterns/* isVersioned */.at)(pattern))
        .map((pattern) => resolve(pattern, { ...values, channel: name }, [...VARYING, 'branch', 'pr'])));
    const arch = (new Layers(spec, template, channel).pick('arch-tags') ?? DEFAULT_ARCH_TAGS).map((pattern) => resolve(pattern, values, VARYING));
    return [...new Set([...unversioned, ...arch])];
}
/** Fills in all but some placeholders. */
function resolve(pattern, values, keep) {
    return (0,plan_patterns/* fill */.GS)(pattern, Object.fromEntries(Object.entries(values).filter(([name]) => !keep.includes(name))));
}

;// CONCATENATED MODULE: ./src/plan/values.ts



/** The values of the placeholders of one template (spec section 3), as they stand in texts and in image names. */
function valuesFor(template, org, { version, channel }, facts) {
    return {
        ...(0,plan_patterns/* versionValues */.v7)(version),
        template,
        org,
        channel,
        sha: facts.commit,
        'short-sha': facts.commit.slice(0, 7),
        date: facts.date,
        branch: facts.branch === undefined ? undefined : branchSlug(facts.branch),
        pr: facts.pullRequest,
        'run-id': facts.runId,
    };
}
/** The same as they stand in tags, where no `/` can be. */
function tagValues(values) {
    const { template, org } = values;
    return {
        ...values,
        template: template === undefined ? undefined : (0,versions/* tagSafe */.gw)(template),
        org: org === undefined ? undefined : (0,versions/* tagSafe */.gw)(org),
    };
}

;// CONCATENATED MODULE: ./src/plan/plan-template.ts









/** Plans one template: images, tags, legs, how it is built, its labels; and says what users should know of it. */
function planTemplate(found, spec, facts, release, problems) {
    const { name } = found;
    const { inputs, file } = spec;
    const layers = new Layers(spec, found, release.channel);
    const org = inputs.org ?? file.org ?? ownerOf(facts.repository);
    const values = valuesFor(name, org, release, facts);
    const forTags = tagValues(values);
    const images = decideImages(layers.pick('images') ?? DEFAULT_IMAGES, values, `images of ${name}`, problems);
    const tags = decideTags({
        spec,
        template: found,
        channel: release.channel,
        version: release.version,
        values: forTags,
        facts,
    }, problems);
    const archTags = layers.pick('arch-tags') ?? DEFAULT_ARCH_TAGS;
    const legs = decideLegs({
        template: name,
        images,
        tags,
        platforms: layers.pick('platforms') ??
            DEFAULT_PLATFORMS.map((text) => ({ platform: (0,model_platform/* parsePlatform */.FL)(text), optional: false })),
        runners: inputs.runners ?? file.runners ?? new Map(),
        archTags,
        archImages: layers.pick('arch-images') ?? DEFAULT_ARCH_IMAGES,
        values,
        tagValues: forTags,
    }, problems);
    const firstTag = tags.exact[0] ?? tags.moving[0]?.tag;
    const standard = layers.pick('standard-labels') === false
        ? {}
        : standardLabels(name, release.version?.text ?? firstTag, facts);
    const textValues = { ...values, image: images[0], tag: firstTag };
    const annotations = { ...standard, ...layers.merge('index-annotations') };
    const platforms = new Set(legs.map(({ platform }) => platform));
    return {
        template: {
            name,
            images: [...images],
            exactTags: [...tags.exact],
            movingTags: [...tags.moving],
            releasePatterns: [...tags.releasePatterns],
            otherPatterns: [...tags.otherPatterns],
            build: decideBuild(found, layers, standard, textValues),
            annotations: Object.fromEntries(Object.entries(annotations).map(([key, text]) => [key, (0,plan_patterns/* fillText */.BB)(text, textValues)])),
            legs: [...legs],
        },
        notes: [
            ...tags.notes,
            ...officialImages(images).map((image) => `${image} is the name of one of Docker's official images; did you mean docker.io/NAMESPACE/NAME?`),
            ...[...platforms]
                .filter((platform) => platform.startsWith('linux/amd64/v3') && !platforms.has('linux/amd64'))
                .map((platform) => `${name}: ${platform} without linux/amd64 leaves out every client of an older processor`),
        ],
    };
}
function ownerOf(repository) {
    const [owner, name] = repository.split('/');
    return name === undefined ? undefined : owner?.toLowerCase();
}

// EXTERNAL MODULE: ./src/plan/problems.ts
var plan_problems = __webpack_require__(28159);
;// CONCATENATED MODULE: ./src/plan/registries.ts

/** What the config asks of registries, by their normalised hosts (spec section 4, `registries`). */
function decideRegistries(given, problems) {
    const registries = {};
    for (const [host, { required = true }] of Object.entries(given ?? {})) {
        const where = `registries.${host}`;
        if (host.includes('/')) {
            problems.add(where, 'expected a host such as quay.io, without a path');
            continue;
        }
        // A name in the registry brings the host into the form that images have.
        const name = problems.attempt(where, () => (0,reference/* parseRepository */.SU)(`${/[.:[]|^localhost$/.test(host) ? host : `${host}.`}/any/name`));
        if (name !== undefined)
            registries[(0,reference/* splitRepository */.T8)(name).registry] = { required };
    }
    return registries;
}
/** At least one registry of a template must count: a release that only mirrors hold has happened nowhere. */
function refuseOnlyMirrors(templates, registries, problems) {
    for (const { name, images } of templates) {
        const hosts = [...new Set(images.map((image) => (0,reference/* splitRepository */.T8)(image).registry))];
        if (hosts.length > 0 && hosts.every((host) => registries[host]?.required === false)) {
            problems.add('registries', `every registry of ${name} is a mirror: ${hosts.join(', ')}`);
        }
    }
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
var picomatch_default = /*#__PURE__*/__webpack_require__.n(picomatch);
// EXTERNAL MODULE: ./src/plan/marker-patterns.ts
var marker_patterns = __webpack_require__(48933);
;// CONCATENATED MODULE: ./src/plan/templates.ts



/** Letters, digits and what paths and tags are made of; nothing that a shell, a list or a file system reads otherwise. */
const NAME = /^[\p{L}\p{N}_][\p{L}\p{N}._/+@-]*$/u;
/** Finds the templates to publish (spec section 3: `templates`, `exclude`). */
function findTemplates(spec, facts, problems) {
    const declared = spec.file.templates ?? [];
    const asked = spec.inputs.templates ?? spec.file.templates;
    const story = [];
    const problemsBefore = problems.count;
    if (asked === undefined) {
        const name = facts.repository.split('/').at(-1) ?? facts.repository;
        story.push(`one template, named after the repository: ${name}`);
        return { templates: [{ name, settings: [] }], story };
    }
    const own = new Map(declared.map(({ pattern, settings }) => [pattern, settings]));
    // What the config's globs find is known by name too, so that an input can choose from it.
    const known = new Map();
    for (const { pattern } of declared)
        collect(pattern, known);
    const chosen = new Map();
    for (const { pattern } of asked)
        choose(pattern);
    const excludes = spec.inputs.exclude ?? spec.file.exclude ?? [];
    const kept = [...chosen.values()].filter((template) => {
        const by = excludes.find((exclude) => matches(exclude, template));
        if (by !== undefined)
            story.push(`left out ${template.name}: excluded by ${by}`);
        return by === undefined;
    });
    for (const exclude of excludes) {
        if (![...chosen.values()].some((template) => matches(exclude, template))) {
            story.push(`exclude ${exclude} matched nothing`);
        }
    }
    for (const { name } of kept)
        checkName(name, problems);
    if (kept.length === 0 && problems.count === problemsBefore) {
        problems.add('templates', `no template found: ${story.join('; ')}`, 'a glob names marker files, such as distributions/*/Containerfile, seen from the folder in which the step runs; is the repository checked out?');
    }
    return { templates: kept, story };
    function choose(pattern) {
        const found = new Map();
        const template = known.get(pattern);
        if (template !== undefined && !(0,marker_patterns/* isGlob */.f)(pattern))
            found.set(pattern, template);
        else if (collect(pattern, found) === 'unknown') {
            if (declared.length > 0) {
                const hint = (0,nearest/* didYouMean */.a)(pattern, [...known.keys()]);
                problems.add('templates', `there is no template "${pattern}"`, hint);
                return;
            }
            if (looksLikeFile(pattern))
                story.push(`${pattern} is not there`);
            else
                found.set(pattern, { name: pattern, settings: [] });
        }
        for (const [name, each] of found) {
            const before = chosen.get(name);
            if (before === undefined)
                chosen.set(name, each);
            else
                refuseTwoFolders(name, before.marker, each.marker);
        }
        if ((0,marker_patterns/* isGlob */.f)(pattern)) {
            const names = [...found.values()].map(({ name, marker }) => `${name} (${marker ?? ''})`);
            story.push(`${pattern} matched ${names.length === 0 ? 'no file' : names.join(', ')}`);
        }
        else if (found.size > 0)
            story.push(`template ${pattern}, given by name`);
    }
    /** Adds what one entry names; `unknown` when the entry is neither declared by the config nor a marker file. */
    function collect(pattern, into) {
        const markers = facts.markers.get(pattern) ?? [];
        if (!(0,marker_patterns/* isGlob */.f)(pattern) && markers.length === 0) {
            const settings = own.get(pattern);
            if (settings === undefined)
                return 'unknown';
            if (!into.has(pattern))
                into.set(pattern, { name: pattern, settings: [settings] });
            return 'found';
        }
        for (const marker of markers) {
            const name = marker.split('/').at(-2) ?? facts.repository.split('/').at(-1) ?? '';
            const before = into.get(name);
            if (before?.marker !== undefined) {
                refuseTwoFolders(name, before.marker, marker);
                continue;
            }
            const settings = into === known
                ? [own.get(name), own.get(pattern)]
                : (known.get(name)?.settings ?? [own.get(name)]);
            into.set(name, { name, marker, settings: settings.filter((each) => each !== undefined) });
        }
        return 'found';
    }
    function refuseTwoFolders(name, one, other) {
        if (one === undefined || other === undefined || folderOf(one) === folderOf(other))
            return;
        problems.add('templates', `two marker files name the template ${name}: ${one} and ${other}`);
    }
}
function matches(exclude, { name, marker }) {
    if (exclude === name)
        return true;
    if (!(0,marker_patterns/* isGlob */.f)(exclude))
        return exclude === marker;
    const match = picomatch_default()(exclude, { dot: true });
    return match(name) || (marker !== undefined && match(marker));
}
/** A path that ends like a marker file's was meant as one: a file that was deleted must not become a template of that name. */
function looksLikeFile(pattern) {
    return /\/(?:[^/]*\.[^/]+|Dockerfile|Containerfile)$/.test(pattern);
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}
function checkName(name, problems) {
    if (NAME.test(name) && !name.includes('//') && !name.endsWith('/') && name !== '__proto__')
        return;
    problems.add('templates', `"${name}" cannot be a template's name`, 'letters, digits and . _ - / + @ may stand in it, and a letter, digit or _ comes first');
}

;// CONCATENATED MODULE: ./src/plan/make-plan.ts













/**
 * Decides everything about a release, once (spec sections 3 to 6). Pure: equal specs and facts give equal plans.
 * @throws InputError with all that is wrong
 */
function makePlan(spec, facts) {
    const { inputs, file } = spec;
    const problems = new plan_problems/* Problems */.Z();
    const release = decideRelease(spec, facts, problems);
    const discovery = findTemplates(spec, facts, problems);
    const planned = discovery.templates.map((template) => planTemplate(template, spec, facts, release, problems));
    const templates = planned.map(({ template }) => template);
    const registries = decideRegistries(file.registries, problems);
    (0,limits/* refuseTooManyLegs */.xF)(templates, problems);
    refuseCollisions(templates, problems);
    refuseOnlyMirrors(templates, registries, problems);
    const engine = inputs.engine ?? file.engine ?? 'auto';
    (0,build_checks/* refuseUnbuildable */.Y)(templates, engine, problems);
    if (facts.checkout !== undefined) {
        refuseAbsentFiles(templates, engine, facts.checkout, problems);
    }
    raise(spec, problems);
    const insecure = inputs['insecure-registries'] ?? file['insecure-registries'];
    const concurrency = inputs['registry-concurrency'] ?? file['registry-concurrency'];
    const plan = {
        schema: 1,
        project: {
            repository: facts.repository,
            commit: facts.commit,
            ...(facts.runId === undefined ? {} : { runId: facts.runId }),
        },
        created: facts.created,
        version: release.version?.text ?? null,
        channel: release.channel,
        push: decidePush(inputs.push ?? file.push ?? 'auto', facts.event),
        handoff: inputs.handoff ?? file.handoff ?? { kind: 'artifact' },
        engine,
        onExisting: inputs['on-existing'] ?? file['on-existing'] ?? 'replace',
        registries,
        policies: {
            onMissingOptional: inputs['on-missing-optional'] ?? file['on-missing-optional'] ?? 'warn',
            onShrink: inputs['on-shrink'] ?? file['on-shrink'] ?? 'hold',
            verify: inputs.verify ?? file.verify ?? 'contents',
        },
        ...(insecure === undefined ? {} : { insecureRegistries: [...insecure] }),
        ...(concurrency === undefined ? {} : { registryConcurrency: concurrency }),
        templates,
    };
    return {
        plan,
        story: [
            `${plan.version === null ? 'no version' : `version ${plan.version} (${release.versionFrom})`}, channel ${plan.channel}, commit ${plan.project.commit}`,
            ...discovery.story,
        ],
        warnings: [
            ...new Set([
                ...uncommitted(facts),
                ...planned.flatMap(({ notes }) => notes),
                ...unused(spec, plan),
                ...shortLived(plan),
            ]),
        ],
    };
}
/**
 * Reports together what could not be read and what planning found. With parts unread, planning speaks only of inputs that were given and read:
 * the rest may be wrong for want of what is missing.
 */
function raise({ inputs, problems: unread }, problems) {
    if (unread.length === 0) {
        problems.raise();
        return;
    }
    const uncertain = unread.some(({ where }) => !Object.hasOwn(settings/* settingsSchema */.dP.shape, where));
    const blind = uncertain || unread.some(({ where }) => ['version', 'channel'].includes(where));
    const told = problems.all.filter(({ where }) => {
        const key = where.split(' ')[0] ?? '';
        return Object.hasOwn(inputs, key) && (!blind || key === 'version');
    });
    throw new errors/* InputError */.dz([...unread, ...told]);
}
/** `auto` validates where an untrusted or unmerged change runs (spec section 3, `push`). */
function decidePush(push, event) {
    if (push !== 'auto')
        return push;
    return !['pull_request', 'pull_request_target', 'merge_group'].includes(event ?? '');
}
/** Labels and records name a commit whose tree is not what is built: right for a try, and seldom meant for a release. */
function uncommitted({ changed, commit }) {
    return changed === true
        ? [
            `the working tree has changes that are not in the commit: what is built here is labelled ${commit.slice(0, 12)} all the same`,
        ]
        : [];
}
/** Quay deletes a manifest that no tag names after an hour (spec section 8): a slow last leg would find the first one gone. */
function shortLived({ push, templates }) {
    return templates
        .filter(({ legs }) => push && legs.every(({ archTags }) => archTags.length === 0))
        .flatMap(({ images }) => images.filter(isQuay))
        .map((image) => `${image}: Quay deletes manifests without a tag after an hour, and no leg has arch tags`);
}
/** Settings that nothing in the plan uses are most likely misspelt. */
function unused({ inputs, file }, plan) {
    const platforms = new Set(plan.templates.flatMap(({ legs }) => legs.map(({ platform }) => platform)));
    const hosts = new Set(plan.templates.flatMap(({ images }) => images.map((image) => (0,reference/* splitRepository */.T8)(image).registry)));
    const runners = inputs.runners ?? file.runners ?? new Map();
    return [
        ...Object.keys(plan.registries)
            .filter((host) => !hosts.has(host))
            .map((host) => `registries names ${host}, where nothing is published`),
        ...[...runners.keys()]
            .filter((platform) => ![...platforms].some((each) => each.startsWith(platform)) && platform !== 'linux/amd64')
            .map((platform) => `runners names ${platform}, for which nothing is built`),
    ];
}


/***/ }),

/***/ 14232:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BB: () => (/* binding */ fillText),
/* harmony export */   GS: () => (/* binding */ fill),
/* harmony export */   at: () => (/* binding */ isVersioned),
/* harmony export */   cO: () => (/* binding */ tagOf),
/* harmony export */   u0: () => (/* binding */ isExact),
/* harmony export */   v7: () => (/* binding */ versionValues)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6644);
/* harmony import */ var _model_placeholders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70891);
/* harmony import */ var _versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73390);



const VERSION_PLACEHOLDERS = ['version', 'major', 'minor', 'patch'];
const BRACES = /\{([^{}]*)\}/g;
/** Does the pattern name one build for good (spec section 1, "exact tag")? */
function isExact(pattern) {
    const names = (0,_model_placeholders_js__WEBPACK_IMPORTED_MODULE_0__/* .placeholdersIn */ .Qf)(pattern);
    return (['version', 'sha', 'short-sha', 'date', 'run-id'].some((name) => names.includes(name)) ||
        ['major', 'minor', 'patch'].every((name) => names.includes(name)));
}
/** Does the pattern depend on the version? */
function isVersioned(pattern) {
    return (0,_model_placeholders_js__WEBPACK_IMPORTED_MODULE_0__/* .placeholdersIn */ .Qf)(pattern).some((name) => VERSION_PLACEHOLDERS.includes(name));
}
/** Fills in the placeholders that have a value; the others stay as they are. */
function fill(pattern, values) {
    return pattern.replace(BRACES, (whole, name) => (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .entryOf */ .M)(values, name) ?? whole);
}
/**
 * Fills placeholders in build arguments, labels and commands: an unknown one stays as it is, one that is known and has no value here
 * (`{version}` of a snapshot) becomes empty, and those in `keep` stay for later. `${name}` and `{{name}}` belong to others.
 */
function fillText(text, values, keep = []) {
    return text.replace(/(?<![${])\{([a-z][a-z-]*)\}(?!\})/g, (whole, name) => {
        if (keep.includes(name))
            return whole;
        return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .entryOf */ .M)(values, name) ?? ((0,_model_placeholders_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlaceholder */ .wK)(name) ? '' : whole);
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

/***/ 33121:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l2: () => (/* binding */ releaseOfIndex),
/* harmony export */   nX: () => (/* binding */ releaseRules),
/* harmony export */   t4: () => (/* binding */ releaseReader),
/* harmony export */   tl: () => (/* binding */ readReleases)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6644);
/* harmony import */ var _model_platform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3154);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14232);
/* harmony import */ var _versions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73390);




/** The rules of a planned template, for one of its moving tags. */
function releaseRules({ releasePatterns, otherPatterns = [], exactTags, }, version, { comparedThrough } = {}) {
    return {
        patterns: comparedThrough ?? releasePatterns,
        others: otherPatterns,
        version: version === null ? undefined : (0,_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .parseVersion */ .ot)(version),
        own: exactTags,
    };
}
/**
 * The releases that some tags of a registry name (spec section 6). Tags that are no release (signatures, arch tags, other patterns) give
 * none. A plain number is one only beside a version that is a plain number: dates, run ids and some commits look the same.
 */
function readReleases(tags, rules) {
    const read = releaseReader(rules);
    const releases = [];
    for (const tag of tags) {
        const version = read(tag);
        if (version !== undefined)
            releases.push({ tag, version });
    }
    return releases;
}
/** Reads many tags: the patterns are made ready once. */
function releaseReader(rules) {
    const read = versionReader(rules);
    const isOther = otherReader(rules, read);
    return (tag) => (isOther(tag) ? undefined : read(tag));
}
/** The version that an index says to be of (`org.opencontainers.image.version`), where that is no other channel's first tag. */
function releaseOfIndex(said, rules) {
    const isOther = otherReader(rules, versionReader(rules));
    const version = (0,_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .parseVersion */ .ot)(said);
    return version === undefined || isOther((0,_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .tagSafe */ .gw)(said)) || !mayBeNumber(version, rules)
        ? undefined
        : version;
}
function versionReader(rules) {
    const readers = rules.patterns.filter(_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .isVersioned */ .at).map((pattern) => readerOf(pattern));
    const parse = (0,_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .taggedVersionReader */ .ay)(rules.version);
    return (tag) => {
        for (const reader of readers) {
            const found = versionOf(reader.exec(tag)?.groups, parse);
            if (found !== undefined && mayBeNumber(found, rules))
                return found;
        }
        return undefined;
    };
}
function mayBeNumber({ text }, { version }) {
    return version === undefined || isNumber(version.text) || !isNumber(text);
}
function isNumber(text) {
    return /^\d+$/.test(text);
}
function otherReader({ others, own, version }, read) {
    const ours = own.filter((tag) => {
        const found = read(tag);
        return found !== undefined && version !== undefined && (0,_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(found, version) === 0;
    });
    const readers = others
        .map((pattern) => readerOf(pattern))
        .filter((reader) => !ours.some((tag) => reader.test(tag)));
    return (tag) => readers.some((reader) => reader.test(tag));
}
/** What other releases' values look like where a pattern holds more than the version. */
const WILDCARDS = {
    version: '(?<version>.+)',
    major: String.raw `(?<major>\d+)`,
    minor: String.raw `(?<minor>\d+)`,
    patch: String.raw `(?<patch>\d+)`,
    sha: '[0-9a-f]{40,64}',
    'short-sha': '[0-9a-f]{7,}',
    date: String.raw `\d{8}`,
    'run-id': String.raw `\d+`,
    branch: '.+',
    pr: String.raw `\d+`,
    tag: '.+',
    'moving-tag': '.+',
    os: `(?:${_model_platform_js__WEBPACK_IMPORTED_MODULE_0__/* .KNOWN_OS */ .Dk.join('|')})`,
    arch: String.raw `(?:${_model_platform_js__WEBPACK_IMPORTED_MODULE_0__/* .KNOWN_ARCHITECTURES */ .R3.join('|')})(?:v\d(?:\.\d)?)?`,
};
/** A pattern, ready to read many tags. */
function readerOf(pattern) {
    const seen = new Set();
    const source = pattern
        .split(/(\{[^{}]*\})/)
        .map((part) => {
        const name = /^\{(.*)\}$/.exec(part)?.[1];
        const wildcard = name === undefined ? undefined : (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .entryOf */ .M)(WILDCARDS, name);
        if (name === undefined || wildcard === undefined)
            return escape((0,_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .tagSafe */ .gw)(part));
        if (!wildcard.startsWith('(?<'))
            return wildcard;
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
function versionOf(groups, parse) {
    if (groups === undefined)
        return undefined;
    const { version, major, minor, patch } = groups;
    if (version !== undefined)
        return parse(version);
    if (major === undefined || minor === undefined || patch === undefined)
        return undefined;
    return (0,_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .parseVersion */ .ot)(`${major}.${minor}.${patch}`);
}


/***/ }),

/***/ 73390:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fk: () => (/* binding */ isPythonVersion),
/* harmony export */   Ty: () => (/* binding */ isPreRelease),
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   ay: () => (/* binding */ taggedVersionReader),
/* harmony export */   gw: () => (/* binding */ tagSafe),
/* harmony export */   ot: () => (/* binding */ parseVersion)
/* harmony export */ });
/* unused harmony export withoutV */
/* harmony import */ var _renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68898);
/* harmony import */ var _renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62088);
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(semver__WEBPACK_IMPORTED_MODULE_1__);


/** Takes the `v` from `v1.2.3`. */
function withoutV(text) {
    return /^[vV](?=\d)/.test(text) ? text.slice(1) : text;
}
/** Reads a version with or without `v`; undefined when it is neither of PEP 440 nor of semver. */
function parseVersion(given) {
    const text = withoutV(given);
    if (!/^\d[0-9A-Za-z.!+_-]*$/.test(text))
        return undefined;
    const [, epoch = '0', release = '', rest] = /^(?:(\d+)!)?(\d+(?:\.\d+)*)(.*)$/.exec(text) ?? [];
    const [major = '0', minor = '0', patch = '0'] = release.split('.');
    const plain = {
        text,
        epoch: BigInt(epoch),
        release: trimZeros(release.split('.').map(BigInt)),
        pre: undefined,
        post: undefined,
        dev: undefined,
        local: undefined,
        digits: { major, minor, patch },
        preRelease: false,
    };
    // Most tags of a registry are plain releases, and there may be hundreds of thousands.
    if (rest === '')
        return plain;
    const python = _renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0___default().parse(text);
    const semantic = semver__WEBPACK_IMPORTED_MODULE_1___default().parse(text);
    const semanticPre = semantic !== null && semantic.prerelease.length > 0
        ? semantic.prerelease.map((part) => identifier(String(part)))
        : undefined;
    if (python !== null) {
        const numbers = (rest ?? '').match(/\d+/g) ?? [];
        const [letters, number] = partOf(python.pre, numbers) ?? [];
        const pre = letters === undefined || number === undefined ? undefined : [letters, number];
        const dev = partOf(python.dev, numbers)?.[1];
        // A number after a dash is a post release to PEP 440 and a pre-release to semver: what either calls a pre-release is one.
        const onlySemantic = semanticPre !== undefined && pre === undefined;
        return {
            ...plain,
            pre: onlySemantic ? semanticPre : pre,
            post: onlySemantic ? undefined : partOf(python.post, numbers)?.[1],
            dev: onlySemantic ? undefined : dev,
            local: text.split('+')[1]?.split(/[-_.]/).map(identifier),
            preRelease: pre !== undefined || dev !== undefined || semanticPre !== undefined,
        };
    }
    if (semantic === null)
        return undefined;
    return {
        ...plain,
        pre: semanticPre,
        local: semantic.build.length > 0 ? semantic.build.map(identifier) : undefined,
        preRelease: semanticPre !== undefined,
    };
}
/**
 * How versions are read from tags, which hold neither `+` nor `!`. `1.3.0-cpu` stands for `1.3.0+cpu` where the version at hand has a local
 * part that looks the same but for its numbers (`+cpu`, `+cu12` beside `+cu11`); any other word after a dash is no local version.
 * `1-3.0`, which nothing else is called, stands for `1!3.0`.
 */
function taggedVersionReader(like) {
    const own = like?.text.split('+')[1];
    const local = own === undefined
        ? undefined
        : new RegExp(`^(.+)-(${tagSafe(own)
            .replaceAll('.', String.raw `\.`)
            .replace(/\d+/g, String.raw `\d+`)})$`);
    // Epochs are small; a project whose own is not says so by its version.
    const epoch = like?.epoch === undefined || like.epoch < 10n ? /^(\d)-(\d.*)$/ : /^(\d+)-(\d.*)$/;
    return (text) => {
        if (like !== undefined && tagSafe(like.text) === text)
            return like;
        const [, before, suffix] = local?.exec(text) ?? [];
        const read = (before !== undefined && parseVersion(`${before}+${suffix ?? ''}`)) || parseVersion(text);
        if (read !== undefined)
            return read;
        const [, era, version] = epoch.exec(text) ?? [];
        return version?.includes('.') === true ? parseVersion(`${era ?? ''}!${version}`) : undefined;
    };
}
/** A pre-release or development version, by PEP 440 or by semver (spec section 6). */
function isPreRelease(version) {
    return version.preRelease;
}
/**
 * The order of versions, total over both schemes: negative when `a` is older. Zero only for two spellings of one version.
 * The keys are PEP 440's; a semver pre-release takes the place of `aN`, `bN`, `rcN` and is compared as semver does.
 */
function compareVersions(a, b) {
    return (compareNumbers(a.epoch, b.epoch) ||
        compareLists(a.release, b.release) ||
        phase(a) - phase(b) ||
        compareLists(a.pre ?? [], b.pre ?? []) ||
        compareNumbers(a.post ?? -1n, b.post ?? -1n) ||
        compareNumbers(a.dev ?? Infinity, b.dev ?? Infinity) ||
        compareLocal(a.local, b.local));
}
/** A text as it can stand in a tag: what a tag cannot hold becomes `-` (spec section 6). */
function tagSafe(text) {
    return text.replace(/[^A-Za-z0-9_.-]/g, '-');
}
/** `1.0.dev3` comes before every pre-release of 1.0, those before 1.0 itself. */
function phase({ pre, post, dev }) {
    if (pre !== undefined)
        return 1;
    return post === undefined && dev !== undefined ? 0 : 2;
}
function compareNumbers(a, b) {
    return Number(a > b) - Number(a < b);
}
/** Absent is lowest; a number is above a word (PEP 440, "Local version identifiers"). */
function compareLocal(a, b) {
    if (a === undefined || b === undefined)
        return Number(a !== undefined) - Number(b !== undefined);
    return compareLists(a, b, 1);
}
/** Left to right; the shorter is lower. A number is below a word, as in semver, unless told otherwise. */
function compareLists(a, b, numbersAbove = -1) {
    for (const [index, left] of a.entries()) {
        const right = b[index];
        if (right === undefined)
            return 1;
        if (typeof left !== typeof right)
            return typeof left === 'bigint' ? numbersAbove : -numbersAbove;
        if (left !== right)
            return left < right ? -1 : 1;
    }
    return a.length - b.length;
}
function trimZeros(release) {
    return release.slice(0, release.findLastIndex((part) => part !== 0n) + 1);
}
/**
 * Letters and number of a part. The library's parts are null where they are absent, whatever its types say, and its numbers are doubles:
 * what is longer is taken from the text.
 */
function partOf(part, numbers) {
    if (!Array.isArray(part))
        return undefined;
    const number = Number(part[1] ?? 0);
    const exact = Number.isSafeInteger(number)
        ? number
        : numbers.find((text) => Number(text) === number);
    return [String(part[0]), BigInt(exact ?? 0)];
}
function identifier(text) {
    return /^\d+$/.test(text) ? BigInt(text) : text.toLowerCase();
}
/** Is it a version of PEP 440, as a Python package must have? */
function isPythonVersion({ text }) {
    return _renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0___default().valid(text) !== null;
}


/***/ })

};
