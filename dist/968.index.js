export const id = 968;
export const ids = [968,615];
export const modules = {

/***/ 615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O5: () => (/* binding */ LOOK_AT_BRACKETS),
/* harmony export */   Qr: () => (/* binding */ isBroken),
/* harmony export */   ZS: () => (/* binding */ readPattern),
/* harmony export */   loadPicomatch: () => (/* binding */ loadPicomatch)
/* harmony export */ });
async function loadPicomatch() {
    return (await __webpack_require__.e(/* import() */ 6).then(__webpack_require__.t.bind(__webpack_require__, 4006, 19))).default;
}
/** A name that starts with a dot is a name like any other, and a pattern stands for a path as Git writes it. */
const OPTIONS = { dot: true, nonegate: true, windows: false };
const LINE_BREAK = /[\n\r\u2028\u2029]/;
const LINE_BREAKS = /[\n\r\u2028\u2029]/g;
const GLOB = /[*?[\]{}()!+@\\|]/;
/** Reads one pattern; `!` in front takes out, and `folder/` means everything below the folder. */
function readPattern(text, picomatch) {
    const excludes = text.startsWith("!") && !text.startsWith("!(");
    const bare = (excludes ? text.slice(1) : text).trim().replace(/^(?:\.?\/)+/, "");
    const glob = bare === "" || bare.endsWith("/") ? `${bare}**` : bare;
    const base = literalBase(glob);
    return {
        text,
        excludes,
        base,
        last: lastPart(glob),
        slashes: slashesIn(glob),
        matches: matcher(glob, base, picomatch),
    };
}
/** What to do about a broken pattern, for the end of a message. */
const LOOK_AT_BRACKETS = "look at its brackets and braces";
/** True for what the matcher makes nothing of: it would fit no path, and nobody would know. */
function isBroken(text, picomatch) {
    if (!/[[{(]/.test(text))
        return false;
    const glob = text.replace(/^!(?!\()/, "").trim();
    return picomatch.makeRe(glob, OPTIONS).source === NOTHING.source;
}
/** What picomatch gives for a text that makes no regular expression. */
const NOTHING = /$^/;
/** Nothing but a folder and all below it needs no regular expression. */
function matcher(glob, base, picomatch) {
    if (glob === "**")
        return () => true;
    if (base !== "" && glob === `${base}/**`)
        return (path) => path === base || path.startsWith(`${base}/`);
    // What picomatch itself does with a path, but for what its options may ask for.
    let expression;
    return (path) => {
        if (path === glob)
            return true;
        expression ??= picomatch.makeRe(glob, OPTIONS);
        // In a regular expression a dot stands for anything but these.
        return expression.test(LINE_BREAK.test(path) ? path.replaceAll(LINE_BREAKS, "\u0001") : path);
    };
}
/** The leading parts without any sign of a pattern. */
function literalBase(glob) {
    const parts = glob.split("/");
    const first = parts.findIndex((part) => GLOB.test(part));
    return parts.slice(0, first < 0 ? parts.length : first).join("/");
}
/** A star alone, or a question mark, stays within a folder. */
function slashesIn(glob) {
    return glob.includes("**") || /[{}()[\]\\|!+@]/.test(glob) ? undefined : glob.split("/").length - 1;
}
function lastPart(glob) {
    const last = glob.slice(glob.lastIndexOf("/") + 1);
    // A slash inside braces or brackets separates nothing.
    if (/[{}()[\]\\|]/.test(glob))
        return { kind: "any" };
    if (!GLOB.test(last))
        return { kind: "name", name: last };
    const ending = /^\*+(\.[\w-]+)$/.exec(last)?.[1];
    return ending === undefined ? { kind: "any" } : { kind: "ending", ending };
}


/***/ }),

/***/ 7968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   computeProblems: () => (/* binding */ computeProblems)
/* harmony export */ });
/* harmony import */ var _impacted_targets_path_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(615);
/* harmony import */ var _impacted_targets_producers_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3194);


/** Problems that the inputs of `compute-impacted-targets` show only together, or together with the event. */
async function computeProblems(values, _given, run) {
    return [
        ...producerProblems(values),
        ...strangerProblems(values, run),
        ...(await patternProblems("impact-all-paths", values.impactAllPaths)),
        ...(await patternProblems("ignored-paths", values.ignoredPaths ?? [])),
        ...(await targetPathsProblems(values)),
    ];
}
function producerProblems({ producer, file, key, command, targetPaths }) {
    if (producer === undefined)
        return ["producer: is required; it says where the list of targets comes from."];
    const problems = [];
    if (key !== undefined && producer !== "json")
        problems.push("impacted-targets-key: is for the producer json only.");
    if (command !== undefined && producer !== "command")
        problems.push("command: is for the producer command only.");
    if (command !== undefined && file !== undefined)
        problems.push("command, impacted-targets-file: give one of them, not both.");
    if (producer === "paths") {
        if (targetPaths === undefined)
            problems.push("target-paths: is required by the producer paths.");
        if (file !== undefined)
            problems.push("impacted-targets-file: the producer paths reads no list.");
        return problems;
    }
    if (file === undefined && _impacted_targets_producers_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .producers */ .M[producer].affected === undefined) {
        problems.push(`impacted-targets-file: is required by the producer ${producer}, which reads what an earlier step wrote.`);
    }
    if (file === undefined && producer === "command" && command === undefined)
        problems.push("command: is required by the producer command.");
    return problems;
}
/** Build tools run code of the checkout, which must never be a stranger's while there is something to steal. */
function strangerProblems({ producer, file }, { strangersCode }) {
    if (strangersCode === undefined || producer === undefined || producer === "paths" || file !== undefined)
        return [];
    return [
        `producer: ${producer} runs code of the checkout, and is refused here because ${strangersCode}. Split the job: compute in a pull_request workflow without token, hand the file over as an artifact, and let set-impacted-targets upload it in a second job that checks nothing out.`,
    ];
}
async function patternProblems(name, patterns) {
    if (patterns.length > 0 && patterns.every((pattern) => pattern.startsWith("!")))
        return [`${name}: has exclusions only; write a pattern without ! first, such as **.`];
    const picomatch = await (0,_impacted_targets_path_pattern_js__WEBPACK_IMPORTED_MODULE_0__.loadPicomatch)();
    return patterns
        .filter((pattern) => (0,_impacted_targets_path_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .isBroken */ .Qr)(pattern, picomatch))
        .map((pattern) => `${name}: ${JSON.stringify(pattern)} is no pattern; ${_impacted_targets_path_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .LOOK_AT_BRACKETS */ .O5}.`);
}
async function targetPathsProblems({ targetPaths }) {
    if (targetPaths === undefined)
        return [];
    const read = await targetPaths.read();
    return read.ok ? [] : read.problems;
}


/***/ })

};
