export const id = 214;
export const ids = [214];
export const modules = {

/***/ 3214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serve: () => (/* binding */ serve)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/src/local-service/clock.js
var clock = __webpack_require__(82);
// EXTERNAL MODULE: ./lib/src/local-service/command-flags.js
var command_flags = __webpack_require__(5583);
// EXTERNAL MODULE: ./lib/src/local-service/control/read-bodies.js
var read_bodies = __webpack_require__(4745);
// EXTERNAL MODULE: ./lib/src/local-service/engine/pull-request.js
var pull_request = __webpack_require__(3448);
// EXTERNAL MODULE: ./lib/src/local-service/engine/refusal.js
var refusal = __webpack_require__(4843);
// EXTERNAL MODULE: ./lib/src/local-service/http/incoming.js
var incoming = __webpack_require__(2061);
;// CONCATENATED MODULE: ./lib/src/local-service/serve-options.js
/** The flags of `merge-queue serve`. */









const SERVE_HELP = `Usage: merge-queue serve [flags]

Runs a merge queue service in memory, on this machine only, until it is stopped.

${(0,command_flags/* flagLines */.Yg)(command_flags/* SERVE_FLAGS */.Wu, 32)}`;
const LARGEST_PORT = 65_535;
const MOST_PULL_REQUESTS = 10_000;
function readServeOptions(argv) {
    const values = parseFlags(argv);
    if (values.token === "")
        throw new errors/* InputError */.dz(["--token must not be empty"]);
    if (values.branch === "")
        throw new errors/* InputError */.dz(["--branch must not be empty"]);
    const file = values["quarantined-tests"];
    return {
        help: values.help,
        host: values.host,
        port: integer("--port", values.port, LARGEST_PORT),
        token: values.token,
        repository: values.repository,
        branch: values.branch,
        pullRequests: integer("--pull-requests", values["pull-requests"], MOST_PULL_REQUESTS),
        speed: number("--speed", values.speed, clock/* FASTEST */.T),
        testSeconds: number("--test-seconds", values["test-seconds"], pull_request/* LONGEST_TEST_SECONDS */.ID),
        quarantinedTests: file === undefined ? [] : readTestsFile(file),
    };
}
function parseFlags(argv) {
    try {
        return (0,external_node_util_.parseArgs)({ args: [...argv], options: command_flags/* SERVE_FLAGS */.Wu, strict: true, allowPositionals: false }).values;
    }
    catch (error) {
        // Node adds advice about positionals after the first sentence, which does not fit here.
        const [sentence = "Invalid flags"] = error instanceof Error ? error.message.split(/\.\s/) : [];
        throw new errors/* InputError */.dz([`${sentence}. See merge-queue serve --help`], { cause: error });
    }
}
function integer(flag, text, most) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value <= most)
        return value;
    throw new errors/* InputError */.dz([`${flag} must be a whole number from 0 to ${most}, not "${text}"`]);
}
function number(flag, text, most) {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value > 0 && value <= most)
        return value;
    throw new errors/* InputError */.dz([`${flag} must be a number above 0 and up to ${most}, not "${text}"`]);
}
function readTestsFile(file) {
    const value = (0,incoming/* parseJson */.qF)(readText(file));
    if (value === undefined)
        throw new errors/* InputError */.dz([`--quarantined-tests: ${file} is not JSON`]);
    try {
        return (0,read_bodies/* readQuarantinedTests */.KE)(value);
    }
    catch (error) {
        if (!(error instanceof refusal/* Refusal */.P))
            throw error;
        throw new errors/* InputError */.dz([`--quarantined-tests: ${file}: ${error.message}`], { cause: error });
    }
}
function readText(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, "utf8");
    }
    catch (error) {
        throw new errors/* InputError */.dz([`--quarantined-tests: ${file} cannot be read`], { cause: error });
    }
}

// EXTERNAL MODULE: ./lib/src/local-service/service.js + 41 modules
var service = __webpack_require__(5395);
;// CONCATENATED MODULE: ./lib/src/local-service/serve.js
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
        if (!(error instanceof errors/* InputError */.dz))
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
        await (0,external_node_events_.once)(signal, "abort");
    await service.close();
    write("The local merge queue service has stopped.\n");
}
async function start(options) {
    try {
        return await (0,service/* startLocalService */.n)({ ...options, timings: { testSeconds: options.testSeconds } });
    }
    catch (error) {
        const { host, port } = options;
        if (!isErrorWithCode(error))
            throw error;
        throw new errors/* InputError */.dz([`Cannot listen on port ${port} of ${host} (${error.code}). Choose another --port`], {
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


/***/ })

};
