export const id = 8682;
export const ids = [8682];
export const modules = {

/***/ 5398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zu: () => (/* binding */ isUpdateRedundant),
/* harmony export */   l_: () => (/* binding */ decideSubmission),
/* harmony export */   r1: () => (/* binding */ applySubmissionDecision)
/* harmony export */ });
/* unused harmony export hasRequestedPriorityAndBatching */
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
    // A submission uses the head on the Git host. If this head is not the commit of the run, the step sends nothing.
    const hasOtherHead = target.headSha === undefined && target.guardedHead !== undefined;
    const send = hasOtherHead
        ? { kind: "leave", submission: "head-changed", record }
        : { kind: "send", request, stale: record };
    if (record === undefined)
        return send;
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .isMerged */ .TL)(record))
        return { kind: "leave", submission: "already-merged", record };
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .isAttemptFinished */ .Sg)(record)) {
        return resubmit ? send : { kind: "leave", submission: "not-resubmitted", record };
    }
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .hasChangedHead */ .lN)(record, target.guardedHead))
        return { kind: "leave", submission: "head-changed", record };
    if (!update)
        return { kind: "leave", submission: "already-queued", record };
    if (isUpdateRedundant(options, record))
        return { kind: "leave", submission: "updated", record, isUnchanged: true };
    // An update replaces the priority and the batching, so a setting without an input must repeat its present value.
    const kept = priority ?? record.priorityValue ?? record.priorityName ?? undefined;
    return { kind: "update", request: { priority: kept, noBatch: noBatch || record.noBatch === true }, record };
}
/**
 * Maximum milliseconds until a record shows the submission. A step without a wait reads this record to compare the
 * head.
 */
const HEAD_LAG_MS = _text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .TIME_UNIT_MS */ .gF.m;
/**
 * Sends the request of the decision: a submission or an update. Cancels the submission if the queue has another head.
 * After an abort, cancels the attempt or reports that it may be in the queue.
 */
async function applySubmissionDecision(decision, { cancelOnAbort, wait }, target, context) {
    const cancels = wait && cancelOnAbort;
    if (decision.kind === "leave")
        return decision;
    if (decision.kind === "update") {
        const doubt = `priority and batching of #${target.number} may have been changed; check its status`;
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sendChangeWithAbortHint */ .MM)(doubt, () => sendUpdate(decision, target, context)).catch(async (error) => {
            if (!cancels || !isStopped(error, context))
                throw error;
            const attempt = { submitted: "no", seen: decision.record };
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(error, { details: [await (0,_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_6__/* .cancelAbandonedAttempt */ .W)(attempt, target, context)] });
        });
    }
    let attempt;
    const onProgress = (submitted, seen) => {
        attempt = { submitted, seen, stale: decision.stale };
    };
    const lagMs = wait || target.guardedHead === undefined ? _polling_js__WEBPACK_IMPORTED_MODULE_1__/* .READ_AFTER_WRITE_LAG_MS */ .IT : HEAD_LAG_MS;
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
        if (!isRefused(error) && !(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isErrorWithUncertainWriteEffect */ ._1)(error)) {
            const what = `pull request #${target.number} in the queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .formatQueueName */ .km)(target)}`;
            throw (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .addAdviceToNotFoundError */ .Wo)(error, what, _queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .PULL_REQUEST_INPUT_NAMES */ .w3);
        }
        const record = await (0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .readRecordAfterUncertainWrite */ .qi)(service, target);
        if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .isMerged */ .TL)(record))
            return { submission: "already-merged", record };
        if (isConflict(error) && !(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isNotQueuedError */ .JH)(error)) {
            log.warning("The service rejects changes to a pull request that is already in the queue, so its priority and batching did not change.");
            return { submission: (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .hasChangedHead */ .lN)(record, target.guardedHead) ? "head-changed" : "already-queued", record };
        }
        if (isRefused(error) || record === undefined || !hasRequestedPriorityAndBatching(request, record))
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
        if (record === undefined || !(0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .hasChangedHead */ .lN)(record, target.guardedHead))
            return end;
        return enforceHead(end, !(await (0,_head_guard_js__WEBPACK_IMPORTED_MODULE_7__/* .isSameAttemptAfterPush */ .cE)(record, before, target, service)), target, context);
    }
}
/** True when a record shows the requested settings. A setting that the record lacks counts as equal. */
function hasRequestedPriorityAndBatching({ priority, noBatch }, record) {
    const shown = typeof priority === "number" ? record.priorityValue : record.priorityName?.toLowerCase();
    const asked = typeof priority === "number" ? priority : priority?.toLowerCase();
    const samePriority = asked === undefined || asked === shown;
    return samePriority && (noBatch === undefined || (record.noBatch ?? noBatch) === noBatch);
}
/** True when an update with these inputs would change nothing. Without `no-batch`, it does not change the batching. */
function isUpdateRedundant({ priority, noBatch }, record) {
    return hasRequestedPriorityAndBatching({ priority }, record) && (!noBatch || record.noBatch === true);
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
    if (!refused && !(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isErrorWithUncertainWriteEffect */ ._1)(error)) {
        const what = `pull request #${target.number} of the queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .formatQueueName */ .km)(target)}`;
        throw (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .addAdviceToNotFoundError */ .Wo)(error, what, _queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .PULL_REQUEST_INPUT_NAMES */ .w3);
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
        throw refused ? error : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(error, { details: [unseen] });
    }
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .isMerged */ .TL)(record))
        return { submission: "already-merged", record, stale };
    // The service answered that another run had already submitted the pull request.
    if (conflict)
        return {
            submission: (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .hasChangedHead */ .lN)(record, target.guardedHead) ? "head-changed" : "already-queued",
            record,
            stale,
        };
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
        const record = await (0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .readRecordAfterUncertainWrite */ .qi)(service, target, leftMs);
        return record === undefined || (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .isFromEarlierAttempt */ .qK)(record, { stale }) ? undefined : record;
    }, { clock, signal, deadline: clock.now() + withinMs, first: 250, factor: 2, longest: 2000 });
}
/** Cancels the submission of this step if the queue has another head. Never cancels the submission of another run. */
async function enforceHead(end, isOwn, target, context) {
    const { record, submission } = end;
    if (record === undefined || (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .isMerged */ .TL)(record) || !(0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .hasChangedHead */ .lN)(record, target.guardedHead))
        return end;
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .isAttemptFinished */ .Sg)(record) || !isOwn)
        return { ...end, submission: "head-changed" };
    const after = await (0,_head_guard_js__WEBPACK_IMPORTED_MODULE_7__/* .cancelSubmissionOnHeadMismatch */ .QL)(record, target, context);
    return { ...end, submission: (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_4__/* .isMerged */ .TL)(after) ? submission : "head-changed", record: after, isCanceled: true };
}
async function abortError(error, attempt, cancels, target, context) {
    const { submitted, seen } = attempt;
    // The abort interrupted the request that cancels a submission with another head. The error already reports this.
    if (seen !== undefined && !cancels)
        return error;
    const subject = `#${target.number}`;
    const left = {
        sent: `${subject} may be in the queue now. Check its state with the operation "status", or remove it with the operation "cancel".`,
        accepted: `${subject} is in the queue, because the service had accepted the submission. If the pull request must not merge, remove it with the operation "cancel".`,
        "by-another": `${subject} was already in the queue, and this step left it in the queue.`,
    };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK("aborted", `The run was stopped while it submitted ${subject}.`, {
        details: [cancels ? await (0,_cancel_on_abort_js__WEBPACK_IMPORTED_MODULE_6__/* .cancelAbandonedAttempt */ .W)(attempt, target, context) : left[submitted]],
        outputs: {
            "pr-number": target.number,
            ...(submitted === "accepted" ? { submission: "submitted" } : {}),
            ...(seen && { state: seen.state, "pr-sha": seen.prSha, "submitted-at": seen.stateChangedAt }),
        },
        cause: error,
    });
}
function isStopped(error, { signal }) {
    return signal.aborted && (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM || (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isErrorWithUncertainWriteEffect */ ._1)(error));
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
/* harmony export */   runSubmitOperation: () => (/* binding */ runSubmitOperation)
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












async function runSubmitOperation(values, target, context) {
    const refused = await (0,_permission_js__WEBPACK_IMPORTED_MODULE_6__/* .checkUserPermission */ .pB)(values, target, context);
    if (refused !== undefined)
        return refused;
    const { record: before, queue } = await (0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .readRecordOrQueue */ .Ub)(context.service, target).catch((error) => {
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(error, { details: ["The step submitted nothing."] }) : error;
    });
    const decision = (0,_submission_js__WEBPACK_IMPORTED_MODULE_9__/* .decideSubmission */ .l_)(target, before, values);
    if (context.dryRun) {
        const details = decision.kind === "send" ? (0,_readiness_js__WEBPACK_IMPORTED_MODULE_7__/* .explainQueueDelay */ .QI)(queue, target, false) : [];
        return { ...dryRunOf(decision, values.wait, target, context), details };
    }
    const end = await (0,_submission_js__WEBPACK_IMPORTED_MODULE_9__/* .applySubmissionDecision */ .r1)(decision, values, target, context);
    const warnings = warningsOf(end, values, target, context);
    for (const warning of warnings)
        context.log.warning(warning);
    (0,_head_guard_js__WEBPACK_IMPORTED_MODULE_5__/* .logUnverifiedHeadReason */ .gD)(target, context);
    const outputs = submissionOutputs(end, target);
    if (values.wait && end.submission !== "head-changed")
        return await waitForSubmission(end.submission, end, values, outputs, target, context);
    const { submission, record } = end;
    const message = describeSubmission(end, target, context);
    const isQueued = submission === "submitted" || submission === "updated" || submission === "already-queued";
    const state = isQueued ? await (0,_readiness_js__WEBPACK_IMPORTED_MODULE_7__/* .readAndExplainQueueDelay */ .TC)(queue, target, context) : [];
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
        "head-verified": (0,_head_guard_js__WEBPACK_IMPORTED_MODULE_5__/* .compareHeadCommits */ .mg)(record, target.guardedHead),
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
        const waited = await (0,_wait_wait_js__WEBPACK_IMPORTED_MODULE_10__.waitForAttemptOutcome)(waitValues, attempt, target, context);
        return { ...waited, outputs: { ...outputs, ...waited.outputs } };
    }
    catch (error) {
        // A later wait needs the output `submitted-at`, so the outputs are set even if the step fails.
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(error, {
            details: [`#${target.number} may be in the queue. Check its state with the operation "status", or cancel it.`],
            outputs: { ...outputs, ...(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK ? error.outputs : {}) },
        });
    }
}
function dryRunOf(decision, wait, target, context) {
    const then = wait ? " After that, the step would wait for the merge." : "";
    if (decision.kind === "leave")
        return (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .createDryRunResult */ .uT)(`The step would send nothing: ${describeSubmission(decision, target, context)}${then}`);
    const { service } = context;
    if (decision.kind === "send")
        return (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .createDryRunResult */ .uT)(`#${target.number} would be submitted to the queue.${then}`, service.submit(target, decision.request));
    const update = service.update(target, decision.request);
    return (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .createDryRunResult */ .uT)(`Priority and batching of #${target.number} would be updated.${then}`, update);
}
function describeSubmission({ submission, record, isUnchanged = false }, target, { nameInput }) {
    const [subject, queue] = [`#${target.number}`, `the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .formatQueueName */ .km)(target)}`];
    const messages = {
        submitted: `${subject} was submitted to ${queue}.`,
        updated: isUnchanged
            ? `${subject} is in ${queue} and already has this priority and batching, so the step sent nothing.`
            : `${subject} is in ${queue}; its priority and batching were updated.`,
        "already-queued": record !== undefined && (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_3__/* .isAttemptFinished */ .Sg)(record)
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
    const left = (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_3__/* .isAttemptFinished */ .Sg)(record)
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
        const merged = wait ? undefined : (0,_head_guard_js__WEBPACK_IMPORTED_MODULE_5__/* .describeMergedHeadMismatch */ .cS)(record, target);
        const isKept = submission === "already-queued" && !update && !(0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_3__/* .isAttemptFinished */ .Sg)(record) && !(0,_submission_js__WEBPACK_IMPORTED_MODULE_9__/* .isUpdateRedundant */ .Zu)(wanted, record);
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
    const blockers = record?.state === "not_ready" ? (0,_readiness_js__WEBPACK_IMPORTED_MODULE_7__/* .explainReadinessBlockers */ .tp)(record, target) : [];
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_11__/* .joinBlocks */ .x9)([
        ...lines.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_11__/* .escapeText */ .X1),
        (0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .formatPullRequestLine */ .ET)(target, record),
        ...(record === undefined ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_11__/* .toTable */ .MR)(["", ""], (0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .formatRecordTableRows */ .k3)(record))]),
        ...blockers.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_11__/* .escapeText */ .X1),
    ]);
}


/***/ })

};
