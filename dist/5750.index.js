export const id = 5750;
export const ids = [5750];
export const modules = {

/***/ 5750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPullRequests: () => (/* binding */ readPullRequests),
/* harmony export */   searchPullRequests: () => (/* binding */ searchPullRequests)
/* harmony export */ });
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1304);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9265);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4184);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(227);




const PAGE_SIZE = 50;
/** Maximum number of results of one search on GitHub. */
const MOST_RESULTS = 1000;
const LIMIT_MS = 60_000;
const FIELDS = "number state headRefOid baseRefName repository { nameWithOwner }";
// GitHub returns no results and no error for a search without the permission. The first field then causes an error.
const SEARCH = `query($owner: String!, $name: String!, $search: String!, $after: String) {
  repository(owner: $owner, name: $name) { pullRequests { totalCount } }
  search(type: ISSUE, query: $search, first: ${PAGE_SIZE}, after: $after) {
    issueCount pageInfo { hasNextPage endCursor } nodes { ... on PullRequest { ${FIELDS} } }
  }
}`;
/** Reads pull requests in pages. The result lacks numbers that are not pull requests. */
async function readPullRequests(client, from, numbers) {
    const { repository } = from;
    const { owner, name } = repository;
    const found = [];
    for (let start = 0; start < numbers.length; start += PAGE_SIZE) {
        const page = numbers.slice(start, start + PAGE_SIZE);
        const fields = page.map((number) => `p${number}: pullRequest(number: ${number}) { ${FIELDS} }`).join(" ");
        const query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields} } }`;
        const asked = { ...from, what: `the list of ${numbers.length} pull requests` };
        const nodes = await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .queryGitHub */ .W8)(client, asked, { query, variables: { owner, name } }, (data) => page.map((number) => (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonValue */ .mg)(readData(data), "repository", `p${number}`)));
        found.push(...nodes.flatMap((node) => readListed(node, repository) ?? []));
    }
    return found;
}
/** Reads the open pull requests that match a search, in pages. */
async function searchPullRequests(client, from, search) {
    const { repository } = from;
    const { owner, name } = repository;
    const found = new Map();
    let after;
    do {
        // The search of the user is last, because it may contain any qualifier. The loop below checks repository, type and
        // state of each result again.
        const variables = { owner, name, search: `repo:${owner}/${name} is:pr is:open ${search}`, after };
        const asked = { ...from, what: "the search for pull requests" };
        const page = await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .queryGitHub */ .W8)(client, asked, { query: SEARCH, variables }, readSearch);
        for (const node of (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonList */ .Zv)(page, "nodes")) {
            const listed = (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonText */ .gb)(node, "state") === "OPEN" ? readListed(node, repository) : undefined;
            if (listed !== undefined)
                found.set(listed.number, listed);
        }
        const isLast = (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonValue */ .mg)(page, "pageInfo", "hasNextPage") !== true;
        after = isLast ? undefined : (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonText */ .gb)(page, "pageInfo", "endCursor");
    } while (after !== undefined);
    return [...found.values()];
}
function readSearch(reply) {
    const search = (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonValue */ .mg)(readData(reply), "search");
    if (((0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonNumber */ .Yw)(search, "issueCount") ?? 0) <= MOST_RESULTS)
        return search;
    const problem = `more than ${MOST_RESULTS} pull requests match, and GitHub lists only ${MOST_RESULTS}`;
    throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .NoReplyError */ ._s(problem, { permanent: true });
}
/** Reads the data of a GraphQL reply, which has status 200 also after an error. @throws NoReplyError */
function readData(reply) {
    const errors = (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonList */ .Zv)(reply, "errors").filter((error) => (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonText */ .gb)(error, "type") !== "NOT_FOUND");
    const [error] = errors;
    if (error === undefined && (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .hasJsonValue */ .Im)(reply, "data", "repository"))
        return (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonValue */ .mg)(reply, "data");
    const isLimited = errors.some((each) => (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonText */ .gb)(each, "type") === "RATE_LIMITED");
    if (isLimited)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .NoReplyError */ ._s("status 403", { status: 403, limitedMs: LIMIT_MS });
    const isHidden = error === undefined || (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonText */ .gb)(error, "type") === "FORBIDDEN";
    if (isHidden)
        throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .NoReplyError */ ._s("status 403", { status: 403 });
    throw new _host_js__WEBPACK_IMPORTED_MODULE_0__/* .NoReplyError */ ._s((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenText */ .Bu)((0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonText */ .gb)(error, "message") ?? "an error without a message", 300), {});
}
/** Reads a pull request of this repository. A search may also find pull requests of another repository. */
function readListed(node, { owner, name }) {
    const number = (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonNumber */ .Yw)(node, "number");
    const headSha = (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonText */ .gb)(node, "headRefOid");
    const baseBranch = (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonText */ .gb)(node, "baseRefName");
    const isOwn = (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonText */ .gb)(node, "repository", "nameWithOwner")?.toLowerCase() === `${owner}/${name}`.toLowerCase();
    if (number === undefined || headSha === undefined || baseBranch === undefined || !isOwn)
        return undefined;
    return { number, headSha, baseBranch };
}


/***/ })

};
