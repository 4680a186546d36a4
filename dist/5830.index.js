export const id = 5830;
export const ids = [5830,9946,4279];
export const modules = {

/***/ 8705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ retry),
/* harmony export */   Of: () => (/* binding */ createPollLog),
/* harmony export */   _k: () => (/* binding */ LAG_MS),
/* harmony export */   aq: () => (/* binding */ growingPause),
/* harmony export */   jE: () => (/* binding */ withJitter),
/* harmony export */   vO: () => (/* binding */ createPoller)
/* harmony export */ });
/* unused harmony export untilNextPoll */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);



/** Time for which a reply may still show the state before a write. */
const LAG_MS = 15 * _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .UNIT_MS */ .k7.s;
/** Varies an interval by a tenth, so that many waiting steps do not poll at once. */
function withJitter(intervalMs, random) {
    return intervalMs * (0.9 + 0.2 * random());
}
const SHORTEST_MS = 2 * _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .UNIT_MS */ .k7.s;
const SHARE_OF_AGE = 0.5;
/** Returns a pause that grows with the time since the last change, up to `longestMs`. */
function growingPause(sinceChangeMs, longestMs) {
    return Math.max(SHORTEST_MS, Math.min(longestMs, SHARE_OF_AGE * sinceChangeMs));
}
const HEARTBEAT_MS = 5 * _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .UNIT_MS */ .k7.m;
/** Time between the last poll and the deadline, so that the answer still counts. */
const LAST_POLL_MS = _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .UNIT_MS */ .k7.s;
/** Shortens a pause so that the last poll comes just before the deadline. */
function untilNextPoll(pauseMs, leftMs) {
    const beforeDeadline = leftMs - LAST_POLL_MS;
    if (pauseMs < beforeDeadline)
        return pauseMs;
    return Math.max(0, beforeDeadline > 0 ? beforeDeadline : leftMs);
}
/**
 * Returns a function that pauses for some milliseconds, and polls until it has a snapshot: undefined at the deadline.
 * After the first answer transient failures do not end the polling. @throws what `read` throws, AbortedError
 */
function createPoller({ clock, signal, deadline, log, ...polling }) {
    let { hasAnswered } = polling;
    const leftMs = () => deadline - clock.now();
    async function pause(pauseMs) {
        let restMs = untilNextPoll(pauseMs, leftMs());
        for (; restMs > HEARTBEAT_MS; restMs -= HEARTBEAT_MS) {
            await clock.sleep(HEARTBEAT_MS, signal);
            if (log.outage(clock.now(), 0) === undefined)
                polling.idle?.();
        }
        await clock.sleep(restMs, signal);
    }
    return async (firstPauseMs) => {
        for (let pauseMs = firstPauseMs;;) {
            if (pauseMs > 0)
                await pause(pauseMs);
            if (leftMs() <= 0)
                return undefined;
            const startedAtMs = clock.now();
            try {
                const snapshot = await polling.read(leftMs());
                hasAnswered = true;
                return { snapshot };
            }
            catch (error) {
                if (signal.aborted)
                    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM();
                if (!hasAnswered || !(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .dg)(error))
                    throw error;
                log.failed(error, clock.now(), startedAtMs);
                pauseMs = Math.max(error.facts.retryAfterMs ?? 0, polling.interval());
            }
        }
    };
}
/** Repeats an attempt until it has a result: undefined at the deadline. @throws what an attempt throws, AbortedError */
async function retry(attempt, { clock, signal, deadline, first, factor = 1, longest = Number.POSITIVE_INFINITY }) {
    for (let pauseMs = first;; pauseMs = Math.min(longest, pauseMs * factor)) {
        const result = await attempt(Math.max(1, deadline - clock.now()));
        if (result !== undefined)
            return result;
        if (clock.now() + pauseMs > deadline)
            return undefined;
        await clock.sleep(pauseMs, signal);
    }
}
const OUTAGE_MS = 1500;
/** Creates a log with changes, a heartbeat, and each outage once; never a line per poll. */
function createPollLog(log) {
    let writtenAtMs = Number.NEGATIVE_INFINITY;
    let current;
    function write(line, nowMs) {
        log.info(line);
        writtenAtMs = nowMs;
    }
    const silentMs = (nowMs) => nowMs - writtenAtMs;
    const isSilent = (nowMs) => silentMs(nowMs) >= HEARTBEAT_MS;
    return {
        write,
        silentMs,
        isSilent,
        answered(nowMs) {
            if (current !== undefined)
                write(`The service can be read again, after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(nowMs - current.sinceMs)}.`, nowMs);
            current = undefined;
        },
        /** Logs a failed poll that started at `startedAtMs`. */
        failed(error, nowMs, startedAtMs) {
            if (current === undefined) {
                write(`The service cannot be read at the moment; the wait goes on. ${error.message}`, nowMs);
            }
            else if (isSilent(nowMs)) {
                const forMs = nowMs - current.sinceMs;
                write(`The service could not be read for the last ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(forMs)}; the wait goes on.`, nowMs);
            }
            current = { sinceMs: current?.sinceMs ?? startedAtMs, error };
        },
        /** Returns the current outage, unless it is too short: one failed poll just before the deadline means little. */
        outage(nowMs, atLeastMs = OUTAGE_MS) {
            const forMs = current === undefined ? 0 : nowMs - current.sinceMs;
            return current !== undefined && forMs >= atLeastMs ? { forMs, error: current.error } : undefined;
        },
    };
}


/***/ }),

/***/ 5830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NOTHING_KNOWN: () => (/* binding */ NOTHING_KNOWN),
  drain: () => (/* binding */ drain),
  drainInterval: () => (/* binding */ drainInterval),
  drainQueue: () => (/* binding */ drainQueue),
  nextStep: () => (/* binding */ nextStep)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/operation.js
var operation = __webpack_require__(4599);
// EXTERNAL MODULE: ./lib/src/polling.js
var polling = __webpack_require__(8705);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/queue/get.js
var get = __webpack_require__(9946);
// EXTERNAL MODULE: ./lib/src/queue/read.js
var queue_read = __webpack_require__(8502);
;// CONCATENATED MODULE: ./lib/src/queue/drain-report.js




function drainMessage(end, target, timeoutMs) {
    const name = `merge queue for ${(0,queue_read/* queueName */.nM)(target)}`;
    const [waited, timeout] = [(0,format/* formatDuration */.a3)(end.waitedMs), (0,format/* formatDuration */.a3)(timeoutMs)];
    const left = describeLeft(end.queue);
    const messages = {
        drained: `The ${name} is drained: it is empty after ${waited}.`,
        "timed-out": end.unreadable === undefined
            ? `The ${name} was not drained within ${timeout}: ${left}.`
            : `The ${name} was probably not drained within ${timeout}: the service was unreadable for the last ${(0,format/* formatDuration */.a3)(end.unreadable.forMs)}. Before that, ${left}.`,
        interrupted: end.isDeleted
            ? `The ${name} was deleted during the drain. In the last read, ${left}.`
            : `The ${name} stopped draining before it was empty: it is ${(0,format/* stateName */.Vi)(end.queue?.state)} now, and ${left}.`,
        aborted: end.queue === undefined
            ? `The drain of the ${name} was aborted after ${waited}, before the first read of the queue.`
            : `The drain of the ${name} was aborted after ${waited}: ${left}.`,
    };
    return messages[end.result];
}
/** Returns text such as `2 pull requests were left (#1, #2)`. */
function describeLeft(queue) {
    const numbers = queue === undefined ? [] : (0,queue_read/* enqueuedIn */.E$)(queue);
    if (numbers.length === 0)
        return "no pull request was left";
    const verb = numbers.length === 1 ? "was" : "were";
    return `${(0,format/* formatCount */.B4)(numbers.length, "pull request")} ${verb} left (${(0,queue_read/* numberList */.qe)(numbers)})`;
}
function drainAdvice(end) {
    const error = end.unreadable?.error;
    const advice = {
        drained: ["It admits no pull requests until you run resume-queue."],
        "timed-out": [...(error === undefined ? [] : [error.message, ...error.details]), describeStateAfterwards(end)],
        interrupted: [
            end.isDeleted
                ? "The queue was deleted by another action. To merge through it, create it again."
                : "Another action changed its state. Find the reason before you drain it again.",
        ],
        aborted: [describeStateAfterwards(end)],
    };
    return advice[end.result];
}
function describeStateAfterwards({ sent, queue }) {
    const advice = "To continue the wait, run drain-queue again. To admit pull requests again, run resume-queue.";
    if (sent === "unsure")
        return `It may be draining, because the step was aborted during the request. ${advice}`;
    if (sent === "yes" || queue?.state === "draining")
        return `It is still draining and admits no pull requests. ${advice}`;
    return queue?.state === "switching_modes"
        ? "It is switching modes, so its state could not be set. Nothing was sent."
        : "Nothing was sent.";
}
const PULL_REQUESTS_SHOWN = 100;
function drainPage({ queue }, target, message, details) {
    const left = queue === undefined || queue.enqueuedPullRequests.length === 0
        ? []
        : ["#### Remaining pull requests", (0,get.enqueuedTable)(queue, target, PULL_REQUESTS_SHOWN)];
    return (0,markdown/* paragraphs */.qN)([(0,markdown/* escapeText */.X1)(message), (0,markdown/* bullets */.e5)(details), ...left]);
}

// EXTERNAL MODULE: ./lib/src/queue/state.js
var queue_state = __webpack_require__(4279);
;// CONCATENATED MODULE: ./lib/src/queue/drain.js







async function drainQueue(options, target, context) {
    if (context.dryRun)
        return dryRunDrain(options, target, context.service);
    const patience = (0,format/* formatDuration */.a3)(options.timeout);
    context.log.info(`Draining the merge queue for ${(0,queue_read/* queueName */.nM)(target)}; waiting at most ${patience}.`);
    const end = await drain(target, options, context);
    const message = drainMessage(end, target, options.timeout);
    const details = drainAdvice(end);
    return {
        result: end.result,
        message,
        details,
        outputs: {
            "previous-state": end.previousState,
            depth: end.isDeleted ? undefined : end.queue?.enqueuedPullRequests.length,
        },
        summary: drainPage(end, target, message, details),
        record: { queue: end.queue, "waited-seconds": Math.round(end.waitedMs / 1000) },
    };
}
async function dryRunDrain({ timeout }, target, service) {
    const queue = await (0,queue_read/* readQueue */.Qf)(service, target);
    const depth = queue.enqueuedPullRequests.length;
    const outputs = { "previous-state": queue.state, depth };
    const now = `The merge queue for ${(0,queue_read/* queueName */.nM)(target)} is ${(0,format/* stateName */.Vi)(queue.state)}, with ${(0,format/* formatCount */.B4)(depth, "pull request")} in it.`;
    const wait = `the wait would take ${(0,format/* formatDuration */.a3)(timeout)} at most`;
    const step = firstStep(queue);
    const sends = step === "send" || (step === "wait" && queue.state !== "draining");
    const messages = {
        reject: `This would fail. ${rejectionError(target, queue).message}`,
        drained: `${now} Nothing would be sent, and the wait would finish at once as drained.`,
        send: `${now} It would be set draining, and ${wait}.`,
        wait: `${now} ${sends ? "After the switch it would be set draining" : "Nothing would be sent"}, and ${wait}.`,
    };
    const requests = sends ? [service.setQueueState(target, "draining")] : [];
    return { ...(0,operation/* dryRun */.PA)(messages[step], ...requests), outputs };
}
/** Pause in milliseconds while replies still show the state before the change. */
const SETTLE_PAUSE_MS = 2000;
/** Drains a queue until it is empty. @throws Failure of the first read or of the change, or a lasting one */
async function drain(target, options, context) {
    const { clock, signal } = context;
    const startedAt = clock.now();
    const log = (0,polling/* createPollLog */.Of)(context.log);
    const logPolled = createDrainLog(log, startedAt);
    const known = { progress: NOTHING_KNOWN, sent: "no", queue: undefined, isDeleted: false };
    const state = { target, options, context, startedAt, logPolled, ...known };
    const result = await pollUntilDrained(state, log).catch((error) => {
        if (signal.aborted)
            return "aborted";
        const { sent, queue, progress } = state;
        throw (0,errors/* withDetails */.FE)(error, {
            details: sent === "yes" ? [describeStateAfterwards({ sent, queue })] : [],
            outputs: { "previous-state": progress.previousState, depth: queue?.enqueuedPullRequests.length },
        });
    });
    const now = clock.now();
    const { progress, sent, queue, isDeleted } = state;
    const unreadable = log.outage(now);
    const waitedMs = now - startedAt;
    return { result, previousState: progress.previousState, sent, queue, isDeleted, unreadable, waitedMs };
}
async function pollUntilDrained(state, log) {
    const { target, options, startedAt } = state;
    const { service, clock, signal } = state.context;
    const deadline = startedAt + options.timeout;
    const interval = () => intervalOf(state);
    // After the first read, a 404 means that the queue was deleted.
    const read = (withinMs) => (state.queue === undefined ? queue_read/* readQueue */.Qf : queue_read/* findQueue */.LJ)(service, target, { withinMs });
    const nextPoll = (0,polling/* createPoller */.vO)({ clock, signal, deadline, log, hasAnswered: false, read, interval });
    for (let pauseMs = 0;;) {
        const polled = await nextPoll(pauseMs);
        if (polled === undefined)
            return "timed-out";
        const found = polled.snapshot;
        state.isDeleted = found === undefined;
        if (found === undefined)
            return "interrupted";
        state.queue = found;
        state.logPolled(found, clock.now());
        const { step, progress } = nextStep(state.progress, found, clock.now());
        state.progress = progress;
        switch (step) {
            case "reject":
                throw rejectionError(target, found);
            case "send":
                state.sent = "unsure";
                await (0,queue_state.setState)(target, "draining", service, Math.max(0, deadline - clock.now()));
                state.sent = "yes";
                state.progress = { ...progress, sentAtMs: clock.now() };
                pauseMs = 0;
                break;
            case "settle":
                pauseMs = Math.min(SETTLE_PAUSE_MS, interval());
                break;
            case "wait":
                pauseMs = interval();
                break;
            case "drained":
            case "interrupted":
                return step;
        }
    }
}
function intervalOf({ options, queue, startedAt, context }) {
    if (options.pollInterval !== "auto")
        return options.pollInterval;
    const left = queue?.enqueuedPullRequests.length ?? 0;
    return (0,polling/* withJitter */.jE)(drainInterval(left, context.clock.now() - startedAt), context.random);
}
/** Depth up to which every change is logged; above it, at most one line per interval. */
const FEW = 10;
const LOG_INTERVAL_MS = 60_000;
function createDrainLog({ write, silentMs, isSilent, answered }, startedAtMs) {
    let logged;
    return ({ state, enqueuedPullRequests: { length: left } }, nowMs) => {
        answered(nowMs);
        const what = `${(0,format/* formatCount */.B4)(left, "pull request")} left`;
        if (logged?.state !== state) {
            const before = logged === undefined ? "" : ` (before: ${(0,format/* stateName */.Vi)(logged.state)})`;
            write(`The queue is ${(0,format/* stateName */.Vi)(state)}${before}; ${what}.`, nowMs);
        }
        else if (logged.left !== left && (left <= FEW || silentMs(nowMs) >= LOG_INTERVAL_MS)) {
            write(`${what} (before: ${logged.left}).`, nowMs);
        }
        else if (isSilent(nowMs)) {
            write(`Still ${what}, after ${(0,format/* formatDuration */.a3)(nowMs - startedAtMs)}.`, nowMs);
        }
        else {
            return;
        }
        logged = { state, left };
    };
}
const LONGEST_MS = 60_000;
/** Milliseconds of pause for each remaining pull request. */
const PER_PULL_REQUEST_MS = 10_000;
function drainInterval(left, sinceStartMs) {
    return (0,polling/* growingPause */.aq)(sinceStartMs, Math.min(LONGEST_MS, PER_PULL_REQUEST_MS * Math.max(1, left)));
}
const NOTHING_KNOWN = { previousState: undefined, sentAtMs: undefined, hasDrained: false };
function nextStep({ previousState, sentAtMs, hasDrained }, queue, nowMs) {
    const seen = { sentAtMs, hasDrained: hasDrained || queue.state === "draining" };
    if (!hasDrained && sentAtMs === undefined)
        return { step: firstStep(queue), progress: { ...seen, previousState: queue.state } };
    const progress = { ...seen, previousState };
    // An empty queue is drained only while it admits nothing new.
    if (queue.state === "draining" || queue.state === "switching_modes")
        return { step: whileDraining(queue), progress };
    // The reply may not show the change yet.
    const lags = !hasDrained && sentAtMs !== undefined && nowMs - sentAtMs < polling/* LAG_MS */._k;
    const step = lags && queue.state === previousState ? "settle" : "interrupted";
    return { step, progress };
}
/** Rejects a paused queue, which a drain would let merge, and unknown states. */
function firstStep(queue) {
    switch (queue.state) {
        case "running":
            return "send";
        case "draining":
            return whileDraining(queue);
        // The queue runs again after the switch, so the change waits.
        case "switching_modes":
            return "wait";
        default:
            return "reject";
    }
}
function whileDraining({ enqueuedPullRequests }) {
    return enqueuedPullRequests.length === 0 ? "drained" : "wait";
}
function rejectionError(target, { state }) {
    const why = state === "paused"
        ? "draining it would let it merge again"
        : "this version does not know that state, and draining might let the queue merge again";
    return new errors/* Failure */.HR("rejected", `The merge queue for ${(0,queue_read/* queueName */.nM)(target)} is ${(0,format/* stateName */.Vi)(state)}: ${why}. Nothing was sent. If it may merge, run resume-queue first, then drain-queue.`);
}


/***/ }),

/***/ 9946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   enqueuedTable: () => (/* binding */ enqueuedTable),
/* harmony export */   getQueue: () => (/* binding */ getQueue)
/* harmony export */ });
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4599);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6375);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1304);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3569);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8502);






async function getQueue(target, { service }) {
    const queue = await (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readQueue */ .Qf)(service, target);
    const depth = queue.enqueuedPullRequests.length;
    const content = depth === 0 ? "and empty" : `with ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(depth, "pull request")} in it`;
    const message = `The merge queue for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .queueName */ .nM)(target)} is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .stateName */ .Vi)(queue.state)}, ${content}.`;
    const trouble = (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .explainQueueState */ .gX)(queue.state);
    return {
        result: "found",
        message,
        details: trouble === "" ? [] : [trouble],
        outputs: { ...(0,_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .outputsOf */ .Yz)(queue, _declarations_js__WEBPACK_IMPORTED_MODULE_2__/* .queueOutputs */ .Ac), depth },
        summary: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)(message),
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)(trouble),
            depth === 0
                ? "Submitted pull requests that are not ready are not listed here."
                : enqueuedTable(queue, target, ROWS),
            settingsTable(queue),
        ]),
        record: { queue },
    };
}
const ROWS = 500;
const NO_SETTINGS = new Set(["state", "branch", "enqueuedPullRequests"]);
/** Limits for settings unknown to this version. */
const SETTINGS = 100;
const SETTING_CHARACTERS = 500;
function settingsTable(queue) {
    const rows = Object.entries(queue)
        .filter(([name]) => !NO_SETTINGS.has(name))
        .slice(0, SETTINGS)
        .map(([name, value]) => [
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(name, SETTING_CHARACTERS)),
        value === null ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonCode */ .Ag)(value, SETTING_CHARACTERS),
    ]);
    return rows.length === 0 ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .foldedSection */ .qF)("Settings", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .tp)(["Setting", "Value"], rows));
}
const TABLE_BYTES = 600 * 1024;
const HEAD = ["Position", "Pull request", "Title", "Author", "State", "Since", "Priority", "Flags"];
/** Shows rows up to a size limit, then the number of the others. */
function enqueuedTable({ enqueuedPullRequests }, { repository }, mostRows) {
    const rows = [];
    let bytes = 0;
    for (const [index, pullRequest] of enqueuedPullRequests.slice(0, mostRows).entries()) {
        const row = enqueuedRow(pullRequest, index + 1, repository);
        bytes += Buffer.byteLength(row.join(" | "));
        if (bytes > TABLE_BYTES)
            break;
        rows.push(row);
    }
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .tp)(HEAD, rows), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .andMore */ .v)(enqueuedPullRequests.length - rows.length, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .IN_RESULT_FILE */ .J4)]);
}
function enqueuedRow(pullRequest, position, repository) {
    const { prNumber, prTitle, prAuthor, state, stateChangedAt, skipTheLine, noBatch } = pullRequest;
    const flags = [skipTheLine === true ? "skips the line" : "", noBatch === true ? "not batched" : ""];
    return [
        `${position}`,
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestLink */ .Zl)(repository, prNumber),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .cell */ .Hn)(prTitle),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .cell */ .Hn)(prAuthor),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .cell */ .Hn)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .stateName */ .Vi)(state)),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .cell */ .Hn)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatServiceTime */ .wF)(stateChangedAt ?? "")),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .cell */ .Hn)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .priorityName */ ._t)(pullRequest)),
        flags.filter((flag) => flag !== "").join(", "),
    ];
}


/***/ }),

/***/ 8502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ enqueuedIn),
/* harmony export */   Km: () => (/* binding */ PULL_REQUEST_INPUTS),
/* harmony export */   LJ: () => (/* binding */ findQueue),
/* harmony export */   Pm: () => (/* binding */ queueNotFoundError),
/* harmony export */   Qf: () => (/* binding */ readQueue),
/* harmony export */   gX: () => (/* binding */ explainQueueState),
/* harmony export */   i0: () => (/* binding */ notFoundError),
/* harmony export */   nM: () => (/* binding */ queueName),
/* harmony export */   qe: () => (/* binding */ numberList),
/* harmony export */   x_: () => (/* binding */ serverMessage)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8215);




function queueName(target) {
    return `${target.targetBranch} of ${target.repository.owner}/${target.repository.name}`;
}
/** @throws Failure `not-found` with repository and branch if there is no such queue */
async function readQueue(service, target, options = {}) {
    try {
        return await service.readQueue(target, options);
    }
    catch (error) {
        throw queueNotFoundError(error, target);
    }
}
function findQueue(service, target, options = {}) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ifFound */ .MW)(service.readQueue(target, options));
}
function enqueuedIn({ enqueuedPullRequests }) {
    return enqueuedPullRequests.map(({ prNumber }) => prNumber);
}
const NUMBERS_SHOWN = 20;
/** Returns text such as `#1, #2 and 480 more`. */
function numberList(numbers) {
    const shown = numbers.map((number) => `#${number}`);
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .truncatedList */ .pO)(shown, NUMBERS_SHOWN);
}
const QUEUE_INPUTS = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .textWithNames */ .EU) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .inputName */ .yu)("target-branch")} and ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .inputName */ .yu)("repository")}`;
const PULL_REQUEST_INPUTS = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .textWithNames */ .EU) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .inputName */ .yu)("target-branch")}, ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .inputName */ .yu)("pr-number")} and ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .inputName */ .yu)("repository")}`;
/** Maps a 404 to an error with the inputs that may be wrong. */
function notFoundError(error, what, inputs = QUEUE_INPUTS) {
    return notFound(error, `The service does not know ${what}.`, inputs);
}
function queueNotFoundError(error, target) {
    return notFound(error, `There is no merge queue for branch ${queueName(target)}.`, QUEUE_INPUTS);
}
function notFound(error, message, inputs) {
    if (!(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("not-found", message, {
        details: [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .textWithNames */ .EU) `Check ${inputs}, and that the token belongs to the repository's organization.`,
            ...serverMessage(error.facts),
            ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
        ],
        cause: error,
    });
}
function serverMessage({ serverText = "" }) {
    return serverText === "" ? [] : [`Message of the service: ${serverText}`];
}
/** Explains a state; empty for a running queue. */
function explainQueueState(state) {
    switch (state) {
        case "running":
            return "";
        case "paused":
            return "The queue is paused: it admits no pull requests, starts no tests and merges nothing. To resume it, run resume-queue.";
        case "draining":
            return "The queue is draining: it tests and merges its pull requests, and admits no others. To resume it, run resume-queue.";
        case "switching_modes":
            return "The queue is switching modes: until it is empty it admits no other pull requests.";
        case "":
            return "The queue is in an unknown state: it may admit and merge no pull requests.";
        default:
            return `The queue is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .stateName */ .Vi)(state)}, a state that this version does not know: it may admit and merge no pull requests.`;
    }
}


/***/ }),

/***/ 4279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changeState: () => (/* binding */ changeState),
/* harmony export */   setState: () => (/* binding */ setState)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4599);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8502);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(397);





async function changeState({ state, done, reason, afterwards }, target, context) {
    const name = `merge queue for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .queueName */ .nM)(target)}`;
    const why = reason === undefined ? [] : [`Reason: ${reason}`];
    let queue = await (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readQueue */ .Qf)(context.service, target);
    if (context.dryRun) {
        const now = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .stateName */ .Vi)(queue.state);
        const when = (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .isSwitching */ .nO)(queue) ? " after the switch" : "";
        const outcome = queue.state === state
            ? (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .dryRun */ .PA)(`Nothing would be sent: the ${name} is already ${state}.`)
            : (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .dryRun */ .PA)(`The ${name} is ${now} and would be ${done}${when}.`, context.service.setQueueState(target, state));
        return { ...outcome, details: why, outputs: previousState(queue) };
    }
    try {
        queue = await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .settledQueue */ .RA)(queue, target, context);
        if (queue.state !== state)
            await setState(target, state, context.service);
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withDetails */ .FE)(error, { outputs: previousState(queue) });
    }
    const end = { outputs: previousState(queue), record: { reason, "queue-before": queue } };
    if (queue.state === state) {
        const message = `The ${name} is already ${state}; nothing was sent.`;
        return { result: "unchanged", message, details: why, ...end };
    }
    const { length } = queue.enqueuedPullRequests;
    const verb = length === 1 ? "is" : "are";
    return {
        result: done,
        message: `The ${name} was ${done}; before, it was ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .stateName */ .Vi)(queue.state)}.`,
        details: [...why, `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(length, "pull request")} ${verb} in it. ${afterwards}`],
        ...end,
    };
}
const previousState = ({ state }) => ({ "previous-state": state });
/** `withinMs` bounds the read after an ambiguous failure. */
async function setState(target, state, service, withinMs) {
    const request = service.setQueueState(target, state);
    const verify = (queue) => queue.state === state ? undefined : `The queue was read afterwards: it is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .stateName */ .Vi)(queue.state)}.`;
    const uncertainHint = "check the state of the queue";
    await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeQueue */ .$2)(service, { request, target, verify, uncertainHint, withinMs });
}


/***/ }),

/***/ 397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ writeQueue),
/* harmony export */   RA: () => (/* binding */ settledQueue),
/* harmony export */   ey: () => (/* binding */ readAfterwards),
/* harmony export */   nO: () => (/* binding */ isSwitching)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _polling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8705);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4185);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8502);





/** Sends a change once; after an ambiguous failure, a read decides. @throws Failure with the known effect */
async function writeQueue(service, { request, target, uncertainHint, withinMs, ...write }) {
    const { verify, mapError = (error) => (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .queueNotFoundError */ .Pm)(error, target) } = write;
    await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withUncertainEffect */ .XF)(uncertainHint, async () => {
        try {
            await request.send();
        }
        catch (error) {
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM)
                throw error;
            if (!(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isAmbiguous */ .X2)(error))
                throw mapError(error);
            const found = await readAfterwards(target, service, withinMs);
            if (found === undefined)
                throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withDetails */ .FE)(error, { details: [`${UNREADABLE}: ${uncertainHint}.`] });
            const { queue } = found;
            const missing = write.deletes === true ? undefined : "The queue was read afterwards: there is none.";
            const detail = queue === undefined ? missing : verify(queue);
            if (detail !== undefined)
                throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withDetails */ .FE)(error, { details: [detail] });
        }
    });
}
const UNREADABLE = "The effect is unknown, because the queue could not be read afterwards";
/** Limit for the read after a failure: a failing step must not take minutes. */
const READ_BACK_MS = 15_000;
/** Reads the queue after a write; undefined if it is unreadable. @throws AbortedError */
function readAfterwards(target, service, withinMs = READ_BACK_MS) {
    const reading = (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .findQueue */ .LJ)(service, target, { withinMs: Math.min(withinMs, READ_BACK_MS) });
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ifReadable */ .G5)(reading.then((queue) => ({ queue })));
}
/** True for a queue that rejects changes until it is empty. */
function isSwitching({ state }) {
    return state === "switching_modes";
}
const PATIENCE_MS = 2 * 60_000;
/** Pause that doubles after each poll. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;
/** Waits until the queue accepts changes. @throws Failure `rejected` after two minutes, and lasting errors */
async function settledQueue(read, target, context) {
    if (!isSwitching(read))
        return read;
    const { service, clock, random, signal } = context;
    const log = (0,_polling_js__WEBPACK_IMPORTED_MODULE_1__/* .createPollLog */ .Of)(context.log);
    const deadline = clock.now() + PATIENCE_MS;
    const [subject, patience] = [`The merge queue for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .queueName */ .nM)(target)}`, (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(PATIENCE_MS)];
    let pauseMs = FIRST_PAUSE_MS / 2;
    const interval = () => {
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
        return (0,_polling_js__WEBPACK_IMPORTED_MODULE_1__/* .withJitter */ .jE)(pauseMs, random);
    };
    log.write(`${subject} is switching modes; waiting at most ${patience}.`, clock.now());
    const nextPoll = (0,_polling_js__WEBPACK_IMPORTED_MODULE_1__/* .createPoller */ .vO)({
        clock,
        signal,
        deadline,
        log,
        hasAnswered: true,
        read: (withinMs) => (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readQueue */ .Qf)(service, target, { withinMs }),
        interval,
    });
    for (;;) {
        const polled = await nextPoll(interval());
        if (polled === undefined)
            break;
        if (!isSwitching(polled.snapshot))
            return polled.snapshot;
        log.answered(clock.now());
    }
    const unreadable = log.outage(clock.now(), 0)?.error;
    if (unreadable === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("rejected", `${subject} is switching modes and rejects changes. Nothing was sent.`, {
            details: [
                `It was still switching modes after ${patience}. The switch lasts until the queue is empty. Run this again then.`,
            ],
        });
    }
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withDetails */ .FE)(unreadable, {
        details: [`${subject} was switching modes in the last successful read. Nothing was sent within ${patience}.`],
    });
}


/***/ }),

/***/ 3127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ statusError),
/* harmony export */   G5: () => (/* binding */ ifReadable),
/* harmony export */   HP: () => (/* binding */ ifKnown),
/* harmony export */   MW: () => (/* binding */ ifFound),
/* harmony export */   Sw: () => (/* binding */ unreadableError),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   c4: () => (/* binding */ isNotFound),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   q9: () => (/* binding */ noAnswerError)
/* harmony export */ });
/* unused harmony export serverText */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8215);
/* harmony import */ var _http_proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2075);
/* harmony import */ var _http_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5601);





class ApiError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    facts;
    constructor(kind, problems, facts, options) {
        super(kind, problems, options);
        this.facts = facts;
    }
    copy(problems, options) {
        return new ApiError(this.kind, problems, this.facts, options);
    }
}
function isNotFound(error) {
    return error instanceof ApiError && error.facts.status === 404;
}
function isTransient(error) {
    return error instanceof ApiError && error.facts.transient;
}
function ifFound(reading) {
    return unless(isNotFound, reading);
}
/** Returns undefined after status 400 or 404: an older service sends them for unknown requests. */
function ifKnown(reading) {
    return unless((error) => isNotFound(error) || (error instanceof ApiError && error.facts.status === 400), reading);
}
/** Returns undefined after any failure. @throws AbortedError */
function ifReadable(reading) {
    return unless((error) => !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM), reading);
}
async function unless(isNothing, reading) {
    return reading.catch((error) => {
        if (isNothing(error))
            return undefined;
        throw error;
    });
}
/** True for a write without a reply or with 408 or 5xx. Only a read shows its effect. */
function isAmbiguous(error) {
    return error instanceof ApiError && error.facts.ambiguous;
}
function statusError(given) {
    const { endpoint, answer, attempts, retryAfterMs, withToken } = given;
    const { status } = answer;
    const facts = {
        ...factsOf(given),
        ambiguous: status === 408 || status >= 500,
        transient: (0,_http_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransientStatus */ .D)(status),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
    const text = facts.serverText === "" ? "an empty body" : `"${facts.serverText}"`;
    const message = `${endpoint} was answered with status ${status}: ${text}${circumstances(attempts, facts.requestId)}.`;
    return new ApiError(kindOf(status), message, facts, { details: hintsFor(status, retryAfterMs, withToken) });
}
function noAnswerError(endpoint, apiUrl, why, attempts) {
    const facts = { endpoint, attempts, ambiguous: !why.unsent, transient: !why.permanent };
    const message = `${endpoint} got no answer from ${apiUrl.host}: ${why.reason}${circumstances(attempts)}.`;
    return new ApiError("unavailable", message, facts, { details: [why.hint ?? adviceFor(apiUrl, why)] });
}
function adviceFor(apiUrl, { unsent }) {
    const address = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url");
    if (!unsent)
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .textWithNames */ .EU) `Run it again later. If the service is slow, raise ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("request-timeout")}. A proxy or a firewall may also close connections.`;
    if ((0,_http_proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(apiUrl))
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .textWithNames */ .EU) `${address} names this machine. Check that the service, such as merge-queue serve, is running and listens there.`;
    return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .textWithNames */ .EU) `Check that this machine reaches ${apiUrl.host}: its network and DNS, the variables HTTPS_PROXY and NO_PROXY, and ${address}.`;
}
function unreadableError(given, problem) {
    const facts = { ...factsOf(given), ambiguous: false, transient: true };
    const message = `The reply of ${given.endpoint} could not be read: ${problem}${circumstances(1, facts.requestId)}.`;
    return new ApiError("response", message, facts, {
        details: [
            `Beginning of the reply: ${facts.serverText || "(nothing)"}`,
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .textWithNames */ .EU) `Check that ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url")} is the address of the service with its version, not a page of a proxy.`,
        ],
    });
}
function factsOf({ endpoint, answer, attempts, hide }) {
    const requestId = serverText(answer.header("x-request-id") ?? "", hide);
    return {
        endpoint,
        status: answer.status,
        serverText: serverText(answer.body, hide),
        attempts,
        ...(requestId === "" ? {} : { requestId }),
    };
}
function kindOf(status) {
    if (status === 401 || status === 403)
        return "auth";
    if (status === 404)
        return "not-found";
    return (0,_http_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransientStatus */ .D)(status) ? "unavailable" : "rejected";
}
function circumstances(attempts, requestId) {
    const parts = [
        ...(attempts === 1 ? [] : [`tried ${attempts} times`]),
        ...(requestId === undefined ? [] : [`request id ${requestId}`]),
    ];
    return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
function hintsFor(status, retryAfterMs, withToken) {
    if (status === 401 || status === 403) {
        return [
            withToken
                ? "Check that the token is a valid API token of the organization that owns the queue."
                : "No token was sent. The service accepts a fork's run number in place of a token, but only during that run and for its head commit.",
        ];
    }
    if (status >= 300 && status < 400) {
        return [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .textWithNames */ .EU) `Redirects are not followed, because they could expose the token. Check ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url")}.`,
        ];
    }
    if (status === 429 || status >= 500) {
        const when = retryAfterMs === undefined || retryAfterMs === 0 ? "later" : `in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(retryAfterMs)}`;
        return [`The service is unavailable at the moment. Run it again ${when}.`];
    }
    return [];
}
const SHOWN_CHARACTERS = 300;
const READ_CHARACTERS = 100_000;
/**
 * Returns the service's message for a log line: plain text, the message of a JSON error, or HTML without tags. Hides
 * secrets before the text is shortened, and again after JSON is decoded.
 */
function serverText(body, hide) {
    const start = hide(body).slice(0, READ_CHARACTERS);
    const text = messageInJson(start) ?? (/^\s*</.test(start) ? withoutTags(start) : start);
    const line = hide(text)
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1).toWellFormed()}\u2026` : line;
}
function messageInJson(body) {
    if (!/^\s*\{/.test(body))
        return undefined;
    try {
        return messageField(JSON.parse(body), 2);
    }
    catch {
        return undefined;
    }
}
function messageField(value, depth) {
    if (typeof value === "string")
        return value;
    if (typeof value !== "object" || value === null || depth === 0)
        return undefined;
    const fields = new Map(Object.entries(value));
    return messageField(fields.get("message") ?? fields.get("error"), depth - 1);
}
function withoutTags(html) {
    return html.replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, " ").replace(/<[^<>]*>/g, " ");
}


/***/ })

};
