export const id = 2582;
export const ids = [2582];
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
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8215);
/* harmony import */ var _http_proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2075);
/* harmony import */ var _http_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5601);





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
function isTransient(error) {
    return error instanceof ApiError && error.facts.transient;
}
function ifFound(reading) {
    return unless(isNotFound, reading);
}
/** Returns undefined after status 400 or 404: an older service sends them for unknown requests. */
function ifKnown(reading) {
    return unless((error) => isNotFound(error) || (error instanceof ApiError && error.facts.status === 400), reading);
}
/** Returns undefined after any failure. @throws AbortedError */
function ifReadable(reading) {
    return unless((error) => !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM), reading);
}
async function unless(isNothing, reading) {
    return reading.catch((error) => {
        if (isNothing(error))
            return undefined;
        throw error;
    });
}
/** True for a write without a reply or with 408 or 5xx. Only a read shows its effect. */
function isAmbiguous(error) {
    return error instanceof ApiError && error.facts.ambiguous;
}
function statusError(given) {
    const { endpoint, answer, attempts, retryAfterMs, withToken } = given;
    const { status } = answer;
    const facts = {
        ...factsOf(given),
        ambiguous: status === 408 || status >= 500,
        transient: (0,_http_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransientStatus */ .D)(status),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
    const text = facts.serverText === "" ? "an empty body" : `"${facts.serverText}"`;
    const message = `${endpoint} was answered with status ${status}: ${text}${circumstances(attempts, facts.requestId)}.`;
    return new ApiError(kindOf(status), message, facts, { details: hintsFor(status, retryAfterMs, withToken) });
}
function noAnswerError(endpoint, apiUrl, why, attempts) {
    const facts = { endpoint, attempts, ambiguous: !why.unsent, transient: !why.permanent };
    const message = `${endpoint} got no answer from ${apiUrl.host}: ${why.reason}${circumstances(attempts)}.`;
    return new ApiError("unavailable", message, facts, { details: [why.hint ?? adviceFor(apiUrl, why)] });
}
function adviceFor(apiUrl, { unsent }) {
    const address = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url");
    if (!unsent)
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .textWithNames */ .EU) `Run it again later. If the service is slow, raise ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("request-timeout")}. A proxy or a firewall may also close connections.`;
    if ((0,_http_proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(apiUrl))
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .textWithNames */ .EU) `${address} names this machine. Check that the service, such as merge-queue serve, is running and listens there.`;
    return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .textWithNames */ .EU) `Check that this machine reaches ${apiUrl.host}: its network and DNS, the variables HTTPS_PROXY and NO_PROXY, and ${address}.`;
}
function unreadableError(given, problem) {
    const facts = { ...factsOf(given), ambiguous: false, transient: true };
    const message = `The reply of ${given.endpoint} could not be read: ${problem}${circumstances(1, facts.requestId)}.`;
    return new ApiError("response", message, facts, {
        details: [
            `Beginning of the reply: ${facts.serverText || "(nothing)"}`,
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .textWithNames */ .EU) `Check that ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url")} is the address of the service with its version, not a page of a proxy.`,
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
    return (0,_http_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransientStatus */ .D)(status) ? "unavailable" : "rejected";
}
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
                ? "Check that the token is a valid API token of the organization that owns the queue."
                : "No token was sent. The service accepts a fork's run number in place of a token, but only during that run and for its head commit.",
        ];
    }
    if (status >= 300 && status < 400) {
        return [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .textWithNames */ .EU) `Redirects are not followed, because they could expose the token. Check ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url")}.`,
        ];
    }
    if (status === 429 || status >= 500) {
        const when = retryAfterMs === undefined || retryAfterMs === 0 ? "later" : `in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(retryAfterMs)}`;
        return [`The service is unavailable at the moment. Run it again ${when}.`];
    }
    return [];
}
const SHOWN_CHARACTERS = 300;
const READ_CHARACTERS = 100_000;
/**
 * Returns the service's message for a log line: plain text, the message of a JSON error, or HTML without tags. Hides
 * secrets before the text is shortened, and again after JSON is decoded.
 */
function serverText(body, hide) {
    const start = hide(body).slice(0, READ_CHARACTERS);
    const text = messageInJson(start) ?? (/^\s*</.test(start) ? withoutTags(start) : start);
    const line = hide(text)
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1).toWellFormed()}\u2026` : line;
}
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

/***/ 2582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openService: () => (/* binding */ openService)
});

// UNUSED EXPORTS: createService

// EXTERNAL MODULE: ./lib/src/service/http/connection.js + 3 modules
var http_connection = __webpack_require__(8840);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/text/json.js
var text_json = __webpack_require__(972);
// EXTERNAL MODULE: ./lib/src/service/errors.js
var service_errors = __webpack_require__(3127);
// EXTERNAL MODULE: ./lib/src/service/http/status.js
var http_status = __webpack_require__(5601);
// EXTERNAL MODULE: ./lib/src/service/present.js
var present = __webpack_require__(2141);
// EXTERNAL MODULE: ./lib/src/service/retry.js
var retry = __webpack_require__(3032);
;// CONCATENATED MODULE: ./lib/src/service/v1/client.js






/** Limit in UTF-8 bytes (the service's document, "Limits"). */
const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
function createClient(options) {
    const { apiUrl, requestTimeoutMs, debug, hide } = options;
    const withToken = "x-api-token" in options.credentials;
    const time = (0,present/* createServiceTime */.B6)(options.clock);
    return {
        now: time.now,
        /** Sends a request; a Buffer is sent unchanged. @throws ApiError, InputError for a body over the limit, AbortedError */
        async call(endpoint, request, { signal = options.signal, withinMs = Number.POSITIVE_INFINITY } = {}) {
            const { name, method, path, repeat, reply } = endpoint;
            const body = method === "GET" ? undefined : encodeBody(request);
            const readReply = replyReader(reply);
            const end = await (0,retry/* ask */.kA)({
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
                budgetMs: Math.min((0,retry/* callBudgetMs */.i)(requestTimeoutMs), withinMs),
                log: (line) => debug(`${method} ${path}: ${line}`),
            });
            if (end.kind === "no-answer")
                throw (0,service_errors/* noAnswerError */.q9)(name, apiUrl, end.why, end.attempts);
            const facts = { ...end, endpoint: name, hide, withToken };
            if (!(0,http_status/* isSuccess */.o)(end.answer))
                throw (0,service_errors/* statusError */.$C)(facts);
            time.note(end.answer);
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
        `The request body has ${bytes} bytes, and the limit of the service is ${BODY_LIMIT_BYTES}. Nothing was sent.`,
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
        // Compressed replies are not supported.
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
        json = (0,text_json/* parseBoundedJson */.R)(body);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw (0,service_errors/* unreadableError */.Sw)(facts, error.message);
        const isPacked = (header("content-encoding") ?? "identity") !== "identity";
        throw (0,service_errors/* unreadableError */.Sw)(facts, isPacked ? "it is compressed without a request for compression" : "it is not JSON");
    }
    const read = schema.safeParse(json);
    if (read.success)
        return read.data;
    const issue = read.error.issues[0];
    const at = issue === undefined || issue.path.length === 0 ? "the reply" : issue.path.join(".");
    throw (0,service_errors/* unreadableError */.Sw)(facts, `${at}: ${issue?.message ?? "does not fit"}`);
}

;// CONCATENATED MODULE: ./lib/src/service/v1/service.js


/** Limit for a connection, in milliseconds. */
const CONNECT_MS = 10_000;
/** Size that the service certainly accepts: it may use other units than bytes. */
const SURELY_TAKEN_BYTES = 20_000_000;
/** Opens the service. @throws InputError when a proxy variable is invalid */
function openService(options) {
    const { apiUrl, environment, over } = options;
    const connection = (0,http_connection/* openConnection */.J)({ url: apiUrl, environment, connectTimeoutMs: CONNECT_MS, over });
    const client = createClient({ ...options, connection });
    return createService(client, client.now);
}
function schema(name) {
    return async () => (await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(6130)]).then(__webpack_require__.bind(__webpack_require__, 6130)))[name];
}
function read(name, reply, path = `/${name}`) {
    return { name, method: "POST", path, repeat: "always", reply };
}
function write(name, repeat = "unsent") {
    return { name, method: "POST", path: `/${name}`, repeat, reply: "nothing" };
}
const endpoints = {
    submit: write("submitPullRequest"),
    cancel: write("cancelPullRequest"),
    // A retry would discard the new test run.
    restartTests: write("restartTestsOnPullRequest", "never"),
    // The last upload for a head commit wins.
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
const AT_CREATION = ["mode", "concurrency"];
function createService(client, now = () => undefined) {
    return { now, ...createReads(client), ...createWrites(client) };
}
function createReads({ call }) {
    return {
        readRecord: (pullRequest, options) => call(endpoints.record, pullRequestFields(pullRequest), options),
        readQueue: (queue, options) => call(endpoints.queue, queueFields(queue), options),
        readTestRun: (queue, testRunId, options) => call(endpoints.testRun, { ...queueFields(queue), testRunId }, options),
        readHistory: (pullRequest, options) => call(endpoints.history, { ...pullRequestFields(pullRequest), includeTimeline: true }, options),
        readPullRequests: (queue, filter, options) => call(endpoints.pullRequests, { ...queueFields(queue), ...filter, take: 100 }, options),
        readTestingResults: (queue, span, options) => call(endpoints.testingResults, { ...queueFields(queue), ...span, take: 100 }, options),
        async readHistories(queue, numbers, options) {
            const request = { ...queueFields(queue), prs: numbers.map((number) => ({ number })), includeTimeline: true };
            return (await call(endpoints.histories, request, options)).pullRequests;
        },
        readMetrics(repository) {
            // The service requires both parameters or neither.
            if (repository === undefined)
                return call(endpoints.metrics, {});
            const { host, owner, name } = repository;
            return call(endpoints.metrics, { repo: `${owner}/${name}`, repoHost: host });
        },
        readQuarantinedTests: ({ repository, orgSlug, pageSize }, page) => call(endpoints.quarantinedTests, {
            repo: repository,
            org_url_slug: orgSlug,
            page_query: { page_size: pageSize, page_token: page },
        }),
    };
}
function createWrites(client) {
    const prepare = (endpoint, request) => {
        const body = Buffer.isBuffer(request) ? request : Buffer.from(JSON.stringify(request));
        const { method, path } = endpoint;
        return { wire: [{ method, path, body }], send: (options) => client.call(endpoint, body, options) };
    };
    return {
        submit: (pullRequest, { priority, noBatch }) => prepare(endpoints.submit, { ...pullRequestFields(pullRequest), priority, noBatch }),
        cancel: (pullRequest) => prepare(endpoints.cancel, pullRequestFields(pullRequest)),
        restartTests: (pullRequest) => prepare(endpoints.restartTests, pullRequestFields(pullRequest)),
        uploadLimits: (head) => ({
            bytes: BODY_LIMIT_BYTES,
            surelyTakenBytes: SURELY_TAKEN_BYTES,
            aroundBytes: encodeTargets(head, []).length,
        }),
        uploadImpactedTargets(head, targets) {
            const body = encodeTargets(head, targets === "ALL" ? targets : [...targets].toSorted());
            const bytes = body.length;
            if (bytes <= BODY_LIMIT_BYTES)
                return { ...prepare(endpoints.setImpactedTargets, body), bytes, fits: true };
            return { wire: [], bytes, fits: false, send: () => Promise.reject(tooLargeError(bytes)) };
        },
        createQueue(queue, settings) {
            const taken = AT_CREATION.filter((name) => settings.has(name)).map((name) => [name, settings.get(name)]);
            // A new queue has no list to remove.
            const remaining = [...settings].filter(([name, value]) => !AT_CREATION.includes(name) && value !== null);
            const request = { ...queueFields(queue), ...Object.fromEntries(taken) };
            return { ...prepare(endpoints.createQueue, request), remaining: new Map(remaining) };
        },
        updateQueue: (queue, settings) => prepare(endpoints.updateQueue, { ...queueFields(queue), ...settingFields(settings) }),
        setQueueState: (queue, state) => prepare(endpoints.updateQueue, { ...queueFields(queue), state }),
        deleteQueue: (queue) => prepare(endpoints.deleteQueue, queueFields(queue)),
    };
}
/** Returns the fields of the service's document, "Common request fields". */
function queueFields({ repository, targetBranch }) {
    return { repo: repository, targetBranch };
}
function pullRequestFields(pullRequest) {
    return { ...queueFields(pullRequest), pr: { number: pullRequest.number } };
}
function encodeTargets(head, impactedTargets) {
    const pr = { number: head.number, sha: head.headSha };
    return Buffer.from(JSON.stringify({ ...queueFields(head), pr, impactedTargets }));
}
function settingFields(settings) {
    return Object.fromEntries([...settings].map(([name, value]) => (value === null ? ["deleteRequiredStatuses", true] : [name, value])));
}


/***/ }),

/***/ 972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ parseBoundedJson),
/* harmony export */   r: () => (/* binding */ JSON_DEPTH_LIMIT)
/* harmony export */ });
const JSON_DEPTH_LIMIT = 100;
/** Parses JSON of limited depth, for recursive functions such as `JSON.stringify`. @throws SyntaxError, RangeError */
function parseBoundedJson(text) {
    const value = JSON.parse(text);
    if (isDeeperThan(JSON_DEPTH_LIMIT, value)) {
        throw new RangeError(`it is nested more than ${JSON_DEPTH_LIMIT} levels deep`);
    }
    return value;
}
function isDeeperThan(levels, value) {
    if (typeof value !== "object" || value === null)
        return false;
    return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}


/***/ })

};
