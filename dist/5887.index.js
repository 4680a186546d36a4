export const id = 5887;
export const ids = [5887];
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

/***/ 5887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   allPullRequests: () => (/* binding */ allPullRequests),
/* harmony export */   mergeQueue: () => (/* binding */ mergeQueue),
/* harmony export */   mergeQueuePage: () => (/* binding */ mergeQueuePage),
/* harmony export */   mergeTimeEstimate: () => (/* binding */ mergeTimeEstimate),
/* harmony export */   pullRequest: () => (/* binding */ pullRequest),
/* harmony export */   pullRequests: () => (/* binding */ pullRequests),
/* harmony export */   queueEntryHistories: () => (/* binding */ queueEntryHistories),
/* harmony export */   queueOrder: () => (/* binding */ queueOrder),
/* harmony export */   repositories: () => (/* binding */ repositories),
/* harmony export */   testingResults: () => (/* binding */ testingResults),
/* harmony export */   testsPage: () => (/* binding */ testsPage),
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
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        data: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item),
        ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu, "nextCursor"),
        ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .booleanSchema */ .yu, "hasMore"),
    });
}
/** Page of a list whose pages are all read. A page without a cursor must be the last page. */
function pageOfWhole(item) {
    return pageOf(item).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB(({ hasMore, nextCursor }) => {
        return hasMore === false || typeof nextCursor === "string" || (hasMore !== true && nextCursor === null);
    }, "the page has no cursor for the next page, and is not marked as the last page"));
}
const repositories = pageOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu }));
const mergeQueue = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu,
    config: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({}),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu, "targetBranch"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(snakeCaseText, "managedState"),
});
const mergeQueuePage = pageOf(mergeQueue);
const readiness = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .booleanSchema */ .yu, "requiresImpactedTargets", "doesBaseBranchMatch", "hasImpactedTargets"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(snakeCaseText, "mergeability"),
    mergeabilityDetails: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        reasons: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ code: snakeCaseText, ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu, "message", "check") }))),
    })),
});
const queueEntry = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    mergeQueueId: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu,
    state: snakeCaseText,
    stateChangedAt: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu, "id", "priorityName", "usedDefaultPriorityName", "verifiedByVerificationRunId"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .numberSchema */ .ng, "priorityValue"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .booleanSchema */ .yu, "skipsTheLine", "allowBatching", "direct"),
    readiness: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(readiness),
});
const pullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu,
    number: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .numberSchema */ .ng,
    sha: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu,
    isCurrentlySubmittedToQueue: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .booleanSchema */ .yu,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu, "title", "baseBranch", "author"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(snakeCaseText, "state"),
    queueEntry: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(queueEntry),
});
const pullRequests = pageOf(pullRequest);
const allPullRequests = pageOfWhole(pullRequest);
const queuedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ number: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .numberSchema */ .ng, ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu, "sha", "title") });
const queueOrder = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    mode: snakeCaseText,
    queueState: snakeCaseText,
    batches: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ state: snakeCaseText, pullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(queuedPullRequest) })),
    pending: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        pullRequest: queuedPullRequest,
        directlyAhead: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(queuedPullRequest)),
        heldBy: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(queuedPullRequest)),
    })),
    awaitingAdmission: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(queuedPullRequest)),
});
const failingChecks = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ name: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu }));
const transition = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    state: snakeCaseText,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu, "changedAt", "reason", "verificationRunId"),
    failed: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        failureCausingChecks: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(failingChecks),
        conflictCulprit: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
            ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(snakeCaseText, "kind"),
            ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .numberSchema */ .ng, "number"),
        })),
    })),
    pendingFailure: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ failureCausingChecks: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(failingChecks) })),
});
const queueEntryHistories = pageOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ pullRequestId: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu, transitions: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(transition) }));
const check = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    name: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu,
    kind: snakeCaseText,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu, "url"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(snakeCaseText, "status", "conclusion", "providerConclusion"),
});
const testedPullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ number: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .numberSchema */ .ng, ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu, "url", "title") });
const targets = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    impactsAllTargets: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .booleanSchema */ .yu),
    impactedTargets: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu)),
});
const verificationRun = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    testBranch: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu, "testBranchSha", "createdAt"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(snakeCaseText, "status", "requiredStatusesSource"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .booleanSchema */ .yu, "isBisection"),
    requiredStatuses: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu)),
    checks: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(check)),
    testedPullRequests: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(testedPullRequest)),
    dependentPullRequests: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(testedPullRequest)),
    impactedTargets: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ all: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(targets), testedPullRequestsOnly: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(targets) })),
});
const testingResults = pageOfWhole(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    pullRequestNumber: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .numberSchema */ .ng,
    endedAt: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(snakeCaseText, "outcome", "entryConclusion"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu, "verificationRunId"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .numberSchema */ .ng, "testingDurationMs"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .booleanSchema */ .yu, "isBisection", "startedBisection"),
}));
const mergeTimeEstimate = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    status: snakeCaseText,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu, "estimatedAt", "reason"),
});
const testsPage = pageOfWhole(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    name: _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu,
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu, "id", "repoId", "parentName", "className", "file", "variant", "status", "statusSince"),
    ...(0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalFields */ .c5)(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu, "quarantinedSince"),
    codeowners: (0,_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textSchema */ .Zu)),
}));


/***/ })

};
