export const id = 2382;
export const ids = [2382];
export const modules = {

/***/ 2382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   upload: () => (/* binding */ upload)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4599);
/* harmony import */ var _pull_request_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6583);
/* harmony import */ var _queue_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8502);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6375);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8215);
/* harmony import */ var _target_list_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3487);









/** Sends the targets of a pull request, and says in words, outputs and summary what was sent. */
async function upload(options, target, context) {
    const { number, headSha } = target;
    if (headSha === undefined) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inputError */ .Xu)("head-sha", `is needed here: targets belong to one head commit, and nothing in this run names the head of #${number}.`);
    }
    const uploads = { service: context.service, head: { ...target, headSha } };
    const decided = await decideTargets(uploads, options, context);
    if (decided.origin !== undefined)
        context.log.info(decided.origin);
    if (context.dryRun) {
        const message = `The impacted targets of #${number} would be sent: ${describe(decided)}.`;
        return {
            ...(0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .dryRun */ .PA)(message, decided.request),
            outputs: decisionOutputs(decided),
            details: decided.warning === undefined ? [] : [decided.warning],
        };
    }
    if (decided.warning !== undefined)
        context.log.warning(decided.warning);
    const sent = await send(decided, uploads, options, target, context);
    const outputs = decisionOutputs(sent);
    const sentMessage = (but) => `The impacted targets of #${number} were sent${but}: ${describe(sent)}.`;
    // A fork's run has no token to read with.
    const { verified, warning } = options.verify && !context.forkRun
        ? await verifyUpload(headSha, target, context).catch((error) => {
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withMore */ .iA)(error, { details: [sentMessage("")], outputs: { ...outputs, verified: "unknown" } });
        })
        : NOT_VERIFIED;
    if (warning !== undefined)
        context.log.warning(warning);
    const message = sentMessage(verified === "false" ? ", but they do not count for it" : "");
    const warnings = [sent.warning, warning].filter((text) => text !== undefined);
    return {
        result: "uploaded",
        message,
        outputs: { ...outputs, verified },
        summary: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .paragraphs */ .qN)([
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeText */ .X1)(message),
            ...warnings.map((text) => `**Warning:** ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeText */ .X1)(text)}`),
            `${(0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestLine */ .Zu)(target, undefined)}, commit ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(headSha)}`,
        ]),
    };
}
function decisionOutputs({ mode, count, request, reason }) {
    return {
        "impacted-targets-mode": mode,
        "impacted-targets-count": count,
        "impacted-targets-bytes": request.bytes,
        "impacted-targets-reason": reason,
    };
}
function describe({ mode, count, reason, request }) {
    switch (mode) {
        case "list":
            return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(count ?? 0, "target")} in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(request.bytes)}`;
        case "all":
            return `ALL (${reason})`;
        case "none":
            return `none (${reason})`;
    }
}
/** Reads the source and decides between the list, `ALL` and nothing. @throws InputError */
async function decideTargets(uploads, options, { workspace, untrustedCheckout }) {
    const { service, head } = uploads;
    const { headSha } = head;
    const { bytes, aroundBytes } = service.uploadLimits(head);
    const limitBytes = bytes - aroundBytes;
    const read = await (0,_target_list_js__WEBPACK_IMPORTED_MODULE_6__/* .readTargets */ .R)(options, { workspace, untrustedCheckout, headSha, limitBytes });
    switch (read.kind) {
        case "all":
        case "none":
            return withoutList(uploads, read.kind, { reason: read.reason, origin: read.origin });
        case "empty":
            return empty(uploads, read.reason, options.onEmpty);
        case "too-large":
            return tooLarge(uploads, aroundBytes + read.atLeastBytes, options);
        case "list": {
            const { targets, origin, reason = `list of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(targets.size, "target")}` } = read;
            const request = service.uploadImpactedTargets(head, targets);
            return request.fits
                ? { mode: "list", request, count: targets.size, reason, origin }
                : tooLarge(uploads, request.bytes, options);
        }
    }
}
function withoutList({ service, head }, mode, facts) {
    return mode === "all"
        ? { mode, request: service.uploadImpactedTargets(head, "ALL"), count: undefined, ...facts }
        : { mode, request: service.uploadImpactedTargets(head, new Set()), count: 0, ...facts };
}
/** An empty list mostly means that its computation failed, and "impacts nothing" is the most dangerous thing to say. */
function empty(uploads, why, onEmpty) {
    if (onEmpty === "error") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .words */ .aL) `${why}. If the pull request really impacts nothing, give NONE; or say with ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .inputName */ .yu)("on-empty")} what an empty list means (all, none).`,
        ]);
    }
    // An output is the same whichever interface asked.
    return withoutList(uploads, onEmpty, { reason: `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .textFor */ .bT)(_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .asInYaml */ .j5, why)}, and on-empty is ${onEmpty}` });
}
const ALL_INSTEAD = "ALL is sent instead, so the pull request shares its lane with every other.";
function tooLarge(uploads, atLeastBytes, { onTooLarge }) {
    const { bytes } = uploads.service.uploadLimits(uploads.head);
    const problem = `The request body for this list needs at least ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(atLeastBytes)}, and the service takes ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(bytes)} at most`;
    if (onTooLarge === "error")
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .words */ .aL) `${problem}; ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .inputName */ .yu)("on-too-large")} is error, so nothing was sent.`]);
    return withoutList(uploads, "all", {
        reason: "the list is over the size limit",
        warning: `${problem}: ${ALL_INSTEAD}`,
    });
}
/** Sends what was decided; `ALL` after it when the service refuses the size of a list. Gives what was sent. */
async function send(decided, uploads, { onTooLarge }, target, context) {
    const { bytes } = decided.request;
    const { surelyTakenBytes } = uploads.service.uploadLimits(uploads.head);
    try {
        await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .changing */ .Wt)(`the service may have the impacted targets of #${target.number}; run the step again`, () => decided.request.send());
        return decided;
    }
    catch (error) {
        if (onTooLarge === "error" ||
            !(error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ApiError */ .hD) ||
            decided.mode !== "list" ||
            bytes <= surelyTakenBytes ||
            (error.facts.status !== 400 && error.facts.status !== 413))
            throw (0,_queue_read_js__WEBPACK_IMPORTED_MODULE_3__/* .notFoundError */ .i0)(error, `pull request #${target.number}, or has no queue for branch ${(0,_queue_read_js__WEBPACK_IMPORTED_MODULE_3__/* .queueName */ .nM)(target)}`, _queue_read_js__WEBPACK_IMPORTED_MODULE_3__/* .OF_A_PULL_REQUEST */ .oR);
        const refused = `The service refused a body of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(bytes)} (${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(surelyTakenBytes)} are always taken)`;
        const warning = `${refused}: ${ALL_INSTEAD}`;
        context.log.warning(warning);
        const smaller = withoutList(uploads, "all", { reason: "the service refused the list for its size", warning });
        return await send(smaller, uploads, { onTooLarge }, target, context);
    }
}
/** Nothing was looked at, or there is nothing to look at. */
const NOT_VERIFIED = { verified: "unknown" };
/** The record may show an upload some moments later. */
const READS = 3;
const PAUSE_MS = 1000;
async function verifyUpload(headSha, target, { service, clock, signal }) {
    try {
        for (let read = 1;; read += 1) {
            const record = await (0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_2__/* .findRecord */ .Tq)(service, target);
            // Not submitted yet: there is no record to look at, and nothing is wrong.
            if (record === undefined)
                return NOT_VERIFIED;
            const mismatch = mismatchOf(record, headSha, target.number);
            if (mismatch === undefined) {
                return record.readiness?.hasImpactedTargets === true ? { verified: "true" } : NOT_VERIFIED;
            }
            if (read === READS)
                return { verified: "false", warning: mismatch };
            await clock.sleep(PAUSE_MS, signal);
        }
    }
    catch (error) {
        if (!(error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ApiError */ .hD))
            throw error;
        return { verified: "unknown", warning: `The upload succeeded, but could not be read back: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}` };
    }
}
/** What does not fit, as a sentence with the way out. */
function mismatchOf({ prSha, readiness }, headSha, number) {
    if (!(0,_pull_request_record_js__WEBPACK_IMPORTED_MODULE_2__/* .sameCommit */ .Kd)(prSha, headSha))
        return `The targets are for commit ${headSha}, but the head of #${number} is ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .shortName */ .EU)(prSha)}: they do not count. Run this again for the new head. If nobody pushed in between, head-sha was wrong: it must be the pull request's head, not github.sha.`;
    if (readiness?.hasImpactedTargets === false)
        return `The service took the targets of #${number}, but its record does not show them for ${headSha}. Check target-branch and head-sha, and run this again.`;
    return undefined;
}


/***/ })

};
