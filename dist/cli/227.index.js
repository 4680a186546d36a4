export const id = 227;
export const ids = [227,63];
export const modules = {

/***/ 4063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ LONGEST_PATH),
  y: () => (/* binding */ globMatcher),
  loadPicomatch: () => (/* binding */ loadPicomatch)
});

;// CONCATENATED MODULE: ./lib/src/globs/bounded-match.js
/**
 * A matcher whose time grows with the length of a text as its own size does, and no faster: it never looks at the same
 * place of the text in the same state twice. The platform's own tries every way to share a text out among the stars of
 * a pattern, which somebody who chooses names can make to take for ever.
 */
function boundedMatcher(expression) {
    const steps = [];
    const first = compile(expression, add(steps, { kind: "found" }), steps);
    return (text) => createRun(steps, text)(first, 0);
}
function add(steps, step) {
    return steps.push(step) - 1;
}
/** Adds the steps of an expression in front of `next`. Gives the first. */
function compile(expression, next, steps) {
    switch (expression.kind) {
        case "unit":
            return add(steps, { kind: "unit", fits: expression.fits, next });
        case "start":
        case "end":
            return add(steps, { kind: expression.kind, next });
        case "sequence":
            return expression.parts.reduceRight((after, part) => compile(part, after, steps), next);
        case "choice": {
            const nexts = expression.branches.map((branch) => compile(branch, next, steps));
            return add(steps, { kind: "fork", nexts });
        }
        case "look": {
            const first = compile(expression.ahead, add(steps, { kind: "found" }), steps);
            return add(steps, { kind: "look", first, wanted: expression.wanted, next });
        }
        case "repeat": {
            if (!expression.endless) {
                return add(steps, { kind: "fork", nexts: [compile(expression.of, next, steps), next] });
            }
            const nexts = [next];
            const again = add(steps, { kind: "fork", nexts });
            const body = compile(expression.of, again, steps);
            nexts.push(body);
            return expression.least === 1 ? body : again;
        }
    }
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
                    if (at === 0)
                        reach(step.next, at);
                    break;
                case "end":
                    if (at === text.length)
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

;// CONCATENATED MODULE: ./lib/src/globs/effort.js
/** About as long as the bounded matcher takes for such a text. */
const MOST_WAYS = 20_000;
/** The longest text that the platform's own matcher, which is quicker on most, can be trusted with. */
function longestForPlatform(expression) {
    return longestWith(effortOf(expression));
}
/** Look-aheads of picomatch at `.` and `..`, which are over after a few characters. */
const AT_DOTS = /\(\?!(?:\(\?:\^\|\\\/\))?\\\.\{1,2\}\(\?:\\\/\|\$\)\)/g;
/** No longer than that, by the source alone: thousands of patterns need no tree for it. */
function surelyForPlatform(source) {
    const bare = source.replace(AT_DOTS, "").replaceAll("(?:.)*", ".*");
    if (/\)[*+{]/.test(bare))
        return 0;
    const stars = bare.match(/[*+]/g)?.length ?? 0;
    const forks = bare.match(/\||[^(*+]\?/g)?.length ?? 0;
    return longestWith({ stars, choices: 2 ** forks });
}
function longestWith({ stars, choices }) {
    if (stars === 0)
        return choices <= MOST_WAYS ? Number.POSITIVE_INFINITY : 0;
    const key = `${stars} ${choices}`;
    const known = LENGTHS.get(key);
    if (known !== undefined)
        return known;
    let length = 0;
    while (length < LONGEST_TRIED && ways(length + 1, stars) * choices <= MOST_WAYS)
        length += 1;
    LENGTHS.set(key, length);
    return length;
}
/** Thousands of patterns have few different efforts. */
const LENGTHS = new Map();
const LONGEST_TRIED = 4096;
/** Ways to cut a text of this length into the parts of so many stars, and what follows them. */
function ways(length, stars) {
    if (!Number.isFinite(stars))
        return stars;
    let found = 1;
    for (let star = 1; star <= stars; star += 1)
        found *= (length + star) / star;
    return found;
}
function effortOf(expression) {
    switch (expression.kind) {
        case "unit":
        case "start":
        case "end":
            return { stars: 0, choices: 1 };
        case "sequence":
            return expression.parts.map(effortOf).reduce((sum, part) => ({
                stars: sum.stars + part.stars,
                choices: sum.choices * part.choices,
            }), { stars: 0, choices: 1 });
        case "choice": {
            const efforts = expression.branches.map(effortOf);
            return {
                stars: Math.max(...efforts.map(({ stars }) => stars)),
                choices: efforts.reduce((sum, { choices }) => sum + choices, 0),
            };
        }
        case "look": {
            const effort = effortOf(expression.ahead);
            // Such as `(?!\.{1,2}(?:\/|$))`: over after a few characters.
            return effort.stars === 0 ? { stars: 0, choices: 1 } : effort;
        }
        case "repeat": {
            const effort = effortOf(expression.of);
            if (!expression.endless)
                return { stars: effort.stars, choices: effort.choices + 1 };
            return { stars: isOneUnit(expression.of) ? 1 : Number.POSITIVE_INFINITY, choices: 1 };
        }
    }
}
/** One unit each time, so that there is one way only to take so many of them. */
function isOneUnit(expression) {
    if (expression.kind !== "sequence")
        return expression.kind === "unit";
    const others = expression.parts.filter((part) => part.kind !== "look" || effortOf(part.ahead).stars > 0);
    return others.length === 1 && others[0]?.kind === "unit";
}

;// CONCATENATED MODULE: ./lib/src/globs/expression.js
/** Reads the source of a regular expression without flags; undefined for what it has no words for. */
function readExpression(source) {
    try {
        const reader = createReader(source);
        const expression = reader.choice();
        return reader.isAtEnd() ? expression : undefined;
    }
    catch (error) {
        if (error instanceof Unreadable)
            return undefined;
        throw error;
    }
}
class Unreadable extends Error {
}
const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[^1-9bBkuxc])/y;
const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
const COUNT = /\{\d+(?:,\d*)?\}/y;
/** Each time is written out; picomatch itself needs two. */
const MOST_TIMES = 16;
const GROUPS = [
    { opening: "(?:", look: undefined },
    { opening: "(?=", look: true },
    { opening: "(?!", look: false },
    { opening: "(?", look: "unreadable" },
    { opening: "(", look: undefined },
];
function createReader(source) {
    let at = 0;
    return { choice, isAtEnd: () => at === source.length };
    function choice() {
        const branches = [sequence()];
        while (take("|"))
            branches.push(sequence());
        const [first] = branches;
        return branches.length === 1 && first !== undefined ? first : { kind: "choice", branches };
    }
    function sequence() {
        const parts = [];
        while (at < source.length && source[at] !== "|" && source[at] !== ")")
            parts.push(repeated(atom()));
        const [first] = parts;
        return parts.length === 1 && first !== undefined ? first : { kind: "sequence", parts };
    }
    function repeated(of) {
        const sign = source[at];
        if (sign === "{") {
            const count = matchOf(COUNT);
            return count === undefined ? of : counted(of, count.slice(1, -1).split(","));
        }
        if (sign !== "*" && sign !== "+" && sign !== "?")
            return of;
        at += 1;
        // Whether it takes much or little first decides nothing where only the end counts.
        take("?");
        return { kind: "repeat", of, least: sign === "+" ? 1 : 0, endless: sign !== "?" };
    }
    function atom() {
        switch (source.charAt(at)) {
            case "^":
                at += 1;
                return { kind: "start" };
            case "$":
                at += 1;
                return { kind: "end" };
            case ".":
                at += 1;
                return unitOf(".");
            case "[":
                return unitOf(matchOf(CLASS) ?? unreadable());
            case "\\":
                return unitOf(matchOf(ESCAPE) ?? unreadable());
            case "(":
                return group();
            default:
                at += 1;
                return literal(source.charCodeAt(at - 1));
        }
    }
    function group() {
        const found = GROUPS.find(({ opening }) => take(opening));
        if (found === undefined || found.look === "unreadable")
            throw new Unreadable();
        const within = choice();
        if (!take(")"))
            throw new Unreadable();
        return found.look === undefined ? within : { kind: "look", ahead: within, wanted: found.look };
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
function counted(of, [least = "", most = least]) {
    if (most === "" || Number(most) > MOST_TIMES)
        throw new Unreadable();
    const optional = { kind: "repeat", of, least: 0, endless: false };
    return {
        kind: "sequence",
        parts: Array.from({ length: Number(most) }, (_, time) => (time < Number(least) ? of : optional)),
    };
}
function unreadable() {
    throw new Unreadable();
}
function literal(unit) {
    return { kind: "unit", fits: (given) => given === unit };
}
/** The same few kinds of units stand in thousands of patterns. */
const units = new Map();
/** What one unit may be is asked of the platform, once for each of the usual ones. */
function unitOf(source) {
    const known = units.get(source);
    if (known !== undefined)
        return known;
    const pattern = new RegExp(`^${source}$`);
    const asked = (unit) => pattern.test(String.fromCharCode(unit));
    const usual = Array.from({ length: 128 }, (_, unit) => asked(unit));
    const made = { kind: "unit", fits: (unit) => usual[unit] ?? asked(unit) };
    units.set(source, made);
    return made;
}

;// CONCATENATED MODULE: ./lib/src/globs/glob.js



async function loadPicomatch() {
    return (await __webpack_require__.e(/* import() */ 6).then(__webpack_require__.t.bind(__webpack_require__, 4006, 19))).default;
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
    if (/[(\\]|\.\./.test(glob) && readExpression(pattern.source) === undefined)
        return undefined;
    const quick = surelyForPlatform(pattern.source);
    let careful;
    return (name) => {
        if (name.length <= quick)
            return pattern.test(name);
        if (name.length > LONGEST_PATH)
            return false;
        careful ??= carefulMatcher(pattern);
        return careful(name);
    };
}
function carefulMatcher(pattern) {
    const expression = readExpression(pattern.source);
    if (expression === undefined)
        throw new Error(`Nobody can read ${pattern.source}.`);
    const longest = longestForPlatform(expression);
    const bounded = boundedMatcher(expression);
    return (name) => (name.length <= longest ? pattern.test(name) : bounded(name));
}
/** What picomatch gives for a text that makes no regular expression. */
const NOTHING = /$^/;


/***/ }),

/***/ 615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O5: () => (/* binding */ LOOK_AT_BRACKETS),
/* harmony export */   Qr: () => (/* binding */ isBroken),
/* harmony export */   ZS: () => (/* binding */ readPattern)
/* harmony export */ });
/* harmony import */ var _globs_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4063);

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
/** What to do about a broken pattern, for the end of a message. */
const LOOK_AT_BRACKETS = "look at its brackets and braces";
/** True for what the matcher makes nothing of: it would fit no path, and nobody would know. */
function isBroken(text, picomatch) {
    if (!/[[{(\\]/.test(text))
        return false;
    const glob = text.replace(/^!(?!\()/, "").trim();
    return (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .y)(glob, OPTIONS, picomatch) === undefined;
}
/** Nothing but a folder and all below it needs no regular expression. */
function matcher(glob, base, picomatch) {
    if (glob === "**")
        return () => true;
    if (base !== "" && glob === `${base}/**`)
        return (path) => path === base || path.startsWith(`${base}/`);
    // What picomatch itself does with a path, but for what its options may ask for.
    let fits;
    return (path) => {
        if (path === glob)
            return true;
        fits ??= (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .y)(glob, OPTIONS, picomatch) ?? (() => false);
        // In a regular expression a dot stands for anything but these.
        return fits(LINE_BREAK.test(path) ? path.replaceAll(LINE_BREAKS, "\u0001") : path);
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
    const last = glob.slice(glob.lastIndexOf("/") + 1);
    // A slash inside braces or brackets separates nothing.
    if (/[{}()[\]\\|]/.test(glob))
        return { kind: "any" };
    if (!GLOB.test(last))
        return { kind: "name", name: last };
    const ending = /^\*+(\.[\w-]+)$/.exec(last)?.[1];
    return ending === undefined ? { kind: "any" } : { kind: "ending", ending };
}


/***/ }),

/***/ 5227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readTargetPaths: () => (/* binding */ readTargetPaths)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6373);
/* harmony import */ var _queue_yaml_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1440);
/* harmony import */ var _path_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(615);



const INPUT = "target-paths";
/** Reads a YAML mapping of targets to patterns. Problems name line and target. */
async function readTargetPaths(text, picomatch) {
    const reading = await (0,_queue_yaml_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .g)(text);
    if (!reading.ok) {
        return {
            ok: false,
            problems: reading.problems.map((problem) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)(INPUT, `line ${problem.line}: ${problem.text}.`)),
        };
    }
    const entries = reading.root.entries();
    if (entries.length === 0) {
        return {
            ok: false,
            problems: [(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)(INPUT, "must be YAML such as `docs: [docs/**]`, with one target at least.")],
        };
    }
    const problems = [];
    const paths = new Map();
    for (const entry of entries) {
        const patterns = patternsOf(entry);
        const problem = patternsProblem(entry.key, patterns, picomatch);
        if (problem !== undefined)
            problems.push((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)(INPUT, (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `line ${entry.line}, ${JSON.stringify(entry.key)}: ${problem}.`));
        paths.set(entry.key, patterns.map((pattern) => (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .readPattern */ .ZS)(pattern, picomatch)));
    }
    return problems.length > 0 ? { ok: false, problems } : { ok: true, paths };
}
/** One pattern or a list of them; nothing for what is neither. */
function patternsOf({ value }) {
    const plain = value.plain();
    const items = Array.isArray(plain) ? plain : [plain];
    const texts = items.filter((item) => typeof item === "string" && item.trim() !== "");
    return texts.length === items.length ? texts : [];
}
function patternsProblem(target, patterns, picomatch) {
    if (target.trim() === "" || /[^\P{Cc}\t]/u.test(target))
        return "must have a name, on one line and without control characters";
    if (target === "ALL" || target === "NONE")
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `is a word that no target can be called; for what impacts everything there is ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)("impact-all-paths")}`;
    if (patterns.length === 0)
        return "must have a pattern or a list of patterns, as texts";
    if (patterns.every((pattern) => pattern.startsWith("!")))
        return 'has exclusions only; write a pattern without ! first, such as "**"';
    const broken = patterns.find((pattern) => (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .isBroken */ .Qr)(pattern, picomatch));
    if (broken !== undefined)
        return `${JSON.stringify(broken)} is no pattern; ${_path_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .LOOK_AT_BRACKETS */ .O5}`;
    return undefined;
}


/***/ }),

/***/ 1440:
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
    const yaml = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const lines = new yaml.LineCounter();
    const lineAt = (offset) => Math.max(1, lines.linePos(offset).line);
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
        text: inOurWords(code, keyAt(text, pos[0])) ?? message,
    }));
    if (problems.length > 0)
        return refused(...onePerLine(problems));
    const aliases = readAliases(yaml, document, lineAt);
    if ("text" in aliases)
        return refused(aliases);
    return { ok: true, root: treeOf(yaml, document, aliases, lineAt)(document.contents) };
}
/** What the parser says for programmers, or without the part that matters. */
function inOurWords(code, key) {
    switch (code) {
        case "DUPLICATE_KEY":
            return `the key ${key} is there twice`;
        case "MULTIPLE_DOCS":
            return "a second document begins here, and only one is read; take the line --- out";
        default:
            return undefined;
    }
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
function readAliases(yaml, document, lineAt) {
    /** How many values stand for each anchor's node; undefined while that is being counted. */
    const counted = new Map();
    const anchors = new Map();
    const meant = new Map();
    let problem;
    const total = count(document.contents);
    if (problem !== undefined)
        return problem;
    if (total > MOST_VALUES)
        return { line: 1, text: `with its aliases it stands for more than ${MOST_VALUES} values` };
    if (meant.size > MOST_ALIASES)
        return { line: 1, text: `it has more than ${MOST_ALIASES} aliases` };
    return meant;
    /** In the order of the text: an alias means the last anchor of its name before it. */
    function count(node) {
        if (yaml.isPair(node)) {
            if (isMergeKey(node.key))
                note(node.key, MERGE_KEY);
            return count(node.key) + count(node.value);
        }
        if (yaml.isAlias(node))
            return countOfAnchor(node);
        if (!yaml.isNode(node))
            return 0;
        if (node.anchor !== undefined) {
            anchors.set(node.anchor, node);
            counted.set(node, undefined);
        }
        const values = yaml.isCollection(node)
            ? node.items.reduce((sum, item) => sum + count(item), 1)
            : 1;
        if (node.anchor !== undefined)
            counted.set(node, values);
        return values;
    }
    function countOfAnchor(alias) {
        const node = anchors.get(alias.source);
        if (node === undefined)
            note(alias, `the alias *${alias.source} has no anchor &${alias.source} before it`);
        else
            meant.set(alias, node);
        const values = node && counted.get(node);
        if (node !== undefined && values === undefined)
            note(alias, `the alias *${alias.source} leads to what it stands in`);
        return values ?? 1;
    }
    function isMergeKey(key) {
        return yaml.isScalar(key) && key.type === "PLAIN" && key.value === "<<";
    }
    /** The first one counts. */
    function note(node, text) {
        problem ??= { line: lineAt(node.range?.[0] ?? 0), text };
    }
}
function treeOf(yaml, document, aliases, lineAt) {
    return node;
    function node(given) {
        const found = yaml.isAlias(given) ? aliases.get(given) : given;
        return {
            line: lineAt(found?.range?.[0] ?? 0),
            kind: kindOf(found),
            entries: () => (yaml.isMap(found) ? found.items.map(({ key, value }) => entry(key, value)) : []),
            plain: () => found?.toJS(document, { maxAliasCount: -1 }) ?? null,
        };
    }
    function entry(key, value) {
        const at = yaml.isNode(key) ? lineAt(key.range?.[0] ?? 0) : 1;
        return { key: keyText(key), line: at, value: node(yaml.isNode(value) ? value : undefined) };
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
