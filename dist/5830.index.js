export const id = 5830;
export const ids = [5830,4279];
export const modules = {

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
var src_polling = __webpack_require__(8705);
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
        drained: `The ${name} is drained: nothing is left in it after ${waited}.`,
        "timed-out": end.unreadable === undefined
            ? `The ${name} was not drained within ${timeout}: ${left}.`
            : `The ${name} was not seen drained within ${timeout}: the service could not be read for the last ${(0,format/* formatDuration */.a3)(end.unreadable.forMs)}. Before that, ${left}.`,
        interrupted: end.gone
            ? `The ${name} was deleted while it was draining. When it was last read, ${left}.`
            : `The ${name} stopped draining before it was seen empty: it is ${(0,format/* stateName */.Vi)(end.queue?.state)} now, and ${left}.`,
        aborted: end.queue === undefined
            ? `The drain of the ${name} was stopped after ${waited}, before its state was known.`
            : `The drain of the ${name} was stopped after ${waited}: ${left}.`,
    };
    return messages[end.result];
}
/** `nothing was in it`, `2 pull requests were left (#1, #2)`. */
function describeLeft(queue) {
    const numbers = queue === undefined ? [] : (0,queue_read/* enqueuedIn */.E$)(queue);
    if (numbers.length === 0)
        return "nothing was in it";
    const verb = numbers.length === 1 ? "was" : "were";
    return `${(0,format/* counted */.hS)(numbers.length, "pull request")} ${verb} left (${(0,queue_read/* numberList */.qe)(numbers)})`;
}
function drainAdvice(end) {
    const error = end.unreadable?.error;
    const advice = {
        drained: ["It takes nothing new in until you run resume-queue."],
        "timed-out": [...(error === undefined ? [] : [error.message, ...error.details]), whereItIsLeft(end)],
        interrupted: [
            end.gone
                ? "Somebody deleted it; it must be created again before anything can be merged through it."
                : "Somebody changed its state meanwhile; ask why before you drain it again.",
        ],
        aborted: [whereItIsLeft(end)],
    };
    return advice[end.result];
}
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
const PULL_REQUESTS_SHOWN = 100;
/** A curve of so many points shows how it went. */
const POINTS_SHOWN = 20;
/** Fewer points say no more than the message. */
const POINTS_WORTH_IT = 3;
function drainPage({ queue, course }, target, message, details) {
    const left = queue === undefined || queue.enqueuedPullRequests.length === 0
        ? []
        : ["#### What is left", (0,get.enqueuedTable)(queue, target, PULL_REQUESTS_SHOWN)];
    return (0,markdown/* paragraphs */.qN)([
        (0,markdown/* escapeText */.X1)(message),
        (0,markdown/* bullets */.e5)(details),
        ...left,
        ...(course.length < POINTS_WORTH_IT ? [] : ["#### How it went", courseTable(course)]),
    ]);
}
/** Of a long course so many points at even distances, the first and the last among them. */
function courseTable(course) {
    const step = Math.max(1, (course.length - 1) / (POINTS_SHOWN - 1));
    const shown = new Set(Array.from({ length: POINTS_SHOWN }, (_, index) => Math.round(index * step)));
    const rows = course.filter((_, index) => shown.has(index));
    return (0,markdown/* table */.tp)(["After", "Left"], rows.map(({ afterMs, count }) => [(0,format/* formatDuration */.a3)(afterMs), `${count}`]));
}

// EXTERNAL MODULE: ./lib/src/queue/state.js
var state = __webpack_require__(4279);
;// CONCATENATED MODULE: ./lib/src/queue/drain.js







/** Drains a queue, and says how that ended; a dry run says what it would begin with. */
async function drainQueue(options, target, context) {
    if (context.dryRun)
        return dryRunDrain(options, target, context.service);
    const patience = (0,format/* formatDuration */.a3)(options.timeout);
    context.log.info(`Draining the merge queue for ${(0,queue_read/* queueName */.nM)(target)}; waiting ${patience} at most.`);
    const end = await drain(target, options, context);
    const message = drainMessage(end, target, options.timeout);
    const details = drainAdvice(end);
    return {
        result: end.result,
        message,
        details,
        outputs: {
            "previous-state": end.previousState,
            depth: end.gone ? undefined : end.queue?.enqueuedPullRequests.length,
        },
        summary: drainPage(end, target, message, details),
        record: { queue: end.queue, "waited-seconds": Math.round(end.waitedMs / 1000), course: end.course },
    };
}
async function dryRunDrain({ timeout }, target, service) {
    const queue = await (0,queue_read/* readQueue */.Qf)(service, target);
    const depth = queue.enqueuedPullRequests.length;
    const outputs = { "previous-state": queue.state, depth };
    const now = `The merge queue for ${(0,queue_read/* queueName */.nM)(target)} is ${(0,format/* stateName */.Vi)(queue.state)}, with ${(0,format/* counted */.hS)(depth, "pull request")} in it.`;
    const wait = `the wait would take ${(0,format/* formatDuration */.a3)(timeout)} at most`;
    const step = firstStep(queue);
    const sends = step === "send" || (step === "wait" && queue.state !== "draining");
    const messages = {
        refuse: `This would fail. ${refusalError(target, queue).message}`,
        drained: `${now} Nothing would be sent, and the wait would end at once as drained.`,
        send: `${now} It would be set draining, and ${wait}.`,
        wait: `${now} ${sends ? "Once that is done it would be set draining" : "Nothing would be sent"}, and ${wait}.`,
    };
    const requests = sends ? [service.setQueueState(target, "draining")] : [];
    return { ...(0,operation/* dryRun */.PA)(messages[step], ...requests), outputs };
}
/** The pause after a reply that does not show our change yet. */
const SETTLE_PAUSE_MS = 2000;
/**
 * Sets a queue draining and polls it until it is empty.
 * @throws what the first read and the change throw; later only failures that asking again cannot cure.
 */
async function drain(target, options, context) {
    const { service, clock, signal } = context;
    const startedAt = clock.now();
    const deadline = startedAt + options.timeout;
    const log = (0,src_polling/* createPollLog */.Of)(context.log);
    const logPolled = createDrainLog(log, startedAt);
    const course = [];
    let progress = NOTHING_KNOWN;
    let sent = "no";
    let queue;
    let gone = false;
    const polling = { clock, signal, deadline, log, readable: false, read, next, interval };
    const result = await (0,src_polling/* pollUntil */.g3)(polling).catch((error) => {
        // What a later step may need to know although this one failed.
        throw (0,errors/* withMore */.iA)(error, {
            details: sent === "yes" ? [whereItIsLeft({ sent, queue })] : [],
            outputs: { "previous-state": progress.previousState, depth: queue?.enqueuedPullRequests.length },
        });
    });
    const now = clock.now();
    const { previousState } = progress;
    const unreadable = log.lasting(now);
    return { result, previousState, sent, queue, gone, unreadable, waitedMs: now - startedAt, course };
    /** A queue that was there may be deleted meanwhile. */
    async function read(withinMs) {
        return (queue === undefined ? queue_read/* readQueue */.Qf : queue_read/* findQueue */.LJ)(service, target, { withinMs });
    }
    async function next(found) {
        gone = found === undefined;
        if (found === undefined)
            return "interrupted";
        queue = found;
        const count = queue.enqueuedPullRequests.length;
        if (course.at(-1)?.count !== count)
            course.push({ afterMs: clock.now() - startedAt, count });
        logPolled(queue, clock.now());
        const { step, ...then } = nextStep(progress, queue, clock.now());
        progress = then.progress;
        switch (step) {
            case "refuse":
                throw refusalError(target, queue);
            case "send":
                sent = "unsure";
                await (0,state.setState)(target, "draining", service, Math.max(0, deadline - clock.now()));
                sent = "yes";
                progress = { ...progress, sentAtMs: clock.now() };
                return 0;
            case "settle":
                return Math.min(SETTLE_PAUSE_MS, interval());
            case "wait":
                return interval();
            case "drained":
            case "interrupted":
                return step;
        }
    }
    function interval() {
        if (options.pollInterval !== "auto")
            return options.pollInterval;
        const left = queue?.enqueuedPullRequests.length ?? 0;
        return (0,src_polling/* withJitter */.jE)(drainInterval(left, clock.now() - startedAt), context.random);
    }
}
/** With few left each one counts; a long queue that shrinks all the time is told of this often. */
const FEW = 10;
const SHRINKING_MS = 60_000;
function createDrainLog({ say, silentMs, isSilent, readable }, startedAtMs) {
    let logged;
    return ({ state, enqueuedPullRequests: { length: left } }, nowMs) => {
        readable(nowMs);
        const what = `${(0,format/* counted */.hS)(left, "pull request")} left`;
        if (logged?.state !== state) {
            const before = logged === undefined ? "" : ` (before: ${(0,format/* stateName */.Vi)(logged.state)})`;
            say(`The queue is ${(0,format/* stateName */.Vi)(state)}${before}; ${what}.`, nowMs);
        }
        else if (logged.left !== left && (left <= FEW || silentMs(nowMs) >= SHRINKING_MS)) {
            say(`${what} (before: ${logged.left}).`, nowMs);
        }
        else if (isSilent(nowMs)) {
            say(`Still ${what}, after ${(0,format/* formatDuration */.a3)(nowMs - startedAtMs)}.`, nowMs);
        }
        else {
            return;
        }
        logged = { state, left };
    };
}
const LONGEST_MS = 60_000;
/** With few left the end may come soon; each one more is worth this much longer a pause. */
const FOR_EACH_LEFT_MS = 10_000;
/** Milliseconds until the next poll: short after the start and with few left, a minute with many. */
function drainInterval(left, sinceStartMs) {
    return (0,src_polling/* growingPause */.aq)(sinceStartMs, Math.min(LONGEST_MS, FOR_EACH_LEFT_MS * Math.max(1, left)));
}
const NOTHING_KNOWN = { previousState: undefined, sentAtMs: undefined, drains: false };
function nextStep({ previousState, sentAtMs, drains }, queue, nowMs) {
    const seen = { sentAtMs, drains: drains || queue.state === "draining" };
    if (!drains && sentAtMs === undefined)
        return { step: firstStep(queue), progress: { ...seen, previousState: queue.state } };
    const progress = { ...seen, previousState };
    // Empty counts only while nothing new comes in.
    if (queue.state === "draining" || queue.state === "switching_modes")
        return { step: whileDraining(queue), progress };
    // Our change does not show yet.
    const lags = !drains && sentAtMs !== undefined && nowMs - sentAtMs < src_polling/* LAG_MS */._k;
    const step = lags && queue.state === previousState ? "settle" : "interrupted";
    return { step, progress };
}
/**
 * `send`: set it draining now. `refuse`: it must not be drained, which would let a paused queue merge; what a state that
 * is new to us means nobody here knows.
 */
function firstStep(queue) {
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
function whileDraining({ enqueuedPullRequests }) {
    return enqueuedPullRequests.length === 0 ? "drained" : "wait";
}
/** A queue that must not be set draining: nothing was sent. */
function refusalError(target, { state }) {
    const why = state === "paused"
        ? "draining it would let it merge again"
        : "which is not known here; draining it might let it merge again";
    return new errors/* Failure */.HR("rejected", `The merge queue for ${(0,queue_read/* queueName */.nM)(target)} is ${(0,format/* stateName */.Vi)(state)}: ${why}. Nothing was sent. If it may merge, run resume-queue first and then drain-queue.`);
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
    const content = depth === 0 ? "and empty" : `with ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(depth, "pull request")} in it`;
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
                ? "Pull requests that were submitted but are not ready are not listed here."
                : enqueuedTable(queue, target, ROWS),
            settingsTable(queue),
        ]),
        record: { queue },
    };
}
/** More rows than anybody scrolls through. */
const ROWS = 500;
const NO_SETTINGS = new Set(["state", "branch", "enqueuedPullRequests"]);
/** Replies may hold settings that are new to us; these bounds keep the page readable whatever they are. */
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
    return rows.length === 0 ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)("Settings", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .tp)(["Setting", "Value"], rows));
}
/** Leaves room on the page for everything else. */
const TABLE_BYTES = 600 * 1024;
const HEAD = ["Position", "Pull request", "Title", "Author", "State", "Since", "Priority", "Flags"];
/** The pull requests of a queue in its order, as many rows as fit; then how many more there are. */
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
/** The service's times as it gives them: its clock and this machine's need not agree. */
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
        const when = (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .isSwitching */ .nO)(queue) ? ", once that is done" : "";
        const outcome = queue.state === state
            ? (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .dryRun */ .PA)(`Nothing would be sent: the ${name} is ${state} already.`)
            : (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .dryRun */ .PA)(`The ${name} is ${now} and would be ${done}${when}.`, context.service.setQueueState(target, state));
        return { ...outcome, details: why, outputs: previousState(queue) };
    }
    try {
        queue = await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .settledQueue */ .RA)(queue, target, context);
        if (queue.state !== state)
            await setState(target, state, context.service);
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withMore */ .iA)(error, { outputs: previousState(queue) });
    }
    const end = { outputs: previousState(queue), record: { reason, "queue-before": queue } };
    if (queue.state === state) {
        const message = `The ${name} is ${state} already; nothing was sent.`;
        return { result: "unchanged", message, details: why, ...end };
    }
    const { length } = queue.enqueuedPullRequests;
    const verb = length === 1 ? "is" : "are";
    return {
        result: done,
        message: `The ${name} was ${done}; before, it was ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .stateName */ .Vi)(queue.state)}.`,
        details: [...why, `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(length, "pull request")} ${verb} in it. ${afterwards}`],
        ...end,
    };
}
const previousState = ({ state }) => ({ "previous-state": state });
/** Sets the state. `withinMs` bounds the read that follows an unclear end. @throws Failure as writeQueue does */
async function setState(target, state, service, withinMs) {
    const request = service.setQueueState(target, state);
    const verify = (queue) => queue.state === state ? undefined : `The queue was read afterwards: it is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .stateName */ .Vi)(queue.state)}.`;
    const uncertainHint = "look at the state of the queue";
    await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeQueue */ .$2)(service, { request, target, verify, uncertainHint, withinMs });
}


/***/ })

};
