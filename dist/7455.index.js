export const id = 7455;
export const ids = [7455,2141];
export const modules = {

/***/ 7455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exportQueueHistory: () => (/* binding */ exportQueueHistory)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _service_present_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2141);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4185);
/* harmony import */ var _history_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1229);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8502);






async function exportQueueHistory({ historyFile, days, until }, target, context) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(context.run.workspace, historyFile);
    const file = (0,_history_file_js__WEBPACK_IMPORTED_MODULE_4__/* .openHistoryFileWriter */ .ml)(path);
    const progress = readProgress(file, target);
    try {
        const span = progress.span ?? (await startExport({ file, progress }, target, { days, until }, context));
        if (progress.span !== undefined)
            context.log.info(`The export continues ${file.partialPath}, which already contains ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(progress.keys.size, "testing result")}.`);
        await exportTestingResults(span, target, { file, progress, context });
        await exportPullRequests(span, target, { file, progress, context });
        const [results, pullRequests] = [progress.keys.size, progress.exported.size];
        file.append([{ kind: "end", testingResults: results, pullRequests }]);
        file.complete();
        const [from, to] = [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatServiceTime */ .wF)(span.since), (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatServiceTime */ .wF)(span.until)];
        const content = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(results, "testing result")} and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(pullRequests, "pull request")}`;
        return {
            result: "exported",
            message: `Exported ${content} of the merge queue for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .formatQueueName */ .km)(target)}, from ${from} to ${to}.`,
            details: [`File: ${path}`],
            outputs: { "history-file": path, "testing-result-count": results, "pull-request-count": pullRequests },
            record: { ...span, testingResults: results, pullRequests },
        };
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .addErrorDetails */ .Ks)(error, {
            details: [
                `${file.partialPath} contains the part of the history that the step has read. The next run continues after this part.`,
            ],
        });
    }
}
/** Reads the progress of an interrupted export. @throws InputError if the export is not of this queue */
function readProgress(file, target) {
    const [first, ...others] = file.found;
    if (first !== undefined && (first.kind !== "export" || !isSameQueue(first, target)))
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toInputError */ .Gx)("history-file", `${file.partialPath} has an unfinished export that is not of this queue; delete this file.`);
    const progress = {
        span: first,
        keys: new Set(),
        oldestMs: Number.POSITIVE_INFINITY,
        hasAllResults: false,
        wanted: new Set(),
        exported: new Set(),
    };
    for (const line of others) {
        if (line.kind === "queue")
            addQueued(progress, line.enqueuedPullRequests);
        if (line.kind === "testing-result")
            addResult(progress, line);
        if (line.kind === "pull-request")
            progress.exported.add(line.prNumber);
        if (line.kind === "testing-results-end")
            progress.hasAllResults = true;
    }
    return progress;
}
function isSameQueue(span, target) {
    const { repository, targetBranch } = createSpanQueue(target);
    return span.repository === repository && span.targetBranch === targetBranch;
}
function createSpanQueue({ repository: { owner, name }, targetBranch }) {
    return { repository: `${owner}/${name}`, targetBranch };
}
/** Writes the first lines: the span, and the queue with its settings. */
async function startExport({ file, progress }, target, { days, until }, { service, clock }) {
    const queue = await (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readQueue */ .Qf)(service, target);
    addQueued(progress, queue.enqueuedPullRequests);
    const untilMs = until === undefined ? (0,_service_present_js__WEBPACK_IMPORTED_MODULE_2__/* .determineServiceTime */ .gT)(service, clock, []).ms : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTimeMs */ .jR)(until);
    const [since = "", end = ""] = [untilMs - days * _text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .TIME_UNIT_MS */ .gF.d, untilMs].map((each) => new Date(each).toISOString());
    const span = { formatVersion: 1, ...createSpanQueue(target), since, until: end };
    file.append([
        { kind: "export", ...span },
        { ...queue, kind: "queue" },
    ]);
    return span;
}
function addQueued({ wanted }, queued) {
    for (const { prNumber } of queued ?? [])
        wanted.add(prNumber);
}
/** Adds a testing result. Returns false if the file already contains the result, because pages may overlap. */
function addResult(progress, { testRunId, prNumber, endedAt }) {
    const key = JSON.stringify([testRunId, prNumber, endedAt]);
    progress.wanted.add(prNumber);
    progress.oldestMs = Math.min(progress.oldestMs, (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTimeMs */ .jR)(endedAt));
    return progress.keys.size !== progress.keys.add(key).size;
}
/** Number of pages between two lines of the log. */
const PAGES_PER_LINE = 10;
/** Exports the testing results, newest first. An interrupted export continues at its oldest testing result. */
async function exportTestingResults(span, target, { file, progress, context }) {
    if (progress.hasAllResults)
        return;
    // The added millisecond includes other results with the same time as the oldest result.
    const untilMs = Math.min((0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTimeMs */ .jR)(span.until), progress.oldestMs + 1);
    const request = { since: span.since, until: new Date(untilMs).toISOString() };
    await readPages(async (cursor, page) => {
        const { testingResults, nextCursor } = await context.service.readTestingResults(target, { ...request, cursor });
        const added = testingResults.filter((result) => addResult(progress, result));
        file.append(added.map((result) => ({ ...result, kind: "testing-result" })));
        if (page % PAGES_PER_LINE === 0) {
            const back = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatServiceTime */ .wF)(new Date(progress.oldestMs).toISOString());
            context.log.info(`Read ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(progress.keys.size, "testing result")}, back to ${back}.`);
        }
        return nextCursor;
    });
    file.append([{ kind: "testing-results-end" }]);
}
/** Maximum number of pull requests in a request. */
const BATCH = 50;
/** Exports the pull requests with testing results, those in the queue, and those that left the queue in the span. */
async function exportPullRequests(span, target, { file, progress, context }) {
    const { service, log } = context;
    const numbers = new Set(progress.wanted);
    await readPages(async (cursor) => {
        const page = await service.readPullRequests(target, { since: span.since, cursor });
        for (const { prNumber } of page.pullRequests)
            numbers.add(prNumber);
        return page.nextCursor;
    });
    const open = [...numbers].filter((number) => !progress.exported.has(number));
    for (let start = 0; start < open.length; start += BATCH) {
        const histories = await service.readHistories(target, open.slice(start, start + BATCH));
        const known = histories.flatMap((history) => history.prNumber == null ? [] : [{ ...history, prNumber: history.prNumber }]);
        file.append(known.map((history) => ({ ...history, kind: "pull-request" })));
        for (const { prNumber } of known)
            progress.exported.add(prNumber);
        if ((start / BATCH) % PAGES_PER_LINE === PAGES_PER_LINE - 1)
            log.info(`Read the state changes of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(progress.exported.size, "pull request")}.`);
    }
}
/**
 * Reads pages until a page has no cursor. `read` receives the number of the page, from 1. @throws OperationError if a
 * cursor repeats
 */
async function readPages(read) {
    const seen = new Set();
    let cursor;
    for (let page = 1;; page += 1) {
        cursor = (await read(cursor, page)) || undefined;
        if (cursor === undefined)
            return;
        if (seen.has(cursor))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OperationError */ .OK("response", "The history cannot be read completely, because the service returned the same page twice.");
        seen.add(cursor);
    }
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
