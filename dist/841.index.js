export const id = 841;
export const ids = [841];
export const modules = {

/***/ 9171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ endpoints)
/* harmony export */ });
function read(name, loadSchema, path = `/${name}`) {
    return { name, method: "POST", path, repeat: "always", reading: { as: "json", loadSchema } };
}
const schemas = () => Promise.all(/* import() */[__webpack_require__.e(395), __webpack_require__.e(26)]).then(__webpack_require__.bind(__webpack_require__, 9645));
const metrics = {
    name: "getMergeQueueMetrics",
    method: "GET",
    path: "/getMergeQueueMetrics",
    repeat: "always",
    reading: { as: "text" },
};
function write(name, repeat) {
    return { name, method: "POST", path: `/${name}`, repeat, reading: { as: "nothing" } };
}
/** The whole API, one entry per endpoint (the service's document, "Endpoints"). */
const endpoints = {
    submitPullRequest: write("submitPullRequest", "unsent"),
    cancelPullRequest: write("cancelPullRequest", "unsent"),
    // A second restart would throw away the run that the first one began.
    restartTestsOnPullRequest: write("restartTestsOnPullRequest", "never"),
    // The last upload for a head commit wins, so the same one again changes nothing.
    setImpactedTargets: write("setImpactedTargets", "always"),
    getSubmittedPullRequest: read("getSubmittedPullRequest", async () => (await schemas()).submittedPullRequest),
    getMergeQueueTestingDetails: read("getMergeQueueTestingDetails", async () => (await schemas()).testRun),
    createQueue: write("createQueue", "unsent"),
    deleteQueue: write("deleteQueue", "unsent"),
    getQueue: read("getQueue", async () => (await schemas()).queue),
    updateQueue: write("updateQueue", "unsent"),
    getMergeQueueMetrics: metrics,
    listQuarantinedTests: read("listQuarantinedTests", async () => (await schemas()).quarantinedTestsPage, "/flaky-tests/list-quarantined-tests"),
};


/***/ }),

/***/ 8028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ outputsOf)
/* harmony export */ });
function outputsOf(reply, declared) {
    const named = Object.entries(reply).map(([field, value]) => [kebabCase(field), value]);
    return Object.fromEntries(named.filter(([name]) => Object.hasOwn(declared, name)));
}
function kebabCase(field) {
    return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}


/***/ }),

/***/ 1425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ positionInWords),
/* harmony export */   N: () => (/* binding */ positionIn)
/* harmony export */ });
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2832);

/**
 * The list of a queue stands in queue order. It is read apart from the record, so it may be of another moment: what the
 * record shows as not ready, or as ended, has no place in it.
 */
function positionIn(queue, { number, record }) {
    const numbers = queue.enqueuedPullRequests.map((pullRequest) => pullRequest.prNumber);
    const hasNone = record !== undefined && (record.state === "not_ready" || (0,_states_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(record));
    const index = hasNone ? -1 : numbers.indexOf(number);
    return {
        position: index < 0 ? undefined : index + 1,
        ahead: index < 0 ? [] : numbers.slice(0, index),
        depth: numbers.length,
        queueState: queue.state,
        mergesInOrder: queue.mode !== "parallel" && queue.batch !== true,
    };
}
/** `2nd of 5 in the queue`, or nothing. */
function positionInWords({ position, depth }) {
    return position === undefined ? "" : `${ordinal(position)} of ${depth} in the queue`;
}
function ordinal(number) {
    const lastTwo = number % 100;
    const suffix = lastTwo >= 11 && lastTwo <= 13 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
    return `${number}${suffix}`;
}


/***/ }),

/***/ 7770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readQueueBeside)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _queue_read_queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9342);


/** Where the queue only says more about a record that is there, it is waited for so long, in milliseconds. */
const ENOUGH_MS = 5000;
function readQueueBeside(place, { client, log, signal }) {
    const unwanted = new AbortController();
    const stop = () => unwanted.abort();
    const read = (0,_queue_read_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .readQueue */ .Qf)(client, place, { signal: AbortSignal.any([signal, unwanted.signal]) }).then((queue) => ({ queue, error: undefined }), (error) => ({ queue: undefined, error }));
    return {
        stop,
        async needed() {
            const { queue, error } = await read;
            if (queue === undefined)
                throw error;
            return queue;
        },
        async ifSoon(what) {
            const timer = setTimeout(stop, ENOUGH_MS);
            const { queue, error } = await read;
            clearTimeout(timer);
            if (queue !== undefined)
                return queue;
            if (signal.aborted)
                throw error;
            const why = unwanted.signal.aborted ? "the service did not answer in time" : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
            log.info(`${what} is not known: ${why}`);
            return undefined;
        },
    };
}


/***/ }),

/***/ 8545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ troubleOf),
/* harmony export */   t: () => (/* binding */ queueTrouble)
/* harmony export */ });
/* harmony import */ var _queue_state_in_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7403);
/* harmony import */ var _queue_beside_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7770);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2832);



/**
 * What a queue that does not run means for a pull request that is submitted to it; nothing when it runs. The queue is
 * read where it is not known yet, for a moment at most, and a failure of that costs a line of the log.
 */
async function queueTrouble(known, place, context) {
    try {
        const queue = known ?? (await (0,_queue_beside_js__WEBPACK_IMPORTED_MODULE_0__/* .readQueueBeside */ .s)(place, context).ifSoon("The state of the queue"));
        return queue === undefined ? [] : troubleFor(queue, place.number);
    }
    catch (error) {
        // Told to stop: what was done is done, and is reported.
        if (context.signal.aborted)
            return [];
        throw error;
    }
}
/** The same of a queue that was read, for a pull request whose attempt may have ended. */
function troubleOf(queue, record, { number }) {
    if (queue === undefined)
        return [];
    if (record !== undefined && !(0,_states_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(record))
        return troubleFor(queue, number);
    const trouble = record === undefined ? (0,_queue_state_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .queueTroubleInWords */ .DV)(queue.state) : "";
    return trouble === "" ? [] : [trouble];
}
function troubleFor(queue, number) {
    const trouble = (0,_queue_state_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .queueTroubleInWords */ .DV)(queue.state);
    if (trouble === "")
        return [];
    const inLine = queue.enqueuedPullRequests.some(({ prNumber }) => prNumber === number);
    return [stays(queue.state, inLine) ? `${trouble} Until then #${number} stays where it is.` : trouble];
}
/** What stands in line when a queue takes nothing new in is merged all the same. */
function stays(state, inLine) {
    return state === "paused" || (!inLine && (state === "draining" || state === "switching_modes"));
}


/***/ }),

/***/ 2784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readinessOf),
/* harmony export */   r: () => (/* binding */ explainBlockers)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6755);

/**
 * The readiness rule (the service's document, "Submitted pull request"): the base branch matches, the provider calls
 * the pull request mergeable, and its impacted targets are there where the queue requires them.
 */
function readinessOf({ readiness }) {
    if (readiness === null || readiness === undefined)
        return { ready: undefined, blockers: [] };
    const blockers = [];
    if (readiness.doesBaseBranchMatch === false)
        blockers.push("base branch");
    const mergeability = readiness.gitHubMergeability ?? undefined;
    if (mergeability !== undefined && mergeability !== "mergeable")
        blockers.push("mergeability");
    if (readiness.requiresImpactedTargets === true && readiness.hasImpactedTargets !== true)
        blockers.push("impacted targets");
    return { ready: blockers.length === 0, blockers };
}
/** Each blocker as a sentence with the way out. */
function explainBlockers(record, targetBranch) {
    return readinessOf(record).blockers.map((blocker) => explain(blocker, record, targetBranch));
}
function explain(blocker, record, targetBranch) {
    switch (blocker) {
        case "base branch":
            return `Wrong base branch: the pull request goes into ${record.prBaseBranch ? (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .nameInWords */ .I8)(record.prBaseBranch) : "another branch"}, the queue into ${targetBranch}. Change the base of the pull request, or target-branch.`;
        case "mergeability":
            return mergeabilityInWords(record.readiness?.gitHubMergeability);
        case "impacted targets":
            return `Impacted targets missing for the head commit ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .nameInWords */ .I8)(record.prSha)}. Run set-impacted-targets for it.`;
    }
}
const MERGEABILITY_IN_WORDS = new Map([
    [
        "not_mergeable",
        "Not mergeable: GitHub reports conflicts, missing approvals or required checks that have not passed.",
    ],
    ["in_progress", "Not mergeable yet: GitHub is still working out whether the pull request can be merged."],
    ["unspecified", "Not mergeable yet: GitHub has not said whether the pull request can be merged."],
]);
function mergeabilityInWords(mergeability) {
    const value = mergeability ?? "nothing";
    return MERGEABILITY_IN_WORDS.get(value) ?? `Not mergeable: GitHub reports ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordInWords */ .jW)(value)}.`;
}


/***/ }),

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ readRecordOnly),
/* harmony export */   Go: () => (/* binding */ pullRequestRequest),
/* harmony export */   ZB: () => (/* binding */ decidingRecord),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   nb: () => (/* binding */ recordAfterwards)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _queue_read_queue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9342);



function pullRequestRequest(place) {
    return { ...(0,_queue_read_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .queueRequest */ .LX)(place), pr: { number: place.number } };
}
/** Reads the record. A 404 may also mean a wrong branch or repository, so the queue is asked for once. */
async function readRecord(client, place, options = {}) {
    const reading = await readRecordOnly(client, place, options);
    return reading.kind === "absent"
        ? { kind: "absent", queue: await (0,_queue_read_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .readQueue */ .Qf)(client, place, options) }
        : reading;
}
/** Reads the record and takes a 404 at its word. */
async function readRecordOnly(client, place, options = {}) {
    try {
        const record = await client.call(_api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.getSubmittedPullRequest, pullRequestRequest(place), options);
        return { kind: "record", record };
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error))
            return { kind: "absent" };
        throw error;
    }
}
/** The longest that a read after a write may take, in milliseconds. */
const AFTERWARDS_MS = 5000;
/** The record after a write that succeeded; its failure changes nothing, so it is not waited for for long. */
async function recordAfterwards(client, place, options = {}) {
    return decidingRecord(client, place, options).catch(() => undefined);
}
/** The record that tells what a write without a clear end came to; undefined when it cannot be read. @throws AbortedError */
async function decidingRecord(client, place, { withinMs = AFTERWARDS_MS, ...options } = {}) {
    try {
        const reading = await readRecordOnly(client, place, { withinMs, ...options });
        return reading.kind === "record" ? reading.record : undefined;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AbortedError */ .oM)
            throw error;
        return undefined;
    }
}


/***/ }),

/***/ 2832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ terminalState),
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   Kd: () => (/* binding */ sameCommit),
/* harmony export */   OB: () => (/* binding */ stateInWords),
/* harmony export */   ah: () => (/* binding */ sameMark),
/* harmony export */   ck: () => (/* binding */ testRunOfRecord),
/* harmony export */   hY: () => (/* binding */ hasEnded)
/* harmony export */ });
/* harmony import */ var _inputs_test_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8956);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6755);


/** States that an attempt ends in (the service's document, "States and transitions"); any other one goes on. */
const TERMINAL_STATES = ["merged", "failed", "cancelled"];
/** The terminal state of a record, or undefined while its attempt may go on. */
function terminalState({ state }) {
    return TERMINAL_STATES.find((terminal) => terminal === state);
}
/** An attempt has ended when its state is terminal or the pull request is no longer submitted to the queue. */
function hasEnded(record) {
    return terminalState(record) !== undefined || !record.isCurrentlySubmittedToQueue;
}
function markOf({ id, stateChangedAt }) {
    return { id, stateChangedAt };
}
function sameMark(one, other) {
    return one.id === other.id && one.stateChangedAt === other.stateChangedAt;
}
/** The test run that a record's verdict comes from; undefined where it names none, or in a form that is no id. */
function testRunOfRecord({ verifiedByTestRun }) {
    const parsed = (0,_inputs_test_run_js__WEBPACK_IMPORTED_MODULE_0__/* .testRunId */ .nC)(verifiedByTestRun ?? "");
    return parsed.ok ? parsed.value : undefined;
}
/** A state as a person reads it. */
function stateInWords(state) {
    return state === null || state === undefined || state === "" ? "in an unknown state" : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordInWords */ .jW)(state);
}
/** Commits are compared without regard to the case of their digits. */
function sameCommit(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}


/***/ }),

/***/ 3841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  statusOutcome: () => (/* binding */ statusOutcome)
});

// EXTERNAL MODULE: ./lib/src/outputs.js
var outputs = __webpack_require__(8028);
// EXTERNAL MODULE: ./lib/src/queue/read-queue.js
var read_queue = __webpack_require__(9342);
// EXTERNAL MODULE: ./lib/src/pull-request/position.js
var pull_request_position = __webpack_require__(1425);
// EXTERNAL MODULE: ./lib/src/pull-request/readiness.js
var readiness = __webpack_require__(2784);
// EXTERNAL MODULE: ./lib/src/queue/state-in-words.js
var state_in_words = __webpack_require__(7403);
// EXTERNAL MODULE: ./lib/src/words.js
var words = __webpack_require__(6755);
// EXTERNAL MODULE: ./lib/src/summary/markdown.js
var markdown = __webpack_require__(5384);
// EXTERNAL MODULE: ./lib/src/summary/record.js
var summary_record = __webpack_require__(3880);
;// CONCATENATED MODULE: ./lib/src/summary/status.js






/** The page about where a pull request stands. */
function statusSummary({ message, trouble, place, record, queue }) {
    const rows = [...(record === undefined ? [] : (0,summary_record/* recordRows */.dq)(record)), ...queueRows(queue, place, record)];
    const blockers = record === undefined ? [] : (0,readiness/* explainBlockers */.r)(record, place.targetBranch);
    return (0,markdown/* paragraphs */.qN)([
        (0,markdown/* escapeText */.X1)(message),
        ...trouble.map(markdown/* escapeText */.X1),
        (0,summary_record/* pullRequestLine */.Zu)(place, record),
        (0,markdown/* table */.tp)(["", ""], rows),
        ...(record !== undefined && (0,readiness/* readinessOf */.c)(record).ready === false
            ? ["#### Not ready", ...blockers.map(markdown/* escapeText */.X1)]
            : []),
    ]);
}
/** More is not read; the output `ahead` has them. */
const AHEAD_SHOWN = 50;
function queueRows(queue, place, record) {
    if (queue === undefined)
        return [];
    const position = (0,pull_request_position/* positionIn */.N)(queue, { number: place.number, record });
    const ahead = (0,words/* someInWords */.nq)(position.ahead.map((number) => `#${number}`), AHEAD_SHOWN);
    return [
        ["Queue", (0,markdown/* escapeText */.X1)((0,state_in_words/* queueStateInWords */.ph)(queue.state))],
        ...(position.position === undefined ? [] : [["Position", (0,markdown/* escapeText */.X1)((0,pull_request_position/* positionInWords */.C)(position))]]),
        ...(ahead === "" ? [] : [["Ahead of it", ahead]]),
    ];
}

// EXTERNAL MODULE: ./lib/src/pull-request/queue-beside.js
var queue_beside = __webpack_require__(7770);
// EXTERNAL MODULE: ./lib/src/pull-request/queue-trouble.js
var queue_trouble = __webpack_require__(8545);
// EXTERNAL MODULE: ./lib/src/pull-request/record.js
var record = __webpack_require__(6583);
// EXTERNAL MODULE: ./lib/src/pull-request/record-outputs.js
var record_outputs = __webpack_require__(9992);
// EXTERNAL MODULE: ./lib/src/pull-request/states.js
var states = __webpack_require__(2832);
;// CONCATENATED MODULE: ./lib/src/pull-request/standing-in-words.js


/** Where a pull request stands in its queue, in one sentence. */
function standingInWords(record, place) {
    const [subject, queue] = [`#${place.number}`, `the merge queue for ${(0,read_queue/* inWords */.r4)(place)}`];
    if ((0,states/* terminalState */.AQ)(record) === undefined && (0,states/* hasEnded */.hY)(record))
        return `${subject} is no longer in ${queue}; its last state there was: ${(0,states/* stateInWords */.OB)(record.state)}.`;
    switch (record.state) {
        case "merged":
            return `${subject} was merged by ${queue}.`;
        case "failed":
            return `${subject} failed in ${queue} and was not merged.`;
        case "cancelled":
            return `${subject} was taken out of ${queue} and was not merged.`;
        case "not_ready":
            return `${subject} was submitted to ${queue} and is not ready yet.`;
        case "pending":
            return `${subject} waits for its tests in ${queue}.`;
        case "testing":
            return `${subject} is being tested in ${queue}.`;
        case "tests_passed":
            return `${subject} has passed its tests in ${queue} and waits to be merged.`;
        case "pending_failure":
            return `${subject} has failed tests in ${queue}; whether it is to blame depends on those around it.`;
        case undefined:
        case null:
        case "":
            return `${subject} is in ${queue}; the service does not say in which state.`;
        default:
            return `${subject} is in ${queue}, in a state that this version does not know: ${(0,states/* stateInWords */.OB)(record.state)}.`;
    }
}

;// CONCATENATED MODULE: ./lib/src/pull-request/status-outcome.js











/** Reads the record of a pull request and the queue beside it. */
async function statusOutcome(place, context) {
    // Both are wanted in most cases, so they are asked for side by side.
    const beside = (0,queue_beside/* readQueueBeside */.s)(place, context);
    const reading = await (0,record/* readRecordOnly */.AS)(context.client, place).catch((error) => {
        beside.stop();
        throw error;
    });
    if (reading.kind === "absent") {
        const queue = await beside.needed();
        const message = `#${place.number} was never submitted to the merge queue for ${(0,read_queue/* inWords */.r4)(place)}.`;
        const trouble = (0,queue_trouble/* troubleOf */.L)(queue, undefined, place);
        const outputs = { "pr-number": place.number, "safe-to-push": true, "queue-state": queue.state };
        return {
            result: "not-submitted",
            message,
            details: trouble,
            outputs,
            summary: statusSummary({ message, trouble, place, record: undefined, queue }),
        };
    }
    return found(reading.record, await beside.ifSoon("The position in the queue"), place);
}
function found(record, queue, place) {
    const { ready, blockers } = (0,readiness/* readinessOf */.c)(record);
    const position = queue === undefined ? undefined : (0,pull_request_position/* positionIn */.N)(queue, { number: place.number, record });
    const message = standingInWords(record, place);
    const trouble = (0,queue_trouble/* troubleOf */.L)(queue, record, place);
    return {
        result: "found",
        message,
        details: trouble,
        outputs: {
            ...(0,outputs/* outputsOf */.Y)(record, record_outputs/* recordOutputs */.Q),
            ready,
            "blocked-by": blockers.join(", "),
            position: position?.position,
            ahead: position?.position === undefined ? undefined : position.ahead,
            "safe-to-push": (0,states/* hasEnded */.hY)(record),
            "queue-state": queue?.state,
        },
        summary: statusSummary({ message, trouble, place, record, queue }),
        record: { record, queue },
    };
}


/***/ }),

/***/ 7594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gG: () => (/* binding */ named404),
/* harmony export */   mX: () => (/* binding */ notFound),
/* harmony export */   oR: () => (/* binding */ OF_A_PULL_REQUEST)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_said_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3947);


/** What may be wrong where something of a queue is missing. */
const OF_A_QUEUE = "target-branch and repository";
/** The same where it is about one pull request. */
const OF_A_PULL_REQUEST = "target-branch, pr-number and repository";
/** A 404 as a sentence that names what is missing; any other error as it is. `inputs` are those that may be wrong. */
function named404(error, what, inputs = OF_A_QUEUE) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(error) ? notFound(`The service does not know ${what}.`, error, inputs) : error;
}
/** Something that must exist and does not: what, the likely reasons, and the service's own words. */
function notFound(message, error, inputs = OF_A_QUEUE) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("not-found", message, {
        details: [
            `Check ${inputs}, and that the token belongs to the repository's organisation.`,
            ...(0,_service_said_js__WEBPACK_IMPORTED_MODULE_1__/* .serviceSaid */ .t)(error.facts),
            ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
        ],
        cause: error,
    });
}


/***/ }),

/***/ 9342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ findQueue),
/* harmony export */   LX: () => (/* binding */ queueRequest),
/* harmony export */   Qf: () => (/* binding */ readQueue),
/* harmony export */   h6: () => (/* binding */ namedQueue),
/* harmony export */   r4: () => (/* binding */ inWords)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _not_found_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7594);



function queueRequest({ repository, targetBranch }) {
    return { repo: repository, targetBranch };
}
/** The queue as a person names it. */
function inWords(place) {
    return `${place.targetBranch} of ${place.repository.owner}/${place.repository.name}`;
}
/** @throws Failure `not-found` that names repository and branch when there is no such queue. */
async function readQueue(client, place, options = {}) {
    try {
        return await client.call(_api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.getQueue, queueRequest(place), options);
    }
    catch (error) {
        throw namedQueue(error, place);
    }
}
/** The queue, or undefined when there is none. */
async function findQueue(client, place, options = {}) {
    try {
        return await client.call(_api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.getQueue, queueRequest(place), options);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error))
            return undefined;
        throw error;
    }
}
/** A 404 as the failure that names the queue which is missing; any other error as it is. */
function namedQueue(error, place) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error) ? (0,_not_found_js__WEBPACK_IMPORTED_MODULE_2__/* .notFound */ .mX)(`There is no merge queue for branch ${inWords(place)}.`, error) : error;
}


/***/ }),

/***/ 3947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ serviceSaid)
/* harmony export */ });
/** The service's own words as a line of their own; none when it said nothing. */
function serviceSaid({ serverText = "" }) {
    return serverText === "" ? [] : [`The service said: ${serverText}`];
}


/***/ }),

/***/ 7403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ queueTroubleInWords),
/* harmony export */   mg: () => (/* binding */ pullRequestsInWords),
/* harmony export */   ph: () => (/* binding */ queueStateInWords)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6755);

/** What it means that a queue does not run, or nothing when it does. */
function queueTroubleInWords(state) {
    switch (state) {
        case "running":
            return "";
        case "paused":
            return "The queue is paused: it takes nothing new in, starts no tests and merges nothing until somebody resumes it, for example with resume-queue.";
        case "draining":
            return "The queue is draining: it merges what is in it and takes nothing new in until somebody resumes it, for example with resume-queue.";
        case "switching_modes":
            return "The queue is switching modes: it merges what is in it, and takes nothing new in until that is done.";
        case "":
            return "The queue is in an unknown state: it may take nothing in and merge nothing.";
        default:
            return `The queue is ${queueStateInWords(state)}, a state that this version does not know: it may take nothing in and merge nothing.`;
    }
}
/** The state of a queue as a person reads it. */
function queueStateInWords(state) {
    return state === "" ? "in an unknown state" : (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordInWords */ .jW)(state);
}
/** `1 pull request`, `7 pull requests`. */
function pullRequestsInWords(count) {
    return `${count} pull request${count === 1 ? "" : "s"}`;
}


/***/ }),

/***/ 1508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ pullRequestLink),
/* harmony export */   w: () => (/* binding */ commitLink)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5384);

/** Hosts that are known to have pull requests and commits at GitHub's addresses. */
function isGitHub(host) {
    return /^(github\.com|[a-z0-9-]+\.ghe\.com)$/i.test(host);
}
/** `#7` with a link to the pull request, where its host is a known one. */
function pullRequestLink(repository, number) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .linkedMarkdown */ .tG)(`#${number}`, addressOf(repository, `pull/${number}`));
}
/** A commit with a link to it, where its host is a known one. */
function commitLink(repository, sha) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .linkedMarkdown */ .tG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(sha), addressOf(repository, `commit/${encodeURIComponent(sha.toWellFormed())}`));
}
function addressOf({ host, owner, name }, path) {
    if (!isGitHub(host))
        return undefined;
    const [inOwner, inName] = [owner, name].map((part) => encodeURIComponent(part.toWellFormed()));
    return `https://${host}/${inOwner}/${inName}/${path}`;
}


/***/ }),

/***/ 3880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zu: () => (/* binding */ pullRequestLine),
/* harmony export */   dq: () => (/* binding */ recordRows),
/* harmony export */   n8: () => (/* binding */ priorityInWords)
/* harmony export */ });
/* harmony import */ var _iso_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8185);
/* harmony import */ var _pull_request_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2832);
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(255);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6755);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1508);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5384);






/** Longer than a title can be on GitHub. */
const TITLE_CHARACTERS = 300;
/** The pull request with its title, as far as the record has it, and the way to it. */
function pullRequestLine({ repository, number }, record) {
    const title = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)((0,_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(record?.prTitle ?? "", TITLE_CHARACTERS));
    return `${(0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestLink */ .Z)(repository, number)} ${title}`.trim();
}
/** What a record says, as rows of a table. */
function recordRows(record) {
    const priority = priorityInWords(record);
    return [
        ["State", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)((0,_pull_request_states_js__WEBPACK_IMPORTED_MODULE_0__/* .stateInWords */ .OB)(record.state))],
        ["Since", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)((0,_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .writtenTimeInWords */ .JJ)(record.stateChangedAt))],
        ["Head commit", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .nameInWords */ .I8)(record.prSha))],
        ...(priority === "" ? [] : [["Priority", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)(priority)]]),
    ];
}
/** `high (10)`, or the one of them that is there. */
function priorityInWords({ priorityName, priorityValue }) {
    const [name, value] = [(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .wordInWords */ .jW)(priorityName ?? ""), `${priorityValue ?? ""}`];
    return name === "" || value === "" ? name + value : `${name} (${value})`;
}


/***/ }),

/***/ 6755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I8: () => (/* binding */ nameInWords),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   jW: () => (/* binding */ wordInWords),
/* harmony export */   nq: () => (/* binding */ someInWords)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);

/** `1 test`, `7 tests`. */
function counted(count, noun, plural = `${noun}s`) {
    return `${count} ${count === 1 ? noun : plural}`;
}
/** The first of a list in words: `a`, `a and b`, `a, b and 3 more`. */
function someInWords(items, atMost) {
    const shown = items.length > atMost ? items.slice(0, atMost) : items.slice(0, -1);
    const rest = items.length - shown.length;
    const last = rest > 1 ? `${rest} more` : (items.at(-1) ?? "");
    return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}
/*
 * The way of the service's texts into sentences: none of them can make a line of any length. Outputs and result-file
 * have them whole.
 */
/** Far more than a word of the service has. */
const LONGEST_WORD = 100;
/** More than a branch, a commit or the name of a check needs. */
const LONGEST_NAME = 200;
/** A word of the service (a state, a result) as a person reads it: `switching_modes` is `switching modes`. */
function wordInWords(word) {
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(word, LONGEST_WORD).replaceAll("_", " ");
}
/** A name of the service (of a check, a target, a branch, a commit) as a sentence or a table shows it. */
function nameInWords(name) {
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(name, LONGEST_NAME) || "(no name)";
}


/***/ })

};
