export const id = 2600;
export const ids = [2600];
export const modules = {

/***/ 276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ OUTPUT_FORMATS),
/* harmony export */   l: () => (/* binding */ outputsAs)
/* harmony export */ });
const OUTPUT_FORMATS = ["json", "dotenv", "shell", "azure"];
/** Formats outputs so that no value becomes a second variable, a command or shell code, or is expanded. */
function outputsAs(format, outputs) {
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
/** Every system accepts such a name: `pr-sha` is `MERGE_QUEUE_PR_SHA`. */
function variableName(output) {
    return `MERGE_QUEUE_${output.toUpperCase().replace(/[^A-Z0-9]/g, "_")}`;
}
/** Single quotes stop all expansion in a POSIX shell. No variable can hold a NUL. */
function forShell(value) {
    return `'${value.replaceAll("\0", "").replaceAll("'", `'\\''`)}'`;
}
/**
 * Escapes as Azure documents it (learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands, "Formatting
 * commands"). Azure would expand `$(name)`, secrets included.
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
/** GitLab rejects larger files (docs.gitlab.com/ci/variables/dotenv_variables). */
const DOTENV_BYTES = 5 * 1024;
/** The smallest of GitLab's limits (docs.gitlab.com/administration/instance_limits). */
const DOTENV_VARIABLES = 20;
/** GitLab rejects the whole file beyond its limits, so the rest is left out, like empty outputs. */
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
 * GitLab expands `$NAME` and `%NAME%`, secrets included. `$$` means `$` (docs.gitlab.com/ci/variables, "Prevent CI/CD
 * variable expansion"); `%` has no escape.
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
/* harmony export */   S_: () => (/* binding */ variableFor),
/* harmony export */   Wg: () => (/* binding */ FLAGS),
/* harmony export */   Zo: () => (/* binding */ flagsOf),
/* harmony export */   cW: () => (/* binding */ SECRETS),
/* harmony export */   lR: () => (/* binding */ readArguments),
/* harmony export */   tp: () => (/* binding */ commandInputs),
/* harmony export */   ut: () => (/* binding */ VARIABLES)
/* harmony export */ });
/* harmony import */ var _ci_outputs_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(276);
/* harmony import */ var _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9301);
/* harmony import */ var _inputs_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2066);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1798);
/* harmony import */ var _operations_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4430);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8215);
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4618);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1304);








/** The first variable that is set counts. */
const VARIABLES = {
    token: ["MERGE_QUEUE_TOKEN"],
    "github-token": ["GITHUB_TOKEN", "GH_TOKEN"],
    "api-url": ["MERGE_QUEUE_API_URL"],
};
const inCode = (name) => `\`${name}\``;
const tokenVariables = VARIABLES.token.map(inCode).join(" or ");
const githubTokenVariables = VARIABLES["github-token"].map(inCode).join(" or ");
const commandInputs = {
    tokenFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, {
        name: "token-file",
        description: `File with the API token; \`-\` is standard input. Default: the variable ${tokenVariables}.`,
    }),
    githubTokenFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, {
        name: "github-token-file",
        description: `File with the token for look-ups on the GitHub API; \`-\` is standard input. Default: the variable ${githubTokenVariables}.`,
    }),
    summaryFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, { name: "summary-file", description: "File to which the Markdown summary is added." }),
    outputsFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, {
        name: "outputs-file",
        description: "File to write the outputs to for the next step of a CI system. It is replaced.",
    }),
    outputsFormat: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .withDefault */ .IQ)((0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(..._ci_outputs_file_js__WEBPACK_IMPORTED_MODULE_4__/* .OUTPUT_FORMATS */ .D), "dotenv", {
        name: "outputs-format",
        description: `Format of that file: ${_ci_outputs_file_js__WEBPACK_IMPORTED_MODULE_4__/* .OUTPUT_FORMATS */ .D.map(inCode).join(", ")}.`,
    }),
    json: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM, {
        name: "json",
        description: "Print the result as JSON. Default: everywhere but on a terminal, where it is text; `--json=false` prints text everywhere.",
    }),
    quiet: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .withDefault */ .IQ)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM, "false", { name: "quiet", description: "Print errors only on standard error." }),
    verbose: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .withDefault */ .IQ)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM, "false", {
        name: "verbose",
        description: "Print every request on standard error as well.",
    }),
};
const COMMON = Object.values(_inputs_common_js__WEBPACK_IMPORTED_MODULE_0__/* .commonInputs */ .j$);
const COMMAND = Object.values(commandInputs);
const isSecret = ({ secret }) => secret === true;
/** Other users of the machine can read arguments. */
const SECRETS = COMMON.filter(isSecret).map(({ name }) => name);
const COMMON_FLAGS = COMMON.filter((input) => !isSecret(input));
function flagsOf({ inputs }) {
    return { own: Object.values(inputs), common: COMMON_FLAGS, command: COMMAND };
}
const FLAGS = new Map([...COMMON_FLAGS, ...COMMAND, ...(0,_operations_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .ownInputs */ .oi)().map(({ input }) => input)].map((input) => [input.name, input]));
const HELP = ["--help", "-h"];
function readArguments(argv) {
    const given = new Map();
    const problems = [];
    let help = false;
    for (const { flag, value } of split(argv)) {
        if (flag === undefined) {
            const text = `${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(value ?? "")} is not expected here: everything behind the operation is a flag.`;
            problems.push((0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .problemOf */ .Zw)([], text));
            continue;
        }
        if (HELP.includes(flag)) {
            help = true;
            continue;
        }
        const name = flag.replace(/^--?/, "");
        const text = value ?? (isSwitch(name) ? "true" : undefined);
        const problem = flagProblem(flag, name, text);
        if (problem !== undefined)
            problems.push(problem);
        // A secret in the arguments must still be hidden.
        if (text !== undefined && (FLAGS.has(name) || SECRETS.includes(name)))
            given.set(name, [...(given.get(name) ?? []), text]);
    }
    for (const [name, { length }] of given) {
        if (length > 1 && FLAGS.get(name)?.parse.repeatable !== true)
            problems.push((0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .problemOf */ .Zw)(name, `is given ${length} times; it takes one value.`));
    }
    const joined = [...given].map(([name, values]) => [name, values.join("\n")]);
    // An empty text means "not given".
    return { texts: new Map(joined.filter(([, text]) => text.trim() !== "")), problems, help };
}
function isSwitch(name) {
    return FLAGS.get(name)?.parse.boolean === true;
}
function* split(argv) {
    /** A flag that may have the next argument as value; also an unknown one, whose value may be a secret. */
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
/** A value that begins with one dash belongs to the flag before it. */
function isText(argument, before = "") {
    if (!argument.startsWith("-") || argument === "-" || (argument === "--" && before === ""))
        return true;
    const name = before.replace(/^--/, "");
    return !argument.startsWith("--") && before.startsWith("--") && FLAGS.has(name) && !isSwitch(name);
}
function flagProblem(flag, name, text) {
    if (FLAGS.has(name) && flag.startsWith("--"))
        return text === undefined
            ? (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .problemOf */ .Zw)(name, `needs a value; one that begins with -- is written as --${name}=VALUE.`)
            : undefined;
    if (SECRETS.includes(name)) {
        const refusal = `--${name} is not taken, because other users of the machine can read the arguments of a command. Set the variable ${variableFor(name)}, or give --${name}-file PATH.`;
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .problemOf */ .Zw)([], refusal);
    }
    return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .problemOf */ .Zw)([], `${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(flag)} is no flag; ${adviceFor(name)}`);
}
function adviceFor(name) {
    const positive = name.replace(/^no-/, "");
    if (positive !== name && isSwitch(positive))
        return `write --${positive}=false.`;
    const meant = (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_7__/* .closestName */ .N)(name, [...FLAGS.keys(), ...SECRETS, "help"]);
    if (meant === undefined)
        return "--help lists them.";
    return `did you mean --${meant}${SECRETS.includes(meant) ? "-file" : ""}?`;
}
function variableFor(input) {
    return Object.entries(VARIABLES).find(([name]) => name === input)?.[1][0] ?? input;
}


/***/ }),

/***/ 2600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   Vs: () => (/* binding */ operationHelp),
/* harmony export */   YB: () => (/* binding */ columns),
/* harmony export */   d$: () => (/* binding */ readableWidth),
/* harmony export */   help: () => (/* binding */ help),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
/* unused harmony exports shortened, wrap */
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4599);
/* harmony import */ var _operations_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4430);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3363);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(860);




const GROUPS = {
    "pull-request": "About a pull request",
    change: "About a change in the checkout",
    queue: "About a queue",
    repository: "About a repository",
};
const COMMANDS = {
    serve: "Runs a local merge queue service to try things against. See merge-queue serve --help.",
    simulate: "Plays a scenario of a merge queue in no time, and compares settings. See merge-queue simulate --help.",
    demo: "Submits a made-up pull request to a local service and waits for its merge; --fail for one that is rejected.",
    completion: "Prints a completion script for bash, zsh or fish.",
    help: "Shows this text, or that of a command: merge-queue help submit.",
};
const ENVIRONMENT = [
    [_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .VARIABLES */ .ut.token.join(", "), "API token of the merge queue service, in place of --token-file."],
    [_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .VARIABLES */ .ut["github-token"].join(", "), "Token for look-ups on the GitHub API, in place of --github-token-file."],
    [_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .VARIABLES */ .ut["api-url"].join(", "), "Base address of the service, in place of --api-url."],
];
const HELP_FLAG = ["--help", "Show this text."];
function help(terminal) {
    const width = readableWidth(terminal);
    const left = Math.max(..._operations_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .operations */ .zU.map(({ name }) => name.length));
    const groups = Object.entries(GROUPS).map(([target, title]) => {
        const members = _operations_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .operations */ .zU.filter((operation) => operation.target === target);
        const room = width - left - 4;
        const rows = members.map((each) => [each.name, shortened(plain(each.title), room)]);
        return `${title}:\n${columns(rows, width, left)}`;
    });
    return [
        "Usage: merge-queue OPERATION [flags]\n",
        `${wrap("Drives a merge queue. Progress goes to standard error, the result to standard output: as text on a terminal, as one JSON object anywhere else or with --json. merge-queue OPERATION --help shows flags, results and outputs.", width, 0)}\n`,
        ...groups,
        `Other commands:\n${columns(Object.entries(COMMANDS), width, left)}`,
        `Options:\n${columns([HELP_FLAG, ["--version", "Show the version."]], width, left)}`,
        `Environment:\n${columns(ENVIRONMENT, width, left)}`,
        `Exit codes, with error-kind:\n${columns(exitCodes(), width, 16)}`,
    ].join("\n");
}
function exitCodes() {
    const rows = Object.entries(_exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_CODES */ .a)
        .toSorted(([, one], [, other]) => one.code - other.code)
        .map(([kind, { code, meaning }]) => [`${code}`.padEnd(4) + kind, meaning]);
    return [["0", "A good end, as the field result says."], ...rows];
}
/** Column of the meanings. */
const LEFT = 26;
function operationHelp(operation, terminal) {
    const width = readableWidth(terminal);
    const { own, common, command } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .flagsOf */ .Zo)(operation);
    const results = Object.entries((0,_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .resultsOf */ .qS)(operation)).map(([name, { description, fails }]) => {
        const exit = fails === undefined ? "" : ` (exit ${(0,_exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .exitCodeOf */ .F)(fails)})`;
        return [`${name}${exit}`, plain(description)];
    });
    const outputs = Object.entries(operation.outputs).map(([name, text]) => [name, plain(text)]);
    const section = (title, rows) => rows.length === 0 ? [] : [`${title}:\n${columns(rows, width, LEFT)}`];
    return [
        `Usage: merge-queue ${operation.name} [flags]\n`,
        `${wrap(plain(operation.title), width, 0)}\n`,
        ...section("Flags", own.map(flagRow)),
        ...section("Flags of every operation", common.map(flagRow)),
        ...section("Flags of the command line", [...command.map(flagRow), HELP_FLAG]),
        ...section("Environment", ENVIRONMENT),
        ...section("Results", results),
        ...section("Outputs", outputs),
        `Example:\n  ${exampleOf(operation)}\n`,
    ].join("\n");
}
function flagRow({ name, parse, description, commandLine, ...input }) {
    const value = parse.boolean === true ? "" : parse.repeatable === true ? " LINE..." : ` ${valueName(name, parse.choices)}`;
    // The description explains a default that is a list.
    const shown = input.default?.includes("\n") === true ? undefined : input.default;
    return [
        `--${name}${value}`,
        `${plain(commandLine ?? description)}${shown === undefined ? "" : ` (default: ${shown})`}`,
    ];
}
const LONGEST_CHOICE = 24;
function valueName(name, words = []) {
    const choice = words.join("|");
    if (words.length > 1 && choice.length <= LONGEST_CHOICE)
        return choice;
    if (name.endsWith("-file"))
        return "PATH";
    return /-number$|-code$|-size$/.test(name) ? "NUMBER" : "TEXT";
}
const REPOSITORY = { repository: "owner/name" };
const QUEUE = { ...REPOSITORY, "target-branch": "main" };
const TARGETS = {
    "pull-request": { ...QUEUE, "pr-number": "7" },
    queue: QUEUE,
    repository: REPOSITORY,
    change: { "target-branch": "main" },
};
/** Works without a CI system and without a GitHub token. */
function exampleOf({ name, target, example }) {
    const flags = Object.entries({ ...TARGETS[target], ...example });
    return ["merge-queue", name, ...flags.map(([flag, value]) => `--${flag} ${quoted(value)}`)].join(" ");
}
/** Double quotes for the output of a command; the others need none in any shell. */
function quoted(value) {
    if (value.startsWith("$("))
        return `"${value}"`;
    return /^[\w./-]+$/.test(value) ? value : `'${value}'`;
}
function readableWidth(terminal) {
    return Math.min(Math.max(terminal ?? WIDEST, NARROWEST), WIDEST);
}
const NARROWEST = 60;
const WIDEST = 100;
function plain(markdown) {
    return markdown.replaceAll("`", "");
}
function shortened(sentence, width) {
    const [clause = ""] = sentence.split(/[;:] |\.( |$)/);
    return clause.length <= width ? clause : clause.slice(0, width).replace(/(?:, [^,]*|\s+\S*)$/, "");
}
/** Lines after the first are indented. */
function wrap(text, width, indent) {
    const lines = text.match(new RegExp(`\\S.{0,${width - indent - 1}}(?= |$)|\\S+`, "gs")) ?? [];
    return lines.join(`\n${" ".repeat(indent)}`);
}
/** A long left part gets a line of its own. */
function columns(rows, width, left) {
    const begin = left + 4;
    return rows
        .map(([name, text]) => {
        const gap = name.length <= left ? " ".repeat(left + 2 - name.length) : `\n${" ".repeat(begin)}`;
        return `  ${name}${gap}${wrap(text, width, begin)}\n`;
    })
        .join("");
}


/***/ })

};
