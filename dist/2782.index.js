export const id = 2782;
export const ids = [2782];
export const modules = {

/***/ 1838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   Xo: () => (/* binding */ formatSeconds),
/* harmony export */   ft: () => (/* binding */ DURATION),
/* harmony export */   lb: () => (/* binding */ formatAbout)
/* harmony export */ });
/* harmony import */ var _src_text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);
/** This file reads and formats durations of scenarios and timelines: `90s`, `10m`, `1h30m`, `14d`. */

const FORM = /^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,7})m)?(?:(\d{1,9})s)?$/;
const DURATION = "must be a duration such as 90s, 10m or 1h30m";
/** Parses a duration to seconds; undefined for an invalid text. */
function parseDuration(text) {
    const parts = FORM.exec(text);
    if (parts === null || text === "")
        return undefined;
    return _src_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNITS */ .SY.reduce((sum, unit, index) => sum + (Number(parts[index + 1] ?? 0) * _src_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF[unit]) / 1000, 0);
}
/** Formats a duration in full seconds: `1h30m`, `2m5s`, `0s`. */
function formatSeconds(seconds) {
    let left = Math.round(seconds);
    const parts = _src_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNITS */ .SY.map((unit) => {
        const size = _src_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF[unit] / 1000;
        const count = Math.floor(left / size);
        left -= count * size;
        return count === 0 ? "" : `${count}${unit}`;
    });
    return parts.join("") || "0s";
}
/** Formats a duration in full seconds, or in full minutes from ten minutes. */
function formatAbout(seconds) {
    return formatSeconds(seconds < 600 ? seconds : Math.round(seconds / 60) * 60);
}


/***/ }),

/***/ 2782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ drawScenario)
/* harmony export */ });
/* harmony import */ var _state_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2360);
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4576);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8144);



function drawScenario(file, seed = file.seed ?? 1) {
    let all = drawListed(file);
    let last = Math.max(0, ...all.map(({ change }) => change.number));
    for (const [index, generator] of file.generate.entries()) {
        all = [...all, ...drawGenerated(generator, last + 1, (0,_random_js__WEBPACK_IMPORTED_MODULE_1__/* .createRandom */ .s)(seed, index), file)];
        last += generator.count;
    }
    return {
        simulation: {
            settings: file.queue ?? {},
            changes: all.map(({ change }) => change),
            inputs: [...all.flatMap(({ inputs }) => inputs), ...file.events.flatMap(listInputs)],
            seed,
            ...given({ flaky: file.flaky, untilSeconds: file.until }),
        },
        titles: new Map(all.map(({ change, title }) => [change.number, title])),
        faults: file.faults.map(({ at, ...spec }) => ({ atSeconds: at, spec })),
    };
}
function given(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
function drawListed(file) {
    const numbers = (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .assignNumbers */ .OP)(file["pull-requests"]);
    return file["pull-requests"].map((written, index) => {
        const number = numbers[index] ?? 0;
        const { title = `Change ${number}`, submit = 0, "flaky-runs": flakyRuns } = written;
        return {
            change: { ...(0,_state_change_js__WEBPACK_IMPORTED_MODULE_2__/* .plainChange */ .t)(number, file.tests), ...readChange(written), ...given({ flakyRuns }) },
            title,
            inputs: submit === "never" ? [] : [submission(number, submit, written)],
        };
    });
}
function readChange(written) {
    const { tests: testSeconds, broken, flaky, silent, targets, "up-to-date": upToDate } = written;
    const { "conflicts-with": inTests, "conflicts-in-text": inText } = written;
    const conflicts = [
        ...(inTests ?? []).map((other) => ({ with: other, in: "tests" })),
        ...(inText ?? []).map((other) => ({ with: other, in: "text" })),
    ];
    const isGiven = inTests !== undefined || inText !== undefined;
    return given({ testSeconds, broken, flaky, silent, targets, upToDate, ...(isGiven && { conflicts }) });
}
function submission(number, atSeconds, { priority, "no-batch": noBatch }) {
    return { type: "submit", atSeconds, number, ...given({ priority, noBatch }) };
}
/** Draws pull requests in a fixed order. The number of draws does not depend on the drawn values. */
function drawGenerated(generator, first, random, file) {
    const { count, title = "Change", from = 0, every = 0, "per-hour": perHour } = generator;
    const { tests, broken = 0, flaky = 0, conflicting = 0, targets } = generator;
    let atSeconds = from;
    return Array.from({ length: count }, (_, index) => {
        const number = first + index;
        const plain = (0,_state_change_js__WEBPACK_IMPORTED_MODULE_2__/* .plainChange */ .t)(number, file.tests);
        // The intervals of a Poisson process are random, including the interval before the first pull request.
        if (perHour !== undefined)
            atSeconds += (-Math.log(1 - random()) * 3600) / perHour;
        const submitted = perHour === undefined ? from + index * every : Math.round(atSeconds);
        const { least, most } = tests ?? { least: plain.testSeconds, most: plain.testSeconds };
        const testSeconds = Math.round(least + random() * (most - least));
        const isBroken = random() < broken;
        const isConflicting = random() < conflicting && number > 1;
        const conflicts = isConflicting ? [{ with: number - 1, in: "tests" }] : [];
        const drawn = { testSeconds, broken: isBroken, flaky, conflicts, targets: drawTargets(targets, random) };
        const inputs = [submission(number, submitted, generator)];
        return { change: { ...plain, ...drawn }, title: `${title} ${number}`, inputs };
    });
}
function drawTargets(targets, random) {
    if (typeof targets !== "object" || !("of" in targets))
        return targets ?? null;
    const drawn = [];
    while (drawn.length < Math.min(targets.each, targets.of)) {
        let number = 1 + Math.floor(random() * (targets.of - drawn.length));
        // The drawn number counts only targets that are still free.
        for (const taken of drawn.toSorted((one, other) => one - other))
            if (taken <= number)
                number += 1;
        drawn.push(number);
    }
    return drawn.map((number) => `target-${number}`);
}
const ACTIONS = ["cancel", "close", "restart", "merge-by-hand", "push"];
/**
 * Returns the inputs of one event in order. A push precedes its change, because the queue must detect the push first.
 */
function listInputs(event) {
    const { at: atSeconds, push, submit = [], change = [], queue } = event;
    const pushed = typeof push === "object" ? push : [];
    const different = readChange(event);
    const changed = Object.keys(different).length > 0 ? [...pushed, ...change] : change;
    return [
        ...submit.map((number) => submission(number, atSeconds, event)),
        ...ACTIONS.flatMap((type) => (type === "push" ? pushed : (event[type] ?? [])).map((number) => ({ type, atSeconds, number }))),
        ...changed.map((number) => ({ type: "change", atSeconds, number, change: different })),
        ...(push === "target" ? [{ type: "push-to-target", atSeconds }] : []),
        ...(queue === undefined ? [] : [{ atSeconds, ...queue }]),
    ];
}


/***/ }),

/***/ 8144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OP: () => (/* binding */ assignNumbers),
  ZN: () => (/* binding */ readScenario),
  yR: () => (/* binding */ readText),
  WC: () => (/* binding */ scenarioText)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/text/suggest.js
var suggest = __webpack_require__(4618);
// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
// EXTERNAL MODULE: ./lib/local-queue/src/state/fields.js + 1 modules
var fields = __webpack_require__(2071);
// EXTERNAL MODULE: ./lib/local-queue/src/scenario/settings.js
var settings = __webpack_require__(9338);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./lib/local-queue/src/api/faults/fault.js
var fault = __webpack_require__(2601);
// EXTERNAL MODULE: ./lib/local-queue/src/state/pull-request.js
var pull_request = __webpack_require__(2887);
// EXTERNAL MODULE: ./lib/local-queue/src/scenario/durations.js
var durations = __webpack_require__(1838);
;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/file/form.js







function section(shape) {
    return (0,fields/* strictObject */.re)(shape, "must be a mapping of keys to values");
}
function items(item) {
    return (0,schemas/* _default */.Rvf)(schemas/* readonly */.tBZ(schemas/* array */.YOg(item, "must be a list")), []);
}
/**
 * Creates a schema from a function. `read` returns undefined for an invalid value, and `rule` describes the valid
 * values.
 */
function readBy(rule, read) {
    return schemas/* pipe */.FsL(schemas/* unknown */.L5J(), schemas/* transform */.pdi((given, context) => {
        const value = read(given);
        if (value !== undefined)
            return value;
        context.issues.push({ code: "custom", message: rule, input: given });
        return core/* NEVER */.tm;
    }));
}
const durationOf = (given) => (typeof given === "string" ? (0,durations/* parseDuration */.E9)(given) : given === 0 ? 0 : undefined);
const duration = readBy(durations/* DURATION */.ft, durationOf);
const testSecondsOf = (given) => {
    const seconds = durationOf(given);
    return seconds !== undefined && seconds <= pull_request/* LONGEST_TEST_SECONDS */.ID ? seconds : undefined;
};
const A_DAY = `${durations/* DURATION */.ft}, at most 24h`;
const testDuration = readBy(A_DAY, testSecondsOf);
/** Schema for a duration such as `10m`, or a range such as `5m to 20m`. */
const testDurations = readBy(`${A_DAY}, or a range such as 5m to 20m`, (given) => {
    const ends = typeof given === "string" ? given.split(" to ") : [given];
    const [least, most] = [testSecondsOf(ends[0]), testSecondsOf(ends.at(-1))];
    const isRange = ends.length <= 2 && least !== undefined && most !== undefined && least <= most;
    return isRange ? { least, most } : undefined;
});
const number = (0,fields/* integerFrom */.bn)(1, 1_000_000);
const share = (0,fields/* numberFrom */.UB)(0, 1);
/** Schema for a probability from 0 to 1. `true` means 1, and `false` means 0. */
const chance = readBy("must be a number from 0 to 1, true or false", (given) => typeof given === "boolean" ? Number(given) : share.safeParse(given).data);
/** Creates a schema for a list of numbers. A single number counts as a list. */
function oneOrMore(rule) {
    return readBy(rule, (given) => schemas/* array */.YOg(number).safeParse(Array.isArray(given) ? given : [given]).data);
}
const numbersRule = "must be the number of a pull request, or a list of numbers";
const numbers = oneOrMore(numbersRule);
const ordinals = oneOrMore("must be the number of one of its test runs, such as 1 for the first test run, or a list of such numbers");
const PRIORITIES = ["urgent", "high", "medium", "low"];
const priorityRule = `must be one of ${PRIORITIES.join(", ")}, or a whole number from 0 to 255`;
const priority = schemas/* pipe */.FsL(schemas/* union */.KCZ([schemas/* enum */.k5n(PRIORITIES), (0,fields/* integerFrom */.bn)(0, 255)], priorityRule), schemas/* transform */.pdi((given) => (0,pull_request/* readPriority */.Z8)(given).value));
const ALL = schemas/* literal */.euz("ALL");
const names = schemas/* readonly */.tBZ(schemas/* array */.YOg(fields/* text */.Qq));
const targets = schemas/* union */.KCZ([ALL, names], "must be ALL or a list of names");
/** Schema for random targets: each pull request has `each` of the `of` targets. */
const someTargets = section({ of: (0,fields/* integerFrom */.bn)(1, 100_000), each: (0,schemas/* _default */.Rvf)((0,fields/* integerFrom */.bn)(0, 1000), 1) });
const drawnTargets = schemas/* union */.KCZ([ALL, names, someTargets], "must be ALL, a list of names, or { of: 20, each: 2 }");
/** Facts of a change, valid from its submission or from an event. */
const change = (0,fields/* optional */.lq)({
    tests: testDuration,
    broken: fields/* flag */.Jt,
    flaky: share,
    silent: fields/* flag */.Jt,
    "conflicts-with": numbers,
    "conflicts-in-text": numbers,
    targets,
    "up-to-date": fields/* flag */.Jt,
});
const submission = (0,fields/* optional */.lq)({ priority, "no-batch": fields/* flag */.Jt });
const neverOr = schemas/* union */.KCZ([schemas/* literal */.euz("never"), duration], `${durations/* DURATION */.ft}, or never`);
const pullRequest = section({
    ...(0,fields/* optional */.lq)({ number, title: fields/* text */.Qq, submit: neverOr }),
    ...change,
    ...submission,
    ...(0,fields/* optional */.lq)({ "flaky-runs": ordinals }),
});
const form_settings = schemas/* pipe */.FsL(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J(), "must be a mapping of settings"), schemas/* transform */.pdi((given, context) => {
    const read = (0,settings/* readWrittenSettings */.R6)(given);
    for (const { key, rule } of read.problems) {
        context.issues.push({ code: "custom", path: [key], message: rule, input: given[key] });
    }
    return read.settings;
}));
const PHASES = { pause: "paused", resume: "running", drain: "draining" };
const phase = schemas/* pipe */.FsL(schemas/* enum */.k5n(["pause", "resume", "drain"], "must be pause, resume, drain, or a mapping of settings"), schemas/* transform */.pdi((word) => ({ type: "phase", phase: PHASES[word] })));
const newSettings = schemas/* pipe */.FsL(form_settings, schemas/* transform */.pdi((read) => ({ type: "settings", settings: read })));
const toQueue = schemas/* pipe */.FsL(schemas/* unknown */.L5J(), schemas/* transform */.pdi((given, context) => {
    const { data, error } = ((0,fields/* isFields */.Ce)(given) ? newSettings : phase).safeParse(given, { reportInput: true });
    if (data !== undefined)
        return data;
    for (const issue of error.issues)
        context.issues.push({ ...issue, code: "custom", input: issue.input });
    return core/* NEVER */.tm;
}));
/** Actions of events. Each event has exactly one action. */
const ACTIONS = {
    push: schemas/* union */.KCZ([schemas/* literal */.euz("target"), numbers], `${numbersRule}; or target, for the branch of the queue`),
    submit: numbers,
    cancel: numbers,
    close: numbers,
    restart: numbers,
    "merge-by-hand": numbers,
    change: numbers,
    queue: toQueue,
};
const form_event = section({ at: duration, ...(0,fields/* optional */.lq)(ACTIONS), ...change, ...submission });
const MOST_GENERATED = 100_000;
const generator = section({
    count: (0,fields/* integerFrom */.bn)(1, MOST_GENERATED),
    ...(0,fields/* optional */.lq)({
        title: fields/* text */.Qq,
        from: duration,
        /**
         * Time between submissions. `per-hour` is a random rate instead. Without both, all submissions are at the same
         * time.
         */
        every: duration,
        "per-hour": (0,fields/* numberFrom */.UB)(0.001, 100_000),
        tests: testDurations,
        broken: chance,
        flaky: share,
        /** Probability that the tests conflict with the previous generated pull request. */
        conflicting: chance,
        targets: drawnTargets,
        ...submission,
    }),
});
const form_fault = section({ at: duration, ...fault/* faultSpec */.A.shape });
const scenarioForm = section({
    ...(0,fields/* optional */.lq)({
        about: fields/* text */.Qq,
        seed: (0,fields/* integerFrom */.bn)(0, 4_294_967_295),
        tests: testDuration,
        /** Probability that a test run fails by chance. */
        flaky: share,
        until: duration,
        queue: form_settings,
    }),
    "pull-requests": items(pullRequest),
    generate: items(generator),
    events: items(form_event),
    faults: items(form_fault),
});

// EXTERNAL MODULE: ./lib/local-queue/src/scenario/file/ready-made.js
var ready_made = __webpack_require__(4507);
;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/file/read.js
/** This file reads a scenario file. It reports all problems in one message, each with its line. */








/** Returns the text of a built-in scenario or of a file. @throws InputError if neither exists */
async function scenarioText(given) {
    const known = ready_made/* BUILT_IN_SCENARIOS */.T.get(given);
    if (known !== undefined)
        return known;
    const hint = (0,suggest/* formatDidYouMeanQuestion */.Bl)(given, ready_made/* BUILT_IN_SCENARIOS */.T.keys(), "merge-queue simulate --list shows all");
    const more = /^[\w-]+$/.test(given) ? `; there is no ready-made scenario ${given} either; ${hint}` : "";
    return await readText(given, "--scenario", more);
}
/** Reads a text file. @throws InputError that names the flag, and ends with `more` */
async function readText(file, flag, more = "") {
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(await (0,promises_.readFile)(file));
    }
    catch (error) {
        const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
        const why = isMissing ? "does not exist" : `cannot be read (${(0,errors/* getErrorMessage */.u1)(error)})`;
        throw new errors/* InputError */.dz([`${flag}: ${file} ${why}${more}`], { cause: error });
    }
}
const PROBLEMS_SHOWN = 10;
/** Parses a scenario. `name` is the name of the file in messages. @throws InputError with all problems */
async function readScenario(text, name) {
    const { value, lineOf } = await readYaml(text, name);
    const result = scenarioForm.safeParse(value, { reportInput: true });
    const problems = result.success ? problemsBetween(result.data) : result.error.issues.flatMap(describeIssue);
    if (result.success && problems.length === 0)
        return result.data;
    const lines = problems
        .map((problem) => ({ ...problem, line: lineOf(problem.path) }))
        .toSorted((one, other) => one.line - other.line)
        .map(({ line, path, text: wrong }) => `${name} line ${line}${formatPath(path)}: ${wrong}`);
    const more = lines.length > PROBLEMS_SHOWN ? [`and ${lines.length - PROBLEMS_SHOWN} more`] : [];
    throw new errors/* InputError */.dz([...lines.slice(0, PROBLEMS_SHOWN), ...more]);
}
async function readYaml(text, name) {
    const yaml = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const lines = new yaml.LineCounter();
    const document = yaml.parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: "error" });
    const [error] = document.errors;
    if (error !== undefined) {
        // For this error, the parser's own message advises how to program with the parser.
        const wrong = error.code === "MULTIPLE_DOCS" ? "must be one YAML document; another one begins here" : error.message;
        throw new errors/* InputError */.dz([`${name} line ${lines.linePos(error.pos[0]).line}: ${wrong}`], { cause: error });
    }
    const offsetOf = (path) => {
        const parent = path.length === 0 ? undefined : document.getIn(path.slice(0, -1), true);
        const pairs = yaml.isMap(parent) ? parent.items : [];
        // A value may start some lines after its key, so the message contains the line of the key.
        const key = pairs.map((pair) => pair.key).find((each) => yaml.isScalar(each) && String(each.value) === path.at(-1));
        const node = key ?? (path.length === 0 ? document.contents : document.getIn(path, true));
        const start = yaml.isNode(node) ? node.range?.[0] : undefined;
        return start ?? (path.length === 0 ? 0 : offsetOf(path.slice(0, -1)));
    };
    try {
        const value = document.toJS();
        return { value, lineOf: (path) => Math.max(1, lines.linePos(offsetOf(path)).line) };
    }
    catch (cause) {
        // An alias has no anchor, or nested aliases exceed the limit of the parser.
        throw new errors/* InputError */.dz([`${name}: ${cause instanceof Error ? cause.message : "cannot be read"}`], { cause });
    }
}
function describeIssue(issue) {
    const { path, message, input } = issue;
    if (issue.code === "unrecognized_keys") {
        const known = message.split(" ");
        const text = (key) => `is not known; ${(0,suggest/* formatDidYouMeanQuestion */.Bl)(key, known, `the keys here are ${known.join(", ")}`)}`;
        return issue.keys.map((key) => ({ path: [...path, key], text: text(key) }));
    }
    // These messages are about a name, so they omit the value.
    if (message.startsWith("is not"))
        return [{ path, text: message }];
    const text = input === undefined ? `is missing; it ${message}` : `${message}; got ${shown(input)}${advice(input, message)}`;
    return [{ path, text }];
}
const SHOWN_CHARACTERS = 100;
function shown(value) {
    if (value === null)
        return "nothing";
    if (typeof value === "string")
        return (0,truncate/* quoteText */.ol)(value);
    try {
        const json = JSON.stringify(value);
        return json.length > SHOWN_CHARACTERS ? "a long value" : json;
    }
    catch {
        // The value contains itself, because of an alias.
        return "a long value";
    }
}
/** Returns advice for a number without a unit, and for a misspelled word. */
function advice(found, message) {
    const isBare = typeof found === "number" && message.includes("a duration");
    return isBare ? ` (for minutes write ${found}m)` : (0,settings/* suggestWord */.vZ)(found, message);
}
/** Formats a path as `, pull-requests[2].tests`. The numbers of list items start at 1. */
function formatPath(path) {
    return path
        .map((part, index) => (typeof part === "number" ? `[${part + 1}]` : `${index === 0 ? ", " : "."}${String(part)}`))
        .join("");
}
function problemsBetween(file) {
    const listed = assignNumbers(file["pull-requests"]);
    const generated = file.generate.reduce((sum, { count }) => sum + count, 0);
    const last = Math.max(0, ...listed);
    const unknownIn = (path, numbers) => numbers
        .filter((number) => !(listed.includes(number) || (number > last && number <= last + generated)))
        .map((number) => ({ path, text: `there is no pull request ${number}` }));
    const conflictsIn = (change, own, parent) => ["conflicts-with", "conflicts-in-text"].flatMap((key) => {
        const [path, numbers] = [[...parent, key], change[key] ?? []];
        const itself = numbers.filter((number) => own.includes(number));
        return [
            ...unknownIn(path, numbers),
            ...itself.map((number) => ({ path, text: `pull request ${number} cannot conflict with itself` })),
        ];
    });
    const empty = {
        path: [],
        text: "contains no pull requests: add pull requests under the key pull-requests or the key generate",
    };
    return [
        ...(last + generated === 0 ? [empty] : []),
        ...listed.flatMap((number, index) => listed.indexOf(number) < index
            ? [{ path: ["pull-requests", index], text: `the number ${number} is used twice` }]
            : []),
        ...file["pull-requests"].flatMap((each, index) => conflictsIn(each, listed.slice(index, index + 1), ["pull-requests", index])),
        ...file.generate.flatMap(({ every, "per-hour": perHour }, index) => every === undefined || perHour === undefined
            ? []
            : [{ path: ["generate", index, "per-hour"], text: "cannot be combined with every; remove one of them" }]),
        ...file.events.flatMap((event, index) => {
            const path = ["events", index];
            return [
                ...problemsOfEvent(event, path),
                ...conflictsIn(event, [...numbersIn(event.push), ...numbersIn(event.change)], path),
                ...listActions(event).flatMap((action) => unknownIn([...path, action], numbersIn(event[action]))),
            ];
        }),
    ];
}
/**
 * Returns the numbers of the listed pull requests. A pull request without a number has the number after the previous
 * one.
 */
function assignNumbers(listed) {
    let last = 0;
    return listed.map(({ number = last + 1 }) => {
        last = number;
        return number;
    });
}
function listActions(event) {
    return (0,fields/* keysOf */.YD)(ACTIONS).filter((name) => event[name] !== undefined);
}
function numbersIn(value) {
    return Array.isArray(value) ? value : [];
}
function problemsOfEvent(event, path) {
    const [action, second] = listActions(event);
    if (action === undefined)
        return [{ path, text: `has no action; add one of ${(0,fields/* keysOf */.YD)(ACTIONS).join(", ")}` }];
    if (second !== undefined) {
        return [
            { path: [...path, second], text: `cannot be combined with ${action}; write two events with the same time` },
        ];
    }
    const more = Object.keys(event).filter((key) => key !== "at" && key !== action);
    if (action === "change" && more.length === 0) {
        return [{ path, text: "changes nothing; add a difference such as broken: false" }];
    }
    const isOfChange = action === "change" || (action === "push" && event.push !== "target");
    return more.flatMap((key) => {
        // Every other key describes a change.
        const isOfSubmission = key === "priority" || key === "no-batch";
        if (isOfSubmission ? action === "submit" : isOfChange)
            return [];
        const owner = isOfSubmission ? "submit" : "push or change";
        return [{ path: [...path, key], text: `has no effect with ${action}; it belongs to ${owner}` }];
    });
}


/***/ }),

/***/ 4507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ BUILT_IN_SCENARIOS)
/* harmony export */ });
/** Built-in scenarios by their name for `--scenario`. The first line of each scenario is its subject. */
const TEXTS = {
    "broken-at-the-head": `
about: The queue rejects the first of three pull requests, which is broken, and tests the other two again.
queue: { concurrency: 3 }
pull-requests:
  - broken: true
  - {}
  - {}
`,
    "broken-behind": `
about: The queue rejects a broken pull request only after the tests of the pull request ahead have passed.
queue: { concurrency: 4 }
pull-requests:
  - tests: 20m
  - { tests: 5m, broken: true }
  - {}
`,
    optimistic: `
about: The third pull request is tested together with the first two, and its tests pass first, so all three merge.
queue: { concurrency: 3, can-optimistically-merge: true }
pull-requests:
  - tests: 30m
  - tests: 20m
  - {}
`,
    "flake-cleared": `
about: A flaky test fails. The queue waits for a later test run, which passes and clears the failure.
seed: 1
queue: { concurrency: 3, can-optimistically-merge: true, pending-failure-depth: 1 }
pull-requests:
  - flaky: 0.3
  - submit: 5m
`,
    "batch-fails": `
about: A batch of four pull requests fails. A bisection finds the broken pull request, and the other three merge.
queue:
  concurrency: 2
  bisection-concurrency: 4
  batch: true
  batching-min-size: 4
  batching-max-wait-time-minutes: 5
  optimization-mode: bisection_skip_redundant_tests
pull-requests:
  - {}
  - {}
  - {}
  - broken: true
`,
    "together-only": `
about: Two pull requests pass alone and fail together. The queue rejects the later pull request.
queue: { concurrency: 3 }
pull-requests:
  - {}
  - conflicts-with: 1
  - {}
`,
    lanes: `
about: Changes with different targets do not wait for each other. A change with ALL targets waits for earlier changes.
queue: { mode: parallel, concurrency: 5 }
pull-requests:
  - { tests: 20m, targets: [front] }
  - { targets: [back] }
  - { submit: 1m, targets: ALL }
  - { submit: 2m, targets: [docs] }
  - { submit: 3m, targets: [] }
`,
    urgent: `
about: An urgent pull request goes first. The queue restarts the running tests with the urgent change.
queue: { concurrency: 2 }
pull-requests:
  - {}
  - {}
  - { submit: 5m, priority: urgent }
`,
    push: `
about: A push during the tests removes a pull request from the queue. A person then submits the pull request again.
queue: { concurrency: 3 }
pull-requests:
  - {}
  - {}
events:
  - { at: 4m, push: 1 }
  - { at: 6m, submit: 1 }
`,
    pause: `
about: A paused queue. Running tests continue, but the queue starts and merges nothing until it resumes.
queue: { concurrency: 1 }
pull-requests:
  - {}
  - {}
events:
  - { at: 5m, queue: pause }
  - { at: 1h, queue: resume }
`,
    timeout: `
about: A required check never reports a result. After the timeout, the queue rejects the pull request.
queue: { concurrency: 2, testing-timeout-minutes: 30 }
pull-requests:
  - silent: true
  - {}
`,
    "text-conflict": `
about: Two pull requests change the same lines. The queue cannot create a test branch for the later pull request.
queue: { concurrency: 2 }
pull-requests:
  - {}
  - conflicts-in-text: 1
  - {}
`,
    "broken-service": `
about: The API returns errors for a while, as in an outage. This scenario is for the command "merge-queue serve".
queue: { concurrency: 2 }
pull-requests:
  - {}
  - submit: never
faults:
  - { at: 1m, endpoint: "*", times: 20, fault: { kind: status, status: 503 } }
`,
    "saturated-day": `
about: A day with more pull requests than the queue can merge. Some changes are broken, and some tests are flaky.
flaky: 0.02
queue: { concurrency: 5 }
generate:
  - { count: 300, per-hour: 30, tests: 15m to 30m, broken: 0.05 }
`,
};
const BUILT_IN_SCENARIOS = new Map(Object.entries(TEXTS).map(([word, text]) => [word, text.trimStart()]));


/***/ }),

/***/ 4576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ createRandom)
/* harmony export */ });
/* unused harmony export mulberry32 */
function mulberry32(state) {
    let current = state;
    return () => {
        current = (current + 0x6d2b_79f5) | 0;
        let mixed = Math.imul(current ^ (current >>> 15), current | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
}
/** Creates one of several independent random sequences for a seed. Draws from one sequence do not affect the others. */
function createRandom(seed, stream) {
    return mulberry32(Math.imul(seed + 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(stream + 1, 0xc2b2_ae35));
}


/***/ }),

/***/ 9338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R6: () => (/* binding */ readWrittenSettings),
/* harmony export */   SP: () => (/* binding */ findSetting),
/* harmony export */   pL: () => (/* binding */ unknownSetting),
/* harmony export */   vZ: () => (/* binding */ suggestWord)
/* harmony export */ });
/* harmony import */ var _src_text_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4618);
/* harmony import */ var _state_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2221);
/** This file finds settings by the API's names or in kebab case, and suggests the right name for a misspelled one. */


function findSetting(written) {
    const name = written.replace(/-([a-z])/g, (_dash, letter) => letter.toUpperCase());
    return _state_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTING_NAMES */ .OI.find((each) => each === name);
}
/** Returns the second part of a message, which starts with the misspelled name. */
function unknownSetting(written) {
    return `is not a setting; ${(0,_src_text_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDidYouMeanQuestion */ .Bl)(written, _state_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTING_NAMES */ .OI, `the settings are ${_state_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTING_NAMES */ .OI.join(", ")}`)}`;
}
/** Returns a question with the closest word of a rule such as "must be one of on, off"; empty if no word is close. */
function suggestWord(found, rule) {
    const words = /one of ([\w, -]+)/.exec(rule)?.[1]?.split(", ") ?? [];
    const question = typeof found === "string" ? (0,_src_text_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDidYouMeanQuestion */ .Bl)(found, words, "") : "";
    return question && `; ${question}`;
}
/**
 * Reads a mapping of settings. Returns a problem for each unknown name or invalid value, with the key from the text.
 */
function readWrittenSettings(given) {
    const read = {};
    const problems = [];
    for (const [key, value] of Object.entries(given)) {
        const name = findSetting(key);
        const result = name === undefined ? { ok: false, rule: unknownSetting(key) } : (0,_state_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .readSetting */ .LA)(name, value);
        if (!result.ok)
            problems.push({ key, rule: result.rule });
        else if (name !== undefined)
            read[name] = result.value;
    }
    const settings = read;
    return { settings, problems };
}


/***/ })

};
