export const id = 5887;
export const ids = [5887];
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

/***/ 5887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   estimate: () => (/* binding */ estimate),
/* harmony export */   histories: () => (/* binding */ histories),
/* harmony export */   mergeQueue: () => (/* binding */ mergeQueue),
/* harmony export */   mergeQueuePage: () => (/* binding */ mergeQueuePage),
/* harmony export */   order: () => (/* binding */ order),
/* harmony export */   pullRequest: () => (/* binding */ pullRequest),
/* harmony export */   pullRequests: () => (/* binding */ pullRequests),
/* harmony export */   repositories: () => (/* binding */ repositories),
/* harmony export */   testingResults: () => (/* binding */ testingResults),
/* harmony export */   tests: () => (/* binding */ tests),
/* harmony export */   verificationRun: () => (/* binding */ verificationRun)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4343);
/* harmony import */ var _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6396);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2786);



/**
 * Tolerant schemas of API v2: unknown fields, enum values and error codes are accepted everywhere. Only fields that
 * decisions need are required.
 */
/** Enum value in snake case: `pendingFailure` and `PENDING_FAILURE` become `pending_failure`. */
const snakeCaseText = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .snakeCase */ .L)(value).toLowerCase()));
function pageOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ data: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item), ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, "nextCursor"), ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, "hasMore") });
}
/** Page of a list whose pages are all read. A page without a cursor must be the last page. */
function pageOfWhole(item) {
    return pageOf(item).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB(({ hasMore, nextCursor }) => {
        return hasMore === false || typeof nextCursor === "string" || (hasMore !== true && nextCursor === null);
    }, "the page has no cursor for the next page, and is not marked as the last page"));
}
const repositories = pageOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }));
const mergeQueue = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    config: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({}),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, "targetBranch"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(snakeCaseText, "managedState"),
});
const mergeQueuePage = pageOf(mergeQueue);
const readiness = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, "requiresImpactedTargets", "doesBaseBranchMatch", "hasImpactedTargets"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(snakeCaseText, "mergeability"),
    mergeabilityDetails: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        reasons: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ code: snakeCaseText, ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, "message", "check") }))),
    })),
});
const queueEntry = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    mergeQueueId: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    state: snakeCaseText,
    stateChangedAt: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, "id", "priorityName", "usedDefaultPriorityName", "verifiedByVerificationRunId"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, "priorityValue"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, "skipsTheLine", "allowBatching", "direct"),
    readiness: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(readiness),
});
const pullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    number: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai,
    sha: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    isCurrentlySubmittedToQueue: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, "title", "baseBranch", "author"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(snakeCaseText, "state"),
    queueEntry: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(queueEntry),
});
const pullRequests = pageOf(pullRequest);
const queuedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ number: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, "sha", "title") });
const order = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    mode: snakeCaseText,
    queueState: snakeCaseText,
    batches: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ state: snakeCaseText, pullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(queuedPullRequest) })),
    pending: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        pullRequest: queuedPullRequest,
        directlyAhead: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(queuedPullRequest)),
        heldBy: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(queuedPullRequest)),
    })),
    awaitingAdmission: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(queuedPullRequest)),
});
const failingChecks = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ name: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }));
const transition = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    state: snakeCaseText,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, "changedAt", "reason", "verificationRunId"),
    failed: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        failureCausingChecks: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(failingChecks),
        conflictCulprit: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(snakeCaseText, "kind"), ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, "number") })),
    })),
    pendingFailure: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ failureCausingChecks: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(failingChecks) })),
});
const histories = pageOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ pullRequestId: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, transitions: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(transition) }));
const check = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    name: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    kind: snakeCaseText,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, "url"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(snakeCaseText, "status", "conclusion", "providerConclusion"),
});
const testedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ number: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, "url", "title") });
const targets = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ impactsAllTargets: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt), impactedTargets: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)) });
const verificationRun = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    testBranch: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, "testBranchSha", "createdAt"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(snakeCaseText, "status", "requiredStatusesSource"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, "isBisection"),
    requiredStatuses: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)),
    checks: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(check)),
    testedPullRequests: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(testedPullRequest)),
    dependentPullRequests: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(testedPullRequest)),
    impactedTargets: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ all: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(targets), testedPullRequestsOnly: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(targets) })),
});
const testingResults = pageOfWhole(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    pullRequestNumber: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai,
    endedAt: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(snakeCaseText, "outcome", "entryConclusion"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, "verificationRunId"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, "testingDurationMs"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, "isBisection", "startedBisection"),
}));
const estimate = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ status: snakeCaseText, ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, "estimatedAt", "reason") });
const tests = pageOfWhole(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    name: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, "id", "repoId", "parentName", "className", "file", "variant", "status", "statusSince"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, "quarantinedSince"),
    codeowners: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)),
}));


/***/ })

};
