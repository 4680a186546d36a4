export const id = 4000;
export const ids = [4000];
export const modules = {

/***/ 6497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H3: () => (/* binding */ findReadinessBlockers),
/* harmony export */   JZ: () => (/* binding */ findTerminalState),
/* harmony export */   Sg: () => (/* binding */ isAttemptFinished),
/* harmony export */   TL: () => (/* binding */ isMerged),
/* harmony export */   Un: () => (/* binding */ isOutdatedRecord),
/* harmony export */   _L: () => (/* binding */ isRecordOfAttempt),
/* harmony export */   lN: () => (/* binding */ hasChangedHead),
/* harmony export */   qK: () => (/* binding */ isFromEarlierAttempt)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);

/** Final states of an attempt, from the section "States and transitions" of the service's document. */
const TERMINAL_STATES = ["merged", "failed", "cancelled"];
function findTerminalState({ state }) {
    return TERMINAL_STATES.find((terminal) => terminal === state);
}
function isMerged(record) {
    return record?.state === "merged";
}
function isAttemptFinished(record) {
    return findTerminalState(record) !== undefined || !record.isCurrentlySubmittedToQueue;
}
function isRecordOfAttempt({ id, stateChangedAt }, mark) {
    return mark !== undefined && id === mark.id && stateChangedAt === mark.stateChangedAt;
}
/**
 * True when a record belongs to an earlier attempt or is outdated. Always false for `merged`, because a merge is final.
 */
function isFromEarlierAttempt(record, { stale, since = "" }) {
    if (isMerged(record))
        return false;
    if ((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isEarlierTime */ .yT)(record.stateChangedAt, stale?.stateChangedAt ?? ""))
        return true;
    return isAttemptFinished(record) && (isRecordOfAttempt(record, stale) || (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isEarlierTime */ .yT)(record.stateChangedAt, since));
}
/** True when a record is older than another record of the same pull request. Always false for `merged`. */
function isOutdatedRecord(record, known) {
    return !isMerged(record) && (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isEarlierTime */ .yT)(record.stateChangedAt, known?.stateChangedAt ?? "");
}
function hasChangedHead(record, guardedHead) {
    return record !== undefined && guardedHead !== undefined && !(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCommit */ .sw)(record.prSha, guardedHead);
}
/** Returns the conditions that block the tests, from the section "Submitted pull request" of the service's document. */
function findReadinessBlockers({ readiness, }) {
    const { doesBaseBranchMatch, gitHubMergeability, requiresImpactedTargets, hasImpactedTargets } = readiness ?? {};
    const mergeability = gitHubMergeability ?? "mergeable";
    const reasons = [...new Set((readiness?.reasons ?? []).map(({ code }) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatServiceEnumValue */ .Dx)(code)))];
    return [
        ...(doesBaseBranchMatch === false ? [{ name: "base branch", isCertain: true, reasons: [] }] : []),
        ...(mergeability === "mergeable"
            ? []
            : [{ name: "mergeability", isCertain: mergeability === "not_mergeable", reasons }]),
        ...(requiresImpactedTargets === true && hasImpactedTargets !== true
            ? [{ name: "impacted targets", isCertain: hasImpactedTargets === false, reasons: [] }]
            : []),
    ];
}


/***/ }),

/***/ 4000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  adviseOnFailedRequest: () => (/* reexport */ adviseOnFailedRequest),
  adviseOnShortLivedToken: () => (/* reexport */ adviseOnShortLivedToken),
  createService: () => (/* binding */ createService)
});

// EXTERNAL MODULE: ./lib/src/service/client.js
var service_client = __webpack_require__(6027);
// EXTERNAL MODULE: ./lib/src/service/errors.js
var errors = __webpack_require__(3127);
;// CONCATENATED MODULE: ./lib/src/service/v2/endpoints.js
/** Permissions of an API key, named as in the web application. */
const API_KEY_PERMISSIONS = {
    merge: "Merge and cancel PRs",
    priority: "Set priority on PRs",
    batching: "Skip batching",
    settings: "Update Merge Queue settings",
};
function schema(name) {
    return async () => (await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(5887)]).then(__webpack_require__.bind(__webpack_require__, 5887)))[name];
}
/** Describes a read. Messages show `name`, the API's own name of the operation. */
function read(name, path, reply) {
    return { name, method: "GET", path, repeat: "always", reply };
}
function write(name, [method, path], permission, repeat = "unsent") {
    return { name, method, path, repeat, reply: "nothing", permissions: [API_KEY_PERMISSIONS[permission]] };
}
const endpoints = {
    repositories: read("repositories.resolveByProviderUrl", "/repositories", schema("repositories")),
    queues: read("mergeQueues.list", "/merge-queues", schema("mergeQueuePage")),
    queue: read("mergeQueues.get", "/merge-queues/{id}", schema("mergeQueue")),
    order: read("mergeQueues.order", "/merge-queues/{id}/order", schema("queueOrder")),
    queuePullRequests: read("mergeQueues.listPullRequests", "/merge-queues/{id}/pull-requests", schema("pullRequests")),
    /** The same list, for callers that read all pages. */
    allQueuePullRequests: read("mergeQueues.listPullRequests", "/merge-queues/{id}/pull-requests", schema("allPullRequests")),
    testingResults: read("mergeQueues.listTestingResults", "/merge-queues/{id}/testing-results", schema("testingResults")),
    allMetrics: read("mergeQueues.organizationMetrics", "/merge-queues/metrics", "text"),
    pullRequests: {
        ...read("pullRequests.resolveByCoordinates", "/pull-requests", schema("pullRequests")),
        // An API key may send only 5 of these requests a second, and many steps may start at the same time.
        repeat: "patient",
    },
    estimate: read("pullRequests.queueEntryEstimate", "/pull-requests/{id}/queue-entry-estimate", schema("mergeTimeEstimate")),
    histories: read("pullRequests.queueEntryHistoryBatch", "/queue-entry-history", schema("queueEntryHistories")),
    testRun: read("mergeQueueVerificationRuns.get", "/merge-queue-verification-runs/{id}", schema("verificationRun")),
    tests: read("tests.list", "/tests", schema("testsPage")),
    testCases: read("testCases.list", "/test-cases", schema("testsPage")),
    submit: write("mergeQueues.submitPullRequest", ["POST", "/merge-queues/{id}/pull-requests"], "merge"),
    update: write("pullRequests.updateQueueEntry", ["PATCH", "/pull-requests/{id}/queue-entry"], "priority"),
    dequeue: write("pullRequests.dequeue", ["POST", "/pull-requests/{id}/dequeue"], "merge"),
    // A retry would stop the new test run.
    restartTests: write("pullRequests.restartTests", ["POST", "/pull-requests/{id}/restart-tests"], "merge", "never"),
    rerunFailedChecks: write("pullRequests.rerunFailedChecks", ["POST", "/pull-requests/{id}/rerun-failed-checks"], "merge"),
    // Only the last upload for a head commit is valid.
    uploadTargets: write("impactedTargets.upload", ["PUT", "/impacted-targets"], "merge", "always"),
    createQueue: write("mergeQueues.create", ["POST", "/merge-queues"], "settings"),
    updateConfig: write("mergeQueues.updateConfig", ["PATCH", "/merge-queues/{id}/config"], "settings"),
    switchModes: write("mergeQueues.switchModes", ["POST", "/merge-queues/{id}/switch-modes"], "settings"),
    pause: write("mergeQueues.pause", ["POST", "/merge-queues/{id}/pause"], "settings"),
    resume: write("mergeQueues.resume", ["POST", "/merge-queues/{id}/resume"], "settings"),
    drain: write("mergeQueues.drain", ["POST", "/merge-queues/{id}/drain"], "settings"),
    deleteQueue: write("mergeQueues.delete", ["DELETE", "/merge-queues/{id}"], "settings"),
};
/** Inserts an id into the path of an endpoint. */
function insertIdIntoPath(endpoint, id) {
    return { ...endpoint, path: endpoint.path.replace("{id}", encodeURIComponent(id)) };
}

;// CONCATENATED MODULE: ./lib/src/service/v2/addresses.js


/** Finds and stores the ids of repositories and queues. After a failed look-up, the next call repeats it. */
function createResourceIdCache({ call }) {
    const repositories = createStore();
    const queues = createStore();
    const fresh = new Set();
    const repositoryId = (repository, options) => {
        const providerUrl = urlOf(repository);
        return repositories.get(providerUrl, async () => {
            const [found] = (await call(endpoints.repositories, { providerUrl }, options)).data;
            return found?.id ?? (0,errors/* throwNotFoundError */.c2)(endpoints.repositories.name, `no repository ${providerUrl}`);
        });
    };
    return {
        repositoryId,
        /** Returns the repository's id for a dry run. Before the look-up, returns a placeholder of the same length. */
        shownRepositoryId: (repository) => repositories.known(urlOf(repository)) ?? "<id of the repository>".padEnd(UUID_CHARACTERS),
        /** Returns the queue as the look-up found it. @throws ApiError 404 if the repository or the queue does not exist */
        queue: (address, options) => queues.get(keyOf(address), async () => {
            const { repository, targetBranch } = address;
            const request = { repositoryId: await repositoryId(repository, options), targetBranch };
            const [found] = (await call(endpoints.queues, request, options)).data;
            if (found === undefined)
                return (0,errors/* throwNotFoundError */.c2)(endpoints.queues.name, `no merge queue for branch ${targetBranch}`);
            fresh.add(keyOf(address));
            return found;
        }),
        /**
         * Returns a queue that was just looked up, but only once and only before a write. Later the settings may differ.
         */
        takeFreshQueue: (address) => fresh.delete(keyOf(address)) ? queues.known(keyOf(address)) : undefined,
        /** Returns the queue's id for a dry run. Before the look-up, returns a placeholder. */
        shownQueueId: (address) => queues.known(keyOf(address))?.id ?? "{id of the queue}",
        forgetQueue: (address) => queues.forget(keyOf(address)),
    };
}
const UUID_CHARACTERS = 36;
function urlOf({ host, owner, name }) {
    return `https://${host}/${owner}/${name}`;
}
function keyOf({ repository, targetBranch }) {
    return JSON.stringify([urlOf(repository), targetBranch]);
}
function createStore() {
    const pending = new Map();
    const known = new Map();
    return {
        known: (key) => known.get(key),
        forget(key) {
            pending.delete(key);
            known.delete(key);
        },
        get(key, find) {
            const before = pending.get(key);
            if (before !== undefined)
                return before;
            const finding = find();
            pending.set(key, finding);
            finding.then((value) => known.set(key, value), () => pending.delete(key));
            return finding;
        },
    };
}

// EXTERNAL MODULE: ./lib/src/text/problem.js
var problem = __webpack_require__(8215);
// EXTERNAL MODULE: ./lib/src/service/record-state.js
var record_state = __webpack_require__(6497);
;// CONCATENATED MODULE: ./lib/src/service/v2/advice.js

const UNKNOWN_REPOSITORY = "The service does not know the repository, or the repository and the key belong to different organizations. Check the host, the owner and the name of the repository.";
const KEYS_PAGE = "Settings > Developer > API keys";
/** Advice by error code. For an unknown code, the status decides. */
const STEPS = new Map([
    ["PROVIDER_URL_NOT_FOUND", UNKNOWN_REPOSITORY],
    ["REPOSITORY_NOT_FOUND", UNKNOWN_REPOSITORY],
    [
        "PR_NOT_FOUND",
        "The service needs up to a minute to find a new pull request. If the pull request is new, run the step again after a minute.",
    ],
    [
        "PR_NOT_ENQUEUEABLE",
        (0,problem/* createMessageText */.TM) `The queue does not accept the pull request. The pull request must be open, its base branch must be ${(0,problem/* toInputReference */.dY)("target-branch")}, and the queue must not be draining.`,
    ],
    ["PR_NOT_IN_ACTIVE_STATE", "The pull request is no longer in the queue. Check the status of the pull request."],
    [
        "PR_TESTS_NOT_RESTARTABLE",
        "Only tests of a pull request in the state testing or pending_failure can be restarted.",
    ],
    [
        "MODE_CHANGE_IN_PROGRESS",
        "The queue is switching modes and rejects changes until it is empty. Run the step again when the queue is empty.",
    ],
    ["MERGE_QUEUE_NOT_CREATABLE", "Check in the web application that the service's app is installed for the repository."],
    ["IMPACTED_TARGETS_UNSUPPORTED", "The service accepts no impacted targets for repositories on this host."],
    [
        "ALLOWED_BOT_SUBMITTERS_FROZEN",
        "The setting allowedBotSubmitters is locked. Omit the setting, or ask the vendor to unlock it.",
    ],
]);
/** Returns advice for a failed request of API v2. A reply of a proxy has no code. */
function adviseOnFailedRequest({ status = 0, code = "" }, permissions) {
    const step = STEPS.get(code);
    if (step !== undefined)
        return [step];
    if (status === 401)
        return [
            `The key is not valid, has expired or was deleted. An administrator of the organization makes keys in the web application: ${KEYS_PAGE}.`,
        ];
    if (status === 403)
        return [adviseOnPermissions(permissions)];
    return [];
}
/** Returns advice for a failed request with the short-lived token of the vendor's command line. */
function adviseOnShortLivedToken(facts, permissions) {
    if (facts.status !== 401 && facts.status !== 403)
        return adviseOnFailedRequest(facts, permissions);
    return [
        `The short-lived token has expired, or the service does not accept it for this API request. Use a key of API v2. An administrator of the organization makes keys in the web application: ${KEYS_PAGE}.`,
    ];
}
function adviseOnPermissions(permissions) {
    if (permissions.length === 0)
        return `Check the key and its organization in the web application: ${KEYS_PAGE}.`;
    const names = permissions.map((name) => `"${name}"`).join(" and ");
    const noun = permissions.length === 1 ? "the permission" : "the permissions";
    return `The key lacks a permission. This API request needs ${noun} ${names}. Add each missing permission in the web application: ${KEYS_PAGE}.`;
}

;// CONCATENATED MODULE: ./lib/src/service/v2/records.js
/** Returns the record of a pull request in a queue; undefined if the pull request was never submitted to that queue. */
function findPullRequestRecord(queueId, pullRequest) {
    const { id: _id, number, title, sha, baseBranch, author, state, queueEntry, ...others } = pullRequest;
    if (queueEntry == null || queueEntry.mergeQueueId !== queueId)
        return undefined;
    const { readiness, skipsTheLine, direct, allowBatching, verifiedByVerificationRunId, ...entry } = queueEntry;
    return {
        ...others,
        ...entry,
        prNumber: number,
        prState: state,
        prTitle: title,
        prSha: sha,
        prBaseBranch: baseBranch,
        prAuthor: author,
        skipTheLine: skipsTheLine,
        forceEnqueued: direct,
        noBatch: allowBatching == null ? undefined : !allowBatching,
        verifiedByTestRun: verifiedByVerificationRunId,
        readiness: readiness == null ? readiness : readinessOf(readiness),
    };
}
function readinessOf(readiness) {
    const { mergeability, mergeabilityDetails, ...others } = readiness;
    const reasons = mergeabilityDetails?.reasons;
    return { ...others, gitHubMergeability: mergeability, ...(reasons === undefined ? {} : { reasons }) };
}
function createPullRequestHistory(record, transitions) {
    return {
        ...record,
        timeline: transitions.map(({ state, changedAt, reason, verificationRunId, failed, pendingFailure }) => {
            const { kind, number } = failed?.conflictCulprit ?? {};
            const failing = (failed ?? pendingFailure)?.failureCausingChecks ?? [];
            return {
                state,
                timestamp: changedAt,
                reason: reason?.toUpperCase(),
                testRunId: verificationRunId,
                ...(failing.length === 0 ? {} : { failingChecks: failing.map(({ name }) => name) }),
                ...(kind == null ? {} : { failure: { conflictCulprit: { type: kind, number } } }),
            };
        }),
    };
}
function toTestRun(run) {
    const { checks, testedPullRequests, dependentPullRequests, impactedTargets, ...others } = run;
    const reports = checks ?? [];
    return {
        ...others,
        checkSuites: [{ checkRuns: reports.filter(({ kind }) => kind !== "status_check").map(checkRunOf) }],
        statusChecks: reports.filter(({ kind }) => kind === "status_check").map(statusOf),
        testedPullRequests: testedPullRequests?.map(({ number, url, title }) => ({ prNumber: number, prUrl: url, title })),
        dependentPrs: dependentPullRequests?.map(({ number }) => number),
        impactedTargets: targetsIn(impactedTargets?.all),
        impactedTargetsForTestedPrs: targetsIn(impactedTargets?.testedPullRequestsOnly),
    };
}
/** Conclusions and states of GitHub checks that this version understands. */
const PROVIDER_WORDS = new Set("success neutral skipped pending expected failure error timed_out cancelled action_required startup_failure stale".split(" "));
/**
 * Returns the conclusion of a check. GitHub's own conclusion is more exact, because the service replaces several of
 * GitHub's conclusions with `neutral`. If this version does not know GitHub's conclusion, returns the service's
 * conclusion.
 */
function conclusionOf({ providerConclusion, conclusion }) {
    const own = conclusion === "timeout" ? "timed_out" : conclusion;
    const isVague = own == null || own === "neutral";
    return providerConclusion != null && (isVague || PROVIDER_WORDS.has(providerConclusion)) ? providerConclusion : own;
}
function checkRunOf(check) {
    const isCompleted = (check.status ?? "completed") === "completed";
    const conclusion = isCompleted ? conclusionOf(check) : undefined;
    return { name: check.name, url: check.url, status: check.status, conclusion };
}
function statusOf(check) {
    const isPending = check.providerConclusion == null && (check.status ?? "completed") !== "completed";
    return { context: check.name, url: check.url, state: isPending ? "pending" : conclusionOf(check) };
}
function targetsIn(targets) {
    if (targets == null)
        return undefined;
    return targets.impactsAllTargets === true ? ["ALL"] : (targets.impactedTargets ?? undefined);
}
function toTestingResult(row) {
    const { pullRequestNumber, entryConclusion, verificationRunId, isBisection, startedBisection, outcome } = row;
    const bisection = startedBisection === true ? "entered_bisection" : "in_bisection";
    return {
        prNumber: pullRequestNumber,
        endedAt: row.endedAt,
        testingDurationMs: row.testingDurationMs,
        outcome: outcome ?? "",
        cycleConclusion: entryConclusion,
        testRunId: verificationRunId ?? "",
        bisection: startedBisection === true || isBisection === true ? bisection : undefined,
    };
}

;// CONCATENATED MODULE: ./lib/src/service/v2/pull-requests.js






/** Filter for a list of pull requests: the states with a test run. */
const STATES_WITH_TEST_RUN = "testing,testsPassed,pendingFailure";
/** Filter for a list of pull requests: the states after the queue has admitted the pull request. */
const ADMITTED_STATES = `pending,${STATES_WITH_TEST_RUN}`;
/** Filter for a list of pull requests: all states in the queue. */
const LIVE_STATES = `notReady,${ADMITTED_STATES}`;
/** Maximum number of pull requests on a page. */
const PULL_REQUESTS_PER_PAGE = 100;
/**
 * Reads pull requests. An API key may send only 5 requests a second to `/pull-requests`, but 100 to other paths. A wait
 * therefore reads the single pull request only at the start and at the end. Between them, the wait polls the queue's
 * list of all pull requests by the same author.
 */
function createPullRequestReader({ call }, addresses) {
    /**
     * Pull requests of the last replies, by address. A value is undefined if a request for several pull requests returned
     * no data for this address.
     */
    const known = new Map();
    async function find(address, options) {
        const repositoryId = await addresses.repositoryId(address.repository, options);
        const page = await call(endpoints.pullRequests, { repositoryId, number: address.number }, options);
        const found = page.data.find(({ number }) => number === address.number);
        if (found === undefined)
            known.delete(pull_requests_keyOf(address));
        else
            known.set(pull_requests_keyOf(address), found);
        return found;
    }
    async function readRecord(address, options) {
        const queue = await addresses.queue(address, options);
        const found = await find(address, options);
        return (found && findPullRequestRecord(queue.id, found)) ?? throwNotSubmitted(address);
    }
    /**
     * Reads the record from the queue's list. If the list lacks it, or its state is final, reads the single pull request.
     */
    async function readRecordAgain(address, options) {
        const { id } = await addresses.queue(address, options);
        const before = known.get(pull_requests_keyOf(address));
        const record = before && findPullRequestRecord(id, before);
        // The list does not show if impacted targets were uploaded, so a separate request reads a pull request that is not
        // ready.
        if (before?.author == null || record === undefined || (0,record_state/* isAttemptFinished */.Sg)(record) || record.state === "not_ready")
            return readRecord(address, options);
        const request = { state: LIVE_STATES, author: before.author, limit: PULL_REQUESTS_PER_PAGE };
        const page = await call(insertIdIntoPath(endpoints.queuePullRequests, id), request, options);
        const listed = page.data.find(({ number }) => number === address.number);
        const again = listed && findPullRequestRecord(id, listed);
        return again === undefined || again.state === "not_ready" ? readRecord(address, options) : again;
    }
    async function readTransitions(ids, options) {
        const request = { pullRequestIds: ids.join(","), limit: PULL_REQUESTS_PER_PAGE };
        const { data } = await call(endpoints.histories, request, options);
        const found = new Map(data.map(({ pullRequestId, transitions }) => [pullRequestId.toLowerCase(), transitions]));
        return (id) => found.get(id.toLowerCase()) ?? [];
    }
    /** Reads the records of several pull requests in the queue. */
    async function readEach(address, numbers, options) {
        const queue = await addresses.queue(address, options);
        const repositoryId = await addresses.repositoryId(address.repository, options);
        const request = { repositoryId, number: numbers.join(","), limit: PULL_REQUESTS_PER_PAGE };
        const found = new Map((await call(endpoints.pullRequests, request, options)).data.map((each) => [each.number, each]));
        for (const number of numbers)
            known.set(pull_requests_keyOf({ ...address, number }), found.get(number));
        const records = [];
        for (const each of found.values()) {
            const record = findPullRequestRecord(queue.id, each);
            const { requiresImpactedTargets, hasImpactedTargets } = record?.readiness ?? {};
            const isOpenQuestion = requiresImpactedTargets === true && hasImpactedTargets == null;
            // A reply with several pull requests does not show if impacted targets were uploaded.
            const isAlone = options.withTargets === true && record?.state === "not_ready" && isOpenQuestion;
            const whole = isAlone ? await readRecord({ ...address, number: each.number }, options) : record;
            if (whole !== undefined)
                records.push({ id: each.id, record: whole });
        }
        return records;
    }
    return {
        readRecord,
        readRecordAgain,
        async readHistory(address, options) {
            const record = await readRecord(address, options);
            const id = await idOf(address, options);
            return createPullRequestHistory(record, (await readTransitions([id], options))(id));
        },
        async readRecords(address, numbers, options = {}) {
            return (await readEach(address, numbers, options)).map(({ record }) => record);
        },
        async readHistories(address, numbers, options) {
            const found = await readEach(address, numbers, { ...options, withTargets: true });
            if (found.length === 0)
                return [];
            const transitionsOf = await readTransitions(found.map(({ id }) => id), options);
            return found.map(({ id, record }) => createPullRequestHistory(record, transitionsOf(id)));
        },
        /** Finds the id of a pull request in the queue. @throws ApiError 404 if the pull request is not in the queue */
        idOf,
        /** Returns the pull request's id for a dry run. Before the look-up, returns a placeholder. */
        shownId: (address) => known.get(pull_requests_keyOf(address))?.id ?? "{id of the pull request}",
        shownRecord(address) {
            const found = known.get(pull_requests_keyOf(address));
            return found && findPullRequestRecord(addresses.shownQueueId(address), found);
        },
        readOtherBranch,
        /** Rejects a pull request of another queue, because a submission might move it. @throws ApiError */
        async requireNoOtherQueue(address, options) {
            const branch = await readOtherBranch(address, options);
            if (branch === undefined)
                return;
            const facts = { endpoint: endpoints.submit.name, attempts: 0, ambiguous: false, transient: false };
            throw new errors/* ApiError */.hD("rejected", `#${address.number} is in the merge queue for ${branch}. Nothing was sent.`, facts, {
                details: [
                    (0,problem/* createMessageText */.TM) `The base branch of the pull request may have changed. Set ${(0,problem/* toInputReference */.dY)("target-branch", branch)}.`,
                ],
            });
        },
        /**
         * Returns the error of a rejected submission: `not-found` if an earlier request did not find the pull request, else
         * the given error.
         */
        asUnknown(address, error) {
            const isUnknown = error instanceof errors/* ApiError */.hD && error.facts.code === "PR_NOT_ENQUEUEABLE" && !known.get(pull_requests_keyOf(address));
            if (!isUnknown)
                return error;
            const facts = { ...error.facts, status: 404, code: "PR_NOT_FOUND" };
            return new errors/* ApiError */.hD("not-found", error.message, facts, {
                details: adviseOnFailedRequest(facts, []),
                cause: error,
            });
        },
    };
    async function readOtherBranch(address, options) {
        const { id } = await addresses.queue(address, options);
        const key = pull_requests_keyOf(address);
        const found = known.has(key) ? known.get(key) : await find(address, options);
        const other = found?.isCurrentlySubmittedToQueue === true ? found.queueEntry?.mergeQueueId : undefined;
        if (other === undefined || other === id)
            return undefined;
        return (await call(insertIdIntoPath(endpoints.queue, other), {}, options)).targetBranch ?? other;
    }
    async function idOf(address, options) {
        const { id: queueId } = await addresses.queue(address, options);
        const found = known.get(pull_requests_keyOf(address)) ?? (await find(address, options));
        return found?.queueEntry?.mergeQueueId === queueId ? found.id : throwNotSubmitted(address);
    }
}
function pull_requests_keyOf({ repository: { host, owner, name }, number }) {
    return `${host}/${owner}/${name}#${number}`;
}
function throwNotSubmitted({ number, targetBranch }) {
    return (0,errors/* throwNotFoundError */.c2)(endpoints.pullRequests.name, `no submission of #${number} to the queue of branch ${targetBranch}`);
}

// EXTERNAL MODULE: ./lib/src/errors.js
var src_errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/service/queue-settings.js
var queue_settings = __webpack_require__(9023);
// EXTERNAL MODULE: ./lib/src/service/v2/words.js
var words = __webpack_require__(2786);
;// CONCATENATED MODULE: ./lib/src/service/v2/queues.js




/** Modes of a queue: name in the settings, then name in API v2. */
const MODES = new Map([
    ["single", "queue"],
    ["parallel", "graph"],
]);
const MINUTES_PER_HOUR = 60;
/** Fields of the configuration in API v2, by setting. The mode is not a part of the configuration. */
const FIELDS = new Map(Object.entries(queue_settings/* QUEUE_SETTINGS */.g).flatMap(([name, { kind, v2 }]) => name === "mode" ? [] : [[name, { key: v2?.key ?? name, most: v2?.most, ...conversionOf(name, kind) }]]));
function conversionOf(name, kind) {
    if (name === "notReadyTimeoutHours") {
        return {
            read: (value) => (typeof value === "number" ? value / MINUTES_PER_HOUR : value),
            write: (value) => Number(value) * MINUTES_PER_HOUR,
        };
    }
    switch (kind) {
        case "word":
            return { read: (value) => convertText(value, words/* snakeCase */.L), write: (value) => convertText(value, words/* camelCase */.x) };
        case "names-or-null":
            // In API v2, an empty list removes the list from the queue. Users write null for the same effect.
            return {
                read: (value) => (Array.isArray(value) && value.length === 0 ? null : value),
                write: (value) => value ?? [],
            };
        default:
            return { read: (value) => value, write: (value) => value };
    }
}
function convertText(value, convert) {
    return typeof value === "string" ? convert(value) : value;
}
function modeOf(mode) {
    const known = [...MODES].find(([, name]) => name === mode);
    return known?.[0] ?? mode;
}
function toV2Mode(setting) {
    return MODES.get(String(setting)) ?? String(setting);
}
/**
 * Returns the configuration for all settings except the mode. @throws InputError if a value is over the limit of API v2
 */
function toV2Config(settings) {
    const fields = [...settings].flatMap(([name, value]) => {
        const field = FIELDS.get(name);
        if (field === undefined)
            return [];
        const { key, most, write } = field;
        if (most !== undefined && Number(value) > most)
            throw new src_errors/* InputError */.dz([
                `The setting ${name} is ${String(value)}, but API v2 accepts at most ${most}. Nothing was sent.`,
            ]);
        return [[key, write(value)]];
    });
    return Object.fromEntries(fields);
}
/** Returns the queue with its settings, named as in API v1, and its pull requests in order. */
function convertV2Queue(queue, order, details) {
    const { config, targetBranch, ...others } = queue;
    const settings = [...FIELDS].map(([name, { key, read }]) => [name, read(config[key])]);
    const known = new Set([...FIELDS.values()].map(({ key }) => key));
    const newer = Object.entries(config).filter(([key]) => !known.has(key));
    return {
        ...others,
        ...Object.fromEntries(newer),
        state: order.queueState,
        branch: targetBranch,
        mode: modeOf(order.mode),
        ...Object.fromEntries(settings),
        enqueuedPullRequests: entriesOf(queue.id, order, details),
    };
}
/** Lists the pull requests: first those with a test run, then those that wait for a run, then for their admission. */
function entriesOf(queueId, { mode, batches, pending, awaitingAdmission }, details) {
    const listed = [
        ...batches.flatMap(({ state, pullRequests }) => pullRequests.map((each) => ({ ...each, state }))),
        ...pending.map(({ pullRequest, directlyAhead, heldBy }) => {
            // Without lanes, a pull request waits for all pull requests ahead, so their numbers are not listed.
            const waitsFor = mode === "graph" ? [...(directlyAhead ?? []), ...(heldBy ?? [])] : [];
            const ahead = [...new Set(waitsFor.map(({ number }) => number))];
            return { ...pullRequest, state: "pending", ahead: ahead.length === 0 ? undefined : ahead };
        }),
        ...(awaitingAdmission ?? []).map((each) => ({ ...each, state: "pending", isAwaitingAdmission: true })),
    ];
    const first = new Map(listed.toReversed().map((each) => [each.number, each]));
    const records = new Map(details.map((each) => [each.number, findPullRequestRecord(queueId, each)]));
    return listed
        .filter((each) => first.get(each.number) === each)
        .map(({ number, sha, title, state, ahead, isAwaitingAdmission }) => {
        const { readiness: _readiness, ...record } = records.get(number) ?? { prNumber: number };
        return { prSha: sha, prTitle: title, state, ...record, ahead, isAwaitingAdmission };
    });
}

// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
;// CONCATENATED MODULE: ./lib/src/service/v2/reads.js







function createQueueReader({ call, limit }, addresses, pullRequests) {
    const queueId = async (queue, options) => (await addresses.queue(queue, options)).id;
    const listTests = createTestList({ call });
    /** Lists pull requests. `wanted` selects which: all of them, only those with a test run (at most 100), or none. */
    async function readDetails(id, wanted, options) {
        const details = [];
        if (wanted === undefined)
            return details;
        const isWhole = wanted === "all";
        const list = isWhole ? endpoints.allQueuePullRequests : endpoints.queuePullRequests;
        const query = { state: isWhole ? ADMITTED_STATES : STATES_WITH_TEST_RUN, limit: PULL_REQUESTS_PER_PAGE };
        for (let cursor;;) {
            const page = await call(insertIdIntoPath(list, id), { ...query, cursor }, options);
            details.push(...page.data);
            cursor = nextOf(page);
            if (!isWhole || cursor === undefined)
                return details;
        }
    }
    return {
        readRecord: (pullRequest, options) => pullRequests.readRecord(pullRequest, limit(options)),
        readRecordAgain: (pullRequest, options) => pullRequests.readRecordAgain(pullRequest, limit(options)),
        readOtherBranch: (pullRequest, options) => pullRequests.readOtherBranch(pullRequest, limit(options)),
        readRecords: (queue, numbers, options) => pullRequests.readRecords(queue, numbers, { ...limit(options), withTargets: options?.withTargets }),
        readHistory: (pullRequest, options) => pullRequests.readHistory(pullRequest, limit(options)),
        readHistories: (queue, numbers, options) => pullRequests.readHistories(queue, numbers, limit(options)),
        async readQueue(address, given) {
            const options = limit(given);
            const id = await queueId(address, options);
            try {
                // The requests run one after the other. Opening a second connection takes longer than two requests on one
                // connection.
                const queue = addresses.takeFreshQueue(address) ?? (await call(insertIdIntoPath(endpoints.queue, id), {}, options));
                const order = await call(insertIdIntoPath(endpoints.order, id), {}, options);
                const details = await readDetails(id, given?.details, options);
                return convertV2Queue(queue, order, details);
            }
            catch (error) {
                // A queue that was deleted and created again has another id.
                if ((0,errors/* isNotFoundError */.El)(error))
                    addresses.forgetQueue(address);
                throw error;
            }
        },
        async readTestRun(_queue, testRunId, options) {
            return toTestRun(await call(insertIdIntoPath(endpoints.testRun, testRunId), {}, limit(options)));
        },
        async readEstimate(pullRequest, given) {
            const options = limit(given);
            const id = await pullRequests.idOf(pullRequest, options);
            const { status, estimatedAt, reason } = await call(insertIdIntoPath(endpoints.estimate, id), {}, options);
            if (status === "available" && estimatedAt != null)
                return { at: estimatedAt };
            const word = (0,format/* formatServiceEnumValue */.Dx)((0,words/* snakeCase */.L)(reason ?? ""));
            return { reason: word === "" ? "the service gives no estimate at the moment" : `the service reports "${word}"` };
        },
        async readPullRequests(queue, { state, since, cursor }, given) {
            const options = limit(given);
            const id = await queueId(queue, options);
            const query = { limit: PULL_REQUESTS_PER_PAGE, state: state && (0,words/* camelCase */.x)(state), concludedAfter: since, cursor };
            const page = await call(insertIdIntoPath(endpoints.allQueuePullRequests, id), query, options);
            return {
                pullRequests: page.data.flatMap((each) => findPullRequestRecord(id, each) ?? []),
                nextCursor: nextOf(page),
            };
        },
        async readTestingResults(queue, span, given) {
            const options = limit(given);
            const id = await queueId(queue, options);
            const page = await call(insertIdIntoPath(endpoints.testingResults, id), { ...span, limit: PULL_REQUESTS_PER_PAGE }, options);
            return { testingResults: page.data.map(toTestingResult), nextCursor: nextOf(page) };
        },
        async readMetrics(repository) {
            const options = limit();
            const repositoryId = repository && (await addresses.repositoryId(repository, options));
            return call(endpoints.allMetrics, { repositoryId }, options);
        },
        async readQuarantinedTests({ repository, pageSize }, page) {
            const options = limit();
            const repositoryId = await addresses.repositoryId(repository, options);
            const query = { quarantineState: "quarantined", limit: pageSize, cursor: page || undefined };
            const list = await listTests(query, options);
            // The service lists the tests of the whole organization.
            const tests = list.data.filter(({ repoId }) => repoId === repositoryId).map(quarantinedTestOf);
            return { tests, nextPage: nextOf(list) ?? "", total: undefined };
        },
    };
}
function nextOf({ hasMore, nextCursor }) {
    return hasMore === false ? undefined : (nextCursor ?? undefined);
}
/**
 * Reads the list of tests. Its path differs between versions of the service. After a reply 404, the request goes to the
 * other path.
 */
function createTestList({ call }) {
    let endpoint = endpoints.tests;
    return async (query, options) => {
        try {
            return await call(endpoint, query, options);
        }
        catch (error) {
            if (!(0,errors/* isNotFoundError */.El)(error) || endpoint === endpoints.testCases)
                throw error;
            endpoint = endpoints.testCases;
            return await call(endpoint, query, options);
        }
    };
}
/**
 * Converts a listed test. Omits its id, because API v2's id differs from the id computed from the names of the test.
 */
function quarantinedTestOf({ id, ...test }) {
    const { parentName, className, file, variant, status, statusSince, quarantinedSince, codeowners, name } = test;
    return {
        name,
        parent: parentName || null,
        classname: className || null,
        file: file || null,
        variant: variant || null,
        status: status?.toUpperCase(),
        status_last_updated_at: statusSince,
        quarantined_at: quarantinedSince,
        codeowners,
        testId: id,
    };
}

;// CONCATENATED MODULE: ./lib/src/service/v2/service.js








/** Maximum number of targets in a request. */
const MOST_TARGETS = 100_000;
/** Maximum milliseconds until a record shows an upload. The service accepts an upload before it takes effect. */
const SETTLES_MS = 15_000;
/** Milliseconds of the pauses between uploads while the service does not know a new pull request yet. */
const INDEXING_PAUSES_MS = [1000, 2000, 4000, 8000];
function createService(parts) {
    const { client, now } = parts;
    const addresses = createResourceIdCache(client);
    const pullRequests = createPullRequestReader(client, addresses);
    return {
        now,
        namesTestRuns: true,
        setsStateDuringModeSwitch: true,
        ...createQueueReader(client, addresses, pullRequests),
        ...createQueueWrites(parts, addresses),
        ...createPullRequestWrites(client, addresses, pullRequests),
        ...createUploads(parts, addresses),
    };
}
/** Prepares requests for one resource, such as a queue. Finds its id when the request is sent. */
function prepare({ call, limit }, steps, shownId, findId) {
    return {
        wire: steps.map(({ endpoint: { method, path }, body }) => ({
            method,
            path: path.replace("{id}", shownId),
            body: body && Buffer.from(JSON.stringify(body)),
        })),
        async send(given) {
            const options = limit(given);
            const id = await findId(options);
            for (const { endpoint, body } of steps)
                await call(insertIdIntoPath(endpoint, id), body, options);
        },
    };
}
const STATE_CHANGES = { running: endpoints.resume, paused: endpoints.pause, draining: endpoints.drain };
/** Settings that the request to create a queue accepts. */
const AT_CREATION = ["mode", "concurrency", "bisectionConcurrency", "enqueueingLabel"];
function createQueueWrites({ client, warn }, addresses) {
    const warned = new Set();
    const write = (queue, ...steps) => prepare(client, steps, addresses.shownQueueId(queue), async (options) => {
        const { id, managedState } = await addresses.queue(queue, options);
        addresses.takeFreshQueue(queue);
        if (managedState === "terraform" && !warned.has(id))
            warn(`Terraform manages the queue of branch ${queue.targetBranch}. Terraform will show this change as drift.`);
        warned.add(id);
        return id;
    });
    return {
        createQueue(queue, settings) {
            // Checks all settings before the first request.
            toV2Config(settings);
            const { chosen, remaining } = (0,service_client/* splitSettingsForQueueCreation */.v9)(settings, AT_CREATION);
            const mode = chosen.has("mode") ? { mode: toV2Mode(chosen.get("mode")) } : {};
            const bodyWith = (repositoryId) => {
                return { repositoryId, targetBranch: queue.targetBranch, ...mode, ...toV2Config(chosen) };
            };
            const { method, path } = endpoints.createQueue;
            const shown = Buffer.from(JSON.stringify(bodyWith(addresses.shownRepositoryId(queue.repository))));
            return {
                wire: [{ method, path, body: shown }],
                remaining,
                async send(given) {
                    const options = client.limit(given);
                    const id = await addresses.repositoryId(queue.repository, options);
                    await client.call(endpoints.createQueue, bodyWith(id), options);
                },
            };
        },
        /** Updates a queue. The mode is sent last, because the service rejects other changes while the modes switch. */
        updateQueue(queue, settings) {
            const config = toV2Config(settings);
            return write(queue, ...(Object.keys(config).length === 0 ? [] : [{ endpoint: endpoints.updateConfig, body: config }]), ...(settings.has("mode")
                ? [{ endpoint: endpoints.switchModes, body: { mode: toV2Mode(settings.get("mode")) } }]
                : []));
        },
        setQueueState: (queue, state) => write(queue, { endpoint: STATE_CHANGES[state] }),
        deleteQueue(queue) {
            const request = write(queue, { endpoint: endpoints.deleteQueue });
            return { ...request, send: (options) => request.send(options).finally(() => addresses.forgetQueue(queue)) };
        },
    };
}
function createPullRequestWrites(client, addresses, pullRequests) {
    const write = (pullRequest, ...steps) => prepare(client, steps, pullRequests.shownId(pullRequest), (options) => pullRequests.idOf(pullRequest, options));
    return {
        submit(pullRequest, settings) {
            const body = { number: pullRequest.number, ...priorityOf(settings), ...(settings.noBatch ? NO_BATCH : {}) };
            const step = { endpoint: withPermissions(endpoints.submit, settings), body };
            const request = prepare(client, [step], addresses.shownQueueId(pullRequest), async (options) => {
                await pullRequests.requireNoOtherQueue(pullRequest, options);
                return (await addresses.queue(pullRequest, options)).id;
            });
            const send = (options) => request.send(options).catch((error) => Promise.reject(pullRequests.asUnknown(pullRequest, error)));
            return { ...request, send };
        },
        update(pullRequest, settings) {
            const changes = changesIn(settings, pullRequests.shownRecord(pullRequest));
            const { noBatch } = changes;
            const body = { ...priorityOf(changes), ...(noBatch === undefined ? {} : { allowBatching: !noBatch }) };
            // The service rejects a request without a change.
            if (Object.keys(body).length === 0)
                return write(pullRequest);
            return write(pullRequest, { endpoint: withPermissions(endpoints.update, changes), body });
        },
        cancel: (pullRequest) => write(pullRequest, { endpoint: endpoints.dequeue }),
        restartTests: (pullRequest) => write(pullRequest, { endpoint: endpoints.restartTests }),
        // With the mode `now`, the service would stop other jobs of the failed workflows.
        rerunFailedChecks: (pullRequest) => write(pullRequest, { endpoint: endpoints.rerunFailedChecks, body: { mode: "wait" } }),
    };
}
const NO_BATCH = { allowBatching: false };
function priorityOf({ priority }) {
    if (priority === undefined)
        return {};
    return typeof priority === "number" ? { priorityValue: priority } : { priorityName: priority.toLowerCase() };
}
/** Returns the settings that differ from a record. Each change requires a permission, so equal settings are omitted. */
function changesIn({ priority, noBatch }, record) {
    const isSamePriority = priority === record?.priorityValue || priority === record?.priorityName;
    return {
        priority: isSamePriority ? undefined : priority,
        noBatch: noBatch === record?.noBatch ? undefined : noBatch,
    };
}
/** Adds the permissions that the fields in the request need. */
function withPermissions(endpoint, { priority, noBatch }) {
    const own = endpoint === endpoints.submit ? [API_KEY_PERMISSIONS.merge] : [];
    return {
        ...endpoint,
        permissions: [
            ...own,
            ...(priority === undefined ? [] : [API_KEY_PERMISSIONS.priority]),
            ...(noBatch === undefined || (endpoint === endpoints.submit && !noBatch) ? [] : [API_KEY_PERMISSIONS.batching]),
        ],
    };
}
function createUploads({ client, clock, signal }, addresses) {
    const shownBody = (head, encodedTargets) => bodyFor(head, addresses.shownRepositoryId(head.repository), encodedTargets);
    /** Sends an upload, and repeats it while the service does not know a new pull request yet. */
    async function send(head, encodedTargets, given) {
        const options = client.limit(given);
        const { untilMs = Number.POSITIVE_INFINITY } = options;
        const repositoryId = await addresses.repositoryId(head.repository, options);
        const body = bodyFor(head, repositoryId, encodedTargets);
        for (const pauseMs of [...INDEXING_PAUSES_MS, undefined]) {
            try {
                await client.call(endpoints.uploadTargets, body, options);
                return;
            }
            catch (error) {
                const isUnknown = error instanceof errors/* ApiError */.hD && error.facts.code === "PR_NOT_FOUND";
                if (pauseMs === undefined || !isUnknown || clock.now() + pauseMs >= untilMs)
                    throw error;
                await clock.sleep(pauseMs, given?.signal ?? signal);
            }
        }
    }
    return {
        uploadLimits: (head) => ({
            ...service_client/* REQUEST_BODY_BYTE_LIMITS */.vY,
            aroundBytes: shownBody(head, encodeTargets(new Set())).length,
            targets: MOST_TARGETS,
            settlesMs: SETTLES_MS,
        }),
        uploadImpactedTargets(head, targets) {
            const encoded = encodeTargets(targets);
            return (0,service_client/* prepareTargetsUploadRequest */.Ij)(endpoints.uploadTargets, shownBody(head, encoded), (options) => send(head, encoded, options));
        },
    };
}
function bodyFor({ targetBranch, headSha: sha, number }, repositoryId, encodedTargets) {
    const start = JSON.stringify({ repositoryId, targetBranch, sha, number }).slice(0, -1);
    return Buffer.concat([Buffer.from(start), encodedTargets]);
}
/** Returns the rest of the request's JSON text, from the comma before the targets. */
function encodeTargets(targets) {
    const fields = targets === "ALL" ? { impactsAllTargets: true } : { impactedTargets: [...targets].toSorted() };
    return Buffer.from(`,${JSON.stringify(fields).slice(1)}`);
}


/***/ }),

/***/ 2786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ snakeCase),
/* harmony export */   x: () => (/* binding */ camelCase)
/* harmony export */ });
// This file is separate from the schemas, because importing them would delay the first request.
/** Respells a word. Other texts stay as they are: one that contains the token would not be redacted otherwise. */
function snakeCase(name) {
    if (/^[A-Z][A-Z_]*$/.test(name))
        return name.toLowerCase();
    const isWord = /^[a-z][a-zA-Z]*$/.test(name);
    return isWord ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;
}
function camelCase(snake) {
    return snake.replace(/_([a-z])/g, (_match, letter) => letter.toUpperCase());
}


/***/ })

};
