export const id = 9042;
export const ids = [9042];
export const modules = {

/***/ 4569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a$: () => (/* binding */ DEFAULT_SETTINGS),
/* harmony export */   cl: () => (/* binding */ listSettings),
/* harmony export */   iQ: () => (/* binding */ HOUR_MS),
/* harmony export */   kg: () => (/* binding */ MINUTE_MS)
/* harmony export */ });
/** The settings of a queue, by the API's own names. */
const SETTINGS = {
    mode: {
        initial: "single",
        values: ["single", "parallel"],
        meaning: "queue: in a parallel queue, a pull request waits only for pull requests with a common target",
        drawn: ["single", "parallel"],
    },
    /** Maximum number of simultaneous test runs, without those of bisections. */
    concurrency: { initial: 1, least: 1, meaning: "concurrent test runs", drawn: [3, 2, 1, 5] },
    bisectionConcurrency: {
        initial: 1,
        least: 0,
        leastInV1: 1,
        meaning: "more concurrent test runs for bisections; 0: bisections share the slots above",
        drawn: [4, 2, 1, 0],
    },
    testingTimeoutMinutes: {
        initial: 300,
        least: 0,
        leastInV1: 1,
        meaning: "minutes until running tests fail; 0: no limit",
        drawn: [0, 0, 6],
    },
    pendingFailureDepth: {
        initial: 0,
        least: 0,
        meaning: "pull requests behind a failed one whose tests can clear the failure",
        drawn: [0, 0, 1, 2],
    },
    canOptimisticallyMerge: {
        initial: false,
        meaning: "to let passed tests clear the failed pull requests ahead that they include",
        drawn: [false, true],
    },
    batch: { initial: false, meaning: "to test several pull requests together", drawn: [false, true] },
    batchingMaxWaitTimeMinutes: {
        initial: 0,
        least: 0,
        meaning: "minutes until an incomplete batch starts",
        delay: "or when it is full",
        drawn: [0, 2, 5],
    },
    /** Maximum size of a batch. A batch of this size starts without a delay. */
    batchingMinSize: { initial: 1, least: 1, meaning: "pull requests in a full batch", drawn: [3, 2, 4] },
    createPrsForTestingBranches: { initial: false },
    commentsEnabled: { initial: true },
    commandsEnabled: { initial: true },
    statusCheckEnabled: { initial: true },
    /** Required statuses of the queue. An empty list means the required statuses of the repository. */
    requiredStatuses: { initial: [], items: "text", meaning: "to pass; empty: as the branch protection requires" },
    directMergeMode: {
        initial: "off",
        values: ["off", "always"],
        meaning: "to merge a pull request without tests if it is up to date and the queue is empty",
        drawn: ["off", "off", "always"],
    },
    optimizationMode: {
        initial: "off",
        values: ["off", "bisection_skip_redundant_tests"],
        meaning: "to skip test runs of a bisection whose failure is already known",
        drawn: ["off", "bisection_skip_redundant_tests"],
    },
    mergeMethod: {
        initial: "squash",
        values: ["merge_commit", "squash", "rebase"],
        meaning: "for merges",
        drawn: ["squash"],
    },
    // The service returns the following fields, but does not document them.
    extensionEnabled: { initial: false },
    enqueueingLabel: { initial: "merge-queue" },
    labelCommandsEnabled: { initial: false },
    stateLabelsEnabled: { initial: false },
    allowedBotSubmitters: { initial: [], items: "text" },
    batchingRules: {
        initial: [],
        items: "any",
        meaning: "for targets that are tested alone",
        drawn: [[], [], [{ targetPattern: "z", policy: "isolate" }]],
    },
    testBranchConstructionMode: {
        initial: "rename_temp_branch",
        values: ["rename_temp_branch", "push_new_branch_from_temp"],
    },
    notReadyTimeoutHours: {
        initial: 24,
        least: 0,
        meaning: "hours until a pull request that is not ready leaves the queue; 0: no limit",
        drawn: [0, 0, 1],
    },
};
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
function listSettings() {
    return Object.entries(SETTINGS);
}
const DEFAULT_SETTINGS = initialSettings();
function initialSettings() {
    return Object.fromEntries(listSettings().map(([name, { initial }]) => [name, initial]));
}


/***/ }),

/***/ 4342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ isLive),
/* harmony export */   kZ: () => (/* binding */ findLiveEntry),
/* harmony export */   pA: () => (/* binding */ emptyQueue),
/* harmony export */   ur: () => (/* binding */ ENTRY_STATES)
/* harmony export */ });
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1647);

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
function isLive({ state }) {
    return state !== "merged" && state !== "failed" && state !== "cancelled";
}
function findLiveEntry({ entries }, number) {
    const entry = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .get */ .Jt(entries, number);
    return entry !== undefined && isLive(entry) ? entry : undefined;
}
/**
 * Creates a queue. `last` contains the last numbers of an earlier queue for the same branch; the new queue continues
 * them.
 */
function emptyQueue(settings, tip, last = null) {
    return {
        settings,
        phase: "running",
        switching: null,
        tip,
        last: last ?? { submission: 0, admission: 0, position: 0, group: 0, run: 0, bisection: 0, split: 0 },
        entries: null,
        waiting: null,
        admissible: null,
        pending: null,
        order: null,
        groups: null,
        bisections: [],
        failing: [],
        reruns: [],
        runs: null,
        timers: null,
        batchDueMs: null,
        tickDueMs: null,
        slots: { main: 0, bisection: 0 },
    };
}


/***/ }),

/***/ 1647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ first),
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   Jt: () => (/* binding */ get),
/* harmony export */   TF: () => (/* binding */ remove),
/* harmony export */   hZ: () => (/* binding */ set),
/* harmony export */   jB: () => (/* binding */ upTo),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   zu: () => (/* binding */ values)
/* harmony export */ });
function size(tree) {
    return tree === null ? 0 : tree.size;
}
function get(tree, a, b = 0) {
    let node = tree;
    while (node !== null) {
        if (a === node.a && b === node.b)
            return node.value;
        node = isBefore(a, b, node) ? node.left : node.right;
    }
    return undefined;
}
function set(tree, a, b, value) {
    if (tree === null)
        return { a, b, value, size: 1, left: null, right: null };
    if (a === tree.a && b === tree.b) {
        return { a, b, value, size: tree.size, left: tree.left, right: tree.right };
    }
    return isBefore(a, b, tree)
        ? balanced(tree, set(tree.left, a, b, value), tree.right)
        : balanced(tree, tree.left, set(tree.right, a, b, value));
}
function remove(tree, a, b = 0) {
    if (tree === null)
        return null;
    if (a === tree.a && b === tree.b)
        return joined(tree.left, tree.right);
    if (isBefore(a, b, tree)) {
        const left = remove(tree.left, a, b);
        return left === tree.left ? tree : balanced(tree, left, tree.right);
    }
    const right = remove(tree.right, a, b);
    return right === tree.right ? tree : balanced(tree, tree.left, right);
}
function first(tree) {
    if (tree === null)
        return null;
    let node = tree;
    while (node.left !== null)
        node = node.left;
    return node;
}
/** Yields the values in the order of their keys. Leaves out each part of the tree for which `isSkipped` returns true. */
function* values(tree, isSkipped = () => false) {
    const path = [];
    let node = tree;
    while (node !== null || path.length > 0) {
        while (node !== null && !isSkipped(node)) {
            path.push(node);
            node = node.left;
        }
        const next = path.pop();
        if (next === undefined)
            return;
        yield next.value;
        node = next.right;
    }
}
/** Returns the values in the order of their keys, faster than `values`. */
function list(tree) {
    const all = [];
    collect(tree, all);
    return all;
}
/** Returns all values with a first key of at most `a`, in order. */
function upTo(tree, a) {
    if (tree === null)
        return [];
    if (tree.a > a)
        return upTo(tree.left, a);
    return [...list(tree.left), tree.value, ...upTo(tree.right, a)];
}
function collect(tree, all) {
    if (tree === null)
        return;
    collect(tree.left, all);
    all.push(tree.value);
    collect(tree.right, all);
}
function isBefore(a, b, node) {
    return a < node.a || (a === node.a && b < node.b);
}
function joined(left, right) {
    if (left === null)
        return right;
    const next = first(right);
    return next === null ? left : balanced(next, left, remove(right, next.a, next.b));
}
/** Maximum ratio between the weights of the two sides. */
const HEAVIER = 3;
/** Ratio of the inner to the outer side from which two rotations are necessary. */
const INNER = 2;
function balanced(top, left, right) {
    const [onLeft, onRight] = [size(left) + 1, size(right) + 1];
    if (right !== null && onRight > HEAVIER * onLeft) {
        const { left: inner, right: outer } = right;
        if (inner === null || size(inner) + 1 < INNER * (size(outer) + 1)) {
            return joining(right, joining(top, left, inner), outer);
        }
        return joining(inner, joining(top, left, inner.left), joining(right, inner.right, outer));
    }
    if (left !== null && onLeft > HEAVIER * onRight) {
        const { left: outer, right: inner } = left;
        if (inner === null || size(inner) + 1 < INNER * (size(outer) + 1)) {
            return joining(left, outer, joining(top, inner, right));
        }
        return joining(inner, joining(left, outer, inner.left), joining(top, inner.right, right));
    }
    return joining(top, left, right);
}
function joining({ a, b, value }, left, right) {
    return { a, b, value, size: size(left) + size(right) + 1, left, right };
}


/***/ }),

/***/ 9898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ex: () => (/* binding */ addMerge),
/* harmony export */   Ph: () => (/* binding */ addCommit),
/* harmony export */   lY: () => (/* binding */ createBranch),
/* harmony export */   wZ: () => (/* binding */ readBase)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2360);

function createBranch(tip) {
    const positions = new Map([[tip, 0]]);
    return { tip, commits: 0, positions, merged: new Map(), faults: [], silentFrom: null, lastNumbers: null };
}
function addCommit(branch, sha) {
    branch.tip = sha;
    branch.commits += 1;
    branch.positions.set(sha, branch.commits);
}
/** Merges a change as the next commit. Returns the numbers of the changes with which it conflicts in text. */
function addMerge(branch, change, sha) {
    addCommit(branch, sha);
    const { commits: position, merged } = branch;
    for (const fault of (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .findFaults */ .H)(change, (other) => merged.has(other)))
        branch.faults.push({ position, fault });
    if (change.silent)
        branch.silentFrom ??= position;
    merged.set(change.number, position);
    return change.conflicts.flatMap((conflict) => (conflict.in === "text" ? [conflict.with] : []));
}
function readBase(branch, commit) {
    if (branch === undefined)
        return { contains: () => false, faults: [], silent: false };
    const last = branch.positions.get(commit) ?? 0;
    return {
        contains: (number) => (branch.merged.get(number) ?? Number.POSITIVE_INFINITY) <= last,
        faults: branch.faults.filter(({ position }) => position <= last).map(({ fault }) => fault),
        silent: branch.silentFrom !== null && branch.silentFrom <= last,
    };
}


/***/ }),

/***/ 2360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ findFaults),
/* harmony export */   t: () => (/* binding */ plainChange)
/* harmony export */ });
/** Returns a change without any defect. */
function plainChange(number, testSeconds = 600) {
    return { number, testSeconds, broken: false, flaky: 0, conflicts: [], silent: false, targets: null, upToDate: false };
}
/** Returns the faults that a change always causes on top of other changes. */
function findFaults(change, contains) {
    const faults = change.broken ? [{ numbers: [change.number], kind: "broken" }] : [];
    for (const conflict of change.conflicts) {
        if (conflict.in === "tests" && contains(conflict.with)) {
            faults.push({ numbers: [conflict.with, change.number], kind: "conflict" });
        }
    }
    return faults;
}


/***/ }),

/***/ 2071:
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
  JM: () => (/* binding */ listUpTo),
  UB: () => (/* binding */ numberFrom),
  Ik: () => (/* binding */ object),
  yL: () => (/* binding */ oneOf),
  lq: () => (/* binding */ optional),
  LF: () => (/* binding */ read),
  BW: () => (/* binding */ refuseUnknown),
  re: () => (/* binding */ strictObject),
  P$: () => (/* binding */ strings),
  Qq: () => (/* binding */ fields_text),
  kB: () => (/* binding */ fields_time),
  uR: () => (/* binding */ uuid),
  aG: () => (/* binding */ wordOf)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(7428);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var mini_schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __webpack_require__(8532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/schemas.js + 2 modules
var core_schemas = __webpack_require__(6985);
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

// EXTERNAL MODULE: ./lib/src/text/suggest.js
var suggest = __webpack_require__(4618);
// EXTERNAL MODULE: ./lib/local-queue/src/state/refusal.js
var refusal = __webpack_require__(5322);
;// CONCATENATED MODULE: ./lib/local-queue/src/state/fields.js
/** This file reads values from JSON of unknown form. The errors name the wrong field. */



function isFields(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function keysOf(table) {
    return Object.keys(table);
}
/** Reads a value by a schema. @throws Refusal with the first wrong field; `whole` is the name of the value itself */
function read(schema, value, whole = "body") {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const [issue] = result.error.issues;
    const { path = [], message = "does not fit" } = issue ?? {};
    if (issue?.code === "unrecognized_keys")
        refuseUnknown(issue.keys, message.split(" "), path);
    throw invalid(errors/* toDotPath */.sR(path) || whole, message);
}
function refuseUnknown(keys, known, path = []) {
    const key = keys.find((each) => !known.includes(each));
    if (key === undefined)
        return;
    const advice = (0,suggest/* formatDidYouMeanQuestion */.Bl)(key, known, `the allowed fields are ${known.join(", ")}`);
    throw invalid(errors/* toDotPath */.sR([...path, key]), `is not known; ${advice}`);
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
/** Creates a schema that rejects unknown fields. The error of the function `read` then lists the known fields. */
function strictObject(shape, rule = "must be an object") {
    const known = Object.keys(shape).join(" ");
    return mini_schemas/* strictObject */.rej(shape, { error: ({ code }) => (code === "unrecognized_keys" ? known : rule) });
}
/** Makes fields optional. Null is still an error. */
function optional(shape) {
    return mini_schemas/* exactPartial */.zjz(mini_schemas/* object */.Ikc(shape)).shape;
}
function list(item) {
    return mini_schemas/* readonly */.tBZ(mini_schemas/* array */.YOg(item, "must be an array"));
}
/** Creates a schema for a list of a limited length. */
function listUpTo(most, item) {
    return mini_schemas/* readonly */.tBZ(mini_schemas/* array */.YOg(item, "must be an array").check(api/* _maxLength */.Eb(most, `must have at most ${most} items`)));
}
/** Creates a schema for numbers. It rejects `1e999`, which JSON reads as infinite. */
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
/** Creates a schema for words in any case, as the service accepts them. Returns lower case. */
function wordOf(values) {
    const lowerCase = mini_schemas/* transform */.pdi((value) => (typeof value === "string" ? value.toLowerCase() : value));
    return mini_schemas/* pipe */.FsL(lowerCase, oneOf(values));
}
const INSTANT = "must be an ISO 8601 time such as 2026-01-31T12:00:00Z";
/** Schema for a date and a time with a zone. Returns milliseconds since 1970. */
const fields_time = mini_schemas/* pipe */.FsL(mini_schemas/* pipe */.FsL(mini_schemas/* string */.YjP(INSTANT).check(api/* _toUpperCase */.xY()), datetime({ offset: true, error: INSTANT })), mini_schemas/* transform */.pdi((written) => Date.parse(written)));


/***/ }),

/***/ 2887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gi: () => (/* binding */ isUrgent),
/* harmony export */   ID: () => (/* binding */ LONGEST_TEST_SECONDS),
/* harmony export */   PJ: () => (/* binding */ isConflicting),
/* harmony export */   Ps: () => (/* binding */ pullRequestPatch),
/* harmony export */   Z8: () => (/* binding */ readPriority),
/* harmony export */   _t: () => (/* binding */ priorityName),
/* harmony export */   jP: () => (/* binding */ LARGEST_NUMBER),
/* harmony export */   kH: () => (/* binding */ DEFAULT_VALUE),
/* harmony export */   ve: () => (/* binding */ newPullRequest),
/* harmony export */   xk: () => (/* binding */ commitId)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3759);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2071);


/** Largest number in the service, because numbers have 32 bits. */
const LARGEST_NUMBER = 4_294_967_295;
/** Maximum duration of tests in seconds: one day. */
const LONGEST_TEST_SECONDS = 86_400;
const plannedCheck = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({
    name: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    result: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["success", "failure", "never-reported"]),
    /** Kind of the check; by default, a commit status. */
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["status", "check-run"])),
});
const numbers = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, LARGEST_NUMBER));
/** Effect of a pull request on all test runs that contain it. */
const testPlan = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({
    testSeconds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberFrom */ .UB)(0, LONGEST_TEST_SECONDS),
    result: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["pass", "fail"]),
    checks: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(plannedCheck),
    /** Probability that the pull request makes a run fail. */
    flaky: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberFrom */ .UB)(0, 1),
    /** Numbers, from 1, of the pull request's own test runs that always fail as flaky. */
    flakyRuns: numbers,
    /** Numbers of conflicting pull requests. A run with both pull requests fails. */
    conflictsWith: numbers,
    /** Numbers of pull requests that change the same lines. This pull request cannot merge after one of them. */
    conflictsInText: numbers,
});
const COMMIT = "must be a commit id of 40 or 64 hexadecimal digits in lower case";
const COMMIT_ID = "[0-9a-f]{40}|[0-9a-f]{64}";
const commitId = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(COMMIT).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(new RegExp(`^(?:${COMMIT_ID})$`), COMMIT));
const COMMIT_OR_NEW = `${COMMIT}, or "new"`;
const pushed = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(COMMIT_OR_NEW).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(new RegExp(`^(?:new|${COMMIT_ID})$`), COMMIT_OR_NEW));
/** Codes of reasons why the Git host rejects a merge. A direct submission ignores every reason except a conflict. */
const REASONS = [
    "conflict",
    "behind",
    "draft",
    "closed",
    "pending",
    "awaitingCheck",
    "failingCheck",
    "reviewRequired",
    "changesRequested",
    "stackNeedsRebase",
    "other",
];
const count = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(0, LARGEST_NUMBER);
const mergeabilityReason = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({
    code: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(REASONS),
    ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ check: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, have: count, need: count, ontoPrNumber: count }),
});
const shared = {
    /** Repository as `owner/name`; by default, the first repository. */
    repository: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    title: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    author: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** Repository of the head as `owner/name`; null for a deleted fork. */
    headRepository: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    baseBranch: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    draft: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    mergeability: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["unspecified", "in_progress", "mergeable", "not_mergeable"]),
    /** Reasons of `not_mergeable`; an empty list means a conflict. */
    mergeabilityReasons: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(mergeabilityReason),
    labels: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strings */ .P$,
    /** True when the head contains the tip of its base branch. It may then merge directly. */
    upToDate: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    testPlan: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(testPlan.shape)),
};
const newPullRequest = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ ...shared, number: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, LARGEST_NUMBER), headSha: commitId, headBranch: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, fork: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt }));
/** Change on the Git host. `headSha` is a push, which cancels a live entry; `new` creates a commit. */
const pullRequestPatch = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({
    ...shared,
    headSha: pushed,
    /** True when the queue does not detect the push of `headSha`. A live entry then stays in the queue. */
    unnoticed: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    /** New state. `merged` is a merge outside the queue, with `mergeCommitSha` or a new commit. */
    state: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["open", "closed", "merged"]),
    mergeCommitSha: commitId,
}));
/** True when a merge is impossible: the pull request conflicts, or the host reports no other reason. */
function isConflicting({ mergeability, mergeabilityReasons: reasons }) {
    return mergeability === "not_mergeable" && (reasons.length === 0 || reasons.some(({ code }) => code === "conflict"));
}
/** Values of the service's priority names. A smaller value is more urgent. */
const VALUES = { urgent: 0, high: 10, medium: 100, low: 200 };
const DEFAULT_NAME = "medium";
const DEFAULT_VALUE = 100;
const LARGEST_VALUE = 4_294_967_295;
/** Reads the `priority` of a submission: a name in any case, an integer, null or undefined. */
function readPriority(priority) {
    if (priority === undefined || priority === null) {
        return { value: DEFAULT_VALUE, name: DEFAULT_NAME, isDefault: true };
    }
    if (typeof priority === "string" && priority !== "")
        return readPriorityName(priority);
    if (typeof priority !== "number" || !Number.isInteger(priority) || priority < 0 || priority > LARGEST_VALUE) {
        throw (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("priority", `must be an integer from 0 to ${LARGEST_VALUE} or a name`);
    }
    return { value: priority, name: priorityName(priority) ?? "custom", isDefault: false };
}
/** Returns the name of a priority; undefined for a value without a name. */
function priorityName(value) {
    return Object.keys(VALUES).find((name) => VALUES[name] === value);
}
/** Reads the name of a priority. An unknown name means the default value. */
function readPriorityName(given) {
    const name = given.toLowerCase();
    const value = Object.hasOwn(VALUES, name) ? VALUES[name] : undefined;
    return { value: value ?? DEFAULT_VALUE, name: value === undefined ? given : name, isDefault: false };
}
function isUrgent(priority) {
    return priority.value === VALUES.urgent;
}


/***/ }),

/***/ 5322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ Refusal)
/* harmony export */ });
/** Error for a rejected request, with the status and the text of the reply, and its code in version 2 of the API. */
class Refusal extends Error {
    status;
    code;
    constructor(status, message, code) {
        super(message);
        this.name = "Refusal";
        this.status = status;
        this.code = code;
    }
}


/***/ }),

/***/ 6105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AG: () => (/* binding */ findRepositoryById),
/* harmony export */   Bc: () => (/* binding */ MANAGED_STATES),
/* harmony export */   Bu: () => (/* binding */ repositoryIdOf),
/* harmony export */   Db: () => (/* binding */ newSha),
/* harmony export */   Jx: () => (/* binding */ pullRequestIdOf),
/* harmony export */   LJ: () => (/* binding */ findQueue),
/* harmony export */   S6: () => (/* binding */ queueIdOf),
/* harmony export */   Si: () => (/* binding */ newId),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   _f: () => (/* binding */ findPullRequest),
/* harmony export */   bP: () => (/* binding */ listQueues),
/* harmony export */   bh: () => (/* binding */ deriveUuid),
/* harmony export */   js: () => (/* binding */ ensureBranch),
/* harmony export */   ko: () => (/* binding */ DEFAULT_TIMINGS),
/* harmony export */   nV: () => (/* binding */ deriveShortId),
/* harmony export */   oB: () => (/* binding */ repositoryCalled),
/* harmony export */   p$: () => (/* binding */ emptyState),
/* harmony export */   rI: () => (/* binding */ findRepositoryCalled),
/* harmony export */   vf: () => (/* binding */ findQueueById)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _branch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9898);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5322);
/**
 * State of the service: plain data and maps that a file can store. Only commands and time change the state. The engine
 * state of each queue determines its decisions. All other fields are names, titles, commits and history.
 */



const MANAGED_STATES = ["manual", "terraform", "terraformWithDrift"];
const DEFAULT_TIMINGS = {
    readySeconds: 1,
    startSeconds: 1,
    mergeSeconds: 2,
    testSeconds: 10,
    flaky: 0,
    targetsSeconds: 0,
};
function emptyState() {
    return {
        seed: 0,
        timings: DEFAULT_TIMINGS,
        host: "simulated",
        repositories: new Map(),
        queues: new Map(),
        timeMs: 0,
        last: { name: 0, queue: 0, timer: 0 },
        timers: null,
        pendingHostRequests: [],
    };
}
function newId(state) {
    return uuidFrom(nextHash(state, "id"));
}
/** Computes the id of a repository from its name. The id is therefore the same after each start. */
function repositoryIdOf(name) {
    return deriveUuid(`repository ${keyOf(name)}`);
}
/** Returns a UUID, always the same for the same text. */
function deriveUuid(text) {
    return uuidFrom((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(text).digest("hex"));
}
/** Computes the id of a pull request. The last digits of the id are its number, so finding it requires no index. */
function pullRequestIdOf(repository, number) {
    return `${repositoryIdOf(repository).slice(0, -12)}${number.toString(16).padStart(12, "0")}`;
}
/** Computes the short id of a queue in version 2 of the API. */
function queueIdOf({ seed }, { id }) {
    return deriveShortId(`queue ${seed} ${id}`);
}
/** Returns an id of eight letters and digits, always the same for the same text. */
function deriveShortId(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(text).digest("hex").slice(0, 8);
}
function uuidFrom(hash) {
    const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
    return [...parts, hash.slice(20, 32)].join("-");
}
function ensureBranch(state, { branches }, name) {
    const branch = branches.get(name) ?? (0,_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .createBranch */ .lY)(newSha(state));
    branches.set(name, branch);
    return branch;
}
function newSha(state) {
    return nextHash(state, "commit");
}
function nextHash(state, kind) {
    state.last.name += 1;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`${state.seed} ${kind} ${state.last.name}`).digest("hex");
}
function keyOf({ host, owner, name }) {
    return `${host}/${owner}/${name}`;
}
function nameOf({ owner, name }) {
    return `${owner}/${name}`;
}
function findRepository(state, name) {
    const repository = state.repositories.get(keyOf(name));
    if (repository === undefined)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(404, `Repository ${keyOf(name)} not found`);
    return repository;
}
function findRepositoryById({ repositories }, id) {
    return [...repositories.values()].find((each) => repositoryIdOf(each) === id.toLowerCase());
}
/** Finds a repository by `owner/name`. Without a name, returns the first repository. */
function findRepositoryCalled({ repositories }, name) {
    const all = [...repositories.values()];
    return name === undefined ? all[0] : all.find((each) => nameOf(each) === name);
}
function repositoryCalled(state, name) {
    const found = findRepositoryCalled(state, name);
    if (found === undefined)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(404, `Repository ${name ?? ""} not found`);
    return found;
}
function findQueue(state, { repo, targetBranch }) {
    const repository = findRepository(state, repo);
    const queue = repository.queues.get(targetBranch);
    if (queue === undefined) {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(404, `Merge queue for branch "${targetBranch}" not found in ${repo.owner}/${repo.name}`);
    }
    return { state, repository, queue };
}
/** Finds a queue by its id; null for a deleted queue. */
function findQueueById(state, id) {
    const at = state.queues.get(id);
    const repository = at === undefined ? undefined : state.repositories.get(at.repository);
    const queue = at === undefined ? undefined : repository?.queues.get(at.branch);
    return repository === undefined || queue === undefined ? null : { state, repository, queue };
}
function listQueues(state) {
    return [...state.repositories.values()].flatMap((repository) => [...repository.queues.values()].map((queue) => ({ state, repository, queue })));
}
function findPullRequest(repository, number) {
    const pullRequest = repository.pullRequests.get(number);
    if (pullRequest === undefined) {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(404, `Pull request #${number} not found in ${repository.owner}/${repository.name}`);
    }
    return pullRequest;
}


/***/ }),

/***/ 2221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LA: () => (/* binding */ readSetting),
/* harmony export */   O3: () => (/* binding */ engineSettings),
/* harmony export */   OI: () => (/* binding */ SETTING_NAMES),
/* harmony export */   sb: () => (/* binding */ readSettings),
/* harmony export */   v0: () => (/* binding */ readPossibleSettings)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4196);
/* harmony import */ var _engine_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4569);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2071);
/** Reads settings of a queue. */



const LARGEST = 4_294_967_295;
function schemaOf({ initial, values, least, items }) {
    if (values !== undefined)
        return (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .wordOf */ .aG)(values);
    if (least !== undefined)
        return (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .integerFrom */ .bn)(least, LARGEST);
    if (items !== undefined)
        return items === "text" ? _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .strings */ .P$ : (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J());
    return typeof initial === "boolean" ? _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt : _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq;
}
const possible = new Map((0,_engine_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .listSettings */ .cl)().map(([name, setting]) => [name, schemaOf(setting)]));
const settable = new Map((0,_engine_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .listSettings */ .cl)().map(([name, setting]) => {
    const { least, leastInV1 = least } = setting;
    return [name, schemaOf(leastInV1 === undefined ? setting : { ...setting, least: leastInV1 })];
}));
/** Reads the settings in `fields` with the limits of version 1 of the API. Ignores other fields. */
function readSettings(fields) {
    return readBy(settable, fields);
}
/** Reads the settings in `fields` with the limits of a queue, which are wider than those of the API. */
function readPossibleSettings(fields) {
    return readBy(possible, fields);
}
function readBy(schemas, fields) {
    const given = [...schemas].filter(([name]) => fields[name] !== undefined);
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .LF)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(Object.fromEntries(given)), fields);
}
function engineSettings(all) {
    const names = (0,_engine_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .listSettings */ .cl)().flatMap(([name, { drawn }]) => (drawn === undefined ? [] : [name]));
    return Object.fromEntries(names.map((name) => [name, all[name]]));
}
const SETTING_NAMES = (0,_engine_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .listSettings */ .cl)().map(([name]) => name);
/** Reads one setting with the limits of a queue. Returns its value, or the rule for valid values. */
function readSetting(name, value) {
    const result = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xL(possible.get(name) ?? zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .never */ .ZmZ(), value);
    return result.success
        ? { ok: true, value: result.data }
        : { ok: false, rule: result.error.issues[0]?.message ?? "does not fit" };
}


/***/ })

};
