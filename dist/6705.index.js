export const id = 6705;
export const ids = [6705];
export const modules = {

/***/ 2967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
/** Maximum number of values, also through aliases. Nested aliases could otherwise use up the memory. */
const MOST_VALUES = 100_000;
const MOST_ALIASES = 10_000;
/** Maximum depth. A deeper text could overflow the stack of a recursive parser. */
const DEEPEST = 100;
/** Maximum number of problems to report, because one mistake often causes several problems. */
const PROBLEMS_SHOWN = 5;
/** Reads one YAML 1.2 document with the core schema. Rejects other tags and duplicate keys. */
async function readYaml(text) {
    if (isTooDeep(text))
        return rejected({ line: 1, text: "the YAML is nested too deeply" });
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
        return rejected(...onePerLine(problems));
    const { targets, problem } = resolveAliases(yaml, document, lineOf);
    if (problem !== undefined)
        return rejected(problem);
    return { ok: true, root: nodesOf(yaml, document, targets, lineOf)(document.contents) };
}
function problemText(code, message, key) {
    if (code === "DUPLICATE_KEY")
        return `the key ${key} occurs twice`;
    if (code === "MULTIPLE_DOCS")
        return "a second document begins here, and only one is allowed; remove the line ---";
    return message;
}
function rejected(...problems) {
    return { ok: false, problems };
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


/***/ }),

/***/ 6705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readConfig: () => (/* binding */ readConfig),
/* harmony export */   readConfigFile: () => (/* binding */ readConfigFile),
/* harmony export */   readSettings: () => (/* binding */ readSettings),
/* harmony export */   readValidSettings: () => (/* binding */ readValidSettings)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1798);
/* harmony import */ var _inputs_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2967);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8215);
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4618);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1304);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4917);










const EXAMPLE = 'write one setting per line, such as "concurrency: 5"';
const NO_SETTINGS = new Map();
/** Reads settings, and collects all problems. If a setting has a problem, the result lacks this setting. */
async function readSettings(text) {
    const report = createReport("settings");
    const root = await readRoot(text, report);
    const isEmpty = root?.kind === "blank" || (root?.kind === "mapping" && root.entries().length === 0);
    if (isEmpty)
        report.problems.push((0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .toProblem */ .H8)("settings", `contains no setting; ${EXAMPLE}.`));
    const settings = root === undefined ? NO_SETTINGS : readMapping(root, "", report);
    return { settings, problems: report.problems };
}
/** Reads the settings. @throws InputError with all problems */
async function readValidSettings(text) {
    if (text === undefined)
        return NO_SETTINGS;
    const { settings, problems } = await readSettings(text);
    if (problems.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(problems);
    return settings;
}
const INPUT = "config-file";
const LARGEST_BYTES = 1024 * 1024;
const QUEUES = "the key queues with a mapping of branches to settings";
/** Prefix of top-level keys that are ignored. Such keys can contain YAML anchors that several queues use. */
const SHARED = "x-";
/** Reads the settings of each branch. @throws InputError with all problems */
async function readConfigFile(workspace, file, onlyBranch) {
    const { config, problems } = await readConfig(await textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, file), file), file);
    if (problems.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(problems);
    if (onlyBranch === undefined)
        return config;
    const settings = config.get(onlyBranch);
    if (settings !== undefined)
        return new Map([[onlyBranch, settings]]);
    const others = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatTruncatedList */ .En)([...config.keys()].map(formatKey), 10);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz([
        (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .toProblem */ .H8)("target-branch", `${file} has no queues.${formatKey(onlyBranch)}; its branches are ${others}.`),
    ]);
}
/** Reads the text of a file with the settings of each branch. Collects all problems. */
async function readConfig(text, file) {
    const report = createReport(INPUT, file);
    const root = await readRoot(text, report);
    const config = root === undefined ? new Map() : readQueues(root, file, report);
    return { config, problems: report.problems };
}
function invalidFile(text, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .toProblem */ .H8)(INPUT, text)], { cause });
}
async function textOf(path, file) {
    try {
        // Opening a named pipe would block until another process writes to the pipe.
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (!found.isFile())
            throw invalidFile(`${file} is not a file.`);
        if (found.size > LARGEST_BYTES)
            throw invalidFile(`${file} has ${found.size} bytes; the limit is ${LARGEST_BYTES}.`);
        return new TextDecoder("utf-8", { fatal: true }).decode(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path));
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz)
            throw error;
        const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
        throw isMissing
            ? invalidFile(`${file} does not exist (full path: ${path}). Check out the repository first, or name another file.`, error)
            : invalidFile(`${file} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}.`, error);
    }
}
function readQueues(root, file, report) {
    const config = new Map();
    if (root.kind !== "mapping") {
        report.add(root.line, "", `must contain ${QUEUES}; got ${formatValue(root)}`);
        return config;
    }
    let queues;
    let isMisspelt = false;
    for (const { key, line, value } of root.entries()) {
        if (key === "queues")
            queues = value;
        else if (!key.startsWith(SHARED)) {
            const allowed = "the allowed keys are queues, and keys that begin with x- for shared values";
            const advice = (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_7__/* .suggestName */ .SX)(key, ["queues"], allowed);
            report.add(line, formatKey(key), `is not known; ${advice}`);
            isMisspelt ||= advice !== allowed;
        }
    }
    if (queues === undefined) {
        if (!isMisspelt)
            report.problems.push((0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .toProblem */ .H8)(INPUT, `${file} must contain ${QUEUES}.`));
        return config;
    }
    if (queues.entries().length === 0) {
        const what = `must be a mapping of branches to settings, with at least one branch; got ${formatValue(queues)}`;
        report.add(queues.line, "queues", what);
    }
    for (const { key, line, value } of queues.entries()) {
        const path = `queues.${formatKey(key)}`;
        const name = (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .branchName */ .at)(key);
        if (!name.ok || name.value !== key)
            report.add(line, path, "must be a branch name such as main or release/1.x");
        config.set(key, readMapping(value, `${path}.`, report));
    }
    return config;
}
/** Reads the settings in a mapping. `path` is the prefix of names in problems: empty, or a text with a final dot. */
function readMapping(mapping, path, report) {
    if (mapping.kind !== "mapping" && mapping.kind !== "blank") {
        const what = `must be a mapping of settings: ${EXAMPLE}; got ${formatValue(mapping)}`;
        report.add(mapping.line, path.slice(0, -1), what);
    }
    const settings = new Map();
    for (const { key, line, value: node } of mapping.entries()) {
        const setting = _settings_js__WEBPACK_IMPORTED_MODULE_5__/* .SETTINGS */ .y.find(({ name }) => name === key);
        // `requiredStatuses:` without a value does not mean null, because null removes the list.
        const value = node.kind === "blank" ? undefined : setting?.parse(node.plain());
        if (value !== undefined)
            settings.set(key, value);
        else if (setting === undefined)
            report.add(line, `${path}${formatKey(key)}`, unknownSetting(key, report));
        else
            report.add(line, `${path}${key}`, `must be ${setting.allowed}; got ${formatValue(node)}`);
    }
    return settings;
}
function createReport(input, file) {
    const start = file === undefined ? "" : `${file} `;
    const problems = [];
    return {
        problems,
        /** True after a problem that lists all settings, so that only one problem lists them. */
        listsSettings: false,
        /** Adds a problem. `key` is empty for a problem of the whole line. */
        add(line, key, text) {
            const position = `${start}line ${line}${key === "" ? "" : `, ${key}`}`;
            problems.push((0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .toProblem */ .H8)(input, `${position}: ${text}${text.endsWith("?") ? "" : "."}`));
        },
    };
}
async function readRoot(text, report) {
    const reading = await (0,_inputs_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_8__/* .readYaml */ .g)(text);
    if (reading.ok)
        return reading.root;
    for (const problem of reading.problems)
        report.add(problem.line, "", problem.text);
    return undefined;
}
const OTHER_FIELDS = new Map([
    ["state", "is not a setting; use the operations pause-queue, resume-queue and drain-queue"],
    ["deleteRequiredStatuses", 'is not a setting; write "requiredStatuses: null"'],
]);
function unknownSetting(key, report) {
    const other = OTHER_FIELDS.get(key);
    if (other !== undefined)
        return other;
    const known = _settings_js__WEBPACK_IMPORTED_MODULE_5__/* .SETTINGS */ .y.map(({ name }) => name);
    const question = (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_7__/* .suggestName */ .SX)(key, known, "");
    if (question !== "")
        return `is not a setting; ${question}`;
    if (report.listsSettings)
        return "is not a setting";
    report.listsSettings = true;
    return `is not a setting; the settings are ${known.join(", ")}`;
}
function formatKey(key) {
    return /^[\w./-]{1,100}$/.test(key) ? key : (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .hD)(key);
}
function formatValue(node) {
    if (node.kind === "blank")
        return "nothing";
    if (node.kind === "mapping")
        return "a mapping";
    const value = node.plain();
    if (typeof value === "string")
        return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .hD)(value);
    const text = typeof value === "number" ? String(value) : JSON.stringify(value);
    return text.length > 100 ? "a long list" : text;
}


/***/ }),

/***/ 4917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ isSameValue),
/* harmony export */   y: () => (/* binding */ SETTINGS)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _service_queue_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9023);


function isSameValue({ unordered }, one, other) {
    return unordered === true && Array.isArray(one) && Array.isArray(other)
        ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(new Set(one), new Set(other))
        : (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(one, other);
}
/** Describes a whole number. `mostInV2` is the maximum in API v2; undefined without a limit. */
function wholeNumber(least, mostInV2) {
    const allowed = `a whole number from ${least}`;
    return {
        allowed,
        documented: mostInV2 === undefined ? allowed : `${allowed} (API v2: to ${mostInV2})`,
        parse: (value) => (Number.isSafeInteger(value) && Number(value) >= least ? Number(value) : undefined),
        read(value) {
            const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
            return typeof number === "number" && !Number.isNaN(number) ? number : undefined;
        },
    };
}
const boolean = {
    allowed: "true or false",
    documented: "`true`, `false`",
    read: (value) => (typeof value === "boolean" ? value : undefined),
};
function oneOf(...words) {
    return {
        allowed: `one of ${words.join(", ")}`,
        documented: words.map((word) => `\`${word}\``).join(", "),
        parse: (value) => words.find((word) => word === lowerCase(value)),
        read: lowerCase,
    };
}
/** Prefix of labels that the service reserves for itself, with one exception. */
const RESERVED_PREFIX = "trunk-";
const RESERVED_DEFAULT = "trunk-merge-queue-submit";
const label = {
    allowed: `the name of a label that does not begin with ${RESERVED_PREFIX} (except ${RESERVED_DEFAULT})`,
    documented: `a label that does not begin with \`${RESERVED_PREFIX}\` (except \`${RESERVED_DEFAULT}\`)`,
    parse(value) {
        if (!isName(value))
            return undefined;
        const isFree = value === RESERVED_DEFAULT || !value.toLowerCase().startsWith(RESERVED_PREFIX);
        return isFree ? value : undefined;
    },
    read: (value) => (typeof value === "string" ? value : undefined),
};
const names = {
    allowed: "a list of names",
    unordered: true,
    read: (value) => (isNames(value) ? value : undefined),
};
/** List of names, or null to remove the list. The service ignores an empty list. */
const namesOrNull = {
    allowed: "a list of names, or null to remove the queue's own list (v1 may ignore an empty list)",
    documented: "a list of names, or `null`",
    unordered: true,
    parse: (value) => (value === null || (isNames(value) && value.length > 0) ? value : undefined),
    read: (value) => (isNames(value) && value.length > 0 ? value : null),
};
const list = { allowed: "a list", read: (value) => (Array.isArray(value) ? value : undefined) };
function lowerCase(value) {
    return typeof value === "string" ? value.toLowerCase() : undefined;
}
function isName(value) {
    return typeof value === "string" && value.trim() !== "";
}
function isNames(value) {
    return Array.isArray(value) && value.every(isName);
}
const TYPES = { flag: boolean, label, names, "names-or-null": namesOrNull, list };
function typeOf(setting) {
    if (setting.kind === "word")
        return oneOf(...setting.words);
    return setting.kind === "number" ? wholeNumber(setting.least, setting.v2?.most) : TYPES[setting.kind];
}
const SETTINGS = Object.entries(_service_queue_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .QUEUE_SETTINGS */ .g).map(([name, setting]) => {
    const type = typeOf(setting);
    return { documented: type.allowed, parse: type.read, ...type, name, meaning: setting.meaning };
});


/***/ })

};
