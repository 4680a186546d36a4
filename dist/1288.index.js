export const id = 1288;
export const ids = [1288];
export const modules = {

/***/ 1288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  producers: () => (/* binding */ producers)
});

// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
// EXTERNAL MODULE: ./lib/src/impacted-targets/producers/parsing.js
var parsing = __webpack_require__(7527);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/bazel.js


const EXPECTED = "the labels that bazel-diff or target-determinator print: lines, a JSON list with a label in each item, or impactedTargets";
/** Drops labels of other repositories: their dependents are listed themselves. */
const bazel = {
    parse: (output, source) => {
        const labels = /^\s*[[{]/.test(output) ? jsonLabels(output, source) : (0,parsing/* linesOf */.Dx)(output, source);
        for (const label of labels) {
            if (!/^(\/\/|@)/.test(label))
                throw (0,parsing/* notAList */.ls)(source, `must hold labels, which begin with // or @; it holds ${(0,truncate/* quote */.hD)(label)}`);
        }
        const own = labels.filter((label) => !isExternal(label));
        // A list never becomes an empty one.
        return own.length === 0 ? labels : own;
    },
};
function jsonLabels(output, source) {
    const value = (0,parsing/* wholeDocument */.TR)(output, source, EXPECTED);
    if (Array.isArray(value)) {
        return (0,parsing/* namesIn */.wX)(value.map((item) => (typeof item === "string" ? item : (0,parsing/* field */.ZZ)(item, "label"))), source);
    }
    const served = (0,parsing/* itemsAt */.Ct)(value, "impactedTargets");
    if (served === undefined)
        throw (0,parsing/* unlike */.z3)(source, EXPECTED, output);
    return (0,parsing/* namesIn */.wX)(served, source);
}
/** `@//...` and `@@//...` are the repository itself. */
function isExternal(label) {
    return label.startsWith("//external:") || /^@(?!@?\/\/)/.test(label);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/moon.js

const moon_EXPECTED = "the JSON that `moon query projects --affected --downstream deep` or `moon query affected --downstream deep` prints (moon 2 or later)";
/** Its plugins are taken from what was downloaded before. */
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
            const found = (0,parsing/* jsonList */.Rr)(output, source, expected, { path: "projects" });
            return (0,parsing/* projectsIn */.WE)(found, { name: "id", path: "source" }, source, folder, (item) => ({
                needs: (0,parsing/* textsIn */.Ej)((0,parsing/* field */.ZZ)(item, "dependencies"), "id"),
            }));
        },
    },
    parse: (output, source) => {
        const value = (0,parsing/* wholeDocument */.TR)(output, source, moon_EXPECTED);
        if ((0,parsing/* field */.ZZ)(value, "shallow") === true)
            throw (0,parsing/* notAList */.ls)(source, "is about a shallow clone, where changes are missing; fetch the whole history");
        const projects = (0,parsing/* field */.ZZ)(value, "projects");
        if (Array.isArray(projects))
            return (0,parsing/* namesIn */.wX)(projects, source, "id");
        // Of `query affected`: why each project is affected, by its id.
        if (typeof projects !== "object" || projects === null)
            throw (0,parsing/* unlike */.z3)(source, moon_EXPECTED, output);
        return (0,parsing/* namesIn */.wX)(Object.keys(projects), source);
    },
};

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/nx.js

const LIST = "the JSON list that `nx show projects --affected --json` prints (Nx 16 or later)";
const GRAPH = "the project graph that `nx graph --file=stdout` prints (Nx 16 or later)";
/** No background process that outlives the step, and no screen of its own. */
const nx_environment = { NX_DAEMON: "false", NX_TUI: "false", NX_INTERACTIVE: "false" };
const nx = {
    affected: ({ base, head }) => ({
        argv: ["nx", "show", "projects", "--affected", `--base=${base}`, `--head=${head}`, "--json"],
        environment: nx_environment,
    }),
    projects: {
        call: { argv: ["nx", "graph", "--file=stdout"], environment: nx_environment },
        parse: (output, source, folder) => {
            const graph = (0,parsing/* field */.ZZ)((0,parsing/* lastDocument */.Gi)(output, source, GRAPH), "graph");
            const nodes = (0,parsing/* field */.ZZ)(graph, "nodes");
            if (typeof nodes !== "object" || nodes === null || Array.isArray(nodes))
                throw (0,parsing/* unlike */.z3)(source, GRAPH, output);
            const needs = needsIn(graph);
            return (0,parsing/* projectsIn */.WE)(Object.values(nodes), { name: "name", path: "data.root" }, source, folder, (item, name) => ({
                sourceRoot: (0,parsing/* textAt */.$6)(item, "data.sourceRoot"),
                needs: needs.get(name),
            }));
        },
    },
    // Nx 15 prints lines and names projects that are not affected; what it prints is refused.
    parse: (output, source) => (0,parsing/* namesIn */.wX)((0,parsing/* jsonList */.Rr)(output, source, LIST, { read: parsing/* lastDocument */.Gi }), source),
};
function needsIn(graph) {
    const dependencies = Object.entries(Object((0,parsing/* field */.ZZ)(graph, "dependencies")));
    return new Map(dependencies.map(([name, list]) => [name, (0,parsing/* textsIn */.Ej)(list, "target")]));
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/package-lists.js

function packageLists({ affected, all, environment, packages, targets = packages, folder }) {
    return {
        affected: ({ base }) => ({ argv: affected(base), environment }),
        projects: {
            call: { argv: all, environment },
            parse: (output, source, top) => (0,parsing/* projectsIn */.WE)(targets(output, source), { name: "name", path: folder }, source, top),
        },
        parse: (output, source) => (0,parsing/* namesIn */.wX)(packages(output, source), source, "name"),
    };
}
/** It compares with the files of the work tree, so the head must be checked out and clean. Its graph is that of Nx. */
const lerna = packageLists({
    // Without `--all` private packages are left out.
    affected: (base) => ["lerna", "ls", "--since", base, "--all", "--json"],
    all: ["lerna", "ls", "--all", "--json"],
    environment: { NX_DAEMON: "false" },
    packages: (output, source) => (0,parsing/* jsonList */.Rr)(output, source, "the JSON list that `lerna ls --all --json` prints"),
    folder: "location",
});
const rush = packageLists({
    // `--from` would also list what the changed projects depend on.
    affected: (base) => ["rush", "list", "--impacted-by", `git:${base}`, "--json"],
    all: ["rush", "list", "--json"],
    // Rush installs the version that rush.json names when it is another one: only from what was downloaded before.
    environment: { npm_config_offline: "true" },
    // The list follows other lines, or is missing after a failed installation.
    packages: (output, source) => (0,parsing/* jsonList */.Rr)(output, source, "the JSON that `rush list --json` prints", { path: "projects", read: parsing/* lastDocument */.Gi }),
    folder: "path",
});
const PNPM_LIST = "the JSON list that `pnpm -r list --depth -1 --json` prints (`[]` for no package; pnpm 9 prints nothing then, as it may after an error)";
/** Without a shared lockfile pnpm 9 and 10 print a list for each package. On a bad commit it is an object with an error. */
const pnpmPackages = (output, source) => output
    .trim()
    .split(/(?<=^\]\r?\n)(?=\[)/m)
    .flatMap((text) => (0,parsing/* jsonList */.Rr)(text, source, PNPM_LIST));
/** It compares with the files of the work tree, so the head must be checked out and clean. */
const pnpm = packageLists({
    affected: (base) => ["pnpm", "-r", "list", "--filter", `...[${base}]`, "--depth", "-1", "--json"],
    all: ["pnpm", "-r", "list", "--depth", "-1", "--json"],
    // Runs the installed pnpm, whatever `packageManager` names: pnpm would download that one.
    environment: { npm_config_manage_package_manager_versions: "false", pnpm_config_pm_on_fail: "ignore" },
    packages: pnpmPackages,
    // A root without a name is a project of no target.
    targets: (output, source) => pnpmPackages(output, source).filter((item) => (0,parsing/* field */.ZZ)(item, "name") !== undefined),
    folder: "path",
});

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/turbo.js

const turbo_EXPECTED = "the JSON that `turbo ls --affected --output=json`, `turbo query affected` or `turbo run --affected --dry=json` prints";
/** The package at the root of the workspace. */
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
            const found = counted((0,parsing/* wholeDocument */.TR)(output, source, expected), "packages", "count", source);
            if (found === undefined)
                throw (0,parsing/* unlike */.z3)(source, expected, output);
            return (0,parsing/* projectsIn */.WE)(found, { name: "name", path: "path" }, source, folder).filter(({ name }) => name !== ROOT);
        },
    },
    parse: (output, source) => {
        const value = (0,parsing/* wholeDocument */.TR)(output, source, turbo_EXPECTED);
        const found = packageNames(value, source);
        if (found === undefined)
            throw (0,parsing/* unlike */.z3)(source, turbo_EXPECTED, output);
        const all = (0,parsing/* namesIn */.wX)(found, source);
        const packages = all.filter((name) => name !== ROOT);
        // A list never becomes an empty one.
        return packages.length === 0 ? all : packages;
    },
};
function packageNames(value, source) {
    const named = counted(value, "packages", "count", source) ?? counted(value, "data.affectedPackages", "length", source);
    return (named?.map((item) => (0,parsing/* field */.ZZ)(item, "name")) ??
        counted(value, "data.affectedTasks", "length", source)?.map((item) => (0,parsing/* field */.ZZ)(item, "package.name")) ??
        // A dry run. Its tasks also name what the affected packages depend on.
        ((0,parsing/* itemsAt */.Ct)(value, "tasks") === undefined ? undefined : (0,parsing/* itemsAt */.Ct)(value, "packages")));
}
/** The items of a list that stands beside its length, or undefined when there is none. @throws InputError */
function counted(value, path, length, source) {
    const items = (0,parsing/* itemsAt */.Ct)(value, `${path}.items`);
    if (items === undefined)
        return undefined;
    const count = (0,parsing/* field */.ZZ)(value, `${path}.${length}`);
    if (count !== items.length)
        throw (0,parsing/* notAList */.ls)(source, `says ${JSON.stringify(count)} packages, and lists ${items.length}`);
    return items;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/registry.js






const json = {
    parse: (output, source, key) => {
        const expected = key === undefined ? "a JSON array of strings" : `JSON with an array of strings under ${key}`;
        return (0,parsing/* namesIn */.wX)((0,parsing/* jsonList */.Rr)(output, source, expected, { path: key }), source);
    },
};
/** Addresses such as `src/python/app:lib`, one per line; nothing at all when nothing is affected. */
const pants = {
    affected: ({ base }) => ({
        argv: ["pants", `--changed-since=${base}`, "--changed-dependents=transitive", "list"],
        // No background process that outlives the step, and no screen of its own.
        environment: { PANTS_PANTSD: "false", PANTS_COLORS: "false", PANTS_DYNAMIC_UI: "false" },
    }),
    parse: parsing/* linesOf */.Dx,
};
const command = {
    affected: ({ base, head }, argv) => ({ argv, environment: { MERGE_QUEUE_BASE: base, MERGE_QUEUE_HEAD: head } }),
    // A script that fails half-way can end well and print nothing.
    parse(output, source) {
        if (output.trim() === "")
            throw (0,parsing/* notAList */.ls)(source, "is empty; where nothing is impacted, it must be NONE or []");
        return /^\s*\[/.test(output) ? json.parse(output, source) : (0,parsing/* linesOf */.Dx)(output, source);
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
    // Project paths such as `:app:core`, which plugins of Gradle print.
    gradle: { parse: parsing/* linesOf */.Dx },
    lines: { parse: parsing/* linesOf */.Dx },
    json,
    // The output `changes` of dorny/paths-filter: the filters that match, as a JSON list.
    "paths-filter": { parse: (output, source) => json.parse(output, source) },
    command,
};


/***/ })

};
