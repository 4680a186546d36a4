export const id = 889;
export const ids = [889];
export const modules = {

/***/ 1889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectToGitHub: () => (/* binding */ connectToGitHub)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2413);
/* harmony import */ var _api_attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1896);
/* harmony import */ var _api_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(242);
/* harmony import */ var _api_loopback_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7824);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3787);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5071);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1294);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1422);








/** Leaves time for another attempt where the first one meets silence. */
const CONNECT_MS = 2500;
/** Where the runner names no other. */
const API_URL = "https://api.github.com";
/** The client of the GitHub API, over the same HTTP as to the service and with the same rules for asking again. */
function connectToGitHub(options) {
    const { token, environment, budgetMs, clock, random, over } = options;
    const baseUrl = ((0,_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .textIn */ .r)(environment, "GITHUB_API_URL") ?? API_URL).replace(/\/+$/, "");
    const url = addressOf(baseUrl);
    const connection = (0,_api_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .openConnection */ .J)({ url, environment, connectTimeoutMs: CONNECT_MS, over });
    /** What the client needs of `fetch`. A redirect is an error: the token goes to the configured address only. */
    async function fetch(address, { headers, signal }) {
        const end = await (0,_api_attempts_js__WEBPACK_IMPORTED_MODULE_1__/* .ask */ .k)({
            connection,
            request: {
                method: "GET",
                url: new URL(address),
                headers: { ...headers, "accept-encoding": "identity" },
                body: undefined,
                statusSuffices: false,
            },
            repeat: "always",
            attemptMs: budgetMs,
            budgetMs,
            clock,
            random,
            signal,
            log() { },
        });
        if (end.kind === "no-answer")
            throw new _host_error_js__WEBPACK_IMPORTED_MODULE_4__/* .NoAnswerError */ .i5(end.why);
        const { status, body } = end.answer;
        if (!(0,_api_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .o)(end.answer))
            throw new _host_error_js__WEBPACK_IMPORTED_MODULE_4__/* .StatusError */ .Xs(status);
        const contentType = end.answer.header("content-type") ?? "application/json";
        return {
            status,
            url: address,
            headers: new Map([["content-type", contentType]]),
            text: async () => body,
        };
    }
    return (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, {
        baseUrl,
        userAgent: _version_js__WEBPACK_IMPORTED_MODULE_6__/* .userAgent */ .N,
        log: { debug() { }, info() { }, warn() { }, error() { } },
        request: { fetch },
    }).request;
}
/** The token goes over TLS only, or stays on this machine. */
function addressOf(text) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url?.protocol === "https:" || (url?.protocol === "http:" && (0,_api_loopback_js__WEBPACK_IMPORTED_MODULE_7__/* .isLoopback */ .U)(url)))
        return url;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(["the variable GITHUB_API_URL is not an address with https"]);
}


/***/ })

};
