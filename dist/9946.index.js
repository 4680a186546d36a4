export const id = 9946;
export const ids = [9946];
export const modules = {

/***/ 9946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formatEnqueuedPullRequestTable: () => (/* binding */ formatEnqueuedPullRequestTable),
/* harmony export */   getQueue: () => (/* binding */ getQueue)
/* harmony export */ });
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4599);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6375);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1304);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3569);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8502);






async function getQueue(target, { service }) {
    const queue = await (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readQueue */ .Qf)(service, target, { details: "all" });
    const depth = queue.enqueuedPullRequests.length;
    const content = depth === 0 ? "and empty" : `with ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(depth, "pull request")} in it`;
    const message = `The merge queue for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .formatQueueName */ .km)(target)} is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatState */ .lN)(queue.state)}, ${content}.`;
    const trouble = (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .explainQueueState */ .gX)(queue.state);
    return {
        result: "found",
        message,
        details: trouble === "" ? [] : [trouble],
        outputs: { ...(0,_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .selectDeclaredOutputs */ .PE)(queue, _declarations_js__WEBPACK_IMPORTED_MODULE_2__/* .queueOutputs */ .Ac), depth },
        summary: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .joinBlocks */ .x9)([
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)(message),
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)(trouble),
            depth === 0
                ? "Submitted pull requests that are not ready are not listed here."
                : formatEnqueuedPullRequestTable(queue.enqueuedPullRequests, target, ROWS),
            settingsTable(queue),
        ]),
        record: { queue },
    };
}
const ROWS = 500;
const NO_SETTINGS = new Set(["state", "branch", "enqueuedPullRequests"]);
/** Maximum number of settings to show. A newer service may have many more. */
const SETTINGS = 100;
const SETTING_CHARACTERS = 500;
function settingsTable(queue) {
    const rows = Object.entries(queue)
        .filter(([name]) => !NO_SETTINGS.has(name))
        .slice(0, SETTINGS)
        .map(([name, value]) => [
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toInlineCode */ .mI)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenText */ .Bu)(name, SETTING_CHARACTERS)),
        value === null ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toInlineJson */ .ld)(value, SETTING_CHARACTERS),
    ]);
    return rows.length === 0 ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCollapsedSection */ .Q8)("Settings", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toTable */ .MR)(["Setting", "Value"], rows));
}
const TABLE_BYTES = 600 * 1024;
const HEAD = ["Position", "Pull request", "Title", "Author", "State", "Since", "Priority", "Flags"];
/** Formats a table of pull requests up to a size limit, with the number of omitted rows. */
function formatEnqueuedPullRequestTable(enqueuedPullRequests, { repository }, mostRows) {
    const rows = [];
    let bytes = 0;
    for (const [index, pullRequest] of enqueuedPullRequests.slice(0, mostRows).entries()) {
        const row = enqueuedRow(pullRequest, index + 1, repository);
        bytes += Buffer.byteLength(row.join(" | "));
        if (bytes > TABLE_BYTES)
            break;
        rows.push(row);
    }
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .joinBlocks */ .x9)([
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toTable */ .MR)(HEAD, rows),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOmittedItemCount */ .ks)(enqueuedPullRequests.length - rows.length, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .FULL_LIST_NOTE */ .Qg),
    ]);
}
function enqueuedRow(pullRequest, position, repository) {
    const { prNumber, prTitle, prAuthor, state, stateChangedAt, skipTheLine, noBatch, isAwaitingAdmission } = pullRequest;
    const flags = [
        skipTheLine === true ? "front of the queue" : "",
        noBatch === true ? "not batched" : "",
        isAwaitingAdmission === true ? "not admitted yet" : "",
    ];
    return [
        isAwaitingAdmission === true ? "" : `${position}`,
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toPullRequestLink */ .Wc)(repository, prNumber),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toCell */ .cX)(prTitle),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toCell */ .cX)(prAuthor),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toCell */ .cX)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatState */ .lN)(state)),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toCell */ .cX)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatServiceTime */ .wF)(stateChangedAt ?? "")),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toCell */ .cX)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPriority */ .oU)(pullRequest)),
        flags.filter((flag) => flag !== "").join(", "),
    ];
}


/***/ }),

/***/ 8502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ findQueue),
/* harmony export */   Qf: () => (/* binding */ readQueue),
/* harmony export */   Vz: () => (/* binding */ formatNumberList),
/* harmony export */   Wo: () => (/* binding */ addAdviceToNotFoundError),
/* harmony export */   gX: () => (/* binding */ explainQueueState),
/* harmony export */   km: () => (/* binding */ formatQueueName),
/* harmony export */   mP: () => (/* binding */ listAdmittedPullRequests),
/* harmony export */   tw: () => (/* binding */ listEnqueuedPullRequestNumbers),
/* harmony export */   w3: () => (/* binding */ PULL_REQUEST_INPUT_NAMES),
/* harmony export */   wP: () => (/* binding */ formatServerMessage),
/* harmony export */   xP: () => (/* binding */ addAdviceToQueueNotFoundError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8215);




function formatQueueName(target) {
    return `${target.targetBranch} of ${target.repository.owner}/${target.repository.name}`;
}
/** Reads a queue. @throws OperationError `not-found` with repository and branch if the queue does not exist */
async function readQueue(service, target, options = {}) {
    try {
        return await service.readQueue(target, options);
    }
    catch (error) {
        throw addAdviceToQueueNotFoundError(error, target);
    }
}
function findQueue(service, target, options = {}) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreNotFoundError */ .qx)(service.readQueue(target, options));
}
/** Lists the pull requests that the queue has admitted. Only a running queue admits the others. */
function listAdmittedPullRequests({ enqueuedPullRequests }) {
    return enqueuedPullRequests.filter(({ isAwaitingAdmission }) => isAwaitingAdmission !== true);
}
function listEnqueuedPullRequestNumbers({ enqueuedPullRequests }) {
    return enqueuedPullRequests.map(({ prNumber }) => prNumber);
}
const NUMBERS_SHOWN = 20;
/** Formats numbers as `#1, #2 and 480 more`. */
function formatNumberList(numbers) {
    const shown = numbers.map((number) => `#${number}`);
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTruncatedList */ .En)(shown, NUMBERS_SHOWN);
}
const QUEUE_INPUTS = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("target-branch")} and ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("repository")}`;
const PULL_REQUEST_INPUT_NAMES = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("target-branch")}, ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("pr-number")} and ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("repository")}`;
/** Converts an error with status 404 to an error that lists the inputs to check. Returns other errors unchanged. */
function addAdviceToNotFoundError(error, what, inputs = QUEUE_INPUTS) {
    return notFound(error, `The service did not find ${what}.`, inputs);
}
function addAdviceToQueueNotFoundError(error, target) {
    return notFound(error, `There is no merge queue for branch ${formatQueueName(target)}.`, QUEUE_INPUTS);
}
function notFound(error, message, inputs) {
    if (!(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundError */ .El)(error))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK("not-found", message, {
        details: [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `Check ${inputs}. Also check that the token belongs to the organization of the repository.`,
            ...error.details,
            ...formatServerMessage(error.facts),
            ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
        ],
        cause: error,
    });
}
function formatServerMessage({ serverText = "" }) {
    return serverText === "" ? [] : [`Message of the service: ${serverText}`];
}
/** Explains the state of a queue in a sentence. Returns an empty text for a running queue. */
function explainQueueState(state) {
    switch (state) {
        case "running":
            return "";
        case "paused":
            return "The queue is paused: it admits no pull requests, starts no tests and merges nothing. To resume it, run resume-queue.";
        case "draining":
            return "The queue is draining: it tests and merges its pull requests, and admits no new pull requests. To resume the queue, run resume-queue.";
        case "switching_modes":
            return "The queue is switching modes: it admits no new pull requests until the queue is empty.";
        case "":
            return "The queue is in an unknown state. In this state, the queue possibly does not admit or merge pull requests.";
        default:
            return `The queue is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatState */ .lN)(state)}, a state that this version does not know. In this state, the queue possibly does not admit or merge pull requests.`;
    }
}


/***/ }),

/***/ 3127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ createNoAnswerError),
/* harmony export */   El: () => (/* binding */ isNotFoundError),
/* harmony export */   Fb: () => (/* binding */ ignoreReadError),
/* harmony export */   JH: () => (/* binding */ isNotQueuedError),
/* harmony export */   Oo: () => (/* binding */ isQueueNotEmptyError),
/* harmony export */   Vb: () => (/* binding */ ignoreUnsupportedRequestError),
/* harmony export */   _1: () => (/* binding */ isErrorWithUncertainWriteEffect),
/* harmony export */   bV: () => (/* binding */ isTransientError),
/* harmony export */   c2: () => (/* binding */ throwNotFoundError),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   n8: () => (/* binding */ createHttpStatusError),
/* harmony export */   qx: () => (/* binding */ ignoreNotFoundError),
/* harmony export */   wr: () => (/* binding */ createUnreadableReplyError)
/* harmony export */ });
/* unused harmony export extractErrorMessageFromReply */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8215);
/* harmony import */ var _http_proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2075);
/* harmony import */ var _http_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5601);





class ApiError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK {
    facts;
    constructor(kind, problems, facts, options) {
        super(kind, problems, options);
        this.facts = facts;
    }
    copy(problems, options) {
        return new ApiError(this.kind, problems, this.facts, options);
    }
}
/** Throws the error of a missing resource. @throws ApiError 404, like a failed request to the service */
function throwNotFoundError(endpoint, what) {
    const facts = { endpoint, status: 404, attempts: 1, ambiguous: false, transient: false };
    throw new ApiError("not-found", `${endpoint} found ${what}.`, facts);
}
function isNotFoundError(error) {
    return error instanceof ApiError && error.facts.status === 404;
}
/** True for the error that the pull request is not in the queue. */
function isNotQueuedError(error) {
    return isNotFoundError(error) || (error instanceof ApiError && error.facts.code === "PR_NOT_IN_ACTIVE_STATE");
}
/**
 * True when the service refuses to delete a queue, perhaps because of pull requests in it. API v1 sends an undocumented
 * 400.
 */
function isQueueNotEmptyError(error) {
    return error instanceof ApiError && (error.facts.status === 400 || error.facts.code === "QUEUE_HAS_ACTIVE_ENTRIES");
}
function isTransientError(error) {
    return error instanceof ApiError && error.facts.transient;
}
function ignoreNotFoundError(reading) {
    return unless(isNotFoundError, reading);
}
/**
 * Returns undefined if the resource does not exist (404), or an older version of the service does not support the
 * request.
 */
function ignoreUnsupportedRequestError(reading) {
    return unless((error) => isNotFoundError(error) || (error instanceof ApiError && error.facts.isUnsupported === true), reading);
}
/** Returns undefined if the read fails, except after an abort. @throws AbortedError */
function ignoreReadError(reading) {
    return unless((error) => !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM), reading);
}
async function unless(isNothing, reading) {
    return reading.catch((error) => {
        if (isNothing(error))
            return undefined;
        throw error;
    });
}
/** True when a write may have taken effect: without a reply, or after 408 or 5xx. Only a read can show the effect. */
function isErrorWithUncertainWriteEffect(error) {
    return error instanceof ApiError && error.facts.ambiguous;
}
function createHttpStatusError(given) {
    const { endpoint, answer, attempts, retryAfterMs, withToken, advise } = given;
    const { status } = answer;
    const code = codeIn(answer.body);
    const facts = {
        ...factsOf(given),
        ...(code === undefined ? {} : { code }),
        ambiguous: endpoint.isWrite && (status === 408 || status >= 500),
        transient: (0,_http_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransientStatus */ .D)(status),
        isUnsupported: endpoint.isRecent === true && status === 400,
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
    const text = facts.serverText === "" ? "an empty body" : `"${facts.serverText}"`;
    const message = `${endpoint.name} was answered with status ${status}: ${text}${circumstances(attempts, facts.requestId)}.`;
    const advice = advise(facts, endpoint.permissions ?? []);
    const details = advice.length > 0 ? advice : hintsFor(status, retryAfterMs, withToken);
    return new ApiError(kindOf(status), message, facts, { details });
}
function createNoAnswerError(endpoint, apiUrl, why, attempts) {
    const { name, isWrite } = endpoint;
    const facts = { endpoint: name, attempts, ambiguous: isWrite && !why.unsent, transient: !why.permanent };
    const message = `${name} got no answer from ${apiUrl.host}: ${why.reason}${circumstances(attempts)}.`;
    return new ApiError("unavailable", message, facts, { details: [why.hint ?? adviceFor(apiUrl, why)] });
}
function adviceFor(apiUrl, { unsent }) {
    const address = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("api-url");
    if (!unsent)
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `Run the step again later. If the service is slow, raise ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("request-timeout")}. A proxy or a firewall may also close connections.`;
    if ((0,_http_proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(apiUrl))
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `${address} names this machine. Check that the service, such as merge-queue serve, is running and listens at this address.`;
    return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `Check that this machine can reach ${apiUrl.host}. Check the network, DNS, the variables HTTPS_PROXY and NO_PROXY, and ${address}.`;
}
function createUnreadableReplyError(given, problem) {
    const facts = { ...factsOf(given), ambiguous: false, transient: true };
    const message = `The reply of ${given.endpoint.name} could not be read: ${problem}${circumstances(1, facts.requestId)}.`;
    return new ApiError("response", message, facts, {
        details: [
            `The reply begins with: ${facts.serverText || "(nothing)"}`,
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `Check that ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("api-url")} is the address of the service with its version, not a page of a proxy.`,
        ],
    });
}
function factsOf({ endpoint, answer, attempts, hide }) {
    const requestId = extractErrorMessageFromReply(answer.header("x-request-id") ?? "", hide);
    return {
        endpoint: endpoint.name,
        status: answer.status,
        serverText: extractErrorMessageFromReply(answer.body, hide),
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
                : "No token was sent. For a pull request from a fork, the service accepts the number of the workflow run instead of a token. The service accepts this number only while the workflow run is in progress, and only for the head commit of the run.",
        ];
    }
    if (status >= 300 && status < 400) {
        return [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `The action does not follow redirects, because a redirect could expose the token. Check ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("api-url")}.`,
        ];
    }
    if (status === 429 || status >= 500) {
        const when = retryAfterMs === undefined || retryAfterMs === 0 ? "later" : `in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(retryAfterMs)}`;
        return [`The service is unavailable at the moment. Run the step again ${when}.`];
    }
    return [];
}
const SHOWN_CHARACTERS = 300;
const READ_CHARACTERS = 100_000;
/**
 * Returns the error message of a reply as one line: plain text, the message in JSON, or HTML without tags. Hides
 * secrets before it shortens the text, and again after it decodes JSON.
 */
function extractErrorMessageFromReply(body, hide) {
    const start = hide(body).slice(0, READ_CHARACTERS);
    const text = messageField(parseObject(start), 2) ?? (/^\s*</.test(start) ? withoutTags(start) : start);
    const line = hide(text)
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1).toWellFormed()}\u2026` : line;
}
function parseObject(body) {
    try {
        return /^\s*\{/.test(body) ? JSON.parse(body) : undefined;
    }
    catch {
        return undefined;
    }
}
/** Returns the error code of an API v2 reply; undefined for a reply of a proxy. */
function codeIn(body) {
    const code = Object(Object(parseObject(body.slice(0, READ_CHARACTERS))).error).code;
    return typeof code === "string" && /^[A-Z][A-Z0-9_]{1,79}$/.test(code) ? code : undefined;
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


/***/ })

};
