export const id = 208;
export const ids = [208];
export const modules = {

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

/***/ 943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cancelAbandoned)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _iso_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8185);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6583);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2832);





/** The runner sends the next signal after 7.5 seconds and ends the step after ten. */
const ABORT_MS = 5000;
/** The last look comes so long before the end that an answer to it still counts. */
const LAST_LOOK_MS = 500;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 1000;
/**
 * After a signal: takes the attempt out of the queue, and says in a sentence what was seen of that. It reads first, and
 * leaves what is not the attempt. Reading and cancelling go on until the record shows the end, for five seconds at most.
 */
async function cancelAbandoned(attempt, place, { client, clock }) {
    const deadline = clock.now() + ABORT_MS;
    const leftMs = () => Math.max(1, deadline - clock.now());
    // The client's own signal has come by now.
    const signal = AbortSignal.timeout(ABORT_MS);
    /** No call may take all the time from those that follow. */
    const half = () => ({ signal, withinMs: leftMs() / 2 });
    let cancels = { kind: "none" };
    /** What is ours, once a look has shown it: another one that follows is not. */
    let shown = attempt;
    const look = async (options) => {
        const found = await lookAt(shown, place, client, options);
        if (found.kind === "ours")
            shown = { ...attempt, seen: found.record };
        return found;
    };
    for (let pauseMs = FIRST_PAUSE_MS;; pauseMs = Math.min(LONGEST_PAUSE_MS, 2 * pauseMs)) {
        const blind = attempt.submitted !== "no" && cancels.kind !== "accepted";
        let latest = await look(blind ? half() : { signal, withinMs: leftMs() });
        const end = endAt(latest, attempt, cancels);
        if (end !== undefined)
            return end;
        if (latest.kind === "ours" || (blind && mayBeIn(latest, attempt))) {
            const sent = await sendCancel(place, client, half());
            if (sent.kind !== "refused")
                cancels = strongest(cancels, sent);
            else if (cancels.kind !== "accepted")
                return `It could not be taken out of the queue: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(sent.error)}`;
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
        catch (error) {
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AbortedError */ .oM)
                return whenTimeIsOver(latest, attempt, cancels);
            throw error;
        }
    }
}
async function lookAt(attempt, place, client, options) {
    try {
        const reading = await (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecordOnly */ .AS)(client, place, options);
        return reading.kind === "absent" ? { kind: "not-shown" } : judge(reading.record, attempt, place);
    }
    catch (error) {
        return { kind: "unreadable", error };
    }
}
function judge(record, attempt, place) {
    if ((0,_states_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalState */ .AQ)(record) === "merged")
        return { kind: "merged", record };
    if ((0,_states_js__WEBPACK_IMPORTED_MODULE_3__/* .hasEnded */ .hY)(record))
        return isFromBefore(record, attempt) ? { kind: "not-shown" } : { kind: "ended", record };
    return isOurs(record, attempt, place) ? { kind: "ours", record } : { kind: "other" };
}
/** Whether an ended record is of an earlier attempt, or from before what was seen: then it says nothing of ours. */
function isFromBefore(record, { seen, stale, since }) {
    const known = [seen?.stateChangedAt, stale?.stateChangedAt, since];
    return ((stale !== undefined && (0,_states_js__WEBPACK_IMPORTED_MODULE_3__/* .sameMark */ .ah)(stale, (0,_states_js__WEBPACK_IMPORTED_MODULE_3__/* .markOf */ .Fg)(record))) ||
        known.some((time) => time !== undefined && (0,_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .isBefore */ .Y8)(record.stateChangedAt, time)));
}
/** Whether what is in the queue is the attempt and head that are meant. */
function isOurs(record, { seen, submitted }, { guardedHead }) {
    if (seen !== undefined)
        return seen.id === record.id && (0,_states_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCommit */ .Kd)(seen.prSha, record.prSha);
    // Before the submission nothing was in the queue, so that what is in it since is this step's own, whatever its head.
    if (submitted === "accepted")
        return true;
    return guardedHead === undefined ? submitted === "sent" : (0,_states_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCommit */ .Kd)(guardedHead, record.prSha);
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
        case "ended":
            if ((0,_states_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalState */ .AQ)(look.record) === "failed")
                return "It failed in the queue, and is out of it.";
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
            return submitted === "no" && look.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD && !look.error.facts.transient
                ? `It could not be taken out of the queue: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(look.error)}`
                : undefined;
        case "ours":
            return undefined;
    }
}
async function sendCancel(place, client, options) {
    try {
        await client.call(_api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.cancelPullRequest, (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestRequest */ .Go)(place), options);
        return { kind: "accepted" };
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error))
            return { kind: "unknown" };
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AbortedError */ .oM)
            return { kind: "none" };
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isAmbiguous */ .X2)(error))
            return { kind: "unclear", error };
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD && error.facts.transient)
            return { kind: "not-taken", error };
        return { kind: "refused", error };
    }
}
/** What is known of all cancels together: one that was accepted stays so. */
function strongest(one, other) {
    const order = ["none", "not-taken", "unknown", "unclear", "accepted"];
    return order.indexOf(one.kind) > order.indexOf(other.kind) ? one : other;
}
const ADVICE = "It may still be in the queue. Look with status, or take it out with cancel.";
/** What was seen by the end of the five seconds, when that decides nothing. */
function whenTimeIsOver(look, { submitted }, cancels) {
    const unseen = look.kind === "unreadable" ? "could not be read afterwards" : "does not show that it is out of it yet";
    switch (cancels.kind) {
        case "accepted":
            return `A cancel was sent and accepted, but the record ${unseen}. ${ADVICE}`;
        case "unclear":
            return `A cancel was sent without a clear answer (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cancels.error)}), and the record ${unseen}. ${ADVICE}`;
        case "unknown":
            return look.kind === "ours"
                ? `A cancel was answered with "not in the queue", but the record still shows it there. ${ADVICE}`
                : `${SUBMITTED[submitted]}A cancel was answered with "not in the queue", but a submission may show only later. ${ADVICE}`;
        case "not-taken":
            return `A cancel did not get through: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cancels.error)} ${ADVICE}`;
        case "none":
            return look.kind === "not-shown"
                ? `The service did not show it in the queue within five seconds, so nothing was cancelled. ${ADVICE}`
                : "It may still be in the queue: the service did not answer within five seconds.";
    }
}
const SUBMITTED = {
    accepted: "The service had accepted the submission. ",
    sent: "Whether the submission arrived is not known. ",
    no: "",
};


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

/***/ 3053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ waitOutcome),
  n: () => (/* binding */ waitRules)
});

// EXTERNAL MODULE: ./lib/src/duration.js
var duration = __webpack_require__(3300);
// EXTERNAL MODULE: ./lib/src/queue/read-queue.js
var read_queue = __webpack_require__(9342);
// EXTERNAL MODULE: ./lib/src/iso-time.js
var iso_time = __webpack_require__(8185);
// EXTERNAL MODULE: ./lib/src/summary/links.js
var links = __webpack_require__(1508);
// EXTERNAL MODULE: ./lib/src/summary/markdown.js
var markdown = __webpack_require__(5384);
// EXTERNAL MODULE: ./lib/src/summary/mermaid.js
var mermaid = __webpack_require__(7306);
// EXTERNAL MODULE: ./lib/src/summary/record.js
var record = __webpack_require__(3880);
// EXTERNAL MODULE: ./lib/src/summary/test-run.js
var test_run = __webpack_require__(6281);
;// CONCATENATED MODULE: ./lib/src/summary/wait.js







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
/** The page about a wait: how it ended, and where the time went. */
function waitSummary({ end, place, message, details, mergeCommit, testRun }) {
    const spans = end.spans.filter(({ fromMs, toMs }) => toMs - fromMs >= NOTHING_BELOW_MS);
    const parts = [
        (0,markdown/* escapeText */.X1)(message),
        (0,record/* pullRequestLine */.Zu)(place, end.record),
        details.map((line) => `- ${(0,markdown/* escapeText */.X1)(line)}`).join("\n"),
        mergeCommit === undefined
            ? ""
            : `Merge commit on ${(0,markdown/* escapeText */.X1)(place.targetBranch)}: ${(0,links/* commitLink */.w)(place.repository, mergeCommit)}`,
        ...(testRun === undefined ? [] : (0,test_run/* testRunSections */.y)(testRun)),
        spans.length === 0 ? "" : whereTheTimeWent(spans),
    ];
    return (0,markdown/* paragraphs */.qN)(parts);
}
function whereTheTimeWent(spans) {
    const shown = spans.slice(-SPANS_SHOWN);
    const hidden = spans.length - shown.length;
    return (0,markdown/* paragraphs */.qN)([
        "#### Where the time went",
        totals(spans),
        (0,mermaid/* gantt */.VM)(shown),
        hidden > 0 ? `The chart shows the last ${SPANS_SHOWN} of ${spans.length} stretches.` : "",
        stretches(shown),
    ]);
}
/** Each state once, in the order in which they came first. */
function totals(spans) {
    const byLabel = new Map();
    for (const { label, fromMs, toMs } of spans) {
        const before = byLabel.get(label) ?? { count: 0, ms: 0 };
        byLabel.set(label, { count: before.count + 1, ms: before.ms + toMs - fromMs });
    }
    const all = [...byLabel];
    const shown = all.slice(0, STATES_SHOWN);
    const rest = all.slice(STATES_SHOWN).map(([, total]) => total);
    const totalMs = sum(all.map(([, { ms }]) => ms));
    const row = (state, meaning, count, ms) => [
        state,
        meaning,
        `${count}`,
        (0,duration/* formatDuration */.a3)(ms),
        `${Math.round((100 * ms) / totalMs)} %`,
    ];
    const rows = shown.map(([label, { count, ms }]) => row((0,markdown/* escapeText */.X1)(label), MEANING.get(label) ?? "", count, ms));
    if (rest.length > 0)
        rows.push(row(`${rest.length} more states`, "", sum(rest.map(({ count }) => count)), sum(rest.map(({ ms }) => ms))));
    rows.push(["**Whole wait**", "", "", `**${(0,duration/* formatDuration */.a3)(totalMs)}**`, ""]);
    return (0,markdown/* table */.tp)(["State", "Meaning", "Times", "Duration", "Share"], rows);
}
function stretches(spans) {
    const rows = spans.map(({ label, fromMs, toMs }, index) => [
        `${index + 1}`,
        (0,markdown/* escapeText */.X1)(label),
        (0,iso_time/* timeInWords */.mK)(fromMs),
        (0,duration/* formatDuration */.a3)(toMs - fromMs),
    ]);
    const listed = (0,markdown/* table */.tp)(["", "State", "From", "Duration"], rows);
    return (0,markdown/* folded */.TM)("Each stretch, with its time", listed);
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}

// EXTERNAL MODULE: ./lib/src/test-run/checks.js
var checks = __webpack_require__(8850);
// EXTERNAL MODULE: ./lib/src/pull-request/cancel-on-abort.js
var cancel_on_abort = __webpack_require__(943);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/test-run/read-test-run.js
var read_test_run = __webpack_require__(2828);
// EXTERNAL MODULE: ./lib/src/pull-request/states.js
var states = __webpack_require__(2832);
;// CONCATENATED MODULE: ./lib/src/pull-request/failed-test-run.js





/** The report is a courtesy: it may hold up the end of the step for so long, in milliseconds. */
const READ_MS = 10_000;
/** Restarts leave several runs; the one that counts is among the last. */
const RUNS_READ = 3;
/**
 * Of the run that the record names and those that were seen on GitHub the newest one that failed, else the newest one
 * that went on to its end. The record's may be of an earlier attempt, as the service reuses records, so its word alone
 * does not decide. It never fails a step: what is missing stays empty, with a line that says why.
 */
async function findFailedTestRun({ ids: seen, trouble, looked }, record, place, { client, log }) {
    const named = record === undefined ? undefined : (0,states/* testRunOfRecord */.ck)(record);
    const ids = named === undefined ? seen : [...seen.filter((id) => id !== named), named];
    const newest = ids.at(-1);
    if (newest === undefined) {
        if (trouble !== undefined) {
            log.info(`test-run-id stays empty: ${trouble.message}.`);
            for (const line of trouble.advice)
                log.info(line);
        }
        else if (looked) {
            log.info(`test-run-id stays empty: no test branch of #${place.number} was seen while its tests ran.`);
        }
        return undefined;
    }
    const readings = await Promise.all(ids.slice(-RUNS_READ).map((id) => tryToRead(client, place, id)));
    const read = readings.filter(({ run }) => run !== undefined);
    if (read.length === 0) {
        log.info(`failing-checks stays empty: ${(0,errors/* messageOf */.bD)(readings.at(-1)?.error)}`);
        return { id: newest, run: undefined };
    }
    const own = read.filter(({ run }) => tests(run, place.number));
    const found = newestOf(own.filter(({ run }) => run?.status === "failed")) ?? newestOf(own.filter(explains));
    if (found === undefined)
        log.info("test-run-id stays empty: the test runs that were seen were cancelled or not its own, so another one failed.");
    return found;
}
async function tryToRead(client, place, id) {
    try {
        return { id, run: await (0,read_test_run/* readTestRun */.w)(client, place, id, { withinMs: READ_MS }) };
    }
    catch (error) {
        return { id, run: undefined, error };
    }
}
/** Whether a run tests the pull request; one that does not tell is taken to. */
function tests(run, number) {
    const tested = run?.testedPullRequests ?? [];
    return tested.length === 0 || tested.some(({ prNumber }) => prNumber === number);
}
/** A run that the queue gave up says nothing about a failure, unless a check had failed by then. */
function explains({ run }) {
    return run !== undefined && (run.status !== "cancelled" || (0,checks/* failingChecks */.oe)((0,checks/* checksOf */.tg)(run)).length > 0);
}
/** By the service's times; where they say nothing, the one that was seen later. */
function newestOf(runs) {
    return runs.reduce((newest, other) => newest !== undefined && (0,iso_time/* isBefore */.Y8)(createdAt(other), createdAt(newest)) ? newest : other, undefined);
}
function createdAt({ run }) {
    return run?.createdAt ?? "";
}

// EXTERNAL MODULE: ./lib/src/ci/host-error.js
var host_error = __webpack_require__(1422);
;// CONCATENATED MODULE: ./lib/src/pull-request/merge-commit.js


/** GitHub may show a merge some seconds after the queue does. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 2000;
/** The commit that a merged pull request became on its target branch, or undefined; never fails a step. */
async function findMergeCommit(place, { host, log, clock, signal }) {
    if (host === undefined)
        return undefined;
    const deadline = clock.now() + PATIENCE_MS;
    for (;;) {
        const seen = await lookUp(host, place, stopAfter(deadline - clock.now(), signal));
        if (signal.aborted)
            return undefined;
        if (!(seen instanceof host_error/* HostError */.dh) && seen.mergeCommitSha !== undefined)
            return seen.mergeCommitSha;
        // A refusal stays one; anything else may pass.
        const refusal = seen instanceof host_error/* HostError */.dh && seen.refused ? seen : undefined;
        if (refusal !== undefined || clock.now() + PAUSE_MS >= deadline) {
            log.warning(`merge-commit-sha stays empty: ${whyNot(seen)}.`);
            for (const line of refusal?.advice ?? [])
                log.info(line);
            return undefined;
        }
        try {
            await clock.sleep(PAUSE_MS, signal);
        }
        catch (error) {
            if (error instanceof errors/* AbortedError */.oM)
                return undefined;
            throw error;
        }
    }
}
function stopAfter(ms, signal) {
    return AbortSignal.any([signal, AbortSignal.timeout(Math.max(1, Math.ceil(ms)))]);
}
async function lookUp(host, { repository, number }, stop) {
    try {
        return await host.pullRequest(repository, number, stop);
    }
    catch (error) {
        // Whatever it is, the merge took place and the step tells of it.
        return error instanceof host_error/* HostError */.dh ? error : new host_error/* HostError */.dh(`Pull request #${number}`, error);
    }
}
function whyNot(seen) {
    if (seen instanceof host_error/* HostError */.dh)
        return seen.message;
    return seen.merged
        ? "GitHub shows the pull request as merged, but no commit for it"
        : "GitHub does not show the pull request as merged yet";
}

// EXTERNAL MODULE: ./lib/src/ci/test-branch.js
var test_branch = __webpack_require__(564);
;// CONCATENATED MODULE: ./lib/src/pull-request/test-run-watch.js



/** GitHub may show a new branch some polls late; after so many look-ups in one state there is none. */
const LOOK_UPS = 5;
/** States in which the branch of a pull request's test run may exist. */
const TESTED = new Set(["testing", "pending_failure", "tests_passed"]);
function createTestRunWatch({ repository, number }, host) {
    const unwanted = new AbortController();
    const ids = [];
    let trouble;
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
            const live = branches.flatMap((branch) => (0,test_branch/* parseTestBranch */.c)(branch)?.testRunId ?? []);
            const fresh = [...new Set(live)].filter((id) => !ids.includes(id));
            ids.push(...fresh);
            found ||= fresh.length > 0;
            trouble = undefined;
        }
        catch (error) {
            // Whatever it is, the wait goes on without.
            trouble = error instanceof host_error/* HostError */.dh ? error : new host_error/* HostError */.dh(`the branches of #${number}`, error);
        }
        underWay = undefined;
    }
    return {
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
            // What GitHub refuses once it refuses every time.
            // While tests run the record may still name the run before; once they are over it needs no look-up.
            found ||= state !== "testing" && latest !== undefined && (0,states/* testRunOfRecord */.ck)(latest) !== undefined;
            const refused = trouble?.refused === true;
            if (host === undefined || refused || found || left === 0 || underWay !== undefined)
                return;
            left -= 1;
            looked = true;
            underWay = look(host);
        },
        async seen() {
            await underWay;
            return { ids, trouble, looked };
        },
        stop() {
            unwanted.abort();
        },
    };
}

// EXTERNAL MODULE: ./lib/src/queue/state-in-words.js
var state_in_words = __webpack_require__(7403);
// EXTERNAL MODULE: ./lib/src/test-run/test-run-words.js
var test_run_words = __webpack_require__(1579);
// EXTERNAL MODULE: ./lib/src/words.js
var words = __webpack_require__(6755);
// EXTERNAL MODULE: ./lib/src/pull-request/readiness.js
var readiness = __webpack_require__(2784);
;// CONCATENATED MODULE: ./lib/src/pull-request/wait-words.js






/** How a wait ended, in one sentence. */
function waitInWords(end, place, limits, { testRun }) {
    const subject = `#${place.number}`;
    const waited = (0,duration/* formatDuration */.a3)(end.waitedMs);
    switch (end.result) {
        case "merged":
            return `${subject} was merged into ${place.targetBranch} after ${waited}.`;
        case "failed":
            return `${subject} failed in the merge queue after ${waited} and was not merged${reasonOf(testRun)}.`;
        case "cancelled":
            return `${subject} was taken out of the merge queue after ${waited} and was not merged.`;
        case "head-changed":
            return `The head of ${subject} is not the commit that this run is for: the queue has ${(0,words/* nameInWords */.I8)(end.record?.prSha ?? "none")}, and this run is for ${place.guardedHead ?? "none"}.`;
        case "not-ready":
            return `${subject} was not ready for the merge queue for ${(0,duration/* formatDuration */.a3)(limits.notReadyTimeout)}.`;
        case "left-queue":
            return `${subject} left the merge queue without a final state (its last state there was ${stateOf(end)}).`;
        case "not-submitted":
            return `${subject} is not in the merge queue for ${(0,read_queue/* inWords */.r4)(place)}.`;
        case "timed-out":
            return end.unreadable === undefined
                ? `${subject} was not merged within ${(0,duration/* formatDuration */.a3)(limits.timeout)}; its last state is: ${end.situation}.`
                : `${subject} was not seen merged within ${(0,duration/* formatDuration */.a3)(limits.timeout)}: the service could not be read for the last ${(0,duration/* formatDuration */.a3)(end.unreadable.forMs)}. Its last state before that: ${end.situation}.`;
        case "aborted":
            return `The wait for ${subject} was stopped after ${waited}; its last state was: ${end.situation}.`;
    }
}
function stateOf({ record }) {
    return (0,words/* wordInWords */.jW)(record?.state ?? "") || "unknown";
}
function reasonOf(testRun) {
    const why = testRun?.run === undefined ? undefined : (0,test_run_words/* whyFailed */.KE)(testRun.run);
    return why === undefined ? "" : `: ${why}`;
}
/** What to do about it, one sentence a line. */
function nextSteps(end, place, { cancelled, submitted = false, testRun }) {
    switch (end.result) {
        case "merged":
            return [];
        case "failed":
            return afterFailure(testRun);
        case "cancelled":
            return [
                "The queue takes a pull request out after a push, when it is closed, when its base changes, or when somebody cancels it. Submit it again when it is ready.",
            ];
        case "head-changed":
            return [
                "Start a new run for the new head: running this one again does not help, since it is for the old commit.",
            ];
        case "not-ready":
            return whyNotReady(end, place);
        case "left-queue":
            return ["Look at the queue for what took it out, and submit it again."];
        case "not-submitted":
            return ["Submit it first, or raise grace-period if something else submits it later."];
        case "timed-out":
            return afterTimeout(end);
        case "aborted":
            return [cancelled ?? whereItIsLeft(end, submitted)];
    }
}
const SEE_CHECKS = "See the checks on the queue's test branch for it, fix what failed, and submit it again.";
function afterFailure(testRun) {
    if (testRun?.run === undefined)
        return [SEE_CHECKS];
    const { id, run } = testRun;
    if (run.status === "succeeded") {
        return [
            `Its test run ${id} succeeded, so it failed after the tests, for example at the merge itself.`,
            "See whether it still merges into its base branch, and submit it again.",
        ];
    }
    const next = (0,test_run_words/* whyFailed */.KE)(run) === undefined ? SEE_CHECKS : "Fix what failed, and submit it again.";
    return [`The test run is ${id}.`, ...(0,test_run_words/* testRunAdvice */.G$)(run), next];
}
function whyNotReady({ record, position }, { targetBranch }) {
    const blockers = record === undefined ? [] : (0,readiness/* explainBlockers */.r)(record, targetBranch);
    const trouble = position === undefined ? "" : (0,state_in_words/* queueTroubleInWords */.DV)(position.queueState);
    const reasons = [...blockers, ...(trouble === "" ? [] : [trouble])];
    return reasons.length > 0 ? reasons : ["The service does not say what is missing."];
}
function afterTimeout(end) {
    const { unreadable, position } = end;
    const trouble = position === undefined ? "" : (0,state_in_words/* queueTroubleInWords */.DV)(position.queueState);
    return [
        ...(unreadable === undefined ? [] : [unreadable.error.message, ...unreadable.error.details]),
        ...(trouble === "" ? [] : [trouble]),
        isInQueue(end)
            ? "It is still in the queue. Run this again to go on waiting, or raise timeout."
            : "Raise timeout if it is submitted later than that.",
    ];
}
function whereItIsLeft(end, submitted) {
    if (isInQueue(end)) {
        return "It is still in the queue. Set cancel-on-abort to take it out when a wait is stopped.";
    }
    if (!submitted)
        return "Nothing was changed in the queue.";
    return end.record === undefined || end.absent
        ? "It was submitted, and the service does not show it: it may be in the queue. Look with status, or take it out with cancel."
        : "It was submitted, and is not in the queue any more.";
}
function isInQueue({ record, absent }) {
    return record?.isCurrentlySubmittedToQueue === true && !absent;
}

// EXTERNAL MODULE: ./lib/src/polling/outage.js
var polling_outage = __webpack_require__(7123);
// EXTERNAL MODULE: ./lib/src/polling/poll-until.js
var poll_until = __webpack_require__(1756);
// EXTERNAL MODULE: ./lib/src/polling/timing.js
var timing = __webpack_require__(2374);
;// CONCATENATED MODULE: ./lib/src/pull-request/poll-interval.js
const SHORTEST_MS = 2000;
/** After a change the pause grows with the time since, so that short-lived states are seen and long ones cost little. */
const SHARE_OF_AGE = 0.5;
/** So many pull requests from the front the merge may come at any moment. */
const NEAR = 2;
/** Milliseconds until the next poll: short after a change and near the merge, long while nothing can happen soon. */
function adaptiveInterval(situation) {
    const longest = longestMs(situation);
    return isFar(situation.position)
        ? longest
        : Math.max(SHORTEST_MS, Math.min(longest, SHARE_OF_AGE * situation.ageMs));
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

// EXTERNAL MODULE: ./lib/src/pull-request/position.js
var pull_request_position = __webpack_require__(1425);
;// CONCATENATED MODULE: ./lib/src/pull-request/position-watch.js



/** The position is a courtesy: it may not hold up the wait. */
const position_watch_READ_MS = 5000;
/** It is read with each change of state, and else this seldom: when pauses depend on it, and when only the log shows it. */
const NEEDED_MS = 2 * 60_000;
const SHOWN_MS = 5 * 60_000;
function createPositionWatch(place, { client, clock }, log) {
    let current;
    let readAtMs = Number.NEGATIVE_INFINITY;
    async function read(record, withinMs) {
        readAtMs = clock.now();
        try {
            const queue = await (0,read_queue/* readQueue */.Qf)(client, place, { withinMs });
            current = (0,pull_request_position/* positionIn */.N)(queue, { number: place.number, record });
        }
        catch (error) {
            if (error instanceof errors/* AbortedError */.oM)
                throw error;
            log.positionUnknown(error);
        }
    }
    return {
        get current() {
            return current;
        },
        async look({ latest, lasting }, { changed, needed, withinMs }) {
            const inQueue = latest !== undefined && (lasting === undefined || lasting.kind === "not-ready");
            const old = clock.now() - readAtMs >= (needed ? NEEDED_MS : SHOWN_MS);
            if (!inQueue)
                current = undefined;
            else if (withinMs > 0 && (changed || old))
                await read(latest, Math.min(position_watch_READ_MS, withinMs));
            return current;
        },
    };
}

// EXTERNAL MODULE: ./lib/src/pull-request/record.js
var pull_request_record = __webpack_require__(6583);
;// CONCATENATED MODULE: ./lib/src/pull-request/timeline.js
function createTimeline(startedAtMs) {
    const ended = [];
    let current;
    return {
        enter(label, nowMs) {
            if (current?.label === label)
                return undefined;
            const previous = current === undefined ? undefined : { ...current, toMs: nowMs };
            if (previous !== undefined)
                ended.push(previous);
            // What the first answer shows held while it was on its way.
            current = { label, fromMs: previous === undefined ? startedAtMs : nowMs };
            return previous;
        },
        ageMs: (nowMs) => nowMs - (current?.fromMs ?? startedAtMs),
        spans: (nowMs) => (current === undefined ? ended : [...ended, { ...current, toMs: nowMs }]),
    };
}

// EXTERNAL MODULE: ./lib/src/polling/poll-log.js
var poll_log = __webpack_require__(3250);
// EXTERNAL MODULE: ./lib/src/pull-request/wait-rules.js
var wait_rules = __webpack_require__(2157);
;// CONCATENATED MODULE: ./lib/src/pull-request/wait-log.js







function createWaitLog({ number, targetBranch }, log, startedAt) {
    const { say, isSilent, readable, unreadable } = (0,poll_log/* createPollLog */.O)(log);
    let begun = false;
    let blockersSaid = "";
    let troubleSaid = "";
    let positionUnknownSaid = false;
    function sayBlockers({ latest, lasting }) {
        const lines = latest !== undefined && lasting?.kind === "not-ready" ? (0,readiness/* explainBlockers */.r)(latest, targetBranch) : [];
        if (lines.join() !== blockersSaid)
            for (const line of lines)
                log.info(`  ${line}`);
        blockersSaid = lines.join();
    }
    function sayTrouble(position) {
        const trouble = (0,state_in_words/* queueTroubleInWords */.DV)(position.queueState);
        if (trouble !== troubleSaid)
            log.info(`  ${trouble === "" ? "The queue runs again." : trouble}`);
        troubleSaid = trouble;
    }
    return {
        polled(memory, change, position, nowMs) {
            readable(nowMs);
            const place = position === undefined ? "" : (0,pull_request_position/* positionInWords */.C)(position);
            const where = `${(0,wait_rules/* situationInWords */.lI)(memory)}${place === "" ? "" : `, ${place}`}`;
            if (change !== undefined) {
                say(`#${number}: ${where} (before: ${spanInWords(change)}).`, nowMs);
            }
            else if (!begun) {
                say(`#${number}: ${where}.`, nowMs);
            }
            else if (isSilent(nowMs)) {
                say(`#${number}: still ${where}; waiting for ${sinceInWords(startedAt, nowMs)} so far.`, nowMs);
            }
            begun = true;
            sayBlockers(memory);
            if (position !== undefined)
                sayTrouble(position);
        },
        unreadable,
        positionUnknown(error) {
            if (!positionUnknownSaid)
                log.info(`The position in the queue is not known; the wait goes on without it. ${(0,errors/* messageOf */.bD)(error)}`);
            positionUnknownSaid = true;
        },
    };
}
function sinceInWords(ms, nowMs) {
    return (0,duration/* formatDuration */.a3)(nowMs - ms);
}
function spanInWords({ label, fromMs, toMs }) {
    return `${label} for ${(0,duration/* formatDuration */.a3)(toMs - fromMs)}`;
}

;// CONCATENATED MODULE: ./lib/src/pull-request/waiting.js











/**
 * Polls getSubmittedPullRequest until the attempt ends, by the rules of wait-rules.ts.
 * @throws what the first read throws; later only failures that asking again cannot cure.
 */
async function waitForMerge(place, options, context) {
    const { client, clock, log, signal } = context;
    const startedAt = clock.now();
    const deadline = startedAt + options.timeoutMs;
    const leftMs = () => deadline - clock.now();
    const timeline = createTimeline(startedAt);
    const waitLog = createWaitLog(place, log, startedAt);
    const positions = createPositionWatch(place, context, waitLog);
    const { shown } = options;
    let memory = shown === undefined ? wait_rules/* NOTHING_SEEN */.s3 : { ...wait_rules/* NOTHING_SEEN */.s3, latest: shown };
    const outage = (0,polling_outage/* createOutageWatch */.d)();
    let polls = 0;
    const result = await (0,poll_until/* pollUntil */.g)(poll, { clock, signal, leftMs });
    return {
        result,
        record: memory.latest,
        situation: (0,wait_rules/* situationInWords */.lI)(memory),
        absent: memory.lasting?.kind === "absent",
        position: positions.current,
        unreadable: outage.lasting(clock.now()),
        waitedMs: clock.now() - startedAt,
        polls,
        spans: timeline.spans(clock.now()),
    };
    /** One poll: the result that ends the wait, or the milliseconds until the next one. */
    async function poll() {
        polls += 1;
        const askedAt = clock.now();
        const reading = await read();
        if (reading instanceof errors/* ApiError */.hD) {
            outage.failed(reading, askedAt);
            waitLog.unreadable(reading, clock.now());
            return Math.max(reading.facts.retryAfterMs ?? 0, interval());
        }
        outage.over();
        const verdict = (0,wait_rules/* judge */.S4)(options, memory, reading, clock.now());
        memory = verdict.memory;
        const change = timeline.enter((0,wait_rules/* situationInWords */.lI)(memory), clock.now());
        if (verdict.kind === "end") {
            waitLog.polled(memory, change, undefined, clock.now());
            return verdict.result;
        }
        context.testRuns.polled(memory);
        const needed = options.pollInterval === "auto" && isFar(placeInLine());
        const look = { changed: change !== undefined, needed, withinMs: leftMs() };
        const position = await positions.look(memory, look);
        waitLog.polled(memory, change, position, clock.now());
        return Math.min(verdict.limitMs ?? Number.POSITIVE_INFINITY, interval());
    }
    /** Before the first answer every failure ends the wait; afterwards only those that asking again cannot cure. */
    async function read() {
        try {
            const reading = await (0,pull_request_record/* readRecordOnly */.AS)(client, place, { withinMs: leftMs() });
            // A 404 may also mean a wrong branch or repository, so when it is new the queue is asked for.
            if (reading.kind === "absent" && memory.lasting?.kind !== "absent")
                await (0,read_queue/* readQueue */.Qf)(client, place, { withinMs: leftMs() });
            return reading;
        }
        catch (error) {
            if (memory !== wait_rules/* NOTHING_SEEN */.s3 && error instanceof errors/* ApiError */.hD && error.facts.transient)
                return error;
            throw error;
        }
    }
    function interval() {
        if (options.pollInterval !== "auto")
            return options.pollInterval;
        const situation = {
            state: memory.lasting?.kind === "absent" ? undefined : (memory.latest?.state ?? "unknown"),
            position: placeInLine(),
            ageMs: timeline.ageMs(clock.now()),
        };
        return (0,timing/* withJitter */.jE)(adaptiveInterval(situation), context.random);
    }
    /** The place, where it says how near the merge is. */
    function placeInLine() {
        return positions.current?.mergesInOrder === true ? positions.current.position : undefined;
    }
}

;// CONCATENATED MODULE: ./lib/src/pull-request/wait-outcome.js










/** The rules that the inputs and the place make. */
function waitRules(values, { guardedHead }) {
    const { since, gracePeriod: graceMs, notReadyTimeout: notReadyMs } = values;
    return { guardedHead, since, graceMs, notReadyMs };
}
/** Waits, and says in words, outputs and summary how it ended. */
async function waitOutcome(values, attempt, place, context) {
    context.log.info(`Waiting for #${place.number} to merge into ${(0,read_queue/* inWords */.r4)(place)}, ${(0,duration/* formatDuration */.a3)(values.timeout)} at most.`);
    const options = {
        ...waitRules(values, place),
        stale: attempt.stale,
        shown: attempt.record,
        timeoutMs: values.timeout,
        pollInterval: values.pollInterval,
    };
    const testRuns = createTestRunWatch(place, context.host);
    try {
        const end = await waitForMerge(place, options, { ...context, testRuns });
        const aftermath = await lookAfter(end, values, attempt, place, context, testRuns);
        return report(end, aftermath, values, place);
    }
    finally {
        testRuns.stop();
    }
}
/** What is done once the wait has ended: nothing of it changes the result. */
async function lookAfter(end, { cancelOnAbort, since }, { stale, submitted }, place, context, testRuns) {
    switch (end.result) {
        case "merged":
            return { mergeCommit: await findMergeCommit(place, context) };
        case "failed":
            return { testRun: await findFailedTestRun(await testRuns.seen(), end.record, place, context) };
        case "aborted":
            return { submitted, ...(cancelOnAbort ? { cancelled: await takeOut() } : {}) };
        case "cancelled":
        case "head-changed":
        case "not-ready":
        case "left-queue":
        case "not-submitted":
        case "timed-out":
            return {};
    }
    function takeOut() {
        const attempt = { submitted: submitted ? "accepted" : "no", seen: end.record, stale, since };
        return (0,cancel_on_abort/* cancelAbandoned */.J)(attempt, place, context);
    }
}
function report(end, aftermath, values, place) {
    const message = waitInWords(end, place, values, aftermath);
    const details = nextSteps(end, place, aftermath);
    const { mergeCommit, testRun } = aftermath;
    return {
        result: end.result,
        message,
        details,
        allowed: values.allowedResults,
        outputs: {
            state: end.record?.state,
            "waited-seconds": Math.round(end.waitedMs / 1000),
            polls: end.polls,
            "pr-sha": end.record?.prSha,
            "merge-commit-sha": mergeCommit,
            "test-run-id": testRun?.id,
            "failing-checks": testRun?.run === undefined ? undefined : (0,checks/* failingChecks */.oe)((0,checks/* checksOf */.tg)(testRun.run)),
        },
        summary: waitSummary({ end, place, message, details, mergeCommit, testRun: testRun?.run }),
        record: {
            record: end.record,
            position: end.position,
            timeline: end.spans.map(inWholeMs),
            testRun: testRun?.run,
        },
    };
}
function inWholeMs({ label, fromMs, toMs }) {
    return { label, fromMs: Math.round(fromMs), toMs: Math.round(toMs) };
}


/***/ }),

/***/ 2157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   lI: () => (/* binding */ situationInWords),
/* harmony export */   s3: () => (/* binding */ NOTHING_SEEN)
/* harmony export */ });
/* harmony import */ var _iso_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8185);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2832);


const NOTHING_SEEN = { latest: undefined, lasting: undefined, olderSinceMs: undefined };
/** Judges one reading. `merged` comes before `head-changed`, and that before `failed` and `cancelled`. */
function judge(rules, memory, reading, nowMs) {
    if (reading.kind === "absent")
        return absent(rules, memory, nowMs);
    const { record } = reading;
    if ((0,_states_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalState */ .AQ)(record) !== "merged" && isOlder(memory, record)) {
        // A replica that lags says nothing new, unless the service sticks to it.
        const olderSinceMs = memory.olderSinceMs ?? nowMs;
        const leftMs = olderSinceMs + rules.graceMs - nowMs;
        if (leftMs > 0)
            return { kind: "go-on", memory: { ...memory, olderSinceMs }, limitMs: leftMs };
    }
    if (isStale(rules, record))
        return absent(rules, memory, nowMs);
    const seen = { latest: record, lasting: memory.lasting, olderSinceMs: undefined };
    const ended = resultOf(rules, record);
    if (ended !== undefined)
        return { kind: "end", result: ended, memory: { ...seen, lasting: undefined } };
    if (!record.isCurrentlySubmittedToQueue)
        return lasting(seen, "left", nowMs, rules.graceMs, "left-queue");
    if (record.state === "not_ready")
        return lasting(seen, "not-ready", nowMs, rules.notReadyMs, "not-ready");
    return { kind: "go-on", memory: { ...seen, lasting: undefined }, limitMs: undefined };
}
/** No record of the attempt that is waited for. */
function absent(rules, memory, nowMs) {
    return lasting({ ...memory, olderSinceMs: undefined }, "absent", nowMs, rules.graceMs, "not-submitted");
}
function resultOf({ guardedHead }, record) {
    const terminal = (0,_states_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalState */ .AQ)(record);
    const moved = guardedHead !== undefined && !(0,_states_js__WEBPACK_IMPORTED_MODULE_0__/* .sameCommit */ .Kd)(record.prSha, guardedHead);
    return terminal !== "merged" && moved ? "head-changed" : terminal;
}
/** The record of an earlier attempt: the service reuses it when a pull request is submitted again. `merged` is never stale. */
function isStale(rules, record) {
    if (!(0,_states_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(record) || (0,_states_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalState */ .AQ)(record) === "merged")
        return false;
    const known = rules.stale !== undefined && (0,_states_js__WEBPACK_IMPORTED_MODULE_0__/* .sameMark */ .ah)(rules.stale, (0,_states_js__WEBPACK_IMPORTED_MODULE_0__/* .markOf */ .Fg)(record));
    return known || (rules.since !== undefined && (0,_iso_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isBefore */ .Y8)(record.stateChangedAt, rules.since));
}
function isOlder({ latest }, record) {
    return (latest !== undefined && latest.id === record.id && (0,_iso_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isBefore */ .Y8)(record.stateChangedAt, latest.stateChangedAt));
}
/** Keeps the start of a situation that lasts, and ends the wait when its time is over. */
function lasting(memory, kind, nowMs, limitMs, result) {
    const sinceMs = memory.lasting?.kind === kind ? memory.lasting.sinceMs : nowMs;
    const leftMs = sinceMs + limitMs - nowMs;
    const kept = { ...memory, lasting: { kind, sinceMs } };
    return leftMs > 0
        ? { kind: "go-on", memory: kept, limitMs: leftMs }
        : { kind: "end", result, memory: kept };
}
/** What holds, as a person reads it. */
function situationInWords({ latest, lasting: situation }) {
    if (situation?.kind === "left")
        return "out of the queue";
    return situation?.kind === "absent" || latest === undefined ? "not submitted" : (0,_states_js__WEBPACK_IMPORTED_MODULE_0__/* .stateInWords */ .OB)(latest.state);
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

/***/ 7306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S9: () => (/* binding */ barChart),
/* harmony export */   VM: () => (/* binding */ gantt),
/* harmony export */   jb: () => (/* binding */ lettersAndDigits)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3300);

/** Each stretch is drawn this long at least, so that it can be seen. */
const SHORTEST_MS = 1000;
/** Up to this length the axis shows seconds. */
const SECONDS_UNTIL_MS = 10 * 60_000;
/** From this length on it shows the day. */
const DAYS_FROM_MS = 20 * 3_600_000;
/** A label longer than this would leave no room for the bars. */
const LABEL_CHARACTERS = 40;
/** Everything else may be structure in a Mermaid diagram. */
function lettersAndDigits(text) {
    // Properties of Unicode cost milliseconds when they are first used, and each run asks for its secrets' sake.
    const others = /^[ -~]*$/.test(text) ? /[^A-Za-z0-9 ]+/g : /[^\p{L}\p{N} ]+/gu;
    return text.replace(others, " ").replace(/\s+/g, " ").trim();
}
function plain(text) {
    const label = lettersAndDigits(text);
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
        return `    ${index + 1} ${plain(label)} ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(lengthMs).replace(".", " ")} :s${index}, ${from}, ${until}`;
    });
    return [
        "```mermaid",
        "gantt",
        "    dateFormat x",
        `    axisFormat ${axisOf(totalMs)}`,
        ...tasks,
        "```",
    ].join("\n");
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


/***/ })

};
