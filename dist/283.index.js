export const id = 283;
export const ids = [283];
export const modules = {

/***/ 8502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ enqueuedIn),
/* harmony export */   LJ: () => (/* binding */ findQueue),
/* harmony export */   Pm: () => (/* binding */ queueNotFoundError),
/* harmony export */   Qf: () => (/* binding */ readQueue),
/* harmony export */   gX: () => (/* binding */ explainQueueState),
/* harmony export */   i0: () => (/* binding */ notFoundError),
/* harmony export */   nM: () => (/* binding */ queueName),
/* harmony export */   oR: () => (/* binding */ OF_A_PULL_REQUEST),
/* harmony export */   qe: () => (/* binding */ numberList),
/* harmony export */   x_: () => (/* binding */ serverMessage)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);



/** The queue as a person names it. */
function queueName(target) {
    return `${target.targetBranch} of ${target.repository.owner}/${target.repository.name}`;
}
/** @throws Failure `not-found` that names repository and branch when there is no such queue. */
async function readQueue(service, target, options = {}) {
    try {
        return await service.readQueue(target, options);
    }
    catch (error) {
        throw queueNotFoundError(error, target);
    }
}
function findQueue(service, target, options = {}) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ifFound */ .MW)(service.readQueue(target, options));
}
function enqueuedIn({ enqueuedPullRequests }) {
    return enqueuedPullRequests.map(({ prNumber }) => prNumber);
}
/** So many numbers say enough in a message; outputs, page and `result-file` have more. */
const NUMBERS_SHOWN = 20;
/** `#1, #2 and 480 more` */
function numberList(numbers) {
    const shown = numbers.map((number) => `#${number}`);
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .truncatedList */ .pO)(shown, NUMBERS_SHOWN);
}
/** What may be wrong where something of a queue is missing. */
const OF_A_QUEUE = "target-branch and repository";
/** The same where it is about one pull request. */
const OF_A_PULL_REQUEST = "target-branch, pr-number and repository";
/** A 404 as the failure that names what is missing; any other error as it is. `inputs` are those that may be wrong. */
function notFoundError(error, what, inputs = OF_A_QUEUE) {
    return notFound(error, `The service does not know ${what}.`, inputs);
}
function queueNotFoundError(error, target) {
    return notFound(error, `There is no merge queue for branch ${queueName(target)}.`, OF_A_QUEUE);
}
/** Something that must exist and does not: what, the likely reasons, and the service's own message. */
function notFound(error, message, inputs) {
    if (!(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("not-found", message, {
        details: [
            `Check ${inputs}, and that the token belongs to the repository's organisation.`,
            ...serverMessage(error.facts),
            ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
        ],
        cause: error,
    });
}
/** The service's own message as a line; none when it sent none. */
function serverMessage({ serverText = "" }) {
    return serverText === "" ? [] : [`The service said: ${serverText}`];
}
/** What it means that a queue does not run, or nothing when it does. */
function explainQueueState(state) {
    switch (state) {
        case "running":
            return "";
        case "paused":
            return "The queue is paused: it takes nothing new in, starts no tests and merges nothing until somebody resumes it, for example with resume-queue.";
        case "draining":
            return "The queue is draining: it merges what is in it and takes nothing new in until somebody resumes it, for example with resume-queue.";
        case "switching_modes":
            return "The queue is switching modes: it merges what is in it, and takes nothing new in until that is done.";
        case "":
            return "The queue is in an unknown state: it may take nothing in and merge nothing.";
        default:
            return `The queue is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .stateName */ .Vi)(state)}, a state that this version does not know: it may take nothing in and merge nothing.`;
    }
}


/***/ }),

/***/ 3127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ statusError),
/* harmony export */   G5: () => (/* binding */ ifReadable),
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
/* harmony import */ var _http_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5601);



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
        transient: (0,_http_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isTransientStatus */ .D)(status),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
    const text = facts.serverText === "" ? "an empty body" : `"${facts.serverText}"`;
    const message = `${endpoint} was answered with status ${status}: ${text}${circumstances(attempts, facts.requestId)}.`;
    return new ApiError(kindOf(status), message, facts, { details: hintsFor(status, retryAfterMs, withToken) });
}
function noAnswerError(endpoint, apiUrl, why, attempts) {
    const facts = { endpoint, attempts, ambiguous: !why.unsent, transient: !why.permanent };
    const message = `${endpoint} got no answer from ${apiUrl.host}: ${why.reason}${circumstances(attempts)}.`;
    return new ApiError("unavailable", message, facts, { details: why.hint === undefined ? [] : [why.hint] });
}
/** The error for a 2xx read that does not fit what the endpoint should answer. */
function unreadableError(given, problem) {
    const facts = { ...factsOf(given), ambiguous: false, transient: true };
    const message = `The reply of ${given.endpoint} could not be read: ${problem}${circumstances(1, facts.requestId)}.`;
    return new ApiError("response", message, facts, {
        details: [
            `It began with: ${facts.serverText || "(nothing)"}`,
            "Check that api-url is the service's own address with its version, and not a page of a proxy.",
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
    return (0,_http_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isTransientStatus */ .D)(status) ? "unavailable" : "rejected";
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
        return ["Redirects are not followed, so that the token stays where it was sent. Check api-url."];
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
    return [
        ...[...checkRuns.values()].map((report) => ({ ...report, required: required.has(report.name) })),
        ...[...statuses].map(([key, report]) => ({ ...report, required: requiredInAnyCase.has(key) })),
    ].toSorted((one, other) => Number(other.required) - Number(one.required));
}
function failingChecks(checks) {
    return [...new Set(checks.filter(({ result }) => result === "failed").map(({ name }) => name))];
}
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
    const result = resultOf(status ?? "", conclusion ?? "");
    return { name, kind: "check-run", result, word: conclusion || status || "", url: url ?? undefined };
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
    const result = STATE_RESULTS.get(word) ?? "unknown";
    return { name: context, kind: "status", result, word, url: url ?? undefined };
}
function rank({ result }) {
    return WORST_FIRST.indexOf(result);
}


/***/ }),

/***/ 5392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ testRunPage),
/* harmony export */   y: () => (/* binding */ testRunSections)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6375);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8850);



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
function testRunPage(message, advice, run) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(message), ...advice.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1), testRunSections(run)]);
}
function testRunSections(run) {
    const checks = (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .checksOf */ .tg)(run);
    const of = (result) => checkTable(checks.filter((check) => check.result === result));
    const passed = checks.filter(({ result }) => result === "passed").length;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)([
        section("Failed checks", of("failed")),
        section(MISSING_TITLES.get(run.status ?? "") ?? MISSING_TITLE, nameList((0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .missingChecks */ .S1)(run, checks))),
        section("Checks without a clear result", of("unknown")),
        section("Checks that still run", of("running")),
        passed === 0 ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(passed, "check")} passed`, of("passed")),
        checks.length === 0 ? "The service lists no check of this run." : "",
        pullRequests(run),
        targets("Impacted targets of the tested pull requests", run.impactedTargetsForTestedPrs),
        targets("Impacted targets, with those of the pull requests ahead", run.impactedTargets),
        facts(run),
    ]);
}
function section(title, content) {
    return content === "" ? "" : `#### ${title}\n\n${content}`;
}
const MISSING_TITLE = "Required checks without a report";
const MISSING_TITLES = new Map([
    ["in_progress", `${MISSING_TITLE} so far`],
    ["succeeded", "Required checks that the service does not list"],
]);
function checkTable(checks) {
    return tableOf(["Check", "Result", "Required"], checks, ({ name, url, word, required }) => [
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortName */ .EU)(name), url),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(RESULT_WORDS.get(word) ?? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plainWord */ .hx)(word)),
        required ? "yes" : "",
    ]);
}
function tableOf(head, items, rowOf) {
    return items.length === 0 ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .limitedTable */ .Rl)(head, items, rowOf, { atMost: ROWS, whole: "" });
}
function nameList(names) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .bullets */ .e5)(names.map(_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortName */ .EU), ROWS);
}
function pullRequests({ testedPullRequests, dependentPrs }) {
    const tested = tableOf(["Number", "Title"], testedPullRequests ?? [], ({ prNumber, prUrl, title }) => [
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(`#${prNumber}`, prUrl),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortName */ .EU)(title ?? "")),
    ]);
    const ahead = (dependentPrs ?? []).map((number) => `#${number}`);
    const first = ahead.slice(0, ROWS).join(", ");
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)([
        section("Tested pull requests", tested),
        first === "" ? "" : `On top of those ahead: ${first}`,
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .andMore */ .v)(ahead.length - ROWS),
    ]);
}
function targets(title, names) {
    return names === null || names === undefined ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)(`${title}: ${names.length}`, nameList(names));
}
function facts({ testBranch, testBranchSha, createdAt, ...run }) {
    const required = run.requiredStatuses;
    const source = run.requiredStatusesSource ?? "";
    const from = SOURCE_WORDS.get(source) ?? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plainWord */ .hx)(source);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(["", ""], [
        ["Test branch", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortName */ .EU)(testBranch))],
        ...(testBranchSha ? [["Commit", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortName */ .EU)(testBranchSha))]] : []),
        ...(createdAt ? [["Began", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatServiceTime */ .wF)(createdAt))]] : []),
        ...(required ? [["Required checks", `${required.length}`]] : []),
        ...(source === "" ? [] : [["They come from", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(from)]]),
    ]);
}


/***/ }),

/***/ 4283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeTestRun: () => (/* binding */ describeTestRun),
/* harmony export */   readDetails: () => (/* binding */ readDetails),
/* harmony export */   readTestRun: () => (/* binding */ readTestRun),
/* harmony export */   testRunAdvice: () => (/* binding */ testRunAdvice),
/* harmony export */   whyFailed: () => (/* binding */ whyFailed)
/* harmony export */ });
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4599);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8502);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8850);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3742);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5392);






const STATUSES = ["in_progress", "succeeded", "failed", "cancelled"];
async function readDetails(id, target, service) {
    const run = await readTestRun(service, target, id);
    const checks = (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .checksOf */ .tg)(run);
    const [message, details] = [describeTestRun(run, id), testRunAdvice(run)];
    return {
        result: STATUSES.find((known) => known === run.status) ?? "unknown",
        message,
        details,
        outputs: {
            ...(0,_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .outputsOf */ .Yz)(run, _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .testRunOutputs */ .y),
            "test-run-id": id,
            "failing-checks": (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .failingChecks */ .oe)(checks),
            "missing-checks": (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .missingChecks */ .S1)(run, checks),
        },
        summary: (0,_page_js__WEBPACK_IMPORTED_MODULE_5__/* .testRunPage */ .p)(message, details, run),
        record: { testRun: run },
    };
}
/** @throws Failure `not-found` that names the run and the queue when the service does not know them. */
async function readTestRun(service, target, testRunId, options = {}) {
    try {
        return await service.readTestRun(target, testRunId, options);
    }
    catch (error) {
        const what = `test run ${testRunId} of the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .queueName */ .nM)(target)}`;
        throw (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .notFoundError */ .i0)(error, what, "test-run-id, target-branch and repository");
    }
}
const NAMED = 3;
function describeTestRun(run, id) {
    const tested = testedPullRequests(run);
    const subject = `test run ${id}${tested === "" ? "" : ` of ${tested}`}`;
    const why = whyFailed(run);
    const status = run.status ?? "";
    const known = new Map([
        ["", `The service does not say how the ${subject} stands.`],
        ["succeeded", `The ${subject} succeeded.`],
        ["cancelled", `The ${subject} was cancelled.`],
        ["in_progress", `The ${subject} is in progress${why === undefined ? "" : `; ${why} so far`}.`],
        ["failed", `The ${subject} failed${why === undefined ? "" : `: ${why}`}.`],
    ]);
    return known.get(status) ?? `The ${subject} is in a state that this version does not know: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plainWord */ .hx)(status)}.`;
}
/** Which checks failed, or what else explains a failed run: for the end of a sentence. */
function whyFailed(run) {
    const checks = (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .checksOf */ .tg)(run);
    const failing = (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .failingChecks */ .oe)(checks);
    const failed = failing.length === 0 ? [] : [`${named(failing)} failed`];
    // Only what is required decides; what is missing explains nothing once that has failed.
    const missing = run.status === "failed" && !hasFailedRequired(checks) ? (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .missingChecks */ .S1)(run, checks) : [];
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
    const checks = (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .checksOf */ .tg)(run);
    const isBad = run.status === "failed" || (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .failingChecks */ .oe)(checks).length > 0;
    const batch = isBad && (run.testedPullRequests ?? []).length > 1
        ? [`The run tests ${testedPullRequests(run)} together, as a batch: the fault may be in any of them.`]
        : [];
    return [...batch, ...adviceOnStatus(run, checks)];
}
function adviceOnStatus(run, checks) {
    if (run.status === "cancelled") {
        return ["The queue cancels a run when what it was built on has changed or its pull request left the queue."];
    }
    if (run.status !== "failed")
        return [];
    if (!hasFailedRequired(checks) && (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .missingChecks */ .S1)(run, checks).length > 0) {
        return [
            "A required check that nothing reports fails the run once the queue's testing timeout is over. Let a workflow report it on the branches trunk-merge/**, or do not require it.",
        ];
    }
    return whyFailed(run) === undefined
        ? ["No check failed and no required one is missing: the run took too long, or the queue could not start it."]
        : [];
}
/** `#7`, `#7 and #8`, `#7, #8, #9 and 2 more`; empty when the reply names none. */
function testedPullRequests(run) {
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)((run.testedPullRequests ?? []).map(({ prNumber }) => `#${prNumber}`), NAMED);
}
function named(checks) {
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(checks.map(_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortName */ .EU), NAMED);
}


/***/ })

};
