export const id = 4107;
export const ids = [4107];
export const modules = {

/***/ 4107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deleteQueue: () => (/* binding */ deleteQueue)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4599);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3127);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8502);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(397);





async function deleteQueue(target, context) {
    const { service } = context;
    const request = service.deleteQueue(target);
    const name = `The merge queue for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .formatQueueName */ .km)(target)}`;
    const missing = `There is no merge queue for branch ${(0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .formatQueueName */ .km)(target)}. Nothing was deleted.`;
    if (context.dryRun) {
        const queue = await (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .findQueue */ .LJ)(service, target);
        if (queue === undefined)
            return (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .createDryRunResult */ .uT)(missing);
        const enqueued = (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .listEnqueuedPullRequestNumbers */ .tw)(queue);
        if (enqueued.length === 0)
            return (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .createDryRunResult */ .uT)(`${name} would be deleted.`, request);
        return {
            ...(0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .createDryRunResult */ .uT)(`${name} would not be deleted, because it contains ${pullRequests(enqueued)}.`),
            outputs: { enqueued },
        };
    }
    try {
        await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .sendQueueChange */ .qb)(service, {
            request,
            target,
            uncertainHint: "the queue may already have been deleted",
            verify: () => "A read after the error shows that the queue still exists.",
            deletes: true,
            mapError: (error) => error,
        });
        return { result: "deleted", message: `${name} was deleted.`, outputs: {} };
    }
    catch (error) {
        if ((0,_service_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isNotFoundError */ .El)(error))
            return { result: "not-found", message: missing, outputs: {} };
        if (!(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isQueueNotEmptyError */ .Oo)(error))
            throw error;
        const reading = await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .readQueueAfterWrite */ .P9)(target, service);
        if (reading === undefined)
            throw error;
        if (reading.queue === undefined)
            return { result: "not-found", message: missing, outputs: {} };
        const enqueued = (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .listEnqueuedPullRequestNumbers */ .tw)(reading.queue);
        if (enqueued.length === 0)
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(error, { details: [NOT_LISTED] });
        return {
            result: "not-empty",
            message: `${name} was not deleted, because it contains ${pullRequests(enqueued)}.`,
            details: [
                (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .listAdmittedPullRequests */ .mP)(reading.queue).length > 0
                    ? "Run drain-queue first, which waits until the queue is empty. Alternatively, cancel the pull requests."
                    : "The queue has not admitted these pull requests, so drain-queue does not merge them. Cancel them.",
                ...(0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .formatServerMessage */ .wP)(error.facts),
            ],
            outputs: { enqueued },
        };
    }
}
const NOT_LISTED = "The queue lists no pull requests. But submitted pull requests that are not ready may prevent the deletion, although the queue does not list them. Cancel these pull requests, then run the step again.";
function pullRequests(numbers) {
    const list = (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumberList */ .Vz)(numbers);
    return numbers.length === 1 ? `pull request ${list}` : `pull requests ${list}`;
}


/***/ })

};
