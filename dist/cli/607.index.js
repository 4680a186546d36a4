export const id = 607;
export const ids = [607,396];
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

/***/ 3250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ createPollLog)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3300);

/** A sign of life when nothing else was said for this long. */
const HEARTBEAT_MS = 5 * 60_000;
function createPollLog(log) {
    let saidAtMs = Number.NEGATIVE_INFINITY;
    let unreadableSinceMs;
    function say(line, nowMs) {
        log.info(line);
        saidAtMs = nowMs;
    }
    const silentMs = (nowMs) => nowMs - saidAtMs;
    const isSilent = (nowMs) => silentMs(nowMs) >= HEARTBEAT_MS;
    return {
        say,
        silentMs,
        isSilent,
        readable(nowMs) {
            if (unreadableSinceMs !== undefined)
                say(`The service can be read again, after ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(nowMs - unreadableSinceMs)}.`, nowMs);
            unreadableSinceMs = undefined;
        },
        unreadable(error, nowMs) {
            if (unreadableSinceMs === undefined) {
                say(`The service cannot be read at the moment; the wait goes on. ${error.message}`, nowMs);
                unreadableSinceMs = nowMs;
            }
            else if (isSilent(nowMs)) {
                const forMs = nowMs - unreadableSinceMs;
                say(`The service could not be read for the last ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(forMs)}; the wait goes on.`, nowMs);
            }
        },
    };
}


/***/ }),

/***/ 2374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _k: () => (/* binding */ LAG_MS),
/* harmony export */   jE: () => (/* binding */ withJitter),
/* harmony export */   tN: () => (/* binding */ untilNextPoll)
/* harmony export */ });
/** Spreads polls of many waiting steps by a tenth either way. */
function withJitter(intervalMs, random) {
    return intervalMs * (0.9 + 0.2 * random());
}
/** The last poll comes this long before the deadline, so that its answer still counts. */
const LAST_POLL_MS = 1000;
/** The pause until the next poll, such that the last one comes just before the deadline. */
function untilNextPoll(pauseMs, leftMs) {
    const beforeDeadline = leftMs - LAST_POLL_MS;
    if (pauseMs < beforeDeadline)
        return pauseMs;
    return Math.max(0, beforeDeadline > 0 ? beforeDeadline : leftMs);
}
/** So long a reply may still show what was before a write, in milliseconds. */
const LAG_MS = 15_000;


/***/ }),

/***/ 2887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WL: () => (/* binding */ createRequest),
/* harmony export */   xK: () => (/* binding */ settingsAfterwards),
/* harmony export */   y0: () => (/* binding */ createQueue)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _not_found_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7594);
/* harmony import */ var _read_queue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9342);
/* harmony import */ var _setting_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9306);
/* harmony import */ var _updating_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4194);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(397);







/**
 * Makes a queue with these settings where none was seen: one that shows after an unclear end is taken for the new one.
 * @throws Failure that says so when the queue is there and its settings are not.
 */
async function createQueue(place, wanted, client) {
    try {
        await createBare(place, wanted, client);
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD && error.facts.status === 409)
            return { kind: "exists", error };
        throw error;
    }
    const rest = (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .asChanges */ .wG)(settingsAfterwards(wanted));
    try {
        if (rest.length > 0)
            await (0,_updating_js__WEBPACK_IMPORTED_MODULE_5__/* .sendChanges */ .u)(place, rest, client);
    }
    catch (error) {
        throw halfDone(error, place);
    }
    return "created";
}
/** The request that makes the queue: it takes two of the settings. */
function createRequest(place, wanted) {
    const [mode, concurrency] = [wanted.get("mode"), wanted.get("concurrency")];
    return {
        ...(0,_read_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .queueRequest */ .LX)(place),
        ...(typeof mode === "string" ? { mode } : {}),
        ...(typeof concurrency === "number" ? { concurrency } : {}),
    };
}
/** The settings that only an update takes. A new queue has no list that could be taken away. */
function settingsAfterwards(wanted) {
    return new Map([...wanted].filter(([name, value]) => !AT_CREATION.has(name) && value !== null));
}
const AT_CREATION = new Set(["mode", "concurrency"]);
function createBare(place, wanted, client) {
    const { owner, name } = place.repository;
    const given = new Map([...wanted].filter(([setting]) => AT_CREATION.has(setting)));
    const write = {
        endpoint: _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.createQueue,
        request: createRequest(place, wanted),
        place,
        doubt: "the queue may have been created, without its other settings",
        amiss(queue) {
            if (queue === undefined)
                return _write_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_QUEUE */ .GB;
            const others = (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .changesFor */ .z7)(queue, given);
            return others.length === 0
                ? undefined
                : `The queue was read afterwards: there is one now, but not with the wanted ${(0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .namesOf */ .eZ)(others)}.`;
        },
        refused: (error) => (0,_not_found_js__WEBPACK_IMPORTED_MODULE_2__/* .named404 */ .gG)(error, `the repository ${owner}/${name}`, "repository"),
    };
    return (0,_write_js__WEBPACK_IMPORTED_MODULE_6__/* .writeQueue */ .$2)(write, client);
}
function halfDone(error, place) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR(error.kind, `The merge queue for ${(0,_read_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .inWords */ .r4)(place)} was created, but not all of its settings were set: ${error.message}`, {
        details: [
            ...error.details,
            "The queue exists now: create-queue with if-exists: update, update-queue and apply-queue send what is missing.",
        ],
        outputs: error.outputs,
        cause: error,
    });
}


/***/ }),

/***/ 5716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ settledQueue),
/* harmony export */   n: () => (/* binding */ isSwitching)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3300);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _polling_poll_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3250);
/* harmony import */ var _polling_timing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2374);
/* harmony import */ var _read_queue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9342);





/** The service's word for a queue that takes no changes, which it does until what stands in it is through. */
const SWITCHING = "switching_modes";
const PATIENCE_MS = 2 * 60_000;
/** The first pause, which doubles: a queue that is nearly empty is done soon. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;
function isSwitching({ state }) {
    return state === SWITCHING;
}
/**
 * A queue that takes changes: the one that was read when it is not switching modes, else as it is after that.
 * @throws Failure `rejected` when the switch goes on, and what the reads throw that asking again cannot cure.
 */
async function settledQueue(read, place, tools) {
    if (!isSwitching(read))
        return read;
    const { client, clock, random, signal } = tools;
    const log = (0,_polling_poll_log_js__WEBPACK_IMPORTED_MODULE_2__/* .createPollLog */ .O)(tools.log);
    const deadline = clock.now() + PATIENCE_MS;
    const leftMs = () => deadline - clock.now();
    let pauseMs = FIRST_PAUSE_MS;
    let unreadable;
    log.say(`The merge queue for ${(0,_read_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .inWords */ .r4)(place)} is switching modes; waiting ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(PATIENCE_MS)} at most for its end.`, clock.now());
    for (;;) {
        const askedMs = unreadable?.facts.retryAfterMs ?? 0;
        await clock.sleep((0,_polling_timing_js__WEBPACK_IMPORTED_MODULE_4__/* .untilNextPoll */ .tN)(Math.max((0,_polling_timing_js__WEBPACK_IMPORTED_MODULE_4__/* .withJitter */ .jE)(pauseMs, random), askedMs), leftMs()), signal);
        if (leftMs() <= 0)
            throw stillSwitching(place, unreadable);
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
        try {
            const queue = await (0,_read_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .readQueue */ .Qf)(client, place, { withinMs: leftMs() });
            if (!isSwitching(queue))
                return queue;
            log.readable(clock.now());
            unreadable = undefined;
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD && error.facts.transient))
                throw error;
            log.unreadable(error, clock.now());
            unreadable = error;
        }
    }
}
function stillSwitching(place, unreadable) {
    const patience = (0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(PATIENCE_MS);
    const subject = `The merge queue for ${(0,_read_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .inWords */ .r4)(place)}`;
    if (unreadable !== undefined) {
        const details = [
            `${subject} was switching modes when it was last read, and nothing was sent, after a wait of ${patience}.`,
        ];
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .withMore */ .iA)(unreadable, { details });
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR("rejected", `${subject} is switching modes and takes no changes; nothing was sent.`, {
        details: [
            `It was still switching after ${patience}: that takes until the pull requests in it are through. Run this again then.`,
        ],
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

/***/ 8396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ complaintsOf),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   au: () => (/* binding */ settingsListedOnce),
/* harmony export */   dM: () => (/* binding */ shownKey),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   readSettings: () => (/* binding */ readSettings),
/* harmony export */   vh: () => (/* binding */ readMapping)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(527);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6373);
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(255);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7586);
/* harmony import */ var _yaml_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1440);






/** Problems of the text that an input holds, or of the file that it names. */
function complaintsOf(input, file) {
    const start = file === undefined ? "" : `${file} `;
    return (line, key, text) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)(input, `${start}line ${line}${key === "" ? "" : `, ${key}`}: ${text}${text.endsWith("?") ? "" : "."}`);
}
const INPUT = "settings";
const EXAMPLE = 'write one setting per line, such as "concurrency: 5"';
/** Reads the text of the input `settings`. */
async function readSettings(text) {
    const complain = complaintsOf(INPUT);
    const reading = await (0,_yaml_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .readYaml */ .g)(text);
    if (!reading.ok) {
        return { value: new Map(), problems: reading.problems.map((each) => complain(each.line, "", each.text)) };
    }
    const { root } = reading;
    const read = readMapping(root, "", complain, settingsListedOnce());
    const isEmpty = root.kind === "blank" || (root.kind === "mapping" && root.entries().length === 0);
    return isEmpty
        ? { value: new Map(), problems: [(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)(INPUT, `has no setting in it; ${EXAMPLE}.`)] }
        : read;
}
/** The settings of that text. @throws InputError with all problems. */
async function settingsOf(text) {
    const { value, problems } = await readSettings(text);
    if (problems.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(problems);
    return value;
}
/** Reads a mapping of settings; nothing at all is no setting. `path` ends with a dot, or is empty. */
function readMapping(node, path, complain, listSettings) {
    if (node.kind !== "mapping" && node.kind !== "blank") {
        const what = `must be a mapping of settings: ${EXAMPLE}; got ${shown(node)}`;
        return { value: new Map(), problems: [complain(node.line, path.slice(0, -1), what)] };
    }
    const settings = new Map();
    const problems = [];
    for (const entry of node.entries()) {
        const value = readEntry(entry, listSettings);
        if (value.ok)
            settings.set(entry.key, value.value);
        else
            problems.push(complain(entry.line, `${path}${shownKey(entry.key)}`, value.problem));
    }
    return { value: settings, problems };
}
function readEntry({ key, value: node }, listSettings) {
    const setting = (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .findSetting */ .S)(key);
    if (setting === undefined)
        return { ok: false, problem: unknownKey(key, listSettings) };
    // `requiredStatuses:` with its list forgotten must not take a list away.
    const value = node.kind === "blank" ? undefined : setting.form.fromUser(node.plain());
    return value === undefined
        ? { ok: false, problem: `must be ${setting.form.allowed}; got ${shown(node)}` }
        : { ok: true, value };
}
/** Fields of the API that look like settings and are none. */
const NO_SETTINGS = new Map([
    ["state", "is not a setting; use the operations pause-queue, resume-queue and drain-queue"],
    ["deleteRequiredStatuses", 'is not a setting; write "requiredStatuses: null"'],
]);
/** For the problems of one text: the first one says what all of them need. */
function settingsListedOnce() {
    let listed = false;
    return () => {
        const list = listed ? "" : `; the settings are ${_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTINGS */ .y.map(({ name }) => name).join(", ")}`;
        listed = true;
        return list;
    };
}
function unknownKey(key, listSettings) {
    const own = NO_SETTINGS.get(key);
    if (own !== undefined)
        return own;
    const meant = (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_4__/* .nearMiss */ .b)(key, _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTINGS */ .y.map(({ name }) => name));
    return `is not a setting${meant === undefined ? listSettings() : `; did you mean ${meant}?`}`;
}
/** A key as a message shows it. */
function shownKey(key) {
    return /^[\w./-]{1,100}$/.test(key) ? key : (0,_shorten_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(key);
}
/** A value as a message shows it. */
function shown(node) {
    if (node.kind === "blank")
        return "nothing";
    if (node.kind === "mapping")
        return "a mapping";
    return quoteValue(node.plain());
}
function quoteValue(value) {
    if (typeof value === "string")
        return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(value);
    const text = typeof value === "number" ? String(value) : JSON.stringify(value);
    return text.length > 100 ? "a long list" : text;
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

/***/ 9306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ updateRequest),
/* harmony export */   b4: () => (/* binding */ changesOutput),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   fy: () => (/* binding */ wantedBy),
/* harmony export */   wG: () => (/* binding */ asChanges),
/* harmony export */   z7: () => (/* binding */ changesFor)
/* harmony export */ });
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7586);

/** What a queue lacks of the wanted settings. One that the reply does not carry is unknown, and counts as lacking. */
function changesFor(queue, wanted) {
    return _settings_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTINGS */ .y.flatMap(({ name, form }) => {
        const to = wanted.get(name);
        const from = form.fromReply(queue[name]);
        return to === undefined || (from !== undefined && form.same(from, to))
            ? []
            : [{ setting: name, from, to }];
    });
}
/** All of the settings, for a queue that nothing is known of. */
function asChanges(wanted) {
    return [...wanted].map(([setting, to]) => ({ setting, from: undefined, to }));
}
/** The changed settings again. */
function wantedBy(changes) {
    return new Map(changes.map(({ setting, to }) => [setting, to]));
}
/** Only what changes is sent; null, which only `requiredStatuses` knows, is said with a field of its own. */
function updateRequest(queue, changes) {
    const fields = changes.map(({ setting, to }) => to === null ? ["deleteRequiredStatuses", true] : [setting, to]);
    return { ...queue, ...Object.fromEntries(fields) };
}
/** The changes as the output `changes` shows them. */
function changesOutput(changes) {
    return changes.map(({ setting, from = null, to }) => ({ setting, from, to }));
}
/** The changed settings by name, for a sentence. */
function namesOf(changes) {
    return changes.map(({ setting }) => setting).join(", ");
}


/***/ }),

/***/ 6336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ updateReport),
/* harmony export */   a6: () => (/* binding */ plannedCreation),
/* harmony export */   iN: () => (/* binding */ creationReport),
/* harmony export */   mG: () => (/* binding */ plannedUpdate),
/* harmony export */   oW: () => (/* binding */ modeSwitchNotice)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _planned_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9420);
/* harmony import */ var _summary_queue_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2246);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6755);
/* harmony import */ var _creating_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2887);
/* harmony import */ var _read_queue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9342);
/* harmony import */ var _setting_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9306);







/** What is told of an update, whatever its result is called. */
function updateReport(place, update) {
    const { changes } = update;
    const message = changes.length === 0
        ? hasThemAlready(place)
        : `${settingsInWords(changes, place)} ${areOrIs(changes)} changed: ${(0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .namesOf */ .eZ)(changes)}.`;
    const details = modeSwitchNotice(update);
    return {
        message,
        details,
        outputs: { changes: (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .changesOutput */ .b4)(changes) },
        summary: (0,_summary_queue_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changesSummary */ .a7)(message, _summary_queue_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .MADE_CHANGES */ .IY, changes, details),
    };
}
/** What is told of a new queue. */
function creationReport(place, wanted) {
    const message = `The merge queue for ${(0,_read_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .inWords */ .r4)(place)} was created.`;
    const changes = (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .asChanges */ .wG)(wanted);
    return {
        message,
        outputs: { changes: (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .changesOutput */ .b4)(changes) },
        summary: (0,_summary_queue_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changesSummary */ .a7)(message, _summary_queue_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .NEW_SETTINGS */ .TW, changes),
    };
}
/** A dry run of an update. */
function plannedUpdate(place, changes) {
    if (changes.length === 0)
        return withTable((0,_planned_js__WEBPACK_IMPORTED_MODULE_5__/* .planned */ .l)(hasThemAlready(place)), _summary_queue_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .PLANNED_CHANGES */ .jK, changes);
    const message = `${settingsInWords(changes, place)} would be changed: ${(0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .namesOf */ .eZ)(changes)}.`;
    const request = (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .updateRequest */ .H5)((0,_read_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .queueRequest */ .LX)(place), changes);
    return withTable((0,_planned_js__WEBPACK_IMPORTED_MODULE_5__/* .planned */ .l)(message, _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.updateQueue, request), _summary_queue_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .PLANNED_CHANGES */ .jK, changes);
}
/** A dry run of a creation: one request makes the queue, another one its other settings. */
function plannedCreation(place, wanted) {
    const message = `The merge queue for ${(0,_read_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .inWords */ .r4)(place)} would be created.`;
    const first = (0,_planned_js__WEBPACK_IMPORTED_MODULE_5__/* .planned */ .l)(message, _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.createQueue, (0,_creating_js__WEBPACK_IMPORTED_MODULE_2__/* .createRequest */ .WL)(place, wanted));
    const rest = (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .asChanges */ .wG)((0,_creating_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsAfterwards */ .xK)(wanted));
    const second = (0,_planned_js__WEBPACK_IMPORTED_MODULE_5__/* .planned */ .l)(message, _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.updateQueue, (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .updateRequest */ .H5)((0,_read_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .queueRequest */ .LX)(place), rest));
    const requests = [...(first.requests ?? []), ...(rest.length === 0 ? [] : (second.requests ?? []))];
    return withTable({ ...first, requests }, _summary_queue_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .NEW_SETTINGS */ .TW, (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .asChanges */ .wG)(wanted));
}
function withTable(plan, columns, changes) {
    const summary = (0,_summary_queue_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changesSummary */ .a7)(plan.message, columns, changes);
    return { ...plan, outputs: { changes: (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .changesOutput */ .b4)(changes) }, summary };
}
/** What follows from a change of the mode on a queue that is not empty. */
function modeSwitchNotice({ changes, before }) {
    const count = before.enqueuedPullRequests.length;
    if (count === 0 || !changes.some(({ setting }) => setting === "mode"))
        return [];
    const those = count === 1 ? "the pull request in it is" : `the ${count} pull requests in it are`;
    return [
        `The queue is switching modes now: the new mode takes effect once ${those} through. Until then it lets nothing new in and takes no other changes.`,
    ];
}
function hasThemAlready(place) {
    return `The merge queue for ${(0,_read_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .inWords */ .r4)(place)} already has these settings.`;
}
function settingsInWords({ length }, place) {
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(length, "setting")} of the merge queue for ${(0,_read_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .inWords */ .r4)(place)}`;
}
function areOrIs(changes) {
    return changes.length === 1 ? "was" : "were";
}


/***/ }),

/***/ 7586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ SETTINGS),
  S: () => (/* binding */ findSetting)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/src/queue/setting-forms.js

function wholeNumber(least) {
    return {
        allowed: `a whole number from ${least}`,
        documented: `a whole number from ${least}`,
        fromUser: (value) => (Number.isSafeInteger(value) && Number(value) >= least ? Number(value) : undefined),
        fromReply(value) {
            const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
            return typeof number === "number" && !Number.isNaN(number) ? number : undefined;
        },
        same: Object.is,
    };
}
const flag = {
    allowed: "true or false",
    documented: "`true`, `false`",
    fromUser: asFlag,
    fromReply: asFlag,
    same: Object.is,
};
/** One of a few words, in any case. */
function oneOf(...words) {
    return {
        allowed: `one of ${words.join(", ")}`,
        documented: words.map((word) => `\`${word}\``).join(", "),
        fromUser: (value) => words.find((word) => word === inLowerCase(value)),
        fromReply: inLowerCase,
        same: Object.is,
    };
}
/** The service keeps names that begin so for its own labels; this one of them is its default for submitting. */
const RESERVED_PREFIX = "trunk-";
const RESERVED_DEFAULT = "trunk-merge-queue-submit";
const label = {
    allowed: `the name of a label that does not begin with ${RESERVED_PREFIX} (except ${RESERVED_DEFAULT})`,
    documented: `a label that does not begin with \`${RESERVED_PREFIX}\` (except \`${RESERVED_DEFAULT}\`)`,
    fromUser(value) {
        if (typeof value !== "string" || value.trim() === "")
            return undefined;
        const isFree = value === RESERVED_DEFAULT || !value.toLowerCase().startsWith(RESERVED_PREFIX);
        return isFree ? value : undefined;
    },
    fromReply: (value) => (typeof value === "string" ? value : undefined),
    same: Object.is,
};
/** Names whose order means nothing. */
const names = {
    allowed: "a list of names",
    documented: "a list of names",
    fromUser: asNames,
    fromReply: asNames,
    same: sameNames,
};
/** Names, or none at all: the service ignores an empty list, and takes the list away when it is told to. */
const namesOrNull = {
    allowed: "a list of names, or null to take the queue's own list away (v1 may ignore an empty one)",
    documented: "a list of names, or `null`",
    fromUser(value) {
        if (value === null)
            return null;
        const given = asNames(value);
        return given?.length === 0 ? undefined : given;
    },
    fromReply(value) {
        const shown = asNames(value) ?? [];
        return shown.length === 0 ? null : shown;
    },
    same: sameNames,
};
/** A list of anything; compared as it is written. */
const list = {
    allowed: "a list",
    documented: "a list",
    fromUser: asList,
    fromReply: asList,
    same: external_node_util_.isDeepStrictEqual,
};
function asFlag(value) {
    return typeof value === "boolean" ? value : undefined;
}
function asList(value) {
    return Array.isArray(value) ? value : undefined;
}
function inLowerCase(value) {
    return typeof value === "string" ? value.toLowerCase() : undefined;
}
function isName(item) {
    return typeof item === "string" && item.trim() !== "";
}
function asNames(value) {
    return Array.isArray(value) && value.every(isName) ? value : undefined;
}
function sameNames(one, other) {
    if (!Array.isArray(one) || !Array.isArray(other))
        return one === other;
    return (0,external_node_util_.isDeepStrictEqual)(new Set(one), new Set(other));
}

;// CONCATENATED MODULE: ./lib/src/queue/settings.js

function setting(name, form, meaning) {
    return { name, form, meaning };
}
/** Every setting, in the order of the documentation. 0 is taken wherever a reply of the service can show it. */
const SETTINGS = [
    setting("mode", oneOf("single", "parallel"), "`single` is one line; in `parallel` pull requests that impact different targets do not wait for each other. A queue that is not empty changes over only when it is."),
    setting("concurrency", wholeNumber(1), "How many test runs go on at once."),
    setting("bisectionConcurrency", wholeNumber(0), "How many test runs look for the culprit of a failed batch at once; 0 where they share `concurrency`."),
    setting("testingTimeoutMinutes", wholeNumber(0), "After so many minutes a test run has failed; 0 where there is no limit."),
    setting("pendingFailureDepth", wholeNumber(0), "How many pull requests behind a failed one are tested before it is given up."),
    setting("canOptimisticallyMerge", flag, "A failed pull request is merged all the same when the tests of one behind it, which holds it too, pass."),
    setting("batch", flag, "Test several pull requests together."),
    setting("batchingMaxWaitTimeMinutes", wholeNumber(0), "How many minutes a batch waits for more pull requests."),
    setting("batchingMinSize", wholeNumber(1), "How many pull requests a batch waits for."),
    setting("batchingRules", list, "Rules for what is batched, as the service writes them."),
    setting("mergeMethod", oneOf("merge_commit", "squash", "rebase"), "How a pull request is merged."),
    setting("requiredStatuses", namesOrNull, "Checks that must pass on the test branch. `null` takes the queue's own list away: the repository's configuration or its branch protection says then what is required."),
    setting("directMergeMode", oneOf("off", "always"), "`always`: a pull request that is up to date with its branch may merge without a test run."),
    setting("optimizationMode", oneOf("off", "bisection_skip_redundant_tests"), "Whether a bisection skips tests whose end is known."),
    setting("testBranchConstructionMode", oneOf("rename_temp_branch", "push_new_branch_from_temp"), "How a test branch comes about."),
    setting("createPrsForTestingBranches", flag, "Open a draft pull request for each test branch, for CI that runs on pull requests only."),
    setting("commentsEnabled", flag, "Comment on pull requests."),
    setting("commandsEnabled", flag, "Obey commands in comments."),
    setting("statusCheckEnabled", flag, "Show the queue as a status check of the pull request."),
    setting("extensionEnabled", flag, "Let the service's browser extension submit pull requests."),
    setting("labelCommandsEnabled", flag, "Submit a pull request when it gets the label `enqueueingLabel`."),
    setting("enqueueingLabel", label, "That label."),
    setting("stateLabelsEnabled", flag, "Show the state of a pull request as a label."),
    setting("notReadyTimeoutHours", wholeNumber(0), "After so many hours a pull request that is not ready is taken out; 0 is never."),
    setting("allowedBotSubmitters", names, "Bots that may submit pull requests."),
];
const BY_NAME = new Map(SETTINGS.map((each) => [each.name, each]));
function findSetting(name) {
    return BY_NAME.get(name);
}


/***/ }),

/***/ 4194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ updateSettings),
/* harmony export */   u: () => (/* binding */ sendChanges)
/* harmony export */ });
/* harmony import */ var _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9171);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _mode_switch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5716);
/* harmony import */ var _read_queue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9342);
/* harmony import */ var _setting_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9306);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(397);






/** Gives a queue the wanted settings. @throws Failure, also when the queue is switching modes for long. */
async function updateSettings(place, wanted, queue, tools) {
    const isThere = (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .changesFor */ .z7)(queue, wanted).length === 0;
    const before = isThere ? queue : await (0,_mode_switch_js__WEBPACK_IMPORTED_MODULE_2__/* .settledQueue */ .R)(queue, place, tools);
    const changes = (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .changesFor */ .z7)(before, wanted);
    if (changes.length > 0)
        await sendChanges(place, changes, tools.client);
    return { changes, before };
}
/** Sends changes. @throws Failure that names what is missing, or may be */
async function sendChanges(place, changes, client) {
    const write = {
        endpoint: _api_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .endpoints */ .v.updateQueue,
        request: (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .updateRequest */ .H5)((0,_read_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .queueRequest */ .LX)(place), changes),
        place,
        doubt: `these settings may be missing: ${(0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .namesOf */ .eZ)(changes)}`,
        amiss(queue) {
            if (queue === undefined)
                return _write_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_QUEUE */ .GB;
            const missing = missingIn(queue, changes);
            return missing.length === 0 ? undefined : missingInWords(missing);
        },
        refused: (error) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .withMore */ .iA)((0,_read_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .namedQueue */ .h6)(error, place), { details: [missingInWords(changes)] }),
    };
    await (0,_write_js__WEBPACK_IMPORTED_MODULE_5__/* .writeQueue */ .$2)(write, client);
}
function missingInWords(changes) {
    return `Missing: ${(0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .namesOf */ .eZ)(changes)}.`;
}
function missingIn(queue, changes) {
    const missing = (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .changesFor */ .z7)(queue, (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .wantedBy */ .fy)(changes));
    // A queue that is not empty shows its old mode until it is.
    return (0,_mode_switch_js__WEBPACK_IMPORTED_MODULE_2__/* .isSwitching */ .n)(queue) ? missing.filter(({ setting }) => setting !== "mode") : missing;
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


/***/ }),

/***/ 1440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
/** An anchor used in an anchor used in an anchor can stand for more than fits into memory. */
const MOST_VALUES = 100_000;
/** Each is looked up among all of them. */
const MOST_ALIASES = 10_000;
/** Far more than a list of rules needs; the parser calls itself for each level, and ends the process when the stack does. */
const DEEPEST = 100;
/** One mistake often makes the rest of a text look wrong too. */
const PROBLEMS_SHOWN = 5;
/** Reads YAML 1.2 with the core schema: no tags of other schemas, no key twice, one document. */
async function readYaml(text) {
    if (isTooDeep(text))
        return refused({ line: 1, text: "it is nested too deeply" });
    const yaml = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const lines = new yaml.LineCounter();
    const lineAt = (offset) => Math.max(1, lines.linePos(offset).line);
    const document = yaml.parseDocument(text, {
        version: "1.2",
        schema: "core",
        resolveKnownTags: false,
        lineCounter: lines,
        prettyErrors: false,
        logLevel: "error",
    });
    const problems = [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
        line: lineAt(pos[0]),
        text: inOurWords(code, keyAt(text, pos[0])) ?? message,
    }));
    if (problems.length > 0)
        return refused(...onePerLine(problems));
    const aliases = readAliases(yaml, document, lineAt);
    if ("text" in aliases)
        return refused(aliases);
    return { ok: true, root: treeOf(yaml, document, aliases, lineAt)(document.contents) };
}
/** What the parser says for programmers, or without the part that matters. */
function inOurWords(code, key) {
    switch (code) {
        case "DUPLICATE_KEY":
            return `the key ${key} is there twice`;
        case "MULTIPLE_DOCS":
            return "a second document begins here, and only one is read; take the line --- out";
        default:
            return undefined;
    }
}
function refused(...problems) {
    return { ok: false, problems };
}
function onePerLine(problems) {
    const byLine = new Map(problems.toReversed().map((problem) => [problem.line, problem]));
    return [...byLine.values()].toSorted((one, other) => one.line - other.line).slice(0, PROBLEMS_SHOWN);
}
/** Brackets in texts count too: nobody has a hundred of them open. */
function isTooDeep(text) {
    let depth = 0;
    for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
        depth += bracket === "[" || bracket === "{" ? 1 : -1;
        if (depth > DEEPEST)
            return true;
    }
    return new RegExp(`(?:[-?:][ \\t]+){${DEEPEST}}`).test(text);
}
function keyAt(text, offset) {
    return /^[^:\n]*/.exec(text.slice(offset))?.[0].trim() ?? "";
}
const MERGE_KEY = "merge keys (<<) are not supported; write the keys out, or give the whole value as an alias (name: *anchor)";
/** What each alias stands for, or why that cannot be said: it leads nowhere, in a circle or to too much. */
function readAliases(yaml, document, lineAt) {
    /** How many values stand for each anchor's node; undefined while that is being counted. */
    const counted = new Map();
    const anchors = new Map();
    const meant = new Map();
    let problem;
    const total = count(document.contents);
    if (problem !== undefined)
        return problem;
    if (total > MOST_VALUES)
        return { line: 1, text: `with its aliases it stands for more than ${MOST_VALUES} values` };
    if (meant.size > MOST_ALIASES)
        return { line: 1, text: `it has more than ${MOST_ALIASES} aliases` };
    return meant;
    /** In the order of the text: an alias means the last anchor of its name before it. */
    function count(node) {
        if (yaml.isPair(node)) {
            if (isMergeKey(node.key))
                note(node.key, MERGE_KEY);
            return count(node.key) + count(node.value);
        }
        if (yaml.isAlias(node))
            return countOfAnchor(node);
        if (!yaml.isNode(node))
            return 0;
        if (node.anchor !== undefined) {
            anchors.set(node.anchor, node);
            counted.set(node, undefined);
        }
        const values = yaml.isCollection(node)
            ? node.items.reduce((sum, item) => sum + count(item), 1)
            : 1;
        if (node.anchor !== undefined)
            counted.set(node, values);
        return values;
    }
    function countOfAnchor(alias) {
        const node = anchors.get(alias.source);
        if (node === undefined)
            note(alias, `the alias *${alias.source} has no anchor &${alias.source} before it`);
        else
            meant.set(alias, node);
        const values = node && counted.get(node);
        if (node !== undefined && values === undefined)
            note(alias, `the alias *${alias.source} leads to what it stands in`);
        return values ?? 1;
    }
    function isMergeKey(key) {
        return yaml.isScalar(key) && key.type === "PLAIN" && key.value === "<<";
    }
    /** The first one counts. */
    function note(node, text) {
        problem ??= { line: lineAt(node.range?.[0] ?? 0), text };
    }
}
function treeOf(yaml, document, aliases, lineAt) {
    return node;
    function node(given) {
        const found = yaml.isAlias(given) ? aliases.get(given) : given;
        return {
            line: lineAt(found?.range?.[0] ?? 0),
            kind: kindOf(found),
            entries: () => (yaml.isMap(found) ? found.items.map(({ key, value }) => entry(key, value)) : []),
            plain: () => found?.toJS(document, { maxAliasCount: -1 }) ?? null,
        };
    }
    function entry(key, value) {
        const at = yaml.isNode(key) ? lineAt(key.range?.[0] ?? 0) : 1;
        return { key: keyText(key), line: at, value: node(yaml.isNode(value) ? value : undefined) };
    }
    /** As written: `1.10` is not the number 1.1. */
    function keyText(key) {
        if (yaml.isScalar(key))
            return key.source ?? String(key.value);
        return yaml.isNode(key) ? JSON.stringify(key.toJS(document)) : "";
    }
    function kindOf(found) {
        if (yaml.isMap(found))
            return "mapping";
        if (yaml.isSeq(found))
            return "list";
        const isWritten = yaml.isScalar(found) && !(found.value === null && found.source === "");
        return isWritten ? "scalar" : "blank";
    }
}


/***/ }),

/***/ 5384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   J4: () => (/* binding */ IN_RESULT_FILE),
/* harmony export */   Rl: () => (/* binding */ limitedTable),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   X1: () => (/* binding */ escapeText),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   tG: () => (/* binding */ linkedMarkdown),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   v: () => (/* binding */ andMore)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);

/** Characters that Markdown or HTML could take for structure, and invisible ones that could hide it. */
const STRUCTURE = /[&<>|`*_[\]()#~\\!{}$@"']/g;
/**
 * Text of somebody else for any place in Markdown: one line, everything that could be structure as an entity.
 * Entities are shown as the character but never read as Markdown or HTML.
 */
function escapeText(text) {
    return text
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
        .replace(STRUCTURE, asEntity)
        .replace(/^\s*(?:[-+=]|\d+\.)/, (start) => `${start.slice(0, -1)}${asEntity(start.slice(-1))}`)
        .replace(/:(?=\/\/)/g, asEntity)
        .replace(/(?<=\bwww)\./gi, asEntity);
}
function asEntity(character) {
    return `&#${character.charCodeAt(0)};`;
}
/** Longer than a path that somebody reads. */
const CODE_CHARACTERS = 1000;
/** Short technical text (a commit, a name) in a fixed-width face, whatever it holds and however long it is. */
function code(text) {
    return `<code>${escapeText((0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(text, CODE_CHARACTERS))}</code>`;
}
/** Browsers take no longer address in earnest. */
const ADDRESS_CHARACTERS = 2000;
/**
 * A link on somebody else's text to somebody else's address; the text alone unless that is a plain http(s) address.
 * One with a user name in front looks like another host, so it is none.
 */
function link(text, address) {
    return linkedMarkdown(escapeText(text), address);
}
/** The same on a text that is Markdown already. */
function linkedMarkdown(markdown, address) {
    const target = linkTarget(address ?? "");
    return target === undefined ? markdown : `[${markdown}](${target})`;
}
/** The address with everything encoded that could end it in Markdown or in a table. */
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
/**
 * Lines in a block of code, in which Markdown and HTML mean nothing: each is one line, and none of them can end the
 * block.
 */
function codeBlock(lines, language) {
    const content = lines.map((line) => line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")).join("\n");
    const longestRun = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = "`".repeat(longestRun + 1);
    return `${fence}${language}\n${content}\n${fence}`;
}
/** Something long that is folded away under one line. */
function folded(title, content) {
    return `<details><summary>${escapeText(title)}</summary>\n\n${content}\n\n</details>`;
}
function tableRow(cells) {
    return `| ${cells.join(" | ")} |`;
}
/** A table of cells that are Markdown already. */
function table(head, rows) {
    return [tableRow(head), tableRow(head.map(() => "---")), ...rows.map(tableRow)].join("\n");
}
/** Parts of a page, one below the other, without those that have nothing to say. */
function paragraphs(parts) {
    return parts.filter((part) => part !== "").join("\n\n");
}
/** For a shortened list. */
const IN_RESULT_FILE = "the output result-file has them all";
/** How much a shortened list leaves out, and where the whole of it is; empty when it leaves out nothing. */
function andMore(hidden, whole = "") {
    return hidden > 0 ? `And ${hidden} more${whole === "" ? "" : `; ${whole}`}.` : "";
}
/** A table of so many rows at most; only what is shown is made into cells, since a list can be long. */
function limitedTable(head, items, rowOf, { atMost, whole }) {
    const rows = items.slice(0, atMost).map(rowOf);
    return paragraphs([table(head, rows), andMore(items.length - rows.length, whole)]);
}


/***/ }),

/***/ 2246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IY: () => (/* binding */ MADE_CHANGES),
/* harmony export */   JR: () => (/* binding */ branchesSummary),
/* harmony export */   K0: () => (/* binding */ DRIFT),
/* harmony export */   TW: () => (/* binding */ NEW_SETTINGS),
/* harmony export */   a7: () => (/* binding */ changesSummary),
/* harmony export */   jK: () => (/* binding */ PLANNED_CHANGES)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(255);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5384);


/** A list of checks can be long; the output `changes` has it whole. */
const SHOWN_CHARACTERS = 300;
const MADE_CHANGES = { from: "Before", to: "Now" };
const PLANNED_CHANGES = { from: "Now", to: "Would become" };
const DRIFT = { from: "In the queue", to: "In the file" };
const NEW_SETTINGS = { from: undefined, to: "Value" };
/** A page about changes of one queue. */
function changesSummary(message, columns, changes, lines = []) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraphs */ .qN)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(message), changesTable(columns, changes), ...lines.map(_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)]);
}
/** A row for each setting; empty when nothing changes. */
function changesTable({ from: before, to: after }, changes) {
    if (changes.length === 0)
        return "";
    const rows = changes.map(({ setting, from, to }) => [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(setting),
        ...(before === undefined ? [] : [from === undefined ? "not shown" : inCell(from)]),
        inCell(to),
    ]);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(["Setting", ...(before === undefined ? [] : [before]), after], rows);
}
function inCell(value) {
    if (value === null)
        return "no list of its own";
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(typeof value === "string"
        ? (0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(value, SHOWN_CHARACTERS)
        : (0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenJson */ .Ws)(JSON.stringify(value), SHOWN_CHARACTERS));
}
/** A page about the queues of several branches, with a table for each that differs. */
function branchesSummary(message, columns, branches, lines) {
    const sections = branches.flatMap(({ branch, isNew, changes }) => [
        `#### ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(branch)}${isNew ? " (new)" : ""}`,
        changesTable(isNew ? { ...NEW_SETTINGS, to: columns.to } : columns, changes),
    ]);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraphs */ .qN)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(message), ...sections, ...lines.map(_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)]);
}


/***/ }),

/***/ 6755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I8: () => (/* binding */ nameInWords),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   jW: () => (/* binding */ wordInWords),
/* harmony export */   nq: () => (/* binding */ someInWords)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);

/** `1 test`, `7 tests`. */
function counted(count, noun, plural = `${noun}s`) {
    return `${count} ${count === 1 ? noun : plural}`;
}
/** The first of a list in words: `a`, `a and b`, `a, b and 3 more`. */
function someInWords(items, atMost) {
    const shown = items.length > atMost ? items.slice(0, atMost) : items.slice(0, -1);
    const rest = items.length - shown.length;
    const last = rest > 1 ? `${rest} more` : (items.at(-1) ?? "");
    return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}
/*
 * The way of the service's texts into sentences: none of them can make a line of any length. Outputs and result-file
 * have them whole.
 */
/** Far more than a word of the service has. */
const LONGEST_WORD = 100;
/** More than a branch, a commit or the name of a check needs. */
const LONGEST_NAME = 200;
/** A word of the service (a state, a result) as a person reads it: `switching_modes` is `switching modes`. */
function wordInWords(word) {
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(word, LONGEST_WORD).replaceAll("_", " ");
}
/** A name of the service (of a check, a target, a branch, a commit) as a sentence or a table shows it. */
function nameInWords(name) {
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(name, LONGEST_NAME) || "(no name)";
}


/***/ })

};
