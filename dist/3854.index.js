export const id = 3854;
export const ids = [3854];
export const modules = {

/***/ 4276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OH: () => (/* binding */ readOutcomeFacts),
/* harmony export */   _O: () => (/* binding */ listOutcomes),
/* harmony export */   aM: () => (/* binding */ readPullRequestFromGitHub),
/* harmony export */   yB: () => (/* binding */ readMergeCommit)
/* harmony export */ });
/* harmony import */ var _ci_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9265);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _service_record_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6497);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4185);




function readMergeCommit({ onHost }) {
    return onHost?.merged === true ? onHost.mergeCommitSha : undefined;
}
/**
 * Lists the outcomes, the oldest first. The outcomes of earlier attempts come from the timeline. Without a timeline,
 * the list contains only the last outcome.
 */
function listOutcomes({ record, onHost }) {
    if (record === undefined)
        return [];
    const id = record.id ?? "";
    const past = (record.timeline ?? []).flatMap(({ state, timestamp }) => {
        const result = (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .findTerminalState */ .JZ)({ state });
        return result === undefined || typeof timestamp !== "string" ? [] : [outcomeAt(id, timestamp, result)];
    });
    if (!(0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record))
        return past;
    const last = outcomeAt(id, record.stateChangedAt, resultOf(record, onHost));
    const before = past.filter(({ key }) => key !== last.key);
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isMerged */ .TL)(record) || onHost?.merged !== true || last.result !== "merged-outside-queue")
        return [...before, last];
    // An outcome in the queue and a later manual merge are two outcomes, so each has its own report.
    const inQueue = { ...last, result: (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .findTerminalState */ .JZ)(record) ?? "cancelled" };
    return [...before, inQueue, { ...last, key: `${last.key}+${onHost.mergeCommitSha ?? "merged"}` }];
}
/** Returns the outcome in a record. A finished record without a final state counts as `cancelled`. */
function resultOf(record, onHost) {
    const state = (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .findTerminalState */ .JZ)(record) ?? "cancelled";
    if (state === "merged")
        return isManualMerge(record) ? "merged-outside-queue" : state;
    if (onHost?.merged === true)
        return "merged-outside-queue";
    return state === "cancelled" && onHost?.open === false ? "closed" : state;
}
function isManualMerge({ timeline }) {
    return timeline?.findLast(({ state }) => state === "merged")?.reason === "MANUAL_MERGE";
}
/** Creates an outcome. Its key contains the time in one format, because the service uses several formats. */
function outcomeAt(id, at, result) {
    const ms = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .readIsoTime */ .xT)(at)?.ms;
    const time = ms === undefined ? at : new Date(ms).toISOString();
    const key = [id, time].map((part) => encodeURIComponent(part.toWellFormed())).join("@");
    return { key, result, at };
}
/** Milliseconds between reads. The service and GitHub may show an outcome several seconds apart. */
const PAUSES_MS = [2000, 3000, 5000, 10_000, 10_000];
/**
 * Reads the facts until the service and GitHub agree. With `areTestsOver`, a record in the state `testing` is outdated.
 */
async function readOutcomeFacts(target, context, { areTestsOver = false } = {}) {
    for (let round = 0;; round += 1) {
        const [record, found] = await Promise.all([
            readHistory(target, context),
            readPullRequestFromGitHub(target.number, target, context),
        ]);
        const facts = { record, onHost: found instanceof _ci_host_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHostError */ .NA ? undefined : found };
        const isOutdated = areTestsOver && record?.state === "testing";
        const pauseMs = isOutdated || isUnsettled(facts) ? PAUSES_MS[round] : undefined;
        if (pauseMs === undefined) {
            const lines = found instanceof _ci_host_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHostError */ .NA
                ? [`The output merge-commit-sha is empty: ${found.message}.`, ...found.advice]
                : [];
            for (const line of lines)
                context.log.info(line);
            return facts;
        }
        await context.clock.sleep(pauseMs, context.signal);
    }
}
/** True when only GitHub or only the service shows an outcome, or when a merge must follow soon after passed tests. */
function isUnsettled({ record, onHost }) {
    if (record === undefined)
        return false;
    if ((0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isMerged */ .TL)(record))
        return onHost?.merged === false;
    return !(0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isAttemptFinished */ .Sg)(record) && (onHost?.open === false || record.state === "tests_passed");
}
/** Reads the record with its changes of state. If the service rejects the request (400), reads only the record. */
async function readHistory(target, { service }) {
    try {
        return await (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreNotFoundError */ .qx)(service.readHistory(target));
    }
    catch (error) {
        if (!(error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD) || error.facts.status !== 400)
            throw error;
        const record = await (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreNotFoundError */ .qx)(service.readRecord(target));
        return record === undefined ? undefined : { ...record, timeline: undefined };
    }
}
/** Reads the pull request on GitHub. Returns an error as a value, because a report is possible without this fact. */
async function readPullRequestFromGitHub(number, { repository }, { host, signal }) {
    return host?.pullRequest(repository, number, signal).catch((error) => {
        if (error instanceof _ci_host_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHostError */ .NA)
            return error;
        throw error;
    });
}


/***/ }),

/***/ 2965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ parseReportMarker),
/* harmony export */   kI: () => (/* binding */ formatReportMarker),
/* harmony export */   qH: () => (/* binding */ createReporterIdentity),
/* harmony export */   rZ: () => (/* binding */ listReportComments),
/* harmony export */   s9: () => (/* binding */ MAX_CLOCK_SKEW_MS)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7004);



const SEAL_DIGITS = 32;
const MARKER = /<!-- merge-queue-action outcome ([\w%@.+~!*'()-]+) ([a-z-]+) ([\d:TZ.-]+) ([\w-]+) ([0-9a-f]{32}) -->/g;
function formatReportMarker(marker, seal) {
    return `<!-- merge-queue-action outcome ${wordsOf(marker)} ${sealOf(marker, seal)} -->`;
}
function wordsOf({ key, result, at, nonce }) {
    return [key, result, at, nonce].join(" ");
}
function sealOf(marker, seal) {
    return seal(wordsOf(marker)).slice(0, SEAL_DIGITS);
}
function parseReportMarker(text, seal) {
    for (const [, key = "", word, at = "", nonce = "", given] of text.matchAll(MARKER)) {
        const result = _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTCOMES */ .im.find((each) => each === word);
        const marker = result === undefined ? undefined : { key, result, at, nonce };
        if (marker !== undefined && given === sealOf(marker, seal))
            return marker;
    }
    return undefined;
}
/** Number of characters in a nonce for the step, and for the process. */
const STEP_DIGITS = 8;
const PROCESS_DIGITS = 4;
/**
 * Creates the identity of this run for the reports of one pull request. The identity has a part for the step and a
 * random part for the process, because all jobs of a matrix have the same step.
 */
function createReporterIdentity({ step }, seal) {
    if (step === undefined) {
        const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, STEP_DIGITS);
        return { nonce, isOwn: (given) => given === nonce };
    }
    const name = seal(`step ${step.id}`).slice(0, STEP_DIGITS);
    const nonce = `${name}-${step.attempt}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, PROCESS_DIGITS)}`;
    return {
        nonce,
        isOwn(given) {
            const [of, attempt] = given.split("-");
            return given === nonce || (of === name && Number(attempt) < step.attempt);
        },
    };
}
/** Maximum milliseconds of difference between the clocks of the service, of GitHub and of a runner. */
const MAX_CLOCK_SKEW_MS = 10 * _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .TIME_UNIT_MS */ .gF.m;
/**
 * Lists comments that report outcomes, the oldest first. A person can copy a marker, so comments older than the outcome
 * do not count. A person's comment counts only if no app (such as the job's token) has reported the same outcome.
 */
function listReportComments(comments, seal) {
    const valid = comments
        .flatMap((comment) => {
        const marker = parseReportMarker(comment.body, seal);
        const isLater = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTimeMs */ .jR)(comment.createdAt) >= (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTimeMs */ .jR)(marker?.at) - MAX_CLOCK_SKEW_MS;
        return marker !== undefined && isLater ? [{ comment, marker }] : [];
    })
        .toSorted((one, other) => one.comment.id - other.comment.id);
    const ofApps = new Set(valid.filter(isByApp).map(({ marker }) => marker.key));
    return valid.filter((each) => isByApp(each) || !ofApps.has(each.marker.key));
}
function isByApp({ comment }) {
    return comment.author.endsWith("[bot]");
}


/***/ }),

/***/ 8117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tc: () => (/* binding */ findPostedReport),
/* harmony export */   YK: () => (/* binding */ addLineToReportComment),
/* harmony export */   ag: () => (/* binding */ postUnlessAlreadyPosted),
/* harmony export */   eI: () => (/* binding */ reportOutcomeOnce)
/* harmony export */ });
/* harmony import */ var _ci_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9265);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6375);
/* harmony import */ var _report_markers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2965);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7586);





/** Milliseconds until GitHub shows reports that other runs sent at the same time. */
const SETTLE_MS = 1000;
/** Milliseconds before a retry. If a reply was lost, GitHub shows the write only after some time. */
const PAUSE_MS = 2000;
/** Maximum milliseconds to wait for the end of a rate limit. */
const LONGEST_LIMIT_MS = 120_000;
const RETRIES = 4;
/**
 * Reports an outcome unless another run has reported it. Of several reports, only the one with the lowest id counts.
 * Returns true only in the run that wrote the report with the lowest id. The markers of reports never change, so all
 * runs agree. @throws GitHostError
 */
async function reportOutcomeOnce(report, thread) {
    const found = await postUnlessAlreadyPosted(() => findPostedReport(report, thread), () => createReport(report, thread), thread);
    if (found?.isOurs === true)
        await foldEarlier(report.outcome, found.reports, thread);
    // GitHub accepted the report, but several reads do not show it. The report counts as written.
    return found?.isOurs ?? true;
}
/**
 * Calls `create`, which writes a text on GitHub, unless `find` finds such a text. Returns the text that `find` finds
 * afterwards; undefined if GitHub accepted the text, but several reads do not show it. @throws GitHostError
 */
async function postUnlessAlreadyPosted(find, create, { clock, signal }) {
    let isCreated = false;
    for (let tries = 1;; tries += 1) {
        try {
            const found = await find();
            if (found !== undefined || (isCreated && tries > RETRIES))
                return found;
            if (!isCreated)
                await create();
            isCreated = true;
            await clock.sleep(SETTLE_MS, signal);
        }
        catch (error) {
            const pauseMs = error instanceof _ci_host_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHostError */ .NA ? pauseAfter(error, isCreated) : undefined;
            if (pauseMs === undefined || tries > RETRIES)
                throw error;
            await clock.sleep(pauseMs, signal);
        }
    }
}
/**
 * Returns milliseconds until a retry; undefined for a permanent error. A refusal is temporary if GitHub has already
 * accepted the report.
 */
function pauseAfter({ uncertain, refused, reply }, isCreated) {
    const limitedMs = reply?.limitedMs;
    if (limitedMs !== undefined)
        return limitedMs <= LONGEST_LIMIT_MS ? limitedMs : undefined;
    return uncertain || reply?.unsent === true || (isCreated && refused) ? PAUSE_MS : undefined;
}
/**
 * Finds the report of an outcome; if there are several, the first one. Deletes later comments by this run. @throws
 * GitHostError
 */
async function findPostedReport(destination, thread) {
    return destination.kind === "comment" ? findComment(destination.outcome, thread) : findStatus(destination, thread);
}
async function findComment({ key }, thread) {
    const { posts, repository, number, seal, reporter } = thread;
    const reports = (0,_report_markers_js__WEBPACK_IMPORTED_MODULE_2__/* .listReportComments */ .rZ)(await posts.comments(repository, number), seal);
    const [first, ...surplus] = reports.filter(({ marker }) => marker.key === key);
    if (first === undefined)
        return undefined;
    for (const { comment, marker } of surplus) {
        // A person may have copied the marker of this run into another comment.
        const isOwn = isBy(first, comment) && reporter.isOwn(marker.nonce);
        if (isOwn)
            await bestEffort(posts.deleteComment(repository, comment.id));
    }
    return { isOurs: reporter.isOwn(first.marker.nonce), reports };
}
async function findStatus(destination, thread) {
    const name = statusName(destination, thread);
    const all = await thread.posts.statuses(thread.repository, destination.sha);
    const named = all.filter(({ description }) => description.includes(name));
    const [first] = named.toSorted((one, other) => one.id - other.id);
    const nonce = first?.description.split(name)[1]?.replace("]", "");
    return nonce === undefined ? undefined : { isOurs: thread.reporter.isOwn(nonce), reports: [] };
}
/** Maximum characters of a status description on GitHub. */
const DESCRIPTION_CHARACTERS = 140;
/** Number of digits of the seal in a status. The seal signs one outcome of one commit. */
const SEAL_DIGITS = 16;
function statusName({ outcome, sha }, { seal }) {
    return ` [${seal(`${sha} ${outcome.key}`).slice(0, SEAL_DIGITS)}.`;
}
/** Creates a comment or a status. Never edits a comment, because GitHub sends no notification for an edit. */
async function createReport(report, thread) {
    const { posts, repository, number, seal, reporter } = thread;
    if (report.kind === "comment") {
        // The time in a marker must be valid, so 1970 replaces an invalid time of the outcome.
        const at = new Date((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .readIsoTime */ .xT)(report.outcome.at)?.ms ?? 0).toISOString();
        const marker = (0,_report_markers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatReportMarker */ .kI)({ ...report.outcome, at, nonce: reporter.nonce }, seal);
        return posts.createComment(repository, number, `${report.text}\n${marker}`);
    }
    const signature = `${statusName(report, thread)}${reporter.nonce}]`;
    const text = report.status.description.slice(0, DESCRIPTION_CHARACTERS - signature.length).toWellFormed();
    return posts.createStatus(repository, report.sha, { ...report.status, description: `${text}${signature}` });
}
/** Adds a line to the comment that reports an outcome. GitHub sends no notification for this edit. */
async function addLineToReportComment({ key }, line, thread) {
    const { posts, repository, number, seal } = thread;
    const [first] = (0,_report_markers_js__WEBPACK_IMPORTED_MODULE_2__/* .listReportComments */ .rZ)(await posts.comments(repository, number), seal).filter(({ marker }) => marker.key === key);
    if (first === undefined || first.comment.body.includes(line))
        return;
    const written = (0,_report_markers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatReportMarker */ .kI)(first.marker, seal);
    const text = first.comment.body.replace(written, "").trim();
    await bestEffort(posts.editComment(repository, first.comment.id, `${text}\n\n${line}\n${written}`));
}
/** Collapses the reports of earlier outcomes by the same author. Later outcomes stay visible. */
async function foldEarlier(outcome, reports, thread) {
    const own = reports.find(({ marker }) => marker.key === outcome.key);
    for (const report of reports) {
        const { comment, marker } = report;
        const isEarlier = marker.key !== outcome.key && !(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isEarlierTime */ .yT)(outcome.at, marker.at);
        if (isEarlier && isBy(own, comment))
            await bestEffort(foldComment(report, thread));
    }
}
async function foldComment({ comment: { id, body }, marker }, thread) {
    const { posts, repository, seal } = thread;
    const written = (0,_report_markers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatReportMarker */ .kI)(marker, seal);
    const text = body.replace(written, "").trim();
    if (!(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .isCollapsedSection */ .bd)(text))
        await posts.editComment(repository, id, `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .collapseEarlierReport */ .cF)(marker, text)}\n${written}`);
}
function isBy(report, { author }) {
    return report?.comment.author === author;
}
/** Waits for a change, and ignores errors of GitHub. The next report repeats the change. */
async function bestEffort(change) {
    try {
        await change;
    }
    catch (error) {
        if (!(error instanceof _ci_host_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHostError */ .NA))
            throw error;
    }
}


/***/ }),

/***/ 3854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listChatMessages: () => (/* binding */ listChatMessages),
/* harmony export */   listReportedOutcomes: () => (/* binding */ listReportedOutcomes),
/* harmony export */   reportKnownOutcome: () => (/* binding */ reportKnownOutcome),
/* harmony export */   reportOutcome: () => (/* binding */ reportOutcome)
/* harmony export */ });
/* harmony import */ var _diagnosis_diagnose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5858);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8502);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3127);
/* harmony import */ var _service_present_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2141);
/* harmony import */ var _service_record_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6497);
/* harmony import */ var _test_run_checks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8850);
/* harmony import */ var _test_run_read_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4283);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6375);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4276);
/* harmony import */ var _report_once_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8117);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7586);
/* harmony import */ var _write_report_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3357);














/** Reports the outcome of a pull request. On a test branch, reports the outcomes of all pull requests tested there. */
async function reportOutcome(values, target, context, reportOne = (facts, tested) => reportKnownOutcome(facts, values, tested, context, { note: context.log.info })) {
    const results = [];
    const failures = [];
    for (const [index, number] of (await listTested(target, context)).entries()) {
        const tested = { ...target, number };
        try {
            // All pull requests of a test run finish together, so only the first one needs a wait.
            const areTestsOver = target.ofTestRun !== undefined && index === 0;
            const facts = await (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_9__/* .readOutcomeFacts */ .OH)(tested, context, { areTestsOver });
            results.push(await reportOne(facts, tested));
        }
        catch (error) {
            // After a failure, the loop continues with the other pull requests. Only an abort ends the loop.
            if (context.signal.aborted)
                throw error;
            failures.push(error);
        }
    }
    if (failures.length > 0 && results.every(({ outputs }) => outputs.reported !== true))
        throw failures[0];
    for (const error of failures)
        context.log.warning((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .getErrorMessage */ .u1)(error));
    return combine(results);
}
async function listTested(target, { service }) {
    if (target.ofTestRun === undefined)
        return [target.number];
    const run = await (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ignoreReadError */ .Fb)((0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_7__/* .readTestRun */ .we)(service, target, target.ofTestRun));
    const tested = (run?.testedPullRequests ?? []).map(({ prNumber }) => prNumber);
    return tested.length === 0 ? [target.number] : [...new Set(tested)];
}
/**
 * Combines several results. Uses the outputs of the last deployable merge, because this merge contains the earlier
 * merges. Without such a merge, uses the outputs of the first report.
 */
function combine(results) {
    const isReported = ({ outputs }) => outputs.reported === true;
    const deployable = results.findLast(({ outputs }) => outputs.deployable === true);
    const chosen = deployable ?? results.find(isReported) ?? results[0];
    if (chosen === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz("The record of the test run contains no pull request.");
    const others = results.filter((result) => result !== chosen);
    return {
        ...chosen,
        details: [...(chosen.details ?? []), ...others.map(({ message }) => message)],
        requests: results.flatMap(({ requests = [] }) => requests),
        outputs: {
            ...chosen.outputs,
            reports: results.flatMap(listReportedOutcomes),
            messages: results.flatMap(listChatMessages),
        },
        summary: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_13__/* .joinBlocks */ .x9)(results.map(({ summary = "" }) => summary)),
    };
}
const IN_REPORTS = ["pr-number", "deployable", "merge-commit-sha", "target-branch", "cause", "author"];
function listReportedOutcomes({ result, outputs, }) {
    if (outputs.reported !== true)
        return [];
    return [{ result, ...Object.fromEntries(IN_REPORTS.map((name) => [name, outputs[name] ?? ""])) }];
}
function listChatMessages({ outputs: { messages } }) {
    return Array.isArray(messages) ? messages : [];
}
async function reportKnownOutcome(facts, values, target, context, options) {
    const brief = briefOf(facts, target);
    if (brief === undefined || (brief.isBack && !isReportedLate(brief.outcome, values, context)))
        return withoutOutcome(facts, values, target);
    const { outcome, otherHead } = brief;
    if (otherHead !== undefined)
        context.log.warning(`#${target.number}: ${otherHead} So the output "deployable" is false.`);
    const canDeploy = isDeployable(outcome.result, brief, otherHead);
    const isOwnEvent = target.closed === true;
    if (!values.outcomes.includes(outcome.result))
        return resultOf(brief, { reported: false, deployable: canDeploy && isOwnEvent });
    const thread = (0,_write_report_js__WEBPACK_IMPORTED_MODULE_12__/* .createPullRequestThread */ .He)(target, values, context);
    const sha = facts.record?.prSha ?? "";
    const destination = values.reportTo === "comment" ? { kind: "comment", outcome } : { kind: "status", outcome, sha };
    if (thread !== undefined && options.isUnreported !== true) {
        const found = await (0,_write_report_js__WEBPACK_IMPORTED_MODULE_12__/* .rethrowGitHubErrorWithContext */ .mb)(target.number, (0,_report_once_js__WEBPACK_IMPORTED_MODULE_10__/* .findPostedReport */ .Tc)(destination, thread));
        // Another run has reported the outcome. In a dry run, a report by an earlier attempt of this run has the same
        // effect.
        if (found !== undefined && (!found.isOurs || context.dryRun))
            return reportedBefore(brief, values, thread, context.dryRun ? {} : options);
    }
    const report = await withDiagnosis(brief, context, options);
    const messages = (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .formatOutcomeMessages */ .E0)(report, values.messageFormat);
    if (thread === undefined)
        // No report is stored, so every run reports the outcome. Only the run that the close of the pull request started
        // may deploy.
        return resultOf(report, { reported: true, deployable: canDeploy && isOwnEvent, messages });
    const written = (0,_write_report_js__WEBPACK_IMPORTED_MODULE_12__/* .renderOutcomeReport */ .pW)(report, destination, values);
    if (context.dryRun) {
        const requests = [(0,_write_report_js__WEBPACK_IMPORTED_MODULE_12__/* .formatPlannedReport */ .mL)(written, target)];
        return { ...resultOf(report, NOT_REPORTED), result: "planned", requests, outputs: {} };
    }
    const isOurs = await (0,_write_report_js__WEBPACK_IMPORTED_MODULE_12__/* .rethrowGitHubErrorWithContext */ .mb)(target.number, (0,_report_once_js__WEBPACK_IMPORTED_MODULE_10__/* .reportOutcomeOnce */ .eI)(written, thread));
    return isOurs
        ? resultOf(report, { reported: true, deployable: canDeploy, messages })
        : reportedBefore(brief, values, thread, options);
}
function briefOf(facts, target) {
    const { record } = facts;
    const outcomes = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_9__/* .listOutcomes */ ._O)(facts);
    const outcome = outcomes.at(-1);
    if (outcome === undefined || record === undefined)
        return undefined;
    return {
        ...facts,
        outcome,
        earlier: outcomes.slice(0, -1),
        target,
        isBack: !(0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_5__/* .isAttemptFinished */ .Sg)(record),
        otherHead: isMerge(outcome.result) ? findOtherHead(outcome.result, facts, target) : undefined,
        diagnosis: undefined,
        testRun: undefined,
    };
}
/**
 * If the pull request is in the queue again, an outcome is reported only within this number of milliseconds after it.
 */
const LATE_MS = _text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .TIME_UNIT_MS */ .gF.h;
/**
 * True when the outcome is reported although the pull request is in the queue again. Requires a report as a comment
 * within an hour.
 */
function isReportedLate({ at }, { reportTo }, { service, clock }) {
    return reportTo === "comment" && (0,_service_present_js__WEBPACK_IMPORTED_MODULE_4__/* .determineServiceTime */ .gT)(service, clock, [at]).ms - (0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .parseTimeMs */ .jR)(at) <= LATE_MS;
}
function isMerge(result) {
    return result === "merged" || result === "merged-outside-queue";
}
function isDeployable(result, facts, otherHead) {
    return isMerge(result) && (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_9__/* .readMergeCommit */ .yB)(facts) !== undefined && otherHead === undefined;
}
/**
 * Returns a sentence if the merged commit is not the commit of this run. Returns undefined if only newer commits
 * explain the difference: the pull request received them after the event that set the commit of this run.
 */
function findOtherHead(result, { record, onHost }, { guardedHead, isHeadGiven = false }) {
    if (guardedHead === undefined)
        return undefined;
    const onGitHub = onHost?.merged === true ? onHost.headSha : undefined;
    const isOld = (merged) => !isHeadGiven && onGitHub !== undefined && (0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .isSameCommit */ .sw)(onGitHub, merged);
    const ofRun = `, and this run is for commit ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .shortenName */ .ty)(guardedHead)}.`;
    if (result === "merged" && record !== undefined && (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_5__/* .hasChangedHead */ .lN)(record, guardedHead))
        return isOld(record.prSha) ? undefined : `The queue merged commit ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .shortenName */ .ty)(record.prSha)}${ofRun}`;
    const isOwn = onGitHub === undefined || (0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .isSameCommit */ .sw)(onGitHub, guardedHead);
    if (isOwn || (result !== "merged" && !isHeadGiven))
        return undefined;
    return `GitHub shows the merge of commit ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .shortenName */ .ty)(onGitHub)}${ofRun}`;
}
async function withDiagnosis(brief, context, { budget, note, findings: known }) {
    const { record, onHost } = brief;
    if (known !== undefined)
        return { ...brief, ...known };
    if (record === undefined || brief.isBack || isMerge(brief.outcome.result))
        return brief;
    const findings = await (0,_diagnosis_diagnose_js__WEBPACK_IMPORTED_MODULE_0__/* .diagnosePullRequest */ .Hy)(record, brief.target, context, { history: record, onHost, budget, note });
    return { ...brief, ...findings };
}
const NOT_REPORTED = { reported: false, deployable: false };
function resultOf(report, reported, note = "") {
    const { outcome, target, record, diagnosis, testRun } = report;
    return {
        result: outcome.result,
        message: `${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .describeOutcome */ .SS)(report)}${note === "" ? "" : ` ${note}`}`,
        details: (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .listOutcomeDetails */ .LS)(report),
        outputs: {
            ...outputsOf(report, target),
            ...reported,
            "failing-checks": testRun?.run === undefined ? undefined : (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_6__/* .findFailingChecks */ .TW)((0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_6__/* .listChecks */ .SU)(testRun.run)),
            "test-run-id": testRun?.id,
            cause: diagnosis?.cause,
        },
        summary: (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .formatOutcomePage */ .LZ)(report, note),
        record: { record, diagnosis, testRun },
    };
}
/**
 * Returns the result if another run reported the outcome. Adds the note about a new submission to the comment of that
 * run.
 */
async function reportedBefore(brief, values, thread, { findings: { requeue } = {} }) {
    if (requeue !== undefined && values.reportTo === "comment")
        await (0,_write_report_js__WEBPACK_IMPORTED_MODULE_12__/* .rethrowGitHubErrorWithContext */ .mb)(brief.target.number, (0,_report_once_js__WEBPACK_IMPORTED_MODULE_10__/* .addLineToReportComment */ .YK)(brief.outcome, (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .formatRequeueNote */ .kk)(requeue), thread));
    if (brief.isBack)
        return withoutOutcome(brief, values, brief.target);
    return resultOf(brief, NOT_REPORTED, "An earlier run already reported this outcome.");
}
function outputsOf({ record, onHost }, target) {
    return {
        "merge-commit-sha": (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_9__/* .readMergeCommit */ .yB)({ record, onHost }),
        "pr-number": target.number,
        "head-sha": record?.prSha ?? onHost?.headSha ?? target.headSha,
        "target-branch": target.targetBranch,
        state: record?.state,
        author: record?.prAuthor ?? undefined,
    };
}
/**
 * Returns the result if the queue shows no outcome. Here, a run reports a merge only if the close of the pull request
 * started the run.
 */
function withoutOutcome(facts, { outcomes }, target) {
    const [result, message] = stateWithoutOutcome(facts, target);
    const isOwnMerge = result === "merged-outside-queue" && target.closed === true;
    const otherHead = isOwnMerge ? findOtherHead(result, facts, target) : undefined;
    return {
        result,
        message,
        details: otherHead === undefined ? [] : [`${otherHead} So the output "deployable" is false.`],
        outputs: {
            ...outputsOf(facts, target),
            reported: isOwnMerge && outcomes.includes(result),
            deployable: isOwnMerge && isDeployable(result, facts, otherHead),
        },
        summary: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_13__/* .escapeText */ .X1)(message),
        record: { record: facts.record },
    };
}
function stateWithoutOutcome({ record, onHost }, target) {
    const subject = `#${target.number}`;
    const queue = `the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_2__/* .formatQueueName */ .km)(target)}`;
    if (record !== undefined)
        return ["in-queue", `${subject} is in ${queue}.`];
    const never = `${subject} was never in ${queue}.`;
    if (onHost === undefined)
        return ["not-submitted", `${never} GitHub did not report whether the pull request is open.`];
    if (onHost.merged)
        return ["merged-outside-queue", `${never} The pull request was merged outside the queue.`];
    return onHost.open
        ? ["not-submitted", `${never} The pull request is open.`]
        : ["closed", `${never} The pull request was closed without a merge.`];
}


/***/ }),

/***/ 7586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ formatOutcomeComment),
/* harmony export */   E0: () => (/* binding */ formatOutcomeMessages),
/* harmony export */   LS: () => (/* binding */ listOutcomeDetails),
/* harmony export */   LZ: () => (/* binding */ formatOutcomePage),
/* harmony export */   RQ: () => (/* binding */ formatCommitStatusDescription),
/* harmony export */   SS: () => (/* binding */ describeOutcome),
/* harmony export */   Sz: () => (/* binding */ findFailedCheckUrl),
/* harmony export */   cF: () => (/* binding */ collapseEarlierReport),
/* harmony export */   kk: () => (/* binding */ formatRequeueNote)
/* harmony export */ });
/* harmony import */ var _diagnosis_cause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7014);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8502);
/* harmony import */ var _test_run_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8850);
/* harmony import */ var _test_run_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4283);
/* harmony import */ var _text_chat_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2500);
/* harmony import */ var _text_comment_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4461);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6375);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4276);









function describeOutcome(report) {
    const { outcome, target, isBack, otherHead } = report;
    const subject = `#${target.number}`;
    const queue = `the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .formatQueueName */ .km)(target)}`;
    const why = whyItFailed(report);
    const sentences = {
        merged: `${subject} was merged into ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenName */ .ty)(target.targetBranch)} by the merge queue`,
        "merged-outside-queue": `${subject} was merged outside ${queue}`,
        failed: `${subject} failed in ${queue} and was not merged${why === undefined ? "" : `: ${why}`}`,
        cancelled: `${subject} was removed from ${queue} and was not merged`,
        closed: `${subject} was closed without a merge and is no longer in ${queue}`,
    };
    const back = isBack ? " The pull request was submitted again after this outcome." : "";
    return `${sentences[outcome.result]}.${back}${otherHead === undefined ? "" : ` ${otherHead}`}`;
}
function whyItFailed({ testRun }) {
    return testRun?.run === undefined ? undefined : (0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_3__/* .explainTestRunFailure */ .Z8)(testRun.run);
}
function listOutcomeDetails(report) {
    const { sentence, evidence = [] } = report.diagnosis ?? {};
    const next = nextStep(report);
    return [
        ...(sentence === undefined ? [] : [sentence]),
        ...evidence,
        ...fixAdvice(report),
        ...(next === "" ? [] : [`What to do: ${next}`]),
    ];
}
function fixAdvice({ diagnosis, testRun }) {
    const isFixable = diagnosis?.cause === "infrastructure" && diagnosis.next === "fix";
    return isFixable && testRun?.run !== undefined ? (0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_3__/* .listTestRunAdvice */ .My)(testRun.run, true) : [];
}
function nextStep({ outcome, diagnosis, isBack, requeue }) {
    const isRemoved = outcome.result === "failed" || outcome.result === "cancelled";
    const isDone = isBack || requeue?.isDone === true;
    return isDone || !isRemoved || diagnosis === undefined ? "" : (0,_diagnosis_cause_js__WEBPACK_IMPORTED_MODULE_0__/* .describeNextStep */ .Nt)(diagnosis);
}
function formatRequeueNote({ sentence }) {
    return `**Requeue:** ${(0,_text_comment_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeForComment */ .yp)(sentence)}`;
}
const HEADINGS = {
    merged: "Merged",
    "merged-outside-queue": "Merged outside the merge queue",
    failed: "Failed in the merge queue",
    cancelled: "Removed from the merge queue",
    closed: "Closed without a merge",
};
const CHECKS_SHOWN = 20;
const OUTCOMES_SHOWN = 20;
function formatOutcomeComment(report) {
    const { outcome, record, earlier } = report;
    const sentence = (0,_text_comment_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeForComment */ .yp)(describeOutcome(report));
    const mentioned = (0,_text_comment_js__WEBPACK_IMPORTED_MODULE_7__/* .toMention */ .Ol)(record?.prAuthor ?? undefined);
    const lines = (0,_text_comment_js__WEBPACK_IMPORTED_MODULE_7__/* .toBulletsForComment */ .vd)(earlier.map(outcomeLine).toReversed(), OUTCOMES_SHOWN);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .joinBlocks */ .x9)([
        `**${HEADINGS[outcome.result]}**`,
        mentioned === "" ? sentence : `${mentioned}, ${sentence}`,
        explanation(report),
        ending(report, _text_comment_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeForComment */ .yp),
        earlier.length === 0 ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCollapsedSection */ .Q8)(`Earlier: ${earlier.length}`, lines),
    ]);
}
function collapseEarlierReport(marker, report) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCollapsedSection */ .Q8)(outcomeLine(marker), report);
}
function formatOutcomePage(report, note) {
    const sentences = [describeOutcome(report), note].filter((text) => text !== "").map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .joinBlocks */ .x9)([sentences.join(" "), explanation(report), ending(report, _text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)]);
}
/** Formats the part that the comment and the summary share. Uses the escaping of comments, which is stricter. */
function explanation(report) {
    const { target, diagnosis } = report;
    const mergeCommit = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_6__/* .readMergeCommit */ .yB)(report);
    const next = nextStep(report);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .joinBlocks */ .x9)([
        mergeCommit === undefined ? "" : `Merge commit: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .toCommitLink */ .HL)(target.repository, mergeCommit)}`,
        failedChecksList(report),
        diagnosis === undefined ? "" : `**Why:** ${(0,_text_comment_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeForComment */ .yp)(diagnosis.sentence)}`,
        (0,_text_comment_js__WEBPACK_IMPORTED_MODULE_7__/* .toBulletsForComment */ .vd)([...(diagnosis?.evidence ?? []), ...fixAdvice(report)]),
        next === "" ? "" : `**What to do:** ${(0,_text_comment_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeForComment */ .yp)(next)}`,
        report.requeue === undefined ? "" : formatRequeueNote(report.requeue),
    ]);
}
function ending({ outcome, testRun }, escaped) {
    const run = testRun === undefined ? "" : `, test run ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .toInlineCode */ .mI)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenName */ .ty)(testRun.id))}`;
    return `Finished: ${escaped((0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatServiceTime */ .wF)(outcome.at))}${run}`;
}
function failedChecks({ testRun }) {
    return testRun?.run === undefined ? [] : (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .listChecks */ .SU)(testRun.run).filter(({ result }) => result === "failed");
}
function failedChecksList(report) {
    const failed = failedChecks(report);
    const rows = failed.slice(0, CHECKS_SHOWN).map(({ name, url }) => `- ${(0,_text_comment_js__WEBPACK_IMPORTED_MODULE_7__/* .toLinkForComment */ ._O)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenName */ .ty)(name), url)}`);
    return failed.length === 0
        ? ""
        : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .joinBlocks */ .x9)(["**Failed checks**", rows.join("\n"), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .formatOmittedItemCount */ .ks)(failed.length - rows.length)]);
}
/** Returns one message for a pull request that was removed from the queue; empty for a merge. */
function formatOutcomeMessages(report, format) {
    const { outcome, target, record, requeue } = report;
    if (outcome.result === "merged" || outcome.result === "merged-outside-queue")
        return [];
    const message = {
        severity: outcome.result === "failed" && requeue?.isDone !== true ? "error" : "warning",
        title: `${HEADINGS[outcome.result]}: #${target.number} ${record?.prTitle ?? ""}`,
        text: [describeOutcome(report), ...(requeue ? [requeue.sentence] : []), ...listOutcomeDetails(report)].join(" "),
        link: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .toPullRequestAddress */ .WQ)(target.repository, target.number),
    };
    return [(0,_text_chat_js__WEBPACK_IMPORTED_MODULE_4__/* .formatChatMessage */ .F)(message, format)];
}
function outcomeLine({ result, at }) {
    return `${HEADINGS[result]}: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatServiceTime */ .wF)(at)}`;
}
function formatCommitStatusDescription(report) {
    const { outcome, diagnosis } = report;
    return whyItFailed(report) ?? `${HEADINGS[outcome.result]}${diagnosis === undefined ? "" : `: ${diagnosis.cause}`}`;
}
function findFailedCheckUrl(report) {
    const url = failedChecks(report)[0]?.url;
    return url !== undefined && /^https?:\/\//.test(url) ? url : undefined;
}


/***/ }),

/***/ 3357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   He: () => (/* binding */ createPullRequestThread),
/* harmony export */   TP: () => (/* binding */ createTextSignerForPullRequest),
/* harmony export */   mL: () => (/* binding */ formatPlannedReport),
/* harmony export */   mb: () => (/* binding */ rethrowGitHubErrorWithContext),
/* harmony export */   pW: () => (/* binding */ renderOutcomeReport)
/* harmony export */ });
/* harmony import */ var _ci_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9265);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _report_markers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2965);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7586);




function createPullRequestThread(target, { reportTo }, context) {
    const { host, clock, signal } = context;
    if (reportTo === "none" || host === undefined)
        return undefined;
    const { repository, number } = target;
    const seal = createTextSignerForPullRequest(target, context.token.seal);
    return {
        clock,
        signal,
        posts: host.posts,
        repository,
        number,
        seal,
        reporter: (0,_report_markers_js__WEBPACK_IMPORTED_MODULE_2__/* .createReporterIdentity */ .qH)(context.run, seal),
    };
}
/** Creates a function that signs texts for one pull request, so that its markers are invalid on other pull requests. */
function createTextSignerForPullRequest({ repository, number }, seal) {
    const subject = `${repository.host}/${repository.owner}/${repository.name}#${number}`.toLowerCase();
    return (text) => seal(`${subject} ${text}`);
}
const STATES = {
    merged: "success",
    "merged-outside-queue": "success",
    failed: "failure",
    cancelled: "error",
    closed: "error",
};
function renderOutcomeReport(report, destination, { statusContext }) {
    if (destination.kind === "comment")
        return { ...destination, text: (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatOutcomeComment */ .BP)(report) };
    const state = STATES[destination.outcome.result];
    const [description, url] = [(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCommitStatusDescription */ .RQ)(report), (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .findFailedCheckUrl */ .Sz)(report)];
    return { ...destination, status: { state, context: statusContext, description, url } };
}
function formatPlannedReport(report, { repository, number }) {
    const [path, body] = report.kind === "comment"
        ? [`issues/${number}/comments`, { body: report.text }]
        : [`statuses/${report.sha}`, report.status];
    const title = `POST /repos/${repository.owner}/${repository.name}/${path}`;
    return { title, body: JSON.stringify(body, null, 2).split("\n") };
}
/**
 * Waits for a request, and converts a GitHostError. @throws GitHostLookUpError if a later attempt may succeed, else
 * InputError
 */
async function rethrowGitHubErrorWithContext(number, request, what = `The outcome of #${number} could not be reported`) {
    return request.catch((error) => {
        if (!(error instanceof _ci_host_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHostError */ .NA))
            throw error;
        const problem = `${what}: ${error.message}.`;
        const options = { details: error.advice, cause: error };
        throw error.unavailable ? new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHostLookUpError */ .RD([problem], options) : new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([problem], options);
    });
}


/***/ }),

/***/ 2500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ formatChatMessage)
/* harmony export */ });
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1304);

/** Limit of a title in a header of Slack. */
const TITLE_CHARACTERS = 150;
/** Limit of a text in a block of Slack. A message of Teams may have 28 KiB. */
const TEXT_CHARACTERS = 3000;
/** Formats a message as the body of a request to a webhook. */
function formatChatMessage(message, format) {
    // `breakMentions` makes the text longer, so it runs before `shortenText`.
    const clean = (text) => format === "json" ? (0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceInvisibleCharacters */ .gy)(text) : breakMentions((0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceInvisibleCharacters */ .gy)(text));
    const cut = {
        ...message,
        title: (0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenText */ .Bu)(clean(message.title), TITLE_CHARACTERS),
        text: (0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenText */ .Bu)(clean(message.text), TEXT_CHARACTERS),
    };
    return format === "json" ? cut : FORMATS[format](cut);
}
const FORMATS = { slack: toSlack, teams: toTeams };
/** Breaks `@here`, `@channel` and names, so that a chat notifies no one. */
function breakMentions(text) {
    return text.replaceAll("@", "@\u200b");
}
/** Escapes the control characters of Slack's markup (docs.slack.dev/messaging/formatting-message-text). */
function escapeSlack(text) {
    return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
/** Returns blocks with plain text, in which Slack finds no markup. Slack shows `text` in notifications. */
function toSlack({ severity, title, text, link }) {
    const more = link === undefined ? "" : ` \u00b7 <${link}|Open>`;
    const note = { type: "mrkdwn", text: `${severity}${more}`, verbatim: true };
    return {
        text: escapeSlack(title),
        blocks: [
            { type: "header", text: toPlainText(title) },
            { type: "section", text: toPlainText(text) },
            { type: "context", elements: [note] },
        ],
        unfurl_links: false,
    };
}
function toPlainText(text) {
    return { type: "plain_text", text, emoji: false };
}
/** Returns an Adaptive Card. A `TextBlock` would interpret Markdown, but a `TextRun` shows its text unchanged. */
function toTeams({ severity, title, text, link }) {
    const color = severity === "error" ? "attention" : "warning";
    const card = {
        $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
        type: "AdaptiveCard",
        version: "1.4",
        body: [toRichText(title, { weight: "bolder", color }), toRichText(text)],
        actions: link === undefined ? [] : [{ type: "Action.OpenUrl", title: "Open", url: link }],
    };
    const attachment = { contentType: "application/vnd.microsoft.card.adaptive", contentUrl: null, content: card };
    return { type: "message", attachments: [attachment] };
}
function toRichText(text, style = {}) {
    return { type: "RichTextBlock", inlines: [{ type: "TextRun", text, ...style }] };
}


/***/ })

};
