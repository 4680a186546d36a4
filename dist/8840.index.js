export const id = 8840;
export const ids = [8840];
export const modules = {

/***/ 8840:
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
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
// EXTERNAL MODULE: ./lib/src/service/http/failure.js + 1 modules
var failure = __webpack_require__(1166);
// EXTERNAL MODULE: ./lib/src/service/http/proxy.js
var http_proxy = __webpack_require__(2075);
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
/** Removes whole interim replies from the start of the bytes. */
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

;// CONCATENATED MODULE: ./lib/src/service/http/tunnel.js


/** Longest reply to CONNECT, with the interim replies before it: far more than any proxy sends. */
const tunnel_LONGEST_BYTES = 64 * 1024;
const STATUS_LINE = /^HTTP\/1\.[01] (\d{3})(?: [^\r\n]*)?\r\n/;
const START = "HTTP/1.";
const tunnel_END_OF_HEAD = "\r\n\r\n";
const NO_REPLY = "the proxy's answer to CONNECT is not HTTP/1.1, or it is too long";
/**
 * Requests a tunnel to `authority` from the proxy at the other end of a socket. Afterwards the socket leads there.
 * Node's own client treats an interim reply to CONNECT as the final one.
 * @throws ProxyRefusal, or an error of the connection.
 */
async function openTunnel(socket, proxy, authority) {
    const head = [`CONNECT ${authority} HTTP/1.1`, `Host: ${authority}`, ...proxyAuthorization(proxy)];
    socket.write(`${head.join("\r\n")}${tunnel_END_OF_HEAD}`, "latin1");
    const status = await readStatus(socket);
    if (status < 200 || status >= 300)
        throw new failure/* ProxyRefusal */.fR(status, authority);
}
/**
 * Reads the head of the final reply, and nothing after it: a successful reply has no body, whatever its headers state
 * (RFC 9110, section 9.3.6).
 */
function readStatus(socket) {
    return new Promise((resolve, reject) => {
        let held = Buffer.alloc(0);
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
                held = withoutInterimReplies(Buffer.concat([held, chunk]));
                const text = held.toString("latin1");
                const end = text.indexOf(tunnel_END_OF_HEAD);
                if (end < 0 && text.startsWith(START.slice(0, text.length)) && size <= tunnel_LONGEST_BYTES)
                    continue;
                const [, status] = STATUS_LINE.exec(text) ?? [];
                const rest = held.subarray(end + tunnel_END_OF_HEAD.length);
                // At once: after the event of its end, a socket takes nothing back.
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
/** Decodes percent codes; a percent sign that begins no code stays as it is. */
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}

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

/***/ 1166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xb: () => (/* binding */ NotConnectedError),
  fR: () => (/* binding */ ProxyRefusal),
  an: () => (/* binding */ STAGES),
  YD: () => (/* binding */ TimeOverError),
  Ic: () => (/* binding */ describeFailure)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/service/http/status.js
var http_status = __webpack_require__(5601);
;// CONCATENATED MODULE: ./lib/src/service/http/tls-failure.js
/** Describes a failure of TLS by the code of its error; undefined for any other error. OpenSSL's text stays out. */
function describeTlsFailure(code, text, peer) {
    // The code of an alert about certificates also holds the word.
    if (code.startsWith("ERR_SSL_") || text.includes("SSL routines"))
        return describeHandshake(code, text, peer);
    if (/CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|^INVALID_(CA|PURPOSE)$|^PATH_LENGTH_EXCEEDED$/.test(code)) {
        return { permanent: true, ...describeCertificate(code, peer) };
    }
    return undefined;
}
/** By OpenSSL's words, as they are in the code and in the text. */
const HANDSHAKE_FAILURES = [
    {
        words: /WRONG_VERSION_NUMBER|(PACKET|DATA)_LENGTH_TOO_LONG|HTTPS?_(PROXY_)?REQUEST/,
        problem: "answered without TLS",
        hint: (address) => `Check the scheme and the port of ${address}: https: needs a port that speaks TLS.`,
    },
    {
        words: /PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL|VERSION_TOO_LOW|NO_PROTOCOLS_AVAILABLE/,
        problem: "supports no version of TLS that is allowed here",
        hint: (address) => `Enable TLS 1.2 or later at ${address}.`,
    },
    {
        words: /CERTIFICATE|UNKNOWN_CA/,
        problem: "requires a client certificate, and this program sends none",
        hint: (address) => `Allow requests without a client certificate at ${address}.`,
    },
    {
        words: /UNRECOGNIZED_NAME/,
        problem: "has no certificate for this host name",
        hint: (address) => `Check the host name in ${address}.`,
    },
];
function describeHandshake(code, text, peer) {
    const words = `${code} ${text}`.toUpperCase().replaceAll(" ", "_");
    const known = HANDSHAKE_FAILURES.find((failure) => failure.words.test(words));
    const problem = known?.problem ?? "refused the TLS handshake";
    const address = peer === "proxy" ? "HTTPS_PROXY" : "api-url";
    return {
        // A server that starts may answer like this for a moment.
        permanent: false,
        reason: `the ${peer} ${problem} (${code})`,
        hint: known?.hint(address) ?? `Check the TLS settings of the ${peer} at ${address}.`,
    };
}
/** A root certificate helps against mistrust only. */
function describeCertificate(code, peer) {
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

;// CONCATENATED MODULE: ./lib/src/service/http/failure.js




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
            ? `no connection within ${(0,format/* formatDuration */.a3)(cause.ms)}, waiting for ${stage.step}`
            : (0,errors/* messageOf */.bD)(cause);
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
    return { unsent: false, permanent: false, ...describeBreak(error) };
}
/** By the network, and by undici where a server ends its side. */
const BROKEN_OFF = new Set(["ECONNRESET", "UND_ERR_SOCKET"]);
function describeBreak(error) {
    if (error instanceof TimeOverError)
        return { reason: `no complete answer within ${(0,format/* formatDuration */.a3)(error.ms)}` };
    const { code, reason } = codeAndReason(error);
    // With TLS 1.3 a server checks the client's certificate after the handshake.
    const tlsFailure = describeTlsFailure(code, reason, "server");
    if (tlsFailure !== undefined)
        return { reason: tlsFailure.reason, hint: tlsFailure.hint };
    const text = BROKEN_OFF.has(code) ? "the connection broke off before the answer was complete" : reason;
    return { reason: withCode(text, code) };
}
function describeNoConnection(error) {
    const { cause, stage, message } = error;
    if (cause instanceof ProxyRefusal) {
        return {
            // What says that it cannot now may do so later.
            permanent: !(0,http_status/* isTransientStatus */.D)(cause.status),
            reason: message,
            hint: "The proxy refused the connection. Check HTTPS_PROXY and NO_PROXY.",
        };
    }
    const { code, reason } = codeAndReason(cause);
    const tlsFailure = describeTlsFailure(code, reason, stage.peer);
    if (tlsFailure !== undefined)
        return tlsFailure;
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
    return { code, reason: (0,errors/* messageOf */.bD)(error).replaceAll(`${code}: `, "") || "the connection failed" };
}


/***/ })

};
