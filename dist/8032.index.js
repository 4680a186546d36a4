export const id = 8032;
export const ids = [8032];
export const modules = {

/***/ 8032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readWorkspaceImpact: () => (/* binding */ readWorkspaceImpact)
});

// EXTERNAL MODULE: ./lib/src/git/commits.js
var commits = __webpack_require__(4203);
// EXTERNAL MODULE: ./lib/src/impacted-targets/ownership.js
var ownership = __webpack_require__(2994);
// EXTERNAL MODULE: ./lib/src/impacted-targets/safety-net.js
var safety_net = __webpack_require__(559);
// EXTERNAL MODULE: ./lib/src/impacted-targets/workspace-history.js
var workspace_history = __webpack_require__(6203);
// EXTERNAL MODULE: ./lib/src/git/read-file.js
var read_file = __webpack_require__(4648);
// EXTERNAL MODULE: ./lib/src/impacted-targets/producers/parsing.js
var parsing = __webpack_require__(7527);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/impacted-targets/manifests.js
var manifests = __webpack_require__(2681);
// EXTERNAL MODULE: ./lib/src/impacted-targets/workspace-globs.js
var workspace_globs = __webpack_require__(964);
// EXTERNAL MODULE: ./lib/src/globs/glob.js + 1 modules
var glob = __webpack_require__(4409);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/members.js





/** Maximum number of comparisons of a folder with a glob. */
const COMPARISONS = 20_000_000;
async function createMatchList() {
    const picomatch = await (0,glob/* loadPicomatch */.TH)();
    return (globs) => (0,workspace_globs/* createListMatcher */.hu)(globs, picomatch);
}
/** Lists the folders with a manifest that the globs of a workspace match. @throws Undecidable */
function findMembers(files, { file, folder, globs }, matchList) {
    // A glob such as `../other` leads out of the folder, so the globs become relative to the top.
    const absolute = globs.map((glob) => glob.startsWith("!") ? `!${toTop(folder, glob.slice(1))}` : toTop(folder, glob));
    const matches = matchList(absolute);
    const candidates = files.foldersWith(file).filter((each) => each !== folder);
    if ((candidates.length + files.links.length + files.submodules.length) * globs.length > COMPARISONS)
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(folder)} has too many workspaces to compare`);
    const submodule = files.submodules.find((path) => [path, `${path}/x`, `${path}/x/x`].some((each) => matches(each) !== false));
    const folders = new Set(files.foldersWith(file));
    const link = files.links.find(({ path, destination }) => (destination === undefined || folders.has(destination)) && matches(path) !== false);
    const hidden = submodule ?? link?.path;
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
/** Returns the path of a folder in a manifest; undefined for a folder outside of the repository. */
function resolveFolder(folder, path) {
    const found = external_node_path_.posix.join(folder, path).replace(/(?<=.)\/$/, "");
    return found === ".." || found.startsWith("../") ? undefined : found;
}
function toFolderNeed(folder, path) {
    const found = resolveFolder(folder, path);
    return found === undefined ? [] : [{ kind: "folder", folder: found }];
}
/** Lists the folders that are in no other folder of the list. */
function findOuterFolders(folders) {
    const outer = new Set();
    const sorted = folders.toSorted((one, other) => listFolders(one).length - listFolders(other).length);
    for (const folder of sorted)
        if (!listFolders(folder).some((above) => outer.has(above)))
            outer.add(folder);
    return [...outer];
}
/** Lists a path and the folders around it, from the inner ones to `.`. */
function listFolders(path) {
    const folders = [];
    for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1))
        folders.push(path.slice(0, end));
    if (path !== ".")
        folders.push(".");
    return folders;
}
/** Writes a value as text to compare it. Omits these fields. */
function toSettings(value, omitted = []) {
    try {
        const fields = Object.entries(Object(value)).filter(([name]) => !omitted.includes(name));
        return JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
    }
    catch {
        throw new workspace_history/* Undecidable */.F("a manifest is nested too deeply");
    }
}
/** Lists the entries of the object in a field of an object; empty for any other value. */
function listEntries(value, field) {
    if (typeof value !== "object" || value === null)
        return [];
    const found = Object.getOwnPropertyDescriptor(value, field)?.value;
    return typeof found === "object" && found !== null && !Array.isArray(found) ? Object.entries(found) : [];
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/cargo.js








const KINDS = ["dependencies", "dev-dependencies", "build-dependencies", "dev_dependencies", "build_dependencies"];
/** Lists of `[workspace]` that only decide about the members. */
const MEMBERSHIP = ["members", "exclude", "default-members"];
/** Creates a reader of Cargo workspaces and single packages. */
function createCargoReader(matchList, parseToml) {
    const readManifest = readOnce((text, path) => ({ toml: parseToml(text, path) }));
    const readLock = readOnce((text, path) => parseCargoLock(parseToml(text, path), path));
    const manifestAt = (files, folder) => readManifest(files, external_node_path_.posix.join(folder, "Cargo.toml"))?.toml;
    return (files) => {
        const all = files.foldersWith("Cargo.toml");
        const projects = [];
        const locks = new Map();
        const settings = new Map();
        for (const folder of findOuterFolders(all)) {
            const lock = readLock(files, external_node_path_.posix.join(folder, "Cargo.lock"));
            const root = { folder, manifest: manifestAt(files, folder), hasLock: lock !== undefined };
            const members = listMembers(files, root, matchList, (each) => manifestAt(files, each)).map((each) => readProject(each, manifestAt(files, each), root));
            projects.push(...members);
            if (lock !== undefined)
                locks.set(external_node_path_.posix.join(folder, "Cargo.lock"), placeProjects(lock, members));
            settings.set(external_node_path_.posix.join(folder, "Cargo.toml"), rootSettings(root.manifest));
        }
        const folders = new Set(projects.map(({ folder }) => folder));
        const parts = all
            .filter((folder) => !folders.has(folder))
            .map((folder) => ({ folder, needs: readPart(files, folder) }));
        return { projects, parts, locks, settings };
    };
    /** Reads a manifest that is no project, such as one of a test. It may be invalid on purpose. */
    function readPart(files, folder) {
        try {
            const manifest = manifestAt(files, folder);
            return listNeeds(folder, manifest, { folder, manifest, hasLock: true }).filter(({ kind }) => kind === "folder");
        }
        catch {
            return [];
        }
    }
}
/** Lists the folders of packages: the root, the members of the list, and what they need by path. */
function listMembers(files, root, matchList, manifestAt) {
    const { folder, manifest } = root;
    const globs = (0,workspace_globs/* globsOf */.p_)((0,parsing/* getField */.VI)(manifest, "workspace.members") ?? []);
    const excluded = (0,workspace_globs/* globsOf */.p_)((0,parsing/* getField */.VI)(manifest, "workspace.exclude") ?? []);
    if (typeof globs === "string" || typeof excluded === "string")
        throw new workspace_history/* Undecidable */.F(`the members in ${(0,safety_net/* quoteName */.AB)(external_node_path_.posix.join(folder, "Cargo.toml"))} are not readable`);
    const listed = findMembers(files, { file: "Cargo.toml", folder, globs }, matchList);
    const isExcluded = (path) => excluded.map((each) => external_node_path_.posix.join(folder, each)).some((each) => path === each || (0,manifests/* isPathBelow */.B5)(path, each));
    const hasPackage = (path) => (0,parsing/* getField */.VI)(manifestAt(path), "package") !== undefined;
    const found = new Set([folder, ...listed.filter((path) => !isExcluded(path))].filter(hasPackage));
    const known = new Set(files.foldersWith("Cargo.toml"));
    // A set also returns the folders that the loop adds.
    for (const path of found)
        for (const need of listNeeds(path, manifestAt(path), root))
            if (need.kind === "folder" && known.has(need.folder) && hasPackage(need.folder))
                found.add(need.folder);
    return [...found];
}
function readProject(folder, manifest, root) {
    const name = (0,parsing/* getText */.q4)(manifest, "package.name");
    const isRoot = folder === "." || (folder === root.folder && (0,parsing/* getField */.VI)(root.manifest, "workspace") !== undefined);
    return { target: name || folder, name, folder, isRoot, needs: listNeeds(folder, manifest, root) };
}
/** Lists the dependencies by path. Those by name are in Cargo.lock if they are projects. */
function listNeeds(folder, manifest, { folder: top, manifest: root, hasLock }) {
    const shared = new Map(listEntries((0,parsing/* getField */.VI)(root, "workspace"), "dependencies"));
    const patches = new Map(listPatches(root));
    const owners = [manifest, ...listEntries(manifest, "target").map(([, target]) => target)];
    return owners
        .flatMap((owner) => KINDS.flatMap((kind) => listEntries(owner, kind)))
        .flatMap(([name, given]) => {
        const isShared = (0,parsing/* getField */.VI)(given, "workspace") === true;
        const fact = isShared ? shared.get(name) : given;
        const path = (0,parsing/* getText */.q4)(fact, "path");
        if (path !== undefined)
            return toFolderNeed(isShared ? top : folder, path);
        const patch = patches.get((0,parsing/* getText */.q4)(fact, "package") ?? name);
        // Without a lock file, an external package may need any of the replaced packages.
        const possible = patch !== undefined || hasLock ? [patch ?? []].flat() : [...patches.values()];
        return possible.flatMap((each) => toFolderNeed(top, each));
    });
}
/** Lists packages that `[patch]` and `[replace]` replace by folders. */
function listPatches(manifest) {
    const tables = [...listEntries(manifest, "patch"), ["replace", (0,parsing/* getField */.VI)(manifest, "replace")]];
    return tables.flatMap(([registry, table]) => listEntries({ registry: table }, "registry").flatMap(([key, fact]) => {
        const path = (0,parsing/* getText */.q4)(fact, "path");
        const name = (0,parsing/* getText */.q4)(fact, "package") ?? (registry === "replace" ? key.split(":")[0] : key);
        return path === undefined || name === undefined ? [] : [[name, path]];
    }));
}
function rootSettings(manifest) {
    const shared = ["profile", "patch", "replace"].map((name) => (0,parsing/* getField */.VI)(manifest, name));
    return `${toSettings(shared)} ${toSettings((0,parsing/* getField */.VI)(manifest, "workspace"), MEMBERSHIP)}`;
}
/** Reads Cargo.lock. A package without a source is a project or another folder; its `folder` is its name for now. */
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
        const needs = (Array.isArray(given) ? given : []).map((need) => ids.get(String(need)) ?? String(need));
        const content = (0,parsing/* getText */.q4)(each.item, "checksum") ?? "";
        packages.set(toId(each), { content, needs, folder: each.source === undefined ? each.name : undefined });
    }
    return { settings: String((0,parsing/* getField */.VI)(toml, "version")), packages };
}
/** Replaces the names of projects by their folders. */
function placeProjects({ settings, packages }, members) {
    const folders = new Map(members.map(({ name, folder }) => [name, folder]));
    const placed = [...packages].map(([id, each]) => [id, each.folder === undefined ? each : { ...each, folder: folders.get(each.folder) }]);
    return { settings, packages: new Map(placed) };
}

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
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
    "pyproject.toml",
    "uv.lock",
    "go.mod",
    "go.work",
]);
/** Maximum size of all manifests and lock files together. */
const MAXIMUM_BYTES = 256 * 1024 * 1024;
/** Reads the manifests, lock files and links of commits below a folder. Each object is read once. */
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
    const isNamed = kind !== "file" || NAMES.has(path.slice(path.lastIndexOf("/") + 1));
    return isNamed && (0,manifests/* isPathBelow */.B5)(path, workspace) && !`/${path}`.includes("/node_modules/");
}
function indexFiles(commit, needed, textOf) {
    const ids = new Map(needed.flatMap(({ path, id, kind }) => (kind === "file" ? [[path, id]] : [])));
    const folders = new Map();
    for (const path of ids.keys())
        (0,ownership.appendToList)(folders, external_node_path_.posix.basename(path), external_node_path_.posix.dirname(path));
    return {
        commit,
        tree: needed,
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
        const locks = new Map();
        const settings = new Map();
        const parts = [];
        for (const folder of files.foldersWith("go.work").filter(isVisible)) {
            const path = external_node_path_.posix.join(folder, "go.work");
            const work = readFile(files, path) ?? [];
            const used = new Set(work
                .flatMap(({ verb, words }) => (verb === "use" ? toFolderNeed(folder, words[0] ?? "") : []))
                .flatMap(folderOf));
            const hidden = [...used].find((each) => files.submodules.includes(each));
            if (hidden !== undefined)
                throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(hidden)} is a submodule, so its module is unknown`);
            const mods = projects.filter((project) => used.has(project.folder));
            for (const mod of mods)
                parts.push({ folder: mod.folder, needs: listReplaced(folder, work) });
            // With go.work, a package can import other modules without a `require`.
            const imports = mods.length < 2
                ? []
                : await findImports(files.commit, mods.map(({ target }) => target));
            for (const [file, names] of imports)
                parts.push({ folder: external_node_path_.posix.dirname(file), needs: names.map((name) => ({ kind: "name", name })) });
            locks.set(path, selectVersions(work, mods, modules));
            const others = work.filter(({ verb }) => verb !== "use" && verb !== "replace");
            settings.set(path, JSON.stringify(others));
        }
        return { projects, parts, locks, settings };
    };
}
/** True when Go does not ignore a folder. Test data belongs to the module around it. */
function isVisible(folder) {
    return folder === "." || !folder.split("/").some((name) => /^[._]|^(?:testdata|vendor|node_modules)$/.test(name));
}
function folderOf(need) {
    return need.kind === "folder" ? [need.folder] : [];
}
/** Parses lines such as `require a v1`, and blocks with one verb. */
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
/** Lists folders in directives such as `replace a => ../a` and `replace a v1 => ../a`. */
function listReplaced(folder, directives) {
    return directives.flatMap(({ verb, words }) => {
        const path = words[words.indexOf("=>") + 1];
        return verb === "replace" && path !== undefined && /^\.{1,2}(?:\/|$)/.test(path) ? toFolderNeed(folder, path) : [];
    });
}
/** Computes the required versions that the modules of `go.work` share: a higher version in one applies to all. */
function selectVersions(work, mods, modules) {
    const used = new Map(mods.map(({ folder }) => [folder, modules.get(folder) ?? []]));
    const versions = new Map();
    for (const { verb, words } of [...work, ...[...used.values()].flat()]) {
        const [name = ""] = words;
        if (["require", "replace", "exclude"].includes(verb))
            versions.set(name, (versions.get(name) ?? new Set()).add(`${verb} ${words.join(" ")}`));
    }
    const packages = new Map();
    for (const [name, each] of versions)
        packages.set(name, { content: [...each].toSorted().join("\n"), needs: [] });
    for (const [folder, directives] of used) {
        const required = directives.flatMap(({ verb, words: [name = ""] }) => (verb === "require" ? [name] : []));
        // Before Go 1.17, go.mod does not list indirect dependencies.
        const version = directives.find(({ verb }) => verb === "go")?.words[0] ?? "1.16";
        const isOld = Number(/^1\.(\d+)/.exec(version)?.[1] ?? "17") < 17;
        const needs = isOld ? [...versions.keys()] : required;
        packages.set(`project ${folder}`, { content: "", needs, folder });
    }
    return { settings: "", packages };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/lock.js

/** Finds projects that need a project, also through packages of other origin. Returns pairs of folders. */
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
 * versions of other commits, such as the target branch, in which more projects may need the changed packages.
 */
function findDifferentProjects(before, after, others) {
    const sides = [before.packages, after.packages];
    const changed = [...new Set(sides.flatMap((packages) => [...packages.keys()]))].filter((id) => !isSame(before.packages.get(id), after.packages.get(id)));
    const all = [...sides, ...others.map(({ packages }) => packages)];
    return changed.length === 0 ? [] : reachProjects(changed, all, indexDependents(all));
}
/**
 * Finds projects that share a package of other origin with a change from now on. A change of that package lists them, and
 * would otherwise share no target with a change that begins to use the package.
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
        // One of them suffices, and one that the change lists anyway is best.
        return folders.find((folder) => listed.includes(folder)) ?? folders[0] ?? [];
    });
    return new Set(sharers);
}
function isSame(one, other) {
    if (one === undefined || other === undefined || one.content !== other.content)
        return false;
    return one.needs.join("\n") === other.needs.join("\n");
}
function indexDependents(sides) {
    const dependents = new Map();
    for (const packages of sides)
        for (const [id, { needs }] of packages)
            for (const needed of needs)
                (0,ownership.appendToList)(dependents, needed, id);
    return dependents;
}
/** Goes from packages to their dependents, up to the first projects. */
function reachProjects(ids, sides, dependents) {
    const known = new Set(ids);
    const folders = new Set();
    // A set also returns the ids that the loop adds.
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

// EXTERNAL MODULE: ./lib/src/inputs/yaml-nodes.js
var yaml_nodes = __webpack_require__(2967);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/json-locks.js






function dependencyNames(entry) {
    return manifests/* DEPENDENCY_KINDS */.SW.flatMap((kind) => listEntries(entry, kind).map(([name]) => name));
}
/** Reads `package-lock.json` of npm 7 and later. */
function readNpmLock(text, path, base) {
    const json = (0,manifests/* parseLenientJson */.Ri)(text);
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
/** Searches the `node_modules` folders around a package, like Node.js. */
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
/** Reads `bun.lock`. The key of a package is the path of names to it, such as `debug/ms`. */
function readBunLock(text, path, base) {
    const json = (0,manifests/* parseLenientJson */.Ri)(text);
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
 * Reads the mappings of `pnpm-lock.yaml` and `yarn.lock`. Both have one key on each line, with two spaces for each level.
 * A parser for all of YAML takes seconds for a large lock file. @throws Undecidable for any other syntax
 */
function readIndented(text, path) {
    const root = new Map();
    const open = [root];
    /** Level of a text of several lines or of a list, whose lines are skipped. */
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
            // The items of a list can be at the level of its key.
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
            // A list or a text of several lines follows.
            if (value.startsWith("|") || value.startsWith(">"))
                skipped = level + 0.5;
            parent.set(indented_text_unquote(key), indented_text_unquote(value));
        }
    }
    return root;
}
/** Matches `key: value`, and `key value` of Yarn 1. */
const ENTRY = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"'](?:(?!: )[^\s])*):? +(.*)$/;
function splitEntry(bare) {
    // Most lines need no regular expression, and a lock file may have 100,000.
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
/** Fields whose effect is in the resolved versions. */
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
/** Reads `pnpm-lock.yaml` when its packages are needed, because most changes need only `hasNoLinks`. */
function openPnpmLock(text, path, base) {
    let read;
    const load = () => {
        read ??= readPnpmLock(text, path, base);
        return read;
    };
    // Importers come before packages. Their links are in the manifests too, unless overrides replace a range.
    const end = text.indexOf("\npackages:");
    const hasLinks = end < 0 || /[ @(](?:link|file):/.test(text.slice(end)) || text.includes("\noverrides:");
    return {
        hasNoLinks: !hasLinks,
        get settings() {
            return load().settings;
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
        const needs = listDependencies(mappingAt(importers, id)).map(([name, value]) => find(name, versionIn(value), folder));
        locked.set(toImporter(folder), { content: "", needs, folder });
    }
    for (const id of snapshots.keys()) {
        const needs = listDependencies(mappingAt(snapshots, id)).map(([name, value]) => find(name, versionIn(value), base));
        // A copy of a project, because of `injected`.
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
function listDependencies(owner) {
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



/** Reads `yarn.lock` of Yarn 1 and later. That of Yarn 1 lists no projects, so their manifests are parameters. */
function readYarnLock(text, path, base, projects) {
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
    // If resolutions replace a range, the file has no entry for the range. Then all packages of the name count.
    const find = ([name, range]) => {
        const found = ids.get(`${name}@${range}`) ?? ids.get(`${name}@npm:${range}`);
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
/** Splits `"a@^1, a@^2"` of Yarn 2, or `"a@^1", a@^2` of Yarn 1. */
function splitDescriptors(key) {
    return key.split(/"?, "?/).map((descriptor) => descriptor.replace(/^"|"$/g, ""));
}
function nameIn(descriptor) {
    return descriptor.slice(0, Math.max(1, descriptor.indexOf("@", 1)));
}
/** Returns the folder of a link or a project. */
function findFolder(descriptors, base) {
    for (const descriptor of descriptors) {
        const path = /^.[^@]*@(?:workspace|link|portal|file):([^:#]*)/.exec(descriptor)?.[1];
        if (path !== undefined && /^\.|\/|^[\w-]+$/.test(path))
            return resolveFolder(base, path);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/npm.js












const RUSH_LOCK = "common/config/rush/pnpm-lock.yaml";
/** Fields of a root manifest that apply to all projects. Lock files show the effect of `RESOLUTIONS`. */
const SHARED = ["packageManager", "devEngines", "engines", "volta", "pnpm", "bun"];
const RESOLUTIONS = ["overrides", "resolutions", "catalog", "catalogs"];
/** Creates a reader of npm, pnpm, Yarn, Bun, Lerna and Rush workspaces. */
function createNpmReader(matchList) {
    const readJson = readOnce((text) => ({ json: (0,manifests/* parseLenientJson */.Ri)(text) }));
    const readYamlOnce = readOnce((text, path) => ({ value: readYamlFile(text, path) }));
    const readManifest = readOnce((text, path) => (0,manifests/* readPackageManifest */.i7)(text, external_node_path_.posix.dirname(path)));
    const locks = createLockReaders();
    return async (files) => {
        const all = files.foldersWith("package.json");
        const projects = [];
        const settings = new Map();
        const found = new Map();
        for (const folder of findOuterFolders([...files.foldersWith("rush.json"), ...all])) {
            const at = (name) => external_node_path_.posix.join(folder, name);
            const root = {
                folder,
                manifest: readJson(files, at("package.json"))?.json,
                pnpm: await readYamlOnce(files, at("pnpm-workspace.yaml"))?.value,
                yarn: await readYamlOnce(files, at(".yarnrc.yml"))?.value,
            };
            rejectCode(files, root);
            const rush = readJson(files, at("rush.json"))?.json;
            const folders = rush === undefined
                ? findFolders(files, root, readJson(files, at("lerna.json"))?.json, matchList)
                : rushFolders(rush, folder);
            const catalogs = createCatalogs(root);
            const members = folders.map((each) => npm_readProject(files, each, { root, catalogs, isWorkspace: folders.length > 1 }, readManifest));
            projects.push(...members.map(({ project }) => project));
            const read = locks(files, folder, members.map(({ project, text }) => rangesOf(project, text)));
            for (const [path, lock] of read)
                found.set(path, lock);
            for (const [name, text] of npm_rootSettings(root, read.length > 0))
                settings.set(at(name), text);
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
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} is not readable at one of the commits`);
    return reading.root.plain();
}
/** Rejects files whose effect on dependencies only code knows. */
function rejectCode(files, { folder, pnpm }) {
    const hooks = [".pnpmfile.cjs", ".pnpmfile.mjs", "pnpmfile.js"].map((name) => external_node_path_.posix.join(folder, name));
    const hook = hooks.find((path) => files.read(path) !== undefined) ?? (0,parsing/* getText */.q4)(pnpm, "pnpmfile");
    if (hook !== undefined)
        throw new workspace_history/* Undecidable */.F(`only the code in ${(0,safety_net/* quoteName */.AB)(hook)} knows the dependencies`);
    const binary = external_node_path_.posix.join(folder, "bun.lockb");
    if (files.read(binary) !== undefined)
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(binary)} is not readable; save it as bun.lock`);
}
function findFolders(files, { folder, manifest, pnpm }, lerna, matchList) {
    const sources = [
        (0,workspace_globs/* globsOf */.p_)((0,parsing/* getField */.VI)(pnpm, "packages")),
        (0,workspace_globs/* globsOf */.p_)((0,parsing/* getField */.VI)(manifest, "workspaces"), "packages"),
        (0,workspace_globs/* globsOf */.p_)((0,parsing/* getField */.VI)(lerna, "packages")),
    ];
    const globs = sources.find((each) => each !== "absent") ?? [];
    if (globs === "unreadable")
        throw new workspace_history/* Undecidable */.F(`the list of workspaces in ${(0,safety_net/* quoteName */.AB)(folder)} is not readable at one of the commits`);
    const members = globs.length === 0 ? [] : findMembers(files, { file: "package.json", folder, globs }, matchList);
    const hasRoot = files.read(external_node_path_.posix.join(folder, "package.json")) !== undefined;
    return [...new Set([...(hasRoot ? [folder] : []), ...members])];
}
function rushFolders(rush, folder) {
    const projects = (0,parsing/* getItems */.JS)(rush, "projects");
    if (projects === undefined)
        throw new workspace_history/* Undecidable */.F("rush.json is not readable at one of the commits");
    return (0,parsing/* getTexts */.J8)(projects, "projectFolder").flatMap((path) => resolveFolder(folder, path) ?? []);
}
function npm_readProject(files, folder, { root, catalogs, isWorkspace }, readManifest) {
    const path = external_node_path_.posix.join(folder, "package.json");
    const text = files.read(path)?.text ?? "";
    const plain = text.includes('"catalog:') ? (0,manifests/* readPackageManifest */.i7)(text, folder, catalogs) : readManifest(files, path);
    if (plain === undefined)
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} is missing or not valid JSON at one of the commits`);
    const name = plain.name === "" ? undefined : plain.name;
    const isRoot = folder === "." || (isWorkspace && folder === root.folder);
    const project = { target: name ?? folder, name, folder, isRoot, needs: plain.needs };
    return { project, text };
}
/** Creates a look-up of `catalog:` and `catalog:name` ranges. */
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
function rangesOf({ folder, name }, text) {
    return () => {
        const json = (0,manifests/* parseLenientJson */.Ri)(text);
        const ranges = manifests/* DEPENDENCY_KINDS */.SW.flatMap((kind) => listEntries(json, kind)).map(([need, range]) => [need, String(range)]);
        return { folder, name, ranges };
    };
}
function npm_rootSettings({ folder, manifest, pnpm, yarn }, hasLock) {
    const resolutions = hasLock ? [] : RESOLUTIONS.map((name) => (0,parsing/* getField */.VI)(manifest, name));
    const local = RESOLUTIONS.flatMap((name) => [...listEntries(manifest, name), ...listEntries(pnpm, name)]);
    if (!hasLock && local.some(([, range]) => /^(?:workspace|link|file|portal|npm):/.test(String(range))))
        throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(folder)} has overrides or resolutions, but no lock file that shows their effect`);
    const omitted = ["packages", ...(hasLock ? RESOLUTIONS : [])];
    return [
        ["package.json", toSettings([...SHARED.map((name) => (0,parsing/* getField */.VI)(manifest, name)), ...resolutions])],
        ["pnpm-workspace.yaml", toSettings(pnpm, omitted)],
        [".yarnrc.yml", toSettings(yarn, hasLock ? RESOLUTIONS : [])],
    ];
}
/** Creates readers of all lock files of a root. */
function createLockReaders() {
    const npm = readOnce((text, path) => readNpmLock(text, path, external_node_path_.posix.dirname(path)));
    const bun = readOnce((text, path) => readBunLock(text, path, external_node_path_.posix.dirname(path)));
    const pnpm = readOnce((text, path) => {
        const folder = external_node_path_.posix.dirname(path);
        // The paths in the lock file of Rush are relative to a folder that it creates.
        return openPnpmLock(text, path, (0,manifests/* isPathBelow */.B5)(path, "common/config") ? external_node_path_.posix.join(folder, "../../temp") : folder);
    });
    return (files, folder, projects) => {
        const at = (name) => external_node_path_.posix.join(folder, name);
        const yarn = files.read(at("yarn.lock"));
        const read = [
            ...[at("package-lock.json"), at("npm-shrinkwrap.json")].map((path) => [path, npm(files, path)]),
            ...[at("pnpm-lock.yaml"), at(RUSH_LOCK)].map((path) => [path, pnpm(files, path)]),
            [at("bun.lock"), bun(files, at("bun.lock"))],
            [
                at("yarn.lock"),
                yarn &&
                    readYarnLock(yarn.text, at("yarn.lock"), folder, projects.map((each) => each())),
            ],
        ];
        return read.flatMap(([path, lock]) => (lock === undefined ? [] : [[path, lock]]));
    };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/uv.js







/** Fields of `[tool.uv]` that decide about members and single dependencies. */
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
        const roots = findOuterFolders(all.filter((folder) => isProject(tryRead(files, folder))));
        for (const root of roots) {
            const manifest = manifestAt(files, root);
            const path = external_node_path_.posix.join(root, "uv.lock");
            const lock = readLock(files, path);
            const locked = new Set([...(lock?.packages.values() ?? [])].map(({ folder }) => folder));
            const members = uv_listMembers(files, root, manifest, matchList);
            const folders = new Set(isPackage(manifest) ? [root, ...members] : members);
            // A set also returns the folders that the loop adds: projects that others need by path.
            for (const folder of folders) {
                const project = uv_readProject(folder, manifestAt(files, folder), { root, manifest, locked });
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
        return { projects, parts: [], locks, settings };
    };
    /** Reads a manifest that may be invalid on purpose, such as one of a test. */
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
/** True for a project or a workspace. Other files only have settings of tools. */
function isProject(manifest) {
    return isPackage(manifest) || (0,parsing/* getField */.VI)(manifest, "tool.uv.workspace") !== undefined;
}
function isPackage(manifest) {
    return ["project", "tool.poetry", "build-system"].some((field) => (0,parsing/* getField */.VI)(manifest, field) !== undefined);
}
function uv_listMembers(files, folder, manifest, matchList) {
    const globs = (0,workspace_globs/* globsOf */.p_)((0,parsing/* getField */.VI)(manifest, "tool.uv.workspace.members") ?? []);
    const excluded = (0,workspace_globs/* globsOf */.p_)((0,parsing/* getField */.VI)(manifest, "tool.uv.workspace.exclude") ?? []);
    if (typeof globs === "string" || typeof excluded === "string")
        throw new workspace_history/* Undecidable */.F(`the members in ${(0,safety_net/* quoteName */.AB)(external_node_path_.posix.join(folder, "pyproject.toml"))} are not readable`);
    const list = [...globs, ...excluded.map((glob) => `!${glob}`)];
    return globs.length === 0 ? [] : findMembers(files, { file: "pyproject.toml", folder, globs: list }, matchList);
}
function uv_readProject(folder, manifest, { root, manifest: top, locked }) {
    const path = external_node_path_.posix.join(folder, "pyproject.toml");
    const dynamic = (0,parsing/* getItems */.JS)(manifest, "project.dynamic") ?? [];
    if (!locked.has(folder) && ["dependencies", "optional-dependencies"].some((field) => dynamic.includes(field)))
        throw new workspace_history/* Undecidable */.F(`only the build of ${(0,safety_net/* quoteName */.AB)(path)} knows its dependencies, because they are dynamic`);
    const name = (0,parsing/* getText */.q4)(manifest, "project.name") ?? (0,parsing/* getText */.q4)(manifest, "tool.poetry.name");
    const isRoot = folder === "." || (folder === root && (0,parsing/* getField */.VI)(manifest, "tool.uv.workspace") !== undefined);
    const sources = new Map([...readSources(top, root), ...readSources(manifest, folder)]);
    const names = listRequirements(manifest).map(normalizeName);
    const byName = names.map((each) => ({ kind: "name", name: each }));
    const byPath = names.flatMap((each) => sources.get(each) ?? []);
    return {
        target: name || folder,
        name: name === undefined ? name : normalizeName(name),
        folder,
        isRoot,
        needs: [...byName, ...byPath],
    };
}
/** Lists the names in all lists of dependencies. A requirement begins with the name. */
function listRequirements(manifest) {
    const project = (0,parsing/* getField */.VI)(manifest, "project");
    const groups = [...listEntries(project, "optional-dependencies"), ...listEntries(manifest, "dependency-groups")].map(([, list]) => list);
    const lists = [
        (0,parsing/* getField */.VI)(project, "dependencies"),
        (0,parsing/* getField */.VI)(manifest, "tool.uv.dev-dependencies"),
        (0,parsing/* getField */.VI)(manifest, "build-system.requires"),
        ...groups,
    ];
    const poetry = (0,parsing/* getField */.VI)(manifest, "tool.poetry");
    const tables = [poetry, ...listEntries(poetry, "group").map(([, group]) => group)];
    const keys = tables.flatMap((table) => ["dependencies", "dev-dependencies"].flatMap((kind) => listEntries(table, kind)));
    return [
        ...lists
            .flatMap((list) => (Array.isArray(list) ? list : []))
            .filter((item) => typeof item === "string"),
        ...keys.map(([name]) => name),
    ];
}
/** Reads the folders of `[tool.uv.sources]` and of Poetry by normalized name. A source may be a list. */
function readSources(manifest, folder) {
    const poetry = (0,parsing/* getField */.VI)(manifest, "tool.poetry");
    const tables = [poetry, ...listEntries(poetry, "group").map(([, group]) => group)];
    const entries = [
        ...listEntries((0,parsing/* getField */.VI)(manifest, "tool.uv"), "sources"),
        ...tables.flatMap((table) => ["dependencies", "dev-dependencies"].flatMap((kind) => listEntries(table, kind))),
    ];
    return new Map(entries.map(([name, given]) => {
        const sources = Array.isArray(given) ? given : [given];
        const paths = sources.flatMap((source) => (0,parsing/* getText */.q4)(source, "path") ?? []);
        return [normalizeName(name), paths.flatMap((path) => toFolderNeed(folder, path))];
    }));
}
/** Returns the name in a requirement such as `Some_Name[extra]>=1`, as Python compares names. */
function normalizeName(requirement) {
    const [name = ""] = /^[\w.-]*/.exec(requirement.trim()) ?? [];
    return name.toLowerCase().replace(/[-_.]+/g, "-");
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

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/graph.js













/** Reads the graphs by commit from Git's objects. Runs no tool and no code of the repository. @throws Undecidable */
async function readGraphs(git, commits, workspace) {
    const all = await readCommits(git, commits, workspace);
    const matchList = await createMatchList();
    const hasToml = all.some((files) => ["Cargo.toml", "pyproject.toml"].some((name) => files.foldersWith(name).length > 0));
    const parseToml = hasToml ? await loadToml() : () => undefined;
    const readers = [
        createNpmReader(matchList),
        createCargoReader(matchList, parseToml),
        createGoReader((commit, modules) => (0,read_file/* findImports */.Qx)(git, commit, modules)),
        createUvReader(matchList, parseToml),
    ];
    const known = new Map();
    const graphs = new Map();
    for (const files of all) {
        // The imports of Go files count only when there is a go.work.
        const key = files.foldersWith("go.work").length > 0 ? files.commit : files.tree;
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
    const ownersOf = indexOwners(sets);
    const byFolder = new Map();
    const ownersOfFolder = (folder) => {
        const owners = byFolder.get(folder) ?? ownersOf(folder);
        byFolder.set(folder, owners);
        return owners;
    };
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
        const find = (need) => need.kind === "name" ? (byName.get(need.name) ?? []) : ownersOfFolder(need.folder);
        for (const project of set.projects)
            for (const need of project.needs)
                add([project.target], find(need));
        for (const { folder, needs: inner } of set.parts)
            for (const need of inner)
                add(ownersOfFolder(folder), find(need));
        for (const lock of set.locks.values())
            for (const [dependent, needed] of findLockedNeeds(lock))
                add(ownersOfFolder(dependent), ownersOfFolder(needed));
    }
    for (const { path, destination } of files.links)
        if (destination !== undefined)
            add(ownersOfFolder(path), ownersOfFolder(destination));
    return {
        places: new Set(projects.map(({ target, folder }) => JSON.stringify([target, folder]))),
        needs,
        locks: new Map(sets.flatMap(({ locks }) => [...locks])),
        settings: new Map(sets.flatMap(({ settings }) => [...settings])),
        sharedRoots: new Set(sets.slice(0, 1).flatMap((set) => set.projects.filter(({ isRoot }) => isRoot).map(({ folder }) => folder))),
        ownersOf,
    };
}
/** Maximum characters of a target, because a list repeats it. */
const LONGEST_NAME = 10_000;
function rejectName(target, folder) {
    const isReserved = target === "ALL" || target === "NONE";
    if (isReserved || target.trim() === "" || target.length > LONGEST_NAME || parsing/* CONTROL_CHARACTER */.gW.test(target))
        throw new workspace_history/* Undecidable */.F(`the project in ${(0,safety_net/* quoteName */.AB)(folder)} has a name that cannot be a target`);
}
/**
 * Assigns a path to the innermost project of each ecosystem: a package may build a crate inside it. A root owns a path
 * only if no other project does.
 */
function indexOwners(sets) {
    const index = (isWanted) => sets.map((set) => {
        const folders = new Map();
        for (const project of set.projects)
            if (isWanted(project))
                (0,ownership.appendToList)(folders, project.folder, project.target);
        return folders;
    });
    const inner = index(({ isRoot }) => !isRoot);
    const roots = index(({ isRoot }) => isRoot);
    return (path) => {
        const around = listFolders(path);
        const found = findOwners(inner, around);
        return [...new Set(found.length > 0 ? found : findOwners(roots, around))];
    };
}
function findOwners(sides, around) {
    return sides.flatMap((folders) => {
        const owning = folders.size === 0 ? undefined : around.find((folder) => folders.has(folder));
        return owning === undefined ? [] : (folders.get(owning) ?? []);
    });
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-graph/impact.js






/** Files that can make the check of another project's manifest fail. */
const CONSTRAINTS = /(?:^|\/)(?:yarn\.config\.cjs|constraints\.pro)$/;
/** Compares the graphs before and after a change, and adds those of the target branch. @throws Undecidable */
async function readWorkspaceImpact(git, range, query) {
    const { workspace, changed, ignored } = query;
    const { from, to, base, head, tip = base } = range;
    // Without a merge, `from` is the merge base.
    const fork = to === head ? undefined : await (0,commits/* findMergeBase */.fe)(git, base, head);
    const others = [to, tip, ...(fork === undefined ? [] : [fork])].filter((commit) => commit !== from);
    const byCommit = await readGraphs(git, [from, ...new Set(others)], workspace);
    const [before, after] = [byCommit.get(from), byCommit.get(to)];
    if (before === undefined || after === undefined)
        throw new Error("A commit of the change was not read.");
    const graphs = [...new Set(byCommit.values())];
    const changes = compareGraphs([before, after, ...graphs], changed, ignored);
    const dependents = graphs.map(({ needs }) => invert(needs));
    return {
        ownersOf(path) {
            const locked = changes.byLock.get(path);
            return locked ?? [...new Set(graphs.flatMap((graph) => graph.ownersOf(path)))];
        },
        isRead: (path) => changes.byLock.has(path),
        names: graphs.flatMap(({ places }) => [...places].flatMap((place) => readPlace(place)[0] ?? [])),
        findMore(owners) {
            const known = new Set(owners);
            const reasons = new Map([...changes.projects].filter(([target]) => !known.has(target)));
            for (const target of [...known, ...reasons.keys()])
                reach(target, dependents, known, reasons);
            // The change needs these, so it must not be tested apart from a change of them. Their dependents do not matter.
            for (const [target, why] of changes.needed)
                if (!known.has(target) && !reasons.has(target))
                    reasons.set(target, why);
            return [...reasons].map(([target, why]) => ({ target, why }));
        },
    };
}
/** Compares the first two graphs. All of them show which projects a changed lock file impacts. */
function compareGraphs([before, after, ...graphs], changed, ignored) {
    const isIgnored = (path) => ignored.ownersOf(path).length > 0;
    const paths = new Set(changed.flatMap(({ path }) => path ?? []).filter((path) => !isIgnored(path)));
    rejectSharedChanges(before, after, paths);
    if (before === after)
        return { projects: new Map(), needed: new Map(), byLock: new Map() };
    const projects = new Map();
    const needed = new Map();
    for (const place of new Set([...before.places, ...after.places])) {
        const [target = ""] = readPlace(place);
        if (!before.places.has(place))
            projects.set(target, "is a new project");
        else if (!after.places.has(place))
            projects.set(target, "was a project before the change");
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
                projects.set(target, `${one === after ? "newly needs" : "no longer needs"} ${(0,safety_net/* quoteName */.AB)(first)}`);
            if (one === after)
                for (const each of different)
                    needed.set(each, `is newly needed by ${(0,safety_net/* quoteName */.AB)(target)}`);
        }
    }
    const byLock = new Map();
    for (const [path, lock] of after.locks) {
        const old = before.locks.get(path);
        // Two readers of one file return the same object.
        if (isIgnored(path) || old === undefined || old === lock)
            continue;
        const different = findDifferentProjects(old, lock, graphs.flatMap((graph) => graph.locks.get(path) ?? []));
        const targets = different.flatMap((folder) => {
            const owners = [...new Set(graphs.flatMap((graph) => graph.ownersOf(folder)))];
            if (after.sharedRoots.has(folder))
                throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} changes the dependencies at the top, which every project can use`);
            if (owners.length === 0)
                throw new workspace_history/* Undecidable */.F(`${(0,safety_net/* quoteName */.AB)(path)} changes ${(0,safety_net/* quoteName */.AB)(folder)}, which is no project`);
            return owners;
        });
        for (const folder of findNewSharers(old, lock, different))
            for (const target of before.ownersOf(folder))
                if (!needed.has(target))
                    needed.set(target, `uses a package that the change begins to use in ${(0,safety_net/* quoteName */.AB)(path)}`);
        if (paths.has(path))
            byLock.set(path, [...new Set(targets)]);
        for (const target of targets)
            if (!projects.has(target))
                projects.set(target, `has other dependencies in ${(0,safety_net/* quoteName */.AB)(path)}`);
    }
    return { projects, needed, byLock };
}
function readPlace(place) {
    const parsed = JSON.parse(place);
    return Array.isArray(parsed) ? parsed.map(String) : [];
}
/** Rejects changes that no project can be assigned to. */
function rejectSharedChanges(before, after, paths) {
    const both = (name) => [...new Set([...before[name].keys(), ...after[name].keys()])];
    const reasons = [
        ...both("locks").flatMap((path) => {
            const [old, present] = [before.locks.get(path), after.locks.get(path)];
            if (!paths.has(path))
                return [];
            if (old === undefined || present === undefined)
                return [`${(0,safety_net/* quoteName */.AB)(path)} was added or deleted`];
            return old.settings === present.settings ? [] : [`${(0,safety_net/* quoteName */.AB)(path)} has other settings or another version`];
        }),
        ...both("settings")
            .filter((path) => paths.has(path) && (before.settings.get(path) ?? "[]") !== (after.settings.get(path) ?? "[]"))
            .map((path) => `${(0,safety_net/* quoteName */.AB)(path)} changes settings of all projects`),
        ...[...paths]
            .filter((path) => CONSTRAINTS.test(path))
            .map((path) => `${(0,safety_net/* quoteName */.AB)(path)} has rules for all projects`),
    ];
    const reason = (0,safety_net/* joinReasons */.S$)(reasons);
    if (reason !== undefined)
        throw new workspace_history/* Undecidable */.F(reason);
}
function invert(needs) {
    const dependents = new Map();
    for (const [dependent, needed] of needs)
        for (const each of needed)
            (0,ownership.appendToList)(dependents, each, dependent);
    return dependents;
}
/** Adds the dependents of a target at any of the commits. */
function reach(start, graphs, known, reasons) {
    const open = [start];
    for (let target = open.pop(); target !== undefined; target = open.pop()) {
        for (const dependent of graphs.flatMap((graph) => graph.get(target) ?? [])) {
            if (known.has(dependent) || reasons.has(dependent))
                continue;
            reasons.set(dependent, `depends on ${(0,safety_net/* quoteName */.AB)(target)}`);
            open.push(dependent);
        }
    }
}


/***/ })

};
