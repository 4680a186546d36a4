export const id = 645;
export const ids = [645];
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
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);

/** A field of a request body is shown up to this many characters. */
const FIELD_CHARACTERS = 1000;
/** The end of a dry run: what would be done, and the request (a body may be encoded already). */
function planned(message, endpoint, request) {
    const requests = endpoint === undefined ? [] : [plannedRequest(endpoint, request)];
    return { result: "planned", message, requests, outputs: {} };
}
function plannedRequest({ method, path }, request) {
    const fields = Buffer.isBuffer(request) ? JSON.parse(request.toString("utf8")) : request;
    const whole = Object.entries(Object(fields)).map(([name, value]) => [
        JSON.stringify(name),
        visible(JSON.stringify(value)),
    ]);
    const shown = whole.map(([name, value = ""]) => `${name}: ${(0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenJson */ .Ws)(value, FIELD_CHARACTERS)}`);
    const isCut = whole.some(([, value = ""]) => value.length > FIELD_CHARACTERS);
    const size = Buffer.isBuffer(request) ? request.length : Buffer.byteLength(JSON.stringify(request));
    return {
        title: `${method} ${path}${isCut ? ` (shortened here; the body has ${size} bytes)` : ""}`,
        body: ["{", ...shown.map((line, index) => `  ${line}${index < shown.length - 1 ? "," : ""}`), "}"],
    };
}
/** Characters that reorder or hide what a reader sees, as JSON can also write them. */
function visible(json) {
    return json.replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => Array.from({ length: character.length }, (_, index) => escaped(character.charCodeAt(index))).join(""));
}
function escaped(unit) {
    return `\\u${unit.toString(16).padStart(4, "0")}`;
}


/***/ }),

/***/ 3250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ createPollLog)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3300);

/** A sign of life when nothing else was said for this long. */
const HEARTBEAT_MS = 5 * 60_000;
function createPollLog(log) {
    let saidAtMs = Number.NEGATIVE_INFINITY;
    let unreadableSinceMs;
    function say(line, nowMs) {
        log.info(line);
        saidAtMs = nowMs;
    }
    const silentMs = (nowMs) => nowMs - saidAtMs;
    const isSilent = (nowMs) => silentMs(nowMs) >= HEARTBEAT_MS;
    return {
        say,
        silentMs,
        isSilent,
        readable(nowMs) {
            if (unreadableSinceMs !== undefined)
                say(`The service can be read again, after ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(nowMs - unreadableSinceMs)}.`, nowMs);
            unreadableSinceMs = undefined;
        },
        unreadable(error, nowMs) {
            if (unreadableSinceMs === undefined) {
                say(`The service cannot be read at the moment; the wait goes on. ${error.message}`, nowMs);
                unreadableSinceMs = nowMs;
            }
            else if (isSilent(nowMs)) {
                const forMs = nowMs - unreadableSinceMs;
                say(`The service could not be read for the last ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(forMs)}; the wait goes on.`, nowMs);
            }
        },
    };
}


/***/ }),

/***/ 2374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _k: () => (/* binding */ LAG_MS),
/* harmony export */   jE: () => (/* binding */ withJitter),
/* harmony export */   tN: () => (/* binding */ untilNextPoll)
/* harmony export */ });
/** Spreads polls of many waiting steps by a tenth either way. */
function withJitter(intervalMs, random) {
    return intervalMs * (0.9 + 0.2 * random());
}
/** The last poll comes this long before the deadline, so that its answer still counts. */
const LAST_POLL_MS = 1000;
/** The pause until the next poll, such that the last one comes just before the deadline. */
function untilNextPoll(pauseMs, leftMs) {
    const beforeDeadline = leftMs - LAST_POLL_MS;
    if (pauseMs < beforeDeadline)
        return pauseMs;
    return Math.max(0, beforeDeadline > 0 ? beforeDeadline : leftMs);
}
/** So long a reply may still show what was before a write, in milliseconds. */
const LAG_MS = 15_000;


/***/ }),

/***/ 6645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changeState: () => (/* binding */ changeState)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _planned_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9420);
/* harmony import */ var _change_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2375);
/* harmony import */ var _mode_switch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5716);
/* harmony import */ var _read_queue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9342);
/* harmony import */ var _state_in_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7403);







/** Brings a queue into a state, unless it is in it. */
async function changeState(change, place, context) {
    const { state, done, reason, afterwards } = change;
    const why = reason === undefined ? [] : [`Reason: ${reason}`];
    const first = await (0,_read_queue_js__WEBPACK_IMPORTED_MODULE_4__/* .readQueue */ .Qf)(context.client, place);
    if (context.dryRun) {
        return { ...plannedChange(change, place, first), details: why, outputs: previousState(first) };
    }
    const queue = await knowing(first, () => (0,_mode_switch_js__WEBPACK_IMPORTED_MODULE_3__/* .settledQueue */ .R)(first, place, context));
    const record = { reason, "queue-before": queue };
    const outputs = previousState(queue);
    if (queue.state === state) {
        const message = `The merge queue for ${(0,_read_queue_js__WEBPACK_IMPORTED_MODULE_4__/* .inWords */ .r4)(place)} is ${state} already; nothing was sent.`;
        return { result: "unchanged", message, details: why, outputs, record };
    }
    await knowing(queue, () => (0,_change_state_js__WEBPACK_IMPORTED_MODULE_2__/* .setState */ .w)(place, state, context.client));
    return {
        result: done,
        message: `The merge queue for ${(0,_read_queue_js__WEBPACK_IMPORTED_MODULE_4__/* .inWords */ .r4)(place)} was ${done}; before, it was ${(0,_state_in_words_js__WEBPACK_IMPORTED_MODULE_5__/* .queueStateInWords */ .ph)(queue.state)}.`,
        details: [...why, `${depthInWords(queue)} ${afterwards}`],
        outputs,
        record,
    };
}
function previousState({ state }) {
    return { "previous-state": state };
}
/** Does something of which a failure still tells the state that the queue was in. */
async function knowing(queue, act) {
    try {
        return await act();
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .withMore */ .iA)(error, { outputs: previousState(queue) });
    }
}
function plannedChange({ state, done }, place, queue) {
    const subject = `merge queue for ${(0,_read_queue_js__WEBPACK_IMPORTED_MODULE_4__/* .inWords */ .r4)(place)}`;
    if (queue.state === state)
        return (0,_planned_js__WEBPACK_IMPORTED_MODULE_6__/* .planned */ .l)(`Nothing would be sent: the ${subject} is ${state} already.`);
    const when = (0,_mode_switch_js__WEBPACK_IMPORTED_MODULE_3__/* .isSwitching */ .n)(queue) ? ", once that is done" : "";
    return (0,_planned_js__WEBPACK_IMPORTED_MODULE_6__/* .planned */ .l)(`The ${subject} is ${(0,_state_in_words_js__WEBPACK_IMPORTED_MODULE_5__/* .queueStateInWords */ .ph)(queue.state)} and would be ${done}${when}.`, _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.updateQueue, (0,_change_state_js__WEBPACK_IMPORTED_MODULE_2__/* .stateRequest */ .l)(place, state));
}
function depthInWords({ enqueuedPullRequests }) {
    const count = enqueuedPullRequests.length;
    return `${(0,_state_in_words_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestsInWords */ .mg)(count)} ${count === 1 ? "is" : "are"} in it.`;
}


/***/ }),

/***/ 2375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ stateRequest),
/* harmony export */   w: () => (/* binding */ setState)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _read_queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9342);
/* harmony import */ var _state_in_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7403);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(397);




function stateRequest(place, state) {
    return { ...(0,_read_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .queueRequest */ .LX)(place), state };
}
/** Sets the state. `withinMs` bounds the read that follows an unclear end. @throws Failure as writeQueue does */
function setState(place, state, client, withinMs) {
    const write = {
        endpoint: _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.updateQueue,
        request: stateRequest(place, state),
        place,
        doubt: "look at the state of the queue",
        amiss(queue) {
            if (queue === undefined)
                return _write_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_QUEUE */ .GB;
            if (queue.state === state)
                return undefined;
            return `The queue was read afterwards: it is ${(0,_state_in_words_js__WEBPACK_IMPORTED_MODULE_3__/* .queueStateInWords */ .ph)(queue.state)}.`;
        },
    };
    return (0,_write_js__WEBPACK_IMPORTED_MODULE_2__/* .writeQueue */ .$2)(write, client, withinMs);
}


/***/ }),

/***/ 5716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ settledQueue),
/* harmony export */   n: () => (/* binding */ isSwitching)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3300);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _polling_poll_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3250);
/* harmony import */ var _polling_timing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2374);
/* harmony import */ var _read_queue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9342);





/** The service's word for a queue that takes no changes, which it does until what stands in it is through. */
const SWITCHING = "switching_modes";
const PATIENCE_MS = 2 * 60_000;
/** The first pause, which doubles: a queue that is nearly empty is done soon. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;
function isSwitching({ state }) {
    return state === SWITCHING;
}
/**
 * A queue that takes changes: the one that was read when it is not switching modes, else as it is after that.
 * @throws Failure `rejected` when the switch goes on, and what the reads throw that asking again cannot cure.
 */
async function settledQueue(read, place, tools) {
    if (!isSwitching(read))
        return read;
    const { client, clock, random, signal } = tools;
    const log = (0,_polling_poll_log_js__WEBPACK_IMPORTED_MODULE_2__/* .createPollLog */ .O)(tools.log);
    const deadline = clock.now() + PATIENCE_MS;
    const leftMs = () => deadline - clock.now();
    let pauseMs = FIRST_PAUSE_MS;
    let unreadable;
    log.say(`The merge queue for ${(0,_read_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .inWords */ .r4)(place)} is switching modes; waiting ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(PATIENCE_MS)} at most for its end.`, clock.now());
    for (;;) {
        const askedMs = unreadable?.facts.retryAfterMs ?? 0;
        await clock.sleep((0,_polling_timing_js__WEBPACK_IMPORTED_MODULE_4__/* .untilNextPoll */ .tN)(Math.max((0,_polling_timing_js__WEBPACK_IMPORTED_MODULE_4__/* .withJitter */ .jE)(pauseMs, random), askedMs), leftMs()), signal);
        if (leftMs() <= 0)
            throw stillSwitching(place, unreadable);
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
        try {
            const queue = await (0,_read_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .readQueue */ .Qf)(client, place, { withinMs: leftMs() });
            if (!isSwitching(queue))
                return queue;
            log.readable(clock.now());
            unreadable = undefined;
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD && error.facts.transient))
                throw error;
            log.unreadable(error, clock.now());
            unreadable = error;
        }
    }
}
function stillSwitching(place, unreadable) {
    const patience = (0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(PATIENCE_MS);
    const subject = `The merge queue for ${(0,_read_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .inWords */ .r4)(place)}`;
    if (unreadable !== undefined) {
        const details = [
            `${subject} was switching modes when it was last read, and nothing was sent, after a wait of ${patience}.`,
        ];
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .withMore */ .iA)(unreadable, { details });
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR("rejected", `${subject} is switching modes and takes no changes; nothing was sent.`, {
        details: [
            `It was still switching after ${patience}: that takes until the pull requests in it are through. Run this again then.`,
        ],
    });
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

/***/ 397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ writeQueue),
/* harmony export */   GB: () => (/* binding */ NO_QUEUE),
/* harmony export */   ey: () => (/* binding */ readAfterwards)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _read_queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9342);


/** This read decides how the step ends, so it is worth some time; but nobody waits for minutes to be told of a failure. */
const READ_BACK_MS = 15_000;
/**
 * Sends a change, once. After a failure that leaves its effect open the queue is read back, and decides; `withinMs`
 * shortens that read.
 * @throws Failure that says what is known of the effect.
 */
async function writeQueue(write, client, withinMs) {
    await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .changing */ .Wt)(write.doubt, async () => {
        try {
            await client.call(write.endpoint, write.request);
        }
        catch (error) {
            await settle(error, write, client, withinMs);
        }
    });
}
/** What a failed request comes to: nothing when the change is there all the same, else it is thrown. */
async function settle(error, { place, doubt, amiss, refused = (refusal) => (0,_read_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .namedQueue */ .h6)(refusal, place) }, client, withinMs) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM)
        throw error;
    if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmbiguous */ .X2)(error))
        throw refused(error);
    const reading = await readAfterwards(place, client, withinMs);
    const detail = reading === undefined ? `${UNREADABLE}: ${doubt}.` : amiss(reading.queue);
    if (detail !== undefined)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withMore */ .iA)(error, { details: [detail] });
}
const UNREADABLE = "It is not known whether it took effect, since the queue could not be read afterwards";
/** The queue after a write without a clear end, if there is one; undefined when it cannot be read. @throws AbortedError */
async function readAfterwards(place, client, withinMs = READ_BACK_MS) {
    try {
        return { queue: await (0,_read_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .findQueue */ .LJ)(client, place, { withinMs: Math.min(withinMs, READ_BACK_MS) }) };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM)
            throw error;
        return undefined;
    }
}
/** What `amiss` says of a queue that is not there. */
const NO_QUEUE = "The queue was read afterwards: there is none.";


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
