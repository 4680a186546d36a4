export const id = 622;
export const ids = [622];
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
/** A sign of life when nothing else was said for this long. */
const HEARTBEAT_MS = 5 * 60_000;
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
    async function pause(pauseMs) {
        let restMs = untilNextPoll(pauseMs, leftMs());
        for (; restMs > HEARTBEAT_MS; restMs -= HEARTBEAT_MS) {
            await clock.sleep(HEARTBEAT_MS, signal);
            if (log.lasting(clock.now(), 0) === undefined)
                polling.idle?.();
        }
        await clock.sleep(restMs, signal);
    }
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
            await pause(next);
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

/***/ 943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cancelAbandoned)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6583);




/** The runner sends the next signal after 7.5 seconds and ends the step after ten. */
const ABORT_MS = 5000;
/** The last look comes so long before the end that an answer to it still counts. */
const LAST_LOOK_MS = 500;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 1000;
/**
 * What may have come of the cancels that were sent; the later in this list, the more it says of all of them together.
 * `not-taken`: the service cannot have taken it. `unknown`: the service does not know it in the queue.
 */
const CANCELS = ["none", "not-taken", "unknown", "unclear", "accepted"];
/**
 * After a signal: takes the attempt out of the queue, and says in a sentence what was seen of that. It reads first, and
 * leaves what is not the attempt. Reading and cancelling go on until the record shows the end, for five seconds at most.
 */
async function cancelAbandoned(attempt, target, { service, clock }) {
    const deadline = clock.now() + ABORT_MS;
    const leftMs = () => Math.max(1, deadline - clock.now());
    // The run's own signal has come by now.
    const signal = AbortSignal.timeout(ABORT_MS);
    /** No call may take all the time from those that follow. */
    const half = () => ({ signal, withinMs: leftMs() / 2 });
    let cancels = { kind: "none" };
    /** What is ours, once a look has shown it: another one that follows is not. */
    let shown = attempt;
    const look = async (options) => {
        try {
            const found = lookOf(await (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .findRecord */ .Tq)(service, target, options), shown, target);
            if (found.kind === "ours")
                shown = { ...attempt, seen: found.record };
            return found;
        }
        catch (error) {
            return { kind: "unreadable", error };
        }
    };
    for (let pauseMs = FIRST_PAUSE_MS;; pauseMs = Math.min(LONGEST_PAUSE_MS, 2 * pauseMs)) {
        const blind = isOwn(attempt.submitted) && cancels.kind !== "accepted";
        let latest = await look(blind ? half() : { signal, withinMs: leftMs() });
        const end = endAt(latest, attempt, cancels);
        if (end !== undefined)
            return end;
        if (latest.kind === "ours" || (blind && mayBeIn(latest, attempt))) {
            const sent = await sendCancel(target, service, half());
            if (sent.kind !== "refused")
                cancels = strongest(cancels, sent);
            else if (cancels.kind !== "accepted")
                return `It could not be taken out of the queue: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(sent.error)}`;
            if (sent.kind === "accepted") {
                latest = await look({ signal, withinMs: leftMs() });
                const after = endAt(latest, attempt, cancels);
                if (after !== undefined)
                    return after;
            }
        }
        const roomMs = deadline - LAST_LOOK_MS - clock.now();
        if (roomMs <= 0)
            return whenTimeIsOver(latest, attempt, cancels);
        try {
            await clock.sleep(Math.min(pauseMs, roomMs), signal);
        }
        catch {
            // Only the end of the five seconds ends a pause.
            return whenTimeIsOver(latest, attempt, cancels);
        }
    }
}
function lookOf(record, attempt, target) {
    if (record === undefined)
        return { kind: "not-shown" };
    const terminal = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalState */ .AQ)(record);
    if (terminal === "merged")
        return { kind: "merged" };
    if ((0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .hasEnded */ .hY)(record)) {
        if (isOlder(record, attempt))
            return { kind: "not-shown" };
        return { kind: terminal === "failed" ? "failed" : "ended" };
    }
    return isOurs(record, attempt, target) ? { kind: "ours", record } : { kind: "other" };
}
/** True for an ended record of an earlier attempt, or from before what was seen: it shows nothing of ours. */
function isOlder(record, attempt) {
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isFromBefore */ ._b)(record, attempt) || (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isBefore */ .Y8)(record.stateChangedAt, attempt.seen?.stateChangedAt ?? "");
}
function isOurs(record, { seen, submitted }, { guardedHead }) {
    if (seen !== undefined)
        return seen.id === record.id && (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCommit */ .Kd)(seen.prSha, record.prSha);
    // Before the submission nothing was in the queue, so that what is in it since is this step's own, whatever its head.
    if (submitted === "accepted")
        return true;
    return guardedHead === undefined ? submitted !== "no" : (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCommit */ .Kd)(guardedHead, record.prSha);
}
function isOwn(submitted) {
    return submitted === "accepted" || submitted === "sent";
}
/** Whether the attempt may be in the queue although a look does not show it there. */
function mayBeIn({ kind }, { seen }) {
    // What was seen some time ago may be somebody else's by now, of which a failed read would not tell.
    return kind === "not-shown" || (kind === "unreadable" && seen === undefined);
}
/** What a look says when nothing is left to be done; undefined when it has to go on. */
function endAt(look, { submitted, seen, since, stale }, cancels) {
    const sent = cancels.kind === "accepted" || cancels.kind === "unclear";
    switch (look.kind) {
        case "merged":
            return sent
                ? "It was merged before it could be taken out."
                : "It was merged in the meantime, so nothing was cancelled.";
        case "failed":
            return "It failed in the queue, and is out of it.";
        case "ended":
            return sent
                ? "It was taken out of the queue, as cancel-on-abort says."
                : "It was not in the queue any more, so nothing was cancelled.";
        case "other":
            return sent
                ? "A cancel was sent. What is in the queue now is another attempt or head, and was left there."
                : "What is in the queue now is not the attempt and head that was waited for, so it was left there.";
        case "not-shown":
            // Nobody says that it was ever submitted, so there is nothing that could show later.
            return submitted === "no" && (seen ?? since ?? stale) === undefined
                ? "The service does not show it in the queue, so nothing was cancelled."
                : undefined;
        case "unreadable":
            return !isOwn(submitted) && look.error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD && !look.error.facts.transient
                ? `It could not be taken out of the queue: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(look.error)}`
                : undefined;
        case "ours":
            return undefined;
    }
}
async function sendCancel(target, service, options) {
    try {
        await service.cancel(target).send(options);
        return { kind: "accepted" };
    }
    catch (error) {
        if ((0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error))
            return { kind: "unknown" };
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM)
            return { kind: "none" };
        if ((0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isAmbiguous */ .X2)(error))
            return { kind: "unclear", error };
        if ((0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .dg)(error))
            return { kind: "not-taken", error };
        return { kind: "refused", error };
    }
}
function strongest(one, other) {
    return CANCELS.indexOf(one.kind) > CANCELS.indexOf(other.kind) ? one : other;
}
const ADVICE = "It may still be in the queue. Look with status, or take it out with cancel.";
/** What was seen by the end of the five seconds, when that decides nothing. */
function whenTimeIsOver(look, { submitted }, cancels) {
    const unseen = look.kind === "unreadable" ? "could not be read afterwards" : "does not show that it is out of it yet";
    const messages = {
        accepted: `A cancel was sent and accepted, but the record ${unseen}. ${ADVICE}`,
        unclear: `A cancel was sent without a clear answer (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cancels.error)}), and the record ${unseen}. ${ADVICE}`,
        unknown: look.kind === "ours"
            ? `A cancel was answered with "not in the queue", but the record still shows it there. ${ADVICE}`
            : `${SUBMITTED[submitted]}A cancel was answered with "not in the queue", but a submission may show only later. ${ADVICE}`,
        "not-taken": `A cancel did not get through: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cancels.error)} ${ADVICE}`,
        none: look.kind === "not-shown"
            ? `The service did not show it in the queue within five seconds, so nothing was cancelled. ${ADVICE}`
            : "It may still be in the queue: the service did not answer within five seconds.",
    };
    return messages[cancels.kind];
}
const SUBMITTED = {
    accepted: "The service had accepted the submission. ",
    sent: "Whether the submission arrived is not known. ",
    "by-another": "",
    no: "",
};


/***/ }),

/***/ 1252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cancel: () => (/* binding */ cancel),
/* harmony export */   cancelPullRequest: () => (/* binding */ cancelPullRequest)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4599);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8502);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3127);
/* harmony import */ var _permission_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3433);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6583);






/** Takes a pull request out of the queue, unless it is not in it. */
async function cancel(values, target, context) {
    const refused = await (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .refusePermission */ .OT)(values, target, context);
    if (refused !== undefined)
        return refused;
    const { record: known } = await (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .readRecord */ .aE)(context.service, target);
    const nothing = nothingToCancel(known);
    if (context.dryRun) {
        return nothing === undefined
            ? (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .dryRun */ .PA)(`#${target.number} would be taken out.`, context.service.cancel(target))
            : (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .dryRun */ .PA)(`Nothing would be sent: ${describeCancellation(nothing.cancellation, target)}`);
    }
    const { cancellation, record } = nothing ?? (await cancelPullRequest(context.service, target, known));
    return { result: cancellation, ...(0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .changeReport */ .XS)(describeCancellation(cancellation, target), target, record) };
}
/**
 * Sends the cancellation. A 404 says that it is not in the queue. After an unclear failure the record decides, unless
 * it is older than the known one.
 */
async function cancelPullRequest(service, target, known) {
    const doubt = `#${target.number} may have been taken out of the queue; look at its status`;
    try {
        await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .changing */ .Wt)(doubt, () => service.cancel(target).send());
    }
    catch (error) {
        if ((0,_service_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isNotFound */ .c4)(error)) {
            const { record } = await (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .readRecord */ .aE)(service, target);
            return nothingToCancel(record) ?? { cancellation: "not-queued", record };
        }
        const record = (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isAmbiguous */ .X2)(error) ? await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .changing */ .Wt)(doubt, () => (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .decidingRecord */ .ZB)(service, target)) : undefined;
        const end = record === undefined || (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .isOutdated */ .lY)(record, known) ? undefined : nothingToCancel(record);
        if (end === undefined)
            throw error;
        return end.cancellation === "not-queued" ? { ...end, cancellation: "cancelled" } : end;
    }
    return { cancellation: "cancelled", record: await (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .recordAfterwards */ .nb)(service, target) };
}
function nothingToCancel(record) {
    if (record === undefined)
        return { cancellation: "not-queued", record };
    if ((0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .isMerged */ .TL)(record))
        return { cancellation: "already-merged", record };
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .hasEnded */ .hY)(record) ? { cancellation: "not-queued", record } : undefined;
}
function describeCancellation(cancellation, target) {
    const messages = {
        cancelled: `was taken out of the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .queueName */ .nM)(target)}`,
        "not-queued": `is not in the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .queueName */ .nM)(target)}`,
        "already-merged": "is merged already",
    };
    return `#${target.number} ${messages[cancellation]}.`;
}


/***/ }),

/***/ 5260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ headVerified),
/* harmony export */   Ib: () => (/* binding */ isSameAttempt),
/* harmony export */   ll: () => (/* binding */ otherHeadMerged),
/* harmony export */   pC: () => (/* binding */ cancelOtherHead)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _polling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8705);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4185);
/* harmony import */ var _cancel_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1252);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6583);
/** A submission is for one commit (docs/operations/submit.md): the record against the head that the run is for. */






/** Compares the head in the record with the commit that the run is for. */
function headVerified(record, guardedHead) {
    if (record === undefined || guardedHead === undefined)
        return "unknown";
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .hasOtherHead */ .BU)(record, guardedHead) ? "false" : "true";
}
/** A warning when the pull request was merged at another commit than the one that the run is for. */
function otherHeadMerged(record, { number, guardedHead }) {
    if (record === undefined || !(0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .isMerged */ .TL)(record) || !(0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .hasOtherHead */ .BU)(record, guardedHead))
        return undefined;
    return `#${number} was merged at ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortName */ .EU)(record.prSha)}, but this run is for ${guardedHead ?? "none"}. Review that commit before you deploy it.`;
}
/** The longest that the read of the timeline may take, in milliseconds. */
const HISTORY_MS = 5000;
/**
 * True when the record, at another head, may still show the attempt that an earlier record showed: the service follows
 * a push. False when the id or the timeline of the record shows that this attempt ended.
 */
async function isSameAttempt(record, earlier, target, service) {
    if (earlier.id !== record.id)
        return false;
    if ((0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .hasMark */ .mP)(record, earlier))
        return true;
    const history = await (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ifReadable */ .G5)(service.readHistory(target, { withinMs: HISTORY_MS }));
    const ends = (history?.timeline ?? []).filter(({ state }) => (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .terminalState */ .AQ)({ state }) !== undefined);
    return !ends.some(({ timestamp }) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .isBefore */ .Y8)(earlier.stateChangedAt, timestamp ?? ""));
}
/**
 * Cancels this step's own submission of a head that the run is not for. Returns the record afterwards when it shows the
 * end of that attempt, or a merge that came first; else the record that led here. A service that does not know the
 * submission yet is asked again while the record shows it.
 * @throws what the cancel throws, with the outputs of the record
 */
async function cancelOtherHead(record, target, { service, clock, signal }) {
    const cancelOnce = async () => {
        const { cancellation, record: after } = await (0,_cancel_js__WEBPACK_IMPORTED_MODULE_4__.cancelPullRequest)(service, target, record);
        const isDenied = cancellation === "not-queued" && after !== undefined && !(0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .hasEnded */ .hY)(after);
        return isDenied ? undefined : { after };
    };
    const canceled = await (0,_polling_js__WEBPACK_IMPORTED_MODULE_1__/* .retry */ .L5)(cancelOnce, {
        clock,
        signal,
        deadline: clock.now() + _polling_js__WEBPACK_IMPORTED_MODULE_1__/* .LAG_MS */ ._k,
        first: 500,
        factor: 2,
    }).catch((error) => {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withMore */ .iA)(error, { details: [uncanceled(record, target)], outputs: outputsOf(record) });
    });
    if (canceled === undefined) {
        const problem = `The service refuses to cancel #${target.number} as not in the queue, but its record shows it there.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("rejected", problem, { details: [uncanceled(record, target)], outputs: outputsOf(record) });
    }
    const { after } = canceled;
    if (after === undefined || (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .isOutdated */ .lY)(after, record))
        return record;
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .isMerged */ .TL)(after) || ((0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .hasEnded */ .hY)(after) && (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .sameCommit */ .Kd)(after.prSha, record.prSha)) ? after : record;
}
function uncanceled({ prSha }, { number }) {
    return `The queue has #${number} at ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortName */ .EU)(prSha)}, which is not the commit that this run is for. This step submitted it and could not cancel it.`;
}
function outputsOf({ state, prSha }) {
    return { state, "pr-sha": prSha, "head-verified": "false" };
}


/***/ }),

/***/ 2784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ explainQueue),
/* harmony export */   Kr: () => (/* binding */ explainQueueAfterwards),
/* harmony export */   co: () => (/* binding */ readinessOf),
/* harmony export */   rQ: () => (/* binding */ explainBlockers),
/* harmony export */   ss: () => (/* binding */ readQueueBeside)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8502);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);



/**
 * The readiness rule (the service's document, "Submitted pull request"): the base branch matches, the provider calls
 * the pull request mergeable, and its impacted targets are there where the queue requires them.
 */
function readinessOf({ readiness }) {
    const blockers = [];
    // A record that does not tell says nothing either way.
    if (readiness === null || readiness === undefined)
        return { ready: undefined, blockers };
    if (readiness.doesBaseBranchMatch === false)
        blockers.push("base branch");
    const mergeability = readiness.gitHubMergeability ?? undefined;
    if (mergeability !== undefined && mergeability !== "mergeable")
        blockers.push("mergeability");
    if (readiness.requiresImpactedTargets === true && readiness.hasImpactedTargets !== true)
        blockers.push("impacted targets");
    return { ready: blockers.length === 0, blockers };
}
function explainBlockers(record, { targetBranch }) {
    if (record === undefined)
        return [];
    const base = record.prBaseBranch ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortName */ .EU)(record.prBaseBranch) : "another branch";
    const explanations = {
        "base branch": `Wrong base branch: the pull request goes into ${base}, the queue into ${targetBranch}. Change the base of the pull request, or target-branch.`,
        mergeability: explainMergeability(record.readiness?.gitHubMergeability ?? "nothing"),
        "impacted targets": `Impacted targets missing for the head commit ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortName */ .EU)(record.prSha)}. Run set-impacted-targets for it.`,
    };
    return readinessOf(record).blockers.map((blocker) => explanations[blocker]);
}
function explainMergeability(mergeability) {
    switch (mergeability) {
        case "not_mergeable":
            return "Not mergeable: GitHub reports conflicts, missing approvals or required checks that have not passed.";
        case "in_progress":
            return "Not mergeable yet: GitHub is still working out whether the pull request can be merged.";
        case "unspecified":
            return "Not mergeable yet: GitHub has not said whether the pull request can be merged.";
        default:
            return `Not mergeable: GitHub reports ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plainWord */ .hx)(mergeability)}.`;
    }
}
/** What a queue that does not run means for a pull request that is submitted to it, or would be; nothing when it runs. */
function explainQueue(queue, { number }, submitted = true) {
    if (queue === undefined)
        return [];
    const { state, enqueuedPullRequests } = queue;
    const explained = (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .explainQueueState */ .gX)(state);
    if (explained === "")
        return [];
    const inLine = enqueuedPullRequests.some(({ prNumber }) => prNumber === number);
    // What stands in line when a queue takes nothing new in is merged all the same.
    const stays = state === "paused" || (!inLine && (state === "draining" || state === "switching_modes"));
    return [submitted && stays ? `${explained} Until then #${number} stays where it is.` : explained];
}
/** The same after a change. The queue is read for a moment at most; a failure of that costs a line of the log. */
async function explainQueueAfterwards(known, target, context) {
    const read = async () => known ?? readQueueBeside(target, context).ifSoon("The state of the queue");
    // It fails when the step is told to stop: what was done is done, and is reported.
    return explainQueue(await read().catch(() => undefined), target);
}
/** Where the queue only says more about a record that is there, it is waited for so long, in milliseconds. */
const ENOUGH_MS = 5000;
/** A read of the queue that runs beside the read of a record. */
function readQueueBeside(target, { service, log, signal }) {
    const unwanted = new AbortController();
    const stop = () => unwanted.abort();
    const reading = (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readQueue */ .Qf)(service, target, { signal: AbortSignal.any([signal, unwanted.signal]) });
    // Whoever stops it does not wait for its end.
    reading.catch(() => { });
    return {
        stop,
        /** The queue, whatever it takes. @throws what reading it throws. */
        needed: () => reading,
        /** The queue, if it comes soon and without trouble; else the log says that this is not known. */
        async ifSoon(what) {
            const timer = setTimeout(stop, ENOUGH_MS);
            try {
                return await reading;
            }
            catch (error) {
                if (signal.aborted)
                    throw error;
                const why = unwanted.signal.aborted ? "the service did not answer in time" : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
                log.info(`${what} is not known: ${why}`);
                return undefined;
            }
            finally {
                clearTimeout(timer);
            }
        },
    };
}


/***/ }),

/***/ 622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findMergeCommit: () => (/* binding */ findMergeCommit),
  waitForAttempt: () => (/* binding */ waitForAttempt),
  waitForMerge: () => (/* binding */ waitForMerge)
});

// EXTERNAL MODULE: ./lib/src/ci/host.js
var ci_host = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/operation.js
var operation = __webpack_require__(4599);
// EXTERNAL MODULE: ./lib/src/polling.js
var polling = __webpack_require__(8705);
// EXTERNAL MODULE: ./lib/src/queue/read.js
var queue_read = __webpack_require__(8502);
// EXTERNAL MODULE: ./lib/src/test-run/checks.js
var checks = __webpack_require__(8850);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/pull-request/cancel-on-abort.js
var cancel_on_abort = __webpack_require__(943);
// EXTERNAL MODULE: ./lib/src/pull-request/head-guard.js
var head_guard = __webpack_require__(5260);
// EXTERNAL MODULE: ./lib/src/pull-request/record.js
var pull_request_record = __webpack_require__(6583);
// EXTERNAL MODULE: ./lib/src/pull-request/verdict.js
var verdict = __webpack_require__(1397);
// EXTERNAL MODULE: ./lib/src/pull-request/readiness.js
var readiness = __webpack_require__(2784);
;// CONCATENATED MODULE: ./lib/src/pull-request/wait/forecast.js

/** What a reading of the queue adds to what was known `before`. */
function forecastFrom(queue, number, before, nowMs) {
    const entries = queue.enqueuedPullRequests.map(({ prNumber, state, stateChangedAt }) => {
        return { number: prNumber, state, sinceMs: (0,format/* msOf */.QZ)(stateChangedAt) };
    });
    // The service's clock is not ours: what it says of itself counts, and how much time has passed here since.
    const atLeastMs = before === undefined ? Number.NEGATIVE_INFINITY : before.serviceMs + nowMs - before.readAtMs;
    const serviceMs = latest(entries, atLeastMs);
    const isInOrder = queue.mode !== "parallel";
    const going = entries.filter(isGoing);
    // A batch is one run of several pull requests.
    const begun = [...new Set(going.map(({ sinceMs }) => sinceMs))].toSorted((one, other) => one - other);
    const isWide = begun.length >= WIDE;
    const shown = isWide ? lengthShown(begun, serviceMs) : before && lengthSeen(before, entries, serviceMs);
    const runMs = blended(shown, before?.runMs, isWide);
    const place = entries.findIndex((each) => each.number === number);
    const leftMs = runMs === undefined ? undefined : timeToTheEnd(entries, place, isInOrder, serviceMs, runMs);
    return {
        dueMs: leftMs === undefined ? undefined : nowMs + leftMs,
        runMs,
        isWide,
        isInOrder,
        depth: entries.length,
        runs: new Map(going.map((entry) => [entry.number, entry.sinceMs])),
        serviceMs,
        readAtMs: nowMs,
    };
}
function isGoing({ state, sinceMs }) {
    return state === "testing" && !Number.isNaN(sinceMs);
}
function latest(entries, atLeastMs = Number.NEGATIVE_INFINITY) {
    return entries.reduce((latestMs, { sinceMs }) => (sinceMs > latestMs ? sinceMs : latestMs), atLeastMs);
}
/** From so many runs on, those that go on say how long they take: the oldest are about to end. */
const WIDE = 20;
/** Which of the oldest counts: the very oldest may be a slow one. */
const NOT_SLOW = 2;
/** How long runs take by those that go on; `begun` are their times, the first one first. */
function lengthShown(begun, serviceMs) {
    const oldMs = serviceMs - (begun[NOT_SLOW - 1] ?? serviceMs);
    const youngMs = serviceMs - (begun.at(-1) ?? serviceMs);
    // Where all began at about the same time, they say nothing.
    return youngMs < oldMs / 2 ? oldMs : undefined;
}
/** Where few run, the end may come somewhat sooner than it came for others. */
const SOONER = 0.95;
/** A run that ended between two readings counts when it is known how long it took, but for such a part. */
const UNSURE = 0.25;
/** How long the shortest run took of those that went on at the last reading and have ended since. */
function lengthSeen({ runs, serviceMs: beforeMs }, entries, serviceMs) {
    const now = new Map(entries.map((entry) => [entry.number, entry]));
    // After a failure others are tested anew, and what is gone may be what failed.
    const hasFailure = entries.some(({ number, state, sinceMs }) => {
        return state !== "tests_passed" && runs.has(number) && runs.get(number) !== sinceMs;
    });
    const lengths = [...runs].flatMap(([number, sinceMs]) => {
        const entry = now.get(number);
        if (entry?.state === "tests_passed")
            return [entry.sinceMs - sinceMs];
        const isTold = entry === undefined && !hasFailure && serviceMs - beforeMs < UNSURE * (serviceMs - sinceMs);
        return isTold ? [beforeMs - sinceMs] : [];
    });
    return lengths.length === 0 ? undefined : SOONER * Math.min(...lengths);
}
/** What was seen before counts less with each time, so that one odd run does not count for ever. */
const KEPT = 0.8;
function blended(shownMs, beforeMs, isWide) {
    if (shownMs === undefined || beforeMs === undefined)
        return shownMs ?? beforeMs;
    return isWide ? Math.max(shownMs, KEPT * beforeMs) : Math.min(shownMs, beforeMs / KEPT);
}
/** Where lanes merge past each other nobody waits for the slowest, and runs end after less than the oldest ones take. */
const SHARE_IN_LANES = 0.7;
function timeToTheEnd(entries, place, isInOrder, serviceMs, runMs) {
    const own = entries[place];
    if (own === undefined)
        return undefined;
    const upToOurs = entries.slice(0, place + 1);
    const going = upToOurs.filter(isGoing);
    if (own.state === "pending") {
        if (!isInOrder)
            return runMs * SHARE_IN_LANES;
        const pending = upToOurs.filter(({ state }) => state === "pending");
        // Those ahead start as runs end: as many at a time as are going on.
        return runMs * (1 + (going.length === 0 ? 0 : pending.length / going.length));
    }
    // In order, ours waits for all that are tested ahead, and the last one to begin is likely the last one to end.
    const lastMs = isInOrder ? latest(going) : isGoing(own) ? own.sinceMs : Number.NEGATIVE_INFINITY;
    if (!Number.isFinite(lastMs))
        return undefined;
    return lastMs + (isInOrder ? runMs : runMs * SHARE_IN_LANES) - serviceMs;
}
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** The pause while the end may come at any moment: on average it is noticed after half of it. */
const DUE_PAUSE_MS = { wide: 9 * SECOND_MS, few: 13 * SECOND_MS };
/** The longer it is overdue the less likely it comes in the next seconds. */
const SHARE_OF_DELAY = 1 / 60;
const LONGEST_OVERDUE_MS = MINUTE_MS;
const LONGEST_TESTING_MS = 2 * MINUTE_MS;
/**
 * Of those that wait for tests each asks the less often the more there are, so that all together ask as much as few.
 * But one that fails, is cancelled or put first is to be noticed in a time that a person would wait.
 */
const PENDING_FOR_EACH_MS = 0.6 * SECOND_MS;
const LONGEST_PENDING_MS = [2 * MINUTE_MS, 10 * MINUTE_MS];
/** Milliseconds until the next poll in a state of the record; the usual ones where nothing is known of the end. */
function pauseBy(forecast, state, usualMs, nowMs) {
    const leftMs = forecast && timeLeft(forecast, state, nowMs);
    if (forecast === undefined || leftMs === undefined)
        return usualMs;
    if (state === "pending") {
        const longestMs = within(LONGEST_PENDING_MS, PENDING_FOR_EACH_MS * forecast.depth);
        // Runs that have only just begun tell little.
        return Math.max(usualMs, Math.min(leftMs / 2.5, longestMs));
    }
    const leastMs = Math.min(usualMs, forecast.isWide ? DUE_PAUSE_MS.wide : DUE_PAUSE_MS.few);
    return leftMs > 0
        ? within([leastMs, LONGEST_TESTING_MS], leftMs / 2)
        : within([leastMs, LONGEST_OVERDUE_MS], -leftMs * SHARE_OF_DELAY);
}
/** So old may a reading be that the log shows; the more entries it has the dearer it is. */
const SHOWN_FOR_EACH_MS = 4 * SECOND_MS;
const SHOWN_MS = [5 * MINUTE_MS, 30 * MINUTE_MS];
const NEWEST_MS = 3 * MINUTE_MS;
/** How old the reading may become before the next one is worth a request. */
function forecastLasts(forecast, state, nowMs) {
    const longestMs = within(SHOWN_MS, SHOWN_FOR_EACH_MS * forecast.depth);
    const leftMs = timeLeft(forecast, state, nowMs);
    if (leftMs === undefined)
        return longestMs;
    // In lanes nothing comes nearer from reading to reading, but runs that were short may be long by now.
    if (!forecast.isInOrder)
        return within([NEWEST_MS, longestMs], 2 * (forecast.runMs ?? 0));
    return leftMs > 0 ? within([NEWEST_MS, longestMs], leftMs / 2) : SHOWN_MS[0];
}
/** Milliseconds until the end may come; undefined where that is not known. */
function timeLeft({ dueMs, runMs, isInOrder }, state, nowMs) {
    if (dueMs === undefined || runMs === undefined)
        return undefined;
    switch (state) {
        case "pending":
            // However near the front it is, a whole run is still ahead.
            return Math.max(dueMs - nowMs, isInOrder ? runMs : runMs * SHARE_IN_LANES);
        case "testing":
        case "tests_passed":
        case "pending_failure":
            return dueMs - nowMs;
        default:
            return undefined;
    }
}
function within([least, most], value) {
    return Math.max(least, Math.min(value, most));
}

;// CONCATENATED MODULE: ./lib/src/pull-request/wait/rules.js



/** The situations that end a wait when they last: as what, and by which input after how long. */
const LASTING = {
    absent: { result: "not-submitted", limit: "gracePeriod" },
    left: { result: "left-queue", limit: "gracePeriod" },
    "not-ready": { result: "not-ready", limit: "notReadyTimeout" },
};
const NOTHING_SEEN = { latest: undefined, lasting: undefined, olderSinceMs: undefined };
/** What one reading makes of the wait. `merged` comes before `head-changed`, and that before `failed` and `cancelled`. */
function evaluate(rules, state, record, nowMs) {
    const absent = () => last(rules, { ...state, olderSinceMs: undefined }, "absent", nowMs);
    if (record === undefined)
        return absent();
    const terminal = (0,pull_request_record/* terminalState */.AQ)(record);
    if (terminal !== "merged" && isOlder(state, record)) {
        // A replica that lags says nothing new, unless the service sticks to it.
        const olderSinceMs = state.olderSinceMs ?? nowMs;
        const limitMs = olderSinceMs + rules.gracePeriod - nowMs;
        if (limitMs > 0)
            return { kind: "go-on", state: { ...state, olderSinceMs }, limitMs };
    }
    if ((0,pull_request_record/* isFromBefore */._b)(record, rules))
        return absent();
    const seen = { latest: record, lasting: undefined, olderSinceMs: undefined };
    if (terminal === "merged")
        return { kind: "end", result: terminal, state: seen };
    if ((0,pull_request_record/* hasOtherHead */.BU)(record, rules.guardedHead))
        return { kind: "end", result: "head-changed", state: seen };
    if (terminal !== undefined)
        return { kind: "end", result: terminal, state: seen };
    const before = { ...seen, lasting: state.lasting };
    if ((0,pull_request_record/* hasEnded */.hY)(record))
        return last(rules, before, "left", nowMs);
    if (record.state === "not_ready")
        return last(rules, before, "not-ready", nowMs);
    return { kind: "go-on", state: seen, limitMs: undefined };
}
/** True when a reply lags behind what was seen; a new attempt may have another id, and its times are later. */
function isOlder({ latest }, record) {
    return latest !== undefined && (0,format/* isBefore */.Y8)(record.stateChangedAt, latest.stateChangedAt);
}
/** Keeps the start of a situation that lasts, and ends the wait when its time is over. */
function last(rules, state, kind, nowMs) {
    const { result, limit } = LASTING[kind];
    const sinceMs = state.lasting?.kind === kind ? state.lasting.sinceMs : nowMs;
    const limitMs = sinceMs + rules[limit] - nowMs;
    const kept = { ...state, lasting: { kind, sinceMs } };
    return limitMs > 0 ? { kind: "go-on", state: kept, limitMs } : { kind: "end", result, state: kept };
}
function describeSituation({ latest, lasting }) {
    if (lasting?.kind === "left")
        return "out of the queue";
    return lasting?.kind === "absent" || latest === undefined ? "not submitted" : (0,format/* stateName */.Vi)(latest.state);
}
/** So many pull requests from the front the merge may come at any moment. */
const NEAR = 2;
/** Milliseconds until the next poll: short after a change and near the merge, long while nothing can happen soon. */
function adaptiveInterval(situation) {
    const longest = longestMs(situation);
    return isFar(situation.position) ? longest : (0,polling/* growingPause */.aq)(situation.ageMs, longest);
}
/** Far from the front, the place decides how long the pauses are. */
function isFar(position) {
    return position !== undefined && position > NEAR;
}
/** The longest pause of each situation. The figures come from the simulation in test/pull-request. */
function longestMs({ state, position = 1 }) {
    const forEachAhead = (ms) => ms * Math.max(1, position - 1);
    switch (state) {
        case undefined:
            return 5000;
        case "not_ready":
            return 60_000;
        case "pending":
            return Math.min(120_000, forEachAhead(20_000));
        case "testing":
        case "pending_failure":
            return Math.min(60_000, forEachAhead(20_000));
        case "tests_passed":
            // What is ahead may merge within seconds of each other.
            return Math.min(60_000, forEachAhead(5000));
        default:
            return 30_000;
    }
}

;// CONCATENATED MODULE: ./lib/src/pull-request/wait/loop.js








/**
 * Polls the record until the attempt ends, by the rules of rules.ts.
 * @throws what the first read throws; later only failures that asking again cannot cure.
 */
async function pollAttempt(target, options, context) {
    const { service, clock, random, signal, testRuns } = context;
    const startedAt = clock.now();
    const deadline = startedAt + options.timeout;
    const timeline = createTimeline(startedAt);
    const log = (0,polling/* createPollLog */.Of)(context.log);
    const { logPolled, logIdle } = createWaitLog(target, context.log, log, startedAt);
    const queueWatch = createQueueWatch(target, context);
    let state = { ...NOTHING_SEEN, latest: options.shown };
    let first = options.shown;
    let hasLeft = false;
    let polls = 0;
    const { readable } = options;
    // A merge that was seen before the wait needs no poll, which may meet an outage.
    const result = (0,pull_request_record/* isMerged */.TL)(options.shown)
        ? "merged"
        : await (0,polling/* pollUntil */.g3)({ clock, signal, deadline, log, readable, read, next, interval, idle });
    return {
        result,
        /** The newest record of the attempt that was waited for. */
        record: state.latest,
        /** The first record of the attempt. */
        first,
        /** True when a poll before the last one showed it out of the queue. */
        hasLeft,
        situation: describeSituation(state),
        /** There is no record of the attempt, or none any more. */
        absent: state.lasting?.kind === "absent",
        position: queueWatch.position(),
        /** Set when the service could not be read any more at the end: for how long, and why. */
        unreadable: log.lasting(clock.now()),
        waitedMs: clock.now() - startedAt,
        polls,
        /** Where the time went: without a gap, from the start on. */
        spans: timeline.spans(clock.now()),
    };
    async function read(withinMs) {
        polls += 1;
        const record = await (0,pull_request_record/* findRecord */.Tq)(service, target, { withinMs });
        // A 404 may also mean a wrong branch or repository, so when it is new the queue is asked for.
        if (record === undefined && state.lasting?.kind !== "absent")
            await (0,queue_read/* readQueue */.Qf)(service, target, { withinMs: deadline - clock.now() });
        return record;
    }
    async function next(record) {
        const before = state.latest;
        hasLeft ||= before !== undefined && (0,pull_request_record/* hasEnded */.hY)(before);
        const evaluated = evaluate(options, state, record, clock.now());
        state = evaluated.state;
        first ??= state.latest;
        const change = timeline.enter(describeSituation(state), clock.now());
        if (evaluated.kind === "end") {
            logPolled(state, change, undefined, clock.now());
            return evaluated.result;
        }
        testRuns.polled(state);
        // Tests that start anew show in the time alone; it matters where pauses depend on it.
        const isAnew = options.pollInterval === "auto" && state.latest !== undefined && !(0,pull_request_record/* hasMark */.mP)(state.latest, before);
        const isNews = change !== undefined || isAnew;
        await queueWatch.look(state, isNews ? 0 : lookEveryMs(), deadline - clock.now());
        logPolled(state, change, queueWatch.seen(clock.now()), clock.now());
        return Math.min(evaluated.limitMs ?? Number.POSITIVE_INFINITY, interval());
    }
    function lookEveryMs() {
        if (options.pollInterval !== "auto")
            return SHOWN_EVERY_MS;
        const forecast = queueWatch.forecast();
        if (forecast?.dueMs !== undefined)
            return forecastLasts(forecast, state.latest?.state ?? "", clock.now());
        // More than the log depends on the place.
        return isFar(placeInLine()) ? MATTERS_EVERY_MS : SHOWN_EVERY_MS;
    }
    function interval() {
        if (options.pollInterval !== "auto")
            return options.pollInterval;
        const isAbsent = state.lasting?.kind === "absent";
        const situation = {
            state: isAbsent ? undefined : (state.latest?.state ?? "unknown"),
            position: placeInLine(),
            ageMs: timeline.ageMs(clock.now()),
        };
        const usualMs = adaptiveInterval(situation);
        return (0,polling/* withJitter */.jE)(pauseBy(queueWatch.forecast(), situation.state ?? "", usualMs, clock.now()), random);
    }
    function idle() {
        logIdle(state, queueWatch.seen(clock.now()), clock.now());
    }
    /** The place, where it says how near the merge is. */
    function placeInLine() {
        const position = queueWatch.position();
        return position?.mergesInOrder === true ? position.position : undefined;
    }
}
function createTimeline(startedAtMs) {
    const begun = [];
    return {
        /** Takes what holds from now on; the same again changes nothing. Gives the span that just ended, if one did. */
        enter(label, nowMs) {
            const current = begun.at(-1);
            if (current?.label === label)
                return undefined;
            // What the first answer shows held while it was on its way.
            begun.push({ label, fromMs: current === undefined ? startedAtMs : nowMs });
            return current && { ...current, toMs: nowMs };
        },
        ageMs: (nowMs) => nowMs - (begun.at(-1)?.fromMs ?? startedAtMs),
        spans: (nowMs) => begun.map((span, index) => ({ ...span, toMs: begun[index + 1]?.fromMs ?? nowMs })),
    };
}
/** The position is a courtesy: it may not hold up the wait. */
const POSITION_MS = 5000;
/** It is read with each change of state, and else this seldom: when pauses depend on it, and when only the log shows it. */
const MATTERS_EVERY_MS = 2 * 60_000;
const SHOWN_EVERY_MS = 5 * 60_000;
/** The place in the queue and what the queue tells of the end: they say how near it is, and nothing else. */
function createQueueWatch(target, { service, clock, log }) {
    let current;
    let forecast;
    /** False where the last reading failed: what was known before it then only helps the next one. */
    let isReadable = false;
    let isLogged = false;
    let readAtMs = Number.NEGATIVE_INFINITY;
    return {
        position: () => current,
        forecast: () => (isReadable ? forecast : undefined),
        seen: (nowMs) => current && { position: current, agoMs: nowMs - readAtMs },
        /** Reads the queue when the last reading is so old that it is worth a request. */
        async look({ latest, lasting }, atMostOldMs, leftMs) {
            if (latest === undefined || (lasting !== undefined && lasting.kind !== "not-ready")) {
                current = undefined;
                forecast = undefined;
                return;
            }
            if (leftMs <= 0 || clock.now() - readAtMs < atMostOldMs)
                return;
            readAtMs = clock.now();
            try {
                const queue = await (0,queue_read/* readQueue */.Qf)(service, target, { withinMs: Math.min(POSITION_MS, leftMs) });
                current = (0,pull_request_record/* positionIn */.Nu)(queue, target.number, latest);
                forecast = forecastFrom(queue, target.number, forecast, clock.now());
                isReadable = true;
            }
            catch (error) {
                if (error instanceof errors/* AbortedError */.oM)
                    throw error;
                isReadable = false;
                if (!isLogged)
                    log.info(`The position in the queue is not known; the wait goes on without it. ${(0,errors/* messageOf */.bD)(error)}`);
                isLogged = true;
            }
        },
    };
}
/** What a wait says: changes, a heartbeat, and each trouble once; never a line per poll. */
function createWaitLog(target, log, { say, isSilent, readable }, startedAt) {
    const subject = `#${target.number}`;
    let begun = false;
    let blockersLogged = "";
    let troubleLogged = "";
    function logBlockers({ latest, lasting: situation }) {
        const lines = situation?.kind === "not-ready" ? (0,readiness/* explainBlockers */.rQ)(latest, target) : [];
        if (lines.join() !== blockersLogged)
            for (const line of lines)
                log.info(`  ${line}`);
        blockersLogged = lines.join();
    }
    function logTrouble({ queueState }) {
        const trouble = (0,queue_read/* explainQueueState */.gX)(queueState);
        if (trouble !== troubleLogged)
            log.info(`  ${trouble === "" ? "The queue runs again." : trouble}`);
        troubleLogged = trouble;
    }
    function sayStill(where, nowMs) {
        if (isSilent(nowMs))
            say(`${subject}: still ${where}; waiting for ${(0,format/* formatDuration */.a3)(nowMs - startedAt)} so far.`, nowMs);
    }
    return {
        /** `change` is the span that ended with this poll, if one did. */
        logPolled(state, change, seen, nowMs) {
            readable(nowMs);
            const where = whereOf(state, seen);
            if (change !== undefined) {
                const before = `${change.label} for ${(0,format/* formatDuration */.a3)(change.toMs - change.fromMs)}`;
                say(`${subject}: ${where} (before: ${before}).`, nowMs);
            }
            else if (!begun) {
                say(`${subject}: ${where}.`, nowMs);
            }
            else {
                sayStill(where, nowMs);
            }
            begun = true;
            logBlockers(state);
            if (seen !== undefined)
                logTrouble(seen.position);
        },
        /** Between two polls: a long pause is no silence. */
        logIdle: (state, seen, nowMs) => sayStill(whereOf(state, seen), nowMs),
    };
}
function whereOf(state, seen) {
    const inLine = seen === undefined ? "" : (0,pull_request_record/* formatPosition */.Ld)(seen.position);
    if (seen === undefined || inLine === "")
        return describeSituation(state);
    const ago = seen.agoMs < SHOWN_EVERY_MS ? "" : ` ${(0,format/* formatDuration */.a3)(seen.agoMs)} ago`;
    return `${describeSituation(state)}, ${inLine}${ago}`;
}

// EXTERNAL MODULE: ./lib/src/test-run/page.js
var page = __webpack_require__(5392);
// EXTERNAL MODULE: ./lib/src/test-run/read.js
var read = __webpack_require__(4283);
// EXTERNAL MODULE: ./lib/src/test-run/verdict-lines.js
var verdict_lines = __webpack_require__(1772);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/text/mermaid.js
var mermaid = __webpack_require__(7043);
;// CONCATENATED MODULE: ./lib/src/pull-request/wait/messages.js









function describeEnd(end, target, limits, { testRun }) {
    const subject = `#${target.number}`;
    const [waited, timeout] = [(0,format/* formatDuration */.a3)(end.waitedMs), (0,format/* formatDuration */.a3)(limits.timeout)];
    const messages = {
        merged: `${subject} was merged into ${target.targetBranch} after ${waited}.`,
        failed: `${subject} failed in the merge queue after ${waited} and was not merged${reasonOf(testRun)}.`,
        cancelled: `${subject} was taken out of the merge queue after ${waited} and was not merged.`,
        "head-changed": `The head of ${subject} is not the commit that this run is for: the queue has ${(0,format/* shortName */.EU)(end.record?.prSha ?? "none")}, and this run is for ${target.guardedHead ?? "none"}.`,
        "not-ready": `${subject} was not ready for the merge queue for ${(0,format/* formatDuration */.a3)(limits.notReadyTimeout)}.`,
        "left-queue": `${subject} left the merge queue without a final state (its last state there was ${(0,format/* plainWord */.hx)(end.record?.state ?? "") || "unknown"}).`,
        "not-submitted": `${subject} is not in the merge queue for ${(0,queue_read/* queueName */.nM)(target)}.`,
        "timed-out": end.unreadable === undefined
            ? `${subject} was not merged within ${timeout}; its last state is: ${end.situation}.`
            : `${subject} was not seen merged within ${timeout}: the service could not be read for the last ${(0,format/* formatDuration */.a3)(end.unreadable.forMs)}. Its last state before that: ${end.situation}.`,
        aborted: `The wait for ${subject} was stopped after ${waited}; its last state was: ${end.situation}.`,
    };
    return messages[end.result];
}
function reasonOf(testRun) {
    const why = testRun?.run === undefined ? undefined : (0,read/* whyFailed */.KE)(testRun.run);
    return why === undefined ? "" : `: ${why}`;
}
function nextSteps(end, target, found) {
    const { cancelled, submitted = false } = found;
    const steps = {
        merged: [],
        failed: afterBadEnd(found),
        cancelled: [
            ...afterBadEnd(found),
            "The queue takes a pull request out after a push, when it is closed, when its base changes, or when somebody cancels it.",
        ],
        "head-changed": [
            afterOtherHead(end, found),
            "Start a new run for the new head: this run is for the old commit, also when you run it again.",
        ],
        "not-ready": whyNotReady(end, target),
        "left-queue": ["Look at the queue for what took it out, and submit it again."],
        "not-submitted": [
            submitted ? MAYBE_QUEUED : "Submit it first, or raise grace-period if something else submits it later.",
        ],
        "timed-out": [...afterTimeout(end, submitted), ...(found.verdict === undefined ? [] : (0,verdict_lines/* verdictLines */.rz)(found.verdict))],
        aborted: [cancelled ?? whereItIsLeft(end, submitted)],
    };
    return steps[end.result];
}
const MAYBE_QUEUED = "It was submitted, and the service does not show it: it may be in the queue. Look with status, or cancel it.";
/** The fate of the submission at another head. */
function afterOtherHead({ record }, { isCanceled = false }) {
    if (isCanceled)
        return "This step had submitted it, so the submission was canceled.";
    return record?.isCurrentlySubmittedToQueue === true
        ? `It is still in the queue at ${(0,format/* shortName */.EU)(record.prSha)}, and was left there: it is not, or not any more, what this step submitted.`
        : "It is not in the queue any more.";
}
const SEE_CHECKS = "See the checks on the queue's test branch for it.";
const RESTS_ON_CHECKS = new Set(["own-change", "own-run", "unknown"]);
/** The verdict, and what else one should know of the run that failed. */
function afterBadEnd({ verdict, testRun }) {
    if (verdict === undefined)
        return [SEE_CHECKS];
    const run = testRun?.run;
    // A verdict of which the checks are no part stands by itself.
    if (testRun === undefined || run === undefined)
        return (0,verdict_lines/* verdictLines */.rz)(verdict, RESTS_ON_CHECKS.has(verdict.word) ? [SEE_CHECKS] : []);
    const isNamed = verdict.evidence.some((line) => line.includes(testRun.id));
    return (0,verdict_lines/* verdictLines */.rz)(verdict, [...(isNamed ? [] : [`The test run is ${testRun.id}.`]), ...(0,read/* testRunAdvice */.G$)(run, true)]);
}
function whyNotReady(end, target) {
    const reasons = [...(0,readiness/* explainBlockers */.rQ)(end.record, target), ...queueTrouble(end)];
    return [
        ...(reasons.length > 0 ? reasons : ["The service does not say what is missing."]),
        "It is still submitted to the queue. Cancel it if it shall not merge later.",
    ];
}
function afterTimeout(end, submitted) {
    const error = end.unreadable?.error;
    return [
        ...(error === undefined ? [] : [error.message, ...error.details]),
        ...queueTrouble(end),
        isInQueue(end)
            ? "It is still in the queue. Run this again to go on waiting, or raise timeout."
            : submitted
                ? MAYBE_QUEUED
                : "Raise timeout if it is submitted later than that.",
    ];
}
function queueTrouble({ position }) {
    const trouble = position === undefined ? "" : (0,queue_read/* explainQueueState */.gX)(position.queueState);
    return trouble === "" ? [] : [trouble];
}
function whereItIsLeft(end, submitted) {
    if (isInQueue(end)) {
        return "It is still in the queue. Set cancel-on-abort to take it out when a wait is stopped.";
    }
    if (!submitted)
        return "Nothing was changed in the queue.";
    return end.record === undefined || end.absent ? MAYBE_QUEUED : "It was submitted, and is not in the queue any more.";
}
function isInQueue({ record, absent }) {
    return record?.isCurrentlySubmittedToQueue === true && !absent;
}
/** A pull request that restarts all day has more stretches than anybody reads. */
const SPANS_SHOWN = 50;
/** The same for states, should the service make them up. */
const STATES_SHOWN = 20;
/** Less is the moment in which the wait ended: no time went there. */
const NOTHING_BELOW_MS = 50;
const MEANING = new Map([
    ["not submitted", "waiting for somebody to submit it"],
    ["not ready", "waiting for its base branch, mergeability or impacted targets"],
    ["pending", "waiting for its turn behind others"],
    ["testing", "the queue's tests run"],
    ["tests passed", "waiting for those ahead of it, then the merge"],
    ["pending failure", "its tests failed; waiting to see whether one ahead of it is to blame"],
    ["out of the queue", "no longer in the queue"],
]);
function waitPage(message, details, { record, spans: all }, { mergeCommit, testRun }, target) {
    const spans = all.filter(({ fromMs, toMs }) => toMs - fromMs >= NOTHING_BELOW_MS);
    return (0,markdown/* paragraphs */.qN)([
        (0,markdown/* escapeText */.X1)(message),
        (0,pull_request_record/* pullRequestLine */.Zu)(target, record),
        (0,markdown/* bullets */.e5)(details),
        mergeCommit === undefined
            ? ""
            : `Merge commit on ${(0,markdown/* escapeText */.X1)(target.targetBranch)}: ${(0,markdown/* commitLink */.wn)(target.repository, mergeCommit)}`,
        testRun?.run === undefined ? "" : (0,page/* testRunSections */.y)(testRun.run),
        spans.length === 0 ? "" : whereTheTimeWent(spans),
    ]);
}
function whereTheTimeWent(spans) {
    const shown = spans.slice(-SPANS_SHOWN);
    const hidden = spans.length - shown.length;
    return (0,markdown/* paragraphs */.qN)([
        "#### Where the time went",
        totals(spans),
        (0,mermaid/* gantt */.V)(shown),
        hidden > 0 ? `The chart shows the last ${SPANS_SHOWN} of ${spans.length} stretches.` : "",
        stretches(shown),
    ]);
}
/** Each state once, in the order in which they came first. */
function totals(spans) {
    const labels = [...new Set(spans.map(({ label }) => label))];
    const shown = labels.slice(0, STATES_SHOWN);
    const hidden = spans.filter(({ label }) => !shown.includes(label));
    const wholeMs = lengthOf(spans);
    const row = (state, meaning, of) => {
        const ms = lengthOf(of);
        return [state, meaning, `${of.length}`, (0,format/* formatDuration */.a3)(ms), `${Math.round((100 * ms) / wholeMs)} %`];
    };
    return (0,markdown/* table */.tp)(["State", "Meaning", "Times", "Duration", "Share"], [
        ...shown.map((state) => {
            const of = spans.filter(({ label }) => label === state);
            return row((0,markdown/* escapeText */.X1)(state), MEANING.get(state) ?? "", of);
        }),
        ...(hidden.length === 0 ? [] : [row(`${labels.length - shown.length} more states`, "", hidden)]),
        ["**Whole wait**", "", "", `**${(0,format/* formatDuration */.a3)(wholeMs)}**`, ""],
    ]);
}
function stretches(spans) {
    const rows = spans.map(({ label, fromMs, toMs }, index) => [
        `${index + 1}`,
        (0,markdown/* escapeText */.X1)(label),
        (0,format/* formatTime */.fU)(fromMs),
        (0,format/* formatDuration */.a3)(toMs - fromMs),
    ]);
    const listed = (0,markdown/* table */.tp)(["", "State", "From", "Duration"], rows);
    return (0,markdown/* folded */.TM)("Each stretch, with its time", listed);
}
function lengthOf(spans) {
    return spans.reduce((total, { fromMs, toMs }) => total + toMs - fromMs, 0);
}

// EXTERNAL MODULE: ./lib/src/ci/build.js
var build = __webpack_require__(8795);
// EXTERNAL MODULE: ./lib/src/pull-request/failed-test-run.js
var failed_test_run = __webpack_require__(1872);
;// CONCATENATED MODULE: ./lib/src/pull-request/wait/test-runs.js



/** GitHub may show a new branch some polls late; after so many look-ups in one state there is none. */
const LOOK_UPS = 5;
/** States in which the branch of a pull request's test run may exist. */
const TESTED = new Set(["testing", "pending_failure", "tests_passed"]);
/**
 * Looks for the queue's test branches of a pull request while its tests run: their names hold the ids of the test
 * runs, and they are gone once it has failed. It works beside the polls and never holds them up.
 */
function createTestRunWatch({ repository, number }, host) {
    const unwanted = new AbortController();
    /** The newest one last, as far as the order is known. */
    const ids = [];
    /** Why the last look-up failed. */
    let trouble;
    /** False when there was never a reason to look: no branch can have been missed. */
    let looked = false;
    let underWay;
    /** The state that the look-ups are for, with its time: a restart shows in the time alone. */
    let phase;
    let found = false;
    let left = 0;
    async function look(github) {
        const start = `trunk-merge/pr-${number}/`;
        try {
            const branches = await github.branchesStartingWith(repository, start, unwanted.signal);
            const live = branches.flatMap((branch) => (0,build/* parseTestBranch */.c)(branch)?.testRunId ?? []);
            const fresh = [...new Set(live)].filter((id) => !ids.includes(id));
            ids.push(...fresh);
            found ||= fresh.length > 0;
            trouble = undefined;
        }
        catch (error) {
            // Whatever it is, the wait goes on without.
            trouble = error instanceof ci_host/* HostError */.dh ? error : new ci_host/* HostError */.dh(`the branches of #${number}`, error);
        }
        underWay = undefined;
    }
    return {
        /** Takes what a poll has shown, and looks for a branch when that is worth a request. */
        polled({ latest, lasting }) {
            const state = lasting === undefined ? (latest?.state ?? "") : "";
            if (!TESTED.has(state)) {
                phase = undefined;
                found = false;
                return;
            }
            const now = `${state} ${latest?.stateChangedAt ?? ""}`;
            if (now !== phase) {
                phase = now;
                left = LOOK_UPS;
                // Tests that start again run on another branch.
                if (state === "testing")
                    found = false;
            }
            // While tests run the record may still name the run before; once they are over it needs no look-up.
            found ||= state !== "testing" && (0,failed_test_run/* namedTestRun */.T8)(latest) !== undefined;
            // What GitHub refuses once it refuses every time.
            const refused = trouble?.refused === true;
            if (host === undefined || refused || found || left === 0 || underWay !== undefined)
                return;
            left -= 1;
            looked = true;
            underWay = look(host);
        },
        /** What was seen; waits for a look-up that is under way. */
        async seen() {
            await underWay;
            return { ids, trouble, looked };
        },
        stop: () => unwanted.abort(),
    };
}

;// CONCATENATED MODULE: ./lib/src/pull-request/wait/wait.js















/** Waits for a pull request that an earlier step or somebody else submitted. */
async function waitForMerge(values, target, context) {
    if (!context.dryRun)
        return waitForAttempt(values, { record: undefined, submitted: "no" }, target, context);
    const { record } = await (0,pull_request_record/* readRecord */.aE)(context.service, target);
    const rules = { ...values, stale: undefined, guardedHead: target.guardedHead };
    const first = evaluate(rules, NOTHING_SEEN, record, context.clock.now());
    const now = `#${target.number}: ${describeSituation(first.state)} in the queue for ${(0,queue_read/* queueName */.nM)(target)}.`;
    return (0,operation/* dryRun */.PA)(first.kind === "end"
        ? `${now} The wait would end at once as ${first.result}.`
        : `${now} The wait would take ${(0,format/* formatDuration */.a3)(values.timeout)} at most.`);
}
async function waitForAttempt(values, attempt, target, context) {
    context.log.info(`Waiting for #${target.number} to merge into ${(0,queue_read/* queueName */.nM)(target)}, ${(0,format/* formatDuration */.a3)(values.timeout)} at most.`);
    const { record: shown, stale, submitted } = attempt;
    const readable = shown !== undefined || submitted !== "no";
    const options = { ...values, stale, shown, readable, guardedHead: target.guardedHead };
    const testRuns = createTestRunWatch(target, context.host);
    try {
        const polled = await pollAttempt(target, options, { ...context, testRuns });
        const { end, isCanceled } = await enforceHead(polled, attempt, target, context);
        const isKnown = isCanceled && end.result === "head-changed";
        const found = isKnown ? {} : await followUp(end, values, attempt, target, context, testRuns);
        const otherHead = (0,head_guard/* otherHeadMerged */.ll)(end.record, target);
        if (otherHead !== undefined)
            context.log.warning(otherHead);
        return report(end, { ...found, submitted: submitted === "accepted", isCanceled, otherHead }, values, target);
    }
    finally {
        testRuns.stop();
    }
}
/** Cancels this step's own submission when the record shows another head. A merge that came first is the result. */
async function enforceHead(end, attempt, target, context) {
    const { result, record, first, hasLeft } = end;
    const isLeft = { end, isCanceled: false };
    if (result !== "head-changed" || record === undefined || (0,pull_request_record/* hasEnded */.hY)(record))
        return isLeft;
    if (attempt.submitted !== "accepted" || hasLeft)
        return isLeft;
    try {
        if (first !== undefined && !(await (0,head_guard/* isSameAttempt */.Ib)(record, first, target, context.service)))
            return isLeft;
        const after = await (0,head_guard/* cancelOtherHead */.pC)(record, target, context);
        return { end: { ...end, record: after, result: (0,pull_request_record/* isMerged */.TL)(after) ? "merged" : result }, isCanceled: true };
    }
    catch (error) {
        // With cancel-on-abort a stopped step still cancels it.
        if (context.signal.aborted)
            return { end: { ...end, result: "aborted" }, isCanceled: false };
        throw error;
    }
}
/** The results that may have a cause to look for: with `timed-out` it may be held after tests that failed. */
const CAUSED = new Set([
    "failed",
    "cancelled",
    "left-queue",
    "head-changed",
    "timed-out",
]);
/** What is done once the wait has ended: nothing of it changes the result. */
async function followUp({ result, record, unreadable }, { cancelOnAbort, since }, { stale, submitted }, target, context, testRuns) {
    if (result === "merged")
        return { mergeCommit: await findMergeCommit(target, context) };
    if (CAUSED.has(result) && record !== undefined && unreadable === undefined) {
        const found = await (0,verdict.findVerdict)(record, target, context, result === "failed" ? await testRuns.seen() : undefined);
        return result === "failed" ? found : { verdict: found.verdict };
    }
    if (result !== "aborted" || !cancelOnAbort)
        return {};
    const attempt = { submitted, seen: record, stale, since };
    return { cancelled: await (0,cancel_on_abort/* cancelAbandoned */.J)(attempt, target, context) };
}
function report(end, found, values, target) {
    const message = describeEnd(end, target, values, found);
    const details = [...(found.otherHead === undefined ? [] : [found.otherHead]), ...nextSteps(end, target, found)];
    const { result, record, position, spans } = end;
    const testRun = found.testRun?.run;
    const verified = (0,head_guard/* headVerified */.$8)(record, target.guardedHead);
    return {
        result,
        message,
        details,
        allowed: values.allowedResults,
        outputs: {
            state: record?.state,
            "waited-seconds": Math.round(end.waitedMs / 1000),
            polls: end.polls,
            "pr-sha": record?.prSha,
            "head-verified": verified,
            deployable: result === "merged" && found.mergeCommit !== undefined && verified !== "false",
            "merge-commit-sha": found.mergeCommit,
            "test-run-id": found.testRun?.id,
            "failing-checks": testRun === undefined ? undefined : (0,checks/* failingChecks */.oe)((0,checks/* checksOf */.tg)(testRun)),
            verdict: found.verdict?.word,
        },
        summary: waitPage(message, details, end, found, target),
        record: {
            record,
            position,
            timeline: spans.map(({ label, fromMs, toMs }) => {
                return { label, fromMs: Math.round(fromMs), toMs: Math.round(toMs) };
            }),
            testRun,
            verdict: found.verdict,
        },
    };
}
/** GitHub may show a merge some seconds after the queue does. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 2000;
/** The commit that a merged pull request became on its target branch, or undefined; never fails a step. */
async function findMergeCommit({ repository, number }, { host, log, clock, signal }) {
    if (host === undefined)
        return undefined;
    let seen;
    const look = async (leftMs) => {
        const stop = AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(leftMs))]);
        seen = await host
            .pullRequest(repository, number, stop)
            // Whatever it is, the merge took place and the step tells of it.
            .catch((error) => error instanceof ci_host/* HostError */.dh ? error : new ci_host/* HostError */.dh(`Pull request #${number}`, error));
        // A refusal stays one; anything else may pass.
        const isFinal = seen instanceof ci_host/* HostError */.dh ? seen.refused : seen.mergeCommitSha !== undefined;
        return isFinal || signal.aborted ? seen : undefined;
    };
    const deadline = clock.now() + PATIENCE_MS;
    await (0,polling/* retry */.L5)(look, { clock, signal, deadline, first: PAUSE_MS }).catch((error) => {
        if (!(error instanceof errors/* AbortedError */.oM))
            throw error;
    });
    return signal.aborted ? undefined : commitOf(seen, log);
}
function commitOf(seen, log) {
    if (seen === undefined)
        return undefined;
    if (seen instanceof ci_host/* HostError */.dh) {
        log.warning(`merge-commit-sha stays empty: ${seen.message}.`);
        if (seen.refused)
            for (const line of seen.advice)
                log.info(line);
        return undefined;
    }
    if (seen.mergeCommitSha === undefined)
        log.warning(seen.merged
            ? "merge-commit-sha stays empty: GitHub shows the pull request as merged, but no commit for it."
            : "merge-commit-sha stays empty: GitHub does not show the pull request as merged yet.");
    return seen.mergeCommitSha;
}


/***/ }),

/***/ 7043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ barChart),
/* harmony export */   V: () => (/* binding */ gantt)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6375);


/** Each stretch is drawn this long at least, so that it can be seen. */
const SHORTEST_MS = 1000;
/** Up to this length the axis shows seconds. */
const SECONDS_UNTIL_MS = 10 * 60_000;
/** From this length on it shows the day. */
const DAYS_FROM_MS = 20 * 3_600_000;
/** A label longer than this would leave no room for the bars. */
const LABEL_CHARACTERS = 40;
function plain(text) {
    const label = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .lettersAndDigits */ .jb)(text);
    // A label may have lost what kept the parts of a secret together, so it has no place to be cut at.
    return label.length <= LABEL_CHARACTERS ? label : `a text of ${label.length} characters`;
}
/** Spans as a Gantt chart, one bar each. The axis shows the reader's local time. */
function gantt(spans) {
    const totalMs = (spans.at(-1)?.toMs ?? 0) - (spans[0]?.fromMs ?? 0);
    // A number in front keeps a label from being read as a keyword.
    const tasks = spans.map(({ label, fromMs, toMs }, index) => {
        const lengthMs = toMs - fromMs;
        const from = Math.round(fromMs);
        const until = from + Math.max(SHORTEST_MS, Math.round(lengthMs));
        return `    ${index + 1} ${plain(label)} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(lengthMs).replace(".", " ")} :s${index}, ${from}, ${until}`;
    });
    return ["```mermaid", "gantt", "    dateFormat x", `    axisFormat ${axisOf(totalMs)}`, ...tasks, "```"].join("\n");
}
function axisOf(totalMs) {
    if (totalMs < SECONDS_UNTIL_MS)
        return "%H:%M:%S";
    return totalMs < DAYS_FROM_MS ? "%H:%M" : "%d %b %H:%M";
}
/** More would not be told apart. */
const BARS_SHOWN = 24;
/** The diagram's grammar knows no exponents, with which larger numbers are written. */
const LARGEST_BAR = 1e15;
/** Bars of whole numbers from zero on; undefined where there is nothing to draw, or nothing that can be drawn. */
function barChart({ title, labels, values, bars }) {
    const heights = bars.map(({ value }) => Math.round(value));
    const highest = Math.max(0, ...heights);
    const drawable = heights.every((height) => height >= 0 && height < LARGEST_BAR);
    if (!drawable || highest === 0 || bars.length > BARS_SHOWN)
        return undefined;
    return [
        "```mermaid",
        "xychart-beta",
        `    title ${quoted(title)}`,
        `    x-axis ${quoted(labels)} [${bars.map(({ label }) => quoted(label)).join(", ")}]`,
        `    y-axis ${quoted(values)} 0 --> ${highest}`,
        `    bar [${heights.join(", ")}]`,
        "```",
    ].join("\n");
}
/** The grammar takes no empty text in quotes. */
function quoted(text) {
    return `"${plain(text) || "unnamed"}"`;
}


/***/ })

};
