export const id = 4643;
export const ids = [4643];
export const modules = {

/***/ 4643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diagnoseTestRun: () => (/* binding */ diagnoseTestRun),
/* harmony export */   reportTestRun: () => (/* binding */ reportTestRun)
/* harmony export */ });
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4599);
/* harmony import */ var _test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8850);
/* harmony import */ var _test_run_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3742);
/* harmony import */ var _test_run_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5392);
/* harmony import */ var _test_run_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4283);
/* harmony import */ var _cause_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7014);
/* harmony import */ var _diagnose_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5858);
/* harmony import */ var _trials_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8259);








const STATUSES = ["in_progress", "succeeded", "failed", "cancelled"];
const READ_MS = 5000;
async function reportTestRun(id, target, context) {
    const run = await (0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readTestRun */ .we)(context.service, target, id);
    const checks = (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .listChecks */ .SU)(run);
    const ofAttempt = await diagnoseAttempt(id, run, target, context);
    const ofRun = ofAttempt === undefined ? diagnoseTestRun(id, run) : undefined;
    const message = (0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_4__/* .describeTestRun */ .l4)(run, id);
    const details = [
        ...(ofAttempt === undefined ? [] : (0,_cause_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDiagnosis */ .Nb)(ofAttempt)),
        // For any other cause, the advice on the test run already explains the failure.
        ...(ofRun?.cause === "flaky" ? [ofRun.sentence, ...ofRun.evidence] : []),
        ...(0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_4__/* .listTestRunAdvice */ .My)(run, ofAttempt !== undefined),
    ];
    return {
        result: STATUSES.find((known) => known === run.status) ?? "unknown",
        message,
        details,
        outputs: {
            ...(0,_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .selectDeclaredOutputs */ .PE)(run, _test_run_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .testRunOutputs */ .yW),
            "is-bisection": run.isBisection ?? /-bisection/i.test(run.testBranch),
            "test-run-id": id,
            "failing-checks": (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .findFailingChecks */ .TW)(checks),
            "missing-checks": (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .findMissingChecks */ .$G)(run, checks),
            cause: (ofAttempt ?? ofRun)?.cause,
        },
        summary: (0,_test_run_page_js__WEBPACK_IMPORTED_MODULE_3__/* .formatTestRunPage */ .E)(message, details, run),
        record: { testRun: run },
    };
}
/**
 * Diagnoses an attempt. Returns undefined for a test run of several pull requests, or a run that did not decide the
 * attempt.
 */
async function diagnoseAttempt(id, run, target, context) {
    const [tested, ...others] = run.testedPullRequests ?? [];
    if (run.status !== "failed" || tested === undefined || others.length > 0)
        return undefined;
    const pullRequest = { ...target, number: tested.prNumber, headSha: undefined, guardedHead: undefined };
    const reading = context.service.readRecord(pullRequest, { withinMs: READ_MS });
    const record = await reading.catch(() => undefined);
    if (record === undefined || !(0,_diagnose_js__WEBPACK_IMPORTED_MODULE_6__/* .canTestsHaveFailed */ .jN)(record))
        return undefined;
    const options = { testRun: { id, run }, note: context.log.debug };
    const { diagnosis, testRun } = await (0,_diagnose_js__WEBPACK_IMPORTED_MODULE_6__/* .diagnosePullRequest */ .Hy)(record, pullRequest, context, options);
    return testRun?.id === id ? diagnosis : undefined;
}
function diagnoseTestRun(id, run) {
    if (run.status !== "failed")
        return undefined;
    const number = run.testedPullRequests?.[0]?.prNumber ?? 0;
    const trials = (0,_trials_js__WEBPACK_IMPORTED_MODULE_7__/* .listPullRequestTestRuns */ .h)({ number, hasFailed: false, runs: [{ id, run }], results: [] });
    return (0,_cause_js__WEBPACK_IMPORTED_MODULE_5__/* .decideCause */ .GY)({ situation: "run", trials, targetBranch: "" });
}


/***/ }),

/***/ 5392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ formatTestRunPage),
/* harmony export */   f: () => (/* binding */ formatTestRunSections)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6375);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8850);



const ROWS = 100;
const RESULT_WORDS = new Map([
    ["failure", "failed"],
    ["success", "passed"],
    ["timed_out", "timed out"],
    ["action_required", "requires an action"],
    ["startup_failure", "could not start"],
    ["stale", "abandoned by GitHub"],
    ["", "no result"],
]);
const SOURCE_WORDS = new Map([
    ["trunk_config", "the configuration file of the service in the repository"],
    ["service_config", "the configuration file of the service in the repository"],
    ["repo_provider_branch_protection", "branch protection on GitHub"],
    ["merge_instance", "the queue's own settings"],
]);
function formatTestRunPage(message, advice, run) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .joinBlocks */ .x9)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(message), ...advice.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1), formatTestRunSections(run)]);
}
function formatTestRunSections(run) {
    const checks = (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .listChecks */ .SU)(run);
    const of = (result) => checkTable(checks.filter((check) => check.result === result));
    const passed = checks.filter(({ result }) => result === "passed").length;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .joinBlocks */ .x9)([
        section("Failed checks", of("failed")),
        section(MISSING_TITLES.get(run.status ?? "") ?? MISSING_TITLE, list((0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .findMissingChecks */ .$G)(run, checks))),
        section("Checks without a clear result", of("unknown")),
        section("Running checks", of("running")),
        passed === 0 ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCollapsedSection */ .Q8)(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(passed, "check")} passed`, of("passed")),
        checks.length === 0 ? "The service lists no checks of this run." : "",
        pullRequests(run),
        targets("Impacted targets of the tested pull requests", run.impactedTargetsForTestedPrs),
        targets("Impacted targets of the tested pull requests and the pull requests ahead", run.impactedTargets),
        facts(run),
    ]);
}
function section(title, content) {
    return content === "" ? "" : `#### ${title}\n\n${content}`;
}
function list(names) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toBullets */ .TV)(names.map(_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenName */ .ty), ROWS);
}
const MISSING_TITLE = "Required checks without a report";
const MISSING_TITLES = new Map([
    ["in_progress", `${MISSING_TITLE} so far`],
    ["succeeded", "Required checks that the service does not list"],
]);
function checkTable(checks) {
    return tableOf(["Check", "Result", "Required"], checks, ({ name, url, word, required }) => [
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toLink */ .SW)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenName */ .ty)(name), url),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(RESULT_WORDS.get(word) ?? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatServiceEnumValue */ .Dx)(word)),
        required ? "yes" : "",
    ]);
}
function tableOf(head, items, rowOf) {
    return items.length === 0 ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toLimitedTable */ .qD)(head, items, rowOf, { atMost: ROWS, whole: "" });
}
function pullRequests({ testedPullRequests, dependentPrs }) {
    const tested = tableOf(["Number", "Title"], testedPullRequests ?? [], ({ prNumber, prUrl, title }) => [
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toLink */ .SW)(`#${prNumber}`, prUrl),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenName */ .ty)(title ?? "")),
    ]);
    const ahead = (dependentPrs ?? []).map((number) => `#${number}`);
    const first = ahead.slice(0, ROWS).join(", ");
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .joinBlocks */ .x9)([
        section("Tested pull requests", tested),
        first === "" ? "" : `The test run includes these pull requests ahead: ${first}`,
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .formatOmittedItemCount */ .ks)(ahead.length - ROWS),
    ]);
}
function targets(title, names) {
    return names === null || names === undefined ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCollapsedSection */ .Q8)(`${title}: ${names.length}`, list(names));
}
function facts({ testBranch, testBranchSha, createdAt, ...run }) {
    const required = run.requiredStatuses;
    const source = run.requiredStatusesSource ?? "";
    const from = SOURCE_WORDS.get(source) ?? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatServiceEnumValue */ .Dx)(source);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toTable */ .MR)(["", ""], [
        ["Test branch", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toInlineCode */ .mI)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenName */ .ty)(testBranch))],
        ...(testBranchSha ? [["Commit", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toInlineCode */ .mI)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenName */ .ty)(testBranchSha))]] : []),
        ...(createdAt ? [["Began", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatServiceTime */ .wF)(createdAt))]] : []),
        ...(required ? [["Required checks", `${required.length}`]] : []),
        ...(source === "" ? [] : [["Source of required checks", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(from)]]),
    ]);
}


/***/ })

};
