export const id = 4558;
export const ids = [4558,4176];
export const modules = {

/***/ 7485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ endPage),
/* harmony export */   Cy: () => (/* binding */ endStatus),
/* harmony export */   H_: () => (/* binding */ endSentence),
/* harmony export */   Rx: () => (/* binding */ endComment),
/* harmony export */   mc: () => (/* binding */ endDetails),
/* harmony export */   oS: () => (/* binding */ endAddress)
/* harmony export */ });
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8502);
/* harmony import */ var _test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8850);
/* harmony import */ var _test_run_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4283);
/* harmony import */ var _test_run_verdict_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1772);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6375);






/** One sentence about the end. */
function endSentence({ end, target, testRun, isBack }) {
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
    return `${sentences[end.result]}.${isBack ? " It has been submitted again since." : ""}`;
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
function endComment(story, before, isFirst) {
    const { end, author } = story;
    const sentence = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeText */ .X1)(endSentence(story));
    const called = isFirst ? mention(author) : "";
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)([
        `**${HEADINGS[end.result]}**`,
        called === "" ? sentence : `${called}, ${sentence}`,
        explanation(story),
        `Ended: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatServiceTime */ .wF)(end.at))}${testRunOf(story)}`,
        earlierEnds(before.filter(({ key }) => key !== end.key).toReversed()),
    ]);
}
/** The same on the page of a run. */
function endPage(story, note) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)([
        [endSentence(story), note]
            .filter((text) => text !== "")
            .map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeText */ .X1)
            .join(" "),
        explanation(story),
        `Ended: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeText */ .X1)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatServiceTime */ .wF)(story.end.at))}${testRunOf(story)}`,
    ]);
}
function explanation(story) {
    const { mergeCommit, target, verdict } = story;
    const next = nextStep(story);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)([
        mergeCommit === undefined ? "" : `Merge commit: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .commitLink */ .wn)(target.repository, mergeCommit)}`,
        failedChecks(story),
        verdict === undefined ? "" : `**Why:** ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeText */ .X1)(verdict.sentence)}`,
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .bullets */ .e5)([...(verdict?.evidence ?? []), ...mending(story)]),
        next === undefined ? "" : `**What to do:** ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeText */ .X1)(next)}`,
    ]);
}
function testRunOf({ testRun }) {
    return testRun === undefined ? "" : `, test run ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortName */ .EU)(testRun.id))}`;
}
/** Naming somebody tells them; an app has nobody to tell. */
function mention(author) {
    return author !== undefined && /^[a-z0-9](?:[a-z0-9-]{0,38})$/i.test(author) ? `@${author}` : "";
}
function failedChecks({ testRun }) {
    const failed = testRun?.run === undefined ? [] : (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .checksOf */ .tg)(testRun.run).filter(({ result }) => result === "failed");
    const rows = failed.slice(0, CHECKS_SHOWN).map(({ name, url }) => `- ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortName */ .EU)(name), url)}`);
    if (rows.length === 0)
        return "";
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)(["**Failed checks**", rows.join("\n"), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .andMore */ .v)(failed.length - rows.length)]);
}
function earlierEnds(marks) {
    if (marks.length === 0)
        return "";
    const lines = marks.map(({ result, at }) => `${HEADINGS[result]}: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatServiceTime */ .wF)(at)}`);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .folded */ .TM)(`Earlier: ${marks.length}`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .bullets */ .e5)(lines, ENDS_SHOWN));
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
    if (onHost?.merged !== true || last.result !== "not-from-queue")
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
        return state;
    if (onHost?.merged === true)
        return "not-from-queue";
    return state === "cancelled" && onHost?.open === false ? "closed" : state;
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
/* harmony export */   Lx: () => (/* binding */ writeMark),
/* harmony export */   Yf: () => (/* binding */ CLOCKS_APART_MS),
/* harmony export */   fk: () => (/* binding */ toldIn),
/* harmony export */   pc: () => (/* binding */ readMarks)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);
/* harmony import */ var _end_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9035);


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
/** The marks of a text that were made with this seal. */
function readMarks(text, seal) {
    return [...text.matchAll(MARK)].flatMap(([, key = "", word, at = "", nonce = "", given]) => {
        const result = _end_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .END_RESULTS */ .Nr.find((each) => each === word);
        const mark = result === undefined ? undefined : { key, result, at, nonce };
        return mark === undefined || given !== sealOf(mark, seal) ? [] : [mark];
    });
}
/** How far the clocks of the service, of GitHub and of a runner may be apart. */
const CLOCKS_APART_MS = 10 * _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.m;
/**
 * The comments that ends were told in, the oldest first. A mark can be copied, and it stays true; but a comment that was
 * there before the end of its first mark is somebody else's, and must not be taken for the first one. Nor must a copy by
 * a person where an app has written one: the token of a job is an app's.
 */
function toldIn(comments, seal) {
    const valid = comments
        .map((comment) => ({ comment, marks: readMarks(comment.body, seal) }))
        .filter(({ comment, marks }) => {
        const [first] = marks;
        const [ended, created] = [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(first?.at ?? "")?.ms, (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(comment.createdAt)?.ms];
        return ended !== undefined && created !== undefined && created >= ended - CLOCKS_APART_MS;
    })
        .toSorted((one, other) => one.comment.id - other.comment.id);
    const byApps = valid.filter(({ comment }) => comment.author.endsWith("[bot]"));
    return byApps.length > 0 ? byApps : valid;
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
/* harmony import */ var _test_run_checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8850);
/* harmony import */ var _test_run_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4283);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6375);
/* harmony import */ var _end_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7485);
/* harmony import */ var _ends_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4164);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6583);
/* harmony import */ var _tell_end_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5732);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1397);












/** Tells how the queue ended with a pull request; on a test branch of the queue with all that were tested there. */
async function reportEnd(values, target, context) {
    const outcomes = [];
    const failures = [];
    for (const [index, number] of (await testedIn(target, context)).entries()) {
        try {
            // Those that were tested together end together, so waiting for the first one is enough.
            const areTestsOver = target.ofTestRun !== undefined && index === 0;
            const facts = await (0,_ends_js__WEBPACK_IMPORTED_MODULE_7__/* .readEndFacts */ .L)({ ...target, number }, context, { areTestsOver });
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
        summary: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_11__/* .paragraphs */ .qN)(outcomes.map(({ summary = "" }) => summary)),
    };
}
/** Numbers of the pull requests that a run is about. */
async function testedIn(target, { service }) {
    if (target.ofTestRun === undefined)
        return [target.number];
    const run = await (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ifReadable */ .G5)((0,_test_run_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readTestRun */ .we)(service, target, target.ofTestRun));
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
const LATE_MS = _text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .UNIT_MS */ .k7.h;
/** Tells the end that the facts show, unless it was told; `isUntold` where somebody has just looked. */
async function reportFacts(facts, values, target, context, isUntold = false) {
    const ends = (0,_ends_js__WEBPACK_IMPORTED_MODULE_7__/* .endsOf */ .o)(facts);
    const end = ends.at(-1);
    const isBack = facts.record !== undefined && !(0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .hasEnded */ .hY)(facts.record);
    if (end === undefined || (isBack && !isToldLate(end, values, context)))
        return withoutEnd(facts, values, target);
    const brief = {
        end,
        target,
        mergeCommit: mergeCommitOf(facts),
        author: authorOf(facts),
        isBack,
        verdict: undefined,
        testRun: undefined,
    };
    const isMerge = (end.result === "merged" || end.result === "not-from-queue") && brief.mergeCommit !== undefined;
    const isOwnEvent = target.closed === true;
    if (!values.reportOn.includes(end.result))
        return outcomeOf(brief, facts, { reported: false, deployable: isMerge && isOwnEvent });
    const sha = facts.record?.prSha ?? "";
    const story = () => judged(brief, facts, context);
    const told = await (0,_tell_end_js__WEBPACK_IMPORTED_MODULE_9__/* .tellEnd */ .H)({ target, ends, end, sha, isUntold, story }, values, context);
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
                deployable: isMerge && (values.tell !== "none" || isOwnEvent),
            });
    }
}
/** What nobody was told of in time; in the comment alone, which can say that it is in the queue again. */
function isToldLate({ at }, { tell }, { clock }) {
    return tell === "comment" && clock.now() - (0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .msOf */ .QZ)(at) <= LATE_MS;
}
/** The story with the verdict, where there is one to give. */
async function judged(brief, facts, context) {
    const { record } = facts;
    const { end, target, isBack } = brief;
    const isJudged = record !== undefined && !isBack && end.result !== "merged" && end.result !== "not-from-queue";
    return isJudged ? { ...brief, ...(await (0,_verdict_js__WEBPACK_IMPORTED_MODULE_10__.findVerdict)(record, target, knowing(facts, context))) } : brief;
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
    const details = (0,_end_text_js__WEBPACK_IMPORTED_MODULE_6__/* .endDetails */ .mc)(story);
    return {
        result: end.result,
        message: `${(0,_end_text_js__WEBPACK_IMPORTED_MODULE_6__/* .endSentence */ .H_)(story)}${note === "" ? "" : ` ${note}`}`,
        details,
        outputs: {
            ...outputsOf(facts, target),
            ...reported,
            "failing-checks": testRun?.run === undefined ? undefined : (0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .failingChecks */ .oe)((0,_test_run_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .checksOf */ .tg)(testRun.run)),
            "test-run-id": testRun?.id,
            verdict: verdict?.word,
        },
        summary: (0,_end_text_js__WEBPACK_IMPORTED_MODULE_6__/* .endPage */ .Be)(story, note),
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
        summary: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_11__/* .escapeText */ .X1)(message),
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
    const nowMs = run.clock.now();
    const { ended, whole } = await listEnded(service, target, new Date(nowMs - values.within).toISOString());
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
        if ((0,ends/* endsOf */.o)(facts).every((end) => isKnown(number, end)))
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
async function readLedger({ tell, within }, target, { host, seal }, nowMs) {
    const { repository } = target;
    if (tell !== "comment" || host === undefined)
        return { isKnown: () => false, isWhole: false };
    const since = new Date(nowMs - within - marks/* CLOCKS_APART_MS */.Yf).toISOString();
    const known = new Set();
    try {
        const { items, whole: isWhole } = await host.posts.commentsSince(repository, since, LEDGER_PAGES);
        for (const { number, body } of items) {
            for (const { key } of (0,marks/* readMarks */.pc)(body, (0,tell_end/* sealFor */.J)({ repository, number }, seal)))
                known.add(`${number} ${key}`);
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
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/pull-request/marks.js
var pull_request_marks = __webpack_require__(1654);
;// CONCATENATED MODULE: ./lib/src/pull-request/told.js




/** So many ends of one pull request are remembered: the first, and the last ones. */
const MARKS_KEPT = 30;
/** An edit is done so long after the comment was read, whatever happens on the way. */
const EDIT_MS = 10_000;
/** A limit that lasts longer is not waited for. */
const LONGEST_LIMIT_MS = 120_000;
const TRIES = 4;
/** Whether an end was told in a comment. @throws HostError */
async function isToldByComment(board, { key }) {
    const found = (0,pull_request_marks/* toldIn */.fk)(await board.posts.comments(board.repository, board.number), board.seal);
    return found.some(({ marks }) => marks.some((mark) => mark.key === key));
}
/**
 * Tells the newest end in one comment on the pull request, which is edited for each further end. Gives true in the one
 * run that told it, also where several do so at once: the comment with the lowest id stands, and in it the last edit. As
 * each edit follows the reading of that comment within a bounded time, a run that looks again after that time knows
 * whether its own is the last. @throws HostError
 */
async function tellByComment(board, { ends, text }) {
    const { posts, repository, number, clock, signal, seal } = board;
    const newest = ends.at(-1);
    const nonce = (0,external_node_crypto_.randomUUID)().slice(0, 8);
    // Of several that were created the first one stands; what was told in another one is told again in that.
    const isSpare = ({ marks: [mark] }, index) => index > 0 && mark?.nonce === nonce;
    const read = async () => {
        const found = (0,pull_request_marks/* toldIn */.fk)(await posts.comments(repository, number), seal);
        for (const { comment } of found.filter(isSpare))
            await posts.deleteComment(repository, comment.id);
        return found.filter((each, index) => !isSpare(each, index));
    };
    const readOne = async (id) => (0,pull_request_marks/* readMarks */.pc)((await posts.comment(repository, id)).body, seal);
    const bodyOf = (before, isFirst) => {
        const missing = ends.filter(({ key }) => !before.some((mark) => mark.key === key));
        const marks = [...before, ...missing.map((end) => ({ ...end, at: isoWord(end.at), nonce }))];
        return [text(before, isFirst), ...kept(marks).map((mark) => (0,pull_request_marks/* writeMark */.Lx)(mark, seal))].join("\n");
    };
    const isOf = ({ key }) => key === newest?.key;
    /** One try: whether this run told it; undefined where somebody wrote over it. */
    async function tryToTell() {
        const found = await read();
        const [own, ...others] = found;
        if (own === undefined) {
            await posts.createComment(repository, number, bodyOf([], true));
            const [first] = await read();
            // It was created, and GitHub may not show it yet.
            return first === undefined ? true : isOurs(first.marks);
        }
        const { id } = own.comment;
        // All comments of a long discussion may take longer to read than an edit may come after it.
        const readAt = clock.now();
        const before = [...(await readOne(id)), ...others.flatMap(({ marks }) => marks)];
        const told = before.find(isOf);
        if (told !== undefined && told.nonce !== nonce)
            return false;
        if (told === undefined)
            await posts.editComment(repository, id, bodyOf(before, false), EDIT_MS / 2 - (clock.now() - readAt));
        await clock.sleep(EDIT_MS, signal);
        return isOurs(await readOne(id));
    }
    function isOurs(marks) {
        const standing = marks.find(isOf);
        return standing === undefined ? undefined : standing.nonce === nonce;
    }
    return newest !== undefined && (await retried(tryToTell, board));
}
/** Tries again where nobody knows whether it was told, or somebody wrote over it; false where that goes on. */
async function retried(tryIt, { clock, signal }) {
    for (let tries = 1; tries <= TRIES; tries += 1) {
        try {
            const told = await tryIt();
            if (told !== undefined)
                return told;
        }
        catch (error) {
            const pauseMs = error instanceof ci_host/* HostError */.dh ? pauseAfter(error) : undefined;
            if (pauseMs === undefined || tries === TRIES)
                throw error;
            await clock.sleep(pauseMs, signal);
        }
    }
    return false;
}
/** What may have been done is looked up, and what came too late or has to wait begins anew: others may have been faster. */
function pauseAfter({ uncertain, reply }) {
    const limitedMs = reply?.limitedMs;
    if (limitedMs !== undefined)
        return limitedMs <= LONGEST_LIMIT_MS ? limitedMs : undefined;
    return uncertain || reply?.unsent === true ? 1000 : undefined;
}
function kept(marks) {
    return marks.length <= MARKS_KEPT ? marks : [...marks.slice(0, 1), ...marks.slice(1 - MARKS_KEPT)];
}
/** A time as a mark can hold it; the beginning of all of them where it cannot be read. */
function isoWord(at) {
    return new Date((0,format/* isoTime */.Ly)(at)?.ms ?? 0).toISOString();
}
/** GitHub's limit for a description. */
const DESCRIPTION_CHARACTERS = 140;
/** Of the seal; with the commit that a status stands on it is for one end. */
const SEAL_DIGITS = 16;
/** Whether an end was told by a status on a commit. @throws HostError */
async function isToldByStatus(board, sha, end) {
    const found = await board.posts.statuses(board.repository, sha);
    return found.some(({ description }) => description.includes(nameOf(board, sha, end)));
}
function nameOf({ seal }, sha, { key }) {
    return ` [${seal(`${sha} ${key}`).slice(0, SEAL_DIGITS)}.`;
}
/**
 * Tells an end by a status on a commit. Statuses can be neither edited nor deleted: of several for one end the first
 * counts. @throws HostError
 */
async function tellByStatus(board, sha, end, status) {
    const { posts, repository } = board;
    const name = nameOf(board, sha, end);
    const mark = `${name}${(0,external_node_crypto_.randomUUID)().slice(0, 4)}]`;
    const text = status.description.slice(0, DESCRIPTION_CHARACTERS - mark.length).toWellFormed();
    const isToldByUs = async () => {
        const all = await posts.statuses(repository, sha);
        const [first] = all.filter(({ description }) => description.includes(name)).toSorted(byId);
        return first?.description.endsWith(mark);
    };
    return retried(async () => {
        const told = await isToldByUs();
        if (told !== undefined)
            return told;
        await posts.createStatus(repository, sha, { ...status, description: `${text}${mark}` });
        // It was created, and GitHub may not show it yet.
        return (await isToldByUs()) ?? true;
    }, board);
}
function byId(one, other) {
    return one.id - other.id;
}

;// CONCATENATED MODULE: ./lib/src/pull-request/tell-end.js




/** Tells an end where the inputs say, unless it was told. @throws InputError, LookUpError */
async function tellEnd(telling, values, context) {
    const { target, ends, end, sha } = telling;
    const { host, seal } = context;
    if (values.tell === "none" || host === undefined)
        return { kind: "told", story: await telling.story() };
    const { repository, number } = target;
    const board = { ...context, ...host, repository, number, seal: sealFor(target, seal) };
    try {
        const isTold = () => (values.tell === "comment" ? isToldByComment(board, end) : isToldByStatus(board, sha, end));
        if (!telling.isUntold && (await isTold()))
            return { kind: "told-before" };
        const story = await telling.story();
        if (context.dryRun)
            return { kind: "planned", story, request: planned(story, telling, values) };
        const isTeller = values.tell === "comment"
            ? tellByComment(board, { ends, text: (before, isFirst) => (0,end_text/* endComment */.Rx)(story, before, isFirst) })
            : tellByStatus(board, sha, end, statusOf(story, values));
        return (await isTeller) ? { kind: "told", story } : { kind: "told-before" };
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
        ? [`issues/${target.number}/comments`, { body: (0,end_text/* endComment */.Rx)(story, [], true) }]
        : [`statuses/${sha}`, statusOf(story, values)];
    return { title: `POST /repos/${owner}/${name}/${path}`, body: JSON.stringify(body, null, 2).split("\n") };
}


/***/ })

};
