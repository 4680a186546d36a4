export const id = 751;
export const ids = [751];
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

/***/ 7123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ createOutageWatch)
/* harmony export */ });
/** The shortest time without a good answer that is worth telling at the end. */
const OUTAGE_MS = 1500;
function createOutageWatch() {
    let current;
    return {
        failed(error, askedAtMs) {
            current = { sinceMs: current?.sinceMs ?? askedAtMs, error };
        },
        over() {
            current = undefined;
        },
        lasting(nowMs) {
            if (current === undefined)
                return undefined;
            const forMs = nowMs - current.sinceMs;
            return forMs >= OUTAGE_MS ? { forMs, error: current.error } : undefined;
        },
    };
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

/***/ 1756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ pollUntil)
/* harmony export */ });
/* harmony import */ var _timing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2374);

/**
 * Polls until a poll gives a result, the deadline passes, or the process is told to stop.
 * A poll that gives a number wants the next one after so many milliseconds. @throws what a poll throws
 */
async function pollUntil(poll, { clock, signal, leftMs }) {
    try {
        while (leftMs() > 0) {
            const next = await poll();
            if (typeof next === "string")
                return next;
            await clock.sleep((0,_timing_js__WEBPACK_IMPORTED_MODULE_0__/* .untilNextPoll */ .tN)(next, leftMs()), signal);
        }
    }
    catch (error) {
        if (signal.aborted)
            return "aborted";
        throw error;
    }
    return "timed-out";
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

/***/ 4756:
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

/***/ 7751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  drainOutcome: () => (/* binding */ drainOutcome)
});

// EXTERNAL MODULE: ./lib/src/api/endpoints.js
var endpoints = __webpack_require__(9171);
// EXTERNAL MODULE: ./lib/src/duration.js
var duration = __webpack_require__(3300);
// EXTERNAL MODULE: ./lib/src/planned.js
var planned = __webpack_require__(9420);
// EXTERNAL MODULE: ./lib/src/summary/markdown.js
var markdown = __webpack_require__(5384);
// EXTERNAL MODULE: ./lib/src/summary/queue-line.js
var queue_line = __webpack_require__(1065);
;// CONCATENATED MODULE: ./lib/src/summary/drain.js



const PULL_REQUESTS_SHOWN = 100;
/** A curve of so many points shows how it went. */
const POINTS_SHOWN = 20;
/** Fewer points say no more than the message. */
const POINTS_WORTH_IT = 3;
/** The page about a drain: how it ended, what is left, and how it went. */
function drainSummary({ end, place, message, details }) {
    const { queue, course } = end;
    const parts = [
        (0,markdown/* escapeText */.X1)(message),
        details.map((line) => `- ${(0,markdown/* escapeText */.X1)(line)}`).join("\n"),
        queue === undefined || queue.enqueuedPullRequests.length === 0
            ? ""
            : `#### What is left\n\n${(0,queue_line/* queueLine */.W)(queue, place, PULL_REQUESTS_SHOWN)}`,
        course.length < POINTS_WORTH_IT ? "" : `#### How it went\n\n${courseTable(course)}`,
    ];
    return parts.filter((part) => part !== "").join("\n\n");
}
function courseTable(course) {
    const rows = spread(course, POINTS_SHOWN).map(({ afterMs, count }) => [
        (0,duration/* formatDuration */.a3)(afterMs),
        `${count}`,
    ]);
    return (0,markdown/* table */.tp)(["After", "Left"], rows);
}
/** So many items at even distances, the first and the last among them. */
function spread(items, count) {
    if (items.length <= count)
        return items;
    const step = (items.length - 1) / (count - 1);
    return Array.from({ length: count }, (_, index) => items[Math.round(index * step)]).filter((item) => item !== undefined);
}

// EXTERNAL MODULE: ./lib/src/queue/change-state.js
var change_state = __webpack_require__(4756);
// EXTERNAL MODULE: ./lib/src/polling/timing.js
var timing = __webpack_require__(2374);
;// CONCATENATED MODULE: ./lib/src/queue/drain-rules.js

const NOTHING_KNOWN = { previousState: undefined, sentAtMs: undefined, drains: false };
/** Judges one reading of the queue, and gives what is remembered of it. */
function judgeDrain(memory, queue, nowMs) {
    const begun = memory.drains || memory.sentAtMs !== undefined;
    const seen = {
        previousState: begun ? memory.previousState : queue.state,
        sentAtMs: memory.sentAtMs,
        drains: memory.drains || queue.state === "draining",
    };
    return { verdict: begun ? judgeLater(memory, queue, nowMs) : judgeFirst(queue), memory: seen };
}
/** Draining would let a paused queue merge; what a state that is new to us means nobody here knows. */
function judgeFirst(queue) {
    switch (queue.state) {
        case "running":
            return "send";
        case "draining":
            return whileDraining(queue);
        // It acts like draining, but runs again afterwards: our own change has to wait for that.
        case "switching_modes":
            return "wait";
        default:
            return "refuse";
    }
}
/** Empty counts only while nothing new comes in. */
function judgeLater({ previousState, sentAtMs, drains }, queue, nowMs) {
    if (queue.state === "draining" || queue.state === "switching_modes")
        return whileDraining(queue);
    const lags = !drains && sentAtMs !== undefined && nowMs - sentAtMs < timing/* LAG_MS */._k;
    return lags && queue.state === previousState ? "settle" : "interrupted";
}
function whileDraining({ enqueuedPullRequests }) {
    return enqueuedPullRequests.length === 0 ? "drained" : "wait";
}

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/queue/read-queue.js
var read_queue = __webpack_require__(9342);
// EXTERNAL MODULE: ./lib/src/queue/state-in-words.js
var state_in_words = __webpack_require__(7403);
;// CONCATENATED MODULE: ./lib/src/queue/drain-words.js




/** So many numbers say enough; the page and `result-file` have more. */
const NUMBERS_SHOWN = 20;
/** A queue that must not be set draining: nothing was sent. */
function refusal(place, { state }) {
    const what = (0,state_in_words/* queueStateInWords */.ph)(state);
    const why = state === "paused"
        ? "draining it would let it merge again"
        : "which is not known here; draining it might let it merge again";
    return new errors/* Failure */.HR("rejected", `The merge queue for ${(0,read_queue/* inWords */.r4)(place)} is ${what}: ${why}. Nothing was sent. If it may merge, run resume-queue first and then drain-queue.`);
}
/** How a drain ended, in one sentence. */
function drainInWords(end, place, timeoutMs) {
    const subject = `The merge queue for ${(0,read_queue/* inWords */.r4)(place)}`;
    const waited = (0,duration/* formatDuration */.a3)(end.waitedMs);
    switch (end.result) {
        case "drained":
            return `${subject} is drained: nothing is left in it after ${waited}.`;
        case "timed-out":
            return end.unreadable === undefined
                ? `${subject} was not drained within ${(0,duration/* formatDuration */.a3)(timeoutMs)}: ${leftInWords(end.queue)}.`
                : `${subject} was not seen drained within ${(0,duration/* formatDuration */.a3)(timeoutMs)}: the service could not be read for the last ${(0,duration/* formatDuration */.a3)(end.unreadable.forMs)}. Before that, ${leftInWords(end.queue)}.`;
        case "interrupted":
            return end.gone
                ? `${subject} was deleted while it was draining. When it was last read, ${leftInWords(end.queue)}.`
                : `${subject} stopped draining before it was seen empty: it is ${(0,state_in_words/* queueStateInWords */.ph)(end.queue?.state ?? "")} now, and ${leftInWords(end.queue)}.`;
        case "aborted":
            return end.queue === undefined
                ? `The drain of the merge queue for ${(0,read_queue/* inWords */.r4)(place)} was stopped after ${waited}, before its state was known.`
                : `The drain of the merge queue for ${(0,read_queue/* inWords */.r4)(place)} was stopped after ${waited}: ${leftInWords(end.queue)}.`;
    }
}
/** `nothing was left in it`, `2 pull requests were left (#1, #2)`. */
function leftInWords(queue) {
    const numbers = (queue?.enqueuedPullRequests ?? []).map(({ prNumber }) => `#${prNumber}`);
    if (numbers.length === 0)
        return "nothing was in it";
    const rest = numbers.length - NUMBERS_SHOWN;
    const shown = `${numbers.slice(0, NUMBERS_SHOWN).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
    return `${(0,state_in_words/* pullRequestsInWords */.mg)(numbers.length)} ${numbers.length === 1 ? "was" : "were"} left (${shown})`;
}
/** What to do about it, one sentence a line. */
function afterDrain(end) {
    switch (end.result) {
        case "drained":
            return ["It takes nothing new in until you run resume-queue."];
        case "timed-out":
            return [
                ...(end.unreadable === undefined
                    ? []
                    : [end.unreadable.error.message, ...end.unreadable.error.details]),
                whereItIsLeft(end),
            ];
        case "interrupted":
            return [
                end.gone
                    ? "Somebody deleted it; it must be created again before anything can be merged through it."
                    : "Somebody changed its state meanwhile; ask why before you drain it again.",
            ];
        case "aborted":
            return [whereItIsLeft(end)];
    }
}
/** The state in which a drain that did not come to its end leaves the queue. */
function whereItIsLeft({ sent, queue }) {
    const advice = "Run drain-queue again to go on waiting, or resume-queue to let it take in pull requests again.";
    if (sent === "unsure")
        return `It may be draining: the request was under way. ${advice}`;
    if (sent === "yes" || queue?.state === "draining")
        return `It stays draining, and takes nothing new in. ${advice}`;
    return queue?.state === "switching_modes"
        ? "It is switching modes, so its state could not be set: nothing was sent."
        : "Nothing was sent.";
}

// EXTERNAL MODULE: ./lib/src/polling/outage.js
var polling_outage = __webpack_require__(7123);
// EXTERNAL MODULE: ./lib/src/polling/poll-until.js
var poll_until = __webpack_require__(1756);
;// CONCATENATED MODULE: ./lib/src/queue/drain-interval.js
const SHORTEST_MS = 2000;
const LONGEST_MS = 60_000;
/** After the start the pause grows with the time since: a queue that is nearly empty is done soon. */
const SHARE_OF_AGE = 0.5;
/** With few left the end may come soon; each one more is worth this much longer a pause. */
const FOR_EACH_LEFT_MS = 10_000;
/** Milliseconds until the next poll: short after the start and with few left, a minute with many. */
function drainInterval(left, sinceStartMs) {
    const longest = Math.min(LONGEST_MS, FOR_EACH_LEFT_MS * Math.max(1, left));
    return Math.max(SHORTEST_MS, Math.min(longest, SHARE_OF_AGE * sinceStartMs));
}

// EXTERNAL MODULE: ./lib/src/polling/poll-log.js
var poll_log = __webpack_require__(3250);
;// CONCATENATED MODULE: ./lib/src/queue/drain-log.js



/** With few left each one counts; a long queue that shrinks all the time is told of this often. */
const FEW = 10;
const SHRINKING_MS = 60_000;
function createDrainLog(log, startedAtMs) {
    const { say, silentMs, isSilent, readable, unreadable } = (0,poll_log/* createPollLog */.O)(log);
    let said;
    return {
        polled(queue, nowMs) {
            readable(nowMs);
            const left = queue.enqueuedPullRequests.length;
            const { state } = queue;
            const what = `${(0,state_in_words/* pullRequestsInWords */.mg)(left)} left`;
            if (said === undefined || said.state !== state) {
                const before = said === undefined ? "" : ` (before: ${(0,state_in_words/* queueStateInWords */.ph)(said.state)})`;
                say(`The queue is ${(0,state_in_words/* queueStateInWords */.ph)(state)}${before}; ${what}.`, nowMs);
            }
            else if (said.left !== left && (left <= FEW || silentMs(nowMs) >= SHRINKING_MS)) {
                say(`${what} (before: ${said.left}).`, nowMs);
            }
            else if (isSilent(nowMs)) {
                say(`Still ${what}, after ${(0,duration/* formatDuration */.a3)(nowMs - startedAtMs)}.`, nowMs);
            }
            else {
                return;
            }
            said = { state, left };
        },
        unreadable,
    };
}

;// CONCATENATED MODULE: ./lib/src/queue/draining.js










/** A queue that was there and is no longer. */
const GONE = Symbol("gone");
/** The pause after a reply that does not show our change yet. */
const SETTLE_PAUSE_MS = 2000;
/**
 * Sets a queue draining and polls it until it is empty, by the rules of drain-rules.ts.
 * @throws what the first read and the change throw; later only failures that asking again cannot cure.
 */
async function drain(place, options, context) {
    const { client, clock, signal } = context;
    const startedAt = clock.now();
    const leftMs = () => startedAt + options.timeoutMs - clock.now();
    const log = createDrainLog(context.log, startedAt);
    const outage = (0,polling_outage/* createOutageWatch */.d)();
    const course = [];
    let memory = NOTHING_KNOWN;
    let sent = "no";
    let queue;
    let gone = false;
    const result = await (0,poll_until/* pollUntil */.g)(poll, { clock, signal, leftMs }).catch((error) => {
        throw (0,errors/* withMore */.iA)(error, known());
    });
    const waitedMs = clock.now() - startedAt;
    const unreadable = outage.lasting(clock.now());
    const { previousState } = memory;
    return { result, previousState, sent, queue, gone, unreadable, waitedMs, course };
    /** One poll: the result that ends the wait, or the milliseconds until the next one. */
    async function poll() {
        const askedAt = clock.now();
        const reading = await read();
        if (reading === GONE) {
            gone = true;
            return "interrupted";
        }
        if (reading instanceof errors/* ApiError */.hD) {
            outage.failed(reading, askedAt);
            log.unreadable(reading, clock.now());
            return Math.max(reading.facts.retryAfterMs ?? 0, interval());
        }
        outage.over();
        note(reading);
        const judged = judgeDrain(memory, reading, clock.now());
        memory = judged.memory;
        switch (judged.verdict) {
            case "refuse":
                throw refusal(place, reading);
            case "send":
                await send();
                return 0;
            case "settle":
                return Math.min(SETTLE_PAUSE_MS, interval());
            case "wait":
                return interval();
            case "drained":
            case "interrupted":
                return judged.verdict;
        }
    }
    function note(reading) {
        const count = reading.enqueuedPullRequests.length;
        if (course.at(-1)?.count !== count)
            course.push({ afterMs: clock.now() - startedAt, count });
        queue = reading;
        log.polled(reading, clock.now());
    }
    /** Before the first answer every failure ends the drain; afterwards only those that asking again cannot cure. */
    async function read() {
        try {
            return await (0,read_queue/* readQueue */.Qf)(client, place, { withinMs: leftMs() });
        }
        catch (error) {
            if (queue === undefined)
                throw error;
            if (error instanceof errors/* ApiError */.hD && error.facts.transient)
                return error;
            if (error instanceof errors/* Failure */.HR && error.kind === "not-found")
                return GONE;
            throw error;
        }
    }
    async function send() {
        sent = "unsure";
        await (0,change_state/* setState */.w)(place, "draining", client, Math.max(0, leftMs()));
        sent = "yes";
        memory = { ...memory, sentAtMs: clock.now() };
    }
    function interval() {
        if (options.pollInterval !== "auto")
            return options.pollInterval;
        const left = queue?.enqueuedPullRequests.length ?? 0;
        return (0,timing/* withJitter */.jE)(drainInterval(left, clock.now() - startedAt), context.random);
    }
    /** What a later step may need to know although this one failed. */
    function known() {
        return {
            details: sent === "yes" ? [whereItIsLeft({ sent, queue })] : [],
            outputs: { "previous-state": memory.previousState, depth: queue?.enqueuedPullRequests.length },
        };
    }
}

;// CONCATENATED MODULE: ./lib/src/queue/drain-outcome.js










/** Drains a queue, and says in words, outputs and summary how that ended; a dry run says what it would begin with. */
async function drainOutcome(options, place, context) {
    return context.dryRun ? plannedDrain(options, place, context) : finishedDrain(options, place, context);
}
async function finishedDrain(options, place, context) {
    const patience = (0,duration/* formatDuration */.a3)(options.timeoutMs);
    context.log.info(`Draining the merge queue for ${(0,read_queue/* inWords */.r4)(place)}; waiting ${patience} at most.`);
    const end = await drain(place, options, context);
    const message = drainInWords(end, place, options.timeoutMs);
    const details = afterDrain(end);
    return {
        result: end.result,
        message,
        details,
        outputs: {
            "previous-state": end.previousState,
            depth: end.gone ? undefined : end.queue?.enqueuedPullRequests.length,
        },
        summary: drainSummary({ end, place, message, details }),
        record: { queue: end.queue, "waited-seconds": Math.round(end.waitedMs / 1000), course: end.course },
    };
}
async function plannedDrain(options, place, { client }) {
    const queue = await (0,read_queue/* readQueue */.Qf)(client, place);
    const outputs = { "previous-state": queue.state, depth: queue.enqueuedPullRequests.length };
    return { ...firstStep(options, place, queue), outputs };
}
function firstStep({ timeoutMs }, place, queue) {
    const subject = `The merge queue for ${(0,read_queue/* inWords */.r4)(place)} is ${(0,state_in_words/* queueStateInWords */.ph)(queue.state)}, with ${(0,state_in_words/* pullRequestsInWords */.mg)(queue.enqueuedPullRequests.length)} in it.`;
    const waits = `take ${(0,duration/* formatDuration */.a3)(timeoutMs)} at most`;
    switch (judgeFirst(queue)) {
        case "refuse":
            return (0,planned/* planned */.l)(`This would fail. ${refusal(place, queue).message}`);
        case "drained":
            return (0,planned/* planned */.l)(`${subject} Nothing would be sent, and the wait would end at once as drained.`);
        case "send":
            return (0,planned/* planned */.l)(`${subject} It would be set draining, and the wait would ${waits}.`, ...request());
        case "wait":
            return queue.state === "draining"
                ? (0,planned/* planned */.l)(`${subject} Nothing would be sent, and the wait would ${waits}.`)
                : (0,planned/* planned */.l)(`${subject} Once that is done it would be set draining, and the wait would ${waits}.`, ...request());
    }
    function request() {
        return [endpoints/* endpoints */.v.updateQueue, (0,change_state/* stateRequest */.l)(place, "draining")];
    }
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

/***/ 5384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   J4: () => (/* binding */ IN_RESULT_FILE),
/* harmony export */   Rl: () => (/* binding */ limitedTable),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   X1: () => (/* binding */ escapeText),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   tG: () => (/* binding */ linkedMarkdown),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   v: () => (/* binding */ andMore)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);

/** Characters that Markdown or HTML could take for structure, and invisible ones that could hide it. */
const STRUCTURE = /[&<>|`*_[\]()#~\\!{}$@"']/g;
/**
 * Text of somebody else for any place in Markdown: one line, everything that could be structure as an entity.
 * Entities are shown as the character but never read as Markdown or HTML.
 */
function escapeText(text) {
    return text
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
        .replace(STRUCTURE, asEntity)
        .replace(/^\s*(?:[-+=]|\d+\.)/, (start) => `${start.slice(0, -1)}${asEntity(start.slice(-1))}`)
        .replace(/:(?=\/\/)/g, asEntity)
        .replace(/(?<=\bwww)\./gi, asEntity);
}
function asEntity(character) {
    return `&#${character.charCodeAt(0)};`;
}
/** Longer than a path that somebody reads. */
const CODE_CHARACTERS = 1000;
/** Short technical text (a commit, a name) in a fixed-width face, whatever it holds and however long it is. */
function code(text) {
    return `<code>${escapeText((0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(text, CODE_CHARACTERS))}</code>`;
}
/** Browsers take no longer address in earnest. */
const ADDRESS_CHARACTERS = 2000;
/**
 * A link on somebody else's text to somebody else's address; the text alone unless that is a plain http(s) address.
 * One with a user name in front looks like another host, so it is none.
 */
function link(text, address) {
    return linkedMarkdown(escapeText(text), address);
}
/** The same on a text that is Markdown already. */
function linkedMarkdown(markdown, address) {
    const target = linkTarget(address ?? "");
    return target === undefined ? markdown : `[${markdown}](${target})`;
}
/** The address with everything encoded that could end it in Markdown or in a table. */
function linkTarget(address) {
    if (address.length > ADDRESS_CHARACTERS || !/^https?:\/\/[^\s\p{Cc}]+$/iu.test(address))
        return undefined;
    if (!URL.canParse(address))
        return undefined;
    const { origin, username, password, pathname, search, hash } = new URL(address);
    if (username !== "" || password !== "")
        return undefined;
    const rest = `${pathname}${search}${hash}`.replace(/[^\w\-.~/?#:@+,;=&%]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
    return `${origin}${rest.replaceAll("&", "&amp;")}`;
}
/**
 * Lines in a block of code, in which Markdown and HTML mean nothing: each is one line, and none of them can end the
 * block.
 */
function codeBlock(lines, language) {
    const content = lines.map((line) => line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")).join("\n");
    const longestRun = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = "`".repeat(longestRun + 1);
    return `${fence}${language}\n${content}\n${fence}`;
}
/** Something long that is folded away under one line. */
function folded(title, content) {
    return `<details><summary>${escapeText(title)}</summary>\n\n${content}\n\n</details>`;
}
function tableRow(cells) {
    return `| ${cells.join(" | ")} |`;
}
/** A table of cells that are Markdown already. */
function table(head, rows) {
    return [tableRow(head), tableRow(head.map(() => "---")), ...rows.map(tableRow)].join("\n");
}
/** Parts of a page, one below the other, without those that have nothing to say. */
function paragraphs(parts) {
    return parts.filter((part) => part !== "").join("\n\n");
}
/** For a shortened list. */
const IN_RESULT_FILE = "the output result-file has them all";
/** How much a shortened list leaves out, and where the whole of it is; empty when it leaves out nothing. */
function andMore(hidden, whole = "") {
    return hidden > 0 ? `And ${hidden} more${whole === "" ? "" : `; ${whole}`}.` : "";
}
/** A table of so many rows at most; only what is shown is made into cells, since a list can be long. */
function limitedTable(head, items, rowOf, { atMost, whole }) {
    const rows = items.slice(0, atMost).map(rowOf);
    return paragraphs([table(head, rows), andMore(items.length - rows.length, whole)]);
}


/***/ }),

/***/ 1065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ queueLine)
/* harmony export */ });
/* harmony import */ var _iso_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8185);
/* harmony import */ var _pull_request_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2832);
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(255);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1508);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5384);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3880);






/** More is not read, and `result-file` has it. */
const LONGEST_TEXT = 300;
/** Leaves room on the page for everything else. */
const TABLE_BYTES = 600 * 1024;
const HEAD = ["Position", "Pull request", "Title", "Author", "State", "Since", "Priority", "Flags"];
/** The pull requests of a queue in its order, as many rows as fit; then how many more there are. */
function queueLine(queue, { repository }, mostRows) {
    const rows = [];
    let bytes = 0;
    for (const [index, pullRequest] of queue.enqueuedPullRequests.slice(0, mostRows).entries()) {
        const row = rowOf(pullRequest, index + 1, repository);
        bytes += Buffer.byteLength(row.join(" | "));
        if (bytes > TABLE_BYTES)
            break;
        rows.push(row);
    }
    const hidden = queue.enqueuedPullRequests.length - rows.length;
    return [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(HEAD, rows),
        ...(hidden > 0 ? [`And ${hidden} more; the output result-file has them all.`] : []),
    ].join("\n\n");
}
/** The service's times as it gives them: its clock and this machine's need not agree. */
function rowOf(pullRequest, position, repository) {
    const { prNumber, prTitle, prAuthor, state, stateChangedAt } = pullRequest;
    return [
        `${position}`,
        (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestLink */ .Z)(repository, prNumber),
        shown(prTitle),
        shown(prAuthor),
        shown((0,_pull_request_states_js__WEBPACK_IMPORTED_MODULE_0__/* .stateInWords */ .OB)(state)),
        shown((0,_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .writtenTimeInWords */ .JJ)(stateChangedAt ?? "")),
        shown((0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .priorityInWords */ .n8)(pullRequest)),
        flagsInWords(pullRequest),
    ];
}
function shown(text) {
    if (text === null || text === undefined)
        return "";
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)((0,_shorten_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(text, LONGEST_TEXT));
}
function flagsInWords({ skipTheLine, noBatch }) {
    return [
        ...(skipTheLine === true ? ["skips the line"] : []),
        ...(noBatch === true ? ["not batched"] : []),
    ].join(", ");
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
