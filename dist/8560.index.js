export const id = 8560;
export const ids = [8560];
export const modules = {

/***/ 4643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diagnoseTestRun: () => (/* binding */ diagnoseTestRun),
/* harmony export */   reportTestRun: () => (/* binding */ reportTestRun)
/* harmony export */ });
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4599);
/* harmony import */ var _test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8850);
/* harmony import */ var _test_run_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3742);
/* harmony import */ var _test_run_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5392);
/* harmony import */ var _test_run_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4283);
/* harmony import */ var _cause_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7014);
/* harmony import */ var _diagnose_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5858);
/* harmony import */ var _trials_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8259);








const STATUSES = ["in_progress", "succeeded", "failed", "cancelled"];
const READ_MS = 5000;
async function reportTestRun(id, target, context) {
    const run = await (0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readTestRun */ .we)(context.service, target, id);
    const checks = (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .listChecks */ .SU)(run);
    const ofAttempt = await diagnoseAttempt(id, run, target, context);
    const ofRun = ofAttempt === undefined ? diagnoseTestRun(id, run) : undefined;
    const message = (0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_4__/* .describeTestRun */ .l4)(run, id);
    const details = [
        ...(ofAttempt === undefined ? [] : (0,_cause_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDiagnosis */ .Nb)(ofAttempt)),
        // For any other cause, the advice on the test run already explains the failure.
        ...(ofRun?.cause === "flaky" ? [ofRun.sentence, ...ofRun.evidence] : []),
        ...(0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_4__/* .listTestRunAdvice */ .My)(run, ofAttempt !== undefined),
    ];
    return {
        result: STATUSES.find((known) => known === run.status) ?? "unknown",
        message,
        details,
        outputs: {
            ...(0,_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .selectDeclaredOutputs */ .PE)(run, _test_run_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .testRunOutputs */ .yW),
            "is-bisection": run.isBisection ?? /-bisection/i.test(run.testBranch),
            "test-run-id": id,
            "failing-checks": (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .findFailingChecks */ .TW)(checks),
            "missing-checks": (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .findMissingChecks */ .$G)(run, checks),
            cause: (ofAttempt ?? ofRun)?.cause,
        },
        summary: (0,_test_run_page_js__WEBPACK_IMPORTED_MODULE_3__/* .formatTestRunPage */ .E)(message, details, run),
        record: { testRun: run },
    };
}
/**
 * Diagnoses an attempt. Returns undefined for a test run of several pull requests, or a run that did not decide the
 * attempt.
 */
async function diagnoseAttempt(id, run, target, context) {
    const [tested, ...others] = run.testedPullRequests ?? [];
    if (run.status !== "failed" || tested === undefined || others.length > 0)
        return undefined;
    const pullRequest = { ...target, number: tested.prNumber, headSha: undefined, guardedHead: undefined };
    const reading = context.service.readRecord(pullRequest, { withinMs: READ_MS });
    const record = await reading.catch(() => undefined);
    if (record === undefined || !(0,_diagnose_js__WEBPACK_IMPORTED_MODULE_6__/* .canTestsHaveFailed */ .jN)(record))
        return undefined;
    const options = { testRun: { id, run }, note: context.log.debug };
    const { diagnosis, testRun } = await (0,_diagnose_js__WEBPACK_IMPORTED_MODULE_6__/* .diagnosePullRequest */ .Hy)(record, pullRequest, context, options);
    return testRun?.id === id ? diagnosis : undefined;
}
function diagnoseTestRun(id, run) {
    if (run.status !== "failed")
        return undefined;
    const number = run.testedPullRequests?.[0]?.prNumber ?? 0;
    const trials = (0,_trials_js__WEBPACK_IMPORTED_MODULE_7__/* .listPullRequestTestRuns */ .h)({ number, hasFailed: false, runs: [{ id, run }], results: [] });
    return (0,_cause_js__WEBPACK_IMPORTED_MODULE_5__/* .decideCause */ .GY)({ situation: "run", trials, targetBranch: "" });
}


/***/ }),

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

/***/ 8560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  requeue: () => (/* binding */ requeue)
});

// EXTERNAL MODULE: ./lib/src/diagnosis/diagnose.js + 1 modules
var diagnose = __webpack_require__(5858);
// EXTERNAL MODULE: ./lib/src/diagnosis/testing-details.js
var testing_details = __webpack_require__(4643);
// EXTERNAL MODULE: ./lib/src/operation.js
var operation = __webpack_require__(4599);
// EXTERNAL MODULE: ./lib/src/outcome/outcomes.js
var outcomes = __webpack_require__(4276);
// EXTERNAL MODULE: ./lib/src/outcome/report-outcome.js
var report_outcome = __webpack_require__(3854);
// EXTERNAL MODULE: ./lib/src/outcome/write-report.js
var write_report = __webpack_require__(3357);
// EXTERNAL MODULE: ./lib/src/pull-request/record.js
var pull_request_record = __webpack_require__(6583);
// EXTERNAL MODULE: ./lib/src/pull-request/submission.js
var pull_request_submission = __webpack_require__(5398);
// EXTERNAL MODULE: ./lib/src/queue/read.js
var read = __webpack_require__(8502);
// EXTERNAL MODULE: ./lib/src/service/errors.js
var errors = __webpack_require__(3127);
// EXTERNAL MODULE: ./lib/src/service/present.js
var present = __webpack_require__(2141);
// EXTERNAL MODULE: ./lib/src/service/record-state.js
var record_state = __webpack_require__(6497);
// EXTERNAL MODULE: ./lib/src/test-run/checks.js
var checks = __webpack_require__(8850);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/outcome/report-once.js
var report_once = __webpack_require__(8117);
;// CONCATENATED MODULE: ./lib/src/requeue/claims.js

/**
 * Claims of requeues. A run that submits a pull request again first claims the requeue in a commit status of its head
 * commit. Only commit statuses meet all requirements of a counter that concurrent runs share:
 *
 * - A status belongs to one head commit. The timeline of the service does not show the head of an earlier attempt.
 * - GitHub has no request to edit or delete a status. A person with write access can delete the comment that reports an
 *   outcome.
 * - GitHub assigns growing ids, so all runs agree on the order of the claims. The service rejects a second submission
 *   only while the first attempt is in the queue, and API v1 does not reject it at all.
 * - A run writes its claim before the submission, so a run that stops in between cannot lead to a second submission.
 */
const CONTEXT = "merge-queue/requeue";
const SUBJECT_DIGITS = 12;
const SEAL_DIGITS = 16;
const CLAIM = /\[([0-9a-f]{12})\.([0-9a-f]{16})\.([\w-]+)(!?)\]$/;
/** Claims a requeue, and compares the order of all claims afterwards. @throws GitHostError */
async function claimRequeue(request, why) {
    const found = await (0,report_once/* postUnlessAlreadyPosted */.ag)(() => findClaim(request), async () => {
        const attempt = (await readClaims(request)).length + 1;
        const text = `Requeue ${attempt} of ${request.most} for this commit: ${why}`;
        return writeClaim(request, text, request.thread.reporter.nonce);
    }, request.thread);
    // If GitHub does not show the claim of this run yet, an older claim of another run is possible.
    return found ?? { kind: "claimed" };
}
/** Cancels the claim that contains `nonce`. The claim must not count, because the service has rejected the request. */
function cancelClaim(request, nonce) {
    return writeClaim(request, "The service did not accept the pull request again", nonce, "!");
}
/** Finds the claim of a failure. Returns undefined if this run can claim it. */
async function findClaim(request) {
    const { subject, most, thread } = request;
    const claims = await readClaims(request);
    const index = claims.findIndex((claim) => claim.subject === shortSubject(subject, thread));
    if (index >= most || (index < 0 && claims.length >= most))
        return { kind: "limit" };
    const nonce = claims[index]?.nonce;
    if (nonce === undefined)
        return undefined;
    return thread.reporter.isOwn(nonce) ? { kind: "own", attempt: index + 1, nonce } : { kind: "claimed" };
}
/** Lists the claims of a head commit, the oldest first. The oldest claim of each failure counts. */
async function readClaims({ sha, thread }) {
    const statuses = await thread.posts.statuses(thread.repository, sha);
    const claims = new Map();
    for (const { description } of statuses.toSorted((one, other) => one.id - other.id)) {
        const [, subject = "", given, nonce = "", release = ""] = CLAIM.exec(description) ?? [];
        if (given !== sealOf(sha, `${subject} ${nonce}${release}`, thread))
            continue;
        const known = claims.get(subject);
        if (release === "")
            claims.set(subject, known ?? { subject, nonce });
        else if (known?.nonce === nonce)
            claims.delete(subject);
    }
    return [...claims.values()];
}
const DESCRIPTION_CHARACTERS = 140;
function writeClaim(request, text, nonce, release = "") {
    const { sha, subject, thread } = request;
    const { posts, repository } = thread;
    const short = shortSubject(subject, thread);
    const words = `${short} ${nonce}${release}`;
    const signature = ` [${short}.${sealOf(sha, words, thread)}.${nonce}${release}]`;
    const description = `${text.slice(0, DESCRIPTION_CHARACTERS - signature.length).toWellFormed()}${signature}`;
    // Any other state could block a merge if a rule requires all statuses.
    return posts.createStatus(repository, sha, { state: "success", context: CONTEXT, description });
}
function shortSubject(subject, { seal }) {
    return seal(`requeue ${subject}`).slice(0, SUBJECT_DIGITS);
}
function sealOf(sha, words, { seal }) {
    return seal(`requeue ${sha} ${words}`).slice(0, SEAL_DIGITS);
}

;// CONCATENATED MODULE: ./lib/src/requeue/rules.js

/** Sentences about the reasons not to submit a pull request again. */
const REQUEUE_OBSTACLE_SENTENCES = {
    merged: "The pull request is merged.",
    closed: "The pull request is closed.",
    cancelled: "A person or an event removed the pull request from the queue.",
    "not-submitted": "The pull request was never in the queue.",
    queued: "The pull request is in the queue.",
    held: "The queue has not decided yet about the failed tests, and cannot run them again without a new submission.",
    late: "The outcome is more than an hour old.",
    unreadable: "The state of the pull request or of the queue could not be read.",
    unverified: "No test run shows that the head commit is unchanged since the failure.",
    draft: "The pull request is a draft.",
    base: "The base branch of the pull request changed.",
    head: "The head commit of the pull request changed.",
    conflict: "The pull request conflicts with its base branch.",
    paused: "The queue is not running.",
    fix: "The same failure would occur again until its cause is fixed.",
    cause: "The cause of the failure may be the change.",
    limit: "The limit of new submissions for the head commit is reached.",
    claimed: "A different run already handles this failure.",
};
/** Returns the reason not to submit a pull request again; undefined if all rules allow a new submission. */
function findRequeueObstacle(facts, rules) {
    const { state, onHost, queueState } = facts;
    if (state !== "failed" && state !== "held")
        return STATES[state];
    if (state === "held" && !facts.canRerun)
        return "held";
    if (facts.isLate)
        return "late";
    if (onHost === undefined || queueState === undefined)
        return "unreadable";
    if (onHost.merged)
        return "merged";
    if (!onHost.open)
        return "closed";
    if (onHost.draft)
        return "draft";
    if (onHost.baseBranch !== facts.targetBranch)
        return "base";
    if (!(0,format/* isSameCommit */.sw)(facts.guardedHead ?? onHost.headSha, onHost.headSha))
        return "head";
    if (onHost.conflicts)
        return "conflict";
    if (queueState !== "running")
        return "paused";
    const inCause = findReasonInCause(facts, rules);
    if (inCause !== undefined || facts.isHeadTested === true)
        return inCause;
    return facts.isHeadTested === false ? "head" : "unverified";
}
const STATES = {
    merged: "merged",
    "merged-outside-queue": "merged",
    closed: "closed",
    cancelled: "cancelled",
    "in-queue": "queued",
    "not-submitted": "not-submitted",
};
/** Causes that can result from failed checks, unlike a conflict or a failed merge. */
const OF_TESTS = new Set(["change", "tests-failed", "flaky", "unknown"]);
function findReasonInCause({ diagnosis, failedChecks }, { causes, checks = [] }) {
    if (diagnosis === undefined)
        return "cause";
    const { cause, next } = diagnosis;
    const isListed = failedChecks.length > 0 && failedChecks.every((name) => checks.includes(name));
    if (isListed && OF_TESTS.has(cause))
        return undefined;
    if (!causes.includes(cause))
        return "cause";
    // The cause `infrastructure` includes a missing check and a missing permission. A new submission would fail again.
    return cause === "infrastructure" && next !== "requeue" ? "fix" : undefined;
}

;// CONCATENATED MODULE: ./lib/src/requeue/requeue.js
















/** Reports the outcome of a pull request, and submits the pull request again if all rules allow it. */
async function requeue(values, target, context) {
    const decisions = [];
    const report = await (0,report_outcome.reportOutcome)(values, target, context, async (facts, tested) => {
        const { decision, reported } = await requeueOne(facts, values, tested, context);
        decisions.push({ ...decision, number: tested.number });
        const planned = (0,operation/* formatPlannedRequests */.Wz)(decision.request === undefined ? [] : [decision.request]);
        return { ...reported, requests: [...planned, ...(reported.requests ?? [])] };
    });
    const find = (wanted) => decisions.find(({ result }) => result === wanted);
    const chosen = find("planned") ?? find("requeued") ?? find("rerun") ?? decisions[0];
    const requeued = decisions.filter(({ result }) => result === "requeued").map(({ number }) => number);
    const outcome = report.result === "planned" ? undefined : report.result;
    return {
        ...report,
        result: chosen?.result ?? "not-requeued",
        message: decisions.length === 1 ? `${report.message} ${chosen?.sentence}`.trim() : report.message,
        details: [
            ...(report.details ?? []),
            ...(decisions.length === 1 ? [] : decisions.map(({ number, sentence }) => `#${number}: ${sentence}`)),
        ],
        outputs: { ...report.outputs, outcome, reason: chosen?.reason, requeued },
    };
}
async function requeueOne(facts, values, target, context) {
    const attempt = await readAttempt(facts, target, context);
    const reason = attempt === undefined ? "not-submitted" : findRequeueObstacle(attempt.facts, values);
    const report = (decision) => {
        // Only the run with the claim decides about a new submission, so only this run reports the outcome.
        const outcomes = decision?.reason === "claimed" ? [] : values.outcomes;
        const sentence = decision?.sentence ?? "The service did not accept a new submission.";
        const note = { sentence, isDone: decision?.result === "requeued" };
        const findings = attempt?.facts.state === "failed" ? attempt.findings : undefined;
        const options = { note: context.log.info, findings: findings && { ...findings, requeue: note } };
        return (0,report_outcome.reportKnownOutcome)(facts, { ...values, outcomes }, target, context, options);
    };
    if (attempt === undefined || reason !== undefined) {
        const decision = refuse(reason ?? "not-submitted");
        // Without a failure, the report already explains the state.
        const isFailure = attempt?.facts.state === "failed" || attempt?.facts.state === "held";
        return { decision: isFailure ? decision : { ...decision, sentence: "" }, reported: await report(decision) };
    }
    try {
        const decision = await act(attempt, values, target, context);
        return { decision, reported: await report(decision) };
    }
    catch (error) {
        if (error instanceof errors/* ApiError */.hD)
            await report(undefined);
        throw error;
    }
}
function refuse(reason) {
    return {
        result: "not-requeued",
        reason,
        sentence: `The pull request was not submitted again. ${REQUEUE_OBSTACLE_SENTENCES[reason]}`,
    };
}
/**
 * Maximum number of milliseconds between an outcome and a new submission. A later submission would surprise the author.
 */
const LATE_MS = format/* TIME_UNIT_MS */.gF.h;
async function readAttempt({ record, onHost }, target, context) {
    const { service, clock, log } = context;
    const outcome = (0,outcomes/* listOutcomes */._O)({ record, onHost }).at(-1);
    if (record === undefined)
        return undefined;
    const isHeld = record.state === "pending_failure" && !(0,record_state/* isAttemptFinished */.Sg)(record);
    const state = isHeld ? "held" : (0,record_state/* isAttemptFinished */.Sg)(record) && outcome !== undefined ? outcome.result : "in-queue";
    const canRerun = service.rerunFailedChecks !== undefined;
    const isOpen = state === "failed" || (isHeld && canRerun);
    const findings = isOpen
        ? await (0,diagnose/* diagnosePullRequest */.Hy)(record, target, context, { history: record, onHost, note: log.info })
        : undefined;
    const queue = isOpen ? await (0,errors/* ignoreReadError */.Fb)((0,read/* readQueue */.Qf)(service, target)) : undefined;
    const { id: runId = "", run } = findings?.testRun ?? {};
    const isChangeAhead = findings?.diagnosis?.cause === "change-ahead";
    // The queue has not decided about a held pull request, so only its failed run can show the cause.
    const ofRun = run === undefined || isChangeAhead ? undefined : (0,testing_details.diagnoseTestRun)(runId, run);
    return {
        record,
        findings,
        subject: isHeld ? `run ${runId}` : (outcome?.key ?? ""),
        facts: {
            state,
            canRerun,
            isLate: !isHeld && (0,present/* determineServiceTime */.gT)(service, clock, [outcome?.at]).ms - (0,format/* parseTimeMs */.jR)(outcome?.at) > LATE_MS,
            onHost,
            targetBranch: target.targetBranch,
            isHeadTested: isOpen ? await isHeadTested(run?.testBranchSha, onHost?.headSha, target, context) : undefined,
            guardedHead: target.guardedHead,
            queueState: queue?.state,
            diagnosis: isHeld ? ofRun : findings?.diagnosis,
            failedChecks: run?.status === "failed" ? (0,checks/* findFailingChecks */.TW)((0,checks/* listChecks */.SU)(run)) : [],
        },
    };
}
/**
 * True when the queue tested the current head commit on GitHub; undefined if this is unknown. The record of the service
 * shows the current head, not the head of the attempt. Without this check, an author could replace an approved commit
 * after a failure, also with an earlier commit of the same pull request.
 */
async function isHeadTested(testedSha, headSha, { repository, guardedHead, isHeadGiven }, { host }) {
    if (headSha === undefined)
        return undefined;
    if (testedSha == null)
        return isHeadGiven === true && guardedHead !== undefined ? true : undefined;
    const heads = await host?.testedHeads(repository, testedSha).catch(() => undefined);
    return heads?.includes(headSha);
}
const NOT_COUNTED = "The step could not count the new submission, so it submitted nothing";
/** Claims a requeue. Then submits the pull request again, or runs its failed checks again. */
async function act(attempt, { maxAttempts, causes }, target, context) {
    const { record, subject, facts } = attempt;
    const thread = (0,write_report/* createPullRequestThread */.He)(target, { reportTo: "status" }, context);
    if (thread === undefined)
        return refuse("unreadable");
    const claim = { sha: facts.onHost?.headSha ?? record.prSha, subject, most: maxAttempts, thread };
    const cause = causes.find((each) => each === facts.diagnosis?.cause);
    const because = cause === undefined ? `all failed checks are in ${context.nameInput("checks")}` : `the cause is ${cause}`;
    const claiming = context.dryRun ? findClaim(claim) : claimRequeue(claim, because);
    const found = await (0,write_report/* rethrowGitHubErrorWithContext */.mb)(target.number, claiming, NOT_COUNTED);
    if (found !== undefined && found.kind !== "own")
        return refuse(found.kind);
    const count = found === undefined ? `at most ${maxAttempts}` : `${found.attempt} of ${maxAttempts}`;
    const claimed = {
        attempt,
        claim,
        nonce: found?.nonce,
        target,
        context,
        why: `${because} (${count} for this commit).`,
    };
    return facts.state === "held" ? rerunChecks(claimed) : submitAgain(claimed);
}
/** Submits a pull request again with the priority and the batching of the first submission. */
async function submitAgain({ attempt, claim, target, context, why }) {
    const { record: failed } = attempt;
    // The head guard cancels the submission if the queue has received a newer head commit.
    const guarded = { ...target, headSha: claim.sha, guardedHead: claim.sha };
    const record = await (0,pull_request_record/* findRecord */.Tq)(context.service, guarded);
    if (record === undefined || !(0,record_state/* isRecordOfAttempt */._L)(record, failed))
        return refuse("queued");
    const options = { ...readSettings(failed), update: false, resubmit: true };
    const decision = (0,pull_request_submission/* decideSubmission */.l_)(guarded, record, options);
    if (context.dryRun && decision.kind === "send") {
        const request = context.service.submit(guarded, decision.request);
        return { result: "planned", sentence: `The step would submit the pull request again: ${why}`, request };
    }
    const { submission } = await (0,pull_request_submission/* applySubmissionDecision */.r1)(decision, { cancelOnAbort: false, wait: false }, guarded, context);
    if (submission === "submitted")
        return { result: "requeued", sentence: `The step submitted the pull request again: ${why}` };
    return refuse(submission === "head-changed" ? "head" : submission === "already-merged" ? "merged" : "queued");
}
/** Returns the settings of a submission. A default priority is left out, because a priority needs a permission. */
function readSettings({ usedDefaultPriorityName, priorityValue, priorityName, noBatch }) {
    const isDefault = (usedDefaultPriorityName ?? "") !== "";
    const priority = isDefault ? undefined : (priorityValue ?? priorityName ?? undefined);
    return { priority, noBatch: noBatch === true };
}
/** Runs the failed checks again. The pull request stays in the queue, so it does not lose its position. */
async function rerunChecks({ claim, nonce, target, context, why }) {
    const request = context.service.rerunFailedChecks?.(target);
    if (request === undefined)
        return refuse("held");
    if (context.dryRun)
        return { result: "planned", sentence: `The failed checks of the pull request would run again: ${why}`, request };
    try {
        await request.send();
    }
    catch (error) {
        // The service rejects this request if it does not store failed runs for this queue. Once the queue rejects the pull
        // request, another run may submit it again, so this claim must not count.
        if (!(error instanceof errors/* ApiError */.hD) || (error.kind !== "rejected" && error.kind !== "not-found"))
            throw error;
        if (nonce !== undefined)
            await (0,write_report/* rethrowGitHubErrorWithContext */.mb)(target.number, cancelClaim(claim, nonce), NOT_COUNTED);
        return refuse("held");
    }
    return { result: "rerun", sentence: `The failed checks of the pull request run again: ${why}` };
}


/***/ })

};
