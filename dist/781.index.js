export const id = 781;
export const ids = [781];
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

/***/ 9420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ planned)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3531);

/** A request body is shown up to this many bytes. */
const SHOWN_BYTES = 2000;
/** The end of a dry run: what would be done, and the request without its token (a body may be encoded already). */
function planned(message, endpoint, request) {
    const lines = endpoint === undefined ? [] : [`${endpoint.method} ${endpoint.path}`, shown(request)];
    return { result: "planned", message, request: lines, outputs: {} };
}
function shown(request) {
    const body = Buffer.isBuffer(request) ? request : Buffer.from(JSON.stringify(request));
    return body.length <= SHOWN_BYTES
        ? body.toString("utf8")
        : `${(0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .firstItems */ .J9)(body.subarray(0, SHOWN_BYTES).toString("utf8"))}\u2026 (${body.length} bytes in all)`;
}


/***/ }),

/***/ 3781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cancelOutcome: () => (/* binding */ cancelOutcome)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _planned_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9420);
/* harmony import */ var _queue_read_queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9342);
/* harmony import */ var _summary_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5384);
/* harmony import */ var _cancelling_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7060);
/* harmony import */ var _permission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3433);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6583);







/** Takes a pull request out of the queue, unless it is not in it. */
async function cancelOutcome(values, place, context) {
    const refused = await (0,_permission_js__WEBPACK_IMPORTED_MODULE_3__/* .refusePermission */ .O)(values, place, context);
    if (refused !== undefined)
        return refused;
    const reading = await (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .readRecord */ .aE)(context.client, place);
    const nothing = (0,_cancelling_js__WEBPACK_IMPORTED_MODULE_2__/* .nothingToCancel */ .XV)(reading.kind === "record" ? reading.record : undefined);
    if (context.dryRun) {
        return nothing === undefined
            ? (0,_planned_js__WEBPACK_IMPORTED_MODULE_5__/* .planned */ .l)(`#${place.number} would be taken out.`, _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.cancelPullRequest, (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestRequest */ .Go)(place))
            : (0,_planned_js__WEBPACK_IMPORTED_MODULE_5__/* .planned */ .l)(`Nothing would be sent: ${inOneSentence(nothing.cancellation, place)}`);
    }
    const end = nothing ?? (await (0,_cancelling_js__WEBPACK_IMPORTED_MODULE_2__/* .cancelPullRequest */ .np)(context.client, place));
    const message = inOneSentence(end.cancellation, place);
    return {
        result: end.cancellation,
        message,
        outputs: { state: end.record?.state },
        summary: (0,_summary_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeText */ .X1)(message),
        record: { record: end.record },
    };
}
function inOneSentence(cancellation, place) {
    switch (cancellation) {
        case "cancelled":
            return `#${place.number} was taken out of the merge queue for ${(0,_queue_read_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .inWords */ .r4)(place)}.`;
        case "not-queued":
            return `#${place.number} is not in the merge queue for ${(0,_queue_read_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .inWords */ .r4)(place)}.`;
        case "already-merged":
            return `#${place.number} is merged already.`;
    }
}


/***/ }),

/***/ 7060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J4: () => (/* binding */ cancelAbandoned),
/* harmony export */   XV: () => (/* binding */ nothingToCancel),
/* harmony export */   np: () => (/* binding */ cancelPullRequest),
/* harmony export */   sx: () => (/* binding */ isWaitedFor)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6583);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2832);




/** What a record that needs no cancelling is called, or undefined when it can be cancelled. */
function nothingToCancel(record) {
    if (record === undefined)
        return { cancellation: "not-queued", record };
    if ((0,_states_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalState */ .AQ)(record) === "merged")
        return { cancellation: "already-merged", record };
    return (0,_states_js__WEBPACK_IMPORTED_MODULE_3__/* .hasEnded */ .hY)(record) ? { cancellation: "not-queued", record } : undefined;
}
/** Takes a pull request out of the queue. A 404 says that it is not in it; after an unclear failure the record decides. */
async function cancelPullRequest(client, place, options = {}) {
    try {
        await client.call(_api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.cancelPullRequest, (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestRequest */ .Go)(place), options);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error)) {
            const reading = await (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecord */ .aE)(client, place, options);
            const record = reading.kind === "record" ? reading.record : undefined;
            return nothingToCancel(record) ?? { cancellation: "not-queued", record };
        }
        const ended = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isAmbiguous */ .X2)(error) ? await endedAfterwards(client, place, options) : undefined;
        if (ended === undefined)
            throw error;
        return ended;
    }
    return { cancellation: "cancelled", record: await (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordAfterwards */ .nb)(client, place, options) };
}
/** How a cancellation without a clear answer went, or undefined when the record does not tell. */
async function endedAfterwards(client, place, options) {
    const record = await (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordAfterwards */ .nb)(client, place, options);
    const ended = record === undefined ? undefined : nothingToCancel(record);
    return ended?.cancellation === "not-queued" ? { cancellation: "cancelled", record } : ended;
}
/** The runner kills a step ten seconds after the first signal. */
const ABORT_MS = 5000;
/**
 * After a signal: cancels what is in the queue, if it is ours.
 * Reading and cancelling take five seconds together at most.
 */
async function cancelAbandoned(client, place, isOurs) {
    const options = { signal: AbortSignal.timeout(ABORT_MS) };
    const reading = await (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecordOnly */ .AS)(client, place, options);
    if (reading.kind === "absent")
        return "not-queued";
    const ended = nothingToCancel(reading.record);
    if (ended !== undefined)
        return ended.cancellation;
    if (!isOurs(reading.record))
        return "other-attempt";
    return (await cancelPullRequest(client, place, options)).cancellation;
}
/** Whether a record is of the attempt and head that were waited for. */
function isWaitedFor(record, waitedFor, { guardedHead }) {
    const head = waitedFor?.prSha ?? guardedHead;
    const sameRecord = waitedFor === undefined || waitedFor.id === record.id;
    return sameRecord && head !== undefined && (0,_states_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCommit */ .Kd)(record.prSha, head);
}


/***/ }),

/***/ 3433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ refusePermission)
/* harmony export */ });
/* harmony import */ var _ci_host_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1422);
/* harmony import */ var _ci_permission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3408);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _inputs_permission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6051);




/** Ends the operation when somebody who caused the run may not; undefined when all may, or nobody asks. */
async function refusePermission({ requirePermission: needed }, { repository }, { host, causedBy }) {
    if (needed === undefined)
        return undefined;
    if (host === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz([_inputs_permission_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_HOST */ .zt]);
    for (const login of causedBy) {
        const held = await host.permission(repository, login).catch((error) => {
            throw unanswered(error, login);
        });
        if ((0,_ci_permission_js__WEBPACK_IMPORTED_MODULE_1__/* .isAtLeast */ .du)(held, needed))
            continue;
        const where = `${repository.owner}/${repository.name}`;
        return {
            result: "not-permitted",
            message: `Nothing was sent: ${login}, who caused this run, has the permission ${held} on ${where}, and ${needed} is required.`,
            outputs: {},
        };
    }
    return undefined;
}
function unanswered(error, login) {
    if (!(error instanceof _ci_host_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .d))
        return error;
    const isApp = login.endsWith("[bot]");
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz([`require-permission: cannot be checked: ${error.message}.`], {
        details: [
            isApp
                ? "GitHub may know no permission of an app. Let the app's runs use a step without require-permission."
                : "github-token must be allowed to read the repository; the job's own token is.",
        ],
        cause: error,
    });
}


/***/ }),

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ readRecordOnly),
/* harmony export */   Go: () => (/* binding */ pullRequestRequest),
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
    if (reading.kind === "absent")
        await (0,_queue_read_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .readQueue */ .Qf)(client, place, options);
    return reading;
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
/** The longest that a read may take which only says more about what is done already, in milliseconds. */
const AFTERWARDS_MS = 5000;
/** The record after a write; its failure changes nothing, so it is not waited for for long. */
async function recordAfterwards(client, place, { withinMs = AFTERWARDS_MS, ...options } = {}) {
    try {
        const reading = await readRecordOnly(client, place, { withinMs, ...options });
        return reading.kind === "record" ? reading.record : undefined;
    }
    catch {
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
/* harmony export */   Y8: () => (/* binding */ isBefore),
/* harmony export */   ah: () => (/* binding */ sameMark),
/* harmony export */   hY: () => (/* binding */ hasEnded)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6755);

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
/** Whether one time of the service is before another; false when either cannot be read. */
function isBefore(one, other) {
    return Date.parse(one) < Date.parse(other);
}
/** A state as a person reads it. */
function stateInWords(state) {
    return state === null || state === undefined || state === "" ? "in an unknown state" : (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordInWords */ .jW)(state);
}
/** Commits are compared without regard to the case of their digits. */
function sameCommit(one, other) {
    return one.toLowerCase() === other.toLowerCase();
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

/***/ 6755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   jW: () => (/* binding */ wordInWords),
/* harmony export */   nq: () => (/* binding */ someInWords)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3531);

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
/** Far more than a word of the service has. */
const LONGEST_WORD = 100;
/** A word of the service (a state, a result) as a person reads it: `switching_modes` is `switching modes`. */
function wordInWords(word) {
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(word, LONGEST_WORD).replaceAll("_", " ");
}


/***/ })

};
