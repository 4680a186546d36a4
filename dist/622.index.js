export const id = 622;
export const ids = [622];
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

/***/ 622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findMergeCommit: () => (/* binding */ findMergeCommit),
  waitForAttemptOutcome: () => (/* binding */ waitForAttemptOutcome),
  waitForMerge: () => (/* binding */ waitForMerge)
});

// EXTERNAL MODULE: ./lib/src/ci/host.js
var ci_host = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/src/diagnosis/diagnose.js + 1 modules
var diagnose = __webpack_require__(5858);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/operation.js
var operation = __webpack_require__(4599);
// EXTERNAL MODULE: ./lib/src/polling.js
var polling = __webpack_require__(8705);
// EXTERNAL MODULE: ./lib/src/queue/read.js
var read = __webpack_require__(8502);
// EXTERNAL MODULE: ./lib/src/service/record-state.js
var record_state = __webpack_require__(6497);
// EXTERNAL MODULE: ./lib/src/test-run/checks.js
var checks = __webpack_require__(8850);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/pull-request/cancel-on-abort.js
var cancel_on_abort = __webpack_require__(943);
// EXTERNAL MODULE: ./lib/src/pull-request/estimate.js + 1 modules
var estimate = __webpack_require__(1935);
// EXTERNAL MODULE: ./lib/src/pull-request/head-guard.js
var head_guard = __webpack_require__(5260);
// EXTERNAL MODULE: ./lib/src/pull-request/record.js
var pull_request_record = __webpack_require__(6583);
// EXTERNAL MODULE: ./lib/src/service/present.js
var present = __webpack_require__(2141);
// EXTERNAL MODULE: ./lib/src/pull-request/readiness.js
var readiness = __webpack_require__(2784);
;// CONCATENATED MODULE: ./lib/src/pull-request/wait/forecast.js
// The service does not report how long tests take, but the queue's list shows the age of each test run. With many runs,
// the oldest ages are close to the duration of a run.

/**
 * Factor that lowers the previous estimate of a run's duration with each new list, so that one slow run does not affect
 * all later estimates.
 */
const DECAY = 0.8;
/**
 * Computes a new forecast from a list of the pull requests in the queue. `serviceMs` is the time of the service, and
 * `nowMs` is the time of this machine.
 */
function updateWaitForecast({ enqueuedPullRequests, mode }, number, before, { serviceMs, nowMs }) {
    const entries = enqueuedPullRequests.map(({ state, stateChangedAt }) => {
        return { state, ageMs: serviceMs - (0,format/* parseTimeMs */.jR)(stateChangedAt) };
    });
    const shownMs = estimateRunMs(entries, mode);
    const runMs = shownMs === undefined ? before?.runMs : Math.max(shownMs, DECAY * (before?.runMs ?? 0));
    const index = enqueuedPullRequests.findIndex(({ prNumber }) => prNumber === number);
    // Lanes merge independently, so the pull requests ahead do not delay this one.
    const upToOurs = mode === "parallel" ? entries.slice(index, index + 1) : entries.slice(0, index + 1);
    const leftMs = index < 0 || runMs === undefined ? undefined : timeToEnd(upToOurs, runMs);
    return { dueMs: leftMs === undefined ? undefined : nowMs + leftMs, runMs, depth: entries.length };
}
function isRunning({ state, ageMs }) {
    return state === "testing" && !Number.isNaN(ageMs);
}
/** Minimum number of running tests. With fewer, the ages do not show how long a run takes. */
const MANY_RUNS = 20;
/** Factor for the duration of a run. A queue with lanes does not wait for the slowest run. */
const LANE_SHARE = 0.7;
function estimateRunMs(entries, mode) {
    // The pull requests of a batch share one run, so they have the same age.
    const ages = new Set(entries.filter(isRunning).map(({ ageMs }) => ageMs));
    const [, old = 0, ...younger] = [...ages].toSorted((one, other) => other - one);
    // The oldest run is ignored, because it may hang. If all runs began at about the same time, their ages do not show
    // how long a run takes.
    if (ages.size < MANY_RUNS || (younger.at(-1) ?? old) >= old / 2)
        return undefined;
    return mode === "parallel" ? LANE_SHARE * old : old;
}
/**
 * Returns milliseconds until the last entry finishes; undefined without a running test. The last entry is the awaited
 * pull request.
 */
function timeToEnd(upToOurs, runMs) {
    const running = upToOurs.filter(isRunning);
    if (upToOurs.at(-1)?.state === "pending") {
        const ahead = upToOurs.filter(({ state }) => state === "pending").length - 1;
        // This formula assumes that the number of simultaneous runs stays the same.
        return runMs * (1 + ahead / Math.max(1, running.length));
    }
    // The run that began last probably finishes last.
    return running.length === 0 ? undefined : runMs - Math.min(...running.map(({ ageMs }) => ageMs));
}
/** Shortest pause in milliseconds between polls near the expected time. */
const DUE_PAUSE_MS = 9 * format/* TIME_UNIT_MS */.gF.s;
const LONGEST_PAUSE_MS = 2 * format/* TIME_UNIT_MS */.gF.m;
/**
 * Pause between polls after the expected time, as a share of the time since then. A run that is long overdue is
 * unlikely to finish in the next seconds.
 */
const OVERDUE_SHARE = 1 / 60;
/** Milliseconds of pause for each entry in the list, because many waits poll the service in a long queue. */
const PENDING_PER_ENTRY_MS = 600;
/**
 * Minimum and maximum for the upper limit of the pause between polls, in milliseconds, while the pull request waits for
 * tests.
 */
const LONGEST_PENDING_MS = [2 * format/* TIME_UNIT_MS */.gF.m, 10 * format/* TIME_UNIT_MS */.gF.m];
/** Returns milliseconds until the next poll; `usualMs` if the forecast has no time for the state. */
function computeForecastPauseMs(forecast, state, usualMs, nowMs) {
    const { dueMs, runMs } = forecast ?? {};
    if (forecast === undefined || dueMs === undefined || runMs === undefined)
        return usualMs;
    const leftMs = dueMs - nowMs;
    switch (state) {
        case "pending": {
            const longestMs = clamp(PENDING_PER_ENTRY_MS * forecast.depth, LONGEST_PENDING_MS);
            // Even the first pending pull request still needs a whole test run.
            return Math.max(usualMs, Math.min(Math.max(leftMs, runMs) / 2.5, longestMs));
        }
        case "testing":
        case "tests_passed":
        case "pending_failure": {
            const pauseMs = leftMs > 0 ? leftMs / 2 : Math.min(-leftMs * OVERDUE_SHARE, format/* TIME_UNIT_MS */.gF.m);
            return clamp(pauseMs, [Math.min(usualMs, DUE_PAUSE_MS), LONGEST_PAUSE_MS]);
        }
        default:
            return usualMs;
    }
}
const LIST_PER_ENTRY_MS = 4 * format/* TIME_UNIT_MS */.gF.s;
/**
 * Minimum and maximum for the age limit of a list, in milliseconds. A long list is large, so the wait reads it less
 * often.
 */
const LIST_MS = [5 * format/* TIME_UNIT_MS */.gF.m, 30 * format/* TIME_UNIT_MS */.gF.m];
/** Returns the age in milliseconds at which the wait reads the list again. */
function computeMaxQueueListAgeMs({ dueMs, depth }, state, nowMs) {
    const longestMs = clamp(LIST_PER_ENTRY_MS * depth, LIST_MS);
    return dueMs === undefined || state === "pending" ? longestMs : clamp((dueMs - nowMs) / 2, [LIST_MS[0], longestMs]);
}
function clamp(value, [least, most]) {
    return Math.max(least, Math.min(value, most));
}

;// CONCATENATED MODULE: ./lib/src/pull-request/wait/rules.js



const LASTING = {
    absent: { result: "not-submitted", limit: "gracePeriod" },
    left: { result: "left-queue", limit: "gracePeriod" },
    "not-ready": { result: "not-ready", limit: "notReadyTimeout" },
};
const INITIAL_WAIT_STATE = { latest: undefined, lasting: undefined, olderSinceMs: undefined };
/**
 * Decides if a record finishes the wait. The result `merged` has priority over `head-changed`, and `head-changed` has
 * priority over all other results.
 */
function evaluatePoll(rules, state, record, nowMs) {
    const absent = () => last(rules, { ...state, olderSinceMs: undefined }, "absent", nowMs);
    if (record === undefined)
        return absent();
    const terminal = (0,record_state/* findTerminalState */.JZ)(record);
    if ((0,record_state/* isOutdatedRecord */.Un)(record, state.latest)) {
        // A replica of the service may return an outdated record.
        const olderSinceMs = state.olderSinceMs ?? nowMs;
        const limitMs = olderSinceMs + rules.gracePeriod - nowMs;
        if (limitMs > 0)
            return { kind: "go-on", state: { ...state, olderSinceMs }, limitMs };
    }
    if ((0,record_state/* isFromEarlierAttempt */.qK)(record, rules))
        return absent();
    const seen = { latest: record, lasting: undefined, olderSinceMs: undefined };
    if (terminal === "merged")
        return { kind: "end", result: terminal, state: seen };
    if ((0,record_state/* hasChangedHead */.lN)(record, rules.guardedHead))
        return { kind: "end", result: "head-changed", state: seen };
    if (terminal !== undefined)
        return { kind: "end", result: terminal, state: seen };
    const before = { ...seen, lasting: state.lasting };
    if ((0,record_state/* isAttemptFinished */.Sg)(record))
        return last(rules, before, "left", nowMs);
    if (record.state === "not_ready")
        return last(rules, before, "not-ready", nowMs);
    return { kind: "go-on", state: seen, limitMs: undefined };
}
function last(rules, state, kind, nowMs) {
    const { result, limit } = LASTING[kind];
    const sinceMs = state.lasting?.kind === kind ? state.lasting.sinceMs : nowMs;
    const limitMs = sinceMs + rules[limit] - nowMs;
    const kept = { ...state, lasting: { kind, sinceMs } };
    return limitMs > 0 ? { kind: "go-on", state: kept, limitMs } : { kind: "end", result, state: kept };
}
function describeWaitState({ latest, lasting }) {
    if (lasting?.kind === "left")
        return "out of the queue";
    return lasting?.kind === "absent" || latest === undefined ? "not submitted" : (0,format/* formatState */.lN)(latest.state);
}
const NEAR = 2;
/** Returns milliseconds until the next poll. The pause is short after a change and near the front of the queue. */
function computePollIntervalMs(situation) {
    const longest = longestMs(situation);
    return isFarFromQueueFront(situation.position) ? longest : (0,polling/* computePauseMs */.Q5)(situation.ageMs, longest);
}
function isFarFromQueueFront(position) {
    return position !== undefined && position > NEAR;
}
/** Returns the longest pause in milliseconds. A simulation in test/pull-request determined these numbers. */
function longestMs({ state, position = 1 }) {
    const forEachAhead = (ms) => ms * Math.max(1, position - 1);
    switch (state) {
        case undefined:
            return 5000;
        case "not_ready":
            return format/* TIME_UNIT_MS */.gF.m;
        case "pending":
            return Math.min(2 * format/* TIME_UNIT_MS */.gF.m, forEachAhead(20_000));
        case "testing":
        case "pending_failure":
            return Math.min(format/* TIME_UNIT_MS */.gF.m, forEachAhead(20_000));
        case "tests_passed":
            // The pull requests ahead may merge in a few seconds.
            return Math.min(format/* TIME_UNIT_MS */.gF.m, forEachAhead(5000));
        default:
            return 30_000;
    }
}

;// CONCATENATED MODULE: ./lib/src/pull-request/wait/loop.js











function createWait(target, options, context, startedAt) {
    const pollLog = (0,polling/* createPollLog */.Of)(context.log);
    return {
        target,
        options,
        context,
        deadline: startedAt + options.timeout,
        timeline: createTimeline(startedAt),
        queueWatch: createQueueWatch(target, context),
        pollLog,
        log: createWaitLog(target, context.log, pollLog, startedAt),
        state: { ...INITIAL_WAIT_STATE, latest: options.shown },
        first: options.shown,
        /** Estimated merge, computed once the queue's list contains the pull request; undefined before. */
        expected: undefined,
        /**
         * True when an earlier poll found the pull request removed from the queue. This step did not make a later attempt.
         */
        hasLeft: false,
        polls: 0,
    };
}
/**
 * Polls until the attempt has a result. @throws the error of a failed first read, and later errors that a retry cannot
 * correct
 */
async function pollUntilAttemptFinishes(target, options, context) {
    const { clock, signal } = context;
    const startedAt = clock.now();
    const wait = createWait(target, options, context, startedAt);
    const result = await pollUntilResult(wait).catch((error) => {
        if (signal.aborted)
            return "aborted";
        throw error;
    });
    const { state, first, expected, hasLeft, polls, queueWatch, timeline } = wait;
    return {
        result,
        expected,
        record: state.latest,
        first,
        hasLeft,
        situation: describeWaitState(state),
        absent: state.lasting?.kind === "absent",
        position: queueWatch.position(),
        unreadable: wait.pollLog.outage(clock.now()),
        waitedMs: clock.now() - startedAt,
        polls,
        spans: timeline.spans(clock.now()),
    };
}
async function pollUntilResult(wait) {
    const { options, deadline, timeline, queueWatch } = wait;
    const { clock, signal, testRuns } = wait.context;
    // A pull request that merged before the wait needs no poll.
    if ((0,record_state/* isMerged */.TL)(options.shown))
        return "merged";
    const nextPoll = (0,polling/* createPoller */.vO)({
        clock,
        signal,
        deadline,
        log: wait.pollLog,
        hasAnswered: options.hasAnswered,
        read: (withinMs) => readAttempt(wait, withinMs),
        interval: () => intervalOf(wait),
        idle: () => wait.log.idle(wait.state, queueWatch.seen(clock.now()), clock.now()),
    });
    for (let pauseMs = 0;;) {
        const polled = await nextPoll(pauseMs);
        if (polled === undefined)
            return "timed-out";
        const before = wait.state.latest;
        wait.hasLeft ||= before !== undefined && (0,record_state/* isAttemptFinished */.Sg)(before);
        const evaluation = evaluatePoll(options, wait.state, polled.snapshot, clock.now());
        const { state } = evaluation;
        wait.state = state;
        wait.first ??= state.latest;
        const change = timeline.enter(describeWaitState(state), clock.now());
        if (evaluation.kind === "end") {
            wait.log.polled(state, change, undefined, clock.now());
            return evaluation.result;
        }
        testRuns.polled(state);
        // A restart of the tests changes the time of the state, but not the state.
        const isRestart = options.pollInterval === "auto" && state.latest !== undefined && !(0,record_state/* isRecordOfAttempt */._L)(state.latest, before);
        const ageMs = change !== undefined || isRestart ? 0 : listAgeLimit(wait);
        await queueWatch.update(state, ageMs, deadline - clock.now());
        wait.log.polled(state, change, queueWatch.seen(clock.now()), clock.now());
        await estimateOnce(wait);
        pauseMs = Math.min(evaluation.limitMs ?? Number.POSITIVE_INFINITY, intervalOf(wait));
    }
}
/** Estimates the merge once, so that a wait sends no more than three requests for it. */
async function estimateOnce(wait) {
    const { target, context, deadline, queueWatch, state } = wait;
    const queue = queueWatch.listing();
    if (wait.expected !== undefined || queue === undefined || state.lasting !== undefined)
        return;
    if (context.clock.now() >= deadline)
        return;
    wait.expected = await (0,estimate/* readExpectedMerge */.xt)(target, queue, context, deadline);
    if (wait.expected.at !== undefined)
        context.log.info(`  Expected merge: ${(0,estimate/* formatExpectedMerge */.uv)(wait.expected, context)}.`);
    for (const line of (0,estimate/* explainMissingEstimate */.OX)(wait.expected))
        context.log.info(`  ${line}`);
}
async function readAttempt(wait, withinMs) {
    const { target, context, deadline, state } = wait;
    wait.polls += 1;
    const record = await (0,pull_request_record/* readRecordDuringPoll */.ov)(context.service, target, { withinMs });
    // A first status 404 may mean a wrong branch or repository. Reading the queue then fails with a clear message.
    if (record === undefined && state.lasting?.kind !== "absent")
        await (0,read/* readQueue */.Qf)(context.service, target, { withinMs: deadline - context.clock.now() });
    return record;
}
/**
 * Maximum ages of the list in milliseconds. The first is for a pull request far from the front, the second for all
 * others.
 */
const FAR_LIST_MS = 2 * format/* TIME_UNIT_MS */.gF.m;
const SHOWN_LIST_MS = 5 * format/* TIME_UNIT_MS */.gF.m;
/** Returns the age in milliseconds at which the wait reads the list again. */
function listAgeLimit({ options, queueWatch, state, context }) {
    if (options.pollInterval !== "auto")
        return SHOWN_LIST_MS;
    const forecast = queueWatch.forecast();
    if (forecast?.dueMs !== undefined)
        return computeMaxQueueListAgeMs(forecast, state.latest?.state ?? "", context.clock.now());
    return isFarFromQueueFront(orderedPosition(queueWatch.position())) ? FAR_LIST_MS : SHOWN_LIST_MS;
}
function intervalOf({ options, queueWatch, timeline, state: { latest, lasting }, context }) {
    if (options.pollInterval !== "auto")
        return options.pollInterval;
    const nowMs = context.clock.now();
    const state = lasting?.kind === "absent" ? undefined : (latest?.state ?? "unknown");
    const position = orderedPosition(queueWatch.position());
    const usualMs = computePollIntervalMs({ state, position, ageMs: timeline.ageMs(nowMs) });
    return (0,polling/* addJitter */.Um)(computeForecastPauseMs(queueWatch.forecast(), state ?? "", usualMs, nowMs), context.random);
}
function orderedPosition(position) {
    return position?.mergesInOrder === true ? position.position : undefined;
}
function createTimeline(startedAtMs) {
    const begun = [];
    return {
        /**
         * Starts a span for a new label. Returns the previous span; undefined if the label stayed the same or is the first
         * one.
         */
        enter(label, nowMs) {
            const current = begun.at(-1);
            if (current?.label === label)
                return undefined;
            // The first span includes the time until the first reply.
            begun.push({ label, fromMs: current === undefined ? startedAtMs : nowMs });
            return current && { ...current, toMs: nowMs };
        },
        ageMs: (nowMs) => nowMs - (begun.at(-1)?.fromMs ?? startedAtMs),
        spans: (nowMs) => begun.map((span, index) => ({ ...span, toMs: begun[index + 1]?.fromMs ?? nowMs })),
    };
}
const LIST_WITHIN_MS = 5 * format/* TIME_UNIT_MS */.gF.s;
function createQueueWatch(target, { service, clock, log }) {
    let position;
    let forecast;
    let listing;
    let isLogged = false;
    let readAtMs = Number.NEGATIVE_INFINITY;
    return {
        position: () => position,
        forecast: () => forecast,
        /** Returns the last read list if it contains the pull request. */
        listing: () => listing,
        seen: (nowMs) => position && { position, agoMs: nowMs - readAtMs },
        /** Reads the list if the stored list is at least `ageMs` milliseconds old. */
        async update({ latest, lasting }, ageMs, leftMs) {
            if (latest === undefined || (lasting !== undefined && lasting.kind !== "not-ready")) {
                position = undefined;
                forecast = undefined;
                listing = undefined;
                return;
            }
            if (leftMs <= 0 || clock.now() - readAtMs < ageMs)
                return;
            readAtMs = clock.now();
            try {
                const queue = await (0,read/* readQueue */.Qf)(service, target, {
                    withinMs: Math.min(LIST_WITHIN_MS, leftMs),
                    details: "tested",
                });
                position = (0,pull_request_record/* findQueuePosition */.Um)(queue, target.number, latest);
                listing = queue.enqueuedPullRequests.some(({ prNumber }) => prNumber === target.number) ? queue : undefined;
                const times = queue.enqueuedPullRequests.map(({ stateChangedAt }) => stateChangedAt);
                const now = { serviceMs: (0,present/* determineServiceTime */.gT)(service, clock, times).ms, nowMs: clock.now() };
                forecast = updateWaitForecast(queue, target.number, forecast, now);
            }
            catch (error) {
                if (error instanceof errors/* AbortedError */.oM)
                    throw error;
                forecast = forecast && { ...forecast, dueMs: undefined };
                if (!isLogged)
                    log.info(`The position in the queue is not known; the wait goes on without it. ${(0,errors/* getErrorMessage */.u1)(error)}`);
                isLogged = true;
            }
        },
    };
}
function createWaitLog(target, log, { write, isSilent, answered }, startedAt) {
    const subject = `#${target.number}`;
    let hasBegun = false;
    let blockersLogged = "";
    let troubleLogged = "";
    function logTrouble({ latest, lasting }, seen) {
        const blockers = lasting?.kind === "not-ready" ? (0,readiness/* explainReadinessBlockers */.tp)(latest, target) : [];
        if (blockers.join() !== blockersLogged)
            for (const line of blockers)
                log.info(`  ${line}`);
        blockersLogged = blockers.join();
        if (seen === undefined)
            return;
        const trouble = (0,read/* explainQueueState */.gX)(seen.position.queueState);
        if (trouble !== troubleLogged)
            log.info(`  ${trouble === "" ? "The queue runs again." : trouble}`);
        troubleLogged = trouble;
    }
    function logHeartbeat(where, nowMs) {
        if (isSilent(nowMs))
            write(`${subject}: still ${where}; waiting for ${(0,format/* formatDuration */.a3)(nowMs - startedAt)} so far.`, nowMs);
    }
    return {
        polled(state, change, seen, nowMs) {
            answered(nowMs);
            const where = describeWithPosition(state, seen);
            if (change !== undefined) {
                const before = `${change.label} for ${(0,format/* formatDuration */.a3)(change.toMs - change.fromMs)}`;
                write(`${subject}: ${where} (before: ${before}).`, nowMs);
            }
            else if (hasBegun) {
                logHeartbeat(where, nowMs);
            }
            else {
                write(`${subject}: ${where}.`, nowMs);
            }
            hasBegun = true;
            logTrouble(state, seen);
        },
        idle: (state, seen, nowMs) => logHeartbeat(describeWithPosition(state, seen), nowMs),
    };
}
function describeWithPosition(state, seen) {
    const position = seen === undefined ? "" : (0,pull_request_record/* formatQueuePosition */.Kh)(seen.position);
    if (seen === undefined || position === "")
        return describeWaitState(state);
    const ago = seen.agoMs < SHOWN_LIST_MS ? "" : ` ${(0,format/* formatDuration */.a3)(seen.agoMs)} ago`;
    return `${describeWaitState(state)}, ${position}${ago}`;
}

// EXTERNAL MODULE: ./lib/src/diagnosis/cause.js + 1 modules
var cause = __webpack_require__(7014);
// EXTERNAL MODULE: ./lib/src/test-run/page.js
var page = __webpack_require__(5392);
// EXTERNAL MODULE: ./lib/src/test-run/read.js
var test_run_read = __webpack_require__(4283);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/text/mermaid.js
var mermaid = __webpack_require__(7043);
;// CONCATENATED MODULE: ./lib/src/pull-request/wait/messages.js









function describeWaitResult(end, target, limits, { testRun }) {
    const subject = `#${target.number}`;
    const [waited, timeout] = [(0,format/* formatDuration */.a3)(end.waitedMs), (0,format/* formatDuration */.a3)(limits.timeout)];
    const messages = {
        merged: `${subject} was merged into ${target.targetBranch} after ${waited}.`,
        failed: `${subject} failed in the merge queue after ${waited} and was not merged${reasonOf(testRun)}.`,
        cancelled: `${subject} was removed from the merge queue after ${waited} and was not merged.`,
        "head-changed": `The head of ${subject} is not the commit of this run: the queue has the commit ${(0,format/* shortenName */.ty)(end.record?.prSha ?? "none")}, and this run is for the commit ${target.guardedHead ?? "none"}.`,
        "not-ready": `${subject} was not ready to enter the merge queue during ${(0,format/* formatDuration */.a3)(limits.notReadyTimeout)}.`,
        "left-queue": `${subject} left the merge queue, but the service reports no outcome (the last state was ${(0,format/* formatServiceEnumValue */.Dx)(end.record?.state ?? "") || "unknown"}).`,
        "not-submitted": `${subject} is not in the merge queue for ${(0,read/* formatQueueName */.km)(target)}.`,
        "timed-out": end.unreadable === undefined
            ? `${subject} was not merged within ${timeout}; its last state is ${end.situation}.`
            : `The wait for ${subject} timed out after ${timeout}: the step could not read the state from the service for the last ${(0,format/* formatDuration */.a3)(end.unreadable.forMs)}. The last known state is ${end.situation}.`,
        aborted: `The wait for ${subject} was stopped after ${waited}; its last state was ${end.situation}.`,
    };
    return messages[end.result];
}
function reasonOf(testRun) {
    const why = testRun?.run === undefined ? undefined : (0,test_run_read/* explainTestRunFailure */.Z8)(testRun.run);
    return why === undefined ? "" : `: ${why}`;
}
function listNextSteps(end, target, found, nameInput) {
    const { conclusion, submitted = false } = found;
    const steps = {
        merged: [],
        failed: afterBadEnd(found),
        cancelled: [
            ...afterBadEnd(found),
            "The queue removes a pull request if someone pushes to it, closes it, changes its base branch, or cancels it.",
        ],
        "head-changed": [
            afterOtherHead(end, found),
            "Start a new run for the new head. A re-run of this run would use the old commit again.",
        ],
        "not-ready": explainNotReady(end, target),
        "left-queue": ["Find the reason in the web application of the queue. Then submit the pull request again."],
        "not-submitted": [
            submitted
                ? MAYBE_QUEUED
                : `Submit the pull request first. If a different run submits the pull request later, increase ${nameInput("grace-period")}.`,
        ],
        "timed-out": [
            ...afterTimeout(end, submitted, nameInput),
            ...(found.diagnosis === undefined ? [] : (0,cause/* formatDiagnosis */.Nb)(found.diagnosis)),
        ],
        aborted: [conclusion ?? stateAfterAbort(end, submitted, nameInput)],
    };
    return steps[end.result];
}
const MAYBE_QUEUED = 'The pull request was submitted. It may be in the queue, although the service does not show it yet. Check its state with the operation "status", or cancel it.';
function afterOtherHead({ record }, { isCanceled = false }) {
    if (isCanceled)
        return "This step had submitted the pull request itself, so it also canceled the submission.";
    return record?.isCurrentlySubmittedToQueue === true
        ? `The pull request is still in the queue with the head commit ${(0,format/* shortenName */.ty)(record.prSha)}. This step did not submit the pull request, and left it in the queue.`
        : "The pull request is no longer in the queue.";
}
const SEE_CHECKS = "See the checks on the test branch in the web application of the queue.";
/** Causes for which the message links the checks on the test branch. */
const CAUSES_BY_CHECKS = ["change", "tests-failed", "unknown"];
function afterBadEnd({ diagnosis, testRun }) {
    if (diagnosis === undefined)
        return [SEE_CHECKS];
    const run = testRun?.run;
    if (testRun === undefined || run === undefined)
        return (0,cause/* formatDiagnosis */.Nb)(diagnosis, CAUSES_BY_CHECKS.includes(diagnosis.cause) ? [SEE_CHECKS] : []);
    const isNamed = diagnosis.evidence.some((line) => line.includes((0,format/* shortenName */.ty)(testRun.id)));
    return (0,cause/* formatDiagnosis */.Nb)(diagnosis, [
        ...(isNamed ? [] : [`The id of the test run is ${(0,format/* shortenName */.ty)(testRun.id)}.`]),
        ...(0,test_run_read/* listTestRunAdvice */.My)(run, true),
    ]);
}
function explainNotReady(end, target) {
    const reasons = [...(0,readiness/* explainReadinessBlockers */.tp)(end.record, target), ...queueTrouble(end)];
    return [
        ...(reasons.length > 0 ? reasons : ["The service does not report the reason."]),
        "The pull request is still submitted to the queue. If the pull request must not merge later, cancel it.",
    ];
}
function afterTimeout(end, submitted, nameInput) {
    const error = end.unreadable?.error;
    return [
        ...(error === undefined ? [] : [error.message, ...error.details]),
        ...queueTrouble(end),
        explainStateAfterTimeout(end, submitted, nameInput),
    ];
}
function explainStateAfterTimeout(end, submitted, nameInput) {
    if (!isInQueue(end)) {
        return submitted
            ? MAYBE_QUEUED
            : `If a different run submits the pull request later, increase ${nameInput("timeout")}.`;
    }
    return end.unreadable === undefined
        ? `The pull request is still in the queue. To continue the wait, run the step again. To wait longer, increase ${nameInput("timeout")}.`
        : "When the service last replied, the pull request was in the queue. To continue the wait, run the step again.";
}
function queueTrouble({ position }) {
    const trouble = position === undefined ? "" : (0,read/* explainQueueState */.gX)(position.queueState);
    return trouble === "" ? [] : [trouble];
}
function stateAfterAbort(end, submitted, nameInput) {
    if (isInQueue(end)) {
        return `The pull request is still in the queue. If a stopped wait should remove the pull request from the queue, set ${nameInput("cancel-on-abort")}.`;
    }
    if (!submitted)
        return "This step changed nothing in the queue.";
    return end.record === undefined || end.absent
        ? MAYBE_QUEUED
        : "The pull request was submitted and is no longer in the queue.";
}
function isInQueue({ record, absent }) {
    return record?.isCurrentlySubmittedToQueue === true && !absent;
}
const SPANS_SHOWN = 50;
const STATES_SHOWN = 20;
const SHORTEST_SPAN_MS = 50;
const MEANING = new Map([
    ["not submitted", "not submitted yet"],
    ["not ready", "waiting for the right base branch, for mergeability or for impacted targets"],
    ["pending", "waiting for a test run"],
    ["testing", "the tests are in progress"],
    ["tests passed", "waiting for the pull requests ahead, then for the merge"],
    ["pending failure", "the tests failed; a pull request ahead may be the cause"],
    ["out of the queue", "no longer in the queue"],
]);
function formatWaitPage(message, details, { record, spans: all }, { mergeCommit, testRun }, target) {
    const spans = all.filter(({ fromMs, toMs }) => toMs - fromMs >= SHORTEST_SPAN_MS);
    return (0,markdown/* joinBlocks */.x9)([
        (0,markdown/* escapeText */.X1)(message),
        (0,pull_request_record/* formatPullRequestLine */.ET)(target, record),
        (0,markdown/* toBullets */.TV)(details),
        mergeCommit === undefined
            ? ""
            : `Merge commit on ${(0,markdown/* escapeText */.X1)(target.targetBranch)}: ${(0,markdown/* toCommitLink */.HL)(target.repository, mergeCommit)}`,
        testRun?.run === undefined ? "" : (0,page/* formatTestRunSections */.f)(testRun.run),
        spans.length === 0 ? "" : whereTheTimeWent(spans),
    ]);
}
function whereTheTimeWent(spans) {
    const shown = spans.slice(-SPANS_SHOWN);
    const hidden = spans.length - shown.length;
    return (0,markdown/* joinBlocks */.x9)([
        "#### Time in each state",
        totals(spans),
        (0,mermaid/* toGantt */.G)(shown),
        hidden > 0 ? `The chart shows only the last ${SPANS_SHOWN} of ${spans.length} time spans.` : "",
    ]);
}
function totals(spans) {
    const labels = [...new Set(spans.map(({ label }) => label))];
    const shown = labels.slice(0, STATES_SHOWN);
    const hidden = spans.filter(({ label }) => !shown.includes(label));
    const wholeMs = lengthOf(spans);
    const row = (state, meaning, of) => {
        const ms = lengthOf(of);
        return [state, meaning, `${of.length}`, (0,format/* formatDuration */.a3)(ms), `${Math.round((100 * ms) / wholeMs)} %`];
    };
    return (0,markdown/* toTable */.MR)(["State", "Meaning", "Times", "Duration", "Share"], [
        ...shown.map((state) => {
            const of = spans.filter(({ label }) => label === state);
            return row((0,markdown/* escapeText */.X1)(state), MEANING.get(state) ?? "", of);
        }),
        ...(hidden.length === 0 ? [] : [row(`${labels.length - shown.length} more states`, "", hidden)]),
        ["**Whole wait**", "", "", `**${(0,format/* formatDuration */.a3)(wholeMs)}**`, ""],
    ]);
}
function lengthOf(spans) {
    return spans.reduce((total, { fromMs, toMs }) => total + toMs - fromMs, 0);
}

// EXTERNAL MODULE: ./lib/src/ci/build.js
var build = __webpack_require__(8795);
// EXTERNAL MODULE: ./lib/src/diagnosis/failed-test-run.js
var failed_test_run = __webpack_require__(3552);
;// CONCATENATED MODULE: ./lib/src/pull-request/wait/test-runs.js



/** Maximum number of look-ups in one state. GitHub may show a new branch only after several polls. */
const LOOK_UPS = 5;
const TESTED = new Set(["testing", "pending_failure", "tests_passed"]);
/**
 * Finds the test branches while tests run. Their names contain the ids of the test runs, and the queue deletes the
 * branches after a failure.
 */
function createTestRunWatch({ repository, number }, host) {
    const stopped = new AbortController();
    let phase;
    const ids = [];
    let trouble;
    let looked = false;
    let underWay;
    async function lookUp(github) {
        const start = `trunk-merge/pr-${number}/`;
        try {
            const branches = await github.branchesStartingWith(repository, start, stopped.signal);
            const live = branches.flatMap((branch) => (0,build/* parseTestBranch */.c)(branch)?.testRunId ?? []);
            const fresh = [...new Set(live)].filter((id) => !ids.includes(id));
            ids.push(...fresh);
            if (phase !== undefined && fresh.length > 0)
                phase = { ...phase, isFound: true };
            trouble = undefined;
        }
        catch (error) {
            // The wait can continue without the test branches.
            trouble = error instanceof ci_host/* GitHostError */.NA ? error : new ci_host/* GitHostError */.NA(`the branches of #${number}`, error);
        }
        underWay = undefined;
    }
    return {
        polled(state) {
            // If GitHub refuses one request, it refuses the next requests too.
            const isFutile = host === undefined || trouble?.refused === true || underWay !== undefined;
            phase = phaseAt(state, phase);
            if (phase === undefined || phase.isFound || phase.left === 0 || isFutile)
                return;
            phase = { ...phase, left: phase.left - 1 };
            looked = true;
            underWay = lookUp(host);
        },
        async seen() {
            await underWay;
            return { ids, trouble, looked };
        },
        stop: () => stopped.abort(),
    };
}
function phaseAt({ latest, lasting }, before) {
    const state = lasting === undefined ? (latest?.state ?? "") : "";
    if (!TESTED.has(state))
        return undefined;
    const key = `${state} ${latest?.stateChangedAt ?? ""}`;
    const isSame = before?.key === key;
    // After a restart of the tests, the record may still name the previous run, so the new test branch must be found
    // again.
    const wasFound = before?.isFound === true || (0,failed_test_run/* readVerificationTestRunId */.c)(latest) !== undefined;
    const isFound = state === "testing" ? isSame && before.isFound : wasFound;
    return { key, isFound, left: isSame ? before.left : LOOK_UPS };
}

;// CONCATENATED MODULE: ./lib/src/pull-request/wait/wait.js

















async function waitForMerge(values, target, context) {
    if (!context.dryRun) {
        (0,head_guard/* logUnverifiedHeadReason */.gD)(target, context);
        return waitForAttemptOutcome(values, { record: undefined, submitted: "no" }, target, context);
    }
    const { record } = await (0,pull_request_record/* readRecordOrQueue */.Ub)(context.service, target);
    const rules = { ...values, stale: undefined, guardedHead: target.guardedHead };
    const first = evaluatePoll(rules, INITIAL_WAIT_STATE, record, context.clock.now());
    const now = `#${target.number}: ${describeWaitState(first.state)} in the queue for ${(0,read/* formatQueueName */.km)(target)}.`;
    return (0,operation/* createDryRunResult */.uT)(first.kind === "end"
        ? `${now} The wait would finish at once with the result ${first.result}.`
        : `${now} The wait would take ${(0,format/* formatDuration */.a3)(values.timeout)} at most.`);
}
async function waitForAttemptOutcome(values, attempt, target, context) {
    context.log.info(`Waiting for #${target.number} to merge into ${(0,read/* formatQueueName */.km)(target)}, ${(0,format/* formatDuration */.a3)(values.timeout)} at most.`);
    const { record: shown, stale, submitted } = attempt;
    const hasAnswered = shown !== undefined || submitted !== "no";
    const options = { ...values, stale, shown, hasAnswered, guardedHead: target.guardedHead };
    const testRuns = createTestRunWatch(target, context.service.namesTestRuns ? undefined : context.host);
    try {
        const polled = await pollUntilAttemptFinishes(target, options, { ...context, testRuns });
        const { end, isCanceled } = await enforceHead(polled, attempt, target, context);
        const isKnown = isCanceled && end.result === "head-changed";
        const found = isKnown ? {} : await followUp(end, values, attempt, target, context, testRuns);
        const otherHead = (0,head_guard/* describeMergedHeadMismatch */.cS)(end.record, target) ?? describeOtherMergeOnHost(found, target);
        if (otherHead !== undefined)
            context.log.warning(otherHead);
        return report(end, { ...found, submitted: submitted === "accepted", isCanceled, otherHead }, values, target, context);
    }
    finally {
        testRuns.stop();
    }
}
/** Cancels the submission of this step if the queue has another head. Returns `merged` if the merge was faster. */
async function enforceHead(end, attempt, target, context) {
    const { result, record, first, hasLeft } = end;
    const isLeft = { end, isCanceled: false };
    if (result !== "head-changed" || record === undefined || (0,record_state/* isAttemptFinished */.Sg)(record))
        return isLeft;
    if (attempt.submitted !== "accepted" || hasLeft)
        return isLeft;
    try {
        if (first !== undefined && !(await (0,head_guard/* isSameAttemptAfterPush */.cE)(record, first, target, context.service)))
            return isLeft;
        const after = await (0,head_guard/* cancelSubmissionOnHeadMismatch */.QL)(record, target, context);
        return { end: { ...end, record: after, result: (0,record_state/* isMerged */.TL)(after) ? "merged" : result }, isCanceled: true };
    }
    catch (error) {
        // The abort interrupted the request that cancels the pull request. With `cancel-on-abort`, the step sends it again.
        if (context.signal.aborted)
            return { end: { ...end, result: "aborted" }, isCanceled: false };
        throw error;
    }
}
/**
 * Results after which the wait searches for the cause of the failure. At `timed-out`, tests may already have failed
 * although the queue has not decided yet.
 */
const DIAGNOSED = ["failed", "cancelled", "left-queue", "head-changed", "timed-out"];
async function followUp({ result, record, unreadable }, { cancelOnAbort, since }, { stale, submitted }, target, context, testRuns) {
    if (result === "merged")
        return findMergeCommit(target, context);
    if (DIAGNOSED.includes(result) && record !== undefined && unreadable === undefined) {
        const found = await (0,diagnose/* diagnosePullRequest */.Hy)(record, target, context, {
            seen: result === "failed" ? await testRuns.seen() : undefined,
            note: context.log.info,
        });
        return result === "failed" ? found : { diagnosis: found.diagnosis };
    }
    if (result !== "aborted" || !cancelOnAbort)
        return {};
    const attempt = { submitted, seen: record, stale, since };
    return { conclusion: await (0,cancel_on_abort/* cancelAbandonedAttempt */.W)(attempt, target, context) };
}
function report(end, found, values, target, { nameInput }) {
    const message = describeWaitResult(end, target, values, found);
    const details = [
        ...(found.otherHead === undefined ? [] : [found.otherHead]),
        ...listNextSteps(end, target, found, nameInput),
    ];
    const { result, record, position, spans } = end;
    const testRun = found.testRun?.run;
    const verified = (0,head_guard/* compareHeadCommits */.mg)(record, target.guardedHead);
    return {
        result,
        message,
        details,
        allowed: values.allowedResults,
        outputs: {
            state: record?.state,
            ...(0,estimate/* createExpectedMergeOutputs */.bc)(end.expected),
            "waited-seconds": Math.round(end.waitedMs / 1000),
            polls: end.polls,
            "pr-sha": record?.prSha,
            "head-verified": verified,
            deployable: result === "merged" &&
                found.mergeCommit !== undefined &&
                verified !== "false" &&
                !isOtherMergedOnHost(found, target.guardedHead),
            "merge-commit-sha": found.mergeCommit,
            "test-run-id": found.testRun?.id,
            "failing-checks": testRun === undefined ? undefined : (0,checks/* findFailingChecks */.TW)((0,checks/* listChecks */.SU)(testRun)),
            cause: found.diagnosis?.cause,
        },
        summary: formatWaitPage(message, details, end, found, target),
        record: {
            record,
            position,
            timeline: spans.map(({ label, fromMs, toMs }) => {
                return { label, fromMs: Math.round(fromMs), toMs: Math.round(toMs) };
            }),
            testRun,
            diagnosis: found.diagnosis,
        },
    };
}
/** Maximum milliseconds to wait until GitHub shows a merge that the queue has reported. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 2000;
/** True when the head that GitHub merged is not the commit of the run, for example after a push at the last moment. */
function isOtherMergedOnHost({ headOnHost }, guardedHead) {
    return headOnHost !== undefined && guardedHead !== undefined && !(0,format/* isSameCommit */.sw)(headOnHost, guardedHead);
}
function describeOtherMergeOnHost(merge, { number, guardedHead }) {
    if (!isOtherMergedOnHost(merge, guardedHead))
        return undefined;
    return `GitHub shows the merge of #${number} with the head commit ${(0,format/* shortenName */.ty)(merge.headOnHost ?? "none")}, but this run is for the commit ${guardedHead ?? "none"}. Review the merged commit before you deploy it.`;
}
/**
 * Finds the merge commit and the merged head on GitHub. If GitHub does not show the merge, logs the reason and returns
 * an empty object.
 */
async function findMergeCommit({ repository, number }, { host, log, clock, signal }) {
    if (host === undefined)
        return {};
    let seen;
    const lookUp = async (leftMs) => {
        const stop = AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(leftMs))]);
        seen = await host
            .pullRequest(repository, number, stop)
            .catch((error) => error instanceof ci_host/* GitHostError */.NA ? error : new ci_host/* GitHostError */.NA(`Pull request #${number}`, error));
        const isFinal = seen instanceof ci_host/* GitHostError */.NA ? seen.refused : seen.mergeCommitSha !== undefined;
        return isFinal || signal.aborted ? seen : undefined;
    };
    const deadline = clock.now() + PATIENCE_MS;
    await (0,polling/* retryUntilDeadline */.jE)(lookUp, { clock, signal, deadline, first: PAUSE_MS }).catch((error) => {
        if (!(error instanceof errors/* AbortedError */.oM))
            throw error;
    });
    return signal.aborted ? {} : mergeOf(seen, log);
}
function mergeOf(seen, log) {
    if (seen === undefined)
        return {};
    if (seen instanceof ci_host/* GitHostError */.NA) {
        log.warning(`The output merge-commit-sha is empty: ${seen.message}.`);
        if (seen.refused)
            for (const line of seen.advice)
                log.info(line);
        return {};
    }
    const why = seen.merged
        ? "GitHub shows the pull request as merged, but does not show the merge commit"
        : "GitHub does not show the pull request as merged yet";
    if (seen.mergeCommitSha === undefined)
        log.warning(`The output merge-commit-sha is empty: ${why}.`);
    return { mergeCommit: seen.mergeCommitSha, headOnHost: seen.merged ? seen.headSha : undefined };
}


/***/ }),

/***/ 7043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ toGantt),
/* harmony export */   N: () => (/* binding */ toBarChart)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6375);


const SHORTEST_MS = 1000;
const SECONDS_UNTIL_MS = 10 * 60_000;
const DAYS_FROM_MS = 20 * 3_600_000;
const LABEL_CHARACTERS = 40;
function plain(text) {
    const label = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .keepLettersAndDigits */ .iI)(text);
    // The masking of logs cannot find a part of a secret, so a long label is replaced instead of shortened.
    return label.length <= LABEL_CHARACTERS ? label : `a text of ${label.length} characters`;
}
/** Formats a Gantt chart. The browser shows its axis in the reader's time zone. */
function toGantt(spans) {
    const totalMs = (spans.at(-1)?.toMs ?? 0) - (spans[0]?.fromMs ?? 0);
    // The number at the start prevents Mermaid from reading a label as a keyword.
    const tasks = spans.map(({ label, fromMs, toMs }, index) => {
        const lengthMs = toMs - fromMs;
        const from = Math.round(fromMs);
        const until = from + Math.max(SHORTEST_MS, Math.round(lengthMs));
        return `    ${index + 1} ${plain(label)} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(lengthMs).replace(".", " ")} :s${index}, ${from}, ${until}`;
    });
    return ["```mermaid", "gantt", "    dateFormat x", `    axisFormat ${axisOf(totalMs)}`, ...tasks, "```"].join("\n");
}
function axisOf(totalMs) {
    if (totalMs < SECONDS_UNTIL_MS)
        return "%H:%M:%S";
    return totalMs < DAYS_FROM_MS ? "%H:%M" : "%d %b %H:%M";
}
const BARS_SHOWN = 24;
/** Limit of a bar's value. JavaScript writes a larger number with an exponent, which Mermaid rejects. */
const LARGEST_BAR = 1e15;
function toBarChart({ title, labels, values, bars }) {
    const heights = bars.map(({ value }) => Math.round(value));
    const highest = Math.max(0, ...heights);
    const drawable = heights.every((height) => height >= 0 && height < LARGEST_BAR);
    if (!drawable || highest === 0 || bars.length > BARS_SHOWN)
        return undefined;
    return [
        "```mermaid",
        "xychart-beta",
        `    title ${quoted(title)}`,
        `    x-axis ${quoted(labels)} [${bars.map(({ label }) => quoted(label)).join(", ")}]`,
        `    y-axis ${quoted(values)} 0 --> ${highest}`,
        `    bar [${heights.join(", ")}]`,
        "```",
    ].join("\n");
}
/** Quotes a text. Mermaid rejects an empty text. */
function quoted(text) {
    return `"${plain(text) || "unnamed"}"`;
}


/***/ })

};
