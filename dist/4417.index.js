export const id = 4417;
export const ids = [4417];
export const modules = {

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
