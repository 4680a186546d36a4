export const id = 6130;
export const ids = [6130];
export const modules = {

/***/ 6396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ lowerCaseText),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   no: () => (/* binding */ maybe)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3759);

// A process uses few schemas, and each only once, so compiling them would take longer than it saves.
zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W({ jitless: true });
const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const flag = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY();
/** Number. Also accepts a number in text form. */
const number = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^-?\d+(\.\d+)?$/)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => Number(value))),
]);
/** Enum value, changed to lower case. */
const lowerCaseText = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value.toLowerCase()));
function maybe(value) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(value));
}
function optional(value, ...names) {
    return Object.fromEntries(names.map((name) => [name, maybe(value)]));
}


/***/ }),

/***/ 6130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pullRequestHistories: () => (/* binding */ pullRequestHistories),
/* harmony export */   pullRequestHistory: () => (/* binding */ pullRequestHistory),
/* harmony export */   pullRequestRecord: () => (/* binding */ pullRequestRecord),
/* harmony export */   pullRequestsPage: () => (/* binding */ pullRequestsPage),
/* harmony export */   quarantinedTestsPage: () => (/* binding */ quarantinedTestsPage),
/* harmony export */   queue: () => (/* binding */ queue),
/* harmony export */   testRun: () => (/* binding */ testRun),
/* harmony export */   testingResultsPage: () => (/* binding */ testingResultsPage)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
/* harmony import */ var _queue_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9023);
/* harmony import */ var _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6396);




/**
 * Record of a pull request. All schemas accept enums in any case, unknown values and fields, numbers in text form, and
 * null for optional fields. Only fields that decisions need are required.
 */
const pullRequestRecord = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    stateChangedAt: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    isCurrentlySubmittedToQueue: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt,
    prSha: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseText */ .B2, "state"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, "id", "prTitle", "prBaseBranch", "prAuthor", "priorityName", "usedDefaultPriorityName"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, "verifiedByTestRun"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai, "prNumber", "priorityValue"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt, "skipTheLine", "forceEnqueued", "noBatch"),
    readiness: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt, "requiresImpactedTargets", "doesBaseBranchMatch", "hasImpactedTargets"),
        ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseText */ .B2, "gitHubMergeability"),
    })),
});
const reason = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => value.toUpperCase()));
const culprit = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseText */ .B2, "type"), ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai, "number") });
const transition = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    state: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseText */ .B2,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, "timestamp"),
    reason: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(reason),
    failure: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ conflictCulprit: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(culprit) })),
});
/** Record with its changes of state. The service does not document their format, so an invalid list is ignored. */
const pullRequestHistory = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .extend */ .X$i(pullRequestRecord, {
    timeline: (0,zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU)((0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(transition)), undefined),
});
const enqueuedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    prNumber: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseText */ .B2, "state"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, "id", "stateChangedAt", "prTitle", "prSha", "prBaseBranch", "prAuthor", "priorityName"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai, "priorityValue"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt, "skipTheLine", "noBatch"),
});
const SETTING_FORMS = {
    word: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseText */ .B2),
    number: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai),
    flag: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt),
    label: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    names: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)),
    "names-or-null": (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)),
    list: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
};
function settingFields() {
    const documented = Object.entries(_queue_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .QUEUE_SETTINGS */ .g).filter(([, setting]) => !("isRaw" in setting));
    return Object.fromEntries(documented.map(([name, { kind }]) => [name, SETTING_FORMS[kind]]));
}
const queue = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    state: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseText */ .B2,
    enqueuedPullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(enqueuedPullRequest),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, "branch"),
    ...settingFields(),
});
const checkRun = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    name: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, "url"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseText */ .B2, "status", "conclusion"),
});
const checkSuite = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ checkRuns: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(checkRun)) });
const statusCheck = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ context: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, "url"), ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseText */ .B2, "state") });
const testedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ prNumber: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai, ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, "prUrl", "title") });
const testRun = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    testBranch: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, "testBranchSha", "createdAt"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseText */ .B2, "status", "requiredStatusesSource"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq), "requiredStatuses", "impactedTargets", "impactedTargetsForTestedPrs"),
    checkSuites: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(checkSuite)),
    statusChecks: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(statusCheck)),
    testedPullRequests: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(testedPullRequest)),
    dependentPrs: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai)),
});
const testingResult = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    prNumber: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai,
    endedAt: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    outcome: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseText */ .B2,
    testRunId: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai, "testingDurationMs"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseText */ .B2, "cycleConclusion", "bisection"),
});
const testingResultsReply = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ testingResults: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(testingResult) });
const testingResultsPage = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(testingResultsReply, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(({ testingResults }) => testingResults));
const listedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    prNumber: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai,
    stateChangedAt: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    prSha: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseText */ .B2, "state"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, "id", "prTitle", "prBaseBranch", "prAuthor"),
});
const pullRequestsPage = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    pullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(listedPullRequest),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, "nextCursor"),
});
const pullRequestHistories = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ pullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(pullRequestHistory) });
/** Quarantined test. Its enum values stay in upper case. */
const quarantinedTest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    name: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, "parent", "file", "classname", "quarantined_at", "status", "status_last_updated_at"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, "quarantine_setting", "test_case_id", "variant"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq), "codeowners"),
});
const quarantinedTestsReply = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    quarantined_tests: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(quarantinedTest),
    page: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, "next_page_token"), total_rows: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()) }),
});
/** Page of quarantined tests. `next_page_token` is empty on the last page. */
const quarantinedTestsPage = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(quarantinedTestsReply, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(({ quarantined_tests: tests, page }) => ({
    tests,
    nextPage: page.next_page_token ?? "",
    total: typeof page.total_rows === "number" ? page.total_rows : undefined,
})));


/***/ })

};
