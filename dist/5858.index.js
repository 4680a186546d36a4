export const id = 5858;
export const ids = [5858];
export const modules = {

/***/ 7014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ik: () => (/* binding */ adviceOn),
  GY: () => (/* binding */ decideCause),
  dc: () => (/* binding */ diagnosisLines)
});

// UNUSED EXPORTS: CAUSES

// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
;// CONCATENATED MODULE: ./lib/src/diagnosis/reasons.js
/*
 * The service's words for why an attempt finished without a merge, in upper case. The set is open: an unknown word
 * decides nothing.
 */
/** A pull request that is closed or merged needs nothing more. */
const CANCEL_REASONS = new Map([
    ["USER_REQUESTED", ["later", "Somebody took it out of the queue."]],
    ["TRUNK_ADMIN_REQUESTED", ["later", "An administrator took it out of the queue."]],
    ["PR_CLOSED", ["none", "It was closed, which took it out of the queue."]],
    ["PR_MERGED_INTO_OTHER_BRANCH", ["none", "It was merged into another branch."]],
    ["PR_PUSHED_TO", ["requeue", "It got new commits, which took it out of the queue."]],
    ["PR_CONVERTED_TO_DRAFT", ["fix", "It became a draft, which took it out of the queue."]],
    ["PR_BASE_BRANCH_CHANGED", ["fix", "Its base branch changed, which took it out of the queue."]],
    ["NOT_READY_TIMEOUT_EXPIRED", ["fix", "It was not ready for longer than the queue allows."]],
    ["STACKED_PR_MEMBER_PUSHED_TO", ["requeue", "A pull request of its stack got new commits."]],
    ["STACKED_PR_MEMBER_CLOSED", ["fix", "A pull request of its stack was closed."]],
    ["STACKED_PR_MEMBER_MERGED", ["requeue", "A pull request of its stack was merged past the queue."]],
    ["STACKED_PR_MEMBER_BASE_BRANCH_CHANGED", ["fix", "The base branch of a pull request of its stack changed."]],
    ["STACKED_PR_STACK_CHANGED", ["requeue", "Its stack is another one now."]],
    ["STACKED_PR_GROUP_CANCELLED_AT_MERGE_TIME", ["requeue", "Its stack was taken out just when it was to be merged."]],
]);
/** Failures of the infrastructure, but for one. A failure that every submission would meet again requires a fix. */
const FAILURE_REASONS = new Map([
    ["START_TEST_RUN_RETRY_EXHAUSTED", ["requeue", "Its test branch could not be made, however often that was tried."]],
    ["START_TEST_RUN_INVALID_EVENT", ["requeue", "Its test run could not be started."]],
    [
        "START_TEST_RUN_DRAFT_PRS_NOT_ALLOWED",
        ["fix", "The repository allows no draft pull requests, which the queue's tests need."],
    ],
    ["START_TEST_RUN_PERMISSIONS_BLOCK_TEST_BRANCH", ["fix", "The service may not make its test branch."]],
    [
        "START_TEST_RUN_NO_REQUIRED_STATUSES",
        ["fix", "No required checks are set, so nothing could say that its tests passed."],
    ],
    ["START_TEST_RUN_CONFIG_NOT_FOUND", ["fix", "The service's configuration file is missing from its test branch."]],
    [
        "START_TEST_RUN_CONFIG_PARSING_FAILURE",
        ["fix", "The service's configuration file in its test branch cannot be read."],
    ],
    [
        "START_TEST_RUN_CONFIG_BAD_VERSION",
        ["fix", "The service's configuration file in its test branch is of an unknown version."],
    ],
    [
        "START_TEST_RUN_CONFIG_BAD_REQUIRED_STATUSES",
        ["fix", "The required checks in the service's configuration file are not valid."],
    ],
    [
        "START_TEST_RUN_CONFIG_MISSING_REQUIRED_STATUSES",
        ["fix", "The service's configuration file names no required checks."],
    ],
    ["GITHUB_API_MERGE_PR_FAILED", ["requeue", "Its tests passed, and GitHub did not merge it."]],
    ["GITHUB_API_DIRECT_MERGE_PR_FAILED", ["requeue", "GitHub did not merge it directly."]],
    ["GITHUB_API_BRANCH_PROTECTION_UNMET", ["fix", "The rules of the target branch did not let it be merged."]],
    ["GITHUB_API_MERGE_ALREADY_IN_PROGRESS", ["requeue", "GitHub was merging it already."]],
    ["GITHUB_API_RATE_LIMIT_EXCEEDED", ["requeue", "GitHub took no more requests of the service for a while."]],
    ["GITHUB_API_REPEATED_SERVER_ERRORS", ["requeue", "GitHub kept answering the service with errors."]],
    ["PR_UPDATED_AT_MERGE_TIME", ["requeue", "It was changed just when it was to be merged.", "removed"]],
]);

;// CONCATENATED MODULE: ./lib/src/diagnosis/cause.js


/** Words for why a pull request was not merged; docs/failure-causes.md explains the evidence for each. */
const CAUSES = (/* unused pure expression or super */ null && ([
    "change",
    "tests-failed",
    "change-ahead",
    "conflict",
    "flaky",
    "infrastructure",
    "removed",
    "unknown",
]));
/** The first rule with a diagnosis decides. A rule decides only when the facts leave no other cause. */
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
    // A reason that is new to us may still help a reader.
    return withNextStep(diagnosis("unknown", "look", "What threw it out is not known.", quoted(facts.reason)), facts);
}
function diagnosis(word, next, sentence, evidence = []) {
    return { word, sentence, evidence, next };
}
/** Replaces the advice to submit it again when it is in the queue again, is not open, or has to change first. */
function withNextStep(found, { onHost, targetBranch, isBack }) {
    const because = (next, line) => {
        const isKnown = found.evidence.includes(line);
        return { ...found, next, evidence: isKnown ? found.evidence : [...found.evidence, line] };
    };
    if (found.next === "wait")
        return found;
    if (isBack)
        return because("wait", "It was submitted again.");
    if (onHost === undefined)
        return found;
    if (onHost.merged)
        return because("none", "GitHub shows it as merged.");
    if (!onHost.open)
        return because("none", "GitHub shows it as closed.");
    if (onHost.draft)
        return because("fix", "GitHub shows it as a draft.");
    if (onHost.baseBranch !== targetBranch)
        return because("fix", `It goes into ${(0,format/* shortName */.EU)(onHost.baseBranch)} now.`);
    return onHost.conflicts && found.word !== "conflict" ? because("fix", CONFLICTS_NOW) : found;
}
const CONFLICTS_NOW = "GitHub reports that it conflicts with its base branch.";
function diagnoseHeld({ situation, failingAhead, trials }) {
    if (situation !== "held")
        return undefined;
    const last = lastFailed(trials);
    const ahead = failingAhead.filter((number) => last?.others.includes(number) !== true);
    const evidence = failedChecksOf(last);
    if (ahead.length === 0) {
        const sentence = "Its tests failed, and the queue has not decided yet whether it is to blame.";
        return diagnosis("unknown", "wait", sentence, evidence);
    }
    const sentence = `Its tests failed, and so did those of ${numbers(ahead)} before it; if that is the cause, the queue tests it again without.`;
    return diagnosis("change-ahead", "wait", sentence, evidence);
}
function diagnoseCanceled({ situation, reason }) {
    if (situation !== "cancelled")
        return undefined;
    if (reason === undefined) {
        const sentence = "It was taken out, by somebody or by what happened to it; the service does not say which.";
        return diagnosis("removed", "later", sentence);
    }
    const [next, sentence] = CANCEL_REASONS.get(reason) ?? [];
    return next === undefined || sentence === undefined
        ? diagnosis("removed", "later", `It was taken out: ${(0,format/* plainWord */.hx)(reason.toLowerCase())}.`)
        : diagnosis("removed", next, sentence, quoted(reason));
}
function diagnoseLeft({ situation }) {
    if (situation !== "left")
        return undefined;
    return diagnosis("unknown", "none", "It is out of the queue without a final state, so what took it out is not known.");
}
/** GitHub refuses a merge in these words for many reasons, a conflict among them. */
const MERGE_REFUSED = new Set(["GITHUB_API_MERGE_PR_FAILED", "GITHUB_API_DIRECT_MERGE_PR_FAILED"]);
/** Requires the service's word, or GitHub's when the merge was refused or no failed test of it is known. */
function diagnoseConflict(facts) {
    const { situation, reason, culprit, onHost, trials } = facts;
    if (situation === "run")
        return undefined;
    const isNamed = reason === "START_TEST_RUN_MERGE_CONFLICT";
    const isPossible = reason === undefined ? lastFailed(trials) === undefined : MERGE_REFUSED.has(reason);
    const isShown = onHost?.conflicts === true;
    if (!isNamed && !(isPossible && isShown))
        return undefined;
    const branch = (0,format/* shortName */.EU)(facts.targetBranch);
    const isWithBranch = culprit?.kind === "target-branch" || isShown;
    const unnamed = isWithBranch ? branch : `${branch}, or with a pull request before it`;
    const other = culprit?.kind === "pull-request" ? `#${culprit.number}` : unnamed;
    const evidence = [...quoted(reason), ...(isShown ? [CONFLICTS_NOW] : [])];
    return diagnosis("conflict", "fix", `It conflicts with ${other}.`, evidence);
}
function diagnoseNamedFailure({ reason = "" }) {
    const known = FAILURE_REASONS.get(reason);
    if (known === undefined)
        return undefined;
    const [next, sentence, word = "infrastructure"] = known;
    return diagnosis(word, next, sentence, quoted(reason));
}
/** Its tests passed, and it was not merged; without a reason the cause stays unknown. */
function diagnosePassedTests({ situation, reason, trials }) {
    const last = trials.at(-1);
    if (situation === "run" || reason !== undefined || last === undefined || last.outcome !== "passed")
        return undefined;
    const sentence = "It failed after its tests, for example at the merge itself: see whether it still merges into its base branch.";
    return diagnosis("unknown", "look", sentence, [`Its test run ${last.id} succeeded.`]);
}
/** The deciding run failed without a failed check that counts: it took too long, or a check was never reported. */
function diagnoseNothingFailed({ reason, trials }) {
    const last = lastFailed(trials);
    const isTimeout = reason === "TEST_RUN_TIMEOUT";
    if (!isTimeout && (last?.checks === undefined || last.others.length > 0))
        return undefined;
    const { failed = [], missing = [], running = [] } = last?.checks ?? {};
    if (failed.length > 0)
        return undefined;
    const evidence = [...quoted(reason), ...(last === undefined ? [] : [`That was test run ${last.id}.`])];
    if (missing.length > 0) {
        const sentence = `Its tests failed because the service got no report of ${named(missing)}.`;
        return diagnosis("infrastructure", "fix", sentence, evidence);
    }
    if (!isTimeout && running.length === 0)
        return undefined;
    const still = running.length === 0 ? "" : `: ${named(running)} had not ended`;
    const sentence = `Its tests took longer than the queue allows, and no check failed${still}.`;
    return diagnosis("infrastructure", "requeue", sentence, evidence);
}
/** Every failed check also passed on the commit that it failed on. */
function diagnoseFlaky({ trials }) {
    const last = lastFailed(trials);
    if (last === undefined)
        return undefined;
    const { failed = [], unsteady = [] } = last.checks ?? {};
    const twin = trials.find(({ outcome, sha }) => outcome === "passed" && sha !== undefined && sha === last.sha);
    if (twin === undefined && (failed.length === 0 || unsteady.length < failed.length))
        return undefined;
    const evidence = twin === undefined
        ? `In test run ${last.id} ${named(unsteady)} failed and passed on one commit.`
        : `Test run ${last.id} failed on the commit that test run ${twin.id} passed on.`;
    return diagnosis("flaky", "requeue", "Its tests failed and passed on the same commits.", [evidence]);
}
/**
 * It failed in a run of its own, and before that in a run whose other pull requests all passed without it since. A run
 * that passed with it contradicts this.
 */
function diagnoseOwnChange({ situation, reason, trials }) {
    if (situation !== "failed" || !TEST_FAILURES.has(reason))
        return undefined;
    const damning = trials.filter(({ isDamning }) => isDamning);
    const isAlone = damning.at(-1)?.others.length === 0;
    if (!isAlone || damning.length < 2 || trials.some(({ outcome }) => outcome === "passed"))
        return undefined;
    const sentence = "Its own change fails the tests, by itself or on top of what was ahead of it: they failed more than once with it, and passed without it.";
    return diagnosis("change", "fix", sentence, [...damning.map(accusation), ...quoted(reason)]);
}
function accusation({ id, others, checks }) {
    if (others.length > 0)
        return `Test run ${id} failed with ${numbers(others)} in it as well, which passed without it since.`;
    const failed = checks?.failed ?? [];
    const which = failed.length === 0 ? "" : `: ${named(failed)} failed`;
    return `Test run ${id} failed with no other pull request left to blame${which}.`;
}
/** The queue fails a pull request for its tests once everything ahead of it has passed. */
function diagnoseOwnRun({ situation, reason, trials }) {
    const last = trials.at(-1);
    const isAlone = last?.outcome === "failed" && last.isKnown && last.others.length === 0;
    const isDamned = trials.some(({ isDamning }) => isDamning);
    if (situation !== "failed" || !TEST_FAILURES.has(reason) || !(isAlone || isDamned))
        return undefined;
    const passed = trials.find(({ outcome }) => outcome === "passed");
    const sentence = "Its tests failed with no other pull request left to blame; one run cannot tell its change from a flaky test or a broken target branch.";
    return diagnosis("tests-failed", "fix", sentence, [
        ...failedChecksOf(last),
        ...(passed === undefined ? [] : [`Test run ${passed.id} with it had passed before.`]),
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
        const sentence = "Its tests failed, and which run of them that was is not known.";
        return diagnosis("unknown", next, sentence, quoted(reason));
    }
    const alone = situation === "run"
        ? "The tests failed; this run alone does not show whether something before it is the cause."
        : "Its tests failed, and what else was in them is not known.";
    const shared = `The tests failed with ${numbers(last.others)} in the same run, so the fault may be in any of them.`;
    return diagnosis("unknown", next, last.others.length > 0 ? shared : alone, failedChecksOf(last));
}
function lastFailed(trials) {
    return trials.findLast(({ outcome }) => outcome === "failed");
}
function failedChecksOf(trial) {
    const failed = trial?.checks?.failed ?? [];
    return trial === undefined || failed.length === 0 ? [] : [`In test run ${trial.id} ${named(failed)} failed.`];
}
function quoted(reason) {
    return reason === undefined ? [] : [`The service's word for it is "${(0,format/* plainWord */.hx)(reason.toLowerCase())}".`];
}
const NAMED = 3;
function named(names) {
    return (0,format/* formatList */.ki)(names.map(format/* shortName */.EU), NAMED);
}
function numbers(of) {
    return named(of.map((number) => `#${number}`));
}
function diagnosisLines(found, more = []) {
    const advice = adviceOn(found);
    return [found.sentence, ...found.evidence, ...more, ...(advice === "" ? [] : [advice])];
}
function adviceOn({ word, next }) {
    switch (next) {
        case "requeue":
            return "Submit it again.";
        case "wait":
            return "It is still in the queue: wait for what the queue decides.";
        case "fix":
            return FIXES.get(word) ?? "Mend that first, and submit it again.";
        case "later":
            return "Submit it again when it is ready.";
        case "look":
            return "See what failed and whether it can still be merged; submit it again where there is nothing to mend.";
        case "none":
            return "";
    }
}
const FIXES = new Map([
    ["change", "Fix what failed, and submit it again."],
    [
        "tests-failed",
        "Fix what failed, and submit it again; if its change cannot be the cause, submit it again as it is.",
    ],
    ["conflict", "Resolve the conflict, and submit it again."],
]);


/***/ }),

/***/ 5858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ diagnose),
  F: () => (/* binding */ isByTests)
});

// EXTERNAL MODULE: ./lib/src/service/record-state.js
var record_state = __webpack_require__(6497);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
;// CONCATENATED MODULE: ./lib/src/diagnosis/budget.js
/** Reads within a budget. Undefined when the budget is spent, and when the read fails for any reason, also an abort. */
async function readBestEffort(budget, read) {
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






/** Timeout of a read, in milliseconds: a diagnosis is best-effort. */
const READ_MS = 5000;
const MOST_REQUESTS = 6;
/** Without the start of an attempt, its tests are those of this many hours before its end. */
const HOURS_BEFORE = 12;
function situationOf(record) {
    const terminal = (0,record_state/* terminalState */.AQ)(record);
    if (terminal === "merged")
        return undefined;
    if (terminal !== undefined)
        return terminal;
    if ((0,record_state/* hasEnded */.hY)(record))
        return "left";
    return record.state === "pending_failure" ? "held" : undefined;
}
function isByTests(record) {
    return ["failed", "held"].includes(situationOf(record) ?? "");
}
/**
 * Diagnoses why the attempt of a record finished without a merge, or is held. Sends at most six requests to the service
 * and one to GitHub. Never fails: a fact that cannot be read is unknown.
 */
async function diagnose(record, target, context, options) {
    const situation = situationOf(record);
    if (situation === undefined)
        return { diagnosis: undefined, testRun: undefined };
    const budget = options.budget ?? { left: MOST_REQUESTS };
    const reading = { record, target, service: context.service, budget };
    const { number, repository, targetBranch } = target;
    const [history, onHost] = await Promise.all([
        options.history ?? readBestEffort(budget, () => context.service.readHistory(target, { withinMs: READ_MS })),
        options.onHost ?? context.host?.pullRequest(repository, number, context.signal).catch(() => undefined),
    ]);
    const { timeline, isBack } = attemptIn(history, record);
    const last = timeline.at(-1);
    const results = isByTests(record) ? await readResults(timeline, reading) : [];
    const failed = results.filter(({ prNumber, outcome }) => prNumber === number && outcome === "failed");
    const listed = failed.map(({ testRunId }) => testRunId).toReversed();
    const { testRun, runs } = isByTests(record)
        ? await (0,failed_test_run/* findFailedTestRun */.E)(record, target, { ...options, ...reading, listed })
        : { testRun: undefined, runs: [] };
    const diagnosis = (0,cause/* decideCause */.GY)({
        situation,
        reason: last?.reason ?? undefined,
        culprit: culpritOf(last),
        trials: (0,trials/* trialsOf */.x)({ number, hasFailed: situation === "failed", isRerun: isRerun(timeline), runs, results }),
        failingAhead: situation === "held" ? await findFailingAhead(reading) : [],
        onHost,
        targetBranch,
        isBack,
    });
    return { diagnosis, testRun };
}
/** `isBack` is true when another attempt is in the queue by now. */
function attemptIn(history, record) {
    const isSame = history !== undefined && (0,record_state/* hasMark */.mP)(history, record);
    const isBack = history !== undefined && !isSame && (0,record_state/* hasEnded */.hY)(record) && !(0,record_state/* hasEnded */.hY)(history);
    // Another attempt, or a further state of this one, does not explain the record.
    const timeline = (isSame ? history.timeline : undefined) ?? [];
    if (timeline.at(-1)?.state !== record.state)
        return { timeline: [], isBack };
    // Only a submission leads to this state.
    const first = timeline.findLastIndex(({ state }) => state === "not_ready");
    return { timeline: timeline.slice(Math.max(0, first)), isBack };
}
/** Newest first. */
async function readResults(timeline, reading) {
    const { stateChangedAt, state } = reading.record;
    const { number } = reading.target;
    const [first] = timeline;
    const began = first?.state === "not_ready" ? (first.timestamp ?? undefined) : undefined;
    const endMs = (0,format/* isoTime */.Ly)(stateChangedAt)?.ms;
    const before = endMs === undefined ? undefined : new Date(endMs - HOURS_BEFORE * format/* UNIT_MS */.k7.h).toISOString();
    const since = began ?? before;
    if (since === undefined)
        return [];
    const read = async (span) => {
        const { service, target, budget } = reading;
        const rows = await readBestEffort(budget, () => service.readTestingResults(target, span, { withinMs: READ_MS }));
        // A later run of the pull request belongs to another attempt.
        return rows?.filter(({ prNumber, endedAt }) => prNumber !== number || !(0,format/* isBefore */.Y8)(stateChangedAt, endedAt));
    };
    const newest = await read({ since });
    // In a busy queue its own tests are further down; what is held was tested just now.
    const isEnough = newest === undefined || state === "pending_failure" || newest.some(({ prNumber }) => prNumber === number);
    const found = isEnough ? newest : await read({ since, until: stateChangedAt });
    return (found ?? []).filter(({ endedAt }) => !(0,format/* isBefore */.Y8)(endedAt, since));
}
/** True when its tests started again only on request: then each run included the same changes. */
function isRerun(timeline) {
    const [, ...again] = timeline.filter(({ state }) => state === "pending");
    return again.length > 0 && again.every(({ reason }) => reason?.startsWith("TESTS_RESTARTED_BY_") === true);
}
function culpritOf(transition) {
    const culprit = transition?.failure?.conflictCulprit;
    if (typeof culprit?.number === "number")
        return { kind: "pull-request", number: culprit.number };
    return culprit?.type === "base_branch" ? { kind: "target-branch" } : undefined;
}
/** Reads the held pull requests ahead. In a queue that merges in order its test run includes all of them. */
async function findFailingAhead({ target, service, budget }) {
    const queue = await readBestEffort(budget, () => service.readQueue(target, { withinMs: READ_MS }));
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
/* harmony export */   T: () => (/* binding */ namedTestRun)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8850);
/* harmony import */ var _test_run_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3742);
/* harmony import */ var _test_run_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4283);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4185);





function namedTestRun(record) {
    const parsed = (0,_test_run_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .testRunId */ .nC)(record?.verifiedByTestRun ?? "");
    return parsed.ok ? parsed.value : undefined;
}
const NONE_SEEN = { ids: [], trouble: undefined, looked: false };
/** Timeout of a read, in milliseconds: the end of the step waits for it. */
const READ_MS = 10_000;
/** Restarts create several runs; the deciding run is among the last. */
const RUNS_READ = 3;
/**
 * Finds the newest failed run, else the newest finished run, among the runs that the service lists, else among the run of
 * the record and those seen on GitHub. The service reuses records, so the run of the record may belong to an earlier
 * attempt. `runs` are the readable finished ones, the oldest first as far as the order is known. Never fails: what is
 * unknown stays empty, with a note.
 */
async function findFailedTestRun(record, target, sources) {
    const { listed, seen = NONE_SEEN, note } = sources;
    const named = namedTestRun(record);
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
        note(`failing-checks stays empty: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`);
        return { testRun: { id: newest, run: undefined }, runs: [] };
    }
    const runs = read.filter((each) => explains(each, target.number));
    const testRun = newestOf(runs.filter(({ run }) => run.status === "failed")) ?? newestOf(runs);
    if (testRun === undefined)
        note("test-run-id stays empty: the test runs that were seen were cancelled or not its own, so another one failed.");
    return { testRun, runs };
}
function whyNoneSeen({ trouble, looked }, { number }) {
    if (trouble !== undefined)
        return [`test-run-id stays empty: ${trouble.message}.`, ...trouble.advice];
    return looked ? [`test-run-id stays empty: no test branch of #${number} was seen while its tests ran.`] : [];
}
async function readRuns(ids, target, { testRun, service, budget }) {
    const count = Math.min(RUNS_READ, budget.left);
    const last = count > 0 ? ids.slice(-count) : [];
    budget.left -= last.length;
    const readings = await Promise.allSettled(last.map(async (id) => testRun?.id === id ? testRun : { id, run: await (0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readTestRun */ .we)(service, target, id, { withinMs: READ_MS }) }));
    const newest = readings.at(-1);
    return {
        read: readings.flatMap((reading) => (reading.status === "fulfilled" ? [reading.value] : [])),
        error: newest === undefined ? "no request is left" : newest.status === "rejected" ? newest.reason : undefined,
    };
}
/** False for a run of others, and for a canceled one without a failed check. A run without a list counts as its own. */
function explains({ run }, number) {
    const tested = run.testedPullRequests ?? [];
    const isOwn = tested.length === 0 || tested.some(({ prNumber }) => prNumber === number);
    return isOwn && (run.status !== "cancelled" || (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .failingChecks */ .oe)((0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .checksOf */ .tg)(run)).length > 0);
}
/** Compares by the service's times; without them the later one in the list counts. */
function newestOf(runs) {
    return runs.reduce((newest, each) => {
        const isOlder = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .isBefore */ .Y8)(each.run.createdAt ?? "", newest?.run.createdAt ?? "");
        return isOlder ? newest : each;
    }, undefined);
}


/***/ }),

/***/ 8259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ trialsOf)
/* harmony export */ });
/* harmony import */ var _test_run_checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8850);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);


/** Oldest first. */
function trialsOf(facts) {
    const { number, runs, results } = facts;
    const listed = new Set(results.flatMap((row) => (row.prNumber === number ? [row.testRunId] : [])).toReversed());
    // A run without a row finished before the rows begin, or the service lists none.
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
        checks: run === undefined ? undefined : trialChecks(run),
    };
}
function trialOutcome(word) {
    if (word === "passed" || word === "succeeded")
        return "passed";
    return word === "failed" ? "failed" : "stopped";
}
/**
 * The queue bisects a batch, or fails a pull request, once everything ahead has passed. So only the pull requests of the
 * run can be the cause, and each of them that passed without it since is cleared. Runs count back from the last one as
 * long as one follows from the other: an earlier run may belong to another attempt.
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
/** True when tests of another pull request began later and passed: then branch and machines are in order. */
function hasLaterPass(row, results) {
    const others = results.filter(({ prNumber, outcome }) => prNumber !== row.prNumber && outcome === "passed");
    return others.some((other) => startOf(other) > startOf(row));
}
/** Milliseconds since 1970; NaN when the result does not show it. */
function startOf({ endedAt, testingDurationMs }) {
    return ((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(endedAt)?.ms ?? Number.NaN) - (testingDurationMs ?? Number.NaN);
}
/** True when the last result of a pull request without the diagnosed one, after a run of both, is a pass. */
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
/** When a run requires checks, only these decide it. */
function trialChecks(run) {
    const checks = (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .checksOf */ .tg)(run);
    const requires = (run.requiredStatuses ?? []).length > 0;
    const deciding = requires ? checks.filter(({ required }) => required) : checks;
    const failed = (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .failingChecks */ .oe)(deciding);
    const passedOnce = new Set((run.statusChecks ?? []).flatMap(({ context, state }) => (state === "success" ? [context.toLowerCase()] : [])));
    // Check runs of one name may belong to several suites, so only a commit status shows a second report.
    const statuses = new Set(deciding.flatMap(({ kind, name }) => (kind === "status" ? [name] : [])));
    return {
        failed,
        /** Failed checks that also passed on the same commit. */
        unsteady: failed.filter((name) => statuses.has(name) && passedOnce.has(name.toLowerCase())),
        /** Required checks that the service has no report of. */
        missing: (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .missingChecks */ .S1)(run, checks),
        running: deciding.flatMap(({ result, name }) => (result === "running" ? [name] : [])),
    };
}


/***/ }),

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
const NUMBERS_SHOWN = 20;
/** `#1, #2 and 480 more` */
function numberList(numbers) {
    const shown = numbers.map((number) => `#${number}`);
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .truncatedList */ .pO)(shown, NUMBERS_SHOWN);
}
const OF_A_QUEUE = "target-branch and repository";
const OF_A_PULL_REQUEST = "target-branch, pr-number and repository";
/** `inputs` are those that may be wrong. */
function notFoundError(error, what, inputs = OF_A_QUEUE) {
    return notFound(error, `The service does not know ${what}.`, inputs);
}
function queueNotFoundError(error, target) {
    return notFound(error, `There is no merge queue for branch ${queueName(target)}.`, OF_A_QUEUE);
}
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
function serverMessage({ serverText = "" }) {
    return serverText === "" ? [] : [`The service said: ${serverText}`];
}
/** Empty for a running queue. */
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

/***/ 6497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ terminalState),
/* harmony export */   BU: () => (/* binding */ hasOtherHead),
/* harmony export */   TL: () => (/* binding */ isMerged),
/* harmony export */   _b: () => (/* binding */ isFromBefore),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   lY: () => (/* binding */ isOutdated),
/* harmony export */   mP: () => (/* binding */ hasMark),
/* harmony export */   zX: () => (/* binding */ findBlockers)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);

/** States that end an attempt (the service's document, "States and transitions"). */
const TERMINAL_STATES = ["merged", "failed", "cancelled"];
function terminalState({ state }) {
    return TERMINAL_STATES.find((terminal) => terminal === state);
}
function isMerged(record) {
    return record?.state === "merged";
}
function hasEnded(record) {
    return terminalState(record) !== undefined || !record.isCurrentlySubmittedToQueue;
}
function hasMark({ id, stateChangedAt }, mark) {
    return mark !== undefined && id === mark.id && stateChangedAt === mark.stateChangedAt;
}
/** True for the record of an earlier attempt, or an older record in a reply that lags. `merged` always counts. */
function isFromBefore(record, { stale, since = "" }) {
    if (isMerged(record))
        return false;
    if ((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isBefore */ .Y8)(record.stateChangedAt, stale?.stateChangedAt ?? ""))
        return true;
    return hasEnded(record) && (hasMark(record, stale) || (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isBefore */ .Y8)(record.stateChangedAt, since));
}
/** True when a reply lags behind a known record. `merged` always counts. */
function isOutdated(record, known) {
    return !isMerged(record) && (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isBefore */ .Y8)(record.stateChangedAt, known?.stateChangedAt ?? "");
}
function hasOtherHead(record, guardedHead) {
    return record !== undefined && guardedHead !== undefined && !(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .sameCommit */ .Kd)(record.prSha, guardedHead);
}
/** Applies the readiness rule of the service's document, "Submitted pull request". */
function findBlockers({ readiness }) {
    const { doesBaseBranchMatch, gitHubMergeability, requiresImpactedTargets, hasImpactedTargets } = readiness ?? {};
    const mergeability = gitHubMergeability ?? "mergeable";
    return [
        ...(doesBaseBranchMatch === false ? [{ name: "base branch", isCertain: true }] : []),
        ...(mergeability === "mergeable"
            ? []
            : [{ name: "mergeability", isCertain: mergeability === "not_mergeable" }]),
        ...(requiresImpactedTargets === true && hasImpactedTargets !== true
            ? [{ name: "impacted targets", isCertain: hasImpactedTargets === false }]
            : []),
    ];
}


/***/ }),

/***/ 8850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ missingChecks),
/* harmony export */   oe: () => (/* binding */ failingChecks),
/* harmony export */   tg: () => (/* binding */ checksOf)
/* harmony export */ });
const RESULTS = ["failed", "running", "unknown", "passed"];
/** Conclusions of check runs and states of commit statuses. GitHub lets a required check pass with these alone. */
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
 * Lists every reported check once, the required ones first. A commit status has a row for each of its reports. Rows carry
 * no times, but the newest comes first, as in GitHub's own list, so the first row of a context counts. Check runs of one
 * name have no such order, so a failed one fails the name.
 */
function checksOf(run) {
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
function failingChecks(checks) {
    return [...new Set(checks.filter(({ result }) => result === "failed").map(({ name }) => name))];
}
/** GitHub compares contexts of commit statuses without regard to case, names of check runs with it. */
function missingChecks(run, checks) {
    const nameOf = ({ kind, name }) => `${kind} ${kind === "status" ? name.toLowerCase() : name}`;
    const reported = new Set(checks.map(nameOf));
    const isReported = (name) => reported.has(nameOf({ kind: "status", name })) || reported.has(nameOf({ kind: "check-run", name }));
    return [...new Set(run.requiredStatuses ?? [])].filter((name) => !isReported(name));
}
function ofCheckRun({ name, url, status, conclusion }) {
    // A status without a conclusion is one of several words for a running check.
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
/* harmony export */   G$: () => (/* binding */ testRunAdvice),
/* harmony export */   KE: () => (/* binding */ whyFailed),
/* harmony export */   l4: () => (/* binding */ describeTestRun),
/* harmony export */   we: () => (/* binding */ readTestRun)
/* harmony export */ });
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8502);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8850);



/** @throws Failure `not-found` */
async function readTestRun(service, target, testRunId, options = {}) {
    try {
        return await service.readTestRun(target, testRunId, options);
    }
    catch (error) {
        const what = `test run ${testRunId} of the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_0__/* .queueName */ .nM)(target)}`;
        throw (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_0__/* .notFoundError */ .i0)(error, what, "test-run-id, target-branch and repository");
    }
}
function describeTestRun(run, id) {
    const tested = testedPullRequests(run);
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
            return `The ${subject} failed${why === undefined ? "" : `: ${why}`}.`;
        default:
            return `The ${subject} is in a state that this version does not know: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plainWord */ .hx)(run.status ?? "")}.`;
    }
}
/** Names the failed checks, or what else explains a failed run, as the end of a sentence. */
function whyFailed(run) {
    const checks = (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .checksOf */ .tg)(run);
    const failing = (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .failingChecks */ .oe)(checks);
    // A missing check explains nothing once a required one has failed. The reply may lack what GitHub shows.
    const missing = run.status === "failed" && !hasFailedRequired(checks) ? (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .missingChecks */ .S1)(run, checks) : [];
    const reasons = [
        ...(missing.length === 0 ? [] : [`the service has no report of ${named(missing)}`]),
        ...(failing.length === 0 ? [] : [`${named(failing)} failed`]),
    ];
    if (reasons.length > 0)
        return reasons.join(", and ");
    const running = checks.filter(({ result, required }) => result === "running" && required);
    if (run.status !== "failed" || running.length === 0)
        return undefined;
    return `${named(running.map(({ name }) => name))} had not ended`;
}
function hasFailedRequired(checks) {
    return checks.some(({ result, required }) => result === "failed" && required);
}
/** Sentences that help to act on a run. A diagnosis already names the fault, or that it is unknown. */
function testRunAdvice(run, isDiagnosed = false) {
    const checks = (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .checksOf */ .tg)(run);
    const isBatch = (run.testedPullRequests ?? []).length > 1;
    const isBad = run.status === "failed" || (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .failingChecks */ .oe)(checks).length > 0;
    const shared = `The run tests ${testedPullRequests(run)} together, as a batch: the fault may be in any of them.`;
    return [...(isBatch && isBad && !isDiagnosed ? [shared] : []), ...adviceOnStatus(run, checks)];
}
function adviceOnStatus(run, checks) {
    if (run.status === "cancelled")
        return ["The queue cancels a run when what it was built on has changed or its pull request left the queue."];
    if (run.status !== "failed")
        return [];
    if (!hasFailedRequired(checks) && (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .missingChecks */ .S1)(run, checks).length > 0)
        return [
            "A required check that nothing reports fails the run once the queue's testing timeout is over. Let a workflow report it on the branches trunk-merge/**, or do not require it.",
        ];
    if (whyFailed(run) !== undefined)
        return [];
    return ["No check failed and no required one is missing: the run took too long, or the queue could not start it."];
}
/** `#7`, `#7 and #8`, `#7, #8, #9 and 2 more`; empty when the reply names none. */
function testedPullRequests(run) {
    return named((run.testedPullRequests ?? []).map(({ prNumber }) => `#${prNumber}`));
}
const NAMED = 3;
function named(checks) {
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatList */ .ki)(checks.map(_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortName */ .EU), NAMED);
}


/***/ })

};
