export const id = 615;
export const ids = [615];
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


/***/ })

};
