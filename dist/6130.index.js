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
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);


// A schema reads few replies in a run: compiling it costs more than it saves.
zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W({ jitless: true });
/*
 * Tolerant reading (the service's document, "Resources and their fields", and what its wire really looks like):
 * enums in any case, unknown values kept, unknown fields kept, numbers also as text, optional fields absent or null.
 * Only the fields that a decision rests on are required.
 */
const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const flag = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY();
/** An enum value as the service spells it, in lower case; values that are new to us pass through. */
const word = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value.toLowerCase()));
const number = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^-?\d+(\.\d+)?$/)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => Number(value))),
]);
function maybe(value) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(value));
}
function optional(value, ...names) {
    return Object.fromEntries(names.map((name) => [name, maybe(value)]));
}
const pullRequestRecord = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    stateChangedAt: text,
    isCurrentlySubmittedToQueue: flag,
    prSha: text,
    ...optional(word, "state"),
    ...optional(text, "id", "prTitle", "prBaseBranch", "prAuthor", "priorityName", "usedDefaultPriorityName"),
    ...optional(text, "verifiedByTestRun"),
    ...optional(number, "prNumber", "priorityValue"),
    ...optional(flag, "skipTheLine", "forceEnqueued", "noBatch"),
    readiness: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        ...optional(flag, "requiresImpactedTargets", "doesBaseBranchMatch", "hasImpactedTargets"),
        ...optional(word, "gitHubMergeability"),
    })),
});
/** A word of an open set that is known in both cases. */
const reason = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value.toUpperCase()));
const culprit = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...optional(word, "type"), ...optional(number, "number") });
const transition = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    state: word,
    ...optional(text, "timestamp"),
    reason: maybe(reason),
    failure: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ conflictCulprit: maybe(culprit) })),
});
/** No document gives the form of a timeline: what does not fit is passed over. */
const pullRequestHistory = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .extend */ .X$i(pullRequestRecord, {
    timeline: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["catch"] */ .MfU)(maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(transition)), undefined),
});
const enqueuedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    prNumber: number,
    ...optional(word, "state"),
    ...optional(text, "id", "stateChangedAt", "prTitle", "prSha", "prBaseBranch", "prAuthor", "priorityName"),
    ...optional(number, "priorityValue"),
    ...optional(flag, "skipTheLine", "noBatch"),
});
/** Reply of getQueue; the enqueued pull requests stand in queue order. */
const queue = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    state: word,
    enqueuedPullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(enqueuedPullRequest),
    ...optional(text, "branch"),
    ...optional(word, "mode", "directMergeMode", "optimizationMode", "mergeMethod", "testBranchConstructionMode"),
    ...optional(number, "concurrency", "bisectionConcurrency", "testingTimeoutMinutes", "pendingFailureDepth"),
    ...optional(number, "batchingMaxWaitTimeMinutes", "batchingMinSize"),
    ...optional(flag, "canOptimisticallyMerge", "batch", "createPrsForTestingBranches", "commentsEnabled"),
    ...optional(flag, "commandsEnabled", "statusCheckEnabled"),
    ...optional(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text), "requiredStatuses"),
});
const checkRun = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ name: text, ...optional(text, "url"), ...optional(word, "status", "conclusion") });
const checkSuite = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ checkRuns: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(checkRun)) });
const statusCheck = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ context: text, ...optional(text, "url"), ...optional(word, "state") });
const testedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ prNumber: number, ...optional(text, "prUrl", "title") });
const testRun = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    testBranch: text,
    ...optional(text, "testBranchSha", "createdAt"),
    ...optional(word, "status", "requiredStatusesSource"),
    ...optional(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text), "requiredStatuses", "impactedTargets", "impactedTargetsForTestedPrs"),
    checkSuites: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(checkSuite)),
    statusChecks: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(statusCheck)),
    testedPullRequests: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(testedPullRequest)),
    dependentPrs: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(number)),
});
const testingResult = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    prNumber: number,
    endedAt: text,
    outcome: word,
    testRunId: text,
    ...optional(number, "testingDurationMs"),
    ...optional(word, "cycleConclusion", "bisection"),
});
const testingResultsReply = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ testingResults: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(testingResult) });
const testingResultsPage = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(testingResultsReply, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(({ testingResults }) => testingResults));
/** What the list shows of a pull request is what a record holds without its readiness. */
const listedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    prNumber: number,
    stateChangedAt: text,
    prSha: text,
    ...optional(word, "state"),
    ...optional(text, "id", "prTitle", "prBaseBranch", "prAuthor"),
});
const pullRequestsPage = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    pullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(listedPullRequest),
    ...optional(text, "nextCursor"),
});
const pullRequestHistories = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ pullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(pullRequestHistory) });
/** These endpoints spell their enums in upper case; as the list is handed on whole, each value stays as it came. */
const quarantinedTest = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    name: text,
    ...optional(text, "parent", "file", "classname", "quarantined_at", "status", "status_last_updated_at"),
    ...optional(text, "quarantine_setting", "test_case_id", "variant"),
    ...optional(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text), "codeowners"),
});
const quarantinedTestsReply = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    quarantined_tests: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(quarantinedTest),
    page: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...optional(text, "next_page_token"), total_rows: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()) }),
});
/** The end is an empty `next_page_token`, whatever the totals say. */
const quarantinedTestsPage = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(quarantinedTestsReply, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(({ quarantined_tests: tests, page }) => ({
    tests,
    nextPage: page.next_page_token ?? "",
    total: typeof page.total_rows === "number" ? page.total_rows : undefined,
})));


/***/ })

};
