export const id = 3487;
export const ids = [3487,7527];
export const modules = {

/***/ 7102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ openList),
/* harmony export */   ZD: () => (/* binding */ linesOfFile),
/* harmony export */   r0: () => (/* binding */ wholeText),
/* harmony export */   tX: () => (/* binding */ PUNCTUATION_BYTES),
/* harmony export */   ws: () => (/* binding */ leastBytesOfFile)
/* harmony export */ });
/* unused harmony export createSizeBound */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5071);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8215);
/* harmony import */ var _producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7527);






/** Finds the file of `impacted-targets-file` and reads it. @throws InputError when it is missing, no file or unreadable */
function openList(name, context, read) {
    const source = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .inputName */ .yu)("impacted-targets-file")}: ${name}`;
    try {
        const path = pathOfList(name, context);
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false });
        if (found === undefined) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
                (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL) `${source} does not exist (looked for ${path}). Check that an earlier step writes it.`,
            ]);
        }
        const kind = found.isFile() ? "file" : found.isFIFO() ? "pipe" : undefined;
        // A device such as /dev/zero may have no end.
        if (kind === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL) `${source} is not a file.`]);
        return read({ path, source, kind, size: found.size });
    }
    catch (error) {
        // Errors of the file system have a syscall; everything else speaks for itself.
        if (!(error instanceof Error && "syscall" in error))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL) `${source} cannot be read: ${error.message}.`], { cause: error });
    }
}
/**
 * The absolute path of a file with targets. A stranger's commit can hold a symbolic link to a file of the machine, whose
 * lines would be shown and sent as targets. @throws InputError
 */
function pathOfList(name, { workspace, untrustedCheckout }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, name);
    if (untrustedCheckout === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) || !isWithin((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace), path))
        return path;
    if (isWithin((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(workspace), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path)))
        return path;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .inputError */ .Xu)("impacted-targets-file", `${name} leads out of the workspace, and is not read here because ${untrustedCheckout}.`);
}
function isWithin(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return way !== ".." && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way);
}
/** The whole text of a file in UTF-8. @throws InputError */
function wholeText({ path, source }) {
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
    // Bytes that are no UTF-8 would turn into replacement characters, and the target into another one.
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .notAList */ .ls)(source, "is not UTF-8 text");
    return bytes.toString("utf8").replace(/^\uFEFF/, "");
}
const CHUNK_BYTES = 1024 * 1024;
const LINE_FEED = 0x0a;
/** Reads a file in pieces of about a mebibyte. Each ends where a line ends, so no line or character is cut. */
function* lineBlocks({ path, source }) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, "r");
    try {
        const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
        let carried = Buffer.alloc(0);
        for (let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, chunk); size > 0; size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, chunk)) {
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
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
/** Leaps from line to line: in each stretch of the longest length there must be a line break. */
function refuseLongLines(bytes, source) {
    let start = 0;
    while (bytes.length - start > _producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .LONGEST_LINE */ .i2) {
        const end = bytes.lastIndexOf(LINE_FEED, start + _producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .LONGEST_LINE */ .i2);
        if (end < start)
            throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .notAList */ .ls)(source, `has a line of more than ${_producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .LONGEST_LINE */ .i2} bytes, which is no target`);
        start = end + 1;
    }
}
/** The lines of a file in UTF-8, some thousands at a time. @throws InputError for what is no list of targets */
function* linesOfFile(file) {
    let firstLine = 1;
    for (const block of lineBlocks(file)) {
        const lines = (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .checkedText */ .N0)(block, file.source, firstLine).split("\n");
        yield lines;
        firstLine += lines.length - 1;
    }
}
/** A file that repeats its lines this often is read in the plain way. */
const BOUND_OVER_BYTES = 64 * 1024 * 1024;
/**
 * Bytes of JSON that the lines of a file need at the least; stops as soon as they are over `limitBytes`. Much quicker
 * than collecting the lines, which for a file over the limit is mostly work for nothing.
 */
function leastBytesOfFile(file, limitBytes) {
    const bound = createSizeBound();
    let read = 0;
    for (const block of lineBlocks(file)) {
        (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .checkedText */ .N0)(block, file.source, bound.lineBreaks() + 1);
        bound.add(block);
        read += block.length;
        if (bound.atLeastBytes() > limitBytes || read > BOUND_OVER_BYTES)
            break;
    }
    return bound.atLeastBytes();
}
/** Between them is what ASCII shows. */
const SPACE = 0x20;
const DELETE = 0x7f;
/** Quotes and comma of a JSON string in a list. */
const PUNCTUATION_BYTES = 3;
/** A power of two, several times the number of lines that fill a request. */
const MARKS = 4 * 1024 * 1024;
/** Of the 32-bit FNV-1a hash. */
const HASH_PRIME = 0x01000193;
/**
 * A lower bound for the JSON of the distinct lines that were added, in whole lines of UTF-8, without keeping any of them.
 * Each line marks the place that its hash points to, and counts only when that place was free: then no line before it
 * was the same. Two lines of one place count once, which keeps the bound low, never too high. For the same reason only
 * visible ASCII is looked at, so that blanks around a target make no difference.
 */
function createSizeBound() {
    const marks = new Uint8Array(MARKS);
    let bytes = 0;
    let breaks = 0;
    return {
        add(lines) {
            let hash = 0;
            let length = 0;
            for (let index = 0; index < lines.length; index += 1) {
                const byte = lines[index] ?? LINE_FEED;
                if (byte > SPACE && byte < DELETE) {
                    hash = Math.imul(hash ^ byte, HASH_PRIME);
                    length += 1;
                }
                else if (byte === LINE_FEED) {
                    const place = (hash ^ (hash >>> 15)) & (MARKS - 1);
                    if (length > 0 && marks[place] === 0) {
                        marks[place] = 1;
                        bytes += length + PUNCTUATION_BYTES;
                    }
                    hash = 0;
                    length = 0;
                    breaks += 1;
                }
            }
        },
        // As items of a JSON list, without its brackets; the last one has no comma.
        atLeastBytes: () => Math.max(0, bytes - 1),
        lineBreaks: () => breaks,
    };
}


/***/ }),

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

/***/ 3487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readTargets),
/* harmony export */   a: () => (/* binding */ wordOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6583);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8215);
/* harmony import */ var _list_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7102);
/* harmony import */ var _producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7527);






/** Reads the targets. @throws InputError for anything that is not clearly a list. */
async function readTargets({ text = "", file, format }, reading) {
    // Few lists are what a tool printed, so the producers are loaded for those alone.
    const parse = format === "auto" || format === "lines" || format === "json"
        ? undefined
        : (await __webpack_require__.e(/* import() */ 9707).then(__webpack_require__.bind(__webpack_require__, 9707))).producers[format].parse;
    const { headSha, limitBytes } = reading;
    const set = createTargetSet(limitBytes);
    if (file !== undefined)
        return (0,_list_file_js__WEBPACK_IMPORTED_MODULE_3__/* .openList */ .Nu)(file, reading, readFile);
    const name = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .inputName */ .yu)("impacted-targets")}`;
    return meaningOf(set, readText(text, format === "json", name), name, headSha);
    function readText(whole, isJson, source) {
        if (isJson)
            return readJson(whole, set, source);
        for (const target of parse?.(whole, source) ?? (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .checkedText */ .N0)(Buffer.from(whole), source, 1).split("\n")) {
            set.add(target);
            if (set.isFull())
                break;
        }
        return undefined;
    }
    function readFile(list) {
        const { path, size, source } = list;
        const isJson = format === "json" || (format === "auto" && path.toLowerCase().endsWith(".json"));
        if (isJson || parse !== undefined) {
            const [largest, problem] = isJson
                ? [LARGEST_JSON_BYTES, " of JSON, more than can be read at once"]
                : [LARGEST_OUTPUT_BYTES, `, more than can be read as ${format}`];
            if (size > largest)
                throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .notAList */ .ls)(source, `is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(size)}${problem}. Write one target per line instead`);
            return meaningOf(set, readText((0,_list_file_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeText */ .r0)(list), isJson, source), source, headSha);
        }
        if (size > limitBytes) {
            const atLeastBytes = (0,_list_file_js__WEBPACK_IMPORTED_MODULE_3__/* .leastBytesOfFile */ .ws)(list, limitBytes);
            if (atLeastBytes > limitBytes)
                return { kind: "too-large", atLeastBytes };
        }
        for (const lines of (0,_list_file_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOfFile */ .ZD)(list)) {
            for (const line of lines)
                set.add(line);
            if (set.isFull())
                break;
        }
        return meaningOf(set, undefined, source, headSha);
    }
}
/** A whole JSON file is held in memory; a list that needs more is over the service's limit many times. */
const LARGEST_JSON_BYTES = 256 * 1024 * 1024;
/** What a tool prints is read as a whole, and some tools print much besides the names. */
const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;
/**
 * The word that a list consists of: `ALL` and `NONE` are no targets, and as targets the service would not take them.
 * @throws InputError for a word among targets
 */
function wordOf(targets, source) {
    const word = targets.has("ALL") ? "ALL" : targets.has("NONE") ? "NONE" : undefined;
    if (word === undefined || targets.size === 1)
        return word;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL) `${source} mixes ${word} with other targets. Give ${word} alone, or leave it out.`]);
}
/** What the collected targets say together. */
function meaningOf(set, computed, source, headSha) {
    const { targets } = set;
    if (computed !== undefined && !(0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(computed.head, headSha)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL) `${source} was computed for head ${computed.head}, but the pull request's head is ${headSha}. Compute it again for this head.`,
        ]);
    }
    if (computed?.mode === "all" || computed?.mode === "none") {
        const reason = computed.reason ?? `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .textFor */ .bT)(_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .asInYaml */ .j5, source)} says so`;
        return { kind: computed.mode, reason, origin: computed.origin };
    }
    const word = wordOf(targets, source);
    if (word !== undefined)
        return { kind: word === "ALL" ? "all" : "none", reason: `${word} was given` };
    if (set.isFull())
        return { kind: "too-large", atLeastBytes: set.atLeastBytes() };
    if (targets.size === 0)
        return { kind: "empty", reason: (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL) `${source} is empty` };
    return { kind: "list", targets, reason: computed?.reason, origin: computed?.origin };
}
/**
 * Distinct targets as they are read. Counts a lower bound of their JSON: each UTF-16 unit takes a byte at least, and
 * each target its quotes and a comma. Once that is over the limit, no more reading can make the list fit.
 */
function createTargetSet(limitBytes) {
    const targets = new Set();
    // The last target has no comma, and the list no brackets.
    let bytes = -1;
    return {
        targets,
        /** Blanks around a target do not count, and a blank one is none. */
        add(target) {
            const trimmed = target.trim();
            const before = targets.size;
            if (trimmed === "" || targets.add(trimmed).size === before)
                return;
            bytes += trimmed.length + _list_file_js__WEBPACK_IMPORTED_MODULE_3__/* .PUNCTUATION_BYTES */ .tX;
        },
        atLeastBytes: () => Math.max(0, bytes),
        isFull: () => bytes > limitBytes,
    };
}
/** Reads a JSON array of strings, the text "ALL" or "NONE", or the file of `compute-impacted-targets`. */
function readJson(text, set, source) {
    if (text.trim() === "")
        return undefined;
    const value = parseJson(text, source);
    if (value === "ALL" || value === "NONE")
        set.add(value);
    else if (Array.isArray(value))
        addItems(value, set, source);
    else
        return readComputed(value, set, source);
    return undefined;
}
function parseJson(text, source) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        const instead = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .inputName */ .yu)("impacted-targets-format", "lines");
        throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .notAList */ .ls)(source, (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL) `is not JSON (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}). For one target per line, use ${instead}`);
    }
}
function addItems(items, set, source) {
    for (const [index, item] of items.entries()) {
        if (typeof item !== "string")
            throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .notAList */ .ls)(source, `must hold strings only; item ${index + 1} is ${kindOf(item)}`);
        (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseControlCharacter */ .hg)(item, index, source);
        set.add(item);
        if (set.isFull())
            return;
    }
}
/** Any other object is refused: it may be a tool's error, or the output of a version that we do not know. */
function readComputed(value, set, source) {
    const [mode, head, targets] = ["mode", "head", "targets"].map((name) => (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value, name));
    if (mode === "none" && Array.isArray(targets) && targets.length > 0)
        throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .notAList */ .ls)(source, "says none, but holds targets; compute it again");
    if ((mode !== "list" && mode !== "all" && mode !== "none") ||
        typeof head !== "string" ||
        // Only a list needs its items.
        (mode === "list" && !Array.isArray(targets))) {
        throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .notAList */ .ls)(source, `must be a JSON array of strings, or the file of compute-impacted-targets; it is ${kindOf(value)}${(0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value, "error") === undefined ? "" : " with an error in it"}`);
    }
    if (mode === "list" && Array.isArray(targets))
        addItems(targets, set, source);
    return { mode, head, reason: (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .textAt */ .$6)(value, "reason"), origin: originOf(value) };
}
function originOf(value) {
    const [producer = "", base = ""] = [(0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .textAt */ .$6)(value, "producer"), (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_4__/* .textAt */ .$6)(value, "base")];
    const isKnown = /^[\w-]{1,40}$/.test(producer) && /^[0-9a-f]{40,64}$/.test(base);
    return isKnown ? `The targets were computed by ${producer}, compared with ${base}.` : undefined;
}
function kindOf(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "a list";
    return typeof value === "object" ? "an object" : `a ${typeof value}`;
}


/***/ }),

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ terminalState),
/* harmony export */   BU: () => (/* binding */ hasOtherHead),
/* harmony export */   Kd: () => (/* binding */ sameCommit),
/* harmony export */   Ld: () => (/* binding */ formatPosition),
/* harmony export */   Nu: () => (/* binding */ positionIn),
/* harmony export */   TL: () => (/* binding */ isMerged),
/* harmony export */   Tq: () => (/* binding */ findRecord),
/* harmony export */   XS: () => (/* binding */ changeReport),
/* harmony export */   ZB: () => (/* binding */ decidingRecord),
/* harmony export */   Zu: () => (/* binding */ pullRequestLine),
/* harmony export */   _b: () => (/* binding */ isFromBefore),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   dq: () => (/* binding */ recordRows),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   lY: () => (/* binding */ isOutdated),
/* harmony export */   mP: () => (/* binding */ hasMark),
/* harmony export */   nb: () => (/* binding */ recordAfterwards)
/* harmony export */ });
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8502);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6375);




/** States that an attempt ends in (the service's document, "States and transitions"); any other one goes on. */
const TERMINAL_STATES = ["merged", "failed", "cancelled"];
function terminalState({ state }) {
    return TERMINAL_STATES.find((terminal) => terminal === state);
}
function isMerged(record) {
    return record?.state === "merged";
}
/** An attempt has ended when its state is terminal or the pull request is no longer submitted to the queue. */
function hasEnded(record) {
    return terminalState(record) !== undefined || !record.isCurrentlySubmittedToQueue;
}
/** Whether a record is still the one that an attempt ended with. */
function hasMark({ id, stateChangedAt }, mark) {
    return mark !== undefined && id === mark.id && stateChangedAt === mark.stateChangedAt;
}
/**
 * True for the record of an attempt before ours, under whatever id. A reply may lag, so that it shows an older record
 * than the one that was read before. `merged` always counts.
 */
function isFromBefore(record, { stale, since = "" }) {
    if (isMerged(record))
        return false;
    if ((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isBefore */ .Y8)(record.stateChangedAt, stale?.stateChangedAt ?? ""))
        return true;
    return hasEnded(record) && (hasMark(record, stale) || (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isBefore */ .Y8)(record.stateChangedAt, since));
}
/** True when a reply lags behind a record that was read before. `merged` always counts. */
function isOutdated(record, known) {
    return !isMerged(record) && (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isBefore */ .Y8)(record.stateChangedAt, known?.stateChangedAt ?? "");
}
/** Commits are compared without regard to the case of their digits. */
function sameCommit(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
function hasOtherHead({ prSha }, guardedHead) {
    return guardedHead !== undefined && !sameCommit(prSha, guardedHead);
}
/** Reads the record. A 404 may also mean a wrong branch or repository, so the queue is asked for once. */
async function readRecord(service, target) {
    const record = await findRecord(service, target);
    return record === undefined ? { record, queue: await (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readQueue */ .Qf)(service, target) } : { record };
}
/** Reads the record and takes a 404 at its word. */
function findRecord(service, target, options = {}) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ifFound */ .MW)(service.readRecord(target, options));
}
/** The longest that a read after a write may take, in milliseconds. */
const AFTERWARDS_MS = 5000;
/** The record after a write that succeeded; its failure changes nothing, so it is not waited for for long. */
function recordAfterwards(service, target) {
    return decidingRecord(service, target).catch(() => undefined);
}
/** The record that tells what a write without a clear end came to; undefined when it cannot be read. @throws AbortedError */
function decidingRecord(service, target, withinMs = AFTERWARDS_MS) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ifReadable */ .G5)(findRecord(service, target, { withinMs }));
}
/**
 * The list of a queue stands in queue order. It is read apart from the record, so it may be of another moment: what the
 * record shows as not ready, or as ended, has no place in it.
 */
function positionIn(queue, number, record) {
    const numbers = queue.enqueuedPullRequests.map(({ prNumber }) => prNumber);
    const hasNone = record !== undefined && (record.state === "not_ready" || hasEnded(record));
    const index = hasNone ? -1 : numbers.indexOf(number);
    return {
        /** From 1, or undefined when it is not in the list: pull requests that are not ready do not stand there. */
        position: index < 0 ? undefined : index + 1,
        /** The pull requests before it, first the one that is next to merge. */
        ahead: index < 0 ? [] : numbers.slice(0, index),
        depth: numbers.length,
        queueState: queue.state,
        /** False where lanes or batches merge past each other: there the place says little about the time to the merge. */
        mergesInOrder: queue.mode !== "parallel" && queue.batch !== true,
    };
}
/** `2nd of 5 in the queue`, or nothing. */
function formatPosition({ position, depth }) {
    return position === undefined ? "" : `${ordinal(position)} of ${depth} in the queue`;
}
function ordinal(number) {
    const lastTwo = number % 100;
    const suffix = lastTwo >= 11 && lastTwo <= 13 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
    return `${number}${suffix}`;
}
/** On a page: the pull request with its title, as far as the record has it, and the way to it. */
function pullRequestLine({ repository, number }, record) {
    return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestLink */ .Zl)(repository, number)} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .cell */ .Hn)(record?.prTitle)}`.trim();
}
function recordRows(record) {
    const priority = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .priorityName */ ._t)(record);
    return [
        ["State", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .stateName */ .Vi)(record.state))],
        ["Since", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatServiceTime */ .wF)(record.stateChangedAt))],
        ["Head commit", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortName */ .EU)(record.prSha))],
        ...(priority === "" ? [] : [["Priority", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(priority)]]),
    ];
}
/** What a change of a pull request reports, with the record that was read after it. */
function changeReport(message, target, record) {
    const summary = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(message), pullRequestLine(target, record)]);
    return { message, outputs: { state: record?.state }, summary, record: { record } };
}


/***/ }),

/***/ 8502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ enqueuedIn),
/* harmony export */   LJ: () => (/* binding */ findQueue),
/* harmony export */   Pm: () => (/* binding */ queueNotFoundError),
/* harmony export */   Qf: () => (/* binding */ readQueue),
/* harmony export */   gX: () => (/* binding */ explainQueueState),
/* harmony export */   i0: () => (/* binding */ notFoundError),
/* harmony export */   nM: () => (/* binding */ queueName),
/* harmony export */   oR: () => (/* binding */ OF_A_PULL_REQUEST),
/* harmony export */   qe: () => (/* binding */ numberList),
/* harmony export */   x_: () => (/* binding */ serverMessage)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);



/** The queue as a person names it. */
function queueName(target) {
    return `${target.targetBranch} of ${target.repository.owner}/${target.repository.name}`;
}
/** @throws Failure `not-found` that names repository and branch when there is no such queue. */
async function readQueue(service, target, options = {}) {
    try {
        return await service.readQueue(target, options);
    }
    catch (error) {
        throw queueNotFoundError(error, target);
    }
}
function findQueue(service, target, options = {}) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ifFound */ .MW)(service.readQueue(target, options));
}
function enqueuedIn({ enqueuedPullRequests }) {
    return enqueuedPullRequests.map(({ prNumber }) => prNumber);
}
/** So many numbers say enough in a message; outputs, page and `result-file` have more. */
const NUMBERS_SHOWN = 20;
/** `#1, #2 and 480 more` */
function numberList(numbers) {
    const shown = numbers.map((number) => `#${number}`);
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .truncatedList */ .pO)(shown, NUMBERS_SHOWN);
}
/** What may be wrong where something of a queue is missing. */
const OF_A_QUEUE = "target-branch and repository";
/** The same where it is about one pull request. */
const OF_A_PULL_REQUEST = "target-branch, pr-number and repository";
/** A 404 as the failure that names what is missing; any other error as it is. `inputs` are those that may be wrong. */
function notFoundError(error, what, inputs = OF_A_QUEUE) {
    return notFound(error, `The service does not know ${what}.`, inputs);
}
function queueNotFoundError(error, target) {
    return notFound(error, `There is no merge queue for branch ${queueName(target)}.`, OF_A_QUEUE);
}
/** Something that must exist and does not: what, the likely reasons, and the service's own message. */
function notFound(error, message, inputs) {
    if (!(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("not-found", message, {
        details: [
            `Check ${inputs}, and that the token belongs to the repository's organisation.`,
            ...serverMessage(error.facts),
            ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
        ],
        cause: error,
    });
}
/** The service's own message as a line; none when it sent none. */
function serverMessage({ serverText = "" }) {
    return serverText === "" ? [] : [`The service said: ${serverText}`];
}
/** What it means that a queue does not run, or nothing when it does. */
function explainQueueState(state) {
    switch (state) {
        case "running":
            return "";
        case "paused":
            return "The queue is paused: it takes nothing new in, starts no tests and merges nothing until somebody resumes it, for example with resume-queue.";
        case "draining":
            return "The queue is draining: it merges what is in it and takes nothing new in until somebody resumes it, for example with resume-queue.";
        case "switching_modes":
            return "The queue is switching modes: it merges what is in it, and takes nothing new in until that is done.";
        case "":
            return "The queue is in an unknown state: it may take nothing in and merge nothing.";
        default:
            return `The queue is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .stateName */ .Vi)(state)}, a state that this version does not know: it may take nothing in and merge nothing.`;
    }
}


/***/ }),

/***/ 3127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ statusError),
/* harmony export */   G5: () => (/* binding */ ifReadable),
/* harmony export */   HP: () => (/* binding */ ifKnown),
/* harmony export */   MW: () => (/* binding */ ifFound),
/* harmony export */   Sw: () => (/* binding */ unreadableError),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   c4: () => (/* binding */ isNotFound),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   q9: () => (/* binding */ noAnswerError)
/* harmony export */ });
/* unused harmony export serverText */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8215);
/* harmony import */ var _http_proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2075);
/* harmony import */ var _http_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5601);





/** A request to the merge queue service that failed after all its attempts. */
class ApiError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    facts;
    constructor(kind, problems, facts, options) {
        super(kind, problems, options);
        this.facts = facts;
    }
    copy(problems, options) {
        return new ApiError(this.kind, problems, this.facts, options);
    }
}
function isNotFound(error) {
    return error instanceof ApiError && error.facts.status === 404;
}
/** Asking again later may help. */
function isTransient(error) {
    return error instanceof ApiError && error.facts.transient;
}
/** What is read; undefined where the service does not know it. */
async function ifFound(reading) {
    return reading.catch((error) => {
        if (isNotFound(error))
            return undefined;
        throw error;
    });
}
/** What is read; undefined where an older service does not know the request, which it says with a status 400 or 404. */
async function ifKnown(reading) {
    return reading.catch((error) => {
        if (error instanceof ApiError && (error.facts.status === 400 || error.facts.status === 404))
            return undefined;
        throw error;
    });
}
/** What is read; undefined where it cannot be. @throws AbortedError */
async function ifReadable(reading) {
    return reading.catch((error) => {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM)
            throw error;
        return undefined;
    });
}
/** A write whose effect is unknown: no answer, 408 or 5xx. Only reading back tells. */
function isAmbiguous(error) {
    return error instanceof ApiError && error.facts.ambiguous;
}
/** The error for an answer outside 2xx. */
function statusError(given) {
    const { endpoint, answer, attempts, retryAfterMs, withToken } = given;
    const { status } = answer;
    const facts = {
        ...factsOf(given),
        ambiguous: status === 408 || status >= 500,
        transient: (0,_http_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransientStatus */ .D)(status),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
    const text = facts.serverText === "" ? "an empty body" : `"${facts.serverText}"`;
    const message = `${endpoint} was answered with status ${status}: ${text}${circumstances(attempts, facts.requestId)}.`;
    return new ApiError(kindOf(status), message, facts, { details: hintsFor(status, retryAfterMs, withToken) });
}
function noAnswerError(endpoint, apiUrl, why, attempts) {
    const facts = { endpoint, attempts, ambiguous: !why.unsent, transient: !why.permanent };
    const message = `${endpoint} got no answer from ${apiUrl.host}: ${why.reason}${circumstances(attempts)}.`;
    return new ApiError("unavailable", message, facts, { details: [why.hint ?? adviceFor(apiUrl, why)] });
}
/** Returns what to check when the failure itself does not say it. */
function adviceFor(apiUrl, { unsent }) {
    const address = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url");
    if (!unsent)
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Run it again later. If the service only answers slowly, raise ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("request-timeout")}; a proxy or a firewall can also cut connections.`;
    if ((0,_http_proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(apiUrl))
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `${address} names this machine. Check that the service, such as merge-queue serve, runs and listens there.`;
    return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Check that this machine reaches ${apiUrl.host}: its network and DNS, the variables HTTPS_PROXY and NO_PROXY, and ${address}.`;
}
/** The error for a 2xx read that does not fit what the endpoint should answer. */
function unreadableError(given, problem) {
    const facts = { ...factsOf(given), ambiguous: false, transient: true };
    const message = `The reply of ${given.endpoint} could not be read: ${problem}${circumstances(1, facts.requestId)}.`;
    return new ApiError("response", message, facts, {
        details: [
            `It began with: ${facts.serverText || "(nothing)"}`,
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Check that ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url")} is the service's own address with its version, and not a page of a proxy.`,
        ],
    });
}
function factsOf({ endpoint, answer, attempts, hide }) {
    const requestId = serverText(answer.header("x-request-id") ?? "", hide);
    return {
        endpoint,
        status: answer.status,
        serverText: serverText(answer.body, hide),
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
/** In brackets: how often it was tried, and by which id the service's operators find the request. */
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
                ? "Check that the token is an API token of the organisation that owns the queue, and that it was not revoked."
                : "No token was sent. The service recognises a fork's run by its number, but only while it runs, and only for the head commit that it runs on.",
        ];
    }
    if (status >= 300 && status < 400) {
        return [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Redirects are not followed, so that the token stays where it was sent. Check ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url")}.`,
        ];
    }
    if (status === 429 || status >= 500) {
        const when = retryAfterMs === undefined || retryAfterMs === 0 ? "later" : `in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(retryAfterMs)}`;
        return [`The service could not take the request now. Run it again ${when}.`];
    }
    return [];
}
const SHOWN_CHARACTERS = 300;
/** Enough to find a message in; a page can be much longer. */
const READ_CHARACTERS = 100_000;
/**
 * The service's own words for a log line: text, the message of a JSON error, or an HTML page without its tags;
 * on one line, without control characters, 300 characters at most.
 * Secrets are hidden before anything is cut, or a part of one could stay; and again once JSON is read, whose escapes
 * may have kept one from being recognised.
 */
function serverText(body, hide) {
    const start = hide(body).slice(0, READ_CHARACTERS);
    const text = messageInJson(start) ?? (/^\s*</.test(start) ? withoutTags(start) : start);
    const line = hide(text)
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1).toWellFormed()}\u2026` : line;
}
/** Errors are plain text on this API; a proxy in between may answer JSON. */
function messageInJson(body) {
    if (!/^\s*\{/.test(body))
        return undefined;
    try {
        return messageField(JSON.parse(body), 2);
    }
    catch {
        return undefined;
    }
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
