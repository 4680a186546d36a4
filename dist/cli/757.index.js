export const id = 757;
export const ids = [757];
export const modules = {

/***/ 4757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createOutcome: () => (/* binding */ createOutcome)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _planned_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9420);
/* harmony import */ var _creating_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2887);
/* harmony import */ var _read_queue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9342);
/* harmony import */ var _read_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8396);
/* harmony import */ var _service_said_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3947);
/* harmony import */ var _setting_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9306);
/* harmony import */ var _settings_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6336);
/* harmony import */ var _updating_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4194);









/** Makes a queue, or deals with the one that is there as `if-exists` says. */
async function createOutcome({ settings, ifExists }, place, context) {
    const wanted = settings === undefined ? new Map() : await (0,_read_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsOf */ .f5)(settings);
    const found = await (0,_read_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .findQueue */ .LJ)(context.client, place);
    if (context.dryRun) {
        if (found === undefined)
            return (0,_settings_report_js__WEBPACK_IMPORTED_MODULE_5__/* .plannedCreation */ .a6)(place, wanted);
        return ifExists === "update"
            ? (0,_settings_report_js__WEBPACK_IMPORTED_MODULE_5__/* .plannedUpdate */ .mG)(place, (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .changesFor */ .z7)(found, wanted))
            : (0,_planned_js__WEBPACK_IMPORTED_MODULE_7__/* .planned */ .l)(`${exists(place)}; with if-exists: ${ifExists} ${IF_EXISTS[ifExists]}.`);
    }
    const creation = found === undefined ? await (0,_creating_js__WEBPACK_IMPORTED_MODULE_1__/* .createQueue */ .y0)(place, wanted, context.client) : undefined;
    if (creation === "created")
        return { result: "created", ...(0,_settings_report_js__WEBPACK_IMPORTED_MODULE_5__/* .creationReport */ .iN)(place, wanted) };
    switch (ifExists) {
        case "error":
            throw alreadyThere(place, creation?.error);
        case "ignore":
            return {
                result: "already-exists",
                message: `${exists(place)}; it was left as it is.`,
                outputs: { changes: [] },
            };
        case "update": {
            const queue = found ?? (await (0,_read_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .readQueue */ .Qf)(context.client, place));
            const update = await (0,_updating_js__WEBPACK_IMPORTED_MODULE_6__/* .updateSettings */ .X)(place, wanted, queue, context);
            const result = update.changes.length === 0 ? "already-exists" : "updated";
            return { result, ...(0,_settings_report_js__WEBPACK_IMPORTED_MODULE_5__/* .updateReport */ .A0)(place, update) };
        }
    }
}
const IF_EXISTS = { error: "this would fail", ignore: "it would be left as it is" };
function exists(place) {
    return `There is a merge queue for branch ${(0,_read_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .inWords */ .r4)(place)} already`;
}
function alreadyThere(place, error) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR("rejected", `${exists(place)}.`, {
        details: [
            "To change its settings use update-queue, or if-exists: update. To leave it as it is use if-exists: ignore.",
            ...(error === undefined ? [] : (0,_service_said_js__WEBPACK_IMPORTED_MODULE_8__/* .serviceSaid */ .t)(error.facts)),
        ],
        cause: error,
    });
}


/***/ })

};
