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
    outputsFormat: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .withDefault */ .I)((0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(..._ci_output_formats_js__WEBPACK_IMPORTED_MODULE_3__/* .OUTPUT_FORMATS */ .D), "dotenv", {
        name: "outputs-format",
        description: `Format of that file: ${_ci_output_formats_js__WEBPACK_IMPORTED_MODULE_3__/* .OUTPUT_FORMATS */ .D.map(inCode).join(", ")}.`,
    }),
    json: (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .l)(_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, {
        name: "json",
        description: "Print the result as JSON. Default: everywhere but on a terminal, where it is text; `--json=false` prints text everywhere.",
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
// EXTERNAL MODULE: ./lib/src/local-service/command-flags.js
var command_flags = __webpack_require__(5583);
// EXTERNAL MODULE: ./lib/src/operations/registry.js + 34 modules
var registry = __webpack_require__(9069);
// EXTERNAL MODULE: ./lib/src/cli/flags.js
var cli_flags = __webpack_require__(3080);
// EXTERNAL MODULE: ./lib/src/cli/help.js
var help = __webpack_require__(2600);
// EXTERNAL MODULE: ./lib/src/cli/text.js
var cli_text = __webpack_require__(4076);
;// CONCATENATED MODULE: ./lib/src/cli/completion/vocabulary.js





/** Shells whose scripts can be printed; words of `merge-queue completion`. */
const SHELLS = ["bash", "zsh", "fish"];
/** Everything that can be completed. */
function vocabulary() {
    const others = Object.entries(help/* COMMANDS */.L).map(([name, description]) => ({
        name,
        description,
        flags: OTHER_FLAGS[name] ?? [],
    }));
    return [
        ...registry/* operations */.zU.map((operation) => {
            const { own, common, command } = (0,cli_flags/* flagsOf */.Zo)(operation);
            const flags = [...[...own, ...common, ...command].map(wordOf), HELP];
            return { name: operation.name, description: firstSentence(operation.title), flags };
        }),
        ...others.map((other) => ({ ...other, description: firstSentence(other.description) })),
    ];
}
/** Every flag once; a name means the same in every command. */
function flagsByName(words) {
    return new Map(words.flatMap((word) => word.flags).map((flag) => [flag.name, flag]));
}
const HELP = { name: "help", description: "Show the help", values: [], takes: "nothing" };
const OTHER_FLAGS = {
    serve: Object.entries(command_flags/* SERVE_FLAGS */.Wu).map(serviceWord),
    demo: Object.entries(command_flags/* DEMO_FLAGS */.SF).map(serviceWord),
    completion: [HELP],
};
function serviceWord([name, flag]) {
    const takes = flag.value === undefined ? "nothing" : flag.value === "FILE" ? "path" : "text";
    return { name, description: firstSentence(flag.meaning), values: [], takes };
}
function wordOf({ name, description, commandLine, parse }) {
    const text = firstSentence(commandLine ?? description);
    return { name, description: text, values: parse.words ?? [], takes: takenBy(name, parse) };
}
function takenBy(name, { bare, words = [] }) {
    if (bare === true)
        return "nothing";
    if (words.length > 0)
        return "word";
    return /-(file|directory)$|^junit-paths$/.test(name) ? "path" : "text";
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
    const flags = [...flagsByName(words).values()];
    const commands = words
        .filter((word) => word.flags.length > 0)
        .map((word) => `      ${word.name}) flags="${word.flags.map(({ name }) => `--${name}`).join(" ")}" ;;`);
    return `# Completion of merge-queue for bash: eval "$(merge-queue completion bash)"
_merge_queue() {
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
    takes=word words="${names} --help --version"
  elif [ "$COMP_CWORD" -eq 2 ] && [ "\${current#-}" = "$current" ]; then
    case $previous in
      completion) takes=word words="${SHELLS.join(" ")}" ;;
      help) takes=word words="${names}" ;;
    esac
  fi
  if [ -z "$takes" ]; then
    case $previous in
${flags
        .filter(({ takes }) => takes === "word")
        .map(wordBranch)
        .join("\n")}
${branch("switch", flags.filter(isSwitch))}
${branch("path", flags.filter(({ takes }) => takes === "path"))}
${branch("text", flags.filter(({ takes }) => takes === "text"))}
    esac
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
/** May be followed by `true` or `false`. */
function isSwitch({ takes, values }) {
    return takes === "nothing" && values.length > 0;
}
function wordBranch({ name, values }) {
    return `      --${name}) takes=word words="${values.join(" ")}" ;;`;
}
/** All flags that take the same kind of thing. */
function branch(takes, flags) {
    return `      ${flags.map(({ name }) => `--${name}`).join(" | ")}) takes=${takes} ;;`;
}

;// CONCATENATED MODULE: ./lib/src/cli/completion/fish.js

/** To be read by `merge-queue completion fish | source`. */
function fishScript(words) {
    const names = words.map(({ name }) => name).join(" ");
    const commands = words.map(({ name, description }) => `complete -c merge-queue -n __fish_use_subcommand -f -a ${name} -d '${description}'`);
    const flags = words.flatMap((word) => word.flags.map(({ name, description, values, takes }) => {
        const value = VALUES[takes](values);
        const where = `'__fish_seen_subcommand_from ${word.name}'`;
        return `complete -c merge-queue -n ${where} -l ${name}${value} -d '${description}'`;
    }));
    return `# Completion of merge-queue for fish: merge-queue completion fish | source
complete -c merge-queue -f
${commands.join("\n")}
complete -c merge-queue -n '__fish_seen_subcommand_from completion' -f -a '${SHELLS.join(" ")}'
complete -c merge-queue -n '__fish_seen_subcommand_from help' -f -a '${names}'
${flags.join("\n")}
`;
}
/** What fish is told of a flag's value; it offers files by itself wherever it is not told not to. */
const VALUES = {
    nothing: () => "",
    word: (values) => ` -x -a '${values.join(" ")}'`,
    path: () => " -r -F",
    text: () => " -x",
};

;// CONCATENATED MODULE: ./lib/src/cli/completion/zsh.js

/** A file `_merge-queue` in a folder of `$fpath`, or read by `eval "$(merge-queue completion zsh)"`. */
function zshScript(words) {
    const branches = words
        .filter(({ name, flags }) => flags.length > 0 && name !== "completion")
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
      _arguments '--help[Show the help]' '1:shell:(${SHELLS.join(" ")})'
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
function specOf({ name, description, values, takes }) {
    const text = description.replaceAll(":", "");
    if (takes === "nothing")
        return `        '--${name}[${text}]'`;
    const action = takes === "word" ? `(${values.join(" ")})` : takes === "path" ? "_files" : " ";
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
/* harmony import */ var _operations_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9069);
/* harmony import */ var _command_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4618);



/** The flags of one operation. */
function flagsOf(operation) {
    return {
        own: Object.values(operation.inputs),
        common: Object.values(_inputs_common_js__WEBPACK_IMPORTED_MODULE_0__/* .commonInputs */ .j$).filter(({ secret }) => secret !== true),
        command: Object.values(_command_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .commandInputs */ .t),
    };
}
/** The inputs that never come from the arguments. */
const SECRETS = Object.values(_inputs_common_js__WEBPACK_IMPORTED_MODULE_0__/* .commonInputs */ .j$)
    .filter(({ secret }) => secret === true)
    .map(({ name }) => name);
/** Every flag of every operation, by its name without dashes. */
function allFlags() {
    const own = (0,_operations_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .ownInputs */ .oi)().map(({ input }) => input);
    const inputs = [...Object.values(_inputs_common_js__WEBPACK_IMPORTED_MODULE_0__/* .commonInputs */ .j$), ...Object.values(_command_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .commandInputs */ .t), ...own];
    return new Map(inputs.filter(({ secret }) => secret !== true).map((input) => [input.name, input]));
}


/***/ }),

/***/ 9301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mg: () => (/* binding */ wrongKindOfToken),
/* harmony export */   j$: () => (/* binding */ commonInputs),
/* harmony export */   k_: () => (/* binding */ operationInput)
/* harmony export */ });
/* harmony import */ var _api_loopback_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7824);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6373);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5844);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2066);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1798);





/** The part of an address that says which version of the API it is. */
const API_VERSION = "v1";
const EXAMPLE_ADDRESS = `https://api.trunk.io/${API_VERSION}`;
const apiAddress = (value) => {
    const allowed = `an https: address that ends with the version of the API, such as ${EXAMPLE_ADDRESS} (http: only for this machine)`;
    if (!URL.canParse(value))
        return { ok: false, allowed };
    const url = new URL(value);
    const secure = url.protocol === "https:" || (url.protocol === "http:" && (0,_api_loopback_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U)(url));
    const plain = url.username === "" && url.password === "" && url.search === "" && url.hash === "";
    if (!secure || !plain)
        return { ok: false, allowed };
    const segments = url.pathname.replace(/\/+$/, "").split("/");
    const version = /^v\d+$/.exec(segments.at(-1) ?? "")?.[0];
    if (version === API_VERSION)
        return { ok: true, value: url };
    const at = segments.findIndex((segment) => segment.toLowerCase() === API_VERSION);
    const base = at < 0 ? segments : segments.slice(0, at);
    return version === undefined
        ? { ok: false, allowed, meant: `${url.origin}${[...base, API_VERSION].join("/")}` }
        : {
            ok: false,
            allowed: `an address of ${API_VERSION} of the API, the only version that this action knows, such as ${EXAMPLE_ADDRESS}`,
        };
};
/** How keys of the service's newer API begin. */
const NEWER_KEY = /^trunk_v2_/;
/** Why the service would refuse a token that is well written; undefined when it would not for its kind. */
function wrongKindOfToken(given) {
    return given === undefined || !NEWER_KEY.test(given)
        ? undefined
        : (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOf */ .Zw)("token", `is a key of the newer API (they begin with trunk_v2_), which does not work with ${API_VERSION}. Make an "Organization API token (v1)" in the web application under Settings, Developer, API keys, and use that one.`);
}
/** An API token as a header can carry it. */
const token = (value) => /^[\x21-\x7e]+$/.test(value)
    ? { ok: true, value }
    : {
        ok: false,
        allowed: "one line of visible ASCII characters without spaces; check how the secret was stored",
    };
const operationInput = (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, {
    name: "operation",
    required: true,
    description: "What to do; see the table of operations. `setImpactedTargets` means the same as `set-impacted-targets`.",
});
/** Inputs of every operation. */
const commonInputs = {
    token: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .l)(token, {
        name: "token",
        secret: true,
        description: "API token of the merge queue service. Pass it from a secret; it is masked before anything else happens. A fork's `pull_request` run may leave it out for `set-impacted-targets`.",
    }),
    apiUrl: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .withDefault */ .I)(apiAddress, EXAMPLE_ADDRESS, {
        name: "api-url",
        description: "Base address of the service with its version prefix. `http:` is allowed for this machine only.",
    }),
    repository: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryName */ .aR, {
        name: "repository",
        description: "Repository of the queue as `owner/name`. Default: the workflow's repository.",
        commandLine: "Repository of the queue as `owner/name`. Default: the repository of the CI run, else that of the remote `origin` when it is on github.com.",
    }),
    repositoryHost: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .hostName */ .Sm, {
        name: "repository-host",
        description: "Host of the repository. Default: the host of the server that runs the workflow, `github.com` for most.",
        commandLine: "Host of the repository. Default: that of the CI run's repository, else `github.com`.",
    }),
    targetBranch: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .branch */ .tk, {
        name: "target-branch",
        description: "Branch that the queue merges into. Default: the pull request's base branch; where there is no pull request, what only reads takes the default branch. What changes a queue needs it.",
    }),
    prNumber: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestNumber */ .Kd, {
        name: "pr-number",
        description: "Number of the pull request. Default: the pull request of the event.",
        commandLine: "Number of the pull request. Default: the pull request of the CI run.",
    }),
    headSha: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .commit */ .cd, {
        name: "head-sha",
        description: "Head commit of the pull request, never the merge commit that GitHub makes for its test (`github.sha`). Default: the head in the event.",
        commandLine: "Head commit of the pull request. Default: the head that the CI run names.",
    }),
    githubToken: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .l)(token, {
        name: "github-token",
        secret: true,
        expression: "${{ github.token }}",
        description: "Token for look-ups on the GitHub API. An empty text switches them off.",
    }),
    requestTimeout: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .withDefault */ .I)(_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTimerDuration */ .N, "30s", {
        name: "request-timeout",
        description: "Longest time for one attempt of a request. A call makes up to four attempts within three times this.",
    }),
    dryRun: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .withDefault */ .I)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt, "false", {
        name: "dry-run",
        description: "Show the decision and the request, send nothing that writes, and end as `planned`.",
    }),
    summary: (0,_input_js__WEBPACK_IMPORTED_MODULE_4__/* .withDefault */ .I)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt, "true", {
        name: "summary",
        description: "Write the job summary.",
        commandLine: "Write the summary to `--summary-file`, when that is given.",
    }),
};


/***/ }),

/***/ 5583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ DEMO_FLAGS),
/* harmony export */   Wu: () => (/* binding */ SERVE_FLAGS),
/* harmony export */   Yg: () => (/* binding */ flagLines)
/* harmony export */ });
/** Flags of `merge-queue serve`, as Node's parser takes them, with what the help and the completion of shells say. */
const SERVE_FLAGS = {
    host: {
        type: "string",
        default: "127.0.0.1",
        value: "ADDRESS",
        meaning: "loopback address to listen on",
    },
    port: { type: "string", default: "4180", value: "NUMBER", meaning: "port, 0 for any free one" },
    token: {
        type: "string",
        default: "local-token",
        value: "TEXT",
        meaning: "API token that clients must send",
    },
    repository: {
        type: "string",
        default: "local/playground",
        value: "OWNER/NAME",
        meaning: "the repository inside",
    },
    branch: {
        type: "string",
        default: "main",
        value: "NAME",
        meaning: "its default branch, which has a queue",
    },
    "pull-requests": {
        type: "string",
        default: "5",
        value: "NUMBER",
        meaning: "how many open pull requests there are at the start",
    },
    speed: {
        type: "string",
        default: "1",
        value: "NUMBER",
        meaning: "service seconds in a second of real time",
    },
    "test-seconds": {
        type: "string",
        default: "10",
        value: "NUMBER",
        meaning: "length of a test run in service time",
    },
    "quarantined-tests": {
        type: "string",
        value: "FILE",
        meaning: 'JSON array of quarantined tests, each with at least a "name"',
    },
    help: { type: "boolean", default: false, meaning: "this text" },
};
/** Flags of `merge-queue demo`. */
const DEMO_FLAGS = {
    fail: { type: "boolean", meaning: "Take a pull request whose tests fail in the queue." },
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


/***/ })

};
