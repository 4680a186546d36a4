export const id = 5987;
export const ids = [5987];
export const modules = {

/***/ 5987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   advise: () => (/* binding */ advise),
/* harmony export */   adviseOnUploadToken: () => (/* binding */ adviseOnUploadToken)
/* harmony export */ });
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8215);

const UNKNOWN_REPOSITORY = "The service does not know the repository, or the repository belongs to another organization than the key. Check its host, owner and name.";
const KEYS_PAGE = "Settings, Developer, API keys";
/** Next steps by error code. Unknown codes have those of their status. */
const STEPS = new Map([
    ["PROVIDER_URL_NOT_FOUND", UNKNOWN_REPOSITORY],
    ["REPOSITORY_NOT_FOUND", UNKNOWN_REPOSITORY],
    [
        "PR_NOT_FOUND",
        "The service finds a new pull request within a minute. If the pull request is new, run this again then.",
    ],
    [
        "PR_NOT_ENQUEUEABLE",
        (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .textWithNames */ .EU) `The queue does not accept the pull request. It must be open, its base branch must be ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .inputName */ .yu)("target-branch")}, and the queue must not be draining.`,
    ],
    ["PR_NOT_IN_ACTIVE_STATE", "The pull request is no longer in the queue. Check its status."],
    ["PR_TESTS_NOT_RESTARTABLE", "Only tests of a pull request in state testing or pending_failure can be restarted."],
    [
        "MODE_CHANGE_IN_PROGRESS",
        "The queue is switching modes and rejects changes until it is empty. Run the step again when the queue is empty.",
    ],
    ["MERGE_QUEUE_NOT_CREATABLE", "Check in the web application that the service's app is installed for the repository."],
    ["IMPACTED_TARGETS_UNSUPPORTED", "The service accepts no impacted targets for repositories on this host."],
    [
        "ALLOWED_BOT_SUBMITTERS_FROZEN",
        "The setting allowedBotSubmitters is locked. Omit the setting, or ask the vendor to unlock it.",
    ],
]);
/** Advises on a failed request of API v2. Replies of a proxy in between have no code. */
function advise({ status = 0, code = "" }, permissions) {
    const step = STEPS.get(code);
    if (step !== undefined)
        return [step];
    if (status === 401)
        return [
            `The key is not valid, has expired or was deleted. An administrator of the organization makes keys in the web application: ${KEYS_PAGE}.`,
        ];
    if (status === 403)
        return [adviseOnPermissions(permissions)];
    return [];
}
/** Advises on a failed request with the short-lived token of the vendor's command line. */
function adviseOnUploadToken(facts, permissions) {
    if (facts.status !== 401 && facts.status !== 403)
        return advise(facts, permissions);
    return [
        `The short-lived token has expired, or the service does not accept it for this request. Use a key of API v2. An administrator of the organization makes keys in the web application: ${KEYS_PAGE}.`,
    ];
}
function adviseOnPermissions(permissions) {
    if (permissions.length === 0)
        return `Check the key and its organization in the web application: ${KEYS_PAGE}.`;
    const names = permissions.map((name) => `"${name}"`).join(" and ");
    const noun = permissions.length === 1 ? "the permission" : "the permissions";
    return `The key lacks a permission. This request needs ${noun} ${names}. Add what is missing in the web application: ${KEYS_PAGE}.`;
}


/***/ })

};
