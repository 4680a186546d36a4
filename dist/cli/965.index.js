export const id = 965;
export const ids = [965];
export const modules = {

/***/ 7824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Whether an address stays on this machine: plain HTTP is allowed there, and no proxy is asked. */
function isLoopback(url) {
    return LOOPBACK.test(url.hostname);
}


/***/ }),

/***/ 2683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ OUTPUT_FORMATS),
/* harmony export */   ls: () => (/* binding */ outputsAs)
/* harmony export */ });
/* unused harmony export variableName */
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

/***/ 4618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ commandInputs)
/* harmony export */ });
/* harmony import */ var _ci_output_formats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2683);
/* harmony import */ var _inputs_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2066);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1798);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8386);




const inCode = (name) => `\`${name}\``;
/** The variables that stand in for a secret. */
function named(secret) {
    return _variables_js__WEBPACK_IMPORTED_MODULE_1__/* .VARIABLES */ .u[secret].map(inCode).join(" or ");
}
/** What only the command line takes. */
const commandInputs = {
    tokenFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .l)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, {
        name: "token-file",
        description: `File with the API token; \`-\` is standard input. Default: the variable ${named("token")}.`,
    }),
    githubTokenFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .l)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, {
        name: "github-token-file",
        description: `File with the token for look-ups on the GitHub API; \`-\` is standard input. Default: the variable ${named("github-token")}.`,
    }),
    summaryFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .l)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, {
        name: "summary-file",
        description: "File to which the Markdown summary is added.",
    }),
    outputsFile: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .l)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, {
        name: "outputs-file",
        description: "File to write the outputs to for the next step of a CI system. It is replaced.",
    }),
    outputsFormat: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .withDefault */ .I)((0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(..._ci_output_formats_js__WEBPACK_IMPORTED_MODULE_3__/* .OUTPUT_FORMATS */ .DS), "dotenv", {
        name: "outputs-format",
        description: `Format of that file: ${_ci_output_formats_js__WEBPACK_IMPORTED_MODULE_3__/* .OUTPUT_FORMATS */ .DS.map(inCode).join(", ")}.`,
    }),
    quiet: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .withDefault */ .I)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, "false", {
        name: "quiet",
        description: "Print errors only on standard error.",
    }),
    verbose: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .withDefault */ .I)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, "false", {
        name: "verbose",
        description: "Print every request on standard error as well.",
    }),
};


/***/ }),

/***/ 5965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  printCompletion: () => (/* binding */ printCompletion)
});

// EXTERNAL MODULE: ./lib/src/cli/exit-codes.js
var exit_codes = __webpack_require__(860);
// EXTERNAL MODULE: ./lib/src/operations/registry.js + 34 modules
var registry = __webpack_require__(7795);
// EXTERNAL MODULE: ./lib/src/cli/flags.js
var cli_flags = __webpack_require__(3080);
// EXTERNAL MODULE: ./lib/src/cli/help.js
var cli_help = __webpack_require__(2600);
// EXTERNAL MODULE: ./lib/src/cli/text.js
var cli_text = __webpack_require__(4076);
;// CONCATENATED MODULE: ./lib/src/cli/completion/vocabulary.js




/** Shells whose scripts can be printed; words of `merge-queue completion`. */
const SHELLS = ["bash", "zsh", "fish"];
/** Everything that can be completed. */
function vocabulary() {
    const help = { name: "help", description: "Show the help.", values: [], bare: true };
    const others = Object.entries(cli_help/* COMMANDS */.L).map(([name, description]) => ({ name, description, flags: [] }));
    return [
        ...registry/* operations */.zU.map((operation) => {
            const { own, common, command } = (0,cli_flags/* flagsOf */.Zo)(operation);
            const flags = [...[...own, ...common, ...command].map(wordOf), help];
            return { name: operation.name, description: firstSentence(operation.title), flags };
        }),
        ...others.map((other) => ({ ...other, description: firstSentence(other.description) })),
    ];
}
/** The values of every flag that has some; a name means the same in every operation. */
function valuesByFlag(words) {
    const flags = words.flatMap((word) => word.flags).filter(({ values }) => values.length > 0);
    return new Map(flags.map(({ name, values }) => [name, values]));
}
function wordOf({ name, description, commandLine, parse }) {
    const text = firstSentence(commandLine ?? description);
    return { name, description: text, values: parse.words ?? [], bare: parse.bare === true };
}
/** Short, on one line and without a mark that a shell reads. */
function firstSentence(text) {
    const [sentence = ""] = (0,cli_text/* plain */.pj)(text).split(/(?<=\.) |[:;] /);
    return sentence.replace(/\.$/, "").replaceAll(/["'$\\[\]]/g, "");
}

;// CONCATENATED MODULE: ./lib/src/cli/completion/bash.js

/** To be read by `eval "$(merge-queue completion bash)"`. */
function bashScript(words) {
    const names = words.map(({ name }) => name).join(" ");
    const values = [...valuesByFlag(words)].map(([name, known]) => branch(`--${name}`, known));
    const flags = words
        .filter((word) => word.flags.length > 0)
        .map((word) => branch(word.name, word.flags.map(({ name }) => `--${name}`)));
    return `# Completion of merge-queue for bash: eval "$(merge-queue completion bash)"
_merge_queue() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]} words=
  COMPREPLY=()
  # Bash splits --flag=value into three words.
  if [ "$current" = "=" ]; then
    current=
  elif [ "$previous" = "=" ]; then
    previous=\${COMP_WORDS[COMP_CWORD - 2]}
  fi
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${names} --help --version"
  elif [ "\${current#-}" = "$current" ]; then
    case $previous in
${values.join("\n")}
${branch("completion", SHELLS)}
      help) words="${names}" ;;
    esac
  fi
  # A flag may also follow one that needs no value.
  if [ -z "$words" ] && { [ -z "$current" ] || [ "\${current#-}" != "$current" ]; }; then
    case \${COMP_WORDS[1]} in
${flags.join("\n")}
    esac
  fi
  case $previous in
    --*-file) words= ;;
  esac
  # shellcheck disable=SC2207 # The words have no white space.
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _merge_queue merge-queue
`;
}
function branch(pattern, words) {
    return `      ${pattern}) words="${words.join(" ")}" ;;`;
}

;// CONCATENATED MODULE: ./lib/src/cli/completion/fish.js

/** To be read by `merge-queue completion fish | source`. */
function fishScript(words) {
    const names = words.map(({ name }) => name).join(" ");
    const commands = words.map(({ name, description }) => `complete -c merge-queue -n __fish_use_subcommand -f -a ${name} -d '${description}'`);
    const flags = words.flatMap((word) => word.flags.map(({ name, description, values, bare }) => {
        const value = bare ? "" : values.length > 0 ? ` -x -a '${values.join(" ")}'` : " -r";
        const where = `'__fish_seen_subcommand_from ${word.name}'`;
        return `complete -c merge-queue -n ${where} -l ${name}${value} -d '${description}'`;
    }));
    return `# Completion of merge-queue for fish: merge-queue completion fish | source
${commands.join("\n")}
complete -c merge-queue -n '__fish_seen_subcommand_from completion' -f -a '${SHELLS.join(" ")}'
complete -c merge-queue -n '__fish_seen_subcommand_from help' -f -a '${names}'
${flags.join("\n")}
`;
}

;// CONCATENATED MODULE: ./lib/src/cli/completion/zsh.js

/** A file `_merge-queue` in a folder of `$fpath`, or read by `eval "$(merge-queue completion zsh)"`. */
function zshScript(words) {
    const branches = words
        .filter(({ flags }) => flags.length > 0)
        .map(({ name, flags }) => `    ${name})\n      _arguments \\\n${flags.map(specOf).join(" \\\n")}\n      ;;`);
    return `#compdef merge-queue
# Completion of merge-queue for zsh: eval "$(merge-queue completion zsh)"
_merge_queue() {
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
      _values shell ${SHELLS.join(" ")}
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
function specOf({ name, description, values, bare }) {
    const text = description.replaceAll(":", "");
    if (bare)
        return `        '--${name}[${text}]'`;
    const action = values.length > 0 ? `(${values.join(" ")})` : name.endsWith("-file") ? "_files" : " ";
    return `        '*--${name}=[${text}]:${name}:${action}'`;
}

;// CONCATENATED MODULE: ./lib/src/cli/completion/print.js





const USAGE = `Usage: merge-queue completion ${SHELLS.join("|")}

Prints a script that completes operations, flags and their values.

  bash   eval "$(merge-queue completion bash)"
  zsh    eval "$(merge-queue completion zsh)"
  fish   merge-queue completion fish | source
`;
const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };
/** Runs `merge-queue completion`, and gives the exit code. */
function printCompletion([shell], { stdout, stderr }) {
    if (shell === "--help" || shell === "-h") {
        stdout.write(USAGE);
        return 0;
    }
    const known = SHELLS.find((name) => name === shell);
    if (known === undefined) {
        stderr.write(`error: completion: must be one of ${SHELLS.join(", ")}.\n\n${USAGE}`);
        return exit_codes/* EXIT_CODES */.a.input.code;
    }
    stdout.write(SCRIPTS[known](vocabulary()));
    return 0;
}


/***/ }),

/***/ 3080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nn: () => (/* binding */ allFlags),
/* harmony export */   Zo: () => (/* binding */ flagsOf),
/* harmony export */   cW: () => (/* binding */ SECRETS)
/* harmony export */ });
/* harmony import */ var _inputs_common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9301);
/* harmony import */ var _operations_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7795);
/* harmony import */ var _command_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4618);



/** The flags of one operation. */
function flagsOf(operation) {
    return {
        own: Object.values(operation.inputs),
        common: Object.values(_inputs_common_js__WEBPACK_IMPORTED_MODULE_0__/* .commonInputs */ .j).filter(({ secret }) => secret !== true),
        command: Object.values(_command_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .commandInputs */ .t),
    };
}
/** The inputs that never come from the arguments. */
const SECRETS = Object.values(_inputs_common_js__WEBPACK_IMPORTED_MODULE_0__/* .commonInputs */ .j)
    .filter(({ secret }) => secret === true)
    .map(({ name }) => name);
/** Every flag of every operation, by its name without dashes. */
function allFlags() {
    const own = (0,_operations_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .ownInputs */ .oi)().map(({ input }) => input);
    const inputs = [...Object.values(_inputs_common_js__WEBPACK_IMPORTED_MODULE_0__/* .commonInputs */ .j), ...Object.values(_command_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .commandInputs */ .t), ...own];
    return new Map(inputs.filter(({ secret }) => secret !== true).map((input) => [input.name, input]));
}


/***/ }),

/***/ 9301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ commonInputs),
/* harmony export */   k: () => (/* binding */ operationInput)
/* harmony export */ });
/* harmony import */ var _api_loopback_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7824);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5844);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2066);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1798);




const apiAddress = (value) => {
    const allowed = "an https: address with the version, such as https://api.trunk.io/v1 (http: only for this machine)";
    if (!URL.canParse(value))
        return { ok: false, allowed };
    const url = new URL(value);
    const secure = url.protocol === "https:" || (url.protocol === "http:" && (0,_api_loopback_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U)(url));
    const plain = url.username === "" && url.password === "" && url.search === "" && url.hash === "";
    return secure && plain ? { ok: true, value: url } : { ok: false, allowed };
};
/** An API token as a header can carry it. */
const token = (value) => /^[\x21-\x7e]+$/.test(value)
    ? { ok: true, value }
    : {
        ok: false,
        allowed: "one line of visible ASCII characters without spaces; check how the secret was stored",
    };
const operationInput = (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, {
    name: "operation",
    required: true,
    description: "What to do; see the table of operations. `setImpactedTargets` means the same as `set-impacted-targets`.",
});
/** Inputs of every operation. */
const commonInputs = {
    token: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .l)(token, {
        name: "token",
        secret: true,
        description: "API token of the merge queue service. Pass it from a secret; it is masked before anything else happens. A fork's `pull_request` run may leave it out for `set-impacted-targets`.",
    }),
    apiUrl: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .withDefault */ .I)(apiAddress, "https://api.trunk.io/v1", {
        name: "api-url",
        description: "Base address of the service with its version prefix. `http:` is allowed for this machine only.",
    }),
    repository: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryName */ .aR, {
        name: "repository",
        description: "Repository of the queue as `owner/name`. Default: the workflow's repository.",
        commandLine: "Repository of the queue as `owner/name`. Default: the repository of the CI run, else that of the remote `origin` when it is on github.com.",
    }),
    repositoryHost: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .hostName */ .Sm, {
        name: "repository-host",
        description: "Host of the repository. Default: the host of the server that runs the workflow, `github.com` for most.",
        commandLine: "Host of the repository. Default: that of the CI run's repository, else `github.com`.",
    }),
    targetBranch: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .branch */ .tk, {
        name: "target-branch",
        description: "Branch that the queue merges into. Default: the pull request's base branch; where there is no pull request, what only reads takes the default branch. What changes a queue needs it.",
    }),
    prNumber: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestNumber */ .Kd, {
        name: "pr-number",
        description: "Number of the pull request. Default: the pull request of the event.",
        commandLine: "Number of the pull request. Default: the pull request of the CI run.",
    }),
    headSha: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .commit */ .cd, {
        name: "head-sha",
        description: "Head commit of the pull request, never the merge commit that GitHub makes for its test (`github.sha`). Default: the head in the event.",
        commandLine: "Head commit of the pull request. Default: the head that the CI run names.",
    }),
    githubToken: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .l)(token, {
        name: "github-token",
        secret: true,
        expression: "${{ github.token }}",
        description: "Token for look-ups on the GitHub API. An empty text switches them off.",
    }),
    requestTimeout: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .withDefault */ .I)(_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimerDuration */ .N, "30s", {
        name: "request-timeout",
        description: "Longest time for one attempt of a request. A call makes up to four attempts within three times this.",
    }),
    dryRun: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .withDefault */ .I)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt, "false", {
        name: "dry-run",
        description: "Show the decision and the request, send nothing that writes, and end as `planned`.",
    }),
    summary: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .withDefault */ .I)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt, "true", {
        name: "summary",
        description: "Write the job summary.",
        commandLine: "Write the summary to `--summary-file`, when that is given.",
    }),
};


/***/ })

};
