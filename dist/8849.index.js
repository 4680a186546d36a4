export const id = 8849;
export const ids = [8849];
export const modules = {

/***/ 488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RV: () => (/* binding */ readMergedPullRequest),
/* harmony export */   S6: () => (/* binding */ readWorkflow),
/* harmony export */   To: () => (/* binding */ isInHistoryTimeSpan),
/* harmony export */   hO: () => (/* binding */ readWorkflowRun)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4185);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(227);
/** Reads pull requests and workflow runs in GitHub's format, from the API or from exported files. */


function isInHistoryTimeSpan({ sinceMs, untilMs }, time) {
    const ms = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimeMs */ .jR)(time);
    return ms >= sinceMs && ms <= untilMs;
}
/** Reads a merged pull request; undefined for a pull request that did not merge. */
function readMergedPullRequest(data) {
    const number = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonNumber */ .Yw)(data, "number");
    const mergedAt = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonText */ .gb)(data, "merged_at");
    const headSha = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonText */ .gb)(data, "head", "sha");
    const baseBranch = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonText */ .gb)(data, "base", "ref");
    if (number === undefined || mergedAt === undefined || headSha === undefined || baseBranch === undefined)
        return undefined;
    return { number, baseBranch, headSha, mergedAt };
}
function readWorkflow(data) {
    const id = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonNumber */ .Yw)(data, "id");
    return id === undefined ? undefined : { id, name: (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonText */ .gb)(data, "name") ?? "" };
}
/** Reads a completed run; undefined for a run without a conclusion. */
function readWorkflowRun(data) {
    const id = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonNumber */ .Yw)(data, "id");
    const workflowId = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonNumber */ .Yw)(data, "workflow_id");
    const [event, headSha, conclusion] = ["event", "head_sha", "conclusion"].map((name) => (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonText */ .gb)(data, name));
    const startedAt = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonText */ .gb)(data, "run_started_at") ?? (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonText */ .gb)(data, "created_at");
    const endedAt = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonText */ .gb)(data, "updated_at");
    if (id === undefined || workflowId === undefined || event === undefined || headSha === undefined)
        return undefined;
    if (conclusion === undefined || startedAt === undefined || endedAt === undefined)
        return undefined;
    return {
        id,
        workflow: { id: workflowId, name: (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonText */ .gb)(data, "name") ?? "" },
        event,
        branch: (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonText */ .gb)(data, "head_branch") ?? "",
        headSha,
        attempt: (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonNumber */ .Yw)(data, "run_attempt") ?? 1,
        conclusion,
        startedAt,
        endedAt,
    };
}


/***/ }),

/***/ 8849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportMergeHistoryFromGitHub: () => (/* binding */ exportMergeHistoryFromGitHub)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/ci/host.js
var host = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
;// CONCATENATED MODULE: ./lib/src/queue/github-checks.js


/**
 * Finds the workflows of the required checks by their names or their jobs. @throws InputError if no workflow has a
 * required check
 */
async function chooseTestWorkflows(history, { repository, targetBranch }, given) {
    const all = await history.workflows(repository);
    const checks = given.length > 0 ? given : await history.requiredChecks(repository, targetBranch);
    if (checks.length === 0)
        return { workflows: all, checks, missing: [] };
    const missing = new Set(checks);
    const workflows = [];
    for (const workflow of all) {
        const isNamed = checks.includes(workflow.name);
        const jobs = isNamed || missing.size === 0 ? [] : await history.jobNames(repository, workflow);
        const own = checks.filter((check) => check === workflow.name || jobs.includes(check));
        if (own.length > 0)
            workflows.push(workflow);
        for (const check of own)
            missing.delete(check);
    }
    if (workflows.length > 0)
        return { workflows, checks, missing: [...missing] };
    const known = listNames(all.map(({ name }) => name));
    throw (0,errors/* toInputError */.Gx)("required-checks", `no workflow of GitHub Actions has the check ${listNames(checks)}; set names of these workflows: ${known}.`);
}
const SHOWN = 10;
function listNames(names) {
    return (0,format/* formatTruncatedList */.En)(names, SHOWN, format/* shortenName */.ty);
}
/**
 * Returns sentences that describe how a simulation reads this history. The history file contains the sentences, and the
 * simulation prints them.
 */
function describeHistoryAssumptions({ workflows, checks, missing }, branch) {
    const names = listNames(workflows.map(({ name }) => name));
    return [
        checks.length === 0
            ? `No required checks are known, so the runs of all workflows count as tests: ${names}.`
            : `The runs of the workflows with the required checks ${listNames(checks)} count as tests: ${names}.`,
        ...(missing.length === 0 ? [] : [`No workflow has the required check ${listNames(missing)}; its time is unknown.`]),
        "The history has no submissions, so the time of a merge counts as the time of the submission to the queue.",
        "A test takes as long as the slowest of these workflow runs for the last commit of the pull request. This time begins with the start of the workflow run, so it includes the wait for a runner.",
        "A run with several attempts has no known length, because its last attempt may contain only some jobs.",
        "If a commit of a pull request passed only in a later attempt, its failure was flaky. Some flaky tests are never run again, so the real share of flaky failures is larger.",
        `A change is broken if the tests of ${branch} fail after its merge, although they passed before. Some of these failures are flaky, so the real share of broken changes is smaller.`,
        "If the repository uses GitHub's merge queue, the simulation uses the tests of that queue instead of the tests after a merge.",
        "Commits that failed before the merge do not count, because the queue tests a pull request only after its required checks passed.",
    ];
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/src/ci/github/history-records.js
var history_records = __webpack_require__(488);
// EXTERNAL MODULE: ./lib/src/text/json.js
var json = __webpack_require__(972);
// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
;// CONCATENATED MODULE: ./lib/src/queue/github-files.js
/** Reads exported files of the GitHub API, such as the output of `gh api --paginate`. */







/**
 * Reads all files. @throws InputError for an invalid file, or if the files contain no merged pull request or no
 * completed workflow run
 */
function readGitHubExportFiles(paths, folder) {
    const items = paths.flatMap((path) => readItems(path, folder));
    const merged = items.flatMap((item) => (0,history_records/* readMergedPullRequest */.RV)(item) ?? []);
    const runs = items.flatMap((item) => (isPullRequest(item) ? [] : ((0,history_records/* readWorkflowRun */.hO)(item) ?? [])));
    if (merged.length === 0)
        throw refusal("the files contain no merged pull request");
    if (runs.length === 0)
        throw refusal("the files contain no completed workflow run");
    return {
        endMs: Math.max(...merged.map(({ mergedAt }) => (0,format/* parseTimeMs */.jR)(mergedAt))),
        mergedPullRequests: async (_repository, branch, span) => merged.filter(({ baseBranch, mergedAt }) => baseBranch === branch && (0,history_records/* isInHistoryTimeSpan */.To)(span, mergedAt)),
        workflows: async () => [...new Map(runs.map(({ workflow }) => [workflow.id, workflow])).values()],
        requiredChecks: async () => [],
        jobNames: async () => [],
        workflowRuns: async (_repository, { id }, span) => runs.filter(({ workflow, startedAt }) => workflow.id === id && (0,history_records/* isInHistoryTimeSpan */.To)(span, startedAt)),
    };
}
function refusal(problem) {
    return (0,errors/* toInputError */.Gx)("github-files", `${problem}.`);
}
function isPullRequest(item) {
    return "merged_at" in item;
}
function readItems(path, folder) {
    let documents;
    try {
        documents = splitDocuments((0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(folder, path), "utf8")).map(json/* parseDepthLimitedJson */.Z);
    }
    catch (error) {
        throw refusal(`${(0,truncate/* quoteText */.ol)(path)} cannot be read as JSON (${(0,errors/* getErrorMessage */.u1)(error)})`);
    }
    return documents.flatMap(listItems).map((item) => {
        if (typeof item === "object" && item !== null && (isPullRequest(item) || "workflow_id" in item))
            return item;
        throw refusal(`${(0,truncate/* quoteText */.ol)(path)} must contain only pull requests and workflow runs, as the GitHub API returns them`);
    });
}
/** Splits concatenated JSON documents such as `[...][...]`, which are the pages of an export. */
function splitDocuments(text) {
    const documents = [];
    let [start, depth] = [0, 0];
    for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/g)) {
        if (token.length > 1)
            continue;
        depth += token === "[" || token === "{" ? 1 : -1;
        if (depth > 0)
            continue;
        documents.push(text.slice(start, index + 1));
        start = index + 1;
    }
    const rest = text.slice(start).trim();
    return rest === "" ? documents : [...documents, rest];
}
/** Lists the items of a page. With `--slurp`, a document is a list of pages. */
function listItems(document) {
    if (Array.isArray(document))
        return document.flatMap(listItems);
    const isPage = typeof document === "object" && document !== null && "workflow_runs" in document;
    return isPage ? listItems(document.workflow_runs) : [document];
}

// EXTERNAL MODULE: ./lib/src/queue/history-file.js
var history_file = __webpack_require__(1229);
// EXTERNAL MODULE: ./lib/src/queue/read.js
var read = __webpack_require__(8502);
;// CONCATENATED MODULE: ./lib/src/queue/export-github.js








/** Exports merged pull requests and workflow runs, from the GitHub API or from files. */
async function exportMergeHistoryFromGitHub({ historyFile, days, until, requiredChecks, githubFiles }, target, { host, clock, log, run }) {
    const path = (0,external_node_path_.resolve)(run.workspace, historyFile);
    const files = githubFiles && readGitHubExportFiles(githubFiles, run.workspace);
    const history = files ?? (await host?.history(log.info));
    if (history === undefined)
        throw new errors/* InputError */.dz(["A token for the GitHub API is required."]);
    const untilMs = until === undefined ? (files?.endMs ?? clock.now()) : (0,format/* parseTimeMs */.jR)(until);
    const span = { sinceMs: untilMs - days * format/* TIME_UNIT_MS */.gF.d, untilMs };
    const { assumptions, pullRequests, runs } = await readHistory(history, target, { span, requiredChecks, log });
    const counts = { pullRequests: pullRequests.length, workflowRuns: runs.length };
    const { owner, name } = target.repository;
    const [since, end] = [span.sinceMs, span.untilMs].map((ms) => new Date(ms).toISOString());
    const facts = { repository: `${owner}/${name}`, targetBranch: target.targetBranch, since, until: end };
    // A single write creates the file, so that the file is always complete.
    (0,history_file/* writeHistoryFile */.U4)(path, [
        { kind: "export", source: "github", formatVersion: 1, ...facts },
        { kind: "assumptions", assumptions },
        ...pullRequests,
        ...runs,
        { kind: "end", ...counts },
    ]);
    const content = `${(0,format/* formatCount */.B4)(counts.pullRequests, "merged pull request")} and ${(0,format/* formatCount */.B4)(counts.workflowRuns, "workflow run")}`;
    return {
        result: "exported",
        message: `Exported ${content} for ${(0,read/* formatQueueName */.km)(target)}, from ${(0,format/* formatTime */.fU)(span.sinceMs)} to ${(0,format/* formatTime */.fU)(span.untilMs)}.`,
        details: [`File: ${path}`, "Assumptions:", ...assumptions.map((each) => `- ${each}`)],
        outputs: {
            "history-file": path,
            "pull-request-count": counts.pullRequests,
            "workflow-run-count": counts.workflowRuns,
        },
        record: { ...facts, ...counts, assumptions },
    };
}
/**
 * Reads the merged pull requests and the test runs, as lines of the history file. @throws GitHostLookUpError or
 * InputError if a part cannot be read
 */
async function readHistory(history, target, { span, requiredChecks = [], log }) {
    const { repository, targetBranch } = target;
    try {
        const chosen = await chooseTestWorkflows(history, target, requiredChecks);
        const merged = await history.mergedPullRequests(repository, targetBranch, span);
        log.info(`Read ${(0,format/* formatCount */.B4)(merged.length, "merged pull request")}.`);
        const runs = [];
        for (const workflow of chosen.workflows) {
            const own = await history.workflowRuns(repository, workflow, span);
            log.info(`Read ${(0,format/* formatCount */.B4)(own.length, "run")} of the workflow ${workflow.name}.`);
            runs.push(...own.filter((run) => isTest(run, targetBranch)));
        }
        return {
            assumptions: describeHistoryAssumptions(chosen, targetBranch),
            pullRequests: merged.map(({ number: prNumber, headSha, mergedAt }) => {
                return { kind: "merged-pull-request", prNumber, headSha, mergedAt };
            }),
            runs: runs.map(({ id: runId, workflow, ...run }) => {
                return { kind: "workflow-run", runId, workflowId: workflow.id, workflow: workflow.name, ...run };
            }),
        };
    }
    catch (error) {
        if (!(error instanceof host/* GitHostError */.NA))
            throw error;
        const problem = `The history cannot be read: ${error.message}.`;
        const options = { details: [...error.advice, "No file was written."], cause: error };
        throw error.unavailable ? new errors/* GitHostLookUpError */.RD([problem], options) : new errors/* InputError */.dz([problem], options);
    }
}
/** True when a run tested a pull request, or the branch after a merge. */
function isTest({ event, branch }, targetBranch) {
    if (event === "merge_group")
        return branch.startsWith(`gh-readonly-queue/${targetBranch}/`);
    return event === "pull_request" || (event === "push" && branch === targetBranch);
}


/***/ }),

/***/ 1229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U4: () => (/* binding */ writeHistoryFile),
/* harmony export */   ml: () => (/* binding */ openHistoryFileWriter),
/* harmony export */   tG: () => (/* binding */ readHistoryFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4343);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6396);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(972);





const spanForm = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("export"),
    formatVersion: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    targetBranch: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Times in the service's format. */
    since: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    until: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});
const transition = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    state: _service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .textSchema */ .Zu,
    ...(0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalFields */ .c5)(_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .textSchema */ .Zu, "timestamp", "reason", "testRunId"),
    failingChecks: (0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .readonly */ .tBZ(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .textSchema */ .Zu))),
    failure: (0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        conflictCulprit: (0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ ...(0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalFields */ .c5)(_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .textSchema */ .Zu, "type"), ...(0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalFields */ .c5)(_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .numberSchema */ .ng, "number") })),
    })),
});
/**
 * Line of the file of an export. The first line contains the span, and the last line marks the end. An incomplete
 * export is in `FILE.partial`, so `FILE` always has the last line.
 */
const lineForm = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt("kind", [
    spanForm,
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("queue"),
        ...(0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalFields */ .c5)(_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .numberSchema */ .ng, "concurrency"),
        ...(0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalFields */ .c5)(_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .textSchema */ .Zu, "state"),
        enqueuedPullRequests: (0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .readonly */ .tBZ(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ prNumber: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() })))),
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("testing-result"),
        prNumber: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        testRunId: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        endedAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        outcome: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        ...(0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalFields */ .c5)(_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .numberSchema */ .ng, "testingDurationMs"),
        ...(0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalFields */ .c5)(_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .textSchema */ .Zu, "cycleConclusion", "bisection"),
    }),
    // All testing results are above this line of the file.
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("testing-results-end") }),
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("pull-request"),
        prNumber: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        stateChangedAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        isCurrentlySubmittedToQueue: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
        ...(0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalFields */ .c5)(_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .textSchema */ .Zu, "state", "prTitle", "prAuthor"),
        timeline: (0,_service_schema_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalSchema */ .Eu)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .readonly */ .tBZ(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(transition))),
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("end"), testingResults: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), pullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() }),
]);
/** Writes a complete export in one step. @throws InputError if the file cannot be written */
function writeHistoryFile(path, lines) {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
    attempt(path, () => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(`${path}.new`, text);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(`${path}.new`, path);
    });
}
/** Opens the file of an export, and continues an interrupted one. @throws InputError if it cannot be read or written */
function openHistoryFileWriter(path) {
    const partialPath = `${path}.partial`;
    const { lines, bytes } = readPartial(partialPath);
    const file = attempt(path, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(partialPath, bytes === 0 ? "w" : "r+"));
    // A process that stopped while it wrote leaves a part of a line.
    attempt(path, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file, bytes));
    let position = bytes;
    return {
        found: lines,
        partialPath,
        append(added) {
            const text = Buffer.from(added.map((line) => `${JSON.stringify(line)}\n`).join(""));
            attempt(path, () => {
                for (let written = 0; written < text.length;)
                    written += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, text, written, text.length - written, position + written);
            });
            position += text.length;
        },
        complete() {
            attempt(path, () => {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(partialPath, path);
            });
        },
    };
}
function attempt(path, action) {
    try {
        return action();
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toInputError */ .Gx)("history-file", `the file cannot be written: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .getErrorMessage */ .u1)(error)} (${path})`);
    }
}
function readPartial(path) {
    let text;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    }
    catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT")
            return { lines: [], bytes: 0 };
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toInputError */ .Gx)("history-file", `the file cannot be continued: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .getErrorMessage */ .u1)(error)}`);
    }
    const whole = text.slice(0, text.lastIndexOf("\n") + 1);
    return { lines: readLines(whole, path, "Delete the file to start again."), bytes: Buffer.byteLength(whole) };
}
function readLines(whole, path, advice) {
    const lines = whole.split("\n").slice(0, -1);
    return lines.map((line, index) => readLine(line, `${path}, line ${index + 1} is not a line of an export. ${advice}`));
}
function readLine(text, problem) {
    const line = lineForm.safeParse(parseLine(text));
    if (line.success)
        return line.data;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([problem]);
}
function parseLine(text) {
    try {
        return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDepthLimitedJson */ .Z)(text);
    }
    catch {
        return undefined;
    }
}
const githubForm = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("export"), source: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("github") });
/** Reads the file of a complete export of a queue. @throws InputError for any other file */
function readHistoryFile(path) {
    let whole;
    try {
        whole = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toInputError */ .Gx)("history-file", `the file cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .getErrorMessage */ .u1)(error)}`);
    }
    if (githubForm.safeParse(parseLine(whole.slice(0, whole.indexOf("\n")))).success)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toInputError */ .Gx)("history-file", `${path} contains a history from GitHub, and such a history has no data of the queue. To use this file, run merge-queue simulate --history.`);
    const lines = readLines(whole, path, "Use a file that export-history wrote.");
    const [span] = lines;
    if (span?.kind !== "export" || lines.at(-1)?.kind !== "end")
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toInputError */ .Gx)("history-file", `${path} is not a complete file that export-history wrote.`);
    return {
        span,
        queue: lines.find((line) => line.kind === "queue"),
        /** Testing results, the newest first. */
        results: lines.filter((line) => line.kind === "testing-result"),
        pullRequests: lines.filter((line) => line.kind === "pull-request"),
    };
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

/***/ 6396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ createOptionalSchema),
/* harmony export */   WR: () => (/* binding */ lowerCaseTextSchema),
/* harmony export */   Zu: () => (/* binding */ textSchema),
/* harmony export */   c5: () => (/* binding */ createOptionalFields),
/* harmony export */   ng: () => (/* binding */ numberSchema),
/* harmony export */   yu: () => (/* binding */ booleanSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3759);

// A process uses few schemas, and each only once, so compiling them would take longer than it saves.
zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W({ jitless: true });
const textSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const booleanSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY();
/** Number. Also accepts a number in text form. */
const numberSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^-?\d+(\.\d+)?$/)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => Number(value))),
]);
/** Enum value, changed to lower case. */
const lowerCaseTextSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((value) => value.toLowerCase()));
function createOptionalSchema(value) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(value));
}
function createOptionalFields(value, ...names) {
    return Object.fromEntries(names.map((name) => [name, createOptionalSchema(value)]));
}


/***/ })

};
