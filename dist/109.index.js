export const id = 109;
export const ids = [109];
export const modules = {

/***/ 1252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cancel: () => (/* binding */ cancel),
/* harmony export */   cancelPullRequest: () => (/* binding */ cancelPullRequest)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4599);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8502);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3127);
/* harmony import */ var _permission_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3433);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6583);






/** Takes a pull request out of the queue, unless it is not in it. */
async function cancel(values, target, context) {
    const refused = await (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .refusePermission */ .OT)(values, target, context);
    if (refused !== undefined)
        return refused;
    const nothing = nothingToCancel((await (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .readRecord */ .aE)(context.service, target)).record);
    if (context.dryRun) {
        return nothing === undefined
            ? (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .dryRun */ .PA)(`#${target.number} would be taken out.`, context.service.cancel(target))
            : (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .dryRun */ .PA)(`Nothing would be sent: ${describeCancellation(nothing.cancellation, target)}`);
    }
    const { cancellation, record } = nothing ?? (await cancelPullRequest(context.service, target));
    return { result: cancellation, ...(0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .changeReport */ .XS)(describeCancellation(cancellation, target), target, record) };
}
/** Sends the cancellation. A 404 says that it is not in the queue; after an unclear failure the record decides. */
async function cancelPullRequest(service, target) {
    const doubt = `#${target.number} may have been taken out of the queue; look at its status`;
    try {
        await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .changing */ .Wt)(doubt, () => service.cancel(target).send());
    }
    catch (error) {
        if ((0,_service_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isNotFound */ .c4)(error)) {
            const { record } = await (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .readRecord */ .aE)(service, target);
            return nothingToCancel(record) ?? { cancellation: "not-queued", record };
        }
        const record = (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isAmbiguous */ .X2)(error) ? await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .changing */ .Wt)(doubt, () => (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .decidingRecord */ .ZB)(service, target)) : undefined;
        const end = record === undefined ? undefined : nothingToCancel(record);
        if (end === undefined)
            throw error;
        return end.cancellation === "not-queued" ? { ...end, cancellation: "cancelled" } : end;
    }
    return { cancellation: "cancelled", record: await (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .recordAfterwards */ .nb)(service, target) };
}
function nothingToCancel(record) {
    if (record === undefined)
        return { cancellation: "not-queued", record };
    if ((0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .isMerged */ .TL)(record))
        return { cancellation: "already-merged", record };
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .hasEnded */ .hY)(record) ? { cancellation: "not-queued", record } : undefined;
}
function describeCancellation(cancellation, target) {
    const messages = {
        cancelled: `was taken out of the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .queueName */ .nM)(target)}`,
        "not-queued": `is not in the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .queueName */ .nM)(target)}`,
        "already-merged": "is merged already",
    };
    return `#${target.number} ${messages[cancellation]}.`;
}


/***/ }),

/***/ 2490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doubtfulPriority: () => (/* binding */ doubtfulPriority),
  submit: () => (/* binding */ submit_submit)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/operation.js
var operation = __webpack_require__(4599);
// EXTERNAL MODULE: ./lib/src/queue/read.js
var read = __webpack_require__(8502);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/text/suggest.js
var suggest = __webpack_require__(4618);
// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
// EXTERNAL MODULE: ./lib/src/pull-request/fields.js
var fields = __webpack_require__(4759);
// EXTERNAL MODULE: ./lib/src/pull-request/permission.js
var permission = __webpack_require__(3433);
// EXTERNAL MODULE: ./lib/src/pull-request/readiness.js
var readiness = __webpack_require__(2784);
// EXTERNAL MODULE: ./lib/src/pull-request/record.js
var pull_request_record = __webpack_require__(6583);
// EXTERNAL MODULE: ./lib/src/polling.js
var polling = __webpack_require__(8705);
// EXTERNAL MODULE: ./lib/src/service/errors.js
var service_errors = __webpack_require__(3127);
// EXTERNAL MODULE: ./lib/src/pull-request/cancel.js
var cancel = __webpack_require__(1252);
// EXTERNAL MODULE: ./lib/src/pull-request/cancel-on-abort.js
var cancel_on_abort = __webpack_require__(943);
;// CONCATENATED MODULE: ./lib/src/pull-request/submission.js








function decideSubmission(target, record, options) {
    const { priority, noBatch, update, resubmit } = options;
    const request = { priority, noBatch: noBatch ? true : undefined };
    if (record === undefined)
        return { kind: "send", request, stale: undefined };
    if ((0,pull_request_record/* isMerged */.TL)(record))
        return { kind: "leave", submission: "already-merged", record };
    if ((0,pull_request_record/* hasEnded */.hY)(record)) {
        return resubmit
            ? { kind: "send", request, stale: record }
            : { kind: "leave", submission: "not-resubmitted", record };
    }
    if ((0,pull_request_record/* hasOtherHead */.BU)(record, target.guardedHead))
        return { kind: "leave", submission: "head-changed", record };
    if (!update)
        return { kind: "leave", submission: "already-queued", record };
    // A repeated submit rewrites priority and batching, so a priority that the user left out is sent as it stands.
    const kept = priority ?? record.priorityValue ?? record.priorityName ?? undefined;
    return { kind: "update", request: { priority: kept, noBatch: noBatch || record.noBatch === true }, record };
}
/**
 * Sends what there is to send, and waits until a new attempt shows in the record. A stop on the way says what may have
 * become of it, or with `takeOut` takes it out of the queue again.
 */
async function applyDecision(decision, takeOut, target, context) {
    if (decision.kind === "leave")
        return { submission: decision.submission, record: decision.record };
    if (decision.kind === "update") {
        const doubt = `priority and batching of #${target.number} may have been changed; look at its status`;
        return (0,errors/* changing */.Wt)(doubt, () => sendUpdate(decision.request, target, context)).catch(async (error) => {
            if (!takeOut || !isStopped(error, context))
                throw error;
            const attempt = { submitted: "no", seen: decision.record };
            throw (0,errors/* withMore */.iA)(error, { details: [await (0,cancel_on_abort/* cancelAbandoned */.J)(attempt, target, context)] });
        });
    }
    let attempt;
    const reached = (submitted, seen) => {
        attempt = { submitted, seen, stale: decision.stale };
    };
    return sendNew(decision.request, { ...context, target, stale: decision.stale, reached }).catch(async (error) => {
        throw attempt !== undefined && isStopped(error, context)
            ? await abandon(error, attempt, takeOut, target, context)
            : error;
    });
}
async function sendUpdate(request, target, { service, log }) {
    try {
        await service.submit(target, request).send();
    }
    catch (error) {
        if (!isRefused(error) && !(0,service_errors/* isAmbiguous */.X2)(error)) {
            const what = `pull request #${target.number} in the queue for ${(0,read/* queueName */.nM)(target)}`;
            throw (0,read/* notFoundError */.i0)(error, what, read/* OF_A_PULL_REQUEST */.oR);
        }
        const record = await (0,pull_request_record/* decidingRecord */.ZB)(service, target);
        if ((0,pull_request_record/* isMerged */.TL)(record))
            return { submission: "already-merged", record };
        if (isConflict(error)) {
            log.warning("The service refuses to change a pull request that is in the queue already: it stays as it is.");
            return { submission: "already-queued", record };
        }
        if (isRefused(error) || record === undefined || !showsUpdate(request, record))
            throw error;
        log.info("The service gave no clear answer, but its record shows what was sent.");
        return { submission: "updated", record };
    }
    return { submission: "updated", record: await (0,pull_request_record/* recordAfterwards */.nb)(service, target) };
}
/** Whether a record shows the priority and batching that a request asked for; what it does not tell is taken as done. */
function showsUpdate({ priority, noBatch }, record) {
    const shown = typeof priority === "number" ? record.priorityValue : record.priorityName?.toLowerCase();
    const asked = typeof priority === "number" ? priority : priority?.toLowerCase();
    const samePriority = asked === undefined || asked === shown;
    return samePriority && (noBatch === undefined || (record.noBatch ?? noBatch) === noBatch);
}
async function sendNew(request, sending) {
    const { service, log, signal, target, stale, reached } = sending;
    if (signal.aborted)
        throw new errors/* AbortedError */.oM();
    reached("sent");
    try {
        await service.submit(target, request).send();
    }
    catch (error) {
        return reconcile(error, sending);
    }
    reached("accepted");
    const record = await newRecord(sending, polling/* LAG_MS */._k);
    if (record !== undefined)
        return enforceHead(record, sending);
    log.warning(`The service accepted #${target.number}, but its record does not show the new attempt yet; submitted-at stays empty.`);
    return { submission: "submitted", record, stale };
}
/** How long the record of a new attempt may take to show where it is not certain that there is one, in milliseconds. */
const SETTLES_WITHIN_MS = 5000;
/** After an unclear answer the record decides whether the submission took place. */
async function reconcile(error, sending) {
    const { service, log, target, stale, reached } = sending;
    const [refused, conflict] = [isRefused(error), isConflict(error)];
    if (!refused && !(0,service_errors/* isAmbiguous */.X2)(error)) {
        const what = `pull request #${target.number} of the queue for ${(0,read/* queueName */.nM)(target)}`;
        throw (0,read/* notFoundError */.i0)(error, what, read/* OF_A_PULL_REQUEST */.oR);
    }
    if (conflict)
        reached("by-another");
    const record = refused && !conflict ? await (0,pull_request_record/* recordAfterwards */.nb)(service, target) : await newRecord(sending, SETTLES_WITHIN_MS);
    if (record === undefined) {
        // The service has just said that it is queued; which record shows it is left open.
        if (conflict)
            return { submission: "already-queued", record, stale };
        throw error;
    }
    if ((0,pull_request_record/* isMerged */.TL)(record))
        return { submission: "already-merged", record, stale };
    // Somebody else submitted it between our read and our write: theirs is left alone.
    if (conflict)
        return { submission: (0,pull_request_record/* hasOtherHead */.BU)(record, target.guardedHead) ? "head-changed" : "already-queued", record };
    if (refused)
        throw error;
    log.info("The service gave no clear answer, but its record shows the submission.");
    return enforceHead(record, sending);
}
/** The first record that is not the one from before, or undefined when none shows in time. @throws AbortedError */
async function newRecord({ service, clock, signal, target, stale }, withinMs) {
    return (0,polling/* retry */.L5)(async (leftMs) => {
        // A read that fails says nothing of the write, which must not be reported as failed for it.
        const record = await (0,pull_request_record/* decidingRecord */.ZB)(service, target, leftMs);
        return record !== undefined && isNew(record, stale) ? record : undefined;
    }, { clock, signal, deadline: clock.now() + withinMs, first: 250, factor: 2, longest: 2000 });
}
function isNew(record, stale) {
    return !(0,pull_request_record/* hasEnded */.hY)(record) || (0,pull_request_record/* isMerged */.TL)(record) || !(0,pull_request_record/* hasMark */.mP)(record, stale);
}
/** Our own submission of a head that nobody meant is taken back. */
async function enforceHead(record, sending) {
    const { service, target, stale, reached } = sending;
    const end = { submission: "submitted", record, submittedAt: record.stateChangedAt, stale };
    if ((0,pull_request_record/* isMerged */.TL)(record) || !(0,pull_request_record/* hasOtherHead */.BU)(record, target.guardedHead))
        return end;
    if ((0,pull_request_record/* hasEnded */.hY)(record))
        return { ...end, submission: "head-changed" };
    reached("accepted", record);
    const { record: after = record } = await (0,cancel.cancelPullRequest)(service, target).catch((error) => {
        const head = (0,format/* shortName */.EU)(record.prSha);
        const advice = `#${target.number} was submitted with the head ${head}, which is not the one that this run is for, and could not be taken out again. Cancel it.`;
        throw (0,errors/* withMore */.iA)(error, { details: [advice] });
    });
    return { ...end, submission: (0,pull_request_record/* isMerged */.TL)(after) ? "submitted" : "head-changed", record: after };
}
async function abandon(error, attempt, takeOut, target, context) {
    const { submitted, seen } = attempt;
    // It is being taken back already.
    if (seen !== undefined && !takeOut)
        return error;
    const subject = `#${target.number}`;
    const left = {
        sent: `${subject} may be in the queue now. Look with status, or take it out with cancel.`,
        accepted: `${subject} is in the queue: the service had accepted the submission. Take it out with cancel if it shall not merge.`,
        "by-another": `${subject} was in the queue already, and was left there.`,
    };
    return new errors/* Failure */.HR("aborted", `The run was told to stop while it submitted ${subject}.`, {
        details: [takeOut ? await (0,cancel_on_abort/* cancelAbandoned */.J)(attempt, target, context) : left[submitted]],
        // What is certain of the submission, for a later step.
        outputs: {
            "pr-number": target.number,
            ...(submitted === "accepted" ? { submission: "submitted" } : {}),
            ...(seen && { state: seen.state, "pr-sha": seen.prSha, "submitted-at": seen.stateChangedAt }),
        },
        cause: error,
    });
}
/** Whether the step was told to stop, so that what became of a request is open. */
function isStopped(error, { signal }) {
    return signal.aborted && (error instanceof errors/* AbortedError */.oM || (0,service_errors/* isAmbiguous */.X2)(error));
}
function isRefused(error) {
    return error instanceof service_errors/* ApiError */.hD && error.kind === "rejected";
}
function isConflict(error) {
    return isRefused(error) && error.facts.status === 409;
}

// EXTERNAL MODULE: ./lib/src/pull-request/wait/wait.js + 5 modules
var wait = __webpack_require__(622);
;// CONCATENATED MODULE: ./lib/src/pull-request/submit.js













/** Submits a pull request unless that is done, and waits for the merge where that is wanted. */
async function submit_submit(values, target, context) {
    const refused = await (0,permission/* refusePermission */.OT)(values, target, context);
    if (refused !== undefined)
        return refused;
    const doubt = doubtfulPriority(values.priority);
    if (doubt !== undefined)
        context.log.warning(doubt);
    const { record: before, queue } = await (0,pull_request_record/* readRecord */.aE)(context.service, target).catch((error) => {
        throw error instanceof errors/* AbortedError */.oM ? (0,errors/* withMore */.iA)(error, { details: ["Nothing was submitted."] }) : error;
    });
    const decision = decideSubmission(target, before, values);
    if (context.dryRun) {
        const details = decision.kind === "send" ? (0,readiness/* explainQueue */.Fh)(queue, target, false) : [];
        return { ...dryRunOf(decision, values.wait, target, context.service), details };
    }
    const end = await applyDecision(decision, values.wait && values.cancelOnAbort, target, context);
    const { submission, record, submittedAt } = end;
    const outputs = {
        submission,
        state: record?.state,
        "pr-number": target.number,
        "pr-sha": record?.prSha,
        "submitted-at": submittedAt,
    };
    const message = describeSubmission(submission, target);
    if (!values.wait || submission === "head-changed") {
        const details = [
            ...afterOtherHead(end),
            // Whether it depends on the queue what becomes of it; a wait tells of the queue by itself.
            ...(submission === "submitted" || submission === "updated" || submission === "already-queued"
                ? await (0,readiness/* explainQueueAfterwards */.Kr)(queue, target, context)
                : []),
        ];
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
    context.log.info(message);
    try {
        const waited = await (0,wait.waitForAttempt)({ ...values, since: values.since ?? submittedAt }, { record, stale: end.stale, submitted: SUBMITTED_BY[submission] }, target, context);
        return { ...waited, outputs: { ...outputs, ...waited.outputs } };
    }
    catch (error) {
        // The submission stands, and a later wait needs its time.
        throw (0,errors/* withMore */.iA)(error, { outputs });
    }
}
/** Whether the attempt that is waited for is this step's own. */
const SUBMITTED_BY = {
    submitted: "accepted",
    updated: "no",
    "already-queued": "by-another",
    "already-merged": "no",
    "not-resubmitted": "no",
};
/** The name that was most likely meant by one that is new to us; the service may know it all the same. */
function doubtfulPriority(given) {
    if (typeof given !== "string" || fields/* PRIORITY_NAMES */.iR.some((name) => name === given.toLowerCase()))
        return undefined;
    const meant = (0,suggest/* closestName */.N)(given, fields/* PRIORITY_NAMES */.iR);
    return meant === undefined
        ? undefined
        : `The priority ${(0,truncate/* quote */.hD)(given)} is none of ${fields/* PRIORITY_NAMES */.iR.join(", ")}; did you mean ${meant}? It is sent as it is.`;
}
function dryRunOf(decision, wait, target, service) {
    const then = wait ? " Then it would wait for the merge." : "";
    if (decision.kind === "leave")
        return (0,operation/* dryRun */.PA)(`Nothing would be sent: ${describeSubmission(decision.submission, target)}${then}`);
    const what = decision.kind === "send"
        ? `#${target.number} would be submitted to the queue.`
        : `Priority and batching of #${target.number} would be sent again.`;
    return (0,operation/* dryRun */.PA)(`${what}${then}`, service.submit(target, decision.request));
}
function describeSubmission(submission, target) {
    const [subject, queue] = [`#${target.number}`, `the merge queue for ${(0,read/* queueName */.nM)(target)}`];
    const messages = {
        submitted: `${subject} was submitted to ${queue}.`,
        updated: `${subject} is in ${queue}; its priority and batching were sent again.`,
        "already-queued": `${subject} is in ${queue} already.`,
        "already-merged": `${subject} is merged already.`,
        "not-resubmitted": `${subject} is not submitted again: its last attempt ended without a merge, and resubmit is false.`,
        "head-changed": `The head of ${subject} is not the commit that this run is for (${target.guardedHead ?? "the event names none"}).`,
    };
    return messages[submission];
}
function afterOtherHead({ submission, record, submittedAt }) {
    if (submission !== "head-changed" || record === undefined)
        return [];
    return [
        `The queue has ${(0,format/* shortName */.EU)(record.prSha)}. Start a new run for that commit: running this one again does not help, since it is for the old one.`,
        submittedAt !== undefined ? "This submission was taken back." : "It was in the queue before, and was left there.",
    ];
}
function submissionPage(lines, { record }, target) {
    const blockers = record?.state === "not_ready" ? (0,readiness/* explainBlockers */.rQ)(record, target) : [];
    return (0,markdown/* paragraphs */.qN)([
        ...lines.map(markdown/* escapeText */.X1),
        (0,pull_request_record/* pullRequestLine */.Zu)(target, record),
        ...(record === undefined ? [] : [(0,markdown/* table */.tp)(["", ""], (0,pull_request_record/* recordRows */.dq)(record))]),
        ...blockers.map(markdown/* escapeText */.X1),
    ]);
}


/***/ })

};
