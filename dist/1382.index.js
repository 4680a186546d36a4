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
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/queue/read.js
var read = __webpack_require__(8502);
;// CONCATENATED MODULE: ./lib/src/queue/health.js


/**
 * Everything that is wrong at a time of the service in milliseconds since 1970; nothing where all is well. `known` has
 * the keys of the findings whose issues are open.
 */
function findTrouble(view, limits, nowMs, known = new Set()) {
    // Until the next check, a pause that the last one reported explains why something waits.
    const waits = known.has("paused") ? [] : [...unmerged(view, limits, nowMs), ...notStarting(view, nowMs)];
    const slow = slowTests(view, limits, nowMs);
    return [
        ...(slow.length > 0 ? slow : waits),
        ...paused(view, limits, nowMs, known),
        ...missingTargets(view, limits, nowMs),
        ...loops(view, limits, nowMs),
    ];
}
/** With fewer passed tests than this, their times say little. */
const ENOUGH_RESULTS = 20;
const FALLBACK_MS = 3 * format/* UNIT_MS */.k7.h;
const LEAST_MS = 30 * format/* UNIT_MS */.k7.m;
/** So many times what nearly all tests take is not slow any more, but stuck. */
const FACTOR = 3;
/** How long something may stand still, in milliseconds, and what says so. */
function stuckAfter({ results = [] }, given) {
    if (given !== undefined)
        return { ms: given, source: "stuck-after" };
    const durations = results
        .flatMap(({ outcome, testingDurationMs: ms }) => (outcome === "passed" && typeof ms === "number" ? [ms] : []))
        .toSorted((one, other) => one - other);
    const usual = durations[Math.ceil(durations.length * 0.95) - 1];
    if (usual === undefined || durations.length < ENOUGH_RESULTS) {
        return { ms: FALLBACK_MS, source: "too few tests have passed to know how long they take" };
    }
    const source = `19 of 20 tests that passed took no more than ${(0,format/* formatDuration */.a3)(usual)}`;
    return { ms: Math.max(LEAST_MS, FACTOR * usual), source };
}
/** The longest time that tests may run, in milliseconds: the queue itself gives up what takes longer than its limit. */
function longestTests(view, { stuckAfter: given }) {
    const { ms, source } = stuckAfter(view, given);
    const timeoutMs = (view.queue.testingTimeoutMinutes ?? 0) * format/* UNIT_MS */.k7.m;
    return { ms: timeoutMs > 0 ? Math.min(ms, timeoutMs + LEAST_MS) : ms, source };
}
/** Tests that run far longer than others did. */
function slowTests(view, limits, nowMs) {
    const { queue } = view;
    const { ms, source } = longestTests(view, limits);
    const slow = queue.enqueuedPullRequests.filter((each) => each.state === "testing" && ageOf(each, nowMs) > ms);
    if (queue.state === "paused" || slow.length === 0)
        return [];
    const numbers = slow.map(({ prNumber }) => prNumber);
    return [
        {
            kind: "stuck",
            key: "stuck",
            message: `The tests of ${(0,read/* numberList */.qe)(numbers)} have run for more than ${(0,format/* formatDuration */.a3)(ms)} (${source}).`,
            advice: "Look at the checks on the queue's test branch: one of them may never be reported. restart-tests starts them again.",
            pullRequests: numbers,
        },
    ];
}
/** The first pull request whose tests are over, when nothing explains why it is still in the queue. */
function unmerged(view, limits, nowMs) {
    const { queue } = view;
    const head = queue.enqueuedPullRequests.find(isHeld);
    if (queue.state === "paused" || head === undefined)
        return [];
    const testsMs = longestTests(view, limits).ms;
    const isFirst = head === queue.enqueuedPullRequests[0];
    const what = `#${head.prNumber} has ${head.state === "tests_passed" ? "passed" : "failed"} its tests`;
    const place = isFirst ? " and is first in the queue" : "";
    const found = (message) => [
        {
            kind: "stuck",
            key: "stuck",
            message,
            advice: "See whether the service and GitHub have a disturbance. Cancelling and submitting it again may free the queue.",
            pullRequests: [head.prNumber],
        },
    ];
    if (isFirst && head.state === "tests_passed") {
        // It could not merge before the one ahead did. In lanes a merge may be another lane's, and explains nothing.
        const merges = queue.mode === "parallel" ? [] : view.mergedAt;
        const readyMs = Math.min(ageOf(head, nowMs), leastAge(merges, nowMs));
        return readyMs > testsMs ? found(`${what}${place}, but it has not merged for ${(0,format/* formatDuration */.a3)(readyMs)}.`) : [];
    }
    if (queue.enqueuedPullRequests.some(({ state }) => state === "testing"))
        return [];
    // A failure is decided when the tests behind it have ended, row by row.
    const waitsMs = testsMs * (1 + (queue.pendingFailureDepth ?? 0));
    const stillMs = Math.min(ageOf(head, nowMs), sinceProgress(view, nowMs));
    return stillMs > waitsMs
        ? found(`${what}${place}, and for ${(0,format/* formatDuration */.a3)(stillMs)} no test has started or ended and nothing has merged.`)
        : [];
}
function isHeld({ state }) {
    return state === "tests_passed" || state === "pending_failure";
}
/** Nothing is tested although something waits for it. */
function notStarting(view, nowMs) {
    const { queue } = view;
    const all = queue.enqueuedPullRequests;
    const isMoving = all.some(({ state }) => state !== "pending");
    const [oldest] = all
        .filter((each) => !Number.isNaN(ageOf(each, nowMs)))
        .toSorted((one, other) => ageOf(other, nowMs) - ageOf(one, nowMs));
    const waitMs = LEAST_MS + 2 * (queue.batch === true ? (queue.batchingMaxWaitTimeMinutes ?? 0) * format/* UNIT_MS */.k7.m : 0);
    if (queue.state === "paused" || isMoving || oldest === undefined)
        return [];
    // Between the end of one test and the start of the next, each pull request waits.
    if (!(Math.min(ageOf(oldest, nowMs), sinceProgress(view, nowMs)) > waitMs))
        return [];
    return [
        {
            kind: "not-starting",
            key: "not-starting",
            message: `No tests run although ${(0,read/* numberList */.qe)(all.map(({ prNumber }) => prNumber))} wait for them, #${oldest.prNumber} for ${(0,format/* formatDuration */.a3)(ageOf(oldest, nowMs))}.`,
            advice: "See whether the queue may push its branches trunk-merge/** and trunk-temp/**, and whether its app is still installed.",
            pullRequests: all.map(({ prNumber }) => prNumber),
        },
    ];
}
/**
 * A paused or draining queue in which pull requests wait and nothing moves. A submission is no progress, and neither is
 * the cancellation of the pull request that has waited longest: a known pause lasts until the queue moves.
 */
function paused(view, { pausedAfter }, nowMs, known) {
    const { queue, notReady } = view;
    if (queue.state !== "paused" && queue.state !== "draining")
        return [];
    const waiting = [...queue.enqueuedPullRequests, ...notReady.filter((record) => !isBlocked(record))];
    const longestMs = Math.max(...waiting.map((each) => ageOf(each, nowMs)).filter((ms) => !Number.isNaN(ms)));
    const hasWaited = longestMs > pausedAfter || (waiting.length > 0 && known.has("paused"));
    if (!hasWaited || sinceProgress(view, nowMs) <= pausedAfter)
        return [];
    const numbers = waiting.map(({ prNumber }) => prNumber).filter((number) => typeof number === "number");
    return [
        {
            kind: "paused",
            key: "paused",
            message: `The queue is ${queue.state}: ${(0,read/* numberList */.qe)(numbers)} wait, the longest for ${(0,format/* formatDuration */.a3)(Math.max(longestMs, 0))}, and for more than ${(0,format/* formatDuration */.a3)(pausedAfter)} no test has started or ended and nothing has merged.`,
            advice: "If nobody wants this pause any more, run resume-queue.",
            pullRequests: numbers,
        },
    ];
}
/** In parallel mode nothing enters without an upload, and nothing says so. */
function missingTargets({ notReady }, limits, nowMs) {
    const missing = notReady.filter((record) => lacksTargets(record) && ageOf(record, nowMs) > limits.targetsAfter);
    const numbers = missing.flatMap(({ prNumber }) => prNumber ?? []);
    if (numbers.length === 0)
        return [];
    return [
        {
            kind: "missing-targets",
            key: "missing-targets",
            message: `${(0,read/* numberList */.qe)(numbers)} cannot enter the queue: nothing was uploaded that says what they impact.`,
            advice: "See why the workflow that runs set-impacted-targets did not run for their heads, and run it again.",
            pullRequests: numbers,
        },
    ];
}
/** Thrown out and submitted again, over and over: somebody's automation, most likely. */
function loops({ results = [], failedAttempts }, { attempts }, nowMs) {
    return suspectsOf(results, attempts, nowMs).flatMap(({ number, failures }) => {
        const ends = failedAttempts.get(number);
        const isLoop = ends === undefined ? failures >= attempts * FAILURES_PER_ATTEMPT : ends >= attempts;
        if (!isLoop)
            return [];
        const message = ends === undefined
            ? `The tests of #${number} failed ${failures} times within a day, and it was thrown out of the queue.`
            : `#${number} was thrown out of the queue ${ends} times within a day.`;
        const advice = "See who submits it again each time, and fix what fails before that.";
        return [{ kind: "loop", key: `loop #${number}`, message, advice, pullRequests: [number] }];
    });
}
/** Within one attempt tests fail again when something ahead has failed. Where nobody counts attempts, this many are one. */
const FAILURES_PER_ATTEMPT = 3;
/** Those whose tests failed so often within a day that each may have been an attempt of its own. */
function suspectsOf(results, attempts, nowMs) {
    const failures = new Map();
    for (const { prNumber, outcome, cycleConclusion, bisection, endedAt } of results) {
        if (outcome !== "failed" || cycleConclusion !== "failed" || bisection === "in_bisection")
            continue;
        if (sinceMs(endedAt, nowMs) < format/* UNIT_MS */.k7.d)
            failures.set(prNumber, (failures.get(prNumber) ?? 0) + 1);
    }
    const suspects = [...failures].map(([number, count]) => ({ number, failures: count }));
    return suspects.filter(({ failures: count }) => count >= attempts);
}
function lacksTargets({ readiness }) {
    return readiness?.requiresImpactedTargets === true && readiness.hasImpactedTargets === false;
}
/** True when a pull request could not enter a running queue either: it does not wait for the end of a pause. */
function isBlocked(record) {
    const { readiness } = record;
    return (lacksTargets(record) ||
        readiness?.doesBaseBranchMatch === false ||
        readiness?.gitHubMergeability === "not_mergeable");
}
/** Milliseconds since a test started or ended or a pull request merged; infinite when no such time is known. */
function sinceProgress({ queue, results = [], mergedAt }, nowMs) {
    const tested = queue.enqueuedPullRequests.filter((each) => each.state === "testing" || isHeld(each));
    const times = [
        ...tested.map(({ stateChangedAt }) => stateChangedAt),
        ...results.map(({ endedAt }) => endedAt),
        ...mergedAt,
    ];
    return leastAge(times, nowMs);
}
/** A time further ahead than this is an error of a record, and shows no progress. */
const AHEAD_MS = format/* UNIT_MS */.k7.m;
/** Milliseconds since the latest of some times; infinite when there is none. */
function leastAge(times, nowMs) {
    return Math.min(...times.map((time) => sinceMs(time, nowMs)).filter((ms) => ms >= -AHEAD_MS));
}
function ageOf({ stateChangedAt }, nowMs) {
    return sinceMs(stateChangedAt, nowMs);
}
/** Milliseconds since a time; NaN when it is no time, which is neither more nor less than any limit. */
function sinceMs(time, nowMs) {
    return nowMs - (0,format/* msOf */.QZ)(time);
}

;// CONCATENATED MODULE: ./lib/src/queue/health-check.js









/** Looks at a queue, and keeps one issue for each trouble as long as it lasts. */
async function checkHealth(values, target, context) {
    const limits = { ...values, stuckAfter: values.stuckAfter === "auto" ? undefined : values.stuckAfter };
    const view = await readView(target, limits, context);
    const { ms: nowMs, notes } = (0,present.presentOf)(context.service, context.clock, timesIn(view));
    const find = (known) => findTrouble(view, limits, nowMs, known);
    const describe = (findings) => describeFindings(findings, notes, view, target);
    const host = values.report === "issue" ? context.host : undefined;
    const open = host &&
        (await readOpen(values.label, target, host).catch((error) => {
            throw unreported(error, describe(find()));
        }));
    const findings = find(new Set(open?.map(({ key }) => key)));
    const episodes = open && compareEpisodes(findings, open, target);
    const { message, details, outputs } = describe(findings);
    if (context.dryRun)
        return { ...(0,operation/* dryRun */.PA)(message), details: [...details, ...planned(episodes)], outputs };
    if (host !== undefined && episodes !== undefined) {
        await tell(episodes, values.label, target, host).catch((error) => {
            throw unreported(error, { message, details, outputs });
        });
    }
    return {
        result: findings.length === 0 ? "healthy" : "unhealthy",
        message,
        details,
        outputs: {
            ...outputs,
            opened: episodes?.opened,
            ended: episodes?.ended.map(({ key, issue }) => ({ key, issue: issue.number })),
        },
        summary: (0,markdown/* paragraphs */.qN)([(0,markdown/* escapeText */.X1)(message), (0,markdown/* bullets */.e5)(details)]),
        record: { queue: view.queue, notReady: view.notReady, findings },
    };
}
/** Findings in words; `notes` are about the clocks that their ages rest on. */
function describeFindings(findings, notes, { queue }, target) {
    const [first, ...more] = findings;
    const rest = more.length > 0 ? ` There are ${more.length} more findings.` : "";
    const state = first === undefined ? "healthy." : `in trouble: ${first.message}${rest}`;
    return {
        message: `The merge queue for ${(0,read/* queueName */.nM)(target)} is ${state}`,
        details: [
            ...(first === undefined ? [] : [first.advice]),
            ...more.flatMap(({ message, advice }) => [message, advice]),
            ...notes,
        ],
        outputs: { findings, depth: queue.enqueuedPullRequests.length },
    };
}
/** An error of GitHub's as the failure of the step, with the findings in log and outputs. */
function unreported(error, { message, details, outputs }) {
    if (!(error instanceof host/* HostError */.dh))
        return error;
    return new errors/* Failure */.HR(error.unavailable ? "unavailable" : "input", `The issues of this queue: ${error.message}.`, {
        details: [message, ...details, ...error.advice],
        outputs,
        cause: error,
    });
}
/** Results of so long are looked at. */
const PAST_MS = 14 * format/* UNIT_MS */.k7.d;
/** So many records are asked for at once, and no more of them looked at. */
const RECORDS = 50;
async function readView(target, limits, { service, clock }) {
    const queue = await (0,read/* readQueue */.Qf)(service, target);
    const stateTimes = queue.enqueuedPullRequests.map(({ stateChangedAt }) => stateChangedAt);
    const nowMs = (0,present.presentOf)(service, clock, stateTimes).ms;
    const results = await readResults(service, target, nowMs);
    const suspects = suspectsOf(results ?? [], limits.attempts, nowMs);
    const counts = await Promise.all(suspects.map(({ number }) => countEnds(service, { ...target, number }, nowMs)));
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
/** Every time of the service in a view. */
function timesIn({ queue, notReady, results = [], mergedAt }) {
    const changed = [...queue.enqueuedPullRequests, ...notReady].map(({ stateChangedAt }) => stateChangedAt);
    return [...changed, ...results.map(({ endedAt }) => endedAt), ...mergedAt];
}
/** Times of merges within the longest time that matters; an older service does not list them. */
async function readMerges(service, target, { pausedAfter }, nowMs) {
    const since = new Date(nowMs - Math.max(pausedAfter, format/* UNIT_MS */.k7.d)).toISOString();
    const page = await (0,service_errors/* ifKnown */.HP)(service.readPullRequests(target, { state: "merged", since }));
    return (page?.pullRequests ?? []).flatMap((each) => (each.state === "merged" ? each.stateChangedAt : []));
}
/** So many results the service tells at once, and so often it is asked for more. */
const PAGE = 100;
const MOST_PAGES = 10;
/** The last results, the newest first; in a busy queue as many as a day has, where one that goes round in circles is rare. */
async function readResults(service, target, nowMs) {
    const since = new Date(nowMs - PAST_MS).toISOString();
    const first = await (0,service_errors/* ifKnown */.HP)(service.readTestingResults(target, { since }));
    const results = [...(first ?? [])];
    for (let pages = 1; pages < MOST_PAGES && results.length === pages * PAGE; pages += 1) {
        if (!(nowMs - (0,format/* msOf */.QZ)(results.at(-1)?.endedAt) < format/* UNIT_MS */.k7.d))
            break;
        const span = { since, offset: results.length };
        results.push(...((await (0,service_errors/* ifKnown */.HP)(service.readTestingResults(target, span))) ?? []));
    }
    return first === undefined ? undefined : results;
}
/** How often the service says that it ended as failed within a day; undefined where it does not tell. */
async function countEnds(service, pullRequest, nowMs) {
    const history = await (0,service_errors/* ifKnown */.HP)(service.readHistory(pullRequest));
    const ends = history?.timeline?.filter(({ state }) => state === "failed");
    return ends?.filter(({ timestamp }) => nowMs - (0,format/* msOf */.QZ)(timestamp) < format/* UNIT_MS */.k7.d).length;
}
/** The list of a queue has only what is ready; an older service does not list the others. */
async function readNotReady(service, target) {
    const page = await (0,service_errors/* ifKnown */.HP)(service.readPullRequests(target, { state: "not_ready" }));
    // The oldest submissions stand last, and have waited longest.
    const numbers = (page?.pullRequests ?? []).map(({ prNumber }) => prNumber).slice(-RECORDS);
    if (numbers.length === 0)
        return [];
    const records = await (0,service_errors/* ifKnown */.HP)(service.readHistories(target, numbers));
    return (records ?? []).filter(({ state }) => state === "not_ready");
}
/** The open issues of earlier checks of this queue. */
async function readOpen(label, target, host) {
    return (await host.posts.openIssues(target.repository, label)).flatMap((issue) => {
        const key = keyIn(issue, target);
        return key === undefined ? [] : [{ key, issue }];
    });
}
/** Compares what was found with the open issues. */
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
async function tell({ opened, changed, ended }, label, target, { posts }) {
    const { repository } = target;
    for (const finding of opened) {
        const title = `Merge queue for ${target.targetBranch}: ${TITLES[finding.kind]}`;
        await posts.createIssue(repository, { title, body: bodyOf(finding, target), labels: [label] });
    }
    for (const { finding, issue } of changed) {
        await posts.editIssue(repository, issue.number, { body: bodyOf(finding, target) });
    }
    for (const { issue } of ended) {
        const body = `${issue.body}\n\n**It is over**: the last check did not find it any more.`;
        await posts.editIssue(repository, issue.number, { body, state: "closed" });
    }
}
function planned(episodes) {
    if (episodes === undefined)
        return [];
    const { opened, ended } = episodes;
    return [`${(0,format/* counted */.hS)(opened.length, "issue")} would be opened, and ${ended.length} closed.`];
}
const TITLES = {
    stuck: "it does not move",
    "not-starting": "tests do not start",
    paused: "it stands still",
    "missing-targets": "pull requests without impacted targets",
    loop: "a pull request goes round in circles",
};
/** By this line in an issue the next check knows what it is about. A comment of HTML must not hold two hyphens. */
function markOf(key, { targetBranch }) {
    const branch = encodeURIComponent(targetBranch.toWellFormed()).replaceAll("-", "%2D");
    return `<!-- merge-queue-action health ${branch} ${key} -->`;
}
function keyIn({ body }, target) {
    const [, key = ""] = /^<!-- merge-queue-action health \S+ ([a-z-]+(?: #\d+)?) -->/.exec(body) ?? [];
    return key !== "" && body.startsWith(markOf(key, target)) ? key : undefined;
}
function bodyOf({ key, message, advice }, target) {
    return (0,markdown/* paragraphs */.qN)([
        markOf(key, target),
        message,
        advice,
        "This issue is kept by check-queue-health, and closed when the trouble is over.",
    ]);
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


/***/ }),

/***/ 2141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createServiceTime: () => (/* binding */ createServiceTime),
/* harmony export */   parseHttpDate: () => (/* binding */ parseHttpDate),
/* harmony export */   presentIn: () => (/* binding */ presentIn),
/* harmony export */   presentOf: () => (/* binding */ presentOf)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);

/** The three forms of an HTTP date begin with a weekday; Date.parse would also take "-5" or "soon 5". */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;
/** Milliseconds since 1970 of an HTTP date; undefined for any other text. */
function parseHttpDate(text) {
    const date = text.trim();
    if (!HTTP_DATE.test(date))
        return undefined;
    // The oldest form names no zone, and means the same one as the others.
    const ms = Date.parse(/ GMT$/i.test(date) ? date : `${date} GMT`);
    return Number.isNaN(ms) ? undefined : ms;
}
/**
 * The present as an answer shows it, in milliseconds since 1970: its `Date`, and its `Age` when a cache has stored it.
 * Undefined without a `Date` that can be read.
 */
function presentIn({ header }) {
    const dateMs = parseHttpDate(header("date") ?? "");
    const age = header("age")?.trim() ?? "";
    return dateMs === undefined ? undefined : dateMs + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
}
/** Follows the service's clock from answer to answer; between them its time passes as on this machine. */
function createServiceTime({ now: machineNow }) {
    let aheadMs;
    return {
        note(answer) {
            const presentMs = presentIn(answer);
            if (presentMs !== undefined)
                aheadMs = presentMs - machineNow();
        },
        now: () => (aheadMs === undefined ? undefined : machineNow() + aheadMs),
    };
}
/** Two clocks further apart than this, in milliseconds, are reported. */
const APART_MS = _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m;
/**
 * The time that ages of `reported` times are measured by: the service's own. Without a `Date`, or if both the reported
 * times and this machine's clock contradict it, the later of this clock and the newest reported time counts.
 */
function presentOf(service, clock, reported) {
    const [serviceMs, machineMs] = [service.now(), clock.now()];
    const newestMs = reported.map(_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .msOf */ .QZ).reduce((most, ms) => (ms > most ? ms : most), Number.NEGATIVE_INFINITY);
    const apartMs = (ms) => Math.abs(machineMs - ms);
    if (serviceMs !== undefined && newestMs <= serviceMs + APART_MS) {
        const notes = apartMs(serviceMs) > APART_MS ? [skew(serviceMs, "the service's clock")] : [];
        return { ms: Math.max(serviceMs, newestMs), notes };
    }
    if (serviceMs !== undefined && apartMs(serviceMs) <= APART_MS)
        return { ms: serviceMs, notes: [] };
    const reason = serviceMs === undefined
        ? "The service sends no Date header that can be read"
        : "The service's Date header is older than times in its records";
    if (newestMs > machineMs + APART_MS) {
        return { ms: newestMs, notes: [`${reason}.`, skew(newestMs, "the newest time in the service's records")] };
    }
    return { ms: Math.max(machineMs, newestMs), notes: [`${reason}; ages are measured by the clock of this machine.`] };
    function skew(ms, measure) {
        // Dates have whole seconds, and answers take some.
        const minutes = Math.round(apartMs(ms) / _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m);
        const side = machineMs > ms ? "ahead of" : "behind";
        return `The clock of this machine is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(minutes * _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m)} ${side} ${measure}, by which ages are measured.`;
    }
}


/***/ })

};
