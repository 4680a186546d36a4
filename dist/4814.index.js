export const id = 4814;
export const ids = [4814,2141];
export const modules = {

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
async function listFinishedPullRequests(service, target, since) {
    const found = new Map();
    let cursor;
    for (let requests = 1; requests <= MOST_PAGES; requests += 1) {
        const page = await service.readPullRequests(target, { since, cursor }).catch((error) => {
            throw (0,read/* addAdviceToNotFoundError */.Wo)(error, `the merge queue for ${(0,read/* formatQueueName */.km)(target)}`);
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
async function* readPullRequestHistories(listed, target, { service, log }, maxRequests) {
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
        if (!(error instanceof errors/* OperationError */.OK) || error.kind === "aborted")
            throw error;
        log.debug(`The history of the pull requests could not be read, so earlier attempts and the reasons for failures are unknown: ${(0,errors/* getErrorMessage */.u1)(error)}`);
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
// EXTERNAL MODULE: ./lib/src/outcome/report-outcome.js
var report_outcome = __webpack_require__(3854);
// EXTERNAL MODULE: ./lib/src/outcome/write-report.js
var write_report = __webpack_require__(3357);
;// CONCATENATED MODULE: ./lib/src/outcome/report-missed.js











const MOST_REQUESTS = 20;
/** An event of GitHub may start the report of an outcome within this number of milliseconds after the outcome. */
const GRACE_MS = 10 * format/* TIME_UNIT_MS */.gF.m;
/** Maximum pages of 100 comments. A workflow's token allows 1,000 requests to GitHub per hour. */
const COMMENT_PAGES = 30;
const MOST_CANDIDATES = 200;
/**
 * Maximum number of reports that GitHub may reject before it accepts the first one. More rejections probably mean that
 * GitHub rejects every report.
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
    const listAt = (ms) => listFinishedPullRequests(service, target, new Date(ms - values.maxAge).toISOString());
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
 * Reads the outcomes that recent comments in the repository report. This takes few requests, because GitHub lists the
 * comments of a whole repository. GitHub cannot list statuses in this way, so each report as a status reads the
 * statuses of one commit.
 */
async function readReportedMarkers({ values, target, context }, nowMs) {
    const { repository } = target;
    const known = new Set();
    if (values.reportTo !== "comment" || context.host === undefined)
        return { known, isWhole: false };
    const since = new Date(nowMs - values.maxAge - report_markers/* MAX_CLOCK_SKEW_MS */.s9).toISOString();
    const reading = context.host.posts.commentsSince(repository, since, COMMENT_PAGES);
    const { items, whole: isWhole } = await reading.catch((error) => {
        if (!(error instanceof host/* GitHostError */.NA))
            throw error;
        throw new errors/* GitHostLookUpError */.RD([`Earlier reports could not be read: ${error.message}.`], { details: error.advice });
    });
    for (const { number, body } of items) {
        const seal = (0,write_report/* createTextSignerForPullRequest */.TP)({ repository, number }, context.token.seal);
        const marker = (0,report_markers/* parseReportMarker */.OE)(body, seal);
        // A re-run reports its own outcomes again, because the outputs of its earlier attempt may be lost.
        const isOwn = marker !== undefined && (0,report_markers/* createReporterIdentity */.qH)(context.run, seal).isOwn(marker.nonce);
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
    for await (const { number, history } of readPullRequestHistories(candidates, run.target, run.context, requestsLeft)) {
        const { reports, requests, rejected } = progress;
        const done = progress.done + 1;
        try {
            const added = await reportCandidate(number, history, markers, budget, run);
            const all = { reports: [...reports, ...added.reports], requests: [...requests, ...added.requests] };
            progress = { ...progress, ...all, done };
        }
        catch (error) {
            if (error instanceof errors/* GitHostLookUpError */.RD)
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
 * Reports the newest outcome of a pull request. @throws InputError if GitHub rejects the report, GitHostLookUpError if
 * GitHub's rate limit is exceeded
 */
async function reportCandidate(number, record, { known, isWhole }, budget, { values, target, context }) {
    const found = await (0,outcomes/* readPullRequestFromGitHub */.aM)(number, target, context);
    if (found instanceof host/* GitHostError */.NA && found.limited)
        throw new errors/* GitHostLookUpError */.RD([`${found.message}.`], { cause: found });
    const facts = { record, onHost: found instanceof host/* GitHostError */.NA ? undefined : found };
    const newest = (0,outcomes/* listOutcomes */._O)(facts).at(-1);
    if (newest === undefined || known.has(markerName(number, newest)))
        return { reports: [], requests: [] };
    const pullRequest = { ...target, number, headSha: undefined, guardedHead: undefined };
    const options = { isUnreported: isWhole, budget, note: context.log.debug };
    const { message, requests = [], ...result } = await (0,report_outcome.reportKnownOutcome)(facts, values, pullRequest, context, options);
    const reports = (0,report_outcome.listReportedOutcomes)(result);
    return {
        reports: reports.length > 0 ? [{ number, message, reports, messages: (0,report_outcome.listChatMessages)(result) }] : [],
        requests,
    };
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
    const left = remaining === 0 ? "" : `, and left ${(0,format/* formatCount */.B4)(remaining, "outcome")} for the next run`;
    const message = `The merge queue for ${(0,read/* formatQueueName */.km)(target)} finished with ${count} in the last ${(0,format/* formatDuration */.a3)(values.maxAge)}. This run reported ${(0,format/* formatCount */.B4)(reports.length, "outcome")}${left}.`;
    const recent = `${(0,format/* formatCount */.B4)(tooRecent, "pull request")} finished in the last ${(0,format/* formatDuration */.a3)(GRACE_MS)}. A run for a GitHub event, or a later run of this operation, will report the outcome.`;
    const details = [
        ...(limit === undefined ? [] : [`The step stopped before the last report: ${limit}`]),
        ...(tooRecent === 0 ? [] : [recent]),
        ...(isWhole
            ? []
            : [
                `The list of outcomes was incomplete. Run this operation more often, and set a smaller ${context.nameInput("max-age")}.`,
            ]),
    ];
    const rows = (0,markdown/* toLimitedTable */.qD)(["Pull request", "Outcome"], reports, (report) => [(0,markdown/* toPullRequestLink */.Wc)(target.repository, report.number), (0,markdown/* escapeText */.X1)(report.message)], { atMost: 100, whole: "the complete list is in the output `reports`" });
    return {
        result: remaining === 0 && isWhole ? "complete" : "incomplete",
        message,
        details,
        outputs: {
            "reported-count": reports.length,
            "remaining-count": remaining,
            "finished-count": finished.length,
            reports: reports.flatMap((each) => each.reports),
            messages: reports.flatMap((each) => each.messages),
        },
        summary: (0,markdown/* joinBlocks */.x9)([...[message, ...details].map(markdown/* escapeText */.X1), reports.length === 0 ? "" : rows]),
        record: { finished: finished.map(({ prNumber }) => prNumber), reported: reports },
    };
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
