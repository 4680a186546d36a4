export const id = 707;
export const ids = [707];
export const modules = {

/***/ 3707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   waitOnlyOutcome: () => (/* binding */ waitOnlyOutcome)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3300);
/* harmony import */ var _planned_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9420);
/* harmony import */ var _queue_read_queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9342);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6583);
/* harmony import */ var _wait_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5434);
/* harmony import */ var _wait_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2157);






/** Waits for a pull request that an earlier step or somebody else submitted. */
async function waitOnlyOutcome(values, place, context) {
    return context.dryRun
        ? plannedWait(values, place, context)
        : (0,_wait_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .waitOutcome */ .m)(values, { record: undefined, stale: undefined, submitted: false }, place, context);
}
/** What a wait would begin with. */
async function plannedWait(values, place, { client, clock }) {
    const reading = await (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecord */ .aE)(client, place);
    const rules = { ...(0,_wait_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .waitRules */ .n)(values, place), stale: undefined };
    const verdict = (0,_wait_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .judge */ .S4)(rules, _wait_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING_SEEN */ .s3, reading, clock.now());
    const now = `#${place.number}: ${(0,_wait_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .situationInWords */ .lI)(verdict.memory)} in the queue for ${(0,_queue_read_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .inWords */ .r4)(place)}.`;
    return (0,_planned_js__WEBPACK_IMPORTED_MODULE_5__/* .planned */ .l)(verdict.kind === "end"
        ? `${now} The wait would end at once as ${verdict.result}.`
        : `${now} The wait would take ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(values.timeout)} at most.`);
}


/***/ })

};
