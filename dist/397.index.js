export const id = 397;
export const ids = [397];
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
/** What is read; undefined where an older service does not know the request, which it says with a status 400 or 404. */
async function ifKnown(reading) {
    return reading.catch((error) => {
        if (error instanceof ApiError && (error.facts.status === 400 || error.facts.status === 404))
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
/** Returns what to check when the failure itself does not say it. */
function adviceFor(apiUrl, { unsent }) {
    const address = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url");
    if (!unsent)
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Run it again later. If the service only answers slowly, raise ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("request-timeout")}; a proxy or a firewall can also cut connections.`;
    if ((0,_http_proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(apiUrl))
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `${address} names this machine. Check that the service, such as merge-queue serve, runs and listens there.`;
    return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Check that this machine reaches ${apiUrl.host}: its network and DNS, the variables HTTPS_PROXY and NO_PROXY, and ${address}.`;
}
/** The error for a 2xx read that does not fit what the endpoint should answer. */
function unreadableError(given, problem) {
    const facts = { ...factsOf(given), ambiguous: false, transient: true };
    const message = `The reply of ${given.endpoint} could not be read: ${problem}${circumstances(1, facts.requestId)}.`;
    return new ApiError("response", message, facts, {
        details: [
            `It began with: ${facts.serverText || "(nothing)"}`,
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Check that ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url")} is the service's own address with its version, and not a page of a proxy.`,
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
        return [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Redirects are not followed, so that the token stays where it was sent. Check ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url")}.`,
        ];
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
