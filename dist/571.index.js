export const id = 571;
export const ids = [571];
export const modules = {

/***/ 7571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serve: () => (/* binding */ serve)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5071);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3662);
/* harmony import */ var _command_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3763);
/* harmony import */ var _engine_pull_request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6692);
/* harmony import */ var _engine_quarantined_tests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5287);
/* harmony import */ var _engine_refusal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4047);
/* harmony import */ var _http_incoming_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5721);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(586);
/** The command `merge-queue serve`: the local service for a person to try, or for a CI job to talk to. */











const EXIT_OK = 0;
const EXIT_BAD_FLAGS = 2;
/** Runs until the signal is aborted; the result is the exit code. */
async function serve(argv, io) {
    try {
        const options = readServeOptions(argv);
        if (options.help)
            io.write(SERVE_HELP);
        else
            await runService(options, io);
        return EXIT_OK;
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz))
            throw error;
        io.write(`${error.message}\n`);
        return EXIT_BAD_FLAGS;
    }
}
async function runService(options, { write, signal }) {
    const service = await start(options);
    for (let added = 0; added < options.pullRequests; added += 1)
        service.control.addPullRequest();
    write(greeting(service, options));
    if (!signal.aborted)
        await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(signal, "abort");
    await service.close();
    write("The local merge queue service has stopped.\n");
}
async function start(options) {
    try {
        return await (0,_service_js__WEBPACK_IMPORTED_MODULE_10__/* .startLocalService */ .n)({ ...options, timings: { testSeconds: options.testSeconds } });
    }
    catch (error) {
        const { host, port } = options;
        if (!isErrorWithCode(error))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([`Cannot listen on port ${port} of ${host} (${error.code}). Choose another --port`], {
            cause: error,
        });
    }
}
function isErrorWithCode(error) {
    return error instanceof Error && "code" in error && typeof error.code === "string";
}
function greeting({ url, apiUrl, githubApiUrl, token }, options) {
    const { repository, branch, pullRequests, quarantinedTests } = options;
    const body = '{"title": "A change that fails", "testPlan": {"result": "fail"}}';
    return `The local merge queue service listens at ${url}
Its API is at ${apiUrl}, the token is ${token}

Inside is the repository ${repository} with a merge queue for the branch ${branch},
${count(pullRequests, "open pull request")} and ${count(quarantinedTests.length, "quarantined test")}.

Point the action at it from a job on this machine:
  with:
    api-url: ${apiUrl}
    token: ${token}
    repository: ${repository}
Look-ups on the GitHub API are answered at ${githubApiUrl}

Add a pull request whose tests fail:
  curl -X POST ${url}/_control/pull-requests -H 'content-type: application/json' -d '${body}'
See everything:
  curl ${url}/_control/state

Stop it with Ctrl-C.
`;
}
function count(amount, noun) {
    return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}
const SERVE_HELP = `Usage: merge-queue serve [flags]

Runs a merge queue service in memory, on this machine only, until it is stopped.

${(0,_command_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .flagLines */ .Yg)(_command_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .SERVE_FLAGS */ .Wu, 32)}`;
const LARGEST_PORT = 65_535;
const MOST_PULL_REQUESTS = 10_000;
function readServeOptions(argv) {
    const values = parseFlags(argv);
    if (values.token === "")
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(["--token must not be empty"]);
    if (values.branch === "")
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(["--branch must not be empty"]);
    const file = values["quarantined-tests"];
    const { help, host, token, repository, branch } = values;
    return {
        help,
        host,
        token,
        repository,
        branch,
        port: integer("--port", values.port, LARGEST_PORT),
        pullRequests: integer("--pull-requests", values["pull-requests"], MOST_PULL_REQUESTS),
        speed: number("--speed", values.speed, _clock_js__WEBPACK_IMPORTED_MODULE_4__/* .FASTEST */ .TD),
        testSeconds: number("--test-seconds", values["test-seconds"], _engine_pull_request_js__WEBPACK_IMPORTED_MODULE_6__/* .LONGEST_TEST_SECONDS */ .ID),
        quarantinedTests: file === undefined ? [] : readTestsFile(file),
    };
}
function parseFlags(argv) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_2__.parseArgs)({ args: [...argv], options: _command_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .SERVE_FLAGS */ .Wu, strict: true, allowPositionals: false }).values;
    }
    catch (error) {
        // Node adds advice about positionals after the first sentence, which does not fit here.
        const [sentence = "Invalid flags"] = error instanceof Error ? error.message.split(/\.\s/) : [];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([`${sentence}. See merge-queue serve --help`], { cause: error });
    }
}
function integer(flag, text, most) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value <= most)
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([`${flag} must be a whole number from 0 to ${most}, not "${text}"`]);
}
function number(flag, text, most) {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value > 0 && value <= most)
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([`${flag} must be a number above 0 and up to ${most}, not "${text}"`]);
}
function readTestsFile(file) {
    const value = (0,_http_incoming_js__WEBPACK_IMPORTED_MODULE_9__/* .parseJson */ .qF)(readText(file));
    if (value === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([`--quarantined-tests: ${file} is not JSON`]);
    try {
        return (0,_engine_quarantined_tests_js__WEBPACK_IMPORTED_MODULE_7__/* .readQuarantinedTests */ .KE)(value);
    }
    catch (error) {
        if (!(error instanceof _engine_refusal_js__WEBPACK_IMPORTED_MODULE_8__/* .Refusal */ .P))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([`--quarantined-tests: ${file}: ${error.message}`], { cause: error });
    }
}
function readText(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, "utf8");
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([`--quarantined-tests: ${file} cannot be read`], { cause: error });
    }
}


/***/ })

};
