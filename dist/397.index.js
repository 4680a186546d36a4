export const id = 397;
export const ids = [397];
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

/***/ 8502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ findQueue),
/* harmony export */   Qf: () => (/* binding */ readQueue),
/* harmony export */   Vz: () => (/* binding */ formatNumberList),
/* harmony export */   Wo: () => (/* binding */ addAdviceToNotFoundError),
/* harmony export */   gX: () => (/* binding */ explainQueueState),
/* harmony export */   km: () => (/* binding */ formatQueueName),
/* harmony export */   mP: () => (/* binding */ listAdmittedPullRequests),
/* harmony export */   tw: () => (/* binding */ listEnqueuedPullRequestNumbers),
/* harmony export */   w3: () => (/* binding */ PULL_REQUEST_INPUT_NAMES),
/* harmony export */   wP: () => (/* binding */ formatServerMessage),
/* harmony export */   xP: () => (/* binding */ addAdviceToQueueNotFoundError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8215);




function formatQueueName(target) {
    return `${target.targetBranch} of ${target.repository.owner}/${target.repository.name}`;
}
/** Reads a queue. @throws OperationError `not-found` with repository and branch if the queue does not exist */
async function readQueue(service, target, options = {}) {
    try {
        return await service.readQueue(target, options);
    }
    catch (error) {
        throw addAdviceToQueueNotFoundError(error, target);
    }
}
function findQueue(service, target, options = {}) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreNotFoundError */ .qx)(service.readQueue(target, options));
}
/** Lists the pull requests that the queue has admitted. Only a running queue admits the others. */
function listAdmittedPullRequests({ enqueuedPullRequests }) {
    return enqueuedPullRequests.filter(({ isAwaitingAdmission }) => isAwaitingAdmission !== true);
}
function listEnqueuedPullRequestNumbers({ enqueuedPullRequests }) {
    return enqueuedPullRequests.map(({ prNumber }) => prNumber);
}
const NUMBERS_SHOWN = 20;
/** Formats numbers as `#1, #2 and 480 more`. */
function formatNumberList(numbers) {
    const shown = numbers.map((number) => `#${number}`);
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTruncatedList */ .En)(shown, NUMBERS_SHOWN);
}
const QUEUE_INPUTS = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("target-branch")} and ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("repository")}`;
const PULL_REQUEST_INPUT_NAMES = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("target-branch")}, ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("pr-number")} and ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("repository")}`;
/** Converts an error with status 404 to an error that lists the inputs to check. Returns other errors unchanged. */
function addAdviceToNotFoundError(error, what, inputs = QUEUE_INPUTS) {
    return notFound(error, `The service did not find ${what}.`, inputs);
}
function addAdviceToQueueNotFoundError(error, target) {
    return notFound(error, `There is no merge queue for branch ${formatQueueName(target)}.`, QUEUE_INPUTS);
}
function notFound(error, message, inputs) {
    if (!(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundError */ .El)(error))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK("not-found", message, {
        details: [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `Check ${inputs}. Also check that the token belongs to the organization of the repository.`,
            ...error.details,
            ...formatServerMessage(error.facts),
            ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
        ],
        cause: error,
    });
}
function formatServerMessage({ serverText = "" }) {
    return serverText === "" ? [] : [`Message of the service: ${serverText}`];
}
/** Explains the state of a queue in a sentence. Returns an empty text for a running queue. */
function explainQueueState(state) {
    switch (state) {
        case "running":
            return "";
        case "paused":
            return "The queue is paused: it admits no pull requests, starts no tests and merges nothing. To resume it, run resume-queue.";
        case "draining":
            return "The queue is draining: it tests and merges its pull requests, and admits no new pull requests. To resume the queue, run resume-queue.";
        case "switching_modes":
            return "The queue is switching modes: it admits no new pull requests until the queue is empty.";
        case "":
            return "The queue is in an unknown state. In this state, the queue possibly does not admit or merge pull requests.";
        default:
            return `The queue is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatState */ .lN)(state)}, a state that this version does not know. In this state, the queue possibly does not admit or merge pull requests.`;
    }
}


/***/ }),

/***/ 397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gs: () => (/* binding */ waitForModeSwitch),
/* harmony export */   P9: () => (/* binding */ readQueueAfterWrite),
/* harmony export */   qb: () => (/* binding */ sendQueueChange),
/* harmony export */   xk: () => (/* binding */ isSwitchingModes)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _polling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8705);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4185);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8502);





/** Sends a change once. If the reply is unclear, reads the queue. @throws OperationError with the known effect */
async function sendQueueChange(service, { request, target, uncertainHint, withinMs, ...write }) {
    const { verify, mapError = (error) => (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .addAdviceToQueueNotFoundError */ .xP)(error, target) } = write;
    await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sendChangeWithAbortHint */ .MM)(uncertainHint, async () => {
        try {
            await request.send();
        }
        catch (error) {
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM)
                throw error;
            // The first of several requests may have taken effect.
            if (!(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isErrorWithUncertainWriteEffect */ ._1)(error) && request.wire.length === 1)
                throw mapError(error);
            const found = await readQueueAfterWrite(target, service, withinMs);
            if (found === undefined)
                throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(error, { details: [`${UNREADABLE}: ${uncertainHint}.`] });
            const { queue } = found;
            const missing = write.deletes === true ? undefined : "A read after the error shows that the queue does not exist.";
            const detail = queue === undefined ? missing : verify(queue);
            if (detail !== undefined)
                throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(error, { details: [detail] });
        }
    });
}
const UNREADABLE = "The effect of the request is unknown, because the queue could not be read afterwards";
/** Maximum milliseconds for the read after a failure, so that a failing step does not take minutes. */
const READ_BACK_MS = 15_000;
/** Reads the queue after a write. Returns undefined if the read fails. @throws AbortedError */
function readQueueAfterWrite(target, service, withinMs = READ_BACK_MS) {
    const reading = (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .findQueue */ .LJ)(service, target, { withinMs: Math.min(withinMs, READ_BACK_MS) });
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ignoreReadError */ .Fb)(reading.then((queue) => ({ queue })));
}
/** True during a mode switch. Until the queue is empty, it rejects changes, except changes of its state on API v2. */
function isSwitchingModes({ state }) {
    return state === "switching_modes";
}
const PATIENCE_MS = 2 * 60_000;
/** Milliseconds of the first pause. Each further pause is twice as long. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;
/**
 * Waits for the end of a mode switch. `isSent` is true if the service accepted a change during the switch. @throws
 * OperationError `rejected` after 2 minutes, and other errors
 */
async function waitForModeSwitch(read, target, context, { isSent = false } = {}) {
    if (!isSwitchingModes(read))
        return read;
    const { service, clock, random, signal } = context;
    const log = (0,_polling_js__WEBPACK_IMPORTED_MODULE_1__/* .createPollLog */ .Of)(context.log);
    const deadline = clock.now() + PATIENCE_MS;
    const [subject, patience] = [`The merge queue for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .formatQueueName */ .km)(target)}`, (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(PATIENCE_MS)];
    let pauseMs = FIRST_PAUSE_MS / 2;
    const interval = () => {
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
        return (0,_polling_js__WEBPACK_IMPORTED_MODULE_1__/* .addJitter */ .Um)(pauseMs, random);
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
        if (!isSwitchingModes(polled.snapshot))
            return polled.snapshot;
        log.answered(clock.now());
    }
    const unreadable = log.outage(clock.now(), 0)?.error;
    if (unreadable === undefined) {
        const problem = isSent
            ? "is still switching modes, so it is not known whether the change has taken effect."
            : "is switching modes and rejects changes. The step did not send the change.";
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK("rejected", `${subject} ${problem}`, {
            details: [
                `The queue was still switching modes after ${patience}. The switch lasts until the queue is empty. Run the step again when the queue is empty.`,
            ],
        });
    }
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(unreadable, {
        details: [
            `${subject} was still switching modes when it was last read. The step waited ${patience}${isSent ? "" : " and did not send the change"}.`,
        ],
    });
}


/***/ }),

/***/ 3127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ createNoAnswerError),
/* harmony export */   El: () => (/* binding */ isNotFoundError),
/* harmony export */   Fb: () => (/* binding */ ignoreReadError),
/* harmony export */   JH: () => (/* binding */ isNotQueuedError),
/* harmony export */   Oo: () => (/* binding */ isQueueNotEmptyError),
/* harmony export */   Vb: () => (/* binding */ ignoreUnsupportedRequestError),
/* harmony export */   _1: () => (/* binding */ isErrorWithUncertainWriteEffect),
/* harmony export */   bV: () => (/* binding */ isTransientError),
/* harmony export */   c2: () => (/* binding */ throwNotFoundError),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   n8: () => (/* binding */ createHttpStatusError),
/* harmony export */   qx: () => (/* binding */ ignoreNotFoundError),
/* harmony export */   wr: () => (/* binding */ createUnreadableReplyError)
/* harmony export */ });
/* unused harmony export extractErrorMessageFromReply */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8215);
/* harmony import */ var _http_proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2075);
/* harmony import */ var _http_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5601);





class ApiError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK {
    facts;
    constructor(kind, problems, facts, options) {
        super(kind, problems, options);
        this.facts = facts;
    }
    copy(problems, options) {
        return new ApiError(this.kind, problems, this.facts, options);
    }
}
/** Throws the error of a missing resource. @throws ApiError 404, like a failed request to the service */
function throwNotFoundError(endpoint, what) {
    const facts = { endpoint, status: 404, attempts: 1, ambiguous: false, transient: false };
    throw new ApiError("not-found", `${endpoint} found ${what}.`, facts);
}
function isNotFoundError(error) {
    return error instanceof ApiError && error.facts.status === 404;
}
/** True for the error that the pull request is not in the queue. */
function isNotQueuedError(error) {
    return isNotFoundError(error) || (error instanceof ApiError && error.facts.code === "PR_NOT_IN_ACTIVE_STATE");
}
/**
 * True when the service refuses to delete a queue, perhaps because of pull requests in it. API v1 sends an undocumented
 * 400.
 */
function isQueueNotEmptyError(error) {
    return error instanceof ApiError && (error.facts.status === 400 || error.facts.code === "QUEUE_HAS_ACTIVE_ENTRIES");
}
function isTransientError(error) {
    return error instanceof ApiError && error.facts.transient;
}
function ignoreNotFoundError(reading) {
    return unless(isNotFoundError, reading);
}
/**
 * Returns undefined if the resource does not exist (404), or an older version of the service does not support the
 * request.
 */
function ignoreUnsupportedRequestError(reading) {
    return unless((error) => isNotFoundError(error) || (error instanceof ApiError && error.facts.isUnsupported === true), reading);
}
/** Returns undefined if the read fails, except after an abort. @throws AbortedError */
function ignoreReadError(reading) {
    return unless((error) => !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM), reading);
}
async function unless(isNothing, reading) {
    return reading.catch((error) => {
        if (isNothing(error))
            return undefined;
        throw error;
    });
}
/** True when a write may have taken effect: without a reply, or after 408 or 5xx. Only a read can show the effect. */
function isErrorWithUncertainWriteEffect(error) {
    return error instanceof ApiError && error.facts.ambiguous;
}
function createHttpStatusError(given) {
    const { endpoint, answer, attempts, retryAfterMs, withToken, advise } = given;
    const { status } = answer;
    const code = codeIn(answer.body);
    const facts = {
        ...factsOf(given),
        ...(code === undefined ? {} : { code }),
        ambiguous: endpoint.isWrite && (status === 408 || status >= 500),
        transient: (0,_http_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransientStatus */ .D)(status),
        isUnsupported: endpoint.isRecent === true && status === 400,
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
    const text = facts.serverText === "" ? "an empty body" : `"${facts.serverText}"`;
    const message = `${endpoint.name} was answered with status ${status}: ${text}${circumstances(attempts, facts.requestId)}.`;
    const advice = advise(facts, endpoint.permissions ?? []);
    const details = advice.length > 0 ? advice : hintsFor(status, retryAfterMs, withToken);
    return new ApiError(kindOf(status), message, facts, { details });
}
function createNoAnswerError(endpoint, apiUrl, why, attempts) {
    const { name, isWrite } = endpoint;
    const facts = { endpoint: name, attempts, ambiguous: isWrite && !why.unsent, transient: !why.permanent };
    const message = `${name} got no answer from ${apiUrl.host}: ${why.reason}${circumstances(attempts)}.`;
    return new ApiError("unavailable", message, facts, { details: [why.hint ?? adviceFor(apiUrl, why)] });
}
function adviceFor(apiUrl, { unsent }) {
    const address = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("api-url");
    if (!unsent)
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `Run the step again later. If the service is slow, raise ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("request-timeout")}. A proxy or a firewall may also close connections.`;
    if ((0,_http_proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(apiUrl))
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `${address} names this machine. Check that the service, such as merge-queue serve, is running and listens at this address.`;
    return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `Check that this machine can reach ${apiUrl.host}. Check the network, DNS, the variables HTTPS_PROXY and NO_PROXY, and ${address}.`;
}
function createUnreadableReplyError(given, problem) {
    const facts = { ...factsOf(given), ambiguous: false, transient: true };
    const message = `The reply of ${given.endpoint.name} could not be read: ${problem}${circumstances(1, facts.requestId)}.`;
    return new ApiError("response", message, facts, {
        details: [
            `The reply begins with: ${facts.serverText || "(nothing)"}`,
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `Check that ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("api-url")} is the address of the service with its version, not a page of a proxy.`,
        ],
    });
}
function factsOf({ endpoint, answer, attempts, hide }) {
    const requestId = extractErrorMessageFromReply(answer.header("x-request-id") ?? "", hide);
    return {
        endpoint: endpoint.name,
        status: answer.status,
        serverText: extractErrorMessageFromReply(answer.body, hide),
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
                : "No token was sent. For a pull request from a fork, the service accepts the number of the workflow run instead of a token. The service accepts this number only while the workflow run is in progress, and only for the head commit of the run.",
        ];
    }
    if (status >= 300 && status < 400) {
        return [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `The action does not follow redirects, because a redirect could expose the token. Check ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("api-url")}.`,
        ];
    }
    if (status === 429 || status >= 500) {
        const when = retryAfterMs === undefined || retryAfterMs === 0 ? "later" : `in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(retryAfterMs)}`;
        return [`The service is unavailable at the moment. Run the step again ${when}.`];
    }
    return [];
}
const SHOWN_CHARACTERS = 300;
const READ_CHARACTERS = 100_000;
/**
 * Returns the error message of a reply as one line: plain text, the message in JSON, or HTML without tags. Hides
 * secrets before it shortens the text, and again after it decodes JSON.
 */
function extractErrorMessageFromReply(body, hide) {
    const start = hide(body).slice(0, READ_CHARACTERS);
    const text = messageField(parseObject(start), 2) ?? (/^\s*</.test(start) ? withoutTags(start) : start);
    const line = hide(text)
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1).toWellFormed()}\u2026` : line;
}
function parseObject(body) {
    try {
        return /^\s*\{/.test(body) ? JSON.parse(body) : undefined;
    }
    catch {
        return undefined;
    }
}
/** Returns the error code of an API v2 reply; undefined for a reply of a proxy. */
function codeIn(body) {
    const code = Object(Object(parseObject(body.slice(0, READ_CHARACTERS))).error).code;
    return typeof code === "string" && /^[A-Z][A-Z0-9_]{1,79}$/.test(code) ? code : undefined;
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
