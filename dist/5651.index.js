export const id = 5651;
export const ids = [5651,1288];
export const modules = {

/***/ 5651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  computeImpactedTargets: () => (/* binding */ computeImpactedTargets),
  computeTargetList: () => (/* binding */ computeTargetList),
  decideTargets: () => (/* binding */ decideTargets)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/src/git/git.js
var git_git = __webpack_require__(5349);
;// CONCATENATED MODULE: ./lib/src/git/changed-files.js



const STATUSES = { A: "added", M: "modified", D: "deleted", T: "type-changed" };
const STATUS_OF = new Map(Object.entries(STATUSES));
/** Lists the files that differ between two commits. A renamed file counts as one deleted and one added file. */
async function listChangedFiles(git, from, to) {
    const output = await (0,git_git/* readGitOutput */.Ug)(git, [
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
    const isText = (0,external_node_buffer_.isUtf8)(output);
    // If one name is not UTF-8, latin1 preserves the bytes of all names until each name is decoded.
    const fields = output.toString(isText ? "utf8" : "latin1").split("\0");
    const files = [];
    for (let index = 0; index + 1 < fields.length; index += 2) {
        const [letter = "", name = ""] = fields.slice(index, index + 2);
        const status = STATUS_OF.get(letter);
        if (status === undefined)
            throw new errors/* InputError */.dz([`Git listed a changed file with the status ${JSON.stringify(letter)}, which is unknown.`]);
        files.push(isText ? { path: name, status } : { ...decodeName(name), status });
    }
    if (fields.length % 2 === 0 || fields.at(-1) !== "")
        throw new errors/* InputError */.dz(["Git printed an incomplete list of changed files."]);
    return files;
}
/** Decodes a file name. Replaces bytes that are not UTF-8 with text such as `\xFF`. */
function decodeName(latin1) {
    const bytes = Buffer.from(latin1, "latin1");
    if ((0,external_node_buffer_.isUtf8)(bytes))
        return { path: bytes.toString("utf8") };
    const shownAs = latin1.replace(/[^\x20-\x5b\x5d-\x7e]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
    return { path: undefined, shownAs };
}
/** Lists tracked files that a sparse checkout omits. `globs` match names in any folder. */
async function listFilesNotCheckedOut(git, globs) {
    const entries = await listEntries(git, ["ls-files", "-t", "-z"], globs);
    // Git prints `S` before a file that is not in the work tree.
    return entries.flatMap((entry) => (entry.startsWith("S ") ? [entry.slice(2)] : []));
}
/** Lists tracked files whose content in the work tree differs from the checked-out commit. */
async function listUncommittedChanges(git, globs) {
    const args = ["status", "--porcelain", "-z", "--untracked-files=no", "--no-renames", "--ignore-submodules=all"];
    return (await listEntries(git, args, globs)).map((entry) => entry.slice(3));
}
/** Lists files that are not tracked and that no .gitignore matches. */
async function listUntrackedFiles(git, globs) {
    const entries = await listEntries(git, ["ls-files", "--others", "--exclude-standard", "-z"], globs);
    return entries.filter((path) => !`/${path}`.includes("/node_modules/"));
}
async function listEntries(git, args, globs) {
    const output = await (0,git_git/* readGitOutput */.Ug)(git, [...args, "--", ...globs.map((glob) => `:(top,glob)**/${glob}`)]);
    return output
        .toString("utf8")
        .split("\0")
        .filter((entry) => entry !== "");
}

// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/git/read-file.js
var read_file = __webpack_require__(4648);
// EXTERNAL MODULE: ./lib/src/text/problem.js
var problem = __webpack_require__(8215);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/impacted-targets/producers/parsing.js
var parsing = __webpack_require__(7527);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/manifests.js



/** True when a path is below a folder. `.` is the top folder of the repository. */
function isPathBelow(path, folder) {
    return path !== "." && (folder === "." || path.startsWith(`${folder}/`));
}
function findChangedManifests(files, names) {
    return files.flatMap(({ path, status }) => {
        if (path === undefined)
            return [];
        const manifest = { path, status, folder: external_node_path_.posix.dirname(path), name: external_node_path_.posix.basename(path) };
        return names.includes(manifest.name) ? [manifest] : [];
    });
}
const NO_MANIFESTS = new Map();
async function readManifestsAtCommit(git, commit, paths) {
    const texts = new Map();
    for (const [path, bytes] of await (0,read_file/* readFilesAtCommit */.QV)(git, commit, paths)) {
        const folder = external_node_path_.posix.dirname(path);
        const ofFolder = texts.get(folder) ?? new Map();
        texts.set(folder, ofFolder.set(external_node_path_.posix.basename(path), bytes.toString("utf8")));
    }
    return (folder) => texts.get(folder) ?? NO_MANIFESTS;
}
const DEPENDENCY_KINDS = [
    "dependencies",
    "devDependencies",
    "optionalDependencies",
    "peerDependencies",
];
/** Reads a `package.json`; undefined if it is not valid. */
function readPackageManifest(text, folder) {
    const json = parseLenientJson(text);
    if (typeof json !== "object" || json === null || Array.isArray(json))
        return undefined;
    const ranges = DEPENDENCY_KINDS.flatMap((kind) => Object.entries(Object((0,parsing/* getField */.VI)(json, kind))).map(([name, range]) => [name, typeof range === "string" ? range : ""]));
    const needs = ranges.flatMap(([name, range]) => parseNeed(name, range, folder));
    return { name: (0,parsing/* getTextField */.mu)(json, "name"), nxName: (0,parsing/* getTextField */.mu)(json, "nx.name"), ranges, needs };
}
/** Versions that name a folder: `link:`, `file:`, `portal:` and relative paths. */
const FOLDER_RANGE = /^(?:link|file|portal):(.*)$|^(?:workspace:)?(\.{1,2}(?:\/.*)?)$/;
/**
 * Versions that name another package: `workspace:name@range` and `npm:name@range`. The word after `npm:` may also be a
 * tag, such as `latest`.
 */
const ALIAS_RANGE = /^(?:workspace|npm):(@?[^@/]+(?:\/[^@]+)?)@.|^npm:([^@]+|@[^@]+)$/;
/** Versions that name a package outside of the workspace. */
const EXTERNAL_RANGE = /^(?:git|github|gitlab|bitbucket|gist|https?|ssh|jsr)[:+]|^[\w.-]+\/[\w.-]+(?:#|$)/;
/** Reads a dependency without its version range. At worst, the list then has an unnecessary target. */
function parseNeed(name, range, folder) {
    if (/^(?:workspace:)?[\d^~*<>=]/.test(range))
        return [{ kind: "name", name }];
    const [, linked, ofWorkspace = linked] = FOLDER_RANGE.exec(range) ?? [];
    if (ofWorkspace !== undefined)
        return [{ kind: "folder", folder: external_node_path_.posix.join(folder, ofWorkspace).replace(/\/$/, "") }];
    const [, other, either] = ALIAS_RANGE.exec(range) ?? [];
    const names = other === undefined ? [name, either] : [other];
    return names.flatMap((each) => each === undefined || EXTERNAL_RANGE.test(range) ? [] : [{ kind: "name", name: each }]);
}
const MOON_FILES = ["yml", "yaml", "json", "jsonc", "toml", "hcl", "pkl"].map((format) => `moon.${format}`);
const WORKSPACE_MANIFESTS = ["package.json", "project.json", ...MOON_FILES];
/** The target of a package without a name is its folder. */
const packageNaming = (texts, folder) => {
    const found = packageIn(texts);
    return found === undefined ? undefined : found.name || folder;
};
const nxNaming = (texts, folder) => {
    const project = texts.get("project.json");
    const found = packageIn(texts);
    if (project === undefined && found === undefined)
        return undefined;
    const own = (0,parsing/* getTextField */.mu)(parseLenientJson(project ?? ""), "name");
    return own ?? found?.nxName ?? found?.name ?? external_node_path_.posix.basename(folder).toLowerCase();
};
/** In moon, any folder can be a project, even without a manifest. */
const moonNaming = (texts, folder) => {
    const text = MOON_FILES.flatMap((name) => texts.get(name) ?? [])[0] ?? "";
    const json = parseLenientJson(text);
    // Matches the first line such as `id: a`, `id: 'a' # comment` or `"id" = "a"`.
    const line = /^["']?id["']?[ \t]*[:=][ \t]*["']?([^"'#\r\n]*)/m.exec(text)?.[1]?.trim();
    return (json === undefined ? line : (0,parsing/* getTextField */.mu)(json, "id")) ?? external_node_path_.posix.basename(folder);
};
function packageIn(texts) {
    return readPackageManifest(texts.get("package.json") ?? "", ".");
}
function listWorkspaceManifests(folder) {
    return WORKSPACE_MANIFESTS.map((name) => external_node_path_.posix.join(folder, name));
}
const PROJECT_NAME_READERS = new Map([
    ["nx", nxNaming],
    ["moon", moonNaming],
    ...["turbo", "pnpm", "lerna", "rush"].map((tool) => [tool, packageNaming]),
]);
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

// EXTERNAL MODULE: ./lib/src/globs/glob.js
var globs_glob = __webpack_require__(7946);
// EXTERNAL MODULE: ./lib/src/impacted-targets/inputs.js
var inputs = __webpack_require__(8506);
// EXTERNAL MODULE: ./lib/src/impacted-targets/ownership.js
var ownership = __webpack_require__(2994);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/safety-net.js






/**
 * Classifies files by `impact-all-paths`, `ignored-paths`, owners and `inert-paths`. `claims` is undefined if owners
 * are unknown.
 */
function classifyFiles(files, net, claims) {
    return files.map((file) => {
        const { status } = file;
        const path = file.path ?? file.shownAs;
        // A name that is not UTF-8, or a very long path, matches no pattern and belongs to no target.
        const isPath = file.path !== undefined && path.length <= globs_glob/* MAX_PATH_LENGTH */.Kb;
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
    // A single index returns distinct owners, so no set is necessary. It would be slow to create a set for each of
    // 100,000 files.
    if (known.length <= 1)
        return known[0];
    return { ownersOf: (path) => [...new Set(known.flatMap((each) => each.ownersOf(path)))] };
}
async function createFileClassificationRules(patterns) {
    const { folder, impactAllPaths, ignoredPaths = [], inertPaths, producer = "", file } = patterns;
    const all = addWorkspace(impactAllPaths, inputs/* DEFAULT_PATHS_IMPACTING_EVERYTHING */.cd, folder);
    const names = file === undefined ? inputs/* ANALYZED_LOCK_FILES_BY_PRODUCER */.k6.get(producer) : undefined;
    const isDefault = isSameList(impactAllPaths, inputs/* DEFAULT_PATHS_IMPACTING_EVERYTHING */.cd);
    const isRead = (pattern) => isDefault && names?.some((name) => pattern === name || pattern.endsWith(`/${name}`)) === true;
    return {
        impactAll: await indexPatterns(all.filter((pattern) => !isRead(pattern))),
        locks: await indexPatterns(all.filter(isRead)),
        ignored: await indexPatterns(ignoredPaths),
        inert: await indexPatterns(addWorkspace(inertPaths, inputs/* DEFAULT_INERT_PATHS */.eD, folder)),
    };
}
/**
 * Marks each changed lock file: as claimed if the step has read it (`isRead`), otherwise as a file that impacts
 * everything.
 */
function classifyLockFiles(files, { locks }, isRead) {
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
    const picomatch = await (0,globs_glob/* loadPicomatch */.TH)();
    const patterns = texts.map((text) => (0,ownership.readPattern)(text, picomatch));
    const owned = patterns.flatMap((pattern, index) => pattern.excludes
        ? []
        : [[pattern.text, [pattern, ...patterns.slice(index + 1).filter(({ excludes }) => excludes)]]]);
    return (0,ownership.createPathOwners)(new Map(owned));
}
function findReasonToImpactAllTargets(files) {
    return summarizeReasons(files.flatMap(({ path, effect }) => effect.kind === "impacts-all"
        ? [`${quoteName(path)} changed, and ${quoteName(effect.pattern)} in impact-all-paths matches it`]
        : []));
}
function findReasonForNoImpact(files) {
    if (files.length === 0)
        return "no file changed";
    return files.every(({ effect }) => effect.kind === "ignored") ? "only files in ignored-paths changed" : undefined;
}
/** True when every file is ignored or inert, so that no file impacts a target. */
function hasOnlyInertFiles(files) {
    return files.every(({ effect }) => effect.kind === "ignored" || effect.kind === "inert");
}
/** Returns a text about inert files, to add to a reason. The text is empty if there are no inert files. */
function formatInertFileNote(files) {
    const inert = files.flatMap(({ path, effect }) => (effect.kind === "inert" ? [quoteName(path)] : []));
    if (inert.length === 0)
        return "";
    const are = inert.length === 1 ? "is" : "are";
    return `, and ${(0,format/* formatCount */.B4)(inert.length, "file")} that no target claims ${are} in inert-paths: ${summarizeReasons(inert)}`;
}
const MAX_NAMED_FILES = 10;
/** Returns the reason to impact everything if a file has no owner. @throws InputError if `onUnclaimed` is `error` */
function findUnclaimedFileImpactReason(files, onUnclaimed) {
    const unclaimed = files.flatMap(({ path, effect }) => (effect.kind === "unclaimed" ? [path] : []));
    if (unclaimed.length === 0 || onUnclaimed === "ignore")
        return undefined;
    if (onUnclaimed === "all")
        return summarizeReasons(unclaimed.map((path) => `no target claims ${quoteName(path)}`));
    const named = (0,format/* formatTruncatedList */.En)(unclaimed, MAX_NAMED_FILES, (path) => JSON.stringify(path));
    throw new errors/* InputError */.dz([(0,problem/* createMessageText */.TM) `No target claims ${named}, and ${(0,problem/* toInputReference */.dY)("on-unclaimed")} is error.`], {
        details: [
            (0,problem/* createMessageText */.TM) `Make sure that a target claims the path, or add the path to ${(0,problem/* toInputReference */.dY)("ignored-paths")} or ${(0,problem/* toInputReference */.dY)("impact-all-paths")}.`,
        ],
    });
}
/** Returns a reason for each target: its first changed file, its dependency, or the producer. */
function findTargetReasons(targets, files, found, producer) {
    const firstFiles = new Map();
    for (const { path, effect } of files)
        for (const target of effect.kind === "claimed" ? effect.targets : [])
            if (!firstFiles.has(target))
                firstFiles.set(target, quoteName(path));
    return new Map(targets
        .toSorted()
        .map((target) => [target, firstFiles.get(target) ?? found.get(target) ?? `listed by ${producer}`]));
}
function summarizeReasons([first, ...others]) {
    return first === undefined || others.length === 0 ? first : `${first}, and ${others.length} more`;
}
/** Adds quotation marks to a name with spaces or special characters. */
function quoteName(path) {
    return /^[\p{L}\p{M}\p{N}@._/+~*-]+$/u.test(path) ? path : JSON.stringify(path);
}

// EXTERNAL MODULE: ./lib/src/impacted-targets/workspace-change.js
var workspace_change = __webpack_require__(3179);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/project.js




/** Creates a reader that parses a file once, even if several commits contain it. */
function createCachedFileReader(parse) {
    const known = new Map();
    return (files, path) => {
        const file = files.read(path);
        if (file === undefined)
            return undefined;
        const key = `${file.id} ${path}`;
        const value = known.get(key) ?? parse(file.text, path);
        known.set(key, value);
        return value;
    };
}
async function loadTomlParser() {
    const { parse } = await __webpack_require__.e(/* import() */ 3292).then(__webpack_require__.bind(__webpack_require__, 3292));
    return (text, path) => {
        try {
            return parse(text, { maxDepth: 100, integersAsBigInt: false });
        }
        catch {
            throw new workspace_change/* UnknownImpactError */.$(`${quoteName(path)} is not valid TOML at one of the commits`);
        }
    };
}
/** Converts a path in a manifest to a path from the top; undefined outside of the repository. */
function resolveRepositoryPath(folder, path) {
    const found = external_node_path_.posix.join(folder, path).replace(/(?<=.)\/$/, "");
    return found === ".." || found.startsWith("../") ? undefined : found;
}
function createFolderDependency(folder, path) {
    const found = resolveRepositoryPath(folder, path);
    return found === undefined ? [] : [{ kind: "folder", folder: found }];
}
/** Lists the outermost folders: no other folder of the list contains them. */
function findOutermostFolders(folders) {
    const outer = new Set();
    const sorted = folders.toSorted((one, other) => listEnclosingFolders(one).length - listEnclosingFolders(other).length);
    for (const folder of sorted)
        if (!listEnclosingFolders(folder).some((above) => outer.has(above)))
            outer.add(folder);
    return [...outer];
}
/** Lists a path and all folders around it, from the innermost folder to `.`. */
function listEnclosingFolders(path) {
    const folders = [];
    for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1))
        folders.push(path.slice(0, end));
    if (path !== ".")
        folders.push(".");
    return folders;
}
/** Converts a value to text that can be compared. Omits the fields in `omitted`. */
function formatComparableJson(value, omitted = []) {
    try {
        const fields = Object.entries(Object(value)).filter(([name, each]) => each !== undefined && !omitted.includes(name));
        return JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
    }
    catch {
        throw new workspace_change/* UnknownImpactError */.$("a manifest is nested too deeply");
    }
}
const DEPTH = 100;
/** Lists the texts in a value, each with the keys that lead to it. Other values have an empty text. */
function listTextsInNestedValue(value, keys = []) {
    const entries = typeof value === "string" ? [] : Object.entries(Object(value));
    if (entries.length === 0)
        return [{ keys, text: typeof value === "string" ? value : "" }];
    if (keys.length > DEPTH)
        throw new workspace_change/* UnknownImpactError */.$("a manifest is nested too deeply");
    return entries.flatMap(([key, inner]) => listTextsInNestedValue(inner, [...keys, key]));
}
/** Lists the entries of a field that is an object. Returns an empty list for any other field. */
function listFieldEntries(value, field) {
    if (typeof value !== "object" || value === null)
        return [];
    const found = Object.getOwnPropertyDescriptor(value, field)?.value;
    return typeof found === "object" && found !== null && !Array.isArray(found) ? Object.entries(found) : [];
}
/** Returns the texts of the manifests in a folder by their names. */
function readManifests(files, folder) {
    const texts = WORKSPACE_MANIFESTS.map((name) => [name, files.read(external_node_path_.posix.join(folder, name))?.text]);
    return new Map(texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/declared-needs/declarations.js



/** Parts of globs that libraries interpret differently: `(`, `)`, `|`, `\` and `..`. */
const AMBIGUOUS = /[()|\\]|\.\./;
const SPECIAL = /[*?[\]{}()!|\\]|\.\./;
/**
 * Converts a tool's glob to patterns that match at least the same files. Returns an empty list for a path outside of
 * the repository.
 */
function convertGlobToPatterns(folder, glob) {
    const [steps = ""] = /^(?:\.{0,2}\/)*(?:\.\.?$)?/.exec(glob) ?? [];
    const start = external_node_path_.posix.join(folder, steps.startsWith("/") ? `.${steps}` : steps).replace(/\/$/, "");
    if (start === ".." || start.startsWith("../"))
        return [];
    const parts = glob.slice(steps.length).split("/");
    const cut = AMBIGUOUS.test(glob.slice(steps.length)) ? parts.findIndex((part) => SPECIAL.test(part)) : -1;
    const kept = cut < 0 ? parts.filter((part) => part !== "" && part !== ".") : [...parts.slice(0, cut), "**"];
    // A folder name may contain glob characters. `?` matches any of them.
    const literal = start === "." ? [] : start.split("/").map((part) => part.replace(/[*?[\]{}()!+@|\\]/g, "?"));
    const pattern = [...literal, ...kept].join("/");
    if (pattern === "")
        return ["**"];
    return pattern === "**" || pattern.endsWith("/**") ? [pattern] : [pattern, `${pattern}/**`];
}
/** Creates a collector of distinct declarations. It omits files in the project's own folder. */
function createDeclarationCollector(projects) {
    const paths = new Map(projects.map(({ name, path }) => [name, path]));
    const names = new Map(projects.map(({ name }) => [name, [name]]));
    const outer = new Set(projects.flatMap(({ path }) => listEnclosingFolders(path).slice(1)));
    const all = new Map();
    const shared = [];
    const add = (item) => {
        const key = JSON.stringify([item.project, item.needs, item.pattern]);
        if (!all.has(key))
            all.set(key, item);
    };
    return {
        all,
        shared,
        isOuter: (path) => outer.has(path),
        has: (name) => names.has(name),
        addAlias: (project, alias) => (0,ownership.appendToList)(names, alias, project),
        addNeed(project, name, source) {
            for (const needs of names.get(name) ?? [])
                if (project !== needs)
                    add({ project, needs, source });
        },
        addReads(project, patterns, source) {
            const path = paths.get(project) ?? "";
            for (const pattern of patterns)
                if (!pattern.startsWith(`${path}/`) || outer.has(path))
                    add({ project, pattern, source });
        },
    };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/declared-needs/read-declarations.js







const TURBO_FILES = ["turbo.json", "turbo.jsonc"];
/** Names of files in which task runners declare dependencies between projects. */
const TASK_RUNNER_FILE_NAMES = [...TURBO_FILES, ...MOON_FILES, "nx.json", "project.json"];
/** Matches files with settings of moon. Settings in the folder `tasks` apply to many projects. */
const MOON_SETTINGS_PATH_PATTERN = /(?:^|\/)\.moon\//;
/**
 * Reads the dependencies in the configuration of a tool at one commit. If `producer` is `workspaces`, reads the
 * configurations of all tools. If a text may be a dependency, it counts as a dependency. @throws UnknownImpactError
 */
function readDeclarations(files, { producer, workspace }, projects, isPresent = true) {
    const collector = createDeclarationCollector(projects);
    const isOfTool = producer !== "workspaces";
    const tops = {
        turbo: () => TURBO_FILES.flatMap((name) => files.foldersWith(name)),
        nx: () => files.foldersWith("nx.json"),
        moon: () => {
            const found = files.paths
                .filter((path) => MOON_SETTINGS_PATH_PATTERN.test(path))
                .map((path) => path.split(/\/?\.moon\//)[0] || ".");
            return found.length > 0 || MOON_FILES.every((name) => files.foldersWith(name).length === 0) ? found : [workspace];
        },
    };
    for (const [tool, read] of Object.entries(READERS)) {
        if (isOfTool && tool !== producer)
            continue;
        for (const top of isOfTool ? [workspace] : findOutermostFolders(tops[tool]?.() ?? [])) {
            // Without a tool, the tasks of the project at the top do not count. They may read all files, so every change
            // would impact the project.
            const inside = projects.filter(({ path, atTop }) => atTop || (isOfTool && path === top) || isPathBelow(path, top));
            for (const project of isOfTool ? [] : inside) {
                // The tool may have another name for a package.
                const alias = PROJECT_NAME_READERS.get(tool)?.(readManifests(files, project.path), project.path);
                collector.addAlias(project.name, alias ?? project.name);
            }
            if (inside.length > 0)
                read({ files, top, projects: inside, isOfTool, isPresent }, collector);
        }
    }
    return collector;
}
/**
 * Adds the dependencies in a text of a configuration: `a#build` or `a:build` contains the name of a project, and a path
 * may lead out of the project. A text that is only a name, such as `a`, counts only if `isName` is true.
 */
function addText(collector, { name, path }, text, { top, isName, source }) {
    if (/^!|^\/+$/.test(text))
        return;
    // Both names in `project:target` may contain colons.
    const prefixes = [...text.matchAll(/[:#](?=.)/g)].map(({ index }) => text.slice(0, index));
    for (const each of isName ? [text, ...prefixes] : prefixes)
        collector.addNeed(name, each, source);
    const [, start, glob = ""] = /^(\$TURBO_ROOT\$|\{workspaceRoot\}|\{projectRoot\}|\/)?\/?(.*)$/s.exec(text) ?? [];
    const whole = glob.replaceAll("{projectName}", name).replaceAll("{projectRoot}", path);
    // A file in the project's own folder needs no declaration.
    if (start !== undefined && start !== "{projectRoot}")
        collector.addReads(name, convertGlobToPatterns(top, whole), source);
    else if (glob.includes(".."))
        collector.addReads(name, convertGlobToPatterns(path, whole), source);
}
const readTurbo = ({ files, top, projects }, collector) => {
    const read = (folder) => {
        const path = TURBO_FILES.map((name) => external_node_path_.posix.join(folder, name)).find((each) => files.read(each) !== undefined);
        if (path === undefined)
            return undefined;
        const json = parseLenientJson(files.read(path)?.text ?? "");
        if (json === undefined)
            throw new workspace_change/* UnknownImpactError */.$(`${quoteName(path)} is not valid JSON at one of the commits`);
        return { json, source: quoteName(path), leaves: listTextsInNestedValue(json) };
    };
    const root = read(top);
    for (const project of projects) {
        const { name, path } = project;
        // Turborepo hashes all files in the folder of a package, also the files of packages inside this folder.
        if (collector.isOuter(path))
            collector.addReads(name, convertGlobToPatterns(path, "**"), root?.source);
        for (const { source, leaves } of [root, read(path)].filter((each) => each !== undefined))
            for (const { keys, text } of leaves) {
                const task = keys.find((key) => key.includes("#"));
                if (task !== undefined && !task.startsWith(`${name}#`))
                    continue;
                // A root task, and the configuration that a package extends, can have any inputs.
                const isAny = text.startsWith("//#") || (keys[0] === "extends" && text !== "//");
                if (isAny)
                    collector.addReads(name, ["**"], source);
                else
                    addText(collector, project, text, { top, isName: false, source });
            }
    }
    const shared = (0,parsing/* getListField */.rR)(root?.json, "globalDependencies") ?? (0,parsing/* getListField */.rR)(root?.json, "global.inputs") ?? [];
    for (const glob of shared.map((each) => String(each).replace(/^\$TURBO_ROOT\$\//, "")))
        if (!glob.startsWith("!"))
            collector.shared.push(...convertGlobToPatterns(top, glob));
};
/** Fields of Nx whose texts can contain names of projects or paths of files. */
const NX_FIELDS = ["dependsOn", "inputs", "namedInputs", "implicitDependencies"];
/** Fields of Nx in which a text can be the name of a project alone, without the name of a target. */
const NX_NAMES = ["projects", "implicitDependencies"];
const readNx = ({ files, top, projects, isOfTool, isPresent }, collector) => {
    const textOf = (folder, name) => files.read(external_node_path_.posix.join(folder, name))?.text ?? "";
    const nx = parseLenientJson(textOf(top, "nx.json"));
    if (!isOfTool)
        rejectNx(files, top, nx);
    const defaults = listFieldEntries(nx, "targetDefaults");
    for (const project of projects) {
        const texts = ["project.json", "package.json"].map((name) => textOf(project.atTop ? top : project.path, name));
        const [own, inPackage] = texts.map(parseLenientJson);
        const known = [...texts, JSON.stringify(project.configuration)].join("\n");
        // The key of a default is the name of a target, a script or an executor, or a pattern that may match any target.
        const used = defaults.filter(([name]) => /[*?{[]/.test(name) || known.includes(JSON.stringify(name)));
        const shared = [Object.fromEntries(used), { namedInputs: (0,parsing/* getField */.VI)(nx, "namedInputs") }];
        const inFiles = listTextsInNestedValue([own, (0,parsing/* getField */.VI)(inPackage, "nx"), shared]);
        const leaves = [
            ...inFiles.map((leaf) => ({ ...leaf, source: "configuration of Nx" })),
            ...listTextsInNestedValue(isPresent ? project.configuration : {}).map((leaf) => ({ ...leaf, source: undefined })),
        ];
        for (const { keys, text, source } of leaves) {
            if (!keys.some((key) => NX_FIELDS.includes(key)))
                continue;
            const isName = keys.some((key) => NX_NAMES.includes(key));
            addText(collector, project, text, { top, isName, source });
            // A selection by tag, folder or pattern counts as all projects. In older versions of Nx, `self` and
            // `dependencies` are no names of projects.
            if (isName && !collector.has(text) && !/^(?:self|dependencies|!.*)?$/s.test(text))
                collector.addReads(project.name, convertGlobToPatterns(top, "**"), source);
        }
    }
};
/** Rejects an Nx workspace in which plugins or `project.json` define dependencies. @throws UnknownImpactError */
function rejectNx(files, top, nx) {
    const plugins = (0,parsing/* getField */.VI)(nx, "plugins") ?? [];
    const isSimple = typeof nx === "object" &&
        Array.isArray(plugins) &&
        plugins.length === 0 &&
        !/"@(?:nx|nrwl)\//.test(files.read(external_node_path_.posix.join(top, "package.json"))?.text ?? "") &&
        !files.foldersWith("project.json").some((each) => isPathBelow(`${each}/`, top));
    if (!isSimple)
        throw new workspace_change/* UnknownImpactError */.$(`only Nx can determine all dependencies, because the workspace of ${quoteName(external_node_path_.posix.join(top, "nx.json"))} has plugins or a project.json`);
}
/** Each word in a file with `dependsOn` may be the name of a project. A path with a leading slash starts at the top. */
const readMoon = ({ files, top, projects, isPresent }, collector) => {
    const readWords = (path) => {
        const content = files.read(path)?.text ?? "";
        return { path, hasNames: content.includes("dependsOn"), words: content.split(/[\s'",=[\](){}]+/) };
    };
    const tasks = files.paths.filter((path) => path.startsWith(external_node_path_.posix.join(top, ".moon/tasks"))).map(readWords);
    for (const project of projects) {
        const own = MOON_FILES.map((name) => external_node_path_.posix.join(project.atTop ? top : project.path, name)).map(readWords);
        for (const { path, hasNames, words } of [...tasks, ...own]) {
            for (const word of words) {
                const text = word.replace(/^(?:file|glob|project):\/\/|\?.*$/g, "");
                const isName = hasNames || word.startsWith("project://");
                // Moon allows no `..` in the inputs of a task, so a word with `..` has another meaning, such as the path of a
                // schema.
                if (!word.includes(".."))
                    addText(collector, project, text, { top, isName, source: quoteName(path) });
            }
        }
        // The output of moon lists the final files and globs of tasks, relative to the workspace.
        for (const [, task] of isPresent ? listFieldEntries(project.configuration, "tasks") : [])
            for (const [glob] of [...listFieldEntries(task, "inputFiles"), ...listFieldEntries(task, "inputGlobs")])
                if ((0,parsing/* getField */.VI)(task, "state.defaultInputs") !== true && !glob.startsWith("!"))
                    collector.addReads(project.name, convertGlobToPatterns(top, glob), undefined);
    }
};
const READERS = { turbo: readTurbo, nx: readNx, moon: readMoon };

;// CONCATENATED MODULE: ./lib/src/impacted-targets/moved-projects.js



/** Manifests of other tools that contain the name of their project. pnpm also accepts the first two. */
const NAMING_MANIFESTS = ["package.json5", "package.yaml", "Cargo.toml", "pyproject.toml", "go.mod"];
const MANIFEST_NAMES = [
    ...WORKSPACE_MANIFESTS,
    ...NAMING_MANIFESTS,
    "BUILD",
    "BUILD.bazel",
    "BUILD.pants",
    "build.gradle",
    "build.gradle.kts",
    "pom.xml",
];
/** Returns the reason if a removed or renamed project impacts everything, because its dependents are unknown. */
async function findMovedProjectImpactReason(git, { from, to }, files, 
/** Folder with the projects that the cross-check compares later. This function ignores these projects. */
checkedFolder) {
    const manifests = findChangedManifests(files, MANIFEST_NAMES).filter(({ folder, name }) => checkedFolder === undefined || !WORKSPACE_MANIFESTS.includes(name) || !isPathBelow(folder, checkedFolder));
    const paths = manifests.flatMap(({ path, folder }) => [
        path,
        ...[folder, ...listParents(folder)].flatMap(listWorkspaceManifests),
    ]);
    const [before, after] = await Promise.all([
        readManifestsAtCommit(git, from, paths),
        readManifestsAtCommit(git, to, paths),
    ]);
    const isProject = (folder) => WORKSPACE_MANIFESTS.some((name) => before(folder).has(name));
    const reasons = manifests.flatMap(({ path, folder, name, status }) => {
        if (status === "deleted")
            return [`${quoteName(path)} was deleted, so a project was removed, moved or renamed`];
        const isOther = NAMING_MANIFESTS.includes(name);
        if (!isOther && !WORKSPACE_MANIFESTS.includes(name))
            return [];
        // A second manifest in the folder of a project can rename the project.
        if (isOther ? before(folder).has(name) : isProject(folder)) {
            const [old, present] = [before(folder), after(folder)].map((texts) => listNames(texts.get(name) ?? ""));
            return old === present ? [] : [`${quoteName(path)} renames its project`];
        }
        const outer = isOther ? undefined : listParents(folder).find(isProject);
        return outer === undefined ? [] : [`${quoteName(path)} makes a part of ${quoteName(outer)} a separate project`];
    });
    return summarizeReasons(reasons);
}
/** Matches `name`, `id` and `module` in JSON, YAML, TOML and `go.mod`, also at an inner level. */
const NAME = /(?<![\w-])(?:(?:name|id)["']?[ \t]*[:=]|module[ \t]+(?=\S))[^\n,}]{0,1000}/g;
/** Returns all names in a manifest as one text to compare. */
function listNames(text) {
    return (text.match(NAME) ?? []).map((each) => each.replace(/\s/g, "")).join("\n");
}
function listParents(folder) {
    const above = external_node_path_.posix.dirname(folder);
    return above === "." ? [] : [above, ...listParents(above)];
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/checkout.js








/** Names of configuration files of the build tools. They count in any folder. */
const CONFIGURATION = [
    ...TASK_RUNNER_FILE_NAMES,
    ".nxignore",
    "lerna.json",
    "rush.json",
    "pnpm-workspace.yaml",
    ".pnpmfile.cjs",
    ".moon/**",
];
/**
 * Rejects a checkout with files that differ from its commit: a tool would read wrong dependencies. @throws InputError
 */
async function rejectModifiedCheckout(git, { producer, workspace, ignored }) {
    // Only Nx reads sources to find dependencies.
    const sources = producer === "nx" ? read_file/* SOURCE_FILE_GLOBS */.Vf : [];
    const lists = await Promise.all([
        listFilesNotCheckedOut(git, [...MANIFEST_NAMES, ...sources]),
        listUncommittedChanges(git, [...MANIFEST_NAMES, ...CONFIGURATION, ...sources]),
        listUntrackedFiles(git, [...WORKSPACE_MANIFESTS, ...CONFIGURATION]),
    ]);
    for (const [index, { problem, advice }] of PROBLEMS.entries()) {
        const paths = lists[index]?.filter((path) => isPathBelow(path, workspace) && ignored.ownersOf(path).length === 0);
        const first = summarizeReasons((paths ?? []).map(quoteName));
        if (first === undefined)
            continue;
        throw new errors/* InputError */.dz([`${problem(first)} So ${producer} cannot find all dependents of a changed project.`], {
            details: advice,
        });
    }
}
const PROBLEMS = [
    {
        problem: (paths) => `The sparse checkout omits ${paths}.`,
        advice: [
            (0,problem/* createMessageText */.TM) `Check out every project. If no target needs a project, you can add the project to ${(0,problem/* toInputReference */.dY)("ignored-paths")} instead.`,
            (0,problem/* createMessageText */.TM) `If the whole repository is too large to check out, create the list of targets in another job, and pass the list as ${(0,problem/* toInputReference */.dY)("impacted-targets-file")}.`,
        ],
    },
    {
        problem: (paths) => `The checkout differs from its commit in ${paths}.`,
        advice: [
            (0,problem/* createMessageText */.TM) `Restore the files with \`git restore .\` before this step, or add the files to ${(0,problem/* toInputReference */.dY)("ignored-paths")}.`,
        ],
    },
    {
        problem: (paths) => `The commit does not contain ${paths}.`,
        advice: [
            (0,problem/* createMessageText */.TM) `Remove the file before this step, or add it to .gitignore or ${(0,problem/* toInputReference */.dY)("ignored-paths")}.`,
        ],
    },
];

;// CONCATENATED MODULE: ./lib/src/impacted-targets/declared-needs/declared-impact.js





/**
 * Combines the declarations of all commits. @throws UnknownImpactError if a changed file is one that all projects need
 */
async function combineDeclarations(sides, { changed, ignored, producer }) {
    const picomatch = await (0,globs_glob/* loadPicomatch */.TH)();
    const shared = sides.flatMap(({ declared }) => declared.shared.map((text) => (0,ownership.readPattern)(text, picomatch)));
    const sharing = (0,ownership.createPathOwners)(new Map([["", shared]]));
    for (const { path = "" } of changed)
        if (sharing.ownersOf(path).length > 0 && ignored.ownersOf(path).length === 0)
            throw new workspace_change/* UnknownImpactError */.$(`${quoteName(path)} changed, and the global dependencies of the tasks include this file`);
    const needs = [];
    // Each key consists of a project and the source of its declaration.
    const patterns = new Map();
    for (const item of sides.flatMap(({ declared }) => [...declared.all.values()])) {
        const { project, source = `graph of ${producer}`, pattern } = item;
        if (item.needs !== undefined)
            needs.push([project, item.needs, source]);
        if (pattern !== undefined)
            (0,ownership.appendToList)(patterns, `${project}\0${source}`, (0,ownership.readPattern)(pattern, picomatch));
    }
    const readers = (0,ownership.createPathOwners)(patterns);
    return {
        /** Declared dependencies before the change, after it, and in the target branch. */
        needs,
        /**
         * Reason why each project with a new declaration is impacted, and each project that is needed only since the
         * change.
         */
        needed: findNewNeeds(sides, picomatch),
        /** Returns the projects that read the changed file, each with the reason. */
        findReaders: (path) => readers.ownersOf(path).map((reader) => {
            const [project = "", source = ""] = reader.split("\0");
            return [project, `the target reads ${quoteName(path)}, which changed (${source})`];
        }),
    };
}
/** Finds the projects with new declarations, and the projects that they need or read only since the change. */
function findNewNeeds([{ members, owners, declared: after }, { declared: before }], picomatch) {
    const found = new Map();
    for (const [key, { project, needs, pattern = "", source }] of after.all) {
        // Only declarations in files can be compared, because the tool prints no declarations before the change.
        if (source === undefined || before.all.has(key))
            continue;
        const { base } = (0,ownership.readPattern)(pattern, picomatch);
        const inside = members.filter(({ path }) => isPathBelow(path, base || ".")).map(({ name }) => name);
        if (!found.has(project))
            found.set(project, `the target has a new declaration of a dependency or an input (${source})`);
        for (const each of needs === undefined ? [...owners.ownersOf(base), ...inside] : [needs])
            if (each !== project)
                found.set(each, `the target is a new dependency of ${quoteName(project)} (${source})`);
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/imports.js





const MAX_FOLDERS = 500;
/** Finds the targets that each target imports in its source files at a commit. */
async function findImportedTargets(git, side, { workspace, folders, at = side }) {
    const needs = new Map();
    if (folders.length === 0)
        return needs;
    const resolve = await createResolver(git, side, workspace);
    // A long list of folders may exceed the maximum length of a command line.
    const searched = folders.length > MAX_FOLDERS ? ["."] : folders;
    for (const { path, line } of await (0,read_file/* findImportLines */.Uu)(git, at.commit, searched)) {
        const needed = findImports(line).flatMap((mention) => resolve(mention, path));
        for (const owner of needed.length === 0 ? [] : at.owners.ownersOf(path))
            needs.set(owner, new Set([...(needs.get(owner) ?? []), ...needed]));
    }
    return needs;
}
/** Fields that Nx reads to find the module of an import. */
const ENTRIES = ["name", "exports", "main", "module", "types"];
/**
 * Finds targets that still import a removed or renamed project, or a package whose `exports` changed. Nx may find no
 * dependency for such an import.
 */
async function findImportsOfRemovedProjects(git, { before, after, at, }, { members, touched, before: old, after: present }, workspace) {
    const lost = members.filter(({ name, path }) => {
        const [one, other] = [old, present].map((texts) => parseLenientJson(texts(path).get("package.json") ?? ""));
        const fields = [one, other].map((json) => JSON.stringify(ENTRIES.map((field) => (0,parsing/* getField */.VI)(json, field))));
        const stays = after.members.some((member) => member.name === name && member.path === path);
        return touched.has(path) && (!stays || fields[0] !== fields[1]);
    });
    const names = new Set(lost.map(({ name }) => name));
    const found = new Map();
    for (const side of names.size === 0 ? [] : at)
        for (const [owner, needed] of await findImportedTargets(git, before, { workspace, folders: [workspace], at: side }))
            for (const name of needed)
                if (names.has(name))
                    found.set(owner, `the target imports ${quoteName(name)}, whose name, folder or exports changed`);
    return found;
}
/** Returns the modules that a line imports; empty for a comment. */
function findImports(line) {
    if (/^\s*(?:\/\/|\*|\/\*(?!.*\*\/))/.test(line))
        return [];
    // A comment such as `webpackChunkName` may precede the module. It does not contain the name of a module.
    const code = line.replace(/\/\*[^*]*\*\//g, "");
    return [...code.matchAll(/(?:^|\W)(?:from|import|require)\s*\(?\s*(["'`])([^"'`]+)\1/g)].map(([, , name = ""]) => name);
}
/** Creates a function that finds targets by project names, package names, path aliases of TypeScript, and paths. */
async function createResolver(git, { commit, members, owners, packages, targetsOf }, workspace) {
    const byName = new Map(members.map(({ name }) => [name, [name]]));
    for (const name of packages)
        byName.set(name, [...(byName.get(name) ?? []), ...targetsOf(name)]);
    const aliases = await readAliases(git, commit, workspace);
    return (mention, file) => {
        if (mention.startsWith("."))
            return owners.ownersOf(external_node_path_.posix.join(external_node_path_.posix.dirname(file), mention));
        const aliased = aliases.flatMap(({ prefix, isWhole, destinations }) => {
            const matches = isWhole ? mention === prefix : mention.startsWith(prefix);
            const paths = matches ? destinations.map((path) => path.replace("*", () => mention.slice(prefix.length))) : [];
            return paths.flatMap((path) => owners.ownersOf(path));
        });
        // TypeScript uses a path alias even if a package has the same name.
        if (aliased.length > 0)
            return aliased;
        for (let end = mention.length; end > 0; end = mention.lastIndexOf("/", end - 1)) {
            const named = byName.get(mention.slice(0, end));
            if (named !== undefined)
                return named;
        }
        return owners.ownersOf(external_node_path_.posix.join(workspace, mention));
    };
}
async function readAliases(git, commit, workspace) {
    const files = ["tsconfig.base.json", "tsconfig.json"].map((name) => external_node_path_.posix.join(workspace, name));
    const texts = [...(await (0,read_file/* readFilesAtCommit */.QV)(git, commit, files)).values()];
    return texts.flatMap((text) => {
        const options = (0,parsing/* getField */.VI)(parseLenientJson(text.toString("utf8")), "compilerOptions");
        const base = external_node_path_.posix.join(workspace, (0,parsing/* getTextField */.mu)(options, "baseUrl") ?? ".");
        return Object.entries(Object((0,parsing/* getField */.VI)(options, "paths"))).map(([alias, destinations]) => ({
            prefix: alias.replace(/\*.*$/, ""),
            isWhole: !alias.includes("*"),
            destinations: (Array.isArray(destinations) ? destinations : []).map((path) => external_node_path_.posix.join(base, String(path))),
        }));
    });
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/tool-side.js

/** Prefix of names for packages that the tool does not list. No target contains this character. */
const UNLISTED = "\0";
/** Returns the folder of a package that the tool does not list; undefined for a target of the tool. */
function parseFolderOfUnlistedPackage(target) {
    return target.startsWith(UNLISTED) ? target.slice(UNLISTED.length) : undefined;
}
/**
 * Converts the graph to the tool's projects. Each package belongs to the tool's innermost project whose folder contains
 * the package.
 */
function convertGraphToToolProjects(commit, graph, { members, doubtful }, workspace) {
    const owners = (0,ownership.indexProjectFolders)(members, doubtful);
    const around = (0,ownership.indexProjectFolders)(members);
    const atTop = members.filter((member) => member.atTop).map(({ name }) => name);
    const targets = new Map();
    const folders = new Set();
    for (const { target, folder } of graph.places.values()) {
        folders.add(folder);
        const found = folder === workspace ? atTop : around.ownersOf(folder);
        for (const each of found.length > 0 ? found : [`${UNLISTED}${folder}`])
            (0,ownership.appendToList)(targets, target, each);
    }
    const targetsOf = (target) => targets.get(target) ?? [];
    const needs = new Map();
    for (const [dependent, needed] of graph.needs) {
        const all = [...needed].flatMap(targetsOf);
        for (const each of targetsOf(dependent))
            needs.set(each, new Set([...(needs.get(each) ?? []), ...all]));
    }
    return { commit, members, owners, packages: [...targets.keys()], folders, needs, targetsOf };
}
/** Converts the graph for the producer `workspaces`, which has the same names and projects as the graph. */
function createWorkspaceProjectGraph(commit, graph) {
    const members = [...graph.places.values()].map(({ target, folder }) => ({
        name: target,
        path: folder,
        atTop: false,
    }));
    return {
        commit,
        members,
        owners: { ownersOf: graph.claimantsOf },
        packages: members.map(({ name }) => name),
        folders: new Set(members.map(({ path }) => path)),
        needs: graph.needs,
        targetsOf: (target) => [target],
    };
}

// EXTERNAL MODULE: ./lib/src/git/commits.js
var commits = __webpack_require__(4203);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/members.js






const COMPARISONS = 20_000_000;
async function loadWorkspaceMemberFinder() {
    const picomatch = await (0,globs_glob/* loadPicomatch */.TH)();
    return (files, list) => findMembers(files, list, picomatch);
}
function findMembers(files, { file, folder, globs }, picomatch) {
    if (globs.length === 0)
        return [];
    // A glob such as `../other` matches folders outside, so the step makes all globs relative to the top.
    const absolute = globs.map((glob) => glob.startsWith("!") ? `!${toTop(folder, glob.slice(1))}` : toTop(folder, glob));
    const matches = createListMatcher(absolute, picomatch);
    const candidates = files.foldersWith(file).filter((each) => each !== folder);
    if ((candidates.length + files.links.length + files.submodules.length) * globs.length > COMPARISONS)
        throw new workspace_change/* UnknownImpactError */.$(`${quoteName(folder)} has too many workspaces to compare`);
    const folders = files.foldersWith(file);
    // A glob may match a link or a submodule, or a folder inside one of them. The projects in these folders are unknown.
    const mayHide = (path) => [path, `${path}/x`, `${path}/x/x`].some((each) => matches(each) !== false);
    const link = files.links.find(({ path, destination }) => (destination === undefined || folders.some((each) => each === destination || isPathBelow(each, destination))) &&
        mayHide(path));
    const hidden = files.submodules.find(mayHide) ?? link?.path;
    if (hidden !== undefined)
        throw new workspace_change/* UnknownImpactError */.$(`${quoteName(hidden)} is a submodule or a link, so its projects are unknown`);
    return candidates.filter((each) => {
        const isMember = matches(each);
        if (isMember === undefined)
            throw new workspace_change/* UnknownImpactError */.$(`tools disagree whether ${quoteName(each)} is a project of ${quoteName(folder)}`);
        return isMember;
    });
}
function toTop(folder, glob) {
    return external_node_path_.posix.normalize(folder === "." ? glob : `${folder.replace(/[\\*?[\]{}()!+@|]/g, "\\$&")}/${glob}`);
}
/** Reads an optional list of globs. @throws UnknownImpactError for any other value */
function readGlobList(value, path) {
    if (value === undefined)
        return undefined;
    const list = Array.isArray(value) ? value : [undefined];
    const texts = list.filter((item) => typeof item === "string");
    if (texts.length === list.length)
        return texts;
    throw new workspace_change/* UnknownImpactError */.$(`the list of workspaces in ${quoteName(path)} is not valid at one of the commits`);
}
/** Returns the globs in the fields `members` and `exclude`. @throws UnknownImpactError if they are no lists of text */
function readMemberGlobs(workspace, path) {
    const [members = [], excluded = []] = ["members", "exclude"].map((name) => readGlobList((0,parsing/* getField */.VI)(workspace, name), path));
    return members.length === 0 ? [] : [...members, ...excluded.flatMap((each) => [`!${each}`, `!${each}/**`])];
}
/**
 * Creates a function that tests folders with a list of globs. It returns undefined if tools read the list differently.
 */
function createListMatcher(list, picomatch) {
    const rules = list.map((text) => {
        const excludes = text.startsWith("!");
        const glob = text
            .slice(excludes ? 1 : 0)
            .replace(/^(?:\.?\/)+/, "")
            .replace(/\/$/, "");
        return { excludes, fits: (0,globs_glob/* createGlobMatcher */.P8)(glob, { windows: false, nonegate: true }, picomatch) };
    });
    return (folder) => {
        if (rules.some(({ fits }) => fits === undefined))
            return undefined;
        if (folder.split("/").includes("node_modules"))
            return false;
        const answers = rules.flatMap(({ excludes, fits }) => (fits?.(folder) === true ? [!excludes] : []));
        if (!answers.includes(true))
            return false;
        if (!answers.includes(false))
            return true;
        return answers.at(-1) === false ? false : undefined;
    };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/cargo.js






const KINDS = ["dependencies", "dev-dependencies", "build-dependencies", "dev_dependencies", "build_dependencies"];
const CARGO_CONFIG_PATH_PATTERN = /(?:^|\/)\.cargo\/config(?:\.toml)?$/;
/** Matches files that only their own package uses, because each package has such folders of its own. */
const SOURCES = /(?:^|\/)(?:src|tests|benches|examples)\//;
/** Manifests of other ecosystems, whose projects may use folders such as `src` at the top. */
const OTHER_MANIFESTS = ["package.json", "pyproject.toml", "go.mod"];
/** Fields of `[workspace]` that select the members and have no other effect. */
const MEMBERSHIP = ["members", "exclude", "default-members"];
/** Creates a reader of Cargo workspaces and single packages. */
function createCargoReader(findMembers, parseToml) {
    const readManifest = createCachedFileReader((text, path) => ({ toml: parseToml(text, path) }));
    return (files) => {
        const manifestIn = (folder) => readManifest(files, external_node_path_.posix.join(folder, "Cargo.toml"))?.toml;
        const isPackage = (folder) => (0,parsing/* getField */.VI)(manifestIn(folder), "package") !== undefined;
        const all = files.foldersWith("Cargo.toml");
        for (const path of all.length === 0 ? [] : files.paths.filter((each) => CARGO_CONFIG_PATH_PATTERN.test(each)))
            if (["patch", "paths"].some((field) => (0,parsing/* getField */.VI)(readManifest(files, path)?.toml, field) !== undefined))
                throw new workspace_change/* UnknownImpactError */.$(`${quoteName(path)} replaces packages`);
        const projects = [];
        const locks = new Map();
        const settings = new Map();
        for (const folder of findOutermostFolders(all)) {
            const top = manifestIn(folder);
            const path = external_node_path_.posix.join(folder, "Cargo.toml");
            const lockPath = external_node_path_.posix.join(folder, "Cargo.lock");
            const lock = readManifest(files, lockPath);
            const replacing = listPaths([(0,parsing/* getField */.VI)(top, "patch"), (0,parsing/* getField */.VI)(top, "replace")])
                .flatMap((each) => resolveRepositoryPath(folder, each) ?? [])
                .filter(isPackage);
            // Only a lock file shows which external packages need a replaced package. Without a lock file, every project may
            // need the replaced package.
            const inAll = lock === undefined ? replacing.flatMap((each) => createFolderDependency(".", each)) : [];
            const globs = readMemberGlobs((0,parsing/* getField */.VI)(top, "workspace"), path);
            const listed = findMembers(files, { file: "Cargo.toml", folder, globs });
            const members = new Set([folder, ...listed, ...replacing].filter(isPackage));
            const hasWorkspace = (0,parsing/* getField */.VI)(top, "workspace") !== undefined;
            const own = [];
            // A member can need other packages by path. The loop adds such packages to this set, and visits them too.
            for (const member of members) {
                const needs = [...listNeeds(member, manifestIn), ...inAll];
                for (const need of needs)
                    if (need.kind === "folder" && isPackage(need.folder))
                        members.add(need.folder);
                const name = (0,parsing/* getTextField */.mu)(manifestIn(member), "package.name");
                const isRoot = member === "." || (member === folder && hasWorkspace);
                own.push({ target: name || member, name, folder: member, isRoot, needs });
            }
            projects.push(...own);
            const features = listFeatures([...members].map(manifestIn), top);
            if (lock !== undefined)
                locks.set(lockPath, readCargoLock(lock.toml, lockPath, { members: own, features }));
            const shared = ["profile", "patch", "replace"].map((name) => (0,parsing/* getField */.VI)(top, name));
            settings.set(path, `${formatComparableJson(shared)} ${formatComparableJson((0,parsing/* getField */.VI)(top, "workspace"), MEMBERSHIP)}`);
        }
        const folders = new Set(projects.map(({ folder }) => folder));
        const parts = all
            .filter((folder) => !folders.has(folder))
            .map((folder) => ({ folder, needs: tryNeeds(folder, manifestIn) }));
        const isAlone = OTHER_MANIFESTS.every((name) => files.foldersWith(name).length === 0);
        const isOwnOnly = (path) => path.endsWith(".rs") || (isAlone && SOURCES.test(path));
        return { projects, parts, locks, settings, isOwnOnly };
    };
}
/** Reads a manifest that is no project, such as test data. It may be invalid on purpose. */
function tryNeeds(folder, manifestIn) {
    try {
        return listNeeds(folder, manifestIn);
    }
    catch {
        return [];
    }
}
/** Lists the texts of all fields `path`. */
function listPaths(value) {
    return listTextsInNestedValue(value).flatMap(({ keys, text }) => (keys.at(-1) === "path" ? [text] : []));
}
/** Lists the folders and files that a manifest names. Cargo.lock shows other dependencies on projects. */
function listNeeds(folder, manifestIn) {
    const manifest = manifestIn(folder);
    const named = (0,parsing/* getTextField */.mu)(manifest, "package.workspace");
    // A package inherits dependencies from the innermost workspace around it, or from the one that it names.
    const top = named === undefined
        ? (listEnclosingFolders(folder).find((each) => (0,parsing/* getField */.VI)(manifestIn(each), "workspace") !== undefined) ?? folder)
        : external_node_path_.posix.join(folder, named);
    const dependencies = listDependencies(manifest, manifestIn(top));
    const tables = ["lib", "bin", "test", "example", "bench"].map((kind) => (0,parsing/* getField */.VI)(manifest, kind));
    const sources = [...listPaths(tables), (0,parsing/* getTextField */.mu)(manifest, "package.build") ?? ""].filter((path) => path.includes(".."));
    return [
        ...sources.flatMap((path) => createFolderDependency(folder, path)),
        ...dependencies.flatMap(({ name, given, inherited }) => {
            if (inherited === "unknown")
                throw new workspace_change/* UnknownImpactError */.$(`the workspace from which ${quoteName(folder)} inherits ${quoteName(name)} is unknown`);
            const path = (0,parsing/* getTextField */.mu)(inherited ?? given, "path");
            return path === undefined ? [] : createFolderDependency(inherited === undefined ? folder : top, path);
        }),
    ];
}
function listDependencies(manifest, top) {
    const shared = new Map(listFieldEntries((0,parsing/* getField */.VI)(top, "workspace"), "dependencies"));
    const owners = [manifest, ...listFieldEntries(manifest, "target").map(([, target]) => target)];
    return owners
        .flatMap((owner) => KINDS.flatMap((kind) => listFieldEntries(owner, kind)))
        .map(([name, given]) => ({
        name,
        given,
        inherited: (0,parsing/* getField */.VI)(given, "workspace") === true ? (shared.get(name) ?? "unknown") : undefined,
    }));
}
/**
 * Lists the features that the manifests enable in each package. Cargo builds a package with the features that all
 * members together enable.
 */
function listFeatures(manifests, top) {
    const features = new Map();
    for (const manifest of manifests) {
        const texts = listTextsInNestedValue((0,parsing/* getField */.VI)(manifest, "features")).map(({ text }) => text);
        for (const { name, given, inherited } of listDependencies(manifest, top)) {
            const real = (0,parsing/* getTextField */.mu)(inherited ?? given, "package") ?? name;
            const found = features.get(real) ?? new Set();
            const facts = [given, inherited].flatMap((each) => FEATURES.map((field) => (0,parsing/* getField */.VI)(each, field)));
            found.add(JSON.stringify(facts));
            for (const text of texts)
                if (text.split(/\??\//)[0] === name)
                    found.add(text);
            features.set(real, found);
        }
    }
    return features;
}
const FEATURES = ["features", "default-features", "default_features"];
/**
 * Reads Cargo.lock. A package without a source is a project. The `content` of a package includes its enabled features.
 */
function readCargoLock(toml, path, { members, features, }) {
    const list = (0,parsing/* getListField */.rR)(toml, "package") ?? [];
    if (list.length === 0 && (0,parsing/* getField */.VI)(toml, "package") !== undefined)
        throw new workspace_change/* UnknownImpactError */.$(`${quoteName(path)} has an unknown format`);
    const folders = new Map(members.map(({ name, folder }) => [name, folder]));
    const items = list.map((item) => {
        const [name = "", version = "", source] = ["name", "version", "source"].map((field) => (0,parsing/* getTextField */.mu)(item, field));
        const folder = source === undefined ? folders.get(name) : undefined;
        return { item, name, version, folder, id: `${name} ${version} (${source ?? ""})` };
    });
    const ids = new Map();
    for (const { name, version, id } of items)
        for (const key of [name, `${name} ${version}`, id])
            ids.set(key, id);
    const packages = new Map();
    for (const { item, name, folder, id } of items) {
        const needs = ((0,parsing/* getListField */.rR)(item, "dependencies") ?? []).map((need) => ids.get(String(need)) ?? String(need));
        const enabled = [...(features.get(name) ?? [])].toSorted();
        packages.set(id, { content: [(0,parsing/* getTextField */.mu)(item, "checksum"), ...enabled].join(" "), needs, folder });
    }
    return { settings: String((0,parsing/* getField */.VI)(toml, "version")), packages };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/uv.js







/** Fields of `[tool.uv]` that affect only members or single dependencies, so they are no shared settings. */
const OWN_FIELDS = ["workspace", "sources", "dev-dependencies"];
/** Creates a reader of uv workspaces and single Python projects. */
function createUvReader(findMembers, parseToml) {
    const readManifest = createCachedFileReader((text, path) => ({ toml: parseToml(text, path) }));
    const readLock = createCachedFileReader((text, path) => parseUvLock(parseToml(text, path), path));
    const manifestAt = (files, folder) => readManifest(files, external_node_path_.posix.join(folder, "pyproject.toml"))?.toml;
    return (files) => {
        const all = files.foldersWith("pyproject.toml");
        const projects = [];
        const locks = new Map();
        const settings = new Map();
        const known = new Set(all);
        const locked = new Set();
        const roots = findOutermostFolders(all.filter((folder) => isProject(tryRead(files, folder))));
        for (const root of roots) {
            const manifest = manifestAt(files, root);
            const path = external_node_path_.posix.join(root, "uv.lock");
            const lock = readLock(files, path);
            for (const { folder } of lock?.packages.values() ?? [])
                locked.add(folder);
            const globs = readMemberGlobs((0,parsing/* getField */.VI)(manifest, "tool.uv.workspace"), external_node_path_.posix.join(root, "pyproject.toml"));
            const members = findMembers(files, { file: "pyproject.toml", folder: root, globs });
            const folders = new Set(isPackage(manifest) ? [root, ...members] : members);
            const hasWorkspace = (0,parsing/* getField */.VI)(manifest, "tool.uv.workspace") !== undefined;
            // Members of a workspace can use the field `sources` of the manifest at the top.
            const shared = findTomlNeeds((0,parsing/* getField */.VI)(manifest, "tool.uv.sources"), root).filter(({ kind }) => kind === "folder");
            // A project can need other projects by path. The loop adds such projects to this set, and visits them too.
            for (const folder of folders) {
                const own = manifestAt(files, folder);
                const name = readPackageName(files, folder, own);
                const needs = [...findTomlNeeds(own, folder), ...shared];
                const isRoot = folder === "." || (folder === root && hasWorkspace);
                projects.push({ target: name || folder, name: name && normalizeName(name), folder, isRoot, needs });
                for (const need of needs)
                    if (need.kind === "folder" && known.has(need.folder) && !roots.includes(need.folder))
                        folders.add(need.folder);
            }
            if (lock !== undefined)
                locks.set(path, lock);
            settings.set(external_node_path_.posix.join(root, "pyproject.toml"), formatComparableJson((0,parsing/* getField */.VI)(manifest, "tool.uv"), OWN_FIELDS));
        }
        const folders = new Set(projects.map(({ folder }) => folder));
        // Dependencies that only code defines matter only if there are several projects, and if no lock file shows them.
        for (const folder of folders.size < 2 ? [] : folders)
            if (!locked.has(folder))
                rejectBuildCode(files, folder, manifestAt(files, folder));
        const others = folders.size < 2 ? [] : findTextNeeds(files);
        const unlisted = all
            .filter((folder) => !folders.has(folder))
            .map((folder) => ({
            folder,
            needs: findTomlNeeds(tryRead(files, folder), folder).filter(({ kind }) => kind === "folder"),
        }));
        // A path to a file in the top folder is no dependency on the project at the top.
        const around = new Set([...folders].flatMap(listEnclosingFolders));
        const isNear = (need) => need.kind === "name" ||
            around.has(need.folder) ||
            listEnclosingFolders(need.folder).some((each) => each !== "." && folders.has(each));
        const keepNear = (part) => ({
            ...part,
            needs: part.needs.filter(isNear),
        });
        return { projects: projects.map(keepNear), parts: [...others, ...unlisted].map(keepNear), locks, settings };
    };
    /** Reads a manifest. Returns undefined if it is invalid, because test data may be invalid on purpose. */
    function tryRead(files, folder) {
        try {
            return manifestAt(files, folder);
        }
        catch (error) {
            if (folder === ".")
                throw error;
            return undefined;
        }
    }
}
/** True for the manifest of a project or a workspace. Other manifests have only settings of tools. */
function isProject(manifest) {
    return isPackage(manifest) || (0,parsing/* getField */.VI)(manifest, "tool.uv.workspace") !== undefined;
}
function isPackage(manifest) {
    return ["project", "tool.poetry", "build-system"].some((field) => (0,parsing/* getField */.VI)(manifest, field) !== undefined);
}
function parseUvLock(toml, path) {
    const items = (0,parsing/* getListField */.rR)(toml, "package") ?? [];
    if ((0,parsing/* getField */.VI)(toml, "version") !== 1 || (items.length === 0 && (0,parsing/* getField */.VI)(toml, "package") !== undefined))
        throw new workspace_change/* UnknownImpactError */.$(`${quoteName(path)} has an unknown version`);
    const ids = new Map();
    const list = items.map((item) => {
        const [name = "", version] = ["name", "version"].map((field) => (0,parsing/* getTextField */.mu)(item, field));
        const id = `${name} ${version ?? ""} ${formatComparableJson((0,parsing/* getField */.VI)(item, "source"))}`;
        (0,ownership.appendToList)(ids, name, { id, version });
        return { id, item };
    });
    const packages = new Map();
    for (const { id, item } of list) {
        const groups = ["optional-dependencies", "dev-dependencies"].flatMap((kind) => listFieldEntries(item, kind));
        const lists = [(0,parsing/* getField */.VI)(item, "dependencies"), ...groups.map(([, group]) => group)];
        const needs = lists
            .flatMap((each) => (Array.isArray(each) ? each : []))
            .flatMap((need) => {
            const version = (0,parsing/* getTextField */.mu)(need, "version");
            const found = ids.get((0,parsing/* getTextField */.mu)(need, "name") ?? "") ?? [];
            return found.filter((other) => version === undefined || other.version === version).map((other) => other.id);
        });
        const source = (0,parsing/* getField */.VI)(item, "source");
        const folder = ["editable", "virtual", "directory"].flatMap((kind) => (0,parsing/* getTextField */.mu)(source, kind) ?? [])[0];
        const project = folder === undefined ? undefined : resolveRepositoryPath(external_node_path_.posix.dirname(path), folder);
        packages.set(id, { content: folder === undefined ? formatComparableJson(item) : "", needs, folder: project });
    }
    return { settings: formatComparableJson(toml, ["package", "manifest", "revision"]), packages };
}
/** Names of files other than `pyproject.toml` that can contain dependencies. */
const NEED_NAMES = new Set(["setup.cfg", "tox.ini", "hatch.toml", "pixi.toml", "Pipfile"]);
const PYTHON_MANIFEST_FILE_NAMES = [...NEED_NAMES, "pyproject.toml", "setup.py"];
/** True for a requirements file, such as `requirements-dev.txt` or `requirements/dev.in`. */
function isRequirementsFile(path) {
    return /\.(?:txt|in)$/.test(path) && /requirements(?:[^/]*|\/[^/]*)$/.test(path);
}
/** Matches keys of dependencies, such as `extra-dependencies`, `requires`, `sources` and `deps`. */
const NEED_KEY = /depend|deps|requir|source/i;
/** Lists possible dependencies in all tables of a file, because each tool has its own tables. */
function findTomlNeeds(toml, folder) {
    const leaves = listTextsInNestedValue(toml);
    const paths = leaves.flatMap(({ keys, text }) => (keys.at(-1) === "path" ? [text] : findRelativePaths(text)));
    // A name can be a key too, such as `a` in `dependencies.a.version`.
    const names = leaves.flatMap(({ keys, text }) => {
        const start = keys.findIndex((key) => NEED_KEY.test(key));
        return start < 0 ? [] : [...keys.slice(start + 1), text];
    });
    return [
        ...[...new Set(names.map(normalizeName))].map((name) => ({ kind: "name", name })),
        ...[...new Set(paths)].flatMap((path) => createFolderDependency(folder, path)),
    ];
}
/** Finds relative paths in a text, such as `../a` in `pip install -e ../a`. */
function findRelativePaths(text) {
    return [...text.matchAll(/(?<![\w.])\.\.(?:\/[\w.@-]+|\/)*(?![\w.])/g)].map(([path]) => path);
}
/** Returns the normalized name in a requirement: `some-name` for `Some_Name[extra]>=1`. */
function normalizeName(requirement) {
    const [name = ""] = /^[\w.-]*/.exec(requirement.trim()) ?? [];
    return name.toLowerCase().replace(/[-_.]+/g, "-");
}
const MAXIMUM_TEXT_NEEDS = 2_000_000;
/** Lists possible dependencies in other files. Every word may be a name, and every path may be a folder. */
function findTextNeeds(files) {
    const paths = files.paths.filter((path) => NEED_NAMES.has(external_node_path_.posix.basename(path)) || isRequirementsFile(path));
    const texts = new Map(paths.map((path) => [path, readText(files.read(path)?.text ?? "")]));
    for (const { path, destination = "" } of files.links)
        if (texts.has(destination))
            texts.set(path, { names: [], paths: [external_node_path_.posix.relative(external_node_path_.posix.dirname(path), destination)] });
    let count = 0;
    return [...texts.keys()].map((path) => {
        const included = new Set([path]);
        const needs = [];
        // The loop also visits the files that it adds to this set, such as the file in `-r ../requirements.txt`.
        for (const each of included) {
            const { names, paths: found } = texts.get(each) ?? readText("");
            const folder = external_node_path_.posix.dirname(each);
            // A path is relative to the folder in which pip runs. This folder is unknown, so several folders count.
            const starts = new Set([folder, external_node_path_.posix.dirname(folder), external_node_path_.posix.dirname(path), external_node_path_.posix.dirname(external_node_path_.posix.dirname(path))]);
            count += names.length + starts.size * found.length;
            if (count > MAXIMUM_TEXT_NEEDS)
                throw new workspace_change/* UnknownImpactError */.$("requirements files have too many dependencies to compare");
            for (const name of names)
                needs.push({ kind: "name", name });
            for (const start of starts)
                for (const other of found)
                    needs.push(...createFolderDependency(start, other));
            for (const other of found)
                if (texts.has(external_node_path_.posix.join(folder, other)))
                    included.add(external_node_path_.posix.join(folder, other));
        }
        return { folder: external_node_path_.posix.dirname(path), needs };
    });
}
/**
 * Lists the words and the possible paths in a text. A word without a slash counts as a path only after an option such
 * as `-r`.
 */
function readText(text) {
    const slashed = text.split(/[^\w.@/-]+/).filter((word) => word.includes("/"));
    const given = [...text.matchAll(/(?:^|\s)(?:-[a-z]|--[a-z-]+)[\s=]*([\w.@/-]+)/g)].flatMap(([, path = ""]) => path);
    return {
        names: [...new Set(text.split(/[^\w.-]+/).map(normalizeName))],
        // A path without letters, such as the `.` in `-e .`, is the folder of the file itself, so it is no dependency.
        paths: [...new Set([...findRelativePaths(text), ...[...slashed, ...given].filter((path) => /\w/.test(path))])],
    };
}
/** Returns the name of a package; undefined if no manifest has the name. */
function readPackageName(files, folder, manifest) {
    const inSettings = /^name\s*=\s*(\S+)\s*$/m.exec(files.read(external_node_path_.posix.join(folder, "setup.cfg"))?.text ?? "")?.[1];
    return (0,parsing/* getTextField */.mu)(manifest, "project.name") ?? (0,parsing/* getTextField */.mu)(manifest, "tool.poetry.name") ?? inSettings;
}
/** Rejects a package whose dependencies are defined by its build code. @throws UnknownImpactError */
function rejectBuildCode(files, folder, manifest) {
    const dynamic = (0,parsing/* getListField */.rR)(manifest, "project.dynamic") ?? [];
    const hasName = ["project.name", "tool.poetry.name"].some((field) => (0,parsing/* getTextField */.mu)(manifest, field) !== undefined);
    const setup = external_node_path_.posix.join(folder, "setup.py");
    const code = files.read(setup)?.text;
    if (dynamic.includes("dependencies") || dynamic.includes("optional-dependencies"))
        throw new workspace_change/* UnknownImpactError */.$(`the dependencies in ${quoteName(external_node_path_.posix.join(folder, "pyproject.toml"))} are dynamic, so only its build can determine them`);
    if (code !== undefined && (!hasName || /_requires?\b/.test(code)))
        throw new workspace_change/* UnknownImpactError */.$(`the code in ${quoteName(setup)} defines the dependencies, and only its build can run this code`);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/commit-files.js












const NAMES = new Set([
    "package.json",
    "pnpm-workspace.yaml",
    ".yarnrc.yml",
    "lerna.json",
    "rush.json",
    ".pnpmfile.cjs",
    ".pnpmfile.mjs",
    "pnpmfile.js",
    "bun.lockb",
    "package-lock.json",
    "npm-shrinkwrap.json",
    "pnpm-lock.yaml",
    "yarn.lock",
    "bun.lock",
    "Cargo.toml",
    "Cargo.lock",
    "uv.lock",
    "go.mod",
    "go.work",
    ".npmrc",
    "yarn.config.cjs",
    "constraints.pro",
    "package.yaml",
    "package.json5",
    ...PYTHON_MANIFEST_FILE_NAMES,
    ...TASK_RUNNER_FILE_NAMES,
]);
/** Maximum total size of manifests and lock files in bytes. */
const MAXIMUM_BYTES = 256 * 1024 * 1024;
/**
 * Reads the manifests, lock files and links that are below a folder in the given commits. Reads each Git object once.
 */
async function readCommitFiles(git, [first, ...others], workspace) {
    const isWanted = (file) => isNeeded(file, workspace);
    const [files, ...changes] = await Promise.all([
        (0,read_file/* listTreeFiles */.I3)(git, first, isWanted),
        ...others.map((commit) => (0,read_file/* listTreeChanges */.oQ)(git, first, commit)),
    ]);
    const trees = [files, ...changes.map((changed) => applyChanges(files, changed.filter(isWanted)))];
    const contents = await readContents(git, trees.flat());
    const texts = new Map([...contents].map(([id, content]) => [id, content.toString("utf8")]));
    const known = new Map();
    const all = [];
    for (const [index, commit] of [first, ...others].entries()) {
        const tree = trees[index] ?? [];
        const indexed = known.get(tree) ?? indexFiles(tree, texts);
        known.set(tree, indexed);
        all.push({ ...indexed, commit });
    }
    return all;
}
function applyChanges(files, changed) {
    if (changed.length === 0)
        return files;
    const paths = new Set(changed.map(({ path }) => path));
    return [...files.filter(({ path }) => !paths.has(path)), ...changed.filter(({ id }) => id !== "")];
}
async function readContents(git, files) {
    const ids = files.flatMap(({ id, kind }) => (kind === "submodule" ? [] : [id]));
    try {
        return await (0,read_file/* readGitBlobs */.HL)(git, ids, MAXIMUM_BYTES);
    }
    catch (error) {
        if (!(error instanceof errors/* OperationError */.OK) || error.kind !== "input")
            throw error;
        throw new workspace_change/* UnknownImpactError */.$(`the manifests and lock files have more than ${(0,format/* formatBytes */.z3)(MAXIMUM_BYTES)}`);
    }
}
function isNeeded({ path, kind }, workspace) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const isNamed = kind !== "file" ||
        NAMES.has(name) ||
        isRequirementsFile(path) ||
        (path.includes(".moon/") && MOON_SETTINGS_PATH_PATTERN.test(path)) ||
        (name.startsWith("config") && CARGO_CONFIG_PATH_PATTERN.test(path));
    // A `go.work` in a folder above the working directory also applies to the modules in the working directory.
    const isInside = isPathBelow(path, workspace) || (name === "go.work" && isPathBelow(workspace, external_node_path_.posix.dirname(path)));
    return isNamed && isInside && !`/${path}`.includes("/node_modules/");
}
function indexFiles(needed, texts) {
    const ids = new Map(needed.flatMap(({ path, id, kind }) => (kind === "file" ? [[path, id]] : [])));
    const folders = new Map();
    for (const path of ids.keys())
        (0,ownership.appendToList)(folders, external_node_path_.posix.basename(path), external_node_path_.posix.dirname(path));
    return {
        tree: needed,
        paths: [...ids.keys()],
        foldersWith: (name) => folders.get(name) ?? [],
        read(path) {
            const id = ids.get(path);
            if (id === undefined)
                return undefined;
            const text = texts.get(id);
            if (text === undefined)
                throw new workspace_change/* UnknownImpactError */.$(`${quoteName(path)} is not in the clone`);
            return { id, text };
        },
        links: needed
            .filter(({ kind }) => kind === "link")
            .map(({ path, id }) => ({ path, destination: resolveRepositoryPath(external_node_path_.posix.dirname(path), texts.get(id) ?? "") })),
        submodules: needed.flatMap(({ path, kind }) => (kind === "submodule" ? [path] : [])),
    };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/go.js




/** Creates a reader of Go modules and of `go.work`. */
function createGoReader(findImports) {
    const readFile = createCachedFileReader(parseDirectives);
    return async (files) => {
        const projects = [];
        const modules = new Map();
        for (const folder of files.foldersWith("go.mod").filter(isVisible)) {
            const directives = readFile(files, external_node_path_.posix.join(folder, "go.mod")) ?? [];
            const name = directives.find(({ verb }) => verb === "module")?.words[0];
            if (name === undefined)
                throw new workspace_change/* UnknownImpactError */.$(`${quoteName(external_node_path_.posix.join(folder, "go.mod"))} has no module path at one of the commits`);
            modules.set(folder, directives);
            projects.push({ target: name, name, folder, isRoot: folder === ".", needs: go_listNeeds(folder, directives) });
        }
        const settings = new Map();
        const parts = [];
        for (const folder of files.foldersWith("go.work").filter(isVisible)) {
            const path = external_node_path_.posix.join(folder, "go.work");
            const work = readFile(files, path) ?? [];
            const uses = work.flatMap(({ verb, words }) => (verb === "use" ? (words[0] ?? "") : []));
            const used = new Set(uses.flatMap((each) => resolveRepositoryPath(folder, each) ?? []));
            const hidden = [...used].find((each) => files.submodules.includes(each) || !isVisible(each));
            if (hidden !== undefined)
                throw new workspace_change/* UnknownImpactError */.$(`${quoteName(hidden)} is a submodule or in a folder that Go ignores`);
            const mods = projects.filter((project) => used.has(project.folder));
            for (const mod of mods)
                parts.push({ folder: mod.folder, needs: listReplaced(folder, work) });
            const targets = new Set(mods.map(({ target }) => target));
            // With go.work, a package can import another module that no `require` lists.
            const imports = mods.length < 2 ? [] : await findImports(files.commit, [...targets]);
            for (const [file, names] of imports)
                parts.push({ folder: external_node_path_.posix.dirname(file), needs: names.flatMap((name) => listAround(name, targets)) });
            settings.set(path, JSON.stringify(work));
            // With go.work, the highest version in any module applies to all modules.
            for (const mod of mods) {
                const directives = modules.get(mod.folder) ?? [];
                settings.set(external_node_path_.posix.join(mod.folder, "go.mod"), JSON.stringify(directives.filter(isShared)));
            }
        }
        return { projects, parts, locks: new Map(), settings, isOwnOnly: (path) => GO_FILE.test(path) };
    };
}
/**
 * Matches files that only their own module can use, because Go cannot import or embed files of another module. Copies
 * in `vendor` are an exception.
 */
const GO_FILE = /^(?!(?:.*\/)?vendor\/).*(?:\.go|(?<=^|\/)go\.(?:mod|sum))$/s;
/** Lists the modules whose path is `name` or the beginning of `name`. Each of them can contain the imported package. */
function listAround(name, modules) {
    return listEnclosingFolders(name).flatMap((each) => (modules.has(each) ? [{ kind: "name", name: each }] : []));
}
/** True when Go searches a folder for modules. Go ignores folders such as `testdata`. */
function isVisible(folder) {
    return folder === "." || !folder.split("/").some((name) => /^[._]|^(?:testdata|vendor|node_modules)$/.test(name));
}
/** True for a directive that affects the versions of all modules. */
function isShared({ verb }) {
    return ["require", "replace", "exclude"].includes(verb);
}
/** Parses the directives of go.mod, such as `require a v1`, and blocks of directives. */
function parseDirectives(text, path) {
    const found = [];
    let block;
    for (const [index, line] of text.split("\n").entries()) {
        const words = (line.split("//")[0] ?? "").trim().split(/\s+/).map(unquote);
        const [first = ""] = words;
        if (first === "")
            continue;
        if (block !== undefined && first === ")")
            block = undefined;
        else if (block !== undefined)
            found.push({ verb: block, words });
        else if (words.at(-1) === "(" && words.length === 2)
            block = first;
        else if (/^[a-z]+$/.test(first))
            found.push({ verb: first, words: words.slice(1) });
        else
            throw new workspace_change/* UnknownImpactError */.$(`line ${index + 1} of ${quoteName(path)} has an unknown syntax at one of the commits`);
    }
    return found;
}
function unquote(word) {
    return /^(["`]).*\1$/.test(word) && word.length > 1 ? word.slice(1, -1) : word;
}
function go_listNeeds(folder, directives) {
    const required = directives.flatMap(({ verb, words: [name] }) => verb === "require" && name !== undefined ? [{ kind: "name", name }] : []);
    return [...required, ...listReplaced(folder, directives)];
}
/** Lists the folders in directives such as `replace a => ../a`. */
function listReplaced(folder, directives) {
    return directives.flatMap(({ verb, words }) => {
        const path = words[words.indexOf("=>") + 1];
        return verb === "replace" && path !== undefined && /^\.{1,2}(?:\/|$)/.test(path)
            ? createFolderDependency(folder, path)
            : [];
    });
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/lock.js

/** Returns the id of a project in lock files that identify projects by their folder. */
function toProjectId(folder) {
    return `project ${folder}`;
}
/**
 * Finds pairs of projects in which one needs the other, directly or through external packages. Returns their folders.
 */
function findProjectDependencies(lock) {
    if (lock.hasNoLinks === true)
        return [];
    const { dependents, search } = createSearch([lock.packages]);
    return [...lock.packages].flatMap(([id, { folder }]) => {
        const direct = folder === undefined ? [] : (dependents.get(id) ?? []);
        return [...search(direct).keys()].map((dependent) => [dependent, folder ?? ""]);
    });
}
/**
 * Finds the projects whose resolved dependencies differ between two versions of a lock file. `folders` maps the folder
 * of each project to a changed package. `unneeded` is a changed package that no project needs, so its users are
 * unknown. `others` are further versions of the file, such as the one in the target branch: more projects may need a
 * changed package there.
 */
function compareLockFiles(before, after, others) {
    const [old, present] = [before.packages, after.packages];
    const ids = [...new Set([...old.keys(), ...present.keys()])];
    const changed = ids.filter((id) => toText(old.get(id)) !== toText(present.get(id)));
    const all = [old, present, ...others.map(({ packages }) => packages)];
    const needed = new Set([...old, ...present].flatMap(([id, { folder }]) => (folder === undefined ? [] : id)));
    // The loop also visits the ids that it adds to this set.
    for (const id of needed)
        for (const packages of all)
            for (const need of packages.get(id)?.needs ?? [])
                needed.add(need);
    const unneeded = changed.find((id) => !needed.has(id));
    const folders = [...createSearch(all).search(changed)].map(([folder, origin]) => {
        const [one, other] = [old, present].map((packages) => packages.get(origin));
        // If the changed package is a project, the reason names a package that this project needs only after the change.
        const [first] = (other?.needs ?? []).filter((need) => one?.needs.includes(need) !== true);
        return [folder, toName((one ?? other)?.folder === undefined ? origin : (first ?? origin))];
    });
    return { folders: new Map(folders), unneeded: unneeded && toName(unneeded) };
}
const toText = (found) => found && [found.content, ...found.needs].join("\n");
/** Shortens the id of a package for a message, such as `a@1.0.0(b@2.0.0)` to `a@1.0.0`. */
function toName(id) {
    return id.replace(/^project |^.*node_modules\//s, "").split(/[\s,(]/, 1)[0] ?? id;
}
/**
 * Finds projects that already use an external package, if the change adds this package to other projects. A later
 * change of the package also impacts the found projects, so both changes then share a target.
 */
function findProjectsWithAddedPackage({ packages: old }, { packages }, listed) {
    const { search } = createSearch([old]);
    const newlyNeeded = [...packages].flatMap(([id, { needs }]) => {
        const known = new Set(old.get(id)?.needs);
        return needs.filter((needed) => !known.has(needed));
    });
    const sharers = [...new Set(newlyNeeded)].flatMap((id) => {
        const locked = old.get(id);
        if (locked === undefined || locked.folder !== undefined)
            return [];
        const folders = [...search([id]).keys()];
        // One project that uses the package is enough. Prefers a project in the list, because it adds no further target.
        return folders.find((folder) => listed.has(folder)) ?? folders[0] ?? [];
    });
    return new Set(sharers);
}
/**
 * Creates a function that finds the projects which need certain packages, directly or through other packages. It
 * returns the folders of these projects, each with one of the needed packages.
 */
function createSearch(sides) {
    const dependents = new Map();
    for (const packages of sides)
        for (const [id, { needs }] of packages)
            for (const needed of needs)
                (0,ownership.appendToList)(dependents, needed, id);
    const search = (ids) => {
        const origins = new Map(ids.map((id) => [id, id]));
        const folders = new Map();
        // The loop also visits the ids that it adds to this map.
        for (const [id, origin] of origins) {
            const reached = sides.flatMap((packages) => packages.get(id)?.folder ?? []);
            for (const folder of reached)
                if (!folders.has(folder))
                    folders.set(folder, origin);
            for (const dependent of reached.length > 0 ? [] : (dependents.get(id) ?? []))
                if (!origins.has(dependent))
                    origins.set(dependent, origin);
        }
        return folders;
    };
    return { dependents, search };
}

// EXTERNAL MODULE: ./lib/src/inputs/yaml-nodes.js
var yaml_nodes = __webpack_require__(2967);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/json-locks.js







function dependencyNames(entry) {
    return DEPENDENCY_KINDS.flatMap((kind) => listFieldEntries(entry, kind).map(([name]) => name));
}
/** Reads `package-lock.json` of npm 7 and later. */
function readNpmLockFile(text, path) {
    const json = parseLenientJson(text);
    const entries = new Map(listFieldEntries(json, "packages"));
    if (entries.size === 0)
        throw new workspace_change/* UnknownImpactError */.$(`${quoteName(path)} has no packages, or the format of npm 6 or earlier`);
    // Like Node.js, this function finds a package in the `node_modules` folders around another package.
    const find = (key, name) => {
        for (let folder = key;; folder = external_node_path_.posix.dirname(folder)) {
            const top = folder === "" || folder === ".";
            const candidate = top ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
            const entry = entries.get(candidate);
            if ((0,parsing/* getField */.VI)(entry, "link") === true)
                return [(0,parsing/* getTextField */.mu)(entry, "resolved") ?? ""];
            if (entry !== undefined)
                return [candidate];
            if (top || folder === "/")
                return [];
        }
    };
    const packages = new Map();
    for (const [key, entry] of entries) {
        if ((0,parsing/* getField */.VI)(entry, "link") === true)
            continue;
        const needs = dependencyNames(entry).flatMap((name) => find(key, name));
        const isProject = !`/${key}`.includes("/node_modules/");
        const facts = [(0,parsing/* getTextField */.mu)(entry, "version"), (0,parsing/* getTextField */.mu)(entry, "integrity") ?? (0,parsing/* getTextField */.mu)(entry, "resolved")];
        const folder = isProject ? resolveRepositoryPath(external_node_path_.posix.dirname(path), key) : undefined;
        packages.set(key, { content: isProject ? "" : facts.join(" "), needs, folder });
    }
    return { settings: String((0,parsing/* getField */.VI)(json, "lockfileVersion")), packages };
}
/** Reads `bun.lock`. The key of a package is a path of names, such as `debug/ms` for the `ms` of `debug`. */
function readBunLockFile(text, path) {
    const json = parseLenientJson(text);
    const workspaces = listFieldEntries(json, "workspaces");
    if (workspaces.length === 0 || Number((0,parsing/* getField */.VI)(json, "lockfileVersion")) > 1)
        throw new workspace_change/* UnknownImpactError */.$(`${quoteName(path)} has an unknown version`);
    const entries = Object.keys(Object((0,parsing/* getField */.VI)(json, "packages"))).map((key) => {
        const parts = (0,parsing/* getListField */.rR)((0,parsing/* getField */.VI)(json, "packages"), key) ?? [];
        const folder = /@workspace:(.*)$/.exec(String(parts[0]))?.[1];
        return { key, parts, id: folder === undefined ? key : toProjectId(folder) };
    });
    const ids = new Map(entries.map(({ key, id }) => [key, id]));
    const find = (owner, names) => names.flatMap((name) => {
        for (let length = owner.length; length >= 0; length -= 1) {
            const id = ids.get([...owner.slice(0, length), name].join("/"));
            if (id !== undefined)
                return [id];
        }
        return [];
    });
    const packages = new Map();
    for (const [folder, entry] of workspaces) {
        const needs = find([(0,parsing/* getTextField */.mu)(entry, "name") ?? ""], dependencyNames(entry));
        packages.set(toProjectId(folder), {
            content: "",
            needs,
            folder: resolveRepositoryPath(external_node_path_.posix.dirname(path), folder),
        });
    }
    for (const { key, parts, id } of entries) {
        if (id !== key)
            continue;
        const needs = parts.flatMap((part) => find(key.match(/(?:@[^/]+\/)?[^/]+/g) ?? [], dependencyNames(part)));
        packages.set(key, { content: `${String(parts[0])} ${String(parts.at(-1))}`, needs });
    }
    return {
        settings: formatComparableJson(json, ["workspaces", "packages", "overrides", "catalog", "catalogs"]),
        packages,
    };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/indented-text.js


const DEPTH_LIMIT = 20;
/**
 * Reads the mappings of `pnpm-lock.yaml` and `yarn.lock`, which have one key on each line and two spaces for each
 * level. A full YAML parser needs seconds for a large lock file. @throws UnknownImpactError for any other syntax
 */
function parseIndentedText(text, path) {
    const root = new Map();
    const open = [root];
    /** Indentation level of a list or a long text. Lines at deeper levels are skipped. */
    let skipped = Number.POSITIVE_INFINITY;
    let longKey;
    for (const [index, raw] of text.split("\n").entries()) {
        const line = raw.trimEnd();
        const bare = line.trimStart();
        if (bare === "" || bare.startsWith("#") || line === "---")
            continue;
        const level = (line.length - bare.length) / 2;
        if (level >= skipped && (level > skipped || bare.startsWith("- ")))
            continue;
        skipped = Number.POSITIVE_INFINITY;
        const parent = open[level];
        if (parent === undefined || level > DEPTH_LIMIT)
            throw badLine(path, index);
        if (open.length > level + 1)
            open.length = level + 1;
        if (bare.startsWith("- ")) {
            // Items of a list can have the same indentation as the key of the list.
            skipped = level;
        }
        else if (bare.startsWith("? ")) {
            longKey = indented_text_unquote(bare.slice(2));
        }
        else if (bare === ":" && longKey !== undefined) {
            open.push(addMapping(parent, longKey));
            longKey = undefined;
        }
        else if (bare.endsWith(":")) {
            open.push(addMapping(parent, indented_text_unquote(bare.slice(0, -1))));
            skipped = Number.POSITIVE_INFINITY;
        }
        else {
            const [key, value] = splitEntry(bare) ?? [];
            if (key === undefined || value === undefined)
                throw badLine(path, index);
            // After `|` or `>`, a text of several lines follows.
            if (value.startsWith("|") || value.startsWith(">"))
                skipped = level + 0.5;
            parent.set(indented_text_unquote(key), indented_text_unquote(value));
        }
    }
    return root;
}
/** Matches a line such as `key: value`, or `key value` of Yarn 1. */
const ENTRY = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"'](?:(?!: )[^\s])*):? +(.*)$/;
function splitEntry(bare) {
    // Most lines need no regular expression. This saves time, because a lock file may have 100,000 lines.
    const end = bare.startsWith('"') || bare.startsWith("'") ? -1 : bare.indexOf(": ");
    if (end > 0 && bare.indexOf(" ") > end)
        return [bare.slice(0, end), bare.slice(end + 2).trimStart()];
    return ENTRY.exec(bare)?.slice(1);
}
function addMapping(parent, key) {
    const mapping = new Map();
    parent.set(key, mapping);
    return mapping;
}
function indented_text_unquote(text) {
    if (!text.startsWith('"') && !text.startsWith("'"))
        return text;
    if (/^'(?:[^']|'')*'$/.test(text))
        return text.slice(1, -1).replaceAll("''", "'");
    return /^"[^"]*"$/.test(text) ? text.slice(1, -1) : text;
}
function badLine(path, index) {
    return new workspace_change/* UnknownImpactError */.$(`line ${index + 1} of ${quoteName(path)} has an unknown syntax at one of the commits`);
}
function getLockFileSubtree(mapping, key) {
    const found = mapping?.get(key);
    return found === undefined || typeof found === "string" ? new Map() : found;
}
function getLockFileTextAtKey(mapping, key) {
    const found = mapping?.get(key);
    return typeof found === "string" ? found : undefined;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/pnpm-lock.js





const pnpm_lock_KINDS = ["dependencies", "devDependencies", "optionalDependencies"];
/** Fields that affect only resolved versions, which are compared separately. */
const RESOLVED = [
    "importers",
    "packages",
    "snapshots",
    "overrides",
    "catalogs",
    "patchedDependencies",
    "time",
    ...pnpm_lock_KINDS,
];
/** Matches a lock file that may show more links than the manifests. */
const LINKS = /\n(?:overrides|catalogs|packageExtensionsChecksum|pnpmfileChecksum):|\npackages:.*[ @(](?:link|file):/s;
/** Opens `pnpm-lock.yaml`. It parses the file only when needed, because that takes time. */
function openPnpmLockFile(text, path, base) {
    let read;
    const load = () => (read ??= readPnpmLock(text, path, base));
    return {
        hasNoLinks: text.includes("\npackages:") && !LINKS.test(text),
        get settings() {
            return load().settings;
        },
        get packages() {
            return load().packages;
        },
    };
}
/** Reads `pnpm-lock.yaml` of pnpm 8 and later. `base` is the folder to which its paths are relative. */
function readPnpmLock(whole, path, base) {
    // If the file has two documents, the first one is about pnpm itself.
    const start = whole.lastIndexOf("\n---\n") + 1;
    const root = parseIndentedText(whole.slice(start), path);
    const format = getLockFileTextAtKey(root, "lockfileVersion") ?? "";
    if (!/^[69]\./.test(format))
        throw new workspace_change/* UnknownImpactError */.$(`${quoteName(path)} has the version ${quoteName(format)}, which is unknown`);
    const packages = getLockFileSubtree(root, "packages");
    const snapshots = format.startsWith("9") ? getLockFileSubtree(root, "snapshots") : packages;
    const importers = root.has("importers") ? getLockFileSubtree(root, "importers") : new Map([[".", root]]);
    const locked = new Map();
    const listNeeds = (owner, folder) => pnpm_lock_KINDS.flatMap((kind) => [...getLockFileSubtree(owner, kind)]).map(([name, value]) => {
        const version = typeof value === "string" ? value : (getLockFileTextAtKey(value, "version") ?? "");
        if (version.startsWith("link:"))
            return toProjectId(external_node_path_.posix.join(folder, version.slice(5)));
        const found = [`${name}@${version}`, version, `/${name}@${version}`].find((id) => snapshots.has(id));
        if (found !== undefined)
            return found;
        throw new workspace_change/* UnknownImpactError */.$(`${quoteName(path)} does not contain ${quoteName(`${name}@${version}`)}`);
    });
    for (const id of importers.keys()) {
        const folder = external_node_path_.posix.join(base, id);
        locked.set(toProjectId(folder), {
            content: "",
            needs: listNeeds(getLockFileSubtree(importers, id), folder),
            folder,
        });
    }
    for (const id of snapshots.keys()) {
        // With `injected`, pnpm installs a copy of a project.
        const folder = /@file:([^()]+)/.exec(id)?.[1];
        const project = folder === undefined ? [] : [toProjectId(external_node_path_.posix.join(base, folder))];
        const facts = getLockFileSubtree(packages, packages.has(id) ? id : id.replace(/(?<=.)\(.*$/, ""));
        const needs = [...listNeeds(getLockFileSubtree(snapshots, id), base), ...project];
        locked.set(id, { content: pnpm_lock_toText(facts.get("resolution")), needs });
    }
    const settings = [...root].filter(([key]) => !RESOLVED.includes(key));
    const ofPnpm = whole.slice(0, start);
    return { settings: ofPnpm + settings.map(([key, value]) => `${key}: ${pnpm_lock_toText(value)}`).join("\n"), packages: locked };
}
function pnpm_lock_toText(value) {
    if (value === undefined || typeof value === "string")
        return value ?? "";
    return `{${[...value].map(([key, inner]) => `${key}: ${pnpm_lock_toText(inner)}`).join(", ")}}`;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/yarn-lock.js




/**
 * Reads `yarn.lock` of Yarn 1 and later. In Yarn 1, the file lists no projects, so `projects` has the data of their
 * manifests.
 */
function readYarnLockFile(text, path, { base, projects, resolutions }) {
    const root = parseIndentedText(text, path);
    const meta = getLockFileSubtree(root, "__metadata");
    const ids = new Map();
    const byName = new Map();
    const folders = new Set(projects.map((project) => project.folder));
    const keys = [...root.keys()].filter((key) => key !== "__metadata");
    const entries = keys.map((key) => {
        const entry = getLockFileSubtree(root, key);
        // A key with several ranges is `"a@^1, a@^2"` for Yarn 2, and `"a@^1", a@^2` for Yarn 1.
        const descriptors = key.split(/"?, "?/).map((descriptor) => descriptor.replace(/^"|"$/g, ""));
        const found = findFolder([...descriptors, getLockFileTextAtKey(entry, "resolution") ?? ""], base);
        // Ignores a path that is not the folder of a project, because the path may be relative to any project. The manifests
        // show such a dependency.
        const folder = found !== undefined && folders.has(found) ? found : undefined;
        const id = folder === undefined ? key : toProjectId(folder);
        for (const descriptor of descriptors) {
            ids.set(descriptor, id);
            (0,ownership.appendToList)(byName, descriptor.slice(0, Math.max(1, descriptor.indexOf("@", 1))), id);
        }
        return { id, entry, folder };
    });
    for (const { folder, name } of projects)
        if (name !== undefined)
            (0,ownership.appendToList)(byName, name, toProjectId(folder));
    const replaced = new Set(resolutions.flatMap((key) => key.match(/(?:@[\w.~-]+\/)?[\w.~-]+/g) ?? []));
    // If `resolutions` replaces a package, the lock file may have no entry for a range, or an entry that belongs to
    // another range. Then all packages with the name count.
    const find = ([name, range]) => {
        const found = replaced.has(name) ? undefined : (ids.get(`${name}@${range}`) ?? ids.get(`${name}@npm:${range}`));
        return found === undefined ? (byName.get(name) ?? []) : [found];
    };
    const packages = new Map();
    for (const { id, entry, folder } of entries) {
        const needs = yarn_lock_KINDS.flatMap((kind) => [...getLockFileSubtree(entry, kind)].flatMap(([name, range]) => typeof range === "string" ? find([name, range]) : []));
        const facts = FACTS.map((fact) => getLockFileTextAtKey(entry, fact)).join(" ");
        packages.set(id, { content: folder === undefined ? facts : "", needs, folder });
    }
    for (const { folder, ranges } of projects) {
        const id = toProjectId(folder);
        const needs = [...ranges.flatMap(find), ...(packages.get(id)?.needs ?? [])];
        packages.set(id, { content: "", needs, folder });
    }
    return { settings: [...meta.keys()].map((key) => `${key}: ${getLockFileTextAtKey(meta, key)}`).join("\n"), packages };
}
const yarn_lock_KINDS = ["dependencies", "optionalDependencies", "peerDependencies"];
const FACTS = ["version", "resolution", "checksum", "integrity", "resolved", "conditions"];
/** Returns the folder of a linked package or a project; undefined for an external package. */
function findFolder(descriptors, base) {
    for (const descriptor of descriptors) {
        const path = /^.[^@]*@(?:workspace|link|portal|file):([^:#]*)/.exec(descriptor)?.[1];
        if (path !== undefined && /^\.|\/|^[\w-]+$/.test(path))
            return resolveRepositoryPath(base, path);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/npm.js











/** Matches a folder with a lock file of Rush. The group is the name of the subspace. */
const RUSH_FOLDER = /(?<=^|\/)common\/config\/(?:rush|subspaces\/([^/]+))$/;
/** Fields of a root `package.json` that apply to all projects. */
const SHARED = ["packageManager", "devEngines", "engines", "volta", "pnpm", "bun"];
const RESOLUTIONS = ["overrides", "resolutions", "catalog", "catalogs"];
/** True for the settings folder of the repository's Rush workspace. False for a folder in a template or a test. */
function isRushFolder(folder, root) {
    return external_node_path_.posix.relative(root, folder).search(RUSH_FOLDER) === 0;
}
/** Creates a reader of npm, pnpm, Yarn, Bun, Lerna and Rush workspaces. `ofTool` are further folders of packages. */
function createNpmReader(findMembers, ofTool = []) {
    const readJson = createCachedFileReader((text) => ({ json: parseLenientJson(text) }));
    const readYamlOnce = createCachedFileReader((text, path) => ({ value: readYamlFile(text, path) }));
    const readManifest = createCachedFileReader((text, path) => readPackageManifest(text, external_node_path_.posix.dirname(path)));
    const readLocks = createLockReader();
    return async (files) => {
        const jsonAt = (folder, name) => readJson(files, external_node_path_.posix.join(folder, name))?.json;
        const all = files.foldersWith("package.json");
        const projects = [];
        const settings = new Map();
        const locks = new Map();
        const listing = ["rush.json", "pnpm-workspace.yaml", "lerna.json"].flatMap((name) => files.foldersWith(name));
        for (const folder of findOutermostFolders([...listing, ...all])) {
            const at = (name) => external_node_path_.posix.join(folder, name);
            const root = {
                folder,
                manifest: jsonAt(folder, "package.json"),
                pnpm: await readYamlOnce(files, at("pnpm-workspace.yaml"))?.value,
                yarn: await readYamlOnce(files, at(".yarnrc.yml"))?.value,
            };
            rejectCode(files, root);
            const rush = (0,parsing/* getListField */.rR)(jsonAt(folder, "rush.json"), "projects");
            if (rush === undefined && files.read(at("rush.json")) !== undefined)
                throw new workspace_change/* UnknownImpactError */.$("rush.json is not valid at one of the commits");
            const folders = rush === undefined
                ? findFolders(files, root, findMembers, jsonAt)
                : (0,parsing/* listTextFields */.j_)(rush, "projectFolder").flatMap((path) => resolveRepositoryPath(folder, path) ?? []);
            const more = ofTool.filter((each) => isPathBelow(each, folder) && files.read(external_node_path_.posix.join(each, "package.json")) !== undefined);
            const members = [...new Set([...folders, ...more])].map((each) => {
                const path = external_node_path_.posix.join(each, "package.json");
                const manifest = readManifest(files, path);
                if (manifest === undefined)
                    throw new workspace_change/* UnknownImpactError */.$(`${quoteName(path)} is missing or not valid JSON at one of the commits`);
                const isRoot = each === "." || (folders.length > 1 && each === folder);
                return { ...manifest, name: manifest.name || undefined, folder: each, target: manifest.name || each, isRoot };
            });
            projects.push(...members);
            const found = readLocks(files, root, members);
            for (const [path, lock] of found)
                locks.set(path, lock);
            for (const [name, text] of rootSettings(root, found.length > 0))
                settings.set(at(name), text);
            const rules = ["yarn.config.cjs", "constraints.pro"].map(at).filter((path) => files.read(path) !== undefined);
            // A change of one manifest can break a rule of Yarn for another manifest.
            const ruled = members.map((each) => external_node_path_.posix.join(each.folder, "package.json"));
            for (const each of rules.length === 0 ? [] : [...rules, ...ruled])
                settings.set(each, files.read(each)?.text ?? "");
        }
        const folders = new Set(projects.map(({ folder }) => folder));
        const needsOf = (folder) => readManifest(files, external_node_path_.posix.join(folder, "package.json"))?.needs ?? [];
        const parts = all
            .filter((folder) => !folders.has(folder))
            .map((folder) => ({ folder, needs: needsOf(folder).filter(({ kind }) => kind === "folder") }));
        return { projects, parts, locks, settings };
    };
}
async function readYamlFile(text, path) {
    const reading = await (0,yaml_nodes/* readYaml */.g)(text);
    if (!reading.ok)
        throw new workspace_change/* UnknownImpactError */.$(`${quoteName(path)} is not valid YAML at one of the commits`);
    return reading.root.plain();
}
/** Rejects code that changes dependencies, such as `.pnpmfile.cjs`. @throws UnknownImpactError */
function rejectCode(files, { folder, pnpm }) {
    // A lock file with the checksum of `.pnpmfile.cjs` already shows the effect of this code.
    if (files.read(external_node_path_.posix.join(folder, "pnpm-lock.yaml"))?.text.includes("\npnpmfileChecksum:") === true)
        return;
    const hooks = [".pnpmfile.cjs", ".pnpmfile.mjs", "pnpmfile.js"].map((name) => external_node_path_.posix.join(folder, name));
    const [, named] = /^(?:global-)?pnpmfile\s*=\s*(\S+)/m.exec(files.read(external_node_path_.posix.join(folder, ".npmrc"))?.text ?? "") ?? [];
    // If Rush has a lock file, the lock file already shows the effect of `.pnpmfile.cjs`.
    const ofRush = files
        .foldersWith(".pnpmfile.cjs")
        .filter((each) => isRushFolder(each, folder) && files.read(external_node_path_.posix.join(each, "pnpm-lock.yaml")) === undefined)
        .map((each) => external_node_path_.posix.join(each, ".pnpmfile.cjs"));
    const hook = hooks.find((path) => files.read(path) !== undefined) ?? (0,parsing/* getTextField */.mu)(pnpm, "pnpmfile") ?? named ?? ofRush[0];
    if (hook !== undefined)
        throw new workspace_change/* UnknownImpactError */.$(`the code in ${quoteName(hook)} changes the dependencies, and only the package manager can run it`);
    const binary = external_node_path_.posix.join(folder, "bun.lockb");
    if (files.read(binary) !== undefined)
        throw new workspace_change/* UnknownImpactError */.$(`${quoteName(binary)} is not readable; save it as bun.lock`);
}
function findFolders(files, { folder, manifest, pnpm }, findMembers, jsonAt) {
    const globs = readGlobList((0,parsing/* getField */.VI)(pnpm, "packages"), folder) ??
        readGlobList(workspacesIn(manifest), folder) ??
        readGlobList((0,parsing/* getField */.VI)(jsonAt(folder, "lerna.json"), "packages"), folder);
    const find = (file, top, list = []) => findMembers(files, { file, folder: top, globs: list });
    for (const file of ["package.yaml", "package.json5"])
        for (const other of find(file, folder, globs))
            throw new workspace_change/* UnknownImpactError */.$(`${quoteName(external_node_path_.posix.join(other, file))} is not readable; save it as package.json`);
    const hasRoot = files.read(external_node_path_.posix.join(folder, "package.json")) !== undefined;
    const found = new Set([...(hasRoot ? [folder] : []), ...find("package.json", folder, globs)]);
    // In Yarn, a member can list workspaces of its own. The loop also visits the folders that it adds to this set.
    for (const each of found)
        if (each !== folder && files.read(external_node_path_.posix.join(each, "package.json"))?.text.includes('"workspaces"') === true)
            for (const inner of find("package.json", each, readGlobList(workspacesIn(jsonAt(each, "package.json")), each)))
                found.add(inner);
    return [...found];
}
/** Returns the list of workspaces in a manifest, which may be inside an object. */
function workspacesIn(manifest) {
    const value = (0,parsing/* getField */.VI)(manifest, "workspaces");
    return (0,parsing/* getField */.VI)(value, "packages") ?? value;
}
/**
 * Matches a version in `overrides`, `resolutions` or a catalog, if this version can refer to a project of the
 * repository.
 */
const OF_PROJECT = /^(?:workspace|link|file|portal|npm):/;
function rootSettings({ folder, manifest, pnpm, yarn }, hasLock) {
    const owners = [manifest, pnpm, yarn, (0,parsing/* getField */.VI)(manifest, "pnpm"), (0,parsing/* getField */.VI)(manifest, "workspaces")];
    const resolutions = owners.map((owner) => RESOLUTIONS.map((name) => (0,parsing/* getField */.VI)(owner, name)));
    if (!hasLock && listTextsInNestedValue(resolutions).some(({ text }) => OF_PROJECT.test(text)))
        throw new workspace_change/* UnknownImpactError */.$(`${quoteName(folder)} has overrides, resolutions or catalogs, but no lock file that shows their effect`);
    const omitted = hasLock ? RESOLUTIONS : [];
    const shared = [...SHARED, ...(hasLock ? [] : RESOLUTIONS)];
    return [
        ["package.json", formatComparableJson(shared.map((name) => (0,parsing/* getField */.VI)(manifest, name)))],
        ["pnpm-workspace.yaml", formatComparableJson(pnpm, ["packages", ...omitted])],
        [".yarnrc.yml", formatComparableJson(yarn, omitted)],
    ];
}
function createLockReader() {
    const npm = createCachedFileReader(readNpmLockFile);
    const bun = createCachedFileReader(readBunLockFile);
    const pnpm = createCachedFileReader((text, path) => {
        // In a lock file of Rush, paths start in the folder `common/temp`, which Rush creates.
        const base = external_node_path_.posix.dirname(path).replace(RUSH_FOLDER, (_, subspace = "") => `common/temp/${subspace}`);
        return openPnpmLockFile(text, path, external_node_path_.posix.normalize(base).replace(/\/$/, ""));
    });
    return (files, { folder, manifest }, projects) => {
        const ofRush = files.foldersWith("pnpm-lock.yaml").filter((each) => isRushFolder(each, folder));
        const resolutions = listFieldEntries(manifest, "resolutions").map(([key]) => key);
        const text = files.read(external_node_path_.posix.join(folder, "yarn.lock"))?.text ?? "";
        const yarn = (_, path) => readYarnLockFile(text, path, { base: folder, projects, resolutions });
        const readers = {
            "package-lock.json": npm,
            "npm-shrinkwrap.json": npm,
            "pnpm-lock.yaml": pnpm,
            "bun.lock": bun,
            "yarn.lock": yarn,
        };
        return Object.entries(readers).flatMap(([name, read]) => [folder, ...(name === "pnpm-lock.yaml" ? ofRush : [])].flatMap((each) => {
            const path = external_node_path_.posix.join(each, name);
            const lock = files.read(path) === undefined ? undefined : read(files, path);
            return lock === undefined ? [] : [[path, lock]];
        }));
    };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/graph.js















/**
 * Reads the graph at each commit from Git objects. Runs no tool and no code of the repository. If `packages` is set,
 * each graph has only npm projects, and the folders in `packages` are projects too. @throws UnknownImpactError
 */
async function readGraphs(git, commits, workspace, packages) {
    const all = await readCommitFiles(git, commits, workspace);
    const findMembers = await loadWorkspaceMemberFinder();
    const hasToml = packages === undefined &&
        all.some((files) => ["Cargo.toml", "pyproject.toml"].some((name) => files.foldersWith(name).length > 0));
    const parseToml = hasToml ? await loadTomlParser() : () => undefined;
    const readers = [
        createNpmReader(findMembers, packages),
        createCargoReader(findMembers, parseToml),
        createGoReader((commit, modules) => (0,read_file/* findGoImports */.gi)(git, commit, modules)),
        createUvReader(findMembers, parseToml),
    ].slice(0, packages === undefined ? undefined : 1);
    const known = new Map();
    const graphs = new Map();
    for (const files of all) {
        // Imports of Go files count only if there is a go.work. Otherwise, commits with the same manifests share a graph.
        const key = packages === undefined && files.foldersWith("go.work").length > 0 ? files.commit : files.tree;
        const graph = known.get(key) ?? createGraph(files, await Promise.all(readers.map(async (read) => read(files))));
        known.set(key, graph);
        graphs.set(files.commit, graph);
    }
    return graphs;
}
function createGraph(files, sets) {
    const projects = sets.flatMap((set) => set.projects);
    for (const { target, folder } of projects)
        rejectName(target, folder);
    const index = indexFolders(sets, files.links);
    const [ownersOf, neededIn] = [remember(index.ownersOf), remember(index.neededIn)];
    const needs = new Map();
    const add = (dependents, needed) => {
        for (const dependent of dependents) {
            const known = needs.get(dependent) ?? new Set();
            for (const each of needed)
                if (each !== dependent)
                    known.add(each);
            needs.set(dependent, known);
        }
    };
    for (const set of sets) {
        const byName = new Map();
        for (const { name, target } of set.projects)
            if (name !== undefined)
                (0,ownership.appendToList)(byName, name, target);
        const find = (need) => need.kind === "name" ? (byName.get(need.name) ?? []) : neededIn(need.folder);
        for (const project of set.projects)
            for (const need of project.needs)
                add([project.target], find(need));
        for (const { folder, needs: inner } of set.parts)
            for (const need of inner)
                add(ownersOf(folder), find(need));
        for (const lock of set.locks.values())
            for (const [dependent, needed] of findProjectDependencies(lock))
                add(ownersOf(dependent), neededIn(needed));
    }
    for (const { path, destination } of files.links)
        if (destination !== undefined)
            add(ownersOf(path), index.neededIn(destination, true));
    return {
        places: new Map(projects.map(({ target, folder }) => [`${folder}\0${target}`, { target, folder }])),
        needs,
        locks: new Map(sets.flatMap(({ locks }) => [...locks])),
        settings: new Map(sets.flatMap(({ locks, settings }) => [
            ...locks,
            ...[...settings].map(([path, text]) => [path, { settings: text }]),
        ])),
        sharedRoots: new Set(sets.slice(0, 1).flatMap((set) => set.projects.filter(({ isRoot }) => isRoot).map(({ folder }) => folder))),
        files,
        ownersOf: index.ownersOf,
        claimantsOf: index.claimantsOf,
    };
}
function remember(find) {
    const known = new Map();
    return (folder) => {
        const found = known.get(folder) ?? find(folder);
        known.set(folder, found);
        return found;
    };
}
/** Maximum number of characters of a target. Many lists contain each name, so long names would need much memory. */
const LONGEST_NAME = 10_000;
function rejectName(target, folder) {
    const isReserved = target === "ALL" || target === "NONE";
    if (isReserved || target.trim() === "" || target.length > LONGEST_NAME || parsing/* CONTROL_CHARACTER_PATTERN */.vO.test(target))
        throw new workspace_change/* UnknownImpactError */.$(`the project in ${quoteName(folder)} has a name that cannot be a target`);
}
/** Creates an index of all projects by folder. Projects of different ecosystems can share a folder. */
function indexFolders(sets, links) {
    const sides = sets.map(({ projects, isOwnOnly = () => false }) => ({
        inner: groupByFolder(projects, ({ folder, isRoot }) => (isRoot ? [] : [folder])),
        roots: groupByFolder(projects, ({ folder, isRoot }) => (isRoot ? [folder] : [])),
        inside: groupByFolder(projects, ({ folder }) => listEnclosingFolders(folder).slice(1)),
        isOwnOnly,
    }));
    const allProjects = sets.flatMap(({ projects }) => projects);
    const all = groupByFolder(allProjects, ({ folder }) => listEnclosingFolders(folder).slice(1));
    const ownersOf = (path) => {
        const inner = sides.flatMap((side) => findInnermost(side.inner, path));
        return [...new Set(inner.length > 0 ? inner : sides.flatMap(({ roots }) => findInnermost(roots, path)))];
    };
    return {
        /**
         * Returns, for each ecosystem, the innermost project whose folder contains a path. The project at the top of a
         * workspace counts only if no other project does.
         */
        ownersOf,
        /** Returns the targets that own or use a file. The list is empty if every project may use the file. */
        claimantsOf(path) {
            // A project in a folder inside the owner's folder may use the file too, such as a `tsconfig.json` that it
            // extends.
            const inner = sides.flatMap(({ inner: index, inside, isOwnOnly }) => findInnermost(index, path, (folder) => (isOwnOnly(path) ? [] : (inside.get(folder) ?? []))));
            const roots = sides.filter(({ roots: index, isOwnOnly }) => {
                const folder = listEnclosingFolders(path).find((each) => index.has(each));
                return folder !== undefined && (isOwnOnly(path) || !all.has(folder));
            });
            return [...new Set(inner.length > 0 ? inner : roots.flatMap((side) => findInnermost(side.roots, path)))];
        },
        /** Returns the targets that a dependency on a folder needs. A link also needs all projects in the folder. */
        neededIn(folder, isLink = false) {
            // A dependency on the folder of a project needs only this project. But a dependency on the top folder of an npm
            // workspace may need any project.
            const isProject = sides.some(({ inner, roots }, at) => inner.has(folder) || (at > 0 && roots.has(folder)));
            if (isProject && !isLink)
                return ownersOf(folder);
            return [...new Set(followLinks(folder, links).flatMap((each) => [...ownersOf(each), ...(all.get(each) ?? [])]))];
        },
    };
}
/**
 * Returns the targets in the innermost folder of the index around a path, and the targets that `others` returns for
 * this folder.
 */
function findInnermost(index, path, others = () => []) {
    const folder = index.size === 0 ? undefined : listEnclosingFolders(path).find((each) => index.has(each));
    return folder === undefined ? [] : [...(index.get(folder) ?? []), ...others(folder)];
}
/** Groups the targets of projects by folder. `foldersOf` returns one or more folders for each project. */
function groupByFolder(projects, foldersOf) {
    const folders = new Map();
    for (const project of projects)
        for (const folder of foldersOf(project))
            (0,ownership.appendToList)(folders, folder, project.target);
    return folders;
}
const MAXIMUM_STEPS = 1_000;
/**
 * Lists a path, and the destinations of all links that are inside this path, or that are a folder around it. @throws
 * UnknownImpactError if links form a circle
 */
function followLinks(path, links) {
    const found = new Set([path]);
    // The loop also visits the paths that it adds to this set.
    for (const each of found) {
        if (found.size > MAXIMUM_STEPS)
            throw new workspace_change/* UnknownImpactError */.$(`the links in ${quoteName(path)} lead in a circle`);
        for (const { path: link, destination } of links) {
            if (destination === undefined)
                continue;
            if (each === link || isPathBelow(each, link))
                found.add(external_node_path_.posix.join(destination, each.slice(link.length)));
            else if (isPathBelow(link, each))
                found.add(destination);
        }
    }
    return [...found];
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/impact.js






/**
 * Compares the graphs before and after a change. Reads the graphs of the target branch too. @throws UnknownImpactError
 */
async function readWorkspaceImpact(git, range, { workspace, packages, changed, ignored }) {
    const { from, to, base, head, tip = base } = range;
    // If the head is checked out, `from` is the merge base already.
    const fork = to === head ? undefined : await (0,commits/* findMergeBase */.fe)(git, base, head);
    const others = [to, tip, ...(fork === undefined ? [] : [fork])].filter((commit) => commit !== from);
    const byCommit = await readGraphs(git, [from, ...new Set(others)], workspace, packages);
    const [before, after] = [byCommit.get(from), byCommit.get(to)];
    if (before === undefined || after === undefined)
        throw new Error("A commit of the change was not read.");
    const graphs = [...new Set(byCommit.values())];
    const isIgnored = (path) => ignored.ownersOf(path).length > 0;
    const paths = new Set(changed.flatMap(({ path }) => path ?? []).filter((path) => !isIgnored(path)));
    const changes = compareGraphs([before, after, ...graphs], paths, isIgnored);
    const statuses = new Map(changed.map(({ path, status }) => [path, status]));
    return {
        ownersOf(path) {
            // A lock file has no owners. It impacts the projects in `changes`.
            if (changes.locks.has(path))
                return [];
            // If no project of a graph claims the file, any project could use the file, so a list of owners would not be
            // complete.
            const status = statuses.get(path);
            const deciding = [...(status === "added" ? [] : [before]), ...(status === "deleted" ? [] : [after])];
            if (deciding.some((graph) => graph.claimantsOf(path).length === 0))
                return [];
            return [...new Set(graphs.flatMap((graph) => graph.claimantsOf(path)))];
        },
        /** Graphs before the change, after it, and in the target branch, by commit. */
        graphs: byCommit,
        changes,
    };
}
/**
 * Compares the graphs before and after the change. The other graphs can show more projects that a changed lock file
 * impacts. @throws UnknownImpactError if settings of all projects changed
 */
function compareGraphs([before, after, ...graphs], paths, isIgnored) {
    const shared = [...paths].filter((path) => (before.settings.get(path)?.settings ?? "[]") !== (after.settings.get(path)?.settings ?? "[]"));
    const reason = summarizeReasons(shared.map((path) => `${quoteName(path)} changes settings of all projects`));
    if (reason !== undefined)
        throw new workspace_change/* UnknownImpactError */.$(reason);
    // Reasons for projects that a changed manifest or lock file impacts, and for projects that the change begins to need.
    const [projects, needed] = [new Map(), new Map()];
    /** Changed lock files whose impacted projects are known. */
    const locks = new Set();
    if (before === after)
        return { projects, needed, locks };
    for (const [place, { target }] of new Map([...before.places, ...after.places])) {
        if (!before.places.has(place))
            explain(projects, target, "the target is a new project");
        else if (!after.places.has(place))
            explain(projects, target, "the target was a project before the change");
    }
    for (const target of new Set([...before.needs.keys(), ...after.needs.keys()])) {
        const [old, present] = [before, after].map(({ needs }) => [...(needs.get(target) ?? [])]);
        const added = present?.filter((each) => old?.includes(each) !== true) ?? [];
        const gone = old?.find((each) => present?.includes(each) !== true);
        for (const each of added)
            needed.set(each, `the target is a new dependency of ${quoteName(target)}`);
        if (added[0] !== undefined)
            explain(projects, target, `the target has the new dependency ${quoteName(added[0])}`);
        if (gone !== undefined)
            explain(projects, target, `the target no longer depends on ${quoteName(gone)}`);
    }
    const byFolder = new Map();
    for (const { target, folder } of new Map(graphs.flatMap(({ places }) => [...places])).values())
        (0,ownership.appendToList)(byFolder, folder, target);
    for (const [path, lock] of after.locks) {
        const old = before.locks.get(path);
        // If a lock file is the same at both commits, both graphs contain the same object, and there is nothing to compare.
        if (isIgnored(path) || old === undefined || old === lock)
            continue;
        const name = quoteName(path);
        const others = graphs.flatMap((graph) => graph.locks.get(path) ?? []);
        const { folders, unneeded } = compareLockFiles(old, lock, others);
        if (unneeded !== undefined)
            throw new workspace_change/* UnknownImpactError */.$(`${name} changes ${quoteName(unneeded)}, which no project needs`);
        for (const [folder, changed] of folders) {
            if (after.sharedRoots.has(folder))
                throw new workspace_change/* UnknownImpactError */.$(`${name} changes ${quoteName(changed)} for the workspace root, whose dependencies every project can use`);
            const owners = byFolder.get(folder) ?? graphs.flatMap((graph) => graph.ownersOf(folder));
            if (owners.length === 0)
                throw new workspace_change/* UnknownImpactError */.$(`${name} has a changed entry for ${quoteName(folder)}, which is not a project`);
            for (const target of owners)
                explain(projects, target, `the target depends on ${quoteName(changed)}, which changed in ${name}`);
        }
        for (const target of [...findProjectsWithAddedPackage(old, lock, folders)].flatMap((folder) => before.ownersOf(folder)))
            explain(needed, target, `the target uses a package that other projects begin to use in ${name}`);
        if (paths.has(path))
            locks.add(path);
    }
    return { projects, needed, locks };
}
/** Adds a reason, if the target has no other reason. */
function explain(reasons, target, why) {
    if (!reasons.has(target))
        reasons.set(target, why);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-history.js




/**
 * Computes the tool's projects at an earlier commit, from its present projects and the manifests. @throws
 * UnknownImpactError
 */
function readEarlierProjects(old, present, { producer, workspace, projects }) {
    const [before, after] = [
        (folder) => readManifests(old.files, folder),
        (folder) => readManifests(present.files, folder),
    ];
    const folders = WORKSPACE_MANIFESTS.flatMap((name) => [old, present].flatMap(({ files }) => files.foldersWith(name)));
    const touched = new Set(folders.filter((folder) => !isSame(before(folder), after(folder))));
    const packages = new Set([...old.places.values(), ...present.places.values()].map(({ folder }) => folder));
    const naming = PROJECT_NAME_READERS.get(producer);
    if (naming === undefined)
        throw new Error(`The producer ${producer} does not define names of projects.`);
    const members = [];
    const doubtful = new Set();
    const folderOf = ({ atTop, path }) => (atTop ? workspace : path);
    for (const member of projects) {
        const folder = folderOf(member);
        // A changed manifest, or a file of an unknown kind, may have made this folder a project.
        if (touched.has(folder) || before(folder).size === 0)
            doubtful.add(folder);
        const [earlier, later] = touched.has(folder)
            ? [naming(before(folder), folder), naming(after(folder), folder)]
            : [member.name, member.name];
        if (earlier !== undefined && earlier !== later && later !== member.name)
            throw new workspace_change/* UnknownImpactError */.$(`the earlier name of the project in ${quoteName(folder)} is unknown`);
        if (earlier !== undefined)
            members.push({ ...member, name: earlier === later ? member.name : earlier });
    }
    const known = new Set([workspace, ...projects.map(folderOf)]);
    for (const path of touched) {
        const [one, other] = [before(path), after(path)];
        const mayBeProject = packages.has(path) || producer === "moon" || (producer === "nx" && one.has("project.json"));
        const name = one.size > 0 && mayBeProject && !known.has(path) ? naming(one, path) : undefined;
        const isSameName = [...one.keys()].join() === [...other.keys()].join() && name === naming(other, path);
        if (name === undefined || isSameName)
            continue;
        members.push({ name, path, atTop: false });
        if (!packages.has(path))
            doubtful.add(path);
    }
    return { members, doubtful, touched, before, after };
}
function isSame(one, other) {
    return one.size === other.size && [...one].every(([name, text]) => other.get(name) === text);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/cross-check.js










/**
 * Prepares the search for targets that a tool's list lacks, such as owners of changed files and their dependents. The
 * list of the producer `workspaces` is empty, so the search finds all of its targets. @throws UnknownImpactError
 */
async function createTargetListCrossCheck(git, range, change) {
    const { producer, workspace, projects, changed, ignored } = change;
    const isOfTool = producer !== "workspaces";
    const packages = isOfTool ? listFolders(change) : undefined;
    const impact = await readWorkspaceImpact(git, range, { workspace, packages, changed, ignored });
    const { after, before, others } = readSides(range, change, impact.graphs);
    const unlisted = findUnlisted(after, change);
    // If Nx does not list a package of the workspace, the imports of this package are unknown.
    if (producer === "nx" && after.folders.has(workspace))
        rejectUnlisted(unlisted[0], producer);
    const declared = await combineDeclarations([after, before, ...others], change);
    // These tools find dependencies outside of `package.json`, such as imports.
    const hasOwnGraph = producer === "nx" || producer === "moon";
    const atTip = others.find(({ commit }) => commit === range.tip);
    // The graph of Nx does not include the target branch, so the step reads the imports there itself.
    const importsAtTip = producer === "nx" && atTip ? await findImportedTargets(git, atTip, { workspace, folders: [workspace] }) : new Map();
    const ownNeeds = new Map(projects.map(({ name, needs = [] }) => [name, new Set(needs)]));
    const dependents = indexDependents([
        [after.needs, "depends on", ""],
        [ownNeeds, "depends on", ` (graph of ${producer})`],
        [before.needs, "depended on", " before the change"],
        ...[...others.map((side) => side.needs), importsAtTip].map((needs) => [needs, "depends on", " in the target branch"]),
        ...declared.needs.map(([project, needs, source]) => [new Map([[project, new Set([needs])]]), "depends on", ` (${source})`]),
    ]);
    const needed = hasOwnGraph ? await cross_check_findNewNeeds(git, { before, after }, change) : new Map();
    const imports = producer === "nx" && before.earlier !== undefined
        ? await findImportsOfRemovedProjects(git, { before, after, at: [after, ...(atTip ? [atTip] : [])] }, before.earlier, workspace)
        : new Map();
    return {
        /** Owners of a path before the change, after it, or in the target branch. */
        owners: isOfTool ? combineOwners([after, before, ...others].map(({ owners }) => owners)) : impact,
        names: [after, before, ...others].flatMap(({ members }) => members.map(({ name }) => name)),
        isRead: (path) => impact.changes.locks.has(path),
        /** Returns a reason for each target that a changed file impacts. Some of these targets are in the list already. */
        explain(listed, files) {
            const all = [after, before, ...others];
            const reasons = explainOwners(files, all);
            const add = (found) => {
                for (const [target, why] of found)
                    if (!reasons.has(target))
                        reasons.set(target, why);
            };
            add(files.flatMap(({ path, effect }) => (effect.kind === "ignored" ? [] : declared.findReaders(path))));
            const inTool = (found) => [...found].flatMap(([target, why]) => all.flatMap(({ targetsOf }) => targetsOf(target)).map((each) => [each, why]));
            // Only the first reason of a target counts. The best reasons name a changed file, so they come first.
            add(findDependents(reasons.keys(), dependents));
            add([...inTool(impact.changes.projects), ...imports]);
            add(findDependents([...reasons.keys(), ...listed], dependents));
            // A new dependency is a target too, so that the queue does not test this change and a change of the dependency in
            // parallel. But the other dependents of the new dependency are not impacted.
            add(inTool(impact.changes.needed));
            add([...needed, ...declared.needed]);
            const impacted = new Set([...reasons.keys()].map(parseFolderOfUnlistedPackage));
            rejectUnlisted(unlisted.find((folder) => impacted.has(folder)), producer);
            return new Map([...reasons].filter(([target]) => parseFolderOfUnlistedPackage(target) === undefined));
        },
    };
}
function listFolders({ producer, projects, changed }) {
    const names = { nx: ["project.json"], moon: WORKSPACE_MANIFESTS }[producer] ?? [];
    const touched = findChangedManifests(changed, names).map(({ folder }) => folder);
    return [...new Set([...projects.filter(({ atTop }) => !atTop).map(({ path }) => path), ...touched])];
}
function readSides({ to, from }, change, graphs) {
    const present = graphs.get(to);
    const sides = new Map([...graphs].map(([commit, graph]) => [
        commit,
        readSide(change, commit, graph, commit === to ? undefined : present),
    ]));
    const [after, before] = [sides.get(to), sides.get(from)];
    if (after === undefined || before === undefined)
        throw new Error("A commit of the change was not read.");
    // The other sides are at the tip of the target branch and at the merge base.
    return { after, before, others: [...sides.values()].filter((side) => side !== after && side !== before) };
}
function readSide(change, commit, graph, 
/** Graph after the change; undefined if `commit` is the commit after the change. */
present) {
    const { workspace, producer, projects } = change;
    const isOfTool = producer !== "workspaces";
    const earlier = isOfTool && present ? readEarlierProjects(graph, present, change) : undefined;
    const side = isOfTool
        ? convertGraphToToolProjects(commit, graph, earlier ?? { members: projects }, workspace)
        : createWorkspaceProjectGraph(commit, graph);
    return { ...side, earlier, declared: readDeclarations(graph.files, change, side.members, present === undefined) };
}
/** Returns the folders of npm packages that are no projects of the tool. */
function findUnlisted({ folders, members }, { workspace, ignored }) {
    // A tool may omit the package at the top of the workspace.
    const listed = new Set([workspace, ...members.map(({ path }) => path)]);
    return [...folders].filter((folder) => !listed.has(folder) && ignored.ownersOf(`${folder}/package.json`).length === 0);
}
function rejectUnlisted(folder, producer) {
    if (folder === undefined)
        return;
    throw new workspace_change/* UnknownImpactError */.$(`${producer} does not list ${quoteName(folder)}, which is a project of the workspace`);
}
function explainOwners(files, sides) {
    const reasons = new Map();
    for (const { path, effect } of files)
        for (const target of effect.kind === "claimed" ? effect.targets : []) {
            const place = sides.findIndex(({ owners }) => owners.ownersOf(path).includes(target));
            const why = place === 0
                ? `the target owns ${quoteName(path)}, which changed`
                : `the target owned ${quoteName(path)} before the change`;
            if (place >= 0 && !reasons.has(target))
                reasons.set(target, why);
        }
    return reasons;
}
/** Finds dependencies that the change adds to the tool's graph. */
async function cross_check_findNewNeeds(git, { before, after }, { producer, workspace, projects, changed, ignored }) {
    const owners = new Set(changed.flatMap(({ path }) => path === undefined || ignored.ownersOf(path).length > 0 ? [] : after.owners.ownersOf(path)));
    const names = new Set(projects.map(({ name }) => name));
    const dependents = projects.filter(({ name, needs = [] }) => owners.has(name) && needs.length > 0);
    const paths = new Set(dependents.map(({ path }) => path));
    const earlier = before.members.filter(({ path }) => paths.has(path));
    const folders = producer === "nx" ? earlier.map(({ path }) => path) : [];
    const imports = await findImportedTargets(git, before, { workspace, folders });
    const needed = new Map();
    for (const { name, path, needs = [] } of dependents) {
        const old = new Set(earlier.flatMap((each) => (each.path === path ? [each.name] : [])));
        const shown = new Set([
            ...[...old].flatMap((each) => [before.needs, imports].flatMap((map) => [...(map.get(each) ?? [])])),
            ...[...before.declared.all.values()].flatMap((item) => (old.has(item.project) ? (item.needs ?? []) : [])),
        ]);
        for (const each of needs)
            if (each !== name && names.has(each) && !shown.has(each))
                needed.set(each, `the target is a new dependency of ${quoteName(name)}`);
    }
    return needed;
}
/**
 * Creates an index of dependents from several maps of needs. Each map comes with two parts of a reason: the words
 * before and after the name of the needed project.
 */
function indexDependents(all) {
    const dependents = new Map();
    for (const [needs, before, after] of all)
        for (const [name, needed] of needs)
            for (const each of needed)
                (0,ownership.appendToList)(dependents, each, { name, why: (shown) => `the target ${before} ${shown}${after}` });
    return dependents;
}
/** Returns the reason for each direct and indirect dependent of `names`. Direct dependents come first. */
function findDependents(names, dependents) {
    const found = new Map();
    const open = [...names];
    const known = new Set(open);
    for (const name of open) {
        for (const dependent of dependents.get(name) ?? []) {
            if (known.has(dependent.name))
                continue;
            known.add(dependent.name);
            found.set(dependent.name, dependent.why(quoteName(parseFolderOfUnlistedPackage(name) ?? name)));
            open.push(dependent.name);
        }
    }
    return found;
}

// EXTERNAL MODULE: ./lib/src/text/suggest.js
var suggest = __webpack_require__(4618);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/exclusion.js





/** Removes excluded targets from the list; their dependents stay. @throws InputError for a name that no project has */
function excludeTargets(targets, { names, producer, known, source }, { log, nameInput }) {
    const removed = new Set(names.filter((name) => targets.has(name)));
    if (known !== undefined)
        rejectUnknownNames(names, new Set([...known, ...targets]));
    else if (names.length > 0 && targets.size > 0 && removed.size === 0)
        log.warning(`The list contains none of the targets in ${nameInput("exclude")}: ${(0,format/* formatList */.ki)(names.map(quoteName), 5)}. The producer ${producer} does not list its projects, so the step cannot check the spelling of these names.`);
    const kept = [...targets].filter((target) => !removed.has(target));
    const joined = summarizeReasons([...removed].map(quoteName));
    if (joined === undefined)
        return { kept, reason: source };
    const some = `${source}, without excluded targets: ${joined}`;
    return { kept, reason: kept.length > 0 ? some : `only excluded targets are impacted: ${joined}` };
}
function rejectUnknownNames(names, known) {
    const problems = names.flatMap((name) => {
        if (known.has(name))
            return [];
        const meant = (0,suggest/* findClosestName */.YI)(name, known);
        const hint = (0,suggest/* formatSuggestedName */.m3)(meant && JSON.stringify(meant));
        return [(0,problem/* createInputProblem */.sM)("exclude", `no project or target has the name ${JSON.stringify(name)}${hint}.`)];
    });
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
}

// EXTERNAL MODULE: ./lib/src/impacted-targets/producers/producer.js
var producers_producer = __webpack_require__(8453);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/src/impacted-targets/producers/registry.js + 5 modules
var registry = __webpack_require__(1288);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/src/child-process.js
var child_process = __webpack_require__(6580);
// EXTERNAL MODULE: ./lib/src/text/environment.js
var text_environment = __webpack_require__(1745);
// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/run-tool.js









/** Runs a tool and returns its standard output. @throws OperationError `input` if the tool fails, AbortedError */
async function runTool({ argv, environment }, options) {
    if (options.signal.aborted)
        throw new errors/* AbortedError */.oM();
    const [name, ...rest] = argv;
    const all = { ...options.environment, ...environment };
    const [program, ...before] = findTool(name, {
        workingDirectory: options.workingDirectory,
        environment: all,
        platform: process.platform,
    }) ?? [undefined];
    if (program === undefined) {
        const problem = `${JSON.stringify(name)} is not installed. It is not in PATH, and not in node_modules/.bin of ${options.workingDirectory} or its parent folders.`;
        throw new errors/* OperationError */.OK("input", problem, {
            details: ["Install it in an earlier step; this step never downloads tools."],
        });
    }
    const end = await (0,child_process/* runProcess */.R)([program, ...before, ...rest], { ...options, environment: all });
    if (end.how.kind === "aborted")
        throw new errors/* AbortedError */.oM();
    const problem = problemOf(end, formatCommand(argv), options);
    if (problem === undefined)
        return end.stdout.toString("utf8");
    throw new errors/* OperationError */.OK("input", problem, { details: lastLines(end) });
}
function problemOf({ how, stdout }, command, options) {
    switch (how.kind) {
        case "exited":
            if (how.code !== 0)
                return `${command} failed with exit code ${how.code}.`;
            return (0,external_node_buffer_.isUtf8)(stdout) ? undefined : `${command} printed text that is not UTF-8.`;
        case "killed":
            return `${command} was stopped by ${how.by}.`;
        case "not-started":
            return `${command} did not start: ${how.problem}.`;
        case "too-late":
            return `${command} was stopped, because it ran longer than the limit of ${(0,format/* formatDuration */.a3)(options.timeLimitMs)}.`;
        case "too-much":
            return `${command} was stopped, because it printed more than ${(0,format/* formatBytes */.z3)(options.outputLimitBytes)}.`;
        case "aborted":
            return `${command} was stopped.`;
    }
}
const COMMAND_CHARACTERS = 200;
function formatCommand(argv) {
    const words = argv.map((word) => (/^[\w@%+=:,./^[\]{}-]+$/.test(word) ? word : JSON.stringify(word)));
    return `\`${(0,truncate/* shortenText */.Bu)(words.join(" "), COMMAND_CHARACTERS)}\``;
}
const LINES = 10;
const LINE_CHARACTERS = 300;
function lastLines({ stdout, stderr }) {
    const text = stderr.trim() === "" ? stdout.subarray(-65_536).toString("utf8") : stderr;
    return (0,external_node_util_.stripVTControlCharacters)(text)
        .split(/[\r\n]+/)
        .map((line) => line.trimEnd())
        .filter((line) => line !== "")
        .slice(-LINES)
        .map((line) => (0,truncate/* shortenText */.Bu)(line, LINE_CHARACTERS));
}
const COLOR_VARIABLES = /^(FORCE_COLOR|CLICOLOR_FORCE)$/i;
/**
 * Git settings for tools: file names without quotes, and both paths of a moved file. Tools need both to find all files.
 */
const GIT_SETTINGS = [
    ["core.quotePath", "false"],
    ["diff.renames", "false"],
    ["diff.relative", "false"],
];
function createChildEnvironment(environment) {
    const inherited = {};
    for (const [name, value] of Object.entries(environment)) {
        if (value !== undefined && (0,text_environment/* isVariableForChildPrograms */.rA)(name) && !COLOR_VARIABLES.test(name))
            inherited[name] = value;
    }
    return { ...inherited, ...addGitSettings(inherited), NO_COLOR: "1", COREPACK_ENABLE_NETWORK: "0" };
}
function addGitSettings(environment) {
    const given = Number(environment.GIT_CONFIG_COUNT ?? "0");
    const first = Number.isSafeInteger(given) && given > 0 ? given : 0;
    const pairs = GIT_SETTINGS.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${first + index}`, key],
        [`GIT_CONFIG_VALUE_${first + index}`, value],
    ]);
    return { ...Object.fromEntries(pairs), GIT_CONFIG_COUNT: `${first + GIT_SETTINGS.length}` };
}
/** Returns the path of an installed program, and arguments to start it. A name with a slash or backslash is a path. */
function findTool(name, search) {
    const { platform } = search;
    for (const folder of /[\\/]/.test(name) ? [search.workingDirectory] : folders(search)) {
        const path = (platform === "win32" ? external_node_path_.win32 : external_node_path_.posix).resolve(folder, name);
        const found = platform === "win32" ? findOnWindows(path, search) : isFile(path) ? [path] : undefined;
        const [program, ...rest] = found ?? [];
        if (program !== undefined)
            return [program, ...rest];
    }
    return undefined;
}
function folders({ workingDirectory, environment, platform }) {
    const { dirname, join, isAbsolute, delimiter } = platform === "win32" ? external_node_path_.win32 : external_node_path_.posix;
    const above = [];
    for (let folder = workingDirectory; above.at(-1) !== folder; folder = dirname(folder))
        above.push(folder);
    const path = Object.entries(environment).find(([name]) => name.toUpperCase() === "PATH")?.[1] ?? "";
    return [
        ...above.map((folder) => join(folder, "node_modules", ".bin")),
        // A relative folder in PATH would be a folder of the checkout.
        ...path.split(delimiter).filter(isAbsolute),
    ];
}
function isFile(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
/** Finds an `.exe` file, or the program that a `.cmd` file starts. A `.cmd` file itself would need a shell. */
function findOnWindows(path, search) {
    for (const program of [path, `${path}.exe`])
        if (/\.(exe|com)$/i.test(program) && isFile(program))
            return [program];
    const shim = `${path}.cmd`;
    const script = isFile(shim) ? findProgramInCmdFile((0,external_node_fs_.readFileSync)(shim, "utf8"), external_node_path_.win32.dirname(shim)) : undefined;
    if (script === undefined)
        return undefined;
    if (/\.exe$/i.test(script))
        return [script];
    return [...(findTool("node.exe", search) ?? [process.execPath]), script];
}
/** Returns the path of the program that a `.cmd` file of npm, pnpm or Yarn starts. */
function findProgramInCmdFile(text, folder) {
    const path = /"%(?:~dp0|dp0%)\\?([^"]+)"\s+%\*/.exec(text)?.[1];
    return path === undefined ? undefined : external_node_path_.win32.resolve(folder, path);
}

// EXTERNAL MODULE: ./lib/src/impacted-targets/target-list.js
var target_list = __webpack_require__(3487);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/query-producer.js









const TIME_LIMIT_MS = 10 * 60_000;
const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;
/** Returns the absolute path of the working directory, without symbolic links. @throws InputError if it is no folder */
function resolveWorkingFolder(workspace, workingDirectory) {
    const folder = (0,external_node_path_.resolve)(workspace, workingDirectory);
    if ((0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() === true)
        return (0,external_node_fs_.realpathSync)(folder);
    throw (0,errors/* toInputError */.Gx)("working-directory", `must be a folder of the workspace, but ${JSON.stringify(workingDirectory)} is not.`);
}
/** Converts a path in the working directory to a path from the top of the repository; `.` is the top. */
function toRepositoryPath(root, folder, path = ".") {
    return tidy([...(0,external_node_path_.relative)((0,external_node_fs_.realpathSync)(root), folder).split(external_node_path_.sep), ...path.split("/")]);
}
function tidy(parts) {
    return parts.filter((part) => part !== "" && part !== ".").join("/") || ".";
}
/** True when this step runs a program, which reads the checkout. */
function hasProducerProgram({ producer, file }) {
    return (producer === undefined || !(0,producers_producer/* isBuiltInProducer */.wK)(producer)) && file === undefined;
}
/** Lists the projects of a tool; undefined if the tool cannot list them. @throws OperationError */
async function queryProjects({ producer, file }, root, folder, context) {
    if ((0,producers_producer/* isBuiltInProducer */.wK)(producer) || file !== undefined)
        return undefined;
    const { projects } = registry.producers[producer];
    if (projects === undefined)
        return undefined;
    const output = await run(projects.call, folder, context);
    const source = `The output of ${formatCommand(projects.call.argv)}`;
    const found = projects.parse(output, source, folder, (0,external_node_fs_.realpathSync)(root));
    return found.map((project) => {
        // A project at the top owns only its source folder. Otherwise it would own every file of the workspace.
        const atTop = project.path === ".";
        const parts = (project.sourceRoot ?? ".").split("/");
        const sourceFolder = parts.includes("..") ? "." : tidy(parts);
        const path = atTop ? sourceFolder : project.path;
        return { ...project, atTop, path: path === "." ? "." : toRepositoryPath(root, folder, path) };
    });
}
/** Returns the producer's list. If the list impacts everything, `all` is the reason. @throws OperationError */
async function queryTargets(options, query, context) {
    const { producer, file, key } = options;
    if ((0,producers_producer/* isBuiltInProducer */.wK)(producer))
        return { targets: new Set() };
    const program = registry.producers[producer];
    const targets = new Set(file === undefined
        ? await runForTargets(program, options, query, context)
        : readListFile(program, file, key, query, context));
    if (program.projects !== undefined) {
        const word = ["ALL", "NONE"].find((each) => targets.has(each));
        if (word !== undefined)
            return { targets, all: `${producer} lists a project named ${word}, which is a reserved word` };
    }
    const word = (0,target_list/* findAllOrNoneKeyword */.P3)(targets, producer);
    if (word === "ALL")
        return { targets, all: `${producer} reports ALL` };
    return { targets: word === "NONE" ? new Set() : targets };
}
async function runForTargets({ affected, parse }, { producer, command = [""] }, { root, folder, range }, context) {
    const call = affected?.({ base: range.from, head: range.to }, command);
    if (call === undefined)
        throw new Error(`The producer ${producer} does not start a program.`);
    const output = await run(call, folder, context);
    return parse(output, `The output of ${formatCommand(call.argv)}`, { root: (0,external_node_fs_.realpathSync)(root) });
}
function run(call, workingDirectory, context) {
    context.log.info(`Running ${formatCommand(call.argv)}.`);
    return runTool(call, {
        workingDirectory,
        environment: createChildEnvironment(context.run.environment),
        timeLimitMs: TIME_LIMIT_MS,
        outputLimitBytes: OUTPUT_LIMIT_BYTES,
        signal: context.signal,
    });
}
/** Reads the list of an earlier step. Rejects an empty file, because a failed step may leave an empty file. */
function readListFile(producer, file, key, { root, mayBeEmpty }, context) {
    return (0,target_list/* openListFile */.hl)(file, context.run, (list) => {
        const { source, kind, size } = list;
        if (kind !== "file")
            throw new errors/* InputError */.dz([(0,problem/* createMessageText */.TM) `${source} is not a file.`]);
        if (size > OUTPUT_LIMIT_BYTES) {
            throw new errors/* InputError */.dz([
                (0,problem/* createMessageText */.TM) `${source} has ${(0,format/* formatBytes */.z3)(size)}, but the limit is ${(0,format/* formatBytes */.z3)(OUTPUT_LIMIT_BYTES)}.`,
            ]);
        }
        const text = (0,target_list/* readWholeListFile */.kw)(list);
        if (text.trim() !== "")
            return producer.parse(text, source, { key, root: (0,external_node_fs_.realpathSync)(root) });
        if (mayBeEmpty)
            return [];
        throw new errors/* InputError */.dz([
            (0,problem/* createMessageText */.TM) `${source} is empty, possibly because a step failed. If the change impacts nothing, add its changed files to ${(0,problem/* toInputReference */.dY)("ignored-paths")}, or write NONE to the file.`,
        ]);
    });
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./lib/src/git/history.js




const STEPS = ["--deepen=50", "--deepen=200", "--deepen=1000", "--unshallow"];
function formatCheckoutStep(setting) {
    return ["  - uses: actions/checkout@v7", "    with:", `      ${setting}`];
}
const WHOLE_CHECKOUT = [
    "Fetch the whole history in the checkout:",
    ...formatCheckoutStep("fetch-depth: 0"),
    "In a workflow that calls impacted-targets.yml, set the input fetch-depth: 0.",
];
/** Fetches missing commits without their history. @throws InputError with the commits that origin lacks */
async function requireCommits(git, needed) {
    const gone = await fetchCommits(git, needed);
    if (gone.length === 0)
        return;
    const problems = gone.map(({ name }) => `Neither the clone nor origin has the ${name}; a force push may have removed it.`);
    throw new errors/* InputError */.dz(problems, { details: WHOLE_CHECKOUT });
}
async function fetchCommits(git, needed) {
    const wanted = await (0,commits/* findMissingCommits */.cP)(git, needed);
    if (wanted.length === 0)
        return [];
    const extent = await extentForNew(git);
    const gone = [];
    const byRef = [];
    // A fetch of several commits fails if origin lacks one of them, so each commit has its own fetch.
    for (const commit of wanted) {
        const failure = await fetchFromOrigin(git, extent, [commit.sha]);
        if (failure?.why === "failed")
            throw fetchError(wanted, failure.reason);
        if (failure !== undefined)
            (failure.why === "unknown" ? gone : byRef).push(commit);
    }
    return byRef.length === 0 ? gone : [...gone, ...(await fetchByRefs(git, byRef))];
}
/** Returns a depth for a shallow clone. In a full clone, a fetch with a depth would hide existing history. */
async function extentForNew(git) {
    return (await listShallowCommits(git)).size > 0 ? "--depth=1" : undefined;
}
async function fetchByRefs(git, needed) {
    const tips = await listOriginRefs(git, needed);
    if (tips.length === 0)
        return (0,commits/* findMissingCommits */.cP)(git, needed);
    const newTips = await (0,commits/* findMissingCommits */.cP)(git, tips);
    const newRefs = newTips.map(({ ref }) => ref);
    if (newRefs.length > 0)
        requireSuccess(await fetchFromOrigin(git, await extentForNew(git), newRefs), needed);
    const refs = tips.map(({ ref }) => ref);
    for (const step of STEPS) {
        const left = await (0,commits/* findMissingCommits */.cP)(git, needed);
        if (left.length === 0 || (await listShallowCommits(git)).size === 0)
            return left;
        const fetchTips = () => fetchFromOrigin(git, step, refs);
        requireSuccess(await withKnownHistory(git, tips, fetchTips), needed);
    }
    return (0,commits/* findMissingCommits */.cP)(git, needed);
}
/**
 * Returns the merge bases. Deepens a shallow clone until the merge bases are certain. @throws InputError if a fetch
 * fails
 */
async function fetchMergeBases(git, one, other) {
    await requireCommits(git, [one, other]);
    for (const step of [...STEPS, undefined]) {
        const cut = await listShallowCommits(git);
        const found = await (0,commits/* findMergeBasesInShallowClone */.w_)(git, one.sha, other.sha, cut);
        if (found.length > 0)
            return found;
        if (cut.size === 0)
            break;
        if (step === undefined)
            throw fetchError([one, other], "The remote origin has no older commits.");
        requireSuccess(await deepenClone(git, step, [one, other]), [one, other]);
    }
    throw (0,errors/* toInputError */.Gx)("base-sha", `a value is required: the ${one.name} and the ${other.name} have no common history.`);
}
async function deepenClone(git, extent, below) {
    return withKnownHistory(git, below, async () => {
        const shas = below.map(({ sha }) => sha);
        const failure = await fetchFromOrigin(git, extent, shas);
        if (failure === undefined || failure.why === "failed")
            return failure;
        const tips = await listOriginRefs(git, below);
        const refs = tips.map(({ ref }) => ref);
        return refs.length === 0 ? failure : fetchFromOrigin(git, extent, refs);
    });
}
function requireSuccess(failure, needed) {
    if (failure !== undefined)
        throw fetchError(needed, failure.reason);
}
function fetchError(needed, reason) {
    const names = needed.map(({ name }) => name).join(" and the ");
    const problem = `The clone lacks the history of the ${names}, and fetching this history from the remote origin failed: ${reason || "Git gave no reason"}`;
    return new errors/* InputError */.dz([problem], { details: WHOLE_CHECKOUT });
}
const FETCH_TIMEOUT_MS = 180_000;
const LIST_TIMEOUT_MS = 60_000;
/** Settings with which a fetch changes only objects and the `shallow` file, but no refs and no configuration. */
const SETTINGS = ["gc.auto=0", "maintenance.auto=false", "fetch.writeCommitGraph=false"].flatMap((set) => ["-c", set]);
const OPTIONS = ["--quiet", "--no-tags", "--no-prune", "--no-recurse-submodules", "--no-write-fetch-head", "--refmap="];
const FETCH = [...SETTINGS, "fetch", ...OPTIONS];
async function fetchFromOrigin(git, extent, wanted) {
    const args = [...FETCH, ...(extent ? [extent] : []), "origin", ...wanted];
    const { code, stderr } = await (0,git_git/* runGit */.EO)(git, args, { timeoutMs: FETCH_TIMEOUT_MS });
    if (code === 0)
        return undefined;
    const reason = (0,git_git/* shortenError */.WE)(stderr);
    if (/unadvertised object/i.test(stderr))
        return { why: "by-ref", reason };
    const isUnknown = /not our ref|find remote ref|no such remote ref/i.test(stderr);
    return { why: isUnknown ? "unknown" : "failed", reason };
}
/** Lists the refs of `origin` with their commits. @throws InputError if origin does not answer */
async function listOriginRefs(git, of) {
    const refs = [...new Set(of.flatMap(({ ref }) => ref ?? []))];
    if (refs.length === 0)
        return [];
    const output = await (0,git_git/* readGitOutput */.Ug)(git, ["ls-remote", "--quiet", "origin", ...refs], { timeoutMs: LIST_TIMEOUT_MS });
    const lines = output.toString("utf8").split("\n");
    return lines.flatMap((line) => {
        const [sha, ref] = line.split("\t");
        // `ls-remote` also lists other refs that end with the same name.
        return sha !== undefined && ref !== undefined && refs.includes(ref) ? [{ sha, ref }] : [];
    });
}
async function listShallowCommits(git) {
    try {
        const text = await (0,promises_.readFile)(git.shallowFile, "utf8");
        return new Set(text.split("\n").filter((line) => line !== ""));
    }
    catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT")
            return new Set();
        throw error;
    }
}
/**
 * Runs a fetch that deepens a shallow clone, then restores the previously known history. Git counts the depth from
 * the tip of every branch, so a fetch may hide commits that were already known.
 */
async function withKnownHistory(git, tips, fetchMore) {
    const before = await listShallowCommits(git);
    const visible = await visibleCommits(git, ["HEAD", ...tips.map(({ sha }) => sha), ...before]);
    const failure = await fetchMore();
    const after = await listShallowCommits(git);
    const kept = [...after].filter((sha) => before.has(sha) || !visible.has(sha));
    if (kept.length < after.size)
        await writeShallow(git, kept);
    return failure;
}
async function visibleCommits(git, tips) {
    const stdin = tips.map((tip) => `${tip}\n`).join("");
    const output = await (0,git_git/* readGitOutput */.Ug)(git, ["rev-list", "--ignore-missing", "--all", "--stdin"], { stdin });
    return new Set(output.toString("latin1").split("\n"));
}
/** Writes the `shallow` file under git's lock. Deletes the file if the list of commits without parents is empty. */
async function writeShallow(git, shas) {
    const lock = `${git.shallowFile}.lock`;
    await (0,promises_.writeFile)(lock, shas.map((sha) => `${sha}\n`).join(""), { flag: "wx" });
    if (shas.length > 0)
        return (0,promises_.rename)(lock, git.shallowFile);
    await (0,promises_.rm)(git.shallowFile);
    await (0,promises_.rm)(lock);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/range.js




/** Finds the commits of a change, and fetches missing ones. @throws InputError with advice for a missing commit */
async function findCommitRange(query) {
    const { git, target } = query;
    const { sha: current, parents } = await (0,commits/* readCheckedOutCommit */.$q)(git);
    const head = target.head === undefined ? await findHead(query, current, parents) : neededCommit("head", target.head);
    // GitHub's merge has exactly two parents: base and head. A merge with more parents contains other changes.
    const merged = parents.length === 2 && parents[1] === head.sha;
    const [base] = parents;
    if (merged && base !== undefined && target.base.kind === "fork-point") {
        await fetchParent(query, current, base);
        return { head: head.sha, base, from: base, to: current };
    }
    if (head.sha !== current && !merged && query.worktreeMatters !== false)
        throw wrongCheckoutError(target, head.sha, current, parents);
    const to = merged ? neededCheckout(current) : head;
    const { from, tip } = await findBase(query, head, to);
    return { head: head.sha, base: from, from, to: to.sha, ...(tip === from ? {} : { tip }) };
}
/** Returns the checked out commit as the head, or its second parent if it is GitHub's merge. */
async function findHead({ git, target }, current, parents) {
    const [, second, ...more] = parents;
    if (second === undefined || more.length > 0)
        return neededCheckout(current);
    const number = await (0,commits/* findMergedPullRequest */.g_)(git, current);
    if (number === undefined)
        return neededCheckout(current);
    if (target.pullRequest === undefined || target.pullRequest === number)
        return { sha: second, name: `head ${second} of #${number}`, ref: `refs/pull/${number}/head` };
    throw (0,errors/* toInputError */.Gx)("pr-number", `the value is ${target.pullRequest}, but the checked out commit ${current} is GitHub's merge of #${number}.`);
}
function neededCheckout(sha) {
    return { sha, name: `checked out commit ${sha}`, ref: undefined };
}
/** Fetches the first parent of a merge commit, which a shallow clone may lack. */
async function fetchParent({ git, log }, merge, parent) {
    const isCut = (await listShallowCommits(git)).has(merge);
    const base = { sha: parent, name: `first parent ${parent} of the checked out merge commit`, ref: undefined };
    if (!isCut && (await (0,commits/* findMissingCommits */.cP)(git, [base])).length === 0)
        return;
    log.info("The clone lacks the parents of the checked out merge commit. Fetching them from origin.");
    if (isCut)
        await deepenClone(git, "--deepen=1", [neededCheckout(merge)]);
    await requireCommits(git, [base]);
}
function wrongCheckoutError({ head, foreignHead }, expected, current, parents) {
    const at = head?.at ?? "head-sha";
    const problem = `The checked out commit is ${current}, but the targets must be for ${expected} (${at}).`;
    if (foreignHead) {
        return new errors/* InputError */.dz([problem], {
            details: [
                "Do not check out this head commit in this workflow, because the workflow has secrets, and the commit may come from a fork.",
                "Compute the targets in a pull_request workflow that has no secrets.",
            ],
        });
    }
    const stale = `The checked out merge commit is out of date: it is a merge of ${parents[1]}. GitHub updates the merge commit some time after a push, and never while there are conflicts. Resolve any conflicts, then run the job again.`;
    const advice = at === "github.event.pull_request.head.sha"
        ? "In a pull_request run, remove `ref` from the checkout step to check out GitHub's merge commit. Or check out the head commit itself:"
        : "Check out the commit for which you need the targets:";
    const ref = at === "head-sha" ? expected : `\${{ ${at} }}`;
    return new errors/* InputError */.dz([problem], {
        details: [...(parents.length === 2 ? [stale] : []), advice, ...formatCheckoutStep(`ref: ${ref}`)],
    });
}
async function findBase(query, head, to) {
    const { git, target } = query;
    switch (target.base.kind) {
        case "commit": {
            const { commit, whenLost } = target.base;
            const base = neededCommit("base", commit);
            await requireCommits(git, [to]);
            const [lost] = await fetchCommits(git, [base]);
            if (lost === undefined) {
                if (commit.at === "base-sha")
                    await rejectLaterBase(git, base, head);
                return { from: base.sha, tip: base.sha };
            }
            if (whenLost !== undefined)
                return findBranchPoint(query, whenLost, to);
            throw (0,errors/* toInputError */.Gx)("base-sha", `${commit.at === "base-sha" ? "" : "a value is required: "}neither the clone nor origin has the ${base.name}; a force push may have removed it.`);
        }
        case "fork-point":
            return findForkPoint(query, neededCommit("base", target.base.of), to);
        case "branch":
            return findBranchPoint(query, target.base.branch, to);
    }
}
async function findBranchPoint(query, branch, to) {
    const name = await branch(query.host);
    return findForkPoint(query, await findTip(query.git, name), to);
}
/**
 * Finds the merge base. @throws InputError if the base contains the change, because the start of the change is then
 * unknown
 */
async function findForkPoint({ git, log }, base, to) {
    const cut = await listShallowCommits(git);
    const [found = base.sha, ...others] = await fetchMergeBases(git, base, to);
    if (others.length > 0) {
        // If there are several merge bases, a changed file may be the same at one of them. A comparison with this merge
        // base would omit the file.
        log.info(`The ${to.name} and the ${base.name} have several merge bases, so the step compares the two commits directly.`);
        return { from: base.sha, tip: base.sha };
    }
    if (cut.size > 0)
        log.info(`The clone is shallow. The merge base is ${found}.`);
    if (found !== to.sha)
        return { from: found, tip: base.sha };
    throw (0,errors/* toInputError */.Gx)("base-sha", `a value is required: the ${to.name} is already part of the ${base.name}, so there is nothing to compare.`);
}
/** Rejects a base that contains the head, because the list of changed files would be empty. */
async function rejectLaterBase(git, base, head) {
    if (base.sha !== head.sha && !(await (0,commits/* isAncestor */.QX)(git, head.sha, base.sha)))
        return;
    throw (0,errors/* toInputError */.Gx)("base-sha", `must be a commit before the change; the ${head.name} is already part of ${base.sha}.`);
}
/**
 * Returns the tip of a branch on origin. Reads it from origin only if the clone has not fetched the branch. A local
 * branch may be outdated.
 */
async function findTip(git, branch) {
    const ref = `refs/heads/${branch}`;
    const tracked = await (0,commits/* resolveGitObjectId */.VV)(git, `refs/remotes/origin/${branch}^{commit}`);
    const sha = tracked ?? (await listOriginRefs(git, [{ ref }]).catch(adviseBaseSha))[0]?.sha;
    if (sha !== undefined)
        return { sha, name: `branch ${branch} (${sha})`, ref };
    throw (0,errors/* toInputError */.Gx)("target-branch", `the value is ${branch}, but the remote origin has no branch of this name to compare with.`);
}
function adviseBaseSha(error) {
    if (!(error instanceof errors/* InputError */.dz))
        throw error;
    throw (0,errors/* addErrorDetails */.Ks)(error, {
        details: [
            (0,problem/* createMessageText */.TM) `If the clone has no remote, set ${(0,problem/* toInputReference */.dY)("base-sha")} to the full SHA of the commit to compare with.`,
        ],
    });
}
function neededCommit(role, { sha, at, ref }) {
    return { sha, name: `${role} ${sha} (${at})`, ref };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/compute.js
















async function computeImpactedTargets(options, target, context) {
    const computation = await computeTargetList(options, target, context);
    const { mode, targets, reason, explanation, range, files, failure } = computation;
    if (failure !== undefined)
        context.log.warning(`The targets are ALL because ${reason}`);
    const handover = { mode, targets, base: range.base, head: range.head, producer: options.producer, reason };
    return {
        result: "computed",
        message: computedMessage(computation),
        details: failure?.details ?? [],
        outputs: {
            "impacted-targets-file": context.writeFile("impacted-targets.json", `${JSON.stringify(handover)}\n`),
            "impacted-targets-mode": mode,
            "impacted-targets-count": mode === "all" ? undefined : targets.length,
            "impacted-targets-reason": reason,
            "impacted-targets-explanation": Object.fromEntries(explanation),
            "base-sha": range.base,
            "head-sha": range.head,
        },
        summary: computedPage(computation),
        record: { ...handover, from: range.from, to: range.to, files },
    };
}
async function computeTargetList(options, target, context) {
    const change = await readChange(options, target, context);
    const decision = await decideTargets(options, change, createProducerQueries(options, change, context), context);
    return { ...decision, range: change.range };
}
function createProducerQueries(options, { git, folder, workspace, range, net }, context) {
    const { producer = "paths" } = options;
    return {
        async projects() {
            // The producer `command` is the user's own program, which may need only some files. So it may run in a sparse
            // checkout.
            if (hasProducerProgram(options) && producer !== "command")
                await rejectModifiedCheckout(git, { producer, workspace, ignored: net.ignored });
            return producer === "workspaces" ? [] : queryProjects(options, git.root, folder, context);
        },
        targets: (mayBeEmpty) => queryTargets(options, { root: git.root, folder, range, mayBeEmpty }, context),
    };
}
async function readChange(options, target, context) {
    const { host, log, signal, run } = context;
    const folder = resolveWorkingFolder(run.workspace, options.workingDirectory);
    const git = await (0,git_git/* openGitRepository */.rW)({ folder, environment: run.environment, signal });
    const workspace = toRepositoryPath(git.root, folder);
    const range = await findCommitRange({ git, target, host, log, worktreeMatters: hasProducerProgram(options) });
    const changed = await listChangedFiles(git, range.from, range.to);
    const net = await createFileClassificationRules({ ...options, folder: workspace });
    const read = await options.targetPaths?.read();
    if (read?.ok === false)
        throw new errors/* InputError */.dz(read.problems);
    const patterns = read && (0,ownership.createPathOwners)(read.paths);
    const patternTargets = read === undefined ? [] : [...read.paths.keys()];
    return { git, folder, workspace, range, changed, net, patterns, patternTargets };
}
/** Decides the targets of a change from its files and the queries of the producer. */
async function decideTargets(options, change, queries, context) {
    const { changed, net, patterns } = change;
    const files = classifyFiles(changed, net, patterns);
    const all = findReasonToImpactAllTargets(files) ?? (await findMovesReason(options, change, files));
    if (all !== undefined)
        return impactAll(all, files);
    const nothing = findReasonForNoImpact(files);
    if (nothing !== undefined && options.file === undefined)
        return decideList([], nothing, files);
    try {
        return await decideByProducer(options, change, files, queries, context);
    }
    catch (error) {
        if (error instanceof workspace_change/* UnknownImpactError */.$)
            return impactAll(error.message, files);
        const failure = error instanceof ProducerFailure ? error.cause : undefined;
        if (!(failure instanceof errors/* OperationError */.OK))
            throw error;
        if (options.onError === "error" || failure.kind === "aborted")
            throw failure;
        const problem = failure.message.replace(/\.$/, "");
        return { ...impactAll(`the producer failed (${problem}), and on-error is all`, files), failure };
    }
}
async function decideByProducer(options, change, classified, queries, context) {
    const { git, workspace, range, changed, patterns, patternTargets, net } = change;
    const { producer = "paths" } = options;
    const projects = await fromProducer(() => queries.projects());
    const check = projects &&
        (await createTargetListCrossCheck(git, range, { producer, workspace, projects, changed, ignored: net.ignored }));
    const files = check
        ? classifyLockFiles(classifyFiles(changed, net, combineOwners([check.owners, patterns])), net, check.isRead)
        : classified;
    const atTop = projects?.find((project) => project.atTop);
    if (atTop !== undefined && files.some(({ effect }) => effect.kind === "unclaimed")) {
        context.log.info(`The project ${quoteName(atTop.name)} at the top of the workspace claims only its sourceRoot. Add the other files of this project to target-paths.`);
    }
    const all = findReasonToImpactAllTargets(files) ?? findUnclaimedFileImpactReason(files, options.onUnclaimed);
    if (all !== undefined)
        return impactAll(all, files);
    const mayBeEmpty = hasOnlyInertFiles(classified);
    const listed = await fromProducer(() => queries.targets(mayBeEmpty));
    if (listed.all !== undefined)
        return impactAll(listed.all, files);
    const found = check?.explain(listed.targets, files) ?? new Map();
    // The cross-check finds the owners of the files. So if there is a cross-check, only patterns add targets here.
    const claimed = files.flatMap(({ path, effect }) => {
        if (effect.kind !== "claimed")
            return [];
        return check === undefined ? effect.targets : (patterns?.ownersOf(path) ?? []);
    });
    const names = check?.names ?? (producer === "paths" ? [] : undefined);
    const targets = producer === "workspaces" ? new Set(found.keys()) : listed.targets;
    return finishList(options, { files, listed: targets, found, claimed, names }, patternTargets, context);
}
/** Combines all targets and removes the excluded ones. @throws InputError for an unknown name in `exclude` */
function finishList(options, { files, listed, found, claimed, names }, patternTargets, context) {
    const { producer = "paths", exclude = [] } = options;
    const added = [...found].flatMap(([target, why]) => (listed.has(target) ? [] : [{ target, why }]));
    const targets = new Set([...listed, ...found.keys(), ...claimed]);
    const joined = summarizeReasons(added.map(({ target, why }) => `${quoteName(target)} because ${why}`));
    const more = joined === undefined ? "" : `, and missing targets were added: ${joined}`;
    const source = `${sourceReason(options, targets.size > 0, files)}${more}`;
    const known = names && [...names, ...patternTargets];
    const { kept, reason } = excludeTargets(targets, { names: exclude, producer, known, source }, context);
    const explanation = findTargetReasons(kept, files, found, producer);
    return decideList(kept, `${reason}${formatInertFileNote(files)}`, files, { added, explanation });
}
/** Error with the failure of a producer as its `cause`. The input `on-error` applies only to this error. */
class ProducerFailure extends Error {
}
async function fromProducer(query) {
    try {
        return await query();
    }
    catch (error) {
        throw error instanceof errors/* OperationError */.OK ? new ProducerFailure(error.message, { cause: error }) : error;
    }
}
/** Returns the reason to impact everything if a removed or renamed project requires this. */
async function findMovesReason({ producer, file }, { git, workspace, range, changed }, files) {
    if ((0,producers_producer/* isBuiltInProducer */.wK)(producer))
        return undefined;
    const relevant = changed.filter((_, index) => files[index]?.effect.kind !== "ignored");
    // The cross-check handles moved projects inside the workspace. This function handles only those outside of it.
    const isChecked = hasProducerProgram({ producer, file }) && PROJECT_NAME_READERS.has(producer);
    return await findMovedProjectImpactReason(git, range, relevant, isChecked ? workspace : undefined);
}
function sourceReason({ producer, targetPaths }, hasTargets, files) {
    if (producer === "paths") {
        if (hasTargets)
            return "listed by target-paths";
        const noTarget = "no target claims the changed files";
        return hasOnlyInertFiles(files) ? noTarget : `${noTarget}, and on-unclaimed is ignore`;
    }
    const sources = targetPaths === undefined ? producer : `${producer} and target-paths`;
    return hasTargets ? `listed by ${sources}` : `${sources} listed no target`;
}
function impactAll(reason, files) {
    const decisive = files.find(({ effect }) => effect.kind === "impacts-all");
    const why = decisive === undefined ? reason : `${quoteName(decisive.path)} (impact-all-paths)`;
    return { mode: "all", targets: [], reason, explanation: new Map([["ALL", why]]), added: [], files };
}
function decideList(targets, reason, files, { added, explanation } = { added: [], explanation: new Map() }) {
    return {
        mode: targets.length === 0 ? "none" : "list",
        targets: targets.toSorted(),
        reason,
        explanation,
        added,
        files,
    };
}
function computedMessage({ mode, targets, reason }) {
    switch (mode) {
        case "all":
            return `The change impacts everything: ${reason}.`;
        case "none":
            return `The change impacts no target: ${reason}.`;
        case "list":
            return `The change impacts ${(0,format/* formatCount */.B4)(targets.length, "target")}: ${reason}.`;
    }
}
function computedPage(computation) {
    const { explanation, range, files } = computation;
    const reasons = [...explanation];
    // The table shows only the first rows, so files that impact everything come first.
    const inOrder = Object.keys(EFFECTS).flatMap((kind) => files.filter(({ effect }) => effect.kind === kind));
    return (0,markdown/* joinBlocks */.x9)([
        (0,markdown/* escapeText */.X1)(computedMessage(computation)),
        `Changed between ${(0,markdown/* toInlineCode */.mI)(range.from)} and ${(0,markdown/* toInlineCode */.mI)(range.to)}: ${(0,format/* formatCount */.B4)(files.length, "file")}.`,
        ...section("Targets", reasons, () => (0,markdown/* toLimitedTable */.qD)(["Target", "Why"], reasons, ([target, why]) => [(0,markdown/* toInlineCode */.mI)(target), (0,markdown/* escapeText */.X1)(why)], LIMIT)),
        ...section("Effects of the changed files", files, () => (0,markdown/* toLimitedTable */.qD)(["File", "Change", "Effect"], inOrder, ({ path, status, effect }) => [(0,markdown/* toInlineCode */.mI)(path), status, formatEffect(effect)], LIMIT)),
    ]);
}
const LIMIT = { atMost: 50, whole: "" };
function section(title, items, content) {
    return items.length === 0 ? [] : [`#### ${title}`, content()];
}
/** Texts for the effects of changed files, in the order of the rows. */
const EFFECTS = {
    "impacts-all": "everything (impact-all-paths)",
    unclaimed: "no target claims the file",
    inert: "nothing (inert-paths, and no target claims the file)",
    // This text is only for lock files, because every other claimed file has targets.
    claimed: "the projects with changed dependencies",
    "left-to-producer": "determined by the producer",
    ignored: "nothing (ignored-paths)",
};
function formatEffect(effect) {
    if ("pattern" in effect)
        return `${EFFECTS[effect.kind]}: ${(0,markdown/* toInlineCode */.mI)(effect.pattern)}`;
    const targets = effect.kind === "claimed" ? effect.targets : [];
    const more = targets.length > 5 ? ", \u2026" : "";
    return targets.length === 0 ? EFFECTS[effect.kind] : targets.slice(0, 5).map(markdown/* toInlineCode */.mI).join(", ") + more;
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
const bazelProducer = {
    parse: (output, source) => {
        const labels = /^\s*[[{]/.test(output) ? jsonLabels(output, source) : (0,parsing/* readTargetLines */.bK)(output, source);
        for (const label of labels) {
            if (!/^(\/\/|@)/.test(label))
                throw new errors/* InputError */.dz([
                    (0,problem/* createMessageText */.TM) `${source} must contain labels, which begin with // or @, but contains ${(0,truncate/* quoteText */.ol)(label)}.`,
                ]);
        }
        const own = labels.filter((label) => !isExternal(label));
        // An empty list would mean that nothing is impacted.
        return own.length === 0 ? labels : own;
    },
};
function jsonLabels(output, source) {
    const value = (0,parsing/* parseWholeOutputAsJson */.SI)(output, source, EXPECTED);
    if (Array.isArray(value)) {
        return (0,parsing/* readDistinctNames */.Li)(value.map((item) => (typeof item === "string" ? item : (0,parsing/* getField */.VI)(item, "label"))), source);
    }
    const served = (0,parsing/* getListField */.rR)(value, "impactedTargets");
    if (served === undefined)
        throw (0,parsing/* createFormatError */.sJ)(source, EXPECTED, output);
    return (0,parsing/* readDistinctNames */.Li)(served, source);
}
/** True when a label belongs to another repository. `@//...` and `@@//...` belong to this one. */
function isExternal(label) {
    return label.startsWith("//external:") || /^@(?!@?\/\/)/.test(label);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/moon.js



const moon_EXPECTED = "the JSON that `moon query projects --affected --downstream deep` or `moon query affected --downstream deep` prints (moon 2 or later)";
/** Variables that prevent moon from downloading plugins. */
const environment = { PROTO_OFFLINE: "true" };
const moonProducer = {
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
                needs: (0,parsing/* listTextFields */.j_)((0,parsing/* getField */.VI)(item, "dependencies"), "id"),
                configuration: item,
            }));
        },
    },
    parse: (output, source) => {
        const value = (0,parsing/* parseWholeOutputAsJson */.SI)(output, source, moon_EXPECTED);
        if ((0,parsing/* getField */.VI)(value, "shallow") === true)
            throw new errors/* InputError */.dz([
                (0,problem/* createMessageText */.TM) `${source} comes from a shallow clone, which may lack changes. Fetch the whole history.`,
            ]);
        const projects = (0,parsing/* getField */.VI)(value, "projects");
        if (Array.isArray(projects))
            return (0,parsing/* readDistinctNames */.Li)(projects, source, "id");
        // `moon query affected` prints an object whose keys are the ids of projects.
        if (typeof projects !== "object" || projects === null)
            throw (0,parsing/* createFormatError */.sJ)(source, moon_EXPECTED, output);
        return (0,parsing/* readDistinctNames */.Li)(Object.keys(projects), source);
    },
};

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/nx.js

const LIST = "the JSON list that `nx show projects --affected --json` prints (Nx 16 or later)";
const GRAPH = "the project graph that `nx graph --file=stdout` prints (Nx 16 or later)";
/** Variables that switch off the background process, the full-screen interface and questions. */
const nx_environment = { NX_DAEMON: "false", NX_TUI: "false", NX_INTERACTIVE: "false" };
const nxProducer = {
    affected: ({ base, head }) => ({
        argv: ["nx", "show", "projects", "--affected", `--base=${base}`, `--head=${head}`, "--json"],
        environment: nx_environment,
    }),
    projects: {
        call: { argv: ["nx", "graph", "--file=stdout"], environment: nx_environment },
        parse: (output, source, folder) => {
            const graph = (0,parsing/* getField */.VI)((0,parsing/* parseLastJsonDocument */.RT)(output, source, GRAPH), "graph");
            const nodes = (0,parsing/* getField */.VI)(graph, "nodes");
            if (typeof nodes !== "object" || nodes === null || Array.isArray(nodes))
                throw (0,parsing/* createFormatError */.sJ)(source, GRAPH, output);
            const needs = needsIn(graph);
            return (0,parsing/* readProjects */.VH)(Object.values(nodes), { name: "name", path: "data.root" }, source, folder, (item, name) => ({
                sourceRoot: (0,parsing/* getTextField */.mu)(item, "data.sourceRoot"),
                needs: needs.get(name),
                configuration: (0,parsing/* getField */.VI)(item, "data"),
            }));
        },
    },
    // Nx 15 prints all projects as lines of text. The parser rejects such output, because it is not JSON.
    parse: (output, source) => (0,parsing/* readDistinctNames */.Li)((0,parsing/* parseList */.E1)(output, source, LIST, { read: parsing/* parseLastJsonDocument */.RT }), source),
};
function needsIn(graph) {
    const dependencies = Object.entries(Object((0,parsing/* getField */.VI)(graph, "dependencies")));
    return new Map(dependencies.map(([name, list]) => [name, (0,parsing/* listTextFields */.j_)(list, "target")]));
}

// EXTERNAL MODULE: ./lib/src/impacted-targets/workspace-change.js
var workspace_change = __webpack_require__(3179);
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
        parse: (output, source, { root } = {}) => (0,parsing/* readDistinctNames */.Li)(named(output, source, root), source, "name"),
    };
}
/**
 * Returns the folder as the target of a package without a name. @throws UnknownImpactError if the folder is outside of
 * `root`
 */
function readFolder(path, root) {
    if (typeof path !== "string" || root === undefined)
        return undefined;
    try {
        return (0,parsing/* resolveProjectPath */.v)(path, root, "");
    }
    catch {
        throw new workspace_change/* UnknownImpactError */.$("the list has a package without a name, and its folder is unknown");
    }
}
/** Lerna compares the base with the files in the checkout, so the checkout must not have other changes. */
const lernaProducer = packageLists({
    // Without `--all`, Lerna omits private packages.
    affected: (base) => ["lerna", "ls", "--since", base, "--all", "--json"],
    all: ["lerna", "ls", "--all", "--json"],
    environment: { NX_DAEMON: "false" },
    packages: (output, source) => (0,parsing/* parseList */.E1)(output, source, "the JSON list that `lerna ls --all --json` prints"),
    folder: "location",
});
const rushProducer = packageLists({
    // `--impacted-by` lists changed projects and their dependents. `--from` would list their dependencies too.
    affected: (base) => ["rush", "list", "--impacted-by", `git:${base}`, "--json"],
    all: ["rush", "list", "--json"],
    // Rush then uses only an installed version, and downloads nothing.
    environment: { npm_config_offline: "true" },
    // Rush prints other lines before the list. After a failed installation, it prints no list.
    packages: (output, source) => (0,parsing/* parseList */.E1)(output, source, "the JSON that `rush list --json` prints", {
        path: "projects",
        read: parsing/* parseLastJsonDocument */.RT,
    }),
    folder: "path",
});
const PNPM_LIST = "the JSON list that `pnpm -r list --depth -1 --json` prints (`[]` for no package; pnpm 9 prints nothing in this case, but also after some errors)";
/** Reads one list, or several lists: pnpm 9 and 10 print a list for each package if there is no shared lockfile. */
const pnpmPackages = (output, source) => output
    .trim()
    .split(/(?<=^\]\r?\n)(?=\[)/m)
    .flatMap((text) => (0,parsing/* parseList */.E1)(text, source, PNPM_LIST));
/** pnpm compares the base with the files in the checkout, so the checkout must not have other changes. */
const pnpmProducer = packageLists({
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
const turboProducer = {
    affected: ({ base, head }) => ({
        argv: ["turbo", "ls", "--affected", "--output=json"],
        environment: { ...turbo_environment, TURBO_SCM_BASE: base, TURBO_SCM_HEAD: head },
    }),
    projects: {
        call: { argv: ["turbo", "ls", "--output=json"], environment: turbo_environment },
        parse: (output, source, folder) => {
            const expected = "the JSON that `turbo ls --output=json` prints";
            const found = readCountedItems((0,parsing/* parseWholeOutputAsJson */.SI)(output, source, expected), "packages", "count", source);
            if (found === undefined)
                throw (0,parsing/* createFormatError */.sJ)(source, expected, output);
            return (0,parsing/* readProjects */.VH)(found, { name: "name", path: "path" }, source, folder).filter(({ name }) => name !== ROOT);
        },
    },
    parse: (output, source) => {
        const value = (0,parsing/* parseWholeOutputAsJson */.SI)(output, source, turbo_EXPECTED);
        const found = packageNames(value, source);
        if (found === undefined)
            throw (0,parsing/* createFormatError */.sJ)(source, turbo_EXPECTED, output);
        const all = (0,parsing/* readDistinctNames */.Li)(found, source);
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
        // In the output of a dry run of Turborepo, `packages` has only the affected packages, but `tasks` also has tasks of
        // their dependencies.
        ((0,parsing/* getListField */.rR)(value, "tasks") === undefined ? undefined : (0,parsing/* getListField */.rR)(value, "packages")));
}
/**
 * Returns the items of a list; undefined if there is no list. @throws InputError if `length` is not the number of items
 */
function readCountedItems(value, path, length, source) {
    const items = (0,parsing/* getListField */.rR)(value, `${path}.items`);
    if (items === undefined)
        return undefined;
    const count = (0,parsing/* getField */.VI)(value, `${path}.${length}`);
    if (count !== items.length)
        throw new errors/* InputError */.dz([
            (0,problem/* createMessageText */.TM) `${source} reports ${JSON.stringify(count)} packages, but lists ${items.length}.`,
        ]);
    return items;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/registry.js








const json = {
    parse: (output, source, { key } = {}) => {
        const expected = key === undefined ? "a JSON array of strings" : `JSON with an array of strings under ${key}`;
        return (0,parsing/* readDistinctNames */.Li)((0,parsing/* parseList */.E1)(output, source, expected, { path: key }), source);
    },
};
/** Pants prints one address per line, such as `src/python/app:lib`. Without affected targets, it prints nothing. */
const pants = {
    affected: ({ base }) => ({
        argv: ["pants", `--changed-since=${base}`, "--changed-dependents=transitive", "list"],
        // Variables that switch off the background process, colors and the dynamic interface.
        environment: { PANTS_PANTSD: "false", PANTS_COLORS: "false", PANTS_DYNAMIC_UI: "false" },
    }),
    parse: parsing/* readTargetLines */.bK,
};
const command = {
    affected: ({ base, head }, argv) => ({ argv, environment: { MERGE_QUEUE_BASE: base, MERGE_QUEUE_HEAD: head } }),
    // A failed script can have exit code 0 and no output, so empty output is an error.
    parse(output, source) {
        if (output.trim() === "")
            throw new errors/* InputError */.dz([
                (0,problem/* createMessageText */.TM) `${source} is empty. If nothing is impacted, the output must be NONE or [].`,
            ]);
        return /^\s*\[/.test(output) ? json.parse(output, source) : (0,parsing/* readTargetLines */.bK)(output, source);
    },
};
const producers = {
    nx: nxProducer,
    turbo: turboProducer,
    pnpm: pnpmProducer,
    moon: moonProducer,
    lerna: lernaProducer,
    rush: rushProducer,
    bazel: bazelProducer,
    pants,
    // Plugins of Gradle write project paths such as `:app:core`, one per line.
    gradle: { parse: parsing/* readTargetLines */.bK },
    lines: { parse: parsing/* readTargetLines */.bK },
    json,
    // The output `changes` of dorny/paths-filter is a JSON list of the filters that match.
    "paths-filter": { parse: (output, source) => json.parse(output, source) },
    command,
};


/***/ }),

/***/ 3487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P3: () => (/* binding */ findAllOrNoneKeyword),
/* harmony export */   R0: () => (/* binding */ readTargets),
/* harmony export */   hl: () => (/* binding */ openListFile),
/* harmony export */   kw: () => (/* binding */ readWholeListFile)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5071);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8215);
/* harmony import */ var _producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7527);







/** Reads the targets of an input or a file. @throws InputError if they are invalid */
async function readTargets({ text = "", file, format }, reading) {
    const isTool = format !== "auto" && format !== "lines" && format !== "json";
    const parse = isTool ? (await __webpack_require__.e(/* import() */ 1288).then(__webpack_require__.bind(__webpack_require__, 1288))).producers[format].parse : undefined;
    if (file === undefined)
        return readWhole(text, format === "json", (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createMessageText */ .TM) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .toInputReference */ .dY)("impacted-targets")}`);
    return openListFile(file, reading, (list) => {
        const { path, size, source } = list;
        const isJson = format === "json" || (format === "auto" && path.toLowerCase().endsWith(".json"));
        if (!isJson && !isTool)
            return interpret((0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .iterateTargetLines */ .dj)(readBlocks(list), source), undefined, source, reading);
        const largest = isJson ? LARGEST_JSON_BYTES : LARGEST_OUTPUT_BYTES;
        if (size > largest) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
                (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createMessageText */ .TM) `${source} has ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(size)}, but a file in the format ${isJson ? "json" : format} may have at most ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(largest)}. Write one target per line instead.`,
            ]);
        }
        return readWhole(readWholeListFile(list), isJson, source);
    });
    function readWhole(whole, isJson, source) {
        if (isJson) {
            const { items, computed } = readJson(whole, source);
            return interpret(items, computed, source, reading);
        }
        return interpret(parse?.(whole, source) ?? (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .iterateTargetLines */ .dj)([whole], source), undefined, source, reading);
    }
}
/** Maximum size of a file in bytes, far above the limit of the service. */
const LARGEST_JSON_BYTES = 256 * 1024 * 1024;
const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;
/** Returns `ALL` or `NONE` if the list has only this word. @throws InputError if the list has other targets too */
function findAllOrNoneKeyword(targets, source) {
    const word = targets.has("ALL") ? "ALL" : targets.has("NONE") ? "NONE" : undefined;
    if (word === undefined || targets.size === 1)
        return word;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
        (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createMessageText */ .TM) `${source} mixes ${word} with other targets. Use only ${word}, or remove it.`,
    ]);
}
function interpret(items, computed, source, { headSha, limitBytes }) {
    if (computed !== undefined && !(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameCommit */ .sw)(computed.head, headSha)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createMessageText */ .TM) `${source} was computed for head ${computed.head}, but the pull request's head is ${headSha}. Compute the targets again for this head.`,
        ]);
    }
    if (computed?.mode === "all" || computed?.mode === "none") {
        const reason = computed.reason ?? `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .formatMessageText */ .cQ)(_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .formatYamlInputName */ .gr, source)} has the mode ${computed.mode}`;
        return { kind: computed.mode, reason, origin: computed.origin };
    }
    const { targets, atLeastBytes } = collect(items, limitBytes);
    const word = findAllOrNoneKeyword(targets, source);
    if (word !== undefined)
        return { kind: word === "ALL" ? "all" : "none", reason: `the only item of the list is ${word}` };
    if (atLeastBytes > limitBytes)
        return { kind: "too-large", atLeastBytes };
    if (targets.size === 0)
        return { kind: "empty", reason: (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createMessageText */ .TM) `${source} is empty` };
    return { kind: "list", targets, reason: computed?.reason, origin: computed?.origin };
}
/** Number of bytes of two quotation marks and a comma. */
const PUNCTUATION_BYTES = 3;
/** Collects distinct targets until their minimum size in bytes exceeds the limit. */
function collect(items, limitBytes) {
    const targets = new Set();
    let bytes = -1;
    for (const item of items) {
        const target = item.trim();
        if (target === "" || targets.has(target))
            continue;
        targets.add(target);
        bytes += target.length + PUNCTUATION_BYTES;
        if (bytes > limitBytes)
            break;
    }
    return { targets, atLeastBytes: Math.max(0, bytes) };
}
/** Reads a JSON array, "ALL", "NONE", or the file of `compute-impacted-targets`. */
function readJson(text, source) {
    if (text.trim() === "")
        return { items: [] };
    const value = parseJson(text, source);
    if (value === "ALL" || value === "NONE")
        return { items: [value] };
    return Array.isArray(value) ? { items: targetsIn(value, source) } : readComputed(value, source);
}
function parseJson(text, source) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        const instead = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .toInputReference */ .dY)("impacted-targets-format", "lines");
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createMessageText */ .TM) `${source} is not JSON (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .getErrorMessage */ .u1)(error)}). For one target per line, use ${instead}.`,
        ]);
    }
}
function* targetsIn(items, source) {
    for (const [index, item] of items.entries()) {
        if (typeof item !== "string")
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
                (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createMessageText */ .TM) `${source} must contain only strings, but item ${index + 1} is ${describeKind(item)}.`,
            ]);
        (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .rejectControlCharacter */ .sA)(item, index, source);
        yield item;
    }
}
/** Reads the file of `compute-impacted-targets`. @throws InputError for another object, such as an error of a tool */
function readComputed(value, source) {
    const [mode, head, targets] = ["mode", "head", "targets"].map((name) => (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(value, name));
    if (mode === "none" && Array.isArray(targets) && targets.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createMessageText */ .TM) `${source} has the mode none, but contains targets. Compute the targets again.`,
        ]);
    if ((mode !== "list" && mode !== "all" && mode !== "none") ||
        typeof head !== "string" ||
        (mode === "list" && !Array.isArray(targets))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createMessageText */ .TM) `${source} must be a JSON array of strings, or a file from compute-impacted-targets, but is ${describeKind(value)}${(0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(value, "error") === undefined ? "" : " with an error in it"}.`,
        ]);
    }
    const items = mode === "list" && Array.isArray(targets) ? targetsIn(targets, source) : [];
    return { items, computed: { mode, head, reason: (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .getTextField */ .mu)(value, "reason"), origin: readOrigin(value) } };
}
function readOrigin(value) {
    const [producer = "", base = ""] = [(0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .getTextField */ .mu)(value, "producer"), (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .getTextField */ .mu)(value, "base")];
    const isKnown = /^[\w-]{1,40}$/.test(producer) && /^[0-9a-f]{40,64}$/.test(base);
    return isKnown
        ? `The producer ${producer} computed the targets of the change since the base commit ${base}.`
        : undefined;
}
function describeKind(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "a list";
    return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
/** Opens the file of the input `impacted-targets-file`. @throws InputError if it is missing, unreadable or no file */
function openListFile(name, context, read) {
    const source = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createMessageText */ .TM) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .toInputReference */ .dY)("impacted-targets-file")}: ${name}`;
    try {
        const path = resolveListPath(name, context);
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false });
        if (found === undefined) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
                (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createMessageText */ .TM) `${source} does not exist (full path: ${path}). Check that an earlier step writes it.`,
            ]);
        }
        const kind = found.isFile() ? "file" : found.isFIFO() ? "pipe" : undefined;
        // Rejects a device such as `/dev/zero`, which may have no end.
        if (kind === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createMessageText */ .TM) `${source} is not a file.`]);
        return read({ path, source, kind, size: found.size });
    }
    catch (error) {
        // Errors without a field `syscall` do not come from the file system.
        if (!(error instanceof Error && "syscall" in error))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createMessageText */ .TM) `${source} cannot be read: ${error.message}.`], { cause: error });
    }
}
/**
 * Returns the absolute path. In an untrusted checkout, rejects a link to a file outside of the workspace, because the
 * run would publish the file.
 */
function resolveListPath(name, { workspace, untrustedCheckout }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, name);
    if (untrustedCheckout === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) || !isWithin((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace), path))
        return path;
    if (isWithin((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(workspace), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path)))
        return path;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputError */ .Gx)("impacted-targets-file", `${name} is a link to a file outside the workspace, which is not allowed because ${untrustedCheckout}.`);
}
function isWithin(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return way !== ".." && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way);
}
function readWholeListFile({ path, source }) {
    return decode((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path), source).replace(/^\uFEFF/, "");
}
const BLOCK_BYTES = 1024 * 1024;
const LINE_END = 10;
/** Reads a file in blocks of whole lines, so that a long file does not fill the memory. */
function* readBlocks({ path, source }) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, "r");
    try {
        const block = Buffer.alloc(BLOCK_BYTES);
        let filled = 0;
        for (;;) {
            const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, block, { offset: filled });
            filled += size;
            const end = size === 0 ? filled : block.lastIndexOf(LINE_END, filled - 1) + 1;
            if (end === 0 && filled === BLOCK_BYTES)
                throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .createLongLineError */ .x8)(source);
            yield decode(block.subarray(0, end), source);
            if (size === 0)
                return;
            block.copyWithin(0, end, filled);
            filled -= end;
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
function decode(bytes, source) {
    // A decoder would replace invalid bytes and so change the names of targets.
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createMessageText */ .TM) `${source} is not UTF-8 text.`]);
    return bytes.toString("utf8");
}


/***/ }),

/***/ 3179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ UnknownImpactError)
/* harmony export */ });
/** Error for a change whose impact is unknown. The message is the reason to impact everything. */
class UnknownImpactError extends Error {
}


/***/ })

};
