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
 * A matcher whose time grows with the length of a text as its own size does, and no faster: it never looks at the same
 * place of the text in the same state twice. The platform's own tries every way to share a text out among the stars of
 * a pattern, which somebody who chooses names can make to take for ever.
 *
 * Takes the source of a regular expression without flags, those that picomatch makes and what users may smuggle into a
 * pattern; undefined for look behinds, back references and word boundaries, which nobody needs to name files.
 */
function boundedMatcher(source) {
    const steps = [];
    try {
        const first = readExpression(source, steps)(add(steps, { kind: "found" }));
        return (text) => createRun(steps, text)(first, 0);
    }
    catch (error) {
        if (error instanceof Unreadable)
            return undefined;
        throw error;
    }
}
function add(steps, step) {
    return steps.push(step) - 1;
}
class Unreadable extends Error {
}
const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[^1-9bBkuxc])/y;
const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
const COUNT = /\{\d+(?:,\d*)?\}/y;
const OPENING = /\((?:\?[:=!])?/y;
/** Each time is written out; picomatch itself needs two. */
const MOST_TIMES = 16;
/** @throws Unreadable */
function readExpression(source, steps) {
    let at = 0;
    const whole = choice();
    if (at < source.length)
        throw new Unreadable();
    return whole;
    function choice() {
        const branches = [sequence()];
        while (take("|"))
            branches.push(sequence());
        const [first] = branches;
        if (branches.length === 1 && first !== undefined)
            return first;
        return (next) => add(steps, { kind: "fork", nexts: branches.map((branch) => branch(next)) });
    }
    function sequence() {
        const parts = [];
        while (at < source.length && source[at] !== "|" && source[at] !== ")")
            parts.push(repeated(atom()));
        return inSequence(parts);
    }
    function inSequence(parts) {
        return (next) => parts.reduceRight((after, part) => part(after), next);
    }
    function repeated(part) {
        const sign = source[at];
        if (sign === "{") {
            const count = matchOf(COUNT);
            return count === undefined ? part : counted(part, count.slice(1, -1).split(","));
        }
        if (sign !== "*" && sign !== "+" && sign !== "?")
            return part;
        at += 1;
        // Whether it takes much or little first decides nothing where only the end counts.
        take("?");
        return sign === "?" ? optional(part) : endless(part, sign);
    }
    function optional(part) {
        return (next) => add(steps, { kind: "fork", nexts: [part(next), next] });
    }
    function endless(part, sign) {
        return (next) => {
            const nexts = [next];
            const again = add(steps, { kind: "fork", nexts });
            const body = part(again);
            nexts.push(body);
            return sign === "+" ? body : again;
        };
    }
    function counted(part, [least = "", most = least]) {
        if (most === "" || Number(most) > MOST_TIMES)
            throw new Unreadable();
        return inSequence(Array.from({ length: Number(most) }, (_, time) => (time < Number(least) ? part : optional(part))));
    }
    function atom() {
        switch (source.charAt(at)) {
            case "^":
                at += 1;
                return (next) => add(steps, { kind: "start", next });
            case "$":
                at += 1;
                return (next) => add(steps, { kind: "end", next });
            case ".":
                at += 1;
                return unit(unitTest("."));
            case "[":
                return unit(unitTest(matchOf(CLASS) ?? unreadable()));
            case "\\":
                return unit(unitTest(matchOf(ESCAPE) ?? unreadable()));
            case "(":
                return group();
            case "?":
                // Of a group of another kind.
                return unreadable();
            default: {
                const wanted = source.charCodeAt(at);
                at += 1;
                return unit((given) => given === wanted);
            }
        }
    }
    function unit(fits) {
        return (next) => add(steps, { kind: "unit", fits, next });
    }
    function group() {
        const opening = matchOf(OPENING);
        const within = choice();
        if (!take(")"))
            throw new Unreadable();
        if (opening !== "(?=" && opening !== "(?!")
            return within;
        return (next) => {
            const first = within(add(steps, { kind: "found" }));
            return add(steps, { kind: "look", first, wanted: opening === "(?=", next });
        };
    }
    function take(text) {
        const found = source.startsWith(text, at);
        if (found)
            at += text.length;
        return found;
    }
    function matchOf(pattern) {
        pattern.lastIndex = at;
        const found = pattern.exec(source)?.[0];
        if (found !== undefined)
            at += found.length;
        return found;
    }
}
function unreadable() {
    throw new Unreadable();
}
/** The same few kinds of units stand in thousands of patterns. */
const UNIT_TESTS = new Map();
/** What one unit may be is asked of the platform, once for each of the usual ones. */
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
/** Searches one text. */
function createRun(steps, text) {
    const width = text.length + 1;
    /** Pairs of a step and a place that lead nowhere, or are being looked at. */
    const seen = new Uint8Array(steps.length * width);
    const looks = new Map();
    return search;
    /** Whether the end of the part that begins with this step can be reached from a place. */
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
                    // Of what was seen on the way it is not known where it leads.
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
/** Longer than any system takes for a path: nobody has such a file. */
const LONGEST_PATH = 4096;
/**
 * Whether a name fits a glob, as picomatch has it, in a time that is bounded whatever the name is: who writes a pattern
 * is trusted, and who chooses the names of files is not. A name over `LONGEST_PATH` fits none.
 * Undefined for what is no pattern: it would fit no name, and nobody would know.
 */
function globMatcher(glob, options, compile) {
    const pattern = compile.makeRe(glob, options);
    if (pattern.source === NOTHING.source)
        return undefined;
    // Only these bring something of the user's own into it.
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
/** What picomatch gives for a text that makes no regular expression. */
const NOTHING = /$^/;
/** As many ways as the platform's matcher may have to try: it takes about as long then as the bounded one. */
const MOST_WAYS = 20_000;
/** Look-aheads of picomatch at `.` and `..`, which are over after a few characters. */
const AT_DOTS = /\(\?!(?:\(\?:\^\|\\\/\))?\\\.\{1,2\}\(\?:\\\/\|\$\)\)/g;
/** The longest text that the platform's own matcher, which is quicker on most, can be trusted with. */
function longestForPlatform(source) {
    const bare = source.replace(AT_DOTS, "").replaceAll("(?:.)*", ".*");
    // A star within a star shares a text out in more ways than anybody can count.
    if (/\)[*+{]/.test(bare))
        return 0;
    const stars = bare.match(/[*+]/g)?.length ?? 0;
    const choices = choicesIn(bare);
    if (stars === 0)
        return choices <= MOST_WAYS ? Number.POSITIVE_INFINITY : 0;
    let length = 0;
    // To cut a text of one character more into the parts of so many stars, and what follows them.
    let ways = stars + 1;
    while (length < LONGEST_PATH && ways * choices <= MOST_WAYS) {
        length += 1;
        ways *= (length + 1 + stars) / (length + 1);
    }
    return length;
}
/** At most so many ways to take one branch of each choice. */
function choicesIn(source) {
    let choices = 1;
    /** Numbers of branches of the groups that are open. */
    const open = [1];
    let before = "";
    for (const [part] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gs)) {
        if (part === "(")
            open.push(1);
        else if (part === "|")
            open.push((open.pop() ?? 1) + 1);
        else if (part === ")")
            choices *= open.pop() ?? 1;
        // Neither the mark of a group nor that of a star that takes little first.
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



/**
 * What a listed test says of itself at a time of the service, in milliseconds since 1970. A time without a zone is UTC
 * (the service's document, "Quarantined test").
 */
function withAge(test, nowMs) {
    const { quarantined_at: since, codeowners, status, quarantine_setting: setting } = test;
    const ageMs = ageAt(nowMs, since ?? "");
    return {
        test,
        /** Undefined when the list does not tell, which says nothing about young or old. */
        ageMs,
        /** Whole ones. */
        days: ageMs === undefined ? undefined : Math.floor(ageMs / _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .UNIT_MS */ .k7.d),
        /** The day (UTC) on which it was quarantined; the service's own text where that is no time. */
        since: ageMs === undefined ? (since ?? "") : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .dayOf */ .kb)(since ?? ""),
        owners: (codeowners ?? []).map((owner) => owner.trim()).filter((owner) => ownerKey(owner) !== ""),
        /** Its status and the setting of quarantine, in one spelling. */
        states: [status, setting].map((word) => (word ?? "").toLowerCase()),
    };
}
function ageAt(nowMs, quarantinedAt) {
    const since = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(quarantinedAt);
    if (since === undefined)
        return undefined;
    const ageMs = nowMs - since.ms;
    // Two clocks may differ a little; a time further ahead is no time of quarantine.
    return ageMs < -_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .UNIT_MS */ .k7.d ? undefined : Math.max(0, ageMs);
}
/** Those of a known age, the longest quarantined first, then the others in their order. */
function oldestFirst(tests) {
    return tests.toSorted((a, b) => (b.ageMs ?? -1) - (a.ageMs ?? -1));
}
function oldestDays(tests) {
    return oldestFirst(tests)[0]?.days;
}
/** An owner for comparing: Git hosts tell neither capital letters nor the `@` of a user or team apart. */
function ownerKey(owner) {
    return owner.trim().replace(/^@/, "").toLowerCase();
}
/** Each owner once, as first spelled, by name; tests without owner come last. A test with several owners is in each. */
function groupByOwner(tests) {
    const groups = new Map();
    for (const aged of tests) {
        for (const owner of aged.owners) {
            const group = groups.get(ownerKey(owner)) ?? { owner, tests: [] };
            groups.set(ownerKey(owner), group);
            // An owner may stand twice in one test.
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
        // An unknown age stays: leaving it out would take it for a young one.
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
/** A glob without a slash is for the last part of the path, as in `.gitignore`. A test without a file fits none. */
function readFilePattern(text, picomatch) {
    const pattern = asPath(text);
    // The same on every system, whichever one reported the test.
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
