export const id = 6841;
export const ids = [6841];
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
 * A matcher whose time grows with the length of a text as its own size does, and no faster: it never looks at the same
 * place of the text in the same state twice. The platform's own tries every way to share a text out among the stars of
 * a pattern, which somebody who chooses names can make to take for ever.
 *
 * Takes the source of a regular expression without flags, those that picomatch makes and what users may smuggle into a
 * pattern; undefined for look behinds, back references and word boundaries, which nobody needs to name files.
 */
function boundedMatcher(source) {
    const steps = [];
    try {
        const first = readExpression(source, steps)(add(steps, { kind: "found" }));
        return (text) => createRun(steps, text)(first, 0);
    }
    catch (error) {
        if (error instanceof Unreadable)
            return undefined;
        throw error;
    }
}
function add(steps, step) {
    return steps.push(step) - 1;
}
class Unreadable extends Error {
}
const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[^1-9bBkuxc])/y;
const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
const COUNT = /\{\d+(?:,\d*)?\}/y;
const OPENING = /\((?:\?[:=!])?/y;
/** Each time is written out; picomatch itself needs two. */
const MOST_TIMES = 16;
/** @throws Unreadable */
function readExpression(source, steps) {
    let at = 0;
    const whole = choice();
    if (at < source.length)
        throw new Unreadable();
    return whole;
    function choice() {
        const branches = [sequence()];
        while (take("|"))
            branches.push(sequence());
        const [first] = branches;
        if (branches.length === 1 && first !== undefined)
            return first;
        return (next) => add(steps, { kind: "fork", nexts: branches.map((branch) => branch(next)) });
    }
    function sequence() {
        const parts = [];
        while (at < source.length && source[at] !== "|" && source[at] !== ")")
            parts.push(repeated(atom()));
        return inSequence(parts);
    }
    function inSequence(parts) {
        return (next) => parts.reduceRight((after, part) => part(after), next);
    }
    function repeated(part) {
        const sign = source[at];
        if (sign === "{") {
            const count = matchOf(COUNT);
            return count === undefined ? part : counted(part, count.slice(1, -1).split(","));
        }
        if (sign !== "*" && sign !== "+" && sign !== "?")
            return part;
        at += 1;
        // Whether it takes much or little first decides nothing where only the end counts.
        take("?");
        return sign === "?" ? optional(part) : endless(part, sign);
    }
    function optional(part) {
        return (next) => add(steps, { kind: "fork", nexts: [part(next), next] });
    }
    function endless(part, sign) {
        return (next) => {
            const nexts = [next];
            const again = add(steps, { kind: "fork", nexts });
            const body = part(again);
            nexts.push(body);
            return sign === "+" ? body : again;
        };
    }
    function counted(part, [least = "", most = least]) {
        if (most === "" || Number(most) > MOST_TIMES)
            throw new Unreadable();
        return inSequence(Array.from({ length: Number(most) }, (_, time) => (time < Number(least) ? part : optional(part))));
    }
    function atom() {
        switch (source.charAt(at)) {
            case "^":
                at += 1;
                return (next) => add(steps, { kind: "start", next });
            case "$":
                at += 1;
                return (next) => add(steps, { kind: "end", next });
            case ".":
                at += 1;
                return unit(unitTest("."));
            case "[":
                return unit(unitTest(matchOf(CLASS) ?? unreadable()));
            case "\\":
                return unit(unitTest(matchOf(ESCAPE) ?? unreadable()));
            case "(":
                return group();
            case "?":
                // Of a group of another kind.
                return unreadable();
            default: {
                const wanted = source.charCodeAt(at);
                at += 1;
                return unit((given) => given === wanted);
            }
        }
    }
    function unit(fits) {
        return (next) => add(steps, { kind: "unit", fits, next });
    }
    function group() {
        const opening = matchOf(OPENING);
        const within = choice();
        if (!take(")"))
            throw new Unreadable();
        if (opening !== "(?=" && opening !== "(?!")
            return within;
        return (next) => {
            const first = within(add(steps, { kind: "found" }));
            return add(steps, { kind: "look", first, wanted: opening === "(?=", next });
        };
    }
    function take(text) {
        const found = source.startsWith(text, at);
        if (found)
            at += text.length;
        return found;
    }
    function matchOf(pattern) {
        pattern.lastIndex = at;
        const found = pattern.exec(source)?.[0];
        if (found !== undefined)
            at += found.length;
        return found;
    }
}
function unreadable() {
    throw new Unreadable();
}
/** The same few kinds of units stand in thousands of patterns. */
const UNIT_TESTS = new Map();
/** What one unit may be is asked of the platform, once for each of the usual ones. */
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
/** Searches one text. */
function createRun(steps, text) {
    const width = text.length + 1;
    /** Pairs of a step and a place that lead nowhere, or are being looked at. */
    const seen = new Uint8Array(steps.length * width);
    const looks = new Map();
    return search;
    /** Whether the end of the part that begins with this step can be reached from a place. */
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
                    // Of what was seen on the way it is not known where it leads.
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
/** Longer than any system takes for a path: nobody has such a file. */
const LONGEST_PATH = 4096;
/**
 * Whether a name fits a glob, as picomatch has it, in a time that is bounded whatever the name is: who writes a pattern
 * is trusted, and who chooses the names of files is not. A name over `LONGEST_PATH` fits none.
 * Undefined for what is no pattern: it would fit no name, and nobody would know.
 */
function globMatcher(glob, options, compile) {
    const pattern = compile.makeRe(glob, options);
    if (pattern.source === NOTHING.source)
        return undefined;
    // Only these bring something of the user's own into it.
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
/** What picomatch gives for a text that makes no regular expression. */
const NOTHING = /$^/;
/** As many ways as the platform's matcher may have to try: it takes about as long then as the bounded one. */
const MOST_WAYS = 20_000;
/** Look-aheads of picomatch at `.` and `..`, which are over after a few characters. */
const AT_DOTS = /\(\?!(?:\(\?:\^\|\\\/\))?\\\.\{1,2\}\(\?:\\\/\|\$\)\)/g;
/** The longest text that the platform's own matcher, which is quicker on most, can be trusted with. */
function longestForPlatform(source) {
    const bare = source.replace(AT_DOTS, "").replaceAll("(?:.)*", ".*");
    // A star within a star shares a text out in more ways than anybody can count.
    if (/\)[*+{]/.test(bare))
        return 0;
    const stars = bare.match(/[*+]/g)?.length ?? 0;
    const choices = choicesIn(bare);
    if (stars === 0)
        return choices <= MOST_WAYS ? Number.POSITIVE_INFINITY : 0;
    let length = 0;
    // To cut a text of one character more into the parts of so many stars, and what follows them.
    let ways = stars + 1;
    while (length < LONGEST_PATH && ways * choices <= MOST_WAYS) {
        length += 1;
        ways *= (length + 1 + stars) / (length + 1);
    }
    return length;
}
/** At most so many ways to take one branch of each choice. */
function choicesIn(source) {
    let choices = 1;
    /** Numbers of branches of the groups that are open. */
    const open = [1];
    let before = "";
    for (const [part] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gs)) {
        if (part === "(")
            open.push(1);
        else if (part === "|")
            open.push((open.pop() ?? 1) + 1);
        else if (part === ")")
            choices *= open.pop() ?? 1;
        // Neither the mark of a group nor that of a star that takes little first.
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



/** Reads the whole list of quarantined tests. @throws ApiError, and Failure `response` for a list without an end. */
function readAllQuarantinedTests(service, query) {
    return allPages((token) => service.readQuarantinedTests(query, token).catch((error) => {
        throw withSlugAdvice(error, query);
    }));
}
/**
 * The first page has an empty token, and an empty next one is the end. A failure half-way is the failure of the whole,
 * since a part of the list must never pass for all of it. A list that changes meanwhile moves tests over the edges of
 * pages: one may come twice, and another one not at all.
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
/** One test has one id; without any its names have to do. */
function keyOf({ test_case_id: id, name, parent, file, classname, variant }) {
    return id || JSON.stringify([name, parent, file, classname, variant]);
}
/**
 * Why these may not be all, or not all still listed; undefined when nothing hints at it. Each page tells a total. A test that
 * moved to a page that was read before shows in none but these.
 */
function warningOf(count, totals) {
    const other = [...totals].find((total) => total !== count);
    return other === undefined
        ? undefined
        : `The list of quarantined tests may not be whole: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(count, "test")} ${count === 1 ? "was" : "were"} read, and the service told of ${other}. It may have changed while it was read; run the step again to be sure.`;
}
/** Adds to an error what may be behind it where that is a wrong organisation or repository; any other stays as it is. */
function withSlugAdvice(error, { repository: { host, owner, name }, orgSlug }) {
    // The service does not tell a wrong organisation from a wrong token: it may answer any of these to either.
    if (!(error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD) || ![401, 403, 404].includes(error.facts.status ?? 0))
        return error;
    return error.withMore({
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





/** A request to the merge queue service that failed after all its attempts. */
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
/** Asking again later may help. */
function isTransient(error) {
    return error instanceof ApiError && error.facts.transient;
}
/** What is read; undefined where the service does not know it. */
async function ifFound(reading) {
    return reading.catch((error) => {
        if (isNotFound(error))
            return undefined;
        throw error;
    });
}
/** What is read; undefined where an older service does not know the request, which it says with a status 400 or 404. */
async function ifKnown(reading) {
    return reading.catch((error) => {
        if (error instanceof ApiError && (error.facts.status === 400 || error.facts.status === 404))
            return undefined;
        throw error;
    });
}
/** What is read; undefined where it cannot be. @throws AbortedError */
async function ifReadable(reading) {
    return reading.catch((error) => {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM)
            throw error;
        return undefined;
    });
}
/** A write whose effect is unknown: no answer, 408 or 5xx. Only reading back tells. */
function isAmbiguous(error) {
    return error instanceof ApiError && error.facts.ambiguous;
}
/** The error for an answer outside 2xx. */
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
/** Returns what to check when the failure itself does not say it. */
function adviceFor(apiUrl, { unsent }) {
    const address = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url");
    if (!unsent)
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Run it again later. If the service only answers slowly, raise ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("request-timeout")}; a proxy or a firewall can also cut connections.`;
    if ((0,_http_proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(apiUrl))
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `${address} names this machine. Check that the service, such as merge-queue serve, runs and listens there.`;
    return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Check that this machine reaches ${apiUrl.host}: its network and DNS, the variables HTTPS_PROXY and NO_PROXY, and ${address}.`;
}
/** The error for a 2xx read that does not fit what the endpoint should answer. */
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
/** In brackets: how often it was tried, and by which id the service's operators find the request. */
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
/** Enough to find a message in; a page can be much longer. */
const READ_CHARACTERS = 100_000;
/**
 * The service's own words for a log line: text, the message of a JSON error, or an HTML page without its tags;
 * on one line, without control characters, 300 characters at most.
 * Secrets are hidden before anything is cut, or a part of one could stay; and again once JSON is read, whose escapes
 * may have kept one from being recognised.
 */
function serverText(body, hide) {
    const start = hide(body).slice(0, READ_CHARACTERS);
    const text = messageInJson(start) ?? (/^\s*</.test(start) ? withoutTags(start) : start);
    const line = hide(text)
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1).toWellFormed()}\u2026` : line;
}
/** Errors are plain text on this API; a proxy in between may answer JSON. */
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


/***/ })

};
