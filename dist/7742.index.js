export const id = 7742;
export const ids = [7742];
export const modules = {

/***/ 860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ EXIT_CODES),
/* harmony export */   p: () => (/* binding */ findExitCode)
/* harmony export */ });
const EXIT_CODES = {
    result: {
        code: 1,
        meaning: "The operation finished with a negative result. For example, the queue rejected the pull request.",
    },
    input: { code: 2, meaning: "An input is invalid or missing, so the command sent no request." },
    auth: { code: 3, meaning: "The service rejects the token." },
    "not-found": { code: 4, meaning: "A required queue or pull request does not exist." },
    rejected: { code: 5, meaning: "The service rejects the API request." },
    unavailable: { code: 6, meaning: "The service or GitHub is unavailable." },
    timeout: { code: 7, meaning: "The time limit of the wait expired." },
    response: { code: 8, meaning: "The reply of the service is invalid." },
    output: { code: 9, meaning: "The operation succeeded, but its outputs cannot be written." },
    bug: { code: 70, meaning: "A defect of this program; please report it." },
    aborted: { code: 130, meaning: "Ctrl-C, SIGTERM or SIGHUP (a closed terminal) stopped the command." },
};
function findExitCode(failure) {
    return failure === undefined ? 0 : EXIT_CODES[failure].code;
}


/***/ }),

/***/ 7742:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _ci_process_end_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2642);
/* harmony import */ var _text_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2824);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(860);



const stop = new AbortController();
// A closed terminal sends SIGHUP, or SIGBREAK on Windows.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"])
    process.on(signal, () => stop.abort());
process.stdout.on("error", onLostOutput);
// The process that reads standard error may exit first, as in `2>&1 | head -1`. The command then continues.
process.stderr.on("error", () => { });
process.on("uncaughtException", (error) => process.exit(crashed(error)));
const io = {
    write: (text) => void process.stdout.write(text),
    signal: stop.signal,
    environment: process.env,
};
/** Loads and runs a command. Returns the exit code. */
async function main([command, ...rest]) {
    switch (command) {
        case "serve":
            return (await __webpack_require__.e(/* import() */ 5276).then(__webpack_require__.bind(__webpack_require__, 5276))).serve(rest, io);
        case "simulate": {
            const { simulate } = await __webpack_require__.e(/* import() */ 5276).then(__webpack_require__.bind(__webpack_require__, 5276));
            return simulate(rest, { ...io, writeError: (text) => void process.stderr.write(text) });
        }
        case "demo":
            return (await __webpack_require__.e(/* import() */ 9138).then(__webpack_require__.bind(__webpack_require__, 9138))).runDemo(rest, io);
        case "--version":
            io.write(`${_text_version_js__WEBPACK_IMPORTED_MODULE_1__/* .version */ .r}\n`);
            return 0;
        case "mcp": {
            const { stdin, stdout, stderr } = process;
            return (await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(3310), __webpack_require__.e(1300), __webpack_require__.e(1554)]).then(__webpack_require__.bind(__webpack_require__, 1554))).runMcp(rest, { ...io, workspace: process.cwd(), stdin, stdout, stderr });
        }
        case "describe":
            return (await __webpack_require__.e(/* import() */ 6960).then(__webpack_require__.bind(__webpack_require__, 6960))).runDescribeCommand(rest, process);
        case "completion":
            return (await __webpack_require__.e(/* import() */ 9521).then(__webpack_require__.bind(__webpack_require__, 9521))).printCompletion(rest, process);
        case "help":
            return rest[0] === undefined ? showHelp() : main([rest[0], "--help"]);
        case undefined:
        case "--help":
        case "-h":
            return showHelp();
        default:
            // Arguments of an unknown command may contain a secret, so they are parsed to hide it in error messages.
            return command.startsWith("-") ? perform("", [command, ...rest]) : perform(command, rest);
    }
}
async function showHelp() {
    const { formatHelp } = await __webpack_require__.e(/* import() */ 2600).then(__webpack_require__.bind(__webpack_require__, 2600));
    io.write(formatHelp(process.stdout.columns));
    return 0;
}
async function perform(operation, argv) {
    const { runOperation } = await __webpack_require__.e(/* import() */ 1300).then(__webpack_require__.bind(__webpack_require__, 1300));
    const { env: environment, stdin, stdout, stderr } = process;
    const { signal } = stop;
    return runOperation(operation, argv, { environment, workspace: process.cwd(), stdin, stdout, stderr, signal });
}
/**
 * Ignores the exit of the process that reads the output, as in `| head -1`. Reports other errors, such as a full disk.
 */
function onLostOutput(error) {
    if ("code" in error && (error.code === "EPIPE" || error.code === "EOF"))
        return;
    process.stderr.write(`error: Standard output cannot be written: ${error.message}.\n`);
    process.on("exit", (code) => {
        if (code === 0)
            process.exitCode = _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.output.code;
    });
}
function crashed(error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`error: This is a defect of Merge Queue Action. Please report this defect in the issues of the action's repository.\n${text}\n`);
    return _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.bug.code;
}
process.exitCode = await main(process.argv.slice(2)).catch(crashed);
(0,_ci_process_end_js__WEBPACK_IMPORTED_MODULE_2__/* .exitProcessAfterDelay */ .$)(process);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
