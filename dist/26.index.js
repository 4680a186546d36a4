export const id = 26;
export const ids = [26];
export const modules = {

/***/ 9645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   quarantinedTestsPage: () => (/* binding */ quarantinedTestsPage),
/* harmony export */   queue: () => (/* binding */ queue),
/* harmony export */   submittedPullRequest: () => (/* binding */ submittedPullRequest),
/* harmony export */   testRun: () => (/* binding */ testRun)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2306);

// A schema reads few replies in a run: compiling it costs more than it saves.
zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W({ jitless: true });
/*
 * Tolerant reading (the service's document, "Resources and their fields", and what its wire really looks like):
 * enums in any case, unknown values kept, unknown fields kept, numbers also as text, optional fields absent or null.
 * Only the fields that a decision rests on are required.
 */
const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const optionalText = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text));
const optionalFlag = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()));
/** An enum value as the service spells it, in lower case; values that are new to us pass through. */
const word = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value.toLowerCase()));
const optionalWord = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(word));
const wholeNumber = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^-?\d+(\.\d+)?$/)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => Number(value))),
]);
const optionalNumber = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(wholeNumber));
const readiness = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    requiresImpactedTargets: optionalFlag,
    doesBaseBranchMatch: optionalFlag,
    hasImpactedTargets: optionalFlag,
    gitHubMergeability: optionalWord,
});
/** Reply of getSubmittedPullRequest. */
const submittedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: optionalText,
    state: optionalWord,
    stateChangedAt: text,
    isCurrentlySubmittedToQueue: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    prNumber: optionalNumber,
    prTitle: optionalText,
    prSha: text,
    prBaseBranch: optionalText,
    prAuthor: optionalText,
    priorityValue: optionalNumber,
    priorityName: optionalText,
    usedDefaultPriorityName: optionalText,
    skipTheLine: optionalFlag,
    forceEnqueued: optionalFlag,
    noBatch: optionalFlag,
    verifiedByTestRun: optionalText,
    readiness: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(readiness)),
});
const enqueuedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    prNumber: wholeNumber,
    id: optionalText,
    state: optionalWord,
    stateChangedAt: optionalText,
    prTitle: optionalText,
    prSha: optionalText,
    prBaseBranch: optionalText,
    prAuthor: optionalText,
    priorityValue: optionalNumber,
    priorityName: optionalText,
    skipTheLine: optionalFlag,
    noBatch: optionalFlag,
});
/** Reply of getQueue; the enqueued pull requests stand in queue order. */
const queue = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    state: word,
    enqueuedPullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(enqueuedPullRequest),
    branch: optionalText,
    mode: optionalWord,
    concurrency: optionalNumber,
    bisectionConcurrency: optionalNumber,
    testingTimeoutMinutes: optionalNumber,
    pendingFailureDepth: optionalNumber,
    canOptimisticallyMerge: optionalFlag,
    batch: optionalFlag,
    batchingMaxWaitTimeMinutes: optionalNumber,
    batchingMinSize: optionalNumber,
    createPrsForTestingBranches: optionalFlag,
    commentsEnabled: optionalFlag,
    commandsEnabled: optionalFlag,
    statusCheckEnabled: optionalFlag,
    requiredStatuses: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text))),
    directMergeMode: optionalWord,
    optimizationMode: optionalWord,
    mergeMethod: optionalWord,
    testBranchConstructionMode: optionalWord,
});
const checkRun = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    name: text,
    url: optionalText,
    status: optionalWord,
    conclusion: optionalWord,
});
const statusCheck = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ context: text, url: optionalText, state: optionalWord });
const testedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ prNumber: wholeNumber, prUrl: optionalText, title: optionalText });
/** Reply of getMergeQueueTestingDetails. */
const testRun = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    requiredStatuses: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text))),
    requiredStatusesSource: optionalWord,
    testBranch: text,
    testBranchSha: optionalText,
    checkSuites: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ checkRuns: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(checkRun))) })))),
    statusChecks: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(statusCheck))),
    testedPullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(testedPullRequest))),
    createdAt: optionalText,
    status: optionalWord,
    impactedTargets: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text))),
    impactedTargetsForTestedPrs: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text))),
    dependentPrs: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(wholeNumber))),
});
/** These endpoints spell their enums in upper case; as the list is handed on whole, each value stays as it came. */
const quarantinedTest = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    name: text,
    parent: optionalText,
    file: optionalText,
    classname: optionalText,
    codeowners: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text))),
    quarantined_at: optionalText,
    status: optionalText,
    status_last_updated_at: optionalText,
    quarantine_setting: optionalText,
    test_case_id: optionalText,
    variant: optionalText,
});
/** Reply of flaky-tests/list-quarantined-tests; the end is an empty `next_page_token`, whatever its totals say. */
const quarantinedTestsPage = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    quarantined_tests: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(quarantinedTest),
    page: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ next_page_token: optionalText, total_rows: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()) }),
});


/***/ })

};
