export const id = 7661;
export const ids = [7661];
export const modules = {

/***/ 2601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ faultSpec),
/* harmony export */   V: () => (/* binding */ createFaultList)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4343);
/* harmony import */ var _state_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2071);
/* harmony import */ var _github_routes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5204);
/* harmony import */ var _v1_endpoints_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8855);
/** Faults of the service for tests, and the list of pending faults. */




/** Milliseconds; a longer timer would fire at once. */
const pause = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberFrom */ .UB)(0, 2_147_483_647);
const status = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(200, 599);
const headers = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae, "must be an object");
const count = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(0, Number.MAX_SAFE_INTEGER);
const scripted = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ headers, afterEffect: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt });
/** Kinds of faults. The effect is the change of the service by the request. */
const FAULTS = [
    /** A status with a text, without the effect unless `afterEffect`. */
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("status"), status, ...(0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ body: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae }), ...scripted }),
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("delay"), ms: pause }),
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("drop"), when: (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["before", "after"]) }),
    /** No answer, and no effect unless `afterEffect`. */
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("hang"), ...(0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ afterEffect: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt }) }),
    /** Status line and headers of the true answer, without a body. */
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("headers-only") }),
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("trickle"), msPerByte: pause }),
    /** The true status with another content type, after the effect. */
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("content-type"), contentType: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, ...(0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ body: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae }) }),
    /** Another answer, without the effect unless `afterEffect`. */
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("reply"), status, ...(0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ json: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(), text: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae }), ...scripted }),
    /** The true JSON answer with changed fields. `merge` is one level deep; `a.b` in `omit` names a nested field. */
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("patch"), ...(0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ merge: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyObject */ .aH, omit: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strings */ .P$ }) }),
    (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("redirect"), status, location: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
];
const KINDS = `must be one of ${FAULTS.flatMap((each) => each.shape.kind.def.values).join(", ")}`;
const fault = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt("kind", FAULTS, {
    error: ({ code }) => (code === "invalid_union" ? KINDS : "must be an object"),
});
/** Names of endpoints. `*` means every endpoint of the service, `github:*` every endpoint of the GitHub stand-in. */
const endpointName = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["*", "github:*", ..._v1_endpoints_js__WEBPACK_IMPORTED_MODULE_2__/* .V1_ENDPOINTS */ .pK, ..._github_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .GITHUB_ENDPOINTS */ .no]);
const faultSpec = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({
    endpoint: endpointName,
    ...(0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({
        /** Number of affected requests, 1 by default; 0 means all requests. */
        times: count,
        /** Number of requests before the first affected one. */
        skip: count,
    }),
    fault,
});
/** Creates a list of faults. The first added fault applies to a request. */
function createFaultList() {
    let pending = [];
    return {
        add: (spec) => {
            pending = [...pending, spec];
        },
        clear: () => {
            pending = [];
        },
        /** Returns the pending faults with their remaining counts. */
        pending: () => pending,
        take: (endpoint) => {
            const all = endpoint.startsWith("github:") ? "github:*" : "*";
            const spec = pending.find((each) => each.endpoint === endpoint || each.endpoint === all);
            if (spec === undefined)
                return null;
            const { skip = 0, times = 1 } = spec;
            // A fault for all requests stays the same object, so that its owner can find it.
            const rest = skip > 0 ? { ...spec, skip: skip - 1 } : times > 0 ? { ...spec, times: times - 1 } : spec;
            const isOver = skip === 0 && times === 1;
            pending = pending.flatMap((each) => (each !== spec ? [each] : isOver ? [] : [rest]));
            return skip > 0 ? null : spec.fault;
        },
    };
}


/***/ }),

/***/ 5204:
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
/** Serves comments, commit statuses and issues of the GitHub stand-in in GitHub's format. */





function listComments({ repository, rest }) {
    const { pullRequests, testPullRequests, posts } = repository;
    const { comments, issues } = posts;
    const number = Number(rest);
    if (![pullRequests, testPullRequests, issues].some((all) => all.has(number)))
        throw new refusal/* Refusal */.P(404, "Not Found");
    return [...comments.values()].filter((each) => each.number === number).map((each) => commentJson(repository, each));
}
const since = (0,state_fields/* object */.Ik)((0,state_fields/* optional */.lq)({ since: state_fields/* time */.kB }));
/** Lists the comments changed since a time, sorted by creation by default. */
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
/** Lists issues without pull requests, unlike GitHub: no client of this service reads pull requests there. */
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
function wireTime(atMs) {
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
        created_at: wireTime(createdAtMs),
        updated_at: wireTime(updatedAtMs),
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
        created_at: wireTime(createdAtMs),
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
        created_at: wireTime(createdAtMs),
        updated_at: wireTime(updatedAtMs),
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/local-queue/src/api/github/pull-requests.js
/** Serves pull requests of the GitHub stand-in in GitHub's format. */



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
/** Returns the fields for a single pull request. GitHub computes the mergeability of open ones only. */
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
/** Finds a pull request as shown by GitHub, which shows merges with a lag. */
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
/** Returns the fields for a list, without the fields about the merge. */
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
/** Returns the commit of a trial merge, shown by GitHub while a pull request is open. */
function trialMerge(headSha) {
    return (0,external_node_crypto_.createHash)("sha1").update(`trial merge of ${headSha}`).digest("hex");
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/github/routes.js
/** A stand-in for the part of the GitHub API that CI uses, with the pull requests of the service. */







const ENDPOINTS = {
    "github:repos.get": ["GET", /^$/, getRepository],
    "github:pulls.list": ["GET", /^\/pulls$/, listPullRequests],
    "github:pulls.get": ["GET", /^\/pulls\/(\d+)$/, getPullRequest],
    "github:commits.pulls": ["GET", /^\/commits\/([^/]+)\/pulls$/, pullRequestsOfCommit],
    "github:matching-refs": ["GET", /^\/git\/matching-refs\/heads\/(.*)$/, matchingRefs],
    "github:collaborators.permission": ["GET", /^\/collaborators\/([^/]+)\/permission$/, getPermission],
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
};
const GITHUB_ENDPOINTS = (0,state_fields/* keysOf */.YD)(ENDPOINTS);
const REPOSITORY_PATH = /^\/github\/repos\/([^/]+)\/([^/]+)(.*)$/;
function findGithubEndpoint(method, pathname) {
    const rest = REPOSITORY_PATH.exec(pathname)?.[3];
    if (rest === undefined)
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
        // Links to other pages start with the address that the caller used.
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
    const [, owner = "", name = "", path = ""] = REPOSITORY_PATH.exec(pathname) ?? [];
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
/** Lists the branches of the repository, including the test branches of runs in progress. */
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
/** Returns the permission of a person, `read` by default as in a public repository. Unknown apps are not found. */
function getPermission({ repository, rest }) {
    const found = repository.collaborators.get(rest.toLowerCase());
    if (found === undefined && rest.endsWith("[bot]"))
        throw new refusal/* Refusal */.P(404, "Not Found");
    const { permission, role } = found ?? { permission: "read", role: "read" };
    return { permission, role_name: role, user: { login: rest } };
}
const USUAL_SIZE = 30;
const LARGEST_SIZE = 100;
/** Returns a page of a list with links to other pages. As on GitHub, an invalid size or page has its default. */
function pageReply(all, { pathname, searchParams }, host) {
    const size = Math.min(LARGEST_SIZE, readPositive(searchParams.get("per_page")) ?? USUAL_SIZE);
    const page = readPositive(searchParams.get("page")) ?? 1;
    const last = Math.max(1, Math.ceil(all.length / size));
    const to = (rel, number) => {
        const query = new URLSearchParams(searchParams);
        query.set("page", String(number));
        return `<http://${host}${pathname}?${query.toString()}>; rel="${rel}"`;
    };
    const back = page > 1 ? [to("prev", Math.min(page - 1, last))] : [];
    const on = page < last ? [to("next", page + 1), to("last", last)] : [];
    const links = [...back, ...on, ...(page > 1 ? [to("first", 1)] : [])];
    const { headers, ...reply } = (0,http_reply/* jsonReply */.DB)(all.slice((page - 1) * size, page * size));
    return { ...reply, headers: links.length === 0 ? headers : { ...headers, link: links.join(", ") } };
}
function readPositive(text) {
    const number = /^\d{1,9}$/.test(text ?? "") ? Number(text) : 0;
    return number > 0 ? number : undefined;
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
        throw new _state_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(400, "Invalid request body: must be a JSON object");
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
        throw new _state_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(400, `Invalid request body: not JSON, or nested more than ${_src_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .JSON_DEPTH_LIMIT */ .r} deep`);
    return parsed;
}
/** Returns undefined for a text that is not JSON, or is nested too deeply. */
function parseJson(text) {
    try {
        return (0,_src_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBoundedJson */ .R)(text);
    }
    catch {
        return undefined;
    }
}
function headerText(headers, name) {
    const value = headers[name];
    return typeof value === "string" ? value : (value?.[0] ?? "");
}
/** The service's limit for every request with a body: 20 MiB. */
const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
/** Reads a body up to the limit, and drops the rest: the sender could not read a reply on a closed connection. */
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
/** Returns the reply to an unknown path or method: a page, as from the service. */
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
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3305);
/* harmony import */ var _state_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2071);
/* harmony import */ var _state_pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2887);
/* harmony import */ var _state_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5322);
/* harmony import */ var _http_incoming_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9038);
/* harmony import */ var _http_reply_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1952);
/* harmony import */ var _wire_lists_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2532);
/** Answers requests to version 1 of the API: finds the endpoint, checks the token and reads the request. */







const repository = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ host: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, owner: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, name: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
const ofRepository = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ repo: repository });
const ofRepositoryId = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ repoId: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
const ofBranch = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ targetBranch: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
const numeric = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .transform */ .pdi((value) => typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value);
const number = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .FsL(numeric, (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(0, _state_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGEST_NUMBER */ .jP));
const ofPullRequest = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ pr: (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ number }) });
const ofNumberOrBranch = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    pr: (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)((0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ number, branch: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq })).check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .refine */ .YPB((pr) => (pr.number === undefined) !== (pr.branch === undefined), {
        error: 'must have exactly one of "number" and "branch"',
    })),
});
const recordOptions = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)((0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ includeTimeline: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt }));
const MOST_NUMBERS = `must be an array of 1 to 50 pull requests`;
const ofNumbers = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    prs: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg((0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ number }), MOST_NUMBERS).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._minLength */ .m9(1, MOST_NUMBERS), zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._maxLength */ .Eb(50, MOST_NUMBERS)),
});
const ofCommit = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ pr: (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ sha: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }) });
const submission = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ ...ofPullRequest.shape, ...(0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ priority: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J(), noBatch: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt }) });
const upload = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ pr: (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ number: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .FsL(numeric, (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, _state_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGEST_NUMBER */ .jP)), sha: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }) });
const uploadedList = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ impactedTargets: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae, 'must be an array of strings or "ALL"') });
const ofTestRun = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ testRunId: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
const ofOrganization = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ org_url_slug: _state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
/** Endpoints about a queue, by POST with a JSON body. Their names are their paths. */
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
    listPullRequests: (engine, at, fields) => engine.listPullRequests(at, (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(_wire_lists_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestsQuery */ .Yp, fields)),
    listMergeQueueTestingResults: (engine, at, fields) => engine.listMergeQueueTestingResults(at, (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(_wire_lists_js__WEBPACK_IMPORTED_MODULE_5__/* .testingResultsQuery */ .Fw, fields)),
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
        return (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_4__/* .notFoundPage */ .FS)(incoming.method, incoming.url.pathname);
    return (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_4__/* .answerOrRefuse */ .IK)(() => {
        if (endpoint === "status")
            return (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_4__/* .textReply */ .US)(200);
        return endpoint === "getMergeQueueMetrics" ? answerMetrics(v1, incoming) : answerPost(v1, endpoint, incoming);
    }, ({ status, message }) => (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_4__/* .textReply */ .US)(status, message));
}
function answerMetrics({ engine, token }, { headers, url }) {
    if ((0,_http_incoming_js__WEBPACK_IMPORTED_MODULE_3__/* .headerText */ .TK)(headers, "x-api-token") !== token)
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
    const sent = (0,_http_incoming_js__WEBPACK_IMPORTED_MODULE_3__/* .headerText */ .TK)(incoming.headers, "x-api-token");
    // The body is read before the token, so its size is checked first.
    if (incoming.body.kind === "too-large")
        throw new _state_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(413, "request entity too large");
    const mayBeFork = endpoint === "setImpactedTargets" && sent === "";
    const forkRun = mayBeFork ? (0,_http_incoming_js__WEBPACK_IMPORTED_MODULE_3__/* .headerText */ .TK)(incoming.headers, "x-forked-workflow-run-id") : "";
    if (sent !== token && forkRun === "")
        throw unauthorized();
    const fields = (0,_http_incoming_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonFields */ .yX)(incoming);
    if (forkRun !== "")
        authorizeForkRun(engine, repositoryOf(engine, fields, endpoint), fields, forkRun);
    if (endpoint === "listQuarantinedTests") {
        const { org_url_slug: slug } = (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(ofOrganization, fields);
        if (orgSlug !== undefined && slug !== orgSlug)
            throw unauthorized();
        return (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonReply */ .DB)(engine.listQuarantinedTests((0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(ofRepository, fields).repo, fields));
    }
    const at = { repo: repositoryOf(engine, fields, endpoint), targetBranch: (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(ofBranch, fields).targetBranch };
    const value = QUEUE_ENDPOINTS[endpoint](engine, at, fields);
    return value === undefined ? (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_4__/* .textReply */ .US)(200) : (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonReply */ .DB)(value);
}
/** Reads the repository of a request. An upload of impacted targets may contain its id. */
function repositoryOf(engine, fields, endpoint) {
    if (endpoint !== "setImpactedTargets" || fields.repoId === undefined)
        return (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(ofRepository, fields).repo;
    if (fields.repo !== undefined)
        throw (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("repoId", 'must not be given together with "repo"');
    return engine.findRepositoryById((0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(ofRepositoryId, fields).repoId);
}
/** Accepts a running workflow of a fork instead of the token, for its own commit. */
function authorizeForkRun(engine, repo, fields, runId) {
    const run = engine.findForkRun(repo, runId);
    if (!run?.live || !run.fork || run.headSha !== (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(ofCommit, fields).pr.sha)
        throw unauthorized();
}
function unauthorized() {
    return new _state_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(401, "Unauthorized");
}


/***/ }),

/***/ 2532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ testingResultsQuery),
/* harmony export */   Yp: () => (/* binding */ pullRequestsQuery),
/* harmony export */   cz: () => (/* binding */ testingResultsPage),
/* harmony export */   tf: () => (/* binding */ pullRequestsPage)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4343);
/* harmony import */ var _engine_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4342);
/* harmony import */ var _state_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2071);
/* harmony import */ var _state_pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2887);
/* harmony import */ var _state_queues_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3084);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6667);






const pageSize = (0,zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf)((0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, 100), 50);
/** Selects attempts that ended from `since` to `until`, inclusive. `cursor` is the last id of the previous page. */
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
    // Includes attempts that ended in the period before a later attempt.
    if (since !== undefined || until !== undefined)
        return selectPeriod(queue.ended, query).map(({ number }) => number);
    return state !== undefined && (0,_engine_state_js__WEBPACK_IMPORTED_MODULE_5__/* .isLive */ .DG)({ state }) ? (0,_state_queues_js__WEBPACK_IMPORTED_MODULE_2__/* .liveNumbers */ .z6)(queue) : queue.entries.keys();
}
function findSubmissionOrder(queue, id) {
    const found = (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .findSubmitted */ .vw)(queue, queue.numbers.get(id) ?? 0);
    if (found === undefined)
        throw (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("cursor", "must be one of a page of this list");
    return found.entry.submission;
}
/** Returns the items of a period. Compares whole seconds, as shown, so that a shown time includes its item. */
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
/** Period of the stored results, and longest period of a query. */
const KEPT_MS = 45 * DAY_MS;
function testingResultsPage(context, query) {
    const { state, queue } = context;
    const { since, until = state.timeMs, offset, take: size } = query;
    if (until - since > KEPT_MS)
        throw (0,_state_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("since", 'must be no more than 45 days before "until"');
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
        endedAt: (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .wireTime */ .P$)(atMs),
        testingDurationMs: (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeSecond */ .Q5)(atMs - (startedAtMs ?? atMs)),
        outcome,
        ...(cycle === undefined ? {} : { cycleConclusion: cycle.conclusion }),
        ...(bisection === null ? {} : { bisection }),
        testRunId,
    };
}


/***/ }),

/***/ 6667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ submittedRecord),
/* harmony export */   O6: () => (/* binding */ submittedRecords),
/* harmony export */   P$: () => (/* binding */ wireTime),
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
/** Returns the record of a pull request, also after its attempt. */
function submittedRecord(context, { number, branch = "" }, options = {}) {
    const { queue } = context;
    const found = number === undefined ? findSubmittedByBranch(context, branch) : findSubmitted(queue, number);
    if (found !== undefined)
        return recordOf(context, found, options.includeTimeline);
    const name = number === undefined ? `with head branch "${branch}"` : `#${number}`;
    throw new _state_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(404, `Pull request ${name} was not submitted to the merge queue for branch "${queue.branch}"`);
}
/** Returns records of pull requests, and the numbers of never submitted ones. */
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
        forceEnqueued: false,
        isCurrentlySubmittedToQueue: (0,_engine_state_js__WEBPACK_IMPORTED_MODULE_6__/* .isLive */ .DG)(submitted.entry),
        verifiedByTestRun: verifyingRun(queue, submitted.entry),
        ...(includeTimeline ? { timeline: timelineOf(queue, submitted.entry.number) } : {}),
    };
}
/** Returns the id of the run that tested the pull request, or of another run that cleared it. */
function verifyingRun({ runs }, { run }) {
    const record = run === null ? undefined : runs.get(run);
    return record?.status === "succeeded" || record?.status === "failed" ? record.id : null;
}
function settingsRecord({ queue }) {
    const { phase, settings } = queue.engine;
    return { state: phase, branch: queue.branch, ...queue.settings, mode: settings.mode };
}
/** Lists admitted pull requests only, in the order of the queue. */
function queueRecord(context) {
    const enqueued = (0,_state_queues_js__WEBPACK_IMPORTED_MODULE_2__/* .lineNumbers */ .$K)(context.queue).flatMap((number) => findSubmitted(context.queue, number) ?? []);
    const enqueuedPullRequests = enqueued.map((submitted) => enqueuedRecord(context, submitted));
    return { ...settingsRecord(context), enqueuedPullRequests };
}
/** Returns present facts of the pull request, not those of its submission. */
function enqueuedRecord({ repository }, { entry, record }) {
    const pullRequest = (0,_state_service_state_js__WEBPACK_IMPORTED_MODULE_4__/* .findPullRequest */ ._f)(repository, entry.number);
    const { priority } = record;
    return {
        id: record.id,
        state: entry.state,
        stateChangedAt: wireTime(entry.sinceMs),
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
/** Finds the open pull request of a head branch, else the last finished one. */
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
/** Formats a time in whole seconds, with zero milliseconds. */
function wireTime(atMs) {
    return new Date(wholeSecond(atMs)).toISOString();
}
function wholeSecond(atMs) {
    return Math.floor(atMs / 1000) * 1000;
}
/** Lists the transitions of all attempts, the oldest first: the content of API version 2 in the spelling of version 1. */
function timelineOf({ moves, runs }, number) {
    return moves
        .filter((move) => move.number === number)
        .map(({ to, atMs, reason, run, culprit }) => {
        const record = run === null || !TESTED.has(to) ? undefined : runs.get(run);
        return {
            state: to,
            timestamp: wireTime(atMs),
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

/***/ 9835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ createCandidateFormer),
/* harmony export */   cT: () => (/* binding */ URGENT),
/* harmony export */   hk: () => (/* binding */ formCandidates),
/* harmony export */   zq: () => (/* binding */ canRegroup)
/* harmony export */ });
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4569);
/* harmony import */ var _step_builder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9519);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1647);
/** Forms batches of pending entries. */



const URGENT = 0;
function* formCandidates(queue) {
    if (!isBatching(queue)) {
        for (const number of _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .values */ .zu(queue.pending))
            yield { members: [number], delay: null };
    }
    else if (queue.settings.mode === "single") {
        yield* batchesInLine(queue);
    }
    else {
        yield* batchesInLanes(queue, indexPending(queue));
    }
}
/** Returns a function that forms the candidates again without the members that have started. */
function createCandidateFormer(queue) {
    if (!canRegroup(queue))
        return () => formCandidates(queue);
    const pending = indexPending(queue);
    let left = pending.entries;
    return (started) => {
        left = left.filter(({ entry }) => !started.includes(entry.number));
        return batchesInLanes(queue, { ...pending, entries: left });
    };
}
/** True when the remaining entries may form other batches once a batch has started. */
function canRegroup(queue) {
    return isBatching(queue) && queue.settings.mode === "parallel";
}
function isBatching({ settings: { batch, batchingMinSize } }) {
    return batch && batchingMinSize > 1;
}
/** Cuts a single queue into batches. An entry that is tested alone closes the batch ahead of it. */
function* batchesInLine(queue) {
    let open = [];
    for (const number of _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .values */ .zu(queue.pending)) {
        const entry = (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(queue, number);
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
const NONE = -1;
const SEVERAL = -2;
function indexPending(queue) {
    const byName = new Map();
    const withAll = { only: NONE, open: [] };
    const withAny = { only: NONE, open: [] };
    const entries = [];
    for (const number of _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_(queue.pending)) {
        const entry = (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(queue, number);
        const { targets } = entry;
        const overlapped = [];
        if (targets === null || targets === "ALL") {
            overlapped.push(withAny);
        }
        else {
            for (const name of targets)
                overlapped.push(laneOf(byName, name));
            if (targets.length > 0)
                overlapped.push(withAll);
        }
        entries.push({ entry, isAlone: isAlone(queue, entry), overlapped });
    }
    return { entries, lanes: [withAll, withAny, ...byName.values()], withAll, withAny };
}
function laneOf(byName, name) {
    const known = byName.get(name);
    if (known !== undefined)
        return known;
    const lane = { only: NONE, open: [] };
    byName.set(name, lane);
    return lane;
}
/**
 * Forms batches in a parallel queue. An entry joins a batch when it overlaps a member and no entry of another batch: two
 * batches never wait for each other. An entry that is tested alone closes each batch that it overlaps. A batch is not
 * delayed if no later entry can join it.
 */
function* batchesInLanes(queue, pending) {
    const batches = [];
    for (const lane of pending.lanes) {
        lane.only = NONE;
        lane.open.length = 0;
    }
    for (const each of pending.entries) {
        if (each.isAlone)
            closeOverlapped(batches, each);
        const index = each.isAlone ? NONE : findOnlyOverlapped(each);
        const batch = batches[index];
        if (batch === undefined || batch.isClosed) {
            join(pending, each, batches.length);
            batches.push({ entries: [each.entry], lanes: [...each.overlapped], isClosed: each.isAlone });
        }
        else {
            join(pending, each, index);
            batch.entries.push(each.entry);
            batch.lanes.push(...each.overlapped);
            batch.isClosed = batch.entries.length >= queue.settings.batchingMinSize;
        }
    }
    for (const [index, batch] of batches.entries()) {
        yield batch.isClosed || !canGrow(batch, index, pending) ? closed(batch.entries) : waiting(queue, batch.entries);
    }
}
function closeOverlapped(batches, { overlapped }) {
    for (const { open } of overlapped) {
        for (const index of open.splice(0)) {
            const batch = batches[index];
            if (batch !== undefined)
                batch.isClosed = true;
        }
    }
}
/** Returns the index of the only batch that an entry overlaps; else `NONE` or `SEVERAL`. */
function findOnlyOverlapped({ overlapped }) {
    let only = NONE;
    for (const lane of overlapped)
        only = joint(only, lane.only);
    return only;
}
/** Adds the batch of an entry to the lanes of the entry. */
function join({ withAll, withAny }, { overlapped }, index) {
    if (overlapped.length > 0)
        addTo(withAny, index);
    for (const lane of overlapped) {
        if (lane === withAny)
            addTo(withAll, index);
        else if (lane !== withAll)
            addTo(lane, index);
    }
}
function addTo(lane, index) {
    lane.only = joint(lane.only, index);
    if (lane.open.at(-1) !== index)
        lane.open.push(index);
}
/** True when a later entry could overlap the members of a batch and no other batch. */
function canGrow({ lanes }, index, { withAll }) {
    if (withAll.only !== NONE)
        return withAll.only === index;
    return lanes.some(({ only }) => only === index);
}
function joint(one, other) {
    if (one === NONE || one === other)
        return other;
    return other === NONE ? one : SEVERAL;
}
function closed(entries) {
    return { members: entries.map(({ number }) => number), delay: null };
}
/** Delays a batch that is not full. The delay begins when its oldest member becomes pending. */
function waiting(queue, entries) {
    let untilMs = Number.POSITIVE_INFINITY;
    for (const { pendingSinceMs } of entries)
        untilMs = Math.min(untilMs, pendingSinceMs);
    untilMs += queue.settings.batchingMaxWaitTimeMinutes * _settings_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg;
    return { ...closed(entries), delay: { untilMs, by: "batchingMaxWaitTimeMinutes" } };
}
function isAlone({ settings }, { noBatch, priority, targets }) {
    if (noBatch || priority === URGENT)
        return true;
    // The rules match targets of a parallel queue, never `ALL`.
    if (settings.mode !== "parallel" || targets === null || targets === "ALL")
        return false;
    return settings.batchingRules.some((rule) => targets.some((target) => isolates(rule, target)));
}
/** True when a rule isolates a target. Its pattern is a target, or a prefix that ends with `*`. */
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
/* harmony import */ var _step_builder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9519);
/**
 * The pending failure depth: this number of groups behind a failure are tested on top of it and can clear it. Groups
 * further behind wait until the failure is resolved.
 */



/** Returns a check: true for a failure if a group within its depth is tested or will be. */
function canStillBeCleared(queue) {
    const depth = queue.settings.pendingFailureDepth;
    if (depth === 0)
        return () => false;
    const positionAt = memoize(positionsOf(queue));
    const isStuckAt = memoize(stuckOf(queue, positionAt));
    return (failing) => {
        const window = followFailure(queue, failing);
        let isBehind = false;
        for (let index = 0;; index += 1) {
            const position = positionAt(index);
            if (position === undefined || window.isOver())
                return false;
            const { group, targets } = position;
            const isNear = isBehind && window.add(targets) === "near";
            if (isNear && (group === null ? !isStuckAt(index) : isOpen(group)))
                return true;
            isBehind ||= group?.id === failing.id;
        }
    };
}
function isOpen({ state }) {
    return state === "waiting" || state === "starting" || state === "testing";
}
/** Yields groups and candidates in the order of their tests, urgent ones first. */
function* positionsOf(queue) {
    const groups = (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_2__/* .groupsInOrder */ .IC)(queue);
    const ofGroup = (group) => ({ group, targets: (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .targetsOf */ .QR)(queue, group.members) });
    const ofCandidate = ({ members }) => ({ group: null, targets: (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .targetsOf */ .QR)(queue, members) });
    yield* groups.filter(isInFront).map(ofGroup);
    let isInFrontDone = false;
    for (const candidate of (0,_batches_js__WEBPACK_IMPORTED_MODULE_0__/* .formCandidates */ .hk)(queue)) {
        if (!isInFrontDone && !isUrgent(queue, candidate)) {
            isInFrontDone = true;
            yield* groups.filter((group) => !isInFront(group)).map(ofGroup);
        }
        yield ofCandidate(candidate);
    }
    if (!isInFrontDone)
        yield* groups.filter((group) => !isInFront(group)).map(ofGroup);
}
function isInFront({ position }) {
    return position[0] <= 0;
}
function isUrgent(queue, { members: [leader = 0] }) {
    return (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_2__/* .entryOf */ .Ms)(queue, leader).priority === _batches_js__WEBPACK_IMPORTED_MODULE_0__/* .URGENT */ .cT;
}
/** Yields true for a candidate that is held, or behind a held candidate in its lane. */
function* stuckOf(queue, positionAt) {
    const failures = followFailures(queue);
    const lane = (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .noTargets */ .UV)();
    for (let index = 0;; index += 1) {
        const position = positionAt(index);
        if (position === undefined)
            return;
        const isStuck = position.group === null && ((0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .overlap */ .EF)(lane, position.targets) || failures.isHeld(position.targets));
        if (isStuck)
            (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .include */ .Vz)(lane, position.targets);
        else
            failures.pass(position);
        yield isStuck;
    }
}
/** Returns items by index, and reads only as many of them as necessary. */
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
            failures.pass({ group, targets: (0,_lanes_js__WEBPACK_IMPORTED_MODULE_1__/* .targetsOf */ .QR)(queue, group.members) });
    };
    const groups = (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_2__/* .groupsInOrder */ .IC)(queue);
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
        follow: (targets) => failures.pass({ group: null, targets }),
    };
}
function followFailures(queue) {
    const failing = new Set(queue.failing);
    const windows = [];
    return {
        isHeld: (targets) => windows.some((window) => window.findPlacement(targets) === "far"),
        pass: ({ group, targets }) => {
            for (const window of windows)
                window.add(targets);
            if (group !== null && failing.has(group.id))
                windows.push(followFailure(queue, group));
        },
    };
}
/** Follows the lane of a failure. Only the last node with a target is a direct predecessor. */
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

/***/ 6790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jk: () => (/* binding */ nextInstantMs),
  GJ: () => (/* binding */ passInstants),
  _: () => (/* binding */ schedule),
  oy: () => (/* binding */ sendEvents),
  mv: () => (/* binding */ timeDueMs)
});

// EXTERNAL MODULE: ./lib/local-queue/src/engine/state.js
var state = __webpack_require__(4342);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/step-builder.js
var step_builder = __webpack_require__(9519);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/tree.js
var tree = __webpack_require__(1647);
;// CONCATENATED MODULE: ./lib/local-queue/src/engine/bisection.js
/**
 * The search for the members that broke a batch. Its halves are tested apart from the queue, on top of each other and of
 * the groups ahead. A first half that passes is cleared and pending again. A first half that fails is cut into halves;
 * a single member that fails is the culprit.
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
/** Continues every bisection until it requires another test. Returns true when anything changed. */
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
/** Cuts a group without a test if its content is known to fail. */
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
 * Ends an attempt, and restarts everything that is tested with it, for the reason `why`. In a bisection these are its
 * group and the groups behind it; their failures no longer count.
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
/** Replaces the last groups of a bisection by new groups that wait for a run. */
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
/** Returns the members of groups, without the splits that no test required. */
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
/** Restarts bisections after a push, or after the loss of a commit in their base. Merges by the queue change no base. */
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
            // Failures on the previous base do not count.
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
/** Records a set of changes that failed together. */
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
var batches = __webpack_require__(9835);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/depth.js
var depth = __webpack_require__(1961);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/lanes.js
var lanes = __webpack_require__(3896);
;// CONCATENATED MODULE: ./lib/local-queue/src/engine/groups.js
/** Restarts, clears, merges and fails main groups. */





/** Dissolves the groups whose run no longer contains exactly the changes of the merge. */
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
/** Requests the merge of every passed group without groups ahead. Returns true when it requested any. */
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
        // In a single queue no group behind can be free.
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
/** Moves a group to the front of the order, even ahead of urgent groups, and returns the request to merge it. */
function requestMerge(builder, group) {
    const position = [step_builder/* MERGING_RANK */.Hk, (0,step_builder/* nextOf */.Xh)(builder, "position")];
    builder.queue.order = tree/* set */.hZ(tree/* remove */.TF(builder.queue.order, ...group.position), ...position, group.id);
    (0,step_builder/* putGroup */.VU)(builder, { ...group, position, state: "merging" });
    return { group: group.id, members: group.commits, direct: group.direct };
}
/** Requires a `time` event of this instant, after all other events of the instant. */
function scheduleTick({ queue, nowMs }) {
    queue.tickDueMs = nowMs;
}
/** True when the host can still answer other merges of the same request. */
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
/** Ends the run of a group. It passed if `failure` is null. */
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
/** Optimistic merging: clears the groups ahead of passed groups, from the front. */
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
/** Resolves the first failure that no group can clear. Returns true when there was one. */
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
/** Restarts the tests of a group in its position, but not the tests of groups behind it. */
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

;// CONCATENATED MODULE: ./lib/local-queue/src/engine/dispatch.js
/** Admits pull requests, and starts tests in free slots. */







/** Changes the mode when the queue has no admitted entry. */
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
/** True when a running queue admits the entry. A parallel one requires an upload of its targets. */
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
            (0,step_builder/* removeTimer */.Oj)(builder, entry.deadlineMs, (0,step_builder/* keyOfEntry */.PK)(number));
        const admission = (0,step_builder/* nextOf */.Xh)(builder, "admission");
        const patch = { admission, pendingSinceMs: builder.nowMs, deadlineMs: null };
        (0,step_builder/* move */.Cy)(builder, entry, { to: "pending", reason: "MERGE_ITEM_NOW_READY" }, patch);
        queue.pending = tree/* set */.hZ(queue.pending, entry.priority, admission, number);
    }
}
/** Starts bisections, then groups that run again in their position, then urgent pull requests, then other candidates. */
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
/** Starts or merges the first urgent pull request that is not blocked. Returns true when it did. */
function startUrgent(builder) {
    const { queue } = builder;
    const blocked = (0,lanes/* noTargets */.UV)();
    for (const number of tree/* values */.zu(queue.pending)) {
        const entry = (0,step_builder/* entryOf */.Ms)(queue, number);
        if (entry.priority !== batches/* URGENT */.cT)
            return false;
        const targets = (0,lanes/* targetsOf */.QR)(queue, [number]);
        if (!(0,lanes/* overlap */.EF)(blocked, targets) && skipTheLine(builder, entry, targets))
            return true;
        (0,lanes/* include */.Vz)(blocked, targets);
    }
    return false;
}
/**
 * Interrupts the groups in the way of an urgent pull request and starts it in the same step, so that no other run uses
 * the slot. A pull request that can be merged directly requires no slot.
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
/** True when no pending entry of the lane is ahead. An interrupted batch can have an urgent member that is. */
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
    return (0,step_builder/* groupsInOrder */.IC)(queue).filter(({ state, position }) => position[0] === step_builder/* USUAL_RANK */.c$ && state !== "merging");
}
/** Restarts groups, and the groups that are tested on top of them. */
function interrupt(builder, groups) {
    for (const group of groups)
        (0,step_builder/* dissolve */.a1)(builder, group, "SKIP_THE_LINE_INTERRUPTED");
    restartInvalid(builder);
}
function hasSlot({ runs }, { run, clearedBy }) {
    const own = run === null || clearedBy !== null ? undefined : tree/* get */.Jt(runs, run);
    return own !== undefined && (0,step_builder/* holdsSlot */.Fq)(own);
}
/** Starts candidates until no more can start. After each start the remaining entries can form other batches. */
function startCandidates(builder) {
    const { queue } = builder;
    if (!hasRoom(queue))
        return;
    const formWithout = (0,batches/* createCandidateFormer */.J5)(queue);
    let started = startNext(builder, formWithout([]));
    while (started !== null) {
        queue.batchDueMs = null;
        started = hasRoom(queue) ? startNext(builder, formWithout(started)) : null;
    }
}
/** True when an entry is pending and either a slot is free or the entry may be merged directly. */
function hasRoom(queue) {
    return queue.pending !== null && (queue.settings.directMergeMode !== "off" || freeSlots(queue) > 0);
}
/**
 * Starts candidates in order while slots are free, except candidates behind one that waits. A direct merge requires no
 * slot. Returns the members of a started candidate if the remaining entries can form other batches.
 */
function startNext(builder, candidates) {
    const { queue } = builder;
    const hold = (0,depth/* createHold */.yu)(queue);
    const blocked = (0,lanes/* noTargets */.UV)();
    for (const candidate of candidates) {
        if (!hasRoom(queue))
            return null;
        const targets = (0,lanes/* targetsOf */.QR)(queue, candidate.members);
        const leader = (0,step_builder/* entryOf */.Ms)(queue, candidate.members[0] ?? 0);
        const isBlocked = (0,lanes/* overlap */.EF)(blocked, targets);
        if (!isBlocked && mayMergeDirectly(queue, leader)) {
            mergeDirectly(builder, leader.number);
            return null;
        }
        const isUrgent = leader.priority === batches/* URGENT */.cT;
        const mayStart = freeSlots(queue) > 0 && !isUrgent && !isBlocked && !hold.isHeld(candidate, targets);
        if (!mayStart || isTooEarly(builder, candidate)) {
            (0,lanes/* include */.Vz)(blocked, targets);
            // In a single queue no candidate overtakes another.
            if (queue.settings.mode === "single")
                return null;
        }
        else {
            start(builder, candidate.members, step_builder/* USUAL_RANK */.c$);
            if ((0,batches/* canRegroup */.zq)(queue))
                return candidate.members;
            hold.follow(targets);
        }
    }
    return null;
}
function isTooEarly({ queue, nowMs }, { delay }) {
    if (delay === null || delay.untilMs <= nowMs)
        return false;
    queue.batchDueMs = Math.min(queue.batchDueMs ?? delay.untilMs, delay.untilMs);
    return true;
}
/** True when the entry requires no tests: it contains the tip of the branch, and no group overlaps it. */
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
    const group = dispatch_addGroup(builder, [number], step_builder/* USUAL_RANK */.c$);
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
/** Moves pending entries to the end of the order, or of its urgent groups. */
function dispatch_addGroup(builder, members, rank) {
    const { queue } = builder;
    for (const number of members)
        (0,step_builder/* leavePending */.je)(builder, (0,step_builder/* entryOf */.Ms)(queue, number));
    const position = [rank, (0,step_builder/* nextOf */.Xh)(builder, "position")];
    const group = (0,step_builder/* createGroup */.wj)(builder, { kind: "main", bisection: null, members, position });
    queue.order = tree/* set */.hZ(queue.order, ...position, group.id);
    return group;
}
/** Returns base and commits of a run on top of groups. A plain loop, because each test run repeats it for all of them. */
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
/** Submits pull requests, and updates their facts. */







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
        deadlineMs: setNotReadyDeadline(builder, { number, attempt, submittedAtMs: nowMs }),
    };
    (0,step_builder/* putEntry */.SP)(builder, entry);
    builder.effects.push({ type: "moved", number, attempt, from: null, to: "not_ready", reason, run: null });
    queue.waiting = tree/* set */.hZ(queue.waiting, submission, 0, number);
    updateAdmissible(builder, entry);
}
/** Sets the time at which the queue cancels an entry that is not ready; null without a limit. */
function setNotReadyDeadline(builder, { number, attempt, submittedAtMs }) {
    const hours = builder.queue.settings.notReadyTimeoutHours;
    if (hours === 0)
        return null;
    const deadlineMs = Math.max(builder.nowMs, submittedAtMs + hours * settings/* HOUR_MS */.iQ);
    (0,step_builder/* addTimer */.Xn)(builder, deadlineMs, (0,step_builder/* keyOfEntry */.PK)(number), { kind: "not-ready-timeout", number, attempt });
    return deadlineMs;
}
function updateAdmissible({ queue }, entry) {
    queue.admissible = isAdmissible(queue, entry)
        ? tree/* set */.hZ(queue.admissible, entry.submission, 0, entry.number)
        : tree/* remove */.TF(queue.admissible, entry.submission);
}
/** Rewrites priority and batching. The position of a tested entry changes only when it becomes urgent or stops being so. */
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
    if ((priority === batches/* URGENT */.cT) === (entry.priority === batches/* URGENT */.cT))
        return;
    if (hasUsualAhead(queue, group, priority === batches/* URGENT */.cT))
        (0,step_builder/* dissolve */.a1)(builder, group, "SKIP_THE_LINE_INTERRUPTED");
    else if (group.members.length === 1)
        moveTo(builder, group, priority === batches/* URGENT */.cT ? step_builder/* URGENT_RANK */.jo : step_builder/* USUAL_RANK */.c$);
}
/** True when an urgent group would be tested on top of a group that is not urgent. */
function hasUsualAhead(queue, group, isUrgent) {
    if (isUrgent)
        return (0,lanes/* aheadOf */.RJ)(queue, group).some(({ position }) => position[0] === step_builder/* USUAL_RANK */.c$);
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
    if (isMore(before.targets ?? "ALL", facts.targets ?? "ALL"))
        testOnTip(builder, entry);
}
/** Restarts the tests of an entry if a pull request that it overlaps was merged after their start. */
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
/** The behavior of the queue. */








/** Returns the time of the next due `time` event, in milliseconds since 1970; null for none. */
function nextDueMs({ timers, batchDueMs, tickDueMs }) {
    const dueMs = Math.min(tree/* first */.$1(timers)?.a ?? NEVER, batchDueMs ?? NEVER, tickDueMs ?? NEVER);
    return dueMs === NEVER ? null : dueMs;
}
const NEVER = Number.POSITIVE_INFINITY;
/**
 * Applies an event at a time. The function is pure and total: a meaningless event, such as the end of a stopped run,
 * changes nothing. The `time` event acts on all earlier events of its instant: first on ends and timeouts of runs, then
 * on the others in order. The driver performs the effects in order and sends each immediate answer as an event of the
 * same time. Then it sends `time` events until `nextDueMs` is in the future.
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
/** Acts until nothing changes, or until a request to merge requires an answer. */
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
/** Changes settings. The mode changes when the queue is empty. */
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
            (0,step_builder/* removeTimer */.Oj)(builder, entry.deadlineMs, (0,step_builder/* keyOfEntry */.PK)(number));
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
/** Records the ends and timeouts of runs at an instant, before all their consequences. Returns true when a run ended. */
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
/** Ends a run in progress and returns the id of its group; null for any other run. */
function endRunOf(builder, id, failure) {
    const { run, group } = findRun(builder, id);
    if (run?.status !== "in_progress" || group?.run !== id)
        return null;
    endGroupRun(builder, run, group, failure);
    return group.id;
}
/** Fires the due timers. `endRuns` has recorded the timeouts of tests. */
function fireTimers(builder) {
    const { queue, nowMs } = builder;
    queue.tickDueMs = null;
    for (let due = tree/* first */.$1(queue.timers); due !== null && due.a <= nowMs; due = tree/* first */.$1(queue.timers)) {
        (0,step_builder/* removeTimer */.Oj)(builder, due.a, due.b);
        if (due.value.kind === "not-ready-timeout")
            timeOutNotReady(builder, due.value);
    }
}
/** Cancels an entry that is still not ready, unless this instant admits it. */
function timeOutNotReady(builder, { number, attempt }) {
    const entry = (0,state/* findLiveEntry */.kZ)(builder.queue, number);
    if (entry?.state !== "not_ready" || entry.attempt !== attempt)
        return;
    if (builder.queue.phase === "running" && isAdmissible(builder.queue, entry))
        return;
    withdraw(builder, number, "cancelled", "NOT_READY_TIMEOUT_EXPIRED");
}

;// CONCATENATED MODULE: ./lib/local-queue/src/engine/drive.js


/** Sends events to a queue, then each immediate answer as an event of the same time. */
function sendEvents(queue, events, nowMs, perform) {
    const sent = [...events];
    for (const event of sent) {
        const before = queue.engine;
        const outcome = step(before, event, nowMs);
        queue.engine = outcome.state;
        sent.push(...perform({ before, event, nowMs, outcome }));
    }
}
/** Passes every instant with something due up to a finite time. Returns true when there was one. */
function passInstants({ agenda, list, fire, act }, untilMs) {
    const next = () => nextInstantMs(agenda, list());
    let isAny = false;
    for (let instantMs = next(); instantMs <= untilMs; instantMs = next()) {
        isAny = true;
        agenda.timeMs = Math.max(agenda.timeMs, instantMs);
        fire(takeDue(agenda));
        for (const driven of list())
            if (timeDueMs(driven) <= agenda.timeMs)
                act(driven);
    }
    return isAny;
}
/** Returns the next time at which a timer or a queue is due; infinite for never. */
function nextInstantMs({ timers }, all) {
    return Math.min((0,tree/* first */.$1)(timers)?.a ?? drive_NEVER, ...all.map(timeDueMs));
}
/** Returns the time at which a queue requires a `time` event; infinite for never. */
function timeDueMs({ queue }) {
    return nextDueMs(queue.engine) ?? drive_NEVER;
}
const drive_NEVER = Number.POSITIVE_INFINITY;
/** Schedules a timer after the timers of the same time. Returns its order, the second part of its key. */
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

/***/ 3896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ overlap),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   QR: () => (/* binding */ targetsOf),
/* harmony export */   RJ: () => (/* binding */ aheadOf),
/* harmony export */   UV: () => (/* binding */ noTargets),
/* harmony export */   Vz: () => (/* binding */ include),
/* harmony export */   mO: () => (/* binding */ ancestorsAt)
/* harmony export */ });
/* harmony import */ var _step_builder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9519);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1647);
/** Lanes of groups that wait for each other: all groups in a single queue, groups with common targets in a parallel one. */


function noTargets() {
    return { all: false, names: new Set() };
}
/** Returns the union of the members' targets. A member without an upload can impact everything. */
function targetsOf(queue, members) {
    const sum = noTargets();
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
/** Finds the groups, in order, that a group at this position is tested on top of. */
function ancestorsAt(queue, targets, position) {
    const ahead = (0,_step_builder_js__WEBPACK_IMPORTED_MODULE_0__/* .groupsInOrder */ .IC)(queue).filter((group) => isBefore(group.position, position));
    if (queue.settings.mode === "single")
        return ahead;
    const lane = noTargets();
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

/***/ 6398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ reasonClause),
/* harmony export */   K: () => (/* binding */ asSentence)
/* harmony export */ });
/**
 * A clause for each documented reason of a state. The service reports a reason as one word of an open set. A clause calls
 * the pull request "it", and can follow a colon or "because".
 */
const CLAUSES = {
    API_REQUESTED: "it was submitted through the API",
    USER_REQUESTED: "a user requested it",
    TRUNK_ADMIN_REQUESTED: "an administrator requested it",
    MERGE_ITEM_NOW_READY: "it is ready to be tested",
    PREREQUISITE_MERGE_ITEM_FAILED: "a pull request that it was tested with failed, so it is tested without it",
    PREREQUISITE_MERGE_ITEM_CANCELLED: "a pull request that it was tested with left the queue, so it is tested without it",
    PREREQUISITE_MERGE_ITEM_MANUALLY_MERGED: "a pull request was merged outside the queue, so it is tested on the new branch",
    MANUAL_PUSH_TO_TARGET_BRANCH: "the target branch received a push, so it is tested on the new branch",
    SKIP_THE_LINE_INTERRUPTED: "an urgent pull request is ahead of it now, so it is tested behind that one",
    TESTS_RESTARTED_BY_USER: "a user restarted its tests",
    TESTS_RESTARTED_BY_API_REQUEST: "its tests were restarted through the API",
    BISECTION_REQUIRED: "its batch failed, and a bisection searches for the cause",
    BISECTION_TEST_RUN_PASSED: "the bisection cleared it, so it is tested with the queue again",
    TEST_RUN_PASSED: "its tests passed",
    SUCCESSOR_TEST_RUN_PASSED: "the tests of a pull request behind it passed, and they contain it",
    TEST_RUN_REQUIRED_STATUS_FAILED: "a required check failed",
    TEST_RUN_TIMEOUT: "its tests took longer than the queue allows",
    TEST_RUN_FAILED_BY_OPTIMIZATION: "tests of the same changes failed already",
    START_TEST_RUN_MERGE_CONFLICT: "it conflicts with the target branch, or with a pull request ahead of it",
    START_TEST_RUN_RETRY_EXHAUSTED: "its test branch could not be built after several attempts",
    START_TEST_RUN_DRAFT_PRS_NOT_ALLOWED: "the repository does not allow draft pull requests, which its tests require",
    START_TEST_RUN_PERMISSIONS_BLOCK_TEST_BRANCH: "the service has no permission to create its test branch",
    START_TEST_RUN_NO_REQUIRED_STATUSES: "no required checks are set, so its tests cannot pass",
    START_TEST_RUN_INVALID_EVENT: "its test run could not start",
    START_TEST_RUN_CONFIG_NOT_FOUND: "the configuration file is missing from its test branch",
    START_TEST_RUN_CONFIG_PARSING_FAILURE: "the configuration file in its test branch cannot be read",
    START_TEST_RUN_CONFIG_BAD_VERSION: "the configuration file in its test branch has an unknown version",
    START_TEST_RUN_CONFIG_BAD_REQUIRED_STATUSES: "the required checks in the configuration file are not valid",
    START_TEST_RUN_CONFIG_MISSING_REQUIRED_STATUSES: "the configuration file names no required checks",
    PR_UPDATED_AT_MERGE_TIME: "it changed at the moment of its merge",
    GITHUB_API_MERGE_PR_FAILED: "the Git host did not merge it",
    GITHUB_API_DIRECT_MERGE_PR_FAILED: "the Git host did not merge it directly",
    GITHUB_API_BRANCH_PROTECTION_UNMET: "the rules of the target branch do not allow its merge",
    GITHUB_API_MERGE_ALREADY_IN_PROGRESS: "the Git host already was merging it",
    GITHUB_API_RATE_LIMIT_EXCEEDED: "the Git host's rate limit was exceeded",
    GITHUB_API_REPEATED_SERVER_ERRORS: "the Git host reported repeated errors",
    PR_CLOSED: "it was closed",
    PR_MERGED_INTO_OTHER_BRANCH: "it was merged into another branch",
    PR_PUSHED_TO: "it received new commits",
    PR_CONVERTED_TO_DRAFT: "it became a draft",
    PR_BASE_BRANCH_CHANGED: "its base branch changed",
    NOT_READY_TIMEOUT_EXPIRED: "it was not ready for longer than the queue allows",
    STACKED_PR_MEMBER_PUSHED_TO: "a pull request of its stack received new commits",
    STACKED_PR_MEMBER_CLOSED: "a pull request of its stack was closed",
    STACKED_PR_MEMBER_MERGED: "a pull request of its stack was merged outside the queue",
    STACKED_PR_MEMBER_BASE_BRANCH_CHANGED: "the base branch of a pull request of its stack changed",
    STACKED_PR_STACK_CHANGED: "its stack changed",
    STACKED_PR_GROUP_CANCELLED_AT_MERGE_TIME: "its stack left the queue at the moment of its merge",
    MERGE_GRAPH_MERGE: "its tests passed, and nothing was ahead of it",
    MERGE_GRAPH_DIRECT_MERGE: "it was up to date and the queue was empty, so it was merged without tests",
    MANUAL_MERGE: "it was merged outside the queue",
};
/** Returns the clause of a reason; the words of an unknown reason. */
function reasonClause(reason) {
    const clause = Object.hasOwn(CLAUSES, reason) ? CLAUSES[reason] : undefined;
    return clause ?? reason.toLowerCase().replaceAll("_", " ");
}
function asSentence(clause) {
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
/* harmony export */   a1: () => (/* binding */ dissolve),
/* harmony export */   bH: () => (/* binding */ iterateGroups),
/* harmony export */   c$: () => (/* binding */ USUAL_RANK),
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
/** The working copy of a queue in one step. The step replaces its fields and never mutates their values. */


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
/** Yields the main groups in order, for callers that often stop early. */
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
/** Creates a group of entries that wait for a run. */
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
/** Ends an attempt. The caller removes its group and its bisection. */
function conclude(builder, number, to, reason) {
    const { queue } = builder;
    const entry = entryOf(queue, number);
    queue.waiting = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .remove */ .TF(queue.waiting, entry.submission);
    queue.admissible = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .remove */ .TF(queue.admissible, entry.submission);
    if (entry.state === "pending" && entry.group === null)
        leavePending(builder, entry);
    if (entry.deadlineMs !== null)
        removeTimer(builder, entry.deadlineMs, keyOfEntry(number));
    move(builder, entry, { to, reason }, { group: null, bisection: null, deadlineMs: null });
}
/** Restarts the runs that contain this attempt, later in the step. */
function invalidate(builder, { number, attempt }, reason) {
    builder.invalidated.set(number, { attempt, reason });
}
function isInvalidated({ invalidated }, { number, attempt }) {
    return invalidated.get(number)?.attempt === attempt;
}
/** Moves an entry back to `pending` if it is in another state. */
function backToPending(builder, number, reason) {
    const entry = entryOf(builder.queue, number);
    if (entry.state !== "pending")
        move(builder, entry, { to: "pending", reason, run: null });
}
/** Dissolves a main group: its live members are pending again, and runs that contain them restart. */
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
    // A run that cleared this group belongs to the group behind.
    if (run !== null && clearedBy === null)
        queue.runs = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .remove */ .TF(queue.runs, run);
}
function without(ids, id) {
    return ids.includes(id) ? ids.filter((other) => other !== id) : ids;
}
/** Stops the run of a group unless it has ended. */
function stopRun(builder, group) {
    const run = group.run === null || group.clearedBy !== null ? undefined : _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .get */ .Jt(builder.queue.runs, group.run);
    if (run === undefined || !holdsSlot(run))
        return;
    builder.effects.push({ type: "stop-run", run: run.id });
    const isLiveGroup = group.members.some((number) => (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .isLive */ .DG)(entryOf(builder.queue, number)));
    endRun(builder, run, isLiveGroup ? "interrupted" : "cancelled");
}
/** The status of a run after each result. */
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
/** First part of the position of a group. */
const MERGING_RANK = -1;
const URGENT_RANK = 0;
const USUAL_RANK = 1;
/** Second part of the key of a timer. */
function keyOfRun(id) {
    return id * 2;
}
function keyOfEntry(number) {
    return number * 2 + 1;
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

/** Stands for the run in random draws; no pull request has this number. */
const RUN_ITSELF = 0;
/** Indexes changes, and adds each conflict to the other side. */
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
/** Decides a test run. Only changes of the run itself fail by chance, not the content of its base. */
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
/** Returns a random number from 0 to below 1, the same for the same arguments. */
function chance(seed, run, number) {
    return mix(mix(mix(seed) ^ run) ^ number) / 2 ** 32;
}
/** Mixes the bits of an integer (the finalizer of MurmurHash3, after a golden-ratio step). */
function mix(value) {
    let bits = (value + 0x9e3779b9) | 0;
    bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    return (bits ^ (bits >>> 16)) >>> 0;
}


/***/ }),

/***/ 4929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ findQueuesWith),
/* harmony export */   MH: () => (/* binding */ readFacts),
/* harmony export */   p_: () => (/* binding */ storeImpactedTargets),
/* harmony export */   rj: () => (/* binding */ impactedTargetsOf),
/* harmony export */   ue: () => (/* binding */ updateReadiness),
/* harmony export */   w1: () => (/* binding */ recordReadiness)
/* harmony export */ });
/* harmony import */ var _engine_drive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6790);
/* harmony import */ var _engine_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4342);
/* harmony import */ var _queue_events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8599);
/* harmony import */ var _service_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6105);
/** Facts about pull requests that a queue acts on. */




function findQueuesWith(state, repository, number) {
    return [...repository.queues.values()]
        .filter((queue) => (0,_engine_state_js__WEBPACK_IMPORTED_MODULE_3__/* .findLiveEntry */ .kZ)(queue.engine, number) !== undefined)
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
/** Records the time at which a pull request became ready, or that it is not. */
function recordReadiness({ state, queue }, pullRequest, record) {
    const { number, baseBranch, mergeability, draft } = pullRequest;
    if (baseBranch !== queue.branch || mergeability !== "mergeable" || pullRequest.state !== "open" || draft) {
        record.readySinceMs = null;
    }
    else if (record.readySinceMs === null) {
        record.readySinceMs = state.timeMs;
        scheduleUpdate({ state, queue }, number);
    }
}
/** Schedules an update after `readySeconds`, when the service notices that a pull request is ready. */
function scheduleUpdate({ state, queue }, number) {
    (0,_engine_drive_js__WEBPACK_IMPORTED_MODULE_0__/* .schedule */ ._)(state, state.timeMs + state.timings.readySeconds * 1000, { kind: "ready", queue: queue.id, number });
}
/** Sends changed facts to the queue, for the submitted commit: the queue may not notice a push. */
function updateReadiness(context, number) {
    const entry = (0,_engine_state_js__WEBPACK_IMPORTED_MODULE_3__/* .findLiveEntry */ .kZ)(context.queue.engine, number);
    if (entry === undefined)
        return;
    const facts = readFacts(context, (0,_service_state_js__WEBPACK_IMPORTED_MODULE_2__/* .findPullRequest */ ._f)(context.repository, number), entry.sha);
    const { targets, ready, upToDate } = facts;
    if (entry.targets === targets && entry.ready === ready && entry.upToDate === upToDate)
        return;
    (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_1__/* .send */ .t)(context, { type: "facts", number, facts });
}
/** Stores an upload, which replaces an earlier one for the same head commit. */
function storeImpactedTargets(context, { number, sha, targets }) {
    const { state, repository, queue } = context;
    (0,_service_state_js__WEBPACK_IMPORTED_MODULE_2__/* .findPullRequest */ ._f)(repository, number);
    const stored = targets === "ALL" ? "ALL" : [...new Set(targets)];
    repository.impactedTargets.set(uploadKey(queue.branch, sha), { targets: stored, atMs: state.timeMs });
    for (const other of new Set([number, ...(repository.numbers.byHeadSha.get(sha) ?? [])])) {
        if ((0,_engine_state_js__WEBPACK_IMPORTED_MODULE_3__/* .findLiveEntry */ .kZ)(queue.engine, other)?.sha !== sha)
            continue;
        updateReadiness(context, other);
        scheduleUpdate(context, other);
    }
}
/** Returns the uploaded targets for a head commit; null without an upload. */
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
/* harmony export */   Ck: () => (/* binding */ isTaken),
/* harmony export */   IZ: () => (/* binding */ noNumbers),
/* harmony export */   Kz: () => (/* binding */ ownNumber),
/* harmony export */   Pt: () => (/* binding */ nextNumber),
/* harmony export */   k_: () => (/* binding */ putPullRequest),
/* harmony export */   wy: () => (/* binding */ putTestPullRequest)
/* harmony export */ });
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2887);
/** Stores pull requests and their indexes, and finds free numbers. */

function noNumbers() {
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
/** Stores a pull request and updates the indexes. */
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
/** Offset of the numbers of the service: an outside host assigns the lower numbers. */
const FAR_NUMBER = 1_000_000;
/** Returns a number for an issue, or the pull request of a test branch. */
function ownNumber({ host }, repository) {
    return host === "simulated" ? nextNumber(repository) : Math.max(repository.lastNumber, FAR_NUMBER) + 1;
}
/** Returns the number after the largest; the first free number when the largest is at the limit. */
function nextNumber(repository) {
    if (repository.lastNumber < _pull_request_js__WEBPACK_IMPORTED_MODULE_0__/* .LARGEST_NUMBER */ .jP)
        return repository.lastNumber + 1;
    let free = 1;
    while (isTaken(repository, free))
        free += 1;
    return free;
}
function isTaken({ pullRequests, testPullRequests, posts }, number) {
    return pullRequests.has(number) || testPullRequests.has(number) || posts.issues.has(number);
}


/***/ }),

/***/ 8599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ send)
/* harmony export */ });
/* harmony import */ var _engine_drive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6790);
/* harmony import */ var _engine_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4569);
/* harmony import */ var _engine_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1647);
/* harmony import */ var _service_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6105);
/* harmony import */ var _test_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8007);
/** Sends events to the engine of a queue, records the effects, and requests test runs and merges from the host. */





function send(context, event) {
    (0,_engine_drive_js__WEBPACK_IMPORTED_MODULE_0__/* .sendEvents */ .oy)(context.queue, [event], context.state.timeMs, (taken) => recordStep(context, taken));
}
/** Returns no events: the answers of the host arrive as commands. */
function recordStep(context, { before, event, outcome: { effects } }) {
    for (const effect of effects)
        follow(context, effect, before);
    // The engine requests no stop of a run that timed out.
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
    if (from === null)
        record.lastRun = null;
    if (run !== null)
        record.lastRun = run;
    if (!isEnd)
        return;
    queue.ends.set(number, [...(queue.ends.get(number) ?? []), { attempt, atMs, conclusion: to }]);
    queue.ended.push({ atMs, number });
}
/** Least number of stored transitions. The metrics need those of the last hour. */
const LEAST_MOVES = 5000;
function dropOldMoves(queue, nowMs) {
    if (queue.moves.length < 2 * LEAST_MOVES || queue.moves.length % 1000 !== 0)
        return;
    const recent = queue.moves.findIndex(({ atMs }) => atMs > nowMs - _engine_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .HOUR_MS */ .iQ);
    const first = Math.min(queue.moves.length - LEAST_MOVES, recent === -1 ? queue.moves.length : recent);
    if (first > 0)
        queue.moves = queue.moves.slice(first);
}
/** Marks the result of the failed run that caused a bisection. */
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
/* harmony export */   $K: () => (/* binding */ lineNumbers),
/* harmony export */   U7: () => (/* binding */ readQueueChange),
/* harmony export */   df: () => (/* binding */ updateQueue),
/* harmony export */   jv: () => (/* binding */ deleteQueue),
/* harmony export */   y0: () => (/* binding */ createQueue),
/* harmony export */   z6: () => (/* binding */ liveNumbers)
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








/** Creates a queue. As in the API, `fields` can set mode and concurrency only. */
function createQueue(state, repository, branch, fields) {
    if (repository.queues.has(branch)) {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(409, `A merge queue already exists for branch "${branch}" in this repository`);
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
        mergesUntilMs: 0,
    });
    state.queues.set(id, { repository: (0,_service_state_js__WEBPACK_IMPORTED_MODULE_4__/* .keyOf */ .TN)(repository), branch });
}
function deleteQueue({ state, repository, queue }) {
    const live = liveNumbers(queue).length;
    if (live > 0) {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(400, `The merge queue for branch "${queue.branch}" is not empty (${live} pull requests)`);
    }
    (0,_service_state_js__WEBPACK_IMPORTED_MODULE_4__/* .ensureBranch */ .js)(state, repository, queue.branch).lastNumbers = queue.engine.last;
    repository.queues.delete(queue.branch);
    state.queues.delete(queue.id);
}
/** Lists all live pull requests, admitted ones first. */
function liveNumbers(queue) {
    return [...lineNumbers(queue), ..._engine_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .values */ .zu(queue.engine.waiting)];
}
/** Lists all admitted pull requests: members of the order, members of bisections, then pending ones. */
function lineNumbers({ engine }) {
    const groups = [..._engine_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .values */ .zu(engine.order), ...engine.bisections.flatMap((bisection) => bisection.groups)];
    const members = groups.flatMap((id) => _engine_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .get */ .Jt(engine.groups, id)?.members ?? []);
    return [...members, ..._engine_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .values */ .zu(engine.pending)];
}
const SETTABLE_STATES = ["running", "paused", "draining"];
const update = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)({ state: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .wordOf */ .aG)(SETTABLE_STATES), deleteRequiredStatuses: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt }));
function updateQueue(context, fields, readGiven = _settings_js__WEBPACK_IMPORTED_MODULE_5__/* .readSettings */ .sb) {
    const { queue } = context;
    const { state, deleteRequiredStatuses = false } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .LF)(update, fields);
    const { requiredStatuses: given = [], ...settings } = readGiven(fields);
    const { mode = queue.engine.settings.mode } = settings;
    if (queue.engine.switching !== null) {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(400, `The merge queue for branch "${queue.branch}" is switching modes`);
    }
    // An empty list changes nothing in version 1 of the API; `deleteRequiredStatuses` clears the override.
    const kept = given.length > 0 ? given : queue.settings.requiredStatuses;
    queue.settings = { ...queue.settings, ...settings, requiredStatuses: deleteRequiredStatuses ? [] : kept };
    if (state !== undefined)
        (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_2__/* .send */ .t)(context, { type: "set-phase", phase: state });
    (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_2__/* .send */ .t)(context, { type: "configure", settings: (0,_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .engineSettings */ .O3)({ ...queue.settings, mode }) });
}
const change = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ branch: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)({ repository: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, state: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(SETTABLE_STATES) }) });
/** Reads changes of a queue with its repository (`owner/name`; the first when left out) and branch. */
function readQueueChange(fields) {
    (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseUnknown */ .BW)(Object.keys(fields), [..._settings_js__WEBPACK_IMPORTED_MODULE_5__/* .SETTING_NAMES */ .OI, ...Object.keys(change.shape)]);
    return { ...(0,_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .readPossibleSettings */ .v0)(fields), ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .LF)(change, fields) };
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
/** Records of test runs, from the request of the engine to the end. */




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
/** Returns the suffix of a test branch, with the ordinal of the run in its bisection from 2 on. */
function bisectionSuffix({ queue }, bisection) {
    const count = (queue.bisectionRuns.get(bisection ?? 0) ?? 0) + 1;
    queue.bisectionRuns.set(bisection ?? 0, count);
    return count === 1 ? "-bisection" : `-bisection-${count}`;
}
/** Records the start, and opens a pull request for the test branch if the queue's settings require it. */
function startRun(context, run, sha) {
    const { state, repository, queue } = context;
    run.sha = sha;
    run.startedAtMs = state.timeMs;
    if (!queue.settings.createPrsForTestingBranches)
        return;
    const number = (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .ownNumber */ .Kz)(state, repository);
    run.testPullRequest = number;
    const { branch } = run;
    const shown = { number, branch, headSha: sha, baseBranch: queue.branch, body: bodyOf(run), isOpen: true };
    (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .putTestPullRequest */ .wy)(repository, shown);
}
function bodyOf({ members, ahead }) {
    const built = ahead.length === 0 ? "" : `\n\nOn top of these, which are ahead of it in the queue:\n\n${listOf(ahead)}`;
    return `The merge queue tests this branch and never merges it. It contains:\n\n${listOf(members)}${built}\n`;
}
function listOf(numbers) {
    return numbers.map((number) => `- #${number}`).join("\n");
}
/** Records the end of a run. A run that ends before its start is deleted. */
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
    // The simulated host sets the checks when it stops the run.
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
/** Returns the required checks, for a host that reports none. */
function requiredChecks(run, result) {
    return run.requiredStatuses.map((name) => ({ name, kind: "status", result }));
}
function hasLeft({ queue }, number, attempt) {
    return queue.ends.get(number)?.some((end) => end.attempt === attempt) === true;
}


/***/ }),

/***/ 972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ parseBoundedJson),
/* harmony export */   r: () => (/* binding */ JSON_DEPTH_LIMIT)
/* harmony export */ });
const JSON_DEPTH_LIMIT = 100;
/** Parses JSON of limited depth, for recursive functions such as `JSON.stringify`. @throws SyntaxError, RangeError */
function parseBoundedJson(text) {
    const value = JSON.parse(text);
    if (isDeeperThan(JSON_DEPTH_LIMIT, value)) {
        throw new RangeError(`it is nested more than ${JSON_DEPTH_LIMIT} levels deep`);
    }
    return value;
}
function isDeeperThan(levels, value) {
    if (typeof value !== "object" || value === null)
        return false;
    return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}


/***/ })

};
