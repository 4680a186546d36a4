export const id = 7947;
export const ids = [7947,9735];
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
 * Compiles the source of a regular expression to a matcher with linear time: it visits each pair of step and position
 * once. Names of untrusted files could exploit the backtracking of the platform's matcher. Returns undefined for
 * look-behinds, back references and word boundaries.
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
/** Limit for counted repetitions, which become separate steps; picomatch needs two. */
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
    // Greedy and lazy repetitions match the same texts.
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
            // An unsupported kind of group.
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
    /** Visited pairs of a step and a position. */
    const seen = new Uint8Array(steps.length * width);
    const looks = new Map();
    return search;
    /** True when the text matches from a step and a position to the end of the part. */
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
                throw new Error("The step does not exist.");
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
                    // Other searches may visit these pairs again.
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

;// CONCATENATED MODULE: ./lib/src/globs/glob.js

async function loadPicomatch() {
    return (await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 4006, 19))).default;
}
/** Length of the longest path on any system. */
const LONGEST_PATH = 4096;
/** Returns a matcher with bounded time, because untrusted authors name files; undefined for an invalid pattern. */
function globMatcher(glob, options, compile) {
    const pattern = compile.makeRe(glob, options);
    if (pattern.source === NOTHING.source)
        return undefined;
    const isRisky = /[(\\]|\.\./.test(glob);
    let bounded = isRisky ? boundedMatcher(pattern.source) : undefined;
    if (isRisky && bounded === undefined)
        return undefined;
    const safeLength = longestForPlatform(pattern.source);
    return (name) => {
        if (name.length <= safeLength)
            return pattern.test(name);
        if (name.length > LONGEST_PATH)
            return false;
        bounded ??= boundedMatcher(pattern.source);
        if (bounded === undefined)
            throw new Error(`The pattern ${pattern.source} is not readable.`);
        return bounded(name);
    };
}
const NOTHING = /$^/;
/** Number of attempts of the platform's matcher that cost about as much as the bounded matcher. */
const MAX_ATTEMPTS = 20_000;
/** Matches the look-aheads of picomatch for `.` and `..`, which need a few characters only. */
const AT_DOTS = /\(\?!(?:\(\?:\^\|\\\/\))?\\\.\{1,2\}\(\?:\\\/\|\$\)\)/g;
/** Returns the maximum text length for the platform's matcher, which is faster on most texts. */
function longestForPlatform(source) {
    const bare = source.replace(AT_DOTS, "").replaceAll("(?:.)*", ".*");
    // Nested stars need exponential time.
    if (/\)[*+{]/.test(bare))
        return 0;
    const stars = bare.match(/[*+]/g)?.length ?? 0;
    const choices = countChoices(bare);
    if (stars === 0)
        return choices <= MAX_ATTEMPTS ? Number.POSITIVE_INFINITY : 0;
    let length = 0;
    let attempts = stars + 1;
    while (length < LONGEST_PATH && attempts * choices <= MAX_ATTEMPTS) {
        length += 1;
        attempts *= (length + 1 + stars) / (length + 1);
    }
    return length;
}
/** Returns an upper bound for the number of ways through the branches. */
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
        // A question mark after a parenthesis or a star does not mean an optional part.
        else if (part === "?" && !"(*+".includes(before))
            choices *= 2;
        before = part;
    }
    return open.reduce((product, branches) => product * branches, choices);
}


/***/ }),

/***/ 9735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   filePatternProblems: () => (/* binding */ filePatternProblems),
/* harmony export */   filterTests: () => (/* binding */ filterTests),
/* harmony export */   groupByOwner: () => (/* binding */ groupByOwner),
/* harmony export */   oldestDays: () => (/* binding */ oldestDays),
/* harmony export */   oldestFirst: () => (/* binding */ oldestFirst),
/* harmony export */   withAge: () => (/* binding */ withAge)
/* harmony export */ });
/* harmony import */ var _globs_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4409);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8215);



/** Adds the age at a time. A time of quarantine without a zone is in UTC, as the service documents it. */
function withAge(test, nowMs) {
    const { quarantined_at: since, codeowners, status, quarantine_setting: setting } = test;
    const ageMs = ageAt(nowMs, since ?? "");
    return {
        test,
        ageMs,
        days: ageMs === undefined ? undefined : Math.floor(ageMs / _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.d),
        /** Day in UTC, or the service's text if it is not a time. */
        since: ageMs === undefined ? (since ?? "") : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(since ?? ""),
        owners: (codeowners ?? []).map((owner) => owner.trim()).filter((owner) => ownerKey(owner) !== ""),
        states: [status, setting].map((word) => (word ?? "").toLowerCase()),
    };
}
function ageAt(nowMs, quarantinedAt) {
    const since = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(quarantinedAt);
    if (since === undefined)
        return undefined;
    const ageMs = nowMs - since.ms;
    // Clocks may differ slightly; a time in the far future is invalid.
    return ageMs < -_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.d ? undefined : Math.max(0, ageMs);
}
/** Sorts unknown ages last. */
function oldestFirst(tests) {
    return tests.toSorted((a, b) => (b.ageMs ?? -1) - (a.ageMs ?? -1));
}
function oldestDays(tests) {
    return oldestFirst(tests)[0]?.days;
}
/** Returns equal keys for spellings that Git hosts treat as equal. */
function ownerKey(owner) {
    return owner.trim().replace(/^@/, "").toLowerCase();
}
/** Groups tests by the name of their owner, tests without owner last. A test with several owners is in each group. */
function groupByOwner(tests) {
    const groups = new Map();
    for (const aged of tests) {
        for (const owner of aged.owners) {
            const group = groups.get(ownerKey(owner)) ?? { owner, tests: [] };
            groups.set(ownerKey(owner), group);
            // A test may name an owner twice.
            if (group.tests.at(-1) !== aged)
                group.tests.push(aged);
        }
    }
    const byName = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
    const ownerless = tests.filter(({ owners }) => owners.length === 0);
    return [...byName, ...(ownerless.length === 0 ? [] : [{ owner: undefined, tests: ownerless }])];
}
async function filterTests(tests, { codeOwners, filePatterns, olderThan }) {
    const wanted = new Set(codeOwners?.map(ownerKey));
    const isInFiles = filePatterns === undefined ? () => true : await fileMatcher(filePatterns);
    return tests.filter(({ test, ageMs, owners }) => (codeOwners === undefined || owners.some((owner) => wanted.has(ownerKey(owner)))) &&
        // An unknown age may be old.
        (olderThan === undefined || ageMs === undefined || ageMs > olderThan) &&
        isInFiles(asPath(test.file ?? "").replaceAll("\\", "/")));
}
async function filePatternProblems(patterns) {
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .loadPicomatch */ .TH)();
    return patterns
        .filter((pattern) => readFilePattern(pattern, picomatch) === undefined)
        .map((pattern) => (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)("file-pattern", `${JSON.stringify(pattern)} is not a pattern; check its brackets and braces.`));
}
async function fileMatcher(patterns) {
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .loadPicomatch */ .TH)();
    const matchers = patterns.map((pattern) => readFilePattern(pattern, picomatch));
    return (path) => matchers.some((fits) => fits?.(path));
}
/** Reads a glob. Without a slash it matches the last part of the path, as in `.gitignore`. */
function readFilePattern(text, picomatch) {
    const pattern = asPath(text);
    const fits = (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globMatcher */ .fU)(pattern, { dot: true, windows: false }, picomatch);
    if (fits === undefined)
        return undefined;
    const ofName = !pattern.includes("/");
    return (path) => path !== "" && (path === pattern || fits(ofName ? path.slice(path.lastIndexOf("/") + 1) : path));
}
function asPath(text) {
    return text.replace(/^(?:\.[\\/]+)+(?=.)/, "");
}


/***/ }),

/***/ 7947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  describeList: () => (/* binding */ describeList),
  describeStale: () => (/* binding */ describeStale),
  list: () => (/* binding */ list),
  listWarnings: () => (/* binding */ listWarnings)
});

// EXTERNAL MODULE: ./lib/src/service/present.js
var present = __webpack_require__(2141);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
// EXTERNAL MODULE: ./lib/src/quarantined-tests/filter.js
var filter = __webpack_require__(9735);
// EXTERNAL MODULE: ./lib/src/text/comment.js
var comment = __webpack_require__(4461);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
;// CONCATENATED MODULE: ./lib/src/quarantined-tests/formats.js



function listFile(format, tests) {
    switch (format) {
        case "json": {
            const items = tests.map(({ test }) => test);
            return fileOf("json", `${JSON.stringify(items, null, 2)}\n`);
        }
        case "csv":
            return fileOf("csv", formatCsv(tests));
        case "markdown":
            return fileOf("md", formatMarkdown(tests));
        case "lines": {
            const names = new Set(tests.map(({ test }) => test.name));
            // A blank line could match every test, so such names are omitted. Their tests then fail the build, which is safe.
            const lines = [...names].filter((name) => name.trim() !== "" && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name));
            return fileOf("txt", lines.map((name) => `${name}\n`).join(""), names.size - lines.length);
        }
    }
}
/** `omitted` counts names that the format cannot contain. */
function fileOf(extension, text, omitted = 0) {
    return { name: `quarantined-tests.${extension}`, text, omitted };
}
/** Escapes the names like a comment, so an issue with this text notifies no code owner. */
function formatMarkdown(tests) {
    const sections = tests.length === 0 ? ["No test is listed."] : (0,filter.groupByOwner)(tests).map(ownerSection);
    return `${(0,markdown/* paragraphs */.qN)(["# Quarantined tests by code owner", ...sections])}\n`;
}
function ownerSection({ owner, tests }) {
    const title = owner === undefined ? "Without code owner" : (0,comment/* commentText */.br)(owner);
    const rows = (0,filter.oldestFirst)(tests).map(({ test: { name, file }, since, days, states }) => [name, file ?? "", since, `${days ?? ""}`, ...states].map(comment/* commentText */.br));
    const head = ["Test", "File", "Since", "Days", "Status", "Setting"];
    return (0,markdown/* paragraphs */.qN)([`## ${title} (${tests.length})`, (0,markdown/* table */.tp)(head, rows)]);
}
function field(name) {
    return [name, ({ test: { [name]: value } }) => (typeof value === "string" ? value : "")];
}
const COLUMNS = [
    ...["name", "parent", "file", "classname", "variant"].map(field),
    ["codeowners", ({ test }) => (test.codeowners ?? []).join(" ")],
    field("quarantined_at"),
    ["days_quarantined", ({ days }) => `${days ?? ""}`],
    ...["status", "quarantine_setting", "status_last_updated_at", "test_case_id"].map(field),
];
function formatCsv(tests) {
    const rows = tests.map((aged) => COLUMNS.map(([, cell]) => escapeCell(cell(aged))));
    return [COLUMNS.map(([name]) => name), ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
}
/** Start of a formula in spreadsheets, which ignore blanks and accept full-width characters. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;
/** Some programs split cells at these characters. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
function escapeCell(text) {
    const inert = FORMULA.test(text) ? `'${text}` : text;
    return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

;// CONCATENATED MODULE: ./lib/src/quarantined-tests/page.js


const ROWS_SHOWN = 50;
function quarantinePage(message, details, tests) {
    return [
        ...[message, ...details].map(markdown/* escapeText */.X1),
        "A test can be listed while quarantining is switched off for the organization.",
        ...(tests.length === 0 ? [] : [byStatus(tests), byAge(tests), byOwner(tests), oldest(tests)]),
    ].join("\n\n");
}
function byStatus(tests) {
    const counts = new Map();
    for (const { states } of tests) {
        const key = JSON.stringify(states);
        counts.set(key, { states, count: (counts.get(key)?.count ?? 0) + 1 });
    }
    const mostFirst = [...counts.values()].toSorted((a, b) => b.count - a.count);
    const rows = mostFirst.map(({ states, count }) => [...states, `${count}`]);
    return (0,markdown/* tableSection */.Yc)("By status", ["Status", "Setting", "Tests"], rows, LIMIT);
}
const AGES = [
    { label: "under 7 days", belowDays: 7 },
    { label: "7 to 29 days", belowDays: 30 },
    { label: "30 to 89 days", belowDays: 90 },
    { label: "90 days and more", belowDays: Number.POSITIVE_INFINITY },
];
const UNKNOWN = "unknown";
function byAge(tests) {
    const labels = tests.map(({ days }) => days === undefined ? UNKNOWN : AGES.find(({ belowDays }) => days < belowDays)?.label);
    const rows = [...AGES.map(({ label }) => label), UNKNOWN].map((label) => {
        return [label, `${labels.filter((each) => each === label).length}`];
    });
    return (0,markdown/* tableSection */.Yc)("By age", ["Quarantined for", "Tests"], rows, LIMIT);
}
/** Sorts owners by their number of tests; tests without owner come last. */
function byOwner(tests) {
    const groups = (0,filter.groupByOwner)(tests).toSorted((a, b) => b.tests.length - a.tests.length);
    const owned = groups.filter(({ owner }) => owner !== undefined);
    const ownerless = groups.filter(({ owner }) => owner === undefined);
    const rows = [...owned.slice(0, ROWS_SHOWN), ...ownerless].map((group) => [
        group.owner === undefined ? "*none*" : (0,markdown/* cell */.Hn)(group.owner),
        `${group.tests.length}`,
        `${(0,filter.oldestDays)(group.tests) ?? ""}`,
    ]);
    const hidden = owned.length - ROWS_SHOWN;
    return (0,markdown/* paragraphs */.qN)([
        "#### By code owner",
        (0,markdown/* table */.tp)(["Code owner", "Tests", "Oldest, in days"], rows),
        hidden > 0 ? `And ${hidden} more owners.` : "",
    ]);
}
function oldest(tests) {
    const rows = (0,filter.oldestFirst)(tests).map(({ test: { name, file, variant }, owners, since, days }) => {
        return [name, file ?? "", owners.join(", "), since, `${days ?? ""}`, variant ?? ""];
    });
    return (0,markdown/* tableSection */.Yc)("Oldest", ["Test", "File", "Code owners", "Since", "Days", "Variant"], rows, LIMIT);
}
const LIMIT = { atMost: ROWS_SHOWN, whole: "the output quarantined-tests-file contains all tests" };

// EXTERNAL MODULE: ./lib/src/quarantined-tests/read.js
var quarantined_tests_read = __webpack_require__(5857);
;// CONCATENATED MODULE: ./lib/src/quarantined-tests/list.js







async function list(inputs, { repository }, { service, clock, log, nameInput, writeFile }) {
    const { orgSlug = "", pageSize, failIfOlderThan, format } = inputs;
    const read = await (0,quarantined_tests_read/* readAllQuarantinedTests */.f)(service, { repository, orgSlug, pageSize });
    // The times of quarantine are too old to estimate the service's clock.
    const { ms: nowMs, notes } = (0,present/* presentOf */.ZU)(service, clock, []);
    const aged = read.tests.map((test) => (0,filter.withAge)(test, nowMs));
    const tests = await (0,filter.filterTests)(aged, inputs);
    const written = listFile(format, tests);
    if (read.warning !== undefined)
        log.warning(read.warning);
    for (const warning of listWarnings(tests, written.omitted, inputs, nameInput))
        log.warning(warning);
    const listed = describeList(repository, read.tests.length, tests, nameInput);
    const stale = failIfOlderThan === undefined ? undefined : describeStale(tests, failIfOlderThan);
    const message = stale ?? listed.message;
    const details = [...(stale === undefined ? [] : [listed.message]), ...listed.details, ...notes];
    return {
        result: stale === undefined ? "listed" : "stale",
        message,
        details,
        outputs: {
            count: tests.length,
            "quarantined-tests-file": writeFile(written.name, written.text),
            "oldest-days": (0,filter.oldestDays)(tests),
        },
        summary: quarantinePage(message, details, tests),
        record: { quarantinedTests: tests.map(({ test }) => test) },
    };
}
/** Describes the list; `read` counts the tests before the filters. */
function describeList({ owner, name }, read, tests, nameInput) {
    const of = `of ${owner}/${name}`;
    const count = tests.length;
    const unknown = countUnknownAges(tests);
    const whole = count === 0
        ? `No test ${of} is listed as quarantined`
        : `${(0,format/* formatCount */.B4)(count, "test")} ${of} ${count === 1 ? "is" : "are"} listed as quarantined`;
    const part = `${count} of ${(0,format/* formatCount */.B4)(read, "quarantined test")} ${of} ${count === 1 ? "matches" : "match"} the filters`;
    const [host, slug] = ["repository-host", "org-slug"].map((input) => nameInput(input));
    const doubt = `If this is wrong, check the spelling of ${nameInput("repository")}, ${host} and ${slug}.`;
    return {
        message: `${count === read ? whole : part}.`,
        details: [...(read === 0 ? [doubt] : []), ...(unknown === 0 ? [] : [`${unreadable(unknown)}.`])],
    };
}
const SHOWN_CHARACTERS = 300;
function describeStale(tests, limitMs) {
    const stale = (0,filter.oldestFirst)(tests).filter(({ ageMs }) => ageMs !== undefined && ageMs > limitMs);
    const oldest = stale[0];
    if (oldest === undefined)
        return undefined;
    const { test, owners, days = 0 } = oldest;
    const owner = owners.length === 0 ? "without code owner" : `of ${(0,truncate/* shorten */.ml)(owners.join(", "), SHOWN_CHARACTERS)}`;
    const [were, which] = stale.length === 1 ? ["was", ":"] : ["were", "; the oldest is"];
    return `${stale.length} of ${(0,format/* formatCount */.B4)(tests.length, "test")} in the list ${were} quarantined more than ${(0,format/* formatDuration */.a3)(limitMs)} ago${which} "${(0,truncate/* shorten */.ml)(test.name, SHOWN_CHARACTERS)}" ${owner}, for ${(0,format/* formatCount */.B4)(days, "day")}.`;
}
function listWarnings(tests, omitted, { olderThan, failIfOlderThan }, nameInput) {
    const unknown = countUnknownAges(tests);
    const them = unknown === 1 ? "it" : "them";
    const consequences = [
        ...(olderThan === undefined ? [] : [`${nameInput("older-than")} includes ${them}`]),
        ...(failIfOlderThan === undefined ? [] : [`${nameInput("fail-if-older-than")} does not count ${them} as too old`]),
    ];
    return [
        ...(unknown === 0 || consequences.length === 0 ? [] : [`${unreadable(unknown)}: ${consequences.join(", and ")}.`]),
        ...(omitted === 0
            ? []
            : [
                `The file omits ${(0,format/* formatCount */.B4)(omitted, "name")} because of line breaks, other control characters or blank text. The format json contains every test.`,
            ]),
    ];
}
function countUnknownAges(tests) {
    return tests.filter(({ ageMs }) => ageMs === undefined).length;
}
function unreadable(count) {
    return `${(0,format/* formatCount */.B4)(count, "test")} ${count === 1 ? "has" : "have"} no readable time of quarantine`;
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
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8215);




/** Reads all pages of the list. @throws ApiError, and Failure `response` for an endless list */
function readAllQuarantinedTests(service, query) {
    return allPages((token) => service.readQuarantinedTests(query, token).catch((error) => {
        throw withSlugAdvice(error, query);
    }));
}
/** Reads pages until the token is empty. A list that changes in between may repeat or lack tests. */
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
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("response", `The list of quarantined tests has no end: after ${tests.size} tests the service repeated a page token.`, { details: ["This is a fault of the service. Run this again; if it fails again, report it to the service."] });
        }
        seen.add(token);
    } while (token !== "");
    return { tests: [...tests.values()], warning: warningOf(tests.size, totals) };
}
function keyOf({ test_case_id: id, name, parent, file, classname, variant }) {
    return id || JSON.stringify([name, parent, file, classname, variant]);
}
/** Warns when a total differs from the count. */
function warningOf(count, totals) {
    const other = [...totals].find((total) => total !== count);
    return other === undefined
        ? undefined
        : `The list of quarantined tests may be incomplete: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(count, "test")} ${count === 1 ? "was" : "were"} read, but the service reported ${other}. It may have changed during the reading; run the step again to check.`;
}
function withSlugAdvice(error, { repository: { host, owner, name }, orgSlug }) {
    // The service may return any of these for a wrong organization or token.
    if (!(error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD) || ![401, 403, 404].includes(error.facts.status ?? 0))
        return error;
    return error.withDetails({
        details: [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .textWithNames */ .EU) `The status 401, 403 or 404 may mean that ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .inputName */ .yu)("org-slug")} and the token belong to different organizations: ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .inputName */ .yu)("org-slug")} is ${JSON.stringify(orgSlug)} and must be spelled as in the organization's settings in the web application, with the same capital letters.`,
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .textWithNames */ .EU) `The request was for the repository ${owner}/${name} on ${host}; see ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .inputName */ .yu)("repository")} and ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .inputName */ .yu)("repository-host")}.`,
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

/***/ 2141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ createServiceTime),
/* harmony export */   ZU: () => (/* binding */ presentOf),
/* harmony export */   ap: () => (/* binding */ parseServerTime),
/* harmony export */   m6: () => (/* binding */ parseHttpDate)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);

/** Required beginning of a date: Date.parse also accepts "-5" or "soon 5". */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;
/** Returns milliseconds since 1970; undefined for an invalid HTTP date. */
function parseHttpDate(text) {
    const date = text.trim();
    if (!HTTP_DATE.test(date))
        return undefined;
    // The oldest form has no zone and means GMT.
    const ms = Date.parse(/ GMT$/i.test(date) ? date : `${date} GMT`);
    return Number.isNaN(ms) ? undefined : ms;
}
/** Returns `Date` plus `Age` in milliseconds since 1970; undefined without a readable `Date`. */
function parseServerTime({ header }) {
    const dateMs = parseHttpDate(header("date") ?? "");
    const age = header("age")?.trim() ?? "";
    return dateMs === undefined ? undefined : dateMs + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
}
function createServiceTime({ now: machineNow }) {
    let aheadMs;
    return {
        note(answer) {
            const presentMs = parseServerTime(answer);
            if (presentMs !== undefined)
                aheadMs = presentMs - machineNow();
        },
        now: () => (aheadMs === undefined ? undefined : machineNow() + aheadMs),
    };
}
const APART_MS = _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m;
/**
 * Returns the present for ages: the service's clock. If the service sends no `Date`, or its records contradict it,
 * returns the later of this machine's clock and the newest reported time.
 */
function presentOf(service, clock, reported) {
    const [serviceMs, machineMs] = [service.now(), clock.now()];
    const newestMs = reported.map(_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .msOf */ .QZ).reduce((most, ms) => (ms > most ? ms : most), Number.NEGATIVE_INFINITY);
    const apartMs = (ms) => Math.abs(machineMs - ms);
    if (serviceMs !== undefined && newestMs <= serviceMs + APART_MS) {
        const notes = apartMs(serviceMs) > APART_MS ? [skew(serviceMs, "the service's clock")] : [];
        return { ms: Math.max(serviceMs, newestMs), notes };
    }
    if (serviceMs !== undefined && apartMs(serviceMs) <= APART_MS)
        return { ms: serviceMs, notes: [] };
    const reason = serviceMs === undefined
        ? "The service sends no readable Date header"
        : "The service's Date header is older than times in its records";
    if (newestMs > machineMs + APART_MS) {
        return { ms: newestMs, notes: [`${reason}.`, skew(newestMs, "the newest time in the service's records")] };
    }
    return { ms: Math.max(machineMs, newestMs), notes: [`${reason}. Ages use the clock of this machine.`] };
    function skew(ms, measure) {
        // `Date` contains only whole seconds.
        const minutes = Math.round(apartMs(ms) / _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m);
        const side = machineMs > ms ? "ahead of" : "behind";
        return `The clock of this machine is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(minutes * _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m)} ${side} ${measure}. Ages use the latter.`;
    }
}


/***/ })

};
