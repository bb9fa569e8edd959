export const id = 3789;
export const ids = [3789];
export const modules = {

/***/ 11207:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openRegistry: () => (/* binding */ openRegistry)
/* harmony export */ });
/* harmony import */ var _registry_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18766);

/** The registry client of a step, as its inputs ask for it. Opens no connection before the first request. */
function openRegistry({ env, signal, log }, { insecureRegistries, registryConcurrency }) {
    return (0,_registry_client_js__WEBPACK_IMPORTED_MODULE_0__.createRegistry)({
        env,
        signal,
        log,
        insecureHosts: insecureRegistries ?? [],
        ...(registryConcurrency === undefined ? {} : { concurrency: registryConcurrency }),
    });
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
