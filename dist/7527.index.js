export const id = 7527;
export const ids = [7527];
export const modules = {

/***/ 7527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Ct: () => (/* binding */ itemsAt),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Gi: () => (/* binding */ lastDocument),
/* harmony export */   N0: () => (/* binding */ checkedText),
/* harmony export */   Rr: () => (/* binding */ jsonList),
/* harmony export */   TR: () => (/* binding */ wholeDocument),
/* harmony export */   WE: () => (/* binding */ projectsIn),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   gW: () => (/* binding */ CONTROL_CHARACTER),
/* harmony export */   hg: () => (/* binding */ refuseControlCharacter),
/* harmony export */   i2: () => (/* binding */ LONGEST_LINE),
/* harmony export */   ls: () => (/* binding */ notAList),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   z3: () => (/* binding */ unlike)
/* harmony export */ });
/* unused harmony export projectPath */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(972);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8215);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1304);






/** What keeps a source from being a list of targets, as the sentence that a user reads. */
function notAList(source, problem) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `${source} ${problem}.`]);
}
/** No build tool has a target this long; without line breaks a whole file would be one. */
const LONGEST_LINE = 65_536;
/** Line breaks among them: what reads a list may take one item for two targets. */
const CONTROL_CHARACTER = /[^\P{Cc}\t]/u;
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
        throw notAList(source, "holds a NUL byte; is it UTF-16? Save it as UTF-8 text");
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw notAList(source, "is not UTF-8 text");
    if (bytes.includes(ESCAPE))
        throw notAList(source, "holds terminal colour codes; switch them off in the tool that wrote it");
    const text = bytes.toString("utf8");
    // Asked of the bytes first, which is quicker by far and mostly enough.
    if (bytes.includes(CARRIAGE_RETURN) && /\r(?!\n|$)/.test(text))
        throw notAList(source, "holds carriage returns within lines, as a progress bar writes them");
    for (const pattern of [NO_TARGET, MESSAGE_WITHIN]) {
        const found = pattern.exec(text);
        if (found !== null)
            throw noTarget(text, found.index + found[0].length - 1, source, firstLine);
    }
    return text;
}
/** `at` is the index of the character that tells. */
function noTarget(text, at, source, firstLine) {
    const before = text.slice(0, at).split("\n");
    const line = firstLine + before.length - 1;
    const start = at - (before.at(-1)?.length ?? 0);
    const whole = (text.slice(start).split("\n", 1)[0] ?? "").trim();
    const quoted = (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(whole);
    return JSON_START.test(whole.slice(0, 1))
        ? notAList(source, (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `looks like JSON in line ${line} (${quoted}); use a .json file, or ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .inputName */ .yu)("impacted-targets-format", "json")}`)
        : notAList(source, `holds a message in line ${line}, not a target: ${quoted}. Look at what wrote the list`);
}
/** One target per line, without blank lines and repeats. @throws InputError for what is a message and no list. */
function linesOf(output, source) {
    const found = checkedText(Buffer.from(output), source, 1)
        .split("\n")
        .map((line) => line.trim());
    if (found.some((line) => line.length > LONGEST_LINE))
        throw notAList(source, `has a line of more than ${LONGEST_LINE} characters, which is no target`);
    return [...new Set(found)].filter((line) => line !== "");
}
/** The sentence for an output that is not what a tool prints: what was expected, and what came. */
function unlike(source, expected, output) {
    const text = output.trim();
    return text === ""
        ? notAList(source, `is empty, and must be ${expected}`)
        : notAList(source, `must be ${expected}; it begins with ${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)}`);
}
/** The JSON that an output consists of. */
const wholeDocument = (output, source, expected) => {
    const parsed = parseJson(output.trim());
    if (parsed === undefined)
        throw unlike(source, expected, output);
    return parsed.value;
};
/**
 * The JSON that an output ends with, below lines that the tool prints before it. It begins at the start of a line:
 * what is indented may be the inside of a document that was cut off.
 */
const lastDocument = (output, source, expected) => {
    const text = output.trim();
    for (const { index } of text.matchAll(/^[[{]/gm)) {
        const parsed = parseJson(text.slice(index));
        if (parsed !== undefined)
            return parsed.value;
    }
    throw unlike(source, expected, output);
};
function parseJson(text) {
    try {
        return { value: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseBoundedJson */ .R)(text) };
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
/** The list under a field, or undefined when it is none. */
function itemsAt(value, path) {
    const items = field(value, path);
    return Array.isArray(items) ? items : undefined;
}
/** The text under a field, or undefined when it is none. */
function textAt(value, path) {
    const text = field(value, path);
    return typeof text === "string" ? text : undefined;
}
/** The texts in a field of the objects of a list, without what is none. */
function textsIn(list, path) {
    const items = Array.isArray(list) ? list : [];
    return items.map((item) => textAt(item, path)).filter((text) => text !== undefined);
}
/** The list in the JSON of an output, under `path` where that is given. @throws InputError */
function jsonList(output, source, expected, { path, read = wholeDocument } = {}) {
    const value = read(output, source, expected);
    const list = path === undefined ? value : field(value, path);
    if (!Array.isArray(list))
        throw unlike(source, expected, output);
    return list;
}
/**
 * Names without repeats, or those in a field of objects. @throws InputError for one that is blank or no text, or that
 * holds control characters.
 */
function namesIn(items, source, path) {
    const found = new Set();
    for (const [index, item] of items.entries()) {
        const name = path === undefined ? item : field(item, path);
        if (typeof name !== "string" || name.trim() === "") {
            const shown = typeof name === "string" ? (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(name) : (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_4__/* .shortenJson */ .Ws)(JSON.stringify(name) ?? "missing", SHOWN_CHARACTERS);
            throw notAList(source, `must have a name in item ${index + 1}, which is ${shown}`);
        }
        refuseControlCharacter(name, index, source);
        found.add(name);
    }
    return [...found];
}
/** Of an item in a list, by its index. @throws InputError */
function refuseControlCharacter(target, index, source) {
    if (CONTROL_CHARACTER.test(target))
        throw notAList(source, `holds a control character in item ${index + 1}, which is no part of a target`);
}
const SHOWN_CHARACTERS = 60;
/**
 * The projects of a list of objects, by the fields of name and folder; `more` is what else an object says.
 * @throws InputError for an item without them.
 */
function projectsIn(items, fields, source, folder, more = () => ({})) {
    return items.map((item, index) => {
        const [name, path] = [textAt(item, fields.name), textAt(item, fields.path)];
        if (name === undefined || path === undefined)
            throw notAList(source, `has no ${fields.name} and ${fields.path} in item ${index + 1}`);
        return { ...more(item, name), name, path: projectPath(path, folder, source) };
    });
}
/** The path of a project from `folder`, with forward slashes; `.` for the folder itself. @throws InputError */
function projectPath(path, folder, source) {
    // On Windows alone a backslash is a separator.
    const { isAbsolute, normalize, relative, sep } = /^([a-z]:)?[\\]|^[a-z]:/i.test(folder) ? node_path__WEBPACK_IMPORTED_MODULE_1__.win32 : node_path__WEBPACK_IMPORTED_MODULE_1__.posix;
    const found = normalize(isAbsolute(path) ? relative(folder, path) || "." : path)
        .split(sep)
        .join("/")
        .replace(/(?<=.)\/$/, "");
    if (found === ".." || found.startsWith("../") || isAbsolute(found))
        throw notAList(source, `names a project outside of ${folder}: ${JSON.stringify(path)}`);
    return found;
}


/***/ }),

/***/ 972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ parseBoundedJson),
/* harmony export */   r: () => (/* binding */ JSON_DEPTH_LIMIT)
/* harmony export */ });
/** Levels of nesting that are read: more than any reply or list has. */
const JSON_DEPTH_LIMIT = 100;
/**
 * Parses JSON from outside. What walks the value later, such as `JSON.stringify`, uses the stack for each level.
 * @throws SyntaxError for a text that is not JSON, RangeError for one that is nested too deeply.
 */
function parseBoundedJson(text) {
    const value = JSON.parse(text);
    if (isDeeperThan(JSON_DEPTH_LIMIT, value)) {
        throw new RangeError(`it is nested more than ${JSON_DEPTH_LIMIT} levels deep`);
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
