export const id = 1397;
export const ids = [1397];
export const modules = {

/***/ 1872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eh: () => (/* binding */ findFailedTestRun),
/* harmony export */   T8: () => (/* binding */ namedTestRun),
/* harmony export */   fk: () => (/* binding */ NONE_SEEN)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8850);
/* harmony import */ var _test_run_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3742);
/* harmony import */ var _test_run_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4283);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4185);





/** The test run that a record's verdict comes from; undefined where it names none, or in a form that is no id. */
function namedTestRun(record) {
    const parsed = (0,_test_run_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .testRunId */ .nC)(record?.verifiedByTestRun ?? "");
    return parsed.ok ? parsed.value : undefined;
}
/** Where nobody looked. */
const NONE_SEEN = { ids: [], trouble: undefined, looked: false };
/** The report is a courtesy: it may hold up the end of the step for so long, in milliseconds. */
const READ_MS = 10_000;
/** Restarts leave several runs; the one that counts is among the last. */
const RUNS_READ = 3;
const NONE_FOUND = { testRun: undefined, runs: [] };
/**
 * Of the runs that the service lists for the attempt, or else of the run that the record names and those that were seen
 * on GitHub, the newest one that failed, else the newest one that went on to its end. The record's may be of an earlier
 * attempt, as the service reuses records, so its word alone does not decide. It never fails a step: what is missing stays
 * empty, with a line that says why.
 */
async function findFailedTestRun({ ids: seen, trouble, looked }, record, target, { service, log }, listed = []) {
    const named = namedTestRun(record);
    const known = named === undefined ? seen : [...seen.filter((id) => id !== named), named];
    const ids = listed.length > 0 ? listed : known;
    const newest = ids.at(-1);
    if (newest === undefined) {
        if (trouble !== undefined) {
            log.info(`test-run-id stays empty: ${trouble.message}.`);
            for (const line of trouble.advice)
                log.info(line);
        }
        else if (looked) {
            log.info(`test-run-id stays empty: no test branch of #${target.number} was seen while its tests ran.`);
        }
        return NONE_FOUND;
    }
    const readings = await Promise.allSettled(ids
        .slice(-RUNS_READ)
        .map(async (id) => ({ id, run: await (0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readTestRun */ .we)(service, target, id, { withinMs: READ_MS }) })));
    const read = readings.flatMap((reading) => (reading.status === "fulfilled" ? [reading.value] : []));
    const last = readings.at(-1);
    if (read.length === 0 && last?.status === "rejected") {
        log.info(`failing-checks stays empty: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(last.reason)}`);
        return { testRun: { id: newest, run: undefined }, runs: [] };
    }
    const own = read.filter(({ run }) => tests(run, target.number));
    const found = newestOf(own.filter(({ run }) => run.status === "failed")) ?? newestOf(own.filter(explains));
    if (found === undefined)
        log.info("test-run-id stays empty: the test runs that were seen were cancelled or not its own, so another one failed.");
    return { testRun: found, runs: own.filter(explains) };
}
/** Whether a run tests the pull request; one that does not tell is taken to. */
function tests({ testedPullRequests }, number) {
    const tested = testedPullRequests ?? [];
    return tested.length === 0 || tested.some(({ prNumber }) => prNumber === number);
}
/** A run that the queue gave up says nothing about a failure, unless a check had failed by then. */
function explains({ run }) {
    return run.status !== "cancelled" || (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .failingChecks */ .oe)((0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .checksOf */ .tg)(run)).length > 0;
}
/** By the service's times; where they say nothing, the one that was seen later. */
function newestOf(runs) {
    return runs.reduce((newest, other) => newest !== undefined && (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .isBefore */ .Y8)(other.run.createdAt ?? "", newest.run.createdAt ?? "") ? newest : other, undefined);
}


/***/ }),

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ terminalState),
/* harmony export */   BU: () => (/* binding */ hasOtherHead),
/* harmony export */   Kd: () => (/* binding */ sameCommit),
/* harmony export */   Ld: () => (/* binding */ formatPosition),
/* harmony export */   Nu: () => (/* binding */ positionIn),
/* harmony export */   TL: () => (/* binding */ isMerged),
/* harmony export */   Tq: () => (/* binding */ findRecord),
/* harmony export */   XS: () => (/* binding */ changeReport),
/* harmony export */   ZB: () => (/* binding */ decidingRecord),
/* harmony export */   Zu: () => (/* binding */ pullRequestLine),
/* harmony export */   _b: () => (/* binding */ isFromBefore),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   dq: () => (/* binding */ recordRows),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   lY: () => (/* binding */ isOutdated),
/* harmony export */   mP: () => (/* binding */ hasMark),
/* harmony export */   nb: () => (/* binding */ recordAfterwards)
/* harmony export */ });
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8502);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6375);




/** States that an attempt ends in (the service's document, "States and transitions"); any other one goes on. */
const TERMINAL_STATES = ["merged", "failed", "cancelled"];
function terminalState({ state }) {
    return TERMINAL_STATES.find((terminal) => terminal === state);
}
function isMerged(record) {
    return record?.state === "merged";
}
/** An attempt has ended when its state is terminal or the pull request is no longer submitted to the queue. */
function hasEnded(record) {
    return terminalState(record) !== undefined || !record.isCurrentlySubmittedToQueue;
}
/** Whether a record is still the one that an attempt ended with. */
function hasMark({ id, stateChangedAt }, mark) {
    return mark !== undefined && id === mark.id && stateChangedAt === mark.stateChangedAt;
}
/**
 * True for the record of an attempt before ours, under whatever id. A reply may lag, so that it shows an older record
 * than the one that was read before. `merged` always counts.
 */
function isFromBefore(record, { stale, since = "" }) {
    if (isMerged(record))
        return false;
    if ((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isBefore */ .Y8)(record.stateChangedAt, stale?.stateChangedAt ?? ""))
        return true;
    return hasEnded(record) && (hasMark(record, stale) || (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isBefore */ .Y8)(record.stateChangedAt, since));
}
/** True when a reply lags behind a record that was read before. `merged` always counts. */
function isOutdated(record, known) {
    return !isMerged(record) && (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isBefore */ .Y8)(record.stateChangedAt, known?.stateChangedAt ?? "");
}
/** Commits are compared without regard to the case of their digits. */
function sameCommit(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
function hasOtherHead({ prSha }, guardedHead) {
    return guardedHead !== undefined && !sameCommit(prSha, guardedHead);
}
/** Reads the record. A 404 may also mean a wrong branch or repository, so the queue is asked for once. */
async function readRecord(service, target) {
    const record = await findRecord(service, target);
    return record === undefined ? { record, queue: await (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readQueue */ .Qf)(service, target) } : { record };
}
/** Reads the record and takes a 404 at its word. */
function findRecord(service, target, options = {}) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ifFound */ .MW)(service.readRecord(target, options));
}
/** The longest that a read after a write may take, in milliseconds. */
const AFTERWARDS_MS = 5000;
/** The record after a write that succeeded; its failure changes nothing, so it is not waited for for long. */
function recordAfterwards(service, target) {
    return decidingRecord(service, target).catch(() => undefined);
}
/** The record that tells what a write without a clear end came to; undefined when it cannot be read. @throws AbortedError */
function decidingRecord(service, target, withinMs = AFTERWARDS_MS) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ifReadable */ .G5)(findRecord(service, target, { withinMs }));
}
/**
 * The list of a queue stands in queue order. It is read apart from the record, so it may be of another moment: what the
 * record shows as not ready, or as ended, has no place in it.
 */
function positionIn(queue, number, record) {
    const numbers = queue.enqueuedPullRequests.map(({ prNumber }) => prNumber);
    const hasNone = record !== undefined && (record.state === "not_ready" || hasEnded(record));
    const index = hasNone ? -1 : numbers.indexOf(number);
    return {
        /** From 1, or undefined when it is not in the list: pull requests that are not ready do not stand there. */
        position: index < 0 ? undefined : index + 1,
        /** The pull requests before it, first the one that is next to merge. */
        ahead: index < 0 ? [] : numbers.slice(0, index),
        depth: numbers.length,
        queueState: queue.state,
        /** False where lanes or batches merge past each other: there the place says little about the time to the merge. */
        mergesInOrder: queue.mode !== "parallel" && queue.batch !== true,
    };
}
/** `2nd of 5 in the queue`, or nothing. */
function formatPosition({ position, depth }) {
    return position === undefined ? "" : `${ordinal(position)} of ${depth} in the queue`;
}
function ordinal(number) {
    const lastTwo = number % 100;
    const suffix = lastTwo >= 11 && lastTwo <= 13 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
    return `${number}${suffix}`;
}
/** On a page: the pull request with its title, as far as the record has it, and the way to it. */
function pullRequestLine({ repository, number }, record) {
    return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestLink */ .Zl)(repository, number)} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .cell */ .Hn)(record?.prTitle)}`.trim();
}
function recordRows(record) {
    const priority = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .priorityName */ ._t)(record);
    return [
        ["State", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .stateName */ .Vi)(record.state))],
        ["Since", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatServiceTime */ .wF)(record.stateChangedAt))],
        ["Head commit", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortName */ .EU)(record.prSha))],
        ...(priority === "" ? [] : [["Priority", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(priority)]]),
    ];
}
/** What a change of a pull request reports, with the record that was read after it. */
function changeReport(message, target, record) {
    const summary = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(message), pullRequestLine(target, record)]);
    return { message, outputs: { state: record?.state }, summary, record: { record } };
}


/***/ }),

/***/ 1397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findVerdict: () => (/* binding */ findVerdict),
/* harmony export */   readDetails: () => (/* binding */ readDetails)
/* harmony export */ });
/* harmony import */ var _test_run_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4283);
/* harmony import */ var _test_run_trials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1774);
/* harmony import */ var _test_run_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3976);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4185);
/* harmony import */ var _failed_test_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1872);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6583);






/** Each read may take so long, in milliseconds: the verdict is a courtesy. */
const READ_MS = 5000;
/** Where nothing tells when an attempt began, its tests are looked for in so many hours before its end. */
const HOURS_BEFORE = 12;
/** What there is to judge of an attempt; undefined while it goes on, and where it was merged. */
function badEnd(record) {
    const terminal = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .terminalState */ .AQ)(record);
    if (terminal === "merged")
        return undefined;
    if (terminal !== undefined)
        return terminal;
    if ((0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .hasEnded */ .hY)(record))
        return "left";
    return record.state === "pending_failure" ? "held" : undefined;
}
/** Whether its tests may have brought it about. */
function isByTests(end) {
    return end === "failed" || end === "held";
}
/**
 * Why the attempt that a record shows ended badly, or is held up. It reads what the service and GitHub tell, in at most
 * six requests to the service and one to GitHub; what cannot be read is not known, and nothing of it fails a step.
 */
async function findVerdict(record, target, context, seen = _failed_test_run_js__WEBPACK_IMPORTED_MODULE_4__/* .NONE_SEEN */ .fk) {
    const end = badEnd(record);
    if (end === undefined)
        return { verdict: undefined, testRun: undefined };
    const [{ timeline, isBack }, onHost] = await Promise.all([
        readTimeline(record, target, context),
        context.host?.pullRequest(target.repository, target.number, context.signal).catch(() => undefined),
    ]);
    const last = timeline.at(-1);
    const tested = isByTests(end);
    const results = tested ? await readResults(record, timeline, target, context) : [];
    const listed = results.filter(({ prNumber, outcome }) => prNumber === target.number && outcome === "failed");
    const ids = listed.map(({ testRunId }) => testRunId).toReversed();
    const { testRun, runs } = tested
        ? await (0,_failed_test_run_js__WEBPACK_IMPORTED_MODULE_4__/* .findFailedTestRun */ .Eh)(seen, record, target, context, ids)
        : { testRun: undefined, runs: [] };
    const verdict = (0,_test_run_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .decideVerdict */ .A)({
        end,
        reason: last?.reason ?? undefined,
        culprit: culpritOf(last),
        trials: (0,_test_run_trials_js__WEBPACK_IMPORTED_MODULE_1__/* .trialsOf */ .x)({ number: target.number, hasFailed: end === "failed", isRerun: isRerun(timeline), runs, results }),
        failingAhead: end === "held" ? await findFailingAhead(record, target, context) : [],
        onHost,
        targetBranch: target.targetBranch,
        isBack,
    });
    return { verdict, testRun };
}
/**
 * The transitions of the attempt that the record shows, the oldest first; none where the service does not tell. And
 * whether another attempt is under way by now.
 */
async function readTimeline(record, target, { service }) {
    const history = await readable(service.readHistory(target, { withinMs: READ_MS }));
    const isSame = history !== undefined && (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .hasMark */ .mP)(history, record);
    const isBack = history !== undefined && !isSame && (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .hasEnded */ .hY)(record) && !(0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .hasEnded */ .hY)(history);
    // Another attempt, or a further state of this one, says nothing about what the record shows.
    const timeline = (isSame ? history.timeline : undefined) ?? [];
    if (timeline.at(-1)?.state !== record.state)
        return { timeline: [], isBack };
    // Nothing but a submission leads to this state.
    const first = timeline.findLastIndex(({ state }) => state === "not_ready");
    return { timeline: timeline.slice(Math.max(0, first)), isBack };
}
/** How tests in the queue ended in the time of the attempt and since, the newest first; empty where nobody tells. */
async function readResults({ stateChangedAt, state }, timeline, target, { service }) {
    const [first] = timeline;
    const began = first?.state === "not_ready" ? (first.timestamp ?? undefined) : undefined;
    const endMs = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(stateChangedAt)?.ms;
    const before = endMs === undefined ? undefined : new Date(endMs - HOURS_BEFORE * _text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .UNIT_MS */ .k7.h).toISOString();
    const since = began ?? before;
    if (since === undefined)
        return [];
    const read = (until) => readable(service.readTestingResults(target, until === undefined ? { since } : { since, until }, { withinMs: READ_MS }));
    const own = ({ prNumber }) => prNumber === target.number;
    // What it was tested in after the end is another attempt's.
    const isOfAttempt = (result) => !own(result) || !(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .isBefore */ .Y8)(stateChangedAt, result.endedAt);
    const newest = (await read())?.filter(isOfAttempt);
    // Where much was tested since, its own tests are further down; what is held was tested just now.
    const isEnough = newest === undefined || newest.some(own) || state === "pending_failure";
    const found = isEnough ? newest : (await read(stateChangedAt))?.filter(isOfAttempt);
    return (found ?? []).filter(({ endedAt }) => !(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .isBefore */ .Y8)(endedAt, since));
}
/** Whether its tests began anew only because somebody asked for it: then each run had the same changes in it. */
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
/** In a queue that merges in order all that stand before it are in its test run. */
async function findFailingAhead(record, target, { service }) {
    const queue = await readable(service.readQueue(target, { withinMs: READ_MS }));
    if (queue === undefined || queue.mode === "parallel")
        return [];
    const { ahead } = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .positionIn */ .Nu)(queue, target.number, record);
    const failing = queue.enqueuedPullRequests.filter(({ state }) => state === "pending_failure");
    return failing.map(({ prNumber }) => prNumber).filter((number) => ahead.includes(number));
}
/** Reads a test run, and why it failed. */
async function readDetails(id, target, context) {
    const run = await (0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readTestRun */ .we)(context.service, target, id);
    return (0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_0__/* .detailsOf */ .cz)(id, run, await verdictOfAttempt(id, run, target, context));
}
/**
 * The verdict of the attempt that the run decided, the same that a wait for it ends with. Undefined where the run did not
 * decide it, or tests several, of which each has a verdict of its own.
 */
async function verdictOfAttempt(id, run, target, { service, host, signal, log }) {
    const [tested, ...others] = run.testedPullRequests ?? [];
    if (run.status !== "failed" || tested === undefined || others.length > 0)
        return undefined;
    const pullRequest = { ...target, number: tested.prNumber, headSha: undefined, guardedHead: undefined };
    const record = await readable((0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .findRecord */ .Tq)(service, pullRequest, { withinMs: READ_MS }));
    if (record === undefined || !isByTests(badEnd(record)))
        return undefined;
    // The run is not asked for twice, and what is missing for its verdict is no news to whoever asks for it.
    const known = {
        ...service,
        readTestRun: async (at, other, options) => (other === id ? run : service.readTestRun(at, other, options)),
    };
    const quiet = { ...log, info: log.debug };
    const { verdict, testRun } = await findVerdict(record, pullRequest, { service: known, host, signal, log: quiet });
    return testRun?.id === id ? verdict : undefined;
}
/** What is read; undefined where it cannot be, whatever the reason. */
async function readable(reading) {
    return reading.catch(() => undefined);
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

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G$: () => (/* binding */ testRunAdvice),
/* harmony export */   KE: () => (/* binding */ whyFailed),
/* harmony export */   cz: () => (/* binding */ detailsOf),
/* harmony export */   we: () => (/* binding */ readTestRun)
/* harmony export */ });
/* unused harmony export describeTestRun */
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4599);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8502);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8850);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3742);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5392);
/* harmony import */ var _verdict_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1772);







const STATUSES = ["in_progress", "succeeded", "failed", "cancelled"];
/** What there is to tell of a run; `judged` is the verdict of the attempt that it decided, where that is known. */
function detailsOf(id, run, judged) {
    const checks = (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .checksOf */ .tg)(run);
    const verdict = judged ?? (0,_verdict_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .runVerdict */ .ZH)(id, run);
    const notes = judged === undefined ? verdictNotes(verdict) : (0,_verdict_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .verdictLines */ .rz)(judged);
    const [message, details] = [describeTestRun(run, id), [...notes, ...testRunAdvice(run, judged !== undefined)]];
    return {
        result: STATUSES.find((known) => known === run.status) ?? "unknown",
        message,
        details,
        outputs: {
            ...(0,_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .outputsOf */ .Yz)(run, _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .testRunOutputs */ .yW),
            "test-run-id": id,
            "failing-checks": (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .failingChecks */ .oe)(checks),
            "missing-checks": (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .missingChecks */ .S1)(run, checks),
            verdict: verdict?.word,
        },
        summary: (0,_page_js__WEBPACK_IMPORTED_MODULE_5__/* .testRunPage */ .p)(message, details, run),
        record: { testRun: run },
    };
}
/** What the other lines do not say. */
function verdictNotes(verdict) {
    return verdict?.word === "flaky" ? [verdict.sentence, ...verdict.evidence] : [];
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
function testRunAdvice(run, isJudged = false) {
    const checks = (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .checksOf */ .tg)(run);
    const isBad = run.status === "failed" || (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .failingChecks */ .oe)(checks).length > 0;
    // A verdict says whose fault it is, or that nobody knows.
    const batch = isBad && !isJudged && (run.testedPullRequests ?? []).length > 1
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


/***/ }),

/***/ 1774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ trialsOf)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8850);


/** The runs that a pull request took part in, the oldest first. */
function trialsOf(heard) {
    const { number, runs, results } = heard;
    const rows = results.filter(({ prNumber }) => prNumber === number).toReversed();
    const told = new Set(rows.map(({ testRunId }) => testRunId));
    const [unlisted, ids] = [runs.filter(({ id }) => !told.has(id)), rows.map(({ testRunId }) => testRunId)];
    // What is in no row ended before the rows begin, or is not told by this service.
    return [...unlisted.map(({ id }) => id), ...new Set(ids)].map((id) => trialOf(id, heard));
}
function trialOf(id, heard) {
    const { number, runs, results } = heard;
    const run = runs.find((each) => each.id === id)?.run;
    const rows = results.filter(({ testRunId }) => testRunId === id);
    const tested = [...rows, ...(run?.testedPullRequests ?? [])].map(({ prNumber }) => prNumber);
    const outcome = outcomeOf(rows.find(({ prNumber }) => prNumber === number)?.outcome ?? run?.status ?? "");
    const others = [...new Set(tested)].filter((each) => each !== number).toSorted((one, other) => one - other);
    return {
        id,
        outcome,
        sha: run?.testBranchSha ?? undefined,
        others,
        isKnown: tested.includes(number),
        isDamning: outcome === "failed" && isDamning(id, others, heard),
        checks: run === undefined ? undefined : trialChecks(run),
    };
}
function outcomeOf(word) {
    if (word === "passed" || word === "succeeded")
        return "passed";
    return word === "failed" ? "failed" : "stopped";
}
/**
 * The queue looks for a culprit in a batch, or throws out a pull request, once everything before it has passed; so only
 * those in the run are left, and of those whoever passed without it since is cleared. Runs count back from the last one
 * as far as one follows from the other: what lies before may be another attempt's.
 */
function isDamning(id, others, heard) {
    const { number, hasFailed, results, isRerun = false } = heard;
    const own = results.filter(({ prNumber }) => prNumber === number);
    const index = own.findIndex(({ testRunId }) => testRunId === id);
    const row = own[index];
    if (!hasFailed || row === undefined)
        return false;
    const isLast = index === 0;
    if (isRerun && !isLast)
        return others.length === 0 && somebodyPassedSince(row, results);
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
/** What began later and passed shows that the branch is in order, and so are the machines. */
function somebodyPassedSince(row, results) {
    const began = startOf(row);
    return results.some((other) => {
        const start = startOf(other);
        const isLater = began !== undefined && start !== undefined && start > began;
        return isLater && other.prNumber !== row.prNumber && other.outcome === "passed";
    });
}
function startOf({ endedAt, testingDurationMs }) {
    const ended = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(endedAt)?.ms;
    return ended === undefined || typeof testingDurationMs !== "number" ? undefined : ended - testingDurationMs;
}
/** Whether a pull request passed without the judged one after a run that both were in, and failed no more. */
function isCleared(shared, results, ownRuns) {
    if (shared.cycleConclusion === "failed")
        return false;
    // The newest stands first.
    const later = results
        .slice(0, results.indexOf(shared))
        .filter(({ prNumber, testRunId }) => prNumber === shared.prNumber && !ownRuns.has(testRunId));
    const last = later.find(({ outcome }) => outcome === "passed" || outcome === "failed");
    return last?.outcome === "passed";
}
/** Where a run requires checks only these decide it. */
function trialChecks(run) {
    const checks = (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .checksOf */ .tg)(run);
    const requires = (run.requiredStatuses ?? []).length > 0;
    const deciding = requires ? checks.filter(({ required }) => required) : checks;
    const failed = (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .failingChecks */ .oe)(deciding);
    const passedOnce = new Set((run.statusChecks ?? []).flatMap(({ context, state }) => (state === "success" ? [context.toLowerCase()] : [])));
    // Check runs of one name may stand in several suites, so only a commit status tells that it was reported again.
    const statuses = new Set(deciding.flatMap(({ kind, name }) => (kind === "status" ? [name] : [])));
    return {
        failed,
        unsteady: failed.filter((name) => statuses.has(name) && passedOnce.has(name.toLowerCase())),
        missing: (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .missingChecks */ .S1)(run, checks),
        running: deciding.flatMap(({ result, name }) => (result === "running" ? [name] : [])),
    };
}


/***/ }),

/***/ 1772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZH: () => (/* binding */ runVerdict),
/* harmony export */   rz: () => (/* binding */ verdictLines),
/* harmony export */   wr: () => (/* binding */ adviceOf)
/* harmony export */ });
/* harmony import */ var _trials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1774);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3976);


/** A verdict as plain lines: what it says, what it rests on, what else there is to know, and what to do. */
function verdictLines(verdict, more = []) {
    const advice = adviceOf(verdict);
    return [verdict.sentence, ...verdict.evidence, ...more, ...(advice === "" ? [] : [advice])];
}
/** What to do, as a sentence; empty where there is nothing. */
function adviceOf({ word, next }) {
    switch (next) {
        case "requeue":
            return "Submit it again.";
        case "wait":
            return "It is still in the queue: wait for what the queue decides.";
        case "fix":
            return FIXES[word];
        case "later":
            return "Submit it again when it is ready.";
        case "look":
            return "See what failed and whether it can still be merged; submit it again where there is nothing to mend.";
        case "none":
            return "";
    }
}
const MEND = "Mend that first, and submit it again.";
const FIXES = {
    "own-change": "Fix what failed, and submit it again.",
    "own-run": "Fix what failed, and submit it again; if its change cannot be the cause, submit it again as it is.",
    "other-change": MEND,
    conflict: "Resolve the conflict, and submit it again.",
    flaky: MEND,
    infrastructure: MEND,
    "taken-out": MEND,
    unknown: MEND,
};
/** What a failed run alone shows of the cause; undefined for every other run. */
function runVerdict(id, run) {
    if (run.status !== "failed")
        return undefined;
    const [first] = run.testedPullRequests ?? [];
    return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .decideVerdict */ .A)({
        end: "run",
        reason: undefined,
        culprit: undefined,
        trials: (0,_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .trialsOf */ .x)({ number: first?.prNumber ?? 0, hasFailed: false, runs: [{ id, run }], results: [] }),
        failingAhead: [],
        onHost: undefined,
        targetBranch: "",
        isBack: false,
    });
}


/***/ }),

/***/ 3976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ decideVerdict)
});

// UNUSED EXPORTS: VERDICT_WORDS

// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
;// CONCATENATED MODULE: ./lib/src/test-run/reasons.js
/*
 * The service's words for why an attempt ended badly, in upper case. It is an open set: a word that is new to us decides
 * nothing.
 */
function reasons(values) {
    return (reason) => (Object.hasOwn(values, reason) ? values[reason] : undefined);
}
function because(sentence, next) {
    return { sentence, next };
}
/** Why it was taken out. What is closed or merged has nothing left to do. */
const cancelReason = reasons({
    USER_REQUESTED: because("Somebody took it out of the queue.", "later"),
    TRUNK_ADMIN_REQUESTED: because("An administrator took it out of the queue.", "later"),
    PR_CLOSED: because("It was closed, which took it out of the queue.", "none"),
    PR_MERGED_INTO_OTHER_BRANCH: because("It was merged into another branch.", "none"),
    PR_PUSHED_TO: because("It got new commits, which took it out of the queue.", "requeue"),
    PR_CONVERTED_TO_DRAFT: because("It became a draft, which took it out of the queue.", "fix"),
    PR_BASE_BRANCH_CHANGED: because("Its base branch changed, which took it out of the queue.", "fix"),
    NOT_READY_TIMEOUT_EXPIRED: because("It was not ready for longer than the queue allows.", "fix"),
    STACKED_PR_MEMBER_PUSHED_TO: because("A pull request of its stack got new commits.", "requeue"),
    STACKED_PR_MEMBER_CLOSED: because("A pull request of its stack was closed.", "fix"),
    STACKED_PR_MEMBER_MERGED: because("A pull request of its stack was merged past the queue.", "requeue"),
    STACKED_PR_MEMBER_BASE_BRANCH_CHANGED: because("The base branch of a pull request of its stack changed.", "fix"),
    STACKED_PR_STACK_CHANGED: because("Its stack is another one now.", "requeue"),
    STACKED_PR_GROUP_CANCELLED_AT_MERGE_TIME: because("Its stack was taken out just when it was to be merged.", "requeue"),
});
function broken(sentence, next) {
    return { word: "infrastructure", sentence, next };
}
/** What fails at once again, whoever submits it, is to be mended first. */
const failureReason = reasons({
    START_TEST_RUN_RETRY_EXHAUSTED: broken("Its test branch could not be made, however often that was tried.", "requeue"),
    START_TEST_RUN_INVALID_EVENT: broken("Its test run could not be started.", "requeue"),
    START_TEST_RUN_DRAFT_PRS_NOT_ALLOWED: broken("The repository allows no draft pull requests, which the queue's tests need.", "fix"),
    START_TEST_RUN_PERMISSIONS_BLOCK_TEST_BRANCH: broken("The service may not make its test branch.", "fix"),
    START_TEST_RUN_NO_REQUIRED_STATUSES: broken("No required checks are set, so nothing could say that its tests passed.", "fix"),
    START_TEST_RUN_CONFIG_NOT_FOUND: broken("The service's configuration file is missing from its test branch.", "fix"),
    START_TEST_RUN_CONFIG_PARSING_FAILURE: broken("The service's configuration file in its test branch cannot be read.", "fix"),
    START_TEST_RUN_CONFIG_BAD_VERSION: broken("The service's configuration file in its test branch is of an unknown version.", "fix"),
    START_TEST_RUN_CONFIG_BAD_REQUIRED_STATUSES: broken("The required checks in the service's configuration file are not valid.", "fix"),
    START_TEST_RUN_CONFIG_MISSING_REQUIRED_STATUSES: broken("The service's configuration file names no required checks.", "fix"),
    GITHUB_API_MERGE_PR_FAILED: broken("Its tests passed, and GitHub did not merge it.", "requeue"),
    GITHUB_API_DIRECT_MERGE_PR_FAILED: broken("GitHub did not merge it directly.", "requeue"),
    GITHUB_API_BRANCH_PROTECTION_UNMET: broken("The rules of the target branch did not let it be merged.", "fix"),
    GITHUB_API_MERGE_ALREADY_IN_PROGRESS: broken("GitHub was merging it already.", "requeue"),
    GITHUB_API_RATE_LIMIT_EXCEEDED: broken("GitHub took no more requests of the service for a while.", "requeue"),
    GITHUB_API_REPEATED_SERVER_ERRORS: broken("GitHub kept answering the service with errors.", "requeue"),
    PR_UPDATED_AT_MERGE_TIME: {
        word: "taken-out",
        sentence: "It was changed just when it was to be merged.",
        next: "requeue",
    },
});

;// CONCATENATED MODULE: ./lib/src/test-run/verdict.js


/** Why a pull request was thrown out; docs/verdicts.md says what each word rests on. */
const VERDICT_WORDS = (/* unused pure expression or super */ null && ([
    "own-change",
    "own-run",
    "other-change",
    "conflict",
    "flaky",
    "infrastructure",
    "taken-out",
    "unknown",
]));
/** The first rule that has an answer decides. A rule answers only where the facts leave no other answer. */
const RULES = [
    held,
    takenOut,
    leftWithoutEnd,
    conflict,
    namedFailure,
    testsPassed,
    nothingFailed,
    flaky,
    ownChange,
    ownRun,
    sharedRun,
];
/** Why a pull request was thrown out, as far as the facts tell. */
function decideVerdict(facts) {
    for (const rule of RULES) {
        const verdict = rule(facts);
        if (verdict !== undefined)
            return advised(verdict, facts);
    }
    const verdict = {
        word: "unknown",
        sentence: "What threw it out is not known.",
        // A word of the service that is new to us may say more to a reader.
        evidence: given(facts.reason),
        next: "look",
    };
    return advised(verdict, facts);
}
/** What is in the queue again, is no longer open or goes elsewhere now, is not to be submitted again. */
function advised(verdict, { onHost, targetBranch, isBack }) {
    if (verdict.next === "wait")
        return verdict;
    const { evidence } = verdict;
    const noted = (line) => (evidence.includes(line) ? evidence : [...evidence, line]);
    if (isBack)
        return { ...verdict, next: "wait", evidence: noted("It was submitted again.") };
    if (onHost === undefined)
        return verdict;
    if (onHost.merged)
        return { ...verdict, next: "none", evidence: noted("GitHub shows it as merged.") };
    if (!onHost.open)
        return { ...verdict, next: "none", evidence: noted("GitHub shows it as closed.") };
    if (onHost.draft)
        return { ...verdict, next: "fix", evidence: noted("GitHub shows it as a draft.") };
    if (onHost.baseBranch !== targetBranch)
        return { ...verdict, next: "fix", evidence: noted(`It goes into ${(0,format/* shortName */.EU)(onHost.baseBranch)} now.`) };
    if (onHost.conflicts && verdict.word !== "conflict")
        return { ...verdict, next: "fix", evidence: noted(CONFLICTS_NOW) };
    return verdict;
}
const CONFLICTS_NOW = "GitHub reports that it conflicts with its base branch.";
function held({ end, failingAhead, trials }) {
    if (end !== "held")
        return undefined;
    const last = lastFailed(trials);
    const evidence = failedChecksOf(last);
    const ahead = failingAhead.filter((number) => last?.others.includes(number) !== true);
    if (ahead.length === 0) {
        return {
            word: "unknown",
            sentence: "Its tests failed, and the queue has not decided yet whether it is to blame.",
            evidence,
            next: "wait",
        };
    }
    return {
        word: "other-change",
        sentence: `Its tests failed, and so did those of ${numbers(ahead)} before it; if that is the cause, the queue tests it again without.`,
        evidence,
        next: "wait",
    };
}
function takenOut({ end, reason }) {
    if (end !== "cancelled")
        return undefined;
    const known = reason === undefined ? undefined : cancelReason(reason);
    if (known !== undefined)
        return { word: "taken-out", ...known, evidence: given(reason) };
    const sentence = reason === undefined
        ? "It was taken out, by somebody or by what happened to it; the service does not say which."
        : `It was taken out: ${(0,format/* plainWord */.hx)(reason.toLowerCase())}.`;
    return { word: "taken-out", sentence, evidence: [], next: "later" };
}
function leftWithoutEnd({ end }) {
    if (end !== "left")
        return undefined;
    const sentence = "It is out of the queue without a final state, so what took it out is not known.";
    return { word: "unknown", sentence, evidence: [], next: "none" };
}
/** The service says so, or GitHub does where it was refused at the merge or no failed test of it is known. */
function conflict({ end, reason, culprit, onHost, trials, targetBranch }) {
    if (end === "run")
        return undefined;
    const isTold = reason === "START_TEST_RUN_MERGE_CONFLICT";
    const mayBe = reason === undefined ? lastFailed(trials) === undefined : MERGE_REFUSED.has(reason);
    if (!isTold && !(mayBe && onHost?.conflicts === true))
        return undefined;
    const shown = onHost?.conflicts === true ? [CONFLICTS_NOW] : [];
    const other = culprit?.kind === "pull-request"
        ? `#${culprit.number}`
        : culprit?.kind === "target-branch" || shown.length > 0
            ? (0,format/* shortName */.EU)(targetBranch)
            : `${(0,format/* shortName */.EU)(targetBranch)}, or with a pull request before it`;
    return {
        word: "conflict",
        sentence: `It conflicts with ${other}.`,
        evidence: [...given(reason), ...shown],
        next: "fix",
    };
}
/** GitHub refuses a merge in these words for many reasons, and a conflict is one. */
const MERGE_REFUSED = new Set(["GITHUB_API_MERGE_PR_FAILED", "GITHUB_API_DIRECT_MERGE_PR_FAILED"]);
/** A failure that the service has a word of its own for, other than failed tests. */
function namedFailure({ reason }) {
    const known = reason === undefined ? undefined : failureReason(reason);
    return known === undefined ? undefined : { ...known, evidence: given(reason) };
}
/** Its tests passed, and yet it was not merged; without the service's word for it nobody can say why. */
function testsPassed({ end, reason, trials }) {
    const last = trials.at(-1);
    if (end === "run" || reason !== undefined || last === undefined || last.outcome !== "passed")
        return undefined;
    return {
        word: "unknown",
        sentence: "It failed after its tests, for example at the merge itself: see whether it still merges into its base branch.",
        evidence: [`Its test run ${last.id} succeeded.`],
        next: "look",
    };
}
/** The deciding run failed although no check that counts did: it took too long, or something never reported. */
function nothingFailed({ reason, trials }) {
    const last = lastFailed(trials);
    const timedOut = reason === "TEST_RUN_TIMEOUT";
    if (!timedOut && (last?.checks === undefined || last.others.length > 0))
        return undefined;
    const { failed = [], missing = [], running = [] } = last?.checks ?? {};
    if (failed.length > 0)
        return undefined;
    if (missing.length > 0) {
        return {
            word: "infrastructure",
            sentence: `Its tests failed because the service got no report of ${named(missing)}.`,
            evidence: [...given(reason), ...runLine(last)],
            next: "fix",
        };
    }
    if (!timedOut && running.length === 0)
        return undefined;
    const still = running.length === 0 ? "" : `: ${named(running)} had not ended`;
    return {
        word: "infrastructure",
        sentence: `Its tests took longer than the queue allows, and no check failed${still}.`,
        evidence: [...given(reason), ...runLine(last)],
        next: "requeue",
    };
}
/** Each check that failed it has passed on the very commit that it failed on. */
function flaky({ trials }) {
    const last = lastFailed(trials);
    const { failed = [], unsteady = [] } = last?.checks ?? {};
    const twin = trials.find(({ outcome, sha }) => outcome === "passed" && sha !== undefined && sha === last?.sha);
    if (last === undefined || (twin === undefined && (failed.length === 0 || unsteady.length < failed.length)))
        return undefined;
    const evidence = twin === undefined
        ? [`In test run ${last.id} ${named(unsteady)} failed and passed on one commit.`]
        : [`Test run ${last.id} failed on the commit that test run ${twin.id} passed on.`];
    return { word: "flaky", sentence: "Its tests failed and passed on the same commits.", evidence, next: "requeue" };
}
/**
 * It failed in a run of its own, and before that in one whose other pull requests all passed without it since. A run that
 * passed with it speaks against it, and so does it where the queue has only concluded that it would fail.
 */
function ownChange({ end, reason, trials }) {
    if (end !== "failed" || !isTestFailure(reason))
        return undefined;
    const damning = trials.filter(({ isDamning }) => isDamning);
    const isAlone = damning.at(-1)?.others.length === 0;
    if (!isAlone || damning.length < 2 || trials.some(({ outcome }) => outcome === "passed"))
        return undefined;
    return {
        word: "own-change",
        sentence: "Its own change fails the tests, by itself or on top of what was ahead of it: they failed more than once with it, and passed without it.",
        evidence: [...damning.map(blaming), ...given(reason)],
        next: "fix",
    };
}
function blaming({ id, others, checks }) {
    if (others.length > 0)
        return `Test run ${id} failed with ${numbers(others)} in it as well, which passed without it since.`;
    const failed = checks?.failed ?? [];
    const which = failed.length === 0 ? "" : `: ${named(failed)} failed`;
    return `Test run ${id} failed with no other pull request left to blame${which}.`;
}
/** The queue throws a pull request out for its tests once everything before it has passed. */
function ownRun({ end, reason, trials }) {
    const last = trials.at(-1);
    const alone = last !== undefined && last.outcome === "failed" && last.isKnown && last.others.length === 0;
    const damning = trials.some(({ isDamning }) => isDamning);
    if (end !== "failed" || !isTestFailure(reason) || !(alone || damning))
        return undefined;
    const passed = trials.find(({ outcome }) => outcome === "passed");
    return {
        word: "own-run",
        sentence: "Its tests failed with no other pull request left to blame; one run cannot tell its change from a flaky test or a broken target branch.",
        evidence: [
            ...(last === undefined ? [] : failedChecksOf(last)),
            ...(passed === undefined ? [] : [`Test run ${passed.id} with it had passed before.`]),
            ...given(reason),
        ],
        next: "fix",
    };
}
function isTestFailure(reason) {
    return (reason === undefined || reason === "TEST_RUN_REQUIRED_STATUS_FAILED" || reason === "TEST_RUN_FAILED_BY_OPTIMIZATION");
}
/** Several were in the run, and nothing tells them apart. */
function sharedRun({ end, reason, trials }) {
    const last = lastFailed(trials);
    const next = end === "run" ? "none" : "look";
    if (last === undefined) {
        const sentence = "Its tests failed, and which run of them that was is not known.";
        return reason !== undefined && isTestFailure(reason)
            ? { word: "unknown", sentence, evidence: given(reason), next }
            : undefined;
    }
    const checks = failedChecksOf(last);
    const sentence = last.others.length > 0
        ? `The tests failed with ${numbers(last.others)} in the same run, so the fault may be in any of them.`
        : end === "run"
            ? "The tests failed; this run alone does not show whether something before it is the cause."
            : "Its tests failed, and what else was in them is not known.";
    return { word: "unknown", sentence, evidence: checks, next };
}
function lastFailed(trials) {
    return trials.findLast(({ outcome }) => outcome === "failed");
}
function failedChecksOf(trial) {
    const failed = trial?.checks?.failed ?? [];
    return trial === undefined || failed.length === 0 ? [] : [`In test run ${trial.id} ${named(failed)} failed.`];
}
function runLine(trial) {
    return trial === undefined ? [] : [`That was test run ${trial.id}.`];
}
function given(reason) {
    return reason === undefined ? [] : [`The service's word for it is "${(0,format/* plainWord */.hx)(reason.toLowerCase())}".`];
}
const NAMED = 3;
function named(names) {
    return (0,format/* formatList */.ki)(names.map(format/* shortName */.EU), NAMED);
}
function numbers(of) {
    return (0,format/* formatList */.ki)(of.map((number) => `#${number}`), NAMED);
}


/***/ })

};
