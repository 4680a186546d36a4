export const id = 2994;
export const ids = [2994];
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

/***/ 2994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   append: () => (/* binding */ append),
/* harmony export */   createPathOwners: () => (/* binding */ createPathOwners),
/* harmony export */   createProjectOwners: () => (/* binding */ createProjectOwners),
/* harmony export */   patternProblems: () => (/* binding */ patternProblems),
/* harmony export */   readPattern: () => (/* binding */ readPattern),
/* harmony export */   readTargetPaths: () => (/* binding */ readTargetPaths)
/* harmony export */ });
/* harmony import */ var _globs_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4409);
/* harmony import */ var _inputs_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2967);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8215);
/* harmony import */ var _producers_parsing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7527);




/** Indexes rules by base folder, so that thousands of rules cost a path little more than its depth. */
function createPathOwners(owners) {
    const byBase = new Map();
    const rules = [...owners].flatMap(([owner, patterns]) => patterns.map((pattern) => ({ owner, pattern })));
    for (const [place, rule] of rules.entries())
        append(byBase, rule.pattern.base, { ...rule, place });
    if (rules.length === 0)
        return { ownersOf: () => [] };
    return {
        ownersOf(path) {
            const found = [];
            for (let end = path.length; end >= 0; end = end === 0 ? -1 : Math.max(0, path.lastIndexOf("/", end - 1)))
                for (const rule of byBase.get(path.slice(0, end)) ?? [])
                    if (rule.pattern.matches(path))
                        found.push(rule);
            // The last pattern of an owner decides.
            const decided = new Map();
            for (const { owner, pattern } of found.toSorted((one, other) => one.place - other.place))
                decided.set(owner, !pattern.excludes);
            return [...decided].flatMap(([owner, owns]) => (owns ? [owner] : []));
        },
    };
}
function append(lists, key, item) {
    const known = lists.get(key);
    if (known === undefined)
        lists.set(key, [item]);
    else
        known.push(item);
}
/** Assigns paths to the innermost project, and to the one around a doubtful one; to none at the top. */
function createProjectOwners(projects, doubtful = new Set()) {
    const byFolder = new Map();
    for (const { name, path } of projects)
        if (path !== ".")
            append(byFolder, path, name);
    return {
        ownersOf(path) {
            const found = [];
            // A submodule or link can be a project's folder.
            for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
                const folder = path.slice(0, end);
                const owners = byFolder.get(folder);
                if (owners === undefined)
                    continue;
                if (found.length === 0 && !doubtful.has(folder))
                    return owners;
                found.push(...owners);
                if (!doubtful.has(folder))
                    break;
            }
            return found;
        },
    };
}
/** Dots at the start are ordinary, and separators are Git's. */
const OPTIONS = { dot: true, nonegate: true, windows: false };
const LINE_BREAK = /[\n\r\u2028\u2029]/;
const LINE_BREAKS = /[\n\r\u2028\u2029]/g;
const GLOB = /[*?[\]{}()!+@\\|]/;
/** Reads a pattern; `!` excludes, and `folder/` means everything below. */
function readPattern(text, picomatch) {
    const excludes = text.startsWith("!") && !text.startsWith("!(");
    const bare = (excludes ? text.slice(1) : text).trim().replace(/^(?:\.?\/)+/, "");
    const glob = bare === "" || bare.endsWith("/") ? `${bare}**` : bare;
    const base = literalBase(glob);
    return { text, excludes, base, matches: matcher(glob, base, picomatch) };
}
function exclusionsOnly(patterns) {
    return patterns.length > 0 && patterns.every((pattern) => pattern.startsWith("!"));
}
async function patternProblems(input, patterns) {
    if (exclusionsOnly(patterns))
        return [(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)(input, "has exclusions only; write a pattern without ! first, such as **.")];
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .loadPicomatch */ .TH)();
    return patterns
        .filter((pattern) => isBroken(pattern, picomatch))
        .map((pattern) => (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)(input, `${brokenPattern(pattern)}.`));
}
function brokenPattern(pattern) {
    return `${JSON.stringify(pattern)} is no pattern; look at its brackets and braces`;
}
/** True for a pattern that would silently match nothing. */
function isBroken(text, picomatch) {
    if (!/[[{(\\]/.test(text))
        return false;
    const glob = text.replace(/^!(?!\()/, "").trim();
    return (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .fU)(glob, OPTIONS, picomatch) === undefined;
}
/** A folder with everything below needs no regular expression. */
function matcher(glob, base, picomatch) {
    if (glob === "**")
        return () => true;
    if (base !== "" && glob === `${base}/**`)
        return (path) => path === base || path.startsWith(`${base}/`);
    const literalStart = glob.slice(0, Math.max(0, glob.search(GLOB))).replace(/\/$/, "");
    let fitting;
    return (path) => {
        if (path === glob)
            return true;
        if (!path.startsWith(literalStart))
            return false;
        fitting ??= (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .fU)(glob, OPTIONS, picomatch) ?? (() => false);
        // A dot of a regular expression matches no line break.
        return fitting(LINE_BREAK.test(path) ? path.replaceAll(LINE_BREAKS, "\u0001") : path);
    };
}
function literalBase(glob) {
    const parts = glob.split("/");
    const first = parts.findIndex((part) => GLOB.test(part));
    return parts.slice(0, first < 0 ? parts.length : first).join("/");
}
/** Reads a YAML mapping of targets to patterns. Problems name line and target. */
async function readTargetPaths(text) {
    const reading = await (0,_inputs_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .readYaml */ .g)(text);
    if (!reading.ok)
        return invalid(reading.problems.map((problem) => `line ${problem.line}: ${problem.text}.`));
    const entries = reading.root.entries();
    if (entries.length === 0)
        return invalid(["must be YAML such as `docs: [docs/**]`, with one target at least."]);
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .loadPicomatch */ .TH)();
    const problems = [];
    const paths = new Map();
    for (const { key, line, value } of entries) {
        const patterns = patternsIn(value);
        const problem = targetProblem(key, patterns, picomatch);
        if (problem !== undefined)
            problems.push((0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `line ${line}, ${JSON.stringify(key)}: ${problem}.`);
        paths.set(key, patterns.map((pattern) => readPattern(pattern, picomatch)));
    }
    return problems.length > 0 ? invalid(problems) : { ok: true, paths };
}
function invalid(problems) {
    return { ok: false, problems: problems.map((problem) => (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)("target-paths", problem)) };
}
function patternsIn(value) {
    const plain = value.plain();
    const items = Array.isArray(plain) ? plain : [plain];
    const texts = items.filter((item) => typeof item === "string" && item.trim() !== "");
    return texts.length === items.length ? texts : [];
}
function targetProblem(target, patterns, picomatch) {
    if (target.trim() === "" || _producers_parsing_js__WEBPACK_IMPORTED_MODULE_1__/* .CONTROL_CHARACTER */ .gW.test(target))
        return "must have a name, on one line and without control characters";
    if (target === "ALL" || target === "NONE")
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `is a word that no target can be called; for what impacts everything there is ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)("impact-all-paths")}`;
    if (patterns.length === 0)
        return "must have a pattern or a list of patterns, as texts";
    if (exclusionsOnly(patterns))
        return 'has exclusions only; write a pattern without ! first, such as "**"';
    const broken = patterns.find((pattern) => isBroken(pattern, picomatch));
    return broken === undefined ? undefined : brokenPattern(broken);
}


/***/ }),

/***/ 7527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Ct: () => (/* binding */ itemsAt),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Gi: () => (/* binding */ lastDocument),
/* harmony export */   Rr: () => (/* binding */ jsonList),
/* harmony export */   TR: () => (/* binding */ wholeDocument),
/* harmony export */   WE: () => (/* binding */ projectsIn),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   gW: () => (/* binding */ CONTROL_CHARACTER),
/* harmony export */   hg: () => (/* binding */ refuseControlCharacter),
/* harmony export */   ls: () => (/* binding */ notAList),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   z3: () => (/* binding */ unlike)
/* harmony export */ });
/* unused harmony export projectPath */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(972);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8215);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1304);





function notAList(source, problem) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `${source} ${problem}.`]);
}
/** No target is this long; a file without line breaks would be one. */
const LONGEST_LINE = 65_536;
/** A reader could take one item for two. */
const CONTROL_CHARACTER = /[^\P{Cc}\t]/u;
const JSON_START = /["{[]/;
/** Starts of lines that tools print besides a list: as targets they would impact almost nothing. */
const MESSAGE_STARTS = [
    // Git, Bazel, compilers: `fatal: ...`, `ERROR: ...`, `INFO: ...`, `error[E0432]: ...`.
    /(?:error|fatal|panic|failure|failed|warning|warn|info|debug|notice|usage|loading|analyzing)(?:\[[^\]\n]*\])?:(?=\s|$)/,
    // Exceptions and the frames below.
    /exception in thread\b/,
    /traceback \(/,
    /at [^\n]+:\d+\)?[^\S\n]*(?=\n|$)/,
    // Package managers: `npm ERR! ...`, `ERR_PNPM_...`, and the `> name@1.0.0 script` of `npm run`.
    /npm (?:err|error|warn|notice)\b/,
    /err_pnpm_/,
    /> /,
    // Nx and Turborepo: ` NX   Cannot find ...`, `\u00d7 could not resolve ...`.
    /nx {2,}\S/,
    // What jq and scripts print for a list that they did not find.
    /(?:null|undefined|nan)[^\S\n]*(?=\n|$)/,
    /[x\u00d7\u2716\u2717\u2718] /,
];
const FIRST_WORDS = [JSON_START, ...MESSAGE_STARTS].map(({ source }) => source).join("|");
const NO_TARGET = new RegExp(`(?:^|\\n)[^\\S\\n]*(?:${FIRST_WORDS})`, "i");
const MESSAGE_WITHIN = /(?:error|exception|fatal|panic):[^\S\n]|: (?:command )?not found/i;
/** Reads one target per line. @throws InputError for messages */
function linesOf(text, source) {
    if (text.includes("\0"))
        throw notAList(source, "holds a NUL byte; is it UTF-16? Save it as UTF-8 text");
    if (text.includes("\u001b"))
        throw notAList(source, "holds terminal colour codes; switch them off in the tool that wrote it");
    if (/\r(?!\n|$)/.test(text))
        throw notAList(source, "holds carriage returns within lines, as a progress bar writes them");
    for (const pattern of [NO_TARGET, MESSAGE_WITHIN]) {
        const found = pattern.exec(text);
        if (found !== null)
            throw noTarget(text, found.index + found[0].length - 1, source);
    }
    const lines = text.split("\n").map((line) => line.trim());
    if (lines.some((line) => line.length > LONGEST_LINE))
        throw notAList(source, `has a line of more than ${LONGEST_LINE} characters, which is no target`);
    return [...new Set(lines)].filter((line) => line !== "");
}
function noTarget(text, at, source) {
    const line = text.slice(0, at).split("\n").length;
    const start = text.lastIndexOf("\n", at - 1) + 1;
    const whole = (text.slice(start).split("\n", 1)[0] ?? "").trim();
    const quoted = (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(whole);
    return JSON_START.test(whole.slice(0, 1))
        ? notAList(source, (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `looks like JSON in line ${line} (${quoted}); use a .json file, or ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)("impacted-targets-format", "json")}`)
        : notAList(source, `holds a message in line ${line}, not a target: ${quoted}. Look at what wrote the list`);
}
function unlike(source, expected, output) {
    const text = output.trim();
    return text === ""
        ? notAList(source, `is empty, and must be ${expected}`)
        : notAList(source, `must be ${expected}; it begins with ${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)}`);
}
const wholeDocument = (output, source, expected) => {
    const parsed = parseJson(output.trim());
    if (parsed === undefined)
        throw unlike(source, expected, output);
    return parsed.value;
};
/** Reads the JSON at the end of an output, from the start of a line: an indented part may be of a cut document. */
const lastDocument = (output, source, expected) => {
    const text = output.trim();
    for (const { index } of text.matchAll(/^[[{]/gm)) {
        const parsed = parseJson(text.slice(index));
        if (parsed !== undefined)
            return parsed.value;
    }
    throw unlike(source, expected, output);
};
function parseJson(text) {
    try {
        return { value: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseBoundedJson */ .R)(text) };
    }
    catch {
        return undefined;
    }
}
function field(value, path) {
    let at = value;
    for (const name of path.split(".")) {
        if (typeof at !== "object" || at === null || Array.isArray(at))
            return undefined;
        at = new Map(Object.entries(at)).get(name);
    }
    return at;
}
function itemsAt(value, path) {
    const items = field(value, path);
    return Array.isArray(items) ? items : undefined;
}
function textAt(value, path) {
    const text = field(value, path);
    return typeof text === "string" ? text : undefined;
}
function textsIn(list, path) {
    const items = Array.isArray(list) ? list : [];
    return items.map((item) => textAt(item, path)).filter((text) => text !== undefined);
}
function jsonList(output, source, expected, { path, read = wholeDocument } = {}) {
    const value = read(output, source, expected);
    const list = path === undefined ? value : field(value, path);
    if (!Array.isArray(list))
        throw unlike(source, expected, output);
    return list;
}
/** Reads distinct names. @throws InputError for blank ones, other types and control characters */
function namesIn(items, source, path) {
    const found = new Set();
    for (const [index, item] of items.entries()) {
        const name = path === undefined ? item : field(item, path);
        if (typeof name !== "string" || name.trim() === "") {
            const shown = typeof name === "string" ? (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name) : (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenJson */ .Ws)(JSON.stringify(name) ?? "missing", SHOWN_CHARACTERS);
            throw notAList(source, `must have a name in item ${index + 1}, which is ${shown}`);
        }
        refuseControlCharacter(name, index, source);
        found.add(name);
    }
    return [...found];
}
function refuseControlCharacter(target, index, source) {
    if (CONTROL_CHARACTER.test(target))
        throw notAList(source, `holds a control character in item ${index + 1}, which is no part of a target`);
}
const SHOWN_CHARACTERS = 60;
/** Reads projects by their fields of name and folder. @throws InputError */
function projectsIn(items, fields, source, folder, more = () => ({})) {
    return items.map((item, index) => {
        const [name, path] = [textAt(item, fields.name), textAt(item, fields.path)];
        if (name === undefined || path === undefined)
            throw notAList(source, `has no ${fields.name} and ${fields.path} in item ${index + 1}`);
        return { ...more(item, name), name, path: projectPath(path, folder, source) };
    });
}
/** Makes a path relative to `folder`; `.` is the folder itself. @throws InputError */
function projectPath(path, folder, source) {
    const { isAbsolute, normalize, relative, sep } = /^([a-z]:)?[\\]|^[a-z]:/i.test(folder) ? node_path__WEBPACK_IMPORTED_MODULE_0__.win32 : node_path__WEBPACK_IMPORTED_MODULE_0__.posix;
    const found = normalize(isAbsolute(path) ? relative(folder, path) || "." : path)
        .split(sep)
        .join("/")
        .replace(/(?<=.)\/$/, "");
    if (found === ".." || found.startsWith("../") || isAbsolute(found))
        throw notAList(source, `names a project outside of ${folder}: ${JSON.stringify(path)}`);
    return found;
}


/***/ }),

/***/ 2967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
/** Nested aliases can exceed the memory. */
const MOST_VALUES = 100_000;
const MOST_ALIASES = 10_000;
/** The parser is recursive. */
const DEEPEST = 100;
/** One mistake often causes others. */
const PROBLEMS_SHOWN = 5;
/** YAML 1.2 with the core schema: no other tags, no repeated keys, one document. */
async function readYaml(text) {
    if (isTooDeep(text))
        return refused({ line: 1, text: "it is nested too deeply" });
    const yaml = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const lines = new yaml.LineCounter();
    const lineAt = (offset) => Math.max(1, lines.linePos(offset).line);
    const lineOf = (node) => lineAt((yaml.isNode(node) && node.range?.[0]) || 0);
    const document = yaml.parseDocument(text, {
        version: "1.2",
        schema: "core",
        resolveKnownTags: false,
        lineCounter: lines,
        prettyErrors: false,
        logLevel: "error",
    });
    const problems = [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
        line: lineAt(pos[0]),
        text: problemText(code, message, keyAt(text, pos[0])),
    }));
    if (problems.length > 0)
        return refused(...onePerLine(problems));
    const { targets, problem } = resolveAliases(yaml, document, lineOf);
    if (problem !== undefined)
        return refused(problem);
    return { ok: true, root: nodesOf(yaml, document, targets, lineOf)(document.contents) };
}
function problemText(code, message, key) {
    if (code === "DUPLICATE_KEY")
        return `the key ${key} is there twice`;
    if (code === "MULTIPLE_DOCS")
        return "a second document begins here, and only one is read; take the line --- out";
    return message;
}
function refused(...problems) {
    return { ok: false, problems };
}
function onePerLine(problems) {
    const byLine = new Map(problems.toReversed().map((problem) => [problem.line, problem]));
    return [...byLine.values()].toSorted((one, other) => one.line - other.line).slice(0, PROBLEMS_SHOWN);
}
function isTooDeep(text) {
    let depth = 0;
    for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
        depth += bracket === "[" || bracket === "{" ? 1 : -1;
        if (depth > DEEPEST)
            return true;
    }
    return new RegExp(`(?:[-?:][ \\t]+){${DEEPEST}}`).test(text);
}
function keyAt(text, offset) {
    return /^[^:\n]*/.exec(text.slice(offset))?.[0].trim() ?? "";
}
const MERGE_KEY = "merge keys (<<) are not supported; write the keys out, or give the whole value as an alias (name: *anchor)";
/** Maps aliases to nodes, or reports a missing anchor, a cycle or too many values. */
function resolveAliases(yaml, document, lineOf) {
    /** Values that each anchored node stands for; undefined during the count. */
    const counted = new Map();
    const anchors = new Map();
    const targets = new Map();
    let problem;
    const total = count(document.contents);
    if (total > MOST_VALUES)
        note(`with its aliases it stands for more than ${MOST_VALUES} values`);
    if (targets.size > MOST_ALIASES)
        note(`it has more than ${MOST_ALIASES} aliases`);
    return { targets, problem };
    /** In text order: an alias means the last anchor before it. */
    function count(node) {
        if (yaml.isPair(node)) {
            const { key } = node;
            if (yaml.isScalar(key) && key.type === "PLAIN" && key.value === "<<")
                note(MERGE_KEY, key);
            return count(key) + count(node.value);
        }
        if (yaml.isAlias(node))
            return countOfAnchor(node);
        if (!yaml.isNode(node))
            return 0;
        if (node.anchor !== undefined) {
            anchors.set(node.anchor, node);
            counted.set(node, undefined);
        }
        const items = yaml.isCollection(node) ? node.items : [];
        const values = items.reduce((sum, item) => sum + count(item), 1);
        if (node.anchor !== undefined)
            counted.set(node, values);
        return values;
    }
    function countOfAnchor(alias) {
        const node = anchors.get(alias.source);
        if (node === undefined) {
            note(`the alias *${alias.source} has no anchor &${alias.source} before it`, alias);
            return 1;
        }
        targets.set(alias, node);
        const values = counted.get(node);
        if (values === undefined)
            note(`the alias *${alias.source} leads to what it stands in`, alias);
        return values ?? 1;
    }
    function note(text, node) {
        problem ??= { line: lineOf(node), text };
    }
}
function nodesOf(yaml, document, targets, lineOf) {
    return toNode;
    function toNode(given) {
        const found = yaml.isAlias(given) ? targets.get(given) : given;
        return {
            line: lineOf(found),
            kind: kindOf(found),
            entries() {
                const pairs = yaml.isMap(found) ? found.items : [];
                return pairs.map(({ key, value }) => ({ key: keyText(key), line: lineOf(key), value: toNode(value) }));
            },
            plain: () => (yaml.isNode(found) ? found.toJS(document, { maxAliasCount: -1 }) : null),
        };
    }
    /** As written: `1.10` is not the number 1.1. */
    function keyText(key) {
        if (yaml.isScalar(key))
            return key.source ?? String(key.value);
        return yaml.isNode(key) ? JSON.stringify(key.toJS(document)) : "";
    }
    function kindOf(found) {
        if (yaml.isMap(found))
            return "mapping";
        if (yaml.isSeq(found))
            return "list";
        const isWritten = yaml.isScalar(found) && !(found.value === null && found.source === "");
        return isWritten ? "scalar" : "blank";
    }
}


/***/ }),

/***/ 972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ parseBoundedJson),
/* harmony export */   r: () => (/* binding */ JSON_DEPTH_LIMIT)
/* harmony export */ });
const JSON_DEPTH_LIMIT = 100;
/** Bounds the depth for recursion such as `JSON.stringify`. @throws SyntaxError, RangeError */
function parseBoundedJson(text) {
    const value = JSON.parse(text);
    if (isDeeperThan(JSON_DEPTH_LIMIT, value)) {
        throw new RangeError(`it is nested more than ${JSON_DEPTH_LIMIT} levels deep`);
    }
    return value;
}
function isDeeperThan(levels, value) {
    if (typeof value !== "object" || value === null)
        return false;
    return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}


/***/ })

};
