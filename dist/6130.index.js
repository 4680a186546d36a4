export const id = 6130;
export const ids = [6130];
export const modules = {

/***/ 6396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ createOptionalSchema),
/* harmony export */   WR: () => (/* binding */ lowerCaseTextSchema),
/* harmony export */   Zu: () => (/* binding */ textSchema),
/* harmony export */   c5: () => (/* binding */ createOptionalFields),
/* harmony export */   ng: () => (/* binding */ numberSchema),
/* harmony export */   yu: () => (/* binding */ booleanSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3759);

// A process uses few schemas, and each only once, so compiling them would take longer than it saves.
zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W({ jitless: true });
const textSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const booleanSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY();
/** Number. Also accepts a number in text form. */
const numberSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^-?\d+(\.\d+)?$/)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => Number(value))),
]);
/** Enum value, changed to lower case. */
const lowerCaseTextSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value.toLowerCase()));
function createOptionalSchema(value) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(value));
}
function createOptionalFields(value, ...names) {
    return Object.fromEntries(names.map((name) => [name, createOptionalSchema(value)]));
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
    stateChangedAt: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu,
    isCurrentlySubmittedToQueue: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .booleanSchema */ .yu,
    prSha: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseTextSchema */ .WR, "state"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu, "id", "prTitle", "prBaseBranch", "prAuthor", "priorityName", "usedDefaultPriorityName"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu, "verifiedByTestRun"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .numberSchema */ .ng, "prNumber", "priorityValue"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .booleanSchema */ .yu, "skipTheLine", "forceEnqueued", "noBatch"),
    readiness: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .booleanSchema */ .yu, "requiresImpactedTargets", "doesBaseBranchMatch", "hasImpactedTargets"),
        ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseTextSchema */ .WR, "gitHubMergeability"),
    })),
});
const reason = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => value.toUpperCase()));
const culprit = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseTextSchema */ .WR, "type"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .numberSchema */ .ng, "number"),
});
const transition = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    state: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseTextSchema */ .WR,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu, "timestamp"),
    reason: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalSchema */ .Eu)(reason),
    failure: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ conflictCulprit: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalSchema */ .Eu)(culprit) })),
});
/** Record with its changes of state. The service does not document their format, so an invalid list is ignored. */
const pullRequestHistory = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .extend */ .X$i(pullRequestRecord, {
    timeline: (0,zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU)((0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(transition)), undefined),
});
const enqueuedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    prNumber: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .numberSchema */ .ng,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseTextSchema */ .WR, "state"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu, "id", "stateChangedAt", "prTitle", "prSha", "prBaseBranch", "prAuthor", "priorityName"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .numberSchema */ .ng, "priorityValue"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .booleanSchema */ .yu, "skipTheLine", "noBatch"),
});
const SETTING_FORMS = {
    word: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalSchema */ .Eu)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseTextSchema */ .WR),
    number: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalSchema */ .Eu)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .numberSchema */ .ng),
    flag: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalSchema */ .Eu)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .booleanSchema */ .yu),
    label: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalSchema */ .Eu)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu),
    names: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu)),
    "names-or-null": (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu)),
    list: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
};
function settingFields() {
    const documented = Object.entries(_queue_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .QUEUE_SETTINGS */ .g).filter(([, setting]) => !("isRaw" in setting));
    return Object.fromEntries(documented.map(([name, { kind }]) => [name, SETTING_FORMS[kind]]));
}
const queue = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    state: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseTextSchema */ .WR,
    enqueuedPullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(enqueuedPullRequest),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu, "branch"),
    ...settingFields(),
});
const checkRun = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    name: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu, "url"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseTextSchema */ .WR, "status", "conclusion"),
});
const checkSuite = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ checkRuns: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(checkRun)) });
const statusCheck = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    context: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu, "url"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseTextSchema */ .WR, "state"),
});
const testedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    prNumber: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .numberSchema */ .ng,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu, "prUrl", "title"),
});
const testRun = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    testBranch: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu, "testBranchSha", "createdAt"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseTextSchema */ .WR, "status", "requiredStatusesSource"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu), "requiredStatuses", "impactedTargets", "impactedTargetsForTestedPrs"),
    checkSuites: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(checkSuite)),
    statusChecks: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(statusCheck)),
    testedPullRequests: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(testedPullRequest)),
    dependentPrs: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .numberSchema */ .ng)),
});
const testingResult = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    prNumber: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .numberSchema */ .ng,
    endedAt: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu,
    outcome: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseTextSchema */ .WR,
    testRunId: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .numberSchema */ .ng, "testingDurationMs"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseTextSchema */ .WR, "cycleConclusion", "bisection"),
});
const testingResultsReply = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ testingResults: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(testingResult) });
const testingResultsPage = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(testingResultsReply, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(({ testingResults }) => testingResults));
const listedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    prNumber: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .numberSchema */ .ng,
    stateChangedAt: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu,
    prSha: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerCaseTextSchema */ .WR, "state"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu, "id", "prTitle", "prBaseBranch", "prAuthor"),
});
const pullRequestsPage = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    pullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(listedPullRequest),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu, "nextCursor"),
});
const pullRequestHistories = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ pullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(pullRequestHistory) });
/** Quarantined test. Its enum values stay in upper case. */
const quarantinedTest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    name: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu, "parent", "file", "classname", "quarantined_at", "status", "status_last_updated_at"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu, "quarantine_setting", "test_case_id", "variant"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu), "codeowners"),
});
const quarantinedTestsReply = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    quarantined_tests: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(quarantinedTest),
    page: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu, "next_page_token"), total_rows: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()) }),
});
/** Page of quarantined tests. `next_page_token` is empty on the last page. */
const quarantinedTestsPage = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(quarantinedTestsReply, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(({ quarantined_tests: tests, page }) => ({
    tests,
    nextPage: page.next_page_token ?? "",
    total: typeof page.total_rows === "number" ? page.total_rows : undefined,
})));


/***/ })

};
