export const id = 544;
export const ids = [544,855];
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

/***/ 5855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   conditionProblems: () => (/* binding */ conditionProblems),
/* harmony export */   conditionsOf: () => (/* binding */ conditionsOf)
/* harmony export */ });
/* harmony import */ var _metrics_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6880);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6373);
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9251);



/** Every ill condition of both inputs, each with its place. */
function conditionProblems(values) {
    const { warnIf, failIf } = _metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .metricsInputs */ .j;
    return [
        ...(0,_metrics_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .readConditions */ .Z)(values.warnIf ?? "").problems.map((problem) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)(warnIf.name, problem)),
        ...(0,_metrics_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .readConditions */ .Z)(values.failIf ?? "").problems.map((problem) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)(failIf.name, problem)),
    ];
}
/** The conditions of both inputs, once they are known to be well written. */
function conditionsOf(values) {
    return {
        warnIf: (0,_metrics_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .readConditions */ .Z)(values.warnIf ?? "").conditions,
        failIf: (0,_metrics_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .readConditions */ .Z)(values.failIf ?? "").conditions,
    };
}


/***/ }),

/***/ 6880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readConditions),
/* harmony export */   u: () => (/* binding */ histogramHint)
/* harmony export */ });
/* harmony import */ var _inputs_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5844);
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(527);
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(255);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3980);
/* harmony import */ var _number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4971);





const OPERATORS = [">", ">=", "<", "<=", "==", "!="];
/** Reads one condition a line; empty lines and those that begin with `#` say nothing. */
function readConditions(text) {
    const conditions = [];
    const problems = [];
    for (const [index, line] of text.split("\n").entries()) {
        if (/^\s*(#|$)/.test(line))
            continue;
        const read = readCondition(line);
        if ("problem" in read)
            problems.push(`line ${index + 1}, column ${read.at + 1}: ${read.problem}`);
        else
            conditions.push(read);
    }
    return { conditions, problems };
}
/** A name, a comparison, and the rest; blanks between them are optional. */
const FORM = /^(?<before>\s*)(?<name>[^\s<>=!]*)(?<gap>\s*)(?<operator>[<>=!]+|\S*)(?<space>\s*)(?<value>.*?)\s*$/;
function readCondition(line) {
    const { before = "", name = "", gap = "", operator = "", space = "", value = "", } = FORM.exec(line)?.groups ?? {};
    const nameAt = before.length;
    const operatorAt = nameAt + name.length + gap.length;
    const valueAt = operatorAt + operator.length + space.length;
    if (isPromQl(line))
        return { at: before.length, problem: NOT_PROMQL };
    const subject = readSubject(name);
    if ("problem" in subject)
        return { at: nameAt, problem: subject.problem };
    const known = OPERATORS.find((each) => each === operator);
    if (known === undefined)
        return { at: operatorAt, problem: notAComparison(operator) };
    const threshold = readThreshold(subject, value);
    if ("problem" in threshold)
        return { at: valueAt, problem: threshold.problem };
    return { text: line.trim(), subject, operator: known, threshold: threshold.value };
}
const NOT_PROMQL = "this is not PromQL: write NAME OPERATOR VALUE on a line of its own, such as mq_depth_current > 50; figures over time and over labels are the outputs, such as wait-p95-seconds > 30m.";
/**
 * What only PromQL has: calls, selectors, ranges and arithmetic behind a name, and words that join or group. Quoted
 * texts are label values. A name alone says nothing, so it is read as any other.
 */
function isPromQl(line) {
    const plain = line.replace(/"[^"]*"|'[^']*'/g, "");
    return (/[\w:]\s*[({[]|[({[]\s*[\w:"']/.test(plain) ||
        /(?<![\w:-])(?:and|or|unless|by|without|on|ignoring|group_left|group_right|offset|bool)(?![\w:-])/i.test(plain) ||
        /[\w)]\s+[*/%^+]\s+[\w(]/.test(plain));
}
function notAComparison(operator) {
    const found = operator === "" ? "there is no comparison" : `${(0,_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(operator)} is not a comparison`;
    return `${found}; write one of ${OPERATORS.join(", ")}.`;
}
const HISTOGRAMS = [_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .WAIT */ .C_, _figures_js__WEBPACK_IMPORTED_MODULE_1__/* .TEST */ .ds, _figures_js__WEBPACK_IMPORTED_MODULE_1__/* .TIME_IN_QUEUE */ .i7, "mq_pr_state_duration_1h_seconds"];
function readSubject(name) {
    if (name === "")
        return { problem: "there is no name before the comparison, such as depth or mq_depth_current." };
    const figure = (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .findFigure */ .eT)(name);
    if (figure !== undefined)
        return { kind: "figure", name: figure };
    if (HISTOGRAMS.includes(name))
        return { problem: `${histogramHint(name)}.` };
    const isMetric = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/.test(name);
    // The service's metrics begin with mq_: what does not is rather an output that was misspelt.
    const meant = name.startsWith("mq_")
        ? undefined
        : (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_3__/* .nearMiss */ .b)(name.toLowerCase().replaceAll("_", "-"), _figures_js__WEBPACK_IMPORTED_MODULE_1__/* .FIGURE_NAMES */ .A);
    if (isMetric && meant === undefined)
        return { kind: "metric", name };
    const advice = meant === undefined ? `the outputs are ${_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .FIGURE_NAMES */ .A.join(", ")}.` : `did you mean ${meant}?`;
    return {
        problem: `${(0,_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} is neither an output of this operation nor the name of a metric; ${advice}`,
    };
}
/** A histogram as a whole has no value to compare. */
function histogramHint(name) {
    return `${name} is a histogram; name one of its samples: ${name}_bucket, ${name}_sum or ${name}_count`;
}
function readThreshold(subject, text) {
    const number = (0,_number_js__WEBPACK_IMPORTED_MODULE_4__/* .parseNumber */ .$)(text);
    if (number !== undefined && Number.isFinite(number))
        return { value: number };
    const duration = (0,_inputs_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(text);
    if (!duration.ok) {
        const found = text === "" ? "there is no value to compare with" : `${(0,_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)} is no value to compare with`;
        return { problem: `${found}; write a number, or a duration such as 90s, 30m or 1h30m.` };
    }
    if (subject.kind === "figure" && (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOf */ .uF)(subject.name) === "count") {
        return {
            problem: `${subject.name} is a count; compare it with a number, not with the duration ${text}.`,
        };
    }
    return { value: duration.value / 1000 };
}


/***/ }),

/***/ 5644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ distributionOf),
/* harmony export */   EW: () => (/* binding */ observations),
/* harmony export */   X5: () => (/* binding */ total)
/* harmony export */ });
/* harmony import */ var _number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4971);

/** Reads a histogram, summed over all labels that divide it further (`conclusion`, `state`). */
function distributionOf({ samples }, metric) {
    const counts = new Map();
    for (const sample of samples.get(`${metric}_bucket`) ?? []) {
        const upTo = (0,_number_js__WEBPACK_IMPORTED_MODULE_0__/* .parseNumber */ .$)(sample.labels.get("le") ?? "");
        if (upTo === undefined || Number.isNaN(upTo) || Number.isNaN(sample.value))
            continue;
        counts.set(upTo, (counts.get(upTo) ?? 0) + sample.value);
    }
    if (counts.size === 0)
        return [];
    if (!counts.has(Number.POSITIVE_INFINITY)) {
        const all = total(samples.get(`${metric}_count`) ?? []);
        if (all === undefined)
            return [];
        counts.set(Number.POSITIVE_INFINITY, all);
    }
    return rising([...counts].toSorted(([one], [other]) => one - other));
}
/** Buckets that were not counted at the same moment may fall short of smaller ones. */
function rising(counts) {
    let highest = 0;
    return counts.map(([upTo, count]) => {
        highest = Math.max(highest, count);
        return { upTo, count: highest };
    });
}
/** The sum of the samples that are numbers; undefined when there is none. */
function total(samples) {
    const values = samples.map(({ value }) => value).filter((value) => !Number.isNaN(value));
    return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0);
}
/** How many observations a distribution holds. */
function observations(distribution) {
    return distribution.at(-1)?.count ?? 0;
}


/***/ }),

/***/ 9086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OP: () => (/* binding */ figureText),
/* harmony export */   PY: () => (/* binding */ figureInWords),
/* harmony export */   WW: () => (/* binding */ numberInWords),
/* harmony export */   eh: () => (/* binding */ secondsInWords)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3300);

/** As an output: the number itself, or `> 7200`. */
function figureText(figure) {
    if (figure === undefined)
        return undefined;
    return figure.kind === "above" ? `> ${figure.bound}` : (numberText(figure.value) ?? figure.value);
}
/** Infinity as the text format spells it. */
function numberText(value) {
    if (Number.isFinite(value))
        return undefined;
    return value > 0 ? "+Inf" : "-Inf";
}
/** As a person reads it: seconds as a duration. */
function figureInWords(figure, unit) {
    const [value, words] = figure.kind === "above" ? [figure.bound, "more than "] : [figure.value, ""];
    return `${words}${unit === "seconds" ? secondsInWords(value) : numberInWords(value)}`;
}
/** A number of any size, without more digits than it says something with. */
function numberInWords(value) {
    return numberText(value) ?? String(Number(value.toPrecision(12)));
}
function secondsInWords(seconds) {
    return Number.isFinite(seconds) && seconds >= 0
        ? (0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(seconds * 1000)
        : `${numberInWords(seconds)} s`;
}


/***/ }),

/***/ 3980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ FIGURE_NAMES),
  ds: () => (/* binding */ TEST),
  i7: () => (/* binding */ TIME_IN_QUEUE),
  C_: () => (/* binding */ WAIT),
  T2: () => (/* binding */ figureTexts),
  h5: () => (/* binding */ figuresOf),
  eT: () => (/* binding */ findFigure),
  uF: () => (/* binding */ unitOf)
});

// EXTERNAL MODULE: ./lib/src/metrics/distribution.js
var metrics_distribution = __webpack_require__(5644);
// EXTERNAL MODULE: ./lib/src/metrics/figure.js
var metrics_figure = __webpack_require__(9086);
;// CONCATENATED MODULE: ./lib/src/metrics/quantile.js

/**
 * Estimates a quantile as PromQL's `histogram_quantile` does: linearly within the bucket that it falls into, the
 * first one of which begins at 0. Beyond the last finite bound nobody knows more than that it lies above.
 * Undefined without observations, or without a finite bucket.
 */
function quantile(q, distribution) {
    const [count, finite] = [(0,metrics_distribution/* observations */.EW)(distribution), distribution.slice(0, -1)];
    const highest = finite.at(-1);
    if (!(count > 0) || !Number.isFinite(count) || highest === undefined)
        return undefined;
    const rank = q * count;
    const index = finite.findIndex((bucket) => bucket.count >= rank);
    const bucket = finite[index];
    if (bucket === undefined)
        return { kind: "above", bound: highest.upTo };
    const below = finite[index - 1];
    if (below === undefined && bucket.upTo <= 0)
        return { kind: "number", value: bucket.upTo };
    const { upTo: from, count: before } = below ?? { upTo: 0, count: 0 };
    const share = (rank - before) / (bucket.count - before);
    return { kind: "number", value: inMilliseconds(from + (bucket.upTo - from) * share) };
}
/** A sum of fractions may miss a whole number by a hair, and a condition at its bound must not depend on that. */
function inMilliseconds(seconds) {
    return Math.round(seconds * 1000) / 1000;
}

;// CONCATENATED MODULE: ./lib/src/metrics/figures.js



const CONCLUSIONS = "mq_pr_conclusions_1h_total";
const WAIT = "mq_pr_wait_duration_1h_seconds";
const TEST = "mq_pr_test_duration_1h_seconds";
const TIME_IN_QUEUE = "mq_pr_time_in_queue_1h_seconds";
const SOURCES = new Map([
    ["depth", { unit: "count", metric: "mq_depth_current" }],
    ["awaiting-mergeability", { unit: "count", metric: "mq_awaiting_mergeability" }],
    ["testing-slots-active", { unit: "count", metric: "mq_testing_slots_active" }],
    ["merged-1h", { unit: "count", metric: CONCLUSIONS, conclusion: "merged" }],
    ["failed-1h", { unit: "count", metric: CONCLUSIONS, conclusion: "failed" }],
    ["cancelled-1h", { unit: "count", metric: CONCLUSIONS, conclusion: "cancelled" }],
    ["restarts-1h", { unit: "count", metric: "mq_pr_restarts_1h_total" }],
    ["wait-p50-seconds", { unit: "seconds", metric: WAIT, q: 0.5 }],
    ["wait-p95-seconds", { unit: "seconds", metric: WAIT, q: 0.95 }],
    ["test-p50-seconds", { unit: "seconds", metric: TEST, q: 0.5 }],
    ["test-p95-seconds", { unit: "seconds", metric: TEST, q: 0.95 }],
    ["time-in-queue-p50-seconds", { unit: "seconds", metric: TIME_IN_QUEUE, q: 0.5 }],
    ["time-in-queue-p95-seconds", { unit: "seconds", metric: TIME_IN_QUEUE, q: 0.95 }],
]);
const FIGURE_NAMES = [...SOURCES.keys()];
function findFigure(name) {
    return FIGURE_NAMES.find((known) => known === name);
}
function unitOf(name) {
    return SOURCES.get(name)?.unit ?? "count";
}
/** All figures of a queue; undefined where it has no samples to go by. */
function figuresOf(queue) {
    return new Map([...SOURCES].map(([name, source]) => [name, figureOf(queue, source)]));
}
function figureOf(queue, source) {
    if (source.unit === "seconds")
        return quantile(source.q, (0,metrics_distribution/* distributionOf */.AO)(queue, source.metric));
    const { conclusion } = source;
    const samples = (queue.samples.get(source.metric) ?? []).filter(({ labels }) => conclusion === undefined || labels.get("conclusion")?.toLowerCase() === conclusion);
    const value = (0,metrics_distribution/* total */.X5)(samples);
    return value === undefined ? undefined : { kind: "number", value };
}
function figureTexts(figures) {
    return Object.fromEntries([...figures].map(([name, figure]) => [name, (0,metrics_figure/* figureText */.OP)(figure)]));
}


/***/ }),

/***/ 9544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metricsOutcome: () => (/* binding */ metricsOutcome)
});

// EXTERNAL MODULE: ./lib/src/inputs/metric-conditions.js
var metric_conditions = __webpack_require__(5855);
// EXTERNAL MODULE: ./lib/src/queue/read-queue.js
var read_queue = __webpack_require__(9342);
// EXTERNAL MODULE: ./lib/src/metrics/distribution.js
var metrics_distribution = __webpack_require__(5644);
// EXTERNAL MODULE: ./lib/src/metrics/figure.js
var metrics_figure = __webpack_require__(9086);
// EXTERNAL MODULE: ./lib/src/metrics/figures.js + 1 modules
var metrics_figures = __webpack_require__(3980);
// EXTERNAL MODULE: ./lib/src/shorten.js + 1 modules
var shorten = __webpack_require__(255);
// EXTERNAL MODULE: ./lib/src/summary/markdown.js
var markdown = __webpack_require__(5384);
// EXTERNAL MODULE: ./lib/src/summary/mermaid.js
var mermaid = __webpack_require__(7306);
;// CONCATENATED MODULE: ./lib/src/summary/metrics.js






const SNAPSHOT = "Counts and times are snapshots of the last hour, so `rate()` and `increase()` mean nothing on them.";
/** The page about the health of a queue. */
function metricsSummary({ message, queue, verdicts, all }) {
    return [
        (0,markdown/* escapeText */.X1)(message),
        ...(verdicts.length === 0 ? [] : [verdictTable(verdicts)]),
        ...(queue === undefined ? [] : figureParts(queue)),
        ...(all === undefined ? [] : queueTable(all)),
        SNAPSHOT,
    ].join("\n\n");
}
const VERDICTS = { met: "**met**", "not-met": "not met", "not-evaluated": "not evaluated" };
function verdictTable(verdicts) {
    const rows = verdicts.map(({ input, condition, seen, kind }) => [
        input,
        (0,markdown/* code */.aY)(condition.text),
        (0,markdown/* escapeText */.X1)(seen),
        VERDICTS[kind],
    ]);
    return (0,markdown/* table */.tp)(["", "Condition", "Seen", "Verdict"], rows);
}
function figureParts(queue) {
    const figures = (0,metrics_figures/* figuresOf */.h5)(queue);
    const chart = firstChart(queue);
    return [countTable(figures), timeTable(figures), ...(chart === undefined ? [] : [chart])];
}
const COUNTS = [
    ["In the queue", "depth"],
    ["Awaiting mergeability", "awaiting-mergeability"],
    ["Test slots in use", "testing-slots-active"],
    ["Merged", "merged-1h"],
    ["Failed", "failed-1h"],
    ["Cancelled", "cancelled-1h"],
    ["Restarts", "restarts-1h"],
];
function countTable(figures) {
    const values = COUNTS.map(([, name]) => cell(figures.get(name), "count"));
    return (0,markdown/* table */.tp)(COUNTS.map(([title]) => title), [values]);
}
function timeTable(figures) {
    const row = (title, p50, p95) => [
        title,
        cell(figures.get(p50), "seconds"),
        cell(figures.get(p95), "seconds"),
    ];
    return (0,markdown/* table */.tp)(["Time", "Median", "95th percentile"], [
        row("Waiting for tests", "wait-p50-seconds", "wait-p95-seconds"),
        row("Testing", "test-p50-seconds", "test-p95-seconds"),
        row("In the queue, in all", "time-in-queue-p50-seconds", "time-in-queue-p95-seconds"),
    ]);
}
function cell(figure, unit) {
    return figure === undefined ? "\u2013" : (0,markdown/* escapeText */.X1)((0,metrics_figure/* figureInWords */.PY)(figure, unit));
}
const CHARTS = [
    ["Time in the queue", metrics_figures/* TIME_IN_QUEUE */.i7],
    ["Time that tests took", metrics_figures/* TEST */.ds],
    ["Wait for tests", metrics_figures/* WAIT */.C_],
];
/** The distribution that says most of those that have something to show. */
function firstChart(queue) {
    for (const [title, metric] of CHARTS) {
        const distribution = (0,metrics_distribution/* distributionOf */.AO)(queue, metric);
        if ((0,metrics_distribution/* observations */.EW)(distribution) > 0)
            return distributionChart(title, distribution);
    }
    return undefined;
}
/** How many observations fell into each bucket, not how many lay below its bound. */
function distributionChart(title, distribution) {
    const bars = distribution.map(({ upTo, count }, index) => ({
        label: Number.isFinite(upTo) ? (0,metrics_figure/* secondsInWords */.eh)(upTo) : "longer",
        value: count - (distribution[index - 1]?.count ?? 0),
    }));
    return (0,mermaid/* barChart */.S9)({ title: `${title} in the last hour`, labels: "up to", values: "pull requests", bars });
}
/** More rows than a person reads; `result-file` has them all. */
const QUEUES_SHOWN = 200;
const COLUMNS = [
    ["In the queue", "depth", "count"],
    ["Testing", "testing-slots-active", "count"],
    ["Merged", "merged-1h", "count"],
    ["Failed", "failed-1h", "count"],
    ["Wait p95", "wait-p95-seconds", "seconds"],
    ["In queue p95", "time-in-queue-p95-seconds", "seconds"],
];
/** Every queue with what matters most about it, the fullest first. */
function queueTable(all) {
    const queues = all
        .map((queue) => ({ queue, figures: (0,metrics_figures/* figuresOf */.h5)(queue) }))
        .toSorted((one, other) => depthOf(other.figures) - depthOf(one.figures) || byName(one.queue, other.queue));
    const rowOf = ({ queue, figures }) => [
        label(queue.repository),
        label(queue.branch),
        ...COLUMNS.map(([, name, unit]) => cell(figures.get(name), unit)),
    ];
    const head = ["Repository", "Branch", ...COLUMNS.map(([title]) => title)];
    const limit = { atMost: QUEUES_SHOWN, whole: markdown/* IN_RESULT_FILE */.J4 };
    return ["#### All queues of the organisation", (0,markdown/* limitedTable */.Rl)(head, queues, rowOf, limit)];
}
/** A longer one is no name of anything. */
const LABEL_CHARACTERS = 200;
function label(text) {
    return (0,markdown/* code */.aY)((0,shorten/* shorten */.ml)(text, LABEL_CHARACTERS));
}
/** An unknown depth comes last. */
function depthOf(figures) {
    const figure = figures.get("depth");
    return figure?.kind === "number" ? figure.value : -1;
}
function byName(one, other) {
    return compare(one.repository, other.repository) || compare(one.branch, other.branch);
}
function compare(one, other) {
    return one === other ? 0 : one < other ? -1 : 1;
}

// EXTERNAL MODULE: ./lib/src/near-miss.js
var near_miss = __webpack_require__(527);
// EXTERNAL MODULE: ./lib/src/metrics/conditions.js
var conditions = __webpack_require__(6880);
;// CONCATENATED MODULE: ./lib/src/metrics/queues.js
/** Labels that say which queue a sample is about. */
const QUEUE_LABELS = new Set(["repo", "branch", "queue_type"]);
/**
 * Sorts the samples by queue. Those of the queue's bisections, and those that belong to no queue, are left out.
 * A key of the result is `queueKey`.
 */
function queuesOf(families) {
    const queues = new Map();
    for (const { samples } of families.values()) {
        for (const sample of samples) {
            const [repository, branch] = [sample.labels.get("repo"), sample.labels.get("branch")];
            if (repository === undefined || branch === undefined || !isMain(sample))
                continue;
            const key = queueKey(repository, branch);
            const queue = queues.get(key) ?? { repository, branch, samples: new Map() };
            queues.set(key, queue);
            const named = queue.samples.get(sample.name) ?? [];
            queue.samples.set(sample.name, named);
            named.push(sample);
        }
    }
    return queues;
}
function isMain({ labels }) {
    return labels.get("queue_type")?.toLowerCase() === "main";
}
/** GitHub tells repositories apart without regard to case, and branches with it. */
function queueKey(repository, branch) {
    return `${repository.toLowerCase()}\n${branch}`;
}

;// CONCATENATED MODULE: ./lib/src/metrics/verdicts.js





function judge(condition, evidence) {
    const { subject } = condition;
    if (subject.kind === "metric")
        return { condition, ...judgeMetric(condition, subject.name, evidence) };
    const figure = evidence.figures.get(subject.name);
    if (figure === undefined)
        return { condition, kind: "not-evaluated", seen: `${subject.name} has no value` };
    const kind = holds(figure, condition) ? "met" : "not-met";
    return { condition, kind, seen: (0,metrics_figure/* figureInWords */.PY)(figure, (0,metrics_figures/* unitOf */.uF)(subject.name)) };
}
/** Met when any sample of the metric meets it. */
function judgeMetric(condition, name, evidence) {
    const samples = evidence.queue.samples.get(name) ?? [];
    const numbers = samples.filter(({ value }) => !Number.isNaN(value));
    if (numbers.length === 0)
        return { kind: "not-evaluated", seen: whyNone(name, samples, evidence) };
    const met = numbers.find(({ value }) => holds({ kind: "number", value }, condition));
    if (met !== undefined)
        return { kind: "met", seen: sampleInWords(met) };
    const [only, ...more] = numbers;
    const seen = only === undefined || more.length > 0 ? `none of ${numbers.length} samples` : sampleInWords(only);
    return { kind: "not-met", seen };
}
/** Of a figure that is only known to lie above a bound nothing else is known: it counts as above every number. */
function holds(figure, { operator, threshold }) {
    return verdicts_compare(figure.kind === "above" ? Number.POSITIVE_INFINITY : figure.value, operator, threshold);
}
function verdicts_compare(value, operator, threshold) {
    switch (operator) {
        case ">":
            return value > threshold;
        case ">=":
            return value >= threshold;
        case "<":
            return value < threshold;
        case "<=":
            return value <= threshold;
        case "==":
            return value === threshold;
        case "!=":
            return value !== threshold;
    }
}
function whyNone(name, samples, { families, queue }) {
    if (samples.length > 0)
        return `${name} is NaN`;
    if (families.get(name)?.type === "histogram")
        return (0,conditions/* histogramHint */.u)(name);
    const meant = (0,near_miss/* nearMiss */.b)(name, queue.samples.keys());
    return `${name} has no sample for this queue${meant === undefined ? "" : `; there is ${meant}`}`;
}
/** Longer labels are left out: a part of a text would say little. */
const verdicts_LABEL_CHARACTERS = 100;
/** The value, with the labels that tell it from the other samples of the queue. */
function sampleInWords({ labels, value }) {
    const telling = [...labels]
        .filter(([label]) => !QUEUE_LABELS.has(label))
        .map(([label, text]) => `${label}=${JSON.stringify(text)}`)
        .join(", ");
    return telling === "" || telling.length > verdicts_LABEL_CHARACTERS
        ? (0,metrics_figure/* numberInWords */.WW)(value)
        : `${(0,metrics_figure/* numberInWords */.WW)(value)} at ${telling}`;
}

;// CONCATENATED MODULE: ./lib/src/metrics/health.js

/** Holds all conditions against what was read. */
function assess({ warnIf, failIf }, evidence) {
    const verdicts = [
        ...failIf.map((condition) => ({ input: "fail-if", ...judge(condition, evidence) })),
        ...warnIf.map((condition) => ({ input: "warn-if", ...judge(condition, evidence) })),
    ];
    const met = (input) => verdicts.filter((each) => each.kind === "met" && each.input === input);
    const [breaches, degradations] = [met("fail-if"), met("warn-if")];
    const result = resultOf(breaches, degradations, gateOf(verdicts));
    return {
        result,
        reasons: (breaches.length > 0 ? breaches : degradations).map(metInWords).join("; "),
        verdicts,
        // What is met comes first: only a few warnings are shown.
        warnings: [
            ...degradations.map((verdict) => `warn-if is met: ${metInWords(verdict)}.`),
            ...verdicts
                .filter(({ kind }) => kind === "not-evaluated")
                .map(({ input, condition, seen }) => `${input}: ${condition.text} was not evaluated: ${seen}.`),
        ],
    };
}
/** The verdicts that decide whether the step fails: those of `fail-if`, and of `warn-if` where there are no others. */
function gateOf(verdicts) {
    const failing = verdicts.filter(({ input }) => input === "fail-if");
    return failing.length > 0 ? failing : verdicts;
}
function resultOf(breaches, degradations, gate) {
    if (breaches.length > 0)
        return "breached";
    // A gate that lets everything through because it looked at nothing is worse than none.
    if (gate.length > 0 && gate.every(({ kind }) => kind === "not-evaluated"))
        return "no-data";
    return degradations.length > 0 ? "degraded" : "healthy";
}
function metInWords({ condition, seen }) {
    return `${condition.text} (it is ${seen})`;
}
/** Verdicts where there is nothing to hold conditions against. */
function unjudged({ warnIf, failIf }) {
    const none = (input) => (condition) => ({
        input,
        condition,
        kind: "not-evaluated",
        seen: "no sample",
    });
    return [...failIf.map(none("fail-if")), ...warnIf.map(none("warn-if"))];
}

// EXTERNAL MODULE: ./lib/src/api/endpoints.js
var endpoints = __webpack_require__(9171);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/queue/not-found.js
var not_found = __webpack_require__(7594);
// EXTERNAL MODULE: ./lib/src/metrics/number.js
var number = __webpack_require__(4971);
;// CONCATENATED MODULE: ./lib/src/metrics/sample-line.js

/** What is wrong with a line, in words that complete "line N: ...". */
class IllLine extends Error {
}
/** A longer piece of an ill line is not shown. */
const SHOWN_CHARACTERS = 60;
/** A piece of an ill line, as a message shows it. */
function shown(text) {
    if (text === "")
        return "the end of the line";
    return text.length > SHOWN_CHARACTERS ? `a text of ${text.length} characters` : JSON.stringify(text);
}
const BLANKS = /[ \t]*/y;
const METRIC_NAME = /[a-zA-Z_:][a-zA-Z0-9_:]*/y;
const LABEL_NAME = /[a-zA-Z_][a-zA-Z0-9_]*/y;
const LABEL_VALUE = /"[^"\\]*(?:\\[\\"n][^"\\]*)*"/y;
const WORD = /[^ \t]*/y;
/** What a sticky pattern matches at this place; empty when it does not. */
function take(scanner, pattern) {
    pattern.lastIndex = scanner.at;
    const found = pattern.exec(scanner.line)?.[0] ?? "";
    scanner.at += found.length;
    return found;
}
function takes(scanner, character) {
    if (scanner.line[scanner.at] !== character)
        return false;
    scanner.at += 1;
    return true;
}
/** The word that stands here, for a message. */
function here({ line, at }) {
    return shown(take({ line, at }, WORD));
}
/** Reads `name{label="value", ...} value timestamp`. @throws IllLine */
function parseSampleLine(line) {
    const scanner = { line, at: 0 };
    const name = take(scanner, METRIC_NAME);
    if (name === "")
        throw new IllLine(`expected a metric name, found ${here(scanner)}`);
    take(scanner, BLANKS);
    const labels = takes(scanner, "{") ? readLabels(scanner) : new Map();
    take(scanner, BLANKS);
    const word = take(scanner, WORD);
    const value = (0,number/* parseNumber */.$)(word);
    if (value === undefined)
        throw new IllLine(`expected a number as value, found ${shown(word)}`);
    if (scanner.at < line.length)
        skipTimestamp(scanner);
    return { name, labels, value };
}
/** From behind the opening brace to behind the closing one. A comma may stand behind the last label. */
function readLabels(scanner) {
    const labels = new Map();
    for (;;) {
        take(scanner, BLANKS);
        if (takes(scanner, "}"))
            return labels;
        const name = take(scanner, LABEL_NAME);
        if (name === "")
            throw new IllLine(`expected a label name, found ${here(scanner)}`);
        if (name === "__name__")
            throw new IllLine("the label name __name__ is reserved");
        if (labels.has(name))
            throw new IllLine(`the label ${name} is given twice`);
        take(scanner, BLANKS);
        if (!takes(scanner, "="))
            throw new IllLine(`expected "=" after ${name}, found ${here(scanner)}`);
        take(scanner, BLANKS);
        labels.set(name, readLabelValue(scanner, name));
        take(scanner, BLANKS);
        if (takes(scanner, ","))
            continue;
        if (takes(scanner, "}"))
            return labels;
        throw new IllLine(`expected "," or "}" after the label ${name}, found ${here(scanner)}`);
    }
}
function readLabelValue(scanner, name) {
    const quoted = take(scanner, LABEL_VALUE);
    if (quoted === "") {
        throw new IllLine(`the value of the label ${name} is not a text in quotes with the escapes \\\\, \\" and \\n`);
    }
    return quoted.slice(1, -1).replace(/\\(.)/g, (_, escaped) => (escaped === "n" ? "\n" : escaped));
}
const INT64_MAXIMUM = 2n ** 63n - 1n;
function skipTimestamp(scanner) {
    take(scanner, BLANKS);
    const word = take(scanner, WORD);
    const fits = /^[+-]?\d{1,19}$/.test(word) && BigInt(word.replace(/^[+-]/, "")) <= INT64_MAXIMUM;
    if (!fits)
        throw new IllLine(`expected a timestamp in whole milliseconds, found ${shown(word)}`);
    if (scanner.at < scanner.line.length) {
        throw new IllLine(`expected nothing after the timestamp, found ${shown(scanner.line.slice(scanner.at))}`);
    }
}

;// CONCATENATED MODULE: ./lib/src/metrics/parse.js
/** The Prometheus text format, version 0.0.4. */


/**
 * Reads a whole text. What counts as ill is what Prometheus' own `promtool check metrics` refuses, with four
 * exceptions that harm nothing: CRLF, a missing last line break, types of newer formats, and the same HELP or TYPE
 * line again.
 */
function parseMetrics(text) {
    const growing = new Map();
    for (const [index, line] of text.split("\n").entries()) {
        try {
            readLine(growing, line.replace(/\r$/, "").replace(/^[ \t]+/, ""));
        }
        catch (error) {
            if (error instanceof IllLine)
                return { ok: false, line: index + 1, problem: error.message };
            throw error;
        }
    }
    return { ok: true, families: new Map([...growing].flatMap(finished)) };
}
/** A family that only a comment names is none. */
function finished([name, { type = "untyped", samples }]) {
    return samples.length === 0 ? [] : [[name, { name, type, samples }]];
}
function readLine(families, line) {
    if (line === "")
        return;
    if (line.startsWith("#"))
        readComment(families, line);
    else
        readSample(families, line);
}
function readComment(families, line) {
    const [, keyword, rest = ""] = /^#[ \t]*(HELP|TYPE)[ \t]+(.+)$/s.exec(line) ?? [];
    if (keyword === undefined)
        return;
    const [, name, said] = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:[ \t]+(.*))?$/s.exec(rest) ?? [];
    if (name === undefined)
        throw new IllLine(`expected a metric name after ${keyword}, found ${shown(rest)}`);
    if (said === undefined || said === "")
        return;
    const family = familyOf(families, name);
    if (keyword === "HELP")
        readHelp(family, said);
    else
        readType(family, said);
}
function readHelp(family, help) {
    if (/\\(?![\\n])/.test(help.replaceAll("\\\\", ""))) {
        throw new IllLine(`the help of ${family.name} has an escape other than \\\\ and \\n`);
    }
    if (family.help !== undefined && family.help !== help) {
        throw new IllLine(`there is another HELP line for ${family.name} already`);
    }
    family.help = help;
}
function readType(family, text) {
    const type = text.toLowerCase();
    if (!/^[a-z_]+$/.test(type))
        throw new IllLine(`the type of ${family.name} is not one word: ${shown(text)}`);
    if (family.type !== undefined && family.type !== type) {
        throw new IllLine(`the type of ${family.name} comes after its samples, or differs from the one before`);
    }
    family.type = type;
}
function readSample(families, line) {
    const sample = parseSampleLine(line);
    const family = familyOf(families, sample.name);
    family.type ??= "untyped";
    if (family.type === "histogram")
        checkNumber(sample, "le");
    if (family.type === "summary")
        checkNumber(sample, "quantile");
    family.samples.push(sample);
}
function checkNumber({ labels }, label) {
    const text = labels.get(label);
    if (text !== undefined && (0,number/* parseNumber */.$)(text) === undefined) {
        throw new IllLine(`the label ${label} is not a number: ${shown(text)}`);
    }
}
/** A histogram's `_bucket` and a summary's `_sum` belong to the family of that type, not to one of their own. */
function familyOf(families, name) {
    const known = families.get(name) ??
        familyOfType(families, "summary", name.replace(/_(count|sum)$/, "")) ??
        familyOfType(families, "histogram", name.replace(/_(count|sum|bucket)$/, ""));
    if (known !== undefined)
        return known;
    const family = { name, type: undefined, help: undefined, samples: [] };
    families.set(name, family);
    return family;
}
function familyOfType(families, type, name) {
    const family = families.get(name);
    return family?.type === type ? family : undefined;
}

;// CONCATENATED MODULE: ./lib/src/metrics/read-metrics.js




/** Asks for the metrics of one repository, or of all that the token may see. The text is as it came. */
async function fetchMetrics(client, scope, repository) {
    const { host, owner, name } = repository;
    try {
        // The service wants both parameters or neither.
        const request = scope === "organization" ? {} : { repo: `${owner}/${name}`, repoHost: host };
        return await client.call(endpoints/* endpoints */.v.getMergeQueueMetrics, request);
    }
    catch (error) {
        throw scope === "organization" ? error : (0,not_found/* named404 */.gG)(error, `the repository ${owner}/${name}`, "repository");
    }
}
/** Keeps the text for later steps, and gives its path; empty when the folder cannot be written to. */
function storeMetrics({ file, log }, text) {
    try {
        return file("metrics.prom", text);
    }
    catch (error) {
        log.warning(`metrics-file stays empty: ${(0,errors/* messageOf */.bD)(error)}`);
        return "";
    }
}
/** @throws Failure `response` with line and cause: what is no metrics must never pass for a queue without any. */
function readMetrics(text, file) {
    const parsed = parseMetrics(text);
    if (parsed.ok)
        return parsed.families;
    throw new errors/* Failure */.HR("response", `The reply of getMergeQueueMetrics is not in the Prometheus text format: line ${parsed.line}: ${parsed.problem}.`, {
        details: [
            ...(file === "" ? [] : [`The reply is in ${file} (output metrics-file).`]),
            "Check that api-url is the service's own address with its version, and not a page of a proxy.",
        ],
        outputs: { "metrics-file": file },
    });
}

;// CONCATENATED MODULE: ./lib/src/metrics/result-record.js

/** What `result-file` holds besides the outputs: each condition with its verdict, and the organisation's queues. */
function resultRecord(verdicts, all) {
    return {
        conditions: verdicts.map(({ input, condition, kind, seen }) => ({
            input,
            condition: condition.text,
            verdict: kind,
            seen,
        })),
        queues: all?.map((queue) => ({
            repository: queue.repository,
            branch: queue.branch,
            ...(0,metrics_figures/* figureTexts */.T2)((0,metrics_figures/* figuresOf */.h5)(queue)),
        })),
    };
}

// EXTERNAL MODULE: ./lib/src/words.js
var words = __webpack_require__(6755);
;// CONCATENATED MODULE: ./lib/src/metrics/words.js




/** One sentence: how the queue does. */
function healthInWords({ result, reasons, verdicts }, place) {
    const queue = `The merge queue for ${(0,read_queue/* inWords */.r4)(place)}`;
    switch (result) {
        case "breached":
            return `${queue} breaches fail-if: ${reasons}.`;
        case "degraded":
            return `${queue} is degraded: ${reasons}.`;
        case "no-data":
            return `${queue} was read, and no condition${ofTheGate(verdicts)} could be evaluated: ${unseenInWords(verdicts)}.`;
        case "healthy":
            return verdicts.length > 0
                ? `${queue} is healthy: no condition is met.`
                : `${queue} was read; there is no condition.`;
    }
}
function ofTheGate(verdicts) {
    return verdicts.some(({ input }) => input === "fail-if") ? " of fail-if" : "";
}
/** More would not say more; there is a warning for each. */
const UNSEEN_NAMED = 3;
function unseenInWords(verdicts) {
    const unseen = verdicts.filter(({ kind }) => kind === "not-evaluated");
    const named = unseen.slice(0, UNSEEN_NAMED).map(({ condition, seen }) => `${condition.text} (${seen})`);
    const rest = unseen.length - named.length;
    return [...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join("; ");
}
/** The figures that tell most, on one line. */
function figuresInWords(figures) {
    const count = (name) => inWordsOr("unknown", figures.get(name), "count");
    const seconds = (name) => inWordsOr("none", figures.get(name), "seconds");
    return [
        `Now: ${count("depth")} in the queue, ${count("testing-slots-active")} testing, ${count("awaiting-mergeability")} awaiting mergeability.`,
        `Last hour: ${count("merged-1h")} merged, ${count("failed-1h")} failed, ${count("cancelled-1h")} cancelled, ${count("restarts-1h")} restarts;`,
        `95th percentiles: wait ${seconds("wait-p95-seconds")}, tests ${seconds("test-p95-seconds")}, time in queue ${seconds("time-in-queue-p95-seconds")}.`,
    ].join(" ");
}
function inWordsOr(absent, figure, unit) {
    return figure === undefined ? absent : (0,metrics_figure/* figureInWords */.PY)(figure, unit);
}
/** More names would not help to find the right one. */
const BRANCHES_NAMED = 10;
/** Where the reply does have samples: the branch may be misspelt. */
function branchesInWords(queues, { repository }) {
    const name = `${repository.owner}/${repository.name}`;
    const branches = [...queues]
        .filter((queue) => queue.repository.toLowerCase() === name.toLowerCase())
        .map(({ branch }) => (0,shorten/* quote */.hD)(branch));
    if (branches.length === 0)
        return `The reply has no samples of ${name}.`;
    return `There are samples for ${(0,words/* someInWords */.nq)(branches, BRANCHES_NAMED)}.`;
}

;// CONCATENATED MODULE: ./lib/src/metrics/metrics-outcome.js









/** Reads the metrics of a queue, and judges them by the conditions. */
async function metricsOutcome(values, place, context) {
    const { repository, targetBranch } = place;
    const text = await fetchMetrics(context.client, values.scope, repository);
    const file = storeMetrics(context, text);
    const families = readMetrics(text, file);
    const queues = queuesOf(families);
    const all = values.scope === "organization" ? [...queues.values()] : undefined;
    const conditions = (0,metric_conditions.conditionsOf)(values);
    const queue = queues.get(queueKey(`${repository.owner}/${repository.name}`, targetBranch));
    if (queue === undefined) {
        const message = `The metrics hold no sample for ${(0,read_queue/* inWords */.r4)(place)}.`;
        const verdicts = unjudged(conditions);
        return {
            result: "no-data",
            message,
            details: [branchesInWords(queues.values(), place)],
            outputs: { "metrics-file": file },
            allowed: verdicts.length === 0 ? ["no-data"] : [],
            summary: metricsSummary({ message, queue, verdicts, all }),
            record: resultRecord(verdicts, all),
        };
    }
    const figures = (0,metrics_figures/* figuresOf */.h5)(queue);
    const health = assess(conditions, { families, queue, figures });
    for (const warning of health.warnings)
        context.log.warning(warning);
    const message = healthInWords(health, place);
    return {
        result: health.result,
        message,
        details: [figuresInWords(figures)],
        outputs: { ...(0,metrics_figures/* figureTexts */.T2)(figures), "metrics-file": file },
        summary: metricsSummary({ message, queue, verdicts: health.verdicts, all }),
        record: resultRecord(health.verdicts, all),
    };
}


/***/ }),

/***/ 4971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ parseNumber)
/* harmony export */ });
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const INFINITE = /^[+-]?inf(?:inity)?$/i;
/** A number as the Prometheus text format writes it, `+Inf` and `NaN` included; undefined for anything else. */
function parseNumber(text) {
    if (DECIMAL.test(text)) {
        const number = Number(text);
        return Number.isFinite(number) ? number : undefined;
    }
    if (INFINITE.test(text))
        return text.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    return /^nan$/i.test(text) ? Number.NaN : undefined;
}


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

/***/ 7306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S9: () => (/* binding */ barChart),
/* harmony export */   VM: () => (/* binding */ gantt),
/* harmony export */   jb: () => (/* binding */ lettersAndDigits)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3300);

/** Each stretch is drawn this long at least, so that it can be seen. */
const SHORTEST_MS = 1000;
/** Up to this length the axis shows seconds. */
const SECONDS_UNTIL_MS = 10 * 60_000;
/** From this length on it shows the day. */
const DAYS_FROM_MS = 20 * 3_600_000;
/** A label longer than this would leave no room for the bars. */
const LABEL_CHARACTERS = 40;
/** Everything else may be structure in a Mermaid diagram. */
function lettersAndDigits(text) {
    // Properties of Unicode cost milliseconds when they are first used, and each run asks for its secrets' sake.
    const others = /^[ -~]*$/.test(text) ? /[^A-Za-z0-9 ]+/g : /[^\p{L}\p{N} ]+/gu;
    return text.replace(others, " ").replace(/\s+/g, " ").trim();
}
function plain(text) {
    const label = lettersAndDigits(text);
    // A label may have lost what kept the parts of a secret together, so it has no place to be cut at.
    return label.length <= LABEL_CHARACTERS ? label : `a text of ${label.length} characters`;
}
/** Spans as a Gantt chart, one bar each. The axis shows the reader's local time. */
function gantt(spans) {
    const totalMs = (spans.at(-1)?.toMs ?? 0) - (spans[0]?.fromMs ?? 0);
    // A number in front keeps a label from being read as a keyword.
    const tasks = spans.map(({ label, fromMs, toMs }, index) => {
        const lengthMs = toMs - fromMs;
        const from = Math.round(fromMs);
        const until = from + Math.max(SHORTEST_MS, Math.round(lengthMs));
        return `    ${index + 1} ${plain(label)} ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(lengthMs).replace(".", " ")} :s${index}, ${from}, ${until}`;
    });
    return [
        "```mermaid",
        "gantt",
        "    dateFormat x",
        `    axisFormat ${axisOf(totalMs)}`,
        ...tasks,
        "```",
    ].join("\n");
}
function axisOf(totalMs) {
    if (totalMs < SECONDS_UNTIL_MS)
        return "%H:%M:%S";
    return totalMs < DAYS_FROM_MS ? "%H:%M" : "%d %b %H:%M";
}
/** More would not be told apart. */
const BARS_SHOWN = 24;
/** The diagram's grammar knows no exponents, with which larger numbers are written. */
const LARGEST_BAR = 1e15;
/** Bars of whole numbers from zero on; undefined where there is nothing to draw, or nothing that can be drawn. */
function barChart({ title, labels, values, bars }) {
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
/** The grammar takes no empty text in quotes. */
function quoted(text) {
    return `"${plain(text) || "unnamed"}"`;
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
