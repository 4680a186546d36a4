export const id = 4814;
export const ids = [4814,6807];
export const modules = {

/***/ 4276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OH: () => (/* binding */ readOutcomeFacts),
/* harmony export */   _O: () => (/* binding */ listOutcomes),
/* harmony export */   pE: () => (/* binding */ readHostPullRequest),
/* harmony export */   yB: () => (/* binding */ readMergeCommit)
/* harmony export */ });
/* harmony import */ var _ci_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9265);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _service_record_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6497);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4185);




function readMergeCommit({ onHost }) {
    return onHost?.merged === true ? onHost.mergeCommitSha : undefined;
}
/** Lists the outcomes, the oldest first. Reads outcomes of earlier attempts from the timeline, which may be missing. */
function listOutcomes({ record, onHost }) {
    if (record === undefined)
        return [];
    const id = record.id ?? "";
    const past = (record.timeline ?? []).flatMap(({ state, timestamp }) => {
        const result = (0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .findTerminalState */ .JZ)({ state });
        return result === undefined || typeof timestamp !== "string" ? [] : [outcomeAt(id, timestamp, result)];
    });
    if (!(0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(record))
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
            readHostPullRequest(target.number, target, context),
        ]);
        const facts = { record, onHost: found instanceof _ci_host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh ? undefined : found };
        const isOutdated = areTestsOver && record?.state === "testing";
        const pauseMs = isOutdated || isUnsettled(facts) ? PAUSES_MS[round] : undefined;
        if (pauseMs === undefined) {
            const lines = found instanceof _ci_host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh ? [`merge-commit-sha stays empty: ${found.message}.`, ...found.advice] : [];
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
    return !(0,_service_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(record) && (onHost?.open === false || record.state === "tests_passed");
}
/** Reads the record with its changes of state. If the service rejects the request (400), reads only the record. */
async function readHistory(target, { service }) {
    try {
        return await (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .undefinedIfNotFound */ .Xu)(service.readHistory(target));
    }
    catch (error) {
        if (!(error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD) || error.facts.status !== 400)
            throw error;
        const record = await (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .undefinedIfNotFound */ .Xu)(service.readRecord(target));
        return record === undefined ? undefined : { ...record, timeline: undefined };
    }
}
/** Reads the pull request on GitHub. Returns an error as a value, because a report is possible without this fact. */
async function readHostPullRequest(number, { repository }, { host, signal }) {
    return host?.pullRequest(repository, number, signal).catch((error) => {
        if (error instanceof _ci_host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh)
            return error;
        throw error;
    });
}


/***/ }),

/***/ 2965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ createReporter),
/* harmony export */   en: () => (/* binding */ writeMarker),
/* harmony export */   s9: () => (/* binding */ MAX_CLOCK_SKEW_MS),
/* harmony export */   t7: () => (/* binding */ readMarker),
/* harmony export */   y_: () => (/* binding */ listReports)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7004);



const SEAL_DIGITS = 32;
const MARKER = /<!-- merge-queue-action outcome ([\w%@.+~!*'()-]+) ([a-z-]+) ([\d:TZ.-]+) ([\w-]+) ([0-9a-f]{32}) -->/g;
function writeMarker(marker, seal) {
    return `<!-- merge-queue-action outcome ${wordsOf(marker)} ${sealOf(marker, seal)} -->`;
}
function wordsOf({ key, result, at, nonce }) {
    return [key, result, at, nonce].join(" ");
}
function sealOf(marker, seal) {
    return seal(wordsOf(marker)).slice(0, SEAL_DIGITS);
}
function readMarker(text, seal) {
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
 * Creates the identity of this run for the reports of one pull request. All jobs of a matrix have the same step, so the
 * part for the process distinguishes them.
 */
function createReporter({ step }, seal) {
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
const MAX_CLOCK_SKEW_MS = 10 * _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .UNIT_MS */ .k7.m;
/**
 * Lists comments that report outcomes, the oldest first. A person can copy a marker, so comments older than the outcome
 * do not count. A person's comment counts only if no app (such as the job's token) has reported the same outcome.
 */
function listReports(comments, seal) {
    const valid = comments
        .flatMap((comment) => {
        const marker = readMarker(comment.body, seal);
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

/***/ 4814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportMissedOutcomes: () => (/* binding */ reportMissedOutcomes)
});

// EXTERNAL MODULE: ./lib/src/ci/host.js
var host = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/queue/read.js
var read = __webpack_require__(8502);
// EXTERNAL MODULE: ./lib/src/service/present.js
var present = __webpack_require__(2141);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/service/record-state.js
var record_state = __webpack_require__(6497);
;// CONCATENATED MODULE: ./lib/src/outcome/finished-since.js



/** Maximum number of pages, each with up to 100 pull requests. */
const MOST_PAGES = 10;
const HISTORIES_PER_REQUEST = 50;
/** Lists the pull requests that finished since a time. `isWhole` is false if further pages exist. */
async function listFinished(service, target, since) {
    const found = new Map();
    let cursor;
    for (let requests = 1; requests <= MOST_PAGES; requests += 1) {
        const page = await service.readPullRequests(target, { since, cursor }).catch((error) => {
            throw (0,read/* mapNotFound */.yT)(error, `the merge queue for ${(0,read/* formatQueueName */.km)(target)}`);
        });
        for (const each of page.pullRequests)
            found.set(each.prNumber, each);
        cursor = page.nextCursor ?? undefined;
        if (cursor === undefined || cursor === "")
            return { finished: [...found.values()], isWhole: true, requests };
    }
    return { finished: [...found.values()], isWhole: false, requests: MOST_PAGES };
}
/**
 * Reads the histories of pull requests. If the read fails or the request budget is used up, a history contains only the
 * facts from the list.
 */
async function* readHistories(listed, target, { service, log }, maxRequests) {
    for (let start = 0; start < listed.length; start += HISTORIES_PER_REQUEST) {
        const portion = listed.slice(start, start + HISTORIES_PER_REQUEST);
        const numbers = portion.map(({ prNumber }) => prNumber);
        const isWithin = start < maxRequests * HISTORIES_PER_REQUEST;
        const read = isWithin ? await service.readHistories(target, numbers).catch(logUnknown) : [];
        const histories = new Map(read.map((history) => [history.prNumber, history]));
        for (const each of portion)
            yield { number: each.prNumber, history: histories.get(each.prNumber) ?? toPullRequestHistory(each) };
    }
    function logUnknown(error) {
        if (!(error instanceof errors/* Failure */.HR) || error.kind === "aborted")
            throw error;
        log.debug(`Earlier attempts and the reasons of failures are not known: ${(0,errors/* messageOf */.bD)(error)}`);
        return [];
    }
}
function toPullRequestHistory(listed) {
    return { ...listed, isCurrentlySubmittedToQueue: (0,record_state/* findTerminalState */.JZ)(listed) === undefined };
}

// EXTERNAL MODULE: ./lib/src/outcome/outcomes.js
var outcomes = __webpack_require__(4276);
// EXTERNAL MODULE: ./lib/src/outcome/report-markers.js
var report_markers = __webpack_require__(2965);
// EXTERNAL MODULE: ./lib/src/outcome/report-outcome.js + 1 modules
var report_outcome = __webpack_require__(6807);
// EXTERNAL MODULE: ./lib/src/outcome/write-report.js
var write_report = __webpack_require__(3357);
;// CONCATENATED MODULE: ./lib/src/outcome/report-missed.js











const MOST_REQUESTS = 20;
/** Milliseconds after an outcome in which an event of GitHub may still start its report. */
const GRACE_MS = 10 * format/* UNIT_MS */.k7.m;
/** Maximum pages of 100 comments. A workflow's token allows 1,000 requests to GitHub per hour. */
const COMMENT_PAGES = 30;
const MOST_CANDIDATES = 200;
/**
 * Maximum rejections by GitHub before the first report. More rejections probably mean that GitHub rejects every report.
 */
const MOST_REJECTED = 3;
async function reportMissedOutcomes(values, target, context) {
    const run = { values, target, context };
    const listing = await listRecentlyFinished(run);
    const markers = await readReportedMarkers(run, listing.nowMs);
    const missed = listing.finished.filter((each) => !isReported(each, markers)).toSorted(byTime);
    const due = missed.filter((each) => !isTooRecent(each, listing.nowMs));
    const progress = await reportEach(due.slice(0, MOST_CANDIDATES), MOST_REQUESTS - listing.requests, markers, run);
    const [rejection] = progress.rejected;
    if (rejection !== undefined && progress.reports.length === 0)
        throw rejection;
    const remaining = due.length - progress.done + progress.rejected.length;
    return summarize({ ...listing, ...progress, remaining, tooRecent: missed.length - due.length }, run);
}
/**
 * Lists recently finished pull requests. If this machine's clock differs from the service's clock, lists them again
 * with the service's time.
 */
async function listRecentlyFinished({ values, target, context: { service, clock, log } }) {
    const listAt = (ms) => listFinished(service, target, new Date(ms - values.maxAge).toISOString());
    const machineMs = clock.now();
    const first = await listAt(machineMs);
    const { ms: nowMs, notes } = (0,present/* determineServiceTime */.gT)(service, clock, []);
    for (const note of notes)
        log.info(note);
    if (Math.abs(nowMs - machineMs) <= report_markers/* MAX_CLOCK_SKEW_MS */.s9)
        return { ...first, nowMs };
    const second = await listAt(nowMs);
    return { ...second, requests: first.requests + second.requests, nowMs };
}
function markerName(number, { key }) {
    return `${number} ${key}`;
}
/**
 * Reads the outcomes that recent comments in the repository report, in few requests because of GitHub's limits. GitHub
 * cannot list the statuses of a repository, so a report as a status checks its own commit.
 */
async function readReportedMarkers({ values, target, context }, nowMs) {
    const { repository } = target;
    const known = new Set();
    if (values.reportTo !== "comment" || context.host === undefined)
        return { known, isWhole: false };
    const since = new Date(nowMs - values.maxAge - report_markers/* MAX_CLOCK_SKEW_MS */.s9).toISOString();
    const reading = context.host.posts.commentsSince(repository, since, COMMENT_PAGES);
    const { items, whole: isWhole } = await reading.catch((error) => {
        if (!(error instanceof host/* HostError */.dh))
            throw error;
        throw new errors/* LookUpError */.Fx([`Earlier reports could not be read: ${error.message}.`], { details: error.advice });
    });
    for (const { number, body } of items) {
        const seal = (0,write_report/* bindSealToPullRequest */.GX)({ repository, number }, context.token.seal);
        const marker = (0,report_markers/* readMarker */.t7)(body, seal);
        // A re-run reports its own outcomes again, because the outputs of its earlier attempt may be lost.
        const isOwn = marker !== undefined && (0,report_markers/* createReporter */.A5)(context.run, seal).isOwn(marker.nonce);
        if (marker !== undefined && !isOwn)
            known.add(markerName(number, marker));
    }
    return { known, isWhole };
}
/** Returns the outcome of a listed pull request; undefined if it is in the queue again. */
function shownOutcome(listed) {
    return (0,outcomes/* listOutcomes */._O)({ record: toPullRequestHistory(listed), onHost: undefined }).at(-1);
}
function isReported(listed, { known }) {
    const outcome = shownOutcome(listed);
    return outcome !== undefined && known.has(markerName(listed.prNumber, outcome));
}
function isTooRecent(listed, nowMs) {
    return (0,format/* parseTimeMs */.jR)(shownOutcome(listed)?.at) > nowMs - GRACE_MS;
}
function byTime(one, other) {
    // An invalid time makes the difference NaN. Such pull requests stay in their order.
    return (0,format/* parseTimeMs */.jR)(one.stateChangedAt) - (0,format/* parseTimeMs */.jR)(other.stateChangedAt) || 0;
}
async function reportEach(candidates, requestsLeft, markers, run) {
    let progress = { reports: [], requests: [], rejected: [], done: 0, limit: undefined };
    // The diagnoses may use only the requests that the histories do not need. Histories are more important, because they
    // show outcomes of earlier attempts.
    const budget = { left: requestsLeft - Math.ceil(candidates.length / HISTORIES_PER_REQUEST) };
    for await (const { number, history } of readHistories(candidates, run.target, run.context, requestsLeft)) {
        const { reports, requests, rejected } = progress;
        const done = progress.done + 1;
        try {
            const added = await reportCandidate(number, history, markers, budget, run);
            const all = { reports: [...reports, ...added.reports], requests: [...requests, ...added.requests] };
            progress = { ...progress, ...all, done };
        }
        catch (error) {
            if (error instanceof errors/* LookUpError */.Fx)
                return { ...progress, limit: error.message };
            // GitHub may reject the report of one pull request only, so the run continues with the others.
            if (!(error instanceof errors/* InputError */.dz) || (reports.length === 0 && rejected.length >= MOST_REJECTED))
                throw error;
            progress = { ...progress, rejected: [...rejected, error], done };
        }
        const isFull = progress.reports.length + progress.requests.length >= run.values.maxReports;
        if (isFull && done < candidates.length)
            return { ...progress, limit: `The limit ${run.context.nameInput("max-reports")} is ${run.values.maxReports}.` };
    }
    return { ...progress, limit: progress.rejected[0]?.message };
}
/**
 * Reports the newest outcome of a pull request. @throws InputError if GitHub rejects the report, LookUpError at a limit
 * of GitHub
 */
async function reportCandidate(number, record, { known, isWhole }, budget, { values, target, context }) {
    const found = await (0,outcomes/* readHostPullRequest */.pE)(number, target, context);
    if (found instanceof host/* HostError */.dh && found.limited)
        throw new errors/* LookUpError */.Fx([`${found.message}.`], { cause: found });
    const facts = { record, onHost: found instanceof host/* HostError */.dh ? undefined : found };
    const newest = (0,outcomes/* listOutcomes */._O)(facts).at(-1);
    if (newest === undefined || known.has(markerName(number, newest)))
        return { reports: [], requests: [] };
    const pullRequest = { ...target, number, headSha: undefined, guardedHead: undefined };
    const options = { isUnreported: isWhole, budget, note: context.log.debug };
    const { message, requests = [], ...result } = await (0,report_outcome.reportOutcomeFacts)(facts, values, pullRequest, context, options);
    const reports = (0,report_outcome.collectReports)(result);
    return { reports: reports.length > 0 ? [{ number, message, reports }] : [], requests };
}
function summarize({ finished, isWhole, reports, requests, remaining, tooRecent, limit }, { values, target, context }) {
    if (requests.length > 0)
        return {
            result: "planned",
            message: `This run would report ${(0,format/* formatCount */.B4)(requests.length, "outcome")}.`,
            requests,
            outputs: {},
        };
    const count = `${isWhole ? "" : "at least "}${(0,format/* formatCount */.B4)(finished.length, "pull request")}`;
    const left = remaining === 0 ? "" : `; ${remaining} remain for the next run`;
    const message = `The merge queue for ${(0,read/* formatQueueName */.km)(target)} finished with ${count} in the last ${(0,format/* formatDuration */.a3)(values.maxAge)}. This run reported ${reports.length}${left}.`;
    const recent = `${tooRecent} finished in the last ${(0,format/* formatDuration */.a3)(GRACE_MS)}: an event of GitHub or a later run will report them.`;
    const details = [
        ...(limit === undefined ? [] : [`The step stopped before the last report: ${limit}`]),
        ...(tooRecent === 0 ? [] : [recent]),
        ...(isWhole
            ? []
            : [
                `The list of outcomes was incomplete. Run this operation more often, with a smaller ${context.nameInput("max-age")}.`,
            ]),
    ];
    const rows = (0,markdown/* toLimitedTable */.qD)(["Pull request", "Outcome"], reports, (report) => [(0,markdown/* toPullRequestLink */.Wc)(target.repository, report.number), (0,markdown/* escapeText */.X1)(report.message)], { atMost: 100, whole: "the output `reports` has the complete list" });
    return {
        result: remaining === 0 && isWhole ? "complete" : "incomplete",
        message,
        details,
        outputs: {
            "reported-count": reports.length,
            "remaining-count": remaining,
            "finished-count": finished.length,
            reports: reports.flatMap((each) => each.reports),
        },
        summary: (0,markdown/* joinBlocks */.x9)([...[message, ...details].map(markdown/* escapeText */.X1), reports.length === 0 ? "" : rows]),
        record: { finished: finished.map(({ prNumber }) => prNumber), reported: reports },
    };
}


/***/ }),

/***/ 6807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  collectReports: () => (/* binding */ collectReports),
  reportOutcome: () => (/* binding */ reportOutcome),
  reportOutcomeFacts: () => (/* binding */ reportOutcomeFacts)
});

// EXTERNAL MODULE: ./lib/src/diagnosis/diagnose.js + 1 modules
var diagnose = __webpack_require__(5858);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/queue/read.js
var read = __webpack_require__(8502);
// EXTERNAL MODULE: ./lib/src/service/errors.js
var service_errors = __webpack_require__(3127);
// EXTERNAL MODULE: ./lib/src/service/present.js
var present = __webpack_require__(2141);
// EXTERNAL MODULE: ./lib/src/service/record-state.js
var record_state = __webpack_require__(6497);
// EXTERNAL MODULE: ./lib/src/test-run/checks.js
var checks = __webpack_require__(8850);
// EXTERNAL MODULE: ./lib/src/test-run/read.js
var test_run_read = __webpack_require__(4283);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/outcome/outcomes.js
var outcome_outcomes = __webpack_require__(4276);
// EXTERNAL MODULE: ./lib/src/ci/host.js
var host = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/src/outcome/report-markers.js
var report_markers = __webpack_require__(2965);
// EXTERNAL MODULE: ./lib/src/outcome/text.js
var outcome_text = __webpack_require__(7586);
;// CONCATENATED MODULE: ./lib/src/outcome/report-once.js





/** Milliseconds until GitHub shows reports that other runs sent at the same time. */
const SETTLE_MS = 1000;
/** Milliseconds before a retry. If a reply was lost, GitHub shows the write only after some time. */
const PAUSE_MS = 2000;
/** Maximum milliseconds to wait for the end of a rate limit. */
const LONGEST_LIMIT_MS = 120_000;
const RETRIES = 4;
/**
 * Reports an outcome unless another run has reported it. Of several reports, only the one with the lowest id counts.
 * Returns true only in the run that wrote the report with the lowest id. Reports never change, so all runs agree.
 * @throws HostError
 */
async function reportOnce(report, thread) {
    const { clock, signal } = thread;
    let isCreated = false;
    for (let tries = 1;; tries += 1) {
        try {
            const found = await findReport(report, thread);
            if (found?.isOurs === true)
                await foldEarlier(report.outcome, found.reports, thread);
            if (found !== undefined)
                return found.isOurs;
            // GitHub accepted the report, but several reads do not show it. The report counts as written.
            if (isCreated && tries > RETRIES)
                return true;
            if (!isCreated)
                await createReport(report, thread);
            isCreated = true;
            await clock.sleep(SETTLE_MS, signal);
        }
        catch (error) {
            const pauseMs = error instanceof host/* HostError */.dh ? pauseAfter(error, isCreated) : undefined;
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
/** Finds the report that counts. Deletes other reports by this run. @throws HostError */
async function findReport(destination, thread) {
    return destination.kind === "comment" ? findComment(destination.outcome, thread) : findStatus(destination, thread);
}
async function findComment({ key }, thread) {
    const { posts, repository, number, seal, reporter } = thread;
    const reports = (0,report_markers/* listReports */.y_)(await posts.comments(repository, number), seal);
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
        // A marker can contain only a valid time, so an invalid one becomes 1970.
        const at = new Date((0,format/* readIsoTime */.xT)(report.outcome.at)?.ms ?? 0).toISOString();
        const marker = (0,report_markers/* writeMarker */.en)({ ...report.outcome, at, nonce: reporter.nonce }, seal);
        return posts.createComment(repository, number, `${report.text}\n${marker}`);
    }
    const signature = `${statusName(report, thread)}${reporter.nonce}]`;
    const text = report.status.description.slice(0, DESCRIPTION_CHARACTERS - signature.length).toWellFormed();
    return posts.createStatus(repository, report.sha, { ...report.status, description: `${text}${signature}` });
}
/** Collapses the reports of earlier outcomes by the same author. Later outcomes stay visible. */
async function foldEarlier(outcome, reports, thread) {
    const own = reports.find(({ marker }) => marker.key === outcome.key);
    for (const report of reports) {
        const { comment, marker } = report;
        const isEarlier = marker.key !== outcome.key && !(0,format/* isBefore */.Y8)(outcome.at, marker.at);
        if (isEarlier && isBy(own, comment))
            await bestEffort(foldComment(report, thread));
    }
}
async function foldComment({ comment: { id, body }, marker }, thread) {
    const { posts, repository, seal } = thread;
    const written = (0,report_markers/* writeMarker */.en)(marker, seal);
    const text = body.replace(written, "").trim();
    if (!(0,markdown/* isCollapsedSection */.bd)(text))
        await posts.editComment(repository, id, `${(0,outcome_text/* collapseEarlierReport */.cF)(marker, text)}\n${written}`);
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
        if (!(error instanceof host/* HostError */.dh))
            throw error;
    }
}

// EXTERNAL MODULE: ./lib/src/outcome/write-report.js
var write_report = __webpack_require__(3357);
;// CONCATENATED MODULE: ./lib/src/outcome/report-outcome.js














/** Reports the outcome of a pull request. On a test branch, reports the outcomes of all pull requests tested there. */
async function reportOutcome(values, target, context) {
    const results = [];
    const failures = [];
    for (const [index, number] of (await listTested(target, context)).entries()) {
        const tested = { ...target, number };
        try {
            // All pull requests of a test run finish together, so only the first one needs a wait.
            const areTestsOver = target.ofTestRun !== undefined && index === 0;
            const facts = await (0,outcome_outcomes/* readOutcomeFacts */.OH)(tested, context, { areTestsOver });
            results.push(await reportOutcomeFacts(facts, values, tested, context, { note: context.log.info }));
        }
        catch (error) {
            // One failure must not prevent the reports of the other pull requests.
            if (context.signal.aborted)
                throw error;
            failures.push(error);
        }
    }
    if (failures.length > 0 && results.every(({ outputs }) => outputs.reported !== true))
        throw failures[0];
    for (const error of failures)
        context.log.warning((0,errors/* messageOf */.bD)(error));
    return combine(results);
}
async function listTested(target, { service }) {
    if (target.ofTestRun === undefined)
        return [target.number];
    const run = await (0,service_errors/* undefinedIfFailed */.Dh)((0,test_run_read/* readTestRun */.we)(service, target, target.ofTestRun));
    const tested = (run?.testedPullRequests ?? []).map(({ prNumber }) => prNumber);
    return tested.length === 0 ? [target.number] : [...new Set(tested)];
}
/**
 * Combines several results. The outputs are those of the last deployable merge, which contains the earlier merges, else
 * of the first report.
 */
function combine(results) {
    const isReported = ({ outputs }) => outputs.reported === true;
    const deployable = results.findLast(({ outputs }) => outputs.deployable === true);
    const chosen = deployable ?? results.find(isReported) ?? results[0];
    if (chosen === undefined)
        throw new errors/* InputError */.dz("The test run names no pull request.");
    const others = results.filter((result) => result !== chosen);
    return {
        ...chosen,
        details: [...(chosen.details ?? []), ...others.map(({ message }) => message)],
        requests: results.flatMap(({ requests = [] }) => requests),
        outputs: { ...chosen.outputs, reports: results.flatMap(collectReports) },
        summary: (0,markdown/* joinBlocks */.x9)(results.map(({ summary = "" }) => summary)),
    };
}
const IN_REPORTS = ["pr-number", "deployable", "merge-commit-sha", "target-branch", "cause", "author"];
function collectReports({ result, outputs }) {
    if (outputs.reported !== true)
        return [];
    return [{ result, ...Object.fromEntries(IN_REPORTS.map((name) => [name, outputs[name] ?? ""])) }];
}
async function reportOutcomeFacts(facts, values, target, context, options) {
    const brief = briefOf(facts, target);
    if (brief === undefined || (brief.isBack && !isReportedLate(brief.outcome, values, context)))
        return withoutOutcome(facts, values, target);
    const { outcome, otherHead } = brief;
    if (otherHead !== undefined)
        context.log.warning(`#${target.number}: ${otherHead} The merge is not deployable.`);
    const canDeploy = isDeployable(outcome.result, brief, otherHead);
    const isOwnEvent = target.closed === true;
    if (!values.outcomes.includes(outcome.result))
        return resultOf(brief, { reported: false, deployable: canDeploy && isOwnEvent });
    const thread = (0,write_report/* openPullRequestThread */.xf)(target, values, context);
    const sha = facts.record?.prSha ?? "";
    const destination = values.reportTo === "comment" ? { kind: "comment", outcome } : { kind: "status", outcome, sha };
    if (thread !== undefined && options.isUnreported !== true) {
        const found = await (0,write_report/* mapReportErrors */.WA)(target.number, findReport(destination, thread));
        // Another run has reported the outcome. In a dry run, a report by an earlier attempt of this run leaves nothing to
        // report either.
        if (found !== undefined && (!found.isOurs || context.dryRun))
            return reportedBefore(brief, values);
    }
    const report = await withDiagnosis(brief, context, options);
    if (thread === undefined)
        // No report is stored, so every run reports the outcome. Only the run that the close started may deploy.
        return resultOf(report, { reported: true, deployable: canDeploy && isOwnEvent });
    const written = (0,write_report/* writeReport */.u5)(report, destination, values);
    if (context.dryRun) {
        const requests = [(0,write_report/* formatPlannedReport */.mL)(written, target)];
        return { ...resultOf(report, NOT_REPORTED), result: "planned", requests, outputs: {} };
    }
    const isOurs = await (0,write_report/* mapReportErrors */.WA)(target.number, reportOnce(written, thread));
    return isOurs ? resultOf(report, { reported: true, deployable: canDeploy }) : reportedBefore(brief, values);
}
function briefOf(facts, target) {
    const { record } = facts;
    const outcomes = (0,outcome_outcomes/* listOutcomes */._O)(facts);
    const outcome = outcomes.at(-1);
    if (outcome === undefined || record === undefined)
        return undefined;
    return {
        ...facts,
        outcome,
        earlier: outcomes.slice(0, -1),
        target,
        isBack: !(0,record_state/* hasEnded */.hY)(record),
        otherHead: isMerge(outcome.result) ? findOtherHead(outcome.result, facts, target) : undefined,
        diagnosis: undefined,
        testRun: undefined,
    };
}
/** Maximum milliseconds after an outcome to report it if the pull request is in the queue again. */
const LATE_MS = format/* UNIT_MS */.k7.h;
/**
 * True when the outcome is reported although the pull request is in the queue again. Requires a report as a comment
 * within an hour.
 */
function isReportedLate({ at }, { reportTo }, { service, clock }) {
    return reportTo === "comment" && (0,present/* determineServiceTime */.gT)(service, clock, [at]).ms - (0,format/* parseTimeMs */.jR)(at) <= LATE_MS;
}
function isMerge(result) {
    return result === "merged" || result === "merged-outside-queue";
}
function isDeployable(result, facts, otherHead) {
    return isMerge(result) && (0,outcome_outcomes/* readMergeCommit */.yB)(facts) !== undefined && otherHead === undefined;
}
/**
 * Returns a sentence if the merged commit is not the commit of this run. If the commit of this run comes from an event,
 * and the pull request received newer commits before the merge, returns undefined.
 */
function findOtherHead(result, { record, onHost }, { guardedHead, isHeadGiven = false }) {
    if (guardedHead === undefined)
        return undefined;
    const onGitHub = onHost?.merged === true ? onHost.headSha : undefined;
    const isOld = (merged) => !isHeadGiven && onGitHub !== undefined && (0,format/* isSameCommit */.sw)(onGitHub, merged);
    const ofRun = `, and this run is for commit ${(0,format/* shortenName */.ty)(guardedHead)}.`;
    if (result === "merged" && record !== undefined && (0,record_state/* hasOtherHead */.BU)(record, guardedHead))
        return isOld(record.prSha) ? undefined : `The queue merged commit ${(0,format/* shortenName */.ty)(record.prSha)}${ofRun}`;
    const isOwn = onGitHub === undefined || (0,format/* isSameCommit */.sw)(onGitHub, guardedHead);
    if (isOwn || (result !== "merged" && !isHeadGiven))
        return undefined;
    return `GitHub shows the merge of commit ${(0,format/* shortenName */.ty)(onGitHub)}${ofRun}`;
}
async function withDiagnosis(brief, context, { budget, note }) {
    const { record, onHost } = brief;
    if (record === undefined || brief.isBack || isMerge(brief.outcome.result))
        return brief;
    const findings = await (0,diagnose/* diagnose */.h4)(record, brief.target, context, { history: record, onHost, budget, note });
    return { ...brief, ...findings };
}
const NOT_REPORTED = { reported: false, deployable: false };
function resultOf(report, reported, note = "") {
    const { outcome, target, record, diagnosis, testRun } = report;
    return {
        result: outcome.result,
        message: `${(0,outcome_text/* describeOutcome */.SS)(report)}${note === "" ? "" : ` ${note}`}`,
        details: (0,outcome_text/* listOutcomeDetails */.LS)(report),
        outputs: {
            ...outputsOf(report, target),
            ...reported,
            "failing-checks": testRun?.run === undefined ? undefined : (0,checks/* findFailingChecks */.TW)((0,checks/* listChecks */.SU)(testRun.run)),
            "test-run-id": testRun?.id,
            cause: diagnosis?.cause,
        },
        summary: (0,outcome_text/* formatOutcomePage */.LZ)(report, note),
        record: { record, diagnosis, testRun },
    };
}
function reportedBefore(brief, values) {
    if (brief.isBack)
        return withoutOutcome(brief, values, brief.target);
    return resultOf(brief, NOT_REPORTED, "An earlier run reported this outcome.");
}
function outputsOf({ record, onHost }, target) {
    return {
        "merge-commit-sha": (0,outcome_outcomes/* readMergeCommit */.yB)({ record, onHost }),
        "pr-number": target.number,
        "head-sha": record?.prSha ?? onHost?.headSha ?? target.headSha,
        "target-branch": target.targetBranch,
        state: record?.state,
        author: record?.prAuthor ?? undefined,
    };
}
/** Returns the result if the queue shows no outcome. Only a run that the close started reports a merge here. */
function withoutOutcome(facts, { outcomes }, target) {
    const [result, state] = stateWithoutOutcome(facts, `in the merge queue for ${(0,read/* formatQueueName */.km)(target)}`);
    const isOwnMerge = result === "merged-outside-queue" && target.closed === true;
    const message = `#${target.number} ${state}`;
    const otherHead = isOwnMerge ? findOtherHead(result, facts, target) : undefined;
    return {
        result,
        message,
        details: otherHead === undefined ? [] : [`${otherHead} The merge is not deployable.`],
        outputs: {
            ...outputsOf(facts, target),
            reported: isOwnMerge && outcomes.includes(result),
            deployable: isOwnMerge && isDeployable(result, facts, otherHead),
        },
        summary: (0,markdown/* escapeText */.X1)(message),
        record: { record: facts.record },
    };
}
function stateWithoutOutcome({ record, onHost }, queue) {
    if (record !== undefined)
        return ["in-queue", `is ${queue}.`];
    if (onHost === undefined)
        return ["not-submitted", `was never ${queue}. GitHub did not report whether the pull request is open.`];
    if (onHost.merged)
        return ["merged-outside-queue", `was merged; it was never ${queue}.`];
    return onHost.open
        ? ["not-submitted", `is open; it was never ${queue}.`]
        : ["closed", `was closed; it was never ${queue}.`];
}


/***/ }),

/***/ 7586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ formatOutcomeComment),
/* harmony export */   LS: () => (/* binding */ listOutcomeDetails),
/* harmony export */   LZ: () => (/* binding */ formatOutcomePage),
/* harmony export */   SS: () => (/* binding */ describeOutcome),
/* harmony export */   cF: () => (/* binding */ collapseEarlierReport),
/* harmony export */   ox: () => (/* binding */ formatOutcomeStatus),
/* harmony export */   ws: () => (/* binding */ findOutcomeAddress)
/* harmony export */ });
/* harmony import */ var _diagnosis_cause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7014);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8502);
/* harmony import */ var _test_run_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8850);
/* harmony import */ var _test_run_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4283);
/* harmony import */ var _text_comment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4461);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6375);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4276);








function describeOutcome(report) {
    const { outcome, target, isBack, otherHead } = report;
    const subject = `#${target.number}`;
    const queue = `the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .formatQueueName */ .km)(target)}`;
    const why = whyItFailed(report);
    const sentences = {
        merged: `${subject} was merged into ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortenName */ .ty)(target.targetBranch)} by the merge queue`,
        "merged-outside-queue": `${subject} was merged outside ${queue}`,
        failed: `${subject} failed in ${queue} and was not merged${why === undefined ? "" : `: ${why}`}`,
        cancelled: `${subject} was removed from ${queue} and was not merged`,
        closed: `${subject} was closed without a merge and is no longer in ${queue}`,
    };
    const back = isBack ? " The pull request was submitted again after this outcome." : "";
    return `${sentences[outcome.result]}.${back}${otherHead === undefined ? "" : ` ${otherHead}`}`;
}
function whyItFailed({ testRun }) {
    return testRun?.run === undefined ? undefined : (0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_3__/* .explainFailure */ .SP)(testRun.run);
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
function nextStep({ outcome, diagnosis, isBack }) {
    const isRemoved = outcome.result === "failed" || outcome.result === "cancelled";
    return isBack || !isRemoved || diagnosis === undefined ? "" : (0,_diagnosis_cause_js__WEBPACK_IMPORTED_MODULE_0__/* .describeNextStep */ .Nt)(diagnosis);
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
    const sentence = (0,_text_comment_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeForComment */ .yp)(describeOutcome(report));
    const mentioned = (0,_text_comment_js__WEBPACK_IMPORTED_MODULE_6__/* .toMention */ .Ol)(record?.prAuthor ?? undefined);
    const lines = (0,_text_comment_js__WEBPACK_IMPORTED_MODULE_6__/* .toCommentBullets */ .mB)(earlier.map(outcomeLine).toReversed(), OUTCOMES_SHOWN);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .joinBlocks */ .x9)([
        `**${HEADINGS[outcome.result]}**`,
        mentioned === "" ? sentence : `${mentioned}, ${sentence}`,
        explanation(report),
        ending(report, _text_comment_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeForComment */ .yp),
        earlier.length === 0 ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCollapsedSection */ .Q8)(`Earlier: ${earlier.length}`, lines),
    ]);
}
function collapseEarlierReport(marker, report) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCollapsedSection */ .Q8)(outcomeLine(marker), report);
}
function formatOutcomePage(report, note) {
    const sentences = [describeOutcome(report), note].filter((text) => text !== "").map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeText */ .X1);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .joinBlocks */ .x9)([sentences.join(" "), explanation(report), ending(report, _text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeText */ .X1)]);
}
/** Formats the part that the comment and the summary share. Uses the escaping of comments, which is stricter. */
function explanation(report) {
    const { target, diagnosis } = report;
    const mergeCommit = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .readMergeCommit */ .yB)(report);
    const next = nextStep(report);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .joinBlocks */ .x9)([
        mergeCommit === undefined ? "" : `Merge commit: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .toCommitLink */ .HL)(target.repository, mergeCommit)}`,
        failedChecksList(report),
        diagnosis === undefined ? "" : `**Why:** ${(0,_text_comment_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeForComment */ .yp)(diagnosis.sentence)}`,
        (0,_text_comment_js__WEBPACK_IMPORTED_MODULE_6__/* .toCommentBullets */ .mB)([...(diagnosis?.evidence ?? []), ...fixAdvice(report)]),
        next === "" ? "" : `**What to do:** ${(0,_text_comment_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeForComment */ .yp)(next)}`,
    ]);
}
function ending({ outcome, testRun }, escaped) {
    const run = testRun === undefined ? "" : `, test run ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .toCode */ .Xt)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortenName */ .ty)(testRun.id))}`;
    return `Finished: ${escaped((0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatServiceTime */ .wF)(outcome.at))}${run}`;
}
function failedChecks({ testRun }) {
    return testRun?.run === undefined ? [] : (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .listChecks */ .SU)(testRun.run).filter(({ result }) => result === "failed");
}
function failedChecksList(report) {
    const failed = failedChecks(report);
    const rows = failed.slice(0, CHECKS_SHOWN).map(({ name, url }) => `- ${(0,_text_comment_js__WEBPACK_IMPORTED_MODULE_6__/* .toCommentLink */ .JY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortenName */ .ty)(name), url)}`);
    return failed.length === 0
        ? ""
        : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .joinBlocks */ .x9)(["**Failed checks**", rows.join("\n"), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .formatHiddenCount */ .bR)(failed.length - rows.length)]);
}
function outcomeLine({ result, at }) {
    return `${HEADINGS[result]}: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatServiceTime */ .wF)(at)}`;
}
function formatOutcomeStatus(report) {
    const { outcome, diagnosis } = report;
    return whyItFailed(report) ?? `${HEADINGS[outcome.result]}${diagnosis === undefined ? "" : `: ${diagnosis.cause}`}`;
}
function findOutcomeAddress(report) {
    const url = failedChecks(report)[0]?.url;
    return url !== undefined && /^https?:\/\//.test(url) ? url : undefined;
}


/***/ }),

/***/ 3357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GX: () => (/* binding */ bindSealToPullRequest),
/* harmony export */   WA: () => (/* binding */ mapReportErrors),
/* harmony export */   mL: () => (/* binding */ formatPlannedReport),
/* harmony export */   u5: () => (/* binding */ writeReport),
/* harmony export */   xf: () => (/* binding */ openPullRequestThread)
/* harmony export */ });
/* harmony import */ var _ci_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9265);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _report_markers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2965);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7586);




function openPullRequestThread(target, { reportTo }, context) {
    const { host, clock, signal } = context;
    if (reportTo === "none" || host === undefined)
        return undefined;
    const { repository, number } = target;
    const seal = bindSealToPullRequest(target, context.token.seal);
    return { clock, signal, posts: host.posts, repository, number, seal, reporter: (0,_report_markers_js__WEBPACK_IMPORTED_MODULE_2__/* .createReporter */ .A5)(context.run, seal) };
}
/** Creates a function that signs texts for one pull request, so that its markers are invalid on other pull requests. */
function bindSealToPullRequest({ repository, number }, seal) {
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
function writeReport(report, destination, { statusContext }) {
    if (destination.kind === "comment")
        return { ...destination, text: (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatOutcomeComment */ .BP)(report) };
    const state = STATES[destination.outcome.result];
    const [description, url] = [(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatOutcomeStatus */ .ox)(report), (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .findOutcomeAddress */ .ws)(report)];
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
 * Waits for a request, and converts a HostError. @throws LookUpError if a later attempt may succeed, else InputError
 */
async function mapReportErrors(number, request) {
    return request.catch((error) => {
        if (!(error instanceof _ci_host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh))
            throw error;
        const problem = `The outcome of #${number} could not be reported: ${error.message}.`;
        const options = { details: error.advice, cause: error };
        throw error.unavailable ? new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LookUpError */ .Fx([problem], options) : new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([problem], options);
    });
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
const APART_MS = _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m;
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
        notes: [`${reason}. The step measures ages by the clock of this machine.`],
    };
    function skew(ms, measure) {
        // The header `Date` has no fractions of a second, so the difference is rounded to minutes.
        const minutes = Math.round(apartMs(ms) / _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m);
        const side = machineMs > ms ? "ahead of" : "behind";
        return `The clock of this machine is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(minutes * _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m)} ${side} ${measure}. The step measures ages by ${measure}.`;
    }
}


/***/ })

};
