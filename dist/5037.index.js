export const id = 5037;
export const ids = [5037];
export const modules = {

/***/ 5037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createService: () => (/* binding */ createService)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6027);

/** Number of results on a page of test results. */
const PAGE = 100;
/** Maximum milliseconds until a record shows an upload. */
const SETTLES_MS = 3000;
function schema(name) {
    return async () => (await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(6130)]).then(__webpack_require__.bind(__webpack_require__, 6130)))[name];
}
function read(name, reply, path = `/${name}`) {
    return { name, method: "POST", path, repeat: "always", reply };
}
/** Describes a read that an older version of the service rejects with status 400 or 404. */
function recentRead(name, reply) {
    return { ...read(name, reply), isRecent: true };
}
function write(name, repeat = "unsent") {
    return { name, method: "POST", path: `/${name}`, repeat, reply: "nothing" };
}
const endpoints = {
    submit: write("submitPullRequest"),
    cancel: write("cancelPullRequest"),
    // A retry would stop the test run that the first request started.
    restartTests: write("restartTestsOnPullRequest", "never"),
    // Only the last upload for a head commit is valid, so a second upload does no harm.
    setImpactedTargets: write("setImpactedTargets", "always"),
    record: read("getSubmittedPullRequest", schema("pullRequestRecord")),
    history: recentRead("getSubmittedPullRequest", schema("pullRequestHistory")),
    testingResults: recentRead("listMergeQueueTestingResults", schema("testingResultsPage")),
    pullRequests: recentRead("listPullRequests", schema("pullRequestsPage")),
    histories: recentRead("getSubmittedPullRequests", schema("pullRequestHistories")),
    testRun: read("getMergeQueueTestingDetails", schema("testRun")),
    createQueue: write("createQueue"),
    deleteQueue: write("deleteQueue"),
    queue: read("getQueue", schema("queue")),
    updateQueue: write("updateQueue"),
    metrics: { ...read("getMergeQueueMetrics", "text"), method: "GET" },
    quarantinedTests: read("listQuarantinedTests", schema("quarantinedTestsPage"), "/flaky-tests/list-quarantined-tests"),
};
const AT_CREATION = ["mode", "concurrency"];
function createService(client, now = () => undefined) {
    return {
        now,
        namesTestRuns: false,
        setsStateDuringModeSwitch: false,
        ...createQueueReader(client),
        ...createWrites(client),
    };
}
function createQueueReader({ call }) {
    const readRecord = (pullRequest, options) => call(endpoints.record, pullRequestFields(pullRequest), options);
    const readBatch = async (queue, numbers, more, options) => {
        const request = { ...queueFields(queue), prs: numbers.map((number) => ({ number })), ...more };
        return (await call(endpoints.histories, request, options)).pullRequests;
    };
    return {
        readRecord,
        readRecordAgain: readRecord,
        readOtherBranch: async () => undefined,
        readQueue: (queue, options) => call(endpoints.queue, queueFields(queue), options),
        // API v1 has no estimates, so it also reports no reasons for missing ones.
        readEstimate: async () => ({ reason: undefined }),
        readTestRun: (queue, testRunId, options) => call(endpoints.testRun, { ...queueFields(queue), testRunId }, options),
        readHistory: (pullRequest, options) => call(endpoints.history, { ...pullRequestFields(pullRequest), includeTimeline: true }, options),
        readPullRequests: (queue, filter, options) => call(endpoints.pullRequests, { ...queueFields(queue), ...filter, take: 100 }, options),
        async readTestingResults(queue, { cursor, ...span }, options) {
            const offset = cursor === undefined ? {} : { offset: Number(cursor) };
            const request = { ...queueFields(queue), ...span, ...offset, take: PAGE };
            const testingResults = await call(endpoints.testingResults, request, options);
            const end = (offset.offset ?? 0) + testingResults.length;
            return { testingResults, nextCursor: testingResults.length === PAGE ? `${end}` : undefined };
        },
        readRecords: (queue, numbers, options) => readBatch(queue, numbers, {}, options),
        readHistories: (queue, numbers, options) => readBatch(queue, numbers, { includeTimeline: true }, options),
        readMetrics(repository) {
            // The service requires both parameters or neither.
            if (repository === undefined)
                return call(endpoints.metrics, {});
            const { host, owner, name } = repository;
            return call(endpoints.metrics, { repo: `${owner}/${name}`, repoHost: host });
        },
        readQuarantinedTests: ({ repository, orgSlug, pageSize }, page) => call(endpoints.quarantinedTests, {
            repo: repository,
            org_url_slug: orgSlug,
            page_query: { page_size: pageSize, page_token: page },
        }),
    };
}
function createWrites(client) {
    const prepare = (endpoint, request) => {
        const body = Buffer.isBuffer(request) ? request : Buffer.from(JSON.stringify(request));
        const { method, path } = endpoint;
        return { wire: [{ method, path, body }], send: (options) => client.call(endpoint, body, options) };
    };
    const submit = (pullRequest, { priority, noBatch }) => prepare(endpoints.submit, { ...pullRequestFields(pullRequest), priority, noBatch });
    return {
        submit,
        // A second submission replaces the priority and the batching.
        update: submit,
        cancel: (pullRequest) => prepare(endpoints.cancel, pullRequestFields(pullRequest)),
        restartTests: (pullRequest) => prepare(endpoints.restartTests, pullRequestFields(pullRequest)),
        uploadLimits: (head) => ({
            ..._client_js__WEBPACK_IMPORTED_MODULE_0__/* .REQUEST_BODY_BYTE_LIMITS */ .vY,
            aroundBytes: encodeTargets(head, []).length,
            targets: Number.POSITIVE_INFINITY,
            settlesMs: SETTLES_MS,
        }),
        uploadImpactedTargets(head, targets) {
            const body = encodeTargets(head, targets === "ALL" ? targets : [...targets].toSorted());
            const { send } = prepare(endpoints.setImpactedTargets, body);
            return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .prepareTargetsUploadRequest */ .Ij)(endpoints.setImpactedTargets, body, send);
        },
        createQueue(queue, settings) {
            const { chosen, remaining } = (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .splitSettingsForQueueCreation */ .v9)(settings, AT_CREATION);
            return { ...prepare(endpoints.createQueue, { ...queueFields(queue), ...Object.fromEntries(chosen) }), remaining };
        },
        updateQueue: (queue, settings) => prepare(endpoints.updateQueue, { ...queueFields(queue), ...settingFields(settings) }),
        setQueueState: (queue, state) => prepare(endpoints.updateQueue, { ...queueFields(queue), state }),
        deleteQueue: (queue) => prepare(endpoints.deleteQueue, queueFields(queue)),
    };
}
/** Returns the fields in the section "Common request fields" of the service's document. */
function queueFields({ repository, targetBranch }) {
    return { repo: repository, targetBranch };
}
function pullRequestFields(pullRequest) {
    return { ...queueFields(pullRequest), pr: { number: pullRequest.number } };
}
function encodeTargets(head, impactedTargets) {
    const pr = { number: head.number, sha: head.headSha };
    return Buffer.from(JSON.stringify({ ...queueFields(head), pr, impactedTargets }));
}
function settingFields(settings) {
    return Object.fromEntries([...settings].map(([name, value]) => (value === null ? ["deleteRequiredStatuses", true] : [name, value])));
}


/***/ })

};
