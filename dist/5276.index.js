export const id = 5276;
export const ids = [5276];
export const modules = {

/***/ 2935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wu: () => (/* binding */ SERVE_FLAGS),
/* harmony export */   Yg: () => (/* binding */ flagLines),
/* harmony export */   bf: () => (/* binding */ readWholeNumber),
/* harmony export */   dR: () => (/* binding */ readPositiveNumber),
/* harmony export */   lT: () => (/* binding */ SIMULATE_FLAGS),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _src_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _src_text_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4618);



function option(value, meaning) {
    return { type: "string", value, meaning };
}
function toggle(meaning) {
    return { type: "boolean", default: false, meaning };
}
/** Flags of `merge-queue serve`, for the parser, the help and the shell completion. */
const SERVE_FLAGS = {
    host: { ...option("ADDRESS", "loopback address to listen on"), default: "127.0.0.1" },
    port: { ...option("NUMBER", "port; 0 selects a free port"), default: "4180" },
    token: { ...option("TEXT", "API token that clients must send"), default: "local-token" },
    repository: { ...option("OWNER/NAME", "name of the repository"), default: "local/playground" },
    branch: { ...option("NAME", "default branch of the repository; the queue merges into this branch"), default: "main" },
    "pull-requests": option("NUMBER", "number of open pull requests at the start (5)"),
    speed: { ...option("NUMBER", "number of simulated seconds in each real second"), default: "1" },
    "test-seconds": option("NUMBER", "duration of a test run in simulated seconds (10)"),
    git: option("FOLDER", "Git repository for the queue: each branch is a pull request, and the queue merges it into --branch"),
    "test-command": option("COMMAND", "with --git: command that tests a checkout; exit code 0 means that the tests passed"),
    data: option("FOLDER", "folder that stores all data; the next start with this folder continues with the same data"),
    replay: option("FOLDER", "shows the last state in this data folder, and changes nothing"),
    scenario: option("FILE", "scenario file, or name of a ready-made scenario, to play instead of --pull-requests"),
    "quarantined-tests": option("FILE", 'JSON array of quarantined tests, each with at least a "name"'),
    help: toggle("prints this help"),
};
const SIMULATE_FLAGS = {
    scenario: option("FILE", "scenario file, or name of a ready-made scenario"),
    list: toggle("lists the ready-made scenarios"),
    print: toggle("prints the scenario file; you can save and change it"),
    seed: option("NUMBER", "seed of all random decisions, instead of the scenario's seed"),
    whole: toggle("prints every line of a long timeline"),
    "what-if": {
        ...option("SETTING=A,B", "compares values of a setting, such as concurrency=5,10 or batch=1,4,8; may be repeated"),
        multiple: true,
    },
    seeds: option("NUMBER", "number of simulated days for each combination of settings in --what-if"),
    "cost-per-minute": option("DOLLARS", "price of one minute of a runner, for the column cost (0.006, the price of GitHub's Linux runner)"),
    history: option("FILE", "history of a real queue to replay: a file that merge-queue export-history wrote"),
    "settings-file": option("FILE", "with --history: file with the queue's settings at that time, if the history does not contain them"),
    json: toggle("prints the whole result as one JSON object"),
    help: toggle("prints this help"),
};
/** Formats flags for a help text, with all meanings in one column. */
function flagLines(flags, width) {
    return Object.entries(flags)
        .map(([name, { value, default: text, meaning }]) => {
        const flag = `  --${name}${value === undefined ? "" : ` ${value}`}`;
        return `${flag.padEnd(width)}${meaning}${typeof text === "string" ? ` (${text})` : ""}\n`;
    })
        .join("");
}
function readWholeNumber(flag, text, least, most) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most)
        return value;
    throw new _src_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`${flag} must be a whole number from ${least} to ${most}, not "${text}"`]);
}
function readPositiveNumber(flag, text) {
    const value = /^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
    if (value > 0)
        return value;
    throw new _src_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`${flag} must be a number above 0 such as 0.006, not "${text}"`]);
}
/** Parses flags. @throws InputError that suggests a similar flag */
function readFlags(command, options, argv) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...argv], options, strict: true, allowPositionals: false, tokens: true });
    }
    catch (error) {
        // After the first sentence, Node.js adds advice about positional arguments, which does not apply here.
        const [sentence = "Invalid flags"] = (0,_src_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .getErrorMessage */ .u1)(error).split(/\.\s/);
        const [, given = ""] = /^(?:Unknown option|Unexpected argument) '(.*)'/.exec(sentence) ?? [];
        // Node.js reads `-port` as flags of one letter, and reports only the first letter.
        const written = /^-[^-]$/.test(given) ? (argv.find((argument) => argument.startsWith(given)) ?? given) : given;
        const [name = ""] = written.split("=");
        const meant = (0,_src_text_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .findClosestName */ .YI)(name, Object.keys(options));
        const hint = meant === undefined ? "" : `; did you mean --${meant}?`;
        const problem = `${sentence.replace(`'${given}'`, `'${name}'`)}${hint === "" ? "." : hint}`;
        throw new _src_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`${problem} See merge-queue ${command} --help`], { cause: error });
    }
}


/***/ }),

/***/ 5276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SERVE_FLAGS: () => (/* reexport safe */ _command_flags_js__WEBPACK_IMPORTED_MODULE_0__.Wu),
/* harmony export */   SIMULATE_FLAGS: () => (/* reexport safe */ _command_flags_js__WEBPACK_IMPORTED_MODULE_0__.lT),
/* harmony export */   flagLines: () => (/* reexport safe */ _command_flags_js__WEBPACK_IMPORTED_MODULE_0__.Yg),
/* harmony export */   loadService: () => (/* binding */ loadService),
/* harmony export */   readFlags: () => (/* reexport safe */ _command_flags_js__WEBPACK_IMPORTED_MODULE_0__.uW),
/* harmony export */   serve: () => (/* binding */ serve),
/* harmony export */   simulate: () => (/* binding */ simulate)
/* harmony export */ });
/* harmony import */ var _command_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2935);

/** Runs `merge-queue serve` until the signal aborts. Returns the exit code. */
async function serve(argv, io) {
    return (await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(9042), __webpack_require__.e(3718), __webpack_require__.e(7983), __webpack_require__.e(7102), __webpack_require__.e(2782), __webpack_require__.e(3727)]).then(__webpack_require__.bind(__webpack_require__, 3727))).serve(argv, io);
}
/** Runs `merge-queue simulate`. Returns the exit code. */
async function simulate(argv, io) {
    return (await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(9042), __webpack_require__.e(3718), __webpack_require__.e(2782), __webpack_require__.e(9208)]).then(__webpack_require__.bind(__webpack_require__, 9208))).simulateCommand(argv, io);
}
/** Loads the functions for starting a service on a Git repository. */
async function loadService() {
    const [git, service] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(9042), __webpack_require__.e(7102)]).then(__webpack_require__.bind(__webpack_require__, 7102)), Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(9042), __webpack_require__.e(3718), __webpack_require__.e(7983)]).then(__webpack_require__.bind(__webpack_require__, 7983))]);
    return { connectRepository: git.connectRepository, startLocalService: service.startLocalService };
}


/***/ })

};
