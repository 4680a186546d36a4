export const id = 6880;
export const ids = [6880];
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


/***/ })

};
