export const id = 9521;
export const ids = [9521,2600];
export const modules = {

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
 * "Formatting commands"). Separates `$(`, because Azure replaces `$(name)` with a variable, even with a secret.
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
/* harmony export */   Xf: () => (/* binding */ INPUT_VARIABLES),
/* harmony export */   lR: () => (/* binding */ readArguments),
/* harmony export */   nh: () => (/* binding */ FLAG_INPUTS),
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
const INPUT_VARIABLES = {
    token: ["MERGE_QUEUE_TOKEN"],
    "github-token": ["GITHUB_TOKEN", "GH_TOKEN"],
    "api-url": ["MERGE_QUEUE_API_URL"],
};
const inCode = (name) => `\`${name}\``;
const tokenVariables = INPUT_VARIABLES.token.map(inCode).join(" or ");
const githubTokenVariables = INPUT_VARIABLES["github-token"].map(inCode).join(" or ");
const commandInputs = {
    tokenFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .anyText */ .Ae, {
        name: "token-file",
        description: `File with the API key or the v1 token; \`-\` is standard input. Default: the variable ${tokenVariables}.`,
    }),
    githubTokenFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .anyText */ .Ae, {
        name: "github-token-file",
        description: `File with the token for look-ups on the GitHub API; \`-\` is standard input. Default: the variable ${githubTokenVariables}.`,
    }),
    summaryFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .anyText */ .Ae, {
        name: "summary-file",
        description: "File to which the command appends the Markdown summary.",
    }),
    outputsFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .anyText */ .Ae, {
        name: "outputs-file",
        description: "File to which the command writes the outputs for the next step. The command replaces an existing file.",
    }),
    outputsFormat: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .withDefault */ .IQ)((0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(..._ci_outputs_file_js__WEBPACK_IMPORTED_MODULE_4__/* .OUTPUT_FORMATS */ .D), "dotenv", {
        name: "outputs-format",
        description: `Format of \`--outputs-file\`: ${_ci_outputs_file_js__WEBPACK_IMPORTED_MODULE_4__/* .OUTPUT_FORMATS */ .D.map(inCode).join(", ")}.`,
    }),
    json: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM, {
        name: "json",
        description: "Print the result as JSON (`--json=false`: as text). Default: text on a terminal, JSON everywhere else.",
    }),
    quiet: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .withDefault */ .IQ)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM, "false", { name: "quiet", description: "Print only errors on standard error." }),
    verbose: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_1__/* .withDefault */ .IQ)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM, "false", { name: "verbose", description: "Print every request on standard error." }),
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
const FLAG_INPUTS = new Map([...COMMON_FLAGS, ...COMMAND, ...(0,_operations_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .listOperationInputs */ .c0)().map(({ input }) => input)].map((input) => [input.name, input]));
const HELP = ["--help", "-h", "--help-all"];
function readArguments(argv) {
    const given = new Map();
    const problems = [];
    let help;
    for (const { flag, value } of split(argv)) {
        if (flag === undefined) {
            const text = `${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(value ?? "")} is unexpected: only flags can follow the operation.`;
            problems.push((0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .toProblem */ .H8)([], text));
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
        if (text !== undefined && (FLAG_INPUTS.has(name) || SECRET_INPUTS.includes(name)))
            given.set(name, [...(given.get(name) ?? []), text]);
    }
    for (const [name, { length }] of given) {
        if (length > 1 && FLAG_INPUTS.get(name)?.parse.repeatable !== true)
            problems.push((0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .toProblem */ .H8)(name, `is set ${length} times; it accepts one value.`));
    }
    const joined = [...given].map(([name, values]) => [name, values.join("\n")]);
    // An empty value means the same as a missing flag.
    return { texts: new Map(joined.filter(([, text]) => text.trim() !== "")), problems, help };
}
function isSwitch(name) {
    return FLAG_INPUTS.get(name)?.parse.boolean === true;
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
    return !argument.startsWith("--") && before.startsWith("--") && FLAG_INPUTS.has(name) && !isSwitch(name);
}
function flagProblem(flag, name, text) {
    if (FLAG_INPUTS.has(name) && flag.startsWith("--"))
        return text === undefined
            ? (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .toProblem */ .H8)(name, `a value is required. Write a value that starts with -- as --${name}=VALUE.`)
            : undefined;
    if (SECRET_INPUTS.includes(name)) {
        const advice = `Set the variable ${findInputVariable(name)}, or use --${name}-file PATH.`;
        return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .toProblem */ .H8)([], `--${name} is not allowed, because other users of the machine can read arguments. ${advice}`);
    }
    return (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .toProblem */ .H8)([], `${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(flag)} is not a flag; ${adviceFor(name)}`);
}
function adviceFor(name) {
    const positive = name.replace(/^no-/, "");
    if (positive !== name && isSwitch(positive))
        return `write --${positive}=false.`;
    const meant = (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_7__/* .findClosestName */ .YI)(name, [...FLAG_INPUTS.keys(), ...SECRET_INPUTS, "help"]);
    if (meant === undefined)
        return "--help-all lists all flags.";
    return `did you mean --${meant}${SECRET_INPUTS.includes(meant) ? "-file" : ""}?`;
}
function findInputVariable(input) {
    return Object.entries(INPUT_VARIABLES).find(([name]) => name === input)?.[1][0] ?? input;
}


/***/ }),

/***/ 9521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createCompletionScript: () => (/* binding */ createCompletionScript),
/* harmony export */   findCompletions: () => (/* binding */ findCompletions),
/* harmony export */   printCompletion: () => (/* binding */ printCompletion)
/* harmony export */ });
/* harmony import */ var _local_queue_src_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5276);
/* harmony import */ var _demo_demo_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9138);
/* harmony import */ var _operations_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3623);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3363);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(860);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2600);






const SHELLS = ["bash", "zsh", "fish"];
const LOAD = {
    bash: 'eval "$(merge-queue completion bash)"',
    zsh: 'eval "$(merge-queue completion zsh)"',
    fish: "merge-queue completion fish | source",
};
function printCompletion([shell, ...words], { stdout, stderr }) {
    const usage = `Usage: merge-queue completion ${SHELLS.join("|")}

Prints a script that completes operations, flags and values.

${SHELLS.map((name) => `  ${name.padEnd(7)}${LOAD[name]}\n`).join("")}`;
    if (shell === "--help" || shell === "-h") {
        stdout.write(usage);
        return 0;
    }
    // The completion script of each shell runs `merge-queue completion words`.
    if (shell === "words") {
        for (const line of findCompletions(words))
            stdout.write(`${line}\n`);
        return 0;
    }
    const known = SHELLS.find((name) => name === shell);
    if (known === undefined) {
        stderr.write(`error: completion: must be one of ${SHELLS.join(", ")}.\n\n${usage}`);
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT_CODES */ .a.input.code;
    }
    stdout.write(createCompletionScript(known));
    return 0;
}
function createCompletionScript(shell) {
    const first = shell === "zsh" ? "#compdef merge-queue\n" : "";
    return `${first}# Completion of merge-queue for ${shell}: ${LOAD[shell]}\n${SCRIPTS[shell]}`;
}
const SCRIPTS = {
    bash: `_merge_queue() {
  local word
  COMPREPLY=()
  while IFS=$'\\t' read -r word _; do
    COMPREPLY+=("$word")
  done < <(merge-queue completion words "\${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)
  if [ "\${COMPREPLY[0]-}" = :path ]; then
    # The shell completes paths.
    COMPREPLY=()
  else
    compopt +o default 2> /dev/null
  fi
}
complete -o default -F _merge_queue merge-queue
`,
    zsh: `_merge_queue() {
  local -a answers
  answers=(\${(f)"$(merge-queue completion words "\${(@)words[2,CURRENT]}" 2> /dev/null)"})
  if [[ \${answers[1]-} == :path ]]; then
    compset -P '--*='
    _files
  elif (( $#answers > 0 )); then
    answers=("\${(@)answers/$'\\t'/:}")
    _describe merge-queue answers
  fi
}
if [ "$funcstack[1]" = "_merge-queue" ]; then
  _merge_queue
else
  compdef _merge_queue merge-queue
fi
`,
    fish: `function __merge_queue_words
  set -l word (commandline -ct)
  set -l answers (merge-queue completion words (commandline -opc)[2..] "$word" 2> /dev/null)
  if test "$answers[1]" = :path
    set -l flag (string match -r -- '^--[^=]*=' "$word")
    set answers "$flag"(__fish_complete_path (string replace -- "$flag" "" "$word"))
  end
  string join \\n -- $answers
end
complete -c merge-queue -f -a '(__merge_queue_words)'
`,
};
/** Returns completions as name, tab and meaning, or `:path` for file names. The last word may be incomplete. */
function findCompletions([command = "", ...words]) {
    const commands = [..._operations_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .operations */ .zU.map(({ name, title }) => [name, title]), ...Object.entries(_help_js__WEBPACK_IMPORTED_MODULE_5__/* .COMMANDS */ .Lo)];
    const commandLines = commands.map(([name, meaning]) => `${name}\t${firstSentence(meaning)}`);
    const begun = words.at(-1);
    if (begun === undefined)
        return [...commandLines, "--help", "--version"].filter((line) => line.startsWith(command));
    const flags = flagsAfter(command);
    // Bash splits --flag=value into three words.
    const line = ` ${words.join(" ")}`.replace(/ = ?/g, "=");
    const [, name, sign, text = ""] = /(?: --([\w-]+)([= ]))?(\S*)$/.exec(line) ?? [];
    const flag = flags.find((each) => each.name === name);
    if (flag?.values === "path")
        return [":path"];
    const flagLines = flags.map((each) => `--${each.name}\t${firstSentence(each.meaning)}`);
    const first = { help: commandLines, completion: SHELLS }[words.length === 1 ? command : ""] ?? [];
    const lines = flag === undefined ? [...first, ...flagLines] : flag.values;
    const more = flag?.isSwitch === true && sign === " " ? flagLines : [];
    const start = begun.startsWith(`--${name}=`) ? `--${name}=` : "";
    return [...lines, ...more].filter((each) => each.startsWith(text)).map((each) => `${start}${each}`);
}
const HELP = { help: { type: "boolean", meaning: "Show the help" } };
const OTHER_FLAGS = {
    serve: _local_queue_src_index_js__WEBPACK_IMPORTED_MODULE_0__.SERVE_FLAGS,
    simulate: _local_queue_src_index_js__WEBPACK_IMPORTED_MODULE_0__.SIMULATE_FLAGS,
    demo: _demo_demo_js__WEBPACK_IMPORTED_MODULE_1__.DEMO_FLAGS,
    completion: HELP,
};
function flagsAfter(command) {
    const operation = (0,_operations_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .findOperation */ .LC)(command);
    const inputs = operation === undefined ? [] : Object.values((0,_arguments_js__WEBPACK_IMPORTED_MODULE_3__/* .listFlags */ .E3)(operation)).flat();
    const others = operation === undefined ? (OTHER_FLAGS[command] ?? {}) : HELP;
    return [...inputs.map(flagOfInput), ...Object.entries(others).map(flagOfCommand)];
}
function flagOfInput({ name, description, commandLine, parse }) {
    const { boolean, choices = [] } = parse;
    const isPath = /-(file|directory)$|^junit-paths$/.test(name) && choices.length === 0;
    const meaning = commandLine ?? description;
    return { name, meaning, values: isPath ? "path" : choices, isSwitch: boolean === true };
}
function flagOfCommand([name, { value, meaning }]) {
    return { name, meaning, values: value === "FILE" ? "path" : [], isSwitch: value === undefined };
}
function firstSentence(text) {
    const [sentence = ""] = (0,_help_js__WEBPACK_IMPORTED_MODULE_5__/* .removeBackticks */ .SW)(text).split(/(?<=\.) |[:;] /);
    return sentence.replace(/\.$/, "");
}


/***/ }),

/***/ 2600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ix: () => (/* binding */ formatOperationHelp),
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   SW: () => (/* binding */ removeBackticks),
/* harmony export */   Yf: () => (/* binding */ limitWidth),
/* harmony export */   formatHelp: () => (/* binding */ formatHelp),
/* harmony export */   jB: () => (/* binding */ formatColumns)
/* harmony export */ });
/* unused harmony exports shortenSentence, wrapText */
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4599);
/* harmony import */ var _operations_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3623);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3363);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(860);




const GROUPS = {
    "pull-request": "For a pull request",
    change: "For a change in the checkout",
    queue: "For a queue",
    repository: "For a repository",
};
const COMMANDS = {
    serve: "Runs a local merge queue for tests. See merge-queue serve --help.",
    simulate: "Simulates a merge queue and compares settings. See merge-queue simulate --help.",
    demo: "Merges a sample pull request in a local queue. --fail shows a failure instead. --keep keeps the queue running.",
    completion: "Prints a completion script for bash, zsh or fish.",
    help: "Shows this help text, or the help text of a command, for example: merge-queue help submit.",
};
const ENVIRONMENT = [
    [_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_VARIABLES */ .Xf.token.join(", "), "API key or v1 token of the merge queue service, instead of --token-file."],
    [_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_VARIABLES */ .Xf["github-token"].join(", "), "Token for look-ups on the GitHub API, instead of --github-token-file."],
    [_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_VARIABLES */ .Xf["api-url"].join(", "), "Base address of the service, instead of --api-url."],
];
const HELP_FLAG = ["--help", "Show this help text."];
const HELP_ALL_FLAG = ["--help-all", "Show all flags, results and outputs."];
function formatHelp(terminal) {
    const width = limitWidth(terminal);
    const left = Math.max(..._operations_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .operations */ .zU.map(({ name }) => name.length));
    const groups = Object.entries(GROUPS).map(([target, title]) => {
        const members = _operations_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .operations */ .zU.filter((operation) => operation.target === target);
        const room = width - left - 4;
        const rows = members.map((each) => [each.name, shortenSentence(removeBackticks(each.title), room)]);
        return `${title}:\n${formatColumns(rows, width, left)}`;
    });
    return [
        "Usage: merge-queue OPERATION [flags]\n",
        `${wrapText("Controls a merge queue. Standard error shows the progress, and standard output shows the result: text on a terminal, one JSON object everywhere else (with --json always). merge-queue OPERATION --help shows the flags of an operation.", width, 0)}\n`,
        ...groups,
        `Other commands:\n${formatColumns(Object.entries(COMMANDS), width, left)}`,
        `Options:\n${formatColumns([HELP_FLAG, ["--version", "Show the version."]], width, left)}`,
        `Environment:\n${formatColumns(ENVIRONMENT, width, left)}`,
        `Exit codes, with error-kind:\n${formatColumns(exitCodes(), width, 16)}`,
    ].join("\n");
}
function exitCodes() {
    const rows = Object.entries(_exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_CODES */ .a)
        .toSorted(([, one], [, other]) => one.code - other.code)
        .map(([kind, { code, meaning }]) => [`${code}`.padEnd(4) + kind, meaning]);
    return [["0", "The operation succeeded. The field result has the details."], ...rows];
}
const LEFT = 26;
/** Formats the help of an operation. `isComplete` adds the common flags, the results and the outputs. */
function formatOperationHelp(operation, terminal, isComplete = false) {
    const width = limitWidth(terminal);
    const { own, common, command } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .listFlags */ .E3)(operation);
    const section = (title, rows) => rows.length === 0 ? [] : [`${title}:\n${formatColumns(rows, width, LEFT)}`];
    const head = [
        `Usage: merge-queue ${operation.name} [flags]\n`,
        `${wrapText(removeBackticks(operation.title), width, 0)}\n`,
    ];
    const example = `Example:\n  ${exampleOf(operation)}\n`;
    if (!isComplete) {
        const rows = own.map(flagRow).map(([flag, meaning]) => [flag, meaning.replace(/\. .*/s, ".")]);
        const more = `Run merge-queue ${operation.name} --help-all for all flags, results and outputs.\n`;
        return [...head, ...section("Flags", rows), example, more].join("\n");
    }
    const results = Object.entries((0,_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .listDeclaredResults */ .Rp)(operation)).map(([name, { description, fails, failsOnly }]) => {
        const exit = fails === undefined ? "" : ` (exit ${(0,_exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .findExitCode */ .p)(fails)})`;
        const exception = failsOnly === undefined ? "" : ` Fails ${failsOnly}.`;
        return [`${name}${exit}`, removeBackticks(`${description}${exception}`)];
    });
    const outputs = Object.entries(operation.outputs).map(([name, text]) => [name, removeBackticks(text)]);
    return [
        ...head,
        ...section("Flags", own.map(flagRow)),
        ...section("Flags of every operation", common.map(flagRow)),
        ...section("Flags of the command line", [...command.map(flagRow), HELP_FLAG, HELP_ALL_FLAG]),
        ...section("Environment", ENVIRONMENT),
        ...section("Results", results),
        ...section("Outputs", outputs),
        example,
    ].join("\n");
}
function flagRow({ name, parse, description, commandLine, ...input }) {
    const value = parse.boolean === true ? "" : parse.repeatable === true ? " LINE..." : ` ${valueName(name, parse.choices)}`;
    // A default with several lines is too long for the help, and the description explains it.
    const shown = input.default?.includes("\n") === true ? undefined : input.default;
    return [
        `--${name}${value}`,
        `${removeBackticks(commandLine ?? description)}${shown === undefined ? "" : ` (default: ${shown})`}`,
    ];
}
const LONGEST_CHOICE = 24;
function valueName(name, words = []) {
    const choice = words.join("|");
    if (words.length > 1 && choice.length <= LONGEST_CHOICE)
        return choice;
    if (name.endsWith("-file"))
        return "PATH";
    return /(?:^|-)(?:number|code|size|days|attempts|reports)$/.test(name) ? "NUMBER" : "TEXT";
}
const REPOSITORY = { repository: "owner/name" };
const QUEUE = { ...REPOSITORY, "target-branch": "main" };
const TARGETS = {
    "pull-request": { ...QUEUE, "pr-number": "7" },
    queue: QUEUE,
    repository: REPOSITORY,
    change: { "target-branch": "main" },
};
/** Returns an example that works outside of a CI system and without a GitHub token. */
function exampleOf({ name, target, example }) {
    const flags = Object.entries({ ...TARGETS[target], ...example });
    return ["merge-queue", name, ...flags.map(([flag, value]) => `--${flag} ${quoted(value)}`)].join(" ");
}
/** Quotes a value for a shell. A value with `$(...)` gets double quotes, so that the shell runs the command. */
function quoted(value) {
    if (value.startsWith("$("))
        return `"${value}"`;
    return /^[\w./-]+$/.test(value) ? value : `'${value}'`;
}
function limitWidth(terminal) {
    return Math.min(Math.max(terminal ?? WIDEST, NARROWEST), WIDEST);
}
const NARROWEST = 60;
const WIDEST = 100;
function removeBackticks(markdown) {
    return markdown.replaceAll("`", "");
}
function shortenSentence(sentence, width) {
    const [clause = ""] = sentence.split(/[;:] |\.( |$)/);
    return clause.length <= width ? clause : clause.slice(0, width).replace(/(?:, [^,]*|\s+\S*)$/, "");
}
/** Breaks a text between words. Indents all lines except the first. */
function wrapText(text, width, indent) {
    const lines = text.match(new RegExp(`\\S.{0,${width - indent - 1}}(?= |$)|\\S+`, "gs")) ?? [];
    return lines.join(`\n${" ".repeat(indent)}`);
}
/** Formats two columns. A name that does not fit into the left column has its own line. */
function formatColumns(rows, width, left) {
    const begin = left + 4;
    return rows
        .map(([name, text]) => {
        const gap = name.length <= left ? " ".repeat(left + 2 - name.length) : `\n${" ".repeat(begin)}`;
        return `  ${name}${gap}${wrapText(text, width, begin)}\n`;
    })
        .join("");
}


/***/ })

};
