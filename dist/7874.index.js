export const id = 7874;
export const ids = [7874,9876,4417];
export const modules = {

/***/ 7874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyQueueConfigFile: () => (/* binding */ applyQueueConfigFile)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4599);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6375);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7615);
/* harmony import */ var _create_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9876);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8502);
/* harmony import */ var _settings_yaml_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3836);
/* harmony import */ var _update_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4417);









/**
 * Maximum number of branches in a sentence. Also the maximum number of queues for which a report shows the requests.
 */
const SHOWN = 10;
const DRIFT = { from: "In the queue", to: "In the file" };
async function applyQueueConfigFile({ configFile, failOnDrift }, { repository, onlyBranch }, context) {
    const compared = [];
    const { queues, freezes, invalid } = await (0,_settings_yaml_js__WEBPACK_IMPORTED_MODULE_6__.readConfigFile)(context.run.workspace, configFile, onlyBranch);
    const failures = invalid === undefined ? [] : [invalid];
    for (const [targetBranch, wanted] of queues) {
        const target = { repository, targetBranch };
        try {
            compared.push((0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .compareQueueSettings */ .si)(target, wanted, await (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .findQueue */ .LJ)(context.service, target)));
        }
        catch (error) {
            if (freezes === undefined)
                throw error;
            failures.push(error);
        }
    }
    const values = { configFile, failOnDrift };
    if (freezes === undefined)
        return applyExceptModes(compared, listPaused(compared, []), values, context);
    // The freezes are applied first, so that an invalid setting or an error of one queue does not delay them.
    const frozen = await (await __webpack_require__.e(/* import() */ 6491).then(__webpack_require__.bind(__webpack_require__, 6491))).applyFreezes(compared, freezes, context);
    const sentences = frozen.map(({ sentence }) => sentence);
    const outputs = { freezes: frozen.map(({ branch, change, until }) => ({ branch, change, until })) };
    try {
        if (failures.length > 0)
            throw failures[0];
        const applied = await applyExceptModes(compared, listPaused(compared, frozen), values, context);
        const isChanged = !context.dryRun && frozen.some(({ change }) => change !== "none");
        return {
            ...applied,
            result: applied.result === "unchanged" && isChanged ? "applied" : applied.result,
            details: [...sentences, ...(applied.details ?? [])],
            outputs: { ...applied.outputs, ...outputs },
            summary: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .joinBlocks */ .x9)([applied.summary ?? "", ...sentences.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)]),
        };
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(error, { details: sentences, outputs });
    }
}
/** Lists the branches whose queues are paused or frozen after the changes by the calendar. */
function listPaused(compared, frozen) {
    const isResumed = (name) => frozen.some(({ branch, change }) => branch === name && change === "resumed");
    const paused = compared.filter(({ queue }) => queue?.state === "paused").map(({ target }) => target.targetBranch);
    const frozenBranches = frozen.filter(({ until }) => until !== null).map(({ branch }) => branch);
    return [...paused.filter((branch) => !isResumed(branch)), ...frozenBranches];
}
/**
 * Applies the settings. Postpones a change of the mode of a paused queue, because a mode switch would interrupt the
 * pause of the queue.
 */
async function applyExceptModes(compared, pausedBranches, values, context) {
    const postponed = compared.flatMap(({ target: { targetBranch: branch }, changes }) => pausedBranches.includes(branch)
        ? (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSettingChanges */ .FB)(changes.filter(isModeChange)).map((change) => ({ branch, ...change, postponed: true }))
        : []);
    if (postponed.length === 0)
        return applySettings(compared, values, context);
    const branches = postponed.map(({ branch }) => branch);
    const others = compared.map((each) => (branches.includes(each.target.targetBranch) ? withoutMode(each) : each));
    const applied = await applySettings(others, values, context, ", except the postponed changes");
    const sentence = `The step does not change the mode of these queues until they are resumed: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTruncatedList */ .En)(branches, SHOWN)}.`;
    return {
        ...applied,
        message: `${applied.message} ${sentence}`,
        outputs: { changes: [...applied.outputs.changes, ...postponed] },
        summary: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .joinBlocks */ .x9)([applied.summary ?? "", (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)(sentence)]),
    };
}
const isModeChange = ({ setting }) => setting === "mode";
function withoutMode({ target, wanted, queue }) {
    return (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .compareQueueSettings */ .si)(target, new Map([...wanted].filter(([setting]) => setting !== "mode")), queue);
}
/** Applies the settings. `exception` is a clause for the message that the queues match the file. */
async function applySettings(compared, { configFile, failOnDrift }, context, exception = "") {
    const needed = compared.filter(({ queue, changes }) => queue === undefined || changes.length > 0);
    const all = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(compared.length, "merge queue")} in ${configFile}`;
    if (needed.length === 0) {
        const message = `${all} ${compared.length === 1 ? "matches" : "match"} the file${exception}.`;
        return { result: "unchanged", ...reportOf(message, _changes_js__WEBPACK_IMPORTED_MODULE_3__/* .APPLIED_CHANGE_COLUMNS */ .HE, [], []) };
    }
    // If the API version rejects a setting, this line reports the error before the first change.
    const requests = needed.map((each) => (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .createSettingRequests */ .RQ)(context.service, each));
    if (!context.dryRun)
        return { result: "applied", ...appliedReport(all, await applyAll(needed, context)) };
    const verb = needed.length === 1 ? "differs" : "differ";
    const message = `${needed.length} of ${all} ${verb} from the file: ${describeBranches(needed)}.`;
    return {
        result: "drift",
        allowed: failOnDrift ? [] : ["drift"],
        requests: (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlannedRequests */ .Wz)(requests.slice(0, SHOWN).flat()),
        ...reportOf(message, DRIFT, needed, hiddenRequests(needed.length - SHOWN)),
    };
}
/**
 * Applies the changes, one queue after the other. @throws OperationError that lists the branches changed before the
 * error
 */
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
    if (queue === undefined && (await (0,_create_js__WEBPACK_IMPORTED_MODULE_4__.tryCreateQueue)(target, wanted, context)) === undefined)
        return needed;
    return (0,_update_js__WEBPACK_IMPORTED_MODULE_7__.updateSettings)(target, wanted, queue ?? (await (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readQueue */ .Qf)(context.service, target)), context);
}
function stoppedError(error, needed, done) {
    const branches = needed.map(({ target }) => target.targetBranch);
    const list = (from, to) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTruncatedList */ .En)(branches.slice(from, to), SHOWN) || "none";
    const at = done.length;
    const progress = `Queues already changed: ${list(0, at)}. Queue with the error: ${list(at, at + 1)}. Queues not reached: ${list(at + 1)}.`;
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(error, {
        details: needed.length === 1 ? [] : [progress, "Run the step again: it then sends only the missing changes."],
        outputs: { changes: branchesOutput(done) },
    });
}
/** Reports the changed queues. `all` names all queues of the file, as in "3 merge queues in FILE". */
function appliedReport(all, done) {
    const message = `${done.length} of ${all} ${done.length === 1 ? "was" : "were"} changed to match the file: ${describeBranches(done)}.`;
    const switching = done.filter(_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .isModeSwitchPending */ .VK).map(({ target }) => target.targetBranch);
    const notice = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTruncatedList */ .En)(switching, SHOWN)}: ${_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .MODE_SWITCH_NOTICE */ .ED}`;
    return reportOf(message, _changes_js__WEBPACK_IMPORTED_MODULE_3__/* .APPLIED_CHANGE_COLUMNS */ .HE, done, switching.length === 0 ? [] : [notice]);
}
function reportOf(message, columns, branches, details) {
    const sections = branches.flatMap(({ target, queue, changes }) => [
        `#### ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)(target.targetBranch)}${queue === undefined ? " (new)" : ""}`,
        (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .toChangesTable */ .J3)(queue === undefined ? { from: undefined, to: columns.to } : columns, changes),
    ]);
    return {
        message,
        details,
        outputs: { changes: branchesOutput(branches) },
        summary: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .joinBlocks */ .x9)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)(message), ...sections, ...details.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeText */ .X1)]),
    };
}
function branchesOutput(branches) {
    return branches.flatMap(({ target: { targetBranch: branch }, queue, changes }) => queue === undefined
        ? [{ branch, created: true }]
        : (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSettingChanges */ .FB)(changes).map((change) => ({ branch, ...change })));
}
function describeBranches(branches) {
    const described = branches.map(({ target, queue, changes }) => `${target.targetBranch} (${queue === undefined ? "new" : (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .joinSettingNames */ .hO)(changes)})`);
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTruncatedList */ .En)(described, SHOWN);
}
function hiddenRequests(count) {
    return count > 0 ? [`The requests for ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(count, "more branch", "more branches")} are not shown.`] : [];
}


/***/ }),

/***/ 7615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ reportQueueChanges),
/* harmony export */   ED: () => (/* binding */ MODE_SWITCH_NOTICE),
/* harmony export */   FB: () => (/* binding */ formatSettingChanges),
/* harmony export */   HE: () => (/* binding */ APPLIED_CHANGE_COLUMNS),
/* harmony export */   J3: () => (/* binding */ toChangesTable),
/* harmony export */   R9: () => (/* binding */ findSettingChanges),
/* harmony export */   RQ: () => (/* binding */ createSettingRequests),
/* harmony export */   VK: () => (/* binding */ isModeSwitchPending),
/* harmony export */   hO: () => (/* binding */ joinSettingNames),
/* harmony export */   k1: () => (/* binding */ reportPlannedChanges),
/* harmony export */   rz: () => (/* binding */ toChangedSettings),
/* harmony export */   si: () => (/* binding */ compareQueueSettings)
/* harmony export */ });
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4599);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6375);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8502);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4917);





function compareQueueSettings(target, wanted, queue) {
    return { target, wanted, queue, changes: findSettingChanges(queue, wanted) };
}
/** Returns the settings that differ. A setting that the reply lacks counts as different. */
function findSettingChanges(queue, wanted) {
    if (queue === undefined)
        return [...wanted].map(([setting, to]) => ({ setting, from: undefined, to }));
    return _settings_js__WEBPACK_IMPORTED_MODULE_3__/* .SETTING_DEFINITIONS */ .M.flatMap((setting) => {
        const { name, read } = setting;
        const [from, to] = [read(queue[name]), wanted.get(name)];
        if (to === undefined || (from !== undefined && (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameSettingValue */ .q)(setting, from, to)))
            return [];
        return [{ setting: name, from, to }];
    });
}
function joinSettingNames(changes) {
    return changes.map(({ setting }) => setting).join(", ");
}
function toChangedSettings(changes) {
    return new Map(changes.map(({ setting, to }) => [setting, to]));
}
/** Prepares the requests. The request to create a queue accepts few settings, so an update may follow. */
function createSettingRequests(service, { target, wanted, queue, changes }) {
    const creation = queue === undefined ? service.createQueue(target, wanted) : undefined;
    const update = creation?.remaining ?? toChangedSettings(changes);
    return [
        ...(creation === undefined ? [] : [creation]),
        ...(update.size === 0 ? [] : [service.updateQueue(target, update)]),
    ];
}
function reportQueueChanges(done) {
    const verb = done.changes.length === 1 || done.queue === undefined ? "was" : "were";
    return reportOf(done, verb, APPLIED_CHANGE_COLUMNS, isModeSwitchPending(done) ? [MODE_SWITCH_NOTICE] : []);
}
function reportPlannedChanges(service, needed) {
    const requests = (0,_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlannedRequests */ .Wz)(createSettingRequests(service, needed));
    return { result: "planned", requests, ...reportOf(needed, "would be", DRY_RUN_CHANGES) };
}
function reportOf({ target, queue, changes }, verb, columns, details = []) {
    const subject = `merge queue for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .formatQueueName */ .km)(target)}`;
    let message = `The ${subject} ${verb} created.`;
    if (queue !== undefined) {
        message =
            changes.length === 0
                ? `The ${subject} already has these settings.`
                : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(changes.length, "setting")} of the ${subject} ${verb} changed: ${joinSettingNames(changes)}.`;
    }
    const rows = toChangesTable(queue === undefined ? NEW_SETTINGS : columns, changes);
    return {
        message,
        details,
        outputs: { changes: formatSettingChanges(changes) },
        summary: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .joinBlocks */ .x9)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)(message), rows, ...details.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeText */ .X1)]),
    };
}
/** True when the change of the mode takes effect later, because the queue is not empty. */
function isModeSwitchPending({ changes, queue }) {
    return (queue !== undefined &&
        (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .listAdmittedPullRequests */ .mP)(queue).length > 0 &&
        changes.some(({ setting }) => setting === "mode"));
}
const MODE_SWITCH_NOTICE = "The queue is switching modes now. The new mode takes effect once all pull requests in the queue are merged or removed. Until then, the queue admits no pull requests and rejects other changes of its settings.";
function formatSettingChanges(changes) {
    return changes.map(({ setting, from = null, to }) => ({ setting, from, to }));
}
const APPLIED_CHANGE_COLUMNS = { from: "Before", to: "Now" };
const DRY_RUN_CHANGES = { from: "Now", to: "Would become" };
const NEW_SETTINGS = { from: undefined, to: "Value" };
const VALUE_CHARACTERS = 300;
function toChangesTable({ from: before, to: after }, changes) {
    if (changes.length === 0)
        return "";
    const rows = changes.map(({ setting, from, to }) => [
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toInlineCode */ .mI)(setting),
        ...(before === undefined ? [] : [from === undefined ? "not shown" : valueCell(from)]),
        valueCell(to),
    ]);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toTable */ .MR)(["Setting", ...(before === undefined ? [] : [before]), after], rows);
}
function valueCell(value) {
    return value === null ? "no list in the settings of the queue" : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toInlineJson */ .ld)(value, VALUE_CHARACTERS);
}


/***/ }),

/***/ 9876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createQueue: () => (/* binding */ createQueue),
/* harmony export */   tryCreateQueue: () => (/* binding */ tryCreateQueue)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4599);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3127);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8215);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7615);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8502);
/* harmony import */ var _settings_yaml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3836);
/* harmony import */ var _update_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4417);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(397);









const UPDATE = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .toInputReference */ .dY)("if-exists", "update");
async function createQueue({ settings, ifExists }, target, context) {
    const exists = `A merge queue for branch ${(0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .formatQueueName */ .km)(target)} already exists`;
    const wanted = await (0,_settings_yaml_js__WEBPACK_IMPORTED_MODULE_5__.readSettingsOrThrow)(settings);
    const found = await (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .findQueue */ .LJ)(context.service, target);
    const needed = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .compareQueueSettings */ .si)(target, wanted, found);
    if (context.dryRun) {
        if (found === undefined || ifExists === "update")
            return (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .reportPlannedChanges */ .k1)(context.service, needed);
        const end = ifExists === "error" ? "the step would fail" : "the queue would stay unchanged";
        return (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .createDryRunResult */ .uT)(`${exists}; with ${context.nameInput("if-exists", ifExists)}, ${end}.`);
    }
    const conflict = found === undefined ? await tryCreateQueue(target, wanted, context) : undefined;
    if (found === undefined && conflict === undefined)
        return { result: "created", ...(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .reportQueueChanges */ .DK)(needed) };
    switch (ifExists) {
        case "error":
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK("rejected", `${exists}.`, {
                details: [
                    (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .createMessageText */ .TM) `To change the settings of the queue, use update-queue or ${UPDATE}. To leave the queue unchanged, use ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .toInputReference */ .dY)("if-exists", "ignore")}.`,
                    ...(conflict === undefined ? [] : (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .formatServerMessage */ .wP)(conflict.facts)),
                ],
                cause: conflict,
            });
        case "ignore":
            return { result: "already-exists", message: `${exists}; it was not changed.`, outputs: { changes: [] } };
        case "update": {
            const queue = found ?? (await (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readQueue */ .Qf)(context.service, target));
            const done = await (0,_update_js__WEBPACK_IMPORTED_MODULE_6__.updateSettings)(target, wanted, queue, context);
            return { result: done.changes.length === 0 ? "already-exists" : "updated", ...(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .reportQueueChanges */ .DK)(done) };
        }
    }
}
/**
 * Creates a queue and sets its settings. Returns the error if the queue already exists (409). If the reply is unclear,
 * a queue with these settings counts as created. @throws OperationError, also if the queue was created but settings are
 * missing
 */
async function tryCreateQueue(target, wanted, { service }) {
    const { owner, name } = target.repository;
    const request = service.createQueue(target, wanted);
    const sent = new Map([...wanted].filter(([key, value]) => value !== null && !request.remaining.has(key)));
    try {
        await (0,_write_js__WEBPACK_IMPORTED_MODULE_7__/* .sendQueueChange */ .qb)(service, {
            request,
            target,
            uncertainHint: "the queue may have been created without its other settings",
            verify(queue) {
                const others = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .findSettingChanges */ .R9)(queue, sent);
                return others.length === 0
                    ? undefined
                    : `A read after the error shows that the queue exists now. But these settings differ from the requested settings: ${(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .joinSettingNames */ .hO)(others)}.`;
            },
            mapError: (error) => (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .addAdviceToNotFoundError */ .Wo)(error, `the repository ${owner}/${name}`, (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .createMessageText */ .TM) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .toInputReference */ .dY)("repository")}`),
        });
    }
    catch (error) {
        if (error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD && error.facts.status === 409)
            return error;
        throw error;
    }
    const rest = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .findSettingChanges */ .R9)(undefined, request.remaining);
    try {
        if (rest.length > 0)
            await (0,_update_js__WEBPACK_IMPORTED_MODULE_6__.sendSettingChanges)(target, rest, service);
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(error, {
            message: `The merge queue for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .formatQueueName */ .km)(target)} was created, but not all of its settings were set: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorMessage */ .u1)(error)}`,
            details: [
                (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .createMessageText */ .TM) `The queue exists now. To send the missing settings, run create-queue with ${UPDATE}, update-queue or apply-queue.`,
            ],
        });
    }
    return undefined;
}


/***/ }),

/***/ 4417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sendSettingChanges: () => (/* binding */ sendSettingChanges),
/* harmony export */   updateQueue: () => (/* binding */ updateQueue),
/* harmony export */   updateSettings: () => (/* binding */ updateSettings)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7615);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8502);
/* harmony import */ var _settings_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3836);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(397);





async function updateQueue({ settings }, target, context) {
    const wanted = await (0,_settings_yaml_js__WEBPACK_IMPORTED_MODULE_3__.readSettingsOrThrow)(settings);
    const queue = await (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readQueue */ .Qf)(context.service, target);
    if (context.dryRun)
        return (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .reportPlannedChanges */ .k1)(context.service, (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .compareQueueSettings */ .si)(target, wanted, queue));
    const done = await updateSettings(target, wanted, queue, context);
    return { result: done.changes.length === 0 ? "unchanged" : "updated", ...(0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .reportQueueChanges */ .DK)(done) };
}
/** Sends the settings that differ. @throws OperationError, also if a mode switch does not finish in time */
async function updateSettings(target, wanted, queue, context) {
    const needed = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .compareQueueSettings */ .si)(target, wanted, queue);
    if (needed.changes.length === 0)
        return needed;
    const settled = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .compareQueueSettings */ .si)(target, wanted, await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .waitForModeSwitch */ .Gs)(queue, target, context));
    if (settled.changes.length > 0)
        await sendSettingChanges(target, settled.changes, context.service);
    return settled;
}
/** Sends settings. @throws OperationError that lists the settings that may be missing */
async function sendSettingChanges(target, changes, service) {
    const wanted = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .toChangedSettings */ .rz)(changes);
    await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .sendQueueChange */ .qb)(service, {
        request: service.updateQueue(target, wanted),
        target,
        uncertainHint: `these settings may be missing: ${(0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .joinSettingNames */ .hO)(changes)}`,
        verify(queue) {
            const missing = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .findSettingChanges */ .R9)(queue, wanted)
                // During a mode switch, the queue still returns the old mode, so the mode is not compared.
                .filter(({ setting }) => setting !== "mode" || !(0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .isSwitchingModes */ .xk)(queue));
            return missing.length === 0 ? undefined : `Settings not applied: ${(0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .joinSettingNames */ .hO)(missing)}.`;
        },
        mapError: (error) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)((0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .addAdviceToQueueNotFoundError */ .xP)(error, target), {
            details: [`Settings not applied: ${(0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .joinSettingNames */ .hO)(changes)}.`],
        }),
    });
}


/***/ })

};
