export const id = 877;
export const ids = [877];
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
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);

/** A field of a request body is shown up to this many characters. */
const FIELD_CHARACTERS = 1000;
/** The end of a dry run: what would be done, and the request (a body may be encoded already). */
function planned(message, endpoint, request) {
    const requests = endpoint === undefined ? [] : [plannedRequest(endpoint, request)];
    return { result: "planned", message, requests, outputs: {} };
}
function plannedRequest({ method, path }, request) {
    const fields = Buffer.isBuffer(request) ? JSON.parse(request.toString("utf8")) : request;
    const whole = Object.entries(Object(fields)).map(([name, value]) => [
        JSON.stringify(name),
        visible(JSON.stringify(value)),
    ]);
    const shown = whole.map(([name, value = ""]) => `${name}: ${(0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenJson */ .Ws)(value, FIELD_CHARACTERS)}`);
    const isCut = whole.some(([, value = ""]) => value.length > FIELD_CHARACTERS);
    const size = Buffer.isBuffer(request) ? request.length : Buffer.byteLength(JSON.stringify(request));
    return {
        title: `${method} ${path}${isCut ? ` (shortened here; the body has ${size} bytes)` : ""}`,
        body: ["{", ...shown.map((line, index) => `  ${line}${index < shown.length - 1 ? "," : ""}`), "}"],
    };
}
/** Characters that reorder or hide what a reader sees, as JSON can also write them. */
function visible(json) {
    return json.replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => Array.from({ length: character.length }, (_, index) => escaped(character.charCodeAt(index))).join(""));
}
function escaped(unit) {
    return `\\u${unit.toString(16).padStart(4, "0")}`;
}


/***/ }),

/***/ 877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deleteOutcome: () => (/* binding */ deleteOutcome)
});

// EXTERNAL MODULE: ./lib/src/api/endpoints.js
var endpoints = __webpack_require__(9171);
// EXTERNAL MODULE: ./lib/src/planned.js
var planned = __webpack_require__(9420);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/queue/read-queue.js
var read_queue = __webpack_require__(9342);
// EXTERNAL MODULE: ./lib/src/queue/write.js
var write = __webpack_require__(397);
;// CONCATENATED MODULE: ./lib/src/queue/deleting.js




/** Deletes a queue, which the service does only when it is empty. @throws Failure when it is not clear why it did not. */
async function deleteQueue(place, client) {
    try {
        await (0,write/* writeQueue */.$2)({
            endpoint: endpoints/* endpoints */.v.deleteQueue,
            request: (0,read_queue/* queueRequest */.LX)(place),
            place,
            doubt: "the queue may be deleted",
            amiss: (queue) => queue === undefined ? undefined : "The queue was read afterwards: it is still there.",
            refused: (error) => error,
        }, client);
        return { kind: "deleted" };
    }
    catch (error) {
        if ((0,errors/* isNotFound */.c4)(error))
            return { kind: "not-found" };
        if (error instanceof errors/* ApiError */.hD && error.facts.status === 400)
            return refused(place, client, error);
        throw error;
    }
}
/** Numbers of the pull requests in the queue, in order. */
function enqueuedIn(queue) {
    return queue.enqueuedPullRequests.map(({ prNumber }) => prNumber);
}
/** Of a 400 nobody says what it means; the queue does. */
async function refused(place, client, error) {
    const reading = await (0,write/* readAfterwards */.ey)(place, client);
    if (reading === undefined)
        throw error;
    if (reading.queue === undefined)
        return { kind: "not-found" };
    const enqueued = enqueuedIn(reading.queue);
    if (enqueued.length > 0)
        return { kind: "not-empty", enqueued, error };
    const advice = "No pull request is in the queue. Pull requests that were submitted but are not ready are not listed, and may be why the queue cannot be deleted: cancel them, then run this again.";
    throw (0,errors/* withMore */.iA)(error, { details: [advice] });
}

// EXTERNAL MODULE: ./lib/src/queue/service-said.js
var service_said = __webpack_require__(3947);
;// CONCATENATED MODULE: ./lib/src/queue/delete-outcome.js





/** So many numbers are a message; the output has them all. */
const NAMED = 20;
/** Deletes a queue, unless pull requests keep it from being deleted. */
async function deleteOutcome(place, { client, dryRun }) {
    const name = `The merge queue for ${(0,read_queue/* inWords */.r4)(place)}`;
    const missing = `There is no merge queue for branch ${(0,read_queue/* inWords */.r4)(place)}; nothing was deleted.`;
    if (dryRun) {
        const queue = await (0,read_queue/* findQueue */.LJ)(client, place);
        if (queue === undefined)
            return (0,planned/* planned */.l)(missing);
        const enqueued = enqueuedIn(queue);
        return enqueued.length > 0
            ? {
                ...(0,planned/* planned */.l)(`${name} would not be deleted: ${pullRequests(enqueued)} in it.`),
                outputs: { enqueued },
            }
            : (0,planned/* planned */.l)(`${name} would be deleted.`, endpoints/* endpoints */.v.deleteQueue, (0,read_queue/* queueRequest */.LX)(place));
    }
    const deletion = await deleteQueue(place, client);
    switch (deletion.kind) {
        case "deleted":
            return { result: "deleted", message: `${name} was deleted.`, outputs: {} };
        case "not-found":
            return { result: "not-found", message: missing, outputs: {} };
        case "not-empty":
            return {
                result: "not-empty",
                message: `${name} was not deleted: ${pullRequests(deletion.enqueued)} in it.`,
                details: [
                    "Run drain-queue first: it waits until the queue is empty. Or cancel the pull requests.",
                    ...(0,service_said/* serviceSaid */.t)(deletion.error.facts),
                ],
                outputs: { enqueued: deletion.enqueued },
            };
    }
}
function pullRequests(numbers) {
    const named = numbers.slice(0, NAMED).map((number) => `#${number}`);
    const more = numbers.length - named.length;
    const list = more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
    return numbers.length === 1 ? `pull request ${list} is` : `pull requests ${list} are`;
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


/***/ }),

/***/ 397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ writeQueue),
/* harmony export */   GB: () => (/* binding */ NO_QUEUE),
/* harmony export */   ey: () => (/* binding */ readAfterwards)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _read_queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9342);


/** This read decides how the step ends, so it is worth some time; but nobody waits for minutes to be told of a failure. */
const READ_BACK_MS = 15_000;
/**
 * Sends a change, once. After a failure that leaves its effect open the queue is read back, and decides; `withinMs`
 * shortens that read.
 * @throws Failure that says what is known of the effect.
 */
async function writeQueue(write, client, withinMs) {
    await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .changing */ .Wt)(write.doubt, async () => {
        try {
            await client.call(write.endpoint, write.request);
        }
        catch (error) {
            await settle(error, write, client, withinMs);
        }
    });
}
/** What a failed request comes to: nothing when the change is there all the same, else it is thrown. */
async function settle(error, { place, doubt, amiss, refused = (refusal) => (0,_read_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .namedQueue */ .h6)(refusal, place) }, client, withinMs) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM)
        throw error;
    if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmbiguous */ .X2)(error))
        throw refused(error);
    const reading = await readAfterwards(place, client, withinMs);
    const detail = reading === undefined ? `${UNREADABLE}: ${doubt}.` : amiss(reading.queue);
    if (detail !== undefined)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withMore */ .iA)(error, { details: [detail] });
}
const UNREADABLE = "It is not known whether it took effect, since the queue could not be read afterwards";
/** The queue after a write without a clear end, if there is one; undefined when it cannot be read. @throws AbortedError */
async function readAfterwards(place, client, withinMs = READ_BACK_MS) {
    try {
        return { queue: await (0,_read_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .findQueue */ .LJ)(client, place, { withinMs: Math.min(withinMs, READ_BACK_MS) }) };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortedError */ .oM)
            throw error;
        return undefined;
    }
}
/** What `amiss` says of a queue that is not there. */
const NO_QUEUE = "The queue was read afterwards: there is none.";


/***/ })

};
