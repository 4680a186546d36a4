export const id = 600;
export const ids = [600];
export const modules = {

/***/ 1422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ HostError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);

/** A look-up on the Git host that did not succeed. */
class HostError extends Error {
    /** HTTP status; undefined when no answer came. */
    status;
    #permissions;
    constructor(what, cause, permissions = []) {
        const status = statusOf(cause);
        const why = status === undefined ? reasonOf(cause) : `status ${status}`;
        super(`${what} could not be read from GitHub (${why})`, { cause });
        this.name = "HostError";
        this.status = status;
        this.#permissions = permissions;
    }
    /** The token may not read it; asking again is of no use. */
    get refused() {
        return this.status === 403 || this.status === 404;
    }
    /** What to do so that the look-up works, or nothing. */
    get permissions() {
        return this.refused ? this.#permissions : [];
    }
}
/** The client calls every failure status 500; only what has a response came from GitHub. */
function statusOf(cause) {
    if (!(cause instanceof Error && "status" in cause && "response" in cause))
        return undefined;
    return typeof cause.status === "number" && cause.response !== undefined ? cause.status : undefined;
}
function reasonOf(cause) {
    const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    return inner instanceof Error && inner.name === "TimeoutError" ? "no answer in time" : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause);
}


/***/ }),

/***/ 8405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   gT: () => (/* binding */ listAt),
/* harmony export */   tk: () => (/* binding */ numberAt)
/* harmony export */ });
/** Reads values out of a webhook payload, whose shape is GitHub's and may lack anything. */
function at(value, ...path) {
    let current = value;
    for (const key of path) {
        if (typeof current !== "object" || current === null || Array.isArray(current))
            return undefined;
        current = new Map(Object.entries(current)).get(key);
    }
    return current;
}
function textAt(value, ...path) {
    const found = at(value, ...path);
    return typeof found === "string" && found !== "" ? found : undefined;
}
function numberAt(value, ...path) {
    const found = at(value, ...path);
    return typeof found === "number" && Number.isSafeInteger(found) ? found : undefined;
}
function listAt(value, ...path) {
    const found = at(value, ...path);
    return Array.isArray(found) ? found : [];
}


/***/ }),

/***/ 3408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ PERMISSIONS),
/* harmony export */   cE: () => (/* binding */ readPermission),
/* harmony export */   du: () => (/* binding */ isAtLeast)
/* harmony export */ });
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8405);

/** Permissions on a repository, from the least to the most. */
const PERMISSIONS = ["read", "triage", "write", "maintain", "admin"];
/**
 * What GitHub's older field calls them, which knows four levels (docs.github.com/rest/collaborators/collaborators, "Get
 * repository permissions for a user").
 */
const LEVELS = { read: "read", triage: "read", write: "write", maintain: "write", admin: "admin" };
const BASE_PERMISSIONS = ["none", "read", "write", "admin"];
/**
 * Reads GitHub's reply about one person; undefined when it has another shape. `permission` knows four levels only, so
 * `role_name` counts where it is one of ours on that level; a custom role counts as the level, whatever its name.
 */
function readPermission(data) {
    const base = BASE_PERMISSIONS.find((each) => each === (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(data, "permission"));
    if (base === undefined || base === "none")
        return base;
    const role = PERMISSIONS.find((each) => each === (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(data, "role_name"));
    return role !== undefined && LEVELS[role] === base ? role : base;
}
function isAtLeast(held, needed) {
    return held !== "none" && PERMISSIONS.indexOf(held) >= PERMISSIONS.indexOf(needed);
}


/***/ }),

/***/ 564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ parseTestBranch)
/* harmony export */ });
/**
 * The queue tests on branches of the repository itself, `trunk-merge/pr-<number>/<test run id>`, while it looks for a
 * culprit with `-bisection` and a number behind. `trunk-temp/...` branches are scaffolding and mean nothing.
 */
const TEST_BRANCH = /^(?:refs\/heads\/)?(trunk-merge\/pr-([1-9]\d{0,9})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-bisection[\w-]*)?)$/i;
/** Reads a branch name; undefined when it is not one of the queue's test branches. */
function parseTestBranch(ref) {
    const match = TEST_BRANCH.exec(ref ?? "");
    if (match?.[1] === undefined || match[3] === undefined)
        return undefined;
    return {
        kind: "test-branch",
        number: Number(match[2]),
        branch: match[1],
        testRunId: match[3].toLowerCase(),
    };
}


/***/ }),

/***/ 860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf),
/* harmony export */   a: () => (/* binding */ EXIT_CODES)
/* harmony export */ });
/** What a shell sees of a failure; 0 is everything else. */
const EXIT_CODES = {
    result: { code: 1, meaning: "The answer is in, and it is a negative one." },
    input: { code: 2, meaning: "Bad or missing input; nothing was sent." },
    auth: { code: 3, meaning: "The service refuses the token." },
    "not-found": { code: 4, meaning: "Something that must exist does not." },
    rejected: { code: 5, meaning: "The service refuses the request." },
    unavailable: { code: 6, meaning: "The service cannot be reached, or cannot answer now." },
    timeout: { code: 7, meaning: "The longest time to wait is over." },
    response: { code: 8, meaning: "The service's reply cannot be read." },
    bug: { code: 70, meaning: "An error of this program; please report it." },
    aborted: { code: 130, meaning: "Interrupted (Ctrl-C, SIGTERM)." },
};
function exitCodeOf(failure) {
    return failure === undefined ? 0 : EXIT_CODES[failure].code;
}


/***/ }),

/***/ 2600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ COMMANDS),
/* harmony export */   M: () => (/* binding */ ENVIRONMENT),
/* harmony export */   help: () => (/* binding */ help)
/* harmony export */ });
/* harmony import */ var _operations_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7795);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(860);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4076);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8386);




const GROUPS = [
    { title: "About a pull request", about: "pull-request" },
    { title: "About a change in the checkout", about: "change" },
    { title: "About a queue", about: "queue" },
    { title: "About a repository", about: "repository" },
];
/** The other commands, each with what it does. */
const COMMANDS = {
    serve: "Runs a local merge queue service to try things against. See merge-queue serve --help.",
    demo: "Submits a made-up pull request to a local service and waits for its merge; --fail for one that is rejected.",
    completion: "Prints a completion script for bash, zsh or fish.",
    help: "Shows this text, or that of a command: merge-queue help submit.",
};
const ENVIRONMENT = [
    [_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .VARIABLES */ .u.token.join(", "), "API token of the merge queue service, in place of --token-file."],
    [
        _variables_js__WEBPACK_IMPORTED_MODULE_2__/* .VARIABLES */ .u["github-token"].join(", "),
        "Token for look-ups on the GitHub API, in place of --github-token-file.",
    ],
    [_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .VARIABLES */ .u["api-url"].join(", "), "Base address of the service, in place of --api-url."],
];
/** What `merge-queue --help` prints. */
function help(terminal) {
    const width = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readableWidth */ .d$)(terminal);
    const left = Math.max(..._operations_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .operations */ .zU.map(({ name }) => name.length));
    const groups = GROUPS.map(({ title, about }) => {
        const rows = _operations_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .operations */ .zU
            .filter((operation) => operation.about === about)
            .map((operation) => [
            operation.name,
            (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)((0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(operation.title), width - left - 4),
        ]);
        return `${title}:\n${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .YB)(rows, width, left)}`;
    });
    return [
        "Usage: merge-queue OPERATION [flags]\n",
        `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)("Drives a merge queue. Progress goes to standard error, the result to standard output as one JSON object. merge-queue OPERATION --help shows flags, results and outputs.", width, 0)}\n`,
        ...groups,
        `Other commands:\n${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .YB)(Object.entries(COMMANDS), width, left)}`,
        `Options:\n${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .YB)([
            ["--help", "Show this text."],
            ["--version", "Show the version."],
        ], width, left)}`,
        `Environment:\n${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .YB)(ENVIRONMENT, width, left)}`,
        exitCodes(width),
    ].join("\n");
}
function exitCodes(width) {
    const rows = Object.entries(_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT_CODES */ .a)
        .toSorted(([, one], [, other]) => one.code - other.code)
        .map(([kind, { code, meaning }]) => [`${code}`.padEnd(4) + kind, meaning]);
    const good = ["0", "A good end, as the field result says."];
    return `Exit codes, with error-kind:\n${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .YB)([good, ...rows], width, 16)}`;
}


/***/ }),

/***/ 4076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   YB: () => (/* binding */ columns),
/* harmony export */   d$: () => (/* binding */ readableWidth),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   vI: () => (/* binding */ shortened)
/* harmony export */ });
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

/***/ 8386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ variableFor),
/* harmony export */   u: () => (/* binding */ VARIABLES)
/* harmony export */ });
/** Variables that stand in for a flag, by the input that they give: the first one that is set counts. */
const VARIABLES = {
    token: ["MERGE_QUEUE_TOKEN"],
    "github-token": ["GITHUB_TOKEN", "GH_TOKEN"],
    "api-url": ["MERGE_QUEUE_API_URL"],
};
/** The variable that an input is named by where it is missing; its own name where it has none. */
function variableFor(input) {
    return Object.entries(VARIABLES).find(([name]) => name === input)?.[1][0] ?? input;
}


/***/ }),

/***/ 3300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QN: () => (/* binding */ UNITS),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   k7: () => (/* binding */ UNIT_MS)
/* harmony export */ });
/** Milliseconds of each unit that a duration is written in, the largest first. */
const UNIT_MS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 };
const UNITS = ["d", "h", "m", "s"];
/** Milliseconds as a person says them, the two largest units: `1d 2h`, `1h 30m`, `45s`, `0.4s`. */
function formatDuration(ms) {
    if (ms < 1000)
        return `${Math.max(0, Math.round(ms / 100)) / 10}s`;
    let left = Math.round(ms / 1000) * 1000;
    const words = [];
    for (const unit of UNITS) {
        const count = Math.floor(left / UNIT_MS[unit]);
        left -= count * UNIT_MS[unit];
        if (count > 0)
            words.push(`${count}${unit}`);
        else if (words.length > 0)
            break;
    }
    return words.slice(0, 2).join(" ");
}


/***/ }),

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   c4: () => (/* binding */ isNotFound),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   iA: () => (/* binding */ withMore),
/* harmony export */   oM: () => (/* binding */ AbortedError)
/* harmony export */ });
/* unused harmony export ERROR_KINDS */
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3531);

/** Every way an operation can fail, as the output `error-kind` spells it. */
const ERROR_KINDS = (/* unused pure expression or super */ null && ([
    "result",
    "input",
    "auth",
    "not-found",
    "rejected",
    "unavailable",
    "timeout",
    "response",
    "aborted",
    "bug",
]));
/** A failure that a person can act on. Its message is what the one annotation says. */
class Failure extends Error {
    kind;
    details;
    outputs;
    constructor(kind, message, options = {}) {
        super(message, options.cause === undefined ? undefined : { cause: options.cause });
        this.name = new.target.name;
        this.kind = kind;
        this.details = options.details ?? [];
        this.outputs = options.outputs ?? {};
    }
    /** The same failure, with its class and what that holds, in other words. */
    copy(message, options) {
        return new Failure(this.kind, message, options);
    }
    /** The same failure with more to it; the message replaces its own. */
    withMore({ message = this.message, details = [], outputs = {} }) {
        return this.copy(message, {
            details: [...this.details, ...details],
            outputs: { ...this.outputs, ...outputs },
            cause: this,
        });
    }
}
/**
 * A failure with more to it: outputs that hold, lines below its own, a message in place of its own. Its class stays,
 * and so do the facts of an ApiError. What is no failure stays as it is.
 */
function withMore(error, more) {
    return error instanceof Failure ? error.withMore(more) : error;
}
/** More than anybody mends at once; an output and an annotation do not take any length. */
const PROBLEMS_SHOWN = 50;
const PROBLEM_CHARACTERS = 20_000;
/** The line that says how many more there are. */
const LAST_LINE_CHARACTERS = 100;
/** Bad or missing inputs: all problems in one message (of very many the first), and no request was sent. */
class InputError extends Failure {
    constructor(problems, options = {}) {
        super("input", listOf(problems), options);
    }
    copy(message, options) {
        return new InputError([message], options);
    }
}
function listOf(problems) {
    const shown = [];
    let room = PROBLEM_CHARACTERS - LAST_LINE_CHARACTERS;
    for (const problem of problems.slice(0, PROBLEMS_SHOWN)) {
        room -= `- ${problem}\n`.length;
        if (room < 0)
            break;
        shown.push(problem);
    }
    const [first = ""] = problems;
    if (shown.length === 0) {
        shown.push(first.length <= PROBLEM_CHARACTERS ? first : (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(first, PROBLEM_CHARACTERS));
    }
    const more = problems.length - shown.length;
    const lines = [...shown, ...(more > 0 ? [`and ${more} more`] : [])];
    return lines.length === 1 ? `${lines[0]}` : lines.map((line) => `- ${line}`).join("\n");
}
/** A request to the merge queue service that failed after all its attempts. */
class ApiError extends Failure {
    facts;
    constructor(kind, message, facts, options = {}) {
        super(kind, message, options);
        this.facts = facts;
    }
    copy(message, options) {
        return new ApiError(this.kind, message, this.facts, options);
    }
}
/** The service does not know what was asked for. */
function isNotFound(error) {
    return error instanceof ApiError && error.facts.status === 404;
}
/** A write whose effect is unknown: no answer, 408 or 5xx. Only reading back tells. */
function isAmbiguous(error) {
    return error instanceof ApiError && error.facts.ambiguous;
}
/** The process was told to stop (SIGINT, SIGTERM) while a request or a pause was under way. */
class AbortedError extends Failure {
    constructor(message = "The run was told to stop before it was done.", options = {}) {
        super("aborted", message, options);
    }
    copy(message, options) {
        return new AbortedError(message, options);
    }
}
/** The text of anything that was thrown. */
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 4858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ IMPACT_ALL_PATHS)
/* harmony export */ });
/**
 * Default of `impact-all-paths`: what every target may depend on without any build tool saying so. At the top of the
 * repository, and of the working directory, only: the same file inside a project is that project's.
 */
const IMPACT_ALL_PATHS = [
    // Lockfiles.
    "package-lock.json",
    "npm-shrinkwrap.json",
    "pnpm-lock.yaml",
    "yarn.lock",
    "bun.lock",
    "bun.lockb",
    "deno.lock",
    "Cargo.lock",
    "go.sum",
    "go.work.sum",
    "poetry.lock",
    "uv.lock",
    "Pipfile.lock",
    "Gemfile.lock",
    "composer.lock",
    "gradle.lockfile",
    "MODULE.bazel.lock",
    "common/config/rush/**",
    // Configuration of workspaces and tools.
    "package.json",
    "pnpm-workspace.yaml",
    "lerna.json",
    "rush.json",
    "nx.json",
    "turbo.json",
    "turbo.jsonc",
    ".moon/**",
    ".yarnrc.yml",
    ".npmrc",
    ".nvmrc",
    ".node-version",
    ".tool-versions",
    "tsconfig*.json",
    "babel.config.*",
    "Cargo.toml",
    "go.mod",
    "go.work",
    "pyproject.toml",
    "pants.toml",
    "settings.gradle*",
    "build.gradle*",
    "gradle.properties",
    "gradle/**",
    "WORKSPACE*",
    "MODULE.bazel",
    ".bazelrc",
    ".bazelversion",
    // What runs the tests.
    ".github/workflows/**",
    ".github/actions/**",
];


/***/ }),

/***/ 9806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P2: () => (/* binding */ whichDefault),
/* harmony export */   Z$: () => (/* binding */ whichBase),
/* harmony export */   bj: () => (/* binding */ unanswered),
/* harmony export */   dV: () => (/* binding */ defaultBranchOf),
/* harmony export */   kA: () => (/* binding */ ask),
/* harmony export */   vr: () => (/* binding */ baseBranchOf)
/* harmony export */ });
/* harmony import */ var _ci_host_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1422);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);


/** The problem where nobody can be asked. */
function unanswered({ input, about }) {
    return `${input}: is needed here: github-token is empty, so ${about} cannot be looked up.`;
}
/** Puts a question to the Git host. @throws InputError that names the input which would spare it. */
async function ask(host, question, put) {
    if (host === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([unanswered(question)]);
    try {
        return await put(host);
    }
    catch (error) {
        if (!(error instanceof _ci_host_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .d))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`${question.input}: is needed here: ${error.message}.`], {
            details: error.permissions,
            cause: error,
        });
    }
}
function whichBase(number) {
    return { input: "target-branch", about: `the base branch of #${number}` };
}
/** The base branch of a pull request, as the Git host shows it. */
async function baseBranchOf({ repository }, number, host) {
    const { baseBranch } = await ask(host, whichBase(number), (github) => github.pullRequest(repository, number));
    return baseBranch;
}
function whichDefault({ owner, name }) {
    return { input: "target-branch", about: `the default branch of ${owner}/${name}` };
}
/** The repository's default branch, as the Git host shows it. */
function defaultBranchOf({ repository }, host) {
    return ask(host, whichDefault(repository), (github) => github.defaultBranch(repository));
}


/***/ }),

/***/ 9986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ findBaseBranch),
/* harmony export */   j: () => (/* binding */ planBaseBranch)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _ask_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9806);
/* harmony import */ var _open_pull_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7153);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1533);




/**
 * The branch that a change is meant for, as far as inputs and event name it; `known` is the event's own word.
 * Gives a text when there is none: the problem.
 */
function planBaseBranch(known, repository, { targetBranch, prNumber }, trigger) {
    const name = targetBranch ?? known;
    if (name !== undefined)
        return { kind: "known", name };
    const event = (0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .eventFor */ .Qg)(repository, trigger);
    const defaultBranch = (0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .isOwnRepository */ .nc)(repository, trigger) ? trigger.defaultBranch : undefined;
    if (prNumber === undefined && event.kind === "several") {
        const numbers = event.numbers.map((number) => `#${number}`).join(", ");
        return `target-branch: is needed here: ${event.lookedAt} names several pull requests (${numbers}).`;
    }
    const pullRequest = (0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestOf */ ._n)(prNumber, event);
    if (typeof pullRequest === "string") {
        return defaultBranch === undefined ? { kind: "default" } : { kind: "known", name: defaultBranch };
    }
    if (pullRequest.kind !== "known")
        return { kind: "look-up", source: pullRequest, defaultBranch };
    return pullRequest.baseBranch === undefined
        ? { kind: "base-of", number: pullRequest.number }
        : { kind: "known", name: pullRequest.baseBranch };
}
/**
 * The name of the branch that a change is meant for, with the Git host's help where it is not known.
 * @throws InputError that names target-branch when the host does not say.
 */
async function findBaseBranch(branch, repository, host) {
    switch (branch.kind) {
        case "known":
            return branch.name;
        case "base-of":
            return (0,_ask_host_js__WEBPACK_IMPORTED_MODULE_1__/* .baseBranchOf */ .vr)({ repository }, branch.number, host);
        case "look-up":
            return ((await baseOfFound(branch.source, repository, host)) ??
                branch.defaultBranch ??
                (await (0,_ask_host_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultBranchOf */ .dV)({ repository }, host)));
        case "default":
            return (0,_ask_host_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultBranchOf */ .dV)({ repository }, host);
    }
}
/** Undefined when no pull request is open for it, or nobody can be asked. */
async function baseOfFound(source, repository, host) {
    if (host === undefined)
        return undefined;
    const question = { input: "target-branch", about: `open pull requests of commit ${source.sha}` };
    const open = await (0,_open_pull_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .openPullRequests */ .S)(source, question, repository, host);
    return theOneBase((0,_open_pull_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .headedBy */ .L)(source, open), question.about);
}
function theOneBase(found, about) {
    const [name, ...more] = new Set(found.map(({ baseBranch }) => baseBranch));
    if (more.length === 0)
        return name;
    const listed = found.map(({ number, baseBranch }) => `#${number} into ${baseBranch}`).join(", ");
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([`target-branch: is needed here: there are several ${about} (${listed}).`]);
}


/***/ }),

/***/ 5844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   N: () => (/* binding */ parseTimerDuration)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3300);

const FORM = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/;
const ALLOWED = "a duration such as 90s, 30m, 1h30m or 14d, of 1s at least";
/** Reads `90s`, `30m`, `1h30m`, `14d` as milliseconds. A bare number is refused: its unit would be a guess. */
function parseDuration(text) {
    const parts = FORM.exec(text);
    if (parts === null || text === "") {
        const hint = /^\d+$/.test(text) ? ` (for seconds write ${text}s, for minutes ${text}m)` : "";
        return { ok: false, allowed: `${ALLOWED}${hint}` };
    }
    const ms = _duration_js__WEBPACK_IMPORTED_MODULE_0__/* .UNITS */ .QN.reduce((sum, unit, index) => sum + Number(parts[index + 1] ?? 0) * _duration_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7[unit], 0);
    return ms >= 1000 ? { ok: true, value: ms } : { ok: false, allowed: ALLOWED };
}
/** A duration that one timer has to hold: Node fires a timer of more than 24.8 days at once. */
function parseTimerDuration(text) {
    const parsed = parseDuration(text);
    return !parsed.ok || parsed.value <= 24 * _duration_js__WEBPACK_IMPORTED_MODULE_0__/* .UNIT_MS */ .k7.d
        ? parsed
        : { ok: false, allowed: `${ALLOWED} and of 24d at most` };
}


/***/ }),

/***/ 2066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ withDefault),
/* harmony export */   l: () => (/* binding */ optional)
/* harmony export */ });
/** An input that may be left out: undefined then. */
function optional(parse, description) {
    return { ...description, parse, whenAbsent: undefined };
}
/** An input with a default, written as a user would write it. */
function withDefault(parse, text, description) {
    const parsed = parse(text);
    if (!parsed.ok)
        throw new Error(`The default of ${description.name} is not ${parsed.allowed}.`);
    return { ...description, parse, default: text, whenAbsent: parsed.value };
}


/***/ }),

/***/ 9251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ metricsInputs)
/* harmony export */ });
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2066);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1798);


const metricsInputs = {
    scope: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .withDefault */ .I)((0,_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)("repository", "organization"), "repository", {
        name: "scope",
        description: "Whose metrics are read: the repository's, or those of all repositories of the organisation. Figures and conditions are about `target-branch` either way.",
    }),
    warnIf: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .multiline */ .c1, {
        name: "warn-if",
        description: "Conditions that make the result `degraded`, one per line: an output below or a metric, one of `>`, `>=`, `<`, `<=`, `==`, `!=`, and a number or a duration, such as `wait-p95-seconds > 30m`.",
    }),
    failIf: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .multiline */ .c1, {
        name: "fail-if",
        description: "Conditions that make the result `breached` and fail the step, written in the same way.",
    }),
};


/***/ }),

/***/ 7153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ headedBy),
/* harmony export */   S: () => (/* binding */ openPullRequests)
/* harmony export */ });
/* harmony import */ var _ask_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9806);

/** The open pull requests that a look-up finds. @throws InputError that names the input which would spare it. */
function openPullRequests(source, question, repository, host) {
    return (0,_ask_host_js__WEBPACK_IMPORTED_MODULE_0__/* .ask */ .kA)(host, question, (github) => source.kind === "commit"
        ? github.openPullRequestsOfCommit(repository, source.sha)
        : github.openPullRequestsFrom(repository, source.owner, source.branch));
}
/** A commit in the middle of a stack belongs to several pull requests; the one that it is the head of is meant. */
function headedBy({ kind, sha }, found) {
    const heads = found.filter(({ headSha }) => headSha === sha);
    return kind === "head" || heads.length > 0 ? heads : found;
}


/***/ }),

/***/ 9034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ orgSlugInput),
/* harmony export */   o: () => (/* binding */ orgSlugMissing)
/* harmony export */ });
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2066);

/** Its case is kept: a slug in another one belongs to no organisation, and matches nothing. */
const slug = (value) => /^[^\s/\p{C}]+$/u.test(value)
    ? { ok: true, value }
    : { ok: false, allowed: "the organisation's slug, visible characters without spaces or slashes" };
const orgSlugInput = (0,_input_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .l)(slug, {
    name: "org-slug",
    description: "Slug of the organisation, as its settings in the web application show it, capital letters included.",
});
/** The problem of leaving it out where the list of quarantined tests is needed. */
const orgSlugMissing = "org-slug: is required. The organisation's settings in the web application show it; copy it as it is there, capital letters included.";


/***/ }),

/***/ 1798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Kd: () => (/* binding */ pullRequestNumber),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Sm: () => (/* binding */ hostName),
/* harmony export */   aR: () => (/* binding */ repositoryName),
/* harmony export */   ao: () => (/* binding */ wordOr),
/* harmony export */   c1: () => (/* binding */ multiline),
/* harmony export */   cd: () => (/* binding */ commit),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   tk: () => (/* binding */ branch),
/* harmony export */   vE: () => (/* binding */ timestamp),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   yU: () => (/* binding */ someOf)
/* harmony export */ });
/** Any text. */
const text = (value) => ({ ok: true, value });
/** Any text of one or more lines, each of which says something for itself. */
const multiline = Object.assign((value) => ({ ok: true, value }), { many: true });
/** Far more than a path, a glob or a name needs, and less than what a matcher takes. */
const LONGEST_LINE = 10_000;
/** One item per line; blank lines do not count. */
const lines = Object.assign((value) => {
    const items = value.split("\n").map((line) => line.trim());
    return items.every((item) => item.length <= LONGEST_LINE)
        ? { ok: true, value: items.filter((item) => item !== "") }
        : { ok: false, allowed: `lines of ${LONGEST_LINE} characters at most` };
}, { many: true });
/** A whole number in decimal digits, between two bounds. */
function wholeNumber(minimum, maximum) {
    return (value) => {
        const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
        return number >= minimum && number <= maximum
            ? { ok: true, value: number }
            : { ok: false, allowed: `a whole number from ${minimum} to ${maximum}` };
    };
}
/** GitHub numbers pull requests from 1; the upper bound is the service's (its document, "Common request fields"). */
const pullRequestNumber = wholeNumber(1, 2_147_483_647);
const TRUE = new Set(["true", "True", "TRUE"]);
const FALSE = new Set(["false", "False", "FALSE"]);
/** A boolean as YAML 1.2 writes it, like the runner's own toolkit reads it. */
const flag = Object.assign((value) => {
    if (TRUE.has(value))
        return { ok: true, value: true };
    if (FALSE.has(value))
        return { ok: true, value: false };
    return { ok: false, allowed: "true or false" };
}, { words: ["true", "false"], bare: true });
/** One of a few words. */
function oneOf(...words) {
    const parse = (value) => {
        const found = words.find((word) => word === value);
        return found === undefined
            ? { ok: false, allowed: `one of ${words.join(", ")}` }
            : { ok: true, value: found };
    };
    return Object.assign(parse, { words });
}
/** Several of a few words, separated by commas or line breaks. */
function someOf(...words) {
    const one = oneOf(...words);
    const parse = (value) => {
        const found = [];
        for (const part of value.split(/[,\n]/).map((item) => item.trim())) {
            if (part === "")
                continue;
            const parsed = one(part);
            if (!parsed.ok)
                return { ok: false, allowed: `a list of ${words.join(", ")}` };
            found.push(parsed.value);
        }
        return { ok: true, value: found };
    };
    return Object.assign(parse, { words, many: true });
}
/** A value that another parser reads, or one word that stands for something special. */
function wordOr(word, parse) {
    const either = (value) => {
        if (value === word)
            return { ok: true, value: word };
        const parsed = parse(value);
        return parsed.ok ? parsed : { ok: false, allowed: `${word}, or ${parsed.allowed}` };
    };
    return Object.assign(either, { words: [word, ...(parse.words ?? [])] });
}
/** A Git commit in full: 40 hexadecimal digits (64 in a SHA-256 repository). */
const commit = (value) => /^([0-9a-f]{40}|[0-9a-f]{64})$/i.test(value)
    ? { ok: true, value: value.toLowerCase() }
    : { ok: false, allowed: "a full commit SHA of 40 hexadecimal digits" };
/** A branch name, without `refs/heads/`. */
const branch = (value) => {
    const name = value.replace(/^refs\/heads\//, "");
    return /^[^\s~^:?*[\\\p{Cc}]+$/u.test(name) && !name.startsWith("refs/")
        ? { ok: true, value: name }
        : { ok: false, allowed: "a branch name such as main or release/1.x" };
};
/** A point in time as the service writes it. */
const timestamp = (value) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(value) &&
    !Number.isNaN(Date.parse(value))
    ? { ok: true, value }
    : { ok: false, allowed: "a time such as 2026-01-31T12:00:00.000Z (the output submitted-at of submit)" };
/** `owner/name`; an owner may hold slashes, so the last one counts. */
const repositoryName = (value) => {
    const match = /^([\w.-]+(?:\/[\w.-]+)*)\/([\w.-]+)$/.exec(value);
    // In an address `.` and `..` would lead elsewhere.
    const leadsAway = value.split("/").some((part) => /^\.{1,2}$/.test(part));
    return match?.[1] === undefined || match[2] === undefined || leadsAway
        ? { ok: false, allowed: "owner/name" }
        : { ok: true, value: { owner: match[1], name: match[2] } };
};
/** A host name without scheme or path. */
const hostName = (value) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i.test(value)
    ? { ok: true, value: value.toLowerCase() }
    : { ok: false, allowed: "a host name such as github.com, without https://" };


/***/ }),

/***/ 6051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EE: () => (/* binding */ permissionProblems),
/* harmony export */   fm: () => (/* binding */ permissionInputs),
/* harmony export */   zt: () => (/* binding */ NO_HOST)
/* harmony export */ });
/* harmony import */ var _ci_permission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3408);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2066);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1798);



const permissionInputs = {
    requirePermission: (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .l)((0,_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(..._ci_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .PERMISSIONS */ .Jj), {
        name: "require-permission",
        description: "Least permission on the repository (`read`, `triage`, `write`, `maintain`, `admin`) of those who caused the run: the author of its comment or review, the sender of its event, and who ran it again. GitHub is asked with `github-token`; a look-up without an answer is an error. Default: nobody is asked for.",
    }),
};
const NO_HOST = "require-permission: needs a github-token to ask GitHub with.";
/** What makes the check impossible, known before anything is asked. */
function permissionProblems({ requirePermission }, { host, causedBy }) {
    if (requirePermission === undefined)
        return [];
    if (host === undefined)
        return [NO_HOST];
    return causedBy.length === 0
        ? ["require-permission: cannot be checked, because the run does not say who caused it."]
        : [];
}


/***/ }),

/***/ 1533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ planPullRequest),
/* harmony export */   Qg: () => (/* binding */ eventFor),
/* harmony export */   SE: () => (/* binding */ placePermissions),
/* harmony export */   _B: () => (/* binding */ planRepository),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   eO: () => (/* binding */ known),
/* harmony export */   nc: () => (/* binding */ isOwnRepository)
/* harmony export */ });
/** What a job's token needs so that GitHub tells what the event does not. */
const placePermissions = {
    "pull-requests": "read: the base of a pull request that the event does not name",
};
/** The repository that inputs and event name. */
function planRepository(inputs, trigger) {
    const repository = repositoryOf(inputs, trigger);
    return repository === undefined
        ? {
            ok: false,
            problem: "repository: is needed here, since the run belongs to none; write owner/name.",
        }
        : { ok: true, plan: { repository } };
}
/** The pull request and its queue, as far as inputs and event name them. */
function planPullRequest(inputs, trigger) {
    const planning = planRepository(inputs, trigger);
    if (!planning.ok)
        return planning;
    const { repository } = planning.plan;
    const pullRequest = pullRequestOf(inputs.prNumber, eventFor(repository, trigger));
    return typeof pullRequest === "string"
        ? { ok: false, problem: `pr-number: is needed here: ${pullRequest}.` }
        : {
            ok: true,
            plan: { repository, pullRequest, targetBranch: inputs.targetBranch, headSha: inputs.headSha },
        };
}
function repositoryOf(inputs, { repository }) {
    const named = inputs.repository ?? repository;
    if (named === undefined)
        return undefined;
    return {
        host: inputs.repositoryHost ?? repository?.host ?? "github.com",
        owner: named.owner,
        name: named.name,
    };
}
/** The event speaks of its own repository only. */
function eventFor(repository, trigger) {
    return isOwnRepository(repository, trigger)
        ? trigger.pullRequest
        : { kind: "none", lookedAt: "the inputs (the event is of another repository)" };
}
/** Whether the run belongs to this repository; one that does not say to which belongs to the one that is meant. */
function isOwnRepository(repository, trigger) {
    return trigger.repository === undefined || fullName(repository) === fullName(trigger.repository);
}
function fullName({ owner, name }) {
    return `${owner}/${name}`.toLowerCase();
}
/** Gives a text when there is none: why. Of another pull request than the event's the event knows nothing. */
function pullRequestOf(given, event) {
    if (given !== undefined && !(event.kind === "event" && event.number === given))
        return known({ number: given });
    switch (event.kind) {
        case "event":
            return known(event);
        case "test-branch":
            return known({ number: event.number, testBranch: event.branch, guarded: false });
        case "merge-group":
            return known({ number: event.number, baseBranch: event.baseBranch, guarded: false });
        case "commit":
        case "head":
            return event;
        case "none":
            return `no pull request was found in ${event.lookedAt}`;
        case "several":
            return `${event.lookedAt} names several pull requests (${event.numbers.map((number) => `#${number}`).join(", ")})`;
    }
}
/** A pull request with what is known of it. */
function known(facts) {
    const { number, headSha, baseBranch, guarded = true, testBranch } = facts;
    return { kind: "known", number, headSha, baseBranch, guarded, testBranch };
}


/***/ }),

/***/ 8614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ LARGEST_PAGE),
/* harmony export */   S: () => (/* binding */ listInputs)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5844);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2066);
/* harmony import */ var _org_slug_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9034);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1798);




/** So many tests fit on a page of the service at most. */
const LARGEST_PAGE = 100;
const LIST_FORMATS = ["json", "csv", "markdown", "lines"];
const listInputs = {
    orgSlug: _org_slug_js__WEBPACK_IMPORTED_MODULE_1__/* .orgSlugInput */ .A,
    pageSize: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .withDefault */ .I)((0,_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(1, LARGEST_PAGE), `${LARGEST_PAGE}`, {
        name: "page-size",
        description: "How many tests one request asks for, from 1 to 100. All pages are read whatever it is.",
    }),
    codeOwners: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn, {
        name: "code-owner",
        description: "Keep tests of any of these code owners, one per line, as in CODEOWNERS. Capital letters and the leading `@` do not matter.",
    }),
    filePatterns: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn, {
        name: "file-pattern",
        description: "Keep tests whose file fits any of these globs, one per line: `src/**` is for the whole path, `*.spec.ts` (without a slash) for the file's own name.",
    }),
    olderThan: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .l)(_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E, {
        name: "older-than",
        description: "Keep tests that were quarantined longer ago than this. One whose time of quarantine cannot be read stays.",
    }),
    failIfOlderThan: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .l)(_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E, {
        name: "fail-if-older-than",
        description: "Fail the step when a test of the list was quarantined longer ago than this. One whose time of quarantine cannot be read gets a warning instead.",
    }),
    format: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .withDefault */ .I)((0,_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(...LIST_FORMATS), "json", {
        name: "format",
        description: "Format of the file: `json` (the service's items), `csv`, `markdown` (by code owner) or `lines` (one name per line, for a test runner).",
    }),
};


/***/ }),

/***/ 7887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ planRange),
/* harmony export */   a: () => (/* binding */ baseShaInput)
/* harmony export */ });
/* harmony import */ var _base_branch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9986);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2066);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1798);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1533);




const baseShaInput = (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .commit */ .cd, {
    name: "base-sha",
    description: "Commit to compare with, as it is. Default: where the head left the branch that the queue merges into.",
});
/** Finds out which commits inputs and event mean. The inputs `head-sha` and `base-sha` go before the event. */
function planRange(inputs, trigger) {
    const planning = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .planRepository */ ._B)(inputs, trigger);
    if (!planning.ok)
        return planning;
    const { repository } = planning.plan;
    const source = sourceFor(repository, inputs, trigger);
    const base = inputs.baseSha === undefined ? planBase(source, repository, inputs, trigger) : given(inputs.baseSha);
    if (typeof base === "string")
        return { ok: false, problem: base };
    const eventHead = source.kind === "checkout" ? undefined : source.head;
    const head = inputs.headSha === undefined || inputs.headSha === eventHead?.sha
        ? eventHead
        : { sha: inputs.headSha, at: "head-sha", ref: undefined };
    return { ok: true, plan: { repository, head, base, foreignHead: isForeign(trigger) } };
}
function given(sha) {
    return { kind: "commit", commit: { sha, at: "base-sha", ref: undefined }, whenLost: undefined };
}
/** Of another repository or another pull request the event knows nothing. */
function sourceFor(repository, { prNumber }, trigger) {
    const { pullRequest, range } = trigger;
    const isMeant = prNumber === undefined || (pullRequest.kind === "event" && pullRequest.number === prNumber);
    return isMeant && (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .isOwnRepository */ .nc)(repository, trigger) ? range : { kind: "checkout" };
}
function isForeign({ pullRequest, secrets }) {
    return (pullRequest.kind === "head" || (pullRequest.kind === "event" && pullRequest.fork && secrets === "all"));
}
/** Gives a text when there is no plan: the problem. */
function planBase(source, repository, inputs, trigger) {
    switch (source.kind) {
        case "pull-request":
            return inputs.targetBranch === undefined || inputs.targetBranch === source.baseBranch
                ? { kind: "fork-point", of: source.base }
                : { kind: "branch", branch: { kind: "known", name: inputs.targetBranch } };
        case "merge-group":
            return { kind: "commit", commit: source.base, whenLost: undefined };
        case "push":
            return planPush(source, repository, inputs, trigger);
        case "commit":
        case "checkout": {
            const known = source.kind === "commit" ? source.baseBranch : undefined;
            return toBranch((0,_base_branch_js__WEBPACK_IMPORTED_MODULE_0__/* .planBaseBranch */ .j)(known, repository, inputs, trigger));
        }
    }
}
function toBranch(branch) {
    return typeof branch === "string" ? branch : { kind: "branch", branch };
}
/** A push to the branch that a queue merges into brought what lies between before and after. */
function planPush({ branch, before }, repository, inputs, trigger) {
    const { defaultBranch } = trigger;
    if (branch !== (inputs.targetBranch ?? defaultBranch)) {
        return toBranch((0,_base_branch_js__WEBPACK_IMPORTED_MODULE_0__/* .planBaseBranch */ .j)(undefined, repository, inputs, trigger));
    }
    const other = branch === defaultBranch || defaultBranch === undefined
        ? undefined
        : { kind: "known", name: defaultBranch };
    if (before !== undefined)
        return { kind: "commit", commit: before, whenLost: other };
    return other === undefined
        ? `base-sha: is needed here: the branch ${branch} is new, so the push does not say what to compare with.`
        : { kind: "branch", branch: other };
}


/***/ }),

/***/ 8956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ NO_TEST_RUN),
/* harmony export */   dd: () => (/* binding */ testRunInputs)
/* harmony export */ });
/* unused harmony export testRunId */
/* harmony import */ var _ci_test_branch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(564);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2066);


/** A run's id as the service makes it, or as it may make it one day: nothing that could be a path or a flag. */
const RUN_ID = /^[a-z0-9][\w.-]*$/i;
/** While the queue looks for a culprit it puts this behind the id in the names of its branches. */
const BISECTION = /-bisection[\w-]*$/i;
/** A test run's id, also with what a bisection puts behind it, or the whole name of its branch. */
const testRunId = (value) => {
    const branch = (0,_ci_test_branch_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTestBranch */ .c)(value);
    if (branch !== undefined)
        return { ok: true, value: branch.testRunId };
    const id = value.replace(BISECTION, "");
    return RUN_ID.test(id)
        ? { ok: true, value: id }
        : { ok: false, allowed: "the id of a test run, or the name of its branch trunk-merge/pr-N/ID" };
};
/** Inputs of `testing-details`. */
const testRunInputs = {
    testRunId: (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .l)(testRunId, {
        name: "test-run-id",
        description: "Id of the test run, or the name of its branch `trunk-merge/pr-N/ID`. Default: the run whose branch the workflow runs on.",
        commandLine: "Id of the test run, or the name of its branch `trunk-merge/pr-N/ID`. Default: the run whose branch this CI run is for.",
    }),
};
/** What is missing when neither input nor event names a test run. */
const NO_TEST_RUN = "test-run-id: is needed here: this run is neither for a push to a test branch of the queue nor for the draft pull request of one. The id is the last part of the branch's name, trunk-merge/pr-N/ID.";


/***/ }),

/***/ 7795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LC: () => (/* binding */ findOperation),
  zU: () => (/* binding */ operations),
  oi: () => (/* binding */ ownInputs)
});

// EXTERNAL MODULE: ./lib/src/inputs/input.js
var input = __webpack_require__(2066);
// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __webpack_require__(1798);
;// CONCATENATED MODULE: ./lib/src/operation.js
/** Declares an operation; the types of its values follow from its inputs. */
function pullRequestOperation(operation) {
    return { about: "pull-request", ...operation };
}
/** Declares an operation; the types of its values follow from its inputs. */
function queueOperation(operation) {
    return { about: "queue", ...operation };
}
/** Declares an operation; the types of its values follow from its inputs. */
function repositoryOperation(operation) {
    return { about: "repository", ...operation };
}
/** Declares an operation; the types of its values follow from its inputs. */
function changeOperation(operation) {
    return { about: "change", ...operation };
}

;// CONCATENATED MODULE: ./lib/src/operations/apply-queue.js



const applyQueue = repositoryOperation({
    name: "apply-queue",
    title: "Brings merge queues to what a file in the repository says, or shows where they differ.",
    inputs: {
        configFile: (0,input/* withDefault */.I)(parsers/* text */.Qq, ".github/merge-queue.yml", {
            name: "config-file",
            description: "YAML file with the wanted settings under `queues: <branch>:`, relative to the workspace. `target-branch` picks one of its branches.",
        }),
        failOnDrift: (0,input/* withDefault */.I)(parsers/* flag */.Jt, "false", {
            name: "fail-on-drift",
            description: "With `dry-run`: fail the step when a queue differs from the file.",
        }),
    },
    results: {
        applied: { description: "Queues were created or changed." },
        unchanged: { description: "Every queue is as the file says." },
        drift: {
            description: "`dry-run` is `true` and a queue differs. Fails only with `fail-on-drift`.",
            fails: "result",
        },
    },
    outputs: {
        changes: "What differed, as JSON: a list of `branch`, `setting`, `from` and `to`, or of `branch` and `created` for a new queue.",
    },
    permissions: {},
    dryRun: "own",
    check: ({ failOnDrift }, _given, { dryRun }) => failOnDrift && !dryRun ? ["fail-on-drift: needs dry-run: true; without it the drift is removed."] : [],
    run: async (values, place, context) => (await Promise.all(/* import() */[__webpack_require__.e(607), __webpack_require__.e(222)]).then(__webpack_require__.bind(__webpack_require__, 222))).applyOutcome(values, place, context),
});

// EXTERNAL MODULE: ./lib/src/inputs/permission.js
var permission = __webpack_require__(6051);
// EXTERNAL MODULE: ./lib/src/inputs/place.js
var place = __webpack_require__(1533);
;// CONCATENATED MODULE: ./lib/src/pull-request/permission-results.js
const permissionResults = {
    "not-permitted": {
        description: "Somebody who caused the run has less than `require-permission`; nothing was sent.",
        fails: "result",
    },
};

;// CONCATENATED MODULE: ./lib/src/operations/cancel.js




const cancel = pullRequestOperation({
    name: "cancel",
    title: "Takes a pull request out of the merge queue; does nothing when it is not in it.",
    inputs: permission/* permissionInputs */.fm,
    results: {
        cancelled: { description: "It was taken out of the queue." },
        "not-queued": { description: "It was not in the queue." },
        "already-merged": { description: "It was merged already." },
        ...permissionResults,
    },
    outputs: { state: "State of the pull request afterwards." },
    permissions: place/* placePermissions */.SE,
    onTestBranch: "skip",
    check: (values, _given, run) => (0,permission/* permissionProblems */.EE)(values, run),
    run: async (values, place, context) => (await __webpack_require__.e(/* import() */ 781).then(__webpack_require__.bind(__webpack_require__, 3781))).cancelOutcome(values, place, context),
});

// EXTERNAL MODULE: ./lib/src/inputs/org-slug.js
var org_slug = __webpack_require__(9034);
;// CONCATENATED MODULE: ./lib/src/inputs/test-results.js



const LARGEST_EXIT_CODE = 255;
/** Paths and patterns; those with a leading `!` only take out. */
const paths = Object.assign((value) => {
    const parsed = (0,parsers/* lines */.Mn)(value);
    return !parsed.ok || parsed.value.some((line) => !line.startsWith("!"))
        ? parsed
        : { ok: false, allowed: "paths or patterns, one per line, of which one at least has no leading `!`" };
}, { many: true });
const exitCodes = Object.assign((value) => {
    const items = (0,parsers/* lines */.Mn)(value);
    const parsed = items.ok ? items.value.map((0,parsers/* wholeNumber */.rD)(1, LARGEST_EXIT_CODE)) : [];
    const codes = parsed.flatMap((code) => (code.ok ? [code.value] : []));
    return codes.length > 0 && codes.length === parsed.length
        ? { ok: true, value: codes }
        : { ok: false, allowed: `whole numbers from 1 to ${LARGEST_EXIT_CODE}, one per line` };
}, { many: true });
const testResultsInputs = {
    orgSlug: org_slug/* orgSlugInput */.A,
    junitPaths: (0,input/* optional */.l)(paths, {
        name: "junit-paths",
        description: "JUnit XML files of this one test step, one path or pattern (`**/junit.xml`) per line, relative to the workspace. A leading `!` takes files out again.",
    }),
    testOutcome: (0,input/* optional */.l)((0,parsers/* oneOf */.yL)("success", "failure", "cancelled", "skipped"), {
        name: "test-outcome",
        description: "How the test step ended: its `steps.<id>.outcome`, as an expression. This or `test-exit-code` is required.",
        commandLine: "How the tests ended. This or `test-exit-code` is required.",
    }),
    testExitCode: (0,input/* optional */.l)((0,parsers/* wholeNumber */.rD)(0, LARGEST_EXIT_CODE), {
        name: "test-exit-code",
        description: "Exit code of the test command. Given together with `test-outcome`, it decides.",
    }),
    failureExitCodes: (0,input/* optional */.l)(exitCodes, {
        name: "test-failure-exit-codes",
        description: "Exit codes that mean that tests failed, one per line; another one is never turned green. Only with `test-exit-code`. Default: every code but 0.",
    }),
    variant: (0,input/* optional */.l)(parsers/* text */.Qq, {
        name: "variant",
        description: "Variant under which the results are uploaded to the service, if they are: it is part of every test's identity.",
    }),
};
/** What must be given, and together with what. */
function testResultsProblems({ orgSlug, junitPaths, testOutcome, testExitCode }, given) {
    return [
        ...(orgSlug === undefined ? [org_slug/* orgSlugMissing */.o] : []),
        ...(junitPaths === undefined
            ? ["junit-paths: is required; it names the JUnit XML files that the test step wrote."]
            : []),
        ...(testOutcome === undefined && testExitCode === undefined
            ? [
                "test-outcome: is required, as `test-outcome: ${{ steps.<id>.outcome }}` of the test step; or give test-exit-code.",
            ]
            : []),
        ...(given.has("test-failure-exit-codes") && testExitCode === undefined
            ? [
                "test-failure-exit-codes: needs test-exit-code beside it; an outcome does not tell exit codes apart.",
            ]
            : []),
    ];
}

;// CONCATENATED MODULE: ./lib/src/operations/check-test-results.js


const checkTestResults = repositoryOperation({
    name: "check-test-results",
    title: "Lets a failed test step pass when every failure is a quarantined test.",
    inputs: testResultsInputs,
    results: {
        passed: { description: "The test step succeeded, and no test failed." },
        quarantined: { description: "Tests failed, and every failure is quarantined: the step is green." },
        failed: {
            description: "A failure is not known to be quarantined, a result file cannot be relied on, or failed tests do not explain how the test step ended.",
            fails: "result",
        },
        "no-results": { description: "No file matches `junit-paths`.", fails: "result" },
    },
    outputs: {
        "failed-count": "Number of failures that count: tests that are not known to be quarantined, and suites.",
        "quarantined-count": "Number of failed tests that are quarantined.",
        "failed-tests": "The failures that count, as JSON: a list of objects with `name`, `parent` (the suite), `file` and `classname`; `name` is null where a suite failed outside of any test.",
        "quarantined-failures": "The failed tests that are quarantined, in the same form.",
    },
    permissions: {},
    example: { "org-slug": "my-org", "junit-paths": "reports/*.xml", "test-exit-code": "1" },
    dryRun: "ignored",
    anyHost: true,
    needsToken: "later",
    check: testResultsProblems,
    run: async (values, place, context) => (await __webpack_require__.e(/* import() */ 165).then(__webpack_require__.bind(__webpack_require__, 8165))).checkOutcome(values, place, context),
});

// EXTERNAL MODULE: ./lib/src/impacted-targets/impact-all-paths.js
var impact_all_paths = __webpack_require__(4858);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/names.js
/** Formats of a list besides `lines` and `json`: what these tools print. */
const TOOL_FORMATS = [
    "nx",
    "turbo",
    "pnpm",
    "moon",
    "lerna",
    "rush",
    "bazel",
    "pants",
    "gradle",
    "paths-filter",
];
/** Every producer's name, in the order of the documentation. */
const PRODUCER_NAMES = [...TOOL_FORMATS, "lines", "json", "command"];

;// CONCATENATED MODULE: ./lib/src/inputs/argument-vector.js
/** An argument vector from a JSON array of strings, such as `["./affected.sh", "--all"]`. */
const argumentVector = (text) => {
    const [first, ...rest] = stringsOf(text);
    return first === undefined || first.trim() === ""
        ? { ok: false, allowed: 'a JSON array of the program and its arguments, such as ["node", "affected.js"]' }
        : { ok: true, value: [first, ...rest] };
};
/** Nothing for any other JSON. A NUL character cannot be an argument. */
function stringsOf(text) {
    try {
        const value = JSON.parse(text);
        const items = Array.isArray(value) ? value : [];
        const strings = items.filter((item) => typeof item === "string" && !item.includes("\0"));
        return strings.length === items.length ? strings : [];
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./lib/src/inputs/impacted-targets.js



/** The list, for what computes one and for what uploads it. */
const impactedTargetsFile = (0,input/* optional */.l)(parsers/* text */.Qq, {
    name: "impacted-targets-file",
    description: "File with the targets, relative to the workspace: one per line, a JSON array, the file of `compute-impacted-targets`, or what a build tool printed.",
});
/** Inputs of `set-impacted-targets`. */
const impactedTargetsInputs = {
    text: (0,input/* optional */.l)(parsers/* multiline */.c1, {
        name: "impacted-targets",
        description: "Targets, one per line, or `ALL`, or `NONE`. For short lists: the runner passes inputs as environment variables, which hold 128 KiB on Linux and 32 KiB on Windows.",
        commandLine: "Targets, one per line, or `ALL`, or `NONE`. For short lists; a long one goes into a file.",
    }),
    file: impactedTargetsFile,
    format: (0,input/* withDefault */.I)((0,parsers/* oneOf */.yL)("auto", "lines", "json", ...TOOL_FORMATS), "auto", {
        name: "impacted-targets-format",
        description: `\`lines\`, \`json\`, or the tool whose output it is: ${TOOL_FORMATS.map((name) => `\`${name}\``).join(", ")}. \`auto\` takes a \`.json\` file for JSON and anything else for lines.`,
    }),
    onEmpty: (0,input/* withDefault */.I)((0,parsers/* oneOf */.yL)("error", "all", "none"), "error", {
        name: "on-empty",
        description: "What an empty or missing list means: `error`, `all` (impacts everything) or `none` (impacts nothing).",
    }),
    onTooLarge: (0,input/* withDefault */.I)((0,parsers/* oneOf */.yL)("all", "error"), "all", {
        name: "on-too-large",
        description: "What to do when the request body would be over 20 MiB: send `ALL` (`all`), or fail (`error`).",
    }),
    verify: (0,input/* withDefault */.I)(parsers/* flag */.Jt, "true", {
        name: "verify",
        description: "Read back whether the service counts the targets for the head commit, and warn when it does not.",
    }),
};

// EXTERNAL MODULE: ./lib/src/inputs/range-plan.js
var range_plan = __webpack_require__(7887);
;// CONCATENATED MODULE: ./lib/src/inputs/target-paths.js
/** Any text: what is wrong with it is found out later, since the reader of YAML is loaded only where it is needed. */
const targetPathsText = Object.assign((text) => {
    let reading;
    const read = () => {
        reading ??= load(text);
        return reading;
    };
    return { ok: true, value: { read } };
}, { many: true });
async function load(text) {
    const { readTargetPaths } = await __webpack_require__.e(/* import() */ 227).then(__webpack_require__.bind(__webpack_require__, 5227));
    const { loadPicomatch } = await __webpack_require__.e(/* import() */ 615).then(__webpack_require__.bind(__webpack_require__, 615));
    return readTargetPaths(text, await loadPicomatch());
}

;// CONCATENATED MODULE: ./lib/src/inputs/compute.js








/** Inputs of `compute-impacted-targets`. */
const computeInputs = {
    producer: (0,input/* optional */.l)((0,parsers/* oneOf */.yL)(...PRODUCER_NAMES, "paths"), {
        name: "producer",
        description: "What knows the targets. A build tool that is run: `nx`, `turbo`, `pnpm`, `moon`, `lerna`, `rush`, `pants`. Path patterns: `paths`. A program of yours: `command`. A list that an earlier step made, read from `impacted-targets-file`: each of the tools, `bazel`, `gradle`, `paths-filter`, `json`, `lines`.",
    }),
    file: impactedTargetsFile,
    key: (0,input/* optional */.l)(parsers/* text */.Qq, {
        name: "impacted-targets-key",
        description: "Where the producer `json` finds the list in its file, such as `affected.projects`.",
    }),
    workingDirectory: (0,input/* withDefault */.I)(parsers/* text */.Qq, ".", {
        name: "working-directory",
        description: "Folder to run the producer in, relative to the workspace.",
    }),
    baseSha: range_plan/* baseShaInput */.a,
    targetPaths: (0,input/* optional */.l)(targetPathsText, {
        name: "target-paths",
        description: "YAML that names path patterns of targets (`target: [pattern, ...]`). The producer `paths` needs it; with any other, the targets of a changed file are added to its list.",
    }),
    command: (0,input/* optional */.l)(argumentVector, {
        name: "command",
        description: 'The program of the producer `command` and its arguments, as a JSON array such as `["node", "affected.js"]`. No shell takes part. It gets the commits as `MERGE_QUEUE_BASE` and `MERGE_QUEUE_HEAD`, and prints one target per line or a JSON array.',
    }),
    impactAllPaths: (0,input/* withDefault */.I)(parsers/* lines */.Mn, impact_all_paths/* IMPACT_ALL_PATHS */.G.join("\n"), {
        name: "impact-all-paths",
        description: "Path patterns, one per line: a changed file that one of them fits impacts everything. Replaces the default, which has lockfiles, the configuration of workspaces and tools, and workflows.",
    }),
    ignoredPaths: (0,input/* optional */.l)(parsers/* lines */.Mn, {
        name: "ignored-paths",
        description: "Path patterns, one per line, of files that impact nothing by themselves, such as `docs/**`. They need no target that claims them.",
    }),
    onUnclaimed: (0,input/* withDefault */.I)((0,parsers/* oneOf */.yL)("all", "ignore", "error"), "all", {
        name: "on-unclaimed",
        description: "What a changed file means that no target claims: `all` (impacts everything), `ignore` or `error`. Only where it is known which paths the targets own.",
    }),
    onError: (0,input/* withDefault */.I)((0,parsers/* oneOf */.yL)("error", "all"), "error", {
        name: "on-error",
        description: "What a producer means that fails: `error`, or `all` (impacts everything, with a warning).",
    }),
};

;// CONCATENATED MODULE: ./lib/src/operations/compute-impacted-targets.js



const computeImpactedTargets = changeOperation({
    name: "compute-impacted-targets",
    title: "Computes what a change impacts, from a build tool or from paths, and writes it to a file for the upload.",
    inputs: computeInputs,
    results: { computed: { description: "The list is made, or everything is impacted." } },
    outputs: {
        "impacted-targets-file": "Path of a JSON file that `set-impacted-targets` takes, in this job or in another.",
        "impacted-targets-mode": "`list`, `all` or `none`.",
        "impacted-targets-count": "Number of targets; empty when everything is impacted.",
        "impacted-targets-reason": "Why it came out like that.",
        "base-sha": "Commit that the change was compared with.",
        "head-sha": "Commit that the targets belong to: the pull request's head.",
    },
    permissions: {
        contents: "read: commits that the clone misses",
        ...place/* placePermissions */.SE,
    },
    example: { producer: "nx" },
    needsToken: "never",
    dryRun: "ignored",
    anyHost: true,
    check: async (...seen) => (await Promise.all(/* import() */[__webpack_require__.e(194), __webpack_require__.e(968)]).then(__webpack_require__.bind(__webpack_require__, 7968))).computeProblems(...seen),
    baseSha: ({ baseSha }) => baseSha,
    run: async (values, place, context) => (await Promise.all(/* import() */[__webpack_require__.e(194), __webpack_require__.e(368)]).then(__webpack_require__.bind(__webpack_require__, 368))).computeOutcome(values, place, context),
});

;// CONCATENATED MODULE: ./lib/src/inputs/settings.js


/** Any text: what is wrong with it is found out later, since the reader of YAML is loaded only where it is needed. */
const settingsInput = (0,input/* optional */.l)(parsers/* multiline */.c1, {
    name: "settings",
    description: "Settings of the queue as YAML, one `name: value` per line; see the table of settings.",
});
/** Everything that is wrong with the text, found with what only these operations load. */
async function settingsProblems(given) {
    if (given === undefined)
        return [];
    const { readSettings } = await __webpack_require__.e(/* import() */ 396).then(__webpack_require__.bind(__webpack_require__, 8396));
    return (await readSettings(given)).problems;
}

;// CONCATENATED MODULE: ./lib/src/operations/create-queue.js




const createQueue = queueOperation({
    name: "create-queue",
    title: "Makes a merge queue for a branch, with its settings.",
    inputs: {
        settings: settingsInput,
        ifExists: (0,input/* withDefault */.I)((0,parsers/* oneOf */.yL)("error", "ignore", "update"), "error", {
            name: "if-exists",
            description: "What to do when the branch has a queue: fail (`error`), leave it as it is (`ignore`), or give it the settings (`update`).",
        }),
    },
    results: {
        created: { description: "The queue was made, with all settings." },
        "already-exists": { description: "There was a queue, and nothing was changed (`if-exists`)." },
        updated: { description: "There was a queue, and settings of it were changed (`if-exists: update`)." },
    },
    outputs: {
        changes: "What was set, as JSON: a list of `setting`, `from` and `to`; `from` is null where nothing showed it.",
    },
    permissions: {},
    example: { settings: "mode: parallel" },
    branch: "given",
    check: ({ settings }) => settingsProblems(settings),
    run: async (values, place, context) => (await Promise.all(/* import() */[__webpack_require__.e(607), __webpack_require__.e(757)]).then(__webpack_require__.bind(__webpack_require__, 4757))).createOutcome(values, place, context),
});

;// CONCATENATED MODULE: ./lib/src/operations/delete-queue.js

const deleteQueue = queueOperation({
    name: "delete-queue",
    title: "Deletes a merge queue, which must be empty.",
    inputs: {},
    results: {
        deleted: { description: "The queue is gone." },
        "not-found": { description: "There was no such queue." },
        "not-empty": { description: "Pull requests are in it, so it was not deleted.", fails: "result" },
    },
    outputs: {
        enqueued: "Numbers of the pull requests that keep it from being deleted, in queue order, as JSON.",
    },
    permissions: {},
    branch: "given",
    run: async (_values, place, context) => (await __webpack_require__.e(/* import() */ 877).then(__webpack_require__.bind(__webpack_require__, 877))).deleteOutcome(place, context),
});

// EXTERNAL MODULE: ./lib/src/inputs/duration.js
var duration = __webpack_require__(5844);
;// CONCATENATED MODULE: ./lib/src/inputs/wait.js



/** The words that a wait can end with; the order is that of the documentation. */
const WAIT_RESULTS = [
    "merged",
    "failed",
    "cancelled",
    "head-changed",
    "not-ready",
    "left-queue",
    "not-submitted",
    "timed-out",
    "aborted",
];
/** How long a step waits; the default is the operation's own. */
function timeoutInput(byDefault) {
    return (0,input/* withDefault */.I)(duration/* parseDuration */.E, byDefault, {
        name: "timeout",
        description: "Longest time to wait. Keep it below the job's `timeout-minutes`; GitHub-hosted runners end a job after six hours.",
        commandLine: "Longest time to wait.",
    });
}
const pollIntervalInput = (0,input/* withDefault */.I)((0,parsers/* wordOr */.ao)("auto", duration/* parseTimerDuration */.N), "auto", {
    name: "poll-interval",
    description: "Time between two polls; `auto` adapts it to what can happen soon.",
});
/** Inputs of `wait-for-merge`, and of `submit` with `wait: true`. */
const waitInputs = {
    timeout: timeoutInput("5h"),
    notReadyTimeout: (0,input/* withDefault */.I)(duration/* parseDuration */.E, "1h", {
        name: "not-ready-timeout",
        description: "Longest time that the pull request may stay `not_ready` without interruption.",
    }),
    gracePeriod: (0,input/* withDefault */.I)(duration/* parseDuration */.E, "1m", {
        name: "grace-period",
        description: "How long the pull request may be missing from the queue before the wait ends.",
    }),
    pollInterval: pollIntervalInput,
    since: (0,input/* optional */.l)(parsers/* timestamp */.vE, {
        name: "since",
        description: "Output `submitted-at` of an earlier `submit`: attempts that ended before this time are ignored.",
    }),
    cancelOnAbort: (0,input/* withDefault */.I)(parsers/* flag */.Jt, "false", {
        name: "cancel-on-abort",
        description: "Take the pull request out of the queue when the job is cancelled.",
        commandLine: "Take the pull request out of the queue when the command is interrupted.",
    }),
    allowedResults: (0,input/* withDefault */.I)((0,parsers/* someOf */.yU)(...WAIT_RESULTS), "merged", {
        name: "allowed-results",
        description: "Results that do not fail the step, separated by commas or line breaks. `merged` never does.",
        commandLine: "Results that end with exit code 0. `merged` always does.",
    }),
};

;// CONCATENATED MODULE: ./lib/src/queue/drain-results.js
const drainResults = {
    drained: { description: "It is empty, and takes nothing new in." },
    "timed-out": { description: "`timeout` passed; it stays draining if it was set so.", fails: "timeout" },
    interrupted: {
        description: "It stopped draining before it was seen empty: somebody resumed, paused or deleted it.",
        fails: "result",
    },
    aborted: {
        description: "The job was cancelled; the queue stays draining if it was set so.",
        fails: "aborted",
    },
};
const drainOutputs = {
    "previous-state": "State of the queue before.",
    depth: "How many pull requests were left when the queue was last read.",
};

;// CONCATENATED MODULE: ./lib/src/operations/drain-queue.js



const drainQueue = queueOperation({
    name: "drain-queue",
    title: "Lets a queue merge what is in it, takes nothing new in, and waits until it is empty.",
    inputs: { timeout: timeoutInput("1h"), pollInterval: pollIntervalInput },
    results: drainResults,
    outputs: drainOutputs,
    permissions: {},
    branch: "given",
    run: async ({ timeout: timeoutMs, pollInterval }, place, context) => (await __webpack_require__.e(/* import() */ 751).then(__webpack_require__.bind(__webpack_require__, 7751))).drainOutcome({ timeoutMs, pollInterval }, place, context),
});

// EXTERNAL MODULE: ./lib/src/queue/queue-outputs.js
var queue_outputs = __webpack_require__(7098);
;// CONCATENATED MODULE: ./lib/src/operations/get-queue.js


const getQueue = queueOperation({
    name: "get-queue",
    title: "Reads a queue: its state, its settings, and the pull requests in it in their order.",
    inputs: {},
    results: { found: { description: "The queue exists." } },
    outputs: {
        depth: "How many pull requests stand in it. Those that are not ready do not.",
        ...queue_outputs/* queueOutputs */.A,
    },
    permissions: {},
    branch: "found",
    dryRun: "ignored",
    run: async (_values, place, context) => (await __webpack_require__.e(/* import() */ 513).then(__webpack_require__.bind(__webpack_require__, 1513))).queueOutcome(place, context),
});

// EXTERNAL MODULE: ./lib/src/inputs/quarantined-tests.js
var quarantined_tests = __webpack_require__(8614);
;// CONCATENATED MODULE: ./lib/src/operations/list-quarantined-tests.js



const listQuarantinedTests = repositoryOperation({
    name: "list-quarantined-tests",
    title: "Lists the quarantined tests of a repository, and fails when some have been quarantined for too long.",
    inputs: quarantined_tests/* listInputs */.S,
    results: {
        listed: { description: "The whole list was read." },
        stale: {
            description: "A test of the list was quarantined longer ago than `fail-if-older-than`.",
            fails: "result",
        },
    },
    outputs: {
        count: "Number of tests in the list, after the filters.",
        "quarantined-tests-file": "Path of the file with the list, in the chosen format.",
        "oldest-days": "For how many whole days the oldest test of the list has been quarantined; empty when that is unknown or the list is empty.",
    },
    permissions: {},
    example: { "org-slug": "my-org" },
    dryRun: "ignored",
    anyHost: true,
    check: ({ orgSlug }) => (orgSlug === undefined ? [org_slug/* orgSlugMissing */.o] : []),
    run: async (values, place, context) => (await __webpack_require__.e(/* import() */ 182).then(__webpack_require__.bind(__webpack_require__, 5182))).listOutcome(values, place, context),
});

// EXTERNAL MODULE: ./lib/src/inputs/metrics.js
var metrics = __webpack_require__(9251);
;// CONCATENATED MODULE: ./lib/src/metrics/figure-outputs.js
/** What each figure says, under the name of its output. */
const figureOutputs = {
    depth: "Pull requests in the queue, without those that wait for mergeability.",
    "awaiting-mergeability": "Submitted pull requests that wait for mergeability.",
    "testing-slots-active": "Test slots in use.",
    "merged-1h": "Pull requests merged in the last hour.",
    "failed-1h": "Pull requests that failed in the last hour.",
    "cancelled-1h": "Pull requests cancelled in the last hour.",
    "restarts-1h": "Tests restarted in the last hour.",
    "wait-p50-seconds": "Median of the seconds from `pending` to `testing` in the last hour; `> 7200` beyond the last bucket, empty when there was none.",
    "wait-p95-seconds": "The same, 95th percentile.",
    "test-p50-seconds": "Median of the seconds that tests took in the last hour.",
    "test-p95-seconds": "The same, 95th percentile.",
    "time-in-queue-p50-seconds": "Median of the seconds from submission to the end in the last hour.",
    "time-in-queue-p95-seconds": "The same, 95th percentile.",
};

;// CONCATENATED MODULE: ./lib/src/operations/metrics.js



const metrics_metrics = queueOperation({
    name: "metrics",
    title: "Reads the metrics of a merge queue, and warns or fails when they meet your conditions.",
    inputs: metrics/* metricsInputs */.j,
    results: {
        healthy: { description: "No condition is met." },
        degraded: { description: "A condition of `warn-if` is met; there is a warning for each." },
        breached: { description: "A condition of `fail-if` is met.", fails: "result" },
        "no-data": {
            description: "There is no sample for the branch. Without any condition this does not fail the step.",
            fails: "result",
        },
    },
    outputs: {
        ...figureOutputs,
        "metrics-file": "Path of a file with the metrics as they came, in the Prometheus text format.",
    },
    permissions: {},
    branch: "found",
    dryRun: "ignored",
    check: async (values) => (await __webpack_require__.e(/* import() */ 855).then(__webpack_require__.bind(__webpack_require__, 5855))).conditionProblems(values),
    run: async (values, place, context) => (await __webpack_require__.e(/* import() */ 544).then(__webpack_require__.bind(__webpack_require__, 9544))).metricsOutcome(values, place, context),
});

;// CONCATENATED MODULE: ./lib/src/inputs/reason.js

/** Any text, as one line. */
const oneLine = (value) => ({ ok: true, value: value.replace(/\s+/g, " ") });
/** Why a queue's state is changed. */
const reasonInput = (0,input/* optional */.l)(oneLine, {
    name: "reason",
    description: "Why, in one line, for the log and the summary. The service has no field for it, so it is not sent.",
});

;// CONCATENATED MODULE: ./lib/src/operations/pause-queue.js


const pauseQueue = queueOperation({
    name: "pause-queue",
    title: "Pauses a queue: nothing is taken in and nothing is merged until it is resumed.",
    inputs: { reason: reasonInput },
    results: {
        paused: { description: "It was paused by this step." },
        unchanged: { description: "It was paused already: nothing was sent." },
    },
    outputs: { "previous-state": "State of the queue before." },
    permissions: {},
    branch: "given",
    run: async ({ reason }, place, context) => {
        const afterwards = "Nothing is merged until resume-queue.";
        const change = { state: "paused", done: "paused", reason, afterwards };
        return (await __webpack_require__.e(/* import() */ 645).then(__webpack_require__.bind(__webpack_require__, 6645))).changeState(change, place, context);
    },
});

;// CONCATENATED MODULE: ./lib/src/operations/restart-tests.js




const restartTests = pullRequestOperation({
    name: "restart-tests",
    title: "Runs the queue's tests of a pull request again. It is sent once: a repeat would throw away the first new run.",
    inputs: permission/* permissionInputs */.fm,
    results: { restarted: { description: "The tests were started again." }, ...permissionResults },
    outputs: { state: "State of the pull request afterwards." },
    permissions: place/* placePermissions */.SE,
    onTestBranch: "skip",
    check: (values, _given, run) => (0,permission/* permissionProblems */.EE)(values, run),
    run: async (values, place, context) => (await __webpack_require__.e(/* import() */ 390).then(__webpack_require__.bind(__webpack_require__, 7390))).restartOutcome(values, place, context),
});

;// CONCATENATED MODULE: ./lib/src/operations/resume-queue.js


const resumeQueue = queueOperation({
    name: "resume-queue",
    title: "Lets a paused or draining queue run again.",
    inputs: { reason: reasonInput },
    results: {
        resumed: { description: "It runs again." },
        unchanged: { description: "It was running already: nothing was sent." },
    },
    outputs: { "previous-state": "State of the queue before." },
    permissions: {},
    branch: "given",
    run: async ({ reason }, place, context) => {
        const afterwards = "It takes in and merges again.";
        const change = { state: "running", done: "resumed", reason, afterwards };
        return (await __webpack_require__.e(/* import() */ 645).then(__webpack_require__.bind(__webpack_require__, 6645))).changeState(change, place, context);
    },
});

;// CONCATENATED MODULE: ./lib/src/operations/set-impacted-targets.js



const setImpactedTargets = pullRequestOperation({
    name: "set-impacted-targets",
    title: "Declares what a pull request impacts, for queues that test unrelated pull requests side by side.",
    inputs: impactedTargetsInputs,
    results: { uploaded: { description: "The service has the targets." } },
    outputs: {
        "impacted-targets-mode": "What was sent: `list`, `all` or `none`.",
        "impacted-targets-count": "Number of distinct targets; empty when `ALL` was sent.",
        "impacted-targets-bytes": "Size of the request body, in bytes.",
        "impacted-targets-reason": "Why that was sent.",
        verified: "`true` when the record shows the targets for the head commit, `false` when it does not, `unknown` when nothing was read back: no record yet, a fork's run, `verify: false`, or a failed read.",
    },
    permissions: place/* placePermissions */.SE,
    example: { "impacted-targets-file": "targets.txt" },
    onTestBranch: "skip",
    forkMayRun: true,
    check: (values) => values.text !== undefined && values.file !== undefined
        ? ["impacted-targets, impacted-targets-file: give one of them, not both."]
        : [],
    run: async (values, place, context) => (await Promise.all(/* import() */[__webpack_require__.e(194), __webpack_require__.e(456)]).then(__webpack_require__.bind(__webpack_require__, 6456))).uploadOutcome(values, place, context),
});

// EXTERNAL MODULE: ./lib/src/pull-request/record-outputs.js
var record_outputs = __webpack_require__(9992);
;// CONCATENATED MODULE: ./lib/src/operations/status.js



const status_status = pullRequestOperation({
    name: "status",
    title: "Reads where a pull request stands in the merge queue.",
    inputs: {},
    results: {
        found: { description: "The queue knows the pull request." },
        "not-submitted": { description: "It was never submitted to this queue." },
    },
    outputs: {
        ...record_outputs/* recordOutputs */.Q,
        ready: "`true` when nothing keeps it from being tested, `false` when something does; empty when the record does not tell.",
        "blocked-by": "What keeps it from being tested, in plain words: `base branch`, `mergeability`, `impacted targets`.",
        position: "Its place in the queue, from 1; empty when it does not stand in it.",
        ahead: "Numbers of the pull requests before it, as JSON.",
        "safe-to-push": "`false` while it is submitted to the queue, where a push would throw it out.",
        "queue-state": "State of the queue: `running`, `paused`, `draining`, `switching_modes`, or a newer one.",
    },
    permissions: place/* placePermissions */.SE,
    onTestBranch: "run",
    dryRun: "ignored",
    run: async (_values, place, context) => (await __webpack_require__.e(/* import() */ 111).then(__webpack_require__.bind(__webpack_require__, 4111))).statusOutcome(place, context),
});

;// CONCATENATED MODULE: ./lib/src/inputs/submit.js


/** The lowest priority; 0 is the most urgent. */
const PRIORITY_MAXIMUM = 255;
/** A number, or the name of a priority as the queue defines it (`urgent`, `high`, `medium`, `low`). */
const priority = (value) => {
    const number = (0,parsers/* wholeNumber */.rD)(0, PRIORITY_MAXIMUM)(value);
    if (number.ok)
        return number;
    return /^[a-z][\w-]{0,63}$/i.test(value)
        ? { ok: true, value }
        : {
            ok: false,
            allowed: `a name such as high, or a whole number from 0 (most urgent) to ${PRIORITY_MAXIMUM}`,
        };
};
const submitInputs = {
    priority: (0,input/* optional */.l)(priority, {
        name: "priority",
        description: "Name (`urgent`, `high`, `medium`, `low`) or number from 0 (most urgent) to 255. Default: the queue's.",
    }),
    noBatch: (0,input/* withDefault */.I)(parsers/* flag */.Jt, "false", {
        name: "no-batch",
        description: "Test the pull request alone. With `update`, `false` leaves it as it is.",
    }),
    update: (0,input/* withDefault */.I)(parsers/* flag */.Jt, "false", {
        name: "update",
        description: "Send priority and batching again for a pull request that is in the queue already.",
    }),
    resubmit: (0,input/* withDefault */.I)(parsers/* flag */.Jt, "true", {
        name: "resubmit",
        description: "Submit again after an attempt that failed or was cancelled.",
    }),
    wait: (0,input/* withDefault */.I)(parsers/* flag */.Jt, "false", {
        name: "wait",
        description: "Go on as `wait-for-merge`, whose inputs and results apply then.",
    }),
};

;// CONCATENATED MODULE: ./lib/src/pull-request/wait-results.js
/** Results of a wait (the order is that of the documentation). */
const waitResults = {
    merged: { description: "The pull request is merged." },
    failed: { description: "The queue rejected it.", fails: "result" },
    cancelled: { description: "It was taken out of the queue.", fails: "result" },
    "head-changed": { description: "Its head is another commit than the one that was meant.", fails: "result" },
    "not-ready": { description: "It did not become ready within `not-ready-timeout`.", fails: "result" },
    "left-queue": { description: "It left the queue without a final state.", fails: "result" },
    "not-submitted": { description: "It was not in the queue for the whole `grace-period`.", fails: "result" },
    "timed-out": { description: "`timeout` passed.", fails: "timeout" },
    aborted: { description: "The job was cancelled.", fails: "aborted" },
};
const waitOutputs = {
    state: "Last state that was seen.",
    "waited-seconds": "How long the wait took, in whole seconds.",
    polls: "How often the record was read.",
    "pr-sha": "Head commit that the queue knows.",
    "merge-commit-sha": "The commit on the target branch, when merged and readable on GitHub; else empty.",
    "test-run-id": "When failed: the test run that explains it, if its branch was seen on GitHub during the wait; else empty. `testing-details` takes it.",
    "failing-checks": "When failed: names of the checks of that run that ended badly, required or not, as JSON; empty where the run is not known.",
};
const waitPermissions = {
    contents: "read: `test-run-id`",
    "pull-requests": "read: `merge-commit-sha`",
};

;// CONCATENATED MODULE: ./lib/src/operations/submit.js






const submissions = {
    submitted: { description: "It was submitted." },
    updated: { description: "It was in the queue; its priority and batching were sent again." },
    "already-queued": { description: "It was in the queue already; nothing was sent." },
    "already-merged": { description: "It was merged already; nothing was sent." },
    "not-resubmitted": { description: "Its last attempt ended without a merge, and `resubmit` is `false`." },
    "head-changed": {
        description: "Its head is another commit than the one that was meant. What this step submitted was taken out again, what was in the queue before is left there.",
        fails: "result",
    },
};
const submit_submit = pullRequestOperation({
    name: "submit",
    title: "Submits a pull request to the merge queue; one that is in it already is left as it is.",
    inputs: { ...submitInputs, ...permission/* permissionInputs */.fm, ...waitInputs },
    results: {
        ...submissions,
        ...permissionResults,
        ...waitResults,
        "head-changed": submissions["head-changed"],
    },
    outputs: {
        ...waitOutputs,
        submission: "How the submission went: `submitted`, `updated`, `already-queued`, `already-merged`, `not-resubmitted` or `head-changed`.",
        state: "State of the pull request in the queue.",
        "pr-number": "Number of the pull request.",
        "pr-sha": "Head commit that the queue knows.",
        "submitted-at": "Time of the service at which this attempt began; input `since` of `wait-for-merge` takes it.",
    },
    permissions: waitPermissions,
    onTestBranch: "skip",
    check: (values, _given, run) => (0,permission/* permissionProblems */.EE)(values, run),
    run: async (values, place, context) => (await Promise.all(/* import() */[__webpack_require__.e(188), __webpack_require__.e(208), __webpack_require__.e(820)]).then(__webpack_require__.bind(__webpack_require__, 9820))).submitOutcome(values, place, context),
});

// EXTERNAL MODULE: ./lib/src/inputs/test-run.js
var test_run = __webpack_require__(8956);
// EXTERNAL MODULE: ./lib/src/test-run/test-run-outputs.js
var test_run_outputs = __webpack_require__(1892);
;// CONCATENATED MODULE: ./lib/src/operations/testing-details.js



const testingDetails = queueOperation({
    name: "testing-details",
    title: "Reads a test run of the queue: how it stands, which checks failed, and whose changes it tests.",
    inputs: test_run/* testRunInputs */.dd,
    results: {
        in_progress: { description: "The tests are under way." },
        succeeded: { description: "Every required check passed." },
        failed: {
            description: "A required check failed or was not reported in time, or the run could not go on.",
        },
        cancelled: { description: "The queue gave the run up." },
        unknown: { description: "The service gives no status, or one that this version does not know." },
    },
    outputs: {
        "test-run-id": "Id of the run that was asked for.",
        ...test_run_outputs/* testRunOutputs */.y,
        "failing-checks": "Names of all checks that ended badly, required or not, as JSON.",
        "missing-checks": "Names of the required checks of which the service has no report, as JSON.",
    },
    permissions: { "pull-requests": "read: `target-branch`" },
    example: { "test-run-id": "7f9c2ba4-e88f-4237-9aef-6a0a0b1c5d3e" },
    branch: "found",
    dryRun: "ignored",
    check: (values, _given, run) => values.testRunId === undefined && run.testRunId === undefined ? [test_run/* NO_TEST_RUN */.$H] : [],
    run: async (values, place, context) => (await Promise.all(/* import() */[__webpack_require__.e(188), __webpack_require__.e(250)]).then(__webpack_require__.bind(__webpack_require__, 869))).testRunOutcome(values, place, context),
});

;// CONCATENATED MODULE: ./lib/src/operations/update-queue.js


const updateQueue = queueOperation({
    name: "update-queue",
    title: "Changes settings of a merge queue; sends only those that differ.",
    inputs: { settings: settingsInput },
    results: {
        updated: { description: "Settings were changed." },
        unchanged: { description: "The queue had these settings already; nothing was sent." },
    },
    outputs: {
        changes: "What was set, as JSON: a list of `setting`, `from` and `to`; `from` is null where nothing showed it.",
    },
    permissions: {},
    example: { settings: "concurrency: 3" },
    branch: "given",
    check: ({ settings }) => settings === undefined
        ? ['settings: is required; write one setting per line, such as "concurrency: 5".']
        : settingsProblems(settings),
    run: async (values, place, context) => (await Promise.all(/* import() */[__webpack_require__.e(607), __webpack_require__.e(36)]).then(__webpack_require__.bind(__webpack_require__, 3036))).updateOutcome(values, place, context),
});

;// CONCATENATED MODULE: ./lib/src/operations/wait-for-merge.js



const waitForMerge = pullRequestOperation({
    name: "wait-for-merge",
    title: "Waits until a submitted pull request is merged, or says why it was not.",
    inputs: waitInputs,
    results: waitResults,
    outputs: waitOutputs,
    permissions: waitPermissions,
    onTestBranch: "skip",
    run: async (values, place, context) => (await Promise.all(/* import() */[__webpack_require__.e(188), __webpack_require__.e(208), __webpack_require__.e(707)]).then(__webpack_require__.bind(__webpack_require__, 3707))).waitOnlyOutcome(values, place, context),
});

;// CONCATENATED MODULE: ./lib/src/operations/registry.js



















/** Every operation, in the order of the documentation. */
const operations = [
    setImpactedTargets,
    computeImpactedTargets,
    submit_submit,
    waitForMerge,
    status_status,
    cancel,
    restartTests,
    testingDetails,
    getQueue,
    createQueue,
    updateQueue,
    deleteQueue,
    pauseQueue,
    resumeQueue,
    drainQueue,
    applyQueue,
    metrics_metrics,
    listQuarantinedTests,
    checkTestResults,
];
/** Finds an operation by its name in kebab-case, or in camelCase as the API's calls are written. */
function findOperation(name) {
    return operations.find((operation) => operation.name === name || camelCase(operation.name) === name);
}
function camelCase(name) {
    return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
/** Every own input of every operation. */
function ownInputs() {
    return operations.flatMap(({ name, inputs }) => Object.values(inputs).map((input) => ({ operation: name, input })));
}


/***/ }),

/***/ 9992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ recordOutputs)
/* harmony export */ });
/** The record's fields as outputs: name, and what it says. One entry per field of the service's document. */
const recordOutputs = {
    state: "State of the pull request in the queue, in lower case: `not_ready`, `pending`, `testing`, `tests_passed`, `merged`, `failed`, `cancelled`, `pending_failure`, or a newer one.",
    "state-changed-at": "When the state changed, as the service writes it.",
    "priority-value": "Priority as a number, 0 is the most urgent.",
    "priority-name": "Priority as a name.",
    "used-default-priority-name": "Name of the default priority, when that one was used.",
    "skip-the-line": "`true` when it skips the line.",
    "force-enqueued": "`true` when it was put into the queue without being ready.",
    "no-batch": "`true` when it is tested alone.",
    "is-currently-submitted-to-queue": "`true` while it is submitted to the queue.",
    "pr-number": "Number of the pull request.",
    "pr-title": "Title of the pull request.",
    "pr-sha": "Head commit that the queue knows.",
    "pr-base-branch": "Base branch of the pull request.",
    "pr-author": "Author of the pull request.",
    id: "The service's id of the record.",
    readiness: "What the readiness rule looks at, as JSON.",
};


/***/ }),

/***/ 7098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ queueOutputs)
/* harmony export */ });
/** Every field of a queue as an output, in the order of the service's document, then those that newer replies have. */
const queueOutputs = {
    state: "State of the queue: `running`, `paused`, `draining`, `switching_modes`, or a newer one.",
    branch: "Branch that the queue merges into.",
    mode: "`single` or `parallel`.",
    concurrency: "How many tests run side by side.",
    "bisection-concurrency": "How many tests run side by side to find what broke a batch.",
    "testing-timeout-minutes": "Minutes after which a test run counts as failed.",
    "pending-failure-depth": "How many later test runs a failed one waits for before it counts.",
    "can-optimistically-merge": "`true` when a later test run that passed also merges what is ahead of it.",
    batch: "`true` when several pull requests are tested together.",
    "batching-max-wait-time-minutes": "Minutes that a batch waits for more pull requests.",
    "batching-min-size": "How many pull requests a batch waits for.",
    "create-prs-for-testing-branches": "`true` when a draft pull request is opened for each test branch.",
    "comments-enabled": "`true` when the queue comments on pull requests.",
    "commands-enabled": "`true` when the queue takes commands from comments.",
    "status-check-enabled": "`true` when the queue reports a status check on pull requests.",
    "required-statuses": "Names of the status checks that the queue waits for in place of the branch's own, as JSON; empty or `[]` without.",
    "direct-merge-mode": "`always` when an up-to-date pull request may merge without the queue's tests, else `off`.",
    "optimization-mode": "`off` or `bisection_skip_redundant_tests`.",
    "merge-method": "`merge_commit`, `squash` or `rebase`.",
    "enqueued-pull-requests": "The pull requests in the queue, in its order, as JSON of 64 KiB at most; `result-file` has them all.",
    "extension-enabled": "`true` when the service's browser extension may be used.",
    "enqueueing-label": "Label that submits a pull request.",
    "label-commands-enabled": "`true` when the queue takes commands from labels.",
    "state-labels-enabled": "`true` when the queue labels pull requests with their state.",
    "allowed-bot-submitters": "Bots that may submit pull requests, as JSON.",
    "batching-rules": "Rules for batches, as JSON.",
    "test-branch-construction-mode": "How test branches are made.",
    "not-ready-timeout-hours": "Hours after which a pull request that is not ready is taken out.",
};


/***/ }),

/***/ 3531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ firstItems),
/* harmony export */   Ws: () => (/* binding */ shortenJson),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/*
 * The one place that leaves out a part of a text. A secret is recognised and hidden only while it is whole, and a part
 * of one would stay: so a text ends where no secret can be, at white space (a token has none) or between items of JSON.
 */
/** The words at the start of a text that fit; undefined where the first one is too long already. */
function firstWords(text, atMost) {
    const words = text
        .slice(0, atMost + 1)
        .replace(/\S*$/, "")
        .trimEnd();
    return words === "" ? undefined : words;
}
function lengthOf(text) {
    return `a text of ${text.length} characters`;
}
/** Text of somebody else on one line of so many characters at most; what has no words that fit is told by its length. */
function shorten(text, atMost) {
    const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
    if (line.length <= atMost)
        return line;
    const words = firstWords(line, atMost - 1);
    return words === undefined ? `(${lengthOf(line)})` : `${words}\u2026`;
}
const QUOTED_CHARACTERS = 100;
/** An ill text as a message quotes it. */
function quote(text) {
    if (text.length <= QUOTED_CHARACTERS)
        return JSON.stringify(text);
    const words = firstWords(text, QUOTED_CHARACTERS);
    return words === undefined ? lengthOf(text) : JSON.stringify(`${words}\u2026`);
}
/** JSON (without spaces) of so many characters at most, which ends after a text of a list or an object. */
function shortenJson(json, atMost) {
    return json.length <= atMost ? json : `${firstItems(json.slice(0, atMost))}\u2026`;
}
/** JSON that breaks off, up to the last place between two items. */
function firstItems(json) {
    // Within a text of JSON a quotation mark has a backslash in front.
    return /^.*[^\\]",/s.exec(json)?.[0] ?? "";
}


/***/ }),

/***/ 1892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ testRunOutputs)
/* harmony export */ });
/** The fields of a test run as outputs: name, and what it says. One entry per field of the service's document. */
const testRunOutputs = {
    "required-statuses": "Names of the checks that must pass, as JSON.",
    "required-statuses-source": "Where the required checks come from: `trunk_config` or `service_config` (the repository's configuration file of the service), `repo_provider_branch_protection`, `merge_instance` (the queue's own settings), or a newer one.",
    "test-branch": "Branch that the queue made for the run.",
    "test-branch-sha": "Commit at the tip of that branch.",
    "check-suites": "Check suites with their check runs, as JSON.",
    "status-checks": "Commit statuses, as JSON.",
    "tested-pull-requests": "The pull requests that the run tests (several in a batch), as JSON.",
    "created-at": "When the run began, as the service writes it.",
    status: "Status of the run, in lower case: `in_progress`, `succeeded`, `failed`, `cancelled`, or a newer one.",
    "impacted-targets": "Targets of the tested pull requests and of all ahead of them, as JSON.",
    "impacted-targets-for-tested-prs": "Targets of the tested pull requests alone, as JSON.",
    "dependent-prs": "Numbers of the pull requests ahead that the run builds on, as JSON.",
};


/***/ })

};
