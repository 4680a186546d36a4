export const id = 9811;
export const ids = [9811];
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

/***/ 9811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHubHistoryReader: () => (/* binding */ createGitHubHistoryReader)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9508);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9265);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4184);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(227);
/* harmony import */ var _history_records_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(488);






/** Time limit of a request in milliseconds. A page of 100 workflow runs has about 2 MB. */
const PAGE_MS = 30_000;
const MOST_REQUESTS = 5000;
/** Number of times to wait for a rate limit before one request. */
const MOST_WAITS = 3;
const LEAST_WAIT_MS = 1000;
/** Share of the rate limit to leave for other users of the token, such as other workflows of the repository. */
const RESERVED_SHARE = 0.1;
/**
 * If a search matches this many runs or more, GitHub lists only the newest ones
 * (docs.github.com/rest/actions/workflow-runs).
 */
const TOO_MANY = 1000;
function createGitHubHistoryReader(options, report) {
    const ask = createReader(options, report);
    return {
        mergedPullRequests: (repository, branch, span) => readMerged(ask, repository, branch, span),
        async workflows(repository) {
            const about = { repository, what: "the list of workflows", route: "/actions/workflows", permission: "actions" };
            const workflows = [];
            for await (const page of readPages(ask, about, (data) => (0,_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readArrayOrUndefined */ .le)((0,_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonValue */ .mg)(data, "workflows"))))
                workflows.push(...page.flatMap((item) => (0,_history_records_js__WEBPACK_IMPORTED_MODULE_5__/* .readWorkflow */ .S6)(item) ?? []));
            return workflows;
        },
        requiredChecks: (repository, branch) => readRequiredChecks(ask, repository, branch),
        jobNames: (repository, workflow) => readJobNames(ask, repository, workflow),
        workflowRuns: (repository, workflow, span) => readRuns(ask, repository, workflow, span),
    };
}
/** Creates a function that sends requests within the rate limit. */
function createReader(options, report) {
    const { clock = _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m, signal } = options;
    let [requests, resumeAtMs] = [0, 0];
    const client = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .createGitHubClient */ .LX)({
        ...options,
        lookUpMs: PAGE_MS,
        onQuota({ limit, remaining, resetMs }) {
            if (remaining <= limit * RESERVED_SHARE)
                resumeAtMs = clock.now() + resetMs;
        },
    });
    return async ({ repository, what, route, parameters = {}, permission }, read) => {
        const permissions = permission === undefined ? [] : [`The token needs the permission \`${permission}: read\`.`];
        for (let waits = 0;; waits += 1) {
            const waitMs = resumeAtMs - clock.now();
            if (waitMs > 0) {
                report(`Waiting ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(waitMs)} until GitHub's rate limit allows more API requests. The step has sent ${requests} so far.`);
                await clock.sleep(waitMs, signal);
            }
            requests += 1;
            if (requests > MOST_REQUESTS)
                throw new _host_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHostError */ .NA(what, new _host_js__WEBPACK_IMPORTED_MODULE_2__/* .NoReplyError */ ._s(`the step has reached its limit of ${MOST_REQUESTS} API requests`, {}));
            try {
                return await (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .callGitHub */ .ur)(client, { repository, what, route: `GET ${route}`, parameters, permissions }, read);
            }
            catch (error) {
                const limitedMs = error instanceof _host_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHostError */ .NA ? error.reply?.limitedMs : undefined;
                if (limitedMs === undefined || waits === MOST_WAITS)
                    throw error;
                resumeAtMs = clock.now() + Math.max(limitedMs, LEAST_WAIT_MS);
            }
        }
    };
}
async function* readPages(ask, question, read) {
    for (let page = 1;; page += 1) {
        const parameters = { ...question.parameters, per_page: _client_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE_SIZE */ .md, page };
        const items = await ask({ ...question, parameters }, read);
        yield items;
        if (items.length < _client_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE_SIZE */ .md)
            return;
    }
}
/** Reads the pull requests that merged in a span. */
async function readMerged(ask, repository, branch, { sinceMs, untilMs }) {
    const found = new Map();
    let newestMs = Number.NEGATIVE_INFINITY;
    const readUntil = async (oldestMs) => {
        const order = { state: "closed", base: branch, sort: "updated", direction: "desc" };
        const what = `the pull requests into ${branch}`;
        const question = { repository, what, route: "/pulls", parameters: order, permission: "pull-requests" };
        for await (const page of readPages(ask, question, _event_js__WEBPACK_IMPORTED_MODULE_4__/* .readArrayOrUndefined */ .le)) {
            const updatedMs = page.map((item) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTimeMs */ .jR)((0,_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonText */ .gb)(item, "updated_at")));
            newestMs = Math.max(newestMs, ...updatedMs);
            for (const item of page) {
                const merged = (0,_history_records_js__WEBPACK_IMPORTED_MODULE_5__/* .readMergedPullRequest */ .RV)(item);
                if (merged !== undefined)
                    found.set(merged.number, merged);
            }
            if (updatedMs.some((ms) => ms < oldestMs))
                return;
        }
    };
    await readUntil(sinceMs);
    // A pull request that changed between two pages moved to the first page, and must be read there.
    await readUntil(newestMs);
    return [...found.values()].filter(({ mergedAt }) => (0,_history_records_js__WEBPACK_IMPORTED_MODULE_5__/* .isInHistoryTimeSpan */ .To)({ sinceMs, untilMs }, mergedAt));
}
async function readRequiredChecks(ask, repository, branch) {
    const about = { repository, what: `the required checks of ${branch}`, parameters: { branch, per_page: _client_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE_SIZE */ .md } };
    const rules = await orNone(ask({ ...about, route: "/rules/branches/{branch}" }, _event_js__WEBPACK_IMPORTED_MODULE_4__/* .readArrayOrUndefined */ .le).then((all) => all.flatMap((rule) => (0,_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonList */ .Zv)(rule, "parameters", "required_status_checks"))));
    const protection = ["protection", "required_status_checks", "contexts"];
    const contexts = await orNone(ask({ ...about, route: "/branches/{branch}" }, (data) => (0,_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonList */ .Zv)(data, ...protection)));
    const names = [...rules.map((rule) => (0,_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonText */ .gb)(rule, "context")), ...contexts];
    return [...new Set(names.filter((name) => typeof name === "string"))];
}
/** Returns an empty list if the token lacks the permission for the request. */
async function orNone(request) {
    return request.catch((error) => {
        if (error instanceof _host_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHostError */ .NA && error.refused)
            return [];
        throw error;
    });
}
async function readJobNames(ask, repository, { id, name }) {
    const about = { repository, what: `the jobs of the workflow ${name}`, permission: "actions" };
    const passed = { id, status: "success", per_page: 1 };
    const [run] = await ask({ ...about, route: "/actions/workflows/{id}/runs", parameters: passed }, listRuns);
    const runId = (0,_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonNumber */ .Yw)(run, "id");
    if (runId === undefined)
        return [];
    const parameters = { id: runId, per_page: _client_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE_SIZE */ .md };
    const jobs = await ask({ ...about, route: "/actions/runs/{id}/jobs", parameters }, (data) => (0,_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonList */ .Zv)(data, "jobs"));
    return jobs.flatMap((job) => (0,_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonText */ .gb)(job, "name") ?? []);
}
function listRuns(data) {
    return (0,_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readArrayOrUndefined */ .le)((0,_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonValue */ .mg)(data, "workflow_runs"));
}
/** Reads the runs in a span. GitHub lists only the newest runs of a span, so a large span is split. */
async function readRuns(ask, repository, workflow, { sinceMs, untilMs }) {
    const { id, name } = workflow;
    const [since, until] = [sinceMs, untilMs].map((ms) => new Date(ms).toISOString().replace(/\.\d+Z$/, "Z"));
    const parameters = { id, created: `${since}..${until}` };
    const route = "/actions/workflows/{id}/runs";
    const question = { repository, what: `the runs of the workflow ${name}`, route, parameters, permission: "actions" };
    const middleMs = Math.floor((sinceMs + untilMs) / 2000) * 1000;
    let total = 0;
    const runs = [];
    const pages = readPages(ask, question, (data) => {
        total = (0,_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonNumber */ .Yw)(data, "total_count") ?? 0;
        return listRuns(data);
    });
    for await (const page of pages) {
        if (total >= TOO_MANY && middleMs > sinceMs) {
            const older = await readRuns(ask, repository, workflow, { sinceMs, untilMs: middleMs });
            return [...older, ...(await readRuns(ask, repository, workflow, { sinceMs: middleMs + 1000, untilMs }))];
        }
        runs.push(...page);
        if (runs.length >= total)
            break;
    }
    return runs.flatMap((run) => (0,_history_records_js__WEBPACK_IMPORTED_MODULE_5__/* .readWorkflowRun */ .hO)(run) ?? []);
}


/***/ })

};
