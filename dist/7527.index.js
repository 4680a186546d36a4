export const id = 7527;
export const ids = [7527];
export const modules = {

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
/* harmony export */   X5: () => (/* binding */ createListError),
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





function createListError(source, problem) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithNames */ .EU) `${source} ${problem}.`]);
}
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
    return createListError(source, `has a line of more than ${LONGEST_LINE} characters, which is too long for a target`);
}
function rejectMessage(text, linesBefore, source) {
    if (text.includes("\0"))
        throw createListError(source, "contains a NUL byte, as UTF-16 text does; save it as UTF-8 text");
    if (text.includes("\u001b"))
        throw createListError(source, "contains terminal color codes; disable colors in the program that wrote it");
    if (/\r(?!\n|$)/.test(text))
        throw createListError(source, "contains carriage returns inside lines, possibly from a progress bar");
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
        ? createListError(source, (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithNames */ .EU) `contains JSON in line ${line} (${quoted}); use a .json file, or ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)("impacted-targets-format", "json")}`)
        : createListError(source, `has a message instead of a target in line ${line}: ${quoted}. Check the program that wrote the list`);
}
function badFormat(source, expected, output) {
    const text = output.trim();
    return text === ""
        ? createListError(source, `is empty, but must be ${expected}`)
        : createListError(source, `must be ${expected}, but begins with ${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)}`);
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
            throw createListError(source, `must have a name in item ${index + 1}, but has ${shown}`);
        }
        rejectControlCharacter(name, index, source);
        found.add(name);
    }
    return [...found];
}
function rejectControlCharacter(target, index, source) {
    if (CONTROL_CHARACTER.test(target))
        throw createListError(source, `has a control character in item ${index + 1}, which a target cannot contain`);
}
const SHOWN_CHARACTERS = 60;
/** Reads the name and the path of each project. @throws InputError if a name or a path is missing */
function readProjects(items, fields, source, folder, more = () => ({})) {
    return items.map((item, index) => {
        const [name, path] = [getText(item, fields.name), getText(item, fields.path)];
        if (name === undefined || path === undefined)
            throw createListError(source, `has no ${fields.name} and ${fields.path} in item ${index + 1}`);
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
        throw createListError(source, `contains a project outside ${folder}: ${JSON.stringify(path)}`);
    return found;
}


/***/ }),

/***/ 972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ parseBoundedJson),
/* harmony export */   r: () => (/* binding */ JSON_DEPTH_LIMIT)
/* harmony export */ });
const JSON_DEPTH_LIMIT = 100;
/**
 * Parses JSON. Rejects a depth that could overflow the stack of a recursive function. @throws SyntaxError, RangeError
 */
function parseBoundedJson(text) {
    const value = JSON.parse(text);
    if (isDeeperThan(JSON_DEPTH_LIMIT, value)) {
        throw new RangeError(`the JSON is nested more than ${JSON_DEPTH_LIMIT} levels deep`);
    }
    return value;
}
function isDeeperThan(levels, value) {
    if (typeof value !== "object" || value === null)
        return false;
    return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}


/***/ })

};
