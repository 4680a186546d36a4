export const id = 7874;
export const ids = [7874,9876,4417];
export const modules = {

/***/ 7874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   appliedReport: () => (/* binding */ appliedReport),
/* harmony export */   applyQueue: () => (/* binding */ applyQueue)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4599);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6375);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7615);
/* harmony import */ var _create_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9876);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8502);
/* harmony import */ var _settings_yaml_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6705);
/* harmony import */ var _update_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4417);









/** So many branches are named in a sentence, and their requests and notices shown; output and tables have them all. */
const SHOWN = 10;
const DRIFT = { from: "In the queue", to: "In the file" };
/** Brings the queues of a file to what it says, or shows where they differ. */
async function applyQueue({ configFile, failOnDrift }, { repository, onlyBranch }, context) {
    const compared = [];
    for (const [targetBranch, wanted] of await (0,_settings_yaml_js__WEBPACK_IMPORTED_MODULE_6__.readConfigFile)(context.workspace, configFile, onlyBranch)) {
        const target = { repository, targetBranch };
        compared.push((0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .compareQueue */ .DU)(target, wanted, await (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .findQueue */ .LJ)(context.service, target)));
    }
    const needed = compared.filter(({ queue, changes }) => queue === undefined || changes.length > 0);
    const all = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(compared.length, "merge queue")} in ${configFile}`;
    if (needed.length === 0) {
        const message = `${all} ${compared.length === 1 ? "matches" : "match"} the file.`;
        return { result: "unchanged", ...reportOf(message, _changes_js__WEBPACK_IMPORTED_MODULE_3__/* .MADE_CHANGES */ .IY, [], []) };
    }
    if (!context.dryRun)
        return { result: "applied", ...appliedReport(all, await applyAll(needed, context)) };
    const verb = needed.length === 1 ? "differs" : "differ";
    const message = `${needed.length} of ${all} ${verb} from the file: ${describeBranches(needed)}.`;
    return {
        result: "drift",
        allowed: failOnDrift ? [] : ["drift"],
        requests: (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedRequests */ .nY)(needed.slice(0, SHOWN).flatMap((each) => (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .requestsFor */ .Uw)(context.service, each))),
        ...reportOf(message, DRIFT, needed, notShown(needed, "Not shown are the requests for")),
    };
}
/** In the order of the file. @throws Failure that says what was done before. */
async function applyAll(needed, context) {
    const done = [];
    for (const each of needed) {
        try {
            done.push(await applyOne(each, context));
        }
        catch (error) {
            throw stoppedError(error, needed, done);
        }
    }
    return done;
}
async function applyOne(needed, context) {
    const { target, wanted, queue } = needed;
    if (queue === undefined && (await (0,_create_js__WEBPACK_IMPORTED_MODULE_4__.makeQueue)(target, wanted, context)) === undefined)
        return needed;
    // Somebody may have made the queue since it was looked for.
    return (0,_update_js__WEBPACK_IMPORTED_MODULE_7__.updateSettings)(target, wanted, queue ?? (await (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readQueue */ .Qf)(context.service, target)), context);
}
function stoppedError(error, needed, done) {
    const branches = needed.map(({ target }) => target.targetBranch);
    const list = (from, to) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .truncatedList */ .pO)(branches.slice(from, to), SHOWN) || "none";
    const at = done.length;
    const progress = `Applied before: ${list(0, at)}. Failed: ${list(at, at + 1)}. Not begun: ${list(at + 1)}.`;
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withMore */ .iA)(error, {
        details: needed.length === 1 ? [] : [progress, "Run this again: it sends only what is missing."],
        outputs: { changes: branchesOutput(done) },
    });
}
/** What is told when queues were brought to what the file says. `all` is what the file has. */
function appliedReport(all, done) {
    const message = `${done.length} of ${all} ${done.length === 1 ? "was" : "were"} changed to match the file: ${describeBranches(done)}.`;
    const notices = done.flatMap((each) => (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .modeSwitchNotice */ .oW)(each).map((notice) => `${each.target.targetBranch}: ${notice}`));
    const details = [...notices.slice(0, SHOWN), ...notShown(notices, "The same goes for")];
    return reportOf(message, _changes_js__WEBPACK_IMPORTED_MODULE_3__/* .MADE_CHANGES */ .IY, done, details);
}
function reportOf(message, columns, branches, details) {
    const sections = branches.flatMap(({ target, queue, changes }) => [
        `#### ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)(target.targetBranch)}${queue === undefined ? " (new)" : ""}`,
        (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .changesTable */ .EI)(queue === undefined ? { from: undefined, to: columns.to } : columns, changes),
    ]);
    return {
        message,
        details,
        outputs: { changes: branchesOutput(branches) },
        summary: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .paragraphs */ .qN)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)(message), ...sections, ...details.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)]),
    };
}
function branchesOutput(branches) {
    return branches.flatMap(({ target: { targetBranch: branch }, queue, changes }) => queue === undefined ? [{ branch, created: true }] : (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .changesOutput */ .b4)(changes).map((change) => ({ branch, ...change })));
}
function describeBranches(branches) {
    const described = branches.map(({ target, queue, changes }) => `${target.targetBranch} (${queue === undefined ? "new" : (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .namesOf */ .eZ)(changes)})`);
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .truncatedList */ .pO)(described, SHOWN);
}
/** For how many more branches than are shown there is something, if there are any. */
function notShown(all, what) {
    const more = all.length - SHOWN;
    return more > 0 ? [`${what} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(more, "more branch", "more branches")}.`] : [];
}


/***/ }),

/***/ 7615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DU: () => (/* binding */ compareQueue),
/* harmony export */   EI: () => (/* binding */ changesTable),
/* harmony export */   IY: () => (/* binding */ MADE_CHANGES),
/* harmony export */   P7: () => (/* binding */ dryRunReport),
/* harmony export */   Uw: () => (/* binding */ requestsFor),
/* harmony export */   b4: () => (/* binding */ changesOutput),
/* harmony export */   bL: () => (/* binding */ changedReport),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   fy: () => (/* binding */ wantedBy),
/* harmony export */   oW: () => (/* binding */ modeSwitchNotice),
/* harmony export */   z7: () => (/* binding */ changesFor)
/* harmony export */ });
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4599);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6375);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8502);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4917);





function compareQueue(target, wanted, queue) {
    return { target, wanted, queue, changes: changesFor(queue, wanted) };
}
/** What a queue lacks of the wanted settings. One that the reply does not carry is unknown, and counts as lacking. */
function changesFor(queue, wanted) {
    if (queue === undefined)
        return [...wanted].map(([setting, to]) => ({ setting, from: undefined, to }));
    return _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .SETTINGS */ .y.flatMap((setting) => {
        const { name, read } = setting;
        const [from, to] = [read(queue[name]), wanted.get(name)];
        if (to === undefined || (from !== undefined && (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .sameValue */ .e)(setting, from, to)))
            return [];
        return [{ setting: name, from, to }];
    });
}
function namesOf(changes) {
    return changes.map(({ setting }) => setting).join(", ");
}
function wantedBy(changes) {
    return new Map(changes.map(({ setting, to }) => [setting, to]));
}
/** The requests that make the changes, for a dry run: a new queue and its other settings take one each. */
function requestsFor(service, { target, wanted, queue, changes }) {
    const creation = queue === undefined ? service.createQueue(target, wanted) : undefined;
    const update = creation?.remaining ?? wantedBy(changes);
    return [
        ...(creation === undefined ? [] : [creation]),
        ...(update.size === 0 ? [] : [service.updateQueue(target, update)]),
    ];
}
function changedReport(done) {
    const verb = done.changes.length === 1 || done.queue === undefined ? "was" : "were";
    return reportOf(done, verb, MADE_CHANGES, modeSwitchNotice(done));
}
function dryRunReport(service, needed) {
    const requests = (0,_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .plannedRequests */ .nY)(requestsFor(service, needed));
    return { result: "planned", requests, ...reportOf(needed, "would be", DRY_RUN_CHANGES) };
}
function reportOf({ target, queue, changes }, verb, columns, details = []) {
    const subject = `merge queue for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .queueName */ .nM)(target)}`;
    let message = `The ${subject} ${verb} created.`;
    if (queue !== undefined) {
        message =
            changes.length === 0
                ? `The ${subject} already has these settings.`
                : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(changes.length, "setting")} of the ${subject} ${verb} changed: ${namesOf(changes)}.`;
    }
    const rows = changesTable(queue === undefined ? NEW_SETTINGS : columns, changes);
    return {
        message,
        details,
        outputs: { changes: changesOutput(changes) },
        summary: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)(message), rows, ...details.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)]),
    };
}
/** What follows from a change of the mode on a queue that is not empty. */
function modeSwitchNotice({ changes, queue }) {
    const count = queue?.enqueuedPullRequests.length ?? 0;
    if (count === 0 || !changes.some(({ setting }) => setting === "mode"))
        return [];
    const those = count === 1 ? "the pull request in it is" : `the ${count} pull requests in it are`;
    return [
        `The queue is switching modes now: the new mode takes effect once ${those} through. Until then it lets nothing new in and takes no other changes.`,
    ];
}
function changesOutput(changes) {
    return changes.map(({ setting, from = null, to }) => ({ setting, from, to }));
}
const MADE_CHANGES = { from: "Before", to: "Now" };
const DRY_RUN_CHANGES = { from: "Now", to: "Would become" };
const NEW_SETTINGS = { from: undefined, to: "Value" };
/** A list of checks can be long; the output `changes` has it whole. */
const VALUE_CHARACTERS = 300;
function changesTable({ from: before, to: after }, changes) {
    if (changes.length === 0)
        return "";
    const rows = changes.map(({ setting, from, to }) => [
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(setting),
        ...(before === undefined ? [] : [from === undefined ? "not shown" : valueCell(from)]),
        valueCell(to),
    ]);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .tp)(["Setting", ...(before === undefined ? [] : [before]), after], rows);
}
function valueCell(value) {
    return value === null ? "no list of its own" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonCode */ .Ag)(value, VALUE_CHARACTERS);
}


/***/ }),

/***/ 9876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createQueue: () => (/* binding */ createQueue),
/* harmony export */   makeQueue: () => (/* binding */ makeQueue)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4599);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3127);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7615);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8502);
/* harmony import */ var _settings_yaml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6705);
/* harmony import */ var _update_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4417);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(397);








/** Makes a queue, or deals with the one that is there as `if-exists` says. */
async function createQueue({ settings, ifExists }, target, context) {
    const exists = `There is a merge queue for branch ${(0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .queueName */ .nM)(target)} already`;
    const wanted = await (0,_settings_yaml_js__WEBPACK_IMPORTED_MODULE_5__.settingsOf)(settings);
    const found = await (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .findQueue */ .LJ)(context.service, target);
    const needed = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .compareQueue */ .DU)(target, wanted, found);
    if (context.dryRun) {
        if (found === undefined || ifExists === "update")
            return (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .dryRunReport */ .P7)(context.service, needed);
        const end = ifExists === "error" ? "this would fail" : "it would be left as it is";
        return (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .dryRun */ .PA)(`${exists}; with if-exists: ${ifExists} ${end}.`);
    }
    const conflict = found === undefined ? await makeQueue(target, wanted, context) : undefined;
    if (found === undefined && conflict === undefined)
        return { result: "created", ...(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .changedReport */ .bL)(needed) };
    switch (ifExists) {
        case "error":
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("rejected", `${exists}.`, {
                details: [
                    "To change its settings use update-queue, or if-exists: update. To leave it as it is use if-exists: ignore.",
                    ...(conflict === undefined ? [] : (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .serverMessage */ .x_)(conflict.facts)),
                ],
                cause: conflict,
            });
        case "ignore":
            return { result: "already-exists", message: `${exists}; it was left as it is.`, outputs: { changes: [] } };
        case "update": {
            const queue = found ?? (await (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readQueue */ .Qf)(context.service, target));
            const done = await (0,_update_js__WEBPACK_IMPORTED_MODULE_6__.updateSettings)(target, wanted, queue, context);
            return { result: done.changes.length === 0 ? "already-exists" : "updated", ...(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .changedReport */ .bL)(done) };
        }
    }
}
/**
 * Makes a queue with these settings where none was seen: one that shows after an unclear end is taken for the new one.
 * Gives the service's refusal where somebody else has just made such a queue.
 * @throws Failure that says so when the queue is there and its settings are not.
 */
async function makeQueue(target, wanted, { service }) {
    const { owner, name } = target.repository;
    const request = service.createQueue(target, wanted);
    try {
        await (0,_write_js__WEBPACK_IMPORTED_MODULE_7__/* .writeQueue */ .$2)(service, {
            request,
            target,
            uncertainHint: "the queue may have been created, without its other settings",
            verify(queue) {
                const others = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .changesFor */ .z7)(queue, atCreation(wanted, request));
                return others.length === 0
                    ? undefined
                    : `The queue was read afterwards: there is one now, but not with the wanted ${(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .namesOf */ .eZ)(others)}.`;
            },
            mapError: (error) => (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .notFoundError */ .i0)(error, `the repository ${owner}/${name}`, "repository"),
        });
    }
    catch (error) {
        if (error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD && error.facts.status === 409)
            return error;
        throw error;
    }
    const rest = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .changesFor */ .z7)(undefined, request.remaining);
    try {
        if (rest.length > 0)
            await (0,_update_js__WEBPACK_IMPORTED_MODULE_6__.sendChanges)(target, rest, service);
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withMore */ .iA)(error, {
            message: `The merge queue for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .queueName */ .nM)(target)} was created, but not all of its settings were set: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`,
            details: [
                "The queue exists now: create-queue with if-exists: update, update-queue and apply-queue send what is missing.",
            ],
        });
    }
    return undefined;
}
/** The settings that the request takes which makes a queue; a new queue has no list that could be taken away. */
function atCreation(wanted, { remaining }) {
    return new Map([...wanted].filter(([name, value]) => value !== null && !remaining.has(name)));
}


/***/ }),

/***/ 4417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sendChanges: () => (/* binding */ sendChanges),
/* harmony export */   updateQueue: () => (/* binding */ updateQueue),
/* harmony export */   updateSettings: () => (/* binding */ updateSettings)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7615);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8502);
/* harmony import */ var _settings_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6705);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(397);





async function updateQueue({ settings }, target, context) {
    const wanted = await (0,_settings_yaml_js__WEBPACK_IMPORTED_MODULE_3__.settingsOf)(settings);
    const queue = await (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readQueue */ .Qf)(context.service, target);
    if (context.dryRun)
        return (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .dryRunReport */ .P7)(context.service, (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .compareQueue */ .DU)(target, wanted, queue));
    const done = await updateSettings(target, wanted, queue, context);
    return { result: done.changes.length === 0 ? "unchanged" : "updated", ...(0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changedReport */ .bL)(done) };
}
/** Gives a queue the wanted settings; sends nothing when it has them. @throws Failure, also when it is switching modes for long. */
async function updateSettings(target, wanted, queue, context) {
    const needed = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .compareQueue */ .DU)(target, wanted, queue);
    if (needed.changes.length === 0)
        return needed;
    const settled = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .compareQueue */ .DU)(target, wanted, await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .settledQueue */ .RA)(queue, target, context));
    if (settled.changes.length > 0)
        await sendChanges(target, settled.changes, context.service);
    return settled;
}
/** Sends changes. @throws Failure that names what is missing, or may be */
async function sendChanges(target, changes, service) {
    const wanted = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .wantedBy */ .fy)(changes);
    await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeQueue */ .$2)(service, {
        request: service.updateQueue(target, wanted),
        target,
        uncertainHint: `these settings may be missing: ${(0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(changes)}`,
        verify(queue) {
            const missing = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changesFor */ .z7)(queue, wanted)
                // A queue that is not empty shows its old mode until it is.
                .filter(({ setting }) => setting !== "mode" || !(0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .isSwitching */ .nO)(queue));
            return missing.length === 0 ? undefined : `Missing: ${(0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(missing)}.`;
        },
        mapError: (error) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withMore */ .iA)((0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .queueNotFoundError */ .Pm)(error, target), { details: [`Missing: ${(0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(changes)}.`] }),
    });
}


/***/ })

};
