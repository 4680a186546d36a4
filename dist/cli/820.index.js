export const id = 820;
export const ids = [820];
export const modules = {

/***/ 3433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ refusePermission)
/* harmony export */ });
/* harmony import */ var _ci_host_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1422);
/* harmony import */ var _ci_permission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3408);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _inputs_permission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6051);




/** Ends the operation when somebody who caused the run may not; undefined when all may, or nobody asks. */
async function refusePermission({ requirePermission: needed }, { repository }, { host, causedBy }) {
    if (needed === undefined)
        return undefined;
    if (host === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz([_inputs_permission_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_HOST */ .zt]);
    for (const login of causedBy) {
        const held = await host.permission(repository, login).catch((error) => {
            throw unanswered(error, login);
        });
        if ((0,_ci_permission_js__WEBPACK_IMPORTED_MODULE_1__/* .isAtLeast */ .du)(held, needed))
            continue;
        const where = `${repository.owner}/${repository.name}`;
        return {
            result: "not-permitted",
            message: `Nothing was sent: ${login}, who caused this run, has the permission ${held} on ${where}, and ${needed} is required.`,
            outputs: {},
        };
    }
    return undefined;
}
function unanswered(error, login) {
    if (!(error instanceof _ci_host_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .d))
        return error;
    const isApp = login.endsWith("[bot]");
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz([`require-permission: cannot be checked: ${error.message}.`], {
        details: [
            isApp
                ? "GitHub may know no permission of an app. Let the app's runs use a step without require-permission."
                : "github-token must be allowed to read the repository; the job's own token is.",
        ],
        cause: error,
    });
}


/***/ }),

/***/ 9820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  submitOutcome: () => (/* binding */ submitOutcome)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/pull-request/readiness.js
var readiness = __webpack_require__(2784);
// EXTERNAL MODULE: ./lib/src/api/endpoints.js
var endpoints = __webpack_require__(9171);
// EXTERNAL MODULE: ./lib/src/planned.js
var planned = __webpack_require__(9420);
// EXTERNAL MODULE: ./lib/src/queue/read-queue.js
var read_queue = __webpack_require__(9342);
;// CONCATENATED MODULE: ./lib/src/pull-request/submission-words.js



/** How a submission went, in one sentence. */
function submissionInWords(submission, place) {
    const subject = `#${place.number}`;
    switch (submission) {
        case "submitted":
            return `${subject} was submitted to the merge queue for ${(0,read_queue/* inWords */.r4)(place)}.`;
        case "updated":
            return `${subject} is in the merge queue for ${(0,read_queue/* inWords */.r4)(place)}; its priority and batching were sent again.`;
        case "already-queued":
            return `${subject} is in the merge queue for ${(0,read_queue/* inWords */.r4)(place)} already.`;
        case "already-merged":
            return `${subject} is merged already.`;
        case "not-resubmitted":
            return `${subject} is not submitted again: its last attempt ended without a merge, and resubmit is false.`;
        case "head-changed":
            return `${subject} has another head than ${place.guardedHead ?? "the event's"}, the commit that this run is for.`;
    }
}
/** What to know about a submission beyond its sentence. */
function submissionDetails({ submission, record, submittedAt }) {
    if (submission !== "head-changed" || record === undefined)
        return [];
    return [
        `The queue has the head ${record.prSha}. Start a new run for it: running this one again does not help, since its event still carries the old commit.`,
        submittedAt !== undefined
            ? "The submission of this step was taken back."
            : "It was in the queue before this step and was left there.",
    ];
}
/** The end of a dry run: what would be sent. */
function plannedSubmission(plan, wait, place) {
    const then = wait ? " Then the step would wait for the merge." : "";
    switch (plan.kind) {
        case "leave":
            return (0,planned/* planned */.l)(`Nothing would be sent: ${submissionInWords(plan.submission, place)}${then}`);
        case "send":
            return (0,planned/* planned */.l)(`#${place.number} would be submitted to the queue.${then}`, endpoints/* endpoints */.v.submitPullRequest, plan.request);
        case "update":
            return (0,planned/* planned */.l)(`Priority and batching of #${place.number} would be sent again.${then}`, endpoints/* endpoints */.v.submitPullRequest, plan.request);
    }
}

// EXTERNAL MODULE: ./lib/src/summary/markdown.js
var markdown = __webpack_require__(5384);
// EXTERNAL MODULE: ./lib/src/summary/record.js
var summary_record = __webpack_require__(3880);
;// CONCATENATED MODULE: ./lib/src/summary/submission.js




/** The page about a submission. */
function submissionSummary({ submission, record }, place) {
    const message = (0,markdown/* escapeText */.X1)(submissionInWords(submission, place));
    if (record === undefined)
        return message;
    const blockers = record.state === "not_ready" ? (0,readiness/* explainBlockers */.r)(record, place.targetBranch) : [];
    return (0,markdown/* paragraphs */.qN)([
        message,
        (0,markdown/* escapeText */.X1)(record.prTitle ?? ""),
        (0,markdown/* table */.tp)(["", ""], (0,summary_record/* recordRows */.d)(record)),
        ...blockers.map((line) => (0,markdown/* escapeText */.X1)(line)),
    ]);
}

// EXTERNAL MODULE: ./lib/src/pull-request/cancel-in-words.js
var cancel_in_words = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/src/pull-request/states.js
var states = __webpack_require__(2832);
;// CONCATENATED MODULE: ./lib/src/pull-request/abandoned-submission.js



/** The process was told to stop while the submission was under way: what became of it is open. */
async function abandonSubmission(error, plan, takeOut, place, context) {
    if (!context.signal.aborted || plan.kind !== "send")
        throw error;
    const isOurs = ({ prSha }) => place.guardedHead === undefined || (0,states/* sameCommit */.Kd)(prSha, place.guardedHead);
    const left = `#${place.number} may be in the queue now. Look with status, or take it out with cancel.`;
    throw new errors/* Failure */.HR("aborted", `The run was told to stop while it submitted #${place.number}.`, {
        details: [takeOut ? await (0,cancel_in_words/* cancelInWords */.N)(place, context, isOurs) : left],
        outputs: { "pr-number": place.number },
        cause: error,
    });
}

// EXTERNAL MODULE: ./lib/src/pull-request/permission.js
var permission = __webpack_require__(3433);
// EXTERNAL MODULE: ./lib/src/pull-request/record.js
var pull_request_record = __webpack_require__(6583);
// EXTERNAL MODULE: ./lib/src/polling/timing.js
var timing = __webpack_require__(2374);
// EXTERNAL MODULE: ./lib/src/queue/not-found.js
var not_found = __webpack_require__(7594);
// EXTERNAL MODULE: ./lib/src/pull-request/cancelling.js
var cancelling = __webpack_require__(7060);
;// CONCATENATED MODULE: ./lib/src/pull-request/submission-plan.js


function planSubmission(place, reading, options) {
    const request = submitRequest(place, options.priority, options.noBatch ? true : undefined);
    if (reading.kind === "absent")
        return { kind: "send", request, stale: undefined };
    const { record } = reading;
    if ((0,states/* terminalState */.AQ)(record) === "merged")
        return { kind: "leave", submission: "already-merged", record };
    if ((0,states/* hasEnded */.hY)(record)) {
        return options.resubmit
            ? { kind: "send", request, stale: (0,states/* markOf */.Fg)(record) }
            : { kind: "leave", submission: "not-resubmitted", record };
    }
    if (hasOtherHead(place, record))
        return { kind: "leave", submission: "head-changed", record };
    if (!options.update)
        return { kind: "leave", submission: "already-queued", record };
    return { kind: "update", request: updateRequest(place, options, record), record };
}
function submitRequest(place, priority, noBatch) {
    return {
        ...(0,pull_request_record/* pullRequestRequest */.Go)(place),
        ...(priority === undefined ? {} : { priority }),
        ...(noBatch === undefined ? {} : { noBatch }),
    };
}
/** A repeated submit rewrites priority and batching, so a priority that the user left out is sent as it stands. */
function updateRequest(place, options, record) {
    const priority = options.priority ?? record.priorityValue ?? record.priorityName ?? undefined;
    return submitRequest(place, priority, options.noBatch || record.noBatch === true);
}
/** Whether the queue has another commit than the one that is meant. */
function hasOtherHead({ guardedHead }, record) {
    return guardedHead !== undefined && !(0,states/* sameCommit */.Kd)(guardedHead, record.prSha);
}
/** Whether a record shows the priority and batching that a request asked for; what it does not tell is taken as done. */
function showsUpdate({ priority, noBatch }, record) {
    const shown = typeof priority === "number" ? record.priorityValue : record.priorityName?.toLowerCase();
    const asked = typeof priority === "number" ? priority : priority?.toLowerCase();
    const samePriority = asked === undefined || asked === shown;
    return samePriority && (noBatch === undefined || (record.noBatch ?? noBatch) === noBatch);
}

;// CONCATENATED MODULE: ./lib/src/pull-request/submission-end.js




/** An end that began no attempt of ours. */
function withoutAttempt(submission, record) {
    return { submission, record, submittedAt: undefined, stale: undefined };
}
/** Our own submission of a head that nobody meant is taken back. */
async function guarded(record, stale, place, client) {
    const end = {
        submission: "submitted",
        record,
        submittedAt: record.stateChangedAt,
        stale,
    };
    if ((0,states/* terminalState */.AQ)(record) === "merged" || !hasOtherHead(place, record))
        return end;
    if ((0,states/* hasEnded */.hY)(record))
        return { ...end, submission: "head-changed" };
    const after = await takeBack(record, place, client);
    return after !== undefined && (0,states/* terminalState */.AQ)(after) === "merged"
        ? { ...end, record: after }
        : { ...end, submission: "head-changed", record: after ?? record };
}
async function takeBack({ prSha }, place, client) {
    try {
        return (await (0,cancelling/* cancelPullRequest */.np)(client, place)).record;
    }
    catch (error) {
        throw (0,errors/* withMore */.iA)(error, {
            details: [
                `#${place.number} was submitted with the head ${prSha}, which is not the one that this run is for, and could not be taken out again. Cancel it.`,
            ],
        });
    }
}

;// CONCATENATED MODULE: ./lib/src/pull-request/submission-record.js



/** How long the record of a new attempt may take to show where it is not certain that there is one, in milliseconds. */
const SETTLES_WITHIN_MS = 5000;
/** Even where nothing may be waited for, one read gets this long. */
const FIRST_READ_MS = 5000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;
/** The first record that is not the one from before, or undefined when none shows in time. */
async function newRecord(stale, place, { client, clock, signal }, withinMs) {
    const deadline = clock.now() + withinMs;
    let readMs = Math.max(FIRST_READ_MS, withinMs);
    for (let pauseMs = FIRST_PAUSE_MS;; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
        // A read that fails says nothing of the write, which must not be reported as failed for it.
        const record = await (0,pull_request_record/* recordAfterwards */.nb)(client, place, { withinMs: readMs });
        if (record !== undefined && isNew(record, stale))
            return record;
        if (signal.aborted)
            throw new errors/* AbortedError */.oM();
        if (clock.now() + pauseMs > deadline)
            return undefined;
        await clock.sleep(pauseMs, signal);
        readMs = Math.max(1, deadline - clock.now());
    }
}
function isNew(record, stale) {
    return (stale === undefined ||
        !(0,states/* hasEnded */.hY)(record) ||
        (0,states/* terminalState */.AQ)(record) === "merged" ||
        !(0,states/* sameMark */.ah)(stale, (0,states/* markOf */.Fg)(record)));
}

;// CONCATENATED MODULE: ./lib/src/pull-request/submission.js










/** Carries a plan out and waits until the new attempt shows in the record. */
async function carryOut(plan, place, around) {
    switch (plan.kind) {
        case "leave":
            return withoutAttempt(plan.submission, plan.record);
        case "update":
            return sendUpdate(plan.request, place, around);
        case "send":
            return sendNew(plan.request, plan.stale, place, around);
    }
}
async function sendUpdate(request, place, { client, log }) {
    try {
        await client.call(endpoints/* endpoints */.v.submitPullRequest, request);
    }
    catch (error) {
        if (!isRefused(error) && !(0,errors/* isAmbiguous */.X2)(error)) {
            const what = `pull request #${place.number} in the queue for ${(0,read_queue/* inWords */.r4)(place)}`;
            throw (0,not_found/* named404 */.gG)(error, what, not_found/* OF_A_PULL_REQUEST */.oR);
        }
        const record = await (0,pull_request_record/* recordAfterwards */.nb)(client, place);
        if (record !== undefined && (0,states/* terminalState */.AQ)(record) === "merged") {
            return withoutAttempt("already-merged", record);
        }
        if (isConflict(error)) {
            log.warning("The service refuses to change a pull request that is in the queue already: it stays as it is.");
            return withoutAttempt("already-queued", record);
        }
        if (isRefused(error) || record === undefined || !showsUpdate(request, record))
            throw error;
        log.info("The service gave no clear answer, but its record shows what was sent.");
        return withoutAttempt("updated", record);
    }
    return withoutAttempt("updated", await (0,pull_request_record/* recordAfterwards */.nb)(client, place));
}
async function sendNew(request, stale, place, around) {
    const { client, log } = around;
    try {
        await client.call(endpoints/* endpoints */.v.submitPullRequest, request);
    }
    catch (error) {
        return settle(error, stale, place, around);
    }
    const record = await newRecord(stale, place, around, timing/* LAG_MS */._k);
    if (record === undefined) {
        log.warning(`The service accepted #${place.number}, but its record does not show the new attempt yet; submitted-at stays empty.`);
        return { submission: "submitted", record, submittedAt: undefined, stale };
    }
    return guarded(record, stale, place, around.client);
}
/** After an unclear answer the record decides whether the submission took place. */
async function settle(error, stale, place, around) {
    const refused = isRefused(error);
    if (!refused && !(0,errors/* isAmbiguous */.X2)(error)) {
        const what = `pull request #${place.number} of the queue for ${(0,read_queue/* inWords */.r4)(place)}`;
        throw (0,not_found/* named404 */.gG)(error, what, not_found/* OF_A_PULL_REQUEST */.oR);
    }
    const withinMs = refused && !isConflict(error) ? 0 : SETTLES_WITHIN_MS;
    const record = await newRecord(stale, place, around, withinMs);
    if (record === undefined) {
        // The service has just said that it is queued; which record shows it is left open.
        if (isConflict(error))
            return { ...withoutAttempt("already-queued", undefined), stale };
        throw error;
    }
    if ((0,states/* terminalState */.AQ)(record) === "merged")
        return { ...withoutAttempt("already-merged", record), stale };
    if (isConflict(error))
        return queuedBefore(record, place);
    if (refused)
        throw error;
    around.log.info("The service gave no clear answer, but its record shows the submission.");
    return guarded(record, stale, place, around.client);
}
/** Somebody else submitted it between our read and our write: theirs is left alone. */
function queuedBefore(record, place) {
    return withoutAttempt(hasOtherHead(place, record) ? "head-changed" : "already-queued", record);
}
function isRefused(error) {
    return error instanceof errors/* ApiError */.hD && error.kind === "rejected";
}
function isConflict(error) {
    return isRefused(error) && error.facts.status === 409;
}

// EXTERNAL MODULE: ./lib/src/pull-request/wait-outcome.js + 10 modules
var wait_outcome = __webpack_require__(3053);
;// CONCATENATED MODULE: ./lib/src/pull-request/submit-outcome.js









/** Submits a pull request unless that is done, and waits for the merge where that is wanted. */
async function submitOutcome(values, place, context) {
    const refused = await (0,permission/* refusePermission */.O)(values, place, context);
    if (refused !== undefined)
        return refused;
    const plan = planSubmission(place, await (0,pull_request_record/* readRecord */.aE)(context.client, place), values);
    if (context.dryRun)
        return plannedSubmission(plan, values.wait, place);
    const end = await carryOut(plan, place, context).catch((error) => abandonSubmission(error, plan, values.wait && values.cancelOnAbort, place, context));
    const said = submissionInWords(end.submission, place);
    const outputs = {
        submission: end.submission,
        state: end.record?.state,
        "pr-number": place.number,
        "pr-sha": end.record?.prSha,
        "submitted-at": end.submittedAt,
    };
    if (!values.wait || end.submission === "head-changed") {
        return {
            result: end.submission,
            message: said,
            details: submissionDetails(end),
            ...(values.wait ? { allowed: values.allowedResults } : {}),
            outputs,
            summary: submissionSummary(end, place),
            record: { record: end.record },
        };
    }
    context.log.info(said);
    try {
        const since = values.since ?? end.submittedAt;
        const waited = await (0,wait_outcome/* waitOutcome */.m)({ ...values, since }, end, place, context);
        return { ...waited, outputs: { ...outputs, ...waited.outputs } };
    }
    catch (error) {
        // The submission stands, and a later wait needs its time.
        throw (0,errors/* withMore */.iA)(error, { outputs });
    }
}


/***/ }),

/***/ 3880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ recordRows)
/* harmony export */ });
/* harmony import */ var _pull_request_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2832);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5384);


/** What a record says, as rows of a table. */
function recordRows(record) {
    const priority = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(`${record.priorityName ?? ""} ${record.priorityValue ?? ""}`.trim());
    return [
        ["State", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)((0,_pull_request_states_js__WEBPACK_IMPORTED_MODULE_1__/* .stateInWords */ .OB)(record.state))],
        ["Since", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(record.stateChangedAt)],
        ["Head commit", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(record.prSha)],
        ...(priority === "" ? [] : [["Priority", priority]]),
    ];
}


/***/ })

};
