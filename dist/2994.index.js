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




/**
 * Looks owners up by path. A rule is tested only on paths below its base folder whose last part fits, so that thousands
 * of rules cost a path little more than the depth of its folder.
 */
function createPathOwners(owners) {
    const shelves = new Map();
    const rules = [...owners].flatMap(([owner, patterns]) => patterns.map((pattern) => ({ owner, pattern })));
    for (const [place, { owner, pattern }] of rules.entries()) {
        const shelf = shelves.get(pattern.base) ?? new Map();
        append(shelf, pattern.last, { owner, place, pattern });
        shelves.set(pattern.base, shelf);
    }
    if (rules.length === 0)
        return { ownersOf: () => NOBODY };
    const top = shelves.get("");
    const folders = new Map([["", { depth: 0, shelves: top === undefined ? [] : [top] }]]);
    /** Changed files mostly share their folders, and folders those above them. */
    function folderAt(path) {
        const known = folders.get(path);
        if (known !== undefined)
            return known;
        const above = folderAt(path.slice(0, Math.max(0, path.lastIndexOf("/"))));
        const own = shelves.get(path);
        const folder = { depth: above.depth + 1, shelves: own === undefined ? above.shelves : [...above.shelves, own] };
        folders.set(path, folder);
        return folder;
    }
    return {
        ownersOf(path) {
            const folder = folderAt(path.slice(0, Math.max(0, path.lastIndexOf("/"))));
            const found = matching(folder, path);
            // A pattern without a sign of one has a shelf of its own.
            const own = shelves.get(path);
            if (own !== undefined && path !== "")
                found.push(...matching({ ...folder, shelves: [own] }, path));
            const [only] = found;
            if (only === undefined)
                return NOBODY;
            // Most paths of a large change; for them the order below would cost more than the match.
            if (found.length === 1)
                return only.pattern.excludes ? NOBODY : [only.owner];
            // Of several patterns of one owner the last decides.
            const decided = new Map();
            for (const { owner, pattern } of found.toSorted((one, other) => one.place - other.place))
                decided.set(owner, !pattern.excludes);
            return [...decided].flatMap(([owner, owns]) => (owns ? [owner] : []));
        },
    };
}
const NOBODY = [];
/** Adds an item to the list under a key. */
function append(lists, key, item) {
    const known = lists.get(key);
    if (known === undefined)
        lists.set(key, [item]);
    else
        known.push(item);
}
/** The rules on the shelves that match a path in that folder. */
function matching({ shelves, depth }, path) {
    const found = [];
    if (shelves.length === 0)
        return found;
    const name = path.slice(path.lastIndexOf("/") + 1);
    const ending = `/${name.slice(Math.max(0, name.lastIndexOf(".")))}`;
    for (const shelf of shelves) {
        for (const rules of [shelf.get(ANY), shelf.get(name), shelf.get(ending)])
            for (const rule of rules ?? []) {
                const { slashes, matches } = rule.pattern;
                if ((slashes === undefined || slashes === depth) && matches(path))
                    found.push(rule);
            }
    }
    return found;
}
/**
 * Projects own what lies in their folders; of nested ones the innermost, and where that folder is doubtful the one
 * around it too. A project whose folder is the whole repository owns nothing: it would claim every file that belongs
 * to nobody.
 */
function createProjectOwners(projects, doubtful = new Set()) {
    const byFolder = new Map();
    for (const { name, path } of projects)
        if (path !== ".")
            append(byFolder, path, name);
    return {
        ownersOf(path) {
            const found = [];
            // A submodule, or a symbolic link, can itself be the folder of a project.
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
const ANY = "/";
/** A name that starts with a dot is a name like any other, and a pattern stands for a path as Git writes it. */
const OPTIONS = { dot: true, nonegate: true, windows: false };
const LINE_BREAK = /[\n\r\u2028\u2029]/;
const LINE_BREAKS = /[\n\r\u2028\u2029]/g;
const GLOB = /[*?[\]{}()!+@\\|]/;
/** Reads one pattern; `!` in front takes out, and `folder/` means everything below the folder. */
function readPattern(text, picomatch) {
    const excludes = text.startsWith("!") && !text.startsWith("!(");
    const bare = (excludes ? text.slice(1) : text).trim().replace(/^(?:\.?\/)+/, "");
    const glob = bare === "" || bare.endsWith("/") ? `${bare}**` : bare;
    const base = literalBase(glob);
    return {
        text,
        excludes,
        base,
        last: lastPart(glob),
        slashes: slashesIn(glob),
        matches: matcher(glob, base, picomatch),
    };
}
function exclusionsOnly(patterns) {
    return patterns.length > 0 && patterns.every((pattern) => pattern.startsWith("!"));
}
/** What is wrong with the patterns of an input. */
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
/** True for what the matcher makes nothing of: it would fit no path, and nobody would know. */
function isBroken(text, picomatch) {
    if (!/[[{(\\]/.test(text))
        return false;
    const glob = text.replace(/^!(?!\()/, "").trim();
    return (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .fU)(glob, OPTIONS, picomatch) === undefined;
}
/** Nothing but a folder and all below it needs no regular expression. */
function matcher(glob, base, picomatch) {
    if (glob === "**")
        return () => true;
    if (base !== "" && glob === `${base}/**`)
        return (path) => path === base || path.startsWith(`${base}/`);
    // What picomatch itself does with a path, but for what its options may ask for.
    let fitting;
    return (path) => {
        if (path === glob)
            return true;
        fitting ??= (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .fU)(glob, OPTIONS, picomatch) ?? (() => false);
        // In a regular expression a dot stands for anything but these.
        return fitting(LINE_BREAK.test(path) ? path.replaceAll(LINE_BREAKS, "\u0001") : path);
    };
}
/** The leading parts without any sign of a pattern. */
function literalBase(glob) {
    const parts = glob.split("/");
    const first = parts.findIndex((part) => GLOB.test(part));
    return parts.slice(0, first < 0 ? parts.length : first).join("/");
}
/** A star alone, or a question mark, stays within a folder. */
function slashesIn(glob) {
    return glob.includes("**") || /[{}()[\]\\|!+@]/.test(glob) ? undefined : glob.split("/").length - 1;
}
function lastPart(glob) {
    // A slash inside braces or brackets separates nothing.
    if (/[{}()[\]\\|]/.test(glob))
        return ANY;
    const last = glob.slice(glob.lastIndexOf("/") + 1);
    if (!GLOB.test(last))
        return last;
    const ending = /^\*+(\.[\w-]+)$/.exec(last)?.[1];
    return ending === undefined ? ANY : `/${ending}`;
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
/** One pattern or a list of them; nothing for what is neither. */
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

/***/ 2967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
/** An anchor used in an anchor used in an anchor can stand for more than fits into memory. */
const MOST_VALUES = 100_000;
/** Each is looked up among all of them. */
const MOST_ALIASES = 10_000;
/** Far more than a list of rules needs; the parser calls itself for each level, and ends the process when the stack does. */
const DEEPEST = 100;
/** One mistake often makes the rest of a text look wrong too. */
const PROBLEMS_SHOWN = 5;
/** Reads YAML 1.2 with the core schema: no tags of other schemas, no key twice, one document. */
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
/** Some problems the parser tells for programmers, or without the part that matters. */
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
/** Brackets in texts count too: nobody has a hundred of them open. */
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
/** What each alias stands for, or why that cannot be said: it leads nowhere, in a circle or to too much. */
function resolveAliases(yaml, document, lineOf) {
    /** How many values stand for each anchor's node; undefined while that is being counted. */
    const counted = new Map();
    const anchors = new Map();
    const targets = new Map();
    /** The first one counts. */
    let problem;
    const total = count(document.contents);
    if (total > MOST_VALUES)
        note(`with its aliases it stands for more than ${MOST_VALUES} values`);
    if (targets.size > MOST_ALIASES)
        note(`it has more than ${MOST_ALIASES} aliases`);
    return { targets, problem };
    /** In the order of the text: an alias means the last anchor of its name before it. */
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


/***/ })

};
