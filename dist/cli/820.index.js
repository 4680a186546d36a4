export const id = 820;
export const ids = [820];
export const modules = {

/***/ 7060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ nothingToCancel),
/* harmony export */   n: () => (/* binding */ cancelPullRequest)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6583);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2832);




/** What a record that needs no cancelling is called, or undefined when it can be cancelled. */
function nothingToCancel(record) {
    if (record === undefined)
        return { cancellation: "not-queued", record };
    if ((0,_states_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalState */ .AQ)(record) === "merged")
        return { cancellation: "already-merged", record };
    return (0,_states_js__WEBPACK_IMPORTED_MODULE_3__/* .hasEnded */ .hY)(record) ? { cancellation: "not-queued", record } : undefined;
}
/** Takes a pull request out of the queue. A 404 says that it is not in it; after an unclear failure the record decides. */
async function cancelPullRequest(client, place) {
    const doubt = `#${place.number} may have been taken out of the queue; look at its status`;
    const end = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .changing */ .Wt)(doubt, () => sendCancel(client, place));
    if (end === "sent")
        return { cancellation: "cancelled", record: await (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordAfterwards */ .nb)(client, place) };
    if (end !== "unknown")
        return end;
    const reading = await (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecord */ .aE)(client, place);
    const record = reading.kind === "record" ? reading.record : undefined;
    return nothingToCancel(record) ?? { cancellation: "not-queued", record };
}
/** `unknown`: the service does not know it in the queue. */
async function sendCancel(client, place) {
    try {
        await client.call(_api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.cancelPullRequest, (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestRequest */ .Go)(place));
        return "sent";
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error))
            return "unknown";
        const ended = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isAmbiguous */ .X2)(error) ? await endedAfterwards(client, place) : undefined;
        if (ended === undefined)
            throw error;
        return ended;
    }
}
/** How a cancellation without a clear answer went, or undefined when the record does not tell. */
async function endedAfterwards(client, place) {
    const record = await (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingRecord */ .ZB)(client, place);
    const ended = record === undefined ? undefined : nothingToCancel(record);
    return ended?.cancellation === "not-queued" ? { cancellation: "cancelled", record } : ended;
}


/***/ }),

/***/ 3433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ refusePermission)
/* harmony export */ });
/* harmony import */ var _ci_host_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1422);
/* harmony import */ var _ci_permission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3408);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _inputs_permission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6051);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6373);





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
    if (!(error instanceof _ci_host_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh))
        return error;
    const problem = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOf */ .Zw)("require-permission", `cannot be checked: ${error.message}.`);
    if (error.unavailable) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .LookUpError */ .Fx(problem, {
            details: ["Nothing was sent. Run the job again later."],
            cause: error,
        });
    }
    const isApp = login.endsWith("[bot]");
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz([problem], {
        details: [
            isApp
                ? (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `GitHub may know no permission of an app. Let the app's runs use a step without ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("require-permission")}.`
                : (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("github-token")} must be allowed to read the repository; the job's own token on GitHub Actions is.`,
        ],
        cause: error,
    });
}


/***/ }),

/***/ 7770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readQueueBeside)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _queue_read_queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9342);


/** Where the queue only says more about a record that is there, it is waited for so long, in milliseconds. */
const ENOUGH_MS = 5000;
function readQueueBeside(place, { client, log, signal }) {
    const unwanted = new AbortController();
    const stop = () => unwanted.abort();
    const read = (0,_queue_read_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .readQueue */ .Qf)(client, place, { signal: AbortSignal.any([signal, unwanted.signal]) }).then((queue) => ({ queue, error: undefined }), (error) => ({ queue: undefined, error }));
    return {
        stop,
        async needed() {
            const { queue, error } = await read;
            if (queue === undefined)
                throw error;
            return queue;
        },
        async ifSoon(what) {
            const timer = setTimeout(stop, ENOUGH_MS);
            const { queue, error } = await read;
            clearTimeout(timer);
            if (queue !== undefined)
                return queue;
            if (signal.aborted)
                throw error;
            const why = unwanted.signal.aborted ? "the service did not answer in time" : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
            log.info(`${what} is not known: ${why}`);
            return undefined;
        },
    };
}


/***/ }),

/***/ 8545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ troubleOf),
/* harmony export */   t: () => (/* binding */ queueTrouble)
/* harmony export */ });
/* harmony import */ var _queue_state_in_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7403);
/* harmony import */ var _queue_beside_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7770);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2832);



/**
 * What a queue that does not run means for a pull request that is submitted to it; nothing when it runs. The queue is
 * read where it is not known yet, for a moment at most, and a failure of that costs a line of the log.
 */
async function queueTrouble(known, place, context) {
    try {
        const queue = known ?? (await (0,_queue_beside_js__WEBPACK_IMPORTED_MODULE_0__/* .readQueueBeside */ .s)(place, context).ifSoon("The state of the queue"));
        return queue === undefined ? [] : troubleFor(queue, place.number);
    }
    catch (error) {
        // Told to stop: what was done is done, and is reported.
        if (context.signal.aborted)
            return [];
        throw error;
    }
}
/** The same of a queue that was read, for a pull request whose attempt may have ended. */
function troubleOf(queue, record, { number }) {
    if (queue === undefined)
        return [];
    if (record !== undefined && !(0,_states_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(record))
        return troubleFor(queue, number);
    const trouble = record === undefined ? (0,_queue_state_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .queueTroubleInWords */ .DV)(queue.state) : "";
    return trouble === "" ? [] : [trouble];
}
function troubleFor(queue, number) {
    const trouble = (0,_queue_state_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .queueTroubleInWords */ .DV)(queue.state);
    if (trouble === "")
        return [];
    const inLine = queue.enqueuedPullRequests.some(({ prNumber }) => prNumber === number);
    return [stays(queue.state, inLine) ? `${trouble} Until then #${number} stays where it is.` : trouble];
}
/** What stands in line when a queue takes nothing new in is merged all the same. */
function stays(state, inLine) {
    return state === "paused" || (!inLine && (state === "draining" || state === "switching_modes"));
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
// EXTERNAL MODULE: ./lib/src/inputs/submit.js
var inputs_submit = __webpack_require__(7144);
// EXTERNAL MODULE: ./lib/src/pull-request/readiness.js
var readiness = __webpack_require__(2784);
// EXTERNAL MODULE: ./lib/src/api/endpoints.js
var endpoints = __webpack_require__(9171);
// EXTERNAL MODULE: ./lib/src/planned.js
var planned = __webpack_require__(9420);
// EXTERNAL MODULE: ./lib/src/queue/read-queue.js
var read_queue = __webpack_require__(9342);
// EXTERNAL MODULE: ./lib/src/words.js
var words = __webpack_require__(6755);
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
            return `The head of ${subject} is not the commit that this run is for (${place.guardedHead ?? "the event names none"}).`;
    }
}
/** What to know about a submission beyond its sentence. */
function submissionDetails({ submission, record, submittedAt }) {
    if (submission !== "head-changed" || record === undefined)
        return [];
    return [
        `The queue has ${(0,words/* nameInWords */.I8)(record.prSha)}. Start a new run for that commit: running this one again does not help, since it is for the old one.`,
        submittedAt !== undefined
            ? "This submission was taken back."
            : "It was in the queue before, and was left there.",
    ];
}
/** The end of a dry run: what would be sent. */
function plannedSubmission(plan, wait, place) {
    const then = wait ? " Then it would wait for the merge." : "";
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
function submissionSummary({ submission, record }, place, details) {
    const lines = [submissionInWords(submission, place), ...details].map((line) => (0,markdown/* escapeText */.X1)(line));
    if (record === undefined)
        return (0,markdown/* paragraphs */.qN)([...lines, (0,summary_record/* pullRequestLine */.Zu)(place, record)]);
    const blockers = record.state === "not_ready" ? (0,readiness/* explainBlockers */.r)(record, place.targetBranch) : [];
    return (0,markdown/* paragraphs */.qN)([
        ...lines,
        (0,summary_record/* pullRequestLine */.Zu)(place, record),
        (0,markdown/* table */.tp)(["", ""], (0,summary_record/* recordRows */.dq)(record)),
        ...blockers.map((line) => (0,markdown/* escapeText */.X1)(line)),
    ]);
}

// EXTERNAL MODULE: ./lib/src/pull-request/cancel-on-abort.js
var cancel_on_abort = __webpack_require__(943);
;// CONCATENATED MODULE: ./lib/src/pull-request/abandoned-submission.js


/** What a submission that was stopped on its way fails with: what may have become of it, or that it was taken out. */
async function abandonSubmission(error, { plan, progress, takeOut }, place, context) {
    const open = error instanceof errors/* AbortedError */.oM || (0,errors/* isAmbiguous */.X2)(error);
    if (!context.signal.aborted || !open)
        throw error;
    if (plan.kind === "update" && takeOut) {
        const attempt = { submitted: "no", seen: plan.record, stale: undefined, since: undefined };
        throw (0,errors/* withMore */.iA)(error, { details: [await (0,cancel_on_abort/* cancelAbandoned */.J)(attempt, place, context)] });
    }
    if (plan.kind !== "send" || progress === undefined)
        throw error;
    const subject = `#${place.number}`;
    const { kind } = progress;
    if (kind === "shown" && !takeOut)
        throw error;
    const message = `The run was told to stop while it submitted ${subject}.`;
    const outputs = { "pr-number": place.number, ...known(progress) };
    if (kind === "conflict") {
        const details = [`${subject} was in the queue already, and was left there.`];
        throw new errors/* Failure */.HR("aborted", message, { details, outputs, cause: error });
    }
    const submitted = kind === "sent" ? "sent" : "accepted";
    const seen = kind === "shown" ? progress.record : undefined;
    const left = submitted === "sent"
        ? `${subject} may be in the queue now. Look with status, or take it out with cancel.`
        : `${subject} is in the queue: the service had accepted the submission. Take it out with cancel if it shall not merge.`;
    const attempt = { submitted, seen, stale: plan.stale, since: undefined };
    throw new errors/* Failure */.HR("aborted", message, {
        details: [takeOut ? await (0,cancel_on_abort/* cancelAbandoned */.J)(attempt, place, context) : left],
        outputs,
        cause: error,
    });
}
/** What is certain of the submission, for a later step. */
function known(progress) {
    if (progress.kind === "accepted")
        return { submission: "submitted" };
    return progress.kind === "shown" ? { submission: "submitted", ...shown(progress.record) } : {};
}
function shown({ state, prSha, stateChangedAt }) {
    return { state, "pr-sha": prSha, "submitted-at": stateChangedAt };
}

// EXTERNAL MODULE: ./lib/src/pull-request/permission.js
var permission = __webpack_require__(3433);
// EXTERNAL MODULE: ./lib/src/pull-request/queue-trouble.js
var queue_trouble = __webpack_require__(8545);
// EXTERNAL MODULE: ./lib/src/pull-request/record.js
var pull_request_record = __webpack_require__(6583);
// EXTERNAL MODULE: ./lib/src/polling/timing.js
var timing = __webpack_require__(2374);
// EXTERNAL MODULE: ./lib/src/queue/not-found.js
var not_found = __webpack_require__(7594);
// EXTERNAL MODULE: ./lib/src/pull-request/states.js
var states = __webpack_require__(2832);
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
async function guarded(record, stale, place, { client, progress }) {
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
    progress({ kind: "shown", record });
    const after = await takeBack(record, place, client);
    return after !== undefined && (0,states/* terminalState */.AQ)(after) === "merged"
        ? { ...end, record: after }
        : { ...end, submission: "head-changed", record: after ?? record };
}
async function takeBack({ prSha }, place, client) {
    try {
        return (await (0,cancelling/* cancelPullRequest */.n)(client, place)).record;
    }
    catch (error) {
        throw (0,errors/* withMore */.iA)(error, {
            details: [
                `#${place.number} was submitted with the head ${(0,words/* nameInWords */.I8)(prSha)}, which is not the one that this run is for, and could not be taken out again. Cancel it.`,
            ],
        });
    }
}

;// CONCATENATED MODULE: ./lib/src/pull-request/submission-record.js


/** How long the record of a new attempt may take to show where it is not certain that there is one, in milliseconds. */
const SETTLES_WITHIN_MS = 5000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;
/** The first record that is not the one from before, or undefined when none shows in time. @throws AbortedError */
async function newRecord(stale, place, { client, clock, signal }, withinMs) {
    const deadline = clock.now() + withinMs;
    let readMs = withinMs;
    for (let pauseMs = FIRST_PAUSE_MS;; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
        // A read that fails says nothing of the write, which must not be reported as failed for it.
        const record = await (0,pull_request_record/* decidingRecord */.ZB)(client, place, { withinMs: readMs });
        if (record !== undefined && isNew(record, stale))
            return record;
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
function sendUpdate(request, place, around) {
    const doubt = `priority and batching of #${place.number} may have been changed; look at its status`;
    return (0,errors/* changing */.Wt)(doubt, () => resend(request, place, around));
}
async function resend(request, place, { client, log }) {
    try {
        await client.call(endpoints/* endpoints */.v.submitPullRequest, request);
    }
    catch (error) {
        if (!isRefused(error) && !(0,errors/* isAmbiguous */.X2)(error)) {
            const what = `pull request #${place.number} in the queue for ${(0,read_queue/* inWords */.r4)(place)}`;
            throw (0,not_found/* named404 */.gG)(error, what, not_found/* OF_A_PULL_REQUEST */.oR);
        }
        const record = await (0,pull_request_record/* decidingRecord */.ZB)(client, place);
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
    const { client, log, progress, signal } = around;
    if (signal.aborted)
        throw new errors/* AbortedError */.oM();
    progress({ kind: "sent" });
    try {
        await client.call(endpoints/* endpoints */.v.submitPullRequest, request);
    }
    catch (error) {
        return settle(error, stale, place, around);
    }
    progress({ kind: "accepted" });
    const record = await newRecord(stale, place, around, timing/* LAG_MS */._k);
    if (record === undefined) {
        log.warning(`The service accepted #${place.number}, but its record does not show the new attempt yet; submitted-at stays empty.`);
        return { submission: "submitted", record, submittedAt: undefined, stale };
    }
    return guarded(record, stale, place, around);
}
/** After an unclear answer the record decides whether the submission took place. */
async function settle(error, stale, place, around) {
    const refused = isRefused(error);
    if (!refused && !(0,errors/* isAmbiguous */.X2)(error)) {
        const what = `pull request #${place.number} of the queue for ${(0,read_queue/* inWords */.r4)(place)}`;
        throw (0,not_found/* named404 */.gG)(error, what, not_found/* OF_A_PULL_REQUEST */.oR);
    }
    if (isConflict(error))
        around.progress({ kind: "conflict" });
    const record = refused && !isConflict(error)
        ? await (0,pull_request_record/* recordAfterwards */.nb)(around.client, place)
        : await newRecord(stale, place, around, SETTLES_WITHIN_MS);
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
    return guarded(record, stale, place, around);
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
    const doubt = (0,inputs_submit/* doubtfulPriority */.E)(values.priority);
    if (doubt !== undefined)
        context.log.warning(doubt);
    const reading = await firstReading(place, context);
    const plan = planSubmission(place, reading, values);
    const known = reading.kind === "absent" ? reading.queue : undefined;
    if (context.dryRun) {
        const trouble = plan.kind === "send" ? (0,queue_trouble/* troubleOf */.L)(known, undefined, place) : [];
        return { ...plannedSubmission(plan, values.wait, place), details: trouble };
    }
    const end = await submitAs(plan, values.wait && values.cancelOnAbort, place, context);
    const said = submissionInWords(end.submission, place);
    const outputs = {
        submission: end.submission,
        state: end.record?.state,
        "pr-number": place.number,
        "pr-sha": end.record?.prSha,
        "submitted-at": end.submittedAt,
    };
    if (!values.wait || end.submission === "head-changed") {
        const trouble = isInQueue(end.submission) ? await (0,queue_trouble/* queueTrouble */.t)(known, place, context) : [];
        const details = [...submissionDetails(end), ...trouble];
        return {
            result: end.submission,
            message: said,
            details,
            ...(values.wait ? { allowed: values.allowedResults } : {}),
            outputs,
            summary: submissionSummary(end, place, details),
            record: { record: end.record },
        };
    }
    context.log.info(said);
    try {
        const since = values.since ?? end.submittedAt;
        const attempt = { ...end, submitted: end.submission === "submitted" };
        const waited = await (0,wait_outcome/* waitOutcome */.m)({ ...values, since }, attempt, place, context);
        return { ...waited, outputs: { ...outputs, ...waited.outputs } };
    }
    catch (error) {
        // The submission stands, and a later wait needs its time.
        throw (0,errors/* withMore */.iA)(error, { outputs });
    }
}
async function firstReading(place, { client }) {
    try {
        return await (0,pull_request_record/* readRecord */.aE)(client, place);
    }
    catch (error) {
        throw error instanceof errors/* AbortedError */.oM ? (0,errors/* withMore */.iA)(error, { details: ["Nothing was submitted."] }) : error;
    }
}
/** Carries the plan out. A stop on the way takes the submission out again where that is wanted. */
function submitAs(plan, takeOut, place, context) {
    let progress;
    const note = (reached) => {
        progress = reached;
    };
    return carryOut(plan, place, { ...context, progress: note }).catch((error) => abandonSubmission(error, { plan, progress, takeOut }, place, context));
}
/** Whether it depends on the queue what becomes of it; a wait tells of the queue by itself. */
function isInQueue(submission) {
    return submission === "submitted" || submission === "updated" || submission === "already-queued";
}


/***/ })

};
