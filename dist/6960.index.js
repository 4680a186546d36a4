export const id = 6960;
export const ids = [6960,5276,4579];
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


/***/ }),

/***/ 276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ formatOutputs),
/* harmony export */   D: () => (/* binding */ OUTPUT_FORMATS)
/* harmony export */ });
const OUTPUT_FORMATS = ["json", "dotenv", "shell", "azure"];
/** Formats outputs for a file. A value cannot set another variable, run a command or expand a variable. */
function formatOutputs(format, outputs) {
    switch (format) {
        case "json":
            return `${JSON.stringify(Object.fromEntries(outputs))}\n`;
        case "dotenv":
            return asDotenv(outputs);
        case "shell":
            return lines(outputs, (variable, value) => `export ${variable}=${forShell(value)}`).join("");
        case "azure":
            return lines(outputs, (variable, value) => `##vso[task.setvariable variable=${variable};isOutput=true]${forAzure(value)}`).join("");
    }
}
function lines(outputs, line) {
    return [...outputs].map(([name, value]) => `${line(variableName(name), value)}\n`);
}
/** Returns a variable name that every CI system accepts, such as `MERGE_QUEUE_PR_SHA` for `pr-sha`. */
function variableName(output) {
    return `MERGE_QUEUE_${output.toUpperCase().replace(/[^A-Z0-9]/g, "_")}`;
}
/** Puts a value in single quotes, which prevent every expansion. Removes NUL, because a variable cannot contain it. */
function forShell(value) {
    return `'${value.replaceAll("\0", "").replaceAll("'", `'\\''`)}'`;
}
/**
 * Escapes a value for a logging command of Azure (learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands,
 * "Formatting commands"). Writes `$ (` for `$(`, because Azure replaces `$(name)` with a variable, even with a secret.
 */
function forAzure(value) {
    return value
        .replaceAll("$(", "$ (")
        .replaceAll("%", "%AZP25")
        .replaceAll("\r", "%0D")
        .replaceAll("\n", "%0A")
        .replaceAll(";", "%3B")
        .replaceAll("]", "%5D");
}
/** Maximum bytes of a file. GitLab rejects a larger file (docs.gitlab.com/ci/variables/dotenv_variables). */
const DOTENV_BYTES = 5 * 1024;
/**
 * Maximum number of variables in a file, the lowest of GitLab's limits
 * (docs.gitlab.com/administration/instance_limits).
 */
const DOTENV_VARIABLES = 20;
/**
 * Formats outputs for GitLab. Omits empty outputs and outputs over GitLab's limits, because GitLab would reject the
 * whole file.
 */
function asDotenv(outputs) {
    const given = new Map([...outputs].filter(([, value]) => value.trim() !== ""));
    const kept = [];
    let bytes = 0;
    for (const line of lines(given, (variable, value) => `${variable}=${forDotenv(value)}`)) {
        const longer = bytes + Buffer.byteLength(line);
        if (longer >= DOTENV_BYTES)
            continue;
        if (kept.length === DOTENV_VARIABLES)
            break;
        bytes = longer;
        kept.push(line);
    }
    return kept.join("");
}
/**
 * Escapes a value for GitLab, which replaces `$NAME` and `%NAME%` with variables, even with secrets. Writes `$$` for
 * `$` (docs.gitlab.com/ci/variables, "Prevent CI/CD variable expansion"), and a space after `%`, which has no escape.
 */
function forDotenv(value) {
    return value
        .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
        .replaceAll("$", "$$$$")
        .replace(/%(?=\w+%)/g, "% ")
        .trim();
}


/***/ }),

/***/ 3363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ listFlags),
/* harmony export */   JF: () => (/* binding */ ENVIRONMENT_VARIABLES_BY_INPUT),
/* harmony export */   b: () => (/* binding */ INPUTS_BY_FLAG),
/* harmony export */   lR: () => (/* binding */ readArguments),
/* harmony export */   pH: () => (/* binding */ SECRET_INPUTS),
/* harmony export */   sY: () => (/* binding */ findInputVariable),
/* harmony export */   tp: () => (/* binding */ commandInputs)
/* harmony export */ });
/* harmony import */ var _ci_outputs_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(276);
/* harmony import */ var _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9301);
/* harmony import */ var _inputs_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2066);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1798);
/* harmony import */ var _operations_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3623);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8215);
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4618);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1304);








/** Environment variables for each input. The first variable that is not empty sets the input. */
const ENVIRONMENT_VARIABLES_BY_INPUT = { token: ["MERGE_QUEUE_TOKEN"], "github-token": ["GITHUB_TOKEN", "GH_TOKEN"], "api-url": ["MERGE_QUEUE_API_URL"] };
const inCode = (name) => `\`${name}\``;
const tokenVariables = ENVIRONMENT_VARIABLES_BY_INPUT.token.map(inCode).join(" or ");
const githubTokenVariables = ENVIRONMENT_VARIABLES_BY_INPUT["github-token"].map(inCode).join(" or ");
const commandInputs = {
    tokenFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalInput */ .PQ)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .anyTextParser */ .Tr, {
        name: "token-file",
        description: `File with the API key or the v1 token; \`-\` is standard input. Default: the variable ${tokenVariables}.`,
    }),
    githubTokenFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalInput */ .PQ)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .anyTextParser */ .Tr, {
        name: "github-token-file",
        description: `File with the token for look-ups on the GitHub API; \`-\` is standard input. Default: the variable ${githubTokenVariables}.`,
    }),
    summaryFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalInput */ .PQ)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .anyTextParser */ .Tr, {
        name: "summary-file",
        description: "File to which the command appends the Markdown summary.",
    }),
    outputsFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalInput */ .PQ)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .anyTextParser */ .Tr, {
        name: "outputs-file",
        description: "File to which the command writes the outputs for the next step. The command replaces an existing file.",
    }),
    outputsFormat: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createInputWithDefault */ .s7)((0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .createChoiceParser */ .tS)(..._ci_outputs_file_js__WEBPACK_IMPORTED_MODULE_4__/* .OUTPUT_FORMATS */ .D), "dotenv", {
        name: "outputs-format",
        description: `Format of \`--outputs-file\`: ${_ci_outputs_file_js__WEBPACK_IMPORTED_MODULE_4__/* .OUTPUT_FORMATS */ .D.map(inCode).join(", ")}.`,
    }),
    json: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createOptionalInput */ .PQ)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .booleanParser */ .S_, {
        name: "json",
        description: "Print the result as JSON (`--json=false`: as text). Default: text on a terminal, JSON everywhere else.",
    }),
    quiet: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createInputWithDefault */ .s7)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .booleanParser */ .S_, "false", {
        name: "quiet",
        description: "Print only errors on standard error.",
    }),
    verbose: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .createInputWithDefault */ .s7)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .booleanParser */ .S_, "false", {
        name: "verbose",
        description: "Print every API request on standard error.",
    }),
};
const COMMON = Object.values(_inputs_common_js__WEBPACK_IMPORTED_MODULE_0__/* .commonInputs */ .j$);
const COMMAND = Object.values(commandInputs);
const isSecret = ({ secret }) => secret === true;
/** Inputs that must not be arguments, because other users of the machine can read arguments. */
const SECRET_INPUTS = COMMON.filter(isSecret).map(({ name }) => name);
const COMMON_FLAGS = COMMON.filter((input) => !isSecret(input));
function listFlags({ inputs }) {
    return { own: Object.values(inputs), common: COMMON_FLAGS, command: COMMAND };
}
const INPUTS_BY_FLAG = new Map([...COMMON_FLAGS, ...COMMAND, ...(0,_operations_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .listOperationInputs */ .c0)().map(({ input }) => input)].map((input) => [input.name, input]));
const HELP = ["--help", "-h", "--help-all"];
function readArguments(argv) {
    const given = new Map();
    const problems = [];
    let help;
    for (const { flag, value } of split(argv)) {
        if (flag === undefined) {
            const text = `${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .ol)(value ?? "")} is unexpected: only flags can follow the operation.`;
            problems.push((0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createInputProblem */ .sM)([], text));
            continue;
        }
        if (HELP.includes(flag)) {
            help = flag === "--help-all" ? "all" : "short";
            continue;
        }
        const name = flag.replace(/^--?/, "");
        const text = value ?? (isSwitch(name) ? "true" : undefined);
        const problem = flagProblem(flag, name, text);
        if (problem !== undefined)
            problems.push(problem);
        // A secret in the arguments is an error. Its text is stored so that the output can hide it.
        if (text !== undefined && (INPUTS_BY_FLAG.has(name) || SECRET_INPUTS.includes(name)))
            given.set(name, [...(given.get(name) ?? []), text]);
    }
    for (const [name, { length }] of given) {
        if (length > 1 && INPUTS_BY_FLAG.get(name)?.parse.repeatable !== true)
            problems.push((0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createInputProblem */ .sM)(name, `is set ${length} times; it accepts one value.`));
    }
    const joined = [...given].map(([name, values]) => [name, values.join("\n")]);
    // An empty value means the same as a missing flag.
    return { texts: new Map(joined.filter(([, text]) => text.trim() !== "")), problems, help };
}
function isSwitch(name) {
    return INPUTS_BY_FLAG.get(name)?.parse.boolean === true;
}
/** Splits the arguments into pairs of flag and value. An argument without a flag has only a value. */
function* split(argv) {
    /** Flag that the next argument may belong to. The value of an unknown flag may be a secret too. */
    let open;
    for (const argument of argv) {
        if (isText(argument, open)) {
            yield { flag: open, value: argument };
            open = undefined;
            continue;
        }
        if (open !== undefined)
            yield { flag: open };
        const [, flag = "", value] = /^([^=]*)(?:=(.*))?$/s.exec(argument) ?? [];
        open = value === undefined && !HELP.includes(flag) ? flag : undefined;
        if (open === undefined)
            yield { flag, value };
    }
    if (open !== undefined)
        yield { flag: open };
}
/** True when an argument is a value. A value after a flag may start with one dash. */
function isText(argument, before = "") {
    if (!argument.startsWith("-") || argument === "-" || (argument === "--" && before === ""))
        return true;
    const name = before.replace(/^--/, "");
    return !argument.startsWith("--") && before.startsWith("--") && INPUTS_BY_FLAG.has(name) && !isSwitch(name);
}
function flagProblem(flag, name, text) {
    if (INPUTS_BY_FLAG.has(name) && flag.startsWith("--"))
        return text === undefined
            ? (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createInputProblem */ .sM)(name, `a value is required. Write a value that starts with -- as --${name}=VALUE.`)
            : undefined;
    if (SECRET_INPUTS.includes(name)) {
        const advice = `Set the variable ${findInputVariable(name)}, or use --${name}-file PATH.`;
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createInputProblem */ .sM)([], `--${name} is not allowed, because other users of the machine can read arguments. ${advice}`);
    }
    return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .createInputProblem */ .sM)([], `${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .ol)(flag)} is not a flag; ${adviceFor(name)}`);
}
function adviceFor(name) {
    const positive = name.replace(/^no-/, "");
    if (positive !== name && isSwitch(positive))
        return `write --${positive}=false.`;
    const meant = (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_7__/* .findClosestName */ .YI)(name, [...INPUTS_BY_FLAG.keys(), ...SECRET_INPUTS, "help"]);
    if (meant === undefined)
        return "--help-all lists all flags.";
    return `did you mean --${meant}${SECRET_INPUTS.includes(meant) ? "-file" : ""}?`;
}
function findInputVariable(input) {
    return Object.entries(ENVIRONMENT_VARIABLES_BY_INPUT).find(([name]) => name === input)?.[1][0] ?? input;
}


/***/ }),

/***/ 6960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   COMMANDS: () => (/* binding */ COMMANDS),
/* harmony export */   MCP_FLAGS: () => (/* binding */ MCP_FLAGS),
/* harmony export */   createInputObjectSchema: () => (/* binding */ createInputObjectSchema),
/* harmony export */   createInputSchema: () => (/* binding */ createInputSchema),
/* harmony export */   createResultSchema: () => (/* binding */ createResultSchema),
/* harmony export */   describeAllCommands: () => (/* binding */ describeAllCommands),
/* harmony export */   formatCommandsAsJson: () => (/* binding */ formatCommandsAsJson),
/* harmony export */   formatExampleCommand: () => (/* binding */ formatExampleCommand),
/* harmony export */   listExitCodes: () => (/* binding */ listExitCodes),
/* harmony export */   listOperationResults: () => (/* binding */ listOperationResults),
/* harmony export */   runDescribeCommand: () => (/* binding */ runDescribeCommand)
/* harmony export */ });
/* harmony import */ var _local_queue_src_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5276);
/* harmony import */ var _demo_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7659);
/* harmony import */ var _inputs_common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9301);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4599);
/* harmony import */ var _operations_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3623);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1502);
/* harmony import */ var _text_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2824);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3363);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(860);









const HELP = { help: { meaning: "Show the help" } };
const MCP_FLAGS = {
    "allow-writes": {
        type: "boolean",
        meaning: "Add the tools that change a queue: submit, cancel, restart-tests, requeue, pause-queue, resume-queue.",
    },
    help: { type: "boolean", meaning: "Show this help text." },
};
/** Commands that are not operations, in the order of the help. */
const COMMANDS = {
    serve: { meaning: "Runs a local merge queue for tests. See merge-queue serve --help.", flags: _local_queue_src_index_js__WEBPACK_IMPORTED_MODULE_0__.SERVE_FLAGS },
    simulate: {
        meaning: "Simulates a merge queue and compares settings. See merge-queue simulate --help.",
        flags: _local_queue_src_index_js__WEBPACK_IMPORTED_MODULE_0__.SIMULATE_FLAGS,
    },
    demo: {
        meaning: "Merges a sample pull request in a local queue. --fail shows a failure instead. --keep leaves the queue running after the demo.",
        flags: _demo_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .DEMO_FLAGS */ .S,
    },
    mcp: { meaning: "Serves tools for agents (MCP) on standard input and output.", flags: MCP_FLAGS },
    describe: { meaning: "Prints a description of all commands as JSON, for programs.", flags: HELP },
    completion: { meaning: "Prints a completion script for bash, zsh or fish.", flags: HELP },
    help: {
        meaning: "Shows this help text, or the help text of a command, for example: merge-queue help submit.",
        flags: {},
    },
};
/** Lists the exit codes, the lowest first. The kind of error is empty for a success. */
function listExitCodes() {
    const errors = Object.entries(_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT_CODES */ .a).map(([kind, { code, meaning }]) => ({ code, kind, meaning }));
    const success = {
        code: 0,
        kind: "",
        meaning: "The operation succeeded. The output `result` has one word that describes the result.",
    };
    return [success, ...errors.toSorted((one, other) => one.code - other.code)];
}
/** Lists the results of an operation, with the kind of error and the exit code of results that fail. */
function listOperationResults(operation) {
    return Object.entries((0,_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .listDeclaredResults */ .Rp)(operation)).map(([name, { description, fails, failsOnly }]) => ({
        name,
        description,
        errorKind: fails ?? null,
        exitCode: (0,_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__/* .findExitCode */ .p)(fails),
        failsOnly: failsOnly ?? null,
    }));
}
/** Describes an input as a property of a JSON Schema. The command line and the action write each value as text. */
function createInputSchema({ parse, description, commandLine, ...input }) {
    const schema = parse.schema ?? { type: "string" };
    const byDefault = schema.type === "string" ? input.default : input.default && JSON.parse(input.default);
    const examples = parse.schema === undefined && parse.choices !== undefined ? parse.choices : undefined;
    return { ...schema, description: commandLine ?? description, default: byDefault, examples };
}
function createInputObjectSchema(inputs) {
    return {
        type: "object",
        properties: Object.fromEntries(inputs.map((input) => [input.name, createInputSchema(input)])),
        required: inputs.filter(({ required }) => required === true).map(({ name }) => name),
        additionalProperties: false,
    };
}
/** Returns the schema of a text or null. Some programs do not accept a list of types. */
function orNull(text) {
    return { anyOf: [text, { type: "null" }] };
}
const NULLABLE_TEXT = orNull({ type: "string" });
/** Returns the JSON Schema of the result of an operation, as standard output and `result-file` contain it. */
function createResultSchema({ outputs }) {
    const fields = {
        operation: { type: "string" },
        result: { type: "string", description: _report_js__WEBPACK_IMPORTED_MODULE_5__/* .commonOutputs */ .e5.result },
        "error-kind": {
            ...orNull({ type: "string", enum: Object.keys(_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT_CODES */ .a) }),
            description: "Kind of a failure; otherwise null.",
        },
        "error-message": { ...NULLABLE_TEXT, description: "Error message of a failure; otherwise null." },
        outputs: {
            type: "object",
            properties: Object.fromEntries(Object.entries(outputs).map(([name, description]) => [name, { description }])),
            required: Object.keys(outputs),
        },
        details: {
            type: "object",
            description: "More data, such as the record of the service. Later versions may add fields.",
        },
        run: { type: "object", properties: { system: NULLABLE_TEXT, url: NULLABLE_TEXT }, required: ["system", "url"] },
    };
    return { type: "object", properties: fields, required: Object.keys(fields) };
}
const REPOSITORY = { repository: "owner/name" };
const QUEUE = { ...REPOSITORY, "target-branch": "main" };
const TARGETS = {
    "pull-request": { ...QUEUE, "pr-number": "7" },
    queue: QUEUE,
    repository: REPOSITORY,
    change: { "target-branch": "main" },
};
/** Formats an example that works outside of a CI system and without a GitHub token. */
function formatExampleCommand({ name, target, example }) {
    const flags = Object.entries({ ...TARGETS[target], ...example });
    return ["merge-queue", name, ...flags.map(([flag, value]) => `--${flag} ${quoted(value)}`)].join(" ");
}
/** Quotes a value for a shell. A value with `$(...)` gets double quotes, so that the shell runs the command. */
function quoted(value) {
    if (value.startsWith("$("))
        return `"${value}"`;
    return /^[\w./-]+$/.test(value) ? value : `'${value}'`;
}
function describeOperation(operation) {
    const { name, title, target, dryRun, permissions = {}, inputs, outputs } = operation;
    return {
        name,
        title,
        target,
        readOnly: dryRun === "ignored",
        example: formatExampleCommand(operation),
        permissions,
        inputs: createInputObjectSchema(Object.values(inputs)),
        results: listOperationResults(operation),
        outputs,
        result: createResultSchema(operation),
    };
}
/** Describes all commands with inputs, outputs, results and exit codes, for other programs. */
function describeAllCommands() {
    return {
        name: "merge-queue",
        version: _text_version_js__WEBPACK_IMPORTED_MODULE_8__/* .version */ .r,
        operations: _operations_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .operations */ .zU.map(describeOperation),
        commonInputs: createInputObjectSchema(Object.values(_inputs_common_js__WEBPACK_IMPORTED_MODULE_2__/* .commonInputs */ .j$)),
        commonOutputs: _report_js__WEBPACK_IMPORTED_MODULE_5__/* .commonOutputs */ .e5,
        commandFlags: createInputObjectSchema(Object.values(_arguments_js__WEBPACK_IMPORTED_MODULE_6__/* .commandInputs */ .tp)),
        variables: _arguments_js__WEBPACK_IMPORTED_MODULE_6__/* .ENVIRONMENT_VARIABLES_BY_INPUT */ .JF,
        commands: Object.entries(COMMANDS).map(([name, { meaning, flags }]) => ({
            name,
            description: meaning,
            flags: Object.entries(flags).map(([flag, { value = null, meaning: description }]) => ({
                name: flag,
                value,
                description,
            })),
        })),
        exitCodes: listExitCodes().map(({ code, kind, meaning }) => ({
            code,
            errorKind: kind === "" ? null : kind,
            description: meaning,
        })),
    };
}
/** Runs `merge-queue describe`. Returns the exit code. */
function runDescribeCommand(argv, { stdout, stderr }) {
    const [first] = argv;
    if (first === undefined) {
        stdout.write(formatCommandsAsJson());
        return 0;
    }
    const isHelp = first === "--help" || first === "-h";
    const usage = "Usage: merge-queue describe\n\nPrints all commands, flags, results and exit codes as one JSON object.\n";
    (isHelp ? stdout : stderr).write(isHelp ? usage : `error: describe: accepts no arguments.\n\n${usage}`);
    return isHelp ? 0 : _exit_codes_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT_CODES */ .a.input.code;
}
function formatCommandsAsJson() {
    return `${JSON.stringify(describeAllCommands(), null, 2)}\n`;
}


/***/ }),

/***/ 7659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ DEMO_FLAGS)
/* harmony export */ });
/** Flags of `merge-queue demo`, for the parser, the help and the description of the commands. */
const DEMO_FLAGS = {
    fail: { type: "boolean", meaning: "Show a batch that fails, and how the queue finds the cause." },
    keep: { type: "boolean", meaning: "Keep the queue and the repository until you press Ctrl-C." },
    help: { type: "boolean", meaning: "Show this help text." },
};


/***/ })

};
