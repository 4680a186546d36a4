export const id = 6491;
export const ids = [6491,4279,2141];
export const modules = {

/***/ 6491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyFreezes: () => (/* binding */ applyFreezes),
/* harmony export */   decideFreezeChange: () => (/* binding */ decideFreezeChange)
/* harmony export */ });
/* harmony import */ var _service_present_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2141);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _freeze_issues_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2388);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4279);




/** Pauses and resumes queues by the calendar. A paused queue without a record of its freeze stays paused. */
async function applyFreezes(queues, calendar, context) {
    const changes = [];
    const failures = [];
    for (const { target, queue } of queues) {
        // The queue does not exist yet. If this run creates the queue, the next run freezes it.
        if (queue === undefined)
            continue;
        try {
            changes.push(...(await applyFreeze(target, queue, calendar, context)));
        }
        catch (error) {
            // A failure of one queue must not prevent the resume of the other queues.
            failures.push(error);
        }
    }
    if (failures.length > 0)
        throw failures[0];
    return changes;
}
async function applyFreeze(target, queue, calendar, context) {
    const branch = target.targetBranch;
    const { ms: nowMs } = (0,_service_present_js__WEBPACK_IMPORTED_MODULE_0__/* .determineServiceTime */ .gT)(context.service, context.clock, []);
    const freeze = calendar.find((each) => each.branches.has(branch) && each.fromMs <= nowMs && nowMs < each.untilMs);
    const records = await (0,_freeze_issues_js__WEBPACK_IMPORTED_MODULE_2__/* .listFreezeRecords */ .sb)(target, context);
    const situation = { target, queue, freeze, records };
    const change = decideFreezeChange(situation, nowMs, context.service);
    if (!context.dryRun)
        await makeChange(change, situation, context);
    const endMs = Math.max(freeze?.untilMs ?? _freeze_issues_js__WEBPACK_IMPORTED_MODULE_2__/* .CALENDAR_FREEZE_MARKER_TIME_MS */ .DS, ...records.map(({ untilMs }) => untilMs));
    const isFrozen = change !== "closed" && endMs > nowMs;
    if (!isFrozen && change === "none")
        return [];
    const sentence = describeFreeze(change, situation, isFrozen ? ` until ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTime */ .fU)(endMs)}` : "", context.dryRun);
    return [
        { branch, change, until: isFrozen ? new Date(endMs).toISOString() : null, sentence: `${branch}: ${sentence}` },
    ];
}
/**
 * Decides if a queue must be paused or resumed. If a pause has no record, a person paused the queue, so the queue stays
 * paused.
 */
function decideFreezeChange({ queue, freeze, records }, nowMs, { setsStateDuringModeSwitch }) {
    if (freeze !== undefined) {
        if (queue.state === "switching_modes" && setsStateDuringModeSwitch)
            return "requested";
        return queue.state === "running" ? "paused" : "none";
    }
    // After a mode switch, the queue may be paused again, so the record must stay.
    if (records.length === 0 || queue.state === "switching_modes")
        return "none";
    const isOver = records.every(({ untilMs }) => untilMs <= nowMs);
    if (queue.state === "paused")
        return isOver ? "resumed" : "none";
    // If a person resumed the queue, the freeze is over, even before its planned end.
    return queue.state === "running" || (queue.state === "draining" && isOver) ? "closed" : "none";
}
async function makeChange(change, { target, freeze, records }, context) {
    const [record] = records;
    const pauses = change === "paused" || change === "requested";
    const isOfCalendar = record === undefined ? pauses : record.untilMs === _freeze_issues_js__WEBPACK_IMPORTED_MODULE_2__/* .CALENDAR_FREEZE_MARKER_TIME_MS */ .DS;
    if (freeze !== undefined && isOfCalendar) {
        // The record comes first: a pause without a record would look like the pause of a person.
        const text = { untilMs: _freeze_issues_js__WEBPACK_IMPORTED_MODULE_2__/* .CALENDAR_FREEZE_MARKER_TIME_MS */ .DS, endMs: freeze.untilMs, reason: freeze.name };
        await (0,_freeze_issues_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFreezeRecord */ .c0)(target, text, context, record);
    }
    if (pauses)
        await (0,_state_js__WEBPACK_IMPORTED_MODULE_3__.sendQueueStateChange)(target, "paused", context.service);
    if (change === "resumed")
        await (0,_state_js__WEBPACK_IMPORTED_MODULE_3__.sendQueueStateChange)(target, "running", context.service);
    if (change === "resumed" || change === "closed")
        for (const each of records)
            await (0,_freeze_issues_js__WEBPACK_IMPORTED_MODULE_2__/* .closeFreezeRecord */ .FE)(target, each, context);
}
function describeFreeze(change, { queue, records }, until, dryRun) {
    const verb = dryRun ? "would be" : "was";
    if (change === "paused")
        return `the queue ${verb} paused${until}.`;
    if (change === "requested")
        return `the queue is switching modes. The step ${dryRun ? "would request" : "requested"} the pause${until}, but the queue may merge pull requests until the switch is finished.`;
    if (change === "resumed")
        return `the freeze is over; the queue ${verb} resumed.`;
    if (change === "closed")
        return `the queue is no longer paused; the issue of the freeze ${verb} closed.`;
    if (records.length > 0)
        return `the queue is frozen${until}.`;
    const state = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatState */ .lN)(queue.state);
    return `the calendar has a freeze${until}, but the queue is already ${state}. The step does not pause or resume the queue.`;
}


/***/ }),

/***/ 2388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ CALENDAR_FREEZE_MARKER_TIME_MS),
/* harmony export */   FE: () => (/* binding */ closeFreezeRecord),
/* harmony export */   c0: () => (/* binding */ writeFreezeRecord),
/* harmony export */   sb: () => (/* binding */ listFreezeRecords)
/* harmony export */ });
/* harmony import */ var _ci_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9265);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _text_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4461);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6375);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8215);
/* The service stores no reason and no end of a pause. An open issue records that this program paused the queue. */






const LABEL = "merge-queue-freeze";
/**
 * Value of `untilMs` for a freeze that only the calendar requires. This time is in the past, so it does not extend the
 * pause.
 */
const CALENDAR_FREEZE_MARKER_TIME_MS = 0;
/** Returns the open issues of a queue. Warns about issues with a marker that was not signed with the present token. */
async function listFreezeRecords(target, { host, token, log }) {
    const issues = await mapHostErrors(postsOf(host).openIssues(target.repository, LABEL));
    return issues.flatMap((issue) => {
        const [, branch, until] = /^<!-- merge-queue-action freeze (\S+) (\d{1,15}) /.exec(issue.body) ?? [];
        if (branch !== encodeBranch(target))
            return [];
        const isSigned = issue.body.startsWith(markerOf(target, issue, Number(until), token));
        if (isSigned && !issue.reopened)
            return [{ untilMs: Number(until), issue }];
        log.warning(describeIgnored(target, issue, isSigned));
        return [];
    });
}
function describeIgnored({ targetBranch }, { number }, isSigned) {
    const reason = isSigned
        ? "the issue was closed and opened again."
        : "the signature of the issue does not match the input token. Use the same token in all steps that pause and resume the queue.";
    return `Issue #${number} records a freeze of ${targetBranch}, but the step ignores the issue: ${reason} If this freeze is over, close the issue, and resume the queue if it is still paused.`;
}
/** Writes the record of a freeze: edits the given issue, or opens a new issue. */
async function writeFreezeRecord(target, text, { host, token }, old) {
    const posts = postsOf(host);
    const visible = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .joinBlocks */ .x9)([
        `The merge queue for ${(0,_text_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeForComment */ .yp)(target.targetBranch)} is paused until ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTime */ .fU)(text.endMs)}.`,
        text.reason === undefined ? "" : `Reason: ${(0,_text_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeForComment */ .yp)(text.reason)}`,
        "The next run of apply-queue after this time resumes the queue and closes this issue. If you close this issue yourself, the queue stays paused until a person resumes it.",
    ]);
    const title = `Merge queue for ${target.targetBranch}: freeze`;
    const create = () => mapHostErrors(posts.createIssue(target.repository, { title, body: visible, labels: [LABEL] }));
    // The marker contains the number of the issue, so a new issue receives its marker in a second request.
    const issue = old?.issue ?? (await create());
    const body = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .joinBlocks */ .x9)([markerOf(target, issue, text.untilMs, token), visible]);
    if (issue.body === body)
        return { untilMs: text.untilMs, issue };
    const written = posts.editIssue(target.repository, issue.number, { body });
    return { untilMs: text.untilMs, issue: await mapHostErrors(written) };
}
/** Closes an issue and removes its marker. A reopened issue is ignored, even if a person restores the marker. */
async function closeFreezeRecord({ repository }, { issue }, { host }) {
    const body = `${issue.body.replace(/^<!--.*?-->\s*/, "")}\n\n**Finished**: this freeze is over.`;
    await mapHostErrors(postsOf(host).editIssue(repository, issue.number, { body, state: "closed" }));
}
/**
 * Returns the marker of an issue. The marker is signed, so an issue that a person wrote or copied cannot end a pause. A
 * person who can edit the open issue can still restore an earlier marker, and so end the pause earlier.
 */
function markerOf(target, { number }, untilMs, token) {
    const { repository } = target;
    const subject = `${repository.host}/${repository.owner}/${repository.name}`.toLowerCase();
    const branch = encodeBranch(target);
    const seal = token.seal(`freeze ${subject}#${number} ${branch} ${untilMs}`);
    return `<!-- merge-queue-action freeze ${branch} ${untilMs} ${seal} -->`;
}
function encodeBranch({ targetBranch }) {
    return encodeURIComponent(targetBranch.toWellFormed()).replaceAll("-", "%2D");
}
function postsOf(host) {
    if (host !== undefined)
        return host.posts;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([
        (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .createInputProblem */ .sM)("github-token", "a token is required, because an issue records each freeze."),
    ]);
}
async function mapHostErrors(request) {
    return request.catch((error) => {
        if (!(error instanceof _ci_host_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHostError */ .NA))
            throw error;
        const kind = error.unavailable ? "unavailable" : "input";
        const message = `The issue that records a freeze could not be read or written: ${error.message}.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OperationError */ .OK(kind, message, { details: error.advice, cause: error });
    });
}


/***/ }),

/***/ 4279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changeQueueState: () => (/* binding */ changeQueueState),
/* harmony export */   sendQueueStateChange: () => (/* binding */ sendQueueStateChange)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4599);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8502);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(397);





async function changeQueueState({ state, done, reason, afterwards }, target, context) {
    const name = `merge queue for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .formatQueueName */ .km)(target)}`;
    const why = reason === undefined ? [] : [`Reason: ${reason}`];
    let queue = await (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readQueue */ .Qf)(context.service, target);
    const isSentAtOnce = (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .isSwitchingModes */ .xk)(queue) && context.service.setsStateDuringModeSwitch;
    if (context.dryRun) {
        const now = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatState */ .lN)(queue.state);
        const when = (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .isSwitchingModes */ .xk)(queue) && !isSentAtOnce ? " after the switch of the mode" : "";
        const outcome = queue.state === state
            ? (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .createDryRunResult */ .uT)(`Nothing would be sent: the ${name} is already ${state}.`)
            : (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .createDryRunResult */ .uT)(`The ${name} is ${now} and would be ${done}${when}.`, context.service.setQueueState(target, state));
        return { ...outcome, details: why, outputs: previousState(queue) };
    }
    let settled = queue;
    try {
        settled = isSentAtOnce
            ? await sendDuringModeSwitch(queue, state, target, context)
            : await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .waitForModeSwitch */ .Gs)(queue, target, context);
        const isInEffect = settled.state === state;
        if (!(isSentAtOnce && isInEffect))
            queue = settled;
        if (!isInEffect)
            await sendQueueStateChange(target, state, context.service);
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(error, { outputs: previousState(queue) });
    }
    const end = { outputs: previousState(queue), record: { reason, "queue-before": queue } };
    if (queue.state === state) {
        const message = `The ${name} is already ${state}; nothing was sent.`;
        return { result: "unchanged", message, details: why, ...end };
    }
    const { length } = settled.enqueuedPullRequests;
    return {
        result: done,
        message: `The ${name} was ${done}; before, it was ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatState */ .lN)(queue.state)}.`,
        details: [...why, `The queue contains ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(length, "pull request")}. ${afterwards}`],
        ...end,
    };
}
/**
 * Sends the state, and waits for the end of the mode switch. Returns the queue afterwards: an accepted request does not
 * prove that the queue has the new state after the switch.
 */
async function sendDuringModeSwitch(queue, state, target, context) {
    await sendQueueStateChange(target, state, context.service);
    try {
        return await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .waitForModeSwitch */ .Gs)(queue, target, context, { isSent: true });
    }
    catch (error) {
        const accepted = `The service accepted the change to the state ${state} during the switch. Check the state of the queue after the switch.`;
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(error, { details: [accepted] });
    }
}
const previousState = ({ state }) => ({ "previous-state": state });
/** Sets the state. `withinMs` limits the milliseconds of the read that follows an unclear reply. */
async function sendQueueStateChange(target, state, service, withinMs) {
    const request = service.setQueueState(target, state);
    const verify = (queue) => {
        if (queue.state === state)
            return undefined;
        const unknown = (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .isSwitchingModes */ .xk)(queue) ? ", so the effect of the request is unknown" : "";
        return `A read after the error shows that the queue is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatState */ .lN)(queue.state)}${unknown}.`;
    };
    const uncertainHint = "check the state of the queue";
    await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .sendQueueChange */ .qb)(service, { request, target, verify, uncertainHint, withinMs });
}


/***/ }),

/***/ 2141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ap: () => (/* binding */ parseServerTime),
/* harmony export */   gT: () => (/* binding */ determineServiceTime),
/* harmony export */   m6: () => (/* binding */ parseHttpDate),
/* harmony export */   oO: () => (/* binding */ createServiceClock)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);

/** Pattern for the start of an HTTP date. Without this check, Date.parse would accept "-5" or "soon 5". */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;
/** Parses an HTTP date to milliseconds since 1970; undefined if the text is no valid date. */
function parseHttpDate(text) {
    const date = text.trim();
    if (!HTTP_DATE.test(date))
        return undefined;
    // The oldest of the three date formats has no time zone, which means GMT.
    const ms = Date.parse(/ GMT$/i.test(date) ? date : `${date} GMT`);
    return Number.isNaN(ms) ? undefined : ms;
}
/**
 * Returns the service's time when the reply arrived, from the headers `Date` and `Age`, in milliseconds since 1970;
 * undefined without a valid `Date`.
 */
function parseServerTime({ header }) {
    const dateMs = parseHttpDate(header("date") ?? "");
    const age = header("age")?.trim() ?? "";
    return dateMs === undefined ? undefined : dateMs + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
}
function createServiceClock({ now: machineNow }) {
    let aheadMs;
    return {
        note(answer) {
            const presentMs = parseServerTime(answer);
            if (presentMs !== undefined)
                aheadMs = presentMs - machineNow();
        },
        now: () => (aheadMs === undefined ? undefined : machineNow() + aheadMs),
    };
}
const APART_MS = _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF.m;
/**
 * Returns the present time for computing ages, by the service's clock. If the service sends no `Date`, or its records
 * are newer, returns this machine's time or the newest time in the records, whichever is later.
 */
function determineServiceTime(service, clock, reported) {
    const [serviceMs, machineMs] = [service.now(), clock.now()];
    const newestMs = reported.map(_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimeMs */ .jR).reduce((most, ms) => (ms > most ? ms : most), Number.NEGATIVE_INFINITY);
    const apartMs = (ms) => Math.abs(machineMs - ms);
    if (serviceMs !== undefined && newestMs <= serviceMs + APART_MS) {
        const notes = apartMs(serviceMs) > APART_MS ? [skew(serviceMs, "the service's clock")] : [];
        return { ms: Math.max(serviceMs, newestMs), notes };
    }
    if (serviceMs !== undefined && apartMs(serviceMs) <= APART_MS)
        return { ms: serviceMs, notes: [] };
    const reason = serviceMs === undefined
        ? "The service sends no readable Date header"
        : "The service's Date header is older than the times in its records";
    if (newestMs > machineMs + APART_MS) {
        return { ms: newestMs, notes: [`${reason}.`, skew(newestMs, "the newest time in the service's records")] };
    }
    return {
        ms: Math.max(machineMs, newestMs),
        notes: [`${reason}. To compute ages, the step uses the clock of this machine.`],
    };
    function skew(ms, measure) {
        // The header `Date` has no fractions of a second, so the difference is rounded to minutes.
        const minutes = Math.round(apartMs(ms) / _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF.m);
        const side = machineMs > ms ? "ahead of" : "behind";
        return `The clock of this machine is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(minutes * _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF.m)} ${side} ${measure}. To compute ages, the step uses ${measure}.`;
    }
}


/***/ })

};
