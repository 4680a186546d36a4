export const id = 4822;
export const ids = [4822];
export const modules = {

/***/ 4409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fN: () => (/* binding */ LONGEST_PATH),
  fU: () => (/* binding */ globMatcher),
  TH: () => (/* binding */ loadPicomatch)
});

// UNUSED EXPORTS: longestForPlatform

;// CONCATENATED MODULE: ./lib/src/globs/bounded-match.js
/**
 * A matcher for the source of a regular expression without flags, in time proportional to the text: it visits no pair
 * of state and place twice. The platform's matcher backtracks, which names of a stranger's files can exploit.
 * Undefined for look-behinds, back references and word boundaries.
 */
function boundedMatcher(source) {
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
/** Each repetition is written out; picomatch needs two. */
const MOST_TIMES = 16;
function readChoice(reader) {
    const branches = [readSequence(reader)];
    while (take(reader, "|"))
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
        parts.push(readRepeated(reader, readAtom(reader)));
    return inSequence(parts);
}
function inSequence(parts) {
    return (next) => parts.reduceRight((after, part) => part(after), next);
}
function readRepeated(reader, part) {
    const sign = reader.source[reader.at];
    if (sign === "{") {
        const count = matchAt(reader, COUNT);
        return count === undefined ? part : counted(reader, part, count.slice(1, -1).split(","));
    }
    if (sign !== "*" && sign !== "+" && sign !== "?")
        return part;
    reader.at += 1;
    // Greedy or lazy makes no difference when only the end counts.
    take(reader, "?");
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
function counted(reader, part, [least = "", most = least]) {
    if (most === "" || Number(most) > MOST_TIMES)
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
            // A group of another kind.
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
    if (!take(reader, ")"))
        throw new Unreadable();
    if (opening !== "(?=" && opening !== "(?!")
        return within;
    return (next) => {
        const first = within(add(reader, { kind: "found" }));
        return add(reader, { kind: "look", first, wanted: opening === "(?=", next });
    };
}
function take(reader, text) {
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
const UNIT_TESTS = new Map();
/** Asks the platform once for each usual unit; thousands of patterns share a few kinds. */
function unitTest(source) {
    const known = UNIT_TESTS.get(source);
    if (known !== undefined)
        return known;
    const pattern = new RegExp(`^${source}$`);
    const asked = (unit) => pattern.test(String.fromCharCode(unit));
    const usual = Array.from({ length: 128 }, (_, unit) => asked(unit));
    const made = (unit) => usual[unit] ?? asked(unit);
    UNIT_TESTS.set(source, made);
    return made;
}
function createRun(steps, text) {
    const width = text.length + 1;
    /** Pairs of a step and a place that lead nowhere, or are under way. */
    const seen = new Uint8Array(steps.length * width);
    const looks = new Map();
    return search;
    /** True when a place leads from this step to the end of its part. */
    function search(first, place) {
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
        reach(first, place);
        for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
            const at = pair % width;
            const step = steps[(pair - at) / width];
            if (step === undefined)
                throw new Error("There is no such step.");
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
                    // The pairs on the way may lead elsewhere too.
                    for (const each of trail)
                        seen[each] = 0;
                    return true;
            }
        }
        return false;
    }
    function lookAt(first, place) {
        const pair = first * width + place;
        const known = looks.get(pair);
        if (known !== undefined)
            return known;
        const found = search(first, place);
        looks.set(pair, found);
        return found;
    }
}

;// CONCATENATED MODULE: ./lib/src/globs/glob.js

async function loadPicomatch() {
    return (await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 4006, 19))).default;
}
/** No system has longer paths. */
const LONGEST_PATH = 4096;
/** Matches in bounded time, since strangers name files. Returns undefined for an invalid pattern. */
function globMatcher(glob, options, compile) {
    const pattern = compile.makeRe(glob, options);
    if (pattern.source === NOTHING.source)
        return undefined;
    const isSuspect = /[(\\]|\.\./.test(glob);
    let bounded = isSuspect ? boundedMatcher(pattern.source) : undefined;
    if (isSuspect && bounded === undefined)
        return undefined;
    const quick = longestForPlatform(pattern.source);
    return (name) => {
        if (name.length <= quick)
            return pattern.test(name);
        if (name.length > LONGEST_PATH)
            return false;
        bounded ??= boundedMatcher(pattern.source);
        if (bounded === undefined)
            throw new Error(`Nobody can read ${pattern.source}.`);
        return bounded(name);
    };
}
const NOTHING = /$^/;
/** Number of ways that the platform's matcher may try in about the time of the bounded one. */
const MOST_WAYS = 20_000;
/** Look-aheads of picomatch at `.` and `..`, which end after a few characters. */
const AT_DOTS = /\(\?!(?:\(\?:\^\|\\\/\))?\\\.\{1,2\}\(\?:\\\/\|\$\)\)/g;
/** Returns the longest text for the platform's own matcher, which is faster on most. */
function longestForPlatform(source) {
    const bare = source.replace(AT_DOTS, "").replaceAll("(?:.)*", ".*");
    // A star within a star has countless ways.
    if (/\)[*+{]/.test(bare))
        return 0;
    const stars = bare.match(/[*+]/g)?.length ?? 0;
    const choices = choicesIn(bare);
    if (stars === 0)
        return choices <= MOST_WAYS ? Number.POSITIVE_INFINITY : 0;
    let length = 0;
    let ways = stars + 1;
    while (length < LONGEST_PATH && ways * choices <= MOST_WAYS) {
        length += 1;
        ways *= (length + 1 + stars) / (length + 1);
    }
    return length;
}
/** Upper bound of the ways through the branches. */
function choicesIn(source) {
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
        // Marks of groups and of lazy stars are no optional parts.
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
/* unused harmony export allPages */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);



/** @throws ApiError, and Failure `response` for an endless list */
function readAllQuarantinedTests(service, query) {
    return allPages((token) => service.readQuarantinedTests(query, token).catch((error) => {
        throw withSlugAdvice(error, query);
    }));
}
/**
 * Reads from the empty token to the next empty one. A partial list must not pass for the whole. A list that changes
 * meanwhile may repeat or miss tests at the edges of pages.
 */
async function allPages(pageAt) {
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
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("response", `The list of quarantined tests cannot be read to its end: after ${tests.size} tests the service gave a page token that it had given before.`, { details: ["This is a fault of the service. Run this again; if it happens again, report it to the service."] });
        }
        seen.add(token);
    } while (token !== "");
    return { tests: [...tests.values()], warning: warningOf(tests.size, totals) };
}
function keyOf({ test_case_id: id, name, parent, file, classname, variant }) {
    return id || JSON.stringify([name, parent, file, classname, variant]);
}
/** Undefined if all totals equal the count. */
function warningOf(count, totals) {
    const other = [...totals].find((total) => total !== count);
    return other === undefined
        ? undefined
        : `The list of quarantined tests may not be whole: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(count, "test")} ${count === 1 ? "was" : "were"} read, and the service told of ${other}. It may have changed while it was read; run the step again to be sure.`;
}
function withSlugAdvice(error, { repository: { host, owner, name }, orgSlug }) {
    // The service may answer a wrong organization or token with any of these.
    if (!(error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD) || ![401, 403, 404].includes(error.facts.status ?? 0))
        return error;
    return error.withDetails({
        details: [
            `For this list 401, 403 and 404 may all mean that org-slug and token do not belong together: org-slug is ${JSON.stringify(orgSlug)}, and must be spelled as in the organisation's settings in the web application, capital letters included.`,
            `The list was asked for the repository ${owner}/${name} on ${host}; see repository and repository-host.`,
        ],
    });
}


/***/ }),

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
/** Undefined after a status 400 or 404, which an older service sends for an unknown request. */
function ifKnown(reading) {
    return unless((error) => isNotFound(error) || (error instanceof ApiError && error.facts.status === 400), reading);
}
/** Undefined after any failure. @throws AbortedError */
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
/** True for a write without an answer or with 408 or 5xx: only a read shows its effect. */
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
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Run it again later. If the service only answers slowly, raise ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("request-timeout")}; a proxy or a firewall can also cut connections.`;
    if ((0,_http_proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(apiUrl))
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `${address} names this machine. Check that the service, such as merge-queue serve, runs and listens there.`;
    return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Check that this machine reaches ${apiUrl.host}: its network and DNS, the variables HTTPS_PROXY and NO_PROXY, and ${address}.`;
}
function unreadableError(given, problem) {
    const facts = { ...factsOf(given), ambiguous: false, transient: true };
    const message = `The reply of ${given.endpoint} could not be read: ${problem}${circumstances(1, facts.requestId)}.`;
    return new ApiError("response", message, facts, {
        details: [
            `It began with: ${facts.serverText || "(nothing)"}`,
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Check that ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url")} is the service's own address with its version, and not a page of a proxy.`,
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
                ? "Check that the token is an API token of the organisation that owns the queue, and that it was not revoked."
                : "No token was sent. The service recognises a fork's run by its number, but only while it runs, and only for the head commit that it runs on.",
        ];
    }
    if (status >= 300 && status < 400) {
        return [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Redirects are not followed, so that the token stays where it was sent. Check ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url")}.`,
        ];
    }
    if (status === 429 || status >= 500) {
        const when = retryAfterMs === undefined || retryAfterMs === 0 ? "later" : `in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(retryAfterMs)}`;
        return [`The service could not take the request now. Run it again ${when}.`];
    }
    return [];
}
const SHOWN_CHARACTERS = 300;
const READ_CHARACTERS = 100_000;
/**
 * Returns the service's message for a log line: plain text, the message of a JSON error, or HTML without tags. Secrets
 * are hidden before the cut, and again after JSON is decoded.
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

/***/ 4822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/quarantined-tests/inputs.js
var inputs = __webpack_require__(7760);
// EXTERNAL MODULE: ./lib/src/quarantined-tests/read.js
var read = __webpack_require__(5857);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/src/test-results/names.js
/**
 * Steps of the service's uploader before it computes an id, in its order: trim, cut, remove escape sequences and
 * control characters.
 */
/** Bytes of UTF-8. */
const LONGEST_BYTES = 8_000;
/** Texts without a match and not too long stay unchanged. */
const MAY_CHANGE = /[^ -~\u00a1-\uffff]|^\s|\s$/;
function normalizeName(written) {
    if (written.length * 3 <= LONGEST_BYTES && !MAY_CHANGE.test(written))
        return written;
    return withoutControls(cut(trim(written)));
}
/** Normalizes until nothing changes: the second pass trims white space behind removed escape sequences. */
function comparableName(name) {
    return normalizeName(normalizeName(name));
}
/** JavaScript's own trim includes U+FEFF and lacks U+0085. */
const WHITE_SPACE = /\p{White_Space}/u;
function trim(text) {
    let start = 0;
    let end = text.length;
    while (start < end && WHITE_SPACE.test(text.charAt(start)))
        start += 1;
    while (end > start && WHITE_SPACE.test(text.charAt(end - 1)))
        end -= 1;
    return text.slice(start, end);
}
function cut(text) {
    const bytes = Buffer.from(text);
    let end = LONGEST_BYTES;
    if (bytes.length <= end)
        return text;
    while (isContinuation(bytes.readUInt8(end)))
        end -= 1;
    return bytes.toString("utf8", 0, end);
}
function isContinuation(byte) {
    return (byte & 0xc0) === 0x80;
}
/** States of a terminal inside an escape sequence. */
const NEXT = {
    escape: [
        [/[ -/]/, "intermediate"],
        [/P/, "dcs"],
        [/[X^_]/, "string"],
        [/\[/, "csi"],
        [/\]/, "osc"],
        [/[0-~]/, "text"],
    ],
    intermediate: [[/[0-~]/, "text"]],
    csi: [[/[@-~]/, "text"]],
    dcs: [
        [/[ -/]/, "dcs-intermediate"],
        [/[0-?]/, "dcs-parameters"],
        [/[@-~]/, "dcs-data"],
    ],
    "dcs-parameters": [
        [/[ -/]/, "dcs-intermediate"],
        [/[<-?]/, "dcs-ignored"],
        [/[@-~]/, "dcs-data"],
    ],
    "dcs-intermediate": [
        [/[0-?]/, "dcs-ignored"],
        [/[@-~]/, "dcs-data"],
    ],
};
const PRINTS_LINE_FEED = new Set(["text", "escape", "intermediate", "csi"]);
/** Keeps line feeds and U+007F. */
function withoutControls(text) {
    let state = "text";
    let shown = "";
    for (const character of text) {
        shown += shownIn(state, character);
        state = nextState(state, character);
    }
    return shown;
}
function shownIn(state, character) {
    if (character === "\n")
        return PRINTS_LINE_FEED.has(state) ? character : "";
    if (state === "text")
        return isRemovedControl(character) ? "" : character;
    return state === "dcs-data" ? (afterTerminator(character) ?? "") : "";
}
function nextState(state, character) {
    if (character === "\u001b")
        return "escape";
    if (state === "text" || isSequenceEnd(state, character))
        return "text";
    if (state === "dcs-data")
        return afterTerminator(character) === undefined ? state : "text";
    return NEXT[state]?.find(([characters]) => characters.test(character))?.[1] ?? state;
}
function isRemovedControl(character) {
    return /\p{Cc}/u.test(character) && character !== "\u007f";
}
/** CAN, SUB, and BEL at the end of an OSC sequence. */
function isSequenceEnd(state, character) {
    return character === "\u0018" || character === "\u001a" || (character === "\u0007" && state === "osc");
}
/**
 * The byte 0x9c ends a device control string even inside a character; the bytes after it are no text. Undefined without
 * that byte.
 */
function afterTerminator(character) {
    const bytes = Buffer.from(character);
    const at = bytes.indexOf(0x9c);
    return at < 0 ? undefined : "\ufffd".repeat(bytes.subarray(at + 1).filter((byte) => byte > 0x9f).length);
}

;// CONCATENATED MODULE: ./lib/src/test-results/identity.js


const NAMESPACE_URL = Buffer.from("6ba7b8119dad11d180b400c04fd430c8", "hex");
/** Spellings that the service's tools accept. */
const HYPHENS = "[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}";
const VERSION_5 = new RegExp(`^(?:[0-9a-f]{12}5[0-9a-f]{19}|${HYPHENS}|\\{${HYPHENS}\\}|urn:uuid:${HYPHENS})$`, "i");
const OWN_ID_PREFIX = "trunk:";
/** UUID version 5 in the URL namespace (RFC 9562, section 5.5). */
function uuid5(name) {
    const bytes = (0,external_node_crypto_.createHash)("sha1").update(NAMESPACE_URL).update(name).digest().subarray(0, 16);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
/**
 * Every id that the service may use for a test: its tools differ in whose `file` counts, and use an `id` of the report
 * or derive one.
 */
function idsOf(test, owner) {
    const { id, files } = test;
    if (isOwnId(id))
        return [...new Set([id, idFromOwnId(id, owner)])];
    return [...(id === "" ? [] : [id]), ...files.map((file) => idFromNames(test, file, owner))];
}
/** True for an id that identifies a test whatever its names. */
function isOwnId(id) {
    return id.startsWith(OWN_ID_PREFIX) || VERSION_5.test(id);
}
function idFromOwnId(id, owner) {
    const { orgSlug, variant } = owner;
    if (id.startsWith(OWN_ID_PREFIX))
        return hashed([orgSlug, repositoryOf(owner), id], variant);
    return variant === "" ? id : hashed([id], variant);
}
function idFromNames({ classname, parent, name }, file, owner) {
    const names = [owner.orgSlug, repositoryOf(owner), file, classname, parent, name, "JUNIT_TESTCASE"];
    return hashed(names, owner.variant);
}
/** A variant is hashed twice. */
function hashed(parts, variant) {
    if (variant === "")
        return uuid5(parts.join("#"));
    return uuid5(`${uuid5([...parts, variant].join("#"))}#${variant}`);
}
function repositoryOf({ repository: { host, owner, name } }) {
    return `${host}/${owner}/${name}`.replace(/\/+$/, "").replace(/\.git$/, "");
}
/**
 * Finds a test by one of its ids, or by name, parent, file, classname and variant together: tests in different files
 * share names.
 */
function listedFinder(list, owner) {
    const byId = new Map();
    const byNames = new Map();
    for (const listed of list) {
        const { test_case_id: id } = listed;
        if (id)
            byId.set(id, listed);
        byNames.set(namesKey(listed, listed.variant ?? ""), listed);
    }
    return (test) => {
        for (const id of idsOf(test, owner)) {
            const listed = byId.get(id);
            if (listed !== undefined)
                return { listed, rule: "id" };
        }
        for (const file of test.files) {
            const listed = byNames.get(namesKey({ ...test, file }, owner.variant));
            if (listed !== undefined)
                return { listed, rule: "tuple" };
        }
        return undefined;
    };
}
function namesKey({ name, parent, file, classname }, variant) {
    const names = [name, parent, file, classname].map((each) => comparableName(each ?? ""));
    return JSON.stringify([...names, variant]);
}

;// CONCATENATED MODULE: ./lib/src/test-results/near-misses.js



const DESCRIBED = 3;
/** Describes failed tests with a similar name in the list. Of several listed tests the closest counts. */
function describeNearMisses(failed, list, owner) {
    if (failed.length === 0)
        return [];
    const looks = new Set(list.map(({ name }) => look(name)));
    const nearMisses = failed.filter(({ name }) => looks.has(look(name)));
    const more = nearMisses.length - DESCRIBED;
    const rest = `${(0,format/* counted */.hS)(more, "more failed test")} differ${more === 1 ? "s" : ""} from the list in a similar way.`;
    const described = nearMisses.slice(0, DESCRIBED).map((test) => describeNearMiss(test, list, owner));
    return more > 0 ? [...described, rest] : described;
}
/** Ignores case and white space. */
function look(name) {
    return name
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[\p{White_Space}\p{Cc}\p{Cf}]+/gu, "");
}
function differences(test, listed, { variant }) {
    const [likeliest] = test.files;
    const file = test.files.find((each) => isSame(listed.file, each)) ?? likeliest;
    const parts = [
        ["name", listed.name, test.name],
        ["suite", listed.parent, test.parent],
        ["class", listed.classname, test.classname],
        ["file", listed.file, file],
    ];
    const names = parts.filter(([, one, other]) => !isSame(one, other));
    const isOtherVariant = (listed.variant ?? "") !== variant;
    const all = isOtherVariant ? [...names, ["variant", listed.variant, variant]] : names;
    return all.map(([part, one, reported]) => ({ part, listed: one ?? "", reported }));
}
function isSame(listed, reported) {
    return comparableName(listed ?? "") === comparableName(reported);
}
const SHOWN_CHARACTERS = 200;
function describeNearMiss(test, list, owner) {
    const [closest = []] = list
        .filter(({ name }) => look(name) === look(test.name))
        .map((listed) => differences(test, listed, owner))
        .toSorted((one, other) => one.length - other.length);
    const parts = closest.map(({ part, listed, reported }) => {
        const where = part === "variant" ? "here" : "in the report";
        return `another ${part} (${quoted(listed)} in the list, ${quoted(reported)} ${where})`;
    });
    return `The list has the failed test ${quoted(test.name)} with ${parts.join(" and ")}.`;
}
function quoted(text) {
    return text === "" ? "none" : `"${(0,truncate/* shorten */.ml)((0,truncate/* showInvisible */.jQ)(text), SHOWN_CHARACTERS)}"`;
}

;// CONCATENATED MODULE: ./lib/src/test-results/test-case.js


const IDENTITY_ATTRIBUTES = ["name", "classname", "file", "filepath", "id"];
/**
 * The uploader prefers the outermost suite's attribute when it looks up a failed test, and the test case's when it
 * stores results.
 */
function filesOf(own, suite = {}) {
    const lookedUp = normalizeName(suite.file ?? own.file ?? suite.filepath ?? own.filepath ?? "");
    const stored = normalizeName(own.file ?? own.filepath ?? suite.file ?? suite.filepath ?? "");
    return stored === lookedUp ? [lookedUp] : [lookedUp, stored];
}
/** Why the identity is uncertain; `replaced` only if decoding replaced bytes. */
function doubtfulName(attributes) {
    const unreadable = attributeWith(attributes, "\0");
    if (unreadable !== undefined) {
        const reason = `the attribute ${unreadable} holds U+0000 or a reference to no character`;
        return { kind: "unreadable", reason };
    }
    const replaced = attributeWith(attributes, "\ufffd");
    if (replaced === undefined)
        return undefined;
    return { kind: "replaced", reason: `the attribute ${replaced} holds bytes that are no text` };
}
function attributeWith(attributes, character) {
    return IDENTITY_ATTRIBUTES.find((name) => attributes[name]?.includes(character));
}
/** Undefined for a day alone. */
function reportTime(text = "") {
    const time = (0,format/* isoTime */.Ly)(text);
    return time === undefined || time.wholeDay ? undefined : { zoned: time.zoned, ms: time.ms };
}
function isLater(one, other) {
    return one !== undefined && other !== undefined && one.zoned === other.zoned && one.ms > other.ms;
}
const STATUS_ATTRIBUTES = ["status", "result", "outcome", "success"];
const PASSED_WORDS = "run completed passed pass success successful succeeded ok true yes expected flaky fixed complete done executed finished xfail xfailed xpass xpassed warning";
const PASSED = new RegExp(`^(?:${PASSED_WORDS.replaceAll(" ", "|")})$`);
const NOT_RUN = /^(?:not(?:run|executed)|skip(?:ped)?|disabled|suppressed|filtered|ignored|pending|todo|inconclusive|untested)$/;
const FAILED = /^(?:fail(?:ed|ing|ure)?|error(?:ed)?|broken|invalid|notrunnable|crash(?:ed)?|timeout|timedout|aborted|interrupted|cancell?ed|nok|notok|ko)$/;
/** Worst first: of several attributes it counts. */
const MEANINGS = ["failed", "not-run", "unknown", "passed"];
/** Undefined without such an attribute. */
function statusOf(attributes) {
    const given = STATUS_ATTRIBUTES.flatMap((name) => {
        const value = attributes[name];
        return value === undefined ? [] : [{ meaning: meaningOf(name, value), text: `${name}="${value}"` }];
    });
    return given.toSorted((one, other) => MEANINGS.indexOf(one.meaning) - MEANINGS.indexOf(other.meaning))[0];
}
function meaningOf(name, value) {
    // `Timed Out`, `timed-out` and `timedOut` are one word.
    const word = value.toLowerCase().replace(/[\s_-]+/g, "");
    if (FAILED.test(word))
        return "failed";
    // On a suite `0` is a count.
    if (name === "success" && (word === "false" || word === "no"))
        return "failed";
    if (NOT_RUN.test(word))
        return "not-run";
    // Tools use numbers in different ways.
    return PASSED.test(word) || !/\p{L}/u.test(word) ? "passed" : "unknown";
}
function noteSkipped(testCase, { type, message = "" }) {
    testCase.skipped = true;
    testCase.todo ||= type === "todo";
    // CTest reports a test whose program was not built as skipped, and fails.
    if (testCase.attributes.status === "notrun" && message !== "" && !message.startsWith("SKIP_")) {
        testCase.failures += 1;
        testCase.message ||= message;
    }
}
function endOf({ attributes, failures, skipped, todo, message }) {
    const status = statusOf(attributes);
    // Elements override attributes.
    const byStatus = status?.meaning === "failed" && failures === 0 && !todo ? status.text : "";
    const isFailed = byStatus !== "" || (failures > 0 && !todo);
    const isSkipped = skipped || status?.meaning === "not-run";
    return {
        failures: byStatus === "" ? failures : 1,
        outcome: isFailed ? "failed" : isSkipped ? "skipped" : "passed",
        message: message || byStatus,
        unknownStatus: status?.meaning === "unknown" && !isFailed && !isSkipped ? status.text : undefined,
    };
}

;// CONCATENATED MODULE: ./lib/src/test-results/junit-tree.js




/** The message completes "cannot be read: ...". */
class BrokenReport extends Error {
}
const NOTHING_READ = {
    cases: 0,
    failedCases: 0,
    suites: 0,
    failingSuites: 0,
    /** Failures and errors, also of suites. */
    found: 0,
    /** Additional failed runs of tests; only some tools count them as failures. */
    reruns: 0,
    /** Counts in attributes of suites. */
    declared: 0,
    declaredTests: 0,
};
const MESSAGE_CHARACTERS = 300;
/** In any case and with any prefix. */
const RESULTS = new Set(["testsuites", "testsuite", "testcase", "failure", "error"]);
function createReportTree(listener) {
    return {
        listener,
        suites: [],
        openCase: undefined,
        failing: undefined,
        depth: 0,
        title: "",
        nodeTotals: new Map(),
        sums: { ...NOTHING_READ },
    };
}
/** True between the test cases of a suite. */
function isBetweenCases({ depth, suites }) {
    return depth > 0 && depth === suites.length;
}
/** Name of the outermost suite; its test cases have it as parent. */
function outermostSuite({ suites }) {
    return suites.find(({ isRoot }) => !isRoot)?.name ?? "";
}
/** True inside a failure without a message yet. */
function wantsText({ failing }) {
    return failing?.message === "";
}
function addText({ failing }, text) {
    if (failing !== undefined)
        failing.message ||= firstLine(text);
}
/** @throws BrokenReport for another root element */
function openElement(tree, name, attributes) {
    tree.depth += 1;
    const { suites, openCase, depth } = tree;
    if (suites.length === 0)
        openRoot(tree, name, attributes);
    else if (openCase !== undefined)
        openInCase(tree, openCase, name, attributes);
    else if (depth === suites.length + 1)
        openInSuite(tree, name, attributes);
    else
        checkPlace(tree, name);
}
function openRoot(tree, name, attributes) {
    if (name !== "testsuites" && name !== "testsuite") {
        throw new BrokenReport(`its outermost element is <${name}>, not <testsuites> or <testsuite>`);
    }
    tree.title = attributes.name ?? "";
    openSuite(tree, name, attributes);
}
function openInSuite(tree, name, attributes) {
    if (name === "testsuite" || name === "testsuites")
        openSuite(tree, name, attributes);
    else if (name === "failure" || name === "error")
        openFailure(tree, attributes);
    else if (name === "testcase") {
        checkNames(tree, attributes);
        tree.openCase = { attributes, failures: 0, skipped: false, todo: false, message: "" };
    }
    else
        checkPlace(tree, name);
}
function openSuite(tree, element, attributes) {
    const { listener, sums, suites } = tree;
    checkNames(tree, attributes);
    const given = (countIn(tree, attributes, "failures") ?? 0) + (countIn(tree, attributes, "errors") ?? 0);
    const declared = given === 0 && statusOf(attributes)?.meaning === "failed" ? 1 : given;
    const declaredTests = countIn(tree, attributes, "tests");
    const time = reportTime(attributes.timestamp);
    if (time !== undefined)
        listener.onTime(time);
    sums.declared += declared;
    sums.declaredTests += declaredTests ?? 0;
    const name = normalizeName(attributes.name ?? "");
    const isRoot = element === "testsuites";
    suites.push({ isRoot, name, attributes, time, declared, declaredTests, before: { ...sums } });
}
function checkNames({ listener }, attributes) {
    const doubt = doubtfulName(attributes);
    if (doubt !== undefined)
        listener.onDoubt(doubt.kind, doubt.reason);
}
function countIn({ listener }, attributes, name) {
    const number = attributes[name]?.trim();
    // Some tools write an empty count for none.
    if (number === undefined || number === "")
        return undefined;
    if (isCount(number))
        return Number(number);
    listener.onDoubt("unreadable", `${name}="${(0,truncate/* shorten */.ml)(number, MESSAGE_CHARACTERS)}" is no number of tests`);
    return undefined;
}
function isCount(text) {
    return /^\d{1,9}$/.test(text);
}
function openInCase(tree, testCase, name, attributes) {
    switch (tree.depth === tree.suites.length + 2 ? name : "") {
        case "failure":
        case "error":
            testCase.failures += 1;
            openFailure(tree, attributes);
            break;
        case "skipped":
            noteSkipped(testCase, attributes);
            break;
        // Surefire: a test with only flaky failures has passed.
        case "rerunFailure":
        case "rerunError":
        case "flakyFailure":
        case "flakyError":
            tree.sums.reruns += 1;
            break;
        default:
            checkPlace(tree, name);
    }
}
function openFailure(tree, { message }) {
    tree.failing = { depth: tree.depth, message: firstLine(message) };
}
function checkPlace({ failing, listener }, name) {
    const plain = name.slice(name.lastIndexOf(":") + 1).toLowerCase();
    // A failure may quote elements.
    const isQuoted = failing !== undefined && (plain === "failure" || plain === "error");
    if (!RESULTS.has(plain) || isQuoted)
        return;
    const shown = (0,truncate/* shorten */.ml)(name, MESSAGE_CHARACTERS);
    listener.onDoubt("misplaced", `<${shown}> is no element of a JUnit report at this place`);
}
function closeElement(tree) {
    const { suites, failing, openCase, depth } = tree;
    const suite = suites.at(-1);
    if (suite !== undefined) {
        if (failing?.depth === depth)
            closeFailure(tree, failing.message, suite);
        else if (openCase !== undefined && depth === suites.length + 1)
            closeCase(tree, openCase, suite);
        else if (depth === suites.length)
            closeSuite(tree, suite);
    }
    tree.depth -= 1;
}
function closeFailure(tree, message, suite) {
    tree.failing = undefined;
    if (tree.openCase !== undefined)
        tree.openCase.message ||= message;
    else {
        tree.sums.found += 1;
        reportSuiteFailure(tree, suite, message);
    }
}
function reportSuiteFailure({ listener }, { name, attributes }, message) {
    listener.onSuiteFailure({ suite: name, file: filesOf(attributes)[0], message });
}
function closeCase(tree, testCase, suite) {
    const { listener, suites, sums } = tree;
    tree.openCase = undefined;
    const { attributes } = testCase;
    const { name = "", classname = "", id = "" } = attributes;
    const { failures, unknownStatus, outcome, message } = endOf(testCase);
    const time = reportTime(attributes.timestamp) ?? suite.time;
    sums.cases += 1;
    sums.found += failures;
    if (outcome === "failed")
        sums.failedCases += 1;
    if (time !== undefined)
        listener.onTime(time);
    if (unknownStatus !== undefined) {
        const shown = (0,truncate/* shorten */.ml)(unknownStatus, MESSAGE_CHARACTERS);
        listener.onDoubt("unknown-status", `nobody knows whether a test with ${shown} has failed`);
    }
    const path = suites.filter(({ isRoot }) => !isRoot);
    listener.onCase({
        name: normalizeName(name),
        parent: path[0]?.name ?? "",
        classname: normalizeName(classname),
        files: filesOf(attributes, path[0]?.attributes),
        id: normalizeName(id),
        written: [name, classname, ...path.map((each) => each.attributes.name ?? "")],
        time,
        outcome,
        message,
    });
}
function closeSuite(tree, suite) {
    const { listener, suites, sums, nodeTotals } = tree;
    suites.pop();
    compareCounts(tree, suite);
    if (suites.length > 0) {
        sums.suites += 1;
        if (sums.found > suite.before.found)
            sums.failingSuites += 1;
        return;
    }
    const shortfall = nodeShortfall(nodeTotals, sums);
    if (shortfall !== undefined)
        listener.onDoubt("shortfall", shortfall);
}
function compareCounts(tree, suite) {
    const { listener, sums } = tree;
    const { before, declared, declaredTests, isRoot, name } = suite;
    const found = sums.found - before.found;
    // Some tools count nested suites twice at the top: there only more than the sum is a shortfall, unless the number of
    // tests shows that nothing is counted twice.
    const declaredTestsBelow = sums.declaredTests - before.declaredTests;
    const mayCountTwice = isRoot && (declaredTests === undefined || declaredTests >= declaredTestsBelow);
    const declaredBelow = sums.declared - before.declared;
    const atMost = Math.max(found + sums.reruns - before.reruns, mayCountTwice ? declaredBelow : 0);
    if (declared <= atMost)
        return;
    // Reported once: enclosing suites count these as found.
    sums.found = before.found + declared;
    const summary = `tells of ${(0,format/* counted */.hS)(declared, "failure or error", "failures and errors")}`;
    if (sums.cases === before.cases) {
        reportSuiteFailure(tree, suite, `It ${summary}, and holds no test case.`);
        return;
    }
    const which = isRoot ? "the report as a whole" : `the suite ${JSON.stringify(name)}`;
    const shown = found === 0 ? "none" : `only ${found}`;
    listener.onDoubt("shortfall", `${which} ${summary}, but ${shown} can be found in it`);
}
const NODE_TOTAL = /^\s*(fail|cancelled|suites)\s+([-+]?\.?\d\S*)\s*$/;
function addComment({ depth, nodeTotals, listener }, comment) {
    const [, name, total = ""] = NODE_TOTAL.exec(comment) ?? [];
    if (depth !== 1 || name === undefined)
        return;
    if (isCount(total))
        nodeTotals.set(name, Number(total));
    else
        listener.onDoubt("unreadable", `the total "${name} ${(0,truncate/* shorten */.ml)(total, MESSAGE_CHARACTERS)}" is no number of tests`);
}
/**
 * Node reports a test with parts as a suite and omits its own failure, which only the totals include. Returns the
 * problem.
 */
function nodeShortfall(totals, { suites, failedCases, failingSuites }) {
    const [fail, described] = [totals.get("fail"), totals.get("suites")];
    if (fail === undefined || described === undefined || described > suites)
        return undefined;
    const failed = fail + (totals.get("cancelled") ?? 0);
    // A test with a failed part failed too; at most `described` of the failing suites are no tests.
    const shown = failedCases + Math.max(0, failingSuites - described);
    return failed <= shown
        ? undefined
        : `its totals tell of ${failed} failed tests, but only ${shown} can be found in it; Node's reporter leaves out failures of tests that have parts`;
}
function firstLine(text) {
    const line = /\S[^\r\n]*/.exec(text ?? "")?.[0] ?? "";
    return (0,truncate/* shorten */.ml)(line, MESSAGE_CHARACTERS);
}

;// CONCATENATED MODULE: ./lib/src/test-results/report-parser.js


async function createParser(tree) {
    const { SaxesParser } = await __webpack_require__.e(/* import() */ 9800).then(__webpack_require__.t.bind(__webpack_require__, 9800, 19));
    const xml = new SaxesParser({ position: false, xmlns: false });
    const parser = {
        tree,
        xml,
        given: 0,
        tagEnd: -1,
        part: "",
        lineBefore: xml.line,
        attributesFrom: undefined,
        attributesBefore: "",
    };
    xml.on("error", ({ message }) => {
        throw new BrokenReport(message.replace(/\.$/, ""));
    });
    xml.on("opentagstart", () => {
        parser.attributesFrom = readOfPart(parser);
    });
    xml.on("opentag", ({ name, attributes }) => {
        openElement(tree, name, readAttributes(attributes, endAttributes(parser)));
        finishTag(parser);
    });
    xml.on("closetag", () => {
        closeElement(tree);
        finishTag(parser);
    });
    xml.on("comment", (text) => addComment(tree, dropForbidden(text)));
    return parser;
}
/** @throws BrokenReport */
function parse(parser, text) {
    if (parser.attributesFrom !== undefined) {
        parser.attributesBefore += parser.part.slice(parser.attributesFrom);
        parser.attributesFrom = 0;
    }
    parser.part = hideForbidden(text);
    parser.given += parser.part.length;
    parser.lineBefore = parser.xml.line;
    parser.xml.write(parser.part);
}
/** @throws BrokenReport for an incomplete report */
function endParsing(parser) {
    parser.lineBefore = parser.xml.line;
    parser.xml.close();
}
/** True after the end of a tag, when content comes next. */
function isAfterTag({ tagEnd, given }) {
    return tagEnd === given;
}
/** Line breaks in the last text before the parser's position. */
function linesIntoText({ xml, lineBefore }) {
    return xml.line - lineBefore;
}
/** Listens for text only while it is wanted: the parser collects it only for a listener. */
function finishTag(parser) {
    const { tree, xml } = parser;
    parser.tagEnd = xml.position;
    const listener = wantsText(tree) ? (text) => addText(tree, dropForbidden(text)) : undefined;
    for (const event of ["text", "cdata"]) {
        if (listener === undefined)
            xml.off(event);
        else
            xml.on(event, listener);
    }
}
function readOfPart({ xml, given, part }) {
    return xml.position - (given - part.length);
}
function endAttributes(parser) {
    const text = parser.attributesBefore + parser.part.slice(parser.attributesFrom, readOfPart(parser));
    parser.attributesFrom = undefined;
    parser.attributesBefore = "";
    return text;
}
/** Also those of XML 1.1. */
const READ_AS_SPACE = /[\t\n\r\u0085\u2028]/;
/**
 * Restores in identifying attributes forbidden characters, line breaks and tabs, which the service's uploader keeps.
 */
function readAttributes(parsed, text) {
    const hasSpaces = READ_AS_SPACE.test(text);
    if (!hasSpaces && !hidesForbidden(text))
        return parsed;
    const written = hasSpaces ? writtenAttributes(text) : parsed;
    return Object.fromEntries(Object.entries(parsed).map(([name, value]) => IDENTITY_ATTRIBUTES.includes(name)
        ? [name, revealForbidden(written[name] ?? value)]
        : [name, dropForbidden(value)]));
}
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
function writtenAttributes(text) {
    const found = text.matchAll(ATTRIBUTE);
    return Object.fromEntries(Array.from(found, ([, name, double, single]) => [name, resolved(double ?? single ?? "")]));
}
const REFERENCE = /&(?:#x([0-9A-Fa-f]+)|#(\d+)|(\w+));/g;
const ENTITIES = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
function resolved(value) {
    return value.replace(REFERENCE, (reference, hex, decimal, entity) => {
        if (entity !== undefined)
            return ENTITIES[entity] ?? reference;
        return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    });
}
/*
 * Characters that XML forbids but tools write, such as escape sequences. The XML parser rejects them, so it gets a pair
 * of private characters for each.
 */
const MARK = "\uf8ff";
const PAIRS = /\uf8ff([\ue000-\ue0ff])/g;
const FIRST = 0xe000;
const MARK_ITSELF = 0xf8;
/** Characters to hide, and references, which may name such characters. */
const SUSPECTS = /[^\t\n\r -\uf8fe\uf900-\ufffd]|&#(?:x[0-9A-Fa-f]{1,8}|\d{1,10});/g;
const ALLOWED = /[\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
function hideForbidden(text) {
    return text.search(SUSPECTS) < 0 ? text : text.replace(SUSPECTS, report_parser_hidden);
}
function report_parser_hidden(found) {
    // `0x1b` and `027` are both numbers.
    const code = found.length === 1 ? found.charCodeAt(0) : Number(`0${found.slice(2, -1)}`);
    const isAllowed = code <= 0x10ffff && ALLOWED.test(String.fromCodePoint(code));
    if (isAllowed && code !== MARK.charCodeAt(0))
        return found;
    return `${MARK}${String.fromCharCode(FIRST + numberOf(code))}`;
}
/** A reference to no character counts as U+0000: no text can hold either. */
function numberOf(code) {
    const isControl = code < 0x20 || code === 0xfffe || code === 0xffff;
    if (isControl)
        return code & 0xff;
    return code === MARK.charCodeAt(0) ? MARK_ITSELF : 0;
}
function hidesForbidden(text) {
    return text.includes(MARK);
}
function revealForbidden(text) {
    return hidesForbidden(text) ? text.replace(PAIRS, (_, pair) => revealed(pair)) : text;
}
function dropForbidden(text) {
    if (!hidesForbidden(text))
        return text;
    return text.replace(PAIRS, (_, pair) => (revealed(pair) === MARK ? MARK : ""));
}
function revealed(pair) {
    const number = pair.charCodeAt(0) - FIRST;
    if (number === MARK_ITSELF)
        return MARK;
    return String.fromCharCode(number < 0x20 ? number : 0xff00 + number);
}

;// CONCATENATED MODULE: ./lib/src/test-results/plain-cases.js
/**
 * Skips passed test cases and printed text by regular expressions: a report of 100,000 passed test cases takes a
 * quarter of the parser's time.
 */




const SPACE = "[ \\t\\r\\n]";
/** Without U+FFFD, which may replace bytes: the parser checks them. */
const VALUE = '[^"<&\\x00-\\x1f\\ufffd-\\uffff]*(?:&(?:lt|gt|amp|quot|apos);[^"<&\\x00-\\x1f\\ufffd-\\uffff]*)*';
/** Other words are left to the parser. */
const WELL = `${PASSED_WORDS} notrun skipped disabled suppressed pending ignored`
    .split(" ")
    .flatMap((word) => [word, word.toUpperCase(), `${word.charAt(0).toUpperCase()}${word.slice(1)}`]);
const TELLS_MORE = `(?:${STATUS_ATTRIBUTES.join("|")})="(?!(?:${WELL.join("|")})")`;
// An id can change the identity, and a time can cancel a failure.
const OTHER = `(?:${SPACE}+(?!(?:name|id|timestamp)=|${TELLS_MORE})[A-Za-z_][\\w.:-]*="${VALUE}")*`;
const UP_TO_NAME = `${SPACE}*<testcase${OTHER}${SPACE}+name="`;
/**
 * A passed test case with nothing inside, after the tag before it. Anything unusual does not match and is left to the
 * parser.
 */
const PLAIN_CASE = new RegExp(`${UP_TO_NAME}${VALUE}"${OTHER}${SPACE}*(?:/>|>${SPACE}*</testcase>)`, "y");
const NAME_BEGINS = new RegExp(UP_TO_NAME, "y");
const CDATA_START = /[ \t\r\n]*<!\[CDATA\[/y;
const CDATA_END = "]]>";
/** Limit of text held back because it may begin something to skip. */
const KEPT_BACK_CHARACTERS = 64 * 1024;
/** Longest numeric reference. */
const LONGEST_REFERENCE = 13;
const WIDE = /[\u0100-\uffff]/;
function createReportFeed(parser, wanted) {
    return { parser, wanted, text: "", at: 0, before: 0, offset: 0, isInCdata: false };
}
/** @throws BrokenReport */
function addPart(feed, part) {
    feed.text += part;
    advance(feed);
    if (!feed.isInCdata && feed.text.length - feed.at > KEPT_BACK_CHARACTERS)
        give(feed, endOfWhole(feed.text));
    feed.text = narrow(feed.text.slice(feed.at));
    feed.before += feed.at;
    feed.at = 0;
}
/** @throws BrokenReport for an incomplete report */
function endReport(feed) {
    if (feed.isInCdata)
        throw new BrokenReport("it ends inside a CDATA section");
    give(feed, feed.text.length);
    feed.offset = feed.before + feed.at;
    endParsing(feed.parser);
}
function give(feed, end) {
    feed.offset = feed.before + feed.at;
    parse(feed.parser, feed.text.slice(feed.at, end));
    feed.at = end;
}
function advance(feed) {
    for (;;) {
        if (feed.isInCdata) {
            if (!leaveCdata(feed))
                return;
        }
        else if (!passOver(feed)) {
            const end = feed.text.indexOf(">", feed.at);
            if (end < 0)
                return;
            give(feed, end + 1);
        }
    }
}
function passOver(feed) {
    const { parser, wanted, text, at } = feed;
    const { tree } = parser;
    if (!isAfterTag(parser))
        return false;
    const end = isBetweenCases(tree) ? endOfPlainCase(text, at, wanted.of(outermostSuite(tree))) : undefined;
    if (end !== undefined) {
        tree.sums.cases += 1;
        feed.at = end;
        return true;
    }
    CDATA_START.lastIndex = at;
    if (tree.depth === 0 || wantsText(tree) || !CDATA_START.test(text))
        return false;
    feed.at = CDATA_START.lastIndex;
    feed.isInCdata = true;
    return true;
}
function leaveCdata(feed) {
    const { text, at } = feed;
    const end = text.indexOf(CDATA_END, at);
    feed.isInCdata = end < 0;
    // The end may have begun.
    feed.at = end < 0 ? Math.max(at, text.length - CDATA_END.length + 1) : end + CDATA_END.length;
    return end >= 0;
}
/** A reference must not be cut in two. */
function endOfWhole(text) {
    const last = text.lastIndexOf("&");
    return last > text.length - LONGEST_REFERENCE ? last : text.length;
}
/** One byte per character if possible, or all later text would take two. */
function narrow(text) {
    return WIDE.test(text) ? text : Buffer.from(text, "latin1").toString("latin1");
}
/** End of a plain test case here; undefined without one, or if its name is wanted. */
function endOfPlainCase(text, at, wanted) {
    PLAIN_CASE.lastIndex = at;
    if (!PLAIN_CASE.test(text))
        return undefined;
    return wanted?.has(comparableName(nameAt(text, at))) ? undefined : PLAIN_CASE.lastIndex;
}
/** A second search is cheaper than a match with groups. */
function nameAt(text, at) {
    NAME_BEGINS.lastIndex = at;
    NAME_BEGINS.test(text);
    const begin = NAME_BEGINS.lastIndex;
    const name = text.slice(begin, text.indexOf('"', begin));
    return name.includes("&") ? name.replace(ENTITY, (entity) => plain_cases_ENTITIES[entity] ?? entity) : name;
}
const plain_cases_ENTITIES = {
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&apos;": "'",
    "&amp;": "&",
};
const ENTITY = /&\w+;/g;
/** Tests to report, by suite, which is part of a test's identity. */
function wantedTests(tests = []) {
    const bySuite = new Map();
    function add({ name, parent }) {
        const suite = comparableName(parent ?? "");
        const names = bySuite.get(suite) ?? new Set();
        bySuite.set(suite, names.add(comparableName(name)));
    }
    for (const test of tests)
        add(test);
    return { add, of: (suite) => bySuite.get(comparableName(suite)) };
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/globs/glob.js + 1 modules
var globs_glob = __webpack_require__(4409);
;// CONCATENATED MODULE: ./lib/src/test-results/report-files.js



/**
 * Finds the files of paths and patterns. `!` excludes; a line that is the path of a file is no pattern. Outside of a
 * working directory files do not count.
 */
async function findReports(lines, workspace, workingDirectory = ".") {
    const folder = (0,external_node_path_.resolve)(workspace, workingDirectory);
    const isBound = folder !== (0,external_node_path_.resolve)(workspace);
    // A backslash in a Windows path is no escape.
    const patterns = external_node_path_.sep === "\\" ? lines.map((line) => line.replaceAll("\\", "/")) : lines;
    const { paths, absent, other } = patterns.every((path) => isRegularFile((0,external_node_path_.resolve)(folder, path)))
        ? { paths: patterns, absent: [], other: [] }
        : await expand(patterns, folder);
    const found = [...new Set(paths.map((path) => (0,external_node_path_.resolve)(folder, path)))].toSorted().map((path) => {
        const isInside = isBelow(path, folder);
        const name = isInside ? (0,external_node_path_.relative)(folder, path).replaceAll(external_node_path_.sep, "/") : path;
        return { path, name, counts: isInside || !isBound };
    });
    const files = found.filter(({ counts }) => counts).map(({ path, name }) => ({ path, name }));
    const outside = found.filter(({ counts }) => !counts);
    const wrong = [...other, ...outside.map(({ name }) => ({ name, reason: "is not in working-directory" }))];
    /** With no file at all, only lines of something that is no file. */
    const missing = files.length === 0 ? wrong : [...absent, ...wrong];
    return { files, missing };
}
function isBelow(path, folder) {
    const name = (0,external_node_path_.relative)(folder, path);
    return name !== "" && name !== ".." && !name.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(name);
}
/** Each pattern must have a file. */
async function expand(patterns, folder) {
    const { escapePath, glob, isDynamicPattern } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3382)]).then(__webpack_require__.bind(__webpack_require__, 3382));
    const picomatch = await (0,globs_glob/* loadPicomatch */.TH)();
    /** Takes bounded time; a broken pattern matches nothing. */
    const matcher = (pattern, dot) => {
        const fits = (0,globs_glob/* globMatcher */.fU)(pattern.replace(/^(?:\.\/)+/, ""), { dot }, picomatch);
        const from = (0,external_node_path_.isAbsolute)(pattern) ? (path) => path : (path) => (0,external_node_path_.relative)(folder, path);
        return (path) => fits?.(from(path).replaceAll(external_node_path_.sep, "/")) === true;
    };
    const find = async (pattern, ignore) => {
        const quick = isQuick(pattern);
        const found = await glob([quick ? pattern : allBelow(pattern, isDynamicPattern)], {
            cwd: folder,
            absolute: true,
            expandDirectories: false,
            dot: !quick,
            ignore: ignore.filter(isQuick),
        });
        const fits = quick ? () => true : matcher(pattern, false);
        const isOut = ignore.filter((each) => !isQuick(each)).map((each) => matcher(each, true));
        return found.filter((path) => fits(path) && !isOut.some((out) => out(path)) && kindOf(statsOf(path)) === undefined);
    };
    const takenOut = patterns.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
    const paths = [];
    const absent = [];
    const other = [];
    for (const line of patterns.filter((each) => !each.startsWith("!"))) {
        const pattern = isRegularFile((0,external_node_path_.resolve)(folder, line)) ? escapePath(line) : line;
        const found = await find(pattern, takenOut);
        for (const path of found)
            paths.push(path);
        // Excluded files are not missing.
        if (found.length > 0 || (await find(pattern, [])).length > 0)
            continue;
        const kind = kindOf(statsOf((0,external_node_path_.resolve)(folder, line)));
        if (kind !== undefined)
            other.push({ name: line, reason: kind });
        else
            absent.push({ name: line, reason: isDynamicPattern(line) ? "matches no file" : "is no file" });
    }
    return { paths, absent, other };
}
/** More stars take noticeable time with names chosen for that. */
const QUICK_STARS = 2;
function isQuick(pattern) {
    return (pattern.match(/\*+/g)?.length ?? 0) <= QUICK_STARS && !/[+*?!@]\(/.test(pattern);
}
function allBelow(pattern, isDynamic) {
    const parts = pattern.split("/");
    // Braces may contain slashes.
    const first = parts.findIndex((part) => isDynamic(part) || /[{([]/.test(part));
    return [...parts.slice(0, Math.max(0, first)), "**"].join("/");
}
/** The message completes "cannot be relied on: ...". */
class NotAFile extends Error {
}
const CHUNK_BYTES = 64 * 1024;
/** A sparse file may have any size. */
const LARGEST_BYTES = 2 * 1024 ** 3;
// Opening a pipe must not wait for a writer. Windows has no such flag.
const FLAGS = external_node_fs_.constants.O_RDONLY | (process.platform === "win32" ? 0 : external_node_fs_.constants.O_NONBLOCK);
function isRegularFile(path) {
    return statsOf(path)?.isFile() === true;
}
/** Follows links. Undefined for missing or unreadable paths: opening reports more. */
function statsOf(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
/** Undefined for a regular file. */
function kindOf(found) {
    if (found === undefined || found.isFile())
        return undefined;
    if (found.isDirectory())
        return "is a folder, not a file";
    if (found.isFIFO())
        return "is a named pipe, not a regular file";
    return `is a ${found.isSocket() ? "socket" : "device"}, not a regular file`;
}
/** A piece is valid until the next. @throws NotAFile */
function* bytesOf(path, largestBytes = LARGEST_BYTES) {
    const file = (0,external_node_fs_.openSync)(path, FLAGS);
    try {
        // The file may have been replaced since.
        const found = (0,external_node_fs_.fstatSync)(file);
        const kind = kindOf(found);
        if (kind !== undefined)
            throw new NotAFile(`it ${kind}`);
        // The file may grow.
        let left = largestBytes;
        if (found.size > left)
            throw tooLarge(largestBytes);
        const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
        for (let count = (0,external_node_fs_.readSync)(file, chunk); count > 0; count = (0,external_node_fs_.readSync)(file, chunk)) {
            left -= count;
            if (left < 0)
                throw tooLarge(largestBytes);
            yield chunk.subarray(0, count);
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function tooLarge(bytes) {
    return new NotAFile(`it is larger than ${bytes / 1024 ** 2} MiB, which no test report is`);
}

;// CONCATENATED MODULE: ./lib/src/test-results/junit.js







/** About 32 MiB, a quarter of a second, between checks for an abort. */
const PARTS_AT_ONCE = 512;
/** Streams a JUnit report. The listener gets failed and wanted test cases, and some others. */
async function readReport(source, wanted, listener, signal) {
    /** Why it cannot be relied on; undefined if it can. */
    let broken;
    let unclear;
    const tree = createReportTree({
        ...listener,
        onDoubt(doubt, reason) {
            if (doubt === "unknown-status")
                unclear ??= `line ${line()}: ${reason}`;
            else if (broken !== undefined || (doubt === "replaced" && !lost()))
                return;
            else
                broken = doubt === "shortfall" ? reason : `line ${line()}: ${reason}`;
        },
    });
    const parser = await createParser(tree);
    const feed = createReportFeed(parser, wanted);
    let isLossy;
    function lost() {
        isLossy ??= hasLostBytes(source);
        return isLossy;
    }
    const line = () => lineAt(source, feed.offset) + linesIntoText(parser);
    try {
        let isEmpty = true;
        let parts = 0;
        for (const part of textOf(source)) {
            isEmpty &&= part === "";
            addPart(feed, part);
            parts += 1;
            if (parts % PARTS_AT_ONCE === 0)
                await (0,promises_.setImmediate)();
            if (signal.aborted)
                throw new errors/* AbortedError */.oM();
        }
        if (isEmpty)
            broken = "it is empty";
        else
            endReport(feed);
    }
    catch (error) {
        broken = reasonOf(error, line);
    }
    return { cases: tree.sums.cases, title: tree.title, broken, unclear };
}
/** Everything else is a defect. */
function reasonOf(error, line) {
    if (error instanceof BrokenReport)
        return `line ${line()}: ${error.message}`;
    if (error instanceof NotAFile || (error instanceof Error && "code" in error))
        return error.message;
    throw error;
}
function lineAt(source, offset) {
    let line = 1;
    let before = 0;
    for (const text of textOf(source)) {
        const end = offset - before;
        for (let at = text.indexOf("\n"); at >= 0 && at < end; at = text.indexOf("\n", at + 1))
            line += 1;
        before += text.length;
        if (before >= offset)
            break;
    }
    return line;
}
/** True when decoding replaced bytes: different names may look the same. */
function hasLostBytes(source) {
    try {
        for (const _ of textOf(source, true))
            ;
        return false;
    }
    catch {
        return true;
    }
}
/** Bytes that contain the XML declaration. */
const HEAD_BYTES = 256;
/** Without byte order mark. @throws Error for an unknown encoding */
function* textOf(source, isStrict = false) {
    let head = Buffer.alloc(0);
    let decode;
    for (const bytes of source()) {
        if (decode !== undefined)
            yield decode(bytes);
        else {
            head = Buffer.concat([head, bytes]);
            if (head.length < HEAD_BYTES)
                continue;
            decode = decoderFor(head, isStrict);
            yield decode(head);
        }
    }
    if (decode === undefined) {
        decode = decoderFor(head, isStrict);
        yield decode(head);
    }
    yield decode(new Uint8Array(0));
}
/** An empty piece ends the text. */
function decoderFor(head, isStrict) {
    const encoding = encodingOf(head);
    const decoder = new TextDecoder(encoding, { fatal: isStrict });
    // Inside a multi-byte sequence ASCII is an error that only the decoder reports.
    let isBetweenCharacters = encoding === "utf-8";
    return (bytes) => {
        if (bytes.length === 0)
            return decoder.decode();
        const isPlain = isBetweenCharacters && (0,external_node_buffer_.isAscii)(bytes);
        if (encoding === "utf-8")
            isBetweenCharacters = (bytes.at(-1) ?? 0) < 0x80;
        // Several times faster than the decoder.
        return isPlain
            ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1")
            : decoder.decode(bytes, { stream: true });
    };
}
/** By byte order mark, zero bytes, XML declaration, else UTF-8. */
function encodingOf(head) {
    const start = head.toString("hex", 0, 4);
    if (start.startsWith("fffe") || start === "3c003f00")
        return "utf-16le";
    if (start.startsWith("feff") || start === "003c003f")
        return "utf-16be";
    const declared = /^<\?xml\s[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head.toString("latin1", 0, HEAD_BYTES));
    const name = (declared?.[1] ?? "utf-8").toLowerCase();
    // A declaration readable as ASCII is not UTF-16.
    return name.startsWith("utf-16") || name === "utf8" || name === "us-ascii" ? "utf-8" : name;
}

;// CONCATENATED MODULE: ./lib/src/test-results/reports.js





/** Default title of jest-junit. */
const JEST_TITLE = "jest tests";
/** Reads twice when a success may cancel a failure. */
async function readReports(files, signal) {
    const failures = createFailures();
    const suiteFailures = [];
    const broken = [];
    /** Reports with an unknown status. */
    const unclear = [];
    const listener = {
        onCase: failures.note,
        onSuiteFailure: (failure) => suiteFailures.push(failure),
        onTime: failures.noteTime,
    };
    let cases = 0;
    let byJest = false;
    for (const { name, path } of files) {
        const reading = await readReport(() => bytesOf(path), failures.tests, listener, signal);
        cases += reading.cases;
        byJest ||= reading.title === JEST_TITLE;
        if (reading.broken !== undefined)
            broken.push({ name, reason: reading.broken });
        if (reading.unclear !== undefined)
            unclear.push({ name, reason: reading.unclear });
    }
    if (failures.mayHaveMissedSuccess())
        await visitPassed(files, failures.tests, signal, failures.note);
    return { cases, failures: failures.counting(), suiteFailures, broken, unclear, byJest };
}
/** Reports wanted test cases that passed, and some others. */
async function visitPassed(files, wanted, signal, visit) {
    const onCase = (testCase) => {
        if (testCase.outcome === "passed")
            visit(testCase);
    };
    for (const { path } of files) {
        await readReport(() => bytesOf(path), wanted, { onCase, onSuiteFailure() { }, onTime() { } }, signal);
    }
}
/**
 * Failures, each test once: the newest counts, and a strictly later success of the same test cancels it. Two tests may
 * share a name, so equal or missing times cancel nothing.
 */
function createFailures() {
    const newest = new Map();
    const successes = new Map();
    const tests = wantedTests();
    const latest = new Map();
    let mayHaveMissed = false;
    return {
        tests,
        /** Accepts test cases in any order. */
        note(testCase) {
            const { time, outcome } = testCase;
            const key = keyOf(testCase);
            if (outcome === "failed") {
                tests.add(testCase);
                if (!isLater(newest.get(key)?.time, time))
                    newest.set(key, testCase);
                mayHaveMissed ||= time !== undefined && isLater(latest.get(time.zoned), time);
            }
            else if (outcome === "passed" && time !== undefined && newest.has(key)) {
                const before = successes.get(key);
                if (before === undefined || isLater(time, before))
                    successes.set(key, time);
            }
        },
        noteTime(time) {
            if (!isLater(latest.get(time.zoned), time))
                latest.set(time.zoned, time);
        },
        /** True when a success read before its failure may be later in time. */
        mayHaveMissedSuccess: () => mayHaveMissed,
        counting: () => [...newest].flatMap(([key, failure]) => (isLater(successes.get(key), failure.time) ? [] : [failure])),
    };
}
/** Equal for runs of one test: exact names, with all suites. */
function keyOf({ id, written, files }) {
    // Many tools number tests again in each suite.
    return JSON.stringify(isOwnId(id) ? [id] : [id, written, files]);
}

;// CONCATENATED MODULE: ./lib/src/test-results/verdict.js
function stepEndOf({ testOutcome, testExitCode, failureExitCodes }) {
    if (testExitCode === 0)
        return "green";
    if (testExitCode !== undefined) {
        return failureExitCodes?.includes(testExitCode) === false ? "other-failure" : "tests-failed";
    }
    if (testOutcome === "success")
        return "green";
    // Without either nothing could turn green.
    return testOutcome === "cancelled" || testOutcome === "skipped" ? testOutcome : "tests-failed";
}
/**
 * A red step turns green only when all files were read whole, a test failed, all failures are quarantined and the exit
 * code means failed tests. Canceled and skipped steps are never green.
 */
function verdictOf({ step, files, whole, failed, quarantined }) {
    if (files === 0)
        return { result: "no-results" };
    if (failed > 0)
        return { result: "failed", because: "failures" };
    if (!whole)
        return { result: "failed", because: "broken-files" };
    if (step === "cancelled" || step === "skipped")
        return { result: "failed", because: step };
    if (quarantined === 0)
        return step === "green" ? { result: "passed" } : { result: "failed", because: "no-failure" };
    return step === "other-failure" ? { result: "failed", because: "not-tests" } : { result: "quarantined" };
}

;// CONCATENATED MODULE: ./lib/src/test-results/findings.js










async function checkReports({ files, missing }, facts, owner, context) {
    const read = await readReports(files, context.signal);
    const step = stepEndOf(facts);
    // Unknown words do not fail a green step, but a red one turns green only when all is understood.
    const unclear = step === "green" ? [] : read.unclear;
    const reports = { ...read, broken: [...missing, ...read.broken, ...unclear] };
    const { failures, suiteFailures, broken } = reports;
    const { list, ...known } = await lookUpQuarantine(failures, owner, context);
    const find = listedFinder(list, owner);
    const judged = failures.map((test) => ({ test, match: find(test) }));
    const failed = judged.flatMap(({ test, match }) => (match === undefined ? [test] : []));
    const quarantined = judged.flatMap(({ test, match }) => (match === undefined ? [] : [{ test, ...match }]));
    const passing = new Set();
    // The first pass did not know the listed names.
    if (list.length > 0) {
        await visitPassed(files, wantedTests(list), context.signal, (testCase) => {
            const match = find(testCase);
            if (match !== undefined)
                passing.add(match.listed);
        });
    }
    for (const { listed } of quarantined)
        passing.delete(listed);
    return {
        ...known,
        reports,
        files: files.map(({ name }) => name),
        /** Lines of junit-paths without a file, also among the broken reports. */
        missing,
        failed,
        quarantined,
        nearMisses: describeNearMisses(failed, list, owner),
        passing: [...passing],
        verdict: verdictOf({
            step,
            files: files.length,
            whole: broken.length === 0,
            failed: failed.length + suiteFailures.length,
            quarantined: quarantined.length,
        }),
    };
}
/** Without failures nothing is requested. Without a list every failure counts. @throws InputError without a token */
async function lookUpQuarantine(failures, { orgSlug, repository }, context) {
    if (failures.length === 0)
        return { list: [], listWarning: undefined, isListKnown: true };
    try {
        context.token.require();
    }
    catch (error) {
        const failed = `${(0,format/* counted */.hS)(failures.length, "test")} failed (${someNames(failures.map(({ name }) => name))})`;
        const why = `${failed}, and without a token nobody can be asked whether they are quarantined.`;
        throw (0,errors/* withDetails */.FE)(error, { details: [why] });
    }
    try {
        const query = { repository, orgSlug, pageSize: inputs/* LARGEST_PAGE */.LS };
        const { tests: list, warning } = await (0,read/* readAllQuarantinedTests */.f)(context.service, query);
        return { list, listWarning: warning, isListKnown: true };
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR) || error.kind === "aborted" || context.signal.aborted)
            throw error;
        const why = `The list of quarantined tests could not be read, so every failure counts: ${error.message}`;
        return { list: [], listWarning: [why, ...error.details].join(" "), isListKnown: false };
    }
}
const NAMES_SHOWN = 3;
const NAME_CHARACTERS = 200;
function someNames(names) {
    const shown = names.map((name) => (0,truncate/* shorten */.ml)((0,truncate/* showInvisible */.jQ)(name), NAME_CHARACTERS));
    return (0,format/* formatList */.ki)(shown, NAMES_SHOWN);
}

;// CONCATENATED MODULE: ./lib/src/test-results/check.js





async function check(inputs, { repository }, context) {
    const { orgSlug = "", junitPaths = [], workingDirectory, variant = "" } = inputs;
    const found = await findReports(junitPaths, context.run.workspace, workingDirectory);
    const findings = await checkReports(found, inputs, { orgSlug, repository, variant }, context);
    const { reports, files, failed, quarantined, passing, listWarning, verdict } = findings;
    if (listWarning !== undefined)
        context.log.warning(listWarning);
    // Without files the message names them.
    const broken = files.length === 0 ? [] : reports.broken;
    for (const each of broken)
        context.log.warning(`${describeBroken(each)}.`);
    const sentences = describeFindings(findings, inputs.testExitCode);
    const [message, ...details] = sentences;
    const suites = reports.suiteFailures.map(({ suite: parent, file }) => {
        return { name: null, parent, file: file || null, classname: null };
    });
    return {
        result: verdict.result,
        message,
        details,
        outputs: {
            "failed-count": suites.length + failed.length,
            "quarantined-count": quarantined.length,
            "failed-tests": [...suites, ...failed.map(namesOf)],
            "quarantined-failures": quarantined.map(({ test }) => namesOf(test)),
        },
        summary: testResultsPage(sentences, findings),
        record: {
            tests: reports.cases,
            files,
            brokenFiles: reports.broken,
            failedSuites: reports.suiteFailures,
            quarantine: quarantined.map(({ test, listed, rule }) => ({ test: namesOf(test), rule, listed })),
            passingQuarantinedTests: passing,
        },
    };
}
/** As in the list of quarantined tests: null for missing names. */
function namesOf({ name, parent, files, classname }) {
    return { name, parent: parent || null, file: files[0] || null, classname: classname || null };
}
const NOT_A_PROOF = "A test can be listed as quarantined while quarantining is switched off for the organisation: check its settings in the web application.";
const BROKEN_FILE = "A test run that broke off leaves such a file, and so does a failure that no test stands for, such as a build error: the log of the test step tells. When it is no test result, take it out of junit-paths with a line that begins with `!`.";
const MISSING_FILE = "A line of junit-paths without a file is a result that is missing. Keep only the lines whose files every run writes.";
const JEST_LEAVES_OUT = "jest-junit leaves a test file that could not be loaded out of its report, so such a failure shows only with its option reportTestSuiteErrors set to true.";
function describeFindings(findings, exitCode) {
    const { verdict, reports, files, missing, quarantined } = findings;
    const extent = `${(0,format/* counted */.hS)(reports.cases, "test")} in ${(0,format/* counted */.hS)(files.length, "result file")}`;
    const proof = quarantined.length > 0 ? [NOT_A_PROOF] : [];
    const jest = reports.byJest ? [JEST_LEAVES_OUT] : [];
    const unexplained = `The test step failed${exitCode === undefined ? "" : ` with exit code ${exitCode}`}, and failed tests do not explain it`;
    const seeLog = ["Look at the log of the test step for a build error, a crash or a time-out.", ...jest, ...proof];
    switch (verdict.result === "failed" ? verdict.because : verdict.result) {
        case "no-results":
            return [
                `No file matches junit-paths, so nothing is known about the tests${whatIsThere(missing)}.`,
                "Check the patterns, which are relative to the workspace, and that the test step writes JUnit XML; a build error before the tests leaves no file.",
            ];
        case "passed":
            return [`No test failed, of ${extent}.`, ...proof];
        case "quarantined": {
            const one = "The one failed test is quarantined";
            const all = quarantined.length === 1 ? one : `All ${quarantined.length} failed tests are quarantined`;
            return [`${all}, of ${extent}.`, ...proof, ...jest];
        }
        case "failures":
            return [describeFailures(findings), ...findings.nearMisses, ...proof];
        case "broken-files":
            return [
                `${(0,format/* counted */.hS)(reports.broken.length, "result file")} cannot be relied on: ${describeBroken(reports.broken[0])}.`,
                ...(reports.broken.length > missing.length ? [BROKEN_FILE] : []),
                ...(missing.length > 0 ? [MISSING_FILE] : []),
            ];
        case "not-tests":
            return [`${unexplained}: this exit code is not among test-failure-exit-codes.`, ...seeLog];
        case "no-failure":
            return [`${unexplained}: no failure counts, of ${extent}.`, ...seeLog];
        case "cancelled":
            return ["The test step was cancelled, so its results are not all there.", ...proof];
        case "skipped":
            return ["The test step was skipped, so these results do not come from it.", ...proof];
    }
}
function whatIsThere(missing) {
    const found = missing.map(({ name, reason }) => `${(0,truncate/* shorten */.ml)(name, NAME_CHARACTERS)} ${reason}`);
    return found.length === 0 ? "" : `: ${(0,format/* formatList */.ki)(found, NAMES_SHOWN)}`;
}
function describeFailures({ reports, failed, quarantined, isListKnown }) {
    const suites = reports.suiteFailures.map(({ suite }) => suite);
    const tests = failed.map(({ name }) => name);
    const parts = [
        tests.length > 0 && `${(0,format/* counted */.hS)(tests.length, "test")} failed: ${someNames(tests)}`,
        suites.length > 0 && `${(0,format/* counted */.hS)(suites.length, "suite")} failed outside of any test: ${someNames(suites)}`,
    ];
    const rest = !isListKnown && failed.length > 0
        ? " Whether they are quarantined is not known."
        : quarantined.length === 0
            ? ""
            : ` ${(0,format/* counted */.hS)(quarantined.length, "test")} more failed and ${quarantined.length === 1 ? "is" : "are"} quarantined.`;
    return `${parts.filter((part) => part !== false).join("; ")}.${rest}`;
}
function describeBroken(broken) {
    return broken === undefined ? "" : `${broken.name}: ${broken.reason}`;
}
const ROWS_SHOWN = 100;
const PATH_CHARACTERS = 300;
const TEST = ["Test", "Suite", "File"];
const QUARANTINE = ["Owners", "Quarantined since"];
function testResultsPage(sentences, findings) {
    const { reports, files, failed, quarantined, passing, listWarning } = findings;
    const failures = [
        ...reports.suiteFailures.map((each) => [
            "(the suite itself)",
            (0,truncate/* showInvisible */.jQ)(each.suite),
            (0,truncate/* showInvisible */.jQ)(each.file),
            each.message,
        ]),
        ...failed.map((test) => [...testCells(namesOf(test)), test.message]),
    ];
    const excused = quarantined.map(({ test, listed, rule }) => [
        ...testCells(namesOf(test)),
        ...quarantineCells(listed),
        rule === "id" ? "its id" : "its names",
    ]);
    const passed = passing.map((listed) => [...testCells(listed), ...quarantineCells(listed)]);
    const broken = reports.broken.map(({ name, reason }) => [name, reason]);
    const names = files.map((name) => (0,truncate/* shorten */.ml)(name, PATH_CHARACTERS));
    const section = (title, head, rows) => (0,markdown/* tableSection */.Yc)(title, head, rows, { atMost: ROWS_SHOWN, whole: markdown/* IN_RESULT_FILE */.J4 });
    return (0,markdown/* paragraphs */.qN)([
        ...sentences.map(markdown/* escapeText */.X1),
        (0,markdown/* escapeText */.X1)(listWarning ?? ""),
        section("Failures that count", [...TEST, "Message"], failures),
        section("Failures that are quarantined", [...TEST, ...QUARANTINE, "Recognised by"], excused),
        section("Quarantined tests that passed", [...TEST, ...QUARANTINE], passed),
        section("Result files that cannot be relied on", ["File", "Reason"], broken),
        files.length === 0 ? "" : (0,markdown/* folded */.TM)(`Result files: ${files.length}`, (0,markdown/* bullets */.e5)(names, ROWS_SHOWN)),
    ]);
}
function testCells({ name, parent, file }) {
    return [name, parent ?? "", file ?? ""].map(truncate/* showInvisible */.jQ);
}
function quarantineCells({ codeowners, quarantined_at: since }) {
    return [(codeowners ?? []).join(", "), (0,format/* dayOf */.kb)(since ?? "")];
}


/***/ })

};
