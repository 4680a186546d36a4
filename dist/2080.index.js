export const id = 2080;
export const ids = [2080,8682];
export const modules = {

/***/ 2080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cancelMany: () => (/* binding */ cancelMany),
  readStatusOfPullRequests: () => (/* binding */ readStatusOfPullRequests),
  submitMany: () => (/* binding */ submitMany)
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
function shareRequests({ service, clock, signal }, queue, withTargets) {
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
                await (0,service_errors/* undefinedIfNotFound */.Xu)(alone).then(resolve, reject);
            }
        }
    }
    function requireRunning() {
        if (signal.aborted)
            throw new errors/* AbortedError */.oM();
        if (isStopped())
            throw new errors/* Failure */.HR("unavailable", "The step sent no request for this pull request, because earlier requests failed.");
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
            return record ?? (0,service_errors/* throwNotFound */.GA)("readRecords", `no submission of #${address.number}`);
        },
        readQueue: async () => queue,
        // Estimates would require one request, or a long computation, for each pull request.
        readEstimate: async () => ({ reason: NO_ESTIMATES }),
        readTestingResults: () => Promise.reject(new errors/* Failure */.HR("unavailable", NO_ESTIMATES)),
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
    return actOnMany(pull_request_status.readStatus, targets, context, { withTargets: true });
}
async function cancelMany(values, targets, context) {
    const act = (target, own) => (0,cancel.cancel)({ ...values, requirePermission: undefined }, target, own);
    return (await checkOnce(values, targets, context)) ?? actOnMany(act, targets, context);
}
async function submitMany(values, targets, context) {
    const act = (target, own) => (0,pull_request_submit.submit)({ ...values, requirePermission: undefined }, target, own);
    return (await checkOnce(values, targets, context)) ?? actOnMany(act, targets, context);
}
/** Checks the permission once for all pull requests, because they are in one repository. */
async function checkOnce(values, [first], context) {
    return first === undefined ? undefined : (0,permission/* checkPermission */.Yj)(values, first, context);
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
        const shared = shareRequests(context, queue, withTargets);
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
    if (!(error instanceof errors/* Failure */.HR))
        return { target, result: "error", errorKind: "bug", message: (0,errors/* messageOf */.bD)(error) };
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
    const hidden = (0,markdown/* formatHiddenCount */.bR)(rows.length - shown.length, markdown/* FULL_LIST_NOTE */.Qg);
    if (rows.length > 0)
        context.log.group("Pull requests", [...shown, ...(hidden === "" ? [] : [hidden])]);
    const details = [
        ...failed
            .slice(0, FAILURES_SHOWN)
            .map(({ target, errorKind, message, details: [first = ""] = [] }) => `#${target.number} ${errorKind}: ${message} ${first}`.trim()),
        ...(failed.length > FAILURES_SHOWN ? [(0,markdown/* formatHiddenCount */.bR)(failed.length - FAILURES_SHOWN, markdown/* FULL_LIST_NOTE */.Qg)] : []),
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
    const title = (0,markdown/* formatHiddenCount */.bR)(plans.length - REQUESTS_SHOWN, markdown/* FULL_LIST_NOTE */.Qg);
    return [...plans.slice(0, REQUESTS_SHOWN), { title, body: [] }];
}


/***/ }),

/***/ 3824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeStatus: () => (/* binding */ describeStatus),
/* harmony export */   readStatus: () => (/* binding */ readStatus)
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









async function readStatus(target, context) {
    const { record, queue: known, elsewhere } = await (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .readRecord */ .aE)(context.service, target);
    if (record === undefined) {
        const message = `#${target.number} was never submitted to the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .formatQueueName */ .km)(target)}.`;
        const details = [...(0,_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .explainOtherQueue */ .LP)(elsewhere, context), ...(0,_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .explainQueue */ .Fh)(known, target, false)];
        return {
            result: "not-submitted",
            message,
            details,
            outputs: { "pr-number": target.number, "safe-to-push": elsewhere === undefined, "queue-state": known.state },
            summary: statusPage([message, ...details], record, known, target),
        };
    }
    const queue = await (0,_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .readQueueQuickly */ .uk)("The position in the queue", target, context, { details: "tested" });
    const expected = (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(record)
        ? { reasons: ["the pull request is not in the queue"] }
        : await (0,_estimate_js__WEBPACK_IMPORTED_MODULE_4__/* .readExpectedMerge */ .xt)(target, queue, context);
    // After an attempt has finished, facts such as a closed pull request do not block tests.
    const blockers = (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(record) ? [] : (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .findBlockers */ .zX)(record);
    const position = queue === undefined ? undefined : (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .findPosition */ .DB)(queue, target.number, record);
    const message = describeStatus(record, target);
    const trouble = (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(record) ? [] : (0,_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .explainQueue */ .Fh)(queue, target);
    const blocked = record.state === "not_ready" ? (0,_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .explainBlockers */ .rQ)(record, target) : [];
    const missing = (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(record) ? [] : (0,_estimate_js__WEBPACK_IMPORTED_MODULE_4__/* .explainMissingEstimate */ .OX)(expected);
    const expectedText = expected.at === undefined ? undefined : (0,_estimate_js__WEBPACK_IMPORTED_MODULE_4__/* .formatExpectedMerge */ .uv)(expected, context);
    const expectedLine = expectedText === undefined ? [] : [`Expected merge: ${expectedText}.`];
    return {
        result: "found",
        message,
        details: (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(record) ? [] : [...blocked, ...trouble, ...expectedLine, ...missing],
        outputs: {
            ...(0,_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .pickOutputs */ .wi)(record, _fields_js__WEBPACK_IMPORTED_MODULE_5__/* .statusOutputs */ .tr),
            ready: record.readiness == null || (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(record) ? undefined : blockers.length === 0,
            "blocked-by": blockers.flatMap(({ name, reasons }) => [name, ...reasons]).join(", "),
            position: position?.position,
            ahead: position?.position === undefined ? undefined : position.ahead,
            "safe-to-push": (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(record),
            ...(0,_estimate_js__WEBPACK_IMPORTED_MODULE_4__/* .toExpectedOutputs */ .iF)(expected),
            "queue-state": queue?.state,
        },
        summary: statusPage([message, ...trouble, ...missing], record, queue, target, expectedText),
        record: { record, queue, estimate: expected },
    };
}
function describeStatus(record, target) {
    const [subject, queue] = [`#${target.number}`, `the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .formatQueueName */ .km)(target)}`];
    const state = record.state ?? "";
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .findTerminalState */ .JZ)(record) === undefined && (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(record))
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
        ...(record === undefined ? [] : (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .formatRecordRows */ .QY)(record)),
        ...queueRows(queue, record, target),
        ...(expected === undefined ? [] : [["Expected merge", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)(expected)]]),
    ];
    const blockers = record === undefined || (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(record) ? [] : (0,_readiness_js__WEBPACK_IMPORTED_MODULE_6__/* .explainBlockers */ .rQ)(record, target);
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
    const position = (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .findPosition */ .DB)(queue, number, record);
    const numbers = position.ahead.map((ahead) => `#${ahead}`);
    return [
        ["Queue", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatState */ .lN)(queue.state))],
        ...(position.position === undefined ? [] : [["Position", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)((0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .formatPosition */ .Ld)(position))]]),
        ...(numbers.length === 0 ? [] : [["Pull requests ahead", (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatList */ .ki)(numbers, AHEAD_SHOWN)]]),
    ];
}


/***/ }),

/***/ 5398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ hasWantedSettings),
/* harmony export */   Vg: () => (/* binding */ applyDecision),
/* harmony export */   l_: () => (/* binding */ decideSubmission)
/* harmony export */ });
/* unused harmony export hasSubmitSettings */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _polling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8705);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8502);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3127);
/* harmony import */ var _service_record_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6497);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4185);
/* harmony import */ var _cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(943);
/* harmony import */ var _head_guard_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5260);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6583);









function decideSubmission(target, record, options) {
    const { priority, noBatch, update, resubmit } = options;
    const request = { priority, noBatch: noBatch ? true : undefined };
    if (record === undefined)
        return { kind: "send", request, stale: undefined };
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .isMerged */ .TL)(record))
        return { kind: "leave", submission: "already-merged", record };
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .hasEnded */ .hY)(record)) {
        return resubmit
            ? { kind: "send", request, stale: record }
            : { kind: "leave", submission: "not-resubmitted", record };
    }
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .hasOtherHead */ .BU)(record, target.guardedHead))
        return { kind: "leave", submission: "head-changed", record };
    if (!update)
        return { kind: "leave", submission: "already-queued", record };
    if (hasWantedSettings(options, record))
        return { kind: "leave", submission: "updated", record, isUnchanged: true };
    // An update replaces the priority and the batching, so a setting without an input must repeat its present value.
    const kept = priority ?? record.priorityValue ?? record.priorityName ?? undefined;
    return { kind: "update", request: { priority: kept, noBatch: noBatch || record.noBatch === true }, record };
}
/**
 * Maximum milliseconds until a record shows the submission. A step without a wait reads this record to compare the
 * head.
 */
const HEAD_LAG_MS = _text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .UNIT_MS */ .k7.m;
/**
 * Sends the request of the decision: a submission or an update. Cancels the submission if the queue has another head.
 * After an abort, cancels the attempt or reports that it may be in the queue.
 */
async function applyDecision(decision, { cancelOnAbort, wait }, target, context) {
    const cancels = wait && cancelOnAbort;
    if (decision.kind === "leave")
        return decision;
    if (decision.kind === "update") {
        const doubt = `priority and batching of #${target.number} may have been changed; check its status`;
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withUncertainEffect */ .XF)(doubt, () => sendUpdate(decision, target, context)).catch(async (error) => {
            if (!cancels || !isStopped(error, context))
                throw error;
            const attempt = { submitted: "no", seen: decision.record };
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withDetails */ .FE)(error, { details: [await (0,_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_6__/* .cancelAbandoned */ .J)(attempt, target, context)] });
        });
    }
    let attempt;
    const onProgress = (submitted, seen) => {
        attempt = { submitted, seen, stale: decision.stale };
    };
    const lagMs = wait || target.guardedHead === undefined ? _polling_js__WEBPACK_IMPORTED_MODULE_1__/* .REPLY_LAG_MS */ .J8 : HEAD_LAG_MS;
    return sendNew(decision.request, { ...context, target, stale: decision.stale, lagMs, onProgress }).catch(async (error) => {
        throw attempt !== undefined && isStopped(error, context)
            ? await abortError(error, attempt, cancels, target, context)
            : error;
    });
}
async function sendUpdate({ request, record: before }, target, context) {
    const { service, log } = context;
    try {
        await service.update(target, request).send();
    }
    catch (error) {
        if (!isRefused(error) && !(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isAmbiguous */ .X2)(error)) {
            const what = `pull request #${target.number} in the queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .formatQueueName */ .km)(target)}`;
            throw (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .mapNotFound */ .yT)(error, what, _queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .PULL_REQUEST_INPUTS */ .Km);
        }
        const record = await (0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .readDecidingRecord */ .nu)(service, target);
        if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .isMerged */ .TL)(record))
            return { submission: "already-merged", record };
        if (isConflict(error) && !(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isNotQueued */ .hN)(error)) {
            log.warning("The service rejects changes to a pull request that is already in the queue, so its priority and batching did not change.");
            return { submission: (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .hasOtherHead */ .BU)(record, target.guardedHead) ? "head-changed" : "already-queued", record };
        }
        if (isRefused(error) || record === undefined || !hasSubmitSettings(request, record))
            throw error;
        log.info("The reply of the service does not show whether the update succeeded, but the record of the pull request shows the new values.");
        return enforceUpdated(record);
    }
    return enforceUpdated(await (0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .readRecordAfterWrite */ .JW)(service, target));
    /**
     * Compares the head after the update. If a push removed the pull request from the queue before the update, the update
     * submitted the pushed head.
     */
    async function enforceUpdated(record) {
        if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .isMerged */ .TL)(record))
            return { submission: "already-merged", record };
        const end = { submission: "updated", record };
        if (record === undefined || !(0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .hasOtherHead */ .BU)(record, target.guardedHead))
            return end;
        return enforceHead(end, !(await (0,_head_guard_js__WEBPACK_IMPORTED_MODULE_7__/* .isSameAttempt */ .Ib)(record, before, target, service)), target, context);
    }
}
/** True when a record shows the requested settings. A setting that the record lacks counts as equal. */
function hasSubmitSettings({ priority, noBatch }, record) {
    const shown = typeof priority === "number" ? record.priorityValue : record.priorityName?.toLowerCase();
    const asked = typeof priority === "number" ? priority : priority?.toLowerCase();
    const samePriority = asked === undefined || asked === shown;
    return samePriority && (noBatch === undefined || (record.noBatch ?? noBatch) === noBatch);
}
/** True when an update with these inputs would change nothing. Without `no-batch`, it does not change the batching. */
function hasWantedSettings({ priority, noBatch }, record) {
    return hasSubmitSettings({ priority }, record) && (!noBatch || record.noBatch === true);
}
async function sendNew(request, sending) {
    const { service, signal, target, stale, lagMs, onProgress } = sending;
    if (signal.aborted)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM();
    onProgress("sent");
    try {
        await service.submit(target, request).send();
    }
    catch (error) {
        return reconcile(error, sending);
    }
    onProgress("accepted");
    const record = await newRecord(sending, lagMs);
    return record === undefined ? { submission: "submitted", record, stale } : seeOwn(record, sending);
}
/** Milliseconds to wait for a record of an attempt after an unclear reply. */
const SETTLES_WITHIN_MS = 5000;
async function reconcile(error, sending) {
    const { service, log, target, stale, lagMs, onProgress } = sending;
    const [refused, conflict] = [isRefused(error), isConflict(error)];
    if (!refused && !(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isAmbiguous */ .X2)(error)) {
        const what = `pull request #${target.number} of the queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .formatQueueName */ .km)(target)}`;
        throw (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .mapNotFound */ .yT)(error, what, _queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .PULL_REQUEST_INPUTS */ .Km);
    }
    if (conflict)
        onProgress("by-another");
    const record = refused && !conflict
        ? await (0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .readRecordAfterWrite */ .JW)(service, target)
        : await newRecord(sending, conflict ? lagMs : SETTLES_WITHIN_MS);
    if (record === undefined) {
        if (conflict)
            return { submission: "already-queued", record, stale };
        const { number, guardedHead } = target;
        const head = guardedHead === undefined ? "" : ", at its current head";
        const unseen = `#${number} may be in the queue${head}. The reply of the service does not show whether the submission succeeded, and the record shows no new attempt. Check its state with the operation "status", or cancel it.`;
        throw refused ? error : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withDetails */ .FE)(error, { details: [unseen] });
    }
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .isMerged */ .TL)(record))
        return { submission: "already-merged", record, stale };
    // The service answered that another run had already submitted the pull request.
    if (conflict)
        return { submission: (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .hasOtherHead */ .BU)(record, target.guardedHead) ? "head-changed" : "already-queued", record, stale };
    if (refused)
        throw error;
    log.info("The reply of the service does not show whether the submission succeeded, but the record of the pull request shows the submission.");
    return seeOwn(record, sending);
}
function seeOwn(record, sending) {
    const { target, stale, onProgress } = sending;
    onProgress("accepted", record);
    const end = { submission: "submitted", record, submittedAt: record.stateChangedAt, stale };
    return enforceHead(end, true, target, sending);
}
async function newRecord({ service, clock, signal, target, stale }, withinMs) {
    return (0,_polling_js__WEBPACK_IMPORTED_MODULE_1__/* .retryUntilDeadline */ .jE)(async (leftMs) => {
        const record = await (0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .readDecidingRecord */ .nu)(service, target, leftMs);
        return record === undefined || (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .isFromEarlierAttempt */ .qK)(record, { stale }) ? undefined : record;
    }, { clock, signal, deadline: clock.now() + withinMs, first: 250, factor: 2, longest: 2000 });
}
/** Cancels the submission of this step if the queue has another head. Never cancels the submission of another run. */
async function enforceHead(end, isOwn, target, context) {
    const { record, submission } = end;
    if (record === undefined || (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .isMerged */ .TL)(record) || !(0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .hasOtherHead */ .BU)(record, target.guardedHead))
        return end;
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .hasEnded */ .hY)(record) || !isOwn)
        return { ...end, submission: "head-changed" };
    const after = await (0,_head_guard_js__WEBPACK_IMPORTED_MODULE_7__/* .cancelSubmissionWithOtherHead */ .r3)(record, target, context);
    return { ...end, submission: (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .isMerged */ .TL)(after) ? submission : "head-changed", record: after, isCanceled: true };
}
async function abortError(error, attempt, cancels, target, context) {
    const { submitted, seen } = attempt;
    // The abort stopped the cancellation of a submission with another head, and the error already explains this.
    if (seen !== undefined && !cancels)
        return error;
    const subject = `#${target.number}`;
    const left = {
        sent: `${subject} may be in the queue now. Check its state with the operation "status", or remove it with the operation "cancel".`,
        accepted: `${subject} is in the queue, because the service had accepted the submission. If the pull request must not merge, remove it with the operation "cancel".`,
        "by-another": `${subject} was already in the queue, and this step left it in the queue.`,
    };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("aborted", `The run was stopped while it submitted ${subject}.`, {
        details: [cancels ? await (0,_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_6__/* .cancelAbandoned */ .J)(attempt, target, context) : left[submitted]],
        outputs: {
            "pr-number": target.number,
            ...(submitted === "accepted" ? { submission: "submitted" } : {}),
            ...(seen && { state: seen.state, "pr-sha": seen.prSha, "submitted-at": seen.stateChangedAt }),
        },
        cause: error,
    });
}
function isStopped(error, { signal }) {
    return signal.aborted && (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM || (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isAmbiguous */ .X2)(error));
}
function isRefused(error) {
    return error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ApiError */ .hD && error.kind === "rejected";
}
/**
 * True when the service rejects a submission because the pull request is already in the queue. API v1 sends no code.
 */
function isConflict(error) {
    if (!isRefused(error) || error.facts.status !== 409)
        return false;
    return error.facts.code === undefined || error.facts.code === "PR_ALREADY_ENQUEUED";
}


/***/ }),

/***/ 8682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   submit: () => (/* binding */ submit)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4599);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8502);
/* harmony import */ var _service_record_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6497);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6375);
/* harmony import */ var _head_guard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5260);
/* harmony import */ var _permission_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3433);
/* harmony import */ var _readiness_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2784);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6583);
/* harmony import */ var _submission_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5398);
/* harmony import */ var _wait_wait_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(622);












async function submit(values, target, context) {
    const refused = await (0,_permission_js__WEBPACK_IMPORTED_MODULE_6__/* .checkPermission */ .Yj)(values, target, context);
    if (refused !== undefined)
        return refused;
    const { record: before, queue } = await (0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .readRecord */ .aE)(context.service, target).catch((error) => {
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withDetails */ .FE)(error, { details: ["The step submitted nothing."] }) : error;
    });
    const decision = (0,_submission_js__WEBPACK_IMPORTED_MODULE_9__/* .decideSubmission */ .l_)(target, before, values);
    if (context.dryRun) {
        const details = decision.kind === "send" ? (0,_readiness_js__WEBPACK_IMPORTED_MODULE_7__/* .explainQueue */ .Fh)(queue, target, false) : [];
        return { ...dryRunOf(decision, values.wait, target, context), details };
    }
    const end = await (0,_submission_js__WEBPACK_IMPORTED_MODULE_9__/* .applyDecision */ .Vg)(decision, values, target, context);
    const warnings = warningsOf(end, values, target, context);
    for (const warning of warnings)
        context.log.warning(warning);
    (0,_head_guard_js__WEBPACK_IMPORTED_MODULE_5__/* .explainUnknownHead */ .QL)(target, context);
    const outputs = submissionOutputs(end, target);
    if (values.wait && end.submission !== "head-changed")
        return await waitForSubmission(end.submission, end, values, outputs, target, context);
    const { submission, record } = end;
    const message = describeSubmission(end, target, context);
    const isQueued = submission === "submitted" || submission === "updated" || submission === "already-queued";
    const state = isQueued ? await (0,_readiness_js__WEBPACK_IMPORTED_MODULE_7__/* .explainQueueAfterWrite */ .Gx)(queue, target, context) : [];
    const details = [...warnings, ...afterOtherHead(end), ...state];
    return {
        result: submission,
        message,
        details,
        ...(values.wait ? { allowed: values.allowedResults } : {}),
        outputs,
        summary: submissionPage([message, ...details], end, target),
        record: { record },
    };
}
function submissionOutputs({ submission, record, submittedAt }, target) {
    return {
        submission,
        state: record?.state,
        "pr-number": target.number,
        "pr-sha": record?.prSha,
        "head-verified": (0,_head_guard_js__WEBPACK_IMPORTED_MODULE_5__/* .compareHead */ ._L)(record, target.guardedHead),
        "submitted-at": submittedAt,
    };
}
const SUBMITTED_BY = {
    submitted: "accepted",
    updated: "no",
    "already-queued": "by-another",
    "already-merged": "no",
    "not-resubmitted": "no",
};
async function waitForSubmission(submission, end, values, outputs, target, context) {
    const { record, stale, submittedAt } = end;
    context.log.info(describeSubmission(end, target, context));
    try {
        const waitValues = { ...values, since: values.since ?? submittedAt };
        const attempt = { record, stale, submitted: SUBMITTED_BY[submission] };
        const waited = await (0,_wait_wait_js__WEBPACK_IMPORTED_MODULE_10__.waitForAttempt)(waitValues, attempt, target, context);
        return { ...waited, outputs: { ...outputs, ...waited.outputs } };
    }
    catch (error) {
        // A later wait needs the output `submitted-at`, so the outputs are set even if the step fails.
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withDetails */ .FE)(error, {
            details: [`#${target.number} may be in the queue. Check its state with the operation "status", or cancel it.`],
            outputs: { ...outputs, ...(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR ? error.outputs : {}) },
        });
    }
}
function dryRunOf(decision, wait, target, context) {
    const then = wait ? " After that, the step would wait for the merge." : "";
    if (decision.kind === "leave")
        return (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlannedResult */ .fM)(`The step would send nothing: ${describeSubmission(decision, target, context)}${then}`);
    const { service } = context;
    if (decision.kind === "send")
        return (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlannedResult */ .fM)(`#${target.number} would be submitted to the queue.${then}`, service.submit(target, decision.request));
    const update = service.update(target, decision.request);
    return (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlannedResult */ .fM)(`Priority and batching of #${target.number} would be updated.${then}`, update);
}
function describeSubmission({ submission, record, isUnchanged = false }, target, { nameInput }) {
    const [subject, queue] = [`#${target.number}`, `the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .formatQueueName */ .km)(target)}`];
    const messages = {
        submitted: `${subject} was submitted to ${queue}.`,
        updated: isUnchanged
            ? `${subject} is in ${queue} and already has this priority and batching, so the step sent nothing.`
            : `${subject} is in ${queue}; its priority and batching were updated.`,
        "already-queued": record !== undefined && (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_3__/* .hasEnded */ .hY)(record)
            ? `${subject} was already in ${queue}; that attempt has finished, and its record shows ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatState */ .lN)(record.state)}.`
            : `${subject} is already in ${queue}.`,
        "already-merged": `${subject} is already merged.`,
        "not-resubmitted": `${subject} was not submitted again: its last attempt finished without a merge, and ${nameInput("resubmit")} is false.`,
        "head-changed": `The head of ${subject} is not the commit of this run (${target.guardedHead ?? "the event names no commit"}).`,
    };
    return messages[submission];
}
function afterOtherHead({ submission, record, isCanceled = false }) {
    if (submission !== "head-changed" || record === undefined)
        return [];
    const left = (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_3__/* .hasEnded */ .hY)(record)
        ? "The pull request is no longer in the queue."
        : "The pull request was already in the queue, and this step left it in the queue.";
    return [
        `The record of the queue shows the head commit ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortenName */ .ty)(record.prSha)}. Start a new run for that commit. A re-run of this run would use the old commit again.`,
        isCanceled ? "This step canceled its submission." : left,
    ];
}
function warningsOf({ submission, record }, { wait, update, ...wanted }, target, { nameInput }) {
    const { number, guardedHead } = target;
    if (record !== undefined) {
        const merged = wait ? undefined : (0,_head_guard_js__WEBPACK_IMPORTED_MODULE_5__/* .describeMergeOfOtherHead */ .xl)(record, target);
        const isKept = submission === "already-queued" && !update && !(0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_3__/* .hasEnded */ .hY)(record) && !(0,_submission_js__WEBPACK_IMPORTED_MODULE_9__/* .hasWantedSettings */ .Dv)(wanted, record);
        return [
            ...(merged === undefined ? [] : [merged]),
            ...(isKept
                ? [
                    `#${number} was in the queue before, so this step did not change its priority and batching. To change them, set ${nameInput("update", "true")}.`,
                ]
                : []),
        ];
    }
    if (submission === "updated") {
        return guardedHead === undefined
            ? []
            : [`The record of #${number} could not be read after the update, so the commit in the queue is not verified.`];
    }
    const unseen = `The record of #${number} does not show the new attempt yet; submitted-at stays empty.`;
    if (wait || guardedHead === undefined)
        return [unseen];
    return [`${unseen} So the commit in the queue is not verified. It may differ from ${guardedHead}.`];
}
function submissionPage(lines, { record }, target) {
    const blockers = record?.state === "not_ready" ? (0,_readiness_js__WEBPACK_IMPORTED_MODULE_7__/* .explainBlockers */ .rQ)(record, target) : [];
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_11__/* .joinBlocks */ .x9)([
        ...lines.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_11__/* .escapeText */ .X1),
        (0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .formatPullRequestLine */ .ET)(target, record),
        ...(record === undefined ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_11__/* .toTable */ .MR)(["", ""], (0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .formatRecordRows */ .QY)(record))]),
        ...blockers.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_11__/* .escapeText */ .X1),
    ]);
}


/***/ })

};
