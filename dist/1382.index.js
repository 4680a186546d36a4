export const id = 1382;
export const ids = [1382,2141];
export const modules = {

/***/ 1382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkHealth: () => (/* binding */ checkHealth)
});

// EXTERNAL MODULE: ./lib/src/ci/host.js
var host = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/operation.js
var operation = __webpack_require__(4599);
// EXTERNAL MODULE: ./lib/src/service/errors.js
var service_errors = __webpack_require__(3127);
// EXTERNAL MODULE: ./lib/src/service/present.js
var present = __webpack_require__(2141);
// EXTERNAL MODULE: ./lib/src/text/chat.js
var chat = __webpack_require__(2500);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/service/record-state.js
var record_state = __webpack_require__(6497);
// EXTERNAL MODULE: ./lib/src/text/problem.js
var problem = __webpack_require__(8215);
// EXTERNAL MODULE: ./lib/src/queue/read.js
var read = __webpack_require__(8502);
;// CONCATENATED MODULE: ./lib/src/queue/health.js




/** Finds problems of a queue. `nowMs` is a time of the service's clock. `known` contains the keys of open issues. */
function findQueueProblems(view, limits, nowMs, known = new Set()) {
    // If an open issue already reports a pause, waiting pull requests are no separate problem.
    const waits = known.has("paused") ? [] : [...unmerged(view, limits, nowMs), ...notStarting(view, nowMs)];
    const slow = slowTests(view, limits, nowMs);
    return [
        ...(slow.length > 0 ? slow : waits),
        ...paused(view, limits, nowMs, known),
        ...missingTargets(view, limits, nowMs),
        ...loops(view, limits, nowMs),
    ];
}
function finding(kind, pullRequests, message, advice, key = kind) {
    return [{ kind, key, message, advice, pullRequests }];
}
const ENOUGH_RESULTS = 20;
const FALLBACK_MS = 3 * format/* TIME_UNIT_MS */.gF.h;
const LEAST_MS = 30 * format/* TIME_UNIT_MS */.gF.m;
const FACTOR = 3;
/**
 * Returns the longest normal duration of tests in milliseconds, and its source. The queue's timeout is the upper limit.
 */
function computeTestTimeLimit({ queue, results = [] }, { stuckAfter: given, nameInput = problem/* formatYamlInputName */.gr }) {
    const timeoutMs = (queue.testingTimeoutMinutes ?? 0) * format/* TIME_UNIT_MS */.gF.m;
    const limit = (ms, source) => {
        return { ms: timeoutMs > 0 ? Math.min(ms, timeoutMs + LEAST_MS) : ms, source };
    };
    if (given !== undefined)
        return limit(given, `the limit of ${nameInput("stuck-after")}`);
    const durations = results
        .flatMap(({ outcome, testingDurationMs: ms }) => (outcome === "passed" && typeof ms === "number" ? [ms] : []))
        .toSorted((one, other) => one - other);
    const usual = durations[Math.ceil(durations.length * 0.95) - 1];
    return usual === undefined || durations.length < ENOUGH_RESULTS
        ? limit(FALLBACK_MS, "the default limit, because fewer than 20 tests have passed")
        : limit(Math.max(LEAST_MS, FACTOR * usual), `95 % of the passed tests took at most ${(0,format/* formatDuration */.a3)(usual)}`);
}
function slowTests(view, limits, nowMs) {
    const { queue } = view;
    const { ms, source } = computeTestTimeLimit(view, limits);
    const slow = queue.enqueuedPullRequests.filter((each) => each.state === "testing" && ageOf(each, nowMs) > ms);
    if (queue.state === "paused" || slow.length === 0)
        return [];
    const numbers = slow.map(({ prNumber }) => prNumber);
    return finding("stuck", numbers, `The tests of ${(0,read/* formatNumberList */.Vz)(numbers)} have run for more than ${(0,format/* formatDuration */.a3)(ms)} (${source}).`, "Check the statuses of the queue's test branch. A possible cause is a required status that no workflow reports. To start the tests again, run restart-tests.");
}
function unmerged(view, limits, nowMs) {
    const { queue } = view;
    const head = queue.enqueuedPullRequests.find(isTested);
    if (queue.state === "paused" || head === undefined)
        return [];
    const testsMs = computeTestTimeLimit(view, limits).ms;
    const isFirst = head === queue.enqueuedPullRequests[0];
    const tested = `#${head.prNumber} has ${head.state === "tests_passed" ? "passed" : "failed"} its tests`;
    const what = isFirst ? `${tested} and is first in the queue` : tested;
    const advice = "Find out whether the service or GitHub has an incident. To unblock the queue, cancel the pull request and submit it again.";
    const found = (message) => finding("stuck", [head.prNumber], message, advice);
    if (isFirst && head.state === "tests_passed") {
        // In parallel mode, a recent merge may be from another lane.
        const merges = queue.mode === "parallel" ? [] : view.mergedAt;
        const readyMs = Math.min(ageOf(head, nowMs), leastAge(merges, nowMs));
        return readyMs > testsMs ? found(`${what}, but it has not merged for ${(0,format/* formatDuration */.a3)(readyMs)}.`) : [];
    }
    if (queue.enqueuedPullRequests.some(({ state }) => state === "testing"))
        return [];
    // After a failure, the queue waits for up to `pendingFailureDepth` further test runs.
    const waitsMs = testsMs * (1 + (queue.pendingFailureDepth ?? 0));
    const idleMs = Math.min(ageOf(head, nowMs), sinceProgress(view, nowMs));
    return idleMs > waitsMs
        ? found(`${what}, and for ${(0,format/* formatDuration */.a3)(idleMs)} no test has started or finished and no pull request has merged.`)
        : [];
}
function isTested({ state }) {
    return state === "tests_passed" || state === "pending_failure";
}
function notStarting(view, nowMs) {
    const { queue } = view;
    // Only a running queue admits pull requests, so in other states the others wait for another reason.
    const all = queue.state === "running" ? queue.enqueuedPullRequests : (0,read/* listAdmittedPullRequests */.mP)(queue);
    const isMoving = all.some(({ state }) => state !== "pending");
    const [oldest] = all
        .filter((each) => !Number.isNaN(ageOf(each, nowMs)))
        .toSorted((one, other) => ageOf(other, nowMs) - ageOf(one, nowMs));
    const waitMs = LEAST_MS + 2 * (queue.batch === true ? (queue.batchingMaxWaitTimeMinutes ?? 0) * format/* TIME_UNIT_MS */.gF.m : 0);
    if (queue.state === "paused" || isMoving || oldest === undefined)
        return [];
    // Between two test runs, all pull requests may be pending for a short time.
    if (!(Math.min(ageOf(oldest, nowMs), sinceProgress(view, nowMs)) > waitMs))
        return [];
    const numbers = all.map(({ prNumber }) => prNumber);
    return finding("not-starting", numbers, `No tests are running although pull requests wait: ${(0,read/* formatNumberList */.Vz)(numbers)}. #${oldest.prNumber} has waited longest, for ${(0,format/* formatDuration */.a3)(ageOf(oldest, nowMs))}.`, "Check that the queue's app is still installed, and that it may push the branches trunk-merge/** and trunk-temp/**.");
}
/**
 * Reports a queue that is paused or draining although pull requests have waited for long. A test or a merge counts as
 * progress; a submission or a cancel does not.
 */
function paused(view, { pausedAfter }, nowMs, known) {
    const { queue, notReady } = view;
    if (queue.state !== "paused" && queue.state !== "draining")
        return [];
    const waiting = [...queue.enqueuedPullRequests, ...notReady.filter((record) => certainBlockers(record).length === 0)];
    const longestMs = Math.max(...waiting.map((each) => ageOf(each, nowMs)).filter((ms) => !Number.isNaN(ms)));
    const hasWaited = longestMs > pausedAfter || (waiting.length > 0 && known.has("paused"));
    if (!hasWaited || sinceProgress(view, nowMs) <= pausedAfter)
        return [];
    const numbers = waiting.map(({ prNumber }) => prNumber).filter((number) => typeof number === "number");
    const message = `The queue is ${queue.state}, and pull requests wait (${(0,read/* formatNumberList */.Vz)(numbers)}; the longest wait is ${(0,format/* formatDuration */.a3)(Math.max(longestMs, 0))}). For more than ${(0,format/* formatDuration */.a3)(pausedAfter)}, no test has started or finished and no pull request has merged.`;
    return finding("paused", numbers, message, "If the queue should run again, run resume-queue.");
}
/** Reports missing impacted targets. In parallel mode, the queue waits for them without a message. */
function missingTargets({ notReady }, limits, nowMs) {
    const old = notReady.filter((record) => ageOf(record, nowMs) > limits.targetsAfter);
    const missing = old.filter((record) => certainBlockers(record).includes("impacted targets"));
    const numbers = missing.flatMap(({ prNumber }) => prNumber ?? []);
    if (numbers.length === 0)
        return [];
    return finding("missing-targets", numbers, `The queue does not admit ${(0,read/* formatNumberList */.Vz)(numbers)}, because the impacted targets were not uploaded.`, "Find out why set-impacted-targets did not run for the heads of these pull requests. Then run its workflow again.");
}
/** Reports a pull request that repeatedly fails and is submitted again, probably by a program. */
function loops({ results = [], failedAttempts }, { attempts }, nowMs) {
    return findRepeatedlyFailedPullRequests(results, attempts, nowMs).flatMap(({ number, failures }) => {
        const ends = failedAttempts.get(number);
        const isLoop = ends === undefined ? failures >= attempts * FAILURES_PER_ATTEMPT : ends >= attempts;
        if (!isLoop)
            return [];
        const message = ends === undefined
            ? `The tests of #${number} failed ${failures} times within a day, and the queue rejected the pull request.`
            : `#${number} failed in the queue ${ends} times within a day.`;
        const advice = "Find the person or the program that submits the pull request each time. Fix the failure before the next submission.";
        return finding("loop", [number], message, advice, `loop #${number}`);
    });
}
/**
 * Number of failed test runs that count as one failed attempt. One attempt may have several failed runs, because the
 * queue repeats its tests after a failure of a pull request ahead.
 */
const FAILURES_PER_ATTEMPT = 3;
function findRepeatedlyFailedPullRequests(results, attempts, nowMs) {
    const failures = new Map();
    for (const { prNumber, outcome, cycleConclusion, bisection, endedAt } of results) {
        if (outcome !== "failed" || cycleConclusion !== "failed" || bisection === "in_bisection")
            continue;
        if (sinceMs(endedAt, nowMs) < format/* TIME_UNIT_MS */.gF.d)
            failures.set(prNumber, (failures.get(prNumber) ?? 0) + 1);
    }
    const suspects = [...failures].map(([number, count]) => ({ number, failures: count }));
    return suspects.filter(({ failures: count }) => count >= attempts);
}
/** Returns the blockers that exist even if the queue is running. */
function certainBlockers(record) {
    return (0,record_state/* findReadinessBlockers */.H3)(record).flatMap(({ name, isCertain }) => (isCertain ? [name] : []));
}
/** Returns milliseconds since the last test or merge; infinite without a test or merge. */
function sinceProgress({ queue, results = [], mergedAt }, nowMs) {
    const tested = queue.enqueuedPullRequests.filter((each) => each.state === "testing" || isTested(each));
    const times = [
        ...tested.map(({ stateChangedAt }) => stateChangedAt),
        ...results.map(({ endedAt }) => endedAt),
        ...mergedAt,
    ];
    return leastAge(times, nowMs);
}
/** Maximum milliseconds that a time may be in the future. A later time counts as invalid. */
const AHEAD_MS = format/* TIME_UNIT_MS */.gF.m;
/** Returns the age of the newest time in milliseconds; infinite without a valid time. */
function leastAge(times, nowMs) {
    return Math.min(...times.map((time) => sinceMs(time, nowMs)).filter((ms) => ms >= -AHEAD_MS));
}
function ageOf({ stateChangedAt }, nowMs) {
    return sinceMs(stateChangedAt, nowMs);
}
/** Returns milliseconds since a time; NaN for an invalid time, because NaN exceeds no limit. */
function sinceMs(time, nowMs) {
    return nowMs - (0,format/* parseTimeMs */.jR)(time);
}

;// CONCATENATED MODULE: ./lib/src/queue/health-check.js










/** Checks a queue. Opens, updates and closes one issue per problem. */
async function checkHealth(values, target, context) {
    const stuckAfter = values.stuckAfter === "auto" ? undefined : values.stuckAfter;
    const limits = { ...values, stuckAfter, nameInput: context.nameInput };
    const view = await readView(target, limits, context);
    const { ms: nowMs, notes } = (0,present/* determineServiceTime */.gT)(context.service, context.clock, timesIn(view));
    const find = (known) => findQueueProblems(view, limits, nowMs, known);
    const describe = (findings) => describeFindings(findings, notes, view, target);
    const host = values.report === "issue" ? context.host : undefined;
    const open = host &&
        (await readOpen(values.label, target, host).catch((error) => {
            throw withFindings(error, describe(find()));
        }));
    const findings = find(new Set(open?.map(({ key }) => key)));
    const episodes = open && compareEpisodes(findings, open, target);
    const { message, details, outputs } = describe(findings);
    const issuePlan = episodes && [
        `The step would open ${(0,format/* formatCount */.B4)(episodes.opened.length, "issue")} and close ${(0,format/* formatCount */.B4)(episodes.ended.length, "issue")}.`,
    ];
    if (context.dryRun)
        return { ...(0,operation/* createDryRunResult */.uT)(message), details: [...details, ...(issuePlan ?? [])], outputs };
    if (host !== undefined && episodes !== undefined) {
        await writeIssues(episodes, values.label, target, host).catch((error) => {
            throw withFindings(error, { message, details, outputs });
        });
    }
    return {
        result: findings.length === 0 ? "healthy" : "unhealthy",
        message,
        details,
        outputs: {
            ...outputs,
            opened: episodes?.opened,
            messages: formatMessages(episodes?.opened ?? findings, target, values.messageFormat),
            ended: episodes?.ended.map(({ key, issue }) => ({ key, issue: issue.number })),
        },
        summary: (0,markdown/* joinBlocks */.x9)([(0,markdown/* escapeText */.X1)(message), (0,markdown/* toBullets */.TV)(details)]),
        record: { queue: view.queue, notReady: view.notReady, findings },
    };
}
/** Formats the findings. `notes` contains warnings about different clocks. */
function describeFindings(findings, notes, { queue }, target) {
    const [first, ...more] = findings;
    const rest = more.length > 0 ? ` There are ${more.length} more problems.` : "";
    const state = first === undefined ? "healthy." : `unhealthy: ${first.message}${rest}`;
    return {
        message: `The merge queue for ${(0,read/* formatQueueName */.km)(target)} is ${state}`,
        details: [
            ...(first === undefined ? [] : [first.advice]),
            ...more.flatMap(({ message, advice }) => [message, advice]),
            ...notes,
        ],
        outputs: { findings, depth: queue.enqueuedPullRequests.length },
    };
}
/** Formats one message about all problems of a queue; empty without a problem. */
function formatMessages(findings, target, format) {
    if (findings.length === 0)
        return [];
    const [kind, ...more] = findings.map((each) => TITLES[each.kind]);
    const title = `Merge queue for ${(0,read/* formatQueueName */.km)(target)}: ${kind}${more.length === 0 ? "" : ` and ${more.length} more`}`;
    const text = findings.flatMap(({ message, advice }) => [message, advice]).join(" ");
    return [(0,chat/* formatChatMessage */.F)({ severity: "error", title, text, link: (0,markdown/* toIssuesAddress */.Qx)(target.repository) }, format)];
}
function withFindings(error, { message, details, outputs }) {
    if (!(error instanceof host/* GitHostError */.NA))
        return error;
    return new errors/* OperationError */.OK(error.unavailable ? "unavailable" : "input", `The GitHub issues about this queue could not be read or written: ${error.message}.`, { details: [message, ...details, ...error.advice], outputs, cause: error });
}
const PAST_MS = 14 * format/* TIME_UNIT_MS */.gF.d;
/** Maximum number of records to read. One request reads all of them. */
const RECORDS = 50;
async function readView(target, limits, { service, clock }) {
    const queue = await (0,read/* readQueue */.Qf)(service, target, { details: "all" });
    const stateTimes = queue.enqueuedPullRequests.map(({ stateChangedAt }) => stateChangedAt);
    const nowMs = (0,present/* determineServiceTime */.gT)(service, clock, stateTimes).ms;
    const results = await readResults(service, target, nowMs);
    const suspects = findRepeatedlyFailedPullRequests(results ?? [], limits.attempts, nowMs);
    const counts = await Promise.all(suspects.map(({ number }) => countFailures(service, { ...target, number }, nowMs)));
    const known = suspects.flatMap(({ number }, index) => {
        const count = counts[index];
        return count === undefined ? [] : [[number, count]];
    });
    return {
        queue,
        results,
        mergedAt: await readMerges(service, target, limits, nowMs),
        notReady: await readNotReady(service, target),
        failedAttempts: new Map(known),
    };
}
function timesIn({ queue, notReady, results = [], mergedAt }) {
    const changed = [...queue.enqueuedPullRequests, ...notReady].map(({ stateChangedAt }) => stateChangedAt);
    return [...changed, ...results.map(({ endedAt }) => endedAt), ...mergedAt];
}
/** Returns the times of recent merges; empty if an older version of the service does not list them. */
async function readMerges(service, target, { pausedAfter }, nowMs) {
    const since = new Date(nowMs - Math.max(pausedAfter, format/* TIME_UNIT_MS */.gF.d)).toISOString();
    const page = await (0,service_errors/* ignoreUnsupportedRequestError */.Vb)(service.readPullRequests(target, { state: "merged", since }));
    return (page?.pullRequests ?? []).flatMap((each) => (each.state === "merged" ? each.stateChangedAt : []));
}
/** Maximum number of requests for test results. Each reply has up to 100 results. */
const MOST_PAGES = 10;
/**
 * Reads test results, the newest first. The first page has results of the last two weeks. Reads further pages only
 * while the results are from the last day.
 */
async function readResults(service, target, nowMs) {
    const since = new Date(nowMs - PAST_MS).toISOString();
    const results = [];
    let cursor;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
        const page = await (0,service_errors/* ignoreUnsupportedRequestError */.Vb)(service.readTestingResults(target, { since, cursor }));
        if (page === undefined)
            return pages === 0 ? undefined : results;
        results.push(...page.testingResults);
        cursor = page.nextCursor ?? undefined;
        if (cursor === undefined || !(nowMs - (0,format/* parseTimeMs */.jR)(results.at(-1)?.endedAt) < format/* TIME_UNIT_MS */.gF.d))
            break;
    }
    return results;
}
/** Counts the failed attempts in a day. Returns undefined if the service has no timeline. */
async function countFailures(service, pullRequest, nowMs) {
    const history = await (0,service_errors/* ignoreUnsupportedRequestError */.Vb)(service.readHistory(pullRequest));
    const failures = history?.timeline?.filter(({ state }) => state === "failed");
    return failures?.filter(({ timestamp }) => nowMs - (0,format/* parseTimeMs */.jR)(timestamp) < format/* TIME_UNIT_MS */.gF.d).length;
}
/**
 * Reads pull requests that are not ready, because the queue's list omits them. Empty for an older version of the
 * service.
 */
async function readNotReady(service, target) {
    const page = await (0,service_errors/* ignoreUnsupportedRequestError */.Vb)(service.readPullRequests(target, { state: "not_ready" }));
    // The list ends with the oldest submissions, which matter most.
    const numbers = (page?.pullRequests ?? []).map(({ prNumber }) => prNumber).slice(-RECORDS);
    if (numbers.length === 0)
        return [];
    const records = await (0,service_errors/* ignoreUnsupportedRequestError */.Vb)(service.readHistories(target, numbers));
    return (records ?? []).filter(({ state }) => state === "not_ready");
}
async function readOpen(label, target, host) {
    return (await host.posts.openIssues(target.repository, label)).flatMap((issue) => {
        const key = keyIn(issue, target);
        return key === undefined ? [] : [{ key, issue }];
    });
}
function compareEpisodes(findings, open, target) {
    const issueOf = (finding) => open.find(({ key }) => key === finding.key)?.issue;
    return {
        opened: findings.filter((finding) => issueOf(finding) === undefined),
        changed: findings.flatMap((finding) => {
            const issue = issueOf(finding);
            return issue === undefined || issue.body === bodyOf(finding, target) ? [] : [{ finding, issue }];
        }),
        ended: open.filter(({ key }) => findings.every((finding) => finding.key !== key)),
    };
}
async function writeIssues({ opened, changed, ended }, label, target, { posts }) {
    const { repository } = target;
    for (const finding of opened) {
        const title = `Merge queue for ${target.targetBranch}: ${TITLES[finding.kind]}`;
        await posts.createIssue(repository, { title, body: bodyOf(finding, target), labels: [label] });
    }
    for (const { finding, issue } of changed) {
        await posts.editIssue(repository, issue.number, { body: bodyOf(finding, target) });
    }
    for (const { issue } of ended) {
        const body = `${issue.body}\n\n**Resolved**: the last check no longer found this problem.`;
        await posts.editIssue(repository, issue.number, { body, state: "closed" });
    }
}
const TITLES = {
    stuck: "no progress",
    "not-starting": "tests do not start",
    paused: "paused for too long",
    "missing-targets": "pull requests without impacted targets",
    loop: "a pull request fails repeatedly",
};
/** Returns the marker that identifies the issue in later checks. An HTML comment cannot contain two hyphens. */
function markerOf(key, { targetBranch }) {
    const branch = encodeURIComponent(targetBranch.toWellFormed()).replaceAll("-", "%2D");
    return `<!-- merge-queue-action health ${branch} ${key} -->`;
}
function keyIn({ body }, target) {
    const [, key = ""] = /^<!-- merge-queue-action health \S+ ([a-z-]+(?: #\d+)?) -->/.exec(body) ?? [];
    return key !== "" && body.startsWith(markerOf(key, target)) ? key : undefined;
}
function bodyOf({ key, message, advice }, target) {
    return (0,markdown/* joinBlocks */.x9)([
        markerOf(key, target),
        message,
        advice,
        "check-queue-health updates this issue, and closes it once the problem is resolved.",
    ]);
}


/***/ }),

/***/ 8502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ findQueue),
/* harmony export */   Qf: () => (/* binding */ readQueue),
/* harmony export */   Vz: () => (/* binding */ formatNumberList),
/* harmony export */   Wo: () => (/* binding */ addAdviceToNotFoundError),
/* harmony export */   gX: () => (/* binding */ explainQueueState),
/* harmony export */   km: () => (/* binding */ formatQueueName),
/* harmony export */   mP: () => (/* binding */ listAdmittedPullRequests),
/* harmony export */   tw: () => (/* binding */ listEnqueuedPullRequestNumbers),
/* harmony export */   w3: () => (/* binding */ PULL_REQUEST_INPUT_NAMES),
/* harmony export */   wP: () => (/* binding */ formatServerMessage),
/* harmony export */   xP: () => (/* binding */ addAdviceToQueueNotFoundError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8215);




function formatQueueName(target) {
    return `${target.targetBranch} of ${target.repository.owner}/${target.repository.name}`;
}
/** Reads a queue. @throws OperationError `not-found` with repository and branch if the queue does not exist */
async function readQueue(service, target, options = {}) {
    try {
        return await service.readQueue(target, options);
    }
    catch (error) {
        throw addAdviceToQueueNotFoundError(error, target);
    }
}
function findQueue(service, target, options = {}) {
    return (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreNotFoundError */ .qx)(service.readQueue(target, options));
}
/** Lists the pull requests that the queue has admitted. Only a running queue admits the others. */
function listAdmittedPullRequests({ enqueuedPullRequests }) {
    return enqueuedPullRequests.filter(({ isAwaitingAdmission }) => isAwaitingAdmission !== true);
}
function listEnqueuedPullRequestNumbers({ enqueuedPullRequests }) {
    return enqueuedPullRequests.map(({ prNumber }) => prNumber);
}
const NUMBERS_SHOWN = 20;
/** Formats numbers as `#1, #2 and 480 more`. */
function formatNumberList(numbers) {
    const shown = numbers.map((number) => `#${number}`);
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTruncatedList */ .En)(shown, NUMBERS_SHOWN);
}
const QUEUE_INPUTS = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("target-branch")} and ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("repository")}`;
const PULL_REQUEST_INPUT_NAMES = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("target-branch")}, ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("pr-number")} and ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("repository")}`;
/** Converts an error with status 404 to an error that lists the inputs to check. Returns other errors unchanged. */
function addAdviceToNotFoundError(error, what, inputs = QUEUE_INPUTS) {
    return notFound(error, `The service did not find ${what}.`, inputs);
}
function addAdviceToQueueNotFoundError(error, target) {
    return notFound(error, `There is no merge queue for branch ${formatQueueName(target)}.`, QUEUE_INPUTS);
}
function notFound(error, message, inputs) {
    if (!(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundError */ .El)(error))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK("not-found", message, {
        details: [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `Check ${inputs}. Also check that the token belongs to the organization of the repository.`,
            ...error.details,
            ...formatServerMessage(error.facts),
            ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
        ],
        cause: error,
    });
}
function formatServerMessage({ serverText = "" }) {
    return serverText === "" ? [] : [`Message of the service: ${serverText}`];
}
/** Explains the state of a queue in a sentence. Returns an empty text for a running queue. */
function explainQueueState(state) {
    switch (state) {
        case "running":
            return "";
        case "paused":
            return "The queue is paused: it admits no pull requests, starts no tests and merges nothing. To resume it, run resume-queue.";
        case "draining":
            return "The queue is draining: it tests and merges its pull requests, and admits no new pull requests. To resume the queue, run resume-queue.";
        case "switching_modes":
            return "The queue is switching modes: it admits no new pull requests until the queue is empty.";
        case "":
            return "The queue is in an unknown state. In this state, the queue possibly does not admit or merge pull requests.";
        default:
            return `The queue is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatState */ .lN)(state)}, a state that this version does not know. In this state, the queue possibly does not admit or merge pull requests.`;
    }
}


/***/ }),

/***/ 3127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ createNoAnswerError),
/* harmony export */   El: () => (/* binding */ isNotFoundError),
/* harmony export */   Fb: () => (/* binding */ ignoreReadError),
/* harmony export */   JH: () => (/* binding */ isNotQueuedError),
/* harmony export */   Oo: () => (/* binding */ isQueueNotEmptyError),
/* harmony export */   Vb: () => (/* binding */ ignoreUnsupportedRequestError),
/* harmony export */   _1: () => (/* binding */ isErrorWithUncertainWriteEffect),
/* harmony export */   bV: () => (/* binding */ isTransientError),
/* harmony export */   c2: () => (/* binding */ throwNotFoundError),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   n8: () => (/* binding */ createHttpStatusError),
/* harmony export */   qx: () => (/* binding */ ignoreNotFoundError),
/* harmony export */   wr: () => (/* binding */ createUnreadableReplyError)
/* harmony export */ });
/* unused harmony export extractErrorMessageFromReply */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8215);
/* harmony import */ var _http_proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2075);
/* harmony import */ var _http_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5601);





class ApiError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK {
    facts;
    constructor(kind, problems, facts, options) {
        super(kind, problems, options);
        this.facts = facts;
    }
    copy(problems, options) {
        return new ApiError(this.kind, problems, this.facts, options);
    }
}
/** Throws the error of a missing resource. @throws ApiError 404, like a failed request to the service */
function throwNotFoundError(endpoint, what) {
    const facts = { endpoint, status: 404, attempts: 1, ambiguous: false, transient: false };
    throw new ApiError("not-found", `${endpoint} found ${what}.`, facts);
}
function isNotFoundError(error) {
    return error instanceof ApiError && error.facts.status === 404;
}
/** True for the error that the pull request is not in the queue. */
function isNotQueuedError(error) {
    return isNotFoundError(error) || (error instanceof ApiError && error.facts.code === "PR_NOT_IN_ACTIVE_STATE");
}
/**
 * True when the service refuses to delete a queue, perhaps because of pull requests in it. API v1 sends an undocumented
 * 400.
 */
function isQueueNotEmptyError(error) {
    return error instanceof ApiError && (error.facts.status === 400 || error.facts.code === "QUEUE_HAS_ACTIVE_ENTRIES");
}
function isTransientError(error) {
    return error instanceof ApiError && error.facts.transient;
}
function ignoreNotFoundError(reading) {
    return unless(isNotFoundError, reading);
}
/**
 * Returns undefined if the resource does not exist (404), or an older version of the service does not support the
 * request.
 */
function ignoreUnsupportedRequestError(reading) {
    return unless((error) => isNotFoundError(error) || (error instanceof ApiError && error.facts.isUnsupported === true), reading);
}
/** Returns undefined if the read fails, except after an abort. @throws AbortedError */
function ignoreReadError(reading) {
    return unless((error) => !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM), reading);
}
async function unless(isNothing, reading) {
    return reading.catch((error) => {
        if (isNothing(error))
            return undefined;
        throw error;
    });
}
/** True when a write may have taken effect: without a reply, or after 408 or 5xx. Only a read can show the effect. */
function isErrorWithUncertainWriteEffect(error) {
    return error instanceof ApiError && error.facts.ambiguous;
}
function createHttpStatusError(given) {
    const { endpoint, answer, attempts, retryAfterMs, withToken, advise } = given;
    const { status } = answer;
    const code = codeIn(answer.body);
    const facts = {
        ...factsOf(given),
        ...(code === undefined ? {} : { code }),
        ambiguous: endpoint.isWrite && (status === 408 || status >= 500),
        transient: (0,_http_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransientStatus */ .D)(status),
        isUnsupported: endpoint.isRecent === true && status === 400,
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
    const text = facts.serverText === "" ? "an empty body" : `"${facts.serverText}"`;
    const message = `${endpoint.name} was answered with status ${status}: ${text}${circumstances(attempts, facts.requestId)}.`;
    const advice = advise(facts, endpoint.permissions ?? []);
    const details = advice.length > 0 ? advice : hintsFor(status, retryAfterMs, withToken);
    return new ApiError(kindOf(status), message, facts, { details });
}
function createNoAnswerError(endpoint, apiUrl, why, attempts) {
    const { name, isWrite } = endpoint;
    const facts = { endpoint: name, attempts, ambiguous: isWrite && !why.unsent, transient: !why.permanent };
    const message = `${name} got no answer from ${apiUrl.host}: ${why.reason}${circumstances(attempts)}.`;
    return new ApiError("unavailable", message, facts, { details: [why.hint ?? adviceFor(apiUrl, why)] });
}
function adviceFor(apiUrl, { unsent }) {
    const address = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("api-url");
    if (!unsent)
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `Run the step again later. If the service is slow, raise ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("request-timeout")}. A proxy or a firewall may also close connections.`;
    if ((0,_http_proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(apiUrl))
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `${address} names this machine. Check that the service, such as merge-queue serve, is running and listens at this address.`;
    return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `Check that this machine can reach ${apiUrl.host}. Check the network, DNS, the variables HTTPS_PROXY and NO_PROXY, and ${address}.`;
}
function createUnreadableReplyError(given, problem) {
    const facts = { ...factsOf(given), ambiguous: false, transient: true };
    const message = `The reply of ${given.endpoint.name} could not be read: ${problem}${circumstances(1, facts.requestId)}.`;
    return new ApiError("response", message, facts, {
        details: [
            `The reply begins with: ${facts.serverText || "(nothing)"}`,
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `Check that ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("api-url")} is the address of the service with its version, not a page of a proxy.`,
        ],
    });
}
function factsOf({ endpoint, answer, attempts, hide }) {
    const requestId = extractErrorMessageFromReply(answer.header("x-request-id") ?? "", hide);
    return {
        endpoint: endpoint.name,
        status: answer.status,
        serverText: extractErrorMessageFromReply(answer.body, hide),
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
                ? "Check that the token is a valid API token of the organization that owns the queue."
                : "No token was sent. For a pull request from a fork, the service accepts the number of the workflow run instead of a token. The service accepts this number only while the workflow run is in progress, and only for the head commit of the run.",
        ];
    }
    if (status >= 300 && status < 400) {
        return [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `The action does not follow redirects, because a redirect could expose the token. Check ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("api-url")}.`,
        ];
    }
    if (status === 429 || status >= 500) {
        const when = retryAfterMs === undefined || retryAfterMs === 0 ? "later" : `in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(retryAfterMs)}`;
        return [`The service is unavailable at the moment. Run the step again ${when}.`];
    }
    return [];
}
const SHOWN_CHARACTERS = 300;
const READ_CHARACTERS = 100_000;
/**
 * Returns the error message of a reply as one line: plain text, the message in JSON, or HTML without tags. Hides
 * secrets before it shortens the text, and again after it decodes JSON.
 */
function extractErrorMessageFromReply(body, hide) {
    const start = hide(body).slice(0, READ_CHARACTERS);
    const text = messageField(parseObject(start), 2) ?? (/^\s*</.test(start) ? withoutTags(start) : start);
    const line = hide(text)
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1).toWellFormed()}\u2026` : line;
}
function parseObject(body) {
    try {
        return /^\s*\{/.test(body) ? JSON.parse(body) : undefined;
    }
    catch {
        return undefined;
    }
}
/** Returns the error code of an API v2 reply; undefined for a reply of a proxy. */
function codeIn(body) {
    const code = Object(Object(parseObject(body.slice(0, READ_CHARACTERS))).error).code;
    return typeof code === "string" && /^[A-Z][A-Z0-9_]{1,79}$/.test(code) ? code : undefined;
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


/***/ }),

/***/ 6497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H3: () => (/* binding */ findReadinessBlockers),
/* harmony export */   JZ: () => (/* binding */ findTerminalState),
/* harmony export */   Sg: () => (/* binding */ isAttemptFinished),
/* harmony export */   TL: () => (/* binding */ isMerged),
/* harmony export */   Un: () => (/* binding */ isOutdatedRecord),
/* harmony export */   _L: () => (/* binding */ isRecordOfAttempt),
/* harmony export */   lN: () => (/* binding */ hasChangedHead),
/* harmony export */   qK: () => (/* binding */ isFromEarlierAttempt)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);

/** Final states of an attempt, from the section "States and transitions" of the service's document. */
const TERMINAL_STATES = ["merged", "failed", "cancelled"];
function findTerminalState({ state }) {
    return TERMINAL_STATES.find((terminal) => terminal === state);
}
function isMerged(record) {
    return record?.state === "merged";
}
function isAttemptFinished(record) {
    return findTerminalState(record) !== undefined || !record.isCurrentlySubmittedToQueue;
}
function isRecordOfAttempt({ id, stateChangedAt }, mark) {
    return mark !== undefined && id === mark.id && stateChangedAt === mark.stateChangedAt;
}
/**
 * True when a record belongs to an earlier attempt or is outdated. Always false for `merged`, because a merge is final.
 */
function isFromEarlierAttempt(record, { stale, since = "" }) {
    if (isMerged(record))
        return false;
    if ((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isEarlierTime */ .yT)(record.stateChangedAt, stale?.stateChangedAt ?? ""))
        return true;
    return isAttemptFinished(record) && (isRecordOfAttempt(record, stale) || (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isEarlierTime */ .yT)(record.stateChangedAt, since));
}
/** True when a record is older than another record of the same pull request. Always false for `merged`. */
function isOutdatedRecord(record, known) {
    return !isMerged(record) && (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isEarlierTime */ .yT)(record.stateChangedAt, known?.stateChangedAt ?? "");
}
function hasChangedHead(record, guardedHead) {
    return record !== undefined && guardedHead !== undefined && !(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCommit */ .sw)(record.prSha, guardedHead);
}
/** Returns the conditions that block the tests, from the section "Submitted pull request" of the service's document. */
function findReadinessBlockers({ readiness, }) {
    const { doesBaseBranchMatch, gitHubMergeability, requiresImpactedTargets, hasImpactedTargets } = readiness ?? {};
    const mergeability = gitHubMergeability ?? "mergeable";
    const reasons = [...new Set((readiness?.reasons ?? []).map(({ code }) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatServiceEnumValue */ .Dx)(code)))];
    return [
        ...(doesBaseBranchMatch === false ? [{ name: "base branch", isCertain: true, reasons: [] }] : []),
        ...(mergeability === "mergeable"
            ? []
            : [{ name: "mergeability", isCertain: mergeability === "not_mergeable", reasons }]),
        ...(requiresImpactedTargets === true && hasImpactedTargets !== true
            ? [{ name: "impacted targets", isCertain: hasImpactedTargets === false, reasons: [] }]
            : []),
    ];
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
