export const id = 855;
export const ids = [855];
export const modules = {

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


/***/ })

};
