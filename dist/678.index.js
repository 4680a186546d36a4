export const id = 678;
export const ids = [678,2141];
export const modules = {

/***/ 8705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IT: () => (/* binding */ READ_AFTER_WRITE_LAG_MS),
/* harmony export */   Of: () => (/* binding */ createPollLog),
/* harmony export */   Q5: () => (/* binding */ computePauseMs),
/* harmony export */   Um: () => (/* binding */ addJitter),
/* harmony export */   jE: () => (/* binding */ retryUntilDeadline),
/* harmony export */   vO: () => (/* binding */ createPoller)
/* harmony export */ });
/* unused harmony export shortenPauseMs */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);



/** Milliseconds after a write in which a reply may still show the previous state. */
const READ_AFTER_WRITE_LAG_MS = 15 * _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .TIME_UNIT_MS */ .gF.s;
/** Changes an interval randomly by up to 10 %, so that waiting steps poll at different moments. */
function addJitter(intervalMs, random) {
    return intervalMs * (0.9 + 0.2 * random());
}
const SHORTEST_MS = 2 * _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .TIME_UNIT_MS */ .gF.s;
const SHARE_OF_AGE = 0.5;
/** Returns the next pause in milliseconds: half the time since the last change, between 2 s and `longestMs`. */
function computePauseMs(sinceChangeMs, longestMs) {
    return Math.max(SHORTEST_MS, Math.min(longestMs, SHARE_OF_AGE * sinceChangeMs));
}
const HEARTBEAT_MS = 5 * _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .TIME_UNIT_MS */ .gF.m;
/** Milliseconds between the last poll and the deadline, so that the reply arrives before the deadline. */
const LAST_POLL_MS = _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .TIME_UNIT_MS */ .gF.s;
/** Returns the pause in milliseconds. Shortens it so that the last poll starts 1 s before the deadline. */
function shortenPauseMs(pauseMs, leftMs) {
    const beforeDeadline = leftMs - LAST_POLL_MS;
    if (pauseMs < beforeDeadline)
        return pauseMs;
    return Math.max(0, beforeDeadline > 0 ? beforeDeadline : leftMs);
}
/**
 * Creates a function that pauses, then polls until it has a snapshot. It returns undefined at the deadline. After the
 * first reply, it retries temporary failures. @throws AbortedError, and other errors of `read`
 */
function createPoller({ clock, signal, deadline, log, ...polling }) {
    let { hasAnswered } = polling;
    const leftMs = () => deadline - clock.now();
    async function pause(pauseMs) {
        let restMs = shortenPauseMs(pauseMs, leftMs());
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
                if (!hasAnswered || !(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransientError */ .bV)(error))
                    throw error;
                log.failed(error, clock.now(), startedAtMs);
                pauseMs = Math.max(error.facts.retryAfterMs ?? 0, polling.interval());
            }
        }
    };
}
/**
 * Repeats `attempt` until it returns a result. Returns undefined at the deadline. @throws AbortedError, and errors of
 * `attempt`
 */
async function retryUntilDeadline(attempt, { clock, signal, deadline, first, factor = 1, longest = Number.POSITIVE_INFINITY }) {
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
/** Creates a log of changes and outages. Writes a line every few minutes instead of a line for each poll. */
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
                write(`The service responds again, after an outage of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(nowMs - current.sinceMs)}.`, nowMs);
            current = undefined;
        },
        /** Logs a failed poll: the first one of an outage, then one every few minutes. */
        failed(error, nowMs, startedAtMs) {
            if (current === undefined) {
                write(`The step cannot read the state from the service at the moment; the wait goes on. ${error.message}`, nowMs);
            }
            else if (isSilent(nowMs)) {
                const forMs = nowMs - current.sinceMs;
                write(`The step could not read the state from the service for the last ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(forMs)}; the wait goes on.`, nowMs);
            }
            current = { sinceMs: current?.sinceMs ?? startedAtMs, error };
        },
        /** Returns the present outage if it has lasted `atLeastMs`. One failed poll is not an outage. */
        outage(nowMs, atLeastMs = OUTAGE_MS) {
            const forMs = current === undefined ? 0 : nowMs - current.sinceMs;
            return current !== undefined && forMs >= atLeastMs ? { forMs, error: current.error } : undefined;
        },
    };
}


/***/ }),

/***/ 943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ cancelAbandonedAttempt)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _service_record_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6497);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4185);
/* harmony import */ var _head_guard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5260);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6583);






/** Maximum milliseconds for the whole cancellation. The runner kills the step ten seconds after the signal. */
const ABORT_MS = 5000;
const LAST_READ_MS = 500;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 1000;
/** Cancels only the given attempt. Returns a sentence about the result after at most five seconds. */
async function cancelAbandonedAttempt(attempt, target, { service, clock }) {
    const deadline = clock.now() + ABORT_MS;
    const signal = AbortSignal.timeout(ABORT_MS);
    const shareOfTime = (parts) => ({
        signal,
        withinMs: Math.max(1, deadline - clock.now()) / parts,
    });
    const cancels = { accepted: false };
    // This step made only one attempt. If the record shows a later attempt, another run submitted it, so this step does
    // not cancel it.
    let shown = attempt;
    const observe = async (options) => {
        try {
            const found = classify(await (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .findRecord */ .Tq)(service, target, options), shown, target);
            if (found.kind !== "ours")
                return found;
            // A new submission has the same id, so only the history shows if another run submitted the pull request again.
            const { seen = found.record } = shown;
            const isSame = await (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreUnsupportedRequestError */ .Vb)((0,_head_guard_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameAttempt */ .Ib)(found.record, seen, target, service, shareOfTime(2)));
            if (isSame !== true)
                return { kind: isSame === false ? "other" : "undecided" };
            shown = { ...attempt, seen: found.record };
            return found;
        }
        catch (error) {
            return { kind: "unreadable", error };
        }
    };
    for (let pauseMs = FIRST_PAUSE_MS;; pauseMs = Math.min(LONGEST_PAUSE_MS, 2 * pauseMs)) {
        const unverified = isOwn(attempt.submitted) && !cancels.accepted;
        let latest = await observe(shareOfTime(unverified ? 2 : 1));
        let end = conclude(latest, attempt, cancels);
        if (end === undefined && (latest.kind === "ours" || (unverified && mayBeQueued(latest, shown)))) {
            const refusal = await sendCancel(service.cancel(target), shareOfTime(2), cancels);
            if (refusal !== undefined && !cancels.accepted)
                return couldNot(refusal);
            if (cancels.accepted)
                latest = await observe(shareOfTime(1));
            end = conclude(latest, attempt, cancels);
        }
        if (end !== undefined)
            return end;
        const roomMs = deadline - LAST_READ_MS - clock.now();
        if (roomMs <= 0)
            return onDeadline(latest, attempt, cancels);
        try {
            await clock.sleep(Math.min(pauseMs, roomMs), signal);
        }
        catch {
            return onDeadline(latest, attempt, cancels);
        }
    }
}
function classify(record, attempt, target) {
    if (record === undefined)
        return { kind: "not-shown" };
    const terminal = (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .findTerminalState */ .JZ)(record);
    if (terminal === "merged")
        return { kind: "merged" };
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record)) {
        if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isFromEarlierAttempt */ .qK)(record, attempt) || (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutdatedRecord */ .Un)(record, attempt.seen))
            return { kind: "not-shown" };
        return { kind: terminal === "failed" ? "failed" : "ended" };
    }
    return isOurs(record, attempt, target) ? { kind: "ours", record } : { kind: "other" };
}
function isOurs(record, { seen, submitted }, { guardedHead }) {
    if (seen !== undefined)
        return seen.id === record.id && (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameCommit */ .sw)(seen.prSha, record.prSha);
    // The pull request was not in the queue before this step, so this step made the attempt in the queue, at any head.
    if (submitted === "accepted")
        return true;
    return guardedHead === undefined ? submitted !== "no" : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameCommit */ .sw)(guardedHead, record.prSha);
}
function isOwn(submitted) {
    return submitted === "accepted" || submitted === "sent";
}
/** True when the attempt may be in the queue although the service does not show it. */
function mayBeQueued({ kind }, { seen }) {
    // If a read fails after this step has seen the attempt, a newer attempt may have replaced it, so the step sends no
    // cancel.
    return kind === "not-shown" || (kind === "unreadable" && seen === undefined);
}
/** Returns a sentence about the result; undefined if the loop must continue. */
function conclude(observation, { submitted, seen, since, stale }, { accepted, error }) {
    const sent = accepted || (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isErrorWithUncertainWriteEffect */ ._1)(error);
    switch (observation.kind) {
        case "merged":
            return sent
                ? "The pull request was merged before it could be removed from the queue."
                : "The pull request was merged in the meantime, so this step canceled nothing.";
        case "failed":
            return "The pull request failed in the queue and is no longer in the queue.";
        case "ended":
            return sent
                ? "The pull request was removed from the queue because this step was stopped."
                : "The pull request was no longer in the queue, so this step canceled nothing.";
        case "other":
            if (accepted)
                return "The service accepted the request to remove the pull request. The queue now has a newer attempt of the pull request, or a different head commit, which this step did not remove.";
            return sent
                ? "This step asked the service to remove the pull request. But the queue now has a newer attempt or a different head commit, so the pull request was not removed."
                : "The queue now has a newer attempt of the pull request, or a different head commit. So this step did not remove the pull request.";
        case "undecided":
            return `The state of the pull request has changed, and its history does not show if the queue still has the same attempt. So this step did not ${sent ? "repeat the request to remove" : "remove"} the pull request.`;
        case "not-shown":
            // If this step sent no submission and saw no attempt, no record can appear later.
            return submitted === "no" && (seen ?? since ?? stale) === undefined
                ? "The service does not show the pull request in the queue, so this step canceled nothing."
                : undefined;
        case "unreadable":
            return !isOwn(submitted) && observation.error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD && !observation.error.facts.transient
                ? couldNot(observation.error)
                : undefined;
        case "ours":
            return undefined;
    }
}
function couldNot(error) {
    return `The pull request could not be removed from the queue: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorMessage */ .u1)(error)}`;
}
/** Sends a cancel request and stores its result. Returns an error only if a retry cannot succeed. */
async function sendCancel(request, options, cancels) {
    try {
        await request.send(options);
        cancels.accepted = true;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM)
            return undefined;
        if (!(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotQueuedError */ .JH)(error) && !(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isErrorWithUncertainWriteEffect */ ._1)(error) && !(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransientError */ .bV)(error))
            return error;
        if (!(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isErrorWithUncertainWriteEffect */ ._1)(cancels.error))
            cancels.error = error;
    }
    return undefined;
}
const ADVICE = 'The pull request may still be in the queue. Check its state with the operation "status", or remove it with the operation "cancel".';
function onDeadline(observation, { submitted }, { accepted, error }) {
    const unseen = observation.kind === "unreadable"
        ? "the record could not be read afterwards"
        : "the record of the pull request does not show the removal yet";
    if (accepted)
        return `The service accepted the request to remove the pull request, but ${unseen}. ${ADVICE}`;
    if (error !== undefined)
        return `${SUBMITTED[submitted]}The service did not confirm the removal of the pull request (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorMessage */ .u1)(error)}), and ${unseen}. ${ADVICE}`;
    if (observation.kind === "unreadable" && observation.error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD && observation.error.facts.status)
        return `The state of the pull request could not be read (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorMessage */ .u1)(observation.error)}). ${ADVICE}`;
    return observation.kind === "not-shown"
        ? `The service did not show the pull request in the queue within five seconds, so this step canceled nothing. ${ADVICE}`
        : "The service did not answer within five seconds, so the pull request may still be in the queue.";
}
const SUBMITTED = {
    accepted: "The service had accepted the submission. ",
    sent: "The submission may not have arrived. ",
    "by-another": "",
    no: "",
};


/***/ }),

/***/ 1252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cancelPullRequest: () => (/* binding */ cancelPullRequest),
/* harmony export */   runCancelOperation: () => (/* binding */ runCancelOperation)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4599);
/* harmony import */ var _polling_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8705);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8502);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3127);
/* harmony import */ var _service_record_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6497);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4185);
/* harmony import */ var _permission_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3433);
/* harmony import */ var _readiness_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2784);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6583);










async function runCancelOperation(values, target, context) {
    const refused = await (0,_permission_js__WEBPACK_IMPORTED_MODULE_7__/* .checkUserPermission */ .pB)(values, target, context);
    if (refused !== undefined)
        return refused;
    const { record: known, elsewhere } = await (0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .readRecordOrQueue */ .Ub)(context.service, target);
    const nothing = nothingToCancel(known);
    if (context.dryRun) {
        return nothing === undefined
            ? (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .createDryRunResult */ .uT)(`#${target.number} would be removed from the queue.`, context.service.cancel(target))
            : (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .createDryRunResult */ .uT)(`The step would send nothing: ${describeCancellation(nothing.cancellation, target)}`);
    }
    const { cancellation, record } = nothing ?? (await cancelPullRequest(target, known, context));
    const details = (0,_readiness_js__WEBPACK_IMPORTED_MODULE_8__/* .explainWrongTargetBranch */ .Ef)(elsewhere, context);
    return {
        result: cancellation,
        details,
        ...(0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .createResultMessageAndOutputs */ .Qe)(describeCancellation(cancellation, target), target, record),
    };
}
/**
 * Cancels a pull request. Repeats the request while the service replies that the pull request is not in the queue, but
 * the record shows it in the queue. @throws OperationError if this contradiction does not end within 15 seconds
 */
async function cancelPullRequest(target, known, { service, clock, signal }) {
    let state = known?.state;
    const cancelOnce = async () => {
        const attempt = await sendCancel(service, target, known);
        if (attempt.cancellation !== "denied")
            return attempt;
        state = attempt.record?.state;
        return undefined;
    };
    const deadline = clock.now() + _polling_js__WEBPACK_IMPORTED_MODULE_2__/* .READ_AFTER_WRITE_LAG_MS */ .IT;
    const end = await (0,_polling_js__WEBPACK_IMPORTED_MODULE_2__/* .retryUntilDeadline */ .jE)(cancelOnce, { clock, signal, deadline, first: 500, factor: 2 });
    if (end !== undefined)
        return end;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK("rejected", `The service did not cancel #${target.number} and replied that the pull request is not in the queue. But the record of the pull request shows it in the queue. Its state is "${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatState */ .lN)(state)}".`, { outputs: { state } });
}
/** Sends a cancel request. If the reply is an error, reads the record again to decide the result. */
async function sendCancel(service, target, known) {
    const doubt = `#${target.number} may have been removed from the queue; check its status`;
    try {
        await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sendChangeWithAbortHint */ .MM)(doubt, () => service.cancel(target).send());
    }
    catch (error) {
        if ((0,_service_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .isNotQueuedError */ .JH)(error)) {
            const { record } = await (0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .readRecordOrQueue */ .Ub)(service, target);
            return nothingToCancel(record) ?? { cancellation: "denied", record };
        }
        const record = (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .isErrorWithUncertainWriteEffect */ ._1)(error)
            ? await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sendChangeWithAbortHint */ .MM)(doubt, () => (0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .readRecordAfterUncertainWrite */ .qi)(service, target))
            : undefined;
        const end = record === undefined || (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_5__/* .isOutdatedRecord */ .Un)(record, known) ? undefined : nothingToCancel(record);
        if (end === undefined)
            throw error;
        return end.cancellation === "not-queued" ? { ...end, cancellation: "cancelled" } : end;
    }
    const record = await (0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .readRecordAfterWrite */ .JW)(service, target);
    return { cancellation: (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_5__/* .isMerged */ .TL)(record) ? "already-merged" : "cancelled", record };
}
function nothingToCancel(record) {
    if (record === undefined)
        return { cancellation: "not-queued", record };
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_5__/* .isMerged */ .TL)(record))
        return { cancellation: "already-merged", record };
    return (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_5__/* .isAttemptFinished */ .Sg)(record) ? { cancellation: "not-queued", record } : undefined;
}
function describeCancellation(cancellation, target) {
    const subject = `#${target.number}`;
    const messages = {
        cancelled: `${subject} was removed from the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_3__/* .formatQueueName */ .km)(target)}.`,
        "not-queued": `${subject} is not in the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_3__/* .formatQueueName */ .km)(target)}.`,
        "already-merged": `${subject} is already merged.`,
    };
    return messages[cancellation];
}


/***/ }),

/***/ 5260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ib: () => (/* binding */ isSameAttempt),
/* harmony export */   QL: () => (/* binding */ cancelSubmissionOnHeadMismatch),
/* harmony export */   cE: () => (/* binding */ isSameAttemptAfterPush),
/* harmony export */   cS: () => (/* binding */ describeMergedHeadMismatch),
/* harmony export */   gD: () => (/* binding */ logUnverifiedHeadReason),
/* harmony export */   mg: () => (/* binding */ compareHeadCommits)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _service_record_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6497);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4185);
/* harmony import */ var _cancel_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1252);
// A submission is for one commit. docs/operations/submit.md explains the head guard.





function compareHeadCommits(record, guardedHead) {
    if (record === undefined || guardedHead === undefined)
        return "unknown";
    return (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasChangedHead */ .lN)(record, guardedHead) ? "false" : "true";
}
/** Logs why `head-verified` is unknown, if the run names no commit. */
function logUnverifiedHeadReason({ guardedHead }, { log, nameInput }) {
    if (guardedHead !== undefined)
        return;
    log.info(`The output head-verified is unknown, because this run names no commit. To name a commit, set ${nameInput("head-sha")}.`);
}
/** Returns a warning if the queue merged a commit that is not the commit of the run. */
function describeMergedHeadMismatch(record, { number, guardedHead }) {
    if (record === undefined || !(0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isMerged */ .TL)(record) || !(0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasChangedHead */ .lN)(record, guardedHead))
        return undefined;
    return `#${number} was merged with the head commit ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenName */ .ty)(record.prSha)}, but this run is for the commit ${guardedHead ?? "none"}. Review the merged commit before you deploy it.`;
}
const HISTORY_MS = 5000;
/**
 * Finds out if two records belong to the same attempt: no attempt ended with or after the earlier record. Returns
 * undefined if the history is empty. @throws ApiError if the history cannot be read
 */
async function isSameAttempt(record, earlier, target, service, options) {
    if (earlier.id !== record.id)
        return false;
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecordOfAttempt */ ._L)(record, earlier))
        return true;
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(earlier))
        return false;
    const timeline = (await service.readHistory(target, options)).timeline ?? [];
    if (timeline.length === 0)
        return undefined;
    const ends = timeline.filter(({ state }) => (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .findTerminalState */ .JZ)({ state }) !== undefined);
    return !ends.some(({ timestamp }) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .isEarlierTime */ .yT)(earlier.stateChangedAt, timestamp ?? ""));
}
/**
 * True when two records with different heads may belong to the same attempt, because a push changes the head in a
 * record.
 */
async function isSameAttemptAfterPush(record, earlier, target, service) {
    const isSame = isSameAttempt(record, earlier, target, service, { withinMs: HISTORY_MS });
    return (await (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreReadError */ .Fb)(isSame)) ?? true;
}
/**
 * Cancels the submission of this step, because the queue shows another head. Returns the new record if it shows a merge
 * or the outcome of this attempt; otherwise returns the given record. @throws OperationError with the outputs of the
 * record
 */
async function cancelSubmissionOnHeadMismatch(record, target, context) {
    const { record: after } = await (0,_cancel_js__WEBPACK_IMPORTED_MODULE_4__.cancelPullRequest)(target, record, context).catch((error) => {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(error, { details: [uncanceled(record, target)], outputs: outputsOf(record) });
    });
    if (after === undefined || (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutdatedRecord */ .Un)(after, record))
        return record;
    return (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isMerged */ .TL)(after) || ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(after) && (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameCommit */ .sw)(after.prSha, record.prSha)) ? after : record;
}
function uncanceled({ prSha }, { number }) {
    return `The queue has #${number} with the head commit ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenName */ .ty)(prSha)}, which is not the commit of this run. This step submitted the pull request and could not cancel the submission.`;
}
function outputsOf({ state, prSha }) {
    return { state, "pr-sha": prSha, "head-verified": "false" };
}


/***/ }),

/***/ 2784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AG: () => (/* binding */ readQueueIfAvailable),
/* harmony export */   Ef: () => (/* binding */ explainWrongTargetBranch),
/* harmony export */   QI: () => (/* binding */ explainQueueDelay),
/* harmony export */   TC: () => (/* binding */ readAndExplainQueueDelay),
/* harmony export */   tp: () => (/* binding */ explainReadinessBlockers)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8502);
/* harmony import */ var _service_record_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6497);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4185);




function explainReadinessBlockers(record, { targetBranch }) {
    if (record === undefined)
        return [];
    const base = record.prBaseBranch ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenName */ .ty)(record.prBaseBranch) : "another branch";
    const explanations = {
        "base branch": `Wrong base branch: the pull request is for ${base}, but the queue merges into ${targetBranch}. Change the base of the pull request, or use the queue of that base.`,
        mergeability: explainMergeability(record.readiness),
        "impacted targets": `The service has no impacted targets for the head commit ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenName */ .ty)(record.prSha)}. Run set-impacted-targets for that commit.`,
    };
    return (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .findReadinessBlockers */ .H3)(record).map(({ name }) => explanations[name]);
}
const MERGEABILITY = new Map([
    [
        "not_mergeable",
        "The pull request is not mergeable: GitHub reports conflicts, missing approvals or required checks that have not passed.",
    ],
    ["in_progress", "The pull request is not mergeable yet: GitHub is still computing the mergeability."],
    ["unspecified", "The pull request is not mergeable yet: GitHub has not reported the mergeability."],
]);
function explainMergeability(readiness) {
    const mergeability = readiness?.gitHubMergeability ?? "nothing";
    const reasons = (readiness?.reasons ?? []).map(({ code, check }) => check == null ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatServiceEnumValue */ .Dx)(code) : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatServiceEnumValue */ .Dx)(code)} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenName */ .ty)(check)}`);
    if (reasons.length > 0)
        return `The pull request is not mergeable: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatList */ .ki)(reasons, REASONS_SHOWN)}.`;
    return (MERGEABILITY.get(mergeability) ??
        `The pull request is not mergeable: GitHub reports ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatServiceEnumValue */ .Dx)(mergeability)}.`);
}
const REASONS_SHOWN = 5;
/** Explains the state of a queue that is not running. `submitted` is false before a submission. */
function explainQueueDelay(queue, { number }, submitted = true) {
    if (queue === undefined)
        return [];
    const { state } = queue;
    const explained = (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .explainQueueState */ .gX)(state);
    if (explained === "")
        return [];
    const isListed = (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .listAdmittedPullRequests */ .mP)(queue).some(({ prNumber }) => prNumber === number);
    // A draining queue still merges the pull requests that it has admitted.
    const isStuck = state === "paused" || (!isListed && (state === "draining" || state === "switching_modes"));
    return [submitted && isStuck ? `${explained} #${number} waits until the queue continues.` : explained];
}
async function readAndExplainQueueDelay(known, target, context) {
    // The change already succeeded, so an abort during this read must not fail the step.
    const queue = known ?? (await readQueueIfAvailable("The state of the queue", target, context).catch(() => undefined));
    return explainQueueDelay(queue, target);
}
/** Explains that the pull request is in the queue of another branch. Returns an empty list if `branch` is undefined. */
function explainWrongTargetBranch(branch, { nameInput }) {
    if (branch === undefined)
        return [];
    const name = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenName */ .ty)(branch);
    return [
        `The pull request is in the merge queue for ${name}. To act on the pull request in that queue, set ${nameInput("target-branch", name)}.`,
    ];
}
const SOON_MS = 5000;
/** Reads the queue within 5 seconds. If the read fails, logs that `what` is unknown. @throws AbortedError */
async function readQueueIfAvailable(what, target, { service, log }, options = {}) {
    try {
        return await (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readQueue */ .Qf)(service, target, { ...options, withinMs: SOON_MS });
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM)
            throw error;
        log.info(`${what} is not known: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorMessage */ .u1)(error)}`);
        return undefined;
    }
}


/***/ }),

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ formatPullRequestLine),
/* harmony export */   JW: () => (/* binding */ readRecordAfterWrite),
/* harmony export */   Kh: () => (/* binding */ formatQueuePosition),
/* harmony export */   Qe: () => (/* binding */ createResultMessageAndOutputs),
/* harmony export */   Tq: () => (/* binding */ findRecord),
/* harmony export */   Ub: () => (/* binding */ readRecordOrQueue),
/* harmony export */   Um: () => (/* binding */ findQueuePosition),
/* harmony export */   k3: () => (/* binding */ formatRecordTableRows),
/* harmony export */   ov: () => (/* binding */ readRecordDuringPoll),
/* harmony export */   qi: () => (/* binding */ readRecordAfterUncertainWrite)
/* harmony export */ });
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8502);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _service_record_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6497);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6375);





/** Reads the record. If the service has no record, also reads the queue to detect a wrong branch or repository. */
async function readRecordOrQueue(service, target) {
    const record = await findRecord(service, target);
    if (record !== undefined)
        return { record, queue: undefined };
    const queue = await (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readQueue */ .Qf)(service, target);
    return { record, queue, elsewhere: await (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreReadError */ .Fb)(service.readOtherBranch(target)) };
}
/** Reads a record again during polls. The request may be cheaper than the first one. */
function readRecordDuringPoll(service, target, options) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreNotFoundError */ .qx)(service.readRecordAgain(target, options));
}
function findRecord(service, target, options = {}) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreNotFoundError */ .qx)(service.readRecord(target, options));
}
const AFTERWARDS_MS = 5000;
/** Reads the record after a successful write. Returns undefined if the read fails. */
function readRecordAfterWrite(service, target) {
    return readRecordAfterUncertainWrite(service, target).catch(() => undefined);
}
/** Reads the record after a write with an unclear reply. Returns undefined if the read fails. @throws AbortedError */
function readRecordAfterUncertainWrite(service, target, withinMs = AFTERWARDS_MS) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreReadError */ .Fb)(findRecord(service, target, { withinMs }));
}
/**
 * Finds the position in the queue's list, which may be older than the record. A pull request that the queue has
 * not admitted, or that has left the queue, has no position.
 */
function findQueuePosition(queue, number, record) {
    const admitted = (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_0__/* .listAdmittedPullRequests */ .mP)(queue);
    const numbers = admitted.map(({ prNumber }) => prNumber);
    const hasNone = record !== undefined && (record.state === "not_ready" || (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record));
    const index = hasNone ? -1 : numbers.indexOf(number);
    const directlyAhead = admitted[index]?.ahead;
    return {
        /** Position in the queue, from 1; undefined if the list lacks the pull request. */
        position: index < 0 ? undefined : index + 1,
        /**
         * Numbers of the pull requests ahead, in the order of the merges. With lanes, only the pull requests that this one
         * waits for.
         */
        ahead: index < 0 ? [] : (directlyAhead ?? numbers.slice(0, index)),
        depth: numbers.length,
        queueState: queue.state,
        /** False for a queue with lanes or batches, because their positions do not show the order of the merges. */
        mergesInOrder: queue.mode !== "parallel" && queue.batch !== true,
    };
}
function formatQueuePosition({ position, depth }) {
    return position === undefined ? "" : `${ordinal(position)} of ${depth} in the queue`;
}
function ordinal(number) {
    const lastTwo = number % 100;
    const suffix = lastTwo >= 11 && lastTwo <= 13 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
    return `${number}${suffix}`;
}
function formatPullRequestLine({ repository, number }, record) {
    return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toPullRequestLink */ .Wc)(repository, number)} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toCell */ .cX)(record?.prTitle)}`.trim();
}
function formatRecordTableRows(record) {
    const priority = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPriority */ .oU)(record);
    return [
        ["State", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatState */ .lN)(record.state))],
        ["Since", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatServiceTime */ .wF)(record.stateChangedAt))],
        ["Head commit", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toInlineCode */ .mI)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenName */ .ty)(record.prSha))],
        ...(priority === "" ? [] : [["Priority", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)(priority)]]),
    ];
}
function createResultMessageAndOutputs(message, target, record) {
    const summary = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .joinBlocks */ .x9)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)(message), formatPullRequestLine(target, record)]);
    return { message, outputs: { state: record?.state }, summary, record: { record } };
}


/***/ }),

/***/ 2141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ap: () => (/* binding */ parseServerTime),
/* harmony export */   gT: () => (/* binding */ determineServiceTime),
/* harmony export */   m6: () => (/* binding */ parseHttpDate),
/* harmony export */   oO: () => (/* binding */ createServiceClock)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);

/** Pattern for the start of an HTTP date. Without this check, Date.parse would accept "-5" or "soon 5". */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;
/** Parses an HTTP date to milliseconds since 1970; undefined if the text is no valid date. */
function parseHttpDate(text) {
    const date = text.trim();
    if (!HTTP_DATE.test(date))
        return undefined;
    // The oldest of the three date formats has no time zone, which means GMT.
    const ms = Date.parse(/ GMT$/i.test(date) ? date : `${date} GMT`);
    return Number.isNaN(ms) ? undefined : ms;
}
/**
 * Returns the service's time when the reply arrived, from the headers `Date` and `Age`, in milliseconds since 1970;
 * undefined without a valid `Date`.
 */
function parseServerTime({ header }) {
    const dateMs = parseHttpDate(header("date") ?? "");
    const age = header("age")?.trim() ?? "";
    return dateMs === undefined ? undefined : dateMs + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
}
function createServiceClock({ now: machineNow }) {
    let aheadMs;
    return {
        note(answer) {
            const presentMs = parseServerTime(answer);
            if (presentMs !== undefined)
                aheadMs = presentMs - machineNow();
        },
        now: () => (aheadMs === undefined ? undefined : machineNow() + aheadMs),
    };
}
const APART_MS = _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF.m;
/**
 * Returns the present time for computing ages, by the service's clock. If the service sends no `Date`, or its records
 * are newer, returns this machine's time or the newest time in the records, whichever is later.
 */
function determineServiceTime(service, clock, reported) {
    const [serviceMs, machineMs] = [service.now(), clock.now()];
    const newestMs = reported.map(_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimeMs */ .jR).reduce((most, ms) => (ms > most ? ms : most), Number.NEGATIVE_INFINITY);
    const apartMs = (ms) => Math.abs(machineMs - ms);
    if (serviceMs !== undefined && newestMs <= serviceMs + APART_MS) {
        const notes = apartMs(serviceMs) > APART_MS ? [skew(serviceMs, "the service's clock")] : [];
        return { ms: Math.max(serviceMs, newestMs), notes };
    }
    if (serviceMs !== undefined && apartMs(serviceMs) <= APART_MS)
        return { ms: serviceMs, notes: [] };
    const reason = serviceMs === undefined
        ? "The service sends no readable Date header"
        : "The service's Date header is older than the times in its records";
    if (newestMs > machineMs + APART_MS) {
        return { ms: newestMs, notes: [`${reason}.`, skew(newestMs, "the newest time in the service's records")] };
    }
    return {
        ms: Math.max(machineMs, newestMs),
        notes: [`${reason}. To compute ages, the step uses the clock of this machine.`],
    };
    function skew(ms, measure) {
        // The header `Date` has no fractions of a second, so the difference is rounded to minutes.
        const minutes = Math.round(apartMs(ms) / _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF.m);
        const side = machineMs > ms ? "ahead of" : "behind";
        return `The clock of this machine is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(minutes * _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF.m)} ${side} ${measure}. To compute ages, the step uses ${measure}.`;
    }
}


/***/ }),

/***/ 5392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ formatTestRunPage),
/* harmony export */   f: () => (/* binding */ formatTestRunSections)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6375);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8850);



const ROWS = 100;
const RESULT_WORDS = new Map([
    ["failure", "failed"],
    ["success", "passed"],
    ["timed_out", "timed out"],
    ["action_required", "requires an action"],
    ["startup_failure", "could not start"],
    ["stale", "abandoned by GitHub"],
    ["", "no result"],
]);
const SOURCE_WORDS = new Map([
    ["trunk_config", "the configuration file of the service in the repository"],
    ["service_config", "the configuration file of the service in the repository"],
    ["repo_provider_branch_protection", "branch protection on GitHub"],
    ["merge_instance", "the queue's own settings"],
]);
function formatTestRunPage(message, advice, run) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .joinBlocks */ .x9)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(message), ...advice.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1), formatTestRunSections(run)]);
}
function formatTestRunSections(run) {
    const checks = (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .listChecks */ .SU)(run);
    const of = (result) => checkTable(checks.filter((check) => check.result === result));
    const passed = checks.filter(({ result }) => result === "passed").length;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .joinBlocks */ .x9)([
        section("Failed checks", of("failed")),
        section(MISSING_TITLES.get(run.status ?? "") ?? MISSING_TITLE, list((0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .findMissingChecks */ .$G)(run, checks))),
        section("Checks without a clear result", of("unknown")),
        section("Running checks", of("running")),
        passed === 0 ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCollapsedSection */ .Q8)(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(passed, "check")} passed`, of("passed")),
        checks.length === 0 ? "The service lists no checks of this run." : "",
        pullRequests(run),
        targets("Impacted targets of the tested pull requests", run.impactedTargetsForTestedPrs),
        targets("Impacted targets of the tested pull requests and the pull requests ahead", run.impactedTargets),
        facts(run),
    ]);
}
function section(title, content) {
    return content === "" ? "" : `#### ${title}\n\n${content}`;
}
function list(names) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toBullets */ .TV)(names.map(_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenName */ .ty), ROWS);
}
const MISSING_TITLE = "Required checks without a report";
const MISSING_TITLES = new Map([
    ["in_progress", `${MISSING_TITLE} so far`],
    ["succeeded", "Required checks that the service does not list"],
]);
function checkTable(checks) {
    return tableOf(["Check", "Result", "Required"], checks, ({ name, url, word, required }) => [
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toLink */ .SW)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenName */ .ty)(name), url),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(RESULT_WORDS.get(word) ?? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatServiceEnumValue */ .Dx)(word)),
        required ? "yes" : "",
    ]);
}
function tableOf(head, items, rowOf) {
    return items.length === 0 ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toLimitedTable */ .qD)(head, items, rowOf, { atMost: ROWS, whole: "" });
}
function pullRequests({ testedPullRequests, dependentPrs }) {
    const tested = tableOf(["Number", "Title"], testedPullRequests ?? [], ({ prNumber, prUrl, title }) => [
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toLink */ .SW)(`#${prNumber}`, prUrl),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenName */ .ty)(title ?? "")),
    ]);
    const ahead = (dependentPrs ?? []).map((number) => `#${number}`);
    const first = ahead.slice(0, ROWS).join(", ");
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .joinBlocks */ .x9)([
        section("Tested pull requests", tested),
        first === "" ? "" : `The test run includes these pull requests ahead: ${first}`,
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .formatOmittedItemCount */ .ks)(ahead.length - ROWS),
    ]);
}
function targets(title, names) {
    return names === null || names === undefined ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCollapsedSection */ .Q8)(`${title}: ${names.length}`, list(names));
}
function facts({ testBranch, testBranchSha, createdAt, ...run }) {
    const required = run.requiredStatuses;
    const source = run.requiredStatusesSource ?? "";
    const from = SOURCE_WORDS.get(source) ?? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatServiceEnumValue */ .Dx)(source);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toTable */ .MR)(["", ""], [
        ["Test branch", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toInlineCode */ .mI)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenName */ .ty)(testBranch))],
        ...(testBranchSha ? [["Commit", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toInlineCode */ .mI)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenName */ .ty)(testBranchSha))]] : []),
        ...(createdAt ? [["Began", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatServiceTime */ .wF)(createdAt))]] : []),
        ...(required ? [["Required checks", `${required.length}`]] : []),
        ...(source === "" ? [] : [["Source of required checks", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(from)]]),
    ]);
}


/***/ })

};
