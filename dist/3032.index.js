export const id = 3032;
export const ids = [3032];
export const modules = {

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


/***/ })

};
