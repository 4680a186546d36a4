export const id = 7983;
export const ids = [7983];
export const modules = {

/***/ 7983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readRepositoryName: () => (/* binding */ readRepositoryName),
  startLocalService: () => (/* binding */ startLocalService)
});

// NAMESPACE OBJECT: ./lib/local-queue/src/page/client/finder.js
var finder_namespaceObject = {};
__webpack_require__.r(finder_namespaceObject);
__webpack_require__.d(finder_namespaceObject, {
  finder: () => (finder),
  renderFinder: () => (renderFinder),
  renderFound: () => (renderFound),
  writeCommand: () => (writeCommand)
});

// NAMESPACE OBJECT: ./lib/local-queue/src/page/client/live.js
var live_namespaceObject = {};
__webpack_require__.r(live_namespaceObject);
__webpack_require__.d(live_namespaceObject, {
  act: () => (live_act),
  announce: () => (announce),
  change: () => (change),
  changeConnection: () => (changeConnection),
  connect: () => (connect),
  disconnect: () => (disconnect),
  find: () => (find),
  findNews: () => (findNews),
  receive: () => (receive),
  show: () => (show),
  shownQueue: () => (shownQueue),
  startLiveUpdates: () => (startLiveUpdates),
  tick: () => (tick)
});

// NAMESPACE OBJECT: ./lib/local-queue/src/page/client/render.js
var render_namespaceObject = {};
__webpack_require__.r(render_namespaceObject);
__webpack_require__.d(render_namespaceObject, {
  formatDuration: () => (formatDuration),
  h: () => (h),
  linkTarget: () => (linkTarget),
  listElements: () => (listElements),
  listNumbers: () => (listNumbers),
  renderAside: () => (renderAside),
  renderBisection: () => (renderBisection),
  renderBox: () => (renderBox),
  renderButton: () => (renderButton),
  renderChapter: () => (renderChapter),
  renderChooser: () => (renderChooser),
  renderDetails: () => (renderDetails),
  renderEmpty: () => (renderEmpty),
  renderEstimate: () => (renderEstimate),
  renderFacts: () => (renderFacts),
  renderFigures: () => (renderFigures),
  renderFolded: () => (renderFolded),
  renderHeader: () => (renderHeader),
  renderLane: () => (renderLane),
  renderMembers: () => (renderMembers),
  renderMoments: () => (renderMoments),
  renderMore: () => (renderMore),
  renderName: () => (renderName),
  renderOutcome: () => (renderOutcome),
  renderParagraphs: () => (renderParagraphs),
  renderProgress: () => (renderProgress),
  renderQueue: () => (renderQueue),
  renderSentence: () => (renderSentence),
  renderSettings: () => (renderSettings),
  renderStatus: () => (renderStatus),
  renderTime: () => (renderTime),
  renderer: () => (renderer)
});

// NAMESPACE OBJECT: ./lib/local-queue/src/page/client/tree.js
var tree_namespaceObject = {};
__webpack_require__.r(tree_namespaceObject);
__webpack_require__.d(tree_namespaceObject, {
  attributeNames: () => (attributeNames),
  identify: () => (identify),
  isWithinPage: () => (isWithinPage),
  patchAttributes: () => (patchAttributes),
  patchChild: () => (patchChild),
  patchChildren: () => (patchChildren),
  patcher: () => (patcher)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/local-queue/src/state/clock.js
var state_clock = __webpack_require__(1496);
// EXTERNAL MODULE: ./lib/local-queue/src/state/fields.js + 1 modules
var state_fields = __webpack_require__(2071);
// EXTERNAL MODULE: ./lib/local-queue/src/state/host-content.js
var host_content = __webpack_require__(8602);
// EXTERNAL MODULE: ./lib/local-queue/src/state/pull-request.js
var pull_request = __webpack_require__(2887);
// EXTERNAL MODULE: ./lib/local-queue/src/state/quarantined-tests.js
var quarantined_tests = __webpack_require__(8954);
// EXTERNAL MODULE: ./lib/local-queue/src/state/queues.js
var queues = __webpack_require__(3084);
// EXTERNAL MODULE: ./lib/local-queue/src/state/refusal.js
var refusal = __webpack_require__(5322);
// EXTERNAL MODULE: ./lib/local-queue/src/state/repositories.js
var repositories = __webpack_require__(8960);
// EXTERNAL MODULE: ./lib/local-queue/src/state/service-state.js
var service_state = __webpack_require__(6105);
// EXTERNAL MODULE: ./lib/local-queue/src/api/faults/fault.js
var fault = __webpack_require__(2601);
// EXTERNAL MODULE: ./lib/local-queue/src/api/http/incoming.js
var http_incoming = __webpack_require__(9038);
// EXTERNAL MODULE: ./lib/local-queue/src/api/http/reply.js
var reply = __webpack_require__(1952);
// EXTERNAL MODULE: ./lib/local-queue/src/api/v2/keys.js
var keys = __webpack_require__(6250);
;// CONCATENATED MODULE: ./lib/local-queue/src/api/control/control.js
/**
 * The control interface, in code and below `/_control/`. It changes the simulated Git host, the clock and the faults.
 */













function createControl({ engine, clock, faults, requests }) {
    const clockState = () => ({ now: new Date(clock.nowMs()).toISOString(), speed: clock.speed() });
    const { outside } = engine;
    const refOf = ({ repository, branch }) => {
        return { repo: (0,service_state/* repositoryCalled */.oB)(engine.state(), repository), targetBranch: branch };
    };
    const rejectWithGit = () => {
        if (engine.state().host === "outside") {
            throw new refusal/* Refusal */.P(409, "This service reads pull requests and commits from a Git repository, so an API request cannot change them. Push to the repository instead.");
        }
    };
    return {
        ...outside,
        addPullRequest: (given = {}) => {
            rejectWithGit();
            return outside.addPullRequest(given);
        },
        updatePullRequest: (number, patch) => {
            // Git branches have no draft state, so only the field `draft` may change.
            if (Object.keys(patch).some((field) => field !== "draft"))
                rejectWithGit();
            return outside.updatePullRequest(number, patch);
        },
        /** Adds a workflow run. Returns the run's token for uploads of impacted targets through version 2 of the API. */
        addForkRun: (given) => {
            outside.addForkRun(given);
            return { token: (0,keys/* createRunToken */.dJ)(given.runId) };
        },
        pushToBranch: (given) => {
            rejectWithGit();
            outside.pushToBranch(given);
        },
        submit: (given) => engine.submitPullRequest(refOf(given), { number: given.number }),
        cancel: (given) => engine.cancelPullRequest(refOf(given), given.number),
        clock: clockState,
        setSpeed: clock.setSpeed,
        advance: clock.advance,
        addFault: faults.add,
        clearFaults: faults.clear,
        requests: () => [...requests],
        clearRequests: () => void requests.splice(0),
        state: () => ({ ...clockState(), repositories: engine.snapshots(), faults: faults.pending() }),
    };
}
/** Pull request in the queue of a branch; by default, in the first repository. */
const queuedNumber = (0,state_fields/* strictObject */.re)({
    number: (0,state_fields/* integerFrom */.bn)(1, pull_request/* LARGEST_NUMBER */.jP),
    branch: state_fields/* text */.Qq,
    ...(0,state_fields/* optional */.lq)({ repository: state_fields/* text */.Qq }),
});
function readQueuedNumber(incoming) {
    return (0,state_fields/* read */.LF)(queuedNumber, (0,http_incoming/* jsonFields */.yX)(incoming));
}
const HANDLERS = {
    "POST repositories": (control, incoming) => control.addRepository((0,state_fields/* read */.LF)(repositories/* newRepository */.rd, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST queues": (control, incoming) => control.addQueue((0,queues/* readQueueChange */.U7)((0,http_incoming/* jsonFields */.yX)(incoming))),
    "PATCH queues": (control, incoming) => control.updateQueue((0,queues/* readQueueChange */.U7)((0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST submissions": (control, incoming) => control.submit(readQueuedNumber(incoming)),
    "POST cancellations": (control, incoming) => control.cancel(readQueuedNumber(incoming)),
    "POST pull-requests": (control, incoming) => control.addPullRequest((0,state_fields/* read */.LF)(pull_request/* newPullRequest */.ve, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST pushes": (control, incoming) => control.pushToBranch((0,state_fields/* read */.LF)(repositories/* newPush */.R0, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST fork-runs": (control, incoming) => control.addForkRun((0,state_fields/* read */.LF)(repositories/* newForkRun */.QQ, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST collaborators": (control, incoming) => control.setCollaborator((0,state_fields/* read */.LF)(repositories/* newCollaborator */.d0, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST host-settings": (control, incoming) => control.setHostSettings((0,state_fields/* read */.LF)(repositories/* newHostSettings */.wQ, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST comments": (control, incoming) => control.addComment((0,state_fields/* read */.LF)(host_content/* newComment */.U0, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST statuses": (control, incoming) => control.addStatus((0,state_fields/* read */.LF)(host_content/* newStatus */.Vp, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST issues": (control, incoming) => control.addIssue((0,state_fields/* read */.LF)(host_content/* newIssue */.U9, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST quarantined-tests": (control, incoming) => 
    // The body is the list of tests, so a parameter of the query names the repository.
    control.setQuarantinedTests((0,quarantined_tests/* readQuarantinedTests */.KE)((0,http_incoming/* jsonBody */.J9)(incoming)), incoming.url.searchParams.get("repository") ?? undefined),
    "GET clock": (control) => control.clock(),
    "POST clock": changeClock,
    "GET state": (control) => control.state(),
    "GET requests": (control) => control.requests(),
    "DELETE requests": (control) => control.clearRequests(),
    "GET faults": (control) => control.state().faults,
    "POST faults": (control, incoming) => control.addFault((0,state_fields/* read */.LF)(fault/* faultSpec */.A, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "DELETE faults": (control) => control.clearFaults(),
};
function answerControl(control, incoming) {
    return (0,reply/* answerOrRefuse */.IK)(() => (0,reply/* jsonReply */.DB)(findHandler(incoming)(control, incoming) ?? { ok: true }), ({ status, message }) => (0,reply/* jsonReply */.DB)({ error: message }, status));
}
function findHandler({ method, url }) {
    const path = url.pathname.slice("/_control/".length);
    const number = /^pull-requests\/(\d+)$/.exec(path)?.[1];
    if (method === "PATCH" && number !== undefined) {
        return (control, incoming) => control.updatePullRequest(Number(number), (0,state_fields/* read */.LF)(pull_request/* pullRequestPatch */.Ps, (0,http_incoming/* jsonFields */.yX)(incoming)));
    }
    const handler = HANDLERS[`${method} ${path}`];
    if (handler === undefined)
        throw new refusal/* Refusal */.P(404, `${method} ${url.pathname} does not exist`);
    return handler;
}
const clockChange = (0,state_fields/* strictObject */.re)((0,state_fields/* optional */.lq)({ speed: state_clock/* clockSpeed */.iq, advanceSeconds: (0,state_fields/* numberFrom */.UB)(0, Number.MAX_VALUE) }));
/** Reads both fields before it applies one of them, so that a rejected request changes nothing. */
function changeClock(control, incoming) {
    const { speed, advanceSeconds } = (0,state_fields/* read */.LF)(clockChange, (0,http_incoming/* jsonFields */.yX)(incoming));
    if (speed === undefined && advanceSeconds === undefined) {
        throw new refusal/* Refusal */.P(400, 'The clock requires "speed" or "advanceSeconds"');
    }
    if (advanceSeconds !== undefined)
        control.advance(advanceSeconds);
    if (speed !== undefined)
        control.setSpeed(speed);
    return control.clock();
}

// EXTERNAL MODULE: ./lib/local-queue/src/engine/drive.js + 5 modules
var drive = __webpack_require__(4409);
// EXTERNAL MODULE: ./lib/local-queue/src/hosts/simulated/simulated-host.js
var simulated_host = __webpack_require__(9902);
// EXTERNAL MODULE: ./lib/local-queue/src/state/answers.js
var state_answers = __webpack_require__(1737);
// EXTERNAL MODULE: ./lib/local-queue/src/state/facts.js
var state_facts = __webpack_require__(4929);
// EXTERNAL MODULE: ./lib/local-queue/src/state/queue-events.js
var queue_events = __webpack_require__(8599);
;// CONCATENATED MODULE: ./lib/local-queue/src/state/advance.js
/** Advances the state to a time, through all actions that are due until then, in the order of their times. */





/**
 * Advances the state to a time, in the order of all due actions. Returns true if an action was due. Ignores a past
 * time.
 */
function advance(state, presentMs, host) {
    const driver = {
        agenda: state,
        list: () => (0,service_state/* listQueues */.bP)(state),
        fire: (due) => fireAll(state, due, host),
        act: (context) => act(context, host),
    };
    const happened = (0,drive/* advanceInstants */.Z9)(driver, presentMs);
    state.timeMs = Math.max(state.timeMs, presentMs);
    return happened;
}
/** Sends the waiting requests to the simulated host. An outside host reads its requests itself. */
function performRequests(state, host) {
    if (state.host === "outside" || state.pendingHostRequests.length === 0)
        return;
    const requests = state.pendingHostRequests;
    state.pendingHostRequests = [];
    for (const { queue, effect } of requests) {
        const context = (0,service_state/* findQueueById */.vf)(state, queue);
        if (context !== null)
            host.perform(context, effect);
    }
}
function fireAll(state, due, host) {
    const ended = new Map();
    for (const timer of due) {
        if (timer.kind === "end")
            ended.set(timer.queue, (ended.get(timer.queue) ?? new Set()).add(timer.run));
    }
    for (const [queue, runs] of ended)
        endTogether(state, queue, runs, host);
    for (const timer of due)
        if (timer.kind !== "end")
            fire(state, timer, host);
    performRequests(state, host);
}
function act(context, host) {
    const { state } = context;
    // An immediate reply of the host comes before the next action of a queue.
    if ((0,drive/* nextInstantMs */.Jk)(state, []) <= state.timeMs)
        return;
    (0,queue_events/* send */.t)(context, { type: "time" });
    performRequests(state, host);
}
function endTogether(state, queue, runs, host) {
    const context = (0,service_state/* findQueueById */.vf)(state, queue);
    if (context === null)
        return;
    const answers = [...runs].flatMap((run) => host.answerWhenDue(context, { kind: "end", queue, run }) ?? []);
    const ended = answers.flatMap((answer) => (answer.type === "runs-ended" ? answer.runs : []));
    if (ended.length > 0)
        (0,state_answers/* takeAnswer */.ek)(context, { type: "runs-ended", runs: ended });
}
function fire(state, timer, host) {
    if (timer.kind === "targets") {
        const repository = state.repositories.get(timer.repository);
        if (repository !== undefined)
            (0,state_facts/* storeImpactedTargets */.p_)({ state, repository }, timer.branch, timer.upload);
        return;
    }
    const context = (0,service_state/* findQueueById */.vf)(state, timer.queue);
    if (context === null)
        return;
    if (timer.kind === "ready") {
        (0,state_facts/* updateReadiness */.ue)(context, timer.number);
        return;
    }
    const answer = host.answerWhenDue(context, timer);
    if (answer === null)
        return;
    (0,state_answers/* takeAnswer */.ek)(context, answer);
    if (answer.type === "run-started")
        host.scheduleEnd(context, answer.run);
}

// EXTERNAL MODULE: ./lib/local-queue/src/engine/state.js
var engine_state = __webpack_require__(4342);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/tree.js
var tree = __webpack_require__(1647);
// EXTERNAL MODULE: ./lib/local-queue/src/state/pull-request-numbers.js
var pull_request_numbers = __webpack_require__(1772);
;// CONCATENATED MODULE: ./lib/local-queue/src/state/host-write.js



const CI = "github-actions[bot]";
/** Maximum characters of a comment or issue on GitHub. */
const LONGEST_BODY = 65_536;
/** Applies a write to the Git host. @throws Refusal if GitHub would reject the write */
function applyHostWrite(state, write) {
    const name = "given" in write ? write.given.repository : write.repository;
    const repository = (0,service_state/* repositoryCalled */.oB)(state, name);
    const { posts } = repository;
    switch (write.kind) {
        case "comment": {
            const { number, body, author = CI } = write.given;
            if (!(0,pull_request_numbers/* isNumberTaken */.PA)(repository, number))
                throw new refusal/* Refusal */.P(404, "Not Found");
            refuseLong(body);
            const at = { createdAtMs: state.timeMs, updatedAtMs: state.timeMs };
            const comment = { id: nextId(posts), number, author, body, ...at };
            posts.comments.set(comment.id, comment);
            break;
        }
        case "edited-comment":
            refuseLong(write.body);
            posts.comments.set(write.id, {
                ...found(posts.comments.get(write.id)),
                body: write.body,
                updatedAtMs: state.timeMs,
            });
            break;
        case "deleted-comment":
            found(posts.comments.get(write.id));
            posts.comments.delete(write.id);
            break;
        case "status": {
            const { repository: _repository, sha, author = CI, ...status } = write.given;
            if ((status.description ?? "").length > 140)
                throw new refusal/* Refusal */.P(422, "description is too long");
            const added = { ...status, id: nextId(posts), author, createdAtMs: state.timeMs };
            posts.statuses.set(sha, [...(posts.statuses.get(sha) ?? []), added]);
            break;
        }
        case "issue": {
            const { title, body = "", labels = [], author = CI } = write.given;
            refuseLong(body);
            const number = (0,pull_request_numbers/* nextServiceNumber */.Ys)(state, repository);
            const at = { createdAtMs: state.timeMs, updatedAtMs: state.timeMs };
            posts.issues.set(number, { number, title, body, labels, author, isOpen: true, ...at });
            repository.lastNumber = Math.max(repository.lastNumber, number);
            break;
        }
        case "edited-issue": {
            refuseLong(write.patch.body ?? "");
            const issue = { ...found(posts.issues.get(write.number)), ...write.patch, updatedAtMs: state.timeMs };
            posts.issues.set(write.number, issue);
        }
    }
}
function nextId(posts) {
    posts.lastId += 1;
    return posts.lastId;
}
function found(post) {
    if (post === undefined)
        throw new refusal/* Refusal */.P(404, "Not Found");
    return post;
}
function refuseLong(body) {
    if (body.length > LONGEST_BODY)
        throw new refusal/* Refusal */.P(422, `body is too long (maximum is ${LONGEST_BODY} characters)`);
}

// EXTERNAL MODULE: ./lib/local-queue/src/state/settings.js
var settings = __webpack_require__(2221);
;// CONCATENATED MODULE: ./lib/local-queue/src/state/commands.js
/**
 * Commands as plain JSON. Only commands and time change the state. A command is a request to the control interface or
 * the API, or a reply of an outside host. The seed, the commands and their times determine the state.
 */














/** Creates the function of a command for an existing queue. */
function atQueue(act) {
    return (state, command) => act((0,service_state/* findQueue */.LJ)(state, command.at), command);
}
/** Functions by type of command. Without `repository` (`owner/name`), a command applies to the first repository. */
const COMMANDS = {
    begin: (state, given) => {
        state.seed = given.seed;
        state.host = given.host;
        state.timings = { ...service_state/* DEFAULT_TIMINGS */.ko, ...given.timings };
    },
    addRepository: (state, { given }) => (0,repositories/* addRepository */.Ck)(state, given),
    addQueue: (state, { given }) => {
        (0,queues/* createQueue */.y0)(state, (0,service_state/* repositoryCalled */.oB)(state, given.repository), given.branch, {});
        changeQueue(state, given);
    },
    changeQueue: (state, { given }) => changeQueue(state, given),
    addPullRequest: (state, { given }) => (0,repositories/* addPullRequest */.s$)(state, given),
    updatePullRequest: (state, given) => (0,repositories/* updatePullRequest */.Ku)(state, given.number, given.patch),
    pushToBranch: (state, { given }) => (0,repositories/* pushToBranch */.GY)(state, given),
    addForkRun: (state, { given }) => (0,repositories/* addForkRun */.jX)(state, given),
    setCollaborator: (state, { given }) => (0,repositories/* setCollaborator */.vi)(state, given),
    setHostSettings: (state, { given }) => (0,repositories/* setHostSettings */.UR)(state, given),
    setQuarantinedTests: (state, { tests, repository }) => {
        const at = new Date(Math.floor(state.timeMs / 1000) * 1000).toISOString();
        const set = tests.map((test) => (0,quarantined_tests/* quarantinedTestOf */.Qy)(test, { at, id: (0,service_state/* newId */.Si)(state) }));
        (0,service_state/* repositoryCalled */.oB)(state, repository).quarantinedTests = set;
    },
    post: (state, { posting }) => applyHostWrite(state, posting),
    createQueue: (state, { at, fields }) => (0,queues/* createQueue */.y0)(state, (0,service_state/* findRepository */.W1)(state, at.repo), at.targetBranch, fields),
    submit: atQueue((context, { given }) => commands_submit(context, given)),
    cancel: atQueue((context, { number }) => {
        requireLiveEntry(context, number);
        (0,queue_events/* send */.t)(context, { type: "withdraw", number, reason: "USER_REQUESTED" });
    }),
    restart: atQueue((context, { number }) => restartTests(context, number)),
    changeEntry: atQueue((context, { number, given }) => changeEntry(context, number, given)),
    rerunFailedChecks: atQueue((context, { number, mode }) => rerunFailedChecks(context, number, mode)),
    setImpactedTargets: atQueue((context, { given }) => (0,state_facts/* storeImpactedTargets */.p_)(context, context.queue.branch, given)),
    /** Accepts an upload, which takes effect later. Its branch requires no queue. */
    uploadImpactedTargets: (state, { at, given }) => (0,state_facts/* acceptImpactedTargets */.aS)({ state, repository: (0,service_state/* findRepository */.W1)(state, at.repo) }, at.targetBranch, given),
    updateQueue: atQueue((context, { fields }) => {
        (0,queues/* updateQueue */.df)(context, fields);
        (0,queues/* recordWriter */.xF)(context, false);
    }),
    /**
     * Applies a write of version 2 of the API. It has wider limits, and is also allowed while the queue switches modes.
     */
    configureQueue: atQueue((context, given) => {
        (0,queues/* updateQueue */.df)(context, given.fields, settings/* readPossibleSettings */.v0);
        (0,queues/* recordWriter */.xF)(context, given.isTerraform);
    }),
    deleteQueue: atQueue((context) => (0,queues/* deleteQueue */.jv)(context)),
    /** Changes nothing, but advances the state to the time of the command. */
    pass: () => undefined,
    /** Applies the reply of an outside host to a queue. */
    answer: (state, given) => (0,state_answers/* takeAnswer */.ek)(queueCalled(state, given.repository, given.branch), given.answer),
};
/**
 * Advances the state to a time, and applies a command. Returns the pull request that the command added or changed on
 * the host. @throws Refusal for a rejected command, which changes nothing
 */
function applyCommand(state, command, atMs, host) {
    advance(state, atMs, host);
    const result = handlerOf(command.type)(state, command) ?? null;
    performRequests(state, host);
    if (command.type === "updatePullRequest" && command.patch.testPlan !== undefined)
        rescheduleRuns(state, command, host);
    // Timers without a delay are due at the same time.
    advance(state, state.timeMs, host);
    return result;
}
/** Schedules the end of runs again if a test plan in them changed. */
function rescheduleRuns(state, { number, patch }, host) {
    if (state.host === "outside")
        return;
    const repository = (0,service_state/* repositoryCalled */.oB)(state, patch.repository);
    for (const queue of repository.queues.values()) {
        for (const { id, status, content } of tree/* list */.p_(queue.engine.runs)) {
            const isAffected = status === "in_progress" && content.some((each) => each.number === number);
            if (isAffected)
                host.scheduleEnd({ state, repository, queue }, id);
        }
    }
}
/** Applies a stored command, which may have been rejected at first. */
function replayCommand(state, { command, atMs }, host) {
    try {
        applyCommand(state, command, atMs, host);
    }
    catch (error) {
        if (!(error instanceof refusal/* Refusal */.P))
            throw error;
    }
}
function handlerOf(type) {
    return COMMANDS[type];
}
/** Submits a pull request. For a live entry, replaces priority and batching; a missing field becomes the default. */
function commands_submit(context, { number, noBatch = false, direct, ...submission }) {
    const { state, repository, queue } = context;
    const pullRequest = (0,service_state/* findPullRequest */._f)(repository, number);
    const problem = pullRequest.state === "open" ? pullRequest.draft && "a draft" : pullRequest.state;
    if (problem)
        throw new refusal/* Refusal */.P(400, `Pull request #${number} is ${problem}`, "PR_NOT_ENQUEUEABLE");
    const priority = (0,pull_request/* readPriority */.Z8)(submission.priority);
    const live = (0,engine_state/* findLiveEntry */.kZ)(queue.engine, number);
    const before = queue.entries.get(number);
    const record = (live === undefined ? undefined : before) ?? createRecord(state, before, priority);
    record.priority = priority;
    queue.entries.set(number, record);
    queue.numbers.set(record.id, number);
    sendEntry(context, pullRequest, record, { direct, noBatch, sha: live?.sha ?? pullRequest.headSha });
}
/** Updates the record of a submission, and sends the submission to the engine. */
function sendEntry(context, pullRequest, record, { direct, noBatch, sha }) {
    record.direct = direct ?? record.direct;
    record.updatedAtMs = context.state.timeMs;
    (0,state_facts/* recordReadiness */.w1)(context, pullRequest, record);
    const { number } = pullRequest;
    const facts = (0,state_facts/* readFacts */.MH)(context, pullRequest, sha);
    (0,queue_events/* send */.t)(context, { type: "submit", number, priority: record.priority.value, noBatch, facts, reason: "API_REQUESTED" });
}
function createRecord(state, before, priority) {
    const { id = (0,service_state/* newId */.Si)(state), createdAtMs = state.timeMs } = before ?? {};
    const times = { sinceMs: state.timeMs, readySinceMs: null, createdAtMs, updatedAtMs: state.timeMs };
    return { id, priority, ...times, lastRun: null, direct: false, rerun: null };
}
/** Changes the given fields of a live entry. */
function changeEntry(context, number, given) {
    const { repository, queue } = context;
    const { sha, noBatch } = requireLiveEntry(context, number);
    const record = queue.entries.get(number);
    if (record === undefined)
        return;
    if (given.priority !== undefined)
        record.priority = (0,pull_request/* readPriority */.Z8)(given.priority);
    const { direct } = given;
    sendEntry(context, (0,service_state/* findPullRequest */._f)(repository, number), record, { direct, noBatch: given.noBatch ?? noBatch, sha });
}
/** Tests a failed pull request again in its position. A repeated request changes at most the mode. */
function rerunFailedChecks(context, number, mode) {
    const { state } = requireLiveEntry(context, number);
    const record = context.queue.entries.get(number);
    if (record === undefined)
        return;
    const isRunning = record.rerun !== null;
    if (!isRunning && state !== "pending_failure") {
        const problem = `Pull request #${number} has no failed checks to run again`;
        throw new refusal/* Refusal */.P(400, problem, "PR_CHECKS_NOT_RERUNNABLE");
    }
    record.rerun = mode;
    if (!isRunning)
        (0,queue_events/* send */.t)(context, { type: "restart", number, reason: "TESTS_RESTARTED_BY_API_REQUEST" });
}
function restartTests(context, number) {
    const { state } = requireLiveEntry(context, number);
    if (state !== "testing" && state !== "pending_failure") {
        throw new refusal/* Refusal */.P(400, `Pull request #${number} has no tests to restart`, "PR_TESTS_NOT_RESTARTABLE");
    }
    (0,queue_events/* send */.t)(context, { type: "restart", number, reason: "TESTS_RESTARTED_BY_API_REQUEST" });
}
function requireLiveEntry({ queue }, number) {
    const entry = (0,engine_state/* findLiveEntry */.kZ)(queue.engine, number);
    if (entry !== undefined)
        return entry;
    throw new refusal/* Refusal */.P(404, `Pull request #${number} is not in the merge queue for branch "${queue.branch}"`);
}
function changeQueue(state, { repository, branch, managedState, ...fields }) {
    const context = queueCalled(state, repository, branch);
    (0,queues/* updateQueue */.df)(context, fields, settings/* readPossibleSettings */.v0);
    context.queue.managedState = managedState ?? context.queue.managedState;
}
function queueCalled(state, repository, branch) {
    return (0,service_state/* findQueue */.LJ)(state, { repo: (0,service_state/* repositoryCalled */.oB)(state, repository), targetBranch: branch });
}

// EXTERNAL MODULE: ./lib/local-queue/src/api/wire/lists.js
var lists = __webpack_require__(2532);
// EXTERNAL MODULE: ./lib/local-queue/src/api/wire/metrics.js
var metrics = __webpack_require__(5684);
// EXTERNAL MODULE: ./lib/local-queue/src/api/wire/records.js
var records = __webpack_require__(6667);
// EXTERNAL MODULE: ./lib/local-queue/src/api/wire/snapshot.js
var snapshot = __webpack_require__(2441);
// EXTERNAL MODULE: ./lib/local-queue/src/api/wire/testing-details.js
var testing_details = __webpack_require__(4714);
;// CONCATENATED MODULE: ./lib/local-queue/src/api/queue-service.js
/** The queue service. It reads its state, and applies commands at the time of the given clock. */












function settle({ state, host, listeners }) {
    const requests = state.pendingHostRequests;
    state.pendingHostRequests = [];
    for (const request of requests)
        host?.perform(request);
    for (const listener of listeners)
        listener();
}
function runDue(service) {
    const { scheduled, state, now } = service;
    for (let next = scheduled[0]; next !== undefined && next.atMs <= now(); next = scheduled[0]) {
        const { atMs, act } = next;
        scheduled.shift();
        act((command) => applyAt(service, command, Math.max(state.timeMs, atMs)));
    }
}
function reachPresent(service) {
    const { state, now, record } = service;
    runDue(service);
    if (!advance(state, Math.max(state.timeMs, now()), simulated_host/* simulatedHost */.D2))
        return;
    try {
        // The command stores the time, and a later service continues from this time.
        record?.({ type: "pass" }, state.timeMs);
    }
    catch (error) {
        // If the time was not stored, the next command stores a later time.
        if (!(error instanceof refusal/* Refusal */.P))
            throw error;
    }
    settle(service);
}
function applyNow(service, command) {
    runDue(service);
    return applyAt(service, command, Math.max(service.state.timeMs, service.now()));
}
function applyAt(service, command, atMs) {
    service.record?.(command, atMs);
    try {
        return applyCommand(service.state, command, atMs, simulated_host/* simulatedHost */.D2);
    }
    finally {
        settle(service);
    }
}
function startService({ now, record, past, seed, timings = {}, host }) {
    const state = past?.state ?? (0,service_state/* emptyState */.p$)();
    const service = { now, record, state, listeners: new Set(), scheduled: [], host: null };
    let hasPast = past?.state != null;
    for (const logged of past?.commands ?? []) {
        replayCommand(state, logged, simulated_host/* simulatedHost */.D2);
        hasPast = true;
    }
    if (!hasPast)
        applyNow(service, { type: "begin", seed, timings, host: host === undefined ? "simulated" : "outside" });
    // An outside host reads earlier requests from the state, so the service does not send them again.
    state.pendingHostRequests = [];
    service.host = host?.((command) => void applyNow(service, command)) ?? null;
    return service;
}
/** Creates a service. Callers must not change the state that its functions return. */
function createQueueService(options) {
    const service = startService(options);
    const { state, listeners, scheduled, now } = service;
    const apply = (command) => applyNow(service, command);
    const present = () => {
        reachPresent(service);
        return state;
    };
    return {
        ...serviceCalls(present, apply),
        outside: outsideEvents(apply),
        apply,
        now,
        reachPresent: () => reachPresent(service),
        /**
         * Returns the time of the next event without a command, in milliseconds of service time; null without such an
         * event.
         */
        nextDueMs: () => {
            const dueMs = Math.min((0,drive/* nextInstantMs */.Jk)(state, (0,service_state/* listQueues */.bP)(state)), scheduled[0]?.atMs ?? Number.POSITIVE_INFINITY);
            return Number.isFinite(dueMs) ? dueMs : null;
        },
        /** Schedules an action. The commands of the action apply at the scheduled time, even if the clock is later. */
        at: (atMs, act) => {
            scheduled.splice(scheduled.findLastIndex((each) => each.atMs <= atMs) + 1, 0, { atMs, act });
            for (const listener of listeners)
                listener();
        },
        /** Adds a listener for changes of the state. Returns a function that removes the listener. */
        onChange: (listener) => {
            listeners.add(listener);
            return () => void listeners.delete(listener);
        },
        state: present,
        queues: () => (0,service_state/* listQueues */.bP)(present()),
        watchedQueues: () => (0,service_state/* listQueues */.bP)(present()).map(snapshot/* watchedQueue */.ED),
        findRepository: (name) => (0,service_state/* findRepositoryCalled */.rI)(present(), name),
        findForkRun: (repo, runId) => state.repositories.get((0,service_state/* keyOf */.TN)(repo))?.forkRuns.get(runId),
        snapshots: () => [...present().repositories.values()].map((repository) => (0,snapshot/* createSnapshot */.$p)(state, repository)),
    };
}
function serviceCalls(present, apply) {
    const read = (reply) => (at, ...given) => reply((0,service_state/* findQueue */.LJ)(present(), at), ...given);
    return {
        submitPullRequest: (at, given) => void apply({ type: "submit", at, given }),
        cancelPullRequest: (at, number) => void apply({ type: "cancel", at, number }),
        restartTestsOnPullRequest: (at, number) => void apply({ type: "restart", at, number }),
        getSubmittedPullRequest: read(records/* submittedRecord */.DK),
        getSubmittedPullRequests: read(records/* submittedRecords */.O6),
        setImpactedTargets: (at, given) => void apply({ type: "setImpactedTargets", at, given }),
        getMergeQueueTestingDetails: read(testing_details/* testingDetails */.pJ),
        listPullRequests: read(lists/* pullRequestsPage */.tf),
        listMergeQueueTestingResults: read(lists/* testingResultsPage */.cz),
        createQueue: (at, fields) => void apply({ type: "createQueue", at, fields }),
        deleteQueue: (at) => void apply({ type: "deleteQueue", at }),
        getQueue: read(records/* queueRecord */.jD),
        updateQueue: (at, fields) => {
            apply({ type: "updateQueue", at, fields });
            return (0,records/* settingsRecord */.t2)((0,service_state/* findQueue */.LJ)(present(), at));
        },
        getMergeQueueMetrics: (repo) => {
            const state = present();
            const repository = repo === null ? null : (0,service_state/* findRepository */.W1)(state, repo);
            const queues = (0,service_state/* listQueues */.bP)(state).filter((each) => repository === null || each.repository === repository);
            return (0,metrics/* metricsText */.z)(queues, state.timeMs);
        },
        listQuarantinedTests: (repo, fields) => (0,quarantined_tests/* quarantinedTestsPage */.ln)((0,service_state/* findRepository */.W1)(present(), repo).quarantinedTests, fields),
    };
}
/** Returns functions for events on the Git host. Without a repository, an event is in the first repository. */
function outsideEvents(apply) {
    const pullRequestOf = (command) => {
        const pullRequest = apply(command);
        if (pullRequest === null)
            throw new Error(`The command ${command.type} is about no pull request.`);
        return pullRequest;
    };
    return {
        addRepository: (given) => void apply({ type: "addRepository", given }),
        addQueue: (given) => void apply({ type: "addQueue", given }),
        updateQueue: (given) => void apply({ type: "changeQueue", given }),
        addPullRequest: (given = {}) => pullRequestOf({ type: "addPullRequest", given }),
        updatePullRequest: (number, patch) => pullRequestOf({ type: "updatePullRequest", number, patch }),
        pushToBranch: (given) => void apply({ type: "pushToBranch", given }),
        addForkRun: (given) => void apply({ type: "addForkRun", given }),
        addComment: (given) => void apply({ type: "post", posting: { kind: "comment", given } }),
        addStatus: (given) => void apply({ type: "post", posting: { kind: "status", given } }),
        addIssue: (given) => void apply({ type: "post", posting: { kind: "issue", given } }),
        setHostSettings: (given) => void apply({ type: "setHostSettings", given }),
        setCollaborator: (given) => void apply({ type: "setCollaborator", given }),
        setQuarantinedTests: (tests, repository) => void apply({ type: "setQuarantinedTests", tests, ...(repository === undefined ? {} : { repository }) }),
    };
}

// EXTERNAL MODULE: ./lib/local-queue/src/api/v2/errors.js
var v2_errors = __webpack_require__(4701);
;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/limits.js
/** Rate limits of version 2 of the API, by the service's clock. */


/** Maximum requests per second, for each kind of limit. */
const LIMITS = {
    /** Limit of the organization, for all its keys together. */
    organization: 100,
    /** Limit of one key, for GET requests below `/v2/pull-requests`. */
    pullRequestReads: 5,
    metrics: 5,
    /** Limit of one workflow run that uploads targets. */
    runs: 10,
};
const PERIOD_MS = 1000;
function createRateLimits(nowMs) {
    let recent = new Map();
    let cleanedAt = nowMs();
    let refused = 0;
    /** Deletes old buckets once per period, because a client may send requests for any number of runs. */
    const clean = (now) => {
        if (now < cleanedAt + PERIOD_MS)
            return;
        cleanedAt = now;
        recent = new Map([...recent].filter(([, times]) => (times.at(-1) ?? 0) > now - PERIOD_MS));
    };
    return {
        /**
         * Counts a request. Returns the reply to a request above its limit. Every second such reply is a text, as from a
         * proxy.
         */
        count: (caller, method, pathname) => {
            const [kind, bucket] = bucketOf(caller, method, pathname);
            const now = nowMs();
            clean(now);
            const times = (recent.get(bucket) ?? []).filter((timeMs) => timeMs > now - PERIOD_MS);
            recent.set(bucket, times);
            if (times.length < LIMITS[kind]) {
                times.push(now);
                return null;
            }
            refused += 1;
            if (refused % 2 === 0)
                return (0,reply/* textReply */.US)(429);
            return (0,v2_errors/* refusalReply */.f)((0,v2_errors/* refusal */.x)("RATE_LIMIT_EXCEEDED", `The client sent more than ${LIMITS[kind]} API requests of this kind within a second`));
        },
    };
}
function bucketOf(caller, method, pathname) {
    if (caller.kind === "run")
        return ["runs", `run ${caller.runId}`];
    if (method === "GET" && pathname.startsWith("/v2/pull-requests"))
        return ["pullRequestReads", `reads ${caller.key}`];
    if (pathname.endsWith("/metrics"))
        return ["metrics", "metrics"];
    return ["organization", "organization"];
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/local-queue/src/page/client/finder.js
function finder(elements) {
    return (queue, situation, scene) => renderFinder(elements, queue, situation, scene);
}
function renderFinder(elements, { repository, branch }, { found, origin, view }, scene) {
    const { h, linkTarget } = elements;
    const { total, from, items } = found ?? { total: 0, from: 0, items: [] };
    const to = from + items.length;
    const range = total === 0 ? "No pull request matches." : `${from + 1} to ${to} of ${total}`;
    const hint = "Number, title, author or branch";
    const turn = (value, label) => h("button", { key: label, type: "button", name: "page", value }, label);
    const open = items.find(({ act }) => act === "submit");
    const command = open === undefined || view.token === null ? "" : writeCommand(open.number, repository, branch, view.token, origin);
    return h("section", { key: "finder", class: "finder", "aria-labelledby": "find" }, h("h2", linkTarget("find"), "All pull requests"), h("input", { type: "search", name: "search", placeholder: hint, "aria-label": `Search pull requests: ${hint}` }), command === ""
        ? null
        : h("details", {}, h("summary", {}, "Submit a pull request from a terminal"), h("pre", {}, h("code", {}, command))), h("ul", "found", ...items.map((each) => renderFound(elements, each, scene))), h("p", { class: "range", role: "status" }, found === null ? "" : range), h("p", "buttons", from > 0 ? turn(0, "First page") : null, to < total ? turn(to, "Next page") : null));
}
function renderFound({ h, renderButton, renderEstimate, renderName }, { number, title, author, branch, state, label, act, mergeAtMs }, scene) {
    return h("li", { key: `${number}`, class: state }, h("p", {}, ...renderName({ number, title, author })), h("div", "how", h("strong", {}, label), h("code", {}, branch), renderEstimate(mergeAtMs, scene)), act === null ? null : renderButton(act, number, scene));
}
/** Writes a command for a shell. It quotes names that people chose, because a shell would run parts of such a name. */
function writeCommand(number, repository, branch, token, origin) {
    const quote = (text) => (/^[\w./:@+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
    const variables = `MERGE_QUEUE_API_URL=${origin}/v1 MERGE_QUEUE_TOKEN=${quote(token)}`;
    const target = `--repository ${quote(repository)} --target-branch ${quote(branch)}`;
    return `${variables} \\\n  merge-queue submit ${target} --pr-number ${number} --wait`;
}

;// CONCATENATED MODULE: ./lib/local-queue/src/page/client/live.js
function startLiveUpdates(parts) {
    const { browser } = parts;
    const list = { search: "", from: 0, found: null, isFinding: false, isFoundOld: false, problem: "" };
    const start = { ...list, stream: null, latest: null, lostAtMs: null, unread: [], isReading: false };
    const live = { ...parts, ...start, connection: "connecting" };
    // A browser opens only few connections to one service, so a hidden page closes its connection.
    browser.document.addEventListener("visibilitychange", () => {
        if (browser.document.hidden)
            disconnect(live);
        else if (live.stream === null)
            connect(live);
    });
    browser.onAct((name, value) => live_act(live, name, value));
    if (!browser.document.hidden)
        connect(live);
    tick(live);
}
function connect(live) {
    const CLOSED = 2;
    const RETRY_MS = 3000;
    const { browser, events } = live;
    const opened = browser.listen(events);
    live.stream = opened;
    opened.addEventListener("open", () => changeConnection(live, "live"));
    opened.addEventListener("message", ({ data }) => receive(live, JSON.parse(data)));
    opened.addEventListener("error", () => {
        if (live.stream !== opened)
            return;
        changeConnection(live, "lost");
        // The browser retries a lost connection, but not a connection that the service rejected.
        if (opened.readyState !== CLOSED)
            return;
        disconnect(live);
        browser.setTimeout(() => {
            if (live.stream === null && !browser.document.hidden)
                connect(live);
        }, RETRY_MS);
    });
}
function disconnect(live) {
    live.stream?.close();
    live.stream = null;
}
function changeConnection(live, now) {
    if (now === live.connection)
        return;
    if (now === "lost")
        announce(live, ["The service does not respond."]);
    else if (live.connection === "lost")
        announce(live, ["The service responds again."]);
    live.connection = now;
    live.lostAtMs = now === "lost" ? live.browser.elapsedMs() : null;
    show(live);
}
function receive(live, view) {
    const before = shownQueue(live);
    live.latest = { view, atMs: live.browser.elapsedMs() };
    const after = shownQueue(live);
    if (before !== undefined && after !== undefined && before.id === after.id)
        announce(live, findNews(before, after));
    show(live);
    // A list takes longer than a view, so later changes wait for the next tick.
    if (live.found === null)
        void find(live);
    else
        live.isFoundOld = true;
}
function shownQueue({ latest, chosen }) {
    const { queues } = latest?.view ?? { queues: [] };
    return queues.find(({ id }) => id === chosen) ?? queues[0];
}
function live_act(live, name, value) {
    if (name === "search" || name === "page") {
        live.search = name === "search" ? value : live.search;
        live.from = name === "search" ? 0 : Number(value);
        void find(live);
    }
    else {
        void change(live, name, Number(value));
    }
}
/** Requests the list of pull requests. Sends one request at a time, and another one if the search changed meanwhile. */
async function find(live) {
    const queue = shownQueue(live);
    if (queue === undefined)
        return;
    if (live.isFinding)
        return;
    live.isFinding = true;
    live.isFoundOld = false;
    const { search, from } = live;
    const query = `queue=${encodeURIComponent(queue.id)}&search=${encodeURIComponent(search)}&from=${from}`;
    try {
        live.found = await live.browser.request("GET", `/_page/pull-requests?${query}`);
    }
    catch {
        // The page already shows that the service does not respond.
    }
    live.isFinding = false;
    show(live);
    if (live.search !== search || live.from !== from)
        return find(live);
}
/** Requests a change of the queue. The page shows the reason if the service rejects it. */
async function change(live, name, number) {
    const id = shownQueue(live)?.id ?? "";
    const colon = id.indexOf(":");
    const queue = { repository: id.slice(0, colon), branch: id.slice(colon + 1) };
    const requests = new Map([
        ["pause", () => live.browser.request("PATCH", "/_control/queues", { ...queue, state: "paused" })],
        ["resume", () => live.browser.request("PATCH", "/_control/queues", { ...queue, state: "running" })],
        ["submit", () => live.browser.request("POST", "/_control/submissions", { ...queue, number })],
        ["cancel", () => live.browser.request("POST", "/_control/cancellations", { ...queue, number })],
    ]);
    try {
        live.problem = (await requests.get(name)?.())?.error ?? "";
    }
    catch {
        live.problem = "The service did not accept the request.";
    }
    show(live);
    void find(live);
}
function findNews(before, after) {
    const known = new Set(before.ended.map(({ key }) => key));
    const ended = after.ended.filter(({ key }) => !known.has(key)).toReversed();
    const phase = before.phase.state === after.phase.state ? [] : [`Queue state: ${after.phase.label}.`];
    return [...phase, ...ended.map(({ number, label }) => `#${number}: ${label}.`)];
}
/** Announces sentences at once, then collects further sentences for 5 s, because a screen reader needs time. */
function announce(live, sentences) {
    const MOST_NEWS = 3;
    const PAUSE_MS = 5000;
    live.unread = [...live.unread, ...sentences];
    if (live.isReading || live.unread.length === 0)
        return;
    const more = live.unread.length - MOST_NEWS;
    const read = [...live.unread.slice(0, MOST_NEWS), ...(more > 0 ? [`And ${more} more.`] : [])];
    live.patch(live.news, [read.join(" ")]);
    live.unread = [];
    live.isReading = true;
    live.browser.setTimeout(() => {
        live.isReading = false;
        announce(live, []);
    }, PAUSE_MS);
}
function show(live) {
    const { browser, chosen, connection, latest, lostAtMs, found, problem, page, patch, render } = live;
    if (latest === null)
        return;
    const { view, atMs } = latest;
    const sinceMs = (lostAtMs ?? browser.elapsedMs()) - atMs;
    const nowMs = view.clock.nowMs + sinceMs * view.clock.speed;
    const { title, children } = render({ view, nowMs, chosen, connection, found, problem, origin: browser.origin });
    browser.document.title = title;
    patch(page, children);
}
function tick(live) {
    if (!live.browser.document.hidden)
        show(live);
    if (live.isFoundOld)
        void find(live);
    live.browser.setTimeout(() => tick(live), 1000);
}

;// CONCATENATED MODULE: ./lib/local-queue/src/page/client/render.js
function renderer(times, finder) {
    const renderFinder = finder(listElements());
    return (situation) => {
        const { view, nowMs, chosen, connection, problem } = situation;
        const queue = view.queues.find(({ id }) => id === chosen) ?? view.queues[0];
        const status = renderStatus(view, times.time(nowMs), connection);
        if (queue === undefined) {
            const empty = h("main", { id: "queue", class: "alone" }, h("p", "empty", "There is no queue yet."));
            return { title: "Merge queue", children: [h("header", "top", h("h1", {}, "Merge queue"), status), empty] };
        }
        const scene = { nowMs, times, renderFinder, canChange: view.token !== null, shown: listNumbers(queue) };
        return {
            title: `${queue.branch} of ${queue.repository}: merge queue`,
            children: [
                renderHeader(queue, status, scene),
                ...(problem === "" ? [] : [h("p", { key: "problem", role: "alert", class: "problem" }, problem)]),
                ...(view.queues.length > 1 ? [renderChooser(view.queues, queue)] : []),
                renderFigures(queue),
                h("div", "work", renderQueue(queue, situation, scene), renderAside(queue, scene)),
            ],
        };
    };
}
/** Lists the functions of this file that the list of all pull requests uses. */
function listElements() {
    return { h, linkTarget, renderButton, renderEstimate, renderName };
}
/** Creates an element. A string instead of attributes is the element's class. */
function h(tag, given, ...children) {
    const { key = null, ...attributes } = typeof given === "string" ? { class: given } : given;
    return { tag, key, attributes, children: children.filter((child) => child !== null) };
}
function listNumbers({ lanes, bisections, notReady }) {
    const boxes = [...lanes, ...bisections].flatMap((each) => each.boxes);
    const members = [...boxes.flatMap((box) => box.members.items), ...notReady.items];
    return new Set(members.map(({ number }) => number));
}
function renderStatus({ clock: { speed } }, time, connection) {
    const words = { connecting: "Connecting", live: "Live", lost: "No connection to the service. The page tries again." };
    const pace = speed === 1 ? "" : speed === 0 ? ", stopped" : `, ${speed} times as fast`;
    return h("p", `status ${connection}`, h("span", { class: "lamp", "aria-hidden": "true" }), h("span", "link", words[connection]), h("span", { class: "clock", title: "Time of the service" }, time, pace));
}
function renderHeader({ repository, branch, phase }, status, scene) {
    const words = h("span", "words", ...renderSentence(phase.words, scene));
    const { state, label } = phase;
    const change = state === "switching_modes" ? null : state === "running" ? "pause" : "resume";
    return h("header", "top", h("h1", {}, branch, h("span", "of", " merge queue of "), h("span", "repository", repository)), status, h("p", `phase ${state}`, h("strong", {}, label), words, change === null ? null : renderButton(change, null, scene)));
}
/** Creates a button that requests a change. For screen readers, its text also names the pull request. */
function renderButton(name, number, { canChange }) {
    const labels = { pause: "Pause", resume: "Resume", submit: "Submit", cancel: "Cancel" };
    if (!canChange)
        return null;
    const subject = number === null ? "the queue" : `#${number}`;
    const value = number ?? "";
    return h("button", { key: name, type: "button", name, value }, labels[name], h("span", "unseen", ` ${subject}`));
}
function renderChooser(queues, chosen) {
    const links = queues.map((queue) => {
        const { id, repository, branch } = queue;
        const to = { href: `?queue=${encodeURIComponent(id)}`, ...(queue === chosen && { "aria-current": "page" }) };
        return h("li", { key: id }, h("a", to, h("span", "repository", repository), " ", h("strong", {}, branch)));
    });
    return h("nav", { "aria-label": "Queues", class: "chooser", key: "chooser" }, h("ul", {}, ...links));
}
function renderFigures({ figures }) {
    const each = figures.map(({ label, value, of, place }) => h("div", { key: label, class: value === 0 ? "none" : "some" }, h("dt", {}, place === null ? label : h("a", { href: `#${place}` }, label)), h("dd", {}, h("strong", {}, `${value}`), of === null ? null : h("span", {}, ` of ${of}`))));
    return h("section", { "aria-label": "Figures", class: "figures", key: "figures" }, h("dl", {}, ...each));
}
function renderQueue(queue, situation, scene) {
    const { lanes, moreWaiting, isParallel, bisections, estimates } = queue;
    const lines = lanes.map((lane, index) => renderLane(lane, `lane-${index + 1}`, queue, scene));
    return h("main", { id: "queue" }, h("h2", {}, isParallel ? "Lanes" : "Queue"), h("p", "more", `${estimates} `, h("a", { href: "#find" }, "Find a pull request")), lines.length === 0 ? renderEmpty(queue) : h("div", `lanes ${lines.length > 1 ? "many" : "one"}`, ...lines), moreWaiting > 0 ? h("p", "more", `${moreWaiting} more pull requests are waiting. They are listed below.`) : null, bisections.length > 0 ? h("h2", { key: "bisections", ...linkTarget("bisections") }, "Bisections") : null, ...bisections.map((each) => renderBisection(each, scene)), scene.renderFinder(queue, situation, scene));
}
function renderEstimate(atMs, scene) {
    if (atMs === null)
        return null;
    const time = atMs > scene.nowMs ? renderTime(atMs, scene) : "soon";
    return h("p", { key: "estimate", class: "estimate" }, "Expected merge: ", time);
}
function renderLane({ key, title, targets, boxes }, id, { branch, tip }, scene) {
    const base = h("li", { class: "base", key: "base" }, h("code", {}, branch), " at ", h("code", {}, tip.slice(0, 7)));
    const names = targets.items.map((name) => h("li", { key: name }, name));
    return h("section", { key, class: "lane", "aria-labelledby": id }, h("h3", { id }, title), names.length > 0
        ? h("ul", { class: "targets", "aria-label": "Targets" }, ...names, renderMore("li", targets))
        : null, h("ol", "boxes", base, ...boxes.map((box) => renderBox(box, scene))));
}
function renderMore(tag, { more }) {
    return more > 0 ? h(tag, "more", `and ${more} more`) : null;
}
function renderEmpty({ bisections, notReady, branch }) {
    const text = bisections.length > 0
        ? "Only bisections are in progress. This page shows them below."
        : notReady.items.length > 0
            ? "No pull request is ready yet."
            : `The queue is empty. It tests and merges pull requests that are submitted for ${branch}. The list below shows the open pull requests.`;
    return h("p", { class: "empty", key: "empty" }, text);
}
function renderBox(box, scene) {
    const { key, state, label, title, members, progress, mergeAtMs, why, details } = box;
    const { items, more } = members;
    const id = `box-${key}`;
    const only = items.length === 1 ? items[0] : undefined;
    const isOne = only !== undefined && more === 0;
    const parts = only === undefined ? items.map((each) => renderChapter(each, scene)) : renderFacts(only, scene);
    const list = h("ul", { class: "members", key: "members" }, ...renderMembers(items, scene), renderMore("li", members));
    return h("li", { key }, h("article", { class: `box ${state}`, "aria-labelledby": id, ...(isOne && linkTarget(`pr-${only.number}`)) }, h("span", { class: "mark", "aria-hidden": "true" }), h("p", "state", label), h("h4", { id }, ...(isOne ? renderName(only) : [title])), progress === null ? null : renderProgress(progress, title, scene), renderEstimate(mergeAtMs, scene), isOne ? null : list, ...renderParagraphs("why", [...(isOne ? only.why : []), ...why], scene), renderFolded("Details", title, renderDetails(details, scene), ...parts)));
}
function linkTarget(id) {
    return { id, tabindex: -1 };
}
function renderMembers(members, scene, more) {
    return members.map((member) => h("li", { ...linkTarget(`pr-${member.number}`), key: `${member.number}` }, ...renderName(member), ...renderParagraphs("why", member.why, scene), more?.(member) ?? null));
}
function renderName({ number, title, author, marks = [], }) {
    const tags = marks.flatMap((mark) => [" ", h("span", "tag", mark)]);
    const name = h("span", "name", title);
    return [h("strong", "number", `#${number}`), " ", name, " ", h("span", "author", author), ...tags];
}
function renderParagraphs(className, texts, scene) {
    return texts.map((words) => h("p", className, ...renderSentence(words, scene)));
}
/** Creates an element that the reader can open. For screen readers, its summary also names the subject. */
function renderFolded(label, of, ...parts) {
    return h("details", { key: "more" }, h("summary", {}, label, h("span", "unseen", ` of ${of}`)), ...parts);
}
function renderChapter(member, scene) {
    const heading = h("p", "chapter", h("strong", {}, `#${member.number}`), ` ${member.title}`);
    return h("div", { key: `${member.number}` }, heading, ...renderFacts(member, scene));
}
function renderFacts({ number, details, moments }, scene) {
    const buttons = h("p", "buttons", renderButton("cancel", number, scene));
    return [renderDetails(details, scene), renderMoments(moments, scene), buttons];
}
function renderBisection({ key, title, words, boxes, details }, scene) {
    return h("section", { key, class: "bisection", "aria-label": title }, h("h3", {}, title), ...renderParagraphs("about", words, scene), h("ol", "boxes", ...boxes.map((box) => renderBox(box, scene))), renderFolded("Details", "the bisection", renderDetails(details, scene)));
}
function renderAside({ notReady, ended, settings }, scene) {
    const OPEN = 8;
    const waiting = renderMembers(notReady.items, scene, (member) => renderFolded("Details", `#${member.number}`, ...renderFacts(member, scene)));
    const ends = ended.map((each) => renderOutcome(each, scene));
    const earlier = h("summary", {}, `${ends.length - OPEN} earlier`);
    return h("aside", { "aria-label": "More about the queue" }, waiting.length > 0 ? h("h2", { key: "not-ready", ...linkTarget("not-ready") }, "Not ready") : null, waiting.length > 0 ? h("ul", { class: "unready", key: "unready" }, ...waiting) : null, renderMore("p", notReady), h("h2", { key: "ended" }, "Finished"), ends.length > 0
        ? h("ol", { class: "ended", key: "ends" }, ...ends.slice(0, OPEN))
        : h("p", { class: "empty", key: "no-ends" }, "No pull request has finished yet."), ends.length > OPEN
        ? h("details", { key: "earlier", class: "earlier" }, earlier, h("ol", "ended", ...ends.slice(OPEN)))
        : null, renderSettings(settings));
}
function renderOutcome(ended, scene) {
    const { key, number, title, author, conclusion, label, atMs, words, log, moments } = ended;
    return h("li", { key, class: conclusion }, h("span", { class: "mark", "aria-hidden": "true" }), h("p", {}, ...renderName({ number, title, author })), h("p", "how", h("strong", {}, label), " ", renderTime(atMs, scene)), ...(conclusion === "merged" ? [] : renderParagraphs("why", [[...words, " ", ...log]], scene)), renderFolded("History", `#${number}`, renderMoments(moments, scene)));
}
function renderSettings(settings) {
    const lines = settings.flatMap(({ name, value, meaning }) => [
        h("dt", {}, h("code", {}, name)),
        h("dd", {}, h("strong", {}, value), meaning === "" ? null : h("span", "meaning", ` ${meaning}`)),
    ]);
    const summary = h("summary", {}, h("h2", {}, "Settings"));
    return h("details", { key: "settings", class: "settings" }, summary, h("dl", {}, ...lines));
}
function renderProgress({ fromMs, expectedMs, deadlineMs }, title, { nowMs }) {
    const elapsedMs = Math.max(0, nowMs - fromMs);
    const endMs = expectedMs ?? deadlineMs;
    const max = endMs === null ? 0 : Math.max(1, endMs - fromMs);
    const bar = { max, value: Math.min(max, elapsedMs), "aria-label": `Tests of ${title}` };
    const usual = expectedMs === null ? "" : ` of about ${formatDuration(expectedMs - fromMs)}`;
    const isLate = expectedMs === null || elapsedMs > expectedMs - fromMs;
    const most = usual === "" ? " of at most" : ", at most";
    const limit = deadlineMs === null || !isLate ? "" : `${most} ${formatDuration(deadlineMs - fromMs)}`;
    return h("div", { class: "progress", key: "progress" }, endMs === null ? null : h("progress", bar), h("p", {}, h("strong", {}, formatDuration(elapsedMs)), usual, limit));
}
function renderDetails(details, scene) {
    const lines = details.flatMap(({ label, values, isCode }) => [
        h("dt", {}, label),
        ...values.map((words) => {
            const parts = renderSentence(words, scene);
            return h("dd", {}, ...(isCode ? [h("code", {}, ...parts)] : parts));
        }),
    ]);
    return h("dl", "details", ...lines);
}
function renderMoments(moments, scene) {
    const lines = moments.map(({ atMs, state, words }) => h("li", state, renderTime(atMs, scene), h("span", {}, ...renderSentence(words, scene))));
    return h("ol", { class: "moments", "aria-label": "History" }, ...lines);
}
function renderSentence(words, scene) {
    return words.map((word) => {
        if (typeof word === "string")
            return word;
        if ("atMs" in word)
            return renderTime(word.atMs, scene);
        if ("log" in word)
            return h("a", { href: `/_page/logs/${word.log}` }, "Test output");
        return scene.shown.has(word.pr) ? h("a", { href: `#pr-${word.pr}` }, `#${word.pr}`) : `#${word.pr}`;
    });
}
function renderTime(atMs, { nowMs, times }) {
    const isToday = times.day(atMs) === times.day(nowMs);
    const text = isToday ? times.time(atMs) : `${times.day(atMs)}, ${times.time(atMs)}`;
    const left = atMs > nowMs ? ` (in ${formatDuration(atMs - nowMs)})` : "";
    return h("time", { datetime: new Date(atMs).toISOString() }, `${text}${left}`);
}
/** Formats a duration with at most two units: `1d 2h`, `3m 10s`, `5s`. */
function formatDuration(ms) {
    const seconds = Math.max(0, Math.round(ms / 1000));
    const amounts = [seconds / 86_400, (seconds / 3600) % 24, (seconds / 60) % 60, seconds % 60].map(Math.floor);
    const parts = amounts.map((amount, index) => `${amount}${"dhms"[index]}`);
    const first = amounts.findIndex((amount) => amount > 0);
    const shown = parts.slice(first, first + 2).filter((part) => !part.startsWith("0"));
    return shown.join(" ") || "0s";
}

;// CONCATENATED MODULE: ./lib/local-queue/src/page/client/tree.js
/**
 * Parts of the page as plain data. This file updates the document from the data. It changes only nodes that differ, so
 * an open element stays open, and the focus does not move. The browser receives the source of every export of this
 * folder. Each function is therefore exported, and uses only its parameters and functions of its file, but no constants
 * and no imports except types.
 */
/** Returns a function that updates the content of an element to match a tree. */
function patcher(document) {
    const patched = new Map();
    return (parent, children) => {
        const before = patched.get(parent);
        if (before === undefined)
            while (parent.firstChild !== null)
                parent.removeChild(parent.firstChild);
        patched.set(parent, patchChildren(document, parent, before ?? new Map(), children));
    };
}
function patchChildren(document, parent, before, children) {
    const after = identify(children);
    // Nodes are removed first, because moving a remaining node would move the focus.
    for (const [id, { node }] of before)
        if (!after.has(id))
            parent.removeChild(node);
    let cursor = parent.firstChild;
    const patched = [...after].map(([id, child]) => {
        const shown = patchChild(document, before.get(id), child);
        if (shown.node === cursor)
            cursor = cursor.nextSibling;
        else
            parent.insertBefore(shown.node, cursor);
        return [id, shown];
    });
    return new Map(patched);
}
/** Returns the children by tag, key, and their number among children with the same tag and key. */
function identify(children) {
    const counts = new Map();
    const named = children.map((child) => {
        const name = typeof child === "string" ? "" : `${child.tag} ${child.key ?? ""}`;
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        return [`${count} ${name}`, child];
    });
    return new Map(named);
}
function patchChild(document, before, child) {
    if (typeof child === "string") {
        const node = before !== undefined && "data" in before.node ? before.node : document.createTextNode(child);
        if (node.data !== child)
            node.data = child;
        return { leaf: child, node };
    }
    const element = before !== undefined && "shown" in before ? before : undefined;
    const node = element?.node ?? document.createElement(child.tag);
    patchAttributes(node, element?.leaf.attributes ?? {}, child.attributes);
    return { leaf: child, node, shown: patchChildren(document, node, element?.shown ?? new Map(), child.children) };
}
function patchAttributes(node, before, after) {
    for (const name of attributeNames({ ...after, ...before })) {
        const value = after[name];
        if (value === before[name])
            continue;
        if (value === undefined || (name === "href" && !isWithinPage(`${value}`)))
            node.removeAttribute(name);
        else
            node.setAttribute(name, `${value}`);
    }
}
function attributeNames(attributes) {
    return Object.keys(attributes);
}
/** True when an address is a position in this page, this page with another queue, or the log of a test run. */
function isWithinPage(href) {
    return /^(#[a-z]+(-[a-z\d]+)?|\?queue=[\w%.~!*'()-]+|\/_page\/logs\/[a-z\d-]+)$/.test(href);
}

;// CONCATENATED MODULE: ./lib/local-queue/src/page/style.js
/** Style of the page. Each color has a name for its use, a value for light mode and a value for dark mode. */
const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f6f3, #15171a);
  --sheet: light-dark(#ffffff, #1e2125);
  --ink: light-dark(#1d1f23, #e8e8e4);
  --soft: light-dark(#5a5f69, #a3a8b1);
  --line: light-dark(#dcdcd6, #33373d);
  --rail: light-dark(#c3c4bf, #474c54);
  --link: light-dark(#0b57a4, #8cc0f5);
  --focus: light-dark(#0b57a4, #8cc0f5);
  --testing: light-dark(#0b62b8, #7ab6f2);
  --passed: light-dark(#17703c, #74cb94);
  --deciding: light-dark(#8f5200, #eab45c);
  --failed: light-dark(#b3261e, #f49a92);
  --waiting: light-dark(#666b74, #9aa0aa);
  --track: light-dark(#e6e6e1, #31353b);
  --warn: light-dark(#fff3dc, #352a15);
  --shade: 0 1px 2px light-dark(rgb(0 0 0 / 0.05), transparent);
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
}
* { box-sizing: border-box; }
html { font: 100%/1.45 var(--sans); background: var(--paper); color: var(--ink); -webkit-text-size-adjust: 100%; }
body { margin: 0; }
h1, h2, h3, h4, p, pre, ul, ol, dl, dd { margin: 0; padding: 0; font-weight: inherit; }
ul, ol { list-style: none; }
code { font: 0.92em/1.4 var(--mono); overflow-wrap: anywhere; }
time { white-space: nowrap; font-variant-numeric: tabular-nums; }
a { color: var(--link); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
.unseen, .lanes.one h3 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 1rem; top: -4rem; z-index: 1; padding: 0.5rem 1rem; background: var(--sheet); }
.skip:focus { top: 0.5rem; }
#page { max-width: 100rem; margin: 0 auto; padding: 1.25rem clamp(1rem, 3vw, 2.5rem) 3rem; }

.top { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.5rem 1.5rem; align-items: baseline; }
h1 { font-size: 1.5rem; font-weight: 650; letter-spacing: -0.01em; line-height: 1.25; overflow-wrap: anywhere; }
h1 .of { font-weight: 400; color: var(--soft); }
h1 .repository { font-weight: 400; }
h2 { font-size: 1rem; font-weight: 650; margin: 0 0 0.75rem; }
.status { display: flex; flex-wrap: wrap; gap: 0 0.5rem; align-items: center; font-size: 0.875rem; color: var(--soft); }
.clock { font-variant-numeric: tabular-nums; }
.lamp { width: 0.6rem; height: 0.6rem; border-radius: 50%; border: 2px solid var(--soft); }
.live .lamp { background: var(--passed); border-color: var(--passed); }
.lost .lamp { border-color: var(--failed); border-radius: 0; transform: rotate(45deg); }
.lost .link { color: var(--failed); font-weight: 600; }
.phase { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 0 0.6rem; color: var(--soft); }
.phase strong { color: var(--ink); font-weight: 600; }
.phase:not(.running) {
  background: var(--warn); border: 1px solid var(--deciding); border-radius: 6px; padding: 0.5rem 0.75rem; color: var(--ink);
}
.phase:not(.running) strong { color: var(--deciding); }

.chooser { margin-top: 1rem; }
.chooser ul { display: flex; flex-wrap: wrap; gap: 0.4rem; }
.chooser a {
  display: block; padding: 0.3rem 0.7rem; border: 1px solid var(--line); border-radius: 999px; background: var(--sheet);
  color: var(--ink); text-decoration: none; font-size: 0.875rem;
}
.chooser a:hover { border-color: var(--soft); }
.chooser a[aria-current] { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }
.chooser .repository { color: var(--soft); }

.figures { margin: 1.25rem 0 1.75rem; border: solid var(--line); border-width: 1px 0; }
.figures dl { display: flex; flex-wrap: wrap; gap: 0.25rem 2.25rem; padding: 0.7rem 0; }
.figures div { display: flex; flex-direction: column; }
.figures dt, .figures a { font-size: 0.8125rem; color: var(--soft); }
.figures dd { font-size: 1.0625rem; color: var(--soft); font-variant-numeric: tabular-nums; }
.figures strong { font-size: 1.375rem; font-weight: 600; color: var(--ink); }
.figures .none strong { font-weight: 400; color: var(--soft); }

.work { display: grid; grid-template-columns: minmax(0, 1fr) 21rem; gap: 2rem 2.5rem; align-items: start; }
.lanes { display: grid; gap: 1.75rem 1.5rem; margin-bottom: 2rem; }
.lanes.many { grid-template-columns: repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr)); align-items: start; }
.targets { display: flex; flex-wrap: wrap; gap: 0.25rem; margin-top: 0.25rem; font: 0.8125rem/1.4 var(--mono); color: var(--soft); }
.targets li { overflow-wrap: anywhere; }
.targets li + li::before { content: "\\00b7"; margin-right: 0.25rem; }
.targets .more { font-family: var(--sans); }

.boxes { position: relative; margin-top: 0.6rem; padding-left: 1.5rem; display: grid; gap: 0.75rem; }
.boxes > li { position: relative; }
.boxes > li:not(:last-child)::before {
  content: ""; position: absolute; left: -1.06rem; top: 0.6rem; bottom: -1.6rem; border-left: 2px solid var(--rail);
}
.base { font-size: 0.8125rem; color: var(--soft); }
.base::after {
  content: ""; position: absolute; left: -1.375rem; top: 0.25rem; width: 0.75rem; height: 0.75rem; border-radius: 50%;
  background: var(--rail);
}
.base code { color: var(--ink); }
.box { position: relative; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; padding: 0.7rem 0.85rem; box-shadow: var(--shade); }
.box.waiting { background: none; border-style: dashed; border-color: var(--rail); box-shadow: none; }
.box.pending_failure { border-color: var(--deciding); }
.state { float: right; margin-left: 0.75rem; font-size: 0.8125rem; line-height: 1.6; font-weight: 600; color: var(--tone); }
.lane h3, h4 { font-weight: 600; overflow-wrap: anywhere; }
h4 .name { font-weight: 400; }
.box .author { white-space: nowrap; }
.box { --tone: var(--waiting); }
.box.starting, .box.testing { --tone: var(--testing); }
.box.passed, .box.merging { --tone: var(--passed); }
.box.pending_failure { --tone: var(--deciding); }

/* Each state has its own shape, in addition to its word. */
.mark { position: absolute; width: 0.8rem; height: 0.8rem; }
.box .mark { left: calc(-1.5rem + 0.05rem - 1px); top: 0.95rem; background: var(--paper); box-shadow: 0 0 0 3px var(--paper); }
.mark::before { content: ""; position: absolute; inset: 0; border: 2px solid var(--tone); border-radius: 50%; }
.waiting .mark::before { border-style: dotted; }
.starting .mark::before { border-style: dashed; }
.testing .mark::before { background: linear-gradient(90deg, var(--tone) 50%, transparent 50%); }
.passed .mark::before, .merged .mark::before { background: var(--tone); }
.passed .mark::after, .merged .mark::after {
  content: ""; position: absolute; left: 0.26rem; top: 0.12rem; width: 0.22rem; height: 0.4rem;
  border: solid var(--paper); border-width: 0 2px 2px 0; transform: rotate(42deg);
}
.merging .mark::before { background: radial-gradient(circle, var(--tone) 35%, transparent 40%); }
.pending_failure .mark::before { border-radius: 2px; transform: rotate(45deg) scale(0.85); }
.pending_failure .mark::after { content: ""; position: absolute; left: calc(50% - 1px); top: 0.22rem; height: 0.36rem; border-left: 2px solid var(--tone); }
.failed .mark::before { border-radius: 2px; background: var(--tone); }
.failed .mark::after {
  content: ""; position: absolute; inset: 0.16rem;
  background:
    linear-gradient(45deg, transparent 42%, var(--paper) 42% 58%, transparent 58%),
    linear-gradient(-45deg, transparent 42%, var(--paper) 42% 58%, transparent 58%);
}
.cancelled .mark::after { content: ""; position: absolute; left: 0.15rem; right: 0.15rem; top: calc(50% - 1px); border-top: 2px solid var(--tone); }

.progress { margin: 0.45rem 0 0.15rem; font-size: 0.8125rem; color: var(--soft); font-variant-numeric: tabular-nums; }
.progress strong { font-weight: 600; color: var(--ink); }
progress { appearance: none; display: block; width: 100%; height: 0.3rem; margin-bottom: 0.25rem; border: 0; border-radius: 999px; overflow: hidden; background: var(--track); color: var(--tone); }
progress::-webkit-progress-bar { background: var(--track); }
progress::-webkit-progress-value { background: var(--tone); transition: inline-size 1s linear; }
progress::-moz-progress-bar { background: var(--tone); }

.members { display: grid; gap: 0.2rem; margin-top: 0.3rem; }
.members, .unready > li, .ended > li, .lane h3, h4 { font-size: 0.9375rem; }
.members li, .unready > li, .ended p { overflow-wrap: anywhere; }
.number { font-weight: 600; font-variant-numeric: tabular-nums; }
.author { color: var(--soft); font-size: 0.8125rem; font-weight: 400; }
.tag { display: inline-block; margin-right: 0.3rem; padding: 0 0.4rem; border: 1px solid currentcolor; border-radius: 999px; font-size: 0.75rem; color: var(--soft); white-space: nowrap; }
.why, .about { margin-top: 0.35rem; font-size: 0.875rem; color: var(--soft); }
.pending_failure .why { color: var(--ink); }
.more { font-size: 0.875rem; color: var(--soft); }
.empty { color: var(--soft); max-width: 40rem; padding: 0.25rem 0 1.5rem; }
:target { background: color-mix(in srgb, var(--focus) 14%, transparent); border-radius: 4px; box-shadow: 0 0 0 4px color-mix(in srgb, var(--focus) 14%, transparent); }

details { margin-top: 0.35rem; font-size: 0.8125rem; }
summary { cursor: pointer; color: var(--soft); width: fit-content; margin-left: -0.3rem; padding: 0.15rem 0.3rem; }
[id] { scroll-margin-top: 1rem; }
summary:hover { color: var(--ink); }
.details { display: grid; grid-template-columns: minmax(5.5rem, max-content) minmax(0, 1fr); gap: 0.2rem 0.75rem; margin: 0.3rem 0 0.6rem; }
.details dt { grid-column: 1; }
.details dd { grid-column: 2; overflow-wrap: anywhere; }
.chapter { margin-top: 0.5rem; }
.moments { display: grid; gap: 0.25rem; margin: 0.3rem 0 0.2rem; }
.moments li { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0 0.6rem; }
.moments time { color: var(--soft); }

.bisection { border: 1px solid var(--line); border-left: 4px solid var(--deciding); border-radius: 8px; padding: 0.85rem 1rem 0.7rem; margin-bottom: 1.25rem; max-width: 62rem; }
.bisection h3 { font-size: 0.9375rem; font-weight: 650; }
.bisection .boxes { grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); padding-left: 0; margin-top: 0.75rem; align-items: start; }
.bisection .boxes > li::before { display: none; }
.bisection .box { padding-left: 2.1rem; }
.bisection .box .mark { left: 0.75rem; background: none; box-shadow: none; }

aside { min-width: 0; }
aside > ul, aside > ol { margin-bottom: 1.5rem; }
.unready > li, .ended > li { padding: 0.55rem 0; border-top: 1px solid var(--line); }
aside .unready .tag { border-style: dashed; }
.ended > li { position: relative; padding-left: 1.4rem; --tone: var(--waiting); }
.ended > .merged { --tone: var(--passed); }
.ended > .failed { --tone: var(--failed); }
.ended .mark { left: 0; top: 0.85rem; }
.how { font-size: 0.875rem; color: var(--soft); }
.how strong { font-weight: 600; color: var(--tone); }
.ended .why, .ended details, .unready details { margin-top: 0; }
.finder { margin-top: 2rem; }
input, button { font: inherit; color: inherit; border: 1px solid var(--soft); border-radius: 6px; background: var(--sheet); }
input { width: min(100%, 24rem); padding: 0.35rem 0.6rem; margin-bottom: 0.5rem; }
input::placeholder { color: var(--soft); opacity: 1; }
button { padding: 0.1rem 0.65rem; font-size: 0.8125rem; line-height: 1.5; cursor: pointer; }
button:hover { border-color: var(--ink); background: var(--paper); }
.phase button { margin-left: auto; }
.buttons { display: flex; gap: 0.5rem; margin: 0.35rem 0; }
.found > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; align-items: center; padding: 0.45rem 0; border-top: 1px solid var(--line); font-size: 0.9375rem; overflow-wrap: anywhere; --tone: var(--soft); }
.found code { font-size: 0.8125rem; }
.found p, .found .how { grid-column: 1; }
.found .how { display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: baseline; }
.found button { grid-column: 2; grid-row: 1 / span 2; }
.found .testing { --tone: var(--testing); }
.found .passed, .found .merged { --tone: var(--passed); }
.found .pending_failure { --tone: var(--deciding); }
.found .failed { --tone: var(--failed); }
.range { border-top: 1px solid var(--line); padding-top: 0.5rem; font-size: 0.875rem; color: var(--soft); }
.box .estimate { margin-top: 0.3rem; font-size: 0.8125rem; color: var(--soft); }
.problem { margin-top: 0.75rem; color: var(--failed); font-weight: 600; }
pre { margin-top: 0.3rem; padding: 0.6rem 0.75rem; white-space: pre-wrap; background: var(--sheet); border: 1px solid var(--line); border-radius: 6px; font-size: 0.875rem; }
.finder details { margin: 0 0 0.5rem; }
.earlier { margin: -1rem 0 1.5rem; border-top: 1px solid var(--line); padding-top: 0.4rem; }
.settings { border-top: 1px solid var(--line); padding-top: 0.5rem; }
.settings h2 { display: inline; }
.settings summary { color: var(--ink); font-size: 1rem; }
.settings dl { display: grid; gap: 0.05rem; margin-top: 0.5rem; }
.settings dd { margin-bottom: 0.5rem; overflow-wrap: anywhere; }
.settings dd strong { font-weight: 600; }
.meaning, .details dt, .settings dt { color: var(--soft); }

@media (max-width: 62rem) { .work { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 36rem) {
  #page { padding-top: 0.9rem; }
  h1 { font-size: 1.25rem; }
  .top { grid-template-columns: minmax(0, 1fr); }
  .figures dl { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.6rem 0.75rem; }
  summary { padding: 0.4rem 0.3rem; }
  button { padding: 0.3rem 0.8rem; }
  .phase button { margin: 0.3rem 0 0; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important; } }
@media (forced-colors: active) { .mark::before, progress { forced-color-adjust: none; } }
`;

;// CONCATENATED MODULE: ./lib/local-queue/src/page/document.js
/** This file creates the page: one HTML file with its style and script. The page loads and runs nothing else. */






/** Returns JavaScript for one function, which can call all functions of its module. */
function buildSource(part, { name }) {
    return `(() => {\n${Object.values(part).map(String).join("\n")}\nreturn ${name};\n})()`;
}
/**
 * Creates the script from the source of the functions in `client`. These functions are checked and tested like other
 * code.
 */
function buildScript(events) {
    return `"use strict";
${buildSource(live_namespaceObject, startLiveUpdates)}({
  browser: {
    document,
    listen: (address) => new EventSource(address),
    setTimeout: (callback, ms) => setTimeout(callback, ms),
    elapsedMs: () => performance.now(),
    origin: location.origin,
    // Buttons and the search field have names; no other element requests anything.
    onAct: (act) => {
      document.addEventListener("input", ({ target: { name, value } }) => act(name, value));
      document.addEventListener("click", ({ target }) => {
        const button = target.closest("button");
        if (button !== null) act(button.name, button.value);
      });
    },
    request: async (method, path, body) => {
      const headers = body === undefined ? {} : { "content-type": "application/json" };
      return (await fetch(path, { method, headers, body: JSON.stringify(body) })).json();
    },
  },
  events: ${JSON.stringify(events)},
  chosen: new URLSearchParams(location.search).get("queue"),
  render: ${buildSource(render_namespaceObject, renderer)}({
    time: (ms) => new Date(ms).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" }),
    day: (ms) => new Date(ms).toLocaleDateString([], { day: "numeric", month: "short" }),
  }, ${buildSource(finder_namespaceObject, finder)}),
  patch: ${buildSource(tree_namespaceObject, patcher)}(document),
  page: document.getElementById("live"),
  news: document.getElementById("news"),
});`;
}
/** Returns the HTML and the `content-security-policy` of a page. `events` is the path of its event stream. */
function pageDocument(events) {
    const script = buildScript(events);
    const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Merge queue</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#queue">Skip to the queue</a>
<div id="page">
<div id="live"><p class="empty">Connecting to the local merge queue service.</p></div>
<noscript>This page needs JavaScript to show the queue. The same data as JSON: <code>/_page/view</code>.</noscript>
</div>
<p id="news" class="unseen" role="status"></p>
<script>${script}</script>
</body>
</html>
`;
    const policy = [
        "default-src 'none'",
        `script-src ${hash(script)}`,
        `style-src ${hash(STYLE)}`,
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        // With these policies, the browser parses no text as HTML or as a script.
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ];
    return { html, policy: policy.join("; ") };
}
function hash(text) {
    return `'sha256-${(0,external_node_crypto_.createHash)("sha256").update(text, "utf8").digest("base64")}'`;
}

;// CONCATENATED MODULE: ./lib/local-queue/src/page/events.js
const HEARTBEAT_MS = 15_000;
const PACE_MS = 250;
/** Maximum share of the process's time for creating views. */
const LOAD = 0.1;
const RETRY_MS = 2000;
/** Returns a function that sends the present view and all later views to a page. */
function pageEvents(parts) {
    const empty = { listeners: new Map(), stopListening: null, next: null, restUntilMs: 0 };
    const stream = { heartbeatMs: HEARTBEAT_MS, paceMs: PACE_MS, ...parts, ...empty };
    const { listeners, closing } = stream;
    const heartbeat = setInterval(() => {
        for (const response of listeners.keys())
            if (!response.writableNeedDrain)
                response.write(": still here\n\n");
    }, stream.heartbeatMs);
    heartbeat.unref();
    closing.addEventListener("abort", () => {
        clearInterval(heartbeat);
        for (const response of listeners.keys()) {
            leave(stream, response);
            response.end();
        }
    });
    return (response) => listen(stream, response);
}
function listen(stream, response) {
    const { source, closing, listeners } = stream;
    if (closing.aborted)
        return void response.writeHead(503).end();
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    response.write(`retry: ${RETRY_MS}\n\n`);
    response.once("close", () => leave(stream, response));
    response.on("drain", () => {
        if (listeners.get(response))
            schedule(stream);
    });
    listeners.set(response, false);
    stream.stopListening ??= source.changed(() => schedule(stream));
    response.write(takeView(stream));
}
function leave(stream, response) {
    stream.listeners.delete(response);
    if (stream.listeners.size > 0)
        return;
    stream.stopListening?.();
    stream.stopListening = null;
    if (stream.next !== null)
        clearTimeout(stream.next);
    stream.next = null;
}
/** Schedules one view for all pages. The view shows all changes until its creation. */
function schedule(stream) {
    const { listeners } = stream;
    const sendNext = () => {
        stream.next = null;
        try {
            const event = takeView(stream);
            for (const response of listeners.keys()) {
                listeners.set(response, response.writableNeedDrain);
                if (!response.writableNeedDrain)
                    response.write(event);
            }
        }
        catch {
            // An error in a view must not stop the service. Each page connects again, and receives the error.
            for (const response of listeners.keys())
                response.destroy();
        }
    };
    stream.next ??= setTimeout(sendNext, Math.max(0, stream.restUntilMs - performance.now()));
}
function takeView(stream) {
    const startMs = performance.now();
    const event = `data: ${JSON.stringify(stream.source.view())}\n\n`;
    const endMs = performance.now();
    stream.restUntilMs = endMs + Math.max(stream.paceMs, (endMs - startMs) / LOAD);
    return event;
}

;// CONCATENATED MODULE: ./lib/local-queue/src/page/requests.js




const EVENTS = "/_page/events";
const TEXT = "text/plain; charset=utf-8";
/** Headers that forbid caches, frames of other sites, and guesses of the content type. */
const HEADERS = {
    "cache-control": "no-store",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
};
function createPage(parts) {
    const { html, policy } = pageDocument(EVENTS);
    const { source, logFolder } = parts;
    const listen = pageEvents(parts);
    const answers = {
        "/": (response) => send(response.setHeader("content-security-policy", policy), "text/html", html),
        "/_page/view": (response) => send(response, "application/json", JSON.stringify(source.view())),
        "/_page/pull-requests": (response, query) => {
            const [queue = "", search = "", from = ""] = ["queue", "search", "from"].map((name) => query.get(name) ?? "");
            const found = source.find({ queue, search, from: Math.trunc(Number(from)) || 0 });
            send(response, "application/json", JSON.stringify(found));
        },
        [EVENTS]: listen,
    };
    return (method, { pathname, searchParams }, response) => {
        const log = /^\/_page\/logs\/([a-z\d-]+)$/.exec(pathname)?.[1];
        const answer = log !== undefined && logFolder !== undefined
            ? () => sendLog(response, (0,external_node_path_.join)(logFolder, `${log}.log`))
            : Object.hasOwn(answers, pathname)
                ? answers[pathname]
                : undefined;
        if (method !== "GET" || answer === undefined)
            return false;
        for (const [name, value] of Object.entries(HEADERS))
            response.setHeader(name, value);
        answer(response, searchParams);
        return true;
    };
}
/** Sends the output of tests as plain text, which no browser treats as a page. */
function sendLog(response, path) {
    const log = (0,external_node_fs_.createReadStream)(path);
    log.once("open", () => {
        response.setHeader("content-security-policy", "default-src 'none'; sandbox");
        log.pipe(response.setHeader("content-type", TEXT));
    });
    log.once("error", () => {
        if (response.headersSent)
            response.destroy();
        else
            response.writeHead(404, { "content-type": TEXT }).end("This test run has no output.\n");
    });
}
function send(response, type, body) {
    response.setHeader("content-type", `${type}; charset=utf-8`).end(body);
}

// EXTERNAL MODULE: ./lib/local-queue/src/engine/batches.js
var batches = __webpack_require__(9835);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/estimate.js
var estimate = __webpack_require__(6457);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/reasons.js
var reasons = __webpack_require__(6398);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/step-builder.js
var step_builder = __webpack_require__(9519);
;// CONCATENATED MODULE: ./lib/local-queue/src/page/view/known.js






const MOST_HISTORY = 5000;
function collectFacts(queue, nowMs) {
    const history = queue.history.slice(-MOST_HISTORY);
    const byNumber = new Map();
    for (const move of history)
        byNumber.set(move.number, [...(byNumber.get(move.number) ?? []), move]);
    return { ...queue, history, nowMs, historyOf: (number) => byNumber.get(number) ?? [] };
}
/** Estimates the time of each merge in milliseconds since 1970. Returns no times before the first test runs finish. */
function known_estimate({ state, testMs, nowMs }, candidates) {
    return testMs === null ? new Map() : (0,estimate/* estimateMerges */.c)(state, candidates, testMs, nowMs);
}
function limitList(items, most) {
    return { items: items.slice(0, most), more: Math.max(0, items.length - most) };
}
const MOST_NAMED = 4;
/** Formats numbers as `#1`, `#1 and #2`, or `#1, #2, #3, #4 and 5 more`. */
function listPullRequests(numbers) {
    const { items, more } = limitList(numbers, MOST_NAMED);
    const names = items.flatMap((pr, index) => {
        const isLast = more === 0 && index === items.length - 1;
        return index === 0 ? [{ pr }] : [isLast ? " and " : ", ", { pr }];
    });
    return more > 0 ? [...names, ` and ${more} more`] : names;
}
/** Maximum characters of a text by a person, because a long text could fill the page. */
const LONGEST = 200;
function shorten(text) {
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
}
/** Creates a detail. `isCode` is true for names of commits and branches. */
function detail(label, values, isCode = false) {
    return { label, values, isCode };
}
/** Creates the view of a pull request. `why` contains its own reasons, in addition to the reasons of its box. */
function memberView(known, number, why = []) {
    const entry = (0,step_builder/* entryOf */.Ms)(known.state, number);
    return {
        number,
        ...readTitle(known, number),
        marks: listMarks(entry),
        why,
        details: listDetails(known, entry),
        moments: listMoments(known, number),
    };
}
function readTitle({ pullRequest }, number) {
    const { title = "", author = "" } = pullRequest(number) ?? {};
    return { title: shorten(title), author: shorten(author) };
}
function listMarks({ priority, noBatch, attempt }) {
    return [
        ...(priority === pull_request/* DEFAULT_VALUE */.kH ? [] : [(0,pull_request/* priorityName */._t)(priority) ?? `priority ${priority}`]),
        ...(noBatch ? ["tested alone"] : []),
        ...(attempt > 1 ? [`attempt ${attempt}`] : []),
    ];
}
function listDetails({ pullRequest }, { number, sha, targets, priority, submittedAtMs }) {
    const branch = pullRequest(number)?.headBranch;
    const name = (0,pull_request/* priorityName */._t)(priority);
    return [
        detail("Commit", [[sha.slice(0, 7)]], true),
        ...(branch === undefined ? [] : [detail("Branch", [[shorten(branch)]], true)]),
        detail("Targets", [[formatTargets(targets)]]),
        detail("Priority", [[`${priority}${name === undefined ? "" : `, ${name}`}`]]),
        detail("Submitted", [[{ atMs: submittedAtMs }]]),
    ];
}
const MOST_TARGETS = 8;
function formatTargets(targets) {
    if (targets === null)
        return "not uploaded";
    if (targets === "ALL")
        return "all targets (ALL)";
    return targets.length === 0 ? "none" : (0,format/* formatTruncatedList */.En)(targets, MOST_TARGETS, shorten);
}
const HAPPENED = {
    not_ready: "Submitted",
    pending: "Waiting for tests",
    testing: "Tests started",
    tests_passed: "Tests passed",
    pending_failure: "Tests failed, not final",
    merged: "Merged",
    failed: "Failed",
    cancelled: "Canceled",
};
/** Reason that the page omits, because it only repeats the state. */
const OBVIOUS = "TEST_RUN_PASSED";
const MOST_MOMENTS = 30;
/** Returns the last changes of state of a pull request, the oldest first. */
function listMoments({ historyOf }, number) {
    return historyOf(number)
        .slice(-MOST_MOMENTS)
        .map((move) => {
        const { atMs, to: state, reason } = move;
        const why = reason === null || reason === OBVIOUS ? "" : `: ${formatReason(reason, move)}`;
        const words = [`${HAPPENED[state]}${why}.`];
        return { atMs, state, words };
    });
}
const MOST_FILES = 10;
/**
 * Returns the reason of a change of state as a clause. For a conflict, the clause also names the other side and the
 * files.
 */
function formatReason(reason, { culprit, files = [] }) {
    if (culprit === undefined)
        return (0,reasons/* reasonClause */.C)(reason);
    const other = culprit === null ? "the target branch" : `#${culprit}`;
    return `it conflicts with ${other}${files.length === 0 ? "" : ` in ${(0,format/* formatTruncatedList */.En)(files, MOST_FILES)}`}`;
}
const MOST_ENDED = 20;
/** Returns a link to the log of a test run; an empty sentence for a host without logs. */
function linkLog({ run }, id) {
    const { log = null } = (id === null ? undefined : run(id)) ?? {};
    return log === null ? [] : [{ log }];
}
/** Returns the last finished attempts, the newest first. */
function listOutcomes(known) {
    const ended = known.history.filter((move) => !(0,engine_state/* isLive */.DG)({ state: move.to })).slice(-MOST_ENDED);
    return ended.toReversed().map((transition) => {
        const { number, attempt, atMs, reason, to: conclusion } = transition;
        const words = reason === null ? [] : [(0,reasons/* toReasonSentence */.v)(formatReason(reason, transition))];
        return {
            key: `end-${number}-${attempt}`,
            number,
            ...readTitle(known, number),
            conclusion,
            label: HAPPENED[conclusion],
            atMs,
            words,
            log: conclusion === "failed" ? linkLog(known, transition.run) : [],
            moments: listMoments(known, number),
        };
    });
}

;// CONCATENATED MODULE: ./lib/local-queue/src/page/view/find.js
/** This file finds pull requests in the whole repository of a queue, for the list of the page. */




const MOST_FOUND = 20;
/** Finds pull requests, in this order: in the queue, not ready, open, finished. */
function findPullRequests(queues, { queue: id, search, from }, nowMs) {
    const queue = queues.find(({ repository, branch }) => `${repository}:${branch}` === id);
    if (queue === undefined)
        return { total: 0, from: 0, items: [] };
    const { state } = queue;
    const merges = known_estimate(collectFacts(queue, nowMs), (0,batches/* formCandidates */.h)(state));
    const exact = Number(search.trim().replace("#", ""));
    const found = listInOrder(queue)
        .filter(matcher(search))
        .toSorted((one, other) => Number(other.number === exact) - Number(one.number === exact));
    const first = Math.min(Math.max(0, from), Math.floor(Math.max(0, found.length - 1) / MOST_FOUND) * MOST_FOUND);
    const items = found.slice(first, first + MOST_FOUND).map((pullRequest) => {
        const { number, title, author, headBranch } = pullRequest;
        const entry = tree/* get */.Jt(state.entries, number);
        const mergeAtMs = entry?.state === "pending_failure" ? null : (merges.get(number) ?? null);
        const texts = { title: shorten(title), author: shorten(author), branch: shorten(headBranch) };
        return { number, ...texts, ...describe(pullRequest, entry), mergeAtMs };
    });
    return { total: found.length, from: first, items };
}
/** Lists the pull requests of a queue, and the open pull requests that it could admit. */
function listInOrder({ state, branch, pullRequest, pullRequests }) {
    const live = [...(0,queues/* listAdmittedNumbers */.pP)({ engine: state }), ...tree/* values */.zu(state.waiting)];
    const isOther = new Set(live);
    const others = [...pullRequests()].filter(({ number, baseBranch }) => !isOther.has(number) && (baseBranch === branch || tree/* get */.Jt(state.entries, number)));
    const open = others.filter((each) => each.state === "open");
    const finished = others.filter((each) => each.state !== "open").toReversed();
    return [...live.flatMap((number) => pullRequest(number) ?? []), ...open, ...finished];
}
function matcher(search) {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    return ({ number, title, author, headBranch }) => {
        const text = `#${number} ${title} ${author} ${headBranch}`.toLowerCase();
        return words.every((word) => text.includes(word));
    };
}
/** Returns the state of a pull request, and the change that a reader can request. */
function describe({ state, draft }, entry) {
    const live = entry && LIVE.get(entry.state);
    if (live !== undefined)
        return { ...live, act: "cancel" };
    if (state === "merged")
        return { state, label: "Merged", act: null };
    const label = state === "closed" ? "Closed" : draft ? "Draft" : "Open";
    const act = state === "closed" || draft ? null : "submit";
    const last = entry === undefined || entry.state === "merged" ? "" : `, ${HAPPENED[entry.state].toLowerCase()}`;
    return { state: last === "" ? state : "failed", label: `${label}${last}`, act };
}
/** Class and label of each state in the queue. */
const LIVE = new Map([
    ["not_ready", { state: "waiting", label: "Not ready" }],
    ["pending", { state: "waiting", label: "Waiting" }],
    ["testing", { state: "testing", label: "Testing" }],
    ["tests_passed", { state: "passed", label: "Passed" }],
    ["pending_failure", { state: "pending_failure", label: "Failed, not final" }],
]);

// EXTERNAL MODULE: ./lib/local-queue/src/engine/explain.js
var explain = __webpack_require__(119);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/lanes.js
var engine_lanes = __webpack_require__(3896);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/settings.js
var engine_settings = __webpack_require__(4569);
;// CONCATENATED MODULE: ./lib/local-queue/src/page/view/why-waiting.js




function formatExplanation({ settings, phase }, { group, members, explanation }) {
    const isBisected = group?.kind === "bisection";
    switch (explanation.why) {
        case "paused":
        case "slot":
            return [
                [...(group === null || isBisected ? [] : ["Its tests restart in the same position. "]), slotWords(explanation)],
            ];
        case "starting":
            return [["The queue is creating its test branch", ...onTopOf(explanation.on), "."]];
        case "testing":
            return explanation.on.length === 0 ? [] : [["It is tested", ...onTopOf(explanation.on), "."]];
        case "passed":
            return isBisected
                ? [["Its tests passed.", ...decidedAfter(explanation.after)]]
                : passedWords(explanation, phase === "paused");
        case "merging":
            return [
                [explanation.direct ? (0,reasons/* toReasonSentence */.v)((0,reasons/* reasonClause */.C)("MERGE_GRAPH_DIRECT_MERGE")) : "It is being merged."],
            ];
        case "failed": {
            const next = isBisected ? decidedAfter(explanation.after) : undecidedWords(explanation, members.length > 1);
            return [[(0,reasons/* toReasonSentence */.v)((0,reasons/* reasonClause */.C)(explanation.reason)), ...next]];
        }
        case "behind":
            return [
                explanation.members.length === 0
                    ? ["It waits for its turn."]
                    : ["It waits behind ", ...listPullRequests(explanation.members), "."],
            ];
        case "held":
            return [
                ["It waits until the queue decides about ", ...listPullRequests(explanation.failures), ", whose tests failed."],
            ];
        case "delayed": {
            const { untilMs, by } = explanation.delay;
            const starts = settings.batch
                ? `Batch of ${members.length} of ${settings.batchingMinSize}: starts at `
                : "Starts at ";
            return [[starts, { atMs: untilMs }, `, ${DELAYS.get(by)}.`]];
        }
    }
}
const DELAYS = new Map((0,engine_settings/* listSettings */.cl)().map(([name, { delay = "" }]) => [name, delay]));
function onTopOf(numbers) {
    return numbers.length === 0 ? [] : [" on top of ", ...listPullRequests(numbers)];
}
function decidedAfter(numbers) {
    return numbers.length === 0 ? [] : [" The queue decides after ", ...listPullRequests(numbers), "."];
}
function passedWords({ clearedBy, after }, isPaused) {
    const next = isPaused ? "It merges when the queue resumes." : "It merges next.";
    return [
        ...(clearedBy.length === 0 ? [] : [["The tests of ", ...listPullRequests(clearedBy), " passed and contain it."]]),
        after.length === 0 ? [next] : ["It merges after ", ...listPullRequests(after), "."],
    ];
}
function undecidedWords({ after, mayClear }, isBatch) {
    if (after.length > 0)
        return [" The queue decides after ", ...listPullRequests(after), " ahead of it."];
    if (mayClear.length === 0)
        return [];
    const otherwise = isBatch ? "a bisection finds the cause" : "it fails";
    return [
        " The tests of ",
        ...listPullRequests(mayClear),
        ` contain it and may still clear it. Otherwise ${otherwise}.`,
    ];
}
function slotWords(explanation) {
    if (explanation.why === "paused")
        return "A paused queue starts no tests.";
    const { kind, used, of, first } = explanation;
    if (kind === "bisection")
        return `It waits for a free slot for bisections: ${used} of ${of} in use.`;
    const turn = first === 0 ? "" : `, and ${first} ${first === 1 ? "other goes" : "others go"} first`;
    return `It waits for a free test slot: ${used} of ${of} in use${turn}.`;
}
function explainNotReady({ state, branch, pullRequest }, number) {
    const { ready, targets, deadlineMs } = (0,step_builder/* entryOf */.Ms)(state, number);
    const { baseBranch = branch, draft = false, mergeability = "mergeable" } = pullRequest(number) ?? {};
    const causes = [];
    if (baseBranch !== branch)
        causes.push([`Its base branch is ${baseBranch}, not ${branch}.`]);
    if (draft)
        causes.push(["It is a draft."]);
    if (mergeability === "not_mergeable")
        causes.push(["The Git host reports that it cannot be merged."]);
    const isUnknown = mergeability === "in_progress" || mergeability === "unspecified";
    if (isUnknown)
        causes.push(["The Git host has not reported yet whether it can be merged."]);
    if (!ready && causes.length === 0)
        causes.push(["The Git host does not report that it is ready to merge."]);
    if (state.settings.mode === "parallel" && targets === null) {
        causes.push(["No impacted targets were uploaded for its head commit. A parallel queue requires them."]);
    }
    if (causes.length === 0)
        causes.push([ADMISSION[state.phase]]);
    if (deadlineMs !== null)
        causes.push(["The queue cancels it at ", { atMs: deadlineMs }, " if this does not change."]);
    return causes;
}
const ADMISSION = {
    running: "The queue admits it next.",
    paused: "It is ready, but a paused queue admits nothing.",
    draining: "It is ready, but a draining queue admits nothing.",
    switching_modes: "It is ready, but a queue that is switching modes admits nothing.",
};

;// CONCATENATED MODULE: ./lib/local-queue/src/page/view/view.js
/**
 * This file creates the view of queues as JSON. The view changes only with events, because it contains start times
 * instead of durations.
 */








const MOST_WAITING = 20;
const MOST_NOT_READY = 50;
const MOST_MEMBERS = 20;
/**
 * Creates the view of a page. `speed` is the number of seconds of service time per second of real time. `token` is the
 * token of the API; null if the page may change nothing.
 */
function pageView(queues, clock, token = null) {
    return { clock, token, queues: queues.map((queue) => queueView(collectFacts(queue, clock.nowMs))) };
}
function queueView(known) {
    const { repository, branch, state } = known;
    const { items, more } = limitList(tree/* list */.p_(state.waiting), MOST_NOT_READY);
    return {
        id: `${repository}:${branch}`,
        repository: shorten(repository),
        branch: shorten(branch),
        tip: state.tip,
        phase: describePhase(state),
        estimates: describeEstimates(known),
        figures: countFigures(state),
        isParallel: state.settings.mode === "parallel",
        ...listLanes(known),
        bisections: state.bisections.map((bisection) => bisectionView(known, bisection)),
        notReady: { items: items.map((number) => memberView(known, number, explainNotReady(known, number))), more },
        ended: listOutcomes(known),
        settings: listSettingViews(known.settings),
    };
}
function describePhase({ phase, switching }) {
    const phases = {
        running: ["Running", "The queue admits, tests and merges pull requests."],
        paused: [
            "Paused",
            "The queue admits no pull requests, starts no tests and merges nothing. Running tests continue.",
        ],
        draining: [
            "Draining",
            "The queue tests and merges the pull requests that it has admitted. It admits no other pull requests.",
        ],
        switching_modes: [
            "Switching modes",
            `The queue admits no pull requests until it is empty. Then it switches to ${switching?.mode ?? "another"} mode.`,
        ],
    };
    const [label, text] = phases[phase];
    const words = [text];
    return { state: phase, label, words };
}
/** Explains the estimates; empty for a queue without pull requests to estimate. */
function describeEstimates({ state, testMs }) {
    if (tree/* size */.Ej(state.order) + tree/* size */.Ej(state.pending) === 0)
        return "";
    if (state.phase === "paused")
        return "The queue is paused, so this page shows no expected times of merges.";
    if (testMs === null)
        return "Expected times of merges appear after the first three test runs.";
    return "Expected times of merges are correct if all tests pass and take as long as recent tests.";
}
/** Creates a figure: a number, its limit and its place on the page. The limit or the place is null if missing. */
function figure(label, value, of = null, place = null) {
    return { label, value, of, place };
}
function countFigures(state) {
    const { settings, slots, bisections } = state;
    const groups = (0,step_builder/* groupsInOrder */.IC)(state);
    const countOf = (...states) => groups.filter((group) => states.includes(group.state)).reduce((sum, { members }) => sum + members.length, 0);
    const isShared = settings.bisectionConcurrency === 0;
    const hasOwn = !isShared && (settings.batch || bisections.length > 0);
    const place = bisections.length > 0 ? "bisections" : null;
    const notReady = tree/* size */.Ej(state.waiting);
    return [
        figure("Not ready", notReady, null, notReady > 0 ? "not-ready" : null),
        figure("Waiting", tree/* size */.Ej(state.pending) + countOf("waiting")),
        figure("Testing", countOf("starting", "testing")),
        figure("Failed, not final", countOf("pending_failure")),
        figure("Passed", countOf("passed", "merging")),
        figure("Test runs", slots.main + (isShared ? slots.bisection : 0), settings.concurrency),
        ...(hasOwn ? [figure("Bisection runs", slots.bisection, settings.bisectionConcurrency, place)] : []),
    ];
}
function listLanes(known) {
    const { state } = known;
    const candidates = firstCandidates(state);
    const positions = (0,explain/* explainQueue */.Fh)(state, candidates, known.nowMs);
    const merges = known_estimate(known, candidates);
    const boxes = positions.map((position) => makeBox(known, position, merges.get(position.members[0] ?? 0)));
    let numbered = 0;
    const lanes = (0,explain/* findLanes */.jd)(state, positions).map((indexes) => {
        const members = indexes.flatMap((index) => positions[index]?.members ?? []);
        const targets = (0,engine_lanes/* targetsOf */.QR)(state, members);
        if (!(0,engine_lanes/* isEmpty */.Im)(targets))
            numbered += 1;
        const title = state.settings.mode === "single" ? "All pull requests" : (0,engine_lanes/* isEmpty */.Im)(targets) ? "Independent" : `Lane ${numbered}`;
        const own = indexes.flatMap((index) => boxes[index] ?? []);
        return { key: `lane-${members[0]}`, title, targets: listTargets(state, targets), boxes: own };
    });
    const shown = candidates.reduce((sum, { members }) => sum + members.length, 0);
    return {
        lanes,
        /** Number of waiting pull requests outside of the shown lanes. */
        moreWaiting: tree/* size */.Ej(state.pending) - shown,
    };
}
function firstCandidates(state) {
    const candidates = [];
    for (const candidate of (0,batches/* formCandidates */.h)(state)) {
        if (candidates.length === MOST_WAITING)
            break;
        candidates.push(candidate);
    }
    return candidates;
}
function listTargets({ settings }, targets) {
    if (settings.mode === "single")
        return { items: [], more: 0 };
    if ((0,engine_lanes/* isEmpty */.Im)(targets))
        return { items: ["no targets"], more: 0 };
    const { items, more } = limitList([...targets.names].toSorted(), MOST_TARGETS);
    return { items: [...(targets.all ? ["all targets (ALL)"] : []), ...items.map(shorten)], more };
}
function makeBox(known, position, mergeAtMs) {
    const { group, members } = position;
    const { items, more } = limitList(members, MOST_MEMBERS);
    const run = group === null || group.run === null ? undefined : tree/* get */.Jt(known.state.runs, group.run);
    const state = group?.state ?? "waiting";
    return {
        key: group === null ? `waiting-${members[0]}` : `group-${group.id}`,
        state,
        label: state === "pending_failure" ? "Failed, not final" : `${state.charAt(0).toUpperCase()}${state.slice(1)}`,
        title: members.length === 1 ? `#${members[0]}` : `Batch of ${members.length}`,
        members: { items: items.map((number) => memberView(known, number)), more },
        progress: run === undefined ? null : readProgress(known, run),
        /** Estimated time of the merge; null for an undecided failure, during the merge, or without an estimate. */
        mergeAtMs: state === "pending_failure" || state === "merging" ? null : (mergeAtMs ?? null),
        why: formatExplanation(known.state, position),
        details: run === undefined ? [] : listRunDetails(known, run),
    };
}
function readProgress(known, { id, status, startedAtMs: fromMs, deadlineMs }) {
    if (status !== "in_progress" || fromMs === null)
        return null;
    const seconds = known.run(id)?.expectedSeconds ?? null;
    return { fromMs, expectedMs: seconds === null ? null : fromMs + seconds * 1000, deadlineMs };
}
function listRunDetails(known, { id, content, own, base }) {
    const ahead = content.slice(0, content.length - own).map(({ number }) => number);
    const facts = known.run(id);
    const checks = (facts?.checks ?? []).map(({ name, result }) => [`${shorten(name)}: ${result}`]);
    const names = facts && [
        detail("Test branch", [[shorten(facts.branch)]], true),
        detail("Test run", [[shorten(facts.id)]], true),
        ...(facts.log === null ? [] : [detail("Output", [linkLog(known, id)])]),
    ];
    return [
        ...(names ?? []),
        detail("Built on", [
            [formatBase(known, base), ...(ahead.length > 0 ? [" with ", ...listPullRequests(ahead)] : [])],
        ]),
        ...(checks.length > 0 ? [detail("Checks", checks)] : []),
    ];
}
function formatBase({ branch }, base) {
    return `${shorten(branch)} at ${base.slice(0, 7)}`;
}
function bisectionView(known, bisection) {
    const { state } = known;
    const { root, prefix, predecessors, failedSets } = bisection;
    const left = bisection.groups.flatMap((id) => (0,step_builder/* groupOf */.F8)(state, id).members);
    const cleared = prefix.map(({ number }) => number);
    const gone = root.filter((number) => !left.includes(number) && !cleared.includes(number));
    const failed = failedSets.map((set) => listPullRequests(set.split(" ").map(Number)));
    const method = "The queue splits the batch into parts, and tests them until it finds the cause.";
    const words = [
        ["The batch of ", ...listPullRequests(root), ` failed. ${method}`],
        ...(cleared.length > 0 ? [["Cleared, back in the queue: ", ...listPullRequests(cleared), "."]] : []),
        ...(gone.length > 0 ? [["Removed from the queue: ", ...listPullRequests(gone), "."]] : []),
    ];
    return {
        key: `bisection-${bisection.id}`,
        title: `Bisection of a batch of ${root.length}`,
        words,
        boxes: (0,explain/* explainBisection */.kD)(state, bisection).map((position) => ({
            ...makeBox(known, position),
            ...(position.members.length > 1 && { title: `Group of ${position.members.length}` }),
        })),
        details: [
            detail("Built on", [[formatBase(known, bisection.base)]]),
            ...(predecessors.length > 0
                ? [detail("Ahead at that time", [listPullRequests(predecessors.map(({ number }) => number))])]
                : []),
            ...(failed.length > 0 ? [detail("Known to fail", failed)] : []),
        ],
    };
}
const MEANINGS = new Map((0,engine_settings/* listSettings */.cl)().map(([name, { meaning = "" }]) => [name, meaning]));
const LONGEST_VALUE = 300;
/** Lists settings by the names of the API. The meaning is empty for a setting without effect here. */
function listSettingViews(settings) {
    return Object.entries(settings).map(([name, value]) => {
        return { name, value: valueInWords(value).slice(0, LONGEST_VALUE), meaning: MEANINGS.get(name) ?? "" };
    });
}
function valueInWords(value) {
    if (typeof value === "boolean")
        return value ? "on" : "off";
    const items = [value].flat();
    return items.every((each) => typeof each === "string") ? items.join(", ") || "none" : JSON.stringify(value);
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/local-queue/src/api/control/request-log.js


const LARGEST_RECORDED_BODY = 64 * 1024;
const MIN_RECORDED_REQUESTS = 10_000;
/** Adds a request. Removes many old requests at once, because each removal moves all others. */
function recordRequest(requests, request) {
    requests.push(request);
    if (requests.length > 1.1 * MIN_RECORDED_REQUESTS)
        requests.splice(0, requests.length - MIN_RECORDED_REQUESTS);
}
function describeRequest({ method, path, headers, body }, facts) {
    const isRecorded = body.kind === "read" && body.bytes > 0 && body.bytes < LARGEST_RECORDED_BODY;
    const json = isRecorded ? (0,http_incoming/* parseJson */.qF)(body.text) : undefined;
    const recorded = json === undefined ? {} : { body: json };
    return { id: (0,external_node_crypto_.randomUUID)(), ...facts, method, path, headers, ...recorded, bodyBytes: body.bytes };
}

;// CONCATENATED MODULE: ./lib/local-queue/src/api/faults/deliver.js



async function deliver({ response, act, sleep }, fault) {
    if (fault === null)
        return deliver_send(response, act());
    if ("afterEffect" in fault && fault.afterEffect)
        act();
    switch (fault.kind) {
        case "status":
            return deliver_send(response, withHeaders((0,reply/* textReply */.US)(fault.status, fault.body), fault.headers));
        case "reply": {
            const { status, json, text = "", headers } = fault;
            return deliver_send(response, withHeaders(json === undefined ? (0,reply/* textReply */.US)(status, text) : (0,reply/* jsonReply */.DB)(json, status), headers));
        }
        case "redirect":
            return deliver_send(response, { ...(0,reply/* textReply */.US)(fault.status), headers: { location: fault.location } });
        case "delay": {
            const reply = act();
            await sleep(fault.ms);
            return deliver_send(response, reply);
        }
        case "drop":
            if (fault.when === "after")
                act();
            return void response.destroy();
        case "hang":
            return;
        case "headers-only":
            writeHead(response, act());
            return response.flushHeaders();
        case "trickle":
            return trickle({ response, act, sleep }, fault.msPerByte);
        case "content-type": {
            const { body, ...reply } = withHeaders(act(), { "content-type": fault.contentType });
            return deliver_send(response, { ...reply, body: fault.body ?? body });
        }
        case "patch":
            return deliver_send(response, applyPatch(act(), fault));
        case "rewrite":
            return deliver_send(response, fault.rewrite(act()));
    }
}
function deliver_send(response, reply) {
    writeHead(response, reply);
    response.end(mayHaveBody(reply.status) ? reply.body : "");
}
function writeHead(response, { status, headers, body }) {
    const length = mayHaveBody(status) ? { "content-length": Buffer.byteLength(body) } : {};
    response.writeHead(status, { ...headers, ...length });
}
function mayHaveBody(status) {
    return status !== 204 && status !== 304;
}
function withHeaders(reply, headers = {}) {
    return { ...reply, headers: { ...reply.headers, ...headers } };
}
async function trickle({ response, act, sleep }, msPerByte) {
    const reply = act();
    writeHead(response, reply);
    for (const byte of Buffer.from(reply.body)) {
        await sleep(msPerByte);
        if (response.destroyed)
            return;
        response.write(Buffer.of(byte));
    }
    response.end();
}
/** Changes fields of a JSON object. Returns any other reply, such as an error text, unchanged. */
function applyPatch(reply, { merge = {}, omit = [] }) {
    const value = (0,http_incoming/* parseJson */.qF)(reply.body);
    if (!(0,state_fields/* isFields */.Ce)(value))
        return reply;
    const merged = Object.entries(merge).map(([name, patch]) => {
        const before = value[name];
        return [name, (0,state_fields/* isFields */.Ce)(before) && (0,state_fields/* isFields */.Ce)(patch) ? { ...before, ...patch } : patch];
    });
    const after = { ...value, ...Object.fromEntries(merged) };
    // The tag belongs to the unchanged reply.
    const { etag: _etag, ...headers } = reply.headers;
    return { ...reply, headers, body: JSON.stringify(without(after, omit)) };
}
function without(fields, omit, prefix = "") {
    const remaining = Object.entries(fields).filter(([name]) => !omit.includes(`${prefix}${name}`));
    return Object.fromEntries(remaining.map(([name, value]) => [name, (0,state_fields/* isFields */.Ce)(value) ? without(value, omit, `${prefix}${name}.`) : value]));
}

// EXTERNAL MODULE: ./lib/local-queue/src/api/github/routes.js + 5 modules
var routes = __webpack_require__(4946);
// EXTERNAL MODULE: ./lib/local-queue/src/api/v1/endpoints.js
var endpoints = __webpack_require__(8855);
;// CONCATENATED MODULE: ./lib/local-queue/src/api/v2/answer.js
/**
 * This file answers requests to version 2 of the API. It checks key and rate limit, reads the request, and writes the
 * reply.
 */







function answerV2(v2, route, incoming) {
    return (0,reply/* answerOrRefuse */.IK)(() => answer(v2, route, incoming), v2_errors/* refusalReply */.f);
}
function answer({ engine, token, limits }, route, incoming) {
    const { method, url, headers, body } = incoming;
    const caller = (0,keys/* readCaller */.wW)(headers, token);
    if (caller.kind === "run" && route?.endpoint.acceptsRun !== true) {
        throw (0,v2_errors/* refusal */.x)("INVALID_TOKEN", "The token of a workflow run can only upload impacted targets");
    }
    const limited = limits?.count(caller, method, url.pathname) ?? null;
    if (limited !== null)
        return limited;
    if (route === null)
        throw (0,v2_errors/* refusal */.x)("NOT_FOUND", `${method} ${url.pathname} does not exist`);
    if (body.kind === "too-large")
        throw new refusal/* Refusal */.P(413, "request entity too large");
    const value = route.endpoint.answer({
        engine,
        state: engine.state(),
        caller,
        id: route.id,
        query: queryFields(url),
        json: () => (0,http_incoming/* jsonBody */.J9)(incoming),
        operation: `${method} ${url.pathname}`,
        isTerraform: isTerraform(headers),
    });
    return withTag(route.endpoint, replyWith(value, route.endpoint.status ?? 200), headers);
}
function replyWith(value, status) {
    if (value === undefined)
        return { status, headers: {}, body: "" };
    if (typeof value !== "string")
        return (0,reply/* jsonReply */.DB)(value, status);
    return { status, headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" }, body: value };
}
/** Reads the parameters of the query. @throws Refusal (400) for a parameter that occurs twice */
function queryFields({ searchParams }) {
    const names = [...searchParams.keys()];
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    if (repeated !== undefined)
        throw (0,state_fields/* invalid */.Gq)(repeated, "must occur only once in the query");
    return Object.fromEntries(searchParams);
}
function isTerraform(headers) {
    return ["user-agent", "x-source"].some((name) => /terraform|opentofu/i.test((0,http_incoming/* headerText */.TK)(headers, name)));
}
/** Adds the tag of the content. Returns 304 if the client already has this content. */
function withTag({ hasTag = false }, reply, headers) {
    if (!hasTag)
        return reply;
    const etag = `"${(0,external_node_crypto_.createHash)("sha1").update(reply.body).digest("hex")}"`;
    const known = (0,http_incoming/* headerText */.TK)(headers, "if-none-match").split(/\s*,\s*/);
    if (known.includes(etag))
        return { status: 304, headers: { etag }, body: "" };
    return { ...reply, headers: { ...reply.headers, etag } };
}

// EXTERNAL MODULE: ./lib/local-queue/src/api/v2/endpoints.js + 17 modules
var v2_endpoints = __webpack_require__(2202);
;// CONCATENATED MODULE: ./lib/local-queue/src/serve/server.js
/** The HTTP server. It reads, records and answers a request, possibly with a fault. */












function createHttpServer(parts) {
    return (0,external_node_http_.createServer)((request, response) => {
        response.setHeader("x-request-id", (0,external_node_crypto_.randomUUID)());
        handle(parts, request, response).catch(() => {
            // The client disconnected, the service closed, or the reply of a fault is not valid HTTP.
            if (response.headersSent || request.destroyed)
                response.destroy();
            else
                response.writeHead(500).end();
        });
    });
}
async function handle(parts, request, response) {
    const receivedAtMs = Date.now();
    const refused = findCallerProblem(request, parts.names);
    if (refused !== null) {
        request.resume();
        return deliver_send(response, (0,reply/* textReply */.US)(403, refused));
    }
    const body = await (0,http_incoming/* readBody */.x8)(request);
    const { method = "", url: path = "", headers } = request;
    const url = urlOf(path);
    if (parts.page(method, url, response))
        return;
    const incoming = { method, path, url, headers, body };
    const { api, endpoint, answer } = routeOf(parts, method, url.pathname);
    const fault = endpoint === null ? null : (parts.faults.take(endpoint) ?? parts.intercept?.(endpoint, incoming) ?? null);
    if (api !== null) {
        const facts = { api, endpoint, receivedAtMs, serviceTimeMs: parts.clock.nowMs(), fault: fault?.kind ?? null };
        recordRequest(parts.requests, describeRequest(incoming, facts));
    }
    // Clients compare times in records with this header.
    response.setHeader("date", new Date(parts.clock.nowMs()).toUTCString());
    const wait = (ms) => (0,promises_.setTimeout)(ms, undefined, { signal: parts.closing });
    const act = () => {
        const reply = answer(incoming);
        parts.observe?.(incoming, reply);
        return reply;
    };
    await deliver({ response, act, sleep: wait }, fault);
}
function routeOf({ control, isReadOnly, v1, v2, github }, method, pathname) {
    if (pathname.startsWith("/v1/")) {
        const endpoint = (0,endpoints/* findV1Endpoint */.Sh)(method, pathname.slice("/v1/".length));
        return { api: "v1", endpoint, answer: (incoming) => (0,endpoints/* answerV1 */.W$)(v1, endpoint, incoming) };
    }
    if (pathname.startsWith("/v2/")) {
        const route = (0,v2_endpoints/* findV2Route */.d)(method, pathname);
        const answer = (incoming) => answerV2(v2, route, incoming);
        return { api: "v2", endpoint: route?.name ?? null, answer };
    }
    if (pathname.startsWith("/github/")) {
        const endpoint = (0,routes/* findGithubEndpoint */.wZ)(method, pathname);
        return {
            api: "github",
            endpoint,
            answer: (incoming) => (0,routes/* answerGithub */.EH)(github, endpoint, incoming),
        };
    }
    const isControl = pathname.startsWith("/_control/");
    const answer = (incoming) => {
        if (isControl && isReadOnly && method !== "GET")
            return (0,reply/* jsonReply */.DB)({ error: "This service accepts no changes" }, 403);
        return isControl ? answerControl(control, incoming) : (0,reply/* notFoundPage */.FS)(method, pathname);
    };
    return { api: null, endpoint: null, answer };
}
function urlOf(path) {
    return new URL(URL.canParse(path, "http://localhost") ? path : "/invalid", "http://localhost");
}
/**
 * Returns the reason to reject a request; null for an allowed request. Browsers on this machine show untrusted pages.
 * Such a page could send requests (`Origin` contains its name), or its name could lead to this machine (`Host` contains
 * it).
 */
function findCallerProblem({ headers: { host = "", origin }, url = "" }, names) {
    const isKnown = (authority) => {
        const name = nameIn(authority);
        return isLoopback(name) || names.includes(name);
    };
    if (!isKnown(host))
        return server_refusal("Host", host);
    // A client that uses the service as a proxy sends a full address.
    const named = /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1];
    if (named !== undefined && !isKnown(named))
        return server_refusal("Host", named);
    // A page without an origin, such as a sandboxed page, sends the text `null`.
    const page = origin === undefined ? undefined : /^https?:\/\/(.*)$/i.exec(origin)?.[1];
    return origin === undefined || (page !== undefined && isKnown(page)) ? null : server_refusal("Origin", origin);
}
/** Returns a name or an address without its port; empty for invalid text. */
function nameIn(authority) {
    if (!/^[a-z0-9._:[\]-]+$/i.test(authority) || !URL.canParse(`http://${authority}`))
        return "";
    return new URL(`http://${authority}`).hostname.replace(/\.$/, "");
}
/** True when a name or an address always leads to this machine. */
function isLoopback(name) {
    return name === "[::1]" || /^127(\.\d+){3}$/.test(name) || /^([a-z0-9-]+\.)*localhost$/.test(name);
}
function server_refusal(header, value) {
    const shown = value.length > 100 ? `${value.slice(0, 100)}...` : value;
    return `Forbidden: this service accepts requests from its own machine only, and the header ${header} is "${shown}". Use localhost or 127.0.0.1.`;
}

;// CONCATENATED MODULE: ./lib/local-queue/src/serve/service.js
/** Starts the local merge queue service. */














async function startLocalService(options = {}) {
    const { host = "127.0.0.1", token = "local-token", port = 0 } = options;
    rejectOtherHosts(host);
    const name = readRepositoryName(options.repository ?? "local/playground");
    const { startAtMs = Date.now(), speed = 1, isReadOnly = false } = options;
    const clock = (0,state_clock/* createClock */.ts)({ startAtMs, speed, realNowMs: Date.now });
    const { seed = (0,external_node_crypto_.randomInt)(2 ** 32), timings = {}, makeHost, record, past } = options;
    const engine = createQueueService({ now: clock.nowMs, seed, timings, host: makeHost, record, past });
    const requests = [];
    const parts = { engine, clock, faults: (0,fault/* createFaultList */.V)(), requests };
    const control = createControl(parts);
    seedService(control, engine, { ...options, name });
    const stopTimer = startTimer(engine, clock);
    const closing = new AbortController();
    const server = createHttpServer({
        ...parts,
        control,
        v1: { engine, token, orgSlug: options.orgSlug },
        v2: { engine, token, limits: options.limits === true ? createRateLimits(clock.nowMs) : null },
        github: { engine, lagSeconds: options.githubLagSeconds ?? 0 },
        page: createPage({
            source: pageSource(engine, clock, isReadOnly ? null : token),
            closing: closing.signal,
            logFolder: options.logFolder,
        }),
        isReadOnly,
        observe: options.observe,
        intercept: options.intercept,
        names: options.names ?? [],
        closing: closing.signal,
    });
    const url = `http://${(0,external_node_net_.isIPv6)(host) ? `[${host}]` : host}:${await service_listen(server, port, host)}`;
    let closed = null;
    const close = () => {
        closing.abort();
        stopTimer();
        closed ??= closeServer(server);
        return closed;
    };
    const addresses = { url, apiUrl: `${url}/v1`, apiV2Url: `${url}/v2`, githubApiUrl: `${url}/github` };
    return { ...addresses, token, keys: keys/* KEYS */.Rk, engine, control, requests, close };
}
function pageSource(engine, clock, token) {
    return {
        view: () => pageView(engine.watchedQueues(), { nowMs: clock.nowMs(), speed: clock.speed() }, token),
        find: (query) => findPullRequests(engine.watchedQueues(), query, clock.nowMs()),
        changed: (listener) => onChange(engine, clock, listener),
    };
}
function onChange(engine, clock, listener) {
    const stops = [engine.onChange(listener), clock.onChange(listener)];
    return () => {
        for (const stop of stops)
            stop();
    };
}
const LONGEST_TIMER_MS = 2_147_483_647;
/** Minimum milliseconds between actions. At a high speed, an action is always due, so this pause limits the load. */
const SHORTEST_WAIT_MS = 10;
/** Runs actions at their time, even without a request. Returns a function that stops the timer. */
function startTimer(engine, clock) {
    let timer;
    const plan = () => {
        clearTimeout(timer);
        const dueMs = engine.nextDueMs();
        if (dueMs === null)
            return;
        const aheadMs = Math.max(0, dueMs - clock.nowMs());
        if (aheadMs > 0 && clock.speed() === 0)
            return;
        const waitMs = Math.max(SHORTEST_WAIT_MS, Math.ceil(aheadMs / clock.speed()) || 0);
        const act = () => {
            engine.reachPresent();
            plan();
        };
        timer = setTimeout(act, Math.min(LONGEST_TIMER_MS, waitMs)).unref();
    };
    const stopListening = onChange(engine, clock, plan);
    plan();
    return () => {
        clearTimeout(timer);
        stopListening();
    };
}
/**
 * Rejects addresses that other machines can reach. The token is not secret, and the control interface requires no
 * token.
 */
function rejectOtherHosts(host) {
    if (host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host))
        return;
    throw new errors/* InputError */.dz([`the local service listens on a loopback address only, not on "${host}"`]);
}
function readRepositoryName(text) {
    const [, owner, name] = /^(\S+)\/([^\s/]+)$/.exec(text) ?? [];
    if (owner !== undefined && name !== undefined)
        return { owner, name };
    throw new errors/* InputError */.dz([`the repository must have the form owner/name, not "${text}"`]);
}
/**
 * Adds the initial content, unless the service once had a queue. Adds the queue last, because its existence shows that
 * the content is complete.
 */
function seedService(control, engine, options) {
    const { repositories, last } = engine.state();
    if (last.queue > 0)
        return;
    const { name, branch = "main", requiredStatuses } = options;
    if (repositories.size === 0) {
        control.addRepository({ ...name, defaultBranch: branch, ...(requiredStatuses && { requiredStatuses }) });
    }
    if (options.quarantinedTests !== undefined)
        control.setQuarantinedTests(options.quarantinedTests);
    control.addQueue({ branch, ...options.queue });
}
async function service_listen(server, port, host) {
    await (0,external_node_events_.once)(server.listen(port, host), "listening");
    const address = server.address();
    return typeof address === "object" && address !== null ? address.port : port;
}
async function closeServer(server) {
    const closed = (0,external_node_events_.once)(server.close(), "close");
    server.closeAllConnections();
    await closed;
}


/***/ }),

/***/ 1737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AG: () => (/* binding */ updateEverywhere),
/* harmony export */   Q1: () => (/* binding */ recordPush),
/* harmony export */   ek: () => (/* binding */ takeAnswer),
/* harmony export */   iY: () => (/* binding */ markOutdated),
/* harmony export */   vi: () => (/* binding */ mergeByHand)
/* harmony export */ });
/* harmony import */ var _engine_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1647);
/* harmony import */ var _branch_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9898);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4929);
/* harmony import */ var _pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1772);
/* harmony import */ var _queue_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8599);
/* harmony import */ var _service_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6105);
/* harmony import */ var _test_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6026);
/* harmony import */ var _test_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8007);
/** Applies a reply of the Git host to the records, then to the queue that sent the request. */








function takeAnswer(context, answer) {
    const { repository, queue } = context;
    switch (answer.type) {
        case "run-started": {
            const run = queue.runs.get(answer.run);
            if (run === undefined || run.startedAtMs !== null)
                return;
            (0,_test_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .startRun */ .AD)(context, run, answer.sha);
            (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_2__/* .send */ .t)(context, { type: "run-started", run: answer.run });
            return;
        }
        case "runs-ended":
            for (const { run, passed, checks } of answer.runs) {
                const record = queue.runs.get(run);
                if (record?.startedAtMs == null || record.end !== null)
                    continue;
                record.checks = checks ?? (0,_test_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .requiredChecks */ .J4)(record, passed ? "success" : "failure");
            }
            (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_2__/* .send */ .t)(context, { type: "runs-ended", runs: answer.runs.map(({ run, passed }) => ({ run, passed })) });
            return;
        case "merged": {
            if (_engine_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .get */ .Jt(queue.engine.groups, answer.group)?.state !== "merging") {
                // The queue canceled this merge, but too late.
                for (const { number, sha } of answer.merges)
                    mergeByHand(context, number, sha);
                return;
            }
            for (const { number, sha } of answer.merges)
                mergeInto(context, number, sha);
            (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_2__/* .send */ .t)(context, { type: "merged", group: answer.group, tip: repository.branches.get(queue.branch)?.tip ?? "" });
            return;
        }
        case "run-refused":
            (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_2__/* .send */ .t)(context, answer);
            if (answer.culprit !== undefined)
                recordCulprit(queue, answer);
            return;
        case "merge-refused":
            (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_2__/* .send */ .t)(context, answer);
            return;
    }
}
/** Stores the other side and the files of a conflict with the change of state to `failed`. */
function recordCulprit({ moves }, { number, culprit, files }) {
    const index = moves.findLastIndex((move) => move.number === number);
    const last = moves[index];
    if (last?.reason !== "START_TEST_RUN_MERGE_CONFLICT" || culprit === undefined)
        return;
    moves[index] = { ...last, culprit, ...(files === undefined ? {} : { files }) };
}
/** Merges a pull request outside the queue. The queue then tests all its pull requests again. */
function mergeByHand({ state, repository }, number, sha) {
    const merged = repository.pullRequests.get(number);
    if (merged === undefined || merged.state === "merged")
        return;
    mergeInto({ state, repository }, number, sha ?? (0,_service_state_js__WEBPACK_IMPORTED_MODULE_3__/* .newSha */ .Db)(state));
    recordPush({ state, repository }, merged.baseBranch, number);
}
/** Reports a push to the queue of the branch. `number` is the pull request that the push merged; null without one. */
function recordPush({ state, repository }, branch, number) {
    const queue = repository.queues.get(branch);
    const tip = repository.branches.get(branch)?.tip;
    if (queue === undefined || tip === undefined)
        return;
    (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_2__/* .send */ .t)({ state, repository, queue }, { type: "pushed-by-hand", number, tip });
}
/** Merges a pull request into its base branch. Updates other affected pull requests. */
function mergeInto({ state, repository }, number, sha) {
    const merged = repository.pullRequests.get(number);
    const branch = repository.branches.get(merged?.baseBranch ?? "");
    const change = merged === undefined ? null : (0,_test_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .readChange */ .p)(repository, number, requiredOn(repository, merged.baseBranch));
    if (merged === undefined || branch === undefined || change === null)
        return;
    (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .putPullRequest */ .k_)(repository, { ...merged, state: "merged", mergeCommitSha: sha, mergedAtMs: state.timeMs });
    const conflicting = (0,_branch_js__WEBPACK_IMPORTED_MODULE_7__/* .addMerge */ .Ex)(branch, change, sha);
    markOutdated({ state, repository }, merged.baseBranch);
    for (const other of conflicting)
        recordConflict({ state, repository }, other, merged.baseBranch);
    for (const context of (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findQueuesWith */ .AC)(state, repository, number)) {
        if (context.queue.branch === merged.baseBranch)
            continue;
        (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_2__/* .send */ .t)(context, { type: "withdraw", number, reason: "PR_MERGED_INTO_OTHER_BRANCH" });
    }
}
function requiredOn({ queues, requiredStatuses }, branch) {
    const own = queues.get(branch)?.settings.requiredStatuses ?? [];
    return own.length > 0 ? own : requiredStatuses;
}
/** Marks the open pull requests of a branch as not up to date, because they lack its new tip. */
function markOutdated({ state, repository }, name) {
    for (const number of repository.numbers.upToDate) {
        const pullRequest = repository.pullRequests.get(number);
        if (pullRequest?.baseBranch !== name)
            continue;
        (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .putPullRequest */ .k_)(repository, { ...pullRequest, upToDate: false });
        for (const context of (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findQueuesWith */ .AC)(state, repository, number))
            (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .updateReadiness */ .ue)(context, number);
    }
}
function recordConflict({ state, repository }, number, base) {
    const pullRequest = repository.pullRequests.get(number);
    if (pullRequest?.state !== "open" || pullRequest.baseBranch !== base)
        return;
    (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .putPullRequest */ .k_)(repository, { ...pullRequest, mergeability: "not_mergeable" });
    updateEverywhere({ state, repository }, number);
}
/** Updates the facts of a pull request in all queues that contain it. */
function updateEverywhere({ state, repository }, number) {
    for (const context of (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findQueuesWith */ .AC)(state, repository, number)) {
        const pullRequest = context.repository.pullRequests.get(number);
        const record = context.queue.entries.get(number);
        if (pullRequest === undefined || record === undefined)
            continue;
        (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .recordReadiness */ .w1)(context, pullRequest, record);
        (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .updateReadiness */ .ue)(context, number);
    }
}


/***/ }),

/***/ 1496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IV: () => (/* binding */ MAX_CLOCK_SPEED),
/* harmony export */   iq: () => (/* binding */ clockSpeed),
/* harmony export */   ts: () => (/* binding */ createClock)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2071);
/** Clock of the service. Its speed is adjustable, and tests can advance it. */

/** Maximum seconds of service time per second of real time. */
const MAX_CLOCK_SPEED = 100_000;
const clockSpeed = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberFrom */ .UB)(0, MAX_CLOCK_SPEED);
/** Last time in milliseconds that ISO 8601 can express with a year of four digits. */
const LAST_MS = Date.parse("9999-12-31T23:59:59.999Z");
function createClock({ startAtMs, speed: firstSpeed, realNowMs }) {
    let speed = firstSpeed;
    let base = startAtMs;
    let realBase = realNowMs();
    const listeners = new Set();
    const changed = () => {
        for (const listener of listeners)
            listener();
    };
    const nowMs = () => Math.min(LAST_MS, Math.floor(base + (realNowMs() - realBase) * speed));
    return {
        nowMs,
        speed: () => speed,
        /** Sets the speed. @throws Refusal for a speed below 0 or above the maximum */
        setSpeed: (next) => {
            (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(clockSpeed, next, "speed");
            base = nowMs();
            realBase = realNowMs();
            speed = next;
            changed();
        },
        /** Calls a listener after each change of speed and each advance. Returns a function that removes the listener. */
        onChange: (listener) => {
            listeners.add(listener);
            return () => void listeners.delete(listener);
        },
        /** Advances the clock. @throws Refusal for a negative number, or for a time after the last possible one */
        advance: (seconds) => {
            const mostSeconds = Math.floor((LAST_MS - nowMs()) / 1000);
            if (!(seconds >= 0 && seconds <= mostSeconds)) {
                throw (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("advanceSeconds", `must be a number from 0 to ${mostSeconds}, because the clock ends with the year 9999`);
            }
            base += seconds * 1000;
            changed();
        },
    };
}


/***/ }),

/***/ 8602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FE: () => (/* binding */ createEmptyPosts),
/* harmony export */   U0: () => (/* binding */ newComment),
/* harmony export */   U9: () => (/* binding */ newIssue),
/* harmony export */   Vp: () => (/* binding */ newStatus)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2071);

const LARGEST_ID = Number.MAX_SAFE_INTEGER;
const id = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, LARGEST_ID);
const where = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({
    repository: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** Author; by default, the bot of GitHub Actions. */
    author: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
});
const newComment = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ number: id, body: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, ...where });
const newStatus = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({
    sha: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    state: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["success", "failure", "error", "pending"]),
    ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ context: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, description: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae, url: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae }),
    ...where,
});
const newIssue = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ title: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ body: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae, labels: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strings */ .P$ }), ...where });
function createEmptyPosts() {
    return { lastId: 0, comments: new Map(), statuses: new Map(), issues: new Map() };
}


/***/ }),

/***/ 8954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ readQuarantinedTests),
/* harmony export */   Qy: () => (/* binding */ quarantinedTestOf),
/* harmony export */   fq: () => (/* binding */ newQuarantinedTest),
/* harmony export */   ln: () => (/* binding */ quarantinedTestsPage)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4343);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2071);


/** Quarantined test. Only the endpoints for quarantined tests have fields with underscores. */
const newQuarantinedTest = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    name: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({
        parent: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        file: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        classname: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        status: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["HEALTHY", "FLAKY", "BROKEN"]),
        codeowners: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strings */ .P$,
        quarantine_setting: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["ALWAYS_QUARANTINE", "AUTO_QUARANTINE"]),
        quarantined_at: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        status_last_updated_at: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        test_case_id: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        variant: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae,
    }),
});
function readQuarantinedTests(value) {
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(newQuarantinedTest), value, "quarantined tests");
}
const pageRequest = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    page_query: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
        page_size: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, 100),
        /** Token of a page; empty or null for the first page. */
        ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ page_token: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae) }),
    }),
});
/** Returns a page of the list, with tokens of other pages. An empty token means that there is no such page. */
function quarantinedTestsPage(tests, fields) {
    const { page_size: size, page_token: token } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(pageRequest, fields).page_query;
    const index = token ? pageIndexOf(token) : 0;
    const pages = Math.ceil(tests.length / size);
    return {
        quarantined_tests: tests.slice(index * size, (index + 1) * size),
        page: {
            total_rows: tests.length,
            total_pages: pages,
            next_page_token: index + 1 < pages ? tokenOf(index + 1) : "",
            prev_page_token: index > 0 ? tokenOf(index - 1) : "",
            last_page_token: pages > 0 ? tokenOf(pages - 1) : "",
            page_index: index,
        },
    };
}
function quarantinedTestOf(given, defaults) {
    return {
        parent: null,
        file: null,
        classname: null,
        status: "FLAKY",
        codeowners: [],
        quarantine_setting: "AUTO_QUARANTINE",
        quarantined_at: defaults.at,
        status_last_updated_at: defaults.at,
        test_case_id: defaults.id,
        variant: "",
        ...given,
    };
}
function tokenOf(pageIndex) {
    return Buffer.from(`page:${pageIndex}`).toString("base64url");
}
function pageIndexOf(token) {
    const match = /^page:(\d+)$/.exec(Buffer.from(token, "base64url").toString());
    if (match?.[1] === undefined)
        throw (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("page_query.page_token", "must be a cursor from a page of this list");
    return Number(match[1]);
}


/***/ }),

/***/ 8960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ addRepository),
/* harmony export */   GY: () => (/* binding */ pushToBranch),
/* harmony export */   Ku: () => (/* binding */ updatePullRequest),
/* harmony export */   QQ: () => (/* binding */ newForkRun),
/* harmony export */   R0: () => (/* binding */ newPush),
/* harmony export */   UR: () => (/* binding */ setHostSettings),
/* harmony export */   d0: () => (/* binding */ newCollaborator),
/* harmony export */   jX: () => (/* binding */ addForkRun),
/* harmony export */   rd: () => (/* binding */ newRepository),
/* harmony export */   s$: () => (/* binding */ addPullRequest),
/* harmony export */   vi: () => (/* binding */ setCollaborator),
/* harmony export */   wQ: () => (/* binding */ newHostSettings)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4343);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1737);
/* harmony import */ var _branch_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9898);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4929);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2071);
/* harmony import */ var _host_content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8602);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2887);
/* harmony import */ var _pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1772);
/* harmony import */ var _queue_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8599);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5322);
/* harmony import */ var _service_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6105);
/** This file changes repositories and pull requests on the Git host, and updates their queues. */











const newRepository = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({
    owner: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
    name: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
    ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({
        /** Host of the repository; by default, `github.com`. */
        host: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
        defaultBranch: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
        /** Statuses that the branch protection requires; by default, `build` and `test`. */
        requiredStatuses: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strings */ .P$,
    }),
});
function addRepository(state, given) {
    const { host = "github.com", owner, name, defaultBranch = "main", requiredStatuses = ["build", "test"] } = given;
    const key = (0,_service_state_js__WEBPACK_IMPORTED_MODULE_8__/* .keyOf */ .TN)({ host, owner, name });
    if (state.repositories.has(key))
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .Refusal */ .P(409, `Repository ${key} exists already`);
    const repository = {
        host,
        owner,
        name,
        defaultBranch,
        requiredStatuses,
        createdAtMs: state.timeMs,
        queues: new Map(),
        formerQueues: [],
        pullRequests: new Map(),
        testPullRequests: new Map(),
        lastNumber: 0,
        numbers: (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .createNumberIndexes */ .i0)(),
        branches: new Map(),
        impactedTargets: new Map(),
        forkRuns: new Map(),
        collaborators: new Map(),
        hostSettings: { labels: [], environments: [], rules: [] },
        quarantinedTests: [],
        posts: (0,_host_content_js__WEBPACK_IMPORTED_MODULE_3__/* .createEmptyPosts */ .FE)(),
    };
    (0,_service_state_js__WEBPACK_IMPORTED_MODULE_8__/* .ensureBranch */ .js)(state, repository, defaultBranch);
    state.repositories.set(key, repository);
}
/** Workflow run; by default, a live run of a fork. */
const newForkRun = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({
    runId: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
    headSha: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
    ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({ repository: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, live: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt, fork: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt }),
});
function addForkRun(state, { repository, live = true, fork = true, ...run }) {
    (0,_service_state_js__WEBPACK_IMPORTED_MODULE_8__/* .repositoryCalled */ .oB)(state, repository).forkRuns.set(run.runId, { ...run, live, fork });
}
const newCollaborator = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({
    login: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
    permission: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(["none", "read", "write", "admin"]),
    ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({
        repository: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
        /** Name of the role; by default, the name of the permission. */
        role: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
    }),
});
function setCollaborator(state, given) {
    const { repository, login, permission, role = permission } = given;
    (0,_service_state_js__WEBPACK_IMPORTED_MODULE_8__/* .repositoryCalled */ .oB)(state, repository).collaborators.set(login.toLowerCase(), { permission, role });
}
const newHostSettings = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({
    repository: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
    labels: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strings */ .P$,
    environments: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({
        name: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
        branches: zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz("all"), zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz("protected"), _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strings */ .P$], 'must be "all", "protected" or an array of strings'),
    })),
    rules: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({ branch: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, type: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({ parameters: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .anyObject */ .aH }) })),
}));
/** Replaces the given settings. */
function setHostSettings(state, { repository, ...settings }) {
    const found = (0,_service_state_js__WEBPACK_IMPORTED_MODULE_8__/* .repositoryCalled */ .oB)(state, repository);
    found.hostSettings = { ...found.hostSettings, ...settings };
}
function addPullRequest(state, given) {
    const repository = (0,_service_state_js__WEBPACK_IMPORTED_MODULE_8__/* .repositoryCalled */ .oB)(state, given.repository);
    const number = given.number ?? (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .nextNumber */ .Pt)(repository);
    if ((0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .isNumberTaken */ .PA)(repository, number))
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .Refusal */ .P(409, `Pull request #${number} exists already`);
    const { author = "developer-1", fork = false } = given;
    const { headRepository = `${fork ? author : repository.owner}/${repository.name}` } = given;
    const pullRequest = {
        number,
        title: given.title ?? `Change number ${number}`,
        author,
        headSha: given.headSha ?? (0,_service_state_js__WEBPACK_IMPORTED_MODULE_8__/* .newSha */ .Db)(state),
        headBranch: given.headBranch ?? `change-${number}`,
        headRepository,
        baseBranch: given.baseBranch ?? repository.defaultBranch,
        state: "open",
        draft: given.draft ?? false,
        fork,
        mergeability: given.mergeability ?? "mergeable",
        mergeabilityReasons: given.mergeabilityReasons ?? [],
        ...(given.labels === undefined ? {} : { labels: given.labels }),
        upToDate: given.upToDate ?? false,
        testPlan: { ...PLAN, testSeconds: state.timings.testSeconds, ...given.testPlan },
        mergeCommitSha: null,
        mergedAtMs: null,
        createdAtMs: state.timeMs,
    };
    (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .putPullRequest */ .k_)(repository, pullRequest);
    (0,_service_state_js__WEBPACK_IMPORTED_MODULE_8__/* .ensureBranch */ .js)(state, repository, pullRequest.baseBranch);
    return pullRequest;
}
const PLAN = { result: "pass", checks: [], flaky: 0, flakyRuns: [], conflictsWith: [], conflictsInText: [] };
/** Applies a change on the host, then updates live entries in queues. */
function updatePullRequest(state, number, patch) {
    const repository = (0,_service_state_js__WEBPACK_IMPORTED_MODULE_8__/* .repositoryCalled */ .oB)(state, patch.repository);
    const before = (0,_service_state_js__WEBPACK_IMPORTED_MODULE_8__/* .findPullRequest */ ._f)(repository, number);
    if (before.state === "merged" && patch.state !== undefined && patch.state !== "merged") {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .Refusal */ .P(400, `Pull request #${number} is merged`);
    }
    const { repository: _name, unnoticed = false, headSha: pushed, state: wanted, mergeCommitSha, testPlan, ...plain } = patch;
    const headSha = pushed === "new" ? (0,_service_state_js__WEBPACK_IMPORTED_MODULE_8__/* .newSha */ .Db)(state) : (pushed ?? before.headSha);
    const after = {
        ...before,
        ...plain,
        headSha,
        testPlan: { ...before.testPlan, ...testPlan },
        state: wanted === "closed" || wanted === "open" ? wanted : before.state,
    };
    (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .putPullRequest */ .k_)(repository, after);
    (0,_service_state_js__WEBPACK_IMPORTED_MODULE_8__/* .ensureBranch */ .js)(state, repository, after.baseBranch);
    if (wanted === "merged")
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeByHand */ .vi)({ state, repository }, number, mergeCommitSha);
    const reason = cancelReason(before, unnoticed ? { ...after, headSha: before.headSha } : after);
    if (reason !== null) {
        for (const context of (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .findQueuesWith */ .AC)(state, repository, number))
            (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_6__/* .send */ .t)(context, { type: "withdraw", number, reason });
    }
    (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .updateEverywhere */ .AG)({ state, repository }, number);
    return (0,_service_state_js__WEBPACK_IMPORTED_MODULE_8__/* .findPullRequest */ ._f)(repository, number);
}
/** Push of a commit without a pull request; by default, of a new commit. */
const newPush = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({ branch: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({ repository: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, sha: _pull_request_js__WEBPACK_IMPORTED_MODULE_4__/* .commitId */ .xk }) });
function pushToBranch(state, { repository: name, branch, sha }) {
    const repository = (0,_service_state_js__WEBPACK_IMPORTED_MODULE_8__/* .repositoryCalled */ .oB)(state, name);
    const moved = repository.branches.get(branch);
    if (moved === undefined)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .Refusal */ .P(404, `Branch "${branch}" not found`);
    (0,_branch_js__WEBPACK_IMPORTED_MODULE_10__/* .addCommit */ .Ph)(moved, sha ?? (0,_service_state_js__WEBPACK_IMPORTED_MODULE_8__/* .newSha */ .Db)(state));
    (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .markOutdated */ .iY)({ state, repository }, branch);
    (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .recordPush */ .Q1)({ state, repository }, branch, null);
}
function cancelReason(before, after) {
    if (after.state === "closed" && before.state === "open")
        return "PR_CLOSED";
    if (after.headSha !== before.headSha)
        return "PR_PUSHED_TO";
    if (after.baseBranch !== before.baseBranch)
        return "PR_BASE_BRANCH_CHANGED";
    return after.draft && !before.draft ? "PR_CONVERTED_TO_DRAFT" : null;
}


/***/ })

};
