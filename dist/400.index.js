export const id = 400;
export const ids = [400];
export const modules = {

/***/ 3845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ drawScenario)
/* harmony export */ });
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7735);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8443);


const TEST_SECONDS = 600;
/** The same seed, which is the file's own where none is given, draws the same scenario. */
function drawScenario(file, seed = file.seed ?? 1) {
    const listed = drawListed(file);
    let last = Math.max(0, ...listed.map(({ change }) => change.number));
    const generated = file.generate.map((generator, index) => {
        const drawn = drawGenerated(generator, { first: last + 1, random: (0,_random_js__WEBPACK_IMPORTED_MODULE_1__/* .randomOf */ .Rn)(seed, index), file });
        last += generator.count;
        return drawn;
    });
    const all = [...listed, ...generated.flat()];
    return {
        simulation: {
            settings: file.queue ?? {},
            changes: all.map(({ change }) => change),
            inputs: [...all.flatMap(({ inputs }) => inputs), ...file.events.flatMap(inputsOf)],
            seed,
            ...(file.flaky !== undefined && { flaky: file.flaky }),
            ...(file.until !== undefined && { untilSeconds: file.until }),
        },
        titles: new Map(all.map(({ change, title }) => [change.number, title])),
        faults: file.faults.map(({ at, ...spec }) => ({ atSeconds: at, spec })),
    };
}
function drawListed(file) {
    const numbers = (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .numbersOf */ .c)(file["pull-requests"]);
    return file["pull-requests"].map((written, index) => {
        const number = numbers[index] ?? 0;
        const { title = `Change ${number}`, submit = 0, "flaky-runs": flakyRuns } = written;
        return {
            change: { ...plainChange(number, file), ...changeOf(written), ...(flakyRuns !== undefined && { flakyRuns }) },
            title,
            inputs: submit === "never" ? [] : [submission(number, submit, written)],
        };
    });
}
function plainChange(number, { tests = TEST_SECONDS }) {
    return {
        number,
        testSeconds: tests,
        broken: false,
        flaky: 0,
        conflicts: [],
        silent: false,
        targets: null,
        upToDate: false,
    };
}
/** What is said about a change; what is not said stays as it was. */
function changeOf(written) {
    const { tests, broken, flaky, silent, targets, "up-to-date": upToDate } = written;
    const { "conflicts-with": inTests, "conflicts-in-text": inText } = written;
    const conflicts = [
        ...(inTests ?? []).map((other) => ({ with: other, in: "tests" })),
        ...(inText ?? []).map((other) => ({ with: other, in: "text" })),
    ];
    return {
        ...(tests !== undefined && { testSeconds: tests }),
        ...(broken !== undefined && { broken }),
        ...(flaky !== undefined && { flaky }),
        ...(silent !== undefined && { silent }),
        ...(targets !== undefined && { targets }),
        ...(upToDate !== undefined && { upToDate }),
        ...((inTests !== undefined || inText !== undefined) && { conflicts }),
    };
}
function submission(number, atSeconds, { priority, "no-batch": noBatch }) {
    return {
        type: "submit",
        atSeconds,
        number,
        ...(priority !== undefined && { priority }),
        ...(noBatch !== undefined && { noBatch }),
    };
}
function drawGenerated(generator, { first, random, file }) {
    const { count, title = "Change", from = 0, every = 0, "per-hour": perHour } = generator;
    const names = namesOf(generator);
    let atSeconds = from;
    return Array.from({ length: count }, (_, index) => {
        const number = first + index;
        // The time between two that come by chance; the first one comes after such a time, too.
        if (perHour !== undefined)
            atSeconds += (-Math.log(1 - random()) * 3600) / perHour;
        const submitted = perHour === undefined ? from + index * every : Math.round(atSeconds);
        return {
            change: drawChange(generator, { number, random, file, names }),
            title: `${title} ${number}`,
            inputs: [submission(number, submitted, generator)],
        };
    });
}
/** In the order of the draws, of which each change makes as many whatever comes of them. */
function drawChange({ tests, broken = 0, flaky = 0, conflicting = 0, targets }, { number, random, file, names }) {
    const plain = plainChange(number, file);
    const { least, most } = tests ?? { least: plain.testSeconds, most: plain.testSeconds };
    const testSeconds = Math.round(least + random() * (most - least));
    const isBroken = random() < broken;
    const isConflicting = random() < conflicting;
    return {
        ...plain,
        testSeconds,
        broken: isBroken,
        flaky,
        conflicts: isConflicting && number > 1 ? [{ with: number - 1, in: "tests" }] : [],
        targets: drawTargets(targets, names, random),
    };
}
function namesOf({ targets }) {
    return typeof targets === "object" && "of" in targets
        ? Array.from({ length: targets.of }, (_, index) => `target-${index + 1}`)
        : [];
}
function drawTargets(targets, names, random) {
    if (typeof targets !== "object" || !("of" in targets))
        return targets ?? null;
    if (targets.each === 1)
        return [(0,_random_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(random, names) ?? ""];
    return (0,_random_js__WEBPACK_IMPORTED_MODULE_1__/* .sample */ .XM)(random, names, targets.each);
}
/** What happens because of one event, in order. */
function inputsOf(event) {
    const { at: atSeconds, push, submit = [], cancel = [], close = [], restart = [], change = [], queue } = event;
    const numbered = [
        ...cancel.map((number) => ({ type: "cancel", atSeconds, number })),
        ...close.map((number) => ({ type: "close", atSeconds, number })),
        ...restart.map((number) => ({ type: "restart", atSeconds, number })),
        ...(event["merge-by-hand"] ?? []).map((number) => ({ type: "merge-by-hand", atSeconds, number })),
        ...submit.map((number) => submission(number, atSeconds, event)),
    ];
    // The queue learns of a push first, and of nothing else about what is no longer in it.
    const pushed = push === "target" ? [] : (push ?? []);
    const different = changeOf(event);
    const isDifferent = Object.keys(different).length > 0;
    return [
        ...numbered,
        ...pushed.map((number) => ({ type: "push", atSeconds, number })),
        ...[...(isDifferent ? pushed : []), ...change].map((number) => ({ type: "change", atSeconds, number, change: different })),
        ...(push === "target" ? [{ type: "push-to-target", atSeconds }] : []),
        ...(queue === undefined ? [] : [ofQueue(queue, atSeconds)]),
    ];
}
function ofQueue(queue, atSeconds) {
    return typeof queue === "string"
        ? { type: "phase", atSeconds, phase: queue }
        : { type: "settings", atSeconds, settings: queue };
}


/***/ }),

/***/ 3218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mp: () => (/* binding */ written),
/* harmony export */   TM: () => (/* binding */ secondsOf),
/* harmony export */   ft: () => (/* binding */ DURATION)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);
/** Durations as a scenario writes them and as a timeline shows them: `90s`, `10m`, `1h30m`, `14d`. */

const FORM = /^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,7})m)?(?:(\d{1,9})s)?$/;
const DURATION = "must be a duration such as 90s, 10m or 1h30m";
/** Reads a duration as seconds; undefined where it is none. */
function secondsOf(text) {
    const parts = FORM.exec(text);
    if (parts === null || text === "")
        return undefined;
    return _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNITS */ .QN.reduce((sum, unit, index) => sum + (Number(parts[index + 1] ?? 0) * _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7[unit]) / 1000, 0);
}
/** Seconds in the form in which a scenario writes them, to the second: `1h30m`, `2m5s`, `0s`. */
function written(seconds) {
    let left = Math.round(seconds);
    const parts = _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNITS */ .QN.map((unit) => {
        const size = _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7[unit] / 1000;
        const count = Math.floor(left / size);
        left -= count * size;
        return count === 0 ? "" : `${count}${unit}`;
    });
    return parts.join("") || "0s";
}


/***/ }),

/***/ 540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ scenarioText),
/* harmony export */   y: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4618);
/* harmony import */ var _ready_made_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6008);
/** The files that flags name: read whole, or refused in the words of the flag. */




/** The text of a scenario, and what its messages call it. */
async function scenarioText(given) {
    const text = _ready_made_js__WEBPACK_IMPORTED_MODULE_2__/* .READY_MADE */ .c.get(given);
    if (text !== undefined)
        return { name: given, text };
    const isWord = /^[\w-]+$/.test(given);
    if (!isWord)
        return { name: given, text: await readText(given, "--scenario") };
    const meant = (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .closestName */ .N)(given, _ready_made_js__WEBPACK_IMPORTED_MODULE_2__/* .READY_MADE */ .c.keys());
    const advice = meant === undefined ? "merge-queue simulate --list shows those there are" : `did you mean ${meant}?`;
    return {
        name: given,
        text: await readText(given, "--scenario", `there is no ready-made scenario ${given} either; ${advice}`),
    };
}
/** @throws InputError that names the flag; `more` is what to do about it. */
async function readText(file, flag, more = "") {
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file));
    }
    catch (error) {
        const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
        const why = isMissing ? "does not exist" : `cannot be read (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)})`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`${flag}: ${file} ${why}${more === "" ? "" : `; ${more}`}`], { cause: error });
    }
}


/***/ }),

/***/ 2488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gu: () => (/* binding */ settingCalled),
/* harmony export */   kl: () => (/* binding */ ACTIONS),
/* harmony export */   p4: () => (/* binding */ scenarioForm),
/* harmony export */   pL: () => (/* binding */ unknownSetting)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8532);
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4618);
/* harmony import */ var _faults_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3208);
/* harmony import */ var _world_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(938);
/* harmony import */ var _world_pull_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9948);
/* harmony import */ var _world_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6506);
/* harmony import */ var _durations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3218);
/** The form of a scenario file: what may stand where, and what each value is read as. */








/** A mapping with these keys and no others. */
function section(shape) {
    return (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .re)(shape, "must be a mapping of keys to values");
}
function optional(shape) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .exactPartial */ .zjz(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc(shape)).shape;
}
function items(item) {
    return (0,zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .readonly */ .tBZ(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(item, "must be a list")), []);
}
/** A value that a function makes of what is written; undefined where it takes it for wrong. */
function readBy(allowed, read) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J(), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .transform */ .pdi((given, context) => {
        const value = read(given);
        if (value !== undefined)
            return value;
        context.issues.push({ code: "custom", message: allowed, input: given });
        return zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .NEVER */ .tm;
    }));
}
const durationOf = (given) => (typeof given === "string" ? (0,_durations_js__WEBPACK_IMPORTED_MODULE_4__/* .secondsOf */ .TM)(given) : given === 0 ? 0 : undefined);
const duration = readBy(_durations_js__WEBPACK_IMPORTED_MODULE_4__/* .DURATION */ .ft, durationOf);
const A_DAY = `${_durations_js__WEBPACK_IMPORTED_MODULE_4__/* .DURATION */ .ft}, of a day at most`;
const testSecondsOf = (given) => {
    const seconds = durationOf(given);
    return seconds !== undefined && seconds <= _world_pull_request_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_TEST_SECONDS */ .ID ? seconds : undefined;
};
const testDuration = readBy(A_DAY, testSecondsOf);
/** `10m`, or `5m to 20m` for one between the two. */
const testDurations = readBy(`${A_DAY}, or a range such as 5m to 20m`, (given) => {
    const ends = typeof given === "string" ? given.split(" to ") : [given];
    const [least, most = least, ...more] = ends.map(testSecondsOf);
    const isRange = more.length === 0 && ends.every((end) => testSecondsOf(end) !== undefined);
    return isRange && least !== undefined && most !== undefined && least <= most ? { least, most } : undefined;
});
/** GitHub's numbers, as far as a person writes them. */
const number = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .integerFrom */ .bn)(1, 1_000_000);
const share = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .numberFrom */ .UB)(0, 1);
/** A share, where `true` is always and `false` never. */
const chance = readBy("must be a number from 0 to 1, true or false", (given) => typeof given === "boolean"
    ? Number(given)
    : typeof given === "number" && given >= 0 && given <= 1
        ? given
        : undefined);
/** One number, or a list of numbers. */
function oneOrMore(rule) {
    return readBy(rule, (given) => {
        const list = Array.isArray(given) ? given : [given];
        const read = list.map((each) => number.safeParse(each).data).filter((each) => each !== undefined);
        return read.length === list.length ? read : undefined;
    });
}
const numbersRule = "must be the number of a pull request, or a list of them";
const numbers = oneOrMore(numbersRule);
const ordinals = oneOrMore("must be which of its test runs, such as 1 for the first, or a list of them");
const PRIORITIES = ["urgent", "high", "medium", "low"];
const priority = readBy(`must be one of ${PRIORITIES.join(", ")}, or a whole number from 0 to 255`, (given) => {
    const isName = typeof given === "string" && PRIORITIES.includes(given);
    const isNumber = typeof given === "number" && Number.isInteger(given) && given >= 0 && given <= 255;
    return isName || isNumber ? (0,_world_pull_request_js__WEBPACK_IMPORTED_MODULE_2__/* .readPriority */ .Z8)(given).value : undefined;
});
const ALL = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz("ALL");
const names = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .readonly */ .tBZ(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_world_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq));
const targets = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([ALL, names], "must be ALL or a list of names");
/** So many of so many names, by chance. */
const someTargets = section({ of: (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .integerFrom */ .bn)(1, 100_000), each: (0,zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf)((0,_world_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .integerFrom */ .bn)(0, 1000), 1) });
const drawnTargets = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([ALL, names, someTargets], "must be ALL, a list of names, or { of: 20, each: 2 }");
/** What may be said about a change from its first commit on, or from a later one on. */
const change = optional({
    tests: testDuration,
    broken: _world_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt,
    flaky: share,
    silent: _world_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt,
    "conflicts-with": numbers,
    "conflicts-in-text": numbers,
    targets,
    "up-to-date": _world_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt,
});
const submission = optional({ priority, "no-batch": _world_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt });
const neverOr = readBy(`${_durations_js__WEBPACK_IMPORTED_MODULE_4__/* .DURATION */ .ft}, or never`, (given) => (given === "never" ? "never" : durationOf(given)));
const pullRequest = section({
    ...optional({ number, title: _world_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, submit: neverOr }),
    ...change,
    ...submission,
    ...optional({ "flaky-runs": ordinals }),
});
/** Settings of a queue by the API's names, or the same in kebab-case as the rest of a scenario. */
const settings = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J(), "must be a mapping of settings"), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .transform */ .pdi((given, context) => {
    const read = {};
    for (const [key, value] of Object.entries(given)) {
        const refuse = (message) => context.issues.push({ code: "custom", path: [key], message, input: given });
        const name = settingCalled(key);
        if (name === undefined) {
            refuse(unknownSetting(key));
            continue;
        }
        const result = (0,_world_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .readSetting */ .LA)(name, value);
        if (result.ok)
            read[name] = result.value;
        else
            refuse(result.rule);
    }
    return read;
}));
/** A setting by the API's name or by that in kebab-case. */
function settingCalled(written) {
    const name = written.replace(/-([a-z])/g, (_dash, letter) => letter.toUpperCase());
    return _world_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .SETTING_NAMES */ .OI.find((each) => each === name);
}
function unknownSetting(written) {
    const meant = (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_7__/* .closestName */ .N)(written, _world_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .SETTING_NAMES */ .OI);
    return meant === undefined
        ? `is not a setting; the settings are ${_world_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .SETTING_NAMES */ .OI.join(", ")}`
        : `is not a setting; did you mean ${meant}?`;
}
const PHASES = { pause: "paused", resume: "running", drain: "draining" };
const TO_QUEUE = "must be pause, resume, drain, or a mapping of settings";
const phase = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL((0,_world_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(["pause", "resume", "drain"]), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .transform */ .pdi((word) => PHASES[word]));
const toQueue = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J(), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .transform */ .pdi((given, context) => {
    const isMapping = typeof given === "object" && given !== null && !Array.isArray(given);
    const { data, error } = (isMapping ? settings : phase).safeParse(given);
    if (data !== undefined)
        return data;
    if (!isMapping)
        context.issues.push({ code: "custom", message: TO_QUEUE, input: given });
    else
        for (const { path, message } of error?.issues ?? [])
            context.issues.push({ code: "custom", path, message, input: given });
    return zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .NEVER */ .tm;
}));
/** What an event can do; each needs one of these, and only one. */
const ACTIONS = {
    push: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz("target"), numbers], `${numbersRule}; or target, for the branch of the queue`),
    submit: numbers,
    cancel: numbers,
    close: numbers,
    restart: numbers,
    "merge-by-hand": numbers,
    change: numbers,
    queue: toQueue,
};
const event = section({ at: duration, ...optional(ACTIONS), ...change, ...submission });
const MOST_GENERATED = 100_000;
const generator = section({
    count: (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .integerFrom */ .bn)(1, MOST_GENERATED),
    ...optional({
        title: _world_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
        from: duration,
        /** One after the other at this distance, or by chance so many an hour; all at once where neither is said. */
        every: duration,
        "per-hour": (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .numberFrom */ .UB)(0.001, 100_000),
        tests: testDurations,
        broken: chance,
        flaky: share,
        /** How likely its tests fail together with the one that was generated before it. */
        conflicting: chance,
        targets: drawnTargets,
        ...submission,
    }),
});
const fault = section({ at: duration, ..._faults_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .faultSpec */ .A.shape });
const scenarioForm = section({
    ...optional({
        about: _world_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
        seed: (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .integerFrom */ .bn)(0, 4_294_967_295),
        /** How long the tests of a change take that does not say it. */
        tests: testDuration,
        /** How likely a test run fails by chance, whatever it contains. */
        flaky: share,
        until: duration,
        queue: settings,
    }),
    "pull-requests": items(pullRequest),
    generate: items(generator),
    events: items(event),
    faults: items(fault),
});


/***/ }),

/***/ 7735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rn: () => (/* binding */ randomOf),
/* harmony export */   Up: () => (/* binding */ pick),
/* harmony export */   XM: () => (/* binding */ sample)
/* harmony export */ });
/** A stream of its own for each seed and each `stream` of it, so that what one draws leaves the others as they are. */
function randomOf(seed, stream) {
    let state = Math.imul(seed + 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(stream + 1, 0xc2b2_ae35);
    return () => {
        state = (state + 0x6d2b_79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
}
/** One of a list that is not empty. */
function pick(random, items) {
    return items[Math.floor(random() * items.length)];
}
/** Some of a list, no item twice. */
function sample(random, items, count) {
    const left = [...items];
    return Array.from({ length: Math.min(count, items.length) }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}


/***/ }),

/***/ 8443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readScenario),
/* harmony export */   c: () => (/* binding */ numbersOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4618);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1304);
/* harmony import */ var _world_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(938);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2488);





const PROBLEMS_SHOWN = 10;
/** @throws InputError for what is no scenario; `name` is what its messages call the file. */
async function readScenario(text, name) {
    const { value, lineOf } = await readYaml(text, name);
    const result = _format_js__WEBPACK_IMPORTED_MODULE_2__/* .scenarioForm */ .p4.safeParse(value);
    const problems = result.success
        ? problemsBetween(result.data)
        : result.error.issues.flatMap((issue) => problemsOf(issue, value));
    if (result.success && problems.length === 0)
        return result.data;
    const lines = problems
        .map((problem) => ({ ...problem, line: lineOf(problem.path) }))
        .toSorted((one, other) => one.line - other.line)
        .map(({ line, path, text: wrong }) => `${name} line ${line}${path.length === 0 ? "" : `, ${asWritten(path)}`}: ${wrong}`);
    const more = lines.length > PROBLEMS_SHOWN ? [`and ${lines.length - PROBLEMS_SHOWN} more`] : [];
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([...lines.slice(0, PROBLEMS_SHOWN), ...more]);
}
async function readYaml(text, name) {
    const yaml = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const lines = new yaml.LineCounter();
    const document = yaml.parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: "error" });
    const [error] = document.errors;
    if (error !== undefined) {
        // The parser's own words are advice on how to call it.
        const wrong = error.code === "MULTIPLE_DOCS" ? "must be one YAML document; another one begins here" : error.message;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([`${name} line ${lines.linePos(error.pos[0]).line}: ${wrong}`], { cause: error });
    }
    const offsetOf = (path) => {
        const parent = path.length === 0 ? undefined : document.getIn(path.slice(0, -1), true);
        const pairs = yaml.isMap(parent) ? parent.items : [];
        // A key stands where its value may begin lines below.
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
        // An alias without its anchor, or aliases of aliases that stand for more than fits.
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([`${name}: ${cause instanceof Error ? cause.message : "cannot be read"}`], { cause });
    }
}
function problemsOf(issue, whole) {
    const { path, message } = issue;
    if (issue.code === "unrecognized_keys") {
        const known = message.split(" ");
        return issue.keys.map((key) => ({ path: [...path, key], text: unknownKey(key, known) }));
    }
    // What is wrong about a name needs no telling what its value is.
    if (message.startsWith("is not"))
        return [{ path, text: message }];
    const found = valueAt(whole, path);
    return [
        {
            path,
            text: found === undefined ? `is missing; it ${message}` : `${message}; got ${shown(found)}${advice(found, message)}`,
        },
    ];
}
function unknownKey(key, known) {
    const meant = (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .closestName */ .N)(key, known);
    return meant === undefined
        ? `is not known; the keys here are ${known.join(", ")}`
        : `is not known; did you mean ${meant}?`;
}
function valueAt(value, [key, ...rest]) {
    if (key === undefined)
        return value;
    return typeof value === "object" && value !== null ? valueAt(Reflect.get(value, key), rest) : undefined;
}
const SHOWN_CHARACTERS = 100;
function shown(value) {
    if (value === null)
        return "nothing";
    if (typeof value === "string")
        return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(value);
    const json = jsonOf(value);
    return json === null || json.length > SHOWN_CHARACTERS ? "a long value" : json;
}
/** Null for what contains itself by an alias, which has no end. */
function jsonOf(value) {
    try {
        return JSON.stringify(value);
    }
    catch {
        return null;
    }
}
/** A number without a unit, and a word with a slip. */
function advice(found, message) {
    if (typeof found === "number" && message.includes("a duration"))
        return ` (for minutes write ${found}m)`;
    const [, words = ""] = /one of ([\w, -]+)/.exec(message) ?? [];
    const meant = typeof found === "string" ? (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .closestName */ .N)(found, words.split(", ")) : undefined;
    return meant === undefined || meant === "" ? "" : `; did you mean ${meant}?`;
}
/** `pull-requests[2].tests`, as a person finds it. */
function asWritten(path) {
    return path
        .map((part, index) => (typeof part === "number" ? `[${part + 1}]` : `${index === 0 ? "" : "."}${String(part)}`))
        .join("");
}
const CONFLICTS = ["conflicts-with", "conflicts-in-text"];
/** What is wrong although each value for itself is right. */
function problemsBetween(file) {
    const listed = numbersOf(file["pull-requests"]);
    const total = listed.length + file.generate.reduce((sum, { count }) => sum + count, 0);
    const highest = Math.max(0, ...listed) + total - listed.length;
    const isKnown = (number) => listed.includes(number) || (number <= highest && number > Math.max(0, ...listed));
    const unknown = (path, given = []) => given.filter((number) => !isKnown(number)).map((number) => ({ path, text: `there is no pull request ${number}` }));
    const twice = listed.flatMap((number, index) => listed.indexOf(number) === index
        ? []
        : [{ path: ["pull-requests", index], text: `the number ${number} is there twice` }]);
    const conflicts = (change, of, path) => CONFLICTS.flatMap((key) => [
        ...unknown([...path, key], change[key]),
        ...(change[key] ?? [])
            .filter((number) => of.includes(number))
            .map((number) => ({ path: [...path, key], text: `pull request ${number} cannot conflict with itself` })),
    ]);
    return [
        ...(total === 0
            ? [{ path: [], text: "has no pull request: list some under pull-requests, or generate them" }]
            : []),
        ...twice,
        ...file["pull-requests"].flatMap((each, index) => conflicts(each, listed.slice(index, index + 1), ["pull-requests", index])),
        ...file.generate.flatMap((each, index) => each.every === undefined || each["per-hour"] === undefined
            ? []
            : [{ path: ["generate", index, "per-hour"], text: "cannot stand beside every; take one of them" }]),
        ...file.events.flatMap((event, index) => [
            ...problemsOfEvent(event, ["events", index]),
            ...conflicts(event, [...numbersIn(event.push), ...numbersIn(event.change)], ["events", index]),
            ...actionsOf(event).flatMap((action) => unknown(["events", index, action], numbersIn(event[action]))),
        ]),
    ];
}
/** The numbers of pull requests that are listed: one that says none has the next after the one before it. */
function numbersOf(listed) {
    let last = 0;
    return listed.map(({ number = last + 1 }) => {
        last = number;
        return number;
    });
}
const ACTION_NAMES = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .keysOf */ .YD)(_format_js__WEBPACK_IMPORTED_MODULE_2__/* .ACTIONS */ .kl);
function actionsOf(event) {
    return ACTION_NAMES.filter((name) => event[name] !== undefined);
}
function numbersIn(value) {
    return Array.isArray(value) ? value.filter((each) => typeof each === "number") : [];
}
/** Where an event may say what is different about a change, or about a submission. */
const OF_SUBMISSIONS = new Set(["priority", "no-batch"]);
function problemsOfEvent(event, path) {
    const [action, second] = actionsOf(event);
    if (action === undefined)
        return [{ path, text: `does nothing; say one of ${ACTION_NAMES.join(", ")}` }];
    if (second !== undefined) {
        return [{ path: [...path, second], text: `cannot stand beside ${action}; write two events of the same time` }];
    }
    const more = Object.keys(event).filter((key) => key !== "at" && key !== action);
    const isOfChange = action === "change" || (action === "push" && event.push !== "target");
    const fits = (key) => (OF_SUBMISSIONS.has(key) ? action === "submit" : isOfChange);
    const wrong = more.filter((key) => !fits(key));
    if (action === "change" && more.length === 0) {
        return [{ path, text: "changes nothing; say what is different, such as broken: false" }];
    }
    return wrong.map((key) => ({
        path: [...path, key],
        text: `means nothing beside ${action}; it belongs to ${OF_SUBMISSIONS.has(key) ? "submit" : "push or change"}`,
    }));
}


/***/ }),

/***/ 6008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ READY_MADE)
/* harmony export */ });
/** The scenarios that ship with the program, by the word that `--scenario` takes. Each file begins with what it shows. */
const TEXTS = {
    "broken-at-the-head": `
about: The first of three is broken. It is ejected, and the two behind it are tested again without it.
queue: { concurrency: 3 }
pull-requests:
  - broken: true
  - {}
  - {}
`,
    "broken-behind": `
about: The second is broken, and fails while the first is still tested. Who is at fault is decided after that one.
queue: { concurrency: 4 }
pull-requests:
  - tests: 20m
  - { tests: 5m, broken: true }
  - {}
`,
    optimistic: `
about: Optimistic merging. The tests of the third pass first; they contain the two ahead, so all three are merged.
queue: { concurrency: 3, can-optimistically-merge: true }
pull-requests:
  - tests: 30m
  - tests: 20m
  - {}
`,
    "flake-cleared": `
about: A flaky test fails. With a pending failure depth the queue waits for those behind, whose tests clear it.
seed: 1
queue: { concurrency: 3, can-optimistically-merge: true, pending-failure-depth: 1 }
pull-requests:
  - flaky: 0.3
  - submit: 5m
`,
    "batch-fails": `
about: A batch of four fails. Its bisection names the broken one, and the other three are merged.
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
about: Two pull requests pass alone and fail together. The later one is ejected, before it breaks the branch.
queue: { concurrency: 3 }
pull-requests:
  - {}
  - conflicts-with: 1
  - {}
`,
    lanes: `
about: Parallel mode. Front end and back end do not wait for each other; a change of ALL waits for both.
queue: { mode: parallel, concurrency: 5 }
pull-requests:
  - { tests: 20m, targets: [front] }
  - { targets: [back] }
  - { submit: 1m, targets: ALL }
  - { submit: 2m, targets: [docs] }
  - { submit: 3m, targets: [] }
`,
    urgent: `
about: An urgent pull request skips the line. Tests that run are stopped, and begin again on top of it.
queue: { concurrency: 2 }
pull-requests:
  - {}
  - {}
  - { submit: 5m, priority: urgent }
`,
    push: `
about: Somebody pushes to a pull request while it is tested. It leaves the queue, and has to be submitted again.
queue: { concurrency: 3 }
pull-requests:
  - {}
  - {}
events:
  - { at: 4m, push: 1 }
  - { at: 6m, submit: 1 }
`,
    pause: `
about: A paused queue. Tests that run go on; nothing starts and nothing is merged until it is resumed.
queue: { concurrency: 1 }
pull-requests:
  - {}
  - {}
events:
  - { at: 5m, queue: pause }
  - { at: 1h, queue: resume }
`,
    timeout: `
about: A required check of the first is never reported. After the queue's timeout it is ejected.
queue: { concurrency: 2, testing-timeout-minutes: 30 }
pull-requests:
  - silent: true
  - {}
`,
    "text-conflict": `
about: Two pull requests change the same lines. The test branch of the later one cannot be made.
queue: { concurrency: 2 }
pull-requests:
  - {}
  - conflicts-in-text: 1
  - {}
`,
    "broken-service": `
about: For merge-queue serve. The API answers with errors for a while, as it would in an outage.
queue: { concurrency: 2 }
pull-requests:
  - {}
  - submit: never
faults:
  - { at: 1m, endpoint: "*", times: 20, fault: { kind: status, status: 503 } }
`,
    "saturated-day": `
about: A day with more than the queue can take. One change in twenty is broken, and some tests are flaky.
flaky: 0.02
queue: { concurrency: 5 }
generate:
  - { count: 300, per-hour: 30, tests: 15m to 30m, broken: 0.05 }
`,
};
const READY_MADE = new Map(Object.entries(TEXTS).map(([word, text]) => [word, text.trimStart()]));


/***/ })

};
