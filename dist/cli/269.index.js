export const id = 269;
export const ids = [269,63];
export const modules = {

/***/ 6580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runProcess)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);


/** Time between asking a process to end, so that it removes its lock files, and ending it. */
const LAST_WORDS_MS = 2000;
const STDERR_CHARACTERS = 65_536;
/** Runs a program without a shell. Never rejects. When it is stopped, so is all that it started. */
function runProcess([program, ...parameters], options) {
    const { stdin, timeLimitMs, outputLimitBytes, signal } = options;
    if (signal.aborted)
        return Promise.resolve({ how: { kind: "aborted" }, stdout: Buffer.alloc(0), stderr: "" });
    return new Promise((ended) => {
        const child = start(program, parameters, options);
        const chunks = [];
        let bytes = 0;
        let stderr = "";
        let stopped;
        let lastWords;
        const end = (how) => {
            clearTimeout(limit);
            clearTimeout(lastWords);
            signal.removeEventListener("abort", abort);
            if (stopped !== undefined)
                signalGroup(child, "SIGKILL");
            ended({ how: stopped === undefined ? how : { kind: stopped }, stdout: Buffer.concat(chunks), stderr });
        };
        const stop = (why) => {
            if (stopped !== undefined)
                return;
            stopped = why;
            signalGroup(child, "SIGTERM");
            // Something that left the group may hold its output open for ever.
            lastWords = setTimeout(() => {
                child.stdout.destroy();
                child.stderr.destroy();
                end({ kind: why });
            }, LAST_WORDS_MS);
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
        // It may end without reading everything; its exit code tells.
        child.stdin?.on("error", () => { }).end(stdin);
        child.on("error", (error) => end({ kind: "not-started", problem: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error) }));
        child.on("close", (code, by) => end(code === null ? { kind: "killed", by: by ?? "a signal" } : { kind: "exited", code }));
    });
}
function start(program, parameters, options) {
    const how = {
        cwd: options.workingDirectory,
        env: options.environment,
        // A group of its own, so that what it starts can be stopped with it; without a terminal it can ask nobody.
        detached: process.platform !== "win32",
        windowsHide: true,
    };
    return options.stdin === undefined
        ? (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, parameters, { ...how, stdio: ["ignore", "pipe", "pipe"] })
        : (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, parameters, { ...how, stdio: ["pipe", "pipe", "pipe"] });
}
/** Does nothing when it has ended already. */
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
        // The group is empty.
    }
}


/***/ }),

/***/ 9736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ findGit),
/* harmony export */   _K: () => (/* binding */ gitEnvironment),
/* harmony export */   sm: () => (/* binding */ leadsGitAway)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);



/**
 * The absolute path of git. It is looked for here since a search by the operating system may begin in the working
 * directory, where a pull request can put a program of that name. @throws InputError when there is none.
 */
function findGit(environment, platform = process.platform) {
    const windows = platform === "win32";
    const folders = (variable(environment, "PATH", windows) ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
    const found = folders
        .filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder))
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, windows ? "git.exe" : "git"))
        .find(isProgram);
    if (found !== undefined)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(["git was not found in PATH, and the changed files are read with it."], {
        details: ["Install git on the runner or in the job's container, then check the repository out with it."],
    });
}
/** Windows does not care how a variable's name is written. */
function variable(environment, name, windows) {
    if (!windows)
        return environment[name];
    return Object.entries(environment).find(([key]) => key.toUpperCase() === name)?.[1];
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
/**
 * Variables that would lead git to another repository than that of its folder (`git rev-parse --local-env-vars`), or
 * make it read patterns in another way.
 */
const LEADING_AWAY = new Set([
    "GIT_ALTERNATE_OBJECT_DIRECTORIES",
    "GIT_COMMON_DIR",
    "GIT_DIR",
    "GIT_GLOB_PATHSPECS",
    "GIT_GRAFT_FILE",
    "GIT_ICASE_PATHSPECS",
    "GIT_IMPLICIT_WORK_TREE",
    "GIT_INDEX_FILE",
    "GIT_LITERAL_PATHSPECS",
    "GIT_NAMESPACE",
    "GIT_NOGLOB_PATHSPECS",
    "GIT_OBJECT_DIRECTORY",
    "GIT_PREFIX",
    "GIT_SHALLOW_FILE",
    "GIT_WORK_TREE",
]);
/** True for a variable that must not reach git, however it is started. */
function leadsGitAway(name) {
    return LEADING_AWAY.has(name.toUpperCase());
}
/** What makes git answer in English, ask nobody and write nothing by the way. Configuration by variables stays. */
function gitEnvironment(environment) {
    const kept = Object.entries(environment).filter(([name]) => !leadsGitAway(name));
    return {
        ...Object.fromEntries(kept),
        GCM_INTERACTIVE: "never",
        GIT_OPTIONAL_LOCKS: "0",
        GIT_TERMINAL_PROMPT: "0",
        LC_ALL: "C",
    };
}


/***/ }),

/***/ 6549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ gitWords)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);

const SHOWN_CHARACTERS = 300;
/**
 * What git said went wrong, for a message: its `fatal:` and `error:` lines, else its last words, on one line, without
 * control characters and without what stands before the host in an address, 300 characters at most.
 */
function gitWords(stderr) {
    const lines = stderr.split(/[\r\n]+/).filter((line) => line.trim() !== "");
    const telling = lines.filter((line) => /^(remote: *)?(fatal|error): /i.test(line));
    const words = (telling.length > 0 ? telling : lines.slice(-3))
        .join(" ")
        .replace(/:\/\/[^\s'"]*@/g, "://")
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(words, SHOWN_CHARACTERS);
}


/***/ }),

/***/ 5349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   JG: () => (/* binding */ gitLine),
/* harmony export */   oM: () => (/* binding */ gitOutput),
/* harmony export */   tv: () => (/* binding */ gitFailure),
/* harmony export */   zY: () => (/* binding */ openGit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _child_process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6580);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5071);
/* harmony import */ var _git_program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9736);
/* harmony import */ var _git_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6549);







const TIMEOUT_MS = 120_000;
const MAXIMUM_BYTES = 64 * 1024 * 1024;
/** The user's configuration must not change what is read, nor start other programs. */
const SETTINGS = [
    "core.quotePath=false",
    "diff.relative=false",
    "core.fsmonitor=false",
    // Many a package keeps its hooks in the checkout.
    `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_1__.devNull}`,
    // Files of the checkout can look like a repository, with a configuration that names programs to run.
    "safe.bareRepository=explicit",
].flatMap((setting) => ["-c", setting]);
/** Opens the repository that a folder is checked out in. @throws InputError that says what to do when it cannot. */
async function openGit({ folder, environment, signal }) {
    const git = { program: (0,_git_program_js__WEBPACK_IMPORTED_MODULE_5__/* .findGit */ .Ct)(environment), root: folder, environment, signal };
    const root = await gitLine(git, ["rev-parse", "--show-toplevel"]);
    // Git before 2.38 does not know `safe.bareRepository`. What is called `.git` cannot come from a commit.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ".git"), { throwIfNoEntry: false }) === undefined)
        throw notCheckedOut(root);
    return { ...git, root };
}
/**
 * Runs git, whatever its exit code is. Arguments are passed as they are; no shell takes part.
 * @throws AbortedError, and Failure when it runs too long or prints too much.
 */
async function runGit(git, args, { stdin, timeoutMs = TIMEOUT_MS, maximumBytes = MAXIMUM_BYTES, environment = {} } = {}) {
    const command = [git.program, "--no-pager", "-C", git.root, ...SETTINGS, ...args];
    const { how, stdout, stderr } = await (0,_child_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runProcess */ .R)(command, {
        // The search for a program that git starts, ssh say, must not begin in the checkout.
        workingDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(git.program),
        environment: { ...(0,_git_program_js__WEBPACK_IMPORTED_MODULE_5__/* .gitEnvironment */ ._K)(git.environment), ...environment },
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
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR("unavailable", `${named(args)} took longer than ${timeoutMs / 1000} s and was ended.`);
        case "too-much":
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR("input", `${named(args)} printed more than ${maximumBytes} bytes.`);
        case "not-started":
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([`git could not be started: ${how.problem}.`]);
    }
}
/** The output of a command that must succeed. @throws InputError with git's own words when it does not. */
async function gitOutput(git, args, options) {
    const end = await runGit(git, args, options);
    if (end.code !== 0)
        throw gitFailure(git, args, end);
    return end.stdout;
}
/** The output of a command that prints one line. */
async function gitLine(git, args) {
    return (await gitOutput(git, args)).toString("utf8").replace(/\r?\n$/, "");
}
/** The command of an argument vector, for messages: `git fetch`. */
function named(args) {
    const command = args.find((arg, index) => !arg.startsWith("-") && args[index - 1] !== "-c");
    return `git ${command ?? ""}`.trim();
}
/** What a failed command means. */
function gitFailure(git, args, { code, stderr }) {
    if (/not a git repository|must be run in a work tree|cannot (change to|use bare repository)/i.test(stderr)) {
        return notCheckedOut(git.root);
    }
    if (/dubious ownership|unsafe repository/i.test(stderr)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([`Git does not read ${git.root}, because it belongs to another user.`], {
            details: [
                "This happens in containers. Run before this step:",
                '  git config --global --add safe.directory "$GITHUB_WORKSPACE"',
            ],
        });
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([
        `${named(args)} failed (exit code ${code}): ${(0,_git_words_js__WEBPACK_IMPORTED_MODULE_6__/* .gitWords */ .i)(stderr) || "it said nothing"}`,
    ]);
}
function notCheckedOut(folder) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([`${folder} is in no checked out Git repository.`], {
        details: ["Check the repository out first, on GitHub Actions with actions/checkout."],
    });
}


/***/ }),

/***/ 4063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ LONGEST_PATH),
  y: () => (/* binding */ globMatcher),
  loadPicomatch: () => (/* binding */ loadPicomatch)
});

;// CONCATENATED MODULE: ./lib/src/globs/bounded-match.js
/**
 * A matcher whose time grows with the length of a text as its own size does, and no faster: it never looks at the same
 * place of the text in the same state twice. The platform's own tries every way to share a text out among the stars of
 * a pattern, which somebody who chooses names can make to take for ever.
 */
function boundedMatcher(expression) {
    const steps = [];
    const first = compile(expression, add(steps, { kind: "found" }), steps);
    return (text) => createRun(steps, text)(first, 0);
}
function add(steps, step) {
    return steps.push(step) - 1;
}
/** Adds the steps of an expression in front of `next`. Gives the first. */
function compile(expression, next, steps) {
    switch (expression.kind) {
        case "unit":
            return add(steps, { kind: "unit", fits: expression.fits, next });
        case "start":
        case "end":
            return add(steps, { kind: expression.kind, next });
        case "sequence":
            return expression.parts.reduceRight((after, part) => compile(part, after, steps), next);
        case "choice": {
            const nexts = expression.branches.map((branch) => compile(branch, next, steps));
            return add(steps, { kind: "fork", nexts });
        }
        case "look": {
            const first = compile(expression.ahead, add(steps, { kind: "found" }), steps);
            return add(steps, { kind: "look", first, wanted: expression.wanted, next });
        }
        case "repeat": {
            if (!expression.endless) {
                return add(steps, { kind: "fork", nexts: [compile(expression.of, next, steps), next] });
            }
            const nexts = [next];
            const again = add(steps, { kind: "fork", nexts });
            const body = compile(expression.of, again, steps);
            nexts.push(body);
            return expression.least === 1 ? body : again;
        }
    }
}
/** Searches one text. */
function createRun(steps, text) {
    const width = text.length + 1;
    /** Pairs of a step and a place that lead nowhere, or are being looked at. */
    const seen = new Uint8Array(steps.length * width);
    const looks = new Map();
    return search;
    /** Whether the end of the part that begins with this step can be reached from a place. */
    function search(first, place) {
        const open = [];
        const trail = [];
        const reach = (step, at) => {
            const pair = step * width + at;
            if (seen[pair] === 1)
                return;
            seen[pair] = 1;
            trail.push(pair);
            open.push(pair);
        };
        reach(first, place);
        for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
            const at = pair % width;
            const step = steps[(pair - at) / width];
            if (step === undefined)
                throw new Error("There is no such step.");
            switch (step.kind) {
                case "unit":
                    if (at < text.length && step.fits(text.charCodeAt(at)))
                        reach(step.next, at + 1);
                    break;
                case "fork":
                    for (const next of step.nexts)
                        reach(next, at);
                    break;
                case "start":
                    if (at === 0)
                        reach(step.next, at);
                    break;
                case "end":
                    if (at === text.length)
                        reach(step.next, at);
                    break;
                case "look":
                    if (lookAt(step.first, at) === step.wanted)
                        reach(step.next, at);
                    break;
                case "found":
                    // Of what was seen on the way it is not known where it leads.
                    for (const each of trail)
                        seen[each] = 0;
                    return true;
            }
        }
        return false;
    }
    function lookAt(first, place) {
        const pair = first * width + place;
        const known = looks.get(pair);
        if (known !== undefined)
            return known;
        const found = search(first, place);
        looks.set(pair, found);
        return found;
    }
}

;// CONCATENATED MODULE: ./lib/src/globs/effort.js
/** About as long as the bounded matcher takes for such a text. */
const MOST_WAYS = 20_000;
/** The longest text that the platform's own matcher, which is quicker on most, can be trusted with. */
function longestForPlatform(expression) {
    return longestWith(effortOf(expression));
}
/** Look-aheads of picomatch at `.` and `..`, which are over after a few characters. */
const AT_DOTS = /\(\?!(?:\(\?:\^\|\\\/\))?\\\.\{1,2\}\(\?:\\\/\|\$\)\)/g;
/** No longer than that, by the source alone: thousands of patterns need no tree for it. */
function surelyForPlatform(source) {
    const bare = source.replace(AT_DOTS, "").replaceAll("(?:.)*", ".*");
    if (/\)[*+{]/.test(bare))
        return 0;
    const stars = bare.match(/[*+]/g)?.length ?? 0;
    const forks = bare.match(/\||[^(*+]\?/g)?.length ?? 0;
    return longestWith({ stars, choices: 2 ** forks });
}
function longestWith({ stars, choices }) {
    if (stars === 0)
        return choices <= MOST_WAYS ? Number.POSITIVE_INFINITY : 0;
    const key = `${stars} ${choices}`;
    const known = LENGTHS.get(key);
    if (known !== undefined)
        return known;
    let length = 0;
    while (length < LONGEST_TRIED && ways(length + 1, stars) * choices <= MOST_WAYS)
        length += 1;
    LENGTHS.set(key, length);
    return length;
}
/** Thousands of patterns have few different efforts. */
const LENGTHS = new Map();
const LONGEST_TRIED = 4096;
/** Ways to cut a text of this length into the parts of so many stars, and what follows them. */
function ways(length, stars) {
    if (!Number.isFinite(stars))
        return stars;
    let found = 1;
    for (let star = 1; star <= stars; star += 1)
        found *= (length + star) / star;
    return found;
}
function effortOf(expression) {
    switch (expression.kind) {
        case "unit":
        case "start":
        case "end":
            return { stars: 0, choices: 1 };
        case "sequence":
            return expression.parts.map(effortOf).reduce((sum, part) => ({
                stars: sum.stars + part.stars,
                choices: sum.choices * part.choices,
            }), { stars: 0, choices: 1 });
        case "choice": {
            const efforts = expression.branches.map(effortOf);
            return {
                stars: Math.max(...efforts.map(({ stars }) => stars)),
                choices: efforts.reduce((sum, { choices }) => sum + choices, 0),
            };
        }
        case "look": {
            const effort = effortOf(expression.ahead);
            // Such as `(?!\.{1,2}(?:\/|$))`: over after a few characters.
            return effort.stars === 0 ? { stars: 0, choices: 1 } : effort;
        }
        case "repeat": {
            const effort = effortOf(expression.of);
            if (!expression.endless)
                return { stars: effort.stars, choices: effort.choices + 1 };
            return { stars: isOneUnit(expression.of) ? 1 : Number.POSITIVE_INFINITY, choices: 1 };
        }
    }
}
/** One unit each time, so that there is one way only to take so many of them. */
function isOneUnit(expression) {
    if (expression.kind !== "sequence")
        return expression.kind === "unit";
    const others = expression.parts.filter((part) => part.kind !== "look" || effortOf(part.ahead).stars > 0);
    return others.length === 1 && others[0]?.kind === "unit";
}

;// CONCATENATED MODULE: ./lib/src/globs/expression.js
/** Reads the source of a regular expression without flags; undefined for what it has no words for. */
function readExpression(source) {
    try {
        const reader = createReader(source);
        const expression = reader.choice();
        return reader.isAtEnd() ? expression : undefined;
    }
    catch (error) {
        if (error instanceof Unreadable)
            return undefined;
        throw error;
    }
}
class Unreadable extends Error {
}
const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[^1-9bBkuxc])/y;
const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
const COUNT = /\{\d+(?:,\d*)?\}/y;
/** Each time is written out; picomatch itself needs two. */
const MOST_TIMES = 16;
const GROUPS = [
    { opening: "(?:", look: undefined },
    { opening: "(?=", look: true },
    { opening: "(?!", look: false },
    { opening: "(?", look: "unreadable" },
    { opening: "(", look: undefined },
];
function createReader(source) {
    let at = 0;
    return { choice, isAtEnd: () => at === source.length };
    function choice() {
        const branches = [sequence()];
        while (take("|"))
            branches.push(sequence());
        const [first] = branches;
        return branches.length === 1 && first !== undefined ? first : { kind: "choice", branches };
    }
    function sequence() {
        const parts = [];
        while (at < source.length && source[at] !== "|" && source[at] !== ")")
            parts.push(repeated(atom()));
        const [first] = parts;
        return parts.length === 1 && first !== undefined ? first : { kind: "sequence", parts };
    }
    function repeated(of) {
        const sign = source[at];
        if (sign === "{") {
            const count = matchOf(COUNT);
            return count === undefined ? of : counted(of, count.slice(1, -1).split(","));
        }
        if (sign !== "*" && sign !== "+" && sign !== "?")
            return of;
        at += 1;
        // Whether it takes much or little first decides nothing where only the end counts.
        take("?");
        return { kind: "repeat", of, least: sign === "+" ? 1 : 0, endless: sign !== "?" };
    }
    function atom() {
        switch (source.charAt(at)) {
            case "^":
                at += 1;
                return { kind: "start" };
            case "$":
                at += 1;
                return { kind: "end" };
            case ".":
                at += 1;
                return unitOf(".");
            case "[":
                return unitOf(matchOf(CLASS) ?? unreadable());
            case "\\":
                return unitOf(matchOf(ESCAPE) ?? unreadable());
            case "(":
                return group();
            default:
                at += 1;
                return literal(source.charCodeAt(at - 1));
        }
    }
    function group() {
        const found = GROUPS.find(({ opening }) => take(opening));
        if (found === undefined || found.look === "unreadable")
            throw new Unreadable();
        const within = choice();
        if (!take(")"))
            throw new Unreadable();
        return found.look === undefined ? within : { kind: "look", ahead: within, wanted: found.look };
    }
    function take(text) {
        const found = source.startsWith(text, at);
        if (found)
            at += text.length;
        return found;
    }
    function matchOf(pattern) {
        pattern.lastIndex = at;
        const found = pattern.exec(source)?.[0];
        if (found !== undefined)
            at += found.length;
        return found;
    }
}
function counted(of, [least = "", most = least]) {
    if (most === "" || Number(most) > MOST_TIMES)
        throw new Unreadable();
    const optional = { kind: "repeat", of, least: 0, endless: false };
    return {
        kind: "sequence",
        parts: Array.from({ length: Number(most) }, (_, time) => (time < Number(least) ? of : optional)),
    };
}
function unreadable() {
    throw new Unreadable();
}
function literal(unit) {
    return { kind: "unit", fits: (given) => given === unit };
}
/** The same few kinds of units stand in thousands of patterns. */
const units = new Map();
/** What one unit may be is asked of the platform, once for each of the usual ones. */
function unitOf(source) {
    const known = units.get(source);
    if (known !== undefined)
        return known;
    const pattern = new RegExp(`^${source}$`);
    const asked = (unit) => pattern.test(String.fromCharCode(unit));
    const usual = Array.from({ length: 128 }, (_, unit) => asked(unit));
    const made = { kind: "unit", fits: (unit) => usual[unit] ?? asked(unit) };
    units.set(source, made);
    return made;
}

;// CONCATENATED MODULE: ./lib/src/globs/glob.js



async function loadPicomatch() {
    return (await __webpack_require__.e(/* import() */ 6).then(__webpack_require__.t.bind(__webpack_require__, 4006, 19))).default;
}
/** Longer than any system takes for a path: nobody has such a file. */
const LONGEST_PATH = 4096;
/**
 * Whether a name fits a glob, as picomatch has it, in a time that is bounded whatever the name is: who writes a pattern
 * is trusted, and who chooses the names of files is not. A name over `LONGEST_PATH` fits none.
 * Undefined for what is no pattern: it would fit no name, and nobody would know.
 */
function globMatcher(glob, options, compile) {
    const pattern = compile.makeRe(glob, options);
    if (pattern.source === NOTHING.source)
        return undefined;
    // Only these bring something of the user's own into it.
    if (/[(\\]|\.\./.test(glob) && readExpression(pattern.source) === undefined)
        return undefined;
    const quick = surelyForPlatform(pattern.source);
    let careful;
    return (name) => {
        if (name.length <= quick)
            return pattern.test(name);
        if (name.length > LONGEST_PATH)
            return false;
        careful ??= carefulMatcher(pattern);
        return careful(name);
    };
}
function carefulMatcher(pattern) {
    const expression = readExpression(pattern.source);
    if (expression === undefined)
        throw new Error(`Nobody can read ${pattern.source}.`);
    const longest = longestForPlatform(expression);
    const bounded = boundedMatcher(expression);
    return (name) => (name.length <= longest ? pattern.test(name) : bounded(name));
}
/** What picomatch gives for a text that makes no regular expression. */
const NOTHING = /$^/;


/***/ }),

/***/ 8199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ envelopeBytes),
/* harmony export */   Hf: () => (/* binding */ inBytes),
/* harmony export */   kf: () => (/* binding */ encodeRequest),
/* harmony export */   z: () => (/* binding */ buildListBody)
/* harmony export */ });
/** Targets that are turned into JSON at a time: enough to be fast, few enough to need little memory. */
const CHUNK = 4096;
/** The bytes of a request around its targets: everything but the list's items. */
function envelopeBytes(envelope) {
    return encodeRequest(envelope, []).length;
}
function encodeRequest(envelope, impactedTargets) {
    return Buffer.from(JSON.stringify({ ...envelope, impactedTargets }));
}
/** `20,971,520 bytes`. Without `toLocaleString`, which takes longer than everything else here to load its tables. */
function inBytes(bytes) {
    return `${String(bytes).replace(/\B(?=(?:\d{3})+$)/g, ",")} bytes`;
}
/** Builds the body in chunks and stops as soon as it is over `limitBytes`. */
function buildListBody(envelope, targets, limitBytes) {
    const sorted = [...targets].toSorted();
    const around = encodeRequest(envelope, []);
    const closing = around.subarray(around.lastIndexOf("]"));
    // As large as it may get: memory that is not written to costs nothing.
    const body = Buffer.allocUnsafe(limitBytes);
    let end = around.copy(body, 0, 0, around.length - closing.length);
    for (let index = 0; index < sorted.length; index += CHUNK) {
        const items = JSON.stringify(sorted.slice(index, index + CHUNK)).slice(1, -1);
        const text = index === 0 ? items : `,${items}`;
        const bytes = end + Buffer.byteLength(text) + closing.length;
        if (bytes > limitBytes)
            return { kind: "too-large", atLeastBytes: bytes };
        end += body.write(text, end);
    }
    end += closing.copy(body, end);
    return { kind: "fits", body: body.subarray(0, end) };
}


/***/ }),

/***/ 5269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  computeOutcome: () => (/* binding */ computeOutcome)
});

// EXTERNAL MODULE: ./lib/src/words.js
var words = __webpack_require__(6755);
// EXTERNAL MODULE: ./lib/src/summary/markdown.js
var markdown = __webpack_require__(5384);
;// CONCATENATED MODULE: ./lib/src/summary/computed-targets.js


const FILES_SHOWN = 50;
const TARGETS_SHOWN = 50;
/** The page about a computation: the decision, why, and which file led to what. */
function computedSummary(message, { computed, range, files }) {
    const { targets } = computed;
    return [
        (0,markdown/* escapeText */.X1)(message),
        `Changed between ${(0,markdown/* code */.aY)(range.from)} and ${(0,markdown/* code */.aY)(range.to)}: ${(0,words/* counted */.hS)(files.length, "file")}${counts(files)}.`,
        ...(targets.length === 0 ? [] : ["#### Targets", listed(targets)]),
        ...(computed.added === undefined
            ? []
            : ["#### Added to the producer's list", addedTable(computed.added)]),
        ...(files.length === 0 ? [] : ["#### What the files led to", fileTable(files)]),
    ].join("\n\n");
}
/** How many files led to what, where they did not all lead to the same. */
function counts(files) {
    const each = ORDER.flatMap((kind) => {
        const count = files.filter(({ fate }) => fate.kind === kind).length;
        return count === 0 ? [] : [`${count} ${IN_WORDS[kind]}`];
    });
    return each.length < 2 ? "" : ` (${each.join(", ")})`;
}
const IN_WORDS = {
    "impacts-all": "that impact everything",
    unclaimed: "that no target claims",
    claimed: "claimed by targets",
    "left-to-producer": "left to the producer",
    ignored: "ignored",
};
function listed(targets) {
    const shown = targets.slice(0, TARGETS_SHOWN).map(markdown/* code */.aY).join(", ");
    const more = targets.length - TARGETS_SHOWN;
    return more > 0 ? `${shown} and ${more} more` : shown;
}
function addedTable(added) {
    const rows = added.slice(0, TARGETS_SHOWN).map(({ target, why }) => [(0,markdown/* code */.aY)(target), (0,markdown/* escapeText */.X1)(why)]);
    const more = added.length - rows.length;
    return `${(0,markdown/* table */.tp)(["Target", "Why"], rows)}${more > 0 ? `\n\nAnd ${more} more.` : ""}`;
}
/** What decided comes first: of a thousand files the one that led to everything must be seen. */
function fileTable(files) {
    const shown = ORDER.flatMap((kind) => files.filter(({ fate }) => fate.kind === kind)).slice(0, FILES_SHOWN);
    const rows = shown.map(({ path, status, fate }) => [(0,markdown/* code */.aY)(path), status, ledTo(fate)]);
    const more = files.length - shown.length;
    return `${(0,markdown/* table */.tp)(["File", "Change", "Led to"], rows)}${more > 0 ? `\n\nAnd ${more} more.` : ""}`;
}
const ORDER = ["impacts-all", "unclaimed", "claimed", "left-to-producer", "ignored"];
function ledTo(fate) {
    switch (fate.kind) {
        case "impacts-all":
            return `everything (${(0,markdown/* code */.aY)(fate.pattern)} of impact-all-paths)`;
        case "unclaimed":
            return "no target claims it";
        case "claimed":
            return fate.targets.slice(0, 5).map(markdown/* code */.aY).join(", ") + (fate.targets.length > 5 ? ", \u2026" : "");
        case "left-to-producer":
            return "left to the producer";
        case "ignored":
            return "nothing (ignored-paths)";
    }
}

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/src/git/git.js
var git_git = __webpack_require__(5349);
;// CONCATENATED MODULE: ./lib/src/git/changed-files.js



/**
 * The files that differ between two commits, in git's order. A renamed file is one deleted and one added.
 * Both commits must be there; their history need not be.
 */
async function changedFiles(git, from, to) {
    const output = await (0,git_git/* gitOutput */.oM)(git, [
        "diff-tree",
        "-r",
        "-z",
        "--no-renames",
        "--name-status",
        "--no-ext-diff",
        "--no-textconv",
        // A .gitmodules file can say that changes of a submodule are to be left out.
        "--ignore-submodules=none",
        from,
        to,
        "--",
    ]);
    return parseNameStatus(output);
}
/** Reads `git diff -z --name-status`: a letter, NUL, a name, NUL, and so on. */
function parseNameStatus(output) {
    const fields = splitAtNul(output);
    const files = [];
    for (let index = 0; index + 1 < fields.length; index += 2) {
        const [letter, name] = [fields[index], fields[index + 1]];
        const status = STATUSES.get(String(letter));
        if (status === undefined || name === undefined) {
            throw new errors/* InputError */.dz([`git listed a changed file with the status ${JSON.stringify(String(letter))}.`]);
        }
        files.push(typeof name === "string"
            ? { path: name, status }
            : { path: undefined, shownAs: escapeBytes(name), status });
    }
    if (fields.length % 2 !== 0)
        throw new errors/* InputError */.dz(["git's list of changed files ends in the middle."]);
    return files;
}
const STATUSES = new Map([
    ["A", "added"],
    ["M", "modified"],
    ["D", "deleted"],
    ["T", "type-changed"],
]);
/** Texts where the bytes are UTF-8, else the bytes. What follows the last NUL is a field only when it is not empty. */
function splitAtNul(output) {
    if ((0,external_node_buffer_.isUtf8)(output)) {
        const texts = output.toString("utf8").split("\0");
        if (texts.at(-1) === "")
            texts.pop();
        return texts;
    }
    const fields = [];
    for (let start = 0; start < output.length;) {
        const nul = output.indexOf(0, start);
        const end = nul === -1 ? output.length : nul;
        const bytes = output.subarray(start, end);
        fields.push((0,external_node_buffer_.isUtf8)(bytes) ? bytes.toString("utf8") : bytes);
        start = end + 1;
    }
    return fields;
}
/** Bytes as ASCII text that only they have. */
function escapeBytes(bytes) {
    return bytes
        .toString("latin1")
        .replace(/[^\x20-\x5b\x5d-\x7e]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/src/problem.js
var problem = __webpack_require__(6373);
// EXTERNAL MODULE: ./lib/src/impacted-targets/body.js
var body = __webpack_require__(8199);
// EXTERNAL MODULE: ./lib/src/impacted-targets/list-path.js
var list_path = __webpack_require__(9179);
// EXTERNAL MODULE: ./lib/src/git/git-program.js
var git_program = __webpack_require__(9736);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/child-environment.js

/**
 * Variables that a program of the repository has no business with: our inputs, the tokens of the run and of the
 * service, and the files through which a step speaks to the runner. Nor must it ask another repository than we do.
 */
const KEPT_BACK = [
    /^INPUT_/i,
    /^ACTIONS_(RUNTIME_TOKEN|ID_TOKEN_.*)$/i,
    /^GITHUB_(TOKEN|OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)$/i,
    /^MERGE_QUEUE_(.*_)?TOKEN$/i,
    /^GH_TOKEN$/i,
    // Colours in what is parsed.
    /^(FORCE_COLOR|CLICOLOR_FORCE)$/i,
];
/**
 * How Git is to list files, whatever its own settings say. Several tools ask it without saying so, and then miss a
 * name that it quotes (`"\303\244.txt"`), or the old place of a file that was moved.
 */
const GIT_SETTINGS = [
    ["core.quotePath", "false"],
    ["diff.renames", "false"],
    ["diff.relative", "false"],
];
/** What a program that we run gets to see of our own environment. */
function childEnvironment(environment) {
    const kept = {};
    for (const [name, value] of Object.entries(environment)) {
        const isKeptBack = (0,git_program/* leadsGitAway */.sm)(name) || KEPT_BACK.some((pattern) => pattern.test(name));
        if (value !== undefined && !isKeptBack)
            kept[name] = value;
    }
    return { ...kept, ...gitSettings(kept), NO_COLOR: "1", COREPACK_ENABLE_NETWORK: "0" };
}
/** Adds to the settings that are given in this way already. */
function gitSettings(environment) {
    const given = Number(environment.GIT_CONFIG_COUNT ?? "0");
    const first = Number.isSafeInteger(given) && given > 0 ? given : 0;
    const pairs = GIT_SETTINGS.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${first + index}`, key],
        [`GIT_CONFIG_VALUE_${first + index}`, value],
    ]);
    return { ...Object.fromEntries(pairs), GIT_CONFIG_COUNT: `${first + GIT_SETTINGS.length}` };
}

// EXTERNAL MODULE: ./lib/src/impacted-targets/producers/registry.js + 17 modules
var registry = __webpack_require__(3194);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/src/child-process.js
var child_process = __webpack_require__(6580);
// EXTERNAL MODULE: ./lib/src/duration.js
var duration = __webpack_require__(3300);
// EXTERNAL MODULE: ./lib/src/shorten.js + 1 modules
var shorten = __webpack_require__(255);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/cmd-shim.js

/**
 * The script or program that a `.cmd` file of npm, pnpm or Yarn starts, such as `"%dp0%\..\nx\bin\nx.js" %*`, by the
 * text of that file and the folder it stands in. Undefined for any other `.cmd` file.
 */
function startedBy(text, folder) {
    const path = /"%(?:~dp0|dp0%)\\?([^"]+)"\s+%\*/.exec(text)?.[1];
    return path === undefined ? undefined : external_node_path_.win32.resolve(folder, path);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/find-tool.js



/**
 * The program of this name, and arguments that must come before all others: the workspace's own
 * (`node_modules/.bin` of the working directory or a folder above it), else the one on the PATH. A name with a
 * separator is a path from the working directory. Undefined when there is none; nothing is ever downloaded.
 */
function findTool(name, whereabouts) {
    const { platform } = whereabouts;
    for (const folder of /[\\/]/.test(name) ? [whereabouts.workingDirectory] : folders(whereabouts)) {
        const path = (platform === "win32" ? external_node_path_.win32 : external_node_path_.posix).resolve(folder, name);
        const found = platform === "win32" ? onWindows(path, whereabouts) : isFile(path) ? [path] : undefined;
        const [program, ...rest] = found ?? [];
        if (program !== undefined)
            return [program, ...rest];
    }
    return undefined;
}
function folders({ workingDirectory, environment, platform }) {
    const { dirname, join, isAbsolute, delimiter } = platform === "win32" ? external_node_path_.win32 : external_node_path_.posix;
    const above = [];
    for (let folder = workingDirectory; above.at(-1) !== folder; folder = dirname(folder))
        above.push(folder);
    const path = Object.entries(environment).find(([name]) => name.toUpperCase() === "PATH")?.[1] ?? "";
    return [
        ...above.map((folder) => join(folder, "node_modules", ".bin")),
        // A relative folder there would mean another one in each working directory.
        ...path.split(delimiter).filter(isAbsolute),
    ];
}
function isFile(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
/** A program there is an `.exe`, or what a `.cmd` file of a package manager starts. Such a file itself needs a shell. */
function onWindows(path, whereabouts) {
    for (const program of [path, `${path}.exe`]) {
        if (/\.(exe|com)$/i.test(program) && isFile(program))
            return [program];
    }
    const shim = `${path}.cmd`;
    const script = isFile(shim) ? startedBy((0,external_node_fs_.readFileSync)(shim, "utf8"), external_node_path_.win32.dirname(shim)) : undefined;
    if (script === undefined)
        return undefined;
    if (/\.exe$/i.test(script))
        return [script];
    return [...(findTool("node.exe", whereabouts) ?? [process.execPath]), script];
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/run-tool.js








/**
 * Runs a tool of the workspace or of the PATH and gives what it printed to its standard output.
 * @throws Failure `input` when it is not there, fails, takes too long or prints too much; AbortedError
 */
async function runTool({ argv, environment }, options) {
    if (options.signal.aborted)
        throw new errors/* AbortedError */.oM();
    const [name, ...rest] = argv;
    const all = { ...options.environment, ...environment };
    const [program, ...before] = findTool(name, {
        workingDirectory: options.workingDirectory,
        environment: all,
        platform: process.platform,
    }) ?? [undefined];
    if (program === undefined)
        throw notFound(name, options.workingDirectory);
    const end = await (0,child_process/* runProcess */.R)([program, ...before, ...rest], { ...options, environment: all });
    if (end.how.kind === "aborted")
        throw new errors/* AbortedError */.oM();
    const problem = problemOf(end, options);
    if (problem === undefined)
        return end.stdout.toString("utf8");
    throw new errors/* Failure */.HR("input", `${inWords(argv)} ${problem}.`, { details: lastWords(end) });
}
function notFound(name, workingDirectory) {
    return new errors/* Failure */.HR("input", `${JSON.stringify(name)} is not installed: it is neither in node_modules/.bin of ${workingDirectory} or a folder above it, nor on the PATH.`, { details: ["Install it in a step before this one; it is never downloaded here."] });
}
/** What went wrong, to complete a sentence; undefined when nothing did. */
function problemOf({ how, stdout }, options) {
    switch (how.kind) {
        case "exited":
            if (how.code !== 0)
                return `ended with exit code ${how.code}`;
            return (0,external_node_buffer_.isUtf8)(stdout) ? undefined : "printed text that is not UTF-8";
        case "killed":
            return `was ended by ${how.by}`;
        case "not-started":
            return `could not be started: ${how.problem}`;
        case "too-late":
            return `did not end within ${(0,duration/* formatDuration */.a3)(options.timeLimitMs)}, and was stopped`;
        case "too-much":
            return `printed more than ${(0,body/* inBytes */.Hf)(options.outputLimitBytes)}, and was stopped`;
        case "aborted":
            return "was stopped";
    }
}
const COMMAND_CHARACTERS = 200;
/** A command as a person would type it. */
function inWords(argv) {
    const words = argv.map((word) => (/^[\w@%+=:,./^[\]{}-]+$/.test(word) ? word : JSON.stringify(word)));
    return `\`${(0,shorten/* shorten */.ml)(words.join(" "), COMMAND_CHARACTERS)}\``;
}
const LINES = 10;
const LINE_CHARACTERS = 300;
/** The end of what a tool said. Some say what is wrong on their standard output. */
function lastWords({ stdout, stderr }) {
    const text = stderr.trim() === "" ? stdout.subarray(-65_536).toString("utf8") : stderr;
    return (0,external_node_util_.stripVTControlCharacters)(text)
        .split(/[\r\n]+/)
        .map((line) => line.trimEnd())
        .filter((line) => line !== "")
        .slice(-LINES)
        .map((line) => (0,shorten/* shorten */.ml)(line, LINE_CHARACTERS));
}

// EXTERNAL MODULE: ./lib/src/impacted-targets/read-json.js
var read_json = __webpack_require__(4934);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/working-folder.js




/** The folder that a producer runs in, as tools see it: without symbolic links. @throws InputError */
function workingFolder(workspace, workingDirectory) {
    const folder = (0,external_node_path_.resolve)(workspace, workingDirectory);
    if ((0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
        throw new errors/* InputError */.dz([
            (0,problem/* problemOf */.Zw)("working-directory", `must be a folder of the workspace; ${JSON.stringify(workingDirectory)} is none.`),
        ]);
    }
    return (0,external_node_fs_.realpathSync)(folder);
}
/** A folder as a path from the top of the repository, with forward slashes; `.` for the top itself. */
function pathOf(root, folder) {
    return fromRoot(root, folder, ".");
}
/** A path from the working folder as a path from the top of the repository, with forward slashes. */
function fromRoot(root, folder, path) {
    const parts = [...(0,external_node_path_.relative)((0,external_node_fs_.realpathSync)(root), folder).split(external_node_path_.sep), ...path.split("/")];
    const named = parts.filter((part) => part !== "" && part !== ".");
    return named.length === 0 ? "." : named.join("/");
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/ask-producer.js










/** A build tool may have to analyse a whole repository first. */
const TIME_LIMIT_MS = 10 * 60_000;
const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;
/** A producer that is run looks at the files of the checkout; `paths` and a list that is read do not. */
function isRun({ producer, file }) {
    return producer !== "paths" && file === undefined;
}
/** All projects, where the producer is run and can tell. @throws Failure */
async function askForProjects({ producer, file }, { root, folder }, context) {
    if (producer === undefined || producer === "paths" || file !== undefined)
        return undefined;
    const { projects } = registry/* producers */.M[producer];
    if (projects === undefined)
        return undefined;
    const output = await run(projects.call, folder, context);
    const found = projects.parse(output, `The output of ${inWords(projects.call.argv)}`, folder);
    return found.map((project) => {
        // A project at the top would claim every file that belongs to nobody, so it has its source only.
        const atTop = project.path === ".";
        const path = atTop ? (sourceFolder(project) ?? ".") : project.path;
        return { ...project, atTop, path: path === "." ? "." : fromRoot(root, folder, path) };
    });
}
function sourceFolder({ sourceRoot = "." }) {
    const parts = sourceRoot.split("/").filter((part) => part !== "" && part !== ".");
    return parts.length === 0 || parts.includes("..") ? undefined : parts.join("/");
}
/** What the producer lists; `paths` leaves everything to the patterns. @throws Failure when it fails or gives no list */
async function askForList(values, question, context) {
    const { producer } = values;
    if (producer === undefined || producer === "paths")
        return { kind: "targets", targets: new Set() };
    const asked = registry/* producers */.M[producer];
    const targets = values.file === undefined
        ? await runForList(asked, values.command, question, context)
        : readList(asked, { file: values.file, key: values.key }, question, context);
    return meant(asked, new Set(targets));
}
/** A program without arguments where none is taken. */
const NO_COMMAND = [""];
async function runForList(producer, command, { folder, range: { from, to } }, context) {
    const call = producer.affected?.({ base: from, head: to }, command ?? NO_COMMAND);
    if (call === undefined)
        throw new Error(`${producer.name} cannot be run.`);
    return producer.parse(await run(call, folder, context), `The output of ${inWords(call.argv)}`);
}
function run(call, workingDirectory, { environment, signal, log }) {
    log.info(`Running ${inWords(call.argv)}.`);
    return runTool(call, {
        workingDirectory,
        environment: childEnvironment(environment),
        timeLimitMs: TIME_LIMIT_MS,
        outputLimitBytes: OUTPUT_LIMIT_BYTES,
        signal,
    });
}
/**
 * Reads a list that an earlier step made. A file that is missing or empty is what a failed step leaves behind: nobody
 * said that nothing is impacted.
 */
function readList(producer, { file, key }, { mayBeEmpty }, { workspace, strangersCode }) {
    const source = (0,problem/* words */.aL) `${(0,problem/* inputName */.yu)("impacted-targets-file")}: ${file}`;
    const path = (0,list_path/* listPath */.K)({ file, workspace, strangersCode });
    const found = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (found?.isFile() !== true)
        throw new errors/* InputError */.dz([(0,problem/* words */.aL) `${source} ${found === undefined ? "does not exist" : "is not a file"}.`]);
    if (found.size > OUTPUT_LIMIT_BYTES) {
        throw new errors/* InputError */.dz([
            (0,problem/* words */.aL) `${source} is ${(0,body/* inBytes */.Hf)(found.size)}, more than is read (${(0,body/* inBytes */.Hf)(OUTPUT_LIMIT_BYTES)}).`,
        ]);
    }
    const text = (0,read_json/* readUtf8 */.Sx)(path, source);
    if (text.trim() !== "")
        return producer.parse(text, source, { key });
    if (mayBeEmpty)
        return [];
    throw new errors/* InputError */.dz([
        (0,problem/* words */.aL) `${source} is empty, as a failed step leaves it. Where nothing is impacted, list such files in ${(0,problem/* inputName */.yu)("ignored-paths")}, or let the step write NONE.`,
    ]);
}
/** `ALL` and `NONE` are words and no targets, wherever they come from: as targets the service would not take them. */
function meant({ name, projects }, targets) {
    const word = targets.has("ALL") ? "ALL" : targets.has("NONE") ? "NONE" : undefined;
    if (word === undefined)
        return { kind: "targets", targets };
    if (projects !== undefined)
        return { kind: "all", reason: `${name} lists a project ${word}, which no target can be called` };
    if (targets.size > 1)
        throw new errors/* InputError */.dz([`${name} mixes ${word} with other targets. Give ${word} alone, or leave it out.`]);
    return word === "ALL"
        ? { kind: "all", reason: `${name} says ALL` }
        : { kind: "targets", targets: new Set() };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/computed.js


/** What was added, to follow the producer's own reason; empty for nothing. */
function addedReason(added) {
    const first = firstOf(added.map(({ target, why }) => `${inReason(target)} ${why}`));
    return first === undefined ? "" : `, and what its list lacks was added: ${first}`;
}
/** Why changed files impact everything whatever a producer says; undefined when none does. */
function wideReason(files) {
    return firstOf(files.flatMap(({ path, fate }) => fate.kind === "impacts-all"
        ? [`${inReason(path)} changed, which ${inReason(fate.pattern)} of impact-all-paths covers`]
        : []));
}
/** Why changed files that no target claims impact everything; undefined when they need not. @throws InputError */
function unclaimedReason(files, onUnclaimed) {
    const unclaimed = files.flatMap(({ path, fate }) => (fate.kind === "unclaimed" ? [path] : []));
    if (unclaimed.length === 0 || onUnclaimed === "ignore")
        return undefined;
    if (onUnclaimed === "all")
        return firstOf(unclaimed.map((path) => `no target claims ${inReason(path)}`));
    throw unclaimedError(unclaimed);
}
/** The first of several reasons, and how many more there are; undefined without one. */
function firstOf([first, ...others]) {
    return first === undefined || others.length === 0 ? first : `${first}, and ${others.length} more like it`;
}
/** A path within a sentence: quoted where it would look like a part of it. */
function inReason(path) {
    return /^[\p{L}\p{M}\p{N}@._/+~*-]+$/u.test(path) ? path : JSON.stringify(path);
}
const NAMED = 10;
function unclaimedError(paths) {
    const named = paths.slice(0, NAMED).map((path) => JSON.stringify(path));
    const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : "";
    return new errors/* InputError */.dz([(0,problem/* words */.aL) `No target claims ${named.join(", ")}${more}, and ${(0,problem/* inputName */.yu)("on-unclaimed")} is error.`], {
        details: [
            (0,problem/* words */.aL) `Let a target claim the path, or add it to ${(0,problem/* inputName */.yu)("ignored-paths")} or ${(0,problem/* inputName */.yu)("impact-all-paths")}.`,
        ],
    });
}
/** The outcome of a change that does not impact everything. */
function computedList(targets, reason, added = []) {
    const sorted = [...new Set(targets)].toSorted();
    const computed = { mode: sorted.length === 0 ? "none" : "list", targets: sorted, reason };
    return added.length === 0 ? computed : { ...computed, added };
}
function computedAll(reason) {
    return { mode: "all", targets: [], reason };
}

;// CONCATENATED MODULE: ./lib/src/git/mentions.js

/** Tracked text files of the work tree that mention any of these, from the top of the repository. */
async function filesThatMention(git, { names, folders }) {
    const patterns = [
        ...names.map((name) => `${QUOTE}${literally(name)}(${QUOTE}|[/:])`),
        ...folders.map((name) => `/${literally(name)}(${QUOTE}|[])/,;[:space:]]|$)`),
    ].filter((pattern) => !/[\n\r]/.test(pattern));
    if (patterns.length === 0)
        return [];
    const options = ["--files-with-matches", "--null", "--extended-regexp", "-I", "--no-color"];
    const args = ["grep", ...options, ...patterns.flatMap((pattern) => ["-e", pattern]), "--"];
    const end = await (0,git_git/* runGit */.EO)(git, args);
    // 1: nowhere.
    if (end.code !== 0 && end.code !== 1)
        throw (0,git_git/* gitFailure */.tv)(git, args, end);
    return end.stdout
        .toString("utf8")
        .split("\0")
        .filter((path) => path !== "");
}
const QUOTE = "[\"'`]";
function literally(text) {
    return text.replace(/[.[\]{}()*+?^$|\\]/g, "\\$&");
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/project-graph.js
/** By what the manifests say, and what a tool says beyond them. */
function projectGraph(members) {
    const byPackage = grouped(members, ({ name, manifest }) => (manifest === undefined ? name : manifest.name));
    const byFolder = grouped(members, ({ folder }) => folder);
    const graph = new Map();
    const found = (need) => (need.kind === "name" ? byPackage.get(need.name) : byFolder.get(need.folder)) ?? [];
    for (const member of members) {
        const needed = (member.manifest?.needs ?? []).flatMap((need) => found(need).map(({ name }) => name));
        for (const name of [...needed, ...(member.needs ?? [])]) {
            const dependents = graph.get(name) ?? new Set();
            graph.set(name, dependents.add(member.name));
        }
    }
    return graph;
}
function grouped(members, keyOf) {
    const groups = new Map();
    for (const member of members) {
        const key = keyOf(member);
        if (key === undefined)
            continue;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [member]);
        else
            group.push(member);
    }
    return groups;
}
/** What depends on some projects over any number of steps, each with the project that it needs. */
function dependentsOf(names, graphs) {
    const found = new Map();
    const open = [...names];
    const known = new Set(open);
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
        for (const graph of graphs) {
            for (const dependent of graph.get(name) ?? []) {
                if (known.has(dependent))
                    continue;
                known.add(dependent);
                found.set(dependent, name);
                open.push(dependent);
            }
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/project-owners.js
/**
 * Projects own what lies in their folders; of nested ones the innermost, and where that folder is doubtful the one
 * around it too. A project whose folder is the whole repository owns nothing: it would claim every file that belongs
 * to nobody.
 */
function createProjectOwners(projects, doubtful = new Set()) {
    const byFolder = new Map();
    for (const { name, path } of projects) {
        if (path === ".")
            continue;
        const names = byFolder.get(path);
        if (names === undefined)
            byFolder.set(path, [name]);
        else
            names.push(name);
    }
    return {
        ownersOf(path) {
            const found = [];
            // A submodule, or a symbolic link, can itself be the folder of a project.
            for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
                const folder = path.slice(0, end);
                const owners = byFolder.get(folder);
                if (owners === undefined)
                    continue;
                if (found.length === 0 && !doubtful.has(folder))
                    return owners;
                found.push(...owners);
                if (!doubtful.has(folder))
                    break;
            }
            return found;
        },
    };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/cross-check.js




/** Compares a producer's list with the owners of changed files and with what needs them, at both commits. */
function createCrossCheck(history, mentions) {
    const before = ownersIn(history.before, history.doubtful);
    const after = ownersIn(history.after);
    return {
        before,
        after,
        missing(listed, files) {
            const reasons = new Map(mentions);
            for (const { path, fate } of files) {
                if (fate.kind !== "claimed")
                    continue;
                for (const owner of after.ownersOf(path))
                    reasons.set(owner, `owns ${inReason(path)}, which changed`);
                for (const owner of before.ownersOf(path))
                    if (!reasons.has(owner))
                        reasons.set(owner, `owned ${inReason(path)} before the change`);
            }
            const graphs = [projectGraph(history.before), projectGraph(history.after)];
            for (const [dependent, needed] of dependentsOf([...listed, ...reasons.keys()], graphs)) {
                if (!reasons.has(dependent))
                    reasons.set(dependent, `needs ${inReason(needed)}`);
            }
            return [...reasons].flatMap(([target, why]) => (listed.has(target) ? [] : [{ target, why }]));
        },
    };
}
function ownersIn(members, doubtful) {
    return createProjectOwners(members.map(({ name, folder }) => ({ name, path: folder })), doubtful);
}
/**
 * Who still names a project that is gone. A tool may have known from the source alone that somebody needed it: whoever
 * did, and was not changed with it, still has its name or the name of its folder somewhere.
 */
async function mentionsOfGone(git, { gone, after }, ignored) {
    const owners = ownersIn(after);
    // What was moved is still there by its name.
    const present = new Set(after.flatMap(({ name, manifest }) => [name, manifest?.name]));
    const mentions = new Map();
    for (const { name, folder, manifest } of gone) {
        const names = [...new Set([name, manifest?.name ?? name])].filter((each) => !present.has(each));
        const folders = [folder.slice(folder.lastIndexOf("/") + 1)];
        for (const path of await filesThatMention(git, { names, folders })) {
            if (ignored.ownersOf(path).length > 0)
                continue;
            const naming = owners.ownersOf(path);
            if (naming.length === 0 && !path.endsWith(".md"))
                return {
                    kind: "unknown",
                    reason: `${inReason(folder)} is gone, and ${inReason(path)} still names its project`,
                };
            for (const owner of naming)
                mentions.set(owner, `still names ${inReason(name)}, which is gone, in ${inReason(path)}`);
        }
    }
    return { kind: "known", mentions };
}

;// CONCATENATED MODULE: ./lib/src/git/read-file.js


/** Larger than any manifest or lockfile that a decision is read from. */
const MAXIMUM_BYTES = 32 * 1024 * 1024;
/** The bytes of a file at a commit; undefined when it has no file there. @throws InputError when it is too large. */
async function readFileAt(git, commit, path, maximumBytes = MAXIMUM_BYTES) {
    return (await readFilesAt(git, commit, [path], maximumBytes)).get(path);
}
/**
 * The bytes of many files at a commit, by path. Paths without a file there are left out; a symbolic link's content is
 * the path that it leads to. @throws InputError when the commit is not there, or a file is larger than the bound.
 */
async function readFilesAt(git, commit, paths, maximumBytes = MAXIMUM_BYTES) {
    const files = await findFiles(git, commit, [...new Set(paths)]);
    for (const { path, size } of files) {
        if (size <= maximumBytes)
            continue;
        throw new errors/* InputError */.dz([
            `${JSON.stringify(path)} at ${commit} has ${size} bytes; at most ${maximumBytes} are read.`,
        ]);
    }
    const contents = await readBlobs(git, files);
    return new Map(files.flatMap(({ path, id }) => {
        const bytes = contents.get(id);
        return bytes === undefined ? [] : [[path, bytes]];
    }));
}
/** Whether a commit that is there has a folder at a path. */
async function isFolderAt(git, commit, path) {
    const { code, stdout } = await (0,git_git/* runGit */.EO)(git, ["cat-file", "-t", `${commit}:${path}`]);
    return code === 0 && stdout.toString("latin1").trim() === "tree";
}
/** What `cat-file` says of an object that is there. */
const FOUND = /^([0-9a-f]{40,64}) (\w+) (\d+)$/;
async function findFiles(git, commit, paths) {
    const names = await Promise.all(paths.map((path) => objectName(git, commit, path)));
    const stdin = [`${commit}^{tree}`, ...names].map((name) => `${name}\n`).join("");
    const output = await (0,git_git/* gitOutput */.oM)(git, ["cat-file", "--batch-check"], { stdin });
    const [tree, ...lines] = output.toString("utf8").split("\n");
    if (FOUND.exec(tree ?? "") === null)
        throw new errors/* InputError */.dz([`The commit ${commit} is not in the clone.`]);
    return paths.flatMap((path, index) => {
        const [, id, kind, size] = FOUND.exec(lines[index] ?? "") ?? [];
        return id === undefined || kind !== "blob" ? [] : [{ path, id, size: Number(size) }];
    });
}
/** The batch is read by lines, and git drops a CR at their end: a name with either is resolved on its own. */
async function objectName(git, commit, path) {
    const name = `${commit}:${path}`;
    if (!/[\r\n]/.test(path))
        return name;
    const { stdout } = await (0,git_git/* runGit */.EO)(git, ["rev-parse", "--verify", "--quiet", name]);
    return stdout.toString("latin1").trim() || "0".repeat(40);
}
async function readBlobs(git, files) {
    const sizes = new Map(files.map(({ id, size }) => [id, size]));
    if (sizes.size === 0)
        return new Map();
    const total = [...sizes.values()].reduce((sum, size) => sum + size + 100, 0);
    const stdin = [...sizes.keys()].map((id) => `${id}\n`).join("");
    const output = await (0,git_git/* gitOutput */.oM)(git, ["cat-file", "--batch"], { stdin, maximumBytes: total });
    const contents = new Map();
    let start = 0;
    for (const [id, size] of sizes) {
        // `<id> blob <size>`, a line break, the content, a line break.
        const content = output.indexOf(0x0a, start) + 1;
        if (output.toString("latin1", start, content) !== `${id} blob ${size}\n`) {
            throw new errors/* InputError */.dz([`git could not read the object ${id}.`]);
        }
        contents.set(id, output.subarray(content, content + size));
        start = content + size + 1;
    }
    return contents;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/json-fields.js
/** Fields of a JSON object, also of one with comments as tools take them; undefined for anything else. */
function jsonFields(text) {
    const value = parsed(text) ?? parsed(withoutComments(text));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? fieldsOf(value) : undefined;
}
function fieldsOf(value) {
    return new Map(Object.entries(Object(value)));
}
function textOf(value) {
    return typeof value === "string" ? value : undefined;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/**
 * Texts stay as they are; comments go, and so do commas before a closing bracket. Character by character: whoever wrote
 * the file could make a regular expression take for ever.
 */
function withoutComments(text) {
    const kept = [];
    /** A comma and the blanks after it, until it is known what follows. */
    let held = [];
    let at = text.startsWith("\uFEFF") ? 1 : 0;
    while (at < text.length) {
        const behindComment = endOfComment(text, at);
        if (behindComment !== undefined) {
            at = behindComment;
            continue;
        }
        const piece = text.slice(at, endOfText(text, at));
        at += piece.length;
        if (piece === ",") {
            kept.push(held.join(""));
            held = [piece];
        }
        else if (held.length > 0 && piece.trim() === "")
            held.push(piece);
        else {
            const closes = piece === "}" || piece === "]";
            kept.push((closes ? held.slice(1) : held).join(""), piece);
            held = [];
        }
    }
    return kept.join("") + held.join("");
}
function endOfComment(text, at) {
    if (text.startsWith("//", at))
        return endAfter(text, "\n", at);
    return text.startsWith("/*", at) ? endAfter(text, "*/", at + 2) : undefined;
}
/** Behind a text in quotes, or behind one character. */
function endOfText(text, at) {
    if (text[at] !== '"')
        return at + 1;
    for (let end = at + 1; end < text.length; end += 1) {
        if (text[end] === "\\")
            end += 1;
        else if (text[end] === '"')
            return end + 1;
    }
    return text.length;
}
function endAfter(text, sign, at) {
    const found = text.indexOf(sign, at);
    return found < 0 ? text.length : found + sign.length;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/manifests.js


const KINDS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];
/** Reads a `package.json` of a folder; undefined for what is none. */
function readPackageManifest(text, folder) {
    const fields = jsonFields(text);
    if (fields === undefined)
        return undefined;
    const needs = KINDS.flatMap((kind) => Object.entries(Object(fields.get(kind))).map(([name, range]) => needOf(name, String(range), folder)));
    return {
        name: textOf(fields.get("name")),
        nxName: textOf(fieldsOf(fields.get("nx")).get("name")),
        needs: needs.filter((need) => need !== undefined),
    };
}
/** Ranges that say where a package lies: `link:` and its like always do, others where they begin with a dot. */
const BY_FOLDER = /^(?:link|file|portal):(.*)$|^(?:workspace:)?(\.{1,2}(?:\/.*)?)$/;
/** `workspace:name@range` and `npm:name@range` give a package another name here. */
const BY_OTHER_NAME = /^(?:workspace|npm):(@?[^@/]+(?:\/[^@]+)?)@./;
/** What comes from elsewhere, whatever it is called here. */
const FROM_ELSEWHERE = /^(?:git|github|gitlab|bitbucket|gist|https?|ssh|jsr)[:+]|^[\w.-]+\/[\w.-]+(?:#|$)/;
/**
 * Whatever a range says of versions: one that the workspace does not meet any more was met at the base, and one that it
 * does not meet yet costs a target too many.
 */
function needOf(name, range, folder) {
    const [, linked, ofWorkspace = linked] = BY_FOLDER.exec(range) ?? [];
    if (ofWorkspace !== undefined) {
        const path = external_node_path_.posix.normalize(external_node_path_.posix.join(folder, ofWorkspace)).replace(/\/$/, "");
        return { kind: "folder", folder: path };
    }
    const other = BY_OTHER_NAME.exec(range)?.[1];
    if (other !== undefined)
        return { kind: "name", name: other };
    return FROM_ELSEWHERE.test(range) ? undefined : { kind: "name", name };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/project-names.js


const MOON_FORMATS = ["yml", "yaml", "json", "jsonc", "toml", "hcl", "pkl"];
/** Files of a JavaScript workspace that name a project, or make a folder one. */
const WORKSPACE_MANIFESTS = [
    "package.json",
    "project.json",
    ...MOON_FORMATS.map((format) => `moon.${format}`),
];
const ofPackage = (texts) => packageOf(texts)?.name;
const ofNx = (texts, folder) => {
    const project = texts.get("project.json");
    const found = packageOf(texts);
    if (project === undefined && found === undefined)
        return undefined;
    return nameInJson(project) ?? found?.nxName ?? found?.name ?? baseName(folder).toLowerCase();
};
/** It takes folders for projects, whatever lies in them. */
const ofMoon = (texts, folder) => moonId(texts) ?? baseName(folder);
/** How each tool that finds its projects in such manifests names them. */
const NAMINGS = new Map([
    ["nx", ofNx],
    ["turbo", ofPackage],
    ["pnpm", ofPackage],
    ["lerna", ofPackage],
    ["rush", ofPackage],
    ["moon", ofMoon],
]);
/** All names that the manifests of a folder give, for a tool that nobody has told us about. */
const anyNaming = (texts) => {
    const found = packageOf(texts);
    const names = [nameInJson(texts.get("project.json")), found?.nxName, found?.name, moonId(texts)];
    const distinct = new Set(names.filter((name) => name !== undefined));
    return distinct.size === 0 ? undefined : JSON.stringify([...distinct].toSorted());
};
function packageOf(texts) {
    const text = texts.get("package.json");
    return text === undefined ? undefined : readPackageManifest(text, ".");
}
function nameInJson(text) {
    return text === undefined ? undefined : textOf(jsonFields(text)?.get("name"));
}
function moonId(texts) {
    for (const format of MOON_FORMATS) {
        const text = texts.get(`moon.${format}`);
        if (text === undefined)
            continue;
        return format.startsWith("json") ? textOf(jsonFields(text)?.get("id")) : idInLines(text);
    }
    return undefined;
}
/** `id: a`, `id: 'a' # comment`, `"id" = "a"`; blanks within the line only, so that no file can take long. */
function idInLines(text) {
    for (const line of text.split("\n")) {
        const value = /^["']?id["']?[ \t]*[:=](.*)$/.exec(line.trimEnd())?.[1]?.trim();
        if (value !== undefined)
            return /^"([^"]*)"|^'([^']*)'|^([^#]*)/
                .exec(value)
                ?.slice(1)
                .find((part) => part !== undefined)
                ?.trim();
    }
    return undefined;
}
function baseName(folder) {
    return folder.slice(folder.lastIndexOf("/") + 1);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/moved-projects.js



/** Other files that make a folder a project, and where the project's name stands in them, if it does. */
const OTHER_MANIFESTS = new Map([
    // pnpm takes these for a `package.json`.
    ["package.json5", (text) => inLines(text, /^[ \t]*["']?name["']?[ \t]*:(.*)$/)],
    ["package.yaml", (text) => inLines(text, /^name[ \t]*:(.*)$/)],
    ["Cargo.toml", nameInToml],
    ["pyproject.toml", nameInToml],
    ["go.mod", (text) => inLines(text, /^module[ \t]+(\S+)/)],
    ...["BUILD", "BUILD.bazel", "BUILD.pants", "build.gradle", "build.gradle.kts", "pom.xml"].map((file) => [file, () => undefined]),
]);
/** Names of the files that make a folder a project. */
const MANIFEST_NAMES = [...WORKSPACE_MANIFESTS, ...OTHER_MANIFESTS.keys()];
/**
 * Why a change impacts everything that removes, moves, renames or splits projects, or undefined when it does not: a
 * tool that looks at the work tree alone does not see who depended on what is gone.
 */
async function movedProjects(git, range, files, { naming, checkedFolder } = {}) {
    const manifests = files
        .flatMap((file) => (file.path === undefined ? [] : [placeOf(file.path, file.status)]))
        .filter(({ name }) => MANIFEST_NAMES.includes(name))
        .filter(({ folder, name }) => !(WORKSPACE_MANIFESTS.includes(name) && isWithin(folder, checkedFolder)));
    const gone = manifests
        .filter(({ status }) => status === "deleted")
        .map(({ path }) => `${inReason(path)} is gone, so a project was removed, moved or renamed`);
    const kept = manifests.filter(({ status }) => status !== "deleted");
    return firstOf([
        ...gone,
        ...(await renamed(git, range, kept, naming ?? anyNaming)),
        ...(naming === undefined ? [] : await split(git, range, kept)),
    ]);
}
function placeOf(path, status) {
    const slash = path.lastIndexOf("/");
    return { path, status, folder: path.slice(0, Math.max(0, slash)), name: path.slice(slash + 1) };
}
function isWithin(folder, around) {
    if (around === undefined || folder === "")
        return false;
    return around === "." || folder.startsWith(`${around}/`);
}
/** Names are compared by folder: a file that is new can name a project anew that another one named before. */
async function renamed(git, { from, to }, manifests, naming) {
    const paths = manifests.flatMap(({ path, folder, name }) => WORKSPACE_MANIFESTS.includes(name) ? WORKSPACE_MANIFESTS.map((each) => joined(folder, each)) : [path]);
    const [before, after] = await Promise.all([readFilesAt(git, from, paths), readFilesAt(git, to, paths)]);
    const nameIn = (found, { path, folder, name }) => {
        const read = OTHER_MANIFESTS.get(name);
        if (read !== undefined) {
            const bytes = found.get(path);
            return bytes === undefined ? undefined : read(bytes.toString("utf8"));
        }
        return naming(textsOf(found, folder), folder);
    };
    return manifests
        .filter((manifest) => wasProject(before, manifest) && nameIn(before, manifest) !== nameIn(after, manifest))
        .map(({ path }) => `${inReason(path)} gives its project another name`);
}
/** A project within the folder of another one takes files from it, which may be needed there. */
async function split(git, { from }, manifests) {
    const added = manifests.filter(({ status, name, folder }) => status === "added" && folder !== "" && WORKSPACE_MANIFESTS.includes(name));
    if (added.length === 0)
        return [];
    const around = added.map(({ folder }) => foldersAround(folder));
    const paths = [...new Set(added.map(({ folder }) => folder).concat(...around))].flatMap((folder) => WORKSPACE_MANIFESTS.map((name) => joined(folder, name)));
    const before = await readFilesAt(git, from, paths);
    return added.flatMap(({ path, folder }, index) => {
        const outer = textsOf(before, folder).size > 0
            ? undefined
            : around[index]?.find((each) => textsOf(before, each).size > 0);
        return outer === undefined
            ? []
            : [`${inReason(path)} makes a part of ${inReason(outer)} a project of its own`];
    });
}
/** The folders that a folder lies in, the nearest first, without the top of the repository. */
function foldersAround(folder) {
    const parts = folder.split("/");
    return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join("/"));
}
function wasProject(before, { path, folder, name }) {
    return OTHER_MANIFESTS.has(name) ? before.has(path) : textsOf(before, folder).size > 0;
}
function textsOf(found, folder) {
    return new Map(WORKSPACE_MANIFESTS.flatMap((name) => {
        const bytes = found.get(joined(folder, name));
        return bytes === undefined ? [] : [[name, bytes.toString("utf8")]];
    }));
}
function joined(folder, name) {
    return folder === "" ? name : `${folder}/${name}`;
}
function nameInToml(text) {
    return inLines(text, /^name[ \t]*=(.*)$/);
}
/** Line by line, so that no file can take long. */
function inLines(text, pattern) {
    for (const line of text.split("\n")) {
        const found = pattern.exec(line)?.[1];
        if (found !== undefined)
            return found.trim();
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/src/git/checkout-step.js
/** The release that the examples of the documentation use. */
const ACTION = "actions/checkout@v7";
/** The step of a workflow that checks out, with one setting, for hints. */
function checkoutStep(setting) {
    return [`  - uses: ${ACTION}`, "    with:", `      ${setting}`];
}

;// CONCATENATED MODULE: ./lib/src/git/commits.js


/** Asking for an object must not fetch it by the way, as a partial clone would (git 2.45 and later obey). */
const NO_FETCH = { GIT_NO_LAZY_FETCH: "1" };
/** The commit that is checked out. */
async function checkedOutCommit(git) {
    const { code, stdout } = await (0,git_git/* runGit */.EO)(git, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
    if (code === 0)
        return stdout.toString("latin1").trim();
    throw new errors/* InputError */.dz([`No commit is checked out in ${git.root}.`], {
        details: ["Check the repository out first, on GitHub Actions with actions/checkout."],
    });
}
/** Those of the commits that the repository does not have. */
async function missingCommits(git, shas) {
    const stdin = shas.map((sha) => `${sha}^{commit}\n`).join("");
    const output = await (0,git_git/* gitOutput */.oM)(git, ["cat-file", "--batch-check"], { stdin, environment: NO_FETCH });
    const lines = output.toString("latin1").split("\n");
    return shas.filter((_, index) => !/^[0-9a-f]+ commit \d+$/.test(lines[index] ?? ""));
}
/** The parents as the commit itself names them: also those that a shallow clone does not have. */
async function parentsOf(git, sha) {
    const commit = (await (0,git_git/* gitOutput */.oM)(git, ["cat-file", "commit", sha])).toString("latin1");
    const [headers = ""] = commit.split("\n\n", 1);
    return headers.split("\n").flatMap((line) => /^parent ([0-9a-f]+)$/.exec(line)?.[1] ?? []);
}
/**
 * Number of the pull request that a commit is GitHub's merge of, by the ref that `actions/checkout` fetches
 * `refs/pull/N/merge` to; undefined where no such ref leads to the commit.
 */
async function mergedPullRequest(git, sha) {
    const args = ["for-each-ref", `--points-at=${sha}`, "--format=%(refname)", "refs/remotes/pull/"];
    const refs = (await (0,git_git/* gitOutput */.oM)(git, args)).toString("utf8");
    const number = /^refs\/remotes\/pull\/(\d+)\/merge$/m.exec(refs)?.[1];
    return number === undefined ? undefined : Number(number);
}
/**
 * The merge base of two commits that are there; undefined when the history that is there does not show it.
 * In a shallow clone git may name a commit that is too old, since a nearer one can lie behind the cut. So it counts
 * only when nothing between it and the two commits is cut.
 */
async function knownMergeBase(git, one, other, cut) {
    const args = ["merge-base", one, other];
    const end = await (0,git_git/* runGit */.EO)(git, args);
    if (end.code === 1)
        return undefined;
    if (end.code !== 0)
        throw (0,git_git/* gitFailure */.tv)(git, args, end);
    const base = end.stdout.toString("latin1").trim();
    if (cut.size === 0)
        return base;
    const above = await (0,git_git/* gitOutput */.oM)(git, ["rev-list", one, other, `^${base}`]);
    const certain = above
        .toString("latin1")
        .split("\n")
        .every((sha) => !cut.has(sha));
    return certain ? base : undefined;
}
/** True when two commits that are there have several merge bases, of which none is better than the others. */
async function haveCrossed(git, one, other) {
    const bases = await (0,git_git/* gitOutput */.oM)(git, ["merge-base", "--all", one, other]);
    return bases.toString("latin1").trim().includes("\n");
}
/** True when the history that is there shows a commit in that of another one. */
async function isPartOf(git, sha, whole) {
    // A shallow clone may have a commit without its parents, which it names nevertheless.
    if ((await parentsOf(git, whole)).includes(sha))
        return true;
    return (await (0,git_git/* runGit */.EO)(git, ["merge-base", "--is-ancestor", sha, whole])).code === 0;
}

// EXTERNAL MODULE: ./lib/src/git/git-words.js
var git_words = __webpack_require__(6549);
;// CONCATENATED MODULE: ./lib/src/git/fetch.js


const FETCH_TIMEOUT_MS = 180_000;
const LIST_TIMEOUT_MS = 60_000;
/** Nothing but objects and the `shallow` file changes: no ref, no FETCH_HEAD, no configuration, no cleaning up. */
const SETTINGS = ["gc.auto=0", "maintenance.auto=false", "fetch.writeCommitGraph=false"];
const FETCH = [
    ...SETTINGS.flatMap((setting) => ["-c", setting]),
    "fetch",
    "--quiet",
    "--no-tags",
    "--no-prune",
    "--no-recurse-submodules",
    "--no-write-fetch-head",
    "--refmap=",
];
/** Fetches commits, or refs in full, from `origin` with the access that the checkout has. */
async function fetchFromOrigin(git, extent, wanted) {
    const args = [...FETCH, ...options(extent), "origin", ...wanted];
    const { code, stderr } = await (0,git_git/* runGit */.EO)(git, args, { timeoutMs: FETCH_TIMEOUT_MS });
    if (code === 0)
        return { ok: true };
    return { ok: false, why: reasonOf(stderr), words: (0,git_words/* gitWords */.i)(stderr) };
}
function reasonOf(stderr) {
    if (/unadvertised object/i.test(stderr))
        return "by-ref";
    return /not our ref|find remote ref|no such remote ref/i.test(stderr) ? "unknown" : "failed";
}
/** `--depth` cuts off what a clone has below it; so it is used only for commits that are not there yet. */
function options(extent) {
    switch (extent.kind) {
        case "alone":
            return ["--depth=1"];
        case "deeper":
            return [`--deepen=${extent.commits}`];
        case "whole":
            return ["--unshallow"];
        case "connected":
            return [];
    }
}
/** The commits of those refs that `origin` has, by ref. @throws InputError when it cannot be asked. */
async function refsOfOrigin(git, refs) {
    if (refs.length === 0)
        return new Map();
    const output = await (0,git_git/* gitOutput */.oM)(git, ["ls-remote", "--quiet", "origin", ...refs], {
        timeoutMs: LIST_TIMEOUT_MS,
    });
    const lines = output.toString("utf8").split("\n");
    // A pattern also fits the ends of longer names.
    return new Map(lines.flatMap((line) => {
        const [sha, ref] = line.split("\t");
        return sha !== undefined && ref !== undefined && refs.includes(ref) ? [[ref, sha]] : [];
    }));
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./lib/src/git/shallow.js



/** The commits whose parents a shallow clone leaves out; none when the clone has its whole history. */
async function shallowCommits(git) {
    try {
        const text = await (0,promises_.readFile)(await shallowFile(git), "utf8");
        return new Set(text.split("\n").filter((line) => line !== ""));
    }
    catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT")
            return new Set();
        throw error;
    }
}
async function shallowFile(git) {
    return (0,external_node_path_.resolve)(git.root, await (0,git_git/* gitLine */.JG)(git, ["rev-parse", "--git-path", "shallow"]));
}
/**
 * Makes a shallow clone deeper without making it shallower elsewhere. A fetch counts its depth from every cut, so from
 * a commit that was fetched alone it can end in the middle of history that is there, and cuts that off. Such new cuts
 * are taken back: below them everything is there down to where it was before.
 */
async function keepingHistory(git, tips, deepen) {
    const before = await shallowCommits(git);
    const visible = await visibleCommits(git, ["HEAD", ...tips, ...before]);
    const result = await deepen();
    const after = await shallowCommits(git);
    const kept = [...after].filter((sha) => before.has(sha) || !visible.has(sha));
    if (kept.length < after.size)
        await writeShallow(git, kept);
    return result;
}
async function visibleCommits(git, tips) {
    const stdin = tips.map((tip) => `${tip}\n`).join("");
    const output = await (0,git_git/* gitOutput */.oM)(git, ["rev-list", "--ignore-missing", "--all", "--stdin"], { stdin });
    return new Set(output.toString("latin1").split("\n"));
}
/** Under the lock that git itself takes. A clone without cuts has no such file. */
async function writeShallow(git, shas) {
    const path = await shallowFile(git);
    const lock = `${path}.lock`;
    await (0,promises_.writeFile)(lock, shas.map((sha) => `${sha}\n`).join(""), { flag: "wx" });
    if (shas.length > 0)
        return (0,promises_.rename)(lock, path);
    await (0,promises_.rm)(path);
    await (0,promises_.rm)(lock);
}

;// CONCATENATED MODULE: ./lib/src/git/history.js






/** How much deeper a shallow clone is made, step by step, before all of it is fetched. */
const STEPS = [
    { kind: "deeper", commits: 50 },
    { kind: "deeper", commits: 200 },
    { kind: "deeper", commits: 1000 },
    { kind: "whole" },
];
/** What the checkout needs so that nothing has to be fetched. */
const WHOLE_CHECKOUT = [
    "Let the checkout bring the history:",
    ...checkoutStep("fetch-depth: 0"),
];
/** Makes sure that commits are there, without their history. @throws InputError that says which one is not, and why. */
async function needCommits(git, needed) {
    const gone = await fetchCommits(git, needed);
    if (gone.length > 0)
        throw lost(gone);
}
/** Fetches those commits that are not there. Gives the ones that origin does not have either. */
async function fetchCommits(git, needed) {
    const wanted = await missing(git, needed);
    if (wanted.length === 0)
        return [];
    const extent = await extentForNew(git);
    const gone = [];
    const byRef = [];
    // One that origin does not have fails the whole fetch, so each is fetched for itself.
    for (const commit of wanted) {
        const fetching = await fetchFromOrigin(git, extent, [commit.sha]);
        if (fetching.ok)
            continue;
        if (fetching.why === "failed")
            throw unfetched(wanted, fetching.words);
        (fetching.why === "unknown" ? gone : byRef).push(commit);
    }
    return byRef.length === 0 ? gone : [...gone, ...(await fetchThroughRefs(git, byRef))];
}
/** A shallow clone gets new commits without what is below them; any other would become a shallow one by that. */
async function extentForNew(git) {
    return (await shallowCommits(git)).size > 0 ? { kind: "alone" } : { kind: "connected" };
}
async function missing(git, needed) {
    const absent = await missingCommits(git, needed.map(({ sha }) => sha));
    return needed.filter(({ sha }) => absent.includes(sha));
}
/** Gives what is not there in the end. */
async function fetchThroughRefs(git, needed) {
    const tips = await refsOfOrigin(git, refsOf(needed));
    if (tips.size === 0)
        return missing(git, needed);
    const absent = await missingCommits(git, [...tips.values()]);
    const newRefs = [...tips].flatMap(([ref, sha]) => (absent.includes(sha) ? [ref] : []));
    if (newRefs.length > 0) {
        must(await fetchFromOrigin(git, await extentForNew(git), newRefs), needed);
    }
    for (const step of STEPS) {
        const left = await missing(git, needed);
        if (left.length === 0 || (await shallowCommits(git)).size === 0)
            return left;
        const fetching = await keepingHistory(git, [...tips.values()], () => fetchFromOrigin(git, step, [...tips.keys()]));
        must(fetching, needed);
    }
    return missing(git, needed);
}
/**
 * The merge base of two commits; a shallow clone is made deeper until it is certain.
 * @throws InputError when a commit or the history cannot be had, or the commits have nothing in common.
 */
async function findMergeBase(git, one, other) {
    await needCommits(git, [one, other]);
    const first = await mergeBaseNow();
    if (first !== undefined)
        return first;
    for (const step of STEPS) {
        if ((await shallowCommits(git)).size === 0)
            break;
        must(await deepen(git, step, [one, other]), [one, other]);
        const found = await mergeBaseNow();
        if (found !== undefined)
            return found;
    }
    if ((await shallowCommits(git)).size > 0)
        throw unfetched([one, other], "origin gave no more of it.");
    throw new errors/* InputError */.dz([
        (0,problem/* problemOf */.Zw)("base-sha", `is needed here: the ${one.name} and the ${other.name} have no common history.`),
    ]);
    async function mergeBaseNow() {
        return knownMergeBase(git, one.sha, other.sha, await shallowCommits(git));
    }
}
/** Fetches more history below commits that are there. */
async function deepen(git, extent, below) {
    const shas = below.map(({ sha }) => sha);
    return keepingHistory(git, shas, async () => {
        const fetching = await fetchFromOrigin(git, extent, shas);
        if (fetching.ok || fetching.why === "failed")
            return fetching;
        const tips = await refsOfOrigin(git, refsOf(below));
        return tips.size === 0 ? fetching : fetchFromOrigin(git, extent, [...tips.keys()]);
    });
}
function refsOf(needed) {
    return [...new Set(needed.flatMap(({ ref }) => ref ?? []))];
}
function must(fetching, needed) {
    if (!fetching.ok)
        throw unfetched(needed, fetching.words);
}
function unfetched(needed, words) {
    const names = needed.map(({ name }) => name).join(" and the ");
    return new errors/* InputError */.dz([
        `The clone is missing history of the ${names}, and it could not be fetched from origin: ${words || "git did not say why"}`,
    ], { details: WHOLE_CHECKOUT });
}
function lost(needed) {
    return new errors/* InputError */.dz(needed.map(({ name }) => `The ${name} is neither in the clone nor on origin; a force push may have removed it.`), { details: WHOLE_CHECKOUT });
}

// EXTERNAL MODULE: ./lib/src/inputs/base-branch.js
var base_branch = __webpack_require__(9986);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/base-commit.js








/** The commit that the commits up to `to` are compared with; it is in the clone then. `to` is `head` or a merge of it. */
async function findBase(question, head, to) {
    const { git, plan } = question;
    switch (plan.base.kind) {
        case "commit": {
            const { commit, whenLost } = plan.base;
            const base = named("base", commit);
            await needCommits(git, [to]);
            const [lost] = await fetchCommits(git, [base]);
            if (lost === undefined) {
                if (commit.at === "base-sha")
                    await refuseLaterBase(git, base, head);
                return base.sha;
            }
            if (whenLost !== undefined)
                return findBranchPoint(question, whenLost, to);
            throw new errors/* InputError */.dz([
                (0,problem/* problemOf */.Zw)("base-sha", `is needed here: the ${base.name} is neither in the clone nor on origin; a force push may have removed it.`),
            ]);
        }
        case "fork-point":
            return findForkPoint(question, named("base", plan.base.of), to);
        case "branch":
            return findBranchPoint(question, plan.base.branch, to);
    }
}
async function findBranchPoint(question, branch, to) {
    const name = await (0,base_branch/* findBaseBranch */.Z)(branch, question.plan.repository, question.host);
    return findForkPoint(question, await tipOf(question.git, name), to);
}
/** Where nothing lies between the two, "nothing is impacted" would be a guess. */
async function findForkPoint({ git, log }, base, to) {
    const cut = await shallowCommits(git);
    const found = await findMergeBase(git, base, to);
    if (await haveCrossed(git, base.sha, to.sha)) {
        // What the two sides made of a file can be the same as at one of these commits, and yet be a change of the base.
        log.info(`The ${to.name} and the ${base.name} have merged each other, so the two are compared directly.`);
        return base.sha;
    }
    if (cut.size > 0)
        log.info(`The clone is shallow; ${found} was found as the commit to compare with.`);
    if (found !== to.sha)
        return found;
    throw new errors/* InputError */.dz([
        (0,problem/* problemOf */.Zw)("base-sha", `is needed here: the ${to.name} is already part of the ${base.name}, so there is nothing to compare.`),
    ]);
}
/** Compared with a commit that has it already, the change would look like nothing, or like what others did since. */
async function refuseLaterBase(git, base, head) {
    if (base.sha !== head.sha && !(await isPartOf(git, head.sha, base.sha)))
        return;
    throw new errors/* InputError */.dz([
        (0,problem/* problemOf */.Zw)("base-sha", `must be a commit from before the change; the ${head.name} is already part of ${base.sha}.`),
    ]);
}
/** The tip of a branch as the checkout fetched it, else as origin has it. A local branch may be an old one. */
async function tipOf(git, branch) {
    const ref = `refs/heads/${branch}`;
    const at = (sha) => ({ sha, name: `branch ${branch} (${sha})`, ref });
    const tracked = ["rev-parse", "--verify", "--quiet", `refs/remotes/origin/${branch}^{commit}`];
    const { code, stdout } = await (0,git_git/* runGit */.EO)(git, tracked);
    if (code === 0)
        return at(stdout.toString("latin1").trim());
    const sha = (await refsOfOrigin(git, [ref])).get(ref);
    if (sha !== undefined)
        return at(sha);
    throw new errors/* InputError */.dz([
        (0,problem/* problemOf */.Zw)("target-branch", `origin has no branch ${branch}, so there is nothing to compare with.`),
    ]);
}
/** A commit of an event or an input, as messages name it. */
function named(what, { sha, at, ref }) {
    return { sha, name: `${what} ${sha} (${at})`, ref };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/range.js







/**
 * Finds the commits of a change, and fetches what a shallow clone lacks of them.
 * Nothing else about the checkout changes. @throws InputError that says what is missing and what to do.
 */
async function findRange(question) {
    const { git, plan } = question;
    const current = await checkedOutCommit(git);
    const parents = await parentsOf(git, current);
    const head = plan.head === undefined ? await headOf(question, current, parents) : named("head", plan.head);
    // The usual checkout of a pull request: GitHub's merge of the base (first parent) and the head. What has more parents
    // brings more than the head.
    const merged = parents.length === 2 && parents[1] === head.sha;
    const [base] = parents;
    if (merged && base !== undefined && plan.base.kind === "fork-point") {
        await needParent(question, current, base);
        return { head: head.sha, base, from: base, to: current };
    }
    if (head.sha !== current && !merged && question.worktreeMatters !== false) {
        throw elsewhere(plan, head.sha, current, parents);
    }
    const to = merged ? checkedOut(current) : head;
    const from = await findBase(question, head, to);
    return { head: head.sha, base: from, from, to: to.sha };
}
/**
 * The head where no event and no input names it: the checked out commit. GitHub's merge of a pull request, which a
 * workflow can check out by its ref, is no head; its second parent is.
 */
async function headOf({ git, plan }, current, parents) {
    const [, second, ...more] = parents;
    if (second === undefined || more.length > 0)
        return checkedOut(current);
    const number = await mergedPullRequest(git, current);
    if (number === undefined)
        return checkedOut(current);
    if (plan.pullRequest === undefined || plan.pullRequest === number)
        return { sha: second, name: `head ${second} of #${number}`, ref: `refs/pull/${number}/head` };
    throw new errors/* InputError */.dz([
        (0,problem/* problemOf */.Zw)("pr-number", `is ${plan.pullRequest}, but GitHub's merge of #${number} is checked out (${current}).`),
    ]);
}
function checkedOut(sha) {
    return { sha, name: `checked out commit ${sha}`, ref: undefined };
}
/**
 * Connects a merge commit with its parents where a shallow clone has cut them off: one step deeper, so that tools find
 * the merge base too; else the parent alone.
 */
async function needParent({ git, log }, merge, parent) {
    const isCut = (await shallowCommits(git)).has(merge);
    if (!isCut && (await missingCommits(git, [parent])).length === 0)
        return;
    const base = {
        sha: parent,
        name: `first parent ${parent} of the checked out merge commit`,
        ref: undefined,
    };
    log.info("The clone does not have the parents of the checked out merge commit; fetching them from origin.");
    if (isCut) {
        await deepen(git, { kind: "deeper", commits: 1 }, [checkedOut(merge)]);
    }
    await needCommits(git, [base]);
}
function elsewhere({ head, foreignHead }, expected, current, parents) {
    const at = head?.at ?? "head-sha";
    return new errors/* InputError */.dz([`The checked out commit is ${current}, but the targets are those of ${expected} (${at}).`], {
        details: foreignHead
            ? [
                "This workflow has secrets, and the commit may be a fork's: do not check it out here.",
                "Compute the targets in a pull_request workflow.",
            ]
            : [...staleMerge(parents), ...whatToCheckOut(at, expected)],
    });
}
/** The ref `refs/pull/N/merge` is no commit of an event. */
function staleMerge(parents) {
    if (parents.length !== 2)
        return [];
    return [
        `The checked out commit is a merge of ${parents[1]}. GitHub's merge of a pull request comes some time after a push, and is not made while there are conflicts.`,
    ];
}
function whatToCheckOut(at, expected) {
    const ofPullRequest = at === "github.event.pull_request.head.sha";
    const ref = at === "head-sha" ? expected : `\${{ ${at} }}`;
    return [
        ofPullRequest
            ? "Leave `ref` out of the checkout of a pull_request run, which then has GitHub's merge of that commit; or check the commit itself out:"
            : "Check that commit out:",
        ...checkoutStep(`ref: ${ref}`),
    ];
}

// EXTERNAL MODULE: ./lib/src/globs/glob.js + 3 modules
var globs_glob = __webpack_require__(4063);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/safety-net.js


/** Judges each changed file. What impacts everything does so even where it is ignored or claimed too. */
function judgeFiles(files, net) {
    return files.map((file) => {
        const { status } = file;
        // No pattern and no project can claim a name that is no text, nor one that no system can check out.
        if (file.path === undefined)
            return { path: file.shownAs, status, fate: { kind: "unclaimed" } };
        if (file.path.length > globs_glob/* LONGEST_PATH */.f)
            return { path: file.path, status, fate: { kind: "unclaimed" } };
        return { path: file.path, status, fate: fateOf(file.path, net) };
    });
}
function fateOf(path, { impactAll, ignored, claims }) {
    const [pattern] = impactAll.ownersOf(path);
    if (pattern !== undefined)
        return { kind: "impacts-all", pattern };
    if (ignored.ownersOf(path).length > 0)
        return { kind: "ignored" };
    if (claims === undefined)
        return { kind: "left-to-producer" };
    const targets = claims.ownersOf(path);
    return targets.length > 0 ? { kind: "claimed", targets } : { kind: "unclaimed" };
}
/** Several owners together; of what more than one owns all count. */
function claimsOf(owners) {
    const known = owners.filter((each) => each !== undefined);
    // One alone has no owner twice, and is asked for each of a hundred thousand files.
    if (known.length <= 1)
        return known[0];
    return { ownersOf: (path) => [...new Set(known.flatMap((each) => each.ownersOf(path)))] };
}
/**
 * The end of a sentence about a changed project that the producer does not list, or undefined: some tools drop a file
 * in silence, for the letters of its name say.
 */
function overlookedBy(listed, files, projects) {
    for (const { path, fate } of files) {
        const owners = fate.kind === "claimed" ? projects.ownersOf(path) : [];
        if (owners.length > 0 && !owners.some((owner) => listed.has(owner)))
            return `does not list ${owners.map(inReason).join(", ")}, although ${inReason(path)} changed`;
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/src/impacted-targets/impact-all-paths.js
var impact_all_paths = __webpack_require__(4858);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/path-owners.js
/**
 * Looks owners up by path. A rule is tested only on paths below its base folder whose last part fits, so that thousands
 * of rules cost a path little more than the depth of its folder.
 */
function createPathOwners(owners) {
    const names = [...owners.keys()];
    const shelves = new Map();
    for (const [owner, patterns] of [...owners.values()].entries()) {
        for (const [order, pattern] of patterns.entries())
            put(shelves, { owner, order, pattern });
    }
    if (names.length === 0)
        return { ownersOf: () => NOBODY };
    const top = shelves.get("");
    const folders = new Map([["", { depth: 0, shelves: top === undefined ? [] : [top] }]]);
    /** Changed files mostly share their folders, and folders those above them. */
    function folderAt(path) {
        const known = folders.get(path);
        if (known !== undefined)
            return known;
        const above = folderAt(path.slice(0, Math.max(0, path.lastIndexOf("/"))));
        const own = shelves.get(path);
        const folder = {
            depth: above.depth + 1,
            shelves: own === undefined ? above.shelves : [...above.shelves, own],
        };
        folders.set(path, folder);
        return folder;
    }
    return {
        ownersOf(path) {
            const folder = folderAt(path.slice(0, Math.max(0, path.lastIndexOf("/"))));
            const rules = matching(folder, path);
            // A pattern without a sign of one has a shelf of its own.
            const own = shelves.get(path);
            if (own !== undefined && path !== "")
                rules.push(...matching({ ...folder, shelves: [own] }, path));
            if (rules.length === 0)
                return NOBODY;
            const decided = new Map();
            for (const rule of rules) {
                const before = decided.get(rule.owner);
                if (before === undefined || before.order < rule.order)
                    decided.set(rule.owner, rule);
            }
            return [...decided.values()]
                .filter(({ pattern }) => !pattern.excludes)
                .toSorted((one, other) => one.owner - other.owner)
                .map(({ owner }) => names[owner] ?? "");
        },
    };
}
const NOBODY = [];
function put(shelves, rule) {
    const { base, last } = rule.pattern;
    const shelf = shelves.get(base) ?? { byName: new Map(), byEnding: new Map(), any: [] };
    shelves.set(base, shelf);
    switch (last.kind) {
        case "name":
            append(shelf.byName, last.name, rule);
            return;
        case "ending":
            append(shelf.byEnding, last.ending, rule);
            return;
        case "any":
            shelf.any.push(rule);
    }
}
function append(rules, key, rule) {
    const known = rules.get(key);
    if (known === undefined)
        rules.set(key, [rule]);
    else
        known.push(rule);
}
/** The rules on the shelves that match a path in that folder. */
function matching({ shelves, depth }, path) {
    const found = [];
    if (shelves.length === 0)
        return found;
    const name = path.slice(path.lastIndexOf("/") + 1);
    const ending = name.slice(Math.max(0, name.lastIndexOf(".")));
    for (const { any, byName, byEnding } of shelves) {
        for (const rules of [any, byName.get(name), byEnding.get(ending)]) {
            for (const rule of rules ?? [])
                if (fits(rule.pattern, path, depth))
                    found.push(rule);
        }
    }
    return found;
}
function fits({ slashes, matches }, path, depth) {
    return (slashes === undefined || slashes === depth) && matches(path);
}

// EXTERNAL MODULE: ./lib/src/impacted-targets/path-pattern.js
var path_pattern = __webpack_require__(615);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/safety-net-inputs.js





/** The net of `impact-all-paths` and `ignored-paths`. */
async function createNet({ impactAllPaths, ignoredPaths = [], folder, }) {
    const below = folder !== "." && isDefault(impactAllPaths) ? within(folder, impactAllPaths) : [];
    return {
        impactAll: await ownedByPattern([...impactAllPaths, ...below]),
        ignored: await ownedByPattern(ignoredPaths),
    };
}
/** The default holds for the top of the repository, and for the top of a workspace below it. */
function isDefault(patterns) {
    return (patterns.length === impact_all_paths/* IMPACT_ALL_PATHS */.G.length &&
        patterns.every((pattern, index) => pattern === impact_all_paths/* IMPACT_ALL_PATHS */.G[index]));
}
function within(folder, patterns) {
    const literally = folder.replace(/[\\*?[\]{}()!+@|]/g, "\\$&");
    return patterns.map((pattern) => `${literally}/${pattern}`);
}
/** Each pattern owns what it matches, unless an exclusion after it takes that out again. */
async function ownedByPattern(texts) {
    const picomatch = await (0,globs_glob.loadPicomatch)();
    const patterns = texts.map((text) => (0,path_pattern/* readPattern */.ZS)(text, picomatch));
    return createPathOwners(new Map(patterns.flatMap((pattern, index) => pattern.excludes
        ? []
        : [[pattern.text, [pattern, ...patterns.slice(index + 1).filter(({ excludes }) => excludes)]]])));
}
/** Targets by the patterns of `target-paths`. @throws InputError with every problem */
async function patternOwners(targetPaths) {
    if (targetPaths === undefined)
        return undefined;
    const read = await targetPaths.read();
    if (!read.ok)
        throw new errors/* InputError */.dz(read.problems);
    return createPathOwners(read.paths);
}

;// CONCATENATED MODULE: ./lib/src/git/left-out.js

/** Paths of tracked files with one of these names that a sparse checkout leaves out of the work tree. */
async function leftOutFiles(git, names) {
    const patterns = names.map((name) => `:(top,glob)**/${name}`);
    const output = await (0,git_git/* gitOutput */.oM)(git, ["ls-files", "-t", "-z", "--", ...patterns]);
    // A letter, a blank, a name: `S` is for what Git does not look for in the work tree.
    return output
        .toString("utf8")
        .split("\0")
        .flatMap((entry) => (entry.startsWith("S ") ? [entry.slice(2)] : []));
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/unseen-projects.js






/**
 * Makes sure that a tool can see every project of its folder: of one that a sparse checkout leaves out it does not know
 * that it needs a changed one, and lists too little. @throws InputError
 */
async function refuseUnseenProjects(git, { producer, folder, ignored }) {
    const within = pathOf(git.root, folder);
    const unseen = (await leftOutFiles(git, MANIFEST_NAMES)).filter((path) => (within === "." || path.startsWith(`${within}/`)) && ignored.ownersOf(path).length === 0);
    const first = firstOf(unseen.map(inReason));
    if (first === undefined)
        return;
    throw new errors/* InputError */.dz([`The sparse checkout leaves out ${first}: ${producer} would not see who needs a changed project.`], {
        details: [
            (0,problem/* words */.aL) `Check every project out, or add what no target needs to ${(0,problem/* inputName */.yu)("ignored-paths")}.`,
            (0,problem/* words */.aL) `Where the whole repository is too large, let another job make the list, and give it as ${(0,problem/* inputName */.yu)("impacted-targets-file")}.`,
        ],
    });
}

// EXTERNAL MODULE: ./lib/src/queue/yaml-tree.js
var yaml_tree = __webpack_require__(1440);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-globs.js




const CONFIGURATION = [
    "package.json",
    "pnpm-workspace.yaml",
    "lerna.json",
    ".nxignore",
    ".moon/workspace.yml",
];
/** What the configuration of a workspace says at a commit. */
async function membershipAt(git, { commit, workspace, producer }) {
    const pathOf = (name) => (workspace === "." ? name : `${workspace}/${name}`);
    const found = await readFilesAt(git, commit, CONFIGURATION.map(pathOf));
    const configuration = new Map(CONFIGURATION.flatMap((name) => {
        const bytes = found.get(pathOf(name));
        return bytes === undefined ? [] : [[name, bytes.toString("utf8")]];
    }));
    const lists = await globLists(producer, configuration);
    if (lists === undefined || lists.length === 0)
        return () => undefined;
    const picomatch = await (0,globs_glob.loadPicomatch)();
    const matchers = lists.map((list) => listMatcher(list, picomatch));
    return (folder) => {
        const answers = matchers.map((matches) => matches(folder));
        // Nx takes what any of them names; of the others nobody says here which one counts.
        if (producer === "nx" && answers.includes(true))
            return true;
        return answers.every((answer) => answer === answers[0]) ? answers[0] : undefined;
    };
}
/** The lists of globs that name the projects; undefined where one cannot be read. */
async function globLists(producer, configuration) {
    const inPackage = async () => workspace_globs_ofPackage(configuration.get("package.json"));
    const inPnpm = async () => ofYaml(configuration.get("pnpm-workspace.yaml"), ["packages"]);
    const inLerna = async () => ofLerna(configuration.get("lerna.json"), producer);
    const inMoon = async () => ofYaml(configuration.get(".moon/workspace.yml"), ["projects", "globs"]);
    const sources = {
        pnpm: [inPnpm],
        turbo: [inPackage, inPnpm],
        lerna: [inLerna, inPackage, inPnpm],
        nx: [inPackage, inPnpm, inLerna],
        moon: [inMoon],
    }[producer];
    if (sources === undefined || (producer === "nx" && configuration.has(".nxignore")))
        return undefined;
    const read = await Promise.all(sources.map((source) => source()));
    if (read.includes("unreadable"))
        return undefined;
    return read.filter((list) => typeof list === "object");
}
function workspace_globs_ofPackage(text) {
    if (text === undefined)
        return "absent";
    const workspaces = jsonFields(text)?.get("workspaces");
    if (workspaces === undefined)
        return "absent";
    return workspace_globs_textsOf(Array.isArray(workspaces) ? workspaces : fieldsOf(workspaces).get("packages"));
}
/** Without a list Lerna goes by that of the package manager, and Nx by what Lerna once did. */
function ofLerna(text, producer) {
    if (text === undefined)
        return "absent";
    const packages = jsonFields(text)?.get("packages");
    if (packages !== undefined)
        return workspace_globs_textsOf(packages);
    return producer === "nx" ? ["packages/*"] : "absent";
}
/** The list under a key, or under a key within that. */
async function ofYaml(text, [key = "", within = ""]) {
    if (text === undefined)
        return "absent";
    const reading = await (0,yaml_tree/* readYaml */.g)(text);
    if (!reading.ok)
        return "unreadable";
    const found = reading.root
        .entries()
        .find((entry) => entry.key === key)
        ?.value.plain();
    if (found === undefined)
        return "absent";
    return workspace_globs_textsOf(Array.isArray(found) ? found : fieldsOf(found).get(within));
}
function workspace_globs_textsOf(value) {
    if (!Array.isArray(value))
        return "unreadable";
    const texts = value.filter((item) => typeof item === "string");
    return texts.length === value.length ? texts : "unreadable";
}
/** An exclusion behind what it takes out is meant alike by every tool. */
function listMatcher(list, picomatch) {
    const rules = list.map((text) => {
        const excludes = text.startsWith("!");
        const glob = text
            .slice(excludes ? 1 : 0)
            .replace(/^(?:\.?\/)+/, "")
            .replace(/\/$/, "");
        return { excludes, fits: (0,globs_glob/* globMatcher */.y)(glob, { windows: false, nonegate: true }, picomatch) };
    });
    return (folder) => {
        if (rules.some(({ fits }) => fits === undefined))
            return undefined;
        if (folder.split("/").includes("node_modules"))
            return false;
        const answers = rules.flatMap(({ excludes, fits }) => (fits?.(folder) === true ? [!excludes] : []));
        if (!answers.includes(true))
            return false;
        if (!answers.includes(false))
            return true;
        return answers.at(-1) === false ? false : undefined;
    };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-history.js





/** Puts together what a tool says of the projects after a change, and what their manifests say of before. */
async function readHistory(git, { from, to }, { producer, naming, workspace, projects, changed }) {
    const touched = touchedFolders(changed, workspace);
    const [before, after] = await Promise.all([
        textsAt(git, from, workspace, [...touched.keys()]),
        textsAt(git, to, workspace, [...touched.keys()], projects),
    ]);
    const grown = grownFolders(changed);
    const members = [];
    const earlier = [];
    const doubtful = new Set();
    try {
        for (const project of projects) {
            const { name, path: folder } = project;
            const member = { name, folder, manifest: manifestOf(after, folder), needs: project.needs };
            members.push(member);
            const statuses = touched.get(folder);
            if (statuses === undefined) {
                earlier.push(member);
                // Something else than a manifest that we know makes it a project, since just now perhaps.
                if (member.manifest === undefined && grown.has(folder))
                    doubtful.add(folder);
                continue;
            }
            if (wasThere(before, folder, statuses)) {
                const old = nameBefore(project);
                if (old !== undefined)
                    earlier.push({ name: old, folder, manifest: manifestOf(before, folder) });
                // Not every package.json is a project's, so the manifest that came may be what made it one.
                if ([...statuses.values()].includes("added"))
                    doubtful.add(folder);
            }
            else if (producer === "moon" && (await isFolderAt(git, from, folder))) {
                // It takes folders for projects, whatever lies in them.
                earlier.push({ name: naming(NO_TEXTS, folder) ?? name, folder, manifest: undefined });
                doubtful.add(folder);
            }
        }
        const gone = await goneMembers();
        return { kind: "known", before: [...earlier, ...gone], after: members, gone, doubtful };
    }
    catch (error) {
        if (!(error instanceof Untold))
            throw error;
        return { kind: "unknown", reason: error.message };
    }
    function nameBefore({ name, path: folder }) {
        const [old, present] = [named(before, folder), named(after, folder)];
        if (old === present)
            return name;
        if (present === name)
            return old;
        throw new Untold(`nobody can say what the project in ${inReason(folder)} was called before`);
    }
    async function goneMembers() {
        const here = new Set(projects.map(({ path }) => path));
        const candidates = [...touched.keys()].filter((folder) => !here.has(folder) && before.has(folder) && hasLeft(folder));
        if (candidates.length === 0)
            return [];
        const isMember = await membershipAt(git, { commit: from, workspace, producer });
        return candidates.flatMap((folder) => {
            const texts = before.get(folder) ?? NO_TEXTS;
            const within = workspace === "." ? folder : folder.slice(workspace.length + 1);
            const was = (producer === "nx" && texts.has("project.json")) || isMember(within);
            const [manifest = ""] = texts.keys();
            if (was === undefined)
                throw new Untold(`${inReason(`${folder}/${manifest}`)} ${after.has(folder) ? "gives its project another name" : "is gone, so a project was removed, moved or renamed"}`);
            const name = was ? naming(texts, folder) : undefined;
            return name === undefined ? [] : [{ name, folder, manifest: manifestOf(before, folder) }];
        });
    }
    /** What has its manifests and its name still was no project before, when it is none now. */
    function hasLeft(folder) {
        const [old, present] = [before.get(folder) ?? NO_TEXTS, after.get(folder) ?? NO_TEXTS];
        return ([...old.keys()].join() !== [...present.keys()].join() || named(before, folder) !== named(after, folder));
    }
    function named(texts, folder) {
        return naming(texts.get(folder) ?? NO_TEXTS, folder);
    }
}
const NO_TEXTS = new Map();
class Untold extends Error {
}
/** Folders of the workspace with manifests that changed, and how each did. */
function touchedFolders(changed, workspace) {
    const folders = new Map();
    for (const { path, status } of changed) {
        if (path === undefined)
            continue;
        const end = path.lastIndexOf("/");
        const [folder, name] = [path.slice(0, Math.max(0, end)), path.slice(end + 1)];
        const isWithin = folder !== "" && (workspace === "." || folder.startsWith(`${workspace}/`));
        if (!isWithin || !WORKSPACE_MANIFESTS.includes(name))
            continue;
        const statuses = folders.get(folder) ?? new Map();
        folders.set(folder, statuses.set(name, status));
    }
    return folders;
}
/** Folders with a new file. */
function grownFolders(changed) {
    return new Set(changed.flatMap(({ path, status }) => path !== undefined && status === "added" ? [path.slice(0, Math.max(0, path.lastIndexOf("/")))] : []));
}
function wasThere(before, folder, statuses) {
    return before.has(folder) || [...statuses.values()].some((status) => status !== "added");
}
/** All manifests of the folders at a commit, and the `package.json` of each project. */
async function textsAt(git, commit, workspace, folders, projects = []) {
    const places = [
        ...folders.flatMap((folder) => WORKSPACE_MANIFESTS.map((name) => ({ folder, name }))),
        ...projects.map(({ path }) => ({ folder: path, name: "package.json" })),
    ];
    // A project at the top of the workspace is called `.`, wherever that is.
    const pathOf = ({ folder, name }) => folder !== "." ? `${folder}/${name}` : workspace === "." ? name : `${workspace}/${name}`;
    const found = await readFilesAt(git, commit, places.map(pathOf));
    const texts = new Map();
    for (const place of places) {
        const { folder, name } = place;
        const bytes = found.get(pathOf(place));
        if (bytes === undefined)
            continue;
        const ofFolder = texts.get(folder) ?? new Map();
        texts.set(folder, ofFolder.set(name, bytes.toString("utf8")));
    }
    return texts;
}
function manifestOf(texts, folder) {
    const text = texts.get(folder)?.get("package.json");
    if (text === undefined)
        return undefined;
    const manifest = readPackageManifest(text, folder);
    if (manifest === undefined)
        throw new Untold(`nobody can read ${inReason(`${folder}/package.json`)} as JSON at both commits`);
    return manifest;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/computing.js














/** Computes what a change impacts: the producer's list, unless the safety net says that everything is. @throws Failure */
async function compute(values, plan, context) {
    const { host, log, environment, signal } = context;
    const folder = workingFolder(context.workspace, values.workingDirectory);
    const git = await (0,git_git/* openGit */.zY)({ folder, environment, signal });
    const range = await findRange({ git, plan, host, log, worktreeMatters: isRun(values) });
    const changed = await changedFiles(git, range.from, range.to);
    const net = await createNet({ ...values, folder: pathOf(git.root, folder) });
    const patterns = await patternOwners(values.targetPaths);
    return { ...(await decide(values, { git, folder, range, changed, net, patterns }, context)), range };
}
async function decide(values, change, context) {
    const files = judge(change, undefined);
    const all = wideReason(files) ?? (await movedReason(values, change, files));
    if (all !== undefined)
        return everything(all, files);
    const nothing = nothingReason(files);
    if (nothing !== undefined && values.file === undefined)
        return computing_listed([], nothing, files);
    try {
        return await decideByProducer(values, change, context, { files, mayBeEmpty: nothing !== undefined });
    }
    catch (error) {
        if (!(error instanceof ProducerFailure))
            throw error;
        const { failure } = error;
        if (values.onError === "error" || failure.kind === "aborted")
            throw failure;
        const problem = failure.message.replace(/\.$/, "");
        return { ...everything(`the producer failed, and on-error is all: ${problem}`, files), failure };
    }
}
/** Everything that remains when neither the changed files alone nor what they did to projects decide. */
async function decideByProducer(values, change, context, known) {
    const { git, folder, range, patterns, net } = change;
    const { mayBeEmpty } = known;
    const { producer = "paths" } = values;
    // A command of the user's own may look at anything.
    if (isRun(values) && producer !== "command")
        await asking(() => refuseUnseenProjects(git, { producer, folder, ignored: net.ignored }));
    const projects = await asking(() => askForProjects(values, { root: git.root, folder }, context));
    const check = projects === undefined ? undefined : await crossCheck(producer, change, projects);
    if (check?.kind === "unknown")
        return everything(check.reason, known.files);
    const files = check === undefined ? known.files : judge(change, check);
    const atTop = projects?.find((project) => project.atTop);
    if (atTop !== undefined && files.some(({ fate }) => fate.kind === "unclaimed"))
        context.log.info(topHint(atTop));
    const unclaimed = unclaimedReason(files, values.onUnclaimed);
    if (unclaimed !== undefined)
        return everything(unclaimed, files);
    const said = await asking(() => askForList(values, { folder, range, mayBeEmpty }, context));
    if (said.kind === "all")
        return everything(said.reason, files);
    const overlooked = check === undefined ? undefined : overlookedBy(said.targets, files, check.after);
    if (overlooked !== undefined)
        return everything(`${values.producer} ${overlooked}`, files);
    const added = check === undefined ? [] : check.missing(said.targets, files);
    const claimed = new Set(patterns === undefined
        ? []
        : files.flatMap(({ path, fate }) => {
            if (fate.kind !== "claimed")
                return [];
            return check === undefined ? fate.targets : patterns.ownersOf(path);
        }));
    const reason = `${saidBy(values, claimed.size > 0)}${addedReason(added)}`;
    return computing_listed([...said.targets, ...added.map(({ target }) => target), ...claimed], reason, files, added);
}
/** What the manifests at both commits say besides the tool. */
async function crossCheck(producer, { git, folder, range, changed, net }, projects) {
    const naming = NAMINGS.get(producer);
    if (naming === undefined)
        throw new Error(`Nobody has said how ${producer} names its projects.`);
    const workspace = pathOf(git.root, folder);
    const history = await readHistory(git, range, { producer, naming, workspace, projects, changed });
    if (history.kind === "unknown")
        return history;
    // Of these tools Nx alone reads imports.
    const named = producer === "nx"
        ? await mentionsOfGone(git, history, net.ignored)
        : { kind: "known", mentions: new Map() };
    if (named.kind === "unknown")
        return named;
    return { kind: "known", ...createCrossCheck(history, named.mentions) };
}
/** What a producer could not do; its failures alone are what `on-error` is about. */
class ProducerFailure extends Error {
    failure;
    constructor(failure) {
        super(failure.message);
        this.failure = failure;
    }
}
async function asking(ask) {
    try {
        return await ask();
    }
    catch (error) {
        throw error instanceof errors/* Failure */.HR ? new ProducerFailure(error) : error;
    }
}
function judge({ changed, net, patterns }, check) {
    return judgeFiles(changed, { ...net, claims: claimsOf([check?.after, check?.before, patterns]) });
}
/** What to do about files that belong to nobody, where a project lies around all of them. */
function topHint({ name }) {
    return `The project ${inReason(name)} lies at the top of the workspace and claims its sourceRoot only, if it has one: else it would claim what every project may need. Name what else it owns in target-paths.`;
}
/** Patterns own the names of files, whatever happens to the files; of projects one must know. */
async function movedReason({ producer, file }, { git, folder, range, changed }, files) {
    if (producer === undefined || producer === "paths")
        return undefined;
    const counting = changed.filter((_, index) => files[index]?.fate.kind !== "ignored");
    const isAsked = isRun({ producer, file }) && NAMINGS.has(producer);
    return await movedProjects(git, range, counting, {
        naming: NAMINGS.get(producer),
        // What a tool of a workspace says of its projects is checked with their manifests.
        checkedFolder: isAsked ? pathOf(git.root, folder) : undefined,
    });
}
function nothingReason(files) {
    if (files.length === 0)
        return "no file changed";
    return files.every(({ fate }) => fate.kind === "ignored")
        ? "only files of ignored-paths changed"
        : undefined;
}
function saidBy({ producer, targetPaths }, claimed) {
    if (producer !== "paths")
        return targetPaths === undefined ? `${producer} says so` : `${producer} and target-paths say so`;
    return claimed ? "target-paths says so" : "no target claims a changed file, and on-unclaimed is ignore";
}
function everything(reason, files) {
    return { computed: computedAll(reason), files, failure: undefined };
}
function computing_listed(targets, reason, files, added = []) {
    return { computed: computedList(targets, reason, added), files, failure: undefined };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/compute-outcome.js



/** Computes what a change impacts, and hands it to later steps as a file. */
async function computeOutcome(values, plan, context) {
    const computation = await compute(values, plan, context);
    const { computed, range, files, failure } = computation;
    const { mode, targets, reason } = computed;
    if (failure !== undefined)
        context.log.warning(`Everything counts as impacted: ${reason}`);
    const handed = { mode, targets, base: range.base, head: range.head, producer: values.producer, reason };
    const message = inOneSentence(mode, targets.length, reason);
    return {
        result: "computed",
        message,
        details: failure?.details ?? [],
        outputs: {
            "impacted-targets-file": context.file("impacted-targets.json", `${JSON.stringify(handed)}\n`),
            "impacted-targets-mode": mode,
            "impacted-targets-count": mode === "all" ? undefined : targets.length,
            "impacted-targets-reason": reason,
            "base-sha": range.base,
            "head-sha": range.head,
        },
        summary: computedSummary(message, computation),
        record: { ...handed, from: range.from, to: range.to, files },
    };
}
function inOneSentence(mode, count, reason) {
    switch (mode) {
        case "all":
            return `The change impacts everything: ${reason}.`;
        case "none":
            return `The change impacts no target: ${reason}.`;
        case "list":
            return `The change impacts ${(0,words/* counted */.hS)(count, "target")}: ${reason}.`;
    }
}


/***/ }),

/***/ 9179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6373);




/**
 * The absolute path of a file with targets. A stranger's commit can hold a symbolic link to a file of the machine, whose
 * lines would be shown and sent as targets. @throws InputError
 */
function listPath({ file, workspace, strangersCode }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, file);
    if (strangersCode === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) || !isWithin((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace), path))
        return path;
    if (isWithin((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path)))
        return path;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz([
        (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOf */ .Zw)("impacted-targets-file", `${file} leads out of the workspace, and is not read here because ${strangersCode}.`),
    ]);
}
function isWithin(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== ".." && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}


/***/ }),

/***/ 615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O5: () => (/* binding */ LOOK_AT_BRACKETS),
/* harmony export */   Qr: () => (/* binding */ isBroken),
/* harmony export */   ZS: () => (/* binding */ readPattern)
/* harmony export */ });
/* harmony import */ var _globs_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4063);

/** A name that starts with a dot is a name like any other, and a pattern stands for a path as Git writes it. */
const OPTIONS = { dot: true, nonegate: true, windows: false };
const LINE_BREAK = /[\n\r\u2028\u2029]/;
const LINE_BREAKS = /[\n\r\u2028\u2029]/g;
const GLOB = /[*?[\]{}()!+@\\|]/;
/** Reads one pattern; `!` in front takes out, and `folder/` means everything below the folder. */
function readPattern(text, picomatch) {
    const excludes = text.startsWith("!") && !text.startsWith("!(");
    const bare = (excludes ? text.slice(1) : text).trim().replace(/^(?:\.?\/)+/, "");
    const glob = bare === "" || bare.endsWith("/") ? `${bare}**` : bare;
    const base = literalBase(glob);
    return {
        text,
        excludes,
        base,
        last: lastPart(glob),
        slashes: slashesIn(glob),
        matches: matcher(glob, base, picomatch),
    };
}
/** What to do about a broken pattern, for the end of a message. */
const LOOK_AT_BRACKETS = "look at its brackets and braces";
/** True for what the matcher makes nothing of: it would fit no path, and nobody would know. */
function isBroken(text, picomatch) {
    if (!/[[{(\\]/.test(text))
        return false;
    const glob = text.replace(/^!(?!\()/, "").trim();
    return (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .y)(glob, OPTIONS, picomatch) === undefined;
}
/** Nothing but a folder and all below it needs no regular expression. */
function matcher(glob, base, picomatch) {
    if (glob === "**")
        return () => true;
    if (base !== "" && glob === `${base}/**`)
        return (path) => path === base || path.startsWith(`${base}/`);
    // What picomatch itself does with a path, but for what its options may ask for.
    let fits;
    return (path) => {
        if (path === glob)
            return true;
        fits ??= (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .y)(glob, OPTIONS, picomatch) ?? (() => false);
        // In a regular expression a dot stands for anything but these.
        return fits(LINE_BREAK.test(path) ? path.replaceAll(LINE_BREAKS, "\u0001") : path);
    };
}
/** The leading parts without any sign of a pattern. */
function literalBase(glob) {
    const parts = glob.split("/");
    const first = parts.findIndex((part) => GLOB.test(part));
    return parts.slice(0, first < 0 ? parts.length : first).join("/");
}
/** A star alone, or a question mark, stays within a folder. */
function slashesIn(glob) {
    return glob.includes("**") || /[{}()[\]\\|!+@]/.test(glob) ? undefined : glob.split("/").length - 1;
}
function lastPart(glob) {
    const last = glob.slice(glob.lastIndexOf("/") + 1);
    // A slash inside braces or brackets separates nothing.
    if (/[{}()[\]\\|]/.test(glob))
        return { kind: "any" };
    if (!GLOB.test(last))
        return { kind: "name", name: last };
    const ending = /^\*+(\.[\w-]+)$/.exec(last)?.[1];
    return ending === undefined ? { kind: "any" } : { kind: "ending", ending };
}


/***/ }),

/***/ 4934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JE: () => (/* binding */ readJsonFile),
/* harmony export */   Sx: () => (/* binding */ readUtf8),
/* harmony export */   Vh: () => (/* binding */ readJson)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6373);
/* harmony import */ var _body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8199);
/* harmony import */ var _not_a_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9785);






/** A whole JSON file is held in memory; a list that needs more is over the service's limit many times. */
const LARGEST_FILE_BYTES = 256 * 1024 * 1024;
/** Line breaks among them: one target per item. */
const CONTROL_CHARACTER = /[^\P{Cc}\t]/u;
/** Reads a JSON array of strings, the text "ALL" or "NONE", or the file of `compute-impacted-targets`. */
function readJsonFile(path, set, source) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
    if (size > LARGEST_FILE_BYTES) {
        throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_3__/* .notAList */ .l)(source, `is ${(0,_body_js__WEBPACK_IMPORTED_MODULE_4__/* .inBytes */ .Hf)(size)} of JSON, more than can be read at once. Write one target per line instead`);
    }
    return readJson(readUtf8(path, source), set, source);
}
function readUtf8(path, source) {
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
    // Bytes that are no UTF-8 would turn into replacement characters, and the target into another one.
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_3__/* .notAList */ .l)(source, "is not UTF-8 text");
    return bytes.toString("utf8").replace(/^\uFEFF/, "");
}
function readJson(text, set, source) {
    if (text.trim() === "")
        return undefined;
    const value = parse(text, source);
    if (value === "ALL" || value === "NONE") {
        set.add(value);
        return undefined;
    }
    if (Array.isArray(value)) {
        addAll(value, set, source);
        return undefined;
    }
    return readComputed(value, set, source);
}
function parse(text, source) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_3__/* .notAList */ .l)(source, (0,_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL) `is not JSON (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}). For one target per line, use ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .inputName */ .yu)("impacted-targets-format", "lines")}`);
    }
}
function addAll(items, set, source) {
    for (const [index, item] of items.entries()) {
        if (typeof item !== "string")
            throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_3__/* .notAList */ .l)(source, `must hold strings only; item ${index + 1} is ${kindOf(item)}`);
        if (CONTROL_CHARACTER.test(item))
            throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_3__/* .notAList */ .l)(source, `holds a control character in item ${index + 1}, which is no part of a target`);
        set.add(item);
        if (set.isFull())
            return;
    }
}
/** Any other object is refused: it may be a tool's error, or the output of a version that we do not know. */
function readComputed(value, set, source) {
    const fields = new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
    const mode = fields.get("mode");
    const head = fields.get("head");
    // Only a list needs its items.
    const targets = mode === "list" ? fields.get("targets") : [];
    const unwanted = mode === "none" ? fields.get("targets") : undefined;
    if (Array.isArray(unwanted) && unwanted.length > 0)
        throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_3__/* .notAList */ .l)(source, "says none, but holds targets; compute it again");
    const reason = fields.get("reason");
    if ((mode !== "list" && mode !== "all" && mode !== "none") ||
        typeof head !== "string" ||
        !Array.isArray(targets)) {
        throw (0,_not_a_list_js__WEBPACK_IMPORTED_MODULE_3__/* .notAList */ .l)(source, `must be a JSON array of strings, or the file of compute-impacted-targets; it is ${kindOf(value)}${fields.has("error") ? " with an error in it" : ""}`);
    }
    if (mode === "list")
        addAll(targets, set, source);
    return { mode, head, reason: typeof reason === "string" ? reason : undefined, origin: originOf(fields) };
}
function originOf(fields) {
    const [producer, base] = [fields.get("producer"), fields.get("base")];
    const isSaid = typeof producer === "string" &&
        /^[\w-]{1,40}$/.test(producer) &&
        typeof base === "string" &&
        /^[0-9a-f]{40,64}$/.test(base);
    return isSaid ? `The targets were computed by ${producer}, compared with ${base}.` : undefined;
}
function kindOf(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "a list";
    return typeof value === "object" ? "an object" : `a ${typeof value}`;
}


/***/ }),

/***/ 1440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
/** An anchor used in an anchor used in an anchor can stand for more than fits into memory. */
const MOST_VALUES = 100_000;
/** Each is looked up among all of them. */
const MOST_ALIASES = 10_000;
/** Far more than a list of rules needs; the parser calls itself for each level, and ends the process when the stack does. */
const DEEPEST = 100;
/** One mistake often makes the rest of a text look wrong too. */
const PROBLEMS_SHOWN = 5;
/** Reads YAML 1.2 with the core schema: no tags of other schemas, no key twice, one document. */
async function readYaml(text) {
    if (isTooDeep(text))
        return refused({ line: 1, text: "it is nested too deeply" });
    const yaml = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const lines = new yaml.LineCounter();
    const lineAt = (offset) => Math.max(1, lines.linePos(offset).line);
    const document = yaml.parseDocument(text, {
        version: "1.2",
        schema: "core",
        resolveKnownTags: false,
        lineCounter: lines,
        prettyErrors: false,
        logLevel: "error",
    });
    const problems = [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
        line: lineAt(pos[0]),
        text: inOurWords(code, keyAt(text, pos[0])) ?? message,
    }));
    if (problems.length > 0)
        return refused(...onePerLine(problems));
    const aliases = readAliases(yaml, document, lineAt);
    if ("text" in aliases)
        return refused(aliases);
    return { ok: true, root: treeOf(yaml, document, aliases, lineAt)(document.contents) };
}
/** What the parser says for programmers, or without the part that matters. */
function inOurWords(code, key) {
    switch (code) {
        case "DUPLICATE_KEY":
            return `the key ${key} is there twice`;
        case "MULTIPLE_DOCS":
            return "a second document begins here, and only one is read; take the line --- out";
        default:
            return undefined;
    }
}
function refused(...problems) {
    return { ok: false, problems };
}
function onePerLine(problems) {
    const byLine = new Map(problems.toReversed().map((problem) => [problem.line, problem]));
    return [...byLine.values()].toSorted((one, other) => one.line - other.line).slice(0, PROBLEMS_SHOWN);
}
/** Brackets in texts count too: nobody has a hundred of them open. */
function isTooDeep(text) {
    let depth = 0;
    for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
        depth += bracket === "[" || bracket === "{" ? 1 : -1;
        if (depth > DEEPEST)
            return true;
    }
    return new RegExp(`(?:[-?:][ \\t]+){${DEEPEST}}`).test(text);
}
function keyAt(text, offset) {
    return /^[^:\n]*/.exec(text.slice(offset))?.[0].trim() ?? "";
}
const MERGE_KEY = "merge keys (<<) are not supported; write the keys out, or give the whole value as an alias (name: *anchor)";
/** What each alias stands for, or why that cannot be said: it leads nowhere, in a circle or to too much. */
function readAliases(yaml, document, lineAt) {
    /** How many values stand for each anchor's node; undefined while that is being counted. */
    const counted = new Map();
    const anchors = new Map();
    const meant = new Map();
    let problem;
    const total = count(document.contents);
    if (problem !== undefined)
        return problem;
    if (total > MOST_VALUES)
        return { line: 1, text: `with its aliases it stands for more than ${MOST_VALUES} values` };
    if (meant.size > MOST_ALIASES)
        return { line: 1, text: `it has more than ${MOST_ALIASES} aliases` };
    return meant;
    /** In the order of the text: an alias means the last anchor of its name before it. */
    function count(node) {
        if (yaml.isPair(node)) {
            if (isMergeKey(node.key))
                note(node.key, MERGE_KEY);
            return count(node.key) + count(node.value);
        }
        if (yaml.isAlias(node))
            return countOfAnchor(node);
        if (!yaml.isNode(node))
            return 0;
        if (node.anchor !== undefined) {
            anchors.set(node.anchor, node);
            counted.set(node, undefined);
        }
        const values = yaml.isCollection(node)
            ? node.items.reduce((sum, item) => sum + count(item), 1)
            : 1;
        if (node.anchor !== undefined)
            counted.set(node, values);
        return values;
    }
    function countOfAnchor(alias) {
        const node = anchors.get(alias.source);
        if (node === undefined)
            note(alias, `the alias *${alias.source} has no anchor &${alias.source} before it`);
        else
            meant.set(alias, node);
        const values = node && counted.get(node);
        if (node !== undefined && values === undefined)
            note(alias, `the alias *${alias.source} leads to what it stands in`);
        return values ?? 1;
    }
    function isMergeKey(key) {
        return yaml.isScalar(key) && key.type === "PLAIN" && key.value === "<<";
    }
    /** The first one counts. */
    function note(node, text) {
        problem ??= { line: lineAt(node.range?.[0] ?? 0), text };
    }
}
function treeOf(yaml, document, aliases, lineAt) {
    return node;
    function node(given) {
        const found = yaml.isAlias(given) ? aliases.get(given) : given;
        return {
            line: lineAt(found?.range?.[0] ?? 0),
            kind: kindOf(found),
            entries: () => (yaml.isMap(found) ? found.items.map(({ key, value }) => entry(key, value)) : []),
            plain: () => found?.toJS(document, { maxAliasCount: -1 }) ?? null,
        };
    }
    function entry(key, value) {
        const at = yaml.isNode(key) ? lineAt(key.range?.[0] ?? 0) : 1;
        return { key: keyText(key), line: at, value: node(yaml.isNode(value) ? value : undefined) };
    }
    /** As written: `1.10` is not the number 1.1. */
    function keyText(key) {
        if (yaml.isScalar(key))
            return key.source ?? String(key.value);
        return yaml.isNode(key) ? JSON.stringify(key.toJS(document)) : "";
    }
    function kindOf(found) {
        if (yaml.isMap(found))
            return "mapping";
        if (yaml.isSeq(found))
            return "list";
        const isWritten = yaml.isScalar(found) && !(found.value === null && found.source === "");
        return isWritten ? "scalar" : "blank";
    }
}


/***/ }),

/***/ 5384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   J4: () => (/* binding */ IN_RESULT_FILE),
/* harmony export */   Rl: () => (/* binding */ limitedTable),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   X1: () => (/* binding */ escapeText),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   tG: () => (/* binding */ linkedMarkdown),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   v: () => (/* binding */ andMore)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);

/** Characters that Markdown or HTML could take for structure, and invisible ones that could hide it. */
const STRUCTURE = /[&<>|`*_[\]()#~\\!{}$@"']/g;
/**
 * Text of somebody else for any place in Markdown: one line, everything that could be structure as an entity.
 * Entities are shown as the character but never read as Markdown or HTML.
 */
function escapeText(text) {
    return text
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
        .replace(STRUCTURE, asEntity)
        .replace(/^\s*(?:[-+=]|\d+\.)/, (start) => `${start.slice(0, -1)}${asEntity(start.slice(-1))}`)
        .replace(/:(?=\/\/)/g, asEntity)
        .replace(/(?<=\bwww)\./gi, asEntity);
}
function asEntity(character) {
    return `&#${character.charCodeAt(0)};`;
}
/** Longer than a path that somebody reads. */
const CODE_CHARACTERS = 1000;
/** Short technical text (a commit, a name) in a fixed-width face, whatever it holds and however long it is. */
function code(text) {
    return `<code>${escapeText((0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(text, CODE_CHARACTERS))}</code>`;
}
/** Browsers take no longer address in earnest. */
const ADDRESS_CHARACTERS = 2000;
/**
 * A link on somebody else's text to somebody else's address; the text alone unless that is a plain http(s) address.
 * One with a user name in front looks like another host, so it is none.
 */
function link(text, address) {
    return linkedMarkdown(escapeText(text), address);
}
/** The same on a text that is Markdown already. */
function linkedMarkdown(markdown, address) {
    const target = linkTarget(address ?? "");
    return target === undefined ? markdown : `[${markdown}](${target})`;
}
/** The address with everything encoded that could end it in Markdown or in a table. */
function linkTarget(address) {
    if (address.length > ADDRESS_CHARACTERS || !/^https?:\/\/[^\s\p{Cc}]+$/iu.test(address))
        return undefined;
    if (!URL.canParse(address))
        return undefined;
    const { origin, username, password, pathname, search, hash } = new URL(address);
    if (username !== "" || password !== "")
        return undefined;
    const rest = `${pathname}${search}${hash}`.replace(/[^\w\-.~/?#:@+,;=&%]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
    return `${origin}${rest.replaceAll("&", "&amp;")}`;
}
/**
 * Lines in a block of code, in which Markdown and HTML mean nothing: each is one line, and none of them can end the
 * block.
 */
function codeBlock(lines, language) {
    const content = lines.map((line) => line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")).join("\n");
    const longestRun = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = "`".repeat(longestRun + 1);
    return `${fence}${language}\n${content}\n${fence}`;
}
/** Something long that is folded away under one line. */
function folded(title, content) {
    return `<details><summary>${escapeText(title)}</summary>\n\n${content}\n\n</details>`;
}
function tableRow(cells) {
    return `| ${cells.join(" | ")} |`;
}
/** A table of cells that are Markdown already. */
function table(head, rows) {
    return [tableRow(head), tableRow(head.map(() => "---")), ...rows.map(tableRow)].join("\n");
}
/** Parts of a page, one below the other, without those that have nothing to say. */
function paragraphs(parts) {
    return parts.filter((part) => part !== "").join("\n\n");
}
/** For a shortened list. */
const IN_RESULT_FILE = "the output result-file has them all";
/** How much a shortened list leaves out, and where the whole of it is; empty when it leaves out nothing. */
function andMore(hidden, whole = "") {
    return hidden > 0 ? `And ${hidden} more${whole === "" ? "" : `; ${whole}`}.` : "";
}
/** A table of so many rows at most; only what is shown is made into cells, since a list can be long. */
function limitedTable(head, items, rowOf, { atMost, whole }) {
    const rows = items.slice(0, atMost).map(rowOf);
    return paragraphs([table(head, rows), andMore(items.length - rows.length, whole)]);
}


/***/ }),

/***/ 6755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I8: () => (/* binding */ nameInWords),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   jW: () => (/* binding */ wordInWords),
/* harmony export */   nq: () => (/* binding */ someInWords)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);

/** `1 test`, `7 tests`. */
function counted(count, noun, plural = `${noun}s`) {
    return `${count} ${count === 1 ? noun : plural}`;
}
/** The first of a list in words: `a`, `a and b`, `a, b and 3 more`. */
function someInWords(items, atMost) {
    const shown = items.length > atMost ? items.slice(0, atMost) : items.slice(0, -1);
    const rest = items.length - shown.length;
    const last = rest > 1 ? `${rest} more` : (items.at(-1) ?? "");
    return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}
/*
 * The way of the service's texts into sentences: none of them can make a line of any length. Outputs and result-file
 * have them whole.
 */
/** Far more than a word of the service has. */
const LONGEST_WORD = 100;
/** More than a branch, a commit or the name of a check needs. */
const LONGEST_NAME = 200;
/** A word of the service (a state, a result) as a person reads it: `switching_modes` is `switching modes`. */
function wordInWords(word) {
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(word, LONGEST_WORD).replaceAll("_", " ");
}
/** A name of the service (of a check, a target, a branch, a commit) as a sentence or a table shows it. */
function nameInWords(name) {
    return (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(name, LONGEST_NAME) || "(no name)";
}


/***/ })

};
