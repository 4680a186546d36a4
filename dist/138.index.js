export const id = 138;
export const ids = [138];
export const modules = {

/***/ 138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDetails: () => (/* binding */ readDetails)
/* harmony export */ });
/* harmony import */ var _test_run_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4283);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6583);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1397);



/** Reads a test run, and why it failed. */
async function readDetails(id, target, context) {
    const run = await (0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readTestRun */ .we)(context.service, target, id);
    return (0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_0__/* .detailsOf */ .cz)(id, run, await verdictOfAttempt(id, run, target, context));
}
const JUDGED = new Set(["failed", "pending_failure"]);
/**
 * The verdict of the attempt that the run decided, the same that a wait for it ends with. Undefined where the run did not
 * decide it, or tests several, of which each has a verdict of its own.
 */
async function verdictOfAttempt(id, run, target, { service, host, signal, log }) {
    const [tested, ...others] = run.testedPullRequests ?? [];
    if (run.status !== "failed" || tested === undefined || others.length > 0)
        return undefined;
    const pullRequest = { ...target, number: tested.prNumber, headSha: undefined, guardedHead: undefined };
    const record = await (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .readable */ .HD)((0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .findRecord */ .Tq)(service, pullRequest, { withinMs: _verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .READ_MS */ .gM }));
    if (record === undefined || !JUDGED.has(record.state ?? ""))
        return undefined;
    // The run is not asked for twice, and what is missing for its verdict is no news to whoever asks for it.
    const known = {
        ...service,
        readTestRun: async (at, other, options) => (other === id ? run : service.readTestRun(at, other, options)),
    };
    const quiet = { ...log, info: log.debug };
    const { verdict, testRun } = await (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .findVerdict */ .v2)(record, pullRequest, { service: known, host, signal, log: quiet });
    return testRun?.id === id ? verdict : undefined;
}


/***/ })

};
