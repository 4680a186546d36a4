export const id = 7442;
export const ids = [7442];
export const modules = {

/***/ 7442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  computeImpactedTargets: () => (/* binding */ computeImpactedTargets),
  computeList: () => (/* binding */ computeList)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/git/changed-files.js
var changed_files = __webpack_require__(5379);
// EXTERNAL MODULE: ./lib/src/git/git.js
var git_git = __webpack_require__(5349);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/git/read-file.js
var read_file = __webpack_require__(4648);
// EXTERNAL MODULE: ./lib/src/text/problem.js
var problem = __webpack_require__(8215);
// EXTERNAL MODULE: ./lib/src/impacted-targets/manifests.js
var impacted_targets_manifests = __webpack_require__(2681);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/impacted-targets/safety-net.js
var safety_net = __webpack_require__(559);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/moved-projects.js



/** Manifests of other tools that contain the name of their project. pnpm also accepts the first two. */
const NAMING_MANIFESTS = ["package.json5", "package.yaml", "Cargo.toml", "pyproject.toml", "go.mod"];
const MANIFEST_NAMES = [
    ...impacted_targets_manifests/* WORKSPACE_MANIFESTS */.LW,
    ...NAMING_MANIFESTS,
    "BUILD",
    "BUILD.bazel",
    "BUILD.pants",
    "build.gradle",
    "build.gradle.kts",
    "pom.xml",
];
/** Returns the reason if a removed or renamed project impacts everything, because its dependents are unknown. */
async function findMoveReason(git, { from, to }, files, 
/** Folder with the projects that the cross-check compares later. They are ignored here. */
checkedFolder) {
    const manifests = (0,impacted_targets_manifests/* findChangedManifests */.m8)(files, MANIFEST_NAMES).filter(({ folder, name }) => checkedFolder === undefined || !impacted_targets_manifests/* WORKSPACE_MANIFESTS */.LW.includes(name) || !(0,impacted_targets_manifests/* isPathBelow */.B5)(folder, checkedFolder));
    const named = manifests.filter(({ name }) => [...impacted_targets_manifests/* WORKSPACE_MANIFESTS */.LW, ...NAMING_MANIFESTS].includes(name));
    const paths = named.flatMap(({ path, folder }) => [
        path,
        ...[folder, ...listParents(folder)].flatMap(impacted_targets_manifests/* listWorkspaceManifests */.wV),
    ]);
    const [before, after] = await Promise.all([(0,impacted_targets_manifests/* readManifestsAt */.O4)(git, from, paths), (0,impacted_targets_manifests/* readManifestsAt */.O4)(git, to, paths)]);
    const isProject = (folder) => impacted_targets_manifests/* WORKSPACE_MANIFESTS */.LW.some((name) => before(folder).has(name));
    const reasons = manifests.flatMap(({ path, folder, name, status }) => {
        if (status === "deleted")
            return [`${(0,safety_net/* quoteName */.AB)(path)} was deleted, so a project was removed, moved or renamed`];
        if (!named.some((each) => each.path === path))
            return [];
        const isOther = NAMING_MANIFESTS.includes(name);
        // A second manifest in the folder of a project can rename the project.
        if (isOther ? before(folder).has(name) : isProject(folder)) {
            const [old, present] = [before(folder), after(folder)].map((texts) => listNames(texts.get(name) ?? ""));
            return old === present ? [] : [`${(0,safety_net/* quoteName */.AB)(path)} renames its project`];
        }
        const outer = isOther ? undefined : listParents(folder).find(isProject);
        return outer === undefined ? [] : [`${(0,safety_net/* quoteName */.AB)(path)} makes a part of ${(0,safety_net/* quoteName */.AB)(outer)} a separate project`];
    });
    return (0,safety_net/* joinReasons */.S$)(reasons);
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
    "nx.json",
    ".nxignore",
    "turbo.json",
    "turbo.jsonc",
    "lerna.json",
    "rush.json",
    "pnpm-workspace.yaml",
    ".pnpmfile.cjs",
    ".moon/**",
];
/**
 * Rejects a checkout with files that differ from its commit: a tool would read wrong dependencies. @throws InputError
 */
async function rejectOtherFiles(git, { producer, workspace, ignored }) {
    // Only Nx reads sources to find dependencies.
    const sources = producer === "nx" ? read_file/* SOURCE_FILES */.AP : [];
    const lists = await Promise.all([
        (0,changed_files/* listSparseFiles */.KS)(git, [...MANIFEST_NAMES, ...sources]),
        (0,changed_files/* listAlteredFiles */.ZC)(git, [...MANIFEST_NAMES, ...CONFIGURATION, ...sources]),
        (0,changed_files/* listUntrackedFiles */.x$)(git, [...impacted_targets_manifests/* WORKSPACE_MANIFESTS */.LW, ...CONFIGURATION]),
    ]);
    for (const [index, { problem, advice }] of PROBLEMS.entries()) {
        const paths = lists[index]?.filter((path) => (0,impacted_targets_manifests/* isPathBelow */.B5)(path, workspace) && ignored.ownersOf(path).length === 0);
        const first = (0,safety_net/* joinReasons */.S$)((paths ?? []).map(safety_net/* quoteName */.AB));
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
            (0,problem/* textWithNames */.EU) `Check out every project. If no target needs a project, you can add the project to ${(0,problem/* inputName */.yu)("ignored-paths")} instead.`,
            (0,problem/* textWithNames */.EU) `If the whole repository is too large to check out, create the list of targets in another job, and pass the list as ${(0,problem/* inputName */.yu)("impacted-targets-file")}.`,
        ],
    },
    {
        problem: (paths) => `The checkout differs from its commit in ${paths}.`,
        advice: [
            (0,problem/* textWithNames */.EU) `Restore the files with \`git restore .\` before this step, or add the files to ${(0,problem/* inputName */.yu)("ignored-paths")}.`,
        ],
    },
    {
        problem: (paths) => `The commit does not contain ${paths}.`,
        advice: [
            (0,problem/* textWithNames */.EU) `Remove the file before this step, or add it to .gitignore or ${(0,problem/* inputName */.yu)("ignored-paths")}.`,
        ],
    },
];

// EXTERNAL MODULE: ./lib/src/globs/glob.js
var globs_glob = __webpack_require__(7946);
// EXTERNAL MODULE: ./lib/src/impacted-targets/ownership.js
var ownership = __webpack_require__(2994);
// EXTERNAL MODULE: ./lib/src/impacted-targets/workspace-history.js
var workspace_history = __webpack_require__(6203);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/declared-needs/declared-impact.js





/** Combines the declarations of all commits. @throws Undecidable if the change has a file that all projects need */
async function combineDeclarations(sides, change) {
    const all = sides.map(({ declared }) => declared);
    const picomatch = await (0,globs_glob/* loadPicomatch */.TH)();
    for (const { shared } of all)
        rejectSharedFiles(shared, change, picomatch);
    const readers = indexReads(all.flatMap(({ reads }) => reads), picomatch);
    return {
        needs: all.flatMap(({ needs }) => needs),
        needed: findNewNeeds(sides, picomatch),
        findReaders: (path) => readers.ownersOf(path).map((reader) => {
            const [project = "", source = ""] = reader.split("\0");
            return [project, `the target reads ${(0,safety_net/* quoteName */.AB)(path)}, which changed (${source})`];
        }),
    };
}
function rejectSharedFiles(shared, { changed, ignored }, picomatch) {
    const patterns = (0,ownership.createPathOwners)(new Map([["", shared.map((text) => (0,ownership.readPattern)(text, picomatch))]]));
    for (const { path } of changed) {
        if (path === undefined || ignored.ownersOf(path).length > 0 || patterns.ownersOf(path).length === 0)
            continue;
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} changed, and the global dependencies of the tasks include this file`);
    }
}
/** Creates an index that maps a path to the projects that read it. Each name contains the source too. */
function indexReads(reads, picomatch) {
    const patterns = new Map();
    for (const { project, pattern, source } of reads)
        (0,ownership.appendToList)(patterns, `${project}\0${source}`, (0,ownership.readPattern)(pattern, picomatch));
    return (0,ownership.createPathOwners)(patterns);
}
/** Finds the projects with new declarations, and the projects that they need or read only since the change. */
function findNewNeeds([{ members, owners, declared: after }, { declared: before }], picomatch) {
    const known = new Set([...before.needs, ...before.reads].map(toKey));
    const found = new Map();
    for (const item of [...after.needs, ...after.reads]) {
        if (known.has(toKey(item)))
            continue;
        const { base } = (0,ownership.readPattern)("pattern" in item ? item.pattern : "", picomatch);
        const inside = members.filter(({ path }) => (0,impacted_targets_manifests/* isPathBelow */.B5)(path, base || ".")).map(({ name }) => name);
        const needed = "needs" in item ? [item.needs] : [...owners.ownersOf(base), ...inside];
        if (!found.has(item.project))
            found.set(item.project, `the target has a new declaration of a dependency or an input (${item.source})`);
        for (const each of needed)
            if (each !== item.project)
                found.set(each, `the target is a new dependency of ${(0,safety_net/* quoteName */.AB)(item.project)} (${item.source})`);
    }
    return found;
}
function toKey(item) {
    return JSON.stringify([item.project, "needs" in item ? item.needs : "", "pattern" in item ? item.pattern : ""]);
}

// EXTERNAL MODULE: ./lib/src/inputs/yaml-nodes.js
var yaml_nodes = __webpack_require__(2967);
// EXTERNAL MODULE: ./lib/src/impacted-targets/producers/parsing.js
var parsing = __webpack_require__(7527);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/project.js



/** Creates a reader that parses a file once, even if several commits contain it. */
function readOnce(parse) {
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
async function loadToml() {
    const { parse } = await __webpack_require__.e(/* import() */ 3292).then(__webpack_require__.bind(__webpack_require__, 3292));
    return (text, path) => {
        try {
            return parse(text, { maxDepth: 100, integersAsBigInt: false });
        }
        catch {
            throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} is not valid TOML at one of the commits`);
        }
    };
}
/** Converts a path in a manifest to a path from the top; undefined outside of the repository. */
function resolveFolder(folder, path) {
    const found = external_node_path_.posix.join(folder, path).replace(/(?<=.)\/$/, "");
    return found === ".." || found.startsWith("../") ? undefined : found;
}
function toFolderNeed(folder, path) {
    const found = resolveFolder(folder, path);
    return found === undefined ? [] : [{ kind: "folder", folder: found }];
}
/** Lists the outermost folders: no other folder of the list contains them. */
function findOuterFolders(folders) {
    const outer = new Set();
    const sorted = folders.toSorted((one, other) => listFolders(one).length - listFolders(other).length);
    for (const folder of sorted)
        if (!listFolders(folder).some((above) => outer.has(above)))
            outer.add(folder);
    return [...outer];
}
/** Lists a path and all folders around it, from the innermost folder to `.`. */
function listFolders(path) {
    const folders = [];
    for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1))
        folders.push(path.slice(0, end));
    if (path !== ".")
        folders.push(".");
    return folders;
}
/** Converts a value to text that can be compared. Omits the fields in `omitted`. */
function toSettings(value, omitted = []) {
    try {
        const fields = Object.entries(Object(value)).filter(([name, each]) => each !== undefined && !omitted.includes(name));
        return JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
    }
    catch {
        throw new workspace_history/* Undecidable */.F("a manifest is nested too deeply");
    }
}
const DEPTH = 100;
/** Lists the texts in a value, each with the keys that lead to it. Other values have an empty text. */
function listLeaves(value, keys = []) {
    const entries = typeof value === "string" ? [] : Object.entries(Object(value));
    if (entries.length === 0)
        return [{ keys, text: typeof value === "string" ? value : "" }];
    if (keys.length > DEPTH)
        throw new workspace_history/* Undecidable */.F("a manifest is nested too deeply");
    return entries.flatMap(([key, inner]) => listLeaves(inner, [...keys, key]));
}
/** Lists the entries of the object in a field of an object; empty for any other value. */
function listEntries(value, field) {
    if (typeof value !== "object" || value === null)
        return [];
    const found = Object.getOwnPropertyDescriptor(value, field)?.value;
    return typeof found === "object" && found !== null && !Array.isArray(found) ? Object.entries(found) : [];
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/declared-needs/declarations.js

/** Parts of globs that libraries interpret differently: `(`, `)`, `|`, `\` and `..`. */
const AMBIGUOUS = /[()|\\]|\.\./;
const SPECIAL = /[*?[\]{}()!|\\]|\.\./;
/**
 * Converts a tool's glob to patterns. They may match more files, but never fewer. Empty for a path outside of the
 * repository.
 */
function toPatterns(folder, glob) {
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
/** Returns patterns of files that every project needs. Omits an exclusion if the tool may interpret it differently. */
function toSharedPatterns(folder, globs) {
    const exclusions = globs.filter((glob) => glob.startsWith("!") && !AMBIGUOUS.test(glob));
    return [
        ...globs.filter((glob) => !glob.startsWith("!")).flatMap((glob) => toPatterns(folder, glob)),
        ...exclusions.flatMap((glob) => toPatterns(folder, glob.slice(1)).slice(0, 1)).map((pattern) => `!${pattern}`),
    ];
}
/** Collects distinct declarations. Omits files in the folder of the project itself. */
function createCollector(projects) {
    const paths = new Map(projects.map(({ name, path }) => [name, path]));
    const outer = new Set(projects.flatMap(({ path }) => declarations_listParents(path)));
    const needs = new Map();
    const reads = new Map();
    return {
        addNeed(project, needed, source) {
            const key = JSON.stringify([project, needed]);
            if (project !== needed && paths.has(project) && paths.has(needed) && !needs.has(key))
                needs.set(key, { project, needs: needed, source });
        },
        addReads(project, patterns, source) {
            const path = paths.get(project);
            if (path === undefined)
                return;
            for (const pattern of patterns) {
                const isOwn = pattern.startsWith(`${path}/`) && !outer.has(path);
                const key = JSON.stringify([project, pattern]);
                if (!isOwn && !reads.has(key))
                    reads.set(key, { project, pattern, source });
            }
        },
        finish: (shared = []) => ({
            needs: [...needs.values()],
            reads: [...reads.values()],
            shared,
        }),
    };
}
function declarations_listParents(path) {
    const parent = external_node_path_.posix.dirname(path);
    return parent === "." ? [] : [parent, ...declarations_listParents(parent)];
}
function listTexts(value) {
    const items = Array.isArray(value) ? value : [value];
    return items.filter((item) => typeof item === "string");
}
function listItems(value) {
    return Array.isArray(value) ? value : [];
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/declared-needs/moon.js



const MOON_FILES = ["moon.yml", "moon.yaml", "moon.json", "moon.jsonc", "moon.toml", "moon.hcl", "moon.pkl"];
/** Number of the first formats, which the step can read. */
const MOON_READABLE = 4;
/** Reads the dependencies and the inputs of moon's tasks, from the output of `moon query projects` or from files `moon.yml`. */
function readMoonDeclarations(workspace, projects) {
    const collector = createCollector(projects);
    for (const { name, path, configuration } of projects) {
        const own = [(0,parsing/* getField */.VI)(configuration, "dependsOn"), (0,parsing/* getField */.VI)(configuration, "dependencies")].flatMap(listItems);
        // moon finds implicit dependencies in manifests of other tools.
        for (const need of own.filter((each) => (0,parsing/* getText */.q4)(each, "source") !== "implicit"))
            collector.addNeed(name, readId(need), `dependsOn of ${name}`);
        for (const [task, definition] of listEntries(configuration, "tasks")) {
            for (const need of listItems((0,parsing/* getField */.VI)(definition, "deps")))
                collector.addNeed(name, readId(need), `deps of ${name}:${task}`);
            for (const glob of listInputs(definition, configuration)) {
                const isShared = glob.startsWith("/");
                const patterns = toPatterns(isShared ? workspace : path, isShared ? glob.slice(1) : glob);
                collector.addReads(name, patterns, `inputs of ${name}:${task}`);
            }
        }
    }
    return collector.finish();
}
/** Returns the id of the project in a dependency such as `a`, `a:build` or `{ id: "a" }`. */
function readId(need) {
    const text = typeof need === "string" ? need : ((0,parsing/* getText */.q4)(need, "id") ?? (0,parsing/* getText */.q4)(need, "target") ?? "");
    return text.replace(/^\^|:.*$/g, "");
}
/** Returns the globs of a task. A glob with a leading slash starts at the top of the workspace. */
function listInputs(definition, configuration) {
    if ((0,parsing/* getField */.VI)(definition, "state.defaultInputs") === true)
        return [];
    // The output of moon lists the final files and globs here, relative to the workspace.
    const resolved = [...listEntries(definition, "inputFiles"), ...listEntries(definition, "inputGlobs")];
    if (resolved.length > 0)
        return resolved.flatMap(([glob]) => (glob.startsWith("!") ? [] : `/${glob}`));
    const groups = listEntries(configuration, "fileGroups").flatMap(([, items]) => listItems(items));
    return [...listItems((0,parsing/* getField */.VI)(definition, "inputs")), ...groups].flatMap((item) => {
        const text = typeof item === "string" ? item : ((0,parsing/* getText */.q4)(item, "file") ?? (0,parsing/* getText */.q4)(item, "glob") ?? "");
        const glob = text.replace(/^(?:file|glob):\/\//, "").replace(/\?(?:\w+=.*|optional)$/, "");
        return glob === "" || /^[!@$]/.test(glob) ? [] : [glob];
    });
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/declared-needs/nx.js



/**
 * Reads the dependencies in `dependsOn` and `inputs` of Nx. Finds too many rather than too few: named inputs apply even
 * if no target uses them, and a selection by tag, folder or pattern selects all projects.
 */
function readNxDeclarations(workspace, projects, nxJson) {
    const collector = createCollector(projects);
    const names = new Set(projects.map(({ name }) => name));
    const source = "targets in the Nx configuration";
    const shared = listLeaves((0,parsing/* getField */.VI)(nxJson, "namedInputs"));
    for (const { name, path, configuration } of projects) {
        for (const { text } of listLeaves((0,parsing/* getField */.VI)(configuration, "implicitDependencies")))
            collector.addNeed(name, text, "implicitDependencies");
        const targets = listEntries(configuration, "targets").flatMap(([, target]) => ["dependsOn", "inputs"].map((field) => (0,parsing/* getField */.VI)(target, field)));
        for (const { keys, text } of [...shared, ...listLeaves([targets, (0,parsing/* getField */.VI)(configuration, "namedInputs")])]) {
            const [, token, file = ""] = /^!?\{(workspaceRoot|projectRoot)\}\/?(.*)$/s.exec(text) ?? [];
            const isSelection = keys.includes("projects");
            for (const each of isSelection ? [text] : listPrefixes(text))
                collector.addNeed(name, each, source);
            // Older versions of Nx have the words `self` and `dependencies`.
            if (isSelection && !names.has(text) && !/^(?:self|dependencies|!.*)?$/s.test(text))
                collector.addReads(name, toPatterns(workspace, "**"), source);
            if (text.startsWith("!") || token === undefined)
                continue;
            const glob = file.replaceAll("{projectName}", name).replaceAll("{projectRoot}", path);
            // A file in the project's own folder needs no declaration.
            if (token === "workspaceRoot")
                collector.addReads(name, toPatterns(workspace, glob), source);
            else if (glob.includes(".."))
                collector.addReads(name, toPatterns(path, glob), source);
        }
    }
    return collector.finish();
}
/** Lists each possible project name in `project:target`. Both names may contain colons. */
function listPrefixes(text) {
    return [...text.matchAll(/:/g)].map(({ index }) => text.slice(0, index));
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/declared-needs/turbo.js







const TURBO_FILES = ["turbo.json", "turbo.jsonc"];
/** Prefix of root tasks, such as `//#lint`. The root package is not a target. */
const ROOT_TASK = "//#";
/** Reads the dependencies in `turbo.json` and `turbo.jsonc`. @throws Undecidable for an invalid file */
function readTurboDeclarations(workspace, projects, textAt) {
    const read = (folder) => {
        const path = TURBO_FILES.map((name) => external_node_path_.posix.join(folder, name)).find((each) => textAt(each) !== undefined);
        if (path === undefined)
            return undefined;
        const json = (0,impacted_targets_manifests/* parseLenientJson */.Ri)(textAt(path) ?? "");
        if (json === undefined)
            throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} is not valid JSON at one of the commits`);
        // Version 1 of Turborepo has the field `pipeline`.
        return { path, json, tasks: [...listEntries(json, "tasks"), ...listEntries(json, "pipeline")] };
    };
    const collector = createCollector(projects);
    const root = read(workspace);
    const own = new Map(projects.map(({ name, path }) => [name, read(path)]));
    const rootTasks = new Map(root?.tasks.filter(([key]) => key.startsWith(ROOT_TASK)));
    for (const { name, path } of projects) {
        const extended = listExtended(own.get(name), own);
        for (const each of extended)
            collector.addReads(name, toPatterns(".", each.path), (0,safety_net/* quoteName */.AB)(extended[0]?.path ?? ""));
        for (const { path: file, tasks } of root === undefined ? extended : [root, ...extended]) {
            for (const [key, definition] of tasks) {
                if (key.includes("#") && !key.startsWith(`${name}#`))
                    continue;
                // A package that needs a root task also needs the inputs of this task.
                for (const task of withRootTasks(definition, rootTasks)) {
                    for (const [needed] of listNeededTasks(task))
                        collector.addNeed(name, needed, (0,safety_net/* quoteName */.AB)(file));
                    const folder = task === definition ? path : workspace;
                    collector.addReads(name, turbo_listInputs(task, folder, workspace), (0,safety_net/* quoteName */.AB)(file));
                }
            }
        }
    }
    const globs = listTexts((0,parsing/* getField */.VI)(root?.json, "globalDependencies") ?? (0,parsing/* getField */.VI)(root?.json, "global.inputs"));
    return collector.finish(toSharedPatterns(workspace, globs.map(withoutRoot)));
}
/** Returns the configuration of a package, and those of all packages in its `extends`. */
function listExtended(first, own) {
    const found = first === undefined ? [] : [first];
    for (const { json } of found)
        for (const other of listTexts((0,parsing/* getField */.VI)(json, "extends")).map((name) => own.get(name)))
            if (other !== undefined && !found.includes(other))
                found.push(other);
    return found;
}
/** Returns pairs of a package and a task. The package is empty for a task of the same package. */
function listNeededTasks(definition) {
    return [...listTexts((0,parsing/* getField */.VI)(definition, "dependsOn")), ...listTexts((0,parsing/* getField */.VI)(definition, "with"))].map((text) => {
        const end = text.indexOf("#");
        return [text.slice(0, Math.max(0, end)), text.slice(end + 1)];
    });
}
/** Returns a task, and all root tasks that it needs directly or indirectly. */
function withRootTasks(definition, rootTasks) {
    const found = new Set([definition]);
    for (const task of found) {
        for (const [name, needed] of listNeededTasks(task)) {
            const other = name === "//" || (name === "" && task !== definition) ? rootTasks.get(ROOT_TASK + needed) : undefined;
            if (other !== undefined)
                found.add(other);
        }
    }
    return found;
}
function turbo_listInputs(definition, folder, workspace) {
    const items = listItems((0,parsing/* getField */.VI)(definition, "inputs"));
    const globs = items.flatMap((item) => (typeof item === "string" ? item : listTexts((0,parsing/* getField */.VI)(item, "globs"))));
    const needsDependencies = listTexts((0,parsing/* getField */.VI)(definition, "dependsOn")).some((text) => text.startsWith("^"));
    // A task without `inputs` reads all files in its folder. The folder of a root task is the whole workspace.
    const isDefault = items.length === 0 || globs.includes("$TURBO_DEFAULT$") || globs.length < items.length || needsDependencies;
    return [
        ...(isDefault ? toPatterns(folder, "**") : []),
        ...globs
            .filter((glob) => !/^(?:!|\$TURBO_(?!ROOT\$))/.test(glob))
            .flatMap((glob) => toPatterns(glob.startsWith("$TURBO_ROOT$") ? workspace : folder, withoutRoot(glob))),
    ];
}
function withoutRoot(glob) {
    return glob.replace(/(?<=^!?)\$TURBO_ROOT\$\//, "");
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/declared-needs/read-configurations.js












async function readDeclarations(git, producer, place) {
    switch (producer) {
        case "turbo":
            return await readTurbo(git, place);
        case "nx":
            return await readNx(git, place);
        case "moon":
            return await readMoon(git, place);
        default:
            return { needs: [], reads: [], shared: [] };
    }
}
async function readTurbo(git, { commit, members, workspace }) {
    const folders = [workspace, ...members.map(({ path }) => path)];
    const paths = folders.flatMap((folder) => TURBO_FILES.map((name) => external_node_path_.posix.join(folder, name)));
    const texts = await readTexts(git, commit, paths);
    return readTurboDeclarations(workspace, members, (path) => texts.get(path));
}
async function readNx(git, place) {
    const path = external_node_path_.posix.join(place.workspace, "nx.json");
    const nxJson = (0,impacted_targets_manifests/* parseLenientJson */.Ri)((await readTexts(git, place.commit, [path])).get(path) ?? "");
    // The defaults may apply to any target, so each target has all of them.
    const defaults = listEntries(nxJson, "targetDefaults");
    const differing = await listDiffering(git, place);
    const files = differing.has(path) ? undefined : differing;
    const projects = await readProjects(git, place, ["project.json", "package.json"], files, ([own = "", text = ""]) => {
        const json = (0,impacted_targets_manifests/* parseLenientJson */.Ri)(text);
        const parts = [(0,impacted_targets_manifests/* parseLenientJson */.Ri)(own), (0,parsing/* getField */.VI)(json, "nx"), json];
        const targets = [...parts.flatMap((part) => listEntries(part, "targets")), ...defaults];
        return {
            implicitDependencies: parts.map((part) => (0,parsing/* getField */.VI)(part, "implicitDependencies")),
            targets: Object.fromEntries(targets.map(([, target]) => target).entries()),
            namedInputs: parts.map((part) => (0,parsing/* getField */.VI)(part, "namedInputs")),
        };
    });
    return readNxDeclarations(place.workspace, projects, nxJson);
}
async function readMoon(git, place) {
    const differing = await listDiffering(git, place);
    const shared = [...differing].find((path) => path.startsWith(external_node_path_.posix.join(place.workspace, ".moon/tasks")));
    if (shared !== undefined)
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(shared)} changes the tasks of all projects`);
    const projects = await readProjects(git, place, MOON_FILES, differing, async (texts) => {
        if (texts.slice(MOON_READABLE).some((each) => each !== undefined))
            throw new workspace_history/* Undecidable */.F("only moon can read the dependencies in moon.toml, moon.hcl and moon.pkl");
        // The YAML parser reads JSON too, but not the comments of JSON.
        const text = texts.find((each) => each !== undefined) ?? "";
        const reading = await (0,yaml_nodes/* readYaml */.g)(text);
        return reading.ok ? reading.root.plain() : (0,impacted_targets_manifests/* parseLenientJson */.Ri)(text);
    });
    return readMoonDeclarations(place.workspace, projects);
}
async function listDiffering(git, { commit, end }) {
    const changed = commit === end ? [] : await (0,changed_files/* listChangedFiles */.AC)(git, commit, end);
    return new Set(changed.flatMap(({ path }) => path ?? []));
}
/** Returns the projects. Reads the configuration of a project if one of its files is in `differing`, or if it is undefined. */
async function readProjects(git, { commit, members, workspace }, files, differing, parse) {
    const placed = members.map((project) => ({
        project,
        paths: files.map((file) => external_node_path_.posix.join(project.atTop ? workspace : project.path, file)),
    }));
    const differ = placed.filter(({ paths }) => differing === undefined || paths.some((path) => differing.has(path)));
    const all = differ.flatMap(({ paths }) => paths);
    const texts = await readTexts(git, commit, all);
    const read = placed.map(async (each) => {
        if (!differ.includes(each))
            return each.project;
        return { ...each.project, configuration: await parse(each.paths.map((path) => texts.get(path))) };
    });
    return await Promise.all(read);
}
async function readTexts(git, commit, paths) {
    const files = await (0,read_file/* readFilesAt */.nl)(git, commit, paths);
    return new Map([...files].map(([path, bytes]) => [path, bytes.toString("utf8")]));
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/imports.js




const MAX_FOLDERS = 500;
/** Finds the targets that the source files of targets import at a commit. */
async function readImports(git, side, { workspace, folders, only }) {
    const needs = new Map();
    if (folders.length === 0)
        return needs;
    const resolve = await createResolver(git, side, workspace);
    // A long list of folders may exceed the maximum length of a command line.
    const searched = folders.length > MAX_FOLDERS ? ["."] : folders;
    for (const { path, line } of await (0,read_file/* findImportLines */.Uu)(git, side.commit, searched)) {
        if (only?.has(path) === false)
            continue;
        const needed = findImports(line).flatMap((mention) => resolve(mention, path));
        for (const owner of needed.length === 0 ? [] : side.owners.ownersOf(path)) {
            const known = needs.get(owner) ?? new Set();
            for (const each of needed)
                known.add(each);
            needs.set(owner, known);
        }
    }
    return needs;
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
    const texts = [...(await (0,read_file/* readFilesAt */.nl)(git, commit, files)).values()];
    return texts.flatMap((text) => {
        const options = (0,parsing/* getField */.VI)((0,impacted_targets_manifests/* parseLenientJson */.Ri)(text.toString("utf8")), "compilerOptions");
        const base = external_node_path_.posix.join(workspace, (0,parsing/* getText */.q4)(options, "baseUrl") ?? ".");
        return Object.entries(Object((0,parsing/* getField */.VI)(options, "paths"))).map(([alias, destinations]) => ({
            prefix: alias.replace(/\*.*$/, ""),
            isWhole: !alias.includes("*"),
            destinations: (Array.isArray(destinations) ? destinations : []).map((path) => external_node_path_.posix.join(base, String(path))),
        }));
    });
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/lost-names.js






const OTHER_EXPORTS = "has different exports after the change";
/**
 * Finds targets whose files still mention a removed or renamed project, or a package with other `exports`. The tool may
 * find no dependency for such a mention. @throws Undecidable if a file without an owner mentions a project
 */
async function findMentionsOfLost(git, sides, { before, after }, ignored) {
    const mentions = new Map();
    for (const { folder, name, names, folders, why } of findLost(before, after)) {
        for (const { commit, owners } of sides) {
            for (const path of await (0,read_file/* findFilesNaming */.X$)(git, commit, { names, folders })) {
                if (ignored.ownersOf(path).length > 0)
                    continue;
                const mentioning = owners.ownersOf(path);
                if (mentioning.length === 0 && why !== OTHER_EXPORTS && !path.endsWith(".md"))
                    throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(folder)} ${why}, but ${(0,safety_net/* quoteName */.AB)(path)} still mentions its project`);
                for (const owner of mentioning)
                    mentions.set(owner, `the target still mentions the project ${(0,safety_net/* quoteName */.AB)(name)} in ${(0,safety_net/* quoteName */.AB)(path)}, but this project ${why}`);
            }
        }
    }
    return mentions;
}
function findLost({ members, touched, before, after }, present) {
    const folders = new Set(present.members.map(({ path }) => path));
    const names = new Set([...present.members.map(({ name }) => name), ...present.packages]);
    return members.flatMap(({ name, path: folder }) => {
        if (!touched.has(folder))
            return [];
        const [old, now] = [readPackage(before(folder)), readPackage(after(folder))];
        const packageName = (0,parsing/* getText */.q4)(old, "name") ?? name;
        const gone = [...new Set([name, packageName])].filter((each) => !names.has(each));
        if (!folders.has(folder))
            return [{ folder, name, names: gone, folders: [external_node_path_.posix.basename(folder)], why: "was removed" }];
        if (gone.length > 0)
            return [{ folder, name, names: gone, folders: [], why: "was renamed" }];
        const isSame = ENTRIES.every((field) => JSON.stringify((0,parsing/* getField */.VI)(old, field)) === JSON.stringify((0,parsing/* getField */.VI)(now, field)));
        return isSame ? [] : [{ folder, name, names: [packageName], folders: [], why: OTHER_EXPORTS }];
    });
}
function readPackage(texts) {
    return (0,impacted_targets_manifests/* parseLenientJson */.Ri)(texts.get("package.json") ?? "");
}
/** Fields that Nx reads to find the module of an import. */
const ENTRIES = ["exports", "main", "module", "types"];

;// CONCATENATED MODULE: ./lib/src/impacted-targets/tool-side.js

/** Prefix of names for packages that the tool does not list. No target contains this character. */
const UNLISTED = "\0";
/** Returns the folder of a package that the tool does not list; undefined for a target of the tool. */
function readUnlisted(target) {
    return target.startsWith(UNLISTED) ? target.slice(UNLISTED.length) : undefined;
}
/**
 * Converts the graph to the tool's projects. Each package belongs to the innermost project of the tool around its
 * folder.
 */
function createToolSide(commit, graph, { members, doubtful }, workspace) {
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
/** Uses the graph itself, if no tool has other names or projects. */
function createGraphSide(commit, graph) {
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
async function createMatchList() {
    const picomatch = await (0,globs_glob/* loadPicomatch */.TH)();
    return (globs) => createListMatcher(globs, picomatch);
}
/** Lists the folders with a manifest that the globs of a workspace match. @throws Undecidable */
function findMembers(files, { file, folder, globs }, matchList) {
    // A glob such as `../other` matches folders outside, so the step makes all globs relative to the top.
    const absolute = globs.map((glob) => glob.startsWith("!") ? `!${toTop(folder, glob.slice(1))}` : toTop(folder, glob));
    const matches = matchList(absolute);
    const candidates = files.foldersWith(file).filter((each) => each !== folder);
    if ((candidates.length + files.links.length + files.submodules.length) * globs.length > COMPARISONS)
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(folder)} has too many workspaces to compare`);
    const folders = files.foldersWith(file);
    // A glob may match a link or submodule, or a folder inside it. Such projects are unknown.
    const mayHide = (path) => [path, `${path}/x`, `${path}/x/x`].some((each) => matches(each) !== false);
    const link = files.links.find(({ path, destination }) => (destination === undefined || folders.some((each) => each === destination || (0,impacted_targets_manifests/* isPathBelow */.B5)(each, destination))) &&
        mayHide(path));
    const hidden = files.submodules.find(mayHide) ?? link?.path;
    if (hidden !== undefined)
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(hidden)} is a submodule or a link, so its projects are unknown`);
    return candidates.filter((each) => {
        const isMember = matches(each);
        if (isMember === undefined)
            throw new workspace_history/* Undecidable */.F(`tools disagree whether ${(0,safety_net/* quoteName */.AB)(each)} is a project of ${(0,safety_net/* quoteName */.AB)(folder)}`);
        return isMember;
    });
}
function toTop(folder, glob) {
    return external_node_path_.posix.normalize(folder === "." ? glob : `${folder.replace(/[\\*?[\]{}()!+@|]/g, "\\$&")}/${glob}`);
}
/** Reads an optional list of globs in a manifest. @throws Undecidable if it is unreadable */
function readGlobList(manifest, field, path) {
    const list = readGlobs((0,parsing/* getField */.VI)(manifest, field) ?? []);
    if (typeof list === "string")
        throw new workspace_history/* Undecidable */.F(`the list of members in ${(0,safety_net/* quoteName */.AB)(path)} is not valid`);
    return list;
}
/** Reads a list of globs. If the value is an object, the list is in its field `within`. */
function readGlobs(value, within = "") {
    if (value === undefined)
        return "absent";
    const list = Array.isArray(value) ? value : (0,parsing/* getField */.VI)(value, within);
    if (!Array.isArray(list))
        return "unreadable";
    const texts = list.filter((item) => typeof item === "string");
    return texts.length === list.length ? texts : "unreadable";
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
const CARGO_CONFIG = /(?:^|\/)\.cargo\/config(?:\.toml)?$/;
/** Matches files that only their own package uses, because each package has such folders of its own. */
const SOURCES = /(?:^|\/)(?:src|tests|benches|examples)\//;
/** Manifests of other ecosystems, whose projects may use folders such as `src` at the top. */
const OTHER_MANIFESTS = ["package.json", "pyproject.toml", "go.mod"];
/** Fields of `[workspace]` that select the members and have no other effect. */
const MEMBERSHIP = ["members", "exclude", "default-members"];
/** Creates a reader of Cargo workspaces and single packages. */
function createCargoReader(matchList, parseToml) {
    const readManifest = readOnce((text, path) => ({ toml: parseToml(text, path) }));
    const readLock = readOnce((text, path) => parseCargoLock(parseToml(text, path), path));
    const manifestAt = (files, folder) => readManifest(files, external_node_path_.posix.join(folder, "Cargo.toml"))?.toml;
    return (files) => {
        const manifestIn = (folder) => manifestAt(files, folder);
        const all = files.foldersWith("Cargo.toml");
        const configs = all.length === 0 ? [] : files.paths.filter((path) => CARGO_CONFIG.test(path));
        for (const path of configs)
            rejectReplacements(path, readManifest(files, path)?.toml);
        const projects = [];
        const locks = new Map();
        const settings = new Map();
        for (const folder of findOuterFolders(all)) {
            const lock = readLock(files, external_node_path_.posix.join(folder, "Cargo.lock"));
            const root = { folder, manifest: manifestIn(folder) };
            const replacements = listReplacements(files, root);
            // Only a lock file shows which external packages need a replaced package. Without it, every project may need it.
            const inAll = lock === undefined ? replacements.flatMap((each) => toFolderNeed(".", each)) : [];
            const needsOf = (each) => [
                ...listNeeds(each, manifestIn(each), findRoot(files, each) ?? root),
                ...inAll,
            ];
            const folders = listMembers(files, root, { matchList, needsOf, manifestAt: manifestIn, replacements });
            const members = folders.map((each) => readProject(each, manifestIn(each), root, needsOf(each)));
            projects.push(...members);
            const features = listFeatures(folders.map(manifestIn), root.manifest);
            if (lock !== undefined)
                locks.set(external_node_path_.posix.join(folder, "Cargo.lock"), placeProjects(lock, members, features));
            settings.set(external_node_path_.posix.join(folder, "Cargo.toml"), rootSettings(root.manifest));
        }
        const folders = new Set(projects.map(({ folder }) => folder));
        const parts = all.map((folder) => ({
            folder,
            needs: folders.has(folder) ? listSources(folder, manifestIn(folder)) : readPart(files, folder),
        }));
        const isAlone = OTHER_MANIFESTS.every((name) => files.foldersWith(name).length === 0);
        const isOwnOnly = (path) => path.endsWith(".rs") || (isAlone && SOURCES.test(path));
        return { projects, parts, locks, settings, isOwnOnly };
    };
    /** Finds the workspace from which a package inherits dependencies: it may be another one than the outermost. */
    function findRoot(files, folder) {
        const named = (0,parsing/* getText */.q4)(manifestAt(files, folder), "package.workspace");
        const found = named === undefined
            ? listFolders(folder).find((each) => (0,parsing/* getField */.VI)(manifestAt(files, each), "workspace") !== undefined)
            : external_node_path_.posix.join(folder, named);
        return found === undefined ? undefined : { folder: found, manifest: manifestAt(files, found) };
    }
    /** Reads a manifest that is no project, such as test data. It may be invalid on purpose. */
    function readPart(files, folder) {
        try {
            const manifest = manifestAt(files, folder);
            return listNeeds(folder, manifest, findRoot(files, folder) ?? { folder, manifest });
        }
        catch {
            return [];
        }
    }
}
/** Rejects a configuration that replaces packages outside of manifests. @throws Undecidable */
function rejectReplacements(path, settings) {
    if (["patch", "paths"].some((field) => (0,parsing/* getField */.VI)(settings, field) !== undefined))
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} replaces packages`);
}
/** Lists the folders of packages that replace others. */
function listReplacements(files, { folder, manifest }) {
    const known = new Set(files.foldersWith("Cargo.toml"));
    return [(0,parsing/* getField */.VI)(manifest, "replace"), ...listEntries(manifest, "patch").map(([, list]) => list)]
        .flatMap((list) => listEntries({ list }, "list"))
        .flatMap(([, given]) => resolveFolder(folder, (0,parsing/* getText */.q4)(given, "path") ?? "..") ?? [])
        .filter((each) => known.has(each));
}
/** Lists the folders of packages: the root, the listed members, replacements, and packages that they need by path. */
function listMembers(files, { folder, manifest }, { matchList, manifestAt, needsOf, replacements }) {
    const path = external_node_path_.posix.join(folder, "Cargo.toml");
    const globs = readGlobList(manifest, "workspace.members", path);
    const excluded = readGlobList(manifest, "workspace.exclude", path);
    const listed = findMembers(files, { file: "Cargo.toml", folder, globs }, matchList);
    const isExcluded = (member) => excluded.some((each) => (0,impacted_targets_manifests/* isPathBelow */.B5)(`${member}/`, external_node_path_.posix.join(folder, each)));
    const hasPackage = (member) => (0,parsing/* getField */.VI)(manifestAt(member), "package") !== undefined;
    const known = new Set(files.foldersWith("Cargo.toml"));
    const listedOrReplacing = [folder, ...listed.filter((member) => !isExcluded(member)), ...replacements];
    const found = new Set(listedOrReplacing.filter(hasPackage));
    // The loop adds folders to this set, and then visits them too.
    for (const member of found)
        for (const need of needsOf(member))
            if (need.kind === "folder" && known.has(need.folder) && hasPackage(need.folder))
                found.add(need.folder);
    return [...found];
}
function readProject(folder, manifest, root, needs) {
    const name = (0,parsing/* getText */.q4)(manifest, "package.name");
    const isRoot = folder === "." || (folder === root.folder && (0,parsing/* getField */.VI)(root.manifest, "workspace") !== undefined);
    return { target: name || folder, name, folder, isRoot, needs };
}
/** Lists the source files of a package that its manifest names in other folders, such as a shared build script. */
function listSources(folder, manifest) {
    const tables = ["lib", "bin", "test", "example", "bench"].flatMap((kind) => (0,parsing/* getField */.VI)(manifest, kind) ?? []);
    const paths = [(0,parsing/* getText */.q4)(manifest, "package.build"), ...tables.map((table) => (0,parsing/* getText */.q4)(table, "path"))];
    return paths.flatMap((path) => (path?.includes("..") === true ? toFolderNeed(folder, path) : []));
}
/** Lists the dependencies with a `path`. Cargo.lock shows other dependencies on projects. */
function listNeeds(folder, manifest, { folder: top, manifest: root }) {
    return listDependencies(manifest, root).flatMap(({ name, given, inherited }) => {
        if (inherited === "unknown")
            throw new workspace_history/* Undecidable */.F(`the workspace from which ${(0,safety_net/* quoteName */.AB)(folder)} inherits ${(0,safety_net/* quoteName */.AB)(name)} is unknown`);
        const path = (0,parsing/* getText */.q4)(inherited ?? given, "path");
        return path === undefined ? [] : toFolderNeed(inherited === undefined ? folder : top, path);
    });
}
function listDependencies(manifest, root) {
    const shared = new Map(listEntries((0,parsing/* getField */.VI)(root, "workspace"), "dependencies"));
    const owners = [manifest, ...listEntries(manifest, "target").map(([, target]) => target)];
    return owners
        .flatMap((owner) => KINDS.flatMap((kind) => listEntries(owner, kind)))
        .map(([name, given]) => ({
        name,
        given,
        inherited: (0,parsing/* getField */.VI)(given, "workspace") === true ? (shared.get(name) ?? "unknown") : undefined,
    }));
}
/** Lists the features of each package that any member enables: a build of the workspace enables them for all members. */
function listFeatures(manifests, root) {
    const features = new Map();
    for (const manifest of manifests) {
        const names = new Map();
        for (const { name, given, inherited } of listDependencies(manifest, root)) {
            const real = (0,parsing/* getText */.q4)(inherited ?? given, "package") ?? name;
            names.set(name, real);
            const found = features.get(real) ?? new Set();
            if (![given, inherited].some((each) => (0,parsing/* getField */.VI)(each, "default-features") === false))
                found.add("default");
            for (const each of [given, inherited])
                for (const feature of toList((0,parsing/* getField */.VI)(each, "features")))
                    found.add(String(feature));
            features.set(real, found);
        }
        for (const text of listEntries(manifest, "features").flatMap(([, list]) => toList(list))) {
            const [name = "", feature] = String(text).split(/\??\//);
            if (feature !== undefined)
                features.get(names.get(name) ?? name)?.add(feature);
        }
    }
    return features;
}
function toList(value) {
    return Array.isArray(value) ? value : [];
}
function rootSettings(manifest) {
    const shared = ["profile", "patch", "replace"].map((name) => (0,parsing/* getField */.VI)(manifest, name));
    return `${toSettings(shared)} ${toSettings((0,parsing/* getField */.VI)(manifest, "workspace"), MEMBERSHIP)}`;
}
/**
 * Reads Cargo.lock. A package without a source is in a folder. Its field `folder` has its name until `placeProjects`
 * runs.
 */
function parseCargoLock(toml, path) {
    const list = (0,parsing/* getField */.VI)(toml, "package") ?? [];
    if (!Array.isArray(list))
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} has an unknown format`);
    const items = list.map((item) => ({
        item,
        name: (0,parsing/* getText */.q4)(item, "name") ?? "",
        version: (0,parsing/* getText */.q4)(item, "version") ?? "",
        source: (0,parsing/* getText */.q4)(item, "source"),
    }));
    const ids = new Map();
    const toId = ({ name, version, source = "" }) => `${name} ${version} (${source})`;
    for (const each of items)
        for (const key of [each.name, `${each.name} ${each.version}`, toId(each)])
            ids.set(key, toId(each));
    const packages = new Map();
    for (const each of items) {
        const given = (0,parsing/* getField */.VI)(each.item, "dependencies") ?? [];
        const needs = toList(given).map((need) => ids.get(String(need)) ?? String(need));
        const content = (0,parsing/* getText */.q4)(each.item, "checksum") ?? "";
        packages.set(toId(each), { content, needs, folder: each.source === undefined ? each.name : undefined });
    }
    return { settings: String((0,parsing/* getField */.VI)(toml, "version")), packages };
}
/** Replaces the names of projects in `folder` by their folders, and adds the features to the contents of the packages. */
function placeProjects({ settings, packages }, members, features) {
    const folders = new Map(members.map(({ name, folder }) => [name, folder]));
    const placed = [...packages].map(([id, { content, needs, folder }]) => {
        const enabled = [...(features.get(id.slice(0, id.indexOf(" "))) ?? [])].toSorted();
        const place = folder === undefined ? undefined : folders.get(folder);
        return [id, { content: [content, ...enabled].join(" "), needs, folder: place }];
    });
    return { settings, packages: new Map(placed) };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/tasks.js








/** Names of files in which task runners declare dependencies between projects. */
const TASK_FILES = [...TURBO_FILES, ...MOON_FILES, "nx.json", "project.json"];
/** Reads the declarations in `turbo.json`. @throws Undecidable if only Nx or moon can find all dependencies */
function readTasks(files, projects) {
    rejectNx(files, projects);
    rejectMoon(files, projects);
    const folders = new Set(TURBO_FILES.flatMap((name) => files.foldersWith(name)));
    const all = findOuterFolders([...folders]).flatMap((top) => {
        const members = listInside(projects, top).flatMap(({ target, folder, isRoot }) => isRoot ? [] : [{ name: target, path: folder }]);
        return members.length === 0 ? [] : readTurboDeclarations(top, members, (path) => files.read(path)?.text);
    });
    return {
        needs: all.flatMap(({ needs }) => needs),
        reads: all.flatMap(({ reads }) => reads),
        shared: all.flatMap(({ shared }) => shared),
    };
}
/** Matches fields of Nx that can name single projects. */
const NX_NEEDS = /"(?:implicitDependencies|projects)"/;
/** Rejects an Nx workspace with plugins or settings that add dependencies. @throws Undecidable */
function rejectNx(files, projects) {
    for (const folder of files.foldersWith("nx.json")) {
        const inside = listInside(projects, folder);
        if (inside.length === 0)
            continue;
        const textOf = (name) => files.read(external_node_path_.posix.join(folder, name))?.text ?? "";
        const nx = (0,impacted_targets_manifests/* parseLenientJson */.Ri)(textOf("nx.json"));
        const plugins = (0,parsing/* getField */.VI)(nx, "plugins");
        const settings = [
            JSON.stringify((0,parsing/* getField */.VI)(nx, "targetDefaults") ?? {}),
            ...inside.map((project) => files.read(external_node_path_.posix.join(project.folder, "package.json"))?.text ?? ""),
        ];
        const isSimple = typeof nx === "object" &&
            (plugins === undefined || (Array.isArray(plugins) && plugins.length === 0)) &&
            !/"@(?:nx|nrwl)\//.test(textOf("package.json")) &&
            !settings.some((text) => NX_NEEDS.test(text)) &&
            !files.foldersWith("project.json").some((each) => (0,impacted_targets_manifests/* isPathBelow */.B5)(`${each}/`, folder));
        if (!isSimple)
            throw new workspace_history/* Undecidable */.F(`only Nx can determine all dependencies, because the workspace of ${(0,safety_net/* quoteName */.AB)(external_node_path_.posix.join(folder, "nx.json"))} has plugins or settings of projects`);
    }
}
/** Matches `dependsOn`, tasks such as `a:build`, and inputs such as `/packages/a/**` in moon files. */
const MOON_NEEDS = /\bdependsOn\b|(?:^|[\s'"[,])[\w@][\w@/.-]*:[a-z]|['"\s[]\/[^/\s'"]+\/|project:\/\//m;
/** Rejects a moon workspace in which a project file declares dependencies. @throws Undecidable */
function rejectMoon(files, projects) {
    const folders = new Set(projects.map(({ folder }) => folder));
    for (const name of MOON_FILES)
        for (const path of files.foldersWith(name).flatMap((each) => (folders.has(each) ? external_node_path_.posix.join(each, name) : [])))
            if (MOON_NEEDS.test(files.read(path)?.text ?? ""))
                throw new workspace_history/* Undecidable */.F(`only moon can determine all dependencies, because ${(0,safety_net/* quoteName */.AB)(path)} names other projects`);
}
function listInside(projects, folder) {
    return projects.filter((project) => project.folder === folder || (0,impacted_targets_manifests/* isPathBelow */.B5)(project.folder, folder));
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/uv.js







/** Fields of `[tool.uv]` that affect only members or single dependencies, so they are no shared settings. */
const OWN_FIELDS = ["workspace", "sources", "dev-dependencies"];
/** Creates a reader of uv workspaces and single Python projects. */
function createUvReader(matchList, parseToml) {
    const readManifest = readOnce((text, path) => ({ toml: parseToml(text, path) }));
    const readLock = readOnce((text, path) => parseUvLock(parseToml(text, path), path));
    const manifestAt = (files, folder) => readManifest(files, external_node_path_.posix.join(folder, "pyproject.toml"))?.toml;
    return (files) => {
        const all = files.foldersWith("pyproject.toml");
        const projects = [];
        const locks = new Map();
        const settings = new Map();
        const known = new Set(all);
        const locked = new Set();
        const roots = findOuterFolders(all.filter((folder) => isProject(tryRead(files, folder))));
        for (const root of roots) {
            const manifest = manifestAt(files, root);
            const path = external_node_path_.posix.join(root, "uv.lock");
            const lock = readLock(files, path);
            for (const { folder } of lock?.packages.values() ?? [])
                locked.add(folder);
            const members = uv_listMembers(files, root, manifest, matchList);
            const folders = new Set(isPackage(manifest) ? [root, ...members] : members);
            // The loop adds projects that are needed by path to this set, and then visits them too.
            for (const folder of folders) {
                const project = uv_readProject(files, folder, manifestAt(files, folder), { root, manifest });
                projects.push(project);
                for (const need of project.needs)
                    if (need.kind === "folder" && known.has(need.folder) && !roots.includes(need.folder))
                        folders.add(need.folder);
            }
            if (lock !== undefined)
                locks.set(path, lock);
            const uv = toSettings((0,parsing/* getField */.VI)(manifest, "tool.uv"), OWN_FIELDS);
            settings.set(external_node_path_.posix.join(root, "pyproject.toml"), uv);
        }
        const folders = new Set(projects.map(({ folder }) => folder));
        // A single project cannot depend on another project. A lock file shows dynamic dependencies.
        for (const folder of folders.size < 2 ? [] : folders)
            if (!locked.has(folder))
                rejectBuildCode(files, folder, manifestAt(files, folder));
        const others = folders.size < 2 ? [] : findTextNeeds(files);
        const unlisted = all
            .filter((folder) => !folders.has(folder))
            .map((folder) => ({ folder, needs: findTomlNeeds(tryRead(files, folder), folder).filter(isFolder) }));
        const parts = [...others, ...unlisted];
        // A path to the top folder is no dependency on the project at the top.
        const isNear = (need) => need.kind === "name" ||
            [...folders].some((each) => each === need.folder || (each !== "." && (0,impacted_targets_manifests/* isPathBelow */.B5)(need.folder, each)) || (0,impacted_targets_manifests/* isPathBelow */.B5)(each, need.folder));
        return {
            projects: projects.map((project) => ({ ...project, needs: project.needs.filter(isNear) })),
            parts: parts.map(({ folder, needs }) => ({ folder, needs: needs.filter(isNear) })),
            locks,
            settings,
        };
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
function isFolder({ kind }) {
    return kind === "folder";
}
/** True for the manifest of a project or a workspace. Other manifests have only settings of tools. */
function isProject(manifest) {
    return isPackage(manifest) || (0,parsing/* getField */.VI)(manifest, "tool.uv.workspace") !== undefined;
}
function isPackage(manifest) {
    return ["project", "tool.poetry", "build-system"].some((field) => (0,parsing/* getField */.VI)(manifest, field) !== undefined);
}
function uv_listMembers(files, folder, manifest, matchList) {
    const path = external_node_path_.posix.join(folder, "pyproject.toml");
    const globs = readGlobList(manifest, "tool.uv.workspace.members", path);
    const excluded = readGlobList(manifest, "tool.uv.workspace.exclude", path);
    const list = [...globs, ...excluded.map((glob) => `!${glob}`)];
    return globs.length === 0 ? [] : findMembers(files, { file: "pyproject.toml", folder, globs: list }, matchList);
}
function uv_readProject(files, folder, manifest, { root, manifest: top }) {
    const name = readPackageName(files, folder, manifest);
    const isRoot = folder === "." || (folder === root && (0,parsing/* getField */.VI)(manifest, "tool.uv.workspace") !== undefined);
    const sources = readSources(top, root);
    const needs = findTomlNeeds(manifest, folder);
    // Members of a workspace can use `[tool.uv.sources]` of the root.
    const shared = needs.flatMap((need) => (need.kind === "name" ? (sources.get(need.name) ?? []) : []));
    return {
        target: name || folder,
        name: name === undefined ? name : normalizeName(name),
        folder,
        isRoot,
        needs: [...needs, ...shared],
    };
}
/** Reads the folders in `[tool.uv.sources]`, by normalized package name. */
function readSources(manifest, folder) {
    return new Map(listEntries((0,parsing/* getField */.VI)(manifest, "tool.uv"), "sources").map(([name, given]) => {
        const sources = Array.isArray(given) ? given : [given];
        const paths = sources.flatMap((source) => (0,parsing/* getText */.q4)(source, "path") ?? []);
        return [normalizeName(name), paths.flatMap((path) => toFolderNeed(folder, path))];
    }));
}
function parseUvLock(toml, path) {
    const items = (0,parsing/* getField */.VI)(toml, "package") ?? [];
    if (!Array.isArray(items) || (0,parsing/* getField */.VI)(toml, "version") !== 1)
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} has an unknown version`);
    const ids = new Map();
    const list = items.map((item) => {
        const name = (0,parsing/* getText */.q4)(item, "name") ?? "";
        const id = `${name} ${(0,parsing/* getText */.q4)(item, "version") ?? ""} ${toSettings((0,parsing/* getField */.VI)(item, "source"))}`;
        ids.set(name, [...(ids.get(name) ?? []), id]);
        return { id, item };
    });
    const packages = new Map();
    for (const { id, item } of list) {
        const groups = ["optional-dependencies", "dev-dependencies"].flatMap((kind) => listEntries(item, kind));
        const lists = [(0,parsing/* getField */.VI)(item, "dependencies"), ...groups.map(([, group]) => group)];
        const needs = lists
            .flatMap((each) => (Array.isArray(each) ? each : []))
            .flatMap((need) => {
            const name = (0,parsing/* getText */.q4)(need, "name") ?? "";
            const version = (0,parsing/* getText */.q4)(need, "version");
            return (ids.get(name) ?? []).filter((other) => version === undefined || other.startsWith(`${name} ${version} `));
        });
        const source = (0,parsing/* getField */.VI)(item, "source");
        const folder = ["editable", "virtual", "directory"].flatMap((kind) => (0,parsing/* getText */.q4)(source, kind) ?? [])[0];
        const project = folder === undefined ? undefined : resolveFolder(external_node_path_.posix.dirname(path), folder);
        packages.set(id, { content: folder === undefined ? toSettings(item) : "", needs, folder: project });
    }
    return { settings: toSettings(toml, ["package", "manifest", "revision"]), packages };
}
/** Names of files other than `pyproject.toml` that can contain dependencies. */
const NEED_NAMES = new Set(["setup.cfg", "tox.ini", "hatch.toml", "pixi.toml", "Pipfile"]);
const PYTHON_NAMES = [...NEED_NAMES, "pyproject.toml", "setup.py"];
/** True for a requirements file, such as `requirements-dev.txt` or `requirements/dev.in`. */
function isRequirements(path) {
    return /\.(?:txt|in)$/.test(path) && /requirements(?:[^/]*|\/[^/]*)$/.test(path);
}
/** Matches keys of dependencies, such as `extra-dependencies`, `requires`, `sources` and `deps`. */
const NEED_KEY = /depend|deps|requir|source/i;
/** Lists possible dependencies in all tables of a file, because each tool has its own tables. */
function findTomlNeeds(toml, folder) {
    const leaves = listLeaves(toml);
    const paths = leaves.flatMap(({ keys, text }) => (keys.at(-1) === "path" ? [text] : findRelativePaths(text)));
    // A name can be a key too, such as `a` in `dependencies.a.version`.
    const names = leaves.flatMap(({ keys, text }) => {
        const start = keys.findIndex((key) => NEED_KEY.test(key));
        return start < 0 ? [] : [...keys.slice(start + 1), text];
    });
    return [
        ...[...new Set(names.map(normalizeName))].map((name) => ({ kind: "name", name })),
        ...[...new Set(paths)].flatMap((path) => toFolderNeed(folder, path)),
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
    const paths = files.paths.filter((path) => NEED_NAMES.has(external_node_path_.posix.basename(path)) || isRequirements(path));
    const texts = new Map(paths.map((path) => [path, readText(files.read(path)?.text ?? "")]));
    for (const { path, destination = "" } of files.links)
        if (texts.has(destination))
            texts.set(path, { names: [], paths: [external_node_path_.posix.relative(external_node_path_.posix.dirname(path), destination)] });
    let count = 0;
    return [...texts.keys()].map((path) => {
        const included = new Set([path]);
        const needs = [];
        // A set also returns the files that the loop adds, such as `-r ../requirements.txt`.
        for (const each of included) {
            const { names, paths: found } = texts.get(each) ?? readText("");
            const folder = external_node_path_.posix.dirname(each);
            // pip reads paths from the folder in which it runs.
            const starts = new Set([folder, external_node_path_.posix.dirname(folder), external_node_path_.posix.dirname(path), external_node_path_.posix.dirname(external_node_path_.posix.dirname(path))]);
            count += names.length + starts.size * found.length;
            if (count > MAXIMUM_TEXT_NEEDS)
                throw new workspace_history/* Undecidable */.F("requirements files have too many dependencies to compare");
            for (const name of names)
                needs.push({ kind: "name", name });
            for (const start of starts)
                for (const other of found)
                    needs.push(...toFolderNeed(start, other));
            for (const other of found)
                if (texts.has(external_node_path_.posix.join(folder, other)))
                    included.add(external_node_path_.posix.join(folder, other));
        }
        return { folder: external_node_path_.posix.dirname(path), needs };
    });
}
/** Lists the words and possible paths in a text: a folder or file without a slash only after an option such as `-r`. */
function readText(text) {
    const slashed = text.split(/[^\w.@/-]+/).filter((word) => word.includes("/"));
    const given = [...text.matchAll(/(?:^|\s)(?:-[a-z]|--[a-z-]+)[\s=]*([\w.@/-]+)/g)].flatMap(([, path = ""]) => path);
    return {
        names: [...new Set(text.split(/[^\w.-]+/).map(normalizeName))],
        // A path without letters, such as `-e .`, is the folder of the file itself.
        paths: [...new Set([...findRelativePaths(text), ...[...slashed, ...given].filter((path) => /\w/.test(path))])],
    };
}
/** Returns the name of a package; undefined if no manifest has the name. */
function readPackageName(files, folder, manifest) {
    const inSettings = /^name\s*=\s*(\S+)\s*$/m.exec(files.read(external_node_path_.posix.join(folder, "setup.cfg"))?.text ?? "")?.[1];
    return (0,parsing/* getText */.q4)(manifest, "project.name") ?? (0,parsing/* getText */.q4)(manifest, "tool.poetry.name") ?? inSettings;
}
/** Rejects a package if only code knows its dependencies. @throws Undecidable */
function rejectBuildCode(files, folder, manifest) {
    const dynamic = Object(Object(manifest).project).dynamic;
    const path = external_node_path_.posix.join(folder, "pyproject.toml");
    const fields = Array.isArray(dynamic) ? dynamic : [];
    if (fields.includes("dependencies") || fields.includes("optional-dependencies"))
        throw new workspace_history/* Undecidable */.F(`the dependencies in ${(0,safety_net/* quoteName */.AB)(path)} are dynamic, so only its build can determine them`);
    const code = external_node_path_.posix.join(folder, "setup.py");
    const text = files.read(code)?.text;
    const hasName = ["project.name", "tool.poetry.name"].some((field) => (0,parsing/* getText */.q4)(manifest, field) !== undefined);
    if (text !== undefined && (!hasName || /_requires?\b/.test(text)))
        throw new workspace_history/* Undecidable */.F(`the code in ${(0,safety_net/* quoteName */.AB)(code)} defines the dependencies, and only its build can run this code`);
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
    ...PYTHON_NAMES,
    ...TASK_FILES,
]);
/** Maximum total size of manifests and lock files in bytes. */
const MAXIMUM_BYTES = 256 * 1024 * 1024;
/** Reads the manifests, lock files and links of commits below a folder. It reads each Git object once. */
async function readCommits(git, [first, ...others], workspace) {
    const isWanted = (file) => isNeeded(file, workspace);
    const [files, ...changes] = await Promise.all([
        (0,read_file/* listTree */.nT)(git, first, isWanted),
        ...others.map((commit) => (0,read_file/* listTreeChanges */.oQ)(git, first, commit)),
    ]);
    const trees = [files, ...changes.map((changed) => applyChanges(files, changed.filter(isWanted)))];
    const contents = await readContents(git, trees.flat());
    const texts = new Map();
    const textOf = (id) => {
        const text = texts.get(id) ?? contents.get(id)?.toString("utf8");
        if (text !== undefined)
            texts.set(id, text);
        return text;
    };
    const known = new Map();
    const all = [];
    for (const [index, commit] of [first, ...others].entries()) {
        const tree = trees[index] ?? [];
        const indexed = known.get(tree) ?? indexFiles(commit, tree, textOf);
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
        return await (0,read_file/* readObjects */.$I)(git, ids, MAXIMUM_BYTES);
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR) || error.kind !== "input")
            throw error;
        throw new workspace_history/* Undecidable */.F(`the manifests and lock files have more than ${(0,format/* formatBytes */.z3)(MAXIMUM_BYTES)}`);
    }
}
function isNeeded({ path, kind }, workspace) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const isNamed = kind !== "file" ||
        NAMES.has(name) ||
        isRequirements(path) ||
        (name.startsWith("config") && CARGO_CONFIG.test(path));
    // A `go.work` above the working directory decides about the modules in it.
    const isInside = (0,impacted_targets_manifests/* isPathBelow */.B5)(path, workspace) || (name === "go.work" && (0,impacted_targets_manifests/* isPathBelow */.B5)(workspace, external_node_path_.posix.dirname(path)));
    return isNamed && isInside && !`/${path}`.includes("/node_modules/");
}
function indexFiles(commit, needed, textOf) {
    const ids = new Map(needed.flatMap(({ path, id, kind }) => (kind === "file" ? [[path, id]] : [])));
    const folders = new Map();
    for (const path of ids.keys())
        (0,ownership.appendToList)(folders, external_node_path_.posix.basename(path), external_node_path_.posix.dirname(path));
    return {
        commit,
        tree: needed,
        paths: [...ids.keys()],
        foldersWith: (name) => folders.get(name) ?? [],
        read(path) {
            const id = ids.get(path);
            if (id === undefined)
                return undefined;
            const text = textOf(id);
            if (text === undefined)
                throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} is not in the clone`);
            return { id, text };
        },
        links: needed
            .filter(({ kind }) => kind === "link")
            .map(({ path, id }) => ({ path, destination: resolveFolder(external_node_path_.posix.dirname(path), textOf(id) ?? "") })),
        submodules: needed.flatMap(({ path, kind }) => (kind === "submodule" ? [path] : [])),
    };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/go.js




/** Creates a reader of Go modules and of `go.work`. */
function createGoReader(findImports) {
    const readFile = readOnce(parseDirectives);
    return async (files) => {
        const projects = [];
        const modules = new Map();
        for (const folder of files.foldersWith("go.mod").filter(isVisible)) {
            const directives = readFile(files, external_node_path_.posix.join(folder, "go.mod")) ?? [];
            const name = directives.find(({ verb }) => verb === "module")?.words[0];
            if (name === undefined)
                throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(external_node_path_.posix.join(folder, "go.mod"))} has no module path at one of the commits`);
            modules.set(folder, directives);
            projects.push({ target: name, name, folder, isRoot: folder === ".", needs: go_listNeeds(folder, directives) });
        }
        const settings = new Map();
        const parts = [];
        for (const folder of files.foldersWith("go.work").filter(isVisible)) {
            const path = external_node_path_.posix.join(folder, "go.work");
            const work = readFile(files, path) ?? [];
            const used = new Set(work
                .flatMap(({ verb, words }) => (verb === "use" ? toFolderNeed(folder, words[0] ?? "") : []))
                .flatMap(folderOf));
            const hidden = [...used].find((each) => files.submodules.includes(each) || !isVisible(each));
            if (hidden !== undefined)
                throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(hidden)} is a submodule or in a folder that Go ignores`);
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
/** Matches files that only their own module can use, because Go cannot import or embed files of another module, except for those that `go work vendor` copies. */
const GO_FILE = /^(?!(?:.*\/)?vendor\/).*(?:\.go|(?<=^|\/)go\.(?:mod|sum))$/s;
/** Lists a module and the modules whose path begins its path: one of these can contain the imported package too. */
function listAround(name, modules) {
    return listFolders(name).flatMap((each) => (modules.has(each) ? [{ kind: "name", name: each }] : []));
}
/** True when Go searches a folder for modules. It ignores folders such as `testdata`. */
function isVisible(folder) {
    return folder === "." || !folder.split("/").some((name) => /^[._]|^(?:testdata|vendor|node_modules)$/.test(name));
}
/** True for a directive that affects the versions of all modules. */
function isShared({ verb }) {
    return ["require", "replace", "exclude"].includes(verb);
}
function folderOf(need) {
    return need.kind === "folder" ? [need.folder] : [];
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
            throw new workspace_history/* Undecidable */.F(`line ${index + 1} of ${(0,safety_net/* quoteName */.AB)(path)} has an unknown syntax at one of the commits`);
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
        return verb === "replace" && path !== undefined && /^\.{1,2}(?:\/|$)/.test(path) ? toFolderNeed(folder, path) : [];
    });
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/lock.js

/**
 * Finds pairs of projects in which one needs the other, directly or through external packages. Returns their folders.
 */
function findLockedNeeds(lock) {
    if (lock.hasNoLinks === true)
        return [];
    const { packages } = lock;
    const pairs = [...packages.values()].flatMap(({ folder, needs }) => {
        if (folder === undefined)
            return [];
        return needs.flatMap((id) => packages.get(id)?.folder ?? []).map((needed) => [folder, needed]);
    });
    const linking = [...packages].filter(([, { folder, needs }]) => folder === undefined && needs.some((id) => packages.get(id)?.folder !== undefined));
    if (linking.length === 0)
        return pairs;
    const dependents = indexDependents([packages]);
    const through = linking.flatMap(([id, { needs }]) => {
        const needed = needs.flatMap((each) => packages.get(each)?.folder ?? []);
        return reachProjects([id], [packages], dependents).flatMap((folder) => needed.map((each) => [folder, each]));
    });
    return [...pairs, ...through];
}
/**
 * Finds the folders of projects whose resolved dependencies differ between two versions of a lock file. `others` are
 * further versions, such as the one in the target branch: more projects may need a changed package there.
 */
function findDifferentProjects(before, after, others) {
    const sides = [before.packages, after.packages];
    const changed = [...new Set(sides.flatMap((packages) => [...packages.keys()]))].filter((id) => !isSame(before.packages.get(id), after.packages.get(id)));
    if (changed.length === 0)
        return { folders: [], unneeded: undefined };
    const all = [...sides, ...others.map(({ packages }) => packages)];
    const needed = new Set(sides.flatMap((packages) => [...packages].flatMap(([id, { folder }]) => (folder === undefined ? [] : id))));
    // The loop adds ids to this set, and then visits them too.
    for (const id of needed)
        for (const packages of all)
            for (const need of packages.get(id)?.needs ?? [])
                needed.add(need);
    return {
        folders: reachProjects(changed, all, indexDependents(all)),
        unneeded: changed.find((id) => !needed.has(id) && !linksProject(id, sides)),
    };
}
/**
 * Finds projects that already use an external package that the change begins to use. A later change of this package
 * lists these projects, so both changes then share a target.
 */
function findNewSharers(before, after, listed) {
    const dependents = indexDependents([before.packages]);
    const newlyNeeded = [...after.packages].flatMap(([id, { needs }]) => {
        const known = new Set(before.packages.get(id)?.needs);
        return needs.filter((needed) => !known.has(needed));
    });
    const sharers = [...new Set(newlyNeeded)].flatMap((id) => {
        const locked = before.packages.get(id);
        if (locked === undefined || locked.folder !== undefined)
            return [];
        const folders = reachProjects([id], [before.packages], dependents);
        // One user of the package is enough. A project that is in the list already keeps the list short.
        return folders.find((folder) => listed.includes(folder)) ?? folders[0] ?? [];
    });
    return new Set(sharers);
}
function isSame(one, other) {
    if (one === undefined || other === undefined || one.content !== other.content)
        return false;
    return one.needs.join("\n") === other.needs.join("\n");
}
/** True when an entry directly needs a project, as a link in `node_modules` does. */
function linksProject(id, sides) {
    return sides.some((packages) => packages.get(id)?.needs.some((need) => packages.get(need)?.folder !== undefined));
}
function indexDependents(sides) {
    const dependents = new Map();
    for (const packages of sides)
        for (const [id, { needs }] of packages)
            for (const needed of needs)
                (0,ownership.appendToList)(dependents, needed, id);
    return dependents;
}
/** Finds the projects that need the packages directly or through other packages. */
function reachProjects(ids, sides, dependents) {
    const known = new Set(ids);
    const folders = new Set();
    // The loop adds ids to this set, and then visits them too.
    for (const id of known) {
        const reached = sides.flatMap((packages) => packages.get(id)?.folder ?? []);
        for (const folder of reached)
            folders.add(folder);
        if (reached.length === 0)
            for (const dependent of dependents.get(id) ?? [])
                known.add(dependent);
    }
    return [...folders];
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/json-locks.js






function dependencyNames(entry) {
    return impacted_targets_manifests/* DEPENDENCY_KINDS */.SW.flatMap((kind) => listEntries(entry, kind).map(([name]) => name));
}
/** Reads `package-lock.json` of npm 7 and later. */
function readNpmLock(text, path, base) {
    const json = (0,impacted_targets_manifests/* parseLenientJson */.Ri)(text);
    const entries = new Map(listEntries(json, "packages"));
    if (entries.size === 0)
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} has no packages, or the format of npm 6 or earlier`);
    const packages = new Map();
    for (const [key, entry] of entries) {
        const needs = dependencyNames(entry).flatMap((name) => findInstalled(key, name, entries));
        const isProject = !`/${key}`.includes("/node_modules/");
        const linked = (0,parsing/* getField */.VI)(entry, "link") === true ? [(0,parsing/* getText */.q4)(entry, "resolved") ?? ""] : [];
        const content = isProject
            ? ""
            : [(0,parsing/* getText */.q4)(entry, "version"), (0,parsing/* getText */.q4)(entry, "integrity") ?? (0,parsing/* getText */.q4)(entry, "resolved")].join(" ");
        packages.set(key, {
            content,
            needs: [...needs, ...linked],
            folder: isProject ? resolveFolder(base, key) : undefined,
        });
    }
    return { settings: String((0,parsing/* getField */.VI)(json, "lockfileVersion")), packages };
}
/** Finds an installed package by name in the `node_modules` folders around a package, like Node.js. */
function findInstalled(key, name, entries) {
    for (let folder = key;; folder = external_node_path_.posix.dirname(folder)) {
        const top = folder === "" || folder === ".";
        const candidate = top ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
        if (entries.has(candidate))
            return [candidate];
        if (top || folder === "/")
            return [];
    }
}
/** Reads `bun.lock`. The key of a package is a path of names, such as `debug/ms` for the `ms` of `debug`. */
function readBunLock(text, path, base) {
    const json = (0,impacted_targets_manifests/* parseLenientJson */.Ri)(text);
    const workspaces = listEntries(json, "workspaces");
    if (workspaces.length === 0 || Number((0,parsing/* getField */.VI)(json, "lockfileVersion")) > 1)
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} has an unknown version`);
    const entries = new Map(listEntries(json, "packages"));
    const find = (owner, names) => names.flatMap((name) => {
        for (let length = owner.length; length >= 0; length -= 1) {
            const key = [...owner.slice(0, length), name].join("/");
            if (entries.has(key))
                return [key];
        }
        return [];
    });
    const packages = new Map();
    for (const [folder, entry] of workspaces) {
        const needs = find([(0,parsing/* getText */.q4)(entry, "name") ?? ""], dependencyNames(entry));
        packages.set(`project ${folder}`, { content: "", needs, folder: resolveFolder(base, folder) });
    }
    for (const [key, entry] of entries) {
        const parts = Array.isArray(entry) ? entry : [];
        const [ident] = parts;
        const needs = parts.flatMap((part) => find(key.match(/(?:@[^/]+\/)?[^/]+/g) ?? [], dependencyNames(part)));
        const folder = /@workspace:(.*)$/.exec(String(ident))?.[1];
        const content = `${String(ident)} ${String(parts.at(-1))}`;
        packages.set(key, { content, needs: folder === undefined ? needs : [`project ${folder}`] });
    }
    const settings = toSettings(json, ["workspaces", "packages", "overrides", "catalog", "catalogs"]);
    return { settings, packages };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/indented-text.js


const DEPTH_LIMIT = 20;
/**
 * Reads the mappings of `pnpm-lock.yaml` and `yarn.lock`, which have one key on each line and two spaces for each
 * level. A full YAML parser needs seconds for a large lock file. @throws Undecidable for any other syntax
 */
function readIndented(text, path) {
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
    return new workspace_history/* Undecidable */.F(`line ${index + 1} of ${(0,safety_net/* quoteName */.AB)(path)} has an unknown syntax at one of the commits`);
}
function mappingAt(mapping, key) {
    const found = mapping?.get(key);
    return found === undefined || typeof found === "string" ? new Map() : found;
}
function textAt(mapping, key) {
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
const HOOK_CHECKSUM = "pnpmfileChecksum:";
/** Opens `pnpm-lock.yaml`. It parses the packages only when needed, because most changes need only `hasNoLinks`. */
function openPnpmLock(whole, path, base) {
    // If the file has two documents, the first one is about pnpm itself.
    const start = whole.lastIndexOf("\n---\n") + 1;
    const text = whole.slice(start);
    let read;
    const load = () => {
        read ??= readPnpmLock(text, path, base);
        return read;
    };
    // Only importers precede the packages. Manifests show links of importers, unless overrides, extensions or hooks change them.
    const end = text.indexOf("\npackages:");
    const hasLinks = end < 0 ||
        /[ @(](?:link|file):/.test(text.slice(end)) ||
        /\n(?:overrides|packageExtensionsChecksum):/.test(text) ||
        text.includes(`\n${HOOK_CHECKSUM}`);
    return {
        hasNoLinks: !hasLinks,
        get settings() {
            return whole.slice(0, start) + load().settings;
        },
        get packages() {
            return load().packages;
        },
    };
}
/** Reads `pnpm-lock.yaml` of pnpm 8 and later. `base` is the folder to which its paths are relative. */
function readPnpmLock(text, path, base) {
    const root = readIndented(text, path);
    const format = textAt(root, "lockfileVersion") ?? "";
    if (!/^[69]\./.test(format))
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} has the version ${(0,safety_net/* quoteName */.AB)(format)}, which is unknown`);
    const packages = mappingAt(root, "packages");
    const snapshots = format.startsWith("9") ? mappingAt(root, "snapshots") : packages;
    const importers = root.has("importers") ? mappingAt(root, "importers") : new Map([[".", root]]);
    const locked = new Map();
    const find = (name, version, folder) => {
        if (version.startsWith("link:"))
            return toImporter(external_node_path_.posix.join(folder, version.slice(5)));
        const id = `${name}@${version}`;
        if (snapshots.has(id))
            return id;
        const found = [version, `/${id}`].find((other) => snapshots.has(other));
        if (found === undefined)
            throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} does not contain ${(0,safety_net/* quoteName */.AB)(id)}`);
        return found;
    };
    for (const id of importers.keys()) {
        const folder = external_node_path_.posix.join(base, id);
        const needs = pnpm_lock_listDependencies(mappingAt(importers, id)).map(([name, value]) => find(name, versionIn(value), folder));
        locked.set(toImporter(folder), { content: "", needs, folder });
    }
    for (const id of snapshots.keys()) {
        const needs = pnpm_lock_listDependencies(mappingAt(snapshots, id)).map(([name, value]) => find(name, versionIn(value), base));
        // With `injected`, pnpm installs a copy of a project.
        const folder = /@file:([^()]+)/.exec(id)?.[1];
        const project = folder === undefined ? [] : [toImporter(external_node_path_.posix.join(base, folder))];
        const facts = mappingAt(packages, packages.has(id) ? id : id.replace(/(?<=.)\(.*$/, ""));
        locked.set(id, { content: toText(facts.get("resolution")), needs: [...needs, ...project] });
    }
    const settings = [...root]
        .filter(([key]) => !RESOLVED.includes(key))
        .map(([key, value]) => `${key}: ${toText(value)}`);
    return { settings: settings.join("\n"), packages: locked };
}
function toImporter(folder) {
    return `project ${folder}`;
}
function pnpm_lock_listDependencies(owner) {
    return pnpm_lock_KINDS.flatMap((kind) => [...mappingAt(owner, kind)]);
}
function versionIn(value) {
    return typeof value === "string" ? value : (textAt(value, "version") ?? "");
}
function toText(value) {
    if (value === undefined || typeof value === "string")
        return value ?? "";
    return `{${[...value].map(([key, inner]) => `${key}: ${toText(inner)}`).join(", ")}}`;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/yarn-lock.js



/**
 * Reads `yarn.lock` of Yarn 1 and later. That of Yarn 1 lists no projects, so their manifests are parameters, and
 * `resolutions`, the keys of this field at the top.
 */
function readYarnLock(text, path, { base, projects, resolutions, }) {
    const root = readIndented(text, path);
    const meta = mappingAt(root, "__metadata");
    const ids = new Map();
    const byName = new Map();
    const entries = [...root.keys()].filter((key) => key !== "__metadata");
    for (const key of entries) {
        for (const descriptor of splitDescriptors(key)) {
            ids.set(descriptor, key);
            (0,ownership.appendToList)(byName, nameIn(descriptor), key);
        }
    }
    for (const { folder, name } of projects)
        if (name !== undefined)
            (0,ownership.appendToList)(byName, name, toProject(folder));
    const replaced = new Set(resolutions.flatMap((key) => key.match(/(?:@[\w.~-]+\/)?[\w.~-]+/g) ?? []));
    // If resolutions replace a range, the entry of the range may be missing or of others. Then all packages of the name count.
    const find = ([name, range]) => {
        const found = replaced.has(name) ? undefined : (ids.get(`${name}@${range}`) ?? ids.get(`${name}@npm:${range}`));
        return found === undefined ? (byName.get(name) ?? []) : [found];
    };
    const packages = new Map();
    for (const key of entries) {
        const entry = mappingAt(root, key);
        const needs = yarn_lock_KINDS.flatMap((kind) => [...mappingAt(entry, kind)].flatMap(([name, range]) => (typeof range === "string" ? find([name, range]) : [])));
        const folder = findFolder([...splitDescriptors(key), textAt(entry, "resolution") ?? ""], base);
        const link = folder === undefined ? [] : [toProject(folder)];
        packages.set(key, { content: FACTS.map((fact) => textAt(entry, fact)).join(" "), needs: [...needs, ...link] });
    }
    for (const { folder, ranges } of projects)
        packages.set(toProject(folder), { content: "", needs: ranges.flatMap(find), folder });
    return { settings: [...meta.keys()].map((key) => `${key}: ${textAt(meta, key)}`).join("\n"), packages };
}
const yarn_lock_KINDS = ["dependencies", "optionalDependencies", "peerDependencies"];
const FACTS = ["version", "resolution", "checksum", "integrity", "resolved", "conditions"];
function toProject(folder) {
    return `project ${folder}`;
}
/** Splits a key with several ranges: `"a@^1, a@^2"` of Yarn 2, or `"a@^1", a@^2` of Yarn 1. */
function splitDescriptors(key) {
    return key.split(/"?, "?/).map((descriptor) => descriptor.replace(/^"|"$/g, ""));
}
function nameIn(descriptor) {
    return descriptor.slice(0, Math.max(1, descriptor.indexOf("@", 1)));
}
/** Returns the folder of a linked package or a project; undefined for an external package. */
function findFolder(descriptors, base) {
    for (const descriptor of descriptors) {
        const path = /^.[^@]*@(?:workspace|link|portal|file):([^:#]*)/.exec(descriptor)?.[1];
        if (path !== undefined && /^\.|\/|^[\w-]+$/.test(path))
            return resolveFolder(base, path);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/npm.js











/** Files other than `package.json` that list projects. */
const ROOT_FILES = ["rush.json", "pnpm-workspace.yaml", "lerna.json"];
/** Matches a folder with a lock file of Rush. The group is the name of the subspace. */
const RUSH_FOLDER = /(?:^|\/)common\/config\/(?:rush|subspaces\/([^/]+))$/;
/** Fields of a root `package.json` that apply to all projects. */
const SHARED = ["packageManager", "devEngines", "engines", "volta", "pnpm", "bun"];
const RESOLUTIONS = ["overrides", "resolutions", "catalog", "catalogs"];
/** True for the settings folder of the repository's Rush workspace. False for a folder in a template or a test. */
function isRushFolder(folder, root) {
    return RUSH_FOLDER.exec(external_node_path_.posix.relative(root, folder))?.index === 0;
}
/** Creates a reader of npm, pnpm, Yarn, Bun, Lerna and Rush workspaces. `ofTool` are further folders of packages. */
function createNpmReader(matchList, ofTool = []) {
    const readJson = readOnce((text) => ({ json: (0,impacted_targets_manifests/* parseLenientJson */.Ri)(text) }));
    const readYamlOnce = readOnce((text, path) => ({ value: readYamlFile(text, path) }));
    const readManifest = readOnce((text, path) => (0,impacted_targets_manifests/* readPackageManifest */.i7)(text, external_node_path_.posix.dirname(path), completeAlias));
    const locks = createLockReaders();
    return async (files) => {
        const jsonAt = (folder, name) => readJson(files, external_node_path_.posix.join(folder, name))?.json;
        const all = files.foldersWith("package.json");
        const projects = [];
        const settings = new Map();
        const found = new Map();
        for (const folder of findOuterFolders([...ROOT_FILES.flatMap((name) => files.foldersWith(name)), ...all])) {
            const at = (name) => external_node_path_.posix.join(folder, name);
            const root = {
                folder,
                manifest: jsonAt(folder, "package.json"),
                pnpm: await readYamlOnce(files, at("pnpm-workspace.yaml"))?.value,
                yarn: await readYamlOnce(files, at(".yarnrc.yml"))?.value,
            };
            rejectCode(files, root);
            const rush = jsonAt(folder, "rush.json");
            const folders = rush === undefined ? findFolders(files, root, matchList, jsonAt) : rushFolders(rush, folder);
            const catalogs = createCatalogs(root);
            const more = ofTool.filter((each) => (0,impacted_targets_manifests/* isPathBelow */.B5)(each, folder) && files.read(external_node_path_.posix.join(each, "package.json")) !== undefined);
            const members = [...new Set([...folders, ...more])].map((each) => npm_readProject(files, each, { root, catalogs, isWorkspace: folders.length > 1 }, readManifest));
            projects.push(...members.map(({ project }) => project));
            const ranges = () => members.map(({ project, text }) => readRanges(project, text));
            const read = locks(files, root, ranges);
            for (const [path, lock] of read)
                found.set(path, lock);
            for (const [name, text] of npm_rootSettings(root, read.length > 0))
                settings.set(at(name), text);
            const rules = ["yarn.config.cjs", "constraints.pro"].map(at).filter((path) => files.read(path) !== undefined);
            // A change of one manifest can break a rule of Yarn for another manifest.
            for (const each of rules.length === 0 ? [] : [...rules, ...members.map(({ path }) => path)])
                settings.set(each, files.read(each)?.text ?? "");
        }
        const folders = new Set(projects.map(({ folder }) => folder));
        const parts = all.flatMap((folder) => {
            const needs = folders.has(folder) ? [] : (readManifest(files, external_node_path_.posix.join(folder, "package.json"))?.needs ?? []);
            const inFolders = needs.filter(({ kind }) => kind === "folder");
            return inFolders.length === 0 ? [] : [{ folder, needs: inFolders }];
        });
        return { projects, parts, locks: found, settings };
    };
}
async function readYamlFile(text, path) {
    const reading = await (0,yaml_nodes/* readYaml */.g)(text);
    if (!reading.ok)
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} is not valid YAML at one of the commits`);
    return reading.root.plain();
}
/** Rejects code that changes dependencies, such as `.pnpmfile.cjs`. @throws Undecidable */
function rejectCode(files, { folder, pnpm }) {
    // If the lock file has the checksum of the hook, it shows the effect of the hook.
    if (files.read(external_node_path_.posix.join(folder, "pnpm-lock.yaml"))?.text.includes(`\n${HOOK_CHECKSUM}`) === true)
        return;
    const hooks = [".pnpmfile.cjs", ".pnpmfile.mjs", "pnpmfile.js"].map((name) => external_node_path_.posix.join(folder, name));
    const [, named] = /^(?:global-)?pnpmfile\s*=\s*(\S+)/m.exec(files.read(external_node_path_.posix.join(folder, ".npmrc"))?.text ?? "") ?? [];
    // A lock file of Rush shows the effect of a hook.
    const ofRush = files
        .foldersWith(".pnpmfile.cjs")
        .filter((each) => isRushFolder(each, folder) && files.read(external_node_path_.posix.join(each, "pnpm-lock.yaml")) === undefined)
        .map((each) => external_node_path_.posix.join(each, ".pnpmfile.cjs"));
    const hook = hooks.find((path) => files.read(path) !== undefined) ?? (0,parsing/* getText */.q4)(pnpm, "pnpmfile") ?? named ?? ofRush[0];
    if (hook !== undefined)
        throw new workspace_history/* Undecidable */.F(`the code in ${(0,safety_net/* quoteName */.AB)(hook)} changes the dependencies, and only the package manager can run it`);
    const binary = external_node_path_.posix.join(folder, "bun.lockb");
    if (files.read(binary) !== undefined)
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(binary)} is not readable; save it as bun.lock`);
}
function findFolders(files, { folder, manifest, pnpm }, matchList, jsonAt) {
    const sources = [
        readGlobs((0,parsing/* getField */.VI)(pnpm, "packages")),
        readGlobs((0,parsing/* getField */.VI)(manifest, "workspaces"), "packages"),
        readGlobs((0,parsing/* getField */.VI)(jsonAt(folder, "lerna.json"), "packages")),
    ];
    const globs = sources.find((each) => each !== "absent") ?? [];
    const find = (file, top, list) => {
        if (list === "unreadable")
            throw new workspace_history/* Undecidable */.F(`the list of workspaces in ${(0,safety_net/* quoteName */.AB)(top)} is not valid at one of the commits`);
        return list === "absent" || list.length === 0
            ? []
            : findMembers(files, { file, folder: top, globs: list }, matchList);
    };
    for (const file of ["package.yaml", "package.json5"])
        for (const other of find(file, folder, globs))
            throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(external_node_path_.posix.join(other, file))} is not readable; save it as package.json`);
    const hasRoot = files.read(external_node_path_.posix.join(folder, "package.json")) !== undefined;
    const found = new Set([...(hasRoot ? [folder] : []), ...find("package.json", folder, globs)]);
    // Yarn reads lists in members too. The loop adds their folders to this set, and then visits them.
    for (const each of found)
        if (each !== folder && files.read(external_node_path_.posix.join(each, "package.json"))?.text.includes('"workspaces"') === true)
            for (const inner of find("package.json", each, readGlobs((0,parsing/* getField */.VI)(jsonAt(each, "package.json"), "workspaces"), "packages")))
                found.add(inner);
    return [...found];
}
function rushFolders(rush, folder) {
    const projects = (0,parsing/* getItems */.JS)(rush, "projects");
    if (projects === undefined)
        throw new workspace_history/* Undecidable */.F("rush.json is not valid at one of the commits");
    return (0,parsing/* getTexts */.J8)(projects, "projectFolder").flatMap((path) => resolveFolder(folder, path) ?? []);
}
function npm_readProject(files, folder, { root, catalogs, isWorkspace }, readManifest) {
    const path = external_node_path_.posix.join(folder, "package.json");
    const text = files.read(path)?.text ?? "";
    const plain = text.includes('"catalog:')
        ? (0,impacted_targets_manifests/* readPackageManifest */.i7)(text, folder, (name, range) => completeAlias(name, catalogs(name, range)))
        : readManifest(files, path);
    if (plain === undefined)
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} is missing or not valid JSON at one of the commits`);
    const name = plain.name === "" ? undefined : plain.name;
    const isRoot = folder === "." || (isWorkspace && folder === root.folder);
    const project = { target: name ?? folder, name, folder, isRoot, needs: plain.needs };
    return { project, path, text };
}
/** Adds `@*` to an alias without a range, such as `npm:a`. */
function completeAlias(_, range) {
    return range.replace(/^npm:@?[^@]+$/, "$&@*");
}
/** Creates a function that replaces `catalog:` and `catalog:name` by the range in the catalog. */
function createCatalogs({ manifest, pnpm, yarn }) {
    const sources = [pnpm, yarn, (0,parsing/* getField */.VI)(manifest, "workspaces"), manifest];
    return (name, range) => {
        const [, catalog] = /^catalog:(.*)$/.exec(range) ?? [];
        if (catalog === undefined)
            return range;
        const lists = sources.flatMap((source) => [
            ...(["", "default"].includes(catalog) ? [listEntries(source, "catalog")] : []),
            listEntries((0,parsing/* getField */.VI)(source, "catalogs"), catalog),
        ]);
        const found = new Map(lists.flat()).get(name);
        return typeof found === "string" ? found : "*";
    };
}
function readRanges({ folder, name }, text) {
    const json = (0,impacted_targets_manifests/* parseLenientJson */.Ri)(text);
    const needs = impacted_targets_manifests/* DEPENDENCY_KINDS */.SW.flatMap((kind) => listEntries(json, kind));
    return { folder, name, ranges: needs.map(([need, range]) => [need, String(range)]) };
}
function npm_rootSettings({ folder, manifest, pnpm, yarn }, hasLock) {
    const resolutions = hasLock ? [] : RESOLUTIONS.map((name) => (0,parsing/* getField */.VI)(manifest, name));
    const local = RESOLUTIONS.flatMap((name) => [manifest, pnpm, (0,parsing/* getField */.VI)(manifest, "pnpm")].flatMap((owner) => listEntries(owner, name)));
    if (!hasLock && local.some(([, range]) => /^(?:workspace|link|file|portal|npm):/.test(String(range))))
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(folder)} has overrides or resolutions, but no lock file that shows their effect`);
    const omitted = ["packages", ...(hasLock ? RESOLUTIONS : [])];
    return [
        ["package.json", toSettings([...SHARED.map((name) => (0,parsing/* getField */.VI)(manifest, name)), ...resolutions])],
        ["pnpm-workspace.yaml", toSettings(pnpm, omitted)],
        [".yarnrc.yml", toSettings(yarn, hasLock ? RESOLUTIONS : [])],
    ];
}
function createLockReaders() {
    const npm = readOnce((text, path) => readNpmLock(text, path, external_node_path_.posix.dirname(path)));
    const bun = readOnce((text, path) => readBunLock(text, path, external_node_path_.posix.dirname(path)));
    const pnpm = readOnce((text, path) => {
        const folder = external_node_path_.posix.dirname(path);
        const [match, subspace = ""] = RUSH_FOLDER.exec(folder) ?? [];
        // In a lock file of Rush, paths start in the folder `common/temp`, which Rush creates.
        const temp = external_node_path_.posix.join(folder.slice(0, folder.length - (match?.length ?? 0)), "common/temp", subspace);
        return openPnpmLock(text, path, match === undefined ? folder : temp);
    });
    return (files, { folder, manifest }, listRanges) => {
        const pnpmLocks = [folder, ...files.foldersWith("pnpm-lock.yaml").filter((each) => isRushFolder(each, folder))].map((each) => external_node_path_.posix.join(each, "pnpm-lock.yaml"));
        const at = (name) => external_node_path_.posix.join(folder, name);
        const yarn = files.read(at("yarn.lock"))?.text;
        const resolutions = listEntries(manifest, "resolutions").map(([key]) => key);
        const ofYarn = { base: folder, projects: yarn === undefined ? [] : listRanges(), resolutions };
        const read = [
            ...["package-lock.json", "npm-shrinkwrap.json"].map(at).map((path) => [path, npm(files, path)]),
            ...pnpmLocks.map((path) => [path, pnpm(files, path)]),
            [at("bun.lock"), bun(files, at("bun.lock"))],
            [at("yarn.lock"), yarn === undefined ? undefined : readYarnLock(yarn, at("yarn.lock"), ofYarn)],
        ];
        return read.flatMap(([path, lock]) => (lock === undefined ? [] : [[path, lock]]));
    };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/graph.js
















/**
 * Reads the graph at each commit from Git objects. Runs no tool and no code of the repository. If `packages` is set,
 * each graph has only npm projects, including these folders. @throws Undecidable
 */
async function readGraphs(git, commits, workspace, packages) {
    const all = await readCommits(git, commits, workspace);
    const matchList = await createMatchList();
    const hasToml = packages === undefined &&
        all.some((files) => ["Cargo.toml", "pyproject.toml"].some((name) => files.foldersWith(name).length > 0));
    const parseToml = hasToml ? await loadToml() : () => undefined;
    const readers = [
        createNpmReader(matchList, packages),
        createCargoReader(matchList, parseToml),
        createGoReader((commit, modules) => (0,read_file/* findImports */.Qx)(git, commit, modules)),
        createUvReader(matchList, parseToml),
    ].slice(0, packages === undefined ? undefined : 1);
    const known = new Map();
    const graphs = new Map();
    for (const files of all) {
        // Imports of Go files count only if there is a go.work. Otherwise, commits with the same manifests share a graph.
        const key = packages === undefined && files.foldersWith("go.work").length > 0 ? files.commit : files.tree;
        const graph = known.get(key) ??
            createGraph(files, await Promise.all(readers.map(async (read) => read(files))), packages !== undefined);
        known.set(key, graph);
        graphs.set(files.commit, graph);
    }
    return graphs;
}
function createGraph(files, sets, isOfTool) {
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
            for (const [dependent, needed] of findLockedNeeds(lock))
                add(ownersOf(dependent), neededIn(needed));
    }
    for (const { path, destination } of files.links)
        if (destination !== undefined)
            add(ownersOf(path), index.neededIn(destination, true));
    return {
        places: new Map(projects.map(({ target, folder }) => [`${folder}\0${target}`, { target, folder }])),
        needs,
        locks: new Map(sets.flatMap(({ locks }) => [...locks])),
        settings: new Map(sets.flatMap(({ settings }) => [...settings])),
        sharedRoots: new Set(sets.slice(0, 1).flatMap((set) => set.projects.filter(({ isRoot }) => isRoot).map(({ folder }) => folder))),
        declared: isOfTool ? undefined : readTasks(files, projects),
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
/** Maximum number of characters of a target, because many lists contain it. */
const LONGEST_NAME = 10_000;
function rejectName(target, folder) {
    const isReserved = target === "ALL" || target === "NONE";
    if (isReserved || target.trim() === "" || target.length > LONGEST_NAME || parsing/* CONTROL_CHARACTER */.gW.test(target))
        throw new workspace_history/* Undecidable */.F(`the project in ${(0,safety_net/* quoteName */.AB)(folder)} has a name that cannot be a target`);
}
/** Creates an index of all projects by folder. Projects of different ecosystems can share a folder. */
function indexFolders(sets, links) {
    const sides = sets.map(({ projects, isOwnOnly = () => false }) => ({
        inner: groupByFolder(projects, ({ isRoot }) => !isRoot),
        roots: groupByFolder(projects, ({ isRoot }) => isRoot),
        inside: groupInside(projects),
        isOwnOnly,
    }));
    const all = groupInside(sets.flatMap(({ projects }) => projects));
    const findInner = (around) => sides.flatMap(({ inner }) => inner.get(graph_findFolder(inner, around)) ?? []);
    const ownersOf = (path) => {
        const around = listFolders(path);
        const found = findInner(around);
        const owners = found.length > 0 ? found : sides.flatMap(({ roots }) => roots.get(graph_findFolder(roots, around)) ?? []);
        return [...new Set(owners)];
    };
    return {
        ownersOf,
        claimantsOf(path) {
            const around = listFolders(path);
            const inner = sides.flatMap((side) => {
                const folder = graph_findFolder(side.inner, around);
                // An inner project may use the file too, such as a `tsconfig.json` that it extends.
                return [...(side.inner.get(folder) ?? []), ...(side.isOwnOnly(path) ? [] : (side.inside.get(folder) ?? []))];
            });
            if (inner.length > 0)
                return [...new Set(inner)];
            return sides.flatMap(({ roots, isOwnOnly }) => {
                const folder = graph_findFolder(roots, around);
                return all.has(folder) && !isOwnOnly(path) ? [] : (roots.get(folder) ?? []);
            });
        },
        neededIn(folder, isLink = false) {
            // A dependency on the folder of a project needs only this project. At the top of npm packages, it may need any
            // project.
            const isProject = sides.some(({ inner, roots }, at) => inner.has(folder) || (at > 0 && roots.has(folder)));
            if (isProject && !isLink)
                return ownersOf(folder);
            const found = followLinks(folder, links).flatMap((each) => [...ownersOf(each), ...(all.get(each) ?? [])]);
            return [...new Set(found)];
        },
    };
}
function groupByFolder(projects, isWanted) {
    const folders = new Map();
    for (const project of projects)
        if (isWanted(project))
            (0,ownership.appendToList)(folders, project.folder, project.target);
    return folders;
}
/** Groups the targets by each folder that contains their project. */
function groupInside(projects) {
    const folders = new Map();
    for (const { folder, target } of projects)
        for (const around of listFolders(folder).slice(1))
            (0,ownership.appendToList)(folders, around, target);
    return folders;
}
/** Returns the innermost folder with a project; an empty path if there is none. */
function graph_findFolder(folders, around) {
    return (folders.size === 0 ? undefined : around.find((folder) => folders.has(folder))) ?? "";
}
const MAXIMUM_STEPS = 1_000;
/** Lists a path, and the destinations of links around it and inside it. @throws Undecidable if links form a circle */
function followLinks(path, links) {
    const found = new Set([path]);
    // The loop adds paths to this set, and then visits them too.
    for (const each of found) {
        if (found.size > MAXIMUM_STEPS)
            throw new workspace_history/* Undecidable */.F(`the links in ${(0,safety_net/* quoteName */.AB)(path)} lead in a circle`);
        for (const { path: link, destination } of links) {
            if (destination === undefined)
                continue;
            if (each === link || (0,impacted_targets_manifests/* isPathBelow */.B5)(each, link))
                found.add(external_node_path_.posix.join(destination, each.slice(link.length)));
            else if ((0,impacted_targets_manifests/* isPathBelow */.B5)(link, each))
                found.add(destination);
        }
    }
    return [...found];
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/impact.js






/** Compares the graphs before and after a change. Reads the graphs of the target branch too. @throws Undecidable */
async function readWorkspaceImpact(git, range, query) {
    const { workspace, packages, changed, ignored } = query;
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
            const locked = changes.byLock.get(path);
            if (locked !== undefined)
                return locked;
            // If every project may use the file before or after the change, a list of owners would not be complete.
            const status = statuses.get(path);
            const deciding = [...(status === "added" ? [] : [before]), ...(status === "deleted" ? [] : [after])];
            if (deciding.some((graph) => graph.claimantsOf(path).length === 0))
                return [];
            return [...new Set(graphs.flatMap((graph) => graph.claimantsOf(path)))];
        },
        isRead: (path) => changes.byLock.has(path),
        graphs: byCommit,
        changes,
    };
}
/** Compares the first two graphs. The other graphs show further projects that a changed lock file impacts. */
function compareGraphs([before, after, ...graphs], paths, isIgnored) {
    rejectSharedChanges(before, after, paths);
    if (before === after)
        return { projects: new Map(), needed: new Map(), byLock: new Map() };
    const projects = new Map();
    const needed = new Map();
    for (const [place, { target }] of new Map([...before.places, ...after.places])) {
        if (!before.places.has(place))
            projects.set(target, "the target is a new project");
        else if (!after.places.has(place))
            projects.set(target, "the target was a project before the change");
    }
    for (const [one, other] of [
        [before, after],
        [after, before],
    ]) {
        for (const [target, needs] of one.needs) {
            const different = [...needs].filter((each) => other.needs.get(target)?.has(each) !== true);
            const [first] = different;
            if (first === undefined)
                continue;
            if (!projects.has(target))
                projects.set(target, one === after
                    ? `the target has the new dependency ${(0,safety_net/* quoteName */.AB)(first)}`
                    : `the target no longer depends on ${(0,safety_net/* quoteName */.AB)(first)}`);
            if (one === after)
                for (const each of different)
                    needed.set(each, `the target is a new dependency of ${(0,safety_net/* quoteName */.AB)(target)}`);
        }
    }
    const byFolder = new Map();
    for (const { target, folder } of new Map(graphs.flatMap(({ places }) => [...places])).values())
        (0,ownership.appendToList)(byFolder, folder, target);
    const byLock = new Map();
    for (const [path, lock] of after.locks) {
        const old = before.locks.get(path);
        // Equal files have the same object, so no comparison is necessary.
        if (isIgnored(path) || old === undefined || old === lock)
            continue;
        const others = graphs.flatMap((graph) => graph.locks.get(path) ?? []);
        const { folders: different, unneeded } = findDifferentProjects(old, lock, others);
        if (unneeded !== undefined)
            throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} changes ${(0,safety_net/* quoteName */.AB)(unneeded)}, which no project needs`);
        const targets = different.flatMap((folder) => {
            const owners = byFolder.get(folder) ?? graphs.flatMap((graph) => graph.ownersOf(folder));
            if (after.sharedRoots.has(folder))
                throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} changes the dependencies of the workspace root, which every project can use`);
            if (owners.length === 0)
                throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} has a changed entry for ${(0,safety_net/* quoteName */.AB)(folder)}, which is not a project`);
            return owners;
        });
        for (const folder of findNewSharers(old, lock, different))
            for (const target of before.ownersOf(folder))
                if (!needed.has(target))
                    needed.set(target, `the target uses a package that other projects begin to use in ${(0,safety_net/* quoteName */.AB)(path)}`);
        if (paths.has(path))
            byLock.set(path, [...new Set(targets)]);
        for (const target of targets)
            if (!projects.has(target))
                projects.set(target, `the target has different dependencies in ${(0,safety_net/* quoteName */.AB)(path)} after the change`);
    }
    return { projects, needed, byLock };
}
/** Rejects changes that may impact every project, such as changed settings. @throws Undecidable */
function rejectSharedChanges(before, after, paths) {
    const both = (name) => [...new Set([...before[name].keys(), ...after[name].keys()])];
    const reasons = [
        ...both("locks").flatMap((path) => {
            const [old, present] = [before.locks.get(path), after.locks.get(path)];
            if (!paths.has(path))
                return [];
            if (old === undefined || present === undefined)
                return [`${(0,safety_net/* quoteName */.AB)(path)} was added or deleted`];
            return old.settings === present.settings
                ? []
                : [`${(0,safety_net/* quoteName */.AB)(path)} has a different version or different settings after the change`];
        }),
        ...both("settings")
            .filter((path) => paths.has(path) && (before.settings.get(path) ?? "[]") !== (after.settings.get(path) ?? "[]"))
            .map((path) => `${(0,safety_net/* quoteName */.AB)(path)} changes settings of all projects`),
    ];
    const reason = (0,safety_net/* joinReasons */.S$)(reasons);
    if (reason !== undefined)
        throw new workspace_history/* Undecidable */.F(reason);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/cross-check.js











/** Tools that find dependencies outside of `package.json`, such as imports. */
const TOOLS_WITH_OWN_GRAPH = ["nx", "moon"];
/**
 * Prepares the search for targets that a tool's list lacks: owners, dependents and new needs. The list of the producer
 * `workspaces` is empty, so the search finds all of its targets. @throws Undecidable
 */
async function prepareCrossCheck(git, range, change) {
    const { producer, workspace, projects, changed, ignored } = change;
    const isOfTool = producer !== "workspaces";
    const packages = isOfTool ? cross_check_listFolders(change) : undefined;
    const impact = await readWorkspaceImpact(git, range, { workspace, packages, changed, ignored });
    const { after, before, others } = await readSides(git, range, change, impact);
    const unlisted = findUnlisted(after, change);
    // If Nx does not list a package of the workspace, the imports of this package are unknown.
    if (producer === "nx" && after.folders.has(workspace))
        rejectUnlisted(unlisted[0], producer);
    const declared = await combineDeclarations([after, before, ...others], change);
    const hasOwnGraph = TOOLS_WITH_OWN_GRAPH.includes(producer);
    const atTip = others.find(({ commit }) => commit === range.tip);
    const ownNeeds = new Map(projects.map(({ name, needs = [] }) => [name, new Set(needs)]));
    const graphs = [
        cross_check_indexDependents(after.needs, (needed) => `the target depends on ${needed}`),
        cross_check_indexDependents(ownNeeds, (needed) => `the target depends on ${needed} (graph of ${producer})`),
        cross_check_indexDependents(before.needs, (needed) => `the target depended on ${needed} before the change`),
        ...[
            ...others.map(({ needs }) => needs),
            ...(producer === "nx" && atTip ? [await readImportsAtTip(git, range, atTip, workspace)] : []),
        ].map((needs) => cross_check_indexDependents(needs, (needed) => `the target depends on ${needed} in the target branch`)),
        indexDeclaredDependents(declared.needs),
    ];
    const needed = hasOwnGraph ? await cross_check_findNewNeeds(git, { before, after }, change) : new Map();
    // Nx reads imports, so an import of a removed name is a dependency that Nx no longer finds.
    const mentions = producer === "nx" && before.earlier !== undefined
        ? await findMentionsOfLost(git, [after, ...(atTip ? [atTip] : [])], { before: before.earlier, after }, ignored)
        : new Map();
    return {
        /** Owners of a path before the change, after it, or in the target branch. */
        owners: isOfTool ? (0,safety_net/* combineOwners */.E8)([after, before, ...others].map(({ owners }) => owners)) : impact,
        names: [after, before, ...others].flatMap(({ members }) => members.map(({ name }) => name)),
        isRead: (path) => impact.isRead(path),
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
            // The first reason of a target stays, and a changed file is the best reason.
            add(findDependents(reasons.keys(), graphs));
            add([...inTool(impact.changes.projects), ...mentions]);
            add(findDependents([...reasons.keys(), ...listed], graphs));
            // A new need must share a lane with this change, but the dependents of this need are not impacted.
            add(inTool(impact.changes.needed));
            add([...needed, ...declared.needed]);
            const impacted = new Set([...reasons.keys()].map(readUnlisted));
            rejectUnlisted(unlisted.find((folder) => impacted.has(folder)), producer);
            return new Map([...reasons].filter(([target]) => readUnlisted(target) === undefined));
        },
    };
}
function cross_check_listFolders({ producer, projects, changed }) {
    const names = { nx: ["project.json"], moon: impacted_targets_manifests/* WORKSPACE_MANIFESTS */.LW }[producer] ?? [];
    const touched = (0,impacted_targets_manifests/* findChangedManifests */.m8)(changed, names).map(({ folder }) => folder);
    return [...new Set([...projects.filter(({ atTop }) => !atTop).map(({ path }) => path), ...touched])];
}
async function readSides(git, range, change, { graphs }) {
    const sides = new Map();
    for (const [commit, graph] of graphs)
        sides.set(commit, await readSide(git, range, change, { commit, graph }));
    const [after, before] = [sides.get(range.to), sides.get(range.from)];
    if (after === undefined || before === undefined)
        throw new Error("A commit of the change was not read.");
    // The other sides are at the tip of the target branch and at the merge base.
    return { after, before, others: [...sides.values()].filter((side) => side !== after && side !== before) };
}
async function readSide(git, range, change, { commit, graph }) {
    const { workspace, producer, projects } = change;
    if (graph.declared !== undefined)
        return { ...createGraphSide(commit, graph), declared: graph.declared };
    const folders = new Set([...graph.places.values()].map((place) => place.folder));
    const earlier = commit === range.to
        ? undefined
        : await (0,workspace_history/* readEarlierProjects */.Y)(git, range, commit, change, (folder) => folders.has(folder));
    const side = createToolSide(commit, graph, earlier ?? { members: projects }, workspace);
    return { ...side, earlier, declared: await readDeclarations(git, producer, { ...side, end: range.to, workspace }) };
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
    throw new workspace_history/* Undecidable */.F(`${producer} does not list ${(0,safety_net/* quoteName */.AB)(folder)}, which is a project of the workspace`);
}
function explainOwners(files, [after, ...others]) {
    const reasons = new Map();
    for (const { path, effect } of files) {
        if (effect.kind !== "claimed")
            continue;
        // For a lock file, the targets are the projects with other dependencies.
        const isOwner = (owner) => effect.targets.includes(owner);
        for (const owner of after?.owners.ownersOf(path).filter(isOwner) ?? [])
            reasons.set(owner, `the target owns ${(0,safety_net/* quoteName */.AB)(path)}, which changed`);
        for (const owner of others.flatMap(({ owners }) => owners.ownersOf(path).filter(isOwner)))
            if (!reasons.has(owner))
                reasons.set(owner, `the target owned ${(0,safety_net/* quoteName */.AB)(path)} before the change`);
    }
    return reasons;
}
/** Reads the imports in files that changed in the target branch. The tool cannot read these files. */
async function readImportsAtTip(git, { from }, tip, workspace) {
    const files = await (0,changed_files/* listChangedFiles */.AC)(git, from, tip.commit);
    const only = new Set(files.flatMap(({ path, status }) => (path === undefined || status === "deleted" ? [] : [path])));
    return await readImports(git, tip, { workspace, folders: [workspace], only });
}
/** Finds dependencies that the change adds to the tool's graph. */
async function cross_check_findNewNeeds(git, { before, after }, { producer, workspace, projects, changed, ignored }) {
    const owners = new Set(changed.flatMap(({ path }) => path === undefined || ignored.ownersOf(path).length > 0 ? [] : after.owners.ownersOf(path)));
    const names = new Set(projects.map(({ name }) => name));
    const dependents = projects.filter(({ name, needs = [] }) => owners.has(name) && needs.length > 0);
    const paths = new Set(dependents.map(({ path }) => path));
    const earlier = before.members.filter(({ path }) => paths.has(path));
    const folders = producer === "nx" ? earlier.map(({ path }) => path) : [];
    const imports = await readImports(git, before, { workspace, folders });
    const needed = new Map();
    for (const { name, path, needs = [] } of dependents) {
        const old = new Set(earlier.flatMap((each) => (each.path === path ? [each.name] : [])));
        const shown = new Set([
            ...[...old].flatMap((each) => [before.needs, imports].flatMap((map) => [...(map.get(each) ?? [])])),
            ...before.declared.needs.flatMap((need) => (old.has(need.project) ? [need.needs] : [])),
        ]);
        for (const each of needs)
            if (each !== name && names.has(each) && !shown.has(each))
                needed.set(each, `the target is a new dependency of ${(0,safety_net/* quoteName */.AB)(name)}`);
    }
    return needed;
}
function cross_check_indexDependents(needs, why) {
    const dependents = new Map();
    for (const [name, needed] of needs)
        for (const each of needed)
            (0,ownership.appendToList)(dependents, each, { name, why });
    return dependents;
}
function indexDeclaredDependents(needs) {
    const dependents = new Map();
    for (const { project: name, needs: each, source } of needs)
        (0,ownership.appendToList)(dependents, each, { name, why: (needed) => `the target depends on ${needed} (${source})` });
    return dependents;
}
/** Returns the reason for each direct and indirect dependent of `names`. Direct dependents come first. */
function findDependents(names, graphs) {
    const found = new Map();
    const open = [...names];
    const known = new Set(open);
    for (const name of open) {
        for (const graph of graphs) {
            for (const dependent of graph.get(name) ?? []) {
                if (known.has(dependent.name))
                    continue;
                known.add(dependent.name);
                found.set(dependent.name, dependent.why((0,safety_net/* quoteName */.AB)(readUnlisted(name) ?? name)));
                open.push(dependent.name);
            }
        }
    }
    return found;
}

// EXTERNAL MODULE: ./lib/src/text/suggest.js
var suggest = __webpack_require__(4618);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/exclusion.js





/** Removes excluded targets from the list; their dependents stay. @throws InputError for a name that no project has */
function excludeTargets(targets, { names, producer, known, source }, { log, nameInput }) {
    const removed = [...new Set(names)].filter((name) => targets.has(name));
    if (known !== undefined)
        rejectUnknownNames(names, new Set([...known, ...targets]));
    else if (names.length > 0 && targets.size > 0 && removed.length === 0) {
        const all = (0,format/* formatList */.ki)(names.map(safety_net/* quoteName */.AB), MAX_NAMED);
        const meant = names.flatMap((name) => (0,suggest/* findClosestName */.YI)(name, targets) ?? [])[0];
        const hint = meant === undefined ? "" : ` Did you mean ${(0,safety_net/* quoteName */.AB)(meant)}?`;
        log.warning(`The list contains none of the targets in ${nameInput("exclude")}: ${all}. The producer ${producer} does not list its projects, so the step cannot check the spelling of these names.${hint}`);
    }
    const left = new Set(removed);
    const kept = [...targets].filter((target) => !left.has(target));
    const joined = (0,safety_net/* joinReasons */.S$)(removed.map(safety_net/* quoteName */.AB));
    if (joined === undefined)
        return { kept, reason: source };
    const some = `${source}, without excluded targets: ${joined}`;
    return { kept, reason: kept.length > 0 ? some : `only excluded targets are impacted: ${joined}` };
}
const MAX_NAMED = 5;
function rejectUnknownNames(names, known) {
    const problems = names.flatMap((name) => {
        if (known.has(name))
            return [];
        const meant = (0,suggest/* findClosestName */.YI)(name, known);
        const hint = (0,suggest/* formatHint */.FD)(meant && JSON.stringify(meant));
        return [(0,problem/* toProblem */.H8)("exclude", `no project or target has the name ${JSON.stringify(name)}${hint}.`)];
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
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/src/child-process.js
var child_process = __webpack_require__(6580);
// EXTERNAL MODULE: ./lib/src/text/environment.js
var text_environment = __webpack_require__(1745);
// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/run-tool.js









/** Runs a tool and returns its standard output. @throws Failure `input` if the tool fails, AbortedError */
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
        throw new errors/* Failure */.HR("input", problem, {
            details: ["Install it in an earlier step; this step never downloads tools."],
        });
    }
    const end = await (0,child_process/* runProcess */.R)([program, ...before, ...rest], { ...options, environment: all });
    if (end.how.kind === "aborted")
        throw new errors/* AbortedError */.oM();
    const problem = problemOf(end, formatCommand(argv), options);
    if (problem === undefined)
        return end.stdout.toString("utf8");
    throw new errors/* Failure */.HR("input", problem, { details: lastLines(end) });
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
    return `\`${(0,truncate/* shorten */.ml)(words.join(" "), COMMAND_CHARACTERS)}\``;
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
        .map((line) => (0,truncate/* shorten */.ml)(line, LINE_CHARACTERS));
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
        if (value !== undefined && (0,text_environment/* isForChildPrograms */.JF)(name) && !COLOR_VARIABLES.test(name))
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
function toRootPath(root, folder, path = ".") {
    return tidy([...(0,external_node_path_.relative)((0,external_node_fs_.realpathSync)(root), folder).split(external_node_path_.sep), ...path.split("/")]);
}
function tidy(parts) {
    return parts.filter((part) => part !== "" && part !== ".").join("/") || ".";
}
/** True when this step runs a program, which reads the checkout. */
function isProgramProducer({ producer, file }) {
    return (producer === undefined || !(0,producers_producer/* isOwnProducer */.vz)(producer)) && file === undefined;
}
/** Lists the projects of a tool; undefined if the tool cannot list them. @throws Failure */
async function queryProjects({ producer, file }, root, folder, context) {
    if ((0,producers_producer/* isOwnProducer */.vz)(producer) || file !== undefined)
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
        return { ...project, atTop, path: path === "." ? "." : toRootPath(root, folder, path) };
    });
}
/** Returns the producer's list. If the list impacts everything, `all` is the reason. @throws Failure */
async function queryTargets(options, query, context) {
    const { producer, file, key } = options;
    if ((0,producers_producer/* isOwnProducer */.vz)(producer))
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
    const word = (0,target_list/* findKeyword */.L1)(targets, producer);
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
            throw new errors/* InputError */.dz([(0,problem/* textWithNames */.EU) `${source} is not a file.`]);
        if (size > OUTPUT_LIMIT_BYTES) {
            throw new errors/* InputError */.dz([
                (0,problem/* textWithNames */.EU) `${source} has ${(0,format/* formatBytes */.z3)(size)}, but the limit is ${(0,format/* formatBytes */.z3)(OUTPUT_LIMIT_BYTES)}.`,
            ]);
        }
        const text = (0,target_list/* readWholeText */.bC)(list);
        if (text.trim() !== "")
            return producer.parse(text, source, { key, root: (0,external_node_fs_.realpathSync)(root) });
        if (mayBeEmpty)
            return [];
        throw new errors/* InputError */.dz([
            (0,problem/* textWithNames */.EU) `${source} is empty, possibly because a step failed. If the change impacts nothing, add its changed files to ${(0,problem/* inputName */.yu)("ignored-paths")}, or write NONE to the file.`,
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
async function findMergeBases(git, one, other) {
    await requireCommits(git, [one, other]);
    for (const step of [...STEPS, undefined]) {
        const cut = await listShallowCommits(git);
        const found = await (0,commits/* findProvenMergeBases */.cp)(git, one.sha, other.sha, cut);
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
 * every end of the history, so a fetch may remove commits in the middle.
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
async function findRange(query) {
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
            throw (0,errors/* toInputError */.Gx)("base-sha", `a value is required: neither the clone nor origin has the ${base.name}; a force push may have removed it.`);
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
/** Finds the merge base. @throws InputError if the base contains the change, because its start is then unknown */
async function findForkPoint({ git, log }, base, to) {
    const cut = await listShallowCommits(git);
    const [found = base.sha, ...others] = await findMergeBases(git, base, to);
    if (others.length > 0) {
        // If there are several merge bases, a changed file may equal its version at one of them.
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
/** Returns the tip of a remote branch, fetched or on origin. A local branch may be outdated. */
async function findTip(git, branch) {
    const ref = `refs/heads/${branch}`;
    const tracked = await (0,commits/* resolveObject */.Wm)(git, `refs/remotes/origin/${branch}^{commit}`);
    const sha = tracked ?? (await listOriginRefs(git, [{ ref }]).catch(adviseBaseSha))[0]?.sha;
    if (sha !== undefined)
        return { sha, name: `branch ${branch} (${sha})`, ref };
    throw (0,errors/* toInputError */.Gx)("target-branch", `the value is ${branch}, but the remote origin has no branch of this name to compare with.`);
}
function adviseBaseSha(error) {
    if (!(error instanceof errors/* InputError */.dz))
        throw error;
    throw (0,errors/* withDetails */.FE)(error, {
        details: [
            (0,problem/* textWithNames */.EU) `If the clone has no remote, set ${(0,problem/* inputName */.yu)("base-sha")} to the full SHA of the commit to compare with.`,
        ],
    });
}
function neededCommit(role, { sha, at, ref }) {
    return { sha, name: `${role} ${sha} (${at})`, ref };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/compute.js
















async function computeImpactedTargets(options, target, context) {
    const computation = await computeList(options, target, context);
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
async function computeList(options, target, context) {
    const change = await readChange(options, target, context);
    return { ...(await decide(options, change, context)), range: change.range };
}
async function readChange(options, target, context) {
    const { host, log, signal, run } = context;
    const folder = resolveWorkingFolder(run.workspace, options.workingDirectory);
    const git = await (0,git_git/* openGit */.zY)({ folder, environment: run.environment, signal });
    const workspace = toRootPath(git.root, folder);
    const range = await findRange({ git, target, host, log, worktreeMatters: isProgramProducer(options) });
    const changed = await (0,changed_files/* listChangedFiles */.AC)(git, range.from, range.to);
    const net = await (0,safety_net/* createSafetyNet */.kY)({ ...options, folder: workspace });
    const read = await options.targetPaths?.read();
    if (read?.ok === false)
        throw new errors/* InputError */.dz(read.problems);
    const patterns = read && (0,ownership.createPathOwners)(read.paths);
    const patternTargets = read === undefined ? [] : [...read.paths.keys()];
    return { git, folder, workspace, range, changed, net, patterns, patternTargets };
}
async function decide(options, change, context) {
    const { changed, net, patterns } = change;
    const files = (0,safety_net/* classifyFiles */.Sj)(changed, net, patterns);
    const all = (0,safety_net/* findImpactAllReason */.xD)(files) ?? (await findMovesReason(options, change, files));
    if (all !== undefined)
        return impactAll(all, files);
    const nothing = (0,safety_net/* findNoImpactReason */.Zh)(files);
    if (nothing !== undefined && options.file === undefined)
        return decideList([], nothing, files);
    try {
        return await decideByProducer(options, change, files, context);
    }
    catch (error) {
        if (error instanceof workspace_history/* Undecidable */.F)
            return impactAll(error.message, files);
        const failure = error instanceof ProducerFailure ? error.cause : undefined;
        if (!(failure instanceof errors/* Failure */.HR))
            throw error;
        if (options.onError === "error" || failure.kind === "aborted")
            throw failure;
        const problem = failure.message.replace(/\.$/, "");
        return { ...impactAll(`the producer failed (${problem}), and on-error is all`, files), failure };
    }
}
async function decideByProducer(options, change, classified, context) {
    const { git, folder, workspace, range, changed, patterns, patternTargets, net } = change;
    const { producer = "paths" } = options;
    const isGraph = producer === "workspaces";
    // The producer `command` is the user's own program, which may need only some files. So it may run in a sparse
    // checkout.
    if (isProgramProducer(options) && producer !== "command")
        await fromProducer(() => rejectOtherFiles(git, { producer, workspace, ignored: net.ignored }));
    const projects = isGraph ? [] : await fromProducer(() => queryProjects(options, git.root, folder, context));
    const check = projects && (await prepareCrossCheck(git, range, { producer, workspace, projects, changed, ignored: net.ignored }));
    const files = check
        ? (0,safety_net/* claimLockFiles */.f)((0,safety_net/* classifyFiles */.Sj)(changed, net, (0,safety_net/* combineOwners */.E8)([check.owners, patterns])), net, check.isRead)
        : classified;
    const atTop = projects?.find((project) => project.atTop);
    if (atTop !== undefined && files.some(({ effect }) => effect.kind === "unclaimed")) {
        context.log.info(`The project ${(0,safety_net/* quoteName */.AB)(atTop.name)} at the top of the workspace claims only its sourceRoot. Add the other files of this project to target-paths.`);
    }
    const all = (0,safety_net/* findImpactAllReason */.xD)(files) ?? (0,safety_net/* findUnclaimedReason */.eH)(files, options.onUnclaimed);
    if (all !== undefined)
        return impactAll(all, files);
    const mayBeEmpty = (0,safety_net/* hasOnlyInertFiles */._n)(classified);
    const listed = await fromProducer(() => queryTargets(options, { root: git.root, folder, range, mayBeEmpty }, context));
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
    const targets = isGraph ? new Set(found.keys()) : listed.targets;
    return finishList(options, { files, listed: targets, found, claimed, names }, patternTargets, context);
}
/** Combines all targets and removes the excluded ones. @throws InputError for an unknown name in `exclude` */
function finishList(options, { files, listed, found, claimed, names }, patternTargets, context) {
    const { producer = "paths", exclude = [] } = options;
    const added = [...found].flatMap(([target, why]) => (listed.has(target) ? [] : [{ target, why }]));
    const targets = new Set([...listed, ...found.keys(), ...claimed]);
    const source = `${sourceReason(options, targets.size > 0, files)}${addedReason(added)}`;
    const known = names && [...names, ...patternTargets];
    const { kept, reason } = excludeTargets(targets, { names: exclude, producer, known, source }, context);
    const explanation = (0,safety_net/* explainTargets */.cE)(kept, files, found, producer);
    return decideList(kept, `${reason}${(0,safety_net/* formatInertReason */.af)(files)}`, files, { added, explanation });
}
/** Error with the failure of a producer as its `cause`. The input `on-error` applies only to this error. */
class ProducerFailure extends Error {
}
async function fromProducer(query) {
    try {
        return await query();
    }
    catch (error) {
        throw error instanceof errors/* Failure */.HR ? new ProducerFailure(error.message, { cause: error }) : error;
    }
}
/** Returns the reason to impact everything if a removed or renamed project requires this. */
async function findMovesReason({ producer, file }, { git, workspace, range, changed }, files) {
    if ((0,producers_producer/* isOwnProducer */.vz)(producer))
        return undefined;
    const relevant = changed.filter((_, index) => files[index]?.effect.kind !== "ignored");
    // The cross-check handles moved projects inside the workspace. This function handles only those outside of it.
    const isChecked = isProgramProducer({ producer, file }) && impacted_targets_manifests/* NAME_READERS */.Bg.has(producer);
    return await findMoveReason(git, range, relevant, isChecked ? workspace : undefined);
}
function sourceReason({ producer, targetPaths }, hasTargets, files) {
    if (producer === "paths") {
        if (hasTargets)
            return "listed by target-paths";
        const noTarget = "no target claims the changed files";
        return (0,safety_net/* hasOnlyInertFiles */._n)(files) ? noTarget : `${noTarget}, and on-unclaimed is ignore`;
    }
    const sources = targetPaths === undefined ? producer : `${producer} and target-paths`;
    return hasTargets ? `listed by ${sources}` : `${sources} listed no target`;
}
function impactAll(reason, files) {
    const decisive = files.find(({ effect }) => effect.kind === "impacts-all");
    const why = decisive === undefined ? reason : `${(0,safety_net/* quoteName */.AB)(decisive.path)} (impact-all-paths)`;
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
function addedReason(added) {
    const joined = (0,safety_net/* joinReasons */.S$)(added.map(({ target, why }) => `${(0,safety_net/* quoteName */.AB)(target)} because ${why}`));
    return joined === undefined ? "" : `, and missing targets were added: ${joined}`;
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
const SHOWN = 50;
function computedPage(computation) {
    const { explanation, added, range, files } = computation;
    // The table shows only the first rows, so files that impact everything come first.
    const reasons = [...explanation];
    const inOrder = Object.keys(EFFECTS).flatMap((kind) => files.filter(({ effect }) => effect.kind === kind));
    return (0,markdown/* joinBlocks */.x9)([
        (0,markdown/* escapeText */.X1)(computedMessage(computation)),
        `Changed between ${(0,markdown/* toCode */.Xt)(range.from)} and ${(0,markdown/* toCode */.Xt)(range.to)}: ${(0,format/* formatCount */.B4)(files.length, "file")}${formatCounts(files)}.`,
        ...section("Targets", reasons, () => (0,markdown/* toLimitedTable */.qD)(["Target", "Why"], reasons, ([target, why]) => [(0,markdown/* toCode */.Xt)(target), (0,markdown/* escapeText */.X1)(why)], LIMIT)),
        ...section("Targets added to the list of the producer", added, () => (0,markdown/* toLimitedTable */.qD)(["Target", "Why"], added, ({ target, why }) => [(0,markdown/* toCode */.Xt)(target), (0,markdown/* escapeText */.X1)(why)], LIMIT)),
        ...section("Effects of the changed files", files, () => (0,markdown/* toLimitedTable */.qD)(["File", "Change", "Effect"], inOrder, ({ path, status, effect }) => [(0,markdown/* toCode */.Xt)(path), status, formatEffect(effect)], LIMIT)),
    ]);
}
const LIMIT = { atMost: SHOWN, whole: "" };
function section(title, items, content) {
    return items.length === 0 ? [] : [`#### ${title}`, content()];
}
const EFFECTS = {
    "impacts-all": "files that impact everything",
    unclaimed: "files that no target claims",
    inert: "files that match inert-paths",
    claimed: "files that targets claim",
    "left-to-producer": "files whose impact the producer determines",
    ignored: "ignored files",
};
function formatCounts(files) {
    const each = Object.entries(EFFECTS).flatMap(([kind, name]) => {
        const count = files.filter(({ effect }) => effect.kind === kind).length;
        return count === 0 ? [] : [`${name}: ${count}`];
    });
    return each.length < 2 ? "" : ` (${each.join(", ")})`;
}
function formatEffect(effect) {
    switch (effect.kind) {
        case "impacts-all":
            return `everything, because ${(0,markdown/* toCode */.Xt)(effect.pattern)} in impact-all-paths matches the file`;
        case "unclaimed":
            return "no target claims the file";
        case "inert":
            return `nothing, because ${(0,markdown/* toCode */.Xt)(effect.pattern)} in inert-paths matches the file, and no target claims the file`;
        case "claimed":
            return effect.targets.slice(0, 5).map(markdown/* toCode */.Xt).join(", ") + (effect.targets.length > 5 ? ", \u2026" : "");
        case "left-to-producer":
            return "determined by the producer";
        case "ignored":
            return "nothing (ignored-paths)";
    }
}


/***/ }),

/***/ 7527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ parseList),
/* harmony export */   J8: () => (/* binding */ getTexts),
/* harmony export */   JS: () => (/* binding */ getItems),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   VH: () => (/* binding */ readProjects),
/* harmony export */   VI: () => (/* binding */ getField),
/* harmony export */   VJ: () => (/* binding */ badFormat),
/* harmony export */   cg: () => (/* binding */ parseWholeOutput),
/* harmony export */   dE: () => (/* binding */ longLineError),
/* harmony export */   gW: () => (/* binding */ CONTROL_CHARACTER),
/* harmony export */   hl: () => (/* binding */ linesIn),
/* harmony export */   q4: () => (/* binding */ getText),
/* harmony export */   r6: () => (/* binding */ readNames),
/* harmony export */   sA: () => (/* binding */ rejectControlCharacter),
/* harmony export */   v: () => (/* binding */ resolveProjectPath),
/* harmony export */   zf: () => (/* binding */ parseLastDocument)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(972);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8215);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1304);





/** Maximum number of characters of a target. A longer line is probably a file without line breaks. */
const LONGEST_LINE = 65_536;
/** Matches control characters except the tab. Some programs would read them as line breaks. */
const CONTROL_CHARACTER = /[^\P{Cc}\t]/u;
const JSON_START = /["{[]/;
/** Starts of lines that are error messages of tools. As targets, such lines would impact almost nothing. */
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
function readLines(text, source) {
    return [...new Set(linesIn([text], source))];
}
/** Reads one target per line from blocks of whole lines. @throws InputError if a block is no list */
function* linesIn(blocks, source) {
    let linesBefore = 0;
    for (const block of blocks) {
        rejectMessage(block, linesBefore, source);
        const lines = block.split("\n");
        linesBefore += lines.length - 1;
        for (const text of lines) {
            const line = text.trim();
            if (line.length > LONGEST_LINE)
                throw longLineError(source);
            if (line !== "")
                yield line;
        }
    }
}
function longLineError(source) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
        (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithNames */ .EU) `${source} has a line of more than ${LONGEST_LINE} characters, which is too long for a target.`,
    ]);
}
function rejectMessage(text, linesBefore, source) {
    if (text.includes("\0"))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithNames */ .EU) `${source} contains a NUL byte, as UTF-16 text does. Save the list as UTF-8 text.`,
        ]);
    if (text.includes("\u001b"))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithNames */ .EU) `${source} contains terminal color codes. Disable colors in the program that wrote the list.`,
        ]);
    if (/\r(?!\n|$)/.test(text))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithNames */ .EU) `${source} contains carriage returns inside lines, possibly from a progress bar.`,
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
    const quoted = (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(whole);
    return JSON_START.test(whole.slice(0, 1))
        ? new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithNames */ .EU) `${source} contains JSON in line ${line} (${quoted}). Use a .json file, or ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)("impacted-targets-format", "json")}.`,
        ])
        : new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithNames */ .EU) `${source} has a message instead of a target in line ${line}: ${quoted}. Check the program that wrote the list.`,
        ]);
}
function badFormat(source, expected, output) {
    const text = output.trim();
    return text === ""
        ? new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithNames */ .EU) `${source} is empty, but must be ${expected}.`])
        : new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithNames */ .EU) `${source} must be ${expected}, but begins with ${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)}.`]);
}
const parseWholeOutput = (output, source, expected) => {
    const parsed = parseJson(output.trim());
    if (parsed === undefined)
        throw badFormat(source, expected, output);
    return parsed.value;
};
/** Returns the JSON at the end of an output. It must begin at the start of a line. */
const parseLastDocument = (output, source, expected) => {
    const text = output.trim();
    for (const { index } of text.matchAll(/^[[{]/gm)) {
        const parsed = parseJson(text.slice(index));
        if (parsed !== undefined)
            return parsed.value;
    }
    throw badFormat(source, expected, output);
};
function parseJson(text) {
    try {
        return { value: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseBoundedJson */ .R)(text) };
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
function getItems(value, path) {
    const items = getField(value, path);
    return Array.isArray(items) ? items : undefined;
}
function getText(value, path) {
    const text = getField(value, path);
    return typeof text === "string" ? text : undefined;
}
function getTexts(list, path) {
    const items = Array.isArray(list) ? list : [];
    return items.map((item) => getText(item, path)).filter((text) => text !== undefined);
}
function parseList(output, source, expected, { path, read = parseWholeOutput } = {}) {
    const value = read(output, source, expected);
    const list = path === undefined ? value : getField(value, path);
    if (!Array.isArray(list))
        throw badFormat(source, expected, output);
    return list;
}
/** Reads distinct names. @throws InputError for a name that is blank, is no text, or has a control character */
function readNames(items, source, path) {
    const found = new Set();
    for (const [index, item] of items.entries()) {
        const name = path === undefined ? item : getField(item, path);
        if (typeof name !== "string" || name.trim() === "") {
            const shown = typeof name === "string" ? (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name) : (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenJson */ .Ws)(JSON.stringify(name) ?? "missing", SHOWN_CHARACTERS);
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithNames */ .EU) `${source} must contain a name in item ${index + 1}, but contains ${shown}.`]);
        }
        rejectControlCharacter(name, index, source);
        found.add(name);
    }
    return [...found];
}
function rejectControlCharacter(target, index, source) {
    if (CONTROL_CHARACTER.test(target))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithNames */ .EU) `${source} has a control character in item ${index + 1}, but a target cannot contain control characters.`,
        ]);
}
const SHOWN_CHARACTERS = 60;
/** Reads the name and the path of each project. @throws InputError if a name or a path is missing */
function readProjects(items, fields, source, folder, more = () => ({})) {
    return items.map((item, index) => {
        const [name, path] = [getText(item, fields.name), getText(item, fields.path)];
        if (name === undefined || path === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
                (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithNames */ .EU) `${source} contains no ${fields.name} and ${fields.path} in item ${index + 1}.`,
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithNames */ .EU) `${source} contains a project outside ${folder}: ${JSON.stringify(path)}.`]);
    return found;
}


/***/ }),

/***/ 3487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L1: () => (/* binding */ findKeyword),
/* harmony export */   R0: () => (/* binding */ readTargets),
/* harmony export */   bC: () => (/* binding */ readWholeText),
/* harmony export */   hl: () => (/* binding */ openListFile)
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
    const parse = isTool ? (await Promise.all(/* import() */[__webpack_require__.e(1780), __webpack_require__.e(1288)]).then(__webpack_require__.bind(__webpack_require__, 1288))).producers[format].parse : undefined;
    if (file === undefined)
        return readWhole(text, format === "json", (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .inputName */ .yu)("impacted-targets")}`);
    return openListFile(file, reading, (list) => {
        const { path, size, source } = list;
        const isJson = format === "json" || (format === "auto" && path.toLowerCase().endsWith(".json"));
        if (!isJson && !isTool)
            return interpret((0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .linesIn */ .hl)(readBlocks(list), source), undefined, source, reading);
        const largest = isJson ? LARGEST_JSON_BYTES : LARGEST_OUTPUT_BYTES;
        if (size > largest) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
                (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} has ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(size)}, but a file in the format ${isJson ? "json" : format} may have at most ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(largest)}. Write one target per line instead.`,
            ]);
        }
        return readWhole(readWholeText(list), isJson, source);
    });
    function readWhole(whole, isJson, source) {
        if (isJson) {
            const { items, computed } = readJson(whole, source);
            return interpret(items, computed, source, reading);
        }
        return interpret(parse?.(whole, source) ?? (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .linesIn */ .hl)([whole], source), undefined, source, reading);
    }
}
/** Maximum size of a file in bytes, far above the limit of the service. */
const LARGEST_JSON_BYTES = 256 * 1024 * 1024;
const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;
/** Returns `ALL` or `NONE` if the list has only this word. @throws InputError if the list has other targets too */
function findKeyword(targets, source) {
    const word = targets.has("ALL") ? "ALL" : targets.has("NONE") ? "NONE" : undefined;
    if (word === undefined || targets.size === 1)
        return word;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} mixes ${word} with other targets. Use only ${word}, or remove it.`]);
}
function interpret(items, computed, source, { headSha, limitBytes }) {
    if (computed !== undefined && !(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameCommit */ .sw)(computed.head, headSha)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} was computed for head ${computed.head}, but the pull request's head is ${headSha}. Compute the targets again for this head.`,
        ]);
    }
    if (computed?.mode === "all" || computed?.mode === "none") {
        const reason = computed.reason ?? `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .toText */ .fE)(_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .nameInYaml */ .EC, source)} has the mode ${computed.mode}`;
        return { kind: computed.mode, reason, origin: computed.origin };
    }
    const { targets, atLeastBytes } = collect(items, limitBytes);
    const word = findKeyword(targets, source);
    if (word !== undefined)
        return { kind: word === "ALL" ? "all" : "none", reason: `the only item of the list is ${word}` };
    if (atLeastBytes > limitBytes)
        return { kind: "too-large", atLeastBytes };
    if (targets.size === 0)
        return { kind: "empty", reason: (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} is empty` };
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
        const instead = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .inputName */ .yu)("impacted-targets-format", "lines");
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} is not JSON (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}). For one target per line, use ${instead}.`,
        ]);
    }
}
function* targetsIn(items, source) {
    for (const [index, item] of items.entries()) {
        if (typeof item !== "string")
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
                (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} must contain only strings, but item ${index + 1} is ${describeKind(item)}.`,
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
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} has the mode none, but contains targets. Compute the targets again.`,
        ]);
    if ((mode !== "list" && mode !== "all" && mode !== "none") ||
        typeof head !== "string" ||
        (mode === "list" && !Array.isArray(targets))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} must be a JSON array of strings, or a file from compute-impacted-targets, but is ${describeKind(value)}${(0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(value, "error") === undefined ? "" : " with an error in it"}.`,
        ]);
    }
    const items = mode === "list" && Array.isArray(targets) ? targetsIn(targets, source) : [];
    return { items, computed: { mode, head, reason: (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .getText */ .q4)(value, "reason"), origin: readOrigin(value) } };
}
function readOrigin(value) {
    const [producer = "", base = ""] = [(0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .getText */ .q4)(value, "producer"), (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .getText */ .q4)(value, "base")];
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
    const source = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .inputName */ .yu)("impacted-targets-file")}: ${name}`;
    try {
        const path = resolveListPath(name, context);
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false });
        if (found === undefined) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
                (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} does not exist (full path: ${path}). Check that an earlier step writes it.`,
            ]);
        }
        const kind = found.isFile() ? "file" : found.isFIFO() ? "pipe" : undefined;
        // Rejects a device such as `/dev/zero`, which may have no end.
        if (kind === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} is not a file.`]);
        return read({ path, source, kind, size: found.size });
    }
    catch (error) {
        // Errors without a field `syscall` do not come from the file system.
        if (!(error instanceof Error && "syscall" in error))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} cannot be read: ${error.message}.`], { cause: error });
    }
}
/**
 * Returns the absolute path. Rejects an untrusted link to a file outside of the workspace: the run would publish the
 * file.
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
function readWholeText({ path, source }) {
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
                throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .longLineError */ .dE)(source);
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} is not UTF-8 text.`]);
    return bytes.toString("utf8");
}


/***/ })

};
