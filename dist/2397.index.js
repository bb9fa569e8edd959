export const id = 2397;
export const ids = [2397];
export const modules = {

/***/ 72397:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   help: () => (/* binding */ help)
/* harmony export */ });
/* harmony import */ var _inputs_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39145);
/* harmony import */ var _inputs_catalogue_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48070);


const COMMANDS = {
    publish: 'do all of it on this machine: plan, build and push every leg, join them, move tags',
    plan: 'decide everything once; --show decodes a plan instead',
    build: 'build one leg into an OCI layout',
    push: 'push what build left, and leave the leg’s record',
    manifest: 'join the legs into an index per template, move tags, read back',
    promote: 'give an index that exists further tags, or carry it to further registries',
};
const COMMAND_NAMES = ['publish', ..._inputs_catalogue_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .STEPS */ .U];
/** Flags of every command. */
const ALWAYS = [
    row('--json', 'Print the results as JSON, last and alone on stdout.'),
    row('--report FILE', 'Write the report as Markdown.'),
];
const WITH_PLAN = 'With --plan, what no flag says is as the plan has it, and flags for what the plan fixes, such as --images, are refused.';
const SEEN = 'Other users of a machine can see flags: give secrets by --secret-files there, not by --secrets.';
const NOTES = {
    publish: ['', WITH_PLAN, SEEN],
    build: ['', WITH_PLAN, SEEN],
    manifest: ['', WITH_PLAN],
    push: ['', 'With --layout and without --plan, also what makes a plan: see plan --help.'],
};
/** The text of `--help`: the commands, or one command's flags, all from the catalogue of inputs. */
function help(command) {
    const known = COMMAND_NAMES.find((name) => name === command);
    if (known === undefined) {
        return [
            'Usage: multiarch-publish COMMAND [--FLAG VALUE]…',
            '',
            ...Object.entries(COMMANDS).map(([name, does]) => row(name, does)),
            '',
            'Flags are the inputs of the action: multiarch-publish COMMAND --help lists them. And always:',
            ...ALWAYS,
            '',
            'This program has no flag for its own version: --version is the version to publish.',
            'Example: multiarch-publish publish --images localhost:5000/demo/{template} --version 1.0.0',
        ].join('\n');
    }
    const flags = Object.entries(_inputs_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .CATALOGUE */ .yh).filter(([name, { steps }]) => name !== 'step' &&
        (known === 'publish'
            ? !_inputs_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_FOR_PUBLISH */ .iN.includes(name)
            : steps.some((step) => step === known)));
    return [
        `Usage: multiarch-publish ${known} [--FLAG VALUE]…`,
        '',
        ...flags.map(([name, entry]) => row(`--${name}`, (0,_inputs_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .flagDocumentation */ .F$)(entry, known))),
        ...(known === 'publish' ? [row('--jobs', 'How many legs at once. Default: 1.')] : []),
        ...(known === 'plan' ? [row('--show', 'Decode the plan given by --plan and print it.')] : []),
        ...ALWAYS,
        ...(NOTES[known] ?? []),
    ].join('\n');
}
function row(left, right) {
    return `  ${left.padEnd(24)} ${right}`;
}


/***/ })

};
