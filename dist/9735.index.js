export const id = 9735;
export const ids = [9735];
export const modules = {

/***/ 4409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fN: () => (/* binding */ LONGEST_PATH),
  fU: () => (/* binding */ globMatcher),
  TH: () => (/* binding */ loadPicomatch)
});

// UNUSED EXPORTS: longestForPlatform

;// CONCATENATED MODULE: ./lib/src/globs/bounded-match.js
/**
 * A matcher for the source of a regular expression without flags, in time proportional to the text: it visits no pair
 * of state and place twice. The platform's matcher backtracks, which names of a stranger's files can exploit.
 * Undefined for look-behinds, back references and word boundaries.
 */
function boundedMatcher(source) {
    const reader = { source, steps: [], at: 0 };
    try {
        const whole = readChoice(reader);
        if (reader.at < source.length)
            throw new Unreadable();
        const first = whole(add(reader, { kind: "found" }));
        return (text) => createRun(reader.steps, text)(first, 0);
    }
    catch (error) {
        if (error instanceof Unreadable)
            return undefined;
        throw error;
    }
}
function add({ steps }, step) {
    return steps.push(step) - 1;
}
class Unreadable extends Error {
}
const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[^1-9bBkuxc])/y;
const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
const COUNT = /\{\d+(?:,\d*)?\}/y;
const OPENING = /\((?:\?[:=!])?/y;
/** Each repetition is written out; picomatch needs two. */
const MOST_TIMES = 16;
function readChoice(reader) {
    const branches = [readSequence(reader)];
    while (take(reader, "|"))
        branches.push(readSequence(reader));
    const [first] = branches;
    if (branches.length === 1 && first !== undefined)
        return first;
    return (next) => add(reader, { kind: "fork", nexts: branches.map((branch) => branch(next)) });
}
function readSequence(reader) {
    const { source } = reader;
    const parts = [];
    while (reader.at < source.length && source[reader.at] !== "|" && source[reader.at] !== ")")
        parts.push(readRepeated(reader, readAtom(reader)));
    return inSequence(parts);
}
function inSequence(parts) {
    return (next) => parts.reduceRight((after, part) => part(after), next);
}
function readRepeated(reader, part) {
    const sign = reader.source[reader.at];
    if (sign === "{") {
        const count = matchAt(reader, COUNT);
        return count === undefined ? part : counted(reader, part, count.slice(1, -1).split(","));
    }
    if (sign !== "*" && sign !== "+" && sign !== "?")
        return part;
    reader.at += 1;
    // Greedy or lazy makes no difference when only the end counts.
    take(reader, "?");
    if (sign === "?")
        return optional(reader, part);
    return (next) => {
        const nexts = [next];
        const again = add(reader, { kind: "fork", nexts });
        const body = part(again);
        nexts.push(body);
        return sign === "+" ? body : again;
    };
}
function optional(reader, part) {
    return (next) => add(reader, { kind: "fork", nexts: [part(next), next] });
}
function counted(reader, part, [least = "", most = least]) {
    if (most === "" || Number(most) > MOST_TIMES)
        throw new Unreadable();
    return inSequence(Array.from({ length: Number(most) }, (_, time) => (time < Number(least) ? part : optional(reader, part))));
}
function readAtom(reader) {
    const { source, at } = reader;
    const first = source.charAt(at);
    switch (first) {
        case "[":
            return unitPart(reader, unitTest(matchAt(reader, CLASS) ?? unreadable()));
        case "\\":
            return unitPart(reader, unitTest(matchAt(reader, ESCAPE) ?? unreadable()));
        case "(":
            return readGroup(reader);
        case "?":
            // A group of another kind.
            return unreadable();
    }
    reader.at += 1;
    if (first === ".")
        return unitPart(reader, unitTest("."));
    if (first === "^" || first === "$") {
        const kind = first === "^" ? "start" : "end";
        return (next) => add(reader, { kind, next });
    }
    const wanted = source.charCodeAt(at);
    return unitPart(reader, (given) => given === wanted);
}
function unitPart(reader, fits) {
    return (next) => add(reader, { kind: "unit", fits, next });
}
function readGroup(reader) {
    const opening = matchAt(reader, OPENING);
    const within = readChoice(reader);
    if (!take(reader, ")"))
        throw new Unreadable();
    if (opening !== "(?=" && opening !== "(?!")
        return within;
    return (next) => {
        const first = within(add(reader, { kind: "found" }));
        return add(reader, { kind: "look", first, wanted: opening === "(?=", next });
    };
}
function take(reader, text) {
    const isNext = reader.source.startsWith(text, reader.at);
    if (isNext)
        reader.at += text.length;
    return isNext;
}
function matchAt(reader, pattern) {
    pattern.lastIndex = reader.at;
    const found = pattern.exec(reader.source)?.[0];
    if (found !== undefined)
        reader.at += found.length;
    return found;
}
function unreadable() {
    throw new Unreadable();
}
const UNIT_TESTS = new Map();
/** Asks the platform once for each usual unit; thousands of patterns share a few kinds. */
function unitTest(source) {
    const known = UNIT_TESTS.get(source);
    if (known !== undefined)
        return known;
    const pattern = new RegExp(`^${source}$`);
    const asked = (unit) => pattern.test(String.fromCharCode(unit));
    const usual = Array.from({ length: 128 }, (_, unit) => asked(unit));
    const made = (unit) => usual[unit] ?? asked(unit);
    UNIT_TESTS.set(source, made);
    return made;
}
function createRun(steps, text) {
    const width = text.length + 1;
    /** Pairs of a step and a place that lead nowhere, or are under way. */
    const seen = new Uint8Array(steps.length * width);
    const looks = new Map();
    return search;
    /** True when a place leads from this step to the end of its part. */
    function search(first, place) {
        const open = [];
        const trail = [];
        const reach = (step, at) => {
            const pair = step * width + at;
            if (seen[pair] === 1)
                return;
            seen[pair] = 1;
            trail.push(pair);
            open.push(pair);
        };
        reach(first, place);
        for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
            const at = pair % width;
            const step = steps[(pair - at) / width];
            if (step === undefined)
                throw new Error("There is no such step.");
            switch (step.kind) {
                case "unit":
                    if (at < text.length && step.fits(text.charCodeAt(at)))
                        reach(step.next, at + 1);
                    break;
                case "fork":
                    for (const next of step.nexts)
                        reach(next, at);
                    break;
                case "start":
                case "end":
                    if (at === (step.kind === "start" ? 0 : text.length))
                        reach(step.next, at);
                    break;
                case "look":
                    if (lookAt(step.first, at) === step.wanted)
                        reach(step.next, at);
                    break;
                case "found":
                    // The pairs on the way may lead elsewhere too.
                    for (const each of trail)
                        seen[each] = 0;
                    return true;
            }
        }
        return false;
    }
    function lookAt(first, place) {
        const pair = first * width + place;
        const known = looks.get(pair);
        if (known !== undefined)
            return known;
        const found = search(first, place);
        looks.set(pair, found);
        return found;
    }
}

;// CONCATENATED MODULE: ./lib/src/globs/glob.js

async function loadPicomatch() {
    return (await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 4006, 19))).default;
}
/** No system has longer paths. */
const LONGEST_PATH = 4096;
/** Matches in bounded time, since strangers name files. Returns undefined for an invalid pattern. */
function globMatcher(glob, options, compile) {
    const pattern = compile.makeRe(glob, options);
    if (pattern.source === NOTHING.source)
        return undefined;
    const isSuspect = /[(\\]|\.\./.test(glob);
    let bounded = isSuspect ? boundedMatcher(pattern.source) : undefined;
    if (isSuspect && bounded === undefined)
        return undefined;
    const quick = longestForPlatform(pattern.source);
    return (name) => {
        if (name.length <= quick)
            return pattern.test(name);
        if (name.length > LONGEST_PATH)
            return false;
        bounded ??= boundedMatcher(pattern.source);
        if (bounded === undefined)
            throw new Error(`Nobody can read ${pattern.source}.`);
        return bounded(name);
    };
}
const NOTHING = /$^/;
/** Number of ways that the platform's matcher may try in about the time of the bounded one. */
const MOST_WAYS = 20_000;
/** Look-aheads of picomatch at `.` and `..`, which end after a few characters. */
const AT_DOTS = /\(\?!(?:\(\?:\^\|\\\/\))?\\\.\{1,2\}\(\?:\\\/\|\$\)\)/g;
/** Returns the longest text for the platform's own matcher, which is faster on most. */
function longestForPlatform(source) {
    const bare = source.replace(AT_DOTS, "").replaceAll("(?:.)*", ".*");
    // A star within a star has countless ways.
    if (/\)[*+{]/.test(bare))
        return 0;
    const stars = bare.match(/[*+]/g)?.length ?? 0;
    const choices = choicesIn(bare);
    if (stars === 0)
        return choices <= MOST_WAYS ? Number.POSITIVE_INFINITY : 0;
    let length = 0;
    let ways = stars + 1;
    while (length < LONGEST_PATH && ways * choices <= MOST_WAYS) {
        length += 1;
        ways *= (length + 1 + stars) / (length + 1);
    }
    return length;
}
/** Upper bound of the ways through the branches. */
function choicesIn(source) {
    let choices = 1;
    const open = [1];
    let before = "";
    for (const [part] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gs)) {
        if (part === "(")
            open.push(1);
        else if (part === "|")
            open.push((open.pop() ?? 1) + 1);
        else if (part === ")")
            choices *= open.pop() ?? 1;
        // Marks of groups and of lazy stars are no optional parts.
        else if (part === "?" && !"(*+".includes(before))
            choices *= 2;
        before = part;
    }
    return open.reduce((product, branches) => product * branches, choices);
}


/***/ }),

/***/ 9735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   filePatternProblems: () => (/* binding */ filePatternProblems),
/* harmony export */   filterTests: () => (/* binding */ filterTests),
/* harmony export */   groupByOwner: () => (/* binding */ groupByOwner),
/* harmony export */   oldestDays: () => (/* binding */ oldestDays),
/* harmony export */   oldestFirst: () => (/* binding */ oldestFirst),
/* harmony export */   withAge: () => (/* binding */ withAge)
/* harmony export */ });
/* harmony import */ var _globs_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4409);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8215);



/** A time without a zone is UTC (the service's document, "Quarantined test"). */
function withAge(test, nowMs) {
    const { quarantined_at: since, codeowners, status, quarantine_setting: setting } = test;
    const ageMs = ageAt(nowMs, since ?? "");
    return {
        test,
        /** Undefined if unknown. */
        ageMs,
        days: ageMs === undefined ? undefined : Math.floor(ageMs / _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .UNIT_MS */ .k7.d),
        /** Day in UTC; the service's text if it is no time. */
        since: ageMs === undefined ? (since ?? "") : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .dayOf */ .kb)(since ?? ""),
        owners: (codeowners ?? []).map((owner) => owner.trim()).filter((owner) => ownerKey(owner) !== ""),
        /** In lower case. */
        states: [status, setting].map((word) => (word ?? "").toLowerCase()),
    };
}
function ageAt(nowMs, quarantinedAt) {
    const since = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(quarantinedAt);
    if (since === undefined)
        return undefined;
    const ageMs = nowMs - since.ms;
    // Clocks may differ a little; a time further ahead is invalid.
    return ageMs < -_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .UNIT_MS */ .k7.d ? undefined : Math.max(0, ageMs);
}
/** Known ages first. */
function oldestFirst(tests) {
    return tests.toSorted((a, b) => (b.ageMs ?? -1) - (a.ageMs ?? -1));
}
function oldestDays(tests) {
    return oldestFirst(tests)[0]?.days;
}
/** Git hosts ignore case and the `@`. */
function ownerKey(owner) {
    return owner.trim().replace(/^@/, "").toLowerCase();
}
/** By name; tests without owner come last. A test with several owners is in each group. */
function groupByOwner(tests) {
    const groups = new Map();
    for (const aged of tests) {
        for (const owner of aged.owners) {
            const group = groups.get(ownerKey(owner)) ?? { owner, tests: [] };
            groups.set(ownerKey(owner), group);
            // A test may name an owner twice.
            if (group.tests.at(-1) !== aged)
                group.tests.push(aged);
        }
    }
    const byName = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
    const ownerless = tests.filter(({ owners }) => owners.length === 0);
    return [...byName, ...(ownerless.length === 0 ? [] : [{ owner: undefined, tests: ownerless }])];
}
async function filterTests(tests, { codeOwners, filePatterns, olderThan }) {
    const wanted = new Set(codeOwners?.map(ownerKey));
    const isInFiles = filePatterns === undefined ? () => true : await fileMatcher(filePatterns);
    return tests.filter(({ test, ageMs, owners }) => (codeOwners === undefined || owners.some((owner) => wanted.has(ownerKey(owner)))) &&
        // An unknown age is not taken for a recent one.
        (olderThan === undefined || ageMs === undefined || ageMs > olderThan) &&
        isInFiles(asPath(test.file ?? "").replaceAll("\\", "/")));
}
async function filePatternProblems(patterns) {
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .loadPicomatch */ .TH)();
    return patterns
        .filter((pattern) => readFilePattern(pattern, picomatch) === undefined)
        .map((pattern) => (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)("file-pattern", `${JSON.stringify(pattern)} is no pattern; look at its brackets and braces.`));
}
async function fileMatcher(patterns) {
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .loadPicomatch */ .TH)();
    const matchers = patterns.map((pattern) => readFilePattern(pattern, picomatch));
    return (path) => matchers.some((fits) => fits?.(path));
}
/** A glob without a slash matches the last part of the path, as in `.gitignore`. */
function readFilePattern(text, picomatch) {
    const pattern = asPath(text);
    // Independent of this system.
    const fits = (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .fU)(pattern, { dot: true, windows: false }, picomatch);
    if (fits === undefined)
        return undefined;
    const ofName = !pattern.includes("/");
    return (path) => path !== "" && (path === pattern || fits(ofName ? path.slice(path.lastIndexOf("/") + 1) : path));
}
function asPath(text) {
    return text.replace(/^(?:\.[\\/]+)+(?=.)/, "");
}


/***/ })

};
