export const id = 1440;
export const ids = [1440,6880];
export const modules = {

/***/ 6880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeHistogramSamples: () => (/* binding */ describeHistogramSamples),
/* harmony export */   findConditionProblems: () => (/* binding */ findConditionProblems),
/* harmony export */   parseConditions: () => (/* binding */ parseConditions)
/* harmony export */ });
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1798);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8215);
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4618);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1304);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2941);






const OPERATORS = [">", ">=", "<", "<=", "==", "!="];
function findConditionProblems({ warnIf = "", failIf = "" }) {
    return Object.entries({ "warn-if": warnIf, "fail-if": failIf }).flatMap(([input, text]) => parseConditions(text).problems.map((problem) => (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createInputProblem */ .sM)(input, problem)));
}
/** Reads one condition per line; `#` starts a comment. Each problem starts with its line and column, counted from 1. */
function parseConditions(text) {
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
const FORM = /^(?<before>\s*)(?<name>[^\s<>=!]*)(?<gap>\s*)(?<operator>[<>=!]+|\S*)(?<space>\s*)(?<value>.*?)\s*$/;
function readCondition(line) {
    const found = FORM.exec(line)?.groups ?? {};
    const { before = "", name = "", gap = "", operator = "", space = "", value = "" } = found;
    const nameAt = before.length;
    const operatorAt = nameAt + name.length + gap.length;
    const valueAt = operatorAt + operator.length + space.length;
    if (isPromQl(line))
        return { at: nameAt, problem: NOT_PROMQL };
    const unknown = problemOfName(name);
    if (unknown !== undefined)
        return { at: nameAt, problem: unknown };
    const known = OPERATORS.find((each) => each === operator);
    if (known === undefined) {
        const what = operator === "" ? "the comparison is missing" : `${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(operator)} is not a comparison`;
        return { at: operatorAt, problem: `${what}; write one of ${OPERATORS.join(", ")}.` };
    }
    const threshold = readThreshold(name, value);
    if (typeof threshold === "string")
        return { at: valueAt, problem: threshold };
    return { text: line.trim(), name, operator: known, threshold };
}
const NOT_PROMQL = "PromQL is not supported. Write NAME OPERATOR VALUE on one line, such as mq_depth_current > 50. Instead of a function or a label, use an output, such as wait-p95-seconds > 30m.";
/** True when a line looks like PromQL: with calls, selectors, ranges, arithmetic or keywords. */
function isPromQl(line) {
    const plain = line.replace(/"[^"]*"|'[^']*'/g, "");
    return (/[\w:]\s*[({[]|[({[]\s*[\w:"']/.test(plain) ||
        /(?<![\w:-])(?:and|or|unless|by|without|on|ignoring|group_left|group_right|offset|bool)(?![\w:-])/i.test(plain) ||
        /[\w)]\s+[*/%^+]\s+[\w(]/.test(plain));
}
const HISTOGRAMS = [...Object.values(_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .DURATION_METRIC_NAMES */ .zb), "mq_pr_state_duration_1h_seconds"];
function problemOfName(name) {
    if (name === "")
        return "a name such as depth or mq_depth_current is missing before the comparison.";
    if (_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .FIGURE_NAMES */ .A.includes(name))
        return undefined;
    if (HISTOGRAMS.includes(name))
        return `${describeHistogramSamples(name)}.`;
    const isMetric = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/.test(name);
    // Metrics of the service start with `mq_`. Any other name is probably a misspelled output.
    const advice = name.startsWith("mq_")
        ? ""
        : (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDidYouMeanQuestion */ .Bl)(name.toLowerCase().replaceAll("_", "-"), _figures_js__WEBPACK_IMPORTED_MODULE_1__/* .FIGURE_NAMES */ .A, "");
    if (isMetric && advice === "")
        return undefined;
    return `${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(name)} is neither an output of this operation nor the name of a metric; ${advice || `the outputs are ${_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .FIGURE_NAMES */ .A.join(", ")}.`}`;
}
function describeHistogramSamples(name) {
    return `${name} is a histogram; name one of its samples: ${name}_bucket, ${name}_sum or ${name}_count`;
}
/** Reads the number after the operator; a duration becomes seconds. Returns a problem as text for an invalid value. */
function readThreshold(name, text) {
    const number = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .parseNumber */ .$)(text);
    if (number !== undefined && Number.isFinite(number))
        return number;
    const duration = (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(text);
    if (!duration.ok) {
        const what = text === "" ? "the value is missing" : `${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(text)} is not a valid value`;
        return `${what}; write a number, or a duration such as 90s, 30m or 1h30m.`;
    }
    return _figures_js__WEBPACK_IMPORTED_MODULE_1__/* .FIGURE_NAMES */ .A.includes(name) && !(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .isDurationFigure */ .Hl)(name)
        ? `${name} is a count; compare it with a number, not with the duration ${text}.`
        : duration.value / 1000;
}


/***/ }),

/***/ 5605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ FIGURE_NAMES),
/* harmony export */   Fc: () => (/* binding */ isQueueOfRepository),
/* harmony export */   Hl: () => (/* binding */ isDurationFigure),
/* harmony export */   M9: () => (/* binding */ formatFigureOutputs),
/* harmony export */   Mo: () => (/* binding */ formatFigure),
/* harmony export */   Ps: () => (/* binding */ computeHistogramBuckets),
/* harmony export */   Tf: () => (/* binding */ QUEUE_METRIC_LABELS),
/* harmony export */   Xo: () => (/* binding */ formatSeconds),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   xi: () => (/* binding */ groupSamplesByQueue),
/* harmony export */   zb: () => (/* binding */ DURATION_METRIC_NAMES)
/* harmony export */ });
/* unused harmony export estimateQuantile */
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2941);


const QUEUE_METRIC_LABELS = new Set(["repo", "branch", "queue_type"]);
/** Groups samples by queue. Omits samples of bisections and samples without a queue. */
function groupSamplesByQueue(all) {
    const queues = new Map();
    for (const sample of all) {
        const [repository, branch] = [sample.labels.get("repo"), sample.labels.get("branch")];
        const isMain = sample.labels.get("queue_type")?.toLowerCase() === "main";
        if (repository === undefined || branch === undefined || !isMain)
            continue;
        const key = `${repository.toLowerCase()}\n${branch}`;
        const queue = queues.get(key) ?? { repository, branch, samples: new Map() };
        queues.set(key, queue);
        const named = queue.samples.get(sample.name) ?? [];
        queue.samples.set(sample.name, named);
        named.push(sample);
    }
    return [...queues.values()].map((queue) => ({ ...queue, figures: figuresOf(queue.samples) }));
}
function isQueueOfRepository(queue, repository) {
    return queue.repository.toLowerCase() === repository.toLowerCase();
}
const CONCLUSIONS = "mq_pr_conclusions_1h_total";
const DURATION_METRIC_NAMES = {
    wait: "mq_pr_wait_duration_1h_seconds",
    test: "mq_pr_test_duration_1h_seconds",
    inQueue: "mq_pr_time_in_queue_1h_seconds",
};
const SOURCES = new Map([
    ["depth", { metric: "mq_depth_current" }],
    ["awaiting-mergeability", { metric: "mq_awaiting_mergeability" }],
    ["testing-slots-active", { metric: "mq_testing_slots_active" }],
    ["merged-1h", { metric: CONCLUSIONS, conclusion: "merged" }],
    ["failed-1h", { metric: CONCLUSIONS, conclusion: "failed" }],
    ["cancelled-1h", { metric: CONCLUSIONS, conclusion: "cancelled" }],
    ["restarts-1h", { metric: "mq_pr_restarts_1h_total" }],
    ["wait-p50-seconds", { metric: DURATION_METRIC_NAMES.wait, q: 0.5 }],
    ["wait-p95-seconds", { metric: DURATION_METRIC_NAMES.wait, q: 0.95 }],
    ["test-p50-seconds", { metric: DURATION_METRIC_NAMES.test, q: 0.5 }],
    ["test-p95-seconds", { metric: DURATION_METRIC_NAMES.test, q: 0.95 }],
    ["time-in-queue-p50-seconds", { metric: DURATION_METRIC_NAMES.inQueue, q: 0.5 }],
    ["time-in-queue-p95-seconds", { metric: DURATION_METRIC_NAMES.inQueue, q: 0.95 }],
]);
const FIGURE_NAMES = [...SOURCES.keys()];
function isDurationFigure(name) {
    return SOURCES.get(name)?.q !== undefined;
}
function figuresOf(samples) {
    return new Map([...SOURCES].map(([name, source]) => [name, figureOf(samples, source)]));
}
function figureOf(samples, { metric, conclusion, q }) {
    if (q !== undefined)
        return estimateQuantile(q, computeHistogramBuckets(samples, metric));
    const matching = (samples.get(metric) ?? []).filter(({ labels }) => conclusion === undefined || labels.get("conclusion")?.toLowerCase() === conclusion);
    const value = total(matching);
    return value === undefined ? undefined : { value };
}
function total(samples) {
    const values = samples.map(({ value }) => value).filter((value) => !Number.isNaN(value));
    return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0);
}
/**
 * Returns buckets by ascending bound, with counts that never decrease. Adds up samples with different labels, such as
 * `conclusion`.
 */
function computeHistogramBuckets(samples, metric) {
    const counts = new Map();
    for (const sample of samples.get(`${metric}_bucket`) ?? []) {
        const upTo = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .parseNumber */ .$)(sample.labels.get("le") ?? "");
        if (upTo === undefined || Number.isNaN(upTo) || Number.isNaN(sample.value))
            continue;
        counts.set(upTo, (counts.get(upTo) ?? 0) + sample.value);
    }
    if (counts.size === 0)
        return [];
    const all = counts.get(Number.POSITIVE_INFINITY) ?? total(samples.get(`${metric}_count`) ?? []);
    if (all === undefined)
        return [];
    counts.set(Number.POSITIVE_INFINITY, all);
    let highest = 0;
    return [...counts]
        .toSorted(([one], [other]) => one - other)
        .map(([upTo, count]) => {
        // The service reads its counters at different moments, so a count may be smaller than the previous one.
        highest = Math.max(highest, count);
        return { upTo, count: highest };
    });
}
/**
 * Estimates a quantile linearly inside a bucket, like `histogram_quantile` in PromQL. The first bucket starts at 0.
 * Returns undefined without observations or without a finite bucket.
 */
function estimateQuantile(q, distribution) {
    const [count, finite] = [distribution.at(-1)?.count ?? 0, distribution.slice(0, -1)];
    const highest = finite.at(-1);
    if (!(count > 0) || !Number.isFinite(count) || highest === undefined)
        return undefined;
    const rank = q * count;
    const index = finite.findIndex((bucket) => bucket.count >= rank);
    const bucket = finite[index];
    if (bucket === undefined)
        return { value: highest.upTo, isAbove: true };
    const below = finite[index - 1];
    if (below === undefined && bucket.upTo <= 0)
        return { value: bucket.upTo };
    const { upTo: from, count: before } = below ?? { upTo: 0, count: 0 };
    const share = (rank - before) / (bucket.count - before);
    const seconds = from + (bucket.upTo - from) * share;
    // Without rounding, the inexact number could be just above or below the threshold of a condition.
    return { value: Math.round(seconds * 1000) / 1000 };
}
function formatFigureOutputs({ figures }) {
    return Object.fromEntries([...figures].map(([name, figure]) => [name, figure && outputOf(figure)]));
}
function outputOf({ value, isAbove }) {
    return isAbove ? `> ${value}` : (formatInfinity(value) ?? value);
}
function formatInfinity(value) {
    if (Number.isFinite(value))
        return undefined;
    return value > 0 ? "+Inf" : "-Inf";
}
function formatFigure(figure, name, absent = "") {
    if (figure === undefined)
        return absent;
    const { value, isAbove } = figure;
    return `${isAbove ? "more than " : ""}${isDurationFigure(name) ? formatSeconds(value) : formatNumber(value)}`;
}
function formatNumber(value) {
    return formatInfinity(value) ?? String(Number(value.toPrecision(12)));
}
function formatSeconds(seconds) {
    return Number.isFinite(seconds) && seconds >= 0 ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(seconds * 1000) : `${formatNumber(seconds)} s`;
}


/***/ }),

/***/ 1440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  describeQueueHealth: () => (/* binding */ describeQueueHealth),
  readMetrics: () => (/* binding */ readMetrics)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/queue/read.js
var read = __webpack_require__(8502);
// EXTERNAL MODULE: ./lib/src/service/errors.js
var service_errors = __webpack_require__(3127);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/problem.js
var problem = __webpack_require__(8215);
// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
// EXTERNAL MODULE: ./lib/src/metrics/figures.js
var metrics_figures = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/src/text/suggest.js
var suggest = __webpack_require__(4618);
// EXTERNAL MODULE: ./lib/src/metrics/conditions.js
var conditions = __webpack_require__(6880);
;// CONCATENATED MODULE: ./lib/src/metrics/health.js



function assessQueueHealth({ warnIf, failIf }, queue) {
    const verdictsOn = (input, text = "") => (0,conditions.parseConditions)(text).conditions.map((condition) => {
        return { input, condition, ...evaluate(condition, queue) };
    });
    const verdicts = [...verdictsOn("fail-if", failIf), ...verdictsOn("warn-if", warnIf)];
    const met = (input) => verdicts.filter((each) => each.kind === "met" && each.input === input);
    const [breaches, degradations] = [met("fail-if"), met("warn-if")];
    const unevaluated = verdicts.filter(({ kind }) => kind === "not-evaluated");
    const resultOf = () => {
        if (breaches.length > 0)
            return "breached";
        if (queue === undefined || isUnevaluated(verdicts))
            return "no-data";
        if (verdicts.length === 0)
            return "read";
        return degradations.length > 0 ? "degraded" : "healthy";
    };
    return {
        result: resultOf(),
        reasons: (breaches.length > 0 ? breaches : degradations).map(describeMet).join("; "),
        verdicts,
        // The runner shows only the first warnings, so conditions that are met come before conditions without a value.
        warnings: [
            ...degradations.map((verdict) => `A condition of warn-if is met: ${describeMet(verdict)}.`),
            ...unevaluated.map(({ input, condition, seen }) => `${input}: ${condition.text} was not evaluated: ${seen}.`),
        ],
    };
}
/**
 * True when no condition of `fail-if` had a value or, without `fail-if`, no condition of `warn-if`. The result is then
 * `no-data`.
 */
function isUnevaluated(verdicts) {
    const failing = verdicts.filter(({ input }) => input === "fail-if");
    const gate = failing.length > 0 ? failing : verdicts;
    return gate.length > 0 && gate.every(({ kind }) => kind === "not-evaluated");
}
function describeMet({ condition, seen }) {
    return `${condition.text} (the value is ${seen})`;
}
function evaluate(condition, queue) {
    if (queue === undefined)
        return { kind: "not-evaluated", seen: "no sample" };
    const { name } = condition;
    const figure = queue.figures.get(name);
    if (figure !== undefined) {
        return { kind: holds(figure, condition) ? "met" : "not-met", seen: (0,metrics_figures/* formatFigure */.Mo)(figure, name) };
    }
    return queue.figures.has(name)
        ? { kind: "not-evaluated", seen: `${name} has no value` }
        : evaluateMetric(condition, queue);
}
function evaluateMetric(condition, queue) {
    const { name } = condition;
    const samples = queue.samples.get(name) ?? [];
    const numbers = samples.filter(({ value }) => !Number.isNaN(value));
    const [only, ...more] = numbers;
    if (only === undefined)
        return { kind: "not-evaluated", seen: reasonForNoValue(name, samples, queue) };
    const met = numbers.find(({ value }) => holds({ value }, condition));
    if (met !== undefined)
        return { kind: "met", seen: formatSample(met) };
    return {
        kind: "not-met",
        seen: more.length > 0 ? `none of the ${numbers.length} samples meets the condition` : formatSample(only),
    };
}
const COMPARISONS = {
    ">": (value, threshold) => value > threshold,
    ">=": (value, threshold) => value >= threshold,
    "<": (value, threshold) => value < threshold,
    "<=": (value, threshold) => value <= threshold,
    "==": (value, threshold) => value === threshold,
    "!=": (value, threshold) => value !== threshold,
};
/** Compares a value with the threshold. A value above the largest finite bound is greater than every threshold. */
function holds({ value, isAbove }, { operator, threshold }) {
    return COMPARISONS[operator](isAbove ? Number.POSITIVE_INFINITY : value, threshold);
}
function reasonForNoValue(name, samples, queue) {
    if (samples.length > 0)
        return `${name} is NaN`;
    if (queue.samples.has(`${name}_bucket`))
        return (0,conditions.describeHistogramSamples)(name);
    const similar = (0,suggest/* findClosestName */.YI)(name, queue.samples.keys());
    return `${name} has no sample for this queue${similar === undefined ? "" : `; there is ${similar}`}`;
}
const LABEL_CHARACTERS = 100;
/** Formats a value with the labels that distinguish the sample from other samples of the same queue. */
function formatSample({ labels, value }) {
    const own = [...labels]
        .filter(([label]) => !metrics_figures/* QUEUE_METRIC_LABELS */.Tf.has(label))
        .map(([label, text]) => `${label}=${JSON.stringify(text)}`)
        .join(", ");
    return own === "" || own.length > LABEL_CHARACTERS ? (0,metrics_figures/* formatNumber */.ZV)(value) : `${(0,metrics_figures/* formatNumber */.ZV)(value)} at ${own}`;
}

// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/text/mermaid.js
var mermaid = __webpack_require__(7043);
;// CONCATENATED MODULE: ./lib/src/metrics/page.js




const SNAPSHOT = "Counts and times cover the last hour. Do not apply `rate()` or `increase()` to these metrics.";
/**
 * Formats the summary. `queue` is undefined if the queue has no samples. `all` is set only for the scope
 * `organization`.
 */
function formatMetricsPage(sentences, verdicts, queue, all) {
    return (0,markdown/* joinBlocks */.x9)([
        ...sentences.map(markdown/* escapeText */.X1),
        verdicts.length === 0 ? "" : verdictTable(verdicts),
        ...(queue === undefined ? [] : figureParts(queue)),
        ...(all === undefined ? [] : queueTable(all)),
        SNAPSHOT,
    ]);
}
const VERDICTS = { met: "**met**", "not-met": "not met", "not-evaluated": "not evaluated" };
function verdictTable(verdicts) {
    const rows = verdicts.map(({ input, condition, seen, kind }) => [
        input,
        (0,markdown/* toInlineCode */.mI)(condition.text),
        (0,markdown/* escapeText */.X1)(seen),
        VERDICTS[kind],
    ]);
    return (0,markdown/* toTable */.MR)(["", "Condition", "Seen", "Verdict"], rows);
}
function figureParts(queue) {
    const counts = (0,markdown/* toTable */.MR)(COUNTS.map(([title]) => title), [COUNTS.map(([, name]) => cell(queue, name))]);
    const times = (0,markdown/* toTable */.MR)(["Time", "Median", "The 95th percentile"], TIME_ROWS.map(([title, p50, p95]) => [title, cell(queue, p50), cell(queue, p95)]));
    return [counts, times, firstChart(queue)];
}
const COUNTS = [
    ["In the queue", "depth"],
    ["Awaiting mergeability", "awaiting-mergeability"],
    ["Test slots in use", "testing-slots-active"],
    ["Merged", "merged-1h"],
    ["Failed", "failed-1h"],
    ["Canceled", "cancelled-1h"],
    ["Restarts", "restarts-1h"],
];
const TIME_ROWS = [
    ["Waiting for tests", "wait-p50-seconds", "wait-p95-seconds"],
    ["Testing", "test-p50-seconds", "test-p95-seconds"],
    ["Total time in the queue", "time-in-queue-p50-seconds", "time-in-queue-p95-seconds"],
];
function cell({ figures }, name) {
    return (0,markdown/* escapeText */.X1)((0,metrics_figures/* formatFigure */.Mo)(figures.get(name), name, "\u2013"));
}
const CHARTS = [
    ["Time in the queue", metrics_figures/* DURATION_METRIC_NAMES */.zb.inQueue],
    ["Duration of tests", metrics_figures/* DURATION_METRIC_NAMES */.zb.test],
    ["Wait for tests", metrics_figures/* DURATION_METRIC_NAMES */.zb.wait],
];
function firstChart({ samples }) {
    for (const [title, metric] of CHARTS) {
        // The counts of buckets are cumulative, so a bar shows the difference to the previous bucket.
        const bars = (0,metrics_figures/* computeHistogramBuckets */.Ps)(samples, metric).map(({ upTo, count }, index, buckets) => ({
            label: Number.isFinite(upTo) ? (0,metrics_figures/* formatSeconds */.Xo)(upTo) : "longer",
            value: count - (buckets[index - 1]?.count ?? 0),
        }));
        if (!bars.some(({ value }) => value > 0))
            continue;
        return (0,mermaid/* toBarChart */.N)({ title: `${title} in the last hour`, labels: "up to", values: "pull requests", bars }) ?? "";
    }
    return "";
}
const QUEUES_SHOWN = 200;
const COLUMNS = [
    ["In the queue", "depth"],
    ["Testing", "testing-slots-active"],
    ["Merged", "merged-1h"],
    ["Failed", "failed-1h"],
    ["Wait p95", "wait-p95-seconds"],
    ["In queue p95", "time-in-queue-p95-seconds"],
];
/** Formats a table of all queues, the longest queue first. */
function queueTable(all) {
    const queues = all.toSorted((one, other) => depthOf(other) - depthOf(one) || (keyOf(one) < keyOf(other) ? -1 : 1));
    const rowOf = (queue) => [
        ...[queue.repository, queue.branch].map((text) => (0,markdown/* toInlineCode */.mI)((0,truncate/* shortenText */.Bu)(text, page_LABEL_CHARACTERS))),
        ...COLUMNS.map(([, name]) => cell(queue, name)),
    ];
    const head = ["Repository", "Branch", ...COLUMNS.map(([title]) => title)];
    const limit = { atMost: QUEUES_SHOWN, whole: markdown/* FULL_LIST_NOTE */.Qg };
    return ["#### All queues of the organization", (0,markdown/* toLimitedTable */.qD)(head, queues, rowOf, limit)];
}
function keyOf({ repository, branch }) {
    return `${repository}\0${branch}`;
}
const page_LABEL_CHARACTERS = 200;
function depthOf({ figures }) {
    return figures.get("depth")?.value ?? -1;
}

// EXTERNAL MODULE: ./lib/src/metrics/text-format.js
var text_format = __webpack_require__(2941);
;// CONCATENATED MODULE: ./lib/src/metrics/read.js










async function readMetrics({ scope, ...conditions }, target, context) {
    const { repository, targetBranch } = target;
    const text = await fetchMetrics(context.service, scope, repository);
    const file = storeMetrics(context, text);
    const queues = (0,metrics_figures/* groupSamplesByQueue */.xi)(parse(text, file));
    const all = scope === "organization" ? queues : undefined;
    const ours = queues.filter((each) => (0,metrics_figures/* isQueueOfRepository */.Fc)(each, `${repository.owner}/${repository.name}`));
    const queue = ours.find(({ branch }) => branch === targetBranch);
    const health = assessQueueHealth(conditions, queue);
    for (const warning of queue === undefined ? [] : health.warnings)
        context.log.warning(warning);
    const { result, verdicts } = health;
    const state = queue && (await readState(context.service, target));
    const message = queue === undefined
        ? `The metrics contain no sample for ${(0,read/* formatQueueName */.km)(target)}.`
        : describeQueueHealth(health, target, state);
    const notes = queue === undefined ? [] : describeState(state);
    return {
        result,
        message,
        details: [queue === undefined ? namesOfBranches(ours, repository) : describeFigures(queue), ...notes],
        outputs: { ...(queue && (0,metrics_figures/* formatFigureOutputs */.M9)(queue)), "metrics-file": file },
        allowed: verdicts.length === 0 ? ["no-data"] : [],
        summary: formatMetricsPage([message, ...notes], verdicts, queue, all),
        record: {
            conditions: verdicts.map(({ input, condition: { text: condition }, kind: verdict, seen }) => {
                return { input, condition, verdict, seen };
            }),
            queues: all?.map((each) => ({ repository: each.repository, branch: each.branch, ...(0,metrics_figures/* formatFigureOutputs */.M9)(each) })),
        },
    };
}
const STATE_MS = 5000;
/** Reads the state of the queue, because the metrics lack it. Returns undefined if the request fails. */
async function readState(service, target) {
    return (await (0,service_errors/* ignoreReadError */.Fb)(service.readQueue(target, { withinMs: STATE_MS })))?.state;
}
function describeState(state) {
    if (state === undefined)
        return ["The state of the queue could not be read. The queue may be paused."];
    const explained = (0,read/* explainQueueState */.gX)(state);
    return explained === "" ? [] : [explained];
}
async function fetchMetrics(service, scope, repository) {
    const { owner, name } = repository;
    try {
        return await service.readMetrics(scope === "organization" ? undefined : repository);
    }
    catch (error) {
        throw scope === "organization"
            ? error
            : (0,read/* addAdviceToNotFoundError */.Wo)(error, `the repository ${owner}/${name}`, (0,problem/* createMessageText */.TM) `${(0,problem/* toInputReference */.dY)("repository")}`);
    }
}
/** Writes the metrics to a file and returns its path. If the write fails, warns and returns an empty text. */
function storeMetrics({ writeFile, log }, text) {
    try {
        return writeFile("metrics.prom", text);
    }
    catch (error) {
        log.warning(`The output metrics-file is empty: ${(0,errors/* getErrorMessage */.u1)(error)}`);
        return "";
    }
}
/**
 * Parses metrics. @throws OperationError `response` for invalid text, which would otherwise look like a queue without
 * samples
 */
function parse(text, file) {
    const parsed = (0,text_format/* parseMetrics */.B)(text);
    if (parsed.ok)
        return parsed.samples;
    throw new errors/* OperationError */.OK("response", `The metrics are not in the Prometheus text format: line ${parsed.line}: ${parsed.problem}.`, {
        details: [
            ...(file === "" ? [] : [`The reply is in ${file} (output metrics-file).`]),
            "Check that api-url is the address of the service with its version, not a page of a proxy.",
        ],
        outputs: { "metrics-file": file },
    });
}
function describeQueueHealth({ result, reasons, verdicts }, target, state) {
    const stateClause = state === undefined || state === "running" ? "" : `, which is ${(0,format/* formatState */.lN)(state)},`;
    const queue = `The merge queue for ${(0,read/* formatQueueName */.km)(target)}${stateClause}`;
    switch (result) {
        case "breached":
            return `${queue} meets a condition of fail-if: ${reasons}.`;
        case "degraded":
            return `${queue} is degraded: ${reasons}.`;
        case "no-data": {
            const gate = verdicts.some(({ input }) => input === "fail-if") ? " of fail-if" : "";
            return `${queue} was read, and no condition${gate} could be evaluated: ${describeUnevaluated(verdicts)}.`;
        }
        case "healthy":
            return `${queue} is healthy: no condition is met.`;
        case "read":
            return `${queue} was read; no condition was given.`;
    }
}
const CONDITIONS_NAMED = 3;
function describeUnevaluated(verdicts) {
    const all = verdicts
        .filter(({ kind }) => kind === "not-evaluated")
        .map(({ condition, seen }) => `${condition.text} (${seen})`);
    const rest = all.length - CONDITIONS_NAMED;
    return [...all.slice(0, CONDITIONS_NAMED), ...(rest > 0 ? [`and ${rest} more`] : [])].join("; ");
}
function describeFigures({ figures }) {
    const count = (name) => (0,metrics_figures/* formatFigure */.Mo)(figures.get(name), name, "unknown");
    const time = (name) => (0,metrics_figures/* formatFigure */.Mo)(figures.get(name), name, "none");
    return [
        `Pull requests now: ${count("depth")} in the queue, ${count("testing-slots-active")} testing, ${count("awaiting-mergeability")} awaiting mergeability.`,
        `Pull requests in the last hour: ${count("merged-1h")} merged, ${count("failed-1h")} failed, ${count("cancelled-1h")} canceled.`,
        `Test restarts in the last hour: ${count("restarts-1h")}.`,
        `95th percentiles in the last hour: wait ${time("wait-p95-seconds")}, tests ${time("test-p95-seconds")}, time in queue ${time("time-in-queue-p95-seconds")}.`,
    ].join(" ");
}
const BRANCHES_NAMED = 10;
/** Lists the branches with samples, as a hint for a misspelled `target-branch`. */
function namesOfBranches(queues, { owner, name }) {
    const branches = queues.map(({ branch }) => (0,truncate/* quoteText */.ol)(branch));
    if (branches.length === 0)
        return `The reply contains no samples of ${owner}/${name}.`;
    return `The reply contains samples for ${(0,format/* formatList */.ki)(branches, BRANCHES_NAMED)}.`;
}


/***/ }),

/***/ 2941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ parseNumber),
/* harmony export */   B: () => (/* binding */ parseMetrics)
/* harmony export */ });
/** Error in a line. The message completes "line N: ...". */
class InvalidLine extends Error {
}
function invalid(problem) {
    throw new InvalidLine(problem);
}
/** Parses the Prometheus text format 0.0.4. Ignores comments. Rejects the same invalid lines as promtool. */
function parseMetrics(text) {
    const samples = [];
    for (const [index, line] of text.split("\n").entries()) {
        const content = line.replace(/\r$/, "").replace(/^[ \t]+/, "");
        if (content === "" || content.startsWith("#"))
            continue;
        try {
            samples.push(parseSampleLine(content));
        }
        catch (error) {
            if (error instanceof InvalidLine)
                return { ok: false, line: index + 1, problem: error.message };
            throw error;
        }
    }
    return { ok: true, samples };
}
const SHOWN_CHARACTERS = 60;
function shown(text) {
    if (text === "")
        return "the end of the line";
    return text.length > SHOWN_CHARACTERS ? `a text of ${text.length} characters` : JSON.stringify(text);
}
const METRIC_NAME = /[a-zA-Z_:][a-zA-Z0-9_:]*/y;
const LABEL_NAME = /[a-zA-Z_][a-zA-Z0-9_]*/y;
const LABEL_VALUE = /"[^"\\]*(?:\\[\\"n][^"\\]*)*"/y;
const WORD = /[^ \t]*/y;
/** Skips blanks and reads the text that matches a sticky pattern. Returns an empty text without a match. */
function readPattern(scanner, pattern) {
    skipBlanks(scanner);
    pattern.lastIndex = scanner.at;
    const found = pattern.exec(scanner.line)?.[0] ?? "";
    scanner.at += found.length;
    return found;
}
function skipCharacter(scanner, character) {
    skipBlanks(scanner);
    if (scanner.line[scanner.at] !== character)
        return false;
    scanner.at += 1;
    return true;
}
function skipBlanks(scanner) {
    while (scanner.line[scanner.at] === " " || scanner.line[scanner.at] === "\t")
        scanner.at += 1;
}
function here({ line, at }) {
    return shown(readPattern({ line, at }, WORD));
}
/** Reads `name{label="value", ...} value timestamp`. @throws InvalidLine */
function parseSampleLine(line) {
    const scanner = { line, at: 0 };
    const name = readPattern(scanner, METRIC_NAME);
    if (name === "")
        invalid(`expected a metric name, found ${here(scanner)}`);
    const labels = skipCharacter(scanner, "{") ? readLabels(scanner) : new Map();
    const word = readPattern(scanner, WORD);
    const value = parseNumber(word);
    if (value === undefined)
        invalid(`expected a number as value, found ${shown(word)}`);
    if (scanner.at < line.length)
        skipTimestamp(scanner);
    const bound = name.endsWith("_bucket") ? labels.get("le") : undefined;
    if (bound !== undefined && parseNumber(bound) === undefined)
        invalid(`expected a number as the value of the label "le", found ${shown(bound)}`);
    return { name, labels, value };
}
/** Reads labels up to `}`. Accepts a comma after the last label. */
function readLabels(scanner) {
    const labels = new Map();
    for (;;) {
        if (skipCharacter(scanner, "}"))
            return labels;
        const name = readPattern(scanner, LABEL_NAME);
        if (name === "")
            invalid(`expected a label name, found ${here(scanner)}`);
        if (name === "__name__")
            invalid("the label name __name__ is reserved");
        if (labels.has(name))
            invalid(`the label ${name} occurs twice`);
        if (!skipCharacter(scanner, "="))
            invalid(`expected "=" after ${name}, found ${here(scanner)}`);
        labels.set(name, readLabelValue(scanner, name));
        if (skipCharacter(scanner, ","))
            continue;
        if (skipCharacter(scanner, "}"))
            return labels;
        invalid(`expected "," or "}" after the label ${name}, found ${here(scanner)}`);
    }
}
function readLabelValue(scanner, name) {
    const quoted = readPattern(scanner, LABEL_VALUE);
    if (quoted === "")
        invalid(`the value of the label ${name} is not a quoted text with the escapes \\\\, \\" and \\n`);
    return quoted.slice(1, -1).replace(/\\(.)/g, (_, escaped) => (escaped === "n" ? "\n" : escaped));
}
const INT64_MAXIMUM = 2n ** 63n - 1n;
function skipTimestamp(scanner) {
    const word = readPattern(scanner, WORD);
    const fits = /^[+-]?\d{1,19}$/.test(word) && BigInt(word.replace(/^[+-]/, "")) <= INT64_MAXIMUM;
    if (!fits)
        invalid(`expected a timestamp in whole milliseconds, found ${shown(word)}`);
    if (scanner.at < scanner.line.length)
        invalid(`expected nothing after the timestamp, found ${shown(scanner.line.slice(scanner.at))}`);
}
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const INFINITE = /^[+-]?inf(?:inity)?$/i;
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
