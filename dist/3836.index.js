export const id = 3836;
export const ids = [3836];
export const modules = {

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


/***/ }),

/***/ 3836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseConfigText: () => (/* binding */ parseConfigText),
  readConfigFile: () => (/* binding */ readConfigFile),
  readSettings: () => (/* binding */ readSettings),
  readSettingsOrThrow: () => (/* binding */ readSettingsOrThrow)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __webpack_require__(1798);
// EXTERNAL MODULE: ./lib/src/inputs/yaml-nodes.js
var yaml_nodes = __webpack_require__(2967);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/problem.js
var problem = __webpack_require__(8215);
// EXTERNAL MODULE: ./lib/src/text/suggest.js
var suggest = __webpack_require__(4618);
;// CONCATENATED MODULE: ./lib/src/text/time-zone.js

/** True for a name in the time zone database of IANA, such as Europe/Berlin, if Node.js supports this zone. */
function isTimeZone(name) {
    // Newer versions of Node.js also accept an offset such as +01:00, which is not a name.
    if (!/^[a-z]/i.test(name))
        return false;
    try {
        createOffsetReader(name);
        return true;
    }
    catch {
        return false;
    }
}
/**
 * Converts a local time to milliseconds since 1970. `localMs` contains the date and time of the local clock, converted
 * as if the zone were UTC. A time that occurs twice, because clocks are set back, has two results. Returns undefined
 * for a time that clocks skip.
 */
function convertLocalTimeToUtc(localMs, timeZone) {
    const offsetAt = createOffsetReader(timeZone);
    // At a clock change, the offsets of the previous and of the next day differ.
    const offsets = [offsetAt(localMs - format/* TIME_UNIT_MS */.gF.d), offsetAt(localMs + format/* TIME_UNIT_MS */.gF.d)];
    const times = offsets.map((offset) => localMs - offset).filter((ms) => ms + offsetAt(ms) === localMs);
    return times.length === 0 ? undefined : { earliestMs: Math.min(...times), latestMs: Math.max(...times) };
}
const FIELDS = ["year", "month", "day", "hour", "minute", "second"];
/** Creates a function that returns the offset from UTC in milliseconds. @throws RangeError for an unknown zone */
function createOffsetReader(timeZone) {
    const numeric = Object.fromEntries(FIELDS.map((field) => [field, "numeric"]));
    const format = new Intl.DateTimeFormat("en", { ...numeric, timeZone, hourCycle: "h23" });
    return (ms) => {
        const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]));
        const [year = 0, month = 0, ...rest] = FIELDS.map((field) => Number(parts.get(field)));
        // The parts contain no milliseconds, so the time is compared without milliseconds.
        return Date.UTC(year, month - 1, ...rest) - (ms - (ms % 1000));
    };
}

// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
;// CONCATENATED MODULE: ./lib/src/queue/yaml-report.js


function createYamlProblemCollector(input, file) {
    const start = file === undefined ? "" : `${file} `;
    const problems = [];
    return {
        problems,
        /** True after a problem that lists all settings, so that only one problem lists them. */
        listsSettings: false,
        /** Number of problems with the settings of a branch, which do not concern the calendar. */
        settingProblems: 0,
        /** Adds a problem. `key` is empty for a problem of the whole line. */
        add(line, key, text) {
            const position = `${start}line ${line}${key === "" ? "" : `, ${key}`}`;
            problems.push((0,problem/* createInputProblem */.sM)(input, `${position}: ${text}${text.endsWith("?") ? "" : "."}`));
        },
    };
}
function formatYamlKey(key) {
    return /^[\w./-]{1,100}$/.test(key) ? key : (0,truncate/* quoteText */.ol)(key);
}
function formatYamlValue(node) {
    if (node.kind === "blank")
        return "nothing";
    if (node.kind === "mapping")
        return "a mapping";
    const value = node.plain();
    if (typeof value === "string")
        return (0,truncate/* quoteText */.ol)(value);
    const text = typeof value === "number" ? String(value) : JSON.stringify(value);
    return text.length > 100 ? "a long list" : text;
}

;// CONCATENATED MODULE: ./lib/src/queue/freezes.js




/** Reads the calendar of freezes. The key of a freeze is its name. Adds all problems to the report. */
function readFreezes(node, branches, report) {
    if (node.kind !== "mapping" && node.kind !== "blank")
        report.add(node.line, "freezes", `must be a mapping of names to freezes; got ${formatYamlValue(node)}`);
    const freezes = [];
    for (const { key, line, value } of node.entries()) {
        const path = `freezes.${formatYamlKey(key)}`;
        const freeze = readFreeze(key, { line, path, value }, { branches, report });
        if (freeze === undefined)
            continue;
        const other = freezes.find((each) => overlap(each, freeze));
        if (other === undefined)
            freezes.push(freeze);
        else
            report.add(line, path, `overlaps with freezes.${formatYamlKey(other.name)}; join the two freezes`);
    }
    return freezes;
}
const KEYS = ["from", "until", "time-zone", "branches"];
function readFreeze(name, { line, path, value }, calendar) {
    const { report } = calendar;
    const entries = value.entries();
    for (const { key, line: at } of entries) {
        const advice = (0,suggest/* formatDidYouMeanQuestion */.Bl)(key, KEYS, `the keys are ${KEYS.join(", ")}`);
        if (!KEYS.includes(key))
            report.add(at, `${path}.${formatYamlKey(key)}`, `is not known; ${advice}`);
    }
    const entryOf = (key) => {
        const found = entries.find((each) => each.key === key);
        return found && { ...found, path: `${path}.${key}` };
    };
    const missing = ["from", "until"].filter((key) => entryOf(key) === undefined);
    if (missing.length > 0)
        report.add(line, path, `must have the keys from and until; missing: ${missing.join(", ")}`);
    const timeZone = readTimeZone(entryOf("time-zone"), report);
    const branches = readBranches(entryOf("branches"), calendar);
    if (timeZone === undefined || branches === undefined)
        return undefined;
    // If clocks are set back, a time occurs twice. The freeze then includes the repeated hour.
    const fromMs = readTime(entryOf("from"), timeZone, report)?.earliestMs;
    const untilMs = readTime(entryOf("until"), timeZone, report)?.latestMs;
    if (fromMs === undefined || untilMs === undefined)
        return undefined;
    if (fromMs < untilMs)
        return { name, branches, fromMs, untilMs };
    report.add(line, path, 'must have a time "until" that is later than the time "from"');
    return undefined;
}
function readTimeZone(entry, report) {
    if (entry === undefined)
        return "UTC";
    const { line, path, value } = entry;
    const name = value.plain();
    if (typeof name === "string" && isTimeZone(name))
        return name;
    report.add(line, path, `must be the name of a time zone such as Europe/Berlin; got ${formatYamlValue(value)}`);
    return undefined;
}
function readBranches(entry, { branches, report }) {
    if (entry === undefined)
        return branches;
    const { line, path, value } = entry;
    const names = value.plain();
    if (Array.isArray(names) && names.length > 0 && names.every((name) => branches.has(name)))
        return new Set(names);
    report.add(line, path, `must be a list of branches that the key queues contains; got ${formatYamlValue(value)}`);
    return undefined;
}
function readTime(entry, timeZone, report) {
    if (entry === undefined)
        return undefined;
    const { line, path, value } = entry;
    const text = value.plain();
    const time = typeof text === "string" ? (0,format/* readIsoTime */.xT)(text) : undefined;
    if (time === undefined || time.zoned || time.wholeDay) {
        const allowed = 'a valid date and time such as 2026-12-23 18:00, in the time zone of the key "time-zone"';
        report.add(line, path, `must be ${allowed}; got ${formatYamlValue(value)}`);
        return undefined;
    }
    const converted = convertLocalTimeToUtc(time.ms, timeZone);
    if (converted === undefined)
        report.add(line, path, `does not exist in ${timeZone}, because the clocks are set forward; got ${formatYamlValue(value)}`);
    return converted;
}
function overlap(one, other) {
    const isShared = [...one.branches].some((branch) => other.branches.has(branch));
    return isShared && one.fromMs < other.untilMs && other.fromMs < one.untilMs;
}

// EXTERNAL MODULE: ./lib/src/queue/settings.js
var queue_settings = __webpack_require__(4917);
;// CONCATENATED MODULE: ./lib/src/queue/settings-yaml.js











const EXAMPLE = 'write one setting per line, such as "concurrency: 5"';
const NO_SETTINGS = new Map();
/** Reads settings, and collects all problems. If a setting has a problem, the result lacks this setting. */
async function readSettings(text) {
    const report = createYamlProblemCollector("settings");
    const root = await readRoot(text, report);
    const isEmpty = root?.kind === "blank" || (root?.kind === "mapping" && root.entries().length === 0);
    if (isEmpty)
        report.problems.push((0,problem/* createInputProblem */.sM)("settings", `contains no setting; ${EXAMPLE}.`));
    const settings = root === undefined ? NO_SETTINGS : readMapping(root, "", report);
    return { settings, problems: report.problems };
}
/** Reads the settings. @throws InputError with all problems */
async function readSettingsOrThrow(text) {
    if (text === undefined)
        return NO_SETTINGS;
    const { settings, problems } = await readSettings(text);
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    return settings;
}
const INPUT = "config-file";
const LARGEST_BYTES = 1024 * 1024;
const QUEUES = 'the key "queues" with a mapping of branches to settings';
const FREEZES = "freezes";
/** Prefix of top-level keys that are ignored. Such keys can contain YAML anchors that several queues use. */
const SHARED = "x-";
/**
 * Reads the settings and the calendar. If only the settings are invalid, returns their problems in `invalid`. @throws
 * InputError with all problems if the calendar is missing or invalid
 */
async function readConfigFile(workspace, file, onlyBranch) {
    const text = await textOf((0,external_node_path_.resolve)(workspace, file), file);
    const { config: queues, freezes, problems, isCalendarValid } = await parseConfigText(text, file);
    const invalid = problems.length > 0 ? new errors/* InputError */.dz(problems) : undefined;
    if (invalid !== undefined && !isCalendarValid)
        throw invalid;
    if (onlyBranch === undefined)
        return { queues, freezes, invalid };
    const settings = queues.get(onlyBranch);
    if (settings !== undefined)
        return { queues: new Map([[onlyBranch, settings]]), freezes, invalid };
    const others = (0,format/* formatTruncatedList */.En)([...queues.keys()].map(formatYamlKey), 10);
    throw new errors/* InputError */.dz([
        (0,problem/* createInputProblem */.sM)("target-branch", `${file} has no queues.${formatYamlKey(onlyBranch)}; its branches are ${others}.`),
    ]);
}
/** Reads the text of a file with the settings of each branch. Collects all problems. */
async function parseConfigText(text, file) {
    const report = createYamlProblemCollector(INPUT, file);
    const root = await readRoot(text, report);
    const config = root === undefined ? new Map() : readQueues(root, file, report);
    const calendar = root?.entries().find(({ key }) => key === FREEZES)?.value;
    const freezes = calendar && readFreezes(calendar, new Set(config.keys()), report);
    const { problems, settingProblems } = report;
    const isCalendarValid = freezes !== undefined && problems.length === settingProblems;
    return { config, freezes, root, problems, isCalendarValid };
}
function invalidFile(text, cause) {
    return new errors/* InputError */.dz([(0,problem/* createInputProblem */.sM)(INPUT, text)], { cause });
}
async function textOf(path, file) {
    try {
        // Opening a named pipe would block until another process writes to the pipe.
        const found = await (0,promises_.stat)(path);
        if (!found.isFile())
            throw invalidFile(`${file} is not a file.`);
        if (found.size > LARGEST_BYTES)
            throw invalidFile(`${file} has ${found.size} bytes; the limit is ${LARGEST_BYTES}.`);
        return new TextDecoder("utf-8", { fatal: true }).decode(await (0,promises_.readFile)(path));
    }
    catch (error) {
        if (error instanceof errors/* InputError */.dz)
            throw error;
        const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
        throw isMissing
            ? invalidFile(`${file} does not exist (full path: ${path}). Check out the repository first, or name another file.`, error)
            : invalidFile(`${file} cannot be read: ${(0,errors/* getErrorMessage */.u1)(error)}.`, error);
    }
}
function readQueues(root, file, report) {
    const config = new Map();
    if (root.kind !== "mapping") {
        report.add(root.line, "", `must contain ${QUEUES}; got ${formatYamlValue(root)}`);
        return config;
    }
    let queues;
    let isMisspelt = false;
    for (const { key, line, value } of root.entries()) {
        if (key === "queues")
            queues = value;
        else if (key !== FREEZES && !key.startsWith(SHARED)) {
            const allowed = 'the allowed keys are "queues", "freezes", and keys that begin with "x-" for shared values';
            const advice = (0,suggest/* formatDidYouMeanQuestion */.Bl)(key, ["queues", FREEZES], allowed);
            report.add(line, formatYamlKey(key), `is not known; ${advice}`);
            isMisspelt ||= advice !== allowed;
        }
    }
    if (queues === undefined) {
        if (!isMisspelt)
            report.problems.push((0,problem/* createInputProblem */.sM)(INPUT, `${file} must contain ${QUEUES}.`));
        return config;
    }
    if (queues.entries().length === 0) {
        const what = `must be a mapping of branches to settings, with at least one branch; got ${formatYamlValue(queues)}`;
        report.add(queues.line, "queues", what);
    }
    for (const { key, line, value } of queues.entries()) {
        const path = `queues.${formatYamlKey(key)}`;
        const name = (0,parsers/* branchNameParser */.Pp)(key);
        if (!name.ok || name.value !== key)
            report.add(line, path, "must be a branch name such as main or release/1.x");
        const { length } = report.problems;
        config.set(key, readMapping(value, `${path}.`, report));
        report.settingProblems += report.problems.length - length;
    }
    return config;
}
/** Reads the settings in a mapping. `path` is the prefix of names in problems: empty, or a text with a final dot. */
function readMapping(mapping, path, report) {
    if (mapping.kind !== "mapping" && mapping.kind !== "blank") {
        const what = `must be a mapping of settings: ${EXAMPLE}; got ${formatYamlValue(mapping)}`;
        report.add(mapping.line, path.slice(0, -1), what);
    }
    const settings = new Map();
    for (const { key, line, value: node } of mapping.entries()) {
        const setting = queue_settings/* SETTING_DEFINITIONS */.M.find(({ name }) => name === key);
        // `requiredStatuses:` without a value does not mean null, because null removes the list.
        const value = node.kind === "blank" ? undefined : setting?.parse(node.plain());
        if (value !== undefined)
            settings.set(key, value);
        else if (setting === undefined)
            report.add(line, `${path}${formatYamlKey(key)}`, unknownSetting(key, report));
        else
            report.add(line, `${path}${key}`, `must be ${setting.allowed}; got ${formatYamlValue(node)}`);
    }
    return settings;
}
async function readRoot(text, report) {
    const reading = await (0,yaml_nodes/* readYaml */.g)(text);
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
    const known = queue_settings/* SETTING_DEFINITIONS */.M.map(({ name }) => name);
    const question = (0,suggest/* formatDidYouMeanQuestion */.Bl)(key, known, "");
    if (question !== "")
        return `is not a setting; ${question}`;
    if (report.listsSettings)
        return "is not a setting";
    report.listsSettings = true;
    return `is not a setting; the settings are ${known.join(", ")}`;
}


/***/ }),

/***/ 4917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ SETTING_DEFINITIONS),
/* harmony export */   q: () => (/* binding */ isSameSettingValue)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _service_queue_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9023);


function isSameSettingValue({ unordered }, one, other) {
    return unordered === true && Array.isArray(one) && Array.isArray(other)
        ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(new Set(one), new Set(other))
        : (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(one, other);
}
/** Describes a whole number. `mostInV2` is the maximum in API v2; undefined without a limit. */
function wholeNumber(least, mostInV2) {
    const allowed = `a whole number of ${least} or more`;
    return {
        allowed,
        documented: mostInV2 === undefined ? allowed : `${allowed} (API v2: at most ${mostInV2})`,
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
    allowed: "a list of names, or null to remove the queue's own list (API v1 may ignore an empty list)",
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
const SETTING_DEFINITIONS = Object.entries(_service_queue_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .QUEUE_SETTINGS */ .g).map(([name, setting]) => {
    const type = typeOf(setting);
    return { documented: type.allowed, parse: type.read, ...type, name, meaning: setting.meaning };
});


/***/ })

};
