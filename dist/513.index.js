export const id = 513;
export const ids = [513];
export const modules = {

/***/ 9171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ endpoints)
/* harmony export */ });
function read(name, loadSchema, path = `/${name}`) {
    return { name, method: "POST", path, repeat: "always", reading: { as: "json", loadSchema } };
}
const schemas = () => Promise.all(/* import() */[__webpack_require__.e(395), __webpack_require__.e(26)]).then(__webpack_require__.bind(__webpack_require__, 9645));
const metrics = {
    name: "getMergeQueueMetrics",
    method: "GET",
    path: "/getMergeQueueMetrics",
    repeat: "always",
    reading: { as: "text" },
};
function write(name, repeat) {
    return { name, method: "POST", path: `/${name}`, repeat, reading: { as: "nothing" } };
}
/** The whole API, one entry per endpoint (the service's document, "Endpoints"). */
const endpoints = {
    submitPullRequest: write("submitPullRequest", "unsent"),
    cancelPullRequest: write("cancelPullRequest", "unsent"),
    // A second restart would throw away the run that the first one began.
    restartTestsOnPullRequest: write("restartTestsOnPullRequest", "never"),
    // The last upload for a head commit wins, so the same one again changes nothing.
    setImpactedTargets: write("setImpactedTargets", "always"),
    getSubmittedPullRequest: read("getSubmittedPullRequest", async () => (await schemas()).submittedPullRequest),
    getMergeQueueTestingDetails: read("getMergeQueueTestingDetails", async () => (await schemas()).testRun),
    createQueue: write("createQueue", "unsent"),
    deleteQueue: write("deleteQueue", "unsent"),
    getQueue: read("getQueue", async () => (await schemas()).queue),
    updateQueue: write("updateQueue", "unsent"),
    getMergeQueueMetrics: metrics,
    listQuarantinedTests: read("listQuarantinedTests", async () => (await schemas()).quarantinedTestsPage, "/flaky-tests/list-quarantined-tests"),
};


/***/ }),

/***/ 8028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ outputsOf)
/* harmony export */ });
function outputsOf(reply, declared) {
    const named = Object.entries(reply).map(([field, value]) => [kebabCase(field), value]);
    return Object.fromEntries(named.filter(([name]) => Object.hasOwn(declared, name)));
}
function kebabCase(field) {
    return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}


/***/ }),

/***/ 2832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ terminalState),
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   Kd: () => (/* binding */ sameCommit),
/* harmony export */   OB: () => (/* binding */ stateInWords),
/* harmony export */   ah: () => (/* binding */ sameMark),
/* harmony export */   ck: () => (/* binding */ testRunOfRecord),
/* harmony export */   hY: () => (/* binding */ hasEnded)
/* harmony export */ });
/* harmony import */ var _inputs_test_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8956);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6755);


/** States that an attempt ends in (the service's document, "States and transitions"); any other one goes on. */
const TERMINAL_STATES = ["merged", "failed", "cancelled"];
/** The terminal state of a record, or undefined while its attempt may go on. */
function terminalState({ state }) {
    return TERMINAL_STATES.find((terminal) => terminal === state);
}
/** An attempt has ended when its state is terminal or the pull request is no longer submitted to the queue. */
function hasEnded(record) {
    return terminalState(record) !== undefined || !record.isCurrentlySubmittedToQueue;
}
function markOf({ id, stateChangedAt }) {
    return { id, stateChangedAt };
}
function sameMark(one, other) {
    return one.id === other.id && one.stateChangedAt === other.stateChangedAt;
}
/** The test run that a record's verdict comes from; undefined where it names none, or in a form that is no id. */
function testRunOfRecord({ verifiedByTestRun }) {
    const parsed = (0,_inputs_test_run_js__WEBPACK_IMPORTED_MODULE_0__/* .testRunId */ .nC)(verifiedByTestRun ?? "");
    return parsed.ok ? parsed.value : undefined;
}
/** A state as a person reads it. */
function stateInWords(state) {
    return state === null || state === undefined || state === "" ? "in an unknown state" : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordInWords */ .jW)(state);
}
/** Commits are compared without regard to the case of their digits. */
function sameCommit(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}


/***/ }),

/***/ 7594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gG: () => (/* binding */ named404),
/* harmony export */   mX: () => (/* binding */ notFound),
/* harmony export */   oR: () => (/* binding */ OF_A_PULL_REQUEST)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_said_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3947);


/** What may be wrong where something of a queue is missing. */
const OF_A_QUEUE = "target-branch and repository";
/** The same where it is about one pull request. */
const OF_A_PULL_REQUEST = "target-branch, pr-number and repository";
/** A 404 as a sentence that names what is missing; any other error as it is. `inputs` are those that may be wrong. */
function named404(error, what, inputs = OF_A_QUEUE) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(error) ? notFound(`The service does not know ${what}.`, error, inputs) : error;
}
/** Something that must exist and does not: what, the likely reasons, and the service's own words. */
function notFound(message, error, inputs = OF_A_QUEUE) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("not-found", message, {
        details: [
            `Check ${inputs}, and that the token belongs to the repository's organisation.`,
            ...(0,_service_said_js__WEBPACK_IMPORTED_MODULE_1__/* .serviceSaid */ .t)(error.facts),
            ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
        ],
        cause: error,
    });
}


/***/ }),

/***/ 1513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  queueOutcome: () => (/* binding */ queueOutcome)
});

// EXTERNAL MODULE: ./lib/src/outputs.js
var outputs = __webpack_require__(8028);
// EXTERNAL MODULE: ./lib/src/queue/state-in-words.js
var state_in_words = __webpack_require__(7403);
// EXTERNAL MODULE: ./lib/src/shorten.js + 1 modules
var shorten = __webpack_require__(255);
// EXTERNAL MODULE: ./lib/src/summary/markdown.js
var markdown = __webpack_require__(5384);
// EXTERNAL MODULE: ./lib/src/summary/queue-line.js
var queue_line = __webpack_require__(1065);
;// CONCATENATED MODULE: ./lib/src/summary/queue.js




/** More rows than anybody scrolls through. */
const ROWS = 500;
/** What the page says elsewhere. */
const NO_SETTINGS = new Set(["state", "branch", "enqueuedPullRequests"]);
/** Replies may hold settings that are new to us; these bounds keep the page readable whatever they are. */
const SETTINGS = 100;
const SETTING_CHARACTERS = 500;
/** The page about a queue: what stands in it, and its settings. */
function queueSummary(message, place, queue) {
    const isEmpty = queue.enqueuedPullRequests.length === 0;
    const parts = [
        (0,markdown/* escapeText */.X1)(message),
        (0,markdown/* escapeText */.X1)((0,state_in_words/* queueTroubleInWords */.DV)(queue.state)),
        isEmpty
            ? "Pull requests that were submitted but are not ready are not listed here."
            : (0,queue_line/* queueLine */.W)(queue, place, ROWS),
        settings(queue),
    ];
    return parts.filter((part) => part !== "").join("\n\n");
}
function settings(queue) {
    const rows = Object.entries(queue)
        .filter(([name]) => !NO_SETTINGS.has(name))
        .slice(0, SETTINGS)
        .map(([name, value]) => [
        (0,markdown/* code */.aY)((0,shorten/* shorten */.ml)(name, SETTING_CHARACTERS)),
        value === null ? "" : (0,markdown/* code */.aY)(asText(value)),
    ]);
    if (rows.length === 0)
        return "";
    return `<details><summary>Settings</summary>\n\n${(0,markdown/* table */.tp)(["Setting", "Value"], rows)}\n\n</details>`;
}
function asText(value) {
    return typeof value === "string"
        ? (0,shorten/* shorten */.ml)(value, SETTING_CHARACTERS)
        : (0,shorten/* shortenJson */.Ws)(JSON.stringify(value) ?? "", SETTING_CHARACTERS);
}

// EXTERNAL MODULE: ./lib/src/queue/queue-outputs.js
var queue_outputs = __webpack_require__(7098);
// EXTERNAL MODULE: ./lib/src/queue/read-queue.js
var read_queue = __webpack_require__(9342);
;// CONCATENATED MODULE: ./lib/src/queue/queue-outcome.js





/** Reads a queue, and says how it stands. */
async function queueOutcome(place, { client }) {
    const queue = await (0,read_queue/* readQueue */.Qf)(client, place);
    const depth = queue.enqueuedPullRequests.length;
    const content = depth === 0 ? "and empty" : `with ${(0,state_in_words/* pullRequestsInWords */.mg)(depth)} in it`;
    const message = `The merge queue for ${(0,read_queue/* inWords */.r4)(place)} is ${(0,state_in_words/* queueStateInWords */.ph)(queue.state)}, ${content}.`;
    const trouble = (0,state_in_words/* queueTroubleInWords */.DV)(queue.state);
    return {
        result: "found",
        message,
        details: trouble === "" ? [] : [trouble],
        outputs: { ...(0,outputs/* outputsOf */.Y)(queue, queue_outputs/* queueOutputs */.A), depth },
        summary: queueSummary(message, place, queue),
        record: { queue },
    };
}


/***/ }),

/***/ 9342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ findQueue),
/* harmony export */   LX: () => (/* binding */ queueRequest),
/* harmony export */   Qf: () => (/* binding */ readQueue),
/* harmony export */   h6: () => (/* binding */ namedQueue),
/* harmony export */   r4: () => (/* binding */ inWords)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _not_found_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7594);



function queueRequest({ repository, targetBranch }) {
    return { repo: repository, targetBranch };
}
/** The queue as a person names it. */
function inWords(place) {
    return `${place.targetBranch} of ${place.repository.owner}/${place.repository.name}`;
}
/** @throws Failure `not-found` that names repository and branch when there is no such queue. */
async function readQueue(client, place, options = {}) {
    try {
        return await client.call(_api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.getQueue, queueRequest(place), options);
    }
    catch (error) {
        throw namedQueue(error, place);
    }
}
/** The queue, or undefined when there is none. */
async function findQueue(client, place, options = {}) {
    try {
        return await client.call(_api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.getQueue, queueRequest(place), options);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error))
            return undefined;
        throw error;
    }
}
/** A 404 as the failure that names the queue which is missing; any other error as it is. */
function namedQueue(error, place) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error) ? (0,_not_found_js__WEBPACK_IMPORTED_MODULE_2__/* .notFound */ .mX)(`There is no merge queue for branch ${inWords(place)}.`, error) : error;
}


/***/ }),

/***/ 3947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ serviceSaid)
/* harmony export */ });
/** The service's own words as a line of their own; none when it said nothing. */
function serviceSaid({ serverText = "" }) {
    return serverText === "" ? [] : [`The service said: ${serverText}`];
}


/***/ }),

/***/ 7403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ queueTroubleInWords),
/* harmony export */   mg: () => (/* binding */ pullRequestsInWords),
/* harmony export */   ph: () => (/* binding */ queueStateInWords)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6755);

/** What it means that a queue does not run, or nothing when it does. */
function queueTroubleInWords(state) {
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
            return `The queue is ${queueStateInWords(state)}, a state that this version does not know: it may take nothing in and merge nothing.`;
    }
}
/** The state of a queue as a person reads it. */
function queueStateInWords(state) {
    return state === "" ? "in an unknown state" : (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordInWords */ .jW)(state);
}
/** `1 pull request`, `7 pull requests`. */
function pullRequestsInWords(count) {
    return `${count} pull request${count === 1 ? "" : "s"}`;
}


/***/ }),

/***/ 1508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ pullRequestLink),
/* harmony export */   w: () => (/* binding */ commitLink)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5384);

/** Hosts that are known to have pull requests and commits at GitHub's addresses. */
function isGitHub(host) {
    return /^(github\.com|[a-z0-9-]+\.ghe\.com)$/i.test(host);
}
/** `#7` with a link to the pull request, where its host is a known one. */
function pullRequestLink(repository, number) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .linkedMarkdown */ .tG)(`#${number}`, addressOf(repository, `pull/${number}`));
}
/** A commit with a link to it, where its host is a known one. */
function commitLink(repository, sha) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .linkedMarkdown */ .tG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(sha), addressOf(repository, `commit/${encodeURIComponent(sha.toWellFormed())}`));
}
function addressOf({ host, owner, name }, path) {
    if (!isGitHub(host))
        return undefined;
    const [inOwner, inName] = [owner, name].map((part) => encodeURIComponent(part.toWellFormed()));
    return `https://${host}/${inOwner}/${inName}/${path}`;
}


/***/ }),

/***/ 1065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ queueLine)
/* harmony export */ });
/* harmony import */ var _iso_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8185);
/* harmony import */ var _pull_request_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2832);
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(255);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1508);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5384);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3880);






/** More is not read, and `result-file` has it. */
const LONGEST_TEXT = 300;
/** Leaves room on the page for everything else. */
const TABLE_BYTES = 600 * 1024;
const HEAD = ["Position", "Pull request", "Title", "Author", "State", "Since", "Priority", "Flags"];
/** The pull requests of a queue in its order, as many rows as fit; then how many more there are. */
function queueLine(queue, { repository }, mostRows) {
    const rows = [];
    let bytes = 0;
    for (const [index, pullRequest] of queue.enqueuedPullRequests.slice(0, mostRows).entries()) {
        const row = rowOf(pullRequest, index + 1, repository);
        bytes += Buffer.byteLength(row.join(" | "));
        if (bytes > TABLE_BYTES)
            break;
        rows.push(row);
    }
    const hidden = queue.enqueuedPullRequests.length - rows.length;
    return [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(HEAD, rows),
        ...(hidden > 0 ? [`And ${hidden} more; the output result-file has them all.`] : []),
    ].join("\n\n");
}
/** The service's times as it gives them: its clock and this machine's need not agree. */
function rowOf(pullRequest, position, repository) {
    const { prNumber, prTitle, prAuthor, state, stateChangedAt } = pullRequest;
    return [
        `${position}`,
        (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestLink */ .Z)(repository, prNumber),
        shown(prTitle),
        shown(prAuthor),
        shown((0,_pull_request_states_js__WEBPACK_IMPORTED_MODULE_0__/* .stateInWords */ .OB)(state)),
        shown((0,_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .writtenTimeInWords */ .JJ)(stateChangedAt ?? "")),
        shown((0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .priorityInWords */ .n8)(pullRequest)),
        flagsInWords(pullRequest),
    ];
}
function shown(text) {
    if (text === null || text === undefined)
        return "";
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)((0,_shorten_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(text, LONGEST_TEXT));
}
function flagsInWords({ skipTheLine, noBatch }) {
    return [
        ...(skipTheLine === true ? ["skips the line"] : []),
        ...(noBatch === true ? ["not batched"] : []),
    ].join(", ");
}


/***/ }),

/***/ 3880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zu: () => (/* binding */ pullRequestLine),
/* harmony export */   dq: () => (/* binding */ recordRows),
/* harmony export */   n8: () => (/* binding */ priorityInWords)
/* harmony export */ });
/* harmony import */ var _iso_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8185);
/* harmony import */ var _pull_request_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2832);
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(255);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6755);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1508);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5384);






/** Longer than a title can be on GitHub. */
const TITLE_CHARACTERS = 300;
/** The pull request with its title, as far as the record has it, and the way to it. */
function pullRequestLine({ repository, number }, record) {
    const title = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)((0,_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(record?.prTitle ?? "", TITLE_CHARACTERS));
    return `${(0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestLink */ .Z)(repository, number)} ${title}`.trim();
}
/** What a record says, as rows of a table. */
function recordRows(record) {
    const priority = priorityInWords(record);
    return [
        ["State", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)((0,_pull_request_states_js__WEBPACK_IMPORTED_MODULE_0__/* .stateInWords */ .OB)(record.state))],
        ["Since", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)((0,_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .writtenTimeInWords */ .JJ)(record.stateChangedAt))],
        ["Head commit", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .nameInWords */ .I8)(record.prSha))],
        ...(priority === "" ? [] : [["Priority", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)(priority)]]),
    ];
}
/** `high (10)`, or the one of them that is there. */
function priorityInWords({ priorityName, priorityValue }) {
    const [name, value] = [(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .wordInWords */ .jW)(priorityName ?? ""), `${priorityValue ?? ""}`];
    return name === "" || value === "" ? name + value : `${name} (${value})`;
}


/***/ }),

/***/ 6755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I8: () => (/* binding */ nameInWords),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   jW: () => (/* binding */ wordInWords),
/* harmony export */   nq: () => (/* binding */ someInWords)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);

/** `1 test`, `7 tests`. */
function counted(count, noun, plural = `${noun}s`) {
    return `${count} ${count === 1 ? noun : plural}`;
}
/** The first of a list in words: `a`, `a and b`, `a, b and 3 more`. */
function someInWords(items, atMost) {
    const shown = items.length > atMost ? items.slice(0, atMost) : items.slice(0, -1);
    const rest = items.length - shown.length;
    const last = rest > 1 ? `${rest} more` : (items.at(-1) ?? "");
    return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}
/*
 * The way of the service's texts into sentences: none of them can make a line of any length. Outputs and result-file
 * have them whole.
 */
/** Far more than a word of the service has. */
const LONGEST_WORD = 100;
/** More than a branch, a commit or the name of a check needs. */
const LONGEST_NAME = 200;
/** A word of the service (a state, a result) as a person reads it: `switching_modes` is `switching modes`. */
function wordInWords(word) {
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(word, LONGEST_WORD).replaceAll("_", " ");
}
/** A name of the service (of a check, a target, a branch, a commit) as a sentence or a table shows it. */
function nameInWords(name) {
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(name, LONGEST_NAME) || "(no name)";
}


/***/ })

};
