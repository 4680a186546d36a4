export const id = 4228;
export const ids = [4228];
export const modules = {

/***/ 6497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ terminalState),
/* harmony export */   BU: () => (/* binding */ hasOtherHead),
/* harmony export */   TL: () => (/* binding */ isMerged),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   k: () => (/* binding */ isAttempt),
/* harmony export */   lY: () => (/* binding */ isOutdated),
/* harmony export */   qK: () => (/* binding */ isFromEarlierAttempt),
/* harmony export */   zX: () => (/* binding */ findBlockers)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);

/** Final states of an attempt, documented by the service under "States and transitions". */
const TERMINAL_STATES = ["merged", "failed", "cancelled"];
function terminalState({ state }) {
    return TERMINAL_STATES.find((terminal) => terminal === state);
}
function isMerged(record) {
    return record?.state === "merged";
}
function hasEnded(record) {
    return terminalState(record) !== undefined || !record.isCurrentlySubmittedToQueue;
}
function isAttempt({ id, stateChangedAt }, mark) {
    return mark !== undefined && id === mark.id && stateChangedAt === mark.stateChangedAt;
}
/** True when a record belongs to an earlier attempt or is outdated. False for `merged`, because a merge is final. */
function isFromEarlierAttempt(record, { stale, since = "" }) {
    if (isMerged(record))
        return false;
    if ((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isBefore */ .Y8)(record.stateChangedAt, stale?.stateChangedAt ?? ""))
        return true;
    return hasEnded(record) && (isAttempt(record, stale) || (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isBefore */ .Y8)(record.stateChangedAt, since));
}
/** True when a record is older than another one of the same pull request. A record `merged` is never outdated. */
function isOutdated(record, known) {
    return !isMerged(record) && (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isBefore */ .Y8)(record.stateChangedAt, known?.stateChangedAt ?? "");
}
function hasOtherHead(record, guardedHead) {
    return record !== undefined && guardedHead !== undefined && !(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCommit */ .sw)(record.prSha, guardedHead);
}
/** Returns the conditions that prevent the tests, as the service documents them under "Submitted pull request". */
function findBlockers({ readiness }) {
    const { doesBaseBranchMatch, gitHubMergeability, requiresImpactedTargets, hasImpactedTargets } = readiness ?? {};
    const mergeability = gitHubMergeability ?? "mergeable";
    const reasons = [...new Set((readiness?.reasons ?? []).map(({ code }) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatWord */ .Cj)(code)))];
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

/***/ 4228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createService: () => (/* binding */ createService)
});

// EXTERNAL MODULE: ./lib/src/service/client.js
var service_client = __webpack_require__(6027);
// EXTERNAL MODULE: ./lib/src/service/errors.js
var errors = __webpack_require__(3127);
;// CONCATENATED MODULE: ./lib/src/service/v2/endpoints.js
/** Permissions of a key, as the web application names them. */
const PERMISSIONS = {
    merge: "Merge and cancel PRs",
    priority: "Set priority on PRs",
    batching: "Skip batching",
    settings: "Update Merge Queue settings",
};
function schema(name) {
    return async () => (await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(5887)]).then(__webpack_require__.bind(__webpack_require__, 5887)))[name];
}
/** A read; the API's own name of the operation is shown in messages. */
function read(name, path, reply) {
    return { name, method: "GET", path, repeat: "always", reply };
}
function write(name, [method, path], permission, repeat = "unsent") {
    return { name, method, path, repeat, reply: "nothing", permissions: [PERMISSIONS[permission]] };
}
const endpoints = {
    repositories: read("repositories.resolveByProviderUrl", "/repositories", schema("repositories")),
    queues: read("mergeQueues.list", "/merge-queues", schema("mergeQueues")),
    queue: read("mergeQueues.get", "/merge-queues/{id}", schema("mergeQueue")),
    order: read("mergeQueues.order", "/merge-queues/{id}/order", schema("order")),
    queuePullRequests: read("mergeQueues.listPullRequests", "/merge-queues/{id}/pull-requests", schema("pullRequests")),
    testingResults: read("mergeQueues.listTestingResults", "/merge-queues/{id}/testing-results", schema("testingResults")),
    allMetrics: read("mergeQueues.organizationMetrics", "/merge-queues/metrics", "text"),
    pullRequests: {
        ...read("pullRequests.resolveByCoordinates", "/pull-requests", schema("pullRequests")),
        // A key may send 5 of them a second, and all steps that start together send one.
        repeat: "patient",
    },
    estimate: read("pullRequests.queueEntryEstimate", "/pull-requests/{id}/queue-entry-estimate", schema("estimate")),
    histories: read("pullRequests.queueEntryHistoryBatch", "/queue-entry-history", schema("histories")),
    testRun: read("mergeQueueVerificationRuns.get", "/merge-queue-verification-runs/{id}", schema("verificationRun")),
    tests: read("tests.list", "/tests", schema("tests")),
    testCases: read("testCases.list", "/test-cases", schema("tests")),
    submit: write("mergeQueues.submitPullRequest", ["POST", "/merge-queues/{id}/pull-requests"], "merge"),
    update: write("pullRequests.updateQueueEntry", ["PATCH", "/pull-requests/{id}/queue-entry"], "priority"),
    dequeue: write("pullRequests.dequeue", ["POST", "/pull-requests/{id}/dequeue"], "merge"),
    // A retry would discard the new test run.
    restartTests: write("pullRequests.restartTests", ["POST", "/pull-requests/{id}/restart-tests"], "merge", "never"),
    // The last upload for a head commit wins.
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
function at(endpoint, id) {
    return { ...endpoint, path: endpoint.path.replace("{id}", encodeURIComponent(id)) };
}

;// CONCATENATED MODULE: ./lib/src/service/v2/addresses.js


/** Resolves repositories and queues to ids once. A failed look-up is repeated at the next use. */
function createAddresses({ call }) {
    const repositories = createStore();
    const queues = createStore();
    const fresh = new Set();
    const repositoryId = (repository, options) => {
        const providerUrl = urlOf(repository);
        return repositories.get(providerUrl, async () => {
            const [found] = (await call(endpoints.repositories, { providerUrl }, options)).data;
            return found?.id ?? throwAbsent(endpoints.repositories.name, `no repository ${providerUrl}`);
        });
    };
    return {
        repositoryId,
        /** Returns the repository's id to show in a request. Before the look-up, returns a placeholder of the same length. */
        shownRepositoryId: (repository) => repositories.known(urlOf(repository)) ?? "<id of the repository>".padEnd(UUID_CHARACTERS),
        /** Returns the queue as it was at the look-up. @throws ApiError 404 for an absent repository or queue */
        queue: (address, options) => queues.get(keyOf(address), async () => {
            const { repository, targetBranch } = address;
            const request = { repositoryId: await repositoryId(repository, options), targetBranch };
            const [found] = (await call(endpoints.queues, request, options)).data;
            if (found === undefined)
                return throwAbsent(endpoints.queues.name, `no merge queue for branch ${targetBranch}`);
            fresh.add(keyOf(address));
            return found;
        }),
        /** Returns a queue that was just looked up. Works once, and only before a write, because the settings may change later. */
        takeFreshQueue: (address) => fresh.delete(keyOf(address)) ? queues.known(keyOf(address)) : undefined,
        /** Returns the queue's id to show in a request. Before the look-up, returns a placeholder. */
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
/** @throws ApiError 404, as the service answers a request for something absent */
function throwAbsent(endpoint, what) {
    const facts = { endpoint, status: 404, attempts: 1, ambiguous: false, transient: false };
    throw new errors/* ApiError */.hD("not-found", `${endpoint} found ${what}.`, facts);
}

// EXTERNAL MODULE: ./lib/src/text/problem.js
var problem = __webpack_require__(8215);
// EXTERNAL MODULE: ./lib/src/service/record-state.js
var record_state = __webpack_require__(6497);
;// CONCATENATED MODULE: ./lib/src/service/v2/records.js
/** Returns the record of a pull request in a queue; undefined if it was never submitted to that queue. */
function recordIn(queueId, pullRequest) {
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
function withTimeline(record, transitions) {
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
function testRunOf(run) {
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
/** Conclusions and states of a provider that this version knows. */
const PROVIDER_WORDS = new Set("success neutral skipped pending expected failure error timed_out cancelled action_required startup_failure stale".split(" "));
/**
 * Returns the provider's own word, which is more exact: `neutral` also replaces `stale`, `action_required` and no
 * conclusion. An unknown word of the provider does not hide what the service makes of it.
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
function testingResultOf(row) {
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






/** States of pull requests with a test run, of those that the queue has admitted, and of all in it, as filters. */
const STATES_WITH_RUN = "testing,testsPassed,pendingFailure";
const ADMITTED_STATES = `pending,${STATES_WITH_RUN}`;
const LIVE_STATES = `notReady,${ADMITTED_STATES}`;
/** Maximum number of pull requests on a page. */
const PAGE = 100;
/**
 * Reads pull requests. A key may send 5 requests a second to `/pull-requests`, and 100 to other paths: a wait polls the
 * queue's list of its author's pull requests, and reads the pull request itself first and last.
 */
function createPullRequestReader({ call }, addresses) {
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
        return (found && recordIn(queue.id, found)) ?? throwNotSubmitted(address);
    }
    /** Reads the record in the queue's list, else the pull request itself. Terminal states come from the latter. */
    async function readRecordAgain(address, options) {
        const { id } = await addresses.queue(address, options);
        const before = known.get(pull_requests_keyOf(address));
        const record = before && recordIn(id, before);
        // The list does not show the impacted targets of a pull request that may wait for them.
        if (before?.author == null || record === undefined || (0,record_state/* hasEnded */.hY)(record) || record.state === "not_ready")
            return readRecord(address, options);
        const request = { state: LIVE_STATES, author: before.author, limit: PAGE };
        const page = await call(at(endpoints.queuePullRequests, id), request, options);
        const listed = page.data.find(({ number }) => number === address.number);
        const again = listed && recordIn(id, listed);
        return again === undefined || again.state === "not_ready" ? readRecord(address, options) : again;
    }
    async function readTransitions(ids, options) {
        const request = { pullRequestIds: ids.join(","), limit: PAGE };
        const { data } = await call(endpoints.histories, request, options);
        const found = new Map(data.map(({ pullRequestId, transitions }) => [pullRequestId.toLowerCase(), transitions]));
        return (id) => found.get(id.toLowerCase()) ?? [];
    }
    return {
        readRecord,
        readRecordAgain,
        async readHistory(address, options) {
            const record = await readRecord(address, options);
            const id = await idOf(address, options);
            return withTimeline(record, (await readTransitions([id], options))(id));
        },
        async readHistories(address, numbers, options) {
            const queue = await addresses.queue(address, options);
            const repositoryId = await addresses.repositoryId(address.repository, options);
            const request = { repositoryId, number: numbers.join(","), limit: PAGE };
            const found = (await call(endpoints.pullRequests, request, options)).data;
            if (found.length === 0)
                return [];
            const transitionsOf = await readTransitions(found.map(({ id }) => id), options);
            const histories = [];
            for (const each of found) {
                const record = await readWhole(each);
                if (record !== undefined)
                    histories.push(withTimeline(record, transitionsOf(each.id)));
            }
            return histories;
            /** Reads a pull request that may wait for its targets alone: a reply with several does not show them. */
            async function readWhole(each) {
                const record = recordIn(queue.id, each);
                const { requiresImpactedTargets, hasImpactedTargets } = record?.readiness ?? {};
                const isOpenQuestion = requiresImpactedTargets === true && hasImpactedTargets == null;
                if (record?.state !== "not_ready" || !isOpenQuestion)
                    return record;
                return readRecord({ ...address, number: each.number }, options);
            }
        },
        /** Finds the id of a pull request in the queue. @throws ApiError 404 for one that is not in it */
        idOf,
        /** Returns the id to show in a request. Before the look-up, returns a placeholder. */
        shownId: (address) => known.get(pull_requests_keyOf(address))?.id ?? "{id of the pull request}",
        shownRecord(address) {
            const found = known.get(pull_requests_keyOf(address));
            return found && recordIn(addresses.shownQueueId(address), found);
        },
        /** @throws ApiError when the pull request is in another queue: a submission might move it */
        async requireNoOtherQueue(address, options) {
            const { id } = await addresses.queue(address, options);
            const found = known.get(pull_requests_keyOf(address)) ?? (await find(address, options));
            const isElsewhere = found?.queueEntry != null && found.queueEntry.mergeQueueId !== id;
            if (!isElsewhere || !found.isCurrentlySubmittedToQueue)
                return;
            const facts = { endpoint: endpoints.submit.name, attempts: 0, ambiguous: false, transient: false };
            throw new errors/* ApiError */.hD("rejected", `#${address.number} is in the merge queue of another branch. Nothing was sent.`, facts, {
                details: [
                    (0,problem/* textWithNames */.EU) `Its base branch may have changed. Set ${(0,problem/* inputName */.yu)("target-branch")} to the branch of that queue.`,
                ],
            });
        },
    };
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
    return throwAbsent(endpoints.pullRequests.name, `no submission of #${number} to the queue of branch ${targetBranch}`);
}

// EXTERNAL MODULE: ./lib/src/errors.js
var src_errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/service/queue-settings.js
var queue_settings = __webpack_require__(9023);
// EXTERNAL MODULE: ./lib/src/service/v2/words.js
var words = __webpack_require__(2786);
;// CONCATENATED MODULE: ./lib/src/service/v2/queues.js




/** Modes of API v2 by those of the settings. */
const MODES = new Map([
    ["single", "queue"],
    ["parallel", "graph"],
]);
const MINUTES_PER_HOUR = 60;
/** Fields of the configuration by setting. The mode is not part of it. */
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
            // An empty list removes the queue's own one. Users write null for it.
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
function modeFor(setting) {
    return MODES.get(String(setting)) ?? String(setting);
}
/** Returns the configuration for settings other than the mode. @throws InputError for a value over the limit of API v2 */
function configFor(settings) {
    const fields = [...settings].flatMap(([name, value]) => {
        const field = FIELDS.get(name);
        if (field === undefined)
            return [];
        const { key, most, write } = field;
        if (most !== undefined && Number(value) > most)
            throw new src_errors/* InputError */.dz([`${name} is ${String(value)}, and API v2 accepts at most ${most}. Nothing was sent.`]);
        return [[key, write(value)]];
    });
    return Object.fromEntries(fields);
}
/** Returns the queue with its settings in the names of API v1, and its pull requests in order. */
function queueOf(queue, order, details) {
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
/** Lists the admitted pull requests: those with a run, those that wait for one, and those that wait for admission. */
function entriesOf(queueId, { mode, batches, pending, awaitingAdmission }, details) {
    const listed = [
        ...batches.flatMap(({ state, pullRequests }) => pullRequests.map((each) => ({ ...each, state, ahead: undefined }))),
        ...pending.map(({ pullRequest, directlyAhead, heldBy }) => {
            // Without lanes, a pull request waits for all before it, not only for its neighbors.
            const waitsFor = mode === "graph" ? [...(directlyAhead ?? []), ...(heldBy ?? [])] : [];
            const ahead = [...new Set(waitsFor.map(({ number }) => number))];
            return { ...pullRequest, state: "pending", ahead: ahead.length === 0 ? undefined : ahead };
        }),
        ...(awaitingAdmission ?? []).map((each) => ({ ...each, state: "pending", ahead: undefined })),
    ];
    const first = new Map(listed.toReversed().map((each) => [each.number, each]));
    const records = new Map(details.map((each) => [each.number, recordIn(queueId, each)]));
    return listed
        .filter((each) => first.get(each.number) === each)
        .map(({ number, sha, title, state, ahead }) => {
        const { readiness: _readiness, ...record } = records.get(number) ?? { prNumber: number };
        return { prSha: sha, prTitle: title, state, ...record, ahead };
    });
}

;// CONCATENATED MODULE: ./lib/src/service/v2/reads.js






function createReads({ call, limit }, addresses, pullRequests) {
    const queueId = async (queue, options) => (await addresses.queue(queue, options)).id;
    const listTests = createTestList({ call });
    /** Lists details of the pull requests: of at most 100 with a test run, of all, or of none. */
    async function readDetails(id, wanted, options) {
        const details = [];
        if (wanted === undefined)
            return details;
        const isWhole = wanted === "all";
        const query = { state: isWhole ? ADMITTED_STATES : STATES_WITH_RUN, limit: PAGE };
        for (let cursor;;) {
            const page = await call(at(endpoints.queuePullRequests, id), { ...query, cursor }, options);
            details.push(...page.data);
            cursor = nextOf(page);
            if (!isWhole || cursor === undefined)
                return details;
        }
    }
    return {
        readRecord: (pullRequest, options) => pullRequests.readRecord(pullRequest, limit(options)),
        readRecordAgain: (pullRequest, options) => pullRequests.readRecordAgain(pullRequest, limit(options)),
        readHistory: (pullRequest, options) => pullRequests.readHistory(pullRequest, limit(options)),
        readHistories: (queue, numbers, options) => pullRequests.readHistories(queue, numbers, limit(options)),
        async readQueue(address, given) {
            const options = limit(given);
            const id = await queueId(address, options);
            try {
                // One after the other: a request that opens a connection takes longer than two on an open one.
                const queue = addresses.takeFreshQueue(address) ?? (await call(at(endpoints.queue, id), {}, options));
                const order = await call(at(endpoints.order, id), {}, options);
                const details = await readDetails(id, given?.details, options);
                return queueOf(queue, order, details);
            }
            catch (error) {
                // A queue that was created again has another id.
                if ((0,errors/* isNotFound */.c4)(error))
                    addresses.forgetQueue(address);
                throw error;
            }
        },
        async readTestRun(_queue, testRunId, options) {
            return testRunOf(await call(at(endpoints.testRun, testRunId), {}, limit(options)));
        },
        async readEstimate(pullRequest, given) {
            const options = limit(given);
            const id = await pullRequests.idOf(pullRequest, options);
            const { status, estimatedAt, reason } = await call(at(endpoints.estimate, id), {}, options);
            if (status === "available" && estimatedAt != null)
                return { at: estimatedAt };
            return { reason: reason ?? "the service gives none at the moment" };
        },
        async readPullRequests(queue, { state, since, cursor }, given) {
            const options = limit(given);
            const id = await queueId(queue, options);
            const query = { limit: PAGE, state: state && (0,words/* camelCase */.x)(state), concludedAfter: since, cursor };
            const page = await call(at(endpoints.queuePullRequests, id), query, options);
            return { pullRequests: page.data.flatMap((each) => recordIn(id, each) ?? []), nextCursor: nextOf(page) };
        },
        async readTestingResults(queue, span, given) {
            const options = limit(given);
            const id = await queueId(queue, options);
            const page = await call(at(endpoints.testingResults, id), { ...span, limit: PAGE }, options);
            return { testingResults: page.data.map(testingResultOf), nextCursor: nextOf(page) };
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
            // The list is that of the whole organization.
            const tests = list.data.filter(({ repoId }) => repoId === repositoryId).map(quarantinedTestOf);
            return { tests, nextPage: nextOf(list) ?? "", total: undefined };
        },
    };
}
function nextOf({ hasMore, nextCursor }) {
    return hasMore === false ? undefined : (nextCursor ?? undefined);
}
/** The list of tests has had two paths. The other one answers 404 where it is unknown. */
function createTestList({ call }) {
    let endpoint = endpoints.tests;
    return async (query, options) => {
        try {
            return await call(endpoint, query, options);
        }
        catch (error) {
            if (!(0,errors/* isNotFound */.c4)(error) || endpoint === endpoints.testCases)
                throw error;
            endpoint = endpoints.testCases;
            return await call(endpoint, query, options);
        }
    };
}
/** Returns a listed test without its id, because API v2's id differs from the id computed from the names of the test. */
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
/** Time until a record shows an upload, in milliseconds: the service accepts it before it takes effect. */
const SETTLES_MS = 15_000;
/** Pauses before an upload is repeated for a pull request that the service does not know yet, in milliseconds. */
const INDEXING_PAUSES_MS = [1000, 2000, 4000, 8000];
function createService(parts) {
    const { client, now } = parts;
    const addresses = createAddresses(client);
    const pullRequests = createPullRequestReader(client, addresses);
    return {
        now,
        namesTestRuns: true,
        ...createReads(client, addresses, pullRequests),
        ...createQueueWrites(parts, addresses),
        ...createPullRequestWrites(client, addresses, pullRequests),
        ...createUploads(parts, addresses),
    };
}
/** Prepares requests about one resource, such as a queue. Looks up its id when a request is sent. */
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
                await call(at(endpoint, id), body, options);
        },
    };
}
const STATE_CHANGES = { running: endpoints.resume, paused: endpoints.pause, draining: endpoints.drain };
/** Settings that the creation accepts. */
const AT_CREATION = ["mode", "concurrency", "bisectionConcurrency", "enqueueingLabel"];
function createQueueWrites({ client, warn }, addresses) {
    const warned = new Set();
    const write = (queue, ...steps) => prepare(client, steps, addresses.shownQueueId(queue), async (options) => {
        const { id, managedState } = await addresses.queue(queue, options);
        addresses.takeFreshQueue(queue);
        if (managedState === "terraform" && !warned.has(id))
            warn(`Terraform manages the queue of branch ${queue.targetBranch}. This change will show there as drift.`);
        warned.add(id);
        return id;
    });
    return {
        createQueue(queue, settings) {
            // Checks the limits of all settings before the first request.
            configFor(settings);
            const chosen = new Map([...settings].filter(([name]) => AT_CREATION.includes(name)));
            // A new queue has no list to remove.
            const remaining = [...settings].filter(([name, value]) => !AT_CREATION.includes(name) && value !== null);
            const mode = chosen.has("mode") ? { mode: modeFor(chosen.get("mode")) } : {};
            const bodyWith = (repositoryId) => {
                return { repositoryId, targetBranch: queue.targetBranch, ...mode, ...configFor(chosen) };
            };
            const { method, path } = endpoints.createQueue;
            const shown = Buffer.from(JSON.stringify(bodyWith(addresses.shownRepositoryId(queue.repository))));
            return {
                wire: [{ method, path, body: shown }],
                remaining: new Map(remaining),
                async send(given) {
                    const options = client.limit(given);
                    const id = await addresses.repositoryId(queue.repository, options);
                    await client.call(endpoints.createQueue, bodyWith(id), options);
                },
            };
        },
        /** Sends the mode last: the service rejects other changes while the modes switch. */
        updateQueue(queue, settings) {
            const config = configFor(settings);
            return write(queue, ...(Object.keys(config).length === 0 ? [] : [{ endpoint: endpoints.updateConfig, body: config }]), ...(settings.has("mode")
                ? [{ endpoint: endpoints.switchModes, body: { mode: modeFor(settings.get("mode")) } }]
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
            return prepare(client, [step], addresses.shownQueueId(pullRequest), async (options) => {
                await pullRequests.requireNoOtherQueue(pullRequest, options);
                return (await addresses.queue(pullRequest, options)).id;
            });
        },
        update(pullRequest, settings) {
            const changes = changesIn(settings, pullRequests.shownRecord(pullRequest));
            const { noBatch } = changes;
            const body = { ...priorityOf(changes), ...(noBatch === undefined ? {} : { allowBatching: !noBatch }) };
            // The service rejects an empty change.
            if (Object.keys(body).length === 0)
                return write(pullRequest);
            return write(pullRequest, { endpoint: withPermissions(endpoints.update, changes), body });
        },
        cancel: (pullRequest) => write(pullRequest, { endpoint: endpoints.dequeue }),
        restartTests: (pullRequest) => write(pullRequest, { endpoint: endpoints.restartTests }),
    };
}
const NO_BATCH = { allowBatching: false };
function priorityOf({ priority }) {
    if (priority === undefined)
        return {};
    return typeof priority === "number" ? { priorityValue: priority } : { priorityName: priority.toLowerCase() };
}
/** Returns the settings that differ from a record, since each one requires a permission. */
function changesIn({ priority, noBatch }, record) {
    const isSamePriority = priority === record?.priorityValue || priority === record?.priorityName;
    return {
        priority: isSamePriority ? undefined : priority,
        noBatch: noBatch === record?.noBatch ? undefined : noBatch,
    };
}
/** Adds the permissions that depend on the fields of the request. */
function withPermissions(endpoint, { priority, noBatch }) {
    const own = endpoint === endpoints.submit ? [PERMISSIONS.merge] : [];
    return {
        ...endpoint,
        permissions: [
            ...own,
            ...(priority === undefined ? [] : [PERMISSIONS.priority]),
            ...(noBatch === undefined || (endpoint === endpoints.submit && !noBatch) ? [] : [PERMISSIONS.batching]),
        ],
    };
}
function createUploads({ client, clock, signal }, addresses) {
    const shownBody = (head, encodedTargets) => bodyFor(head, addresses.shownRepositoryId(head.repository), encodedTargets);
    /** Sends an upload, again while the service does not know a new pull request yet. */
    async function send(head, encodedTargets, given) {
        const repositoryId = await addresses.repositoryId(head.repository, client.limit(given));
        const body = bodyFor(head, repositoryId, encodedTargets);
        for (const pauseMs of [...INDEXING_PAUSES_MS, undefined]) {
            try {
                await client.call(endpoints.uploadTargets, body, given);
                return;
            }
            catch (error) {
                if (pauseMs === undefined || !(error instanceof errors/* ApiError */.hD && error.facts.code === "PR_NOT_FOUND"))
                    throw error;
                await clock.sleep(pauseMs, given?.signal ?? signal);
            }
        }
    }
    return {
        uploadLimits: (head) => ({
            bytes: service_client/* BODY_LIMIT_BYTES */.TF,
            surelyTakenBytes: service_client/* SURELY_TAKEN_BYTES */.ry,
            aroundBytes: shownBody(head, encodeTargets(new Set())).length,
            targets: MOST_TARGETS,
            settlesMs: SETTLES_MS,
        }),
        uploadImpactedTargets(head, targets) {
            const encoded = encodeTargets(targets);
            const body = shownBody(head, encoded);
            const bytes = body.length;
            const isTooMany = targets !== "ALL" && targets.size > MOST_TARGETS;
            if (isTooMany || bytes > service_client/* BODY_LIMIT_BYTES */.TF)
                return { wire: [], bytes, fits: false, send: () => Promise.reject((0,service_client/* tooLargeError */.SH)(bytes)) };
            const { method, path } = endpoints.uploadTargets;
            return { wire: [{ method, path, body }], bytes, fits: true, send: (options) => send(head, encoded, options) };
        },
    };
}
function bodyFor({ targetBranch, headSha: sha, number }, repositoryId, encodedTargets) {
    const start = JSON.stringify({ repositoryId, targetBranch, sha, number }).slice(0, -1);
    return Buffer.concat([Buffer.from(start), encodedTargets]);
}
/** Returns the end of the request's JSON text, from the comma before the targets. */
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
// This file is separate from the schemas, because an import would load them before the first request.
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
