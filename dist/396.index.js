export const id = 396;
export const ids = [396];
export const modules = {

/***/ 8396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ complaintsOf),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   au: () => (/* binding */ settingsListedOnce),
/* harmony export */   dM: () => (/* binding */ shownKey),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   readSettings: () => (/* binding */ readSettings),
/* harmony export */   vh: () => (/* binding */ readMapping)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(527);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6373);
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(255);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7586);
/* harmony import */ var _yaml_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1440);






/** Problems of the text that an input holds, or of the file that it names. */
function complaintsOf(input, file) {
    const start = file === undefined ? "" : `${file} `;
    return (line, key, text) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)(input, `${start}line ${line}${key === "" ? "" : `, ${key}`}: ${text}${text.endsWith("?") ? "" : "."}`);
}
const INPUT = "settings";
const EXAMPLE = 'write one setting per line, such as "concurrency: 5"';
/** Reads the text of the input `settings`. */
async function readSettings(text) {
    const complain = complaintsOf(INPUT);
    const reading = await (0,_yaml_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .readYaml */ .g)(text);
    if (!reading.ok) {
        return { value: new Map(), problems: reading.problems.map((each) => complain(each.line, "", each.text)) };
    }
    const { root } = reading;
    const read = readMapping(root, "", complain, settingsListedOnce());
    const isEmpty = root.kind === "blank" || (root.kind === "mapping" && root.entries().length === 0);
    return isEmpty
        ? { value: new Map(), problems: [(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)(INPUT, `has no setting in it; ${EXAMPLE}.`)] }
        : read;
}
/** The settings of that text. @throws InputError with all problems. */
async function settingsOf(text) {
    const { value, problems } = await readSettings(text);
    if (problems.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(problems);
    return value;
}
/** Reads a mapping of settings; nothing at all is no setting. `path` ends with a dot, or is empty. */
function readMapping(node, path, complain, listSettings) {
    if (node.kind !== "mapping" && node.kind !== "blank") {
        const what = `must be a mapping of settings: ${EXAMPLE}; got ${shown(node)}`;
        return { value: new Map(), problems: [complain(node.line, path.slice(0, -1), what)] };
    }
    const settings = new Map();
    const problems = [];
    for (const entry of node.entries()) {
        const value = readEntry(entry, listSettings);
        if (value.ok)
            settings.set(entry.key, value.value);
        else
            problems.push(complain(entry.line, `${path}${shownKey(entry.key)}`, value.problem));
    }
    return { value: settings, problems };
}
function readEntry({ key, value: node }, listSettings) {
    const setting = (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .findSetting */ .S)(key);
    if (setting === undefined)
        return { ok: false, problem: unknownKey(key, listSettings) };
    // `requiredStatuses:` with its list forgotten must not take a list away.
    const value = node.kind === "blank" ? undefined : setting.form.fromUser(node.plain());
    return value === undefined
        ? { ok: false, problem: `must be ${setting.form.allowed}; got ${shown(node)}` }
        : { ok: true, value };
}
/** Fields of the API that look like settings and are none. */
const NO_SETTINGS = new Map([
    ["state", "is not a setting; use the operations pause-queue, resume-queue and drain-queue"],
    ["deleteRequiredStatuses", 'is not a setting; write "requiredStatuses: null"'],
]);
/** For the problems of one text: the first one says what all of them need. */
function settingsListedOnce() {
    let listed = false;
    return () => {
        const list = listed ? "" : `; the settings are ${_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTINGS */ .y.map(({ name }) => name).join(", ")}`;
        listed = true;
        return list;
    };
}
function unknownKey(key, listSettings) {
    const own = NO_SETTINGS.get(key);
    if (own !== undefined)
        return own;
    const meant = (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_4__/* .nearMiss */ .b)(key, _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTINGS */ .y.map(({ name }) => name));
    return `is not a setting${meant === undefined ? listSettings() : `; did you mean ${meant}?`}`;
}
/** A key as a message shows it. */
function shownKey(key) {
    return /^[\w./-]{1,100}$/.test(key) ? key : (0,_shorten_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(key);
}
/** A value as a message shows it. */
function shown(node) {
    if (node.kind === "blank")
        return "nothing";
    if (node.kind === "mapping")
        return "a mapping";
    return quoteValue(node.plain());
}
function quoteValue(value) {
    if (typeof value === "string")
        return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(value);
    const text = typeof value === "number" ? String(value) : JSON.stringify(value);
    return text.length > 100 ? "a long list" : text;
}


/***/ }),

/***/ 7586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ SETTINGS),
  S: () => (/* binding */ findSetting)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/src/queue/setting-forms.js

function wholeNumber(least) {
    return {
        allowed: `a whole number from ${least}`,
        documented: `a whole number from ${least}`,
        fromUser: (value) => (Number.isSafeInteger(value) && Number(value) >= least ? Number(value) : undefined),
        fromReply(value) {
            const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
            return typeof number === "number" && !Number.isNaN(number) ? number : undefined;
        },
        same: Object.is,
    };
}
const flag = {
    allowed: "true or false",
    documented: "`true`, `false`",
    fromUser: asFlag,
    fromReply: asFlag,
    same: Object.is,
};
/** One of a few words, in any case. */
function oneOf(...words) {
    return {
        allowed: `one of ${words.join(", ")}`,
        documented: words.map((word) => `\`${word}\``).join(", "),
        fromUser: (value) => words.find((word) => word === inLowerCase(value)),
        fromReply: inLowerCase,
        same: Object.is,
    };
}
/** The service keeps names that begin so for its own labels; this one of them is its default for submitting. */
const RESERVED_PREFIX = "trunk-";
const RESERVED_DEFAULT = "trunk-merge-queue-submit";
const label = {
    allowed: `the name of a label that does not begin with ${RESERVED_PREFIX} (except ${RESERVED_DEFAULT})`,
    documented: `a label that does not begin with \`${RESERVED_PREFIX}\` (except \`${RESERVED_DEFAULT}\`)`,
    fromUser(value) {
        if (typeof value !== "string" || value.trim() === "")
            return undefined;
        const isFree = value === RESERVED_DEFAULT || !value.toLowerCase().startsWith(RESERVED_PREFIX);
        return isFree ? value : undefined;
    },
    fromReply: (value) => (typeof value === "string" ? value : undefined),
    same: Object.is,
};
/** Names whose order means nothing. */
const names = {
    allowed: "a list of names",
    documented: "a list of names",
    fromUser: asNames,
    fromReply: asNames,
    same: sameNames,
};
/** Names, or none at all: the service ignores an empty list, and takes the list away when it is told to. */
const namesOrNull = {
    allowed: "a list of names, or null to take the queue's own list away (v1 may ignore an empty one)",
    documented: "a list of names, or `null`",
    fromUser(value) {
        if (value === null)
            return null;
        const given = asNames(value);
        return given?.length === 0 ? undefined : given;
    },
    fromReply(value) {
        const shown = asNames(value) ?? [];
        return shown.length === 0 ? null : shown;
    },
    same: sameNames,
};
/** A list of anything; compared as it is written. */
const list = {
    allowed: "a list",
    documented: "a list",
    fromUser: asList,
    fromReply: asList,
    same: external_node_util_.isDeepStrictEqual,
};
function asFlag(value) {
    return typeof value === "boolean" ? value : undefined;
}
function asList(value) {
    return Array.isArray(value) ? value : undefined;
}
function inLowerCase(value) {
    return typeof value === "string" ? value.toLowerCase() : undefined;
}
function isName(item) {
    return typeof item === "string" && item.trim() !== "";
}
function asNames(value) {
    return Array.isArray(value) && value.every(isName) ? value : undefined;
}
function sameNames(one, other) {
    if (!Array.isArray(one) || !Array.isArray(other))
        return one === other;
    return (0,external_node_util_.isDeepStrictEqual)(new Set(one), new Set(other));
}

;// CONCATENATED MODULE: ./lib/src/queue/settings.js

function setting(name, form, meaning) {
    return { name, form, meaning };
}
/** Every setting, in the order of the documentation. 0 is taken wherever a reply of the service can show it. */
const SETTINGS = [
    setting("mode", oneOf("single", "parallel"), "`single` is one line; in `parallel` pull requests that impact different targets do not wait for each other. A queue that is not empty changes over only when it is."),
    setting("concurrency", wholeNumber(1), "How many test runs go on at once."),
    setting("bisectionConcurrency", wholeNumber(0), "How many test runs look for the culprit of a failed batch at once; 0 where they share `concurrency`."),
    setting("testingTimeoutMinutes", wholeNumber(0), "After so many minutes a test run has failed; 0 where there is no limit."),
    setting("pendingFailureDepth", wholeNumber(0), "How many pull requests behind a failed one are tested before it is given up."),
    setting("canOptimisticallyMerge", flag, "A failed pull request is merged all the same when the tests of one behind it, which holds it too, pass."),
    setting("batch", flag, "Test several pull requests together."),
    setting("batchingMaxWaitTimeMinutes", wholeNumber(0), "How many minutes a batch waits for more pull requests."),
    setting("batchingMinSize", wholeNumber(1), "How many pull requests a batch waits for."),
    setting("batchingRules", list, "Rules for what is batched, as the service writes them."),
    setting("mergeMethod", oneOf("merge_commit", "squash", "rebase"), "How a pull request is merged."),
    setting("requiredStatuses", namesOrNull, "Checks that must pass on the test branch. `null` takes the queue's own list away: the repository's configuration or its branch protection says then what is required."),
    setting("directMergeMode", oneOf("off", "always"), "`always`: a pull request that is up to date with its branch may merge without a test run."),
    setting("optimizationMode", oneOf("off", "bisection_skip_redundant_tests"), "Whether a bisection skips tests whose end is known."),
    setting("testBranchConstructionMode", oneOf("rename_temp_branch", "push_new_branch_from_temp"), "How a test branch comes about."),
    setting("createPrsForTestingBranches", flag, "Open a draft pull request for each test branch, for CI that runs on pull requests only."),
    setting("commentsEnabled", flag, "Comment on pull requests."),
    setting("commandsEnabled", flag, "Obey commands in comments."),
    setting("statusCheckEnabled", flag, "Show the queue as a status check of the pull request."),
    setting("extensionEnabled", flag, "Let the service's browser extension submit pull requests."),
    setting("labelCommandsEnabled", flag, "Submit a pull request when it gets the label `enqueueingLabel`."),
    setting("enqueueingLabel", label, "That label."),
    setting("stateLabelsEnabled", flag, "Show the state of a pull request as a label."),
    setting("notReadyTimeoutHours", wholeNumber(0), "After so many hours a pull request that is not ready is taken out; 0 is never."),
    setting("allowedBotSubmitters", names, "Bots that may submit pull requests."),
];
const BY_NAME = new Map(SETTINGS.map((each) => [each.name, each]));
function findSetting(name) {
    return BY_NAME.get(name);
}


/***/ }),

/***/ 1440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
/** An anchor used in an anchor used in an anchor can stand for more than fits into memory. */
const MOST_VALUES = 100_000;
/** Each is looked up among all of them. */
const MOST_ALIASES = 10_000;
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
        text: inOurWords(code, keyAt(text, pos[0])) ?? message,
    }));
    if (problems.length > 0)
        return refused(...onePerLine(problems));
    const aliases = readAliases(yaml, document, lineAt);
    if ("text" in aliases)
        return refused(aliases);
    return { ok: true, root: treeOf(yaml, document, aliases, lineAt)(document.contents) };
}
/** What the parser says for programmers, or without the part that matters. */
function inOurWords(code, key) {
    switch (code) {
        case "DUPLICATE_KEY":
            return `the key ${key} is there twice`;
        case "MULTIPLE_DOCS":
            return "a second document begins here, and only one is read; take the line --- out";
        default:
            return undefined;
    }
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
const MERGE_KEY = "merge keys (<<) are not supported; write the keys out, or give the whole value as an alias (name: *anchor)";
/** What each alias stands for, or why that cannot be said: it leads nowhere, in a circle or to too much. */
function readAliases(yaml, document, lineAt) {
    /** How many values stand for each anchor's node; undefined while that is being counted. */
    const counted = new Map();
    const anchors = new Map();
    const meant = new Map();
    let problem;
    const total = count(document.contents);
    if (problem !== undefined)
        return problem;
    if (total > MOST_VALUES)
        return { line: 1, text: `with its aliases it stands for more than ${MOST_VALUES} values` };
    if (meant.size > MOST_ALIASES)
        return { line: 1, text: `it has more than ${MOST_ALIASES} aliases` };
    return meant;
    /** In the order of the text: an alias means the last anchor of its name before it. */
    function count(node) {
        if (yaml.isPair(node)) {
            if (isMergeKey(node.key))
                note(node.key, MERGE_KEY);
            return count(node.key) + count(node.value);
        }
        if (yaml.isAlias(node))
            return countOfAnchor(node);
        if (!yaml.isNode(node))
            return 0;
        if (node.anchor !== undefined) {
            anchors.set(node.anchor, node);
            counted.set(node, undefined);
        }
        const values = yaml.isCollection(node)
            ? node.items.reduce((sum, item) => sum + count(item), 1)
            : 1;
        if (node.anchor !== undefined)
            counted.set(node, values);
        return values;
    }
    function countOfAnchor(alias) {
        const node = anchors.get(alias.source);
        if (node === undefined)
            note(alias, `the alias *${alias.source} has no anchor &${alias.source} before it`);
        else
            meant.set(alias, node);
        const values = node && counted.get(node);
        if (node !== undefined && values === undefined)
            note(alias, `the alias *${alias.source} leads to what it stands in`);
        return values ?? 1;
    }
    function isMergeKey(key) {
        return yaml.isScalar(key) && key.type === "PLAIN" && key.value === "<<";
    }
    /** The first one counts. */
    function note(node, text) {
        problem ??= { line: lineAt(node.range?.[0] ?? 0), text };
    }
}
function treeOf(yaml, document, aliases, lineAt) {
    return node;
    function node(given) {
        const found = yaml.isAlias(given) ? aliases.get(given) : given;
        return {
            line: lineAt(found?.range?.[0] ?? 0),
            kind: kindOf(found),
            entries: () => (yaml.isMap(found) ? found.items.map(({ key, value }) => entry(key, value)) : []),
            plain: () => found?.toJS(document, { maxAliasCount: -1 }) ?? null,
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
