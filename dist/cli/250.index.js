export const id = 250;
export const ids = [250];
export const modules = {

/***/ 8028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ outputsOf)
/* harmony export */ });
function outputsOf(reply, declared) {
    const named = Object.entries(reply).map(([field, value]) => [kebabCase(field), value]);
    return Object.fromEntries(named.filter(([name]) => Object.hasOwn(declared, name)));
}
function kebabCase(field) {
    return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}


/***/ }),

/***/ 869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   testRunOutcome: () => (/* binding */ testRunOutcome)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _inputs_test_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8956);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8028);
/* harmony import */ var _summary_test_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6281);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8850);
/* harmony import */ var _read_test_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2828);
/* harmony import */ var _test_run_outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1892);
/* harmony import */ var _test_run_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1579);








/** Reads a test run, and says what came of it. */
async function testRunOutcome(values, place, { client, testRunId }) {
    const id = values.testRunId ?? testRunId;
    if (id === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([_inputs_test_run_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TEST_RUN */ .$H]);
    const run = await (0,_read_test_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readTestRun */ .w)(client, place, id);
    const checks = (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .checksOf */ .tg)(run);
    const [message, details] = [(0,_test_run_words_js__WEBPACK_IMPORTED_MODULE_6__/* .testRunInWords */ .qL)(run, id), (0,_test_run_words_js__WEBPACK_IMPORTED_MODULE_6__/* .testRunAdvice */ .G$)(run)];
    return {
        result: resultOf(run),
        message,
        details,
        outputs: {
            ...(0,_outputs_js__WEBPACK_IMPORTED_MODULE_7__/* .outputsOf */ .Y)(run, _test_run_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .testRunOutputs */ .y),
            "test-run-id": id,
            "failing-checks": (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .failingChecks */ .oe)(checks),
            "missing-checks": (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .missingChecks */ .S1)(run, checks),
        },
        summary: (0,_summary_test_run_js__WEBPACK_IMPORTED_MODULE_2__/* .testRunSummary */ .w)(message, details, run),
        record: { testRun: run },
    };
}
function resultOf(run) {
    const status = run.status ?? "";
    switch (status) {
        case "in_progress":
        case "succeeded":
        case "failed":
        case "cancelled":
            return status;
        default:
            return "unknown";
    }
}


/***/ })

};
