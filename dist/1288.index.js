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
