export const id = 3718;
export const ids = [3718];
export const modules = {

/***/ 2601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ faultSpec),
/* harmony export */   V: () => (/* binding */ createFaultList)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4343);
/* harmony import */ var _state_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2071);
/* harmony import */ var _github_routes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4946);
/* harmony import */ var _v1_endpoints_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8855);
/* harmony import */ var _v2_endpoints_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2202);
/** Faults of the service for tests, and the list of pending faults. */





/** Milliseconds of a pause. Node.js would run a timer above this limit at once. */
const pause = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberFrom */ .UB)(0, 2_147_483_647);
const status = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(200, 599);
const headers = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae, "must be an object");
const count = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(0, Number.MAX_SAFE_INTEGER);
const scripted = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ headers, afterEffect: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt });
/** Schemas of the faults. "Effect" means the change that the request makes in the service. */
const FAULTS = [
    /** Replies with a status and a text. The request has no effect unless `afterEffect` is set. */
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz("status"), status, ...(0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ body: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae }), ...scripted }),
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz("delay"), ms: pause }),
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz("drop"), when: (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["before", "after"]) }),
    /** Sends no reply. The request has no effect unless `afterEffect` is set. */
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz("hang"), ...(0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ afterEffect: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt }) }),
    /** Sends the status line and the headers of the normal reply, but no body. */
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz("headers-only") }),
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz("trickle"), msPerByte: pause }),
    /** Applies the effect, then sends the normal status with another content type. */
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz("content-type"), contentType: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, ...(0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ body: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae }) }),
    /** Sends another reply. The request has no effect unless `afterEffect` is set. */
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz("reply"), status, ...(0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ json: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J(), text: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae }), ...scripted }),
    /**
     * Changes fields of the normal JSON reply. `merge` replaces top-level fields; `a.b` in `omit` names a nested field.
     */
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz("patch"), ...(0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ merge: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyObject */ .aH, omit: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strings */ .P$ }) }),
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz("redirect"), status, location: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
];
const KINDS = `must be one of ${FAULTS.flatMap((each) => each.shape.kind.def.values).join(", ")}`;
const fault = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .discriminatedUnion */ .gMt("kind", FAULTS, {
    error: ({ code }) => (code === "invalid_union" ? KINDS : "must be an object"),
});
/**
 * Name of an endpoint. `*` means all endpoints of the service, and `github:*` all endpoints of the simulated GitHub
 * API.
 */
const endpointName = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["*", "github:*", ..._v1_endpoints_js__WEBPACK_IMPORTED_MODULE_2__/* .V1_ENDPOINTS */ .pK, ..._v2_endpoints_js__WEBPACK_IMPORTED_MODULE_3__/* .V2_ENDPOINTS */ .s, ..._github_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .GITHUB_ENDPOINTS */ .no]);
const faultSpec = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({
    endpoint: endpointName,
    ...(0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({
        /** Number of requests that fail, 1 by default. 0 means all requests. */
        times: count,
        /** Number of unchanged requests before the first one that fails. */
        skip: count,
    }),
    fault,
});
/** Creates a list of faults. If several faults match a request, the one added first applies. */
function createFaultList() {
    let pending = [];
    return {
        add: (spec) => {
            pending = [...pending, spec];
        },
        clear: () => {
            pending = [];
        },
        /** Returns the pending faults with their remaining numbers of requests. */
        pending: () => pending,
        take: (endpoint) => {
            const all = endpoint.startsWith("github:") ? "github:*" : "*";
            const spec = pending.find((each) => each.endpoint === endpoint || each.endpoint === all);
            if (spec === undefined)
                return null;
            const { skip = 0, times = 1 } = spec;
            // A fault for all requests stays the same object, so that a test can find and remove it.
            const rest = skip > 0 ? { ...spec, skip: skip - 1 } : times > 0 ? { ...spec, times: times - 1 } : spec;
            const isOver = skip === 0 && times === 1;
            pending = pending.flatMap((each) => (each !== spec ? [each] : isOver ? [] : [rest]));
            return skip > 0 ? null : spec.fault;
        },
    };
}


/***/ }),

/***/ 4946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  no: () => (/* binding */ GITHUB_ENDPOINTS),
  EH: () => (/* binding */ answerGithub),
  wZ: () => (/* binding */ findGithubEndpoint)
});

// EXTERNAL MODULE: ./lib/local-queue/src/engine/tree.js
var tree = __webpack_require__(1647);
// EXTERNAL MODULE: ./lib/local-queue/src/state/fields.js + 1 modules
var state_fields = __webpack_require__(2071);
// EXTERNAL MODULE: ./lib/local-queue/src/state/refusal.js
var refusal = __webpack_require__(5322);
// EXTERNAL MODULE: ./lib/local-queue/src/state/service-state.js
var service_state = __webpack_require__(6105);
// EXTERNAL MODULE: ./lib/local-queue/src/api/http/reply.js
var http_reply = __webpack_require__(1952);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/local-queue/src/api/http/incoming.js
var incoming = __webpack_require__(9038);
;// CONCATENATED MODULE: ./lib/local-queue/src/api/github/posts.js
/** This file answers requests for comments, commit statuses and issues in GitHub's format. */





function listComments({ repository, rest }) {
    const { pullRequests, testPullRequests, posts } = repository;
    const { comments, issues } = posts;
    const number = Number(rest);
    if (![pullRequests, testPullRequests, issues].some((all) => all.has(number)))
        throw new refusal/* Refusal */.P(404, "Not Found");
    return [...comments.values()].filter((each) => each.number === number).map((each) => commentJson(repository, each));
}
const since = (0,state_fields/* object */.Ik)((0,state_fields/* optional */.lq)({ since: state_fields/* time */.kB }));
/** Lists the comments that changed since a time, sorted by creation by default. */
function listAllComments({ repository, query }) {
    const given = query.get("since");
    const { since: sinceMs = 0 } = (0,state_fields/* read */.LF)(since, given === null ? {} : { since: given });
    const of = query.get("sort") === "updated" ? "updatedAtMs" : "createdAtMs";
    const sign = query.get("direction") === "desc" ? -1 : 1;
    return [...repository.posts.comments.values()]
        .filter(({ updatedAtMs }) => updatedAtMs >= Math.floor(sinceMs / 1000) * 1000)
        .toSorted((one, other) => sign * (one[of] - other[of] || one.id - other.id))
        .map((each) => commentJson(repository, each));
}
function createComment({ repository, rest, incoming, post }) {
    const { body } = (0,state_fields/* read */.LF)((0,state_fields/* object */.Ik)({ body: state_fields/* text */.Qq }), fieldsOf(incoming));
    post({ kind: "comment", given: { number: Number(rest), body, repository: (0,service_state/* nameOf */.Vb)(repository) } });
    return commentJson(repository, requirePost(repository.posts.comments.get(repository.posts.lastId)));
}
function editComment({ repository, rest, incoming, post }) {
    const { body } = (0,state_fields/* read */.LF)((0,state_fields/* object */.Ik)({ body: state_fields/* text */.Qq }), fieldsOf(incoming));
    post({ kind: "edited-comment", id: Number(rest), body, repository: (0,service_state/* nameOf */.Vb)(repository) });
    return commentJson(repository, requirePost(repository.posts.comments.get(Number(rest))));
}
function deleteComment({ repository, rest, post }) {
    post({ kind: "deleted-comment", id: Number(rest), repository: (0,service_state/* nameOf */.Vb)(repository) });
}
function listStatuses({ repository, rest }) {
    return (repository.posts.statuses.get(rest) ?? []).toReversed().map(statusJson);
}
const posts_status = (0,state_fields/* object */.Ik)({
    state: (0,state_fields/* oneOf */.yL)(["success", "failure", "error", "pending"]),
    ...(0,state_fields/* optional */.lq)({ context: state_fields/* text */.Qq, description: schemas/* nullable */.mee(state_fields/* anyText */.Ae), target_url: schemas/* nullable */.mee(state_fields/* anyText */.Ae) }),
});
function createStatus({ repository, rest, incoming, post }) {
    const { state, context = "default", description, target_url: url } = (0,state_fields/* read */.LF)(posts_status, fieldsOf(incoming));
    const given = { sha: rest, state, context, description: description ?? "", url: url ?? "" };
    post({ kind: "status", given: { ...given, repository: (0,service_state/* nameOf */.Vb)(repository) } });
    return statusJson(requirePost(repository.posts.statuses.get(rest)?.at(-1)));
}
/** Lists issues without pull requests. GitHub includes pull requests, but no client of this service reads them here. */
function listIssues({ repository, query }) {
    const state = query.get("state") ?? "open";
    const labels = (query.get("labels") ?? "").split(",").filter((label) => label !== "");
    const sign = query.get("direction") === "asc" ? 1 : -1;
    return [...repository.posts.issues.values()]
        .filter(({ isOpen }) => state === "all" || state === (isOpen ? "open" : "closed"))
        .filter((each) => labels.every((label) => each.labels.includes(label)))
        .toSorted((one, other) => sign * (one.number - other.number))
        .map((each) => issueJson(repository, each));
}
const issue = (0,state_fields/* object */.Ik)({ title: state_fields/* text */.Qq, ...(0,state_fields/* optional */.lq)({ body: schemas/* nullable */.mee(state_fields/* anyText */.Ae), labels: state_fields/* strings */.P$ }) });
function createIssue({ repository, incoming, post }) {
    const { title, body, labels = [] } = (0,state_fields/* read */.LF)(issue, fieldsOf(incoming));
    post({ kind: "issue", given: { title, body: body ?? "", labels, repository: (0,service_state/* nameOf */.Vb)(repository) } });
    return issueJson(repository, requirePost([...repository.posts.issues.values()].at(-1)));
}
const issuePatch = (0,state_fields/* object */.Ik)((0,state_fields/* optional */.lq)({ title: state_fields/* text */.Qq, body: state_fields/* anyText */.Ae, state: (0,state_fields/* oneOf */.yL)(["open", "closed"]) }));
function editIssue({ repository, rest, incoming, post }) {
    const { state, ...patch } = (0,state_fields/* read */.LF)(issuePatch, fieldsOf(incoming));
    const isOpen = state === undefined ? {} : { isOpen: state === "open" };
    const number = Number(rest);
    post({ kind: "edited-issue", number, repository: (0,service_state/* nameOf */.Vb)(repository), patch: { ...patch, ...isOpen } });
    return issueJson(repository, requirePost(repository.posts.issues.get(number)));
}
function fieldsOf({ body }) {
    const fields = body.kind === "read" ? (0,incoming/* parseJson */.qF)(body.text) : undefined;
    if (!(0,state_fields/* isFields */.Ce)(fields))
        throw new refusal/* Refusal */.P(400, "Problems parsing JSON");
    return fields;
}
function requirePost(post) {
    if (post === undefined)
        throw new refusal/* Refusal */.P(404, "Not Found");
    return post;
}
function userJson(author) {
    return { login: author, type: author.endsWith("[bot]") ? "Bot" : "User" };
}
function formatV1Time(atMs) {
    return new Date(atMs).toISOString().replace(/\.\d+Z$/, "Z");
}
function commentJson(repository, { id, number, author, body, createdAtMs, updatedAtMs }) {
    const name = (0,service_state/* nameOf */.Vb)(repository);
    return {
        id,
        html_url: `https://${repository.host}/${name}/pull/${number}#issuecomment-${id}`,
        issue_url: `https://api.github.com/repos/${name}/issues/${number}`,
        user: userJson(author),
        body,
        created_at: formatV1Time(createdAtMs),
        updated_at: formatV1Time(updatedAtMs),
    };
}
function statusJson({ id, state, context, description, url, author, createdAtMs }) {
    return {
        id,
        state,
        context,
        description: description ?? null,
        target_url: url === "" ? null : (url ?? null),
        creator: userJson(author),
        created_at: formatV1Time(createdAtMs),
    };
}
function issueJson(repository, issueOf) {
    const { number, title, body, labels, author, isOpen, createdAtMs, updatedAtMs } = issueOf;
    return {
        number,
        title,
        body,
        state: isOpen ? "open" : "closed",
        labels: labels.map((label) => ({ name: label })),
        user: userJson(author),
        html_url: `https://${repository.host}/${(0,service_state/* nameOf */.Vb)(repository)}/issues/${number}`,
        created_at: formatV1Time(createdAtMs),
        updated_at: formatV1Time(updatedAtMs),
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/local-queue/src/api/github/pull-requests.js
/** This file answers requests for pull requests in GitHub's format. */




function getPullRequest(question) {
    const { repository, rest } = question;
    const found = findShown(question, Number(rest));
    if (found === undefined)
        throw new refusal/* Refusal */.P(404, "Not Found");
    return {
        ...pullRequestJson(repository, found),
        merged: found.mergedAtMs !== null,
        ...mergeabilityJson(repository, found),
    };
}
/** Returns the mergeability fields of a pull request. GitHub computes them only for an open pull request. */
function mergeabilityJson({ pullRequests }, { number, isOpen }) {
    const known = isOpen ? pullRequests.get(number)?.mergeability : undefined;
    if (known === "mergeable")
        return { mergeable: true, mergeable_state: "clean" };
    if (known === "not_mergeable")
        return { mergeable: false, mergeable_state: "dirty" };
    return { mergeable: null, mergeable_state: "unknown" };
}
function listPullRequests(question) {
    const { repository, query } = question;
    const { numbers, pullRequests, testPullRequests } = repository;
    const state = query.get("state") ?? "open";
    const head = query.get("head");
    const base = query.get("base");
    const sign = query.get("direction") === "asc" ? 1 : -1;
    const headBranch = head?.slice(head.indexOf(":") + 1);
    const all = [...pullRequests.keys(), ...testPullRequests.keys()];
    return [...(headBranch === undefined ? all : (numbers.byHeadBranch.get(headBranch) ?? []))]
        .toSorted((one, other) => sign * (one - other))
        .flatMap((number) => findShown(question, number) ?? [])
        .filter((each) => state === "all" || state === (each.isOpen ? "open" : "closed"))
        .filter((each) => head === null || head === `${ownerOf(each.headRepository)}:${each.headBranch}`)
        .filter((each) => base === null || base === each.baseBranch)
        .map((each) => pullRequestJson(repository, each));
}
function pullRequestsOfCommit(question) {
    const { repository, rest } = question;
    const { byHeadSha, byMergeCommit } = repository.numbers;
    return [...new Set([...(byHeadSha.get(rest) ?? []), byMergeCommit.get(rest) ?? 0])]
        .toSorted((one, other) => one - other)
        .flatMap((number) => findShown(question, number) ?? [])
        .filter((each) => each.headSha === rest || each.mergeCommitSha === rest)
        .map((each) => pullRequestJson(repository, each));
}
/**
 * Lists the commit of a test run and the commits in it, the newest first. The test branch merges one head after another
 * into its base. Each head has one earlier commit. @throws Refusal for any other commit
 */
function listCommits({ repository, query }) {
    for (const { engine, runs } of repository.queues.values()) {
        const run = [...runs.values()].find(({ sha }) => sha !== "" && sha === query.get("sha"));
        if (run === undefined)
            continue;
        const heads = [...run.ahead, ...run.members].flatMap((number) => tree/* get */.Jt(engine.entries, number)?.sha ?? []);
        const merges = heads.map((_head, index) => (index === heads.length - 1 ? run.sha : newSha(run.sha, `${index}`)));
        const earlier = heads.map((head) => newSha(head, "earlier"));
        return [
            ...heads.map((head, index) => toCommit(merges[index], [merges[index - 1] ?? run.base, head])).toReversed(),
            ...heads.map((head, index) => toCommit(head, [earlier[index]])),
            ...earlier.map((sha) => toCommit(sha, [])),
            toCommit(run.base, []),
        ];
    }
    throw new refusal/* Refusal */.P(404, "Not Found");
}
function toCommit(sha = "", parents) {
    return { sha, parents: parents.map((parent) => ({ sha: parent })) };
}
function newSha(sha, name) {
    return (0,external_node_crypto_.createHash)("sha1").update(`${sha} ${name}`).digest("hex");
}
/** Finds a pull request in the state that GitHub shows. GitHub shows a merge `lagSeconds` after the merge. */
function findShown({ repository, nowMs, lagSeconds }, number) {
    const pullRequest = repository.pullRequests.get(number);
    if (pullRequest === undefined)
        return findTestPullRequest(repository, number);
    const { state, mergedAtMs } = pullRequest;
    if (mergedAtMs === null || mergedAtMs <= nowMs - lagSeconds * 1000) {
        return { ...pullRequest, isOpen: state === "open", body: null };
    }
    return { ...pullRequest, isOpen: true, body: null, mergedAtMs: null, mergeCommitSha: null };
}
function findTestPullRequest(repository, number) {
    const found = repository.testPullRequests.get(number);
    if (found === undefined)
        return undefined;
    const { branch, headSha, baseBranch, body, isOpen } = found;
    const head = { headSha, headBranch: branch, headRepository: (0,service_state/* nameOf */.Vb)(repository), fork: false };
    const end = { mergeCommitSha: null, mergedAtMs: null };
    return { number, title: branch, author: "merge-queue[bot]", ...head, baseBranch, draft: true, ...end, isOpen, body };
}
function ownerOf(repository) {
    return repository?.split("/")[0] ?? "";
}
/** Returns the fields of a pull request in a list. A list omits the fields about the merge. */
function pullRequestJson(repository, pullRequest) {
    const { number, title, author, headSha, headBranch, headRepository, baseBranch, mergedAtMs } = pullRequest;
    const { owner, name, host, branches } = repository;
    const base = { label: `${owner}:${baseBranch}`, ref: baseBranch, sha: branches.get(baseBranch)?.tip ?? "" };
    const head = { label: `${ownerOf(headRepository) || "unknown"}:${headBranch}`, ref: headBranch, sha: headSha };
    return {
        number,
        title,
        body: pullRequest.body,
        state: pullRequest.isOpen ? "open" : "closed",
        draft: pullRequest.draft,
        user: { login: author },
        html_url: `https://${host}/${owner}/${name}/pull/${number}`,
        merged_at: mergedAtMs === null ? null : new Date(mergedAtMs).toISOString(),
        merge_commit_sha: pullRequest.mergeCommitSha ?? trialMerge(headSha),
        head: { ...head, repo: headRepository === null ? null : { full_name: headRepository, fork: pullRequest.fork } },
        base: { ...base, repo: { full_name: (0,service_state/* nameOf */.Vb)(repository) } },
    };
}
/** Returns the id of GitHub's test merge, which exists only for an open pull request. */
function trialMerge(headSha) {
    return newSha(headSha, "trial merge");
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/github/graphql.js
/**
 * This file answers two GraphQL queries in GitHub's format: pull requests by their numbers, and a search. It reads the
 * values in the query, and ignores the selected fields.
 */




const question = (0,state_fields/* object */.Ik)({
    query: state_fields/* text */.Qq,
    variables: (0,state_fields/* object */.Ik)({ owner: state_fields/* anyText */.Ae, name: state_fields/* anyText */.Ae, ...(0,state_fields/* optional */.lq)({ search: state_fields/* anyText */.Ae, after: state_fields/* anyText */.Ae }) }),
});
/** Returns owner and name of the repository in the variables of a query. */
function readRepository(incoming) {
    const { owner, name } = (0,state_fields/* read */.LF)(question, fieldsOf(incoming)).variables;
    return [owner, name];
}
function answerQuery(call) {
    const { query, variables } = (0,state_fields/* read */.LF)(question, fieldsOf(call.incoming));
    const { search, after } = variables;
    return search === undefined ? answerNumbers(call, query) : answerSearch(call, search, readSize(query), after);
}
function answerNumbers(call, query) {
    const asked = [...query.matchAll(/(\w+): *pullRequest\(number: *(\d+)\)/g)];
    const nodes = asked.map(([, alias = "", number]) => {
        const found = findShown(call, Number(number));
        return [alias, found === undefined ? null : nodeOf(call.repository, found)];
    });
    const errors = nodes.flatMap(([alias, node]) => node === null
        ? [{ type: "NOT_FOUND", path: ["repository", alias], message: "Could not resolve to a PullRequest." }]
        : []);
    return { data: { repository: Object.fromEntries(nodes) }, ...(errors.length > 0 && { errors }) };
}
function answerSearch(call, search, size, after) {
    const { repository } = call;
    const terms = [...search.matchAll(/([\w-]+:)?("[^"]*"|\S+)/g)].map(([, name = "", value = ""]) => {
        return { name, value: value.replaceAll('"', "").toLowerCase() };
    });
    const found = [...repository.pullRequests.keys()]
        .toSorted((one, other) => one - other)
        .flatMap((number) => findShown(call, number) ?? [])
        .filter((shown) => terms.every(({ name, value }) => isMatch(repository, shown, name, value)));
    const start = Number(after ?? 0);
    const end = start + size;
    return {
        data: {
            repository: { pullRequests: { totalCount: repository.pullRequests.size } },
            search: {
                issueCount: found.length,
                pageInfo: { hasNextPage: end < found.length, endCursor: String(Math.min(end, found.length)) },
                nodes: found.slice(start, end).map((shown) => nodeOf(repository, shown)),
            },
        },
    };
}
function readSize(query) {
    return Number(/\bfirst: *(\d+)/.exec(query)?.[1] ?? 0);
}
/** True when a pull request matches one term of a search. Text without a qualifier must be in the title. */
function isMatch(repository, shown, name, value) {
    switch (name) {
        case "repo:":
            return value === (0,service_state/* nameOf */.Vb)(repository).toLowerCase();
        case "is:":
            return value === "pr" || value === (shown.isOpen ? "open" : shown.mergedAtMs === null ? "closed" : "merged");
        case "label:":
            return (shown.labels ?? []).some((label) => label.toLowerCase() === value);
        case "author:":
            return shown.author.toLowerCase() === value.replace(/^app\/(.*)$/, "$1[bot]");
        case "base:":
            return shown.baseBranch.toLowerCase() === value;
        case "draft:":
            return String(shown.draft) === value;
        case "sort:":
            return true;
        default:
            return shown.title.toLowerCase().includes(value);
    }
}
function nodeOf(repository, { number, isOpen, mergedAtMs, headSha, baseBranch, title }) {
    return {
        number,
        title,
        state: isOpen ? "OPEN" : mergedAtMs === null ? "CLOSED" : "MERGED",
        headRefOid: headSha,
        baseRefName: baseBranch,
        repository: { nameWithOwner: (0,service_state/* nameOf */.Vb)(repository) },
    };
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/github/question.js
const USUAL_SIZE = 30;
const LARGEST_SIZE = 100;
/** Returns a page of a list. As on GitHub, an invalid size or page means the default. */
function pageOf(all, query) {
    const size = Math.min(LARGEST_SIZE, readPositive(query.get("per_page")) ?? USUAL_SIZE);
    const page = readPositive(query.get("page")) ?? 1;
    return { items: all.slice((page - 1) * size, page * size), page, size };
}
function readPositive(text) {
    const number = /^\d{1,9}$/.test(text ?? "") ? Number(text) : 0;
    return number > 0 ? number : undefined;
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/github/set-up.js
/** This file answers requests for the configuration of a repository in GitHub's format. */


/** Returns a branch with its protection. The default branch and the branches of queues are protected. */
function getBranch({ repository, rest }) {
    const branch = repository.branches.get(rest);
    if (branch === undefined)
        throw new refusal/* Refusal */.P(404, "Branch not found");
    const isProtected = rest === repository.defaultBranch || repository.queues.has(rest);
    const checks = isProtected ? repository.requiredStatuses.map((context) => ({ context, app_id: null })) : [];
    return {
        name: rest,
        commit: { sha: branch.tip },
        protected: isProtected,
        protection: {
            enabled: isProtected,
            required_status_checks: {
                enforcement_level: isProtected ? "non_admins" : "off",
                contexts: checks.map(({ context }) => context),
                checks,
            },
        },
    };
}
/** Lists the rules for a branch, which need not exist. A pattern with `*` at its end matches a prefix. */
function listRules({ repository, rest }) {
    return repository.hostSettings.rules
        .filter(({ branch }) => (branch.endsWith("*") ? rest.startsWith(branch.replace(/\*+$/, "")) : rest === branch))
        .map(({ type, parameters }, index) => ({
        type,
        ruleset_source_type: "Repository",
        ruleset_id: index + 1,
        ...(parameters && { parameters }),
    }));
}
function listEnvironments({ repository, query }) {
    const environments = repository.hostSettings.environments.map(({ name, branches }) => ({
        name,
        deployment_branch_policy: branches === "all"
            ? null
            : { protected_branches: branches === "protected", custom_branch_policies: branches !== "protected" },
    }));
    return { total_count: environments.length, environments: pageOf(environments, query).items };
}
function listBranchPolicies({ repository, rest, query }) {
    const found = repository.hostSettings.environments.find(({ name }) => name === rest);
    if (found === undefined || typeof found.branches === "string")
        throw new refusal/* Refusal */.P(404, "Not Found");
    const policies = found.branches.map((name, index) => ({ id: index + 1, name, type: "branch" }));
    return { total_count: policies.length, branch_policies: pageOf(policies, query).items };
}
function listLabels({ repository }) {
    return repository.hostSettings.labels.map((name, index) => ({ id: index + 1, name, color: "ededed" }));
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/github/routes.js
/** Simulated part of the GitHub API for CI, with the pull requests of the service. */










const ENDPOINTS = {
    "github:repos.get": ["GET", /^$/, getRepository],
    "github:pulls.list": ["GET", /^\/pulls$/, listPullRequests],
    "github:pulls.get": ["GET", /^\/pulls\/(\d+)$/, getPullRequest],
    "github:commits.pulls": ["GET", /^\/commits\/([^/]+)\/pulls$/, pullRequestsOfCommit],
    "github:commits.list": ["GET", /^\/commits$/, listCommits],
    "github:matching-refs": ["GET", /^\/git\/matching-refs\/heads\/(.*)$/, matchingRefs],
    "github:collaborators.permission": ["GET", /^\/collaborators\/([^/]+)\/permission$/, getPermission],
    "github:branches.get": ["GET", /^\/branches\/([^/]+)$/, getBranch],
    "github:branches.rules": ["GET", /^\/rules\/branches\/([^/]+)$/, listRules],
    "github:environments.list": ["GET", /^\/environments$/, listEnvironments],
    "github:environments.policies": [
        "GET",
        /^\/environments\/([^/]+)\/deployment-branch-policies$/,
        listBranchPolicies,
    ],
    "github:labels.list": ["GET", /^\/labels$/, listLabels],
    "github:comments.list": ["GET", /^\/issues\/(\d+)\/comments$/, listComments],
    "github:comments.list-all": ["GET", /^\/issues\/comments$/, listAllComments],
    "github:comments.create": ["POST", /^\/issues\/(\d+)\/comments$/, createComment, 201],
    "github:comments.edit": ["PATCH", /^\/issues\/comments\/(\d+)$/, editComment],
    "github:comments.delete": ["DELETE", /^\/issues\/comments\/(\d+)$/, deleteComment],
    "github:statuses.list": ["GET", /^\/commits\/([^/]+)\/statuses$/, listStatuses],
    "github:statuses.create": ["POST", /^\/statuses\/([^/]+)$/, createStatus, 201],
    "github:issues.list": ["GET", /^\/issues$/, listIssues],
    "github:issues.create": ["POST", /^\/issues$/, createIssue, 201],
    "github:issues.edit": ["PATCH", /^\/issues\/(\d+)$/, editIssue],
    "github:graphql": ["POST", /^\/graphql$/, answerQuery],
};
const GITHUB_ENDPOINTS = (0,state_fields/* keysOf */.YD)(ENDPOINTS);
const REPOSITORY_PATH = /^\/github\/repos\/([^/]+)\/([^/]+)(.*)$/;
/** Path of GraphQL queries. Their variables name the repository. */
const GRAPHQL_PATH = "/github/graphql";
function findGithubEndpoint(method, pathname) {
    if (pathname === GRAPHQL_PATH)
        return method === "POST" ? "github:graphql" : null;
    const rest = REPOSITORY_PATH.exec(pathname)?.[3];
    if (rest === undefined || rest === "/graphql")
        return null;
    const fits = ([own, pattern]) => own === method && pattern.test(rest);
    return GITHUB_ENDPOINTS.find((name) => fits(ENDPOINTS[name])) ?? null;
}
function answerGithub(github, endpoint, incoming) {
    return (0,http_reply/* answerOrRefuse */.IK)(() => {
        if (endpoint === null)
            throw new refusal/* Refusal */.P(404, "Not Found");
        const [, pattern, answer, status = 200] = ENDPOINTS[endpoint];
        const value = answer(readQuestion(github, pattern, incoming));
        if (value === undefined)
            return { status: 204, headers: {}, body: "" };
        // Links to other pages start with the address of the client's request.
        if (Array.isArray(value))
            return pageReply(value, incoming.url, incoming.headers.host ?? "localhost");
        return (0,http_reply/* jsonReply */.DB)(value, status);
    }, ({ status, message }) => {
        const error = { message: status === 404 ? "Not Found" : message, status: String(status) };
        return (0,http_reply/* jsonReply */.DB)({ ...error, documentation_url: "https://docs.github.com/rest" }, status);
    });
}
function readQuestion({ engine, lagSeconds }, pattern, incoming) {
    const { pathname, searchParams: query } = incoming.url;
    const [, owner = "", name = "", path = ""] = pathname === GRAPHQL_PATH ? ["", ...readRepository(incoming)] : (REPOSITORY_PATH.exec(pathname) ?? []);
    const rest = decode(pattern.exec(path)?.[1] ?? "");
    const repository = engine.findRepository(`${decode(owner)}/${decode(name)}`);
    if (repository === undefined)
        throw new refusal/* Refusal */.P(404, "Not Found");
    const post = (posting) => void engine.apply({ type: "post", posting });
    return { repository, rest, query, incoming, nowMs: engine.now(), lagSeconds, post };
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        throw new refusal/* Refusal */.P(404, "Not Found");
    }
}
function getRepository({ repository }) {
    const { owner, name, defaultBranch } = repository;
    const names = { name, full_name: (0,service_state/* nameOf */.Vb)(repository), owner: { login: owner } };
    return { ...names, private: false, default_branch: defaultBranch };
}
/** Lists the branches of the repository, with the test branches of unfinished runs. */
function matchingRefs({ repository, rest }) {
    const own = [...repository.numbers.open].flatMap((number) => repository.pullRequests.get(number) ?? []);
    const refs = [
        ...[...repository.branches].map(([branch, { tip }]) => [branch, tip]),
        ...own.filter(({ fork }) => !fork).map((each) => [each.headBranch, each.headSha]),
        ...[...repository.queues.values()].flatMap(testBranches),
    ];
    const matching = refs.filter(([branch]) => branch.startsWith(rest));
    return matching.map(([branch, sha]) => ({ ref: `refs/heads/${branch}`, object: { type: "commit", sha } }));
}
function testBranches({ engine, runs }) {
    const running = [...tree/* values */.zu(engine.runs)].filter(({ status }) => status === "in_progress");
    return running.flatMap(({ id }) => runs.get(id) ?? []).map(({ branch, sha }) => [branch, sha]);
}
/**
 * Returns the permission of an account; by default `read`, as in a public repository. @throws Refusal for an unknown
 * app
 */
function getPermission({ repository, rest }) {
    const found = repository.collaborators.get(rest.toLowerCase());
    if (found === undefined && rest.endsWith("[bot]"))
        throw new refusal/* Refusal */.P(404, "Not Found");
    const { permission, role } = found ?? { permission: "read", role: "read" };
    return { permission, role_name: role, user: { login: rest } };
}
/** Returns a page of a list, with links to other pages. As on GitHub, an invalid size or page means the default. */
function pageReply(all, { pathname, searchParams }, host) {
    const { items, page, size } = pageOf(all, searchParams);
    const last = Math.max(1, Math.ceil(all.length / size));
    const to = (rel, number) => {
        const query = new URLSearchParams(searchParams);
        query.set("page", String(number));
        return `<http://${host}${pathname}?${query.toString()}>; rel="${rel}"`;
    };
    const back = page > 1 ? [to("prev", Math.min(page - 1, last))] : [];
    const on = page < last ? [to("next", page + 1), to("last", last)] : [];
    const links = [...back, ...on, ...(page > 1 ? [to("first", 1)] : [])];
    const { headers, ...reply } = (0,http_reply/* jsonReply */.DB)(items);
    return { ...reply, headers: links.length === 0 ? headers : { ...headers, link: links.join(", ") } };
}


/***/ }),

/***/ 9038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ jsonBody),
/* harmony export */   TK: () => (/* binding */ headerText),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   x8: () => (/* binding */ readBody),
/* harmony export */   yX: () => (/* binding */ jsonFields)
/* harmony export */ });
/* harmony import */ var _src_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(972);
/* harmony import */ var _state_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2071);
/* harmony import */ var _state_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5322);



function jsonFields(incoming) {
    const value = jsonBody(incoming);
    if (!(0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isFields */ .Ce)(value))
        throw new _state_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(400, "Invalid request body: it must be a JSON object");
    return value;
}
function jsonBody({ body, headers }) {
    if (body.kind === "too-large")
        throw new _state_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(413, "request entity too large");
    if (!/^application\/json\b/i.test(headers["content-type"] ?? "")) {
        throw new _state_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(400, 'Invalid header "content-type": must be application/json');
    }
    const parsed = parseJson(body.text);
    if (parsed === undefined)
        throw new _state_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(400, `Invalid request body: it is not JSON, or it is nested more than ${_src_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .JSON_DEPTH_LIMIT */ .r} deep`);
    return parsed;
}
/** Parses JSON. Returns undefined for an invalid or too deeply nested text. */
function parseJson(text) {
    try {
        return (0,_src_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDepthLimitedJson */ .Z)(text);
    }
    catch {
        return undefined;
    }
}
function headerText(headers, name) {
    const value = headers[name];
    return typeof value === "string" ? value : (value?.[0] ?? "");
}
/** Maximum bytes of a request body: 20 MiB, as in the service. */
const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
/**
 * Reads a body up to the limit, and ignores the rest. If the service closed the connection, the client could not read
 * the reply.
 */
async function readBody(request) {
    const announced = Number(request.headers["content-length"] ?? 0);
    const chunks = [];
    let bytes = 0;
    if (announced <= BODY_LIMIT_BYTES) {
        for await (const chunk of request.iterator({ destroyOnReturn: false })) {
            bytes += chunk.byteLength;
            if (bytes > BODY_LIMIT_BYTES)
                break;
            chunks.push(chunk);
        }
        if (bytes <= BODY_LIMIT_BYTES)
            return { kind: "read", text: Buffer.concat(chunks).toString("utf8"), bytes };
    }
    request.resume();
    return { kind: "too-large", bytes: Math.max(announced, bytes) };
}


/***/ }),

/***/ 1952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DB: () => (/* binding */ jsonReply),
/* harmony export */   FS: () => (/* binding */ notFoundPage),
/* harmony export */   IK: () => (/* binding */ answerOrRefuse),
/* harmony export */   US: () => (/* binding */ textReply)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var _state_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5322);


function textReply(status, body = node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] ?? "") {
    return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body };
}
function jsonReply(value, status = 200) {
    return { status, headers: { "content-type": "application/json; charset=utf-8" }, body: JSON.stringify(value) };
}
/** Returns the reply for an unknown path or method, an HTML page as in the service. */
function notFoundPage(method, path) {
    const request = `${method} ${path}`.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    const title = '<head><meta charset="utf-8"><title>Error</title></head>';
    const body = `<!DOCTYPE html>\n<html lang="en">\n${title}\n<body><pre>Cannot ${request}</pre></body>\n</html>\n`;
    return { status: 404, headers: { "content-type": "text/html; charset=utf-8" }, body };
}
function answerOrRefuse(handle, write) {
    try {
        return handle();
    }
    catch (error) {
        return write(error instanceof _state_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P ? error : new _state_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(500, "Internal Server Error"));
    }
}


/***/ }),

/***/ 8855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sh: () => (/* binding */ findV1Endpoint),
/* harmony export */   W$: () => (/* binding */ answerV1),
/* harmony export */   pK: () => (/* binding */ V1_ENDPOINTS)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3759);
/* harmony import */ var _state_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2071);
/* harmony import */ var _state_pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2887);
/* harmony import */ var _state_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5322);
/* harmony import */ var _state_service_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6105);
/* harmony import */ var _http_incoming_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9038);
/* harmony import */ var _http_reply_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1952);
/* harmony import */ var _wire_lists_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2532);
/**
 * This file answers requests to version 1 of the API. It finds the endpoint, checks the token and reads the request.
 */








const repository = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ host: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, owner: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, name: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
const ofRepository = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ repo: repository });
const ofRepositoryId = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ repoId: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
const ofBranch = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ targetBranch: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
const numeric = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .transform */ .pdi((value) => typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value);
const number = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(numeric, (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(0, _state_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGEST_NUMBER */ .jP));
const ofPullRequest = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ pr: (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ number }) });
const ofNumberOrBranch = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    pr: (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)((0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ number, branch: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq })).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .refine */ .YPB((pr) => (pr.number === undefined) !== (pr.branch === undefined), {
        error: 'must have exactly one of "number" and "branch"',
    })),
});
const recordOptions = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)((0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ includeTimeline: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt }));
const MOST_NUMBERS = `must be an array of 1 to 50 pull requests`;
const ofNumbers = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    prs: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg((0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ number }), MOST_NUMBERS).check(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* ._minLength */ .m9(1, MOST_NUMBERS), zod_mini__WEBPACK_IMPORTED_MODULE_8__/* ._maxLength */ .Eb(50, MOST_NUMBERS)),
});
const ofCommit = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ pr: (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ sha: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }) });
const submission = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ ...ofPullRequest.shape, ...(0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ priority: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .unknown */ .L5J(), noBatch: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt }) });
const upload = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ pr: (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ number: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(numeric, (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, _state_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGEST_NUMBER */ .jP)), sha: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }) });
const uploadedList = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ impactedTargets: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae, 'must be an array of strings or "ALL"') });
const ofTestRun = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ testRunId: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
const ofOrganization = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ org_url_slug: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
/** Endpoints about a queue. Each is a POST with a JSON body, and its name is its path. */
const QUEUE_ENDPOINTS = {
    submitPullRequest: (engine, at, fields) => {
        const { pr, ...given } = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(submission, fields);
        engine.submitPullRequest(at, { ...pr, ...given });
    },
    cancelPullRequest: (engine, at, fields) => engine.cancelPullRequest(at, (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(ofPullRequest, fields).pr.number),
    restartTestsOnPullRequest: (engine, at, fields) => engine.restartTestsOnPullRequest(at, (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(ofPullRequest, fields).pr.number),
    getSubmittedPullRequest: (engine, at, fields) => engine.getSubmittedPullRequest(at, (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(ofNumberOrBranch, fields).pr, (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(recordOptions, fields)),
    getSubmittedPullRequests: (engine, at, fields) => engine.getSubmittedPullRequests(at, (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(ofNumbers, fields).prs.map((pr) => pr.number), (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(recordOptions, fields)),
    setImpactedTargets: (engine, at, fields) => {
        const { pr } = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(upload, fields);
        const targets = fields.impactedTargets === "ALL" ? "ALL" : (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(uploadedList, fields).impactedTargets;
        engine.setImpactedTargets(at, { ...pr, targets });
    },
    getMergeQueueTestingDetails: (engine, at, fields) => engine.getMergeQueueTestingDetails(at, (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(ofTestRun, fields).testRunId),
    listPullRequests: (engine, at, fields) => engine.listPullRequests(at, (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(_wire_lists_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestsQuery */ .Yp, fields)),
    listMergeQueueTestingResults: (engine, at, fields) => engine.listMergeQueueTestingResults(at, (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(_wire_lists_js__WEBPACK_IMPORTED_MODULE_6__/* .testingResultsQuery */ .Fw, fields)),
    createQueue: (engine, at, fields) => engine.createQueue(at, fields),
    deleteQueue: (engine, at) => engine.deleteQueue(at),
    getQueue: (engine, at) => engine.getQueue(at),
    updateQueue: (engine, at, fields) => engine.updateQueue(at, fields),
};
const QUEUE_ENDPOINT_NAMES = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .keysOf */ .YD)(QUEUE_ENDPOINTS);
const V1_ENDPOINTS = [
    ...QUEUE_ENDPOINT_NAMES,
    "listQuarantinedTests",
    "getMergeQueueMetrics",
    "status",
];
function findV1Endpoint(method, path) {
    if (method === "GET")
        return path === "getMergeQueueMetrics" || path === "status" ? path : null;
    if (method !== "POST")
        return null;
    if (path === "flaky-tests/list-quarantined-tests")
        return "listQuarantinedTests";
    return QUEUE_ENDPOINT_NAMES.find((name) => name === path) ?? null;
}
function answerV1(v1, endpoint, incoming) {
    if (endpoint === null)
        return (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_5__/* .notFoundPage */ .FS)(incoming.method, incoming.url.pathname);
    return (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_5__/* .answerOrRefuse */ .IK)(() => {
        if (endpoint === "status")
            return (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_5__/* .textReply */ .US)(200);
        return endpoint === "getMergeQueueMetrics" ? answerMetrics(v1, incoming) : answerPost(v1, endpoint, incoming);
    }, ({ status, message }) => (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_5__/* .textReply */ .US)(status, message));
}
function answerMetrics({ engine, token }, { headers, url }) {
    if ((0,_http_incoming_js__WEBPACK_IMPORTED_MODULE_4__/* .headerText */ .TK)(headers, "x-api-token") !== token)
        throw unauthorized();
    const repo = url.searchParams.get("repo") ?? "";
    const host = url.searchParams.get("repoHost") ?? "";
    if ((repo === "") !== (host === ""))
        throw (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("repo", 'must be given together with "repoHost"');
    const slash = repo.lastIndexOf("/");
    if (repo !== "" && slash < 1)
        throw (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("repo", "must be written as owner/name");
    const name = repo === "" ? null : { host, owner: repo.slice(0, slash), name: repo.slice(slash + 1) };
    const body = engine.getMergeQueueMetrics(name);
    return { status: 200, headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" }, body };
}
function answerPost({ engine, token, orgSlug }, endpoint, incoming) {
    const sent = (0,_http_incoming_js__WEBPACK_IMPORTED_MODULE_4__/* .headerText */ .TK)(incoming.headers, "x-api-token");
    // The whole body is read before the token check, so the size limit applies first.
    if (incoming.body.kind === "too-large")
        throw new _state_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(413, "request entity too large");
    const mayBeFork = endpoint === "setImpactedTargets" && sent === "";
    const forkRun = mayBeFork ? (0,_http_incoming_js__WEBPACK_IMPORTED_MODULE_4__/* .headerText */ .TK)(incoming.headers, "x-forked-workflow-run-id") : "";
    if (sent !== token && forkRun === "")
        throw unauthorized();
    const fields = (0,_http_incoming_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonFields */ .yX)(incoming);
    if (forkRun !== "")
        authorizeForkRun(engine, repositoryOf(engine, fields, endpoint), fields, forkRun);
    if (endpoint === "listQuarantinedTests") {
        const { org_url_slug: slug } = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(ofOrganization, fields);
        if (orgSlug !== undefined && slug !== orgSlug)
            throw unauthorized();
        return (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonReply */ .DB)(engine.listQuarantinedTests((0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(ofRepository, fields).repo, fields));
    }
    const at = { repo: repositoryOf(engine, fields, endpoint), targetBranch: (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(ofBranch, fields).targetBranch };
    const value = QUEUE_ENDPOINTS[endpoint](engine, at, fields);
    return value === undefined ? (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_5__/* .textReply */ .US)(200) : (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonReply */ .DB)(value);
}
/** Returns the repository of a request. Only an upload of impacted targets may contain the repository's id. */
function repositoryOf(engine, fields, endpoint) {
    if (endpoint !== "setImpactedTargets" || fields.repoId === undefined)
        return (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(ofRepository, fields).repo;
    if (fields.repo !== undefined)
        throw (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("repoId", 'must not be given together with "repo"');
    const { repoId } = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(ofRepositoryId, fields);
    const found = (0,_state_service_state_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepositoryById */ .AG)(engine.state(), repoId);
    if (found === undefined)
        throw new _state_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(404, `Repository ${repoId} not found`);
    return found;
}
/**
 * Accepts the id of a fork's workflow run instead of the token, only while the run continues, and for its own commit.
 */
function authorizeForkRun(engine, repo, fields, runId) {
    const run = engine.findForkRun(repo, runId);
    if (!run?.live || !run.fork || run.headSha !== (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(ofCommit, fields).pr.sha)
        throw unauthorized();
}
function unauthorized() {
    return new _state_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(401, "Unauthorized");
}


/***/ }),

/***/ 2202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ V2_ENDPOINTS),
  d: () => (/* binding */ findV2Route)
});

// EXTERNAL MODULE: ./lib/local-queue/src/state/fields.js + 1 modules
var fields = __webpack_require__(2071);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/settings.js
var settings = __webpack_require__(4569);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/state.js
var engine_state = __webpack_require__(4342);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/tree.js
var tree = __webpack_require__(1647);
// EXTERNAL MODULE: ./lib/local-queue/src/state/facts.js
var facts = __webpack_require__(4929);
// EXTERNAL MODULE: ./lib/local-queue/src/state/service-state.js
var service_state = __webpack_require__(6105);
// EXTERNAL MODULE: ./lib/local-queue/src/api/v2/keys.js
var keys = __webpack_require__(6250);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/local-queue/src/api/http/incoming.js
var incoming = __webpack_require__(9038);
// EXTERNAL MODULE: ./lib/local-queue/src/api/v2/errors.js
var errors = __webpack_require__(4701);
;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/pages.js
/**
 * Pages of lists. A cursor contains the position after the last item, and is valid only for the same operation and
 * filters.
 */




const DEFAULT_LIMIT = 25;
/** Creates the pager of a list. `of` identifies the operation and its filters. */
function createPager(query, of, nowMs) {
    const { limit = DEFAULT_LIMIT, cursor, includeTotal = false } = query;
    const first = { after: Number.NEGATIVE_INFINITY, startedAtMs: nowMs };
    const { after, startedAtMs } = cursor === undefined ? first : readCursor(cursor, of);
    const page = (items, show, rankOf = (_item, index) => index) => {
        const ranked = items.map((item, index) => ({ item, rank: rankOf(item, index) }));
        const rest = ranked.filter(({ rank }) => rank > after).toSorted((one, other) => one.rank - other.rank);
        const shown = rest.slice(0, limit);
        const last = shown.at(-1);
        const hasMore = rest.length > shown.length && last !== undefined;
        return {
            data: shown.map(({ item }) => show(item)),
            nextCursor: hasMore ? writeCursor({ after: last.rank, startedAtMs }, of) : null,
            hasMore,
            ...(includeTotal ? { total: items.length } : {}),
        };
    };
    return { startedAtMs, page };
}
function writeCursor({ after, startedAtMs }, of) {
    return Buffer.from(JSON.stringify({ after, startedAtMs, of: digestOf(of) })).toString("base64url");
}
/** Reads a cursor. @throws Refusal (400) for the cursor of another list or of other filters */
function readCursor(cursor, of) {
    const value = (0,incoming/* parseJson */.qF)(Buffer.from(cursor, "base64url").toString());
    if ((0,fields/* isFields */.Ce)(value) && value.of === digestOf(of)) {
        const { after, startedAtMs } = value;
        if (typeof after === "number" && typeof startedAtMs === "number")
            return { after, startedAtMs };
    }
    throw (0,errors/* refusal */.x)("INVALID_CURSOR", "The cursor is not valid for this list with these filters");
}
function digestOf(text) {
    return (0,external_node_crypto_.createHash)("sha1").update(text).digest("hex");
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/endpoint.js
/** Types of the endpoints of version 2 of the API: the request, the permissions, and the function that answers. */




const NONE = (0,fields/* optional */.lq)({});
const numeric = schemas/* transform */.pdi((value) => typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value);
const queryFlag = schemas/* pipe */.FsL((0,fields/* oneOf */.yL)(["true", "false"]), schemas/* transform */.pdi((value) => value === "true"));
function queryInteger(least, most) {
    return schemas/* pipe */.FsL(numeric, (0,fields/* integerFrom */.bn)(least, most));
}
/** Reads a list of words, separated by commas. */
function queryList(item) {
    const split = schemas/* transform */.pdi((value) => value.split(","));
    return schemas/* pipe */.FsL(schemas/* pipe */.FsL(fields/* text */.Qq, split), schemas/* array */.YOg(item));
}
/** Maximum number of items in one request. */
const MAX_ITEMS_PER_REQUEST = 50;
/** Parameters of lists that have only one order. */
const fixedOrder = (0,fields/* optional */.lq)({ sort: (0,fields/* oneOf */.yL)(["createdAt"]), direction: (0,fields/* oneOf */.yL)(["desc"]) });
function pageQuery(mostItems) {
    return (0,fields/* optional */.lq)({ limit: queryInteger(1, mostItems), cursor: fields/* text */.Qq, includeTotal: queryFlag });
}
function endpoint(route, options, answer) {
    const { isPaged = false, mostItems = 100, permission, acceptsRun = false, fieldPermissions = () => [] } = options;
    const page = pageQuery(mostItems);
    const schema = (0,fields/* strictObject */.re)({ ...options.query, ...(isPaged ? page : {}) });
    return {
        ...options,
        route,
        answer: (raw) => {
            const { caller, state, operation } = raw;
            if (permission !== undefined && !(acceptsRun && caller.kind === "run"))
                (0,keys/* requirePermissions */.An)(caller, [permission]);
            const query = (0,fields/* read */.LF)(schema, raw.query, "query");
            const { limit: _limit, cursor: _cursor, includeTotal: _total, ...given } = raw.query;
            const filters = JSON.stringify(Object.entries(given).toSorted(([one], [other]) => (one < other ? -1 : 1)));
            const pager = createPager((0,fields/* read */.LF)((0,fields/* object */.Ik)(page), raw.query), `${operation} ${filters}`, state.timeMs);
            const body = options.body === undefined ? undefined : (0,fields/* read */.LF)(options.body, raw.json());
            (0,keys/* requirePermissions */.An)(caller, fieldPermissions(body));
            return answer({ ...raw, ...pager, query, body });
        },
    };
}

// EXTERNAL MODULE: ./lib/local-queue/src/state/pull-request.js
var pull_request = __webpack_require__(2887);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/wire/words.js
/** Functions that convert words from the spelling of version 1 of the API to that of version 2. */
/** Returns `notReady` for `not_ready`. */
function camelCase(word) {
    return word.replace(/_([a-z])/g, (_match, letter) => letter.toUpperCase());
}
/** Formats a time in milliseconds since 1970. */
function formatV2Time(atMs) {
    return new Date(atMs).toISOString();
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/wire/config.js
/** Settings of a queue with the names and limits of version 2 of the API. */




/** Names of settings that version 2 renamed. */
const RENAMED = {
    batch: "allowBatching",
    createPrsForTestingBranches: "createsPrsForTestingBranches",
    commentsEnabled: "areCommentsEnabled",
    commandsEnabled: "areCommandsEnabled",
    labelCommandsEnabled: "areLabelCommandsEnabled",
    stateLabelsEnabled: "areStateLabelsEnabled",
    statusCheckEnabled: "isStatusCheckEnabled",
    extensionEnabled: "isExtensionEnabled",
    notReadyTimeoutHours: "notReadyTimeoutMinutes",
};
const MOST_ITEMS = 100;
const MOST_NUMBER = 1000;
const WEEK_MINUTES = 7 * 24 * 60;
const MONTH_MINUTES = 30 * 24 * 60;
const HOUR_MINUTES = 60;
const WHOLE_HOURS = `must be a multiple of ${HOUR_MINUTES}`;
const NOT_RESERVED = 'must not begin with "trunk-", which the labels of states use';
const PATTERN = "must be the name of a target, or the beginning of a name followed by one *";
const batchingRule = (0,fields/* strictObject */.re)({
    targetPattern: fields/* text */.Qq.check(api/* _regex */.Fk(/^[^*]+\*?$/, PATTERN)),
    policy: (0,fields/* oneOf */.yL)(["isolate"]),
});
/** Returns the schema of a setting in a request. */
function schemaOf([name, { initial, values, least, items }]) {
    if (name === "notReadyTimeoutHours") {
        return (0,fields/* integerFrom */.bn)(0, MONTH_MINUTES).check(api/* _multipleOf */.Hi(HOUR_MINUTES, WHOLE_HOURS));
    }
    if (name === "enqueueingLabel")
        return enqueueingLabel;
    if (values !== undefined)
        return (0,fields/* oneOf */.yL)(values.map(camelCase));
    if (least !== undefined)
        return (0,fields/* integerFrom */.bn)(least, name.endsWith("Minutes") ? WEEK_MINUTES : MOST_NUMBER);
    if (items !== undefined)
        return (0,fields/* listUpTo */.JM)(MOST_ITEMS, items === "text" ? fields/* text */.Qq : batchingRule);
    return typeof initial === "boolean" ? fields/* flag */.Jt : fields/* text */.Qq;
}
const enqueueingLabel = fields/* text */.Qq.check(api/* _regex */.Fk(/^(?!trunk-)/, NOT_RESERVED));
/** The mode is not a part of the configuration. */
const CONFIG = (0,settings/* listSettings */.cl)().flatMap((entry) => {
    const [setting] = entry;
    return setting === "mode" ? [] : [{ setting, name: RENAMED[setting] ?? setting, schema: schemaOf(entry), entry }];
});
const configChange = (0,fields/* strictObject */.re)((0,fields/* optional */.lq)(Object.fromEntries(CONFIG.map(({ name, schema }) => [name, schema]))));
/** Returns the configuration of a queue. */
function configRecord(settings) {
    return Object.fromEntries(CONFIG.map(({ setting, name }) => [name, shownValue(setting, settings[setting])]));
}
function shownValue(setting, value) {
    if (setting === "notReadyTimeoutHours")
        return Number(value) * HOUR_MINUTES;
    return typeof value === "string" && setting !== "enqueueingLabel" ? camelCase(value) : value;
}
/** Returns the fields of a command that changes the configuration. */
function settingsFields(change) {
    const given = CONFIG.filter(({ name }) => change[name] !== undefined);
    const fields = given.map(({ setting, name, entry: [, { values }] }) => {
        const value = change[name];
        if (setting === "notReadyTimeoutHours")
            return [setting, Number(value) / HOUR_MINUTES];
        return [setting, values?.find((each) => camelCase(each) === value) ?? value];
    });
    // In version 2, an empty list removes the required statuses of the queue. In version 1, it does not.
    const { requiredStatuses } = change;
    const isCleared = Array.isArray(requiredStatuses) && requiredStatuses.length === 0;
    return { ...Object.fromEntries(fields), ...(isCleared ? { deleteRequiredStatuses: true } : {}) };
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/wire/queues.js
/** Repositories and queues in the format of version 2 of the API. */



const MODES = { single: "queue", parallel: "graph" };
function repositoryRecord(repository) {
    const { host, owner, name, defaultBranch, createdAtMs } = repository;
    return {
        id: (0,service_state/* repositoryIdOf */.Bu)(repository),
        provider: providerOf(repository),
        path: `${owner}/${name}`,
        /** Null means the default host of the provider. */
        host: host === "github.com" ? null : host,
        url: webUrl(repository),
        defaultBranch,
        isPrivate: false,
        createdAt: formatV2Time(createdAtMs),
        updatedAt: formatV2Time(createdAtMs),
    };
}
function providerOf({ host }) {
    return ["github", "gitlab", "bitbucket"].find((name) => host.includes(name)) ?? "unknown";
}
function webUrl({ host, owner, name }) {
    return `https://${host}/${owner}/${name}`;
}
function pullRequestUrl(repository, number) {
    return `${webUrl(repository)}/pull/${number}`;
}
function queueRecord(context) {
    const { repository, queue } = context;
    return {
        ...stateRecord(context),
        repositoryId: (0,service_state/* repositoryIdOf */.Bu)(repository),
        targetBranch: queue.branch,
        managedState: queue.managedState,
        createdAt: formatV2Time(queue.createdAtMs),
        updatedAt: formatV2Time(queue.updatedAtMs),
        repositoryUrl: webUrl(repository),
        config: configRecord(queue.settings),
    };
}
/** Returns the state after a write. The state is `switchingModes` until the new mode applies. */
function stateRecord({ state, queue }) {
    const id = (0,service_state/* queueIdOf */.S6)(state, queue);
    const { phase, settings } = queue.engine;
    return {
        id,
        state: camelCase(phase),
        mode: MODES[settings.mode],
        pullRequestsUrl: `/v2/merge-queues/${id}/pull-requests`,
    };
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/wire/pull-requests.js
/** Pull requests and their entries in the format of version 2 of the API. */







/** Finds the entry of a pull request in any queue: the live entry, else the last one. */
function findEntry({ state, repository }, number) {
    const all = listWithFormer({ state, repository }).flatMap((context) => {
        const { engine, entries } = context.queue;
        const [entry, record] = [tree/* get */.Jt(engine.entries, number), entries.get(number)];
        return entry === undefined || record === undefined ? [] : [{ context, entry, record }];
    });
    return all.find(({ entry }) => (0,engine_state/* isLive */.DG)(entry)) ?? all.toSorted((one, other) => lastMs(other) - lastMs(one))[0];
}
/** Lists the queues of a repository, including deleted ones. Their entries and runs stay readable. */
function listWithFormer({ state, repository }) {
    const queues = [...repository.queues.values(), ...repository.formerQueues];
    return queues.map((queue) => ({ state, repository, queue }));
}
function lastMs({ entry }) {
    return entry.submittedAtMs;
}
/**
 * Returns a pull request. Like the service, omits the field about impacted targets in lists and in replies about
 * several numbers.
 */
function pullRequestRecord(context, pullRequest, isSingle = true) {
    const { repository } = context;
    const { number, title, headBranch, headSha, baseBranch, author } = pullRequest;
    const submitted = findEntry(context, number);
    return {
        id: (0,service_state/* pullRequestIdOf */.Jx)(repository, number),
        repositoryId: (0,service_state/* repositoryIdOf */.Bu)(repository),
        number,
        title,
        branch: headBranch,
        sha: headSha,
        baseBranch,
        author,
        url: pullRequestUrl(repository, number),
        state: pullRequest.state,
        isCurrentlySubmittedToQueue: submitted !== undefined && (0,engine_state/* isLive */.DG)(submitted.entry),
        ...(submitted === undefined ? {} : { queueEntry: entryRecord(submitted, pullRequest, isSingle) }),
        createdAt: formatV2Time(pullRequest.createdAtMs),
    };
}
function entryRecord({ context, entry, record }, pullRequest, isSingle) {
    const { state, queue } = context;
    const { priority } = record;
    const run = entry.state === "merged" && entry.run !== null ? queue.runs.get(entry.run) : undefined;
    return {
        id: record.id,
        mergeQueueId: (0,service_state/* queueIdOf */.S6)(state, queue),
        state: camelCase(entry.state),
        stateChangedAt: formatV2Time(entry.sinceMs),
        priorityValue: priority.value,
        priorityName: priority.name,
        ...(priority.isDefault ? { usedDefaultPriorityName: priority.name } : {}),
        skipsTheLine: (0,pull_request/* isUrgent */.Gi)(priority),
        allowBatching: !entry.noBatch,
        direct: record.direct,
        ...(run?.end == null ? {} : { verifiedByVerificationRunId: run.id }),
        readiness: readinessOf(context, pullRequest, isSingle),
        createdAt: formatV2Time(record.createdAtMs),
        updatedAt: formatV2Time(Math.max(record.updatedAtMs, entry.sinceMs)),
    };
}
function readinessOf({ repository, queue }, pullRequest, isSingle) {
    const { baseBranch, headSha } = pullRequest;
    const reasons = mergeabilityReasons(pullRequest);
    const mergeability = reasons.length > 0 ? "not_mergeable" : pullRequest.mergeability;
    return {
        requiresImpactedTargets: queue.engine.settings.mode === "parallel",
        ...(isSingle ? { hasImpactedTargets: (0,facts/* impactedTargetsOf */.rj)(repository, queue.branch, headSha) !== null } : {}),
        doesBaseBranchMatch: baseBranch === queue.branch,
        mergeability: camelCase(mergeability),
        ...(reasons.length === 0 ? {} : { mergeabilityDetails: { provider: "github", reasons } }),
    };
}
/** Lists the reasons against a merge: first from the pull request's state, then the recorded reasons. */
function mergeabilityReasons({ state, draft, mergeability, mergeabilityReasons: recorded }) {
    const conflict = recorded.length === 0 ? [{ code: "conflict" }] : recorded;
    const reasons = [
        ...(state === "open" ? [] : [{ code: "closed" }]),
        ...(draft ? [{ code: "draft" }] : []),
        ...(mergeability === "not_mergeable" ? conflict : []),
    ];
    return reasons.map((reason) => ({ ...reason, message: messageOf(reason.code) }));
}
/** Converts a code such as `reviewRequired` to the text `Review required`. */
function messageOf(code) {
    const words = code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
/** Returns the short form of a pull request for lists of the queue and for runs, with the submitted commit. */
function queuedPullRequest({ repository, queue }, number) {
    const { title, headSha } = (0,service_state/* findPullRequest */._f)(repository, number);
    const sha = tree/* get */.Jt(queue.engine.entries, number)?.sha ?? headSha;
    return { id: (0,service_state/* pullRequestIdOf */.Jx)(repository, number), number, sha, title, url: pullRequestUrl(repository, number) };
}
/** Returns the address of a check in a test run. */
function checkUrl({ repository }, { sha }, name) {
    return `${webUrl(repository)}/commit/${sha}/checks/${encodeURIComponent(name)}`;
}

// EXTERNAL MODULE: ./lib/local-queue/src/api/wire/testing-details.js
var testing_details = __webpack_require__(4714);
;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/wire/runs.js




function isStarted(run) {
    return run?.startedAtMs != null;
}
function runRecord(context, run, isSingle = true) {
    const { repository } = context;
    const web = webUrl(repository);
    const { testPullRequest: number } = run;
    const shown = (numbers) => numbers.map((each) => queuedPullRequest(context, each));
    return {
        id: run.id,
        isBisection: run.kind === "bisection",
        testBranch: run.branch,
        testBranchSha: run.sha,
        testBranchCommitUrl: `${web}/commit/${run.sha}`,
        createdAt: formatV2Time(run.startedAtMs),
        updatedAt: formatV2Time(run.end?.atMs ?? run.startedAtMs),
        status: camelCase(run.status),
        requiredStatusesSource: camelCase(run.requiredStatusesSource),
        requiredStatuses: run.requiredStatuses,
        checks: (0,testing_details/* listPresentChecks */.Nk)(context, run).map((check) => checkRecord(context, run, check)),
        testedPullRequests: shown(run.members),
        dependentPullRequests: shown(run.mode === "parallel" ? run.ahead : []),
        ...(number === null ? {} : { testBranchPullRequest: { number, url: pullRequestUrl(repository, number) } }),
        ...(isSingle ? targetsOf(context, run) : {}),
    };
}
const CONCLUSIONS = { pending: "neutral", success: "success", failure: "failure" };
function checkRecord(context, run, { name, kind, result }) {
    const isDone = result !== "pending";
    const isRun = kind === "check-run";
    const words = {
        ...(isRun ? { providerStatus: isDone ? "COMPLETED" : "IN_PROGRESS" } : {}),
        ...(isRun && !isDone ? {} : { providerConclusion: result.toUpperCase() }),
    };
    return {
        id: `${run.id}:${kind}:${name}`,
        name,
        kind: isRun ? "checkRun" : "statusCheck",
        status: isDone ? "completed" : "inProgress",
        conclusion: CONCLUSIONS[result],
        ...words,
        url: checkUrl(context, run, name),
        provider: "github",
    };
}
/** Returns the impacted targets of a run; no fields without an upload. */
function targetsOf(context, run) {
    const { own, all } = (0,testing_details/* uploadedTargets */.By)(context, run);
    if (own.length === 0)
        return {};
    return { impactedTargets: { all: targetSet(all), testedPullRequestsOnly: targetSet(own) } };
}
/** Returns the sorted union of several uploads. */
function targetSet(uploads) {
    const impactsAllTargets = uploads.includes("ALL");
    const names = new Set(uploads.flatMap((targets) => (targets === "ALL" ? [] : targets)));
    const impactedTargets = impactsAllTargets ? [] : [...names].toSorted();
    return { impactsAllTargets, impactedTargets, totalImpactedTargets: impactedTargets.length };
}
function resultRecord({ runs, ends }, result) {
    const { number, attempt, atMs, outcome, bisection } = result;
    const run = runs.get(result.run);
    const end = ends.get(number)?.find((each) => each.attempt === attempt);
    return {
        pullRequestNumber: number,
        endedAt: formatV2Time(atMs),
        testingDurationMs: Math.floor((atMs - (run?.startedAtMs ?? atMs)) / 1000) * 1000,
        outcome,
        ...(end === undefined ? {} : { entryConclusion: end.conclusion }),
        isBisection: run?.kind === "bisection",
        startedBisection: bisection === "entered_bisection",
        ...(run === undefined ? {} : { verificationRunId: run.id }),
    };
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/find.js
/** Functions that find the resource in the path or the query of a request. */







/** Reads an id in a path. @throws Refusal (400) for an invalid id */
function readUuid(id) {
    const { success, data } = fields/* uuid */.uR.safeParse(id);
    if (!success)
        throw (0,errors/* refusal */.x)("VALIDATION_FAILED", `Invalid id "${id}": must be a UUID`);
    return data;
}
/** Finds a repository by its id. @throws Refusal (404) */
function repositoryAt(state, id) {
    const repository = (0,service_state/* findRepositoryById */.AG)(state, readUuid(id));
    if (repository === undefined)
        throw (0,errors/* refusal */.x)("REPOSITORY_NOT_FOUND", `There is no repository with the id ${id}`);
    return { state, repository };
}
/** Finds a queue by its id. @throws Refusal (404) */
function queueAt(state, id) {
    const found = (0,service_state/* listQueues */.bP)(state).find(({ queue }) => (0,service_state/* queueIdOf */.S6)(state, queue) === id);
    if (found === undefined)
        throw (0,errors/* refusal */.x)("MERGE_QUEUE_NOT_FOUND", `There is no merge queue with the id ${id}`);
    return found;
}
/** Finds a pull request by its id in lower case. The last digits of the id are the number of the pull request. */
function findPullRequestWith(state, id) {
    const number = Number.parseInt(id.slice(-12), 16);
    const repository = [...state.repositories.values()].find((each) => (0,service_state/* pullRequestIdOf */.Jx)(each, number) === id);
    const pullRequest = repository?.pullRequests.get(number);
    return repository === undefined || pullRequest === undefined ? undefined : { state, repository, pullRequest };
}
/** Finds a pull request by its id. @throws Refusal (400, 404) */
function pullRequestAt(state, id) {
    const found = findPullRequestWith(state, readUuid(id));
    if (found === undefined)
        throw (0,errors/* refusal */.x)("PR_NOT_FOUND", `There is no pull request with the id ${id}`);
    return found;
}
/** Finds a pull request with a live entry. @throws Refusal (400, 404, 409) */
function activeAt(state, id) {
    const found = pullRequestAt(state, id);
    const { number } = found.pullRequest;
    const [context] = (0,facts/* findQueuesWith */.AC)(state, found.repository, number);
    const entry = context === undefined ? undefined : (0,engine_state/* findLiveEntry */.kZ)(context.queue.engine, number);
    if (context === undefined || entry === undefined) {
        throw (0,errors/* refusal */.x)("PR_NOT_IN_ACTIVE_STATE", `Pull request #${number} is in no merge queue`);
    }
    return { ...found, ...context, entry, at: refOf(context) };
}
function refOf({ repository, queue }) {
    const { host, owner, name } = repository;
    return { repo: { host, owner, name }, targetBranch: queue.branch };
}
/** Finds a test run in any queue, including deleted queues. @throws Refusal (404) */
function runAt(state, id) {
    for (const repository of state.repositories.values()) {
        for (const context of listWithFormer({ state, repository })) {
            const run = context.queue.runs.get(context.queue.runIds.get(id) ?? 0);
            if (isStarted(run))
                return { context, run };
        }
    }
    throw (0,errors/* refusal */.x)("VERIFICATION_RUN_NOT_FOUND", `There is no verification run with the id ${id}`);
}

// EXTERNAL MODULE: ./lib/local-queue/src/engine/batches.js
var batches = __webpack_require__(9835);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/estimate.js
var estimate = __webpack_require__(6457);
// EXTERNAL MODULE: ./lib/local-queue/src/api/wire/snapshot.js
var snapshot = __webpack_require__(2441);
;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/wire/estimate.js
/** Estimates the time of an entry's merge from the recent tests of its queue and the entries ahead. */






function estimateRecord({ state, repository }, number) {
    const submitted = findEntry({ state, repository }, number);
    const computedAt = formatV2Time(state.timeMs);
    const unavailable = (reason) => ({ status: "unavailable", reason, computedAt });
    if (submitted === undefined || !(0,engine_state/* isLive */.DG)(submitted.entry))
        return unavailable("notQueued");
    const { context, entry } = submitted;
    const { engine } = context.queue;
    if (engine.phase === "paused")
        return unavailable("paused");
    if (entry.state === "not_ready")
        return unavailable("notReady");
    const testMs = (0,snapshot/* findUsualTestMs */.GG)(context);
    if (testMs === null)
        return unavailable("littleHistory");
    const atMs = (0,estimate/* estimateMerges */.c)(engine, (0,batches/* formCandidates */.h)(engine), testMs, state.timeMs).get(number);
    if (atMs === undefined)
        return unavailable("inBisection");
    const kind = entry.state === "pending_failure" ? "pendingFailureResolution" : "merge";
    return { status: "available", computedAt, kind, estimatedAt: formatV2Time(atMs) };
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/pull-requests.js
/** Endpoints of version 2 of the API about pull requests and their entries. */














/** Largest number of a pull request in version 2 of the API. */
const LARGEST_NUMBER = 10_000_000;
const number = (0,fields/* integerFrom */.bn)(1, LARGEST_NUMBER);
const changes = { priorityValue: (0,fields/* integerFrom */.bn)(0, 32_767), priorityName: fields/* text */.Qq, allowBatching: fields/* flag */.Jt, direct: fields/* flag */.Jt };
const ONE_PRIORITY = 'must have at most one of "priorityValue" and "priorityName"';
const hasOnePriority = ({ priorityValue, priorityName }) => priorityValue === undefined || priorityName === undefined;
const submission = (0,fields/* strictObject */.re)({ number, ...(0,fields/* optional */.lq)(changes) }).check(schemas/* refine */.YPB(hasOnePriority, { error: ONE_PRIORITY }));
const entryChange = (0,fields/* strictObject */.re)((0,fields/* optional */.lq)(changes)).check(schemas/* refine */.YPB(hasOnePriority, { error: ONE_PRIORITY }), schemas/* refine */.YPB((given) => Object.keys(given).length > 0, { error: "must have at least one field" }));
const newPriority = (0,fields/* strictObject */.re)((0,fields/* optional */.lq)({ priorityValue: changes.priorityValue, priorityName: fields/* text */.Qq })).check(schemas/* refine */.YPB((given) => Object.keys(given).length === 1, {
    error: 'must have one of "priorityValue" and "priorityName"',
}));
/** Returns the fields of a command that changes an entry. */
function changeOf({ priorityValue, priorityName, allowBatching, direct }) {
    const priority = priorityValue ?? priorityName;
    return {
        ...(priority === undefined ? {} : { priority }),
        ...(allowBatching === undefined ? {} : { noBatch: !allowBatching }),
        ...(direct === undefined ? {} : { direct }),
    };
}
const FIELD_PERMISSIONS = {
    priorityValue: "priority",
    priorityName: "priority",
    allowBatching: "batching",
    direct: "direct",
};
/** Returns the permissions that the given fields require. */
function permissionsFor(given) {
    const names = (0,fields/* keysOf */.YD)(FIELD_PERMISSIONS).filter((name) => given[name] !== undefined);
    return names.map((name) => FIELD_PERMISSIONS[name]);
}
/** Returns the permissions that a submission requires. Default values require no permission. */
function permissionsToSubmit({ allowBatching, direct, ...priority }) {
    return permissionsFor({ ...priority, ...(allowBatching === false && { allowBatching }), ...(direct && { direct }) });
}
const PULL_REQUEST_ENDPOINTS = {
    "mergeQueues.submitPullRequest": endpoint("POST /v2/merge-queues/{id}/pull-requests", { permission: "merge", body: submission, fieldPermissions: permissionsToSubmit, status: 201 }, ({ engine, state, id, body }) => {
        const context = queueAt(state, id);
        const { number: wanted, ...change } = body;
        requireSubmittable(context, wanted);
        engine.submitPullRequest(refOf(context), { number: wanted, direct: false, ...changeOf(change) });
        const pullRequest = context.repository.pullRequests.get(wanted);
        return pullRequest === undefined ? undefined : pullRequestRecord(context, pullRequest);
    }),
    "mergeQueues.listPullRequests": endpoint("GET /v2/merge-queues/{id}/pull-requests", {
        query: {
            ...(0,fields/* optional */.lq)({
                state: queryList((0,fields/* oneOf */.yL)(engine_state/* ENTRY_STATES */.ur.map(camelCase))),
                author: fields/* text */.Qq,
                concludedAfter: fields/* time */.kB,
                concludedBefore: fields/* time */.kB,
            }),
            ...fixedOrder,
        },
        isPaged: true,
    }, ({ state, id, query, page }) => {
        const context = queueAt(state, id);
        const { queue, repository } = context;
        const { concludedAfter = 0, concludedBefore = Number.POSITIVE_INFINITY } = query;
        const hasPeriod = query.concludedAfter !== undefined || query.concludedBefore !== undefined;
        const concluded = queue.ended.filter(({ atMs }) => atMs >= concludedAfter && atMs <= concludedBefore);
        const numbers = new Set(hasPeriod ? concluded.map((each) => each.number) : queue.entries.keys());
        const found = [...numbers].flatMap((each) => {
            const [entry, pullRequest] = [tree/* get */.Jt(queue.engine.entries, each), repository.pullRequests.get(each)];
            if (entry === undefined || pullRequest === undefined)
                return [];
            const isWanted = query.state === undefined || query.state.includes(camelCase(entry.state));
            // The only entry of a pull request may have moved to another queue.
            const isHere = findEntry(context, each)?.entry === entry;
            return isWanted && isHere && (query.author ?? pullRequest.author) === pullRequest.author
                ? [{ entry, pullRequest }]
                : [];
        });
        const show = ({ pullRequest }) => pullRequestRecord(context, pullRequest, false);
        return page(found, show, ({ entry }) => -entry.submission);
    }),
    "pullRequests.resolveByCoordinates": endpoint("GET /v2/pull-requests", {
        query: {
            repositoryId: fields/* uuid */.uR,
            ...(0,fields/* optional */.lq)({ number: queryList(queryInteger(1, LARGEST_NUMBER)), branch: fields/* text */.Qq, baseBranch: fields/* text */.Qq }),
        },
        isPaged: true,
    }, ({ state, query, page }) => {
        const { repositoryId, number: numbers, branch, baseBranch } = query;
        if ((numbers === undefined) === (branch === undefined)) {
            throw (0,fields/* invalid */.Gq)("number", 'must be given, or "branch" instead');
        }
        if (baseBranch !== undefined && branch === undefined) {
            throw (0,fields/* invalid */.Gq)("baseBranch", 'must be given together with "branch"');
        }
        if (numbers !== undefined && numbers.length > MAX_ITEMS_PER_REQUEST) {
            throw (0,fields/* invalid */.Gq)("number", `must have at most ${MAX_ITEMS_PER_REQUEST} numbers`);
        }
        const repository = (0,service_state/* findRepositoryById */.AG)(state, repositoryId);
        if (repository === undefined)
            return page([], String);
        const found = branch === undefined
            ? [...new Set(numbers)].flatMap((each) => repository.pullRequests.get(each) ?? [])
            : findByBranch(repository, branch, baseBranch);
        const isSingle = numbers === undefined || numbers.length === 1;
        const show = (each) => pullRequestRecord({ state, repository }, each, isSingle);
        return page(found, show, (each) => each.number);
    }),
    "pullRequests.get": endpoint("GET /v2/pull-requests/{id}", { hasTag: true }, ({ state, id }) => recordOf(state, id)),
    "pullRequests.dequeue": entryEndpoint("POST /v2/pull-requests/{id}/dequeue", { permission: "merge" }, ({ engine, at, entry }) => engine.cancelPullRequest(at, entry.number)),
    "pullRequests.restartTests": entryEndpoint("POST /v2/pull-requests/{id}/restart-tests", { permission: "merge" }, ({ engine, at, entry }) => engine.restartTestsOnPullRequest(at, entry.number)),
    "pullRequests.reprioritize": entryEndpoint("POST /v2/pull-requests/{id}/reprioritize", { permission: "priority", body: newPriority }, changeEntry),
    "pullRequests.updateQueueEntry": entryEndpoint("PATCH /v2/pull-requests/{id}/queue-entry", { body: entryChange, fieldPermissions: permissionsFor }, changeEntry),
    "pullRequests.rerunFailedChecks": endpoint("POST /v2/pull-requests/{id}/rerun-failed-checks", { permission: "merge", body: (0,fields/* strictObject */.re)({ mode: (0,fields/* oneOf */.yL)(["now", "wait"]) }) }, ({ engine, state, id, body: { mode } }) => {
        const { at, entry, queue } = activeAt(state, id);
        const before = queue.entries.get(entry.number)?.rerun ?? null;
        engine.apply({ type: "rerunFailedChecks", at, number: entry.number, mode });
        const { testingTimeoutMinutes: minutes } = queue.settings;
        const until = minutes === 0 ? null : formatV2Time(state.timeMs + minutes * settings/* MINUTE_MS */.kg);
        const rerun = { mode, until, alreadyHeld: before !== null, switchedToNow: before === "wait" && mode === "now" };
        return { ...recordOf(state, id), rerun };
    }),
    "pullRequests.queueEntryEstimate": endpoint("GET /v2/pull-requests/{id}/queue-entry-estimate", {}, ({ state, id }) => {
        const { repository, pullRequest } = pullRequestAt(state, id);
        return estimateRecord({ state, repository }, pullRequest.number);
    }),
    "pullRequests.impactedTargets": endpoint("GET /v2/pull-requests/{id}/impacted-targets", {}, ({ state, id }) => {
        const { repository, pullRequest } = pullRequestAt(state, id);
        const targets = (0,facts/* impactedTargetsOf */.rj)(repository, pullRequest.baseBranch, pullRequest.headSha);
        if (targets !== null)
            return targetSet([targets]);
        throw (0,errors/* refusal */.x)("IMPACTED_TARGETS_NOT_FOUND", `No impacted targets were uploaded for the head commit ${pullRequest.headSha}`);
    }),
};
/** Declares an endpoint that changes a live entry. It returns the pull request. */
function entryEndpoint(route, options, act) {
    return endpoint(route, options, ({ engine, state, id, body }) => {
        act({ ...activeAt(state, id), engine, body });
        return recordOf(state, id);
    });
}
function changeEntry({ engine, at, entry: { number: wanted }, body }) {
    engine.apply({ type: "changeEntry", at, number: wanted, given: changeOf(body) });
}
function recordOf(state, id) {
    const context = pullRequestAt(state, id);
    return pullRequestRecord(context, context.pullRequest);
}
/** Checks that the queue accepts a pull request now. @throws Refusal (409, 422) */
function requireSubmittable({ repository, queue }, wanted) {
    if ((0,engine_state/* findLiveEntry */.kZ)(queue.engine, wanted) !== undefined) {
        throw (0,errors/* refusal */.x)("PR_ALREADY_ENQUEUED", `Pull request #${wanted} is already in this merge queue`);
    }
    const problem = findProblem(repository.pullRequests.get(wanted), queue);
    if (problem !== null)
        throw (0,errors/* refusal */.x)("PR_NOT_ENQUEUEABLE", `Pull request #${wanted} ${problem}`);
}
function findProblem(pullRequest, { branch, engine }) {
    if (pullRequest === undefined)
        return "does not exist";
    if (pullRequest.baseBranch !== branch)
        return `has the base branch "${pullRequest.baseBranch}", but the queue merges into "${branch}"`;
    return engine.phase === "draining" ? "cannot enter the queue, because the queue is draining" : null;
}
/** Finds the open pull request of a head branch, else the newest one. */
function findByBranch(repository, branch, baseBranch) {
    const found = [...(repository.numbers.byHeadBranch.get(branch) ?? [])]
        .flatMap((each) => repository.pullRequests.get(each) ?? [])
        .filter((each) => (baseBranch ?? each.baseBranch) === each.baseBranch)
        .toSorted((one, other) => other.createdAtMs - one.createdAtMs || other.number - one.number);
    const open = found.find(({ state }) => state === "open");
    return open === undefined ? found.slice(0, 1) : [open];
}

// EXTERNAL MODULE: ./lib/local-queue/src/api/wire/lists.js
var lists = __webpack_require__(2532);
// EXTERNAL MODULE: ./lib/local-queue/src/api/wire/metrics.js
var metrics = __webpack_require__(5684);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/explain.js
var explain = __webpack_require__(119);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/lanes.js
var lanes = __webpack_require__(3896);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/step-builder.js
var step_builder = __webpack_require__(9519);
// EXTERNAL MODULE: ./lib/local-queue/src/state/queues.js
var queues = __webpack_require__(3084);
;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/wire/order.js
/** Order and graph of a queue in the format of version 2 of the API. */











/**
 * Lists the batches with a run, then the pull requests that wait for a run. No pull request awaits admission: a running
 * queue admits every ready pull request at once. In other states, a ready pull request stays `notReady`, and the order
 * omits these.
 */
function orderRecord(context) {
    const { state, queue } = context;
    const { engine } = queue;
    const { state: queueState, mode } = stateRecord(context);
    const main = (0,explain/* explainQueue */.Fh)(engine, [...(0,batches/* formCandidates */.h)(engine)], state.timeMs);
    const bisected = engine.bisections.flatMap(({ groups }) => groups.map((id) => (0,step_builder/* groupOf */.F8)(engine, id)));
    const groups = [...main.flatMap(({ group }) => group ?? []), ...bisected];
    const hasNoRun = (group) => group === null || runOf(context, group) === undefined;
    const waiting = [
        ...withHolders(main).filter(({ group }) => hasNoRun(group)),
        ...bisected.filter(hasNoRun).map(({ members }) => ({ members, heldBy: null })),
    ];
    return {
        mode,
        queueState,
        batchingEnabled: engine.settings.batch,
        isolationResolved: true,
        hasCycle: false,
        batches: groups.flatMap((group) => batchRecord(context, group) ?? []),
        pending: pendingItems(context, waiting),
        awaitingAdmission: [],
        awaitingAdmissionTotal: 0,
    };
}
/** Adds the failures that a position waits for, directly or because of a position ahead. */
function withHolders(positions) {
    const holders = new Map();
    return positions.map(({ group, members, explanation }) => {
        const ahead = explanation.why === "behind" ? explanation.members : [];
        const heldBy = explanation.why === "held" ? explanation.failures : (holders.get(ahead[0] ?? 0) ?? null);
        if (heldBy !== null)
            for (const number of members)
                holders.set(number, heldBy);
        return { group, members, heldBy };
    });
}
function runOf({ queue }, { run }) {
    const found = run === null ? undefined : queue.runs.get(run);
    return isStarted(found) ? found : undefined;
}
function batchRecord(context, group) {
    const run = runOf(context, group);
    const [first] = group.members;
    if (run === undefined || first === undefined)
        return null;
    return {
        verificationRunId: run.id,
        state: camelCase((0,step_builder/* entryOf */.Ms)(context.queue.engine, first).state),
        isBisection: group.kind === "bisection",
        pullRequests: group.members.map((number) => queuedPullRequest(context, number)),
    };
}
function pendingItems(context, waiting) {
    const { engine } = context.queue;
    const edges = engine.settings.batch ? edgesOf(context) : [];
    const shown = (numbers) => numbers.map((number) => queuedPullRequest(context, number));
    const schedulable = waiting.filter(({ heldBy }) => heldBy === null);
    const held = waiting.filter(({ heldBy }) => heldBy !== null);
    return [...schedulable, ...held].flatMap(({ members, heldBy }, index) => members.map((number) => ({
        pullRequest: queuedPullRequest(context, number),
        ...(heldBy === null
            ? { schedulability: "schedulable", predictedBatch: index + 1 }
            : { schedulability: "heldBehindFailure" }),
        directlyAhead: shown(edges.filter(({ to }) => to === number).map(({ from }) => from)),
        heldBy: shown(heldBy ?? []),
    })));
}
/** Finds the edges between admitted pull requests. Omits edges that follow from other edges. */
function edgesOf({ queue }) {
    const { engine } = queue;
    const ahead = [];
    const edges = [];
    for (const number of (0,queues/* listAdmittedNumbers */.pP)(queue)) {
        const targets = (0,lanes/* targetsOf */.QR)(engine, [number]);
        const all = new Set();
        for (const other of ahead.toReversed()) {
            if (all.has(other.number) || !(0,lanes/* overlap */.EF)(targets, other.targets))
                continue;
            edges.push({ from: other.number, to: number });
            all.add(other.number);
            for (const each of other.all)
                all.add(each);
        }
        ahead.push({ number, targets, all });
    }
    return edges;
}
/** Maximum number of targets of a node or an edge. */
const MOST_TARGETS = 10_000;
function graphRecord(context, withTargets) {
    const { engine } = context.queue;
    const targets = (number) => (0,step_builder/* entryOf */.Ms)(engine, number).targets;
    return {
        nodes: (0,queues/* listAdmittedNumbers */.pP)(context.queue).map((number) => nodeRecord(context, (0,step_builder/* entryOf */.Ms)(engine, number), withTargets)),
        edges: edgesOf(context).map(({ from, to }) => ({
            fromPullRequestNumber: from,
            toPullRequestNumber: to,
            ...(withTargets ? commonFields(commonTargets(targets(from), targets(to))) : {}),
        })),
    };
}
function commonFields(common) {
    return { commonImpactedTargets: common.slice(0, MOST_TARGETS), totalCommonImpactedTargets: common.length };
}
function nodeRecord(context, entry, withTargets) {
    const { repository, queue } = context;
    const { title, author } = (0,service_state/* findPullRequest */._f)(repository, entry.number);
    const priority = queue.entries.get(entry.number)?.priority;
    const run = entry.state !== "testing" || entry.run === null ? undefined : queue.runs.get(entry.run);
    const targets = namesOf(entry.targets);
    return {
        pullRequestNumber: entry.number,
        title,
        author,
        state: camelCase(entry.state),
        priorityValue: entry.priority,
        ...(priority === undefined ? {} : { priorityName: priority.name }),
        skipsTheLine: priority !== undefined && (0,pull_request/* isUrgent */.Gi)(priority),
        allowsBatching: !entry.noBatch,
        ...(run === undefined ? {} : { verificationRunId: run.id }),
        isBisection: entry.bisection !== null,
        ...(withTargets ? { impactedTargets: targets.slice(0, MOST_TARGETS), totalImpactedTargets: targets.length } : {}),
    };
}
function namesOf(targets) {
    return targets === null || targets === "ALL" ? [] : targets;
}
function commonTargets(one, other) {
    if (one === null || one === "ALL")
        return namesOf(other);
    if (other === null || other === "ALL")
        return one;
    const known = new Set(other);
    return one.filter((target) => known.has(target));
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/queues.js
/** Endpoints of version 2 of the API about repositories and queues. */











const mode = (0,fields/* oneOf */.yL)(Object.values(MODES));
const modeCalled = (name) => (name === MODES.single ? "single" : "parallel");
const newQueue = (0,fields/* strictObject */.re)({
    repositoryId: fields/* uuid */.uR,
    targetBranch: fields/* text */.Qq,
    ...(0,fields/* optional */.lq)({ mode, concurrency: (0,fields/* integerFrom */.bn)(1, 1000), bisectionConcurrency: (0,fields/* integerFrom */.bn)(0, 1000), enqueueingLabel: enqueueingLabel }),
});
const QUEUE_ENDPOINTS = {
    "repositories.resolveByProviderUrl": endpoint("GET /v2/repositories", { query: { providerUrl: fields/* text */.Qq }, isPaged: true }, ({ state, query: { providerUrl }, page }) => {
        const wanted = providerUrl.replace(/\/+$/, "").replace(/\.git$/, "");
        const found = [...state.repositories.values()].filter((each) => webUrl(each) === wanted);
        if (found.length === 0)
            throw (0,errors/* refusal */.x)("PROVIDER_URL_NOT_FOUND", `There is no repository at ${providerUrl}`);
        return page(found, repositoryRecord);
    }),
    "repositories.get": endpoint("GET /v2/repositories/{id}", {}, ({ state, id }) => repositoryRecord(repositoryAt(state, id).repository)),
    "mergeQueues.list": endpoint("GET /v2/merge-queues", { query: (0,fields/* optional */.lq)({ repositoryId: fields/* uuid */.uR, targetBranch: fields/* text */.Qq }), isPaged: true }, ({ state, query, page }) => {
        const { repositoryId, targetBranch } = query;
        if (targetBranch !== undefined && repositoryId === undefined) {
            throw (0,fields/* invalid */.Gq)("targetBranch", 'must be given together with "repositoryId"');
        }
        const of = repositoryId === undefined ? null : (0,service_state/* findRepositoryById */.AG)(state, repositoryId);
        const queues = (0,service_state/* listQueues */.bP)(state).filter(({ repository, queue: { branch } }) => (of === null || repository === of) && (targetBranch === undefined || branch === targetBranch));
        return page(queues, queueRecord, ({ queue }) => queue.id);
    }),
    "mergeQueues.create": endpoint("POST /v2/merge-queues", { permission: "settings", body: newQueue, status: 201 }, ({ engine, state, body, isTerraform }) => {
        const { repositoryId, targetBranch, mode: wanted = "queue", concurrency, ...others } = body;
        const { repository } = repositoryAt(state, repositoryId);
        const { host, owner, name } = repository;
        const at = { repo: { host, owner, name }, targetBranch };
        const first = { mode: modeCalled(wanted), ...(concurrency === undefined ? {} : { concurrency }) };
        engine.apply({ type: "createQueue", at, fields: first });
        engine.apply({ type: "configureQueue", at, fields: settingsFields(others), isTerraform });
        const queue = repository.queues.get(targetBranch);
        return queue === undefined ? undefined : queueRecord({ state, repository, queue });
    }),
    "mergeQueues.organizationMetrics": endpoint("GET /v2/merge-queues/metrics", { query: (0,fields/* optional */.lq)({ repositoryId: fields/* uuid */.uR }) }, ({ state, query: { repositoryId } }) => {
        const of = repositoryId === undefined ? null : repositoryAt(state, repositoryId).repository;
        return (0,metrics/* metricsText */.z)((0,service_state/* listQueues */.bP)(state).filter(({ repository }) => of === null || repository === of), state.timeMs);
    }),
    "mergeQueues.get": endpoint("GET /v2/merge-queues/{id}", { hasTag: true }, ({ state, id }) => queueRecord(queueAt(state, id))),
    "mergeQueues.delete": endpoint("DELETE /v2/merge-queues/{id}", { permission: "settings", status: 204 }, ({ engine, state, id }) => {
        engine.deleteQueue(refOf(queueAt(state, id)));
    }),
    "mergeQueues.metrics": endpoint("GET /v2/merge-queues/{id}/metrics", {}, ({ state, id }) => (0,metrics/* metricsText */.z)([queueAt(state, id)], state.timeMs)),
    "mergeQueues.updateConfig": endpoint("PATCH /v2/merge-queues/{id}/config", { permission: "settings", body: configChange }, (call) => {
        rejectSwitching(queueAt(call.state, call.id));
        return queueRecord(configure(call, settingsFields(call.body)));
    }),
    "mergeQueues.pause": stateEndpoint("pause", "paused"),
    "mergeQueues.resume": stateEndpoint("resume", "running"),
    "mergeQueues.drain": stateEndpoint("drain", "draining"),
    "mergeQueues.switchModes": endpoint("POST /v2/merge-queues/{id}/switch-modes", { permission: "settings", body: (0,fields/* strictObject */.re)({ mode }) }, (call) => {
        rejectSwitching(queueAt(call.state, call.id));
        return stateRecord(configure(call, { mode: modeCalled(call.body.mode) }));
    }),
    "mergeQueues.order": endpoint("GET /v2/merge-queues/{id}/order", { hasTag: true }, ({ state, id }) => orderRecord(queueAt(state, id))),
    "mergeQueues.graph": endpoint("GET /v2/merge-queues/{id}/graph", { query: (0,fields/* optional */.lq)({ includeImpactedTargets: queryFlag }) }, ({ state, id, query: { includeImpactedTargets = false } }) => graphRecord(queueAt(state, id), includeImpactedTargets)),
    "mergeQueues.listTestingResults": endpoint("GET /v2/merge-queues/{id}/testing-results", { query: { since: fields/* time */.kB, ...(0,fields/* optional */.lq)({ until: fields/* time */.kB }) }, isPaged: true }, ({ state, id, query, page, startedAtMs }) => {
        const { since, until = startedAtMs } = query;
        (0,lists/* requireStoredPeriod */.k_)(since, until);
        const { queue } = queueAt(state, id);
        const found = queue.results.filter(({ atMs }) => atMs >= since && atMs <= until);
        return page(found, (result) => resultRecord(queue, result), (_result, index) => -index);
    }),
};
function stateEndpoint(verb, phase) {
    return endpoint(`POST /v2/merge-queues/{id}/${verb}`, { permission: "settings" }, (call) => stateRecord(configure(call, { state: phase })));
}
function configure({ engine, state, id, isTerraform }, fields) {
    const context = queueAt(state, id);
    engine.apply({ type: "configureQueue", at: refOf(context), fields, isTerraform });
    return context;
}
function rejectSwitching({ queue }) {
    if (queue.engine.switching === null)
        return;
    throw (0,errors/* refusal */.x)("MODE_CHANGE_IN_PROGRESS", `The merge queue for the branch "${queue.branch}" is switching its mode`);
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/wire/history.js
/** Transitions of an entry in the format of version 2 of the API. */









/** Lists the transitions of all attempts in all queues, the oldest first. */
function transitions(context, number) {
    const all = listWithFormer(context).flatMap((queueContext) => queueContext.queue.moves.flatMap((move) => (move.number === number ? [{ context: queueContext, move }] : [])));
    return all
        .toSorted((one, other) => one.move.atMs - other.move.atMs)
        .map((each) => transition(each.context, each.move));
}
/** States that a test run causes. */
const TESTED = new Set(["testing", "tests_passed", "pending_failure", "failed"]);
function transition(context, move) {
    const { number, to, run: id } = move;
    const run = id === null || !TESTED.has(to) ? undefined : context.queue.runs.get(id);
    return {
        pullRequestId: (0,service_state/* pullRequestIdOf */.Jx)(context.repository, number),
        state: camelCase(to),
        changedAt: formatV2Time(move.atMs),
        reason: to === "testing" || to === "pending_failure" ? null : move.reason,
        ...(isStarted(run) ? { verificationRunId: run.id } : {}),
        ...detailsOf(context, move, run),
    };
}
function detailsOf(context, move, run) {
    const record = context.queue.entries.get(move.number);
    const { value: priorityValue, name: priorityName } = record?.priority ?? { value: undefined, name: undefined };
    switch (move.to) {
        case "not_ready": {
            const entry = tree/* get */.Jt(context.queue.engine.entries, move.number);
            return { notReady: { priorityValue, priorityName, allowBatching: entry?.noBatch !== true } };
        }
        case "pending":
            return { pending: { priorityValue, priorityName, prerequisitePullRequests: aheadNow(context, move) } };
        case "tests_passed":
            return { testsPassed: { ...passedRun(context, move, run), waitingFor: aheadNow(context, move) } };
        case "pending_failure": {
            const failureCausingChecks = failedChecks(context, run);
            return { pendingFailure: { waitingFor: aheadNow(context, move), failureCausingChecks } };
        }
        case "failed":
            return { failed: { failureCausingChecks: failedChecks(context, run), ...culpritOf(context, move) } };
        case "testing":
        case "merged":
        case "cancelled":
            return {};
    }
}
/** Lists the pull requests ahead of an entry in its present state. Returns an empty list for an earlier transition. */
function aheadNow(context, { number, atMs, to }) {
    const { engine } = context.queue;
    const entry = (0,engine_state/* findLiveEntry */.kZ)(engine, number);
    if (entry?.group == null || entry.state !== to || entry.sinceMs !== atMs)
        return [];
    const ahead = (0,step_builder/* groupOf */.F8)(engine, entry.group).ancestors.flatMap((id) => tree/* get */.Jt(engine.groups, id)?.members ?? []);
    return ahead.map((each) => reference(context, each));
}
/** Returns the run that tested or cleared a pull request, with the other pull requests of its batch. */
function passedRun(context, { number, reason }, run) {
    const { members = [] } = run ?? {};
    const successor = reason === "SUCCESSOR_TEST_RUN_PASSED" ? members.at(-1) : undefined;
    const others = members.filter((each) => each !== number).map((each) => reference(context, each));
    return {
        batchSize: members.length,
        ...(successor === undefined ? {} : { successorPullRequestId: (0,service_state/* pullRequestIdOf */.Jx)(context.repository, successor) }),
        otherTestedPullRequests: others,
    };
}
function reference({ repository, queue }, number) {
    return {
        pullRequestId: (0,service_state/* pullRequestIdOf */.Jx)(repository, number),
        number,
        title: (0,service_state/* findPullRequest */._f)(repository, number).title,
        url: pullRequestUrl(repository, number),
        state: camelCase(tree/* get */.Jt(queue.engine.entries, number)?.state ?? "not_ready"),
    };
}
function failedChecks(context, run) {
    if (!isStarted(run))
        return [];
    const isCause = ({ name, result }) => result === "failure" && run.requiredStatuses.includes(name);
    const failed = (0,testing_details/* listPresentChecks */.Nk)(context, run).filter(isCause);
    return failed.map(({ name }) => ({ name, url: checkUrl(context, run, name), conclusion: "FAILURE" }));
}
/** Returns the pull request or branch with which this one conflicts, if the host reported it. */
function culpritOf(context, { culprit }) {
    if (culprit === undefined)
        return {};
    if (culprit === null) {
        const sha = context.repository.branches.get(context.queue.branch)?.tip ?? "";
        return { conflictCulprit: { kind: "baseBranch", sha } };
    }
    const { id: pullRequestId, number, sha, url } = queuedPullRequest(context, culprit);
    return { conflictCulprit: { kind: "queuePullRequest", pullRequestId, number, sha, url } };
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/runs.js
/** Endpoints of version 2 of the API about test runs and the history of entries. */







/** Maximum number of runs or transitions with the same time that have a fixed order. */
const AT_ONCE = 1024;
const runStatus = (0,fields/* oneOf */.yL)(["inProgress", "failed", "cancelled", "succeeded"]);
const direction = (0,fields/* optional */.lq)({ direction: (0,fields/* oneOf */.yL)(["oldest", "newest"]) });
const RUN_ENDPOINTS = {
    "mergeQueues.listVerificationRuns": endpoint("GET /v2/merge-queues/{id}/verification-runs", { query: { ...(0,fields/* optional */.lq)({ status: runStatus, createdAfter: fields/* time */.kB }), ...fixedOrder }, isPaged: true }, ({ state, id, query: { status, createdAfter = Number.NEGATIVE_INFINITY }, page }) => {
        const runs = listRuns([queueAt(state, id)], status).filter(({ run }) => run.startedAtMs > createdAfter);
        return page(runs, showRun, rankOfRun);
    }),
    "pullRequests.listVerificationRuns": endpoint("GET /v2/pull-requests/{id}/verification-runs", { query: { ...(0,fields/* optional */.lq)({ status: runStatus }), ...fixedOrder }, isPaged: true }, ({ state, id, query: { status }, page }) => {
        const { repository, pullRequest } = pullRequestAt(state, id);
        const all = listRuns(listWithFormer({ state, repository }), status);
        const own = all.filter(({ run }) => run.members.includes(pullRequest.number));
        return page(own, showRun, rankOfRun);
    }),
    "mergeQueueVerificationRuns.get": endpoint("GET /v2/merge-queue-verification-runs/{id}", { hasTag: true }, ({ state, id }) => {
        const { context, run } = runAt(state, id);
        return runRecord(context, run);
    }),
    "pullRequests.queueEntryHistory": endpoint("GET /v2/pull-requests/{id}/queue-entry-history", { query: direction, isPaged: true }, ({ state, id, query, page }) => {
        const context = pullRequestAt(state, id);
        const all = transitions(context, context.pullRequest.number);
        const sign = query.direction === "newest" ? -1 : 1;
        // A queue drops its oldest transitions, so an index would change.
        const rankOf = ({ changedAt }, index) => Date.parse(changedAt) * AT_ONCE + index - all.findIndex((each) => each.changedAt === changedAt);
        return page(all, (each) => each, (each, index) => sign * rankOf(each, index));
    }),
    "pullRequests.queueEntryHistoryBatch": endpoint("GET /v2/queue-entry-history", { query: { pullRequestIds: queryList(fields/* uuid */.uR), ...direction }, isPaged: true }, ({ state, query, page }) => {
        const ids = [...new Set(query.pullRequestIds)];
        if (ids.length > MAX_ITEMS_PER_REQUEST)
            throw (0,fields/* invalid */.Gq)("pullRequestIds", `must have at most ${MAX_ITEMS_PER_REQUEST} ids`);
        return page(ids, (pullRequestId) => {
            const found = findPullRequestWith(state, pullRequestId);
            const all = found === undefined ? [] : transitions(found, found.pullRequest.number);
            return { pullRequestId, transitions: query.direction === "newest" ? all.toReversed() : all };
        });
    }),
};
function listRuns(contexts, status) {
    return contexts.flatMap((context) => [...context.queue.runs.values()].flatMap((run) => isStarted(run) && (status === undefined || camelCase(run.status) === status) ? [{ context, run }] : []));
}
function showRun({ context, run }) {
    return runRecord(context, run, false);
}
/** Returns the rank of a run by its start, the newest first. */
function rankOfRun({ run }) {
    return -(run.startedAtMs * AT_ONCE + (run.run % AT_ONCE));
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/targets.js
/** Endpoint of version 2 of the API for uploads of impacted targets. */







const targets_MOST_TARGETS = 100_000;
const COMMIT = "must contain only letters and digits";
const upload = (0,fields/* strictObject */.re)({
    repositoryId: fields/* uuid */.uR,
    targetBranch: fields/* text */.Qq,
    sha: fields/* text */.Qq.check(api/* _regex */.Fk(/^[A-Za-z0-9]+$/, COMMIT)),
    ...(0,fields/* optional */.lq)({
        number: (0,fields/* integerFrom */.bn)(1, LARGEST_NUMBER),
        branch: fields/* text */.Qq,
        impactedTargets: (0,fields/* listUpTo */.JM)(targets_MOST_TARGETS, fields/* text */.Qq),
        impactsAllTargets: schemas/* literal */.euz(true, "must be true"),
    }),
}).check(schemas/* refine */.YPB(({ number, branch }) => (number === undefined) !== (branch === undefined), {
    error: 'must have exactly one of "number" and "branch"',
}), schemas/* refine */.YPB(({ impactedTargets, impactsAllTargets }) => (impactedTargets === undefined) !== (impactsAllTargets === undefined), { error: 'must have exactly one of "impactedTargets" and "impactsAllTargets"' }));
const TARGET_ENDPOINTS = {
    "impactedTargets.upload": endpoint("PUT /v2/impacted-targets", { permission: "merge", acceptsRun: true, body: upload, status: 202 }, ({ engine, state, caller, body }) => {
        const { repositoryId, targetBranch, sha, number, branch = "", impactedTargets = "ALL" } = body;
        const { repository } = repositoryAt(state, repositoryId);
        const provider = providerOf(repository);
        if (provider !== "github" && provider !== "gitlab") {
            throw (0,errors/* refusal */.x)("IMPACTED_TARGETS_UNSUPPORTED", `The service accepts no impacted targets for repositories on the host ${repository.host}`);
        }
        const pullRequest = number === undefined ? findByBranch(repository, branch, targetBranch)[0] : repository.pullRequests.get(number);
        if (pullRequest === undefined) {
            throw (0,errors/* refusal */.x)("PR_NOT_FOUND", `There is no pull request ${number === undefined ? `of ${branch}` : `#${number}`}`);
        }
        requireUploader(caller, repository, pullRequest, sha);
        const { host, owner, name } = repository;
        engine.apply({
            type: "uploadImpactedTargets",
            at: { repo: { host, owner, name }, targetBranch },
            given: { number: pullRequest.number, sha, targets: impactedTargets },
        });
    }),
};
/**
 * Checks the workflow run of an upload. @throws Refusal (401, 403) if the run has finished, or belongs to another
 * repository or pull request
 */
function requireUploader(caller, { forkRuns }, { headSha }, sha) {
    if (caller.kind === "key")
        return;
    const run = forkRuns.get(caller.runId);
    if (run?.live !== true)
        throw (0,errors/* refusal */.x)("INVALID_TOKEN", "The token does not belong to a running workflow run of this repository");
    if (run.fork && (run.headSha !== sha || headSha !== sha)) {
        throw (0,errors/* refusal */.x)("INSUFFICIENT_PERMISSIONS", "A workflow run for a pull request from a fork may upload impacted targets only for its own head commit");
    }
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/wire/tests.js


function collectionIdOf(repository) {
    return (0,service_state/* deriveShortId */.nV)(`collection ${(0,service_state/* keyOf */.TN)(repository)}`);
}
function collectionRecord(repository) {
    const at = formatV2Time(repository.createdAtMs);
    return {
        id: collectionIdOf(repository),
        name: (0,service_state/* nameOf */.Vb)(repository),
        description: null,
        testCaseCount: repository.quarantinedTests.length,
        quarantineEnabled: true,
        autoQuarantineEnabled: true,
        createdAt: at,
        updatedAt: at,
    };
}
/** Computes the id of a test. A client cannot compute it, unlike the id in version 1. */
function testIdOf({ repository, test }) {
    return (0,service_state/* deriveUuid */.bh)(`test ${(0,service_state/* keyOf */.TN)(repository)} ${test.test_case_id}`);
}
/** Converts a date to a time; null for a text that is no date. */
function dateOf(given) {
    const atMs = Date.parse(given);
    return Number.isNaN(atMs) ? null : formatV2Time(atMs);
}
function testSummary({ repository, test }) {
    return {
        id: testIdOf({ repository, test }),
        testCollectionId: collectionIdOf(repository),
        repoId: (0,service_state/* repositoryIdOf */.Bu)(repository),
        name: test.name,
        parentName: test.parent ?? "",
        className: test.classname ?? "",
        file: test.file ?? "",
        target: "",
        variant: test.variant,
        crossVariantId: null,
        codeowners: test.codeowners,
        status: test.status.toLowerCase(),
        statusSince: dateOf(test.status_last_updated_at),
        quarantineState: "quarantined",
        labels: [],
        quarantinedSince: dateOf(test.quarantined_at),
    };
}
function testDetail({ repository, test }) {
    const isOverridden = test.quarantine_setting === "ALWAYS_QUARANTINE";
    const override = {
        mode: "alwaysQuarantine",
        reason: null,
        createdAt: dateOf(test.quarantined_at) ?? formatV2Time(0),
    };
    return {
        ...testSummary({ repository, test }),
        quarantineOverride: isOverridden ? override : null,
        activeMonitors: [],
        firstSeenAt: null,
        lastFailureAt: null,
    };
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/tests.js
/** Endpoints of version 2 of the API about tests and test collections. */






const withMetrics = (0,fields/* optional */.lq)({ include: (0,fields/* oneOf */.yL)(["metrics"]), period: (0,fields/* oneOf */.yL)(["1d", "7d", "14d", "30d"]) });
const METRIC_SORTS = ["failureRate", "durationP95", "prsImpacted", "lastRunAt", "lastFailureAt"];
const filters = {
    ...(0,fields/* optional */.lq)({
        testCollectionId: fields/* text */.Qq,
        status: queryList((0,fields/* oneOf */.yL)(["healthy", "flaky", "broken"])),
        q: fields/* text */.Qq,
        file: fields/* text */.Qq,
        owner: fields/* text */.Qq,
        variant: fields/* text */.Qq,
        label: fields/* text */.Qq,
        quarantineState: (0,fields/* oneOf */.yL)(["quarantined", "notQuarantined"]),
        markedFlaky: queryFlag,
        newlyFlaky: queryFlag,
        sort: (0,fields/* oneOf */.yL)(["name", ...METRIC_SORTS]),
        direction: (0,fields/* oneOf */.yL)(["asc", "desc"]),
    }),
    ...withMetrics,
};
/** Repository as `owner/name`, as an object of both parts, or null. */
const ofRepository = (0,fields/* optional */.lq)({ repo: schemas/* nullable */.mee(schemas/* union */.KCZ([fields/* text */.Qq, (0,fields/* object */.Ik)({})])) });
const MOST_IDS = 25_000;
const TEST_ENDPOINTS = {
    "tests.list": listEndpoint("/v2/tests"),
    "tests.get": getEndpoint("/v2/tests/{id}", "TEST_NOT_FOUND"),
    "testCases.list": listEndpoint("/v2/test-cases"),
    "testCases.get": getEndpoint("/v2/test-cases/{id}", "TEST_CASE_NOT_FOUND"),
    "testCollections.list": endpoint("GET /v2/test-collections", { query: (0,fields/* optional */.lq)({ q: fields/* text */.Qq }), isPaged: true }, ({ state, query: { q = "" }, page }) => {
        const all = [...state.repositories.values()].map((repository, index) => ({ repository, index }));
        const found = all.filter(({ repository }) => (0,service_state/* nameOf */.Vb)(repository).includes(q));
        return page(found, ({ repository }) => collectionRecord(repository), ({ index }) => -index);
    }),
    "testCollections.get": endpoint("GET /v2/test-collections/{id}", {}, ({ state, id }) => collectionRecord(collectionAt(state, id))),
    "testCollections.quarantineStatus": endpoint("POST /v2/test-collections/{id}/quarantine-status", { permission: "upload", body: (0,fields/* strictObject */.re)({ testIdentifiers: (0,fields/* list */.p_)((0,fields/* object */.Ik)({ name: fields/* text */.Qq })), ...ofRepository }) }, ({ state, id, body: { testIdentifiers } }) => {
        const repository = collectionAt(state, id);
        const isListed = (name) => repository.quarantinedTests.some((test) => test.name === name);
        const tests = testIdentifiers.map(({ name }) => ({ name, quarantined: isListed(name) }));
        return { ...collectionFacts(repository), tests };
    }),
    "testCollections.allQuarantinedTests": endpoint("POST /v2/test-collections/{id}/all-quarantined-tests", { permission: "upload", mostItems: MOST_IDS, isPaged: true, body: (0,fields/* strictObject */.re)(ofRepository) }, ({ state, id, page }) => {
        const repository = collectionAt(state, id);
        const ids = page(repository.quarantinedTests, (test) => ({ testId: testIdOf({ repository, test }) }));
        return { ...ids, ...collectionFacts(repository) };
    }),
};
function listEndpoint(path) {
    return endpoint(`GET ${path}`, { query: filters, isPaged: true }, ({ state, query, page }) => {
        requirePeriod(query);
        const tests = listTests(state).filter((each) => isWanted(each, query));
        // The local service has no metrics of tests, and sorting by a metric omits tests without this metric.
        const shown = (query.sort ?? "name") === "name" ? tests.toSorted(byName) : [];
        const ordered = query.direction === "desc" ? shown.toReversed() : shown;
        const metrics = query.include === undefined ? {} : { metrics: null };
        return page(ordered, (each) => ({ ...testSummary(each), ...metrics }));
    });
}
function getEndpoint(path, code) {
    return endpoint(`GET ${path}`, { query: withMetrics }, ({ state, id, query }) => {
        requirePeriod(query);
        const found = listTests(state).find((each) => testIdOf(each) === id);
        if (found === undefined)
            throw (0,errors/* refusal */.x)(code, `There is no test with the id ${id}`);
        return { ...testDetail(found), ...(query.include === undefined ? {} : { metrics: null }) };
    });
}
function listTests({ repositories }) {
    return [...repositories.values()].flatMap((repository) => repository.quarantinedTests.map((test) => ({ repository, test })));
}
/** Requires a period for parameters about metrics. @throws Refusal (400) */
function requirePeriod({ include, period, ...others }) {
    const { newlyFlaky, sort = "name" } = others;
    if (period !== undefined || (include === undefined && newlyFlaky === undefined && sort === "name"))
        return;
    throw (0,fields/* invalid */.Gq)("period", 'must be given together with "include", "newlyFlaky" and sorts by a metric');
}
function isWanted({ repository, test }, wanted) {
    const { testCollectionId = collectionIdOf(repository), status, q = "", file = "", owner, variant } = wanted;
    const { label, quarantineState = "quarantined", markedFlaky } = wanted;
    const searched = [test.name, test.parent, test.classname, test.file].join(" ").toLowerCase();
    return (testCollectionId === collectionIdOf(repository) &&
        (status === undefined || status.some((each) => each === test.status.toLowerCase())) &&
        q
            .toLowerCase()
            .split(" ")
            .every((word) => searched.includes(word.replace(/^(?:file|class|parent|name):/, ""))) &&
        (test.file ?? "").includes(file) &&
        (owner === undefined || test.codeowners.includes(owner)) &&
        (variant === undefined || variant === test.variant) &&
        label === undefined &&
        quarantineState === "quarantined" &&
        (markedFlaky === undefined || markedFlaky === (test.status === "FLAKY")));
}
function byName(one, other) {
    return one.test.name < other.test.name ? -1 : Number(one.test.name > other.test.name);
}
/** Finds the collection of tests. @throws Refusal (400, 404) */
function collectionAt(state, id) {
    if (!/^[0-9A-Za-z]{8}$/.test(id))
        throw (0,fields/* invalid */.Gq)("id", "must consist of 8 letters or digits");
    const found = [...state.repositories.values()].find((each) => collectionIdOf(each) === id);
    if (found === undefined)
        throw (0,errors/* refusal */.x)("TEST_COLLECTION_NOT_FOUND", `There is no test collection with the id ${id}`);
    return found;
}
function collectionFacts(repository) {
    const id = collectionIdOf(repository);
    return {
        quarantineEnabled: true,
        testCollectionUuid: (0,service_state/* deriveUuid */.bh)(`collection ${id}`),
        repositoryId: (0,service_state/* repositoryIdOf */.Bu)(repository),
    };
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/endpoints.js
/** All endpoints of version 2 of the API, by name. Faults use the same names. */






const ENDPOINTS = {
    ...QUEUE_ENDPOINTS,
    ...PULL_REQUEST_ENDPOINTS,
    ...RUN_ENDPOINTS,
    ...TARGET_ENDPOINTS,
    ...TEST_ENDPOINTS,
};
const V2_ENDPOINTS = (0,fields/* keysOf */.YD)(ENDPOINTS);
/** Patterns of paths. Paths without an id come first, so that `metrics` is not read as the id of a queue. */
const ROUTES = V2_ENDPOINTS.map((name) => {
    const [method = "", path = ""] = ENDPOINTS[name].route.split(" ");
    return { name, method, isFixed: !path.includes("{id}"), pattern: new RegExp(`^${path.replace("{id}", "([^/]+)")}$`) };
}).toSorted((one, other) => Number(other.isFixed) - Number(one.isFixed));
function findV2Route(method, pathname) {
    for (const { name, method: own, pattern } of ROUTES) {
        const match = own === method ? pattern.exec(pathname) : null;
        if (match !== null)
            return { name, endpoint: ENDPOINTS[name], id: decode(match[1] ?? "") };
    }
    return null;
}
/** Decodes a part of a path. Returns an invalid part unchanged, so that no resource matches it. */
function decode(part) {
    try {
        return decodeURIComponent(part);
    }
    catch {
        return part;
    }
}


/***/ }),

/***/ 4701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ refusalReply),
/* harmony export */   x: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _state_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2071);
/* harmony import */ var _state_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5322);
/* harmony import */ var _http_reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1952);
/** Errors of version 2 of the API: the code, the status, and the JSON of the reply. */



const STATUSES = {
    VALIDATION_FAILED: 400,
    INVALID_CURSOR: 400,
    AUTHENTICATION_REQUIRED: 401,
    INVALID_TOKEN: 401,
    INSUFFICIENT_PERMISSIONS: 403,
    NOT_FOUND: 404,
    REPOSITORY_NOT_FOUND: 404,
    PROVIDER_URL_NOT_FOUND: 404,
    MERGE_QUEUE_NOT_FOUND: 404,
    PR_NOT_FOUND: 404,
    IMPACTED_TARGETS_NOT_FOUND: 404,
    VERIFICATION_RUN_NOT_FOUND: 404,
    TEST_NOT_FOUND: 404,
    TEST_CASE_NOT_FOUND: 404,
    TEST_COLLECTION_NOT_FOUND: 404,
    QUEUE_ALREADY_EXISTS: 409,
    QUEUE_HAS_ACTIVE_ENTRIES: 409,
    MODE_CHANGE_IN_PROGRESS: 409,
    PR_ALREADY_ENQUEUED: 409,
    PR_NOT_IN_ACTIVE_STATE: 409,
    PR_NOT_ENQUEUEABLE: 422,
    PR_TESTS_NOT_RESTARTABLE: 422,
    PR_CHECKS_NOT_RERUNNABLE: 422,
    IMPACTED_TARGETS_UNSUPPORTED: 422,
    RATE_LIMIT_EXCEEDED: 429,
    INTERNAL_ERROR: 500,
};
function refusal(code, message) {
    return new _state_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(STATUSES[code], message, code);
}
/** Error codes by status, for refusals without a code. */
const CODES = new Map([
    [400, "VALIDATION_FAILED"],
    [404, "NOT_FOUND"],
    [500, "INTERNAL_ERROR"],
]);
/**
 * Returns the reply to a refused request. For other statuses, such as 413 and 503, a proxy of the service sends text.
 */
function refusalReply({ status, code: own, message }) {
    const code = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .keysOf */ .YD)(STATUSES).find((each) => each === own) ?? CODES.get(status);
    return code === undefined ? (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .textReply */ .US)(status, message) : (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonReply */ .DB)({ error: { code, message } }, STATUSES[code]);
}


/***/ }),

/***/ 6250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ KEY_MEANINGS),
/* harmony export */   An: () => (/* binding */ requirePermissions),
/* harmony export */   Rk: () => (/* binding */ KEYS),
/* harmony export */   dJ: () => (/* binding */ createRunToken),
/* harmony export */   wW: () => (/* binding */ readCaller)
/* harmony export */ });
/* harmony import */ var _state_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2071);
/* harmony import */ var _http_incoming_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9038);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4701);



/** Names of the permissions, by the last part of the local key with only this permission. */
const PERMISSIONS = {
    merge: "Merge and cancel PRs",
    priority: "Set priority on PRs",
    batching: "Skip batching",
    direct: "Merge PRs with direct to queue",
    settings: "Update Merge Queue settings",
    upload: "Upload test results",
    quarantine: "Quarantine tests",
};
const NAMES = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .keysOf */ .YD)(PERMISSIONS);
/**
 * Meanings of the local keys: a key with all permissions, a key without permissions, and one key per permission. `+`
 * combines permissions.
 */
const KEY_MEANINGS = {
    all: "All permissions",
    read: "No permissions: the key can only read",
    ...PERMISSIONS,
};
const KEY_PREFIX = "trunk_v2_";
const PREFIX = `${KEY_PREFIX}local_`;
const KEYS = createKeys();
function createKeys() {
    return Object.fromEntries((0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .keysOf */ .YD)(KEY_MEANINGS).map((name) => [name, `${PREFIX}${name}`]));
}
/**
 * Finds the caller by its key or by the token of its workflow run. The service's own token counts as a key with all
 * permissions if it has the format of a key. @throws Refusal (401) for any other token
 */
function readCaller(headers, ownToken) {
    const authorization = (0,_http_incoming_js__WEBPACK_IMPORTED_MODULE_1__/* .headerText */ .TK)(headers, "authorization");
    const token = (0,_http_incoming_js__WEBPACK_IMPORTED_MODULE_1__/* .headerText */ .TK)(headers, "x-trunk-token");
    if (authorization === "" && token.startsWith(RUN_PREFIX)) {
        return { kind: "run", runId: token.slice(RUN_PREFIX.length) };
    }
    if (authorization === "" && token === "") {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .refusal */ .x)("AUTHENTICATION_REQUIRED", "Send an API key in the header Authorization: Bearer trunk_v2_...");
    }
    const [, key = ""] = /^bearer +(\S+)$/i.exec(authorization) ?? [];
    const permissions = key === ownToken && key.startsWith(KEY_PREFIX) ? new Set(NAMES) : findPermissions(key);
    if (permissions === undefined)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .refusal */ .x)("INVALID_TOKEN", "The API key is unknown");
    return { kind: "key", key, permissions };
}
/** Returns the permissions of a key, such as `trunk_v2_local_merge+priority`; undefined for an unknown key. */
function findPermissions(key) {
    const name = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .keysOf */ .YD)(KEYS).find((each) => KEYS[each] === key);
    if (name !== undefined)
        return new Set(NAMES.filter((permission) => name === "all" || name === permission));
    const parts = key.startsWith(PREFIX) ? key.slice(PREFIX.length).split("+") : [];
    const found = NAMES.filter((permission) => parts.includes(permission));
    return found.length > 0 && found.length === parts.length ? new Set(found) : undefined;
}
/** Checks the permissions of a caller. @throws Refusal (403) with the first missing permission */
function requirePermissions(caller, needed) {
    const missing = needed.find((each) => caller.kind === "run" || !caller.permissions.has(each));
    if (missing === undefined)
        return;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .refusal */ .x)("INSUFFICIENT_PERMISSIONS", `The API key lacks the permission "${PERMISSIONS[missing]}"`);
}
const RUN_PREFIX = "run-";
/** Returns the token of a workflow run, for the header `x-trunk-token`. */
function createRunToken(runId) {
    return `${RUN_PREFIX}${runId}`;
}


/***/ }),

/***/ 2532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ testingResultsQuery),
/* harmony export */   Yp: () => (/* binding */ pullRequestsQuery),
/* harmony export */   cz: () => (/* binding */ testingResultsPage),
/* harmony export */   k_: () => (/* binding */ requireStoredPeriod),
/* harmony export */   tf: () => (/* binding */ pullRequestsPage)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4343);
/* harmony import */ var _engine_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4342);
/* harmony import */ var _state_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2071);
/* harmony import */ var _state_pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2887);
/* harmony import */ var _state_queues_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3084);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6667);






const pageSize = (0,zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf)((0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, 100), 50);
/**
 * Filter of a list: attempts that finished between `since` and `until`. `cursor` is the last id of the previous page.
 */
const pullRequestsQuery = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    ...(0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ state: (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_engine_state_js__WEBPACK_IMPORTED_MODULE_5__/* .ENTRY_STATES */ .ur), since: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB, until: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB, cursor: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .uuid */ .uR }),
    take: pageSize,
});
function pullRequestsPage(context, query) {
    const { queue } = context;
    const before = query.cursor === undefined ? Number.POSITIVE_INFINITY : findSubmissionOrder(queue, query.cursor);
    const rest = [...new Set(listCandidates(queue, query))]
        .flatMap((number) => (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .findSubmitted */ .vw)(queue, number) ?? [])
        .filter(({ entry: { submission, state } }) => submission < before && (query.state ?? state) === state)
        .toSorted((one, other) => other.entry.submission - one.entry.submission);
    const page = rest.slice(0, query.take).map((submitted) => (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .enqueuedRecord */ .ck)(context, submitted));
    return { pullRequests: page, ...(rest.length > page.length ? { nextCursor: page.at(-1)?.id } : {}) };
}
function listCandidates(queue, query) {
    const { state, since, until } = query;
    // With a period, an attempt that finished in the period counts even if a later attempt exists.
    if (since !== undefined || until !== undefined)
        return selectPeriod(queue.ended, query).map(({ number }) => number);
    return state !== undefined && (0,_engine_state_js__WEBPACK_IMPORTED_MODULE_5__/* .isLive */ .DG)({ state }) ? (0,_state_queues_js__WEBPACK_IMPORTED_MODULE_2__/* .listLiveNumbers */ .zq)(queue) : queue.entries.keys();
}
function findSubmissionOrder(queue, id) {
    const found = (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .findSubmitted */ .vw)(queue, queue.numbers.get(id) ?? 0);
    if (found === undefined)
        throw (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("cursor", "must be a cursor from a page of this list");
    return found.entry.submission;
}
/** Returns the items of a period. Compares whole seconds, because replies contain whole seconds. */
function selectPeriod(all, range) {
    const { since = 0, until = Number.POSITIVE_INFINITY } = range;
    return all.filter(({ atMs }) => (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeSecond */ .Q5)(atMs) >= since && (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeSecond */ .Q5)(atMs) <= until);
}
const testingResultsQuery = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    since: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB,
    ...(0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ until: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB }),
    offset: (0,zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf)((0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(0, _state_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGEST_NUMBER */ .jP), 0),
    take: pageSize,
});
const DAY_MS = 86_400_000;
/** Maximum age of results, and maximum period of a query, in milliseconds. */
const KEPT_MS = 45 * DAY_MS;
/** @throws Refusal (400) for a longer period than results are stored */
function requireStoredPeriod(since, until) {
    if (until - since > KEPT_MS)
        throw (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("since", 'must be no more than 45 days before "until"');
}
function testingResultsPage(context, query) {
    const { state, queue } = context;
    const { since, until = state.timeMs, offset, take: size } = query;
    requireStoredPeriod(since, until);
    const from = Math.max(since, (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeSecond */ .Q5)(state.timeMs) - KEPT_MS);
    const found = selectPeriod(queue.results, { since: from, until }).toReversed();
    const page = found.slice(offset, offset + size).map((result) => testingResult(queue, result));
    return { testingResults: page, totalItems: found.length };
}
function testingResult({ runs, ends }, { number, attempt, run, atMs, outcome, bisection }) {
    const cycle = ends.get(number)?.find((end) => end.attempt === attempt);
    const { id: testRunId, startedAtMs } = runs.get(run) ?? { id: "", startedAtMs: null };
    return {
        prNumber: number,
        endedAt: (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .formatV1Time */ .MY)(atMs),
        testingDurationMs: (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeSecond */ .Q5)(atMs - (startedAtMs ?? atMs)),
        outcome,
        ...(cycle === undefined ? {} : { cycleConclusion: cycle.conclusion }),
        ...(bisection === null ? {} : { bisection }),
        testRunId,
    };
}


/***/ }),

/***/ 5684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ metricsText)
/* harmony export */ });
/* harmony import */ var _engine_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4569);
/* harmony import */ var _engine_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1647);
/** Metrics of the last hour in Prometheus text format. */


const CONCLUSIONS = ["merged", "failed", "cancelled"];
const LIVE_STATES = ["not_ready", "pending", "testing", "tests_passed", "pending_failure"];
/** Upper bounds of the buckets in seconds, equal in all histograms of the service. */
const BUCKETS = [60, 300, 600, 900, 1800, 3600, 5400, 7200];
const GAUGES = {
    mq_depth_current: [
        "Pull requests in the queue, except pull requests that are not mergeable yet.",
        singleSeries(({ depth }) => [depth]),
    ],
    mq_awaiting_mergeability: [
        "Submitted pull requests that are not ready for the queue.",
        singleSeries(({ awaiting }) => [awaiting]),
    ],
    mq_testing_slots_active: ["Test runs in progress.", singleSeries(({ testing }) => [testing])],
    mq_pr_conclusions_1h_total: [
        "Pull requests that were merged, failed or were canceled in the last hour.",
        seriesForEach("conclusion", CONCLUSIONS, (row, conclusion) => [secondsUntil(conclusion, row).length]),
    ],
    mq_pr_restarts_1h_total: [
        "Number of restarts of tests in the last hour.",
        singleSeries(({ moves }) => [moves.filter(({ from, to }) => from === "testing" && to === "pending").length]),
    ],
};
const HISTOGRAMS = {
    mq_pr_wait_duration_1h_seconds: [
        "Time from the state pending to the state testing.",
        singleSeries((row) => secondsIn("pending", row, ["testing"])),
    ],
    mq_pr_test_duration_1h_seconds: [
        "Duration of finished tests.",
        // A restart, a cancellation or a manual merge is not a result of the tests.
        singleSeries((row) => secondsIn("testing", row, ["tests_passed", "pending_failure", "failed"])),
    ],
    mq_pr_time_in_queue_1h_seconds: [
        "Time from the submission of a pull request to its outcome.",
        seriesForEach("conclusion", CONCLUSIONS, (row, conclusion) => secondsUntil(conclusion, row)),
    ],
    mq_pr_state_duration_1h_seconds: [
        "Time that pull requests spent in each state.",
        seriesForEach("state", LIVE_STATES, (row, state) => secondsIn(state, row)),
    ],
};
/** Formats the metrics as Prometheus text, version 0.0.4. */
function metricsText(queues, nowMs) {
    const rows = queues.flatMap(({ repository, queue }) => rowsOf(repository, queue, nowMs));
    const text = (type, families, samplesOf) => Object.entries(families).map(([name, [help, seriesOf]]) => {
        const samples = rows.flatMap(seriesOf).flatMap((series) => samplesOf(name, series));
        return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples, ""].join("\n");
    });
    const gauges = text("gauge", GAUGES, (name, { labels, values }) => values.map((value) => sample(name, labels, value)));
    return [...gauges, ...text("histogram", HISTOGRAMS, histogramSamples)].join("");
}
/**
 * Returns two rows for a queue: its normal part and its bisections. A pull request in a bisection counts only in the
 * second row, until it is cleared.
 */
function rowsOf(repository, { branch, engine, moves: all }, nowMs) {
    const moves = all.slice(all.findLastIndex(({ atMs }) => atMs <= nowMs - _engine_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ) + 1);
    const labels = { repo: `${repository.owner}/${repository.name}`, branch };
    const membersOf = (groups) => [...groups].reduce((sum, id) => sum + (_engine_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .get */ .Jt(engine.groups, id)?.members.length ?? 0), 0);
    return ["main", "bisection"].map((kind) => {
        const isMain = kind === "main";
        const groups = isMain ? _engine_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .values */ .zu(engine.order) : engine.bisections.flatMap((each) => each.groups);
        return {
            labels: { ...labels, queue_type: kind },
            depth: membersOf(groups) + (isMain ? _engine_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .size */ .Ej(engine.pending) : 0),
            awaiting: isMain ? _engine_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .size */ .Ej(engine.waiting) : 0,
            testing: engine.slots[kind],
            moves: moves.filter(({ isBisected }) => isBisected !== isMain),
        };
    });
}
function singleSeries(valuesOf) {
    return (row) => [{ labels: row.labels, values: valuesOf(row) }];
}
function seriesForEach(label, all, valuesOf) {
    return (row) => all.map((value) => ({ labels: { ...row.labels, [label]: value }, values: valuesOf(row, value) }));
}
function secondsUntil(conclusion, { moves }) {
    return moves.flatMap(({ to, attemptSeconds }) => to === conclusion && attemptSeconds !== null ? attemptSeconds : []);
}
/**
 * Returns the seconds that entries spent in a state they have left, optionally only before one of the states `next`.
 */
function secondsIn(state, { moves }, next) {
    return moves.flatMap(({ from, to, seconds }) => (from === state && next?.includes(to) !== false ? seconds : []));
}
function histogramSamples(name, { labels, values }) {
    const buckets = BUCKETS.map((bound) => {
        const count = values.filter((value) => value <= bound).length;
        return sample(`${name}_bucket`, { ...labels, le: String(bound) }, count);
    });
    const sum = values.reduce((total, value) => total + value, 0);
    return [
        ...buckets,
        sample(`${name}_bucket`, { ...labels, le: "+Inf" }, values.length),
        sample(`${name}_sum`, labels, sum),
        sample(`${name}_count`, labels, values.length),
    ];
}
function escapeLabel(text) {
    return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
function sample(name, labels, value) {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
    return `${name}{${pairs.join(",")}} ${value}`;
}


/***/ }),

/***/ 6667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ submittedRecord),
/* harmony export */   MY: () => (/* binding */ formatV1Time),
/* harmony export */   O6: () => (/* binding */ submittedRecords),
/* harmony export */   Q5: () => (/* binding */ wholeSecond),
/* harmony export */   ck: () => (/* binding */ enqueuedRecord),
/* harmony export */   jD: () => (/* binding */ queueRecord),
/* harmony export */   t2: () => (/* binding */ settingsRecord),
/* harmony export */   vw: () => (/* binding */ findSubmitted)
/* harmony export */ });
/* harmony import */ var _engine_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4342);
/* harmony import */ var _engine_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1647);
/* harmony import */ var _state_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4929);
/* harmony import */ var _state_pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2887);
/* harmony import */ var _state_queues_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3084);
/* harmony import */ var _state_refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5322);
/* harmony import */ var _state_service_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6105);
/** Pull requests and queues in the format of the API. */







function findSubmitted({ engine, entries }, number) {
    const [entry, record] = [_engine_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .get */ .Jt(engine.entries, number), entries.get(number)];
    return entry === undefined || record === undefined ? undefined : { entry, record };
}
/** Returns the record of a pull request, even if its attempt has finished. */
function submittedRecord(context, { number, branch = "" }, options = {}) {
    const { queue } = context;
    const found = number === undefined ? findSubmittedByBranch(context, branch) : findSubmitted(queue, number);
    if (found !== undefined)
        return recordOf(context, found, options.includeTimeline);
    const name = number === undefined ? `with head branch "${branch}"` : `#${number}`;
    throw new _state_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(404, `Pull request ${name} was not submitted to the merge queue for branch "${queue.branch}"`);
}
/** Returns the records of pull requests, and the numbers of pull requests that were never submitted. */
function submittedRecords(context, numbers, options = {}) {
    const found = numbers.map((number) => findSubmitted(context.queue, number));
    return {
        pullRequests: found.flatMap((each) => each === undefined ? [] : [recordOf(context, each, options.includeTimeline)]),
        notFound: numbers.filter((_number, index) => found[index] === undefined),
    };
}
function recordOf(context, submitted, includeTimeline = false) {
    const { repository, queue } = context;
    return {
        ...enqueuedRecord(context, submitted),
        readiness: readinessOf(repository, queue, (0,_state_service_state_js__WEBPACK_IMPORTED_MODULE_4__/* .findPullRequest */ ._f)(repository, submitted.entry.number)),
        forceEnqueued: submitted.record.direct,
        isCurrentlySubmittedToQueue: (0,_engine_state_js__WEBPACK_IMPORTED_MODULE_6__/* .isLive */ .DG)(submitted.entry),
        verifiedByTestRun: verifyingRun(queue, submitted.entry),
        ...(includeTimeline ? { timeline: timelineOf(queue, submitted.entry.number) } : {}),
    };
}
/** Returns the id of the run that tested the pull request, or of the later run that cleared it. */
function verifyingRun({ runs }, { run }) {
    const record = run === null ? undefined : runs.get(run);
    return record?.status === "succeeded" || record?.status === "failed" ? record.id : null;
}
function settingsRecord({ queue }) {
    const { phase, settings } = queue.engine;
    return { state: phase, branch: queue.branch, ...queue.settings, mode: settings.mode };
}
/** Returns a queue with its admitted pull requests, in the order of the queue. */
function queueRecord(context) {
    const enqueued = (0,_state_queues_js__WEBPACK_IMPORTED_MODULE_2__/* .listAdmittedNumbers */ .pP)(context.queue).flatMap((number) => findSubmitted(context.queue, number) ?? []);
    const enqueuedPullRequests = enqueued.map((submitted) => enqueuedRecord(context, submitted));
    return { ...settingsRecord(context), enqueuedPullRequests };
}
/** Returns an entry of the queue. Facts about its pull request are the present facts, not those of the submission. */
function enqueuedRecord({ repository }, { entry, record }) {
    const pullRequest = (0,_state_service_state_js__WEBPACK_IMPORTED_MODULE_4__/* .findPullRequest */ ._f)(repository, entry.number);
    const { priority } = record;
    return {
        id: record.id,
        state: entry.state,
        stateChangedAt: formatV1Time(entry.sinceMs),
        priorityValue: priority.value,
        priorityName: priority.name,
        ...(priority.isDefault ? { usedDefaultPriorityName: priority.name } : {}),
        skipTheLine: (0,_state_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .isUrgent */ .Gi)(priority),
        noBatch: entry.noBatch,
        prNumber: pullRequest.number,
        prTitle: pullRequest.title,
        prSha: pullRequest.headSha,
        prBaseBranch: pullRequest.baseBranch,
        prAuthor: pullRequest.author,
    };
}
/** Finds a pull request by its head branch: the open one, else the one that finished last. */
function findSubmittedByBranch({ repository, queue }, branch) {
    const found = [...(repository.numbers.byHeadBranch.get(branch) ?? [])]
        .flatMap((number) => findSubmitted(queue, number) ?? [])
        .toSorted((one, other) => other.entry.sinceMs - one.entry.sinceMs);
    return found.find(({ entry }) => repository.numbers.open.has(entry.number)) ?? found[0];
}
function readinessOf(repository, queue, pullRequest) {
    return {
        hasImpactedTargets: (0,_state_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .impactedTargetsOf */ .rj)(repository, queue.branch, pullRequest.headSha) !== null,
        requiresImpactedTargets: queue.engine.settings.mode === "parallel",
        doesBaseBranchMatch: pullRequest.baseBranch === queue.branch,
        gitHubMergeability: pullRequest.mergeability,
    };
}
/** Formats a time in whole seconds with zero milliseconds, like the service. */
function formatV1Time(atMs) {
    return new Date(wholeSecond(atMs)).toISOString();
}
function wholeSecond(atMs) {
    return Math.floor(atMs / 1000) * 1000;
}
/**
 * Lists the changes of state of all attempts, the oldest first. The API documents the content in version 2, and the
 * spelling in version 1.
 */
function timelineOf({ moves, runs }, number) {
    return moves
        .filter((move) => move.number === number)
        .map(({ to, atMs, reason, run, culprit }) => {
        const record = run === null || !TESTED.has(to) ? undefined : runs.get(run);
        return {
            state: to,
            timestamp: formatV1Time(atMs),
            reason: reason?.toLowerCase() ?? null,
            ...(record?.startedAtMs == null ? {} : { testRunId: record.id }),
            ...(culprit === undefined ? {} : { failure: { conflictCulprit: culpritOf(culprit) } }),
        };
    });
}
const TESTED = new Set(["testing", "tests_passed", "pending_failure", "failed"]);
function culpritOf(number) {
    return number === null ? { type: "base_branch" } : { type: "queue_pull_request", number };
}


/***/ }),

/***/ 2441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ createSnapshot),
/* harmony export */   ED: () => (/* binding */ watchedQueue),
/* harmony export */   GG: () => (/* binding */ findUsualTestMs)
/* harmony export */ });
/* harmony import */ var _engine_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4342);
/* harmony import */ var _engine_step_builder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9519);
/* harmony import */ var _engine_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1647);
/* harmony import */ var _hosts_simulated_simulated_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9902);
/* harmony import */ var _state_service_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6105);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6667);
/* harmony import */ var _testing_details_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4714);
/** Full state for the control interface, and the queues for the page. */







function createSnapshot(state, repository) {
    const { host, owner, name, defaultBranch } = repository;
    return {
        /** Id of the repository, which an upload of impacted targets may send as `repoId`. */
        id: (0,_state_service_state_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryIdOf */ .Bu)(repository),
        host,
        owner,
        name,
        defaultBranch,
        branches: Object.fromEntries([...repository.branches].map(([branch, { tip }]) => [branch, tip])),
        pullRequests: [...repository.pullRequests.values()],
        testPullRequests: [...repository.testPullRequests.values()],
        queues: [...repository.queues.values()].map((queue) => queueSnapshot({ state, repository, queue })),
        forkRuns: [...repository.forkRuns.values()],
        collaborators: Object.fromEntries(repository.collaborators),
        hostSettings: repository.hostSettings,
        quarantinedTests: repository.quarantinedTests,
        comments: [...repository.posts.comments.values()],
        statuses: Object.fromEntries(repository.posts.statuses),
        issues: [...repository.posts.issues.values()],
    };
}
function queueSnapshot(context) {
    const { queue } = context;
    const { order: line, bisections: sessions } = queue.engine;
    return {
        ...(0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .queueRecord */ .jD)(context),
        entries: [...queue.entries.keys()]
            .flatMap((number) => (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .findSubmitted */ .vw)(queue, number) ?? [])
            .map((submitted) => entrySnapshot(context, submitted)),
        groups: [..._engine_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .values */ .zu(line)].map((id) => groupSnapshot(queue, id)),
        bisections: sessions.map(({ id, root, prefix, groups }) => ({
            id,
            pullRequests: root,
            cleared: prefix.map(({ number }) => number),
            groups: groups.map((group) => groupSnapshot(queue, group)),
        })),
        testRuns: [...queue.runs.values()].flatMap(runSnapshot),
    };
}
function entrySnapshot(context, submitted) {
    const { entry } = submitted;
    return {
        ...(0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .enqueuedRecord */ .ck)(context, submitted),
        isLive: (0,_engine_state_js__WEBPACK_IMPORTED_MODULE_6__/* .isLive */ .DG)(entry),
        /** Reason of the last change of state. The API's record lacks it. */
        reason: entry.reason,
        endReason: (0,_engine_state_js__WEBPACK_IMPORTED_MODULE_6__/* .isLive */ .DG)(entry) ? null : entry.reason,
        testRunId: findRunId(context.queue, entry.run),
    };
}
function findRunId({ runs }, run) {
    return run === null ? null : (runs.get(run)?.id ?? null);
}
function groupSnapshot(queue, groupId) {
    const { id, members, ancestors, state, run } = (0,_engine_step_builder_js__WEBPACK_IMPORTED_MODULE_0__/* .groupOf */ .F8)(queue.engine, groupId);
    return { id, pullRequests: members, ahead: ancestors, state, testRunId: findRunId(queue, run) };
}
/** Returns a run for the snapshot; an empty list before its test branch exists. */
function runSnapshot({ id, branch, sha, kind, status, members, ahead, startedAtMs, end, testPullRequest }) {
    if (startedAtMs === null)
        return [];
    const [pullRequestNumber = 0] = members;
    const tested = { pullRequestNumber, pullRequests: members, ahead };
    const finish = { isLive: end === null, endedAtMs: end?.atMs ?? null };
    return [{ id, branch, sha, kind, status, ...tested, ...finish, testPullRequest }];
}
/** Returns the present state of a queue for the page. The result is not a copy, so callers must not change it. */
function watchedQueue(context) {
    const { state, repository, queue } = context;
    const { state: _phase, branch, ...settings } = (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsRecord */ .t2)(context);
    const known = settings;
    return {
        repository: (0,_state_service_state_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(repository),
        branch,
        state: queue.engine,
        settings: known,
        history: queue.moves,
        testMs: findUsualTestMs(context),
        pullRequests: () => repository.pullRequests.values(),
        pullRequest: (number) => repository.pullRequests.get(number),
        run: (run) => {
            const found = queue.runs.get(run);
            if (found === undefined)
                return undefined;
            // The duration of real tests is unknown.
            const expectedSeconds = state.host === "simulated" ? (0,_hosts_simulated_simulated_host_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedSeconds */ .Qg)(repository, found) : null;
            const checks = (0,_testing_details_js__WEBPACK_IMPORTED_MODULE_4__/* .listPresentChecks */ .Nk)(context, found);
            // Only real tests have an output.
            const hasLog = state.host === "outside" && found.startedAtMs !== null;
            const log = hasLog ? found.branch.slice(found.branch.lastIndexOf("/") + 1) : null;
            return { id: found.id, branch: found.branch, expectedSeconds, checks, log };
        },
    };
}
/** Minimum number of finished test runs for an estimate, and maximum number of recent test runs to use. */
const LEAST_RUNS = 3;
const RECENT_RUNS = 50;
/** Returns the median duration in milliseconds of recent tests that were not interrupted; null for too few tests. */
function findUsualTestMs({ queue: { results, runs } }) {
    const durations = new Map();
    for (let index = results.length - 1; index >= 0 && durations.size < RECENT_RUNS; index -= 1) {
        const { run, outcome, atMs } = results[index] ?? { run: 0, outcome: "cancelled", atMs: 0 };
        const startedAtMs = runs.get(run)?.startedAtMs;
        if (startedAtMs != null && (outcome === "passed" || outcome === "failed"))
            durations.set(run, atMs - startedAtMs);
    }
    const sorted = [...durations.values()].toSorted((one, other) => one - other);
    return sorted.length < LEAST_RUNS ? null : (sorted[Math.floor(sorted.length / 2)] ?? null);
}


/***/ }),

/***/ 4714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   By: () => (/* binding */ uploadedTargets),
/* harmony export */   Nk: () => (/* binding */ listPresentChecks),
/* harmony export */   pJ: () => (/* binding */ testingDetails)
/* harmony export */ });
/* harmony import */ var _engine_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1647);
/* harmony import */ var _hosts_simulated_simulated_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9902);
/* harmony import */ var _state_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4929);
/* harmony import */ var _state_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5322);
/* harmony import */ var _state_service_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6105);
/* harmony import */ var _state_test_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8007);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6667);







const STATUS_STATES = { pending: "PENDING", success: "SUCCESS", failure: "FAILURE" };
function testingDetails(context, testRunId) {
    const { repository, queue } = context;
    // The id in the name of a bisection's branch has the suffix `-bisection` or `-bisection-<number>`.
    const id = testRunId.replace(/-bisection(-\d+)?$/, "");
    const run = queue.runs.get(queue.runIds.get(id) ?? 0);
    if (run?.startedAtMs == null)
        throw new _state_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(404, `Test run ${testRunId} not found`);
    const checks = listPresentChecks(context, run);
    const web = `https://${repository.host}/${(0,_state_service_state_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(repository)}`;
    const urlOf = (name) => `${web}/commit/${run.sha}/checks/${encodeURIComponent(name)}`;
    const checkRuns = checks.filter(({ kind }) => kind === "check-run");
    return {
        requiredStatuses: run.requiredStatuses,
        requiredStatusesSource: run.requiredStatusesSource,
        testBranch: run.branch,
        testBranchSha: run.sha,
        createdAt: (0,_records_js__WEBPACK_IMPORTED_MODULE_5__/* .formatV1Time */ .MY)(run.startedAtMs),
        status: run.status,
        checkSuites: [
            { checkRuns: checkRuns.map((each) => ({ name: each.name, url: urlOf(each.name), ...checkRunRow(each) })) },
        ],
        statusChecks: statusRows(checks).map(({ name, result }) => {
            return { context: name, state: STATUS_STATES[result], url: urlOf(name) };
        }),
        testedPullRequests: run.members.map((number) => {
            return { prNumber: number, prUrl: `${web}/pull/${number}`, title: (0,_state_service_state_js__WEBPACK_IMPORTED_MODULE_3__/* .findPullRequest */ ._f)(repository, number).title };
        }),
        ...targetsOf(context, run),
        dependentPrs: run.mode === "parallel" ? run.ahead : [],
    };
}
function listPresentChecks(context, run) {
    if (run.checks !== null)
        return run.checks;
    return context.state.host === "simulated" ? (0,_hosts_simulated_simulated_host_js__WEBPACK_IMPORTED_MODULE_0__/* .readChecks */ .wf)(context, run) : (0,_state_test_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .requiredChecks */ .J4)(run, "pending");
}
/** Lists all reports of commit statuses, the newest first as on GitHub: final results, then pending reports. */
function statusRows(checks) {
    const statuses = checks.filter(({ kind }) => kind === "status");
    const ended = statuses.filter(({ result }) => result !== "pending");
    return [...ended, ...statuses.map((check) => ({ ...check, result: "pending" }))];
}
function checkRunRow({ result }) {
    return result === "pending" ? { status: "IN_PROGRESS" } : { status: "COMPLETED", conclusion: STATUS_STATES[result] };
}
/** Returns the impacted targets of a run; no fields if none were uploaded. */
function targetsOf(context, run) {
    const { own, all } = uploadedTargets(context, run);
    return own.length === 0 ? {} : { impactedTargets: unionOf(all), impactedTargetsForTestedPrs: unionOf(own) };
}
/** Returns two sets of uploads: for the tested pull requests, and for these and the pull requests ahead. */
function uploadedTargets({ repository, queue }, { members, ahead }) {
    const uploaded = (numbers) => numbers.flatMap((number) => {
        const sha = _engine_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .get */ .Jt(queue.engine.entries, number)?.sha ?? "";
        const targets = (0,_state_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .impactedTargetsOf */ .rj)(repository, queue.branch, sha);
        return targets === null ? [] : [targets];
    });
    const own = uploaded(members);
    return { own, all: [...uploaded(ahead), ...own] };
}
function unionOf(all) {
    if (all.includes("ALL"))
        return ["ALL"];
    return [...new Set(all.flatMap((targets) => (targets === "ALL" ? [] : targets)))];
}


/***/ }),

/***/ 9835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ formCandidates),
/* harmony export */   r: () => (/* binding */ formFirstBatches)
/* harmony export */ });
/* harmony import */ var _lanes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3896);
/* harmony import */ var _pending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7696);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4569);
/* harmony import */ var _step_builder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9519);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1647);
/** Forms batches of pending entries. */





/** Forms the candidates in order. Leaves out most candidates whose targets are all in `done`, which may grow meanwhile. */
function* formCandidates(queue, done = (0,_lanes_js__WEBPACK_IMPORTED_MODULE_0__/* .createTargetSet */ .In)()) {
    if (!isBatching(queue)) {
        for (const number of (0,_pending_js__WEBPACK_IMPORTED_MODULE_1__/* .pendingOutside */ .h)(queue, done))
            yield { members: [number], delay: null };
    }
    else if (queue.settings.mode === "single") {
        yield* batchesInLine(queue);
    }
    else {
        yield* batchesInLanes(queue, done);
    }
}
/** Forms the candidates that overlap none ahead; null if the start of a candidate leaves the other ones as they are. */
function formFirstBatches(queue) {
    return isBatching(queue) && queue.settings.mode !== "single" ? firstBatches(queue) : null;
}
function* firstBatches(queue) {
    const batches = formBatches(queue);
    for (const batch of batches.list)
        if (batch.isFirst)
            yield candidateOf(queue, batches, batch);
}
function isBatching({ settings: { batch, batchingMinSize } }) {
    return batch && batchingMinSize > 1;
}
/** Forms the batches of a single queue. An entry that must be tested alone closes the batch before it. */
function* batchesInLine(queue) {
    let open = [];
    for (const number of _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .values */ .zu(queue.pending)) {
        const entry = (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_3__/* .entryOf */ .Ms)(queue, number);
        const alone = isAlone(queue, entry);
        if (alone && open.length > 0) {
            yield closed(open);
            open = [];
        }
        open.push(entry);
        if (!alone && open.length < queue.settings.batchingMinSize)
            continue;
        yield closed(open);
        open = [];
    }
    if (open.length > 0)
        yield waiting(queue, open);
}
/**
 * Yields the batches of a parallel queue in the order of their first members. A batch that no later entry can join
 * starts without a delay.
 */
function* batchesInLanes(queue, done) {
    const batches = formBatches(queue);
    const isMember = new Set(batches.list.flatMap(({ entries }) => entries.map(({ number }) => number)));
    let next = 0;
    function* before(end) {
        for (let batch = batches.list[next]; batch !== undefined; batch = batches.list[next]) {
            if (end !== null && isBefore(end, batch.entries[0]))
                return;
            next += 1;
            yield candidateOf(queue, batches, batch);
        }
    }
    for (const number of (0,_pending_js__WEBPACK_IMPORTED_MODULE_1__/* .pendingOutside */ .h)(queue, done)) {
        if (isMember.has(number))
            continue;
        const entry = (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_3__/* .entryOf */ .Ms)(queue, number);
        yield* before(entry);
        // All its lanes were settled, so it is a batch by itself.
        yield closed([entry]);
    }
    yield* before(null);
}
function isBefore(one, other) {
    return one.priority < other.priority || (one.priority === other.priority && one.admission < other.admission);
}
/**
 * Forms batches until all lanes are settled. An entry joins a batch if it overlaps a member of this batch, and no other
 * batch. Batches therefore do not wait for each other. An entry that must be tested alone closes all batches that it
 * overlaps.
 */
function formBatches(queue) {
    const batches = {
        list: [],
        byName: new Map(),
        withAll: { only: null, open: [] },
        withAny: { only: null, open: [] },
        settled: (0,_lanes_js__WEBPACK_IMPORTED_MODULE_0__/* .createTargetSet */ .In)(),
    };
    for (const number of (0,_pending_js__WEBPACK_IMPORTED_MODULE_1__/* .pendingOutside */ .h)(queue, batches.settled)) {
        const entry = (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_3__/* .entryOf */ .Ms)(queue, number);
        const isOnlyMember = isAlone(queue, entry);
        if (!isOnlyMember && changesNothing(batches, entry))
            continue;
        const lanes = lanesOf(batches, entry);
        if (isOnlyMember)
            for (const { open } of lanes)
                for (const batch of open)
                    batch.isClosed = true;
        let only = null;
        for (const lane of lanes)
            only = joint(only, lane.only);
        let batch;
        if (only === null || only === "several" || only.isClosed || isOnlyMember) {
            batch = { entries: [entry], lanes: [], isClosed: isOnlyMember, isFirst: only === null };
            batches.list.push(batch);
        }
        else {
            batch = only;
            batch.isClosed = batch.entries.push(entry) >= queue.settings.batchingMinSize;
        }
        join(batches, lanes, batch);
        settle(batches, entry, queue.settings.batchingRules);
    }
    return batches;
}
/** Returns the lanes of the batches that an entry overlaps. */
function lanesOf({ byName, withAll, withAny }, { targets }) {
    if (targets === null || targets === "ALL")
        return [withAny];
    const lanes = targets.map((name) => laneOf(byName, name));
    if (lanes.length > 0)
        lanes.push(withAll);
    return lanes;
}
function laneOf(byName, name) {
    const known = byName.get(name);
    if (known !== undefined)
        return known;
    const lane = { only: null, open: [] };
    byName.set(name, lane);
    return lane;
}
/** Adds the batch of an entry to the lanes of the entry. */
function join({ withAll, withAny }, overlapped, batch) {
    for (const lane of overlapped) {
        batch.lanes.push(lane);
        if (lane !== withAll)
            addTo(lane, batch);
    }
    if (overlapped.length > 0)
        addTo(overlapped[0] === withAny ? withAll : withAny, batch);
}
function addTo(lane, batch) {
    lane.only = joint(lane.only, batch);
    if (lane.open.at(-1) !== batch)
        lane.open.push(batch);
}
/** True for an entry that is a batch by itself and leaves the other batches as they are. */
function changesNothing({ settled: { all, names } }, { targets }) {
    if (targets === null || targets === "ALL")
        return all;
    if (targets.length === 0)
        return false;
    if (!all)
        for (const name of targets)
            if (!names.has(name))
                return false;
    return true;
}
/** Stores the targets with several batches, except isolated ones: their later entries still close other batches. */
function settle({ byName, withAll, settled }, { targets }, rules) {
    settled.all = withAll.only === "several";
    if (targets === null || targets === "ALL")
        return;
    for (const name of targets) {
        const isSettled = byName.get(name)?.only === "several" && !settled.names.has(name);
        if (isSettled && !rules.some((rule) => isolates(rule, name)))
            settled.names.add(name);
    }
}
function candidateOf(queue, batches, batch) {
    return canGrow(batches, batch) ? waiting(queue, batch.entries) : closed(batch.entries);
}
/** True when a later entry could overlap this batch and no other batch. */
function canGrow({ withAll }, batch) {
    if (batch.isClosed)
        return false;
    if (withAll.only !== null)
        return withAll.only === batch;
    return batch.lanes.some(({ only }) => only === batch);
}
function joint(one, other) {
    if (one === null || one === other)
        return other;
    return other === null ? one : "several";
}
function closed(entries) {
    return { members: entries.map(({ number }) => number), delay: null };
}
/** Returns a candidate that is not full. Its delay starts when its oldest member becomes pending. */
function waiting(queue, entries) {
    let untilMs = Number.POSITIVE_INFINITY;
    for (const { pendingSinceMs } of entries)
        untilMs = Math.min(untilMs, pendingSinceMs);
    untilMs += queue.settings.batchingMaxWaitTimeMinutes * _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .MINUTE_MS */ .kg;
    return { ...closed(entries), delay: { untilMs, by: "batchingMaxWaitTimeMinutes" } };
}
function isAlone({ settings }, { noBatch, priority, targets }) {
    if (noBatch || priority === _pending_js__WEBPACK_IMPORTED_MODULE_1__/* .URGENT */ .c)
        return true;
    // The rules match names of targets. `ALL` is no name, and a single queue ignores targets.
    if (settings.mode !== "parallel" || targets === null || targets === "ALL")
        return false;
    return settings.batchingRules.some((rule) => targets.some((target) => isolates(rule, target)));
}
/** True when a rule isolates a target. The rule is the name of a target, or a prefix followed by `*`. */
function isolates(rule, target) {
    if (typeof rule !== "object" || rule === null || !("targetPattern" in rule) || !("policy" in rule))
        return false;
    const { targetPattern: pattern, policy } = rule;
    if (policy !== "isolate" || typeof pattern !== "string")
        return false;
    return pattern.endsWith("*") ? target.startsWith(pattern.slice(0, -1)) : target === pattern;
}


/***/ }),

/***/ 1961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QH: () => (/* binding */ canStillBeCleared),
/* harmony export */   aX: () => (/* binding */ followFailure),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   yu: () => (/* binding */ createHold)
/* harmony export */ });
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9835);
/* harmony import */ var _lanes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3896);
/* harmony import */ var _pending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7696);
/* harmony import */ var _step_builder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9519);
/**
 * Pending failure depth: the number of groups behind a failure that are tested on top of it and can clear it. Groups
 * further behind wait for the decision about the failure.
 */




/**
 * Returns a function that checks a failed group. It returns true if a group within the depth is being tested, or can
 * still be tested.
 */
function canStillBeCleared(queue) {
    const depth = queue.settings.pendingFailureDepth;
    if (depth === 0)
        return () => false;
    const positionAt = memoize(positionsOf(queue));
    return (failing) => {
        const window = followFailure(queue, failing);
        let isBehind = false;
        for (let index = 0;; index += 1) {
            const position = positionAt(index);
            if (position === undefined || window.isOver())
                return false;
            const { group, targets } = position;
            if (isBehind && window.add(targets) === "near" && position.mayClear)
                return true;
            isBehind ||= group?.id === failing.id;
        }
    };
}
function isOpen({ state }) {
    return state === "waiting" || state === "starting" || state === "testing";
}
/**
 * Yields groups and candidates in the order of their tests. Urgent ones are first. A candidate is stuck if it must wait
 * for a failure, or is behind such a candidate in its lane. Leaves out candidates that only have targets of stuck ones,
 * because they change the position of no candidate that is not stuck.
 */
function* positionsOf(queue) {
    const groups = (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_3__/* .groupsInOrder */ .IC)(queue);
    const ofGroup = (group) => ({ group, targets: (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .targetsOf */ .QR)(queue, group.members), mayClear: isOpen(group) });
    yield* groups.filter(isInFront).map(ofGroup);
    const hold = createHold(queue);
    const stuck = (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .createTargetSet */ .In)();
    const skipped = (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .createTargetSet */ .In)();
    let isInFrontDone = false;
    for (const candidate of (0,_batches_js__WEBPACK_IMPORTED_MODULE_0__/* .formCandidates */ .h)(queue, skipped)) {
        if (!isInFrontDone && !isUrgent(queue, candidate)) {
            isInFrontDone = true;
            yield* groups.filter((group) => !isInFront(group)).map(ofGroup);
        }
        const targets = (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .targetsOf */ .QR)(queue, candidate.members);
        const isStuck = (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .overlap */ .EF)(stuck, targets) || hold.isHeld(candidate, targets);
        if (isStuck)
            (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .include */ .Vz)(stuck, targets);
        else
            hold.follow(targets);
        // Groups are behind the urgent candidates, so that each of these candidates counts.
        if (isStuck && isInFrontDone)
            (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .include */ .Vz)(skipped, targets);
        yield { group: null, targets, mayClear: !isStuck };
    }
    if (!isInFrontDone)
        yield* groups.filter((group) => !isInFront(group)).map(ofGroup);
}
function isInFront({ position }) {
    return position[0] <= 0;
}
function isUrgent(queue, { members: [leader = 0] }) {
    return (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_3__/* .entryOf */ .Ms)(queue, leader).priority === _pending_js__WEBPACK_IMPORTED_MODULE_2__/* .URGENT */ .c;
}
/** Returns a function that reads an item of a generator by its index. It reads only the items up to this index. */
function memoize(source) {
    const items = [];
    return (index) => {
        while (items.length <= index) {
            const next = source.next();
            if (next.done === true)
                return undefined;
            items.push(next.value);
        }
        return items[index];
    };
}
function createHold(queue) {
    if (queue.failing.length === 0)
        return { isHeld: () => false, follow: () => undefined };
    const failures = followFailures(queue);
    const passAll = (groups) => {
        for (const group of groups)
            failures.pass((0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .targetsOf */ .QR)(queue, group.members), group);
    };
    const groups = (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_3__/* .groupsInOrder */ .IC)(queue);
    passAll(groups.filter(isInFront));
    let isInFrontDone = false;
    return {
        isHeld: (candidate, targets) => {
            if (!isInFrontDone && !isUrgent(queue, candidate)) {
                isInFrontDone = true;
                passAll(groups.filter((group) => !isInFront(group)));
            }
            return failures.isHeld(targets);
        },
        follow: (targets) => failures.pass(targets),
    };
}
function followFailures(queue) {
    const failing = new Set(queue.failing);
    const windows = [];
    return {
        isHeld: (targets) => windows.some((window) => window.findPlacement(targets) === "far"),
        pass: (targets, group) => {
            for (const window of windows)
                window.add(targets);
            if (group !== undefined && failing.has(group.id))
                windows.push(followFailure(queue, group));
        },
    };
}
/**
 * Follows the lane of a failure. For each target, only the last node with this target is a direct predecessor of the
 * next node.
 */
function followFailure(queue, failing) {
    const depth = queue.settings.pendingFailureDepth;
    const lastWith = new Map();
    let lastWithAll = null;
    function put({ all, names }, node) {
        if (all)
            lastWith.clear();
        if (all)
            lastWithAll = node;
        else
            for (const name of names)
                lastWith.set(name, node);
    }
    function aheadOf({ all, names }) {
        const nodes = new Set(lastWithAll === null ? [] : [lastWithAll]);
        if (all)
            for (const node of lastWith.values())
                nodes.add(node);
        else
            for (const name of names)
                for (const node of [lastWith.get(name)])
                    if (node !== undefined)
                        nodes.add(node);
        return [...nodes];
    }
    function isMet({ all, names }) {
        if (lastWithAll !== null)
            return true;
        if (all)
            return lastWith.size > 0;
        for (const name of names)
            if (lastWith.has(name))
                return true;
        return false;
    }
    function nodeFor(targets) {
        if ((0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmpty */ .Im)(targets) || !isMet(targets))
            return null;
        const ahead = aheadOf(targets);
        const direct = ahead.filter((node) => node.distance < depth && !ahead.some(({ near }) => near.has(node)));
        const near = new Set(ahead.flatMap((node) => (node.distance < depth ? [node, ...node.near] : [...node.near])));
        return { distance: Math.min(Number.POSITIVE_INFINITY, ...direct.map((node) => node.distance + 1)), near };
    }
    function placementOf(node) {
        if (node === null)
            return "elsewhere";
        return node.distance <= depth ? "near" : "far";
    }
    put((0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .targetsOf */ .QR)(queue, failing.members), { distance: 0, near: new Set() });
    return {
        isOver: () => [lastWithAll, ...lastWith.values()].every((node) => node === null || node.distance >= depth),
        findPlacement: (targets) => placementOf(nodeFor(targets)),
        add: (targets) => {
            const node = nodeFor(targets);
            if (node !== null)
                put(targets, node);
            return placementOf(node);
        },
    };
}


/***/ }),

/***/ 4409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z9: () => (/* binding */ advanceInstants),
  Jk: () => (/* binding */ nextInstantMs),
  NZ: () => (/* binding */ nextTimeEventMs),
  _: () => (/* binding */ schedule),
  oy: () => (/* binding */ sendEvents)
});

// EXTERNAL MODULE: ./lib/local-queue/src/engine/state.js
var state = __webpack_require__(4342);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/step-builder.js
var step_builder = __webpack_require__(9519);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/tree.js
var tree = __webpack_require__(1647);
;// CONCATENATED MODULE: ./lib/local-queue/src/engine/bisection.js
/**
 * A bisection finds the members that made a batch fail. It tests halves of the batch outside of the queue's order, each
 * on top of the groups ahead. If the first half passes, the queue clears it, and it is pending again. If it fails, the
 * bisection splits it, until a single member fails: the cause.
 */



const BY_OPTIMIZATION = "TEST_RUN_FAILED_BY_OPTIMIZATION";
function startBisection(builder, { root, predecessors }) {
    const { queue } = builder;
    const id = (0,step_builder/* nextOf */.Xh)(builder, "bisection");
    const groups = halvesOf(root).map((members) => addGroup(builder, { bisection: id, members, reused: [] }));
    const failedSets = isSkipping(queue) ? [keyOf(root)] : [];
    const bisection = { id, root, base: queue.tip, predecessors, prefix: [], groups, failedSets };
    queue.bisections = [...queue.bisections, bisection];
    builder.effects.push({ type: "bisection-started", bisection: id, members: root });
}
function isSkipping({ settings }) {
    return settings.optimizationMode === "bisection_skip_redundant_tests";
}
function halvesOf(members) {
    const middle = Math.ceil(members.length / 2);
    return [members.slice(0, middle), members.slice(middle)].filter(({ length }) => length > 0);
}
function addGroup(builder, given) {
    return (0,step_builder/* createGroup */.wj)(builder, { ...given, kind: "bisection", position: [0, 0] }).id;
}
function keyOf(members) {
    return members.toSorted((one, other) => one - other).join(" ");
}
/** Continues all bisections until each needs another test. Returns true if anything changed. */
function settleBisections(builder) {
    return [...builder.queue.bisections].map((bisection) => settleBisection(builder, bisection)).some(Boolean);
}
function settleBisection(builder, bisection) {
    const [firstId] = bisection.groups;
    if (firstId === undefined) {
        builder.queue.bisections = builder.queue.bisections.filter(({ id }) => id !== bisection.id);
        builder.effects.push({ type: "bisection-ended", bisection: bisection.id });
        return true;
    }
    const first = (0,step_builder/* groupOf */.F8)(builder.queue, firstId);
    const [only] = first.members;
    if (first.state === "passed") {
        clear(builder, bisection, first);
    }
    else if (first.state !== "pending_failure") {
        return isSkipping(builder.queue) && reuseFailure(builder, bisection);
    }
    else if (first.members.length === 1 && only !== undefined) {
        endAttempt(builder, only, "failed", first.failure ?? BY_OPTIMIZATION);
    }
    else {
        (0,step_builder/* moveMembers */.dF)(builder, first, { to: "pending", reason: "BISECTION_REQUIRED", run: null });
        cut(builder, bisection, first, []);
    }
    return true;
}
function clear(builder, bisection, group) {
    (0,step_builder/* removeGroup */.Yp)(builder, group);
    (0,step_builder/* moveMembers */.dF)(builder, group, { to: "pending", reason: "BISECTION_TEST_RUN_PASSED", run: null });
    for (const number of group.members)
        (0,step_builder/* enterPending */.cN)(builder, number);
    putBisection(builder, {
        ...bisection,
        prefix: [...bisection.prefix, ...group.commits],
        groups: bisection.groups.slice(1),
    });
}
function putBisection({ queue }, bisection) {
    queue.bisections = queue.bisections.map((other) => (other.id === bisection.id ? bisection : other));
}
function cut(builder, bisection, group, reused) {
    (0,step_builder/* removeGroup */.Yp)(builder, group);
    const halves = halvesOf(group.members).map((members) => addGroup(builder, { bisection: bisection.id, members, reused }));
    putBisection(builder, { ...bisection, groups: bisection.groups.flatMap((id) => (id === group.id ? halves : [id])) });
}
/** Splits a group without a test if the same set of changes has already failed. */
function reuseFailure(builder, bisection) {
    const { queue } = builder;
    let ahead = bisection.prefix.map(({ number }) => number);
    for (const id of bisection.groups) {
        const group = (0,step_builder/* groupOf */.F8)(queue, id);
        ahead = [...ahead, ...group.members];
        if (group.state !== "waiting" || !bisection.failedSets.includes(keyOf(ahead)))
            continue;
        if (group.members.length > 1) {
            cut(builder, bisection, group, [...group.reused, (0,step_builder/* nextOf */.Xh)(builder, "split")]);
        }
        else {
            (0,step_builder/* putGroup */.VU)(builder, { ...group, state: "pending_failure", failure: BY_OPTIMIZATION });
            (0,step_builder/* moveMembers */.dF)(builder, group, { to: "pending_failure" });
        }
        return true;
    }
    return false;
}
/**
 * Finishes an attempt, and restarts all tests that contain it with the reason `why`. In a bisection, these are the
 * tests of its group and of the groups behind, whose failures no longer count.
 */
function endAttempt(builder, number, to, reason, why = step_builder/* PREREQUISITE_FAILED */.T9) {
    const { queue } = builder;
    const entry = (0,step_builder/* entryOf */.Ms)(queue, number);
    (0,step_builder/* invalidate */.Y1)(builder, entry, why);
    (0,step_builder/* conclude */.Ep)(builder, number, to, reason);
    const group = entry.group === null ? undefined : tree/* get */.Jt(queue.groups, entry.group);
    if (group?.kind === "main")
        (0,step_builder/* dissolve */.a1)(builder, group, why);
    const bisection = queue.bisections.find(({ id }) => id === group?.bisection);
    if (group === undefined || bisection === undefined)
        return;
    const behind = bisection.groups.slice(bisection.groups.indexOf(group.id)).map((id) => (0,step_builder/* groupOf */.F8)(queue, id));
    const left = behind.map((each) => ({ ...each, members: each.members.filter((other) => other !== number) }));
    replaceGroups(builder, bisection, left, why);
}
/** Replaces the groups at the end of a bisection with new groups that wait for a run. */
function replaceGroups(builder, bisection, groups, reason) {
    const at = groups[0] === undefined ? bisection.groups.length : bisection.groups.indexOf(groups[0].id);
    for (const group of groups) {
        (0,step_builder/* stopRun */.KV)(builder, group);
        (0,step_builder/* removeGroup */.Yp)(builder, group);
        for (const number of group.members)
            (0,step_builder/* backToPending */.IO)(builder, number, reason);
    }
    const fresh = undoSplits(groups).map((members) => addGroup(builder, { bisection: bisection.id, members, reused: [] }));
    putBisection(builder, { ...bisection, groups: [...bisection.groups.slice(0, at), ...fresh] });
}
/** Returns the members of each group. Joins groups that were split without a test. */
function undoSplits(groups) {
    const joined = [];
    for (const { members, reused } of groups) {
        const before = joined.at(-1);
        const [split] = reused;
        if (before !== undefined && split !== undefined && before.split === split) {
            joined[joined.length - 1] = { split, members: [...before.members, ...members] };
        }
        else {
            joined.push({ split, members });
        }
    }
    return joined.map(({ members }) => members).filter(({ length }) => length > 0);
}
/**
 * Restarts bisections after a push to the branch, or after the loss of a commit ahead. Merges by the queue restart no
 * bisection.
 */
function restartBisections(builder) {
    const { queue, invalidated, pushedByHand } = builder;
    for (const bisection of pushedByHand || invalidated.size > 0 ? queue.bisections : []) {
        const isLost = ({ number, attempt }) => {
            const entry = (0,step_builder/* entryOf */.Ms)(queue, number);
            return entry.attempt !== attempt || entry.state === "failed" || entry.state === "cancelled";
        };
        const lost = [...bisection.predecessors, ...bisection.prefix].filter(isLost);
        if (lost.length === 0 && !pushedByHand)
            continue;
        const stays = (commit) => !isLost(commit) && (!pushedByHand || (0,state/* isLive */.DG)((0,step_builder/* entryOf */.Ms)(queue, commit.number)));
        const rebased = {
            ...bisection,
            base: pushedByHand ? queue.tip : bisection.base,
            predecessors: bisection.predecessors.filter(stays),
            prefix: bisection.prefix.filter(stays),
            // A failure on the old base may not occur on the new base.
            failedSets: [],
        };
        const [first] = lost;
        const cause = first === undefined ? undefined : invalidated.get(first.number)?.reason;
        const groups = bisection.groups.map((id) => (0,step_builder/* groupOf */.F8)(queue, id));
        replaceGroups(builder, rebased, groups, pushedByHand ? "MANUAL_PUSH_TO_TARGET_BRANCH" : (cause ?? step_builder/* PREREQUISITE_FAILED */.T9));
    }
}
function contentAhead(queue, bisection, group) {
    const ahead = bisection.groups.slice(0, bisection.groups.indexOf(group.id));
    return [...bisection.predecessors, ...bisection.prefix, ...ahead.flatMap((id) => (0,step_builder/* groupOf */.F8)(queue, id).commits)];
}
/** Stores a set of changes that failed together. */
function recordFailedSet(builder, group) {
    const { queue } = builder;
    const bisection = queue.bisections.find(({ id }) => id === group.bisection);
    if (bisection === undefined || !isSkipping(queue))
        return;
    const at = bisection.groups.indexOf(group.id) + 1;
    const members = bisection.groups.slice(0, at).flatMap((id) => (0,step_builder/* groupOf */.F8)(queue, id).members);
    const set = keyOf([...bisection.prefix.map(({ number }) => number), ...members]);
    putBisection(builder, { ...bisection, failedSets: [...bisection.failedSets, set] });
}

// EXTERNAL MODULE: ./lib/local-queue/src/engine/batches.js
var engine_batches = __webpack_require__(9835);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/depth.js
var depth = __webpack_require__(1961);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/lanes.js
var lanes = __webpack_require__(3896);
;// CONCATENATED MODULE: ./lib/local-queue/src/engine/groups.js
/** This file restarts, clears, merges and fails the main groups. */





/** Dissolves a group if its run does not contain exactly the changes of its merge. */
function restartInvalid(builder) {
    const { invalidated, pushedByHand, lanesChanged } = builder;
    if (invalidated.size === 0 && !pushedByHand && !lanesChanged)
        return;
    let restarted;
    do {
        restarted = false;
        for (const group of (0,step_builder/* iterateGroups */.bH)(builder.queue)) {
            const reason = whyInvalid(builder, group);
            if (reason === null)
                continue;
            (0,step_builder/* dissolve */.a1)(builder, group, reason);
            restarted = true;
        }
    } while (restarted);
}
const LANES_CHANGED = "TESTS_RESTARTED_BY_API_REQUEST";
function whyInvalid(builder, group) {
    const { queue, invalidated } = builder;
    if (builder.pushedByHand)
        return "MANUAL_PUSH_TO_TARGET_BRANCH";
    const run = group.run === null ? undefined : tree/* get */.Jt(queue.runs, group.run);
    const lost = run?.content.find((commit) => (0,step_builder/* isInvalidated */.gL)(builder, commit));
    if (lost !== undefined)
        return invalidated.get(lost.number)?.reason ?? null;
    if (group.clearedBy !== null && tree/* get */.Jt(queue.groups, group.clearedBy) === undefined) {
        return [...invalidated.values()].at(-1)?.reason ?? LANES_CHANGED;
    }
    if (!builder.lanesChanged || run === undefined || group.state === "merging")
        return null;
    const ahead = (0,lanes/* ancestorsAt */.mO)(queue, (0,lanes/* targetsOf */.QR)(queue, group.members), group.position);
    return ahead.every(({ id }) => group.ancestors.includes(id)) ? null : LANES_CHANGED;
}
/** Requests the merge of all passed groups without a group ahead. Returns true if there is such a group. */
function requestMerges(builder) {
    const { queue } = builder;
    if (queue.phase === "paused")
        return false;
    const isSingle = queue.settings.mode === "single";
    const requests = [];
    for (const group of (0,step_builder/* iterateGroups */.bH)(queue)) {
        const isFree = group.state === "passed" && (isSingle || (0,lanes/* aheadOf */.RJ)(queue, group).every(isMerging));
        if (isFree)
            requests.push(requestMerge(builder, group));
        // In a single queue, no group behind this group can merge.
        else if (isSingle && !isMerging(group))
            break;
    }
    if (requests.length === 0)
        return false;
    builder.effects.push({ type: "merge", groups: requests, method: queue.settings.mergeMethod });
    scheduleTick(builder);
    return true;
}
function isMerging({ state }) {
    return state === "merging";
}
/** Moves a group to the front, even before urgent groups, because it merges now. Returns the request. */
function requestMerge(builder, group) {
    const position = [step_builder/* MERGING_RANK */.Hk, (0,step_builder/* nextOf */.Xh)(builder, "position")];
    builder.queue.order = tree/* set */.hZ(tree/* remove */.TF(builder.queue.order, ...group.position), ...position, group.id);
    (0,step_builder/* putGroup */.VU)(builder, { ...group, position, state: "merging" });
    return { group: group.id, members: group.commits, direct: group.direct };
}
/** Requests a `time` event at this instant, after all other events of the instant. */
function scheduleTick({ queue, nowMs }) {
    queue.tickDueMs = nowMs;
}
/** True when the host may still reply to other merges of the same request at this instant. */
function isWaitingForAnswers({ queue, nowMs }) {
    return queue.tickDueMs === nowMs;
}
function finishMerge(builder, id, tip) {
    const group = tree/* get */.Jt(builder.queue.groups, id);
    if (group?.state !== "merging")
        return;
    (0,step_builder/* removeGroup */.Yp)(builder, group);
    const reason = group.direct ? "MERGE_GRAPH_DIRECT_MERGE" : "MERGE_GRAPH_MERGE";
    for (const number of group.members)
        (0,step_builder/* conclude */.Ep)(builder, number, "merged", reason);
    builder.queue.tip = tip;
}
function refuseMerge(builder, id, number, reason) {
    const group = tree/* get */.Jt(builder.queue.groups, id);
    if (group?.state !== "merging" || !group.members.includes(number))
        return;
    (0,step_builder/* putGroup */.VU)(builder, { ...group, state: "passed" });
    endAttempt(builder, number, "failed", reason);
}
/** Finishes the run of a group. `failure` is the reason of a failure; null if the tests passed. */
function endGroupRun(builder, run, group, failure) {
    (0,step_builder/* endRun */.lb)(builder, run, failure === null ? "passed" : "failed");
    (0,step_builder/* putGroup */.VU)(builder, { ...group, state: failure === null ? "passed" : "pending_failure", failure });
    if (failure === null) {
        (0,step_builder/* moveMembers */.dF)(builder, group, { to: "tests_passed", reason: "TEST_RUN_PASSED", run: run.id });
        return;
    }
    (0,step_builder/* moveMembers */.dF)(builder, group, { to: "pending_failure", run: run.id });
    if (group.kind === "main")
        builder.queue.failing = [...builder.queue.failing, group.id];
    else
        recordFailedSet(builder, group);
}
/** Clears the groups ahead of passed groups, from the front, if optimistic merging is on. */
function clearAhead(builder, passed) {
    if (!builder.queue.settings.canOptimisticallyMerge)
        return;
    const groups = passed.flatMap((id) => tree/* get */.Jt(builder.queue.groups, id) ?? []);
    for (const group of groups.filter(({ kind }) => kind === "main").toSorted(byPosition))
        groups_clear(builder, group);
}
function groups_clear(builder, { id: clearedBy, run, ancestors }) {
    for (const id of ancestors) {
        const group = tree/* get */.Jt(builder.queue.groups, id);
        if (group === undefined || group.state === "passed" || group.state === "merging")
            continue;
        (0,step_builder/* stopRun */.KV)(builder, group);
        builder.queue.failing = (0,step_builder/* without */.FF)(builder.queue.failing, id);
        builder.queue.reruns = (0,step_builder/* without */.FF)(builder.queue.reruns, id);
        if (group.run !== null)
            builder.queue.runs = tree/* remove */.TF(builder.queue.runs, group.run);
        (0,step_builder/* putGroup */.VU)(builder, { ...group, state: "passed", clearedBy, run, failure: null });
        (0,step_builder/* moveMembers */.dF)(builder, group, { to: "tests_passed", reason: "SUCCESSOR_TEST_RUN_PASSED", run });
    }
}
/** Decides the first failure that no other group can clear. Returns true if there was such a failure. */
function resolveFailures(builder) {
    const { queue } = builder;
    if (queue.failing.length === 0)
        return false;
    const failing = queue.failing.map((id) => (0,step_builder/* groupOf */.F8)(queue, id)).toSorted(byPosition);
    const mayBeCleared = (0,depth/* canStillBeCleared */.QH)(queue);
    const final = failing.find((group) => hasPassedBase(queue, group) && !mayBeCleared(group));
    if (final === undefined)
        return false;
    const [number] = final.members;
    if (final.members.length === 1 && number !== undefined) {
        endAttempt(builder, number, "failed", final.failure ?? "TEST_RUN_REQUIRED_STATUS_FAILED");
    }
    else {
        bisect(builder, final);
    }
    return true;
}
function byPosition(one, other) {
    return one.position[0] - other.position[0] || one.position[1] - other.position[1];
}
function hasPassedBase(queue, group) {
    return (0,lanes/* aheadOf */.RJ)(queue, group).every(({ state }) => state === "passed" || state === "merging");
}
function bisect(builder, group) {
    const { queue } = builder;
    const predecessors = (0,lanes/* aheadOf */.RJ)(queue, group).flatMap(({ commits }) => commits);
    (0,step_builder/* removeGroup */.Yp)(builder, group);
    for (const number of group.members) {
        const entry = (0,step_builder/* entryOf */.Ms)(builder.queue, number);
        (0,step_builder/* invalidate */.Y1)(builder, entry, step_builder/* PREREQUISITE_FAILED */.T9);
        (0,step_builder/* move */.Cy)(builder, entry, { to: "pending", reason: "BISECTION_REQUIRED", run: null }, { group: null });
    }
    startBisection(builder, { root: group.members, predecessors });
}
/** Restarts the tests of a group in its position. Groups behind it continue. */
function restartInPlace(builder, group, reason) {
    (0,step_builder/* stopRun */.KV)(builder, group);
    if (group.run !== null)
        builder.queue.runs = tree/* remove */.TF(builder.queue.runs, group.run);
    for (const number of group.members)
        (0,step_builder/* backToPending */.IO)(builder, number, reason);
    builder.queue.failing = (0,step_builder/* without */.FF)(builder.queue.failing, group.id);
    if (group.kind === "main")
        builder.queue.reruns = [...(0,step_builder/* without */.FF)(builder.queue.reruns, group.id), group.id];
    (0,step_builder/* putGroup */.VU)(builder, { ...group, state: "waiting", run: null, failure: null });
}

// EXTERNAL MODULE: ./lib/local-queue/src/engine/pending.js
var pending = __webpack_require__(7696);
;// CONCATENATED MODULE: ./lib/local-queue/src/engine/dispatch.js
/** This file admits pull requests, and starts tests in free slots. */








/** Applies a requested mode as soon as the queue has no admitted entries. */
function finishModeSwitch(builder) {
    const { queue } = builder;
    const { switching, order, pending, bisections } = queue;
    if (switching === null || order !== null || pending !== null || bisections.length > 0)
        return;
    queue.settings = { ...queue.settings, mode: switching.mode };
    queue.phase = switching.phaseAfter;
    queue.switching = null;
    findAdmissible(builder);
}
/** True when a running queue admits the entry. A parallel queue requires uploaded targets. */
function isAdmissible({ settings }, { ready, targets }) {
    return ready && (settings.mode === "single" || targets !== null);
}
function findAdmissible({ queue }) {
    queue.admissible = null;
    for (const number of tree/* values */.zu(queue.waiting)) {
        const entry = (0,step_builder/* entryOf */.Ms)(queue, number);
        if (isAdmissible(queue, entry))
            queue.admissible = tree/* set */.hZ(queue.admissible, entry.submission, 0, number);
    }
}
function admit(builder) {
    const { queue } = builder;
    while (queue.phase === "running" && queue.admissible !== null) {
        const number = tree/* first */.$1(queue.admissible)?.value ?? 0;
        const entry = (0,step_builder/* entryOf */.Ms)(queue, number);
        queue.admissible = tree/* remove */.TF(queue.admissible, entry.submission);
        queue.waiting = tree/* remove */.TF(queue.waiting, entry.submission);
        if (entry.deadlineMs !== null)
            (0,step_builder/* removeTimer */.Oj)(builder, entry.deadlineMs, (0,step_builder/* keyOfEntry */.PK)(entry));
        const admission = (0,step_builder/* nextOf */.Xh)(builder, "admission");
        const patch = { admission, pendingSinceMs: builder.nowMs, deadlineMs: null };
        (0,step_builder/* move */.Cy)(builder, entry, { to: "pending", reason: "MERGE_ITEM_NOW_READY" }, patch);
        queue.pending = tree/* set */.hZ(queue.pending, entry.priority, admission, number);
    }
}
/** Starts bisections, then repeated tests of groups, then urgent entries, then other candidates. */
function startTests(builder) {
    builder.queue.batchDueMs = null;
    if (builder.queue.phase === "paused")
        return "done";
    startBisections(builder);
    startReruns(builder);
    if (startUrgent(builder))
        return "again";
    startCandidates(builder);
    return "done";
}
function freeSlots({ settings, slots }) {
    return settings.concurrency - slots.main - (settings.bisectionConcurrency === 0 ? slots.bisection : 0);
}
function freeBisectionSlots(queue) {
    const { settings, slots } = queue;
    return settings.bisectionConcurrency === 0 ? freeSlots(queue) : settings.bisectionConcurrency - slots.bisection;
}
function startBisections(builder) {
    const { queue } = builder;
    for (const bisection of queue.bisections) {
        for (const id of bisection.groups) {
            const group = (0,step_builder/* groupOf */.F8)(queue, id);
            if (group.state !== "waiting")
                continue;
            if (freeBisectionSlots(queue) <= 0)
                return;
            startRun(builder, group, { base: bisection.base, ahead: contentAhead(queue, bisection, group) });
        }
    }
}
function startReruns(builder) {
    const { queue } = builder;
    if (queue.reruns.length === 0)
        return;
    for (const group of (0,step_builder/* groupsInOrder */.IC)(queue).filter(({ id }) => queue.reruns.includes(id))) {
        if (freeSlots(queue) <= 0)
            return;
        queue.reruns = queue.reruns.filter((id) => id !== group.id);
        const ancestors = (0,lanes/* ancestorsAt */.mO)(queue, (0,lanes/* targetsOf */.QR)(queue, group.members), group.position);
        startRun(builder, { ...group, ancestors: ancestors.map(({ id }) => id) }, onTopOf(queue, ancestors));
    }
}
/** Starts or merges the first urgent pull request that is not blocked. Returns true if such a pull request exists. */
function startUrgent(builder) {
    const { queue } = builder;
    const blocked = (0,lanes/* createTargetSet */.In)();
    for (const number of tree/* values */.zu(queue.pending)) {
        const entry = (0,step_builder/* entryOf */.Ms)(queue, number);
        if (entry.priority !== pending/* URGENT */.c)
            return false;
        const targets = (0,lanes/* targetsOf */.QR)(queue, [number]);
        if (!(0,lanes/* overlap */.EF)(blocked, targets) && skipTheLine(builder, entry, targets))
            return true;
        (0,lanes/* include */.Vz)(blocked, targets);
    }
    return false;
}
/**
 * Interrupts the groups ahead of an urgent pull request, and starts it in the same step, so that no other run uses the
 * slot. A pull request that can merge directly needs no slot.
 */
function skipTheLine(builder, entry, targets) {
    const { queue } = builder;
    const members = [entry.number];
    if (mayMergeDirectly(queue, entry)) {
        mergeDirectly(builder, entry.number);
        return true;
    }
    const interruptible = interruptibleGroups(queue);
    const holders = interruptible.filter((group) => hasSlot(queue, group));
    if ((0,depth/* createHold */.yu)(queue).isHeld({ members }, targets) || freeSlots(queue) + holders.length <= 0)
        return false;
    interrupt(builder, interruptible.filter((group) => (0,lanes/* overlap */.EF)(targets, (0,lanes/* targetsOf */.QR)(queue, group.members))));
    if (!isFirstOfLane(queue, entry, targets))
        return true;
    if (mayMergeDirectly(queue, entry)) {
        mergeDirectly(builder, entry.number);
        return true;
    }
    while (freeSlots(queue) <= 0) {
        const last = interruptibleGroups(queue).findLast((group) => hasSlot(queue, group));
        if (last === undefined)
            return true;
        interrupt(builder, [last]);
    }
    start(builder, members, step_builder/* URGENT_RANK */.jo);
    return true;
}
/**
 * True when the entry is the first pending entry of its lane. An interrupted batch may contain an urgent member that is
 * first.
 */
function isFirstOfLane(queue, { number }, targets) {
    for (const other of tree/* values */.zu(queue.pending)) {
        if (other === number)
            return true;
        if ((0,lanes/* overlap */.EF)(targets, (0,lanes/* targetsOf */.QR)(queue, [other])))
            return false;
    }
    return true;
}
function interruptibleGroups(queue) {
    return (0,step_builder/* groupsInOrder */.IC)(queue).filter(({ state, position }) => position[0] === step_builder/* NORMAL_RANK */.Zs && state !== "merging");
}
/** Restarts groups, and all groups whose tests contain their changes. */
function interrupt(builder, groups) {
    for (const group of groups)
        (0,step_builder/* dissolve */.a1)(builder, group, "SKIP_THE_LINE_INTERRUPTED");
    restartInvalid(builder);
}
function hasSlot({ runs }, { run, clearedBy }) {
    const own = run === null || clearedBy !== null ? undefined : tree/* get */.Jt(runs, run);
    return own !== undefined && (0,step_builder/* holdsSlot */.Fq)(own);
}
/** Starts candidates while slots are free. After each start, the remaining entries may form other batches. */
function startCandidates(builder) {
    const { queue } = builder;
    while (hasRoom(queue) && startNext(builder))
        queue.batchDueMs = null;
}
/** True when an entry is pending, and a slot is free or a direct merge is allowed. */
function hasRoom(queue) {
    return queue.pending !== null && (queue.settings.directMergeMode !== "off" || freeSlots(queue) > 0);
}
/**
 * Starts candidates in order while slots are free, except candidates behind one that must wait. A direct merge needs no
 * slot. Returns true after a start if the remaining entries may form other batches.
 */
function startNext(builder) {
    const { queue } = builder;
    const hold = (0,depth/* createHold */.yu)(queue);
    const blocked = (0,lanes/* createTargetSet */.In)();
    const batches = (0,engine_batches/* formFirstBatches */.r)(queue);
    for (const candidate of batches ?? (0,engine_batches/* formCandidates */.h)(queue, blocked)) {
        if (!hasRoom(queue))
            return false;
        const targets = (0,lanes/* targetsOf */.QR)(queue, candidate.members);
        const leader = (0,step_builder/* entryOf */.Ms)(queue, candidate.members[0] ?? 0);
        const isBlocked = (0,lanes/* overlap */.EF)(blocked, targets);
        if (!isBlocked && mayMergeDirectly(queue, leader)) {
            mergeDirectly(builder, leader.number);
            return false;
        }
        const isUrgent = leader.priority === pending/* URGENT */.c;
        const mayStart = freeSlots(queue) > 0 && !isUrgent && !isBlocked && !hold.isHeld(candidate, targets);
        if (!mayStart || isTooEarly(builder, candidate)) {
            (0,lanes/* include */.Vz)(blocked, targets);
            // In a single queue, no candidate may start before an earlier one.
            if (queue.settings.mode === "single")
                return false;
        }
        else {
            start(builder, candidate.members, step_builder/* NORMAL_RANK */.Zs);
            if (batches !== null)
                return true;
            hold.follow(targets);
        }
    }
    return false;
}
function isTooEarly({ queue, nowMs }, { delay }) {
    if (delay === null || delay.untilMs <= nowMs)
        return false;
    queue.batchDueMs = Math.min(queue.batchDueMs ?? delay.untilMs, delay.untilMs);
    return true;
}
/** True when the entry needs no tests, because it contains the tip of the branch and overlaps no group. */
function mayMergeDirectly(queue, { number, upToDate }) {
    const { settings, phase, bisections } = queue;
    if (settings.directMergeMode === "off" || !upToDate || phase !== "running")
        return false;
    const targets = (0,lanes/* targetsOf */.QR)(queue, [number]);
    const isInTheWay = (members) => (0,lanes/* overlap */.EF)(targets, (0,lanes/* targetsOf */.QR)(queue, members));
    const bisected = bisections.flatMap(({ groups }) => groups.map((id) => (0,step_builder/* groupOf */.F8)(queue, id)));
    return ![...(0,step_builder/* groupsInOrder */.IC)(queue), ...bisected].some(({ members }) => isInTheWay(members));
}
function mergeDirectly(builder, number) {
    const group = dispatch_addGroup(builder, [number], step_builder/* NORMAL_RANK */.Zs);
    const request = requestMerge(builder, { ...group, state: "merging", direct: true });
    builder.effects.push({ type: "merge", groups: [request], method: builder.queue.settings.mergeMethod });
    scheduleTick(builder);
}
function start(builder, members, rank) {
    const last = [rank, Number.POSITIVE_INFINITY];
    const ancestors = (0,lanes/* ancestorsAt */.mO)(builder.queue, (0,lanes/* targetsOf */.QR)(builder.queue, members), last);
    const group = dispatch_addGroup(builder, members, rank);
    startRun(builder, { ...group, ancestors: ancestors.map(({ id }) => id) }, onTopOf(builder.queue, ancestors));
}
/** Creates a group of pending entries at the end of the order, or at the end of the urgent groups. */
function dispatch_addGroup(builder, members, rank) {
    const { queue } = builder;
    for (const number of members)
        (0,step_builder/* leavePending */.je)(builder, (0,step_builder/* entryOf */.Ms)(queue, number));
    const position = [rank, (0,step_builder/* nextOf */.Xh)(builder, "position")];
    const group = (0,step_builder/* createGroup */.wj)(builder, { kind: "main", bisection: null, members, position });
    queue.order = tree/* set */.hZ(queue.order, ...position, group.id);
    return group;
}
/**
 * Returns the base and the commits of a run on top of groups. Every start of a run calls this function, so it uses a
 * fast plain loop.
 */
function onTopOf({ tip }, groups) {
    const ahead = [];
    for (const { commits } of groups)
        for (const commit of commits)
            ahead.push(commit);
    return { base: tip, ahead };
}
function startRun(builder, group, { base, ahead }) {
    const run = {
        id: (0,step_builder/* nextOf */.Xh)(builder, "run"),
        group: group.id,
        kind: group.kind,
        base,
        content: [...ahead, ...group.commits],
        own: group.commits.length,
        askedAtMs: builder.nowMs,
        startedAtMs: null,
        deadlineMs: null,
        status: "starting",
    };
    (0,step_builder/* putRun */.dl)(builder, run);
    (0,step_builder/* putGroup */.VU)(builder, { ...group, state: "starting", run: run.id });
    (0,step_builder/* countSlot */.GC)(builder, run.kind, 1);
    builder.effects.push({ type: "start-run", run });
}

// EXTERNAL MODULE: ./lib/local-queue/src/engine/settings.js
var settings = __webpack_require__(4569);
;// CONCATENATED MODULE: ./lib/local-queue/src/engine/submissions.js
/** This file submits pull requests, and updates the facts about them. */







function submissions_submit(builder, { number, priority, noBatch, facts, reason }) {
    const { queue, nowMs } = builder;
    const before = tree/* get */.Jt(queue.entries, number);
    if (before !== undefined && (0,state/* isLive */.DG)(before)) {
        updateFacts(builder, number, facts);
        resubmit(builder, number, priority, noBatch);
        return;
    }
    const submission = (0,step_builder/* nextOf */.Xh)(builder, "submission");
    const attempt = (before?.attempt ?? 0) + 1;
    const { sha, targets, ready, upToDate } = facts;
    const entry = {
        sha,
        targets,
        ready,
        upToDate,
        number,
        attempt,
        state: "not_ready",
        sinceMs: nowMs,
        reason,
        submittedAtMs: nowMs,
        submission,
        priority,
        noBatch,
        admission: 0,
        pendingSinceMs: nowMs,
        group: null,
        bisection: null,
        run: null,
        deadlineMs: setNotReadyDeadline(builder, { number, attempt, submission, submittedAtMs: nowMs }),
    };
    (0,step_builder/* putEntry */.SP)(builder, entry);
    builder.effects.push({ type: "moved", number, attempt, from: null, to: "not_ready", reason, run: null });
    queue.waiting = tree/* set */.hZ(queue.waiting, submission, 0, number);
    updateAdmissible(builder, entry);
}
/**
 * Schedules the cancellation of an entry that is not ready. Returns the time of the cancellation; null without a limit.
 */
function setNotReadyDeadline(builder, { number, attempt, submission, submittedAtMs }) {
    const hours = builder.queue.settings.notReadyTimeoutHours;
    if (hours === 0)
        return null;
    const deadlineMs = Math.max(builder.nowMs, submittedAtMs + hours * settings/* HOUR_MS */.iQ);
    (0,step_builder/* addTimer */.Xn)(builder, deadlineMs, (0,step_builder/* keyOfEntry */.PK)({ submission }), { kind: "not-ready-timeout", number, attempt });
    return deadlineMs;
}
function updateAdmissible({ queue }, entry) {
    queue.admissible = isAdmissible(queue, entry)
        ? tree/* set */.hZ(queue.admissible, entry.submission, 0, entry.number)
        : tree/* remove */.TF(queue.admissible, entry.submission);
}
/** Replaces priority and batching. An entry with a test run moves only if it becomes urgent or stops being urgent. */
function resubmit(builder, number, priority, noBatch) {
    const { queue } = builder;
    const entry = (0,state/* findLiveEntry */.kZ)(builder.queue, number);
    if (entry === undefined)
        return;
    const hasNoGroup = entry.state === "pending" && entry.group === null;
    if (hasNoGroup)
        (0,step_builder/* leavePending */.je)(builder, entry);
    (0,step_builder/* putEntry */.SP)(builder, { ...entry, priority, noBatch });
    if (hasNoGroup)
        queue.pending = tree/* set */.hZ(queue.pending, priority, entry.admission, number);
    const group = entry.group === null ? undefined : tree/* get */.Jt(queue.groups, entry.group);
    if (group?.kind !== "main" || group.state === "merging")
        return;
    if ((priority === pending/* URGENT */.c) === (entry.priority === pending/* URGENT */.c))
        return;
    if (hasUsualAhead(queue, group, priority === pending/* URGENT */.c))
        (0,step_builder/* dissolve */.a1)(builder, group, "SKIP_THE_LINE_INTERRUPTED");
    else if (group.members.length === 1)
        moveTo(builder, group, priority === pending/* URGENT */.c ? step_builder/* URGENT_RANK */.jo : step_builder/* NORMAL_RANK */.Zs);
}
/** True when the tests of an urgent group would contain the changes of a group that is not urgent. */
function hasUsualAhead(queue, group, isUrgent) {
    if (isUrgent)
        return (0,lanes/* aheadOf */.RJ)(queue, group).some(({ position }) => position[0] === step_builder/* NORMAL_RANK */.Zs);
    return (0,step_builder/* groupsInOrder */.IC)(queue).some(({ position, ancestors }) => position[0] === step_builder/* URGENT_RANK */.jo && ancestors.includes(group.id));
}
function moveTo(builder, group, rank) {
    const { queue } = builder;
    const position = [rank, group.position[1]];
    queue.order = tree/* set */.hZ(tree/* remove */.TF(queue.order, ...group.position), ...position, group.id);
    (0,step_builder/* putGroup */.VU)(builder, { ...group, position });
    builder.lanesChanged = true;
}
function updateFacts(builder, number, facts) {
    const before = (0,state/* findLiveEntry */.kZ)(builder.queue, number);
    if (before === undefined)
        return;
    const entry = { ...before, ...facts };
    (0,step_builder/* putEntry */.SP)(builder, entry);
    if (entry.state === "not_ready")
        updateAdmissible(builder, entry);
    if (builder.queue.settings.mode === "single" || isSame(before.targets, facts.targets))
        return;
    builder.lanesChanged = true;
    if (entry.state === "pending" && entry.group === null)
        (0,step_builder/* enterPending */.cN)(builder, number);
    if (isMore(before.targets ?? "ALL", facts.targets ?? "ALL"))
        testOnTip(builder, entry);
}
/** Restarts the tests of an entry if an overlapping pull request merged after their start. */
function testOnTip(builder, entry) {
    const { queue } = builder;
    const group = entry.group === null ? undefined : tree/* get */.Jt(queue.groups, entry.group);
    const run = group?.run == null ? undefined : tree/* get */.Jt(queue.runs, group.run);
    if (group?.kind !== "main" || group.state === "merging" || run === undefined || run.base === queue.tip)
        return;
    const targets = (0,lanes/* targetsOf */.QR)(queue, [entry.number]);
    for (const { number, attempt, state, sinceMs } of tree/* values */.zu(queue.entries)) {
        const isOnBranch = state === "merged" && sinceMs >= run.askedAtMs && (0,lanes/* overlap */.EF)(targets, (0,lanes/* targetsOf */.QR)(queue, [number]));
        if (!isOnBranch || run.content.some((commit) => commit.number === number && commit.attempt === attempt))
            continue;
        (0,step_builder/* dissolve */.a1)(builder, group, "TESTS_RESTARTED_BY_API_REQUEST");
        return;
    }
}
function isMore(before, now) {
    if (before === "ALL")
        return false;
    return now === "ALL" || now.some((target) => !before.includes(target));
}
function isSame(one, other) {
    return one === other || JSON.stringify(one) === JSON.stringify(other);
}

;// CONCATENATED MODULE: ./lib/local-queue/src/engine/step.js
/** This file defines the behavior of the queue. It returns the next state and the effects of each event. */








/** Returns the time of the next necessary `time` event in milliseconds since 1970; null if none is necessary. */
function nextDueMs({ timers, batchDueMs, tickDueMs }) {
    const dueMs = Math.min(tree/* first */.$1(timers)?.a ?? NEVER, batchDueMs ?? NEVER, tickDueMs ?? NEVER);
    return dueMs === NEVER ? null : dueMs;
}
const NEVER = Number.POSITIVE_INFINITY;
/**
 * Applies an event. The function is pure, and accepts every event. An event without a meaning, such as the end of a
 * stopped run, changes nothing. A `time` event acts on all earlier events of its instant, first on finished runs. The
 * caller applies the effects in order, and sends each immediate reply as an event of the same time. Then the caller
 * sends `time` events until `nextDueMs` is in the future.
 */
function step(state, event, nowMs) {
    const builder = (0,step_builder/* beginStep */.Uz)(state, nowMs);
    const hasEndedRun = endRuns(builder, event.type === "runs-ended" ? event.runs : []);
    handlerOf(event.type)(builder, event);
    if (event.type === "time") {
        settle(builder);
    }
    else {
        restartAllInvalid(builder);
        if (hasEndedRun || (event.type !== "run-started" && hasChanged(builder, state)))
            scheduleTick(builder);
    }
    return { state: builder.queue, effects: builder.effects };
}
function hasChanged({ effects, queue }, before) {
    return effects.length > 0 || Object.entries(queue).some(([field, value]) => Reflect.get(before, field) !== value);
}
function restartAllInvalid(builder) {
    restartInvalid(builder);
    restartBisections(builder);
    builder.invalidated.clear();
    builder.pushedByHand = false;
    builder.lanesChanged = false;
}
/** Acts until nothing changes, or until the host must reply to a merge. */
function settle(builder) {
    for (;;) {
        restartAllInvalid(builder);
        if (requestMerges(builder) || isWaitingForAnswers(builder))
            return;
        if (resolveFailures(builder) || settleBisections(builder))
            continue;
        finishModeSwitch(builder);
        admit(builder);
        if (startTests(builder) === "done")
            return;
    }
}
const HANDLERS = {
    submit: submissions_submit,
    facts: (builder, { number, facts }) => updateFacts(builder, number, facts),
    withdraw: (builder, { number, reason }) => withdraw(builder, number, "cancelled", reason),
    restart: (builder, { number, reason }) => restart(builder, number, reason),
    "pushed-by-hand": pushByHand,
    configure: (builder, { settings }) => configure(builder, settings),
    "set-phase": (builder, { phase }) => setPhase(builder, phase),
    "run-started": (builder, { run }) => recordStart(builder, run),
    "run-refused": refuseRun,
    "runs-ended": () => undefined,
    merged: (builder, { group, tip }) => finishMerge(builder, group, tip),
    "merge-refused": (builder, { group, number, reason }) => refuseMerge(builder, group, number, reason),
    time: fireTimers,
};
function handlerOf(type) {
    return HANDLERS[type];
}
const STATUS_FAILED = "TEST_RUN_REQUIRED_STATUS_FAILED";
const TIMED_OUT = "TEST_RUN_TIMEOUT";
function withdraw(builder, number, to, reason) {
    const why = to === "merged" ? "PREREQUISITE_MERGE_ITEM_MANUALLY_MERGED" : "PREREQUISITE_MERGE_ITEM_CANCELLED";
    if ((0,state/* findLiveEntry */.kZ)(builder.queue, number) !== undefined)
        endAttempt(builder, number, to, reason, why);
}
function restart(builder, number, reason) {
    const entry = (0,state/* findLiveEntry */.kZ)(builder.queue, number);
    const group = entry?.group == null ? undefined : tree/* get */.Jt(builder.queue.groups, entry.group);
    if (group?.state === "testing" || group?.state === "pending_failure")
        restartInPlace(builder, group, reason);
}
function pushByHand(builder, { number, tip }) {
    builder.queue.tip = tip;
    builder.pushedByHand = true;
    if (number !== null)
        withdraw(builder, number, "merged", "MANUAL_MERGE");
}
/** Changes settings. A new mode applies when the queue is empty. */
function configure(builder, { mode, ...settings }) {
    const { queue } = builder;
    if (Object.keys(settings).length > 0)
        queue.settings = { ...queue.settings, ...settings };
    if (mode !== undefined && mode !== (queue.switching?.mode ?? queue.settings.mode)) {
        queue.switching = { mode, phaseAfter: queue.switching?.phaseAfter ?? queue.phase };
        queue.phase = "switching_modes";
    }
    for (const run of settings.testingTimeoutMinutes === undefined ? [] : tree/* values */.zu(queue.runs)) {
        if (run.status !== "in_progress" || run.startedAtMs === null)
            continue;
        if (run.deadlineMs !== null)
            (0,step_builder/* removeTimer */.Oj)(builder, run.deadlineMs, (0,step_builder/* keyOfRun */.qH)(run.id));
        (0,step_builder/* putRun */.dl)(builder, { ...run, deadlineMs: setDeadline(builder, run.id, run.startedAtMs) });
    }
    for (const number of settings.notReadyTimeoutHours === undefined ? [] : tree/* list */.p_(queue.waiting)) {
        const entry = (0,step_builder/* entryOf */.Ms)(queue, number);
        if (entry.deadlineMs !== null)
            (0,step_builder/* removeTimer */.Oj)(builder, entry.deadlineMs, (0,step_builder/* keyOfEntry */.PK)(entry));
        (0,step_builder/* putEntry */.SP)(builder, { ...entry, deadlineMs: setNotReadyDeadline(builder, entry) });
    }
}
function setPhase({ queue }, phase) {
    if (queue.switching !== null)
        queue.switching = { ...queue.switching, phaseAfter: phase };
    else
        queue.phase = phase;
}
function findRun({ queue }, id) {
    const run = tree/* get */.Jt(queue.runs, id);
    const group = run === undefined ? undefined : tree/* get */.Jt(queue.groups, run.group);
    return run === undefined || group === undefined ? {} : { run, group };
}
function recordStart(builder, id) {
    const { nowMs } = builder;
    const { run, group } = findRun(builder, id);
    if (run?.status !== "starting" || group === undefined)
        return;
    (0,step_builder/* putRun */.dl)(builder, { ...run, status: "in_progress", startedAtMs: nowMs, deadlineMs: setDeadline(builder, id, nowMs) });
    (0,step_builder/* putGroup */.VU)(builder, { ...group, state: "testing" });
    (0,step_builder/* moveMembers */.dF)(builder, group, { to: "testing", run: id });
}
function setDeadline(builder, run, startedAtMs) {
    const minutes = builder.queue.settings.testingTimeoutMinutes;
    if (minutes === 0)
        return null;
    const deadlineMs = Math.max(builder.nowMs, startedAtMs + minutes * settings/* MINUTE_MS */.kg);
    (0,step_builder/* addTimer */.Xn)(builder, deadlineMs, (0,step_builder/* keyOfRun */.qH)(run), { kind: "testing-timeout", run });
    return deadlineMs;
}
function refuseRun(builder, { run: id, number: named, reason }) {
    const { run, group } = findRun(builder, id);
    if (run?.status !== "starting" || group === undefined)
        return;
    endAttempt(builder, group.members.includes(named) ? named : (group.members[0] ?? named), "failed", reason);
}
/** Stores all results and timeouts of an instant, before the queue acts on them. Returns true if a run finished. */
function endRuns(builder, ended) {
    const due = tree/* upTo */.jB(builder.queue.timers, builder.nowMs);
    if (ended.length === 0 && due.length === 0)
        return false;
    const passed = ended.filter((each) => each.passed).flatMap(({ run }) => endRunOf(builder, run, null) ?? []);
    const failed = ended.filter((each) => !each.passed).flatMap(({ run }) => endRunOf(builder, run, STATUS_FAILED) ?? []);
    const late = due.flatMap((timer) => timer.kind === "testing-timeout" ? (endRunOf(builder, timer.run, TIMED_OUT) ?? []) : []);
    if (passed.length > 0)
        clearAhead(builder, passed);
    return passed.length + failed.length + late.length > 0;
}
/** Finishes a run in progress. Returns the id of its group; null for a run that is not in progress. */
function endRunOf(builder, id, failure) {
    const { run, group } = findRun(builder, id);
    if (run?.status !== "in_progress" || group?.run !== id)
        return null;
    endGroupRun(builder, run, group, failure);
    return group.id;
}
/** Runs the timers that are due. `endRuns` has already stored the timeouts of tests. */
function fireTimers(builder) {
    const { queue, nowMs } = builder;
    queue.tickDueMs = null;
    for (let due = tree/* first */.$1(queue.timers); due !== null && due.a <= nowMs; due = tree/* first */.$1(queue.timers)) {
        (0,step_builder/* removeTimer */.Oj)(builder, due.a, due.b);
        if (due.value.kind === "not-ready-timeout")
            timeOutNotReady(builder, due.value);
    }
}
/** Cancels an entry that is still not ready, unless the queue admits it at this instant. */
function timeOutNotReady(builder, { number, attempt }) {
    const entry = (0,state/* findLiveEntry */.kZ)(builder.queue, number);
    if (entry?.state !== "not_ready" || entry.attempt !== attempt)
        return;
    if (builder.queue.phase === "running" && isAdmissible(builder.queue, entry))
        return;
    withdraw(builder, number, "cancelled", "NOT_READY_TIMEOUT_EXPIRED");
}

;// CONCATENATED MODULE: ./lib/local-queue/src/engine/drive.js


/** Sends events to a queue, then each immediate reply of the host at the same time. */
function sendEvents(queue, events, nowMs, perform) {
    const sent = [...events];
    for (const event of sent) {
        const before = queue.engine;
        const outcome = step(before, event, nowMs);
        queue.engine = outcome.state;
        sent.push(...perform({ before, event, nowMs, outcome }));
    }
}
/** Advances to a time through all instants with an event. Returns true if there was such an instant. */
function advanceInstants({ agenda, list, fire, act }, untilMs) {
    const next = () => nextInstantMs(agenda, list());
    let isAny = false;
    for (let instantMs = next(); instantMs <= untilMs; instantMs = next()) {
        isAny = true;
        agenda.timeMs = Math.max(agenda.timeMs, instantMs);
        fire(takeDue(agenda));
        for (const driven of list())
            if (nextTimeEventMs(driven) <= agenda.timeMs)
                act(driven);
    }
    return isAny;
}
/** Returns the time of the next timer or `time` event in milliseconds; infinite without one. */
function nextInstantMs({ timers }, all) {
    return Math.min((0,tree/* first */.$1)(timers)?.a ?? drive_NEVER, ...all.map(nextTimeEventMs));
}
/** Returns the time in milliseconds at which a queue needs a `time` event; infinite if it needs none. */
function nextTimeEventMs({ queue }) {
    return nextDueMs(queue.engine) ?? drive_NEVER;
}
const drive_NEVER = Number.POSITIVE_INFINITY;
/** Schedules a timer behind others of the same time. Returns its order, the second part of its key. */
function schedule(agenda, atMs, timer) {
    agenda.last.timer += 1;
    agenda.timers = (0,tree/* set */.hZ)(agenda.timers, atMs, agenda.last.timer, timer);
    return agenda.last.timer;
}
function takeDue(agenda) {
    const due = [];
    for (let next = (0,tree/* first */.$1)(agenda.timers); next !== null && next.a <= agenda.timeMs; next = (0,tree/* first */.$1)(agenda.timers)) {
        due.push(next.value);
        agenda.timers = (0,tree/* remove */.TF)(agenda.timers, next.a, next.b);
    }
    return due;
}


/***/ }),

/***/ 6457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ estimateMerges)
/* harmony export */ });
/* harmony import */ var _lanes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3896);
/* harmony import */ var _step_builder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9519);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1647);



const EMPTY = { mergeMs: 0, restartMs: 0 };
/**
 * Estimates when each pull request merges, or when the queue decides on its failure. Each test run lasts `testMs`, and
 * all undecided tests pass. Returns no time for a bisected pull request, and no times for a paused queue.
 */
function estimateMerges(queue, candidates, testMs, nowMs) {
    const merges = new Map();
    if (queue.phase === "paused")
        return merges;
    const slots = findFreeTimes(queue, testMs, nowMs);
    const lanes = createLanes();
    const start = (earliestMs) => {
        const endMs = Math.max(nowMs, slots.shift() ?? 0, earliestMs) + testMs;
        slots.splice(slots.findLastIndex((each) => each <= endMs) + 1, 0, endMs);
        return endMs;
    };
    const place = (members, isFailure, end) => {
        const targets = (0,_lanes_js__WEBPACK_IMPORTED_MODULE_0__/* .targetsOf */ .QR)(queue, members);
        const ahead = lanes.read(targets);
        const mergeMs = Math.max(nowMs, end(ahead.restartMs), ahead.mergeMs);
        lanes.add(targets, isFailure ? { ...ahead, restartMs: mergeMs } : { ...ahead, mergeMs });
        for (const number of members)
            merges.set(number, mergeMs);
    };
    for (const group of (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_1__/* .groupsInOrder */ .IC)(queue)) {
        place(group.members, group.state === "pending_failure", (restartMs) => {
            if (group.state === "waiting")
                return start(restartMs);
            if (group.state !== "starting" && group.state !== "testing")
                return nowMs;
            return restartMs > 0 ? restartMs + testMs : endOf(queue, group, testMs, nowMs);
        });
    }
    for (const { members, delay } of candidates) {
        place(members, false, (restartMs) => start(Math.max(restartMs, delay?.untilMs ?? 0)));
    }
    return merges;
}
function endOf({ runs }, { run }, testMs, nowMs) {
    const startedAtMs = run === null ? null : _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .get */ .Jt(runs, run)?.startedAtMs;
    return Math.max(nowMs, (startedAtMs ?? nowMs) + testMs);
}
/** Returns the times at which a slot for a test run becomes free, in order, one time for each slot. */
function findFreeTimes(queue, testMs, nowMs) {
    const { concurrency, bisectionConcurrency } = queue.settings;
    const bisected = queue.bisections.flatMap(({ groups }) => groups.map((id) => (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_1__/* .groupOf */ .F8)(queue, id)));
    const ends = [...(0,_step_builder_js__WEBPACK_IMPORTED_MODULE_1__/* .groupsInOrder */ .IC)(queue), ...(bisectionConcurrency === 0 ? bisected : [])]
        .filter(({ state }) => state === "starting" || state === "testing")
        .map((group) => endOf(queue, group, testMs, nowMs))
        .toSorted((one, other) => one - other);
    const idle = Array.from({ length: Math.max(0, concurrency - ends.length) }, () => nowMs);
    return [...idle, ...ends].slice(-concurrency);
}
/** Creates the times of all lanes. Finding the times ahead of a pull request takes as long as listing its targets. */
function createLanes() {
    const byTarget = new Map();
    let ofAll = EMPTY;
    let ofAny = EMPTY;
    return {
        read: (targets) => {
            if ((0,_lanes_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmpty */ .Im)(targets))
                return EMPTY;
            if (targets.all)
                return ofAny;
            return [...targets.names].reduce((latest, name) => later(latest, byTarget.get(name)), ofAll);
        },
        add: (targets, times) => {
            if ((0,_lanes_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmpty */ .Im)(targets))
                return;
            ofAny = later(ofAny, times);
            if (targets.all)
                ofAll = later(ofAll, times);
            for (const name of targets.names)
                byTarget.set(name, later(times, byTarget.get(name)));
        },
    };
}
function later(one, other = EMPTY) {
    return { mergeMs: Math.max(one.mergeMs, other.mergeMs), restartMs: Math.max(one.restartMs, other.restartMs) };
}


/***/ }),

/***/ 119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ explainQueue),
/* harmony export */   jd: () => (/* binding */ findLanes),
/* harmony export */   kD: () => (/* binding */ explainBisection)
/* harmony export */ });
/* harmony import */ var _depth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1961);
/* harmony import */ var _lanes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3896);
/* harmony import */ var _step_builder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9519);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1647);




function explainQueue(queue, candidates, nowMs) {
    const groups = (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_2__/* .groupsInOrder */ .IC)(queue);
    const positions = [
        ...groups.map((group) => ({ group, members: group.members })),
        ...candidates.map(({ members }) => ({ group: null, members })),
    ];
    const { mayClear, holders } = followFailures(queue, positions);
    const explanations = explainCandidates(queue, candidates, nowMs, holders.slice(groups.length));
    return positions.map(({ group, members }, index) => ({
        group,
        members,
        explanation: group === null
            ? (explanations[index - groups.length] ?? { why: "paused" })
            : explainGroup(queue, group, mayClear.get(group.id) ?? []),
    }));
}
function explainGroup(queue, group, mayClear) {
    const ahead = (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .aheadOf */ .RJ)(queue, group);
    switch (group.state) {
        case "waiting":
            return explainSlot(queue, 0);
        case "starting":
        case "testing":
            return { why: group.state, on: membersOf(ahead) };
        case "passed": {
            const clearing = group.clearedBy === null ? undefined : _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .get */ .Jt(queue.groups, group.clearedBy);
            const after = membersOf(ahead.filter(({ state }) => state !== "merging"));
            return { why: "passed", clearedBy: clearing?.members ?? [], after };
        }
        case "merging":
            return { why: "merging", direct: group.direct };
        case "pending_failure": {
            const after = membersOf(ahead.filter(({ state }) => state !== "passed" && state !== "merging"));
            return { why: "failed", reason: failureOf(group), after, mayClear: after.length > 0 ? [] : mayClear };
        }
    }
}
function membersOf(groups) {
    return groups.flatMap(({ members }) => members);
}
function failureOf({ failure }) {
    return failure ?? "TEST_RUN_REQUIRED_STATUS_FAILED";
}
/** Explains the wait for a slot. All lanes share the slots. */
function explainSlot({ settings, slots, phase }, first) {
    if (phase === "paused")
        return { why: "paused" };
    const used = slots.main + (settings.bisectionConcurrency === 0 ? slots.bisection : 0);
    return { why: "slot", kind: "main", used, of: settings.concurrency, first };
}
function followFailures(queue, positions) {
    const windows = [];
    const holders = positions.map(({ group, members }) => {
        const held = [];
        const targets = (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .targetsOf */ .QR)(queue, members);
        for (const { failing, window, behind } of windows) {
            const placement = window.add(targets);
            if (placement === "far")
                held.push(...failing.members);
            if (placement === "near" && (group === null || (0,_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(group)))
                behind.push(...members);
        }
        if (group?.state === "pending_failure") {
            windows.push({ failing: group, window: (0,_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .followFailure */ .aX)(queue, group), behind: [] });
        }
        return held;
    });
    return { mayClear: new Map(windows.map(({ failing, behind }) => [failing.id, behind])), holders };
}
function explainCandidates(queue, candidates, nowMs, holders) {
    const hold = (0,_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .createHold */ .yu)(queue);
    const blocked = (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .createTargetSet */ .In)();
    let first = queue.reruns.length;
    const targets = candidates.map(({ members }) => (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .targetsOf */ .QR)(queue, members));
    return candidates.map((candidate, index) => {
        const own = targets[index] ?? (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .createTargetSet */ .In)();
        if (queue.phase === "paused")
            return { why: "paused" };
        const isBlocked = (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .overlap */ .EF)(blocked, own);
        if (isBlocked || hold.isHeld(candidate, own)) {
            (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .include */ .Vz)(blocked, own);
            if (!isBlocked)
                return { why: "held", failures: holders[index] ?? [] };
            const ahead = targets.findLastIndex((other, at) => at < index && (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .overlap */ .EF)(other, own));
            return { why: "behind", members: candidates[ahead]?.members ?? [] };
        }
        const { delay } = candidate;
        if (delay !== null && delay.untilMs > nowMs) {
            (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .include */ .Vz)(blocked, own);
            return { why: "delayed", delay };
        }
        hold.follow(own);
        first += 1;
        return explainSlot(queue, first - 1);
    });
}
function explainBisection(queue, { groups: ids }) {
    const groups = ids.map((id) => (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_2__/* .groupOf */ .F8)(queue, id));
    return groups.map((group, index) => {
        const ahead = membersOf(groups.slice(0, index));
        return { group, members: group.members, explanation: explainBisected(queue, group, ahead) };
    });
}
function explainBisected(queue, group, ahead) {
    const { settings, slots, phase } = queue;
    switch (group.state) {
        case "waiting":
            if (settings.bisectionConcurrency === 0 || phase === "paused")
                return explainSlot(queue, 0);
            return { why: "slot", kind: "bisection", used: slots.bisection, of: settings.bisectionConcurrency, first: 0 };
        case "starting":
        case "testing":
            return { why: group.state, on: ahead };
        case "passed":
        case "merging":
            return { why: "passed", clearedBy: [], after: ahead };
        case "pending_failure":
            return { why: "failed", reason: failureOf(group), after: ahead, mayClear: [] };
    }
}
/**
 * Finds the lanes. Each lane contains the indexes of positions that share targets, directly or through other positions.
 */
function findLanes(queue, positions) {
    const lanes = [];
    for (const [index, { members }] of positions.entries()) {
        const targets = (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .targetsOf */ .QR)(queue, members);
        const met = lanes.filter((each) => (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .overlap */ .EF)(each.targets, targets));
        const [lane = { targets: (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .createTargetSet */ .In)(), indexes: [] }, ...others] = met;
        if (met.length === 0)
            lanes.push(lane);
        for (const joined of [...others, { targets, indexes: [index] }]) {
            (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .include */ .Vz)(lane.targets, joined.targets);
            lane.indexes.push(...joined.indexes);
        }
        for (const other of others)
            lanes.splice(lanes.indexOf(other), 1);
    }
    return lanes.map(({ indexes }) => indexes.toSorted((one, other) => one - other));
}


/***/ }),

/***/ 3896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ overlap),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   In: () => (/* binding */ createTargetSet),
/* harmony export */   QR: () => (/* binding */ targetsOf),
/* harmony export */   RJ: () => (/* binding */ aheadOf),
/* harmony export */   Vz: () => (/* binding */ include),
/* harmony export */   mO: () => (/* binding */ ancestorsAt)
/* harmony export */ });
/* harmony import */ var _step_builder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9519);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1647);
/**
 * Lanes of groups that wait for each other. A single queue is one lane. In a parallel queue, groups with common targets
 * are in one lane.
 */


function createTargetSet() {
    return { all: false, names: new Set() };
}
/** Returns the union of the members' targets. A member without an upload counts as `ALL`. */
function targetsOf(queue, members) {
    const sum = createTargetSet();
    if (queue.settings.mode === "single")
        return { ...sum, all: true };
    for (const number of members) {
        const { targets } = (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(queue, number);
        if (targets === null || targets === "ALL")
            sum.all = true;
        else
            for (const name of targets)
                sum.names.add(name);
    }
    return sum;
}
function include(sum, { all, names }) {
    sum.all ||= all;
    if (!sum.all)
        for (const name of names)
            sum.names.add(name);
}
function overlap(one, other) {
    if (isEmpty(one) || isEmpty(other))
        return false;
    if (one.all || other.all)
        return true;
    const [few, many] = one.names.size < other.names.size ? [one.names, other.names] : [other.names, one.names];
    for (const name of few)
        if (many.has(name))
            return true;
    return false;
}
function isEmpty({ all, names }) {
    return !all && names.size === 0;
}
/** Returns the groups ahead of a position, in order, whose changes its tests contain. */
function ancestorsAt(queue, targets, position) {
    const ahead = (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_0__/* .groupsInOrder */ .IC)(queue).filter((group) => isBefore(group.position, position));
    if (queue.settings.mode === "single")
        return ahead;
    const lane = createTargetSet();
    include(lane, targets);
    const found = [];
    for (const group of ahead.toReversed()) {
        const own = targetsOf(queue, group.members);
        if (!overlap(lane, own))
            continue;
        include(lane, own);
        found.push(group);
    }
    return found.toReversed();
}
function isBefore([urgent, order], [otherUrgent, otherOrder]) {
    return urgent < otherUrgent || (urgent === otherUrgent && order < otherOrder);
}
function aheadOf({ groups }, { ancestors }) {
    const ahead = [];
    for (const id of ancestors) {
        const group = _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .get */ .Jt(groups, id);
        if (group !== undefined)
            ahead.push(group);
    }
    return ahead;
}


/***/ }),

/***/ 7696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ URGENT),
/* harmony export */   h: () => (/* binding */ pendingOutside)
/* harmony export */ });
/* harmony import */ var _lanes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3896);
/* harmony import */ var _step_builder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9519);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1647);
/**
 * Finds the pending entries that matter. A long queue has thousands of them, and most of them wait behind others in all
 * of their lanes.
 */



const URGENT = 0;
/** Size from which a part of the pending entries has a stored summary. */
const LARGE_PART = 16;
/**
 * Union of the targets in each large part of the pending entries; null if such a union cannot describe an entry in it.
 * A step changes few parts, so that most summaries remain valid.
 */
const summaries = new WeakMap();
/**
 * Yields pending entries in order. Leaves out most entries whose targets are all in `done`, which may grow meanwhile.
 * Never leaves out an entry that overlaps nothing, is urgent or must be tested alone.
 */
function pendingOutside(queue, done) {
    return _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .values */ .zu(queue.pending, (part) => {
        if (part.size < LARGE_PART || (0,_lanes_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmpty */ .Im)(done))
            return false;
        const sum = summarize(queue, part);
        return sum !== null && isWithin(sum, done);
    });
}
function summarize(queue, part) {
    if (part === null)
        return (0,_lanes_js__WEBPACK_IMPORTED_MODULE_0__/* .createTargetSet */ .In)();
    const known = summaries.get(part);
    if (known !== undefined)
        return known;
    const { noBatch, priority } = (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(queue, part.value);
    let sum = (0,_lanes_js__WEBPACK_IMPORTED_MODULE_0__/* .targetsOf */ .QR)(queue, [part.value]);
    if (noBatch || priority === URGENT || (0,_lanes_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmpty */ .Im)(sum))
        sum = null;
    for (const side of [part.left, part.right]) {
        const other = sum === null ? null : summarize(queue, side);
        if (sum !== null && other !== null)
            (0,_lanes_js__WEBPACK_IMPORTED_MODULE_0__/* .include */ .Vz)(sum, other);
        else
            sum = null;
    }
    if (part.size >= LARGE_PART)
        summaries.set(part, sum);
    return sum;
}
function isWithin({ all, names }, other) {
    if (other.all)
        return true;
    if (all || names.size > other.names.size)
        return false;
    for (const name of names)
        if (!other.names.has(name))
            return false;
    return true;
}


/***/ }),

/***/ 6398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ reasonClause),
/* harmony export */   v: () => (/* binding */ toReasonSentence)
/* harmony export */ });
/**
 * Clauses for the documented reasons of a state. A later version of the service may have other reasons. In a clause,
 * "it" means the pull request. A clause can follow a colon or "because".
 */
const CLAUSES = {
    API_REQUESTED: "it was submitted through the API",
    USER_REQUESTED: "a user requested it",
    TRUNK_ADMIN_REQUESTED: "an administrator requested it",
    MERGE_ITEM_NOW_READY: "it is ready to be tested",
    PREREQUISITE_MERGE_ITEM_FAILED: "another pull request in its test run failed, so its tests restart without that pull request",
    PREREQUISITE_MERGE_ITEM_CANCELLED: "another pull request in its test run left the queue, so its tests restart without that pull request",
    PREREQUISITE_MERGE_ITEM_MANUALLY_MERGED: "a pull request was merged outside the queue, so it is tested on the new branch",
    MANUAL_PUSH_TO_TARGET_BRANCH: "the target branch received a push, so it is tested on the new branch",
    SKIP_THE_LINE_INTERRUPTED: "an urgent pull request is ahead of it now, so its tests restart behind the urgent pull request",
    TESTS_RESTARTED_BY_USER: "a user restarted its tests",
    TESTS_RESTARTED_BY_API_REQUEST: "its tests were restarted through the API",
    BISECTION_REQUIRED: "its batch failed, and a bisection searches for the cause",
    BISECTION_TEST_RUN_PASSED: "the bisection showed that it is not the cause, so the queue tests it again",
    TEST_RUN_PASSED: "its tests passed",
    SUCCESSOR_TEST_RUN_PASSED: "the tests of a pull request behind it passed, and these tests include it",
    TEST_RUN_REQUIRED_STATUS_FAILED: "a required check failed",
    TEST_RUN_TIMEOUT: "its tests exceeded the time limit of the queue",
    TEST_RUN_FAILED_BY_OPTIMIZATION: "an earlier test run of the same changes failed",
    START_TEST_RUN_MERGE_CONFLICT: "it conflicts with the target branch, or with a pull request ahead of it",
    START_TEST_RUN_RETRY_EXHAUSTED: "several attempts to build its test branch failed",
    START_TEST_RUN_DRAFT_PRS_NOT_ALLOWED: "the repository does not allow draft pull requests, which its tests require",
    START_TEST_RUN_PERMISSIONS_BLOCK_TEST_BRANCH: "the service has no permission to create its test branch",
    START_TEST_RUN_NO_REQUIRED_STATUSES: "no required checks are set, so its tests cannot pass",
    START_TEST_RUN_INVALID_EVENT: "its test run could not start",
    START_TEST_RUN_CONFIG_NOT_FOUND: "the configuration file is missing from its test branch",
    START_TEST_RUN_CONFIG_PARSING_FAILURE: "the configuration file in its test branch cannot be read",
    START_TEST_RUN_CONFIG_BAD_VERSION: "the configuration file in its test branch has an unknown version",
    START_TEST_RUN_CONFIG_BAD_REQUIRED_STATUSES: "the required checks in the configuration file are not valid",
    START_TEST_RUN_CONFIG_MISSING_REQUIRED_STATUSES: "the configuration file contains no required checks",
    PR_UPDATED_AT_MERGE_TIME: "it was changed while the queue merged it",
    GITHUB_API_MERGE_PR_FAILED: "the Git host did not merge it",
    GITHUB_API_DIRECT_MERGE_PR_FAILED: "the Git host did not merge it without tests",
    GITHUB_API_BRANCH_PROTECTION_UNMET: "the rules of the target branch do not allow its merge",
    GITHUB_API_MERGE_ALREADY_IN_PROGRESS: "the Git host was already merging it",
    GITHUB_API_RATE_LIMIT_EXCEEDED: "the Git host's rate limit was exceeded",
    GITHUB_API_REPEATED_SERVER_ERRORS: "the Git host reported repeated errors",
    PR_CLOSED: "it was closed",
    PR_MERGED_INTO_OTHER_BRANCH: "it was merged into another branch",
    PR_PUSHED_TO: "it received new commits",
    PR_CONVERTED_TO_DRAFT: "it became a draft",
    PR_BASE_BRANCH_CHANGED: "its base branch changed",
    NOT_READY_TIMEOUT_EXPIRED: "it did not become ready within the time limit of the queue",
    STACKED_PR_MEMBER_PUSHED_TO: "a pull request of its stack received new commits",
    STACKED_PR_MEMBER_CLOSED: "a pull request of its stack was closed",
    STACKED_PR_MEMBER_MERGED: "a pull request of its stack was merged outside the queue",
    STACKED_PR_MEMBER_BASE_BRANCH_CHANGED: "the base branch of a pull request of its stack changed",
    STACKED_PR_STACK_CHANGED: "its stack changed",
    STACKED_PR_GROUP_CANCELLED_AT_MERGE_TIME: "its stack left the queue while the queue merged it",
    MERGE_GRAPH_MERGE: "its tests passed, and nothing was ahead of it",
    MERGE_GRAPH_DIRECT_MERGE: "it was up to date and the queue was empty, so it was merged without tests",
    MANUAL_MERGE: "it was merged outside the queue",
};
/** Returns the clause of a reason. An unknown reason becomes its name with spaces. */
function reasonClause(reason) {
    const clause = Object.hasOwn(CLAUSES, reason) ? CLAUSES[reason] : undefined;
    return clause ?? reason.toLowerCase().replaceAll("_", " ");
}
function toReasonSentence(clause) {
    return clause === "" ? "" : `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}


/***/ }),

/***/ 9519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ move),
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   F8: () => (/* binding */ groupOf),
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   Fq: () => (/* binding */ holdsSlot),
/* harmony export */   GB: () => (/* binding */ ENDED_STATUS),
/* harmony export */   GC: () => (/* binding */ countSlot),
/* harmony export */   Hk: () => (/* binding */ MERGING_RANK),
/* harmony export */   IC: () => (/* binding */ groupsInOrder),
/* harmony export */   IO: () => (/* binding */ backToPending),
/* harmony export */   KV: () => (/* binding */ stopRun),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   Oj: () => (/* binding */ removeTimer),
/* harmony export */   PK: () => (/* binding */ keyOfEntry),
/* harmony export */   SP: () => (/* binding */ putEntry),
/* harmony export */   T9: () => (/* binding */ PREREQUISITE_FAILED),
/* harmony export */   Uz: () => (/* binding */ beginStep),
/* harmony export */   VU: () => (/* binding */ putGroup),
/* harmony export */   Xh: () => (/* binding */ nextOf),
/* harmony export */   Xn: () => (/* binding */ addTimer),
/* harmony export */   Y1: () => (/* binding */ invalidate),
/* harmony export */   Yp: () => (/* binding */ removeGroup),
/* harmony export */   Zs: () => (/* binding */ NORMAL_RANK),
/* harmony export */   a1: () => (/* binding */ dissolve),
/* harmony export */   bH: () => (/* binding */ iterateGroups),
/* harmony export */   cN: () => (/* binding */ enterPending),
/* harmony export */   dF: () => (/* binding */ moveMembers),
/* harmony export */   dl: () => (/* binding */ putRun),
/* harmony export */   gL: () => (/* binding */ isInvalidated),
/* harmony export */   je: () => (/* binding */ leavePending),
/* harmony export */   jo: () => (/* binding */ URGENT_RANK),
/* harmony export */   lb: () => (/* binding */ endRun),
/* harmony export */   qH: () => (/* binding */ keyOfRun),
/* harmony export */   wj: () => (/* binding */ createGroup)
/* harmony export */ });
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4342);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1647);
/**
 * Working copy of a queue during one step. The step replaces fields of this copy, and never changes the values in them.
 */


function beginStep(state, nowMs) {
    return { queue: { ...state }, nowMs, effects: [], invalidated: new Map(), pushedByHand: false, lanesChanged: false };
}
function entryOf({ entries }, number) {
    const entry = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .get */ .Jt(entries, number);
    if (entry === undefined)
        throw new Error(`There is no entry of pull request #${number}.`);
    return entry;
}
function groupOf({ groups }, id) {
    const group = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .get */ .Jt(groups, id);
    if (group === undefined)
        throw new Error(`There is no group ${id}.`);
    return group;
}
/** Yields the main groups in order. Creates no list, because most callers stop before the end. */
function* iterateGroups(queue) {
    for (const id of _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .values */ .zu(queue.order))
        yield groupOf(queue, id);
}
function groupsInOrder(queue) {
    return _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(queue.order).map((id) => groupOf(queue, id));
}
function commitOf({ number, attempt, sha }) {
    return { number, attempt, sha };
}
function nextOf({ queue }, kind) {
    const number = queue.last[kind] + 1;
    queue.last = { ...queue.last, [kind]: number };
    return number;
}
function putEntry({ queue }, entry) {
    queue.entries = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .set */ .hZ(queue.entries, entry.number, 0, entry);
}
function putGroup({ queue }, group) {
    queue.groups = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .set */ .hZ(queue.groups, group.id, 0, group);
}
/** Creates a group that waits for a run. */
function createGroup(builder, given) {
    const group = {
        id: nextOf(builder, "group"),
        commits: given.members.map((number) => commitOf(entryOf(builder.queue, number))),
        ancestors: [],
        state: "waiting",
        run: null,
        clearedBy: null,
        failure: null,
        direct: false,
        reused: [],
        ...given,
    };
    putGroup(builder, group);
    for (const number of group.members) {
        putEntry(builder, { ...entryOf(builder.queue, number), group: group.id, bisection: group.bisection });
    }
    return group;
}
function putRun({ queue }, run) {
    queue.runs = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .set */ .hZ(queue.runs, run.id, 0, run);
}
function move(builder, entry, { to, reason = null, run }, patch = {}) {
    const { number, attempt, state: from } = entry;
    const known = run === undefined ? entry.run : run;
    putEntry(builder, { ...entry, ...patch, state: to, sinceMs: builder.nowMs, reason, run: known });
    builder.effects.push({ type: "moved", number, attempt, from, to, reason, run: known });
}
function moveMembers(builder, { members }, how) {
    for (const number of members)
        move(builder, entryOf(builder.queue, number), how);
}
function enterPending(builder, number) {
    const entry = entryOf(builder.queue, number);
    putEntry(builder, { ...entry, group: null, bisection: null });
    builder.queue.pending = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .set */ .hZ(builder.queue.pending, entry.priority, entry.admission, number);
}
function leavePending({ queue }, { priority, admission }) {
    queue.pending = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .remove */ .TF(queue.pending, priority, admission);
}
/** Finishes an attempt. The caller must remove the entry from its group and its bisection. */
function conclude(builder, number, to, reason) {
    const { queue } = builder;
    const entry = entryOf(queue, number);
    queue.waiting = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .remove */ .TF(queue.waiting, entry.submission);
    queue.admissible = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .remove */ .TF(queue.admissible, entry.submission);
    if (entry.state === "pending" && entry.group === null)
        leavePending(builder, entry);
    if (entry.deadlineMs !== null)
        removeTimer(builder, entry.deadlineMs, keyOfEntry(entry));
    move(builder, entry, { to, reason }, { group: null, bisection: null, deadlineMs: null });
}
/** Records an attempt whose runs must restart later in this step. */
function invalidate(builder, { number, attempt }, reason) {
    builder.invalidated.set(number, { attempt, reason });
}
function isInvalidated({ invalidated }, { number, attempt }) {
    return invalidated.get(number)?.attempt === attempt;
}
/** Moves an entry to `pending` unless it already has this state. */
function backToPending(builder, number, reason) {
    const entry = entryOf(builder.queue, number);
    if (entry.state !== "pending")
        move(builder, entry, { to: "pending", reason, run: null });
}
/** Dissolves a main group. Its live members become pending, and all runs with these members restart. */
function dissolve(builder, group, reason) {
    stopRun(builder, group);
    if (group.state === "merging")
        builder.effects.push({ type: "stop-merge", group: group.id });
    removeGroup(builder, group);
    for (const number of group.members) {
        const entry = entryOf(builder.queue, number);
        if (!(0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .isLive */ .DG)(entry) || entry.group !== group.id)
            continue;
        invalidate(builder, entry, reason);
        backToPending(builder, number, reason);
        enterPending(builder, number);
    }
}
function removeGroup({ queue }, { id, kind, position, run, clearedBy }) {
    if (kind === "main")
        queue.order = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .remove */ .TF(queue.order, ...position);
    queue.groups = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .remove */ .TF(queue.groups, id);
    queue.failing = without(queue.failing, id);
    queue.reruns = without(queue.reruns, id);
    // If another group's run cleared this group, the run belongs to the other group.
    if (run !== null && clearedBy === null)
        queue.runs = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .remove */ .TF(queue.runs, run);
}
function without(ids, id) {
    return ids.includes(id) ? ids.filter((other) => other !== id) : ids;
}
/** Stops the run of a group if the run is in progress. */
function stopRun(builder, group) {
    const run = group.run === null || group.clearedBy !== null ? undefined : _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .get */ .Jt(builder.queue.runs, group.run);
    if (run === undefined || !holdsSlot(run))
        return;
    builder.effects.push({ type: "stop-run", run: run.id });
    const isLiveGroup = group.members.some((number) => (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .isLive */ .DG)(entryOf(builder.queue, number)));
    endRun(builder, run, isLiveGroup ? "interrupted" : "cancelled");
}
/** Status of a finished run, by its result. */
const ENDED_STATUS = {
    passed: "succeeded",
    failed: "failed",
    interrupted: "cancelled",
    cancelled: "cancelled",
};
function endRun(builder, run, outcome) {
    const ended = { ...run, status: ENDED_STATUS[outcome], deadlineMs: null };
    putRun(builder, ended);
    countSlot(builder, run.kind, -1);
    if (run.deadlineMs !== null)
        removeTimer(builder, run.deadlineMs, keyOfRun(run.id));
    builder.effects.push({ type: "run-ended", run: ended, outcome });
}
function holdsSlot({ status }) {
    return status === "starting" || status === "in_progress";
}
function countSlot({ queue }, kind, by) {
    queue.slots = { ...queue.slots, [kind]: queue.slots[kind] + by };
}
const PREREQUISITE_FAILED = "PREREQUISITE_MERGE_ITEM_FAILED";
/** Ranks, which are the first part of a group's position. */
const MERGING_RANK = -1;
const URGENT_RANK = 0;
const NORMAL_RANK = 1;
/** Returns the second part of a timer's key. The numbers are even for runs and odd for entries. */
function keyOfRun(id) {
    return id * 2;
}
function keyOfEntry({ submission }) {
    return submission * 2 + 1;
}
function addTimer({ queue }, atMs, key, timer) {
    queue.timers = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .set */ .hZ(queue.timers, atMs, key, timer);
}
function removeTimer({ queue }, atMs, key) {
    queue.timers = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .remove */ .TF(queue.timers, atMs, key);
}


/***/ }),

/***/ 4070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G2: () => (/* binding */ selectTroubled),
/* harmony export */   Zr: () => (/* binding */ findTextConflict),
/* harmony export */   kk: () => (/* binding */ changesByNumber),
/* harmony export */   nY: () => (/* binding */ planRun)
/* harmony export */ });
/* unused harmony export chance */
/* harmony import */ var _state_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2360);

/** Number that represents the run itself in random draws. No pull request has this number. */
const RUN_ITSELF = 0;
/** Returns changes by number. Adds each conflict to its other change too. */
function changesByNumber(changes) {
    const byNumber = new Map();
    for (const change of changes)
        byNumber.set(change.number, change);
    for (const { number, conflicts } of byNumber.values()) {
        for (const conflict of conflicts) {
            const other = byNumber.get(conflict.with);
            if (other === undefined || other.conflicts.some((each) => each.with === number && each.in === conflict.in)) {
                continue;
            }
            byNumber.set(other.number, { ...other, conflicts: [...other.conflicts, { with: number, in: conflict.in }] });
        }
    }
    return byNumber;
}
function selectTroubled(changes) {
    return new Map([...changes].filter(([, change]) => isTroubled(change)));
}
function isTroubled({ broken, flaky, flakyRuns, silent, conflicts }) {
    return broken || flaky > 0 || flakyRuns !== undefined || silent || conflicts.length > 0;
}
/** Decides a test run. Changes of the run itself may fail by chance, but not changes in its base. */
function planRun({ run, base, numbers, isFlaky }, { changes, seed, flaky }) {
    const faults = [...base.faults];
    if (isFlaky || (flaky > 0 && chance(seed, run, RUN_ITSELF) < flaky))
        faults.push({ numbers: [], kind: "flaky" });
    let isSilent = base.silent;
    for (let index = 0; index < numbers.length; index += 1) {
        const change = changes.get(numbers[index] ?? 0);
        if (change === undefined)
            continue;
        const { number } = change;
        const contains = (other) => {
            const at = numbers.indexOf(other);
            return at === -1 ? base.contains(other) : at < index;
        };
        faults.push(...(0,_state_change_js__WEBPACK_IMPORTED_MODULE_0__/* .findFaults */ .H)(change, contains));
        if (change.flaky > 0 && chance(seed, run, number) < change.flaky)
            faults.push({ numbers: [number], kind: "flaky" });
        isSilent ||= change.silent;
    }
    return { faults, isReported: !isSilent || faults.length > 0 };
}
function findTextConflict(numbers, isInBase, changes) {
    for (const refused of numbers) {
        for (const conflict of changes.get(refused)?.conflicts ?? []) {
            if (conflict.in !== "text")
                continue;
            const culprit = conflict.with;
            const isAhead = numbers.slice(0, numbers.indexOf(refused)).includes(culprit);
            if (isAhead || isInBase(culprit))
                return { refused, culprit };
        }
    }
    return null;
}
/** Returns a random number from 0 to below 1, always the same for the same arguments. */
function chance(seed, run, number) {
    return mix(mix(mix(seed) ^ run) ^ number) / 2 ** 32;
}
/** Mixes the bits of an integer: adds a constant, then applies the last step of MurmurHash3. */
function mix(value) {
    let bits = (value + 0x9e3779b9) | 0;
    bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    return (bits ^ (bits >>> 16)) >>> 0;
}


/***/ }),

/***/ 9902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ simulatedHost),
/* harmony export */   Qg: () => (/* binding */ plannedSeconds),
/* harmony export */   wf: () => (/* binding */ readChecks)
/* harmony export */ });
/* harmony import */ var _engine_drive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4409);
/* harmony import */ var _engine_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1647);
/* harmony import */ var _state_branch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9898);
/* harmony import */ var _state_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4929);
/* harmony import */ var _state_service_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6105);
/* harmony import */ var _state_test_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6026);
/* harmony import */ var _planned_runs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4070);
/**
 * Simulated Git host of the service. It builds test branches, runs tests and merges after the times in `timings`. The
 * test plans of the pull requests decide the result of a run when it finishes.
 */







const simulatedHost = { perform, answerWhenDue, scheduleEnd };
/** Schedules the reply to a request. A stopped request has no reply. */
function perform(context, effect) {
    const { state, queue } = context;
    const { startSeconds, mergeSeconds } = state.timings;
    switch (effect.type) {
        case "start-run":
            (0,_engine_drive_js__WEBPACK_IMPORTED_MODULE_0__/* .schedule */ ._)(state, state.timeMs + startSeconds * 1000, { kind: "start", queue: queue.id, run: effect.run.id });
            return;
        case "merge":
            for (const { group } of effect.groups) {
                queue.mergesUntilMs = Math.max(queue.mergesUntilMs, state.timeMs) + mergeSeconds * 1000;
                (0,_engine_drive_js__WEBPACK_IMPORTED_MODULE_0__/* .schedule */ ._)(state, queue.mergesUntilMs, { kind: "merge", queue: queue.id, group });
            }
            return;
        case "stop-run": {
            const run = queue.runs.get(effect.run);
            if (run !== undefined)
                run.checks ??= readChecks(context, run);
            return;
        }
        case "stop-merge":
            return;
    }
}
/** Schedules the end of a run. Each change of a test plan schedules it again. */
function scheduleEnd({ state, repository, queue }, id) {
    const run = queue.runs.get(id);
    if (run === undefined)
        return;
    const atMs = Math.max(state.timeMs, reportMs(repository, run));
    (0,_engine_drive_js__WEBPACK_IMPORTED_MODULE_0__/* .schedule */ ._)(state, atMs, { kind: "end", queue: queue.id, run: id });
}
/** Returns the duration of a run in seconds, which is the duration of its slowest member. */
function plannedSeconds({ pullRequests }, { members }) {
    return Math.max(0, ...members.map((number) => pullRequests.get(number)?.testPlan.testSeconds ?? 0));
}
function reportMs(repository, run) {
    const { startedAtMs } = run;
    return startedAtMs === null ? Number.POSITIVE_INFINITY : startedAtMs + plannedSeconds(repository, run) * 1000;
}
function answerWhenDue(context, timer) {
    switch (timer.kind) {
        case "start":
            return answerStart(context, timer.run);
        case "end":
            return answerEnd(context, timer.run);
        case "merge":
            return answerMerge(context, timer.group);
    }
}
function answerStart(context, id) {
    const { state, repository, queue } = context;
    const run = queue.runs.get(id);
    if (run === undefined || _engine_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .get */ .Jt(queue.engine.runs, id)?.status !== "starting")
        return null;
    const base = (0,_state_branch_js__WEBPACK_IMPORTED_MODULE_4__/* .readBase */ .wZ)(repository.branches.get(queue.branch), run.base);
    const isInBase = (number) => run.ahead.includes(number) || base.contains(number);
    const unmergeable = run.members.find((number) => isRejected(context, number));
    const refuse = (number, culprit) => {
        return { type: "run-refused", run: id, number, reason: "START_TEST_RUN_MERGE_CONFLICT", culprit };
    };
    if (unmergeable !== undefined)
        return refuse(unmergeable, null);
    const conflict = (0,_planned_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .findTextConflict */ .Zr)(run.members, isInBase, readTroubled(repository, run.members, []));
    if (conflict === null)
        return { type: "run-started", run: id, sha: (0,_state_service_state_js__WEBPACK_IMPORTED_MODULE_2__/* .newSha */ .Db)(state) };
    return refuse(conflict.refused, base.contains(conflict.culprit) ? null : conflict.culprit);
}
function answerEnd(context, id) {
    const { state, repository, queue } = context;
    const run = queue.runs.get(id);
    if (run === undefined || _engine_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .get */ .Jt(queue.engine.runs, id)?.status !== "in_progress")
        return null;
    if (reportMs(repository, run) > state.timeMs)
        return null;
    const { faults, isReported } = plannedRun(context, run);
    if (!isReported)
        return null;
    return { type: "runs-ended", runs: [{ run: id, passed: faults.length === 0, checks: readChecks(context, run) }] };
}
function isRejected({ repository, queue }, number) {
    const [pullRequest, record] = [repository.pullRequests.get(number), queue.entries.get(number)];
    return pullRequest !== undefined && record !== undefined && (0,_state_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlocked */ .lT)(record, pullRequest);
}
function answerMerge(context, id) {
    const { state, repository, queue } = context;
    const group = _engine_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .get */ .Jt(queue.engine.groups, id);
    if (group?.state !== "merging")
        return null;
    const commits = group.members.flatMap((number) => _engine_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .get */ .Jt(queue.engine.entries, number) ?? []);
    const branch = repository.branches.get(queue.branch);
    const isInBase = (number) => branch?.merged.has(number) === true;
    const conflict = (0,_planned_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .findTextConflict */ .Zr)(group.members, isInBase, readTroubled(repository, group.members, []))?.refused;
    const failure = group.direct ? "GITHUB_API_DIRECT_MERGE_PR_FAILED" : "GITHUB_API_MERGE_PR_FAILED";
    for (const { number, sha } of commits) {
        const pullRequest = repository.pullRequests.get(number);
        const isMergeable = number !== conflict && !isRejected(context, number);
        if (isMergeable && pullRequest?.headSha === sha)
            continue;
        const reason = isMergeable && pullRequest !== undefined ? "PR_UPDATED_AT_MERGE_TIME" : failure;
        return { type: "merge-refused", group: id, number, reason };
    }
    return { type: "merged", group: id, merges: commits.map(({ number }) => ({ number, sha: (0,_state_service_state_js__WEBPACK_IMPORTED_MODULE_2__/* .newSha */ .Db)(state) })) };
}
function plannedRun(context, run) {
    const { state, repository, queue } = context;
    const numbers = [...run.ahead, ...run.members];
    const base = (0,_state_branch_js__WEBPACK_IMPORTED_MODULE_4__/* .readBase */ .wZ)(repository.branches.get(queue.branch), run.base);
    const changes = readTroubled(repository, numbers, run.requiredStatuses);
    const tested = { run: run.run, base, numbers, isFlaky: isPlannedFlake(context, run) };
    return (0,_planned_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .planRun */ .nY)(tested, { changes, seed: state.seed + queue.id, flaky: state.timings.flaky });
}
/** True when a member plans this run as flaky. */
function isPlannedFlake({ repository, queue }, { run, members }) {
    return members.some((number) => {
        const flakyRuns = repository.pullRequests.get(number)?.testPlan.flakyRuns ?? [];
        if (flakyRuns.length === 0)
            return false;
        const own = [...queue.runs.values()].filter((each) => each.members.includes(number) && each.run <= run);
        return flakyRuns.includes(own.length);
    });
}
function readTroubled(repository, numbers, required) {
    const { troubled, conflicts } = repository.numbers;
    const changes = new Map();
    for (const number of numbers) {
        if (!troubled.has(number) && !conflicts.has(number))
            continue;
        const change = (0,_state_test_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .readChange */ .p)(repository, number, required);
        if (change !== null)
            changes.set(number, change);
    }
    return changes;
}
/**
 * Returns the checks of a run: pending checks until the tests finish, then results. Omits checks that are never
 * reported.
 */
function readChecks(context, run) {
    const { state, repository } = context;
    const isOver = reportMs(repository, run) <= state.timeMs;
    const planned = joinChecks(repository, [...run.ahead, ...run.members]);
    const unplanned = run.requiredStatuses.filter((name) => !planned.some((check) => check.name === name));
    // If a run fails without a planned failed check, the run's last required check reports the failure.
    const isNamed = planned.some(({ result }) => result === "failure");
    const isUnnamed = isOver && !isNamed && plannedRun(context, run).faults.length > 0;
    const required = unplanned.map((name, index) => {
        return { name, result: isUnnamed && index === unplanned.length - 1 ? "failure" : "success" };
    });
    return [...required, ...planned].flatMap(({ name, kind = "status", result }) => result === "never-reported" ? [] : [{ name, kind, result: isOver ? result : "pending" }]);
}
/** Combines the planned checks of several changes. The worst result of each check counts. */
function joinChecks({ pullRequests, numbers: { troubled } }, changes) {
    const byName = new Map();
    for (const number of changes) {
        for (const check of troubled.has(number) ? (pullRequests.get(number)?.testPlan.checks ?? []) : []) {
            const other = byName.get(check.name);
            if (other === undefined || BADNESS[check.result] > BADNESS[other.result])
                byName.set(check.name, check);
        }
    }
    return [...byName.values()];
}
const BADNESS = { failure: 2, "never-reported": 1, success: 0 };


/***/ }),

/***/ 4929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ findQueuesWith),
/* harmony export */   MH: () => (/* binding */ readFacts),
/* harmony export */   aS: () => (/* binding */ acceptImpactedTargets),
/* harmony export */   lT: () => (/* binding */ isBlocked),
/* harmony export */   p_: () => (/* binding */ storeImpactedTargets),
/* harmony export */   rj: () => (/* binding */ impactedTargetsOf),
/* harmony export */   ue: () => (/* binding */ updateReadiness),
/* harmony export */   w1: () => (/* binding */ recordReadiness)
/* harmony export */ });
/* harmony import */ var _engine_drive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4409);
/* harmony import */ var _engine_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4342);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2887);
/* harmony import */ var _queue_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8599);
/* harmony import */ var _service_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6105);
/** Facts about pull requests on which a queue bases its decisions. */





function findQueuesWith(state, repository, number) {
    return [...repository.queues.values()]
        .filter((queue) => (0,_engine_state_js__WEBPACK_IMPORTED_MODULE_4__/* .findLiveEntry */ .kZ)(queue.engine, number) !== undefined)
        .map((queue) => ({ state, repository, queue }));
}
function readFacts({ state, repository, queue }, pullRequest, sha) {
    const since = queue.entries.get(pullRequest.number)?.readySinceMs ?? null;
    const upload = repository.impactedTargets.get(uploadKey(queue.branch, sha));
    const uploadedMs = queue.engine.settings.mode === "parallel" ? (upload?.atMs ?? 0) : 0;
    return {
        sha,
        targets: upload?.targets ?? null,
        ready: since !== null && state.timeMs >= Math.max(since, uploadedMs) + state.timings.readySeconds * 1000,
        upToDate: pullRequest.upToDate,
    };
}
/** Stores the time when a pull request became ready, or that it is not ready. */
function recordReadiness({ state, queue }, pullRequest, record) {
    const { number, baseBranch, mergeability, draft } = pullRequest;
    const isMergeable = mergeability === "mergeable" || (mergeability === "not_mergeable" && !isBlocked(record, pullRequest));
    if (baseBranch !== queue.branch || !isMergeable || pullRequest.state !== "open" || draft) {
        record.readySinceMs = null;
    }
    else if (record.readySinceMs === null) {
        record.readySinceMs = state.timeMs;
        scheduleUpdate({ state, queue }, number);
    }
}
/**
 * True when the host rejects the merge. A direct submission merges despite the branch protection, but not despite a
 * conflict.
 */
function isBlocked({ direct }, pullRequest) {
    return pullRequest.mergeability === "not_mergeable" && (!direct || (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .isConflicting */ .PJ)(pullRequest));
}
/** Schedules an update after `readySeconds`, when the service detects that a pull request is ready. */
function scheduleUpdate({ state, queue }, number) {
    (0,_engine_drive_js__WEBPACK_IMPORTED_MODULE_0__/* .schedule */ ._)(state, state.timeMs + state.timings.readySeconds * 1000, { kind: "ready", queue: queue.id, number });
}
/**
 * Sends changed facts to the queue. The facts are about the submitted commit, because the queue may not detect a push.
 */
function updateReadiness(context, number) {
    const entry = (0,_engine_state_js__WEBPACK_IMPORTED_MODULE_4__/* .findLiveEntry */ .kZ)(context.queue.engine, number);
    if (entry === undefined)
        return;
    const facts = readFacts(context, (0,_service_state_js__WEBPACK_IMPORTED_MODULE_3__/* .findPullRequest */ ._f)(context.repository, number), entry.sha);
    const { targets, ready, upToDate } = facts;
    if (entry.targets === targets && entry.ready === ready && entry.upToDate === upToDate)
        return;
    (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_2__/* .send */ .t)(context, { type: "facts", number, facts });
}
/** Stores an upload, which replaces an earlier one for the same head commit. */
function storeImpactedTargets({ state, repository }, branch, { number, sha, targets }) {
    (0,_service_state_js__WEBPACK_IMPORTED_MODULE_3__/* .findPullRequest */ ._f)(repository, number);
    const stored = targets === "ALL" ? "ALL" : [...new Set(targets)];
    repository.impactedTargets.set(uploadKey(branch, sha), { targets: stored, atMs: state.timeMs });
    const queue = repository.queues.get(branch);
    if (queue === undefined)
        return;
    const context = { state, repository, queue };
    for (const other of new Set([number, ...(repository.numbers.byHeadSha.get(sha) ?? [])])) {
        if ((0,_engine_state_js__WEBPACK_IMPORTED_MODULE_4__/* .findLiveEntry */ .kZ)(queue.engine, other)?.sha !== sha)
            continue;
        updateReadiness(context, other);
        scheduleUpdate(context, other);
    }
}
/** Accepts an upload that takes effect after `targetsSeconds`. */
function acceptImpactedTargets({ state, repository }, branch, upload) {
    (0,_service_state_js__WEBPACK_IMPORTED_MODULE_3__/* .findPullRequest */ ._f)(repository, upload.number);
    const atMs = state.timeMs + state.timings.targetsSeconds * 1000;
    (0,_engine_drive_js__WEBPACK_IMPORTED_MODULE_0__/* .schedule */ ._)(state, atMs, { kind: "targets", repository: (0,_service_state_js__WEBPACK_IMPORTED_MODULE_3__/* .keyOf */ .TN)(repository), branch, upload });
}
/** Returns the targets uploaded for a head commit; null without an upload. */
function impactedTargetsOf(repository, branch, sha) {
    return repository.impactedTargets.get(uploadKey(branch, sha))?.targets ?? null;
}
function uploadKey(branch, sha) {
    return `${sha} ${branch}`;
}


/***/ }),

/***/ 1772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PA: () => (/* binding */ isNumberTaken),
/* harmony export */   Pt: () => (/* binding */ nextNumber),
/* harmony export */   Ys: () => (/* binding */ nextServiceNumber),
/* harmony export */   i0: () => (/* binding */ createNumberIndexes),
/* harmony export */   k_: () => (/* binding */ putPullRequest),
/* harmony export */   wy: () => (/* binding */ putTestPullRequest)
/* harmony export */ });
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2887);
/** This file stores pull requests and their indexes, and finds free numbers. */

function createNumberIndexes() {
    return {
        open: new Set(),
        upToDate: new Set(),
        byHeadSha: new Map(),
        byHeadBranch: new Map(),
        byMergeCommit: new Map(),
        troubled: new Set(),
        conflicts: new Map(),
    };
}
/** Stores a pull request, and updates the indexes. */
function putPullRequest(repository, after) {
    const { pullRequests, numbers } = repository;
    const { number, state, upToDate, headSha, headBranch, mergeCommitSha, testPlan } = after;
    const before = pullRequests.get(number);
    pullRequests.set(number, after);
    repository.lastNumber = Math.max(repository.lastNumber, number);
    include(numbers.open, number, state === "open");
    include(numbers.upToDate, number, upToDate && state === "open");
    replace(numbers.byHeadSha, number, before === undefined ? [] : [before.headSha], [headSha]);
    replace(numbers.byHeadBranch, number, before === undefined ? [] : [before.headBranch], [headBranch]);
    include(numbers.troubled, number, isTroubled(testPlan));
    replace(numbers.conflicts, number, namedIn(before?.testPlan), namedIn(testPlan));
    if (mergeCommitSha !== null)
        numbers.byMergeCommit.set(mergeCommitSha, number);
}
/** Stores the draft pull request of a test branch. All pull requests share one sequence of numbers. */
function putTestPullRequest(repository, after) {
    const { numbers, testPullRequests } = repository;
    const { number, headSha, branch, isOpen } = after;
    testPullRequests.set(number, after);
    repository.lastNumber = Math.max(repository.lastNumber, number);
    include(numbers.open, number, isOpen);
    replace(numbers.byHeadSha, number, [], [headSha]);
    replace(numbers.byHeadBranch, number, [], [branch]);
}
function isTroubled({ result, checks, flaky, conflictsWith, conflictsInText }) {
    return result === "fail" || flaky > 0 || checks.length + conflictsWith.length + conflictsInText.length > 0;
}
function namedIn(plan) {
    return plan === undefined ? [] : [...plan.conflictsWith, ...plan.conflictsInText];
}
function include(all, number, isIn) {
    if (isIn)
        all.add(number);
    else
        all.delete(number);
}
function replace(index, number, before, after) {
    for (const key of before) {
        const found = index.get(key);
        if (found?.delete(number) === true && found.size === 0)
            index.delete(key);
    }
    for (const key of after)
        index.set(key, (index.get(key) ?? new Set()).add(number));
}
/** First number that the service assigns. An outside host assigns lower numbers. */
const FAR_NUMBER = 1_000_000;
/** Returns a number for an issue, or for the draft pull request of a test branch. */
function nextServiceNumber({ host }, repository) {
    return host === "simulated" ? nextNumber(repository) : Math.max(repository.lastNumber, FAR_NUMBER) + 1;
}
/** Returns the number after the largest one. At the limit, returns the first free number. */
function nextNumber(repository) {
    if (repository.lastNumber < _pull_request_js__WEBPACK_IMPORTED_MODULE_0__/* .LARGEST_NUMBER */ .jP)
        return repository.lastNumber + 1;
    let free = 1;
    while (isNumberTaken(repository, free))
        free += 1;
    return free;
}
function isNumberTaken({ pullRequests, testPullRequests, posts }, number) {
    return pullRequests.has(number) || testPullRequests.has(number) || posts.issues.has(number);
}


/***/ }),

/***/ 8599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ send)
/* harmony export */ });
/* harmony import */ var _engine_drive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4409);
/* harmony import */ var _engine_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4569);
/* harmony import */ var _engine_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1647);
/* harmony import */ var _service_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6105);
/* harmony import */ var _test_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8007);
/**
 * This file sends an event to the engine of a queue, stores the effects, and requests test runs and merges from the
 * host.
 */





function send(context, event) {
    (0,_engine_drive_js__WEBPACK_IMPORTED_MODULE_0__/* .sendEvents */ .oy)(context.queue, [event], context.state.timeMs, (taken) => recordStep(context, taken));
}
/** Stores the effects of a step. Returns no events, because the replies of the host arrive as commands. */
function recordStep(context, { before, event, outcome: { effects } }) {
    for (const effect of effects)
        follow(context, effect, before);
    // The engine does not request the stop of a run after a timeout, so this function requests it.
    const settled = new Set(event.type === "runs-ended" ? event.runs.map(({ run }) => run) : []);
    for (const effect of effects)
        if (effect.type === "stop-run")
            settled.add(effect.run);
    for (const effect of effects) {
        if (effect.type === "run-ended" && !settled.has(effect.run.id)) {
            requestFromHost(context, { type: "stop-run", run: effect.run.id });
        }
    }
    return [];
}
function follow(context, effect, before) {
    if (effect.type === "moved")
        recordMove(context, effect, before);
    else if (effect.type === "run-ended")
        (0,_test_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .endRun */ .lb)(context, effect.run, effect.outcome);
    else if (effect.type === "bisection-ended")
        context.queue.bisectionRuns.delete(effect.bisection);
    else if (effect.type !== "bisection-started") {
        if (effect.type === "start-run")
            (0,_test_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .prepareRun */ .Z0)(context, effect.run);
        requestFromHost(context, effect);
    }
}
function requestFromHost({ state, repository, queue }, effect) {
    const run = effect.type === "start-run" ? queue.runs.get(effect.run.id) : undefined;
    state.pendingHostRequests.push({
        queue: queue.id,
        repository: (0,_service_state_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(repository),
        branch: queue.branch,
        effect,
        testBranch: run?.branch ?? null,
    });
}
function recordMove({ state, queue }, effect, before) {
    const { number, attempt, from, to, reason, run } = effect;
    const record = queue.entries.get(number);
    if (record === undefined)
        return;
    const { timeMs: atMs } = state;
    if (reason === "BISECTION_REQUIRED")
        markBisected(queue, number, record.lastRun);
    const submittedAtMs = _engine_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .get */ .Jt(queue.engine.entries, number)?.submittedAtMs ?? atMs;
    const isEnd = to === "merged" || to === "failed" || to === "cancelled";
    queue.moves.push({
        atMs,
        number,
        attempt,
        from,
        to,
        reason,
        run,
        seconds: from === null ? 0 : (atMs - record.sinceMs) / 1000,
        attemptSeconds: isEnd ? (atMs - submittedAtMs) / 1000 : null,
        isBisected: from !== null && _engine_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .get */ .Jt(before.entries, number)?.bisection !== null,
    });
    dropOldMoves(queue, atMs);
    record.sinceMs = atMs;
    if (to !== "pending" && to !== "testing")
        record.rerun = null;
    if (from === null)
        record.lastRun = null;
    if (run !== null)
        record.lastRun = run;
    if (!isEnd)
        return;
    queue.ends.set(number, [...(queue.ends.get(number) ?? []), { attempt, atMs, conclusion: to }]);
    queue.ended.push({ atMs, number });
}
/** Minimum number of stored changes of state. The metrics also need all changes of the last hour. */
const LEAST_MOVES = 5000;
function dropOldMoves(queue, nowMs) {
    if (queue.moves.length < 2 * LEAST_MOVES || queue.moves.length % 1000 !== 0)
        return;
    const recent = queue.moves.findIndex(({ atMs }) => atMs > nowMs - _engine_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .HOUR_MS */ .iQ);
    const first = Math.min(queue.moves.length - LEAST_MOVES, recent === -1 ? queue.moves.length : recent);
    if (first > 0)
        queue.moves = queue.moves.slice(first);
}
/** Marks the result of a failed run as the start of a bisection. */
function markBisected(queue, number, run) {
    const record = run === null ? undefined : queue.runs.get(run);
    if (record?.firstResult == null)
        return;
    const index = record.firstResult + record.members.indexOf(number);
    const row = queue.results[index];
    if (row?.number === number)
        row.bisection = "entered_bisection";
}


/***/ }),

/***/ 3084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U7: () => (/* binding */ readQueueChange),
/* harmony export */   df: () => (/* binding */ updateQueue),
/* harmony export */   jv: () => (/* binding */ deleteQueue),
/* harmony export */   pP: () => (/* binding */ listAdmittedNumbers),
/* harmony export */   xF: () => (/* binding */ recordWriter),
/* harmony export */   y0: () => (/* binding */ createQueue),
/* harmony export */   zq: () => (/* binding */ listLiveNumbers)
/* harmony export */ });
/* harmony import */ var _engine_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4569);
/* harmony import */ var _engine_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4342);
/* harmony import */ var _engine_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1647);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2071);
/* harmony import */ var _queue_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8599);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5322);
/* harmony import */ var _service_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6105);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2221);
/** Creates, changes and deletes queues. */








/** Creates a queue. As in the API, `fields` may set only mode and concurrency. */
function createQueue(state, repository, branch, fields) {
    if (repository.queues.has(branch)) {
        const problem = `A merge queue already exists for branch "${branch}" in this repository`;
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(409, problem, "QUEUE_ALREADY_EXISTS");
    }
    const { mode, concurrency } = { ..._engine_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SETTINGS */ .a$, ...(0,_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .readSettings */ .sb)(fields) };
    const settings = { ..._engine_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SETTINGS */ .a$, mode, concurrency, bisectionConcurrency: concurrency };
    state.last.queue += 1;
    const id = state.last.queue;
    const { tip, lastNumbers } = (0,_service_state_js__WEBPACK_IMPORTED_MODULE_4__/* .ensureBranch */ .js)(state, repository, branch);
    repository.queues.set(branch, {
        id,
        branch,
        engine: (0,_engine_state_js__WEBPACK_IMPORTED_MODULE_6__/* .emptyQueue */ .pA)((0,_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .engineSettings */ .O3)(settings), tip, lastNumbers),
        settings,
        entries: new Map(),
        numbers: new Map(),
        runs: new Map(),
        runIds: new Map(),
        bisectionRuns: new Map(),
        results: [],
        moves: [],
        ends: new Map(),
        ended: [],
        managedState: "manual",
        createdAtMs: state.timeMs,
        updatedAtMs: state.timeMs,
        mergesUntilMs: 0,
    });
    state.queues.set(id, { repository: (0,_service_state_js__WEBPACK_IMPORTED_MODULE_4__/* .keyOf */ .TN)(repository), branch });
}
/** Number of deleted queues of a repository whose entries and runs stay readable. */
const MOST_FORMER_QUEUES = 10;
function deleteQueue({ state, repository, queue }) {
    const live = listLiveNumbers(queue).length;
    if (live > 0) {
        const problem = `The merge queue for branch "${queue.branch}" is not empty (${live} pull requests)`;
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(400, problem, "QUEUE_HAS_ACTIVE_ENTRIES");
    }
    (0,_service_state_js__WEBPACK_IMPORTED_MODULE_4__/* .ensureBranch */ .js)(state, repository, queue.branch).lastNumbers = queue.engine.last;
    repository.formerQueues.push(queue);
    repository.formerQueues.splice(0, repository.formerQueues.length - MOST_FORMER_QUEUES);
    repository.queues.delete(queue.branch);
    state.queues.delete(queue.id);
}
/** Lists all live pull requests: first the admitted ones, then those that are not ready. */
function listLiveNumbers(queue) {
    return [...listAdmittedNumbers(queue), ..._engine_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .values */ .zu(queue.engine.waiting)];
}
/** Lists all admitted pull requests: in the order, in bisections, then pending. */
function listAdmittedNumbers({ engine }) {
    const groups = [..._engine_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .values */ .zu(engine.order), ...engine.bisections.flatMap((bisection) => bisection.groups)];
    const members = groups.flatMap((id) => _engine_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .get */ .Jt(engine.groups, id)?.members ?? []);
    return [...members, ..._engine_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .values */ .zu(engine.pending)];
}
const SETTABLE_STATES = ["running", "paused", "draining"];
const update = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)({ state: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .wordOf */ .aG)(SETTABLE_STATES), deleteRequiredStatuses: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt }));
function updateQueue(context, fields, readGiven = _settings_js__WEBPACK_IMPORTED_MODULE_5__/* .readSettings */ .sb) {
    const { state, queue } = context;
    const { state: phase, deleteRequiredStatuses = false } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .LF)(update, fields);
    const { requiredStatuses: given = [], ...settings } = readGiven(fields);
    const { mode = queue.engine.settings.mode } = settings;
    if (queue.engine.switching !== null && readGiven === _settings_js__WEBPACK_IMPORTED_MODULE_5__/* .readSettings */ .sb) {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(400, `The merge queue for branch "${queue.branch}" is switching modes`);
    }
    // In version 1, an empty list changes nothing. `deleteRequiredStatuses` removes the list from the queue.
    const kept = given.length > 0 ? given : queue.settings.requiredStatuses;
    queue.settings = { ...queue.settings, ...settings, requiredStatuses: deleteRequiredStatuses ? [] : kept };
    queue.updatedAtMs = state.timeMs;
    if (phase !== undefined)
        (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_2__/* .send */ .t)(context, { type: "set-phase", phase });
    (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_2__/* .send */ .t)(context, { type: "configure", settings: (0,_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .engineSettings */ .O3)({ ...queue.settings, mode }) });
}
/** Stores the sender of a change of settings. */
function recordWriter({ queue }, isTerraform) {
    const drift = queue.managedState === "manual" ? "manual" : "terraformWithDrift";
    queue.managedState = isTerraform ? "terraform" : drift;
}
const change = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
    branch: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)({ repository: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, state: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(SETTABLE_STATES), managedState: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(_service_state_js__WEBPACK_IMPORTED_MODULE_4__/* .MANAGED_STATES */ .Bc) }),
});
/** Reads changes of a queue, with its branch and its repository (`owner/name`; by default, the first repository). */
function readQueueChange(fields) {
    (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseUnknown */ .BW)(Object.keys(fields), [..._settings_js__WEBPACK_IMPORTED_MODULE_5__/* .SETTING_NAMES */ .OI, ...Object.keys(change.shape)]);
    return { ...(0,_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .readPossibleSettings */ .v0)(fields), ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .LF)(change, fields) };
}


/***/ }),

/***/ 6026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ readChange)
/* harmony export */ });
/** Converts a test plan. Only a required check can make a run fail, or prevent its end. */
function readChange(repository, number, required) {
    const pullRequest = repository.pullRequests.get(number);
    if (pullRequest === undefined)
        return null;
    const { testSeconds, result, checks, flaky } = pullRequest.testPlan;
    const isRequired = (wanted) => checks.some((check) => check.result === wanted && required.includes(check.name));
    return {
        number,
        testSeconds,
        broken: result === "fail" || isRequired("failure"),
        flaky,
        conflicts: readConflicts(repository, number),
        silent: isRequired("never-reported"),
        targets: null,
        upToDate: pullRequest.upToDate,
    };
}
/** Returns the conflicts of a pull request. A conflict in one of the two test plans is sufficient. */
function readConflicts({ pullRequests, numbers }, number) {
    const own = pullRequests.get(number)?.testPlan;
    const namedBy = numbers.conflicts.get(number) ?? [];
    const others = new Set([...(own?.conflictsWith ?? []), ...(own?.conflictsInText ?? []), ...namedBy]);
    return [...others].flatMap((other) => {
        const theirs = pullRequests.get(other)?.testPlan;
        const isIn = (field) => own?.[field].includes(other) === true || theirs?.[field].includes(number) === true;
        return [
            ...(isIn("conflictsInText") ? [{ with: other, in: "text" }] : []),
            ...(isIn("conflictsWith") ? [{ with: other, in: "tests" }] : []),
        ];
    });
}


/***/ }),

/***/ 8007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ startRun),
/* harmony export */   J4: () => (/* binding */ requiredChecks),
/* harmony export */   Z0: () => (/* binding */ prepareRun),
/* harmony export */   lb: () => (/* binding */ endRun)
/* harmony export */ });
/* harmony import */ var _engine_step_builder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9519);
/* harmony import */ var _engine_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1647);
/* harmony import */ var _pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1772);
/* harmony import */ var _service_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6105);
/** This file creates the records of test runs, and updates them at the start and the end of a run. */




function prepareRun(context, { id: run, kind, group, base, content, own }) {
    const { state, repository, queue } = context;
    const { settings, engine } = queue;
    const numbers = content.map(({ number }) => number);
    const members = numbers.slice(-own);
    const bisection = _engine_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .get */ .Jt(engine.groups, group)?.bisection ?? null;
    const id = (0,_service_state_js__WEBPACK_IMPORTED_MODULE_2__/* .newId */ .Si)(state);
    const isOverridden = settings.requiredStatuses.length > 0;
    queue.runs.set(run, {
        id,
        run,
        kind,
        bisection,
        branch: `trunk-merge/pr-${members[0]}/${id}${kind === "bisection" ? bisectionSuffix(context, bisection) : ""}`,
        base,
        members,
        ahead: numbers.slice(0, -own),
        mode: engine.settings.mode,
        requiredStatuses: isOverridden ? settings.requiredStatuses : repository.requiredStatuses,
        requiredStatusesSource: isOverridden ? "merge_instance" : "repo_provider_branch_protection",
        sha: "",
        startedAtMs: null,
        status: "in_progress",
        end: null,
        checks: null,
        firstResult: null,
        testPullRequest: null,
    });
    queue.runIds.set(id, run);
}
/** Returns the suffix of a test branch. From the second run of a bisection, the suffix contains the run's number. */
function bisectionSuffix({ queue }, bisection) {
    const count = (queue.bisectionRuns.get(bisection ?? 0) ?? 0) + 1;
    queue.bisectionRuns.set(bisection ?? 0, count);
    return count === 1 ? "-bisection" : `-bisection-${count}`;
}
/** Stores the start of a run. Opens a pull request for the test branch if a setting requires it. */
function startRun(context, run, sha) {
    const { state, repository, queue } = context;
    run.sha = sha;
    run.startedAtMs = state.timeMs;
    if (!queue.settings.createPrsForTestingBranches)
        return;
    const number = (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .nextServiceNumber */ .Ys)(state, repository);
    run.testPullRequest = number;
    const { branch } = run;
    const shown = { number, branch, headSha: sha, baseBranch: queue.branch, body: bodyOf(run), isOpen: true };
    (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .putTestPullRequest */ .wy)(repository, shown);
}
function bodyOf({ members, ahead }) {
    const built = ahead.length === 0
        ? ""
        : `\n\nIt also contains these pull requests, which are ahead in the queue:\n\n${listOf(ahead)}`;
    return `The merge queue tests this branch and never merges it. It contains:\n\n${listOf(members)}${built}\n`;
}
function listOf(numbers) {
    return numbers.map((number) => `- #${number}`).join("\n");
}
/** Stores the end of a run. Deletes a run that finishes before its start. */
function endRun(context, { id, content, own }, outcome) {
    const { state, repository, queue } = context;
    const run = queue.runs.get(id);
    if (run === undefined)
        return;
    if (run.startedAtMs === null) {
        queue.runs.delete(id);
        queue.runIds.delete(run.id);
        return;
    }
    // The simulated host has already set the checks at the stop of a run.
    if (state.host === "outside")
        run.checks ??= requiredChecks(run, "pending");
    run.status = _engine_step_builder_js__WEBPACK_IMPORTED_MODULE_0__/* .ENDED_STATUS */ .GB[outcome];
    run.end = { atMs: state.timeMs, outcome };
    run.firstResult = queue.results.length;
    for (const { number, attempt } of content.slice(-own)) {
        queue.results.push({
            number,
            attempt,
            run: id,
            atMs: state.timeMs,
            outcome: outcome === "interrupted" && hasLeft(context, number, attempt) ? "cancelled" : outcome,
            bisection: run.kind === "bisection" ? "in_bisection" : null,
        });
    }
    const shown = run.testPullRequest === null ? undefined : repository.testPullRequests.get(run.testPullRequest);
    if (shown !== undefined)
        (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .putTestPullRequest */ .wy)(repository, { ...shown, isOpen: false });
}
/** Returns the required checks of a run, for a host that reports no checks. */
function requiredChecks(run, result) {
    return run.requiredStatuses.map((name) => ({ name, kind: "status", result }));
}
function hasLeft({ queue }, number, attempt) {
    return queue.ends.get(number)?.some((end) => end.attempt === attempt) === true;
}


/***/ })

};
