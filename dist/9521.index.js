export const id = 9521;
export const ids = [9521,2600];
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

/***/ 9521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   completionScript: () => (/* binding */ completionScript),
/* harmony export */   printCompletion: () => (/* binding */ printCompletion),
/* harmony export */   vocabulary: () => (/* binding */ vocabulary)
/* harmony export */ });
/* harmony import */ var _local_queue_command_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3763);
/* harmony import */ var _operations_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9121);
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4618);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3363);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(860);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2600);






const NAMES = ["bash", "zsh", "fish"];
/** The command that loads the completion, and what makes it. */
const SHELLS = {
    bash: { load: 'eval "$(merge-queue completion bash)"', script: bashScript },
    zsh: { load: 'eval "$(merge-queue completion zsh)"', script: zshScript },
    fish: { load: "merge-queue completion fish | source", script: fishScript },
};
function printCompletion([shell], { stdout, stderr }) {
    const lines = NAMES.map((name) => `  ${name.padEnd(7)}${SHELLS[name].load}\n`);
    const usage = `Usage: merge-queue completion ${NAMES.join("|")}

Prints a script that completes operations, flags and their values.

${lines.join("")}`;
    if (shell === "--help" || shell === "-h") {
        stdout.write(usage);
        return 0;
    }
    const known = NAMES.find((name) => name === shell);
    if (known === undefined) {
        const meant = (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .closestName */ .N)(shell ?? "", NAMES);
        const hint = meant === undefined ? "" : ` (did you mean ${meant}?)`;
        stderr.write(`error: completion: must be one of ${NAMES.join(", ")}${hint}.\n\n${usage}`);
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_CODES */ .a.input.code;
    }
    stdout.write(completionScript(known));
    return 0;
}
function completionScript(shell) {
    const { load, script } = SHELLS[shell];
    const first = shell === "zsh" ? "#compdef merge-queue\n" : "";
    return `${first}# Completion of merge-queue for ${shell}: ${load}\n${script(vocabulary())}`;
}
function vocabulary() {
    const own = _operations_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .operations */ .zU.map((operation) => {
        const flags = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .flagsOf */ .Zo)(operation);
        const words = [...flags.own, ...flags.common, ...flags.command].map(wordOf);
        return { name: operation.name, description: operation.title, flags: [...words, HELP] };
    });
    const others = Object.entries(_help_js__WEBPACK_IMPORTED_MODULE_4__/* .COMMANDS */ .Lo).map(([name, description]) => {
        return { name, description, flags: OTHER_FLAGS[name] ?? [] };
    });
    return [...own, ...others].map((word) => ({ ...word, description: firstSentence(word.description) }));
}
const HELP = { name: "help", description: "Show the help", values: [], takes: "nothing" };
const OTHER_FLAGS = {
    serve: Object.entries(_local_queue_command_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .SERVE_FLAGS */ .Wu).map(serviceWord),
    simulate: Object.entries(_local_queue_command_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .SIMULATE_FLAGS */ .lT).map(serviceWord),
    demo: Object.entries(_local_queue_command_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .DEMO_FLAGS */ .SF).map(serviceWord),
    completion: [HELP],
};
function serviceWord([name, { value, meaning }]) {
    const takes = value === undefined ? "nothing" : value === "FILE" ? "path" : "text";
    return { name, description: firstSentence(meaning), values: [], takes };
}
function wordOf({ name, description, commandLine, parse }) {
    const text = firstSentence(commandLine ?? description);
    return { name, description: text, values: parse.choices ?? [], takes: takenBy(name, parse) };
}
function takenBy(name, { boolean, choices = [] }) {
    if (boolean === true)
        return "nothing";
    if (choices.length > 0)
        return "word";
    return /-(file|directory)$|^junit-paths$/.test(name) ? "path" : "text";
}
/** Short, on one line and without a mark that a shell reads. */
function firstSentence(text) {
    const [sentence = ""] = (0,_help_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(text).split(/(?<=\.) |[:;] /);
    return sentence.replace(/\.$/, "").replaceAll(/["'$\\[\]]/g, "");
}
const namesOf = (words) => words.map(({ name }) => name).join(" ");
function bashScript(words) {
    // A flag takes the same in every command. Operations come first, and only theirs may be followed by `true`.
    const flags = [
        ...new Map(words
            .flatMap((word) => word.flags)
            .toReversed()
            .map((flag) => [flag.name, flag])).values(),
    ];
    const switches = flags.filter(({ takes, values }) => takes === "nothing" && values.length > 0);
    const unvalued = words.flatMap((word) => word.flags
        .filter(({ name, values }) => values.length === 0 && switches.some((each) => each.name === name))
        .map(({ name }) => `      "${word.name} --${name}") takes= ;;\n`));
    const choices = flags
        .filter(({ takes }) => takes === "word")
        .map(({ name, values }) => `      --${name}) takes=word words="${values.join(" ")}" ;;`);
    const all = (takes, taking) => {
        const names = flags.filter(taking).map(({ name }) => `--${name}`);
        return `      ${names.join(" | ")}) takes=${takes} ;;`;
    };
    const branches = [
        ...choices,
        // May be followed by `true` or `false`.
        all("switch", (flag) => switches.includes(flag)),
        all("path", ({ takes }) => takes === "path"),
        all("text", ({ takes }) => takes === "text"),
    ];
    const commands = words
        .filter((word) => word.flags.length > 0)
        .map((word) => `      ${word.name}) flags="${word.flags.map(({ name }) => `--${name}`).join(" ")}" ;;`);
    return `_merge_queue() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]}
  local words= flags= takes= equals=
  COMPREPLY=()
  # Bash splits --flag=value into three words.
  if [ "$current" = "=" ]; then
    current= equals=1
  elif [ "$previous" = "=" ]; then
    previous=\${COMP_WORDS[COMP_CWORD - 2]} equals=1
  fi
  if [ "$COMP_CWORD" -eq 1 ]; then
    takes=word words="${namesOf(words)} --help --version"
  elif [ "$COMP_CWORD" -eq 2 ] && [ "\${current#-}" = "$current" ]; then
    case $previous in
      completion) takes=word words="${NAMES.join(" ")}" ;;
      help) takes=word words="${namesOf(words)}" ;;
    esac
  fi
  if [ -z "$takes" ]; then
    case $previous in
${branches.join("\n")}
    esac
    case "\${COMP_WORDS[1]} $previous" in
${unvalued.join("")}    esac
    case \${COMP_WORDS[1]} in
${commands.join("\n")}
    esac
  fi
  case $takes in
    word) ;;
    # Nothing can be said of it; names of files would be wrong.
    text) compopt +o default 2> /dev/null; return ;;
    # The shell's own completion knows files.
    path) return ;;
    # A flag may follow too.
    switch) words="true false"; [ -n "$equals" ] || words="$words $flags" ;;
    *) words=$flags ;;
  esac
  # shellcheck disable=SC2207 # The words have no white space.
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _merge_queue merge-queue
`;
}
/** May also be a file `_merge-queue` in a folder of `$fpath`. */
function zshScript(words) {
    const branches = words
        .filter(({ name, flags }) => flags.length > 0 && name !== "completion")
        .map(({ name, flags }) => `    ${name})\n      _arguments \\\n${flags.map(inZsh).join(" \\\n")}\n      ;;`);
    return `_merge_queue() {
  local -a commands
  commands=(
${words.map(({ name, description }) => `    '${name}:${description}'`).join("\n")}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local operation=$words[2]
  # What follows is completed as if the operation were the command.
  shift words
  (( CURRENT-- ))
  case $operation in
${branches.join("\n")}
    completion)
      _arguments '--help[Show the help]' '1:shell:(${NAMES.join(" ")})'
      ;;
    help)
      _describe command commands
      ;;
  esac
}
if [ "$funcstack[1]" = "_merge-queue" ]; then
  _merge_queue
else
  compdef _merge_queue merge-queue
fi
`;
}
function inZsh({ name, description, values, takes }) {
    const text = description.replaceAll(":", "");
    if (takes === "nothing")
        return `        '--${name}[${text}]'`;
    const action = { word: `(${values.join(" ")})`, path: "_files", text: " " }[takes];
    return `        '*--${name}=[${text}]:${name}:${action}'`;
}
function fishScript(words) {
    const commands = words.map(({ name, description }) => `complete -c merge-queue -n __fish_use_subcommand -f -a ${name} -d '${description}'`);
    const flags = words.flatMap((word) => word.flags.map((flag) => inFish(word.name, flag)));
    return `complete -c merge-queue -f
${commands.join("\n")}
complete -c merge-queue -n '__fish_seen_subcommand_from completion' -f -a '${NAMES.join(" ")}'
complete -c merge-queue -n '__fish_seen_subcommand_from help' -f -a '${namesOf(words)}'
${flags.join("\n")}
`;
}
/** Fish offers files by itself wherever it is not told not to. */
function inFish(command, { name, description, values, takes }) {
    const value = { nothing: "", word: ` -x -a '${values.join(" ")}'`, path: " -r -F", text: " -x" }[takes];
    return `complete -c merge-queue -n '__fish_seen_subcommand_from ${command}' -l ${name}${value} -d '${description}'`;
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


/***/ }),

/***/ 3763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ DEMO_FLAGS),
/* harmony export */   Wu: () => (/* binding */ SERVE_FLAGS),
/* harmony export */   Yg: () => (/* binding */ flagLines),
/* harmony export */   lT: () => (/* binding */ SIMULATE_FLAGS),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4618);



/** Flags of `merge-queue serve`, as Node's parser takes them, with what the help and the completion of shells say. */
const SERVE_FLAGS = {
    host: { type: "string", default: "127.0.0.1", value: "ADDRESS", meaning: "loopback address to listen on" },
    port: { type: "string", default: "4180", value: "NUMBER", meaning: "port, 0 for any free one" },
    token: { type: "string", default: "local-token", value: "TEXT", meaning: "API token that clients must send" },
    repository: { type: "string", default: "local/playground", value: "OWNER/NAME", meaning: "the repository inside" },
    branch: { type: "string", default: "main", value: "NAME", meaning: "its default branch, which has a queue" },
    "pull-requests": {
        type: "string",
        value: "NUMBER",
        meaning: "how many open pull requests there are at the start (5)",
    },
    speed: { type: "string", default: "1", value: "NUMBER", meaning: "service seconds in a second of real time" },
    "test-seconds": { type: "string", value: "NUMBER", meaning: "length of a test run in service time (10)" },
    git: {
        type: "string",
        value: "FOLDER",
        meaning: "drives this Git repository: its branches are the pull requests, tests are real, --branch gets the merges",
    },
    "test-command": {
        type: "string",
        value: "COMMAND",
        meaning: "with --git: what tests a checkout; exit code 0 passes",
    },
    data: { type: "string", value: "FOLDER", meaning: "keeps everything in this folder, and goes on from there" },
    replay: { type: "string", value: "FOLDER", meaning: "shows what the log in this folder leads to, and keeps nothing" },
    scenario: {
        type: "string",
        value: "FILE",
        meaning: "plays what happens in this file, or in the ready-made scenario of this name, in place of pull requests",
    },
    "quarantined-tests": {
        type: "string",
        value: "FILE",
        meaning: 'JSON array of quarantined tests, each with at least a "name"',
    },
    help: { type: "boolean", default: false, meaning: "this text" },
};
/** Flags of `merge-queue simulate`. */
const SIMULATE_FLAGS = {
    scenario: { type: "string", value: "FILE", meaning: "scenario file, or the word of one that is ready-made" },
    list: { type: "boolean", default: false, meaning: "the ready-made scenarios" },
    print: { type: "boolean", default: false, meaning: "the scenario as it is written, to begin one of your own with" },
    seed: { type: "string", value: "NUMBER", meaning: "what decides every chance, in place of the scenario's own seed" },
    whole: { type: "boolean", default: false, meaning: "every line of a long timeline" },
    "what-if": {
        type: "string",
        multiple: true,
        value: "SETTING=A,B",
        meaning: "compares values of a setting, such as concurrency=5,10 or batch=1,4,8; may be repeated",
    },
    seeds: { type: "string", value: "NUMBER", meaning: "how many days each combination of --what-if is played for" },
    history: { type: "string", value: "FILE", meaning: "testing results of a real queue, to be played again" },
    "settings-file": { type: "string", value: "FILE", meaning: "with --history: the settings that the queue had then" },
    json: { type: "boolean", default: false, meaning: "the whole result as one JSON object" },
    help: { type: "boolean", default: false, meaning: "this text" },
};
/** Flags of `merge-queue demo`. */
const DEMO_FLAGS = {
    fail: { type: "boolean", meaning: "Take a batch that fails, and see how the culprit is found." },
    keep: { type: "boolean", meaning: "Leave the queue and the repository there at the end, to look at, until Ctrl-C." },
    help: { type: "boolean", meaning: "Show this text." },
};
/** The lines of a help that list flags, their meanings beginning in one column. */
function flagLines(flags, width) {
    return Object.entries(flags)
        .map(([name, { value, default: text, meaning }]) => {
        const flag = `  --${name}${value === undefined ? "" : ` ${value}`}`;
        return `${flag.padEnd(width)}${meaning}${typeof text === "string" ? ` (${text})` : ""}\n`;
    })
        .join("");
}
/** Reads the flags of a command. @throws InputError that names the flag which was most likely meant. */
function readFlags(command, options, argv) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...argv], options, strict: true, allowPositionals: false, tokens: true });
    }
    catch (error) {
        // Node adds advice about positionals after the first sentence, which does not fit here.
        const [sentence = "Invalid flags"] = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error).split(/\.\s/);
        const [, given = ""] = /^(?:Unknown option|Unexpected argument) '(.*)'/.exec(sentence) ?? [];
        // Node reads `-port` as six flags of one letter, and names the first one.
        const written = /^-[^-]$/.test(given) ? (argv.find((argument) => argument.startsWith(given)) ?? given) : given;
        const [name = ""] = written.split("=");
        const meant = (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .closestName */ .N)(name, Object.keys(options));
        const hint = meant === undefined ? "" : `; did you mean --${meant}?`;
        const problem = `${sentence.replace(`'${given}'`, `'${name}'`)}${hint === "" ? "." : hint}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`${problem} See merge-queue ${command} --help`], { cause: error });
    }
}


/***/ })

};
