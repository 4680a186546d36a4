export const id = 5858;
export const ids = [5858];
export const modules = {

/***/ 7014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GY: () => (/* binding */ decideCause),
  Nt: () => (/* binding */ describeNextStep),
  Nb: () => (/* binding */ formatDiagnosis)
});

// UNUSED EXPORTS: FAILURE_CAUSES

// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
;// CONCATENATED MODULE: ./lib/src/diagnosis/reasons.js
// Reasons of the service, in upper case, for an attempt without a merge. A newer service may have other reasons.
const CANCEL_REASONS = new Map([
    ["USER_REQUESTED", ["later", "A user removed the pull request from the queue."]],
    ["TRUNK_ADMIN_REQUESTED", ["later", "An administrator removed the pull request from the queue."]],
    ["PR_CLOSED", ["none", "The pull request left the queue because it was closed."]],
    [
        "PR_MERGED_INTO_OTHER_BRANCH",
        ["none", "The pull request was merged into a branch that is not the target branch of the queue."],
    ],
    ["PR_PUSHED_TO", ["requeue", "The pull request left the queue because it received new commits."]],
    ["PR_CONVERTED_TO_DRAFT", ["fix", "The pull request left the queue because it became a draft."]],
    ["PR_BASE_BRANCH_CHANGED", ["fix", "The pull request left the queue because its base branch changed."]],
    ["NOT_READY_TIMEOUT_EXPIRED", ["fix", "The pull request did not become ready within the time limit of the queue."]],
    ["STACKED_PR_MEMBER_PUSHED_TO", ["requeue", "Another pull request of the same stack received new commits."]],
    ["STACKED_PR_MEMBER_CLOSED", ["fix", "Another pull request of the same stack was closed."]],
    ["STACKED_PR_MEMBER_MERGED", ["requeue", "Another pull request of the same stack was merged outside the queue."]],
    [
        "STACKED_PR_MEMBER_BASE_BRANCH_CHANGED",
        ["fix", "The base branch of another pull request of the same stack changed."],
    ],
    ["STACKED_PR_STACK_CHANGED", ["requeue", "The stack of the pull request changed."]],
    [
        "STACKED_PR_GROUP_CANCELLED_AT_MERGE_TIME",
        ["requeue", "The stack of the pull request was canceled at the moment of the merge."],
    ],
]);
/**
 * Reasons for a failure, mostly of the infrastructure. The next step is `fix` if a new submission would fail for the
 * same reason.
 */
const FAILURE_REASONS = new Map([
    [
        "START_TEST_RUN_RETRY_EXHAUSTED",
        ["requeue", "The queue made several attempts to create the test branch, and all attempts failed."],
    ],
    ["START_TEST_RUN_INVALID_EVENT", ["requeue", "The queue could not start the test run."]],
    [
        "START_TEST_RUN_DRAFT_PRS_NOT_ALLOWED",
        ["fix", "The repository does not allow draft pull requests, which the queue requires for tests."],
    ],
    ["START_TEST_RUN_PERMISSIONS_BLOCK_TEST_BRANCH", ["fix", "The service is not permitted to create the test branch."]],
    [
        "START_TEST_RUN_NO_REQUIRED_STATUSES",
        ["fix", "No required checks are configured, so the queue could not determine a test result."],
    ],
    ["START_TEST_RUN_CONFIG_NOT_FOUND", ["fix", "The service's configuration file is missing from the test branch."]],
    [
        "START_TEST_RUN_CONFIG_PARSING_FAILURE",
        ["fix", "The service's configuration file in the test branch cannot be read."],
    ],
    [
        "START_TEST_RUN_CONFIG_BAD_VERSION",
        ["fix", "The service's configuration file in the test branch has an unknown version."],
    ],
    [
        "START_TEST_RUN_CONFIG_BAD_REQUIRED_STATUSES",
        ["fix", "The required checks in the service's configuration file are not valid."],
    ],
    [
        "START_TEST_RUN_CONFIG_MISSING_REQUIRED_STATUSES",
        ["fix", "The service's configuration file names no required checks."],
    ],
    ["GITHUB_API_MERGE_PR_FAILED", ["requeue", "The tests passed, but GitHub did not merge the pull request."]],
    [
        "GITHUB_API_DIRECT_MERGE_PR_FAILED",
        ["requeue", "GitHub did not allow a direct merge of the pull request without tests."],
    ],
    ["GITHUB_API_BRANCH_PROTECTION_UNMET", ["fix", "The rules of the target branch did not allow the merge."]],
    ["GITHUB_API_MERGE_ALREADY_IN_PROGRESS", ["requeue", "GitHub was already merging the pull request."]],
    ["GITHUB_API_RATE_LIMIT_EXCEEDED", ["requeue", "The service exceeded GitHub's limit of API requests."]],
    ["GITHUB_API_REPEATED_SERVER_ERRORS", ["requeue", "GitHub repeatedly returned errors to the service."]],
    ["PR_UPDATED_AT_MERGE_TIME", ["requeue", "The pull request was changed at the moment of the merge.", "removed"]],
]);

;// CONCATENATED MODULE: ./lib/src/diagnosis/cause.js


/** Causes of a failure. docs/failure-causes.md lists the evidence for each cause. */
const FAILURE_CAUSES = (/* unused pure expression or super */ null && ([
    "change",
    "tests-failed",
    "change-ahead",
    "conflict",
    "flaky",
    "infrastructure",
    "removed",
    "unknown",
]));
/** Rules in order of precedence. Each rule returns a diagnosis only if the facts prove it. */
const RULES = [
    diagnoseHeld,
    diagnoseCanceled,
    diagnoseLeft,
    diagnoseConflict,
    diagnoseNamedFailure,
    diagnosePassedTests,
    diagnoseNothingFailed,
    diagnoseFlaky,
    diagnoseOwnChange,
    diagnoseOwnRun,
    diagnoseSharedRun,
];
function decideCause(facts) {
    for (const rule of RULES) {
        const found = rule(facts);
        if (found !== undefined)
            return withNextStep(found, facts);
    }
    return withNextStep(diagnosis("unknown", "look", "The cause of the failure is not known.", quoted(facts.reason)), facts);
}
function diagnosis(cause, next, sentence, evidence = []) {
    return { cause, sentence, evidence, next };
}
/** Replaces the next step for a pull request that is in the queue again, is closed, or needs a change first. */
function withNextStep(found, { onHost, targetBranch, isBack = false }) {
    const because = (next, line) => {
        const isKnown = found.evidence.includes(line);
        return { ...found, next, evidence: isKnown ? found.evidence : [...found.evidence, line] };
    };
    if (found.next === "wait")
        return found;
    if (isBack)
        return because("wait", "The pull request was submitted again.");
    if (onHost === undefined)
        return found;
    if (onHost.merged)
        return because("none", "GitHub shows the pull request as merged.");
    if (!onHost.open)
        return because("none", "GitHub shows the pull request as closed.");
    if (onHost.draft)
        return because("fix", "GitHub shows the pull request as a draft.");
    if (onHost.baseBranch !== targetBranch)
        return because("fix", `The base branch of the pull request is now ${(0,format/* shortenName */.ty)(onHost.baseBranch)}.`);
    return onHost.conflicts && found.cause !== "conflict" ? because("fix", CONFLICTS_NOW) : found;
}
const CONFLICTS_NOW = "GitHub reports that the pull request conflicts with its base branch.";
function diagnoseHeld({ situation, failingAhead = [], trials }) {
    if (situation !== "held")
        return undefined;
    const last = lastFailed(trials);
    const ahead = failingAhead.filter((number) => last?.others.includes(number) !== true);
    const evidence = failedChecksOf(last);
    if (ahead.length === 0) {
        const sentence = "The tests failed, and the queue has not decided yet whether this pull request is the cause.";
        return diagnosis("unknown", "wait", sentence, evidence);
    }
    const sentence = `The tests failed. The tests of ${numbers(ahead)} (ahead in the queue) failed too. If a pull request ahead is the cause, the queue removes that pull request and tests this pull request again.`;
    return diagnosis("change-ahead", "wait", sentence, evidence);
}
function diagnoseCanceled({ situation, reason }) {
    if (situation !== "cancelled")
        return undefined;
    if (reason === undefined) {
        const sentence = "The pull request was removed from the queue; the service does not report why.";
        return diagnosis("removed", "later", sentence);
    }
    const [next, sentence] = CANCEL_REASONS.get(reason) ?? [];
    return next === undefined || sentence === undefined
        ? diagnosis("removed", "later", `The pull request was removed from the queue: ${(0,format/* formatServiceEnumValue */.Dx)(reason.toLowerCase())}.`)
        : diagnosis("removed", next, sentence, quoted(reason));
}
function diagnoseLeft({ situation }) {
    if (situation !== "left")
        return undefined;
    return diagnosis("unknown", "none", "The pull request left the queue, but the service reports no outcome, so the cause is not known.");
}
/** Reasons of the service for a merge that GitHub rejected. */
const MERGE_REFUSED = new Set(["GITHUB_API_MERGE_PR_FAILED", "GITHUB_API_DIRECT_MERGE_PR_FAILED"]);
/**
 * Diagnoses a conflict. Requires that the service names it, or that GitHub shows it and the service names no other
 * reason.
 */
function diagnoseConflict(facts) {
    const { situation, reason, culprit, onHost, trials } = facts;
    if (situation === "run")
        return undefined;
    const isNamed = reason === "START_TEST_RUN_MERGE_CONFLICT";
    const isPossible = reason === undefined ? lastFailed(trials) === undefined : MERGE_REFUSED.has(reason);
    const isShown = onHost?.conflicts === true;
    if (!isNamed && !(isPossible && isShown))
        return undefined;
    const branch = (0,format/* shortenName */.ty)(facts.targetBranch);
    const isWithBranch = culprit?.kind === "target-branch" || isShown;
    const unnamed = isWithBranch ? branch : `${branch}, or with a pull request ahead of it`;
    const other = culprit?.kind === "pull-request" ? `#${culprit.number}` : unnamed;
    const evidence = [...quoted(reason), ...(isShown ? [CONFLICTS_NOW] : [])];
    return diagnosis("conflict", "fix", `The pull request conflicts with ${other}.`, evidence);
}
function diagnoseNamedFailure({ reason = "" }) {
    const known = FAILURE_REASONS.get(reason);
    if (known === undefined)
        return undefined;
    const [next, sentence, word = "infrastructure"] = known;
    return diagnosis(word, next, sentence, quoted(reason));
}
function diagnosePassedTests({ situation, reason, trials }) {
    const last = trials.at(-1);
    if (situation === "run" || reason !== undefined || last === undefined || last.outcome !== "passed")
        return undefined;
    const sentence = "The pull request failed after its tests passed, for example during the merge. Find out whether the pull request can still be merged into its base branch.";
    return diagnosis("unknown", "look", sentence, [
        `The test run ${(0,format/* shortenName */.ty)(last.id)} of the pull request succeeded.`,
    ]);
}
/** Diagnoses a failed run without a failed check: the run took too long, or a check is missing. */
function diagnoseNothingFailed({ reason, trials }) {
    const last = lastFailed(trials);
    const isTimeout = reason === "TEST_RUN_TIMEOUT";
    if (!isTimeout && (last?.checks === undefined || last.others.length > 0))
        return undefined;
    const { failed = [], missing = [], running = [] } = last?.checks ?? {};
    if (failed.length > 0)
        return undefined;
    const evidence = [
        ...quoted(reason),
        ...(last === undefined ? [] : [`Test run ${(0,format/* shortenName */.ty)(last.id)} decided the outcome.`]),
    ];
    if (missing.length > 0) {
        const sentence = `The tests failed because the service received no report of ${named(missing)}.`;
        return diagnosis("infrastructure", "fix", sentence, evidence);
    }
    if (!isTimeout && running.length === 0)
        return undefined;
    const still = running.length === 0 ? "" : `: ${named(running)} had not finished`;
    const sentence = `The tests exceeded the time limit of the queue, and no check failed${still}.`;
    return diagnosis("infrastructure", "requeue", sentence, evidence);
}
function diagnoseFlaky({ trials }) {
    const last = lastFailed(trials);
    if (last === undefined)
        return undefined;
    const { failed = [], unsteady = [] } = last.checks ?? {};
    const twin = trials.find(({ outcome, sha }) => outcome === "passed" && sha !== undefined && sha === last.sha);
    if (twin === undefined && (failed.length === 0 || unsteady.length < failed.length))
        return undefined;
    const evidence = twin === undefined
        ? `Test run ${(0,format/* shortenName */.ty)(last.id)} reported both a failure and a success on the same commit for ${named(unsteady)}.`
        : `Test run ${(0,format/* shortenName */.ty)(last.id)} failed, but test run ${(0,format/* shortenName */.ty)(twin.id)} passed on the same commit.`;
    return diagnosis("flaky", "requeue", "The tests failed and passed on the same commit.", [evidence]);
}
/**
 * Diagnoses that the pull request's own change fails. Requires two failed runs: the last run, which tested only this
 * pull request, and an earlier run whose other pull requests have all passed since. A passed run contradicts this
 * cause.
 */
function diagnoseOwnChange({ situation, reason, trials }) {
    if (situation !== "failed" || !TEST_FAILURES.has(reason))
        return undefined;
    const damning = trials.filter(({ isDamning }) => isDamning);
    const isAlone = damning.at(-1)?.others.length === 0;
    if (!isAlone || damning.length < 2 || trials.some(({ outcome }) => outcome === "passed"))
        return undefined;
    const sentence = "The change is the cause, alone or together with pull requests ahead. The tests failed more than once with the change, and passed without the change.";
    return diagnosis("change", "fix", sentence, [...damning.map(accusation), ...quoted(reason)]);
}
function accusation({ id, others, checks }) {
    if (others.length > 0)
        return `Test run ${id} failed. It also included ${numbers(others)}. Later, ${numbers(others)} passed without this pull request.`;
    const failed = checks?.failed ?? [];
    const which = failed.length === 0 ? "" : `: ${named(failed)} failed`;
    return `Test run ${id} failed, and no other pull request can be the cause${which}.`;
}
/**
 * Diagnoses failed tests that no other pull request can have caused. The queue fails a pull request only after
 * everything ahead has passed.
 */
function diagnoseOwnRun({ situation, reason, trials }) {
    const last = trials.at(-1);
    const isAlone = last?.outcome === "failed" && last.isKnown && last.others.length === 0;
    const isDamned = trials.some(({ isDamning }) => isDamning);
    if (situation !== "failed" || !TEST_FAILURES.has(reason) || !(isAlone || isDamned))
        return undefined;
    const passed = trials.find(({ outcome }) => outcome === "passed");
    const sentence = "The tests failed, and no other pull request can be the cause. One test run cannot show whether the cause is the change, a flaky test or a broken target branch.";
    return diagnosis("tests-failed", "fix", sentence, [
        ...failedChecksOf(last),
        ...(passed === undefined ? [] : [`Test run ${passed.id} with the same pull request passed before.`]),
        ...quoted(reason),
    ]);
}
const TEST_FAILURES = new Set([
    undefined,
    "TEST_RUN_REQUIRED_STATUS_FAILED",
    "TEST_RUN_FAILED_BY_OPTIMIZATION",
]);
function diagnoseSharedRun({ situation, reason, trials }) {
    const last = lastFailed(trials);
    const next = situation === "run" ? "none" : "look";
    if (last === undefined) {
        if (reason === undefined || !TEST_FAILURES.has(reason))
            return undefined;
        const sentence = "The tests failed, but the test run is not known.";
        return diagnosis("unknown", next, sentence, quoted(reason));
    }
    const alone = situation === "run"
        ? "The tests failed; this run alone does not show whether a pull request ahead is the cause."
        : "The tests failed; the other pull requests in the test run are not known.";
    const shared = `The tests failed in a run that also included ${numbers(last.others)}, so a different pull request may be the cause.`;
    return diagnosis("unknown", next, last.others.length > 0 ? shared : alone, failedChecksOf(last));
}
function lastFailed(trials) {
    return trials.findLast(({ outcome }) => outcome === "failed");
}
function failedChecksOf(trial) {
    const failed = trial?.checks?.failed ?? [];
    return trial === undefined || failed.length === 0
        ? []
        : [`Failed checks in test run ${(0,format/* shortenName */.ty)(trial.id)}: ${named(failed)}.`];
}
function quoted(reason) {
    return reason === undefined ? [] : [`The service reports "${(0,format/* formatServiceEnumValue */.Dx)(reason.toLowerCase())}".`];
}
const NAMED = 3;
function named(names) {
    return (0,format/* formatList */.ki)(names.map(format/* shortenName */.ty), NAMED);
}
function numbers(of) {
    return named(of.map((number) => `#${number}`));
}
function formatDiagnosis(found, more = []) {
    const advice = describeNextStep(found);
    return [found.sentence, ...found.evidence, ...more, ...(advice === "" ? [] : [advice])];
}
function describeNextStep({ cause, next }) {
    switch (next) {
        case "requeue":
            return "Submit the pull request again.";
        case "wait":
            return "The pull request is still in the queue. Wait until the queue decides about the pull request.";
        case "fix":
            return FIXES.get(cause) ?? "First fix the cause. Then submit the pull request again.";
        case "later":
            return "Submit the pull request again when it is ready.";
        case "look":
            return "Read the results of the failed checks. Also find out whether the pull request can still be merged. If there is nothing to fix, submit the pull request again.";
        case "none":
            return "";
    }
}
const FIXES = new Map([
    ["change", "Fix the failed checks, and submit the pull request again."],
    [
        "tests-failed",
        "Fix the failed checks, and submit the pull request again. If the change is not the cause, submit the pull request again without a fix.",
    ],
    ["conflict", "Resolve the conflict, and submit the pull request again."],
]);


/***/ }),

/***/ 5858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jN: () => (/* binding */ canTestsHaveFailed),
  Hy: () => (/* binding */ diagnosePullRequest),
  Rr: () => (/* binding */ findConflictCulprit),
  fg: () => (/* binding */ hasOnlyRequestedRestarts)
});

// EXTERNAL MODULE: ./lib/src/service/record-state.js
var record_state = __webpack_require__(6497);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
;// CONCATENATED MODULE: ./lib/src/diagnosis/budget.js
/**
 * Calls `read` if the budget allows one more request. Returns undefined if the budget is used up, and after a failure
 * or an abort.
 */
async function readWithinRequestBudget(budget, read) {
    if (budget.left <= 0)
        return undefined;
    budget.left -= 1;
    return read().catch(() => undefined);
}

// EXTERNAL MODULE: ./lib/src/diagnosis/cause.js + 1 modules
var cause = __webpack_require__(7014);
// EXTERNAL MODULE: ./lib/src/diagnosis/failed-test-run.js
var failed_test_run = __webpack_require__(3552);
// EXTERNAL MODULE: ./lib/src/diagnosis/trials.js
var trials = __webpack_require__(8259);
;// CONCATENATED MODULE: ./lib/src/diagnosis/diagnose.js






const READ_MS = 5000;
const MOST_REQUESTS = 6;
/** Hours before the outcome in which to search for test runs if the start of the attempt is unknown. */
const HOURS_BEFORE = 12;
function situationOf(record) {
    const terminal = (0,record_state/* findTerminalState */.JZ)(record);
    if (terminal === "merged")
        return undefined;
    if (terminal !== undefined)
        return terminal;
    if ((0,record_state/* isAttemptFinished */.Sg)(record))
        return "left";
    return record.state === "pending_failure" ? "held" : undefined;
}
function canTestsHaveFailed(record) {
    return ["failed", "held"].includes(situationOf(record) ?? "");
}
/**
 * Diagnoses an attempt that failed or stopped without a merge. Sends at most six requests to the service and one to
 * GitHub. Never fails: a fact that cannot be read stays unknown.
 */
async function diagnosePullRequest(record, target, context, options) {
    const situation = situationOf(record);
    if (situation === undefined)
        return { diagnosis: undefined, testRun: undefined };
    const budget = options.budget ?? { left: MOST_REQUESTS };
    const reading = { record, target, service: context.service, budget };
    const { number, repository, targetBranch } = target;
    const known = options.onHost ?? factsOnHost(record);
    const [history, onHost] = await Promise.all([
        options.history ??
            readWithinRequestBudget(budget, () => context.service.readHistory(target, { withinMs: READ_MS })),
        known ?? context.host?.pullRequest(repository, number, context.signal).catch(() => undefined),
    ]);
    const { timeline, isBack } = attemptIn(history, record);
    const last = timeline.at(-1);
    const results = canTestsHaveFailed(record) ? await readResults(timeline, reading) : [];
    const failed = results.filter(({ prNumber, outcome }) => prNumber === number && outcome === "failed");
    const named = context.service.namesTestRuns ? failedRunsIn(timeline) : [];
    // The service may omit the test run of a result.
    const ofResults = failed.flatMap(({ testRunId }) => (testRunId === "" ? [] : [testRunId])).toReversed();
    const listed = ofResults.length > 0 ? ofResults : named;
    const { testRun, runs } = canTestsHaveFailed(record)
        ? await (0,failed_test_run/* findFailedTestRun */.E)(record, target, { ...options, ...reading, listed })
        : { testRun: undefined, runs: [] };
    const diagnosis = (0,cause/* decideCause */.GY)({
        situation,
        reason: last?.reason ?? undefined,
        culprit: findConflictCulprit(last),
        trials: (0,trials/* listPullRequestTestRuns */.h)({
            number,
            hasFailed: situation === "failed",
            isRerun: hasOnlyRequestedRestarts(timeline),
            runs,
            results,
        }),
        failingAhead: situation === "held" ? await findFailingAhead(reading) : [],
        onHost,
        targetBranch,
        isBack,
    });
    return { diagnosis, testRun };
}
/**
 * Reads from a record of API v2 the facts that a request to the Git host would return. The request is then unnecessary.
 */
function factsOnHost({ prState, prBaseBranch, readiness }) {
    if (prState == null || prBaseBranch == null)
        return undefined;
    const has = (code) => readiness?.reasons?.some((reason) => reason.code === code) === true;
    return {
        open: prState === "open",
        merged: prState === "merged",
        baseBranch: prBaseBranch,
        draft: has("draft"),
        conflicts: has("conflict"),
    };
}
/** Returns the changes of state in the attempt. `isBack` is true if the queue now has another attempt. */
function attemptIn(history, record) {
    const isSame = history !== undefined && (0,record_state/* isRecordOfAttempt */._L)(history, record);
    const isBack = history !== undefined && !isSame && (0,record_state/* isAttemptFinished */.Sg)(record) && !(0,record_state/* isAttemptFinished */.Sg)(history);
    // The last state in the history must be the record's state. Otherwise the history is of another attempt or of a later
    // time.
    const timeline = (isSame ? history.timeline : undefined) ?? [];
    if (timeline.at(-1)?.state !== record.state)
        return { timeline: [], isBack };
    // Only a submission leads to the state `not_ready`, so the last such state is the start of the attempt.
    const first = timeline.findLastIndex(({ state }) => state === "not_ready");
    return { timeline: timeline.slice(Math.max(0, first)), isBack };
}
/** Reads the test results since the start of the attempt, the newest first. */
async function readResults(timeline, reading) {
    const { stateChangedAt, state } = reading.record;
    const { number } = reading.target;
    const [first] = timeline;
    const began = first?.state === "not_ready" ? (first.timestamp ?? undefined) : undefined;
    const endMs = (0,format/* readIsoTime */.xT)(stateChangedAt)?.ms;
    const before = endMs === undefined ? undefined : new Date(endMs - HOURS_BEFORE * format/* TIME_UNIT_MS */.gF.h).toISOString();
    const since = began ?? before;
    if (since === undefined)
        return [];
    const read = async (span) => {
        const { service, target, budget } = reading;
        const page = await readWithinRequestBudget(budget, () => service.readTestingResults(target, span, { withinMs: READ_MS }));
        const rows = page?.testingResults;
        // A later result of the pull request belongs to another attempt.
        return rows?.filter(({ prNumber, endedAt }) => prNumber !== number || !(0,format/* isEarlierTime */.yT)(stateChangedAt, endedAt));
    };
    const newest = await read({ since });
    // In a busy queue, all results on the first page may belong to other pull requests. But the failure of a pull request
    // in `pending_failure` is recent, so it is always on this page.
    const isEnough = newest === undefined || state === "pending_failure" || newest.some(({ prNumber }) => prNumber === number);
    const found = isEnough ? newest : await read({ since, until: stateChangedAt });
    return (found ?? []).filter(({ endedAt }) => !(0,format/* isEarlierTime */.yT)(endedAt, since));
}
/** Lists the failed test runs in the timeline, the oldest first. */
function failedRunsIn(timeline) {
    const named = timeline.flatMap(({ state, testRunId }) => (state === "failed" || state === "pending_failure") && typeof testRunId === "string" ? [testRunId] : []);
    return [...new Set(named)];
}
/**
 * True when the tests restarted, and a user or an API request caused every restart. Each run then tested the same
 * changes.
 */
function hasOnlyRequestedRestarts(timeline) {
    const [, ...again] = timeline.filter(({ state }) => state === "pending");
    return again.length > 0 && again.every(({ reason }) => reason?.startsWith("TESTS_RESTARTED_BY_") === true);
}
function findConflictCulprit(transition) {
    const culprit = transition?.failure?.conflictCulprit;
    if (typeof culprit?.number === "number")
        return { kind: "pull-request", number: culprit.number };
    return culprit?.type === "base_branch" ? { kind: "target-branch" } : undefined;
}
/** Finds the pull requests ahead whose tests failed too. Without lanes, each test run includes all changes ahead. */
async function findFailingAhead({ target, service, budget }) {
    const queue = await readWithinRequestBudget(budget, () => service.readQueue(target, { withinMs: READ_MS }));
    if (queue === undefined || queue.mode === "parallel")
        return [];
    const queued = queue.enqueuedPullRequests;
    const index = queued.findIndex(({ prNumber }) => prNumber === target.number);
    const ahead = queued.slice(0, Math.max(0, index));
    return ahead.filter(({ state }) => state === "pending_failure").map(({ prNumber }) => prNumber);
}


/***/ }),

/***/ 3552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ findFailedTestRun),
/* harmony export */   c: () => (/* binding */ readVerificationTestRunId)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8850);
/* harmony import */ var _test_run_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3742);
/* harmony import */ var _test_run_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4283);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4185);





function readVerificationTestRunId(record) {
    const parsed = (0,_test_run_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .testRunIdParser */ ._w)(record?.verifiedByTestRun ?? "");
    return parsed.ok ? parsed.value : undefined;
}
const NONE_SEEN = { ids: [], trouble: undefined, looked: false };
/** Maximum milliseconds for a read, because the read delays the step. */
const READ_MS = 10_000;
/**
 * Maximum number of test runs to read. After restarts there may be more, but one of the last runs decided the attempt.
 */
const RUNS_READ = 3;
/**
 * Finds the newest failed test run, else the newest finished one. Searches the service's list, then the record and
 * GitHub. The record may name a run of an earlier attempt. Also returns all runs read, the oldest first if the order is
 * known. Never fails: an unknown fact stays empty, with a note.
 */
async function findFailedTestRun(record, target, sources) {
    const { listed, seen = NONE_SEEN, note } = sources;
    const named = readVerificationTestRunId(record);
    const known = named === undefined ? seen.ids : [...seen.ids.filter((id) => id !== named), named];
    const ids = listed.length > 0 ? listed : known;
    const newest = ids.at(-1);
    if (newest === undefined) {
        for (const line of whyNoneSeen(seen, target))
            note(line);
        return { testRun: undefined, runs: [] };
    }
    const { read, error } = await readRuns(ids, target, sources);
    if (read.length === 0 && error !== undefined) {
        note(`The output failing-checks is empty: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorMessage */ .u1)(error)}`);
        return { testRun: { id: newest, run: undefined }, runs: [] };
    }
    const runs = read.filter((each) => explains(each, target.number));
    const testRun = newestOf(runs.filter(({ run }) => run.status === "failed")) ?? newestOf(runs);
    if (testRun === undefined)
        note("The output test-run-id is empty, because all test runs that the step found were canceled or belong to other pull requests.");
    return { testRun, runs };
}
function whyNoneSeen({ trouble, looked }, { number }) {
    if (trouble !== undefined)
        return [`The output test-run-id is empty: ${trouble.message}.`, ...trouble.advice];
    return looked
        ? [
            `The output test-run-id is empty, because the step found no test branch of #${number} while the tests of #${number} ran.`,
        ]
        : [];
}
async function readRuns(ids, target, { testRun, service, budget }) {
    const count = Math.min(RUNS_READ, budget.left);
    const last = count > 0 ? ids.slice(-count) : [];
    budget.left -= last.length;
    const readings = await Promise.allSettled(last.map(async (id) => testRun?.id === id ? testRun : { id, run: await (0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readTestRun */ .we)(service, target, id, { withinMs: READ_MS }) }));
    const newest = readings.at(-1);
    return {
        read: readings.flatMap((reading) => (reading.status === "fulfilled" ? [reading.value] : [])),
        error: newest === undefined
            ? "the diagnosis has reached its limit of API requests"
            : newest.status === "rejected"
                ? newest.reason
                : undefined,
    };
}
/**
 * True when the run tested this pull request, or lists no pull requests. A canceled run counts only with a failed
 * check.
 */
function explains({ run }, number) {
    const tested = run.testedPullRequests ?? [];
    const isOwn = tested.length === 0 || tested.some(({ prNumber }) => prNumber === number);
    return isOwn && (run.status !== "cancelled" || (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .findFailingChecks */ .TW)((0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .listChecks */ .SU)(run)).length > 0);
}
/** Returns the newest run by the times of the service. Without times, returns the last run in the list. */
function newestOf(runs) {
    return runs.reduce((newest, each) => {
        const isOlder = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .isEarlierTime */ .yT)(each.run.createdAt ?? "", newest?.run.createdAt ?? "");
        return isOlder ? newest : each;
    }, undefined);
}


/***/ }),

/***/ 8259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readDecisiveCheckResults),
/* harmony export */   h: () => (/* binding */ listPullRequestTestRuns)
/* harmony export */ });
/* harmony import */ var _test_run_checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8850);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);


function listPullRequestTestRuns(facts) {
    const { number, runs, results } = facts;
    const listed = new Set(results.flatMap((row) => (row.prNumber === number ? [row.testRunId] : [])).toReversed());
    // The service's list of results may lack the oldest runs, or it may be empty.
    const unlisted = runs.filter(({ id }) => !listed.has(id));
    return [...unlisted.map(({ id }) => id), ...listed].map((id) => trialOf(id, facts));
}
function trialOf(id, facts) {
    const { number, runs, results } = facts;
    const run = runs.find((each) => each.id === id)?.run;
    const rows = results.filter(({ testRunId }) => testRunId === id);
    const tested = [...rows, ...(run?.testedPullRequests ?? [])].map(({ prNumber }) => prNumber);
    const outcome = trialOutcome(rows.find(({ prNumber }) => prNumber === number)?.outcome ?? run?.status ?? "");
    const others = [...new Set(tested)].filter((each) => each !== number).toSorted((one, other) => one - other);
    return {
        id,
        outcome,
        sha: run?.testBranchSha ?? undefined,
        others,
        isKnown: tested.includes(number),
        isDamning: outcome === "failed" && isDamning(id, others, facts),
        checks: run === undefined ? undefined : readDecisiveCheckResults(run),
    };
}
function trialOutcome(word) {
    if (word === "passed" || word === "succeeded")
        return "passed";
    return word === "failed" ? "failed" : "stopped";
}
/**
 * True when all other pull requests of a failed run have later passed without this one. The queue fails or bisects a
 * batch only after everything ahead has passed. Returns false for a run before a gap between two runs, because this run
 * may belong to another attempt.
 */
function isDamning(id, others, facts) {
    const { number, hasFailed, results, isRerun = false } = facts;
    const own = results.filter(({ prNumber }) => prNumber === number);
    const index = own.findIndex(({ testRunId }) => testRunId === id);
    const row = own[index];
    if (!hasFailed || row === undefined)
        return false;
    const isLast = index === 0;
    if (isRerun && !isLast)
        return others.length === 0 && hasLaterPass(row, results);
    if (!isLast && row.bisection !== "entered_bisection")
        return false;
    const since = own.slice(0, index);
    if (since.some(({ bisection, outcome }) => (bisection ?? "") === "" || outcome === "cancelled"))
        return false;
    if (own.slice(0, index + 1).some(({ cycleConclusion }) => cycleConclusion !== "failed"))
        return false;
    const ownRuns = new Set(own.map(({ testRunId }) => testRunId));
    return others.every((other) => {
        const shared = results.find(({ testRunId, prNumber }) => testRunId === id && prNumber === other);
        return shared !== undefined && isCleared(shared, results, ownRuns);
    });
}
/**
 * True when tests of another pull request started later and passed. This shows that the base branch and the machines
 * work.
 */
function hasLaterPass(row, results) {
    const others = results.filter(({ prNumber, outcome }) => prNumber !== row.prNumber && outcome === "passed");
    return others.some((other) => startOf(other) > startOf(row));
}
/** Returns the start of the tests in milliseconds since 1970; NaN if the start is unknown. */
function startOf({ endedAt, testingDurationMs }) {
    return ((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .readIsoTime */ .xT)(endedAt)?.ms ?? Number.NaN) - (testingDurationMs ?? Number.NaN);
}
/** True when another pull request of the failed run passed later, in a run without the diagnosed pull request. */
function isCleared(shared, results, ownRuns) {
    if (shared.cycleConclusion === "failed")
        return false;
    const later = results.slice(0, results.indexOf(shared));
    const last = later.find(({ prNumber, testRunId, outcome }) => {
        const isDecided = outcome === "passed" || outcome === "failed";
        return isDecided && prNumber === shared.prNumber && !ownRuns.has(testRunId);
    });
    return last?.outcome === "passed";
}
/** Returns the decisive checks: the required checks, or all checks if no check is required. */
function readDecisiveCheckResults(run) {
    const checks = (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .listChecks */ .SU)(run);
    const requires = (run.requiredStatuses ?? []).length > 0;
    const deciding = requires ? checks.filter(({ required }) => required) : checks;
    const failed = (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .findFailingChecks */ .TW)(deciding);
    const passedOnce = new Set((run.statusChecks ?? []).flatMap(({ context, state }) => (state === "success" ? [context.toLowerCase()] : [])));
    // Several check runs may have the same name, so only a commit status shows that one check had two results.
    const statuses = new Set(deciding.flatMap(({ kind, name }) => (kind === "status" ? [name] : [])));
    return {
        failed,
        /** Names of failed checks that also passed on the same commit. */
        unsteady: failed.filter((name) => statuses.has(name) && passedOnce.has(name.toLowerCase())),
        missing: (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .findMissingChecks */ .$G)(run, checks),
        running: deciding.flatMap(({ result, name }) => (result === "running" ? [name] : [])),
    };
}


/***/ }),

/***/ 8502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ findQueue),
/* harmony export */   Qf: () => (/* binding */ readQueue),
/* harmony export */   Vz: () => (/* binding */ formatNumberList),
/* harmony export */   Wo: () => (/* binding */ addAdviceToNotFoundError),
/* harmony export */   gX: () => (/* binding */ explainQueueState),
/* harmony export */   km: () => (/* binding */ formatQueueName),
/* harmony export */   mP: () => (/* binding */ listAdmittedPullRequests),
/* harmony export */   tw: () => (/* binding */ listEnqueuedPullRequestNumbers),
/* harmony export */   w3: () => (/* binding */ PULL_REQUEST_INPUT_NAMES),
/* harmony export */   wP: () => (/* binding */ formatServerMessage),
/* harmony export */   xP: () => (/* binding */ addAdviceToQueueNotFoundError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8215);




function formatQueueName(target) {
    return `${target.targetBranch} of ${target.repository.owner}/${target.repository.name}`;
}
/** Reads a queue. @throws OperationError `not-found` with repository and branch if the queue does not exist */
async function readQueue(service, target, options = {}) {
    try {
        return await service.readQueue(target, options);
    }
    catch (error) {
        throw addAdviceToQueueNotFoundError(error, target);
    }
}
function findQueue(service, target, options = {}) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreNotFoundError */ .qx)(service.readQueue(target, options));
}
/** Lists the pull requests that the queue has admitted. Only a running queue admits the others. */
function listAdmittedPullRequests({ enqueuedPullRequests }) {
    return enqueuedPullRequests.filter(({ isAwaitingAdmission }) => isAwaitingAdmission !== true);
}
function listEnqueuedPullRequestNumbers({ enqueuedPullRequests }) {
    return enqueuedPullRequests.map(({ prNumber }) => prNumber);
}
const NUMBERS_SHOWN = 20;
/** Formats numbers as `#1, #2 and 480 more`. */
function formatNumberList(numbers) {
    const shown = numbers.map((number) => `#${number}`);
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTruncatedList */ .En)(shown, NUMBERS_SHOWN);
}
const QUEUE_INPUTS = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("target-branch")} and ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("repository")}`;
const PULL_REQUEST_INPUT_NAMES = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("target-branch")}, ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("pr-number")} and ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("repository")}`;
/** Converts an error with status 404 to an error that lists the inputs to check. Returns other errors unchanged. */
function addAdviceToNotFoundError(error, what, inputs = QUEUE_INPUTS) {
    return notFound(error, `The service did not find ${what}.`, inputs);
}
function addAdviceToQueueNotFoundError(error, target) {
    return notFound(error, `There is no merge queue for branch ${formatQueueName(target)}.`, QUEUE_INPUTS);
}
function notFound(error, message, inputs) {
    if (!(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundError */ .El)(error))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK("not-found", message, {
        details: [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `Check ${inputs}. Also check that the token belongs to the organization of the repository.`,
            ...error.details,
            ...formatServerMessage(error.facts),
            ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
        ],
        cause: error,
    });
}
function formatServerMessage({ serverText = "" }) {
    return serverText === "" ? [] : [`Message of the service: ${serverText}`];
}
/** Explains the state of a queue in a sentence. Returns an empty text for a running queue. */
function explainQueueState(state) {
    switch (state) {
        case "running":
            return "";
        case "paused":
            return "The queue is paused: it admits no pull requests, starts no tests and merges nothing. To resume it, run resume-queue.";
        case "draining":
            return "The queue is draining: it tests and merges its pull requests, and admits no new pull requests. To resume the queue, run resume-queue.";
        case "switching_modes":
            return "The queue is switching modes: it admits no new pull requests until the queue is empty.";
        case "":
            return "The queue is in an unknown state. In this state, the queue possibly does not admit or merge pull requests.";
        default:
            return `The queue is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatState */ .lN)(state)}, a state that this version does not know. In this state, the queue possibly does not admit or merge pull requests.`;
    }
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


/***/ }),

/***/ 6497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H3: () => (/* binding */ findReadinessBlockers),
/* harmony export */   JZ: () => (/* binding */ findTerminalState),
/* harmony export */   Sg: () => (/* binding */ isAttemptFinished),
/* harmony export */   TL: () => (/* binding */ isMerged),
/* harmony export */   Un: () => (/* binding */ isOutdatedRecord),
/* harmony export */   _L: () => (/* binding */ isRecordOfAttempt),
/* harmony export */   lN: () => (/* binding */ hasChangedHead),
/* harmony export */   qK: () => (/* binding */ isFromEarlierAttempt)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);

/** Final states of an attempt, from the section "States and transitions" of the service's document. */
const TERMINAL_STATES = ["merged", "failed", "cancelled"];
function findTerminalState({ state }) {
    return TERMINAL_STATES.find((terminal) => terminal === state);
}
function isMerged(record) {
    return record?.state === "merged";
}
function isAttemptFinished(record) {
    return findTerminalState(record) !== undefined || !record.isCurrentlySubmittedToQueue;
}
function isRecordOfAttempt({ id, stateChangedAt }, mark) {
    return mark !== undefined && id === mark.id && stateChangedAt === mark.stateChangedAt;
}
/**
 * True when a record belongs to an earlier attempt or is outdated. Always false for `merged`, because a merge is final.
 */
function isFromEarlierAttempt(record, { stale, since = "" }) {
    if (isMerged(record))
        return false;
    if ((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isEarlierTime */ .yT)(record.stateChangedAt, stale?.stateChangedAt ?? ""))
        return true;
    return isAttemptFinished(record) && (isRecordOfAttempt(record, stale) || (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isEarlierTime */ .yT)(record.stateChangedAt, since));
}
/** True when a record is older than another record of the same pull request. Always false for `merged`. */
function isOutdatedRecord(record, known) {
    return !isMerged(record) && (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isEarlierTime */ .yT)(record.stateChangedAt, known?.stateChangedAt ?? "");
}
function hasChangedHead(record, guardedHead) {
    return record !== undefined && guardedHead !== undefined && !(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCommit */ .sw)(record.prSha, guardedHead);
}
/** Returns the conditions that block the tests, from the section "Submitted pull request" of the service's document. */
function findReadinessBlockers({ readiness, }) {
    const { doesBaseBranchMatch, gitHubMergeability, requiresImpactedTargets, hasImpactedTargets } = readiness ?? {};
    const mergeability = gitHubMergeability ?? "mergeable";
    const reasons = [...new Set((readiness?.reasons ?? []).map(({ code }) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatServiceEnumValue */ .Dx)(code)))];
    return [
        ...(doesBaseBranchMatch === false ? [{ name: "base branch", isCertain: true, reasons: [] }] : []),
        ...(mergeability === "mergeable"
            ? []
            : [{ name: "mergeability", isCertain: mergeability === "not_mergeable", reasons }]),
        ...(requiresImpactedTargets === true && hasImpactedTargets !== true
            ? [{ name: "impacted targets", isCertain: hasImpactedTargets === false, reasons: [] }]
            : []),
    ];
}


/***/ }),

/***/ 8850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ findMissingChecks),
/* harmony export */   SU: () => (/* binding */ listChecks),
/* harmony export */   TW: () => (/* binding */ findFailingChecks)
/* harmony export */ });
const RESULTS = ["failed", "running", "unknown", "passed"];
/** Conclusions and states with which a required check passes on GitHub. */
const PASSED = new Set(["success", "neutral", "skipped"]);
const FAILED = new Set([
    "failure",
    "error",
    "timed_out",
    "cancelled",
    "action_required",
    "startup_failure",
    "stale",
]);
const RUNNING = new Set(["pending", "expected"]);
function resultOf(word) {
    if (PASSED.has(word))
        return "passed";
    if (FAILED.has(word))
        return "failed";
    return RUNNING.has(word) ? "running" : "unknown";
}
/**
 * Lists each reported check once, the required checks first. The service lists commit statuses newest first, so the
 * first report counts. Check runs with the same name have no order, so the worst result counts.
 */
function listChecks(run) {
    const checkRuns = new Map();
    for (const report of (run.checkSuites ?? []).flatMap((suite) => suite.checkRuns ?? []).map(ofCheckRun)) {
        const before = checkRuns.get(report.name);
        if (before === undefined || RESULTS.indexOf(report.result) < RESULTS.indexOf(before.result))
            checkRuns.set(report.name, report);
    }
    const statuses = new Map();
    for (const report of (run.statusChecks ?? []).map(ofStatus)) {
        const key = report.name.toLowerCase();
        if (!statuses.has(key))
            statuses.set(key, report);
    }
    const required = new Set(run.requiredStatuses ?? []);
    const requiredContexts = new Set([...required].map((name) => name.toLowerCase()));
    return [
        ...[...checkRuns].map(([name, report]) => ({ ...report, required: required.has(name) })),
        ...[...statuses].map(([key, report]) => ({ ...report, required: requiredContexts.has(key) })),
    ].toSorted((one, other) => Number(other.required) - Number(one.required));
}
function findFailingChecks(checks) {
    return [...new Set(checks.filter(({ result }) => result === "failed").map(({ name }) => name))];
}
/**
 * Lists required checks without a report. As on GitHub, only the names of commit statuses ignore upper and lower case.
 */
function findMissingChecks(run, checks) {
    const nameOf = ({ kind, name }) => `${kind} ${kind === "status" ? name.toLowerCase() : name}`;
    const reported = new Set(checks.map(nameOf));
    const isReported = (name) => reported.has(nameOf({ kind: "status", name })) || reported.has(nameOf({ kind: "check-run", name }));
    return [...new Set(run.requiredStatuses ?? [])].filter((name) => !isReported(name));
}
function ofCheckRun({ name, url, status, conclusion }) {
    // Every status except `completed` means a running check.
    const isRunning = !conclusion && Boolean(status) && status !== "completed";
    const result = isRunning ? "running" : resultOf(conclusion ?? "");
    return { name, kind: "check-run", result, word: conclusion || status || "", url: url ?? undefined };
}
function ofStatus({ context, url, state }) {
    return { name: context, kind: "status", result: resultOf(state ?? ""), word: state ?? "", url: url ?? undefined };
}


/***/ }),

/***/ 4283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   My: () => (/* binding */ listTestRunAdvice),
/* harmony export */   Z8: () => (/* binding */ explainTestRunFailure),
/* harmony export */   l4: () => (/* binding */ describeTestRun),
/* harmony export */   we: () => (/* binding */ readTestRun)
/* harmony export */ });
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8502);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8215);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8850);




/** Reads a test run. @throws OperationError `not-found`, and other errors of the service */
async function readTestRun(service, target, testRunId, options = {}) {
    try {
        return await service.readTestRun(target, testRunId, options);
    }
    catch (error) {
        const what = `test run ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenName */ .ty)(testRunId)} of the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_0__/* .formatQueueName */ .km)(target)}`;
        throw (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_0__/* .addAdviceToNotFoundError */ .Wo)(error, what, (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("test-run-id")}, ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("target-branch")} and ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("repository")}`);
    }
}
function describeTestRun(run, id) {
    const tested = testedPullRequests(run);
    const subject = `test run ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenName */ .ty)(id)}${tested === "" ? "" : ` of ${tested}`}`;
    const why = explainTestRunFailure(run);
    switch (run.status ?? "") {
        case "":
            return `The service does not report the status of the ${subject}.`;
        case "succeeded":
            return `The ${subject} succeeded.`;
        case "cancelled":
            return `The ${subject} was canceled.`;
        case "in_progress":
            return `The ${subject} is in progress${why === undefined ? "" : `; ${why} so far`}.`;
        case "failed":
            return `The ${subject} failed${why === undefined ? "" : `: ${why}`}.`;
        default:
            return `The ${subject} has a status that this version does not know: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatServiceEnumValue */ .Dx)(run.status ?? "")}.`;
    }
}
/** Returns the reason of a failed run, as the end of a sentence; undefined if the checks show no reason. */
function explainTestRunFailure(run) {
    const checks = (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .listChecks */ .SU)(run);
    const failing = (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .findFailingChecks */ .TW)(checks);
    // If a required check failed, the reason of the failure is known. The list of missing checks is then empty, because
    // the reply may omit the results of other checks.
    const missing = run.status === "failed" && !hasFailedRequired(checks) ? (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .findMissingChecks */ .$G)(run, checks) : [];
    const reasons = [
        ...(missing.length === 0 ? [] : [`the service has no report of ${named(missing)}`]),
        ...(failing.length === 0 ? [] : [`${named(failing)} failed`]),
    ];
    if (reasons.length > 0)
        return reasons.join(", and ");
    const running = checks.filter(({ result, required }) => result === "running" && required);
    if (run.status !== "failed" || running.length === 0)
        return undefined;
    return `${named(running.map(({ name }) => name))} had not finished`;
}
function hasFailedRequired(checks) {
    return checks.some(({ result, required }) => result === "failed" && required);
}
/**
 * Returns advice on a test run. With `isDiagnosed`, omits the hint on batches, because the diagnosis names the cause.
 */
function listTestRunAdvice(run, isDiagnosed = false) {
    const checks = (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .listChecks */ .SU)(run);
    const isBatch = (run.testedPullRequests ?? []).length > 1;
    const isBad = run.status === "failed" || (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .findFailingChecks */ .TW)(checks).length > 0;
    const shared = `The run tests ${testedPullRequests(run)} together, as a batch, and any of them may be the cause.`;
    return [...(isBatch && isBad && !isDiagnosed ? [shared] : []), ...adviceOnStatus(run, checks)];
}
function adviceOnStatus(run, checks) {
    if (run.status === "cancelled")
        return ["The queue cancels a test run if its base commit changes, or if the tested pull request leaves the queue."];
    if (run.status !== "failed")
        return [];
    if (!hasFailedRequired(checks) && (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .findMissingChecks */ .$G)(run, checks).length > 0)
        return [
            "If a required check never reports, the test run fails when the queue's testing timeout expires. Configure a workflow that reports this check on the branches trunk-merge/**, or do not require the check.",
        ];
    if (explainTestRunFailure(run) !== undefined)
        return [];
    return [
        "No check failed, and no required check is missing. So the test run took too long, or the queue could not start the test run.",
    ];
}
/** Formats the numbers of the pull requests as `#7, #8, #9 and 2 more`; empty if the reply contains none. */
function testedPullRequests(run) {
    return named((run.testedPullRequests ?? []).map(({ prNumber }) => `#${prNumber}`));
}
const NAMED = 3;
function named(checks) {
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatList */ .ki)(checks.map(_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenName */ .ty), NAMED);
}


/***/ })

};
