export const id = 1201;
export const ids = [1201];
export const modules = {

/***/ 1201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createRepositorySettingsReader: () => (/* binding */ createRepositorySettingsReader)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4184);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(227);


const MOST_PAGES = 10;
function createRepositorySettingsReader(client) {
    return {
        protectedChecks(repository, branch) {
            const what = ["the branch protection", "contents"];
            return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .callGitHub */ .ur)(client, asking(repository, what, "/branches/{branch}", { branch }), readProtectedChecks);
        },
        async branchRules(repository, branch) {
            const what = [`the rules of the branch ${branch}`, "metadata"];
            const asked = asking(repository, what, "/rules/branches/{branch}", { branch });
            const rules = await (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .listAllItems */ .It)(client, asked, MOST_PAGES, (rule) => rule);
            return {
                types: rules.flatMap((rule) => (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonText */ .gb)(rule, "type") ?? []),
                mergeMethods: rules.flatMap((rule) => readMethods(rule) ?? [])[0],
                requiredChecks: rules.flatMap((rule) => (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonList */ .Zv)(rule, "parameters", "required_status_checks").flatMap((check) => readCheck(check, "integration_id"))),
            };
        },
        async environments(repository, names) {
            const what = ["the environments", "actions"];
            const asked = { ...asking(repository, what, "/environments"), listKey: "environments" };
            const all = await (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .listAllItems */ .It)(client, asked, MOST_PAGES, (environment) => environment);
            const found = all.filter((environment) => names.has(((0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonText */ .gb)(environment, "name") ?? "").toLowerCase()));
            return Promise.all(found.map(async (environment) => {
                const name = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonText */ .gb)(environment, "name") ?? "";
                if (!(0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .hasJsonValue */ .Im)(environment, "deployment_branch_policy"))
                    return { name, branches: "all" };
                const isCustom = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonValue */ .mg)(environment, "deployment_branch_policy", "custom_branch_policies") === true;
                if (!isCustom)
                    return { name, branches: "protected" };
                const route = "/environments/{name}/deployment-branch-policies";
                const rule = { ...asking(repository, what, route, { name }), listKey: "branch_policies" };
                return {
                    name,
                    branches: await (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .listAllItems */ .It)(client, rule, MOST_PAGES, (policy) => (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonText */ .gb)(policy, "name")),
                };
            }));
        },
        labels(repository) {
            const asked = asking(repository, ["the labels", "issues"], "/labels");
            return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .listAllItems */ .It)(client, asked, MOST_PAGES, (label) => (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonText */ .gb)(label, "name"));
        },
    };
}
function asking(repository, [what, permission], route, parameters = {}) {
    const permissions = [`The token needs the permission \`${permission}: read\`.`];
    return { repository, what, route: `GET ${route}`, parameters, permissions };
}
/** Reads the required checks. Returns undefined if the reply hides the protection of a protected branch. */
function readProtectedChecks(data) {
    const isHidden = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonValue */ .mg)(data, "protected") === true && !(0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .hasJsonValue */ .Im)(data, "protection");
    if ((0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonText */ .gb)(data, "name") === undefined || isHidden)
        return undefined;
    if ((0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonText */ .gb)(data, "protection", "required_status_checks", "enforcement_level") === "off")
        return [];
    const checks = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonList */ .Zv)(data, "protection", "required_status_checks", "checks");
    return checks.flatMap((check) => readCheck(check, "app_id"));
}
function readCheck(data, app) {
    const name = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonText */ .gb)(data, "context");
    return name === undefined ? [] : [{ name, appId: (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonNumber */ .Yw)(data, app) }];
}
function readMethods(rule) {
    const methods = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonList */ .Zv)(rule, "parameters", "allowed_merge_methods");
    return methods.length === 0 ? undefined : [methods.map(String)];
}


/***/ })

};
