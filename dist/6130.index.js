export const id = 6130;
export const ids = [6130];
export const modules = {

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
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
/* harmony import */ var _queue_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9023);



// Here, compiling a schema costs more time than it saves.
zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .config */ .$W({ jitless: true });
/**
 * Tolerant schemas (the service's document, "Resources and their fields"): enums in any case, unknown values and fields,
 * numbers as text, null for optional fields. Only fields that decisions need are required.
 */
const text = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const flag = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY();
const word = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => value.toLowerCase()));
const number = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^-?\d+(\.\d+)?$/)), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => Number(value))),
]);
function maybe(value) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(value));
}
function optional(value, ...names) {
    return Object.fromEntries(names.map((name) => [name, maybe(value)]));
}
const pullRequestRecord = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    stateChangedAt: text,
    isCurrentlySubmittedToQueue: flag,
    prSha: text,
    ...optional(word, "state"),
    ...optional(text, "id", "prTitle", "prBaseBranch", "prAuthor", "priorityName", "usedDefaultPriorityName"),
    ...optional(text, "verifiedByTestRun"),
    ...optional(number, "prNumber", "priorityValue"),
    ...optional(flag, "skipTheLine", "forceEnqueued", "noBatch"),
    readiness: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        ...optional(flag, "requiresImpactedTargets", "doesBaseBranchMatch", "hasImpactedTargets"),
        ...optional(word, "gitHubMergeability"),
    })),
});
const reason = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => value.toUpperCase()));
const culprit = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ ...optional(word, "type"), ...optional(number, "number") });
const transition = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    state: word,
    ...optional(text, "timestamp"),
    reason: maybe(reason),
    failure: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ conflictCulprit: maybe(culprit) })),
});
/** Record with a timeline. Its form is undocumented, so an invalid one is omitted. */
const pullRequestHistory = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .extend */ .X$i(pullRequestRecord, {
    timeline: (0,zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU)(maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(transition)), undefined),
});
const enqueuedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    prNumber: number,
    ...optional(word, "state"),
    ...optional(text, "id", "stateChangedAt", "prTitle", "prSha", "prBaseBranch", "prAuthor", "priorityName"),
    ...optional(number, "priorityValue"),
    ...optional(flag, "skipTheLine", "noBatch"),
});
const SETTING_FORMS = {
    word: maybe(word),
    number: maybe(number),
    flag: maybe(flag),
    label: maybe(text),
    names: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text)),
    "names-or-null": maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text)),
    list: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
};
function settingFields() {
    const documented = Object.entries(_queue_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .QUEUE_SETTINGS */ .g).filter(([, setting]) => !("isRaw" in setting));
    return Object.fromEntries(documented.map(([name, { kind }]) => [name, SETTING_FORMS[kind]]));
}
const queue = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    state: word,
    enqueuedPullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(enqueuedPullRequest),
    ...optional(text, "branch"),
    ...settingFields(),
});
const checkRun = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ name: text, ...optional(text, "url"), ...optional(word, "status", "conclusion") });
const checkSuite = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ checkRuns: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(checkRun)) });
const statusCheck = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ context: text, ...optional(text, "url"), ...optional(word, "state") });
const testedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ prNumber: number, ...optional(text, "prUrl", "title") });
const testRun = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    testBranch: text,
    ...optional(text, "testBranchSha", "createdAt"),
    ...optional(word, "status", "requiredStatusesSource"),
    ...optional(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text), "requiredStatuses", "impactedTargets", "impactedTargetsForTestedPrs"),
    checkSuites: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(checkSuite)),
    statusChecks: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(statusCheck)),
    testedPullRequests: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(testedPullRequest)),
    dependentPrs: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(number)),
});
const testingResult = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    prNumber: number,
    endedAt: text,
    outcome: word,
    testRunId: text,
    ...optional(number, "testingDurationMs"),
    ...optional(word, "cycleConclusion", "bisection"),
});
const testingResultsReply = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ testingResults: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(testingResult) });
const testingResultsPage = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(testingResultsReply, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(({ testingResults }) => testingResults));
const listedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    prNumber: number,
    stateChangedAt: text,
    prSha: text,
    ...optional(word, "state"),
    ...optional(text, "id", "prTitle", "prBaseBranch", "prAuthor"),
});
const pullRequestsPage = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    pullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(listedPullRequest),
    ...optional(text, "nextCursor"),
});
const pullRequestHistories = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ pullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(pullRequestHistory) });
/** Quarantined test; its enums stay in upper case. */
const quarantinedTest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    name: text,
    ...optional(text, "parent", "file", "classname", "quarantined_at", "status", "status_last_updated_at"),
    ...optional(text, "quarantine_setting", "test_case_id", "variant"),
    ...optional(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text), "codeowners"),
});
const quarantinedTestsReply = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    quarantined_tests: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(quarantinedTest),
    page: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ ...optional(text, "next_page_token"), total_rows: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()) }),
});
/** Page of tests. Only an empty `next_page_token` marks the last page. */
const quarantinedTestsPage = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(quarantinedTestsReply, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(({ quarantined_tests: tests, page }) => ({
    tests,
    nextPage: page.next_page_token ?? "",
    total: typeof page.total_rows === "number" ? page.total_rows : undefined,
})));


/***/ })

};
