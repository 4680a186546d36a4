export const id = 3032;
export const ids = [3032,2141];
export const modules = {

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


/***/ })

};
