export const id = 9414;
export const ids = [9414];
export const modules = {

/***/ 9414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openOctokit: () => (/* binding */ openOctokit)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2413);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9508);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _service_http_connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8840);
/* harmony import */ var _service_http_proxy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2075);
/* harmony import */ var _service_http_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5601);
/* harmony import */ var _service_present_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2141);
/* harmony import */ var _service_retry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3032);
/* harmony import */ var _text_environment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1745);
/* harmony import */ var _text_version_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2824);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9265);
/**
 * This file creates GitHub's client with the HTTP connection of `service/http`. The library of the client is large, so
 * this file loads only when needed.
 */











const API_URL = "https://api.github.com";
/** Milliseconds to wait if the reply about a rate limit does not contain a time. GitHub recommends this value. */
const LIMIT_MS = 60_000;
/** Creates a function that sends requests. @throws InputError if GITHUB_API_URL is not an https address */
function openOctokit(options) {
    const { token, environment, lookUpMs, signal } = options;
    const baseUrl = ((0,_text_environment_js__WEBPACK_IMPORTED_MODULE_9__/* .readEnvironmentVariable */ .WN)(environment, "GITHUB_API_URL") ?? API_URL).replace(/\/+$/, "");
    const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
    // Requests contain the token, so they require TLS, except to this machine.
    if (url?.protocol !== "https:" && !(url?.protocol === "http:" && (0,_service_http_proxy_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopback */ .U9)(url)))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(["the variable GITHUB_API_URL is not an https address"]);
    // Opening a connection may take half of the time limit, so that the client can retry once.
    const connection = (0,_service_http_connection_js__WEBPACK_IMPORTED_MODULE_3__/* .openConnection */ .J)({ url, environment, connectTimeoutMs: lookUpMs / 2, over: signal });
    const fetch = (address, init) => send(connection, options, address, init);
    const log = { debug() { }, info() { }, warn() { }, error() { } };
    return (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, { baseUrl, userAgent: _text_version_js__WEBPACK_IMPORTED_MODULE_10__/* .userAgent */ .N, log, request: { fetch } }).request;
}
/**
 * Sends a request. Retries only look-ups; GraphQL queries are look-ups too. Rejects a redirect, because the other
 * address would receive the token.
 */
async function send(connection, options, address, init) {
    const { lookUpMs, clock = _clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m, random = Math.random } = options;
    const { method, headers, body, signal } = init;
    const end = await (0,_service_retry_js__WEBPACK_IMPORTED_MODULE_7__/* .sendRequestWithRetries */ .sc)({
        connection,
        request: {
            method,
            url: new URL(address),
            headers: { ...headers, "accept-encoding": "identity" },
            body: body === undefined ? undefined : Buffer.from(body),
            statusSuffices: false,
        },
        repeat: method === "GET" || address.endsWith("/graphql") ? "always" : "never",
        attemptMs: lookUpMs,
        budgetMs: lookUpMs,
        clock,
        random,
        signal,
        log() { },
    });
    if (end.kind === "no-answer")
        throw new _host_js__WEBPACK_IMPORTED_MODULE_8__/* .NoReplyError */ ._s(end.why.reason, end.why);
    const { answer, retryAfterMs } = end;
    const { status, body: text, header } = answer;
    if (!(0,_service_http_status_js__WEBPACK_IMPORTED_MODULE_5__/* .isSuccessfulReply */ .T)(answer)) {
        throw new _host_js__WEBPACK_IMPORTED_MODULE_8__/* .NoReplyError */ ._s(`status ${status}`, { status, limitedMs: limitOf(answer, retryAfterMs, clock) });
    }
    const [limit = 0, remaining = 0] = ["limit", "remaining"].map((name) => Number(header(`x-ratelimit-${name}`) ?? 0));
    if (limit > 0)
        options.onQuota?.({ limit, remaining, resetMs: readResetMs(answer, clock) });
    const contentType = header("content-type") ?? "application/json";
    return { status, url: address, headers: new Map([["content-type", contentType]]), text: async () => text };
}
/**
 * Returns milliseconds until the end of a rate limit
 * (docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api).
 */
function limitOf(answer, retryAfterMs, clock) {
    const { status, header, body } = answer;
    if (status !== 403 && status !== 429)
        return undefined;
    if (retryAfterMs !== undefined)
        return retryAfterMs;
    if (header("x-ratelimit-remaining") === "0" && header("x-ratelimit-reset") !== undefined)
        return readResetMs(answer, clock);
    return status === 429 || /rate limit/i.test(body) ? LIMIT_MS : undefined;
}
function readResetMs(answer, clock) {
    const reset = answer.header("x-ratelimit-reset") ?? "";
    if (!/^\d{1,12}$/.test(reset))
        return LIMIT_MS;
    return Math.max(0, Number(reset) * 1000 - ((0,_service_present_js__WEBPACK_IMPORTED_MODULE_6__/* .parseServerTime */ .ap)(answer) ?? clock.now()));
}


/***/ })

};
