export const id = 2600;
export const ids = [2600];
export const modules = {

/***/ 276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ OUTPUT_FORMATS),
/* harmony export */   l: () => (/* binding */ outputsAs)
/* harmony export */ });
/** Ways to write a run's outputs into a file that the next step of a CI system reads. */
const OUTPUT_FORMATS = ["json", "dotenv", "shell", "azure"];
/**
 * The outputs, by their kebab-case names, in one of the formats. Each value stays one value: whatever it holds, it
 * becomes no second variable, no command and no shell code, and no system replaces a part of it by another variable.
 */
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
/** `pr-sha` is `MERGE_QUEUE_PR_SHA`: every system takes such a name for a variable. */
function variableName(output) {
    return `MERGE_QUEUE_${output.toUpperCase().replace(/[^A-Z0-9]/g, "_")}`;
}
/** Between single quotes a POSIX shell takes everything as it is. No variable can hold a NUL. */
function forShell(value) {
    return `'${value.replaceAll("\0", "").replaceAll("'", `'\\''`)}'`;
}
/**
 * Escapes as Azure Pipelines documents for its logging commands (learn.microsoft.com/azure/devops/pipelines/scripts/
 * logging-commands, "Formatting commands"). Azure would put another variable, secrets included, in the place of a
 * `$(name)` in this one, so such a reference is broken up.
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
/** GitLab refuses a file of this many bytes or more (docs.gitlab.com/ci/variables/dotenv_variables). */
const DOTENV_BYTES = 5 * 1024;
/** The least of GitLab's limits on the variables of a file (docs.gitlab.com/administration/instance_limits). */
const DOTENV_VARIABLES = 20;
/**
 * A dotenv report as GitLab reads it: no quotes, no empty lines, no values of several lines. Empty outputs are left out,
 * and what comes after the limits too, since GitLab would refuse the whole file.
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
 * GitLab puts other variables, secrets included, in the place of `$NAME` and `%NAME%`. `$$` stands for one `$`
 * (docs.gitlab.com/ci/variables, "Prevent CI/CD variable expansion"); for `%` there is no such sign.
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
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _ci_outputs_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(276);
/* harmony import */ var _inputs_common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9301);
/* harmony import */ var _inputs_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2066);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1798);
/* harmony import */ var _operations_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9121);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8215);
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4618);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1304);









/** Variables that stand in for a flag, by the input that they give: the first one that is set counts. */
const VARIABLES = {
    token: ["MERGE_QUEUE_TOKEN"],
    "github-token": ["GITHUB_TOKEN", "GH_TOKEN"],
    "api-url": ["MERGE_QUEUE_API_URL"],
};
const inCode = (name) => `\`${name}\``;
const tokenVariables = VARIABLES.token.map(inCode).join(" or ");
const githubTokenVariables = VARIABLES["github-token"].map(inCode).join(" or ");
const commandInputs = {
    tokenFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, {
        name: "token-file",
        description: `File with the API token; \`-\` is standard input. Default: the variable ${tokenVariables}.`,
    }),
    githubTokenFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, {
        name: "github-token-file",
        description: `File with the token for look-ups on the GitHub API; \`-\` is standard input. Default: the variable ${githubTokenVariables}.`,
    }),
    summaryFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, { name: "summary-file", description: "File to which the Markdown summary is added." }),
    outputsFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, {
        name: "outputs-file",
        description: "File to write the outputs to for the next step of a CI system. It is replaced.",
    }),
    outputsFormat: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .withDefault */ .IQ)((0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(..._ci_outputs_file_js__WEBPACK_IMPORTED_MODULE_5__/* .OUTPUT_FORMATS */ .D), "dotenv", {
        name: "outputs-format",
        description: `Format of that file: ${_ci_outputs_file_js__WEBPACK_IMPORTED_MODULE_5__/* .OUTPUT_FORMATS */ .D.map(inCode).join(", ")}.`,
    }),
    json: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM, {
        name: "json",
        description: "Print the result as JSON. Default: everywhere but on a terminal, where it is text; `--json=false` prints text everywhere.",
    }),
    quiet: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .withDefault */ .IQ)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM, "false", { name: "quiet", description: "Print errors only on standard error." }),
    verbose: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .withDefault */ .IQ)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM, "false", {
        name: "verbose",
        description: "Print every request on standard error as well.",
    }),
};
const COMMON = Object.values(_inputs_common_js__WEBPACK_IMPORTED_MODULE_1__/* .commonInputs */ .j$);
const COMMAND = Object.values(commandInputs);
const isSecret = ({ secret }) => secret === true;
/** The inputs that never come from the arguments, which other users of the machine see. */
const SECRETS = COMMON.filter(isSecret).map(({ name }) => name);
const COMMON_FLAGS = COMMON.filter((input) => !isSecret(input));
/** The flags of one operation; `command` are those that the command line adds. */
function flagsOf({ inputs }) {
    return { own: Object.values(inputs), common: COMMON_FLAGS, command: COMMAND };
}
/** Every flag of every operation, by its name without dashes. */
const FLAGS = new Map([...COMMON_FLAGS, ...COMMAND, ...(0,_operations_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .ownInputs */ .oi)().map(({ input }) => input)].map((input) => [input.name, input]));
/** Reads flags into the texts of inputs, as an action would get them, and collects every problem. */
function readArguments(argv) {
    const given = new Map();
    const problems = [];
    let help = false;
    for (const { flag, value } of split(argv)) {
        if (flag === undefined) {
            const text = `${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(value ?? "")} is not expected here: everything behind the operation is a flag.`;
            problems.push((0,_text_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .problemOf */ .Zw)([], text));
            continue;
        }
        if (flag === "--help" || flag === "-h") {
            help = true;
            continue;
        }
        const name = flag.replace(/^--?/, "");
        const text = value ?? (isSwitch(name) ? "true" : undefined);
        const problem = flagProblem(flag, name, text);
        if (problem !== undefined)
            problems.push(problem);
        // A secret that was given all the same is kept, so that it is known and never shown.
        if (text !== undefined && (FLAGS.has(name) || SECRETS.includes(name)))
            given.set(name, [...(given.get(name) ?? []), text]);
    }
    for (const [name, { length }] of given) {
        if (length > 1 && FLAGS.get(name)?.parse.repeatable !== true)
            problems.push((0,_text_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .problemOf */ .Zw)(name, `is given ${length} times; it takes one value.`));
    }
    const joined = [...given].map(([name, values]) => [name, values.join("\n")]);
    // An empty text means "not given".
    return { texts: new Map(joined.filter(([, text]) => text.trim() !== "")), problems, help };
}
/** True for a flag that means `true` without a value. */
function isSwitch(name) {
    return FLAGS.get(name)?.parse.boolean === true;
}
/** How Node's own parser takes each flag: a value that begins with one dash belongs to the flag before it. */
const OPTIONS = {
    ...Object.fromEntries([...FLAGS.keys()].map((name) => [name, { type: isSwitch(name) ? "boolean" : "string" }])),
    help: { type: "boolean", short: "h" },
};
/** True for `-pr-number`, which Node would read as a flag for each letter. It may be the value of the flag before it. */
function isNameOfOneDash(argument, before = "") {
    const name = before.replace(/^--/, "");
    const isValue = before.startsWith("--") && FLAGS.has(name) && !isSwitch(name);
    return /^-[^-]./.test(argument) && !isValue;
}
/** Each flag, with its value where one was given; a text alone belongs to none. */
function* split(argv) {
    const endOfFlags = argv.includes("--") ? argv.indexOf("--") : argv.length;
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: argv.map((argument, index) => {
            const isFlag = index < endOfFlags && isNameOfOneDash(argument, argv[index - 1]);
            return isFlag ? `--${argument}` : argument;
        }),
        options: OPTIONS,
        strict: false,
        allowPositionals: true,
        tokens: true,
    });
    /** A flag whose value the next argument may be: of a boolean, or of an unknown one, where it may be a secret. */
    let open;
    for (const token of tokens) {
        if (token.kind === "positional") {
            yield open === undefined ? { value: token.value } : { flag: open, value: token.value };
            open = undefined;
            continue;
        }
        if (open !== undefined)
            yield { flag: open };
        open = undefined;
        if (token.kind === "option-terminator") {
            yield { value: "--" };
            continue;
        }
        const written = token.rawName.replace(/^---/, "-");
        if (token.value === undefined && token.name !== "help")
            open = written;
        else if (token.inlineValue === false && token.value.startsWith("--")) {
            // The next flag was taken for the value that is missing.
            yield { flag: written };
            const [flag, ...value] = token.value.split("=");
            if (value.length > 0 && flag !== undefined)
                yield { flag, value: value.join("=") };
            else
                open = flag;
        }
        else
            yield { flag: written, value: token.value };
    }
    if (open !== undefined)
        yield { flag: open };
}
function flagProblem(flag, name, text) {
    if (FLAGS.has(name) && flag.startsWith("--"))
        return text === undefined
            ? (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .problemOf */ .Zw)(name, `needs a value; one that begins with -- is written as --${name}=VALUE.`)
            : undefined;
    if (SECRETS.includes(name)) {
        const refusal = `--${name} is not taken, because other users of the machine can read the arguments of a command. Set the variable ${variableFor(name)}, or give --${name}-file PATH.`;
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .problemOf */ .Zw)([], refusal);
    }
    return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .problemOf */ .Zw)([], `${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(flag)} is no flag; ${adviceFor(name)}`);
}
function adviceFor(name) {
    const positive = name.replace(/^no-/, "");
    if (positive !== name && isSwitch(positive))
        return `write --${positive}=false.`;
    const meant = (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_8__/* .closestName */ .N)(name, [...FLAGS.keys(), ...SECRETS, "help"]);
    if (meant === undefined)
        return "--help lists them.";
    return `did you mean --${meant}${SECRETS.includes(meant) ? "-file" : ""}?`;
}
/** The variable that an input is named by where it is missing; its own name where it has none. */
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
/* harmony import */ var _operations_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9121);
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
/** Where the meanings of flags, results and outputs begin. */
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
    // A default that is a list is described in words.
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
/** A command that works as it stands, but for the names in it, also outside of any CI system and without a GitHub token. */
function exampleOf({ name, target, example }) {
    const flags = Object.entries({ ...TARGETS[target], ...example });
    return ["merge-queue", name, ...flags.map(([flag, value]) => `--${flag} ${quoted(value)}`)].join(" ");
}
/** Plain words need no quotation marks in any shell; the output of a command needs the double ones. */
function quoted(value) {
    if (value.startsWith("$("))
        return `"${value}"`;
    return /^[\w./-]+$/.test(value) ? value : `'${value}'`;
}
/** Text for a terminal of this many columns: never wider than a person reads with ease. */
function readableWidth(terminal) {
    return Math.min(Math.max(terminal ?? WIDEST, NARROWEST), WIDEST);
}
const NARROWEST = 60;
const WIDEST = 100;
/** Markdown of our own descriptions without its marks. */
function plain(markdown) {
    return markdown.replaceAll("`", "");
}
/** The beginning of a sentence that fits, up to a mark where it may end. */
function shortened(sentence, width) {
    const [clause = ""] = sentence.split(/[;:] |\.( |$)/);
    return clause.length <= width ? clause : clause.slice(0, width).replace(/(?:, [^,]*|\s+\S*)$/, "");
}
/** Breaks text between words; every line after the first begins with the indent. */
function wrap(text, width, indent) {
    const lines = [];
    let line = "";
    for (const word of text.split(" ")) {
        const longer = line === "" ? word : `${line} ${word}`;
        if (line !== "" && indent + longer.length > width) {
            lines.push(line);
            line = word;
        }
        else
            line = longer;
    }
    return [...lines, line].join(`\n${" ".repeat(indent)}`);
}
/** Two columns; a left part that is too long gets a line for itself. */
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
