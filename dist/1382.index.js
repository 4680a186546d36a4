export const id = 1382;
export const ids = [1382];
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
// EXTERNAL MODULE: ./lib/src/service/record-state.js
var record_state = __webpack_require__(6497);
// EXTERNAL MODULE: ./lib/src/queue/read.js
var read = __webpack_require__(8502);
;// CONCATENATED MODULE: ./lib/src/queue/health.js
/** Findings about a queue, from one snapshot, its last tests and its last merges. */



/** `nowMs` is on the service's clock; `known` has the keys of findings with an open issue. */
function findTrouble(view, limits, nowMs, known = new Set()) {
    // Until the next check, a reported pause explains every wait.
    const waits = known.has("paused") ? [] : [...unmerged(view, limits, nowMs), ...notStarting(view, nowMs)];
    const slow = slowTests(view, limits, nowMs);
    return [
        ...(slow.length > 0 ? slow : waits),
        ...paused(view, limits, nowMs, known),
        ...missingTargets(view, limits, nowMs),
        ...loops(view, limits, nowMs),
    ];
}
function findingOf(kind, pullRequests, message, advice) {
    return { kind, key: kind, message, advice, pullRequests };
}
const ENOUGH_RESULTS = 20;
const FALLBACK_MS = 3 * format/* UNIT_MS */.k7.h;
const LEAST_MS = 30 * format/* UNIT_MS */.k7.m;
const FACTOR = 3;
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
/** The queue itself cancels tests after its own limit. */
function longestTests(view, { stuckAfter: given }) {
    const { ms, source } = stuckAfter(view, given);
    const timeoutMs = (view.queue.testingTimeoutMinutes ?? 0) * format/* UNIT_MS */.k7.m;
    return { ms: timeoutMs > 0 ? Math.min(ms, timeoutMs + LEAST_MS) : ms, source };
}
function slowTests(view, limits, nowMs) {
    const { queue } = view;
    const { ms, source } = longestTests(view, limits);
    const slow = queue.enqueuedPullRequests.filter((each) => each.state === "testing" && ageOf(each, nowMs) > ms);
    if (queue.state === "paused" || slow.length === 0)
        return [];
    const numbers = slow.map(({ prNumber }) => prNumber);
    return [
        findingOf("stuck", numbers, `The tests of ${(0,read/* numberList */.qe)(numbers)} have run for more than ${(0,format/* formatDuration */.a3)(ms)} (${source}).`, "Look at the checks on the queue's test branch: one of them may never be reported. restart-tests starts them again."),
    ];
}
function unmerged(view, limits, nowMs) {
    const { queue } = view;
    const head = queue.enqueuedPullRequests.find(isHeld);
    if (queue.state === "paused" || head === undefined)
        return [];
    const testsMs = longestTests(view, limits).ms;
    const isFirst = head === queue.enqueuedPullRequests[0];
    const what = `#${head.prNumber} has ${head.state === "tests_passed" ? "passed" : "failed"} its tests`;
    const place = isFirst ? " and is first in the queue" : "";
    const advice = "See whether the service and GitHub have a disturbance. Cancelling and submitting it again may free the queue.";
    const found = (message) => [findingOf("stuck", [head.prNumber], message, advice)];
    if (isFirst && head.state === "tests_passed") {
        // In lanes a merge may be another lane's.
        const merges = queue.mode === "parallel" ? [] : view.mergedAt;
        const readyMs = Math.min(ageOf(head, nowMs), leastAge(merges, nowMs));
        return readyMs > testsMs ? found(`${what}${place}, but it has not merged for ${(0,format/* formatDuration */.a3)(readyMs)}.`) : [];
    }
    if (queue.enqueuedPullRequests.some(({ state }) => state === "testing"))
        return [];
    // A failure is final after `pendingFailureDepth` rows of tests.
    const waitsMs = testsMs * (1 + (queue.pendingFailureDepth ?? 0));
    const stillMs = Math.min(ageOf(head, nowMs), sinceProgress(view, nowMs));
    return stillMs > waitsMs
        ? found(`${what}${place}, and for ${(0,format/* formatDuration */.a3)(stillMs)} no test has started or ended and nothing has merged.`)
        : [];
}
function isHeld({ state }) {
    return state === "tests_passed" || state === "pending_failure";
}
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
    // Between two tests every pull request is pending.
    if (!(Math.min(ageOf(oldest, nowMs), sinceProgress(view, nowMs)) > waitMs))
        return [];
    const numbers = (0,read/* enqueuedIn */.E$)(queue);
    return [
        findingOf("not-starting", numbers, `No tests run although ${(0,read/* numberList */.qe)(numbers)} wait for them, #${oldest.prNumber} for ${(0,format/* formatDuration */.a3)(ageOf(oldest, nowMs))}.`, "See whether the queue may push its branches trunk-merge/** and trunk-temp/**, and whether its app is still installed."),
    ];
}
/** A known pause lasts until the queue moves: a submission or a cancellation is no progress. */
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
    const message = `The queue is ${queue.state}: ${(0,read/* numberList */.qe)(numbers)} wait, the longest for ${(0,format/* formatDuration */.a3)(Math.max(longestMs, 0))}, and for more than ${(0,format/* formatDuration */.a3)(pausedAfter)} no test has started or ended and nothing has merged.`;
    return [findingOf("paused", numbers, message, "If nobody wants this pause any more, run resume-queue.")];
}
/** In parallel mode the queue admits nothing without an upload, and reports nothing. */
function missingTargets({ notReady }, limits, nowMs) {
    const old = notReady.filter((record) => ageOf(record, nowMs) > limits.targetsAfter);
    const missing = old.filter((record) => certainBlockers(record).includes("impacted targets"));
    const numbers = missing.flatMap(({ prNumber }) => prNumber ?? []);
    if (numbers.length === 0)
        return [];
    return [
        findingOf("missing-targets", numbers, `${(0,read/* numberList */.qe)(numbers)} cannot enter the queue: nothing was uploaded that says what they impact.`, "See why the workflow that runs set-impacted-targets did not run for their heads, and run it again."),
    ];
}
/** Repeated submissions after failures: probably automation. */
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
        return [{ ...findingOf("loop", [number], message, advice), key: `loop #${number}` }];
    });
}
/** Within one attempt tests fail again when something ahead fails. */
const FAILURES_PER_ATTEMPT = 3;
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
/** Names of the reasons that keep it out of a running queue too. */
function certainBlockers(record) {
    return (0,record_state/* findBlockers */.zX)(record).flatMap(({ name, isCertain }) => (isCertain ? [name] : []));
}
/** Infinite without any such time. */
function sinceProgress({ queue, results = [], mergedAt }, nowMs) {
    const tested = queue.enqueuedPullRequests.filter((each) => each.state === "testing" || isHeld(each));
    const times = [
        ...tested.map(({ stateChangedAt }) => stateChangedAt),
        ...results.map(({ endedAt }) => endedAt),
        ...mergedAt,
    ];
    return leastAge(times, nowMs);
}
/** Times further ahead are errors of a record. */
const AHEAD_MS = format/* UNIT_MS */.k7.m;
/** Infinite without a valid time. */
function leastAge(times, nowMs) {
    return Math.min(...times.map((time) => sinceMs(time, nowMs)).filter((ms) => ms >= -AHEAD_MS));
}
function ageOf({ stateChangedAt }, nowMs) {
    return sinceMs(stateChangedAt, nowMs);
}
/** NaN for an invalid time, which is beyond no limit. */
function sinceMs(time, nowMs) {
    return nowMs - (0,format/* msOf */.QZ)(time);
}

;// CONCATENATED MODULE: ./lib/src/queue/health-check.js









/** Checks a queue, and updates one issue for each finding. */
async function checkHealth(values, target, context) {
    const limits = { ...values, stuckAfter: values.stuckAfter === "auto" ? undefined : values.stuckAfter };
    const view = await readView(target, limits, context);
    const { ms: nowMs, notes } = (0,present/* presentOf */.ZU)(context.service, context.clock, timesIn(view));
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
    const plan = episodes && [
        `${(0,format/* counted */.hS)(episodes.opened.length, "issue")} would be opened, and ${episodes.ended.length} closed.`,
    ];
    if (context.dryRun)
        return { ...(0,operation/* dryRun */.PA)(message), details: [...details, ...(plan ?? [])], outputs };
    if (host !== undefined && episodes !== undefined) {
        await writeIssues(episodes, values.label, target, host).catch((error) => {
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
/** `notes` are about the clocks that ages depend on. */
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
function unreported(error, { message, details, outputs }) {
    if (!(error instanceof host/* HostError */.dh))
        return error;
    return new errors/* Failure */.HR(error.unavailable ? "unavailable" : "input", `The issues of this queue: ${error.message}.`, {
        details: [message, ...details, ...error.advice],
        outputs,
        cause: error,
    });
}
const PAST_MS = 14 * format/* UNIT_MS */.k7.d;
/** Records per request, and the most that are checked. */
const RECORDS = 50;
async function readView(target, limits, { service, clock }) {
    const queue = await (0,read/* readQueue */.Qf)(service, target);
    const stateTimes = queue.enqueuedPullRequests.map(({ stateChangedAt }) => stateChangedAt);
    const nowMs = (0,present/* presentOf */.ZU)(service, clock, stateTimes).ms;
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
function timesIn({ queue, notReady, results = [], mergedAt }) {
    const changed = [...queue.enqueuedPullRequests, ...notReady].map(({ stateChangedAt }) => stateChangedAt);
    return [...changed, ...results.map(({ endedAt }) => endedAt), ...mergedAt];
}
/** An older service does not list merges. */
async function readMerges(service, target, { pausedAfter }, nowMs) {
    const since = new Date(nowMs - Math.max(pausedAfter, format/* UNIT_MS */.k7.d)).toISOString();
    const page = await (0,service_errors/* ifKnown */.HP)(service.readPullRequests(target, { state: "merged", since }));
    return (page?.pullRequests ?? []).flatMap((each) => (each.state === "merged" ? each.stateChangedAt : []));
}
/** Results per request, and the most requests. */
const PAGE = 100;
const MOST_PAGES = 10;
/** Newest first; up to a day of results in a busy queue. */
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
/** Failed attempts within a day; undefined if the service has no timeline. */
async function countEnds(service, pullRequest, nowMs) {
    const history = await (0,service_errors/* ifKnown */.HP)(service.readHistory(pullRequest));
    const ends = history?.timeline?.filter(({ state }) => state === "failed");
    return ends?.filter(({ timestamp }) => nowMs - (0,format/* msOf */.QZ)(timestamp) < format/* UNIT_MS */.k7.d).length;
}
/** The queue lists only ready pull requests; an older service does not list the others. */
async function readNotReady(service, target) {
    const page = await (0,service_errors/* ifKnown */.HP)(service.readPullRequests(target, { state: "not_ready" }));
    // The oldest submissions come last.
    const numbers = (page?.pullRequests ?? []).map(({ prNumber }) => prNumber).slice(-RECORDS);
    if (numbers.length === 0)
        return [];
    const records = await (0,service_errors/* ifKnown */.HP)(service.readHistories(target, numbers));
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
        const body = `${issue.body}\n\n**It is over**: the last check did not find it any more.`;
        await posts.editIssue(repository, issue.number, { body, state: "closed" });
    }
}
const TITLES = {
    stuck: "it does not move",
    "not-starting": "tests do not start",
    paused: "it stands still",
    "missing-targets": "pull requests without impacted targets",
    loop: "a pull request goes round in circles",
};
/** Marker by which the next check finds the issue. An HTML comment must not contain two hyphens. */
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
const NUMBERS_SHOWN = 20;
/** `#1, #2 and 480 more` */
function numberList(numbers) {
    const shown = numbers.map((number) => `#${number}`);
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .truncatedList */ .pO)(shown, NUMBERS_SHOWN);
}
const OF_A_QUEUE = "target-branch and repository";
const OF_A_PULL_REQUEST = "target-branch, pr-number and repository";
/** `inputs` are those that may be wrong. */
function notFoundError(error, what, inputs = OF_A_QUEUE) {
    return notFound(error, `The service does not know ${what}.`, inputs);
}
function queueNotFoundError(error, target) {
    return notFound(error, `There is no merge queue for branch ${queueName(target)}.`, OF_A_QUEUE);
}
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
function serverMessage({ serverText = "" }) {
    return serverText === "" ? [] : [`The service said: ${serverText}`];
}
/** Empty for a running queue. */
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
function isTransient(error) {
    return error instanceof ApiError && error.facts.transient;
}
function ifFound(reading) {
    return unless(isNotFound, reading);
}
/** Undefined after a status 400 or 404, which an older service sends for an unknown request. */
function ifKnown(reading) {
    return unless((error) => isNotFound(error) || (error instanceof ApiError && error.facts.status === 400), reading);
}
/** Undefined after any failure. @throws AbortedError */
function ifReadable(reading) {
    return unless((error) => !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM), reading);
}
async function unless(isNothing, reading) {
    return reading.catch((error) => {
        if (isNothing(error))
            return undefined;
        throw error;
    });
}
/** True for a write without an answer or with 408 or 5xx: only a read shows its effect. */
function isAmbiguous(error) {
    return error instanceof ApiError && error.facts.ambiguous;
}
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
function adviceFor(apiUrl, { unsent }) {
    const address = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("api-url");
    if (!unsent)
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Run it again later. If the service only answers slowly, raise ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .inputName */ .yu)("request-timeout")}; a proxy or a firewall can also cut connections.`;
    if ((0,_http_proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(apiUrl))
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `${address} names this machine. Check that the service, such as merge-queue serve, runs and listens there.`;
    return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL) `Check that this machine reaches ${apiUrl.host}: its network and DNS, the variables HTTPS_PROXY and NO_PROXY, and ${address}.`;
}
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
const READ_CHARACTERS = 100_000;
/**
 * Returns the service's message for a log line: plain text, the message of a JSON error, or HTML without tags. Secrets
 * are hidden before the cut, and again after JSON is decoded.
 */
function serverText(body, hide) {
    const start = hide(body).slice(0, READ_CHARACTERS);
    const text = messageInJson(start) ?? (/^\s*</.test(start) ? withoutTags(start) : start);
    const line = hide(text)
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1).toWellFormed()}\u2026` : line;
}
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

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ createServiceTime),
/* harmony export */   Tk: () => (/* binding */ presentIn),
/* harmony export */   ZU: () => (/* binding */ presentOf),
/* harmony export */   m6: () => (/* binding */ parseHttpDate)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);

/** Date.parse would also accept "-5" or "soon 5". */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;
/** Milliseconds since 1970; undefined if the text is no HTTP date. */
function parseHttpDate(text) {
    const date = text.trim();
    if (!HTTP_DATE.test(date))
        return undefined;
    // The oldest form names no zone and is in GMT.
    const ms = Date.parse(/ GMT$/i.test(date) ? date : `${date} GMT`);
    return Number.isNaN(ms) ? undefined : ms;
}
/** Returns `Date` plus `Age` in milliseconds since 1970; undefined without a readable `Date`. */
function presentIn({ header }) {
    const dateMs = parseHttpDate(header("date") ?? "");
    const age = header("age")?.trim() ?? "";
    return dateMs === undefined ? undefined : dateMs + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
}
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
const APART_MS = _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m;
/**
 * Returns the time that ages are measured by: the service's own, or if it sends no `Date` or its records contradict
 * that, the later of this machine's clock and the newest reported time.
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
        // `Date` has whole seconds.
        const minutes = Math.round(apartMs(ms) / _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m);
        const side = machineMs > ms ? "ahead of" : "behind";
        return `The clock of this machine is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(minutes * _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m)} ${side} ${measure}, by which ages are measured.`;
    }
}


/***/ }),

/***/ 6497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ terminalState),
/* harmony export */   BU: () => (/* binding */ hasOtherHead),
/* harmony export */   TL: () => (/* binding */ isMerged),
/* harmony export */   _b: () => (/* binding */ isFromBefore),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   lY: () => (/* binding */ isOutdated),
/* harmony export */   mP: () => (/* binding */ hasMark),
/* harmony export */   zX: () => (/* binding */ findBlockers)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);

/** States that end an attempt (the service's document, "States and transitions"). */
const TERMINAL_STATES = ["merged", "failed", "cancelled"];
function terminalState({ state }) {
    return TERMINAL_STATES.find((terminal) => terminal === state);
}
function isMerged(record) {
    return record?.state === "merged";
}
function hasEnded(record) {
    return terminalState(record) !== undefined || !record.isCurrentlySubmittedToQueue;
}
function hasMark({ id, stateChangedAt }, mark) {
    return mark !== undefined && id === mark.id && stateChangedAt === mark.stateChangedAt;
}
/** True for the record of an earlier attempt, or an older record in a reply that lags. `merged` always counts. */
function isFromBefore(record, { stale, since = "" }) {
    if (isMerged(record))
        return false;
    if ((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isBefore */ .Y8)(record.stateChangedAt, stale?.stateChangedAt ?? ""))
        return true;
    return hasEnded(record) && (hasMark(record, stale) || (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isBefore */ .Y8)(record.stateChangedAt, since));
}
/** True when a reply lags behind a known record. `merged` always counts. */
function isOutdated(record, known) {
    return !isMerged(record) && (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isBefore */ .Y8)(record.stateChangedAt, known?.stateChangedAt ?? "");
}
function hasOtherHead(record, guardedHead) {
    return record !== undefined && guardedHead !== undefined && !(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .sameCommit */ .Kd)(record.prSha, guardedHead);
}
/** Applies the readiness rule of the service's document, "Submitted pull request". */
function findBlockers({ readiness }) {
    const { doesBaseBranchMatch, gitHubMergeability, requiresImpactedTargets, hasImpactedTargets } = readiness ?? {};
    const mergeability = gitHubMergeability ?? "mergeable";
    return [
        ...(doesBaseBranchMatch === false ? [{ name: "base branch", isCertain: true }] : []),
        ...(mergeability === "mergeable"
            ? []
            : [{ name: "mergeability", isCertain: mergeability === "not_mergeable" }]),
        ...(requiresImpactedTargets === true && hasImpactedTargets !== true
            ? [{ name: "impacted targets", isCertain: hasImpactedTargets === false }]
            : []),
    ];
}


/***/ })

};
