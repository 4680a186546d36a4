export const id = 7947;
export const ids = [7947,2141];
export const modules = {

/***/ 9735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   computeQuarantinedTestDetails: () => (/* binding */ computeQuarantinedTestDetails),
/* harmony export */   filterTests: () => (/* binding */ filterTests),
/* harmony export */   findFilePatternProblems: () => (/* binding */ findFilePatternProblems),
/* harmony export */   findOldestTestAgeDays: () => (/* binding */ findOldestTestAgeDays),
/* harmony export */   groupTestsByOwner: () => (/* binding */ groupTestsByOwner),
/* harmony export */   sortTestsByAge: () => (/* binding */ sortTestsByAge)
/* harmony export */ });
/* harmony import */ var _globs_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7946);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8215);



/** Adds the age of a test at `nowMs`. Reads a time without a zone as UTC, as the service documents it. */
function computeQuarantinedTestDetails(test, nowMs) {
    const { quarantined_at: since, codeowners, status, quarantine_setting: setting } = test;
    const ageMs = ageAt(nowMs, since ?? "");
    return {
        test,
        ageMs,
        days: ageMs === undefined ? undefined : Math.floor(ageMs / _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF.d),
        /** Day of the quarantine in UTC, or the service's text if the time is invalid. */
        since: ageMs === undefined ? (since ?? "") : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(since ?? ""),
        owners: (codeowners ?? []).map((owner) => owner.trim()).filter((owner) => ownerKey(owner) !== ""),
        states: [status, setting].map((word) => (word ?? "").toLowerCase()),
    };
}
function ageAt(nowMs, quarantinedAt) {
    const since = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .readIsoTime */ .xT)(quarantinedAt);
    if (since === undefined)
        return undefined;
    const ageMs = nowMs - since.ms;
    // Two clocks may differ by some minutes, so a time in the near future counts as now. A time more than a day ahead is
    // invalid.
    return ageMs < -_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF.d ? undefined : Math.max(0, ageMs);
}
/** Sorts tests by age, the oldest first. Tests of unknown age are last. */
function sortTestsByAge(tests) {
    return tests.toSorted((a, b) => (b.ageMs ?? -1) - (a.ageMs ?? -1));
}
function findOldestTestAgeDays(tests) {
    return sortTestsByAge(tests)[0]?.days;
}
/** Returns the key of a code owner: without `@`, in lower case. Git hosts ignore case in the names of owners. */
function ownerKey(owner) {
    return owner.trim().replace(/^@/, "").toLowerCase();
}
/**
 * Groups tests by owner, sorted by name. A test belongs to the group of each of its owners. The group without an owner
 * is last.
 */
function groupTestsByOwner(tests) {
    const groups = new Map();
    for (const aged of tests) {
        for (const owner of aged.owners) {
            const group = groups.get(ownerKey(owner)) ?? { owner, tests: [] };
            groups.set(ownerKey(owner), group);
            // A test may list the same owner twice.
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
        // A test of unknown age may be old, so the filter includes it.
        (olderThan === undefined || ageMs === undefined || ageMs > olderThan) &&
        isInFiles(asPath(test.file ?? "").replaceAll("\\", "/")));
}
async function findFilePatternProblems(patterns) {
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .loadPicomatch */ .TH)();
    return patterns
        .filter((pattern) => readFilePattern(pattern, picomatch) === undefined)
        .map((pattern) => (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createInputProblem */ .sM)("file-pattern", `${JSON.stringify(pattern)} is not a pattern; check its brackets and braces.`));
}
async function fileMatcher(patterns) {
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .loadPicomatch */ .TH)();
    const matchers = patterns.map((pattern) => readFilePattern(pattern, picomatch));
    return (path) => matchers.some((fits) => fits?.(path));
}
/**
 * Compiles a glob; undefined for an invalid glob. A glob without a slash matches only the file name, as in
 * `.gitignore`.
 */
function readFilePattern(text, picomatch) {
    const pattern = asPath(text);
    const fits = (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .createGlobMatcher */ .P8)(pattern, { dot: true, windows: false }, picomatch);
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
  createTestListWarnings: () => (/* binding */ createTestListWarnings),
  describeQuarantinedTests: () => (/* binding */ describeQuarantinedTests),
  describeStaleTests: () => (/* binding */ describeStaleTests),
  listTests: () => (/* binding */ listTests)
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



function formatTestListFile(format, tests) {
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
            // The file has one name per line. It omits blank names, because a blank line could match every test, and names
            // with line breaks. Failures of the omitted tests can still fail a build.
            const lines = [...names].filter((name) => name.trim() !== "" && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name));
            return fileOf("txt", lines.map((name) => `${name}\n`).join(""), names.size - lines.length);
        }
    }
}
/** Returns the name and the text of a file. `omitted` is the number of names that the format cannot represent. */
function fileOf(extension, text, omitted = 0) {
    return { name: `quarantined-tests.${extension}`, text, omitted };
}
/** Formats the list as Markdown. Escapes all names, so that an issue with this text does not notify the code owners. */
function formatMarkdown(tests) {
    const sections = tests.length === 0 ? ["No test is listed."] : (0,filter.groupTestsByOwner)(tests).map(ownerSection);
    return `${(0,markdown/* joinBlocks */.x9)(["# Quarantined tests by code owner", ...sections])}\n`;
}
function ownerSection({ owner, tests }) {
    const title = owner === undefined ? "Without code owner" : (0,comment/* escapeForComment */.yp)(owner);
    const rows = (0,filter.sortTestsByAge)(tests).map(({ test: { name, file }, since, days, states }) => [name, file ?? "", since, `${days ?? ""}`, ...states].map(comment/* escapeForComment */.yp));
    const head = ["Test", "File", "Since", "Days", "Status", "Setting"];
    return (0,markdown/* joinBlocks */.x9)([`## ${title} (${tests.length})`, (0,markdown/* toTable */.MR)(head, rows)]);
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
/** Start of a spreadsheet formula. Spreadsheets ignore blanks before it, and accept full-width characters. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;
/** Characters that require quotes in CSV. Some programs also split cells at semicolons and tabs. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
function escapeCell(text) {
    const inert = FORMULA.test(text) ? `'${text}` : text;
    return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

;// CONCATENATED MODULE: ./lib/src/quarantined-tests/page.js


const ROWS_SHOWN = 50;
function formatQuarantinePage(message, details, tests) {
    return [
        ...[message, ...details].map(markdown/* escapeText */.X1),
        "The list can contain tests even if quarantining is switched off for the organization.",
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
    return (0,markdown/* toTableSection */.th)("By status", ["Status", "Setting", "Tests"], rows, LIMIT);
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
    return (0,markdown/* toTableSection */.th)("By age", ["Quarantined for", "Tests"], rows, LIMIT);
}
/** Formats a table of owners, the largest number of tests first. Tests without an owner are last. */
function byOwner(tests) {
    const groups = (0,filter.groupTestsByOwner)(tests).toSorted((a, b) => b.tests.length - a.tests.length);
    const owned = groups.filter(({ owner }) => owner !== undefined);
    const ownerless = groups.filter(({ owner }) => owner === undefined);
    const rows = [...owned.slice(0, ROWS_SHOWN), ...ownerless].map((group) => [
        group.owner === undefined ? "*none*" : (0,markdown/* toCell */.cX)(group.owner),
        `${group.tests.length}`,
        `${(0,filter.findOldestTestAgeDays)(group.tests) ?? ""}`,
    ]);
    const hidden = owned.length - ROWS_SHOWN;
    return (0,markdown/* joinBlocks */.x9)([
        "#### By code owner",
        (0,markdown/* toTable */.MR)(["Code owner", "Tests", "Oldest, in days"], rows),
        hidden > 0 ? `And ${hidden} more owners.` : "",
    ]);
}
function oldest(tests) {
    const rows = (0,filter.sortTestsByAge)(tests).map(({ test: { name, file, variant }, owners, since, days }) => {
        return [name, file ?? "", owners.join(", "), since, `${days ?? ""}`, variant ?? ""];
    });
    return (0,markdown/* toTableSection */.th)("Oldest", ["Test", "File", "Code owners", "Since", "Days", "Variant"], rows, LIMIT);
}
const LIMIT = { atMost: ROWS_SHOWN, whole: "the output quarantined-tests-file contains all tests" };

// EXTERNAL MODULE: ./lib/src/quarantined-tests/read.js
var quarantined_tests_read = __webpack_require__(5857);
;// CONCATENATED MODULE: ./lib/src/quarantined-tests/list.js







async function listTests(inputs, { repository }, { service, clock, log, run, nameInput, writeFile }) {
    const { pageSize, failIfOlderThan, format } = inputs;
    const orgSlug = run.hasV1Token ? (inputs.orgSlug ?? "") : "";
    const read = await (0,quarantined_tests_read/* readAllQuarantinedTests */.f)(service, { repository, orgSlug, pageSize });
    // The times of quarantined tests may be old, so the service's clock cannot be derived from them.
    const { ms: nowMs, notes } = (0,present/* determineServiceTime */.gT)(service, clock, []);
    const aged = read.tests.map((test) => (0,filter.computeQuarantinedTestDetails)(test, nowMs));
    const tests = await (0,filter.filterTests)(aged, inputs);
    const written = formatTestListFile(format, tests);
    if (read.warning !== undefined)
        log.warning(read.warning);
    for (const warning of createTestListWarnings(tests, written.omitted, inputs, nameInput))
        log.warning(warning);
    const listed = describeQuarantinedTests(repository, read.tests.length, tests, nameInput);
    const stale = failIfOlderThan === undefined ? undefined : describeStaleTests(tests, failIfOlderThan);
    const message = stale ?? listed.message;
    const details = [...(stale === undefined ? [] : [listed.message]), ...listed.details, ...notes];
    return {
        result: stale === undefined ? "listed" : "stale",
        message,
        details,
        outputs: {
            count: tests.length,
            "quarantined-tests-file": writeFile(written.name, written.text),
            "oldest-days": (0,filter.findOldestTestAgeDays)(tests),
        },
        summary: formatQuarantinePage(message, details, tests),
        record: { quarantinedTests: tests.map(({ test }) => test) },
    };
}
/** Formats the message and the details. `read` is the number of tests before the filters. */
function describeQuarantinedTests({ owner, name }, read, tests, nameInput) {
    const of = `of ${owner}/${name}`;
    const count = tests.length;
    const unknown = countUnknownAges(tests);
    const whole = count === 0
        ? `No test ${of} is listed as quarantined`
        : `${(0,format/* formatCount */.B4)(count, "test")} ${of} ${count === 1 ? "is" : "are"} listed as quarantined`;
    const part = `${count} of ${(0,format/* formatCount */.B4)(read, "quarantined test")} ${of} ${count === 1 ? "matches" : "match"} the filters`;
    const [host, slug] = ["repository-host", "org-slug"].map((input) => nameInput(input));
    const doubt = `If the list should not be empty, check the spelling of ${nameInput("repository")}, ${host} and ${slug}.`;
    return {
        message: `${count === read ? whole : part}.`,
        details: [...(read === 0 ? [doubt] : []), ...(unknown === 0 ? [] : [`${unreadable(unknown)}.`])],
    };
}
const SHOWN_CHARACTERS = 300;
function describeStaleTests(tests, limitMs) {
    const stale = (0,filter.sortTestsByAge)(tests).filter(({ ageMs }) => ageMs !== undefined && ageMs > limitMs);
    const oldest = stale[0];
    if (oldest === undefined)
        return undefined;
    const { test, owners, days = 0 } = oldest;
    const owner = owners.length === 0 ? "without code owner" : `of ${(0,truncate/* shortenText */.Bu)(owners.join(", "), SHOWN_CHARACTERS)}`;
    const [were, which] = stale.length === 1 ? ["was", ":"] : ["were", "; the oldest is"];
    return `${stale.length} of ${(0,format/* formatCount */.B4)(tests.length, "test")} in the list ${were} quarantined more than ${(0,format/* formatDuration */.a3)(limitMs)} ago${which} "${(0,truncate/* shortenText */.Bu)(test.name, SHOWN_CHARACTERS)}" ${owner}, for ${(0,format/* formatCount */.B4)(days, "day")}.`;
}
function createTestListWarnings(tests, omitted, { olderThan, failIfOlderThan }, nameInput) {
    const unknown = countUnknownAges(tests);
    const them = unknown === 1 ? "this test" : "these tests";
    const consequences = [
        ...(olderThan === undefined ? [] : [`${nameInput("older-than")} includes ${them}`]),
        ...(failIfOlderThan === undefined ? [] : [`${nameInput("fail-if-older-than")} ignores ${them}`]),
    ];
    return [
        ...(unknown === 0 || consequences.length === 0 ? [] : [`${unreadable(unknown)}: ${consequences.join(", and ")}.`]),
        ...(omitted === 0
            ? []
            : [
                `The file omits ${(0,format/* formatCount */.B4)(omitted, "name")}. A name in the file cannot be blank, and cannot contain line breaks or other control characters. The format json contains every test.`,
            ]),
    ];
}
function countUnknownAges(tests) {
    return tests.filter(({ ageMs }) => ageMs === undefined).length;
}
function unreadable(count) {
    return `The step cannot read when ${(0,format/* formatCount */.B4)(count, "test")} ${count === 1 ? "was" : "were"} quarantined`;
}


/***/ }),

/***/ 2141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ap: () => (/* binding */ parseServerTime),
/* harmony export */   gT: () => (/* binding */ determineServiceTime),
/* harmony export */   m6: () => (/* binding */ parseHttpDate),
/* harmony export */   oO: () => (/* binding */ createServiceClock)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);

/** Pattern for the start of an HTTP date. Without this check, Date.parse would accept "-5" or "soon 5". */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;
/** Parses an HTTP date to milliseconds since 1970; undefined if the text is no valid date. */
function parseHttpDate(text) {
    const date = text.trim();
    if (!HTTP_DATE.test(date))
        return undefined;
    // The oldest of the three date formats has no time zone, which means GMT.
    const ms = Date.parse(/ GMT$/i.test(date) ? date : `${date} GMT`);
    return Number.isNaN(ms) ? undefined : ms;
}
/**
 * Returns the service's time when the reply arrived, from the headers `Date` and `Age`, in milliseconds since 1970;
 * undefined without a valid `Date`.
 */
function parseServerTime({ header }) {
    const dateMs = parseHttpDate(header("date") ?? "");
    const age = header("age")?.trim() ?? "";
    return dateMs === undefined ? undefined : dateMs + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
}
function createServiceClock({ now: machineNow }) {
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
const APART_MS = _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF.m;
/**
 * Returns the present time for computing ages, by the service's clock. If the service sends no `Date`, or its records
 * are newer, returns this machine's time or the newest time in the records, whichever is later.
 */
function determineServiceTime(service, clock, reported) {
    const [serviceMs, machineMs] = [service.now(), clock.now()];
    const newestMs = reported.map(_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimeMs */ .jR).reduce((most, ms) => (ms > most ? ms : most), Number.NEGATIVE_INFINITY);
    const apartMs = (ms) => Math.abs(machineMs - ms);
    if (serviceMs !== undefined && newestMs <= serviceMs + APART_MS) {
        const notes = apartMs(serviceMs) > APART_MS ? [skew(serviceMs, "the service's clock")] : [];
        return { ms: Math.max(serviceMs, newestMs), notes };
    }
    if (serviceMs !== undefined && apartMs(serviceMs) <= APART_MS)
        return { ms: serviceMs, notes: [] };
    const reason = serviceMs === undefined
        ? "The service sends no readable Date header"
        : "The service's Date header is older than the times in its records";
    if (newestMs > machineMs + APART_MS) {
        return { ms: newestMs, notes: [`${reason}.`, skew(newestMs, "the newest time in the service's records")] };
    }
    return {
        ms: Math.max(machineMs, newestMs),
        notes: [`${reason}. To compute ages, the step uses the clock of this machine.`],
    };
    function skew(ms, measure) {
        // The header `Date` has no fractions of a second, so the difference is rounded to minutes.
        const minutes = Math.round(apartMs(ms) / _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF.m);
        const side = machineMs > ms ? "ahead of" : "behind";
        return `The clock of this machine is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(minutes * _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF.m)} ${side} ${measure}. To compute ages, the step uses ${measure}.`;
    }
}


/***/ })

};
