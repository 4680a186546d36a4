export const id = 4555;
export const ids = [4555];
export const modules = {

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


/***/ })

};
