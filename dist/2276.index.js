export const id = 2276;
export const ids = [2276];
export const modules = {

/***/ 6027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ prepareTargetsUploadRequest),
/* harmony export */   r: () => (/* binding */ createServiceClient),
/* harmony export */   v9: () => (/* binding */ splitSettingsForQueueCreation),
/* harmony export */   vY: () => (/* binding */ REQUEST_BODY_BYTE_LIMITS)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(972);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _http_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5601);
/* harmony import */ var _present_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2141);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3032);






/**
 * Limits of a request body in UTF-8 bytes. The service's document ("Limits") states 20 MB, which may mean MiB. The
 * service certainly accepts the smaller size.
 */
const REQUEST_BODY_BYTE_LIMITS = { bytes: 20 * 1024 * 1024, surelyTakenBytes: 20_000_000 };
function createServiceClient(options) {
    const { apiUrl, requestTimeoutMs, debug, hide, clock, advise = () => [] } = options;
    const withToken = !("x-forked-workflow-run-id" in options.credentials);
    const time = (0,_present_js__WEBPACK_IMPORTED_MODULE_3__/* .createServiceClock */ .oO)(clock);
    const replies = createReplyStore();
    return {
        now: time.now,
        limit: ({ withinMs = Number.POSITIVE_INFINITY, ...rest } = {}) => ({
            ...rest,
            untilMs: clock.now() + Math.min(withinMs, (0,_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .computeCallTimeLimitMs */ .EW)(requestTimeoutMs)),
        }),
        async call(endpoint, request, { signal = options.signal, withinMs, untilMs } = {}) {
            const { method, path, repeat, reply } = endpoint;
            const asked = { ...endpoint, isWrite: reply === "nothing" };
            const body = method === "GET" || request === undefined ? undefined : encodeBody(request);
            const url = urlOf(apiUrl, path, method === "GET" ? (request ?? {}) : {});
            const readReply = replyReader(reply);
            const stored = method === "GET" ? replies.find(url) : undefined;
            const leftMs = untilMs === undefined ? Number.POSITIVE_INFINITY : Math.max(1, untilMs - clock.now());
            const end = await (0,_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .sendRequestWithRetries */ .sc)({
                ...options,
                signal,
                request: {
                    method,
                    url,
                    headers: { ...requestHeaders(options, body), ...(stored && { "if-none-match": stored.etag }) },
                    body,
                    statusSuffices: reply === "nothing",
                },
                repeat,
                attemptMs: requestTimeoutMs,
                budgetMs: Math.min((0,_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .computeCallTimeLimitMs */ .EW)(requestTimeoutMs), withinMs ?? Number.POSITIVE_INFINITY, leftMs),
                log: (line) => debug(`${method} ${path}: ${line}`),
            });
            if (end.kind === "no-answer")
                throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .createNoAnswerError */ .AY)(asked, apiUrl, end.why, end.attempts);
            const facts = { ...end, endpoint: asked, hide, withToken, advise };
            const unchanged = end.answer.status === 304 ? stored?.answer : undefined;
            if (unchanged === undefined && !(0,_http_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccessfulReply */ .T)(end.answer))
                throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .createHttpStatusError */ .n8)(facts);
            time.note(end.answer);
            const answer = unchanged ?? end.answer;
            if (method === "GET")
                replies.store(url, answer);
            return readReply({ ...facts, answer });
        },
    };
}
/** Maximum number of stored replies. One wait needs fewer. */
const STORED_REPLIES = 20;
/** Maximum characters of a reply to store, which limits the memory of all stored replies. */
const STORED_CHARACTERS = 2_000_000;
/** Stores replies with an ETag. A later read of the same address downloads only a changed reply. */
function createReplyStore() {
    const stored = new Map();
    return {
        find: ({ href }) => stored.get(href),
        store({ href }, answer) {
            stored.delete(href);
            const etag = answer.header("etag");
            if (etag === undefined || answer.body.length > STORED_CHARACTERS)
                return;
            stored.set(href, { etag, answer });
            for (const oldest of [...stored.keys()].slice(0, -STORED_REPLIES))
                stored.delete(oldest);
        },
    };
}
function encodeBody(request) {
    const body = Buffer.isBuffer(request) ? request : Buffer.from(JSON.stringify(request), "utf8");
    if (body.length > REQUEST_BODY_BYTE_LIMITS.bytes)
        throw createTooLargeError(body.length);
    return body;
}
function createTooLargeError(bytes) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([
        `The request body has ${bytes} bytes, and the limit of the service is ${REQUEST_BODY_BYTE_LIMITS.bytes}. Nothing was sent.`,
    ]);
}
/** Prepares an upload. The request fails without being sent if the body exceeds the limit of the service. */
function prepareTargetsUploadRequest({ method, path }, body, send) {
    const bytes = body.length;
    if (bytes <= REQUEST_BODY_BYTE_LIMITS.bytes)
        return { wire: [{ method, path, body }], bytes, fits: true, send };
    return { wire: [], bytes, fits: false, send: () => Promise.reject(createTooLargeError(bytes)) };
}
/** Separates the settings that a request to create a queue accepts from the settings to send afterwards. */
function splitSettingsForQueueCreation(settings, accepted) {
    const chosen = [...settings].filter(([name]) => accepted.includes(name));
    // Null removes a list from a queue. A new queue has no list to remove, so null is not sent.
    const remaining = [...settings].filter(([name, value]) => !accepted.includes(name) && value !== null);
    return { chosen: new Map(chosen), remaining: new Map(remaining) };
}
function urlOf(apiUrl, path, query) {
    const url = new URL(apiUrl.href.replace(/\/+$/, "") + path);
    for (const [name, value] of Object.entries(query)) {
        if (value !== undefined)
            url.searchParams.set(name, String(value));
    }
    return url;
}
function requestHeaders({ credentials, userAgent }, body) {
    return {
        ...credentials,
        accept: "application/json, text/plain",
        // This client cannot decompress replies.
        "accept-encoding": "identity",
        "user-agent": userAgent,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
}
function replyReader(reply) {
    const schema = typeof reply === "function" ? reply() : undefined;
    return async (facts) => {
        if (facts.answer.cutOff)
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .createUnreadableReplyError */ .wr)(facts, "the reply is too long");
        if (schema !== undefined)
            return readJson(facts, await schema);
        return reply === "text" ? facts.answer.body : undefined;
    };
}
function readJson(facts, schema) {
    const { body, header } = facts.answer;
    let json;
    try {
        json = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseDepthLimitedJson */ .Z)(body);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .createUnreadableReplyError */ .wr)(facts, error.message);
        const isPacked = (header("content-encoding") ?? "identity") !== "identity";
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .createUnreadableReplyError */ .wr)(facts, isPacked
            ? "the reply is compressed, although the API request did not allow compression"
            : "the reply is not JSON");
    }
    const read = schema.safeParse(json);
    if (read.success)
        return read.data;
    const issue = read.error.issues[0];
    const at = issue === undefined || issue.path.length === 0 ? "the reply" : issue.path.join(".");
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .createUnreadableReplyError */ .wr)(facts, `${at}: ${issue?.message ?? "has an invalid value"}`);
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


/***/ }),

/***/ 2276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openQueueService: () => (/* binding */ openQueueService)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6027);
/* harmony import */ var _http_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8840);


/** Maximum milliseconds for opening a connection. */
const CONNECT_MS = 10_000;
/**
 * Opens the service. Loads only the code of the chosen API version. @throws InputError when a proxy variable is invalid
 */
async function openQueueService(options) {
    const { apiUrl, environment, over, apiVersion, isUploadToken } = options;
    const connection = (0,_http_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .openConnection */ .J)({ url: apiUrl, environment, connectTimeoutMs: CONNECT_MS, over });
    if (apiVersion === "v1") {
        const client = (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .createServiceClient */ .r)({ ...options, connection });
        return (await __webpack_require__.e(/* import() */ 5037).then(__webpack_require__.bind(__webpack_require__, 5037))).createService(client, client.now);
    }
    const { createService, adviseOnFailedRequest, adviseOnShortLivedToken } = await __webpack_require__.e(/* import() */ 4000).then(__webpack_require__.bind(__webpack_require__, 4000));
    const client = (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .createServiceClient */ .r)({
        ...options,
        connection,
        advise: isUploadToken ? adviseOnShortLivedToken : adviseOnFailedRequest,
    });
    return createService({ ...options, client, now: client.now });
}


/***/ })

};
