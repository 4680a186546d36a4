export const id = 896;
export const ids = [896];
export const modules = {

/***/ 1896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ ask)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/api/connection.js + 2 modules
var connection = __webpack_require__(242);
// EXTERNAL MODULE: ./lib/src/duration.js
var duration = __webpack_require__(3300);
// EXTERNAL MODULE: ./lib/src/api/connect.js
var connect = __webpack_require__(7559);
// EXTERNAL MODULE: ./lib/src/api/retry.js
var retry = __webpack_require__(1695);
// EXTERNAL MODULE: ./lib/src/api/within-time.js
var within_time = __webpack_require__(8398);
;// CONCATENATED MODULE: ./lib/src/api/no-answer.js





/** Sorts what an exchange failed with by what it says of the request. */
function describeNoAnswer(error) {
    if (error instanceof connect/* NotConnectedError */.Xb)
        return { unsent: true, ...describeNoConnection(error) };
    return { unsent: false, permanent: false, reason: describeBreak(error) };
}
/** By the network, and by undici where a server ends its side. */
const BROKEN_OFF = new Set(["ECONNRESET", "UND_ERR_SOCKET"]);
function describeBreak(error) {
    if (error instanceof within_time/* TimeOverError */.Y)
        return `no complete answer within ${(0,duration/* formatDuration */.a3)(error.ms)}`;
    const [code, reason] = codeAndReason(error);
    const words = BROKEN_OFF.has(code) ? "the connection broke off before the answer was complete" : reason;
    return withCode(words, code);
}
function describeNoConnection(error) {
    const { cause, peer, proxied, message } = error;
    if (cause instanceof connect/* ProxyRefusal */.fR) {
        return {
            // What says that it cannot now may do so later.
            permanent: !(0,retry/* isTransientStatus */.Dm)(cause.status),
            reason: message,
            hint: "The proxy refused the connection. Check HTTPS_PROXY and NO_PROXY.",
        };
    }
    const [code, reason] = codeAndReason(cause);
    if (isCertificateCode(code))
        return { permanent: true, ...certificateInWords(code, peer) };
    const words = cause instanceof within_time/* TimeOverError */.Y ? message : withCode(reason, code);
    return {
        permanent: false,
        reason: words,
        ...(proxied && { hint: "The way leads through a proxy. Check HTTPS_PROXY and NO_PROXY." }),
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
    const reason = (0,errors/* messageOf */.bD)(error).replaceAll(`${code}: `, "");
    return [code, reason === "" ? "the connection failed" : reason];
}
function isCertificateCode(code) {
    return /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ERR_TLS/.test(code);
}
/** A root certificate helps against mistrust only. */
function certificateInWords(code, peer) {
    const whose = peer === "proxy" ? "the proxy's certificate" : "the certificate";
    if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
        return {
            reason: `${whose} is for another host (${code})`,
            hint: peer === "proxy"
                ? "Check that HTTPS_PROXY is the proxy's own address."
                : "Check that api-url is the service's own address.",
        };
    }
    if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID") {
        return { reason: `${whose} is out of date (${code})`, hint: "Check the clock of the runner." };
    }
    return {
        reason: `${whose} is not trusted (${code})`,
        hint: "Behind a company proxy, set NODE_EXTRA_CA_CERTS to a file with its root certificate for this step.",
    };
}

;// CONCATENATED MODULE: ./lib/src/api/attempts.js




/** Asks until there is a good answer, or until asking again is of no use. @throws AbortedError on the signal. */
async function ask(asking) {
    const { clock, signal, repeat, budgetMs, random } = asking;
    const startedAt = clock.now();
    for (let attempts = 1;; attempts += 1) {
        const leftMs = budgetMs - (clock.now() - startedAt);
        const attempt = await attemptOnce(asking, Math.min(asking.attemptMs, leftMs), attempts);
        if (attempt.kind === "answer" && (0,connection/* isSuccess */.o)(attempt.answer))
            return { ...attempt, attempts };
        const pauseMs = (0,retry/* pauseBeforeRetry */.Gw)(failureOf(attempt, clock.now()), {
            repeat,
            attempt: attempts,
            elapsedMs: clock.now() - startedAt,
            budgetMs,
            random,
        });
        if (pauseMs === undefined)
            return { ...attempt, attempts };
        await clock.sleep(pauseMs, signal);
    }
}
async function attemptOnce(asking, timeoutMs, attempt) {
    const { connection, request, clock, signal } = asking;
    const startedAt = clock.now();
    const log = (result) => asking.log(`${result} in ${Math.round(clock.now() - startedAt)} ms (attempt ${attempt})`);
    try {
        const answer = await connection.exchange({ ...request, timeoutMs, signal });
        log(`${answer.status}`);
        return { kind: "answer", answer };
    }
    catch (error) {
        if (signal.aborted)
            throw new errors/* AbortedError */.oM();
        const why = describeNoAnswer(error);
        log(why.reason);
        return { kind: "no-answer", why };
    }
}
function failureOf(attempt, nowMs) {
    return attempt.kind === "answer"
        ? {
            kind: "status",
            status: attempt.answer.status,
            retryAfterMs: (0,retry/* parseRetryAfter */.mu)(attempt.answer.header("retry-after"), nowMs),
        }
        : { kind: "no-answer", ...attempt.why };
}


/***/ }),

/***/ 7559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HM: () => (/* binding */ portOf),
/* harmony export */   Ng: () => (/* binding */ connect),
/* harmony export */   Xb: () => (/* binding */ NotConnectedError),
/* harmony export */   an: () => (/* binding */ STAGES),
/* harmony export */   fR: () => (/* binding */ ProxyRefusal)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7030);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1692);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3300);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5071);
/* harmony import */ var _within_time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8398);






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
    /** Whether it was the proxy that could not be reached or trusted. */
    peer;
    proxied;
    constructor(cause, { peer, step, proxied } = STAGES.server) {
        const tooLong = cause instanceof _within_time_js__WEBPACK_IMPORTED_MODULE_5__/* .TimeOverError */ .Y ? (0,_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(cause.ms) : undefined;
        const message = tooLong === undefined ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(cause) : `no connection within ${tooLong}, waiting for ${step}`;
        super(message, { cause });
        this.name = new.target.name;
        this.peer = peer;
        this.proxied = proxied;
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
/**
 * A connection to the server that a request can be sent over: encrypted where the address says so, through the proxy
 * where there is one. Of an attempt that fails nothing stays open. `entered` hears of each stage.
 * @throws NotConnectedError, or the reason of the signal.
 */
async function connect({ url, proxy, timeoutMs, lookup }, signal, entered = () => { }) {
    const opened = [];
    let stage = STAGES.server;
    try {
        return await (0,_within_time_js__WEBPACK_IMPORTED_MODULE_5__/* .withinTime */ .d)(timeoutMs, [signal], async (stop) => {
            const enter = (next) => {
                stop.throwIfAborted();
                stage = next;
                entered(next);
            };
            const reach = async (next, to) => {
                enter(next);
                const socket = keep((0,node_net__WEBPACK_IMPORTED_MODULE_1__.connect)({ host: hostOf(to), port: portOf(to), ...(lookup && { lookup }) }));
                socket.setNoDelay(true);
                return until(socket, "connect");
            };
            const encrypt = async (next, over, to) => {
                enter(next);
                const host = hostOf(to);
                // An address is no name that TLS could ask for.
                const servername = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) === 0 ? host : "";
                const options = { socket: over, host, servername, ALPNProtocols: ["http/1.1"] };
                return until(keep((0,node_tls__WEBPACK_IMPORTED_MODULE_2__.connect)(options)), "secureConnect");
            };
            let socket = await reach(proxy === undefined ? STAGES.server : STAGES.proxy, proxy ?? url);
            if (proxy !== undefined) {
                if (proxy.protocol === "https:")
                    socket = await encrypt(STAGES.proxyTls, socket, proxy);
                enter(STAGES.tunnel);
                await openTunnel(socket, proxy, `${url.hostname}:${portOf(url)}`);
            }
            if (url.protocol !== "https:")
                return socket;
            return encrypt(proxy === undefined ? STAGES.serverTls : STAGES.tunnelledTls, socket, url);
        });
    }
    catch (error) {
        for (const socket of opened)
            socket.destroy();
        if (signal.aborted)
            throw error;
        throw new NotConnectedError(error, stage);
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
        const asked = (0,node_http__WEBPACK_IMPORTED_MODULE_0__.request)({
            method: "CONNECT",
            path: authority,
            headers: { host: authority, ...proxyAuthorization(proxy) },
            createConnection: () => socket,
        });
        asked.once("connect", ({ statusCode = 0 }, _socket, head) => {
            if (statusCode < 200 || statusCode >= 300)
                return reject(new ProxyRefusal(statusCode, authority));
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
/** Without the brackets around an IPv6 address. */
function hostOf({ hostname }) {
    return hostname.replace(/^\[|\]$/g, "");
}
function portOf({ port, protocol }) {
    if (port !== "")
        return Number(port);
    return protocol === "https:" ? 443 : 80;
}


/***/ }),

/***/ 242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ isSuccess),
  J: () => (/* binding */ openConnection)
});

// EXTERNAL MODULE: ./node_modules/undici/lib/api/api-request.js
var api_request = __webpack_require__(4043);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/client.js
var dispatcher_client = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/src/api/connect.js
var connect = __webpack_require__(7559);
;// CONCATENATED MODULE: ./lib/src/api/interim-reply.js
/** A whole interim reply of HTTP/1; 101, which changes the protocol, is none. */
const INTERIM = /^HTTP\/1\.[01] 1(?!01)\d\d(?: [^\r\n]*)?\r\n(?:[^\r\n]+\r\n)*\r\n/;
/** What each of them begins with. */
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

// EXTERNAL MODULE: ./lib/src/api/loopback.js
var loopback = __webpack_require__(7824);
// EXTERNAL MODULE: ./lib/src/environment.js
var src_environment = __webpack_require__(3787);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
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
    if (host === "" || (port !== undefined && port !== `${(0,connect/* portOf */.HM)(url)}`))
        return false;
    return url.hostname === host || url.hostname.endsWith(`.${host}`);
}

// EXTERNAL MODULE: ./lib/src/api/within-time.js
var within_time = __webpack_require__(8398);
;// CONCATENATED MODULE: ./lib/src/api/connection.js
// By their files: the package's main file also loads fetch, WebSocket and mocks, a sixth of a step's whole time.







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
    const proxy = (0,loopback/* isLoopback */.U)(url) ? undefined : proxyFor(url, environment);
    const route = { url, proxy, timeoutMs: connectTimeoutMs };
    const idle = [];
    over.addEventListener("abort", () => idle.splice(0).forEach(hangUp), { once: true });
    return {
        async exchange(exchange) {
            const { timeoutMs, signal, statusSuffices } = exchange;
            // A write never goes over a used connection: where the server closes it just then, nobody knows what was done.
            const line = (statusSuffices ? undefined : idle.pop()) ?? openLine(route, over);
            try {
                const answer = await (0,within_time/* withinTime */.d)(timeoutMs, [signal, over], (stop) => {
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
                throw error instanceof connect/* NotConnectedError */.Xb ? error : new connect/* NotConnectedError */.Xb(error, stage);
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
            (0,connect/* connect */.Ng)(route, line.stop, entered).then(connected, (error) => made(error, null));
        },
    });
    const line = { client, stop, stage: connect/* STAGES */.an.server };
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


/***/ }),

/***/ 8398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ TimeOverError),
/* harmony export */   d: () => (/* binding */ withinTime)
/* harmony export */ });
/** Node's timers take no longer time. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** What was waited for did not end in its time. */
class TimeOverError extends Error {
    ms;
    constructor(ms) {
        super(`it took longer than ${ms} ms`);
        this.name = new.target.name;
        this.ms = ms;
    }
}
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
        const overdue = () => void setImmediate(() => end(new TimeOverError(ms)));
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


/***/ })

};
