export const id = 4279;
export const ids = [4279];
export const modules = {

/***/ 4279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changeQueueState: () => (/* binding */ changeQueueState),
/* harmony export */   sendQueueStateChange: () => (/* binding */ sendQueueStateChange)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4599);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4185);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8502);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(397);





async function changeQueueState({ state, done, reason, afterwards }, target, context) {
    const name = `merge queue for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .formatQueueName */ .km)(target)}`;
    const why = reason === undefined ? [] : [`Reason: ${reason}`];
    let queue = await (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readQueue */ .Qf)(context.service, target);
    const isSentAtOnce = (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .isSwitchingModes */ .xk)(queue) && context.service.setsStateDuringModeSwitch;
    if (context.dryRun) {
        const now = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatState */ .lN)(queue.state);
        const when = (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .isSwitchingModes */ .xk)(queue) && !isSentAtOnce ? " after the switch of the mode" : "";
        const outcome = queue.state === state
            ? (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .createDryRunResult */ .uT)(`Nothing would be sent: the ${name} is already ${state}.`)
            : (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .createDryRunResult */ .uT)(`The ${name} is ${now} and would be ${done}${when}.`, context.service.setQueueState(target, state));
        return { ...outcome, details: why, outputs: previousState(queue) };
    }
    let settled = queue;
    try {
        settled = isSentAtOnce
            ? await sendDuringModeSwitch(queue, state, target, context)
            : await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .waitForModeSwitch */ .Gs)(queue, target, context);
        const isInEffect = settled.state === state;
        if (!(isSentAtOnce && isInEffect))
            queue = settled;
        if (!isInEffect)
            await sendQueueStateChange(target, state, context.service);
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(error, { outputs: previousState(queue) });
    }
    const end = { outputs: previousState(queue), record: { reason, "queue-before": queue } };
    if (queue.state === state) {
        const message = `The ${name} is already ${state}; nothing was sent.`;
        return { result: "unchanged", message, details: why, ...end };
    }
    const { length } = settled.enqueuedPullRequests;
    return {
        result: done,
        message: `The ${name} was ${done}; before, it was ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatState */ .lN)(queue.state)}.`,
        details: [...why, `The queue contains ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(length, "pull request")}. ${afterwards}`],
        ...end,
    };
}
/**
 * Sends the state, and waits for the end of the mode switch. Returns the queue afterwards: an accepted request does not
 * prove that the queue has the new state after the switch.
 */
async function sendDuringModeSwitch(queue, state, target, context) {
    await sendQueueStateChange(target, state, context.service);
    try {
        return await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .waitForModeSwitch */ .Gs)(queue, target, context, { isSent: true });
    }
    catch (error) {
        const accepted = `The service accepted the change to the state ${state} during the switch. Check the state of the queue after the switch.`;
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .addErrorDetails */ .Ks)(error, { details: [accepted] });
    }
}
const previousState = ({ state }) => ({ "previous-state": state });
/** Sets the state. `withinMs` limits the milliseconds of the read that follows an unclear reply. */
async function sendQueueStateChange(target, state, service, withinMs) {
    const request = service.setQueueState(target, state);
    const verify = (queue) => {
        if (queue.state === state)
            return undefined;
        const unknown = (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .isSwitchingModes */ .xk)(queue) ? ", so the effect of the request is unknown" : "";
        return `A read after the error shows that the queue is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatState */ .lN)(queue.state)}${unknown}.`;
    };
    const uncertainHint = "check the state of the queue";
    await (0,_write_js__WEBPACK_IMPORTED_MODULE_4__/* .sendQueueChange */ .qb)(service, { request, target, verify, uncertainHint, withinMs });
}


/***/ })

};
