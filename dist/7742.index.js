export const id = 7742;
export const ids = [7742];
export const modules = {

/***/ 860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf),
/* harmony export */   a: () => (/* binding */ EXIT_CODES)
/* harmony export */ });
/** What a shell sees of a failure; 0 is everything else. */
const EXIT_CODES = {
    result: { code: 1, meaning: "The answer is in, and it is a negative one." },
    input: { code: 2, meaning: "Bad or missing input; nothing was sent." },
    auth: { code: 3, meaning: "The service refuses the token." },
    "not-found": { code: 4, meaning: "Something that must exist does not." },
    rejected: { code: 5, meaning: "The service refuses the request." },
    unavailable: {
        code: 6,
        meaning: "The service, or GitHub where it is asked, cannot be reached or cannot answer now.",
    },
    timeout: { code: 7, meaning: "The longest time to wait is over." },
    response: { code: 8, meaning: "The service's reply cannot be read." },
    output: { code: 9, meaning: "The operation went well, and what it found out cannot be written." },
    bug: { code: 70, meaning: "An error of this program; please report it." },
    aborted: { code: 130, meaning: "Stopped by Ctrl-C, SIGTERM or SIGHUP (a closed terminal)." },
};
function exitCodeOf(failure) {
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
// SIGHUP comes from a terminal that is closed, on Windows from its console.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"])
    process.on(signal, () => stop.abort());
process.stdout.on("error", onLostOutput);
// The reader of the progress may go away (`2>&1 | head -1`); the command goes on.
process.stderr.on("error", () => { });
process.on("uncaughtException", (error) => process.exit(crashed(error)));
const io = {
    write: (text) => void process.stdout.write(text),
    signal: stop.signal,
    environment: process.env,
};
/** Gives the exit code. Each command is loaded when it is asked for. */
async function main([command, ...rest]) {
    switch (command) {
        case "serve":
            return (await Promise.all(/* import() */[__webpack_require__.e(2765), __webpack_require__.e(9880), __webpack_require__.e(7757), __webpack_require__.e(400), __webpack_require__.e(2169)]).then(__webpack_require__.bind(__webpack_require__, 2169))).serve(rest, io);
        case "simulate": {
            const { simulateCommand } = await Promise.all(/* import() */[__webpack_require__.e(2765), __webpack_require__.e(9880), __webpack_require__.e(400), __webpack_require__.e(1695)]).then(__webpack_require__.bind(__webpack_require__, 1695));
            return simulateCommand(rest, { ...io, writeError: (text) => void process.stderr.write(text) });
        }
        case "demo":
            return (await Promise.all(/* import() */[__webpack_require__.e(2765), __webpack_require__.e(9880), __webpack_require__.e(7757), __webpack_require__.e(9138)]).then(__webpack_require__.bind(__webpack_require__, 9138))).runDemo(rest, io);
        case "--version":
            io.write(`${_text_version_js__WEBPACK_IMPORTED_MODULE_1__/* .version */ .r}\n`);
            return 0;
        case "completion":
            return (await __webpack_require__.e(/* import() */ 9521).then(__webpack_require__.bind(__webpack_require__, 9521))).printCompletion(rest, process);
        case "help":
            return rest[0] === undefined ? showHelp() : main([rest[0], "--help"]);
        case undefined:
        case "--help":
        case "-h":
            return showHelp();
        default:
            // The operation comes first; flags in its place are read as such, since one may hold a secret.
            return command.startsWith("-") ? perform("", [command, ...rest]) : perform(command, rest);
    }
}
async function showHelp() {
    const { help } = await __webpack_require__.e(/* import() */ 2600).then(__webpack_require__.bind(__webpack_require__, 2600));
    io.write(help(process.stdout.columns));
    return 0;
}
async function perform(operation, argv) {
    const { runOperation } = await __webpack_require__.e(/* import() */ 4905).then(__webpack_require__.bind(__webpack_require__, 4905));
    const { env: environment, stdin, stdout, stderr } = process;
    const { signal } = stop;
    return runOperation(operation, argv, { environment, workspace: process.cwd(), stdin, stdout, stderr, signal });
}
/** What reads standard output may have seen enough (`| head -1`). A full disk must not be taken for success. */
function onLostOutput(error) {
    if ("code" in error && (error.code === "EPIPE" || error.code === "EOF"))
        return;
    process.stderr.write(`error: Standard output cannot be written: ${error.message}.\n`);
    // The file of --outputs-file that cannot be written ends in the same way.
    process.on("exit", (code) => {
        if (code === 0)
            process.exitCode = _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.output.code;
    });
}
/** What is thrown past everything else, before there is a result to print. */
function crashed(error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`error: This is a defect of Merge Queue Action; please report it in the issues of its repository.\n${text}\n`);
    return _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a.bug.code;
}
process.exitCode = await main(process.argv.slice(2)).catch(crashed);
(0,_ci_process_end_js__WEBPACK_IMPORTED_MODULE_2__/* .endSoon */ .n)(process);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
