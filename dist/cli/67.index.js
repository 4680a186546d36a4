export const id = 67;
export const ids = [67];
export const modules = {

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


/***/ })

};
