export const id = 830;
export const ids = [830,946,279];
export const modules = {

/***/ 8705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ retry),
/* harmony export */   Of: () => (/* binding */ createPollLog),
/* harmony export */   _k: () => (/* binding */ LAG_MS),
/* harmony export */   aq: () => (/* binding */ growingPause),
/* harmony export */   g3: () => (/* binding */ pollUntil),
/* harmony export */   jE: () => (/* binding */ withJitter)
/* harmony export */ });
/* unused harmony export untilNextPoll */
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);


/** So long a reply may still show what was before a write, in milliseconds. */
const LAG_MS = 15_000;
/** Spreads polls of many waiting steps by a tenth either way. */
function withJitter(intervalMs, random) {
    return intervalMs * (0.9 + 0.2 * random());
}
const SHORTEST_MS = 2000;
/** What is short-lived is seen soon, and what lasts costs little. */
const SHARE_OF_AGE = 0.5;
/** A pause that grows with the time since the last change, up to the longest that the situation bears. */
function growingPause(sinceChangeMs, longestMs) {
    return Math.max(SHORTEST_MS, Math.min(longestMs, SHARE_OF_AGE * sinceChangeMs));
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
/**
 * Polls until there is a result, the deadline passes, or the process is told to stop. Once a good answer has come,
 * failures to read that asking again can cure do not end it. @throws what `read` and `next` throw
 */
async function pollUntil(polling) {
    const { clock, signal, deadline, log } = polling;
    let { readable } = polling;
    const leftMs = () => deadline - clock.now();
    async function poll() {
        const askedAt = clock.now();
        const reading = await polling.read(leftMs()).catch((error) => {
            if (!readable || !(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isTransient */ .dg)(error))
                throw error;
            log.unreadable(error, clock.now(), askedAt);
            return error;
        });
        if (reading instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD)
            return Math.max(reading.facts.retryAfterMs ?? 0, polling.interval());
        readable = true;
        return polling.next(reading);
    }
    try {
        while (leftMs() > 0) {
            const next = await poll();
            if (typeof next !== "number")
                return next;
            await clock.sleep(untilNextPoll(next, leftMs()), signal);
        }
    }
    catch (error) {
        if (signal.aborted)
            return "aborted";
        throw error;
    }
    return "timed-out";
}
/**
 * Tries until there is something; undefined when the next try would come after the deadline. A try is told how long it
 * may take. @throws what a try throws, and AbortedError
 */
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
/** The shortest time without a good answer that is worth telling at the end. */
const OUTAGE_MS = 1500;
/** A sign of life when nothing else was said for this long. */
const HEARTBEAT_MS = 5 * 60_000;
/** What something that polls says: changes, a heartbeat, and each outage once; never a line per poll. */
function createPollLog(log) {
    let saidAtMs = Number.NEGATIVE_INFINITY;
    let outage;
    function say(line, nowMs) {
        log.info(line);
        saidAtMs = nowMs;
    }
    /** Milliseconds since the last line; infinite before the first one. */
    const silentMs = (nowMs) => nowMs - saidAtMs;
    /** Whether it is time for a sign of life. */
    const isSilent = (nowMs) => silentMs(nowMs) >= HEARTBEAT_MS;
    return {
        say,
        silentMs,
        isSilent,
        /** A good answer. */
        readable(nowMs) {
            if (outage !== undefined)
                say(`The service can be read again, after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(nowMs - outage.sinceMs)}.`, nowMs);
            outage = undefined;
        },
        /** A failure that the polling goes on after, of a poll that was begun at `askedAtMs`. */
        unreadable(error, nowMs, askedAtMs) {
            if (outage === undefined) {
                say(`The service cannot be read at the moment; the wait goes on. ${error.message}`, nowMs);
            }
            else if (isSilent(nowMs)) {
                const forMs = nowMs - outage.sinceMs;
                say(`The service could not be read for the last ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(forMs)}; the wait goes on.`, nowMs);
            }
            outage = { sinceMs: outage?.sinceMs ?? askedAtMs, error };
        },
        /** The outage that still lasts. One failed poll just before the deadline says little, and counts as none. */
        lasting(nowMs, atLeastMs = OUTAGE_MS) {
            const forMs = outage === undefined ? 0 : nowMs - outage.sinceMs;
            return outage !== undefined && forMs >= atLeastMs ? { forMs, error: outage.error } : undefined;
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

/***/ 8502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ enqueuedIn),
/* harmony export */   LJ: () => (/* binding */ findQueue),
/* harmony export */   Pm: () => (/* binding */ queueNotFoundError),
/* harmony export */   Qf: () => (/* binding */ readQueue),
/* harmony export */   gX: () => (/* binding */ explainQueueState),
/* harmony export */   i0: () => (/* binding */ notFoundError),
/* harmony export */   nM: () => (/* binding */ queueName),
/* harmony export */   oR: () => (/* binding */ OF_A_PULL_REQUEST),
/* harmony export */   qe: () => (/* binding */ numberList),
/* harmony export */   x_: () => (/* binding */ serverMessage)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);



/** The queue as a person names it. */
function queueName(target) {
    return `${target.targetBranch} of ${target.repository.owner}/${target.repository.name}`;
}
/** @throws Failure `not-found` that names repository and branch when there is no such queue. */
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
/** So many numbers say enough in a message; outputs, page and `result-file` have more. */
const NUMBERS_SHOWN = 20;
/** `#1, #2 and 480 more` */
function numberList(numbers) {
    const shown = numbers.map((number) => `#${number}`);
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .truncatedList */ .pO)(shown, NUMBERS_SHOWN);
}
/** What may be wrong where something of a queue is missing. */
const OF_A_QUEUE = "target-branch and repository";
/** The same where it is about one pull request. */
const OF_A_PULL_REQUEST = "target-branch, pr-number and repository";
/** A 404 as the failure that names what is missing; any other error as it is. `inputs` are those that may be wrong. */
function notFoundError(error, what, inputs = OF_A_QUEUE) {
    return notFound(error, `The service does not know ${what}.`, inputs);
}
function queueNotFoundError(error, target) {
    return notFound(error, `There is no merge queue for branch ${queueName(target)}.`, OF_A_QUEUE);
}
/** Something that must exist and does not: what, the likely reasons, and the service's own message. */
function notFound(error, message, inputs) {
    if (!(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("not-found", message, {
        details: [
            `Check ${inputs}, and that the token belongs to the repository's organisation.`,
            ...serverMessage(error.facts),
            ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
        ],
        cause: error,
    });
}
/** The service's own message as a line; none when it sent none. */
function serverMessage({ serverText = "" }) {
    return serverText === "" ? [] : [`The service said: ${serverText}`];
}
/** What it means that a queue does not run, or nothing when it does. */
function explainQueueState(state) {
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
            return `The queue is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .stateName */ .Vi)(state)}, a state that this version does not know: it may take nothing in and merge nothing.`;
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





/**
 * Sends a change, once. After a failure that leaves its effect open the queue is read back, and decides.
 * @throws Failure that says what is known of the effect.
 */
async function writeQueue(service, { request, target, uncertainHint, withinMs, ...write }) {
    const { verify, mapError = (error) => (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .queueNotFoundError */ .Pm)(error, target) } = write;
    await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .changing */ .Wt)(uncertainHint, async () => {
        try {
            await request.send();
        }
        catch (error) {
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM)
                throw error;
            if (!(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isAmbiguous */ .X2)(error))
                throw mapError(error);
            const reading = await readAfterwards(target, service, withinMs);
            if (reading === undefined)
                throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withMore */ .iA)(error, { details: [`${UNREADABLE}: ${uncertainHint}.`] });
            const { queue } = reading;
            const missing = write.deletes === true ? undefined : "The queue was read afterwards: there is none.";
            const detail = queue === undefined ? missing : verify(queue);
            if (detail !== undefined)
                throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withMore */ .iA)(error, { details: [detail] });
        }
    });
}
const UNREADABLE = "It is not known whether it took effect, since the queue could not be read afterwards";
/** This read decides how the step ends, so it is worth some time; but nobody waits for minutes to be told of a failure. */
const READ_BACK_MS = 15_000;
/** The queue after a write without a clear end, if there is one; undefined when it cannot be read. @throws AbortedError */
function readAfterwards(target, service, withinMs = READ_BACK_MS) {
    const reading = (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .findQueue */ .LJ)(service, target, { withinMs: Math.min(withinMs, READ_BACK_MS) });
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ifReadable */ .G5)(reading.then((queue) => ({ queue })));
}
/** A queue that takes no changes, which it does until what stands in it is through. */
function isSwitching({ state }) {
    return state === "switching_modes";
}
const PATIENCE_MS = 2 * 60_000;
/** The first pause, which doubles: a queue that is nearly empty is done soon. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;
/**
 * A queue that takes changes: the one that was read when it is not switching modes, else as it is after that.
 * @throws Failure `rejected` when the switch goes on, and what the reads throw that asking again cannot cure.
 */
async function settledQueue(read, target, context) {
    if (!isSwitching(read))
        return read;
    const { service, clock, random, signal } = context;
    const log = (0,_polling_js__WEBPACK_IMPORTED_MODULE_1__/* .createPollLog */ .Of)(context.log);
    const deadline = clock.now() + PATIENCE_MS;
    const [subject, patience] = [`The merge queue for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .queueName */ .nM)(target)}`, (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(PATIENCE_MS)];
    let pauseMs = FIRST_PAUSE_MS;
    log.say(`${subject} is switching modes; waiting ${patience} at most for its end.`, clock.now());
    await clock.sleep((0,_polling_js__WEBPACK_IMPORTED_MODULE_1__/* .withJitter */ .jE)(pauseMs, random), signal);
    const settled = await (0,_polling_js__WEBPACK_IMPORTED_MODULE_1__/* .pollUntil */ .g3)({
        clock,
        signal,
        deadline,
        log,
        readable: true,
        read: (withinMs) => (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readQueue */ .Qf)(service, target, { withinMs }),
        async next(queue) {
            if (!isSwitching(queue))
                return queue;
            log.readable(clock.now());
            return interval();
        },
        interval,
    });
    if (settled === "aborted")
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM();
    if (settled !== "timed-out")
        return settled;
    const unreadable = log.lasting(clock.now(), 0)?.error;
    if (unreadable === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("rejected", `${subject} is switching modes and takes no changes; nothing was sent.`, {
            details: [
                `It was still switching after ${patience}: that takes until the pull requests in it are through. Run this again then.`,
            ],
        });
    }
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withMore */ .iA)(unreadable, {
        details: [
            `${subject} was switching modes when it was last read, and nothing was sent, after a wait of ${patience}.`,
        ],
    });
    function interval() {
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
        return (0,_polling_js__WEBPACK_IMPORTED_MODULE_1__/* .withJitter */ .jE)(pauseMs, random);
    }
}


/***/ }),

/***/ 3127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ statusError),
/* harmony export */   G5: () => (/* binding */ ifReadable),
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
/* harmony import */ var _http_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5601);



/** A request to the merge queue service that failed after all its attempts. */
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
/** Asking again later may help. */
function isTransient(error) {
    return error instanceof ApiError && error.facts.transient;
}
/** What is read; undefined where the service does not know it. */
async function ifFound(reading) {
    return reading.catch((error) => {
        if (isNotFound(error))
            return undefined;
        throw error;
    });
}
/** What is read; undefined where it cannot be. @throws AbortedError */
async function ifReadable(reading) {
    return reading.catch((error) => {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM)
            throw error;
        return undefined;
    });
}
/** A write whose effect is unknown: no answer, 408 or 5xx. Only reading back tells. */
function isAmbiguous(error) {
    return error instanceof ApiError && error.facts.ambiguous;
}
/** The error for an answer outside 2xx. */
function statusError(given) {
    const { endpoint, answer, attempts, retryAfterMs, withToken } = given;
    const { status } = answer;
    const facts = {
        ...factsOf(given),
        ambiguous: status === 408 || status >= 500,
        transient: (0,_http_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isTransientStatus */ .D)(status),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
    const text = facts.serverText === "" ? "an empty body" : `"${facts.serverText}"`;
    const message = `${endpoint} was answered with status ${status}: ${text}${circumstances(attempts, facts.requestId)}.`;
    return new ApiError(kindOf(status), message, facts, { details: hintsFor(status, retryAfterMs, withToken) });
}
function noAnswerError(endpoint, apiUrl, why, attempts) {
    const facts = { endpoint, attempts, ambiguous: !why.unsent, transient: !why.permanent };
    const message = `${endpoint} got no answer from ${apiUrl.host}: ${why.reason}${circumstances(attempts)}.`;
    return new ApiError("unavailable", message, facts, { details: why.hint === undefined ? [] : [why.hint] });
}
/** The error for a 2xx read that does not fit what the endpoint should answer. */
function unreadableError(given, problem) {
    const facts = { ...factsOf(given), ambiguous: false, transient: true };
    const message = `The reply of ${given.endpoint} could not be read: ${problem}${circumstances(1, facts.requestId)}.`;
    return new ApiError("response", message, facts, {
        details: [
            `It began with: ${facts.serverText || "(nothing)"}`,
            "Check that api-url is the service's own address with its version, and not a page of a proxy.",
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
    return (0,_http_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isTransientStatus */ .D)(status) ? "unavailable" : "rejected";
}
/** In brackets: how often it was tried, and by which id the service's operators find the request. */
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
                ? "Check that the token is an API token of the organisation that owns the queue, and that it was not revoked."
                : "No token was sent. The service recognises a fork's run by its number, but only while it runs, and only for the head commit that it runs on.",
        ];
    }
    if (status >= 300 && status < 400) {
        return ["Redirects are not followed, so that the token stays where it was sent. Check api-url."];
    }
    if (status === 429 || status >= 500) {
        const when = retryAfterMs === undefined || retryAfterMs === 0 ? "later" : `in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(retryAfterMs)}`;
        return [`The service could not take the request now. Run it again ${when}.`];
    }
    return [];
}
const SHOWN_CHARACTERS = 300;
/** Enough to find a message in; a page can be much longer. */
const READ_CHARACTERS = 100_000;
/**
 * The service's own words for a log line: text, the message of a JSON error, or an HTML page without its tags;
 * on one line, without control characters, 300 characters at most.
 * Secrets are hidden before anything is cut, or a part of one could stay; and again once JSON is read, whose escapes
 * may have kept one from being recognised.
 */
function serverText(body, hide) {
    const start = hide(body).slice(0, READ_CHARACTERS);
    const text = messageInJson(start) ?? (/^\s*</.test(start) ? withoutTags(start) : start);
    const line = hide(text)
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1).toWellFormed()}\u2026` : line;
}
/** Errors are plain text on this API; a proxy in between may answer JSON. */
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
