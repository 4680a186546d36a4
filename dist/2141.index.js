export const id = 2141;
export const ids = [2141];
export const modules = {

/***/ 2141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ap: () => (/* binding */ parseServerTime),
/* harmony export */   gT: () => (/* binding */ determineServiceTime),
/* harmony export */   m6: () => (/* binding */ parseHttpDate),
/* harmony export */   oO: () => (/* binding */ createServiceClock)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);

/** Pattern for the start of an HTTP date. Without this check, Date.parse would accept "-5" or "soon 5". */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;
/** Parses an HTTP date to milliseconds since 1970; undefined if the text is no valid date. */
function parseHttpDate(text) {
    const date = text.trim();
    if (!HTTP_DATE.test(date))
        return undefined;
    // The oldest of the three date formats has no time zone, which means GMT.
    const ms = Date.parse(/ GMT$/i.test(date) ? date : `${date} GMT`);
    return Number.isNaN(ms) ? undefined : ms;
}
/**
 * Returns the service's time when the reply arrived, from the headers `Date` and `Age`, in milliseconds since 1970;
 * undefined without a valid `Date`.
 */
function parseServerTime({ header }) {
    const dateMs = parseHttpDate(header("date") ?? "");
    const age = header("age")?.trim() ?? "";
    return dateMs === undefined ? undefined : dateMs + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
}
function createServiceClock({ now: machineNow }) {
    let aheadMs;
    return {
        note(answer) {
            const presentMs = parseServerTime(answer);
            if (presentMs !== undefined)
                aheadMs = presentMs - machineNow();
        },
        now: () => (aheadMs === undefined ? undefined : machineNow() + aheadMs),
    };
}
const APART_MS = _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF.m;
/**
 * Returns the present time for computing ages, by the service's clock. If the service sends no `Date`, or its records
 * are newer, returns this machine's time or the newest time in the records, whichever is later.
 */
function determineServiceTime(service, clock, reported) {
    const [serviceMs, machineMs] = [service.now(), clock.now()];
    const newestMs = reported.map(_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimeMs */ .jR).reduce((most, ms) => (ms > most ? ms : most), Number.NEGATIVE_INFINITY);
    const apartMs = (ms) => Math.abs(machineMs - ms);
    if (serviceMs !== undefined && newestMs <= serviceMs + APART_MS) {
        const notes = apartMs(serviceMs) > APART_MS ? [skew(serviceMs, "the service's clock")] : [];
        return { ms: Math.max(serviceMs, newestMs), notes };
    }
    if (serviceMs !== undefined && apartMs(serviceMs) <= APART_MS)
        return { ms: serviceMs, notes: [] };
    const reason = serviceMs === undefined
        ? "The service sends no readable Date header"
        : "The service's Date header is older than the times in its records";
    if (newestMs > machineMs + APART_MS) {
        return { ms: newestMs, notes: [`${reason}.`, skew(newestMs, "the newest time in the service's records")] };
    }
    return {
        ms: Math.max(machineMs, newestMs),
        notes: [`${reason}. To compute ages, the step uses the clock of this machine.`],
    };
    function skew(ms, measure) {
        // The header `Date` has no fractions of a second, so the difference is rounded to minutes.
        const minutes = Math.round(apartMs(ms) / _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF.m);
        const side = machineMs > ms ? "ahead of" : "behind";
        return `The clock of this machine is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(minutes * _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF.m)} ${side} ${measure}. To compute ages, the step uses ${measure}.`;
    }
}


/***/ })

};
