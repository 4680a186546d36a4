export const id = 1288;
export const ids = [1288];
export const modules = {

/***/ 5379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ listChangedFiles),
/* harmony export */   KS: () => (/* binding */ listSparseFiles),
/* harmony export */   ZC: () => (/* binding */ listAlteredFiles),
/* harmony export */   x$: () => (/* binding */ listUntrackedFiles)
/* harmony export */ });
/* unused harmony export parseNameStatus */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5349);



const STATUSES = { A: "added", M: "modified", D: "deleted", T: "type-changed" };
const STATUS_OF = new Map(Object.entries(STATUSES));
/** Lists the files that differ between two commits. A renamed file counts as one deleted and one added file. */
async function listChangedFiles(git, from, to) {
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitOutput */ .Ug)(git, [
        "diff-tree",
        "-r",
        "-z",
        "--no-renames",
        "--name-status",
        "--no-ext-diff",
        "--no-textconv",
        // A .gitmodules file in the change could otherwise hide changed submodules.
        "--ignore-submodules=none",
        from,
        to,
        "--",
    ]);
    return parseNameStatus(output);
}
function parseNameStatus(output) {
    const isText = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output);
    // If one name is not UTF-8, latin1 preserves the bytes of all names until each name is decoded.
    const fields = output.toString(isText ? "utf8" : "latin1").split("\0");
    const files = [];
    for (let index = 0; index + 1 < fields.length; index += 2) {
        const [letter = "", name = ""] = fields.slice(index, index + 2);
        const status = STATUS_OF.get(letter);
        if (status === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`Git listed a changed file with the status ${JSON.stringify(letter)}, which is unknown.`]);
        files.push(isText ? { path: name, status } : { ...decodeName(name), status });
    }
    if (fields.length % 2 === 0 || fields.at(-1) !== "")
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(["Git printed an incomplete list of changed files."]);
    return files;
}
/** Decodes a file name. Replaces bytes that are not UTF-8 with text such as `\xFF`. */
function decodeName(latin1) {
    const bytes = Buffer.from(latin1, "latin1");
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return { path: bytes.toString("utf8") };
    const shownAs = latin1.replace(/[^\x20-\x5b\x5d-\x7e]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
    return { path: undefined, shownAs };
}
/** Lists tracked files that a sparse checkout omits. `globs` match names in any folder. */
async function listSparseFiles(git, globs) {
    const entries = await listEntries(git, ["ls-files", "-t", "-z"], globs);
    // Git prints `S` before a file that is not in the work tree.
    return entries.flatMap((entry) => (entry.startsWith("S ") ? [entry.slice(2)] : []));
}
/** Lists tracked files whose content in the work tree differs from the checked-out commit. */
async function listAlteredFiles(git, globs) {
    const args = ["status", "--porcelain", "-z", "--untracked-files=no", "--no-renames", "--ignore-submodules=all"];
    return (await listEntries(git, args, globs)).map((entry) => entry.slice(3));
}
/** Lists files that are not tracked and that no .gitignore matches. */
async function listUntrackedFiles(git, globs) {
    const entries = await listEntries(git, ["ls-files", "--others", "--exclude-standard", "-z"], globs);
    return entries.filter((path) => !`/${path}`.includes("/node_modules/"));
}
async function listEntries(git, args, globs) {
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitOutput */ .Ug)(git, [...args, "--", ...globs.map((glob) => `:(top,glob)**/${glob}`)]);
    return output
        .toString("utf8")
        .split("\0")
        .filter((entry) => entry !== "");
}


/***/ }),

/***/ 7946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ MAX_PATH_LENGTH),
/* harmony export */   P8: () => (/* binding */ createGlobMatcher),
/* harmony export */   TH: () => (/* binding */ loadPicomatch)
/* harmony export */ });
/* unused harmony export findMaxPlatformLength */
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
    let bounded = isRisky ? (0,_bounded_match_js__WEBPACK_IMPORTED_MODULE_0__/* .compileBoundedMatcher */ .H)(pattern.source) : undefined;
    if (isRisky && bounded === undefined)
        return undefined;
    const safeLength = findMaxPlatformLength(pattern.source);
    return (name) => {
        if (name.length <= safeLength)
            return pattern.test(name);
        if (name.length > MAX_PATH_LENGTH)
            return false;
        bounded ??= (0,_bounded_match_js__WEBPACK_IMPORTED_MODULE_0__/* .compileBoundedMatcher */ .H)(pattern.source);
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
function findMaxPlatformLength(source) {
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

/***/ 2681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ isPathBelow),
/* harmony export */   Bg: () => (/* binding */ NAME_READERS),
/* harmony export */   LW: () => (/* binding */ WORKSPACE_MANIFESTS),
/* harmony export */   O4: () => (/* binding */ readManifestsAt),
/* harmony export */   Ri: () => (/* binding */ parseLenientJson),
/* harmony export */   SW: () => (/* binding */ DEPENDENCY_KINDS),
/* harmony export */   i7: () => (/* binding */ readPackageManifest),
/* harmony export */   m8: () => (/* binding */ findChangedManifests),
/* harmony export */   wV: () => (/* binding */ listWorkspaceManifests)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _git_read_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4648);
/* harmony import */ var _producers_parsing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7527);



/** True when a path is below a folder. `.` is the top folder of the repository. */
function isPathBelow(path, folder) {
    return path !== "." && (folder === "." || path.startsWith(`${folder}/`));
}
function findChangedManifests(files, names) {
    return files.flatMap(({ path, status }) => {
        if (path === undefined)
            return [];
        const manifest = { path, status, folder: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), name: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path) };
        return names.includes(manifest.name) ? [manifest] : [];
    });
}
const NO_MANIFESTS = new Map();
async function readManifestsAt(git, commit, paths) {
    const texts = new Map();
    for (const [path, bytes] of await (0,_git_read_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilesAt */ .nl)(git, commit, paths)) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
        const ofFolder = texts.get(folder) ?? new Map();
        texts.set(folder, ofFolder.set(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path), bytes.toString("utf8")));
    }
    return (folder) => texts.get(folder) ?? NO_MANIFESTS;
}
const DEPENDENCY_KINDS = [
    "dependencies",
    "devDependencies",
    "optionalDependencies",
    "peerDependencies",
];
/** Reads a `package.json`. `rangeOf` replaces ranges such as `catalog:`. */
function readPackageManifest(text, folder, rangeOf = (_, range) => range) {
    const json = parseLenientJson(text);
    if (typeof json !== "object" || json === null || Array.isArray(json))
        return undefined;
    const needs = DEPENDENCY_KINDS.flatMap((kind) => Object.entries(Object((0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_2__/* .getField */ .VI)(json, kind))).map(([name, range]) => parseNeed(name, rangeOf(name, typeof range === "string" ? range : ""), folder)));
    return {
        name: (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_2__/* .getText */ .q4)(json, "name"),
        nxName: (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_2__/* .getText */ .q4)(json, "nx.name"),
        needs: needs.filter((need) => need !== undefined),
    };
}
/** Versions that name a folder: `link:`, `file:`, `portal:` and relative paths. */
const FOLDER_RANGE = /^(?:link|file|portal):(.*)$|^(?:workspace:)?(\.{1,2}(?:\/.*)?)$/;
/** Versions that name another package: `workspace:name@range` and `npm:name@range`. */
const ALIAS_RANGE = /^(?:workspace|npm):(@?[^@/]+(?:\/[^@]+)?)@./;
/** Versions that name a package outside of the workspace. */
const EXTERNAL_RANGE = /^(?:git|github|gitlab|bitbucket|gist|https?|ssh|jsr)[:+]|^[\w.-]+\/[\w.-]+(?:#|$)/;
/** Reads a dependency without its version range. At worst, the list then has an unnecessary target. */
function parseNeed(name, range, folder) {
    const [, linked, ofWorkspace = linked] = FOLDER_RANGE.exec(range) ?? [];
    if (ofWorkspace !== undefined)
        return { kind: "folder", folder: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, ofWorkspace).replace(/\/$/, "") };
    const other = ALIAS_RANGE.exec(range)?.[1];
    if (other !== undefined)
        return { kind: "name", name: other };
    return EXTERNAL_RANGE.test(range) ? undefined : { kind: "name", name };
}
const MOON_FORMATS = ["yml", "yaml", "json", "jsonc", "toml", "hcl", "pkl"];
const WORKSPACE_MANIFESTS = [
    "package.json",
    "project.json",
    ...MOON_FORMATS.map((format) => `moon.${format}`),
];
/** The target of a package without a name is its folder. */
const packageNaming = (texts, folder) => {
    const found = packageOf(texts);
    return found === undefined ? undefined : found.name || folder;
};
const nxNaming = (texts, folder) => {
    const project = texts.get("project.json");
    const found = packageOf(texts);
    if (project === undefined && found === undefined)
        return undefined;
    return nameInJson(project) ?? found?.nxName ?? found?.name ?? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(folder).toLowerCase();
};
/** In moon, any folder can be a project, even without a manifest. */
const moonNaming = (texts, folder) => moonId(texts) ?? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(folder);
function listWorkspaceManifests(folder) {
    return WORKSPACE_MANIFESTS.map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, name));
}
const NAME_READERS = new Map([
    ["nx", nxNaming],
    ["moon", moonNaming],
    ...["turbo", "pnpm", "lerna", "rush"].map((tool) => [tool, packageNaming]),
]);
function packageOf(texts) {
    const text = texts.get("package.json");
    return text === undefined ? undefined : readPackageManifest(text, ".");
}
function nameInJson(text) {
    return text === undefined ? undefined : (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_2__/* .getText */ .q4)(parseLenientJson(text), "name");
}
function moonId(texts) {
    for (const format of MOON_FORMATS) {
        const text = texts.get(`moon.${format}`);
        if (text === undefined)
            continue;
        return format.startsWith("json") ? (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_2__/* .getText */ .q4)(parseLenientJson(text), "id") : readIdLine(text);
    }
    return undefined;
}
/** Reads the first line such as `id: a`, `id: 'a' # comment` or `"id" = "a"`. */
function readIdLine(text) {
    const line = text.split("\n").find((each) => ID.test(each)) ?? "";
    const value = /^"([^"]*)"|^'([^']*)'|^([^#]*)/.exec(line.replace(ID, "").trim());
    return line === ""
        ? undefined
        : value
            ?.slice(1)
            .find((part) => part !== undefined)
            ?.trim();
}
const ID = /^["']?id["']?[ \t]*[:=]/;
/** Parses JSON with comments and trailing commas; undefined if it is invalid. */
function parseLenientJson(text) {
    for (const bare of [() => text, () => withoutComments(text)]) {
        try {
            return JSON.parse(bare());
        }
        catch {
            // Invalid JSON, or JSON that is too complex for the regular expressions, counts as undefined.
        }
    }
    return undefined;
}
/** Matches a JSON string in linear time. A string without a closing quotation mark matches to the end of the text. */
const JSON_TEXT = /("[^"\\]*(?:\\[\s\S][^"\\]*)*"?)/;
const COMMENTS = new RegExp(`${JSON_TEXT.source}|//[^\\n]*|/\\*[\\s\\S]*?(?:\\*/|$)`, "g");
const TRAILING_COMMAS = new RegExp(`${JSON_TEXT.source}|,(?=\\s*[}\\]])`, "g");
function withoutComments(text) {
    return text
        .replace(/^\uFEFF/, "")
        .replace(COMMENTS, "$1")
        .replace(TRAILING_COMMAS, "$1");
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
            // The last pattern that matches decides about an owner.
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
 * Creates an index that returns the innermost project around a path. If it is doubtful, the next outer project is
 * returned too.
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
        return [(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .toProblem */ .H8)(input, "has only exclusions; start with a pattern without !, such as **.")];
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .loadPicomatch */ .TH)();
    return patterns
        .filter((pattern) => isBroken(pattern, picomatch))
        .map((pattern) => (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .toProblem */ .H8)(input, `${brokenPattern(pattern)}.`));
}
function brokenPattern(pattern) {
    return `${JSON.stringify(pattern)} is not a valid pattern; check its brackets and braces`;
}
/** True when picomatch would accept an invalid pattern and match nothing. */
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
            problems.push((0,_text_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .textWithNames */ .EU) `line ${line}, ${JSON.stringify(key)}: ${problem}.`);
        paths.set(key, patterns.map((pattern) => readPattern(pattern, picomatch)));
    }
    return problems.length > 0 ? invalid(problems) : { ok: true, paths };
}
function invalid(problems) {
    return { ok: false, problems: problems.map((problem) => (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .toProblem */ .H8)("target-paths", problem)) };
}
function patternsIn(value) {
    const plain = value.plain();
    const items = Array.isArray(plain) ? plain : [plain];
    const texts = items.filter((item) => typeof item === "string" && item.trim() !== "");
    return texts.length === items.length ? texts : [];
}
function targetProblem(target, patterns, picomatch) {
    if (target.trim() === "" || _producers_parsing_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL_CHARACTER */ .gW.test(target))
        return "must have a name, on one line and without control characters";
    if (target === "ALL" || target === "NONE")
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .textWithNames */ .EU) `is a reserved word; for paths that impact everything, use ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .inputName */ .yu)("impact-all-paths")}`;
    if (patterns.length === 0)
        return "must have a pattern or a list of patterns, as strings";
    if (exclusionsOnly(patterns))
        return 'has only exclusions; start with a pattern without !, such as "**"';
    const broken = patterns.find((pattern) => isBroken(pattern, picomatch));
    return broken === undefined ? undefined : brokenPattern(broken);
}


/***/ }),

/***/ 1288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  producers: () => (/* binding */ producers)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/text/problem.js
var problem = __webpack_require__(8215);
// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
// EXTERNAL MODULE: ./lib/src/impacted-targets/producers/parsing.js
var parsing = __webpack_require__(7527);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/bazel.js




const EXPECTED = "labels from bazel-diff or target-determinator: one label per line, a JSON list with a label in each item, or JSON with the key impactedTargets";
/** Reads labels, and omits labels of external repositories. Their dependents in this repository are in the list too. */
const bazel = {
    parse: (output, source) => {
        const labels = /^\s*[[{]/.test(output) ? jsonLabels(output, source) : (0,parsing/* readLines */.Se)(output, source);
        for (const label of labels) {
            if (!/^(\/\/|@)/.test(label))
                throw new errors/* InputError */.dz([
                    (0,problem/* textWithNames */.EU) `${source} must contain labels, which begin with // or @, but contains ${(0,truncate/* quote */.hD)(label)}.`,
                ]);
        }
        const own = labels.filter((label) => !isExternal(label));
        // An empty list would mean that nothing is impacted.
        return own.length === 0 ? labels : own;
    },
};
function jsonLabels(output, source) {
    const value = (0,parsing/* parseWholeOutput */.cg)(output, source, EXPECTED);
    if (Array.isArray(value)) {
        return (0,parsing/* readNames */.r6)(value.map((item) => (typeof item === "string" ? item : (0,parsing/* getField */.VI)(item, "label"))), source);
    }
    const served = (0,parsing/* getItems */.JS)(value, "impactedTargets");
    if (served === undefined)
        throw (0,parsing/* badFormat */.VJ)(source, EXPECTED, output);
    return (0,parsing/* readNames */.r6)(served, source);
}
/** True when a label belongs to another repository. `@//...` and `@@//...` belong to this one. */
function isExternal(label) {
    return label.startsWith("//external:") || /^@(?!@?\/\/)/.test(label);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/moon.js



const moon_EXPECTED = "the JSON that `moon query projects --affected --downstream deep` or `moon query affected --downstream deep` prints (moon 2 or later)";
/** Variables that prevent moon from downloading plugins. */
const environment = { PROTO_OFFLINE: "true" };
const moon = {
    affected: ({ base, head }) => ({
        argv: ["moon", "query", "projects", "--affected", "--downstream", "deep"],
        environment: { ...environment, MOON_BASE: base, MOON_HEAD: head },
    }),
    projects: {
        call: { argv: ["moon", "query", "projects"], environment },
        parse: (output, source, folder) => {
            const expected = "the JSON that `moon query projects` prints (moon 2 or later)";
            const found = (0,parsing/* parseList */.E1)(output, source, expected, { path: "projects" });
            return (0,parsing/* readProjects */.VH)(found, { name: "id", path: "source" }, source, folder, (item) => ({
                needs: (0,parsing/* getTexts */.J8)((0,parsing/* getField */.VI)(item, "dependencies"), "id"),
                configuration: item,
            }));
        },
    },
    parse: (output, source) => {
        const value = (0,parsing/* parseWholeOutput */.cg)(output, source, moon_EXPECTED);
        if ((0,parsing/* getField */.VI)(value, "shallow") === true)
            throw new errors/* InputError */.dz([
                (0,problem/* textWithNames */.EU) `${source} comes from a shallow clone, which may lack changes. Fetch the whole history.`,
            ]);
        const projects = (0,parsing/* getField */.VI)(value, "projects");
        if (Array.isArray(projects))
            return (0,parsing/* readNames */.r6)(projects, source, "id");
        // `moon query affected` prints an object whose keys are the ids of projects.
        if (typeof projects !== "object" || projects === null)
            throw (0,parsing/* badFormat */.VJ)(source, moon_EXPECTED, output);
        return (0,parsing/* readNames */.r6)(Object.keys(projects), source);
    },
};

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/nx.js

const LIST = "the JSON list that `nx show projects --affected --json` prints (Nx 16 or later)";
const GRAPH = "the project graph that `nx graph --file=stdout` prints (Nx 16 or later)";
/** Variables that switch off the background process, the full-screen interface and questions. */
const nx_environment = { NX_DAEMON: "false", NX_TUI: "false", NX_INTERACTIVE: "false" };
const nx = {
    affected: ({ base, head }) => ({
        argv: ["nx", "show", "projects", "--affected", `--base=${base}`, `--head=${head}`, "--json"],
        environment: nx_environment,
    }),
    projects: {
        call: { argv: ["nx", "graph", "--file=stdout"], environment: nx_environment },
        parse: (output, source, folder) => {
            const graph = (0,parsing/* getField */.VI)((0,parsing/* parseLastDocument */.zf)(output, source, GRAPH), "graph");
            const nodes = (0,parsing/* getField */.VI)(graph, "nodes");
            if (typeof nodes !== "object" || nodes === null || Array.isArray(nodes))
                throw (0,parsing/* badFormat */.VJ)(source, GRAPH, output);
            const needs = needsIn(graph);
            return (0,parsing/* readProjects */.VH)(Object.values(nodes), { name: "name", path: "data.root" }, source, folder, (item, name) => ({
                sourceRoot: (0,parsing/* getText */.q4)(item, "data.sourceRoot"),
                needs: needs.get(name),
                configuration: (0,parsing/* getField */.VI)(item, "data"),
            }));
        },
    },
    // Nx 15 prints all projects as lines of text. The parser rejects such output, because it is not JSON.
    parse: (output, source) => (0,parsing/* readNames */.r6)((0,parsing/* parseList */.E1)(output, source, LIST, { read: parsing/* parseLastDocument */.zf }), source),
};
function needsIn(graph) {
    const dependencies = Object.entries(Object((0,parsing/* getField */.VI)(graph, "dependencies")));
    return new Map(dependencies.map(([name, list]) => [name, (0,parsing/* getTexts */.J8)(list, "target")]));
}

// EXTERNAL MODULE: ./lib/src/impacted-targets/workspace-history.js
var workspace_history = __webpack_require__(6203);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/package-lists.js


function packageLists({ affected, all, environment, packages, folder }) {
    const named = (output, source, root) => packages(output, source).map((item) => ({
        name: (0,parsing/* getField */.VI)(item, "name") || readFolder((0,parsing/* getField */.VI)(item, folder), root),
        [folder]: (0,parsing/* getField */.VI)(item, folder),
    }));
    return {
        affected: ({ base }) => ({ argv: affected(base), environment }),
        projects: {
            call: { argv: all, environment },
            parse: (output, source, top, root = top) => (0,parsing/* readProjects */.VH)(named(output, source, root), { name: "name", path: folder }, source, top),
        },
        parse: (output, source, { root } = {}) => (0,parsing/* readNames */.r6)(named(output, source, root), source, "name"),
    };
}
/**
 * Returns the folder as the target of a package without a name. @throws Undecidable if the folder is outside of `root`
 */
function readFolder(path, root) {
    if (typeof path !== "string" || root === undefined)
        return undefined;
    try {
        return (0,parsing/* resolveProjectPath */.v)(path, root, "");
    }
    catch {
        throw new workspace_history/* Undecidable */.F("the list has a package without a name, and its folder is unknown");
    }
}
/** Lerna compares the base with the files in the checkout, so the checkout must not have other changes. */
const lerna = packageLists({
    // Without `--all`, Lerna omits private packages.
    affected: (base) => ["lerna", "ls", "--since", base, "--all", "--json"],
    all: ["lerna", "ls", "--all", "--json"],
    environment: { NX_DAEMON: "false" },
    packages: (output, source) => (0,parsing/* parseList */.E1)(output, source, "the JSON list that `lerna ls --all --json` prints"),
    folder: "location",
});
const rush = packageLists({
    // `--impacted-by` lists changed projects and their dependents. `--from` would list their dependencies too.
    affected: (base) => ["rush", "list", "--impacted-by", `git:${base}`, "--json"],
    all: ["rush", "list", "--json"],
    // Rush then uses only an installed version, and downloads nothing.
    environment: { npm_config_offline: "true" },
    // Rush prints other lines before the list. After a failed installation, it prints no list.
    packages: (output, source) => (0,parsing/* parseList */.E1)(output, source, "the JSON that `rush list --json` prints", { path: "projects", read: parsing/* parseLastDocument */.zf }),
    folder: "path",
});
const PNPM_LIST = "the JSON list that `pnpm -r list --depth -1 --json` prints (`[]` for no package; pnpm 9 prints nothing in this case, but also after some errors)";
/** Reads one list, or several lists: pnpm 9 and 10 print a list for each package if there is no shared lockfile. */
const pnpmPackages = (output, source) => output
    .trim()
    .split(/(?<=^\]\r?\n)(?=\[)/m)
    .flatMap((text) => (0,parsing/* parseList */.E1)(text, source, PNPM_LIST));
/** pnpm compares the base with the files in the checkout, so the checkout must not have other changes. */
const pnpm = packageLists({
    affected: (base) => ["pnpm", "-r", "list", "--filter", `...[${base}]`, "--depth", "-1", "--json"],
    all: ["pnpm", "-r", "list", "--depth", "-1", "--json"],
    // Otherwise pnpm would download the version in the field `packageManager`.
    environment: { npm_config_manage_package_manager_versions: "false", pnpm_config_pm_on_fail: "ignore" },
    packages: pnpmPackages,
    folder: "path",
});

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/turbo.js



const turbo_EXPECTED = "the JSON that `turbo ls --affected --output=json`, `turbo query affected` or `turbo run --affected --dry=json` prints";
/** Name of the package at the top of the workspace. It is not a target. */
const ROOT = "//";
const turbo_environment = { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };
const turbo = {
    affected: ({ base, head }) => ({
        argv: ["turbo", "ls", "--affected", "--output=json"],
        environment: { ...turbo_environment, TURBO_SCM_BASE: base, TURBO_SCM_HEAD: head },
    }),
    projects: {
        call: { argv: ["turbo", "ls", "--output=json"], environment: turbo_environment },
        parse: (output, source, folder) => {
            const expected = "the JSON that `turbo ls --output=json` prints";
            const found = readCountedItems((0,parsing/* parseWholeOutput */.cg)(output, source, expected), "packages", "count", source);
            if (found === undefined)
                throw (0,parsing/* badFormat */.VJ)(source, expected, output);
            return (0,parsing/* readProjects */.VH)(found, { name: "name", path: "path" }, source, folder).filter(({ name }) => name !== ROOT);
        },
    },
    parse: (output, source) => {
        const value = (0,parsing/* parseWholeOutput */.cg)(output, source, turbo_EXPECTED);
        const found = packageNames(value, source);
        if (found === undefined)
            throw (0,parsing/* badFormat */.VJ)(source, turbo_EXPECTED, output);
        const all = (0,parsing/* readNames */.r6)(found, source);
        const packages = all.filter((name) => name !== ROOT);
        // An empty list would mean that nothing is impacted.
        return packages.length === 0 ? all : packages;
    },
};
function packageNames(value, source) {
    const named = readCountedItems(value, "packages", "count", source) ??
        readCountedItems(value, "data.affectedPackages", "length", source);
    return (named?.map((item) => (0,parsing/* getField */.VI)(item, "name")) ??
        readCountedItems(value, "data.affectedTasks", "length", source)?.map((item) => (0,parsing/* getField */.VI)(item, "package.name")) ??
        // In a dry run, `packages` has the affected packages. `tasks` also has tasks of their dependencies.
        ((0,parsing/* getItems */.JS)(value, "tasks") === undefined ? undefined : (0,parsing/* getItems */.JS)(value, "packages")));
}
/**
 * Returns the items of a list; undefined if there is no list. @throws InputError if `length` is not the number of items
 */
function readCountedItems(value, path, length, source) {
    const items = (0,parsing/* getItems */.JS)(value, `${path}.items`);
    if (items === undefined)
        return undefined;
    const count = (0,parsing/* getField */.VI)(value, `${path}.${length}`);
    if (count !== items.length)
        throw new errors/* InputError */.dz([
            (0,problem/* textWithNames */.EU) `${source} reports ${JSON.stringify(count)} packages, but lists ${items.length}.`,
        ]);
    return items;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/registry.js








const json = {
    parse: (output, source, { key } = {}) => {
        const expected = key === undefined ? "a JSON array of strings" : `JSON with an array of strings under ${key}`;
        return (0,parsing/* readNames */.r6)((0,parsing/* parseList */.E1)(output, source, expected, { path: key }), source);
    },
};
/** Pants prints one address per line, such as `src/python/app:lib`. Without affected targets, it prints nothing. */
const pants = {
    affected: ({ base }) => ({
        argv: ["pants", `--changed-since=${base}`, "--changed-dependents=transitive", "list"],
        // Variables that switch off the background process, colors and the dynamic interface.
        environment: { PANTS_PANTSD: "false", PANTS_COLORS: "false", PANTS_DYNAMIC_UI: "false" },
    }),
    parse: parsing/* readLines */.Se,
};
const command = {
    affected: ({ base, head }, argv) => ({ argv, environment: { MERGE_QUEUE_BASE: base, MERGE_QUEUE_HEAD: head } }),
    // A failed script can have exit code 0 and no output, so empty output is an error.
    parse(output, source) {
        if (output.trim() === "")
            throw new errors/* InputError */.dz([(0,problem/* textWithNames */.EU) `${source} is empty. If nothing is impacted, the output must be NONE or [].`]);
        return /^\s*\[/.test(output) ? json.parse(output, source) : (0,parsing/* readLines */.Se)(output, source);
    },
};
const producers = {
    nx: nx,
    turbo: turbo,
    pnpm: pnpm,
    moon: moon,
    lerna: lerna,
    rush: rush,
    bazel: bazel,
    pants,
    // Plugins of Gradle write project paths such as `:app:core`, one per line.
    gradle: { parse: parsing/* readLines */.Se },
    lines: { parse: parsing/* readLines */.Se },
    json,
    // The output `changes` of dorny/paths-filter is a JSON list of the filters that match.
    "paths-filter": { parse: (output, source) => json.parse(output, source) },
    command,
};


/***/ }),

/***/ 559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   E8: () => (/* binding */ combineOwners),
/* harmony export */   S$: () => (/* binding */ joinReasons),
/* harmony export */   Sj: () => (/* binding */ classifyFiles),
/* harmony export */   Zh: () => (/* binding */ findNoImpactReason),
/* harmony export */   _n: () => (/* binding */ hasOnlyInertFiles),
/* harmony export */   af: () => (/* binding */ formatInertReason),
/* harmony export */   cE: () => (/* binding */ explainTargets),
/* harmony export */   eH: () => (/* binding */ findUnclaimedReason),
/* harmony export */   f: () => (/* binding */ claimLockFiles),
/* harmony export */   kY: () => (/* binding */ createSafetyNet),
/* harmony export */   xD: () => (/* binding */ findImpactAllReason)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _globs_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7946);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8215);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8506);
/* harmony import */ var _ownership_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2994);






/**
 * Classifies files by `impact-all-paths`, `ignored-paths`, owners and `inert-paths`. `claims` is undefined if owners
 * are unknown.
 */
function classifyFiles(files, net, claims) {
    return files.map((file) => {
        const { status } = file;
        const path = file.path ?? file.shownAs;
        // A name that is not UTF-8, or a very long path, matches no pattern and belongs to no target.
        const isPath = file.path !== undefined && path.length <= _globs_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_PATH_LENGTH */ .Kb;
        return { path, status, effect: isPath ? classify(path, net, claims) : { kind: "unclaimed" } };
    });
}
function classify(path, { impactAll, ignored, inert }, claims) {
    const [pattern] = impactAll.ownersOf(path);
    if (pattern !== undefined)
        return { kind: "impacts-all", pattern };
    if (ignored.ownersOf(path).length > 0)
        return { kind: "ignored" };
    if (claims === undefined)
        return { kind: "left-to-producer" };
    const targets = claims.ownersOf(path);
    if (targets.length > 0)
        return { kind: "claimed", targets };
    const [inertPattern] = inert.ownersOf(path);
    return inertPattern === undefined ? { kind: "unclaimed" } : { kind: "inert", pattern: inertPattern };
}
function combineOwners(owners) {
    const known = owners.filter((each) => each !== undefined);
    // Owners of a single index are distinct. A set for each of 100,000 files would need much time.
    if (known.length <= 1)
        return known[0];
    return { ownersOf: (path) => [...new Set(known.flatMap((each) => each.ownersOf(path)))] };
}
async function createSafetyNet(patterns) {
    const { folder, impactAllPaths, ignoredPaths = [], inertPaths, producer = "", file } = patterns;
    const all = addWorkspace(impactAllPaths, _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_IMPACT_ALL_PATHS */ .oE, folder);
    const names = file === undefined ? _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .LOCK_FILES_READ */ .xn.get(producer) : undefined;
    const isDefault = isSameList(impactAllPaths, _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_IMPACT_ALL_PATHS */ .oE);
    const isRead = (pattern) => isDefault && names?.some((name) => pattern === name || pattern.endsWith(`/${name}`)) === true;
    return {
        impactAll: await indexPatterns(all.filter((pattern) => !isRead(pattern))),
        locks: await indexPatterns(all.filter(isRead)),
        ignored: await indexPatterns(ignoredPaths),
        inert: await indexPatterns(addWorkspace(inertPaths, _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_INERT_PATHS */ .eD, folder)),
    };
}
/**
 * Marks each changed lock file: as claimed if the step has read it (`isRead`), otherwise as a file that impacts
 * everything.
 */
function claimLockFiles(files, { locks }, isRead) {
    return files.map((file) => {
        const { path, effect } = file;
        if (effect.kind !== "unclaimed" && effect.kind !== "inert")
            return file;
        if (isRead(path))
            return { ...file, effect: { kind: "claimed", targets: [] } };
        const [pattern] = locks.ownersOf(path);
        return pattern === undefined ? file : { ...file, effect: { kind: "impacts-all", pattern } };
    });
}
function isSameList(one, other) {
    return one.join("\n") === other.join("\n");
}
/** Adds the default patterns for the working directory, if it is not the top of the repository. */
function addWorkspace(patterns, defaults, folder) {
    if (folder === "." || !isSameList(patterns, defaults))
        return patterns;
    const escaped = folder.replace(/[\\*?[\]{}()!+@|]/g, "\\$&");
    return [...patterns, ...patterns.map((pattern) => `${escaped}/${pattern}`)];
}
/** Creates an index that returns each pattern that matches a path, unless a later pattern excludes the path. */
async function indexPatterns(texts) {
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .loadPicomatch */ .TH)();
    const patterns = texts.map((text) => (0,_ownership_js__WEBPACK_IMPORTED_MODULE_3__.readPattern)(text, picomatch));
    const owned = patterns.flatMap((pattern, index) => pattern.excludes
        ? []
        : [[pattern.text, [pattern, ...patterns.slice(index + 1).filter(({ excludes }) => excludes)]]]);
    return (0,_ownership_js__WEBPACK_IMPORTED_MODULE_3__.createPathOwners)(new Map(owned));
}
function findImpactAllReason(files) {
    return joinReasons(files.flatMap(({ path, effect }) => effect.kind === "impacts-all"
        ? [`${quoteName(path)} changed, and ${quoteName(effect.pattern)} in impact-all-paths matches it`]
        : []));
}
function findNoImpactReason(files) {
    if (files.length === 0)
        return "no file changed";
    return files.every(({ effect }) => effect.kind === "ignored") ? "only files in ignored-paths changed" : undefined;
}
/** True when every file impacts nothing. */
function hasOnlyInertFiles(files) {
    return files.every(({ effect }) => effect.kind === "ignored" || effect.kind === "inert");
}
/** Returns a text about inert files, to add to a reason. The text is empty if there are no inert files. */
function formatInertReason(files) {
    const inert = files.flatMap(({ path, effect }) => (effect.kind === "inert" ? [quoteName(path)] : []));
    if (inert.length === 0)
        return "";
    const are = inert.length === 1 ? "is" : "are";
    return `, and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(inert.length, "file")} that no target claims ${are} in inert-paths: ${joinReasons(inert)}`;
}
const MAX_NAMED_FILES = 10;
/** Returns the reason to impact everything if a file has no owner. @throws InputError if `onUnclaimed` is `error` */
function findUnclaimedReason(files, onUnclaimed) {
    const unclaimed = files.flatMap(({ path, effect }) => (effect.kind === "unclaimed" ? [path] : []));
    if (unclaimed.length === 0 || onUnclaimed === "ignore")
        return undefined;
    if (onUnclaimed === "all")
        return joinReasons(unclaimed.map((path) => `no target claims ${quoteName(path)}`));
    const named = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTruncatedList */ .En)(unclaimed, MAX_NAMED_FILES, (path) => JSON.stringify(path));
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .textWithNames */ .EU) `No target claims ${named}, and ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .inputName */ .yu)("on-unclaimed")} is error.`], {
        details: [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .textWithNames */ .EU) `Make sure that a target claims the path, or add the path to ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .inputName */ .yu)("ignored-paths")} or ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .inputName */ .yu)("impact-all-paths")}.`,
        ],
    });
}
/** Returns a reason for each target: its first changed file, its dependency, or the producer. */
function explainTargets(targets, files, found, producer) {
    const firstFiles = new Map();
    for (const { path, effect } of files)
        for (const target of effect.kind === "claimed" ? effect.targets : [])
            if (!firstFiles.has(target))
                firstFiles.set(target, quoteName(path));
    return new Map(targets
        .toSorted()
        .map((target) => [target, firstFiles.get(target) ?? found.get(target) ?? `listed by ${producer}`]));
}
function joinReasons([first, ...others]) {
    return first === undefined || others.length === 0 ? first : `${first}, and ${others.length} more`;
}
/** Adds quotation marks to a name with spaces or special characters. */
function quoteName(path) {
    return /^[\p{L}\p{M}\p{N}@._/+~*-]+$/u.test(path) ? path : JSON.stringify(path);
}


/***/ }),

/***/ 6203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Undecidable),
/* harmony export */   Y: () => (/* binding */ readEarlierProjects)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _git_changed_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5379);
/* harmony import */ var _manifests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2681);
/* harmony import */ var _safety_net_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(559);




/** Error for a change whose impact is unknown. The message is the reason to impact everything. */
class Undecidable extends Error {
}
/**
 * Computes the tool's projects at an earlier commit, from its present projects and the manifests. @throws Undecidable
 */
async function readEarlierProjects(git, { from, to }, commit, { producer, workspace, projects, changed }, isPackage) {
    const files = commit === from ? changed : await (0,_git_changed_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listChangedFiles */ .AC)(git, commit, to);
    const manifests = (0,_manifests_js__WEBPACK_IMPORTED_MODULE_2__/* .findChangedManifests */ .m8)(files, _manifests_js__WEBPACK_IMPORTED_MODULE_2__/* .WORKSPACE_MANIFESTS */ .LW).filter(({ folder }) => folder === workspace || (0,_manifests_js__WEBPACK_IMPORTED_MODULE_2__/* .isPathBelow */ .B5)(folder, workspace));
    const touched = new Set(manifests.map(({ folder }) => folder));
    const paths = [...touched].flatMap(_manifests_js__WEBPACK_IMPORTED_MODULE_2__/* .listWorkspaceManifests */ .wV);
    const [before, after] = await Promise.all([(0,_manifests_js__WEBPACK_IMPORTED_MODULE_2__/* .readManifestsAt */ .O4)(git, commit, paths), (0,_manifests_js__WEBPACK_IMPORTED_MODULE_2__/* .readManifestsAt */ .O4)(git, to, paths)]);
    const naming = _manifests_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME_READERS */ .Bg.get(producer);
    if (naming === undefined)
        throw new Error(`The producer ${producer} does not define names of projects.`);
    const added = files.flatMap(({ path, status }) => (path !== undefined && status === "added" ? [path] : []));
    const extended = new Set(added.map((path) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path)));
    const members = [];
    const doubtful = new Set();
    for (const member of projects) {
        const folder = member.atTop ? workspace : member.path;
        // A new file, possibly of an unknown kind, may have made this folder a project.
        if (touched.has(folder) ? isNewIn(before(folder), after(folder)) : !isPackage(folder) && extended.has(folder))
            doubtful.add(folder);
        const [old, present] = touched.has(folder)
            ? [naming(before(folder), folder), naming(after(folder), folder)]
            : [member.name, member.name];
        if (old !== undefined && old !== present && present !== member.name)
            throw new Undecidable(`the earlier name of the project in ${(0,_safety_net_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteName */ .AB)(folder)} is unknown`);
        if (old !== undefined)
            members.push({ ...member, name: old === present ? member.name : old });
    }
    const known = new Set([workspace, ...projects.map(({ path, atTop }) => (atTop ? workspace : path))]);
    for (const path of touched) {
        const [old, present] = [before(path), after(path)];
        const mayBeProject = isPackage(path) || producer === "moon" || (producer === "nx" && old.has("project.json"));
        const name = old.size > 0 && mayBeProject && !known.has(path) ? naming(old, path) : undefined;
        if (name === undefined || (isSameList(old, present) && name === naming(present, path)))
            continue;
        members.push({ name, path, atTop: false });
        if (!isPackage(path))
            doubtful.add(path);
    }
    return { members, doubtful, touched, before, after };
}
function isNewIn(old, present) {
    return [...present.keys()].some((name) => !old.has(name));
}
function isSameList(old, present) {
    return [...old.keys()].join() === [...present.keys()].join();
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
