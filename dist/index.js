import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 3339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 8321:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 7016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 1404:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 8795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ parseTestBranch),
/* harmony export */   o: () => (/* binding */ describeBuildTrigger)
/* harmony export */ });
function describeBuildTrigger(build) {
    const { repository, defaultBranch, privileged = false, actors = [], closed = false, subject } = build;
    const { origin = "own" } = subject;
    const forkSecrets = origin === "fork" ? build.forkSecrets : "all";
    const secrets = build.byDependabot === true ? "not-to-dependabot" : forkSecrets;
    return {
        repository,
        defaultBranch,
        pullRequest: pullRequestOf(subject),
        range: rangeOf(subject),
        privileged,
        headOrigin: origin,
        secrets,
        /** Id of a fork's run, which the service accepts instead of a token; undefined for other runs. */
        forkRunId: secrets === "not-to-forks" ? build.runId : undefined,
        actors,
        closed,
        step: build.step,
    };
}
/** Returns the source of the pull request. Ignores test branches in forks, because a fork can copy their names. */
function pullRequestOf(subject) {
    switch (subject.kind) {
        case "pull-request": {
            const { number, head, baseBranch, headBranch, origin } = subject;
            const inQueue = origin === "own" ? parseQueueBranch(headBranch) : undefined;
            return inQueue ?? { kind: "event", number, headSha: head?.sha, baseBranch, fork: origin === "fork" };
        }
        case "branch":
            return parseQueueBranch(subject.branch) ?? ofBranch(subject);
        case "other":
            return { kind: "none", lookedAt: subject.lookedAt };
    }
}
function ofBranch({ branch, head, several, nowhere, ofFork }) {
    if (several !== undefined)
        return { kind: "several", ...several };
    if (nowhere !== undefined)
        return { kind: "none", lookedAt: nowhere };
    if (head === undefined)
        return { kind: "none", lookedAt: `the build of the branch ${branch}` };
    const { sha } = head;
    return ofFork === undefined ? { kind: "commit", sha } : { kind: "head", ...ofFork, sha };
}
/** Returns the commits to compare, from a pull request, a merge group, a push, a commit or the checkout. */
function rangeOf(subject) {
    if (subject.kind === "other" || subject.head === undefined)
        return { kind: "checkout" };
    const { kind, head, base, baseBranch } = subject;
    if (kind === "pull-request" && base !== undefined)
        return { kind, head, base, baseBranch };
    if (base !== undefined)
        return { kind: "merge-group", head, base };
    if (kind === "branch" && subject.branch !== undefined && subject.before !== undefined)
        return { kind: "push", branch: subject.branch, head, before: subject.before.commit };
    return { kind: "commit", head, baseBranch };
}
/**
 * Pattern of a test branch: `trunk-merge/pr-<number>/<test run id>`, with a suffix in a bisection. The queue runs no
 * tests on `trunk-temp/...`.
 */
const TEST_BRANCH = /^(?:refs\/heads\/)?(trunk-merge\/pr-([1-9]\d{0,9})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-bisection[\w-]*)?)$/i;
function parseTestBranch(ref) {
    const match = TEST_BRANCH.exec(ref ?? "");
    if (match?.[1] === undefined || match[3] === undefined)
        return undefined;
    return {
        kind: "test-branch",
        number: Number(match[2]),
        branch: match[1],
        testRunId: match[3].toLowerCase(),
    };
}
/** Pattern of a merge group on GitHub: `gh-readonly-queue/<base>/pr-<number>-<sha>`. The base may contain slashes. */
const GROUP_BRANCH = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,9})-[0-9a-f]+$/;
function parseQueueBranch(ref) {
    const group = GROUP_BRANCH.exec(ref ?? "");
    return group?.[1] === undefined
        ? parseTestBranch(ref)
        : { kind: "merge-group", number: Number(group[2]), baseBranch: group[1] };
}


/***/ }),

/***/ 8858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  _: () => (/* binding */ createGitHubHostApi)
});

// UNUSED EXPORTS: readAccountPermission

// EXTERNAL MODULE: ./lib/src/ci/host.js
var host = __nccwpck_require__(9265);
// EXTERNAL MODULE: ./lib/src/ci/github/client.js
var github_client = __nccwpck_require__(4184);
// EXTERNAL MODULE: ./lib/src/ci/github/event.js
var github_event = __nccwpck_require__(227);
// EXTERNAL MODULE: ./lib/src/clock.js
var src_clock = __nccwpck_require__(9508);
// EXTERNAL MODULE: ./lib/src/service/http/status.js
var http_status = __nccwpck_require__(5601);
// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __nccwpck_require__(1304);
;// CONCATENATED MODULE: ./lib/src/ci/github/posts.js






const MOST_PAGES = 30;
/**
 * Minimum milliseconds between two writes
 * (docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api).
 */
const PACE_MS = 1000;
/** Maximum milliseconds from the start of a write to its last retry. */
const LONGEST_WAIT_MS = 120_000;
const PAUSES_MS = [1000, 2000, 4000];
function createGitHubMessageClient(client, options) {
    const { clock = src_clock/* systemClock */.m, redact = (text) => text } = options;
    const writer = { client, clock, redact, nextWriteMs: 0, lastWrite: Promise.resolve() };
    return { ...commentPosts(writer), ...statusPosts(writer), ...issuePosts(writer) };
}
function commentPosts(writer) {
    const { client, redact } = writer;
    const asking = askingIn("pull-requests");
    return {
        comments(repository, number) {
            const asked = asking(repository, `the comments of #${number}`, "GET /issues/{number}/comments", { number });
            return (0,github_client/* listAllItems */.It)(client, asked, MOST_PAGES, readComment);
        },
        commentsSince(repository, since, pages) {
            const order = { since, sort: "updated", direction: "asc" };
            const asked = asking(repository, `the comments since ${since}`, "GET /issues/comments", order);
            return (0,github_client/* listPages */.pN)(client, asked, pages, readComment);
        },
        createComment(repository, number, body) {
            const parameters = { number, body: redact(body) };
            const asked = asking(repository, `a comment on #${number}`, "POST /issues/{number}/comments", parameters);
            return write(writer, asked, readComment);
        },
        editComment(repository, id, body) {
            const parameters = { id, body: redact(body) };
            const asked = asking(repository, `comment ${id}`, "PATCH /issues/comments/{id}", parameters);
            return write(writer, asked, readComment);
        },
        async deleteComment(repository, id) {
            try {
                await write(writer, asking(repository, `comment ${id}`, "DELETE /issues/comments/{id}", { id }), () => true);
            }
            catch (error) {
                // Status 404 means that another run, or an earlier attempt without a reply, deleted the comment.
                if (!(error instanceof host/* GitHostError */.NA) || error.status !== 404)
                    throw error;
            }
        },
    };
}
function statusPosts(writer) {
    const { client, redact } = writer;
    const asking = askingIn("statuses");
    return {
        statuses(repository, sha) {
            const asked = asking(repository, `the statuses of commit ${sha}`, "GET /commits/{sha}/statuses", { sha });
            return (0,github_client/* listAllItems */.It)(client, asked, MOST_PAGES, readStatus);
        },
        createStatus(repository, sha, { url, ...status }) {
            const description = (0,truncate/* replaceInvisibleCharacters */.gy)(redact(status.description));
            const parameters = { sha, ...status, description, target_url: url };
            const asked = asking(repository, `a status of commit ${sha}`, "POST /statuses/{sha}", parameters);
            return write(writer, asked, readStatus);
        },
    };
}
function issuePosts(writer) {
    const { client, redact } = writer;
    const asking = askingIn("issues");
    return {
        openIssues(repository, label) {
            const parameters = { labels: label, state: "open", sort: "created", direction: "asc" };
            const asked = asking(repository, `the open issues with the label ${label}`, "GET /issues", parameters);
            return (0,github_client/* listAllItems */.It)(client, asked, MOST_PAGES, readIssue);
        },
        createIssue(repository, { title, body, labels }) {
            const parameters = { title: (0,truncate/* replaceInvisibleCharacters */.gy)(redact(title)), body: redact(body), labels };
            return write(writer, asking(repository, "an issue", "POST /issues", parameters), readIssue);
        },
        editIssue(repository, number, { body, state }) {
            const parameters = { number, body: body === undefined ? undefined : redact(body), state };
            return write(writer, asking(repository, `issue #${number}`, "PATCH /issues/{number}", parameters), readIssue);
        },
    };
}
function askingIn(area) {
    return (repository, what, route, parameters) => {
        const permission = `${area}: ${route.startsWith("GET ") ? "read" : "write"}`;
        return { repository, what, route, parameters, permissions: [`The token needs the permission \`${permission}\`.`] };
    };
}
function write(writer, asked, read) {
    const next = writer.lastWrite.then(() => writePaced(writer, asked, read));
    writer.lastWrite = next.catch(() => { });
    return next;
}
async function writePaced(writer, asked, read) {
    const { client, clock } = writer;
    const startedAt = clock.now();
    for (let attempts = 0;; attempts += 1) {
        if (writer.nextWriteMs > clock.now())
            await clock.sleep(writer.nextWriteMs - clock.now(), client.signal);
        writer.nextWriteMs = clock.now() + PACE_MS;
        try {
            return await (0,github_client/* callGitHub */.ur)(client, asked, read);
        }
        catch (error) {
            const pauseMs = pauseAfter(error, asked.route, attempts);
            if (pauseMs === undefined || clock.now() - startedAt + pauseMs > LONGEST_WAIT_MS)
                throw error;
            await clock.sleep(pauseMs, client.signal);
        }
    }
}
/**
 * Returns milliseconds until a retry; undefined if a retry is not safe, for example after a POST that may have taken
 * effect.
 */
function pauseAfter(error, route, attempts) {
    const why = error instanceof host/* GitHostError */.NA ? error.reply : undefined;
    if (why === undefined)
        return undefined;
    if (why.limitedMs !== undefined)
        return Math.max(why.limitedMs, PACE_MS);
    const mayRepeat = why.unsent === true || !route.startsWith("POST ");
    const isTransient = why.status === undefined ? why.permanent !== true : (0,http_status/* isTransientStatus */.D)(why.status);
    return mayRepeat && isTransient ? PAUSES_MS[attempts] : undefined;
}
function readComment(data) {
    const id = (0,github_event/* readJsonNumber */.Yw)(data, "id");
    const number = Number(/\/(\d+)$/.exec((0,github_event/* readJsonText */.gb)(data, "issue_url") ?? "")?.[1]);
    if (id === undefined || !Number.isSafeInteger(number))
        return undefined;
    return {
        id,
        number,
        // A comment by a deleted account has no login.
        author: (0,github_event/* readJsonText */.gb)(data, "user", "login") ?? "",
        body: (0,github_event/* readJsonText */.gb)(data, "body") ?? "",
        createdAt: (0,github_event/* readJsonText */.gb)(data, "created_at") ?? "",
        updatedAt: (0,github_event/* readJsonText */.gb)(data, "updated_at") ?? "",
    };
}
function readStatus(data) {
    const id = (0,github_event/* readJsonNumber */.Yw)(data, "id");
    const context = (0,github_event/* readJsonText */.gb)(data, "context");
    if (id === undefined || context === undefined)
        return undefined;
    return { id, context, description: (0,github_event/* readJsonText */.gb)(data, "description") ?? "" };
}
function readIssue(data) {
    const number = (0,github_event/* readJsonNumber */.Yw)(data, "number");
    // GitHub's list of issues also contains pull requests.
    if (number === undefined || (0,github_event/* hasJsonValue */.Im)(data, "pull_request"))
        return undefined;
    return {
        number,
        title: (0,github_event/* readJsonText */.gb)(data, "title") ?? "",
        body: (0,github_event/* readJsonText */.gb)(data, "body") ?? "",
        createdAt: (0,github_event/* readJsonText */.gb)(data, "created_at") ?? "",
        reopened: (0,github_event/* readJsonText */.gb)(data, "state_reason") === "reopened",
    };
}

;// CONCATENATED MODULE: ./lib/src/ci/github/api.js




const api_MOST_PAGES = 10;
function createGitHubHostApi(options) {
    const client = (0,github_client/* createGitHubClient */.LX)(options);
    const asking = (repository, what, route, parameters = {}) => {
        return { repository, what, route: `GET ${route}`, parameters, permissions: options.permissions };
    };
    return {
        pullRequest(repository, number, stop) {
            const asked = asking(repository, `pull request #${number}`, "/pulls/{number}", { number });
            return (0,github_client/* callGitHub */.ur)(client, { ...asked, stop }, readPullRequest);
        },
        openPullRequestsOfCommit: (repository, sha) => listOpen(client, asking(repository, `the pull requests of commit ${sha}`, "/commits/{sha}/pulls", { sha })),
        openPullRequestsFrom(repository, owner, branch) {
            const head = `${owner}:${branch}`;
            return listOpen(client, asking(repository, `the pull requests from ${head}`, "/pulls", { head, state: "open" }));
        },
        async pullRequests(repository, numbers) {
            const { readPullRequests } = await __nccwpck_require__.e(/* import() */ 5750).then(__nccwpck_require__.bind(__nccwpck_require__, 5750));
            return readPullRequests(client, { repository, permissions: options.permissions }, numbers);
        },
        async searchOpenPullRequests(repository, search) {
            const { searchPullRequests } = await __nccwpck_require__.e(/* import() */ 5750).then(__nccwpck_require__.bind(__nccwpck_require__, 5750));
            return searchPullRequests(client, { repository, permissions: options.permissions }, search);
        },
        defaultBranch(repository) {
            const asked = asking(repository, `the default branch of ${repository.owner}/${repository.name}`, "");
            return (0,github_client/* callGitHub */.ur)(client, asked, (data) => (0,github_event/* readJsonText */.gb)(data, "default_branch"));
        },
        testedHeads(repository, commit) {
            const asked = asking(repository, `commit ${commit}`, "/commits", { sha: commit, per_page: github_client/* PAGE_SIZE */.md });
            return (0,github_client/* callGitHub */.ur)(client, asked, (data) => readTestedHeads(data, commit));
        },
        permission(repository, login) {
            const route = "/collaborators/{login}/permission";
            return (0,github_client/* callGitHub */.ur)(client, asking(repository, `the permission of ${login}`, route, { login }), readAccountPermission);
        },
        async branchesStartingWith(repository, start, stop) {
            const parameters = { ref: `heads/${start}`, per_page: github_client/* PAGE_SIZE */.md };
            const what = `the branches that begin with ${start}`;
            const asked = asking(repository, what, "/git/matching-refs/{+ref}", parameters);
            const data = await (0,github_client/* callGitHub */.ur)(client, { ...asked, stop }, github_event/* readArrayOrUndefined */.le);
            const branches = data.flatMap((item) => (0,github_event/* readJsonText */.gb)(item, "ref")?.replace(/^refs\/heads\//, "") ?? []);
            // GitHub's client removes the final slash, so a request for `pr-7/` also returns `pr-77/...`.
            return branches.filter((branch) => branch.startsWith(start));
        },
        posts: createGitHubMessageClient(client, options),
        // Few operations need these parts.
        setUp: async () => (await __nccwpck_require__.e(/* import() */ 1201).then(__nccwpck_require__.bind(__nccwpck_require__, 1201))).createRepositorySettingsReader(client),
        history: async (report) => (await __nccwpck_require__.e(/* import() */ 9811).then(__nccwpck_require__.bind(__nccwpck_require__, 9811))).createGitHubHistoryReader(options, report),
    };
}
/**
 * Finds the heads of the pull requests in a test branch. The queue merges one head after another into the branch. The
 * first parent of each merge is the previous merge, and the second parent is the head. Other commits of a pull request
 * are never second parents. The merges are the newest commits, so one page of commits contains them.
 */
function readTestedHeads(data, commit) {
    const parentsOf = new Map((0,github_event/* readArrayOrUndefined */.le)(data)?.map((item) => {
        return [
            (0,github_event/* readJsonText */.gb)(item, "sha"),
            (0,github_event/* readJsonList */.Zv)(item, "parents").flatMap((parent) => (0,github_event/* readJsonText */.gb)(parent, "sha") ?? []),
        ];
    }));
    if (!parentsOf.has(commit))
        return undefined;
    const heads = [commit];
    for (let next = commit; next !== undefined;) {
        const [first, ...merged] = parentsOf.get(next) ?? [];
        parentsOf.delete(next);
        heads.push(...merged);
        next = first;
    }
    return heads;
}
async function listOpen(client, asked) {
    // One time limit applies to all pages of a look-up together.
    const stop = AbortSignal.timeout(client.lookUpMs);
    const found = await (0,github_client/* listAllItems */.It)(client, { ...asked, stop }, api_MOST_PAGES, readPullRequest);
    return found.filter(({ open }) => open);
}
function readPullRequest(data) {
    const number = (0,github_event/* readJsonNumber */.Yw)(data, "number");
    const headSha = (0,github_event/* readJsonText */.gb)(data, "head", "sha");
    const baseBranch = (0,github_event/* readJsonText */.gb)(data, "base", "ref");
    if (number === undefined || headSha === undefined || baseBranch === undefined)
        return undefined;
    const merged = (0,github_event/* readJsonValue */.mg)(data, "merged") === true || (0,github_event/* readJsonText */.gb)(data, "merged_at") !== undefined;
    return {
        number,
        headSha,
        baseBranch,
        open: (0,github_event/* readJsonText */.gb)(data, "state") === "open",
        merged,
        draft: (0,github_event/* readJsonValue */.mg)(data, "draft") === true,
        // Only the value `dirty` means a conflict. Other values mean, for example, a missing review.
        conflicts: (0,github_event/* readJsonText */.gb)(data, "mergeable_state") === "dirty",
        // Before the merge, this field contains the commit of a test merge by GitHub.
        mergeCommitSha: merged ? (0,github_event/* readJsonText */.gb)(data, "merge_commit_sha") : undefined,
    };
}
/** Base permission of each role (docs.github.com/rest/collaborators/collaborators). */
const LEVELS = { read: "read", triage: "read", write: "write", maintain: "write", admin: "admin" };
const BASE_PERMISSIONS = ["none", "read", "write", "admin"];
/** Reads the role of an account. Returns the base permission for a custom role. */
function readAccountPermission(data) {
    const base = BASE_PERMISSIONS.find((each) => each === (0,github_event/* readJsonText */.gb)(data, "permission"));
    if (base === undefined || base === "none")
        return base;
    const role = host/* ACCOUNT_PERMISSIONS */.Vf.find((each) => each === (0,github_event/* readJsonText */.gb)(data, "role_name"));
    return role !== undefined && LEVELS[role] === base ? role : base;
}


/***/ }),

/***/ 4184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   It: () => (/* binding */ listAllItems),
/* harmony export */   LX: () => (/* binding */ createGitHubClient),
/* harmony export */   W8: () => (/* binding */ queryGitHub),
/* harmony export */   md: () => (/* binding */ PAGE_SIZE),
/* harmony export */   pN: () => (/* binding */ listPages),
/* harmony export */   ur: () => (/* binding */ callGitHub)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5071);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9265);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(227);



const LOOK_UP_MS = 5000;
const PAGE_SIZE = 100;
/** Creates a client that loads GitHub's library at its first request. Most runs send no request to GitHub. */
function createGitHubClient({ lookUpMs = LOOK_UP_MS, ...options }) {
    let loaded;
    return {
        signal: options.signal,
        lookUpMs,
        async request(route, parameters) {
            loaded ??= Promise.all(/* import() */[__nccwpck_require__.e(5663), __nccwpck_require__.e(2413), __nccwpck_require__.e(2192), __nccwpck_require__.e(9414)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9414)).then(({ openOctokit }) => openOctokit({ ...options, lookUpMs }));
            return (await loaded)(route, parameters);
        },
    };
}
/** Sends a request. @throws AbortedError, or GitHostError, also for a reply in an unknown format */
function callGitHub(client, asked, read) {
    const [method = "", path = ""] = asked.route.split(" ");
    const { owner, name: repo } = asked.repository;
    const route = `${method} /repos/{owner}/{repo}${path}`;
    return send(client, { ...asked, route }, { ...asked.parameters, owner, repo }, findDeed(method), read);
}
/** Sends a GraphQL query, which only reads. @throws AbortedError, or GitHostError */
function queryGitHub(client, asked, body, read) {
    return send(client, { ...asked, route: "POST /graphql" }, body, "read", read);
}
async function send({ request, signal }, { what, route, permissions, stop }, parameters, deed, read) {
    try {
        const signals = stop === undefined ? [signal] : [signal, stop];
        const { data } = await request(route, { ...parameters, request: { signal: AbortSignal.any(signals) } });
        const found = read(data);
        if (found === undefined)
            throw new Error("the reply has an unknown form");
        return found;
    }
    catch (error) {
        if (signal.aborted)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM();
        throw new _host_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHostError */ .NA(what, error, permissions, deed);
    }
}
/** Reads pages of a list, and omits items in an unknown format. `whole` is false if further pages may exist. */
async function listPages(client, asked, pages, read) {
    const items = [];
    const readPage = (data) => (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readArrayOrUndefined */ .le)(asked.listKey === undefined ? data : (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonValue */ .mg)(data, asked.listKey));
    for (let page = 1; page <= pages; page += 1) {
        const parameters = { ...asked.parameters, per_page: PAGE_SIZE, page };
        const found = await callGitHub(client, { ...asked, parameters }, readPage);
        items.push(...found.flatMap((item) => read(item) ?? []));
        if (found.length < PAGE_SIZE)
            return { items, whole: true };
    }
    return { items, whole: false };
}
async function listAllItems(client, asked, mostPages, read) {
    const { items, whole } = await listPages(client, asked, mostPages, read);
    if (whole)
        return items;
    const cause = new _host_js__WEBPACK_IMPORTED_MODULE_1__/* .NoReplyError */ ._s(`the list has more than ${mostPages * PAGE_SIZE} items`, { permanent: true });
    throw new _host_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHostError */ .NA(asked.what, cause, asked.permissions);
}
function findDeed(method) {
    if (method === "GET")
        return "read";
    return method === "DELETE" ? "delete" : "write";
}


/***/ }),

/***/ 227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ hasJsonValue),
/* harmony export */   Yw: () => (/* binding */ readJsonNumber),
/* harmony export */   Zv: () => (/* binding */ readJsonList),
/* harmony export */   gb: () => (/* binding */ readJsonText),
/* harmony export */   le: () => (/* binding */ readArrayOrUndefined),
/* harmony export */   me: () => (/* binding */ DEPENDABOT_ADVICE),
/* harmony export */   mg: () => (/* binding */ readJsonValue),
/* harmony export */   zd: () => (/* binding */ gitHubActions)
/* harmony export */ });
/* unused harmony export readGitHubBuild */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5071);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1798);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8590);




/**
 * Reader for GitHub Actions, documented on "Variables"
 * (docs.github.com/actions/reference/workflows-and-actions/variables).
 */
const gitHubActions = {
    name: "GitHub Actions",
    isHere: ({ text }) => text("GITHUB_ACTIONS") === "true",
    read(variables) {
        const { payload, problem } = readPayload(variables.text("GITHUB_EVENT_PATH"));
        return readGitHubBuild(variables, payload, problem);
    },
};
/**
 * Reads the event payload. Returns a problem for an unreadable payload, which matters only without the input
 * `pr-number`.
 */
function readPayload(path) {
    if (path === undefined)
        return { payload: {} };
    try {
        return { payload: JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8").replace(/^\uFEFF/, "")) };
    }
    catch (error) {
        return {
            payload: {},
            problem: `the event payload (GITHUB_EVENT_PATH), which cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .getErrorMessage */ .u1)(error)}`,
        };
    }
}
/** Describes the run. `problem` is the reason for an unreadable payload. */
function readGitHubBuild({ text }, payload, problem) {
    const [name = "", fullName = "", ref = ""] = ["GITHUB_EVENT_NAME", "GITHUB_REPOSITORY", "GITHUB_REF"].map(text);
    const subject = subjectOf({ name, repository: fullName, ref, payload });
    const repository = (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryNameParser */ .j3)(fullName);
    const server = text("GITHUB_SERVER_URL") ?? "https://github.com";
    const host = URL.canParse(server) ? new URL(server).host : "github.com";
    // A scheduled run always runs on the default branch.
    const scheduled = name === "schedule" ? ref.replace(/^refs\/heads\//, "") : undefined;
    const actor = text("GITHUB_ACTOR") ?? readJsonText(payload, "sender", "login");
    return {
        repository: repository.ok ? { host, ...repository.value } : undefined,
        defaultBranch: readJsonText(payload, "repository", "default_branch") ?? scheduled,
        runUrl: runUrl(text),
        // A run for pull_request_target has secrets, but a pull request from a fork can start it.
        privileged: name === "pull_request_target",
        forkSecrets: name.startsWith("pull_request") && name !== "pull_request_target" ? "not-to-forks" : "all",
        byDependabot: actor === "dependabot[bot]" && DEPENDABOT_EVENTS.has(name),
        runId: name === "pull_request" ? text("GITHUB_RUN_ID") : undefined,
        actors: actorsOf(payload, text),
        closed: /^pull_request(_target)?$/.test(name) && readJsonText(payload, "action") === "closed",
        step: stepOf(text),
        subject: problem === undefined ? subject : { kind: "other", lookedAt: problem, origin: subject.origin },
    };
}
/** Returns the id of the step. The run's id is equal in every attempt, and `GITHUB_ACTION` distinguishes the steps. */
function stepOf(text) {
    const names = ["GITHUB_RUN_ID", "GITHUB_JOB", "GITHUB_ACTION"].map(text);
    const attempt = Number(text("GITHUB_RUN_ATTEMPT"));
    return names.includes(undefined) || !Number.isSafeInteger(attempt) ? undefined : { id: names.join(" "), attempt };
}
function runUrl(text) {
    const [server, repository, run] = [text("GITHUB_SERVER_URL"), text("GITHUB_REPOSITORY"), text("GITHUB_RUN_ID")];
    const url = `${server}/${repository}/actions/runs/${run}`;
    return repository !== undefined && run !== undefined && URL.canParse(url) ? url : undefined;
}
const DEPENDABOT_ADVICE = "Also store the token as a Dependabot secret: on GitHub, open Settings, Secrets and variables, Dependabot.";
/** Events whose runs have Dependabot's secrets if Dependabot caused the event. */
const DEPENDABOT_EVENTS = new Set([
    "pull_request",
    "pull_request_review",
    "pull_request_review_comment",
    "push",
    "create",
    "deployment",
    "deployment_status",
]);
/** Returns the authors of the comment or review, the sender, and the account that started this attempt. */
function actorsOf(payload, text) {
    const authors = ["comment", "review"]
        .filter((written) => hasJsonValue(payload, written))
        // GitHub shows deleted accounts as `ghost`.
        .map((written) => readJsonText(payload, written, "user", "login") ?? "ghost");
    const sender = readJsonText(payload, "sender", "login") ?? text("GITHUB_ACTOR");
    return [...new Set([...authors, sender, text("GITHUB_TRIGGERING_ACTOR")])].filter((login) => login !== undefined);
}
/**
 * Reads the subject from the payload, because `GITHUB_SHA` may be a merge commit, and `GITHUB_BASE_REF` is often empty.
 */
function subjectOf(event) {
    switch (event.name) {
        case "pull_request":
        case "pull_request_target":
        case "pull_request_review":
        case "pull_request_review_comment":
        case "pull_request_review_thread":
            return ofPullRequest(event);
        case "issue_comment":
            return ofComment(event.payload);
        case "merge_group":
            return ofMergeGroup(event);
        case "push":
            return ofPush(event);
        case "delete":
            return ofDeletion(event.payload);
        case "workflow_run":
            return ofWorkflowRun(event);
        case "check_suite":
        case "check_run":
            return ofChecks(event, event.name);
        default:
            return { kind: "branch", branch: event.ref, head: undefined, nowhere: `the event ${event.name}` };
    }
}
function ofPullRequest({ payload, repository }) {
    const number = readJsonNumber(payload, "pull_request", "number") ?? readJsonNumber(payload, "number");
    const origin = ownerOf(readJsonText(payload, "pull_request", "head", "repo", "full_name"), repository);
    const headBranch = readJsonText(payload, "pull_request", "head", "ref");
    return number === undefined
        ? { kind: "other", lookedAt: "pull_request.number", origin }
        : pullRequestAt(payload, ["pull_request"], { number, headBranch, origin });
}
function pullRequestAt(payload, path, facts, head = [...path, "head", "sha"]) {
    const baseBranch = readJsonText(payload, ...path, "base", "ref");
    return {
        kind: "pull-request",
        ...facts,
        head: commitAt(payload, head, `refs/pull/${facts.number}/head`),
        base: commitAt(payload, [...path, "base", "sha"], (0,_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBranchRef */ .bu)(baseBranch)),
        baseBranch,
    };
}
/**
 * Compares the repositories' names, because `head.repo.fork` is also true inside a fork. A deleted repository counts as
 * a fork.
 */
function ownerOf(headRepository, repository) {
    return headRepository?.toLowerCase() === repository.toLowerCase() ? "own" : "fork";
}
/** Reads a comment event. `issue.pull_request` exists only in a comment on a pull request. */
function ofComment(payload) {
    const number = readJsonNumber(payload, "issue", "number");
    const origin = hasJsonValue(payload, "issue", "pull_request") ? "unknown" : "own";
    return number === undefined || origin === "own"
        ? { kind: "other", lookedAt: "issue.pull_request (the comment is on an issue)", origin }
        : { kind: "pull-request", number, head: undefined, headBranch: undefined, origin };
}
function ofMergeGroup({ payload, ref }) {
    const headRef = readJsonText(payload, "merge_group", "head_ref");
    const baseRef = readJsonText(payload, "merge_group", "base_ref");
    return {
        kind: "branch",
        branch: headRef ?? ref,
        head: commitAt(payload, ["merge_group", "head_sha"], headRef),
        base: commitAt(payload, ["merge_group", "base_sha"], baseRef),
        baseBranch: baseRef?.replace(/^refs\/heads\//, ""),
        nowhere: "merge_group.head_ref",
    };
}
function ofPush({ payload, ref: runRef }) {
    const ref = readJsonText(payload, "ref") ?? runRef;
    const lookedAt = `the push to ${ref}, which does not update a branch`;
    if (!ref.startsWith("refs/heads/"))
        return { kind: "other", lookedAt };
    const head = commitAt(payload, ["after"], ref);
    const deleted = readJsonValue(payload, "deleted") === true || head === undefined;
    return {
        kind: "branch",
        branch: ref.replace(/^refs\/heads\//, ""),
        head,
        before: { commit: commitAt(payload, ["before"], undefined) },
        nowhere: deleted ? lookedAt : undefined,
    };
}
/**
 * Reads the deletion of a branch. The run belongs to the default branch, so only the payload names the deleted branch.
 */
function ofDeletion(payload) {
    const ref = readJsonText(payload, "ref");
    const lookedAt = `the deleted ${readJsonText(payload, "ref_type") ?? "branch"} ${ref ?? "without a name"}`;
    if (ref === undefined || readJsonText(payload, "ref_type") !== "branch")
        return { kind: "other", lookedAt };
    return { kind: "branch", branch: ref, head: undefined, nowhere: lookedAt };
}
function ofWorkflowRun(event) {
    const run = readJsonValue(event.payload, "workflow_run");
    const owner = ownerOf(readJsonText(run, "head_repository", "full_name"), event.repository);
    const headBranch = readJsonText(run, "head_branch");
    const branch = owner === "own" ? headBranch : undefined;
    // The head of a `pull_request_target` run is a commit of the base branch. In a stack, the base is the head of another
    // pull request.
    const ofBase = readJsonText(run, "event") === "pull_request_target";
    const path = ["workflow_run", "head_sha"];
    const facts = { headBranch: branch, origin: ofBase ? "own" : owner };
    const listed = ofListed(event, ["workflow_run", "pull_requests"], facts, ofBase ? undefined : path);
    if (listed !== undefined)
        return listed;
    if (ofBase) {
        const nowhere = "workflow_run.pull_requests, which is empty because a pull_request_target run uses a commit of the base branch";
        return { kind: "branch", branch, head: undefined, nowhere, origin: "unknown" };
    }
    const head = commitAt(event.payload, path, (0,_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBranchRef */ .bu)(branch));
    const read = { kind: "branch", branch, head, origin: owner };
    if (head === undefined || headBranch === undefined)
        return { ...read, nowhere: "workflow_run.head_sha" };
    if (owner === "own")
        return read;
    // The payload of a fork's run lists no pull requests, so the fork's branch must identify them.
    const login = readJsonText(run, "head_repository", "owner", "login");
    return login === undefined
        ? { ...read, nowhere: "workflow_run.head_repository (the fork was deleted)" }
        : { ...read, ofFork: { owner: login, branch: headBranch } };
}
/** Reads a check event. `head_branch` is empty for a commit of a fork. */
function ofChecks(event, subject) {
    const { payload } = event;
    const suite = subject === "check_run" ? ["check_run", "check_suite"] : ["check_suite"];
    const branch = readJsonText(payload, ...suite, "head_branch");
    const origin = branch === undefined ? "unknown" : "own";
    const own = [subject, "pull_requests"];
    const list = readJsonList(payload, ...own).length > 0 ? own : [...suite, "pull_requests"];
    const head = [subject, "head_sha"];
    return (ofListed(event, list, { headBranch: branch, origin }, head) ?? {
        kind: "branch",
        branch,
        head: commitAt(payload, head, (0,_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBranchRef */ .bu)(branch)),
        nowhere: `${subject}.pull_requests, which is empty`,
        origin,
    });
}
/**
 * Reads the pull requests that a payload lists, without those of the upstream repository. `head` is the path of the
 * head in the payload.
 */
function ofListed({ payload }, list, facts, head) {
    const ours = readJsonText(payload, "repository", "url");
    const here = readJsonList(payload, ...list).flatMap((item, index) => {
        const number = readJsonNumber(item, "number");
        const base = readJsonText(item, "base", "repo", "url");
        const isHere = base === undefined || ours === undefined || repositoryPath(base) === repositoryPath(ours);
        return isHere && number !== undefined ? [{ number, path: [...list, `${index}`] }] : [];
    });
    const [first, ...more] = here;
    if (first === undefined)
        return undefined;
    if (more.length === 0)
        return pullRequestAt(payload, first.path, { number: first.number, ...facts }, head);
    const several = { numbers: here.map(({ number }) => number), lookedAt: `${list[0]}.pull_requests` };
    const { headBranch: branch, origin } = facts;
    const commit = head === undefined ? undefined : commitAt(payload, head, (0,_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBranchRef */ .bu)(branch));
    return { kind: "branch", branch, head: commit, several, origin };
}
function repositoryPath(url) {
    return url.toLowerCase().split("/").slice(-2).join("/");
}
function commitAt(payload, path, ref) {
    const name = `github.event.${path.join(".").replace(/\.(\d+)/g, "[$1]")}`;
    return (0,_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .parseCommit */ .L5)(readJsonText(payload, ...path), name, ref);
}
/** Returns a value in GitHub's JSON; undefined if the path does not exist. An index of a list is a part of the path. */
function readJsonValue(value, ...path) {
    return path.reduce((found, key) => {
        return typeof found === "object" && found !== null ? new Map(Object.entries(found)).get(key) : undefined;
    }, value);
}
/** True when a value exists and is not null. */
function hasJsonValue(value, ...path) {
    return (readJsonValue(value, ...path) ?? null) !== null;
}
function readJsonText(value, ...path) {
    const found = readJsonValue(value, ...path);
    return typeof found === "string" && found !== "" ? found : undefined;
}
function readJsonNumber(value, ...path) {
    const found = readJsonValue(value, ...path);
    return typeof found === "number" && Number.isSafeInteger(found) ? found : undefined;
}
function readArrayOrUndefined(value) {
    return Array.isArray(value) ? value : undefined;
}
function readJsonList(value, ...path) {
    return readArrayOrUndefined(readJsonValue(value, ...path)) ?? [];
}


/***/ }),

/***/ 5449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  j: () => (/* binding */ createGitHubCiAdapter)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(6928);
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/summary.js
var summary_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return summary_awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return summary_awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return summary_awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __nccwpck_require__(5071);
// EXTERNAL MODULE: ./lib/src/text/environment.js
var text_environment = __nccwpck_require__(1745);
// EXTERNAL MODULE: ./lib/src/text/problem.js
var problem = __nccwpck_require__(8215);
// EXTERNAL MODULE: ./lib/src/ci/build.js
var build = __nccwpck_require__(8795);
// EXTERNAL MODULE: ./lib/src/ci/output.js
var output = __nccwpck_require__(634);
// EXTERNAL MODULE: ./lib/src/ci/variables.js
var variables = __nccwpck_require__(8590);
// EXTERNAL MODULE: ./lib/src/ci/github/api.js + 1 modules
var api = __nccwpck_require__(8858);
// EXTERNAL MODULE: ./lib/src/ci/github/event.js
var github_event = __nccwpck_require__(227);
;// CONCATENATED MODULE: ./lib/src/ci/github/github.js










function createGitHubCiAdapter(environment, timing = {}) {
    const { add, redact, clean, redactMarkdown, redactFile } = (0,output/* createRedactor */.lY)();
    const warnings = (0,output/* createWarningLimiter */.xC)((message) => warning(clean(message)));
    const temporaryFolder = (0,text_environment/* readEnvironmentVariable */.WN)(environment, "RUNNER_TEMP") ?? (0,external_node_os_.tmpdir)();
    const log = logOf(clean, warnings.warn);
    let failed = false;
    const file = (name, text) => (0,output/* writeTempFile */.c7)(temporaryFolder, name, redactFile(name, text));
    return {
        log,
        environment,
        workspace: (0,text_environment/* readEnvironmentVariable */.WN)(environment, "GITHUB_WORKSPACE") ?? process.cwd(),
        input: (name) => getInput(name),
        mask(secret) {
            add(secret);
            setSecret(secret);
        },
        redact,
        problems: [],
        inputName: problem/* formatYamlInputName */.gr,
        tokenAdvice: TOKEN_ADVICE,
        trigger: () => (0,build/* describeBuildTrigger */.o)(github_event/* gitHubActions */.zd.read((0,variables/* createVariableReader */.oc)(environment))),
        host: (token, signal) => token === undefined
            ? undefined
            : (0,api/* createGitHubHostApi */._)({
                ...timing,
                token,
                environment,
                permissions: PERMISSIONS,
                signal,
                redact: redactMarkdown,
            }),
        output: (name, value) => github_setOutput(environment, name, redact(value)),
        async summary(markdown) {
            if ((environment.GITHUB_STEP_SUMMARY ?? "") === "")
                return;
            await summary.addRaw(redactMarkdown(markdown), true).write();
        },
        file,
        result({ result, errorKind, errorMessage, outputs, record }) {
            const failure = { "error-kind": errorKind ?? "", "error-message": errorMessage };
            const whole = { result, ...failure, ...outputs, ...record };
            return file("result.json", `${JSON.stringify(whole, null, 2)}\n`);
        },
        answer: log.info,
        ended: (result) => log.info(`result: ${result}`),
        fail(title, message, details) {
            const lines = message.split("\n").map(clean);
            // A step shows only one error annotation, so other errors are plain lines of the log.
            if (failed)
                for (const line of lines)
                    info(line);
            else
                error(lines.join("\n"), { title });
            failed = true;
            for (const line of details)
                info(clean(line));
        },
        end: warnings.rest,
    };
}
function logOf(clean, warning) {
    return {
        info: (line) => info(clean(line)),
        debug(line) {
            if (isDebug())
                debug(clean(line));
        },
        warning,
        notice: (message) => notice(clean(message)),
        group(title, lines) {
            startGroup(clean(title));
            for (const line of lines)
                info(clean(line));
            endGroup();
        },
    };
}
function github_setOutput(environment, name, value) {
    // If GITHUB_OUTPUT is not set, GitHub's toolkit prints outputs to the log.
    if ((0,text_environment/* readEnvironmentVariable */.WN)(environment, "GITHUB_OUTPUT") === undefined) {
        throw new Error("the variable GITHUB_OUTPUT is empty. The runner sets this variable. Find out which part of the workflow clears this variable.");
    }
    try {
        setOutput(name, value);
    }
    catch (error) {
        throw new Error(`the file GITHUB_OUTPUT is not writable (${(0,errors/* getErrorMessage */.u1)(error)}).`, { cause: error });
    }
}
const TOKEN_ADVICE = {
    all: "Pass the token as `token: ${{ secrets.NAME }}`. To a reusable workflow, pass the token as the secret `MERGE_QUEUE_TOKEN`. If your workflow already does this, the secret is missing or empty in this repository or environment.",
    "not-to-forks": "Run this step in a pull_request_target or workflow_run workflow that does not check out the fork's code.",
    "not-to-dependabot": github_event/* DEPENDABOT_ADVICE */.me,
};
const PERMISSIONS = [
    "If the job's token has no permission for this API request, add these lines to the job:",
    "  permissions:",
    "    contents: read",
    "    pull-requests: read",
];


/***/ }),

/***/ 9265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ isPermissionAtLeast),
/* harmony export */   NA: () => (/* binding */ GitHostError),
/* harmony export */   Vf: () => (/* binding */ ACCOUNT_PERMISSIONS),
/* harmony export */   _s: () => (/* binding */ NoReplyError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5071);
/* harmony import */ var _service_http_status_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5601);


const ACCOUNT_PERMISSIONS = ["read", "triage", "write", "maintain", "admin"];
function isPermissionAtLeast(held, needed) {
    return held !== "none" && ACCOUNT_PERMISSIONS.indexOf(held) >= ACCOUNT_PERMISSIONS.indexOf(needed);
}
const FAILURES = {
    read: (what) => `${what} could not be read from GitHub`,
    write: (what) => `${what} could not be written to GitHub`,
    delete: (what) => `${what} could not be deleted on GitHub`,
};
class GitHostError extends Error {
    status;
    reply;
    #permissions;
    #isSetting;
    constructor(what, cause, permissions = [], deed = "read") {
        const reason = innermost(cause);
        const reply = reason instanceof NoReplyError ? reason.reply : undefined;
        const message = reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM ? "no reply in time" : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorMessage */ .u1)(reason);
        super(`${FAILURES[deed](what)}${reply?.status === undefined ? `: ${message}` : ` (status ${reply.status})`}`, {
            cause,
        });
        this.name = "GitHostError";
        this.status = reply?.status;
        this.reply = reply;
        this.#permissions = permissions;
        this.#isSetting = reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz;
    }
    /** True when GitHub refused the request, probably because the token lacks a permission. */
    get refused() {
        return (this.status === 403 && !this.limited) || this.status === 404;
    }
    get limited() {
        return this.reply?.limitedMs !== undefined;
    }
    /** True when a write failed but may have taken effect. */
    get uncertain() {
        const isUnsent = this.#isSetting || this.reply?.unsent === true;
        return !isUnsent && (this.status === undefined || this.status >= 500);
    }
    /** True when the same look-up may succeed later. */
    get unavailable() {
        if (this.status !== undefined)
            return this.limited || (0,_service_http_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransientStatus */ .D)(this.status);
        // An invalid setting or an untrusted certificate causes the same error until a person corrects it.
        return !this.#isSetting && this.reply?.permanent !== true;
    }
    get advice() {
        if (this.refused)
            return this.#permissions;
        return this.reply?.hint === undefined ? [] : [this.reply.hint];
    }
}
class NoReplyError extends Error {
    reply;
    constructor(message, reply) {
        super(message);
        this.name = "NoReplyError";
        this.reply = reply;
    }
}
/** Returns the innermost cause of an error. GitHub's client wraps the errors of `fetch`. */
function innermost(error) {
    return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;
}


/***/ }),

/***/ 634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HH: () => (/* binding */ formatSafeLogLine),
/* harmony export */   c7: () => (/* binding */ writeTempFile),
/* harmony export */   lY: () => (/* binding */ createRedactor),
/* harmony export */   xC: () => (/* binding */ createWarningLimiter)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _text_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4461);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6375);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1304);





const MASK = "***";
const MASK_IN_MARKDOWN = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(MASK);
/**
 * Pattern of a code block in Markdown, in which entities stay visible as text. A block without an end extends to the
 * end of the text.
 */
const CODE_BLOCK = /^(`{3,})[^`\n]*\n[\s\S]*?(?:^\1`*[ \t]*$|$(?![\s\S]))/gm;
/** Creates functions that replace secrets in all output, because the runner masks secrets only in its log. */
function createRedactor() {
    let forms = [];
    let pattern;
    function hide(text, mask) {
        return pattern === undefined ? text : text.replace(pattern, mask);
    }
    /**
     * Replaces secrets with `***` written as entities. Markdown would read plain asterisks as emphasis or as a horizontal
     * line.
     */
    function hideInMarkdown(text) {
        const parts = [];
        let end = 0;
        for (const { index, 0: block } of text.matchAll(CODE_BLOCK)) {
            parts.push(hide(text.slice(end, index), MASK_IN_MARKDOWN), hide(block, MASK));
            end = index + block.length;
        }
        return [...parts, hide(text.slice(end), MASK_IN_MARKDOWN)].join("");
    }
    return {
        add(secret) {
            // Diagrams show only letters and digits, so a secret may appear without its other characters.
            const bare = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .keepLettersAndDigits */ .iI)(secret);
            forms = [
                ...forms,
                { length: secret.length, pattern: escapedOrNot(secret) },
                ...(isRecognizable(bare) ? [{ length: bare.length, pattern: literal(bare) }] : []),
                ...base64Forms(secret),
                // One secret may contain another secret, so the longest pattern comes first.
            ].toSorted((a, b) => b.length - a.length);
            // This program changes some texts of the service to lower case, so a secret in them may be in lower case.
            pattern = new RegExp(forms.map((form) => form.pattern).join("|"), "gi");
        },
        redact: (text) => hide(text, MASK),
        clean: (text) => formatSafeLogLine(hide(text, MASK)),
        redactMarkdown: hideInMarkdown,
        redactFile: (name, text) => (name.endsWith(".md") ? hideInMarkdown(text) : hide(text, MASK)),
    };
}
/** Minimum characters of a pattern. A shorter pattern could match an ordinary word. */
const RECOGNIZABLE_CHARACTERS = 8;
function isRecognizable(text) {
    return text.length >= RECOGNIZABLE_CHARACTERS;
}
/**
 * Returns a pattern that matches a secret in plain or escaped form: in Markdown, HTML, an address or JSON (also JSON in
 * JSON). The pattern allows a zero-width space between the characters, because texts of comments contain such spaces.
 */
function escapedOrNot(secret) {
    const mayLoseOthers = isRecognizable((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .keepLettersAndDigits */ .iI)(secret));
    return (secret.match(/\\+|[^\\]/gu) ?? [])
        .map((part) => (part.startsWith("\\") ? backslashes(part.length) : formsOf(part, mayLoseOthers)))
        .join(`(?:${_text_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .ZERO_WIDTH_SPACE_ENTITY */ .xe})?`);
}
/**
 * Returns patterns for a secret inside a base64 text, in both alphabets. The secret may start at each of three offsets.
 */
function base64Forms(secret) {
    return [0, 1, 2].flatMap((before) => {
        const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]);
        const first = Math.ceil((before * 8) / 6);
        const text = bytes.toString("base64").slice(first, Math.floor((bytes.length * 8) / 6));
        const shared = bytes.length % 3 === 0 ? "" : "[A-Za-z0-9+/_-]?";
        const pattern = `${text.replace(/[+/]/g, inEitherAlphabet)}${shared}`;
        return isRecognizable(text) ? [{ length: text.length, pattern }] : [];
    });
}
function inEitherAlphabet(character) {
    return `(?:${formsOf(character, false)}|${formsOf(character === "+" ? "-" : "_", false)})`;
}
/** Pattern for a backslash: plain, as an entity or percent-encoded. */
const BACKSLASH = "(?:\\\\|&#(?:0*92|x0*5c);|%5c)";
/** Maximum number of backslashes before a character in JSON in JSON. */
const MOST_BACKSLASHES = 3;
/**
 * Returns one pattern for several backslashes. A separate pattern per backslash would cause exponential backtracking.
 */
function backslashes(count) {
    return `${BACKSLASH}{${count},${count * (MOST_BACKSLASHES + 1)}}`;
}
const NAMED_ENTITIES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&apos;",
};
/**
 * Returns a pattern for a character in all its escaped forms. With `mayLoseOthers`, the character may also be missing.
 */
function formsOf(character, mayLoseOthers) {
    if (/[A-Za-z0-9]/.test(character))
        return character;
    const code = character.codePointAt(0) ?? 0;
    const named = NAMED_ENTITIES[character] ?? [];
    const asJson = JSON.stringify(character).slice(1, -1);
    const inAddress = Buffer.from(character).toString("hex").replace(/../g, "%$&");
    const plain = [literal(character), `&#(?:0*${code}|x0*${code.toString(16)});`, named, inAddress].flat();
    if (/[ -~]/.test(character)) {
        // Messages show the name of a state with spaces instead of underscores.
        const all = character === "_" && mayLoseOthers ? [...plain, " "] : plain;
        return `${BACKSLASH}{0,${MOST_BACKSLASHES}}(?:${all.join("|")})`;
    }
    const quoted = asJson === character ? [] : [`${BACKSLASH}{1,${MOST_BACKSLASHES}}${literal(asJson.slice(1))}`];
    // In log lines, a space replaces an invisible character. In diagrams, the character is missing.
    const lost = [...(/[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? [] : [" "]), ...(mayLoseOthers ? [""] : [])];
    return `(?:${[...quoted, ...plain, ...lost].join("|")})`;
}
function literal(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
const LINE_CHARACTERS = 8000;
/**
 * Returns untrusted text as one line without commands for the runner: `::name::` at the start, `##[name]` anywhere
 * (actions/runner, ActionCommand.cs), and `##vso[name]` of Azure.
 */
function formatSafeLogLine(text) {
    return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceInvisibleCharacters */ .gy)(cut(text))
        .replace(/##(?=\w*\[)/g, "# #")
        .replace(/^(\s*)::/, "$1: :");
}
/** Shortens a line. Secrets must be replaced before, because the masking cannot find a part of a secret. */
function cut(text) {
    if (text.length <= LINE_CHARACTERS)
        return text;
    const shown = text.slice(0, LINE_CHARACTERS).toWellFormed();
    return `${shown}\u2026 (${text.length} characters in all)`;
}
/** Maximum number of warnings as annotations. GitHub shows only a few annotations of each step. */
const WARNINGS_SHOWN = 5;
function createWarningLimiter(show) {
    let count = 0;
    return {
        warn(message) {
            count += 1;
            if (count <= WARNINGS_SHOWN)
                show(message);
        },
        rest() {
            if (count > WARNINGS_SHOWN)
                show(`and ${count - WARNINGS_SHOWN} more`);
        },
    };
}
/** Writes a file into a new subfolder of `folder`. Returns the path of the file. @throws Error of the file system */
function writeTempFile(folder, name, text) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "merge-queue-")), name);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
    return path;
}


/***/ }),

/***/ 2642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ exitProcessAfterDelay)
/* harmony export */ });
const GRACE_MS = 100;
/** Exits the process after 100 ms if it is still running. A pending DNS look-up could delay the exit by a minute. */
function exitProcessAfterDelay({ stdout, stderr, exit, }) {
    setTimeout(() => stdout.write("", () => stderr.write("", () => exit())), GRACE_MS).unref();
}


/***/ }),

/***/ 8590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ parseCommit),
/* harmony export */   SU: () => (/* binding */ parseRepository),
/* harmony export */   af: () => (/* binding */ parseRemoteRepository),
/* harmony export */   bu: () => (/* binding */ formatBranchRef),
/* harmony export */   oW: () => (/* binding */ findHeadRepositoryKind),
/* harmony export */   oc: () => (/* binding */ createVariableReader)
/* harmony export */ });
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1798);
/* harmony import */ var _text_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1745);


function createVariableReader(environment) {
    const text = (name) => (0,_text_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .readEnvironmentVariable */ .WN)(environment, name);
    function parsed(parse, name) {
        const read = parse(text(name) ?? "");
        return read.ok ? read.value : undefined;
    }
    return {
        text,
        /** Returns the number of a pull request; undefined for any other text, such as Buildkite's `false`. */
        number: (name) => parsed(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestNumberParser */ .lg, name),
        branch: (name) => parsed(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .branchNameParser */ .Pp, name),
        commit: (name, ref) => parseCommit(text(name), name, ref),
        repository: (name) => parseRemoteRepository(text(name) ?? ""),
        /** Returns an http(s) address without user name and password; undefined for an invalid address. */
        address(name) {
            const address = text(name);
            if (address === undefined || !URL.canParse(address))
                return undefined;
            const url = new URL(address);
            if (url.protocol !== "https:" && url.protocol !== "http:")
                return undefined;
            url.username = "";
            url.password = "";
            return url.href;
        },
    };
}
/** Reads a full commit id; undefined for any other text, such as Buildkite's `HEAD` or GitLab's zeros. */
function parseCommit(text, at, ref) {
    const sha = (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .commitShaParser */ .hO)(text ?? "");
    return sha.ok && !/^0+$/.test(sha.value) ? { sha: sha.value, at, ref } : undefined;
}
/**
 * Reads a repository from a web, Git or SSH address, or from `git@host:owner/name.git`. The owner may contain slashes.
 */
function parseRemoteRepository(remote) {
    const short = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)\/?(.+)$/.exec(remote);
    if (short?.[1] !== undefined && short[2] !== undefined)
        return parseRepository(short[1], short[2]);
    if (!URL.canParse(remote))
        return undefined;
    const { protocol, host, hostname, pathname } = new URL(remote);
    if (/^https?:$/.test(protocol))
        return parseRepository(host, pathname);
    // A port in an SSH or Git address does not apply to the web pages, so it is omitted.
    return /^(?:ssh|git|git\+ssh):$/.test(protocol) ? parseRepository(hostname, pathname) : undefined;
}
function parseRepository(host, path) {
    const name = (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryNameParser */ .j3)(path.replace(/^\/+|\/+$/g, "").replace(/\.git$/, ""));
    // GitHub accepts SSH on port 443 at `ssh.github.com`.
    const parsed = (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .hostNameParser */ .TU)(host.toLowerCase() === "ssh.github.com" ? "github.com" : host);
    return name.ok && parsed.ok ? { host: parsed.value, ...name.value } : undefined;
}
function formatBranchRef(name) {
    return name === undefined ? undefined : `refs/heads/${name}`;
}
function findHeadRepositoryKind(head, repository) {
    if (head === undefined || repository === undefined)
        return "unknown";
    return fullName(head) === fullName(repository) ? "own" : "fork";
}
function fullName({ host, owner, name }) {
    return `${host}/${owner}/${name}`.toLowerCase();
}


/***/ }),

/***/ 9508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5071);


const systemClock = {
    now: () => performance.timeOrigin + performance.now(),
    // A timer of Node.js may fire up to a millisecond early.
    async sleep(ms, signal) {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.ceil(ms) + 1, undefined, { signal });
        }
        catch {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AbortedError */ .oM();
        }
    },
};


/***/ }),

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gx: () => (/* binding */ toInputError),
/* harmony export */   Ks: () => (/* binding */ addErrorDetails),
/* harmony export */   MM: () => (/* binding */ sendChangeWithAbortHint),
/* harmony export */   OK: () => (/* binding */ OperationError),
/* harmony export */   RD: () => (/* binding */ GitHostLookUpError),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   oM: () => (/* binding */ AbortedError),
/* harmony export */   u1: () => (/* binding */ getErrorMessage)
/* harmony export */ });
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8215);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1304);


/** Error that a user can correct. Its message becomes the annotation of the step. */
class OperationError extends Error {
    kind;
    problems;
    details;
    outputs;
    #details;
    constructor(kind, problems, { details = [], outputs = {}, cause } = {}) {
        const all = (typeof problems === "string" ? [problems] : problems).map(asProblem);
        super(listOf(all, _text_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .formatYamlInputName */ .gr), cause === undefined ? undefined : { cause });
        this.name = new.target.name;
        this.kind = kind;
        this.problems = all;
        this.details = details.map((text) => (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMessageText */ .cQ)(_text_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .formatYamlInputName */ .gr, text));
        this.outputs = outputs;
        this.#details = details;
    }
    /** Returns message and details. `naming` formats the names of inputs, such as `pr-number` or `--pr-number`. */
    named(naming) {
        return {
            message: listOf(this.problems, naming),
            details: this.#details.map((text) => (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMessageText */ .cQ)(naming, text)),
        };
    }
    copy(problems, options) {
        return new OperationError(this.kind, problems, options);
    }
    /** Returns a copy with more details and outputs. `message` replaces the message. */
    withDetails({ message, details = [], outputs = {} }) {
        return this.copy(message ?? this.problems, {
            details: [...this.#details, ...details],
            outputs: { ...this.outputs, ...outputs },
            cause: this,
        });
    }
}
/** Adds details to an OperationError, and preserves its class. Returns other errors unchanged. */
function addErrorDetails(error, more) {
    return error instanceof OperationError ? error.withDetails(more) : error;
}
const PROBLEMS_SHOWN = 50;
const PROBLEM_CHARACTERS = 20_000;
const LAST_LINE_CHARACTERS = 100;
class InputError extends OperationError {
    constructor(problems, options) {
        super("input", problems, options);
    }
    copy(problems, options) {
        return new InputError(problems, options);
    }
}
function toInputError(input, text) {
    return new InputError([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .createInputProblem */ .sM)(input, text)]);
}
/** Error of a look-up on the Git host. The message may name an input that makes the look-up unnecessary. */
class GitHostLookUpError extends OperationError {
    constructor(problems, options) {
        super("unavailable", problems, options);
    }
    copy(problems, options) {
        return new GitHostLookUpError(problems, options);
    }
}
function asProblem(given) {
    return typeof given === "object" && "text" in given ? given : { inputs: [], text: given };
}
function listOf(all, naming) {
    const problems = all.map((problem) => (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .formatProblemSentence */ .Q5)(naming, problem));
    const shown = [];
    let room = PROBLEM_CHARACTERS - LAST_LINE_CHARACTERS;
    for (const problem of problems.slice(0, PROBLEMS_SHOWN)) {
        room -= `- ${problem}\n`.length;
        if (room < 0)
            break;
        shown.push(problem);
    }
    const [first = ""] = problems;
    if (shown.length === 0) {
        shown.push(first.length <= PROBLEM_CHARACTERS ? first : (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenText */ .Bu)(first, PROBLEM_CHARACTERS));
    }
    const more = problems.length - shown.length;
    const lines = [...shown, ...(more > 0 ? [`and ${more} more`] : [])];
    return lines.length === 1 ? `${lines[0]}` : lines.map((line) => `- ${line}`).join("\n");
}
/** Error of a request or a pause after the process received SIGINT, SIGTERM, SIGHUP or SIGBREAK. */
class AbortedError extends OperationError {
    constructor(problems = "The run was stopped before it finished.", options) {
        super("aborted", problems, options);
    }
    copy(problems, options) {
        return new AbortedError(problems, options);
    }
}
/**
 * Runs a change with an effect that is unknown after an abort. If the change throws an AbortedError, adds `doubt` to
 * its details.
 */
async function sendChangeWithAbortHint(doubt, change) {
    try {
        return await change();
    }
    catch (error) {
        if (!(error instanceof AbortedError))
            throw error;
        throw error.withDetails({
            details: [`The run was stopped while it sent a change, so the effect of the change is unknown: ${doubt}.`],
        });
    }
}
function getErrorMessage(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 8506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HS: () => (/* binding */ targetPathsParser),
/* harmony export */   aV: () => (/* binding */ impactedTargetsFileInput),
/* harmony export */   cd: () => (/* binding */ DEFAULT_PATHS_IMPACTING_EVERYTHING),
/* harmony export */   eD: () => (/* binding */ DEFAULT_INERT_PATHS),
/* harmony export */   k6: () => (/* binding */ ANALYZED_LOCK_FILES_BY_PRODUCER)
/* harmony export */ });
/* harmony import */ var _inputs_input_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2066);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1798);


/** Lock files of npm packages. For them, the step computes the impacted projects itself. */
const NPM_LOCK_FILES = [
    "package-lock.json",
    "npm-shrinkwrap.json",
    "pnpm-lock.yaml",
    "yarn.lock",
    "bun.lock",
];
/**
 * Default patterns of files that impact everything, such as lockfiles. They apply at the top and in the working
 * directory.
 */
const DEFAULT_PATHS_IMPACTING_EVERYTHING = [
    ...NPM_LOCK_FILES,
    "bun.lockb",
    "deno.lock",
    "Cargo.lock",
    "go.sum",
    "go.work.sum",
    "poetry.lock",
    "pdm.lock",
    "uv.lock",
    "Pipfile.lock",
    "Gemfile.lock",
    "composer.lock",
    "gradle.lockfile",
    "MODULE.bazel.lock",
    "common/config/rush/**",
    "package.json",
    "pnpm-workspace.yaml",
    "lerna.json",
    "rush.json",
    "nx.json",
    "turbo.json",
    "turbo.jsonc",
    ".moon/**",
    ".yarnrc",
    ".yarnrc.yml",
    ".yarn/**",
    ".npmrc",
    ".pnpmfile.cjs",
    "bunfig.toml",
    "patches/**",
    ".nvmrc",
    ".node-version",
    ".python-version",
    ".tool-versions",
    ".prototools",
    ".mise.toml",
    "mise.toml",
    "rust-toolchain",
    "rust-toolchain.toml",
    ".cargo/**",
    "tsconfig*.json",
    "babel.config.*",
    "Cargo.toml",
    "go.mod",
    "go.work",
    "pyproject.toml",
    "pants.toml",
    "settings.gradle*",
    "build.gradle*",
    "gradle.properties",
    "gradle/**",
    "WORKSPACE*",
    "MODULE.bazel",
    ".bazelrc",
    ".bazelversion",
    ".github/workflows/**",
    ".github/actions/**",
    ".gitlab-ci.yml",
    ".circleci/**",
    ".buildkite/**",
    "Jenkinsfile",
    "azure-pipelines.yml",
];
/**
 * Default patterns of files that impact nothing unless a target claims them. They apply at the top and in the working
 * directory.
 */
const DEFAULT_INERT_PATHS = [
    // Release notes: only a release reads them.
    ".changeset/*.md",
    "common/changes/**",
    ".changes/**",
    "changelog.d/**",
    // Documentation: only people read it. The list omits MDX and reStructuredText, because they may run code.
    "*.md",
    "docs/**/*.md",
    "docs/**/*.{png,jpg,jpeg,gif,svg,webp}",
    "LICENSE",
    "LICENSE.txt",
    "LICENSE-*",
    "NOTICE",
    // Texts and forms: only GitHub's pages show them.
    ".github/*.md",
    ".github/ISSUE_TEMPLATE/**",
    ".github/PULL_REQUEST_TEMPLATE/**",
    ".github/DISCUSSION_TEMPLATE/**",
];
/**
 * Lock files by producer. By default, a change of such a file does not impact everything, because the step computes the
 * impacted projects.
 */
const ANALYZED_LOCK_FILES_BY_PRODUCER = new Map([
    ["workspaces", [...NPM_LOCK_FILES, "Cargo.lock", "uv.lock", "go.sum"]],
    ...["nx", "turbo", "pnpm", "moon", "lerna", "rush"].map((tool) => [tool, NPM_LOCK_FILES]),
]);
const impactedTargetsFileInput = (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalInput */ .PQ)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .anyTextParser */ .Tr, {
    name: "impacted-targets-file",
    description: "Path of a file with the targets, relative to the workspace. The file contains one target per line, a JSON array, the result of `compute-impacted-targets`, or the output of a build tool.",
});
/** Accepts any text. Only `read` parses it, because the YAML parser is slow to load. */
const targetPathsParser = Object.assign((given) => {
    let reading;
    const load = async () => (await __nccwpck_require__.e(/* import() */ 2994).then(__nccwpck_require__.bind(__nccwpck_require__, 2994))).readTargetPaths(given);
    return { ok: true, value: { read: () => (reading ??= load()) } };
}, { repeatable: true });


/***/ }),

/***/ 8453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QR: () => (/* binding */ FILE_READING_PRODUCERS),
/* harmony export */   ni: () => (/* binding */ BUILT_IN_PRODUCERS),
/* harmony export */   qD: () => (/* binding */ TOOL_OUTPUT_FORMATS),
/* harmony export */   uE: () => (/* binding */ PRODUCER_NAMES),
/* harmony export */   wK: () => (/* binding */ isBuiltInProducer)
/* harmony export */ });
const TOOL_OUTPUT_FORMATS = [
    "nx",
    "turbo",
    "pnpm",
    "moon",
    "lerna",
    "rush",
    "bazel",
    "pants",
    "gradle",
    "paths-filter",
];
const PRODUCER_NAMES = [...TOOL_OUTPUT_FORMATS, "lines", "json", "command"];
const FILE_READING_PRODUCERS = ["bazel", "gradle", "paths-filter", "lines", "json"];
/** Producers without a program. The step runs no code of the repository for them. */
const BUILT_IN_PRODUCERS = ["paths", "workspaces"];
function isBuiltInProducer(name) {
    return name === undefined || BUILT_IN_PRODUCERS.some((own) => own === name);
}


/***/ }),

/***/ 9301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ operationNameInput),
/* harmony export */   RW: () => (/* binding */ workingDirectoryInput),
/* harmony export */   j$: () => (/* binding */ commonInputs)
/* harmony export */ });
/* harmony import */ var _service_api_version_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5511);
/* harmony import */ var _service_http_proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2075);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2066);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1798);




const EXAMPLES = _service_api_version_js__WEBPACK_IMPORTED_MODULE_3__/* .API_VERSIONS */ .Bo.map((version) => (0,_service_api_version_js__WEBPACK_IMPORTED_MODULE_3__/* .getDefaultApiAddress */ .WO)(version).href).join(" or ");
const apiAddress = (value) => {
    const allowed = `an https: address that ends with the API version, such as ${EXAMPLES} (http: is allowed only for this machine)`;
    if (!URL.canParse(value))
        return { ok: false, allowed };
    const url = new URL(value);
    const secure = url.protocol === "https:" || (url.protocol === "http:" && (0,_service_http_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(url));
    const plain = url.username === "" && url.password === "" && url.search === "" && url.hash === "";
    if (!secure || !plain)
        return { ok: false, allowed };
    if ((0,_service_api_version_js__WEBPACK_IMPORTED_MODULE_3__/* .findApiVersion */ .gO)(url) !== undefined)
        return { ok: true, value: url };
    const segments = url.pathname.replace(/\/+$/, "").split("/");
    if (/^v\d+$/.test(segments.at(-1) ?? ""))
        return { ok: false, allowed: `an address of API version ${_service_api_version_js__WEBPACK_IMPORTED_MODULE_3__/* .API_VERSIONS */ .Bo.join(" or ")}, such as ${EXAMPLES}` };
    const at = segments.findIndex((segment) => _service_api_version_js__WEBPACK_IMPORTED_MODULE_3__/* .API_VERSIONS */ .Bo.some((version) => version === segment.toLowerCase()));
    const version = at < 0 ? _service_api_version_js__WEBPACK_IMPORTED_MODULE_3__/* .API_VERSIONS */ .Bo[0] : segments[at]?.toLowerCase();
    const base = at < 0 ? segments : segments.slice(0, at);
    return { ok: false, allowed, meant: `${url.origin}${[...base, version].join("/")}` };
};
const token = (0,_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .createParser */ .Cp)("one line of visible ASCII characters without spaces; check the stored secret", (value) => /^[\x21-\x7e]+$/.test(value) ? value : undefined);
const operationNameInput = (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalInput */ .PQ)(_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .anyTextParser */ .Tr, {
    name: "operation",
    required: true,
    description: "Name of the operation, from the table of operations. `setImpactedTargets` means the same as `set-impacted-targets`.",
});
const commonInputs = {
    token: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalInput */ .PQ)(token, {
        name: "token",
        secret: true,
        description: "API key of the merge queue service (`trunk_v2_...`), or the organization's token for API v1. Pass the token from a secret. The action masks the token before it does anything else. For `set-impacted-targets`, a `pull_request` run for a pull request from a fork needs no token.",
    }),
    apiVersion: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createInputWithDefault */ .s7)((0,_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .createChoiceParser */ .tS)("auto", ..._service_api_version_js__WEBPACK_IMPORTED_MODULE_3__/* .API_VERSIONS */ .Bo), "auto", {
        name: "api-version",
        description: "Version of the service's API: `auto`, `v1` or `v2`. With `auto`, a token that begins with `trunk_v2_` selects `v2`, and any other token selects `v1`.",
    }),
    apiUrl: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalInput */ .PQ)(apiAddress, {
        name: "api-url",
        description: `Base address of the service, which ends with the API version. Default: \`${(0,_service_api_version_js__WEBPACK_IMPORTED_MODULE_3__/* .getDefaultApiAddress */ .WO)("v1").href}\`, or \`.../v2\` for API v2. \`http:\` is allowed for this machine only.`,
    }),
    repository: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalInput */ .PQ)(_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryNameParser */ .j3, {
        name: "repository",
        description: "Repository of the queue as `owner/name`. Default: the workflow's repository.",
        commandLine: "Repository of the queue as `owner/name`. Default: the repository of the CI run. If there is no CI run, the repository of the remote `origin`, if `origin` is on github.com.",
    }),
    repositoryHost: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalInput */ .PQ)(_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .hostNameParser */ .TU, {
        name: "repository-host",
        description: "Host of the repository. Default: the host of the server that runs the workflow, usually `github.com`.",
        commandLine: "Host of the repository. Default: the host of the CI run's repository, or `github.com` if there is no CI run.",
    }),
    targetBranch: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalInput */ .PQ)(_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .branchNameParser */ .Pp, {
        name: "target-branch",
        description: "Branch that the queue merges into. Default: the base branch of the pull request. If there is no pull request, operations that only read data use the default branch of the repository. Operations that change a queue require this input.",
    }),
    prNumber: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalInput */ .PQ)(_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestNumberParser */ .lg, {
        name: "pr-number",
        description: "Number of the pull request. Default: the pull request of the event.",
        commandLine: "Number of the pull request. Default: the pull request of the CI run.",
    }),
    headSha: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalInput */ .PQ)(_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .commitShaParser */ .hO, {
        name: "head-sha",
        description: "Head commit of the pull request. This is not GitHub's merge commit (`github.sha`). Default: the head commit in the event.",
        commandLine: "Head commit of the pull request. Default: the head commit of the CI run.",
    }),
    githubToken: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalInput */ .PQ)(token, {
        name: "github-token",
        secret: true,
        expression: "${{ github.token }}",
        description: "Token for GitHub API requests. An empty value disables these requests.",
    }),
    requestTimeout: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createInputWithDefault */ .s7)(_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTimerDuration */ .NC, "30s", {
        name: "request-timeout",
        description: "Time limit of one attempt to send an API request. If an attempt fails, the action can try again. The action makes at most four attempts, which together take at most three times this limit.",
    }),
    dryRun: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createInputWithDefault */ .s7)(_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .booleanParser */ .S_, "false", {
        name: "dry-run",
        description: "If `true`, the step shows its decision and the API request that it would send, and changes nothing. The result is `planned`.",
    }),
    summary: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createInputWithDefault */ .s7)(_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .booleanParser */ .S_, "true", {
        name: "summary",
        description: "If `true`, the step writes a job summary.",
        commandLine: "If `--summary-file` is set, the command writes a summary to that file.",
    }),
};
const workingDirectoryInput = (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createInputWithDefault */ .s7)(_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .anyTextParser */ .Tr, ".", {
    name: "working-directory",
    description: "Folder in which producers run, relative to the workspace. `junit-paths` are relative to this folder. If you set this input, each file that `junit-paths` matches must be in this folder; otherwise the step fails.",
});


/***/ }),

/***/ 2066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   PQ: () => (/* binding */ createOptionalInput),
/* harmony export */   dK: () => (/* binding */ findUnusedInputs),
/* harmony export */   s7: () => (/* binding */ createInputWithDefault)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8215);
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4618);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1304);




function createOptionalInput(parse, description) {
    return { ...description, parse, whenAbsent: undefined };
}
function createInputWithDefault(parse, text, description) {
    const parsed = parse(text);
    if (!parsed.ok)
        throw new Error(`The default of ${description.name} is not ${parsed.allowed}.`);
    return { ...description, parse, default: text, whenAbsent: parsed.value };
}
function readInputs(inputs, raw) {
    const problems = [];
    const given = new Set();
    const values = Object.entries(inputs).map(([key, input]) => {
        const text = raw(input.name).trim();
        if (text === "")
            return [key, input.whenAbsent];
        given.add(input.name);
        return [key, readOne(input, text, problems)];
    });
    return { values: Object.fromEntries(values), problems, given };
}
function readOne(input, text, problems) {
    const parsed = input.parse(text);
    if (parsed.ok)
        return parsed.value;
    const got = input.secret === true ? "" : `; got ${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(text)}${(0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSuggestedName */ .m3)(parsed.meant)}`;
    problems.push((0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createInputProblem */ .sM)(input.name, `must be ${parsed.allowed}${got}.`));
    return input.whenAbsent;
}
/** Finds inputs that this operation ignores and that do not have their default value. */
function findUnusedInputs(operation, known, raw) {
    const names = [...new Set(known.map(({ input }) => input.name))];
    return names.flatMap((name) => {
        const owners = known.filter(({ input }) => input.name === name);
        const text = raw(name).trim();
        const isDefault = text === "" || owners.some(({ input }) => meansDefault(input, text));
        if (isDefault || owners.some((owner) => owner.operation === operation))
            return [];
        const belongsTo = owners.map((owner) => owner.operation).join(", ");
        return [(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createInputProblem */ .sM)(name, `${operation} does not take this input; it belongs to ${belongsTo}.`)];
    });
}
/** True when a text has the meaning of the default, such as `FALSE` for `false` or `60m` for `1h`. */
function meansDefault(input, text) {
    const parsed = input.parse(text);
    return parsed.ok && (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(parsed.value, input.whenAbsent);
}


/***/ }),

/***/ 2757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ messageFormatInput)
/* harmony export */ });
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2066);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1798);


const messageFormatInput = (0,_input_js__WEBPACK_IMPORTED_MODULE_0__/* .createInputWithDefault */ .s7)((0,_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .createChoiceParser */ .tS)("json", "slack", "teams"), "json", {
    name: "message-format",
    description: "Format of the output `messages`: `slack` or `teams` for their incoming webhooks, or `json` for a list with `severity`, `title`, `text` and `link`.",
});


/***/ }),

/***/ 1798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ timestampParser),
/* harmony export */   Cp: () => (/* binding */ createParser),
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   NC: () => (/* binding */ parseTimerDuration),
/* harmony export */   NH: () => (/* binding */ createParserWithExtraChoice),
/* harmony export */   Pp: () => (/* binding */ branchNameParser),
/* harmony export */   S_: () => (/* binding */ booleanParser),
/* harmony export */   T$: () => (/* binding */ createChoiceListParser),
/* harmony export */   TU: () => (/* binding */ hostNameParser),
/* harmony export */   Tr: () => (/* binding */ anyTextParser),
/* harmony export */   Tw: () => (/* binding */ lineListOrNoneParser),
/* harmony export */   cg: () => (/* binding */ createWholeNumberParser),
/* harmony export */   hO: () => (/* binding */ commitShaParser),
/* harmony export */   j3: () => (/* binding */ repositoryNameParser),
/* harmony export */   lg: () => (/* binding */ pullRequestNumberParser),
/* harmony export */   m: () => (/* binding */ endTimeParser),
/* harmony export */   mk: () => (/* binding */ multilineTextParser),
/* harmony export */   tS: () => (/* binding */ createChoiceParser),
/* harmony export */   wN: () => (/* binding */ lineListParser)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4185);
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4618);


/** Creates a parser. `read` returns undefined for an invalid text, and `allowed` describes the valid texts. */
function createParser(allowed, read, form = {}) {
    const parse = (given) => {
        const value = read(given);
        return value === undefined ? { ok: false, allowed } : { ok: true, value };
    };
    return Object.assign(parse, form);
}
const anyTextParser = (value) => ({ ok: true, value });
const multilineTextParser = Object.assign((value) => anyTextParser(value), {
    repeatable: true,
});
/** Maximum characters of a line. Names are shorter, and the limit of a path pattern is lower. */
const LONGEST_LINE = 10_000;
const lineListParser = createParser(`lines of at most ${LONGEST_LINE} characters`, (value) => {
    const items = value.split("\n").map((line) => line.trim());
    return items.every((item) => item.length <= LONGEST_LINE) ? items.filter((item) => item !== "") : undefined;
}, { repeatable: true });
/** Parses lines. The word `none` means an empty list, because an empty text means the default. */
const lineListOrNoneParser = Object.assign((value) => lineListParser(value.trim() === "none" ? "" : value), { choices: ["none"], repeatable: true });
function createWholeNumberParser(minimum, maximum) {
    return createParser(`a whole number from ${minimum} to ${maximum}`, (value) => {
        const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
        return number >= minimum && number <= maximum ? number : undefined;
    }, { schema: { type: "integer", minimum, maximum } });
}
/** Number of a pull request, up to the maximum in the section "Common request fields" of the service's document. */
const pullRequestNumberParser = createWholeNumberParser(1, 2_147_483_647);
const TRUE = new Set(["true", "True", "TRUE"]);
const FALSE = new Set(["false", "False", "FALSE"]);
/** Boolean in the spellings of YAML 1.2, which GitHub's toolkit accepts too. */
const booleanParser = Object.assign((value) => {
    if (TRUE.has(value))
        return { ok: true, value: true };
    if (FALSE.has(value))
        return { ok: true, value: false };
    return { ok: false, allowed: "true or false", meant: (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .findClosestName */ .YI)(value, ["true", "false"]) };
}, { choices: ["true", "false"], boolean: true, schema: { type: "boolean" } });
function createChoiceParser(...words) {
    const parse = (value) => {
        const found = words.find((word) => word === value);
        return found === undefined
            ? { ok: false, allowed: `one of ${words.join(", ")}`, meant: (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .findClosestName */ .YI)(value, words) }
            : { ok: true, value: found };
    };
    return Object.assign(parse, { choices: words, schema: { type: "string", enum: words } });
}
function createChoiceListParser(...words) {
    const one = createChoiceParser(...words);
    const parse = (value) => {
        const found = [];
        for (const part of value.split(/[,\n]/).map((item) => item.trim())) {
            if (part === "")
                continue;
            const parsed = one(part);
            if (!parsed.ok)
                return { ...parsed, allowed: `a list of ${words.join(", ")}` };
            found.push(parsed.value);
        }
        return { ok: true, value: found };
    };
    return Object.assign(parse, { choices: words, repeatable: true });
}
function createParserWithExtraChoice(word, parse) {
    const either = (value) => {
        if (value === word)
            return { ok: true, value: word };
        const parsed = parse(value);
        return parsed.ok
            ? parsed
            : { ok: false, allowed: `${word}, or ${parsed.allowed}`, meant: (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .findClosestName */ .YI)(value, [word]) };
    };
    return Object.assign(either, { choices: [word, ...(parse.choices ?? [])] });
}
/** Full commit id of 40 hexadecimal digits, or 64 digits in a SHA-256 repository. */
const commitShaParser = createParser("a full commit SHA of 40 hexadecimal digits", (value) => /^([0-9a-f]{40}|[0-9a-f]{64})$/i.test(value) ? value.toLowerCase() : undefined);
const branchNameParser = createParser("a branch name such as main or release/1.x", (value) => {
    const name = value.replace(/^refs\/heads\//, "");
    return /^[^\s~^:?*[\\\p{Cc}]+$/u.test(name) && !name.startsWith("refs/") ? name : undefined;
});
/** Date with a time. Rejects a date alone, because it would mean midnight. */
const timestampParser = createParser("a valid date and time such as 2026-01-31T12:00:00.000Z, in UTC or with a time zone", (value) => ((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .readIsoTime */ .xT)(value)?.wholeDay === false ? value : undefined));
/** Name of a repository. The owner may contain slashes, like a group on GitLab. */
const repositoryNameParser = createParser("owner/name", (value) => {
    const [, owner, name] = /^([\w.-]+(?:\/[\w.-]+)*)\/([\w.-]+)$/.exec(value) ?? [];
    // In a web address, `.` and `..` would select another path.
    const changesPath = value.split("/").some((part) => /^\.{1,2}$/.test(part));
    return owner === undefined || name === undefined || changesPath ? undefined : { owner, name };
});
const hostNameParser = createParser("a host name such as github.com, without https://", (value) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i.test(value) ? value.toLowerCase() : undefined);
const FORM = /^(?:(\d{1,9})d)?(?:(\d{1,9})h)?(?:(\d{1,9})m)?(?:(\d{1,9})s)?$/;
/** Parses `90s`, `30m`, `1h30m` or `14d` to milliseconds. Rejects a number without a unit. */
function parseDuration(value) {
    return parseDurationUpTo(999_999, value);
}
/** Parses a duration for a timer, in milliseconds. Rejects more than 24 days, because a timer in Node.js has a limit. */
function parseTimerDuration(value) {
    return parseDurationUpTo(24, value);
}
function parseDurationUpTo(days, value) {
    const allowed = `a duration such as 90s, 30m, 1h30m or 14d, from 1s to ${days}d`;
    const parts = FORM.exec(value);
    if (parts === null || value === "") {
        const hasUnit = !/^\d+$/.test(value) || !parseDurationUpTo(days, `${value}m`).ok;
        return {
            ok: false,
            allowed: hasUnit ? allowed : `${allowed} (for seconds write ${value}s, for minutes ${value}m)`,
        };
    }
    const ms = _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNITS */ .SY.reduce((sum, unit, index) => sum + Number(parts[index + 1] ?? 0) * _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF[unit], 0);
    return ms >= 1000 && ms <= days * _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .TIME_UNIT_MS */ .gF.d ? { ok: true, value: ms } : { ok: false, allowed };
}
/**
 * Parses the end of a period: a duration from now, or a date and time. Requires a time zone, because a person may mean
 * another zone than UTC.
 */
const endTimeParser = createParser("a duration such as 2h, or a date and time with a time zone such as 2026-01-31T12:00:00Z or 2026-01-31T13:00:00+01:00", (value) => {
    const time = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .readIsoTime */ .xT)(value);
    if (time?.zoned === true)
        return { ms: time.ms, isFromNow: false };
    const duration = parseDuration(value);
    return duration.ok ? { ms: duration.value, isFromNow: true } : undefined;
});


/***/ }),

/***/ 8317:
/***/ ((__webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__nccwpck_require__.r(__webpack_exports__);
/* harmony import */ var _ci_github_github_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5449);
/* harmony import */ var _ci_process_end_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2642);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1502);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5961);




const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"]) {
    process.on(signal, () => stop.abort());
}
// If the process that reads the log exits, the run continues without output.
for (const stream of [process.stdout, process.stderr])
    stream.on("error", () => { });
const ci = (0,_ci_github_github_js__WEBPACK_IMPORTED_MODULE_0__/* .createGitHubCiAdapter */ .j)(process.env);
let failure;
let reported = false;
process.on("uncaughtException", (error) => void crash(error));
failure = await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runSelectedOperation */ .a)({ ci, signal: stop.signal });
reported = true;
// `process.exit()` would discard output that is not written yet.
if (failure !== undefined)
    process.exitCode = 1;
(0,_ci_process_end_js__WEBPACK_IMPORTED_MODULE_3__/* .exitProcessAfterDelay */ .$)(process);
/** Reports an uncaught error. If the run has already reported its result, writes the error only to the log. */
async function crash(error) {
    try {
        if (reported)
            ci.log.info(error.stack ?? String(error));
        else
            await (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .reportFailure */ .xV)(ci, error);
    }
    finally {
        process.exit(reported && failure === undefined ? 0 : 1);
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 4599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ny: () => (/* binding */ defineCommitRangeOperation),
/* harmony export */   O$: () => (/* binding */ defineQueueOperation),
/* harmony export */   PE: () => (/* binding */ selectDeclaredOutputs),
/* harmony export */   PN: () => (/* binding */ isTargetBranchRequired),
/* harmony export */   Rp: () => (/* binding */ listDeclaredResults),
/* harmony export */   Wz: () => (/* binding */ formatPlannedRequests),
/* harmony export */   XK: () => (/* binding */ definePullRequestOperation),
/* harmony export */   f: () => (/* binding */ defineRepositoryOperation),
/* harmony export */   fX: () => (/* binding */ toKebabCase),
/* harmony export */   mt: () => (/* binding */ isSkippedOnTestBranch),
/* harmony export */   uT: () => (/* binding */ createDryRunResult)
/* harmony export */ });
/* harmony import */ var _target_target_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1361);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1304);


function declaring(target, defaults = {}) {
    return (operation) => ({ target, ...defaults, ...operation });
}
const definePullRequestOperation = declaring("pull-request", { permissions: _target_target_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestReadPermission */ .Ib });
const defineQueueOperation = declaring("queue");
const defineRepositoryOperation = declaring("repository");
const defineCommitRangeOperation = declaring("change");
/** True when the operation skips a run on a test branch of the queue, unless the input `pr-number` is set. */
function isSkippedOnTestBranch(operation) {
    return operation.target === "pull-request" && operation.dryRun !== "ignored" && operation.onTestBranch !== "run";
}
/** True when the operation changes a queue, so that the user must set `target-branch`. */
function isTargetBranchRequired(operation) {
    return operation.target === "queue" && operation.dryRun !== "ignored" && operation.branch !== "found";
}
/** Returns the results of an operation, with `skipped` and `planned` if these are possible. */
function listDeclaredResults(operation) {
    return {
        ...operation.results,
        ...(isSkippedOnTestBranch(operation)
            ? { skipped: { description: "The run belongs to a test branch of the queue, and `pr-number` is not set." } }
            : {}),
        ...(operation.dryRun === undefined
            ? { planned: { description: "`dry-run` is `true`: the step changed nothing." } }
            : {}),
    };
}
function selectDeclaredOutputs(reply, declared) {
    const named = Object.entries(reply).map(([field, value]) => [toKebabCase(field), value]);
    return Object.fromEntries(named.filter(([name]) => Object.hasOwn(declared, name)));
}
function toKebabCase(field) {
    return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
const FIELD_CHARACTERS = 1000;
function createDryRunResult(message, ...requests) {
    return { result: "planned", message, requests: formatPlannedRequests(requests), outputs: {} };
}
function formatPlannedRequests(requests) {
    return requests.flatMap(({ wire }) => wire.map(showRequest));
}
function showRequest({ method, path, body }) {
    if (body === undefined)
        return { title: `${method} ${path}`, body: [] };
    const fields = Object.entries(Object(JSON.parse(body.toString("utf8")))).map(([name, value]) => [JSON.stringify(name), (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeControlCharacters */ .F7)(JSON.stringify(value))]);
    const lines = fields.map(([name, value]) => `  ${name}: ${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenJson */ .Ws)(value, FIELD_CHARACTERS)}`);
    const isCut = fields.some(([, value]) => value.length > FIELD_CHARACTERS);
    return {
        title: `${method} ${path}${isCut ? ` (shortened here; the body has ${body.length} bytes)` : ""}`,
        body: ["{", ...lines.map((line, index) => (index < lines.length - 1 ? `${line},` : line)), "}"],
    };
}


/***/ }),

/***/ 3623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  LC: () => (/* binding */ findOperation),
  c0: () => (/* binding */ listOperationInputs),
  zU: () => (/* binding */ operations)
});

// EXTERNAL MODULE: ./lib/src/inputs/input.js
var input = __nccwpck_require__(2066);
// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __nccwpck_require__(1798);
// EXTERNAL MODULE: ./lib/src/operation.js
var operation = __nccwpck_require__(4599);
// EXTERNAL MODULE: ./lib/src/queue/declarations.js
var declarations = __nccwpck_require__(3569);
// EXTERNAL MODULE: ./lib/src/text/problem.js
var problem = __nccwpck_require__(8215);
;// CONCATENATED MODULE: ./lib/src/operations/apply-queue.js





const applyQueueOperation = (0,operation/* defineRepositoryOperation */.f)({
    name: "apply-queue",
    title: "Applies the queue settings in a file of the repository to the queues, or only shows the differences.",
    inputs: {
        configFile: declarations/* configFileInput */.Vv,
        failOnDrift: (0,input/* createInputWithDefault */.s7)(parsers/* booleanParser */.S_, "false", {
            name: "fail-on-drift",
            description: "If `true`, a step with `dry-run` fails if a queue differs from the file.",
        }),
    },
    results: {
        applied: { description: "The step created, changed, paused or resumed queues." },
        unchanged: { description: "Every queue matches the file." },
        drift: {
            description: "A queue differs from the file, and `dry-run` is `true`.",
            fails: "result",
            failsOnly: "only if `fail-on-drift` is `true`",
        },
    },
    outputs: {
        changes: "Differences between the file and the queues, as a JSON list. Each item has `branch`, `setting`, `from` and `to`. The item of a new queue has `branch` and `created`. An item with `postponed` was not sent, because the queue is paused.",
        freezes: "Queues that are frozen or that the step paused or resumed, as a JSON list. Each item has `branch`, `change` (`paused`, `requested`, `resumed`, `closed` or `none`) and `until`, the end of the freeze or null. Empty if the file has no key `freezes`.",
    },
    permissions: { issues: "write: if the file has the key `freezes`" },
    dryRun: "own",
    check: ({ failOnDrift }, _given, { dryRun }) => (0,problem/* collectInputProblems */.JR)([
        failOnDrift && !dryRun,
        "fail-on-drift",
        (0,problem/* createMessageText */.TM) `this input requires ${(0,problem/* toInputReference */.dY)("dry-run", "true")}. If dry-run is not set, the operation removes the differences.`,
    ]),
    run: async (values, target, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(397), __nccwpck_require__.e(3836), __nccwpck_require__.e(7874)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7874))).applyQueueConfigFile(values, target, context),
});

// EXTERNAL MODULE: ./lib/src/pull-request/fields.js
var fields = __nccwpck_require__(4759);
// EXTERNAL MODULE: ./lib/src/pull-request/permission.js
var permission = __nccwpck_require__(3433);
// EXTERNAL MODULE: ./lib/src/target/selection.js
var selection = __nccwpck_require__(6268);
;// CONCATENATED MODULE: ./lib/src/operations/cancel.js




const cancelOperation = (0,operation/* definePullRequestOperation */.XK)({
    name: "cancel",
    title: "Removes a pull request from the merge queue (dequeues it).",
    inputs: { ...permission/* permissionInputs */.fm, ...selection/* pullRequestSelectionInputs */.AI },
    results: {
        cancelled: { description: "The step removed the pull request from the queue." },
        "not-queued": { description: "The pull request was not in the queue. The step changed nothing." },
        "already-merged": { description: "The pull request was already merged." },
        ...permission/* permissionResults */.Sc,
        ...fields/* multiPullRequestResults */.eW,
    },
    outputs: { state: "State of the pull request after the operation.", ...fields/* multiPullRequestOutputs */.ys },
    check: (values, _given, run) => (0,permission/* findPermissionProblems */.lM)(values, run),
    many: {
        guardsHeads: false,
        select: selection/* extractPullRequestSelection */.gf,
        run: async (values, targets, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(5858), __nccwpck_require__.e(678), __nccwpck_require__.e(622), __nccwpck_require__.e(8682), __nccwpck_require__.e(2080)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2080))).cancelSelectedPullRequests(values, targets, context),
    },
    run: async (values, target, context) => (await __nccwpck_require__.e(/* import() */ 1252).then(__nccwpck_require__.bind(__nccwpck_require__, 1252))).runCancelOperation(values, target, context),
});

// EXTERNAL MODULE: ./lib/src/inputs/message-format.js
var message_format = __nccwpck_require__(2757);
;// CONCATENATED MODULE: ./lib/src/operations/check-queue-health.js






const checkQueueHealthOperation = (0,operation/* defineQueueOperation */.O$)({
    name: "check-queue-health",
    title: "Detects problems of a queue: tests that do not finish, a forgotten pause, missing impacted targets, and repeated failures.",
    inputs: {
        report: (0,input/* createInputWithDefault */.s7)((0,parsers/* createChoiceParser */.tS)("issue", "none"), "issue", {
            name: "report",
            description: "`issue`: the step opens one GitHub issue for each problem, updates the issue, and closes it when the problem is over. `none`: only the outputs report problems.",
        }),
        label: (0,input/* createInputWithDefault */.s7)(selection/* labelParser */.m3, "merge-queue-health", selection/* labelInputDescription */.N9),
        stuckAfter: (0,input/* createInputWithDefault */.s7)((0,parsers/* createParserWithExtraChoice */.NH)("auto", parsers/* parseDuration */.E9), "auto", {
            name: "stuck-after",
            description: "Maximum duration of the tests of one pull request, and maximum time between its tests and its merge. `auto`: three times the 95th percentile of recent test durations, but at least `30m`.",
        }),
        pausedAfter: (0,input/* createInputWithDefault */.s7)(parsers/* parseDuration */.E9, "2h", {
            name: "paused-after",
            description: "Maximum time for which pull requests may wait in a queue that is paused, or that is draining without progress.",
        }),
        targetsAfter: (0,input/* createInputWithDefault */.s7)(parsers/* parseDuration */.E9, "1h", {
            name: "targets-after",
            description: "Maximum time for which a pull request may wait for its impacted targets.",
        }),
        attempts: (0,input/* createInputWithDefault */.s7)((0,parsers/* createWholeNumberParser */.cg)(2, 100), "4", {
            name: "attempts",
            description: "The step reports a problem if one pull request fails at least this number of times within a day.",
        }),
        messageFormat: message_format/* messageFormatInput */.Z,
    },
    results: {
        healthy: { description: "No problem was found." },
        unhealthy: {
            description: "The step found a problem, but does not fail. The problems are in `findings` and in the issues.",
        },
    },
    outputs: {
        findings: "Present problems, as a JSON list. Each item has `kind`, `key`, `message`, `advice` and `pullRequests`.",
        opened: "Problems that are new since the last check, as JSON, for example for a chat message. Empty if `report` is `none`.",
        ended: "Problems that ended since the last check, as a JSON list. Each item has `key` and `issue`.",
        messages: "JSON list with at most one chat message, in the format that `message-format` sets. With `report: issue`, the list has a message if `opened` is not empty. With `report: none`, the list has a message if there are problems.",
        depth: "Number of pull requests in the queue.",
    },
    permissions: { issues: "write: if `report` is `issue`" },
    example: { report: "none" },
    check: ({ report }, _given, { host }) => (0,problem/* collectInputProblems */.JR)([
        report === "issue" && host === undefined,
        "github-token",
        (0,problem/* createMessageText */.TM) `a token is required to write issues. If you have no token, set ${(0,problem/* toInputReference */.dY)("report", "none")}.`,
    ]),
    run: async (values, target, context) => (await __nccwpck_require__.e(/* import() */ 1382).then(__nccwpck_require__.bind(__nccwpck_require__, 1382))).checkHealth(values, target, context),
});

// EXTERNAL MODULE: ./lib/src/inputs/common.js
var common = __nccwpck_require__(9301);
// EXTERNAL MODULE: ./lib/src/quarantined-tests/inputs.js
var inputs = __nccwpck_require__(7760);
;// CONCATENATED MODULE: ./lib/src/operations/check-test-results.js






/** Exit codes of Windows have 32 bits, for example 3221225477 after an access violation. */
const LARGEST_EXIT_CODE = 4_294_967_295;
const paths = (0,parsers/* createParser */.Cp)("paths or patterns, one per line, with at least one line without a leading `!`", (value) => {
    const parsed = (0,parsers/* lineListParser */.wN)(value);
    return parsed.ok && parsed.value.some((line) => !line.startsWith("!")) ? parsed.value : undefined;
}, { repeatable: true });
const exitCodes = (0,parsers/* createParser */.Cp)(`whole numbers from 1 to ${LARGEST_EXIT_CODE}, one per line`, (value) => {
    const items = (0,parsers/* lineListParser */.wN)(value);
    const parsed = items.ok ? items.value.map((0,parsers/* createWholeNumberParser */.cg)(1, LARGEST_EXIT_CODE)) : [];
    const codes = parsed.flatMap((code) => (code.ok ? [code.value] : []));
    return codes.length > 0 && codes.length === parsed.length ? codes : undefined;
}, { repeatable: true });
const checkTestResultsOperation = (0,operation/* defineRepositoryOperation */.f)({
    name: "check-test-results",
    title: "Decides whether a failed test step passes: it passes if every failed test is quarantined.",
    inputs: {
        orgSlug: inputs/* orgSlugInput */.Aq,
        junitPaths: (0,input/* createOptionalInput */.PQ)(paths, {
            name: "junit-paths",
            description: "JUnit XML files of this test step, one path or pattern (`**/junit.xml`) per line, relative to `working-directory`. A leading `!` excludes files.",
        }),
        workingDirectory: common/* workingDirectoryInput */.RW,
        testOutcome: (0,input/* createOptionalInput */.PQ)((0,parsers/* createChoiceParser */.tS)("success", "failure", "cancelled", "skipped"), {
            name: "test-outcome",
            description: "Outcome of the test step, as in the expression `steps.<id>.outcome`. You must set this input or `test-exit-code`.",
            commandLine: "Outcome of the tests. You must set this flag or `test-exit-code`.",
        }),
        testExitCode: (0,input/* createOptionalInput */.PQ)((0,parsers/* createWholeNumberParser */.cg)(0, LARGEST_EXIT_CODE), {
            name: "test-exit-code",
            description: "Exit code of the test command. This input overrides `test-outcome`.",
        }),
        failureExitCodes: (0,input/* createOptionalInput */.PQ)(exitCodes, {
            name: "test-failure-exit-codes",
            description: "Exit codes with which the test command reports failed tests, one per line. If the exit code is not 0 and not in this list, the step fails. This input requires `test-exit-code`. Default: every code except 0.",
        }),
        variant: (0,input/* createOptionalInput */.PQ)(parsers/* anyTextParser */.Tr, {
            name: "variant",
            description: "Name of the variant that you set when you upload test results. If you set no variant for the upload, do not set this input.",
        }),
    },
    results: {
        passed: { description: "The test step succeeded and no test failed." },
        quarantined: { description: "Tests failed and every failure is quarantined." },
        failed: {
            description: "At least one failure is not quarantined, a result file is broken or missing, or the test step failed although no test failed.",
            fails: "result",
        },
        "no-results": { description: "No file matches `junit-paths`.", fails: "result" },
    },
    outputs: {
        "failed-count": "Number of failures that are not quarantined: failed tests, and suites that failed outside of any test.",
        "quarantined-count": "Number of quarantined failures.",
        "failed-tests": "Failures that are not quarantined, as a JSON list. Each item has `name`, `parent` (the suite), `file` and `classname`. `name` is null if a suite failed outside of any test.",
        "quarantined-failures": "Quarantined failures, in the same form as `failed-tests`.",
    },
    example: { "org-slug": "my-org", "junit-paths": "reports/*.xml", "test-exit-code": "1" },
    dryRun: "ignored",
    anyHost: true,
    needsToken: "later",
    check({ orgSlug, junitPaths, testOutcome, testExitCode }, given, { run }) {
        const exitCode = (0,problem/* toInputReference */.dY)("test-exit-code");
        return [
            ...(orgSlug === undefined && run.hasV1Token ? [inputs/* missingOrgSlugProblem */.XK] : []),
            ...(0,problem/* collectInputProblems */.JR)([junitPaths === undefined, "junit-paths", "a value is required: the JUnit XML files of the test step."], [
                testOutcome === undefined && testExitCode === undefined,
                "test-outcome",
                (0,problem/* createMessageText */.TM) `a value is required, unless you set ${exitCode}. On GitHub Actions, use \${{ steps.<id>.outcome }} of the test step.`,
            ], [
                testExitCode === undefined && given.has("test-failure-exit-codes"),
                "test-failure-exit-codes",
                (0,problem/* createMessageText */.TM) `requires ${exitCode}.`,
            ]),
        ];
    },
    run: async (values, target, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(7278), __nccwpck_require__.e(4822)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4822))).checkTestStep(values, target, context),
});

// EXTERNAL MODULE: ./lib/src/impacted-targets/inputs.js
var impacted_targets_inputs = __nccwpck_require__(8506);
// EXTERNAL MODULE: ./lib/src/impacted-targets/producers/producer.js
var producers_producer = __nccwpck_require__(8453);
// EXTERNAL MODULE: ./lib/src/target/range.js
var range = __nccwpck_require__(327);
// EXTERNAL MODULE: ./lib/src/target/target.js
var target = __nccwpck_require__(1361);
;// CONCATENATED MODULE: ./lib/src/operations/compute-impacted-targets.js









/** Parses a program and its arguments from a JSON array of strings. */
const commandArrayParser = (0,parsers/* createParser */.Cp)('a JSON array of the program and its arguments, such as ["node", "affected.js"]', (given) => {
    const [first = "", ...rest] = stringsOf(given);
    return first.trim() === "" ? undefined : [first, ...rest];
});
/**
 * Returns the strings of a JSON array; empty for any other value. Rejects NUL, which the argument of a program cannot
 * contain.
 */
function stringsOf(given) {
    try {
        const value = JSON.parse(given);
        const items = Array.isArray(value) ? value : [];
        const strings = items.filter((item) => typeof item === "string" && !item.includes("\0"));
        return strings.length === items.length ? strings : [];
    }
    catch {
        return [];
    }
}
const compute_impacted_targets_inputs = {
    producer: (0,input/* createOptionalInput */.PQ)((0,parsers/* createChoiceParser */.tS)(...producers_producer/* PRODUCER_NAMES */.uE, ...producers_producer/* BUILT_IN_PRODUCERS */.ni), {
        name: "producer",
        description: "Source of the targets. `workspaces` reads manifests and lock files in Git (npm, pnpm, Yarn, Bun, Rush, Cargo, Go, uv). `nx`, `turbo`, `pnpm`, `moon`, `lerna`, `rush` and `pants` run the build tool of the same name. `paths` uses path patterns. `command` runs your own program. If you set `impacted-targets-file`, set this input to the format of that file: the name of a build tool, or `bazel`, `gradle`, `paths-filter`, `json` or `lines`.",
    }),
    file: impacted_targets_inputs/* impactedTargetsFileInput */.aV,
    key: (0,input/* createOptionalInput */.PQ)(parsers/* anyTextParser */.Tr, {
        name: "impacted-targets-key",
        description: "Path of the list inside the JSON file, such as `affected.projects`, if the producer is `json`.",
    }),
    workingDirectory: common/* workingDirectoryInput */.RW,
    baseSha: range/* baseShaInput */.a,
    targetPaths: (0,input/* createOptionalInput */.PQ)(impacted_targets_inputs/* targetPathsParser */.HS, {
        name: "target-paths",
        description: "Path patterns of targets, as YAML (`target: [pattern, ...]`). The producer `paths` requires this input. With any other producer, the list also contains each target whose patterns match a changed file.",
    }),
    command: (0,input/* createOptionalInput */.PQ)(commandArrayParser, {
        name: "command",
        description: 'Program and arguments of the producer `command`, as a JSON array such as `["node", "affected.js"]`. The step uses no shell. The program receives the commits in `MERGE_QUEUE_BASE` and `MERGE_QUEUE_HEAD`, and prints one target per line or a JSON array.',
    }),
    impactAllPaths: (0,input/* createInputWithDefault */.s7)(parsers/* lineListParser */.wN, impacted_targets_inputs/* DEFAULT_PATHS_IMPACTING_EVERYTHING */.cd.join("\n"), {
        name: "impact-all-paths",
        description: "Path patterns of files that impact everything, one per line. These patterns replace the default patterns for lockfiles, workflows, and the configuration of workspaces and tools.",
    }),
    ignoredPaths: (0,input/* createOptionalInput */.PQ)(parsers/* lineListParser */.wN, {
        name: "ignored-paths",
        description: "Path patterns of files that impact nothing, one per line, such as `docs/**`.",
    }),
    inertPaths: (0,input/* createInputWithDefault */.s7)(parsers/* lineListOrNoneParser */.Tw, impacted_targets_inputs/* DEFAULT_INERT_PATHS */.eD.join("\n"), {
        name: "inert-paths",
        description: "Path patterns of files that impact nothing, unless they belong to a target. Write one pattern per line, or `none`. These patterns replace the default patterns for release notes, documentation and texts for GitHub's pages.",
    }),
    exclude: (0,input/* createOptionalInput */.PQ)(parsers/* lineListParser */.wN, {
        name: "exclude",
        description: "Targets to remove from the list, one per line, for example a project that every change impacts. Targets that depend on a removed target stay in the list.",
    }),
    onUnclaimed: (0,input/* createInputWithDefault */.s7)((0,parsers/* createChoiceParser */.tS)("all", "ignore", "error"), "all", {
        name: "on-unclaimed",
        description: "Effect of a changed file that belongs to no target: `all` (everything is impacted), `ignore` (no effect) or `error` (the step fails). This input applies only if the step knows which files belong to each target.",
    }),
    onError: (0,input/* createInputWithDefault */.s7)((0,parsers/* createChoiceParser */.tS)("error", "all"), "error", {
        name: "on-error",
        description: "Effect if the producer fails: `error` (the step fails) or `all` (everything is impacted, and the step shows a warning).",
    }),
};
const computeImpactedTargetsOperation = (0,operation/* defineCommitRangeOperation */.Ny)({
    name: "compute-impacted-targets",
    title: "Computes the impacted targets of a change, and writes them to a file.",
    inputs: compute_impacted_targets_inputs,
    results: {
        computed: { description: "The step computed the list of targets, or found that everything is impacted." },
    },
    outputs: {
        "impacted-targets-file": "Path of a JSON file with the targets. `set-impacted-targets` reads this file, in the same job or in another job.",
        "impacted-targets-mode": "Form of the targets: `list`, `all` (everything is impacted) or `none` (nothing is impacted).",
        "impacted-targets-count": "Number of targets; empty when everything is impacted.",
        "impacted-targets-reason": "Reason for the value of `impacted-targets-mode`.",
        "impacted-targets-explanation": "JSON object that maps each target to the reason why it is in the list, for example a changed file or a dependency. If everything is impacted, the only key is `ALL`.",
        "base-sha": "Commit before the change. The changed files are the files that differ from this commit.",
        "head-sha": "Head commit of the pull request. The targets belong to this commit.",
    },
    permissions: { contents: "read: to fetch commits that the clone lacks", ...target/* pullRequestReadPermission */.Ib },
    example: { producer: "paths", "target-paths": "app: [app/**]" },
    needsToken: "never",
    dryRun: "ignored",
    anyHost: true,
    check: async (values, _given, { run }) => {
        const { findPatternProblems } = await __nccwpck_require__.e(/* import() */ 2994).then(__nccwpck_require__.bind(__nccwpck_require__, 2994));
        const read = await values.targetPaths?.read();
        return [
            ...producerProblems(values),
            ...untrustedProducerProblems(values, run.untrustedCheckout),
            ...(await findPatternProblems("impact-all-paths", values.impactAllPaths)),
            ...(await findPatternProblems("ignored-paths", values.ignoredPaths ?? [])),
            ...(await findPatternProblems("inert-paths", values.inertPaths)),
            ...(read?.ok === false ? read.problems : []),
        ];
    },
    baseSha: ({ baseSha }) => baseSha,
    run: async (values, target, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2994), __nccwpck_require__.e(4648), __nccwpck_require__.e(5651)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5651))).computeImpactedTargets(values, target, context),
});
function producerProblems({ producer, file, key, command, targetPaths, exclude, }) {
    if (producer === undefined)
        return [(0,problem/* createInputProblem */.sM)("producer", "a value is required: the source of the targets.")];
    const isReadOnly = producers_producer/* FILE_READING_PRODUCERS */.QR.some((name) => name === producer);
    const [hasKey, hasCommand, hasFile] = [key !== undefined, command !== undefined, file !== undefined];
    const keyword = exclude?.find((name) => name === "ALL" || name === "NONE");
    return (0,problem/* collectInputProblems */.JR)([keyword !== undefined, "exclude", `must be names of targets; ${keyword} is a reserved word.`], [hasKey && producer !== "json", "impacted-targets-key", "this input is allowed only if the producer is json."], [hasCommand && producer !== "command", "command", "this input is allowed only if the producer is command."], [hasCommand && hasFile, ["command", "impacted-targets-file"], "set only one of these inputs."], [
        producer === "paths" && targetPaths === undefined,
        "target-paths",
        "this input is required if the producer is paths.",
    ], [
        (0,producers_producer/* isBuiltInProducer */.wK)(producer) && hasFile,
        "impacted-targets-file",
        `this input cannot be used if the producer is ${producer}.`,
    ], [
        isReadOnly && !hasFile,
        "impacted-targets-file",
        `this input is required if the producer is ${producer}, which reads a list that an earlier step wrote.`,
    ], [
        producer === "command" && !hasFile && !hasCommand,
        "command",
        "this input is required if the producer is command.",
    ]);
}
/** Rejects a build tool in a run with secrets and an untrusted checkout, because the tool runs code of the checkout. */
function untrustedProducerProblems({ producer, file }, untrusted) {
    if (untrusted === undefined || (0,producers_producer/* isBuiltInProducer */.wK)(producer) || file !== undefined)
        return [];
    return [
        (0,problem/* createInputProblem */.sM)("producer", `${producer} runs code of the checkout, which is not allowed because ${untrusted}. Use two jobs: compute the targets in a pull_request workflow without a token and upload the file as an artifact; run set-impacted-targets in a second job without a checkout.`),
    ];
}

;// CONCATENATED MODULE: ./lib/src/operations/create-queue.js




const createQueueOperation = (0,operation/* defineQueueOperation */.O$)({
    name: "create-queue",
    title: "Creates a merge queue with the given settings for a branch.",
    inputs: {
        settings: declarations/* settingsInput */.K,
        ifExists: (0,input/* createInputWithDefault */.s7)((0,parsers/* createChoiceParser */.tS)("error", "ignore", "update"), "error", {
            name: "if-exists",
            description: "Action if the branch already has a queue. `error`: the step fails. `ignore`: the step changes nothing. `update`: the step applies the settings.",
        }),
    },
    results: {
        created: { description: "The step created the queue with all settings." },
        "already-exists": { description: "The queue exists and was not changed (`if-exists: ignore`)." },
        updated: { description: "The queue exists and its settings were changed (`if-exists: update`)." },
    },
    outputs: declarations/* settingChangesOutput */.Lj,
    example: { "target-branch": "release", settings: "mode: parallel" },
    check: ({ settings }) => (0,declarations/* findSettingsProblems */.HI)(settings),
    run: async (values, target, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(397), __nccwpck_require__.e(3836), __nccwpck_require__.e(9876)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9876))).createQueue(values, target, context),
});

;// CONCATENATED MODULE: ./lib/src/operations/delete-queue.js

const deleteQueueOperation = (0,operation/* defineQueueOperation */.O$)({
    name: "delete-queue",
    title: "Deletes an empty merge queue.",
    inputs: {},
    results: {
        deleted: { description: "The step deleted the queue." },
        "not-found": { description: "The queue does not exist." },
        "not-empty": {
            description: "The step did not delete the queue, because the queue contains pull requests.",
            fails: "result",
        },
    },
    outputs: { enqueued: "Numbers of the pull requests in the queue, in queue order, as JSON." },
    run: async (_values, target, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(397), __nccwpck_require__.e(4107)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4107))).deleteQueue(target, context),
});

// EXTERNAL MODULE: ./lib/src/text/json.js
var json = __nccwpck_require__(972);
;// CONCATENATED MODULE: ./lib/src/operations/doctor.js





const jsonObject = (0,parsers/* createParser */.Cp)("a JSON object", (text) => {
    try {
        const value = (0,json/* parseDepthLimitedJson */.Z)(text);
        return typeof value === "object" && !Array.isArray(value) ? { ...value } : undefined;
    }
    catch {
        return undefined;
    }
});
const doctorOperation = (0,operation/* defineQueueOperation */.O$)({
    name: "doctor",
    title: "Checks the set-up: workflows, required checks, environments, labels, key and settings of the queue.",
    inputs: {
        configFile: declarations/* configFileInput */.Vv,
        queueOutputs: (0,input/* createOptionalInput */.PQ)(jsonObject, {
            name: "queue-outputs",
            description: "Outputs of an earlier step with the operation `get-queue`, in the form `toJSON(steps.ID.outputs)`. If you set this input, the step needs no token and sends no API request to the service.",
        }),
        failOn: (0,input/* createInputWithDefault */.s7)((0,parsers/* createChoiceParser */.tS)("error", "warning", "never"), "error", {
            name: "fail-on",
            description: "Lowest severity of a finding that fails the step: `error` or `warning`. With `never`, no finding fails the step.",
        }),
    },
    results: {
        healthy: {
            description: "The operation found no error and no warning. The message names the number of required checks that are not verified.",
        },
        faults: {
            description: "The operation found errors or warnings.",
            fails: "result",
            failsOnly: "if a finding has at least the severity in `fail-on`",
        },
    },
    outputs: {
        findings: "Errors and warnings that the operation found, as a JSON list, errors first. Each item has `id`, `severity`, `file`, `line`, `message` and `fix`.",
        "error-count": "Number of findings with the severity `error`.",
        "warning-count": "Number of findings with the severity `warning`.",
        "not-checked": "Facts that the step could not check, each with the reason, as a JSON list of sentences.",
        "sarif-file": "Path of a SARIF 2.1.0 file with the findings, for code scanning.",
    },
    permissions: {
        contents: "read: to read the branch protection of the target branch",
        actions: "read: to read the environments",
        issues: "read: to read the labels",
    },
    needsToken: "later",
    dryRun: "ignored",
    run: async (values, target, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(3836), __nccwpck_require__.e(4648), __nccwpck_require__.e(7068)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7068))).examineSetUp(values, target, context),
});

// EXTERNAL MODULE: ./lib/src/test-run/fields.js
var test_run_fields = __nccwpck_require__(3742);
;// CONCATENATED MODULE: ./lib/src/pull-request/wait/inputs.js




const waitResults = {
    merged: { description: "The pull request is merged." },
    failed: { description: "The queue rejected the pull request.", fails: "result" },
    cancelled: {
        description: "The pull request was removed from the queue, because a person removed it, someone pushed to it, or it was closed.",
        fails: "result",
    },
    "head-changed": { description: "The head of the pull request is not the commit of the run.", fails: "result" },
    "not-ready": {
        description: "The pull request stayed in the state `not_ready` for the whole `not-ready-timeout`.",
        fails: "result",
    },
    "left-queue": {
        description: "The pull request left the queue, but the service reports no outcome.",
        fails: "result",
    },
    "not-submitted": {
        description: "The queue had no record of the pull request for the whole `grace-period`.",
        fails: "result",
    },
    "timed-out": { description: "The `timeout` expired before the merge.", fails: "timeout" },
    aborted: { description: "The step was stopped, for example because the job was canceled.", fails: "aborted" },
};
const waitOutputs = {
    state: "Last known state of the pull request in the queue.",
    ...fields/* mergeEstimateOutputs */.bH,
    "waited-seconds": "Duration of the wait in whole seconds.",
    polls: "Number of times that the step read the record.",
    "pr-sha": "Head commit of the pull request in the record of the queue.",
    "head-verified": "`true` if the record shows the commit of the run, `false` if the record shows a different commit. `unknown` if there is no record, or if the run names no commit.",
    deployable: "`true` if the pull request was merged and GitHub shows the merge commit. `false` if not, or if the queue merged a different commit than the commit of the run.",
    "merge-commit-sha": "Merge commit on the target branch. Empty if the pull request is not merged, or GitHub does not show the commit.",
    "test-run-id": "Id of the test run that explains the failure of the pull request. You can pass this id to `testing-details`. Empty if no such test run is known. The id comes from the service or from a branch name on GitHub.",
    "failing-checks": "Names of all failed checks, required or not, as JSON. Empty if the pull request did not fail, or its test run is not known.",
    cause: test_run_fields/* causeOutputDescription */.BS,
};
const waitPermissions = {
    contents: "read: to find `test-run-id`",
    "pull-requests": "read: to find `merge-commit-sha`",
};
function createTimeoutInput(byDefault) {
    return (0,input/* createInputWithDefault */.s7)(parsers/* parseDuration */.E9, byDefault, {
        name: "timeout",
        description: "Maximum length of the wait. This time must be shorter than the job's `timeout-minutes`. GitHub-hosted runners stop a job after six hours.",
        commandLine: "Maximum length of the wait.",
    });
}
const pollIntervalInput = (0,input/* createInputWithDefault */.s7)((0,parsers/* createParserWithExtraChoice */.NH)("auto", parsers/* parseTimerDuration */.NC), "auto", {
    name: "poll-interval",
    description: "Time between two polls. If the value is `auto`, the step polls more often when it expects a change soon.",
});
const waitInputs = {
    timeout: createTimeoutInput("5h"),
    notReadyTimeout: (0,input/* createInputWithDefault */.s7)(parsers/* parseDuration */.E9, "1h", {
        name: "not-ready-timeout",
        description: "Maximum time without interruption in the state `not_ready`. After this time, the wait fails.",
    }),
    gracePeriod: (0,input/* createInputWithDefault */.s7)(parsers/* parseDuration */.E9, "1m", {
        name: "grace-period",
        description: "Maximum time for which the pull request may be missing from the queue. After this time, the wait fails.",
    }),
    pollInterval: pollIntervalInput,
    since: (0,input/* createOptionalInput */.PQ)(parsers/* timestampParser */.Ah, {
        name: "since",
        description: "Time in the output `submitted-at` of an earlier `submit` step. The wait ignores attempts that finished before this time.",
    }),
    cancelOnAbort: (0,input/* createInputWithDefault */.s7)(parsers/* booleanParser */.S_, "false", {
        name: "cancel-on-abort",
        description: "If `true`, the step removes the pull request from the queue when the job is canceled.",
        commandLine: "If `true`, the command removes the pull request from the queue when the command is interrupted.",
    }),
    allowedResults: (0,input/* createInputWithDefault */.s7)((0,parsers/* createChoiceListParser */.T$)(...Object.keys(waitResults)), "merged", {
        name: "allowed-results",
        description: "Results that do not fail the step, separated by commas or line breaks. The result `merged` never fails the step.",
        commandLine: "Results for which the exit code is 0, separated by commas. For the result `merged`, the exit code is always 0.",
    }),
};

;// CONCATENATED MODULE: ./lib/src/operations/drain-queue.js



const drainQueueOperation = (0,operation/* defineQueueOperation */.O$)({
    name: "drain-queue",
    title: "Drains a queue: the queue admits no more pull requests, and the step waits until the queue is empty.",
    inputs: { timeout: createTimeoutInput("1h"), pollInterval: pollIntervalInput },
    results: {
        drained: { description: "The queue is empty and admits no pull requests." },
        "timed-out": {
            description: "The `timeout` expired before the queue was empty. If the queue was already draining, it continues to drain.",
            fails: "timeout",
        },
        interrupted: { description: "The queue was resumed, paused or deleted before it was empty.", fails: "result" },
        aborted: {
            description: "The job was canceled before the queue was empty. If the queue was already draining, it continues to drain.",
            fails: "aborted",
        },
    },
    outputs: { ...declarations/* previousStateOutput */.gn, depth: "Number of pull requests in the queue when the step last read the queue." },
    run: async (values, target, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(397), __nccwpck_require__.e(5830)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5830))).drainQueue(values, target, context),
});

// EXTERNAL MODULE: ./lib/src/queue/history-inputs.js
var history_inputs = __nccwpck_require__(1122);
;// CONCATENATED MODULE: ./lib/src/operations/export-history.js





const exportHistoryOperation = (0,operation/* defineQueueOperation */.O$)({
    name: "export-history",
    title: "Writes the history of a queue into one file, for analysis and simulation. Also works for a repository that has no queue.",
    inputs: {
        historyFile: (0,input/* createInputWithDefault */.s7)(history_inputs/* historyFileInput */.v.parse, "merge-queue-history.ndjson", history_inputs/* historyFileInput */.v.description),
        days: (0,input/* createInputWithDefault */.s7)(history_inputs/* historyDaysInput */.Go.parse, `${history_inputs/* TEST_RESULT_RETENTION_DAYS */._o}`, history_inputs/* historyDaysInput */.Go.description),
        until: (0,input/* createOptionalInput */.PQ)(history_inputs/* historyUntilInput */.jw.parse, history_inputs/* historyUntilInput */.jw.description),
        source: (0,input/* createInputWithDefault */.s7)((0,parsers/* createChoiceParser */.tS)("queue", "github"), "queue", {
            name: "source",
            description: "Origin of the history. `queue`: the testing results and state changes of the queue. `github`: the merged pull requests and workflow runs of a repository. The value `github` requires no queue and no `token`.",
        }),
        requiredChecks: (0,input/* createOptionalInput */.PQ)(parsers/* lineListParser */.wN, {
            name: "required-checks",
            description: "With `source: github`: names of the checks or workflows that a queue would require, one in each line. Default: the required checks of the branch. If the branch has no required checks, the default is all workflows.",
        }),
        githubFiles: (0,input/* createOptionalInput */.PQ)(parsers/* lineListParser */.wN, {
            name: "github-files",
            description: "Paths of JSON files, one per line. If `source` is `github`, the step reads these files instead of the GitHub API. The files contain the output of `gh api --paginate` for pull requests and for workflow runs.",
        }),
    },
    results: { exported: { description: "The file contains the data of the whole time span." } },
    outputs: {
        "history-file": "Absolute path of the file.",
        "testing-result-count": "Number of testing results in the file. Each pull request in each test run has one result. Empty if `source` is `github`.",
        "pull-request-count": "Number of pull requests for which the file records changes of state. If `source` is `github`, the number of merged pull requests in the file.",
        "workflow-run-count": "Number of workflow runs in the file. Empty if `source` is `queue`.",
    },
    permissions: {
        "pull-requests": "read: if `source` is `github`",
        actions: "read: if `source` is `github`",
        contents: "read: to read the required checks in the branch protection",
    },
    dryRun: "ignored",
    needsToken: "later",
    check: ({ source, githubFiles, requiredChecks }, _given, { host }) => {
        const isQueue = source === "queue";
        const withGitHub = (0,problem/* createMessageText */.TM) `this input requires ${(0,problem/* toInputReference */.dY)("source", "github")}.`;
        return (0,problem/* collectInputProblems */.JR)([isQueue && githubFiles !== undefined, "github-files", withGitHub], [isQueue && requiredChecks !== undefined, "required-checks", withGitHub], [
            !isQueue && githubFiles === undefined && host === undefined,
            "github-token",
            (0,problem/* createMessageText */.TM) `is required to read the GitHub API; without a token, set ${(0,problem/* toInputReference */.dY)("github-files")}.`,
        ]);
    },
    async run(values, target, context) {
        if (values.source === "github")
            return (await Promise.all(/* import() */[__nccwpck_require__.e(2164), __nccwpck_require__.e(4343), __nccwpck_require__.e(8849)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8849))).exportMergeHistoryFromGitHub(values, target, context);
        context.token.require();
        return (await Promise.all(/* import() */[__nccwpck_require__.e(2164), __nccwpck_require__.e(4343), __nccwpck_require__.e(7455)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7455))).exportQueueHistory(values, target, context);
    },
});

;// CONCATENATED MODULE: ./lib/src/operations/get-queue.js


const getQueueOperation = (0,operation/* defineQueueOperation */.O$)({
    name: "get-queue",
    title: "Reads the state, the settings and the pull requests of a queue.",
    inputs: {},
    results: { found: { description: "The queue exists." } },
    outputs: {
        depth: "Number of pull requests in the queue, excluding submitted pull requests that are not ready.",
        ...declarations/* queueOutputs */.Ac,
    },
    dryRun: "ignored",
    run: async (_values, target, context) => (await __nccwpck_require__.e(/* import() */ 9946).then(__nccwpck_require__.bind(__nccwpck_require__, 9946))).getQueue(target, context),
});

;// CONCATENATED MODULE: ./lib/src/operations/list-quarantined-tests.js




const listQuarantinedTestsOperation = (0,operation/* defineRepositoryOperation */.f)({
    name: "list-quarantined-tests",
    title: "Lists the quarantined tests of a repository. If you set a time limit, fails if a test has been quarantined for longer.",
    inputs: {
        orgSlug: inputs/* orgSlugInput */.Aq,
        pageSize: (0,input/* createInputWithDefault */.s7)((0,parsers/* createWholeNumberParser */.cg)(1, inputs/* MAX_PAGE_SIZE */.H4), `${inputs/* MAX_PAGE_SIZE */.H4}`, {
            name: "page-size",
            description: "Number of tests in the reply to one API request, from 1 to 100. The step reads all pages of the list.",
        }),
        codeOwners: (0,input/* createOptionalInput */.PQ)(parsers/* lineListParser */.wN, {
            name: "code-owner",
            description: "Code owners, one per line. The step lists only tests of these owners. Upper and lower case and a leading `@` make no difference.",
        }),
        filePatterns: (0,input/* createOptionalInput */.PQ)(parsers/* lineListParser */.wN, {
            name: "file-pattern",
            description: "Globs, one per line. The step lists only tests whose file matches one of these globs. `src/**` matches the path; `*.spec.ts` (without a slash) matches the file name.",
        }),
        olderThan: (0,input/* createOptionalInput */.PQ)(parsers/* parseDuration */.E9, {
            name: "older-than",
            description: "Minimum time in quarantine. The step omits tests that have been quarantined for a shorter time. Tests with an unknown time stay in the list.",
        }),
        failIfOlderThan: (0,input/* createOptionalInput */.PQ)(parsers/* parseDuration */.E9, {
            name: "fail-if-older-than",
            description: "Maximum time in quarantine. The step fails if a listed test has been quarantined for longer than this time. An unknown time in quarantine causes only a warning.",
        }),
        format: (0,input/* createInputWithDefault */.s7)((0,parsers/* createChoiceParser */.tS)(...inputs/* TEST_LIST_FORMATS */.xc), "json", {
            name: "format",
            description: "Format of the file with the list: `json` (the items of the service), `csv`, `markdown` (by code owner) or `lines` (one name per line).",
        }),
    },
    results: {
        listed: { description: "The step read the complete list." },
        stale: { description: "A listed test has been quarantined for longer than `fail-if-older-than`.", fails: "result" },
    },
    outputs: {
        count: "Number of tests in the list, after the filters.",
        "quarantined-tests-file": "Path of the file with the list.",
        "oldest-days": "Time in days since the oldest quarantine in the list; empty if this time is unknown or the list is empty.",
    },
    example: { "org-slug": "my-org" },
    dryRun: "ignored",
    anyHost: true,
    check: async ({ orgSlug, filePatterns = [] }, _given, { run }) => [
        ...(orgSlug === undefined && run.hasV1Token ? [inputs/* missingOrgSlugProblem */.XK] : []),
        ...(filePatterns.length === 0
            ? []
            : await (await __nccwpck_require__.e(/* import() */ 9735).then(__nccwpck_require__.bind(__nccwpck_require__, 9735))).findFilePatternProblems(filePatterns)),
    ],
    run: async (values, target, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(7278), __nccwpck_require__.e(7947)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7947))).listTests(values, target, context),
});

;// CONCATENATED MODULE: ./lib/src/metrics/outputs.js
const figureOutputs = {
    depth: "Number of pull requests in the queue, excluding pull requests that GitHub does not report as mergeable yet.",
    "awaiting-mergeability": "Number of submitted pull requests that GitHub does not report as mergeable yet.",
    "testing-slots-active": "Number of test slots in use.",
    "merged-1h": "Number of pull requests merged in the last hour.",
    "failed-1h": "Number of pull requests that failed in the last hour.",
    "cancelled-1h": "Number of pull requests canceled in the last hour.",
    "restarts-1h": "Number of test restarts in the last hour.",
    "wait-p50-seconds": "Median time from `pending` to `testing` in the last hour, in seconds. The value is `> 7200` if the time is beyond the last bucket of the histogram; empty without data.",
    "wait-p95-seconds": "The 95th percentile of the time from `pending` to `testing` in the last hour, in seconds.",
    "test-p50-seconds": "Median duration of tests in the last hour, in seconds.",
    "test-p95-seconds": "The 95th percentile of the duration of tests in the last hour, in seconds.",
    "time-in-queue-p50-seconds": "Median time from submission to outcome in the last hour, in seconds.",
    "time-in-queue-p95-seconds": "The 95th percentile of the time from submission to outcome in the last hour, in seconds.",
};

;// CONCATENATED MODULE: ./lib/src/operations/metrics.js




const metricsOperation = (0,operation/* defineQueueOperation */.O$)({
    name: "metrics",
    title: "Reads the metrics of a merge queue. Shows a warning or fails if a condition that you set is met.",
    inputs: {
        scope: (0,input/* createInputWithDefault */.s7)((0,parsers/* createChoiceParser */.tS)("repository", "organization"), "repository", {
            name: "scope",
            description: "Scope of the metrics: `repository`, or `organization` for all repositories of the organization. Outputs and conditions always apply to the queue of `target-branch`.",
        }),
        warnIf: (0,input/* createOptionalInput */.PQ)(parsers/* multilineTextParser */.mk, {
            name: "warn-if",
            description: "Conditions that cause the result `degraded`, one per line, such as `wait-p95-seconds > 30m`. A condition consists of the name of an output or metric, an operator (`>`, `>=`, `<`, `<=`, `==` or `!=`), and a number or a duration.",
        }),
        failIf: (0,input/* createOptionalInput */.PQ)(parsers/* multilineTextParser */.mk, {
            name: "fail-if",
            description: "Conditions that cause the result `breached`, in the same form as in `warn-if`. If one of these conditions is met, the step fails.",
        }),
    },
    results: {
        read: { description: "You set no conditions, so the step only read the metrics." },
        healthy: { description: "No condition is met." },
        degraded: {
            description: "At least one condition of `warn-if` is met. The step shows a warning for each condition that is met.",
        },
        breached: { description: "A condition of `fail-if` is met.", fails: "result" },
        "no-data": {
            description: "The metrics contain no sample for the branch, or the step can evaluate no condition of `fail-if`. If `fail-if` is empty, the step uses the conditions in `warn-if` instead.",
            fails: "result",
            failsOnly: "only if you set conditions",
        },
    },
    outputs: { ...figureOutputs, "metrics-file": "Path of a file with all metrics in the Prometheus text format." },
    dryRun: "ignored",
    check: async (values) => (await __nccwpck_require__.e(/* import() */ 6880).then(__nccwpck_require__.bind(__nccwpck_require__, 6880))).findConditionProblems(values),
    run: async (values, target, context) => (await __nccwpck_require__.e(/* import() */ 1440).then(__nccwpck_require__.bind(__nccwpck_require__, 1440))).readMetrics(values, target, context),
});

;// CONCATENATED MODULE: ./lib/src/operations/pause-queue.js





const pauseQueueOperation = (0,operation/* defineQueueOperation */.O$)({
    name: "pause-queue",
    title: "Pauses a queue: the queue admits and merges nothing until you resume the queue.",
    inputs: {
        reason: declarations/* reasonInput */.NH,
        pauseUntil: (0,input/* createOptionalInput */.PQ)(parsers/* endTimeParser */.m, {
            name: "pause-until",
            description: "End of the pause: a duration from now such as `2h`, or a date and time with a time zone. The step records the end in an issue, and a later run of `apply-queue` resumes the queue. If empty, the pause has no end.",
        }),
    },
    results: {
        paused: { description: "The step paused the queue." },
        unchanged: {
            description: "The queue was already paused. If a freeze paused the queue and you set `pause-until`, the step changed the end of the freeze.",
        },
    },
    outputs: {
        ...declarations/* previousStateOutput */.gn,
        "paused-until": "End of the pause as an ISO 8601 time. Empty if the pause has no end, or if the calendar sets its end.",
    },
    permissions: { issues: "write: if `pause-until` is set" },
    check: ({ pauseUntil: until }, _given, { host }) => (0,problem/* collectInputProblems */.JR)([
        until !== undefined && host === undefined,
        "github-token",
        (0,problem/* createMessageText */.TM) `a token is required to record the end of the pause in an issue; without a token, omit ${(0,problem/* toInputReference */.dY)("pause-until")}.`,
    ]),
    run: async ({ reason, pauseUntil: until }, target, context) => {
        if (until !== undefined)
            return (await Promise.all(/* import() */[__nccwpck_require__.e(397), __nccwpck_require__.e(8473)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8473))).pauseQueueUntil({ reason, until }, target, context);
        const afterwards = "The queue merges nothing until you run resume-queue.";
        const change = { state: "paused", done: "paused", reason, afterwards };
        const end = await (await Promise.all(/* import() */[__nccwpck_require__.e(397), __nccwpck_require__.e(4279)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4279))).changeQueueState(change, target, context);
        if (end.result !== "unchanged" || context.host === undefined)
            return end;
        return (await Promise.all(/* import() */[__nccwpck_require__.e(397), __nccwpck_require__.e(8473)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8473))).addFreezeEndToPauseResult(end, target, context);
    },
});

// EXTERNAL MODULE: ./lib/src/outcome/inputs.js
var outcome_inputs = __nccwpck_require__(7004);
;// CONCATENATED MODULE: ./lib/src/operations/report-missed-outcomes.js





/** Maximum number of reports. A workflow's token allows 1,000 requests per hour, and each report needs up to five. */
const MOST = 200;
const reportMissedOutcomesOperation = (0,operation/* defineQueueOperation */.O$)({
    name: "report-missed-outcomes",
    title: "Finds outcomes that no event-triggered run reported, and reports them on GitHub and in outputs.",
    inputs: {
        maxAge: (0,input/* createInputWithDefault */.s7)(parsers/* parseDuration */.E9, "2h", {
            name: "max-age",
            description: "Maximum age of an outcome that the run reports. Choose a time several times longer than the interval between two catch-up runs, because GitHub sometimes omits a scheduled run.",
        }),
        maxReports: (0,input/* createInputWithDefault */.s7)((0,parsers/* createWholeNumberParser */.cg)(1, MOST), "100", {
            name: "max-reports",
            description: "Maximum number of reports in one run. The next run reports the remaining outcomes. GitHub accepts 80 comments a minute and 500 an hour.",
        }),
        ...outcome_inputs/* outcomeReportInputs */.O8,
    },
    results: {
        complete: { description: "Every outcome that is older than ten minutes is reported." },
        incomplete: {
            description: "Some outcomes remain for the next run, because of `max-reports` or a limit of GitHub.",
        },
    },
    outputs: {
        ...outcome_inputs/* chatMessagesOutputSpec */.Fk,
        "reported-count": "Number of outcomes that this run reported.",
        "remaining-count": "Number of outcomes that remain for the next run. Outcomes of the last ten minutes are excluded.",
        "finished-count": "Number of pull requests with an outcome within `max-age`.",
        reports: "Outcomes that this run reported, as a JSON list. Each item has `result`, `pr-number`, `deployable`, `merge-commit-sha`, `target-branch`, `cause` and `author`.",
    },
    permissions: outcome_inputs/* outcomeReportPermissions */.fQ,
    branch: "found",
    check: (values, _given, run) => [
        ...(0,outcome_inputs/* findReportDestinationProblems */.mS)(values, run),
        ...(0,problem/* collectInputProblems */.JR)([
            values.reportTo === "none",
            "report-to",
            (0,problem/* createMessageText */.TM) `for report-missed-outcomes, the value must be comment or status. With ${(0,problem/* toInputReference */.dY)("report-to", "none")}, nothing shows that an outcome was already reported, so each run would report it again.`,
        ]),
    ],
    run: async (values, target, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(5858), __nccwpck_require__.e(3854), __nccwpck_require__.e(4814)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4814))).reportMissedOutcomes(values, target, context),
});

;// CONCATENATED MODULE: ./lib/src/operations/report-outcome.js


const reportOutcomeOperation = (0,operation/* definePullRequestOperation */.XK)({
    name: "report-outcome",
    title: "Reports the outcome of a pull request in the queue once, on GitHub and in outputs.",
    inputs: outcome_inputs/* outcomeReportInputs */.O8,
    results: outcome_inputs/* outcomeReportResults */.lI,
    outputs: outcome_inputs/* outcomeReportOutputs */.LR,
    permissions: outcome_inputs/* outcomeReportPermissions */.fQ,
    onTestBranch: "run",
    check: (values, _given, run) => (0,outcome_inputs/* findReportDestinationProblems */.mS)(values, run),
    run: async (values, target, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(5858), __nccwpck_require__.e(3854), __nccwpck_require__.e(2141)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3854))).reportOutcome(values, target, context),
});

;// CONCATENATED MODULE: ./lib/src/operations/report-queue.js




const price = (0,parsers/* createParser */.Cp)("a number from 0 to 1000, such as 0.006", (value) => {
    const number = /^\d{1,4}(\.\d{1,9})?$/.test(value) ? Number(value) : Number.NaN;
    return number <= 1000 ? number : undefined;
});
const reportQueueOperation = (0,operation/* defineQueueOperation */.O$)({
    name: "report-queue",
    title: "Reports what a queue did in a time span: waits, cost of the tests, failures, and a comparison with the previous time span.",
    inputs: {
        historyFile: (0,input/* createOptionalInput */.PQ)(history_inputs/* historyFileInput */.v.parse, history_inputs/* historyFileInput */.v.description),
        days: (0,input/* createInputWithDefault */.s7)(history_inputs/* historyDaysInput */.Go.parse, "1", history_inputs/* historyDaysInput */.Go.description),
        until: (0,input/* createOptionalInput */.PQ)(history_inputs/* historyUntilInput */.jw.parse, history_inputs/* historyUntilInput */.jw.description),
        costPerMinute: (0,input/* createInputWithDefault */.s7)(price, "0.006", {
            name: "cost-per-minute",
            description: "Price of one minute of a runner in dollars. The default value is the price of GitHub's Linux runner with two cores. If the tests use several runners, multiply the price by the number of runners.",
        }),
        maxTestRuns: (0,input/* createInputWithDefault */.s7)((0,parsers/* createWholeNumberParser */.cg)(0, 500), "50", {
            name: "max-test-runs",
            description: "Maximum number of test runs whose checks the step reads from the service, to find failed and flaky checks. The step starts with the newest failed test runs. If this input is `0` and `history-file` is set, the step needs no token.",
        }),
        reportFile: (0,input/* createOptionalInput */.PQ)(parsers/* anyTextParser */.Tr, {
            name: "report-file",
            description: "Path of the HTML file to write. Default: a file in the temporary folder.",
        }),
    },
    results: {
        reported: { description: "The report is complete." },
        "no-data": { description: "In the time span, no test run finished and no pull request left the queue." },
    },
    outputs: {
        answers: "Answers to the questions in the report, as a JSON list of sentences.",
        "merged-count": "Number of pull requests that the queue merged.",
        "merge-time-p50-seconds": "Median time from submission to merge, in seconds; empty if unknown.",
        "merge-time-p95-seconds": "Time from submission to merge at the 95th percentile, in seconds; empty if unknown.",
        "test-run-count": "Number of finished test runs.",
        "runner-minutes": "Minutes of all test runs, with one runner for each test run; empty if unknown.",
        cost: "Price of all runner minutes in dollars; empty if unknown.",
        "report-file": "Absolute path of the HTML file. A browser can show this file without a network.",
        "report-json-file": "Path of a JSON file with all figures.",
        "history-file": "Absolute path of the file with the history. You can archive this file, or pass it to `merge-queue simulate --history`.",
    },
    needsToken: "later",
    dryRun: "ignored",
    run: async (values, target, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(2164), __nccwpck_require__.e(4343), __nccwpck_require__.e(1850), __nccwpck_require__.e(5858), __nccwpck_require__.e(4308)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4308))).reportQueue(values, target, context),
});

;// CONCATENATED MODULE: ./lib/src/requeue/words.js
/** Causes that may lead to a new submission. The other causes always need a change or a decision of a person. */
const REQUEUE_CAUSES = ["infrastructure", "flaky", "tests-failed", "unknown"];
/** Reasons not to submit a pull request again, as in the output `reason`. */
const REQUEUE_OBSTACLES = [
    "merged",
    "closed",
    "cancelled",
    "not-submitted",
    "queued",
    "held",
    "late",
    "unreadable",
    "unverified",
    "draft",
    "base",
    "head",
    "conflict",
    "paused",
    "fix",
    "cause",
    "limit",
    "claimed",
];

;// CONCATENATED MODULE: ./lib/src/operations/requeue.js






const MOST_ATTEMPTS = 10;
const requeueInputs = {
    causes: (0,input/* createInputWithDefault */.s7)((0,parsers/* createChoiceListParser */.T$)(...REQUEUE_CAUSES, "none"), "infrastructure, flaky", {
        name: "causes",
        description: "Causes of a failure after which the step submits the pull request again, separated by commas or line breaks. With `none`, only the input `checks` can lead to a new submission.",
    }),
    checks: (0,input/* createOptionalInput */.PQ)(parsers/* lineListParser */.wN, {
        name: "checks",
        description: "Names of checks, one per line. If all failed checks are in this list, the step submits the pull request again. The cause may then also be `change`, `tests-failed` or `unknown`.",
    }),
    maxAttempts: (0,input/* createInputWithDefault */.s7)((0,parsers/* createWholeNumberParser */.cg)(1, MOST_ATTEMPTS), "1", {
        name: "max-attempts",
        description: "Maximum number of new submissions for one head commit, by all runs together.",
    }),
};
const words = REQUEUE_OBSTACLES.map((word) => `\`${word}\``);
const requeueOperation = (0,operation/* definePullRequestOperation */.XK)({
    name: "requeue",
    title: "Reports an outcome, and submits the pull request again if the change cannot be the cause of the failure.",
    inputs: { ...requeueInputs, ...outcome_inputs/* outcomeReportInputs */.O8 },
    results: {
        requeued: { description: "The step submitted the pull request again." },
        rerun: {
            description: "The step ran the failed checks again (only with API v2). The pull request stays at its position in the queue.",
        },
        "not-requeued": {
            description: "The step did not submit the pull request again. The output `reason` contains the reason.",
        },
    },
    outputs: {
        reason: `Reason for the result \`not-requeued\`: ${words.join(", ")}.`,
        outcome: "Outcome of the pull request, such as `failed`. The values are the results of `report-outcome`. Empty if `dry-run` is `true`.",
        requeued: "Numbers of the pull requests that this run submitted again, as JSON.",
        ...outcome_inputs/* outcomeReportOutputs */.LR,
    },
    permissions: {
        "pull-requests": "write: if `report-to` is `comment`",
        statuses: "write: to count new submissions",
        contents: "read: to compare the head commit with the tested commit",
    },
    onTestBranch: "run",
    check: (_values, _given, { host }) => host === undefined
        ? [
            (0,problem/* createInputProblem */.sM)("github-token", (0,problem/* createMessageText */.TM) `a token is required, because the step stores the number of new submissions in statuses of the head commit. ${(0,problem/* toInputReference */.dY)("max-attempts")} limits this number.`),
        ]
        : [],
    run: async (values, target, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(5858), __nccwpck_require__.e(678), __nccwpck_require__.e(3854), __nccwpck_require__.e(8560)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8560))).requeue(values, target, context),
});

;// CONCATENATED MODULE: ./lib/src/operations/restart-tests.js


const restartTestsOperation = (0,operation/* definePullRequestOperation */.XK)({
    name: "restart-tests",
    title: "Restarts the tests that the queue runs for a pull request.",
    inputs: permission/* permissionInputs */.fm,
    results: { restarted: { description: "The step restarted the tests." }, ...permission/* permissionResults */.Sc },
    outputs: { state: "State of the pull request after the operation." },
    check: (values, _given, run) => (0,permission/* findPermissionProblems */.lM)(values, run),
    run: async (values, target, context) => (await __nccwpck_require__.e(/* import() */ 7383).then(__nccwpck_require__.bind(__nccwpck_require__, 7383))).restartPullRequestTests(values, target, context),
});

;// CONCATENATED MODULE: ./lib/src/operations/resume-queue.js


const resumeQueueOperation = (0,operation/* defineQueueOperation */.O$)({
    name: "resume-queue",
    title: "Resumes a paused or draining queue.",
    inputs: { reason: declarations/* reasonInput */.NH },
    results: {
        resumed: { description: "The step resumed the queue." },
        unchanged: { description: "The queue was already running; the step changed nothing." },
    },
    outputs: declarations/* previousStateOutput */.gn,
    run: async ({ reason }, target, context) => {
        const afterwards = "The queue admits and merges pull requests again.";
        const change = { state: "running", done: "resumed", reason, afterwards };
        return (await Promise.all(/* import() */[__nccwpck_require__.e(397), __nccwpck_require__.e(4279)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4279))).changeQueueState(change, target, context);
    },
});

;// CONCATENATED MODULE: ./lib/src/operations/set-impacted-targets.js






const setImpactedTargetsOperation = (0,operation/* definePullRequestOperation */.XK)({
    name: "set-impacted-targets",
    title: "Uploads the impacted targets of a pull request, for queues in parallel mode.",
    inputs: {
        text: (0,input/* createOptionalInput */.PQ)(parsers/* multilineTextParser */.mk, {
            name: "impacted-targets",
            description: "Targets, one per line, or `ALL`, or `NONE`. For a long list, use `impacted-targets-file`, because an input is limited to 128 KiB on Linux and 32 KiB on Windows.",
            commandLine: "Targets, one per line, or `ALL`, or `NONE`. For a long list, use `impacted-targets-file`.",
        }),
        file: impacted_targets_inputs/* impactedTargetsFileInput */.aV,
        format: (0,input/* createInputWithDefault */.s7)((0,parsers/* createChoiceParser */.tS)("auto", "lines", "json", ...producers_producer/* TOOL_OUTPUT_FORMATS */.qD), "auto", {
            name: "impacted-targets-format",
            description: `Format of the list of targets: \`lines\`, \`json\`, or the output of one of these tools: ${producers_producer/* TOOL_OUTPUT_FORMATS */.qD.map((name) => `\`${name}\``).join(", ")}. \`auto\` reads a \`.json\` file as JSON and anything else as lines.`,
        }),
        onEmpty: (0,input/* createInputWithDefault */.s7)((0,parsers/* createChoiceParser */.tS)("error", "all", "none"), "error", {
            name: "on-empty",
            description: "Effect of an empty list: `error`, `all` (everything is impacted) or `none` (nothing is impacted). A missing file is always an error.",
        }),
        onTooLarge: (0,input/* createInputWithDefault */.s7)((0,parsers/* createChoiceParser */.tS)("all", "error"), "all", {
            name: "on-too-large",
            description: "Action if the request body would exceed 20 MiB. `all`: the step sends `ALL` instead of the list. `error`: the step fails.",
        }),
        verify: (0,input/* createInputWithDefault */.s7)(parsers/* booleanParser */.S_, "true", {
            name: "verify",
            description: "If `true`, the step checks whether the service uses the targets for the head commit. If not, the step shows a warning.",
        }),
    },
    results: { uploaded: { description: "The service stored the targets." } },
    outputs: {
        "impacted-targets-mode": "Kind of the uploaded targets: `list`, `all` or `none`.",
        "impacted-targets-count": "Number of distinct targets; empty for `ALL`.",
        "impacted-targets-bytes": "Size of the request body in bytes.",
        "impacted-targets-reason": "Reason for the value of `impacted-targets-mode`.",
        verified: "`true` if the service uses the targets for the head commit, `false` if not. The value is `unknown` if the service has no record of the pull request yet, if the pull request is from a fork, if `verify` is `false`, or if an API request failed.",
    },
    example: { "head-sha": "$(git rev-parse HEAD)", "impacted-targets-file": "targets.txt" },
    forkMayRun: true,
    check: (values) => (0,problem/* collectInputProblems */.JR)([
        values.text !== undefined && values.file !== undefined,
        ["impacted-targets", "impacted-targets-file"],
        "set only one of these inputs.",
    ]),
    run: async (values, target, context) => (await __nccwpck_require__.e(/* import() */ 2382).then(__nccwpck_require__.bind(__nccwpck_require__, 2382))).uploadTargets(values, target, context),
});

;// CONCATENATED MODULE: ./lib/src/operations/status.js



const statusOperation = (0,operation/* definePullRequestOperation */.XK)({
    name: "status",
    title: "Reads the state, position and expected merge time of a pull request in the queue.",
    inputs: selection/* pullRequestSelectionInputs */.AI,
    results: {
        found: { description: "The pull request was submitted to this queue." },
        "not-submitted": { description: "The pull request was never submitted to this queue." },
        ...fields/* multiPullRequestResults */.eW,
    },
    outputs: { ...fields/* statusOutputs */.tr, ...fields/* multiPullRequestOutputs */.ys },
    dryRun: "ignored",
    many: {
        guardsHeads: false,
        select: selection/* extractPullRequestSelection */.gf,
        run: async (_values, targets, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(5858), __nccwpck_require__.e(678), __nccwpck_require__.e(622), __nccwpck_require__.e(8682), __nccwpck_require__.e(2080)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2080))).readStatusOfPullRequests(targets, context),
    },
    run: async (_values, target, context) => (await __nccwpck_require__.e(/* import() */ 3824).then(__nccwpck_require__.bind(__nccwpck_require__, 3824))).readPullRequestStatus(target, context),
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(7975);
// EXTERNAL MODULE: ./lib/src/text/suggest.js
var suggest = __nccwpck_require__(4618);
;// CONCATENATED MODULE: ./lib/src/operations/submit.js










/** Number of the lowest priority. Number 0 is the highest priority. */
const PRIORITY_MAXIMUM = 255;
const readNumber = (0,parsers/* createWholeNumberParser */.cg)(0, PRIORITY_MAXIMUM);
/** Parses a number, or the name of a priority in upper or lower case. */
const priority = Object.assign((value) => {
    const number = readNumber(value);
    if (number.ok)
        return number;
    const name = fields/* PRIORITY_NAMES */.iR.find((each) => each === value.toLowerCase());
    if (name !== undefined)
        return { ok: true, value: name };
    const allowed = `${fields/* PRIORITY_NAMES */.iR.join(", ")}, or a whole number from 0 (most urgent) to ${PRIORITY_MAXIMUM}`;
    return { ok: false, allowed, meant: (0,suggest/* findClosestName */.YI)(value, fields/* PRIORITY_NAMES */.iR) };
}, { choices: fields/* PRIORITY_NAMES */.iR });
const submitInputs = {
    priority: (0,input/* createOptionalInput */.PQ)(priority, {
        name: "priority",
        description: "Priority: `urgent`, `high`, `medium`, `low`, or a number from 0 (most urgent) to 255. Default: the default priority of the queue.",
    }),
    noBatch: (0,input/* createInputWithDefault */.s7)(parsers/* booleanParser */.S_, "false", {
        name: "no-batch",
        description: "If `true`, the queue tests the pull request alone, not in a batch. If `update` is `true`, the value `false` leaves the batching unchanged.",
    }),
    update: (0,input/* createInputWithDefault */.s7)(parsers/* booleanParser */.S_, "false", {
        name: "update",
        description: "If `true`, the step updates the priority and the batching of a pull request that is already in the queue.",
    }),
    resubmit: (0,input/* createInputWithDefault */.s7)(parsers/* booleanParser */.S_, "true", {
        name: "resubmit",
        description: "If `true`, the step submits the pull request again after a failed or canceled attempt.",
    }),
    wait: (0,input/* createInputWithDefault */.s7)(parsers/* booleanParser */.S_, "false", {
        name: "wait",
        unfilled: true,
        description: "With `true`, the step waits for the merge, with the inputs and results of `wait-for-merge`. With `false`, the step does not wait, and ignores the inputs of `wait-for-merge`. If `wait` is not set, the step does not wait, and rejects the inputs of `wait-for-merge`.",
    }),
};
const submitOperation = (0,operation/* definePullRequestOperation */.XK)({
    name: "submit",
    title: "Submits a pull request to the merge queue, unless it is already in the queue.",
    inputs: { ...submitInputs, ...permission/* permissionInputs */.fm, ...selection/* pullRequestSelectionInputs */.AI, ...waitInputs },
    results: {
        ...fields/* submissionResultSpecs */.Cg,
        ...permission/* permissionResults */.Sc,
        ...waitResults,
        "head-changed": fields/* submissionResultSpecs */.Cg["head-changed"],
        ...fields/* multiPullRequestResults */.eW,
    },
    outputs: {
        ...waitOutputs,
        submission: "Result of the submission, without the wait: `submitted`, `updated`, `already-queued`, `already-merged`, `not-resubmitted` or `head-changed`.",
        state: "State of the pull request in the queue.",
        "pr-number": "Number of the pull request.",
        "pr-sha": "Head commit in the record of the queue.",
        "submitted-at": "Start time of this attempt, as the service reports it. Pass this time as the input `since` of `wait-for-merge`.",
        ...fields/* multiPullRequestOutputs */.ys,
    },
    permissions: {
        ...waitPermissions,
        "pull-requests": "read: to find `merge-commit-sha`, and to look up several pull requests",
    },
    check: (values, given, run) => [
        ...unwantedWaitProblems(values, given),
        ...(0,problem/* collectInputProblems */.JR)([values.wait && (0,selection/* extractPullRequestSelection */.gf)(values) !== undefined, "wait", ONE_WAIT]),
        ...(0,permission/* findPermissionProblems */.lM)(values, run),
    ],
    many: {
        guardsHeads: true,
        select: selection/* extractPullRequestSelection */.gf,
        run: async (values, targets, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(5858), __nccwpck_require__.e(678), __nccwpck_require__.e(622), __nccwpck_require__.e(8682), __nccwpck_require__.e(2080)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2080))).submitSelectedPullRequests(values, targets, context),
    },
    run: async (values, target, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(5858), __nccwpck_require__.e(678), __nccwpck_require__.e(622), __nccwpck_require__.e(8682)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8682))).runSubmitOperation(values, target, context),
});
const ONE_WAIT = 'a step can wait for only one pull request. Submit several pull requests without a wait, and read their states later with the operation "status".';
/**
 * Rejects inputs of a wait if `wait` is false, because the step would not wait for the merge. Ignores an input with its
 * default value, because the runner sets the defaults in action.yml. `timeout` has no default there.
 */
function unwantedWaitProblems(values, given) {
    const named = values;
    const unwanted = Object.entries(waitInputs).filter(([key, { name, whenAbsent }]) => given.has(name) && (name === "timeout" || !(0,external_node_util_.isDeepStrictEqual)(named[key], whenAbsent)));
    if (unwanted.length === 0 || given.has("wait"))
        return [];
    return [
        (0,problem/* createInputProblem */.sM)(unwanted.map(([, { name }]) => name), (0,problem/* createMessageText */.TM) `this input requires ${(0,problem/* toInputReference */.dY)("wait", "true")}. To submit without waiting, set ${(0,problem/* toInputReference */.dY)("wait", "false")}.`),
    ];
}

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __nccwpck_require__(5071);
;// CONCATENATED MODULE: ./lib/src/operations/testing-details.js





const noTestRun = (0,problem/* createInputProblem */.sM)("test-run-id", "a value is required, because this run is not for a test branch of the queue or its draft pull request. The id is the last part of the branch name, trunk-merge/pr-N/ID.");
const testingDetailsOperation = (0,operation/* defineQueueOperation */.O$)({
    name: "testing-details",
    title: "Reads a test run of the queue: its status, its checks and the tested pull requests.",
    inputs: {
        testRunId: (0,input/* createOptionalInput */.PQ)(test_run_fields/* testRunIdParser */._w, {
            name: "test-run-id",
            description: "Id of the test run, or the name of its branch `trunk-merge/pr-N/ID`. Default: the test run of the workflow's branch.",
            commandLine: "Id of the test run, or the name of its branch `trunk-merge/pr-N/ID`. Default: the test run of the CI run's branch.",
        }),
    },
    results: {
        in_progress: { description: "The tests are running." },
        succeeded: { description: "Every required check passed." },
        failed: { description: "A required check failed or timed out, or the test run stopped early." },
        cancelled: { description: "The queue stopped the test run before it finished." },
        unknown: { description: "The service returned no status or an unknown status." },
    },
    outputs: test_run_fields/* testRunOutputs */.yW,
    permissions: { "pull-requests": "read: to find `target-branch`" },
    example: { "test-run-id": "7f9c2ba4-e88f-4237-9aef-6a0a0b1c5d3e" },
    dryRun: "ignored",
    check: ({ testRunId: given }, _given, { run }) => ((given ?? run.testRunId) === undefined ? [noTestRun] : []),
    run: async ({ testRunId: given }, target, context) => {
        const id = given ?? context.run.testRunId;
        if (id === undefined)
            throw new errors/* InputError */.dz([noTestRun]);
        return (await Promise.all(/* import() */[__nccwpck_require__.e(5858), __nccwpck_require__.e(4643)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4643))).reportTestRun(id, target, context);
    },
});

;// CONCATENATED MODULE: ./lib/src/operations/update-queue.js



const updateQueueOperation = (0,operation/* defineQueueOperation */.O$)({
    name: "update-queue",
    title: "Changes settings of a merge queue, and sends only the differences.",
    inputs: { settings: declarations/* settingsInput */.K },
    results: {
        updated: { description: "The step changed the settings." },
        unchanged: { description: "The queue already has these settings; the step changed nothing." },
    },
    outputs: declarations/* settingChangesOutput */.Lj,
    example: { settings: "concurrency: 3" },
    check: ({ settings }) => settings === undefined
        ? [(0,problem/* createInputProblem */.sM)("settings", 'is required: one setting per line, such as "concurrency: 5".')]
        : (0,declarations/* findSettingsProblems */.HI)(settings),
    run: async (values, target, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(397), __nccwpck_require__.e(3836), __nccwpck_require__.e(4417)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4417))).updateQueue(values, target, context),
});

;// CONCATENATED MODULE: ./lib/src/operations/wait-for-merge.js


const waitForMergeOperation = (0,operation/* definePullRequestOperation */.XK)({
    name: "wait-for-merge",
    title: "Waits until a submitted pull request is merged, or reports why it was not merged.",
    inputs: waitInputs,
    results: waitResults,
    outputs: waitOutputs,
    permissions: waitPermissions,
    run: async (values, target, context) => (await Promise.all(/* import() */[__nccwpck_require__.e(5858), __nccwpck_require__.e(678), __nccwpck_require__.e(622)]).then(__nccwpck_require__.bind(__nccwpck_require__, 622))).waitForMerge(values, target, context),
});

;// CONCATENATED MODULE: ./lib/src/operations/registry.js


























/** All operations, in the order of the documentation. */
const operations = [
    setImpactedTargetsOperation,
    computeImpactedTargetsOperation,
    submitOperation,
    waitForMergeOperation,
    statusOperation,
    cancelOperation,
    restartTestsOperation,
    testingDetailsOperation,
    reportOutcomeOperation,
    reportMissedOutcomesOperation,
    requeueOperation,
    getQueueOperation,
    createQueueOperation,
    updateQueueOperation,
    deleteQueueOperation,
    pauseQueueOperation,
    resumeQueueOperation,
    drainQueueOperation,
    checkQueueHealthOperation,
    doctorOperation,
    applyQueueOperation,
    metricsOperation,
    exportHistoryOperation,
    reportQueueOperation,
    listQuarantinedTestsOperation,
    checkTestResultsOperation,
];
/** Finds an operation by its name in kebab case or camel case. */
function findOperation(name) {
    return operations.find((operation) => operation.name === name || camelCase(operation.name) === name);
}
function camelCase(name) {
    return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
function listOperationInputs() {
    return operations.flatMap(({ name, inputs }) => Object.values(inputs).map((input) => ({ operation: name, input })));
}


/***/ }),

/***/ 7004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fk: () => (/* binding */ chatMessagesOutputSpec),
/* harmony export */   LR: () => (/* binding */ outcomeReportOutputs),
/* harmony export */   O8: () => (/* binding */ outcomeReportInputs),
/* harmony export */   fQ: () => (/* binding */ outcomeReportPermissions),
/* harmony export */   im: () => (/* binding */ OUTCOMES),
/* harmony export */   lI: () => (/* binding */ outcomeReportResults),
/* harmony export */   mS: () => (/* binding */ findReportDestinationProblems)
/* harmony export */ });
/* harmony import */ var _inputs_input_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2066);
/* harmony import */ var _inputs_message_format_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2757);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1798);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8215);




const OUTCOMES = ["merged", "merged-outside-queue", "failed", "cancelled", "closed"];
const statusContext = (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .createParser */ .Cp)("a name of 1 to 100 characters on one line", (value) => /^[^\p{Cc}]{1,100}$/u.test(value) ? value : undefined);
const outcomeReportInputs = {
    reportTo: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_0__/* .createInputWithDefault */ .s7)((0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .createChoiceParser */ .tS)("comment", "status", "none"), "comment", {
        name: "report-to",
        description: "Destination of the report: a new `comment` on the pull request, a `status` of its head commit, or `none` for outputs only. `report-missed-outcomes` rejects `none`, because without a comment or a status, the next run would report the same outcomes again.",
    }),
    outcomes: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_0__/* .createInputWithDefault */ .s7)((0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .createChoiceListParser */ .T$)(...OUTCOMES), OUTCOMES.join(", "), {
        name: "outcomes",
        description: "Outcomes to report, separated by commas or line breaks.",
    }),
    statusContext: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_0__/* .createInputWithDefault */ .s7)(statusContext, "merge-queue/outcome", {
        name: "status-context",
        description: "Name of the commit status for `report-to: status`.",
    }),
    messageFormat: _inputs_message_format_js__WEBPACK_IMPORTED_MODULE_1__/* .messageFormatInput */ .Z,
};
const outcomeReportPermissions = {
    "pull-requests": "write: if `report-to` is `comment` (for any other value, `read` is enough to find `merge-commit-sha`)",
    statuses: "write: if `report-to` is `status`",
};
function findReportDestinationProblems({ reportTo }, { host }) {
    if (reportTo === "none" || host !== undefined)
        return [];
    return [
        (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createInputProblem */ .sM)("github-token", (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createMessageText */ .TM) `a token is required, because ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputReference */ .dY)("report-to")} is ${reportTo}.`),
    ];
}
const outcomeReportResults = {
    merged: { description: "The queue merged the pull request." },
    "merged-outside-queue": {
        description: "The pull request was merged, but not by the queue. For example, a person merged it manually, or it had left the queue before.",
    },
    failed: { description: "The queue rejected the pull request." },
    cancelled: {
        description: "The pull request was removed from the queue: a person removed it, someone pushed to it, or its base branch changed.",
    },
    closed: { description: "The pull request was closed without a merge." },
    "in-queue": { description: "The pull request is in the queue; there is no outcome to report." },
    "not-submitted": {
        description: "The pull request was never submitted to this queue, and GitHub does not show it as closed.",
    },
};
const chatMessagesOutputSpec = {
    messages: "Chat messages in the format of `message-format`, as a JSON list: one message for each pull request that this run reported as failed, canceled or closed.",
};
const outcomeReportOutputs = {
    ...chatMessagesOutputSpec,
    reported: "`true` in the one run that reported the outcome, and in re-runs of that run; otherwise `false`. With `report-to: none`, the value is `true` in every run that found the outcome.",
    deployable: "`true` in the one run that reported a merge with a known commit, and in re-runs of that run; otherwise `false`. The value is also `false` if the merged commit is not the commit of the run. If the step stores no report of a merge, the value is `true` in the run that started when the pull request was closed. This is the case if `report-to` is `none`, if `outcomes` does not contain the result, or if the pull request was never in the queue.",
    "merge-commit-sha": "Merge commit on the target branch. Empty if the pull request is not merged, or GitHub does not show the commit.",
    "pr-number": "Number of the pull request.",
    "head-sha": "Head commit in the record of the queue. If there is no record, the head commit on GitHub.",
    "target-branch": "Branch of the queue.",
    state: "State of the pull request in the queue; empty if the pull request was never submitted.",
    "failing-checks": "Names of all failed checks, required or not, as JSON. Empty if the test run is not known. Only the CI run that reported the failure sets this output.",
    "test-run-id": "Id of the test run that explains the failure. Only the CI run that reported the failure sets this output. You can pass this id to `testing-details`.",
    cause: "Cause of the failure, in one word. Only the CI run that reported the outcome sets this output. Empty for a merge.",
    author: "Author of the pull request.",
    reports: "All outcomes that this run reported, as JSON. A run for a test branch can report the outcomes of all pull requests that the queue tested on the branch. In such a run, the other outputs describe only one pull request. If several pull requests merged, this is the pull request that merged last.",
};


/***/ }),

/***/ 4759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cg: () => (/* binding */ submissionResultSpecs),
/* harmony export */   bH: () => (/* binding */ mergeEstimateOutputs),
/* harmony export */   eW: () => (/* binding */ multiPullRequestResults),
/* harmony export */   iR: () => (/* binding */ PRIORITY_NAMES),
/* harmony export */   tr: () => (/* binding */ statusOutputs),
/* harmony export */   ys: () => (/* binding */ multiPullRequestOutputs)
/* harmony export */ });
const mergeEstimateOutputs = {
    "estimated-merge-at": "Expected time of the merge. The value is the estimate of the service, if the service returns an estimate (only with API v2). If the service returns no estimate, the step computes the time from the pull requests in the queue and recent test results. Empty if no estimate is possible.",
    "estimated-merge-from": "Earliest expected time of the merge. In 8 of 10 cases, the merge is between this time and `estimated-merge-to`.",
    "estimated-merge-to": "Latest expected time of the merge.",
};
/**
 * Outputs of an operation: the fields of the record in the order of the service's document, and outputs computed from
 * the fields.
 */
const statusOutputs = {
    state: "State of the pull request in the queue, in lower case: `not_ready`, `pending`, `testing`, `tests_passed`, `merged`, `failed`, `cancelled`, `pending_failure`. The service may add states.",
    "state-changed-at": "Time when the state of the pull request last changed, as the service reports it.",
    "priority-value": "Priority as a number; 0 is the most urgent.",
    "priority-name": "Name of the priority, such as `high`. Empty if the priority is only a number.",
    "used-default-priority-name": "Name of the queue's default priority, if the submission set no priority.",
    "skip-the-line": "`true` if the pull request goes to the front of the queue.",
    "force-enqueued": "`true` if the queue admitted the pull request although it was not ready.",
    "no-batch": "`true` if the queue tests the pull request alone.",
    "is-currently-submitted-to-queue": "`true` from the submission of the pull request until it leaves the queue.",
    "pr-number": "Number of the pull request.",
    "pr-title": "Title of the pull request.",
    "pr-sha": "Head commit of the pull request in the record of the queue.",
    "pr-base-branch": "Base branch of the pull request.",
    "pr-author": "Author of the pull request.",
    id: "Id of the service's record of the pull request.",
    "verified-by-test-run": "Id of the test run in which the tests of the pull request passed or failed. Empty if the service does not report this id. You can pass the id to `testing-details` as `test-run-id`.",
    readiness: "Facts that determine whether the queue admits the pull request, as JSON.",
    ready: "`true` if the pull request is ready for a test run; `false` if a reason in `blocked-by` prevents the test run; empty after the attempt, or if the service does not report the readiness.",
    "blocked-by": "Reasons why the queue does not test the pull request yet: `base branch`, `mergeability`, `impacted targets`. API v2 adds the reasons for `mergeability`, such as `conflict` or `failing check`.",
    position: "Position in the queue, from 1; empty if the pull request has no position.",
    ahead: "Numbers of the pull requests ahead in the queue, as JSON.",
    "safe-to-push": "`false` from the submission of the pull request until it leaves the queue, because a push would remove it from the queue. With API v2, the value is also `false` if the pull request is in the queue of a branch other than `target-branch`.",
    ...mergeEstimateOutputs,
    "queue-state": "State of the queue: `running`, `paused`, `draining`, `switching_modes`. The service may add states.",
};
/** Names of priorities in the service's document. The API accepts any text, so it does not reject a misspelled name. */
const PRIORITY_NAMES = ["urgent", "high", "medium", "low"];
const submissionResultSpecs = {
    submitted: { description: "The pull request was submitted." },
    updated: {
        description: "The pull request was already in the queue. The step updated its priority and batching, unless they already had the requested values.",
    },
    "already-queued": { description: "The pull request was already in the queue; the step sent no submission." },
    "already-merged": { description: "The pull request was already merged; the step sent no submission." },
    "not-resubmitted": { description: "The last attempt finished without a merge, and `resubmit` is `false`." },
    "head-changed": {
        description: "The head of the pull request is not the commit of the run. The step canceled its own submission; an earlier submission stays in the queue.",
        fails: "result",
    },
};
const multiPullRequestResults = {
    completed: {
        description: "The step finished with all pull requests that `pr-numbers`, `label` or `search` selected.",
    },
    incomplete: {
        description: "The step failed for some of the selected pull requests, or did not reach them. The message names these pull requests.",
        fails: "result",
    },
};
const multiPullRequestOutputs = {
    "pull-requests": "Selected pull requests, as a JSON list. Each item has `number`, `result`, `state` and `errorKind`. `result` is a result of this operation, `error`, `aborted` or `not-reached`.",
    "selected-count": "Number of the selected pull requests.",
    "incomplete-count": "Number of the selected pull requests for which the step failed, or which it did not reach.",
};


/***/ }),

/***/ 3433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Sc: () => (/* binding */ permissionResults),
/* harmony export */   fm: () => (/* binding */ permissionInputs),
/* harmony export */   lM: () => (/* binding */ findPermissionProblems),
/* harmony export */   pB: () => (/* binding */ checkUserPermission)
/* harmony export */ });
/* harmony import */ var _ci_host_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9265);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5071);
/* harmony import */ var _inputs_input_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2066);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1798);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8215);





const permissionInputs = {
    requirePermission: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .createOptionalInput */ .PQ)((0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .createChoiceParser */ .tS)(..._ci_host_js__WEBPACK_IMPORTED_MODULE_0__/* .ACCOUNT_PERMISSIONS */ .Vf), {
        name: "require-permission",
        description: "Minimum permission on the repository that every user who caused the run must have: `read`, `triage`, `write`, `maintain` or `admin`. These users are the author of the comment or review, the sender of the event, and the user who started a re-run. The step reads the permissions with `github-token`, and fails if it cannot read them. By default, the step does not check permissions.",
    }),
};
const permissionResults = {
    "not-permitted": {
        description: "A user who caused the run has a lower permission than `require-permission`; the step changed nothing.",
        fails: "result",
    },
};
const NO_HOST = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createInputProblem */ .sM)("require-permission", (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `this input requires a ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("github-token")} to read permissions from GitHub.`);
function findPermissionProblems({ requirePermission }, { host, run }) {
    if (requirePermission === undefined)
        return [];
    if (host === undefined)
        return [NO_HOST];
    return run.actors.length === 0
        ? [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createInputProblem */ .sM)("require-permission", "the permission cannot be checked, because the run does not name the user who started the run."),
        ]
        : [];
}
async function checkUserPermission({ requirePermission: needed }, { repository }, { host, run }) {
    if (needed === undefined)
        return undefined;
    if (host === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([NO_HOST]);
    for (const login of run.actors) {
        const permission = await host.permission(repository, login).catch((error) => {
            throw lookUpError(error, login);
        });
        if ((0,_ci_host_js__WEBPACK_IMPORTED_MODULE_0__/* .isPermissionAtLeast */ .IH)(permission, needed))
            continue;
        const where = `${repository.owner}/${repository.name}`;
        return {
            result: "not-permitted",
            message: `Nothing was sent: ${login}, who caused this run, has the permission ${permission} on ${where}, but ${needed} is required.`,
            outputs: {},
        };
    }
    return undefined;
}
function lookUpError(error, login) {
    if (!(error instanceof _ci_host_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHostError */ .NA))
        return error;
    const problem = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createInputProblem */ .sM)("require-permission", `the permission cannot be checked: ${error.message}.`);
    if (error.unavailable) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHostLookUpError */ .RD([problem], { details: ["Nothing was sent. Run the job again later."], cause: error });
    }
    const isApp = login.endsWith("[bot]");
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([problem], {
        details: [
            isApp
                ? (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `GitHub often reports no permission for an app. For runs that an app starts, use a step without ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("require-permission")}.`
                : (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("github-token")} must be allowed to read the repository; the job's own token on GitHub Actions is.`,
        ],
        cause: error,
    });
}


/***/ }),

/***/ 7760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ orgSlugInput),
/* harmony export */   H4: () => (/* binding */ MAX_PAGE_SIZE),
/* harmony export */   XK: () => (/* binding */ missingOrgSlugProblem),
/* harmony export */   xc: () => (/* binding */ TEST_LIST_FORMATS)
/* harmony export */ });
/* harmony import */ var _inputs_input_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2066);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1798);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8215);



const MAX_PAGE_SIZE = 100;
const TEST_LIST_FORMATS = ["json", "csv", "markdown", "lines"];
const slug = (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .createParser */ .Cp)("the organization's slug, visible characters without spaces or slashes", (value) => /^[^\s/\p{C}]+$/u.test(value) ? value : undefined);
const orgSlugInput = (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalInput */ .PQ)(slug, {
    name: "org-slug",
    description: "Slug of the organization, spelled as in its settings in the web application, with the same capital letters. Required with API v1; API v2 ignores it.",
});
const missingOrgSlugProblem = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createInputProblem */ .sM)("org-slug", "a value is required with API v1. Copy the slug from the organization's settings in the web application, with the same capital letters.");


/***/ }),

/***/ 3569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ queueOutputs),
/* harmony export */   HI: () => (/* binding */ findSettingsProblems),
/* harmony export */   K: () => (/* binding */ settingsInput),
/* harmony export */   Lj: () => (/* binding */ settingChangesOutput),
/* harmony export */   NH: () => (/* binding */ reasonInput),
/* harmony export */   Vv: () => (/* binding */ configFileInput),
/* harmony export */   gn: () => (/* binding */ previousStateOutput)
/* harmony export */ });
/* harmony import */ var _inputs_input_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2066);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1798);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4599);
/* harmony import */ var _service_queue_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9023);




/**
 * Input with settings. Accepts every text, because `findSettingsProblems` checks it and loads the YAML parser only if
 * needed.
 */
const settingsInput = (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalInput */ .PQ)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .multilineTextParser */ .mk, {
    name: "settings",
    description: "Settings of the queue as YAML, one `name: value` per line; see the table of settings.",
});
const configFileInput = (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_0__/* .createInputWithDefault */ .s7)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .anyTextParser */ .Tr, ".github/merge-queue.yml", {
    name: "config-file",
    description: "Path of the YAML file with the settings, relative to the workspace. The key `queues` contains the settings of each branch, and the key `freezes` contains a calendar. `target-branch` selects one branch.",
});
async function findSettingsProblems(given) {
    if (given === undefined)
        return [];
    return (await (await __nccwpck_require__.e(/* import() */ 3836).then(__nccwpck_require__.bind(__nccwpck_require__, 3836))).readSettings(given)).problems;
}
const oneLine = (value) => ({ ok: true, value: value.replace(/\s+/g, " ") });
const reasonInput = (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_0__/* .createOptionalInput */ .PQ)(oneLine, {
    name: "reason",
    description: "Reason in one line, shown in the log and in the summary. The service does not store a reason, so the step does not send it.",
});
const settingChangesOutput = {
    changes: "Changed settings, as a JSON list. Each item has `setting`, `from` and `to`. `from` is null if the service did not return the earlier value.",
};
const previousStateOutput = { "previous-state": "State of the queue before the operation." };
const settingOutputs = Object.entries(_service_queue_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .QUEUE_SETTINGS */ .g).map(([name, { kind, meaning }]) => [
    (0,_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .toKebabCase */ .fX)(name),
    /names|list/.test(kind) ? `${meaning} As JSON.` : meaning,
]);
const queueOutputs = {
    state: "State of the queue: `running`, `paused`, `draining`, `switching_modes`. The service may add states.",
    branch: "Branch that the queue merges into.",
    ...Object.fromEntries(settingOutputs),
    "enqueued-pull-requests": "Pull requests in queue order, as JSON of at most 64 KiB. The file in `result-file` contains the complete list.",
};


/***/ }),

/***/ 1122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Go: () => (/* binding */ historyDaysInput),
/* harmony export */   _o: () => (/* binding */ TEST_RESULT_RETENTION_DAYS),
/* harmony export */   jw: () => (/* binding */ historyUntilInput),
/* harmony export */   v: () => (/* binding */ historyFileInput)
/* harmony export */ });
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1798);

/** Days for which the service stores testing results. */
const TEST_RESULT_RETENTION_DAYS = 45;
/** Inputs of the operations that write or read a history. */
const historyFileInput = {
    parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .anyTextParser */ .Tr,
    description: {
        name: "history-file",
        description: "Path of the history, with one JSON object per line. `export-history` writes this file, and replaces an existing file when the export is complete. `report-queue` reads this file; by default, it reads the history from the service.",
    },
};
const historyDaysInput = {
    parse: (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .createWholeNumberParser */ .cg)(1, TEST_RESULT_RETENTION_DAYS),
    description: {
        name: "days",
        description: `Length of the time span in days, from 1 to ${TEST_RESULT_RETENTION_DAYS}. The service stores testing results for ${TEST_RESULT_RETENTION_DAYS} days.`,
    },
};
const historyUntilInput = {
    parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .timestampParser */ .Ah,
    description: {
        name: "until",
        description: "End of the time span, such as `2026-01-31T12:00:00Z`. Default: now. If `report-queue` reads a file, the default is the end of the time span in the file.",
    },
};


/***/ }),

/***/ 1502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e5: () => (/* binding */ commonOutputs),
/* harmony export */   "if": () => (/* binding */ reportResult),
/* harmony export */   xV: () => (/* binding */ reportFailure)
/* harmony export */ });
/* unused harmony exports formatOutput, formatResultPage, formatFailurePage */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5071);
/* harmony import */ var _inputs_common_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9301);
/* harmony import */ var _inputs_input_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2066);
/* harmony import */ var _operations_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3623);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6375);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1304);






const commonOutputs = {
    result: "Result of the operation, as one word.",
    "result-file": "Path of a JSON file with the whole result.",
    "error-kind": "Kind of failure if the step fails; otherwise empty.",
    "error-message": "Error message if the step fails; otherwise empty.",
};
const OUTPUT_BYTES = 64 * 1024;
const ISSUES = "Please report this defect, with the log, in the issues of the action's repository.";
async function reportResult(ci, operation, finished, withSummary) {
    const { result, message, details = [], requests = [], outputs, record } = finished;
    const kind = finished.allowed?.includes(result) === true ? undefined : operation.results[result]?.fails;
    const undeclared = Object.keys(outputs).find((name) => !(name in operation.outputs));
    if (undeclared !== undefined)
        throw new Error(`${operation.name} does not declare the output ${undeclared}.`);
    if (kind === undefined)
        [message, ...details].forEach(ci.answer);
    else
        ci.fail(`${operation.name}: ${result}`, message, details);
    if (requests.length > 0)
        ci.log.group(requestsTitle(requests), requests.flatMap(({ title, body }) => [title, ...body]));
    ci.ended(result);
    const errorMessage = kind === undefined ? "" : message;
    const whole = { result, errorKind: kind, errorMessage, outputs, record: { ...record } };
    const declared = Object.keys(operation.outputs).map((name) => [name, outputs[name]]);
    const lost = writeOutputs(ci, declared, whole);
    if (withSummary)
        await writeSummary(ci, formatResultPage(operation.name, finished));
    if (lost === undefined)
        return kind;
    if (kind !== undefined) {
        ci.log.info(outputsLost(lost));
        return kind;
    }
    ci.fail(TITLES.output, `The result of ${operation.name} is ${result}, but ${outputsLost(lost)}`, [
        `The operation itself succeeded: ${message}`,
    ]);
    return "output";
}
function outputsLost(why) {
    return `later steps do not receive its outputs: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorMessage */ .u1)(why)}`;
}
async function reportFailure(ci, error) {
    const failure = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK ? error : bug(error);
    const result = failure.kind === "timeout" ? "timed-out" : failure.kind === "aborted" ? "aborted" : "error";
    const { kind, outputs } = failure;
    const { message, details } = failure.named(ci.inputName);
    const title = failure instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHostLookUpError */ .RD ? "GitHub is unavailable" : TITLES[kind];
    ci.fail(title, message, details);
    const whole = { result, errorKind: kind, errorMessage: message, outputs, record: {} };
    const lost = writeOutputs(ci, Object.entries(outputs), whole);
    if (lost !== undefined)
        ci.log.info(outputsLost(lost));
    // The input `summary` may be valid even if other inputs are not.
    if ((0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .Ko)({ summary: _inputs_common_js__WEBPACK_IMPORTED_MODULE_1__/* .commonInputs */ .j$.summary }, ci.input).values.summary) {
        const operation = (0,_operations_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .findOperation */ .LC)(ci.input(_inputs_common_js__WEBPACK_IMPORTED_MODULE_1__/* .operationNameInput */ .DE.name).trim())?.name;
        await writeSummary(ci, formatFailurePage(operation, title, { kind, message, details }));
    }
    return kind;
}
const TITLES = {
    result: "Failed",
    input: "Invalid inputs",
    auth: "The service rejects the token",
    "not-found": "Not found",
    rejected: "The service rejects the request",
    unavailable: "The service is unavailable",
    timeout: "Timed out",
    response: "The reply cannot be read",
    aborted: "Stopped",
    output: "The outputs cannot be written",
    bug: "Unexpected error in the merge queue action",
};
function bug(error) {
    const stack = error instanceof Error ? (error.stack ?? "").split("\n").slice(1) : [];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK("bug", `${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorMessage */ .u1)(error)}. This is a defect of Merge Queue Action.`, {
        details: [ISSUES, ...stack],
    });
}
/** Writes all outputs. Returns the error of a failed write, so that the summary and the exit code can still follow. */
function writeOutputs(ci, own, result) {
    const { errorKind = "", errorMessage } = result;
    const all = [
        ...own.map(([name, value]) => [name, formatOutput(value)]),
        ["result", result.result],
        ["result-file", writeResultFile(ci, result)],
        ["error-kind", errorKind],
        ["error-message", errorMessage],
    ];
    try {
        for (const [name, text] of all)
            ci.output(name, text);
        return undefined;
    }
    catch (error) {
        return error;
    }
}
function writeResultFile(ci, result) {
    try {
        return ci.result(result);
    }
    catch (error) {
        ci.log.warning(`The output result-file is empty: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorMessage */ .u1)(error)}`);
        return "";
    }
}
async function writeSummary(ci, page) {
    try {
        await ci.summary(page);
    }
    catch (error) {
        ci.log.warning(`The summary could not be written: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorMessage */ .u1)(error)}`);
    }
}
function formatOutput(value) {
    if (value === undefined || value === null)
        return "";
    if (typeof value !== "object")
        return String(value);
    const whole = JSON.stringify(value);
    if (Buffer.byteLength(whole) <= OUTPUT_BYTES)
        return whole;
    return Array.isArray(value)
        ? `[${cutToFit(value.map((item) => JSON.stringify(item)))}]`
        : `{${cutToFit(Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${JSON.stringify(item)}`))}}`;
}
function cutToFit(items) {
    const kept = [];
    let bytes = 2;
    for (const item of items) {
        bytes += Buffer.byteLength(item) + 1;
        if (bytes > OUTPUT_BYTES)
            break;
        kept.push(item);
    }
    return kept.join(",");
}
/** Maximum bytes of a job summary. GitHub rejects a summary of 1 MiB. */
const PAGE_BYTES = 900 * 1024;
const CUT_BYTES = PAGE_BYTES - 1024;
const REST = "The file in the output result-file contains the rest.";
function formatResultPage(operation, finished) {
    const { result, message, details = [], requests = [] } = finished;
    const body = finished.summary ?? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .joinBlocks */ .x9)([message, ...details].map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1));
    return bounded(`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .joinBlocks */ .x9)([`### ${operation}: ${result}`, body, requestsOnPage(requests)])}\n`);
}
function requestsTitle(requests) {
    return requests.length === 1 ? "The request that was not sent" : "The requests that were not sent";
}
function requestsOnPage(requests) {
    if (requests.length === 0)
        return "";
    const blocks = requests.flatMap(({ title, body }) => [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toInlineCode */ .mI)(title), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toCodeBlock */ .oU)(body, "json")]);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .joinBlocks */ .x9)([`#### ${requestsTitle(requests)}`, ...blocks]);
}
const DETAILS_SHOWN = 20;
const LINE_CHARACTERS = 1000;
/** Formats the summary of a failed run. `operation` is undefined if the inputs contain no valid operation. */
function formatFailurePage(operation, title, { kind, message, details }) {
    // After a defect of this program, the first detail asks the user for a report. The other details are the stack, which
    // only the log shows.
    const shown = details.slice(0, kind === "bug" ? 1 : DETAILS_SHOWN);
    const step = details.length === 0 || kind === "bug" ? (NEXT_STEPS[kind] ?? "") : "";
    const heading = `### ${operation ?? "merge queue"}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)(title)}`;
    return bounded(`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .joinBlocks */ .x9)([heading, linesOnPage(message.split("\n")), ...shown.map(lineOnPage), step])}\n`);
}
const NEXT_STEPS = {
    input: "Correct the inputs, and run the step again.",
    unavailable: "Run the step again once the service can be reached.",
    aborted: "To continue, run the step again.",
    bug: "The log shows the details.",
};
function linesOnPage(lines) {
    const isList = lines.length > 1;
    return lines.map((line) => (isList ? `- ${lineOnPage(line.replace(/^- /, ""))}` : lineOnPage(line))).join("\n");
}
function lineOnPage(line) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenText */ .Bu)(line, LINE_CHARACTERS));
}
/** Shortens a page to the size limit, at the end of a line. Closes open code blocks and collapsed sections. */
function bounded(page) {
    if (Buffer.byteLength(page) < PAGE_BYTES)
        return page;
    const head = Buffer.from(page).subarray(0, CUT_BYTES).toString("utf8");
    const shown = head.slice(0, head.lastIndexOf("\n"));
    const fences = shown.match(/^`{3,}/gm) ?? [];
    const isOpen = fences.length % 2 === 1;
    const folds = shown.split("<details>").length - shown.split("</details>").length;
    const ends = [isOpen ? `\n${fences.at(-1)}` : "", ...Array(Math.max(0, folds)).fill("\n\n</details>")];
    return `${shown}${ends.join("")}\n\n${REST}\n`;
}


/***/ }),

/***/ 5961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  a: () => (/* binding */ runSelectedOperation)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./lib/src/clock.js
var src_clock = __nccwpck_require__(9508);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __nccwpck_require__(5071);
// EXTERNAL MODULE: ./lib/src/inputs/common.js
var inputs_common = __nccwpck_require__(9301);
// EXTERNAL MODULE: ./lib/src/inputs/input.js
var input = __nccwpck_require__(2066);
// EXTERNAL MODULE: ./lib/src/operation.js
var src_operation = __nccwpck_require__(4599);
// EXTERNAL MODULE: ./lib/src/operations/registry.js + 29 modules
var registry = __nccwpck_require__(3623);
// EXTERNAL MODULE: ./lib/src/service/api-version.js
var api_version = __nccwpck_require__(5511);
// EXTERNAL MODULE: ./lib/src/target/pull-request.js
var pull_request = __nccwpck_require__(707);
// EXTERNAL MODULE: ./lib/src/target/queue.js
var queue = __nccwpck_require__(5981);
// EXTERNAL MODULE: ./lib/src/target/range.js
var target_range = __nccwpck_require__(327);
// EXTERNAL MODULE: ./lib/src/target/selection.js
var target_selection = __nccwpck_require__(6268);
// EXTERNAL MODULE: ./lib/src/target/target.js
var target = __nccwpck_require__(1361);
// EXTERNAL MODULE: ./lib/src/text/problem.js
var text_problem = __nccwpck_require__(8215);
// EXTERNAL MODULE: ./lib/src/text/suggest.js
var suggest = __nccwpck_require__(4618);
// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __nccwpck_require__(1304);
;// CONCATENATED MODULE: ./lib/src/prepare.js














/** Reads all inputs and the event before the first request to the service. @throws InputError with all problems */
async function resolveRunInputs(ci, signal) {
    const raw = (name) => ci.input(name);
    const common = (0,input/* readInputs */.Ko)(inputs_common/* commonInputs */.j$, raw);
    const name = raw(inputs_common/* operationNameInput */.DE.name).trim();
    const operation = (0,registry/* findOperation */.LC)(name);
    if (operation === undefined)
        throw new errors/* InputError */.dz([operationProblem(name), ...ci.problems, ...common.problems]);
    const own = (0,input/* readInputs */.Ko)(operation.inputs, raw);
    const trigger = ci.trigger();
    const host = ci.host(common.values.githubToken, signal);
    const work = await catchInputError(() => resolveWork(operation, own.values, common.values, trigger));
    const skippedOn = findSkippedBranch(operation, work);
    const unresolved = host === undefined && skippedOn === undefined ? await findWithoutHost(work, common) : work;
    const { forkRunId, actors, step } = trigger;
    const api = apiFor(operation, common);
    const known = {
        dryRun: common.values.dryRun && operation.dryRun !== "ignored",
        host,
        run: {
            workspace: ci.workspace,
            environment: ci.environment,
            testRunId: testRunIdOf(work, trigger),
            untrustedCheckout: untrustedCheckout(trigger, common.given.has("token")),
            onlyUploads: (common.values.token === undefined && forkRunId !== undefined) || (isApi(api) && api.isUploadToken),
            hasV1Token: common.given.has("token") && isApi(api) && api.version === "v1",
            actors,
            step,
        },
    };
    const tokenProblems = tokenProblemsOf(operation, common, api, trigger, ci);
    const problems = [
        ...ci.problems,
        ...common.problems,
        ...own.problems,
        ...(0,input/* findUnusedInputs */.dK)(operation.name, (0,registry/* listOperationInputs */.c0)(), raw),
        ...dropReported([...ci.problems, ...common.problems, ...own.problems], [
            ...(own.problems.length === 0 ? ((await operation.check?.(own.values, own.given, known)) ?? []) : []),
            ...(unresolved instanceof errors/* InputError */.dz ? unresolved.problems : []),
            ...(skippedOn === undefined && (operation.needsToken === undefined || !isApi(api)) ? tokenProblems : []),
        ]),
    ];
    const chosen = { operation, common: common.values };
    if (skippedOn !== undefined && problems.length === 0)
        return { ...chosen, kind: "skip", result: skip(operation, skippedOn) };
    if (work instanceof errors/* InputError */.dz || !isApi(api) || problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    return { ...chosen, kind: "perform", work, known, api, forkRunId, tokenProblems };
}
function operationProblem(name) {
    const names = registry/* operations */.zU.map((operation) => operation.name);
    const hint = (0,suggest/* formatSuggestedName */.m3)((0,suggest/* findClosestName */.YI)(name, names));
    const problem = name === "" ? "is required" : `${(0,truncate/* quoteText */.ol)(name)} is not known${hint}`;
    return (0,text_problem/* createInputProblem */.sM)(inputs_common/* operationNameInput */.DE.name, `${problem}; it must be one of ${names.join(", ")}.`);
}
function resolveWork(operation, values, inputs, trigger) {
    switch (operation.target) {
        case "pull-request": {
            const { many } = operation;
            const selection = many?.select(values);
            return many === undefined || selection === undefined
                ? onTarget((0,pull_request/* resolvePullRequest */.D)(inputs, trigger), operation.run)
                : onTarget((0,target_selection/* resolveSelectedPullRequests */.bo)(selection, many.guardsHeads, inputs, trigger), many.run);
        }
        case "queue":
            return onTarget((0,queue/* resolveQueue */.A)(operation.name, (0,src_operation/* isTargetBranchRequired */.PN)(operation), inputs, trigger), operation.run);
        case "repository":
            return onTarget((0,target/* resolveRepository */.BN)(inputs, trigger), operation.run);
        case "change": {
            const range = (0,target_range/* resolveCommitRange */.d)({ ...inputs, baseSha: operation.baseSha(values) }, trigger);
            return onTarget({ repository: range.repository, find: async () => range }, operation.run);
        }
    }
    function onTarget(resolution, run) {
        return {
            ...resolution,
            async find(host) {
                const target = await resolution.find(host);
                return (context) => run(values, target, context);
            },
        };
    }
}
async function catchInputError(resolve) {
    try {
        return await resolve();
    }
    catch (error) {
        if (error instanceof errors/* InputError */.dz)
            return error;
        throw error;
    }
}
/** Finds the target without a Git host. Reports a problem with an input if a look-up would be necessary. */
async function findWithoutHost(work, common) {
    if (work instanceof errors/* InputError */.dz || common.given.has("github-token"))
        return work;
    return catchInputError(() => work.find(undefined).then(() => work));
}
/** Removes problems with inputs that already have a reported problem. */
function dropReported(before, problems) {
    const reported = new Set(before.flatMap(({ inputs }) => inputs));
    return problems.filter(({ inputs }) => !inputs.some((input) => reported.has(input)));
}
function findSkippedBranch(operation, work) {
    return (0,src_operation/* isSkippedOnTestBranch */.mt)(operation) && !(work instanceof errors/* InputError */.dz) ? work.testBranch : undefined;
}
function testRunIdOf(work, trigger) {
    if (work instanceof errors/* InputError */.dz)
        return undefined;
    const event = (0,target/* findEventPullRequest */.Iw)(work.repository, trigger);
    return event.kind === "test-branch" ? event.testRunId : undefined;
}
/** Returns the reason to distrust the checked-out code; undefined for trusted code. */
function untrustedCheckout({ privileged, headOrigin }, tokenGiven) {
    if (privileged)
        return "a pull_request_target run can read the secrets of the repository";
    if (!tokenGiven || headOrigin === "own")
        return undefined;
    return headOrigin === "fork"
        ? "the change comes from a fork, and this step has the token"
        : "the event does not show whether the change comes from a fork, and this step has the token";
}
function apiFor({ forkMayRun }, { values }) {
    const { apiVersion: version, apiUrl: address, token } = values;
    return (0,api_version/* chooseApi */.w$)({ version, address, token, acceptsUploadToken: forkMayRun === true });
}
function isApi(api) {
    return "version" in api;
}
function tokenProblemsOf({ forkMayRun }, { given }, api, { secrets, forkRunId }, { tokenAdvice }) {
    if (!isApi(api))
        return [api];
    if (given.has("token"))
        return [];
    const isFork = forkMayRun === true && forkRunId !== undefined;
    if (isFork && api.version === "v2")
        return [(0,text_problem/* createInputProblem */.sM)(inputs_common/* commonInputs */.j$.token.name, NO_FORK_RUNS)];
    if (isFork)
        return [];
    return [(0,text_problem/* createInputProblem */.sM)(inputs_common/* commonInputs */.j$.token.name, `${WHY_MISSING[secrets]} ${tokenAdvice[secrets]}`)];
}
const NO_FORK_RUNS = (0,text_problem/* createMessageText */.TM) `a token is required. Only API v1 accepts the run number of a fork's run instead of a token. Remove ${(0,text_problem/* toInputReference */.dY)("api-version")} and ${(0,text_problem/* toInputReference */.dY)("api-url")}, or pass a token of the vendor's command line.`;
const WHY_MISSING = {
    all: "is required.",
    "not-to-forks": "the token is empty, because runs for a pull request from a fork get no secrets.",
    "not-to-dependabot": "the token is empty, because runs that Dependabot starts get no Actions secrets.",
};
function skip({ name }, branch) {
    return {
        result: "skipped",
        message: `${name} has nothing to do on ${branch}: this run belongs to a test branch of the merge queue, and its pull request is already in the queue.`,
        details: ["To act on a pull request anyway, set pr-number."],
        outputs: {},
    };
}

// EXTERNAL MODULE: ./lib/src/report.js
var report = __nccwpck_require__(1502);
// EXTERNAL MODULE: ./lib/src/text/version.js
var version = __nccwpck_require__(2824);
;// CONCATENATED MODULE: ./lib/src/run.js







async function runSelectedOperation(options) {
    const { ci, signal } = options;
    maskSecrets(ci);
    const finished = new AbortController();
    try {
        // After a signal during the start, inputs may be incomplete, so their problems are not reported.
        if (signal.aborted)
            throw new errors/* AbortedError */.oM();
        const prepared = await resolveRunInputs(ci, AbortSignal.any([signal, finished.signal]));
        const result = prepared.kind === "skip" ? prepared.result : await perform(prepared, options, finished.signal);
        return await (0,report/* reportResult */["if"])(ci, prepared.operation, result, prepared.common.summary);
    }
    catch (error) {
        return await (0,report/* reportFailure */.xV)(ci, signal.aborted ? asAborted(error) : error);
    }
    finally {
        // Open connections would prevent the process from exiting.
        finished.abort();
        ci.end();
    }
}
function maskSecrets(ci) {
    for (const input of Object.values(inputs_common/* commonInputs */.j$)) {
        const text = input.secret === true ? ci.input(input.name).trim() : "";
        if (text !== "")
            ci.mask(text);
    }
}
/**
 * Returns the error to report after a signal. If the service is unavailable, returns an AbortedError with the same
 * details.
 */
function asAborted(error) {
    if (!(error instanceof errors/* OperationError */.OK))
        return new errors/* AbortedError */.oM();
    return error.kind === "unavailable"
        ? (0,errors/* addErrorDetails */.Ks)(new errors/* AbortedError */.oM(), { details: error.details, outputs: error.outputs })
        : error;
}
async function perform({ operation, common, work, known, api, forkRunId, tokenProblems }, { ci, signal, clock = src_clock/* systemClock */.m, random = Math.random }, over) {
    const repositoryHost = work.repository?.host ?? "github.com";
    if (repositoryHost !== "github.com" && operation.anyHost !== true)
        ci.log.notice(`The merge queue serves repositories on github.com only; this one is on ${repositoryHost}.`);
    // A run with invalid inputs needs no HTTP client, so the client is loaded here.
    const { openQueueService } = await Promise.all(/* import() */[__nccwpck_require__.e(5663), __nccwpck_require__.e(2192), __nccwpck_require__.e(2276)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2276));
    const service = await openQueueService({
        apiVersion: api.version,
        isUploadToken: api.isUploadToken,
        apiUrl: api.address,
        environment: ci.environment,
        credentials: common.token === undefined && forkRunId !== undefined ? forkCredentials(forkRunId) : api.credentials,
        userAgent: version/* userAgent */.N,
        requestTimeoutMs: common.requestTimeout,
        clock,
        random,
        signal,
        over,
        debug: ci.log.debug,
        warn: ci.log.warning,
        hide: ci.redact,
    });
    const act = await work.find(known.host);
    return act({
        ...known,
        service,
        log: ci.log,
        nameInput: ci.inputName,
        clock,
        random,
        signal,
        token: {
            seal: (text) => (0,external_node_crypto_.createHmac)("sha256", common.token ?? "")
                .update(`merge-queue-action ${text}`)
                .digest("hex"),
            require() {
                if (tokenProblems.length > 0)
                    throw new errors/* InputError */.dz(tokenProblems);
            },
        },
        writeFile(name, text) {
            try {
                return ci.file(name, text);
            }
            catch (error) {
                const problem = `${name} cannot be written to the temporary folder: ${(0,errors/* getErrorMessage */.u1)(error)}.`;
                throw new errors/* InputError */.dz([problem], { cause: error });
            }
        },
    });
}
function forkCredentials(runId) {
    return { "x-forked-workflow-run-id": runId };
}


/***/ }),

/***/ 5511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ API_VERSIONS),
/* harmony export */   WO: () => (/* binding */ getDefaultApiAddress),
/* harmony export */   gO: () => (/* binding */ findApiVersion),
/* harmony export */   w$: () => (/* binding */ chooseApi)
/* harmony export */ });
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8215);

const API_VERSIONS = ["v1", "v2"];
const HOST = "https://api.trunk.io";
const KEY_PREFIX = "trunk_v2_";
function getDefaultApiAddress(version) {
    return new URL(`${HOST}/${version}`);
}
/** Returns the API version at the end of an address; undefined if the address has no version there. */
function findApiVersion({ pathname }) {
    const last = pathname.replace(/\/+$/, "").split("/").at(-1);
    return API_VERSIONS.find((version) => version === last);
}
/**
 * Chooses the API version by an explicit version, the address or the token's prefix. Reports a problem if they
 * contradict each other.
 */
function chooseApi({ version: wanted, address, token, acceptsUploadToken }) {
    const ofAddress = address && findApiVersion(address);
    const isKey = token?.startsWith(KEY_PREFIX) === true;
    if (wanted !== "auto" && ofAddress !== undefined && ofAddress !== wanted) {
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .createInputProblem */ .sM)(["api-version", "api-url"], (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .createMessageText */ .TM) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .toInputReference */ .dY)("api-version")} is ${wanted}, but ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .toInputReference */ .dY)("api-url")} is an address of API ${ofAddress}. Change one of these two inputs, or set neither of them.`);
    }
    const given = wanted === "auto" ? ofAddress : wanted;
    const version = given ?? (isKey ? "v2" : "v1");
    const isUploadToken = version === "v2" && token !== undefined && !isKey;
    const selector = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .toInputReference */ .dY)(wanted === "auto" ? "api-url" : "api-version");
    const why = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .createMessageText */ .TM) `${selector} selects API ${version}`;
    if (version === "v1" && isKey) {
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .createInputProblem */ .sM)("token", (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .createMessageText */ .TM) `the token is a key of API v2 (prefix ${KEY_PREFIX}), but ${why}. Do not set ${selector}, or use the "Organization API token (v1)" that the web application shows under Settings > Developer > API keys.`);
    }
    if (isUploadToken && !acceptsUploadToken) {
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .createInputProblem */ .sM)("token", (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .createMessageText */ .TM) `the token has no prefix ${KEY_PREFIX}, so it is not a key of API v2, but ${why}. Make a key in the web application under Settings > Developer > API keys, or do not set ${selector}.`);
    }
    return {
        version,
        address: address ?? getDefaultApiAddress(version),
        credentials: token === undefined ? {} : credentialsFor(version, token, isUploadToken),
        isUploadToken,
    };
}
function credentialsFor(version, token, isUploadToken) {
    if (version === "v1")
        return { "x-api-token": token };
    return isUploadToken ? { "x-trunk-token": token } : { authorization: `Bearer ${token}` };
}


/***/ }),

/***/ 2075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EE: () => (/* binding */ findProxy),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   kh: () => (/* binding */ findUrlPort)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5071);
/* harmony import */ var _text_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1745);


const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const PROXY_VARIABLES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];
const EXCEPTION_VARIABLES = ["no_proxy", "NO_PROXY"];
/** True for an address of this machine. Such an address may use HTTP, and needs no proxy. */
function isLoopback(url) {
    return LOOPBACK.test(url.hostname);
}
function findProxy(url, environment) {
    const name = PROXY_VARIABLES.find((variable) => (0,_text_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .readEnvironmentVariable */ .WN)(environment, variable) !== undefined);
    if (name === undefined || isLoopback(url) || isException(url, environment))
        return undefined;
    const text = (0,_text_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .readEnvironmentVariable */ .WN)(environment, name) ?? "";
    const proxy = URL.canParse(text) ? new URL(text) : undefined;
    if (proxy?.protocol === "http:" || proxy?.protocol === "https:")
        return proxy;
    // The message omits the proxy's address, which may contain a password.
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([`The value of the environment variable ${name} is not the address of an HTTP proxy.`], {
        details: [`Write the address with its scheme, for example ${name}=http://proxy.example:3128.`],
    });
}
function isException(url, environment) {
    const texts = EXCEPTION_VARIABLES.map((variable) => (0,_text_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .readEnvironmentVariable */ .WN)(environment, variable));
    const text = texts.find((each) => each !== undefined) ?? "";
    return text
        .toLowerCase()
        .split(/[\s,]+/)
        .some((entry) => covers(entry, url));
}
/** True when an entry of NO_PROXY matches the host: `*`, `host`, `.host` or `*.host`, with or without a port. */
function covers(entry, url) {
    if (entry === "*")
        return true;
    const [, pattern = "", port] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? [];
    const host = pattern.replace(/^\*?\./, "");
    if (host === "" || (port !== undefined && port !== `${findUrlPort(url)}`))
        return false;
    return url.hostname === host || url.hostname.endsWith(`.${host}`);
}
function findUrlPort({ port, protocol }) {
    if (port !== "")
        return Number(port);
    return protocol === "https:" ? 443 : 80;
}


/***/ }),

/***/ 5601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ isTransientStatus),
/* harmony export */   T: () => (/* binding */ isSuccessfulReply)
/* harmony export */ });
function isSuccessfulReply({ status }) {
    return status >= 200 && status < 300;
}
const TRANSIENT_STATUSES = new Set([408, 425, 429]);
function isTransientStatus(status) {
    return status >= 500 || TRANSIENT_STATUSES.has(status);
}


/***/ }),

/***/ 9023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ QUEUE_SETTINGS)
/* harmony export */ });
/** All settings of a queue, by field name. `least` is 0 for a number that can be 0 in a reply. */
const QUEUE_SETTINGS = {
    mode: {
        kind: "word",
        words: ["single", "parallel"],
        meaning: "`single`: all pull requests wait in one line. `parallel`: pull requests without a common target do not wait for each other. A change of the mode takes effect once the queue is empty.",
    },
    concurrency: {
        v2: { most: 1000 },
        kind: "number",
        least: 1,
        meaning: "Maximum number of test runs at the same time.",
    },
    bisectionConcurrency: {
        v2: { most: 1000 },
        kind: "number",
        least: 0,
        meaning: "Maximum number of bisection test runs at the same time. 0: bisection runs share `concurrency` with other test runs.",
    },
    testingTimeoutMinutes: {
        v2: { most: 10_080 },
        kind: "number",
        least: 0,
        meaning: "Minutes after which an unfinished test run fails. 0: no limit.",
    },
    pendingFailureDepth: {
        v2: { most: 1000 },
        kind: "number",
        least: 0,
        meaning: "Number of test runs of later pull requests that must finish before the failure of a test run is final.",
    },
    canOptimisticallyMerge: {
        kind: "flag",
        meaning: "`true`: a pull request with failed tests still merges if the test run of a later pull request passes, because that test run includes the changes of both pull requests.",
    },
    batch: {
        v2: { key: "allowBatching" },
        kind: "flag",
        meaning: "`true`: the queue tests several pull requests together.",
    },
    batchingMaxWaitTimeMinutes: {
        v2: { most: 10_080 },
        kind: "number",
        least: 0,
        meaning: "Maximum time in minutes for which a batch waits for more pull requests.",
    },
    batchingMinSize: {
        kind: "number",
        least: 1,
        v2: { most: 1000 },
        meaning: "Number of pull requests that a batch must have to start its tests immediately.",
    },
    batchingRules: { kind: "list", isRaw: true, meaning: "Rules for batches, in the format that the service defines." },
    mergeMethod: {
        kind: "word",
        words: ["merge_commit", "squash", "rebase"],
        meaning: "Merge method: `merge_commit`, `squash` or `rebase`.",
    },
    requiredStatuses: {
        kind: "names-or-null",
        meaning: "Checks that must pass on the test branch. `null`: the service's configuration file in the repository, or branch protection, defines the checks.",
    },
    directMergeMode: {
        kind: "word",
        words: ["off", "always"],
        meaning: "`always`: a pull request can merge without a test run if it is up to date with the target branch. `off`: every pull request needs a test run.",
    },
    optimizationMode: {
        kind: "word",
        words: ["off", "bisection_skip_redundant_tests"],
        meaning: "`bisection_skip_redundant_tests`: a bisection skips tests with a known result. `off`: a bisection also runs tests with a known result.",
    },
    testBranchConstructionMode: {
        kind: "word",
        words: ["rename_temp_branch", "push_new_branch_from_temp"],
        meaning: "Method that the queue uses to create test branches: `rename_temp_branch` or `push_new_branch_from_temp`.",
    },
    createPrsForTestingBranches: {
        v2: { key: "createsPrsForTestingBranches" },
        kind: "flag",
        meaning: "`true`: the queue opens a draft pull request for each test branch. Use this setting if your CI runs only on pull requests.",
    },
    commentsEnabled: {
        v2: { key: "areCommentsEnabled" },
        kind: "flag",
        meaning: "`true`: the queue comments on pull requests.",
    },
    commandsEnabled: {
        v2: { key: "areCommandsEnabled" },
        kind: "flag",
        meaning: "`true`: the queue accepts commands in comments.",
    },
    statusCheckEnabled: {
        v2: { key: "isStatusCheckEnabled" },
        kind: "flag",
        meaning: "`true`: the queue reports a status check on pull requests.",
    },
    extensionEnabled: {
        v2: { key: "isExtensionEnabled" },
        kind: "flag",
        isRaw: true,
        meaning: "`true`: the service's browser extension may submit pull requests.",
    },
    labelCommandsEnabled: {
        v2: { key: "areLabelCommandsEnabled" },
        kind: "flag",
        isRaw: true,
        meaning: "`true`: the label in `enqueueingLabel` submits a pull request to the queue.",
    },
    enqueueingLabel: { kind: "label", isRaw: true, meaning: "Label that submits a pull request." },
    stateLabelsEnabled: {
        v2: { key: "areStateLabelsEnabled" },
        kind: "flag",
        isRaw: true,
        meaning: "`true`: the queue shows the state of a pull request as a label.",
    },
    notReadyTimeoutHours: {
        v2: { key: "notReadyTimeoutMinutes", most: 720 },
        kind: "number",
        isRaw: true,
        least: 0,
        meaning: "Hours after which the queue removes a pull request that is not ready. 0: the queue never removes it.",
    },
    allowedBotSubmitters: { kind: "names", isRaw: true, meaning: "Names of bots that may submit pull requests." },
};


/***/ }),

/***/ 3114:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
// Only `dist/cli/index.js` imports this bundle with this suffix. So no argument or variable can start the command-line
// program instead of the action.
if (import.meta.url.endsWith("?command-line"))
    await __nccwpck_require__.e(/* import() */ 7742).then(__nccwpck_require__.bind(__nccwpck_require__, 7742));
// With `eager`, webpack includes the module in this file. One file loads faster than several.
else
    await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 8317));


__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ resolvePullRequest),
/* harmony export */   r: () => (/* binding */ chooseInputOrEventPullRequest)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5071);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1361);


/**
 * Finds the pull request and its queue, from the inputs or the event. @throws InputError if neither contains a pull
 * request
 */
function resolvePullRequest(inputs, trigger) {
    const repository = (0,_target_js__WEBPACK_IMPORTED_MODULE_1__/* .requireRepository */ .Cc)((0,_target_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseInputOrRunRepository */ .uD)(inputs, trigger));
    const named = chooseInputOrEventPullRequest(inputs.prNumber, (0,_target_js__WEBPACK_IMPORTED_MODULE_1__/* .findEventPullRequest */ .Iw)(repository, trigger));
    if (typeof named === "string")
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toInputError */ .Gx)("pr-number", `a value is required: ${named}.`);
    return {
        repository,
        testBranch: named.kind === "known" ? named.testBranch : undefined,
        async find(host) {
            const found = named.kind === "known" ? named : await findPullRequest(named, repository, host);
            const { number, baseBranch, unguarded = false, testRunId, ofEvent = false } = found;
            const headSha = inputs.headSha ?? found.headSha;
            return {
                repository,
                targetBranch: inputs.targetBranch ?? baseBranch ?? (await (0,_target_js__WEBPACK_IMPORTED_MODULE_1__/* .findBaseBranch */ .Zd)(repository, number, host)),
                number,
                headSha,
                guardedHead: unguarded ? undefined : (headSha ?? found.runSha),
                ...(inputs.headSha === undefined ? {} : { isHeadGiven: true }),
                ofTestRun: testRunId,
                closed: ofEvent && trigger.closed,
            };
        },
    };
}
/**
 * Returns the pull request, a look-up that finds it, or the reason for a missing pull request. Ignores an event of
 * another pull request than `given`.
 */
function chooseInputOrEventPullRequest(given, event) {
    if (given !== undefined && !(event.kind === "event" && event.number === given))
        return { kind: "known", number: given };
    switch (event.kind) {
        case "event":
            return { ...event, kind: "known", ofEvent: true };
        case "test-branch":
            return {
                kind: "known",
                number: event.number,
                testBranch: event.branch,
                testRunId: event.testRunId,
                unguarded: true,
            };
        case "merge-group":
            return { kind: "known", number: event.number, baseBranch: event.baseBranch, unguarded: true };
        case "commit":
        case "head":
            return event;
        case "none":
            return `no pull request was found in ${event.lookedAt}`;
        case "several":
            return `${event.lookedAt} names several pull requests (${event.numbers.map((number) => `#${number}`).join(", ")})`;
    }
}
async function findPullRequest(source, repository, host) {
    const about = source.kind === "commit"
        ? `open pull requests of commit ${source.sha}`
        : `open pull requests from ${source.owner}:${source.branch} at ${source.sha}`;
    const found = await (0,_target_js__WEBPACK_IMPORTED_MODULE_1__/* .findOpenPullRequests */ .JJ)({ source, input: "pr-number", about }, repository, host);
    const [only, ...more] = found;
    if (only === undefined)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toInputError */ .Gx)("pr-number", `a value is required: there are no ${about}.`);
    if (more.length > 0) {
        const numbers = found.map(({ number }) => `#${number}`).join(", ");
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toInputError */ .Gx)("pr-number", `a value is required: there are several ${about} (${numbers}).`);
    }
    const { number, baseBranch, headSha } = only;
    const isHead = headSha === source.sha;
    return { kind: "known", number, baseBranch, headSha: isHead ? headSha : undefined, runSha: source.sha };
}


/***/ }),

/***/ 5981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ resolveQueue),
/* harmony export */   s: () => (/* binding */ resolveBaseBranch)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5071);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(707);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1361);



function resolveQueue(name, needsBranch, inputs, trigger) {
    const repository = (0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .requireRepository */ .Cc)((0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseInputOrRunRepository */ .uD)(inputs, trigger));
    if (needsBranch && inputs.targetBranch === undefined) {
        const problem = `a value is required; ${name} changes a queue, and has no default for the branch of the queue.`;
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toInputError */ .Gx)("target-branch", problem);
    }
    const targetBranch = resolveBaseBranch(repository, inputs, trigger, { lookUp: false });
    return { repository, find: async (host) => ({ repository, targetBranch: await targetBranch(host) }) };
}
/**
 * Finds the branch of a queue. Returns the first of these that exists: the input, the base of the pull request (`known`
 * from the event), with `lookUp` the common base of a commit's open pull requests, the default branch. @throws
 * InputError
 */
function resolveBaseBranch(repository, { targetBranch, prNumber }, trigger, { known, lookUp, missing }) {
    const name = targetBranch ?? known;
    if (name !== undefined)
        return async () => name;
    const event = (0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .findEventPullRequest */ .Iw)(repository, trigger);
    const pullRequest = (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseInputOrEventPullRequest */ .r)(prNumber, event);
    if (typeof pullRequest === "string") {
        if (lookUp && event.kind === "several")
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toInputError */ .Gx)("target-branch", `a value is required: ${pullRequest}.`);
        return resolveDefaultBranch(repository, trigger, missing);
    }
    if (pullRequest.kind === "known") {
        const { number, baseBranch } = pullRequest;
        if (baseBranch !== undefined)
            return async () => baseBranch;
        const owner = (0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .requireRepository */ .Cc)(repository, missing);
        return (host) => (0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .findBaseBranch */ .Zd)(owner, number, host);
    }
    const byDefault = resolveDefaultBranch(repository, trigger, missing);
    if (!lookUp)
        return byDefault;
    const owner = (0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .requireRepository */ .Cc)(repository, missing);
    return async (host) => (await baseOfOpen(pullRequest, owner, host)) ?? byDefault(host);
}
function resolveDefaultBranch(repository, trigger, missing) {
    const { defaultBranch } = trigger;
    if (defaultBranch !== undefined && (0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .isRepositoryOfRun */ .Zg)(repository, trigger))
        return async () => defaultBranch;
    const owner = (0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .requireRepository */ .Cc)(repository, missing);
    return (host) => (0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .findDefaultBranch */ .Te)(owner, host);
}
/** Returns the common base of the open pull requests; undefined without a pull request or without a Git host. */
async function baseOfOpen(source, repository, host) {
    if (host === undefined)
        return undefined;
    const about = `open pull requests of commit ${source.sha}`;
    const found = await (0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .findOpenPullRequests */ .JJ)({ source, input: "target-branch", about }, repository, host);
    const [name, ...more] = new Set(found.map(({ baseBranch }) => baseBranch));
    if (more.length === 0)
        return name;
    const listed = found.map(({ number, baseBranch }) => `#${number} into ${baseBranch}`).join(", ");
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toInputError */ .Gx)("target-branch", `a value is required: there are several ${about} (${listed}).`);
}


/***/ }),

/***/ 327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ baseShaInput),
/* harmony export */   d: () => (/* binding */ resolveCommitRange)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5071);
/* harmony import */ var _inputs_input_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2066);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1798);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8215);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5981);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1361);






const baseShaInput = (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalInput */ .PQ)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .commitShaParser */ .hO, {
    name: "base-sha",
    description: "Base commit of the comparison. Default: the first parent of GitHub's merge commit if that commit is checked out. If it is not checked out, the commit at which the head branched off the target branch.",
});
/** Finds the base and the head of a change, from the inputs, then from the event. @throws InputError without a base */
function resolveCommitRange(inputs, trigger) {
    const { baseSha, headSha, prNumber: pullRequest } = inputs;
    const repository = (0,_target_js__WEBPACK_IMPORTED_MODULE_4__/* .chooseInputOrRunRepository */ .uD)(inputs, trigger);
    const source = sourceFor(repository, inputs, trigger);
    const base = baseSha === undefined
        ? baseOf(source, repository, inputs, trigger)
        : { kind: "commit", commit: { sha: baseSha, at: "base-sha", ref: undefined }, whenLost: undefined };
    const eventHead = source.kind === "checkout" ? undefined : source.head;
    const head = headSha === undefined || headSha === eventHead?.sha ? eventHead : { sha: headSha, at: "head-sha", ref: undefined };
    const { pullRequest: event, secrets } = trigger;
    const foreignHead = event.kind === "head" || (event.kind === "event" && event.fork && secrets === "all");
    return { repository, pullRequest, head, base, foreignHead };
}
function sourceFor(repository, { prNumber }, trigger) {
    const { pullRequest, range } = trigger;
    const isMeant = prNumber === undefined || (pullRequest.kind === "event" && pullRequest.number === prNumber);
    return isMeant && (0,_target_js__WEBPACK_IMPORTED_MODULE_4__/* .isRepositoryOfRun */ .Zg)(repository, trigger) ? range : { kind: "checkout" };
}
const NO_BASE = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .createInputProblem */ .sM)("base-sha", (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .createMessageText */ .TM) `a value is required: the full SHA of the base commit. If the checkout has a remote origin, you can set ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .toInputReference */ .dY)("target-branch")} (a branch of origin) or ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .toInputReference */ .dY)("repository")} (owner/name) instead.`);
function baseOf(source, repository, inputs, trigger) {
    const branchPoint = (known) => ({
        kind: "branch",
        branch: (0,_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveBaseBranch */ .s)(repository, inputs, trigger, { known, lookUp: true, missing: NO_BASE }),
    });
    switch (source.kind) {
        case "pull-request":
            return inputs.targetBranch === undefined || inputs.targetBranch === source.baseBranch
                ? { kind: "fork-point", of: source.base }
                : branchPoint();
        case "merge-group":
            return { kind: "commit", commit: source.base, whenLost: undefined };
        case "push":
            return source.branch === (inputs.targetBranch ?? trigger.defaultBranch)
                ? baseOfPush(source, trigger.defaultBranch)
                : branchPoint();
        case "commit":
            return branchPoint(source.baseBranch);
        case "checkout":
            return branchPoint();
    }
}
/** Returns the base of a push to the target branch: the previous commit of the branch, else the default branch. */
function baseOfPush({ branch, before }, defaultBranch) {
    const other = branch === defaultBranch || defaultBranch === undefined ? undefined : async () => defaultBranch;
    if (before !== undefined)
        return { kind: "commit", commit: before, whenLost: other };
    if (other !== undefined)
        return { kind: "branch", branch: other };
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toInputError */ .Gx)("base-sha", `a value is required: the branch ${branch} is new, so the push has no commit to compare with.`);
}


/***/ }),

/***/ 6268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ pullRequestSelectionInputs),
/* harmony export */   N9: () => (/* binding */ labelInputDescription),
/* harmony export */   bo: () => (/* binding */ resolveSelectedPullRequests),
/* harmony export */   gf: () => (/* binding */ extractPullRequestSelection),
/* harmony export */   m3: () => (/* binding */ labelParser)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5071);
/* harmony import */ var _inputs_input_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2066);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1798);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8215);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1361);





const MOST = 1000;
const numbers = (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .createParser */ .Cp)(`pull request numbers, one per line, at most ${MOST}`, (text) => {
    const parsed = (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .lineListParser */ .wN)(text);
    const items = parsed.ok ? parsed.value.map((line) => (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestNumberParser */ .lg)(line.replace(/^#/, ""))) : [];
    const found = new Set(items.flatMap((item) => (item.ok ? [item.value] : [])));
    return found.size > 0 && found.size <= MOST && items.every(({ ok }) => ok) ? [...found] : undefined;
}, { repeatable: true });
/**
 * Parses a label. Rejects quotation marks, because they would end the label in a search. `check-queue-health` uses this
 * parser too.
 */
const labelParser = (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .createParser */ .Cp)("a label without quotation marks", (text) => /^[^"\p{Cc}]+$/u.test(text) ? text : undefined);
const labelInputDescription = {
    name: "label",
    description: "Label on GitHub. `submit`, `status` and `cancel` act on all open pull requests with this label. `check-queue-health` sets this label on the issues that it opens, and reads only issues with this label.",
};
const search = (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .createParser */ .Cp)("a search of one line and at most 500 characters", (text) => /^[^\p{Cc}]{1,500}$/u.test(text) ? text : undefined);
const pullRequestSelectionInputs = {
    prNumbers: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalInput */ .PQ)(numbers, {
        name: "pr-numbers",
        description: `Numbers of pull requests, one per line. The step acts on each of them; at most ${MOST} are possible.`,
    }),
    label: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalInput */ .PQ)(labelParser, labelInputDescription),
    search: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalInput */ .PQ)(search, {
        name: "search",
        description: "Search query on GitHub. The step acts on all open pull requests of the repository that match the query, for example `author:app/dependabot draft:false`.",
    }),
};
/** Returns the inputs that select several pull requests; undefined if none of these inputs is set. */
function extractPullRequestSelection({ prNumbers, label: named, search: text, }) {
    const hasSelection = prNumbers !== undefined || named !== undefined || text !== undefined;
    return hasSelection ? { prNumbers, label: named, search: text } : undefined;
}
/**
 * Finds several pull requests with their queues and heads. @throws InputError if the inputs select pull requests in
 * more than one way
 */
function resolveSelectedPullRequests(selection, guardsHeads, inputs, trigger) {
    const repository = (0,_target_js__WEBPACK_IMPORTED_MODULE_3__/* .requireRepository */ .Cc)((0,_target_js__WEBPACK_IMPORTED_MODULE_3__/* .chooseInputOrRunRepository */ .uD)(inputs, trigger));
    const values = new Map(Object.entries(selection));
    const given = [
        ...(inputs.prNumber === undefined ? [] : ["pr-number"]),
        ...Object.entries(pullRequestSelectionInputs).flatMap(([key, { name }]) => values.get(key) === undefined ? [] : [name]),
    ];
    if (given.length > 1)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createInputProblem */ .sM)(given, "only one of these inputs can select pull requests.")]);
    if (inputs.headSha !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createInputProblem */ .sM)("head-sha", (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .createMessageText */ .TM) `this input requires ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toInputReference */ .dY)("pr-number")}.`),
        ]);
    return {
        repository,
        async find(host) {
            const { findSelectedPullRequests } = await __nccwpck_require__.e(/* import() */ 745).then(__nccwpck_require__.bind(__nccwpck_require__, 745));
            return findSelectedPullRequests({ ...selection, guardsHeads, repository, targetBranch: inputs.targetBranch }, host);
        },
    };
}


/***/ }),

/***/ 1361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ resolveRepository),
/* harmony export */   Cc: () => (/* binding */ requireRepository),
/* harmony export */   Ib: () => (/* binding */ pullRequestReadPermission),
/* harmony export */   Iw: () => (/* binding */ findEventPullRequest),
/* harmony export */   JJ: () => (/* binding */ findOpenPullRequests),
/* harmony export */   Te: () => (/* binding */ findDefaultBranch),
/* harmony export */   Zd: () => (/* binding */ findBaseBranch),
/* harmony export */   Zg: () => (/* binding */ isRepositoryOfRun),
/* harmony export */   sn: () => (/* binding */ sendGitHostRequest),
/* harmony export */   uD: () => (/* binding */ chooseInputOrRunRepository)
/* harmony export */ });
/* harmony import */ var _ci_host_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9265);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5071);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8215);



const pullRequestReadPermission = {
    "pull-requests": "read: to look up pull requests and base branches that the event does not contain",
};
const MISSING_REPOSITORY = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createInputProblem */ .sM)("repository", "a value is required, because the run belongs to no repository. Write owner/name.");
function requireRepository(repository, missing = MISSING_REPOSITORY) {
    if (repository !== undefined)
        return repository;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([missing]);
}
function chooseInputOrRunRepository(inputs, { repository }) {
    const named = inputs.repository ?? repository;
    if (named === undefined)
        return undefined;
    return { host: inputs.repositoryHost ?? repository?.host ?? "github.com", owner: named.owner, name: named.name };
}
function resolveRepository(inputs, trigger) {
    const repository = requireRepository(chooseInputOrRunRepository(inputs, trigger));
    return { repository, find: async () => ({ repository, onlyBranch: inputs.targetBranch }) };
}
/** Returns the pull request of the event. Returns `none` if the event belongs to another repository. */
function findEventPullRequest(repository, trigger) {
    return isRepositoryOfRun(repository, trigger)
        ? trigger.pullRequest
        : { kind: "none", lookedAt: "the inputs (the event belongs to a different repository)" };
}
/** True when the run belongs to this repository, or when one of the two repositories is unknown. */
function isRepositoryOfRun(repository, trigger) {
    if (repository === undefined || trigger.repository === undefined)
        return true;
    return fullName(repository) === fullName(trigger.repository);
}
function fullName({ owner, name }) {
    return `${owner}/${name}`.toLowerCase();
}
/**
 * Sends a request to the Git host. @throws InputError or GitHostLookUpError with the name of the input that makes the
 * request unnecessary
 */
async function sendGitHostRequest(host, { input, about }, request) {
    if (host === undefined) {
        const unanswered = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `a value is required: ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .toInputReference */ .dY)("github-token")} is empty, so ${about} cannot be looked up.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createInputProblem */ .sM)(input, unanswered)]);
    }
    try {
        return await request(host);
    }
    catch (error) {
        if (!(error instanceof _ci_host_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHostError */ .NA))
            throw error;
        if (error.unavailable) {
            const [first = "", ...rest] = error.message;
            const text = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createMessageText */ .TM) `${first.toUpperCase()}${rest.join("")}. Run the step again later, or set ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .toInputReference */ .dY)(input)} to avoid this look-up.`;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHostLookUpError */ .RD([text], { cause: error });
        }
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .createInputProblem */ .sM)(input, `a value is required: ${error.message}.`)], {
            details: error.advice,
            cause: error,
        });
    }
}
async function findBaseBranch(repository, number, host) {
    const question = { input: "target-branch", about: `the base branch of #${number}` };
    const { baseBranch } = await sendGitHostRequest(host, question, (github) => github.pullRequest(repository, number));
    return baseBranch;
}
function findDefaultBranch(repository, host) {
    const about = `the default branch of ${repository.owner}/${repository.name}`;
    return sendGitHostRequest(host, { input: "target-branch", about }, (github) => github.defaultBranch(repository));
}
/**
 * Finds the open pull requests that contain a commit, or that have a branch as their head. In a stack, several pull
 * requests contain the commit. The function then prefers those with the commit as their head.
 */
async function findOpenPullRequests({ source, ...question }, repository, host) {
    const found = await sendGitHostRequest(host, question, (github) => source.kind === "commit"
        ? github.openPullRequestsOfCommit(repository, source.sha)
        : github.openPullRequestsFrom(repository, source.owner, source.branch));
    const heads = found.filter(({ headSha }) => headSha === source.sha);
    return source.kind === "head" || heads.length > 0 ? heads : found;
}


/***/ }),

/***/ 3742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ causeOutputDescription),
/* harmony export */   _w: () => (/* binding */ testRunIdParser),
/* harmony export */   yW: () => (/* binding */ testRunOutputs)
/* harmony export */ });
/* harmony import */ var _ci_build_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8795);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1798);


/** Pattern of a test run's id. Accepts future formats, but no text that could be a path, a flag or a second line. */
const RUN_ID = /^[a-z0-9][\w.-]{0,199}$/i;
const BISECTION = /-bisection[\w-]*$/i;
const testRunIdParser = (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .createParser */ .Cp)("the id of a test run, or the name of its branch trunk-merge/pr-N/ID", (value) => {
    const id = (0,_ci_build_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTestBranch */ .c)(value)?.testRunId ?? value.replace(BISECTION, "");
    return RUN_ID.test(id) ? id : undefined;
});
const causeOutputDescription = "Cause of the failure: `change`, `tests-failed`, `change-ahead`, `conflict`, `flaky`, `infrastructure`, `removed` or `unknown`. Empty if the pull request did not fail. The page docs/failure-causes.md explains each cause.";
/**
 * Outputs of an operation: the fields of a test run in the order of the API reference, and outputs computed from the
 * fields.
 */
const testRunOutputs = {
    "test-run-id": "Id of the test run.",
    "required-statuses": "Names of the required checks, which must pass before a merge, as JSON.",
    "required-statuses-source": "Source of the required checks: `trunk_config` or `service_config` (the service's configuration file in the repository), `repo_provider_branch_protection` (branch protection), or `merge_instance` (the queue's settings). The service may add values.",
    "test-branch": "Test branch of the test run.",
    "is-bisection": "`true` if the test run belongs to a bisection, which searches a failed batch for the cause.",
    "test-branch-sha": "SHA of the newest commit of the test branch.",
    "check-suites": "Check suites with their check runs, as JSON.",
    "status-checks": "Commit statuses, as JSON.",
    "tested-pull-requests": "Pull requests that were tested in the test run, as JSON. A batch contains several pull requests.",
    "created-at": "Start time of the test run, as the service reports it.",
    status: "Status of the test run, in lower case: `in_progress`, `succeeded`, `failed`, `cancelled`. The service may add values.",
    "impacted-targets": "Impacted targets of the tested pull requests and of all pull requests ahead, as JSON.",
    "impacted-targets-for-tested-prs": "Impacted targets of only the tested pull requests, as JSON.",
    "dependent-prs": "Numbers of the pull requests ahead whose changes the test run includes, as JSON.",
    "failing-checks": "Names of all failed checks, required or not, as JSON.",
    "missing-checks": "Names of the required checks that reported no result, as JSON.",
    cause: "Cause of the failure. If the test run tested a single pull request and decided its outcome, the value is the cause that `wait-for-merge` reports. For any other failed test run, the value is `flaky`, `infrastructure` or `unknown`. Empty if the test run did not fail.",
};


/***/ }),

/***/ 4461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ toMention),
/* harmony export */   _O: () => (/* binding */ toLinkForComment),
/* harmony export */   vd: () => (/* binding */ toBulletsForComment),
/* harmony export */   xe: () => (/* binding */ ZERO_WIDTH_SPACE_ENTITY),
/* harmony export */   yp: () => (/* binding */ escapeForComment)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6375);
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1304);


const ZERO_WIDTH_SPACE = "\u200b";
/** Zero-width space as an entity. In the source of a comment, the entity is visible, but the character is not. */
const ZERO_WIDTH_SPACE_ENTITY = "&#8203;";
/** Characters with which GitHub recognizes `@name`, `#1`, `owner/repo#1`, `GH-1`, addresses and `:emoji:`. */
const SIGNS = /[@#]|gh-(?=\d)|:(?=\/\/)|www(?=\.)|:(?!\d\d:)(?=[\w+-]+:)/gi;
/** Hexadecimal digits that GitHub may link as a commit. */
const HASHES = /(?<![a-z0-9])[0-9a-f]{7,}(?![a-z0-9])/gi;
/**
 * Escapes untrusted text. GitHub finds mentions, references, links and emoji in the rendered text, so entities do not
 * prevent them, but zero-width spaces do (github/cmark-gfm#181, openjdk/skara#1548, dependabot-core#3157).
 */
function escapeForComment(text) {
    const broken = (0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceInvisibleCharacters */ .gy)(text)
        .replace(SIGNS, `$&${ZERO_WIDTH_SPACE}`)
        .replace(HASHES, (hash) => hash.replace(/.{6}(?=.)/g, `$&${ZERO_WIDTH_SPACE}`));
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdownLine */ .B)(broken).replaceAll(ZERO_WIDTH_SPACE, ZERO_WIDTH_SPACE_ENTITY);
}
function toBulletsForComment(texts, atMost) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .toBullets */ .TV)(texts, atMost, escapeForComment);
}
/**
 * Returns a link. For an issue or a commit, returns plain text, because GitHub would add a reference to this comment
 * there.
 */
function toLinkForComment(text, address) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapMarkdownInLink */ .hf)(escapeForComment(text), isThread(address ?? "") ? undefined : address);
}
function isThread(address) {
    const path = URL.canParse(address) ? new URL(address).pathname : "";
    const decoded = path.replace(/%([0-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return /^\/+[^/]+\/+[^/]+\/+(issues?|pulls?|discussions?|commits?|compare)(\/|$)/i.test(decoded);
}
/** Pattern of a GitHub login. The login of a managed user ends with an underscore and a short code. */
const LOGIN = /^[a-z0-9][a-z0-9-]{0,38}(_[a-z0-9]{1,8})?$/i;
/**
 * Returns a mention, which notifies the account. Returns an empty text for an invalid login, such as the
 * login of an app, which has brackets.
 */
function toMention(login) {
    return login !== undefined && LOGIN.test(login) ? `@${login}` : "";
}


/***/ }),

/***/ 1745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   WN: () => (/* binding */ readEnvironmentVariable),
/* harmony export */   p3: () => (/* binding */ isGitRepositoryOverrideVariable),
/* harmony export */   rA: () => (/* binding */ isVariableForChildPrograms)
/* harmony export */ });
/** Returns the trimmed value of a variable; undefined if it is unset or blank. */
function readEnvironmentVariable(environment, name) {
    const text = environment[name]?.trim();
    return text === "" ? undefined : text;
}
/**
 * Variables that select another git repository (`git rev-parse --local-env-vars`), or change the meaning of path
 * patterns.
 */
const LEADING_AWAY = [
    /^GIT_(COMMON_DIR|DIR|IMPLICIT_WORK_TREE|NAMESPACE|PREFIX|WORK_TREE)$/i,
    /^GIT_(ALTERNATE_OBJECT_DIRECTORIES|GRAFT_FILE|INDEX_FILE|OBJECT_DIRECTORY|SHALLOW_FILE)$/i,
    /^GIT_(GLOB|ICASE|LITERAL|NOGLOB)_PATHSPECS$/i,
];
function isGitRepositoryOverrideVariable(name) {
    return LEADING_AWAY.some((pattern) => pattern.test(name));
}
/** Variables that contain inputs, tokens or files of the runner. Other programs must not receive them. */
const OURS_ALONE = [
    /^INPUT_/i,
    /^ACTIONS_(RUNTIME_TOKEN|ID_TOKEN_.*)$/i,
    /^GITHUB_(TOKEN|OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)$/i,
    /^MERGE_QUEUE_(.*_)?TOKEN$/i,
    /^GH_TOKEN$/i,
];
function isVariableForChildPrograms(name) {
    return !isGitRepositoryOverrideVariable(name) && !OURS_ALONE.some((pattern) => pattern.test(name));
}


/***/ }),

/***/ 4185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   Dx: () => (/* binding */ formatServiceEnumValue),
/* harmony export */   En: () => (/* binding */ formatTruncatedList),
/* harmony export */   SY: () => (/* binding */ TIME_UNITS),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   gF: () => (/* binding */ TIME_UNIT_MS),
/* harmony export */   im: () => (/* binding */ formatDay),
/* harmony export */   jR: () => (/* binding */ parseTimeMs),
/* harmony export */   ki: () => (/* binding */ formatList),
/* harmony export */   lN: () => (/* binding */ formatState),
/* harmony export */   oU: () => (/* binding */ formatPriority),
/* harmony export */   sw: () => (/* binding */ isSameCommit),
/* harmony export */   ty: () => (/* binding */ shortenName),
/* harmony export */   wF: () => (/* binding */ formatServiceTime),
/* harmony export */   xT: () => (/* binding */ readIsoTime),
/* harmony export */   yT: () => (/* binding */ isEarlierTime),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1304);

function formatCount(count, noun, plural = `${noun}s`) {
    return `${count} ${count === 1 ? noun : plural}`;
}
/** Formats a list as `a`, `a and b` or `a, b and 3 more`. */
function formatList(items, atMost) {
    const shown = items.length > atMost ? items.slice(0, atMost) : items.slice(0, -1);
    const rest = items.length - shown.length;
    const last = rest > 1 ? `${rest} more` : (items.at(-1) ?? "");
    return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}
/** Formats a list as `a, b, c` or `a, b, c and 3 more`. */
function formatTruncatedList(items, atMost, format = (item) => item) {
    const shown = items.slice(0, atMost).map(format).join(", ");
    return items.length > atMost ? `${shown} and ${items.length - atMost} more` : shown;
}
const LONGEST_WORD = 100;
const LONGEST_NAME = 200;
function formatServiceEnumValue(word) {
    return (0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenText */ .Bu)(word, LONGEST_WORD).replaceAll("_", " ");
}
function formatState(state) {
    return formatServiceEnumValue(state ?? "") || "in an unknown state";
}
function formatPriority(given) {
    const [name, value] = [formatServiceEnumValue(given.priorityName ?? ""), `${given.priorityValue ?? ""}`];
    return name === "" || value === "" ? name + value : `${name} (${value})`;
}
function shortenName(name) {
    return (0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenText */ .Bu)(name, LONGEST_NAME) || "(no name)";
}
function isSameCommit(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
/** Formats `20,971,520 bytes`. Avoids `toLocaleString`, because it loads large tables. */
function formatBytes(bytes) {
    return `${String(bytes).replace(/\B(?=(?:\d{3})+$)/g, ",")} bytes`;
}
const TIME_UNIT_MS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 };
const TIME_UNITS = ["d", "h", "m", "s"];
/** Formats a duration with at most two units: `1d 2h`, `1h 30m`, `45s`, `0.4s`. */
function formatDuration(ms) {
    if (ms < 1000)
        return `${Math.max(0, Math.round(ms / 100)) / 10}s`;
    let left = Math.round(ms / 1000) * 1000;
    const words = [];
    for (const unit of TIME_UNITS) {
        const count = Math.floor(left / TIME_UNIT_MS[unit]);
        left -= count * TIME_UNIT_MS[unit];
        if (count > 0)
            words.push(`${count}${unit}`);
        else if (words.length > 0)
            break;
    }
    return words.slice(0, 2).join(" ");
}
const FORM = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]([01]\d|2[0-3])(?::?([0-5]\d))?)?)?$/i;
/**
 * Parses an ISO 8601 time; a time without a zone is UTC. `Date.parse` would accept 30 February, and assume local time.
 */
function readIsoTime(text) {
    const form = FORM.exec(text.trim());
    if (form === null)
        return undefined;
    const [, day = "", time = "00:00", second = "00", fraction = "", zone, hours = "0", minutes = "0"] = form;
    const seconds = Date.parse(`${day}T${time}:${second}Z`);
    // `Date.parse` moves 30 February or 24:00 to a later day, so the day of the month differs.
    if (new Date(seconds).getUTCDate() !== Number(day.slice(-2)))
        return undefined;
    const aheadMs = (Number(hours) * 60 + Number(minutes)) * 60_000 * (zone?.startsWith("-") ? -1 : 1);
    const ms = seconds + Number(fraction.slice(0, 3).padEnd(3, "0")) - aheadMs;
    return { ms, zoned: zone !== undefined, wholeDay: form[2] === undefined };
}
/** Parses a time to milliseconds since 1970. Returns NaN for an invalid time. */
function parseTimeMs(time) {
    return readIsoTime(time ?? "")?.ms ?? Number.NaN;
}
/** True when the first time is earlier. False if one of the times is invalid. */
function isEarlierTime(one, other) {
    const [first, second] = [readIsoTime(one), readIsoTime(other)];
    return first !== undefined && second !== undefined && first.ms < second.ms;
}
function formatTime(ms) {
    return `${new Date(ms).toISOString().slice(0, "2026-01-31T12:00:00".length).replace("T", " ")} UTC`;
}
/** Formats a time without fractions of a second. Shortens any other text, such as a date alone. */
function formatServiceTime(text) {
    const time = readIsoTime(text);
    return time === undefined || time.wholeDay ? (0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenText */ .Bu)(text, TIME_CHARACTERS) : formatTime(time.ms);
}
const TIME_CHARACTERS = 100;
/** Returns the day of a time in UTC. Returns any other text unchanged. */
function formatDay(text) {
    const time = readIsoTime(text);
    return time === undefined ? text : new Date(time.ms).toISOString().slice(0, "2026-01-31".length);
}


/***/ }),

/***/ 972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ parseDepthLimitedJson),
/* harmony export */   r: () => (/* binding */ JSON_DEPTH_LIMIT)
/* harmony export */ });
const JSON_DEPTH_LIMIT = 100;
/**
 * Parses JSON. Rejects a depth that could overflow the stack of a recursive function. @throws SyntaxError, RangeError
 */
function parseDepthLimitedJson(text) {
    const value = JSON.parse(text);
    if (isDeeperThan(JSON_DEPTH_LIMIT, value)) {
        throw new RangeError(`the JSON is nested more than ${JSON_DEPTH_LIMIT} levels deep`);
    }
    return value;
}
function isDeeperThan(levels, value) {
    if (typeof value !== "object" || value === null)
        return false;
    return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}


/***/ }),

/***/ 6375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ escapeMarkdownLine),
/* harmony export */   HL: () => (/* binding */ toCommitLink),
/* harmony export */   MR: () => (/* binding */ toTable),
/* harmony export */   Q8: () => (/* binding */ formatCollapsedSection),
/* harmony export */   Qg: () => (/* binding */ FULL_LIST_NOTE),
/* harmony export */   Qx: () => (/* binding */ toIssuesAddress),
/* harmony export */   SW: () => (/* binding */ toLink),
/* harmony export */   TV: () => (/* binding */ toBullets),
/* harmony export */   WQ: () => (/* binding */ toPullRequestAddress),
/* harmony export */   Wc: () => (/* binding */ toPullRequestLink),
/* harmony export */   X1: () => (/* binding */ escapeText),
/* harmony export */   bd: () => (/* binding */ isCollapsedSection),
/* harmony export */   cX: () => (/* binding */ toCell),
/* harmony export */   hf: () => (/* binding */ wrapMarkdownInLink),
/* harmony export */   iI: () => (/* binding */ keepLettersAndDigits),
/* harmony export */   ks: () => (/* binding */ formatOmittedItemCount),
/* harmony export */   ld: () => (/* binding */ toInlineJson),
/* harmony export */   mI: () => (/* binding */ toInlineCode),
/* harmony export */   oU: () => (/* binding */ toCodeBlock),
/* harmony export */   qD: () => (/* binding */ toLimitedTable),
/* harmony export */   th: () => (/* binding */ toTableSection),
/* harmony export */   x9: () => (/* binding */ joinBlocks)
/* harmony export */ });
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1304);
/* Markdown for job summaries. Comments, which notify people, use `comment.ts`. */

/** Characters with a meaning in Markdown or HTML. */
const STRUCTURE = /[&<>|`*_[\]()#~\\!{}$@"']/g;
/**
 * Escapes untrusted text as one line with entities, so that Markdown shows it as text. For comments, use
 * `escapeForComment`.
 */
function escapeText(text) {
    return escapeMarkdownLine((0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceInvisibleCharacters */ .gy)(text));
}
function escapeMarkdownLine(line) {
    return line
        .replace(STRUCTURE, asEntity)
        .replace(/^\s*(?:[-+=]|\d+\.)/, (start) => `${start.slice(0, -1)}${asEntity(start.slice(-1))}`)
        .replace(/:(?=\/\/)/g, asEntity)
        .replace(/(?<=\bwww)\./gi, asEntity);
}
function asEntity(character) {
    return `&#${character.charCodeAt(0)};`;
}
const CODE_CHARACTERS = 1000;
function toInlineCode(text) {
    return `<code>${escapeText((0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenText */ .Bu)(text, CODE_CHARACTERS))}</code>`;
}
/** Formats a string unchanged, and any other value as JSON. */
function toInlineJson(value, atMost) {
    return toInlineCode(typeof value === "string" ? (0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenText */ .Bu)(value, atMost) : (0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenJson */ .Ws)(JSON.stringify(value) ?? "", atMost));
}
const ADDRESS_CHARACTERS = 2000;
/** Returns a link. Returns only the text for an address that is not http(s), is very long or contains a user name. */
function toLink(text, address) {
    return wrapMarkdownInLink(escapeText(text), address);
}
function wrapMarkdownInLink(markdown, address) {
    const target = linkTarget(address ?? "");
    return target === undefined ? markdown : `[${markdown}](${target})`;
}
/** Returns an address that cannot break out of a link or a table; undefined for an unsafe address. */
function linkTarget(address) {
    if (address.length > ADDRESS_CHARACTERS || !/^https?:\/\/[^\s\p{Cc}]+$/iu.test(address))
        return undefined;
    if (!URL.canParse(address))
        return undefined;
    const { origin, username, password, pathname, search, hash } = new URL(address);
    if (username !== "" || password !== "")
        return undefined;
    const rest = `${pathname}${search}${hash}`.replace(/[^\w\-.~/?#:@+,;=&%]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
    return `${origin}${rest.replaceAll("&", "&amp;")}`;
}
function toPullRequestLink(repository, number) {
    return wrapMarkdownInLink(`#${number}`, toPullRequestAddress(repository, number));
}
/** Returns the address of a pull request; undefined for a host whose addresses are not known. */
function toPullRequestAddress(repository, number) {
    return addressIn(repository, `pull/${number}`);
}
function toIssuesAddress(repository) {
    return addressIn(repository, "issues");
}
function toCommitLink(repository, sha) {
    return wrapMarkdownInLink(toInlineCode(sha), addressIn(repository, `commit/${encodeURIComponent(sha.toWellFormed())}`));
}
const GITHUB = /^(github\.com|[a-z0-9-]+\.ghe\.com)$/i;
function addressIn({ host, owner, name }, path) {
    if (!GITHUB.test(host))
        return undefined;
    const [inOwner, inName] = [owner, name].map((part) => encodeURIComponent(part.toWellFormed()));
    return `https://${host}/${inOwner}/${inName}/${path}`;
}
/** Formats a code block. Its fence has more backticks than any line of the block. */
function toCodeBlock(lines, language) {
    const content = lines.map(_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceInvisibleCharacters */ .gy).join("\n");
    const longestRun = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = "`".repeat(longestRun + 1);
    return `${fence}${language}\n${content}\n${fence}`;
}
const FOLD = "<details><summary>";
function formatCollapsedSection(title, content) {
    return `${FOLD}${escapeText(title)}</summary>\n\n${content}\n\n</details>`;
}
function isCollapsedSection(markdown) {
    return markdown.startsWith(FOLD);
}
function tableRow(cells) {
    return `| ${cells.join(" | ")} |`;
}
function toTable(head, rows) {
    return [tableRow(head), tableRow(head.map(() => "---")), ...rows.map(tableRow)].join("\n");
}
const CELL_CHARACTERS = 300;
function toCell(text) {
    return escapeText((0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenText */ .Bu)(text ?? "", CELL_CHARACTERS));
}
function joinBlocks(parts) {
    return parts.filter((part) => part !== "").join("\n\n");
}
const FULL_LIST_NOTE = "the complete list is in the file of the output result-file";
function formatOmittedItemCount(hidden, whole = "") {
    return hidden > 0 ? `And ${hidden} more${whole === "" ? "" : `; ${whole}`}.` : "";
}
/** Formats a table of the first items, with the number of omitted items. Creates only the rows that fit. */
function toLimitedTable(head, items, rowOf, { atMost, whole }) {
    const rows = items.slice(0, atMost).map(rowOf);
    return joinBlocks([toTable(head, rows), formatOmittedItemCount(items.length - rows.length, whole)]);
}
/** Replaces every character that could have a meaning in Mermaid with a space. */
function keepLettersAndDigits(text) {
    // The first use of `\p{...}` takes milliseconds, so a simpler pattern checks ASCII text.
    const others = /^[ -~]*$/.test(text) ? /[^A-Za-z0-9 ]+/g : /[^\p{L}\p{N} ]+/gu;
    return text.replace(others, " ").replace(/\s+/g, " ").trim();
}
function toTableSection(title, head, rows, limit) {
    if (rows.length === 0)
        return "";
    return joinBlocks([`#### ${title}`, toLimitedTable(head, rows, (texts) => texts.map(toCell), limit)]);
}
function toBullets(texts, atMost = Number.POSITIVE_INFINITY, format = escapeText) {
    const shown = texts.slice(0, atMost).map((text) => `- ${format(text)}`);
    return joinBlocks([shown.join("\n"), formatOmittedItemCount(texts.length - shown.length)]);
}


/***/ }),

/***/ 8215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JR: () => (/* binding */ collectInputProblems),
/* harmony export */   Q5: () => (/* binding */ formatProblemSentence),
/* harmony export */   TM: () => (/* binding */ createMessageText),
/* harmony export */   cQ: () => (/* binding */ formatMessageText),
/* harmony export */   dY: () => (/* binding */ toInputReference),
/* harmony export */   gr: () => (/* binding */ formatYamlInputName),
/* harmony export */   sM: () => (/* binding */ createInputProblem)
/* harmony export */ });
const formatYamlInputName = (input, value) => value === undefined ? input : `${input}: ${value}`;
function toInputReference(input, value) {
    return { input, value };
}
/** Creates a text that contains input names: `` createMessageText`${toInputReference("wait")} is empty` ``. */
function createMessageText(strings, ...values) {
    return strings.flatMap((text, index) => {
        const value = values[index];
        return value === undefined ? [text] : [text, ...partsOf(value)];
    });
}
function partsOf(value) {
    if (typeof value === "number")
        return [String(value)];
    return typeof value === "string" || "input" in value ? [value] : value;
}
function createInputProblem(inputs, text) {
    return { inputs: typeof inputs === "string" ? [inputs] : inputs, text };
}
function collectInputProblems(...possible) {
    return possible.flatMap(([holds, ...problem]) => (holds ? [createInputProblem(...problem)] : []));
}
function formatMessageText(naming, text) {
    return typeof text === "string"
        ? text
        : text.map((part) => (typeof part === "string" ? part : naming(part.input, part.value))).join("");
}
/** Formats a problem as `pr-number: must be a whole number`. */
function formatProblemSentence(naming, { inputs, text }) {
    const sentence = formatMessageText(naming, text);
    return inputs.length === 0 ? sentence : `${inputs.map((input) => naming(input)).join(", ")}: ${sentence}`;
}


/***/ }),

/***/ 4618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ formatDidYouMeanQuestion),
/* harmony export */   YI: () => (/* binding */ findClosestName),
/* harmony export */   m3: () => (/* binding */ formatSuggestedName)
/* harmony export */ });
/** Finds the known name with one or two typing errors, or the only known name that starts with the same words. */
function findClosestName(written, known) {
    const plain = bare(written);
    const names = [...known];
    const distances = names.map((name) => ({ name, distance: slips(plain, bare(name)) }));
    const nearest = distances.toSorted((one, other) => one.distance - other.distance)[0];
    const tolerated = plain.length < 6 ? 1 : 2;
    if (nearest !== undefined && nearest.distance <= tolerated)
        return nearest.name;
    const parts = wordsIn(written);
    const [longer, ...others] = parts.length === 0 ? [] : names.filter((name) => beginsWith(wordsIn(name), parts));
    return others.length === 0 ? longer : undefined;
}
/** Returns a question with the closest name, or `otherwise` if no name is close. */
function formatDidYouMeanQuestion(written, known, otherwise) {
    const meant = findClosestName(written, known);
    return meant === undefined ? otherwise : `did you mean ${meant}?`;
}
/** Formats a suggested name as ` (did you mean ...?)`, for the end of a sentence. Empty if no name is suggested. */
function formatSuggestedName(meant) {
    return meant === undefined ? "" : ` (did you mean ${meant}?)`;
}
function wordsIn(name) {
    const spaced = name.slice(0, LONGEST).replace(/([a-z])([A-Z])/g, "$1-$2");
    return spaced
        .toLowerCase()
        .split(/[-_\s]+/)
        .filter((word) => word !== "");
}
function beginsWith(all, parts) {
    return parts.every((part, index) => part === all[index]);
}
/** Maximum characters to compare, because the comparison takes quadratic time. */
const LONGEST = 60;
function bare(name) {
    return name
        .slice(0, LONGEST)
        .toLowerCase()
        .replace(/[-_\s]/g, "");
}
/** Returns the number of typing errors between two texts (optimal string alignment distance). */
function slips(from, to) {
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    let before = [];
    for (let taken = 0; taken < from.length; taken += 1) {
        const next = [taken + 1];
        for (let index = 0; index < to.length; index += 1) {
            const [left = 0, above = 0, diagonal = 0] = [next[index], row[index + 1], row[index]];
            const kept = Math.min(left + 1, above + 1, diagonal + (from[taken] === to[index] ? 0 : 1));
            const isSwapped = index > 0 && from[taken] === to[index - 1] && from[taken - 1] === to[index];
            next.push(isSwapped ? Math.min(kept, (before[index - 1] ?? kept) + 1) : kept);
        }
        [before, row] = [row, next];
    }
    return row.at(-1) ?? 0;
}


/***/ }),

/***/ 1304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ escapeHiddenCharacters),
/* harmony export */   Bu: () => (/* binding */ shortenText),
/* harmony export */   F7: () => (/* binding */ escapeControlCharacters),
/* harmony export */   Ws: () => (/* binding */ shortenJson),
/* harmony export */   gy: () => (/* binding */ replaceInvisibleCharacters),
/* harmony export */   n8: () => (/* binding */ escapeSpacesAndControlCharacters),
/* harmony export */   ol: () => (/* binding */ quoteText)
/* harmony export */ });
/* unused harmony exports removeIncompleteJsonItem, maskUrlCredentials */
/*
 * These functions cut a text at white space, which a token does not contain, or between items of JSON. A cut inside a
 * token would leave a part that no check detects as a secret.
 */
function firstWords(text, atMost) {
    const words = text
        .slice(0, atMost + 1)
        .replace(/\S*$/, "")
        .trimEnd();
    return words === "" ? undefined : words;
}
function lengthOf(text) {
    return `a text of ${text.length} characters`;
}
/** Returns a text as one line. Replaces control characters and invisible characters with spaces. */
function replaceInvisibleCharacters(text) {
    return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
}
/** Shortens a text to one line, at the end of a word. If no word fits, returns `(a text of N characters)`. */
function shortenText(text, atMost) {
    const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
    if (line.length <= atMost)
        return line;
    const words = firstWords(line, atMost - 1);
    return words === undefined ? `(${lengthOf(line)})` : `${words}\u2026`;
}
const QUOTED_CHARACTERS = 100;
/** Shortens a text to 100 characters, and quotes it. Hides user names and passwords in addresses. */
function quoteText(given) {
    const text = maskUrlCredentials(given);
    if (text.length <= QUOTED_CHARACTERS)
        return JSON.stringify(text);
    const words = firstWords(text, QUOTED_CHARACTERS);
    return words === undefined ? lengthOf(text) : JSON.stringify(`${words}\u2026`);
}
function shortenJson(json, atMost) {
    return json.length <= atMost ? json : `${removeIncompleteJsonItem(json.slice(0, atMost))}\u2026`;
}
function removeIncompleteJsonItem(json) {
    // Inside a JSON string, a backslash is before each quotation mark. So `",` without a backslash ends an item.
    return /^.*[^\\]",/s.exec(json)?.[0] ?? "";
}
/** Escapes characters that move the cursor, hide text or reorder text. Does not change line breaks. */
function escapeControlCharacters(json) {
    return json.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escapeUnits);
}
function escapeUnits(character) {
    return character
        .split("")
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join("");
}
/**
 * Escapes the same characters as `escapeControlCharacters`, and all characters without a shape, such as variation
 * selectors.
 */
function escapeHiddenCharacters(text) {
    return text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, escapeUnits);
}
/** Escapes spaces at both ends, unusual spaces and invisible characters. */
function escapeSpacesAndControlCharacters(text) {
    return text.replace(/^ | $|(?! )\p{Zs}|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escapeUnits);
}
/** At sign, plain or percent-encoded. */
const AT = /@|%40/gi;
const COLON = /:|%3a/i;
const SLASHES = /(?:^|:|%3a)(?:[\\/]|%2f)+/i;
const BETWEEN_WORDS = /([\s"'<>=(]+)/;
/** Replaces the user name and the password in addresses with `***`, even in an invalid address. */
function maskUrlCredentials(text) {
    return text.split("\n").map(hideInLine).join("\n");
}
function hideInLine(line) {
    const at = lastAt(line);
    if (at === undefined)
        return line;
    // A password may contain an at sign, so all text before the last at sign is hidden.
    const slashes = SLASHES.exec(line.slice(0, at));
    if (slashes === null)
        return line.split(BETWEEN_WORDS).map(hideInWord).join("");
    return `${line.slice(0, slashes.index + slashes[0].length)}***${line.slice(at)}`;
}
/** Hides a user name and a password in a word without slashes if a colon is before the at sign. */
function hideInWord(word) {
    const at = lastAt(word);
    return at !== undefined && COLON.test(word.slice(0, at)) ? `***${word.slice(at)}` : word;
}
function lastAt(text) {
    return [...text.matchAll(AT)].at(-1)?.index;
}


/***/ }),

/***/ 2824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ userAgent),
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
const version = "0.1.0";
const userAgent = `merge-queue-action/${version}`;


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(3114);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
