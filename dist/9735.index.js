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
 * Compiles the source of a regular expression to a matcher with linear time: it visits each pair of step and position
 * once. Names of untrusted files could exploit the backtracking of the platform's matcher. Returns undefined for
 * look-behinds, back references and word boundaries.
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
/** Limit for counted repetitions, which become separate steps; picomatch needs two. */
const MAX_REPETITIONS = 16;
function readChoice(reader) {
    const branches = [readSequence(reader)];
    while (skip(reader, "|"))
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
        parts.push(readRepetition(reader, readAtom(reader)));
    return inSequence(parts);
}
function inSequence(parts) {
    return (next) => parts.reduceRight((after, part) => part(after), next);
}
function readRepetition(reader, part) {
    const sign = reader.source[reader.at];
    if (sign === "{") {
        const count = matchAt(reader, COUNT);
        return count === undefined ? part : repeated(reader, part, count.slice(1, -1).split(","));
    }
    if (sign !== "*" && sign !== "+" && sign !== "?")
        return part;
    reader.at += 1;
    // Greedy and lazy repetitions match the same texts.
    skip(reader, "?");
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
function repeated(reader, part, [least = "", most = least]) {
    if (most === "" || Number(most) > MAX_REPETITIONS)
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
            // An unsupported kind of group.
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
    if (!skip(reader, ")"))
        throw new Unreadable();
    if (opening !== "(?=" && opening !== "(?!")
        return within;
    return (next) => {
        const first = within(add(reader, { kind: "found" }));
        return add(reader, { kind: "look", first, wanted: opening === "(?=", next });
    };
}
function skip(reader, text) {
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
function unitTest(source) {
    const pattern = new RegExp(`^${source}$`);
    return (unit) => pattern.test(String.fromCharCode(unit));
}
function createRun(steps, text) {
    const width = text.length + 1;
    /** Visited pairs of a step and a position. */
    const seen = new Uint8Array(steps.length * width);
    const looks = new Map();
    return search;
    /** True when the text matches from a step and a position to the end of the part. */
    function search(first, position) {
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
        reach(first, position);
        for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
            const at = pair % width;
            const step = steps[(pair - at) / width];
            if (step === undefined)
                throw new Error("The step does not exist.");
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
                    // Other searches may visit these pairs again.
                    for (const each of trail)
                        seen[each] = 0;
                    return true;
            }
        }
        return false;
    }
    function lookAt(first, position) {
        const pair = first * width + position;
        const known = looks.get(pair);
        if (known !== undefined)
            return known;
        const found = search(first, position);
        looks.set(pair, found);
        return found;
    }
}

;// CONCATENATED MODULE: ./lib/src/globs/glob.js

async function loadPicomatch() {
    return (await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 4006, 19))).default;
}
/** Length of the longest path on any system. */
const LONGEST_PATH = 4096;
/** Returns a matcher with bounded time, because untrusted authors name files; undefined for an invalid pattern. */
function globMatcher(glob, options, compile) {
    const pattern = compile.makeRe(glob, options);
    if (pattern.source === NOTHING.source)
        return undefined;
    const isRisky = /[(\\]|\.\./.test(glob);
    let bounded = isRisky ? boundedMatcher(pattern.source) : undefined;
    if (isRisky && bounded === undefined)
        return undefined;
    const safeLength = longestForPlatform(pattern.source);
    return (name) => {
        if (name.length <= safeLength)
            return pattern.test(name);
        if (name.length > LONGEST_PATH)
            return false;
        bounded ??= boundedMatcher(pattern.source);
        if (bounded === undefined)
            throw new Error(`The pattern ${pattern.source} is not readable.`);
        return bounded(name);
    };
}
const NOTHING = /$^/;
/** Number of attempts of the platform's matcher that cost about as much as the bounded matcher. */
const MAX_ATTEMPTS = 20_000;
/** Matches the look-aheads of picomatch for `.` and `..`, which need a few characters only. */
const AT_DOTS = /\(\?!(?:\(\?:\^\|\\\/\))?\\\.\{1,2\}\(\?:\\\/\|\$\)\)/g;
/** Returns the maximum text length for the platform's matcher, which is faster on most texts. */
function longestForPlatform(source) {
    const bare = source.replace(AT_DOTS, "").replaceAll("(?:.)*", ".*");
    // Nested stars need exponential time.
    if (/\)[*+{]/.test(bare))
        return 0;
    const stars = bare.match(/[*+]/g)?.length ?? 0;
    const choices = countChoices(bare);
    if (stars === 0)
        return choices <= MAX_ATTEMPTS ? Number.POSITIVE_INFINITY : 0;
    let length = 0;
    let attempts = stars + 1;
    while (length < LONGEST_PATH && attempts * choices <= MAX_ATTEMPTS) {
        length += 1;
        attempts *= (length + 1 + stars) / (length + 1);
    }
    return length;
}
/** Returns an upper bound for the number of ways through the branches. */
function countChoices(source) {
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
        // A question mark after a parenthesis or a star does not mean an optional part.
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
/* harmony import */ var _globs_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4409);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8215);



/** Adds the age at a time. A time of quarantine without a zone is in UTC, as the service documents it. */
function withAge(test, nowMs) {
    const { quarantined_at: since, codeowners, status, quarantine_setting: setting } = test;
    const ageMs = ageAt(nowMs, since ?? "");
    return {
        test,
        ageMs,
        days: ageMs === undefined ? undefined : Math.floor(ageMs / _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.d),
        /** Day in UTC, or the service's text if it is not a time. */
        since: ageMs === undefined ? (since ?? "") : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(since ?? ""),
        owners: (codeowners ?? []).map((owner) => owner.trim()).filter((owner) => ownerKey(owner) !== ""),
        states: [status, setting].map((word) => (word ?? "").toLowerCase()),
    };
}
function ageAt(nowMs, quarantinedAt) {
    const since = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(quarantinedAt);
    if (since === undefined)
        return undefined;
    const ageMs = nowMs - since.ms;
    // Clocks may differ slightly; a time in the far future is invalid.
    return ageMs < -_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.d ? undefined : Math.max(0, ageMs);
}
/** Sorts unknown ages last. */
function oldestFirst(tests) {
    return tests.toSorted((a, b) => (b.ageMs ?? -1) - (a.ageMs ?? -1));
}
function oldestDays(tests) {
    return oldestFirst(tests)[0]?.days;
}
/** Returns equal keys for spellings that Git hosts treat as equal. */
function ownerKey(owner) {
    return owner.trim().replace(/^@/, "").toLowerCase();
}
/** Groups tests by the name of their owner, tests without owner last. A test with several owners is in each group. */
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
        // An unknown age may be old.
        (olderThan === undefined || ageMs === undefined || ageMs > olderThan) &&
        isInFiles(asPath(test.file ?? "").replaceAll("\\", "/")));
}
async function filePatternProblems(patterns) {
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .loadPicomatch */ .TH)();
    return patterns
        .filter((pattern) => readFilePattern(pattern, picomatch) === undefined)
        .map((pattern) => (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)("file-pattern", `${JSON.stringify(pattern)} is not a pattern; check its brackets and braces.`));
}
async function fileMatcher(patterns) {
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .loadPicomatch */ .TH)();
    const matchers = patterns.map((pattern) => readFilePattern(pattern, picomatch));
    return (path) => matchers.some((fits) => fits?.(path));
}
/** Reads a glob. Without a slash it matches the last part of the path, as in `.gitignore`. */
function readFilePattern(text, picomatch) {
    const pattern = asPath(text);
    const fits = (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globMatcher */ .fU)(pattern, { dot: true, windows: false }, picomatch);
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
