export const id = 67;
export const ids = [67,63,735];
export const modules = {

/***/ 9171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ endpoints)
/* harmony export */ });
function read(name, loadSchema, path = `/${name}`) {
    return { name, method: "POST", path, repeat: "always", reading: { as: "json", loadSchema } };
}
const schemas = () => Promise.all(/* import() */[__webpack_require__.e(395), __webpack_require__.e(26)]).then(__webpack_require__.bind(__webpack_require__, 9645));
const metrics = {
    name: "getMergeQueueMetrics",
    method: "GET",
    path: "/getMergeQueueMetrics",
    repeat: "always",
    reading: { as: "text" },
};
function write(name, repeat) {
    return { name, method: "POST", path: `/${name}`, repeat, reading: { as: "nothing" } };
}
/** The whole API, one entry per endpoint (the service's document, "Endpoints"). */
const endpoints = {
    submitPullRequest: write("submitPullRequest", "unsent"),
    cancelPullRequest: write("cancelPullRequest", "unsent"),
    // A second restart would throw away the run that the first one began.
    restartTestsOnPullRequest: write("restartTestsOnPullRequest", "never"),
    // The last upload for a head commit wins, so the same one again changes nothing.
    setImpactedTargets: write("setImpactedTargets", "always"),
    getSubmittedPullRequest: read("getSubmittedPullRequest", async () => (await schemas()).submittedPullRequest),
    getMergeQueueTestingDetails: read("getMergeQueueTestingDetails", async () => (await schemas()).testRun),
    createQueue: write("createQueue", "unsent"),
    deleteQueue: write("deleteQueue", "unsent"),
    getQueue: read("getQueue", async () => (await schemas()).queue),
    updateQueue: write("updateQueue", "unsent"),
    getMergeQueueMetrics: metrics,
    listQuarantinedTests: read("listQuarantinedTests", async () => (await schemas()).quarantinedTestsPage, "/flaky-tests/list-quarantined-tests"),
};


/***/ }),

/***/ 4063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ LONGEST_PATH),
  y: () => (/* binding */ globMatcher),
  loadPicomatch: () => (/* binding */ loadPicomatch)
});

;// CONCATENATED MODULE: ./lib/src/globs/bounded-match.js
/**
 * A matcher whose time grows with the length of a text as its own size does, and no faster: it never looks at the same
 * place of the text in the same state twice. The platform's own tries every way to share a text out among the stars of
 * a pattern, which somebody who chooses names can make to take for ever.
 */
function boundedMatcher(expression) {
    const steps = [];
    const first = compile(expression, add(steps, { kind: "found" }), steps);
    return (text) => createRun(steps, text)(first, 0);
}
function add(steps, step) {
    return steps.push(step) - 1;
}
/** Adds the steps of an expression in front of `next`. Gives the first. */
function compile(expression, next, steps) {
    switch (expression.kind) {
        case "unit":
            return add(steps, { kind: "unit", fits: expression.fits, next });
        case "start":
        case "end":
            return add(steps, { kind: expression.kind, next });
        case "sequence":
            return expression.parts.reduceRight((after, part) => compile(part, after, steps), next);
        case "choice": {
            const nexts = expression.branches.map((branch) => compile(branch, next, steps));
            return add(steps, { kind: "fork", nexts });
        }
        case "look": {
            const first = compile(expression.ahead, add(steps, { kind: "found" }), steps);
            return add(steps, { kind: "look", first, wanted: expression.wanted, next });
        }
        case "repeat": {
            if (!expression.endless) {
                return add(steps, { kind: "fork", nexts: [compile(expression.of, next, steps), next] });
            }
            const nexts = [next];
            const again = add(steps, { kind: "fork", nexts });
            const body = compile(expression.of, again, steps);
            nexts.push(body);
            return expression.least === 1 ? body : again;
        }
    }
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
                    if (at === 0)
                        reach(step.next, at);
                    break;
                case "end":
                    if (at === text.length)
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

;// CONCATENATED MODULE: ./lib/src/globs/effort.js
/** About as long as the bounded matcher takes for such a text. */
const MOST_WAYS = 20_000;
/** The longest text that the platform's own matcher, which is quicker on most, can be trusted with. */
function longestForPlatform(expression) {
    return longestWith(effortOf(expression));
}
/** Look-aheads of picomatch at `.` and `..`, which are over after a few characters. */
const AT_DOTS = /\(\?!(?:\(\?:\^\|\\\/\))?\\\.\{1,2\}\(\?:\\\/\|\$\)\)/g;
/** No longer than that, by the source alone: thousands of patterns need no tree for it. */
function surelyForPlatform(source) {
    const bare = source.replace(AT_DOTS, "").replaceAll("(?:.)*", ".*");
    if (/\)[*+{]/.test(bare))
        return 0;
    const stars = bare.match(/[*+]/g)?.length ?? 0;
    const forks = bare.match(/\||[^(*+]\?/g)?.length ?? 0;
    return longestWith({ stars, choices: 2 ** forks });
}
function longestWith({ stars, choices }) {
    if (stars === 0)
        return choices <= MOST_WAYS ? Number.POSITIVE_INFINITY : 0;
    let length = 0;
    while (length < LONGEST_TRIED && ways(length + 1, stars) * choices <= MOST_WAYS)
        length += 1;
    return length;
}
const LONGEST_TRIED = 4096;
/** Ways to cut a text of this length into the parts of so many stars, and what follows them. */
function ways(length, stars) {
    if (!Number.isFinite(stars))
        return stars;
    let found = 1;
    for (let star = 1; star <= stars; star += 1)
        found *= (length + star) / star;
    return found;
}
function effortOf(expression) {
    switch (expression.kind) {
        case "unit":
        case "start":
        case "end":
            return { stars: 0, choices: 1 };
        case "sequence":
            return expression.parts.map(effortOf).reduce((sum, part) => ({
                stars: sum.stars + part.stars,
                choices: sum.choices * part.choices,
            }), { stars: 0, choices: 1 });
        case "choice": {
            const efforts = expression.branches.map(effortOf);
            return {
                stars: Math.max(...efforts.map(({ stars }) => stars)),
                choices: efforts.reduce((sum, { choices }) => sum + choices, 0),
            };
        }
        case "look": {
            const effort = effortOf(expression.ahead);
            // Such as `(?!\.{1,2}(?:\/|$))`: over after a few characters.
            return effort.stars === 0 ? { stars: 0, choices: 1 } : effort;
        }
        case "repeat": {
            const effort = effortOf(expression.of);
            if (!expression.endless)
                return { stars: effort.stars, choices: effort.choices + 1 };
            return { stars: isOneUnit(expression.of) ? 1 : Number.POSITIVE_INFINITY, choices: 1 };
        }
    }
}
/** One unit each time, so that there is one way only to take so many of them. */
function isOneUnit(expression) {
    if (expression.kind !== "sequence")
        return expression.kind === "unit";
    const others = expression.parts.filter((part) => part.kind !== "look" || effortOf(part.ahead).stars > 0);
    return others.length === 1 && others[0]?.kind === "unit";
}

;// CONCATENATED MODULE: ./lib/src/globs/expression.js
/** Reads the source of a regular expression without flags; undefined for what it has no words for. */
function readExpression(source) {
    try {
        const reader = createReader(source);
        const expression = reader.choice();
        return reader.isAtEnd() ? expression : undefined;
    }
    catch (error) {
        if (error instanceof Unreadable)
            return undefined;
        throw error;
    }
}
class Unreadable extends Error {
}
const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[^1-9bBkuxc])/y;
const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
const COUNT = /\{\d+(?:,\d*)?\}/y;
/** Each time is written out; picomatch itself needs two. */
const MOST_TIMES = 16;
const GROUPS = [
    { opening: "(?:", look: undefined },
    { opening: "(?=", look: true },
    { opening: "(?!", look: false },
    { opening: "(?", look: "unreadable" },
    { opening: "(", look: undefined },
];
function createReader(source) {
    let at = 0;
    return { choice, isAtEnd: () => at === source.length };
    function choice() {
        const branches = [sequence()];
        while (take("|"))
            branches.push(sequence());
        const [first] = branches;
        return branches.length === 1 && first !== undefined ? first : { kind: "choice", branches };
    }
    function sequence() {
        const parts = [];
        while (at < source.length && source[at] !== "|" && source[at] !== ")")
            parts.push(repeated(atom()));
        const [first] = parts;
        return parts.length === 1 && first !== undefined ? first : { kind: "sequence", parts };
    }
    function repeated(of) {
        const sign = source[at];
        if (sign === "{") {
            const count = matchOf(COUNT);
            return count === undefined ? of : counted(of, count.slice(1, -1).split(","));
        }
        if (sign !== "*" && sign !== "+" && sign !== "?")
            return of;
        at += 1;
        // Whether it takes much or little first decides nothing where only the end counts.
        take("?");
        return { kind: "repeat", of, least: sign === "+" ? 1 : 0, endless: sign !== "?" };
    }
    function atom() {
        switch (source.charAt(at)) {
            case "^":
                at += 1;
                return { kind: "start" };
            case "$":
                at += 1;
                return { kind: "end" };
            case ".":
                at += 1;
                return unitOf(".");
            case "[":
                return unitOf(matchOf(CLASS) ?? unreadable());
            case "\\":
                return unitOf(matchOf(ESCAPE) ?? unreadable());
            case "(":
                return group();
            default:
                at += 1;
                return literal(source.charCodeAt(at - 1));
        }
    }
    function group() {
        const found = GROUPS.find(({ opening }) => take(opening));
        if (found === undefined || found.look === "unreadable")
            throw new Unreadable();
        const within = choice();
        if (!take(")"))
            throw new Unreadable();
        return found.look === undefined ? within : { kind: "look", ahead: within, wanted: found.look };
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
function counted(of, [least = "", most = least]) {
    if (most === "" || Number(most) > MOST_TIMES)
        throw new Unreadable();
    const optional = { kind: "repeat", of, least: 0, endless: false };
    return {
        kind: "sequence",
        parts: Array.from({ length: Number(most) }, (_, time) => (time < Number(least) ? of : optional)),
    };
}
function unreadable() {
    throw new Unreadable();
}
function literal(unit) {
    return { kind: "unit", fits: (given) => given === unit };
}
/** The same few kinds of units stand in thousands of patterns. */
const units = new Map();
/** What one unit may be is asked of the platform, once for each of the usual ones. */
function unitOf(source) {
    const known = units.get(source);
    if (known !== undefined)
        return known;
    const pattern = new RegExp(`^${source}$`);
    const asked = (unit) => pattern.test(String.fromCharCode(unit));
    const usual = Array.from({ length: 128 }, (_, unit) => asked(unit));
    const made = { kind: "unit", fits: (unit) => usual[unit] ?? asked(unit) };
    units.set(source, made);
    return made;
}

;// CONCATENATED MODULE: ./lib/src/globs/glob.js



async function loadPicomatch() {
    return (await __webpack_require__.e(/* import() */ 6).then(__webpack_require__.t.bind(__webpack_require__, 4006, 19))).default;
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
    if (/[(\\]|\.\./.test(glob) && readExpression(pattern.source) === undefined)
        return undefined;
    const quick = surelyForPlatform(pattern.source);
    let careful;
    return (name) => {
        if (name.length <= quick)
            return pattern.test(name);
        if (name.length > LONGEST_PATH)
            return false;
        careful ??= carefulMatcher(pattern);
        return careful(name);
    };
}
function carefulMatcher(pattern) {
    const expression = readExpression(pattern.source);
    if (expression === undefined)
        throw new Error(`Nobody can read ${pattern.source}.`);
    const longest = longestForPlatform(expression);
    const bounded = boundedMatcher(expression);
    return (name) => (name.length <= longest ? pattern.test(name) : bounded(name));
}
/** What picomatch gives for a text that makes no regular expression. */
const NOTHING = /$^/;


/***/ }),

/***/ 9316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ readAllQuarantinedTests)
});

// UNUSED EXPORTS: allPages

// EXTERNAL MODULE: ./lib/src/api/endpoints.js
var endpoints = __webpack_require__(9171);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/words.js
var words = __webpack_require__(6755);
;// CONCATENATED MODULE: ./lib/src/quarantined-tests/slug-advice.js

/** The service does not tell a wrong organisation from a wrong token: it may answer any of these to either. */
const SLUG_AND_TOKEN_DISAGREE = new Set([401, 403, 404]);
/** Adds to such an answer what may be behind it; any other error stays as it is. */
function withSlugAdvice(error, { repository: { host, owner, name }, orgSlug, }) {
    if (!(error instanceof errors/* ApiError */.hD) || !SLUG_AND_TOKEN_DISAGREE.has(error.facts.status))
        return error;
    return error.withMore({
        details: [
            `For this list 401, 403 and 404 may all mean that org-slug and token do not belong together: org-slug is ${JSON.stringify(orgSlug)}, and must be spelled as in the organisation's settings in the web application, capital letters included.`,
            `The list was asked for the repository ${owner}/${name} on ${host}; see repository and repository-host.`,
        ],
    });
}

;// CONCATENATED MODULE: ./lib/src/quarantined-tests/all-pages.js




/** Reads the whole list of quarantined tests. @throws ApiError, and Failure `response` for a list without an end. */
async function readAllQuarantinedTests(client, query) {
    return allPages((token) => readPage(client, query, token));
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
        const { quarantined_tests: found, page } = await pageAt(token);
        for (const test of found) {
            const key = keyOf(test);
            if (!tests.has(key))
                tests.set(key, test);
        }
        if (typeof page.total_rows === "number")
            totals.add(page.total_rows);
        token = page.next_page_token ?? "";
        if (seen.has(token))
            throw endless(tests.size);
        seen.add(token);
    } while (token !== "");
    return { tests: [...tests.values()], warning: warningOf(tests.size, totals) };
}
/** One test has one id; without any its names have to do. */
function keyOf({ test_case_id: id, name, parent, file, classname, variant }) {
    return id || JSON.stringify([name, parent, file, classname, variant]);
}
/** Each page tells a total. A test that moved to a page that was read before shows in none but these. */
function warningOf(count, totals) {
    const other = [...totals].find((total) => total !== count);
    return other === undefined
        ? undefined
        : `The list of quarantined tests may not be whole: ${(0,words/* counted */.hS)(count, "test")} ${count === 1 ? "was" : "were"} read, and the service told of ${other}. It may have changed while it was read; run the step again to be sure.`;
}
async function readPage(client, query, token) {
    try {
        return await client.call(endpoints/* endpoints */.v.listQuarantinedTests, {
            repo: query.repository,
            org_url_slug: query.orgSlug,
            page_query: { page_size: query.pageSize, page_token: token },
        });
    }
    catch (error) {
        throw withSlugAdvice(error, query);
    }
}
function endless(count) {
    return new errors/* Failure */.HR("response", `The list of quarantined tests cannot be read to its end: after ${count} tests the service gave a page token that it had given before.`, {
        details: [
            "This is a fault of the service. Run this again; if it happens again, report it to the service.",
        ],
    });
}


/***/ }),

/***/ 9735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   filePatternProblems: () => (/* binding */ filePatternProblems),
/* harmony export */   filterTests: () => (/* binding */ filterTests)
/* harmony export */ });
/* harmony import */ var _globs_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4063);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6373);
/* harmony import */ var _owners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8241);



/** The tests that meet every filter, in their order. */
async function filterTests(tests, { codeOwners, filePatterns, olderThanMs }) {
    const filters = [];
    if (codeOwners !== undefined)
        filters.push(ownedBy(codeOwners));
    if (filePatterns !== undefined)
        filters.push(await inFiles(filePatterns));
    if (olderThanMs !== undefined)
        filters.push(olderThan(olderThanMs));
    return tests.filter((aged) => filters.every((filter) => filter(aged)));
}
function ownedBy(owners) {
    const keys = new Set(owners.map(_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerKey */ .lf));
    return ({ test }) => (0,_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .ownersOf */ .K2)(test).some((owner) => keys.has((0,_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerKey */ .lf)(owner)));
}
/** What is wrong with globs of test files. */
async function filePatternProblems(patterns) {
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_0__.loadPicomatch)();
    return patterns
        .filter((pattern) => readFilePattern(pattern, picomatch) === undefined)
        .map((pattern) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)("file-pattern", `${JSON.stringify(pattern)} is no pattern; look at its brackets and braces.`));
}
async function inFiles(patterns) {
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_0__.loadPicomatch)();
    const matchers = patterns.map((pattern) => readFilePattern(pattern, picomatch));
    return ({ test }) => {
        const path = asPath(test.file ?? "").replaceAll("\\", "/");
        return matchers.some((fits) => fits?.(path));
    };
}
/** A glob without a slash is for the last part of the path, as in `.gitignore`. A test without a file fits none. */
function readFilePattern(text, picomatch) {
    const pattern = asPath(text);
    // The same on every system, whichever one reported the test.
    const fits = (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .y)(pattern, { dot: true, windows: false }, picomatch);
    if (fits === undefined)
        return undefined;
    const ofName = !pattern.includes("/");
    return (path) => path !== "" && (path === pattern || fits(ofName ? path.slice(path.lastIndexOf("/") + 1) : path));
}
/** Without a `./` in front. */
function asPath(text) {
    return text.replace(/^(?:\.[\\/]+)+(?=.)/, "");
}
/** An unknown age stays: leaving it out would take it for a young one. */
function olderThan(limitMs) {
    return ({ ageMs }) => ageMs === undefined || ageMs > limitMs;
}


/***/ }),

/***/ 6067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listOutcome: () => (/* binding */ listOutcome)
});

// EXTERNAL MODULE: ./lib/src/duration.js
var duration = __webpack_require__(3300);
// EXTERNAL MODULE: ./lib/src/iso-time.js
var iso_time = __webpack_require__(8185);
;// CONCATENATED MODULE: ./lib/src/quarantined-tests/age.js


/** Adds the ages at a moment of this machine's clock, in milliseconds since 1970. A time without a zone is UTC (the service's document, "Quarantined test"). */
function withAges(tests, nowMs) {
    return tests.map((test) => ({ test, ageMs: ageAt(nowMs, test.quarantined_at) }));
}
function ageAt(nowMs, quarantinedAt) {
    const since = (0,iso_time/* isoTime */.Ly)(quarantinedAt ?? "");
    if (since === undefined)
        return undefined;
    const ageMs = nowMs - since.ms;
    // Two clocks may differ a little; a time further ahead is no time of quarantine.
    return ageMs < -duration/* UNIT_MS */.k7.d ? undefined : Math.max(0, ageMs);
}
/** Whole days that have passed. */
function wholeDays(ageMs) {
    return Math.floor(ageMs / duration/* UNIT_MS */.k7.d);
}
/** Whole days as a cell shows them: empty when unknown. */
function daysOf({ ageMs }) {
    return ageMs === undefined ? "" : `${wholeDays(ageMs)}`;
}
/** The day (UTC) on which the test was quarantined; the service's own text where that is no time. */
function sinceOf({ test, ageMs }) {
    const text = test.quarantined_at ?? "";
    return ageMs === undefined ? text : (0,iso_time/* dayOf */.kb)(text);
}
/** Those of a known age, the longest quarantined first, then the others in their order. */
function oldestFirst(tests) {
    return tests.toSorted((a, b) => (b.ageMs ?? -1) - (a.ageMs ?? -1));
}
/** Age of the oldest test in milliseconds; undefined where no age is known. */
function oldestAge(tests) {
    return oldestFirst(tests)[0]?.ageMs;
}
function countUnknownAges(tests) {
    return tests.filter(({ ageMs }) => ageMs === undefined).length;
}

// EXTERNAL MODULE: ./lib/src/quarantined-tests/owners.js
var quarantined_tests_owners = __webpack_require__(8241);
// EXTERNAL MODULE: ./lib/src/shorten.js + 1 modules
var shorten = __webpack_require__(255);
// EXTERNAL MODULE: ./lib/src/summary/markdown.js
var markdown = __webpack_require__(5384);
;// CONCATENATED MODULE: ./lib/src/summary/quarantined-tests.js




/** Enough for a sentence; names from elsewhere can have any length. */
const SHOWN_CHARACTERS = 300;
/** More rows than that nobody reads; the file has them all. */
const ROWS_SHOWN = 50;
/** The page about quarantined tests: how many, for how long, and whose they are. */
function quarantineSummary({ message, details, tests }) {
    return [
        ...[message, ...details].map(markdown/* escapeText */.X1),
        "A test can be listed while quarantining is switched off for the organisation: the list does not tell.",
        ...(tests.length === 0 ? [] : [byStatus(tests), byAge(tests), byOwner(tests), oldest(tests)]),
    ].join("\n\n");
}
function byStatus(tests) {
    const counts = new Map();
    for (const { test } of tests) {
        const words = [test.status, test.quarantine_setting].map((word) => (word ?? "").toLowerCase());
        const known = counts.get(JSON.stringify(words));
        if (known === undefined)
            counts.set(JSON.stringify(words), { words, count: 1 });
        else
            known.count += 1;
    }
    const rows = [...counts.values()]
        .toSorted((a, b) => b.count - a.count)
        .map(({ words, count }) => [...words, `${count}`]);
    return section("By status", ["Status", "Setting", "Tests"], rows);
}
const AGES = [
    { label: "under 7 days", belowDays: 7 },
    { label: "7 to 29 days", belowDays: 30 },
    { label: "30 to 89 days", belowDays: 90 },
    { label: "90 days and more", belowDays: Number.POSITIVE_INFINITY },
];
const UNKNOWN = "unknown";
function byAge(tests) {
    const labels = tests.map(({ ageMs }) => ageMs === undefined ? UNKNOWN : AGES.find(({ belowDays }) => wholeDays(ageMs) < belowDays)?.label);
    const rows = [...AGES.map(({ label }) => label), UNKNOWN].map((label) => [
        label,
        `${labels.filter((each) => each === label).length}`,
    ]);
    return section("By age", ["Quarantined for", "Tests"], rows);
}
/** Those with the most tests first; what nobody owns comes last, so that it is seen. */
function byOwner(tests) {
    const groups = (0,quarantined_tests_owners/* groupByOwner */.QP)(tests);
    const owned = groups
        .filter(({ owner }) => owner !== undefined)
        .toSorted((a, b) => b.tests.length - a.tests.length);
    const ownerless = groups.filter(({ owner }) => owner === undefined);
    const head = ["Code owner", "Tests", "Oldest, in days"];
    const rows = owned.slice(0, ROWS_SHOWN).map((group) => ownerRow(group, cell(group.owner ?? "")));
    const hidden = owned.length - rows.length;
    return (0,markdown/* paragraphs */.qN)([
        "#### By code owner",
        (0,markdown/* table */.tp)(head, [...rows, ...ownerless.map((group) => ownerRow(group, "*none*"))]),
        hidden > 0 ? `And ${hidden} more owners.` : "",
    ]);
}
function ownerRow({ tests }, name) {
    const ageMs = oldestAge(tests);
    return [name, `${tests.length}`, ageMs === undefined ? "" : `${wholeDays(ageMs)}`];
}
function oldest(tests) {
    const rows = oldestFirst(tests).map((aged) => [
        aged.test.name,
        aged.test.file ?? "",
        (0,quarantined_tests_owners/* ownersOf */.K2)(aged.test).join(", "),
        sinceOf(aged),
        daysOf(aged),
        aged.test.variant ?? "",
    ]);
    return section("Oldest", ["Test", "File", "Code owners", "Since", "Days", "Variant"], rows);
}
/** A table of plain text. */
function section(title, head, rows) {
    const limit = { atMost: ROWS_SHOWN, whole: "the output quarantined-tests-file has all tests" };
    return (0,markdown/* paragraphs */.qN)([`#### ${title}`, (0,markdown/* limitedTable */.Rl)(head, rows, (cells) => cells.map(cell), limit)]);
}
function cell(text) {
    return (0,markdown/* escapeText */.X1)((0,shorten/* shorten */.ml)(text, SHOWN_CHARACTERS));
}

// EXTERNAL MODULE: ./lib/src/quarantined-tests/all-pages.js + 1 modules
var all_pages = __webpack_require__(9316);
// EXTERNAL MODULE: ./lib/src/quarantined-tests/filter.js
var filter = __webpack_require__(9735);
;// CONCATENATED MODULE: ./lib/src/quarantined-tests/by-owner.js



/** The list as a Markdown page: a section for each code owner, the oldest tests first. */
function byOwnerPage(tests) {
    const groups = (0,quarantined_tests_owners/* groupByOwner */.QP)(tests);
    const sections = groups.length === 0 ? ["No test is listed."] : groups.map(by_owner_section);
    return `${["# Quarantined tests by code owner", ...sections].join("\n\n")}\n`;
}
function by_owner_section({ owner, tests }) {
    const title = owner === undefined ? "Without code owner" : (0,markdown/* escapeText */.X1)(owner);
    const rows = oldestFirst(tests).map((aged) => [
        (0,markdown/* escapeText */.X1)(aged.test.name),
        (0,markdown/* escapeText */.X1)(aged.test.file ?? ""),
        (0,markdown/* escapeText */.X1)(sinceOf(aged)),
        daysOf(aged),
        (0,markdown/* escapeText */.X1)((aged.test.status ?? "").toLowerCase()),
        (0,markdown/* escapeText */.X1)((aged.test.quarantine_setting ?? "").toLowerCase()),
    ]);
    return [
        `## ${title} (${tests.length})`,
        (0,markdown/* table */.tp)(["Test", "File", "Since", "Days", "Status", "Setting"], rows),
    ].join("\n\n");
}

;// CONCATENATED MODULE: ./lib/src/quarantined-tests/csv.js

/** A field under its own name, as it came. */
function field(name) {
    return [name, ({ test }) => asText(test[name])];
}
const COLUMNS = [
    field("name"),
    field("parent"),
    field("file"),
    field("classname"),
    field("variant"),
    ["codeowners", ({ test }) => (test.codeowners ?? []).join(" ")],
    field("quarantined_at"),
    ["days_quarantined", daysOf],
    field("status"),
    field("quarantine_setting"),
    field("status_last_updated_at"),
    field("test_case_id"),
];
/** The list as CSV (RFC 4180, lines end with CRLF) with a header; whole days of age beside the service's own fields. */
function csvOf(tests) {
    const rows = tests.map((aged) => COLUMNS.map(([, cell]) => escapeCell(cell(aged))));
    return [COLUMNS.map(([name]) => name), ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
}
function asText(value) {
    return typeof value === "string" ? value : "";
}
/** What a spreadsheet takes for a formula, also behind blanks and in the full-width signs of East Asian keyboards. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;
/** Quoted also where programs that split at other signs would begin a new cell. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
function escapeCell(text) {
    const inert = FORMULA.test(text) ? `'${text}` : text;
    return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

;// CONCATENATED MODULE: ./lib/src/quarantined-tests/skip-list.js
/**
 * One name per line, each once. A name that would be several lines, or a blank one (as a pattern it fits every test),
 * is left out: its test fails the build as if it were not quarantined, which is the harmless mistake.
 */
function skipListOf(tests) {
    const names = new Set(tests.map(({ test }) => test.name));
    const lines = [...names].filter((name) => name.trim() !== "" && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name));
    return { text: lines.map((name) => `${name}\n`).join(""), leftOut: names.size - lines.length };
}

;// CONCATENATED MODULE: ./lib/src/quarantined-tests/list-file.js



/** JSON and CSV have the service's fields as they came; Markdown is for people, lines are for test runners. */
function listFile(format, tests) {
    switch (format) {
        case "json":
            return file("json", `${JSON.stringify(tests.map(({ test }) => test), null, 2)}\n`);
        case "csv":
            return file("csv", csvOf(tests));
        case "markdown":
            return file("md", byOwnerPage(tests));
        case "lines": {
            const { text, leftOut } = skipListOf(tests);
            return { ...file("txt", text), leftOut };
        }
    }
}
function file(extension, text) {
    return { name: `quarantined-tests.${extension}`, text, leftOut: 0 };
}

// EXTERNAL MODULE: ./lib/src/words.js
var words = __webpack_require__(6755);
;// CONCATENATED MODULE: ./lib/src/quarantined-tests/words.js





/** Names from elsewhere can have any length. */
const words_SHOWN_CHARACTERS = 300;
/** What was found, and what a person should know about it. */
function listInWords({ repository, read, tests }) {
    const name = `${repository.owner}/${repository.name}`;
    const unknown = countUnknownAges(tests);
    const doubt = "If some are, check that repository, repository-host and org-slug are spelled as the service knows them.";
    return {
        message: `${tests.length === read ? whole(read, name) : filtered(tests.length, read, name)}.`,
        details: [...(read === 0 ? [doubt] : []), ...(unknown === 0 ? [] : [`${unreadable(unknown)}.`])],
    };
}
function whole(count, name) {
    if (count === 0)
        return `No test of ${name} is listed as quarantined`;
    return `${(0,words/* counted */.hS)(count, "test")} of ${name} ${count === 1 ? "is" : "are"} listed as quarantined`;
}
function filtered(count, read, name) {
    return `${count} of ${(0,words/* counted */.hS)(read, "quarantined test")} of ${name} ${count === 1 ? "fits" : "fit"} the filters`;
}
/** Undefined when no test of a known age is over the limit, in milliseconds. */
function staleInWords(tests, limitMs) {
    const stale = oldestFirst(tests).filter(({ ageMs }) => ageMs !== undefined && ageMs > limitMs);
    const oldest = stale[0];
    if (oldest?.ageMs === undefined)
        return undefined;
    const owners = (0,quarantined_tests_owners/* ownersOf */.K2)(oldest.test);
    const owner = owners.length === 0 ? "without code owner" : `of ${(0,shorten/* shorten */.ml)(owners.join(", "), words_SHOWN_CHARACTERS)}`;
    const [were, which] = stale.length === 1 ? ["was", ":"] : ["were", "; the oldest is"];
    return `${stale.length} of ${(0,words/* counted */.hS)(tests.length, "test")} in the list ${were} quarantined more than ${(0,duration/* formatDuration */.a3)(limitMs)} ago${which} "${(0,shorten/* shorten */.ml)(oldest.test.name, words_SHOWN_CHARACTERS)}" ${owner}, for ${(0,words/* counted */.hS)(wholeDays(oldest.ageMs), "day")}.`;
}
/** What the list cannot tell although it was asked for. */
function warningsOf(tests, { leftOut }, { olderThan, failIfOlderThan }) {
    const unknown = countUnknownAges(tests);
    const warnings = [];
    const them = unknown === 1 ? "it" : "them";
    const consequences = [
        ...(olderThan === undefined ? [] : [`older-than leaves ${them} in the list`]),
        ...(failIfOlderThan === undefined ? [] : [`fail-if-older-than does not count ${them} as too old`]),
    ];
    if (unknown > 0 && consequences.length > 0)
        warnings.push(`${unreadable(unknown)}: ${consequences.join(", and ")}.`);
    if (leftOut > 0)
        warnings.push(`Left out of the file: ${(0,words/* counted */.hS)(leftOut, "name")}, blank or with line breaks or other control characters. format: json has every test.`);
    return warnings;
}
function unreadable(count) {
    return `${(0,words/* counted */.hS)(count, "test")} ${count === 1 ? "has" : "have"} no readable time of quarantine`;
}

;// CONCATENATED MODULE: ./lib/src/quarantined-tests/list-outcome.js






/** Writes the list of quarantined tests to a file, and looks for those that are too old. */
async function listOutcome(values, { repository }, { client, clock, log, file }) {
    const { orgSlug = "", pageSize, codeOwners, filePatterns, olderThan, failIfOlderThan, format } = values;
    const read = await (0,all_pages/* readAllQuarantinedTests */.f)(client, { repository, orgSlug, pageSize });
    const all = withAges(read.tests, clock.now());
    const tests = await (0,filter.filterTests)(all, { codeOwners, filePatterns, olderThanMs: olderThan });
    const written = listFile(format, tests);
    if (read.warning !== undefined)
        log.warning(read.warning);
    for (const warning of warningsOf(tests, written, { olderThan, failIfOlderThan }))
        log.warning(warning);
    const listed = listInWords({ repository, read: all.length, tests });
    const stale = failIfOlderThan === undefined ? undefined : staleInWords(tests, failIfOlderThan);
    const message = stale ?? listed.message;
    const details = stale === undefined ? listed.details : [listed.message, ...listed.details];
    const oldest = oldestAge(tests);
    return {
        result: stale === undefined ? "listed" : "stale",
        message,
        details,
        outputs: {
            count: tests.length,
            "quarantined-tests-file": file(written.name, written.text),
            "oldest-days": oldest === undefined ? undefined : wholeDays(oldest),
        },
        summary: quarantineSummary({ message, details, tests }),
        record: { quarantinedTests: tests.map(({ test }) => test) },
    };
}


/***/ }),

/***/ 8241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K2: () => (/* binding */ ownersOf),
/* harmony export */   QP: () => (/* binding */ groupByOwner),
/* harmony export */   lf: () => (/* binding */ ownerKey)
/* harmony export */ });
/** An owner for comparing: Git hosts tell neither capital letters nor the `@` of a user or team apart. */
function ownerKey(owner) {
    return owner.trim().replace(/^@/, "").toLowerCase();
}
function ownersOf({ codeowners }) {
    return (codeowners ?? []).map((owner) => owner.trim()).filter((owner) => ownerKey(owner) !== "");
}
/** Each owner once, as first spelled, by name; tests without owner come last. A test with several owners is in each. */
function groupByOwner(tests) {
    const groups = new Map();
    const ownerless = [];
    for (const aged of tests) {
        const owners = ownersOf(aged.test);
        if (owners.length === 0)
            ownerless.push(aged);
        for (const owner of owners) {
            const group = groups.get(ownerKey(owner)) ?? { owner, tests: [] };
            groups.set(ownerKey(owner), group);
            // An owner may stand twice in one test.
            if (group.tests.at(-1) !== aged)
                group.tests.push(aged);
        }
    }
    const byName = [...groups]
        .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
        .map(([, group]) => group);
    return ownerless.length === 0 ? byName : [...byName, { owner: undefined, tests: ownerless }];
}


/***/ }),

/***/ 6755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I8: () => (/* binding */ nameInWords),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   jW: () => (/* binding */ wordInWords),
/* harmony export */   nq: () => (/* binding */ someInWords)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);

/** `1 test`, `7 tests`. */
function counted(count, noun, plural = `${noun}s`) {
    return `${count} ${count === 1 ? noun : plural}`;
}
/** The first of a list in words: `a`, `a and b`, `a, b and 3 more`. */
function someInWords(items, atMost) {
    const shown = items.length > atMost ? items.slice(0, atMost) : items.slice(0, -1);
    const rest = items.length - shown.length;
    const last = rest > 1 ? `${rest} more` : (items.at(-1) ?? "");
    return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}
/*
 * The way of the service's texts into sentences: none of them can make a line of any length. Outputs and result-file
 * have them whole.
 */
/** Far more than a word of the service has. */
const LONGEST_WORD = 100;
/** More than a branch, a commit or the name of a check needs. */
const LONGEST_NAME = 200;
/** A word of the service (a state, a result) as a person reads it: `switching_modes` is `switching modes`. */
function wordInWords(word) {
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(word, LONGEST_WORD).replaceAll("_", " ");
}
/** A name of the service (of a check, a target, a branch, a commit) as a sentence or a table shows it. */
function nameInWords(name) {
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(name, LONGEST_NAME) || "(no name)";
}


/***/ })

};
