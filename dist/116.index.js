export const id = 116;
export const ids = [116];
export const modules = {

/***/ 3662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TD: () => (/* binding */ FASTEST),
/* harmony export */   iq: () => (/* binding */ clockSpeed),
/* harmony export */   ts: () => (/* binding */ createClock)
/* harmony export */ });
/* harmony import */ var _engine_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5554);
/** The service's own time: real time at a chosen speed, which a test can also move forward. */

/** How many seconds of service time may pass in a second of real time. */
const FASTEST = 100_000;
const clockSpeed = (0,_engine_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberFrom */ .UB)(0, FASTEST);
/** Times of later years have another form, and there is a year from which on they have none. */
const LAST_MS = Date.parse("9999-12-31T23:59:59.999Z");
function createClock({ startAtMs, speed: firstSpeed, realNowMs }) {
    let speed = firstSpeed;
    let base = startAtMs;
    let realBase = realNowMs();
    const nowMs = () => Math.min(LAST_MS, Math.floor(base + (realNowMs() - realBase) * speed));
    return {
        nowMs,
        speed: () => speed,
        /** @throws Refusal for a speed that is not from 0, which stands still, to the fastest one. */
        setSpeed: (next) => {
            (0,_engine_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(clockSpeed, next, "speed");
            base = nowMs();
            realBase = realNowMs();
            speed = next;
        },
        /** @throws Refusal for what does not lead forward, or leads beyond the last time. */
        advance: (seconds) => {
            const mostSeconds = Math.floor((LAST_MS - nowMs()) / 1000);
            if (!(seconds >= 0 && seconds <= mostSeconds)) {
                throw (0,_engine_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("advanceSeconds", `must be a number from 0 to ${mostSeconds}, which leads to the year 9999`);
            }
            base += seconds * 1000;
        },
    };
}


/***/ }),

/***/ 3763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ DEMO_FLAGS),
/* harmony export */   Wu: () => (/* binding */ SERVE_FLAGS),
/* harmony export */   Yg: () => (/* binding */ flagLines)
/* harmony export */ });
/** Flags of `merge-queue serve`, as Node's parser takes them, with what the help and the completion of shells say. */
const SERVE_FLAGS = {
    host: { type: "string", default: "127.0.0.1", value: "ADDRESS", meaning: "loopback address to listen on" },
    port: { type: "string", default: "4180", value: "NUMBER", meaning: "port, 0 for any free one" },
    token: { type: "string", default: "local-token", value: "TEXT", meaning: "API token that clients must send" },
    repository: { type: "string", default: "local/playground", value: "OWNER/NAME", meaning: "the repository inside" },
    branch: { type: "string", default: "main", value: "NAME", meaning: "its default branch, which has a queue" },
    "pull-requests": {
        type: "string",
        default: "5",
        value: "NUMBER",
        meaning: "how many open pull requests there are at the start",
    },
    speed: { type: "string", default: "1", value: "NUMBER", meaning: "service seconds in a second of real time" },
    "test-seconds": { type: "string", default: "10", value: "NUMBER", meaning: "length of a test run in service time" },
    "quarantined-tests": {
        type: "string",
        value: "FILE",
        meaning: 'JSON array of quarantined tests, each with at least a "name"',
    },
    help: { type: "boolean", default: false, meaning: "this text" },
};
/** Flags of `merge-queue demo`. */
const DEMO_FLAGS = {
    fail: { type: "boolean", meaning: "Take a pull request whose tests fail in the queue." },
    help: { type: "boolean", meaning: "Show this text." },
};
/** The lines of a help that list flags, their meanings beginning in one column. */
function flagLines(flags, width) {
    return Object.entries(flags)
        .map(([name, { value, default: text, meaning }]) => {
        const flag = `  --${name}${value === undefined ? "" : ` ${value}`}`;
        return `${flag.padEnd(width)}${meaning}${typeof text === "string" ? ` (${text})` : ""}\n`;
    })
        .join("");
}


/***/ }),

/***/ 5554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aH: () => (/* binding */ anyObject),
  Ae: () => (/* binding */ anyText),
  Jt: () => (/* binding */ flag),
  bn: () => (/* binding */ integerFrom),
  Gq: () => (/* binding */ invalid),
  Ce: () => (/* binding */ isFields),
  YD: () => (/* binding */ keysOf),
  p_: () => (/* binding */ list),
  UB: () => (/* binding */ numberFrom),
  Ik: () => (/* binding */ object),
  yL: () => (/* binding */ oneOf),
  lq: () => (/* binding */ optional),
  LF: () => (/* binding */ read),
  P$: () => (/* binding */ strings),
  Qq: () => (/* binding */ fields_text),
  kB: () => (/* binding */ fields_time),
  uR: () => (/* binding */ uuid),
  aG: () => (/* binding */ wordOf)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(7428);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var mini_schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __webpack_require__(8532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/schemas.js + 2 modules
var core_schemas = __webpack_require__(1041);
;// CONCATENATED MODULE: ./node_modules/zod/v4/mini/iso.js


const ZodMiniISODateTime = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniISODateTime", (inst, def) => {
    core_schemas/* $ZodISODateTime */.Ko.init(inst, def);
    mini_schemas/* ZodMiniStringFormat */.zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return api/* _isoDateTime */.G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODate", (inst, def) => {
    core.$ZodISODate.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}

// EXTERNAL MODULE: ./lib/src/local-queue/engine/refusal.js
var refusal = __webpack_require__(4047);
;// CONCATENATED MODULE: ./lib/src/local-queue/engine/fields.js
/** Reading JSON of unknown shape. A field that does not fit is refused by its name. */


function isFields(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function keysOf(table) {
    return Object.keys(table);
}
/** What a schema makes of a value. The first thing that does not fit is refused; `whole` names the value itself. */
function read(schema, value, whole = "body") {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const { path = [], message = "does not fit" } = result.error.issues[0] ?? {};
    throw invalid(errors/* toDotPath */.sR(path) || whole, message);
}
function invalid(name, rule) {
    return new refusal/* Refusal */.P(400, `Invalid value for "${name}": ${rule}`);
}
const NOT_EMPTY = "must be a string that is not empty";
const fields_text = mini_schemas/* string */.YjP(NOT_EMPTY).check(api/* _minLength */.m9(1, NOT_EMPTY));
const anyText = mini_schemas/* string */.YjP("must be a string");
const uuid = mini_schemas/* pipe */.FsL(mini_schemas/* guid */.OsD("must be a UUID"), mini_schemas/* transform */.pdi((id) => id.toLowerCase()));
const flag = mini_schemas/* boolean */.zMY("must be true or false");
const strings = mini_schemas/* readonly */.tBZ(mini_schemas/* array */.YOg(anyText, "must be an array of strings"));
const anyObject = mini_schemas/* record */.g1P(mini_schemas/* string */.YjP(), mini_schemas/* unknown */.L5J(), "must be an object");
function object(shape) {
    return mini_schemas/* object */.Ikc(shape, "must be an object");
}
/** Fields that may be left out, but not be null. */
function optional(shape) {
    return mini_schemas/* exactPartial */.zjz(mini_schemas/* object */.Ikc(shape)).shape;
}
function list(item) {
    return mini_schemas/* readonly */.tBZ(mini_schemas/* array */.YOg(item, "must be an array"));
}
/** JSON can say `1e999`, which is infinite and no number here. */
function numberFrom(least, most) {
    const rule = `must be a number from ${least} to ${most}`;
    return mini_schemas/* number */.aig(rule).check(api/* _gte */.qm(least, rule), api/* _lte */.Zm(most, rule));
}
function integerFrom(least, most) {
    const rule = `must be an integer from ${least} to ${most}`;
    return mini_schemas/* int */.Whr(rule).check(api/* _gte */.qm(least, rule), api/* _lte */.Zm(most, rule));
}
function oneOf(values) {
    return mini_schemas/* enum */.k5n(values, `must be one of ${values.join(", ")}`);
}
/** The service takes enumerated values in any case; its replies are always in lower case. */
function wordOf(values) {
    const lowerCase = mini_schemas/* transform */.pdi((value) => (typeof value === "string" ? value.toLowerCase() : value));
    return mini_schemas/* pipe */.FsL(lowerCase, oneOf(values));
}
const INSTANT = "must be an ISO 8601 time such as 2026-01-31T12:00:00Z";
/** A date and a time with a zone, of the calendar: 30 February is none. It is read to milliseconds. */
const fields_time = mini_schemas/* pipe */.FsL(mini_schemas/* pipe */.FsL(mini_schemas/* string */.YjP(INSTANT).check(api/* _toUpperCase */.xY()), datetime({ offset: true, error: INSTANT })), mini_schemas/* transform */.pdi((written) => Date.parse(written)));


/***/ }),

/***/ 6692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gi: () => (/* binding */ isUrgent),
/* harmony export */   ID: () => (/* binding */ LONGEST_TEST_SECONDS),
/* harmony export */   Ps: () => (/* binding */ pullRequestPatch),
/* harmony export */   Z8: () => (/* binding */ readPriority),
/* harmony export */   jP: () => (/* binding */ LARGEST_NUMBER),
/* harmony export */   ve: () => (/* binding */ newPullRequest)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2765);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5554);


/** The service takes numbers of 32 bits. */
const LARGEST_NUMBER = 4_294_967_295;
/** A day: no queue waits for tests that take longer. */
const LONGEST_TEST_SECONDS = 86_400;
const plannedCheck = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    name: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    result: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["success", "failure", "never-reported"]),
    /** How it is reported: as a commit status (the default) or as a check run of a check suite. */
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["status", "check-run"])),
});
/** How the tests of a pull request will go, each time the queue runs them. */
const testPlan = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    testSeconds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberFrom */ .UB)(0, LONGEST_TEST_SECONDS),
    result: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["pass", "fail"]),
    checks: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(plannedCheck),
});
const shared = {
    /** `owner/name`; the first repository when left out. */
    repository: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    title: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    author: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    headSha: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** `owner/name` of the head; null when the fork was deleted. */
    headRepository: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    baseBranch: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    draft: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    mergeability: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["unspecified", "in_progress", "mergeable", "not_mergeable"]),
    /** The head contains the tip of its base branch, which is what a direct merge needs. */
    upToDate: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    testPlan: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(testPlan.shape)),
};
/** What may be said about a new pull request; all else has a default, such as the next free number. */
const newPullRequest = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ ...shared, number: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, LARGEST_NUMBER), headBranch: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, fork: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt }));
/**
 * A change on the Git host's side, with the queue's reaction to it. A `headSha` is a push, which cancels a live entry
 * of a queue; the text `new` invents a commit.
 */
const pullRequestPatch = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({
    ...shared,
    /** With `headSha`: the queue does not notice the push, so its entry lives on with another `prSha`. */
    unnoticed: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    /** `merged` is a merge by hand, past the queue. */
    state: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["open", "closed", "merged"]),
}));
/** The service's four names; a smaller value goes first. */
const VALUES = { urgent: 0, high: 10, medium: 100, low: 200 };
const DEFAULT_NAME = "medium";
const DEFAULT_VALUE = 100;
/** Values above 255 mean nothing to people, but the service takes whatever has 32 bits. */
const LARGEST_VALUE = 4_294_967_295;
/** Reads the `priority` of a submission: a name in any case, an integer, null or nothing. */
function readPriority(priority) {
    if (priority === undefined || priority === null) {
        return { value: DEFAULT_VALUE, name: DEFAULT_NAME, isDefault: true };
    }
    if (typeof priority === "string" && priority !== "")
        return named(priority);
    if (typeof priority !== "number" || !Number.isInteger(priority) || priority < 0 || priority > LARGEST_VALUE) {
        throw (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("priority", `must be an integer from 0 to ${LARGEST_VALUE} or a name`);
    }
    const match = Object.entries(VALUES).find(([, value]) => value === priority);
    return { value: priority, name: match?.[0] ?? "custom", isDefault: false };
}
/** A name that is none of the four is a label, with the value of no priority at all. */
function named(given) {
    const name = given.toLowerCase();
    const value = Object.hasOwn(VALUES, name) ? VALUES[name] : undefined;
    return value === undefined
        ? { value: DEFAULT_VALUE, name: given, isDefault: false }
        : { value, name, isDefault: false };
}
/** An urgent pull request skips the line and interrupts running tests. */
function isUrgent(priority) {
    return priority.value === VALUES.urgent;
}


/***/ }),

/***/ 5287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ readQuarantinedTests),
/* harmony export */   Qy: () => (/* binding */ quarantinedTestOf),
/* harmony export */   ln: () => (/* binding */ quarantinedTestsPage)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2765);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5554);


/** What must be said about a test, and what may be; unlike the rest of the API these endpoints use underscores. */
const newQuarantinedTest = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    name: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({
        parent: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        file: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        classname: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        status: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["HEALTHY", "FLAKY", "BROKEN"]),
        codeowners: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strings */ .P$,
        quarantine_setting: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["ALWAYS_QUARANTINE", "AUTO_QUARANTINE"]),
        quarantined_at: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        status_last_updated_at: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        test_case_id: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        variant: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae,
    }),
});
function readQuarantinedTests(value) {
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(newQuarantinedTest), value, "quarantined tests");
}
const pageRequest = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    page_query: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
        page_size: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, 100),
        /** Empty or null for the first page. */
        ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ page_token: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae) }),
    }),
});
/** A page of the list. Its tokens are opaque; an empty next one is the end of the list. */
function quarantinedTestsPage(tests, fields) {
    const { page_size: size, page_token: token } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(pageRequest, fields).page_query;
    const index = token ? pageIndexOf(token) : 0;
    const pages = Math.ceil(tests.length / size);
    return {
        quarantined_tests: tests.slice(index * size, (index + 1) * size),
        page: {
            total_rows: tests.length,
            total_pages: pages,
            next_page_token: index + 1 < pages ? tokenOf(index + 1) : "",
            prev_page_token: index > 0 ? tokenOf(index - 1) : "",
            last_page_token: pages > 0 ? tokenOf(pages - 1) : "",
            page_index: index,
        },
    };
}
function quarantinedTestOf(given, defaults) {
    return {
        parent: null,
        file: null,
        classname: null,
        status: "FLAKY",
        codeowners: [],
        quarantine_setting: "AUTO_QUARANTINE",
        quarantined_at: defaults.at,
        status_last_updated_at: defaults.at,
        test_case_id: defaults.id,
        variant: "",
        ...given,
    };
}
function tokenOf(pageIndex) {
    return Buffer.from(`page:${pageIndex}`).toString("base64url");
}
function pageIndexOf(token) {
    const match = /^page:(\d+)$/.exec(Buffer.from(token, "base64url").toString());
    if (match?.[1] === undefined)
        throw (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("page_query.page_token", "must be one of a page of this list");
    return Number(match[1]);
}


/***/ }),

/***/ 4047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ Refusal)
/* harmony export */ });
/** A request that the service turns down: the status and the plain text of its reply. */
class Refusal extends Error {
    status;
    constructor(status, message) {
        super(message);
        this.name = "Refusal";
        this.status = status;
    }
}


/***/ }),

/***/ 5721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ jsonBody),
/* harmony export */   TK: () => (/* binding */ headerText),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   x8: () => (/* binding */ readBody),
/* harmony export */   yX: () => (/* binding */ jsonFields)
/* harmony export */ });
/* harmony import */ var _engine_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5554);
/* harmony import */ var _engine_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4047);


/** The body as a JSON object, else a refusal that says what is wrong with it. */
function jsonFields(incoming) {
    const value = jsonBody(incoming);
    if (!(0,_engine_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isFields */ .Ce)(value))
        throw new _engine_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(400, "Invalid request body: must be a JSON object");
    return value;
}
function jsonBody({ body, headers }) {
    if (body.kind === "too-large")
        throw new _engine_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(413, "request entity too large");
    if (!/^application\/json\b/i.test(headers["content-type"] ?? "")) {
        throw new _engine_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(400, 'Invalid header "content-type": must be application/json');
    }
    const parsed = parseJson(body.text);
    if (parsed === undefined)
        throw new _engine_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(400, `Invalid request body: not JSON, or nested more than ${DEEPEST} deep`);
    return parsed;
}
/** Nobody nests so deep; what does could be read, but not be written again where it is shown. */
const DEEPEST = 100;
/** Undefined, which JSON cannot express, stands for a text that is not JSON, or that is nested too deep. */
function parseJson(text) {
    try {
        const value = JSON.parse(text);
        return isDeeperThan(DEEPEST, value) ? undefined : value;
    }
    catch {
        return undefined;
    }
}
function isDeeperThan(levels, value) {
    if (typeof value !== "object" || value === null)
        return false;
    return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
function headerText(headers, name) {
    const value = headers[name];
    return typeof value === "string" ? value : (value?.[0] ?? "");
}
/** The service's limit for every request with a body: 20 MiB. */
const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
/** Reads a body, but holds no more than the limit: what is over it is thrown away while it comes in. */
async function readBody(request) {
    const announced = Number(request.headers["content-length"] ?? 0);
    if (announced > BODY_LIMIT_BYTES)
        return discard(request, announced);
    const chunks = [];
    let bytes = 0;
    const isWhole = await new Promise((resolve, reject) => {
        request.on("data", (chunk) => {
            bytes += chunk.byteLength;
            if (bytes > BODY_LIMIT_BYTES)
                resolve(false);
            else
                chunks.push(chunk);
        });
        request.once("end", () => resolve(true));
        request.once("error", reject);
    });
    if (!isWhole)
        return discard(request, bytes);
    return { kind: "read", text: Buffer.concat(chunks, bytes).toString("utf8"), bytes };
}
/** Cutting the connection instead would hide the reply from a client that is still sending. */
function discard(request, bytes) {
    request.removeAllListeners("data");
    request.resume();
    return { kind: "too-large", bytes };
}


/***/ }),

/***/ 586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ startLocalService)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/local-queue/clock.js
var local_queue_clock = __webpack_require__(3662);
;// CONCATENATED MODULE: ./lib/src/local-queue/control/control.js
function createControl({ engine, clock, faults, requests }) {
    /** The service's time in ISO 8601, and how fast it passes. */
    const clockState = () => ({ now: new Date(clock.nowMs()).toISOString(), speed: clock.speed() });
    return {
        ...engine.outside,
        clock: clockState,
        setSpeed: clock.setSpeed,
        advance: clock.advance,
        addFault: faults.add,
        clearFaults: faults.clear,
        /** Every request to the service and to the GitHub stand-in, in the order in which they came. */
        requests: () => [...requests],
        clearRequests: () => void requests.splice(0),
        state: () => ({ ...clockState(), repositories: engine.snapshots(), faults: faults.pending() }),
    };
}

// EXTERNAL MODULE: ./lib/src/local-queue/engine/pull-request.js
var pull_request = __webpack_require__(6692);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/refusal.js
var refusal = __webpack_require__(4047);
;// CONCATENATED MODULE: ./lib/src/local-queue/engine/world.js

const ENTRY_STATES = [
    "not_ready",
    "pending",
    "testing",
    "tests_passed",
    "merged",
    "failed",
    "cancelled",
    "pending_failure",
];
function keyOf({ host, owner, name }) {
    return `${host}/${owner}/${name}`;
}
function findRepository(world, name) {
    const repository = world.repositories.get(keyOf(name));
    if (repository === undefined)
        throw new refusal/* Refusal */.P(404, `Repository ${keyOf(name)} not found`);
    return repository;
}
/** The repository called `owner/name`; the first one when none is named. */
function repositoryCalled(world, name) {
    const all = [...world.repositories.values()];
    const found = name === undefined ? all[0] : all.find((each) => `${each.owner}/${each.name}` === name);
    if (found === undefined)
        throw new refusal/* Refusal */.P(404, `Repository ${name ?? ""} not found`);
    return found;
}
function findPlace(world, { repo, targetBranch }) {
    const repository = findRepository(world, repo);
    const queue = repository.queues.get(targetBranch);
    if (queue === undefined) {
        throw new refusal/* Refusal */.P(404, `Merge queue for branch "${targetBranch}" not found in ${repo.owner}/${repo.name}`);
    }
    return { world, repository, queue };
}
function findPullRequest(repository, number) {
    const pullRequest = repository.pullRequests.get(number);
    if (pullRequest === undefined) {
        throw new refusal/* Refusal */.P(404, `Pull request #${number} not found in ${repository.owner}/${repository.name}`);
    }
    return pullRequest;
}

;// CONCATENATED MODULE: ./lib/src/local-queue/engine/order.js
/** The line of a queue: who stands where, and who stands in front of whom. */


/** Puts an entry into the line: urgent ones to the front, else behind everything of the same priority. */
function insert(queue, entry) {
    const goesBefore = (0,pull_request/* isUrgent */.Gi)(entry.priority)
        ? (other) => !(0,pull_request/* isUrgent */.Gi)(other.priority) && !isMerging(other)
        : (other) => !other.hasStarted && other.priority.value > entry.priority.value;
    const index = queue.order.findIndex(goesBefore);
    queue.order.splice(index === -1 ? queue.order.length : index, 0, entry);
}
function remove(queue, entry) {
    queue.order = queue.order.filter((other) => other !== entry);
    queue.waiting = queue.waiting.filter((other) => other !== entry);
}
function isLive(queue, entry) {
    return queue.order.includes(entry) || queue.waiting.includes(entry);
}
/**
 * The entries that an entry is tested on top of, in queue order. A single queue is one line; in a parallel
 * one they are those in its lane: whose targets overlap with its own or with another's of the lane.
 */
function aheadOf(place, entry) {
    const before = place.queue.order.slice(0, place.queue.order.indexOf(entry));
    if (place.queue.settings.mode === "single" || before.length === 0)
        return before;
    const lane = [targetsOf(place, entry)];
    const ahead = [];
    for (const other of before.toReversed()) {
        const targets = targetsOf(place, other);
        if (!lane.some((each) => overlap(each, targets)))
            continue;
        lane.push(targets);
        ahead.unshift(other);
    }
    return ahead;
}
/** The next `depth` entries whose running or passed tests contain this entry. */
function testedOnTopOf(queue, entry, depth) {
    return queue.order
        .slice(queue.order.indexOf(entry) + 1)
        .filter((other) => other.run?.aheadAttempts.has(entry.attempt) === true)
        .slice(0, depth);
}
function isMerging(entry) {
    return entry.state === "tests_passed" && entry.conditionSinceMs !== null;
}
/** A head without an upload could touch anything, so it counts as `ALL`. */
function targetsOf({ repository, queue }, entry) {
    return impactedTargetsOf(repository, queue.branch, repository.pullRequests.get(entry.number)?.headSha) ?? "ALL";
}
/** Stores an upload; the last one for a head commit wins, lists are never joined. */
function storeImpactedTargets({ repository, queue }, { number, sha, targets }) {
    findPullRequest(repository, number);
    repository.impactedTargets.set(order_keyOf(queue.branch, sha), targets === "ALL" ? "ALL" : new Set(targets));
}
/** What was uploaded for a head commit, or null. An empty list counts: it says "impacts nothing". */
function impactedTargetsOf(repository, branch, sha) {
    return (sha === undefined ? undefined : repository.impactedTargets.get(order_keyOf(branch, sha))) ?? null;
}
/** `ALL` joins every lane, even that of a pull request which impacts nothing. */
function overlap(one, other) {
    if (one === "ALL" || other === "ALL")
        return true;
    const [few, many] = one.size < other.size ? [one, other] : [other, one];
    for (const target of few)
        if (many.has(target))
            return true;
    return false;
}
function unionOf(all) {
    if (all.includes("ALL"))
        return ["ALL"];
    return [...new Set(all.flatMap((targets) => (targets === "ALL" ? [] : [...targets])))];
}
function order_keyOf(branch, sha) {
    return `${sha} ${branch}`;
}

;// CONCATENATED MODULE: ./lib/src/local-queue/engine/records.js
/** What the API tells about pull requests and queues, in the shape of the wire. */




/** The record of a pull request that was submitted at least once; it outlives the attempt. */
function submittedRecord(place, { number, branch = "" }) {
    const { repository, queue } = place;
    const entry = number === undefined ? entryOfBranch(place, branch) : queue.entries.get(number);
    if (entry === undefined) {
        const name = number === undefined ? `with head branch "${branch}"` : `#${number}`;
        throw new refusal/* Refusal */.P(404, `Pull request ${name} was not submitted to the merge queue for branch "${queue.branch}"`);
    }
    return {
        ...enqueuedRecord(place, entry),
        readiness: readinessOf(repository, queue, findPullRequest(repository, entry.number)),
        forceEnqueued: false,
        isCurrentlySubmittedToQueue: isLive(queue, entry),
        verifiedByTestRun: entry.verifiedByTestRun,
    };
}
function settingsRecord({ queue }) {
    return { state: queue.state, branch: queue.branch, ...queue.settings };
}
/** The line is in queue order; what is not ready yet does not stand in it. */
function queueRecord(place) {
    const enqueuedPullRequests = place.queue.order.map((entry) => enqueuedRecord(place, entry));
    return { ...settingsRecord(place), enqueuedPullRequests };
}
/** The commit, title and so on are those of the pull request now, not of the time of its submission. */
function enqueuedRecord({ repository }, entry) {
    const pullRequest = findPullRequest(repository, entry.number);
    const { priority } = entry;
    return {
        id: entry.id,
        state: entry.state,
        stateChangedAt: wireTime(entry.stateSinceMs),
        priorityValue: priority.value,
        priorityName: priority.name,
        ...(priority.isDefault ? { usedDefaultPriorityName: priority.name } : {}),
        skipTheLine: (0,pull_request/* isUrgent */.Gi)(priority),
        noBatch: entry.noBatch,
        prNumber: pullRequest.number,
        prTitle: pullRequest.title,
        prSha: pullRequest.headSha,
        prBaseBranch: pullRequest.baseBranch,
        prAuthor: pullRequest.author,
    };
}
/** The service writes milliseconds and always zeroes: its resolution is a whole second. */
function wireTime(atMs) {
    return new Date(wholeSecond(atMs)).toISOString();
}
/** A moment as far as the service's times show it. */
function wholeSecond(atMs) {
    return Math.floor(atMs / 1000) * 1000;
}
/** Of several pull requests with the same head branch the open one, else the one that ended last. */
function entryOfBranch({ repository, queue }, branch) {
    const isOfBranch = (pullRequest) => pullRequest?.headBranch === branch;
    const entries = [...queue.entries.values()]
        .filter((entry) => isOfBranch(repository.pullRequests.get(entry.number)))
        .toSorted((one, other) => other.stateSinceMs - one.stateSinceMs);
    return entries.find((entry) => repository.pullRequests.get(entry.number)?.state === "open") ?? entries[0];
}
/** The readiness object of the wire; the field for the host's mergeability has GitHub's name there. */
function readinessOf(repository, queue, pullRequest) {
    return {
        hasImpactedTargets: impactedTargetsOf(repository, queue.branch, pullRequest.headSha) !== null,
        requiresImpactedTargets: queue.settings.mode === "parallel",
        doesBaseBranchMatch: pullRequest.baseBranch === queue.branch,
        gitHubMergeability: pullRequest.mergeability,
    };
}
/** The service's readiness rule. */
function isReady(readiness) {
    return (readiness.doesBaseBranchMatch &&
        readiness.gitHubMergeability === "mergeable" &&
        (!readiness.requiresImpactedTargets || readiness.hasImpactedTargets));
}

;// CONCATENATED MODULE: ./lib/src/local-queue/engine/test-runs.js
/** What the API tells about a test run, in the shape of the wire. */




/** Starts the tests of an entry on top of all that is ahead of it: its predicted base. */
function startRun(place, entry) {
    const { world, repository, queue } = place;
    const id = world.source.newId();
    const ahead = aheadOf(place, entry);
    const headSha = headOf(repository, entry);
    const overridden = queue.settings.requiredStatuses.length > 0;
    const run = {
        id,
        branch: `trunk-merge/pr-${entry.number}/${id}`,
        sha: world.source.newSha(),
        createdAtMs: world.timeMs,
        pullRequestNumber: entry.number,
        attempt: entry.attempt,
        headSha,
        requiredStatuses: overridden ? queue.settings.requiredStatuses : repository.requiredStatuses,
        requiredStatusesSource: overridden ? "merge_instance" : "repo_provider_branch_protection",
        aheadAttempts: new Set(ahead.map((other) => other.attempt)),
        aheadNumbers: ahead.map((other) => other.number),
        pushesByHand: queue.pushesByHand,
        ownTargets: impactedTargetsOf(repository, queue.branch, headSha),
        aheadTargets: ahead.flatMap((other) => impactedTargetsOf(repository, queue.branch, headOf(repository, other)) ?? []),
        mode: queue.settings.mode,
        status: "in_progress",
        end: null,
        endedPlan: null,
    };
    queue.runs.set(id, run);
    return run;
}
/** When and how a running test run will end, as its pull request's plan stands now. */
function plannedEnd({ repository, queue }, run) {
    const plan = planOf(repository, run);
    const timeoutAtMs = run.createdAtMs + queue.settings.testingTimeoutMinutes * 60_000;
    const reportedAtMs = reportTime(run, plan);
    const verdict = verdictOf(plan, run.requiredStatuses);
    if (verdict === "never" || reportedAtMs > timeoutAtMs) {
        return { atMs: timeoutAtMs, status: "failed", reason: "TEST_RUN_TIMEOUT" };
    }
    return { atMs: reportedAtMs, status: verdict, reason: "TEST_RUN_REQUIRED_STATUS_FAILED" };
}
const ENDED = { passed: "succeeded", failed: "failed", interrupted: "cancelled", cancelled: "cancelled" };
function endRun({ world, repository }, run, outcome) {
    run.endedPlan = planOf(repository, run);
    run.status = ENDED[outcome];
    run.end = { atMs: world.timeMs, outcome };
}
/** The plan of an ended run is the one that it ended with. */
function planOf(repository, run) {
    const plan = run.endedPlan ?? repository.pullRequests.get(run.pullRequestNumber)?.testPlan;
    return plan ?? { testSeconds: 0, result: "fail", checks: [] };
}
/** The moment at which the checks of a run report their results. */
function reportTime(run, plan) {
    return run.createdAtMs + plan.testSeconds * 1000;
}
/**
 * Whether an entry's tests still show what would be merged: everything they were built on is still ahead or
 * was merged by the queue, nothing new came ahead, and nobody pushed to the branch by hand.
 */
function isBaseAsPredicted(place, entry) {
    const run = entry.run;
    if (run === null || run.pushesByHand !== place.queue.pushesByHand)
        return false;
    const ahead = aheadOf(place, entry).map((other) => other.attempt);
    if (!ahead.every((attempt) => run.aheadAttempts.has(attempt)))
        return false;
    const gone = [...run.aheadAttempts].filter((attempt) => !ahead.includes(attempt));
    return gone.every((attempt) => place.queue.mergedAttempts.has(attempt));
}
function verdictOf(plan, required) {
    const checks = plan.checks.filter((check) => required.includes(check.name));
    if (plan.result === "fail" || checks.some((check) => check.result === "failure"))
        return "failed";
    return checks.some((check) => check.result === "never-reported") ? "never" : "succeeded";
}
function headOf(repository, entry) {
    return repository.pullRequests.get(entry.number)?.headSha ?? "";
}
const STATUS_STATES = { pending: "PENDING", success: "SUCCESS", failure: "FAILURE" };
function testingDetails(place, testRunId) {
    const { repository, queue } = place;
    // The id may come from the branch of a bisection, which ends in `-bisection` and perhaps a number.
    const run = queue.runs.get(testRunId.replace(/-bisection(-\d+)?$/, ""));
    if (run === undefined)
        throw new refusal/* Refusal */.P(404, `Test run ${testRunId} not found`);
    const checks = reportedChecks(place, run);
    return {
        requiredStatuses: run.requiredStatuses,
        requiredStatusesSource: run.requiredStatusesSource,
        testBranch: run.branch,
        testBranchSha: run.sha,
        createdAt: wireTime(run.createdAtMs),
        status: run.status,
        checkSuites: [{ checkRuns: checks.filter((check) => check.kind === "check-run").map(checkRun(repository, run)) }],
        statusChecks: statusRows(checks).map(statusCheck(repository, run)),
        testedPullRequests: [testedPullRequest(repository, run)],
        ...test_runs_targetsOf(run),
        dependentPrs: run.mode === "parallel" ? run.aheadNumbers : [],
    };
}
/** Pending until the plan's time is up, then each with its result; what is never reported never shows. */
function reportedChecks({ world, repository }, run) {
    const plan = planOf(repository, run);
    const isOver = run.status !== "cancelled" && world.timeMs >= reportTime(run, plan);
    return plannedChecks(run, plan).flatMap(({ name, kind = "status", result }) => result === "never-reported" ? [] : [{ name, kind, result: isOver ? result : "pending" }]);
}
/** A row for each report of a commit status, as on GitHub: pending first, then how it ended. The newest stands first. */
function statusRows(checks) {
    const statuses = checks.filter(({ kind }) => kind === "status");
    const ended = statuses.filter(({ result }) => result !== "pending");
    return [...ended, ...statuses.map((check) => ({ ...check, result: "pending" }))];
}
/** Every required check and every planned one. A failure without a name is the last required check's. */
function plannedChecks(run, plan) {
    const isUnnamed = plan.result === "fail" && !plan.checks.some((check) => check.result === "failure");
    const unplanned = run.requiredStatuses.filter((name) => !plan.checks.some((check) => check.name === name));
    const required = unplanned.map((name, index) => {
        const isFailure = isUnnamed && index === unplanned.length - 1;
        return { name, result: isFailure ? "failure" : "success" };
    });
    return [...required, ...plan.checks];
}
function statusCheck(repository, run) {
    return ({ name, result }) => ({
        context: name,
        state: STATUS_STATES[result],
        url: checkUrl(repository, run, name),
    });
}
function checkRun(repository, run) {
    return ({ name, result }) => ({
        name,
        url: checkUrl(repository, run, name),
        ...(result === "pending" ? { status: "IN_PROGRESS" } : { status: "COMPLETED", conclusion: STATUS_STATES[result] }),
    });
}
function testedPullRequest(repository, { pullRequestNumber }) {
    const { title } = findPullRequest(repository, pullRequestNumber);
    return { prNumber: pullRequestNumber, prUrl: `${webUrl(repository)}/pull/${pullRequestNumber}`, title };
}
/** Present only where targets were uploaded. */
function test_runs_targetsOf(run) {
    if (run.ownTargets === null)
        return {};
    return {
        impactedTargets: unionOf([...run.aheadTargets, run.ownTargets]),
        impactedTargetsForTestedPrs: unionOf([run.ownTargets]),
    };
}
function checkUrl(repository, run, name) {
    return `${webUrl(repository)}/commit/${run.sha}/checks/${encodeURIComponent(name)}`;
}
function webUrl({ host, owner, name }) {
    return `https://${host}/${owner}/${name}`;
}

;// CONCATENATED MODULE: ./lib/src/local-queue/engine/advance.js
/**
 * Brings the world to the present: everything that is due happens, in the order of its time. One condition and one
 * rule for each state of an entry say what comes next and when; every move goes through `moveTo`, which writes the
 * history.
 */



/** There are no timers: every call to the engine comes through here first. */
function advance(world) {
    const presentMs = Math.max(world.timeMs, world.source.now());
    if (presentMs >= world.nextDueMs)
        settle(world, presentMs);
    world.timeMs = presentMs;
}
/** Changes the world in the present and lets what follows at once happen. */
function change(world, apply) {
    advance(world);
    try {
        return apply();
    }
    finally {
        settle(world, world.timeMs);
    }
}
function settle(world, untilMs) {
    for (;;) {
        const step = earliestStep(world);
        world.nextDueMs = step?.atMs ?? Number.POSITIVE_INFINITY;
        if (step === null || step.atMs > untilMs)
            return;
        world.timeMs = Math.max(world.timeMs, step.atMs);
        step.apply();
    }
}
/** Of steps at the same time the one of the entry further ahead in its queue comes first. */
function earliestStep(world) {
    let earliest = null;
    for (const place of places(world)) {
        finishModeSwitch(place);
        updateConditions(place);
        for (const entry of [...place.queue.order, ...place.queue.waiting]) {
            const step = STEPS[entry.state]?.(place, entry) ?? null;
            if (step !== null && (earliest === null || step.atMs < earliest.atMs))
                earliest = step;
        }
    }
    return earliest;
}
/** A queue changes its mode only when its line is empty. */
function finishModeSwitch({ queue }) {
    if (queue.switching === null || queue.order.length > 0)
        return;
    queue.settings = { ...queue.settings, mode: queue.switching.mode };
    queue.state = queue.switching.stateAfter;
    queue.switching = null;
}
function places(world) {
    return [...world.repositories.values()].flatMap((repository) => [...repository.queues.values()].map((queue) => ({ world, repository, queue })));
}
/** Notes for every live entry since when its condition holds; to be called after each change. */
function updateConditions(place) {
    const { queue, world } = place;
    const slots = entriesWithSlot(queue);
    for (const entry of [...queue.order, ...queue.waiting]) {
        const holds = CONDITIONS[entry.state]?.(place, entry, slots) === true;
        entry.conditionSinceMs = holds ? (entry.conditionSinceMs ?? world.timeMs) : null;
    }
}
function isEntryReady({ repository, queue }, entry) {
    const pullRequest = repository.pullRequests.get(entry.number);
    return pullRequest !== undefined && isReady(readinessOf(repository, queue, pullRequest));
}
/** A direct merge skips the test run: the pull request already contains the branch, and is first. */
function mayMergeDirectly(place, entry) {
    if (place.queue.settings.directMergeMode === "off")
        return false;
    const isUpToDate = place.repository.pullRequests.get(entry.number)?.upToDate === true;
    return isUpToDate && aheadOf(place, entry).length === 0;
}
/**
 * What becomes of an entry in `pending_failure`: it waits while anything is ahead of it, and, where the queue
 * merges optimistically, while tests that contain it still run behind it. One of those that passes clears it.
 */
function verdictOfPendingFailure(place, entry) {
    const { canOptimisticallyMerge, pendingFailureDepth } = place.queue.settings;
    const behind = canOptimisticallyMerge ? testedOnTopOf(place.queue, entry, pendingFailureDepth) : [];
    if (behind.some((other) => other.state === "tests_passed"))
        return "cleared";
    if (behind.some((other) => other.state === "testing"))
        return "wait";
    return aheadOf(place, entry).length > 0 ? "wait" : "failed";
}
/** What an entry waits for. Tests that run wait for nothing but their time. */
const CONDITIONS = {
    // Only a running queue lets anything in: neither a paused nor a draining one does.
    not_ready: (place, entry) => place.queue.state === "running" && isEntryReady(place, entry),
    pending: (place, entry, slots) => place.queue.state !== "paused" && (slots.has(entry) || mayMergeDirectly(place, entry)),
    tests_passed: (place, entry) => place.queue.state !== "paused" && aheadOf(place, entry).length === 0,
    pending_failure: (place, entry) => verdictOfPendingFailure(place, entry) !== "wait",
};
/** The first pending entries of the line, as many as there are free test slots. */
function entriesWithSlot(queue) {
    const testing = queue.order.filter((entry) => entry.state === "testing").length;
    const free = Math.max(0, queue.settings.concurrency - testing);
    return new Set(queue.order.filter((entry) => entry.state === "pending").slice(0, free));
}
/** What comes next for an entry that is in the queue. */
const STEPS = {
    not_ready: stepOfNotReady,
    pending: stepOfPending,
    testing: stepOfTesting,
    tests_passed: stepOfTestsPassed,
    pending_failure: stepOfPendingFailure,
};
function stepOfNotReady(place, entry) {
    const hours = place.queue.settings.notReadyTimeoutHours;
    const expiresAtMs = hours === 0 ? Number.POSITIVE_INFINITY : entry.stateSinceMs + hours * 3_600_000;
    const enter = afterCondition(entry, place.world.timings.readySeconds, () => enterLine(place, entry));
    if (enter !== null && enter.atMs <= expiresAtMs)
        return enter;
    const reason = "NOT_READY_TIMEOUT_EXPIRED";
    return { atMs: expiresAtMs, apply: () => conclude(place, entry, { as: "cancelled", reason }) };
}
function stepOfPending(place, entry) {
    const { timings } = place.world;
    if (!isEntryReady(place, entry))
        return now(place, () => leaveLine(place, entry));
    if (mayMergeDirectly(place, entry)) {
        return afterCondition(entry, timings.mergeSeconds, () => merge(place, entry, "MERGE_GRAPH_DIRECT_MERGE"));
    }
    return afterCondition(entry, timings.startSeconds, () => startTests(place, entry));
}
function stepOfTesting(place, entry) {
    const { run } = entry;
    if (run === null || !isBaseAsPredicted(place, entry))
        return now(place, () => restart(place, entry));
    return { atMs: plannedEnd(place, run).atMs, apply: () => finishTests(place, entry, run) };
}
function stepOfTestsPassed(place, entry) {
    if (!isBaseAsPredicted(place, entry))
        return now(place, () => restart(place, entry));
    return afterCondition(entry, place.world.timings.mergeSeconds, () => mergeOrFail(place, entry));
}
function stepOfPendingFailure(place, entry) {
    if (!isBaseAsPredicted(place, entry))
        return now(place, () => restart(place, entry));
    return afterCondition(entry, 0, () => resolvePendingFailure(place, entry));
}
function finishTests(place, entry, run) {
    const end = plannedEnd(place, run);
    endRun(place, run, end.status === "succeeded" ? "passed" : "failed");
    entry.verifiedByTestRun = run.id;
    if (end.status === "succeeded") {
        moveTo(place, entry, "tests_passed");
    }
    else if (verdictOfPendingFailure(place, entry) === "failed") {
        conclude(place, entry, { as: "failed", reason: end.reason });
    }
    else {
        moveTo(place, entry, "pending_failure");
    }
}
function resolvePendingFailure(place, entry) {
    if (verdictOfPendingFailure(place, entry) === "failed") {
        conclude(place, entry, { as: "failed", reason: "TEST_RUN_REQUIRED_STATUS_FAILED" });
        return;
    }
    const behind = testedOnTopOf(place.queue, entry, place.queue.settings.pendingFailureDepth);
    const passed = behind.find((other) => other.state === "tests_passed");
    entry.verifiedByTestRun = passed?.verifiedByTestRun ?? null;
    moveTo(place, entry, "tests_passed");
}
/** The Git host has the last word: what conflicts by now cannot be merged. */
function mergeOrFail(place, entry) {
    const pullRequest = place.repository.pullRequests.get(entry.number);
    if (pullRequest?.mergeability === "not_mergeable") {
        conclude(place, entry, { as: "failed", reason: "GITHUB_API_MERGE_PR_FAILED" });
    }
    else {
        merge(place, entry, "MERGE_GRAPH_MERGE");
    }
}
function now(place, apply) {
    return { atMs: place.world.timeMs, apply };
}
function afterCondition(entry, seconds, apply) {
    return entry.conditionSinceMs === null ? null : { atMs: entry.conditionSinceMs + seconds * 1000, apply };
}
/** `not_ready` to `pending`: the entry takes its place in the line. */
function enterLine(place, entry) {
    remove(place.queue, entry);
    insert(place.queue, entry);
    moveTo(place, entry, "pending");
}
/** `pending` to `not_ready`: it is no longer ready, so it leaves the line. */
function leaveLine(place, entry) {
    remove(place.queue, entry);
    place.queue.waiting.push(entry);
    moveTo(place, entry, "not_ready");
}
function startTests(place, entry) {
    entry.run = startRun(place, entry);
    entry.hasStarted = true;
    moveTo(place, entry, "testing");
}
/** Back to `pending` in the same place of the line: its tests no longer show what would be merged. */
function restart(place, entry) {
    dropRun(place, entry, "interrupted");
    place.queue.history.push({ kind: "restarted", atMs: place.world.timeMs });
    moveTo(place, entry, "pending");
}
function moveTo(place, entry, state) {
    const atMs = place.world.timeMs;
    const seconds = (atMs - entry.stateSinceMs) / 1000;
    place.queue.history.push({ kind: "left", atMs, from: entry.state, to: state, seconds });
    entry.state = state;
    entry.stateSinceMs = atMs;
    entry.conditionSinceMs = null;
}
/** Ends the attempt. The record stays, so that its last state can still be read. */
function conclude(place, entry, end) {
    const atMs = place.world.timeMs;
    remove(place.queue, entry);
    if (entry.run?.status === "in_progress")
        dropRun(place, entry, "cancelled");
    moveTo(place, entry, end.as);
    entry.endReason = end.reason;
    const seconds = (atMs - entry.submittedAtMs) / 1000;
    place.queue.history.push({ kind: "concluded", atMs, conclusion: end.as, seconds });
    place.queue.ends.set(entry.attempt, { number: entry.number, atMs, conclusion: end.as });
}
/** Merges the pull request on the Git host and ends the attempt. */
function merge(place, entry, reason) {
    mergeOnHost(place, entry.number);
    place.queue.mergedAttempts.add(entry.attempt);
    conclude(place, entry, { as: "merged", reason });
}
/** The merge as the Git host sees it. Nothing else with this base is up to date afterwards. */
function mergeOnHost({ world, repository }, number) {
    const merged = repository.pullRequests.get(number);
    if (merged === undefined)
        return;
    const mergeCommitSha = world.source.newSha();
    repository.branches.set(merged.baseBranch, mergeCommitSha);
    for (const [key, pullRequest] of repository.pullRequests) {
        if (pullRequest.baseBranch !== merged.baseBranch || !pullRequest.upToDate)
            continue;
        repository.pullRequests.set(key, { ...pullRequest, upToDate: false });
    }
    const end = { state: "merged", mergeCommitSha, mergedAtMs: world.timeMs };
    repository.pullRequests.set(number, { ...merged, ...end });
}
function dropRun(place, entry, outcome) {
    if (entry.run?.status === "in_progress")
        endRun(place, entry.run, outcome);
    entry.run = null;
    entry.verifiedByTestRun = null;
}

// EXTERNAL MODULE: ./lib/src/local-queue/engine/fields.js + 1 modules
var engine_fields = __webpack_require__(5554);
;// CONCATENATED MODULE: ./lib/src/local-queue/engine/git-host.js
/** The Git host's side: pull requests appear and change, and the queues react to it. */






const newRepository = (0,engine_fields/* object */.Ik)({
    owner: engine_fields/* text */.Qq,
    name: engine_fields/* text */.Qq,
    ...(0,engine_fields/* optional */.lq)({
        /** `github.com` when left out, as for every v1 queue. */
        host: engine_fields/* text */.Qq,
        defaultBranch: engine_fields/* text */.Qq,
        /** What branch protection requires; `build` and `test` when left out. */
        requiredStatuses: engine_fields/* strings */.P$,
    }),
});
function addRepository(world, given) {
    const { host = "github.com", owner, name, defaultBranch = "main", requiredStatuses = ["build", "test"] } = given;
    const key = keyOf({ host, owner, name });
    if (world.repositories.has(key))
        throw new refusal/* Refusal */.P(409, `Repository ${key} exists already`);
    const repository = {
        host,
        owner,
        name,
        defaultBranch,
        requiredStatuses,
        queues: new Map(),
        pullRequests: new Map(),
        branches: new Map(),
        impactedTargets: new Map(),
        forkRuns: new Map(),
        collaborators: new Map(),
        quarantinedTests: [],
    };
    addBranch(world, repository, defaultBranch);
    world.repositories.set(key, repository);
}
/** A workflow run: a fork's and still going on unless it is said not to be. */
const newForkRun = (0,engine_fields/* object */.Ik)({
    runId: engine_fields/* text */.Qq,
    headSha: engine_fields/* text */.Qq,
    ...(0,engine_fields/* optional */.lq)({ repository: engine_fields/* text */.Qq, live: engine_fields/* flag */.Jt, fork: engine_fields/* flag */.Jt }),
});
function addForkRun(world, { repository, live = true, fork = true, ...run }) {
    repositoryCalled(world, repository).forkRuns.set(run.runId, { ...run, live, fork });
}
const newCollaborator = (0,engine_fields/* object */.Ik)({
    login: engine_fields/* text */.Qq,
    permission: (0,engine_fields/* oneOf */.yL)(["none", "read", "write", "admin"]),
    ...(0,engine_fields/* optional */.lq)({
        repository: engine_fields/* text */.Qq,
        /** Name of the role; the permission's when left out. */
        role: engine_fields/* text */.Qq,
    }),
});
function setCollaborator(world, given) {
    const { repository, login, permission, role = permission } = given;
    repositoryCalled(world, repository).collaborators.set(login.toLowerCase(), { permission, role });
}
function addPullRequest(world, given) {
    const repository = repositoryCalled(world, given.repository);
    const number = given.number ?? nextNumber(repository);
    if (repository.pullRequests.has(number))
        throw new refusal/* Refusal */.P(409, `Pull request #${number} exists already`);
    const { author = "developer-1", fork = false } = given;
    const { headRepository = `${fork ? author : repository.owner}/${repository.name}` } = given;
    const pullRequest = {
        number,
        title: given.title ?? `Change number ${number}`,
        author,
        headSha: given.headSha ?? world.source.newSha(),
        headBranch: given.headBranch ?? `change-${number}`,
        headRepository,
        baseBranch: given.baseBranch ?? repository.defaultBranch,
        state: "open",
        draft: given.draft ?? false,
        fork,
        mergeability: given.mergeability ?? "mergeable",
        upToDate: given.upToDate ?? false,
        testPlan: { testSeconds: world.timings.testSeconds, result: "pass", checks: [], ...given.testPlan },
        mergeCommitSha: null,
        mergedAtMs: null,
    };
    repository.pullRequests.set(number, pullRequest);
    addBranch(world, repository, pullRequest.baseBranch);
    return pullRequest;
}
/** After the largest one, as on the host; from the start again where that one is the last. */
function nextNumber({ pullRequests }) {
    const largest = [...pullRequests.keys()].reduce((one, other) => Math.max(one, other), 0);
    if (largest < pull_request/* LARGEST_NUMBER */.jP)
        return largest + 1;
    let free = 1;
    while (pullRequests.has(free))
        free += 1;
    return free;
}
/** Applies a change on the host, then what it means for live queue entries. */
function updatePullRequest(world, number, patch) {
    const repository = repositoryCalled(world, patch.repository);
    const before = findPullRequest(repository, number);
    if (before.state === "merged" && patch.state !== undefined && patch.state !== "merged") {
        throw new refusal/* Refusal */.P(400, `Pull request #${number} is merged`);
    }
    const { repository: _name, unnoticed = false, headSha: pushed, state, testPlan, ...plain } = patch;
    const headSha = pushed === "new" ? world.source.newSha() : (pushed ?? before.headSha);
    const after = {
        ...before,
        ...plain,
        headSha,
        testPlan: { ...before.testPlan, ...testPlan },
        state: state === "closed" || state === "open" ? state : before.state,
    };
    repository.pullRequests.set(number, after);
    addBranch(world, repository, after.baseBranch);
    if (state === "merged" && before.state !== "merged")
        mergeByHand(world, repository, number);
    const reason = cancelReason(before, unnoticed ? { ...after, headSha: before.headSha } : after);
    if (reason !== null)
        endAttempts({ world, repository }, number, { as: "cancelled", reason });
    return findPullRequest(repository, number);
}
function addBranch(world, repository, branch) {
    if (!repository.branches.has(branch))
        repository.branches.set(branch, world.source.newSha());
}
/** A merge past the queue is a push to the branch by hand, so everything in that queue tests again. */
function mergeByHand(world, repository, number) {
    mergeOnHost({ world, repository }, number);
    endAttempts({ world, repository }, number, { as: "merged", reason: "MANUAL_MERGE" });
    const queue = repository.queues.get(findPullRequest(repository, number).baseBranch);
    if (queue !== undefined)
        queue.pushesByHand += 1;
}
function cancelReason(before, after) {
    if (after.state === "closed" && before.state === "open")
        return "PR_CLOSED";
    if (after.headSha !== before.headSha)
        return "PR_PUSHED_TO";
    if (after.baseBranch !== before.baseBranch)
        return "PR_BASE_BRANCH_CHANGED";
    return after.draft && !before.draft ? "PR_CONVERTED_TO_DRAFT" : null;
}
function endAttempts({ world, repository }, number, end) {
    for (const queue of repository.queues.values()) {
        const entry = queue.entries.get(number);
        if (entry !== undefined && isLive(queue, entry))
            conclude({ world, repository, queue }, entry, end);
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
;// CONCATENATED MODULE: ./lib/src/local-queue/engine/lists.js





const take = (0,schemas/* _default */.Rvf)((0,engine_fields/* integerFrom */.bn)(1, 100), 50);
/** Those of which an attempt ended from `since` to `until`, both included; `cursor` is the last id of the page before. */
const pullRequestsQuery = (0,engine_fields/* object */.Ik)({
    ...(0,engine_fields/* optional */.lq)({ state: (0,engine_fields/* wordOf */.aG)(ENTRY_STATES), since: engine_fields/* time */.kB, until: engine_fields/* time */.kB, cursor: engine_fields/* uuid */.uR }),
    take,
});
/** Everything that was ever submitted, the newest submission first: this is not the order of the queue. */
function pullRequestsPage(place, query) {
    const all = [...place.queue.entries.values()].toSorted((one, other) => other.attempt - one.attempt);
    const start = query.cursor === undefined ? 0 : all.findIndex(({ id }) => id === query.cursor) + 1;
    if (query.cursor !== undefined && start === 0)
        throw (0,engine_fields/* invalid */.Gq)("cursor", "must be one of a page of this list");
    const ends = [...place.queue.ends.values()];
    const found = all.slice(start).filter((entry) => isAsked(entry, query, ends));
    const page = found.slice(0, query.take);
    const last = page.at(-1);
    return {
        pullRequests: page.map((entry) => enqueuedRecord(place, entry)),
        ...(last !== undefined && found.length > page.length ? { nextCursor: last.id } : {}),
    };
}
/** An attempt that ended in the time that is asked for counts, also where another one was begun since. */
function isAsked({ number, state }, query, ends) {
    if (query.state !== undefined && query.state !== state)
        return false;
    if (query.since === undefined && query.until === undefined)
        return true;
    return ends.some((end) => end.number === number && isWithin(end.atMs, query));
}
/** Compared as the service shows times, so that a time which it gave finds what it was given for. */
function isWithin(atMs, { since, until }) {
    const shown = wholeSecond(atMs);
    return shown >= (since ?? Number.NEGATIVE_INFINITY) && shown <= (until ?? Number.POSITIVE_INFINITY);
}
const testingResultsQuery = (0,engine_fields/* object */.Ik)({
    since: engine_fields/* time */.kB,
    /** The present when left out. */
    ...(0,engine_fields/* optional */.lq)({ until: engine_fields/* time */.kB }),
    offset: (0,schemas/* _default */.Rvf)((0,engine_fields/* integerFrom */.bn)(0, pull_request/* LARGEST_NUMBER */.jP), 0),
    take,
});
const DAY_MS = 86_400_000;
/** So long results are kept, and so much time may be asked for at once. */
const KEPT_MS = 45 * DAY_MS;
/** Tests that ended in a time, both ends included, the newest first: one row for each time that one was tested. */
function testingResultsPage(place, query) {
    const { world, queue } = place;
    const { since, until = world.timeMs, offset } = query;
    if (until - since > KEPT_MS)
        throw (0,engine_fields/* invalid */.Gq)("since", 'must be no more than 45 days before "until"');
    const from = Math.max(since, wholeSecond(world.timeMs) - KEPT_MS);
    const found = [...queue.runs.values()]
        .flatMap((run) => (run.end === null ? [] : [{ run, end: run.end }]))
        .filter(({ end }) => isWithin(end.atMs, { since: from, until }))
        .toReversed()
        .toSorted((one, other) => other.end.atMs - one.end.atMs);
    return {
        testingResults: found.slice(offset, offset + query.take).map(({ run, end }) => testingResult(place, run, end)),
        totalItems: found.length,
    };
}
function testingResult({ queue }, run, { atMs, outcome }) {
    const cycle = queue.ends.get(run.attempt);
    return {
        prNumber: run.pullRequestNumber,
        endedAt: wireTime(atMs),
        // In whole seconds.
        testingDurationMs: Math.floor((atMs - run.createdAtMs) / 1000) * 1000,
        outcome,
        ...(cycle === undefined ? {} : { cycleConclusion: cycle.conclusion }),
        testRunId: run.id,
    };
}

;// CONCATENATED MODULE: ./lib/src/local-queue/engine/metrics.js
const HOUR_MS = 3_600_000;
const CONCLUSIONS = ["merged", "failed", "cancelled"];
const LIVE_STATES = ["not_ready", "pending", "testing", "tests_passed", "pending_failure"];
/** Upper bounds in seconds, the same for every histogram of the service. */
const BUCKETS = [60, 300, 600, 900, 1800, 3600, 5400, 7200];
const GAUGES = {
    mq_depth_current: ["Pull requests in the queue, without those awaiting mergeability.", one(({ depth }) => [depth])],
    mq_awaiting_mergeability: ["Submitted pull requests that are not ready.", one(({ awaiting }) => [awaiting])],
    mq_testing_slots_active: ["Test runs in progress.", one(({ testing }) => [testing])],
    mq_pr_conclusions_1h_total: [
        "Concluded pull requests in the last hour.",
        oneForEach("conclusion", CONCLUSIONS, (row, conclusion) => [secondsUntil(conclusion, row).length]),
    ],
    mq_pr_restarts_1h_total: [
        "Restarted tests in the last hour.",
        one(({ history }) => [history.filter(({ kind }) => kind === "restarted").length]),
    ],
};
const HISTOGRAMS = {
    mq_pr_wait_duration_1h_seconds: [
        "Time from pending to testing.",
        one((row) => secondsIn("pending", row, ["testing"])),
    ],
    mq_pr_test_duration_1h_seconds: [
        "Time of tests that came to an end.",
        // A restart or a cancellation is no end of the tests, nor is a merge by hand.
        one((row) => secondsIn("testing", row, ["tests_passed", "pending_failure", "failed"])),
    ],
    mq_pr_time_in_queue_1h_seconds: [
        "Time from submission to conclusion.",
        oneForEach("conclusion", CONCLUSIONS, (row, conclusion) => secondsUntil(conclusion, row)),
    ],
    mq_pr_state_duration_1h_seconds: [
        "Time in each state.",
        oneForEach("state", LIVE_STATES, (row, state) => secondsIn(state, row)),
    ],
};
/** The Prometheus text format, version 0.0.4: one family at a time, with its help and type. */
function metricsText(repositories, nowMs) {
    const rows = repositories.flatMap((repository) => [...repository.queues.values()].flatMap((queue) => rowsOf(repository, queue, nowMs)));
    const text = (type, families, samplesOf) => Object.entries(families).map(([name, [help, seriesOf]]) => {
        const samples = rows.flatMap(seriesOf).flatMap((series) => samplesOf(name, series));
        return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples, ""].join("\n");
    });
    return [...text("gauge", GAUGES, gaugeSamples), ...text("histogram", HISTOGRAMS, histogramSamples)].join("");
}
function rowsOf(repository, queue, nowMs) {
    queue.history = queue.history.filter((event) => event.atMs > nowMs - HOUR_MS);
    const labels = { repo: `${repository.owner}/${repository.name}`, branch: queue.branch };
    const main = {
        labels: { ...labels, queue_type: "main" },
        depth: queue.order.length,
        awaiting: queue.waiting.length,
        testing: queue.order.filter((entry) => entry.state === "testing").length,
        history: queue.history,
    };
    const bisection = { labels: { ...labels, queue_type: "bisection" }, depth: 0, awaiting: 0, testing: 0, history: [] };
    return [main, bisection];
}
function one(valuesOf) {
    return (row) => [{ labels: row.labels, values: valuesOf(row) }];
}
/** One series for each value of a further label. */
function oneForEach(label, all, valuesOf) {
    return (row) => all.map((value) => ({ labels: { ...row.labels, [label]: value }, values: valuesOf(row, value) }));
}
function secondsUntil(conclusion, { history }) {
    return history.flatMap((event) => event.kind === "concluded" && event.conclusion === conclusion ? event.seconds : []);
}
/** How long entries were in a state that they left, for one of some others where these are given. */
function secondsIn(state, { history }, next) {
    return history.flatMap((event) => event.kind === "left" && event.from === state && next?.includes(event.to) !== false ? event.seconds : []);
}
function gaugeSamples(name, { labels, values }) {
    return values.map((value) => sample(name, labels, value));
}
function histogramSamples(name, { labels, values }) {
    const buckets = BUCKETS.map((bound) => {
        const count = values.filter((value) => value <= bound).length;
        return sample(`${name}_bucket`, { ...labels, le: String(bound) }, count);
    });
    const sum = values.reduce((total, value) => total + value, 0);
    return [
        ...buckets,
        sample(`${name}_bucket`, { ...labels, le: "+Inf" }, values.length),
        sample(`${name}_sum`, labels, sum),
        sample(`${name}_count`, labels, values.length),
    ];
}
function sample(name, labels, value) {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
    return `${name}{${pairs.join(",")}} ${value}`;
}
function escapeLabel(text) {
    return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

// EXTERNAL MODULE: ./lib/src/local-queue/engine/quarantined-tests.js
var quarantined_tests = __webpack_require__(5287);
;// CONCATENATED MODULE: ./lib/src/local-queue/engine/settings.js



const LARGEST = 4_294_967_295;
/**
 * Every setting of a queue by the API's own name: how a request's value is read, and what a new queue has. The bounds
 * are the service's; 0 stands where live replies show it.
 */
const settings = (0,engine_fields/* object */.Ik)({
    mode: (0,schemas/* _default */.Rvf)((0,engine_fields/* wordOf */.aG)(["single", "parallel"]), "single"),
    concurrency: (0,schemas/* _default */.Rvf)((0,engine_fields/* integerFrom */.bn)(1, LARGEST), 1),
    bisectionConcurrency: (0,schemas/* _default */.Rvf)((0,engine_fields/* integerFrom */.bn)(1, LARGEST), 1),
    testingTimeoutMinutes: (0,schemas/* _default */.Rvf)((0,engine_fields/* integerFrom */.bn)(1, LARGEST), 300),
    pendingFailureDepth: (0,schemas/* _default */.Rvf)((0,engine_fields/* integerFrom */.bn)(0, LARGEST), 0),
    canOptimisticallyMerge: (0,schemas/* _default */.Rvf)(engine_fields/* flag */.Jt, false),
    batch: (0,schemas/* _default */.Rvf)(engine_fields/* flag */.Jt, false),
    batchingMaxWaitTimeMinutes: (0,schemas/* _default */.Rvf)((0,engine_fields/* integerFrom */.bn)(0, LARGEST), 0),
    batchingMinSize: (0,schemas/* _default */.Rvf)((0,engine_fields/* integerFrom */.bn)(1, LARGEST), 1),
    createPrsForTestingBranches: (0,schemas/* _default */.Rvf)(engine_fields/* flag */.Jt, false),
    commentsEnabled: (0,schemas/* _default */.Rvf)(engine_fields/* flag */.Jt, true),
    commandsEnabled: (0,schemas/* _default */.Rvf)(engine_fields/* flag */.Jt, true),
    statusCheckEnabled: (0,schemas/* _default */.Rvf)(engine_fields/* flag */.Jt, true),
    // Empty: the queue overrides nothing, the repository's own required statuses hold.
    requiredStatuses: (0,schemas/* _default */.Rvf)(engine_fields/* strings */.P$, []),
    directMergeMode: (0,schemas/* _default */.Rvf)((0,engine_fields/* wordOf */.aG)(["off", "always"]), "off"),
    optimizationMode: (0,schemas/* _default */.Rvf)((0,engine_fields/* wordOf */.aG)(["off", "bisection_skip_redundant_tests"]), "off"),
    mergeMethod: (0,schemas/* _default */.Rvf)((0,engine_fields/* wordOf */.aG)(["merge_commit", "squash", "rebase"]), "squash"),
    // Fields that live replies carry beyond the service's document.
    extensionEnabled: (0,schemas/* _default */.Rvf)(engine_fields/* flag */.Jt, false),
    enqueueingLabel: (0,schemas/* _default */.Rvf)(engine_fields/* text */.Qq, "merge-queue"),
    labelCommandsEnabled: (0,schemas/* _default */.Rvf)(engine_fields/* flag */.Jt, false),
    stateLabelsEnabled: (0,schemas/* _default */.Rvf)(engine_fields/* flag */.Jt, false),
    allowedBotSubmitters: (0,schemas/* _default */.Rvf)(engine_fields/* strings */.P$, []),
    batchingRules: (0,schemas/* _default */.Rvf)((0,engine_fields/* list */.p_)(schemas/* unknown */.L5J()), []),
    testBranchConstructionMode: (0,schemas/* _default */.Rvf)((0,engine_fields/* wordOf */.aG)(["rename_temp_branch", "push_new_branch_from_temp"]), "rename_temp_branch"),
    // After so long in `not_ready` an entry is cancelled; 0 is never.
    notReadyTimeoutHours: (0,schemas/* _default */.Rvf)((0,engine_fields/* integerFrom */.bn)(0, LARGEST), 24),
});
const DEFAULT_SETTINGS = settings.parse({});
function readSettings(fields) {
    const given = Object.entries((0,engine_fields/* read */.LF)(settings, fields)).filter(([name]) => fields[name] !== undefined);
    return Object.fromEntries(given);
}

;// CONCATENATED MODULE: ./lib/src/local-queue/engine/queues.js
/** Creating, changing and deleting queues. */



/** Only mode and concurrency can be given at the start; everything else goes through an update. */
function createQueue(repository, branch, fields) {
    if (repository.queues.has(branch)) {
        throw new refusal/* Refusal */.P(409, `A merge queue already exists for branch "${branch}" in this repository`);
    }
    const { mode, concurrency } = { ...DEFAULT_SETTINGS, ...readSettings(fields) };
    const settings = { ...DEFAULT_SETTINGS, mode, concurrency, bisectionConcurrency: concurrency };
    repository.queues.set(branch, emptyQueue(branch, settings));
}
function deleteQueue({ repository, queue }) {
    const live = queue.order.length + queue.waiting.length;
    if (live > 0) {
        throw new refusal/* Refusal */.P(400, `The merge queue for branch "${queue.branch}" is not empty (${live} pull requests)`);
    }
    repository.queues.delete(queue.branch);
}
const SETTABLE_STATES = ["running", "paused", "draining"];
const update = (0,engine_fields/* object */.Ik)((0,engine_fields/* optional */.lq)({ state: (0,engine_fields/* wordOf */.aG)(SETTABLE_STATES), deleteRequiredStatuses: engine_fields/* flag */.Jt }));
function updateQueue({ queue }, fields) {
    const { state: next = queue.state, deleteRequiredStatuses = false } = (0,engine_fields/* read */.LF)(update, fields);
    const { mode, requiredStatuses: given = [], ...settings } = readSettings(fields);
    if (queue.switching !== null) {
        throw new refusal/* Refusal */.P(400, `The merge queue for branch "${queue.branch}" is switching modes`);
    }
    // An empty list changes nothing in v1; only `deleteRequiredStatuses` clears the override.
    const kept = given.length > 0 ? given : queue.settings.requiredStatuses;
    queue.settings = { ...queue.settings, ...settings, requiredStatuses: deleteRequiredStatuses ? [] : kept };
    queue.state = next;
    if (mode !== undefined && mode !== queue.settings.mode) {
        queue.switching = { mode, stateAfter: next };
        queue.state = "switching_modes";
    }
}
const queues_change = (0,engine_fields/* object */.Ik)({ branch: engine_fields/* text */.Qq, ...(0,engine_fields/* optional */.lq)({ repository: engine_fields/* text */.Qq, state: (0,engine_fields/* oneOf */.yL)(SETTABLE_STATES) }) });
/** A queue of a repository (`owner/name`; the first one when left out), and what is to be set of it. */
function readQueueChange(fields) {
    return { ...readSettings(fields), ...(0,engine_fields/* read */.LF)(queues_change, fields) };
}
function emptyQueue(branch, settings) {
    return {
        branch,
        state: "running",
        settings,
        switching: null,
        order: [],
        waiting: [],
        entries: new Map(),
        runs: new Map(),
        history: [],
        ends: new Map(),
        mergedAttempts: new Set(),
        pushesByHand: 0,
    };
}

;// CONCATENATED MODULE: ./lib/src/local-queue/engine/snapshot.js
/** A copy of everything the engine knows, for the control interface and the GitHub stand-in. */


function snapshotOf(world, repository) {
    const { host, owner, name, defaultBranch } = repository;
    return {
        host,
        owner,
        name,
        defaultBranch,
        branches: Object.fromEntries(repository.branches),
        pullRequests: [...repository.pullRequests.values()],
        queues: [...repository.queues.values()].map((queue) => queueSnapshot({ world, repository, queue })),
        forkRuns: [...repository.forkRuns.values()],
        /** By login in lower case. */
        collaborators: Object.fromEntries(repository.collaborators),
        quarantinedTests: repository.quarantinedTests,
    };
}
function queueSnapshot(place) {
    const { queue } = place;
    return {
        ...queueRecord(place),
        entries: [...queue.entries.values()].map((entry) => entrySnapshot(place, entry)),
        testRuns: [...queue.runs.values()].map((run) => runSnapshot(queue, run)),
    };
}
function entrySnapshot(place, entry) {
    return {
        ...enqueuedRecord(place, entry),
        isLive: isLive(place.queue, entry),
        endReason: entry.endReason,
        testRunId: entry.run?.id ?? null,
    };
}
function runSnapshot(queue, run) {
    const { id, branch, sha, status, pullRequestNumber, aheadNumbers } = run;
    const isCurrent = queue.order.some((entry) => entry.run === run);
    // Its branch exists as long as the attempt that it belongs to is live.
    return { id, branch, sha, status, pullRequestNumber, ahead: aheadNumbers, isLive: isCurrent };
}

;// CONCATENATED MODULE: ./lib/src/local-queue/engine/submissions.js
/** What the service does with a pull request: submit, cancel, restart. */





/** Submits, or rewrites priority and batching of what is in the queue already (also back to the defaults). */
function submissions_submit(place, submission) {
    const { number, noBatch = false } = submission;
    const pullRequest = findPullRequest(place.repository, number);
    if (pullRequest.state !== "open")
        throw new refusal/* Refusal */.P(400, `Pull request #${number} is ${pullRequest.state}`);
    if (pullRequest.draft)
        throw new refusal/* Refusal */.P(400, `Pull request #${number} is a draft`);
    const priority = (0,pull_request/* readPriority */.Z8)(submission.priority);
    const entry = place.queue.entries.get(number);
    if (entry !== undefined && isLive(place.queue, entry)) {
        entry.noBatch = noBatch;
        changePriority(place, entry, priority);
    }
    else {
        startAttempt(place, { number, priority, noBatch });
    }
}
function cancel(place, number) {
    const entry = findLive(place.queue, number);
    conclude(place, entry, { as: "cancelled", reason: "USER_REQUESTED" });
}
/** Restarts in place: neither its position nor the tests of others change. */
function restartTests(place, number) {
    const entry = findLive(place.queue, number);
    if (entry.run === null)
        throw new refusal/* Refusal */.P(400, `Pull request #${number} has no tests to restart`);
    restart(place, entry);
}
function findLive(queue, number) {
    const entry = queue.entries.get(number);
    if (entry !== undefined && isLive(queue, entry))
        return entry;
    throw new refusal/* Refusal */.P(404, `Pull request #${number} is not in the merge queue for branch "${queue.branch}"`);
}
/** The record of an earlier attempt is used again, with its id. */
function startAttempt({ world, queue }, given) {
    const { number, ...asked } = given;
    const { timeMs } = world;
    world.attempts += 1;
    const fresh = {
        ...asked,
        attempt: world.attempts,
        state: "not_ready",
        stateSinceMs: timeMs,
        submittedAtMs: timeMs,
        conditionSinceMs: null,
        hasStarted: false,
        run: null,
        verifiedByTestRun: null,
        endReason: null,
    };
    const earlier = queue.entries.get(number);
    const entry = Object.assign(earlier ?? { id: world.source.newId(), number }, fresh);
    queue.entries.set(number, entry);
    queue.waiting.push(entry);
}
/** An entry that has started keeps its place, unless it becomes urgent. */
function changePriority({ queue }, entry, priority) {
    const becameUrgent = (0,pull_request/* isUrgent */.Gi)(priority) && !(0,pull_request/* isUrgent */.Gi)(entry.priority);
    const isMoved = entry.priority.value !== priority.value && (becameUrgent || !entry.hasStarted);
    entry.priority = priority;
    if (!isMoved || !queue.order.includes(entry))
        return;
    remove(queue, entry);
    insert(queue, entry);
}

;// CONCATENATED MODULE: ./lib/src/local-queue/engine/engine.js
/** The merge queue itself: its state in memory, an injected clock, no timers. */












const DEFAULT_TIMINGS = { readySeconds: 1, startSeconds: 1, mergeSeconds: 2, testSeconds: 10 };
function createEngine({ timings, ...source }) {
    const world = {
        source,
        timings: { ...DEFAULT_TIMINGS, ...timings },
        repositories: new Map(),
        timeMs: source.now(),
        nextDueMs: Number.POSITIVE_INFINITY,
        attempts: 0,
    };
    return {
        ...serviceCalls(world),
        outside: outsideEvents(world),
        now: source.now,
        findForkRun: (repo, runId) => world.repositories.get(keyOf(repo))?.forkRuns.get(runId),
        snapshots: () => {
            advance(world);
            return [...world.repositories.values()].map((repository) => snapshotOf(world, repository));
        },
    };
}
/** What the service's API can be asked, each call on the world as it stands now. */
function serviceCalls(world) {
    const write = (apply) => (at, ...given) => change(world, () => apply(findPlace(world, at), ...given));
    const read = (tell) => (at, ...given) => {
        advance(world);
        return tell(findPlace(world, at), ...given);
    };
    return {
        submitPullRequest: write(submissions_submit),
        cancelPullRequest: write(cancel),
        restartTestsOnPullRequest: write(restartTests),
        getSubmittedPullRequest: read(submittedRecord),
        setImpactedTargets: write(storeImpactedTargets),
        getMergeQueueTestingDetails: read(testingDetails),
        listPullRequests: read(pullRequestsPage),
        listMergeQueueTestingResults: read(testingResultsPage),
        createQueue: ({ repo, targetBranch }, fields) => change(world, () => createQueue(findRepository(world, repo), targetBranch, fields)),
        deleteQueue: write(deleteQueue),
        getQueue: read(queueRecord),
        updateQueue: (at, fields) => {
            write(updateQueue)(at, fields);
            return settingsRecord(findPlace(world, at));
        },
        /** Of every repository when none is named. */
        getMergeQueueMetrics: (repo) => {
            advance(world);
            const repositories = repo === null ? [...world.repositories.values()] : [findRepository(world, repo)];
            return metricsText(repositories, world.timeMs);
        },
        listQuarantinedTests: (repo, fields) => (0,quarantined_tests/* quarantinedTestsPage */.ln)(findRepository(world, repo).quarantinedTests, fields),
    };
}
/** What happens outside the service. Where a call does not name a repository (`owner/name`) the first one is meant. */
function outsideEvents(world) {
    const setQueue = ({ repository, branch, ...fields }) => change(world, () => {
        const repo = repositoryCalled(world, repository);
        updateQueue(findPlace(world, { repo, targetBranch: branch }), fields);
    });
    return {
        addRepository: (given) => addRepository(world, given),
        addQueue: (given) => {
            change(world, () => createQueue(repositoryCalled(world, given.repository), given.branch, {}));
            setQueue(given);
        },
        updateQueue: setQueue,
        addPullRequest: (given = {}) => change(world, () => addPullRequest(world, given)),
        updatePullRequest: (number, patch) => change(world, () => updatePullRequest(world, number, patch)),
        addForkRun: (given) => addForkRun(world, given),
        setCollaborator: (given) => setCollaborator(world, given),
        setQuarantinedTests: (tests, repository) => {
            const at = wireTime(world.source.now());
            const set = tests.map((test) => (0,quarantined_tests/* quarantinedTestOf */.Qy)(test, { at, id: world.source.newId() }));
            repositoryCalled(world, repository).quarantinedTests = set;
        },
    };
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
;// CONCATENATED MODULE: ./lib/src/local-queue/http/reply.js


function textReply(status, body = external_node_http_.STATUS_CODES[status] ?? "") {
    return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body };
}
function jsonReply(value, status = 200) {
    return { status, headers: { "content-type": "application/json; charset=utf-8" }, body: JSON.stringify(value) };
}
/** What the service answers on a path or method that it does not have: a page, not a text. */
function notFoundPage(method, path) {
    const request = `${method} ${path}`.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    const title = '<head><meta charset="utf-8"><title>Error</title></head>';
    const body = `<!DOCTYPE html>\n<html lang="en">\n${title}\n<body><pre>Cannot ${request}</pre></body>\n</html>\n`;
    return { status: 404, headers: { "content-type": "text/html; charset=utf-8" }, body };
}
/** Runs a handler; a refusal becomes its status and, through `write`, its text. */
function answered(handle, write) {
    try {
        return handle();
    }
    catch (error) {
        return write(error instanceof refusal/* Refusal */.P ? error : new refusal/* Refusal */.P(500, "Internal Server Error"));
    }
}

;// CONCATENATED MODULE: ./lib/src/local-queue/github.js
/** A stand-in for the few look-ups on the GitHub API that CI makes, over the same pull requests, in its shapes. */




/** By what stands in a path behind the repository. */
const ENDPOINTS = {
    "github:repos.get": { pattern: /^$/, answer: ({ repository }) => repositoryJson(repository) },
    "github:pulls.list": { pattern: /^\/pulls$/, answer: listPullRequests },
    "github:pulls.get": { pattern: /^\/pulls\/(\d+)$/, answer: getPullRequest },
    "github:commits.pulls": { pattern: /^\/commits\/([^/]+)\/pulls$/, answer: pullRequestsOfCommit },
    "github:matching-refs": { pattern: /^\/git\/matching-refs\/heads\/(.*)$/, answer: matchingRefs },
    "github:collaborators.permission": { pattern: /^\/collaborators\/([^/]+)\/permission$/, answer: permissionOf },
};
const GITHUB_ENDPOINTS = (0,engine_fields/* keysOf */.YD)(ENDPOINTS);
const REPOSITORY_PATH = /^\/github\/repos\/([^/]+)\/([^/]+)(.*)$/;
function githubEndpointOf(method, pathname) {
    const rest = REPOSITORY_PATH.exec(pathname)?.[3];
    if (method !== "GET" || rest === undefined)
        return null;
    return GITHUB_ENDPOINTS.find((name) => ENDPOINTS[name].pattern.test(rest)) ?? null;
}
function answerGithub(github, endpoint, incoming) {
    return answered(() => {
        if (endpoint === null)
            throw notFound();
        const { url, headers } = incoming;
        const { pattern, answer } = ENDPOINTS[endpoint];
        const [, owner = "", name = "", path = ""] = REPOSITORY_PATH.exec(url.pathname) ?? [];
        const called = `${decoded(owner)}/${decoded(name)}`;
        const rest = decoded(pattern.exec(path)?.[1] ?? "");
        const repository = github.engine.snapshots().find((each) => `${each.owner}/${each.name}` === called);
        if (repository === undefined)
            throw notFound();
        const shown = shownPullRequests(github, repository);
        const value = answer({ repository, shown, rest, query: url.searchParams });
        // Addresses of other pages begin where the caller reaches this server.
        return Array.isArray(value) ? pageReply(value, url, headers.host ?? "localhost") : jsonReply(value);
    }, ({ status, message }) => {
        const error = { message: status === 404 ? "Not Found" : message, status: String(status) };
        return jsonReply({ ...error, documentation_url: "https://docs.github.com/rest" }, status);
    });
}
function getPullRequest({ repository, shown, rest }) {
    const found = shown.find((each) => each.number === Number(rest));
    if (found === undefined)
        throw notFound();
    return { ...pullRequestJson(repository, found), merged: found.mergedAtMs !== null };
}
function listPullRequests({ repository, shown, query }) {
    const state = query.get("state") ?? "open";
    const head = query.get("head");
    const base = query.get("base");
    const isOldestFirst = query.get("direction") === "asc";
    return shown
        .filter((each) => state === "all" || state === (each.state === "open" ? "open" : "closed"))
        .filter((each) => head === null || head === `${ownerOf(each.headRepository)}:${each.headBranch}`)
        .filter((each) => base === null || base === each.baseBranch)
        .toSorted((one, other) => (isOldestFirst ? one.number - other.number : other.number - one.number))
        .map((each) => pullRequestJson(repository, each));
}
function pullRequestsOfCommit({ repository, shown, rest }) {
    return shown
        .filter((each) => each.headSha === rest || each.mergeCommitSha === rest)
        .map((each) => pullRequestJson(repository, each));
}
/** The branches of the repository, among them one for each live test run. */
function matchingRefs({ repository, rest }) {
    const own = repository.pullRequests.filter((each) => !each.fork && each.state === "open");
    const runs = repository.queues.flatMap((queue) => queue.testRuns.filter((run) => run.isLive));
    const refs = [
        ...Object.entries(repository.branches),
        ...own.map((each) => [each.headBranch, each.headSha]),
        ...runs.map((run) => [run.branch, run.sha]),
    ];
    const asked = refs.filter(([branch]) => branch.startsWith(rest));
    return asked.map(([branch, sha]) => ({ ref: `refs/heads/${branch}`, object: { type: "commit", sha } }));
}
/** Everybody may read a public repository; of an app GitHub says nothing unless it was made a collaborator. */
function permissionOf({ repository, rest }) {
    const held = repository.collaborators[rest.toLowerCase()];
    if (held === undefined && rest.endsWith("[bot]"))
        throw notFound();
    const { permission, role } = held ?? { permission: "read", role: "read" };
    return { permission, role_name: role, user: { login: rest } };
}
/** Pull requests as GitHub shows them, which learns of a merge late. */
function shownPullRequests({ engine, lagSeconds }, { pullRequests }) {
    const knownUntilMs = engine.now() - lagSeconds * 1000;
    return pullRequests.map((pullRequest) => {
        const { mergedAtMs } = pullRequest;
        if (mergedAtMs === null || mergedAtMs <= knownUntilMs)
            return pullRequest;
        return { ...pullRequest, state: "open", mergedAtMs: null, mergeCommitSha: null };
    });
}
function ownerOf(repository) {
    return repository?.split("/")[0] ?? "";
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        throw notFound();
    }
}
function notFound() {
    return new refusal/* Refusal */.P(404, "Not Found");
}
const USUAL_SIZE = 30;
const LARGEST_SIZE = 100;
/**
 * A page of a list, as the GitHub API makes them, with links to the others where there are any. A size or a page that
 * is none is not refused but read as if nothing were said.
 */
function pageReply(all, { pathname, searchParams }, host) {
    const size = Math.min(LARGEST_SIZE, positive(searchParams.get("per_page")) ?? USUAL_SIZE);
    const page = positive(searchParams.get("page")) ?? 1;
    const last = Math.max(1, Math.ceil(all.length / size));
    const to = (rel, number) => {
        const query = new URLSearchParams(searchParams);
        query.set("page", String(number));
        return `<http://${host}${pathname}?${query.toString()}>; rel="${rel}"`;
    };
    const back = page > 1 ? [to("prev", Math.min(page - 1, last))] : [];
    const on = page < last ? [to("next", page + 1), to("last", last)] : [];
    const links = [...back, ...on, ...(page > 1 ? [to("first", 1)] : [])];
    const { headers, ...reply } = jsonReply(all.slice((page - 1) * size, page * size));
    return { ...reply, headers: links.length === 0 ? headers : { ...headers, link: links.join(", ") } };
}
function positive(text) {
    const number = /^\d{1,9}$/.test(text ?? "") ? Number(text) : 0;
    return number > 0 ? number : undefined;
}
function repositoryJson({ owner, name, defaultBranch }) {
    return {
        name,
        full_name: `${owner}/${name}`,
        owner: { login: owner },
        private: false,
        default_branch: defaultBranch,
    };
}
/** As it stands in a list: whether it is merged in so many words GitHub says of a single one only. */
function pullRequestJson(repository, pullRequest) {
    const { number, title, author, headSha, headBranch, headRepository, baseBranch, mergedAtMs } = pullRequest;
    const { owner, name, host, branches } = repository;
    const base = { label: `${owner}:${baseBranch}`, ref: baseBranch, sha: branches[baseBranch] ?? "" };
    const head = { label: `${ownerOf(headRepository) || "unknown"}:${headBranch}`, ref: headBranch, sha: headSha };
    return {
        number,
        title,
        state: pullRequest.state === "open" ? "open" : "closed",
        draft: pullRequest.draft,
        user: { login: author },
        html_url: `https://${host}/${owner}/${name}/pull/${number}`,
        merged_at: mergedAtMs === null ? null : new Date(mergedAtMs).toISOString(),
        merge_commit_sha: pullRequest.mergeCommitSha ?? testMergeCommit(headSha),
        head: { ...head, repo: headRepository === null ? null : { full_name: headRepository, fork: pullRequest.fork } },
        base: { ...base, repo: { full_name: `${owner}/${name}` } },
    };
}
/** While a pull request is open GitHub shows the commit of a trial merge here, not that of the merge to come. */
function testMergeCommit(headSha) {
    return (0,external_node_crypto_.createHash)("sha1").update(`trial merge of ${headSha}`).digest("hex");
}

// EXTERNAL MODULE: ./lib/src/local-queue/http/incoming.js
var http_incoming = __webpack_require__(5721);
;// CONCATENATED MODULE: ./lib/src/local-queue/v1.js
/**
 * Answers a request to the service's API: finds the endpoint, checks the token, reads the request and turns errors
 * into text.
 */







const repository = (0,engine_fields/* object */.Ik)({ host: engine_fields/* text */.Qq, owner: engine_fields/* text */.Qq, name: engine_fields/* text */.Qq });
const ofRepository = (0,engine_fields/* object */.Ik)({ repo: repository });
const ofQueue = (0,engine_fields/* object */.Ik)({ repo: repository, targetBranch: engine_fields/* text */.Qq });
/** The service takes an integer in a string too. */
const numeric = schemas/* transform */.pdi((value) => typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value);
const number = schemas/* pipe */.FsL(numeric, (0,engine_fields/* integerFrom */.bn)(0, pull_request/* LARGEST_NUMBER */.jP));
const ofPullRequest = (0,engine_fields/* object */.Ik)({ pr: (0,engine_fields/* object */.Ik)({ number }) });
const ofNumberOrBranch = (0,engine_fields/* object */.Ik)({
    pr: (0,engine_fields/* object */.Ik)((0,engine_fields/* optional */.lq)({ number, branch: engine_fields/* text */.Qq })).check(schemas/* refine */.YPB((pr) => (pr.number === undefined) !== (pr.branch === undefined), {
        error: 'must have exactly one of "number" and "branch"',
    })),
});
const ofCommit = (0,engine_fields/* object */.Ik)({ pr: (0,engine_fields/* object */.Ik)({ sha: engine_fields/* text */.Qq }) });
const submission = (0,engine_fields/* object */.Ik)({ ...ofPullRequest.shape, ...(0,engine_fields/* optional */.lq)({ priority: schemas/* unknown */.L5J(), noBatch: engine_fields/* flag */.Jt }) });
const upload = (0,engine_fields/* object */.Ik)({ pr: (0,engine_fields/* object */.Ik)({ number: schemas/* pipe */.FsL(numeric, (0,engine_fields/* integerFrom */.bn)(1, pull_request/* LARGEST_NUMBER */.jP)), sha: engine_fields/* text */.Qq }) });
const uploadedList = (0,engine_fields/* object */.Ik)({ impactedTargets: schemas/* array */.YOg(engine_fields/* anyText */.Ae, 'must be an array of strings or "ALL"') });
const ofTestRun = (0,engine_fields/* object */.Ik)({ testRunId: engine_fields/* text */.Qq });
const ofOrganization = (0,engine_fields/* object */.Ik)({ org_url_slug: engine_fields/* text */.Qq });
/** What is asked of a queue, by POST with a JSON body. The path of each is its name. */
const QUEUE_ENDPOINTS = {
    submitPullRequest: (engine, at, fields) => {
        const { pr, ...given } = (0,engine_fields/* read */.LF)(submission, fields);
        engine.submitPullRequest(at, { ...pr, ...given });
    },
    cancelPullRequest: (engine, at, fields) => engine.cancelPullRequest(at, (0,engine_fields/* read */.LF)(ofPullRequest, fields).pr.number),
    restartTestsOnPullRequest: (engine, at, fields) => engine.restartTestsOnPullRequest(at, (0,engine_fields/* read */.LF)(ofPullRequest, fields).pr.number),
    getSubmittedPullRequest: (engine, at, fields) => engine.getSubmittedPullRequest(at, (0,engine_fields/* read */.LF)(ofNumberOrBranch, fields).pr),
    setImpactedTargets: (engine, at, fields) => {
        const { pr } = (0,engine_fields/* read */.LF)(upload, fields);
        const targets = fields.impactedTargets === "ALL" ? "ALL" : (0,engine_fields/* read */.LF)(uploadedList, fields).impactedTargets;
        engine.setImpactedTargets(at, { ...pr, targets });
    },
    getMergeQueueTestingDetails: (engine, at, fields) => engine.getMergeQueueTestingDetails(at, (0,engine_fields/* read */.LF)(ofTestRun, fields).testRunId),
    listPullRequests: (engine, at, fields) => engine.listPullRequests(at, (0,engine_fields/* read */.LF)(pullRequestsQuery, fields)),
    listMergeQueueTestingResults: (engine, at, fields) => engine.listMergeQueueTestingResults(at, (0,engine_fields/* read */.LF)(testingResultsQuery, fields)),
    createQueue: (engine, at, fields) => engine.createQueue(at, fields),
    deleteQueue: (engine, at) => engine.deleteQueue(at),
    getQueue: (engine, at) => engine.getQueue(at),
    updateQueue: (engine, at, fields) => engine.updateQueue(at, fields),
};
const QUEUE_ENDPOINT_NAMES = (0,engine_fields/* keysOf */.YD)(QUEUE_ENDPOINTS);
const V1_ENDPOINTS = [...QUEUE_ENDPOINT_NAMES, "listQuarantinedTests", "getMergeQueueMetrics"];
/** The name of what stands at a path below `/v1/`. */
function v1EndpointOf(method, path) {
    if (method === "GET")
        return path === "getMergeQueueMetrics" ? path : null;
    if (method !== "POST")
        return null;
    if (path === "flaky-tests/list-quarantined-tests")
        return "listQuarantinedTests";
    return QUEUE_ENDPOINT_NAMES.find((name) => name === path) ?? null;
}
function answerV1(v1, endpoint, incoming) {
    if (endpoint === null)
        return notFoundPage(incoming.method, incoming.url.pathname);
    return answered(() => (endpoint === "getMergeQueueMetrics" ? answerMetrics(v1, incoming) : answerPost(v1, endpoint, incoming)), ({ status, message }) => textReply(status, message));
}
/** The metrics, for one repository or for all of them. */
function answerMetrics({ engine, token }, { headers, url }) {
    if ((0,http_incoming/* headerText */.TK)(headers, "x-api-token") !== token)
        throw unauthorized();
    const repo = url.searchParams.get("repo") ?? "";
    const host = url.searchParams.get("repoHost") ?? "";
    if ((repo === "") !== (host === ""))
        throw (0,engine_fields/* invalid */.Gq)("repo", 'must be given together with "repoHost"');
    const slash = repo.lastIndexOf("/");
    if (repo !== "" && slash < 1)
        throw (0,engine_fields/* invalid */.Gq)("repo", "must be written as owner/name");
    const name = repo === "" ? null : { host, owner: repo.slice(0, slash), name: repo.slice(slash + 1) };
    const body = engine.getMergeQueueMetrics(name);
    return { status: 200, headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" }, body };
}
function answerPost(v1, endpoint, incoming) {
    const { engine, token, orgSlug } = v1;
    const sent = (0,http_incoming/* headerText */.TK)(incoming.headers, "x-api-token");
    // The size is looked at before anything else, as the body has to be read first.
    if (incoming.body.kind === "too-large")
        throw new refusal/* Refusal */.P(413, "request entity too large");
    const mayBeFork = endpoint === "setImpactedTargets" && sent === "";
    const forkRun = mayBeFork ? (0,http_incoming/* headerText */.TK)(incoming.headers, "x-forked-workflow-run-id") : "";
    if (sent !== token && forkRun === "")
        throw unauthorized();
    const fields = (0,http_incoming/* jsonFields */.yX)(incoming);
    if (forkRun !== "")
        authorizeForkRun(engine, fields, forkRun);
    if (endpoint === "listQuarantinedTests") {
        const { org_url_slug: slug } = (0,engine_fields/* read */.LF)(ofOrganization, fields);
        if (orgSlug !== undefined && slug !== orgSlug)
            throw unauthorized();
        return jsonReply(engine.listQuarantinedTests((0,engine_fields/* read */.LF)(ofRepository, fields).repo, fields));
    }
    const told = QUEUE_ENDPOINTS[endpoint](engine, (0,engine_fields/* read */.LF)(ofQueue, fields), fields);
    return told === undefined ? textReply(200) : jsonReply(told);
}
/** A workflow run speaks for a fork only while it runs, and only for the commit that it runs on. */
function authorizeForkRun(engine, fields, runId) {
    const run = engine.findForkRun((0,engine_fields/* read */.LF)(ofRepository, fields).repo, runId);
    if (!run?.live || !run.fork || run.headSha !== (0,engine_fields/* read */.LF)(ofCommit, fields).pr.sha)
        throw unauthorized();
}
function unauthorized() {
    return new refusal/* Refusal */.P(401, "Unauthorized");
}

;// CONCATENATED MODULE: ./lib/src/local-queue/faults/fault.js
/** What goes wrong on purpose: the faults that requests can be made to meet, and the list of those still to come. */




/** A longer timer would go off at once. */
const pause = (0,engine_fields/* numberFrom */.UB)(0, 2_147_483_647);
/** A status below 200 announces another reply, which never comes. */
const fault_status = (0,engine_fields/* integerFrom */.bn)(200, 599);
const headers = schemas/* record */.g1P(schemas/* string */.YjP(), engine_fields/* anyText */.Ae, "must be an object");
const count = (0,engine_fields/* integerFrom */.bn)(0, Number.MAX_SAFE_INTEGER);
/** What an answer of one's own may carry, and whether the request has its effect all the same. */
const scripted = (0,engine_fields/* optional */.lq)({ headers, afterEffect: engine_fields/* flag */.Jt });
/** What a request meets instead of its plain answer. "Effect" is what the request does to the service. */
const FAULTS = [
    /** A status with a text, before any effect unless `afterEffect`. */
    (0,engine_fields/* object */.Ik)({ kind: schemas/* literal */.euz("status"), status: fault_status, ...(0,engine_fields/* optional */.lq)({ body: engine_fields/* anyText */.Ae }), ...scripted }),
    /** The effect at once, the true answer later. */
    (0,engine_fields/* object */.Ik)({ kind: schemas/* literal */.euz("delay"), ms: pause }),
    /** The connection ends without an answer, before or after the effect. */
    (0,engine_fields/* object */.Ik)({ kind: schemas/* literal */.euz("drop"), when: (0,engine_fields/* oneOf */.yL)(["before", "after"]) }),
    /** No answer ever, and no effect unless `afterEffect`. */
    (0,engine_fields/* object */.Ik)({ kind: schemas/* literal */.euz("hang"), ...(0,engine_fields/* optional */.lq)({ afterEffect: engine_fields/* flag */.Jt }) }),
    /** Status line and headers of the true answer, then nothing. */
    (0,engine_fields/* object */.Ik)({ kind: schemas/* literal */.euz("headers-only") }),
    /** The true answer, one byte at a time. */
    (0,engine_fields/* object */.Ik)({ kind: schemas/* literal */.euz("trickle"), msPerByte: pause }),
    /** The true status with another type and perhaps another body, after the effect. */
    (0,engine_fields/* object */.Ik)({ kind: schemas/* literal */.euz("content-type"), contentType: engine_fields/* text */.Qq, ...(0,engine_fields/* optional */.lq)({ body: engine_fields/* anyText */.Ae }) }),
    /** A made-up answer, without any effect unless `afterEffect`. */
    (0,engine_fields/* object */.Ik)({ kind: schemas/* literal */.euz("reply"), status: fault_status, ...(0,engine_fields/* optional */.lq)({ json: schemas/* unknown */.L5J(), text: engine_fields/* anyText */.Ae }), ...scripted }),
    /** The true JSON answer with other fields: objects are merged one level deep; `a.b` in `omit` is nested. */
    (0,engine_fields/* object */.Ik)({ kind: schemas/* literal */.euz("patch"), ...(0,engine_fields/* optional */.lq)({ merge: engine_fields/* anyObject */.aH, omit: engine_fields/* strings */.P$ }) }),
    (0,engine_fields/* object */.Ik)({ kind: schemas/* literal */.euz("redirect"), status: fault_status, location: engine_fields/* text */.Qq }),
];
const KINDS = `must be one of ${FAULTS.flatMap((each) => each.shape.kind.def.values).join(", ")}`;
const fault = schemas/* discriminatedUnion */.gMt("kind", FAULTS, {
    error: ({ code }) => (code === "invalid_union" ? KINDS : "must be an object"),
});
/** `*` is every endpoint of the service, `github:*` every one of the GitHub stand-in. */
const endpointName = (0,engine_fields/* oneOf */.yL)(["*", "github:*", ...V1_ENDPOINTS, ...GITHUB_ENDPOINTS]);
const faultSpec = (0,engine_fields/* object */.Ik)({
    endpoint: endpointName,
    ...(0,engine_fields/* optional */.lq)({
        /** How many requests it meets, 1 when left out; 0 is every one from then on. */
        times: count,
        /** How many requests pass before. */
        skip: count,
    }),
    fault,
});
/** Faults are used up in the order in which they were added: only the first one that fits counts. */
function createFaultList() {
    let pending = [];
    const replace = (spec, by) => {
        pending = pending.flatMap((each) => (each === spec ? by : [each]));
    };
    return {
        add: (spec) => {
            pending = [...pending, spec];
        },
        clear: () => {
            pending = [];
        },
        /** Those still to come, each with what is left of its counts. */
        pending: () => pending,
        /** The fault that a request to this endpoint meets. */
        take: (endpoint) => {
            const spec = pending.find((each) => fits(each.endpoint, endpoint));
            if (spec === undefined)
                return null;
            const { skip = 0, times = 1 } = spec;
            if (skip > 0) {
                replace(spec, [{ ...spec, skip: skip - 1 }]);
                return null;
            }
            if (times > 0)
                replace(spec, times === 1 ? [] : [{ ...spec, times: times - 1 }]);
            return spec.fault;
        },
    };
}
function fits(pattern, endpoint) {
    if (pattern === endpoint)
        return true;
    const isGithub = endpoint.startsWith("github:");
    return pattern === (isGithub ? "github:*" : "*");
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/src/local-queue/control/requests.js
/** The control interface over HTTP, below `/_control/`: JSON in and out, no token. */










const HANDLERS = {
    "POST repositories": (control, incoming) => control.addRepository((0,engine_fields/* read */.LF)(newRepository, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST queues": (control, incoming) => control.addQueue(readQueueChange((0,http_incoming/* jsonFields */.yX)(incoming))),
    "PATCH queues": (control, incoming) => control.updateQueue(readQueueChange((0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST pull-requests": (control, incoming) => control.addPullRequest((0,engine_fields/* read */.LF)(pull_request/* newPullRequest */.ve, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST fork-runs": (control, incoming) => control.addForkRun((0,engine_fields/* read */.LF)(newForkRun, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST collaborators": (control, incoming) => control.setCollaborator((0,engine_fields/* read */.LF)(newCollaborator, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST quarantined-tests": (control, incoming) => 
    // The list itself is the body, so the repository stands in the query.
    control.setQuarantinedTests((0,quarantined_tests/* readQuarantinedTests */.KE)((0,http_incoming/* jsonBody */.J9)(incoming)), incoming.url.searchParams.get("repository") ?? undefined),
    "GET clock": (control) => control.clock(),
    "POST clock": changeClock,
    "GET state": (control) => control.state(),
    "GET requests": (control) => control.requests(),
    "DELETE requests": (control) => control.clearRequests(),
    "GET faults": (control) => control.state().faults,
    "POST faults": (control, incoming) => control.addFault((0,engine_fields/* read */.LF)(faultSpec, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "DELETE faults": (control) => control.clearFaults(),
};
function answerControl(control, incoming) {
    return answered(() => jsonReply(handlerOf(incoming)(control, incoming) ?? { ok: true }), ({ status, message }) => jsonReply({ error: message }, status));
}
function handlerOf({ method, url }) {
    const path = url.pathname.slice("/_control/".length);
    const number = /^pull-requests\/(\d+)$/.exec(path)?.[1];
    if (method === "PATCH" && number !== undefined) {
        return (control, incoming) => control.updatePullRequest(Number(number), (0,engine_fields/* read */.LF)(pull_request/* pullRequestPatch */.Ps, (0,http_incoming/* jsonFields */.yX)(incoming)));
    }
    const handler = HANDLERS[`${method} ${path}`];
    if (handler === undefined)
        throw new refusal/* Refusal */.P(404, `There is no ${method} ${url.pathname}`);
    return handler;
}
const clockChange = (0,engine_fields/* object */.Ik)((0,engine_fields/* optional */.lq)({ speed: local_queue_clock/* clockSpeed */.iq, advanceSeconds: (0,engine_fields/* numberFrom */.UB)(0, Number.MAX_VALUE) }));
/** Both are read before either counts, so that a refusal changes nothing. */
function changeClock(control, incoming) {
    const { speed, advanceSeconds } = (0,engine_fields/* read */.LF)(clockChange, (0,http_incoming/* jsonFields */.yX)(incoming));
    if (speed === undefined && advanceSeconds === undefined) {
        throw new refusal/* Refusal */.P(400, 'The clock takes "speed" or "advanceSeconds"');
    }
    if (advanceSeconds !== undefined)
        control.advance(advanceSeconds);
    if (speed !== undefined)
        control.setSpeed(speed);
    return control.clock();
}

;// CONCATENATED MODULE: ./lib/src/local-queue/faults/deliver.js



async function deliver(exchange, fault) {
    const { response, act, sleep } = exchange;
    if (fault === null)
        return send(response, act());
    switch (fault.kind) {
        case "status":
            return sendScripted(exchange, fault, textReply(fault.status, fault.body));
        case "reply":
            return sendScripted(exchange, fault, scriptedReply(fault));
        case "redirect":
            return send(response, { ...textReply(fault.status), headers: { location: fault.location } });
        case "delay": {
            const reply = act();
            await sleep(fault.ms);
            return send(response, reply);
        }
        case "drop":
            if (fault.when === "after")
                act();
            response.destroy();
            return;
        case "hang":
            if (fault.afterEffect === true)
                act();
            return;
        case "headers-only":
            writeHead(response, act());
            response.flushHeaders();
            return;
        case "trickle":
            return trickle(exchange, fault.msPerByte);
        case "content-type":
            return send(response, retyped(act(), fault));
        case "patch":
            return send(response, patched(act(), fault));
    }
}
function send(response, reply) {
    writeHead(response, reply);
    response.end(mayHaveBody(reply.status) ? reply.body : "");
}
function writeHead(response, { status, headers, body }) {
    const length = mayHaveBody(status) ? { "content-length": Buffer.byteLength(body) } : {};
    response.writeHead(status, { ...headers, ...length });
}
function mayHaveBody(status) {
    return status !== 204 && status !== 304;
}
function sendScripted({ response, act }, { afterEffect, headers }, reply) {
    if (afterEffect === true)
        act();
    send(response, { ...reply, headers: { ...reply.headers, ...headers } });
}
function scriptedReply({ status, json, text }) {
    return json === undefined ? textReply(status, text ?? "") : jsonReply(json, status);
}
async function trickle({ response, act, sleep }, msPerByte) {
    const reply = act();
    writeHead(response, reply);
    for (const byte of Buffer.from(reply.body)) {
        await sleep(msPerByte);
        if (response.destroyed)
            return;
        response.write(Buffer.of(byte));
    }
    response.end();
}
function retyped(reply, { contentType, body }) {
    return { ...reply, headers: { ...reply.headers, "content-type": contentType }, body: body ?? reply.body };
}
/** An answer that is no JSON object, such as an error text, stays as it is. */
function patched(reply, { merge = {}, omit = [] }) {
    const value = (0,http_incoming/* parseJson */.qF)(reply.body);
    if (!(0,engine_fields/* isFields */.Ce)(value))
        return reply;
    const merged = Object.entries(merge).map(([name, patch]) => {
        const before = value[name];
        return [name, (0,engine_fields/* isFields */.Ce)(before) && (0,engine_fields/* isFields */.Ce)(patch) ? { ...before, ...patch } : patch];
    });
    const after = { ...value, ...Object.fromEntries(merged) };
    return { ...reply, body: JSON.stringify(without(after, omit)) };
}
function without(fields, omit, prefix = "") {
    const kept = Object.entries(fields).filter(([name]) => !omit.includes(`${prefix}${name}`));
    return Object.fromEntries(kept.map(([name, value]) => [name, (0,engine_fields/* isFields */.Ce)(value) ? without(value, omit, `${prefix}${name}.`) : value]));
}

;// CONCATENATED MODULE: ./lib/src/local-queue/request-log.js


const LARGEST_RECORDED_BODY = 64 * 1024;
function recordOf({ method, path, headers, body }, facts) {
    const isRecorded = body.kind === "read" && body.bytes > 0 && body.bytes < LARGEST_RECORDED_BODY;
    const parsed = isRecorded ? (0,http_incoming/* parseJson */.qF)(body.text) : undefined;
    const json = parsed === undefined ? {} : { body: parsed };
    return { id: (0,external_node_crypto_.randomUUID)(), ...facts, method, path, headers, ...json, bodyBytes: body.bytes };
}

;// CONCATENATED MODULE: ./lib/src/local-queue/server.js
/** The HTTP server: reads a request whole, notes it, and answers it through the fault that it meets. */










function createHttpServer(parts) {
    return (0,external_node_http_.createServer)((request, response) => {
        response.setHeader("x-request-id", (0,external_node_crypto_.randomUUID)());
        handle(parts, request, response).catch(() => {
            // The client went away, the service closes, or a scripted answer is not valid HTTP.
            if (response.headersSent || request.destroyed)
                response.destroy();
            else
                response.writeHead(500).end();
        });
    });
}
async function handle(parts, request, response) {
    const receivedAtMs = Date.now();
    const refused = refusalOfCaller(request, parts.names);
    if (refused !== null) {
        request.resume();
        return send(response, textReply(403, refused));
    }
    const body = await (0,http_incoming/* readBody */.x8)(request);
    const { method = "", url: path = "", headers } = request;
    const url = urlOf(path);
    const incoming = { method, path, url, headers, body };
    const route = routeOf(parts, method, url.pathname);
    const fault = route.endpoint === null ? null : parts.faults.take(route.endpoint);
    if (route.api === "v1" || route.api === "github") {
        const { api, endpoint } = route;
        const facts = { api, endpoint, receivedAtMs, serviceTimeMs: parts.clock.nowMs(), fault: fault?.kind ?? null };
        parts.requests.push(recordOf(incoming, facts));
    }
    const wait = (ms) => (0,promises_.setTimeout)(ms, undefined, { signal: parts.closing });
    await deliver({ response, act: () => route.answer(incoming), sleep: wait }, fault);
}
function routeOf({ control, v1, github }, method, pathname) {
    if (pathname.startsWith("/v1/")) {
        const endpoint = v1EndpointOf(method, pathname.slice("/v1/".length));
        return { api: "v1", endpoint, answer: (incoming) => answerV1(v1, endpoint, incoming) };
    }
    if (pathname.startsWith("/github/")) {
        const endpoint = githubEndpointOf(method, pathname);
        return { api: "github", endpoint, answer: (incoming) => answerGithub(github, endpoint, incoming) };
    }
    if (pathname.startsWith("/_control/")) {
        return { api: "control", endpoint: null, answer: (incoming) => answerControl(control, incoming) };
    }
    const isRoot = pathname === "/" && method === "GET";
    const answer = () => (isRoot ? textReply(200, "Local merge queue service") : notFoundPage(method, pathname));
    return { api: null, endpoint: null, answer };
}
function urlOf(path) {
    return URL.canParse(path, "http://localhost")
        ? new URL(path, "http://localhost")
        : new URL("http://localhost/invalid");
}
/**
 * Why a request is turned down, or null; `names` are those that the service was told it is called by. It listens on this
 * machine only, but a browser here runs pages of strangers: one of them can post without being asked (then `Origin`
 * names it), or have its own name lead to this machine (then `Host` does).
 */
function refusalOfCaller({ headers: { host = "", origin }, url = "" }, names) {
    const isKnown = (authority) => {
        const name = nameIn(authority);
        return isLoopback(name) || names.includes(name);
    };
    if (!isKnown(host))
        return server_refusal("Host", host);
    // The whole address stands there where a client takes the service for a proxy.
    const named = /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1];
    if (named !== undefined && !isKnown(named))
        return server_refusal("Host", named);
    // A page without an origin of its own, such as one in a sandbox, sends `null`.
    const page = origin === undefined ? undefined : /^https?:\/\/(.*)$/i.exec(origin)?.[1];
    return origin === undefined || (page !== undefined && isKnown(page)) ? null : server_refusal("Origin", origin);
}
/** The name or address without its port; empty where there is none. */
function nameIn(authority) {
    if (!/^[a-z0-9._:[\]-]+$/i.test(authority) || !URL.canParse(`http://${authority}`))
        return "";
    // The reader of addresses knows their short forms, such as 127.1.
    return new URL(`http://${authority}`).hostname.replace(/\.$/, "");
}
/** Whether a name or an address can only mean this machine. */
function isLoopback(name) {
    return name === "[::1]" || /^127(\.\d+){3}$/.test(name) || /^([a-z0-9-]+\.)*localhost$/.test(name);
}
function server_refusal(header, value) {
    const shown = value.length > 100 ? `${value.slice(0, 100)}...` : value;
    return `Forbidden: this service answers programs and pages of its own machine only, and the header ${header} says "${shown}". Call it as localhost or 127.0.0.1.`;
}

;// CONCATENATED MODULE: ./lib/src/local-queue/service.js
/** The local merge queue service: the whole API over an engine in memory, for tests and try-outs. */









async function startLocalService(options = {}) {
    const { host = "127.0.0.1", token = "local-token", port = 0 } = options;
    refuseOtherHosts(host);
    refuseUnnamedRepository(options.repository);
    const clock = (0,local_queue_clock/* createClock */.ts)({
        startAtMs: options.startAtMs ?? Date.now(),
        speed: options.speed ?? 1,
        realNowMs: Date.now,
    });
    const engine = createEngine({
        now: clock.nowMs,
        newId: external_node_crypto_.randomUUID,
        newSha: () => (0,external_node_crypto_.randomBytes)(20).toString("hex"),
        timings: options.timings ?? {},
    });
    const requests = [];
    const parts = { engine, clock, faults: createFaultList(), requests };
    const control = createControl(parts);
    furnish(control, options);
    const closing = new AbortController();
    const server = createHttpServer({
        ...parts,
        control,
        v1: { engine, token, orgSlug: options.orgSlug },
        github: { engine, lagSeconds: options.githubLagSeconds ?? 0 },
        names: options.names ?? [],
        closing: closing.signal,
    });
    const url = `http://${(0,external_node_net_.isIPv6)(host) ? `[${host}]` : host}:${await listen(server, port, host)}`;
    let closed = null;
    const close = () => {
        closing.abort();
        closed ??= closeServer(server);
        return closed;
    };
    return { url, apiUrl: `${url}/v1`, githubApiUrl: `${url}/github`, token, engine, control, requests, close };
}
/** Its token is no secret and its control interface asks for none, so nobody else may reach it. */
function refuseOtherHosts(host) {
    if (host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host))
        return;
    throw new errors/* InputError */.dz([`the local service listens on a loopback address only, not on "${host}"`]);
}
function refuseUnnamedRepository(repository) {
    if (repository === undefined || /^[^\s]+\/[^\s/]+$/.test(repository))
        return;
    throw new errors/* InputError */.dz([`the repository must be written as owner/name, not "${repository}"`]);
}
function furnish(control, options) {
    const { repository = "local/playground", branch = "main", requiredStatuses } = options;
    const slash = repository.lastIndexOf("/");
    const [owner, name] = [repository.slice(0, slash), repository.slice(slash + 1)];
    control.addRepository({ owner, name, defaultBranch: branch, ...(requiredStatuses && { requiredStatuses }) });
    control.addQueue({ branch, ...options.queue });
    if (options.quarantinedTests !== undefined)
        control.setQuarantinedTests(options.quarantinedTests);
}
async function listen(server, port, host) {
    await (0,external_node_events_.once)(server.listen(port, host), "listening");
    const address = server.address();
    return typeof address === "object" && address !== null ? address.port : port;
}
async function closeServer(server) {
    const closed = (0,external_node_events_.once)(server.close(), "close");
    server.closeAllConnections();
    await closed;
}


/***/ })

};
