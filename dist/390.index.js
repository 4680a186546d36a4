export const id = 390;
export const ids = [390];
export const modules = {

/***/ 9171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ endpoints)
/* harmony export */ });
function read(name, loadSchema, path = `/${name}`) {
    return { name, method: "POST", path, repeat: "always", reading: { as: "json", loadSchema } };
}
const schemas = () => Promise.all(/* import() */[__webpack_require__.e(395), __webpack_require__.e(26)]).then(__webpack_require__.bind(__webpack_require__, 9645));
const metrics = {
    name: "getMergeQueueMetrics",
    method: "GET",
    path: "/getMergeQueueMetrics",
    repeat: "always",
    reading: { as: "text" },
};
function write(name, repeat) {
    return { name, method: "POST", path: `/${name}`, repeat, reading: { as: "nothing" } };
}
/** The whole API, one entry per endpoint (the service's document, "Endpoints"). */
const endpoints = {
    submitPullRequest: write("submitPullRequest", "unsent"),
    cancelPullRequest: write("cancelPullRequest", "unsent"),
    // A second restart would throw away the run that the first one began.
    restartTestsOnPullRequest: write("restartTestsOnPullRequest", "never"),
    // The last upload for a head commit wins, so the same one again changes nothing.
    setImpactedTargets: write("setImpactedTargets", "always"),
    getSubmittedPullRequest: read("getSubmittedPullRequest", async () => (await schemas()).submittedPullRequest),
    getMergeQueueTestingDetails: read("getMergeQueueTestingDetails", async () => (await schemas()).testRun),
    createQueue: write("createQueue", "unsent"),
    deleteQueue: write("deleteQueue", "unsent"),
    getQueue: read("getQueue", async () => (await schemas()).queue),
    updateQueue: write("updateQueue", "unsent"),
    getMergeQueueMetrics: metrics,
    listQuarantinedTests: read("listQuarantinedTests", async () => (await schemas()).quarantinedTestsPage, "/flaky-tests/list-quarantined-tests"),
};


/***/ }),

/***/ 9420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ planned)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3531);

/** A request body is shown up to this many bytes. */
const SHOWN_BYTES = 2000;
/** The end of a dry run: what would be done, and the request without its token (a body may be encoded already). */
function planned(message, endpoint, request) {
    const lines = endpoint === undefined ? [] : [`${endpoint.method} ${endpoint.path}`, shown(request)];
    return { result: "planned", message, request: lines, outputs: {} };
}
function shown(request) {
    const body = Buffer.isBuffer(request) ? request : Buffer.from(JSON.stringify(request));
    return body.length <= SHOWN_BYTES
        ? body.toString("utf8")
        : `${(0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .firstItems */ .J9)(body.subarray(0, SHOWN_BYTES).toString("utf8"))}\u2026 (${body.length} bytes in all)`;
}


/***/ }),

/***/ 3433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ refusePermission)
/* harmony export */ });
/* harmony import */ var _ci_host_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1422);
/* harmony import */ var _ci_permission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3408);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _inputs_permission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6051);




/** Ends the operation when somebody who caused the run may not; undefined when all may, or nobody asks. */
async function refusePermission({ requirePermission: needed }, { repository }, { host, causedBy }) {
    if (needed === undefined)
        return undefined;
    if (host === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz([_inputs_permission_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_HOST */ .zt]);
    for (const login of causedBy) {
        const held = await host.permission(repository, login).catch((error) => {
            throw unanswered(error, login);
        });
        if ((0,_ci_permission_js__WEBPACK_IMPORTED_MODULE_1__/* .isAtLeast */ .du)(held, needed))
            continue;
        const where = `${repository.owner}/${repository.name}`;
        return {
            result: "not-permitted",
            message: `Nothing was sent: ${login}, who caused this run, has the permission ${held} on ${where}, and ${needed} is required.`,
            outputs: {},
        };
    }
    return undefined;
}
function unanswered(error, login) {
    if (!(error instanceof _ci_host_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .d))
        return error;
    const isApp = login.endsWith("[bot]");
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz([`require-permission: cannot be checked: ${error.message}.`], {
        details: [
            isApp
                ? "GitHub may know no permission of an app. Let the app's runs use a step without require-permission."
                : "github-token must be allowed to read the repository; the job's own token is.",
        ],
        cause: error,
    });
}


/***/ }),

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ readRecordOnly),
/* harmony export */   Go: () => (/* binding */ pullRequestRequest),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   nb: () => (/* binding */ recordAfterwards)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _queue_read_queue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9342);



function pullRequestRequest(place) {
    return { ...(0,_queue_read_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .queueRequest */ .LX)(place), pr: { number: place.number } };
}
/** Reads the record. A 404 may also mean a wrong branch or repository, so the queue is asked for once. */
async function readRecord(client, place, options = {}) {
    const reading = await readRecordOnly(client, place, options);
    if (reading.kind === "absent")
        await (0,_queue_read_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .readQueue */ .Qf)(client, place, options);
    return reading;
}
/** Reads the record and takes a 404 at its word. */
async function readRecordOnly(client, place, options = {}) {
    try {
        const record = await client.call(_api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.getSubmittedPullRequest, pullRequestRequest(place), options);
        return { kind: "record", record };
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error))
            return { kind: "absent" };
        throw error;
    }
}
/** The longest that a read may take which only says more about what is done already, in milliseconds. */
const AFTERWARDS_MS = 5000;
/** The record after a write; its failure changes nothing, so it is not waited for for long. */
async function recordAfterwards(client, place, { withinMs = AFTERWARDS_MS, ...options } = {}) {
    try {
        const reading = await readRecordOnly(client, place, { withinMs, ...options });
        return reading.kind === "record" ? reading.record : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 7390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   restartOutcome: () => (/* binding */ restartOutcome)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _planned_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9420);
/* harmony import */ var _queue_not_found_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7594);
/* harmony import */ var _queue_read_queue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9342);
/* harmony import */ var _summary_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5384);
/* harmony import */ var _permission_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3433);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6583);








/** Starts the tests of a pull request again. */
async function restartOutcome(values, place, context) {
    const refused = await (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .refusePermission */ .O)(values, place, context);
    if (refused !== undefined)
        return refused;
    const { client, dryRun } = context;
    const request = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestRequest */ .Go)(place);
    if (dryRun) {
        return (0,_planned_js__WEBPACK_IMPORTED_MODULE_6__/* .planned */ .l)(`The tests of #${place.number} would be restarted.`, _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.restartTestsOnPullRequest, request);
    }
    try {
        await client.call(_api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.restartTestsOnPullRequest, request);
    }
    catch (error) {
        const what = `#${place.number} in the merge queue for ${(0,_queue_read_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .inWords */ .r4)(place)}`;
        throw withAdvice((0,_queue_not_found_js__WEBPACK_IMPORTED_MODULE_2__/* .named404 */ .gG)(error, what, _queue_not_found_js__WEBPACK_IMPORTED_MODULE_2__/* .OF_A_PULL_REQUEST */ .oR), place);
    }
    const record = await (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .recordAfterwards */ .nb)(client, place);
    const message = `The tests of #${place.number} were restarted in the merge queue for ${(0,_queue_read_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .inWords */ .r4)(place)}.`;
    return {
        result: "restarted",
        message,
        outputs: { state: record?.state },
        summary: (0,_summary_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeText */ .X1)(message),
        record: { record },
    };
}
/** After an unclear failure the tests may have been restarted all the same. */
function withAdvice(error, { number }) {
    if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isAmbiguous */ .X2)(error))
        return error;
    return error.withMore({
        details: [`The tests of #${number} may have been restarted. Look at its status before you try again.`],
    });
}


/***/ }),

/***/ 7594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gG: () => (/* binding */ named404),
/* harmony export */   mX: () => (/* binding */ notFound),
/* harmony export */   oR: () => (/* binding */ OF_A_PULL_REQUEST)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _service_said_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3947);


/** What may be wrong where something of a queue is missing. */
const OF_A_QUEUE = "target-branch and repository";
/** The same where it is about one pull request. */
const OF_A_PULL_REQUEST = "target-branch, pr-number and repository";
/** A 404 as a sentence that names what is missing; any other error as it is. `inputs` are those that may be wrong. */
function named404(error, what, inputs = OF_A_QUEUE) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(error) ? notFound(`The service does not know ${what}.`, error, inputs) : error;
}
/** Something that must exist and does not: what, the likely reasons, and the service's own words. */
function notFound(message, error, inputs = OF_A_QUEUE) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("not-found", message, {
        details: [
            `Check ${inputs}, and that the token belongs to the repository's organisation.`,
            ...(0,_service_said_js__WEBPACK_IMPORTED_MODULE_1__/* .serviceSaid */ .t)(error.facts),
            ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
        ],
        cause: error,
    });
}


/***/ }),

/***/ 9342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ findQueue),
/* harmony export */   LX: () => (/* binding */ queueRequest),
/* harmony export */   Qf: () => (/* binding */ readQueue),
/* harmony export */   h6: () => (/* binding */ namedQueue),
/* harmony export */   r4: () => (/* binding */ inWords)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _not_found_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7594);



function queueRequest({ repository, targetBranch }) {
    return { repo: repository, targetBranch };
}
/** The queue as a person names it. */
function inWords(place) {
    return `${place.targetBranch} of ${place.repository.owner}/${place.repository.name}`;
}
/** @throws Failure `not-found` that names repository and branch when there is no such queue. */
async function readQueue(client, place, options = {}) {
    try {
        return await client.call(_api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.getQueue, queueRequest(place), options);
    }
    catch (error) {
        throw namedQueue(error, place);
    }
}
/** The queue, or undefined when there is none. */
async function findQueue(client, place, options = {}) {
    try {
        return await client.call(_api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.getQueue, queueRequest(place), options);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error))
            return undefined;
        throw error;
    }
}
/** A 404 as the failure that names the queue which is missing; any other error as it is. */
function namedQueue(error, place) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(error) ? (0,_not_found_js__WEBPACK_IMPORTED_MODULE_2__/* .notFound */ .mX)(`There is no merge queue for branch ${inWords(place)}.`, error) : error;
}


/***/ }),

/***/ 3947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ serviceSaid)
/* harmony export */ });
/** The service's own words as a line of their own; none when it said nothing. */
function serviceSaid({ serverText = "" }) {
    return serverText === "" ? [] : [`The service said: ${serverText}`];
}


/***/ })

};
