export const id = 9876;
export const ids = [9876];
export const modules = {

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
/* harmony import */ var _settings_yaml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6705);
/* harmony import */ var _update_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4417);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(397);









const UPDATE = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .inputName */ .yu)("if-exists", "update");
async function createQueue({ settings, ifExists }, target, context) {
    const exists = `A merge queue for branch ${(0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .formatQueueName */ .km)(target)} already exists`;
    const wanted = await (0,_settings_yaml_js__WEBPACK_IMPORTED_MODULE_5__.readValidSettings)(settings);
    const found = await (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .findQueue */ .LJ)(context.service, target);
    const needed = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .compareQueue */ .DU)(target, wanted, found);
    if (context.dryRun) {
        if (found === undefined || ifExists === "update")
            return (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .reportDryRun */ .HN)(context.service, needed);
        const end = ifExists === "error" ? "the step would fail" : "the queue would stay unchanged";
        return (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlannedResult */ .fM)(`${exists}; with ${context.nameInput("if-exists", ifExists)}, ${end}.`);
    }
    const conflict = found === undefined ? await tryCreateQueue(target, wanted, context) : undefined;
    if (found === undefined && conflict === undefined)
        return { result: "created", ...(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .reportChanges */ .wr)(needed) };
    switch (ifExists) {
        case "error":
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("rejected", `${exists}.`, {
                details: [
                    (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .textWithNames */ .EU) `To change the settings of the queue, use update-queue or ${UPDATE}. To leave the queue unchanged, use ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .inputName */ .yu)("if-exists", "ignore")}.`,
                    ...(conflict === undefined ? [] : (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .formatServerMessage */ .wP)(conflict.facts)),
                ],
                cause: conflict,
            });
        case "ignore":
            return { result: "already-exists", message: `${exists}; it was not changed.`, outputs: { changes: [] } };
        case "update": {
            const queue = found ?? (await (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readQueue */ .Qf)(context.service, target));
            const done = await (0,_update_js__WEBPACK_IMPORTED_MODULE_6__.updateSettings)(target, wanted, queue, context);
            return { result: done.changes.length === 0 ? "already-exists" : "updated", ...(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .reportChanges */ .wr)(done) };
        }
    }
}
/**
 * Creates a queue and sets its settings. Returns the error if the queue already exists (409). If the reply is unclear,
 * a queue with these settings counts as created. @throws Failure, also if the queue was created but settings are
 * missing
 */
async function tryCreateQueue(target, wanted, { service }) {
    const { owner, name } = target.repository;
    const request = service.createQueue(target, wanted);
    const sent = new Map([...wanted].filter(([key, value]) => value !== null && !request.remaining.has(key)));
    try {
        await (0,_write_js__WEBPACK_IMPORTED_MODULE_7__/* .writeQueue */ .$2)(service, {
            request,
            target,
            uncertainHint: "the queue may have been created, without its other settings",
            verify(queue) {
                const others = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .findChanges */ .pz)(queue, sent);
                return others.length === 0
                    ? undefined
                    : `The step read the queue afterwards: the queue exists now, but ${(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .joinSettingNames */ .hO)(others)} differ.`;
            },
            mapError: (error) => (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .mapNotFound */ .yT)(error, `the repository ${owner}/${name}`, (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .textWithNames */ .EU) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .inputName */ .yu)("repository")}`),
        });
    }
    catch (error) {
        if (error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD && error.facts.status === 409)
            return error;
        throw error;
    }
    const rest = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .findChanges */ .pz)(undefined, request.remaining);
    try {
        if (rest.length > 0)
            await (0,_update_js__WEBPACK_IMPORTED_MODULE_6__.sendChanges)(target, rest, service);
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withDetails */ .FE)(error, {
            message: `The merge queue for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .formatQueueName */ .km)(target)} was created, but not all of its settings were set: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`,
            details: [
                (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .textWithNames */ .EU) `The queue exists now. To send the missing settings, run create-queue with ${UPDATE}, update-queue or apply-queue.`,
            ],
        });
    }
    return undefined;
}


/***/ })

};
