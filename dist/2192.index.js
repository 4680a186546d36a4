export const id = 2192;
export const ids = [2192,2141];
export const modules = {

/***/ 8840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ openConnection)
});

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: ./node_modules/undici/lib/api/api-request.js
var api_request = __webpack_require__(4043);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/client.js
var dispatcher_client = __webpack_require__(3701);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
// EXTERNAL MODULE: ./lib/src/service/http/failure.js
var failure = __webpack_require__(7489);
// EXTERNAL MODULE: ./lib/src/service/http/proxy.js
var http_proxy = __webpack_require__(2075);
;// CONCATENATED MODULE: ./lib/src/service/http/interim-reply.js
/** Pattern of an interim HTTP/1 reply (status 1xx). Status 101 is excluded, because it changes the protocol. */
const INTERIM = /^HTTP\/1\.[01] 1(?!01)\d\d(?: [^\r\n]*)?\r\n(?:[^\r\n]+\r\n)*\r\n/;
const BEGINNING = "HTTP/1.x 1";
const END_OF_HEAD = "\r\n\r\n";
const LONGEST_BYTES = 8192;
/**
 * Removes interim replies (RFC 9110, section 15.2) from the data of a socket, because undici closes the connection
 * after a 100.
 */
function skipInterimRepliesOfSocket(socket) {
    const { write, read } = socket;
    let pending = Buffer.alloc(0);
    let atStart = true;
    return Object.assign(socket, {
        write(...parts) {
            atStart = true;
            return write.apply(socket, parts);
        },
        read(size) {
            const chunk = read.call(socket, size);
            if (!atStart || !Buffer.isBuffer(chunk))
                return chunk;
            pending = removeInterimReplyBytes(Buffer.concat([pending, chunk]));
            if (pending.length === 0 || mayBecomeInterim(pending))
                return null;
            const rest = pending;
            pending = Buffer.alloc(0);
            atStart = false;
            return rest;
        },
    });
}
function removeInterimReplyBytes(bytes) {
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

;// CONCATENATED MODULE: ./lib/src/service/http/tunnel.js


/** Maximum bytes of the reply to CONNECT and the interim replies before it. */
const tunnel_LONGEST_BYTES = 64 * 1024;
const STATUS_LINE = /^HTTP\/1\.[01] (\d{3})(?: [^\r\n]*)?\r\n/;
const START = "HTTP/1.";
const tunnel_END_OF_HEAD = "\r\n\r\n";
const NO_REPLY = "the proxy's answer to CONNECT is not HTTP/1.1, or is too long";
/**
 * Opens a tunnel through a proxy. Node's own client mistakes an interim reply for the final one. @throws
 * ProxyRefusalError, Error
 */
async function openTunnel(socket, proxy, authority) {
    const head = [`CONNECT ${authority} HTTP/1.1`, `Host: ${authority}`, ...proxyAuthorization(proxy)];
    socket.write(`${head.join("\r\n")}${tunnel_END_OF_HEAD}`, "latin1");
    const status = await readStatus(socket);
    if (status < 200 || status >= 300)
        throw new failure/* ProxyRefusalError */.PR(status, authority);
}
/** Reads the status of the final reply. A successful reply to CONNECT has no body (RFC 9110, section 9.3.6). */
function readStatus(socket) {
    return new Promise((resolve, reject) => {
        let pending = Buffer.alloc(0);
        let size = 0;
        const finish = (settle) => {
            socket.off("readable", read).off("end", lost).off("close", lost).off("error", fail);
            settle();
        };
        const fail = (error) => finish(() => reject(error));
        const lost = () => fail(new Error("the proxy closed the connection before its answer was complete"));
        const read = () => {
            for (let chunk = socket.read(); Buffer.isBuffer(chunk); chunk = socket.read()) {
                size += chunk.length;
                pending = removeInterimReplyBytes(Buffer.concat([pending, chunk]));
                const text = pending.toString("latin1");
                const end = text.indexOf(tunnel_END_OF_HEAD);
                if (end < 0 && text.startsWith(START.slice(0, text.length)) && size <= tunnel_LONGEST_BYTES)
                    continue;
                const [, status] = STATUS_LINE.exec(text) ?? [];
                const rest = pending.subarray(end + tunnel_END_OF_HEAD.length);
                // A socket that has emitted "end" accepts no bytes back.
                if (end >= 0 && rest.length > 0)
                    socket.unshift(rest);
                const isReply = end >= 0 && end <= tunnel_LONGEST_BYTES && status !== undefined;
                finish(() => (isReply ? resolve(Number(status)) : reject(new Error(NO_REPLY))));
                return;
            }
        };
        socket.on("readable", read).on("end", lost).on("close", lost).on("error", fail);
    });
}
function proxyAuthorization({ username, password }) {
    if (username === "" && password === "")
        return [];
    const pair = `${decode(username)}:${decode(password)}`;
    return [`Proxy-Authorization: Basic ${Buffer.from(pair, "utf8").toString("base64")}`];
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}

;// CONCATENATED MODULE: ./lib/src/service/http/connect.js





/** Connects to a server. If a step fails, closes all sockets. @throws NotConnectedError, or the signal's reason */
async function connectToServer({ url, proxy, timeoutMs, lookup }, signal, entered = () => { }) {
    const opened = [];
    let stage = failure/* CONNECTION_STAGES */.NO.server;
    try {
        return await runWithTimeLimit(timeoutMs, [signal], async (stop) => {
            const enter = (next) => {
                stop.throwIfAborted();
                stage = next;
                entered(next);
            };
            const reach = async (next, to) => {
                enter(next);
                const socket = track((0,external_node_net_.connect)({ host: hostOf(to), port: (0,http_proxy/* findUrlPort */.kh)(to), ...(lookup && { lookup }) }));
                socket.setNoDelay(true);
                return until(socket, "connect");
            };
            const encrypt = async (next, over, to) => {
                enter(next);
                const host = hostOf(to);
                // TLS sends the server's name (SNI), but never an IP address.
                const servername = (0,external_node_net_.isIP)(host) === 0 ? host : "";
                const options = { socket: over, host, servername, ALPNProtocols: ["http/1.1"] };
                return until(track((0,external_node_tls_.connect)(options)), "secureConnect");
            };
            let socket = await reach(proxy === undefined ? failure/* CONNECTION_STAGES */.NO.server : failure/* CONNECTION_STAGES */.NO.proxy, proxy ?? url);
            if (proxy !== undefined) {
                if (proxy.protocol === "https:")
                    socket = await encrypt(failure/* CONNECTION_STAGES */.NO.proxyTls, socket, proxy);
                enter(failure/* CONNECTION_STAGES */.NO.tunnel);
                await openTunnel(socket, proxy, `${url.hostname}:${(0,http_proxy/* findUrlPort */.kh)(url)}`);
            }
            if (url.protocol !== "https:")
                return socket;
            return encrypt(proxy === undefined ? failure/* CONNECTION_STAGES */.NO.serverTls : failure/* CONNECTION_STAGES */.NO.tunnelledTls, socket, url);
        });
    }
    catch (error) {
        for (const socket of opened)
            socket.destroy();
        if (signal.aborted)
            throw error;
        throw new failure/* NotConnectedError */.Xb(error, stage);
    }
    function track(socket) {
        opened.push(socket);
        return socket;
    }
}
/**
 * Resolves when the socket is ready. Does not remove the error listener, because an error without a listener ends the
 * process.
 */
function until(socket, ready) {
    return new Promise((resolve, reject) => {
        socket.once(ready, () => resolve(socket));
        socket.on("error", reject);
        socket.once("close", () => reject(new Error("the connection was closed")));
    });
}
function hostOf({ hostname }) {
    return hostname.replace(/^\[|\]$/g, "");
}
/** Maximum milliseconds that Node.js accepts for a timer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/**
 * Limits the time of `work`, even if `work` ignores the signal `stop`. @throws TimeLimitError, or the reason of a
 * signal
 */
function runWithTimeLimit(ms, signals, work) {
    return new Promise((resolve, reject) => {
        for (const signal of signals)
            signal.throwIfAborted();
        const stop = new AbortController();
        const end = (reason) => {
            letGo();
            stop.abort(reason);
            reject(reason);
        };
        // On a busy machine, a timer can fire before Node reads data that has already arrived. With setImmediate, Node
        // reads the data first.
        const overdue = () => void setImmediate(() => end(new failure/* TimeLimitError */.$q(ms)));
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

// EXTERNAL MODULE: ./lib/src/service/http/status.js
var http_status = __webpack_require__(5601);
;// CONCATENATED MODULE: ./lib/src/service/http/connection.js








const REPLY_LIMIT_BYTES = 64 * 1024 * 1024;
/**
 * Milliseconds after which this client closes an idle connection. The server might close a connection that is idle for
 * longer, even during a request.
 */
const IDLE_MS = 4000;
/**
 * Budget after which V8 optimizes the parser of replies, which is WebAssembly. The default is spent after a few
 * replies. The optimization needs 20 MB, and the process cannot exit before it is complete, which takes 30 ms.
 */
const PARSER_FLAG = "--wasm-tiering-budget=2000000000";
/** Prepares connections to a server. @throws InputError if a proxy variable is invalid */
function openConnection(options) {
    (0,external_node_v8_.setFlagsFromString)(PARSER_FLAG);
    const { url, environment, connectTimeoutMs, over } = options;
    const route = { url, proxy: (0,http_proxy/* findProxy */.EE)(url, environment), timeoutMs: connectTimeoutMs };
    const idle = [];
    over.addEventListener("abort", () => idle.splice(0).forEach(connection_close), { once: true });
    return {
        /**
         * Sends a request. Follows no redirect, because the other address would receive the token. @throws
         * NotConnectedError if the request was not sent
         */
        async exchange(exchange) {
            const { timeoutMs, signal, statusSuffices } = exchange;
            // A write opens a new connection. If the server closed a reused connection, the effect of the write would be
            // unknown.
            const pooled = (statusSuffices ? undefined : idle.pop()) ?? openPooled(route, over);
            try {
                const answer = await runWithTimeLimit(timeoutMs, [signal, over], (stop) => {
                    pooled.stop = stop;
                    return send(exchange, pooled.client, stop);
                });
                if (statusSuffices || answer.cutOff)
                    connection_close(pooled);
                else
                    idle.push(pooled);
                return answer;
            }
            catch (error) {
                connection_close(pooled);
                const { stage } = pooled;
                if (stage === undefined || signal.aborted || over.aborted)
                    throw error;
                throw error instanceof failure/* NotConnectedError */.Xb ? error : new failure/* NotConnectedError */.Xb(error, stage);
            }
        },
    };
}
function openPooled(route, stop) {
    const client = new dispatcher_client(route.url.origin, {
        // The time limits of undici are inexact by up to a second, so `runWithTimeLimit` limits the exchange.
        headersTimeout: 0,
        bodyTimeout: 0,
        keepAliveTimeout: IDLE_MS,
        connect(_server, made) {
            const entered = (stage) => {
                pooled.stage = stage;
            };
            const connected = (socket) => {
                const { stage } = pooled;
                // Until undici has prepared its parser, undici does not notice if the socket closes.
                const lost = () => {
                    pooled.stage = stage;
                    client.destroy(new Error("the connection was closed")).catch(() => { });
                };
                socket.once("close", lost);
                client.once("connect", () => socket.off("close", lost));
                pooled.stage = undefined;
                made(null, skipInterimRepliesOfSocket(socket));
            };
            connectToServer(route, pooled.stop, entered).then(connected, (error) => made(error, null));
        },
    });
    const pooled = { client, stop, stage: failure/* CONNECTION_STAGES */.NO.server };
    return pooled;
}
function connection_close({ client }) {
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
    if (statusSuffices && (0,http_status/* isSuccessfulReply */.T)(head)) {
        // The status already shows the success, so an incomplete body must not fail the request.
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
    return { body: new TextDecoder().decode(Buffer.concat(chunks)), cutOff: size > REPLY_LIMIT_BYTES };
}


/***/ }),

/***/ 7489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ TimeLimitError),
/* harmony export */   Ku: () => (/* binding */ describeNetworkFailure),
/* harmony export */   NO: () => (/* binding */ CONNECTION_STAGES),
/* harmony export */   PR: () => (/* binding */ ProxyRefusalError),
/* harmony export */   Xb: () => (/* binding */ NotConnectedError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5601);



class TimeLimitError extends Error {
    ms;
    constructor(ms) {
        super(`the request took longer than ${ms} ms`);
        this.name = new.target.name;
        this.ms = ms;
    }
}
/** Steps of opening a connection. `peer` is the server or the proxy that must answer. */
const CONNECTION_STAGES = {
    proxy: { peer: "proxy", proxied: true, step: "the connection to the proxy" },
    proxyTls: { peer: "proxy", proxied: true, step: "the TLS handshake with the proxy" },
    tunnel: { peer: "proxy", proxied: true, step: "the proxy's answer to CONNECT" },
    server: { peer: "server", proxied: false, step: "the connection" },
    serverTls: { peer: "server", proxied: false, step: "the TLS handshake" },
    tunnelledTls: { peer: "server", proxied: true, step: "the TLS handshake through the proxy" },
};
class NotConnectedError extends Error {
    stage;
    constructor(cause, stage = CONNECTION_STAGES.server) {
        const message = cause instanceof TimeLimitError
            ? `no connection within ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(cause.ms)} (the last step was ${stage.step})`
            : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorMessage */ .u1)(cause);
        super(message, { cause });
        this.name = new.target.name;
        this.stage = stage;
    }
}
class ProxyRefusalError extends Error {
    status;
    constructor(status, authority) {
        super(`The proxy answered CONNECT ${authority} with status ${status}`);
        this.name = new.target.name;
        this.status = status;
    }
}
function describeNetworkFailure(error) {
    if (error instanceof NotConnectedError)
        return { unsent: true, ...describeNoConnection(error) };
    return { unsent: false, permanent: false, ...describeBreak(error) };
}
/** Error codes of the operating system and of undici for a closed connection. */
const CLOSED_CODES = new Set(["ECONNRESET", "UND_ERR_SOCKET"]);
function describeBreak(error) {
    if (error instanceof TimeLimitError)
        return { reason: `no complete answer within ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(error.ms)}` };
    const { code, reason } = codeAndReason(error);
    const tlsFailure = describeTlsFailure(code, reason, "server");
    if (tlsFailure !== undefined)
        return { reason: tlsFailure.reason, hint: tlsFailure.hint };
    const text = CLOSED_CODES.has(code) ? "the connection was closed before the answer was complete" : reason;
    return { reason: withCode(text, code) };
}
function describeNoConnection(error) {
    const { cause, stage, message } = error;
    if (cause instanceof ProxyRefusalError) {
        return {
            // A busy proxy may accept a later connection.
            permanent: !(0,_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isTransientStatus */ .D)(cause.status),
            reason: message,
            hint: "The proxy rejected the connection. Check HTTPS_PROXY and NO_PROXY.",
        };
    }
    const { code, reason } = codeAndReason(cause);
    const tlsFailure = describeTlsFailure(code, reason, stage.peer);
    if (tlsFailure !== undefined)
        return tlsFailure;
    return {
        permanent: false,
        reason: cause instanceof TimeLimitError ? message : withCode(reason, code),
        ...(stage.proxied && { hint: "The connection uses a proxy. Check HTTPS_PROXY and NO_PROXY." }),
    };
}
function withCode(reason, code) {
    return code === "" ? reason : `${reason} (${code})`;
}
function codeAndReason(error) {
    // A host with several addresses causes one error per address. The first error represents all.
    if (error instanceof AggregateError && error.errors.length > 0)
        return codeAndReason(error.errors[0]);
    const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
    return { code, reason: (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorMessage */ .u1)(error).replaceAll(`${code}: `, "") || "the connection failed" };
}
/** Describes a failure of TLS without the text of OpenSSL; undefined for other errors. */
function describeTlsFailure(code, text, peer) {
    // This check comes first, because the code of a TLS alert may also contain CERT.
    if (code.startsWith("ERR_SSL_") || text.includes("SSL routines"))
        return describeHandshake(code, text, peer);
    if (/CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|^INVALID_(CA|PURPOSE)$|^PATH_LENGTH_EXCEEDED$/.test(code)) {
        return { permanent: true, ...describeCertificate(code, peer) };
    }
    return undefined;
}
const HANDSHAKE_FAILURES = [
    {
        words: /WRONG_VERSION_NUMBER|(PACKET|DATA)_LENGTH_TOO_LONG|HTTPS?_(PROXY_)?REQUEST/,
        problem: (peer) => `the ${peer} answered without TLS`,
        hint: (address) => `Check the scheme and the port of ${address}. An https: address requires a port with TLS.`,
    },
    {
        words: /PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL|VERSION_TOO_LOW|NO_PROTOCOLS_AVAILABLE/,
        problem: (peer) => `the ${peer} supports no TLS version that this program accepts`,
        hint: (address) => `Enable TLS 1.2 or later at ${address}.`,
    },
    {
        words: /CERTIFICATE|UNKNOWN_CA/,
        problem: (peer) => `the ${peer} requires a client certificate, but this program has no client certificate`,
        hint: (address) => `Configure the server at ${address} to accept requests without a client certificate.`,
    },
    {
        words: /UNRECOGNIZED_NAME/,
        problem: (peer) => `the ${peer} has no certificate for this host name`,
        hint: (address) => `Check the host name in ${address}.`,
    },
];
function describeHandshake(code, text, peer) {
    const words = `${code} ${text}`.toUpperCase().replaceAll(" ", "_");
    const known = HANDSHAKE_FAILURES.find((failure) => failure.words.test(words));
    const problem = known?.problem(peer) ?? `the ${peer} rejected the TLS handshake`;
    const address = peer === "proxy" ? "HTTPS_PROXY" : "api-url";
    return {
        // A server that is starting may cause the same error, so a retry may succeed.
        permanent: false,
        reason: `${problem} (${code})`,
        hint: known?.hint(address) ?? `Check the TLS settings of the ${peer} at ${address}.`,
    };
}
function describeCertificate(code, peer) {
    const subject = peer === "proxy" ? "the proxy's certificate" : "the certificate";
    if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
        const address = peer === "proxy" ? "HTTPS_PROXY is the address of the proxy" : "api-url is the address of the service";
        return { reason: `${subject} is for a different host (${code})`, hint: `Check that ${address}.` };
    }
    if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID") {
        return { reason: `${subject} is out of date (${code})`, hint: "Check the clock of the runner." };
    }
    return {
        reason: `${subject} is not trusted (${code})`,
        hint: "If the runner is behind a company proxy, set NODE_EXTRA_CA_CERTS for this step to a file with the root certificate of the proxy.",
    };
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

/***/ 3032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ computeCallTimeLimitMs),
/* harmony export */   sc: () => (/* binding */ sendRequestWithRetries)
/* harmony export */ });
/* unused harmony exports computeRetryPauseMs, parseRetryAfter */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _http_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7489);
/* harmony import */ var _http_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5601);
/* harmony import */ var _present_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2141);





const PAUSES_MS = [500, 1000, 2000];
/** Random share of a pause, so that many steps do not retry at the same moment. */
const JITTER = 0.25;
/** Milliseconds to pause after status 429 if a read may retry more often than usual. */
const PATIENT_MS = 4000;
const BUDGET_IN_ATTEMPTS = 3;
/** Minimum milliseconds that must remain for a reply after a pause. */
const USEFUL_MS = 1000;
function computeCallTimeLimitMs(requestTimeoutMs) {
    return BUDGET_IN_ATTEMPTS * requestTimeoutMs;
}
/**
 * Sends a request until it succeeds or no retry is allowed. Returns the result of the last attempt. @throws
 * AbortedError
 */
async function sendRequestWithRetries(asked) {
    const { clock, signal, budgetMs } = asked;
    const startedAt = clock.now();
    for (let attempts = 1;; attempts += 1) {
        const leftMs = budgetMs - (clock.now() - startedAt);
        const attempt = await attemptOnce(asked, Math.min(asked.attemptMs, leftMs), attempts);
        if (attempt.kind === "answer" && (0,_http_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isSuccessfulReply */ .T)(attempt.answer))
            return { ...attempt, attempts };
        const elapsedMs = clock.now() - startedAt;
        const pauseMs = computeRetryPauseMs(attempt, { ...asked, attempts, elapsedMs });
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
        // A date in `Retry-After` is a time of the service's clock.
        const retryAfterMs = parseRetryAfter(answer.header("retry-after"), (0,_present_js__WEBPACK_IMPORTED_MODULE_4__/* .parseServerTime */ .ap)(answer) ?? clock.now());
        return { kind: "answer", answer, retryAfterMs };
    }
    catch (error) {
        if (signal.aborted)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM();
        const why = (0,_http_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .describeNetworkFailure */ .Ku)(error);
        log(why.reason);
        return { kind: "no-answer", why };
    }
}
/** Returns milliseconds until the next attempt; undefined if no retry is allowed or too little time would remain. */
function computeRetryPauseMs(failed, state) {
    const isPatient = state.repeat === "patient" && failed.kind === "answer" && failed.answer.status === 429;
    const backoffMs = PAUSES_MS[state.attempts - 1] ?? (isPatient ? PATIENT_MS : undefined);
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
        case "patient":
            return failed.kind === "answer" ? (0,_http_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransientStatus */ .D)(failed.answer.status) : !failed.why.permanent;
        case "unsent":
            return failed.kind === "answer" ? failed.answer.status === 429 : failed.why.unsent && !failed.why.permanent;
    }
}
/** Limits `Retry-After`, because a number with hundreds of digits would be infinite. */
const LONGEST_RETRY_AFTER_MS = 365 * _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .TIME_UNIT_MS */ .gF.d;
/**
 * Parses `Retry-After`, seconds or an HTTP date, to milliseconds, at most a year; undefined if the value is invalid.
 */
function parseRetryAfter(header, nowMs) {
    if (header === undefined)
        return undefined;
    const text = header.trim();
    if (/^\d+$/.test(text))
        return Math.min(Number(text) * 1000, LONGEST_RETRY_AFTER_MS);
    const date = (0,_present_js__WEBPACK_IMPORTED_MODULE_4__/* .parseHttpDate */ .m6)(text);
    return date === undefined ? undefined : Math.min(Math.max(0, date - nowMs), LONGEST_RETRY_AFTER_MS);
}


/***/ })

};
