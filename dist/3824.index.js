export const id = 3824;
export const ids = [3824];
export const modules = {

/***/ 2784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ explainQueue),
/* harmony export */   Kr: () => (/* binding */ explainQueueAfterwards),
/* harmony export */   co: () => (/* binding */ readinessOf),
/* harmony export */   rQ: () => (/* binding */ explainBlockers),
/* harmony export */   ss: () => (/* binding */ readQueueBeside)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8502);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);



/**
 * The readiness rule (the service's document, "Submitted pull request"): the base branch matches, the provider calls
 * the pull request mergeable, and its impacted targets are there where the queue requires them.
 */
function readinessOf({ readiness }) {
    const blockers = [];
    // A record that does not tell says nothing either way.
    if (readiness === null || readiness === undefined)
        return { ready: undefined, blockers };
    if (readiness.doesBaseBranchMatch === false)
        blockers.push("base branch");
    const mergeability = readiness.gitHubMergeability ?? undefined;
    if (mergeability !== undefined && mergeability !== "mergeable")
        blockers.push("mergeability");
    if (readiness.requiresImpactedTargets === true && readiness.hasImpactedTargets !== true)
        blockers.push("impacted targets");
    return { ready: blockers.length === 0, blockers };
}
function explainBlockers(record, { targetBranch }) {
    if (record === undefined)
        return [];
    const base = record.prBaseBranch ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortName */ .EU)(record.prBaseBranch) : "another branch";
    const explanations = {
        "base branch": `Wrong base branch: the pull request goes into ${base}, the queue into ${targetBranch}. Change the base of the pull request, or target-branch.`,
        mergeability: explainMergeability(record.readiness?.gitHubMergeability ?? "nothing"),
        "impacted targets": `Impacted targets missing for the head commit ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortName */ .EU)(record.prSha)}. Run set-impacted-targets for it.`,
    };
    return readinessOf(record).blockers.map((blocker) => explanations[blocker]);
}
function explainMergeability(mergeability) {
    switch (mergeability) {
        case "not_mergeable":
            return "Not mergeable: GitHub reports conflicts, missing approvals or required checks that have not passed.";
        case "in_progress":
            return "Not mergeable yet: GitHub is still working out whether the pull request can be merged.";
        case "unspecified":
            return "Not mergeable yet: GitHub has not said whether the pull request can be merged.";
        default:
            return `Not mergeable: GitHub reports ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plainWord */ .hx)(mergeability)}.`;
    }
}
/** What a queue that does not run means for a pull request that is submitted to it, or would be; nothing when it runs. */
function explainQueue(queue, { number }, submitted = true) {
    if (queue === undefined)
        return [];
    const { state, enqueuedPullRequests } = queue;
    const explained = (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .explainQueueState */ .gX)(state);
    if (explained === "")
        return [];
    const inLine = enqueuedPullRequests.some(({ prNumber }) => prNumber === number);
    // What stands in line when a queue takes nothing new in is merged all the same.
    const stays = state === "paused" || (!inLine && (state === "draining" || state === "switching_modes"));
    return [submitted && stays ? `${explained} Until then #${number} stays where it is.` : explained];
}
/** The same after a change. The queue is read for a moment at most; a failure of that costs a line of the log. */
async function explainQueueAfterwards(known, target, context) {
    const read = async () => known ?? readQueueBeside(target, context).ifSoon("The state of the queue");
    // It fails when the step is told to stop: what was done is done, and is reported.
    return explainQueue(await read().catch(() => undefined), target);
}
/** Where the queue only says more about a record that is there, it is waited for so long, in milliseconds. */
const ENOUGH_MS = 5000;
/** A read of the queue that runs beside the read of a record. */
function readQueueBeside(target, { service, log, signal }) {
    const unwanted = new AbortController();
    const stop = () => unwanted.abort();
    const reading = (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readQueue */ .Qf)(service, target, { signal: AbortSignal.any([signal, unwanted.signal]) });
    // Whoever stops it does not wait for its end.
    reading.catch(() => { });
    return {
        stop,
        /** The queue, whatever it takes. @throws what reading it throws. */
        needed: () => reading,
        /** The queue, if it comes soon and without trouble; else the log says that this is not known. */
        async ifSoon(what) {
            const timer = setTimeout(stop, ENOUGH_MS);
            try {
                return await reading;
            }
            catch (error) {
                if (signal.aborted)
                    throw error;
                const why = unwanted.signal.aborted ? "the service did not answer in time" : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
                log.info(`${what} is not known: ${why}`);
                return undefined;
            }
            finally {
                clearTimeout(timer);
            }
        },
    };
}


/***/ }),

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ terminalState),
/* harmony export */   BU: () => (/* binding */ hasOtherHead),
/* harmony export */   Kd: () => (/* binding */ sameCommit),
/* harmony export */   Ld: () => (/* binding */ formatPosition),
/* harmony export */   Nu: () => (/* binding */ positionIn),
/* harmony export */   TL: () => (/* binding */ isMerged),
/* harmony export */   Tq: () => (/* binding */ findRecord),
/* harmony export */   XS: () => (/* binding */ changeReport),
/* harmony export */   ZB: () => (/* binding */ decidingRecord),
/* harmony export */   Zu: () => (/* binding */ pullRequestLine),
/* harmony export */   _b: () => (/* binding */ isFromBefore),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   dq: () => (/* binding */ recordRows),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   lY: () => (/* binding */ isOutdated),
/* harmony export */   mP: () => (/* binding */ hasMark),
/* harmony export */   nb: () => (/* binding */ recordAfterwards)
/* harmony export */ });
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8502);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6375);




/** States that an attempt ends in (the service's document, "States and transitions"); any other one goes on. */
const TERMINAL_STATES = ["merged", "failed", "cancelled"];
function terminalState({ state }) {
    return TERMINAL_STATES.find((terminal) => terminal === state);
}
function isMerged(record) {
    return record?.state === "merged";
}
/** An attempt has ended when its state is terminal or the pull request is no longer submitted to the queue. */
function hasEnded(record) {
    return terminalState(record) !== undefined || !record.isCurrentlySubmittedToQueue;
}
/** Whether a record is still the one that an attempt ended with. */
function hasMark({ id, stateChangedAt }, mark) {
    return mark !== undefined && id === mark.id && stateChangedAt === mark.stateChangedAt;
}
/**
 * True for the record of an attempt before ours, under whatever id. A reply may lag, so that it shows an older record
 * than the one that was read before. `merged` always counts.
 */
function isFromBefore(record, { stale, since = "" }) {
    if (isMerged(record))
        return false;
    if ((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isBefore */ .Y8)(record.stateChangedAt, stale?.stateChangedAt ?? ""))
        return true;
    return hasEnded(record) && (hasMark(record, stale) || (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isBefore */ .Y8)(record.stateChangedAt, since));
}
/** True when a reply lags behind a record that was read before. `merged` always counts. */
function isOutdated(record, known) {
    return !isMerged(record) && (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isBefore */ .Y8)(record.stateChangedAt, known?.stateChangedAt ?? "");
}
/** Commits are compared without regard to the case of their digits. */
function sameCommit(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
function hasOtherHead({ prSha }, guardedHead) {
    return guardedHead !== undefined && !sameCommit(prSha, guardedHead);
}
/** Reads the record. A 404 may also mean a wrong branch or repository, so the queue is asked for once. */
async function readRecord(service, target) {
    const record = await findRecord(service, target);
    return record === undefined ? { record, queue: await (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readQueue */ .Qf)(service, target) } : { record };
}
/** Reads the record and takes a 404 at its word. */
function findRecord(service, target, options = {}) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ifFound */ .MW)(service.readRecord(target, options));
}
/** The longest that a read after a write may take, in milliseconds. */
const AFTERWARDS_MS = 5000;
/** The record after a write that succeeded; its failure changes nothing, so it is not waited for for long. */
function recordAfterwards(service, target) {
    return decidingRecord(service, target).catch(() => undefined);
}
/** The record that tells what a write without a clear end came to; undefined when it cannot be read. @throws AbortedError */
function decidingRecord(service, target, withinMs = AFTERWARDS_MS) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ifReadable */ .G5)(findRecord(service, target, { withinMs }));
}
/**
 * The list of a queue stands in queue order. It is read apart from the record, so it may be of another moment: what the
 * record shows as not ready, or as ended, has no place in it.
 */
function positionIn(queue, number, record) {
    const numbers = queue.enqueuedPullRequests.map(({ prNumber }) => prNumber);
    const hasNone = record !== undefined && (record.state === "not_ready" || hasEnded(record));
    const index = hasNone ? -1 : numbers.indexOf(number);
    return {
        /** From 1, or undefined when it is not in the list: pull requests that are not ready do not stand there. */
        position: index < 0 ? undefined : index + 1,
        /** The pull requests before it, first the one that is next to merge. */
        ahead: index < 0 ? [] : numbers.slice(0, index),
        depth: numbers.length,
        queueState: queue.state,
        /** False where lanes or batches merge past each other: there the place says little about the time to the merge. */
        mergesInOrder: queue.mode !== "parallel" && queue.batch !== true,
    };
}
/** `2nd of 5 in the queue`, or nothing. */
function formatPosition({ position, depth }) {
    return position === undefined ? "" : `${ordinal(position)} of ${depth} in the queue`;
}
function ordinal(number) {
    const lastTwo = number % 100;
    const suffix = lastTwo >= 11 && lastTwo <= 13 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
    return `${number}${suffix}`;
}
/** On a page: the pull request with its title, as far as the record has it, and the way to it. */
function pullRequestLine({ repository, number }, record) {
    return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestLink */ .Zl)(repository, number)} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .cell */ .Hn)(record?.prTitle)}`.trim();
}
function recordRows(record) {
    const priority = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .priorityName */ ._t)(record);
    return [
        ["State", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .stateName */ .Vi)(record.state))],
        ["Since", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatServiceTime */ .wF)(record.stateChangedAt))],
        ["Head commit", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortName */ .EU)(record.prSha))],
        ...(priority === "" ? [] : [["Priority", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(priority)]]),
    ];
}
/** What a change of a pull request reports, with the record that was read after it. */
function changeReport(message, target, record) {
    const summary = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeText */ .X1)(message), pullRequestLine(target, record)]);
    return { message, outputs: { state: record?.state }, summary, record: { record } };
}


/***/ }),

/***/ 3824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeStatus: () => (/* binding */ describeStatus),
/* harmony export */   status: () => (/* binding */ status)
/* harmony export */ });
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4599);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8502);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6375);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4759);
/* harmony import */ var _readiness_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2784);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6583);







async function status(target, context) {
    // Both are wanted in most cases, so they are asked for side by side.
    const beside = (0,_readiness_js__WEBPACK_IMPORTED_MODULE_4__/* .readQueueBeside */ .ss)(target, context);
    const record = await (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .findRecord */ .Tq)(context.service, target).catch((error) => {
        beside.stop();
        throw error;
    });
    if (record === undefined) {
        const queue = await beside.needed();
        const message = `#${target.number} was never submitted to the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .queueName */ .nM)(target)}.`;
        const details = (0,_readiness_js__WEBPACK_IMPORTED_MODULE_4__/* .explainQueue */ .Fh)(queue, target, false);
        return {
            result: "not-submitted",
            message,
            details,
            outputs: { "pr-number": target.number, "safe-to-push": true, "queue-state": queue.state },
            summary: statusPage([message, ...details], record, queue, target),
        };
    }
    const queue = await beside.ifSoon("The position in the queue");
    const { ready, blockers } = (0,_readiness_js__WEBPACK_IMPORTED_MODULE_4__/* .readinessOf */ .co)(record);
    const position = queue === undefined ? undefined : (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .positionIn */ .Nu)(queue, target.number, record);
    const message = describeStatus(record, target);
    const trouble = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .hasEnded */ .hY)(record) ? [] : (0,_readiness_js__WEBPACK_IMPORTED_MODULE_4__/* .explainQueue */ .Fh)(queue, target);
    const blocked = record.state === "not_ready" ? (0,_readiness_js__WEBPACK_IMPORTED_MODULE_4__/* .explainBlockers */ .rQ)(record, target) : [];
    return {
        result: "found",
        message,
        details: (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .hasEnded */ .hY)(record) ? [] : [...blocked, ...trouble],
        outputs: {
            ...(0,_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .outputsOf */ .Yz)(record, _fields_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOutputs */ .tr),
            ready,
            "blocked-by": blockers.join(", "),
            position: position?.position,
            ahead: position?.position === undefined ? undefined : position.ahead,
            "safe-to-push": (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .hasEnded */ .hY)(record),
            "queue-state": queue?.state,
        },
        summary: statusPage([message, ...trouble], record, queue, target),
        record: { record, queue },
    };
}
function describeStatus(record, target) {
    const [subject, queue] = [`#${target.number}`, `the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .queueName */ .nM)(target)}`];
    const state = record.state ?? "";
    if ((0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .terminalState */ .AQ)(record) === undefined && (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .hasEnded */ .hY)(record))
        return `${subject} is no longer in ${queue}; its last state there was: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .stateName */ .Vi)(state)}.`;
    const known = new Map([
        ["merged", `was merged by ${queue}`],
        ["failed", `failed in ${queue} and was not merged`],
        ["cancelled", `was taken out of ${queue} and was not merged`],
        ["not_ready", `was submitted to ${queue} and is not ready yet`],
        ["pending", `waits for its tests in ${queue}`],
        ["testing", `is being tested in ${queue}`],
        ["tests_passed", `has passed its tests in ${queue} and waits to be merged`],
        ["pending_failure", `has failed tests in ${queue}; whether it is to blame depends on those around it`],
        ["", `is in ${queue}; the service does not say in which state`],
    ]);
    const unknown = `is in ${queue}, in a state that this version does not know: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .stateName */ .Vi)(state)}`;
    return `${subject} ${known.get(state) ?? unknown}.`;
}
function statusPage(lines, record, queue, target) {
    const rows = [...(record === undefined ? [] : (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .recordRows */ .dq)(record)), ...queueRows(queue, record, target)];
    const blockers = (0,_readiness_js__WEBPACK_IMPORTED_MODULE_4__/* .explainBlockers */ .rQ)(record, target);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraphs */ .qN)([
        ...lines.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeText */ .X1),
        (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestLine */ .Zu)(target, record),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .table */ .tp)(["", ""], rows),
        ...(blockers.length === 0 ? [] : ["#### Not ready", ...blockers.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeText */ .X1)]),
    ]);
}
/** More is not read; the output `ahead` has them. */
const AHEAD_SHOWN = 50;
function queueRows(queue, record, { number }) {
    if (queue === undefined)
        return [];
    const position = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .positionIn */ .Nu)(queue, number, record);
    const numbers = position.ahead.map((ahead) => `#${ahead}`);
    return [
        ["Queue", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .stateName */ .Vi)(queue.state))],
        ...(position.position === undefined ? [] : [["Position", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeText */ .X1)((0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPosition */ .Ld)(position))]]),
        ...(numbers.length === 0 ? [] : [["Ahead of it", (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(numbers, AHEAD_SHOWN)]]),
    ];
}


/***/ }),

/***/ 8502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ enqueuedIn),
/* harmony export */   LJ: () => (/* binding */ findQueue),
/* harmony export */   Pm: () => (/* binding */ queueNotFoundError),
/* harmony export */   Qf: () => (/* binding */ readQueue),
/* harmony export */   gX: () => (/* binding */ explainQueueState),
/* harmony export */   i0: () => (/* binding */ notFoundError),
/* harmony export */   nM: () => (/* binding */ queueName),
/* harmony export */   oR: () => (/* binding */ OF_A_PULL_REQUEST),
/* harmony export */   qe: () => (/* binding */ numberList),
/* harmony export */   x_: () => (/* binding */ serverMessage)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);



/** The queue as a person names it. */
function queueName(target) {
    return `${target.targetBranch} of ${target.repository.owner}/${target.repository.name}`;
}
/** @throws Failure `not-found` that names repository and branch when there is no such queue. */
async function readQueue(service, target, options = {}) {
    try {
        return await service.readQueue(target, options);
    }
    catch (error) {
        throw queueNotFoundError(error, target);
    }
}
function findQueue(service, target, options = {}) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ifFound */ .MW)(service.readQueue(target, options));
}
function enqueuedIn({ enqueuedPullRequests }) {
    return enqueuedPullRequests.map(({ prNumber }) => prNumber);
}
/** So many numbers say enough in a message; outputs, page and `result-file` have more. */
const NUMBERS_SHOWN = 20;
/** `#1, #2 and 480 more` */
function numberList(numbers) {
    const shown = numbers.map((number) => `#${number}`);
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .truncatedList */ .pO)(shown, NUMBERS_SHOWN);
}
/** What may be wrong where something of a queue is missing. */
const OF_A_QUEUE = "target-branch and repository";
/** The same where it is about one pull request. */
const OF_A_PULL_REQUEST = "target-branch, pr-number and repository";
/** A 404 as the failure that names what is missing; any other error as it is. `inputs` are those that may be wrong. */
function notFoundError(error, what, inputs = OF_A_QUEUE) {
    return notFound(error, `The service does not know ${what}.`, inputs);
}
function queueNotFoundError(error, target) {
    return notFound(error, `There is no merge queue for branch ${queueName(target)}.`, OF_A_QUEUE);
}
/** Something that must exist and does not: what, the likely reasons, and the service's own message. */
function notFound(error, message, inputs) {
    if (!(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("not-found", message, {
        details: [
            `Check ${inputs}, and that the token belongs to the repository's organisation.`,
            ...serverMessage(error.facts),
            ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
        ],
        cause: error,
    });
}
/** The service's own message as a line; none when it sent none. */
function serverMessage({ serverText = "" }) {
    return serverText === "" ? [] : [`The service said: ${serverText}`];
}
/** What it means that a queue does not run, or nothing when it does. */
function explainQueueState(state) {
    switch (state) {
        case "running":
            return "";
        case "paused":
            return "The queue is paused: it takes nothing new in, starts no tests and merges nothing until somebody resumes it, for example with resume-queue.";
        case "draining":
            return "The queue is draining: it merges what is in it and takes nothing new in until somebody resumes it, for example with resume-queue.";
        case "switching_modes":
            return "The queue is switching modes: it merges what is in it, and takes nothing new in until that is done.";
        case "":
            return "The queue is in an unknown state: it may take nothing in and merge nothing.";
        default:
            return `The queue is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .stateName */ .Vi)(state)}, a state that this version does not know: it may take nothing in and merge nothing.`;
    }
}


/***/ }),

/***/ 3127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ statusError),
/* harmony export */   G5: () => (/* binding */ ifReadable),
/* harmony export */   HP: () => (/* binding */ ifKnown),
/* harmony export */   MW: () => (/* binding */ ifFound),
/* harmony export */   Sw: () => (/* binding */ unreadableError),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   c4: () => (/* binding */ isNotFound),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   q9: () => (/* binding */ noAnswerError)
/* harmony export */ });
/* unused harmony export serverText */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8215);
/* harmony import */ var _http_proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2075);
/* harmony import */ var _http_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5601);





/** A request to the merge queue service that failed after all its attempts. */
class ApiError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    facts;
    constructor(kind, problems, facts, options) {
        super(kind, problems, options);
        this.facts = facts;
    }
    copy(problems, options) {
        return new ApiError(this.kind, problems, this.facts, options);
    }
}
function isNotFound(error) {
    return error instanceof ApiError && error.facts.status === 404;
}
/** Asking again later may help. */
function isTransient(error) {
    return error instanceof ApiError && error.facts.transient;
}
/** What is read; undefined where the service does not know it. */
async function ifFound(reading) {
    return reading.catch((error) => {
        if (isNotFound(error))
            return undefined;
        throw error;
    });
}
/** What is read; undefined where an older service does not know the request, which it says with a status 400 or 404. */
async function ifKnown(reading) {
    return reading.catch((error) => {
        if (error instanceof ApiError && (error.facts.status === 400 || error.facts.status === 404))
            return undefined;
        throw error;
    });
}
/** What is read; undefined where it cannot be. @throws AbortedError */
async function ifReadable(reading) {
    return reading.catch((error) => {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM)
            throw error;
        return undefined;
    });
}
/** A write whose effect is unknown: no answer, 408 or 5xx. Only reading back tells. */
function isAmbiguous(error) {
    return error instanceof ApiError && error.facts.ambiguous;
}
/** The error for an answer outside 2xx. */
function statusError(given) {
    const { endpoint, answer, attempts, retryAfterMs, withToken } = given;
    const { status } = answer;
    const facts = {
        ...factsOf(given),
        ambiguous: status === 408 || status >= 500,
        transient: (0,_http_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransientStatus */ .D)(status),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
    const text = facts.serverText === "" ? "an empty body" : `"${facts.serverText}"`;
    const message = `${endpoint} was answered with status ${status}: ${text}${circumstances(attempts, facts.requestId)}.`;
    return new ApiError(kindOf(status), message, facts, { details: hintsFor(status, retryAfterMs, withToken) });
}
function noAnswerError(endpoint, apiUrl, why, attempts) {
    const facts = { endpoint, attempts, ambiguous: !why.unsent, transient: !why.permanent };
    const message = `${endpoint} got no answer from ${apiUrl.host}: ${why.reason}${circumstances(attempts)}.`;
    return new ApiError("unavailable", message, facts, { details: [why.hint ?? adviceFor(apiUrl, why)] });
}
/** Returns what to check when the failure itself does not say it. */
function adviceFor(apiUrl, { unsent }) {
    const address = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url");
    if (!unsent)
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Run it again later. If the service only answers slowly, raise ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("request-timeout")}; a proxy or a firewall can also cut connections.`;
    if ((0,_http_proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(apiUrl))
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `${address} names this machine. Check that the service, such as merge-queue serve, runs and listens there.`;
    return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Check that this machine reaches ${apiUrl.host}: its network and DNS, the variables HTTPS_PROXY and NO_PROXY, and ${address}.`;
}
/** The error for a 2xx read that does not fit what the endpoint should answer. */
function unreadableError(given, problem) {
    const facts = { ...factsOf(given), ambiguous: false, transient: true };
    const message = `The reply of ${given.endpoint} could not be read: ${problem}${circumstances(1, facts.requestId)}.`;
    return new ApiError("response", message, facts, {
        details: [
            `It began with: ${facts.serverText || "(nothing)"}`,
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Check that ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url")} is the service's own address with its version, and not a page of a proxy.`,
        ],
    });
}
function factsOf({ endpoint, answer, attempts, hide }) {
    const requestId = serverText(answer.header("x-request-id") ?? "", hide);
    return {
        endpoint,
        status: answer.status,
        serverText: serverText(answer.body, hide),
        attempts,
        ...(requestId === "" ? {} : { requestId }),
    };
}
function kindOf(status) {
    if (status === 401 || status === 403)
        return "auth";
    if (status === 404)
        return "not-found";
    return (0,_http_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransientStatus */ .D)(status) ? "unavailable" : "rejected";
}
/** In brackets: how often it was tried, and by which id the service's operators find the request. */
function circumstances(attempts, requestId) {
    const parts = [
        ...(attempts === 1 ? [] : [`tried ${attempts} times`]),
        ...(requestId === undefined ? [] : [`request id ${requestId}`]),
    ];
    return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
function hintsFor(status, retryAfterMs, withToken) {
    if (status === 401 || status === 403) {
        return [
            withToken
                ? "Check that the token is an API token of the organisation that owns the queue, and that it was not revoked."
                : "No token was sent. The service recognises a fork's run by its number, but only while it runs, and only for the head commit that it runs on.",
        ];
    }
    if (status >= 300 && status < 400) {
        return [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Redirects are not followed, so that the token stays where it was sent. Check ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url")}.`,
        ];
    }
    if (status === 429 || status >= 500) {
        const when = retryAfterMs === undefined || retryAfterMs === 0 ? "later" : `in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(retryAfterMs)}`;
        return [`The service could not take the request now. Run it again ${when}.`];
    }
    return [];
}
const SHOWN_CHARACTERS = 300;
/** Enough to find a message in; a page can be much longer. */
const READ_CHARACTERS = 100_000;
/**
 * The service's own words for a log line: text, the message of a JSON error, or an HTML page without its tags;
 * on one line, without control characters, 300 characters at most.
 * Secrets are hidden before anything is cut, or a part of one could stay; and again once JSON is read, whose escapes
 * may have kept one from being recognised.
 */
function serverText(body, hide) {
    const start = hide(body).slice(0, READ_CHARACTERS);
    const text = messageInJson(start) ?? (/^\s*</.test(start) ? withoutTags(start) : start);
    const line = hide(text)
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1).toWellFormed()}\u2026` : line;
}
/** Errors are plain text on this API; a proxy in between may answer JSON. */
function messageInJson(body) {
    if (!/^\s*\{/.test(body))
        return undefined;
    try {
        return messageField(JSON.parse(body), 2);
    }
    catch {
        return undefined;
    }
}
function messageField(value, depth) {
    if (typeof value === "string")
        return value;
    if (typeof value !== "object" || value === null || depth === 0)
        return undefined;
    const fields = new Map(Object.entries(value));
    return messageField(fields.get("message") ?? fields.get("error"), depth - 1);
}
function withoutTags(html) {
    return html.replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, " ").replace(/<[^<>]*>/g, " ");
}


/***/ })

};
