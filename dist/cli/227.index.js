export const id = 227;
export const ids = [227,615];
export const modules = {

/***/ 615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O5: () => (/* binding */ LOOK_AT_BRACKETS),
/* harmony export */   Qr: () => (/* binding */ isBroken),
/* harmony export */   ZS: () => (/* binding */ readPattern),
/* harmony export */   loadPicomatch: () => (/* binding */ loadPicomatch)
/* harmony export */ });
async function loadPicomatch() {
    return (await __webpack_require__.e(/* import() */ 6).then(__webpack_require__.t.bind(__webpack_require__, 4006, 19))).default;
}
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
    if (!/[[{(]/.test(text))
        return false;
    const glob = text.replace(/^!(?!\()/, "").trim();
    return picomatch.makeRe(glob, OPTIONS).source === NOTHING.source;
}
/** What picomatch gives for a text that makes no regular expression. */
const NOTHING = /$^/;
/** Nothing but a folder and all below it needs no regular expression. */
function matcher(glob, base, picomatch) {
    if (glob === "**")
        return () => true;
    if (base !== "" && glob === `${base}/**`)
        return (path) => path === base || path.startsWith(`${base}/`);
    // What picomatch itself does with a path, but for what its options may ask for.
    let expression;
    return (path) => {
        if (path === glob)
            return true;
        expression ??= picomatch.makeRe(glob, OPTIONS);
        // In a regular expression a dot stands for anything but these.
        return expression.test(LINE_BREAK.test(path) ? path.replaceAll(LINE_BREAKS, "\u0001") : path);
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
/* harmony import */ var _queue_yaml_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1440);
/* harmony import */ var _path_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(615);


/** Reads a YAML mapping of targets to patterns. Problems name line and target. */
async function readTargetPaths(text, picomatch) {
    const reading = await (0,_queue_yaml_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .g)(text);
    if (!reading.ok) {
        return {
            ok: false,
            problems: reading.problems.map((problem) => `target-paths: line ${problem.line}: ${problem.text}.`),
        };
    }
    const entries = reading.root.entries();
    if (entries.length === 0) {
        return {
            ok: false,
            problems: ["target-paths: must be YAML such as `docs: [docs/**]`, with one target at least."],
        };
    }
    const problems = [];
    const paths = new Map();
    for (const entry of entries) {
        const patterns = patternsOf(entry);
        const problem = problemOf(entry.key, patterns, picomatch);
        if (problem !== undefined)
            problems.push(`target-paths: line ${entry.line}, ${JSON.stringify(entry.key)}: ${problem}.`);
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
function problemOf(target, patterns, picomatch) {
    if (target.trim() === "" || /[^\P{Cc}\t]/u.test(target))
        return "must have a name, on one line and without control characters";
    if (target === "ALL" || target === "NONE")
        return "is a word that no target can be called; for what impacts everything there is impact-all-paths";
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
const MOST_ALIASES = 100;
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
        text: code === "DUPLICATE_KEY" ? `the key ${keyAt(text, pos[0])} is there twice` : message,
    }));
    if (problems.length > 0)
        return refused(...onePerLine(problems));
    const excess = unreadable(document);
    if (excess !== undefined)
        return refused({ line: 1, text: excess });
    return { ok: true, root: treeOf(yaml, document, lineAt)(document.contents) };
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
/** Aliases that lead nowhere, in a circle or to too much; what is read once as a whole can be read in parts. */
function unreadable(document) {
    try {
        JSON.stringify(document.toJS({ maxAliasCount: MOST_ALIASES }));
        return undefined;
    }
    catch (error) {
        return error instanceof ReferenceError ? error.message : "an alias leads to what it stands in";
    }
}
function treeOf(yaml, document, lineAt) {
    return node;
    function node(given) {
        const found = yaml.isAlias(given) ? given.resolve(document) : given;
        return {
            line: lineAt(found?.range?.[0] ?? 0),
            kind: kindOf(found),
            entries: () => (yaml.isMap(found) ? found.items.map(({ key, value }) => entry(key, value)) : []),
            plain: () => found?.toJS(document, { maxAliasCount: MOST_ALIASES }) ?? null,
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
