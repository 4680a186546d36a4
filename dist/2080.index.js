export const id = 2080;
export const ids = [2080];
export const modules = {

/***/ 2080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cancelSelectedPullRequests: () => (/* binding */ cancelSelectedPullRequests),
  readStatusOfPullRequests: () => (/* binding */ readStatusOfPullRequests),
  submitSelectedPullRequests: () => (/* binding */ submitSelectedPullRequests)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/queue/read.js
var read = __webpack_require__(8502);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/pull-request/cancel.js
var cancel = __webpack_require__(1252);
// EXTERNAL MODULE: ./lib/src/pull-request/permission.js
var permission = __webpack_require__(3433);
// EXTERNAL MODULE: ./lib/src/service/errors.js
var service_errors = __webpack_require__(3127);
;// CONCATENATED MODULE: ./lib/src/pull-request/shared-requests.js
// Requests of many operations that run at the same time: docs/operations/submit.md#many-pull-requests.


/** Minimum milliseconds between two reads, because API v2 allows a key 5 reads of pull requests a second. */
const PACE_MS = 250;
/** Maximum number of failures in a row that concern all pull requests, such as a rejected key. */
const MOST_FAILURES = 3;
const GENERAL = new Set(["auth", "unavailable"]);
const NO_ESTIMATES = "the step makes no estimates for many pull requests";
/**
 * Combines the requests of operations on one queue. Reads of records wait for pending writes, and then become one
 * request. Writes are sent one after the other, in the order of the operations.
 */
function createRequestCombiner({ service, clock, signal }, queue, withTargets) {
    let waiting = [];
    let lastWrite = Promise.resolve();
    let nextReadMs = 0;
    let failures = 0;
    const sent = new Set();
    const isStopped = () => signal.aborted || failures >= MOST_FAILURES;
    const count = (error) => {
        if (!isStopped())
            failures = error instanceof service_errors/* ApiError */.hD && GENERAL.has(error.kind) ? failures + 1 : 0;
    };
    async function readWaiting() {
        try {
            for (let write; write !== lastWrite;) {
                write = lastWrite;
                await lastWrite;
            }
            await clock.sleep(Math.max(0, nextReadMs - clock.now()), signal);
            nextReadMs = clock.now() + PACE_MS;
            const batch = waiting;
            waiting = [];
            await readBatch(batch);
        }
        catch (error) {
            for (const { reject } of waiting.splice(0))
                reject(error);
        }
    }
    async function readBatch(batch) {
        const [first] = batch;
        if (first === undefined)
            return;
        const numbers = batch.map(({ address }) => address.number);
        try {
            requireRunning();
            const records = await service.readRecords(first.address, numbers, { withTargets });
            const found = new Map(records.map((record) => [record.prNumber, record]));
            count(undefined);
            for (const { address, resolve } of batch)
                resolve(found.get(address.number));
        }
        catch (error) {
            count(error);
            for (const { address, resolve, reject } of batch) {
                const alone = isUnsuitable(error) ? service.readRecord(address) : Promise.reject(error);
                await (0,service_errors/* ignoreNotFoundError */.qx)(alone).then(resolve, reject);
            }
        }
    }
    function requireRunning() {
        if (signal.aborted)
            throw new errors/* AbortedError */.oM();
        if (isStopped())
            throw new errors/* OperationError */.OK("unavailable", "The step sent no request for this pull request, because earlier requests failed.");
    }
    const inTurn = (number, request) => ({
        ...request,
        send(options) {
            const sending = lastWrite.then(() => {
                requireRunning();
                sent.add(number);
                return request.send(options);
            });
            lastWrite = sending.then(() => count(undefined), count);
            return sending;
        },
    });
    const shared = {
        ...service,
        async readRecord(address) {
            const record = await new Promise((resolve, reject) => {
                waiting.push({ address, resolve, reject });
                if (waiting.length === 1)
                    void readWaiting();
            });
            return record ?? (0,service_errors/* throwNotFoundError */.c2)("readRecords", `no submission of #${address.number}`);
        },
        readQueue: async () => queue,
        // Estimates would require one request, or a long computation, for each pull request.
        readEstimate: async () => ({ reason: NO_ESTIMATES }),
        readTestingResults: () => Promise.reject(new errors/* OperationError */.OK("unavailable", NO_ESTIMATES)),
        submit: (address, settings) => inTurn(address.number, service.submit(address, settings)),
        update: (address, settings) => inTurn(address.number, service.update(address, settings)),
        cancel: (address) => inTurn(address.number, service.cancel(address)),
    };
    return { service: shared, isStopped, wasSent: (number) => sent.has(number) };
}
/** True when the service does not support the request, or one record makes the whole reply unreadable. */
function isUnsuitable(error) {
    if (!(error instanceof service_errors/* ApiError */.hD))
        return false;
    return error.kind === "not-found" || error.kind === "response" || error.facts.isUnsupported === true;
}

// EXTERNAL MODULE: ./lib/src/pull-request/status.js
var pull_request_status = __webpack_require__(3824);
// EXTERNAL MODULE: ./lib/src/pull-request/submit.js
var pull_request_submit = __webpack_require__(8682);
;// CONCATENATED MODULE: ./lib/src/pull-request/many.js









/** Number of pull requests to process at the same time. One request of API v1 reads at most this number of records. */
const BATCH = 50;
const LINES_SHOWN = 50;
const FAILURES_SHOWN = 20;
const REQUESTS_SHOWN = 20;
function readStatusOfPullRequests(targets, context) {
    return actOnMany(pull_request_status.readPullRequestStatus, targets, context, { withTargets: true });
}
async function cancelSelectedPullRequests(values, targets, context) {
    const act = (target, own) => (0,cancel.runCancelOperation)({ ...values, requirePermission: undefined }, target, own);
    return (await checkOnce(values, targets, context)) ?? actOnMany(act, targets, context);
}
async function submitSelectedPullRequests(values, targets, context) {
    const act = (target, own) => (0,pull_request_submit.runSubmitOperation)({ ...values, requirePermission: undefined }, target, own);
    return (await checkOnce(values, targets, context)) ?? actOnMany(act, targets, context);
}
/** Checks the permission once for all pull requests, because they are in one repository. */
async function checkOnce(values, [first], context) {
    return first === undefined ? undefined : (0,permission/* checkUserPermission */.pB)(values, first, context);
}
/**
 * Runs an operation on each pull request. A failure for one pull request does not stop the operation for the others.
 * @throws AbortedError
 */
async function actOnMany(act, targets, context, { withTargets = false } = {}) {
    // All queues are read before the first write, because a missing queue probably means a wrong branch.
    const queues = new Map();
    for (const target of targets) {
        if (!queues.has(target.targetBranch))
            queues.set(target.targetBranch, await (0,read/* readQueue */.Qf)(context.service, target));
    }
    const rows = new Map();
    for (const [branch, queue] of queues) {
        const shared = createRequestCombiner(context, queue, withTargets);
        const group = targets.filter(({ targetBranch }) => targetBranch === branch);
        for (let start = 0; start < group.length; start += BATCH) {
            const batch = group.slice(start, start + BATCH);
            const acts = batch.map(async (target) => rows.set(target, await actOnOne(act, target, shared, context)));
            await Promise.all(acts);
            if (rows.size < targets.length)
                context.log.info(`The step finished with ${rows.size} of ${(0,format/* formatCount */.B4)(targets.length, "pull request")}.`);
        }
    }
    const states = [...queues].map(([branch, { state }]) => [branch, (0,read/* explainQueueState */.gX)(state)]);
    const notes = states.flatMap(([branch, text]) => (text === "" ? [] : [`${(0,format/* shortenName */.ty)(branch)}: ${text}`]));
    return report(targets.flatMap((target) => rows.get(target) ?? []), notes, context);
}
async function actOnOne(act, target, shared, context) {
    if (shared.isStopped())
        return notReached(target);
    const warnings = [];
    const { debug } = context.log;
    // The table replaces the log lines of each pull request.
    const log = { ...context.log, info: debug, notice: debug, warning: (line) => void warnings.push(line) };
    try {
        const done = await act(target, { ...context, service: shared.service, log });
        const { result, message, details = [], requests = [], outputs } = done;
        const errorKind = result === "head-changed" ? "result" : undefined;
        // A status also returns the whole queue, which is equal for all pull requests.
        const record = new Map(Object.entries({ ...done.record })).get("record");
        const notes = [...new Set([...details, ...warnings])];
        return { target, result, ...(errorKind && { errorKind }), message, details: notes, requests, outputs, record };
    }
    catch (error) {
        return shared.isStopped() && !shared.wasSent(target.number) ? notReached(target) : failedRow(target, error);
    }
}
function notReached(target) {
    return { target, result: "not-reached", message: `Nothing was sent for #${target.number}.` };
}
function failedRow(target, error) {
    if (!(error instanceof errors/* OperationError */.OK))
        return { target, result: "error", errorKind: "bug", message: (0,errors/* getErrorMessage */.u1)(error) };
    const { kind, message, details, outputs } = error;
    const result = kind === "aborted" ? "aborted" : "error";
    return { target, result, errorKind: kind, message, details, outputs };
}
function report(rows, notes, context) {
    const failed = rows.filter(({ errorKind }) => errorKind !== undefined);
    const left = rows.filter(({ result }) => result === "not-reached");
    const unfinished = [...failed, ...left];
    const outputs = {
        "pull-requests": rows.map((row) => ({
            number: row.target.number,
            result: row.result,
            state: row.outputs?.state ?? null,
            errorKind: row.errorKind ?? null,
        })),
        "selected-count": rows.length,
        "incomplete-count": unfinished.length,
    };
    const shown = rows.slice(0, LINES_SHOWN).map(toLine);
    const hidden = (0,markdown/* formatOmittedItemCount */.ks)(rows.length - shown.length, markdown/* FULL_LIST_NOTE */.Qg);
    if (rows.length > 0)
        context.log.group("Pull requests", [...shown, ...(hidden === "" ? [] : [hidden])]);
    const details = [
        ...failed
            .slice(0, FAILURES_SHOWN)
            .map(({ target, errorKind, message, details: [first = ""] = [] }) => `#${target.number} ${errorKind}: ${message} ${first}`.trim()),
        ...(failed.length > FAILURES_SHOWN ? [(0,markdown/* formatOmittedItemCount */.ks)(failed.length - FAILURES_SHOWN, markdown/* FULL_LIST_NOTE */.Qg)] : []),
        ...(left.length === 0 ? [] : [`The step did not reach ${formatNumbers(left)}. To continue, run the step again.`]),
        ...notes,
    ];
    if (context.signal.aborted && unfinished.length > 0)
        throw new errors/* AbortedError */.oM(`The run was stopped. ${describe(rows, unfinished)}`, { details, outputs });
    const plans = rows.flatMap(({ requests = [] }) => requests);
    const planned = context.dryRun ? `Without the dry run, ${(0,format/* formatCount */.B4)(plans.length, "request")} would be sent. ` : "";
    const message = `${planned}${describe(rows, unfinished)}`;
    return {
        result: unfinished.length > 0 ? "incomplete" : context.dryRun ? "planned" : "completed",
        message,
        details,
        requests: plans.length > REQUESTS_SHOWN ? shortenPlans(plans) : plans,
        outputs,
        summary: (0,markdown/* joinBlocks */.x9)([...[message, ...details].map(markdown/* escapeText */.X1), toManyTable(rows)]),
        record: {
            pullRequests: rows.map(({ target, ...row }) => ({
                number: target.number,
                targetBranch: target.targetBranch,
                ...row,
            })),
        },
    };
}
/** Describes the results, such as `3 pull requests: 2 submitted, 1 error. Failed or not reached: #7.` */
function describe(rows, unfinished) {
    if (rows.length === 0)
        return "No pull request matches, so there was nothing to do.";
    const counts = new Map();
    for (const word of rows.map(wordOf))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    const parts = [...counts].map(([word, count]) => `${count} ${(0,format/* formatState */.lN)(word)}`);
    const names = unfinished.length === 0
        ? ""
        : ` The step failed for these pull requests or did not reach them: ${formatNumbers(unfinished)}.`;
    return `${(0,format/* formatCount */.B4)(rows.length, "pull request")}: ${parts.join(", ")}.${names}`;
}
/**
 * Returns the word that describes a row: its result, or the state of the pull request instead of the result `found`.
 */
function wordOf({ result, outputs }) {
    return result === "found" && typeof outputs?.state === "string" ? outputs.state : result;
}
function formatNumbers(rows) {
    return (0,format/* formatTruncatedList */.En)(rows.map(({ target }) => `#${target.number}`), LINES_SHOWN);
}
function toLine(row) {
    return `#${row.target.number}: ${[row.result, stateOf(row), noteOf(row)].filter((part) => part !== "").join(", ")}`;
}
/** Returns the state; empty if the result already shows it. */
function stateOf({ result, outputs }) {
    return typeof outputs?.state === "string" && outputs.state !== result ? (0,format/* formatState */.lN)(outputs.state) : "";
}
/** Returns the reason of a failure, the plan of a dry run, the blockers or the position in the queue. */
function noteOf({ result, errorKind, message, outputs }) {
    if (errorKind !== undefined || result === "planned")
        return message;
    const blockers = outputs?.["blocked-by"];
    if (typeof blockers === "string" && blockers !== "")
        return `blocked by ${blockers}`;
    return typeof outputs?.position === "number" ? `position ${outputs.position}` : "";
}
function toManyTable(rows) {
    if (rows.length === 0)
        return "";
    const toCells = (row) => [
        `${(0,markdown/* toPullRequestLink */.Wc)(row.target.repository, row.target.number)} ${(0,markdown/* toCell */.cX)(titleOf(row))}`.trim(),
        ...[row.result, stateOf(row), noteOf(row)].map(markdown/* toCell */.cX),
    ];
    const limit = { atMost: rows.length, whole: "" };
    return (0,markdown/* toLimitedTable */.qD)(["Pull request", "Result", "State", "Note"], rows, toCells, limit);
}
function titleOf({ record }) {
    const title = new Map(Object.entries({ ...Object(record) })).get("prTitle");
    return typeof title === "string" ? title : "";
}
function shortenPlans(plans) {
    const title = (0,markdown/* formatOmittedItemCount */.ks)(plans.length - REQUESTS_SHOWN, markdown/* FULL_LIST_NOTE */.Qg);
    return [...plans.slice(0, REQUESTS_SHOWN), { title, body: [] }];
}


/***/ }),

/***/ 3824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeStatus: () => (/* binding */ describeStatus),
/* harmony export */   readPullRequestStatus: () => (/* binding */ readPullRequestStatus)
/* harmony export */ });
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4599);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8502);
/* harmony import */ var _service_record_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6497);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6375);
/* harmony import */ var _estimate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1935);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4759);
/* harmony import */ var _readiness_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2784);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6583);









async function readPullRequestStatus(target, context) {
    const { record, queue: known, elsewhere } = await (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .readRecordOrQueue */ .Ub)(context.service, target);
    if (record === undefined) {
        const message = `#${target.number} was never submitted to the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .formatQueueName */ .km)(target)}.`;
        const details = [...(0,_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .explainWrongTargetBranch */ .Ef)(elsewhere, context), ...(0,_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .explainQueueDelay */ .QI)(known, target, false)];
        return {
            result: "not-submitted",
            message,
            details,
            outputs: { "pr-number": target.number, "safe-to-push": elsewhere === undefined, "queue-state": known.state },
            summary: statusPage([message, ...details], record, known, target),
        };
    }
    const queue = await (0,_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .readQueueIfAvailable */ .AG)("The position in the queue", target, context, { details: "tested" });
    const expected = (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record)
        ? { reasons: ["the pull request is not in the queue"] }
        : await (0,_estimate_js__WEBPACK_IMPORTED_MODULE_4__/* .readExpectedMerge */ .xt)(target, queue, context);
    // After an attempt has finished, facts such as a closed pull request do not block tests.
    const blockers = (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record) ? [] : (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .findReadinessBlockers */ .H3)(record);
    const position = queue === undefined ? undefined : (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .findQueuePosition */ .Um)(queue, target.number, record);
    const message = describeStatus(record, target);
    const trouble = (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record) ? [] : (0,_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .explainQueueDelay */ .QI)(queue, target);
    const blocked = record.state === "not_ready" ? (0,_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .explainReadinessBlockers */ .tp)(record, target) : [];
    const missing = (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record) ? [] : (0,_estimate_js__WEBPACK_IMPORTED_MODULE_4__/* .explainMissingEstimate */ .OX)(expected);
    const expectedText = expected.at === undefined ? undefined : (0,_estimate_js__WEBPACK_IMPORTED_MODULE_4__/* .formatExpectedMerge */ .uv)(expected, context);
    const expectedLine = expectedText === undefined ? [] : [`Expected merge: ${expectedText}.`];
    return {
        result: "found",
        message,
        details: (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record) ? [] : [...blocked, ...trouble, ...expectedLine, ...missing],
        outputs: {
            ...(0,_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .selectDeclaredOutputs */ .PE)(record, _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .statusOutputs */ .tr),
            ready: record.readiness == null || (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record) ? undefined : blockers.length === 0,
            "blocked-by": blockers.flatMap(({ name, reasons }) => [name, ...reasons]).join(", "),
            position: position?.position,
            ahead: position?.position === undefined ? undefined : position.ahead,
            "safe-to-push": (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record),
            ...(0,_estimate_js__WEBPACK_IMPORTED_MODULE_4__/* .createExpectedMergeOutputs */ .bc)(expected),
            "queue-state": queue?.state,
        },
        summary: statusPage([message, ...trouble, ...missing], record, queue, target, expectedText),
        record: { record, queue, estimate: expected },
    };
}
function describeStatus(record, target) {
    const [subject, queue] = [`#${target.number}`, `the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .formatQueueName */ .km)(target)}`];
    const state = record.state ?? "";
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .findTerminalState */ .JZ)(record) === undefined && (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record))
        return `${subject} is no longer in ${queue}; its last state was ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatState */ .lN)(state)}.`;
    const known = new Map([
        ["merged", `${subject} was merged by ${queue}.`],
        ["failed", `${subject} failed in ${queue} and was not merged.`],
        ["cancelled", `${subject} was removed from ${queue} and was not merged.`],
        ["not_ready", `${subject} was submitted to ${queue} and is not ready yet.`],
        ["pending", `${subject} waits for its tests in ${queue}.`],
        ["testing", `${subject} is being tested in ${queue}.`],
        ["tests_passed", `${subject} has passed its tests in ${queue} and waits to be merged.`],
        ["pending_failure", `${subject} has failed tests in ${queue}. A different pull request may be the cause.`],
        ["", `${subject} is in ${queue}, but the service does not report its state.`],
    ]);
    const unknown = `${subject} is in ${queue}, in a state that this version does not know: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatState */ .lN)(state)}.`;
    return known.get(state) ?? unknown;
}
function statusPage(lines, record, queue, target, expected) {
    const rows = [
        ...(record === undefined ? [] : (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .formatRecordTableRows */ .k3)(record)),
        ...queueRows(queue, record, target),
        ...(expected === undefined ? [] : [["Expected merge", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)(expected)]]),
    ];
    const blockers = record === undefined || (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record) ? [] : (0,_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .explainReadinessBlockers */ .tp)(record, target);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .joinBlocks */ .x9)([
        ...lines.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1),
        (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .formatPullRequestLine */ .ET)(target, record),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .toTable */ .MR)(["", ""], rows),
        ...(blockers.length === 0 ? [] : ["#### Not ready", ...blockers.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)]),
    ]);
}
const AHEAD_SHOWN = 50;
function queueRows(queue, record, { number }) {
    if (queue === undefined)
        return [];
    const position = (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .findQueuePosition */ .Um)(queue, number, record);
    const numbers = position.ahead.map((ahead) => `#${ahead}`);
    return [
        ["Queue", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatState */ .lN)(queue.state))],
        ...(position.position === undefined ? [] : [["Position", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)((0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .formatQueuePosition */ .Kh)(position))]]),
        ...(numbers.length === 0 ? [] : [["Pull requests ahead", (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatList */ .ki)(numbers, AHEAD_SHOWN)]]),
    ];
}


/***/ })

};
