export const id = 598;
export const ids = [598];
export const modules = {

/***/ 3662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ FASTEST),
/* harmony export */   t: () => (/* binding */ createClock)
/* harmony export */ });
/* harmony import */ var _engine_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4047);
/** The service's own time: real time at a chosen speed, which a test can also move forward. */

/** How many seconds of service time may pass in a second of real time. */
const FASTEST = 100_000;
/** Times of later years have another form, and there is a year from which on they have none. */
const LAST_MS = Date.parse("9999-12-31T23:59:59.999Z");
function createClock({ startAtMs, speed: firstSpeed, realNowMs }) {
    let speed = firstSpeed;
    let base = startAtMs;
    let realBase = realNowMs();
    let advancedMs = 0;
    const nowMs = () => Math.min(LAST_MS, Math.floor(base + (realNowMs() - realBase) * speed + advancedMs));
    return {
        nowMs,
        speed: () => speed,
        setSpeed: (next) => {
            if (!(next >= 0 && next <= FASTEST)) {
                throw new _engine_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P(400, `Invalid value for "speed": must be a number from 0 to ${FASTEST}`);
            }
            base = nowMs();
            realBase = realNowMs();
            advancedMs = 0;
            speed = next;
        },
        advance: (seconds) => {
            const mostSeconds = Math.floor((LAST_MS - nowMs()) / 1000);
            if (!(seconds >= 0 && seconds <= mostSeconds)) {
                throw new _engine_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P(400, `Invalid value for "advanceSeconds": must be a number from 0 to ${mostSeconds}, which leads to the year 9999`);
            }
            advancedMs += seconds * 1000;
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

/***/ 2073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ answerControl),
  K: () => (/* binding */ readQuarantinedTests)
});

// EXTERNAL MODULE: ./lib/src/local-queue/clock.js
var clock = __webpack_require__(3662);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/pull-request.js
var pull_request = __webpack_require__(6692);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/refusal.js
var refusal = __webpack_require__(4047);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/settings.js
var settings = __webpack_require__(8498);
// EXTERNAL MODULE: ./lib/src/local-queue/http/fields.js
var http_fields = __webpack_require__(3080);
;// CONCATENATED MODULE: ./lib/src/local-queue/faults/read-fault.js
/** Reads faults that are sent to the control interface over HTTP. */

/** A longer timer would go off at once. */
const LONGEST_PAUSE_MS = 2_147_483_647;
const pause = (0,http_fields/* numberFrom */.UB)(0, LONGEST_PAUSE_MS);
const count = (0,http_fields/* integerFrom */.bn)(0, Number.MAX_SAFE_INTEGER);
/** A status below 200 announces another reply, which never comes. */
const finalStatus = (0,http_fields/* integerFrom */.bn)(200, 599);
const READERS = {
    status: (fields) => ({
        kind: "status",
        status: read_fault_status(fields),
        ...(0,http_fields/* optional */.lq)(fields, "body", read_fault_text),
        ...scripted(fields),
    }),
    delay: ({ ms }) => ({ kind: "delay", ms: pause(ms, "fault.ms") }),
    drop: ({ when }) => ({ kind: "drop", when: (0,http_fields/* oneOf */.yL)(["before", "after"], when, "fault.when") }),
    hang: (fields) => ({ kind: "hang", ...(0,http_fields/* optional */.lq)(fields, "afterEffect", http_fields/* booleanAt */.CR) }),
    "headers-only": () => ({ kind: "headers-only" }),
    trickle: ({ msPerByte }) => ({ kind: "trickle", msPerByte: pause(msPerByte, "fault.msPerByte") }),
    "content-type": (fields) => ({
        kind: "content-type",
        contentType: (0,http_fields/* stringAt */.bX)(fields.contentType, "fault.contentType"),
        ...(0,http_fields/* optional */.lq)(fields, "body", read_fault_text),
    }),
    reply: (fields) => ({
        kind: "reply",
        status: read_fault_status(fields),
        ...(Object.hasOwn(fields, "json") ? { json: fields.json } : {}),
        ...(0,http_fields/* optional */.lq)(fields, "text", read_fault_text),
        ...scripted(fields),
    }),
    patch: (fields) => ({
        kind: "patch",
        ...(0,http_fields/* optional */.lq)(fields, "merge", http_fields/* objectAt */.lJ),
        ...(0,http_fields/* optional */.lq)(fields, "omit", http_fields/* stringsAt */.kp),
    }),
    redirect: (fields) => ({
        kind: "redirect",
        status: read_fault_status(fields),
        location: (0,http_fields/* stringAt */.bX)(fields.location, "fault.location"),
    }),
};
const ENDPOINTS = {
    "*": true,
    "github:*": true,
    submitPullRequest: true,
    cancelPullRequest: true,
    restartTestsOnPullRequest: true,
    getSubmittedPullRequest: true,
    setImpactedTargets: true,
    getMergeQueueTestingDetails: true,
    listPullRequests: true,
    listMergeQueueTestingResults: true,
    createQueue: true,
    deleteQueue: true,
    getQueue: true,
    updateQueue: true,
    getMergeQueueMetrics: true,
    listQuarantinedTests: true,
    "github:repos.get": true,
    "github:pulls.get": true,
    "github:pulls.list": true,
    "github:commits.pulls": true,
    "github:matching-refs": true,
    "github:collaborators.permission": true,
};
function readFaultSpec(fields) {
    const fault = (0,http_fields/* objectAt */.lJ)(fields.fault, "fault");
    const kind = (0,http_fields/* oneOf */.yL)(keysOf(READERS), fault.kind, "fault.kind");
    return {
        endpoint: (0,http_fields/* oneOf */.yL)(keysOf(ENDPOINTS), fields.endpoint, "endpoint"),
        ...(0,http_fields/* optional */.lq)(fields, "times", count),
        ...(0,http_fields/* optional */.lq)(fields, "skip", count),
        fault: READERS[kind](fault),
    };
}
function keysOf(table) {
    const isKey = (name) => Object.hasOwn(table, name);
    return Object.keys(table).filter(isKey);
}
function read_fault_status(fields) {
    return finalStatus(fields.status, "fault.status");
}
function read_fault_text(value, name) {
    return value === "" ? "" : (0,http_fields/* stringAt */.bX)(value, name);
}
function scripted(fields) {
    return { ...(0,http_fields/* optional */.lq)(fields, "headers", headersAt), ...(0,http_fields/* optional */.lq)(fields, "afterEffect", http_fields/* booleanAt */.CR) };
}
function headersAt(value, name) {
    const entries = Object.entries((0,http_fields/* objectAt */.lJ)(value, name));
    return Object.fromEntries(entries.map(([header, sent]) => [header, read_fault_text(sent, `${name}.${header}`)]));
}

// EXTERNAL MODULE: ./lib/src/local-queue/http/incoming.js
var http_incoming = __webpack_require__(5721);
// EXTERNAL MODULE: ./lib/src/local-queue/http/reply.js
var reply = __webpack_require__(8117);
;// CONCATENATED MODULE: ./lib/src/local-queue/control/requests.js
/** The control interface over HTTP, below `/_control/`: JSON in and out, no token. */








const DONE = { ok: true };
const HANDLERS = {
    "POST repositories": (control, incoming) => done(() => control.addRepository(readNewRepository((0,http_incoming/* jsonFields */.yX)(incoming)))),
    "POST queues": (control, incoming) => done(() => control.addQueue(readQueueChange((0,http_incoming/* jsonFields */.yX)(incoming)))),
    "PATCH queues": (control, incoming) => done(() => control.updateQueue(readQueueChange((0,http_incoming/* jsonFields */.yX)(incoming)))),
    "POST pull-requests": (control, incoming) => control.addPullRequest(readNewPullRequest((0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST fork-runs": (control, incoming) => done(() => control.addForkRun(readForkRun((0,http_incoming/* jsonFields */.yX)(incoming)))),
    "POST collaborators": (control, incoming) => done(() => control.setCollaborator(readCollaborator((0,http_incoming/* jsonFields */.yX)(incoming)))),
    "POST quarantined-tests": (control, incoming) => done(() => control.setQuarantinedTests(readQuarantinedTests((0,http_incoming/* jsonBody */.J9)(incoming)), repositoryOf(incoming))),
    "GET clock": (control) => control.clock(),
    "POST clock": changeClock,
    "GET state": (control) => control.state(),
    "GET requests": (control) => control.requests(),
    "DELETE requests": (control) => done(() => control.clearRequests()),
    "GET faults": (control) => control.state().faults,
    "POST faults": (control, incoming) => done(() => control.addFault(readFaultSpec((0,http_incoming/* jsonFields */.yX)(incoming)))),
    "DELETE faults": (control) => done(() => control.clearFaults()),
};
function answerControl(control, incoming) {
    return (0,reply/* answered */.oQ)(() => (0,reply/* jsonReply */.DB)(handlerOf(incoming)(control, incoming)), ({ status, message }) => (0,reply/* jsonReply */.DB)({ error: message }, status));
}
function handlerOf({ method, url }) {
    const path = url.pathname.slice("/_control/".length);
    const number = /^pull-requests\/(\d+)$/.exec(path)?.[1];
    if (method === "PATCH" && number !== undefined) {
        return (control, incoming) => control.updatePullRequest(Number(number), readPullRequestPatch((0,http_incoming/* jsonFields */.yX)(incoming)));
    }
    const handler = HANDLERS[`${method} ${path}`];
    if (handler === undefined)
        throw new refusal/* Refusal */.P(404, `There is no ${method} ${url.pathname}`);
    return handler;
}
/** Both are read before either counts, so that a refusal changes nothing. */
function changeClock(control, incoming) {
    const fields = (0,http_incoming/* jsonFields */.yX)(incoming);
    const { speed } = (0,http_fields/* optional */.lq)(fields, "speed", (0,http_fields/* numberFrom */.UB)(0, clock/* FASTEST */.T));
    const { advanceSeconds } = (0,http_fields/* optional */.lq)(fields, "advanceSeconds", (0,http_fields/* numberFrom */.UB)(0, Number.MAX_VALUE));
    if (speed === undefined && advanceSeconds === undefined) {
        throw new refusal/* Refusal */.P(400, 'The clock takes "speed" or "advanceSeconds"');
    }
    if (advanceSeconds !== undefined)
        control.advance(advanceSeconds);
    if (speed !== undefined)
        control.setSpeed(speed);
    return control.clock();
}
/** The list itself is the body, so the repository stands in the query. */
function repositoryOf({ url }) {
    return url.searchParams.get("repository") ?? undefined;
}
function done(act) {
    act();
    return DONE;
}
function readNewRepository(fields) {
    return {
        owner: (0,http_fields/* stringAt */.bX)(fields.owner, "owner"),
        name: (0,http_fields/* stringAt */.bX)(fields.name, "name"),
        ...(0,http_fields/* optional */.lq)(fields, "host", http_fields/* stringAt */.bX),
        ...(0,http_fields/* optional */.lq)(fields, "defaultBranch", http_fields/* stringAt */.bX),
        ...(0,http_fields/* optional */.lq)(fields, "requiredStatuses", http_fields/* stringsAt */.kp),
    };
}
function readQueueChange(fields) {
    return {
        ...(0,settings/* readSettings */.s)(fields),
        ...(0,http_fields/* optional */.lq)(fields, "repository", http_fields/* stringAt */.bX),
        ...(0,http_fields/* optional */.lq)(fields, "state", (value, name) => (0,http_fields/* oneOf */.yL)(["running", "paused", "draining"], value, name)),
        branch: (0,http_fields/* stringAt */.bX)(fields.branch, "branch"),
    };
}
function readNewPullRequest(fields) {
    return {
        ...readSharedFields(fields),
        ...(0,http_fields/* optional */.lq)(fields, "number", (0,http_fields/* integerFrom */.bn)(1, pull_request/* LARGEST_NUMBER */.jP)),
        ...(0,http_fields/* optional */.lq)(fields, "headBranch", http_fields/* stringAt */.bX),
        ...(0,http_fields/* optional */.lq)(fields, "fork", http_fields/* booleanAt */.CR),
    };
}
function readPullRequestPatch(fields) {
    return {
        ...readSharedFields(fields),
        ...(0,http_fields/* optional */.lq)(fields, "unnoticed", http_fields/* booleanAt */.CR),
        ...(0,http_fields/* optional */.lq)(fields, "state", (value, name) => (0,http_fields/* oneOf */.yL)(["open", "closed", "merged"], value, name)),
    };
}
function readForkRun(fields) {
    return {
        runId: (0,http_fields/* stringAt */.bX)(fields.runId, "runId"),
        headSha: (0,http_fields/* stringAt */.bX)(fields.headSha, "headSha"),
        ...(0,http_fields/* optional */.lq)(fields, "repository", http_fields/* stringAt */.bX),
        ...(0,http_fields/* optional */.lq)(fields, "live", http_fields/* booleanAt */.CR),
        ...(0,http_fields/* optional */.lq)(fields, "fork", http_fields/* booleanAt */.CR),
    };
}
function readCollaborator(fields) {
    return {
        login: (0,http_fields/* stringAt */.bX)(fields.login, "login"),
        permission: (0,http_fields/* oneOf */.yL)(["none", "read", "write", "admin"], fields.permission, "permission"),
        ...(0,http_fields/* optional */.lq)(fields, "repository", http_fields/* stringAt */.bX),
        ...(0,http_fields/* optional */.lq)(fields, "role", http_fields/* stringAt */.bX),
    };
}
function readQuarantinedTests(value) {
    return (0,http_fields/* listAt */.gT)(value, "quarantined tests").map((item, index) => {
        const fields = (0,http_fields/* objectAt */.lJ)(item, `[${index}]`);
        return {
            name: (0,http_fields/* stringAt */.bX)(fields.name, `[${index}].name`),
            ...(0,http_fields/* optional */.lq)(fields, "parent", stringOrNull),
            ...(0,http_fields/* optional */.lq)(fields, "file", stringOrNull),
            ...(0,http_fields/* optional */.lq)(fields, "classname", stringOrNull),
            ...(0,http_fields/* optional */.lq)(fields, "status", (status, name) => (0,http_fields/* oneOf */.yL)(["HEALTHY", "FLAKY", "BROKEN"], status, name)),
            ...(0,http_fields/* optional */.lq)(fields, "codeowners", http_fields/* stringsAt */.kp),
            ...(0,http_fields/* optional */.lq)(fields, "quarantine_setting", (setting, name) => (0,http_fields/* oneOf */.yL)(["ALWAYS_QUARANTINE", "AUTO_QUARANTINE"], setting, name)),
            ...(0,http_fields/* optional */.lq)(fields, "quarantined_at", http_fields/* stringAt */.bX),
            ...(0,http_fields/* optional */.lq)(fields, "status_last_updated_at", http_fields/* stringAt */.bX),
            ...(0,http_fields/* optional */.lq)(fields, "test_case_id", http_fields/* stringAt */.bX),
            ...(0,http_fields/* optional */.lq)(fields, "variant", (variant, name) => (variant === "" ? "" : (0,http_fields/* stringAt */.bX)(variant, name))),
        };
    });
}
function readSharedFields(fields) {
    return {
        ...(0,http_fields/* optional */.lq)(fields, "repository", http_fields/* stringAt */.bX),
        ...(0,http_fields/* optional */.lq)(fields, "title", http_fields/* stringAt */.bX),
        ...(0,http_fields/* optional */.lq)(fields, "author", http_fields/* stringAt */.bX),
        ...(0,http_fields/* optional */.lq)(fields, "headSha", http_fields/* stringAt */.bX),
        ...(0,http_fields/* optional */.lq)(fields, "headRepository", stringOrNull),
        ...(0,http_fields/* optional */.lq)(fields, "baseBranch", http_fields/* stringAt */.bX),
        ...(0,http_fields/* optional */.lq)(fields, "draft", http_fields/* booleanAt */.CR),
        ...(0,http_fields/* optional */.lq)(fields, "mergeability", (value, name) => (0,http_fields/* oneOf */.yL)(pull_request/* MERGEABILITIES */.d1, value, name)),
        ...(0,http_fields/* optional */.lq)(fields, "upToDate", http_fields/* booleanAt */.CR),
        ...(0,http_fields/* optional */.lq)(fields, "testPlan", readTestPlan),
    };
}
function readTestPlan(value, name) {
    const fields = (0,http_fields/* objectAt */.lJ)(value, name);
    return {
        ...(0,http_fields/* optional */.lq)(fields, "testSeconds", (0,http_fields/* numberFrom */.UB)(0, pull_request/* LONGEST_TEST_SECONDS */.ID)),
        ...(0,http_fields/* optional */.lq)(fields, "result", (result, field) => (0,http_fields/* oneOf */.yL)(["pass", "fail"], result, field)),
        ...(0,http_fields/* optional */.lq)(fields, "checks", (checks, field) => (0,http_fields/* listAt */.gT)(checks, field).map(readPlannedCheck)),
    };
}
function readPlannedCheck(value, index) {
    const name = `checks[${index}]`;
    const fields = (0,http_fields/* objectAt */.lJ)(value, name);
    return {
        name: (0,http_fields/* stringAt */.bX)(fields.name, `${name}.name`),
        result: (0,http_fields/* oneOf */.yL)(["success", "failure", "never-reported"], fields.result, `${name}.result`),
        ...(0,http_fields/* optional */.lq)(fields, "kind", (kind, field) => (0,http_fields/* oneOf */.yL)(["status", "check-run"], kind, field)),
    };
}
function stringOrNull(value, name) {
    return value === null ? null : (0,http_fields/* stringAt */.bX)(value, name);
}


/***/ }),

/***/ 6692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gi: () => (/* binding */ isUrgent),
/* harmony export */   ID: () => (/* binding */ LONGEST_TEST_SECONDS),
/* harmony export */   Z8: () => (/* binding */ readPriority),
/* harmony export */   d1: () => (/* binding */ MERGEABILITIES),
/* harmony export */   jP: () => (/* binding */ LARGEST_NUMBER)
/* harmony export */ });
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4047);

const MERGEABILITIES = ["unspecified", "in_progress", "mergeable", "not_mergeable"];
/** The service takes numbers of 32 bits. */
const LARGEST_NUMBER = 4_294_967_295;
/** A day: no queue waits for tests that take longer. */
const LONGEST_TEST_SECONDS = 86_400;
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
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P(400, `Invalid value for "priority": must be an integer from 0 to ${LARGEST_VALUE} or a name`);
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

/***/ 8498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ DEFAULT_SETTINGS),
/* harmony export */   s: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4047);

const LARGEST_INTEGER = 4_294_967_295;
/** Every setting by the API's own name. The bounds are the service's; 0 stands where live replies show it. */
const SETTINGS = {
    mode: setting("single", oneOf(["single", "parallel"])),
    concurrency: setting(1, integerFrom(1)),
    bisectionConcurrency: setting(1, integerFrom(1)),
    testingTimeoutMinutes: setting(300, integerFrom(1)),
    pendingFailureDepth: setting(0, integerFrom(0)),
    canOptimisticallyMerge: setting(false, boolean),
    batch: setting(false, boolean),
    batchingMaxWaitTimeMinutes: setting(0, integerFrom(0)),
    batchingMinSize: setting(1, integerFrom(1)),
    createPrsForTestingBranches: setting(false, boolean),
    commentsEnabled: setting(true, boolean),
    commandsEnabled: setting(true, boolean),
    statusCheckEnabled: setting(true, boolean),
    // Empty: the queue overrides nothing, the repository's own required statuses hold.
    requiredStatuses: setting([], strings),
    directMergeMode: setting("off", oneOf(["off", "always"])),
    optimizationMode: setting("off", oneOf(["off", "bisection_skip_redundant_tests"])),
    mergeMethod: setting("squash", oneOf(["merge_commit", "squash", "rebase"])),
    // Fields that live replies carry beyond the service's document.
    extensionEnabled: setting(false, boolean),
    enqueueingLabel: setting("merge-queue", label),
    labelCommandsEnabled: setting(false, boolean),
    stateLabelsEnabled: setting(false, boolean),
    allowedBotSubmitters: setting([], strings),
    batchingRules: setting([], list),
    testBranchConstructionMode: setting("rename_temp_branch", oneOf(["rename_temp_branch", "push_new_branch_from_temp"])),
    // After so long in `not_ready` an entry is cancelled; 0 is never.
    notReadyTimeoutHours: setting(24, integerFrom(0)),
};
const DEFAULT_SETTINGS = defaults();
function setting(initial, read) {
    return { initial, read };
}
function readSettings(fields) {
    const given = Object.entries(SETTINGS).filter(([name]) => fields[name] !== undefined);
    return Object.fromEntries(given.map(([name, { read }]) => [name, read(fields[name], name)]));
}
function defaults() {
    return Object.fromEntries(Object.entries(SETTINGS).map(([name, { initial }]) => [name, initial]));
}
function boolean(value, name) {
    if (typeof value !== "boolean")
        throw invalid(name, "must be true or false");
    return value;
}
function integerFrom(least) {
    return (value, name) => {
        if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > LARGEST_INTEGER) {
            throw invalid(name, `must be an integer from ${least}`);
        }
        return value;
    };
}
/** Requests may spell enumerated values in any case; replies are always in lower case. */
function oneOf(values) {
    return (value, name) => {
        const match = values.find((each) => typeof value === "string" && each === value.toLowerCase());
        if (match === undefined)
            throw invalid(name, `must be one of ${values.join(", ")}`);
        return match;
    };
}
function strings(value, name) {
    if (!Array.isArray(value) || !value.every((item) => typeof item === "string")) {
        throw invalid(name, "must be an array of strings");
    }
    return value;
}
function list(value, name) {
    if (!Array.isArray(value))
        throw invalid(name, "must be an array");
    return value;
}
function label(value, name) {
    if (typeof value !== "string" || value === "")
        throw invalid(name, "must be a string that is not empty");
    return value;
}
function invalid(name, rule) {
    return new _refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P(400, `Invalid value for "${name}": ${rule}`);
}


/***/ }),

/***/ 3080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ booleanAt),
/* harmony export */   Ce: () => (/* binding */ isFields),
/* harmony export */   Gq: () => (/* binding */ invalid),
/* harmony export */   UB: () => (/* binding */ numberFrom),
/* harmony export */   bX: () => (/* binding */ stringAt),
/* harmony export */   bn: () => (/* binding */ integerFrom),
/* harmony export */   gT: () => (/* binding */ listAt),
/* harmony export */   kp: () => (/* binding */ stringsAt),
/* harmony export */   lJ: () => (/* binding */ objectAt),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _engine_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4047);
/** Reading JSON of unknown shape. A field that does not fit is refused by its name. */

function isFields(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function objectAt(value, name) {
    if (!isFields(value))
        throw invalid(name, "must be an object");
    return value;
}
function stringAt(value, name) {
    if (typeof value !== "string" || value === "")
        throw invalid(name, "must be a string that is not empty");
    return value;
}
function booleanAt(value, name) {
    if (typeof value !== "boolean")
        throw invalid(name, "must be true or false");
    return value;
}
/** Reads a number between two bounds. JSON can say `1e999`, which is infinite. */
function numberFrom(least, most) {
    return (value, name) => {
        if (typeof value !== "number" || !(value >= least && value <= most)) {
            throw invalid(name, `must be a number from ${least} to ${most}`);
        }
        return value;
    };
}
function integerFrom(least, most) {
    return (value, name) => {
        if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) {
            throw invalid(name, `must be an integer from ${least} to ${most}`);
        }
        return value;
    };
}
function listAt(value, name) {
    if (!Array.isArray(value))
        throw invalid(name, "must be an array");
    return value;
}
function stringsAt(value, name) {
    return listAt(value, name).map((item, index) => {
        if (typeof item !== "string")
            throw invalid(`${name}[${index}]`, "must be a string");
        return item;
    });
}
function oneOf(values, value, name) {
    const match = values.find((each) => each === value);
    if (match === undefined)
        throw invalid(name, `must be one of ${values.join(", ")}`);
    return match;
}
/** Reads a field only where it is given, for spreading into an object whose fields may be missing. */
function optional(fields, name, read) {
    const value = fields[name];
    const found = {};
    if (value !== undefined)
        found[name] = read(value, name);
    return found;
}
function invalid(name, rule) {
    return new _engine_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P(400, `Invalid value for "${name}": ${rule}`);
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
/* harmony import */ var _engine_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4047);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3080);


/** The body as a JSON object, else a refusal that says what is wrong with it. */
function jsonFields(incoming) {
    const value = jsonBody(incoming);
    if (!(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .Ce)(value))
        throw new _engine_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P(400, "Invalid request body: must be a JSON object");
    return value;
}
function jsonBody({ body, headers }) {
    if (body.kind === "too-large")
        throw new _engine_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P(413, "request entity too large");
    if (!/^application\/json\b/i.test(headers["content-type"] ?? "")) {
        throw new _engine_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P(400, 'Invalid header "content-type": must be application/json');
    }
    const parsed = parseJson(body.text);
    if (parsed === undefined)
        throw new _engine_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P(400, `Invalid request body: not JSON, or nested more than ${DEEPEST} deep`);
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

/***/ 8117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DB: () => (/* binding */ jsonReply),
/* harmony export */   FS: () => (/* binding */ notFoundPage),
/* harmony export */   US: () => (/* binding */ textReply),
/* harmony export */   oQ: () => (/* binding */ answered)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var _engine_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4047);


function textReply(status, body = node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] ?? "") {
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
        return write(error instanceof _engine_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P ? error : new _engine_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(500, "Internal Server Error"));
    }
}


/***/ }),

/***/ 9616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ startLocalService)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/local-queue/clock.js
var local_queue_clock = __webpack_require__(3662);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/refusal.js
var refusal = __webpack_require__(4047);
;// CONCATENATED MODULE: ./lib/src/local-queue/control/control.js

function createControl(parts) {
    const { clock, faults, requests } = parts;
    const clockState = () => ({ now: new Date(clock.nowMs()).toISOString(), speed: clock.speed() });
    return {
        ...worldCalls(parts.engine),
        clock: clockState,
        setSpeed: clock.setSpeed,
        advance: clock.advance,
        addFault: faults.add,
        clearFaults: faults.clear,
        /** Every request to the service and to the GitHub stand-in, in the order in which they came. */
        requests: () => [...requests],
        clearRequests: () => void requests.splice(0),
        state: () => ({ ...clockState(), repositories: parts.engine.snapshots(), faults: faults.pending() }),
    };
}
function worldCalls(engine) {
    const names = [];
    const find = (repository) => findName(names, repository);
    const updateQueue = ({ repository, branch, ...settings }) => {
        engine.updateQueue({ repo: find(repository), targetBranch: branch }, settings);
    };
    return {
        addRepository: (given) => {
            engine.addRepository(given);
            names.push({ host: given.host ?? "github.com", owner: given.owner, name: given.name });
        },
        addQueue: (given) => {
            engine.createQueue({ repo: find(given.repository), targetBranch: given.branch }, {});
            updateQueue(given);
        },
        updateQueue,
        addPullRequest: (given = {}) => engine.addPullRequest(find(given.repository), given),
        updatePullRequest: (number, patch) => engine.updatePullRequest(find(patch.repository), number, patch),
        addForkRun: ({ repository, live = true, fork = true, ...run }) => engine.addForkRun(find(repository), { ...run, live, fork }),
        setCollaborator: ({ repository, login, permission, role = permission }) => engine.setCollaborator(find(repository), login, { permission, role }),
        setQuarantinedTests: (tests, repository) => engine.setQuarantinedTests(find(repository), tests),
    };
}
function findName(names, repository) {
    const isMeant = ({ owner, name }) => repository === undefined || repository === `${owner}/${name}`;
    const found = names.find(isMeant);
    if (found === undefined)
        throw new refusal/* Refusal */.P(404, `Repository ${repository ?? ""} not found`);
    return found;
}

// EXTERNAL MODULE: ./lib/src/local-queue/engine/pull-request.js
var pull_request = __webpack_require__(6692);
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
function storeImpactedTargets(repository, upload) {
    const targets = upload.targets === "ALL" ? "ALL" : new Set(upload.targets);
    repository.impactedTargets.set(keyOf(upload.branch, upload.sha), targets);
}
/** What was uploaded for a head commit, or null. An empty list counts: it says "impacts nothing". */
function impactedTargetsOf(repository, branch, sha) {
    return (sha === undefined ? undefined : repository.impactedTargets.get(keyOf(branch, sha))) ?? null;
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
function keyOf(branch, sha) {
    return `${sha} ${branch}`;
}

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
function world_keyOf({ host, owner, name }) {
    return `${host}/${owner}/${name}`;
}
function findRepository(world, name) {
    const repository = world.repositories.get(world_keyOf(name));
    if (repository === undefined)
        throw new refusal/* Refusal */.P(404, `Repository ${world_keyOf(name)} not found`);
    return repository;
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
/** The record of a pull request in a queue; it outlives the attempt, so it may be an ended one. */
function findEntry(queue, number) {
    const entry = queue.entries.get(number);
    if (entry === undefined)
        throw notInQueue(queue, number);
    return entry;
}
function notInQueue(queue, number) {
    return new refusal/* Refusal */.P(404, `Pull request #${number} is not in the merge queue for branch "${queue.branch}"`);
}

;// CONCATENATED MODULE: ./lib/src/local-queue/engine/records.js
/** What the API tells about pull requests and queues, in the shape of the wire. */




/** The record of a pull request that was submitted at least once; it outlives the attempt. */
function submittedRecord(place, key) {
    const { repository, queue } = place;
    const entry = "number" in key ? queue.entries.get(key.number) : entryOfBranch(place, key.branch);
    if (entry === undefined) {
        const name = "number" in key ? `#${key.number}` : `with head branch "${key.branch}"`;
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
            const step = nextStep(place, entry);
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
        const holds = CONDITIONS[entry.state](place, entry, slots);
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
const CONDITIONS = {
    // Only a running queue lets anything in: neither a paused nor a draining one does.
    not_ready: (place, entry) => place.queue.state === "running" && isEntryReady(place, entry),
    pending: (place, entry, slots) => place.queue.state !== "paused" && (slots.has(entry) || mayMergeDirectly(place, entry)),
    tests_passed: (place, entry) => place.queue.state !== "paused" && aheadOf(place, entry).length === 0,
    pending_failure: (place, entry) => verdictOfPendingFailure(place, entry) !== "wait",
    testing: () => false,
    merged: () => false,
    failed: () => false,
    cancelled: () => false,
};
/** The first pending entries of the line, as many as there are free test slots. */
function entriesWithSlot(queue) {
    const testing = queue.order.filter((entry) => entry.state === "testing").length;
    const free = Math.max(0, queue.settings.concurrency - testing);
    return new Set(queue.order.filter((entry) => entry.state === "pending").slice(0, free));
}
const STEPS = {
    not_ready: stepOfNotReady,
    pending: stepOfPending,
    testing: stepOfTesting,
    tests_passed: stepOfTestsPassed,
    pending_failure: stepOfPendingFailure,
    merged: () => null,
    failed: () => null,
    cancelled: () => null,
};
function nextStep(place, entry) {
    return STEPS[entry.state](place, entry);
}
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

;// CONCATENATED MODULE: ./lib/src/local-queue/engine/git-host.js
/** The Git host's side: pull requests appear and change, and the queues react to it. */





function addPullRequest(world, repository, given) {
    const number = given.number ?? nextNumber(repository);
    if (repository.pullRequests.has(number))
        throw new refusal/* Refusal */.P(409, `Pull request #${number} exists already`);
    const { author = "developer-1", fork = false } = given;
    const pullRequest = {
        number,
        title: given.title ?? `Change number ${number}`,
        author,
        headSha: given.headSha ?? world.source.newSha(),
        headBranch: given.headBranch ?? `change-${number}`,
        headRepository: given.headRepository === undefined ? headRepositoryOf(repository, author, fork) : given.headRepository,
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
function updatePullRequest(world, { repository, number, patch }) {
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
function headRepositoryOf(repository, author, fork) {
    return `${fork ? author : repository.owner}/${repository.name}`;
}

;// CONCATENATED MODULE: ./lib/src/local-queue/engine/lists.js
/** What the API lists of a queue's past: its pull requests, and the tests that came to an end. */


/** Everything that was ever submitted, the newest submission first: this is not the order of the queue. */
function pullRequestsPage(place, query) {
    const all = [...place.queue.entries.values()].toSorted((one, other) => other.attempt - one.attempt);
    const start = query.cursor === undefined ? 0 : all.findIndex(({ id }) => id === query.cursor) + 1;
    if (query.cursor !== undefined && start === 0)
        throw new refusal/* Refusal */.P(400, 'Invalid value for "cursor"');
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
    if (query.sinceMs === undefined && query.untilMs === undefined)
        return true;
    return ends.some((end) => end.number === number && isWithin(end.atMs, query));
}
/** Compared as the service shows times, so that a time which it gave finds what it was given for. */
function isWithin(atMs, { sinceMs, untilMs }) {
    const shown = wholeSecond(atMs);
    return shown >= (sinceMs ?? Number.NEGATIVE_INFINITY) && shown <= (untilMs ?? Number.POSITIVE_INFINITY);
}
const DAY_MS = 86_400_000;
/** So long results are kept, and so much time may be asked for at once. */
const KEPT_MS = 45 * DAY_MS;
/** Tests that ended in a time, both ends included, the newest first: one row for each time that one was tested. */
function testingResultsPage(place, query) {
    const { world, queue } = place;
    const { sinceMs, untilMs = world.timeMs, offset, take } = query;
    if (untilMs - sinceMs > KEPT_MS) {
        throw new refusal/* Refusal */.P(400, 'Invalid value for "since": must be no more than 45 days before "until"');
    }
    const from = Math.max(sinceMs, wholeSecond(world.timeMs) - KEPT_MS);
    const found = [...queue.runs.values()]
        .flatMap((run) => (run.end === null ? [] : [{ run, end: run.end }]))
        .filter(({ end }) => isWithin(end.atMs, { sinceMs: from, untilMs }))
        .toReversed()
        .toSorted((one, other) => other.end.atMs - one.end.atMs);
    return {
        testingResults: found.slice(offset, offset + take).map(({ run, end }) => testingResult(place, run, end)),
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
function metricsText(repositories, nowMs) {
    const rows = repositories.flatMap((repository) => [...repository.queues.values()].flatMap((queue) => rowsOf(repository, queue, nowMs)));
    return [...gauges(rows), ...histograms(rows)].join("");
}
function gauges(rows) {
    const each = (count) => rows.map((row) => ({ labels: row.labels, value: count(row) }));
    const conclusions = rows.flatMap((row) => CONCLUSIONS.map((conclusion) => ({
        labels: { ...row.labels, conclusion },
        value: row.history.filter((event) => event.kind === "concluded" && event.conclusion === conclusion).length,
    })));
    const restarts = each((row) => row.history.filter((event) => event.kind === "restarted").length);
    return [
        gauge("mq_depth_current", "Pull requests in the queue, without those awaiting mergeability.", each((row) => row.depth)),
        gauge("mq_awaiting_mergeability", "Submitted pull requests that are not ready.", each((row) => row.awaiting)),
        gauge("mq_testing_slots_active", "Test runs in progress.", each((row) => row.testing)),
        gauge("mq_pr_conclusions_1h_total", "Concluded pull requests in the last hour.", conclusions),
        gauge("mq_pr_restarts_1h_total", "Restarted tests in the last hour.", restarts),
    ];
}
function histograms(rows) {
    const each = (seconds) => rows.map((row) => ({ labels: row.labels, values: row.history.flatMap((event) => seconds(event) ?? []) }));
    return [
        histogram("mq_pr_wait_duration_1h_seconds", "Time from pending to testing.", each(secondsOfWait)),
        histogram("mq_pr_test_duration_1h_seconds", "Time of tests that came to an end.", each(secondsOfTests)),
        histogram("mq_pr_time_in_queue_1h_seconds", "Time from submission to conclusion.", timesInQueue(rows)),
        histogram("mq_pr_state_duration_1h_seconds", "Time in each state.", timesInState(rows)),
    ];
}
function secondsOfWait(event) {
    return event.kind === "left" && event.from === "pending" && event.to === "testing" ? event.seconds : null;
}
/** A restart or a cancellation is no end of the tests. */
function secondsOfTests(event) {
    if (event.kind !== "left" || event.from !== "testing")
        return null;
    return event.to === "pending" || event.to === "cancelled" || event.to === "merged" ? null : event.seconds;
}
function timesInQueue(rows) {
    return rows.flatMap((row) => CONCLUSIONS.map((conclusion) => ({
        labels: { ...row.labels, conclusion },
        values: row.history.flatMap((event) => event.kind === "concluded" && event.conclusion === conclusion ? event.seconds : []),
    })));
}
function timesInState(rows) {
    return rows.flatMap((row) => LIVE_STATES.map((state) => ({
        labels: { ...row.labels, state },
        values: row.history.flatMap((event) => (event.kind === "left" && event.from === state ? event.seconds : [])),
    })));
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
/** Upper bounds in seconds, the same for every histogram of the service. */
const BUCKETS = [60, 300, 600, 900, 1800, 3600, 5400, 7200];
function gauge(name, help, samples) {
    return family(name, help, "gauge", samples.map(({ labels, value }) => sample(name, labels, value)));
}
function histogram(name, help, series) {
    return family(name, help, "histogram", series.flatMap(({ labels, values }) => [
        ...BUCKETS.map((bound) => {
            const count = values.filter((value) => value <= bound).length;
            return sample(`${name}_bucket`, { ...labels, le: String(bound) }, count);
        }),
        sample(`${name}_bucket`, { ...labels, le: "+Inf" }, values.length),
        sample(`${name}_sum`, labels, values.reduce((sum, value) => sum + value, 0)),
        sample(`${name}_count`, labels, values.length),
    ]));
}
function family(name, help, type, lines) {
    return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ""].join("\n");
}
function sample(name, labels, value) {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
    return `${name}{${pairs.join(",")}} ${value}`;
}
function escapeLabel(text) {
    return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

;// CONCATENATED MODULE: ./lib/src/local-queue/engine/quarantined-tests.js

const LARGEST_PAGE = 100;
/** A page of the list. Its tokens are opaque; an empty next one is the end of the list. */
function quarantinedTestsPage(tests, { size, token }) {
    if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE) {
        throw new refusal/* Refusal */.P(400, `Invalid value for "page_query.page_size": must be an integer from 1 to ${LARGEST_PAGE}`);
    }
    const index = token === "" ? 0 : pageIndexOf(token);
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
function newQuarantinedTest(given, defaults) {
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
        throw new refusal/* Refusal */.P(400, 'Invalid value for "page_query.page_token"');
    return Number(match[1]);
}

// EXTERNAL MODULE: ./lib/src/local-queue/engine/settings.js
var engine_settings = __webpack_require__(8498);
;// CONCATENATED MODULE: ./lib/src/local-queue/engine/queues.js
/** Creating, changing and deleting queues. */


const SETTABLE_STATES = ["running", "paused", "draining"];
/** Only mode and concurrency can be given at the start; everything else goes through an update. */
function createQueue(repository, branch, fields) {
    if (repository.queues.has(branch)) {
        throw new refusal/* Refusal */.P(409, `A merge queue already exists for branch "${branch}" in this repository`);
    }
    const { mode = engine_settings/* DEFAULT_SETTINGS */.a.mode, concurrency = engine_settings/* DEFAULT_SETTINGS */.a.concurrency } = (0,engine_settings/* readSettings */.s)(fields);
    const settings = { ...engine_settings/* DEFAULT_SETTINGS */.a, mode, concurrency, bisectionConcurrency: concurrency };
    repository.queues.set(branch, emptyQueue(branch, settings));
}
function deleteQueue({ repository, queue }) {
    const live = queue.order.length + queue.waiting.length;
    if (live > 0) {
        throw new refusal/* Refusal */.P(400, `The merge queue for branch "${queue.branch}" is not empty (${live} pull requests)`);
    }
    repository.queues.delete(queue.branch);
}
function updateQueue({ queue }, fields) {
    const state = readState(fields.state);
    const { mode, requiredStatuses, ...settings } = (0,engine_settings/* readSettings */.s)(fields);
    const deletesStatuses = readDeleteRequiredStatuses(fields.deleteRequiredStatuses);
    if (queue.switching !== null) {
        throw new refusal/* Refusal */.P(400, `The merge queue for branch "${queue.branch}" is switching modes`);
    }
    queue.settings = { ...queue.settings, ...settings };
    // An empty list changes nothing in v1; only `deleteRequiredStatuses` clears the override.
    if (requiredStatuses !== undefined && requiredStatuses.length > 0) {
        queue.settings = { ...queue.settings, requiredStatuses };
    }
    if (deletesStatuses)
        queue.settings = { ...queue.settings, requiredStatuses: [] };
    if (state !== null)
        queue.state = state;
    if (mode !== undefined && mode !== queue.settings.mode) {
        queue.switching = { mode, stateAfter: queue.state };
        queue.state = "switching_modes";
    }
}
function readState(value) {
    if (value === undefined)
        return null;
    const state = SETTABLE_STATES.find((each) => typeof value === "string" && each === value.toLowerCase());
    if (state === undefined) {
        throw new refusal/* Refusal */.P(400, `Invalid value for "state": must be one of ${SETTABLE_STATES.join(", ")}`);
    }
    return state;
}
function readDeleteRequiredStatuses(value) {
    if (value !== undefined && typeof value !== "boolean") {
        throw new refusal/* Refusal */.P(400, 'Invalid value for "deleteRequiredStatuses": must be true or false');
    }
    return value === true;
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
    const entry = findEntry(place.queue, number);
    if (!isLive(place.queue, entry))
        throw notInQueue(place.queue, number);
    conclude(place, entry, { as: "cancelled", reason: "USER_REQUESTED" });
}
/** Restarts in place: neither its position nor the tests of others change. */
function restartTests(place, number) {
    const entry = findEntry(place.queue, number);
    if (!isLive(place.queue, entry))
        throw notInQueue(place.queue, number);
    if (entry.run === null)
        throw new refusal/* Refusal */.P(400, `Pull request #${number} has no tests to restart`);
    restart(place, entry);
}
/** The record of an earlier attempt is used again, with its id. */
function startAttempt({ world, queue }, given) {
    const { number, priority, noBatch } = given;
    const { timeMs } = world;
    world.attempts += 1;
    const fresh = {
        attempt: world.attempts,
        state: "not_ready",
        stateSinceMs: timeMs,
        submittedAtMs: timeMs,
        priority,
        noBatch,
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
    return { now: source.now, ...pullRequestCalls(world), ...queueCalls(world), ...outsideEvents(world) };
}
/** What the service's API can be asked about pull requests, each call on the world as it stands now. */
function pullRequestCalls(world) {
    return {
        submitPullRequest: (at, submission) => onPlace(world, at, (place) => submissions_submit(place, submission)),
        cancelPullRequest: (at, number) => onPlace(world, at, (place) => cancel(place, number)),
        restartTestsOnPullRequest: (at, number) => onPlace(world, at, (place) => restartTests(place, number)),
        getSubmittedPullRequest: (at, key) => submittedRecord(present(world, at), key),
        setImpactedTargets: (at, { number, sha, targets }) => onPlace(world, at, ({ repository, queue }) => {
            findPullRequest(repository, number);
            storeImpactedTargets(repository, { branch: queue.branch, sha, targets });
        }),
        getMergeQueueTestingDetails: (at, testRunId) => testingDetails(present(world, at), testRunId),
        listPullRequests: (at, query) => pullRequestsPage(present(world, at), query),
        listMergeQueueTestingResults: (at, query) => testingResultsPage(present(world, at), query),
    };
}
/** The same about queues and their repository. */
function queueCalls(world) {
    return {
        createQueue: (at, fields) => change(world, () => createQueue(findRepository(world, at.repo), at.targetBranch, fields)),
        deleteQueue: (at) => onPlace(world, at, deleteQueue),
        getQueue: (at) => queueRecord(present(world, at)),
        updateQueue: (at, fields) => {
            onPlace(world, at, (place) => updateQueue(place, fields));
            return settingsRecord(findPlace(world, at));
        },
        /** Of every repository when none is named. */
        getMergeQueueMetrics: (repo) => {
            advance(world);
            const repositories = repo === null ? [...world.repositories.values()] : [findRepository(world, repo)];
            return metricsText(repositories, world.timeMs);
        },
        listQuarantinedTests: (repo, query) => quarantinedTestsPage(findRepository(world, repo).quarantinedTests, query),
    };
}
function onPlace(world, at, apply) {
    change(world, () => apply(findPlace(world, at)));
}
function present(world, at) {
    advance(world);
    return findPlace(world, at);
}
/** What happens outside the service: repositories, pull requests, workflow runs of forks, the quarantine. */
function outsideEvents(world) {
    const find = (repo) => findRepository(world, repo);
    return {
        addRepository: (given) => addRepository(world, given),
        addPullRequest: (repo, given) => change(world, () => addPullRequest(world, find(repo), given)),
        updatePullRequest: (repo, number, patch) => change(world, () => updatePullRequest(world, { repository: find(repo), number, patch })),
        addForkRun: (repo, run) => void find(repo).forkRuns.set(run.runId, run),
        findForkRun: (repo, runId) => world.repositories.get(world_keyOf(repo))?.forkRuns.get(runId) ?? null,
        setCollaborator: (repo, login, held) => void find(repo).collaborators.set(login.toLowerCase(), held),
        setQuarantinedTests: (repo, tests) => {
            const at = wireTime(world.source.now());
            find(repo).quarantinedTests = tests.map((test) => newQuarantinedTest(test, { at, id: world.source.newId() }));
        },
        snapshot: (repo) => {
            advance(world);
            return snapshotOf(world, find(repo));
        },
        snapshots: () => {
            advance(world);
            return [...world.repositories.values()].map((repository) => snapshotOf(world, repository));
        },
    };
}
function addRepository(world, given) {
    const { host = "github.com", owner, name, defaultBranch = "main" } = given;
    const key = world_keyOf({ host, owner, name });
    if (world.repositories.has(key))
        throw new refusal/* Refusal */.P(409, `Repository ${key} exists already`);
    const repository = {
        host,
        owner,
        name,
        defaultBranch,
        requiredStatuses: given.requiredStatuses ?? ["build", "test"],
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

;// CONCATENATED MODULE: ./lib/src/local-queue/faults/fault.js
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
        pending: () => pending,
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

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/src/local-queue/control/requests.js + 1 modules
var requests = __webpack_require__(2073);
// EXTERNAL MODULE: ./lib/src/local-queue/http/fields.js
var http_fields = __webpack_require__(3080);
// EXTERNAL MODULE: ./lib/src/local-queue/http/incoming.js
var http_incoming = __webpack_require__(5721);
// EXTERNAL MODULE: ./lib/src/local-queue/http/reply.js
var http_reply = __webpack_require__(8117);
;// CONCATENATED MODULE: ./lib/src/local-queue/faults/deliver.js



async function deliver(exchange, fault) {
    const { response, act, sleep } = exchange;
    if (fault === null)
        return send(response, act());
    switch (fault.kind) {
        case "status":
            return sendScripted(exchange, fault, (0,http_reply/* textReply */.US)(fault.status, fault.body));
        case "reply":
            return sendScripted(exchange, fault, scriptedReply(fault));
        case "redirect":
            return send(response, { ...(0,http_reply/* textReply */.US)(fault.status), headers: { location: fault.location } });
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
    return json === undefined ? (0,http_reply/* textReply */.US)(status, text ?? "") : (0,http_reply/* jsonReply */.DB)(json, status);
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
    if (!(0,http_fields/* isFields */.Ce)(value))
        return reply;
    const merged = Object.entries(merge).map(([name, patch]) => {
        const before = value[name];
        return [name, (0,http_fields/* isFields */.Ce)(before) && (0,http_fields/* isFields */.Ce)(patch) ? { ...before, ...patch } : patch];
    });
    const after = { ...value, ...Object.fromEntries(merged) };
    return { ...reply, body: JSON.stringify(without(after, omit)) };
}
function without(fields, omit, prefix = "") {
    const kept = Object.entries(fields).filter(([name]) => !omit.includes(`${prefix}${name}`));
    return Object.fromEntries(kept.map(([name, value]) => [name, (0,http_fields/* isFields */.Ce)(value) ? without(value, omit, `${prefix}${name}.`) : value]));
}

;// CONCATENATED MODULE: ./lib/src/local-queue/github.js
/** A stand-in for the few look-ups on the GitHub API that CI makes, over the same pull requests, in its shapes. */



const ROUTES = [
    { endpoint: "github:repos.get", pattern: /^$/, answer: ({ repository }) => repositoryJson(repository) },
    { endpoint: "github:pulls.list", pattern: /^\/pulls$/, answer: listPullRequests },
    { endpoint: "github:pulls.get", pattern: /^\/pulls\/(\d+)$/, answer: getPullRequest },
    { endpoint: "github:commits.pulls", pattern: /^\/commits\/([^/]+)\/pulls$/, answer: pullRequestsOfCommit },
    { endpoint: "github:matching-refs", pattern: /^\/git\/matching-refs\/heads\/(.*)$/, answer: matchingRefs },
    {
        endpoint: "github:collaborators.permission",
        pattern: /^\/collaborators\/([^/]+)\/permission$/,
        answer: permissionOf,
    },
];
const REPOSITORY_PATH = /^\/github\/repos\/([^/]+)\/([^/]+)(.*)$/;
function githubEndpointOf(method, pathname) {
    const rest = REPOSITORY_PATH.exec(pathname)?.[3];
    if (method !== "GET" || rest === undefined)
        return null;
    return ROUTES.find((route) => route.pattern.test(rest))?.endpoint ?? null;
}
function answerGithub(github, incoming) {
    const { method, url } = incoming;
    return (0,http_reply/* answered */.oQ)(() => {
        const endpoint = githubEndpointOf(method, url.pathname);
        const route = ROUTES.find((each) => each.endpoint === endpoint);
        const [, owner = "", name = "", path = ""] = REPOSITORY_PATH.exec(url.pathname) ?? [];
        if (route === undefined)
            throw notFound();
        const repository = github_findRepository(github.engine, decoded(owner), decoded(name));
        const rest = decoded(route.pattern.exec(path)?.[1] ?? "");
        const value = route.answer({ github, repository, rest, query: url.searchParams });
        if (!Array.isArray(value))
            return (0,http_reply/* jsonReply */.DB)(value);
        const { items, link } = pageOf(value, baseOf(incoming), url);
        const reply = (0,http_reply/* jsonReply */.DB)(items);
        return link === "" ? reply : { ...reply, headers: { ...reply.headers, link } };
    }, ({ status, message }) => {
        const isMissing = status === 404;
        const error = { message: isMissing ? "Not Found" : message, status: String(status) };
        return (0,http_reply/* jsonReply */.DB)({ ...error, documentation_url: "https://docs.github.com/rest" }, status);
    });
}
function getPullRequest({ github, repository, rest }) {
    const found = shown(github, repository).find((each) => each.number === Number(rest));
    if (found === undefined)
        throw notFound();
    return { ...pullRequestJson(repository, found), merged: found.mergedAtMs !== null };
}
function listPullRequests({ github, repository, query }) {
    const state = query.get("state") ?? "open";
    const head = query.get("head");
    const base = query.get("base");
    const isOldestFirst = query.get("direction") === "asc";
    return shown(github, repository)
        .filter((each) => state === "all" || state === (each.state === "open" ? "open" : "closed"))
        .filter((each) => head === null || head === `${ownerOf(each.headRepository)}:${each.headBranch}`)
        .filter((each) => base === null || base === each.baseBranch)
        .toSorted((one, other) => (isOldestFirst ? one.number - other.number : other.number - one.number))
        .map((each) => pullRequestJson(repository, each));
}
function pullRequestsOfCommit({ github, repository, rest }) {
    return shown(github, repository)
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
    return refs.filter(([branch]) => branch.startsWith(rest)).map(([branch, sha]) => refJson(branch, sha));
}
/** Everybody may read a public repository; of an app GitHub says nothing unless it was made a collaborator. */
function permissionOf({ repository, rest }) {
    const held = repository.collaborators[rest.toLowerCase()];
    if (held === undefined && rest.endsWith("[bot]"))
        throw notFound();
    return permissionJson(rest, held ?? { permission: "read", role: "read" });
}
function shown({ engine, lagSeconds }, repository) {
    return shownPullRequests(repository, engine.now() - lagSeconds * 1000);
}
/** Where the caller reaches this server: addresses of other pages begin so. */
function baseOf({ headers }) {
    return `http://${headers.host ?? "localhost"}`;
}
function ownerOf(repository) {
    return repository?.split("/")[0] ?? "";
}
function github_findRepository(engine, owner, name) {
    const found = engine.snapshots().find((each) => each.owner === owner && each.name === name);
    if (found === undefined)
        throw notFound();
    return found;
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
/** Pages of a list, as the GitHub API makes them: 30 items unless the caller wants others, and links to the rest. */
const USUAL_SIZE = 30;
const LARGEST_SIZE = 100;
/** A size or a page that is none is not refused but read as if nothing were said. */
function pageOf(all, base, url) {
    const size = Math.min(LARGEST_SIZE, positive(url.searchParams.get("per_page")) ?? USUAL_SIZE);
    const page = positive(url.searchParams.get("page")) ?? 1;
    const last = Math.max(1, Math.ceil(all.length / size));
    const to = (rel, number) => {
        const query = new URLSearchParams(url.searchParams);
        query.set("page", String(number));
        return `<${base}${url.pathname}?${query.toString()}>; rel="${rel}"`;
    };
    const back = page > 1 ? [to("prev", Math.min(page - 1, last))] : [];
    const on = page < last ? [to("next", page + 1), to("last", last)] : [];
    const links = [...back, ...on, ...(page > 1 ? [to("first", 1)] : [])];
    return { items: all.slice((page - 1) * size, page * size), link: links.join(", ") };
}
function positive(text) {
    const number = /^\d{1,9}$/.test(text ?? "") ? Number(text) : 0;
    return number > 0 ? number : undefined;
}
/** Pull requests as GitHub shows them when it knows of no merge after `knownUntilMs`. */
function shownPullRequests(repository, knownUntilMs) {
    return repository.pullRequests.map((pullRequest) => {
        const { mergedAtMs } = pullRequest;
        if (mergedAtMs === null || mergedAtMs <= knownUntilMs)
            return pullRequest;
        return { ...pullRequest, state: "open", mergedAtMs: null, mergeCommitSha: null };
    });
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
    const head = { label: `${headRepository?.split("/")[0] ?? "unknown"}:${headBranch}`, ref: headBranch, sha: headSha };
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
function permissionJson(login, { permission, role }) {
    return { permission, role_name: role, user: { login } };
}
function refJson(branch, sha) {
    return { ref: `refs/heads/${branch}`, object: { type: "commit", sha } };
}
/** While a pull request is open GitHub shows the commit of a trial merge here, not that of the merge to come. */
function testMergeCommit(headSha) {
    return (0,external_node_crypto_.createHash)("sha1").update(`trial merge of ${headSha}`).digest("hex");
}

;// CONCATENATED MODULE: ./lib/src/local-queue/request-log.js


const LARGEST_RECORDED_BODY = 64 * 1024;
function recordOf({ method, path, headers, body }, facts) {
    const isRecorded = body.kind === "read" && body.bytes > 0 && body.bytes < LARGEST_RECORDED_BODY;
    const parsed = isRecorded ? (0,http_incoming/* parseJson */.qF)(body.text) : undefined;
    const json = parsed === undefined ? {} : { body: parsed };
    return { id: (0,external_node_crypto_.randomUUID)(), ...facts, method, path, headers, ...json, bodyBytes: body.bytes };
}

;// CONCATENATED MODULE: ./lib/src/local-queue/v1.js







/** The path below `/v1/`, and the name of what stands there. */
function v1EndpointOf(method, path) {
    if (method === "GET" && path === "getMergeQueueMetrics")
        return path;
    if (method !== "POST" || !isPostPath(path))
        return null;
    return path === "flaky-tests/list-quarantined-tests" ? "listQuarantinedTests" : path;
}
function answerV1(v1, incoming) {
    const { method, url } = incoming;
    const path = url.pathname.slice("/v1/".length);
    if (v1EndpointOf(method, path) === null)
        return (0,http_reply/* notFoundPage */.FS)(method, url.pathname);
    return (0,http_reply/* answered */.oQ)(() => (isPostPath(path) ? answerPost(v1, incoming, path) : answerGet(v1, incoming)), ({ status, message }) => (0,http_reply/* textReply */.US)(status, message));
}
function answerGet({ engine, token }, { headers, url }) {
    if ((0,http_incoming/* headerText */.TK)(headers, "x-api-token") !== token)
        throw unauthorized();
    return answerMetrics(engine, url.searchParams);
}
function answerPost(v1, incoming, path) {
    const sent = (0,http_incoming/* headerText */.TK)(incoming.headers, "x-api-token");
    // The size is looked at before anything else, as the body has to be read first.
    if (incoming.body.kind === "too-large")
        throw new refusal/* Refusal */.P(413, "request entity too large");
    const isForkUpload = path === "setImpactedTargets" && sent === "" && forkRunId(incoming) !== "";
    if (sent !== v1.token && !isForkUpload)
        throw unauthorized();
    const fields = (0,http_incoming/* jsonFields */.yX)(incoming);
    if (isForkUpload)
        authorizeForkRun(v1.engine, fields, forkRunId(incoming));
    if (path === "flaky-tests/list-quarantined-tests")
        authorizeOrganization(v1, fields);
    return POST_ENDPOINTS[path](v1.engine, fields);
}
/** A workflow run speaks for a fork only while it runs, and only for the commit that it runs on. */
function authorizeForkRun(engine, fields, runId) {
    const run = engine.findForkRun(readRepository(fields), runId);
    if (run === null || !run.live || !run.fork || run.headSha !== readHeadSha(fields))
        throw unauthorized();
}
function authorizeOrganization({ orgSlug }, { org_url_slug: slug }) {
    if (typeof slug !== "string" || slug === "") {
        throw new refusal/* Refusal */.P(400, 'Invalid value for "org_url_slug": must be a string that is not empty');
    }
    if (orgSlug !== undefined && slug !== orgSlug)
        throw unauthorized();
}
function forkRunId({ headers }) {
    return (0,http_incoming/* headerText */.TK)(headers, "x-forked-workflow-run-id");
}
function isPostPath(path) {
    return Object.hasOwn(POST_ENDPOINTS, path);
}
function unauthorized() {
    return new refusal/* Refusal */.P(401, "Unauthorized");
}
function readRepository(fields) {
    const repo = (0,http_fields/* objectAt */.lJ)(fields.repo, "repo");
    return {
        host: (0,http_fields/* stringAt */.bX)(repo.host, "repo.host"),
        owner: (0,http_fields/* stringAt */.bX)(repo.owner, "repo.owner"),
        name: (0,http_fields/* stringAt */.bX)(repo.name, "repo.name"),
    };
}
function readCoordinates(fields) {
    return { repo: readRepository(fields), targetBranch: (0,http_fields/* stringAt */.bX)(fields.targetBranch, "targetBranch") };
}
/** An integer, or the same in a string, which the service takes too. Uploads begin at 1, all else at 0. */
function readNumber(fields, smallest = 0) {
    const { number: value } = (0,http_fields/* objectAt */.lJ)(fields.pr, "pr");
    const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
    if (typeof number !== "number" || !Number.isInteger(number) || number < smallest || number > pull_request/* LARGEST_NUMBER */.jP) {
        throw (0,http_fields/* invalid */.Gq)("pr.number", `must be an integer from ${smallest} to ${pull_request/* LARGEST_NUMBER */.jP}`);
    }
    return number;
}
/** All that are asked by POST with a JSON body, by their path below the version. */
const POST_ENDPOINTS = {
    submitPullRequest: (engine, fields) => {
        const noBatch = (0,http_fields/* optional */.lq)(fields, "noBatch", http_fields/* booleanAt */.CR);
        engine.submitPullRequest(readCoordinates(fields), {
            number: readNumber(fields),
            priority: fields.priority,
            ...noBatch,
        });
        return (0,http_reply/* textReply */.US)(200);
    },
    cancelPullRequest: (engine, fields) => {
        engine.cancelPullRequest(readCoordinates(fields), readNumber(fields));
        return (0,http_reply/* textReply */.US)(200);
    },
    restartTestsOnPullRequest: (engine, fields) => {
        engine.restartTestsOnPullRequest(readCoordinates(fields), readNumber(fields));
        return (0,http_reply/* textReply */.US)(200);
    },
    getSubmittedPullRequest: (engine, fields) => {
        const pr = (0,http_fields/* objectAt */.lJ)(fields.pr, "pr");
        if ((pr.number === undefined) === (pr.branch === undefined)) {
            throw (0,http_fields/* invalid */.Gq)("pr", 'must have exactly one of "number" and "branch"');
        }
        const key = pr.branch === undefined ? { number: readNumber(fields) } : { branch: (0,http_fields/* stringAt */.bX)(pr.branch, "pr.branch") };
        return (0,http_reply/* jsonReply */.DB)(engine.getSubmittedPullRequest(readCoordinates(fields), key));
    },
    setImpactedTargets: (engine, fields) => {
        const { impactedTargets } = fields;
        engine.setImpactedTargets(readCoordinates(fields), {
            number: readNumber(fields, 1),
            sha: readHeadSha(fields),
            targets: impactedTargets === "ALL" ? "ALL" : readTargets(impactedTargets),
        });
        return (0,http_reply/* textReply */.US)(200);
    },
    getMergeQueueTestingDetails: (engine, fields) => {
        const testRunId = (0,http_fields/* stringAt */.bX)(fields.testRunId, "testRunId");
        return (0,http_reply/* jsonReply */.DB)(engine.getMergeQueueTestingDetails(readCoordinates(fields), testRunId));
    },
    listPullRequests: (engine, fields) => (0,http_reply/* jsonReply */.DB)(engine.listPullRequests(readCoordinates(fields), readPullRequestsQuery(fields))),
    listMergeQueueTestingResults: (engine, fields) => (0,http_reply/* jsonReply */.DB)(engine.listMergeQueueTestingResults(readCoordinates(fields), readTestingResultsQuery(fields))),
    createQueue: (engine, fields) => {
        engine.createQueue(readCoordinates(fields), fields);
        return (0,http_reply/* textReply */.US)(200);
    },
    deleteQueue: (engine, fields) => {
        engine.deleteQueue(readCoordinates(fields));
        return (0,http_reply/* textReply */.US)(200);
    },
    getQueue: (engine, fields) => (0,http_reply/* jsonReply */.DB)(engine.getQueue(readCoordinates(fields))),
    updateQueue: (engine, fields) => (0,http_reply/* jsonReply */.DB)(engine.updateQueue(readCoordinates(fields), fields)),
    "flaky-tests/list-quarantined-tests": (engine, fields) => {
        const query = (0,http_fields/* objectAt */.lJ)(fields.page_query, "page_query");
        const size = (0,http_fields/* integerFrom */.bn)(1, LARGEST_PAGE)(query.page_size, "page_query.page_size");
        const token = query.page_token ?? "";
        if (typeof token !== "string")
            throw (0,http_fields/* invalid */.Gq)("page_query.page_token", "must be a string");
        return (0,http_reply/* jsonReply */.DB)(engine.listQuarantinedTests(readRepository(fields), { size, token }));
    },
};
/** The head commit that an upload of impacted targets is for. */
function readHeadSha(fields) {
    return (0,http_fields/* stringAt */.bX)((0,http_fields/* objectAt */.lJ)(fields.pr, "pr").sha, "pr.sha");
}
/** The metrics, for one repository or for all of them. */
function answerMetrics(engine, query) {
    const repo = query.get("repo") ?? "";
    const host = query.get("repoHost") ?? "";
    if ((repo === "") !== (host === ""))
        throw (0,http_fields/* invalid */.Gq)("repo", 'must be given together with "repoHost"');
    const slash = repo.lastIndexOf("/");
    if (repo !== "" && slash < 1)
        throw (0,http_fields/* invalid */.Gq)("repo", "must be written as owner/name");
    const name = repo === "" ? null : { host, owner: repo.slice(0, slash), name: repo.slice(slash + 1) };
    const body = engine.getMergeQueueMetrics(name);
    return { status: 200, headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" }, body };
}
function readTargets(value) {
    if (!Array.isArray(value))
        throw (0,http_fields/* invalid */.Gq)("impactedTargets", 'must be an array of strings or "ALL"');
    return (0,http_fields/* stringsAt */.kp)(value, "impactedTargets");
}
const LARGEST_TAKE = 100;
const USUAL_TAKE = 50;
function readTake(fields) {
    return (0,http_fields/* optional */.lq)(fields, "take", (0,http_fields/* integerFrom */.bn)(1, LARGEST_TAKE)).take ?? USUAL_TAKE;
}
function readPullRequestsQuery(fields) {
    return {
        ...readSpan(fields),
        ...(0,http_fields/* optional */.lq)(fields, "state", stateAt),
        ...(0,http_fields/* optional */.lq)(fields, "cursor", uuidAt),
        take: readTake(fields),
    };
}
function readTestingResultsQuery(fields) {
    const { offset = 0 } = (0,http_fields/* optional */.lq)(fields, "offset", (0,http_fields/* integerFrom */.bn)(0, pull_request/* LARGEST_NUMBER */.jP));
    return { ...readSpan(fields), sinceMs: timeAt(fields.since, "since"), offset, take: readTake(fields) };
}
/** Requests may spell states in any case. */
function stateAt(value, name) {
    return (0,http_fields/* oneOf */.yL)(ENTRY_STATES, typeof value === "string" ? value.toLowerCase() : value, name);
}
/** A date and a time with a zone, of the calendar: 30 February is none. */
function timeAt(value, name) {
    const form = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i.exec(typeof value === "string" ? value : "");
    const written = form?.[1]?.toUpperCase() ?? "";
    const asUtc = Date.parse(`${written}Z`);
    const ms = Date.parse(`${written}${form?.[2] ?? ""}${form?.[3]?.toUpperCase() ?? ""}`);
    if (Number.isNaN(asUtc) || Number.isNaN(ms) || !new Date(asUtc).toISOString().startsWith(written)) {
        throw (0,http_fields/* invalid */.Gq)(name, "must be an ISO 8601 time such as 2026-01-31T12:00:00Z");
    }
    return ms;
}
function readSpan(fields) {
    const { since } = (0,http_fields/* optional */.lq)(fields, "since", timeAt);
    const { until } = (0,http_fields/* optional */.lq)(fields, "until", timeAt);
    return { ...(since === undefined ? {} : { sinceMs: since }), ...(until === undefined ? {} : { untilMs: until }) };
}
function uuidAt(value, name) {
    const text = (0,http_fields/* stringAt */.bX)(value, name);
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text))
        throw (0,http_fields/* invalid */.Gq)(name, "must be a UUID");
    return text.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/src/local-queue/server.js
/** The HTTP server: reads a request whole, notes it, and answers it through the fault that it meets. */
/**
 * Who may speak to the service. It listens on this machine only, but a browser here runs pages of strangers: one of them
 * can post without being asked (then `Origin` names it), or have its own name lead to this machine (then `Host` does).
 */










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
        return deliver({ response, act: () => (0,http_reply/* textReply */.US)(403, refused), sleep: () => Promise.resolve() }, null);
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
        return { api: "v1", endpoint, answer: (incoming) => answerV1(v1, incoming) };
    }
    if (pathname.startsWith("/github/")) {
        const endpoint = githubEndpointOf(method, pathname);
        return { api: "github", endpoint, answer: (incoming) => answerGithub(github, incoming) };
    }
    if (pathname.startsWith("/_control/")) {
        return { api: "control", endpoint: null, answer: (incoming) => (0,requests/* answerControl */.e)(control, incoming) };
    }
    const isRoot = pathname === "/" && method === "GET";
    const answer = () => (isRoot ? (0,http_reply/* textReply */.US)(200, "Local merge queue service") : (0,http_reply/* notFoundPage */.FS)(method, pathname));
    return { api: null, endpoint: null, answer };
}
function urlOf(path) {
    return URL.canParse(path, "http://localhost")
        ? new URL(path, "http://localhost")
        : new URL("http://localhost/invalid");
}
/** Why a request is turned down, or null; `names` are those that the service was told it is called by. */
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
    const clock = (0,local_queue_clock/* createClock */.t)({
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
function listen(server, port, host) {
    return new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, host, () => {
            const address = server.address();
            resolve(typeof address === "object" && address !== null ? address.port : port);
        });
    });
}
function closeServer(server) {
    return new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
    });
}


/***/ })

};
