export const id = 36;
export const ids = [36];
export const modules = {

/***/ 3036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   updateOutcome: () => (/* binding */ updateOutcome)
/* harmony export */ });
/* harmony import */ var _read_queue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9342);
/* harmony import */ var _read_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8396);
/* harmony import */ var _setting_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9306);
/* harmony import */ var _settings_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6336);
/* harmony import */ var _updating_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4194);





/** Gives a queue the settings that differ. */
async function updateOutcome({ settings = "" }, place, context) {
    const wanted = await (0,_read_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsOf */ .f5)(settings);
    const queue = await (0,_read_queue_js__WEBPACK_IMPORTED_MODULE_0__/* .readQueue */ .Qf)(context.client, place);
    if (context.dryRun)
        return (0,_settings_report_js__WEBPACK_IMPORTED_MODULE_3__/* .plannedUpdate */ .mG)(place, (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .changesFor */ .z7)(queue, wanted));
    const update = await (0,_updating_js__WEBPACK_IMPORTED_MODULE_4__/* .updateSettings */ .X)(place, wanted, queue, context);
    return {
        result: update.changes.length === 0 ? "unchanged" : "updated",
        ...(0,_settings_report_js__WEBPACK_IMPORTED_MODULE_3__/* .updateReport */ .A0)(place, update),
    };
}


/***/ })

};
