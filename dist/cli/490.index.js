export const id = 490;
export const ids = [490];
export const modules = {

/***/ 3079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ BODY_LIMIT_BYTES)
/* harmony export */ });
/** The service refuses a larger request body, in UTF-8 bytes (the service's document, "Limits"). */
const BODY_LIMIT_BYTES = 20 * 1024 * 1024;


/***/ }),

/***/ 9490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openService: () => (/* binding */ openService)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/duration.js
var duration = __webpack_require__(3300);
// EXTERNAL MODULE: ./lib/src/api/retry.js
var retry = __webpack_require__(1695);
;// CONCATENATED MODULE: ./lib/src/api/server-text.js
const SHOWN_CHARACTERS = 300;
/** Enough to find a message in; a page can be much longer. */
const READ_CHARACTERS = 100_000;
/**
 * The service's own words for a log line: text, the message of a JSON error, or an HTML page without its tags;
 * on one line, without control characters, 300 characters at most.
 * Secrets are hidden before anything is cut, or a part of one could stay; and again once JSON is read, whose escapes
 * may have kept one from being recognised.
 */
function serverText(body, hide = asItIs) {
    const start = hide(body).slice(0, READ_CHARACTERS);
    const words = messageInJson(start) ?? (/^\s*</.test(start) ? withoutTags(start) : start);
    const line = hide(words)
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1).toWellFormed()}\u2026` : line;
}
function asItIs(text) {
    return text;
}
/** Errors are plain text on this API; a proxy in between may answer JSON. */
function messageInJson(body) {
    if (!/^\s*\{/.test(body))
        return undefined;
    try {
        const parsed = JSON.parse(body);
        return messageField(parsed, 2);
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

;// CONCATENATED MODULE: ./lib/src/api/api-error.js




/** The error for an answer outside 2xx. */
function answerError({ endpoint, answer, attempts, hide, withToken }, nowMs) {
    const { status } = answer;
    const words = serverText(answer.body, hide);
    const requestId = requestIdOf(answer, hide);
    const retryAfterMs = (0,retry/* parseRetryAfter */.mu)(answer.header("retry-after"), nowMs);
    const facts = {
        endpoint: endpoint.name,
        status,
        serverText: words,
        attempts,
        ambiguous: status === 408 || status >= 500,
        transient: (0,retry/* isTransientStatus */.Dm)(status),
        ...(requestId === undefined ? {} : { requestId }),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
    const said = words === "" ? "an empty body" : `"${words}"`;
    const message = `${endpoint.name} was answered with status ${status}: ${said}${circumstances(attempts, requestId)}.`;
    return new errors/* ApiError */.hD(kindOf(status), message, facts, {
        details: hintsFor(status, retryAfterMs, withToken),
    });
}
/** The error when no answer came at all. */
function noAnswerError(endpoint, apiUrl, why, attempts) {
    const facts = {
        endpoint: endpoint.name,
        attempts,
        ambiguous: !why.unsent,
        transient: !why.permanent,
    };
    const message = `${endpoint.name} got no answer from ${apiUrl.host}: ${why.reason}${circumstances(attempts)}.`;
    return new errors/* ApiError */.hD("unavailable", message, facts, { details: why.hint === undefined ? [] : [why.hint] });
}
/** The error for a 2xx read that does not fit what the endpoint should answer. */
function unreadableError({ endpoint, answer, attempts, hide }, problem) {
    const requestId = requestIdOf(answer, hide);
    const facts = {
        endpoint: endpoint.name,
        status: answer.status,
        serverText: serverText(answer.body, hide),
        attempts,
        ambiguous: false,
        transient: true,
        ...(requestId === undefined ? {} : { requestId }),
    };
    const message = `The reply of ${endpoint.name} could not be read: ${problem}${circumstances(1, requestId)}.`;
    return new errors/* ApiError */.hD("response", message, facts, {
        details: [
            `It began with: ${facts.serverText === "" ? "(nothing)" : facts.serverText}`,
            "Check that api-url is the service's own address with its version, and not a page of a proxy.",
        ],
    });
}
function kindOf(status) {
    if (status === 401 || status === 403)
        return "auth";
    if (status === 404)
        return "not-found";
    return (0,retry/* isTransientStatus */.Dm)(status) ? "unavailable" : "rejected";
}
/** In brackets: how often it was tried, and by which id the service's operators find the request. */
function circumstances(attempts, requestId) {
    const parts = [
        ...(attempts === 1 ? [] : [`tried ${attempts} times`]),
        ...(requestId === undefined ? [] : [`request id ${requestId}`]),
    ];
    return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
function requestIdOf(answer, hide) {
    const text = serverText(answer.header("x-request-id") ?? "", hide);
    return text === "" ? undefined : text;
}
function hintsFor(status, retryAfterMs, withToken) {
    if (status === 401 || status === 403) {
        if (!withToken) {
            return [
                "No token was sent. The service recognises a fork's run by its number, but only while it runs, and only for the head commit that it runs on.",
            ];
        }
        return [
            "Check that the token is an API token of the organisation that owns the queue, and that it was not revoked.",
        ];
    }
    if (status >= 300 && status < 400) {
        return ["Redirects are not followed, so that the token stays where it was sent. Check api-url."];
    }
    if (status === 429 || status >= 500) {
        const when = retryAfterMs === undefined || retryAfterMs === 0 ? "later" : `in ${(0,duration/* formatDuration */.a3)(retryAfterMs)}`;
        return [`The service could not take the request now. Run it again ${when}.`];
    }
    return [];
}

// EXTERNAL MODULE: ./lib/src/api/attempts.js + 1 modules
var api_attempts = __webpack_require__(1896);
// EXTERNAL MODULE: ./lib/src/api/body-limit.js
var body_limit = __webpack_require__(3079);
// EXTERNAL MODULE: ./lib/src/api/connection.js + 2 modules
var api_connection = __webpack_require__(242);
;// CONCATENATED MODULE: ./lib/src/api/reply.js

function replyReader({ reading }) {
    switch (reading.as) {
        case "nothing":
            return async (facts) => void whole(facts);
        case "text":
            return async (facts) => whole(facts).body;
        case "json": {
            const schema = reading.loadSchema();
            return async (facts) => readJson(whole(facts), facts, await schema);
        }
    }
}
function whole(facts) {
    if (facts.answer.cutOff)
        throw unreadableError(facts, "it is too long");
    return facts.answer;
}
function readJson(answer, facts, schema) {
    const parsed = parseJson(answer.body);
    if (!parsed.ok)
        throw unreadableError(facts, notJson(answer));
    const read = schema.safeParse(parsed.value);
    if (read.success)
        return read.data;
    const issue = read.error.issues[0];
    const at = issue === undefined || issue.path.length === 0 ? "the reply" : issue.path.join(".");
    throw unreadableError(facts, `${at}: ${issue?.message ?? "does not fit"}`);
}
function notJson(answer) {
    const encoding = answer.header("content-encoding") ?? "identity";
    return encoding === "identity" ? "it is not JSON" : "it is compressed, although that was not asked for";
}
function parseJson(text) {
    try {
        return { ok: true, value: JSON.parse(text) };
    }
    catch {
        return { ok: false };
    }
}

;// CONCATENATED MODULE: ./lib/src/api/client.js







function createClient(options) {
    const { connection, clock, random, requestTimeoutMs, debug, hide } = options;
    const withToken = "x-api-token" in options.credentials;
    return {
        async call(endpoint, request, { signal = options.signal, withinMs = Number.POSITIVE_INFINITY } = {}) {
            const { method, path, repeat } = endpoint;
            const body = encodeBody(method, request);
            const readReply = replyReader(endpoint);
            const end = await (0,api_attempts/* ask */.k)({
                connection,
                request: {
                    method,
                    url: endpointUrl(options.apiUrl, endpoint, request),
                    headers: requestHeaders(options, body),
                    body,
                    statusSuffices: endpoint.reading.as === "nothing",
                },
                repeat,
                attemptMs: requestTimeoutMs,
                budgetMs: Math.min((0,retry/* budgetMs */.OU)(requestTimeoutMs), withinMs),
                clock,
                random,
                signal,
                log: (line) => debug(`${method} ${path}: ${line}`),
            });
            const { attempts } = end;
            if (end.kind === "no-answer")
                throw noAnswerError(endpoint, options.apiUrl, end.why, attempts);
            const facts = { endpoint, answer: end.answer, attempts, hide, withToken };
            if ((0,api_connection/* isSuccess */.o)(end.answer))
                return readReply(facts);
            throw answerError(facts, clock.now());
        },
    };
}
function encodeBody(method, request) {
    if (method === "GET")
        return undefined;
    const body = Buffer.isBuffer(request) ? request : Buffer.from(JSON.stringify(request), "utf8");
    if (body.length > body_limit/* BODY_LIMIT_BYTES */.T) {
        throw new errors/* InputError */.dz([
            `The request body is ${body.length} bytes, and the service takes ${body_limit/* BODY_LIMIT_BYTES */.T} at most; nothing was sent.`,
        ]);
    }
    return body;
}
function endpointUrl(apiUrl, endpoint, request) {
    const url = new URL(apiUrl.href.replace(/\/+$/, "") + endpoint.path);
    if (endpoint.method === "GET" && typeof request === "object" && request !== null) {
        for (const [name, value] of Object.entries(request))
            url.searchParams.set(name, String(value));
    }
    return url;
}
function requestHeaders(options, body) {
    return {
        ...options.credentials,
        accept: "application/json, text/plain",
        // Nothing here unpacks an answer, and without this header any packing would be fair.
        "accept-encoding": "identity",
        "user-agent": options.userAgent,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
}

;// CONCATENATED MODULE: ./lib/src/api/service.js


/** Silence for so long, in milliseconds, is worth another attempt. */
const CONNECT_MS = 10_000;
/**
 * A client with a connection of its own, until the run is over.
 * @throws InputError when a proxy variable cannot be used.
 */
function openService(options) {
    const { apiUrl, environment, over } = options;
    const connection = (0,api_connection/* openConnection */.J)({ url: apiUrl, environment, connectTimeoutMs: CONNECT_MS, over });
    return createClient({ ...options, connection });
}


/***/ })

};
