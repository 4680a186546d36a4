export const id = 600;
export const ids = [600];
export const modules = {

/***/ 1695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ isTransientStatus),
/* harmony export */   Gw: () => (/* binding */ pauseBeforeRetry),
/* harmony export */   OU: () => (/* binding */ budgetMs),
/* harmony export */   mu: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
/** At most this many attempts a call, with these pauses between them, in milliseconds. */
const PAUSES_MS = [500, 1000, 2000];
/** Each pause varies by this share, so that thousands of steps do not come back at the same moment. */
const JITTER = 0.25;
/** A call is over after this many times the timeout of one attempt. */
const BUDGET_IN_ATTEMPTS = 3;
/** The least time in which an answer can be hoped for: nobody may ask for shorter attempts either. */
const USEFUL_MS = 1000;
function budgetMs(requestTimeoutMs) {
    return BUDGET_IN_ATTEMPTS * requestTimeoutMs;
}
const TRANSIENT_STATUSES = new Set([408, 425, 429]);
/** Statuses after which asking again later may help. */
function isTransientStatus(status) {
    return status >= 500 || TRANSIENT_STATUSES.has(status);
}
function mayRepeat(repeat, failure) {
    switch (repeat) {
        case "never":
            return false;
        case "always":
            return failure.kind === "status" ? isTransientStatus(failure.status) : !failure.permanent;
        case "unsent":
            return failure.kind === "status" ? failure.status === 429 : failure.unsent && !failure.permanent;
    }
}
/**
 * Milliseconds to wait before the next attempt, or undefined when there is none.
 * A `Retry-After` is obeyed to the letter; one that leaves no time for an answer ends the call at once.
 */
function pauseBeforeRetry(failure, state) {
    const backoffMs = PAUSES_MS[state.attempt - 1];
    if (backoffMs === undefined || !mayRepeat(state.repeat, failure))
        return undefined;
    const varied = backoffMs * (1 + JITTER * (2 * state.random() - 1));
    const asked = failure.kind === "status" ? failure.retryAfterMs : undefined;
    const pauseMs = Math.max(varied, asked ?? 0);
    return state.elapsedMs + pauseMs + USEFUL_MS <= state.budgetMs ? pauseMs : undefined;
}
/** The three forms of an HTTP date begin with a weekday; Date.parse would also take "-5" or "soon 5". */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;
/**
 * A `Retry-After` header in milliseconds: whole seconds or an HTTP date, not negative.
 * Anything else is as if the header were missing.
 */
function parseRetryAfter(header, nowMs) {
    if (header === undefined)
        return undefined;
    const text = header.trim();
    if (/^\d+$/.test(text))
        return Number(text) * 1000;
    if (!HTTP_DATE.test(text))
        return undefined;
    // The oldest form names no zone, and means the same one as the others.
    const date = Date.parse(/ GMT$/i.test(text) ? text : `${text} GMT`);
    return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}


/***/ }),

/***/ 1422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xs: () => (/* binding */ StatusError),
/* harmony export */   dh: () => (/* binding */ HostError),
/* harmony export */   i5: () => (/* binding */ NoAnswerError)
/* harmony export */ });
/* harmony import */ var _api_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1695);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);


/** A look-up on the Git host that did not succeed. */
class HostError extends Error {
    /** HTTP status; undefined when no answer came. */
    status;
    #permissions;
    constructor(what, cause, permissions = []) {
        const status = statusOf(cause);
        const why = status === undefined ? `: ${reasonOf(cause)}` : ` (status ${status})`;
        super(`${what} could not be read from GitHub${why}`, { cause });
        this.name = "HostError";
        this.status = status;
        this.#permissions = permissions;
    }
    /** The token may not read it; asking again is of no use. */
    get refused() {
        return this.status === 403 || this.status === 404;
    }
    /** It may be read later: GitHub did not answer, or could not. */
    get unavailable() {
        return this.status === undefined ? !isPermanent(innermost(this.cause)) : (0,_api_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .isTransientStatus */ .Dm)(this.status);
    }
    /** What to do so that the look-up works, or nothing. */
    get advice() {
        if (this.refused)
            return this.#permissions;
        const error = innermost(this.cause);
        return error instanceof NoAnswerError && error.hint !== undefined ? [error.hint] : [];
    }
}
/** GitHub gave no answer. */
class NoAnswerError extends Error {
    /** The same will happen every time. */
    permanent;
    hint;
    constructor({ reason, permanent, hint }) {
        super(reason);
        this.name = new.target.name;
        this.permanent = permanent;
        this.hint = hint;
    }
}
/** A certificate that nobody trusts, or a setting that names no way to GitHub. */
function isPermanent(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz || (error instanceof NoAnswerError && error.permanent);
}
/** What GitHub answered in place of what was asked for. */
class StatusError extends Error {
    status;
    constructor(status) {
        super(`status ${status}`);
        this.name = new.target.name;
        this.status = status;
    }
}
/** GitHub's client wraps what its fetch throws, and calls every failure status 500. */
function innermost(error) {
    return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;
}
function statusOf(cause) {
    const error = innermost(cause);
    return error instanceof Error && "status" in error && typeof error.status === "number"
        ? error.status
        : undefined;
}
function reasonOf(cause) {
    const error = innermost(cause);
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AbortedError */ .oM ? "no answer in time" : (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error);
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

/***/ 2600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ COMMANDS),
/* harmony export */   M: () => (/* binding */ ENVIRONMENT),
/* harmony export */   help: () => (/* binding */ help)
/* harmony export */ });
/* harmony import */ var _operations_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9069);
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
        `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)("Drives a merge queue. Progress goes to standard error, the result to standard output: as text on a terminal, as one JSON object anywhere else or with --json. merge-queue OPERATION --help shows flags, results and outputs.", width, 0)}\n`,
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
/* harmony export */   Fx: () => (/* binding */ LookUpError),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   Wt: () => (/* binding */ changing),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   c4: () => (/* binding */ isNotFound),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   iA: () => (/* binding */ withMore),
/* harmony export */   oM: () => (/* binding */ AbortedError)
/* harmony export */ });
/* unused harmony export ERROR_KINDS */
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6373);
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(255);


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
    "output",
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
    /** Message and details with the inputs in them named as an interface writes them. */
    named(_naming) {
        return this;
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
    problems;
    #details;
    /** A problem that is a mere text is about no single input. */
    constructor(problems, { details = [], ...options } = {}) {
        const all = problems.map(asProblem);
        super("input", listOf(all, _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .asInYaml */ .j5), {
            ...options,
            details: details.map((text) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .textFor */ .bT)(_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .asInYaml */ .j5, text)),
        });
        this.problems = all;
        this.#details = details;
    }
    named(naming) {
        return {
            message: listOf(this.problems, naming),
            details: this.#details.map((text) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .textFor */ .bT)(naming, text)),
        };
    }
    withMore({ message, details = [], outputs = {} }) {
        return new InputError(message === undefined ? this.problems : [message], {
            details: [...this.#details, ...details],
            outputs: { ...this.outputs, ...outputs },
            cause: this,
        });
    }
}
/** What only the Git host could say could not be asked for; the message may name the input that spares the question. */
class LookUpError extends Failure {
    #problem;
    constructor(problem, options = {}) {
        const own = asProblem(problem);
        super("unavailable", (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceFor */ .dD)(_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .asInYaml */ .j5, own), options);
        this.#problem = own;
    }
    named(naming) {
        return { message: (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceFor */ .dD)(naming, this.#problem), details: this.details };
    }
    copy(message, options) {
        return new LookUpError(message === this.message ? this.#problem : message, options);
    }
}
function asProblem(given) {
    return typeof given === "object" && "text" in given ? given : { inputs: [], text: given };
}
function listOf(all, naming) {
    const problems = all.map((problem) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceFor */ .dD)(naming, problem));
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
        shown.push(first.length <= PROBLEM_CHARACTERS ? first : (0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(first, PROBLEM_CHARACTERS));
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
/**
 * Changes something at the service. A step that is told to stop meanwhile cannot know whether the change took place,
 * so its failure says what may be: `doubt` is the end of that sentence.
 */
async function changing(doubt, change) {
    try {
        return await change();
    }
    catch (error) {
        if (!(error instanceof AbortedError))
            throw error;
        throw error.withMore({ details: [`It was stopped while the change was under way: ${doubt}.`] });
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
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6373);



/** The problem where nobody can be asked. */
function unanswered({ input, about }) {
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)(input, (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `is needed here: ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)("github-token")} is empty, so ${about} cannot be looked up.`);
}
/** Puts a question to the Git host. @throws InputError or LookUpError that names the input which would spare it. */
async function ask(host, question, put) {
    if (host === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([unanswered(question)]);
    try {
        return await put(host);
    }
    catch (error) {
        if (!(error instanceof _ci_host_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh))
            throw error;
        if (error.unavailable) {
            const [first = "", ...rest] = error.message;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LookUpError */ .Fx((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `${first.toUpperCase()}${rest.join("")}. Run it again later, or give ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .inputName */ .yu)(question.input)}, which spares this look-up.`, { cause: error });
        }
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)(question.input, `is needed here: ${error.message}.`)], {
            details: error.advice,
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
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6373);
/* harmony import */ var _ask_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9806);
/* harmony import */ var _open_pull_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7153);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1533);





/**
 * The branch that a change is meant for, as far as inputs and event name it; `known` is the event's own word.
 * Gives a problem when there is none.
 */
function planBaseBranch(known, repository, { targetBranch, prNumber }, trigger) {
    const name = targetBranch ?? known;
    if (name !== undefined)
        return { kind: "known", name };
    const event = (0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .eventFor */ .Qg)(repository, trigger);
    const defaultBranch = (0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .isOwnRepository */ .nc)(repository, trigger) ? trigger.defaultBranch : undefined;
    if (prNumber === undefined && event.kind === "several") {
        const numbers = event.numbers.map((number) => `#${number}`).join(", ");
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOf */ .Zw)("target-branch", `is needed here: ${event.lookedAt} names several pull requests (${numbers}).`);
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
    if (branch.kind === "known")
        return branch.name;
    if (repository === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([_place_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_REPOSITORY */ .NZ]);
    switch (branch.kind) {
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([
        (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOf */ .Zw)("target-branch", `is needed here: there are several ${about} (${listed}).`),
    ]);
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
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6373);
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
const orgSlugMissing = (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)("org-slug", "is required. The organisation's settings in the web application show it; copy it as it is there, capital letters included.");


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
/* harmony import */ var _iso_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8185);
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(527);


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
    return { ok: false, allowed: "true or false", meant: (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_0__/* .nearMiss */ .b)(value, ["true", "false"]) };
}, { words: ["true", "false"], bare: true });
/** One of a few words. */
function oneOf(...words) {
    const parse = (value) => {
        const found = words.find((word) => word === value);
        return found === undefined
            ? { ok: false, allowed: `one of ${words.join(", ")}`, meant: (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_0__/* .nearMiss */ .b)(value, words) }
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
                return { ok: false, allowed: `a list of ${words.join(", ")}`, meant: (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_0__/* .nearMiss */ .b)(part, words) };
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
        return parsed.ok
            ? parsed
            : { ok: false, allowed: `${word}, or ${parsed.allowed}`, meant: (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_0__/* .nearMiss */ .b)(value, [word]) };
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
/** A point in time as the service writes it. A day alone would be midnight, which nobody means. */
const timestamp = (value) => (0,_iso_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(value)?.wholeDay === false
    ? { ok: true, value }
    : {
        ok: false,
        allowed: "a date and time of the calendar such as 2026-01-31T12:00:00.000Z, in UTC unless it names a zone (the output submitted-at of submit)",
    };
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
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6373);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2066);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1798);




const permissionInputs = {
    requirePermission: (0,_input_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .l)((0,_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(..._ci_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .PERMISSIONS */ .Jj), {
        name: "require-permission",
        description: "Least permission on the repository (`read`, `triage`, `write`, `maintain`, `admin`) of those who caused the run: the author of its comment or review, the sender of its event, and who ran it again. GitHub is asked with `github-token`; a look-up without an answer is an error. Default: nobody is asked for.",
    }),
};
const NO_HOST = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOf */ .Zw)("require-permission", (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `needs a ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .inputName */ .yu)("github-token")} to ask GitHub with.`);
/** What makes the check impossible, known before anything is asked. */
function permissionProblems({ requirePermission }, { host, causedBy }) {
    if (requirePermission === undefined)
        return [];
    if (host === undefined)
        return [NO_HOST];
    return causedBy.length === 0
        ? [(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOf */ .Zw)("require-permission", "cannot be checked, because the run does not say who caused it.")]
        : [];
}


/***/ }),

/***/ 1533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ planPullRequest),
/* harmony export */   NZ: () => (/* binding */ NO_REPOSITORY),
/* harmony export */   Qg: () => (/* binding */ eventFor),
/* harmony export */   SE: () => (/* binding */ placePermissions),
/* harmony export */   _B: () => (/* binding */ planRepository),
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   eO: () => (/* binding */ known),
/* harmony export */   nc: () => (/* binding */ isOwnRepository)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6373);

/** What a job's token needs so that GitHub tells what the event does not. */
const placePermissions = {
    "pull-requests": "read: the base of a pull request that the event does not name",
};
/** The repository that inputs and event name. */
function planRepository(inputs, trigger) {
    const repository = repositoryOf(inputs, trigger);
    return repository === undefined
        ? { ok: false, problem: NO_REPOSITORY }
        : { ok: true, plan: { repository } };
}
/** The problem where something cannot be done without a repository. */
const NO_REPOSITORY = (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOf */ .Zw)("repository", "is needed here, since the run belongs to none; write owner/name.");
/** The pull request and its queue, as far as inputs and event name them. */
function planPullRequest(inputs, trigger) {
    const planning = planRepository(inputs, trigger);
    if (!planning.ok)
        return planning;
    const { repository } = planning.plan;
    const pullRequest = pullRequestOf(inputs.prNumber, eventFor(repository, trigger));
    return typeof pullRequest === "string"
        ? { ok: false, problem: (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOf */ .Zw)("pr-number", `is needed here: ${pullRequest}.`) }
        : {
            ok: true,
            plan: { repository, pullRequest, targetBranch: inputs.targetBranch, headSha: inputs.headSha },
        };
}
/** The repository that inputs or event name; undefined where none does. */
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
    if (repository === undefined || trigger.repository === undefined)
        return true;
    return fullName(repository) === fullName(trigger.repository);
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
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6373);
/* harmony import */ var _base_branch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9986);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2066);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1798);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1533);





const baseShaInput = (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .l)(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .commit */ .cd, {
    name: "base-sha",
    description: "Commit to compare with, as it is. Default: the commit that GitHub merged the pull request with, where that merge is checked out; else where the head left the branch that the queue merges into.",
});
/** Finds out which commits inputs and event mean. The inputs `head-sha` and `base-sha` go before the event. */
function planRange(inputs, trigger) {
    const repository = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryOf */ ._M)(inputs, trigger);
    const source = sourceFor(repository, inputs, trigger);
    const base = inputs.baseSha === undefined ? planBase(source, repository, inputs, trigger) : given(inputs.baseSha);
    if ("text" in base)
        return { ok: false, problem: base };
    if (repository === undefined && base.kind === "branch" && base.branch.kind !== "known")
        return { ok: false, problem: _place_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_REPOSITORY */ .NZ };
    const eventHead = source.kind === "checkout" ? undefined : source.head;
    const head = inputs.headSha === undefined || inputs.headSha === eventHead?.sha
        ? eventHead
        : { sha: inputs.headSha, at: "head-sha", ref: undefined };
    const { prNumber: pullRequest } = inputs;
    return { ok: true, plan: { repository, pullRequest, head, base, foreignHead: isForeign(trigger) } };
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
/** Gives a problem when there is no plan. */
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
    return "text" in branch ? branch : { kind: "branch", branch };
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
        ? (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOf */ .Zw)("base-sha", `is needed here: the branch ${branch} is new, so the push does not say what to compare with.`)
        : { kind: "branch", branch: other };
}


/***/ }),

/***/ 7144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ doubtfulPriority),
/* harmony export */   K: () => (/* binding */ submitInputs)
/* harmony export */ });
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(527);
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(255);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2066);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1798);




/** The lowest priority; 0 is the most urgent. */
const PRIORITY_MAXIMUM = 255;
/** The names that the service is known to have. Others are let through: its API takes any text. */
const PRIORITY_NAMES = ["urgent", "high", "medium", "low"];
/** A number, or the name of a priority. */
const priority = Object.assign((value) => {
    const number = (0,_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(0, PRIORITY_MAXIMUM)(value);
    if (number.ok)
        return number;
    return /^[a-z][\w-]{0,63}$/i.test(value)
        ? { ok: true, value }
        : {
            ok: false,
            allowed: `a name such as high, or a whole number from 0 (most urgent) to ${PRIORITY_MAXIMUM}`,
        };
}, { words: PRIORITY_NAMES });
/** The name that was most likely meant by one that is new to us; the service may know it all the same. */
function doubtfulPriority(given) {
    if (typeof given !== "string" || PRIORITY_NAMES.some((name) => name === given.toLowerCase()))
        return undefined;
    const meant = (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_1__/* .nearMiss */ .b)(given, PRIORITY_NAMES);
    return meant === undefined
        ? undefined
        : `The priority ${(0,_shorten_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)} is none of ${PRIORITY_NAMES.join(", ")}; did you mean ${meant}? It is sent as it is.`;
}
const submitInputs = {
    priority: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .l)(priority, {
        name: "priority",
        description: "Name (`urgent`, `high`, `medium`, `low`) or number from 0 (most urgent) to 255. Default: the queue's.",
    }),
    noBatch: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .withDefault */ .I)(_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, "false", {
        name: "no-batch",
        description: "Test the pull request alone. With `update`, `false` leaves it as it is.",
    }),
    update: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .withDefault */ .I)(_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, "false", {
        name: "update",
        description: "Send priority and batching again for a pull request that is in the queue already.",
    }),
    resubmit: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .withDefault */ .I)(_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, "true", {
        name: "resubmit",
        description: "Submit again after an attempt that failed or was cancelled.",
    }),
    wait: (0,_input_js__WEBPACK_IMPORTED_MODULE_3__/* .withDefault */ .I)(_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, "false", {
        name: "wait",
        unfilled: true,
        description: "Go on as `wait-for-merge`, whose inputs and results apply then. Those inputs need it: without any `wait` they are an error, with `false` they mean nothing.",
    }),
};


/***/ }),

/***/ 8956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ NO_TEST_RUN),
/* harmony export */   dd: () => (/* binding */ testRunInputs),
/* harmony export */   nC: () => (/* binding */ testRunId)
/* harmony export */ });
/* harmony import */ var _ci_test_branch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(564);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6373);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2066);



/** A run's id as the service makes it, or as it may make it one day: nothing that could be a path, a flag or a line. */
const RUN_ID = /^[a-z0-9][\w.-]{0,199}$/i;
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
const NO_TEST_RUN = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOf */ .Zw)("test-run-id", "is needed here: this run is neither for a push to a test branch of the queue nor for the draft pull request of one. The id is the last part of the branch's name, trunk-merge/pr-N/ID.");


/***/ }),

/***/ 8185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ writtenTimeInWords),
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   Y8: () => (/* binding */ isBefore),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   mK: () => (/* binding */ timeInWords)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);

const FORM = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]([01]\d|2[0-3])(?::?([0-5]\d))?)?)?$/i;
/**
 * Reads a time in a form of ISO 8601. A text in another form is no time, and neither is one that no calendar or clock
 * shows: `Date.parse` takes 30 February for 2 March, and a time without a zone for one of this machine's zone.
 */
function isoTime(text) {
    const form = FORM.exec(text.trim());
    if (form === null)
        return undefined;
    const [, day, time = "00:00", second = "00", fraction = "", zone, hours = "0", minutes = "0"] = form;
    const asWritten = `${day}T${time}:${second}`;
    const seconds = Date.parse(`${asWritten}Z`);
    if (Number.isNaN(seconds) || !new Date(seconds).toISOString().startsWith(asWritten))
        return undefined;
    const aheadMs = (Number(hours) * 60 + Number(minutes)) * 60_000 * (zone?.startsWith("-") ? -1 : 1);
    const ms = seconds + Number(fraction.slice(0, 3).padEnd(3, "0")) - aheadMs;
    return { ms, zoned: zone !== undefined, wholeDay: form[2] === undefined };
}
/** Whether one time is before another; false when either cannot be read. */
function isBefore(one, other) {
    const [first, second] = [isoTime(one), isoTime(other)];
    return first !== undefined && second !== undefined && first.ms < second.ms;
}
/** A time as every page and message writes it, on one clock: `2026-01-31 12:00:00 UTC`. */
function timeInWords(ms) {
    return `${new Date(ms).toISOString().slice(0, "2026-01-31T12:00:00".length).replace("T", " ")} UTC`;
}
/** The same of a time as somebody else wrote it; a day, and what is no time, stays as it is (shortened). */
function writtenTimeInWords(text) {
    const time = isoTime(text);
    return time === undefined || time.wholeDay ? (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(text, TIME_CHARACTERS) : timeInWords(time.ms);
}
/** Longer than a time is in any form. */
const TIME_CHARACTERS = 100;
/** The day (UTC) of a time; the text itself where that is no time. */
function dayOf(text) {
    const time = isoTime(text);
    return time === undefined ? text : new Date(time.ms).toISOString().slice(0, "2026-01-31".length);
}


/***/ }),

/***/ 527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ nearMiss)
/* harmony export */ });
/** The known name that somebody most likely meant: in another spelling (`merge-method`), or with a slip or two. */
function nearMiss(written, known) {
    const plain = bare(written);
    const distances = [...known].map((name) => ({ name, distance: slips(plain, bare(name)) }));
    const nearest = distances.toSorted((one, other) => one.distance - other.distance)[0];
    const tolerated = plain.length < 6 ? 1 : 2;
    return nearest !== undefined && nearest.distance <= tolerated ? nearest.name : undefined;
}
/** Longer than any name: nothing that long is a slip, and comparing takes the square of the length. */
const LONGEST = 60;
function bare(name) {
    return name
        .slice(0, LONGEST)
        .toLowerCase()
        .replace(/[-_\s]/g, "");
}
/**
 * How many letters have to be put in, taken out, replaced or swapped with the next one to make one word of the other
 * (the optimal string alignment distance).
 */
function slips(from, to) {
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    let before = [];
    for (let taken = 0; taken < from.length; taken += 1) {
        const next = [taken + 1];
        for (let index = 0; index < to.length; index += 1) {
            const [left = 0, above = 0, diagonal = 0] = [next[index], row[index + 1], row[index]];
            const kept = Math.min(left + 1, above + 1, diagonal + (from[taken] === to[index] ? 0 : 1));
            const isSwapped = index > 0 && from[taken] === to[index - 1] && from[taken - 1] === to[index];
            next.push(isSwapped ? Math.min(kept, (before[index - 1] ?? kept) + 1) : kept);
        }
        [before, row] = [row, next];
    }
    return row.at(-1) ?? 0;
}


/***/ }),

/***/ 9069:
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

// EXTERNAL MODULE: ./lib/src/problem.js
var problem = __webpack_require__(6373);
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
        unchanged: { description: "Every queue matches the file." },
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
    check: ({ failOnDrift }, _given, { dryRun }) => failOnDrift && !dryRun
        ? [
            (0,problem/* problemOf */.Zw)("fail-on-drift", (0,problem/* words */.aL) `needs ${(0,problem/* inputName */.yu)("dry-run", "true")}; without it the drift is removed.`),
        ]
        : [],
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
;// CONCATENATED MODULE: ./lib/src/inputs/working-directory.js


const workingDirectoryInput = (0,input/* withDefault */.I)(parsers/* text */.Qq, ".", {
    name: "working-directory",
    description: "Folder to work in, relative to the workspace: a producer runs in it; `junit-paths` start from it and, when it is given, do not lead out of it.",
});

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
        description: "JUnit XML files of this one test step, one path or pattern (`**/junit.xml`) per line, relative to `working-directory`. A leading `!` takes files out again.",
    }),
    workingDirectory: workingDirectoryInput,
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
            ? [(0,problem/* problemOf */.Zw)("junit-paths", "is required; it names the JUnit XML files that the test step wrote.")]
            : []),
        ...(testOutcome === undefined && testExitCode === undefined
            ? [
                (0,problem/* problemOf */.Zw)("test-outcome", (0,problem/* words */.aL) `is required, as \`test-outcome: \${{ steps.<id>.outcome }}\` of the test step; or give ${(0,problem/* inputName */.yu)("test-exit-code")}.`),
            ]
            : []),
        ...(given.has("test-failure-exit-codes") && testExitCode === undefined
            ? [
                (0,problem/* problemOf */.Zw)("test-failure-exit-codes", (0,problem/* words */.aL) `needs ${(0,problem/* inputName */.yu)("test-exit-code")} beside it; an outcome does not tell exit codes apart.`),
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
    run: async (values, place, context) => (await Promise.all(/* import() */[__webpack_require__.e(491), __webpack_require__.e(717)]).then(__webpack_require__.bind(__webpack_require__, 8717))).checkOutcome(values, place, context),
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
    const { loadPicomatch } = await __webpack_require__.e(/* import() */ 63).then(__webpack_require__.bind(__webpack_require__, 4063));
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
    workingDirectory: workingDirectoryInput,
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
    example: { producer: "paths", "target-paths": "app: [app/**]" },
    needsToken: "never",
    dryRun: "ignored",
    anyHost: true,
    check: async (...seen) => (await Promise.all(/* import() */[__webpack_require__.e(194), __webpack_require__.e(968)]).then(__webpack_require__.bind(__webpack_require__, 7968))).computeProblems(...seen),
    baseSha: ({ baseSha }) => baseSha,
    run: async (values, place, context) => (await Promise.all(/* import() */[__webpack_require__.e(194), __webpack_require__.e(269)]).then(__webpack_require__.bind(__webpack_require__, 5269))).computeOutcome(values, place, context),
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
    example: { "target-branch": "release", settings: "mode: parallel" },
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

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
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
/**
 * Inputs of a wait that nobody asked for: whoever forgets `wait` would go on before the merge. A default says nothing,
 * because the runner fills in those of action.yml; `timeout` has none there.
 */
function unwantedWaitProblems(values, given) {
    const named = values;
    const unwanted = Object.entries(waitInputs).filter(([key, { name, whenAbsent }]) => given.has(name) && (name === "timeout" || !(0,external_node_util_.isDeepStrictEqual)(named[key], whenAbsent)));
    if (unwanted.length === 0 || given.has("wait"))
        return [];
    return [
        (0,problem/* problemOf */.Zw)(unwanted.map(([, { name }]) => name), (0,problem/* words */.aL) `for the wait only, and this step does not wait. Add ${(0,problem/* inputName */.yu)("wait", "true")}, or ${(0,problem/* inputName */.yu)("wait", "false")} where it shall only submit.`),
    ];
}

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
    check: async ({ orgSlug, filePatterns = [] }) => [
        ...(orgSlug === undefined ? [org_slug/* orgSlugMissing */.o] : []),
        ...(filePatterns.length === 0
            ? []
            : await (await __webpack_require__.e(/* import() */ 735).then(__webpack_require__.bind(__webpack_require__, 9735))).filePatternProblems(filePatterns)),
    ],
    run: async (values, place, context) => (await Promise.all(/* import() */[__webpack_require__.e(491), __webpack_require__.e(67)]).then(__webpack_require__.bind(__webpack_require__, 6067))).listOutcome(values, place, context),
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
            description: "There is no sample for the branch, or no condition of `fail-if` could be evaluated (without `fail-if`: none of `warn-if`). Without any condition this does not fail the step.",
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
        paused: { description: "It was paused." },
        unchanged: { description: "It was paused already: nothing was sent." },
    },
    outputs: { "previous-state": "State of the queue before." },
    permissions: {},
    branch: "given",
    run: async ({ reason }, place, context) => {
        const afterwards = "Nothing is merged until you run resume-queue.";
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
        const afterwards = "It takes pull requests in and merges again.";
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
    example: { "head-sha": "$(git rev-parse HEAD)", "impacted-targets-file": "targets.txt" },
    onTestBranch: "skip",
    forkMayRun: true,
    check: (values) => values.text !== undefined && values.file !== undefined
        ? [(0,problem/* problemOf */.Zw)(["impacted-targets", "impacted-targets-file"], "give one of them, not both.")]
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
    run: async (_values, place, context) => (await __webpack_require__.e(/* import() */ 841).then(__webpack_require__.bind(__webpack_require__, 3841))).statusOutcome(place, context),
});

// EXTERNAL MODULE: ./lib/src/inputs/submit.js
var inputs_submit = __webpack_require__(7144);
;// CONCATENATED MODULE: ./lib/src/pull-request/wait-results.js
/** Results of a wait (the order is that of the documentation). */
const waitResults = {
    merged: { description: "The pull request is merged." },
    failed: { description: "The queue rejected it.", fails: "result" },
    cancelled: { description: "It was taken out of the queue.", fails: "result" },
    "head-changed": { description: "Its head is not the commit that the run is for.", fails: "result" },
    "not-ready": { description: "It did not become ready within `not-ready-timeout`.", fails: "result" },
    "left-queue": { description: "It left the queue without a final state.", fails: "result" },
    "not-submitted": { description: "It was not in the queue for the whole `grace-period`.", fails: "result" },
    "timed-out": { description: "`timeout` passed.", fails: "timeout" },
    aborted: {
        description: "It was told to stop, for example because the job was cancelled.",
        fails: "aborted",
    },
};
const waitOutputs = {
    state: "Last state that was seen.",
    "waited-seconds": "How long the wait took, in whole seconds.",
    polls: "How often the record was read.",
    "pr-sha": "Head commit that the queue knows.",
    "merge-commit-sha": "The commit on the target branch, when merged and readable on GitHub; else empty.",
    "test-run-id": "When failed: the test run that explains it, named by the service or by its branch on GitHub, which is looked for while tests run; else empty. `testing-details` takes it.",
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
        description: "Its head is not the commit that the run is for. What was submitted here was taken out again; what was in the queue before is left there.",
        fails: "result",
    },
};
const submit_submit = pullRequestOperation({
    name: "submit",
    title: "Submits a pull request to the merge queue; one that is in it already is left as it is.",
    inputs: { ...inputs_submit/* submitInputs */.K, ...permission/* permissionInputs */.fm, ...waitInputs },
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
    check: (values, given, run) => [...unwantedWaitProblems(values, given), ...(0,permission/* permissionProblems */.EE)(values, run)],
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
        ? [(0,problem/* problemOf */.Zw)("settings", 'is required; write one setting per line, such as "concurrency: 5".')]
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

/***/ 6373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   bT: () => (/* binding */ textFor),
/* harmony export */   dD: () => (/* binding */ sentenceFor),
/* harmony export */   j5: () => (/* binding */ asInYaml),
/* harmony export */   yu: () => (/* binding */ inputName)
/* harmony export */ });
/** As YAML writes it. */
const asInYaml = (input, value) => (value === undefined ? input : `${input}: ${value}`);
function inputName(input, value) {
    return { input, value };
}
/** A text that names inputs: `` words`${inputName("wait")} is empty` ``. */
function words(strings, ...values) {
    return strings.flatMap((text, index) => {
        const value = values[index];
        return value === undefined ? [text] : [text, ...partsOf(value)];
    });
}
function partsOf(value) {
    if (typeof value === "number")
        return [String(value)];
    return typeof value === "string" || "input" in value ? [value] : value;
}
/** A problem of one input, or of several together. */
function problemOf(inputs, text) {
    return { inputs: typeof inputs === "string" ? [inputs] : inputs, text };
}
/** A text with the inputs in it named as the interface writes them. */
function textFor(naming, text) {
    return typeof text === "string"
        ? text
        : text.map((part) => (typeof part === "string" ? part : naming(part.input, part.value))).join("");
}
/** A problem as one sentence: `pr-number: must be a whole number`. */
function sentenceFor(naming, { inputs, text }) {
    const sentence = textFor(naming, text);
    return inputs.length === 0 ? sentence : `${inputs.map((input) => naming(input)).join(", ")}: ${sentence}`;
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
    "verified-by-test-run": "Id of the test run that its tests passed or failed in, where the service tells; input `test-run-id` of `testing-details` takes it.",
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

/***/ 255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hD: () => (/* binding */ quote),
  ml: () => (/* binding */ shorten),
  Ws: () => (/* binding */ shortenJson)
});

// UNUSED EXPORTS: firstItems

;// CONCATENATED MODULE: ./lib/src/user-info.js
/** As an address spells it, too. */
const AT = /@|%40/gi;
const COLON = /:|%3a/i;
/** Whichever way round and however many. */
const SLASHES = /(?:^|:|%3a)(?:[\\/]|%2f)+/i;
/** What holds words apart, and an address from what it is given to. */
const BETWEEN_WORDS = /([\s"'<>=(]+)/;
/** A text without what stands before the host in an address, which may be a password; also in one that is ill written. */
function withoutUserInfo(text) {
    return text.split("\n").map(hideInLine).join("\n");
}
function hideInLine(line) {
    const at = lastAt(line);
    if (at === undefined)
        return line;
    // A password may hold anything, so all up to the last of these marks belongs to it.
    const slashes = SLASHES.exec(line.slice(0, at));
    if (slashes === null)
        return line.split(BETWEEN_WORDS).map(hideInWord).join("");
    return `${line.slice(0, slashes.index + slashes[0].length)}***${line.slice(at)}`;
}
/** Without slashes only a name with a password is known for one. */
function hideInWord(word) {
    const at = lastAt(word);
    return at !== undefined && COLON.test(word.slice(0, at)) ? `***${word.slice(at)}` : word;
}
function lastAt(text) {
    return [...text.matchAll(AT)].at(-1)?.index;
}

;// CONCATENATED MODULE: ./lib/src/shorten.js

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
/** A text that is not what it should be, as a message quotes it. Where it is an address, passwords stay away. */
function quote(given) {
    const text = withoutUserInfo(given);
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
