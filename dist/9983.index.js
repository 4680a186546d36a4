export const id = 9983;
export const ids = [9983,1288];
export const modules = {

/***/ 6580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runProcess)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);


/** Milliseconds to remove lock files before SIGKILL. */
const LAST_WORDS_MS = 2000;
const STDERR_CHARACTERS = 65_536;
/** Runs a program without a shell. Never rejects. A stop ends its whole process group. */
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
            // A process outside the group may hold the output open.
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
        // The program may end without reading everything.
        child.stdin?.on("error", () => { }).end(stdin);
        child.on("error", (error) => end({ kind: "not-started", problem: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error) }));
        child.on("close", (code, by) => end(code === null ? { kind: "killed", by: by ?? "a signal" } : { kind: "exited", code }));
    });
}
function start(program, parameters, options) {
    const how = {
        cwd: options.workingDirectory,
        env: options.environment,
        // A group of its own can be stopped as a whole, and has no terminal for questions.
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
        // The group is empty.
    }
}


/***/ }),

/***/ 5349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Op: () => (/* binding */ CHECKOUT_ADVICE),
/* harmony export */   PR: () => (/* binding */ shortReason),
/* harmony export */   oM: () => (/* binding */ gitOutput),
/* harmony export */   tv: () => (/* binding */ gitFailure),
/* harmony export */   zY: () => (/* binding */ openGit)
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
/** Protects against configuration that changes the output or starts other programs. */
const SETTINGS = [
    "core.quotePath=false",
    "diff.relative=false",
    "core.fsmonitor=false",
    `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_1__.devNull}`,
    // A folder of the checkout can look like a repository with programs in its configuration.
    "safe.bareRepository=explicit",
].flatMap((setting) => ["-c", setting]);
/** Opens the repository of a folder. @throws InputError with advice */
async function openGit({ folder, ...run }) {
    const git = { ...run, program: findGit(run.environment), root: folder, shallowFile: "" };
    // One start of git for both, which takes longer than its work. The second value may contain line breaks.
    const output = await gitOutput(git, ["rev-parse", "--git-path", "shallow", "--show-toplevel"]);
    const [shallowFile = "", ...top] = output
        .toString("utf8")
        .replace(/\r?\n$/, "")
        .split(/\r?\n/);
    const root = top.join("\n");
    // Git before 2.38 does not know `safe.bareRepository`. What is called `.git` cannot come from a commit.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ".git"), { throwIfNoEntry: false }) === undefined)
        throw notCheckedOut(root);
    return { ...git, root, shallowFile: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, shallowFile) };
}
/** Runs git, whatever its exit code. @throws AbortedError, and Failure at its limits of time and output */
async function runGit(git, args, { stdin, timeoutMs = TIMEOUT_MS, maximumBytes = MAXIMUM_BYTES, environment = {} } = {}) {
    const command = [git.program, "--no-pager", "-C", git.root, ...SETTINGS, ...args];
    const { how, stdout, stderr } = await (0,_child_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runProcess */ .R)(command, {
        // The search for a program that git starts must not begin in the checkout.
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
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR("unavailable", `${named(args)} took longer than ${timeoutMs / 1000} s and was ended.`);
        case "too-much":
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR("input", `${named(args)} printed more than ${maximumBytes} bytes.`);
        case "not-started":
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([`git could not be started: ${how.problem}.`]);
    }
}
async function gitOutput(git, args, options) {
    const end = await runGit(git, args, options);
    if (end.code !== 0)
        throw gitFailure(git, args, end);
    return end.stdout;
}
function named(args) {
    const command = args.find((arg, index) => !arg.startsWith("-") && args[index - 1] !== "-c") ?? "";
    return `git ${command}`.trim();
}
function gitFailure(git, args, { code, stderr }) {
    if (/not a git repository|must be run in a work tree|cannot (change to|use bare repository)/i.test(stderr))
        return notCheckedOut(git.root);
    if (/dubious ownership|unsafe repository/i.test(stderr)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([`Git does not read ${git.root}, because it belongs to another user.`], {
            details: [
                "This happens in containers. Run before this step:",
                '  git config --global --add safe.directory "$GITHUB_WORKSPACE"',
            ],
        });
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([`${named(args)} failed (exit code ${code}): ${shortReason(stderr) || "it said nothing"}`]);
}
const CHECKOUT_ADVICE = ["Check the repository out first, on GitHub Actions with actions/checkout."];
function notCheckedOut(folder) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([`${folder} is in no checked out Git repository.`], { details: CHECKOUT_ADVICE });
}
/** Searches PATH only: an operating system may begin in the checkout. @throws InputError */
function findGit(environment, platform = process.platform) {
    const windows = platform === "win32";
    // Variables on Windows have names in any case.
    const name = windows ? Object.keys(environment).find((key) => key.toUpperCase() === "PATH") : "PATH";
    const found = (environment[name ?? ""] ?? "")
        .split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter)
        .filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder))
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, windows ? "git.exe" : "git"))
        .find(isProgram);
    if (found !== undefined)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(["git was not found in PATH, and the changed files are read with it."], {
        details: ["Install git on the runner or in the job's container, then check the repository out with it."],
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
/** Makes git answer in English, ask nobody and write nothing. Configuration by variables stays. */
function gitEnvironment(environment) {
    const kept = Object.entries(environment).filter(([name]) => !(0,_text_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .leadsGitAway */ .sm)(name));
    return {
        ...Object.fromEntries(kept),
        GCM_INTERACTIVE: "never",
        GIT_OPTIONAL_LOCKS: "0",
        GIT_TERMINAL_PROMPT: "0",
        LC_ALL: "C",
    };
}
const SHOWN_CHARACTERS = 300;
/** Returns git's `fatal:` and `error:` lines, else its last words, without credentials. */
function shortReason(stderr) {
    const lines = stderr.split(/[\r\n]+/).filter((line) => line.trim() !== "");
    const telling = lines.filter((line) => /^(remote: *)?(fatal|error): /i.test(line));
    const words = (telling.length > 0 ? telling : lines.slice(-3))
        .join(" ")
        .replace(/:\/\/[^\s'"]*@/g, "://")
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_6__/* .shorten */ .ml)(words, SHOWN_CHARACTERS);
}


/***/ }),

/***/ 9983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compute: () => (/* binding */ compute),
  computeImpactedTargets: () => (/* binding */ computeImpactedTargets)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/src/git/git.js
var git_git = __webpack_require__(5349);
;// CONCATENATED MODULE: ./lib/src/git/changed-files.js



const STATUSES = { A: "added", M: "modified", D: "deleted", T: "type-changed" };
const STATUS_OF = new Map(Object.entries(STATUSES));
/** Lists the files that differ between two commits of the clone. A renamed file is one deleted and one added. */
async function changedFiles(git, from, to) {
    const output = await (0,git_git/* gitOutput */.oM)(git, [
        "diff-tree",
        "-r",
        "-z",
        "--no-renames",
        "--name-status",
        "--no-ext-diff",
        "--no-textconv",
        // A .gitmodules file can exclude changes of a submodule.
        "--ignore-submodules=none",
        from,
        to,
        "--",
    ]);
    return parseNameStatus(output);
}
function parseNameStatus(output) {
    const isText = (0,external_node_buffer_.isUtf8)(output);
    // With a name that is not text, each byte is a character until the name is known.
    const fields = output.toString(isText ? "utf8" : "latin1").split("\0");
    const files = [];
    for (let index = 0; index + 1 < fields.length; index += 2) {
        const [letter = "", name = ""] = [fields[index], fields[index + 1]];
        const status = STATUS_OF.get(letter);
        if (status === undefined)
            throw new errors/* InputError */.dz([`git listed a changed file with the status ${JSON.stringify(letter)}.`]);
        files.push(isText ? { path: name, status } : { ...nameIn(name), status });
    }
    if (fields.length % 2 === 0 || fields.at(-1) !== "")
        throw new errors/* InputError */.dz(["git's list of changed files ends in the middle."]);
    return files;
}
/** Decodes a name by its bytes; other bytes than UTF-8 become ASCII text that no other name has. */
function nameIn(latin1) {
    const bytes = Buffer.from(latin1, "latin1");
    if ((0,external_node_buffer_.isUtf8)(bytes))
        return { path: bytes.toString("utf8") };
    const shownAs = latin1.replace(/[^\x20-\x5b\x5d-\x7e]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
    return { path: undefined, shownAs };
}
/** Lists tracked files with these names that a sparse checkout leaves out of the work tree. */
async function leftOutFiles(git, names) {
    const patterns = names.map((name) => `:(top,glob)**/${name}`);
    const output = await (0,git_git/* gitOutput */.oM)(git, ["ls-files", "-t", "-z", "--", ...patterns]);
    // `S name`: not in the work tree.
    return output
        .toString("utf8")
        .split("\0")
        .flatMap((entry) => (entry.startsWith("S ") ? [entry.slice(2)] : []));
}

// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/text/problem.js
var problem = __webpack_require__(8215);
// EXTERNAL MODULE: ./lib/src/impacted-targets/producers/registry.js + 5 modules
var registry = __webpack_require__(1288);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/src/child-process.js
var child_process = __webpack_require__(6580);
// EXTERNAL MODULE: ./lib/src/text/environment.js
var text_environment = __webpack_require__(1745);
// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/run-tool.js









/** Returns the standard output of a tool. @throws Failure `input`, AbortedError */
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
    if (program === undefined) {
        const problem = `${JSON.stringify(name)} is not installed: it is neither in node_modules/.bin of ${options.workingDirectory} or a folder above it, nor on the PATH.`;
        throw new errors/* Failure */.HR("input", problem, {
            details: ["Install it in a step before this one; it is never downloaded here."],
        });
    }
    const end = await (0,child_process/* runProcess */.R)([program, ...before, ...rest], { ...options, environment: all });
    if (end.how.kind === "aborted")
        throw new errors/* AbortedError */.oM();
    const problem = problemOf(end, options);
    if (problem === undefined)
        return end.stdout.toString("utf8");
    throw new errors/* Failure */.HR("input", `${formatCommand(argv)} ${problem}.`, { details: lastWords(end) });
}
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
            return `did not end within ${(0,format/* formatDuration */.a3)(options.timeLimitMs)}, and was stopped`;
        case "too-much":
            return `printed more than ${(0,format/* formatBytes */.z3)(options.outputLimitBytes)}, and was stopped`;
        case "aborted":
            return "was stopped";
    }
}
const COMMAND_CHARACTERS = 200;
function formatCommand(argv) {
    const words = argv.map((word) => (/^[\w@%+=:,./^[\]{}-]+$/.test(word) ? word : JSON.stringify(word)));
    return `\`${(0,truncate/* shorten */.ml)(words.join(" "), COMMAND_CHARACTERS)}\``;
}
const LINES = 10;
const LINE_CHARACTERS = 300;
function lastWords({ stdout, stderr }) {
    const text = stderr.trim() === "" ? stdout.subarray(-65_536).toString("utf8") : stderr;
    return (0,external_node_util_.stripVTControlCharacters)(text)
        .split(/[\r\n]+/)
        .map((line) => line.trimEnd())
        .filter((line) => line !== "")
        .slice(-LINES)
        .map((line) => (0,truncate/* shorten */.ml)(line, LINE_CHARACTERS));
}
const COLOURS = /^(FORCE_COLOR|CLICOLOR_FORCE)$/i;
/** Settings for Git, without which tools miss quoted names and old places of moved files. */
const GIT_SETTINGS = [
    ["core.quotePath", "false"],
    ["diff.renames", "false"],
    ["diff.relative", "false"],
];
function childEnvironment(environment) {
    const kept = {};
    for (const [name, value] of Object.entries(environment)) {
        if (value !== undefined && (0,text_environment/* isForPrograms */.pm)(name) && !COLOURS.test(name))
            kept[name] = value;
    }
    return { ...kept, ...gitSettings(kept), NO_COLOR: "1", COREPACK_ENABLE_NETWORK: "0" };
}
function gitSettings(environment) {
    const given = Number(environment.GIT_CONFIG_COUNT ?? "0");
    const first = Number.isSafeInteger(given) && given > 0 ? given : 0;
    const pairs = GIT_SETTINGS.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${first + index}`, key],
        [`GIT_CONFIG_VALUE_${first + index}`, value],
    ]);
    return { ...Object.fromEntries(pairs), GIT_CONFIG_COUNT: `${first + GIT_SETTINGS.length}` };
}
/** Finds a program and its first arguments. A name with a separator is a path. It downloads nothing. */
function findTool(name, search) {
    const { platform } = search;
    for (const folder of /[\\/]/.test(name) ? [search.workingDirectory] : folders(search)) {
        const path = (platform === "win32" ? external_node_path_.win32 : external_node_path_.posix).resolve(folder, name);
        const found = platform === "win32" ? onWindows(path, search) : isFile(path) ? [path] : undefined;
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
        // Relative folders depend on the working directory.
        ...path.split(delimiter).filter(isAbsolute),
    ];
}
function isFile(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
/** Finds an `.exe`, or the program of a package manager's `.cmd`, which would need a shell. */
function onWindows(path, search) {
    for (const program of [path, `${path}.exe`])
        if (/\.(exe|com)$/i.test(program) && isFile(program))
            return [program];
    const shim = `${path}.cmd`;
    const script = isFile(shim) ? startedBy((0,external_node_fs_.readFileSync)(shim, "utf8"), external_node_path_.win32.dirname(shim)) : undefined;
    if (script === undefined)
        return undefined;
    if (/\.exe$/i.test(script))
        return [script];
    return [...(findTool("node.exe", search) ?? [process.execPath]), script];
}
/** Returns the program of a `.cmd` file of npm, pnpm or Yarn, such as `"%dp0%\..\nx\bin\nx.js" %*`. */
function startedBy(text, folder) {
    const path = /"%(?:~dp0|dp0%)\\?([^"]+)"\s+%\*/.exec(text)?.[1];
    return path === undefined ? undefined : external_node_path_.win32.resolve(folder, path);
}

// EXTERNAL MODULE: ./lib/src/impacted-targets/target-list.js
var target_list = __webpack_require__(3487);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/ask-producer.js








const TIME_LIMIT_MS = 10 * 60_000;
const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;
/** Resolves the folder in which a producer runs, without symbolic links. @throws InputError */
function workingFolder(workspace, workingDirectory) {
    const folder = (0,external_node_path_.resolve)(workspace, workingDirectory);
    if ((0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() === true)
        return (0,external_node_fs_.realpathSync)(folder);
    throw (0,errors/* inputError */.Xu)("working-directory", `must be a folder of the workspace; ${JSON.stringify(workingDirectory)} is none.`);
}
/** Turns a path from the working folder into one from the top of the repository; `.` is the top itself. */
function fromRoot(root, folder, path = ".") {
    return tidy([...(0,external_node_path_.relative)((0,external_node_fs_.realpathSync)(root), folder).split(external_node_path_.sep), ...path.split("/")]);
}
function tidy(parts) {
    return parts.filter((part) => part !== "" && part !== ".").join("/") || ".";
}
/** True for producers that read the checkout, unlike `paths` and lists in files. */
function isRun({ producer, file }) {
    return producer !== "paths" && file === undefined;
}
/** Lists projects by path from the top; `atTop` marks the one whose folder is the workspace. @throws Failure */
async function askForProjects({ producer, file }, root, folder, context) {
    if (producer === undefined || producer === "paths" || file !== undefined)
        return undefined;
    const { projects } = registry.producers[producer];
    if (projects === undefined)
        return undefined;
    const output = await run(projects.call, folder, context);
    const found = projects.parse(output, `The output of ${formatCommand(projects.call.argv)}`, folder);
    return found.map((project) => {
        // A project at the top claims its source only: it would claim every other file.
        const atTop = project.path === ".";
        const source = (project.sourceRoot ?? ".").split("/");
        const sourceFolder = source.includes("..") ? "." : tidy(source);
        const path = atTop ? sourceFolder : project.path;
        return { ...project, atTop, path: path === "." ? "." : fromRoot(root, folder, path) };
    });
}
/** Returns the targets of the producer, and the reason when that is everything. @throws Failure without a list */
async function askForList(options, question, context) {
    const { producer, file, key } = options;
    if (producer === undefined || producer === "paths")
        return { targets: new Set() };
    const asked = registry.producers[producer];
    const targets = new Set(file === undefined
        ? await runForList(asked, options, question, context)
        : readList(asked, file, key, question, context));
    if (asked.projects !== undefined) {
        const word = ["ALL", "NONE"].find((each) => targets.has(each));
        if (word !== undefined)
            return { targets, all: `${producer} lists a project ${word}, which no target can be called` };
    }
    const word = (0,target_list/* wordOf */.aG)(targets, producer);
    if (word === "ALL")
        return { targets, all: `${producer} says ALL` };
    return { targets: word === "NONE" ? new Set() : targets };
}
async function runForList({ affected, parse }, { producer, command = [""] }, { folder, range }, context) {
    const call = affected?.({ base: range.from, head: range.to }, command);
    if (call === undefined)
        throw new Error(`${producer} cannot be run.`);
    return parse(await run(call, folder, context), `The output of ${formatCommand(call.argv)}`);
}
function run(call, workingDirectory, context) {
    context.log.info(`Running ${formatCommand(call.argv)}.`);
    return runTool(call, {
        workingDirectory,
        environment: childEnvironment(context.run.environment),
        timeLimitMs: TIME_LIMIT_MS,
        outputLimitBytes: OUTPUT_LIMIT_BYTES,
        signal: context.signal,
    });
}
/** Reads the list of an earlier step. A failed step leaves a missing or empty file, which must not mean "nothing". */
function readList(producer, file, key, { mayBeEmpty }, context) {
    return (0,target_list/* openList */.Nu)(file, context.run, (list) => {
        const { source, kind, size } = list;
        if (kind !== "file")
            throw new errors/* InputError */.dz([(0,problem/* words */.aL) `${source} is not a file.`]);
        if (size > OUTPUT_LIMIT_BYTES) {
            throw new errors/* InputError */.dz([
                (0,problem/* words */.aL) `${source} is ${(0,format/* formatBytes */.z3)(size)}, more than is read (${(0,format/* formatBytes */.z3)(OUTPUT_LIMIT_BYTES)}).`,
            ]);
        }
        const text = (0,target_list/* wholeText */.r0)(list);
        if (text.trim() !== "")
            return producer.parse(text, source, key);
        if (mayBeEmpty)
            return [];
        throw new errors/* InputError */.dz([
            (0,problem/* words */.aL) `${source} is empty, as a failed step leaves it. Where nothing is impacted, list such files in ${(0,problem/* inputName */.yu)("ignored-paths")}, or let the step write NONE.`,
        ]);
    });
}

;// CONCATENATED MODULE: ./lib/src/git/commits.js


/** Keeps a partial clone from fetching an object that is only looked for (git 2.45 and later). */
const NO_FETCH = { GIT_NO_LAZY_FETCH: "1" };
/** Reads the checked out commit, and all parents that it names: a shallow clone may lack some. @throws InputError */
async function checkedOutCommit(git) {
    const found = await readCommit(git, "HEAD");
    if (found !== undefined)
        return found;
    throw new errors/* InputError */.dz([`No commit is checked out in ${git.root}.`], { details: git_git/* CHECKOUT_ADVICE */.Op });
}
async function readCommit(git, name) {
    const output = await (0,git_git/* gitOutput */.oM)(git, ["cat-file", "--batch"], { stdin: `${name}^{commit}\n` });
    const [header = "", ...lines] = output.toString("latin1").split("\n\n", 1)[0]?.split("\n") ?? [];
    const sha = /^([0-9a-f]+) commit \d+$/.exec(header)?.[1];
    if (sha === undefined)
        return undefined;
    return { sha, parents: lines.flatMap((line) => /^parent ([0-9a-f]+)$/.exec(line)?.[1] ?? []) };
}
async function objectNamed(git, name) {
    const { code, stdout } = await (0,git_git/* runGit */.EO)(git, ["rev-parse", "--verify", "--quiet", name]);
    return code === 0 ? stdout.toString("latin1").trim() : undefined;
}
async function missingCommits(git, commits) {
    const stdin = commits.map(({ sha }) => `${sha}^{commit}\n`).join("");
    const output = await (0,git_git/* gitOutput */.oM)(git, ["cat-file", "--batch-check"], { stdin, environment: NO_FETCH });
    const lines = output.toString("latin1").split("\n");
    return commits.filter((_, index) => !/^[0-9a-f]+ commit \d+$/.test(lines[index] ?? ""));
}
/** Returns the number of the pull request that a commit is GitHub's merge of, by the ref of `actions/checkout`. */
async function mergedPullRequest(git, sha) {
    const args = ["for-each-ref", `--points-at=${sha}`, "--format=%(refname)", "refs/remotes/pull/"];
    const refs = (await (0,git_git/* gitOutput */.oM)(git, args)).toString("utf8");
    const number = /^refs\/remotes\/pull\/(\d+)\/merge$/m.exec(refs)?.[1];
    return number === undefined ? undefined : Number(number);
}
/** Returns the best merge bases of two commits, unless a shallow clone may hide newer ones behind its cut. */
async function knownMergeBases(git, one, other, cut) {
    const args = ["merge-base", "--all", one, other];
    const end = await (0,git_git/* runGit */.EO)(git, args);
    if (end.code === 1)
        return [];
    if (end.code !== 0)
        throw (0,git_git/* gitFailure */.tv)(git, args, end);
    const bases = linesIn(end.stdout);
    if (cut.size === 0)
        return bases;
    const above = linesIn(await (0,git_git/* gitOutput */.oM)(git, ["rev-list", one, other, ...bases.map((base) => `^${base}`)]));
    return above.some((sha) => cut.has(sha)) ? [] : bases;
}
function linesIn(output) {
    return output.toString("latin1").trim().split("\n");
}
/** True when the history in the clone has a commit in that of another one. */
async function isPartOf(git, sha, whole) {
    if ((await readCommit(git, whole))?.parents.includes(sha) === true)
        return true;
    return (await (0,git_git/* runGit */.EO)(git, ["merge-base", "--is-ancestor", sha, whole])).code === 0;
}

;// CONCATENATED MODULE: ./lib/src/git/read-file.js



const MAXIMUM_BYTES = 32 * 1024 * 1024;
/** Omits missing files; a link's content is its destination. @throws InputError without the commit */
async function readFilesAt(git, commit, paths, maximumBytes = MAXIMUM_BYTES) {
    const files = await findFiles(git, commit, [...new Set(paths)]);
    for (const { path, size } of files) {
        if (size <= maximumBytes)
            continue;
        throw new errors/* InputError */.dz([`${JSON.stringify(path)} at ${commit} has ${size} bytes; at most ${maximumBytes} are read.`]);
    }
    const contents = await readBlobs(git, new Map(files.map(({ id, size }) => [id, size])));
    return new Map(files.map(({ path, id }) => [path, contents.get(id) ?? Buffer.alloc(0)]));
}
async function isFolderAt(git, commit, path) {
    const { code, stdout } = await (0,git_git/* runGit */.EO)(git, ["cat-file", "-t", `${commit}:${path}`]);
    return code === 0 && stdout.toString("latin1").trim() === "tree";
}
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
/** git reads the batch by lines without CR at their end, so a name with either is resolved alone. */
async function objectName(git, commit, path) {
    const name = `${commit}:${path}`;
    if (!/[\r\n]/.test(path))
        return name;
    return (await objectNamed(git, name)) ?? "0".repeat(40);
}
async function readBlobs(git, sizes) {
    if (sizes.size === 0)
        return new Map();
    const total = [...sizes.values()].reduce((sum, size) => sum + size + 100, 0);
    const stdin = [...sizes.keys()].map((id) => `${id}\n`).join("");
    const output = await (0,git_git/* gitOutput */.oM)(git, ["cat-file", "--batch"], { stdin, maximumBytes: total });
    const contents = new Map();
    let start = 0;
    for (const [id, size] of sizes) {
        const content = output.indexOf(0x0a, start) + 1;
        if (output.toString("latin1", start, content) !== `${id} blob ${size}\n`)
            throw new errors/* InputError */.dz([`git could not read the object ${id}.`]);
        contents.set(id, output.subarray(content, content + size));
        start = content + size + 1;
    }
    return contents;
}
/** Lists tracked text files of the work tree that contain a name in quotes, or a folder behind a slash. */
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

// EXTERNAL MODULE: ./lib/src/impacted-targets/ownership.js
var ownership = __webpack_require__(2994);
// EXTERNAL MODULE: ./lib/src/globs/glob.js + 1 modules
var globs_glob = __webpack_require__(4409);
// EXTERNAL MODULE: ./lib/src/impacted-targets/inputs.js
var inputs = __webpack_require__(8506);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/safety-net.js






/** Applies `impact-all-paths` before ignored and claimed files; `claims` is undefined without owners. */
function classifyFiles(files, net, claims) {
    return files.map((file) => {
        const { status } = file;
        const path = file.path ?? file.shownAs;
        // Unreadable names and impossible paths have no owner.
        const isPath = file.path !== undefined && path.length <= globs_glob/* LONGEST_PATH */.fN;
        return { path, status, fate: isPath ? fateOf(path, net, claims) : { kind: "unclaimed" } };
    });
}
function fateOf(path, { impactAll, ignored }, claims) {
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
function claimsOf(owners) {
    const known = owners.filter((each) => each !== undefined);
    // The common case, without a set for each of 100,000 files.
    if (known.length <= 1)
        return known[0];
    return { ownersOf: (path) => [...new Set(known.flatMap((each) => each.ownersOf(path)))] };
}
async function createNet({ impactAllPaths, ignoredPaths = [], folder }) {
    // The default applies to the top of the repository and of a workspace.
    const isDefault = impactAllPaths.join("\n") === inputs/* IMPACT_ALL_PATHS */.Gm.join("\n");
    const literally = folder.replace(/[\\*?[\]{}()!+@|]/g, "\\$&");
    const below = folder !== "." && isDefault ? impactAllPaths.map((pattern) => `${literally}/${pattern}`) : [];
    return {
        impactAll: await ownedByPattern([...impactAllPaths, ...below]),
        ignored: await ownedByPattern(ignoredPaths),
    };
}
/** Each pattern owns its matches without later exclusions. */
async function ownedByPattern(texts) {
    const picomatch = await (0,globs_glob/* loadPicomatch */.TH)();
    const patterns = texts.map((text) => (0,ownership.readPattern)(text, picomatch));
    const owned = patterns.flatMap((pattern, index) => pattern.excludes
        ? []
        : [[pattern.text, [pattern, ...patterns.slice(index + 1).filter(({ excludes }) => excludes)]]]);
    return (0,ownership.createPathOwners)(new Map(owned));
}
function impactAllReason(files) {
    return joinReasons(files.flatMap(({ path, fate }) => fate.kind === "impacts-all"
        ? [`${inReason(path)} changed, which ${inReason(fate.pattern)} of impact-all-paths covers`]
        : []));
}
function nothingReason(files) {
    if (files.length === 0)
        return "no file changed";
    return files.every(({ fate }) => fate.kind === "ignored") ? "only files of ignored-paths changed" : undefined;
}
const NAMED = 10;
/** Returns why unclaimed files impact everything. @throws InputError */
function unclaimedReason(files, onUnclaimed) {
    const unclaimed = files.flatMap(({ path, fate }) => (fate.kind === "unclaimed" ? [path] : []));
    if (unclaimed.length === 0 || onUnclaimed === "ignore")
        return undefined;
    if (onUnclaimed === "all")
        return joinReasons(unclaimed.map((path) => `no target claims ${inReason(path)}`));
    const named = (0,format/* truncatedList */.pO)(unclaimed, NAMED, (path) => JSON.stringify(path));
    throw new errors/* InputError */.dz([(0,problem/* words */.aL) `No target claims ${named}, and ${(0,problem/* inputName */.yu)("on-unclaimed")} is error.`], {
        details: [
            (0,problem/* words */.aL) `Let a target claim the path, or add it to ${(0,problem/* inputName */.yu)("ignored-paths")} or ${(0,problem/* inputName */.yu)("impact-all-paths")}.`,
        ],
    });
}
/** Reports a changed project that the producer omits: some tools drop files with unusual names. */
function overlookedBy(listed, files, projects) {
    for (const { path, fate } of files) {
        const owners = fate.kind === "claimed" ? projects.ownersOf(path) : [];
        if (owners.length > 0 && !owners.some((owner) => listed.has(owner)))
            return `does not list ${owners.map(inReason).join(", ")}, although ${inReason(path)} changed`;
    }
    return undefined;
}
function joinReasons([first, ...others]) {
    return first === undefined || others.length === 0 ? first : `${first}, and ${others.length} more like it`;
}
/** Quotes a path that would read as words of the sentence. */
function inReason(path) {
    return /^[\p{L}\p{M}\p{N}@._/+~*-]+$/u.test(path) ? path : JSON.stringify(path);
}

// EXTERNAL MODULE: ./lib/src/impacted-targets/producers/parsing.js
var parsing = __webpack_require__(7527);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/manifests.js



/** True for a path below a folder; `.` is the top. */
function isBelow(path, folder) {
    return path !== "." && (folder === "." || path.startsWith(`${folder}/`));
}
function changedManifests(files, names) {
    return files.flatMap(({ path, status }) => {
        if (path === undefined)
            return [];
        const manifest = { path, status, folder: external_node_path_.posix.dirname(path), name: external_node_path_.posix.basename(path) };
        return names.includes(manifest.name) ? [manifest] : [];
    });
}
const NO_TEXTS = new Map();
async function manifestsAt(git, commit, paths) {
    const texts = new Map();
    for (const [path, bytes] of await readFilesAt(git, commit, paths)) {
        const folder = external_node_path_.posix.dirname(path);
        const ofFolder = texts.get(folder) ?? new Map();
        texts.set(folder, ofFolder.set(external_node_path_.posix.basename(path), bytes.toString("utf8")));
    }
    return (folder) => texts.get(folder) ?? NO_TEXTS;
}
const KINDS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];
function readPackageManifest(text, folder) {
    const json = readJson(text);
    if (typeof json !== "object" || json === null || Array.isArray(json))
        return undefined;
    const needs = KINDS.flatMap((kind) => Object.entries(Object((0,parsing/* field */.ZZ)(json, kind))).map(([name, range]) => needOf(name, typeof range === "string" ? range : "", folder)));
    return {
        name: (0,parsing/* textAt */.$6)(json, "name"),
        nxName: (0,parsing/* textAt */.$6)(json, "nx.name"),
        needs: needs.filter((need) => need !== undefined),
    };
}
/** Ranges with a folder: `link:` and its like, and those that begin with a dot. */
const BY_FOLDER = /^(?:link|file|portal):(.*)$|^(?:workspace:)?(\.{1,2}(?:\/.*)?)$/;
/** `workspace:name@range` and `npm:name@range` alias a package. */
const BY_OTHER_NAME = /^(?:workspace|npm):(@?[^@/]+(?:\/[^@]+)?)@./;
/** Ranges of packages outside of the workspace. */
const FROM_ELSEWHERE = /^(?:git|github|gitlab|bitbucket|gist|https?|ssh|jsr)[:+]|^[\w.-]+\/[\w.-]+(?:#|$)/;
/** Ignores versions: a need that is not met by the workspace costs a target too many at most. */
function needOf(name, range, folder) {
    const [, linked, ofWorkspace = linked] = BY_FOLDER.exec(range) ?? [];
    if (ofWorkspace !== undefined)
        return { kind: "folder", folder: external_node_path_.posix.join(folder, ofWorkspace).replace(/\/$/, "") };
    const other = BY_OTHER_NAME.exec(range)?.[1];
    if (other !== undefined)
        return { kind: "name", name: other };
    return FROM_ELSEWHERE.test(range) ? undefined : { kind: "name", name };
}
const MOON_FORMATS = ["yml", "yaml", "json", "jsonc", "toml", "hcl", "pkl"];
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
    return nameInJson(project) ?? found?.nxName ?? found?.name ?? external_node_path_.posix.basename(folder).toLowerCase();
};
/** moon takes any folder for a project. */
const ofMoon = (texts, folder) => moonId(texts) ?? external_node_path_.posix.basename(folder);
function workspaceManifestsIn(folder) {
    return WORKSPACE_MANIFESTS.map((name) => external_node_path_.posix.join(folder, name));
}
const NAMINGS = new Map([
    ["nx", ofNx],
    ["moon", ofMoon],
    ...["turbo", "pnpm", "lerna", "rush"].map((tool) => [tool, ofPackage]),
]);
/** Returns all names of the manifests, for unknown tools. */
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
    return text === undefined ? undefined : (0,parsing/* textAt */.$6)(readJson(text), "name");
}
function moonId(texts) {
    for (const format of MOON_FORMATS) {
        const text = texts.get(`moon.${format}`);
        if (text === undefined)
            continue;
        return format.startsWith("json") ? (0,parsing/* textAt */.$6)(readJson(text), "id") : idInLines(text);
    }
    return undefined;
}
/** Reads `id: a`, `id: 'a' # comment`, `"id" = "a"`. */
function idInLines(text) {
    const value = inLines(text, /^["']?id["']?[ \t]*[:=](.*)$/);
    if (value === undefined)
        return undefined;
    return /^"([^"]*)"|^'([^']*)'|^([^#]*)/
        .exec(value)
        ?.slice(1)
        .find((part) => part !== undefined)
        ?.trim();
}
/** Matches a pattern line by line, so that no file takes long. */
function inLines(text, pattern) {
    for (const line of text.split("\n")) {
        const found = pattern.exec(line.trimEnd())?.[1];
        if (found !== undefined)
            return found.trim();
    }
    return undefined;
}
/** Parses JSON, also with comments and last commas; undefined for other text. */
function readJson(text) {
    for (const bare of [() => text, () => withoutComments(text)]) {
        try {
            return JSON.parse(bare());
        }
        catch {
            // Millions of escapes are too many for a regular expression.
        }
    }
    return undefined;
}
/** A JSON string; without its end it takes the rest of the file, in linear time. */
const JSON_TEXT = /("[^"\\]*(?:\\[\s\S][^"\\]*)*"?)/;
const COMMENTS = new RegExp(`${JSON_TEXT.source}|//[^\\n]*|/\\*[\\s\\S]*?(?:\\*/|$)`, "g");
const LAST_COMMAS = new RegExp(`${JSON_TEXT.source}|,(?=\\s*[}\\]])`, "g");
function withoutComments(text) {
    return text
        .replace(/^\uFEFF/, "")
        .replace(COMMENTS, "$1")
        .replace(LAST_COMMAS, "$1");
}

// EXTERNAL MODULE: ./lib/src/inputs/yaml-nodes.js
var yaml_nodes = __webpack_require__(2967);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/workspace-globs.js






const SOURCES = new Map([
    ["pnpm", ["pnpm-workspace.yaml"]],
    ["turbo", ["package.json", "pnpm-workspace.yaml"]],
    ["lerna", ["lerna.json", "package.json", "pnpm-workspace.yaml"]],
    ["nx", ["package.json", "pnpm-workspace.yaml", "lerna.json"]],
    ["moon", [".moon/workspace.yml"]],
]);
async function membershipAt(git, commit, { workspace, producer }) {
    const sources = SOURCES.get(producer) ?? [];
    const pathOf = (file) => external_node_path_.posix.join(workspace, file);
    const files = await readFilesAt(git, commit, [...sources, ".nxignore"].map(pathOf));
    const found = [];
    for (const file of sources) {
        const text = files.get(pathOf(file))?.toString("utf8");
        if (text !== undefined)
            found.push(await globsIn(file, text, producer));
    }
    const lists = found.filter((list) => typeof list === "object");
    const isPartial = producer === "nx" && files.has(pathOf(".nxignore"));
    if (isPartial || found.includes("unreadable") || lists.length === 0)
        return () => undefined;
    const picomatch = await (0,globs_glob/* loadPicomatch */.TH)();
    const matchers = lists.map((list) => listMatcher(list, picomatch));
    return (folder) => {
        const answers = matchers.map((matches) => matches(folder));
        // Nx takes the union; of other tools the deciding file is unknown.
        if (producer === "nx" && answers.includes(true))
            return true;
        return answers.every((answer) => answer === answers[0]) ? answers[0] : undefined;
    };
}
async function globsIn(file, text, producer) {
    switch (file) {
        case "package.json":
            return globsOf((0,parsing/* field */.ZZ)(readJson(text), "workspaces"), "packages");
        case "lerna.json": {
            const globs = globsOf((0,parsing/* field */.ZZ)(readJson(text), "packages"));
            // Without a list Lerna uses the package manager's, and Nx an old default.
            return globs === "absent" && producer === "nx" ? ["packages/*"] : globs;
        }
        case "pnpm-workspace.yaml":
            return globsInYaml(text, "packages");
        default:
            return globsInYaml(text, "projects", "globs");
    }
}
async function globsInYaml(text, key, within) {
    const reading = await (0,yaml_nodes/* readYaml */.g)(text);
    if (!reading.ok)
        return "unreadable";
    const entry = reading.root.entries().find((each) => each.key === key);
    return globsOf(entry?.value.plain(), within);
}
function globsOf(value, within = "") {
    if (value === undefined)
        return "absent";
    const list = Array.isArray(value) ? value : (0,parsing/* field */.ZZ)(value, within);
    if (!Array.isArray(list))
        return "unreadable";
    const texts = list.filter((item) => typeof item === "string");
    return texts.length === list.length ? texts : "unreadable";
}
/** All tools agree on an exclusion that follows its inclusion. */
function listMatcher(list, picomatch) {
    const rules = list.map((text) => {
        const excludes = text.startsWith("!");
        const glob = text
            .slice(excludes ? 1 : 0)
            .replace(/^(?:\.?\/)+/, "")
            .replace(/\/$/, "");
        return { excludes, fits: (0,globs_glob/* globMatcher */.fU)(glob, { windows: false, nonegate: true }, picomatch) };
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






/** The impact of a change is undecidable; the message is the reason. */
class Undecidable extends Error {
}
/** Combines the projects after a change with their manifests before it. @throws Undecidable */
async function readHistory(git, { from, to }, change) {
    const { producer, workspace, projects, changed } = change;
    const touched = new Map();
    for (const { folder, status } of changedManifests(changed, WORKSPACE_MANIFESTS))
        if (isBelow(folder, workspace))
            (0,ownership.append)(touched, folder, status);
    const paths = [...touched.keys()].flatMap(workspaceManifestsIn);
    // A project at the top has the manifest of the workspace.
    const homeOf = (path) => (path === "." ? workspace : path);
    const ofProjects = projects.map(({ path }) => external_node_path_.posix.join(homeOf(path), "package.json"));
    const [before, after] = await Promise.all([
        manifestsAt(git, from, paths),
        manifestsAt(git, to, [...paths, ...ofProjects]),
    ]);
    const naming = NAMINGS.get(producer);
    if (naming === undefined)
        throw new Error(`${producer} has no naming of projects.`);
    const sides = { naming, before, after };
    const grown = new Set(changed.flatMap(({ path, status }) => (path !== undefined && status === "added" ? [external_node_path_.posix.dirname(path)] : [])));
    const members = [];
    const earlier = [];
    const doubtful = new Set();
    for (const { name, path, needs } of projects) {
        const member = { name, path, needs, manifest: manifestOf(after(homeOf(path)), path) };
        members.push(member);
        const statuses = touched.get(path);
        const isMoonFolder = async () => producer === "moon" && (await isFolderAt(git, from, path));
        const found = statuses === undefined
            ? // An unknown manifest makes it a project, perhaps since this change.
                { old: member, isDoubtful: member.manifest === undefined && grown.has(path) }
            : await earlierMember(sides, member, statuses, isMoonFolder);
        if (found.old !== undefined)
            earlier.push(found.old);
        if (found.isDoubtful)
            doubtful.add(path);
    }
    const here = new Set(projects.map(({ path }) => path));
    const left = [...touched.keys()].filter((folder) => !here.has(folder) && hasLeft(sides, folder));
    const gone = left.length === 0 ? [] : goneMembers(sides, left, change, await membershipAt(git, from, change));
    return {
        before: [...earlier, ...gone],
        after: members,
        gone,
        /** Folders of `before` that may have been no projects then: what is around them owned their files too. */
        doubtful,
    };
}
/** Returns a project with changed manifests as it was before; `old` is undefined when it was none. */
async function earlierMember({ naming, before, after }, { name, path }, statuses, isMoonFolder) {
    const texts = before(path);
    if (texts.size > 0 || statuses.some((status) => status !== "added")) {
        const [old, present] = [naming(texts, path), naming(after(path), path)];
        if (old !== present && present !== name)
            throw new Undecidable(`nobody can say what the project in ${inReason(path)} was called before`);
        const oldName = old === present ? name : old;
        return {
            old: oldName === undefined ? undefined : { name: oldName, path, manifest: manifestOf(texts, path) },
            // Not every package.json is a project's, so the added manifest may have made it one.
            isDoubtful: statuses.includes("added"),
        };
    }
    // moon takes folders for projects, whatever is in them.
    return (await isMoonFolder())
        ? { old: { name: naming(NO_TEXTS, path) ?? name, path, manifest: undefined }, isDoubtful: true }
        : { old: undefined, isDoubtful: false };
}
function goneMembers({ naming, before, after }, folders, { workspace, producer }, isMember) {
    return folders.flatMap((path) => {
        const texts = before(path);
        const within = workspace === "." ? path : path.slice(workspace.length + 1);
        const was = (producer === "nx" && texts.has("project.json")) || isMember(within);
        if (was === undefined) {
            const [manifest = ""] = texts.keys();
            const change = after(path).size > 0 ? "gives its project another name" : "is gone, so a project was removed, moved or renamed";
            throw new Undecidable(`${inReason(`${path}/${manifest}`)} ${change}`);
        }
        const name = was ? naming(texts, path) : undefined;
        return name === undefined ? [] : [{ name, path, manifest: manifestOf(texts, path) }];
    });
}
/** False for a folder that has the same manifests and name as before: it is no project now, so it was none. */
function hasLeft({ naming, before, after }, folder) {
    const [old, present] = [before(folder), after(folder)];
    if (old.size === 0)
        return false;
    return [...old.keys()].join() !== [...present.keys()].join() || naming(old, folder) !== naming(present, folder);
}
function manifestOf(texts, folder) {
    const text = texts.get("package.json");
    if (text === undefined)
        return undefined;
    const manifest = readPackageManifest(text, folder);
    if (manifest === undefined)
        throw new Undecidable(`nobody can read ${inReason(`${folder}/package.json`)} as JSON at both commits`);
    return manifest;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/cross-check.js





/** Compares a list with the owners of changed files and their dependents. @throws Undecidable */
async function crossCheck(git, range, { ignored, ...change }) {
    const history = await readHistory(git, range, change);
    // Only Nx reads imports.
    const mentions = change.producer === "nx" ? await mentionsOfGone(git, history, ignored) : new Map();
    const before = (0,ownership.createProjectOwners)(history.before, history.doubtful);
    const after = (0,ownership.createProjectOwners)(history.after);
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
            const graphs = [dependentsByName(history.before), dependentsByName(history.after)];
            for (const [dependent, needed] of dependentsOf([...listed, ...reasons.keys()], graphs))
                reasons.set(dependent, `needs ${inReason(needed)}`);
            return [...reasons].flatMap(([target, why]) => (listed.has(target) ? [] : [{ target, why }]));
        },
    };
}
/** Finds targets that still mention a removed project. @throws Undecidable when a file without an owner does */
async function mentionsOfGone(git, { gone, after }, ignored) {
    const owners = (0,ownership.createProjectOwners)(after);
    // A moved project still has its name.
    const present = new Set(after.flatMap(({ name, manifest }) => [name, manifest?.name]));
    const mentions = new Map();
    for (const { name, path: folder, manifest } of gone) {
        const names = [...new Set([name, manifest?.name ?? name])].filter((each) => !present.has(each));
        for (const path of await filesThatMention(git, { names, folders: [external_node_path_.posix.basename(folder)] })) {
            if (ignored.ownersOf(path).length > 0)
                continue;
            const naming = owners.ownersOf(path);
            if (naming.length === 0 && !path.endsWith(".md"))
                throw new Undecidable(`${inReason(folder)} is gone, and ${inReason(path)} still names its project`);
            for (const owner of naming)
                mentions.set(owner, `still names ${inReason(name)}, which is gone, in ${inReason(path)}`);
        }
    }
    return mentions;
}
/** Merges the needs in the manifests with those that a tool reports. */
function dependentsByName(members) {
    const byPackage = new Map();
    const byFolder = new Map();
    for (const { name, path, manifest } of members) {
        const packageName = manifest === undefined ? name : manifest.name;
        if (packageName !== undefined)
            (0,ownership.append)(byPackage, packageName, name);
        (0,ownership.append)(byFolder, path, name);
    }
    const dependents = new Map();
    for (const { name, manifest, needs = [] } of members) {
        const needed = (manifest?.needs ?? []).flatMap((need) => (need.kind === "name" ? byPackage.get(need.name) : byFolder.get(need.folder)) ?? []);
        for (const each of [...needed, ...needs])
            (0,ownership.append)(dependents, each, name);
    }
    return dependents;
}
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

;// CONCATENATED MODULE: ./lib/src/impacted-targets/moved-projects.js






/** Other manifests, with the pattern of the line that names the project. */
const OTHER_MANIFESTS = new Map([
    // Equal to a `package.json` for pnpm.
    ["package.json5", /^[ \t]*["']?name["']?[ \t]*:(.*)$/],
    ["package.yaml", /^name[ \t]*:(.*)$/],
    ["Cargo.toml", /^name[ \t]*=(.*)$/],
    ["pyproject.toml", /^name[ \t]*=(.*)$/],
    ["go.mod", /^module[ \t]+(\S+)/],
    ...["BUILD", "BUILD.bazel", "BUILD.pants", "build.gradle", "build.gradle.kts", "pom.xml"].map((file) => [file, undefined]),
]);
const MANIFEST_NAMES = [...WORKSPACE_MANIFESTS, ...OTHER_MANIFESTS.keys()];
/** Returns why a change of projects impacts everything: a tool misses the dependents of a removed one. */
async function movedProjects(git, range, files, { naming, checkedFolder }) {
    const manifests = changedManifests(files, MANIFEST_NAMES).filter(({ folder, name }) => checkedFolder === undefined || !WORKSPACE_MANIFESTS.includes(name) || !isBelow(folder, checkedFolder));
    const gone = manifests
        .filter(({ status }) => status === "deleted")
        .map(({ path }) => `${inReason(path)} is gone, so a project was removed, moved or renamed`);
    const kept = manifests.filter(({ status }) => status !== "deleted");
    return joinReasons([
        ...gone,
        ...(await renamed(git, range, kept, naming ?? anyNaming)),
        ...(naming === undefined ? [] : await split(git, range, kept)),
    ]);
}
/** Compares names by folder: a new file can rename a project. */
async function renamed(git, { from, to }, manifests, naming) {
    const paths = manifests.flatMap(({ path, folder, name }) => OTHER_MANIFESTS.has(name) ? [path] : workspaceManifestsIn(folder));
    const [before, after] = await Promise.all([manifestsAt(git, from, paths), manifestsAt(git, to, paths)]);
    return manifests.flatMap(({ path, folder, name }) => {
        const [isOther, line] = [OTHER_MANIFESTS.has(name), OTHER_MANIFESTS.get(name)];
        const nameIn = (texts) => isOther ? line && inLines(texts.get(name) ?? "", line) : naming(texts, folder);
        const [old, present] = [before(folder), after(folder)];
        const wasProject = isOther ? old.has(name) : isProject(old);
        return wasProject && nameIn(old) !== nameIn(present) ? [`${inReason(path)} gives its project another name`] : [];
    });
}
/** A new project inside another one takes files from it. */
async function split(git, { from }, manifests) {
    const added = manifests.filter(({ status, name, folder }) => status === "added" && folder !== "." && WORKSPACE_MANIFESTS.includes(name));
    if (added.length === 0)
        return [];
    const folders = new Set(added.flatMap(({ folder }) => [folder, ...foldersAround(folder)]));
    const before = await manifestsAt(git, from, [...folders].flatMap(workspaceManifestsIn));
    return added.flatMap(({ path, folder }) => {
        if (isProject(before(folder)))
            return [];
        const outer = foldersAround(folder).find((each) => isProject(before(each)));
        return outer === undefined ? [] : [`${inReason(path)} makes a part of ${inReason(outer)} a project of its own`];
    });
}
function foldersAround(folder) {
    const above = external_node_path_.posix.dirname(folder);
    return above === "." ? [] : [above, ...foldersAround(above)];
}
function isProject(texts) {
    return WORKSPACE_MANIFESTS.some((name) => texts.has(name));
}
/** Rejects a sparse checkout without all projects: a tool would miss dependents. @throws InputError */
async function rejectSparseCheckout(git, { producer, workspace, ignored }) {
    const unseen = (await leftOutFiles(git, MANIFEST_NAMES)).filter((path) => isBelow(path, workspace) && ignored.ownersOf(path).length === 0);
    const first = joinReasons(unseen.map(inReason));
    if (first === undefined)
        return;
    throw new errors/* InputError */.dz([`The sparse checkout leaves out ${first}: ${producer} would not see who needs a changed project.`], {
        details: [
            (0,problem/* words */.aL) `Check every project out, or add what no target needs to ${(0,problem/* inputName */.yu)("ignored-paths")}.`,
            (0,problem/* words */.aL) `Where the whole repository is too large, let another job make the list, and give it as ${(0,problem/* inputName */.yu)("impacted-targets-file")}.`,
        ],
    });
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./lib/src/git/history.js




const STEPS = ["--deepen=50", "--deepen=200", "--deepen=1000", "--unshallow"];
function checkoutStep(setting) {
    return ["  - uses: actions/checkout@v7", "    with:", `      ${setting}`];
}
const WHOLE_CHECKOUT = [
    "Let the checkout bring the history:",
    ...checkoutStep("fetch-depth: 0"),
    "If you call the reusable workflow impacted-targets.yml, set its input instead: fetch-depth: 0",
];
/** Fetches missing commits without their history. @throws InputError that names those that origin lacks */
async function needCommits(git, needed) {
    const gone = await fetchCommits(git, needed);
    if (gone.length === 0)
        return;
    const problems = gone.map(({ name }) => `The ${name} is neither in the clone nor on origin; a force push may have removed it.`);
    throw new errors/* InputError */.dz(problems, { details: WHOLE_CHECKOUT });
}
async function fetchCommits(git, needed) {
    const wanted = await missingCommits(git, needed);
    if (wanted.length === 0)
        return [];
    const extent = await extentForNew(git);
    const gone = [];
    const byRef = [];
    // A commit that origin lacks fails the whole fetch, so each has its own.
    for (const commit of wanted) {
        const failure = await fetchFromOrigin(git, extent, [commit.sha]);
        if (failure?.why === "failed")
            throw unfetched(wanted, failure.reason);
        if (failure !== undefined)
            (failure.why === "unknown" ? gone : byRef).push(commit);
    }
    return byRef.length === 0 ? gone : [...gone, ...(await fetchThroughRefs(git, byRef))];
}
/** A fetch with a depth makes a whole clone shallow. */
async function extentForNew(git) {
    return (await shallowCommits(git)).size > 0 ? "--depth=1" : undefined;
}
async function fetchThroughRefs(git, needed) {
    const tips = await tipsOfOrigin(git, needed);
    if (tips.length === 0)
        return missingCommits(git, needed);
    const newTips = await missingCommits(git, tips);
    const newRefs = newTips.map(({ ref }) => ref);
    if (newRefs.length > 0)
        must(await fetchFromOrigin(git, await extentForNew(git), newRefs), needed);
    const refs = tips.map(({ ref }) => ref);
    for (const step of STEPS) {
        const left = await missingCommits(git, needed);
        if (left.length === 0 || (await shallowCommits(git)).size === 0)
            return left;
        const fetchTips = () => fetchFromOrigin(git, step, refs);
        must(await keepingHistory(git, tips, fetchTips), needed);
    }
    return missingCommits(git, needed);
}
/** Deepens a shallow clone until the merge bases are certain. @throws InputError without common history or access */
async function findMergeBases(git, one, other) {
    await needCommits(git, [one, other]);
    for (const step of [...STEPS, undefined]) {
        const cut = await shallowCommits(git);
        const found = await knownMergeBases(git, one.sha, other.sha, cut);
        if (found.length > 0)
            return found;
        if (cut.size === 0)
            break;
        if (step === undefined)
            throw unfetched([one, other], "origin gave no more of it.");
        must(await deepen(git, step, [one, other]), [one, other]);
    }
    throw (0,errors/* inputError */.Xu)("base-sha", `is needed here: the ${one.name} and the ${other.name} have no common history.`);
}
async function deepen(git, extent, below) {
    return keepingHistory(git, below, async () => {
        const shas = below.map(({ sha }) => sha);
        const failure = await fetchFromOrigin(git, extent, shas);
        if (failure === undefined || failure.why === "failed")
            return failure;
        const tips = await tipsOfOrigin(git, below);
        const refs = tips.map(({ ref }) => ref);
        return refs.length === 0 ? failure : fetchFromOrigin(git, extent, refs);
    });
}
function must(failure, needed) {
    if (failure !== undefined)
        throw unfetched(needed, failure.reason);
}
function unfetched(needed, reason) {
    const names = needed.map(({ name }) => name).join(" and the ");
    const problem = `The clone is missing history of the ${names}, and it could not be fetched from origin: ${reason || "git did not say why"}`;
    return new errors/* InputError */.dz([problem], { details: WHOLE_CHECKOUT });
}
const FETCH_TIMEOUT_MS = 180_000;
const LIST_TIMEOUT_MS = 60_000;
/** Changes nothing but objects and the `shallow` file: no ref, no FETCH_HEAD, no configuration. */
const SETTINGS = ["gc.auto=0", "maintenance.auto=false", "fetch.writeCommitGraph=false"].flatMap((set) => ["-c", set]);
const OPTIONS = ["--quiet", "--no-tags", "--no-prune", "--no-recurse-submodules", "--no-write-fetch-head", "--refmap="];
const FETCH = [...SETTINGS, "fetch", ...OPTIONS];
async function fetchFromOrigin(git, extent, wanted) {
    const args = [...FETCH, ...(extent ? [extent] : []), "origin", ...wanted];
    const { code, stderr } = await (0,git_git/* runGit */.EO)(git, args, { timeoutMs: FETCH_TIMEOUT_MS });
    if (code === 0)
        return undefined;
    const reason = (0,git_git/* shortReason */.PR)(stderr);
    if (/unadvertised object/i.test(stderr))
        return { why: "by-ref", reason };
    const isUnknown = /not our ref|find remote ref|no such remote ref/i.test(stderr);
    return { why: isUnknown ? "unknown" : "failed", reason };
}
/** Lists the refs that `origin` has, with their commits. @throws InputError when it cannot be asked */
async function tipsOfOrigin(git, of) {
    const refs = [...new Set(of.flatMap(({ ref }) => ref ?? []))];
    if (refs.length === 0)
        return [];
    const output = await (0,git_git/* gitOutput */.oM)(git, ["ls-remote", "--quiet", "origin", ...refs], { timeoutMs: LIST_TIMEOUT_MS });
    const lines = output.toString("utf8").split("\n");
    return lines.flatMap((line) => {
        const [sha, ref] = line.split("\t");
        // `ls-remote` also returns longer names with the same end.
        return sha !== undefined && ref !== undefined && refs.includes(ref) ? [{ sha, ref }] : [];
    });
}
async function shallowCommits(git) {
    try {
        const text = await (0,promises_.readFile)(git.shallowFile, "utf8");
        return new Set(text.split("\n").filter((line) => line !== ""));
    }
    catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT")
            return new Set();
        throw error;
    }
}
/**
 * Deepens a shallow clone without cutting it elsewhere: a fetch counts its depth from every cut, so from a commit
 * that was fetched alone it can end, and cut, in the middle of known history. Such new cuts are reverted.
 */
async function keepingHistory(git, tips, fetchMore) {
    const before = await shallowCommits(git);
    const visible = await visibleCommits(git, ["HEAD", ...tips.map(({ sha }) => sha), ...before]);
    const failure = await fetchMore();
    const after = await shallowCommits(git);
    const kept = [...after].filter((sha) => before.has(sha) || !visible.has(sha));
    if (kept.length < after.size)
        await writeShallow(git, kept);
    return failure;
}
async function visibleCommits(git, tips) {
    const stdin = tips.map((tip) => `${tip}\n`).join("");
    const output = await (0,git_git/* gitOutput */.oM)(git, ["rev-list", "--ignore-missing", "--all", "--stdin"], { stdin });
    return new Set(output.toString("latin1").split("\n"));
}
/** Writes under git's own lock. A clone without cuts has no such file. */
async function writeShallow(git, shas) {
    const lock = `${git.shallowFile}.lock`;
    await (0,promises_.writeFile)(lock, shas.map((sha) => `${sha}\n`).join(""), { flag: "wx" });
    if (shas.length > 0)
        return (0,promises_.rename)(lock, git.shallowFile);
    await (0,promises_.rm)(git.shallowFile);
    await (0,promises_.rm)(lock);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/range.js




/** Finds the commits of a change, and fetches missing ones. @throws InputError with the missing commit and advice */
async function findRange(question) {
    const { git, target } = question;
    const { sha: current, parents } = await checkedOutCommit(git);
    const head = target.head === undefined ? await headOf(question, current, parents) : named("head", target.head);
    // The usual checkout: GitHub's merge of base and head. More parents bring more than the head.
    const merged = parents.length === 2 && parents[1] === head.sha;
    const [base] = parents;
    if (merged && base !== undefined && target.base.kind === "fork-point") {
        await needParent(question, current, base);
        return { head: head.sha, base, from: base, to: current };
    }
    if (head.sha !== current && !merged && question.worktreeMatters !== false)
        throw elsewhere(target, head.sha, current, parents);
    const to = merged ? checkedOut(current) : head;
    const from = await findBase(question, head, to);
    return { head: head.sha, base: from, from, to: to.sha };
}
/** Finds the head without an event or input: the checkout, or the second parent of GitHub's merge. */
async function headOf({ git, target }, current, parents) {
    const [, second, ...more] = parents;
    if (second === undefined || more.length > 0)
        return checkedOut(current);
    const number = await mergedPullRequest(git, current);
    if (number === undefined)
        return checkedOut(current);
    if (target.pullRequest === undefined || target.pullRequest === number)
        return { sha: second, name: `head ${second} of #${number}`, ref: `refs/pull/${number}/head` };
    throw (0,errors/* inputError */.Xu)("pr-number", `is ${target.pullRequest}, but GitHub's merge of #${number} is checked out (${current}).`);
}
function checkedOut(sha) {
    return { sha, name: `checked out commit ${sha}`, ref: undefined };
}
/** Fetches the parents of a merge commit, one step deeper where a shallow clone is cut. */
async function needParent({ git, log }, merge, parent) {
    const isCut = (await shallowCommits(git)).has(merge);
    const base = { sha: parent, name: `first parent ${parent} of the checked out merge commit`, ref: undefined };
    if (!isCut && (await missingCommits(git, [base])).length === 0)
        return;
    log.info("The clone does not have the parents of the checked out merge commit; fetching them from origin.");
    if (isCut)
        await deepen(git, "--deepen=1", [checkedOut(merge)]);
    await needCommits(git, [base]);
}
function elsewhere({ head, foreignHead }, expected, current, parents) {
    const at = head?.at ?? "head-sha";
    const problem = `The checked out commit is ${current}, but the targets are those of ${expected} (${at}).`;
    if (foreignHead) {
        return new errors/* InputError */.dz([problem], {
            details: [
                "This workflow has secrets, and the commit may be a fork's: do not check it out here.",
                "Compute the targets in a pull_request workflow.",
            ],
        });
    }
    const stale = `The checked out commit is a merge of ${parents[1]}. GitHub's merge of a pull request comes some time after a push, and is not made while there are conflicts. Resolve the conflicts if there are any, and run the job again.`;
    const advice = at === "github.event.pull_request.head.sha"
        ? "If your workflow has the checkout, leave `ref` out in a pull_request run, which then has GitHub's merge of that commit; or check the commit itself out:"
        : "Check that commit out:";
    const ref = at === "head-sha" ? expected : `\${{ ${at} }}`;
    return new errors/* InputError */.dz([problem], {
        details: [...(parents.length === 2 ? [stale] : []), advice, ...checkoutStep(`ref: ${ref}`)],
    });
}
async function findBase(question, head, to) {
    const { git, target } = question;
    switch (target.base.kind) {
        case "commit": {
            const { commit, whenLost } = target.base;
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
            throw (0,errors/* inputError */.Xu)("base-sha", `is needed here: the ${base.name} is neither in the clone nor on origin; a force push may have removed it.`);
        }
        case "fork-point":
            return findForkPoint(question, named("base", target.base.of), to);
        case "branch":
            return findBranchPoint(question, target.base.branch, to);
    }
}
async function findBranchPoint(question, branch, to) {
    const name = await branch(question.host);
    return findForkPoint(question, await tipOf(question.git, name), to);
}
/** Finds the fork point. Without commits since, "nothing is impacted" would be a guess. */
async function findForkPoint({ git, log }, base, to) {
    const cut = await shallowCommits(git);
    const [found = base.sha, ...others] = await findMergeBases(git, base, to);
    if (others.length > 0) {
        // A file can equal one merge base and still differ from the other.
        log.info(`The ${to.name} and the ${base.name} have merged each other, so the two are compared directly.`);
        return base.sha;
    }
    if (cut.size > 0)
        log.info(`The clone is shallow; ${found} was found as the commit to compare with.`);
    if (found !== to.sha)
        return found;
    throw (0,errors/* inputError */.Xu)("base-sha", `is needed here: the ${to.name} is already part of the ${base.name}, so there is nothing to compare.`);
}
/** Rejects a base that contains the head: the change would look empty. */
async function refuseLaterBase(git, base, head) {
    if (base.sha !== head.sha && !(await isPartOf(git, head.sha, base.sha)))
        return;
    throw (0,errors/* inputError */.Xu)("base-sha", `must be a commit from before the change; the ${head.name} is already part of ${base.sha}.`);
}
/** Finds the tip of a branch as fetched, else on origin. Local branches may be old. */
async function tipOf(git, branch) {
    const ref = `refs/heads/${branch}`;
    const tracked = await objectNamed(git, `refs/remotes/origin/${branch}^{commit}`);
    const sha = tracked ?? (await tipsOfOrigin(git, [{ ref }]).catch(withoutRemote))[0]?.sha;
    if (sha !== undefined)
        return { sha, name: `branch ${branch} (${sha})`, ref };
    throw (0,errors/* inputError */.Xu)("target-branch", `origin has no branch ${branch}, so there is nothing to compare with.`);
}
function withoutRemote(error) {
    if (!(error instanceof errors/* InputError */.dz))
        throw error;
    throw (0,errors/* withDetails */.FE)(error, {
        details: [
            (0,problem/* words */.aL) `Where there is no remote to ask, give ${(0,problem/* inputName */.yu)("base-sha")}: the full SHA of the commit to compare with.`,
        ],
    });
}
function named(what, { sha, at, ref }) {
    return { sha, name: `${what} ${sha} (${at})`, ref };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/compute.js













async function computeImpactedTargets(options, target, context) {
    const computation = await compute(options, target, context);
    const { mode, targets, reason, range, files, failure } = computation;
    if (failure !== undefined)
        context.log.warning(`Everything counts as impacted: ${reason}`);
    const handed = { mode, targets, base: range.base, head: range.head, producer: options.producer, reason };
    return {
        result: "computed",
        message: computedMessage(computation),
        details: failure?.details ?? [],
        outputs: {
            "impacted-targets-file": context.writeFile("impacted-targets.json", `${JSON.stringify(handed)}\n`),
            "impacted-targets-mode": mode,
            "impacted-targets-count": mode === "all" ? undefined : targets.length,
            "impacted-targets-reason": reason,
            "base-sha": range.base,
            "head-sha": range.head,
        },
        summary: computedPage(computation),
        record: { ...handed, from: range.from, to: range.to, files },
    };
}
async function compute(options, target, context) {
    const change = await readChange(options, target, context);
    return { ...(await decide(options, change, context)), range: change.range };
}
async function readChange(options, target, context) {
    const { host, log, signal, run } = context;
    const folder = workingFolder(run.workspace, options.workingDirectory);
    const git = await (0,git_git/* openGit */.zY)({ folder, environment: run.environment, signal });
    const workspace = fromRoot(git.root, folder);
    const range = await findRange({ git, target, host, log, worktreeMatters: isRun(options) });
    const changed = await changedFiles(git, range.from, range.to);
    const net = await createNet({ ...options, folder: workspace });
    const read = await options.targetPaths?.read();
    if (read?.ok === false)
        throw new errors/* InputError */.dz(read.problems);
    const patterns = read && (0,ownership.createPathOwners)(read.paths);
    return { git, folder, workspace, range, changed, net, patterns };
}
async function decide(options, change, context) {
    const { changed, net, patterns } = change;
    const files = classifyFiles(changed, net, patterns);
    const all = impactAllReason(files) ?? (await movedReason(options, change, files));
    if (all !== undefined)
        return everything(all, files);
    const nothing = nothingReason(files);
    if (nothing !== undefined && options.file === undefined)
        return list([], nothing, files);
    try {
        return await decideByProducer(options, change, files, context);
    }
    catch (error) {
        if (error instanceof Undecidable)
            return everything(error.message, files);
        const failure = error instanceof ProducerFailure ? error.cause : undefined;
        if (!(failure instanceof errors/* Failure */.HR))
            throw error;
        if (options.onError === "error" || failure.kind === "aborted")
            throw failure;
        const problem = failure.message.replace(/\.$/, "");
        return { ...everything(`the producer failed, and on-error is all: ${problem}`, files), failure };
    }
}
async function decideByProducer(options, change, classified, context) {
    const { git, folder, workspace, range, changed, patterns, net } = change;
    const { producer = "paths" } = options;
    // A command of the user may read anything.
    if (isRun(options) && producer !== "command")
        await fromProducer(() => rejectSparseCheckout(git, { producer, workspace, ignored: net.ignored }));
    const projects = await fromProducer(() => askForProjects(options, git.root, folder, context));
    const check = projects && (await crossCheck(git, range, { producer, workspace, projects, changed, ignored: net.ignored }));
    const files = check ? classifyFiles(changed, net, claimsOf([check.after, check.before, patterns])) : classified;
    const atTop = projects?.find((project) => project.atTop);
    if (atTop !== undefined && files.some(({ fate }) => fate.kind === "unclaimed")) {
        context.log.info(`The project ${inReason(atTop.name)} lies at the top of the workspace and claims its sourceRoot only, if it has one: else it would claim what every project may need. Name what else it owns in target-paths.`);
    }
    const unclaimed = unclaimedReason(files, options.onUnclaimed);
    if (unclaimed !== undefined)
        return everything(unclaimed, files);
    const mayBeEmpty = nothingReason(classified) !== undefined;
    const listed = await fromProducer(() => askForList(options, { folder, range, mayBeEmpty }, context));
    if (listed.all !== undefined)
        return everything(listed.all, files);
    const overlooked = check && overlookedBy(listed.targets, files, check.after);
    if (overlooked !== undefined)
        return everything(`${producer} ${overlooked}`, files);
    const added = check?.missing(listed.targets, files) ?? [];
    // Without projects only patterns claim files.
    const claimed = files.flatMap(({ path, fate }) => {
        if (fate.kind !== "claimed")
            return [];
        return check === undefined ? fate.targets : (patterns?.ownersOf(path) ?? []);
    });
    const reason = `${sourceOf(options, claimed.length > 0)}${addedReason(added)}`;
    return list([...listed.targets, ...added.map(({ target }) => target), ...claimed], reason, files, added);
}
/** Failure of a producer, in `cause`: the only one that `on-error` applies to. */
class ProducerFailure extends Error {
}
async function fromProducer(ask) {
    try {
        return await ask();
    }
    catch (error) {
        throw error instanceof errors/* Failure */.HR ? new ProducerFailure(error.message, { cause: error }) : error;
    }
}
/** Patterns apply to names whatever happens to projects. */
async function movedReason({ producer, file }, { git, workspace, range, changed }, files) {
    if (producer === undefined || producer === "paths")
        return undefined;
    const counting = changed.filter((_, index) => files[index]?.fate.kind !== "ignored");
    const naming = NAMINGS.get(producer);
    // Projects of workspace tools are checked by their manifests.
    const checkedFolder = isRun({ producer, file }) && naming !== undefined ? workspace : undefined;
    return await movedProjects(git, range, counting, { naming, checkedFolder });
}
function sourceOf({ producer, targetPaths }, claimed) {
    if (producer !== "paths")
        return targetPaths === undefined ? `${producer} says so` : `${producer} and target-paths say so`;
    return claimed ? "target-paths says so" : "no target claims a changed file, and on-unclaimed is ignore";
}
function everything(reason, files) {
    return { mode: "all", targets: [], reason, added: [], files };
}
function list(targets, reason, files, added = []) {
    const sorted = [...new Set(targets)].toSorted();
    return { mode: sorted.length === 0 ? "none" : "list", targets: sorted, reason, added, files };
}
function addedReason(added) {
    const joined = joinReasons(added.map(({ target, why }) => `${inReason(target)} ${why}`));
    return joined === undefined ? "" : `, and what its list lacks was added: ${joined}`;
}
function computedMessage({ mode, targets, reason }) {
    switch (mode) {
        case "all":
            return `The change impacts everything: ${reason}.`;
        case "none":
            return `The change impacts no target: ${reason}.`;
        case "list":
            return `The change impacts ${(0,format/* counted */.hS)(targets.length, "target")}: ${reason}.`;
    }
}
const SHOWN = 50;
function computedPage(computation) {
    const { targets, added, range, files } = computation;
    // The deciding file of a thousand comes first.
    const inOrder = Object.keys(FATES).flatMap((kind) => files.filter(({ fate }) => fate.kind === kind));
    return (0,markdown/* paragraphs */.qN)([
        (0,markdown/* escapeText */.X1)(computedMessage(computation)),
        `Changed between ${(0,markdown/* code */.aY)(range.from)} and ${(0,markdown/* code */.aY)(range.to)}: ${(0,format/* counted */.hS)(files.length, "file")}${counts(files)}.`,
        ...section("Targets", targets, () => (0,format/* truncatedList */.pO)(targets, SHOWN, markdown/* code */.aY)),
        ...section("Added to the producer's list", added, () => (0,markdown/* limitedTable */.Rl)(["Target", "Why"], added, ({ target, why }) => [(0,markdown/* code */.aY)(target), (0,markdown/* escapeText */.X1)(why)], LIMIT)),
        ...section("What the files led to", files, () => (0,markdown/* limitedTable */.Rl)(["File", "Change", "Led to"], inOrder, ({ path, status, fate }) => [(0,markdown/* code */.aY)(path), status, ledTo(fate)], LIMIT)),
    ]);
}
const LIMIT = { atMost: SHOWN, whole: "" };
function section(title, items, content) {
    return items.length === 0 ? [] : [`#### ${title}`, content()];
}
const FATES = {
    "impacts-all": "that impact everything",
    unclaimed: "that no target claims",
    claimed: "claimed by targets",
    "left-to-producer": "left to the producer",
    ignored: "ignored",
};
function counts(files) {
    const each = Object.entries(FATES).flatMap(([kind, name]) => {
        const count = files.filter(({ fate }) => fate.kind === kind).length;
        return count === 0 ? [] : [`${count} ${name}`];
    });
    return each.length < 2 ? "" : ` (${each.join(", ")})`;
}
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


/***/ }),

/***/ 1288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  producers: () => (/* binding */ producers)
});

// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
// EXTERNAL MODULE: ./lib/src/impacted-targets/producers/parsing.js
var parsing = __webpack_require__(7527);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/bazel.js


const EXPECTED = "the labels that bazel-diff or target-determinator print: lines, a JSON list with a label in each item, or impactedTargets";
/** Drops labels of other repositories: their dependents are listed themselves. */
const bazel = {
    parse: (output, source) => {
        const labels = /^\s*[[{]/.test(output) ? jsonLabels(output, source) : (0,parsing/* linesOf */.Dx)(output, source);
        for (const label of labels) {
            if (!/^(\/\/|@)/.test(label))
                throw (0,parsing/* notAList */.ls)(source, `must hold labels, which begin with // or @; it holds ${(0,truncate/* quote */.hD)(label)}`);
        }
        const own = labels.filter((label) => !isExternal(label));
        // A list never becomes an empty one.
        return own.length === 0 ? labels : own;
    },
};
function jsonLabels(output, source) {
    const value = (0,parsing/* wholeDocument */.TR)(output, source, EXPECTED);
    if (Array.isArray(value)) {
        return (0,parsing/* namesIn */.wX)(value.map((item) => (typeof item === "string" ? item : (0,parsing/* field */.ZZ)(item, "label"))), source);
    }
    const served = (0,parsing/* itemsAt */.Ct)(value, "impactedTargets");
    if (served === undefined)
        throw (0,parsing/* unlike */.z3)(source, EXPECTED, output);
    return (0,parsing/* namesIn */.wX)(served, source);
}
/** `@//...` and `@@//...` are the repository itself. */
function isExternal(label) {
    return label.startsWith("//external:") || /^@(?!@?\/\/)/.test(label);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/moon.js

const moon_EXPECTED = "the JSON that `moon query projects --affected --downstream deep` or `moon query affected --downstream deep` prints (moon 2 or later)";
/** Its plugins are taken from what was downloaded before. */
const environment = { PROTO_OFFLINE: "true" };
const moon = {
    affected: ({ base, head }) => ({
        argv: ["moon", "query", "projects", "--affected", "--downstream", "deep"],
        environment: { ...environment, MOON_BASE: base, MOON_HEAD: head },
    }),
    projects: {
        call: { argv: ["moon", "query", "projects"], environment },
        parse: (output, source, folder) => {
            const expected = "the JSON that `moon query projects` prints (moon 2 or later)";
            const found = (0,parsing/* jsonList */.Rr)(output, source, expected, { path: "projects" });
            return (0,parsing/* projectsIn */.WE)(found, { name: "id", path: "source" }, source, folder, (item) => ({
                needs: (0,parsing/* textsIn */.Ej)((0,parsing/* field */.ZZ)(item, "dependencies"), "id"),
            }));
        },
    },
    parse: (output, source) => {
        const value = (0,parsing/* wholeDocument */.TR)(output, source, moon_EXPECTED);
        if ((0,parsing/* field */.ZZ)(value, "shallow") === true)
            throw (0,parsing/* notAList */.ls)(source, "is about a shallow clone, where changes are missing; fetch the whole history");
        const projects = (0,parsing/* field */.ZZ)(value, "projects");
        if (Array.isArray(projects))
            return (0,parsing/* namesIn */.wX)(projects, source, "id");
        // Of `query affected`: why each project is affected, by its id.
        if (typeof projects !== "object" || projects === null)
            throw (0,parsing/* unlike */.z3)(source, moon_EXPECTED, output);
        return (0,parsing/* namesIn */.wX)(Object.keys(projects), source);
    },
};

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/nx.js

const LIST = "the JSON list that `nx show projects --affected --json` prints (Nx 16 or later)";
const GRAPH = "the project graph that `nx graph --file=stdout` prints (Nx 16 or later)";
/** No background process that outlives the step, and no screen of its own. */
const nx_environment = { NX_DAEMON: "false", NX_TUI: "false", NX_INTERACTIVE: "false" };
const nx = {
    affected: ({ base, head }) => ({
        argv: ["nx", "show", "projects", "--affected", `--base=${base}`, `--head=${head}`, "--json"],
        environment: nx_environment,
    }),
    projects: {
        call: { argv: ["nx", "graph", "--file=stdout"], environment: nx_environment },
        parse: (output, source, folder) => {
            const graph = (0,parsing/* field */.ZZ)((0,parsing/* lastDocument */.Gi)(output, source, GRAPH), "graph");
            const nodes = (0,parsing/* field */.ZZ)(graph, "nodes");
            if (typeof nodes !== "object" || nodes === null || Array.isArray(nodes))
                throw (0,parsing/* unlike */.z3)(source, GRAPH, output);
            const needs = needsIn(graph);
            return (0,parsing/* projectsIn */.WE)(Object.values(nodes), { name: "name", path: "data.root" }, source, folder, (item, name) => ({
                sourceRoot: (0,parsing/* textAt */.$6)(item, "data.sourceRoot"),
                needs: needs.get(name),
            }));
        },
    },
    // Nx 15 prints lines and names projects that are not affected; what it prints is refused.
    parse: (output, source) => (0,parsing/* namesIn */.wX)((0,parsing/* jsonList */.Rr)(output, source, LIST, { read: parsing/* lastDocument */.Gi }), source),
};
function needsIn(graph) {
    const dependencies = Object.entries(Object((0,parsing/* field */.ZZ)(graph, "dependencies")));
    return new Map(dependencies.map(([name, list]) => [name, (0,parsing/* textsIn */.Ej)(list, "target")]));
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/package-lists.js

function packageLists({ affected, all, environment, packages, targets = packages, folder }) {
    return {
        affected: ({ base }) => ({ argv: affected(base), environment }),
        projects: {
            call: { argv: all, environment },
            parse: (output, source, top) => (0,parsing/* projectsIn */.WE)(targets(output, source), { name: "name", path: folder }, source, top),
        },
        parse: (output, source) => (0,parsing/* namesIn */.wX)(packages(output, source), source, "name"),
    };
}
/** It compares with the files of the work tree, so the head must be checked out and clean. Its graph is that of Nx. */
const lerna = packageLists({
    // Without `--all` private packages are left out.
    affected: (base) => ["lerna", "ls", "--since", base, "--all", "--json"],
    all: ["lerna", "ls", "--all", "--json"],
    environment: { NX_DAEMON: "false" },
    packages: (output, source) => (0,parsing/* jsonList */.Rr)(output, source, "the JSON list that `lerna ls --all --json` prints"),
    folder: "location",
});
const rush = packageLists({
    // `--from` would also list what the changed projects depend on.
    affected: (base) => ["rush", "list", "--impacted-by", `git:${base}`, "--json"],
    all: ["rush", "list", "--json"],
    // Rush installs the version that rush.json names when it is another one: only from what was downloaded before.
    environment: { npm_config_offline: "true" },
    // The list follows other lines, or is missing after a failed installation.
    packages: (output, source) => (0,parsing/* jsonList */.Rr)(output, source, "the JSON that `rush list --json` prints", { path: "projects", read: parsing/* lastDocument */.Gi }),
    folder: "path",
});
const PNPM_LIST = "the JSON list that `pnpm -r list --depth -1 --json` prints (`[]` for no package; pnpm 9 prints nothing then, as it may after an error)";
/** Without a shared lockfile pnpm 9 and 10 print a list for each package. On a bad commit it is an object with an error. */
const pnpmPackages = (output, source) => output
    .trim()
    .split(/(?<=^\]\r?\n)(?=\[)/m)
    .flatMap((text) => (0,parsing/* jsonList */.Rr)(text, source, PNPM_LIST));
/** It compares with the files of the work tree, so the head must be checked out and clean. */
const pnpm = packageLists({
    affected: (base) => ["pnpm", "-r", "list", "--filter", `...[${base}]`, "--depth", "-1", "--json"],
    all: ["pnpm", "-r", "list", "--depth", "-1", "--json"],
    // Runs the installed pnpm, whatever `packageManager` names: pnpm would download that one.
    environment: { npm_config_manage_package_manager_versions: "false", pnpm_config_pm_on_fail: "ignore" },
    packages: pnpmPackages,
    // A root without a name is a project of no target.
    targets: (output, source) => pnpmPackages(output, source).filter((item) => (0,parsing/* field */.ZZ)(item, "name") !== undefined),
    folder: "path",
});

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/turbo.js

const turbo_EXPECTED = "the JSON that `turbo ls --affected --output=json`, `turbo query affected` or `turbo run --affected --dry=json` prints";
/** The package at the root of the workspace. */
const ROOT = "//";
const turbo_environment = { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };
const turbo = {
    affected: ({ base, head }) => ({
        argv: ["turbo", "ls", "--affected", "--output=json"],
        environment: { ...turbo_environment, TURBO_SCM_BASE: base, TURBO_SCM_HEAD: head },
    }),
    projects: {
        call: { argv: ["turbo", "ls", "--output=json"], environment: turbo_environment },
        parse: (output, source, folder) => {
            const expected = "the JSON that `turbo ls --output=json` prints";
            const found = counted((0,parsing/* wholeDocument */.TR)(output, source, expected), "packages", "count", source);
            if (found === undefined)
                throw (0,parsing/* unlike */.z3)(source, expected, output);
            return (0,parsing/* projectsIn */.WE)(found, { name: "name", path: "path" }, source, folder).filter(({ name }) => name !== ROOT);
        },
    },
    parse: (output, source) => {
        const value = (0,parsing/* wholeDocument */.TR)(output, source, turbo_EXPECTED);
        const found = packageNames(value, source);
        if (found === undefined)
            throw (0,parsing/* unlike */.z3)(source, turbo_EXPECTED, output);
        const all = (0,parsing/* namesIn */.wX)(found, source);
        const packages = all.filter((name) => name !== ROOT);
        // A list never becomes an empty one.
        return packages.length === 0 ? all : packages;
    },
};
function packageNames(value, source) {
    const named = counted(value, "packages", "count", source) ?? counted(value, "data.affectedPackages", "length", source);
    return (named?.map((item) => (0,parsing/* field */.ZZ)(item, "name")) ??
        counted(value, "data.affectedTasks", "length", source)?.map((item) => (0,parsing/* field */.ZZ)(item, "package.name")) ??
        // A dry run. Its tasks also name what the affected packages depend on.
        ((0,parsing/* itemsAt */.Ct)(value, "tasks") === undefined ? undefined : (0,parsing/* itemsAt */.Ct)(value, "packages")));
}
/** The items of a list that stands beside its length, or undefined when there is none. @throws InputError */
function counted(value, path, length, source) {
    const items = (0,parsing/* itemsAt */.Ct)(value, `${path}.items`);
    if (items === undefined)
        return undefined;
    const count = (0,parsing/* field */.ZZ)(value, `${path}.${length}`);
    if (count !== items.length)
        throw (0,parsing/* notAList */.ls)(source, `says ${JSON.stringify(count)} packages, and lists ${items.length}`);
    return items;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/registry.js






const json = {
    parse: (output, source, key) => {
        const expected = key === undefined ? "a JSON array of strings" : `JSON with an array of strings under ${key}`;
        return (0,parsing/* namesIn */.wX)((0,parsing/* jsonList */.Rr)(output, source, expected, { path: key }), source);
    },
};
/** Addresses such as `src/python/app:lib`, one per line; nothing at all when nothing is affected. */
const pants = {
    affected: ({ base }) => ({
        argv: ["pants", `--changed-since=${base}`, "--changed-dependents=transitive", "list"],
        // No background process that outlives the step, and no screen of its own.
        environment: { PANTS_PANTSD: "false", PANTS_COLORS: "false", PANTS_DYNAMIC_UI: "false" },
    }),
    parse: parsing/* linesOf */.Dx,
};
const command = {
    affected: ({ base, head }, argv) => ({ argv, environment: { MERGE_QUEUE_BASE: base, MERGE_QUEUE_HEAD: head } }),
    // A script that fails half-way can end well and print nothing.
    parse(output, source) {
        if (output.trim() === "")
            throw (0,parsing/* notAList */.ls)(source, "is empty; where nothing is impacted, it must be NONE or []");
        return /^\s*\[/.test(output) ? json.parse(output, source) : (0,parsing/* linesOf */.Dx)(output, source);
    },
};
const producers = {
    nx: nx,
    turbo: turbo,
    pnpm: pnpm,
    moon: moon,
    lerna: lerna,
    rush: rush,
    bazel: bazel,
    pants,
    // Project paths such as `:app:core`, which plugins of Gradle print.
    gradle: { parse: parsing/* linesOf */.Dx },
    lines: { parse: parsing/* linesOf */.Dx },
    json,
    // The output `changes` of dorny/paths-filter: the filters that match, as a JSON list.
    "paths-filter": { parse: (output, source) => json.parse(output, source) },
    command,
};


/***/ }),

/***/ 3487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ openList),
/* harmony export */   R0: () => (/* binding */ readTargets),
/* harmony export */   aG: () => (/* binding */ wordOf),
/* harmony export */   r0: () => (/* binding */ wholeText)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5071);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8215);
/* harmony import */ var _producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7527);







/** Reads the targets. @throws InputError for any other content */
async function readTargets({ text = "", file, format }, reading) {
    const isTool = format !== "auto" && format !== "lines" && format !== "json";
    // Few lists need the producers.
    const parse = isTool ? (await __webpack_require__.e(/* import() */ 1288).then(__webpack_require__.bind(__webpack_require__, 1288))).producers[format].parse : _producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .linesOf */ .Dx;
    if (file === undefined)
        return read(text, format === "json", (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .words */ .aL) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .inputName */ .yu)("impacted-targets")}`);
    return openList(file, reading, (list) => {
        const { path, size, source } = list;
        const isJson = format === "json" || (format === "auto" && path.toLowerCase().endsWith(".json"));
        if (!isJson && !isTool && size > LARGEST_LINES_BYTES)
            return { kind: "too-large", atLeastBytes: size };
        const largest = isJson ? LARGEST_JSON_BYTES : LARGEST_LINES_BYTES;
        if (size > largest) {
            throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .notAList */ .ls)(source, `has ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(size)}, and at most ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(largest)} can be read as ${isJson ? "json" : format}. Write one target per line instead`);
        }
        return read(wholeText(list), isJson, source);
    });
    function read(whole, isJson, source) {
        const { items, computed } = isJson ? readJson(whole, source) : { items: parse(whole, source) };
        return meaningOf(items, computed, source, reading);
    }
}
/** Far over the limit of the service, and fits in memory. */
const LARGEST_JSON_BYTES = 256 * 1024 * 1024;
const LARGEST_LINES_BYTES = 64 * 1024 * 1024;
/** Returns `ALL` or `NONE` of a list, which are no targets. @throws InputError for such a word among targets */
function wordOf(targets, source) {
    const word = targets.has("ALL") ? "ALL" : targets.has("NONE") ? "NONE" : undefined;
    if (word === undefined || targets.size === 1)
        return word;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .words */ .aL) `${source} mixes ${word} with other targets. Give ${word} alone, or leave it out.`]);
}
function meaningOf(items, computed, source, { headSha, limitBytes }) {
    if (computed !== undefined && !(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .sameCommit */ .Kd)(computed.head, headSha)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .words */ .aL) `${source} was computed for head ${computed.head}, but the pull request's head is ${headSha}. Compute it again for this head.`,
        ]);
    }
    if (computed?.mode === "all" || computed?.mode === "none") {
        const reason = computed.reason ?? `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textFor */ .bT)(_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .asInYaml */ .j5, source)} says so`;
        return { kind: computed.mode, reason, origin: computed.origin };
    }
    const { targets, atLeastBytes } = collect(items, limitBytes);
    const word = wordOf(targets, source);
    if (word !== undefined)
        return { kind: word === "ALL" ? "all" : "none", reason: `${word} was given` };
    if (atLeastBytes > limitBytes)
        return { kind: "too-large", atLeastBytes };
    if (targets.size === 0)
        return { kind: "empty", reason: (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .words */ .aL) `${source} is empty` };
    return { kind: "list", targets, reason: computed?.reason, origin: computed?.origin };
}
/** Quotes and comma of an item in JSON. */
const PUNCTUATION_BYTES = 3;
/** Collects distinct targets up to the limit. Their bytes are a lower bound: one for each UTF-16 unit. */
function collect(items, limitBytes) {
    const targets = new Set();
    let bytes = -1;
    for (const item of items) {
        const target = item.trim();
        if (target === "" || targets.has(target))
            continue;
        targets.add(target);
        bytes += target.length + PUNCTUATION_BYTES;
        if (bytes > limitBytes)
            break;
    }
    return { targets, atLeastBytes: Math.max(0, bytes) };
}
/** Reads a JSON array, "ALL", "NONE", or the file of `compute-impacted-targets`. */
function readJson(text, source) {
    if (text.trim() === "")
        return { items: [] };
    const value = parseJson(text, source);
    if (value === "ALL" || value === "NONE")
        return { items: [value] };
    return Array.isArray(value) ? { items: targetsIn(value, source) } : readComputed(value, source);
}
function parseJson(text, source) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        const instead = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .inputName */ .yu)("impacted-targets-format", "lines");
        throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .notAList */ .ls)(source, (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .words */ .aL) `is not JSON (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}). For one target per line, use ${instead}`);
    }
}
function* targetsIn(items, source) {
    for (const [index, item] of items.entries()) {
        if (typeof item !== "string")
            throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .notAList */ .ls)(source, `must hold strings only; item ${index + 1} is ${kindOf(item)}`);
        (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseControlCharacter */ .hg)(item, index, source);
        yield item;
    }
}
/** Rejects other objects: an error of a tool, or another version's output. */
function readComputed(value, source) {
    const [mode, head, targets] = ["mode", "head", "targets"].map((name) => (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(value, name));
    if (mode === "none" && Array.isArray(targets) && targets.length > 0)
        throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .notAList */ .ls)(source, "says none, but holds targets; compute it again");
    if ((mode !== "list" && mode !== "all" && mode !== "none") ||
        typeof head !== "string" ||
        (mode === "list" && !Array.isArray(targets))) {
        throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .notAList */ .ls)(source, `must be a JSON array of strings, or the file of compute-impacted-targets; it is ${kindOf(value)}${(0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(value, "error") === undefined ? "" : " with an error in it"}`);
    }
    const items = mode === "list" && Array.isArray(targets) ? targetsIn(targets, source) : [];
    return { items, computed: { mode, head, reason: (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .textAt */ .$6)(value, "reason"), origin: originOf(value) } };
}
function originOf(value) {
    const [producer = "", base = ""] = [(0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .textAt */ .$6)(value, "producer"), (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .textAt */ .$6)(value, "base")];
    const isKnown = /^[\w-]{1,40}$/.test(producer) && /^[0-9a-f]{40,64}$/.test(base);
    return isKnown ? `The targets were computed by ${producer}, compared with ${base}.` : undefined;
}
function kindOf(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "a list";
    return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
/** Opens the file of `impacted-targets-file`. @throws InputError when it is missing, unreadable or no file */
function openList(name, context, read) {
    const source = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .words */ .aL) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .inputName */ .yu)("impacted-targets-file")}: ${name}`;
    try {
        const path = pathOfList(name, context);
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false });
        if (found === undefined) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
                (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .words */ .aL) `${source} does not exist (looked for ${path}). Check that an earlier step writes it.`,
            ]);
        }
        const kind = found.isFile() ? "file" : found.isFIFO() ? "pipe" : undefined;
        // A device may have no end.
        if (kind === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .words */ .aL) `${source} is not a file.`]);
        return read({ path, source, kind, size: found.size });
    }
    catch (error) {
        // Only errors of the file system have a syscall.
        if (!(error instanceof Error && "syscall" in error))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .words */ .aL) `${source} cannot be read: ${error.message}.`], { cause: error });
    }
}
/** Rejects a link out of the workspace in a stranger's commit, whose lines would be published. */
function pathOfList(name, { workspace, untrustedCheckout }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, name);
    if (untrustedCheckout === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) || !isWithin((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace), path))
        return path;
    if (isWithin((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(workspace), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path)))
        return path;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .inputError */ .Xu)("impacted-targets-file", `${name} leads out of the workspace, and is not read here because ${untrustedCheckout}.`);
}
function isWithin(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return way !== ".." && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way);
}
function wholeText({ path, source }) {
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
    // Other bytes would become replacement characters, and other targets.
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .notAList */ .ls)(source, "is not UTF-8 text");
    return bytes.toString("utf8").replace(/^\uFEFF/, "");
}


/***/ })

};
