export const id = 12;
export const ids = [12];
export const modules = {

/***/ 3079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ BODY_LIMIT_BYTES)
/* harmony export */ });
/** The service refuses a larger request body, in UTF-8 bytes (the service's document, "Limits"). */
const BODY_LIMIT_BYTES = 20 * 1024 * 1024;


/***/ }),

/***/ 5012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openService: () => (/* binding */ openService)
});

// EXTERNAL MODULE: ./lib/src/duration.js
var duration = __webpack_require__(3300);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
;// CONCATENATED MODULE: ./lib/src/api/retry.js
/** At most this many attempts a call, with these pauses between them, in milliseconds. */
const PAUSES_MS = [500, 1000, 2000];
/** Each pause varies by this share, so that thousands of steps do not come back at the same moment. */
const JITTER = 0.25;
/** A call is over after this many times the timeout of one attempt. */
const BUDGET_IN_ATTEMPTS = 3;
function budgetMs(requestTimeoutMs) {
    return BUDGET_IN_ATTEMPTS * requestTimeoutMs;
}
const TRANSIENT_STATUSES = new Set([408, 425, 429]);
/** Statuses after which asking again later may help. */
function isTransientStatus(status) {
    return status >= 500 || TRANSIENT_STATUSES.has(status);
}
function mayRepeat(repeat, failure) {
    switch (repeat) {
        case "never":
            return false;
        case "always":
            return failure.kind === "status" ? isTransientStatus(failure.status) : !failure.permanent;
        case "unsent":
            return failure.kind === "status" ? failure.status === 429 : failure.unsent && !failure.permanent;
    }
}
/**
 * Milliseconds to wait before the next attempt, or undefined when there is none.
 * A `Retry-After` is obeyed to the letter; one that ends after the budget ends the call at once.
 */
function pauseBeforeRetry(failure, state) {
    const backoffMs = PAUSES_MS[state.attempt - 1];
    if (backoffMs === undefined || !mayRepeat(state.repeat, failure))
        return undefined;
    const varied = backoffMs * (1 + JITTER * (2 * state.random() - 1));
    const asked = failure.kind === "status" ? failure.retryAfterMs : undefined;
    const pauseMs = Math.max(varied, asked ?? 0);
    return state.elapsedMs + pauseMs < state.budgetMs ? pauseMs : undefined;
}
/** The three forms of an HTTP date begin with a weekday; Date.parse would also take "-5" or "soon 5". */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;
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
    if (!HTTP_DATE.test(text))
        return undefined;
    // The oldest form names no zone, and means the same one as the others.
    const date = Date.parse(/ GMT$/i.test(text) ? text : `${text} GMT`);
    return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}

;// CONCATENATED MODULE: ./lib/src/api/server-text.js
const SHOWN_CHARACTERS = 300;
/** Enough to find a message in; a page can be much longer. */
const READ_CHARACTERS = 100_000;
/**
 * The service's own words for a log line: text, the message of a JSON error, or an HTML page without its tags;
 * on one line, without control characters, 300 characters at most.
 * The secret is hidden before anything is cut, or a part of it could stay.
 */
function serverText(body, secret = "") {
    const start = body.slice(0, READ_CHARACTERS);
    const words = messageInJson(start) ?? (/^\s*</.test(start) ? withoutTags(start) : start);
    const line = hide(words, secret)
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1).toWellFormed()}\u2026` : line;
}
/** Also as a JSON text holds it: written into JSON again, it would be escaped twice and not be recognised. */
function hide(words, secret) {
    if (secret === "")
        return words;
    return words.replaceAll(secret, "***").replaceAll(JSON.stringify(secret).slice(1, -1), "***");
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
function answerError({ endpoint, answer, attempts, secret }, nowMs) {
    const { status } = answer;
    const words = serverText(answer.body, secret);
    const requestId = requestIdOf(answer, secret);
    const retryAfterMs = parseRetryAfter(answer.header("retry-after"), nowMs);
    const facts = {
        endpoint: endpoint.name,
        status,
        serverText: words,
        attempts,
        ambiguous: status === 408 || status >= 500,
        transient: isTransientStatus(status),
        ...(requestId === undefined ? {} : { requestId }),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
    const said = words === "" ? "an empty body" : `"${words}"`;
    const message = `${endpoint.name} was answered with status ${status}: ${said}${circumstances(attempts, requestId)}.`;
    return new errors/* ApiError */.hD(kindOf(status), message, facts, {
        details: hintsFor(status, retryAfterMs, secret !== ""),
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
function unreadableError({ endpoint, answer, attempts, secret }, problem) {
    const requestId = requestIdOf(answer, secret);
    const facts = {
        endpoint: endpoint.name,
        status: answer.status,
        serverText: serverText(answer.body, secret),
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
    return isTransientStatus(status) ? "unavailable" : "rejected";
}
/** In brackets: how often it was tried, and by which id the service's operators find the request. */
function circumstances(attempts, requestId) {
    const parts = [
        ...(attempts === 1 ? [] : [`tried ${attempts} times`]),
        ...(requestId === undefined ? [] : [`request id ${requestId}`]),
    ];
    return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
function requestIdOf(answer, secret) {
    const text = serverText(answer.header("x-request-id") ?? "", secret);
    return text === "" ? undefined : text;
}
function hintsFor(status, retryAfterMs, withToken) {
    if (status === 401 || status === 403) {
        if (!withToken) {
            return [
                "No token was sent: the service knows a fork's run by its number, as long as the run goes on and for the head commit that it runs on.",
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
        return [`The service could not take the request now. Run the job again ${when}.`];
    }
    return [];
}

// EXTERNAL MODULE: ./lib/src/api/body-limit.js
var body_limit = __webpack_require__(3079);
// EXTERNAL MODULE: ./node_modules/undici/lib/api/api-request.js
var api_request = __webpack_require__(4043);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/agent.js
var agent = __webpack_require__(7405);
// EXTERNAL MODULE: ./lib/src/api/loopback.js
var loopback = __webpack_require__(7824);
// EXTERNAL MODULE: ./lib/src/environment.js
var src_environment = __webpack_require__(3787);
;// CONCATENATED MODULE: ./lib/src/api/proxy.js


/** The first one that holds a text counts; lower case wins, as everywhere. */
const PROXY_VARIABLES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];
const EXCEPTION_VARIABLES = ["no_proxy", "NO_PROXY"];
/** The proxy that the environment names for an address, or undefined when it is reached directly. */
function proxyFor(url, environment) {
    const name = PROXY_VARIABLES.find((variable) => (0,src_environment/* textIn */.r)(environment, variable) !== undefined);
    if (name === undefined || isException(url, environment))
        return undefined;
    const text = (0,src_environment/* textIn */.r)(environment, name) ?? "";
    const proxy = URL.canParse(text) ? new URL(text) : undefined;
    if (proxy?.protocol === "http:" || proxy?.protocol === "https:")
        return proxy;
    // The text itself may hold a password, so it is not shown.
    throw new errors/* InputError */.dz([`The variable ${name} of the environment is not the address of an HTTP proxy.`], {
        details: [`Write it with its scheme, for example ${name}=http://proxy.example:3128.`],
    });
}
function isException(url, environment) {
    const name = EXCEPTION_VARIABLES.find((variable) => (0,src_environment/* textIn */.r)(environment, variable) !== undefined);
    const text = name === undefined ? undefined : (0,src_environment/* textIn */.r)(environment, name);
    const entries = text?.toLowerCase().split(/[\s,]+/) ?? [];
    return entries.some((entry) => covers(entry, url));
}
/** `*`, `host`, `.host` or `*.host` (both with all below it), each with an optional port. */
function covers(entry, url) {
    if (entry === "*")
        return true;
    const [, pattern = "", port] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? [];
    const host = pattern.replace(/^\*?\./, "");
    if (host === "" || (port !== undefined && port !== portOf(url)))
        return false;
    return url.hostname === host || url.hostname.endsWith(`.${host}`);
}
function portOf({ port, protocol }) {
    if (port !== "")
        return port;
    return protocol === "https:" ? "443" : "80";
}

;// CONCATENATED MODULE: ./lib/src/api/connection.js
// By their files: the package's main file also loads fetch, WebSocket and mocks, a sixth of a step's whole time.




/**
 * The way to the service. Proxy variables are honoured here; certificates of NODE_EXTRA_CA_CERTS by Node itself,
 * as long as nothing replaces its default trust.
 * @throws InputError when a proxy variable cannot be used.
 */
async function createDispatcher({ apiUrl, environment, connectTimeoutMs, }) {
    const connect = { timeout: connectTimeoutMs };
    // Time limits are the client's: undici's own ones are about a second coarse.
    const limits = { headersTimeout: 0, bodyTimeout: 0 };
    const proxy = (0,loopback/* isLoopback */.U)(apiUrl) ? undefined : proxyFor(apiUrl, environment);
    if (proxy === undefined)
        return new agent({ ...limits, connect });
    const { ProxyAgent } = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 4371, 19));
    return new ProxyAgent({ ...limits, uri: proxy.href, proxyTls: connect, requestTls: connect });
}
/** A reply longer than this is cut off: no record of this API comes near it. */
const REPLY_LIMIT_BYTES = 64 * 1024 * 1024;
/** One request and its whole answer. Redirects are not followed: the token would go along. */
async function exchange(dispatcher, { method, url, headers, body, signal, statusSuffices }) {
    const path = `${url.pathname}${url.search}`;
    const options = { origin: url.origin, path, method, headers, body: body ?? null, signal };
    const reply = await api_request.call(dispatcher, options);
    const head = {
        status: reply.statusCode,
        header(name) {
            const value = reply.headers[name];
            return Array.isArray(value) ? value[0] : value;
        },
    };
    if (statusSuffices && isSuccess(head)) {
        // Not waited for: a body that breaks off or never ends must not turn a success into a failure.
        void reply.body.dump().catch(() => { });
        return { ...head, body: "", cutOff: false };
    }
    return { ...head, ...(await readBody(reply.body)) };
}
function isSuccess({ status }) {
    return status >= 200 && status < 300;
}
async function readBody(stream) {
    const chunks = [];
    let size = 0;
    for await (const chunk of stream) {
        chunks.push(chunk);
        size += chunk.length;
        if (size > REPLY_LIMIT_BYTES)
            break;
    }
    // The decoder also takes off a byte order mark, which no JSON parser likes.
    return { body: new TextDecoder().decode(Buffer.concat(chunks)), cutOff: size > REPLY_LIMIT_BYTES };
}

;// CONCATENATED MODULE: ./lib/src/api/no-answer.js

/** Codes of failures that happen before a byte of the request left: the service has not seen it. */
const UNSENT_CODES = new Set([
    "ECONNREFUSED",
    "ENOTFOUND",
    "EAI_AGAIN",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "EHOSTDOWN",
    "ENETDOWN",
    "UND_ERR_CONNECT_TIMEOUT",
]);
/** Sorts a thrown network failure by what it says of the request. */
function describeNoAnswer(error, timedOutAfter) {
    if (timedOutAfter !== undefined) {
        return { unsent: false, permanent: false, reason: `no complete answer within ${timedOutAfter}` };
    }
    const [code, reason] = codeAndReason(error);
    if (isCertificateCode(code)) {
        return { unsent: true, permanent: true, ...certificateInWords(code) };
    }
    if (code === "UND_ERR_ABORTED" && reason.includes("Proxy response")) {
        return {
            unsent: true,
            permanent: true,
            reason,
            hint: "The proxy refused the connection. Check HTTPS_PROXY and NO_PROXY.",
        };
    }
    return {
        unsent: UNSENT_CODES.has(code),
        permanent: false,
        reason: code === "" ? reason : `${reason} (${code})`,
    };
}
function codeAndReason(error) {
    // A host with several addresses fails with one error that holds the others.
    const first = error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;
    const code = first instanceof Error && "code" in first && typeof first.code === "string" ? first.code : "";
    const reason = (0,errors/* messageOf */.bD)(first).replaceAll(`${code}: `, "");
    return [code, reason === "" ? "the connection failed" : reason];
}
function isCertificateCode(code) {
    return /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ERR_TLS/.test(code) || code === NAME_BEHIND_PROXY;
}
/** What undici makes of ERR_TLS_CERT_ALTNAME_INVALID behind a proxy. */
const NAME_BEHIND_PROXY = "UND_ERR_PRX_TLS";
/** A root certificate helps against mistrust only. */
function certificateInWords(code) {
    if (code === "ERR_TLS_CERT_ALTNAME_INVALID" || code === NAME_BEHIND_PROXY) {
        return {
            reason: `the certificate is for another host (${code})`,
            hint: "Check that api-url is the service's own address.",
        };
    }
    if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID") {
        return { reason: `the certificate is out of date (${code})`, hint: "Check the clock of the runner." };
    }
    return {
        reason: `the certificate is not trusted (${code})`,
        hint: "Behind a company proxy, set NODE_EXTRA_CA_CERTS to a file with its root certificate for this step.",
    };
}

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








/** Node's timers take no longer time. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function createClient(options) {
    const { clock, random } = options;
    const secret = options.credentials["x-api-token"] ?? "";
    return {
        async call(endpoint, request, { signal = options.signal, withinMs = Number.POSITIVE_INFINITY } = {}) {
            const body = encodeBody(endpoint.method, request);
            const url = endpointUrl(options.apiUrl, endpoint, request);
            const budget = Math.min(budgetMs(options.requestTimeoutMs), withinMs);
            const startedAt = clock.now();
            const readReply = replyReader(endpoint);
            for (let attempt = 1;; attempt += 1) {
                const leftMs = budget - (clock.now() - startedAt);
                const outcome = await attemptOnce(endpoint, url, body, attempt, leftMs, signal);
                if (outcome.kind === "answer" && isSuccess(outcome.answer))
                    return readReply({ endpoint, answer: outcome.answer, attempts: attempt, secret });
                const pauseMs = pauseBeforeRetry(failureOf(outcome, clock.now()), {
                    repeat: endpoint.repeat,
                    attempt,
                    elapsedMs: clock.now() - startedAt,
                    budgetMs: budget,
                    random,
                });
                if (pauseMs === undefined) {
                    throw outcome.kind === "answer"
                        ? answerError({ endpoint, answer: outcome.answer, attempts: attempt, secret }, clock.now())
                        : noAnswerError(endpoint, options.apiUrl, outcome.why, attempt);
                }
                await sleepOrAbort(clock, pauseMs, signal);
            }
        },
    };
    async function attemptOnce(endpoint, url, body, attempt, leftMs, signal) {
        const timeoutMs = Math.max(1, Math.min(options.requestTimeoutMs, leftMs, LONGEST_TIMER_MS));
        const timer = new AbortController();
        const timeout = setTimeout(() => timer.abort(), timeoutMs);
        const startedAt = clock.now();
        const log = (result) => options.debug(`${endpoint.method} ${endpoint.path}: ${result} in ${Math.round(clock.now() - startedAt)} ms (attempt ${attempt})`);
        try {
            if (signal.aborted)
                throw new errors/* AbortedError */.oM();
            const answer = await exchange(options.dispatcher, {
                method: endpoint.method,
                url,
                headers: requestHeaders(options, body),
                body,
                signal: AbortSignal.any([signal, timer.signal]),
                statusSuffices: endpoint.reading.as === "nothing",
            });
            log(`${answer.status}`);
            return { kind: "answer", answer };
        }
        catch (error) {
            if (signal.aborted)
                throw new errors/* AbortedError */.oM();
            const why = describeNoAnswer(error, timer.signal.aborted ? (0,duration/* formatDuration */.a3)(timeoutMs) : undefined);
            log(why.reason);
            return { kind: "no-answer", why };
        }
        finally {
            clearTimeout(timeout);
        }
    }
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
function failureOf(attempt, nowMs) {
    return attempt.kind === "answer"
        ? {
            kind: "status",
            status: attempt.answer.status,
            retryAfterMs: parseRetryAfter(attempt.answer.header("retry-after"), nowMs),
        }
        : { kind: "no-answer", ...attempt.why };
}
async function sleepOrAbort(clock, ms, signal) {
    try {
        await clock.sleep(ms, signal);
    }
    catch (error) {
        if (signal.aborted)
            throw new errors/* AbortedError */.oM();
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/src/api/service.js


const LONGEST_CONNECT_MS = 10_000;
/**
 * A client with a connection of its own.
 * @throws InputError when a proxy variable cannot be used.
 */
async function openService(options) {
    const { apiUrl, environment, requestTimeoutMs } = options;
    // Clearly before the attempt's own end, so that a request which was never sent is known as such.
    const connectTimeoutMs = Math.min(LONGEST_CONNECT_MS, requestTimeoutMs / 2);
    const dispatcher = await createDispatcher({ apiUrl, environment, connectTimeoutMs });
    return { client: createClient({ ...options, dispatcher }), close: () => dispatcher.destroy() };
}


/***/ })

};
