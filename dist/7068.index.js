export const id = 7068;
export const ids = [7068];
export const modules = {

/***/ 4459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ compileLinearTimeMatcher)
/* harmony export */ });
/**
 * Compiles a regular expression to a matcher with linear time. The built-in matcher can take exponential time, and the
 * authors of file names are untrusted. Returns undefined for look-behinds, back references and word boundaries.
 */
function compileLinearTimeMatcher(source) {
    const reader = { source, steps: [], at: 0 };
    try {
        const whole = readChoice(reader);
        if (reader.at < source.length)
            throw new Unreadable();
        const first = whole(add(reader, { kind: "found" }));
        return (text) => createRun(reader.steps, text)(first, 0);
    }
    catch (error) {
        if (error instanceof Unreadable)
            return undefined;
        throw error;
    }
}
function add({ steps }, step) {
    return steps.push(step) - 1;
}
class Unreadable extends Error {
}
const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[^1-9bBkuxc])/y;
const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
const COUNT = /\{\d+(?:,\d*)?\}/y;
const OPENING = /\((?:\?[:=!])?/y;
/** Maximum number of repetitions such as `{2}`. Each repetition is a separate step, and globs need two at most. */
const MAX_REPETITIONS = 16;
function readChoice(reader) {
    const branches = [readSequence(reader)];
    while (skip(reader, "|"))
        branches.push(readSequence(reader));
    const [first] = branches;
    if (branches.length === 1 && first !== undefined)
        return first;
    return (next) => add(reader, { kind: "fork", nexts: branches.map((branch) => branch(next)) });
}
function readSequence(reader) {
    const { source } = reader;
    const parts = [];
    while (reader.at < source.length && source[reader.at] !== "|" && source[reader.at] !== ")")
        parts.push(readRepetition(reader, readAtom(reader)));
    return inSequence(parts);
}
function inSequence(parts) {
    return (next) => parts.reduceRight((after, part) => part(after), next);
}
function readRepetition(reader, part) {
    const sign = reader.source[reader.at];
    if (sign === "{") {
        const count = matchAt(reader, COUNT);
        return count === undefined ? part : repeated(reader, part, count.slice(1, -1).split(","));
    }
    if (sign !== "*" && sign !== "+" && sign !== "?")
        return part;
    reader.at += 1;
    // A question mark here makes the repetition lazy, which does not change the matching texts.
    skip(reader, "?");
    if (sign === "?")
        return optional(reader, part);
    return (next) => {
        const nexts = [next];
        const again = add(reader, { kind: "fork", nexts });
        const body = part(again);
        nexts.push(body);
        return sign === "+" ? body : again;
    };
}
function optional(reader, part) {
    return (next) => add(reader, { kind: "fork", nexts: [part(next), next] });
}
function repeated(reader, part, [least = "", most = least]) {
    if (most === "" || Number(most) > MAX_REPETITIONS)
        throw new Unreadable();
    return inSequence(Array.from({ length: Number(most) }, (_, time) => (time < Number(least) ? part : optional(reader, part))));
}
function readAtom(reader) {
    const { source, at } = reader;
    const first = source.charAt(at);
    switch (first) {
        case "[":
            return unitPart(reader, unitTest(matchAt(reader, CLASS) ?? unreadable()));
        case "\\":
            return unitPart(reader, unitTest(matchAt(reader, ESCAPE) ?? unreadable()));
        case "(":
            return readGroup(reader);
        case "?":
            // A question mark here starts a kind of group that this matcher does not support.
            return unreadable();
    }
    reader.at += 1;
    if (first === ".")
        return unitPart(reader, unitTest("."));
    if (first === "^" || first === "$") {
        const kind = first === "^" ? "start" : "end";
        return (next) => add(reader, { kind, next });
    }
    const wanted = source.charCodeAt(at);
    return unitPart(reader, (given) => given === wanted);
}
function unitPart(reader, fits) {
    return (next) => add(reader, { kind: "unit", fits, next });
}
function readGroup(reader) {
    const opening = matchAt(reader, OPENING);
    const within = readChoice(reader);
    if (!skip(reader, ")"))
        throw new Unreadable();
    if (opening !== "(?=" && opening !== "(?!")
        return within;
    return (next) => {
        const first = within(add(reader, { kind: "found" }));
        return add(reader, { kind: "look", first, wanted: opening === "(?=", next });
    };
}
function skip(reader, text) {
    const isNext = reader.source.startsWith(text, reader.at);
    if (isNext)
        reader.at += text.length;
    return isNext;
}
function matchAt(reader, pattern) {
    pattern.lastIndex = reader.at;
    const found = pattern.exec(reader.source)?.[0];
    if (found !== undefined)
        reader.at += found.length;
    return found;
}
function unreadable() {
    throw new Unreadable();
}
function unitTest(source) {
    const pattern = new RegExp(`^${source}$`);
    return (unit) => pattern.test(String.fromCharCode(unit));
}
function createRun(steps, text) {
    const width = text.length + 1;
    /** One flag for each pair of step and position, set after its first visit. */
    const seen = new Uint8Array(steps.length * width);
    const looks = new Map();
    return search;
    /** True when the text from `position` matches the steps from `first`. */
    function search(first, position) {
        const open = [];
        const trail = [];
        const reach = (step, at) => {
            const pair = step * width + at;
            if (seen[pair] === 1)
                return;
            seen[pair] = 1;
            trail.push(pair);
            open.push(pair);
        };
        reach(first, position);
        for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
            const at = pair % width;
            const step = steps[(pair - at) / width];
            if (step === undefined)
                throw new Error("The compiled pattern has no step with this number.");
            switch (step.kind) {
                case "unit":
                    if (at < text.length && step.fits(text.charCodeAt(at)))
                        reach(step.next, at + 1);
                    break;
                case "fork":
                    for (const next of step.nexts)
                        reach(next, at);
                    break;
                case "start":
                case "end":
                    if (at === (step.kind === "start" ? 0 : text.length))
                        reach(step.next, at);
                    break;
                case "look":
                    if (lookAt(step.first, at) === step.wanted)
                        reach(step.next, at);
                    break;
                case "found":
                    // Clears the flags, because a later search may visit the same pairs again.
                    for (const each of trail)
                        seen[each] = 0;
                    return true;
            }
        }
        return false;
    }
    function lookAt(first, position) {
        const pair = first * width + position;
        const known = looks.get(pair);
        if (known !== undefined)
            return known;
        const found = search(first, position);
        looks.set(pair, found);
        return found;
    }
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


/***/ }),

/***/ 7068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  examineSetUp: () => (/* binding */ examineSetUp)
});

// EXTERNAL MODULE: ./lib/src/queue/read.js
var read = __webpack_require__(8502);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/text/version.js
var version = __webpack_require__(2824);
;// CONCATENATED MODULE: ./lib/src/set-up/expression.js
/** Evaluates expressions of GitHub's workflow language before a run. Many values are known only in a run. */
/** Value of an expression that depends on facts of a run. */
const UNKNOWN_VALUE = Symbol("unknown");
const TOKEN = /\s*('(?:[^']|'')*'|[-+]?(?:0x[\da-f]+|\d*\.?\d+(?:e[-+]?\d+)?)|[a-z_][\w-]*|[=!<>]=|&&|\|\||[!<>()[\].,*])/giy;
/** Operators with two operands, from the weakest to the strongest. */
const OPERATORS = [["||"], ["&&"], ["==", "!=", "<", "<=", ">", ">="]];
const TEXT_FUNCTIONS = { contains: "includes", startswith: "startsWith", endswith: "endsWith" };
/** Maximum nested operators. A deeper expression could overflow the stack. */
const DEEPEST = 100;
/** Maximum characters of an expression on GitHub. */
const LONGEST_EXPRESSION = 21_000;
/** Values that are true or false in a condition, but have an unknown text. */
const [ANY_TRUE, ANY_FALSE] = [{}, 0n];
class Unreadable extends Error {
}
/** Evaluates the text of an expression without `${{ }}`. Returns UNKNOWN for an invalid expression. */
function evaluate(text, lookup) {
    if (text.length > LONGEST_EXPRESSION)
        return UNKNOWN_VALUE;
    const tokens = [...text.trim().matchAll(TOKEN)].map(([, token = ""]) => token);
    const isWhole = tokens.join("").length === text.replace(/'(?:[^']|'')*'|\s+/g, (part) => part.trim()).length;
    if (!isWhole || (text.match(/[(![]/g) ?? []).length > DEEPEST)
        return UNKNOWN_VALUE;
    const reader = { tokens, lookup, at: 0 };
    try {
        const value = readOperation(reader);
        return reader.at === tokens.length ? value : UNKNOWN_VALUE;
    }
    catch (error) {
        if (error instanceof Unreadable)
            return UNKNOWN_VALUE;
        throw error;
    }
}
/** Replaces the expressions in a text. A text that is one expression has the type of its value. */
function evaluateExpressionsInText(text, lookup) {
    if (text.length > LONGEST_EXPRESSION)
        return UNKNOWN_VALUE;
    const [whole, only] = /^\s*\$\{\{((?:(?!\}\}).)*)\}\}\s*$/s.exec(text) ?? [];
    if (whole !== undefined)
        return evaluate(only ?? "", lookup);
    let isKnown = true;
    const filled = text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression) => {
        const value = formatExpressionValue(evaluate(expression, lookup));
        isKnown &&= value !== undefined;
        return value ?? "";
    });
    return isKnown ? filled : UNKNOWN_VALUE;
}
/** Evaluates a condition with or without `${{ }}`. Returns undefined if the result is unknown. */
function evaluateCondition(condition, lookup) {
    return isTrue(condition.includes("${{") ? evaluateExpressionsInText(condition, lookup) : evaluate(condition, lookup));
}
/** Returns the truth of a value; undefined for an unknown value. */
function isTrue(value) {
    return value === UNKNOWN_VALUE ? undefined : Boolean(value);
}
function formatExpressionValue(value) {
    if (value === null || value === undefined)
        return "";
    return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? `${value}` : undefined;
}
function next(reader) {
    reader.at += 1;
    return reader.tokens[reader.at - 1] ?? "";
}
function take(reader, token) {
    if (reader.tokens[reader.at] !== token)
        return false;
    reader.at += 1;
    return true;
}
function expect(reader, token) {
    if (!take(reader, token))
        throw new Unreadable();
}
/** Reads operands, and the operators between them that are at least as strong as `OPERATORS[strength]`. */
function readOperation(reader, strength = 0) {
    const operators = OPERATORS[strength];
    if (operators === undefined)
        return take(reader, "!") ? negate(readOperation(reader, strength)) : readOperand(reader);
    let left = readOperation(reader, strength + 1);
    while (operators.includes(reader.tokens[reader.at] ?? ""))
        left = apply(next(reader), left, readOperation(reader, strength + 1));
    return left;
}
function apply(operator, left, right) {
    if (operator === "||" || operator === "&&")
        return choose(left, right, operator === "||");
    if (operator === "==")
        return isEqual(left, right);
    // The results of `<`, `<=`, `>` and `>=` stay unknown, because conditions about events do not need them.
    return operator === "!=" ? negate(isEqual(left, right)) : UNKNOWN_VALUE;
}
/**
 * Evaluates `||` (if `wanted` is true) or `&&` (if `wanted` is false). Returns the first value if its truth is
 * `wanted`, else the second value.
 */
function choose(first, second, wanted) {
    const truth = isTrue(first);
    if (truth !== undefined)
        return truth === wanted ? first : second;
    return isTrue(second) === wanted ? (wanted ? ANY_TRUE : ANY_FALSE) : UNKNOWN_VALUE;
}
function negate(value) {
    return value === UNKNOWN_VALUE ? UNKNOWN_VALUE : !value;
}
/** Compares two values like GitHub: texts without regard to case, and values of different types as numbers. */
function isEqual(one, other) {
    const [first, second] = [formatExpressionValue(one), formatExpressionValue(other)];
    if (first === undefined || second === undefined)
        return UNKNOWN_VALUE;
    if (typeof one === "string" && typeof other === "string")
        return first.toLowerCase() === second.toLowerCase();
    return typeof one === typeof other ? one === other : Number(one) === Number(other);
}
function readOperand(reader) {
    const token = next(reader);
    if (token === "(") {
        const value = readOperation(reader);
        expect(reader, ")");
        return readMembers(reader, () => value);
    }
    if (token.startsWith("'"))
        return token.slice(1, -1).replaceAll("''", "'");
    if (/^[-+.\d]/.test(token))
        return Number(token);
    const word = token.toLowerCase();
    if (word === "true" || word === "false")
        return word === "true";
    if (word === "null")
        return null;
    if (!/^[a-z_]/.test(word))
        throw new Unreadable();
    if (!take(reader, "("))
        return readMembers(reader, reader.lookup, word);
    const value = call(word, readArguments(reader));
    return readMembers(reader, () => value);
}
function readArguments(reader) {
    const values = [];
    if (take(reader, ")"))
        return values;
    do
        values.push(readOperation(reader));
    while (take(reader, ","));
    expect(reader, ")");
    return values;
}
/**
 * Reads members such as `.number` or `['ref']`. The result is unknown for members of a computed value, for `*`, and for
 * names that are no text.
 */
function readMembers(reader, lookup, first = "") {
    let path = first;
    let isKnown = true;
    for (;;) {
        const isIndex = take(reader, "[");
        if (!isIndex && !take(reader, "."))
            return isKnown ? lookup(path) : UNKNOWN_VALUE;
        const name = isIndex && reader.tokens[reader.at] !== "*" ? readOperation(reader) : next(reader);
        if (isIndex)
            expect(reader, "]");
        isKnown &&= path !== "" && typeof name === "string" && name !== "*";
        path = `${path}.${String(name).toLowerCase()}`;
    }
}
function call(name, [first, second]) {
    if (name === "fromjson")
        return parseJson(first);
    if (name === "contains" && Array.isArray(first)) {
        const results = first.map((item) => isEqual(item, second));
        return results.includes(true) || (results.includes(UNKNOWN_VALUE) ? UNKNOWN_VALUE : false);
    }
    const [text, part] = [formatExpressionValue(first)?.toLowerCase(), formatExpressionValue(second)?.toLowerCase()];
    const isTextFunction = name === "contains" || name === "startswith" || name === "endswith";
    if (!isTextFunction || text === undefined || part === undefined)
        return UNKNOWN_VALUE;
    return text[TEXT_FUNCTIONS[name]](part);
}
function parseJson(text) {
    try {
        return typeof text === "string" ? JSON.parse(text) : UNKNOWN_VALUE;
    }
    catch {
        return UNKNOWN_VALUE;
    }
}

;// CONCATENATED MODULE: ./lib/src/set-up/set-up.js
function findQueueSetting(setUp, name) {
    return setUp.settings?.get(name);
}
/** Describes a setting and its origin, such as "The queue has mode: parallel". */
function describeQueueSetting(setUp, name) {
    const value = findQueueSetting(setUp, name);
    const text = `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`;
    const place = findSettingPosition(setUp, name);
    return place === undefined ? `The queue has ${text}` : `The file ${place.file} sets ${text}`;
}
/** Returns the place of a setting; undefined if the setting is not from the queue file. */
function findSettingPosition({ queueFile }, name) {
    return queueFile?.settings.get(name);
}
/** Returns one fault if a condition holds. */
function createFaultIf(holds, message, place) {
    return holds ? [{ message, place }] : [];
}

// EXTERNAL MODULE: ./lib/src/globs/bounded-match.js
var bounded_match = __webpack_require__(4459);
;// CONCATENATED MODULE: ./lib/src/set-up/test-branch.js
/** This file predicts the runs that GitHub starts for a test branch of the queue. */


/**
 * Compiles a regular expression to a matcher that takes bounded time. If this fails, the matcher accepts every text.
 */
function compileMatcher(source) {
    return (0,bounded_match/* compileLinearTimeMatcher */.Y)(`^(?:${source})$`) ?? (() => true);
}
function escapePattern(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
const GLOB_PARTS = { "**/": "(?:.*\\/)?", "**": ".*", "*": "[^\\/]*" };
/** True when a name passes the patterns of a filter. The last matching pattern decides. */
function matchesPatterns(patterns, name) {
    let isMatch = false;
    for (const pattern of patterns) {
        const isNegative = pattern.startsWith("!");
        if (compilePattern(isNegative ? pattern.slice(1) : pattern)(name))
            isMatch = !isNegative;
    }
    return isMatch;
}
/** Compiles a pattern of GitHub's filters: `*`, `**`, `?`, `+`, and character classes. */
function compilePattern(pattern) {
    if (pattern.length > LONGEST_NAME)
        return () => true;
    const source = pattern.replace(/\*\*\/|\*\*|\*|\[[^\]]+\]|\\.|[?+]|[^?+*[\\]+|./gs, (part) => {
        if (/^(?:\[.+|[?+]|\\.)$/s.test(part))
            return part;
        return GLOB_PARTS[part] ?? escapePattern(part);
    });
    return compileMatcher(source);
}
const ID = "00000000-0000-4000-8000-00000000000";
const SAMPLE_TEST_BRANCH = `trunk-merge/pr-1/${ID}1`;
/** Lists the events of a test branch. Different numbers mean different test branches. */
function listTestBranchEvents(options, number = 1) {
    const { owner, name } = options.repository;
    const repository = `${owner}/${name}`;
    const branch = `trunk-merge/pr-${number}/${ID}${number}`;
    const shared = [
        ["github.repository", repository],
        ["github.repository_owner", owner],
        ["github.event.repository.full_name", repository],
        ["github.event.repository.fork", false],
        ["github.sha", `${number}`.repeat(40)],
        ["github.run_id", `${number}`],
        ["github.run_number", `${number}`],
        ["inputs", null],
        ...["issue", "comment", "label", "review", "merge_group", "inputs", "schedule", "workflow_run"].map((key) => [`github.event.${key}`, null]),
    ];
    const ofPush = [
        ["github.ref", `refs/heads/${branch}`],
        ["github.ref_name", branch],
        ["github.ref_type", "branch"],
        ["github.head_ref", ""],
        ["github.base_ref", ""],
        ["github.event.ref", `refs/heads/${branch}`],
        ["github.event.action", null],
        ["github.event.number", null],
        ["github.event.pull_request", null],
    ];
    const ofDraft = [
        ["github.ref", `refs/pull/${number}/merge`],
        ["github.ref_name", `${number}/merge`],
        ["github.head_ref", branch],
        ["github.base_ref", options.targetBranch],
        ["github.event.ref", null],
        ["github.event.action", "opened"],
        ["github.event.number", number],
        ["github.event.pull_request.number", number],
        ["github.event.pull_request.draft", true],
        ["github.event.pull_request.state", "open"],
        ["github.event.pull_request.merged", false],
        ["github.event.pull_request.head.ref", branch],
        ["github.event.pull_request.head.repo.full_name", repository],
        ["github.event.pull_request.head.repo.fork", false],
        ["github.event.pull_request.base.ref", options.targetBranch],
        ["github.event.pull_request.base.repo.full_name", repository],
    ];
    const create = (event, own) => {
        return { name: event, facts: new Map([...shared, ...own, ["github.event_name", event]]) };
    };
    const pushed = [create("push", ofPush), create("create", ofPush)];
    if (options.opensDrafts === false)
        return pushed;
    const ofTarget = [...ofDraft, ["github.ref", `refs/heads/${options.targetBranch}`]];
    return [...pushed, create("pull_request", ofDraft), create("pull_request_target", ofTarget)];
}
/** Returns the same event for a pull request that is not a draft. */
function convertToNonDraftEvent({ name, facts }) {
    return { name, facts: new Map([...facts, ["github.event.pull_request.draft", false]]) };
}
/** Converts the event of a test branch to the same event of an ordinary branch. */
function convertToOrdinaryBranchEvent({ name, facts }) {
    const texts = [...facts].filter(([, value]) => typeof value === "string");
    const renamed = texts.map(([path, text]) => [path, String(text).replace(/trunk-merge\/pr-\S+/, "change")]);
    return { name, facts: new Map([...facts, ...renamed]) };
}
/** Creates a function that returns the values of an event, to evaluate expressions in a workflow. */
function createEventValueLookup({ facts }, workflow) {
    const known = new Map([...facts, ["github.workflow", workflow.name]]);
    return (path) => {
        if (known.has(path))
            return known.get(path);
        for (let end = path.lastIndexOf("."); end > 0; end = path.lastIndexOf(".", end - 1)) {
            if (known.get(path.slice(0, end)) === null)
                return null;
        }
        // A path to an object, such as `github.event.pull_request`, is true in a condition.
        return [...known.keys()].some((key) => key.startsWith(`${path}.`)) ? {} : UNKNOWN_VALUE;
    };
}
const USUAL_TYPES = ["opened", "synchronize", "reopened"];
function predictWorkflowStart(workflow, event, targetBranch) {
    const filter = workflow.events.get(event.name);
    if (filter === undefined)
        return "never";
    if (event.name === "create")
        return "always";
    const isPush = event.name === "push";
    if (isPush ? filter.isForTags : !(filter.types ?? USUAL_TYPES).includes("opened"))
        return "never";
    return passesBranchFilter(filter, isPush ? SAMPLE_TEST_BRANCH : targetBranch)
        ? predictWorkflowStartByPaths(filter)
        : "never";
}
function passesBranchFilter({ branches, branchesIgnore = [] }, branch) {
    return branches === undefined ? !matchesPatterns(branchesIgnore, branch) : matchesPatterns(branches, branch);
}
function predictWorkflowStartByPaths({ paths, pathsIgnore = [] }) {
    const isForAll = paths === undefined || (paths.includes("**") && !paths.some((path) => path.startsWith("!")));
    return isForAll && pathsIgnore.length === 0 ? "always" : "some-paths";
}
const ANYTHING = { source: ".*", shown: "\u2026", names: undefined };
/** Maximum number of names of one job. */
const MOST_NAMES = 20;
/** Maximum characters of a name or a pattern. Longer texts match everything. */
const LONGEST_NAME = 1000;
/** Maximum depth of calls; GitHub allows ten. */
const DEEPEST_CALL = 10;
/** Maximum number of called jobs. Workflows that call each other several times could lead to millions of jobs. */
const MOST_CALLED = 2000;
/**
 * Lists the checks of all jobs. Calls to another repository, in a circle, or above a maximum are not followed. Such a
 * call can report any check.
 */
function listJobChecks(workflows) {
    const byFile = new Map(workflows.map((workflow) => [workflow.file, workflow]));
    let listed = 0;
    return workflows.flatMap((workflow) => listIn(workflow.jobs, workflow, [], []));
    function listIn(jobs, workflow, callers, parts) {
        return jobs.flatMap((job) => {
            const chain = [...callers, job];
            const names = [...parts, nameOf(job)];
            if (job.call === undefined)
                return [toCheckName(workflow, chain, names)];
            const called = byFile.get(job.call.uses.replace(/^\.\//, ""));
            const isCircle = chain.some(({ file }) => file === called?.file);
            const isTooMuch = chain.length > DEEPEST_CALL || listed + (called?.jobs.length ?? 0) > MOST_CALLED;
            if (called === undefined || isCircle || isTooMuch)
                return [toCheckName(workflow, chain, [...names, ANYTHING])];
            listed += called.jobs.length;
            return listIn(called.jobs, workflow, chain, names);
        });
    }
}
function toCheckName(workflow, jobs, parts) {
    const shown = parts.map((part) => part.shown).join(" / ");
    const names = combine(parts.map((part) => part.names), " / ");
    return {
        workflow,
        jobs,
        matches: compileMatcher(parts.map(({ source }) => source).join(" \\/ ")),
        isLoose: parts.some(({ source }) => source.includes(".*")),
        shown,
        names: names !== undefined && names.length > 0 ? names : [shown],
    };
}
/** Lists all combinations of the parts' texts. Returns undefined if a part is unknown, or for too many combinations. */
function combine(parts, separator) {
    let combinations = [[]];
    for (const part of parts) {
        if (part === undefined || combinations.length * part.length > MOST_NAMES)
            return undefined;
        combinations = combinations.flatMap((before) => part.map((text) => [...before, text]));
    }
    return combinations.map((each) => each.join(separator));
}
function nameOf({ id, name = id, matrix }) {
    if (name.length > LONGEST_NAME)
        return ANYTHING;
    const hasExpression = name.includes("${{");
    const parts = name.split(/\$\{\{(.*?)\}\}/s);
    const source = parts.map((part, index) => (index % 2 === 0 ? escapePattern(part) : sourceOf(part, matrix))).join("");
    const shown = parts.map((part, index) => (index % 2 === 0 ? part : "\u2026")).join("");
    const isComplete = matrix?.has("include") !== true && matrix?.has("exclude") !== true;
    const texts = parts.map((part, index) => (index % 2 === 0 ? [part] : valuesOf(part, matrix)));
    const names = isComplete ? combine(texts, "") : undefined;
    // GitHub adds the values of the matrix to a name without expressions.
    if (matrix === undefined || hasExpression)
        return { source, shown, names };
    const keys = [...matrix.keys()].filter((key) => key !== "exclude");
    const suffix = matrix.has("include") ? ".*" : keys.map((key) => sourceOf(`matrix.${key}`, matrix)).join(", ");
    const values = combine(keys.map((key) => matrix.get(key)), ", ");
    return {
        source: `${source} \\(${suffix}\\)`,
        shown: `${shown} (\u2026)`,
        names: isComplete ? values?.map((each) => `${name} (${each})`) : undefined,
    };
}
/** Returns the values of an expression such as `matrix.node`; undefined for unknown values. */
function valuesOf(expression, matrix) {
    const [, key = ""] = /^\s*matrix\.([\w-]+)\s*$/.exec(expression) ?? [];
    return matrix?.get(key);
}
function sourceOf(expression, matrix) {
    const values = valuesOf(expression, matrix);
    return values === undefined ? ".*" : `(?:${values.map(escapePattern).join("|")})`;
}

;// CONCATENATED MODULE: ./lib/src/set-up/our-jobs.js
/** This file finds the jobs that use this action, and checks their triggers, environments and checkouts. */



/** Operations that need a permission of the API key, by the name of this permission in the web application. */
const KEY_PERMISSIONS = {
    "Merge and cancel PRs": ["submit", "cancel", "restart-tests", "set-impacted-targets", "requeue"],
    "Update Merge Queue settings": [
        "create-queue",
        "update-queue",
        "delete-queue",
        "pause-queue",
        "resume-queue",
        "drain-queue",
        "apply-queue",
    ],
};
/** Operation and default environment of each reusable workflow of this repository. */
const REUSABLE_WORKFLOWS = {
    submit: { operation: "submit", environment: "merge-queue" },
    "wait-for-merge": { operation: "wait-for-merge", environment: "merge-queue" },
    "report-outcome": { operation: "report-outcome", environment: "merge-queue" },
    "report-missed-outcomes": { operation: "report-missed-outcomes", environment: "merge-queue" },
    requeue: { operation: "requeue", environment: "merge-queue" },
    "failure-report": { operation: "testing-details", environment: "merge-queue" },
    "impacted-targets": { operation: "set-impacted-targets", environment: "impacted-targets" },
    "administer-queue": { operation: "update-queue", environment: "merge-queue-admin" },
    "freeze-queue": { operation: "apply-queue", environment: "merge-queue-freeze" },
    metrics: { operation: "metrics", environment: "merge-queue" },
    "queue-report": { operation: "report-queue", environment: "merge-queue" },
    "queue-health": { operation: "check-queue-health", environment: "merge-queue" },
    "check-test-results": { operation: "check-test-results", environment: "test-results" },
    "check-set-up": { operation: "get-queue", environment: "check-set-up" },
};
function operationOf({ with: inputs }) {
    return (inputs.get("operation") ?? "").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
function reusableName({ uses }) {
    return /^[^./][^/]*\/[^/]+\/\.github\/workflows\/([\w-]+)\.yml@/.exec(uses)?.[1] ?? "";
}
/** Operations of this action. Other actions may have an input `operation` too. */
const OPERATION_NAMES = new Set([
    ...Object.values(KEY_PERMISSIONS).flat(),
    ...Object.values(REUSABLE_WORKFLOWS).map(({ operation }) => operation),
    "status",
    "export-history",
    "doctor",
    "list-quarantined-tests",
    "compute-impacted-targets",
]);
function listOurCalls({ workflows }) {
    return workflows.flatMap((workflow) => workflow.jobs.flatMap((job) => {
        const name = job.call === undefined ? "" : reusableName(job.call);
        // A reusable workflow of another author may have the same name, if the name is general, such as `metrics`.
        const isOurs = /merge|outcome|targets|queue/.test(name) || workflow.text.includes("MERGE_QUEUE_TOKEN");
        const reusable = isOurs ? REUSABLE_WORKFLOWS[name] : undefined;
        if (job.call !== undefined && reusable !== undefined) {
            const environment = job.call.with.get("environment") || reusable.environment;
            const { operation } = reusable;
            return [{ workflow, job, call: job.call, operation, environment: plain(environment), isReusable: true }];
        }
        return job.steps.flatMap((call) => {
            const operation = operationOf(call);
            if (!OPERATION_NAMES.has(operation))
                return [];
            return [{ workflow, job, call, operation, environment: plain(job.environment), isReusable: false }];
        });
    }));
}
/** Lists the names of the environments that the jobs use, in lower case. */
function listDeploymentEnvironmentNames(workflows) {
    return new Set(listOurCalls({ workflows }).flatMap(({ environment }) => environment?.toLowerCase() ?? []));
}
function plain(text) {
    return text?.includes("${{") === true ? undefined : text;
}
/** Returns the call of a job that waits for the outcome in the queue. */
function findActionCallWaitingForQueue({ call, steps }) {
    if (call !== undefined)
        return reusableName(call) === "wait-for-merge" ? call : undefined;
    return steps.find((step) => {
        const operation = operationOf(step);
        return operation === "wait-for-merge" || (operation === "submit" && step.with.get("wait") === "true");
    });
}
/** Lists the permissions of the API key that the workflows need, each with the operations that need it. */
function listNeededPermissions(setUp) {
    const used = new Set(listOurCalls(setUp).map(({ operation }) => operation));
    return Object.entries(KEY_PERMISSIONS).flatMap(([permission, operations]) => {
        const needing = operations.filter((operation) => used.has(operation));
        return needing.length === 0 ? [] : [`"${permission}" (${needing.join(", ")})`];
    });
}
const LABEL = /github\.event\.label\.name\s*==\s*'((?:[^']|'')+)'/g;
/** Returns the labels that start a call. */
function labelsOf({ job, call, isReusable }) {
    const inCondition = [...(job.condition ?? "").matchAll(LABEL)].map(([, name = ""]) => name.replaceAll("''", "'"));
    if (!isReusable || reusableName(call) !== "submit")
        return inCondition;
    const label = call.with.get("label") ?? "merge";
    return label === "" || label.includes("${{") ? inCondition : [...inCondition, label];
}
function receivesLabels({ events }) {
    return ["pull_request_target", "pull_request"].some((name) => events.get(name)?.types?.includes("labeled"));
}
/** Lists the uses of this action that a label can start, with the labels. */
function listLabelCalls(setUp) {
    return listOurCalls(setUp).flatMap((each) => {
        const labels = labelsOf(each);
        return labels.length === 0 ? [] : [{ ...each, labels }];
    });
}
function findMissingLabels(setUp) {
    const { labels: known } = setUp;
    if (known === undefined)
        return [];
    return listLabelCalls(setUp).flatMap(({ job, labels, workflow }) => labels
        .filter((label) => receivesLabels(workflow) && !known.has(label.toLowerCase()))
        .map((label) => ({
        message: `The job ${job.id} waits for the label "${label}", which does not exist.`,
        place: job,
    })));
}
/** True when a job never runs without a label. */
function needsLabel({ condition = "" }) {
    return (evaluateCondition(condition, (path) => (path.startsWith("github.event.label") ? null : UNKNOWN_VALUE)) === false);
}
function findUnheardLabels(setUp) {
    return listLabelCalls(setUp).flatMap(({ workflow, job, labels }) => {
        // A comment or an issue can also start the job. A called workflow runs on the events of its caller, which are
        // unknown here.
        const hasOther = ["issue_comment", "workflow_call", "issues"].some((name) => workflow.events.has(name));
        const message = `The job ${job.id} waits for the label "${labels[0]}", but the workflow does not run when a label is set.`;
        const isDeaf = !hasOther && !receivesLabels(workflow) && (needsLabel(job) || job.call !== undefined);
        return createFaultIf(isDeaf, message, workflow.events.values().next().value ?? job);
    });
}
function findDoubleLabels(setUp) {
    const label = findQueueSetting(setUp, "enqueueingLabel");
    if (findQueueSetting(setUp, "labelCommandsEnabled") !== true || typeof label !== "string")
        return [];
    return listLabelCalls(setUp)
        .filter(({ operation, labels }) => operation === "submit" && labels.includes(label))
        .map(({ job }) => ({
        message: `The label "${label}" starts the job ${job.id}. But the queue also submits a pull request as soon as the pull request has this label.`,
        place: job,
    }));
}
function findUnknownWorkflowRuns(setUp) {
    // A missing workflow may be in a file that is not valid YAML.
    if (setUp.workflowProblems.length > 0)
        return [];
    const known = new Set(setUp.workflows.map(({ name }) => name));
    return [...new Set(listOurCalls(setUp).map(({ workflow }) => workflow))].flatMap(({ events }) => {
        const filter = events.get("workflow_run");
        const names = filter?.workflows ?? [];
        const message = `The workflow runs after workflows that do not exist: ${names.map((name) => `"${name}"`).join(", ")}.`;
        // A name in the filter may be a pattern, which may match any workflow.
        const isUnknown = names.length > 0 && !names.some((name) => known.has(name) || /[*!?+[]/.test(name));
        return createFaultIf(isUnknown, message, filter);
    });
}
const DEFAULT_BRANCH_EVENTS = [
    "pull_request_target",
    "issue_comment",
    "workflow_run",
    "check_run",
    "delete",
    "repository_dispatch",
    "schedule",
];
const PULL_REQUEST_REF = "refs/pull/1/merge";
function allows(branches, ref) {
    if (typeof branches !== "string")
        return matchesPatterns(branches, ref);
    return branches === "all" || !ref.startsWith("refs/pull/");
}
function findEnvironmentFaults(find) {
    return (setUp) => {
        if (setUp.environments === undefined)
            return [];
        // All steps of a job have the environment of the job, so one step of each job is enough.
        const jobs = new Map(listOurCalls(setUp).map((each) => [each.job, each]));
        return [...jobs.values()].flatMap((each) => each.environment === undefined ? [] : find(each, each.environment, setUp));
    };
}
function branchesOf({ environments = [] }, name) {
    return environments.find((each) => each.name.toLowerCase() === name.toLowerCase())?.branches;
}
function findBlockedRuns({ workflow, job }, environment, setUp) {
    const branches = branchesOf(setUp, environment);
    if (branches === undefined || (job.condition ?? "").includes("event_name"))
        return [];
    const events = [...workflow.events.keys()];
    const ofDefault = events.find((name) => DEFAULT_BRANCH_EVENTS.includes(name));
    const refs = [
        ...(ofDefault === undefined || setUp.defaultBranch === undefined
            ? []
            : [[ofDefault, setUp.defaultBranch]]),
        ...(workflow.events.has("pull_request") ? [["pull_request", PULL_REQUEST_REF]] : []),
    ];
    return refs
        .filter(([, ref]) => !allows(branches, ref))
        .map(([event, ref]) => {
        const shown = ref.replace("pull/1/", "pull/*/");
        return {
            message: `The environment ${environment} of the job ${job.id} does not allow ${shown}, which is the ref of runs for the event ${event}.`,
            place: job,
        };
    });
}
function findOpenEnvironments({ workflow, job }, environment, setUp) {
    const branches = branchesOf(setUp, environment);
    const uses = listOurCalls(setUp).filter((each) => each.environment === environment);
    const isNeeded = uses.some((each) => each.workflow.events.has("pull_request"));
    const isOpen = Array.isArray(branches) && allows(branches, PULL_REQUEST_REF) && !workflow.events.has("pull_request");
    const message = `The environment ${environment} of the job ${job.id} allows refs/pull/*/merge, so the workflow of a pull request can read its secrets.`;
    return createFaultIf(isOpen && !isNeeded, message, job);
}
function findMissingUploads(setUp) {
    const isUploaded = setUp.otherCi.length > 0 ||
        setUp.workflowProblems.length > 0 ||
        setUp.workflows.some(({ text }) => /impacted.?targets|trunk-io\/merge-action/i.test(text));
    const isParallel = findQueueSetting(setUp, "mode") === "parallel";
    const message = `${describeQueueSetting(setUp, "mode")}, but no workflow uploads impacted targets.`;
    return createFaultIf(isParallel && !isUploaded, message, findSettingPosition(setUp, "mode"));
}
/**
 * Finds workflows that upload targets only for some pull requests. Returns no fault if another workflow uploads for all
 * pull requests.
 */
function findPartialUploads(setUp) {
    if (findQueueSetting(setUp, "mode") !== "parallel")
        return [];
    const uploads = listOurCalls(setUp).filter(({ operation }) => operation === "set-impacted-targets");
    const faults = uploads.map(({ workflow }) => {
        const filter = workflow.events.get("pull_request") ?? workflow.events.get("pull_request_target");
        if (filter === undefined)
            return [];
        const { types = ["opened", "synchronize"] } = filter;
        const isPartial = !(types.includes("opened") && types.includes("synchronize")) ||
            predictWorkflowStartByPaths(filter) !== "always" ||
            !passesBranchFilter(filter, setUp.targetBranch);
        const message = "The workflow uploads impacted targets only for some heads of pull requests.";
        return createFaultIf(isPartial, message, filter);
    });
    return faults.some((each) => each.length === 0) ? [] : faults.flat();
}
function findShallowCheckouts(setUp) {
    return listOurCalls(setUp).flatMap(({ job, call, operation }) => {
        const message = `The job ${job.id} computes impacted targets, but its checkout has only one commit and no credentials to fetch more commits.`;
        if (reusableName(call) === "impacted-targets")
            return createFaultIf(call.with.get("fetch-depth") === "1", message, call);
        if (operation !== "compute-impacted-targets" || call.with.has("base-sha"))
            return [];
        const checkout = job.steps.find(({ uses }) => uses.startsWith("actions/checkout@"));
        const { with: inputs } = checkout ?? {};
        const isShallow = (inputs?.get("fetch-depth") ?? "1") === "1" && inputs?.get("persist-credentials") === "false";
        return createFaultIf(isShallow, message, checkout);
    });
}
const jobFaultDetectors = [
    {
        id: "label-missing",
        severity: "error",
        meaning: "A job waits for a label that does not exist in the repository.",
        fix: "Create the label in the repository on GitHub.",
        find: findMissingLabels,
    },
    {
        id: "label-not-a-trigger",
        severity: "error",
        meaning: "A job waits for a label, but its workflow does not run when a label is set.",
        fix: "Run the workflow on `pull_request_target: { types: [labeled] }`.",
        find: findUnheardLabels,
    },
    {
        id: "label-submits-twice",
        severity: "warning",
        meaning: "The label in the queue's `enqueueingLabel` also starts a job that submits the pull request.",
        fix: "Set `labelCommandsEnabled: false`, or choose a different label for the job.",
        find: findDoubleLabels,
    },
    {
        id: "workflow-run-unknown",
        severity: "error",
        meaning: "The trigger `workflow_run` of a workflow with this action names only workflows that do not exist.",
        fix: "In `workflow_run`, use the value of the key `name` of the workflow that runs the tests.",
        find: findUnknownWorkflowRuns,
    },
    {
        id: "environment-missing",
        severity: "error",
        meaning: "A job names an environment that does not exist. GitHub then creates the environment without a branch rule and without secrets.",
        fix: "Create the environment with a branch rule and the secret `MERGE_QUEUE_TOKEN`.",
        find: findEnvironmentFaults(({ job, isReusable }, environment, setUp) => {
            const isMissing = branchesOf(setUp, environment) === undefined && !(isReusable && job.hasSecrets);
            return createFaultIf(isMissing, `The environment ${environment} of the job ${job.id} does not exist.`, job);
        }),
    },
    {
        id: "environment-without-branch-rule",
        severity: "warning",
        meaning: "An environment has no branch rule, so workflow runs of every branch can read its secrets.",
        fix: 'In the settings of the environment on GitHub, choose "Selected branches and tags", and add the branch to which the runs belong.',
        find: findEnvironmentFaults(({ job }, environment, setUp) => {
            const message = `The environment ${environment} of the job ${job.id} has no branch rule.`;
            return createFaultIf(branchesOf(setUp, environment) === "all", message, job);
        }),
    },
    {
        id: "environment-blocks-runs",
        severity: "error",
        meaning: "The branch rule of an environment does not allow the branch to which the runs of a job belong.",
        fix: "Add the branch in the message to the branch rule of the environment, or use a separate environment for the job.",
        find: findEnvironmentFaults(findBlockedRuns),
    },
    {
        id: "environment-open-to-pull-requests",
        severity: "warning",
        meaning: "An environment allows `refs/pull/*/merge`, although none of its jobs needs this rule.",
        fix: "Remove `refs/pull/*/merge` from the rule of the environment.",
        find: findEnvironmentFaults(findOpenEnvironments),
    },
    {
        id: "targets-missing",
        severity: "error",
        meaning: "The queue is in parallel mode, but no workflow uploads impacted targets. The queue admits no pull request.",
        fix: "Add the reusable workflow `impacted-targets.yml`, or set `mode: single`.",
        find: findMissingUploads,
    },
    {
        id: "targets-partial",
        severity: "error",
        meaning: "The queue is in parallel mode, but the workflow that uploads impacted targets does not run for some pull requests or pushes.",
        fix: "Run the upload on `pull_request` with the types `opened` and `synchronize`, without path filters, and for the target branch.",
        find: findPartialUploads,
    },
    {
        id: "checkout-shallow",
        severity: "warning",
        meaning: "A job computes impacted targets in a checkout of one commit, and cannot fetch more commits.",
        fix: "For test branches, and for the tool `moon`, set `fetch-depth: 0`. Otherwise, set `fetch-depth: 2`.",
        find: findShallowCheckouts,
    },
];

;// CONCATENATED MODULE: ./lib/src/set-up/queue-checks.js
/** This file checks the key, the settings of the queue, and the rules of GitHub that concern the queue. */


/** Rules that prevent the queue from creating, changing or deleting its test branches. */
const BLOCKING_RULES = ["creation", "update", "deletion", "pull_request", "required_status_checks"];
const HOST_METHODS = { merge_commit: "merge", squash: "squash", rebase: "rebase" };
function findForbiddenMethod(setUp) {
    const method = findQueueSetting(setUp, "mergeMethod");
    const { rules } = setUp;
    if (rules === undefined || typeof method !== "string")
        return [];
    const hostMethod = HOST_METHODS[method] ?? "";
    const isForbidden = hostMethod !== "" && rules.mergeMethods?.includes(hostMethod) === false;
    const isNotLinear = method === "merge_commit" && rules.types.includes("required_linear_history");
    const message = `${describeQueueSetting(setUp, "mergeMethod")}, which the rules of ${setUp.targetBranch} do not allow.`;
    return createFaultIf(isForbidden || isNotLinear, message, findSettingPosition(setUp, "mergeMethod"));
}
function setting(name, isWrong) {
    return (setUp) => {
        const get = (other) => findQueueSetting(setUp, other);
        const value = get(name);
        const isFault = value !== undefined && isWrong(value, get);
        return createFaultIf(isFault, `${describeQueueSetting(setUp, name)}.`, findSettingPosition(setUp, name));
    };
}
const queueFaultDetectors = [
    {
        id: "token-rejected",
        severity: "error",
        meaning: "The service rejects the key or the token.",
        fix: "Make a new key in the web application of the organization that owns the queue.",
        find: ({ queue }) => createFaultIf(queue === "rejected", "The service rejects the token."),
    },
    {
        id: "token-of-v1",
        severity: "note",
        meaning: "The token is the organization's token for API v1, which can change every queue.",
        fix: "Make a key of API v2 with the permissions that the workflows need.",
        find: ({ token }) => createFaultIf(token === "v1", "The token is the organization's token for API v1."),
    },
    {
        id: "queue-missing",
        severity: "error",
        meaning: "The service has no queue for the target branch.",
        fix: "Create the queue, or correct `target-branch` and `repository`.",
        find: ({ queue, targetBranch }) => createFaultIf(queue === "not-found", `There is no queue for branch ${targetBranch}.`),
    },
    {
        id: "queue-file-invalid",
        severity: "error",
        meaning: "The file with the settings of the queues has errors, so `apply-queue` rejects the file.",
        fix: "Correct the line that the message names.",
        find: ({ queueFileProblems }) => queueFileProblems.map(({ text, ...place }) => ({ message: text, place })),
    },
    {
        id: "queue-file-without-branch",
        severity: "note",
        meaning: "The file with the settings of the queues has other branches, but not the target branch.",
        fix: "Correct the name of the branch in the file, or ignore the finding if the file has no settings for this queue on purpose.",
        find: ({ queueFile, targetBranch }) => {
            if (queueFile === undefined || queueFile.branches.length === 0)
                return [];
            const { branches, file, line } = queueFile;
            const message = `The file ${file} has no settings for ${targetBranch}. The file has settings for ${(0,format/* formatTruncatedList */.En)(branches, 5)}.`;
            return createFaultIf(!branches.includes(targetBranch), message, { file, line });
        },
    },
    {
        id: "optimistic-merge-without-depth",
        severity: "warning",
        meaning: "`canOptimisticallyMerge` has no effect, because `pendingFailureDepth` is 0.",
        fix: "Set `pendingFailureDepth` to 1 or more, or `canOptimisticallyMerge: false`.",
        find: setting("pendingFailureDepth", (value, get) => value === 0 && get("canOptimisticallyMerge") === true),
    },
    {
        id: "optimistic-merge-without-slots",
        severity: "warning",
        meaning: "`canOptimisticallyMerge` has no effect, because `concurrency: 1` allows no test run of a later pull request.",
        fix: "Set `concurrency` to 2 or more, or `canOptimisticallyMerge: false`.",
        find: setting("concurrency", (value, get) => value === 1 && get("canOptimisticallyMerge") === true),
    },
    {
        id: "batch-of-one",
        severity: "warning",
        meaning: "`batch` is `true`, but `batchingMinSize: 1` starts the tests of a batch as soon as it has one pull request.",
        fix: "Set `batchingMinSize` to 2 or more, or `batch: false`.",
        find: setting("batchingMinSize", (value, get) => value === 1 && get("batch") === true),
    },
    {
        id: "bisection-without-batch",
        severity: "warning",
        meaning: "`optimizationMode` has no effect, because only batches are bisected, and `batch` is `false`.",
        fix: "Set `batch: true`, or `optimizationMode: off`.",
        find: setting("optimizationMode", (value, get) => value !== "off" && value !== null && get("batch") === false),
    },
    {
        id: "label-command-without-label",
        severity: "warning",
        meaning: "`labelCommandsEnabled` is `true`, but the queue has no `enqueueingLabel`.",
        fix: "Set `enqueueingLabel`, or `labelCommandsEnabled: false`.",
        find: setting("labelCommandsEnabled", (value, get) => value === true && !get("enqueueingLabel")),
    },
    {
        id: "merge-method-forbidden",
        severity: "error",
        meaning: "GitHub's rules of the target branch do not allow the queue's `mergeMethod`.",
        fix: "Set `mergeMethod` to an allowed method, or change the rules of the branch.",
        find: findForbiddenMethod,
    },
    {
        id: "second-merge-queue",
        severity: "error",
        meaning: "The rules of the target branch require GitHub's own merge queue, so the service's queue cannot merge.",
        fix: "Remove the rule `Require merge queue` from the target branch.",
        find: ({ rules, targetBranch }) => createFaultIf(rules?.types.includes("merge_queue") === true, `${targetBranch} requires GitHub's merge queue.`),
    },
    {
        id: "test-branches-protected",
        severity: "warning",
        meaning: "A ruleset applies to the test branches. The queue can write to these branches only if its app may bypass the ruleset.",
        fix: "Exclude `trunk-merge/**` and `trunk-temp/**` from the ruleset.",
        find({ testBranchRules = [] }) {
            const blocking = BLOCKING_RULES.filter((type) => testBranchRules.includes(type));
            return createFaultIf(blocking.length > 0, `These rules apply to the branches trunk-merge/**: ${blocking.join(", ")}.`);
        },
    },
];

// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
;// CONCATENATED MODULE: ./lib/src/set-up/required-checks.js






function createTestBranchOptions(setUp) {
    const creates = findQueueSetting(setUp, "createPrsForTestingBranches");
    return { ...setUp, opensDrafts: typeof creates === "boolean" ? creates : undefined };
}
function findJobs(checks, { name, app }) {
    if (app === "other")
        return [];
    const matching = checks.filter(({ matches }) => matches(name));
    const named = matching.filter(({ isLoose }) => !isLoose);
    return named.length > 0 ? named : matching;
}
function listSubjects(setUp) {
    const checks = listJobChecks(setUp.workflows);
    const events = listTestBranchEvents(createTestBranchOptions(setUp));
    return (setUp.requiredOnTestBranches ?? []).map((required) => {
        const jobs = findJobs(checks, required);
        const runs = jobs.flatMap((name) => events.flatMap((event) => {
            const start = predictWorkflowStart(name.workflow, event, setUp.targetBranch);
            return start === "never" ? [] : [{ name, event, start }];
        }));
        return { required, checks, jobs, runs };
    });
}
/** Lists the required checks, except those of jobs that wait for the queue. Such jobs must not run on test branches. */
function listRequiredTestChecks(setUp) {
    return listSubjects(setUp).filter(({ jobs }) => !jobs.some(findCertainWait));
}
function forEachSubject(find) {
    return (setUp) => listRequiredTestChecks(setUp).flatMap((subject) => find(subject, setUp));
}
function jobPlace({ jobs }) {
    return jobs[0] && { file: jobs[0].file, line: jobs[0].line };
}
function formatNames(names) {
    return (0,format/* formatTruncatedList */.En)(names, 5, (name) => `"${name}"`);
}
function describe({ name, source }) {
    return `The check "${name}" is required by ${source}`;
}
/**
 * Finds a job for a required name that no job reports. A person may have used the id of the job, or a name that
 * contains the workflow.
 */
function findMeant(name, checks) {
    const wanted = name.replace(/ \((?:push|pull_request|pull_request_target|create)\)$/, "").toLowerCase();
    return checks.find(({ workflow, jobs: [job], shown }) => {
        const names = [shown, `${workflow.name} / ${shown}`, job?.id, job?.name];
        return names.some((each) => each?.toLowerCase() === wanted);
    });
}
/** Matches a sign that a workflow may report checks or statuses whose names are not the names of its jobs. */
const REPORTS_CHECKS = /\b(?:checks|statuses)["']?\s*:\s*["']?write\b|\bwrite-all\b|\bcreateCommitStatus\b|\bchecks\.create\b/;
function canActionsReport({ workflows, hasUnreadWorkflows }) {
    return hasUnreadWorkflows || workflows.some(({ text }) => REPORTS_CHECKS.test(text));
}
/** Lists required checks that no job reports, if a step or another app may report them. */
function listUnverifiedRequiredChecks(setUp) {
    return listSubjects(setUp).flatMap((subject) => {
        const { required, jobs } = subject;
        const isForeign = required.app !== "actions" || canActionsReport(setUp);
        return jobs.length === 0 && isForeign && findMisnamed(subject, setUp).length === 0 ? [required] : [];
    });
}
function findUnknown(subject, setUp) {
    const { required, jobs } = subject;
    const isMissing = jobs.length === 0 && required.app === "actions" && !canActionsReport(setUp);
    const message = `${describe(required)}, but no job of the workflows has this name.`;
    return createFaultIf(isMissing && findMisnamed(subject, setUp).length === 0, message);
}
/** Finds required checks that no workflow reports, if nothing shows that another app reports them. */
function findUnreported(setUp) {
    const { requiredOnTestBranches: required = [], otherCi, rules, hasUnreadWorkflows } = setUp;
    const foreign = listUnverifiedRequiredChecks(setUp);
    // Other apps use names such as `codecov/patch`. A ruleset can require workflows of another repository.
    const isOfOtherApp = otherCi.length > 0 ||
        rules?.types.includes("workflows") === true ||
        foreign.some(({ name, app }) => app !== undefined || /\S\/\S/.test(name));
    const names = formatNames(foreign.map(({ name }) => name));
    return createFaultIf(foreign.length > 0 && foreign.length === required.length && !isOfOtherApp && !hasUnreadWorkflows, `No workflow reports a required check. These checks are required by ${foreign[0]?.source}: ${names}. If no other app reports these checks, every test run fails after the queue's time limit.`);
}
function findMisnamed({ required, jobs, checks }, { otherCi, hasUnreadWorkflows }) {
    // Another CI system, or a workflow that could not be read, may report a check with the name of a job.
    const isForeign = required.app === "other" || hasUnreadWorkflows || (required.app === undefined && otherCi.length > 0);
    const meant = jobs.length > 0 || isForeign ? undefined : findMeant(required.name, checks);
    if (meant === undefined)
        return [];
    const verb = meant.names.length === 1 ? "check is" : "checks are";
    const message = `${describe(required)}, but no job reports this name. The most similar ${verb} ${formatNames(meant.names)}.`;
    return [{ message, place: jobPlace(meant) }];
}
function findUnstarted({ required, jobs, runs }, { settings }) {
    const [job] = jobs;
    if (job === undefined || runs.length > 0)
        return [];
    const events = [...job.workflow.events].map(([name, filter]) => formatTrigger(name, filter)).join(", ");
    const drafts = settings?.get("createPrsForTestingBranches") === false ? ", but opens no pull request for this branch" : "";
    const message = `${describe(required)}, but its workflow does not start on a test branch. The queue pushes a branch trunk-merge/**${drafts}; the workflow runs on ${events}.`;
    const event = ["push", "pull_request"].find((name) => job.workflow.events.has(name)) ?? "";
    return [{ message, place: job.workflow.events.get(event) ?? jobPlace(job) }];
}
function formatTrigger(name, { types, branches, branchesIgnore, isForTags }) {
    const filters = Object.entries({
        types,
        branches,
        "branches-ignore": branchesIgnore,
        tags: isForTags ? [] : undefined,
    });
    const shown = filters.flatMap(([key, values]) => values === undefined ? [] : `${key}: ${(0,format/* formatTruncatedList */.En)(values, 5)}`);
    return shown.length === 0 ? name : `${name} (${shown.join("; ").replace(/: $/, "")})`;
}
function findFiltered({ required, runs }) {
    const [first] = runs;
    if (first === undefined || runs.some(({ start }) => start === "always"))
        return [];
    const filters = runs.map(({ name, event }) => name.workflow.events.get(event.name));
    // A second workflow with the opposite filter can report the check for the other changes.
    const isCovered = filters.some((filter) => filter?.paths) && filters.some((filter) => filter?.pathsIgnore);
    const message = `${describe(required)}, but the path filter of its workflow prevents the run for some changes. The check then never reports.`;
    return createFaultIf(!isCovered, message, first.name.workflow.events.get(first.event.name));
}
/** Returns the condition that skips a check on a test branch for certain; undefined if the check may run. */
function findSkipCondition({ name, event }) {
    const { workflow, jobs } = name;
    const lookup = createEventValueLookup(event, workflow);
    // The inputs of a called workflow are unknown here.
    const inCalled = (path) => (/^inputs\b/.test(path) ? UNKNOWN_VALUE : lookup(path));
    const [outer] = jobs;
    for (const job of jobs) {
        const isOuter = job === outer;
        const decide = (condition) => evaluateCondition(condition, isOuter ? lookup : inCalled);
        const skip = findJobSkip(job, isOuter ? workflow.jobs : [], decide);
        if (skip !== undefined)
            return skip;
    }
    return undefined;
}
function findJobSkip(job, siblings, decide, seen = new Set()) {
    const { condition, needs, id } = job;
    seen.add(id);
    if (condition !== undefined && decide(condition) === false)
        return condition;
    // With a function such as `always()`, the job may run even if a job that it needs was skipped.
    if (/\b(?:always|failure|cancelled|success)\s*\(/.test(condition ?? ""))
        return undefined;
    for (const each of siblings.filter((sibling) => needs.includes(sibling.id))) {
        // Several jobs may need the same job, but each job is examined only once.
        const skip = seen.has(each.id) ? undefined : findJobSkip(each, siblings, decide, seen);
        if (skip !== undefined)
            return skip;
    }
    return undefined;
}
function findSkipped(isDraftFault) {
    return forEachSubject(({ required, runs }) => {
        const [first] = runs;
        const condition = first && findSkipCondition(first);
        if (first === undefined || condition === undefined)
            return [];
        if (runs.some((run) => findSkipCondition(run) === undefined))
            return [];
        const runsFor = (change) => runs.some(({ name, event }) => findSkipCondition({ name, event: change(event) }) === undefined);
        const runsIfReady = runsFor(convertToNonDraftEvent);
        // A condition that excludes only the test branches skips the job on purpose.
        if (!runsIfReady && runsFor((event) => convertToOrdinaryBranchEvent(convertToNonDraftEvent(event))))
            return [];
        const message = `${describe(required)}, but its job is skipped on test branches (if: ${(0,truncate/* shortenText */.Bu)(condition.replace(/\s+/g, " ").trim(), 200)}). A skipped check counts as passed.`;
        return createFaultIf(runsIfReady === isDraftFault, message, jobPlace(first.name));
    });
}
/**
 * Returns the call with which a job waits for the queue. Returns undefined if no job waits, or if the waiting job may
 * report a different check.
 */
function findCertainWait({ jobs, isLoose }) {
    const call = jobs.map(findActionCallWaitingForQueue).find((found) => found !== undefined);
    return !isLoose || call === jobs.at(-1)?.call ? call : undefined;
}
/** Finds required checks whose jobs wait for the queue. Includes checks that GitHub requires only on pull requests. */
function findWaiting(setUp) {
    const checks = listJobChecks(setUp.workflows);
    const required = [...(setUp.requiredOnTestBranches ?? []), ...(setUp.requiredOnPullRequests ?? [])];
    const byName = new Map(required.map((each) => [each.name, each]));
    return [...byName.values()].flatMap((each) => findJobs(checks, each).flatMap((job) => {
        const call = findCertainWait(job);
        const message = `${describe(each)}, but its job waits for the queue, and the queue waits for the check.`;
        return createFaultIf(call !== undefined, message, call);
    }));
}
const requiredCheckFaultDetectors = [
    {
        id: "workflow-invalid",
        severity: "error",
        meaning: "A workflow file is not valid YAML, so GitHub runs none of its jobs.",
        fix: "Correct the YAML at the line of the finding.",
        find: ({ workflowProblems }) => workflowProblems.map(({ text, ...place }) => {
            return { message: `The file is not valid YAML, so GitHub runs none of its jobs: ${text}.`, place };
        }),
    },
    {
        id: "no-required-checks",
        severity: "error",
        meaning: "Neither the queue nor a file nor GitHub requires a check, so the queue cannot test a pull request.",
        fix: "Require the checks of your tests in branch protection, or in the queue's setting `requiredStatuses`.",
        find: ({ requiredOnTestBranches, rules }) => createFaultIf(requiredOnTestBranches?.length === 0 && !rules?.types.includes("workflows"), "No check is required."),
    },
    {
        id: "no-required-check-in-workflows",
        severity: "warning",
        meaning: "No workflow reports a required check, and the repository has no sign of another CI system.",
        fix: "Add a workflow whose jobs have the names of the required checks, or ignore the finding if another app reports these checks.",
        find: findUnreported,
    },
    {
        id: "required-check-unknown",
        severity: "warning",
        meaning: "GitHub Actions must report a required check, but no job has its name, and no workflow has the permission `checks: write` or `statuses: write` to report other names.",
        fix: "Remove the check from the required checks, or rename the job.",
        find: forEachSubject(findUnknown),
    },
    {
        id: "required-check-misnamed",
        severity: "error",
        meaning: "A required check has the name of a workflow or a job, but the job reports a different name.",
        fix: "Require the exact name that the job reports. This name includes the matrix values and the name of the called job, but not the name of the workflow.",
        find: forEachSubject(findMisnamed),
    },
    {
        id: "required-check-not-started",
        severity: "error",
        meaning: "The workflow of a required check does not start on the queue's test branches.",
        fix: 'Add `push: { branches: ["trunk-merge/**"] }` to the workflow, or set `createPrsForTestingBranches` and run the workflow on `pull_request` with the type `opened`.',
        find: forEachSubject(findUnstarted),
    },
    {
        id: "required-check-path-filter",
        severity: "error",
        meaning: "The workflow of a required check has a path filter. If no changed file matches this filter, the check never reports a result.",
        fix: "Remove the path filter from the event. To skip the work for some paths, use a condition on the steps or on the job.",
        find: forEachSubject(findFiltered),
    },
    {
        id: "required-check-skips-drafts",
        severity: "error",
        meaning: "The job of a required check skips draft pull requests, but the queue runs its tests in draft pull requests. A skipped check counts as passed.",
        fix: "Let the condition of the job accept drafts whose head branch begins with `trunk-merge/`.",
        find: findSkipped(true),
    },
    {
        id: "required-check-skipped",
        severity: "warning",
        meaning: "The condition of a required job is false on test branches, so the job is skipped. A skipped check counts as passed, so the queue merges without this check.",
        fix: "Change the condition of the job, or remove the check from the queue's required checks. If the queue can merge without this check, name the test branches in the condition: `!startsWith(github.head_ref || github.ref_name, 'trunk-merge/')`.",
        find: findSkipped(false),
    },
    {
        id: "required-check-waits-for-queue",
        severity: "error",
        meaning: "The job of a required check waits for the outcome in the queue, and the queue waits for this check.",
        fix: "Remove the job from the required checks.",
        find: findWaiting,
    },
];

;// CONCATENATED MODULE: ./lib/src/set-up/shared-groups.js
/** This file finds concurrency groups that are the same for several test branches. */




/**
 * Creates a check of the concurrency groups of required jobs. If `cancels` is true, checks the groups that cancel
 * running jobs, else the groups that cancel only waiting jobs.
 */
function findShared(cancels) {
    return (setUp) => {
        // With a concurrency of 1, the queue tests one branch at a time. Only a restart of the tests has two runs at the
        // same time.
        if (findQueueSetting(setUp, "concurrency") === 1)
            return [];
        const options = createTestBranchOptions(setUp);
        // If the setting is unknown, the queue may open no draft pull requests, so only the pushes of the branches count.
        const others = listTestBranchEvents({ ...options, opensDrafts: options.opensDrafts ?? false }, 2);
        const runs = listRequiredTestChecks(setUp).flatMap((subject) => subject.runs);
        return runs.flatMap(({ name, event }) => {
            const other = others.find((each) => each.name === event.name);
            if (other === undefined || findSkipCondition({ name, event }) !== undefined)
                return [];
            const groups = [name.workflow, ...name.jobs].flatMap(({ concurrency }) => concurrency ?? []);
            const isFault = (group) => collides(group, name.workflow, event, other) &&
                cancelsRuns(group, createEventValueLookup(event, name.workflow)) === cancels;
            return groups.filter(isFault).map((group) => describeGroup(group, cancels));
        });
    };
}
function collides({ group }, workflow, one, other) {
    const [first, second] = [one, other].map((event) => formatExpressionValue(evaluateExpressionsInText(group, createEventValueLookup(event, workflow))));
    return first !== undefined && first !== "" && first.toLowerCase() === second?.toLowerCase();
}
/**
 * Returns true if the group cancels running jobs, and false if it cancels only waiting jobs. Returns undefined if it
 * cancels no jobs, or if this is unknown.
 */
function cancelsRuns({ cancelInProgress, queue }, lookup) {
    const cancels = evaluateCondition(cancelInProgress, lookup);
    return cancels === false && queue === "max" ? undefined : cancels;
}
function describeGroup(group, cancels) {
    const effect = cancels
        ? "So the tests of a test branch cancel the running tests of another test branch."
        : "So the tests of a test branch cancel the waiting tests of another test branch.";
    return {
        message: `The concurrency group "${group.group}" is the same for all test branches. ${effect}`,
        place: group,
    };
}
const concurrencyGroupFaultDetectors = [
    {
        id: "tests-cancel-each-other",
        severity: "error",
        meaning: "A concurrency group with `cancel-in-progress` has the same name for all test branches, so a new run cancels the running tests of a different test branch.",
        fix: "Add `${{ github.ref }}` to the name of the concurrency group.",
        find: findShared(true),
    },
    {
        id: "tests-share-group",
        severity: "error",
        meaning: "A concurrency group has the same name for all test branches, so their runs wait for each other. Only one run can wait: if a second run has to wait, GitHub cancels the run that was already waiting, which can belong to a different test branch.",
        fix: "Add `${{ github.ref }}` to the name of the concurrency group, or set `queue: max`.",
        find: findShared(false),
    },
];

;// CONCATENATED MODULE: ./lib/src/set-up/checks.js




/** All checks, in the order of the documentation. */
const FAULT_DETECTORS = [
    ...queueFaultDetectors,
    ...requiredCheckFaultDetectors,
    ...concurrencyGroupFaultDetectors,
    ...jobFaultDetectors,
];
const ORDER = ["error", "warning", "note"];
/** Runs all checks. Returns errors first. */
function findFaults(setUp) {
    const findings = FAULT_DETECTORS.flatMap(({ id, severity, fix, find }) => find(setUp).map(({ message, place }) => {
        return {
            id,
            severity,
            file: place?.file ?? null,
            line: place?.line ?? null,
            message,
            fix: fix.replaceAll("`", ""),
        };
    }));
    const unique = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
    return [...unique.values()].toSorted((one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity));
}
/** Lists facts that remain unchecked after all requests, as sentences. */
function listUncheckedFacts(setUp) {
    const needed = listNeededPermissions(setUp);
    return [
        ...(setUp.token === "v2" && needed.length > 0
            ? [
                `The permissions of the keys are unknown, because the service does not show them. The workflows need ${needed.join(", ")}.`,
            ]
            : []),
        ...(setUp.otherCi.length > 0
            ? [`The configuration of a different CI system in ${setUp.otherCi[0]} was not read.`]
            : []),
        ...(setUp.requiredOnTestBranches === undefined ? ["The list of required checks is unknown."] : []),
        ...listUnverifiedRequiredChecks(setUp).map(({ name, source }) => `No workflow reports the check "${name}" (required by ${source}). A step or a different app may report this check.`),
    ];
}

// EXTERNAL MODULE: ./lib/src/ci/host.js
var ci_host = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/git/commits.js
var commits = __webpack_require__(4203);
// EXTERNAL MODULE: ./lib/src/git/git.js
var git_git = __webpack_require__(5349);
// EXTERNAL MODULE: ./lib/src/git/read-file.js
var read_file = __webpack_require__(4648);
// EXTERNAL MODULE: ./lib/src/inputs/yaml-nodes.js
var yaml_nodes = __webpack_require__(2967);
// EXTERNAL MODULE: ./lib/src/operation.js
var operation = __webpack_require__(4599);
// EXTERNAL MODULE: ./lib/src/queue/settings.js
var queue_settings = __webpack_require__(4917);
// EXTERNAL MODULE: ./lib/src/queue/settings-yaml.js + 3 modules
var settings_yaml = __webpack_require__(3836);
// EXTERNAL MODULE: ./lib/src/service/errors.js
var service_errors = __webpack_require__(3127);
// EXTERNAL MODULE: ./lib/src/text/problem.js
var text_problem = __webpack_require__(8215);
;// CONCATENATED MODULE: ./lib/src/set-up/workflows.js

/**
 * Reads a workflow file. If the text is not valid YAML, returns only the first problem, because one mistake often
 * causes several problems. If GitHub may accept the file, but this reader does not support it, returns the reason as a
 * text.
 */
async function readWorkflow(file, text) {
    const reading = await (0,yaml_nodes/* readYaml */.g)(text);
    if (!reading.ok) {
        const [first = { line: 1, text: "" }] = reading.problems;
        return reading.isInvalid ? { file, ...first } : `line ${first.line}: ${first.text}`;
    }
    const { root } = reading;
    const jobs = get(root, "jobs")?.entries() ?? [];
    if (jobs.length === 0)
        return "the file has no jobs";
    return {
        file,
        line: 1,
        name: textAt(root, "name") ?? file,
        text,
        events: readEvents(file, root),
        concurrency: readConcurrency(file, get(root, "concurrency")),
        jobs: jobs.map(({ key, line, value }) => readJob({ file, line }, key, value)),
    };
}
function get(node, key) {
    return node?.entries().find((entry) => entry.key === key)?.value;
}
function textOf(node) {
    return node?.kind === "scalar" ? String(node.plain()) : undefined;
}
function textAt(node, key) {
    return textOf(get(node, key));
}
/** Reads a list of texts, or one text. */
function listAt(node, key) {
    const found = get(node, key);
    if (found?.kind !== "list")
        return textOf(found)?.split("\n", 1);
    return found.items().map((item) => textOf(item) ?? "");
}
function readEvents(file, root) {
    const on = get(root, "on");
    const names = on?.kind === "mapping" ? [] : (listAt(root, "on") ?? []);
    const events = [...names.map((key) => ({ key, line: on?.line ?? 1, value: undefined })), ...(on?.entries() ?? [])];
    return new Map(events.map(({ key, line, value }) => {
        const branches = listAt(value, "branches");
        const branchesIgnore = listAt(value, "branches-ignore");
        const hasTags = ["tags", "tags-ignore"].some((name) => get(value, name) !== undefined);
        const filter = {
            file,
            line,
            types: listAt(value, "types"),
            branches,
            branchesIgnore,
            paths: listAt(value, "paths"),
            pathsIgnore: listAt(value, "paths-ignore"),
            workflows: listAt(value, "workflows"),
            isForTags: hasTags && branches === undefined && branchesIgnore === undefined,
        };
        return [key, filter];
    }));
}
function readConcurrency(file, node) {
    const group = textOf(node) ?? textAt(node, "group");
    if (node === undefined || group === undefined)
        return undefined;
    const cancelInProgress = textAt(node, "cancel-in-progress") ?? "false";
    return { file, line: node.line, group, cancelInProgress, queue: textAt(node, "queue") ?? "" };
}
function readCall(file, node) {
    const uses = textAt(node, "uses");
    if (uses === undefined)
        return undefined;
    const inputs = get(node, "with")?.entries() ?? [];
    return { file, line: node.line, uses, with: new Map(inputs.map(({ key, value }) => [key, textOf(value) ?? ""])) };
}
function readJob({ file, line }, id, node) {
    const environment = get(node, "environment");
    const matrix = get(get(node, "strategy"), "matrix");
    return {
        file,
        line,
        id,
        name: textAt(node, "name"),
        condition: textAt(node, "if"),
        needs: listAt(node, "needs") ?? [],
        call: readCall(file, node),
        hasSecrets: get(node, "secrets") !== undefined,
        environment: textOf(environment) ?? textAt(environment, "name"),
        concurrency: readConcurrency(file, get(node, "concurrency")),
        matrix: matrix && readMatrix(matrix),
        steps: (get(node, "steps")?.items() ?? []).flatMap((step) => readCall(file, step) ?? []),
    };
}
/**
 * Reads the values of a matrix. The values in `include` count too. The entries `include` and `exclude` themselves are
 * undefined, because they add or remove combinations.
 */
function readMatrix(matrix) {
    const included = get(matrix, "include");
    if (matrix.kind !== "mapping" || textOf(included) !== undefined)
        return new Map([["include", undefined]]);
    const more = (included?.items() ?? []).flatMap((item) => item.entries());
    const own = matrix.entries().filter(({ key }) => key !== "include" && key !== "exclude");
    const names = new Set([...own, ...more].map(({ key }) => key));
    const values = [...names].map((name) => {
        const listed = own.find(({ key }) => key === name)?.value;
        const items = [...(listed?.items() ?? []), ...more.filter(({ key }) => key === name).map(({ value }) => value)];
        const texts = items.map(textOf).filter((text) => text?.includes("${{") === false);
        const isStatic = (listed === undefined || listed.kind === "list") && texts.length === items.length;
        return [name, isStatic ? texts.filter((text) => text !== undefined) : undefined];
    });
    const excludes = get(matrix, "exclude") === undefined ? [] : [["exclude", undefined]];
    return new Map([...values, ...excludes, ...(more.length > 0 ? [["include", undefined]] : [])]);
}

;// CONCATENATED MODULE: ./lib/src/set-up/read.js
















const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const SERVICE_FILE = ".trunk/trunk.yaml";
/** Files of other CI systems. */
const OTHER_CI = /^(?:\.gitlab-ci\.yml|\.circleci\/.*|\.buildkite\/.*|(?:.*\.)?Jenkinsfile|.*azure-pipelines.*\.ya?ml|\.travis\.yml)$/;
const REQUIRED = "requiredStatuses";
const GITHUB_ACTIONS_APP = 15_368;
/** Reads the facts from the commit that is checked out, from the service and from GitHub. */
async function readSetUp({ configFile, queueOutputs }, target, context) {
    const notChecked = [];
    const note = (sentence) => void notChecked.push(sentence);
    const files = await readFiles(configFile, context);
    const { workflows, workflowProblems } = await readWorkflows(files.texts, note);
    const config = await readQueueFile(configFile, files.texts.get(configFile), target.targetBranch);
    const service = queueOutputs === undefined ? await readService(target, context, note) : readOutputs(queueOutputs);
    const gitHub = await readGitHub(target, context.host, listDeploymentEnvironmentNames(workflows), note);
    const settings = service.settings && new Map([...service.settings, ...config.settings]);
    const setUp = {
        ...target,
        workflows,
        workflowProblems,
        hasUnreadWorkflows: [...files.texts.keys()].filter((path) => WORKFLOW.test(path)).length > workflows.length,
        otherCi: files.otherCi,
        queueFile: config.queueFile,
        queueFileProblems: config.problems,
        settings: settings ?? (config.settings.size > 0 ? config.settings : undefined),
        token: service.token,
        queue: service.queue,
        ...gitHub,
        requiredOnTestBranches: await findRequired(settings ?? config.settings, files.texts.get(SERVICE_FILE), {
            source: config.settings.has(REQUIRED) ? `${REQUIRED} in ${configFile}` : `the queue's ${REQUIRED}`,
            isComplete: settings !== undefined,
            onPullRequests: gitHub.requiredOnPullRequests,
        }),
    };
    return { setUp, notChecked };
}
/**
 * Reads the workflows and settings in the commit that is checked out, not in the work tree. Reads no other file of the
 * repository.
 */
async function readFiles(configFile, { run, signal }) {
    const git = await (0,git_git/* openGitRepository */.rW)({ folder: run.workspace, environment: run.environment, signal });
    const { sha } = await (0,commits/* readCheckedOutCommit */.$q)(git);
    const isRead = (path) => WORKFLOW.test(path) || path === configFile || path === SERVICE_FILE;
    const found = await (0,read_file/* listTreeFiles */.I3)(git, sha, ({ path, kind }) => kind === "file" && (isRead(path) || OTHER_CI.test(path)));
    const paths = found.map(({ path }) => path);
    const contents = await (0,read_file/* readFilesAtCommit */.QV)(git, sha, paths.filter(isRead));
    return {
        texts: new Map([...contents].map(([path, content]) => [path, content.toString("utf8")])),
        otherCi: paths.filter((path) => OTHER_CI.test(path)),
    };
}
async function readWorkflows(texts, note) {
    const workflows = [];
    const workflowProblems = [];
    for (const [file, text] of texts) {
        if (!WORKFLOW.test(file))
            continue;
        const workflow = await readWorkflow(file, text);
        if (typeof workflow === "string")
            note(`The workflow ${file} could not be read: ${workflow}.`);
        else if ("jobs" in workflow)
            workflows.push(workflow);
        else
            workflowProblems.push(workflow);
    }
    return { workflows, workflowProblems };
}
async function readQueueFile(file, text, branch) {
    if (text === undefined)
        return { settings: new Map(), problems: [], queueFile: undefined };
    const { config, root, problems } = await (0,settings_yaml.parseConfigText)(text, file);
    const settings = new Map(config.get(branch));
    const queues = root
        ?.entries()
        .find(({ key }) => key === "queues")
        ?.value.entries() ?? [];
    const own = queues.find(({ key }) => key === branch)?.value.entries() ?? [];
    const places = own.flatMap(({ key, line }) => (settings.has(key) ? [[key, { file, line }]] : []));
    const queueFile = {
        file,
        line: queues[0]?.line ?? 1,
        branches: queues.map(({ key }) => key),
        settings: new Map(places),
    };
    return {
        settings,
        queueFile,
        problems: problems.map((problem) => {
            const sentence = (0,text_problem/* formatProblemSentence */.Q5)(text_problem/* formatYamlInputName */.gr, problem);
            return { file, line: Number(/ line (\d+)[,:]/.exec(sentence)?.[1] ?? 1), text: sentence };
        }),
    };
}
/** Reads settings from the outputs of get-queue, which are texts. Lists are JSON. */
function readOutputs(outputs) {
    const settings = queue_settings/* SETTING_DEFINITIONS */.M.flatMap(({ name, read }) => {
        const text = outputs[(0,operation/* toKebabCase */.fX)(name)];
        if (typeof text !== "string" || text === "")
            return [];
        const value = read(/^(?:true|false|\[.*\])$/s.test(text) ? parseJson(text) : text);
        return value === undefined ? [] : [[name, value]];
    });
    return { token: "none", queue: "found", settings: new Map(settings) };
}
async function readService(target, context, note) {
    const token = context.run.hasV1Token ? "v1" : "v2";
    try {
        context.token.require();
        const queue = await context.service.readQueue(target);
        return { token, queue: "found", settings: new Map(Object.entries(queue)) };
    }
    catch (error) {
        if (error instanceof errors/* InputError */.dz) {
            note("The API key and the queue's settings could not be read, because this run has no token.");
            return { token: "none", queue: undefined };
        }
        if (!(error instanceof service_errors/* ApiError */.hD))
            throw error;
        if (error.kind === "auth")
            return { token, queue: "rejected" };
        if (error.kind === "not-found")
            return { token, queue: "not-found" };
        note(`The queue's settings could not be read: ${error.message}`);
        return { token, queue: undefined };
    }
}
async function readGitHub({ repository, targetBranch }, host, environmentNames, note) {
    const reader = host?.setUp();
    if (host === undefined)
        note("Branch rules, environments and labels could not be read, because the input github-token is empty.");
    const read = async (look) => {
        if (host === undefined || reader === undefined)
            return undefined;
        try {
            return await look(await reader, host);
        }
        catch (error) {
            if (!(error instanceof ci_host/* GitHostError */.NA))
                throw error;
            const [first = "", ...rest] = error.message;
            note([`${first.toUpperCase()}${rest.join("")}.`, ...error.advice].join(" "));
            return undefined;
        }
    };
    const [defaultBranch, isProtected, rules, onTestBranches, environments, labels] = await Promise.all([
        read((_setUp, gitHub) => gitHub.defaultBranch(repository)),
        read((setUp) => setUp.protectedChecks(repository, targetBranch)),
        read((setUp) => setUp.branchRules(repository, targetBranch)),
        read((setUp) => setUp.branchRules(repository, SAMPLE_TEST_BRANCH)),
        read((setUp) => setUp.environments(repository, environmentNames)),
        read((setUp) => setUp.labels(repository)),
    ]);
    const source = `the branch protection of ${targetBranch}`;
    const ofRules = rules?.requiredChecks.map((check) => toRequired(check, `a ruleset of ${targetBranch}`));
    return {
        defaultBranch,
        rules: rules && ofRules && { ...rules, requiredChecks: ofRules },
        testBranchRules: onTestBranches?.types,
        environments,
        labels: labels && new Set(labels.map((label) => label.toLowerCase())),
        requiredOnPullRequests: isProtected &&
            ofRules && [...isProtected.map((check) => toRequired(check, source)), ...ofRules],
    };
}
function toRequired({ name, appId }, source) {
    const isAny = appId === undefined || appId < 0;
    return { name, source, app: isAny ? undefined : appId === GITHUB_ACTIONS_APP ? "actions" : "other" };
}
/**
 * Finds the checks that the queue requires: those in its settings, else those in the service's file, else those that
 * GitHub requires.
 */
async function findRequired(settings, serviceFile, { source, isComplete, onPullRequests, }) {
    const own = toNames(settings.get(REQUIRED), source);
    if (own.length > 0)
        return own;
    if (!isComplete)
        return undefined;
    const reading = serviceFile === undefined ? undefined : await (0,yaml_nodes/* readYaml */.g)(serviceFile);
    if (reading?.ok === false)
        return undefined;
    const merge = Object(reading?.root.plain()).merge;
    const listed = toNames(Object(merge).required_statuses, (0,truncate/* quoteText */.ol)(SERVICE_FILE));
    return listed.length > 0 ? listed : onPullRequests;
}
function toNames(value, source) {
    const names = Array.isArray(value) ? value : [];
    return names.flatMap((name) => (typeof name === "string" ? [{ name, source, app: undefined }] : []));
}

;// CONCATENATED MODULE: ./lib/src/set-up/doctor.js







const HEAD = ["Severity", "Finding", "File", "Fix"];
/** Maximum number of findings in the log. */
const SHOWN = 30;
function limit(items) {
    return items.slice(0, SHOWN);
}
/** Checks the set-up of a queue and its repository. Changes nothing. */
async function examineSetUp({ failOn, ...sources }, target, context) {
    const { setUp, notChecked: unread } = await readSetUp(sources, target, context);
    const findings = findFaults(setUp);
    const notChecked = [...unread, ...listUncheckedFacts(setUp)];
    const count = (severity) => findings.filter((finding) => finding.severity === severity).length;
    const [errors, warnings] = [count("error"), count("warning")];
    const isHealthy = errors + warnings === 0;
    const isAllowed = failOn === "never" || (failOn === "error" && errors === 0);
    const verdict = isHealthy
        ? `no faults${formatUnverified(setUp)}`
        : `${(0,format/* formatCount */.B4)(errors, "error")} and ${(0,format/* formatCount */.B4)(warnings, "warning")}`;
    const message = `The set-up of the merge queue for ${(0,read/* formatQueueName */.km)(target)} has ${verdict}.`;
    return {
        result: isHealthy ? "healthy" : "faults",
        ...(isAllowed && { allowed: ["faults"] }),
        message,
        details: [
            ...limit(findings).flatMap(doctor_describe),
            (0,markdown/* formatOmittedItemCount */.ks)(findings.length - SHOWN, markdown/* FULL_LIST_NOTE */.Qg),
            ...limit(notChecked).map((sentence) => `Not checked: ${sentence}`),
        ].filter((line) => line !== ""),
        outputs: {
            findings,
            "error-count": errors,
            "warning-count": warnings,
            "not-checked": notChecked,
            "sarif-file": context.writeFile("set-up.sarif", `${JSON.stringify(toSarif(findings, setUp), null, 2)}\n`),
        },
        summary: (0,markdown/* joinBlocks */.x9)([
            (0,markdown/* escapeText */.X1)(message),
            findings.length === 0 ? "" : (0,markdown/* toLimitedTable */.qD)(HEAD, findings, toRow, { atMost: 200, whole: markdown/* FULL_LIST_NOTE */.Qg }),
            notChecked.length === 0 ? "" : "#### Not checked",
            (0,markdown/* toBullets */.TV)(notChecked, SHOWN),
        ]),
        record: { findings, notChecked },
    };
}
/** Returns the words after "no faults" if required checks could not be verified; otherwise an empty text. */
function formatUnverified(setUp) {
    if (setUp.requiredOnTestBranches === undefined)
        return ", but the required checks are not verified";
    const { length } = listUnverifiedRequiredChecks(setUp);
    if (length === 0)
        return "";
    return `, but ${(0,format/* formatCount */.B4)(length, "required check")} ${length === 1 ? "is" : "are"} not verified`;
}
function formatPlace({ file, line }) {
    return file === null ? "" : `${file}:${line}`;
}
function doctor_describe(finding) {
    const place = finding.file === null ? "" : `${formatPlace(finding)}: `;
    return [`${finding.severity} ${finding.id}: ${place}${finding.message}`, `  ${finding.fix}`];
}
function toRow(finding) {
    const { severity, id, message, fix } = finding;
    return [severity, `${(0,markdown/* toCell */.cX)(message)} (${id})`, (0,markdown/* toCell */.cX)(formatPlace(finding)), (0,markdown/* toCell */.cX)(fix)];
}
/**
 * Converts findings to SARIF 2.1.0. GitHub requires a file for each finding, so a finding about a setting is at the
 * start of the queue file or of the first workflow.
 */
function toSarif(findings, { queueFile, workflows, targetBranch }) {
    const fallback = queueFile?.file ?? workflows[0]?.file ?? ".github/workflows";
    const rules = FAULT_DETECTORS.map(({ id, meaning, fix, severity }) => ({
        id,
        shortDescription: { text: meaning },
        help: { text: fix },
        defaultConfiguration: { level: severity },
    }));
    return {
        $schema: "https://json.schemastore.org/sarif-2.1.0.json",
        version: "2.1.0",
        runs: [
            {
                tool: { driver: { name: "Merge Queue Action", version: version/* version */.r, rules } },
                automationDetails: { id: `merge-queue-set-up/${targetBranch}/` },
                results: findings.map(({ id, severity, message, fix, file, line }) => ({
                    ruleId: id,
                    ruleIndex: rules.findIndex((rule) => rule.id === id),
                    level: severity,
                    message: { text: `${message} ${fix}` },
                    locations: [
                        {
                            physicalLocation: {
                                artifactLocation: { uri: encodeURI(file ?? fallback) },
                                region: { startLine: line ?? 1 },
                            },
                        },
                    ],
                })),
            },
        ],
    };
}


/***/ })

};
