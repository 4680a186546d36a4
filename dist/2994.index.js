export const id = 2994;
export const ids = [2994];
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

/***/ 2994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   appendToList: () => (/* binding */ appendToList),
/* harmony export */   createPathOwners: () => (/* binding */ createPathOwners),
/* harmony export */   findPatternProblems: () => (/* binding */ findPatternProblems),
/* harmony export */   indexProjectFolders: () => (/* binding */ indexProjectFolders),
/* harmony export */   readPattern: () => (/* binding */ readPattern),
/* harmony export */   readTargetPaths: () => (/* binding */ readTargetPaths)
/* harmony export */ });
/* harmony import */ var _globs_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7946);
/* harmony import */ var _inputs_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2967);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8215);
/* harmony import */ var _producers_parsing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7527);




/** Creates an index of patterns by folder, so that a look-up tests only patterns of the folders around a path. */
function createPathOwners(owners) {
    const byBase = new Map();
    const rules = [...owners].flatMap(([owner, patterns]) => patterns.map((pattern) => ({ owner, pattern })));
    for (const [place, rule] of rules.entries())
        appendToList(byBase, rule.pattern.base, { ...rule, place });
    if (rules.length === 0)
        return { ownersOf: () => [] };
    return {
        ownersOf(path) {
            const found = [];
            for (let end = path.length; end >= 0; end = end === 0 ? -1 : Math.max(0, path.lastIndexOf("/", end - 1)))
                for (const rule of byBase.get(path.slice(0, end)) ?? [])
                    if (rule.pattern.matches(path))
                        found.push(rule);
            // For each owner, the last matching pattern decides.
            const decided = new Map();
            for (const { owner, pattern } of found.toSorted((one, other) => one.place - other.place))
                decided.set(owner, !pattern.excludes);
            return [...decided].flatMap(([owner, owns]) => (owns ? [owner] : []));
        },
    };
}
function appendToList(lists, key, item) {
    const known = lists.get(key);
    if (known === undefined)
        lists.set(key, [item]);
    else
        known.push(item);
}
/**
 * Creates an index that returns the innermost project around a path. If the folder of this project is in `doubtful`,
 * the index also returns the next outer project.
 */
function indexProjectFolders(projects, doubtful = new Set()) {
    const byFolder = new Map();
    for (const { name, path } of projects)
        if (path !== ".")
            appendToList(byFolder, path, name);
    return {
        ownersOf(path) {
            const found = [];
            // A submodule or a link can be the folder of a project, so the path itself is tested too.
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
/** Options of picomatch: `*` matches a leading dot, and only `/` separates folders. */
const OPTIONS = { dot: true, nonegate: true, windows: false };
const LINE_BREAK = /[\n\r\u2028\u2029]/;
const LINE_BREAKS = /[\n\r\u2028\u2029]/g;
const GLOB = /[*?[\]{}()!+@\\|]/;
/** Parses a pattern. `!` at the start excludes paths, and `folder/` matches everything in the folder. */
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
async function findPatternProblems(input, patterns) {
    if (exclusionsOnly(patterns))
        return [(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .createInputProblem */ .sM)(input, "has only exclusions; start with a pattern without !, such as **.")];
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .loadPicomatch */ .TH)();
    return patterns
        .filter((pattern) => isBroken(pattern, picomatch))
        .map((pattern) => (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .createInputProblem */ .sM)(input, `${brokenPattern(pattern)}.`));
}
function brokenPattern(pattern) {
    return `${JSON.stringify(pattern)} is not a valid pattern; check its brackets and braces`;
}
/** True for an invalid pattern. Picomatch would accept such a pattern, but match no path. */
function isBroken(text, picomatch) {
    if (!/[[{(\\]/.test(text))
        return false;
    const glob = text.replace(/^!(?!\()/, "").trim();
    return (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .createGlobMatcher */ .P8)(glob, OPTIONS, picomatch) === undefined;
}
/** Creates a function that matches paths. A pattern such as `folder/**` needs no regular expression. */
function matcher(glob, base, picomatch) {
    if (glob === "**")
        return () => true;
    if (base !== "" && glob === `${base}/**`)
        return (path) => path === base || path.startsWith(`${base}/`);
    const literalStart = glob.slice(0, Math.max(0, glob.search(GLOB))).replace(/\/$/, "");
    let matches;
    return (path) => {
        if (path === glob)
            return true;
        if (!path.startsWith(literalStart))
            return false;
        matches ??= (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .createGlobMatcher */ .P8)(glob, OPTIONS, picomatch) ?? (() => false);
        // In a regular expression, a dot does not match a line break, but a file name may contain one.
        return matches(LINE_BREAK.test(path) ? path.replaceAll(LINE_BREAKS, "\u0001") : path);
    };
}
function literalBase(glob) {
    const parts = glob.split("/");
    const first = parts.findIndex((part) => GLOB.test(part));
    return parts.slice(0, first < 0 ? parts.length : first).join("/");
}
/** Reads a YAML mapping of targets to patterns. Each problem names the line and the target. */
async function readTargetPaths(text) {
    const reading = await (0,_inputs_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .readYaml */ .g)(text);
    if (!reading.ok)
        return invalid(reading.problems.map((problem) => `line ${problem.line}: ${problem.text}.`));
    const entries = reading.root.entries();
    if (entries.length === 0)
        return invalid(["must be YAML with at least one target, such as `docs: [docs/**]`."]);
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .loadPicomatch */ .TH)();
    const problems = [];
    const paths = new Map();
    for (const { key, line, value } of entries) {
        const patterns = patternsIn(value);
        const problem = targetProblem(key, patterns, picomatch);
        if (problem !== undefined)
            problems.push((0,_text_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .createMessageText */ .TM) `line ${line}, ${JSON.stringify(key)}: ${problem}.`);
        paths.set(key, patterns.map((pattern) => readPattern(pattern, picomatch)));
    }
    return problems.length > 0 ? invalid(problems) : { ok: true, paths };
}
function invalid(problems) {
    return { ok: false, problems: problems.map((problem) => (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .createInputProblem */ .sM)("target-paths", problem)) };
}
function patternsIn(value) {
    const plain = value.plain();
    const items = Array.isArray(plain) ? plain : [plain];
    const texts = items.filter((item) => typeof item === "string" && item.trim() !== "");
    return texts.length === items.length ? texts : [];
}
function targetProblem(target, patterns, picomatch) {
    if (target.trim() === "" || _producers_parsing_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL_CHARACTER_PATTERN */ .vO.test(target))
        return "must have a name, on one line and without control characters";
    if (target === "ALL" || target === "NONE")
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .createMessageText */ .TM) `is a reserved word; for paths that impact everything, use ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .toInputReference */ .dY)("impact-all-paths")}`;
    if (patterns.length === 0)
        return "must have a pattern or a list of patterns, as strings";
    if (exclusionsOnly(patterns))
        return 'has only exclusions; start with a pattern without !, such as "**"';
    const broken = patterns.find((pattern) => isBroken(pattern, picomatch));
    return broken === undefined ? undefined : brokenPattern(broken);
}


/***/ }),

/***/ 7527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ parseList),
/* harmony export */   Li: () => (/* binding */ readDistinctNames),
/* harmony export */   RT: () => (/* binding */ parseLastJsonDocument),
/* harmony export */   SI: () => (/* binding */ parseWholeOutputAsJson),
/* harmony export */   VH: () => (/* binding */ readProjects),
/* harmony export */   VI: () => (/* binding */ getField),
/* harmony export */   bK: () => (/* binding */ readTargetLines),
/* harmony export */   dj: () => (/* binding */ iterateTargetLines),
/* harmony export */   j_: () => (/* binding */ listTextFields),
/* harmony export */   mu: () => (/* binding */ getTextField),
/* harmony export */   rR: () => (/* binding */ getListField),
/* harmony export */   sA: () => (/* binding */ rejectControlCharacter),
/* harmony export */   sJ: () => (/* binding */ createFormatError),
/* harmony export */   v: () => (/* binding */ resolveProjectPath),
/* harmony export */   vO: () => (/* binding */ CONTROL_CHARACTER_PATTERN),
/* harmony export */   x8: () => (/* binding */ createLongLineError)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(972);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8215);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1304);





/** Maximum number of characters of a target. A longer line is probably a file without line breaks. */
const LONGEST_LINE = 65_536;
/** Matches control characters except the tab. Some programs would read them as line breaks. */
const CONTROL_CHARACTER_PATTERN = /[^\P{Cc}\t]/u;
const JSON_START = /["{[]/;
/**
 * Beginnings of lines that are messages of a tool, and not targets. Output with such a line is not a list of targets.
 */
const MESSAGE_STARTS = [
    // Git, Bazel and compilers: `fatal: ...`, `ERROR: ...`, `INFO: ...`, `error[E0432]: ...`.
    /(?:error|fatal|panic|failure|failed|warning|warn|info|debug|notice|usage|loading|analyzing)(?:\[[^\]\n]*\])?:(?=\s|$)/,
    // Exceptions and lines of a stack.
    /exception in thread\b/,
    /traceback \(/,
    /at [^\n]+:\d+\)?[^\S\n]*(?=\n|$)/,
    // Package managers: `npm ERR! ...`, `ERR_PNPM_...`, and the `> name@1.0.0 script` of `npm run`.
    /npm (?:err|error|warn|notice)\b/,
    /err_pnpm_/,
    /> /,
    // Nx and Turborepo: ` NX   Cannot find ...`, `\u00d7 could not resolve ...`.
    /nx {2,}\S/,
    // Output of jq and scripts for a missing list: `null`, `undefined`, `NaN`.
    /(?:null|undefined|nan)[^\S\n]*(?=\n|$)/,
    /[x\u00d7\u2716\u2717\u2718] /,
];
const FIRST_WORDS = [JSON_START, ...MESSAGE_STARTS].map(({ source }) => source).join("|");
const NO_TARGET = new RegExp(`(?:^|\\n)[^\\S\\n]*(?:${FIRST_WORDS})`, "i");
const MESSAGE_WITHIN = /(?:error|exception|fatal|panic):[^\S\n]|: (?:command )?not found/i;
/** Reads distinct targets, one per line. @throws InputError if the text is no list, such as an error message */
function readTargetLines(text, source) {
    return [...new Set(iterateTargetLines([text], source))];
}
/** Reads one target per line from blocks of whole lines. @throws InputError if a block is no list */
function* iterateTargetLines(blocks, source) {
    let linesBefore = 0;
    for (const block of blocks) {
        rejectMessage(block, linesBefore, source);
        const lines = block.split("\n");
        linesBefore += lines.length - 1;
        for (const text of lines) {
            const line = text.trim();
            if (line.length > LONGEST_LINE)
                throw createLongLineError(source);
            if (line !== "")
                yield line;
        }
    }
}
function createLongLineError(source) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
        (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} has a line of more than ${LONGEST_LINE} characters, which is too long for a target.`,
    ]);
}
function rejectMessage(text, linesBefore, source) {
    if (text.includes("\0"))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} contains a NUL byte, as UTF-16 text does. Save the list as UTF-8 text.`,
        ]);
    if (text.includes("\u001b"))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} contains terminal color codes. Disable colors in the program that wrote the list.`,
        ]);
    if (/\r(?!\n|$)/.test(text))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} contains carriage returns inside lines, possibly from a progress bar.`,
        ]);
    for (const pattern of [NO_TARGET, MESSAGE_WITHIN]) {
        const found = pattern.exec(text);
        if (found !== null)
            throw noTarget(text, found.index + found[0].length - 1, linesBefore, source);
    }
}
function noTarget(text, at, linesBefore, source) {
    const line = linesBefore + text.slice(0, at).split("\n").length;
    const start = text.lastIndexOf("\n", at - 1) + 1;
    const whole = (text.slice(start).split("\n", 1)[0] ?? "").trim();
    const quoted = (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(whole);
    return JSON_START.test(whole.slice(0, 1))
        ? new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} contains JSON in line ${line} (${quoted}). Use a .json file, or ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .toInputReference */ .dY)("impacted-targets-format", "json")}.`,
        ])
        : new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} has a message instead of a target in line ${line}: ${quoted}. Check the program that wrote the list.`,
        ]);
}
function createFormatError(source, expected, output) {
    const text = output.trim();
    return text === ""
        ? new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} is empty, but must be ${expected}.`])
        : new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} must be ${expected}, but begins with ${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(text)}.`]);
}
const parseWholeOutputAsJson = (output, source, expected) => {
    const parsed = parseJson(output.trim());
    if (parsed === undefined)
        throw createFormatError(source, expected, output);
    return parsed.value;
};
/** Returns the JSON at the end of an output. It must begin at the start of a line. */
const parseLastJsonDocument = (output, source, expected) => {
    const text = output.trim();
    for (const { index } of text.matchAll(/^[[{]/gm)) {
        const parsed = parseJson(text.slice(index));
        if (parsed !== undefined)
            return parsed.value;
    }
    throw createFormatError(source, expected, output);
};
function parseJson(text) {
    try {
        return { value: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDepthLimitedJson */ .Z)(text) };
    }
    catch {
        return undefined;
    }
}
function getField(value, path) {
    let at = value;
    for (const name of path.split(".")) {
        if (typeof at !== "object" || at === null || Array.isArray(at))
            return undefined;
        // Reads only own properties, because every object inherits names such as `constructor`.
        at = Object.getOwnPropertyDescriptor(at, name)?.value;
    }
    return at;
}
function getListField(value, path) {
    const items = getField(value, path);
    return Array.isArray(items) ? items : undefined;
}
function getTextField(value, path) {
    const text = getField(value, path);
    return typeof text === "string" ? text : undefined;
}
function listTextFields(list, path) {
    const items = Array.isArray(list) ? list : [];
    return items.map((item) => getTextField(item, path)).filter((text) => text !== undefined);
}
function parseList(output, source, expected, { path, read = parseWholeOutputAsJson } = {}) {
    const value = read(output, source, expected);
    const list = path === undefined ? value : getField(value, path);
    if (!Array.isArray(list))
        throw createFormatError(source, expected, output);
    return list;
}
/** Reads distinct names. @throws InputError for a name that is blank, is no text, or has a control character */
function readDistinctNames(items, source, path) {
    const found = new Set();
    for (const [index, item] of items.entries()) {
        const name = path === undefined ? item : getField(item, path);
        if (typeof name !== "string" || name.trim() === "") {
            const shown = typeof name === "string" ? (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(name) : (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenJson */ .Ws)(JSON.stringify(name) ?? "missing", SHOWN_CHARACTERS);
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
                (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} must contain a name in item ${index + 1}, but contains ${shown}.`,
            ]);
        }
        rejectControlCharacter(name, index, source);
        found.add(name);
    }
    return [...found];
}
function rejectControlCharacter(target, index, source) {
    if (CONTROL_CHARACTER_PATTERN.test(target))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} has a control character in item ${index + 1}, but a target cannot contain control characters.`,
        ]);
}
const SHOWN_CHARACTERS = 60;
/** Reads the name and the path of each project. @throws InputError if a name or a path is missing */
function readProjects(items, fields, source, folder, more = () => ({})) {
    return items.map((item, index) => {
        const [name, path] = [getTextField(item, fields.name), getTextField(item, fields.path)];
        if (name === undefined || path === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
                (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} contains no ${fields.name} and ${fields.path} in item ${index + 1}.`,
            ]);
        return { ...more(item, name), name, path: resolveProjectPath(path, folder, source) };
    });
}
/**
 * Returns a path relative to `folder`; `.` for the folder itself. @throws InputError for a path outside of the folder
 */
function resolveProjectPath(path, folder, source) {
    const { isAbsolute, normalize, relative, sep } = /^([a-z]:)?[\\]|^[a-z]:/i.test(folder) ? node_path__WEBPACK_IMPORTED_MODULE_0__.win32 : node_path__WEBPACK_IMPORTED_MODULE_0__.posix;
    const found = normalize(isAbsolute(path) ? relative(folder, path) || "." : path)
        .split(sep)
        .join("/")
        .replace(/(?<=.)\/$/, "");
    if (found === ".." || found.startsWith("../") || isAbsolute(found))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} contains a project outside ${folder}: ${JSON.stringify(path)}.`]);
    return found;
}


/***/ }),

/***/ 2967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
/**
 * Maximum number of values. Each alias counts as all values that it repeats, because nested aliases could use up the
 * memory.
 */
const MOST_VALUES = 100_000;
const MOST_ALIASES = 10_000;
/** Maximum depth. A deeper text could overflow the stack of a recursive parser. */
const DEEPEST = 100;
/** Maximum number of problems to report, because one mistake often causes several problems. */
const PROBLEMS_SHOWN = 5;
/** Reads one YAML 1.2 document with the core schema. Rejects other tags and duplicate keys. */
async function readYaml(text) {
    if (isTooDeep(text))
        return rejected(false, { line: 1, text: "the YAML is nested too deeply" });
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
        return rejected(document.errors.length > 0, ...onePerLine(problems));
    const { targets, problem } = resolveAliases(yaml, document, lineOf);
    if (problem !== undefined)
        return rejected(false, problem);
    return { ok: true, root: nodesOf(yaml, document, targets, lineOf)(document.contents) };
}
function problemText(code, message, key) {
    if (code === "DUPLICATE_KEY")
        return `the key ${key} occurs twice`;
    if (code === "MULTIPLE_DOCS")
        return "a second document begins here, and only one is allowed; remove the line ---";
    return message;
}
/** Returns the problems of a text. `isInvalid` is false for valid YAML that this reader does not support. */
function rejected(isInvalid, ...problems) {
    return { ok: false, isInvalid, problems };
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
/** Finds the node of each alias. Reports a missing anchor, a cycle or too many values. */
function resolveAliases(yaml, document, lineOf) {
    /** Number of values in each anchored node; undefined until the count is complete. */
    const valueCounts = new Map();
    const anchors = new Map();
    const targets = new Map();
    let problem;
    const total = count(document.contents);
    if (total > MOST_VALUES)
        note(`the YAML has more than ${MOST_VALUES} values, including repeated values of aliases`);
    if (targets.size > MOST_ALIASES)
        note(`the YAML has more than ${MOST_ALIASES} aliases`);
    return { targets, problem };
    /** Counts values in the order of the text, because an alias refers to the last anchor before it. */
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
            valueCounts.set(node, undefined);
        }
        const items = yaml.isCollection(node) ? node.items : [];
        const values = items.reduce((sum, item) => sum + count(item), 1);
        if (node.anchor !== undefined)
            valueCounts.set(node, values);
        return values;
    }
    function countOfAnchor(alias) {
        const node = anchors.get(alias.source);
        if (node === undefined) {
            note(`the alias *${alias.source} has no anchor &${alias.source} before it`, alias);
            return 1;
        }
        targets.set(alias, node);
        const values = valueCounts.get(node);
        if (values === undefined)
            note(`the alias *${alias.source} refers to a value that contains this alias`, alias);
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
            items: () => (yaml.isSeq(found) ? found.items.map(toNode) : []),
            plain: () => (yaml.isNode(found) ? found.toJS(document, { maxAliasCount: -1 }) : null),
        };
    }
    /** Returns the text of a key. The key `1.10` must not become the number 1.1. */
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


/***/ })

};
