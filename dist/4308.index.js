export const id = 4308;
export const ids = [4308,2141];
export const modules = {

/***/ 4308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportQueue: () => (/* binding */ reportQueue)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/queue/export-history.js
var export_history = __webpack_require__(7455);
// EXTERNAL MODULE: ./lib/src/queue/history-file.js
var history_file = __webpack_require__(1229);
// EXTERNAL MODULE: ./lib/src/queue/history-inputs.js
var history_inputs = __webpack_require__(1122);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/diagnosis/cause.js + 1 modules
var diagnosis_cause = __webpack_require__(7014);
// EXTERNAL MODULE: ./lib/src/diagnosis/diagnose.js + 1 modules
var diagnose = __webpack_require__(5858);
// EXTERNAL MODULE: ./lib/src/diagnosis/trials.js
var trials = __webpack_require__(8259);
// EXTERNAL MODULE: ./lib/src/test-run/checks.js
var checks = __webpack_require__(8850);
// EXTERNAL MODULE: ./lib/src/service/record-state.js
var record_state = __webpack_require__(6497);
;// CONCATENATED MODULE: ./lib/src/queue-report/attempts.js


/**
 * Parts of the time from the submission to the outcome. `testedAgain`: all time in the states `pending` and `testing`
 * after the first test run. `afterTests`: finished tests wait for the queue's decision or for the merge.
 */
const ATTEMPT_PHASES = ["notReady", "pending", "testing", "testedAgain", "afterTests"];
function computeValueForEachPhase(compute) {
    return Object.fromEntries(ATTEMPT_PHASES.map((phase) => [phase, compute(phase)]));
}
/** Lists the attempts of a pull request as known at a time. Ignores later changes, and attempts without an outcome. */
function listAttempts(pullRequest, untilMs) {
    const { prNumber, prTitle, prAuthor, state, stateChangedAt, timeline } = pullRequest;
    const isLeft = !pullRequest.isCurrentlySubmittedToQueue;
    // Without changes of state, only the last outcome is known.
    const known = timeline?.length ? timeline : [{ state: state ?? "", timestamp: stateChangedAt }];
    const changes = known.flatMap((change) => {
        const ms = (0,format/* parseTimeMs */.jR)(change.timestamp);
        return ms < untilMs ? [{ ...change, ms }] : [];
    });
    const parts = splitAttempts(changes);
    return parts.flatMap((own, index) => {
        const [first, last] = [own[0], own.at(-1)];
        const outcome = last && (0,record_state/* findTerminalState */.JZ)(last);
        const isPresent = index === parts.length - 1 && !(isLeft && changes.length === known.length);
        const isSubmission = first?.state === "not_ready" || first?.state === "pending";
        if (last === undefined || (outcome === undefined && !(isPresent && isSubmission)))
            return [];
        const endMs = outcome === undefined ? untilMs : last.ms;
        return [
            {
                prNumber,
                title: prTitle ?? "",
                author: prAuthor ?? "",
                outcome: outcome ?? "open",
                endMs,
                submittedMs: isSubmission ? first.ms : undefined,
                phases: isSubmission ? measurePhases(own, endMs) : undefined,
                changes: own,
            },
        ];
    });
}
/** Splits the changes of state after each outcome, and before each submission. */
function splitAttempts(changes) {
    const parts = [];
    for (const change of changes) {
        const current = parts.at(-1);
        const last = current?.at(-1);
        const isNew = last !== undefined && change.state === "not_ready" && last.state !== "not_ready";
        if (current === undefined || last === undefined || isNew || (0,record_state/* findTerminalState */.JZ)(last) !== undefined)
            parts.push([change]);
        else
            current.push(change);
    }
    return parts;
}
function measurePhases(changes, endMs) {
    const phases = { notReady: 0, pending: 0, testing: 0, testedAgain: 0, afterTests: 0 };
    let hasTested = false;
    for (const [index, { state, ms }] of changes.entries()) {
        phases[phaseOf(state, hasTested)] += ((changes[index + 1]?.ms ?? endMs) - ms) / 1000;
        if (state === "testing")
            hasTested = true;
    }
    return phases;
}
/** Returns the phase of a state. An unknown state counts as a wait. */
function phaseOf(state, hasTested) {
    if (state === "not_ready")
        return "notReady";
    if (state === "pending" || state === "testing")
        return hasTested ? "testedAgain" : state;
    return hasTested ? "afterTests" : "pending";
}

;// CONCATENATED MODULE: ./lib/src/queue-report/figures.js


function isInTimeSpan({ fromMs, toMs }, ms) {
    return fromMs <= ms && ms < toMs;
}
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
function distribute(seconds) {
    const sorted = seconds.toSorted((one, other) => one - other);
    const at = (percent) => sorted[Math.ceil((percent * sorted.length) / 100) - 1] ?? 0;
    if (sorted.length === 0)
        return null;
    return { count: sorted.length, p50: at(50), p90: at(90), p95: at(95), maximum: at(100) };
}
/** Groups testing results by test run, the newest run first. A result without an id counts as a test run. */
function listTestRuns(results) {
    const groups = groupBy(results, ({ testRunId, prNumber, endedAt }) => testRunId || `${prNumber} ${endedAt}`);
    const runs = [...groups.values()].map((rows) => {
        const durations = rows.flatMap(({ testingDurationMs: ms }) => (ms == null ? [] : [ms / 1000]));
        // A pull request that left during the run has its own outcome, which is not the outcome of the run.
        const outcomes = rows.map(({ outcome }) => outcome);
        const outcome = outcomes.find((word) => word === "passed" || word === "failed") ?? "stopped";
        return {
            id: rows[0]?.testRunId ?? "",
            pullRequests: rows.map(({ prNumber }) => prNumber),
            outcome,
            isBisection: rows.some(({ bisection }) => bisection === "in_bisection"),
            endMs: Math.max(...rows.map(({ endedAt }) => (0,format/* parseTimeMs */.jR)(endedAt))),
            seconds: durations.length === 0 ? undefined : Math.max(...durations),
        };
    });
    return runs.toSorted((one, other) => other.endMs - one.endMs);
}
/** Computes the figures of a span. Null means an unknown figure. */
function computeQueueStatistics(history, span, costPerMinute) {
    const all = history.pullRequests.flatMap((each) => listAttempts(each, span.toMs));
    const finished = all.filter(({ outcome, endMs }) => outcome !== "open" && isInTimeSpan(span, endMs));
    const merged = finished.filter(({ outcome }) => outcome === "merged");
    const runs = listTestRuns(history.results);
    const own = runs.filter(({ endMs }) => isInTimeSpan(span, endMs));
    const measured = own.filter(({ seconds }) => seconds !== undefined);
    const isUnmeasured = own.length > 0 && measured.length === 0;
    const count = (word) => own.filter(({ outcome }) => outcome === word).length;
    return {
        since: new Date(span.fromMs).toISOString(),
        until: new Date(span.toMs).toISOString(),
        merged: merged.length,
        failed: finished.filter(({ outcome }) => outcome === "failed").length,
        cancelled: finished.filter(({ outcome }) => outcome === "cancelled").length,
        /** Number of merged pull requests whose changes of state the service does not report. */
        mergedWithoutTimes: merged.filter(({ phases }) => phases === undefined).length,
        /** Durations of the waits of merged pull requests in seconds. */
        waits: measureWaits(merged),
        testRuns: {
            count: own.length,
            passed: count("passed"),
            failed: count("failed"),
            stopped: count("stopped"),
            inBisections: own.filter(({ isBisection }) => isBisection).length,
            withoutDuration: own.length - measured.length,
        },
        /** Durations of passed test runs in seconds. */
        testDuration: distribute(own.flatMap(({ outcome, seconds }) => (outcome === "passed" ? (seconds ?? []) : []))),
        runnerMinutes: isUnmeasured ? null : addUpMinutes(own),
        /** Minutes of test runs that failed or that the queue stopped. */
        lostMinutes: isUnmeasured ? null : addUpMinutes(own.filter(({ outcome }) => outcome !== "passed")),
        cost: isUnmeasured ? null : addUpMinutes(own) * costPerMinute,
        runsPerMerge: merged.length === 0 ? null : own.length / merged.length,
        slots: measureSlots(runs, span, merged, history.queue?.concurrency ?? null),
        periods: splitSpan(span).map((period) => describePeriod(period, finished, runs)),
    };
}
function measureWaits(merged) {
    const known = merged.flatMap(({ phases }) => phases ?? []);
    const total = distribute(known.map((each) => sumNumbers(ATTEMPT_PHASES.map((phase) => each[phase]))));
    const mean = (phase) => sumNumbers(known.map((each) => each[phase])) / known.length;
    const measure = (phase) => ({ ...distribute(known.map((each) => each[phase])), mean: mean(phase) });
    return total && { total, phases: computeValueForEachPhase(measure) };
}
function sumNumbers(values) {
    return values.reduce((sum, value) => sum + value, 0);
}
function addUpMinutes(runs) {
    return sumNumbers(runs.map(({ seconds = 0 }) => seconds)) / 60;
}
/**
 * Measures the use of test slots. `waitShare` is a share of the time in which merged pull requests were pending: the
 * part in which all slots were in use.
 */
function measureSlots(runs, span, merged, limit) {
    const whole = { fromMs: Number.NEGATIVE_INFINITY, toMs: span.toMs };
    const waits = merged.flatMap(findPending);
    const parts = sweep(clipMain(runs, whole), waits);
    const waitedMs = sumNumbers(parts.map(({ others, ms }) => others * ms));
    const fullMs = sumNumbers(parts.map(({ count, others, ms }) => (limit !== null && count >= limit ? others * ms : 0)));
    return {
        limit,
        peakRuns: findPeak(runs, span),
        waitShare: limit === null || waitedMs === 0 ? null : fullMs / waitedMs,
    };
}
/** Returns the spans in which an attempt was pending before its first test run. */
function findPending({ changes, endMs, phases }) {
    const firstTest = changes.findIndex(({ state }) => state === "testing");
    const before = phases === undefined ? [] : changes.slice(0, firstTest === -1 ? changes.length : firstTest);
    return before.flatMap(({ state, ms }, index) => state === "pending" ? [{ fromMs: ms, toMs: changes[index + 1]?.ms ?? endMs }] : []);
}
/** Returns the part of a test run's time that is inside a span. */
function clip({ endMs, seconds = 0 }, { fromMs, toMs }) {
    return { fromMs: Math.max(fromMs, endMs - seconds * 1000), toMs: Math.min(toMs, endMs) };
}
/** Returns the parts of test runs that are inside a span. Omits bisections, because they have separate slots. */
function clipMain(runs, span) {
    return runs.filter(({ isBisection }) => !isBisection).map((run) => clip(run, span));
}
function findPeak(runs, span) {
    const parts = sweep(clipMain(runs, span));
    return parts.reduce((most, { count }) => Math.max(most, count), 0);
}
/**
 * Splits the time at the start and the end of each span. Returns the length of each part in milliseconds, and for each
 * list the number of spans that include this part.
 */
function sweep(spans, others = []) {
    const toEvents = (count, other) => (span) => span.fromMs < span.toMs
        ? [
            { ms: span.fromMs, count, other },
            { ms: span.toMs, count: -count, other: -other },
        ]
        : [];
    const events = [...spans.flatMap(toEvents(1, 0)), ...others.flatMap(toEvents(0, 1))];
    events.sort((one, other) => one.ms - other.ms || one.count - other.count);
    const sums = { count: 0, others: 0 };
    return events.map((event, index) => {
        sums.count += event.count;
        sums.others += event.other;
        return { ...sums, ms: (events[index + 1]?.ms ?? event.ms) - event.ms };
    });
}
const PERIOD_HOURS = [1, 2, 4, 8, 24, 48];
const MOST_PERIODS = 24;
/** Splits a span into at most 24 periods for charts. */
function splitSpan({ fromMs, toMs }) {
    const lengthMs = toMs - fromMs;
    const hours = PERIOD_HOURS.find((each) => each * format/* TIME_UNIT_MS */.gF.h * MOST_PERIODS >= lengthMs) ?? 48;
    const count = Math.ceil(lengthMs / (hours * format/* TIME_UNIT_MS */.gF.h));
    return Array.from({ length: count }, (_, index) => {
        const start = fromMs + index * hours * format/* TIME_UNIT_MS */.gF.h;
        return { fromMs: start, toMs: Math.min(toMs, start + hours * format/* TIME_UNIT_MS */.gF.h) };
    });
}
function describePeriod(period, finished, runs) {
    const own = finished.filter(({ endMs }) => isInTimeSpan(period, endMs));
    const count = (word) => own.filter(({ outcome }) => outcome === word).length;
    const waits = own.flatMap(({ outcome, submittedMs, endMs }) => outcome === "merged" && submittedMs !== undefined ? [(endMs - submittedMs) / 1000] : []);
    const { p50 = null, p90 = null } = distribute(waits) ?? {};
    return {
        since: new Date(period.fromMs).toISOString(),
        merged: count("merged"),
        failed: count("failed"),
        cancelled: count("cancelled"),
        waitP50: p50,
        waitP90: p90,
        peakRuns: findPeak(runs, period),
    };
}

;// CONCATENATED MODULE: ./lib/src/queue-report/failures.js







/**
 * Lists the test runs whose checks explain failures: first the failed test runs of a span, the newest first, then
 * passed test runs of the same pull requests, which show flaky checks.
 */
function listTestRunIdsToRead({ results }, span) {
    const runs = listTestRuns(results).filter(({ id, endMs }) => id !== "" && isInTimeSpan(span, endMs));
    const failed = runs.filter(({ outcome }) => outcome === "failed");
    const numbers = new Set(failed.flatMap(({ pullRequests }) => pullRequests));
    const passed = runs.filter(({ outcome, pullRequests }) => outcome === "passed" && pullRequests.some((n) => numbers.has(n)));
    return [...failed, ...passed].map(({ id }) => id);
}
/** Explains the failures of a span, from the history and the test runs that were read. */
function explainFailures(history, span, testRuns) {
    const attempts = history.pullRequests.flatMap((each) => listAttempts(each, span.toMs));
    const finished = attempts.filter(({ outcome, endMs }) => outcome !== "open" && isInTimeSpan(span, endMs));
    const runs = listTestRuns(history.results).filter(({ endMs }) => isInTimeSpan(span, endMs));
    const failedRuns = runs.filter(({ outcome }) => outcome === "failed");
    const named = nameFailedChecks(attempts, failedRuns, testRuns);
    const flaky = [...findFlakyCommits(testRuns), ...findFlakyAttempts(attempts, runs, named)];
    return {
        causes: countCauses(finished, history, testRuns),
        checks: {
            failedRuns: failedRuns.length,
            /** Number of failed test runs whose failed checks are known. */
            knownRuns: named.size,
            failed: countNames([...named.values()]),
            /** Number of test runs that were read to find flaky checks. */
            readRuns: testRuns.size,
            flaky: countNames(flaky),
        },
        /** Pull requests that failed, and merged after a new submission soon after the failure. */
        recovered: listRecovered(attempts, span),
        slowestRuns: runs
            .flatMap(({ id, pullRequests, outcome, seconds }) => seconds === undefined ? [] : [{ id, pullRequests, outcome, seconds }])
            .toSorted((one, other) => other.seconds - one.seconds)
            .slice(0, LIST_LENGTH),
        longestWaits: listLongestWaits([...finished, ...attempts.filter(({ outcome }) => outcome === "open")]),
    };
}
const LIST_LENGTH = 10;
function listLongestWaits(attempts) {
    const known = attempts.flatMap(({ prNumber, title, author, outcome, submittedMs, endMs, phases }) => submittedMs === undefined || phases === undefined
        ? []
        : [{ prNumber, title, author, outcome, seconds: (endMs - submittedMs) / 1000, phases }]);
    return known
        .toSorted((one, other) => other.seconds - one.seconds || one.prNumber - other.prNumber)
        .slice(0, LIST_LENGTH);
}
/** Maximum minutes between a failure and a submission for which the pull request probably did not change. */
const MAX_RESUBMIT_DELAY_MINUTES = 30;
function listRecovered(attempts, span) {
    return [...groupBy(attempts, ({ prNumber }) => prNumber)].flatMap(([number, own]) => {
        const isRecovered = own.some(({ outcome, endMs }, index) => {
            const { outcome: nextOutcome, submittedMs = Number.POSITIVE_INFINITY } = own[index + 1] ?? {};
            const isSoon = submittedMs - endMs <= MAX_RESUBMIT_DELAY_MINUTES * format/* TIME_UNIT_MS */.gF.m;
            return outcome === "failed" && isInTimeSpan(span, endMs) && nextOutcome === "merged" && isSoon;
        });
        return isRecovered ? [number] : [];
    });
}
/**
 * If the time of the submission is unknown, test runs in this number of hours before the outcome belong to the attempt.
 */
const HOURS_BEFORE = 12;
/** Hours after the outcome in which later tests can show that another pull request was the cause. */
const HOURS_AFTER = 12;
/** Counts the causes of all attempts without a merge, with the same rules as the diagnosis of one pull request. */
function countCauses(finished, { results, span }, testRuns) {
    const removed = finished.filter(({ outcome }) => outcome !== "merged");
    const sorted = results
        .map((result) => ({ result, ms: (0,format/* parseTimeMs */.jR)(result.endedAt) }))
        .toSorted((one, other) => other.ms - one.ms);
    const causes = removed.map(({ prNumber: number, outcome, submittedMs, endMs, changes }) => {
        const fromMs = submittedMs ?? endMs - HOURS_BEFORE * format/* TIME_UNIT_MS */.gF.h;
        const toMs = endMs + HOURS_AFTER * format/* TIME_UNIT_MS */.gF.h;
        const own = sorted
            .slice(countNewer(sorted, toMs), countNewer(sorted, fromMs - 1))
            .flatMap(({ result, ms }) => (result.prNumber === number && ms > endMs ? [] : [result]));
        const ids = new Set(own.flatMap(({ prNumber, testRunId }) => (prNumber === number ? [testRunId] : [])));
        const runs = [...ids].flatMap((id) => {
            const run = testRuns.get(id);
            return run === undefined ? [] : [{ id, run }];
        });
        const last = changes.at(-1);
        const hasFailed = outcome === "failed";
        const { cause } = (0,diagnosis_cause/* decideCause */.GY)({
            situation: hasFailed ? "failed" : "cancelled",
            reason: last?.reason ?? undefined,
            culprit: (0,diagnose/* findConflictCulprit */.Rr)(last),
            trials: (0,trials/* listPullRequestTestRuns */.h)({
                number,
                hasFailed,
                isRerun: (0,diagnose/* hasOnlyRequestedRestarts */.fg)(changes),
                runs,
                results: own,
            }),
            targetBranch: span.targetBranch,
        });
        return { cause, number };
    });
    return [...groupBy(causes, ({ cause }) => cause)]
        .map(([cause, items]) => ({
        cause,
        count: items.length,
        pullRequests: items.map(({ number }) => number).toSorted((one, other) => one - other),
    }))
        .toSorted((one, other) => other.count - one.count);
}
/** Returns the number of items with a later time, in a list that starts with the latest time. */
function countNewer(sorted, ms) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if ((sorted[middle]?.ms ?? Number.NEGATIVE_INFINITY) > ms)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/** Returns the names of the failed checks that are known, by the id of the test run. */
function nameFailedChecks(attempts, runs, testRuns) {
    const changes = attempts.flatMap((attempt) => attempt.changes);
    const reported = new Map(changes.map(({ testRunId, failingChecks }) => [testRunId, failingChecks ?? []]));
    const named = runs.map(({ id }) => {
        const run = testRuns.get(id);
        const read = (run && (0,trials/* readDecisiveCheckResults */.b)(run).failed) ?? [];
        return [id, read.length > 0 ? read : (reported.get(id) ?? [])];
    });
    return new Map(named.filter(([, names]) => names.length > 0));
}
/** Returns the names of the checks that both failed and passed on a commit, for each commit. */
function findFlakyCommits(testRuns) {
    const commits = groupBy(testRuns.values(), ({ testBranchSha }) => testBranchSha ?? "");
    return [...commits].map(([sha, runs]) => {
        const unsteady = runs.flatMap((run) => (0,trials/* readDecisiveCheckResults */.b)(run).unsteady);
        const find = (wanted) => runs.flatMap((run) => (0,checks/* listChecks */.SU)(run).flatMap(({ name, result }) => (result === wanted ? [name] : [])));
        const passed = new Set(find("passed"));
        return [...new Set([...unsteady, ...(sha === "" ? [] : find("failed").filter((name) => passed.has(name)))])];
    });
}
/**
 * For each attempt, returns the names of failed checks that passed after a user or an API request restarted the tests.
 */
function findFlakyAttempts(attempts, runs, named) {
    return attempts
        .filter(({ changes }) => (0,diagnose/* hasOnlyRequestedRestarts */.fg)(changes))
        .map(({ prNumber, submittedMs = Number.NaN, endMs }) => {
        const own = runs.filter((run) => run.pullRequests.includes(prNumber) && submittedMs <= run.endMs && run.endMs <= endMs);
        const passedMs = own.find(({ outcome }) => outcome === "passed")?.endMs ?? Number.NEGATIVE_INFINITY;
        return [...new Set(own.flatMap(({ id, endMs: failedMs }) => (failedMs < passedMs ? (named.get(id) ?? []) : [])))];
    });
}
/** Counts for each name the lists that contain this name. Returns the most frequent name first. */
function countNames(lists) {
    return [...groupBy(lists.flat(), (name) => name)]
        .map(([name, items]) => ({ name, count: items.length }))
        .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./node_modules/d3-scale/dist/d3-scale.mjs + 4 modules
var d3_scale = __webpack_require__(5602);
// EXTERNAL MODULE: ./node_modules/d3-shape/dist/d3-shape.mjs + 1 modules
var d3_shape = __webpack_require__(6879);
;// CONCATENATED MODULE: ./lib/src/queue-report/charts.js





/** Size in units of the drawing. On a narrow screen, a small drawing still has readable text. */
const WIDTH = 480;
const HEIGHT = 240;
const MARGIN = { top: 12, right: 8, bottom: 34, left: 44 };
const SHARE_HEIGHT = 44;
/** Draws a chart as SVG with its title and its legend. Returns an empty text for a chart without values. */
function drawChart(chart, id) {
    const { kind, title, unit, series, limit } = chart;
    if (!series.some(({ values }) => values.some((value) => value !== null && value > 0)))
        return "";
    const [height, drawing] = kind === "shares" ? drawShares(chart) : [HEIGHT, drawPeriods(chart)];
    const legend = [...series.map(({ name, color }) => [name, color]), ...(limit ? [[limit.name, "limit"]] : [])]
        .map(([name = "", color = ""]) => `<li class="${color}">${(0,markdown/* escapeText */.X1)(name)}</li>`)
        .join("");
    return [
        `<figure><figcaption>${(0,markdown/* escapeText */.X1)(title)} <small>(${(0,markdown/* escapeText */.X1)(unit)})</small></figcaption>`,
        `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="${id}"><title id="${id}">${(0,markdown/* escapeText */.X1)(describeChart(chart))}</title>`,
        drawing,
        `</svg><ul class="legend">${legend}</ul></figure>`,
    ].join("\n");
}
/** Describes a chart for people who cannot see it: the maximum of each series. */
function describeChart({ title, unit, labels, series }) {
    const parts = series.flatMap(({ name, values }) => {
        const most = Math.max(0, ...values.flatMap((value) => value ?? []));
        const label = labels[values.indexOf(most)];
        return label === undefined || most === 0 ? [] : [`${name}: at most ${formatTick(most)} (${formatLabel(label)})`];
    });
    return `${title} in ${unit}. ${parts.join("; ")}.`;
}
function drawPeriods(chart) {
    const { kind, labels, series, limit } = chart;
    const columns = labels.map((_label, index) => series.map(({ values }) => values[index] ?? 0));
    const tops = columns.map((values) => (kind === "bars" ? sumNumbers(values) : Math.max(0, ...values)));
    const x = (0,d3_scale/* scaleBand */.WH)([...labels.keys()], [MARGIN.left, WIDTH - MARGIN.right]).padding(0.2);
    const y = (0,d3_scale/* scaleLinear */.m4)([0, Math.max(limit?.value ?? 0, ...tops)], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(4);
    const ticks = y.ticks(4).map((tick) => {
        const at = round(y(tick));
        return `<line class="grid" x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${at}" y2="${at}"/><text x="${MARGIN.left - 6}" y="${at + 4}" text-anchor="end">${formatTick(tick)}</text>`;
    });
    const every = Math.ceil(labels.length / LABELS_SHOWN);
    const names = labels.flatMap((label, index) => index % every === 0
        ? [
            `<text x="${round((x(index) ?? 0) + x.bandwidth() / 2)}" y="${HEIGHT - 12}" text-anchor="middle">${formatLabel(label)}</text>`,
        ]
        : []);
    const limitAt = limit && round(y(limit.value));
    return [
        ...ticks,
        ...names,
        ...(kind === "bars" ? drawBars(series, labels) : series.map(drawLine)),
        ...(limitAt === undefined
            ? []
            : [`<line class="limit" x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${limitAt}" y2="${limitAt}"/>`]),
    ].join("\n");
    function drawBars(all, periods) {
        const layers = (0,d3_shape/* stack */.t$)()
            .keys([...all.keys()])
            .value((index, key) => all[key]?.values[index] ?? 0)([...periods.keys()]);
        return layers.flatMap((layer) => layer.flatMap(([from, to], index) => to > from
            ? [
                `<rect class="${all[layer.key]?.color}" x="${round(x(index) ?? 0)}" y="${round(y(to))}" width="${round(x.bandwidth())}" height="${round(y(from) - y(to))}"/>`,
            ]
            : []));
    }
    /** Draws a line with dots. A period without a value interrupts the line. */
    function drawLine({ values, color }) {
        const points = values.map((value, index) => ({ value, at: round((x(index) ?? 0) + x.bandwidth() / 2) }));
        const path = (0,d3_shape/* line */.n8)()
            .defined(({ value }) => value !== null)
            .x(({ at }) => at)
            .y(({ value }) => round(y(value ?? 0)))(points);
        const dots = points.flatMap(({ value, at }) => value === null ? [] : [`<circle class="${color}" cx="${at}" cy="${round(y(value))}" r="3"/>`]);
        return `<path class="${color}" d="${path ?? ""}"/>${dots.join("")}`;
    }
}
const LABELS_SHOWN = 6;
/** Draws a bar for each label. Returns the height of the drawing, and its SVG elements. */
function drawShares({ labels, series }) {
    const totals = labels.map((_label, index) => sumNumbers(series.map(({ values }) => values[index] ?? 0)));
    const x = (0,d3_scale/* scaleLinear */.m4)([0, Math.max(...totals)], [0, WIDTH]);
    const bars = labels.map((label, index) => {
        const top = index * SHARE_HEIGHT;
        let from = 0;
        const parts = series.map(({ values, color }) => {
            const value = values[index] ?? 0;
            const part = `<rect class="${color}" x="${round(x(from))}" y="${top + 18}" width="${round(x(value))}" height="18"/>`;
            from += value;
            return value > 0 ? part : "";
        });
        return `<text x="0" y="${top + 13}">${(0,markdown/* escapeText */.X1)(label)}: ${formatTick(totals[index] ?? 0)}</text>${parts.join("")}`;
    });
    return [labels.length * SHARE_HEIGHT, bars.join("\n")];
}
function round(value) {
    return Math.round(value * 10) / 10;
}
function formatTick(value) {
    return String(round(value));
}
/** Shortens a time to `HH:MM`, or to `MM-DD` at midnight. Escapes any other text, but does not shorten it. */
function formatLabel(label) {
    const day = (0,format/* formatDay */.im)(label);
    if (day === label)
        return (0,markdown/* escapeText */.X1)(label);
    const time = label.slice(day.length + 1, day.length + 6);
    return time === "00:00" ? day.slice("2026-".length) : time;
}

;// CONCATENATED MODULE: ./lib/src/queue-report/html.js


/** Formats the report as one HTML file. It has no script, and loads nothing. */
function formatHtmlReport(lead, sections, { repository, targetBranch }) {
    const title = `Merge queue for ${(0,markdown/* escapeText */.X1)(targetBranch)} of ${(0,markdown/* escapeText */.X1)(`${repository.owner}/${repository.name}`)}`;
    const body = sections.map((section, index) => formatSection(section, index, repository));
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>${title}</h1><p>${(0,markdown/* escapeText */.X1)(lead)}</p></header>
<nav aria-label="Questions"><ul>${sections.map((section, index) => `<li><a href="#s${index}">${(0,markdown/* escapeText */.X1)(section.title)}</a></li>`).join("")}</ul></nav>
<main>
${body.join("\n")}
</main>
</body>
</html>
`;
}
function formatSection({ title, answers, tables, charts }, index, repository) {
    const drawings = charts
        .map((chart, number) => drawChart(chart, `c${index}-${number}`))
        .filter((drawing) => drawing !== "");
    return [
        `<section id="s${index}" aria-labelledby="h${index}"><h2 id="h${index}">${(0,markdown/* escapeText */.X1)(title)}</h2>`,
        ...answers.map((answer) => `<p>${(0,markdown/* escapeText */.X1)(answer)}</p>`),
        ...(drawings.length === 0 ? [] : [`<div class="charts">${drawings.join("\n")}</div>`]),
        ...tables.map((table) => formatTable(table, repository)),
        "</section>",
    ].join("\n");
}
function formatTable({ title, head, rows }, repository) {
    if (rows.length === 0)
        return "";
    const heads = head.map((text) => `<th scope="col">${(0,markdown/* escapeText */.X1)(text)}</th>`).join("");
    const lines = rows.map((row) => `<tr>${row.map((cell, index) => formatCell(cell, head[index] ?? "")).join("")}</tr>`);
    // On a narrow screen, a table with long texts shows each row as a list.
    const isLong = rows.flat().some((cell) => typeof cell === "string" && cell.length > LONG_CELL);
    return `<table${isLong ? ' class="long"' : ""}><caption>${(0,markdown/* escapeText */.X1)(title)}</caption><thead><tr>${heads}</tr></thead><tbody>\n${lines.join("\n")}\n</tbody></table>`;
    /** Repeats the head of the column in the cell, for a row that is shown as a list. */
    function formatCell(cell, column) {
        const isShort = typeof cell === "string" && cell.length <= SHORT_CELL;
        return `<td${isShort ? ' class="short"' : ""} data-head="${(0,markdown/* escapeText */.X1)(column)}">${typeof cell === "string" ? (0,markdown/* escapeText */.X1)(cell) : formatLink(cell.pullRequest)}</td>`;
    }
    function formatLink(number) {
        const address = (0,markdown/* toPullRequestAddress */.WQ)(repository, number);
        return address === undefined ? `#${number}` : `<a href="${(0,markdown/* escapeText */.X1)(address)}">#${number}</a>`;
    }
}
const LONG_CELL = 40;
const SHORT_CELL = 10;
/** Style of the page. Each color has a value for light mode and a value for dark mode. */
const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f6f6f3; --sheet: #fff; --ink: #1d1f23; --soft: #5a5f69; --line: #dcdcd6; --link: #0b57a4;
  --testing: #0b62b8; --merged: #17703c; --failed: #b3261e; --waiting: #b26a00; --canceled: #7b8089; --limit: #1d1f23;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15171a; --sheet: #1e2125; --ink: #e8e8e4; --soft: #a3a8b1; --line: #33373d; --link: #8cc0f5;
    --testing: #7ab6f2; --merged: #74cb94; --failed: #f49a92; --waiting: #eab45c; --canceled: #8b919b; --limit: #e8e8e4;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 1.25rem clamp(0.75rem, 3vw, 2rem) 3rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, "Segoe UI", Roboto, "Liberation Sans", sans-serif; }
h1 { font-size: 1.4rem; line-height: 1.25; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 0 0 0.5rem; }
p { margin: 0 0 0.5rem; overflow-wrap: anywhere; }
a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; margin: 0.5rem 0 1rem; list-style: none; font-size: 0.9rem; }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; padding: 1rem; margin: 0 0 1rem; overflow-x: auto; }
.charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); gap: 1rem; margin: 1rem 0; }
figure { margin: 0; min-width: 0; }
figcaption, caption { font-weight: 600; text-align: left; font-size: 0.9rem; margin: 0 0 0.25rem; }
figcaption small { font-weight: 400; color: var(--soft); }
svg { display: block; width: 100%; height: auto; }
svg text { font-size: 13px; fill: var(--soft); }
.grid { stroke: var(--line); }
.limit { stroke: var(--limit); stroke-dasharray: 5 4; }
.legend { display: flex; flex-wrap: wrap; gap: 0 0.9rem; margin: 0.25rem 0 0; padding: 0; list-style: none; font-size: 0.8rem; color: var(--soft); }
.legend li::before { content: ""; display: inline-block; width: 0.7em; height: 0.7em; border-radius: 2px; margin-right: 0.35em; background: var(--own); }
.legend .limit::before { height: 0; border-top: 2px dashed var(--limit); background: none; vertical-align: middle; }
.testing { --own: var(--testing); } .merged { --own: var(--merged); } .failed { --own: var(--failed); }
.waiting { --own: var(--waiting); } .canceled { --own: var(--canceled); }
rect, circle { fill: var(--own); }
path { fill: none; stroke: var(--own); stroke-width: 2; }
table { width: 100%; border-collapse: collapse; margin: 1rem 0 0; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 0.3rem 0.75rem 0.3rem 0; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
th { color: var(--soft); font-weight: 500; border-top: 0; overflow-wrap: normal; }
.short { white-space: nowrap; }
@media (max-width: 36rem) {
  svg text { font-size: 16px; }
  table { font-size: 0.75rem; }
  th, td { padding-right: 0.3rem; }
  .long thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .long, .long tbody, .long tr, .long td, .long caption { display: block; }
  .long tr { border-top: 1px solid var(--line); padding: 0.35rem 0; }
  .long td { display: grid; grid-template-columns: 7rem 1fr; gap: 0.5rem; border: 0; padding: 0.05rem 0; }
  .long td::before { content: attr(data-head); color: var(--soft); }
}
@media print { section { break-inside: avoid; } }
`;

// EXTERNAL MODULE: ./lib/src/text/mermaid.js
var mermaid = __webpack_require__(7043);
;// CONCATENATED MODULE: ./lib/src/queue-report/markdown.js


/** Formats the report for a job summary. Each table has a limited number of rows. */
function formatMarkdownReport(lead, sections, repository) {
    const parts = sections.map(({ title, answers, tables, charts }) => (0,markdown/* joinBlocks */.x9)([
        `#### ${(0,markdown/* escapeText */.X1)(title)}`,
        answers.map(markdown/* escapeText */.X1).join(" "),
        ...tables.map((table) => markdown_formatTable(table, repository)),
        // Mermaid draws all bars in one color, so Markdown contains only one chart. The HTML file contains all charts.
        ...charts.slice(0, 1).map(formatChart),
    ]));
    return (0,markdown/* joinBlocks */.x9)([(0,markdown/* escapeText */.X1)(lead), ...parts]);
}
const ROWS_SHOWN = 20;
function markdown_formatTable({ title, head, rows }, repository) {
    if (rows.length === 0)
        return "";
    const formatCell = (cell) => typeof cell === "string" ? (0,markdown/* toCell */.cX)(cell) : (0,markdown/* toPullRequestLink */.Wc)(repository, cell.pullRequest);
    const limit = { atMost: ROWS_SHOWN, whole: "the complete list is in the file of the output report-json-file" };
    return (0,markdown/* joinBlocks */.x9)([`**${(0,markdown/* escapeText */.X1)(title)}**`, (0,markdown/* toLimitedTable */.qD)(head, rows, (row) => row.map(formatCell), limit)]);
}
function formatChart({ title, unit, labels, series }) {
    // Without a merge, the picture shows the failed pull requests.
    const first = series.find(({ values }) => values.some((value) => value !== null && value > 0));
    if (first === undefined)
        return "";
    // Mermaid has room only for short labels such as `31d 12`, and accepts no colon in a label.
    const bars = labels.map((label, index) => ({
        label: label.slice("2026-01-".length, "2026-01-31T12".length).replace("T", "d "),
        value: first.values[index] ?? 0,
    }));
    return (0,mermaid/* toBarChart */.N)({ title, labels: "day and hour UTC", values: `${first.name} ${unit}`, bars }) ?? "";
}

;// CONCATENATED MODULE: ./lib/src/queue-report/report.js



/** Computes all figures of a report. The JSON file contains them, and all pages show them. */
function computeReport(history, { span, days, costPerMinute, testRuns }) {
    const before = { fromMs: span.fromMs - days * format/* TIME_UNIT_MS */.gF.d, toMs: span.fromMs };
    const isCovered = Date.parse(history.span.since) <= before.fromMs;
    return {
        formatVersion: 1,
        repository: history.span.repository,
        targetBranch: history.span.targetBranch,
        costPerMinute,
        /** State of the queue when the history was read; null for a span that ended before. */
        queueState: span.toMs === Date.parse(history.span.until) ? (history.queue?.state ?? null) : null,
        figures: computeQueueStatistics(history, span, costPerMinute),
        /** Figures of the previous span; null if the history does not contain that span. */
        previous: isCovered ? computeQueueStatistics(history, before, costPerMinute) : null,
        ...explainFailures(history, span, testRuns),
    };
}

// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
;// CONCATENATED MODULE: ./lib/src/queue-report/words.js
/** Words that several sections of a report share. */


const UNKNOWN_VALUE_TEXT = "unknown";
const UNKNOWN_TIMES_MESSAGE = "The times are unknown, because the service does not report when the state of a pull request changed.";
const formatSecondsAsDuration = (value) => (0,format/* formatDuration */.a3)(value * 1000);
const formatShareAsPercent = (share) => `${Math.round(100 * share)} %`;
const listTextIfTrue = (condition, text) => (condition ? [text] : []);
const PHASE_DESCRIPTIONS = {
    notReady: { name: "not ready", meaning: "checks, reviews or impacted targets were missing", color: "canceled" },
    pending: {
        name: "pending",
        meaning: "waiting for the first test run, for example because no test slot was free",
        color: "waiting",
    },
    testing: { name: "testing", meaning: "the first test run", color: "testing" },
    testedAgain: {
        name: "tested again",
        meaning: "tests that ran again, for example because a pull request ahead failed",
        color: "failed",
    },
    afterTests: { name: "after tests", meaning: "waiting for pull requests ahead or for the merge", color: "merged" },
};
function describePhase(phase) {
    return `"${PHASE_DESCRIPTIONS[phase].name}" (${PHASE_DESCRIPTIONS[phase].meaning})`;
}
function findLongestPhase(measure) {
    return ATTEMPT_PHASES.reduce((most, phase) => (measure(phase) > measure(most) ? phase : most));
}
function createChartSeries({ periods }, name, color, read) {
    return { name, color, values: periods.map(read) };
}

;// CONCATENATED MODULE: ./lib/src/queue-report/slow.js




function meanOf({ phases }) {
    return sumNumbers(ATTEMPT_PHASES.map((phase) => phases[phase].mean));
}
/** Describes the parts of the time to merge, the causes of long times, and what shortens them. */
function describeMergeTimes(report, historyFile) {
    const { figures, previous } = report;
    const { waits, merged, slots, periods } = figures;
    const bars = [
        { label: "span before", waits: previous?.waits },
        { label: "this span", waits },
    ].flatMap(({ label, waits: known }) => (known ? [{ label, waits: known }] : []));
    const series = (name, color, read) => createChartSeries(figures, name, color, (period) => toMinutes(read(period)));
    const labels = periods.map(({ since }) => since);
    return {
        title: "Why were merges slow?",
        answers: [
            ...describeQueueStateAtSpanEnd(report),
            ...(waits === null
                ? [merged === 0 ? "No pull request was merged." : UNKNOWN_TIMES_MESSAGE]
                : explainTimes(waits, previous?.waits ?? null, figures)),
            ...explainLostRuns(figures),
            ...explainSlots(figures),
            ...advise(figures, historyFile),
        ],
        charts: [
            {
                kind: "lines",
                title: "Time from submission to merge",
                unit: "minutes",
                labels,
                series: [
                    series("median", "testing", ({ waitP50 }) => waitP50),
                    series("p90", "waiting", ({ waitP90 }) => waitP90),
                ],
            },
            {
                kind: "bars",
                title: "Maximum of concurrent test runs",
                unit: "test runs",
                labels,
                series: [createChartSeries(figures, "test runs", "testing", ({ peakRuns }) => peakRuns)],
                limit: slots.limit === null ? undefined : { name: "test slots", value: slots.limit },
            },
            {
                kind: "shares",
                title: "Mean time that a merged pull request spent in the queue",
                unit: "minutes",
                labels: bars.map(({ label }) => label),
                series: ATTEMPT_PHASES.map((phase) => ({
                    ...PHASE_DESCRIPTIONS[phase],
                    values: bars.map(({ waits: { phases } }) => toMinutes(phases[phase].mean)),
                })),
            },
        ],
        tables: waits === null ? [] : [tabulateTimes(waits)],
    };
}
/** Names a state of the queue in which pull requests wait, such as `paused`. */
function describeQueueStateAtSpanEnd({ queueState }) {
    const isKnown = queueState != null && queueState !== "";
    return listTextIfTrue(isKnown && queueState !== "running", `The queue was ${(0,format/* formatState */.lN)(queueState)} at the end of the time span.`);
}
function toMinutes(value) {
    return value === null ? null : value / 60;
}
function explainTimes(waits, before, { mergedWithoutTimes }) {
    const { total, phases } = waits;
    const mean = meanOf(waits);
    const largest = findLongestPhase((phase) => phases[phase].mean);
    const growth = (phase) => phases[phase].mean - (before?.phases[phase].mean ?? 0);
    const grown = findLongestPhase(growth);
    return [
        total.count === 1
            ? `The merged pull request took ${formatSecondsAsDuration(total.p50)} from submission to merge.`
            : `Half of the ${total.count} merged pull requests took at most ${formatSecondsAsDuration(total.p50)} from submission to merge, and 95 % took at most ${formatSecondsAsDuration(total.p95)}.`,
        ...listTextIfTrue(mean > 0, `The largest part of this time, ${formatShareAsPercent(phases[largest].mean / mean)}, was ${describePhase(largest)}.`),
        ...listTextIfTrue(before !== null && growth(grown) >= 1, `Compared with the previous time span, the largest increase was in ${describePhase(grown)}: ${formatSecondsAsDuration(growth(grown))} more for each merged pull request.`),
        ...listTextIfTrue(mergedWithoutTimes > 0, `The time in the queue is unknown for ${(0,format/* formatCount */.B4)(mergedWithoutTimes, "more merged pull request")}.`),
    ];
}
/**
 * A queue is full only if all slots are in use for at least this share of the time in which pull requests are pending.
 */
const FULL_SHARE = 0.5;
/** A queue is full only if pull requests are pending for at least this share of the time to merge. */
const LEAST_PENDING = 1 / 3;
function explainSlots(figures) {
    const { waits, slots } = figures;
    const { limit, peakRuns, waitShare } = slots;
    if (limit === null)
        return [];
    const peak = `At most ${(0,format/* formatCount */.B4)(peakRuns, "test run was", "test runs were")} in progress at the same time, and the queue has ${(0,format/* formatCount */.B4)(limit, "test slot")}.`;
    if (waits === null || waitShare === null)
        return [peak];
    const share = measurePending(waits);
    // If pull requests are pending only for a short time, chance decides how many slots are in use during this time.
    if (share < LEAST_PENDING)
        return [
            peak,
            `The queue was not full: pull requests were pending for only ${formatShareAsPercent(share)} of the time from the submission to the merge.`,
        ];
    const end = isFull(figures) ? ", so the queue was full" : "";
    return [
        peak,
        `All slots were in use for ${formatShareAsPercent(waitShare)} of the time in which pull requests were pending${end}.`,
    ];
}
function isFull({ waits, slots: { waitShare } }) {
    return waits !== null && measurePending(waits) >= LEAST_PENDING && (waitShare ?? 0) >= FULL_SHARE;
}
function measurePending(waits) {
    const mean = meanOf(waits);
    return mean === 0 ? 0 : waits.phases.pending.mean / mean;
}
/** Failures are a cause of long times if failed and stopped test runs use at least this share of the runner minutes. */
const LEAST_LOST = 0.25;
function hasManyFailures({ lostMinutes, runnerMinutes }) {
    return lostMinutes !== null && runnerMinutes !== null && lostMinutes > 0 && lostMinutes / runnerMinutes >= LEAST_LOST;
}
function explainLostRuns(figures) {
    const { lostMinutes, runnerMinutes, runsPerMerge } = figures;
    if (!hasManyFailures(figures))
        return [];
    const runs = runsPerMerge === null ? "" : `, and there were ${runsPerMerge.toFixed(2)} test runs for each merge`;
    return [
        `Failures were a cause: ${formatShareAsPercent((lostMinutes ?? 0) / (runnerMinutes ?? 1))} of the runner minutes were spent on test runs that failed or that the queue stopped${runs}.`,
    ];
}
/**
 * Lists advice that shortens the time to merge. The advice on failures is first, because each failure delays all pull
 * requests behind it.
 */
function advise(figures, historyFile) {
    const { waits, slots } = figures;
    const largest = waits && meanOf(waits) > 0 ? findLongestPhase((phase) => waits.phases[phase].mean) : undefined;
    const axes = `--what-if concurrency=${slots.limit},${2 * (slots.limit ?? 0)} --what-if batch=1,4`;
    return [
        ...listTextIfTrue(hasManyFailures(figures) || largest === "testedAgain", 'To shorten the time to merge, fix the checks in the section "What failed most?", or quarantine flaky tests.'),
        // Without a period, so that people can copy the command.
        ...listTextIfTrue(isFull(figures), `To find out how more test slots or batches would change the waits, run: merge-queue simulate --history ${quoteForShell(historyFile)} ${axes}`),
        ...listTextIfTrue(largest === "testing", "To shorten the largest part of this time, make the tests faster."),
    ];
}
/** Quotes a path only if a shell requires quotes. */
function quoteForShell(path) {
    return /^[\w./:@+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
function tabulateTimes(waits) {
    const mean = meanOf(waits);
    const rows = ATTEMPT_PHASES.map((phase) => [PHASE_DESCRIPTIONS[phase].name, waits.phases[phase]]);
    return {
        title: "Time from submission to merge",
        head: ["Phase", "Share", "Median", "p90", "p95", "Max"],
        rows: [["total", { ...waits.total, mean }], ...rows].map(([name, { p50 = 0, p90 = 0, p95 = 0, maximum = 0, mean: own }]) => [
            name,
            formatShareAsPercent(mean === 0 ? 0 : own / mean),
            ...[p50, p90, p95, maximum].map(formatSecondsAsDuration),
        ]),
    };
}

;// CONCATENATED MODULE: ./lib/src/queue-report/sections.js





/** Describes a report. `historyFile` is the path for the command that compares settings. */
function createReportSections(report, historyFile) {
    return [
        describeMergeTimes(report, historyFile),
        describeChange(report),
        describeCost(report),
        describeLongestWaits(report),
        describeFailures(report),
    ];
}
/** Describes the span in a sentence, for the log and the head of each page. */
function formatReportSummary({ figures, targetBranch, repository }) {
    const { merged, failed, cancelled, since, until } = figures;
    const queue = `${(0,format/* shortenName */.ty)(targetBranch)} of ${repository}`;
    return `The merge queue for ${queue}, from ${(0,format/* formatServiceTime */.wF)(since)} to ${(0,format/* formatServiceTime */.wF)(until)}: ${(0,format/* formatCount */.B4)(merged, "pull request")} merged, ${failed} failed and ${cancelled} canceled.`;
}
const minutes = (value) => value.toFixed(1);
const money = (value) => `$${value.toFixed(2)}`;
const COMPARISONS = [
    ["Merged", ({ merged }) => merged, String],
    ["Failed", ({ failed }) => failed, String],
    ["Canceled", ({ cancelled }) => cancelled, String],
    ["Median time to merge", ({ waits }) => waits?.total.p50, formatSecondsAsDuration],
    ["p95 of the time to merge", ({ waits }) => waits?.total.p95, formatSecondsAsDuration],
    ["Median of passed test runs", ({ testDuration }) => testDuration?.p50, formatSecondsAsDuration],
    ["Test runs", ({ testRuns }) => testRuns.count, String],
    ["Failed test runs", ({ testRuns }) => testRuns.failed, String],
    ["Test runs for each merge", ({ runsPerMerge }) => runsPerMerge, (value) => value.toFixed(2)],
    ["Runner minutes", ({ runnerMinutes }) => runnerMinutes, minutes],
    ["Cost", ({ cost }) => cost, money],
];
function describeChange({ figures, previous }) {
    const row = ([name, read, format]) => {
        const [now, before] = [read(figures), previous && read(previous)];
        const change = now == null || before == null ? "" : formatChange(before, now);
        return [name, ...[now, before].map((value) => (value == null ? UNKNOWN_VALUE_TEXT : format(value))), change];
    };
    return {
        title: "Is the queue better than before?",
        answers: previous === null
            ? ["The history does not contain the previous time span, so there is no comparison."]
            : [
                compareTimes(figures, previous),
                `${(0,format/* formatCount */.B4)(figures.merged, "pull request was", "pull requests were")} merged, and ${previous.merged} in the previous time span.`,
            ],
        charts: [
            {
                kind: "bars",
                title: "Outcomes",
                unit: "pull requests",
                labels: figures.periods.map(({ since }) => since),
                series: [
                    createChartSeries(figures, "merged", "merged", ({ merged }) => merged),
                    createChartSeries(figures, "failed", "failed", ({ failed }) => failed),
                    createChartSeries(figures, "canceled", "canceled", ({ cancelled }) => cancelled),
                ],
            },
        ],
        tables: [
            { title: "Comparison", head: ["Figure", "This span", "Span before", "Change"], rows: COMPARISONS.map(row) },
        ],
    };
}
function compareTimes(figures, previous) {
    const [now, before] = [figures.waits?.total.p50, previous.waits?.total.p50];
    if (now === undefined || before === undefined) {
        const empty = now === undefined ? figures : previous;
        const where = empty === figures ? "this time span" : "the previous time span";
        const reason = empty.merged === 0
            ? `no pull request was merged in ${where}`
            : `the service does not report when the state of pull requests changed in ${where}`;
        return `The median time to merge cannot be compared, because ${reason}.`;
    }
    if (now === before)
        return `The median time to merge is ${formatSecondsAsDuration(now)}, the same as in the previous time span.`;
    return `The queue is ${now < before ? "faster" : "slower"} than before: the median time to merge changed from ${formatSecondsAsDuration(before)} to ${formatSecondsAsDuration(now)}.`;
}
function formatChange(before, now) {
    if (before === 0)
        return now === 0 ? "0 %" : "";
    return `${now > before ? "+" : ""}${formatShareAsPercent((now - before) / before)}`;
}
function describeCost({ figures, costPerMinute, slowestRuns }) {
    const { runnerMinutes, lostMinutes, cost, testRuns, runsPerMerge, merged } = figures;
    const runs = (0,format/* formatCount */.B4)(testRuns.count, "test run");
    const known = runnerMinutes === null || cost === null || lostMinutes === null
        ? [`The cost is unknown, because the service does not report the durations of the ${runs}.`]
        : [
            `${runs} took ${minutes(runnerMinutes)} runner minutes and cost ${money(cost)}, if a minute costs $${costPerMinute} and each test run uses one runner.`,
            ...listTextIfTrue(merged > 0, `Each merge cost ${money(cost / merged)}.`),
            ...listTextIfTrue(lostMinutes > 0, `${formatShareAsPercent(lostMinutes / runnerMinutes)} of the runner minutes were spent on test runs that failed or that the queue stopped.`),
            ...listTextIfTrue(testRuns.withoutDuration > 0, `The figures do not include ${(0,format/* formatCount */.B4)(testRuns.withoutDuration, "test run")} of unknown duration.`),
        ];
    return {
        title: "What do the tests cost?",
        answers: [
            ...known,
            ...(runsPerMerge === null ? [] : [`There were ${runsPerMerge.toFixed(2)} test runs for each merge.`]),
        ],
        charts: [],
        tables: [
            {
                title: "Slowest test runs",
                head: ["Test run", "Pull requests", "Duration", "Result"],
                rows: slowestRuns.map(({ id, pullRequests, outcome, seconds: value }) => [
                    (0,format/* shortenName */.ty)(id),
                    pullRequests.length === 1 ? { pullRequest: pullRequests[0] ?? 0 } : formatNumbers(pullRequests),
                    formatSecondsAsDuration(value),
                    outcome,
                ]),
            },
        ],
    };
}
const NUMBERS_SHOWN = 5;
function formatNumbers(numbers) {
    const shown = numbers.map((number) => `#${number}`);
    return (0,format/* formatList */.ki)(shown, NUMBERS_SHOWN);
}
const OUTCOME_WORDS = {
    merged: "merged",
    failed: "failed",
    cancelled: "canceled",
    open: "still in the queue",
};
const TITLE_CHARACTERS = 100;
function describeLongestWaits({ longestWaits }) {
    const waits = longestWaits.map((wait) => ({ ...wait, largest: findLongestPhase((phase) => wait.phases[phase]) }));
    return {
        title: "Who waited longest?",
        answers: waits
            .slice(0, 1)
            .map(({ prNumber, author, outcome, seconds: value, largest }) => `#${prNumber}${author === "" ? "" : ` by ${(0,format/* shortenName */.ty)(author)}`}, ${OUTCOME_WORDS[outcome]}: ${formatSecondsAsDuration(value)}, mostly ${describePhase(largest)}.`)
            .concat(listTextIfTrue(waits.length === 0, UNKNOWN_TIMES_MESSAGE)),
        charts: [],
        tables: [
            {
                title: "Longest times since the submission",
                head: ["Pull request", "Title", "Author", "Outcome", "Time", "Mostly"],
                rows: waits.map(({ prNumber, title, author, outcome, seconds: value, largest }) => [
                    { pullRequest: prNumber },
                    (0,truncate/* shortenText */.Bu)(title, TITLE_CHARACTERS),
                    author === "" ? UNKNOWN_VALUE_TEXT : (0,format/* shortenName */.ty)(author),
                    OUTCOME_WORDS[outcome],
                    formatSecondsAsDuration(value),
                    PHASE_DESCRIPTIONS[largest].name,
                ]),
            },
        ],
    };
}
const CHECKS_SHOWN = 10;
function describeFailures({ figures, causes, checks, recovered }) {
    const { failedRuns, knownRuns, failed, flaky, readRuns } = checks;
    const flakyNames = flaky.map(({ name }) => (0,format/* shortenName */.ty)(name));
    const compared = `${(0,format/* formatCount */.B4)(readRuns, "test run")} compared`;
    return {
        title: "What failed most?",
        answers: [
            `${(0,format/* formatCount */.B4)(figures.failed, "pull request")} and ${(0,format/* formatCount */.B4)(failedRuns, "test run")} failed.`,
            ...failed
                .slice(0, 1)
                .map(({ name, count }) => `${(0,format/* shortenName */.ty)(name)} failed most often: in ${count} of ${(0,format/* formatCount */.B4)(knownRuns, "failed test run")}.`),
            ...listTextIfTrue(knownRuns < failedRuns, `The failed checks of ${(0,format/* formatCount */.B4)(failedRuns - knownRuns, "test run")} are unknown.`),
            readRuns === 0
                ? "Flaky checks are unknown, because the step read no test run."
                : `${flaky.length === 0 ? "No check" : (0,format/* formatList */.ki)(flakyNames, 3)} both failed and passed with the same changes (${compared}).`,
            ...listTextIfTrue(recovered.length > 0, `Flaky tests may be the cause of the failures of ${formatNumbers(recovered)}, because the queue merged them after a new submission within ${MAX_RESUBMIT_DELAY_MINUTES} minutes.`),
        ],
        charts: [],
        tables: [
            {
                title: "Causes of failures and cancellations",
                head: ["Cause", "Number", "Pull requests"],
                rows: causes.map(({ cause, count, pullRequests }) => [
                    (0,format/* formatServiceEnumValue */.Dx)(cause),
                    String(count),
                    formatNumbers(pullRequests),
                ]),
            },
            {
                title: "Failed checks",
                head: ["Check", "Failed test runs", "Also passed with the same changes"],
                rows: failed.slice(0, CHECKS_SHOWN).map(({ name, count }) => {
                    const also = flaky.find((each) => each.name === name)?.count ?? 0;
                    return [(0,format/* shortenName */.ty)(name), String(count), readRuns === 0 ? UNKNOWN_VALUE_TEXT : String(also)];
                }),
            },
        ],
    };
}

;// CONCATENATED MODULE: ./lib/src/queue-report/report-queue.js













async function reportQueue(inputs, target, context) {
    const { days, costPerMinute, maxTestRuns, reportFile } = inputs;
    if (inputs.historyFile === undefined || maxTestRuns > 0)
        context.token.require();
    const historyFile = await findHistory(inputs, target, context);
    const history = (0,history_file/* readHistoryFile */.tG)(historyFile);
    requireSameQueue(history, target);
    const span = chooseSpan(history, inputs);
    const { testRuns, unread } = await readTestRuns(listTestRunIdsToRead(history, span), maxTestRuns, target, context);
    const report = computeReport(history, { span, days, costPerMinute, testRuns });
    const { figures } = report;
    const lead = formatReportSummary(report);
    if (figures.testRuns.count + figures.merged + figures.failed + figures.cancelled === 0) {
        return {
            result: "no-data",
            message: lead,
            details: [
                ...describeQueueStateAtSpanEnd(report),
                ...(report.longestWaits.length === 0 ? [] : describeLongestWaits(report).answers),
            ],
            outputs: { "merged-count": 0, "test-run-count": 0, "history-file": historyFile },
        };
    }
    const sections = createReportSections(report, inputs.historyFile ?? historyFile);
    const notes = unread === 0
        ? []
        : [
            `The checks of ${(0,format/* formatCount */.B4)(unread, "more test run")} were not read. To read more, increase ${context.nameInput("max-test-runs")}.`,
        ];
    const json = `${JSON.stringify({ ...report, sections }, null, 2)}\n`;
    const htmlFile = context.writeFile("merge-queue-report.html", formatHtmlReport(lead, sections, target));
    const answers = sections.flatMap((section) => section.answers);
    return {
        result: "reported",
        message: lead,
        details: [...answers, ...notes],
        outputs: {
            answers,
            "merged-count": figures.merged,
            "merge-time-p50-seconds": figures.waits?.total.p50,
            "merge-time-p95-seconds": figures.waits?.total.p95,
            "test-run-count": figures.testRuns.count,
            "runner-minutes": figures.runnerMinutes?.toFixed(1),
            cost: figures.cost?.toFixed(2),
            "report-file": copyReport(htmlFile, reportFile, context),
            "report-json-file": context.writeFile("merge-queue-report.json", json),
            "history-file": historyFile,
        },
        summary: formatMarkdownReport([lead, ...notes].join(" "), sections, target.repository),
        record: report,
    };
}
/**
 * Returns the path of the history. If the user names no file, exports a history of the two spans that the report
 * compares.
 */
async function findHistory({ historyFile, days, until }, target, context) {
    if (historyFile !== undefined)
        return (0,external_node_path_.resolve)(context.run.workspace, historyFile);
    const path = context.writeFile("merge-queue-history.ndjson", "");
    await (0,export_history.exportQueueHistory)({ historyFile: path, days: Math.min(2 * days, history_inputs/* TEST_RESULT_RETENTION_DAYS */._o), until }, target, context);
    return path;
}
function requireSameQueue({ span }, { repository: { owner, name }, targetBranch }) {
    const isSame = span.repository === `${owner}/${name}` && span.targetBranch === targetBranch;
    if (!isSame)
        throw (0,errors/* toInputError */.Gx)("history-file", "the file is the history of a different queue.");
}
/** Chooses the span to report on. If the history is shorter than the span, the span starts with the history. */
function chooseSpan({ span }, { days, until }) {
    const [startMs, endMs] = [(0,format/* parseTimeMs */.jR)(span.since), (0,format/* parseTimeMs */.jR)(span.until)];
    const toMs = until === undefined ? endMs : (0,format/* parseTimeMs */.jR)(until);
    if (!(startMs < toMs && toMs <= endMs))
        throw (0,errors/* toInputError */.Gx)("until", `must be in the time span of the history, from ${span.since} to ${span.until}.`);
    return { fromMs: Math.max(startMs, toMs - days * format/* TIME_UNIT_MS */.gF.d), toMs };
}
/** Number of concurrent requests. */
const AT_ONCE = 5;
/** Reads at most `maximum` test runs. A test run that cannot be read stays unknown. */
async function readTestRuns(ids, maximum, target, { service, signal }) {
    const wanted = ids.slice(0, maximum);
    const testRuns = new Map();
    for (let start = 0; start < wanted.length && !signal.aborted; start += AT_ONCE) {
        const part = wanted.slice(start, start + AT_ONCE);
        const read = await Promise.allSettled(part.map((id) => service.readTestRun(target, id)));
        for (const [index, each] of read.entries()) {
            if (each.status === "fulfilled")
                testRuns.set(part[index] ?? "", each.value);
        }
    }
    const known = testRuns;
    return { testRuns: known, unread: ids.length - testRuns.size };
}
/** Copies the report to the path that the user chose. @throws InputError if the file cannot be written */
function copyReport(htmlFile, reportFile, { run }) {
    if (reportFile === undefined)
        return htmlFile;
    const path = (0,external_node_path_.resolve)(run.workspace, reportFile);
    try {
        (0,external_node_fs_.copyFileSync)(htmlFile, path);
        return path;
    }
    catch (error) {
        throw (0,errors/* toInputError */.Gx)("report-file", `the file cannot be written: ${(0,errors/* getErrorMessage */.u1)(error)}`);
    }
}


/***/ }),

/***/ 7455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exportQueueHistory: () => (/* binding */ exportQueueHistory)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _service_present_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2141);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4185);
/* harmony import */ var _history_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1229);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8502);






async function exportQueueHistory({ historyFile, days, until }, target, context) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(context.run.workspace, historyFile);
    const file = (0,_history_file_js__WEBPACK_IMPORTED_MODULE_4__/* .openHistoryFileWriter */ .ml)(path);
    const progress = readProgress(file, target);
    try {
        const span = progress.span ?? (await startExport({ file, progress }, target, { days, until }, context));
        if (progress.span !== undefined)
            context.log.info(`The export continues ${file.partialPath}, which already contains ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(progress.keys.size, "testing result")}.`);
        await exportTestingResults(span, target, { file, progress, context });
        await exportPullRequests(span, target, { file, progress, context });
        const [results, pullRequests] = [progress.keys.size, progress.exported.size];
        file.append([{ kind: "end", testingResults: results, pullRequests }]);
        file.complete();
        const [from, to] = [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatServiceTime */ .wF)(span.since), (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatServiceTime */ .wF)(span.until)];
        const content = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(results, "testing result")} and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(pullRequests, "pull request")}`;
        return {
            result: "exported",
            message: `Exported ${content} of the merge queue for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .formatQueueName */ .km)(target)}, from ${from} to ${to}.`,
            details: [`File: ${path}`],
            outputs: { "history-file": path, "testing-result-count": results, "pull-request-count": pullRequests },
            record: { ...span, testingResults: results, pullRequests },
        };
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .addErrorDetails */ .Ks)(error, {
            details: [
                `${file.partialPath} contains the part of the history that the step has read. The next run continues after this part.`,
            ],
        });
    }
}
/** Reads the progress of an interrupted export. @throws InputError if the export is not of this queue */
function readProgress(file, target) {
    const [first, ...others] = file.found;
    if (first !== undefined && (first.kind !== "export" || !isSameQueue(first, target)))
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toInputError */ .Gx)("history-file", `${file.partialPath} has an unfinished export that is not of this queue; delete this file.`);
    const progress = {
        span: first,
        keys: new Set(),
        oldestMs: Number.POSITIVE_INFINITY,
        hasAllResults: false,
        wanted: new Set(),
        exported: new Set(),
    };
    for (const line of others) {
        if (line.kind === "queue")
            addQueued(progress, line.enqueuedPullRequests);
        if (line.kind === "testing-result")
            addResult(progress, line);
        if (line.kind === "pull-request")
            progress.exported.add(line.prNumber);
        if (line.kind === "testing-results-end")
            progress.hasAllResults = true;
    }
    return progress;
}
function isSameQueue(span, target) {
    const { repository, targetBranch } = createSpanQueue(target);
    return span.repository === repository && span.targetBranch === targetBranch;
}
function createSpanQueue({ repository: { owner, name }, targetBranch }) {
    return { repository: `${owner}/${name}`, targetBranch };
}
/** Writes the first lines: the span, and the queue with its settings. */
async function startExport({ file, progress }, target, { days, until }, { service, clock }) {
    const queue = await (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readQueue */ .Qf)(service, target);
    addQueued(progress, queue.enqueuedPullRequests);
    const untilMs = until === undefined ? (0,_service_present_js__WEBPACK_IMPORTED_MODULE_2__/* .determineServiceTime */ .gT)(service, clock, []).ms : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTimeMs */ .jR)(until);
    const [since = "", end = ""] = [untilMs - days * _text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .TIME_UNIT_MS */ .gF.d, untilMs].map((each) => new Date(each).toISOString());
    const span = { formatVersion: 1, ...createSpanQueue(target), since, until: end };
    file.append([
        { kind: "export", ...span },
        { ...queue, kind: "queue" },
    ]);
    return span;
}
function addQueued({ wanted }, queued) {
    for (const { prNumber } of queued ?? [])
        wanted.add(prNumber);
}
/** Adds a testing result. Returns false if the file already contains the result, because pages may overlap. */
function addResult(progress, { testRunId, prNumber, endedAt }) {
    const key = JSON.stringify([testRunId, prNumber, endedAt]);
    progress.wanted.add(prNumber);
    progress.oldestMs = Math.min(progress.oldestMs, (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTimeMs */ .jR)(endedAt));
    return progress.keys.size !== progress.keys.add(key).size;
}
/** Number of pages between two lines of the log. */
const PAGES_PER_LINE = 10;
/** Exports the testing results, newest first. An interrupted export continues at its oldest testing result. */
async function exportTestingResults(span, target, { file, progress, context }) {
    if (progress.hasAllResults)
        return;
    // The added millisecond includes other results with the same time as the oldest result.
    const untilMs = Math.min((0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTimeMs */ .jR)(span.until), progress.oldestMs + 1);
    const request = { since: span.since, until: new Date(untilMs).toISOString() };
    await readPages(async (cursor, page) => {
        const { testingResults, nextCursor } = await context.service.readTestingResults(target, { ...request, cursor });
        const added = testingResults.filter((result) => addResult(progress, result));
        file.append(added.map((result) => ({ ...result, kind: "testing-result" })));
        if (page % PAGES_PER_LINE === 0) {
            const back = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatServiceTime */ .wF)(new Date(progress.oldestMs).toISOString());
            context.log.info(`Read ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(progress.keys.size, "testing result")}, back to ${back}.`);
        }
        return nextCursor;
    });
    file.append([{ kind: "testing-results-end" }]);
}
/** Maximum number of pull requests in a request. */
const BATCH = 50;
/** Exports the pull requests with testing results, those in the queue, and those that left the queue in the span. */
async function exportPullRequests(span, target, { file, progress, context }) {
    const { service, log } = context;
    const numbers = new Set(progress.wanted);
    await readPages(async (cursor) => {
        const page = await service.readPullRequests(target, { since: span.since, cursor });
        for (const { prNumber } of page.pullRequests)
            numbers.add(prNumber);
        return page.nextCursor;
    });
    const open = [...numbers].filter((number) => !progress.exported.has(number));
    for (let start = 0; start < open.length; start += BATCH) {
        const histories = await service.readHistories(target, open.slice(start, start + BATCH));
        const known = histories.flatMap((history) => history.prNumber == null ? [] : [{ ...history, prNumber: history.prNumber }]);
        file.append(known.map((history) => ({ ...history, kind: "pull-request" })));
        for (const { prNumber } of known)
            progress.exported.add(prNumber);
        if ((start / BATCH) % PAGES_PER_LINE === PAGES_PER_LINE - 1)
            log.info(`Read the state changes of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(progress.exported.size, "pull request")}.`);
    }
}
/**
 * Reads pages until a page has no cursor. `read` receives the number of the page, from 1. @throws OperationError if a
 * cursor repeats
 */
async function readPages(read) {
    const seen = new Set();
    let cursor;
    for (let page = 1;; page += 1) {
        cursor = (await read(cursor, page)) || undefined;
        if (cursor === undefined)
            return;
        if (seen.has(cursor))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OperationError */ .OK("response", "The history cannot be read completely, because the service returned the same page twice.");
        seen.add(cursor);
    }
}


/***/ }),

/***/ 1229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U4: () => (/* binding */ writeHistoryFile),
/* harmony export */   ml: () => (/* binding */ openHistoryFileWriter),
/* harmony export */   tG: () => (/* binding */ readHistoryFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4343);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6396);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(972);





const spanForm = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("export"),
    formatVersion: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    targetBranch: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Times in the service's format. */
    since: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    until: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});
const transition = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    state: _service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .textSchema */ .Zu,
    ...(0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalFields */ .c5)(_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .textSchema */ .Zu, "timestamp", "reason", "testRunId"),
    failingChecks: (0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .readonly */ .tBZ(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .textSchema */ .Zu))),
    failure: (0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        conflictCulprit: (0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ ...(0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalFields */ .c5)(_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .textSchema */ .Zu, "type"), ...(0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalFields */ .c5)(_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .numberSchema */ .ng, "number") })),
    })),
});
/**
 * Line of the file of an export. The first line contains the span, and the last line marks the end. An incomplete
 * export is in `FILE.partial`, so `FILE` always has the last line.
 */
const lineForm = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt("kind", [
    spanForm,
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("queue"),
        ...(0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalFields */ .c5)(_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .numberSchema */ .ng, "concurrency"),
        ...(0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalFields */ .c5)(_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .textSchema */ .Zu, "state"),
        enqueuedPullRequests: (0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .readonly */ .tBZ(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ prNumber: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() })))),
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("testing-result"),
        prNumber: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        testRunId: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        endedAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        outcome: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        ...(0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalFields */ .c5)(_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .numberSchema */ .ng, "testingDurationMs"),
        ...(0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalFields */ .c5)(_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .textSchema */ .Zu, "cycleConclusion", "bisection"),
    }),
    // All testing results are above this line of the file.
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("testing-results-end") }),
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("pull-request"),
        prNumber: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        stateChangedAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        isCurrentlySubmittedToQueue: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
        ...(0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalFields */ .c5)(_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .textSchema */ .Zu, "state", "prTitle", "prAuthor"),
        timeline: (0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .readonly */ .tBZ(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(transition))),
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("end"), testingResults: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), pullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() }),
]);
/** Writes a complete export in one step. @throws InputError if the file cannot be written */
function writeHistoryFile(path, lines) {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
    attempt(path, () => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(`${path}.new`, text);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(`${path}.new`, path);
    });
}
/** Opens the file of an export, and continues an interrupted one. @throws InputError if it cannot be read or written */
function openHistoryFileWriter(path) {
    const partialPath = `${path}.partial`;
    const { lines, bytes } = readPartial(partialPath);
    const file = attempt(path, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(partialPath, bytes === 0 ? "w" : "r+"));
    // A process that stopped while it wrote leaves a part of a line.
    attempt(path, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file, bytes));
    let position = bytes;
    return {
        found: lines,
        partialPath,
        append(added) {
            const text = Buffer.from(added.map((line) => `${JSON.stringify(line)}\n`).join(""));
            attempt(path, () => {
                for (let written = 0; written < text.length;)
                    written += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, text, written, text.length - written, position + written);
            });
            position += text.length;
        },
        complete() {
            attempt(path, () => {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(partialPath, path);
            });
        },
    };
}
function attempt(path, action) {
    try {
        return action();
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toInputError */ .Gx)("history-file", `the file cannot be written: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .getErrorMessage */ .u1)(error)} (${path})`);
    }
}
function readPartial(path) {
    let text;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    }
    catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT")
            return { lines: [], bytes: 0 };
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toInputError */ .Gx)("history-file", `the file cannot be continued: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .getErrorMessage */ .u1)(error)}`);
    }
    const whole = text.slice(0, text.lastIndexOf("\n") + 1);
    return { lines: readLines(whole, path, "Delete the file to start again."), bytes: Buffer.byteLength(whole) };
}
function readLines(whole, path, advice) {
    const lines = whole.split("\n").slice(0, -1);
    return lines.map((line, index) => readLine(line, `${path}, line ${index + 1} is not a line of an export. ${advice}`));
}
function readLine(text, problem) {
    const line = lineForm.safeParse(parseLine(text));
    if (line.success)
        return line.data;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([problem]);
}
function parseLine(text) {
    try {
        return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDepthLimitedJson */ .Z)(text);
    }
    catch {
        return undefined;
    }
}
const githubForm = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("export"), source: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("github") });
/** Reads the file of a complete export of a queue. @throws InputError for any other file */
function readHistoryFile(path) {
    let whole;
    try {
        whole = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toInputError */ .Gx)("history-file", `the file cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .getErrorMessage */ .u1)(error)}`);
    }
    if (githubForm.safeParse(parseLine(whole.slice(0, whole.indexOf("\n")))).success)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toInputError */ .Gx)("history-file", `${path} contains a history from GitHub, and such a history has no data of the queue. To use this file, run merge-queue simulate --history.`);
    const lines = readLines(whole, path, "Use a file that export-history wrote.");
    const [span] = lines;
    if (span?.kind !== "export" || lines.at(-1)?.kind !== "end")
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toInputError */ .Gx)("history-file", `${path} is not a complete file that export-history wrote.`);
    return {
        span,
        queue: lines.find((line) => line.kind === "queue"),
        /** Testing results, the newest first. */
        results: lines.filter((line) => line.kind === "testing-result"),
        pullRequests: lines.filter((line) => line.kind === "pull-request"),
    };
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

/***/ 6396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ createOptionalSchema),
/* harmony export */   WR: () => (/* binding */ lowerCaseTextSchema),
/* harmony export */   Zu: () => (/* binding */ textSchema),
/* harmony export */   c5: () => (/* binding */ createOptionalFields),
/* harmony export */   ng: () => (/* binding */ numberSchema),
/* harmony export */   yu: () => (/* binding */ booleanSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3759);

// A process uses few schemas, and each only once, so compiling them would take longer than it saves.
zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W({ jitless: true });
const textSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const booleanSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY();
/** Number. Also accepts a number in text form. */
const numberSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^-?\d+(\.\d+)?$/)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => Number(value))),
]);
/** Enum value, changed to lower case. */
const lowerCaseTextSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value.toLowerCase()));
function createOptionalSchema(value) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(value));
}
function createOptionalFields(value, ...names) {
    return Object.fromEntries(names.map((name) => [name, createOptionalSchema(value)]));
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
