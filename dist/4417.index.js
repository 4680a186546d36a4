export const id = 4417;
export const ids = [4417];
export const modules = {

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
