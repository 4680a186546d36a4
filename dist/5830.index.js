export const id = 5830;
export const ids = [5830,4279];
export const modules = {

/***/ 5830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  INITIAL_DRAIN_PROGRESS: () => (/* binding */ INITIAL_DRAIN_PROGRESS),
  computeDrainPollIntervalMs: () => (/* binding */ computeDrainPollIntervalMs),
  decideNextDrainStep: () => (/* binding */ decideNextDrainStep),
  drainQueue: () => (/* binding */ drainQueue),
  drainUntilEmpty: () => (/* binding */ drainUntilEmpty)
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




function describeDrainResult(end, target, timeoutMs) {
    const name = `merge queue for ${(0,queue_read/* formatQueueName */.km)(target)}`;
    const [waited, timeout] = [(0,format/* formatDuration */.a3)(end.waitedMs), (0,format/* formatDuration */.a3)(timeoutMs)];
    const left = describeLeft(end.queue);
    const messages = {
        drained: `The ${name} is drained. ${listWaiting(end.queue).length === 0 ? "It was empty" : "No admitted pull request was left"} after ${waited}.`,
        "timed-out": end.unreadable === undefined
            ? `The ${name} was not drained within ${timeout}: ${left}.`
            : `The ${name} was probably not drained within ${timeout}: the step could not read the state from the service for the last ${(0,format/* formatDuration */.a3)(end.unreadable.forMs)}. Before that, ${left}.`,
        interrupted: end.isDeleted
            ? `The ${name} was deleted during the drain. When the step last read the queue, ${left}.`
            : `The ${name} stopped draining before it was empty: it is ${(0,format/* formatState */.lN)(end.queue?.state)} now, and ${left}.`,
        aborted: end.queue === undefined
            ? `The drain of the ${name} was aborted after ${waited}, before the step could read the queue.`
            : `The drain of the ${name} was aborted after ${waited}: ${left}.`,
    };
    return messages[end.result];
}
/** Formats the remaining pull requests as in `2 pull requests were left (#1, #2)`. */
function describeLeft(queue) {
    const numbers = queue === undefined ? [] : (0,queue_read/* listAdmittedPullRequests */.mP)(queue).map(({ prNumber }) => prNumber);
    if (numbers.length === 0)
        return `no ${listWaiting(queue).length === 0 ? "" : "admitted "}pull request was left in the queue`;
    const verb = numbers.length === 1 ? "was" : "were";
    return `${(0,format/* formatCount */.B4)(numbers.length, "pull request")} ${verb} left in the queue (${(0,queue_read/* formatNumberList */.Vz)(numbers)})`;
}
/** Lists the pull requests that the queue has not admitted. They prevent the deletion of the queue. */
function listWaiting(queue) {
    const waiting = queue?.enqueuedPullRequests.filter(({ isAwaitingAdmission }) => isAwaitingAdmission === true) ?? [];
    return waiting.map(({ prNumber }) => prNumber);
}
function explainWaiting(queue) {
    const waiting = listWaiting(queue);
    if (waiting.length === 0)
        return [];
    return [
        `Pull requests that the queue has not admitted yet: ${(0,queue_read/* formatNumberList */.Vz)(waiting)}. They wait until you run resume-queue.`,
    ];
}
function listDrainAdvice(end) {
    const error = end.unreadable?.error;
    const advice = {
        drained: ["The queue admits no pull requests until you run resume-queue.", ...explainWaiting(end.queue)],
        "timed-out": [...(error === undefined ? [] : [error.message, ...error.details]), describeDrainState(end)],
        interrupted: [
            end.isDeleted
                ? "Another person or program deleted the queue. To merge with a queue, create the queue again."
                : "Another person or program changed the state of the queue. Find the reason before you drain the queue again.",
        ],
        aborted: [describeDrainState(end)],
    };
    return advice[end.result];
}
function describeDrainState({ sent, queue }) {
    const advice = "To continue the wait, run drain-queue again. To admit pull requests again, run resume-queue.";
    if (sent === "unsure")
        return `The step was aborted during the API request, so it is not known whether the queue is draining. ${advice}`;
    if (sent === "yes" || queue?.state === "draining")
        return `The queue is still draining and admits no pull requests. ${advice}`;
    return queue?.state === "switching_modes"
        ? "The queue is switching modes, so the step did not change its state. The step sent nothing."
        : "Nothing was sent.";
}
const PULL_REQUESTS_SHOWN = 100;
function formatDrainPage({ queue }, target, message, details) {
    const admitted = queue === undefined ? [] : (0,queue_read/* listAdmittedPullRequests */.mP)(queue);
    const left = admitted.length === 0
        ? []
        : ["#### Remaining pull requests", (0,get.formatEnqueuedPullRequestTable)(admitted, target, PULL_REQUESTS_SHOWN)];
    return (0,markdown/* joinBlocks */.x9)([(0,markdown/* escapeText */.X1)(message), (0,markdown/* toBullets */.TV)(details), ...left]);
}

// EXTERNAL MODULE: ./lib/src/queue/state.js
var queue_state = __webpack_require__(4279);
;// CONCATENATED MODULE: ./lib/src/queue/drain.js







async function drainQueue(options, target, context) {
    if (context.dryRun)
        return dryRunDrain(options, target, context.service);
    const patience = (0,format/* formatDuration */.a3)(options.timeout);
    context.log.info(`Draining the merge queue for ${(0,queue_read/* formatQueueName */.km)(target)}; waiting at most ${patience}.`);
    const end = await drainUntilEmpty(target, options, context);
    const message = describeDrainResult(end, target, options.timeout);
    const details = listDrainAdvice(end);
    return {
        result: end.result,
        message,
        details,
        outputs: { "previous-state": end.previousState, depth: end.isDeleted ? undefined : countAdmitted(end.queue) },
        summary: formatDrainPage(end, target, message, details),
        record: { queue: end.queue, "waited-seconds": Math.round(end.waitedMs / 1000) },
    };
}
async function dryRunDrain({ timeout }, target, service) {
    const queue = await (0,queue_read/* readQueue */.Qf)(service, target);
    const depth = (0,queue_read/* listAdmittedPullRequests */.mP)(queue).length;
    const outputs = { "previous-state": queue.state, depth };
    const now = `The merge queue for ${(0,queue_read/* formatQueueName */.km)(target)} is ${(0,format/* formatState */.lN)(queue.state)}, with ${(0,format/* formatCount */.B4)(depth, "pull request")} in it.`;
    const wait = `the wait would take ${(0,format/* formatDuration */.a3)(timeout)} at most`;
    const step = firstStep(queue);
    const sends = step === "send" || (step === "wait" && queue.state !== "draining");
    const messages = {
        reject: `The step would fail. ${rejectionError(target, queue).message}`,
        drained: `${now} The step would send nothing, and the wait would finish at once with the result drained.`,
        send: `${now} The step would start the drain, and ${wait}.`,
        wait: `${now} ${sends ? "After the switch, the step would start the drain" : "The step would send nothing"}, and ${wait}.`,
    };
    const requests = sends ? [service.setQueueState(target, "draining")] : [];
    return { ...(0,operation/* createDryRunResult */.uT)(messages[step], ...requests), outputs };
}
/** Milliseconds between polls while replies may still show the previous state. */
const SETTLE_PAUSE_MS = 2000;
/** Drains a queue, and waits until it is empty or the time limit is reached. @throws OperationError of a request */
async function drainUntilEmpty(target, options, context) {
    const { clock, signal } = context;
    const startedAt = clock.now();
    const log = (0,polling/* createPollLog */.Of)(context.log);
    const logPolled = createDrainLog(log, startedAt);
    const known = { progress: INITIAL_DRAIN_PROGRESS, sent: "no", queue: undefined, isDeleted: false };
    const state = { target, options, context, startedAt, logPolled, ...known };
    const result = await pollUntilDrained(state, log).catch((error) => {
        if (signal.aborted)
            return "aborted";
        const { sent, queue, progress } = state;
        throw (0,errors/* addErrorDetails */.Ks)(error, {
            details: sent === "yes" ? [describeDrainState({ sent, queue })] : [],
            outputs: { "previous-state": progress.previousState, depth: countAdmitted(queue) },
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
    // The first read fails if the queue does not exist. After a later read, a missing queue counts as deleted.
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
        const { step, progress } = decideNextDrainStep(state.progress, found, clock.now());
        state.progress = progress;
        switch (step) {
            case "reject":
                throw rejectionError(target, found);
            case "send":
                state.sent = "unsure";
                await (0,queue_state.sendQueueStateChange)(target, "draining", service, Math.max(0, deadline - clock.now()));
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
    const left = countAdmitted(queue) ?? 0;
    return (0,polling/* addJitter */.Um)(computeDrainPollIntervalMs(left, context.clock.now() - startedAt), context.random);
}
/**
 * Maximum number of pull requests for which each change is logged. In a longer queue, one line per minute is logged.
 */
const FEW = 10;
const LOG_INTERVAL_MS = 60_000;
function createDrainLog({ write, silentMs, isSilent, answered }, startedAtMs) {
    let logged;
    return (queue, nowMs) => {
        answered(nowMs);
        const { state } = queue;
        const left = (0,queue_read/* listAdmittedPullRequests */.mP)(queue).length;
        const what = `${(0,format/* formatCount */.B4)(left, "pull request")} left in the queue`;
        if (logged?.state !== state) {
            const before = logged === undefined ? "" : ` (before: ${(0,format/* formatState */.lN)(logged.state)})`;
            write(`The queue is ${(0,format/* formatState */.lN)(state)}${before}; ${what}.`, nowMs);
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
/** Milliseconds by which each remaining pull request extends the longest pause. */
const PER_PULL_REQUEST_MS = 10_000;
function computeDrainPollIntervalMs(left, sinceStartMs) {
    return (0,polling/* computePauseMs */.Q5)(sinceStartMs, Math.min(LONGEST_MS, PER_PULL_REQUEST_MS * Math.max(1, left)));
}
const INITIAL_DRAIN_PROGRESS = {
    previousState: undefined,
    sentAtMs: undefined,
    hasDrained: false,
};
function decideNextDrainStep({ previousState, sentAtMs, hasDrained }, queue, nowMs) {
    const seen = { sentAtMs, hasDrained: hasDrained || queue.state === "draining" };
    if (!hasDrained && sentAtMs === undefined)
        return { step: firstStep(queue), progress: { ...seen, previousState: queue.state } };
    const progress = { ...seen, previousState };
    // In these states, the queue admits no pull requests, so an empty queue stays empty.
    if (queue.state === "draining" || queue.state === "switching_modes")
        return { step: whileDraining(queue), progress };
    // A reply may still show the previous state.
    const lags = !hasDrained && sentAtMs !== undefined && nowMs - sentAtMs < polling/* READ_AFTER_WRITE_LAG_MS */.IT;
    const step = lags && queue.state === previousState ? "settle" : "interrupted";
    return { step, progress };
}
/**
 * Returns the first step. Rejects a paused queue, because a request to drain it would start merges, and rejects unknown
 * states.
 */
function firstStep(queue) {
    switch (queue.state) {
        case "running":
            return "send";
        case "draining":
            return whileDraining(queue);
        // The state before the switch is unknown. If it was paused, a request to drain the queue would start merges.
        case "switching_modes":
            return "wait";
        default:
            return "reject";
    }
}
function whileDraining(queue) {
    return countAdmitted(queue) === 0 ? "drained" : "wait";
}
/** Counts the pull requests that a draining queue finishes. */
function countAdmitted(queue) {
    return queue && (0,queue_read/* listAdmittedPullRequests */.mP)(queue).length;
}
function rejectionError(target, { state }) {
    const why = state === "paused"
        ? "a drain would start merges again"
        : "this version does not know this state, and a drain might start merges again";
    return new errors/* OperationError */.OK("rejected", `The merge queue for ${(0,queue_read/* formatQueueName */.km)(target)} is ${(0,format/* formatState */.lN)(state)}: ${why}. Nothing was sent. If merges are allowed now, run resume-queue first, then drain-queue.`);
}


/***/ }),

/***/ 9946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formatEnqueuedPullRequestTable: () => (/* binding */ formatEnqueuedPullRequestTable),
/* harmony export */   getQueue: () => (/* binding */ getQueue)
/* harmony export */ });
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4599);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6375);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1304);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3569);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8502);






async function getQueue(target, { service }) {
    const queue = await (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readQueue */ .Qf)(service, target, { details: "all" });
    const depth = queue.enqueuedPullRequests.length;
    const content = depth === 0 ? "and empty" : `with ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(depth, "pull request")} in it`;
    const message = `The merge queue for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .formatQueueName */ .km)(target)} is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatState */ .lN)(queue.state)}, ${content}.`;
    const trouble = (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .explainQueueState */ .gX)(queue.state);
    return {
        result: "found",
        message,
        details: trouble === "" ? [] : [trouble],
        outputs: { ...(0,_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .selectDeclaredOutputs */ .PE)(queue, _declarations_js__WEBPACK_IMPORTED_MODULE_2__/* .queueOutputs */ .Ac), depth },
        summary: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .joinBlocks */ .x9)([
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)(message),
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)(trouble),
            depth === 0
                ? "Submitted pull requests that are not ready are not listed here."
                : formatEnqueuedPullRequestTable(queue.enqueuedPullRequests, target, ROWS),
            settingsTable(queue),
        ]),
        record: { queue },
    };
}
const ROWS = 500;
const NO_SETTINGS = new Set(["state", "branch", "enqueuedPullRequests"]);
/** Maximum number of settings to show. A newer service may have many more. */
const SETTINGS = 100;
const SETTING_CHARACTERS = 500;
function settingsTable(queue) {
    const rows = Object.entries(queue)
        .filter(([name]) => !NO_SETTINGS.has(name))
        .slice(0, SETTINGS)
        .map(([name, value]) => [
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toInlineCode */ .mI)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenText */ .Bu)(name, SETTING_CHARACTERS)),
        value === null ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toInlineJson */ .ld)(value, SETTING_CHARACTERS),
    ]);
    return rows.length === 0 ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCollapsedSection */ .Q8)("Settings", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toTable */ .MR)(["Setting", "Value"], rows));
}
const TABLE_BYTES = 600 * 1024;
const HEAD = ["Position", "Pull request", "Title", "Author", "State", "Since", "Priority", "Flags"];
/** Formats a table of pull requests up to a size limit, with the number of omitted rows. */
function formatEnqueuedPullRequestTable(enqueuedPullRequests, { repository }, mostRows) {
    const rows = [];
    let bytes = 0;
    for (const [index, pullRequest] of enqueuedPullRequests.slice(0, mostRows).entries()) {
        const row = enqueuedRow(pullRequest, index + 1, repository);
        bytes += Buffer.byteLength(row.join(" | "));
        if (bytes > TABLE_BYTES)
            break;
        rows.push(row);
    }
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .joinBlocks */ .x9)([
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toTable */ .MR)(HEAD, rows),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOmittedItemCount */ .ks)(enqueuedPullRequests.length - rows.length, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .FULL_LIST_NOTE */ .Qg),
    ]);
}
function enqueuedRow(pullRequest, position, repository) {
    const { prNumber, prTitle, prAuthor, state, stateChangedAt, skipTheLine, noBatch, isAwaitingAdmission } = pullRequest;
    const flags = [
        skipTheLine === true ? "front of the queue" : "",
        noBatch === true ? "not batched" : "",
        isAwaitingAdmission === true ? "not admitted yet" : "",
    ];
    return [
        isAwaitingAdmission === true ? "" : `${position}`,
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toPullRequestLink */ .Wc)(repository, prNumber),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toCell */ .cX)(prTitle),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toCell */ .cX)(prAuthor),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toCell */ .cX)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatState */ .lN)(state)),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toCell */ .cX)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatServiceTime */ .wF)(stateChangedAt ?? "")),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toCell */ .cX)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPriority */ .oU)(pullRequest)),
        flags.filter((flag) => flag !== "").join(", "),
    ];
}


/***/ }),

/***/ 4279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changeQueueState: () => (/* binding */ changeQueueState),
/* harmony export */   sendQueueStateChange: () => (/* binding */ sendQueueStateChange)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4599);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8502);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(397);





async function changeQueueState({ state, done, reason, afterwards }, target, context) {
    const name = `merge queue for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .formatQueueName */ .km)(target)}`;
    const why = reason === undefined ? [] : [`Reason: ${reason}`];
    let queue = await (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readQueue */ .Qf)(context.service, target);
    const isSentAtOnce = (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .isSwitchingModes */ .xk)(queue) && context.service.setsStateDuringModeSwitch;
    if (context.dryRun) {
        const now = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatState */ .lN)(queue.state);
        const when = (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .isSwitchingModes */ .xk)(queue) && !isSentAtOnce ? " after the switch of the mode" : "";
        const outcome = queue.state === state
            ? (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .createDryRunResult */ .uT)(`Nothing would be sent: the ${name} is already ${state}.`)
            : (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .createDryRunResult */ .uT)(`The ${name} is ${now} and would be ${done}${when}.`, context.service.setQueueState(target, state));
        return { ...outcome, details: why, outputs: previousState(queue) };
    }
    let settled = queue;
    try {
        settled = isSentAtOnce
            ? await sendDuringModeSwitch(queue, state, target, context)
            : await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .waitForModeSwitch */ .Gs)(queue, target, context);
        const isInEffect = settled.state === state;
        if (!(isSentAtOnce && isInEffect))
            queue = settled;
        if (!isInEffect)
            await sendQueueStateChange(target, state, context.service);
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(error, { outputs: previousState(queue) });
    }
    const end = { outputs: previousState(queue), record: { reason, "queue-before": queue } };
    if (queue.state === state) {
        const message = `The ${name} is already ${state}; nothing was sent.`;
        return { result: "unchanged", message, details: why, ...end };
    }
    const { length } = settled.enqueuedPullRequests;
    return {
        result: done,
        message: `The ${name} was ${done}; before, it was ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatState */ .lN)(queue.state)}.`,
        details: [...why, `The queue contains ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(length, "pull request")}. ${afterwards}`],
        ...end,
    };
}
/**
 * Sends the state, and waits for the end of the mode switch. Returns the queue afterwards: an accepted request does not
 * prove that the queue has the new state after the switch.
 */
async function sendDuringModeSwitch(queue, state, target, context) {
    await sendQueueStateChange(target, state, context.service);
    try {
        return await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .waitForModeSwitch */ .Gs)(queue, target, context, { isSent: true });
    }
    catch (error) {
        const accepted = `The service accepted the change to the state ${state} during the switch. Check the state of the queue after the switch.`;
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(error, { details: [accepted] });
    }
}
const previousState = ({ state }) => ({ "previous-state": state });
/** Sets the state. `withinMs` limits the milliseconds of the read that follows an unclear reply. */
async function sendQueueStateChange(target, state, service, withinMs) {
    const request = service.setQueueState(target, state);
    const verify = (queue) => {
        if (queue.state === state)
            return undefined;
        const unknown = (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .isSwitchingModes */ .xk)(queue) ? ", so the effect of the request is unknown" : "";
        return `A read after the error shows that the queue is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatState */ .lN)(queue.state)}${unknown}.`;
    };
    const uncertainHint = "check the state of the queue";
    await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .sendQueueChange */ .qb)(service, { request, target, verify, uncertainHint, withinMs });
}


/***/ })

};
