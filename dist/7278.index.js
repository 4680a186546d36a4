export const id = 7278;
export const ids = [7278];
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

/***/ 7946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ MAX_PATH_LENGTH),
/* harmony export */   P8: () => (/* binding */ createGlobMatcher),
/* harmony export */   TH: () => (/* binding */ loadPicomatch)
/* harmony export */ });
/* unused harmony export findMaxTextLengthForRegExp */
/* harmony import */ var _bounded_match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4459);

async function loadPicomatch() {
    return (await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 4006, 19))).default;
}
/** Maximum characters of a path on all operating systems. */
const MAX_PATH_LENGTH = 4096;
/**
 * Compiles a glob to a matcher that takes bounded time, because file names are untrusted. Returns undefined for an
 * invalid glob.
 */
function createGlobMatcher(glob, options, compile) {
    const pattern = compile.makeRe(glob, options);
    if (pattern.source === NOTHING.source)
        return undefined;
    const isRisky = /[(\\]|\.\./.test(glob);
    let bounded = isRisky ? (0,_bounded_match_js__WEBPACK_IMPORTED_MODULE_0__/* .compileLinearTimeMatcher */ .Y)(pattern.source) : undefined;
    if (isRisky && bounded === undefined)
        return undefined;
    const safeLength = findMaxTextLengthForRegExp(pattern.source);
    return (name) => {
        if (name.length <= safeLength)
            return pattern.test(name);
        if (name.length > MAX_PATH_LENGTH)
            return false;
        bounded ??= (0,_bounded_match_js__WEBPACK_IMPORTED_MODULE_0__/* .compileLinearTimeMatcher */ .Y)(pattern.source);
        if (bounded === undefined)
            throw new Error(`The pattern ${pattern.source} is not valid.`);
        return bounded(name);
    };
}
const NOTHING = /$^/;
/** Maximum number of attempts of the built-in matcher. With more, the bounded matcher is faster. */
const MAX_ATTEMPTS = 20_000;
/** Look-aheads of picomatch for `.` and `..`. They read only a few characters. */
const AT_DOTS = /\(\?!(?:\(\?:\^\|\\\/\))?\\\.\{1,2\}\(\?:\\\/\|\$\)\)/g;
/**
 * Returns the maximum length of a text for the built-in matcher, which is faster than the bounded matcher on most
 * texts.
 */
function findMaxTextLengthForRegExp(source) {
    const bare = source.replace(AT_DOTS, "").replaceAll("(?:.)*", ".*");
    // The built-in matcher can take exponential time for nested stars.
    if (/\)[*+{]/.test(bare))
        return 0;
    const stars = bare.match(/[*+]/g)?.length ?? 0;
    const choices = countChoices(bare);
    if (stars === 0)
        return choices <= MAX_ATTEMPTS ? Number.POSITIVE_INFINITY : 0;
    let length = 0;
    let attempts = stars + 1;
    while (length < MAX_PATH_LENGTH && attempts * choices <= MAX_ATTEMPTS) {
        length += 1;
        attempts *= (length + 1 + stars) / (length + 1);
    }
    return length;
}
/** Returns an upper bound of the number of ways through the branches of an expression. */
function countChoices(source) {
    let choices = 1;
    const open = [1];
    let before = "";
    for (const [part] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gs)) {
        if (part === "(")
            open.push(1);
        else if (part === "|")
            open.push((open.pop() ?? 1) + 1);
        else if (part === ")")
            choices *= open.pop() ?? 1;
        // After a parenthesis or a star, a question mark does not mean an optional part.
        else if (part === "?" && !"(*+".includes(before))
            choices *= 2;
        before = part;
    }
    return open.reduce((product, branches) => product * branches, choices);
}


/***/ }),

/***/ 5857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ readAllQuarantinedTests)
/* harmony export */ });
/* unused harmony export readQuarantinedTestPages */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8215);




/** Reads all pages of the list. @throws ApiError, or OperationError `response` after too many pages */
function readAllQuarantinedTests(service, query) {
    return readQuarantinedTestPages((token) => service.readQuarantinedTests(query, token).catch((error) => {
        throw withSlugAdvice(error, query);
    }));
}
/** Reads pages until the token of the next page is empty. If the list changes during the read, tests may be missing. */
async function readQuarantinedTestPages(pageAt) {
    const tests = new Map();
    const totals = new Set();
    const seen = new Set();
    let token = "";
    do {
        const page = await pageAt(token);
        for (const test of page.tests) {
            const key = keyOf(test);
            if (!tests.has(key))
                tests.set(key, test);
        }
        if (page.total !== undefined)
            totals.add(page.total);
        token = page.nextPage;
        if (seen.has(token)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK("response", `The list of quarantined tests cannot be read completely, because the service returned the same page token twice. The step has read ${tests.size} tests.`, { details: ["This is a fault of the service. Run this again; if it fails again, report it to the service."] });
        }
        seen.add(token);
    } while (token !== "");
    return { tests: [...tests.values()], warning: warningOf(tests.size, totals) };
}
/** Returns the key of a listed test. Tests of different collections may have the same names (API v2). */
function keyOf({ test_case_id: id, testId, name, parent, file, classname, variant }) {
    return id || testId || JSON.stringify([name, parent, file, classname, variant]);
}
/** Returns a warning if the service reported a total that differs from the number of tests read. */
function warningOf(count, totals) {
    const other = [...totals].find((total) => total !== count);
    return other === undefined
        ? undefined
        : `The list of quarantined tests may be incomplete: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(count, "test")} ${count === 1 ? "was" : "were"} read, but the service reported ${other}. It may have changed during the reading; run the step again to check.`;
}
function withSlugAdvice(error, { repository: { host, owner, name }, orgSlug }) {
    // Only API v1 uses the slug, and the errors of API v1 have no code. If the token belongs to another organization, the
    // service may return any of these statuses.
    const isPossible = orgSlug !== "" && error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD && error.facts.code === undefined;
    if (!isPossible || ![401, 403, 404].includes(error.facts.status ?? 0))
        return error;
    return error.withDetails({
        details: [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `The status 401, 403 or 404 may mean that ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("org-slug")} and the token belong to different organizations. The value of ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("org-slug")} is ${JSON.stringify(orgSlug)}. Spell the slug as in the organization's settings in the web application, with the same capital letters.`,
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `The request was for the repository ${owner}/${name} on ${host}; see ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("repository")} and ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("repository-host")}.`,
        ],
    });
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
