export const id = 2382;
export const ids = [2382];
export const modules = {

/***/ 7527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ parseList),
/* harmony export */   Li: () => (/* binding */ readDistinctNames),
/* harmony export */   RT: () => (/* binding */ parseLastJsonDocument),
/* harmony export */   SI: () => (/* binding */ parseWholeOutputAsJson),
/* harmony export */   VH: () => (/* binding */ readProjects),
/* harmony export */   VI: () => (/* binding */ getField),
/* harmony export */   bK: () => (/* binding */ readTargetLines),
/* harmony export */   dj: () => (/* binding */ iterateTargetLines),
/* harmony export */   j_: () => (/* binding */ listTextFields),
/* harmony export */   mu: () => (/* binding */ getTextField),
/* harmony export */   rR: () => (/* binding */ getListField),
/* harmony export */   sA: () => (/* binding */ rejectControlCharacter),
/* harmony export */   sJ: () => (/* binding */ createFormatError),
/* harmony export */   v: () => (/* binding */ resolveProjectPath),
/* harmony export */   vO: () => (/* binding */ CONTROL_CHARACTER_PATTERN),
/* harmony export */   x8: () => (/* binding */ createLongLineError)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(972);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8215);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1304);





/** Maximum number of characters of a target. A longer line is probably a file without line breaks. */
const LONGEST_LINE = 65_536;
/** Matches control characters except the tab. Some programs would read them as line breaks. */
const CONTROL_CHARACTER_PATTERN = /[^\P{Cc}\t]/u;
const JSON_START = /["{[]/;
/**
 * Beginnings of lines that are messages of a tool, and not targets. Output with such a line is not a list of targets.
 */
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
function readTargetLines(text, source) {
    return [...new Set(iterateTargetLines([text], source))];
}
/** Reads one target per line from blocks of whole lines. @throws InputError if a block is no list */
function* iterateTargetLines(blocks, source) {
    let linesBefore = 0;
    for (const block of blocks) {
        rejectMessage(block, linesBefore, source);
        const lines = block.split("\n");
        linesBefore += lines.length - 1;
        for (const text of lines) {
            const line = text.trim();
            if (line.length > LONGEST_LINE)
                throw createLongLineError(source);
            if (line !== "")
                yield line;
        }
    }
}
function createLongLineError(source) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
        (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} has a line of more than ${LONGEST_LINE} characters, which is too long for a target.`,
    ]);
}
function rejectMessage(text, linesBefore, source) {
    if (text.includes("\0"))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} contains a NUL byte, as UTF-16 text does. Save the list as UTF-8 text.`,
        ]);
    if (text.includes("\u001b"))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} contains terminal color codes. Disable colors in the program that wrote the list.`,
        ]);
    if (/\r(?!\n|$)/.test(text))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} contains carriage returns inside lines, possibly from a progress bar.`,
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
    const quoted = (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(whole);
    return JSON_START.test(whole.slice(0, 1))
        ? new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} contains JSON in line ${line} (${quoted}). Use a .json file, or ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .toInputReference */ .dY)("impacted-targets-format", "json")}.`,
        ])
        : new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} has a message instead of a target in line ${line}: ${quoted}. Check the program that wrote the list.`,
        ]);
}
function createFormatError(source, expected, output) {
    const text = output.trim();
    return text === ""
        ? new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} is empty, but must be ${expected}.`])
        : new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} must be ${expected}, but begins with ${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(text)}.`]);
}
const parseWholeOutputAsJson = (output, source, expected) => {
    const parsed = parseJson(output.trim());
    if (parsed === undefined)
        throw createFormatError(source, expected, output);
    return parsed.value;
};
/** Returns the JSON at the end of an output. It must begin at the start of a line. */
const parseLastJsonDocument = (output, source, expected) => {
    const text = output.trim();
    for (const { index } of text.matchAll(/^[[{]/gm)) {
        const parsed = parseJson(text.slice(index));
        if (parsed !== undefined)
            return parsed.value;
    }
    throw createFormatError(source, expected, output);
};
function parseJson(text) {
    try {
        return { value: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDepthLimitedJson */ .Z)(text) };
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
function getListField(value, path) {
    const items = getField(value, path);
    return Array.isArray(items) ? items : undefined;
}
function getTextField(value, path) {
    const text = getField(value, path);
    return typeof text === "string" ? text : undefined;
}
function listTextFields(list, path) {
    const items = Array.isArray(list) ? list : [];
    return items.map((item) => getTextField(item, path)).filter((text) => text !== undefined);
}
function parseList(output, source, expected, { path, read = parseWholeOutputAsJson } = {}) {
    const value = read(output, source, expected);
    const list = path === undefined ? value : getField(value, path);
    if (!Array.isArray(list))
        throw createFormatError(source, expected, output);
    return list;
}
/** Reads distinct names. @throws InputError for a name that is blank, is no text, or has a control character */
function readDistinctNames(items, source, path) {
    const found = new Set();
    for (const [index, item] of items.entries()) {
        const name = path === undefined ? item : getField(item, path);
        if (typeof name !== "string" || name.trim() === "") {
            const shown = typeof name === "string" ? (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(name) : (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenJson */ .Ws)(JSON.stringify(name) ?? "missing", SHOWN_CHARACTERS);
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
                (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} must contain a name in item ${index + 1}, but contains ${shown}.`,
            ]);
        }
        rejectControlCharacter(name, index, source);
        found.add(name);
    }
    return [...found];
}
function rejectControlCharacter(target, index, source) {
    if (CONTROL_CHARACTER_PATTERN.test(target))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} has a control character in item ${index + 1}, but a target cannot contain control characters.`,
        ]);
}
const SHOWN_CHARACTERS = 60;
/** Reads the name and the path of each project. @throws InputError if a name or a path is missing */
function readProjects(items, fields, source, folder, more = () => ({})) {
    return items.map((item, index) => {
        const [name, path] = [getTextField(item, fields.name), getTextField(item, fields.path)];
        if (name === undefined || path === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
                (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} contains no ${fields.name} and ${fields.path} in item ${index + 1}.`,
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${source} contains a project outside ${folder}: ${JSON.stringify(path)}.`]);
    return found;
}


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

/***/ 2382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadTargets: () => (/* binding */ uploadTargets)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4599);
/* harmony import */ var _polling_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8705);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8502);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6375);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8215);
/* harmony import */ var _target_list_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3487);









async function uploadTargets(options, target, context) {
    const { number, headSha } = target;
    if (headSha === undefined) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toInputError */ .Gx)("head-sha", `a value is required: targets belong to one head commit, and this run does not name the head of #${number}.`);
    }
    const uploads = { service: context.service, head: { ...target, headSha } };
    const decided = await decideTargets(uploads, options, context.run);
    if (decided.origin !== undefined)
        context.log.info(decided.origin);
    if (context.dryRun) {
        const message = `The step would send the impacted targets of #${number}: ${describe(decided)}.`;
        return {
            ...(0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .createDryRunResult */ .uT)(message, decided.request),
            outputs: decisionOutputs(decided),
            details: decided.warning === undefined ? [] : [decided.warning],
        };
    }
    if (decided.warning !== undefined)
        context.log.warning(decided.warning);
    const sent = await send(decided, uploads, options, target, context);
    const outputs = decisionOutputs(sent);
    const sentMessage = (but) => `Sent the impacted targets of #${number}${but}: ${describe(sent)}.`;
    const { verified, warning } = options.verify && !context.run.onlyUploads
        ? await verifyUpload(headSha, target, context).catch((error) => {
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(error, { details: [sentMessage("")], outputs: { ...outputs, verified: "unknown" } });
        })
        : NOT_VERIFIED;
    if (warning !== undefined)
        context.log.warning(warning);
    const message = sentMessage(verified === "false" ? ", but the service does not use them" : "");
    const warnings = [sent.warning, warning].filter((text) => text !== undefined);
    return {
        result: "uploaded",
        message,
        outputs: { ...outputs, verified },
        summary: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .joinBlocks */ .x9)([
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeText */ .X1)(message),
            ...warnings.map((text) => `**Warning:** ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeText */ .X1)(text)}`),
            `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .toPullRequestLink */ .Wc)(target.repository, number)}, commit ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .toInlineCode */ .mI)(headSha)}`,
        ]),
    };
}
function decisionOutputs({ mode, count, request, reason }) {
    return {
        "impacted-targets-mode": mode,
        "impacted-targets-count": count,
        "impacted-targets-bytes": request.bytes,
        "impacted-targets-reason": reason,
    };
}
function describe({ mode, count, reason, request }) {
    switch (mode) {
        case "list":
            return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(count ?? 0, "target")} in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(request.bytes)}`;
        case "all":
            return `ALL (${reason})`;
        case "none":
            return `none (${reason})`;
    }
}
async function decideTargets(uploads, options, { workspace, untrustedCheckout }) {
    const { service, head } = uploads;
    const { headSha } = head;
    const { bytes, aroundBytes, targets: most } = service.uploadLimits(head);
    const limitBytes = bytes - aroundBytes;
    const read = await (0,_target_list_js__WEBPACK_IMPORTED_MODULE_6__/* .readTargets */ .R0)(options, { workspace, untrustedCheckout, headSha, limitBytes });
    switch (read.kind) {
        case "all":
        case "none":
            return withoutList(uploads, read.kind, { reason: read.reason, origin: read.origin });
        case "empty":
            return decideEmpty(uploads, read.reason, options.onEmpty);
        case "too-large":
            return decideTooLarge(uploads, describeExcess(aroundBytes + read.atLeastBytes, bytes), options);
        case "list": {
            const { targets, origin, reason = `list of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(targets.size, "target")}` } = read;
            if (targets.size > most) {
                const problem = `The list has ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(targets.size, "target")}, but the service accepts ${most} at most`;
                return decideTooLarge(uploads, problem, options);
            }
            const request = service.uploadImpactedTargets(head, targets);
            return request.fits
                ? { mode: "list", request, count: targets.size, reason, origin, warning: explainMisspelledKeyword(targets) }
                : decideTooLarge(uploads, describeExcess(request.bytes, bytes), options);
        }
    }
}
/** Returns a warning if the only target looks like the word `ALL` or `NONE`, but is not in capital letters. */
function explainMisspelledKeyword(targets) {
    const [word = ""] = targets;
    if (targets.size > 1 || !/^(?:all|none)$/i.test(word))
        return undefined;
    return `The only target is named ${word}. If the pull request impacts ${word.toLowerCase()} of the targets, write ${word.toUpperCase()} in capital letters.`;
}
function withoutList({ service, head }, mode, facts) {
    const isAll = mode === "all";
    const request = service.uploadImpactedTargets(head, isAll ? "ALL" : new Set());
    return { mode, request, count: isAll ? undefined : 0, ...facts };
}
/** Decides about an empty list. By default, it is an error, because a failed step often leaves an empty list. */
function decideEmpty(uploads, why, onEmpty) {
    if (onEmpty === "error") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .createMessageText */ .TM) `${why}. If the pull request impacts nothing, use NONE, or set ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .toInputReference */ .dY)("on-empty")} to all or none.`,
        ]);
    }
    return withoutList(uploads, onEmpty, {
        reason: `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .formatMessageText */ .cQ)(_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .formatYamlInputName */ .gr, why)}, and on-empty is ${onEmpty}`,
    });
}
const ALL_INSTEAD = "The step sends ALL instead, so the queue treats the pull request as if it impacts every target.";
function describeExcess(atLeastBytes, limitBytes) {
    return `The request body for this list needs at least ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(atLeastBytes)}, but the service accepts ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(limitBytes)} at most`;
}
function decideTooLarge(uploads, problem, { onTooLarge }) {
    if (onTooLarge === "error")
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .createMessageText */ .TM) `${problem}; ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .toInputReference */ .dY)("on-too-large")} is error, so nothing was sent.`,
        ]);
    return withoutList(uploads, "all", {
        reason: "the list of targets is larger than the size limit",
        warning: `${problem}. ${ALL_INSTEAD}`,
    });
}
/**
 * Sends the targets. If the service rejects their size, sends `ALL` instead. Returns the decision that the service
 * accepted.
 */
async function send(decided, uploads, { onTooLarge }, target, context) {
    const { bytes } = decided.request;
    const { surelyTakenBytes } = uploads.service.uploadLimits(uploads.head);
    try {
        await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sendChangeWithAbortHint */ .MM)(`the service may have the impacted targets of #${target.number}; run the step again`, () => decided.request.send());
        return decided;
    }
    catch (error) {
        if (onTooLarge === "error" ||
            !(error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ApiError */ .hD) ||
            decided.mode !== "list" ||
            bytes <= surelyTakenBytes ||
            (error.facts.status !== 400 && error.facts.status !== 413))
            throw (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_3__/* .addAdviceToNotFoundError */ .Wo)(error, `pull request #${target.number} or the queue for branch ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_3__/* .formatQueueName */ .km)(target)}`, _queue_read_js__WEBPACK_IMPORTED_MODULE_3__/* .PULL_REQUEST_INPUT_NAMES */ .w3);
        const rejected = `The service rejected a request body of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(bytes)} (the service accepts every body of up to ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(surelyTakenBytes)})`;
        const warning = `${rejected}. ${ALL_INSTEAD}`;
        context.log.warning(warning);
        const smaller = withoutList(uploads, "all", {
            reason: "the service rejected the list of targets because of its size",
            warning,
        });
        return await send(smaller, uploads, { onTooLarge }, target, context);
    }
}
const NOT_VERIFIED = { verified: "unknown" };
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 4000;
/** Polls the pull request's record until it shows the upload or a time limit is over. */
async function verifyUpload(headSha, target, { service, clock, signal }) {
    const { settlesMs } = service.uploadLimits({ ...target, headSha });
    try {
        let mismatch;
        const compare = async () => {
            const record = await (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ignoreNotFoundError */ .qx)(service.readRecord(target));
            // The service has no record of a pull request before its submission.
            if (record === undefined)
                return NOT_VERIFIED;
            mismatch = findMismatch(record, headSha, target.number);
            if (mismatch !== undefined)
                return undefined;
            return record.readiness?.hasImpactedTargets === true ? { verified: "true" } : NOT_VERIFIED;
        };
        const pauses = { first: FIRST_PAUSE_MS, factor: 2, longest: LONGEST_PAUSE_MS };
        const limits = { clock, signal, deadline: clock.now() + settlesMs };
        const verified = await (0,_polling_js__WEBPACK_IMPORTED_MODULE_2__/* .retryUntilDeadline */ .jE)(compare, { ...limits, ...pauses });
        return verified ?? { verified: "false", warning: mismatch };
    }
    catch (error) {
        if (!(error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ApiError */ .hD))
            throw error;
        return {
            verified: "unknown",
            warning: `The upload succeeded, but its verification failed: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorMessage */ .u1)(error)}`,
        };
    }
}
function findMismatch({ prSha, readiness }, headSha, number) {
    if (!(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .isSameCommit */ .sw)(prSha, headSha))
        return `The service does not use the targets: they are for commit ${headSha}, but the head of #${number} is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenName */ .ty)(prSha)}. Run the step again for the new head. If there was no new push, the value of head-sha was wrong. Set head-sha to the head of the pull request, not to github.sha.`;
    if (readiness?.hasImpactedTargets === false)
        return `The service accepted the targets of #${number}, but the record of the pull request does not show these targets for the head commit ${headSha}. Check target-branch and head-sha, then run the step again.`;
    return undefined;
}


/***/ }),

/***/ 8705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IT: () => (/* binding */ READ_AFTER_WRITE_LAG_MS),
/* harmony export */   Of: () => (/* binding */ createPollLog),
/* harmony export */   Q5: () => (/* binding */ computePauseMs),
/* harmony export */   Um: () => (/* binding */ addJitter),
/* harmony export */   jE: () => (/* binding */ retryUntilDeadline),
/* harmony export */   vO: () => (/* binding */ createPoller)
/* harmony export */ });
/* unused harmony export shortenPauseMs */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);



/** Milliseconds after a write in which a reply may still show the previous state. */
const READ_AFTER_WRITE_LAG_MS = 15 * _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .TIME_UNIT_MS */ .gF.s;
/** Changes an interval randomly by up to 10 %, so that waiting steps poll at different moments. */
function addJitter(intervalMs, random) {
    return intervalMs * (0.9 + 0.2 * random());
}
const SHORTEST_MS = 2 * _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .TIME_UNIT_MS */ .gF.s;
const SHARE_OF_AGE = 0.5;
/** Returns the next pause in milliseconds: half the time since the last change, between 2 s and `longestMs`. */
function computePauseMs(sinceChangeMs, longestMs) {
    return Math.max(SHORTEST_MS, Math.min(longestMs, SHARE_OF_AGE * sinceChangeMs));
}
const HEARTBEAT_MS = 5 * _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .TIME_UNIT_MS */ .gF.m;
/** Milliseconds between the last poll and the deadline, so that the reply arrives before the deadline. */
const LAST_POLL_MS = _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .TIME_UNIT_MS */ .gF.s;
/** Returns the pause in milliseconds. Shortens it so that the last poll starts 1 s before the deadline. */
function shortenPauseMs(pauseMs, leftMs) {
    const beforeDeadline = leftMs - LAST_POLL_MS;
    if (pauseMs < beforeDeadline)
        return pauseMs;
    return Math.max(0, beforeDeadline > 0 ? beforeDeadline : leftMs);
}
/**
 * Creates a function that pauses, then polls until it has a snapshot. It returns undefined at the deadline. After the
 * first reply, it retries temporary failures. @throws AbortedError, and other errors of `read`
 */
function createPoller({ clock, signal, deadline, log, ...polling }) {
    let { hasAnswered } = polling;
    const leftMs = () => deadline - clock.now();
    async function pause(pauseMs) {
        let restMs = shortenPauseMs(pauseMs, leftMs());
        for (; restMs > HEARTBEAT_MS; restMs -= HEARTBEAT_MS) {
            await clock.sleep(HEARTBEAT_MS, signal);
            if (log.outage(clock.now(), 0) === undefined)
                polling.idle?.();
        }
        await clock.sleep(restMs, signal);
    }
    return async (firstPauseMs) => {
        for (let pauseMs = firstPauseMs;;) {
            if (pauseMs > 0)
                await pause(pauseMs);
            if (leftMs() <= 0)
                return undefined;
            const startedAtMs = clock.now();
            try {
                const snapshot = await polling.read(leftMs());
                hasAnswered = true;
                return { snapshot };
            }
            catch (error) {
                if (signal.aborted)
                    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM();
                if (!hasAnswered || !(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransientError */ .bV)(error))
                    throw error;
                log.failed(error, clock.now(), startedAtMs);
                pauseMs = Math.max(error.facts.retryAfterMs ?? 0, polling.interval());
            }
        }
    };
}
/**
 * Repeats `attempt` until it returns a result. Returns undefined at the deadline. @throws AbortedError, and errors of
 * `attempt`
 */
async function retryUntilDeadline(attempt, { clock, signal, deadline, first, factor = 1, longest = Number.POSITIVE_INFINITY }) {
    for (let pauseMs = first;; pauseMs = Math.min(longest, pauseMs * factor)) {
        const result = await attempt(Math.max(1, deadline - clock.now()));
        if (result !== undefined)
            return result;
        if (clock.now() + pauseMs > deadline)
            return undefined;
        await clock.sleep(pauseMs, signal);
    }
}
const OUTAGE_MS = 1500;
/** Creates a log of changes and outages. Writes a line every few minutes instead of a line for each poll. */
function createPollLog(log) {
    let writtenAtMs = Number.NEGATIVE_INFINITY;
    let current;
    function write(line, nowMs) {
        log.info(line);
        writtenAtMs = nowMs;
    }
    const silentMs = (nowMs) => nowMs - writtenAtMs;
    const isSilent = (nowMs) => silentMs(nowMs) >= HEARTBEAT_MS;
    return {
        write,
        silentMs,
        isSilent,
        answered(nowMs) {
            if (current !== undefined)
                write(`The service responds again, after an outage of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(nowMs - current.sinceMs)}.`, nowMs);
            current = undefined;
        },
        /** Logs a failed poll: the first one of an outage, then one every few minutes. */
        failed(error, nowMs, startedAtMs) {
            if (current === undefined) {
                write(`The step cannot read the state from the service at the moment; the wait goes on. ${error.message}`, nowMs);
            }
            else if (isSilent(nowMs)) {
                const forMs = nowMs - current.sinceMs;
                write(`The step could not read the state from the service for the last ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(forMs)}; the wait goes on.`, nowMs);
            }
            current = { sinceMs: current?.sinceMs ?? startedAtMs, error };
        },
        /** Returns the present outage if it has lasted `atLeastMs`. One failed poll is not an outage. */
        outage(nowMs, atLeastMs = OUTAGE_MS) {
            const forMs = current === undefined ? 0 : nowMs - current.sinceMs;
            return current !== undefined && forMs >= atLeastMs ? { forMs, error: current.error } : undefined;
        },
    };
}


/***/ }),

/***/ 8502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ findQueue),
/* harmony export */   Qf: () => (/* binding */ readQueue),
/* harmony export */   Vz: () => (/* binding */ formatNumberList),
/* harmony export */   Wo: () => (/* binding */ addAdviceToNotFoundError),
/* harmony export */   gX: () => (/* binding */ explainQueueState),
/* harmony export */   km: () => (/* binding */ formatQueueName),
/* harmony export */   mP: () => (/* binding */ listAdmittedPullRequests),
/* harmony export */   tw: () => (/* binding */ listEnqueuedPullRequestNumbers),
/* harmony export */   w3: () => (/* binding */ PULL_REQUEST_INPUT_NAMES),
/* harmony export */   wP: () => (/* binding */ formatServerMessage),
/* harmony export */   xP: () => (/* binding */ addAdviceToQueueNotFoundError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8215);




function formatQueueName(target) {
    return `${target.targetBranch} of ${target.repository.owner}/${target.repository.name}`;
}
/** Reads a queue. @throws OperationError `not-found` with repository and branch if the queue does not exist */
async function readQueue(service, target, options = {}) {
    try {
        return await service.readQueue(target, options);
    }
    catch (error) {
        throw addAdviceToQueueNotFoundError(error, target);
    }
}
function findQueue(service, target, options = {}) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreNotFoundError */ .qx)(service.readQueue(target, options));
}
/** Lists the pull requests that the queue has admitted. Only a running queue admits the others. */
function listAdmittedPullRequests({ enqueuedPullRequests }) {
    return enqueuedPullRequests.filter(({ isAwaitingAdmission }) => isAwaitingAdmission !== true);
}
function listEnqueuedPullRequestNumbers({ enqueuedPullRequests }) {
    return enqueuedPullRequests.map(({ prNumber }) => prNumber);
}
const NUMBERS_SHOWN = 20;
/** Formats numbers as `#1, #2 and 480 more`. */
function formatNumberList(numbers) {
    const shown = numbers.map((number) => `#${number}`);
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTruncatedList */ .En)(shown, NUMBERS_SHOWN);
}
const QUEUE_INPUTS = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("target-branch")} and ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("repository")}`;
const PULL_REQUEST_INPUT_NAMES = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("target-branch")}, ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("pr-number")} and ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("repository")}`;
/** Converts an error with status 404 to an error that lists the inputs to check. Returns other errors unchanged. */
function addAdviceToNotFoundError(error, what, inputs = QUEUE_INPUTS) {
    return notFound(error, `The service did not find ${what}.`, inputs);
}
function addAdviceToQueueNotFoundError(error, target) {
    return notFound(error, `There is no merge queue for branch ${formatQueueName(target)}.`, QUEUE_INPUTS);
}
function notFound(error, message, inputs) {
    if (!(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundError */ .El)(error))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK("not-found", message, {
        details: [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `Check ${inputs}. Also check that the token belongs to the organization of the repository.`,
            ...error.details,
            ...formatServerMessage(error.facts),
            ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
        ],
        cause: error,
    });
}
function formatServerMessage({ serverText = "" }) {
    return serverText === "" ? [] : [`Message of the service: ${serverText}`];
}
/** Explains the state of a queue in a sentence. Returns an empty text for a running queue. */
function explainQueueState(state) {
    switch (state) {
        case "running":
            return "";
        case "paused":
            return "The queue is paused: it admits no pull requests, starts no tests and merges nothing. To resume it, run resume-queue.";
        case "draining":
            return "The queue is draining: it tests and merges its pull requests, and admits no new pull requests. To resume the queue, run resume-queue.";
        case "switching_modes":
            return "The queue is switching modes: it admits no new pull requests until the queue is empty.";
        case "":
            return "The queue is in an unknown state. In this state, the queue possibly does not admit or merge pull requests.";
        default:
            return `The queue is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatState */ .lN)(state)}, a state that this version does not know. In this state, the queue possibly does not admit or merge pull requests.`;
    }
}


/***/ }),

/***/ 3127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ createNoAnswerError),
/* harmony export */   El: () => (/* binding */ isNotFoundError),
/* harmony export */   Fb: () => (/* binding */ ignoreReadError),
/* harmony export */   JH: () => (/* binding */ isNotQueuedError),
/* harmony export */   Oo: () => (/* binding */ isQueueNotEmptyError),
/* harmony export */   Vb: () => (/* binding */ ignoreUnsupportedRequestError),
/* harmony export */   _1: () => (/* binding */ isErrorWithUncertainWriteEffect),
/* harmony export */   bV: () => (/* binding */ isTransientError),
/* harmony export */   c2: () => (/* binding */ throwNotFoundError),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   n8: () => (/* binding */ createHttpStatusError),
/* harmony export */   qx: () => (/* binding */ ignoreNotFoundError),
/* harmony export */   wr: () => (/* binding */ createUnreadableReplyError)
/* harmony export */ });
/* unused harmony export extractErrorMessageFromReply */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8215);
/* harmony import */ var _http_proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2075);
/* harmony import */ var _http_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5601);





class ApiError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK {
    facts;
    constructor(kind, problems, facts, options) {
        super(kind, problems, options);
        this.facts = facts;
    }
    copy(problems, options) {
        return new ApiError(this.kind, problems, this.facts, options);
    }
}
/** Throws the error of a missing resource. @throws ApiError 404, like a failed request to the service */
function throwNotFoundError(endpoint, what) {
    const facts = { endpoint, status: 404, attempts: 1, ambiguous: false, transient: false };
    throw new ApiError("not-found", `${endpoint} found ${what}.`, facts);
}
function isNotFoundError(error) {
    return error instanceof ApiError && error.facts.status === 404;
}
/** True for the error that the pull request is not in the queue. */
function isNotQueuedError(error) {
    return isNotFoundError(error) || (error instanceof ApiError && error.facts.code === "PR_NOT_IN_ACTIVE_STATE");
}
/**
 * True when the service refuses to delete a queue, perhaps because of pull requests in it. API v1 sends an undocumented
 * 400.
 */
function isQueueNotEmptyError(error) {
    return error instanceof ApiError && (error.facts.status === 400 || error.facts.code === "QUEUE_HAS_ACTIVE_ENTRIES");
}
function isTransientError(error) {
    return error instanceof ApiError && error.facts.transient;
}
function ignoreNotFoundError(reading) {
    return unless(isNotFoundError, reading);
}
/**
 * Returns undefined if the resource does not exist (404), or an older version of the service does not support the
 * request.
 */
function ignoreUnsupportedRequestError(reading) {
    return unless((error) => isNotFoundError(error) || (error instanceof ApiError && error.facts.isUnsupported === true), reading);
}
/** Returns undefined if the read fails, except after an abort. @throws AbortedError */
function ignoreReadError(reading) {
    return unless((error) => !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM), reading);
}
async function unless(isNothing, reading) {
    return reading.catch((error) => {
        if (isNothing(error))
            return undefined;
        throw error;
    });
}
/** True when a write may have taken effect: without a reply, or after 408 or 5xx. Only a read can show the effect. */
function isErrorWithUncertainWriteEffect(error) {
    return error instanceof ApiError && error.facts.ambiguous;
}
function createHttpStatusError(given) {
    const { endpoint, answer, attempts, retryAfterMs, withToken, advise } = given;
    const { status } = answer;
    const code = codeIn(answer.body);
    const facts = {
        ...factsOf(given),
        ...(code === undefined ? {} : { code }),
        ambiguous: endpoint.isWrite && (status === 408 || status >= 500),
        transient: (0,_http_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransientStatus */ .D)(status),
        isUnsupported: endpoint.isRecent === true && status === 400,
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
    const text = facts.serverText === "" ? "an empty body" : `"${facts.serverText}"`;
    const message = `${endpoint.name} was answered with status ${status}: ${text}${circumstances(attempts, facts.requestId)}.`;
    const advice = advise(facts, endpoint.permissions ?? []);
    const details = advice.length > 0 ? advice : hintsFor(status, retryAfterMs, withToken);
    return new ApiError(kindOf(status), message, facts, { details });
}
function createNoAnswerError(endpoint, apiUrl, why, attempts) {
    const { name, isWrite } = endpoint;
    const facts = { endpoint: name, attempts, ambiguous: isWrite && !why.unsent, transient: !why.permanent };
    const message = `${name} got no answer from ${apiUrl.host}: ${why.reason}${circumstances(attempts)}.`;
    return new ApiError("unavailable", message, facts, { details: [why.hint ?? adviceFor(apiUrl, why)] });
}
function adviceFor(apiUrl, { unsent }) {
    const address = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("api-url");
    if (!unsent)
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `Run the step again later. If the service is slow, raise ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("request-timeout")}. A proxy or a firewall may also close connections.`;
    if ((0,_http_proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(apiUrl))
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `${address} names this machine. Check that the service, such as merge-queue serve, is running and listens at this address.`;
    return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `Check that this machine can reach ${apiUrl.host}. Check the network, DNS, the variables HTTPS_PROXY and NO_PROXY, and ${address}.`;
}
function createUnreadableReplyError(given, problem) {
    const facts = { ...factsOf(given), ambiguous: false, transient: true };
    const message = `The reply of ${given.endpoint.name} could not be read: ${problem}${circumstances(1, facts.requestId)}.`;
    return new ApiError("response", message, facts, {
        details: [
            `The reply begins with: ${facts.serverText || "(nothing)"}`,
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `Check that ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("api-url")} is the address of the service with its version, not a page of a proxy.`,
        ],
    });
}
function factsOf({ endpoint, answer, attempts, hide }) {
    const requestId = extractErrorMessageFromReply(answer.header("x-request-id") ?? "", hide);
    return {
        endpoint: endpoint.name,
        status: answer.status,
        serverText: extractErrorMessageFromReply(answer.body, hide),
        attempts,
        ...(requestId === "" ? {} : { requestId }),
    };
}
function kindOf(status) {
    if (status === 401 || status === 403)
        return "auth";
    if (status === 404)
        return "not-found";
    return (0,_http_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransientStatus */ .D)(status) ? "unavailable" : "rejected";
}
function circumstances(attempts, requestId) {
    const parts = [
        ...(attempts === 1 ? [] : [`tried ${attempts} times`]),
        ...(requestId === undefined ? [] : [`request id ${requestId}`]),
    ];
    return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
function hintsFor(status, retryAfterMs, withToken) {
    if (status === 401 || status === 403) {
        return [
            withToken
                ? "Check that the token is a valid API token of the organization that owns the queue."
                : "No token was sent. For a pull request from a fork, the service accepts the number of the workflow run instead of a token. The service accepts this number only while the workflow run is in progress, and only for the head commit of the run.",
        ];
    }
    if (status >= 300 && status < 400) {
        return [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `The action does not follow redirects, because a redirect could expose the token. Check ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("api-url")}.`,
        ];
    }
    if (status === 429 || status >= 500) {
        const when = retryAfterMs === undefined || retryAfterMs === 0 ? "later" : `in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(retryAfterMs)}`;
        return [`The service is unavailable at the moment. Run the step again ${when}.`];
    }
    return [];
}
const SHOWN_CHARACTERS = 300;
const READ_CHARACTERS = 100_000;
/**
 * Returns the error message of a reply as one line: plain text, the message in JSON, or HTML without tags. Hides
 * secrets before it shortens the text, and again after it decodes JSON.
 */
function extractErrorMessageFromReply(body, hide) {
    const start = hide(body).slice(0, READ_CHARACTERS);
    const text = messageField(parseObject(start), 2) ?? (/^\s*</.test(start) ? withoutTags(start) : start);
    const line = hide(text)
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1).toWellFormed()}\u2026` : line;
}
function parseObject(body) {
    try {
        return /^\s*\{/.test(body) ? JSON.parse(body) : undefined;
    }
    catch {
        return undefined;
    }
}
/** Returns the error code of an API v2 reply; undefined for a reply of a proxy. */
function codeIn(body) {
    const code = Object(Object(parseObject(body.slice(0, READ_CHARACTERS))).error).code;
    return typeof code === "string" && /^[A-Z][A-Z0-9_]{1,79}$/.test(code) ? code : undefined;
}
function messageField(value, depth) {
    if (typeof value === "string")
        return value;
    if (typeof value !== "object" || value === null || depth === 0)
        return undefined;
    const fields = new Map(Object.entries(value));
    return messageField(fields.get("message") ?? fields.get("error"), depth - 1);
}
function withoutTags(html) {
    return html.replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, " ").replace(/<[^<>]*>/g, " ");
}


/***/ })

};
