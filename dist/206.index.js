export const id = 206;
export const ids = [206,2141];
export const modules = {

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


/***/ }),

/***/ 2141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createServiceTime: () => (/* binding */ createServiceTime),
/* harmony export */   parseHttpDate: () => (/* binding */ parseHttpDate),
/* harmony export */   presentIn: () => (/* binding */ presentIn),
/* harmony export */   presentOf: () => (/* binding */ presentOf)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);

/** The three forms of an HTTP date begin with a weekday; Date.parse would also take "-5" or "soon 5". */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;
/** Milliseconds since 1970 of an HTTP date; undefined for any other text. */
function parseHttpDate(text) {
    const date = text.trim();
    if (!HTTP_DATE.test(date))
        return undefined;
    // The oldest form names no zone, and means the same one as the others.
    const ms = Date.parse(/ GMT$/i.test(date) ? date : `${date} GMT`);
    return Number.isNaN(ms) ? undefined : ms;
}
/**
 * The present as an answer shows it, in milliseconds since 1970: its `Date`, and its `Age` when a cache has stored it.
 * Undefined without a `Date` that can be read.
 */
function presentIn({ header }) {
    const dateMs = parseHttpDate(header("date") ?? "");
    const age = header("age")?.trim() ?? "";
    return dateMs === undefined ? undefined : dateMs + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
}
/** Follows the service's clock from answer to answer; between them its time passes as on this machine. */
function createServiceTime({ now: machineNow }) {
    let aheadMs;
    return {
        note(answer) {
            const presentMs = presentIn(answer);
            if (presentMs !== undefined)
                aheadMs = presentMs - machineNow();
        },
        now: () => (aheadMs === undefined ? undefined : machineNow() + aheadMs),
    };
}
/** Two clocks further apart than this, in milliseconds, are reported. */
const APART_MS = _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m;
/**
 * The time that ages of `reported` times are measured by: the service's own. Without a `Date`, or if both the reported
 * times and this machine's clock contradict it, the later of this clock and the newest reported time counts.
 */
function presentOf(service, clock, reported) {
    const [serviceMs, machineMs] = [service.now(), clock.now()];
    const newestMs = reported.map(_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .msOf */ .QZ).reduce((most, ms) => (ms > most ? ms : most), Number.NEGATIVE_INFINITY);
    const apartMs = (ms) => Math.abs(machineMs - ms);
    if (serviceMs !== undefined && newestMs <= serviceMs + APART_MS) {
        const notes = apartMs(serviceMs) > APART_MS ? [skew(serviceMs, "the service's clock")] : [];
        return { ms: Math.max(serviceMs, newestMs), notes };
    }
    if (serviceMs !== undefined && apartMs(serviceMs) <= APART_MS)
        return { ms: serviceMs, notes: [] };
    const reason = serviceMs === undefined
        ? "The service sends no Date header that can be read"
        : "The service's Date header is older than times in its records";
    if (newestMs > machineMs + APART_MS) {
        return { ms: newestMs, notes: [`${reason}.`, skew(newestMs, "the newest time in the service's records")] };
    }
    return { ms: Math.max(machineMs, newestMs), notes: [`${reason}; ages are measured by the clock of this machine.`] };
    function skew(ms, measure) {
        // Dates have whole seconds, and answers take some.
        const minutes = Math.round(apartMs(ms) / _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m);
        const side = machineMs > ms ? "ahead of" : "behind";
        return `The clock of this machine is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(minutes * _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m)} ${side} ${measure}, by which ages are measured.`;
    }
}


/***/ }),

/***/ 3032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ask: () => (/* binding */ ask),
/* harmony export */   callBudgetMs: () => (/* binding */ callBudgetMs),
/* harmony export */   parseRetryAfter: () => (/* binding */ parseRetryAfter),
/* harmony export */   pauseBeforeRetry: () => (/* binding */ pauseBeforeRetry)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _http_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1166);
/* harmony import */ var _http_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5601);
/* harmony import */ var _present_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2141);




/** At most this many attempts a call, with these pauses between them, in milliseconds. */
const PAUSES_MS = [500, 1000, 2000];
/** Each pause varies by this share, so that thousands of steps do not come back at the same moment. */
const JITTER = 0.25;
/** A call is over after this many times the timeout of one attempt. */
const BUDGET_IN_ATTEMPTS = 3;
/** The least time in which an answer can be hoped for: nobody may ask for shorter attempts either. */
const USEFUL_MS = 1000;
function callBudgetMs(requestTimeoutMs) {
    return BUDGET_IN_ATTEMPTS * requestTimeoutMs;
}
/** Asks until there is a good answer, or until asking again is of no use. @throws AbortedError on the signal. */
async function ask(asked) {
    const { clock, signal, budgetMs } = asked;
    const startedAt = clock.now();
    for (let attempts = 1;; attempts += 1) {
        const leftMs = budgetMs - (clock.now() - startedAt);
        const attempt = await attemptOnce(asked, Math.min(asked.attemptMs, leftMs), attempts);
        if (attempt.kind === "answer" && (0,_http_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .o)(attempt.answer))
            return { ...attempt, attempts };
        const elapsedMs = clock.now() - startedAt;
        const pauseMs = pauseBeforeRetry(attempt, { ...asked, attempts, elapsedMs });
        if (pauseMs === undefined)
            return { ...attempt, attempts };
        await clock.sleep(pauseMs, signal);
    }
}
async function attemptOnce(asked, timeoutMs, attempt) {
    const { connection, request, clock, signal } = asked;
    const startedAt = clock.now();
    const log = (result) => asked.log(`${result} in ${Math.round(clock.now() - startedAt)} ms (attempt ${attempt})`);
    try {
        const answer = await connection.exchange({ ...request, timeoutMs, signal });
        log(`${answer.status}`);
        // A date in it is one of the clock that wrote it.
        const retryAfterMs = parseRetryAfter(answer.header("retry-after"), (0,_present_js__WEBPACK_IMPORTED_MODULE_3__.presentIn)(answer) ?? clock.now());
        return { kind: "answer", answer, retryAfterMs };
    }
    catch (error) {
        if (signal.aborted)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM();
        const why = (0,_http_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFailure */ .Ic)(error);
        log(why.reason);
        return { kind: "no-answer", why };
    }
}
/**
 * Milliseconds to wait before the next attempt, or undefined when there is none.
 * A `Retry-After` is obeyed to the letter; one that leaves no time for an answer ends the call at once.
 */
function pauseBeforeRetry(failed, state) {
    const backoffMs = PAUSES_MS[state.attempts - 1];
    if (backoffMs === undefined || !mayRepeat(state.repeat, failed))
        return undefined;
    const varied = backoffMs * (1 + JITTER * (2 * state.random() - 1));
    const asked = failed.kind === "answer" ? failed.retryAfterMs : undefined;
    const pauseMs = Math.max(varied, asked ?? 0);
    return state.elapsedMs + pauseMs + USEFUL_MS <= state.budgetMs ? pauseMs : undefined;
}
function mayRepeat(repeat, failed) {
    switch (repeat) {
        case "never":
            return false;
        case "always":
            return failed.kind === "answer" ? (0,_http_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isTransientStatus */ .D)(failed.answer.status) : !failed.why.permanent;
        case "unsent":
            return failed.kind === "answer" ? failed.answer.status === 429 : failed.why.unsent && !failed.why.permanent;
    }
}
/**
 * A `Retry-After` header in milliseconds: whole seconds or an HTTP date, not negative.
 * Anything else is as if the header were missing.
 */
function parseRetryAfter(header, nowMs) {
    if (header === undefined)
        return undefined;
    const text = header.trim();
    if (/^\d+$/.test(text))
        return Number(text) * 1000;
    const date = (0,_present_js__WEBPACK_IMPORTED_MODULE_3__.parseHttpDate)(text);
    return date === undefined ? undefined : Math.max(0, date - nowMs);
}


/***/ }),

/***/ 206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openService: () => (/* binding */ openService)
});

// UNUSED EXPORTS: createService

// EXTERNAL MODULE: ./lib/src/service/http/connection.js + 3 modules
var http_connection = __webpack_require__(8840);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/text/json.js
var text_json = __webpack_require__(972);
// EXTERNAL MODULE: ./lib/src/service/errors.js
var service_errors = __webpack_require__(3127);
// EXTERNAL MODULE: ./lib/src/service/http/status.js
var http_status = __webpack_require__(5601);
// EXTERNAL MODULE: ./lib/src/service/present.js
var present = __webpack_require__(2141);
// EXTERNAL MODULE: ./lib/src/service/retry.js
var retry = __webpack_require__(3032);
;// CONCATENATED MODULE: ./lib/src/service/v1/client.js






/** The service refuses a larger request body, in UTF-8 bytes (the service's document, "Limits"). */
const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
function createClient(options) {
    const { apiUrl, requestTimeoutMs, debug, hide } = options;
    const withToken = "x-api-token" in options.credentials;
    const time = (0,present.createServiceTime)(options.clock);
    return {
        now: time.now,
        /**
         * Calls an endpoint and reads its reply. The fields of a request become its JSON, or its query; a body may be
         * encoded already.
         * @throws ApiError when no good answer came, InputError for a body over the limit, AbortedError on the signal.
         */
        async call(endpoint, request, { signal = options.signal, withinMs = Number.POSITIVE_INFINITY } = {}) {
            const { name, method, path, repeat, reply } = endpoint;
            const body = method === "GET" ? undefined : encodeBody(request);
            const readReply = replyReader(reply);
            const end = await (0,retry.ask)({
                ...options,
                signal,
                request: {
                    method,
                    url: urlOf(apiUrl, path, method === "GET" ? request : {}),
                    headers: requestHeaders(options, body),
                    body,
                    statusSuffices: reply === "nothing",
                },
                repeat,
                attemptMs: requestTimeoutMs,
                budgetMs: Math.min((0,retry.callBudgetMs)(requestTimeoutMs), withinMs),
                log: (line) => debug(`${method} ${path}: ${line}`),
            });
            if (end.kind === "no-answer")
                throw (0,service_errors/* noAnswerError */.q9)(name, apiUrl, end.why, end.attempts);
            const facts = { ...end, endpoint: name, hide, withToken };
            if (!(0,http_status/* isSuccess */.o)(end.answer))
                throw (0,service_errors/* statusError */.$C)(facts);
            time.note(end.answer);
            return readReply(facts);
        },
    };
}
function encodeBody(request) {
    const body = Buffer.isBuffer(request) ? request : Buffer.from(JSON.stringify(request), "utf8");
    if (body.length > BODY_LIMIT_BYTES)
        throw tooLargeError(body.length);
    return body;
}
function tooLargeError(bytes) {
    return new errors/* InputError */.dz([
        `The request body is ${bytes} bytes, and the service takes ${BODY_LIMIT_BYTES} at most; nothing was sent.`,
    ]);
}
function urlOf(apiUrl, path, query) {
    const url = new URL(apiUrl.href.replace(/\/+$/, "") + path);
    for (const [name, value] of Object.entries(query))
        url.searchParams.set(name, String(value));
    return url;
}
function requestHeaders({ credentials, userAgent }, body) {
    return {
        ...credentials,
        accept: "application/json, text/plain",
        // Nothing here unpacks an answer, and without this header any packing would be fair.
        "accept-encoding": "identity",
        "user-agent": userAgent,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
}
function replyReader(reply) {
    const schema = typeof reply === "function" ? reply() : undefined;
    return async (facts) => {
        if (facts.answer.cutOff)
            throw (0,service_errors/* unreadableError */.Sw)(facts, "it is too long");
        if (schema !== undefined)
            return readJson(facts, await schema);
        return reply === "text" ? facts.answer.body : undefined;
    };
}
function readJson(facts, schema) {
    const { body, header } = facts.answer;
    let json;
    try {
        json = (0,text_json/* parseBoundedJson */.R)(body);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw (0,service_errors/* unreadableError */.Sw)(facts, error.message);
        const isPacked = (header("content-encoding") ?? "identity") !== "identity";
        throw (0,service_errors/* unreadableError */.Sw)(facts, isPacked ? "it is compressed, although that was not asked for" : "it is not JSON");
    }
    const read = schema.safeParse(json);
    if (read.success)
        return read.data;
    const issue = read.error.issues[0];
    const at = issue === undefined || issue.path.length === 0 ? "the reply" : issue.path.join(".");
    throw (0,service_errors/* unreadableError */.Sw)(facts, `${at}: ${issue?.message ?? "does not fit"}`);
}

;// CONCATENATED MODULE: ./lib/src/service/v1/impacted-targets.js
/** Targets that are turned into JSON at a time: enough to be fast, few enough to need little memory. */
const CHUNK = 4096;
/** The bytes of a request around its targets: everything but the list's items. */
function bytesAround(fields) {
    return encode(fields, []).length;
}
/**
 * Adds the targets to the fields of a request, sorted, in chunks: it stops as soon as it is over `limitBytes`. Then there
 * is no body, and `bytes` is a size that it would have at least.
 */
function encodeTargets(fields, targets, limitBytes) {
    if (targets === "ALL") {
        const whole = encode(fields, targets);
        return { body: whole, bytes: whole.length };
    }
    const sorted = [...targets].toSorted();
    const around = encode(fields, []);
    const closing = around.subarray(around.lastIndexOf("]"));
    // As large as it may get: memory that is not written to costs nothing.
    const body = Buffer.allocUnsafe(limitBytes);
    let end = around.copy(body, 0, 0, around.length - closing.length);
    for (let index = 0; index < sorted.length; index += CHUNK) {
        const items = JSON.stringify(sorted.slice(index, index + CHUNK)).slice(1, -1);
        const text = index === 0 ? items : `,${items}`;
        const bytes = end + Buffer.byteLength(text) + closing.length;
        if (bytes > limitBytes)
            return { body: undefined, bytes };
        end += body.write(text, end);
    }
    end += closing.copy(body, end);
    return { body: body.subarray(0, end), bytes: end };
}
function encode(fields, impactedTargets) {
    return Buffer.from(JSON.stringify({ ...fields, impactedTargets }));
}

;// CONCATENATED MODULE: ./lib/src/service/v1/service.js



/** Silence for so long, in milliseconds, is worth another attempt. */
const CONNECT_MS = 10_000;
/** The limits of the service count bytes; so many of them are taken for sure, more may be refused. */
const SURELY_TAKEN_BYTES = 20_000_000;
/**
 * The service over a connection of its own, until the run is over.
 * @throws InputError when a proxy variable cannot be used.
 */
function openService(options) {
    const { apiUrl, environment, over } = options;
    const connection = (0,http_connection.openConnection)({ url: apiUrl, environment, connectTimeoutMs: CONNECT_MS, over });
    const client = createClient({ ...options, connection });
    return createService(client, client.now);
}
function schema(name) {
    return async () => (await Promise.all(/* import() */[__webpack_require__.e(2765), __webpack_require__.e(6130)]).then(__webpack_require__.bind(__webpack_require__, 6130)))[name];
}
function read(name, reply, path = `/${name}`) {
    return { name, method: "POST", path, repeat: "always", reply };
}
function write(name, repeat = "unsent") {
    return { name, method: "POST", path: `/${name}`, repeat, reply: "nothing" };
}
/** The whole API, one entry per endpoint (the service's document, "Endpoints"). */
const endpoints = {
    submit: write("submitPullRequest"),
    cancel: write("cancelPullRequest"),
    // A second restart would throw away the run that the first one began.
    restartTests: write("restartTestsOnPullRequest", "never"),
    // The last upload for a head commit wins, so the same one again changes nothing.
    setImpactedTargets: write("setImpactedTargets", "always"),
    record: read("getSubmittedPullRequest", schema("pullRequestRecord")),
    history: read("getSubmittedPullRequest", schema("pullRequestHistory")),
    testingResults: read("listMergeQueueTestingResults", schema("testingResultsPage")),
    pullRequests: read("listPullRequests", schema("pullRequestsPage")),
    histories: read("getSubmittedPullRequests", schema("pullRequestHistories")),
    testRun: read("getMergeQueueTestingDetails", schema("testRun")),
    createQueue: write("createQueue"),
    deleteQueue: write("deleteQueue"),
    queue: read("getQueue", schema("queue")),
    updateQueue: write("updateQueue"),
    metrics: { ...read("getMergeQueueMetrics", "text"), method: "GET" },
    quarantinedTests: read("listQuarantinedTests", schema("quarantinedTestsPage"), "/flaky-tests/list-quarantined-tests"),
};
/** The settings that a new queue takes. */
const AT_CREATION = ["mode", "concurrency"];
/** `now` is the service's clock as the client's answers show it. */
function createService(client, now = () => undefined) {
    return {
        now,
        readRecord: (pullRequest, options) => client.call(endpoints.record, pullRequestFields(pullRequest), options),
        readQueue: (queue, options) => client.call(endpoints.queue, queueFields(queue), options),
        readTestRun: (queue, testRunId, options) => client.call(endpoints.testRun, { ...queueFields(queue), testRunId }, options),
        readHistory: (pullRequest, options) => client.call(endpoints.history, { ...pullRequestFields(pullRequest), includeTimeline: true }, options),
        readPullRequests: (queue, filter, options) => client.call(endpoints.pullRequests, { ...queueFields(queue), ...filter, take: 100 }, options),
        readTestingResults: (queue, span, options) => client.call(endpoints.testingResults, { ...queueFields(queue), ...span, take: 100 }, options),
        async readHistories(queue, numbers, options) {
            const request = { ...queueFields(queue), prs: numbers.map((number) => ({ number })), includeTimeline: true };
            return (await client.call(endpoints.histories, request, options)).pullRequests;
        },
        readMetrics(repository) {
            // The service wants both parameters or neither.
            if (repository === undefined)
                return client.call(endpoints.metrics, {});
            const { host, owner, name } = repository;
            return client.call(endpoints.metrics, { repo: `${owner}/${name}`, repoHost: host });
        },
        readQuarantinedTests: ({ repository, orgSlug, pageSize }, page) => client.call(endpoints.quarantinedTests, {
            repo: repository,
            org_url_slug: orgSlug,
            page_query: { page_size: pageSize, page_token: page },
        }),
        submit: (pullRequest, { priority, noBatch }) => prepare(endpoints.submit, { ...pullRequestFields(pullRequest), priority, noBatch }),
        cancel: (pullRequest) => prepare(endpoints.cancel, pullRequestFields(pullRequest)),
        restartTests: (pullRequest) => prepare(endpoints.restartTests, pullRequestFields(pullRequest)),
        uploadLimits: (head) => ({
            bytes: BODY_LIMIT_BYTES,
            surelyTakenBytes: SURELY_TAKEN_BYTES,
            aroundBytes: bytesAround(headFields(head)),
        }),
        uploadImpactedTargets(head, targets) {
            const { body, bytes } = encodeTargets(headFields(head), targets, BODY_LIMIT_BYTES);
            if (body !== undefined)
                return { ...prepare(endpoints.setImpactedTargets, body), bytes, fits: true };
            return { wire: [], bytes, fits: false, send: () => Promise.reject(tooLargeError(bytes)) };
        },
        createQueue(queue, settings) {
            const taken = AT_CREATION.filter((name) => settings.has(name)).map((name) => [name, settings.get(name)]);
            // A new queue has no list that could be taken away.
            const remaining = [...settings].filter(([name, value]) => !AT_CREATION.includes(name) && value !== null);
            const request = { ...queueFields(queue), ...Object.fromEntries(taken) };
            return { ...prepare(endpoints.createQueue, request), remaining: new Map(remaining) };
        },
        updateQueue: (queue, settings) => prepare(endpoints.updateQueue, { ...queueFields(queue), ...settingFields(settings) }),
        setQueueState: (queue, state) => prepare(endpoints.updateQueue, { ...queueFields(queue), state }),
        deleteQueue: (queue) => prepare(endpoints.deleteQueue, queueFields(queue)),
    };
    function prepare(endpoint, request) {
        const { method, path } = endpoint;
        const body = Buffer.isBuffer(request) ? request : Buffer.from(JSON.stringify(request));
        return { wire: [{ method, path, body }], send: (options) => client.call(endpoint, body, options) };
    }
}
/** What every request about a queue carries (the service's document, "Common request fields"). */
function queueFields({ repository, targetBranch }) {
    return { repo: repository, targetBranch };
}
function pullRequestFields(pullRequest) {
    return { ...queueFields(pullRequest), pr: { number: pullRequest.number } };
}
/** `pr.sha` is the pull request's head commit, and the service insists on it. */
function headFields(head) {
    return { ...queueFields(head), pr: { number: head.number, sha: head.headSha } };
}
/** Null, which only `requiredStatuses` knows, is said with a field of its own. */
function settingFields(settings) {
    return Object.fromEntries([...settings].map(([name, value]) => (value === null ? ["deleteRequiredStatuses", true] : [name, value])));
}


/***/ }),

/***/ 972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ parseBoundedJson),
/* harmony export */   r: () => (/* binding */ JSON_DEPTH_LIMIT)
/* harmony export */ });
/** Levels of nesting that are read: more than any reply or list has. */
const JSON_DEPTH_LIMIT = 100;
/**
 * Parses JSON from outside. What walks the value later, such as `JSON.stringify`, uses the stack for each level.
 * @throws SyntaxError for a text that is not JSON, RangeError for one that is nested too deeply.
 */
function parseBoundedJson(text) {
    const value = JSON.parse(text);
    if (isDeeperThan(JSON_DEPTH_LIMIT, value)) {
        throw new RangeError(`it is nested more than ${JSON_DEPTH_LIMIT} levels deep`);
    }
    return value;
}
function isDeeperThan(levels, value) {
    if (typeof value !== "object" || value === null)
        return false;
    return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}


/***/ })

};
