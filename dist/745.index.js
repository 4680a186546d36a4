export const id = 745;
export const ids = [745];
export const modules = {

/***/ 745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findSelectedPullRequests: () => (/* binding */ findSelectedPullRequests)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8215);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1361);




/** Finds several pull requests with their queues and heads. @throws InputError, GitHostLookUpError */
async function findSelectedPullRequests(wanted, host) {
    const { repository } = wanted;
    return (await listSelected(wanted, host)).map(({ number, headSha, baseBranch }) => {
        return { repository, number, targetBranch: baseBranch, headSha, guardedHead: headSha };
    });
}
async function listSelected({ prNumbers, label, search = "", guardsHeads, repository, targetBranch }, host) {
    if (prNumbers === undefined) {
        const base = targetBranch === undefined ? "" : `base:"${targetBranch}" `;
        const asked = `${base}${label === undefined ? search : `label:"${label}" sort:created-asc`}`;
        const about = label === undefined ? "the pull requests of the search" : `the pull requests with the label ${label}`;
        const found = await (0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .sendGitHostRequest */ .sn)(host, { input: "pr-numbers", about }, (github) => github.searchOpenPullRequests(repository, asked));
        return found.filter(({ baseBranch }) => targetBranch === undefined || baseBranch === targetBranch);
    }
    if (targetBranch !== undefined && (host === undefined || !guardsHeads))
        return prNumbers.map((number) => ({ number, baseBranch: targetBranch, headSha: undefined }));
    const input = targetBranch === undefined ? "target-branch" : "pr-number";
    const question = { input, about: "the base branches of the pull requests" };
    const found = await (0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .sendGitHostRequest */ .sn)(host, question, (github) => github.pullRequests(repository, prNumbers));
    const known = new Map(found.map((each) => [each.number, each]));
    const unknown = prNumbers.filter((number) => !known.has(number)).map((number) => `#${number}`);
    if (unknown.length > 0) {
        const where = `${repository.owner}/${repository.name}`;
        const problem = `GitHub does not have these pull requests in ${where}: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTruncatedList */ .En)(unknown, 20)}.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .createInputProblem */ .sM)("pr-numbers", problem)]);
    }
    const listed = prNumbers.flatMap((number) => known.get(number) ?? []);
    return listed.map((each) => ({ ...each, baseBranch: targetBranch ?? each.baseBranch }));
}


/***/ })

};
