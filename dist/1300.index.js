export const id = 1300;
export const ids = [1300];
export const modules = {

/***/ 6580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runProcess)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);


/** Milliseconds between SIGTERM and SIGKILL. A program needs some time to remove its lock files. */
const GRACE_MS = 2000;
const STDERR_CHARACTERS = 65_536;
/**
 * Runs a program without a shell. Stops the program and its child processes after an abort or at a limit. Never
 * rejects.
 */
function runProcess([program, ...parameters], options) {
    const { stdin, timeLimitMs, outputLimitBytes, signal } = options;
    if (signal.aborted)
        return Promise.resolve({ how: { kind: "aborted" }, stdout: Buffer.alloc(0), stderr: "" });
    return new Promise((resolve) => {
        const child = start(program, parameters, options);
        const chunks = [];
        let bytes = 0;
        let stderr = "";
        let stopped;
        let killTimer;
        const end = (how) => {
            clearTimeout(limit);
            clearTimeout(killTimer);
            signal.removeEventListener("abort", abort);
            if (stopped !== undefined)
                signalGroup(child, "SIGKILL");
            resolve({ how: stopped === undefined ? how : { kind: stopped }, stdout: Buffer.concat(chunks), stderr });
        };
        const stop = (why) => {
            if (stopped !== undefined)
                return;
            stopped = why;
            signalGroup(child, "SIGTERM");
            // A process outside the group may keep the output open, and Node then never emits "close".
            killTimer = setTimeout(() => {
                child.stdout.destroy();
                child.stderr.destroy();
                end({ kind: why });
            }, GRACE_MS);
        };
        const abort = () => stop("aborted");
        const limit = setTimeout(() => stop("too-late"), timeLimitMs);
        signal.addEventListener("abort", abort, { once: true });
        child.stdout.on("data", (chunk) => {
            bytes += chunk.length;
            if (bytes <= outputLimitBytes)
                chunks.push(chunk);
            else
                stop("too-much");
        });
        child.stderr.setEncoding("utf8").on("data", (chunk) => {
            stderr = `${stderr}${chunk}`.slice(-STDERR_CHARACTERS);
        });
        // The program may exit before it reads all its input. The failed write of the rest is harmless.
        child.stdin?.on("error", () => { }).end(stdin);
        child.on("error", (error) => end({ kind: "not-started", problem: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .getErrorMessage */ .u1)(error) }));
        child.on("close", (code, by) => end(code === null ? { kind: "killed", by: by ?? "a signal" } : { kind: "exited", code }));
    });
}
function start(program, parameters, options) {
    const how = {
        cwd: options.workingDirectory,
        env: options.environment,
        // A signal can stop a whole process group. A program in its own group has no terminal, so it cannot ask for a
        // password.
        detached: process.platform !== "win32",
        windowsHide: true,
    };
    return options.stdin === undefined
        ? (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, parameters, { ...how, stdio: ["ignore", "pipe", "pipe"] })
        : (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, parameters, { ...how, stdio: ["pipe", "pipe", "pipe"] });
}
function signalGroup({ pid }, name) {
    if (pid === undefined)
        return;
    if (process.platform === "win32") {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("taskkill", ["/pid", `${pid}`, "/t", "/f"], { stdio: "ignore", windowsHide: true }).on("error", () => { });
        return;
    }
    try {
        process.kill(-pid, name);
    }
    catch {
        // The process group has already exited.
    }
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

/***/ 7984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   PA: () => (/* binding */ shortenSentence),
/* harmony export */   SW: () => (/* binding */ removeBackticks),
/* harmony export */   Yf: () => (/* binding */ limitWidth),
/* harmony export */   jB: () => (/* binding */ formatColumns)
/* harmony export */ });
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


/***/ }),

/***/ 1300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runOperation: () => (/* binding */ runOperation)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/src/ci/outputs-file.js
var outputs_file = __webpack_require__(276);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./lib/src/ci/azure-pipelines.js
/**
 * Reader for Azure Pipelines (learn.microsoft.com/azure/devops/pipelines/build/variables, "Use predefined variables").
 */
const azurePipelines = {
    name: "Azure Pipelines",
    isHere: ({ text }) => text("TF_BUILD") === "True",
    read: (variables) => ({
        repository: variables.repository("BUILD_REPOSITORY_URI"),
        runUrl: runPage(variables),
        // By default, Azure passes no secrets to builds of forks ("Make secrets available to builds of forks").
        forkSecrets: "not-to-forks",
        subject: subjectOf(variables),
    }),
};
function runPage(variables) {
    const collection = variables.address("SYSTEM_COLLECTIONURI")?.replace(/\/?$/, "/");
    const project = variables.text("SYSTEM_TEAMPROJECT");
    const build = variables.text("BUILD_BUILDID");
    if (collection === undefined || project === undefined || build === undefined)
        return undefined;
    return `${collection}${encodeURIComponent(project)}/_build/results?buildId=${encodeURIComponent(build)}`;
}
function subjectOf(variables) {
    // SYSTEM_PULLREQUEST_PULLREQUESTID is the number of the pull request only in Azure Repos. For a pull request on
    // GitHub, it is an internal id of Azure.
    const isAzure = variables.text("BUILD_REPOSITORY_PROVIDER") === "TfsGit";
    const number = variables.number(isAzure ? "SYSTEM_PULLREQUEST_PULLREQUESTID" : "SYSTEM_PULLREQUEST_PULLREQUESTNUMBER");
    if (number !== undefined) {
        return {
            kind: "pull-request",
            number,
            // BUILD_SOURCEVERSION is a merge commit with the target branch, not the head.
            head: variables.commit("SYSTEM_PULLREQUEST_SOURCECOMMITID", `refs/pull/${number}/head`),
            baseBranch: variables.branch("SYSTEM_PULLREQUEST_TARGETBRANCH"),
            headBranch: variables.branch("SYSTEM_PULLREQUEST_SOURCEBRANCH"),
            origin: headOrigin(variables),
        };
    }
    const branch = variables.branch("BUILD_SOURCEBRANCH");
    if (branch === undefined)
        return { kind: "other", lookedAt: "BUILD_SOURCEBRANCH" };
    return { kind: "branch", branch, head: variables.commit("BUILD_SOURCEVERSION", `refs/heads/${branch}`) };
}
function headOrigin(variables) {
    const isFork = variables.text("SYSTEM_PULLREQUEST_ISFORK")?.toLowerCase();
    if (isFork === "true")
        return "fork";
    return isFork === "false" ? "own" : "unknown";
}

// EXTERNAL MODULE: ./lib/src/ci/build.js
var ci_build = __webpack_require__(8795);
// EXTERNAL MODULE: ./lib/src/ci/variables.js
var ci_variables = __webpack_require__(8590);
;// CONCATENATED MODULE: ./lib/src/ci/buildkite.js

/**
 * Reader for Buildkite, documented on "Environment variables"
 * (buildkite.com/docs/pipelines/configure/environment-variables).
 */
const buildkite = {
    name: "Buildkite",
    isHere: ({ text }) => text("BUILDKITE") === "true",
    read: (variables) => ({
        repository: variables.repository("BUILDKITE_REPO"),
        defaultBranch: variables.branch("BUILDKITE_PIPELINE_DEFAULT_BRANCH"),
        runUrl: variables.address("BUILDKITE_BUILD_URL"),
        // Buildkite passes all secrets of an agent to builds of forks too.
        forkSecrets: "all",
        subject: buildkite_subjectOf(variables),
    }),
};
function buildkite_subjectOf(variables) {
    const number = variables.number("BUILDKITE_PULL_REQUEST");
    const branch = variables.branch("BUILDKITE_BRANCH");
    if (number !== undefined) {
        const isMerge = variables.text("BUILDKITE_PULL_REQUEST_USING_MERGE_REFSPEC") === "true";
        return {
            kind: "pull-request",
            number,
            // BUILDKITE_COMMIT may be a merge commit, or the text `HEAD` in a build that a person started.
            head: isMerge ? undefined : variables.commit("BUILDKITE_COMMIT", `refs/pull/${number}/head`),
            baseBranch: variables.branch("BUILDKITE_PULL_REQUEST_BASE_BRANCH"),
            headBranch: branch,
            origin: (0,ci_variables/* findHeadRepositoryKind */.oW)(variables.repository("BUILDKITE_PULL_REQUEST_REPO"), variables.repository("BUILDKITE_REPO")),
        };
    }
    if (variables.text("BUILDKITE_TAG") !== undefined)
        return { kind: "other", lookedAt: "BUILDKITE_TAG (the build runs for a tag)" };
    return branch === undefined
        ? { kind: "other", lookedAt: "BUILDKITE_PULL_REQUEST" }
        : { kind: "branch", branch, head: variables.commit("BUILDKITE_COMMIT", `refs/heads/${branch}`) };
}

;// CONCATENATED MODULE: ./lib/src/ci/circleci.js

/** Reader for CircleCI, documented on "Project values and variables" (circleci.com/docs/reference/variables). */
const circleci = {
    name: "CircleCI",
    isHere: ({ text }) => text("CIRCLECI") === "true",
    read(variables) {
        const pages = pagesIn(variables);
        const repository = variables.repository("CIRCLE_REPOSITORY_URL") ?? pages[0]?.repository;
        return {
            repository,
            runUrl: variables.address("CIRCLE_BUILD_URL"),
            // By default, CircleCI passes no secrets to builds of forks ("Pass secrets to builds from forked pull requests").
            forkSecrets: "not-to-forks",
            subject: circleci_subjectOf(variables, repository, pages),
        };
    },
};
/**
 * Reads the addresses of all pull requests of the commit, because `CIRCLE_PULL_REQUEST` contains a random one of them.
 */
function pagesIn(variables) {
    const list = variables.text("CIRCLE_PULL_REQUESTS") ?? variables.text("CIRCLE_PULL_REQUEST");
    const pages = (list ?? "").split(",").flatMap((address) => pageOf(address.trim()) ?? []);
    return pages.filter((page, index) => pages.findIndex(({ number }) => number === page.number) === index);
}
function pageOf(address) {
    const match = /^https?:\/\/([^/@]+)\/(.+)\/pull\/([1-9]\d{0,9})$/.exec(address);
    if (match?.[1] === undefined || match[2] === undefined)
        return undefined;
    const repository = (0,ci_variables/* parseRepository */.SU)(match[1], match[2]);
    return repository === undefined ? undefined : { repository, number: Number(match[3]) };
}
function circleci_subjectOf(variables, repository, pages) {
    // In a fork's project, the pull request belongs to the upstream repository instead of the project's repository.
    const here = pages.filter((page) => (0,ci_variables/* findHeadRepositoryKind */.oW)(page.repository, repository) === "own");
    const [page, ...more] = here;
    const origin = circleci_headOrigin(variables);
    const branch = variables.branch("CIRCLE_BRANCH");
    const number = variables.number("CIRCLE_PR_NUMBER") ?? page?.number;
    if (number !== undefined && more.length === 0) {
        return {
            kind: "pull-request",
            number,
            head: variables.commit("CIRCLE_SHA1", `refs/pull/${number}/head`),
            headBranch: branch,
            origin,
        };
    }
    if (variables.text("CIRCLE_TAG") !== undefined)
        return { kind: "other", lookedAt: "CIRCLE_TAG (the build runs for a tag)" };
    if (branch === undefined)
        return { kind: "other", lookedAt: "CIRCLE_PULL_REQUEST" };
    const head = variables.commit("CIRCLE_SHA1", `refs/heads/${branch}`);
    const numbers = here.map((one) => one.number);
    if (numbers.length < 2)
        return { kind: "branch", branch, head };
    const several = { numbers, lookedAt: "CIRCLE_PULL_REQUESTS" };
    return { kind: "branch", branch: origin === "own" ? branch : undefined, head, several, origin };
}
/**
 * Detects a fork by `CIRCLE_PR_*`. Without `CIRCLE_REPOSITORY_URL`, as with the GitHub App, returns that the origin is
 * unknown.
 */
function circleci_headOrigin(variables) {
    const variablesOfForks = ["CIRCLE_PR_NUMBER", "CIRCLE_PR_USERNAME", "CIRCLE_PR_REPONAME"];
    if (variablesOfForks.some((name) => variables.text(name) !== undefined))
        return "fork";
    return variables.text("CIRCLE_REPOSITORY_URL") === undefined ? "unknown" : "own";
}

// EXTERNAL MODULE: ./lib/src/ci/github/api.js + 1 modules
var api = __webpack_require__(8858);
// EXTERNAL MODULE: ./lib/src/ci/github/event.js
var github_event = __webpack_require__(227);
;// CONCATENATED MODULE: ./lib/src/ci/gitlab.js

/** Reader for GitLab CI (docs.gitlab.com/ci/variables/predefined_variables, "Predefined CI/CD variables reference"). */
const gitlab = {
    name: "GitLab CI",
    isHere: ({ text }) => text("GITLAB_CI") === "true",
    read: (variables) => ({
        defaultBranch: variables.branch("CI_DEFAULT_BRANCH"),
        runUrl: variables.address("CI_JOB_URL") ?? variables.address("CI_PIPELINE_URL"),
        ...readSubject(variables),
    }),
};
function readSubject(variables) {
    const project = variables.repository("CI_PROJECT_URL");
    const external = variables.number("CI_EXTERNAL_PULL_REQUEST_IID");
    if (external !== undefined)
        return externalPullRequest(variables, external);
    const number = variables.number("CI_MERGE_REQUEST_IID");
    if (number !== undefined)
        return mergeRequest(variables, number, project);
    return { repository: project, forkSecrets: "all", subject: branchOf(variables) };
}
/** Reads a pull request on GitHub. Assumes the host github.com, because no variable contains the host. */
function externalPullRequest(variables, number) {
    const target = onGitHub(variables, "CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY");
    const baseBranch = variables.branch("CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME");
    return {
        repository: target,
        forkSecrets: "all",
        subject: {
            kind: "pull-request",
            number,
            head: variables.commit("CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA", `refs/pull/${number}/head`),
            base: variables.commit("CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA", (0,ci_variables/* formatBranchRef */.bu)(baseBranch)),
            baseBranch,
            headBranch: variables.branch("CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME"),
            origin: (0,ci_variables/* findHeadRepositoryKind */.oW)(onGitHub(variables, "CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY"), target),
        },
    };
}
function onGitHub(variables, name) {
    return (0,ci_variables/* parseRepository */.SU)("github.com", variables.text(name) ?? "");
}
function mergeRequest(variables, number, project) {
    const target = variables.repository("CI_MERGE_REQUEST_PROJECT_URL");
    const baseBranch = variables.branch("CI_MERGE_REQUEST_TARGET_BRANCH_NAME");
    return {
        repository: target,
        // The merge request of a fork runs in the fork's project without secrets, unless a member starts the run in this
        // project.
        forkSecrets: (0,ci_variables/* findHeadRepositoryKind */.oW)(project, target) === "fork" ? "not-to-forks" : "all",
        subject: {
            kind: "pull-request",
            number,
            head: mergeRequestHead(variables),
            // CI_MERGE_REQUEST_DIFF_BASE_SHA is outdated after a change of the target branch.
            base: variables.commit("CI_MERGE_REQUEST_TARGET_BRANCH_SHA", (0,ci_variables/* formatBranchRef */.bu)(baseBranch)),
            baseBranch,
            headBranch: variables.branch("CI_MERGE_REQUEST_SOURCE_BRANCH_NAME"),
            origin: (0,ci_variables/* findHeadRepositoryKind */.oW)(variables.repository("CI_MERGE_REQUEST_SOURCE_PROJECT_URL"), target),
        },
    };
}
/** Returns the head. Ignores CI_COMMIT_SHA in a merged results pipeline, because it is a merge commit. */
function mergeRequestHead(variables) {
    const ref = variables.text("CI_MERGE_REQUEST_REF_PATH");
    const isMerge = variables.text("CI_MERGE_REQUEST_EVENT_TYPE") !== "detached";
    const head = variables.commit("CI_MERGE_REQUEST_SOURCE_BRANCH_SHA", ref);
    return head ?? (isMerge ? undefined : variables.commit("CI_COMMIT_SHA", ref));
}
function branchOf(variables) {
    const branch = variables.branch("CI_COMMIT_BRANCH");
    if (branch === undefined) {
        const isTag = variables.text("CI_COMMIT_TAG") !== undefined;
        return { kind: "other", lookedAt: isTag ? "CI_COMMIT_TAG (the pipeline runs for a tag)" : "CI_MERGE_REQUEST_IID" };
    }
    return {
        kind: "branch",
        branch,
        head: variables.commit("CI_COMMIT_SHA", `refs/heads/${branch}`),
        before: { commit: variables.commit("CI_COMMIT_BEFORE_SHA") },
        nowhere: "CI_MERGE_REQUEST_IID and CI_EXTERNAL_PULL_REQUEST_IID (the pipeline runs for a branch)",
    };
}

;// CONCATENATED MODULE: ./lib/src/ci/jenkins.js

/**
 * Reader for Jenkins, documented on the page /env-vars.html of each server and in github.com/jenkinsci/ghprb-plugin.
 */
const jenkins = {
    name: "Jenkins",
    isHere: (variables) => variables.text("JENKINS_URL") !== undefined || (variables.text("BUILD_TAG")?.startsWith("jenkins-") ?? false),
    read: (variables) => ({
        repository: repositoryOf(variables),
        defaultBranch: variables.text("BRANCH_IS_PRIMARY") === "true" ? variables.branch("BRANCH_NAME") : undefined,
        runUrl: variables.address("BUILD_URL"),
        // Jenkins passes credentials to builds of forks too.
        forkSecrets: "all",
        subject: ofPullRequestBuilder(variables) ?? ofChangeRequest(variables) ?? ofBranchOrTag(variables),
    }),
};
/**
 * Finds the repository by the address of the pull request, else by the remote's address, which may belong to a mirror.
 */
function repositoryOf(variables) {
    return (ofPage(variables, "ghprbPullLink") ??
        ofPage(variables, "CHANGE_URL") ??
        variables.repository("GIT_URL") ??
        variables.repository("GIT_URL_1"));
}
/** Reads the repository from the address of a pull request on GitHub, GitLab or Bitbucket. */
function ofPage(variables, name) {
    const page = variables.text(name) ?? "";
    const match = /^(https?:\/\/.+?)(?:\/pull|\/pull-requests|\/-\/merge_requests|\/merge_requests)\/\d+\/?$/.exec(page);
    return match?.[1] === undefined ? undefined : (0,ci_variables/* parseRemoteRepository */.af)(match[1]);
}
function ofPullRequestBuilder(variables) {
    const number = variables.number("ghprbPullId");
    if (number === undefined)
        return undefined;
    return {
        kind: "pull-request",
        number,
        head: variables.commit("ghprbActualCommit", `refs/pull/${number}/head`),
        baseBranch: variables.branch("ghprbTargetBranch"),
        headBranch: variables.branch("ghprbSourceBranch"),
        origin: (0,ci_variables/* findHeadRepositoryKind */.oW)(variables.repository("ghprbAuthorRepoGitUrl"), repositoryOf(variables)),
    };
}
function ofChangeRequest(variables) {
    const number = variables.number("CHANGE_ID");
    if (number === undefined)
        return undefined;
    // GIT_COMMIT may be a merge commit. If the job's name ends with `-head`, the commit is the head.
    const isHead = variables.text("BRANCH_NAME")?.endsWith("-head") === true;
    return {
        kind: "pull-request",
        number,
        head: isHead ? variables.commit("GIT_COMMIT", `refs/pull/${number}/head`) : undefined,
        baseBranch: variables.branch("CHANGE_TARGET"),
        headBranch: variables.branch("CHANGE_BRANCH"),
        origin: variables.text("CHANGE_FORK") === undefined ? "own" : "fork",
    };
}
function ofBranchOrTag(variables) {
    if (variables.text("TAG_NAME") !== undefined)
        return { kind: "other", lookedAt: "TAG_NAME (the build runs for a tag)" };
    const branch = builtBranch(variables);
    if (branch === undefined)
        return { kind: "other", lookedAt: "CHANGE_ID and ghprbPullId" };
    return { kind: "branch", branch, head: variables.commit("GIT_COMMIT", `refs/heads/${branch}`) };
}
/** Returns the name of the built branch. `GIT_BRANCH` starts with the remote's name, as in `origin/main`. */
function builtBranch(variables) {
    const named = variables.branch("BRANCH_NAME") ?? variables.branch("GIT_LOCAL_BRANCH");
    const tracked = variables.branch("GIT_BRANCH")?.replace(/^origin\//, "");
    return named ?? (tracked === "detached" ? undefined : tracked);
}

// EXTERNAL MODULE: ./lib/src/ci/output.js
var output = __webpack_require__(634);
;// CONCATENATED MODULE: ./lib/src/ci/shell.js












const TOKEN_ADVICE = {
    all: "Set this variable to the API key or the v1 token, or use --token-file PATH.",
    "not-to-forks": "Run this command in a build that has the token and does not check out the fork's code.",
    "not-to-dependabot": github_event/* DEPENDABOT_ADVICE */.me,
};
const PERMISSIONS = [
    "If the token has no permission for this API request, use a token that may read the contents and pull requests of the repository.",
];
function createShellCiAdapter({ screen, trigger, texts, summaryFile, ...given }) {
    const { environment } = given;
    const { add, redact, clean, redactMarkdown, redactFile } = (0,output/* createRedactor */.lY)();
    const warnings = (0,output/* createWarningLimiter */.xC)((message) => screen.warning(clean(message)));
    const outputs = new Map();
    let whole;
    const ci = {
        log: {
            info: (line) => screen.info(clean(line)),
            debug: (line) => screen.debug(clean(line)),
            warning: warnings.warn,
            notice: (message) => screen.info(clean(message)),
            group(title, lines) {
                for (const line of [`${title}:`, ...lines.map((each) => `  ${each}`)])
                    ci.answer(line);
            },
        },
        ...given,
        input: (name) => texts.get(name) ?? "",
        mask: add,
        redact,
        tokenAdvice: TOKEN_ADVICE,
        trigger: () => trigger,
        host: (token, signal) => token === undefined
            ? undefined
            : (0,api/* createGitHubHostApi */._)({ token, environment, permissions: PERMISSIONS, signal, redact: redactMarkdown }),
        output: (name, value) => void outputs.set(name, redact(value)),
        async summary(markdown) {
            if (summaryFile !== undefined)
                (0,external_node_fs_.appendFileSync)(summaryFile, redactMarkdown(`${markdown}\n`));
        },
        file: (name, text) => (0,output/* writeTempFile */.c7)((0,external_node_os_.tmpdir)(), name, redactFile(name, text)),
        result(result) {
            whole = result;
            // The command line prints the result and stores no file.
            return "";
        },
        answer: (line) => screen.answer(clean(line)),
        ended: (result) => screen.ended(clean(result)),
        fail(title, message, details) {
            const lines = message.split("\n");
            screen.error((lines.length > 1 ? [`${title}:`, ...lines] : lines).map(clean), details.map(clean));
        },
        end: warnings.rest,
    };
    return { ci, outputs, result: () => whole, redact };
}
/** Describes the run of a CI system. `system` and `url` are null outside of a CI system. */
function describeCiRun(environment) {
    const variables = (0,ci_variables/* createVariableReader */.oc)(environment);
    const system = SYSTEMS.find(({ isHere }) => isHere(variables));
    const build = system?.read(variables) ?? NO_SYSTEM;
    return { trigger: (0,ci_build/* describeBuildTrigger */.o)(build), system: system?.name ?? null, url: build.runUrl ?? null };
}
/**
 * Readers of all supported CI systems. Jenkins is last, because a job of another system may also have its variables.
 */
const SYSTEMS = [github_event/* gitHubActions */.zd, buildkite, circleci, azurePipelines, gitlab, jenkins];
const NO_SYSTEM = {
    repository: undefined,
    runUrl: undefined,
    forkSecrets: "all",
    subject: { kind: "other", lookedAt: "the environment (no CI system was detected)" },
};

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/git/git.js
var git_git = __webpack_require__(5349);
// EXTERNAL MODULE: ./lib/src/operations/registry.js + 29 modules
var registry = __webpack_require__(3623);
// EXTERNAL MODULE: ./lib/src/report.js
var report = __webpack_require__(1502);
// EXTERNAL MODULE: ./lib/src/run.js + 1 modules
var run = __webpack_require__(5961);
// EXTERNAL MODULE: ./lib/src/text/problem.js
var problem = __webpack_require__(8215);
// EXTERNAL MODULE: ./lib/src/text/suggest.js
var suggest = __webpack_require__(4618);
// EXTERNAL MODULE: ./lib/src/cli/arguments.js
var cli_arguments = __webpack_require__(3363);
// EXTERNAL MODULE: ./lib/src/cli/exit-codes.js
var exit_codes = __webpack_require__(860);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
;// CONCATENATED MODULE: ./lib/src/cli/progress.js

const REDRAW_MS = 1000;
const CLEAR_LINE = "\r\x1b[K";
const RED = "31";
const YELLOW = "33";
/** Shows the progress on standard error. A terminal also shows the duration of the newest line. */
function createProgressLog(options) {
    const { stream, answers, title, quiet, verbose, environment } = options;
    const isTerminal = stream.isTTY === true && environment.TERM !== "dumb";
    const isColored = isTerminal && (environment.NO_COLOR ?? "") === "";
    const { show, print, end } = isTerminal && !quiet ? liveLines(stream, title) : plainLines(stream);
    const colored = (color, text) => (isColored ? `\x1b[${color}m${text}\x1b[0m` : text);
    const info = (text) => {
        if (!quiet)
            show(text);
    };
    return {
        info,
        answer(text) {
            if (answers === undefined)
                info(text);
            else
                print(text, answers);
        },
        ended(result) {
            // If standard output shows text, the outputs there already contain the result.
            if (answers === undefined)
                info(`result: ${result}`);
        },
        debug(text) {
            if (verbose && !quiet)
                print(text);
        },
        warning(text) {
            if (!quiet)
                print(`${colored(YELLOW, "warning:")} ${text}`);
        },
        error([first = "", ...more], details) {
            for (const text of [`${colored(RED, "error:")} ${first}`, ...more, ...details])
                print(text);
        },
        end,
    };
}
function plainLines(stream) {
    const print = (text, target = stream) => void target.write(`${text}\n`);
    return { show: print, print, end() { } };
}
/** Writes lines to a terminal. Every second, updates the duration at the end of the newest line. */
function liveLines(stream, title) {
    let newest;
    let since = performance.now();
    const timer = setInterval(draw, REDRAW_MS).unref();
    draw();
    function draw() {
        const time = ` (${(0,format/* formatDuration */.a3)(performance.now() - since)})`;
        // Some terminals break a line that fills the last column.
        const room = (stream.columns ?? 80) - 1 - time.length;
        stream.write(`${CLEAR_LINE}${cutToWidth(newest ?? title, room)}${time}`);
    }
    /** Writes the newest line again, without its duration. */
    function settle() {
        stream.write(newest === undefined ? CLEAR_LINE : `${CLEAR_LINE}${newest}\n`);
        newest = undefined;
    }
    return {
        show(text) {
            settle();
            newest = text;
            since = performance.now();
            draw();
        },
        print(text, target = stream) {
            settle();
            target.write(`${text}\n`);
            draw();
        },
        end() {
            clearInterval(timer);
            settle();
        },
    };
}
function cutToWidth(text, columns) {
    let used = 0;
    let kept = "";
    for (const character of text) {
        used += WIDE.test(character) ? 2 : 1;
        if (used > columns)
            return kept.replace(/.$/su, "\u2026");
        kept += character;
    }
    return kept;
}
/** Characters that are two columns wide in a terminal. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}|[\u{20000}-\u{3fffd}]/u;

// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
// EXTERNAL MODULE: ./lib/src/cli/columns.js
var columns = __webpack_require__(7984);
;// CONCATENATED MODULE: ./lib/src/cli/result.js



/** Formats the result as a JSON object. An unknown value is null. */
function formatResultAsJson(asked, run, { result, errorKind, errorMessage, outputs, record }, redact) {
    const names = Object.keys({ ...asked.outputs, ...outputs });
    const shown = redactAll({
        operation: asked.name,
        result,
        "error-kind": errorKind ?? null,
        "error-message": errorKind === undefined ? null : errorMessage,
        outputs: Object.fromEntries(names.map((name) => [name, outputs[name] ?? null])),
        details: null,
        run,
    }, redact, (name) => name);
    // The names of fields in a record come from the service, so they may contain secrets too.
    const whole = { ...Object(shown), details: redactAll(record, redact, redact) };
    // `##` could start a command of a CI system.
    return `${(0,truncate/* escapeControlCharacters */.F7)(JSON.stringify(whole, null, 2)).replace(/#(?=#)/g, "\\u0023")}\n`;
}
/** Replaces secrets in all strings and numbers of a value. Applies `changeName` to the names of fields. */
function redactAll(value, redact, changeName) {
    if (typeof value === "string")
        return redact(value);
    if (typeof value === "number")
        return redact(String(value)) === String(value) ? value : "***";
    if (!isObject(value))
        return value;
    if (Array.isArray(value))
        return value.map((item) => redactAll(item, redact, changeName));
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [changeName(name), redactAll(item, redact, changeName)]));
}
const ITEMS_SHOWN = 10;
const LONGEST_VALUE = 300;
/** Formats the outputs as a table for a terminal. Returns an empty text after a failure without outputs. */
function formatOutputTable(declared, { result, errorKind, outputs }, terminal) {
    const known = [...new Set([...Object.keys(declared), ...Object.keys(outputs)])];
    const set = known.flatMap((name) => rowsOf(name, outputs[name]));
    if (set.length === 0 && errorKind !== undefined)
        return "";
    const rows = [["result", result], ...set].map(([name, value]) => [
        name,
        (0,truncate/* shortenText */.Bu)(terminal.redact(value), LONGEST_VALUE),
    ]);
    const left = Math.max(...rows.map(([name]) => name.length));
    const lines = (0,columns/* formatColumns */.jB)(rows, (0,columns/* limitWidth */.Yf)(terminal.columns), left).split("\n");
    return `\n${lines.map(output/* formatSafeLogLine */.HH).join("\n")}`;
}
/**
 * Returns the table rows of an output: none for an empty value, and one per item for a list of objects. A list with
 * sentences has one row with the number of items, because the log already contains the sentences.
 */
function rowsOf(name, value) {
    if (value === undefined || value === null || value === "")
        return [];
    if (!Array.isArray(value))
        return [[name, formatValue(value)]];
    const items = value;
    if (items.some(hasSentence))
        return [[name, `${items.length} (see --json)`]];
    const shown = items.slice(0, ITEMS_SHOWN).map(formatValue);
    const rest = items.length - shown.length;
    if (rest > 0)
        shown.push(`and ${rest} more; --json prints all`);
    const lines = items.some(isObject) ? shown : shown.length === 0 ? [] : [shown.join(", ")];
    return lines.map((line, index) => [index === 0 ? name : "", line]);
}
/**
 * True for a sentence, and for an object with a sentence. Ignores objects with `prNumber`, because the title of a pull
 * request may end with a period.
 */
function hasSentence(item) {
    if (!isObject(item))
        return String(item).endsWith(".");
    return !("prNumber" in item) && Object.values(item).some((value) => String(value).endsWith("."));
}
function isObject(value) {
    return typeof value === "object" && value !== null;
}
function formatValue(value) {
    if (!isObject(value))
        return String(value);
    if (Array.isArray(value))
        return JSON.stringify(value);
    return formatObject(new Map(Object.entries(value)));
}
function formatObject(fields) {
    const text = (name) => {
        const value = fields.get(name);
        return value === undefined || value === null ? "" : formatValue(value);
    };
    if (fields.has("prNumber"))
        return `#${text("prNumber")} ${text("prTitle") || text("title")}`.trim();
    const branch = text("branch") === "" ? "" : `${text("branch")}: `;
    if (fields.has("setting"))
        return `${branch}${text("setting")}: ${text("from") || "unknown"} -> ${text("to") || "none"}`;
    if (fields.has("created"))
        return `${branch}a new queue`;
    const pairs = [...fields].filter(([, value]) => value !== null && value !== "");
    return pairs.map(([name, value]) => `${name}: ${isObject(value) ? JSON.stringify(value) : String(value)}`).join("; ");
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(8321);
// EXTERNAL MODULE: ./lib/src/inputs/input.js
var input = __webpack_require__(2066);
// EXTERNAL MODULE: ./lib/src/text/environment.js
var text_environment = __webpack_require__(1745);
;// CONCATENATED MODULE: ./lib/src/cli/sources.js








async function readCommandLine(argv, sources) {
    const { texts, problems, help } = (0,cli_arguments/* readArguments */.lR)(argv);
    const { values, given, problems: own } = (0,input/* readInputs */.Ko)(cli_arguments/* commandInputs */.tp, (name) => texts.get(name) ?? "");
    // With --help, the command does not read standard input, which may never end.
    const rest = await withFilesAndVariables(help !== undefined ? new Map() : texts, sources);
    const all = help !== undefined ? problems : [...problems, ...own, ...rest.problems, ...fileProblems(values, given)];
    return { ...rest, help, values, problems: all };
}
/** Adds the values from variables and files. The value from a file has precedence over a variable. */
async function withFilesAndVariables(flags, { environment, stdin, signal }) {
    const texts = new Map(flags);
    /** Name of the variable or the file flag that sets each input, for messages. */
    const writtenAs = new Map(cli_arguments/* SECRET_INPUTS */.pH.map((name) => [name, (0,cli_arguments/* findInputVariable */.sY)(name)]));
    const problems = [];
    for (const [name, variables] of Object.entries(cli_arguments/* ENVIRONMENT_VARIABLES_BY_INPUT */.JF)) {
        const variable = variables.find((each) => (0,text_environment/* readEnvironmentVariable */.WN)(environment, each) !== undefined);
        if (variable === undefined || texts.has(name))
            continue;
        texts.set(name, environment[variable] ?? "");
        writtenAs.set(name, variable);
    }
    if (flags.get("token-file") === "-" && flags.get("github-token-file") === "-") {
        const text = "cannot read standard input, because --token-file already reads it.";
        return { texts, writtenAs, problems: [(0,problem/* createInputProblem */.sM)("github-token-file", text)] };
    }
    for (const name of cli_arguments/* SECRET_INPUTS */.pH) {
        const path = flags.get(`${name}-file`)?.trim();
        if (path === undefined || path === "")
            continue;
        writtenAs.set(name, `--${name}-file`);
        try {
            const text = path === "-" ? await (0,consumers_.text)((0,external_node_stream_.addAbortSignal)(signal, stdin)) : (0,external_node_fs_.readFileSync)(path, "utf8");
            const secret = text.trim();
            if (secret === "")
                problems.push((0,problem/* createInputProblem */.sM)(name, "is empty."));
            else
                texts.set(name, secret);
        }
        catch (error) {
            problems.push((0,problem/* createInputProblem */.sM)(name, `the file cannot be read: ${(0,errors/* getErrorMessage */.u1)(error)}.`));
        }
    }
    return { texts, writtenAs, problems };
}
function fileProblems({ summaryFile, outputsFile }, given) {
    return [
        ...unwritable("summary-file", summaryFile, "a"),
        // This call empties the file, so that a killed command leaves no outputs of an earlier run.
        ...unwritable("outputs-file", outputsFile, "w"),
        ...(given.has("outputs-format") && outputsFile === undefined
            ? [(0,problem/* createInputProblem */.sM)("outputs-format", (0,problem/* createMessageText */.TM) `requires ${(0,problem/* toInputReference */.dY)("outputs-file")}.`)]
            : []),
    ];
}
function unwritable(name, path, flags) {
    if (path === undefined)
        return [];
    try {
        (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(path, flags));
        return [];
    }
    catch (error) {
        return [(0,problem/* createInputProblem */.sM)(name, `the file cannot be written: ${(0,errors/* getErrorMessage */.u1)(error)}.`)];
    }
}

;// CONCATENATED MODULE: ./lib/src/cli/run.js
















async function runOperation(name, argv, io) {
    const { environment, workspace, stdout, stderr, signal } = io;
    const operation = (0,registry/* findOperation */.LC)(name);
    const { help, values, texts, writtenAs, problems } = await readCommandLine(argv, io);
    if (help !== undefined && operation !== undefined) {
        const { formatOperationHelp } = await __webpack_require__.e(/* import() */ 219).then(__webpack_require__.bind(__webpack_require__, 2600));
        stdout.write(formatOperationHelp(operation, stdout.columns, help === "all"));
        return 0;
    }
    const { trigger: known, ...ciRun } = describeCiRun(environment);
    const trigger = texts.has("repository") ? known : await withRemote(known, io);
    const asked = operation ?? { name, outputs: {} };
    const forPerson = values.json === undefined ? stdout.isTTY === true : !values.json;
    const progress = createProgressLog({
        stream: stderr,
        answers: forPerson ? stdout : undefined,
        title: asked.name,
        quiet: values.quiet,
        verbose: values.verbose,
        environment,
    });
    const shell = createShellCiAdapter({
        environment,
        workspace,
        screen: progress,
        trigger,
        texts: new Map([...texts, ["operation", name]]),
        problems: operation === undefined ? [...problems, ...(await otherCommand(name))] : problems,
        inputName(input, value) {
            const written = writtenAs.get(input) ?? (cli_arguments/* INPUTS_BY_FLAG */.b.has(input) ? `--${input}` : input);
            return value === undefined ? written : `${written}=${value}`;
        },
        // If the summary file is not writable, the list of problems already reports it.
        summaryFile: problems.some(({ inputs }) => inputs.includes("summary-file")) ? undefined : values.summaryFile,
    });
    if (trigger !== known && trigger.repository !== undefined) {
        const { owner, name: repository } = trigger.repository;
        shell.ci.log.info(`The remote origin of this checkout names the repository ${owner}/${repository}.`);
    }
    const failure = await (0,run/* runSelectedOperation */.a)({ ci: shell.ci, signal });
    const unwritten = writeOutputs(values, shell, failure);
    progress.end();
    const result = shell.result();
    if (result !== undefined) {
        const whole = { ...result, ...unwritten };
        stdout.write(forPerson
            ? formatOutputTable(asked.outputs, whole, { redact: shell.redact, columns: stdout.columns })
            : formatResultAsJson(asked, ciRun, whole, shell.redact));
    }
    return (0,exit_codes/* findExitCode */.p)(unwritten?.errorKind ?? failure);
}
async function otherCommand(name) {
    const others = Object.keys((await __webpack_require__.e(/* import() */ 4579).then(__webpack_require__.bind(__webpack_require__, 6960))).COMMANDS);
    const meant = (0,suggest/* findClosestName */.YI)(name, [...others, "--version"]);
    if (meant !== undefined)
        return [(0,problem/* createInputProblem */.sM)([], `Did you mean merge-queue ${meant}?`)];
    // A misspelled operation already has a suggestion.
    const isOperation = (0,suggest/* findClosestName */.YI)(name, registry/* operations */.zU.map((operation) => operation.name)) !== undefined;
    return isOperation ? [] : [(0,problem/* createInputProblem */.sM)([], `Other commands, which are not operations: ${others.join(", ")}.`)];
}
const REMOTE_TIMEOUT_MS = 10_000;
/** Adds the repository of the remote `origin` if the CI system provides no repository. */
async function withRemote(trigger, { workspace: folder, environment, signal }) {
    if (trigger.repository !== undefined)
        return trigger;
    try {
        const git = await (0,git_git/* openGitRepository */.rW)({ folder, environment, signal });
        const timeoutMs = REMOTE_TIMEOUT_MS;
        const { code, stdout } = await (0,git_git/* runGit */.EO)(git, ["config", "--get", "remote.origin.url"], { timeoutMs });
        const repository = code === 0 ? (0,ci_variables/* parseRemoteRepository */.af)(stdout.toString("utf8").trim()) : undefined;
        return repository?.host === "github.com" ? { ...trigger, repository } : trigger;
    }
    catch {
        // Without git or a checkout, an operation that requires a repository reports the problem.
        return trigger;
    }
}
/** Writes the outputs to a file. Returns an error if the write fails and the run had no earlier failure. */
function writeOutputs({ outputsFile, outputsFormat }, { ci, outputs }, failure) {
    if (outputsFile === undefined)
        return undefined;
    try {
        (0,external_node_fs_.writeFileSync)(outputsFile, (0,outputs_file/* formatOutputs */.A)(outputsFormat, inOrder(outputs)));
        return undefined;
    }
    catch (error) {
        const errorMessage = `--outputs-file: the file cannot be written: ${(0,errors/* getErrorMessage */.u1)(error)}.`;
        // After an input error, the list of problems already reports that the file of outputs cannot be written.
        if (failure !== "input")
            ci.fail("The outputs cannot be written", errorMessage, []);
        return failure === undefined ? { errorKind: "output", errorMessage } : undefined;
    }
}
/** Moves the common outputs to the start, because a format with a size limit omits the last outputs. */
function inOrder(outputs) {
    // The command line prints the result and has no result file.
    const named = [...outputs].filter(([name]) => name !== "result-file");
    return new Map(named.toSorted(([one], [other]) => Number(other in report/* commonOutputs */.e5) - Number(one in report/* commonOutputs */.e5)));
}


/***/ }),

/***/ 5349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   N3: () => (/* binding */ createGitError),
/* harmony export */   Op: () => (/* binding */ CHECKOUT_ADVICE),
/* harmony export */   Ug: () => (/* binding */ readGitOutput),
/* harmony export */   WE: () => (/* binding */ shortenError),
/* harmony export */   rW: () => (/* binding */ openGitRepository)
/* harmony export */ });
/* unused harmony export findGit */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _child_process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6580);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5071);
/* harmony import */ var _text_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1745);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1304);







const TIMEOUT_MS = 120_000;
const MAXIMUM_BYTES = 64 * 1024 * 1024;
/** Settings that replace configuration which would change git's output or start other programs. */
const SETTINGS = [
    "core.quotePath=false",
    "diff.relative=false",
    "core.fsmonitor=false",
    `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_1__.devNull}`,
    // A folder in the checkout can look like a bare repository, and its configuration could start programs.
    "safe.bareRepository=explicit",
].flatMap((setting) => ["-c", setting]);
/** Opens the repository of a folder. @throws InputError with advice if the folder has no repository */
async function openGitRepository({ folder, ...run }) {
    const git = { ...run, program: findGit(run.environment), root: folder, shallowFile: "" };
    // One process reads both values. The path is the last value, because it may contain line breaks.
    const output = await readGitOutput(git, ["rev-parse", "--git-path", "shallow", "--show-toplevel"]);
    const [shallowFile = "", ...top] = output
        .toString("utf8")
        .replace(/\r?\n$/, "")
        .split(/\r?\n/);
    const root = top.join("\n");
    // Git before 2.38 ignores `safe.bareRepository`. A commit cannot contain an entry `.git`, so this entry proves a real
    // repository.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ".git"), { throwIfNoEntry: false }) === undefined)
        throw notCheckedOut(root);
    return { ...git, root, shallowFile: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, shallowFile) };
}
/** Runs git, and returns its exit code. @throws AbortedError, or OperationError at the limit of time or output */
async function runGit(git, args, { stdin, timeoutMs = TIMEOUT_MS, maximumBytes = MAXIMUM_BYTES, environment = {} } = {}) {
    const command = [git.program, "--no-pager", "-C", git.root, ...SETTINGS, ...args];
    const { how, stdout, stderr } = await (0,_child_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runProcess */ .R)(command, {
        // This working folder prevents git from starting a program of the checkout.
        workingDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(git.program),
        environment: { ...gitEnvironment(git.environment), ...environment },
        stdin: stdin ?? "",
        timeLimitMs: timeoutMs,
        outputLimitBytes: maximumBytes,
        signal: git.signal,
    });
    switch (how.kind) {
        case "exited":
            return { code: how.code, stdout, stderr };
        case "killed":
            return { code: -1, stdout, stderr };
        case "aborted":
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AbortedError */ .oM();
        case "too-late":
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .OperationError */ .OK("unavailable", `${formatCommand(args)} exceeded ${timeoutMs / 1000} s and was stopped.`);
        case "too-much":
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .OperationError */ .OK("input", `${formatCommand(args)} printed more than ${maximumBytes} bytes.`);
        case "not-started":
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([`Git did not start: ${how.problem}.`]);
    }
}
async function readGitOutput(git, args, options) {
    const end = await runGit(git, args, options);
    if (end.code !== 0)
        throw createGitError(git, args, end);
    return end.stdout;
}
function formatCommand(args) {
    const command = args.find((arg, index) => !arg.startsWith("-") && args[index - 1] !== "-c") ?? "";
    return `git ${command}`.trim();
}
function createGitError(git, args, { code, stderr }) {
    if (/not a git repository|must be run in a work tree|cannot (change to|use bare repository)/i.test(stderr))
        return notCheckedOut(git.root);
    if (/dubious ownership|unsafe repository/i.test(stderr)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([`Git does not read ${git.root} because another user owns it.`], {
            details: [
                "This problem occurs in containers. Before this step, run:",
                '  git config --global --add safe.directory "$GITHUB_WORKSPACE"',
            ],
        });
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([
        `${formatCommand(args)} failed (exit code ${code}): ${shortenError(stderr) || "no error message"}`,
    ]);
}
const CHECKOUT_ADVICE = ["Check out the repository first. On GitHub Actions, use actions/checkout."];
function notCheckedOut(folder) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([`${folder} is not in a checked out Git repository.`], { details: CHECKOUT_ADVICE });
}
/**
 * Finds git, only in PATH. The system may first search the current folder, which is the untrusted checkout. @throws
 * InputError
 */
function findGit(environment, platform = process.platform) {
    const windows = platform === "win32";
    // On Windows, the names of variables ignore upper and lower case.
    const name = windows ? Object.keys(environment).find((key) => key.toUpperCase() === "PATH") : "PATH";
    const found = (environment[name ?? ""] ?? "")
        .split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter)
        .filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder))
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, windows ? "git.exe" : "git"))
        .find(isProgram);
    if (found !== undefined)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(["Git is not in PATH, but the operation needs it to list changed files."], {
        details: ["Install Git on the runner or in the job's container. Then check out the repository with Git."],
    });
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
/** Returns variables with which git prints English, asks no questions and writes no optional files. */
function gitEnvironment(environment) {
    const inherited = Object.entries(environment).filter(([name]) => !(0,_text_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .isGitRepositoryOverrideVariable */ .p3)(name));
    return {
        ...Object.fromEntries(inherited),
        GCM_INTERACTIVE: "never",
        GIT_OPTIONAL_LOCKS: "0",
        GIT_TERMINAL_PROMPT: "0",
        LC_ALL: "C",
    };
}
const SHOWN_CHARACTERS = 300;
/** Returns git's lines with `fatal:` or `error:`, else its last lines, without user names and passwords. */
function shortenError(stderr) {
    const lines = stderr.split(/[\r\n]+/).filter((line) => line.trim() !== "");
    const errors = lines.filter((line) => /^(remote: *)?(fatal|error): /i.test(line));
    const words = (errors.length > 0 ? errors : lines.slice(-3))
        .join(" ")
        .replace(/:\/\/[^\s'"]*@/g, "://")
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_6__/* .shortenText */ .Bu)(words, SHOWN_CHARACTERS);
}


/***/ })

};
