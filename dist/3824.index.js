export const id = 3824;
export const ids = [3824,2141];
export const modules = {

/***/ 1935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bc: () => (/* binding */ createExpectedMergeOutputs),
  OX: () => (/* binding */ explainMissingEstimate),
  uv: () => (/* binding */ formatExpectedMerge),
  xt: () => (/* binding */ readExpectedMerge)
});

// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/queue/read.js
var read = __webpack_require__(8502);
;// CONCATENATED MODULE: ./lib/src/queue/estimate.js


/** Minimum number of passed test runs for an estimate. */
const LEAST_RUNS = 10;
/** Maximum number of simulations for one estimate. A longer queue has fewer simulations. */
const FUTURES = 400;
/** Maximum number of test runs in all simulations for one estimate; exceeded if 50 simulations contain more. */
const MOST_RUNS = 60_000;
/**
 * Share of the simulated merges to exclude at each end of the interval. Bisections vary more than the simulation shows,
 * so queues with batches have a wider interval. `npm run bench` measures the share of merges in the interval.
 */
const TAILS = { single: 0.1, batches: 0.05 };
/**
 * Estimates the merge of a pull request in the queue. Simulates the queue from its list: test runs last as long as
 * recent ones, and pull requests ahead fail as often as recent ones. Returns the reason if the data do not allow an
 * estimate.
 */
function estimateMergeTime(queue, number, results, nowMs) {
    const obstacle = findMergeEstimateObstacle(queue, number);
    if (obstacle !== undefined)
        return { reason: obstacle };
    const index = findIndex(queue, number);
    const past = readPast(results);
    if (past.durationsMs.length < LEAST_RUNS)
        return { reason: `fewer than ${LEAST_RUNS} recent test runs have passed` };
    const groups = listGroups(queue, index, nowMs);
    const random = createRandom(number);
    const count = Math.max(50, Math.min(FUTURES, Math.floor(MOST_RUNS / groups.length)));
    const slots = Math.max(1, queue.concurrency ?? 1);
    const merges = Array.from({ length: count }, () => simulateMerge(groups, slots, past, random));
    const sorted = merges.toSorted((one, other) => one - other);
    const at = (share) => nowMs + (sorted[Math.floor(share * (count - 1))] ?? 0);
    const tail = TAILS[queue.batch === true ? "batches" : "single"];
    return { atMs: at(0.5), fromMs: at(tail), toMs: at(1 - tail) };
}
/** Returns the reason if the list of a queue does not allow an estimate. */
function findMergeEstimateObstacle(queue, number) {
    const index = findIndex(queue, number);
    if (index < 0)
        return "the queue has not admitted the pull request";
    if (queue.state !== "running")
        return `the queue is ${(0,format/* formatState */.lN)(queue.state)}`;
    if (queue.mode !== "single")
        return "the list of a parallel queue does not show which pull requests wait for each other";
    const isUnknown = queue.enqueuedPullRequests
        .slice(0, index + 1)
        .some(({ state, stateChangedAt }) => TESTED.has(state ?? "") && Number.isNaN((0,format/* parseTimeMs */.jR)(stateChangedAt)));
    return isUnknown ? "the list of the queue does not show the start of the tests" : undefined;
}
/** Finds a pull request in the list. The list begins with the admitted pull requests. */
function findIndex(queue, number) {
    return (0,read/* listAdmittedPullRequests */.mP)(queue).findIndex(({ prNumber }) => prNumber === number);
}
function readPast(results) {
    const durations = new Map();
    const conclusions = new Map();
    for (const { prNumber, testRunId, endedAt, outcome, testingDurationMs, cycleConclusion } of results) {
        const isPassed = outcome.toLowerCase() === "passed" && typeof testingDurationMs === "number";
        if (isPassed)
            durations.set(testRunId || `${prNumber} ${endedAt}`, testingDurationMs);
        const conclusion = (cycleConclusion ?? "").toLowerCase();
        // The newest result comes first.
        if (conclusion === "merged" || conclusion === "failed")
            conclusions.set(`${prNumber}`, conclusions.get(`${prNumber}`) ?? conclusion);
    }
    const all = [...conclusions.values()];
    const failed = all.filter((conclusion) => conclusion === "failed").length;
    return {
        durationsMs: [...durations.values()].toSorted((one, other) => one - other),
        failing: all.length === 0 ? 0 : failed / all.length,
    };
}
const TESTED = new Set(["testing", "pending_failure"]);
/** Lists the groups in the order of the queue. The last group contains the pull request at `index`. */
function listGroups(queue, index, nowMs) {
    const { enqueuedPullRequests, batch, batchingMinSize } = queue;
    const size = batch === true ? Math.max(1, batchingMinSize ?? 1) : 1;
    const groups = [];
    for (const { state, stateChangedAt } of enqueuedPullRequests.slice(0, index + 1)) {
        const isTested = TESTED.has(state ?? "");
        // Members of a batch begin their tests at the same time.
        const since = isTested ? (stateChangedAt ?? "") : undefined;
        const last = groups.at(-1);
        const isMember = last !== undefined && last.since === since && last.size < size;
        if (isMember)
            last.size += 1;
        else
            groups.push({ size: 1, since, elapsedMs: elapsed({ state, stateChangedAt }, isTested, nowMs) });
    }
    return groups;
}
function elapsed({ state, stateChangedAt }, isTested, nowMs) {
    if (state === "tests_passed")
        return Number.POSITIVE_INFINITY;
    if (!isTested)
        return undefined;
    return Math.max(0, nowMs - (0,format/* parseTimeMs */.jR)(stateChangedAt));
}
/** Stores the times when the occupied slots become free, ascending; at most one time for each slot. */
function occupySlots(slots, ends) {
    const busy = ends.toSorted((one, other) => one - other).slice(-slots);
    return {
        /** Returns the time when the next slot becomes free. */
        freeMs: () => (busy.length < slots ? 0 : (busy[0] ?? 0)),
        add(endMs) {
            let place = busy.length;
            while (place > 0 && (busy[place - 1] ?? 0) > endMs)
                place -= 1;
            busy.splice(place, 0, endMs);
            if (busy.length > slots)
                busy.shift();
        },
    };
}
/** Returns the milliseconds until the last group merges in one random simulation. */
function simulateMerge(groups, slots, past, random) {
    const ends = [];
    const starts = [];
    scheduleFrom(0, Number.NEGATIVE_INFINITY);
    let mergedMs = 0;
    for (const [index, { size }] of groups.entries()) {
        mergedMs = Math.max(mergedMs, ends[index] ?? 0);
        const isLast = index === groups.length - 1;
        // The estimate assumes that the pull request itself passes.
        const others = isLast ? size - 1 : size;
        if (random() < (1 - past.failing) ** others)
            continue;
        // A bisection halves a batch until it finds the broken pull request.
        for (let left = size; left > 1; left = Math.ceil(left / 2))
            mergedMs += drawRemaining(past, 0, random);
        // After a failed run, the runs behind it start again, because their branches contain the failed change.
        scheduleFrom(index + 1, mergedMs);
    }
    return mergedMs;
    /** Schedules the groups from an index. Runs that started before `atMs` start again at this time. */
    function scheduleFrom(from, atMs) {
        const occupied = occupySlots(slots, ends.slice(0, from));
        for (let index = from; index < groups.length; index += 1) {
            const { elapsedMs } = groups[index] ?? {};
            if ((starts[index] ?? atMs) < atMs) {
                starts[index] = atMs;
                ends[index] = atMs + drawRemaining(past, 0, random);
            }
            else if (elapsedMs === undefined) {
                starts[index] = occupied.freeMs();
                ends[index] = (starts[index] ?? 0) + drawRemaining(past, 0, random);
            }
            else {
                starts[index] = 0;
                ends[index] = elapsedMs === Number.POSITIVE_INFINITY ? 0 : drawRemaining(past, elapsedMs, random);
            }
            occupied.add(ends[index] ?? 0);
        }
    }
}
/** Draws the remaining milliseconds of a run from the runs that lasted longer than it has so far. */
function drawRemaining({ durationsMs }, elapsedMs, random) {
    const from = durationsMs.findIndex((ms) => ms > elapsedMs);
    // A run that lasts longer than all recent ones is probably about to finish.
    if (from < 0)
        return random() * (durationsMs.at(-1) ?? 0) * 0.2;
    const drawn = durationsMs[from + Math.floor(random() * (durationsMs.length - from))] ?? 0;
    return drawn - elapsedMs;
}
/** Creates a generator of numbers from 0 to 1 (mulberry32), so that the same queue has the same estimate. */
function createRandom(seed) {
    let state = seed;
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
}

// EXTERNAL MODULE: ./lib/src/service/errors.js
var errors = __webpack_require__(3127);
// EXTERNAL MODULE: ./lib/src/service/present.js
var present = __webpack_require__(2141);
;// CONCATENATED MODULE: ./lib/src/pull-request/estimate.js




const WITHIN_MS = 5 * format/* TIME_UNIT_MS */.gF.s;
/** Age of testing results that still show how long tests take. */
const RECENT_MS = 14 * format/* TIME_UNIT_MS */.gF.d;
/**
 * Reads the service's estimate, and estimates the interval from the list of the queue. Never fails. Sends no request
 * after the deadline, which is a time of the clock in milliseconds.
 */
async function readExpectedMerge(target, queue, { service, clock }, deadline = Number.POSITIVE_INFINITY) {
    const limit = () => ({ withinMs: Math.min(WITHIN_MS, deadline - clock.now()) });
    const [given = NO_SERVICE_ESTIMATE, own] = await Promise.all([
        (0,errors/* ignoreReadError */.Fb)(service.readEstimate(target, limit())),
        estimateFromList(),
    ]);
    const interval = "reason" in own ? undefined : own;
    const at = "at" in given ? given.at : interval && toTime(interval.atMs);
    const reasons = [
        at === undefined && "reason" in given ? given.reason : undefined,
        "reason" in own ? own.reason : undefined,
    ];
    return {
        at,
        from: interval && toTime(interval.fromMs),
        to: interval && toTime(interval.toMs),
        reasons: reasons.flatMap((reason) => reason ?? []),
    };
    async function estimateFromList() {
        if (queue === undefined)
            return { reason: "the queue cannot be read" };
        const reason = findMergeEstimateObstacle(queue, target.number);
        if (reason !== undefined)
            return { reason };
        const times = queue.enqueuedPullRequests.map(({ stateChangedAt }) => stateChangedAt);
        const { ms: nowMs } = (0,present/* determineServiceTime */.gT)(service, clock, times);
        const since = new Date(nowMs - RECENT_MS).toISOString();
        if (limit().withinMs <= 0)
            return { reason: "no time is left for the estimate" };
        const page = await (0,errors/* ignoreReadError */.Fb)(service.readTestingResults(target, { since }, limit()));
        if (page === undefined)
            return { reason: "the testing results cannot be read" };
        return estimateMergeTime(queue, target.number, page.testingResults, nowMs);
    }
}
const NO_SERVICE_ESTIMATE = { reason: "the service has no estimate for this queue" };
function toTime(ms) {
    return new Date(ms).toISOString();
}
/** Explains in a sentence why the time of the merge, or the interval around this time, cannot be estimated. */
function explainMissingEstimate({ at, reasons }) {
    const missing = at === undefined ? "The time of the merge cannot be estimated" : "The interval of the estimate is unknown";
    return reasons.length === 0 ? [] : [`${missing}: ${reasons.join(", and ")}.`];
}
/** Formats the expected time, the time until it, and the interval in which 8 of 10 merges are. */
function formatExpectedMerge({ at = "", from, to }, { service, clock, }) {
    const leftMs = (0,format/* parseTimeMs */.jR)(at) - (service.now() ?? clock.now());
    const left = leftMs >= format/* TIME_UNIT_MS */.gF.s ? `, in ${(0,format/* formatDuration */.a3)(leftMs)}` : "";
    const interval = from && to ? ` (between ${(0,format/* formatServiceTime */.wF)(from)} and ${(0,format/* formatServiceTime */.wF)(to)})` : "";
    return `${(0,format/* formatServiceTime */.wF)(at)}${left}${interval}`;
}
/** Returns the outputs with the expected times; all are empty without an estimate. */
function createExpectedMergeOutputs(expected) {
    return {
        "estimated-merge-at": expected?.at,
        "estimated-merge-from": expected?.from,
        "estimated-merge-to": expected?.to,
    };
}


/***/ }),

/***/ 2784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AG: () => (/* binding */ readQueueIfAvailable),
/* harmony export */   Ef: () => (/* binding */ explainWrongTargetBranch),
/* harmony export */   QI: () => (/* binding */ explainQueueDelay),
/* harmony export */   TC: () => (/* binding */ readAndExplainQueueDelay),
/* harmony export */   tp: () => (/* binding */ explainReadinessBlockers)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8502);
/* harmony import */ var _service_record_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6497);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4185);




function explainReadinessBlockers(record, { targetBranch }) {
    if (record === undefined)
        return [];
    const base = record.prBaseBranch ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenName */ .ty)(record.prBaseBranch) : "another branch";
    const explanations = {
        "base branch": `Wrong base branch: the pull request is for ${base}, but the queue merges into ${targetBranch}. Change the base of the pull request, or use the queue of that base.`,
        mergeability: explainMergeability(record.readiness),
        "impacted targets": `The service has no impacted targets for the head commit ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenName */ .ty)(record.prSha)}. Run set-impacted-targets for that commit.`,
    };
    return (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .findReadinessBlockers */ .H3)(record).map(({ name }) => explanations[name]);
}
const MERGEABILITY = new Map([
    [
        "not_mergeable",
        "The pull request is not mergeable: GitHub reports conflicts, missing approvals or required checks that have not passed.",
    ],
    ["in_progress", "The pull request is not mergeable yet: GitHub is still computing the mergeability."],
    ["unspecified", "The pull request is not mergeable yet: GitHub has not reported the mergeability."],
]);
function explainMergeability(readiness) {
    const mergeability = readiness?.gitHubMergeability ?? "nothing";
    const reasons = (readiness?.reasons ?? []).map(({ code, check }) => check == null ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatServiceEnumValue */ .Dx)(code) : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatServiceEnumValue */ .Dx)(code)} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenName */ .ty)(check)}`);
    if (reasons.length > 0)
        return `The pull request is not mergeable: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatList */ .ki)(reasons, REASONS_SHOWN)}.`;
    return (MERGEABILITY.get(mergeability) ??
        `The pull request is not mergeable: GitHub reports ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatServiceEnumValue */ .Dx)(mergeability)}.`);
}
const REASONS_SHOWN = 5;
/** Explains the state of a queue that is not running. `submitted` is false before a submission. */
function explainQueueDelay(queue, { number }, submitted = true) {
    if (queue === undefined)
        return [];
    const { state } = queue;
    const explained = (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .explainQueueState */ .gX)(state);
    if (explained === "")
        return [];
    const isListed = (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .listAdmittedPullRequests */ .mP)(queue).some(({ prNumber }) => prNumber === number);
    // A draining queue still merges the pull requests that it has admitted.
    const isStuck = state === "paused" || (!isListed && (state === "draining" || state === "switching_modes"));
    return [submitted && isStuck ? `${explained} #${number} waits until the queue continues.` : explained];
}
async function readAndExplainQueueDelay(known, target, context) {
    // The change already succeeded, so an abort during this read must not fail the step.
    const queue = known ?? (await readQueueIfAvailable("The state of the queue", target, context).catch(() => undefined));
    return explainQueueDelay(queue, target);
}
/** Explains that the pull request is in the queue of another branch. Returns an empty list if `branch` is undefined. */
function explainWrongTargetBranch(branch, { nameInput }) {
    if (branch === undefined)
        return [];
    const name = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenName */ .ty)(branch);
    return [
        `The pull request is in the merge queue for ${name}. To act on the pull request in that queue, set ${nameInput("target-branch", name)}.`,
    ];
}
const SOON_MS = 5000;
/** Reads the queue within 5 seconds. If the read fails, logs that `what` is unknown. @throws AbortedError */
async function readQueueIfAvailable(what, target, { service, log }, options = {}) {
    try {
        return await (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readQueue */ .Qf)(service, target, { ...options, withinMs: SOON_MS });
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM)
            throw error;
        log.info(`${what} is not known: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorMessage */ .u1)(error)}`);
        return undefined;
    }
}


/***/ }),

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ formatPullRequestLine),
/* harmony export */   JW: () => (/* binding */ readRecordAfterWrite),
/* harmony export */   Kh: () => (/* binding */ formatQueuePosition),
/* harmony export */   Qe: () => (/* binding */ createResultMessageAndOutputs),
/* harmony export */   Tq: () => (/* binding */ findRecord),
/* harmony export */   Ub: () => (/* binding */ readRecordOrQueue),
/* harmony export */   Um: () => (/* binding */ findQueuePosition),
/* harmony export */   k3: () => (/* binding */ formatRecordTableRows),
/* harmony export */   ov: () => (/* binding */ readRecordDuringPoll),
/* harmony export */   qi: () => (/* binding */ readRecordAfterUncertainWrite)
/* harmony export */ });
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8502);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _service_record_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6497);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6375);





/** Reads the record. If the service has no record, also reads the queue to detect a wrong branch or repository. */
async function readRecordOrQueue(service, target) {
    const record = await findRecord(service, target);
    if (record !== undefined)
        return { record, queue: undefined };
    const queue = await (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readQueue */ .Qf)(service, target);
    return { record, queue, elsewhere: await (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreReadError */ .Fb)(service.readOtherBranch(target)) };
}
/** Reads a record again during polls. The request may be cheaper than the first one. */
function readRecordDuringPoll(service, target, options) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreNotFoundError */ .qx)(service.readRecordAgain(target, options));
}
function findRecord(service, target, options = {}) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreNotFoundError */ .qx)(service.readRecord(target, options));
}
const AFTERWARDS_MS = 5000;
/** Reads the record after a successful write. Returns undefined if the read fails. */
function readRecordAfterWrite(service, target) {
    return readRecordAfterUncertainWrite(service, target).catch(() => undefined);
}
/** Reads the record after a write with an unclear reply. Returns undefined if the read fails. @throws AbortedError */
function readRecordAfterUncertainWrite(service, target, withinMs = AFTERWARDS_MS) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreReadError */ .Fb)(findRecord(service, target, { withinMs }));
}
/**
 * Finds the position in the queue's list, which may be older than the record. A pull request that the queue has
 * not admitted, or that has left the queue, has no position.
 */
function findQueuePosition(queue, number, record) {
    const admitted = (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_0__/* .listAdmittedPullRequests */ .mP)(queue);
    const numbers = admitted.map(({ prNumber }) => prNumber);
    const hasNone = record !== undefined && (record.state === "not_ready" || (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record));
    const index = hasNone ? -1 : numbers.indexOf(number);
    const directlyAhead = admitted[index]?.ahead;
    return {
        /** Position in the queue, from 1; undefined if the list lacks the pull request. */
        position: index < 0 ? undefined : index + 1,
        /**
         * Numbers of the pull requests ahead, in the order of the merges. With lanes, only the pull requests that this one
         * waits for.
         */
        ahead: index < 0 ? [] : (directlyAhead ?? numbers.slice(0, index)),
        depth: numbers.length,
        queueState: queue.state,
        /** False for a queue with lanes or batches, because their positions do not show the order of the merges. */
        mergesInOrder: queue.mode !== "parallel" && queue.batch !== true,
    };
}
function formatQueuePosition({ position, depth }) {
    return position === undefined ? "" : `${ordinal(position)} of ${depth} in the queue`;
}
function ordinal(number) {
    const lastTwo = number % 100;
    const suffix = lastTwo >= 11 && lastTwo <= 13 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
    return `${number}${suffix}`;
}
function formatPullRequestLine({ repository, number }, record) {
    return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toPullRequestLink */ .Wc)(repository, number)} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toCell */ .cX)(record?.prTitle)}`.trim();
}
function formatRecordTableRows(record) {
    const priority = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPriority */ .oU)(record);
    return [
        ["State", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatState */ .lN)(record.state))],
        ["Since", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatServiceTime */ .wF)(record.stateChangedAt))],
        ["Head commit", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toInlineCode */ .mI)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenName */ .ty)(record.prSha))],
        ...(priority === "" ? [] : [["Priority", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)(priority)]]),
    ];
}
function createResultMessageAndOutputs(message, target, record) {
    const summary = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .joinBlocks */ .x9)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)(message), formatPullRequestLine(target, record)]);
    return { message, outputs: { state: record?.state }, summary, record: { record } };
}


/***/ }),

/***/ 3824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeStatus: () => (/* binding */ describeStatus),
/* harmony export */   readPullRequestStatus: () => (/* binding */ readPullRequestStatus)
/* harmony export */ });
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4599);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8502);
/* harmony import */ var _service_record_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6497);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6375);
/* harmony import */ var _estimate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1935);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4759);
/* harmony import */ var _readiness_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2784);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6583);









async function readPullRequestStatus(target, context) {
    const { record, queue: known, elsewhere } = await (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .readRecordOrQueue */ .Ub)(context.service, target);
    if (record === undefined) {
        const message = `#${target.number} was never submitted to the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .formatQueueName */ .km)(target)}.`;
        const details = [...(0,_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .explainWrongTargetBranch */ .Ef)(elsewhere, context), ...(0,_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .explainQueueDelay */ .QI)(known, target, false)];
        return {
            result: "not-submitted",
            message,
            details,
            outputs: { "pr-number": target.number, "safe-to-push": elsewhere === undefined, "queue-state": known.state },
            summary: statusPage([message, ...details], record, known, target),
        };
    }
    const queue = await (0,_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .readQueueIfAvailable */ .AG)("The position in the queue", target, context, { details: "tested" });
    const expected = (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record)
        ? { reasons: ["the pull request is not in the queue"] }
        : await (0,_estimate_js__WEBPACK_IMPORTED_MODULE_4__/* .readExpectedMerge */ .xt)(target, queue, context);
    // After an attempt has finished, facts such as a closed pull request do not block tests.
    const blockers = (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record) ? [] : (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .findReadinessBlockers */ .H3)(record);
    const position = queue === undefined ? undefined : (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .findQueuePosition */ .Um)(queue, target.number, record);
    const message = describeStatus(record, target);
    const trouble = (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record) ? [] : (0,_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .explainQueueDelay */ .QI)(queue, target);
    const blocked = record.state === "not_ready" ? (0,_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .explainReadinessBlockers */ .tp)(record, target) : [];
    const missing = (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record) ? [] : (0,_estimate_js__WEBPACK_IMPORTED_MODULE_4__/* .explainMissingEstimate */ .OX)(expected);
    const expectedText = expected.at === undefined ? undefined : (0,_estimate_js__WEBPACK_IMPORTED_MODULE_4__/* .formatExpectedMerge */ .uv)(expected, context);
    const expectedLine = expectedText === undefined ? [] : [`Expected merge: ${expectedText}.`];
    return {
        result: "found",
        message,
        details: (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record) ? [] : [...blocked, ...trouble, ...expectedLine, ...missing],
        outputs: {
            ...(0,_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .selectDeclaredOutputs */ .PE)(record, _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .statusOutputs */ .tr),
            ready: record.readiness == null || (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record) ? undefined : blockers.length === 0,
            "blocked-by": blockers.flatMap(({ name, reasons }) => [name, ...reasons]).join(", "),
            position: position?.position,
            ahead: position?.position === undefined ? undefined : position.ahead,
            "safe-to-push": (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record),
            ...(0,_estimate_js__WEBPACK_IMPORTED_MODULE_4__/* .createExpectedMergeOutputs */ .bc)(expected),
            "queue-state": queue?.state,
        },
        summary: statusPage([message, ...trouble, ...missing], record, queue, target, expectedText),
        record: { record, queue, estimate: expected },
    };
}
function describeStatus(record, target) {
    const [subject, queue] = [`#${target.number}`, `the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .formatQueueName */ .km)(target)}`];
    const state = record.state ?? "";
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .findTerminalState */ .JZ)(record) === undefined && (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record))
        return `${subject} is no longer in ${queue}; its last state was ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatState */ .lN)(state)}.`;
    const known = new Map([
        ["merged", `${subject} was merged by ${queue}.`],
        ["failed", `${subject} failed in ${queue} and was not merged.`],
        ["cancelled", `${subject} was removed from ${queue} and was not merged.`],
        ["not_ready", `${subject} was submitted to ${queue} and is not ready yet.`],
        ["pending", `${subject} waits for its tests in ${queue}.`],
        ["testing", `${subject} is being tested in ${queue}.`],
        ["tests_passed", `${subject} has passed its tests in ${queue} and waits to be merged.`],
        ["pending_failure", `${subject} has failed tests in ${queue}. A different pull request may be the cause.`],
        ["", `${subject} is in ${queue}, but the service does not report its state.`],
    ]);
    const unknown = `${subject} is in ${queue}, in a state that this version does not know: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatState */ .lN)(state)}.`;
    return known.get(state) ?? unknown;
}
function statusPage(lines, record, queue, target, expected) {
    const rows = [
        ...(record === undefined ? [] : (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .formatRecordTableRows */ .k3)(record)),
        ...queueRows(queue, record, target),
        ...(expected === undefined ? [] : [["Expected merge", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)(expected)]]),
    ];
    const blockers = record === undefined || (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record) ? [] : (0,_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .explainReadinessBlockers */ .tp)(record, target);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .joinBlocks */ .x9)([
        ...lines.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1),
        (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .formatPullRequestLine */ .ET)(target, record),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .toTable */ .MR)(["", ""], rows),
        ...(blockers.length === 0 ? [] : ["#### Not ready", ...blockers.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)]),
    ]);
}
const AHEAD_SHOWN = 50;
function queueRows(queue, record, { number }) {
    if (queue === undefined)
        return [];
    const position = (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .findQueuePosition */ .Um)(queue, number, record);
    const numbers = position.ahead.map((ahead) => `#${ahead}`);
    return [
        ["Queue", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatState */ .lN)(queue.state))],
        ...(position.position === undefined ? [] : [["Position", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)((0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .formatQueuePosition */ .Kh)(position))]]),
        ...(numbers.length === 0 ? [] : [["Pull requests ahead", (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatList */ .ki)(numbers, AHEAD_SHOWN)]]),
    ];
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


/***/ })

};
