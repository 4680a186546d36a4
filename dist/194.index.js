export const id = 194;
export const ids = [194];
export const modules = {

/***/ 2228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ checkedText)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6373);
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(255);
/* harmony import */ var _not_a_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9785);




const JSON_START = /["{[]/;
/** How lines begin that tools print beside a list, or in place of it: taken for targets, they impact almost nothing. */
const MESSAGE_STARTS = [
    // Git, Bazel, compilers: `fatal: ...`, `ERROR: ...`, `INFO: ...`, `error[E0432]: ...`.
    /(?:error|fatal|panic|failure|failed|warning|warn|info|debug|notice|usage|loading|analyzing)(?:\[[^\]\n]*\])?:(?=\s|$)/,
    // Exceptions and the frames below.
    /exception in thread\b/,
    /traceback \(/,
    /at [^\n]+:\d+\)?[^\S\n]*(?=\n|$)/,
    // Package managers: `npm ERR! ...`, `ERR_PNPM_...`, and the `> name@1.0.0 script` of `npm run`.
    /npm (?:err|error|warn|notice)\b/,
    /err_pnpm_/,
    /> /,
    // Nx and Turborepo: ` NX   Cannot find ...`, `\u00d7 could not resolve ...`.
    /nx {2,}\S/,
    // What jq and scripts print for a list that they did not find.
    /(?:null|undefined|nan)[^\S\n]*(?=\n|$)/,
    /[x\u00d7\u2716\u2717\u2718] /,
];
const FIRST_WORDS = [JSON_START, ...MESSAGE_STARTS].map(({ source }) => source).join("|");
const NO_TARGET = new RegExp(`(?:^|\\n)[^\\S\\n]*(?:${FIRST_WORDS})`, "i");
/** Anywhere in a line: `file.ts(1,2): error: ...`, `TypeError: ...`, `sh: 1: nx: not found`. */
const MESSAGE_WITHIN = /(?:error|exception|fatal|panic):[^\S\n]|: (?:command )?not found/i;
const ESCAPE = 0x1b;
const CARRIAGE_RETURN = 0x0d;
/** The text of whole lines, after making sure that it can be a list of targets. @throws InputError */
function checkedText(bytes, source, firstLine) {
    if (bytes.includes(0))
        throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_1__/* .notAList */ .l)(source, "holds a NUL byte; is it UTF-16? Save it as UTF-8 text");
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_1__/* .notAList */ .l)(source, "is not UTF-8 text");
    if (bytes.includes(ESCAPE)) {
        throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_1__/* .notAList */ .l)(source, "holds terminal colour codes; switch them off in the tool that wrote it");
    }
    const text = bytes.toString("utf8");
    // Asked of the bytes first, which is quicker by far and mostly enough.
    if (bytes.includes(CARRIAGE_RETURN) && /\r(?!\n|$)/.test(text)) {
        throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_1__/* .notAList */ .l)(source, "holds carriage returns within lines, as a progress bar writes them");
    }
    for (const pattern of [NO_TARGET, MESSAGE_WITHIN]) {
        const found = pattern.exec(text);
        if (found !== null)
            throw noTarget(lineAt(text, found.index + found[0].length - 1, firstLine), source);
    }
    return text;
}
function lineAt(text, index, firstLine) {
    const before = text.slice(0, index).split("\n");
    const start = index - (before.at(-1)?.length ?? 0);
    return { line: firstLine + before.length - 1, text: (text.slice(start).split("\n", 1)[0] ?? "").trim() };
}
function noTarget({ line, text }, source) {
    const shown = (0,_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text);
    return JSON_START.test(text.slice(0, 1))
        ? (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_1__/* .notAList */ .l)(source, (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `looks like JSON in line ${line} (${shown}); use a .json file, or ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .inputName */ .yu)("impacted-targets-format", "json")}`)
        : (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_1__/* .notAList */ .l)(source, `holds a message in line ${line}, not a target: ${shown}. Look at what wrote the list`);
}


/***/ }),

/***/ 1292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ LONGEST_LINE_BYTES),
/* harmony export */   D: () => (/* binding */ lineBlocks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _not_a_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9785);


const CHUNK_BYTES = 1024 * 1024;
/** No build tool has a target this long; without line breaks the whole file would be one. */
const LONGEST_LINE_BYTES = 65_536;
const LINE_FEED = 0x0a;
/** Reads a file in pieces of about a mebibyte. Each ends where a line ends, so no line or character is cut. */
function* lineBlocks(path, source) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, "r");
    try {
        const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
        let carried = Buffer.alloc(0);
        for (let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, chunk); size > 0; size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, chunk)) {
            const bytes = Buffer.concat([carried, chunk.subarray(0, size)]);
            const end = bytes.lastIndexOf(LINE_FEED) + 1;
            refuseLongLines(bytes, source);
            if (end > 0)
                yield bytes.subarray(0, end);
            carried = bytes.subarray(end);
        }
        if (carried.length > 0)
            yield carried;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
/** Leaps from line to line: in each stretch of the longest length there must be a line break. */
function refuseLongLines(bytes, source) {
    let start = 0;
    while (bytes.length - start > LONGEST_LINE_BYTES) {
        const end = bytes.lastIndexOf(LINE_FEED, start + LONGEST_LINE_BYTES);
        if (end < start) {
            throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_1__/* .notAList */ .l)(source, `has a line of more than ${LONGEST_LINE_BYTES} bytes, which is no target`);
        }
        start = end + 1;
    }
}


/***/ }),

/***/ 9785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ notAList)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6373);


/** What keeps a source from being a list of targets, as the sentence that a user reads. */
function notAList(source, problem) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${source} ${problem}.`]);
}


/***/ }),

/***/ 3194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ producers)
});

// EXTERNAL MODULE: ./lib/src/shorten.js + 1 modules
var shorten = __webpack_require__(255);
// EXTERNAL MODULE: ./lib/src/impacted-targets/not-a-list.js
var not_a_list = __webpack_require__(9785);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/unlike.js


/** The sentence for an output that is not what a tool prints: what was expected, and what came. */
function unlike(source, expected, output) {
    const text = output.trim();
    return text === ""
        ? (0,not_a_list/* notAList */.l)(source, `is empty, and must be ${expected}`)
        : (0,not_a_list/* notAList */.l)(source, `must be ${expected}; it begins with ${(0,shorten/* quote */.hD)(text)}`);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/document.js



/** The JSON that an output consists of. `expected` says which, in words. @throws InputError */
function document_document(output, source, expected) {
    const text = output.trim();
    const parsed = parse(text);
    if (parsed === undefined)
        throw unlike(source, expected, text);
    return parsed.value;
}
/**
 * The JSON that an output ends with, below lines that the tool prints before it. It begins at the start of a line:
 * what is indented may be the inside of a document that was cut off. @throws InputError
 */
function lastDocument(output, source, expected) {
    const text = output.trim();
    for (const { index } of text.matchAll(/^[[{]/gm)) {
        const parsed = parse(text.slice(index));
        if (parsed !== undefined)
            return parsed.value;
    }
    throw unlike(source, expected, text);
}
function parse(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return undefined;
    }
}
/** One field of an object, or undefined. A path such as `data.items` goes through several. */
function field(value, path) {
    let at = value;
    for (const name of path.split(".")) {
        if (typeof at !== "object" || at === null || Array.isArray(at))
            return undefined;
        at = new Map(Object.entries(at)).get(name);
    }
    return at;
}
/** Names without repeats. @throws InputError for one that is blank or no text, or that holds control characters. */
function names(values, source) {
    const found = new Set();
    for (const [index, value] of values.entries()) {
        if (typeof value !== "string" || value.trim() === "")
            throw (0,not_a_list/* notAList */.l)(source, `must have a name in item ${index + 1}, which is ${shown(value)}`);
        // Line breaks among them: what reads the list may take one for two targets.
        if (/[^\P{Cc}\t]/u.test(value))
            throw (0,not_a_list/* notAList */.l)(source, `holds a control character in item ${index + 1}, which is no part of a target`);
        found.add(value);
    }
    return [...found];
}
/** The list of objects under a field, or undefined when it is none. */
function itemsAt(value, path) {
    const items = field(value, path);
    return Array.isArray(items) ? items : undefined;
}
const SHOWN_CHARACTERS = 60;
function shown(value) {
    if (typeof value === "string")
        return (0,shorten/* quote */.hD)(value);
    return (0,shorten/* shortenJson */.Ws)(JSON.stringify(value) ?? "missing", SHOWN_CHARACTERS);
}

// EXTERNAL MODULE: ./lib/src/impacted-targets/checked-text.js
var checked_text = __webpack_require__(2228);
// EXTERNAL MODULE: ./lib/src/impacted-targets/line-blocks.js
var line_blocks = __webpack_require__(1292);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/lines.js



/** One target per line, without blank lines and repeats. @throws InputError for what is a message and no list. */
function linesOf(output, source) {
    const found = (0,checked_text/* checkedText */.N)(Buffer.from(output), source, 1)
        .split("\n")
        .map((line) => line.trim());
    if (found.some((line) => line.length > line_blocks/* LONGEST_LINE_BYTES */.C))
        throw (0,not_a_list/* notAList */.l)(source, `has a line of more than ${line_blocks/* LONGEST_LINE_BYTES */.C} characters, which is no target`);
    return [...new Set(found)].filter((line) => line !== "");
}
const lines = { name: "lines", parse: linesOf };

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/bazel.js





const EXPECTED = "the labels that bazel-diff or target-determinator print: lines, a JSON list with a label in each item, or impactedTargets";
/** Labels of the lines and the JSON of bazel-diff, and of the lines of target-determinator. */
const bazel = {
    name: "bazel",
    parse: (output, source, options = {}) => {
        const labels = /^\s*[[{]/.test(output) ? jsonLabels(output, source) : linesOf(output, source);
        for (const label of labels) {
            if (!/^(\/\/|@)/.test(label))
                throw (0,not_a_list/* notAList */.l)(source, `must hold labels, which begin with // or @; it holds ${(0,shorten/* quote */.hD)(label)}`);
        }
        return withoutExternal(labels, options);
    },
};
function jsonLabels(output, source) {
    const value = document_document(output, source, EXPECTED);
    // With `--depEdgesFile` each label stands beside its distances.
    if (Array.isArray(value)) {
        return names(value.map((item) => (typeof item === "string" ? item : field(item, "label"))), source);
    }
    const served = itemsAt(value, "impactedTargets");
    if (served === undefined)
        throw unlike(source, EXPECTED, output);
    return names(served, source);
}
function withoutExternal(labels, { external = "drop" }) {
    const own = labels.filter((label) => !isExternal(label));
    // A list that holds something never becomes one that says "impacts nothing".
    return external === "keep" || own.length === 0 ? labels : own;
}
/** `@//...` and `@@//...` are the repository itself. */
function isExternal(label) {
    return label.startsWith("//external:") || /^@(?!@?\/\/)/.test(label);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/json.js


/** A JSON list of texts, or an object that holds one under the key. */
const json = {
    name: "json",
    parse: (output, source, { key } = {}) => {
        const expected = key === undefined ? "a JSON array of strings" : `JSON with an array of strings under ${key}`;
        const value = document_document(output, source, expected);
        const list = key === undefined ? value : field(value, key);
        if (!Array.isArray(list))
            throw unlike(source, expected, output);
        return names(list, source);
    },
};

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/command.js



/** A command of the user's own that prints the targets, one per line or as a JSON list. */
const command = {
    name: "command",
    affected: ({ base, head }, argv) => ({
        argv,
        environment: { MERGE_QUEUE_BASE: base, MERGE_QUEUE_HEAD: head },
    }),
    // A script that fails half-way can end well and print nothing.
    parse(output, source) {
        if (output.trim() === "")
            throw (0,not_a_list/* notAList */.l)(source, "is empty; where nothing is impacted, it must be NONE or []");
        return /^\s*\[/.test(output) ? json.parse(output, source) : linesOf(output, source);
    },
};

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/gradle.js

/** Project paths such as `:app:core`, one per line. Gradle has no command of its own for them, only plugins have. */
const gradle = { name: "gradle", parse: (output, source) => linesOf(output, source) };

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/project-path.js


/** The path of a project from `folder`, with forward slashes; `.` for the folder itself. @throws InputError */
function projectPath(path, folder, source) {
    // On Windows alone a backslash is a separator.
    const { isAbsolute, normalize, relative, sep } = /^([a-z]:)?[\\]|^[a-z]:/i.test(folder) ? external_node_path_.win32 : external_node_path_.posix;
    const found = normalize(isAbsolute(path) ? relative(folder, path) || "." : path)
        .split(sep)
        .join("/")
        .replace(/(?<=.)\/$/, "");
    if (found === ".." || found.startsWith("../") || isAbsolute(found))
        throw (0,not_a_list/* notAList */.l)(source, `names a project outside of ${folder}: ${JSON.stringify(path)}`);
    return found;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/named-projects.js



/** The projects of a list of objects. @throws InputError for an item without name or folder. */
function namedProjects(items, { name, path }, source, folder) {
    return items.map((item, index) => {
        const [itsName, itsPath] = [field(item, name), field(item, path)];
        if (typeof itsName !== "string" || typeof itsPath !== "string")
            throw (0,not_a_list/* notAList */.l)(source, `has no ${name} and ${path} in item ${index + 1}`);
        return { name: itsName, path: projectPath(itsPath, folder, source) };
    });
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/lerna.js



const lerna_EXPECTED = "the JSON list that `lerna ls --all --json` prints";
/** Lerna takes its graph from Nx. */
const environment = { NX_DAEMON: "false" };
/** It compares with the files of the work tree, so the head must be checked out and clean. */
const lerna = {
    name: "lerna",
    affected: ({ base }) => ({
        // Without `--all` private packages are left out.
        argv: ["lerna", "ls", "--since", base, "--all", "--json"],
        environment,
    }),
    projects: {
        call: { argv: ["lerna", "ls", "--all", "--json"], environment },
        parse: (output, source, folder) => namedProjects(lerna_packages(output, source), { name: "name", path: "location" }, source, folder),
    },
    parse: (output, source) => names(lerna_packages(output, source).map((item) => field(item, "name")), source),
};
function lerna_packages(output, source) {
    const list = document_document(output, source, lerna_EXPECTED);
    if (!Array.isArray(list))
        throw unlike(source, lerna_EXPECTED, output);
    return list;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/moon.js




const moon_EXPECTED = "the JSON that `moon query projects --affected --downstream deep` or `moon query affected --downstream deep` prints (moon 2 or later)";
/** Its plugins are taken from what was downloaded before. */
const moon_environment = { PROTO_OFFLINE: "true" };
const moon = {
    name: "moon",
    affected: ({ base, head }) => ({
        argv: ["moon", "query", "projects", "--affected", "--downstream", "deep"],
        environment: { ...moon_environment, MOON_BASE: base, MOON_HEAD: head },
    }),
    projects: {
        call: { argv: ["moon", "query", "projects"], environment: moon_environment },
        parse: (output, source, folder) => {
            const expected = "the JSON that `moon query projects` prints (moon 2 or later)";
            const found = itemsAt(document_document(output, source, expected), "projects");
            if (found === undefined)
                throw unlike(source, expected, output);
            return namedProjects(found, { name: "id", path: "source" }, source, folder).map((project, index) => ({
                ...project,
                needs: itemsAt(found[index], "dependencies")
                    ?.map((item) => field(item, "id"))
                    .filter((id) => typeof id === "string"),
            }));
        },
    },
    parse: (output, source) => {
        const value = document_document(output, source, moon_EXPECTED);
        if (field(value, "shallow") === true)
            throw (0,not_a_list/* notAList */.l)(source, "is about a shallow clone, where changes are missing; fetch the whole history");
        const projects = field(value, "projects");
        if (Array.isArray(projects)) {
            return names(projects.map((item) => field(item, "id")), source);
        }
        // Of `query affected`: why each project is affected, by its id.
        if (typeof projects !== "object" || projects === null)
            throw unlike(source, moon_EXPECTED, output);
        return names(Object.keys(projects), source);
    },
};

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/nx.js



const LIST = "the JSON list that `nx show projects --affected --json` prints (Nx 16 or later)";
const GRAPH = "the project graph that `nx graph --file=stdout` prints (Nx 16 or later)";
/** No background process that outlives the step, and no screen of its own. */
const nx_environment = { NX_DAEMON: "false", NX_TUI: "false", NX_INTERACTIVE: "false" };
const nx = {
    name: "nx",
    affected: ({ base, head }) => ({
        argv: ["nx", "show", "projects", "--affected", `--base=${base}`, `--head=${head}`, "--json"],
        environment: nx_environment,
    }),
    projects: {
        call: { argv: ["nx", "graph", "--file=stdout"], environment: nx_environment },
        parse: (output, source, folder) => {
            const graph = field(lastDocument(output, source, GRAPH), "graph");
            const nodes = field(graph, "nodes");
            if (typeof nodes !== "object" || nodes === null || Array.isArray(nodes))
                throw unlike(source, GRAPH, output);
            const items = Object.values(nodes);
            const needs = needsIn(graph);
            const projects = namedProjects(items, { name: "name", path: "data.root" }, source, folder);
            return projects.map((project, index) => ({
                ...project,
                sourceRoot: sourceRootOf(items[index]),
                needs: needs.get(project.name),
            }));
        },
    },
    // Nx 15 prints lines and names projects that are not affected; what it prints is refused.
    parse: (output, source) => {
        const list = lastDocument(output, source, LIST);
        if (!Array.isArray(list))
            throw unlike(source, LIST, output);
        return names(list, source);
    },
};
/** By the graph, which knows of imports in the source and of what `implicitDependencies` say. */
function needsIn(graph) {
    const dependencies = field(graph, "dependencies");
    if (typeof dependencies !== "object" || dependencies === null)
        return new Map();
    return new Map(Object.entries(dependencies).map(([name, list]) => [
        name,
        Array.isArray(list)
            ? list
                .map((item) => field(item, "target"))
                .filter((target) => typeof target === "string")
            : [],
    ]));
}
function sourceRootOf(item) {
    const sourceRoot = field(item, "data.sourceRoot");
    return typeof sourceRoot === "string" ? sourceRoot : undefined;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/pants.js

/** Addresses such as `src/python/app:lib`, one per line; nothing at all when nothing is affected. */
const pants = {
    name: "pants",
    affected: ({ base }) => ({
        argv: ["pants", `--changed-since=${base}`, "--changed-dependents=transitive", "list"],
        // No background process that outlives the step, and no screen of its own.
        environment: { PANTS_PANTSD: "false", PANTS_COLORS: "false", PANTS_DYNAMIC_UI: "false" },
    }),
    parse: (output, source) => linesOf(output, source),
};

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/paths-filter.js

/** The output `changes` of dorny/paths-filter: the filters that match, as a JSON list. */
const pathsFilter = {
    name: "paths-filter",
    parse: (output, source) => json.parse(output, source),
};

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/pnpm.js



const pnpm_EXPECTED = "the JSON list that `pnpm -r list --depth -1 --json` prints (`[]` for no package; pnpm 9 prints nothing then, as it may after an error)";
/** The pnpm that is there is the one that runs, whatever `packageManager` says: pnpm would download the other one. */
const pnpm_environment = {
    npm_config_manage_package_manager_versions: "false",
    pnpm_config_pm_on_fail: "ignore",
};
/** It compares with the files of the work tree, so the head must be checked out and clean. */
const pnpm = {
    name: "pnpm",
    affected: ({ base }) => ({
        argv: ["pnpm", "-r", "list", "--filter", `...[${base}]`, "--depth", "-1", "--json"],
        environment: pnpm_environment,
    }),
    projects: {
        call: { argv: ["pnpm", "-r", "list", "--depth", "-1", "--json"], environment: pnpm_environment },
        parse: (output, source, folder) => 
        // A root without a name is a project of no target.
        namedProjects(pnpm_packages(output, source).filter((item) => field(item, "name") !== undefined), { name: "name", path: "path" }, source, folder),
    },
    parse: (output, source) => names(pnpm_packages(output, source).map((item) => field(item, "name")), source),
};
/** Without a shared lockfile pnpm 9 and 10 print a list for each package. */
function pnpm_packages(output, source) {
    return output
        .trim()
        .split(/(?<=^\]\r?\n)(?=\[)/m)
        .flatMap((text) => {
        const list = document_document(text, source, pnpm_EXPECTED);
        // On a bad commit it is an object with an error.
        if (!Array.isArray(list))
            throw unlike(source, pnpm_EXPECTED, text);
        return list;
    });
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/rush.js



const rush_EXPECTED = "the JSON that `rush list --json` prints";
/** Rush installs the version that rush.json names when it is another one: only from what was downloaded before. */
const rush_environment = { npm_config_offline: "true" };
const rush = {
    name: "rush",
    affected: ({ base }) => ({
        // `--from` would also list what the changed projects depend on.
        argv: ["rush", "list", "--impacted-by", `git:${base}`, "--json"],
        environment: rush_environment,
    }),
    projects: {
        call: { argv: ["rush", "list", "--json"], environment: rush_environment },
        parse: (output, source, folder) => namedProjects(projects(output, source), { name: "name", path: "path" }, source, folder),
    },
    parse: (output, source) => names(projects(output, source).map((item) => field(item, "name")), source),
};
/** Rush says on the same stream what it does before. When it cannot install itself it ends well, without a list. */
function projects(output, source) {
    const found = itemsAt(lastDocument(output, source, rush_EXPECTED), "projects");
    if (found === undefined)
        throw unlike(source, rush_EXPECTED, output);
    return found;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/turbo.js




const turbo_EXPECTED = "the JSON that `turbo ls --affected --output=json`, `turbo query affected` or `turbo run --affected --dry=json` prints";
/** The package at the root of the workspace. */
const ROOT = "//";
const turbo_environment = { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };
const turbo = {
    name: "turbo",
    affected: ({ base, head }) => ({
        argv: ["turbo", "ls", "--affected", "--output=json"],
        environment: { ...turbo_environment, TURBO_SCM_BASE: base, TURBO_SCM_HEAD: head },
    }),
    projects: {
        call: { argv: ["turbo", "ls", "--output=json"], environment: turbo_environment },
        parse: (output, source, folder) => {
            const expected = "the JSON that `turbo ls --output=json` prints";
            const found = counted(document_document(output, source, expected), "packages", "count", source);
            if (found === undefined)
                throw unlike(source, expected, output);
            return namedProjects(found, { name: "name", path: "path" }, source, folder).filter(({ name }) => name !== ROOT);
        },
    },
    parse: (output, source) => {
        const value = document_document(output, source, turbo_EXPECTED);
        const found = packageNames(value, source);
        if (found === undefined)
            throw unlike(source, turbo_EXPECTED, output);
        const all = names(found, source);
        const packages = all.filter((name) => name !== ROOT);
        // A list that holds something never becomes one that says "impacts nothing".
        return packages.length === 0 ? all : packages;
    },
};
function packageNames(value, source) {
    const named = counted(value, "packages", "count", source) ?? counted(value, "data.affectedPackages", "length", source);
    return (named?.map((item) => field(item, "name")) ??
        counted(value, "data.affectedTasks", "length", source)?.map((item) => field(item, "package.name")) ??
        // A dry run. Its tasks also name what the affected packages depend on.
        (itemsAt(value, "tasks") === undefined ? undefined : itemsAt(value, "packages")));
}
/** The items of a list that stands beside its length, or undefined when there is none. @throws InputError */
function counted(value, path, length, source) {
    const items = itemsAt(value, `${path}.items`);
    if (items === undefined)
        return undefined;
    const said = field(value, `${path}.${length}`);
    if (said !== items.length)
        throw (0,not_a_list/* notAList */.l)(source, `says ${JSON.stringify(said)} packages, and lists ${items.length}`);
    return items;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/registry.js













/** Every producer, by the name that a workflow gives it. */
const producers = {
    nx: nx,
    turbo: turbo,
    pnpm: pnpm,
    moon: moon,
    lerna: lerna,
    rush: rush,
    bazel: bazel,
    pants: pants,
    gradle: gradle,
    lines: lines,
    json: json,
    "paths-filter": pathsFilter,
    command: command,
};


/***/ })

};
