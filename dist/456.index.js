export const id = 456;
export const ids = [456];
export const modules = {

/***/ 3079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ BODY_LIMIT_BYTES)
/* harmony export */ });
/** The service refuses a larger request body, in UTF-8 bytes (the service's document, "Limits"). */
const BODY_LIMIT_BYTES = 20 * 1024 * 1024;


/***/ }),

/***/ 9171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ endpoints)
/* harmony export */ });
function read(name, loadSchema, path = `/${name}`) {
    return { name, method: "POST", path, repeat: "always", reading: { as: "json", loadSchema } };
}
const schemas = () => Promise.all(/* import() */[__webpack_require__.e(395), __webpack_require__.e(26)]).then(__webpack_require__.bind(__webpack_require__, 9645));
const metrics = {
    name: "getMergeQueueMetrics",
    method: "GET",
    path: "/getMergeQueueMetrics",
    repeat: "always",
    reading: { as: "text" },
};
function write(name, repeat) {
    return { name, method: "POST", path: `/${name}`, repeat, reading: { as: "nothing" } };
}
/** The whole API, one entry per endpoint (the service's document, "Endpoints"). */
const endpoints = {
    submitPullRequest: write("submitPullRequest", "unsent"),
    cancelPullRequest: write("cancelPullRequest", "unsent"),
    // A second restart would throw away the run that the first one began.
    restartTestsOnPullRequest: write("restartTestsOnPullRequest", "never"),
    // The last upload for a head commit wins, so the same one again changes nothing.
    setImpactedTargets: write("setImpactedTargets", "always"),
    getSubmittedPullRequest: read("getSubmittedPullRequest", async () => (await schemas()).submittedPullRequest),
    getMergeQueueTestingDetails: read("getMergeQueueTestingDetails", async () => (await schemas()).testRun),
    createQueue: write("createQueue", "unsent"),
    deleteQueue: write("deleteQueue", "unsent"),
    getQueue: read("getQueue", async () => (await schemas()).queue),
    updateQueue: write("updateQueue", "unsent"),
    getMergeQueueMetrics: metrics,
    listQuarantinedTests: read("listQuarantinedTests", async () => (await schemas()).quarantinedTestsPage, "/flaky-tests/list-quarantined-tests"),
};


/***/ }),

/***/ 8199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ envelopeBytes),
/* harmony export */   Hf: () => (/* binding */ inBytes),
/* harmony export */   kf: () => (/* binding */ encodeRequest),
/* harmony export */   z: () => (/* binding */ buildListBody)
/* harmony export */ });
/** Targets that are turned into JSON at a time: enough to be fast, few enough to need little memory. */
const CHUNK = 4096;
/** The bytes of a request around its targets: everything but the list's items. */
function envelopeBytes(envelope) {
    return encodeRequest(envelope, []).length;
}
function encodeRequest(envelope, impactedTargets) {
    return Buffer.from(JSON.stringify({ ...envelope, impactedTargets }));
}
/** `20,971,520 bytes`. Without `toLocaleString`, which takes longer than everything else here to load its tables. */
function inBytes(bytes) {
    return `${String(bytes).replace(/\B(?=(?:\d{3})+$)/g, ",")} bytes`;
}
/** Builds the body in chunks and stops as soon as it is over `limitBytes`. */
function buildListBody(envelope, targets, limitBytes) {
    const sorted = [...targets].toSorted();
    const around = encodeRequest(envelope, []);
    const closing = around.subarray(around.lastIndexOf("]"));
    // As large as it may get: memory that is not written to costs nothing.
    const body = Buffer.allocUnsafe(limitBytes);
    let end = around.copy(body, 0, 0, around.length - closing.length);
    for (let index = 0; index < sorted.length; index += CHUNK) {
        const items = JSON.stringify(sorted.slice(index, index + CHUNK)).slice(1, -1);
        const text = index === 0 ? items : `,${items}`;
        const bytes = end + Buffer.byteLength(text) + closing.length;
        if (bytes > limitBytes)
            return { kind: "too-large", atLeastBytes: bytes };
        end += body.write(text, end);
    }
    end += closing.copy(body, end);
    return { kind: "fits", body: body.subarray(0, end) };
}


/***/ }),

/***/ 9179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6373);




/**
 * The absolute path of a file with targets. A stranger's commit can hold a symbolic link to a file of the machine, whose
 * lines would be shown and sent as targets. @throws InputError
 */
function listPath({ file, workspace, strangersCode }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, file);
    if (strangersCode === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) || !isWithin((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace), path))
        return path;
    if (isWithin((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path)))
        return path;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz([
        (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOf */ .Zw)("impacted-targets-file", `${file} leads out of the workspace, and is not read here because ${strangersCode}.`),
    ]);
}
function isWithin(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== ".." && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}


/***/ }),

/***/ 4934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JE: () => (/* binding */ readJsonFile),
/* harmony export */   Sx: () => (/* binding */ readUtf8),
/* harmony export */   Vh: () => (/* binding */ readJson)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6373);
/* harmony import */ var _body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8199);
/* harmony import */ var _not_a_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9785);






/** A whole JSON file is held in memory; a list that needs more is over the service's limit many times. */
const LARGEST_FILE_BYTES = 256 * 1024 * 1024;
/** Line breaks among them: one target per item. */
const CONTROL_CHARACTER = /[^\P{Cc}\t]/u;
/** Reads a JSON array of strings, the text "ALL" or "NONE", or the file of `compute-impacted-targets`. */
function readJsonFile(path, set, source) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
    if (size > LARGEST_FILE_BYTES) {
        throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_3__/* .notAList */ .l)(source, `is ${(0,_body_js__WEBPACK_IMPORTED_MODULE_4__/* .inBytes */ .Hf)(size)} of JSON, more than can be read at once. Write one target per line instead`);
    }
    return readJson(readUtf8(path, source), set, source);
}
function readUtf8(path, source) {
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
    // Bytes that are no UTF-8 would turn into replacement characters, and the target into another one.
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_3__/* .notAList */ .l)(source, "is not UTF-8 text");
    return bytes.toString("utf8").replace(/^\uFEFF/, "");
}
function readJson(text, set, source) {
    if (text.trim() === "")
        return undefined;
    const value = parse(text, source);
    if (value === "ALL" || value === "NONE") {
        set.add(value);
        return undefined;
    }
    if (Array.isArray(value)) {
        addAll(value, set, source);
        return undefined;
    }
    return readComputed(value, set, source);
}
function parse(text, source) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_3__/* .notAList */ .l)(source, (0,_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL) `is not JSON (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}). For one target per line, use ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .inputName */ .yu)("impacted-targets-format", "lines")}`);
    }
}
function addAll(items, set, source) {
    for (const [index, item] of items.entries()) {
        if (typeof item !== "string")
            throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_3__/* .notAList */ .l)(source, `must hold strings only; item ${index + 1} is ${kindOf(item)}`);
        if (CONTROL_CHARACTER.test(item))
            throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_3__/* .notAList */ .l)(source, `holds a control character in item ${index + 1}, which is no part of a target`);
        set.add(item);
        if (set.isFull())
            return;
    }
}
/** Any other object is refused: it may be a tool's error, or the output of a version that we do not know. */
function readComputed(value, set, source) {
    const fields = new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
    const mode = fields.get("mode");
    const head = fields.get("head");
    // Only a list needs its items.
    const targets = mode === "list" ? fields.get("targets") : [];
    const unwanted = mode === "none" ? fields.get("targets") : undefined;
    if (Array.isArray(unwanted) && unwanted.length > 0)
        throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_3__/* .notAList */ .l)(source, "says none, but holds targets; compute it again");
    const reason = fields.get("reason");
    if ((mode !== "list" && mode !== "all" && mode !== "none") ||
        typeof head !== "string" ||
        !Array.isArray(targets)) {
        throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_3__/* .notAList */ .l)(source, `must be a JSON array of strings, or the file of compute-impacted-targets; it is ${kindOf(value)}${fields.has("error") ? " with an error in it" : ""}`);
    }
    if (mode === "list")
        addAll(targets, set, source);
    return { mode, head, reason: typeof reason === "string" ? reason : undefined, origin: originOf(fields) };
}
function originOf(fields) {
    const [producer, base] = [fields.get("producer"), fields.get("base")];
    const isSaid = typeof producer === "string" &&
        /^[\w-]{1,40}$/.test(producer) &&
        typeof base === "string" &&
        /^[0-9a-f]{40,64}$/.test(base);
    return isSaid ? `The targets were computed by ${producer}, compared with ${base}.` : undefined;
}
function kindOf(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "a list";
    return typeof value === "object" ? "an object" : `a ${typeof value}`;
}


/***/ }),

/***/ 6456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uploadOutcome: () => (/* binding */ uploadOutcome)
});

// EXTERNAL MODULE: ./lib/src/api/endpoints.js
var endpoints = __webpack_require__(9171);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/planned.js
var planned = __webpack_require__(9420);
// EXTERNAL MODULE: ./lib/src/problem.js
var src_problem = __webpack_require__(6373);
// EXTERNAL MODULE: ./lib/src/queue/read-queue.js
var read_queue = __webpack_require__(9342);
// EXTERNAL MODULE: ./lib/src/summary/markdown.js
var markdown = __webpack_require__(5384);
// EXTERNAL MODULE: ./lib/src/summary/record.js
var record = __webpack_require__(3880);
// EXTERNAL MODULE: ./lib/src/api/body-limit.js
var body_limit = __webpack_require__(3079);
// EXTERNAL MODULE: ./lib/src/words.js
var words = __webpack_require__(6755);
// EXTERNAL MODULE: ./lib/src/impacted-targets/body.js
var impacted_targets_body = __webpack_require__(8199);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/src/pull-request/states.js
var states = __webpack_require__(2832);
// EXTERNAL MODULE: ./lib/src/impacted-targets/list-path.js
var list_path = __webpack_require__(9179);
// EXTERNAL MODULE: ./lib/src/impacted-targets/read-json.js
var read_json = __webpack_require__(4934);
// EXTERNAL MODULE: ./lib/src/impacted-targets/checked-text.js
var checked_text = __webpack_require__(2228);
// EXTERNAL MODULE: ./lib/src/impacted-targets/line-blocks.js
var line_blocks = __webpack_require__(1292);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/size-bound.js
const LINE_FEED = 0x0a;
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
        // The last item has no comma.
        atLeastBytes: () => Math.max(0, bytes - 1),
        lines: () => breaks,
    };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/read-lines.js



/** One target per line, from a text. `source` names it in messages. */
function readLines(text, set, source) {
    for (const line of (0,checked_text/* checkedText */.N)(Buffer.from(text), source, 1).split("\n"))
        set.add(line);
}
/** One target per line, from a file in UTF-8. Stops reading when the list cannot fit any more. */
function readLinesOfFile(path, set, source) {
    let firstLine = 1;
    for (const block of (0,line_blocks/* lineBlocks */.D)(path, source)) {
        const lines = (0,checked_text/* checkedText */.N)(block, source, firstLine).split("\n");
        for (const line of lines)
            set.add(line);
        if (set.isFull())
            return;
        firstLine += lines.length - 1;
    }
}
/** A file that repeats its lines this often is read in the plain way. */
const BOUND_OVER_BYTES = 64 * 1024 * 1024;
/**
 * Bytes of JSON that the lines of a file need at the least; stops as soon as they are over `limitBytes`. Much quicker
 * than collecting the lines, which for a file over the limit is mostly work for nothing.
 */
function leastBytesOfFile(path, source, limitBytes) {
    const bound = createSizeBound();
    let read = 0;
    for (const block of (0,line_blocks/* lineBlocks */.D)(path, source)) {
        (0,checked_text/* checkedText */.N)(block, source, bound.lines() + 1);
        bound.add(block);
        read += block.length;
        if (bound.atLeastBytes() > limitBytes || read > BOUND_OVER_BYTES)
            break;
    }
    return bound.atLeastBytes();
}

// EXTERNAL MODULE: ./lib/src/impacted-targets/not-a-list.js
var not_a_list = __webpack_require__(9785);
// EXTERNAL MODULE: ./lib/src/impacted-targets/producers/registry.js + 17 modules
var registry = __webpack_require__(3194);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/read-tool-output.js





/** What a tool prints is read as a whole, and some tools print much besides the names. */
const LARGEST_FILE_BYTES = 64 * 1024 * 1024;
/** Reads what a build tool printed. `source` names it in messages. */
function readToolOutput(text, format, set, source) {
    for (const target of registry/* producers */.M[format].parse(text, source)) {
        set.add(target);
        if (set.isFull())
            return;
    }
}
function readToolOutputOfFile(path, format, set, source) {
    const { size } = (0,external_node_fs_.statSync)(path);
    if (size > LARGEST_FILE_BYTES) {
        throw (0,not_a_list/* notAList */.l)(source, `is ${(0,impacted_targets_body/* inBytes */.Hf)(size)}, more than can be read as ${format}. Write one target per line instead`);
    }
    readToolOutput((0,read_json/* readUtf8 */.Sx)(path, source), format, set, source);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/target-set.js
/** Quotes and comma of a JSON string in a list. */
const target_set_PUNCTUATION_BYTES = 3;
function createTargetSet(limitBytes) {
    const targets = new Set();
    // The last target has no comma.
    let bytes = -1;
    return {
        targets,
        add(target) {
            const trimmed = target.trim();
            const before = targets.size;
            if (trimmed === "" || targets.add(trimmed).size === before)
                return;
            bytes += trimmed.length + target_set_PUNCTUATION_BYTES;
        },
        atLeastBytes: () => Math.max(0, bytes),
        isFull: () => bytes > limitBytes,
    };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/source.js









/** Reads the targets. @throws InputError for anything that is not clearly a list. */
function readTargets(source, reading) {
    if (source.file === undefined)
        return readText(source, source.text ?? "", reading);
    const name = (0,src_problem/* words */.aL) `${(0,src_problem/* inputName */.yu)("impacted-targets-file")}: ${source.file}`;
    try {
        return readFile(source, (0,list_path/* listPath */.K)({ ...reading, file: source.file }), name, reading);
    }
    catch (error) {
        // Errors of the file system have a syscall; everything else speaks for itself.
        if (!(error instanceof Error && "syscall" in error))
            throw error;
        throw new errors/* InputError */.dz([(0,src_problem/* words */.aL) `${name} cannot be read: ${error.message}.`], { cause: error });
    }
}
function readText({ format }, text, { headSha, limitBytes }) {
    const name = (0,src_problem/* words */.aL) `${(0,src_problem/* inputName */.yu)("impacted-targets")}`;
    const set = createTargetSet(limitBytes);
    if (format === "json")
        return judge(set, (0,read_json/* readJson */.Vh)(text, set, name), name, headSha);
    if (format === "auto" || format === "lines")
        readLines(text, set, name);
    else
        readToolOutput(text, format, set, name);
    return judge(set, undefined, name, headSha);
}
function readFile({ format }, path, name, { headSha, limitBytes }) {
    const found = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (found === undefined)
        return { kind: "empty", reason: (0,src_problem/* words */.aL) `${name} does not exist` };
    // A pipe is what a shell makes of <(command); a device such as /dev/zero may have no end.
    if (!found.isFile() && !found.isFIFO())
        throw new errors/* InputError */.dz([(0,src_problem/* words */.aL) `${name} is not a file.`]);
    const set = createTargetSet(limitBytes);
    if (format === "json" || (format === "auto" && path.toLowerCase().endsWith(".json"))) {
        return judge(set, (0,read_json/* readJsonFile */.JE)(path, set, name), name, headSha);
    }
    if (format !== "auto" && format !== "lines") {
        readToolOutputOfFile(path, format, set, name);
        return judge(set, undefined, name, headSha);
    }
    if (found.size > limitBytes) {
        const atLeastBytes = leastBytesOfFile(path, name, limitBytes);
        if (atLeastBytes > limitBytes)
            return { kind: "too-large", atLeastBytes };
    }
    readLinesOfFile(path, set, name);
    return judge(set, undefined, name, headSha);
}
/** What the collected targets say together. */
function judge(set, computed, name, headSha) {
    const { targets } = set;
    if (computed !== undefined && !(0,states/* sameCommit */.Kd)(computed.head, headSha)) {
        throw new errors/* InputError */.dz([
            (0,src_problem/* words */.aL) `${name} was computed for head ${computed.head}, but the pull request's head is ${headSha}. Compute it again for this head.`,
        ]);
    }
    if (computed?.mode === "all" || computed?.mode === "none") {
        return {
            kind: computed.mode,
            reason: computed.reason ?? `${(0,src_problem/* textFor */.bT)(src_problem/* asInYaml */.j5, name)} says so`,
            origin: computed.origin,
        };
    }
    for (const word of ["ALL", "NONE"]) {
        if (!targets.has(word))
            continue;
        if (targets.size > 1) {
            throw new errors/* InputError */.dz([
                (0,src_problem/* words */.aL) `${name} mixes ${word} with other targets. Give ${word} alone, or leave it out.`,
            ]);
        }
        return { kind: word === "ALL" ? "all" : "none", reason: `${word} was given` };
    }
    if (set.isFull())
        return { kind: "too-large", atLeastBytes: set.atLeastBytes() };
    if (targets.size === 0)
        return { kind: "empty", reason: (0,src_problem/* words */.aL) `${name} is empty` };
    return { kind: "list", targets, reason: computed?.reason, origin: computed?.origin };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/decision.js






/** Reads the source and decides between the list, `ALL` and nothing. @throws InputError */
function decideTargets(envelope, options) {
    const aroundBytes = (0,impacted_targets_body/* envelopeBytes */.Ci)(envelope);
    const limitBytes = body_limit/* BODY_LIMIT_BYTES */.T - aroundBytes;
    const read = readTargets(options, { ...options, headSha: envelope.pr.sha, limitBytes });
    switch (read.kind) {
        case "all":
            return { ...decision_all(envelope, read.reason), origin: read.origin };
        case "none":
            return { ...none(envelope, read.reason), origin: read.origin };
        case "empty":
            return empty(envelope, read.reason, options.onEmpty);
        case "too-large":
            return tooLarge(envelope, aroundBytes + read.atLeastBytes, options);
        case "list":
            return list(envelope, read, options);
    }
}
function list(envelope, { targets, reason, origin }, options) {
    const built = (0,impacted_targets_body/* buildListBody */.z)(envelope, targets, body_limit/* BODY_LIMIT_BYTES */.T);
    if (built.kind === "too-large")
        return tooLarge(envelope, built.atLeastBytes, options);
    const said = reason ?? `list of ${(0,words/* counted */.hS)(targets.size, "target")}`;
    return { mode: "list", body: built.body, count: targets.size, reason: said, origin, warning: undefined };
}
function decision_all(envelope, reason, warning) {
    return { mode: "all", body: (0,impacted_targets_body/* encodeRequest */.kf)(envelope, "ALL"), count: undefined, reason, warning };
}
function none(envelope, reason) {
    return { mode: "none", body: (0,impacted_targets_body/* encodeRequest */.kf)(envelope, []), count: 0, reason, warning: undefined };
}
/** An empty list mostly means that its computation failed, and "impacts nothing" is the most dangerous thing to say. */
function empty(envelope, why, onEmpty) {
    // An output says the same whoever asked.
    const reason = (0,src_problem/* textFor */.bT)(src_problem/* asInYaml */.j5, why);
    switch (onEmpty) {
        case "all":
            return decision_all(envelope, `${reason}, and on-empty is all`);
        case "none":
            return none(envelope, `${reason}, and on-empty is none`);
        case "error":
            throw new errors/* InputError */.dz([
                (0,src_problem/* words */.aL) `${why}. If the pull request really impacts nothing, give NONE; or say with ${(0,src_problem/* inputName */.yu)("on-empty")} what an empty list means (all, none).`,
            ]);
    }
}
function tooLarge(envelope, atLeastBytes, { onTooLarge }) {
    const problem = `The request body for this list needs at least ${(0,impacted_targets_body/* inBytes */.Hf)(atLeastBytes)}, and the service takes ${(0,impacted_targets_body/* inBytes */.Hf)(body_limit/* BODY_LIMIT_BYTES */.T)} at most`;
    if (onTooLarge === "error") {
        throw new errors/* InputError */.dz([(0,src_problem/* words */.aL) `${problem}; ${(0,src_problem/* inputName */.yu)("on-too-large")} is error, so nothing was sent.`]);
    }
    return decision_all(envelope, "the list is over the size limit", `${problem}: ALL is sent instead, so the pull request shares its lane with every other.`);
}
/** The limits of the service count bytes; 20,000,000 of them are taken for sure, more may be refused. */
const SURELY_TAKEN_BYTES = 20_000_000;
/** What to send after the service refused the body for its size, or undefined when that was not the reason. */
function decisionAfterRefusal(envelope, refused, status, options) {
    const size = refused.body.length;
    if (refused.mode !== "list" || size <= SURELY_TAKEN_BYTES || (status !== 400 && status !== 413))
        return undefined;
    if (options.onTooLarge === "error")
        return undefined;
    return decision_all(envelope, "the service refused the list for its size", `The service refused a body of ${(0,impacted_targets_body/* inBytes */.Hf)(size)} (${(0,impacted_targets_body/* inBytes */.Hf)(SURELY_TAKEN_BYTES)} are always taken): ALL is sent instead, so the pull request shares its lane with every other.`);
}

// EXTERNAL MODULE: ./lib/src/queue/not-found.js
var not_found = __webpack_require__(7594);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/upload.js






/** Sends what was decided; when the service refuses its size, once more what `fallBack` says. Gives what was sent. */
async function upload(decided, fallBack, place, context) {
    try {
        await (0,errors/* changing */.Wt)(`the service may have the impacted targets of #${place.number}; run the step again`, () => context.client.call(endpoints/* endpoints */.v.setImpactedTargets, decided.body));
        return decided;
    }
    catch (error) {
        const smaller = error instanceof errors/* ApiError */.hD ? fallBack(error.facts.status) : undefined;
        if (smaller === undefined)
            throw (0,not_found/* named404 */.gG)(error, `pull request #${place.number}, or has no queue for branch ${(0,read_queue/* inWords */.r4)(place)}`, not_found/* OF_A_PULL_REQUEST */.oR);
        context.log.warning(smaller.warning ?? smaller.reason);
        return await upload(smaller, () => undefined, place, context);
    }
}
/** What is sent, in one phrase. */
function inOnePhrase({ mode, count, reason, body }) {
    switch (mode) {
        case "list":
            return `${(0,words/* counted */.hS)(count ?? 0, "target")} in ${(0,impacted_targets_body/* inBytes */.Hf)(body.length)}`;
        case "all":
            return `ALL (${reason})`;
        case "none":
            return `none (${reason})`;
    }
}

// EXTERNAL MODULE: ./lib/src/pull-request/record.js
var pull_request_record = __webpack_require__(6583);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/verification.js




/** Nothing was looked at, or there is nothing to look at. */
const NOT_VERIFIED = { verified: "unknown", warning: undefined };
/** The record may show an upload some moments later. */
const READS = 3;
const PAUSE_MS = 1000;
/** Reads back whether the service counts the upload for the head commit. */
async function verifyUpload(headSha, place, context) {
    const { client, clock, signal } = context;
    try {
        for (let read = 1;; read += 1) {
            const reading = await (0,pull_request_record/* readRecordOnly */.AS)(client, place);
            // Not submitted yet: there is no record to look at, and nothing is wrong.
            if (reading.kind === "absent")
                return NOT_VERIFIED;
            const doubt = doubtOf(reading.record, headSha, place);
            if (doubt === undefined) {
                const shows = reading.record.readiness?.hasImpactedTargets === true;
                return shows ? { verified: "true", warning: undefined } : NOT_VERIFIED;
            }
            if (read === READS)
                return { verified: "false", warning: doubt };
            await clock.sleep(PAUSE_MS, signal);
        }
    }
    catch (error) {
        if (!(error instanceof errors/* ApiError */.hD))
            throw error;
        return {
            verified: "unknown",
            warning: `The upload succeeded, but could not be read back: ${(0,errors/* messageOf */.bD)(error)}`,
        };
    }
}
/** What does not fit, as a sentence with the way out. */
function doubtOf(record, headSha, { number }) {
    if (!(0,states/* sameCommit */.Kd)(record.prSha, headSha)) {
        return `The targets are for commit ${headSha}, but the head of #${number} is ${(0,words/* nameInWords */.I8)(record.prSha)}: they do not count. Run this again for the new head. If nobody pushed in between, head-sha was wrong: it must be the pull request's head, not github.sha.`;
    }
    if (record.readiness?.hasImpactedTargets === false) {
        return `The service took the targets of #${number}, but its record does not show them for ${headSha}. Check target-branch and head-sha, and run this again.`;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/upload-outcome.js










/** Sends the targets of a pull request, and says in words, outputs and summary what was sent. */
async function uploadOutcome(values, place, context) {
    const headSha = requireHead(place);
    const envelope = { ...(0,read_queue/* queueRequest */.LX)(place), pr: { number: place.number, sha: headSha } };
    const { workspace, strangersCode } = context;
    const options = { ...values, workspace, strangersCode };
    const decided = decideTargets(envelope, options);
    if (decided.origin !== undefined)
        context.log.info(decided.origin);
    if (context.dryRun) {
        return {
            ...(0,planned/* planned */.l)(`The impacted targets of #${place.number} would be sent: ${inOnePhrase(decided)}.`, endpoints/* endpoints */.v.setImpactedTargets, decided.body),
            outputs: decisionOutputs(decided),
            details: decided.warning === undefined ? [] : [decided.warning],
        };
    }
    if (decided.warning !== undefined)
        context.log.warning(decided.warning);
    const sent = await upload(decided, (status) => decisionAfterRefusal(envelope, decided, status, options), place, context);
    // A fork's run has no token to read with.
    const outputs = decisionOutputs(sent);
    const { verified, warning } = values.verify && !context.asFork
        ? await verifyUpload(headSha, place, context).catch((error) => {
            const details = [`The impacted targets of #${place.number} were sent: ${inOnePhrase(sent)}.`];
            throw (0,errors/* withMore */.iA)(error, { details, outputs: { ...outputs, verified: "unknown" } });
        })
        : NOT_VERIFIED;
    if (warning !== undefined)
        context.log.warning(warning);
    const but = verified === "false" ? ", but they do not count for it" : "";
    const message = `The impacted targets of #${place.number} were sent${but}: ${inOnePhrase(sent)}.`;
    const warnings = [sent.warning, warning].filter((text) => text !== undefined);
    return {
        result: "uploaded",
        message,
        outputs: { ...outputs, verified },
        summary: (0,markdown/* paragraphs */.qN)([
            (0,markdown/* escapeText */.X1)(message),
            ...warnings.map((text) => `**Warning:** ${(0,markdown/* escapeText */.X1)(text)}`),
            `${(0,record/* pullRequestLine */.Zu)(place, undefined)}, commit ${(0,markdown/* code */.aY)(headSha)}`,
        ]),
    };
}
function decisionOutputs({ mode, count, body, reason }) {
    return {
        "impacted-targets-mode": mode,
        "impacted-targets-count": count,
        "impacted-targets-bytes": body.length,
        "impacted-targets-reason": reason,
    };
}
function requireHead({ headSha, number }) {
    if (headSha !== undefined)
        return headSha;
    throw new errors/* InputError */.dz([
        (0,src_problem/* problemOf */.Zw)("head-sha", `is needed here: targets belong to one head commit, and the event does not name the head of #${number}.`),
    ]);
}


/***/ }),

/***/ 9420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ planned)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);

/** A field of a request body is shown up to this many characters. */
const FIELD_CHARACTERS = 1000;
/** The end of a dry run: what would be done, and the request (a body may be encoded already). */
function planned(message, endpoint, request) {
    const requests = endpoint === undefined ? [] : [plannedRequest(endpoint, request)];
    return { result: "planned", message, requests, outputs: {} };
}
function plannedRequest({ method, path }, request) {
    const fields = Buffer.isBuffer(request) ? JSON.parse(request.toString("utf8")) : request;
    const whole = Object.entries(Object(fields)).map(([name, value]) => [
        JSON.stringify(name),
        visible(JSON.stringify(value)),
    ]);
    const shown = whole.map(([name, value = ""]) => `${name}: ${(0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenJson */ .Ws)(value, FIELD_CHARACTERS)}`);
    const isCut = whole.some(([, value = ""]) => value.length > FIELD_CHARACTERS);
    const size = Buffer.isBuffer(request) ? request.length : Buffer.byteLength(JSON.stringify(request));
    return {
        title: `${method} ${path}${isCut ? ` (shortened here; the body has ${size} bytes)` : ""}`,
        body: ["{", ...shown.map((line, index) => `  ${line}${index < shown.length - 1 ? "," : ""}`), "}"],
    };
}
/** Characters that reorder or hide what a reader sees, as JSON can also write them. */
function visible(json) {
    return json.replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => Array.from({ length: character.length }, (_, index) => escaped(character.charCodeAt(index))).join(""));
}
function escaped(unit) {
    return `\\u${unit.toString(16).padStart(4, "0")}`;
}


/***/ }),

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ readRecordOnly),
/* harmony export */   Go: () => (/* binding */ pullRequestRequest),
/* harmony export */   ZB: () => (/* binding */ decidingRecord),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   nb: () => (/* binding */ recordAfterwards)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _queue_read_queue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9342);



function pullRequestRequest(place) {
    return { ...(0,_queue_read_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .queueRequest */ .LX)(place), pr: { number: place.number } };
}
/** Reads the record. A 404 may also mean a wrong branch or repository, so the queue is asked for once. */
async function readRecord(client, place, options = {}) {
    const reading = await readRecordOnly(client, place, options);
    return reading.kind === "absent"
        ? { kind: "absent", queue: await (0,_queue_read_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .readQueue */ .Qf)(client, place, options) }
        : reading;
}
/** Reads the record and takes a 404 at its word. */
async function readRecordOnly(client, place, options = {}) {
    try {
        const record = await client.call(_api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.getSubmittedPullRequest, pullRequestRequest(place), options);
        return { kind: "record", record };
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error))
            return { kind: "absent" };
        throw error;
    }
}
/** The longest that a read after a write may take, in milliseconds. */
const AFTERWARDS_MS = 5000;
/** The record after a write that succeeded; its failure changes nothing, so it is not waited for for long. */
async function recordAfterwards(client, place, options = {}) {
    return decidingRecord(client, place, options).catch(() => undefined);
}
/** The record that tells what a write without a clear end came to; undefined when it cannot be read. @throws AbortedError */
async function decidingRecord(client, place, { withinMs = AFTERWARDS_MS, ...options } = {}) {
    try {
        const reading = await readRecordOnly(client, place, { withinMs, ...options });
        return reading.kind === "record" ? reading.record : undefined;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AbortedError */ .oM)
            throw error;
        return undefined;
    }
}


/***/ }),

/***/ 2832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ terminalState),
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   Kd: () => (/* binding */ sameCommit),
/* harmony export */   OB: () => (/* binding */ stateInWords),
/* harmony export */   ah: () => (/* binding */ sameMark),
/* harmony export */   ck: () => (/* binding */ testRunOfRecord),
/* harmony export */   hY: () => (/* binding */ hasEnded)
/* harmony export */ });
/* harmony import */ var _inputs_test_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8956);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6755);


/** States that an attempt ends in (the service's document, "States and transitions"); any other one goes on. */
const TERMINAL_STATES = ["merged", "failed", "cancelled"];
/** The terminal state of a record, or undefined while its attempt may go on. */
function terminalState({ state }) {
    return TERMINAL_STATES.find((terminal) => terminal === state);
}
/** An attempt has ended when its state is terminal or the pull request is no longer submitted to the queue. */
function hasEnded(record) {
    return terminalState(record) !== undefined || !record.isCurrentlySubmittedToQueue;
}
function markOf({ id, stateChangedAt }) {
    return { id, stateChangedAt };
}
function sameMark(one, other) {
    return one.id === other.id && one.stateChangedAt === other.stateChangedAt;
}
/** The test run that a record's verdict comes from; undefined where it names none, or in a form that is no id. */
function testRunOfRecord({ verifiedByTestRun }) {
    const parsed = (0,_inputs_test_run_js__WEBPACK_IMPORTED_MODULE_0__/* .testRunId */ .nC)(verifiedByTestRun ?? "");
    return parsed.ok ? parsed.value : undefined;
}
/** A state as a person reads it. */
function stateInWords(state) {
    return state === null || state === undefined || state === "" ? "in an unknown state" : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordInWords */ .jW)(state);
}
/** Commits are compared without regard to the case of their digits. */
function sameCommit(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}


/***/ }),

/***/ 7594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gG: () => (/* binding */ named404),
/* harmony export */   mX: () => (/* binding */ notFound),
/* harmony export */   oR: () => (/* binding */ OF_A_PULL_REQUEST)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_said_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3947);


/** What may be wrong where something of a queue is missing. */
const OF_A_QUEUE = "target-branch and repository";
/** The same where it is about one pull request. */
const OF_A_PULL_REQUEST = "target-branch, pr-number and repository";
/** A 404 as a sentence that names what is missing; any other error as it is. `inputs` are those that may be wrong. */
function named404(error, what, inputs = OF_A_QUEUE) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(error) ? notFound(`The service does not know ${what}.`, error, inputs) : error;
}
/** Something that must exist and does not: what, the likely reasons, and the service's own words. */
function notFound(message, error, inputs = OF_A_QUEUE) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("not-found", message, {
        details: [
            `Check ${inputs}, and that the token belongs to the repository's organisation.`,
            ...(0,_service_said_js__WEBPACK_IMPORTED_MODULE_1__/* .serviceSaid */ .t)(error.facts),
            ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
        ],
        cause: error,
    });
}


/***/ }),

/***/ 9342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ findQueue),
/* harmony export */   LX: () => (/* binding */ queueRequest),
/* harmony export */   Qf: () => (/* binding */ readQueue),
/* harmony export */   h6: () => (/* binding */ namedQueue),
/* harmony export */   r4: () => (/* binding */ inWords)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _not_found_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7594);



function queueRequest({ repository, targetBranch }) {
    return { repo: repository, targetBranch };
}
/** The queue as a person names it. */
function inWords(place) {
    return `${place.targetBranch} of ${place.repository.owner}/${place.repository.name}`;
}
/** @throws Failure `not-found` that names repository and branch when there is no such queue. */
async function readQueue(client, place, options = {}) {
    try {
        return await client.call(_api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.getQueue, queueRequest(place), options);
    }
    catch (error) {
        throw namedQueue(error, place);
    }
}
/** The queue, or undefined when there is none. */
async function findQueue(client, place, options = {}) {
    try {
        return await client.call(_api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.getQueue, queueRequest(place), options);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error))
            return undefined;
        throw error;
    }
}
/** A 404 as the failure that names the queue which is missing; any other error as it is. */
function namedQueue(error, place) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error) ? (0,_not_found_js__WEBPACK_IMPORTED_MODULE_2__/* .notFound */ .mX)(`There is no merge queue for branch ${inWords(place)}.`, error) : error;
}


/***/ }),

/***/ 3947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ serviceSaid)
/* harmony export */ });
/** The service's own words as a line of their own; none when it said nothing. */
function serviceSaid({ serverText = "" }) {
    return serverText === "" ? [] : [`The service said: ${serverText}`];
}


/***/ }),

/***/ 1508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ pullRequestLink),
/* harmony export */   w: () => (/* binding */ commitLink)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5384);

/** Hosts that are known to have pull requests and commits at GitHub's addresses. */
function isGitHub(host) {
    return /^(github\.com|[a-z0-9-]+\.ghe\.com)$/i.test(host);
}
/** `#7` with a link to the pull request, where its host is a known one. */
function pullRequestLink(repository, number) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .linkedMarkdown */ .tG)(`#${number}`, addressOf(repository, `pull/${number}`));
}
/** A commit with a link to it, where its host is a known one. */
function commitLink(repository, sha) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .linkedMarkdown */ .tG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(sha), addressOf(repository, `commit/${encodeURIComponent(sha.toWellFormed())}`));
}
function addressOf({ host, owner, name }, path) {
    if (!isGitHub(host))
        return undefined;
    const [inOwner, inName] = [owner, name].map((part) => encodeURIComponent(part.toWellFormed()));
    return `https://${host}/${inOwner}/${inName}/${path}`;
}


/***/ }),

/***/ 3880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zu: () => (/* binding */ pullRequestLine),
/* harmony export */   dq: () => (/* binding */ recordRows),
/* harmony export */   n8: () => (/* binding */ priorityInWords)
/* harmony export */ });
/* harmony import */ var _iso_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8185);
/* harmony import */ var _pull_request_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2832);
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(255);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6755);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1508);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5384);






/** Longer than a title can be on GitHub. */
const TITLE_CHARACTERS = 300;
/** The pull request with its title, as far as the record has it, and the way to it. */
function pullRequestLine({ repository, number }, record) {
    const title = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)((0,_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(record?.prTitle ?? "", TITLE_CHARACTERS));
    return `${(0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestLink */ .Z)(repository, number)} ${title}`.trim();
}
/** What a record says, as rows of a table. */
function recordRows(record) {
    const priority = priorityInWords(record);
    return [
        ["State", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)((0,_pull_request_states_js__WEBPACK_IMPORTED_MODULE_0__/* .stateInWords */ .OB)(record.state))],
        ["Since", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)((0,_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .writtenTimeInWords */ .JJ)(record.stateChangedAt))],
        ["Head commit", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .nameInWords */ .I8)(record.prSha))],
        ...(priority === "" ? [] : [["Priority", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)(priority)]]),
    ];
}
/** `high (10)`, or the one of them that is there. */
function priorityInWords({ priorityName, priorityValue }) {
    const [name, value] = [(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .wordInWords */ .jW)(priorityName ?? ""), `${priorityValue ?? ""}`];
    return name === "" || value === "" ? name + value : `${name} (${value})`;
}


/***/ }),

/***/ 6755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I8: () => (/* binding */ nameInWords),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   jW: () => (/* binding */ wordInWords),
/* harmony export */   nq: () => (/* binding */ someInWords)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);

/** `1 test`, `7 tests`. */
function counted(count, noun, plural = `${noun}s`) {
    return `${count} ${count === 1 ? noun : plural}`;
}
/** The first of a list in words: `a`, `a and b`, `a, b and 3 more`. */
function someInWords(items, atMost) {
    const shown = items.length > atMost ? items.slice(0, atMost) : items.slice(0, -1);
    const rest = items.length - shown.length;
    const last = rest > 1 ? `${rest} more` : (items.at(-1) ?? "");
    return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}
/*
 * The way of the service's texts into sentences: none of them can make a line of any length. Outputs and result-file
 * have them whole.
 */
/** Far more than a word of the service has. */
const LONGEST_WORD = 100;
/** More than a branch, a commit or the name of a check needs. */
const LONGEST_NAME = 200;
/** A word of the service (a state, a result) as a person reads it: `switching_modes` is `switching modes`. */
function wordInWords(word) {
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(word, LONGEST_WORD).replaceAll("_", " ");
}
/** A name of the service (of a check, a target, a branch, a commit) as a sentence or a table shows it. */
function nameInWords(name) {
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(name, LONGEST_NAME) || "(no name)";
}


/***/ })

};
