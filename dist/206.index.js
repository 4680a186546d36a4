export const id = 206;
export const ids = [206,3032,4555];
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
/* harmony import */ var _http_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5601);



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
        transient: (0,_http_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isTransientStatus */ .D)(status),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
    const text = facts.serverText === "" ? "an empty body" : `"${facts.serverText}"`;
    const message = `${endpoint} was answered with status ${status}: ${text}${circumstances(attempts, facts.requestId)}.`;
    return new ApiError(kindOf(status), message, facts, { details: hintsFor(status, retryAfterMs, withToken) });
}
function noAnswerError(endpoint, apiUrl, why, attempts) {
    const facts = { endpoint, attempts, ambiguous: !why.unsent, transient: !why.permanent };
    const message = `${endpoint} got no answer from ${apiUrl.host}: ${why.reason}${circumstances(attempts)}.`;
    return new ApiError("unavailable", message, facts, { details: why.hint === undefined ? [] : [why.hint] });
}
/** The error for a 2xx read that does not fit what the endpoint should answer. */
function unreadableError(given, problem) {
    const facts = { ...factsOf(given), ambiguous: false, transient: true };
    const message = `The reply of ${given.endpoint} could not be read: ${problem}${circumstances(1, facts.requestId)}.`;
    return new ApiError("response", message, facts, {
        details: [
            `It began with: ${facts.serverText || "(nothing)"}`,
            "Check that api-url is the service's own address with its version, and not a page of a proxy.",
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
    return (0,_http_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isTransientStatus */ .D)(status) ? "unavailable" : "rejected";
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
        return ["Redirects are not followed, so that the token stays where it was sent. Check api-url."];
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

/***/ 4555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openConnection: () => (/* binding */ openConnection)
});

// EXTERNAL MODULE: ./node_modules/undici/lib/api/api-request.js
var api_request = __webpack_require__(4043);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/client.js
var dispatcher_client = __webpack_require__(3701);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
// EXTERNAL MODULE: ./lib/src/service/http/failure.js
var failure = __webpack_require__(7489);
// EXTERNAL MODULE: ./lib/src/service/http/proxy.js
var http_proxy = __webpack_require__(2075);
;// CONCATENATED MODULE: ./lib/src/service/http/connect.js





/**
 * A connection to the server that a request can be sent over: encrypted where the address says so, through the proxy
 * where there is one. Of an attempt that fails nothing stays open. `entered` hears of each stage.
 * @throws NotConnectedError, or the reason of the signal.
 */
async function connect({ url, proxy, timeoutMs, lookup }, signal, entered = () => { }) {
    const opened = [];
    let stage = failure/* STAGES */.an.server;
    try {
        return await withinTime(timeoutMs, [signal], async (stop) => {
            const enter = (next) => {
                stop.throwIfAborted();
                stage = next;
                entered(next);
            };
            const reach = async (next, to) => {
                enter(next);
                const socket = keep((0,external_node_net_.connect)({ host: hostOf(to), port: (0,http_proxy/* portOf */.HM)(to), ...(lookup && { lookup }) }));
                socket.setNoDelay(true);
                return until(socket, "connect");
            };
            const encrypt = async (next, over, to) => {
                enter(next);
                const host = hostOf(to);
                // An address is no name that TLS could ask for.
                const servername = (0,external_node_net_.isIP)(host) === 0 ? host : "";
                const options = { socket: over, host, servername, ALPNProtocols: ["http/1.1"] };
                return until(keep((0,external_node_tls_.connect)(options)), "secureConnect");
            };
            let socket = await reach(proxy === undefined ? failure/* STAGES */.an.server : failure/* STAGES */.an.proxy, proxy ?? url);
            if (proxy !== undefined) {
                if (proxy.protocol === "https:")
                    socket = await encrypt(failure/* STAGES */.an.proxyTls, socket, proxy);
                enter(failure/* STAGES */.an.tunnel);
                await openTunnel(socket, proxy, `${url.hostname}:${(0,http_proxy/* portOf */.HM)(url)}`);
            }
            if (url.protocol !== "https:")
                return socket;
            return encrypt(proxy === undefined ? failure/* STAGES */.an.serverTls : failure/* STAGES */.an.tunnelledTls, socket, url);
        });
    }
    catch (error) {
        for (const socket of opened)
            socket.destroy();
        if (signal.aborted)
            throw error;
        throw new failure/* NotConnectedError */.Xb(error, stage);
    }
    function keep(socket) {
        opened.push(socket);
        return socket;
    }
}
/** The socket once it is ready. Its errors stay heard: between its owners nobody else does. */
function until(socket, ready) {
    return new Promise((resolve, reject) => {
        socket.once(ready, () => resolve(socket));
        socket.on("error", reject);
        socket.once("close", () => reject(new Error("the connection was closed")));
    });
}
/** Asks the proxy at the other end of a socket for a way to `authority`: from then on the socket leads there. */
function openTunnel(socket, proxy, authority) {
    return new Promise((resolve, reject) => {
        const asked = (0,external_node_http_.request)({
            method: "CONNECT",
            path: authority,
            headers: { host: authority, ...proxyAuthorization(proxy) },
            createConnection: () => socket,
        });
        asked.once("connect", ({ statusCode = 0 }, _socket, head) => {
            if (statusCode < 200 || statusCode >= 300)
                return reject(new failure/* ProxyRefusal */.fR(statusCode, authority));
            if (head.length > 0)
                socket.unshift(head);
            resolve();
        });
        asked.on("error", reject);
        asked.end();
    });
}
function proxyAuthorization({ username, password }) {
    if (username === "" && password === "")
        return {};
    const pair = `${decoded(username)}:${decoded(password)}`;
    return { "proxy-authorization": `Basic ${Buffer.from(pair, "utf8").toString("base64")}` };
}
/** A percent sign that begins no code stands for itself. */
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function hostOf({ hostname }) {
    return hostname.replace(/^\[|\]$/g, "");
}
/** Node's timers take no longer time. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/**
 * Ends with the work, when its time is over, or with one of the signals, whichever comes first. The work is told to let
 * go of what it holds by a signal of its own, and nobody waits for it to listen.
 * @throws TimeOverError, or the reason of the signal.
 */
function withinTime(ms, signals, work) {
    return new Promise((resolve, reject) => {
        for (const signal of signals)
            signal.throwIfAborted();
        const stop = new AbortController();
        const end = (reason) => {
            letGo();
            stop.abort(reason);
            reject(reason);
        };
        // On a busy machine a timer is looked at before what has arrived; that counts first.
        const overdue = () => void setImmediate(() => end(new failure/* TimeOverError */.YD(ms)));
        const timer = setTimeout(overdue, Math.max(1, Math.min(ms, LONGEST_TIMER_MS)));
        const listeners = signals.map((signal) => ({ signal, listener: () => end(signal.reason) }));
        const letGo = () => {
            clearTimeout(timer);
            for (const { signal, listener } of listeners)
                signal.removeEventListener("abort", listener);
        };
        for (const { signal, listener } of listeners)
            signal.addEventListener("abort", listener);
        work(stop.signal).finally(letGo).then(resolve, reject);
    });
}

;// CONCATENATED MODULE: ./lib/src/service/http/interim-reply.js
/** A whole interim reply of HTTP/1; 101, which changes the protocol, is none. */
const INTERIM = /^HTTP\/1\.[01] 1(?!01)\d\d(?: [^\r\n]*)?\r\n(?:[^\r\n]+\r\n)*\r\n/;
const BEGINNING = "HTTP/1.x 1";
const END_OF_HEAD = "\r\n\r\n";
/** Far more than a server has to say in one. */
const LONGEST_BYTES = 8192;
/**
 * Takes interim replies off what a socket reads before each reply. A client has to ignore them, asked for or not
 * (RFC 9110, section 15.2), and undici ends the connection on a 100.
 */
function passOverInterimReplies(socket) {
    const { write, read } = socket;
    let held = Buffer.alloc(0);
    let atStart = true;
    return Object.assign(socket, {
        write(...parts) {
            // A request: what comes next is the start of its reply.
            atStart = true;
            return write.apply(socket, parts);
        },
        read(size) {
            const chunk = read.call(socket, size);
            if (!atStart || !Buffer.isBuffer(chunk))
                return chunk;
            held = withoutInterimReplies(Buffer.concat([held, chunk]));
            if (held.length === 0 || mayBecomeInterim(held))
                return null;
            const rest = held;
            held = Buffer.alloc(0);
            atStart = false;
            return rest;
        },
    });
}
function withoutInterimReplies(bytes) {
    let rest = bytes;
    for (;;) {
        const found = INTERIM.exec(rest.toString("latin1", 0, LONGEST_BYTES));
        if (found === null)
            return rest;
        rest = rest.subarray(found[0].length);
    }
}
function mayBecomeInterim(bytes) {
    const text = bytes.toString("latin1", 0, LONGEST_BYTES);
    if (text.length === LONGEST_BYTES || text.includes(END_OF_HEAD))
        return false;
    const start = text.slice(0, BEGINNING.length).replace(/^(HTTP\/1\.)[01]/, "$1x");
    return BEGINNING.startsWith(start);
}

// EXTERNAL MODULE: ./lib/src/service/http/status.js
var http_status = __webpack_require__(5601);
;// CONCATENATED MODULE: ./lib/src/service/http/connection.js







/** A reply longer than this is cut off: no record of this API comes near it. */
const REPLY_LIMIT_BYTES = 64 * 1024 * 1024;
/** An idle connection is kept for a next read that follows at once; later the server may be about to close it. */
const IDLE_MS = 4000;
/**
 * The way to a server. Proxy variables are honoured here; certificates of NODE_EXTRA_CA_CERTS by Node itself,
 * as long as nothing replaces its default trust.
 * @throws InputError when a proxy variable cannot be used.
 */
function openConnection(options) {
    const { url, environment, connectTimeoutMs, over } = options;
    const route = { url, proxy: (0,http_proxy/* proxyFor */.iJ)(url, environment), timeoutMs: connectTimeoutMs };
    const idle = [];
    over.addEventListener("abort", () => idle.splice(0).forEach(hangUp), { once: true });
    return {
        /**
         * One request and its whole answer. Redirects are not followed: the token would go along.
         * @throws NotConnectedError when nothing of it was sent, TimeOverError, the reason of a signal, or an error of HTTP.
         */
        async exchange(exchange) {
            const { timeoutMs, signal, statusSuffices } = exchange;
            // A write never goes over a used connection: where the server closes it just then, nobody knows what was done.
            const line = (statusSuffices ? undefined : idle.pop()) ?? openLine(route, over);
            try {
                const answer = await withinTime(timeoutMs, [signal, over], (stop) => {
                    line.stop = stop;
                    return send(exchange, line.client, stop);
                });
                if (statusSuffices || answer.cutOff)
                    hangUp(line);
                else
                    idle.push(line);
                return answer;
            }
            catch (error) {
                hangUp(line);
                const { stage } = line;
                if (stage === undefined || signal.aborted || over.aborted)
                    throw error;
                throw error instanceof failure/* NotConnectedError */.Xb ? error : new failure/* NotConnectedError */.Xb(error, stage);
            }
        },
    };
}
function openLine(route, stop) {
    const client = new dispatcher_client(route.url.origin, {
        // Time limits are those of the exchange: undici's own ones are about a second coarse.
        headersTimeout: 0,
        bodyTimeout: 0,
        keepAliveTimeout: IDLE_MS,
        connect(_server, made) {
            const entered = (stage) => {
                line.stage = stage;
            };
            const connected = (socket) => {
                const { stage } = line;
                // Until undici has its parser ready, nobody hears that the socket closes; nothing is sent before either.
                const lost = () => {
                    line.stage = stage;
                    client.destroy(new Error("the connection was closed")).catch(() => { });
                };
                socket.once("close", lost);
                client.once("connect", () => socket.off("close", lost));
                line.stage = undefined;
                made(null, passOverInterimReplies(socket));
            };
            connect(route, line.stop, entered).then(connected, (error) => made(error, null));
        },
    });
    const line = { client, stop, stage: failure/* STAGES */.an.server };
    return line;
}
/** What was under way fails with it, and has been told by its exchange. */
function hangUp({ client }) {
    client.destroy().catch(() => { });
}
async function send({ method, url, headers, body, statusSuffices }, client, signal) {
    const path = `${url.pathname}${url.search}`;
    const options = { origin: url.origin, path, method, headers, body: body ?? null, signal };
    const reply = await api_request.call(client, options);
    const head = {
        status: reply.statusCode,
        header(name) {
            const value = reply.headers[name];
            return Array.isArray(value) ? value[0] : value;
        },
    };
    if (statusSuffices && (0,http_status/* isSuccess */.o)(head)) {
        // Not waited for: a body that breaks off or never ends must not turn a success into a failure.
        void reply.body.dump().catch(() => { });
        return { ...head, body: "", cutOff: false };
    }
    return { ...head, ...(await readBody(reply.body)) };
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


/***/ }),

/***/ 7489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ describeFailure),
/* harmony export */   Xb: () => (/* binding */ NotConnectedError),
/* harmony export */   YD: () => (/* binding */ TimeOverError),
/* harmony export */   an: () => (/* binding */ STAGES),
/* harmony export */   fR: () => (/* binding */ ProxyRefusal)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5601);



class TimeOverError extends Error {
    ms;
    constructor(ms) {
        super(`it took longer than ${ms} ms`);
        this.name = new.target.name;
        this.ms = ms;
    }
}
/** How far an attempt to connect has come. `peer`: who is to be reached and trusted; `step`: what is waited for. */
const STAGES = {
    proxy: { peer: "proxy", proxied: true, step: "the connection to the proxy" },
    proxyTls: { peer: "proxy", proxied: true, step: "the TLS handshake with the proxy" },
    tunnel: { peer: "proxy", proxied: true, step: "the proxy's answer to CONNECT" },
    server: { peer: "server", proxied: false, step: "the connection" },
    serverTls: { peer: "server", proxied: false, step: "the TLS handshake" },
    tunnelledTls: { peer: "server", proxied: true, step: "the TLS handshake through the proxy" },
};
/** There was no connection, so nothing of the request has left. */
class NotConnectedError extends Error {
    stage;
    constructor(cause, stage = STAGES.server) {
        const message = cause instanceof TimeOverError
            ? `no connection within ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(cause.ms)}, waiting for ${stage.step}`
            : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause);
        super(message, { cause });
        this.name = new.target.name;
        this.stage = stage;
    }
}
/** A proxy answered that it opens no way. */
class ProxyRefusal extends Error {
    status;
    constructor(status, authority) {
        super(`Proxy response (${status}) to CONNECT ${authority}`);
        this.name = new.target.name;
        this.status = status;
    }
}
/** Sorts what an exchange failed with by what it says of the request. */
function describeFailure(error) {
    if (error instanceof NotConnectedError)
        return { unsent: true, ...describeNoConnection(error) };
    return { unsent: false, permanent: false, reason: describeBreak(error) };
}
/** By the network, and by undici where a server ends its side. */
const BROKEN_OFF = new Set(["ECONNRESET", "UND_ERR_SOCKET"]);
function describeBreak(error) {
    if (error instanceof TimeOverError)
        return `no complete answer within ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(error.ms)}`;
    const { code, reason } = codeAndReason(error);
    return withCode(BROKEN_OFF.has(code) ? "the connection broke off before the answer was complete" : reason, code);
}
function describeNoConnection(error) {
    const { cause, stage, message } = error;
    if (cause instanceof ProxyRefusal) {
        return {
            // What says that it cannot now may do so later.
            permanent: !(0,_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isTransientStatus */ .D)(cause.status),
            reason: message,
            hint: "The proxy refused the connection. Check HTTPS_PROXY and NO_PROXY.",
        };
    }
    const { code, reason } = codeAndReason(cause);
    if (isCertificateCode(code))
        return { permanent: true, ...describeCertificate(code, stage) };
    return {
        permanent: false,
        reason: cause instanceof TimeOverError ? message : withCode(reason, code),
        ...(stage.proxied && { hint: "The way leads through a proxy. Check HTTPS_PROXY and NO_PROXY." }),
    };
}
function withCode(reason, code) {
    return code === "" ? reason : `${reason} (${code})`;
}
function codeAndReason(error) {
    // A host with several addresses fails with one error that holds the others.
    if (error instanceof AggregateError && error.errors.length > 0)
        return codeAndReason(error.errors[0]);
    const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
    return { code, reason: (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error).replaceAll(`${code}: `, "") || "the connection failed" };
}
function isCertificateCode(code) {
    return /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ERR_TLS/.test(code);
}
/** A root certificate helps against mistrust only. */
function describeCertificate(code, { peer }) {
    const whose = peer === "proxy" ? "the proxy's certificate" : "the certificate";
    if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
        const address = peer === "proxy" ? "HTTPS_PROXY is the proxy's own address" : "api-url is the service's own address";
        return { reason: `${whose} is for another host (${code})`, hint: `Check that ${address}.` };
    }
    if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID") {
        return { reason: `${whose} is out of date (${code})`, hint: "Check the clock of the runner." };
    }
    return {
        reason: `${whose} is not trusted (${code})`,
        hint: "Behind a company proxy, set NODE_EXTRA_CA_CERTS to a file with its root certificate for this step.",
    };
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
/* harmony import */ var _http_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7489);
/* harmony import */ var _http_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5601);



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
        const retryAfterMs = parseRetryAfter(answer.header("retry-after"), clock.now());
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


/***/ }),

/***/ 206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openService: () => (/* binding */ openService)
});

// UNUSED EXPORTS: createService

// EXTERNAL MODULE: ./lib/src/service/http/connection.js + 2 modules
var http_connection = __webpack_require__(4555);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/service/errors.js
var service_errors = __webpack_require__(3127);
// EXTERNAL MODULE: ./lib/src/service/http/status.js
var http_status = __webpack_require__(5601);
// EXTERNAL MODULE: ./lib/src/service/retry.js
var retry = __webpack_require__(3032);
;// CONCATENATED MODULE: ./lib/src/service/v1/client.js




/** The service refuses a larger request body, in UTF-8 bytes (the service's document, "Limits"). */
const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
function createClient(options) {
    const { apiUrl, requestTimeoutMs, debug, hide } = options;
    const withToken = "x-api-token" in options.credentials;
    return {
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
        json = JSON.parse(body);
    }
    catch {
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
    return createService(createClient({ ...options, connection }));
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
function createService(client) {
    return {
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


/***/ })

};
