export const id = 2141;
export const ids = [2141];
export const modules = {

/***/ 2141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createServiceTime: () => (/* binding */ createServiceTime),
/* harmony export */   parseHttpDate: () => (/* binding */ parseHttpDate),
/* harmony export */   presentIn: () => (/* binding */ presentIn),
/* harmony export */   presentOf: () => (/* binding */ presentOf)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);

/** The three forms of an HTTP date begin with a weekday; Date.parse would also take "-5" or "soon 5". */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;
/** Milliseconds since 1970 of an HTTP date; undefined for any other text. */
function parseHttpDate(text) {
    const date = text.trim();
    if (!HTTP_DATE.test(date))
        return undefined;
    // The oldest form names no zone, and means the same one as the others.
    const ms = Date.parse(/ GMT$/i.test(date) ? date : `${date} GMT`);
    return Number.isNaN(ms) ? undefined : ms;
}
/**
 * The present as an answer shows it, in milliseconds since 1970: its `Date`, and its `Age` when a cache has stored it.
 * Undefined without a `Date` that can be read.
 */
function presentIn({ header }) {
    const dateMs = parseHttpDate(header("date") ?? "");
    const age = header("age")?.trim() ?? "";
    return dateMs === undefined ? undefined : dateMs + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
}
/** Follows the service's clock from answer to answer; between them its time passes as on this machine. */
function createServiceTime({ now: machineNow }) {
    let aheadMs;
    return {
        note(answer) {
            const presentMs = presentIn(answer);
            if (presentMs !== undefined)
                aheadMs = presentMs - machineNow();
        },
        now: () => (aheadMs === undefined ? undefined : machineNow() + aheadMs),
    };
}
/** Two clocks further apart than this, in milliseconds, are reported. */
const APART_MS = _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m;
/**
 * The time that ages of `reported` times are measured by: the service's own. Without a `Date`, or if both the reported
 * times and this machine's clock contradict it, the later of this clock and the newest reported time counts.
 */
function presentOf(service, clock, reported) {
    const [serviceMs, machineMs] = [service.now(), clock.now()];
    const newestMs = reported.map(_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .msOf */ .QZ).reduce((most, ms) => (ms > most ? ms : most), Number.NEGATIVE_INFINITY);
    const apartMs = (ms) => Math.abs(machineMs - ms);
    if (serviceMs !== undefined && newestMs <= serviceMs + APART_MS) {
        const notes = apartMs(serviceMs) > APART_MS ? [skew(serviceMs, "the service's clock")] : [];
        return { ms: Math.max(serviceMs, newestMs), notes };
    }
    if (serviceMs !== undefined && apartMs(serviceMs) <= APART_MS)
        return { ms: serviceMs, notes: [] };
    const reason = serviceMs === undefined
        ? "The service sends no Date header that can be read"
        : "The service's Date header is older than times in its records";
    if (newestMs > machineMs + APART_MS) {
        return { ms: newestMs, notes: [`${reason}.`, skew(newestMs, "the newest time in the service's records")] };
    }
    return { ms: Math.max(machineMs, newestMs), notes: [`${reason}; ages are measured by the clock of this machine.`] };
    function skew(ms, measure) {
        // Dates have whole seconds, and answers take some.
        const minutes = Math.round(apartMs(ms) / _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m);
        const side = machineMs > ms ? "ahead of" : "behind";
        return `The clock of this machine is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(minutes * _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m)} ${side} ${measure}, by which ages are measured.`;
    }
}


/***/ })

};
