export const id = 188;
export const ids = [188];
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

/***/ 7594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gG: () => (/* binding */ named404),
/* harmony export */   mX: () => (/* binding */ notFound),
/* harmony export */   oR: () => (/* binding */ OF_A_PULL_REQUEST)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_said_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3947);


/** What may be wrong where something of a queue is missing. */
const OF_A_QUEUE = "target-branch and repository";
/** The same where it is about one pull request. */
const OF_A_PULL_REQUEST = "target-branch, pr-number and repository";
/** A 404 as a sentence that names what is missing; any other error as it is. `inputs` are those that may be wrong. */
function named404(error, what, inputs = OF_A_QUEUE) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(error) ? notFound(`The service does not know ${what}.`, error, inputs) : error;
}
/** Something that must exist and does not: what, the likely reasons, and the service's own words. */
function notFound(message, error, inputs = OF_A_QUEUE) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("not-found", message, {
        details: [
            `Check ${inputs}, and that the token belongs to the repository's organisation.`,
            ...(0,_service_said_js__WEBPACK_IMPORTED_MODULE_1__/* .serviceSaid */ .t)(error.facts),
            ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
        ],
        cause: error,
    });
}


/***/ }),

/***/ 9342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ findQueue),
/* harmony export */   LX: () => (/* binding */ queueRequest),
/* harmony export */   Qf: () => (/* binding */ readQueue),
/* harmony export */   h6: () => (/* binding */ namedQueue),
/* harmony export */   r4: () => (/* binding */ inWords)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _not_found_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7594);



function queueRequest({ repository, targetBranch }) {
    return { repo: repository, targetBranch };
}
/** The queue as a person names it. */
function inWords(place) {
    return `${place.targetBranch} of ${place.repository.owner}/${place.repository.name}`;
}
/** @throws Failure `not-found` that names repository and branch when there is no such queue. */
async function readQueue(client, place, options = {}) {
    try {
        return await client.call(_api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.getQueue, queueRequest(place), options);
    }
    catch (error) {
        throw namedQueue(error, place);
    }
}
/** The queue, or undefined when there is none. */
async function findQueue(client, place, options = {}) {
    try {
        return await client.call(_api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.getQueue, queueRequest(place), options);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error))
            return undefined;
        throw error;
    }
}
/** A 404 as the failure that names the queue which is missing; any other error as it is. */
function namedQueue(error, place) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error) ? (0,_not_found_js__WEBPACK_IMPORTED_MODULE_2__/* .notFound */ .mX)(`There is no merge queue for branch ${inWords(place)}.`, error) : error;
}


/***/ }),

/***/ 3947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ serviceSaid)
/* harmony export */ });
/** The service's own words as a line of their own; none when it said nothing. */
function serviceSaid({ serverText = "" }) {
    return serverText === "" ? [] : [`The service said: ${serverText}`];
}


/***/ }),

/***/ 5384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   J4: () => (/* binding */ IN_RESULT_FILE),
/* harmony export */   Rl: () => (/* binding */ limitedTable),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   X1: () => (/* binding */ escapeText),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   tG: () => (/* binding */ linkedMarkdown),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   v: () => (/* binding */ andMore)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);

/** Characters that Markdown or HTML could take for structure, and invisible ones that could hide it. */
const STRUCTURE = /[&<>|`*_[\]()#~\\!{}$@"']/g;
/**
 * Text of somebody else for any place in Markdown: one line, everything that could be structure as an entity.
 * Entities are shown as the character but never read as Markdown or HTML.
 */
function escapeText(text) {
    return text
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
        .replace(STRUCTURE, asEntity)
        .replace(/^\s*(?:[-+=]|\d+\.)/, (start) => `${start.slice(0, -1)}${asEntity(start.slice(-1))}`)
        .replace(/:(?=\/\/)/g, asEntity)
        .replace(/(?<=\bwww)\./gi, asEntity);
}
function asEntity(character) {
    return `&#${character.charCodeAt(0)};`;
}
/** Longer than a path that somebody reads. */
const CODE_CHARACTERS = 1000;
/** Short technical text (a commit, a name) in a fixed-width face, whatever it holds and however long it is. */
function code(text) {
    return `<code>${escapeText((0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(text, CODE_CHARACTERS))}</code>`;
}
/** Browsers take no longer address in earnest. */
const ADDRESS_CHARACTERS = 2000;
/**
 * A link on somebody else's text to somebody else's address; the text alone unless that is a plain http(s) address.
 * One with a user name in front looks like another host, so it is none.
 */
function link(text, address) {
    return linkedMarkdown(escapeText(text), address);
}
/** The same on a text that is Markdown already. */
function linkedMarkdown(markdown, address) {
    const target = linkTarget(address ?? "");
    return target === undefined ? markdown : `[${markdown}](${target})`;
}
/** The address with everything encoded that could end it in Markdown or in a table. */
function linkTarget(address) {
    if (address.length > ADDRESS_CHARACTERS || !/^https?:\/\/[^\s\p{Cc}]+$/iu.test(address))
        return undefined;
    if (!URL.canParse(address))
        return undefined;
    const { origin, username, password, pathname, search, hash } = new URL(address);
    if (username !== "" || password !== "")
        return undefined;
    const rest = `${pathname}${search}${hash}`.replace(/[^\w\-.~/?#:@+,;=&%]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
    return `${origin}${rest.replaceAll("&", "&amp;")}`;
}
/**
 * Lines in a block of code, in which Markdown and HTML mean nothing: each is one line, and none of them can end the
 * block.
 */
function codeBlock(lines, language) {
    const content = lines.map((line) => line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")).join("\n");
    const longestRun = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = "`".repeat(longestRun + 1);
    return `${fence}${language}\n${content}\n${fence}`;
}
/** Something long that is folded away under one line. */
function folded(title, content) {
    return `<details><summary>${escapeText(title)}</summary>\n\n${content}\n\n</details>`;
}
function tableRow(cells) {
    return `| ${cells.join(" | ")} |`;
}
/** A table of cells that are Markdown already. */
function table(head, rows) {
    return [tableRow(head), tableRow(head.map(() => "---")), ...rows.map(tableRow)].join("\n");
}
/** Parts of a page, one below the other, without those that have nothing to say. */
function paragraphs(parts) {
    return parts.filter((part) => part !== "").join("\n\n");
}
/** For a shortened list. */
const IN_RESULT_FILE = "the output result-file has them all";
/** How much a shortened list leaves out, and where the whole of it is; empty when it leaves out nothing. */
function andMore(hidden, whole = "") {
    return hidden > 0 ? `And ${hidden} more${whole === "" ? "" : `; ${whole}`}.` : "";
}
/** A table of so many rows at most; only what is shown is made into cells, since a list can be long. */
function limitedTable(head, items, rowOf, { atMost, whole }) {
    const rows = items.slice(0, atMost).map(rowOf);
    return paragraphs([table(head, rows), andMore(items.length - rows.length, whole)]);
}


/***/ }),

/***/ 6281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ testRunSummary),
/* harmony export */   y: () => (/* binding */ testRunSections)
/* harmony export */ });
/* harmony import */ var _iso_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8185);
/* harmony import */ var _test_run_checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8850);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6755);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5384);




/** Nobody reads more rows than this; the outputs and the result file have all. */
const ROWS = 100;
/** Results of checks as people say them; the service's other words are shown as they are. */
const RESULT_WORDS = new Map([
    ["failure", "failed"],
    ["success", "passed"],
    ["timed_out", "timed out"],
    ["action_required", "waits for somebody to act"],
    ["startup_failure", "could not start"],
    ["stale", "given up by GitHub"],
    ["", "no result given"],
]);
/** Where the required checks come from, in the service's words and in ours. */
const SOURCE_WORDS = new Map([
    ["trunk_config", "the repository's configuration file of the service"],
    ["service_config", "the repository's configuration file of the service"],
    ["repo_provider_branch_protection", "branch protection on GitHub"],
    ["merge_instance", "the queue's own settings"],
]);
/** The page about a test run: how it stands, then why. */
function testRunSummary(message, advice, run) {
    return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)(message), ...advice.map(_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1), ...testRunSections(run)].join("\n\n");
}
/** What a run is made of, the failures first. */
function testRunSections(run) {
    const checks = (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .checksOf */ .tg)(run);
    const missing = (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .missingChecks */ .S1)(run, checks);
    const sections = [
        checkSection("Failed checks", checks, "failed"),
        missing.length === 0 ? "" : `${heading(missingInWords(run))}\n\n${bullets(missing)}`,
        checkSection("Checks without a clear result", checks, "unknown"),
        checkSection("Checks that still run", checks, "running"),
        passedChecks(checks),
        checks.length === 0 ? "The service lists no check of this run." : "",
        pullRequests(run),
        targets("Impacted targets of the tested pull requests", run.impactedTargetsForTestedPrs),
        targets("Impacted targets, with those of the pull requests ahead", run.impactedTargets),
        facts(run),
    ];
    return sections.filter((section) => section !== "");
}
function heading(title) {
    return `#### ${title}`;
}
function missingInWords({ status }) {
    switch (status ?? "") {
        case "in_progress":
            return "Required checks without a report so far";
        case "succeeded":
            return "Required checks that the service does not list";
        default:
            return "Required checks without a report";
    }
}
function checkSection(title, checks, result) {
    const found = checks.filter((check) => check.result === result);
    return found.length === 0 ? "" : `${heading(title)}\n\n${checkTable(found)}`;
}
function passedChecks(checks) {
    const passed = checks.filter(({ result }) => result === "passed");
    if (passed.length === 0)
        return "";
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(passed.length, "check")} passed`, checkTable(passed));
}
function checkTable(checks) {
    const rows = checks
        .slice(0, ROWS)
        .map(({ name, url, word, required }) => [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameInWords */ .I8)(name), url),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)(RESULT_WORDS.get(word) ?? (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wordInWords */ .jW)(word)),
        required ? "yes" : "",
    ]);
    return withRest((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(["Check", "Result", "Required"], rows), checks.length);
}
function bullets(names) {
    const lines = names.slice(0, ROWS).map((name) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameInWords */ .I8)(name))}`);
    return withRest(lines.join("\n"), names.length);
}
function withRest(shown, count) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)([shown, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .andMore */ .v)(count - ROWS)]);
}
function pullRequests(run) {
    const tested = run.testedPullRequests ?? [];
    const ahead = run.dependentPrs ?? [];
    const rows = tested
        .slice(0, ROWS)
        .map(({ prNumber, prUrl, title }) => [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(`#${prNumber}`, prUrl), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameInWords */ .I8)(title ?? ""))]);
    const numbers = ahead.slice(0, ROWS).map((number) => `#${number}`);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)([
        rows.length === 0 ? "" : heading("Tested pull requests"),
        rows.length === 0 ? "" : withRest((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(["Number", "Title"], rows), tested.length),
        numbers.length === 0 ? "" : withRest(`On top of those ahead: ${numbers.join(", ")}`, ahead.length),
    ]);
}
function targets(title, names) {
    return names === null || names === undefined ? "" : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(`${title}: ${names.length}`, bullets(names));
}
function facts({ testBranch, testBranchSha, createdAt, ...run }) {
    const required = run.requiredStatuses;
    const source = run.requiredStatusesSource ?? "";
    const from = SOURCE_WORDS.get(source) ?? (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wordInWords */ .jW)(source);
    const rows = [
        ["Test branch", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameInWords */ .I8)(testBranch))],
        testBranchSha ? ["Commit", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameInWords */ .I8)(testBranchSha))] : [],
        createdAt ? ["Began", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)((0,_iso_time_js__WEBPACK_IMPORTED_MODULE_3__/* .writtenTimeInWords */ .JJ)(createdAt))] : [],
        required ? ["Required checks", `${required.length}`] : [],
        source === "" ? [] : ["They come from", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)(from)],
    ];
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(["", ""], rows.filter((row) => row.length > 0));
}


/***/ }),

/***/ 8850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ missingChecks),
/* harmony export */   oe: () => (/* binding */ failingChecks),
/* harmony export */   tg: () => (/* binding */ checksOf)
/* harmony export */ });
/** GitHub lets a required check pass with these conclusions, and with no other. */
const GOOD_CONCLUSIONS = new Set(["success", "neutral", "skipped"]);
const BAD_CONCLUSIONS = new Set([
    "failure",
    "timed_out",
    "cancelled",
    "action_required",
    "startup_failure",
    "stale",
]);
const STATE_RESULTS = new Map([
    ["success", "passed"],
    ["failure", "failed"],
    ["error", "failed"],
    ["pending", "running"],
    ["expected", "running"],
]);
/** Of several reports the first of these counts. */
const WORST_FIRST = ["failed", "running", "unknown", "passed"];
/**
 * Every check that was reported for a run, once, the required ones first: the queue's verdict depends on them.
 * A commit status has a row for each of its reports. Rows carry no times, but the newest stands first, as in GitHub's
 * own list, so the first row of a context counts. Check runs of one name have no such order, so nothing tells a repeat
 * from a namesake in another suite: one that failed fails the name.
 */
function checksOf(run) {
    const checkRuns = new Map();
    for (const report of (run.checkSuites ?? []).flatMap(({ checkRuns: runs }) => runs ?? []).map(ofCheckRun)) {
        const before = checkRuns.get(report.name);
        if (before === undefined || rank(report) < rank(before))
            checkRuns.set(report.name, report);
    }
    const statuses = new Map();
    for (const report of (run.statusChecks ?? []).map(ofStatus)) {
        const key = anyCase(report.name);
        if (!statuses.has(key))
            statuses.set(key, report);
    }
    const required = new Set(run.requiredStatuses ?? []);
    const requiredInAnyCase = new Set([...required].map(anyCase));
    const isRequired = ({ kind, name }) => kind === "status" ? requiredInAnyCase.has(anyCase(name)) : required.has(name);
    return [...checkRuns.values(), ...statuses.values()]
        .map((report) => ({ ...report, required: isRequired(report) }))
        .toSorted((one, other) => Number(other.required) - Number(one.required));
}
/** Names of the checks that ended badly, required or not. */
function failingChecks(checks) {
    return [...new Set(checks.filter(({ result }) => result === "failed").map(({ name }) => name))];
}
/** Names of the required checks of which there is no report. */
function missingChecks(run, checks) {
    const checkRuns = new Set(checks.filter(({ kind }) => kind === "check-run").map(({ name }) => name));
    const statuses = new Set(checks.filter(({ kind }) => kind === "status").map(({ name }) => anyCase(name)));
    const isReported = (name) => checkRuns.has(name) || statuses.has(anyCase(name));
    return [...new Set(run.requiredStatuses ?? [])].filter((name) => !isReported(name));
}
/** GitHub tells contexts of commit statuses apart without regard to capitals, names of check runs with it. */
function anyCase(context) {
    return context.toLowerCase();
}
function ofCheckRun({ name, url, status, conclusion }) {
    return {
        name,
        kind: "check-run",
        result: resultOf(status ?? "", conclusion ?? ""),
        word: conclusion || status || "",
        url: url ?? undefined,
    };
}
function resultOf(status, conclusion) {
    if (GOOD_CONCLUSIONS.has(conclusion))
        return "passed";
    if (BAD_CONCLUSIONS.has(conclusion))
        return "failed";
    // Every other status says that the check has not ended; there were five of them so far.
    return conclusion === "" && status !== "" && status !== "completed" ? "running" : "unknown";
}
function ofStatus({ context, url, state }) {
    const word = state ?? "";
    return {
        name: context,
        kind: "status",
        result: STATE_RESULTS.get(word) ?? "unknown",
        word,
        url: url ?? undefined,
    };
}
function rank({ result }) {
    return WORST_FIRST.indexOf(result);
}


/***/ }),

/***/ 2828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readTestRun)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _queue_not_found_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7594);
/* harmony import */ var _queue_read_queue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9342);



/** @throws Failure `not-found` that names the run and the queue when the service does not know them. */
async function readTestRun(client, place, testRunId, options = {}) {
    try {
        const request = { ...(0,_queue_read_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .queueRequest */ .LX)(place), testRunId };
        return await client.call(_api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.getMergeQueueTestingDetails, request, options);
    }
    catch (error) {
        const what = `test run ${testRunId} of the merge queue for ${(0,_queue_read_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .inWords */ .r4)(place)}`;
        throw (0,_queue_not_found_js__WEBPACK_IMPORTED_MODULE_1__/* .named404 */ .gG)(error, what, "test-run-id, target-branch and repository");
    }
}


/***/ }),

/***/ 1579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G$: () => (/* binding */ testRunAdvice),
/* harmony export */   KE: () => (/* binding */ whyFailed),
/* harmony export */   qL: () => (/* binding */ testRunInWords)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6755);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8850);


/** A sentence names so many checks, and so many pull requests. */
const NAMED = 3;
/** How a test run stands, in one sentence. */
function testRunInWords(run, id) {
    const tested = testedInWords(run);
    const subject = `test run ${id}${tested === "" ? "" : ` of ${tested}`}`;
    const why = whyFailed(run);
    switch (run.status ?? "") {
        case "":
            return `The service does not say how the ${subject} stands.`;
        case "succeeded":
            return `The ${subject} succeeded.`;
        case "cancelled":
            return `The ${subject} was cancelled.`;
        case "in_progress":
            return `The ${subject} is in progress${why === undefined ? "" : `; ${why} so far`}.`;
        case "failed":
            return why === undefined ? `The ${subject} failed.` : `The ${subject} failed: ${why}.`;
        default:
            return `The ${subject} is in a state that this version does not know: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordInWords */ .jW)(run.status ?? "")}.`;
    }
}
/** Which checks failed, or what else explains a failed run: for the end of a sentence. */
function whyFailed(run) {
    const checks = (0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .checksOf */ .tg)(run);
    const failing = (0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .failingChecks */ .oe)(checks);
    const failed = failing.length === 0 ? [] : [`${named(failing)} failed`];
    // Only what is required decides; what is missing explains nothing once that has failed.
    const missing = run.status === "failed" && !hasFailedRequired(checks) ? (0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .missingChecks */ .S1)(run, checks) : [];
    // The reply may lack what GitHub shows, so more than this cannot be said.
    const absent = missing.length === 0 ? [] : [`the service has no report of ${named(missing)}`];
    const reasons = [...absent, ...failed];
    if (reasons.length > 0)
        return reasons.join(", and ");
    const running = checks.filter(({ result, required }) => result === "running" && required);
    return run.status === "failed" && running.length > 0
        ? `${named(running.map(({ name }) => name))} had not ended`
        : undefined;
}
function hasFailedRequired(checks) {
    return checks.some(({ result, required }) => result === "failed" && required);
}
/** What one should know to act on a run, one sentence a line. */
function testRunAdvice(run) {
    return [...batchCaveat(run), ...adviceByStatus(run)];
}
function batchCaveat(run) {
    const tested = run.testedPullRequests ?? [];
    const failing = run.status === "failed" || (0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .failingChecks */ .oe)((0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .checksOf */ .tg)(run)).length > 0;
    return failing && tested.length > 1
        ? [`The run tests ${testedInWords(run)} together, as a batch: the fault may be in any of them.`]
        : [];
}
function adviceByStatus(run) {
    const checks = (0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .checksOf */ .tg)(run);
    if (run.status === "cancelled") {
        return [
            "The queue cancels a run when what it was built on has changed or its pull request left the queue.",
        ];
    }
    if (run.status !== "failed")
        return [];
    if (!hasFailedRequired(checks) && (0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .missingChecks */ .S1)(run, checks).length > 0) {
        return [
            "A required check that nothing reports fails the run once the queue's testing timeout is over. Let a workflow report it on the branches trunk-merge/**, or do not require it.",
        ];
    }
    return whyFailed(run) === undefined
        ? [
            "No check failed and no required one is missing: the run took too long, or the queue could not start it.",
        ]
        : [];
}
/** `#7`, `#7 and #8`, `#7, #8, #9 and 2 more`; empty when the reply names none. */
function testedInWords(run) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .someInWords */ .nq)((run.testedPullRequests ?? []).map(({ prNumber }) => `#${prNumber}`), NAMED);
}
function named(checks) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .someInWords */ .nq)(checks.map(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .nameInWords */ .I8), NAMED);
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
