export const id = 4558;
export const ids = [4558,2141,4176];
export const modules = {

/***/ 7485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ endPage),
/* harmony export */   Cy: () => (/* binding */ endStatus),
/* harmony export */   H_: () => (/* binding */ endSentence),
/* harmony export */   Rx: () => (/* binding */ endComment),
/* harmony export */   Zk: () => (/* binding */ earlierReport),
/* harmony export */   g0: () => (/* binding */ otherHeadSentence),
/* harmony export */   mc: () => (/* binding */ endDetails),
/* harmony export */   oS: () => (/* binding */ endAddress)
/* harmony export */ });
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8502);
/* harmony import */ var _test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8850);
/* harmony import */ var _test_run_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4283);
/* harmony import */ var _test_run_verdict_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1772);
/* harmony import */ var _text_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4461);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6375);







/** One sentence about the end. */
function endSentence({ end, target, testRun, isBack, otherHead }) {
    const subject = `#${target.number}`;
    const queue = `the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_0__/* .queueName */ .nM)(target)}`;
    const why = testRun?.run === undefined ? undefined : (0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_2__/* .whyFailed */ .KE)(testRun.run);
    const sentences = {
        merged: `${subject} was merged into ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortName */ .EU)(target.targetBranch)} by the merge queue`,
        "not-from-queue": `${subject} was merged, but not by ${queue}`,
        failed: `${subject} failed in ${queue} and was not merged${why === undefined ? "" : `: ${why}`}`,
        cancelled: `${subject} was taken out of ${queue} and was not merged`,
        closed: `${subject} was closed without a merge, and is out of ${queue}`,
    };
    const notes = [
        isBack ? " It has been submitted again since." : "",
        otherHead === undefined ? "" : ` ${otherHeadSentence(otherHead)}`,
    ];
    return `${sentences[end.result]}.${notes.join("")}`;
}
/** Names both commits of a merge that is not the one that the run is for. */
function otherHeadSentence({ merged, expected }) {
    return `The queue merged commit ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortName */ .EU)(merged)}, and this run is for commit ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortName */ .EU)(expected)}.`;
}
/** Why, and what to do, one sentence a line. */
function endDetails(story) {
    const next = nextStep(story);
    const { sentence, evidence = [] } = story.verdict ?? {};
    const lines = [sentence, ...evidence, ...mending(story), next === undefined ? undefined : `What to do: ${next}`];
    return lines.flatMap((line) => line ?? []);
}
/** How to mend what has nothing to do with the change. */
function mending({ verdict, testRun }) {
    const isToMend = verdict?.word === "infrastructure" && verdict.next === "fix";
    return isToMend && testRun?.run !== undefined ? (0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_2__/* .testRunAdvice */ .G$)(testRun.run, true) : [];
}
function nextStep({ end, verdict, isBack }) {
    const isOut = end.result === "failed" || end.result === "cancelled";
    const advice = isBack || !isOut || verdict === undefined ? "" : (0,_test_run_verdict_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .adviceOf */ .wr)(verdict);
    return advice === "" ? undefined : advice;
}
const HEADINGS = {
    merged: "Merged",
    "not-from-queue": "Merged, but not by the merge queue",
    failed: "Thrown out of the merge queue",
    cancelled: "Taken out of the merge queue",
    closed: "Closed without a merge",
};
/** More is in the service. */
const CHECKS_SHOWN = 20;
const ENDS_SHOWN = 20;
/** The report as it stands in the comment, which says nothing that somebody else could make look like more. */
function endComment(story) {
    const { end, author, earlier } = story;
    const sentence = (0,_text_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .commentText */ .br)(endSentence(story));
    const called = (0,_text_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .mention */ .lE)(author);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraphs */ .qN)([
        `**${HEADINGS[end.result]}**`,
        called === "" ? sentence : `${called}, ${sentence}`,
        explanation(story),
        `Ended: ${(0,_text_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .commentText */ .br)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatServiceTime */ .wF)(end.at))}${testRunOf(story)}`,
        earlierEnds(earlier.toReversed()),
    ]);
}
/** The report of an earlier end, folded under its heading. */
function earlierReport(mark, report) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .TM)(endLine(mark), report);
}
/** The same on the page of a run. */
function endPage(story, note) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraphs */ .qN)([
        [endSentence(story), note]
            .filter((text) => text !== "")
            .map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeText */ .X1)
            .join(" "),
        explanation(story),
        `Ended: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatServiceTime */ .wF)(story.end.at))}${testRunOf(story)}`,
    ]);
}
/** For both places, so by the stricter rule. */
function explanation(story) {
    const { mergeCommit, target, verdict } = story;
    const next = nextStep(story);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraphs */ .qN)([
        mergeCommit === undefined ? "" : `Merge commit: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .commitLink */ .wn)(target.repository, mergeCommit)}`,
        failedChecks(story),
        verdict === undefined ? "" : `**Why:** ${(0,_text_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .commentText */ .br)(verdict.sentence)}`,
        (0,_text_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .commentBullets */ .V3)([...(verdict?.evidence ?? []), ...mending(story)]),
        next === undefined ? "" : `**What to do:** ${(0,_text_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .commentText */ .br)(next)}`,
    ]);
}
function testRunOf({ testRun }) {
    return testRun === undefined ? "" : `, test run ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortName */ .EU)(testRun.id))}`;
}
function failedChecks({ testRun }) {
    const failed = testRun?.run === undefined ? [] : (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .checksOf */ .tg)(testRun.run).filter(({ result }) => result === "failed");
    const rows = failed.slice(0, CHECKS_SHOWN).map(({ name, url }) => `- ${(0,_text_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .commentLink */ .km)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortName */ .EU)(name), url)}`);
    if (rows.length === 0)
        return "";
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraphs */ .qN)(["**Failed checks**", rows.join("\n"), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .andMore */ .v)(failed.length - rows.length)]);
}
function earlierEnds(ends) {
    return ends.length === 0 ? "" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .TM)(`Earlier: ${ends.length}`, (0,_text_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .commentBullets */ .V3)(ends.map(endLine), ENDS_SHOWN));
}
function endLine({ result, at }) {
    return `${HEADINGS[result]}: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatServiceTime */ .wF)(at)}`;
}
/** The same in so few words as a commit status holds. */
function endStatus({ end, verdict, testRun }) {
    const why = testRun?.run === undefined ? undefined : (0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_2__/* .whyFailed */ .KE)(testRun.run);
    return why === undefined ? `${HEADINGS[end.result]}${verdict === undefined ? "" : `: ${verdict.word}`}` : why;
}
/** The page that explains an end best; undefined where there is none. */
function endAddress({ testRun }) {
    if (testRun?.run === undefined)
        return undefined;
    const url = (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .checksOf */ .tg)(testRun.run).find((check) => check.result === "failed")?.url;
    return url !== undefined && /^https?:\/\//.test(url) ? url : undefined;
}


/***/ }),

/***/ 4164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readEndFacts),
/* harmony export */   o: () => (/* binding */ endsOf)
/* harmony export */ });
/* harmony import */ var _ci_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9265);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6583);




/**
 * The ends of the attempts that the service knows of, the oldest first. An attempt is over with its final state; one
 * that was begun since hides it in the record, but not in the timeline, which not every service tells.
 */
function endsOf({ record, onHost }) {
    if (record === undefined)
        return [];
    const { stateChangedAt } = record;
    const id = record.id ?? "";
    const past = (record.timeline ?? []).flatMap(({ state, timestamp }) => {
        const result = RESULTS.get(state);
        return result === undefined || typeof timestamp !== "string" ? [] : [endAt(id, timestamp, result)];
    });
    if (!(0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .hasEnded */ .hY)(record))
        return past;
    const last = endAt(id, stateChangedAt, resultOf(record, onHost));
    const before = past.filter(({ key }) => key !== last.key);
    if ((0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isMerged */ .TL)(record) || onHost?.merged !== true || last.result !== "not-from-queue")
        return [...before, last];
    // The end in the queue and the merge by hand that followed are two ends, of which each is told.
    const own = { ...last, result: RESULTS.get(record.state ?? "") ?? "cancelled" };
    return [...before, own, { ...last, key: `${last.key}+${onHost.mergeCommitSha ?? "merged"}` }];
}
const RESULTS = new Map([
    ["merged", "merged"],
    ["failed", "failed"],
    ["cancelled", "cancelled"],
]);
/** What left the queue without a final state counts as taken out of it. */
function resultOf(record, onHost) {
    const state = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalState */ .AQ)(record) ?? "cancelled";
    if (state === "merged")
        return isMergedByHand(record) ? "not-from-queue" : state;
    if (onHost?.merged === true)
        return "not-from-queue";
    return state === "cancelled" && onHost?.open === false ? "closed" : state;
}
/** True when the service's timeline shows that somebody merged it past the queue. Not every service has a timeline. */
function isMergedByHand({ timeline }) {
    return timeline?.findLast(({ state }) => state === "merged")?.reason === "MANUAL_MERGE";
}
/** The same moment can be written in several ways. */
function endAt(id, at, result) {
    const ms = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(at)?.ms;
    const key = [id, ms === undefined ? at : new Date(ms).toISOString()]
        .map((part) => encodeURIComponent(part.toWellFormed()))
        .join("@");
    return { key, result, at };
}
/** The service and GitHub learn of an end within seconds of each other; so long one is waited for, in milliseconds. */
const PAUSES_MS = [2000, 3000, 5000, 10_000, 10_000];
/**
 * What the service and GitHub tell of a pull request, once both know of an end that one of them knows of. `areTestsOver`
 * where the branch that it was tested on is gone: what is still in its tests then has not heard of it.
 */
async function readEndFacts(target, context, { areTestsOver = false } = {}) {
    const refusals = new Set();
    for (let round = 0;; round += 1) {
        const [record, onHost] = await Promise.all([
            readHistory(target, context),
            pullRequestOnHost(target, context, refusals),
        ]);
        const facts = { record, onHost };
        const isLate = areTestsOver && record?.state === "testing";
        const pauseMs = isLate || isAboutToEnd(facts) ? PAUSES_MS[round] : undefined;
        if (pauseMs === undefined)
            return facts;
        await context.clock.sleep(pauseMs, context.signal);
    }
}
function isAboutToEnd({ record, onHost }) {
    if (record === undefined)
        return false;
    if ((0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalState */ .AQ)(record) === "merged")
        return onHost?.merged === false;
    return !(0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .hasEnded */ .hY)(record) && (onHost?.open === false || record.state === "tests_passed");
}
/** A service that tells of no transitions may refuse to be asked for them. */
async function readHistory(target, { service }) {
    try {
        return await service.readHistory(target);
    }
    catch (error) {
        const status = error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD ? error.facts.status : undefined;
        if (status === 404)
            return undefined;
        if (status !== 400)
            throw error;
        const record = await (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .findRecord */ .Tq)(service, target);
        return record === undefined ? undefined : { ...record, timeline: undefined };
    }
}
/** What cannot be read is not known: the end is told without it. */
async function pullRequestOnHost({ repository, number }, { host, log, signal }, refusals) {
    try {
        return await host?.pullRequest(repository, number, signal);
    }
    catch (error) {
        if (!(error instanceof _ci_host_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh))
            throw error;
        const lines = [`merge-commit-sha stays empty: ${error.message}.`, ...error.advice];
        for (const line of lines)
            if (!refusals.has(line))
                log.info(line);
        for (const line of lines)
            refusals.add(line);
        return undefined;
    }
}


/***/ }),

/***/ 1654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ reporterFor),
/* harmony export */   Lx: () => (/* binding */ writeMark),
/* harmony export */   Mp: () => (/* binding */ readMark),
/* harmony export */   Yf: () => (/* binding */ CLOCKS_APART_MS),
/* harmony export */   fk: () => (/* binding */ toldIn)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _end_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9035);



/** Half of an HMAC-SHA256: no shorter name of a commit is trusted either. */
const SEAL_DIGITS = 32;
const MARK = /<!-- merge-queue-action end ([\w%@.+~!*'()-]+) ([a-z-]+) ([\d:TZ.-]+) ([\w-]+) ([0-9a-f]{32}) -->/g;
function writeMark(mark, seal) {
    return `<!-- merge-queue-action end ${wordsOf(mark)} ${sealOf(mark, seal)} -->`;
}
function wordsOf({ key, result, at, nonce }) {
    return [key, result, at, nonce].join(" ");
}
function sealOf(mark, seal) {
    return seal(wordsOf(mark)).slice(0, SEAL_DIGITS);
}
/** Reads the first mark of a text that was made with this seal. */
function readMark(text, seal) {
    for (const [, key = "", word, at = "", nonce = "", given] of text.matchAll(MARK)) {
        const result = _end_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .END_RESULTS */ .Nr.find((each) => each === word);
        const mark = result === undefined ? undefined : { key, result, at, nonce };
        if (mark !== undefined && given === sealOf(mark, seal))
            return mark;
    }
    return undefined;
}
/** Characters of a nonce that name the step, and characters that name the process. */
const STEP_DIGITS = 8;
const PROCESS_DIGITS = 4;
/**
 * Names this run for the reports of one pull request. Steps that cannot be distinguished, such as the jobs of a matrix,
 * differ by the part for the process, so that one of them reports.
 */
function reporterFor({ step }, seal) {
    const unique = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, PROCESS_DIGITS);
    if (step === undefined) {
        const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, STEP_DIGITS);
        return { nonce, isOwn: (given) => given === nonce };
    }
    const name = seal(`step ${step.id}`).slice(0, STEP_DIGITS);
    const nonce = `${name}-${step.attempt}-${unique}`;
    return {
        nonce,
        isOwn(given) {
            const [of, attempt] = given.split("-");
            return given === nonce || (of === name && Number(attempt) < step.attempt);
        },
    };
}
/** The greatest difference between the clocks of the service, of GitHub and of a runner. */
const CLOCKS_APART_MS = 10 * _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .UNIT_MS */ .k7.m;
/**
 * Finds the comments that report ends, the oldest first. A copied mark stays true; but a comment that is older than the
 * end in its mark is somebody else's, and must not count as the first one. A copy by a person does not count either when
 * an app has reported the same end: the token of a job is an app's.
 */
function toldIn(comments, seal) {
    const valid = comments
        .flatMap((comment) => {
        const mark = readMark(comment.body, seal);
        const [ended, created] = [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(mark?.at ?? "")?.ms, (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(comment.createdAt)?.ms];
        if (mark === undefined || ended === undefined || created === undefined)
            return [];
        return created >= ended - CLOCKS_APART_MS ? [{ comment, mark }] : [];
    })
        .toSorted((one, other) => one.comment.id - other.comment.id);
    const ofApps = new Set(valid.filter(isByApp).map(({ mark }) => mark.key));
    return valid.filter((each) => isByApp(each) || !ofApps.has(each.mark.key));
}
function isByApp({ comment }) {
    return comment.author.endsWith("[bot]");
}


/***/ }),

/***/ 4176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportEnd: () => (/* binding */ reportEnd),
/* harmony export */   reportFacts: () => (/* binding */ reportFacts),
/* harmony export */   reportOf: () => (/* binding */ reportOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8502);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3127);
/* harmony import */ var _service_present_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2141);
/* harmony import */ var _test_run_checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8850);
/* harmony import */ var _test_run_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4283);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6375);
/* harmony import */ var _end_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7485);
/* harmony import */ var _ends_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4164);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6583);
/* harmony import */ var _tell_end_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5732);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1397);













/** Tells how the queue ended with a pull request; on a test branch of the queue with all that were tested there. */
async function reportEnd(values, target, context) {
    const outcomes = [];
    const failures = [];
    for (const [index, number] of (await testedIn(target, context)).entries()) {
        try {
            // Those that were tested together end together, so waiting for the first one is enough.
            const areTestsOver = target.ofTestRun !== undefined && index === 0;
            const facts = await (0,_ends_js__WEBPACK_IMPORTED_MODULE_8__/* .readEndFacts */ .L)({ ...target, number }, context, { areTestsOver });
            outcomes.push(await reportFacts(facts, values, { ...target, number }, context));
        }
        catch (error) {
            // The others of a batch are told all the same; a run that is to stop stops.
            if (context.signal.aborted)
                throw error;
            failures.push(error);
        }
    }
    const chosen = chosenOf(outcomes);
    if (failures.length > 0 && outcomes.every(({ outputs }) => outputs.reported !== true))
        throw failures[0];
    for (const error of failures)
        context.log.warning((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error));
    if (chosen === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz("The test run names no pull request.");
    const others = outcomes.filter((outcome) => outcome !== chosen);
    return {
        ...chosen,
        details: [...(chosen.details ?? []), ...others.map(({ message }) => message)],
        requests: outcomes.flatMap(({ requests = [] }) => requests),
        outputs: { ...chosen.outputs, reports: outcomes.flatMap(reportOf) },
        summary: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_12__/* .paragraphs */ .qN)(outcomes.map(({ summary = "" }) => summary)),
    };
}
/** Numbers of the pull requests that a run is about. */
async function testedIn(target, { service }) {
    if (target.ofTestRun === undefined)
        return [target.number];
    const run = await (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ifReadable */ .G5)((0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readTestRun */ .we)(service, target, target.ofTestRun));
    const tested = (run?.testedPullRequests ?? []).map(({ prNumber }) => prNumber);
    return tested.length === 0 ? [target.number] : [...new Set(tested)];
}
/** The merge that came last holds the others; else the first that was told, or the first. */
function chosenOf(outcomes) {
    const told = outcomes.filter(({ outputs }) => outputs.reported === true);
    return outcomes.findLast(({ outputs }) => outputs.deployable === true) ?? told[0] ?? outcomes[0];
}
const IN_REPORTS = ["pr-number", "deployable", "merge-commit-sha", "target-branch", "verdict", "author"];
/** What the output `reports` says of it, if this run told it. */
function reportOf({ result, outputs }) {
    if (outputs.reported !== true)
        return [];
    return [{ result, ...Object.fromEntries(IN_REPORTS.map((name) => [name, outputs[name] ?? ""])) }];
}
/** So long after it an end is told of a pull request that is in the queue again by then. */
const LATE_MS = _text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .UNIT_MS */ .k7.h;
/** Tells the end that the facts show, unless it was told; `isUntold` when a check just made found no report. */
async function reportFacts(facts, values, target, context, isUntold = false) {
    const ends = (0,_ends_js__WEBPACK_IMPORTED_MODULE_8__/* .endsOf */ .o)(facts);
    const end = ends.at(-1);
    const isBack = facts.record !== undefined && !(0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .hasEnded */ .hY)(facts.record);
    if (end === undefined || (isBack && !isToldLate(end, values, context)))
        return withoutEnd(facts, values, target);
    const brief = {
        end,
        earlier: ends.slice(0, -1),
        target,
        mergeCommit: mergeCommitOf(facts),
        author: authorOf(facts),
        isBack,
        otherHead: findOtherHead(end, facts, target),
        verdict: undefined,
        testRun: undefined,
    };
    if (brief.otherHead !== undefined)
        context.log.warning(`#${target.number}: ${(0,_end_text_js__WEBPACK_IMPORTED_MODULE_7__/* .otherHeadSentence */ .g0)(brief.otherHead)} The merge is not deployable.`);
    const canDeploy = isDeployable(brief);
    const isOwnEvent = target.closed === true;
    if (!values.reportOn.includes(end.result))
        return outcomeOf(brief, facts, { reported: false, deployable: canDeploy && isOwnEvent });
    const sha = facts.record?.prSha ?? "";
    const story = () => judged(brief, facts, context);
    const told = await (0,_tell_end_js__WEBPACK_IMPORTED_MODULE_10__/* .tellEnd */ .H)({ target, end, sha, isUntold, story }, values, context);
    switch (told.kind) {
        case "told-before":
            if (isBack)
                return withoutEnd(facts, values, target);
            return outcomeOf(brief, facts, { reported: false, deployable: false }, "It was told before.");
        case "planned": {
            const outcome = outcomeOf(told.story, facts, { reported: false, deployable: false });
            return { ...outcome, result: "planned", requests: [told.request], outputs: {} };
        }
        case "told":
            // What is kept nowhere would be told as deployable by each run.
            return outcomeOf(told.story, facts, {
                reported: true,
                deployable: canDeploy && (values.tell !== "none" || isOwnEvent),
            });
    }
}
function isDeployable({ end, mergeCommit, otherHead }) {
    const isMerge = end.result === "merged" || end.result === "not-from-queue";
    return isMerge && mergeCommit !== undefined && otherHead === undefined;
}
/**
 * Finds the commits of a merge that is not the one that the run is for. The event of a run may be older than the merge:
 * its head differs then, and GitHub shows the merged commit as the head of the pull request. The input `head-sha` counts
 * as it is.
 */
function findOtherHead({ result }, { record, onHost }, target) {
    const { guardedHead, isHeadGiven = false } = target;
    if (result !== "merged" || record === undefined || guardedHead === undefined)
        return undefined;
    if (!(0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .hasOtherHead */ .BU)(record, guardedHead))
        return undefined;
    const isOldEvent = !isHeadGiven && onHost?.merged === true && (0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .sameCommit */ .Kd)(onHost.headSha, record.prSha);
    return isOldEvent ? undefined : { merged: record.prSha, expected: guardedHead };
}
/** What nobody was told of in time; in the comment alone, which can say that it is in the queue again. */
function isToldLate({ at }, { tell }, { service, clock }) {
    return tell === "comment" && (0,_service_present_js__WEBPACK_IMPORTED_MODULE_3__.presentOf)(service, clock, [at]).ms - (0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .msOf */ .QZ)(at) <= LATE_MS;
}
/** The story with the verdict, where there is one to give. */
async function judged(brief, facts, context) {
    const { record } = facts;
    const { end, target, isBack } = brief;
    const isJudged = record !== undefined && !isBack && end.result !== "merged" && end.result !== "not-from-queue";
    return isJudged ? { ...brief, ...(await (0,_verdict_js__WEBPACK_IMPORTED_MODULE_11__.findVerdict)(record, target, knowing(facts, context))) } : brief;
}
/** What was read already is not asked for again. */
function knowing({ record, onHost }, { service, host, ...context }) {
    return {
        ...context,
        service: record === undefined ? service : { ...service, readHistory: async () => record },
        host: host === undefined || onHost === undefined ? host : { ...host, pullRequest: async () => onHost },
    };
}
function mergeCommitOf({ onHost }) {
    return onHost?.merged === true ? onHost.mergeCommitSha : undefined;
}
function authorOf({ record }) {
    return record?.prAuthor ?? undefined;
}
function outcomeOf(story, facts, reported, note = "") {
    const { end, target, verdict, testRun } = story;
    const details = (0,_end_text_js__WEBPACK_IMPORTED_MODULE_7__/* .endDetails */ .mc)(story);
    return {
        result: end.result,
        message: `${(0,_end_text_js__WEBPACK_IMPORTED_MODULE_7__/* .endSentence */ .H_)(story)}${note === "" ? "" : ` ${note}`}`,
        details,
        outputs: {
            ...outputsOf(facts, target),
            ...reported,
            "failing-checks": testRun?.run === undefined ? undefined : (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .failingChecks */ .oe)((0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .checksOf */ .tg)(testRun.run)),
            "test-run-id": testRun?.id,
            verdict: verdict?.word,
        },
        summary: (0,_end_text_js__WEBPACK_IMPORTED_MODULE_7__/* .endPage */ .Be)(story, note),
        record: { record: facts.record, verdict, testRun },
    };
}
function outputsOf(facts, target) {
    const { record, onHost } = facts;
    return {
        "merge-commit-sha": mergeCommitOf(facts),
        "pr-number": target.number,
        "head-sha": record?.prSha ?? onHost?.headSha ?? target.headSha,
        "target-branch": target.targetBranch,
        state: record?.state,
        author: authorOf(facts),
    };
}
/** Where the queue has nothing to do with what happened nothing is kept, so the event of the closing alone counts. */
function withoutEnd(facts, { reportOn }, target) {
    const { record, onHost } = facts;
    const subject = `#${target.number}`;
    const plain = (result, message, reported = { reported: false, deployable: false }) => ({
        result,
        message,
        outputs: { ...outputsOf(facts, target), ...reported },
        summary: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_12__/* .escapeText */ .X1)(message),
        record: { record },
    });
    if (record !== undefined)
        return plain("in-queue", `${subject} is in the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .queueName */ .nM)(target)}.`);
    if (onHost?.merged === true) {
        const isOwnEvent = target.closed === true;
        return plain("not-from-queue", `${subject} was merged; it was never in the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .queueName */ .nM)(target)}.`, {
            reported: isOwnEvent && reportOn.includes("not-from-queue"),
            deployable: isOwnEvent && mergeCommitOf(facts) !== undefined,
        });
    }
    const never = `never in the merge queue for ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_1__/* .queueName */ .nM)(target)}`;
    if (onHost === undefined)
        return plain("not-submitted", `${subject} was ${never}. Whether it is open is not known: GitHub did not tell.`);
    return onHost.open
        ? plain("not-submitted", `${subject} is open; it was ${never}.`)
        : plain("closed", `${subject} was closed; it was ${never}.`);
}


/***/ }),

/***/ 4558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sweepQueue: () => (/* binding */ sweepQueue)
});

// EXTERNAL MODULE: ./lib/src/ci/host.js
var ci_host = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/queue/read.js
var queue_read = __webpack_require__(8502);
// EXTERNAL MODULE: ./lib/src/service/present.js
var present = __webpack_require__(2141);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/pull-request/record.js
var record = __webpack_require__(6583);
;// CONCATENATED MODULE: ./lib/src/pull-request/ended-since.js



/** A sweep asks the service so often at most. */
const MOST_READS = 20;
/** Of a hundred pull requests each. */
const MOST_PAGES = 10;
function frugal(service) {
    let reads = 0;
    const leaving = (reserved) => withReads(service, () => {
        if (reads + reserved() >= MOST_READS)
            throw new errors/* Failure */.HR("rejected", `A sweep asks the service ${MOST_READS} times at most.`);
        reads += 1;
    });
    return { service: leaving(() => 0), leaving };
}
function withReads(service, count) {
    const counted = (read) => async (...given) => {
        count();
        return read(...given);
    };
    return {
        ...service,
        readRecord: counted(service.readRecord),
        readQueue: counted(service.readQueue),
        readTestRun: counted(service.readTestRun),
        readHistory: counted(service.readHistory),
        readTestingResults: counted(service.readTestingResults),
        readPullRequests: counted(service.readPullRequests),
        readHistories: counted(service.readHistories),
    };
}
/** The pull requests of which an attempt ended since a time; `whole` is false where there were too many. */
async function listEnded(service, target, since) {
    const found = new Map();
    let cursor;
    for (let page = 1; page <= MOST_PAGES; page += 1) {
        const read = await service.readPullRequests(target, { since, cursor }).catch((error) => {
            throw (0,queue_read/* notFoundError */.i0)(error, `the merge queue for ${(0,queue_read/* queueName */.nM)(target)}`);
        });
        for (const each of read.pullRequests)
            found.set(each.prNumber, each);
        cursor = read.nextCursor ?? undefined;
        if (cursor === undefined || cursor === "")
            return { ended: [...found.values()], whole: true };
    }
    return { ended: [...found.values()], whole: false };
}
/** The service tells of so many histories at once. */
const AT_ONCE = 50;
/** How pull requests came to their states: read in portions, each when the first of it is asked for, in their order. */
function createHistories(service, target, listed, context) {
    let histories = new Map();
    let asked = 0;
    return {
        /** How many reads are still to come. */
        readsLeft: () => Math.ceil((listed.length - asked) / AT_ONCE),
        async of({ prNumber }) {
            if (!histories.has(prNumber)) {
                const portion = listed.slice(asked, asked + AT_ONCE);
                asked += portion.length;
                histories = await readHistories(service, target, portion, context);
            }
            return histories.get(prNumber);
        },
    };
}
/** Where the service does not tell, what its list shows has to do. */
async function readHistories(service, target, listed, { log }) {
    const histories = new Map(listed.map((each) => [each.prNumber, shownIn(each)]));
    const numbers = listed.map(({ prNumber }) => prNumber);
    try {
        for (const read of await service.readHistories(target, numbers)) {
            if (typeof read.prNumber === "number")
                histories.set(read.prNumber, read);
        }
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR) || error.kind === "aborted")
            throw error;
        log.info(`Earlier attempts and reasons are not known: ${(0,errors/* messageOf */.bD)(error)}`);
    }
    return histories;
}
/** What a list shows, as far as it goes. */
function shownIn(listed) {
    return { ...listed, isCurrentlySubmittedToQueue: (0,record/* terminalState */.AQ)(listed) === undefined };
}

// EXTERNAL MODULE: ./lib/src/pull-request/ends.js
var ends = __webpack_require__(4164);
// EXTERNAL MODULE: ./lib/src/pull-request/marks.js
var marks = __webpack_require__(1654);
// EXTERNAL MODULE: ./lib/src/pull-request/report-end.js
var report_end = __webpack_require__(4176);
// EXTERNAL MODULE: ./lib/src/pull-request/tell-end.js + 1 modules
var tell_end = __webpack_require__(5732);
;// CONCATENATED MODULE: ./lib/src/pull-request/sweep.js











/** What has just ended is left to the events that GitHub sends of it. */
const GRACE_MS = 10 * format/* UNIT_MS */.k7.m;
/** Of a hundred comments each; a workflow's token may ask GitHub a thousand times an hour. */
const LEDGER_PAGES = 30;
/** So many pull requests are looked at more closely in one run. */
const LOOKED_AT = 200;
/** So many that GitHub refuses before any was told are no matter of single pull requests. */
const MOST_REFUSED = 3;
/** Tells the ends of a queue that nobody told, the oldest first. */
async function sweepQueue(values, target, run) {
    const { service, leaving } = frugal(run.service);
    // What is not worth a read is no news to the log.
    const context = { ...run, service, log: { ...run.log, info: run.log.debug } };
    const { ended, whole, nowMs } = await listLately(values, service, target, run);
    const ledger = await readLedger(values, target, context, nowMs);
    const untold = ended.filter((each) => !lastIsKnown(each, ledger.isKnown)).toSorted(byTime);
    const open = untold.filter((each) => isDue(each, nowMs));
    const candidates = open.slice(0, LOOKED_AT);
    const histories = createHistories(service, target, candidates, context);
    // Without the histories that are still to be read, ends of earlier attempts would be missed.
    const sparing = { ...context, service: leaving(histories.readsLeft) };
    const { told, requests, refused, done, limit } = await sweepEach(candidates, values.atMost, async (each) => sweepOne(each.prNumber, await histories.of(each), ledger, values, target, sparing));
    const [first] = refused;
    if (first !== undefined && told.length === 0)
        throw first;
    const left = open.length - done + refused.length;
    const young = untold.length - open.length;
    return summed({ ended, whole, told, requests, left, young, limit: limit ?? first?.message }, values, target);
}
/** The ends of the last time by the service's clock, and its present, which only an answer of the service shows. */
async function listLately({ within }, service, target, { clock, log }) {
    const listAt = (ms) => listEnded(service, target, new Date(ms - within).toISOString());
    const machineMs = clock.now();
    const first = await listAt(machineMs);
    const { ms: nowMs, notes } = (0,present.presentOf)(service, clock, []);
    for (const note of notes)
        log.info(note);
    const isApart = Math.abs(nowMs - machineMs) > marks/* CLOCKS_APART_MS */.Yf;
    return { ...(isApart ? await listAt(nowMs) : first), nowMs };
}
/** One after the other, until so many are told or GitHub takes no more. */
async function sweepEach(candidates, atMost, sweep) {
    const told = [];
    const requests = [];
    const refused = [];
    for (const [done, each] of candidates.entries()) {
        const soFar = { told, requests, refused, done };
        if (told.length + requests.length >= atMost)
            return { ...soFar, limit: `at-most is ${atMost}.` };
        const step = await sweep(each);
        switch (step.kind) {
            case "limit":
                return { ...soFar, limit: step.message };
            case "looked-at":
                requests.push(...step.requests);
                told.push(...step.told);
                break;
            case "refused":
                // What cannot be told of one pull request does not keep the others from being told.
                if (told.length === 0 && refused.length >= MOST_REFUSED)
                    throw step.error;
                refused.push(step.error);
        }
    }
    return { told, requests, refused, done: candidates.length, limit: undefined };
}
async function sweepOne(number, record, { isKnown, isWhole }, values, target, context) {
    try {
        const facts = { record, onHost: await onHost(target, number, context) };
        const newest = (0,ends/* endsOf */.o)(facts).at(-1);
        if (newest === undefined || isKnown(number, newest))
            return { kind: "looked-at", told: [], requests: [] };
        const pullRequest = { ...target, number, headSha: undefined, guardedHead: undefined };
        const outcome = await (0,report_end.reportFacts)(facts, values, pullRequest, context, isWhole);
        const reports = (0,report_end.reportOf)(outcome);
        const told = reports.length > 0 ? [{ number, message: outcome.message, reports }] : [];
        return { kind: "looked-at", told, requests: outcome.requests ?? [] };
    }
    catch (error) {
        if (error instanceof errors/* LookUpError */.Fx)
            return { kind: "limit", message: error.message };
        if (error instanceof errors/* InputError */.dz)
            return { kind: "refused", error };
        throw error;
    }
}
/** The end that the list shows, if it shows one: of what is in the queue again the history has to tell. */
function shownEnd(listed) {
    return (0,ends/* endsOf */.o)({ record: shownIn(listed), onHost: undefined }).at(-1);
}
function isDue(listed, nowMs) {
    const end = shownEnd(listed);
    return end === undefined || !((0,format/* msOf */.QZ)(end.at) > nowMs - GRACE_MS);
}
function byTime(one, other) {
    if ((0,format/* isBefore */.Y8)(one.stateChangedAt, other.stateChangedAt))
        return -1;
    return (0,format/* isBefore */.Y8)(other.stateChangedAt, one.stateChangedAt) ? 1 : 0;
}
function lastIsKnown(listed, isKnown) {
    const end = shownEnd(listed);
    return end !== undefined && isKnown(listed.prNumber, end);
}
/**
 * Which ends were told in comments: all comments of the repository since the first of them can have ended, since one
 * request for each pull request would be too many. Where that is not all, each pull request is looked at before it is
 * told. Statuses stand on commits, which have no such list.
 */
async function readLedger({ tell, within }, target, { host, seal, step }, nowMs) {
    const { repository } = target;
    if (tell !== "comment" || host === undefined)
        return { isKnown: () => false, isWhole: false };
    const since = new Date(nowMs - within - marks/* CLOCKS_APART_MS */.Yf).toISOString();
    const known = new Set();
    try {
        const { items, whole: isWhole } = await host.posts.commentsSince(repository, since, LEDGER_PAGES);
        for (const { number, body } of items) {
            const ownSeal = (0,tell_end/* sealFor */.J)({ repository, number }, seal);
            const mark = (0,marks/* readMark */.Mp)(body, ownSeal);
            // A repeated run reports again what its earlier attempt may not have handed on.
            if (mark !== undefined && !(0,marks/* reporterFor */.BF)({ step }, ownSeal).isOwn(mark.nonce))
                known.add(`${number} ${mark.key}`);
        }
        return { isKnown: (number, { key }) => known.has(`${number} ${key}`), isWhole };
    }
    catch (error) {
        if (!(error instanceof ci_host/* HostError */.dh))
            throw error;
        throw new errors/* LookUpError */.Fx([`What was told before could not be read: ${error.message}.`], { details: error.advice });
    }
}
/** What cannot be read is not known; a limit of GitHub's ends the sweep. */
async function onHost({ repository }, number, { host, signal }) {
    try {
        return await host?.pullRequest(repository, number, signal);
    }
    catch (error) {
        if (!(error instanceof ci_host/* HostError */.dh))
            throw error;
        if (error.limited)
            throw new errors/* LookUpError */.Fx([`${error.message}.`], { cause: error });
        return undefined;
    }
}
function summed({ ended, whole, told, requests, left, young, limit }, values, target) {
    const since = `the last ${(0,format/* formatDuration */.a3)(values.within)}`;
    const count = `${whole ? "" : "at least "}${(0,format/* counted */.hS)(ended.length, "pull request")}`;
    const ending = `The merge queue for ${(0,queue_read/* queueName */.nM)(target)} ended with ${count} in ${since}`;
    const message = `${ending}; this run told ${told.length}${left === 0 ? "" : `, and left ${left} to the next`}.`;
    const details = [
        ...(limit === undefined ? [] : [`It stopped early: ${limit}`]),
        ...(young === 0
            ? []
            : [
                `${young} ended in the last ${(0,format/* formatDuration */.a3)(GRACE_MS)}: the events that GitHub sends tell them, or a later sweep.`,
            ]),
        ...(whole ? [] : ["There were more than a sweep lists: sweep more often, and with a smaller `within`."]),
    ];
    const rows = (0,markdown/* limitedTable */.Rl)(["Pull request", "End"], told, ({ number, message: end }) => [(0,markdown/* pullRequestLink */.Zl)(target.repository, number), (0,markdown/* escapeText */.X1)(end)], { atMost: 100, whole: "the output reports has them all" });
    if (requests.length > 0)
        return { result: "planned", message: `This run would tell ${requests.length}.`, requests, outputs: {} };
    return {
        result: left === 0 && whole ? "swept" : "left",
        message,
        details,
        outputs: {
            "reported-count": told.length,
            "left-count": left,
            "ended-count": ended.length,
            reports: told.flatMap(({ reports }) => reports),
        },
        summary: (0,markdown/* paragraphs */.qN)([...[message, ...details].map(markdown/* escapeText */.X1), told.length === 0 ? "" : rows]),
        record: { ended: ended.map(({ prNumber }) => prNumber), told },
    };
}


/***/ }),

/***/ 5732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ sealFor),
  H: () => (/* binding */ tellEnd)
});

// EXTERNAL MODULE: ./lib/src/ci/host.js
var ci_host = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/pull-request/end-text.js
var end_text = __webpack_require__(7485);
// EXTERNAL MODULE: ./lib/src/pull-request/marks.js
var marks = __webpack_require__(1654);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
;// CONCATENATED MODULE: ./lib/src/pull-request/told.js





/** Time after which GitHub shows the reports that other runs sent at the same time. */
const SETTLE_MS = 1000;
/** Pause before the next try, so that GitHub shows a write whose answer was lost. */
const PAUSE_MS = 2000;
/** A limit that lasts longer is not waited for. */
const LONGEST_LIMIT_MS = 120_000;
const RETRIES = 4;
/**
 * Reports an end unless another run has reported it, and returns true in the one run that reported it. The report is the
 * claim: of several the one with the lowest id counts, and none is rewritten, so that all runs agree. @throws HostError
 */
async function reportOnce(place, report, { clock, signal }) {
    let isCreated = false;
    for (let tries = 1;; tries += 1) {
        try {
            const isOurs = await place.isOurs();
            if (isOurs === true)
                await place.finish?.();
            if (isOurs !== undefined)
                return isOurs;
            // GitHub does not show the report that it has accepted.
            if (isCreated && tries > RETRIES)
                return true;
            if (!isCreated)
                await place.create(report);
            isCreated = true;
            await clock.sleep(SETTLE_MS, signal);
        }
        catch (error) {
            const pauseMs = error instanceof ci_host/* HostError */.dh ? pauseAfter(error, isCreated) : undefined;
            if (pauseMs === undefined || tries > RETRIES)
                throw error;
            await clock.sleep(pauseMs, signal);
        }
    }
}
/** A run that was allowed to write is allowed to read, so a refusal after the write is an error that passes. */
function pauseAfter({ uncertain, refused, reply }, isCreated) {
    const limitedMs = reply?.limitedMs;
    if (limitedMs !== undefined)
        return limitedMs <= LONGEST_LIMIT_MS ? limitedMs : undefined;
    return uncertain || reply?.unsent === true || (isCreated && refused) ? PAUSE_MS : undefined;
}
/** One comment for each end: GitHub notifies people of a new comment, and not of an edit. */
function commentOn(board, end, write) {
    const { posts, repository, number, seal, reporter } = board;
    let found = [];
    return {
        async isOurs() {
            found = (0,marks/* toldIn */.fk)(await posts.comments(repository, number), seal);
            const [first, ...spare] = found.filter(({ mark }) => mark.key === end.key);
            // Somebody may have copied the mark into a comment of their own.
            const own = spare.filter(({ comment, mark }) => isBy(first, comment) && reporter.isOwn(mark.nonce));
            for (const { comment } of own)
                await bestEffort(posts.deleteComment(repository, comment.id));
            return first === undefined ? undefined : reporter.isOwn(first.mark.nonce);
        },
        create(report) {
            const mark = (0,marks/* writeMark */.Lx)({ ...end, at: isoWord(end.at), nonce: reporter.nonce }, seal);
            return posts.createComment(repository, number, `${write(report)}\n${mark}`);
        },
        async finish() {
            for (const told of found.filter((each) => isEarlier(each, found, end)))
                await bestEffort(foldComment(told, board));
        },
    };
}
/** A time as a mark can hold it; the beginning of all times when it cannot be read. */
function isoWord(at) {
    return new Date((0,format/* isoTime */.Ly)(at)?.ms ?? 0).toISOString();
}
function isBy(told, { author }) {
    return told?.comment.author === author;
}
/** True for this author's report of an earlier end. A run that is late may report an end after a later one. */
function isEarlier({ comment, mark }, found, { key, at }) {
    const own = found.find((each) => each.mark.key === key);
    return isBy(own, comment) && mark.key !== key && !(0,format/* isBefore */.Y8)(at, mark.at);
}
/** Folds a comment. Its mark stays, so its end stays reported. */
async function foldComment({ comment: { id, body }, mark }, { posts, repository, seal }) {
    const written = (0,marks/* writeMark */.Lx)(mark, seal);
    const text = body.replace(written, "").trim();
    if (!(0,markdown/* isFolded */.zm)(text))
        await posts.editComment(repository, id, `${(0,end_text/* earlierReport */.Zk)(mark, text)}\n${written}`);
}
/** Ignores errors of GitHub: the next report repeats the change. */
async function bestEffort(change) {
    try {
        await change;
    }
    catch (error) {
        if (!(error instanceof ci_host/* HostError */.dh))
            throw error;
    }
}
/** GitHub's limit for a description. */
const DESCRIPTION_CHARACTERS = 140;
/** Of the seal; with the commit of the status it is for one end. */
const SEAL_DIGITS = 16;
/** One status for each end on a commit. Statuses can be neither edited nor deleted. */
function statusOn({ posts, repository, seal, reporter }, sha, { key }, write) {
    const name = ` [${seal(`${sha} ${key}`).slice(0, SEAL_DIGITS)}.`;
    return {
        async isOurs() {
            const all = await posts.statuses(repository, sha);
            const named = all.filter(({ description }) => description.includes(name));
            const [first] = named.toSorted((one, other) => one.id - other.id);
            const nonce = first?.description.split(name)[1]?.replace("]", "");
            return nonce === undefined ? undefined : reporter.isOwn(nonce);
        },
        create(report) {
            const status = write(report);
            const mark = `${name}${reporter.nonce}]`;
            const text = status.description.slice(0, DESCRIPTION_CHARACTERS - mark.length).toWellFormed();
            return posts.createStatus(repository, sha, { ...status, description: `${text}${mark}` });
        },
    };
}

;// CONCATENATED MODULE: ./lib/src/pull-request/tell-end.js





/** Tells an end where the inputs say, unless it was told. @throws InputError, LookUpError */
async function tellEnd(telling, values, context) {
    const { target, end, sha } = telling;
    const { host } = context;
    if (values.tell === "none" || host === undefined)
        return { kind: "told", story: await telling.story() };
    const { repository, number } = target;
    const seal = sealFor(target, context.seal);
    const board = { ...context, ...host, repository, number, seal, reporter: (0,marks/* reporterFor */.BF)(context, seal) };
    const place = values.tell === "comment"
        ? commentOn(board, end, end_text/* endComment */.Rx)
        : statusOn(board, sha, end, (story) => statusOf(story, values));
    try {
        const isOurs = telling.isUntold ? undefined : await place.isOurs();
        // A repeated run finds the report of its earlier attempt, and has nothing to send.
        if (isOurs === false || (isOurs === true && context.dryRun))
            return { kind: "told-before" };
        const story = await telling.story();
        if (context.dryRun)
            return { kind: "planned", story, request: planned(story, telling, values) };
        return (await reportOnce(place, story, context)) ? { kind: "told", story } : { kind: "told-before" };
    }
    catch (error) {
        if (!(error instanceof ci_host/* HostError */.dh))
            throw error;
        const problem = `How the queue ended with #${number} could not be told: ${error.message}.`;
        const options = { details: error.advice, cause: error };
        throw error.unavailable ? new errors/* LookUpError */.Fx([problem], options) : new errors/* InputError */.dz([problem], options);
    }
}
/** What is sealed for one pull request says nothing of another one. */
function sealFor({ repository, number }, seal) {
    const subject = `${repository.host}/${repository.owner}/${repository.name}#${number}`.toLowerCase();
    return (text) => seal(`${subject} ${text}`);
}
const STATES = {
    merged: "success",
    "not-from-queue": "success",
    failed: "failure",
    cancelled: "error",
    closed: "error",
};
function statusOf(story, { statusContext }) {
    const { result } = story.end;
    return { state: STATES[result], context: statusContext, description: (0,end_text/* endStatus */.Cy)(story), url: (0,end_text/* endAddress */.oS)(story) };
}
function planned(story, { target, sha }, values) {
    const { owner, name } = target.repository;
    const [path, body] = values.tell === "comment"
        ? [`issues/${target.number}/comments`, { body: (0,end_text/* endComment */.Rx)(story) }]
        : [`statuses/${sha}`, statusOf(story, values)];
    return { title: `POST /repos/${owner}/${name}/${path}`, body: JSON.stringify(body, null, 2).split("\n") };
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
