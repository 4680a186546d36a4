export const id = 9735;
export const ids = [9735];
export const modules = {

/***/ 4459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ compileLinearTimeMatcher)
/* harmony export */ });
/**
 * Compiles a regular expression to a matcher with linear time. The built-in matcher can take exponential time, and the
 * authors of file names are untrusted. Returns undefined for look-behinds, back references and word boundaries.
 */
function compileLinearTimeMatcher(source) {
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
/** Maximum number of repetitions such as `{2}`. Each repetition is a separate step, and globs need two at most. */
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
    // A question mark here makes the repetition lazy, which does not change the matching texts.
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
            // A question mark here starts a kind of group that this matcher does not support.
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
    /** One flag for each pair of step and position, set after its first visit. */
    const seen = new Uint8Array(steps.length * width);
    const looks = new Map();
    return search;
    /** True when the text from `position` matches the steps from `first`. */
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
                throw new Error("The compiled pattern has no step with this number.");
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
                    // Clears the flags, because a later search may visit the same pairs again.
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


/***/ }),

/***/ 7946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ MAX_PATH_LENGTH),
/* harmony export */   P8: () => (/* binding */ createGlobMatcher),
/* harmony export */   TH: () => (/* binding */ loadPicomatch)
/* harmony export */ });
/* unused harmony export findMaxTextLengthForRegExp */
/* harmony import */ var _bounded_match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4459);

async function loadPicomatch() {
    return (await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 4006, 19))).default;
}
/** Maximum characters of a path on all operating systems. */
const MAX_PATH_LENGTH = 4096;
/**
 * Compiles a glob to a matcher that takes bounded time, because file names are untrusted. Returns undefined for an
 * invalid glob.
 */
function createGlobMatcher(glob, options, compile) {
    const pattern = compile.makeRe(glob, options);
    if (pattern.source === NOTHING.source)
        return undefined;
    const isRisky = /[(\\]|\.\./.test(glob);
    let bounded = isRisky ? (0,_bounded_match_js__WEBPACK_IMPORTED_MODULE_0__/* .compileLinearTimeMatcher */ .Y)(pattern.source) : undefined;
    if (isRisky && bounded === undefined)
        return undefined;
    const safeLength = findMaxTextLengthForRegExp(pattern.source);
    return (name) => {
        if (name.length <= safeLength)
            return pattern.test(name);
        if (name.length > MAX_PATH_LENGTH)
            return false;
        bounded ??= (0,_bounded_match_js__WEBPACK_IMPORTED_MODULE_0__/* .compileLinearTimeMatcher */ .Y)(pattern.source);
        if (bounded === undefined)
            throw new Error(`The pattern ${pattern.source} is not valid.`);
        return bounded(name);
    };
}
const NOTHING = /$^/;
/** Maximum number of attempts of the built-in matcher. With more, the bounded matcher is faster. */
const MAX_ATTEMPTS = 20_000;
/** Look-aheads of picomatch for `.` and `..`. They read only a few characters. */
const AT_DOTS = /\(\?!(?:\(\?:\^\|\\\/\))?\\\.\{1,2\}\(\?:\\\/\|\$\)\)/g;
/**
 * Returns the maximum length of a text for the built-in matcher, which is faster than the bounded matcher on most
 * texts.
 */
function findMaxTextLengthForRegExp(source) {
    const bare = source.replace(AT_DOTS, "").replaceAll("(?:.)*", ".*");
    // The built-in matcher can take exponential time for nested stars.
    if (/\)[*+{]/.test(bare))
        return 0;
    const stars = bare.match(/[*+]/g)?.length ?? 0;
    const choices = countChoices(bare);
    if (stars === 0)
        return choices <= MAX_ATTEMPTS ? Number.POSITIVE_INFINITY : 0;
    let length = 0;
    let attempts = stars + 1;
    while (length < MAX_PATH_LENGTH && attempts * choices <= MAX_ATTEMPTS) {
        length += 1;
        attempts *= (length + 1 + stars) / (length + 1);
    }
    return length;
}
/** Returns an upper bound of the number of ways through the branches of an expression. */
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
        // After a parenthesis or a star, a question mark does not mean an optional part.
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
/* harmony export */   computeQuarantinedTestDetails: () => (/* binding */ computeQuarantinedTestDetails),
/* harmony export */   filterTests: () => (/* binding */ filterTests),
/* harmony export */   findFilePatternProblems: () => (/* binding */ findFilePatternProblems),
/* harmony export */   findOldestTestAgeDays: () => (/* binding */ findOldestTestAgeDays),
/* harmony export */   groupTestsByOwner: () => (/* binding */ groupTestsByOwner),
/* harmony export */   sortTestsByAge: () => (/* binding */ sortTestsByAge)
/* harmony export */ });
/* harmony import */ var _globs_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7946);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8215);



/** Adds the age of a test at `nowMs`. Reads a time without a zone as UTC, as the service documents it. */
function computeQuarantinedTestDetails(test, nowMs) {
    const { quarantined_at: since, codeowners, status, quarantine_setting: setting } = test;
    const ageMs = ageAt(nowMs, since ?? "");
    return {
        test,
        ageMs,
        days: ageMs === undefined ? undefined : Math.floor(ageMs / _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF.d),
        /** Day of the quarantine in UTC, or the service's text if the time is invalid. */
        since: ageMs === undefined ? (since ?? "") : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(since ?? ""),
        owners: (codeowners ?? []).map((owner) => owner.trim()).filter((owner) => ownerKey(owner) !== ""),
        states: [status, setting].map((word) => (word ?? "").toLowerCase()),
    };
}
function ageAt(nowMs, quarantinedAt) {
    const since = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .readIsoTime */ .xT)(quarantinedAt);
    if (since === undefined)
        return undefined;
    const ageMs = nowMs - since.ms;
    // Two clocks may differ by some minutes, so a time in the near future counts as now. A time more than a day ahead is
    // invalid.
    return ageMs < -_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF.d ? undefined : Math.max(0, ageMs);
}
/** Sorts tests by age, the oldest first. Tests of unknown age are last. */
function sortTestsByAge(tests) {
    return tests.toSorted((a, b) => (b.ageMs ?? -1) - (a.ageMs ?? -1));
}
function findOldestTestAgeDays(tests) {
    return sortTestsByAge(tests)[0]?.days;
}
/** Returns the key of a code owner: without `@`, in lower case. Git hosts ignore case in the names of owners. */
function ownerKey(owner) {
    return owner.trim().replace(/^@/, "").toLowerCase();
}
/**
 * Groups tests by owner, sorted by name. A test belongs to the group of each of its owners. The group without an owner
 * is last.
 */
function groupTestsByOwner(tests) {
    const groups = new Map();
    for (const aged of tests) {
        for (const owner of aged.owners) {
            const group = groups.get(ownerKey(owner)) ?? { owner, tests: [] };
            groups.set(ownerKey(owner), group);
            // A test may list the same owner twice.
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
        // A test of unknown age may be old, so the filter includes it.
        (olderThan === undefined || ageMs === undefined || ageMs > olderThan) &&
        isInFiles(asPath(test.file ?? "").replaceAll("\\", "/")));
}
async function findFilePatternProblems(patterns) {
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .loadPicomatch */ .TH)();
    return patterns
        .filter((pattern) => readFilePattern(pattern, picomatch) === undefined)
        .map((pattern) => (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createInputProblem */ .sM)("file-pattern", `${JSON.stringify(pattern)} is not a pattern; check its brackets and braces.`));
}
async function fileMatcher(patterns) {
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .loadPicomatch */ .TH)();
    const matchers = patterns.map((pattern) => readFilePattern(pattern, picomatch));
    return (path) => matchers.some((fits) => fits?.(path));
}
/**
 * Compiles a glob; undefined for an invalid glob. A glob without a slash matches only the file name, as in
 * `.gitignore`.
 */
function readFilePattern(text, picomatch) {
    const pattern = asPath(text);
    const fits = (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .createGlobMatcher */ .P8)(pattern, { dot: true, windows: false }, picomatch);
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
