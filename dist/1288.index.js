export const id = 1288;
export const ids = [1288];
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
        // The program may exit before it reads all its input. The error of such a write is harmless.
        child.stdin?.on("error", () => { }).end(stdin);
        child.on("error", (error) => end({ kind: "not-started", problem: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error) }));
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

/***/ 5379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ listChangedFiles),
/* harmony export */   KS: () => (/* binding */ listSparseFiles),
/* harmony export */   ZC: () => (/* binding */ listAlteredFiles),
/* harmony export */   x$: () => (/* binding */ listUntrackedFiles)
/* harmony export */ });
/* unused harmony export parseNameStatus */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5349);



const STATUSES = { A: "added", M: "modified", D: "deleted", T: "type-changed" };
const STATUS_OF = new Map(Object.entries(STATUSES));
/** Lists the files that differ between two commits. A renamed file counts as one deleted and one added file. */
async function listChangedFiles(git, from, to) {
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitOutput */ .Ug)(git, [
        "diff-tree",
        "-r",
        "-z",
        "--no-renames",
        "--name-status",
        "--no-ext-diff",
        "--no-textconv",
        // A .gitmodules file in the change could otherwise hide changed submodules.
        "--ignore-submodules=none",
        from,
        to,
        "--",
    ]);
    return parseNameStatus(output);
}
function parseNameStatus(output) {
    const isText = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output);
    // If one name is not UTF-8, latin1 preserves the bytes of all names until each name is decoded.
    const fields = output.toString(isText ? "utf8" : "latin1").split("\0");
    const files = [];
    for (let index = 0; index + 1 < fields.length; index += 2) {
        const [letter = "", name = ""] = fields.slice(index, index + 2);
        const status = STATUS_OF.get(letter);
        if (status === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`Git listed a changed file with the status ${JSON.stringify(letter)}, which is unknown.`]);
        files.push(isText ? { path: name, status } : { ...decodeName(name), status });
    }
    if (fields.length % 2 === 0 || fields.at(-1) !== "")
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(["Git printed an incomplete list of changed files."]);
    return files;
}
/** Decodes a file name. Replaces bytes that are not UTF-8 with text such as `\xFF`. */
function decodeName(latin1) {
    const bytes = Buffer.from(latin1, "latin1");
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return { path: bytes.toString("utf8") };
    const shownAs = latin1.replace(/[^\x20-\x5b\x5d-\x7e]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
    return { path: undefined, shownAs };
}
/** Lists tracked files that a sparse checkout omits. `globs` match names in any folder. */
async function listSparseFiles(git, globs) {
    const entries = await listEntries(git, ["ls-files", "-t", "-z"], globs);
    // Git prints `S` before a file that is not in the work tree.
    return entries.flatMap((entry) => (entry.startsWith("S ") ? [entry.slice(2)] : []));
}
/** Lists tracked files whose content in the work tree is not that of the checked out commit. */
async function listAlteredFiles(git, globs) {
    const args = ["status", "--porcelain", "-z", "--untracked-files=no", "--no-renames", "--ignore-submodules=all"];
    return (await listEntries(git, args, globs)).map((entry) => entry.slice(3));
}
/** Lists files that are not tracked and that no .gitignore matches. */
async function listUntrackedFiles(git, globs) {
    const entries = await listEntries(git, ["ls-files", "--others", "--exclude-standard", "-z"], globs);
    return entries.filter((path) => !`/${path}`.includes("/node_modules/"));
}
async function listEntries(git, args, globs) {
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitOutput */ .Ug)(git, [...args, "--", ...globs.map((glob) => `:(top,glob)**/${glob}`)]);
    return output
        .toString("utf8")
        .split("\0")
        .filter((entry) => entry !== "");
}


/***/ }),

/***/ 4203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ readCheckedOutCommit),
/* harmony export */   QX: () => (/* binding */ isAncestor),
/* harmony export */   Wm: () => (/* binding */ resolveObject),
/* harmony export */   cP: () => (/* binding */ findMissingCommits),
/* harmony export */   cp: () => (/* binding */ findProvenMergeBases),
/* harmony export */   fe: () => (/* binding */ findMergeBase),
/* harmony export */   g_: () => (/* binding */ findMergedPullRequest)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5349);


/**
 * Variable that stops a partial clone from downloading a commit when git only checks if it exists (git 2.45 and later).
 */
const NO_FETCH = { GIT_NO_LAZY_FETCH: "1" };
/** Reads the checked-out commit and its parents. In a shallow clone, parents may be missing. @throws InputError */
async function readCheckedOutCommit(git) {
    const found = await readCommit(git, "HEAD");
    if (found !== undefined)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([`No commit is checked out in ${git.root}.`], { details: _git_js__WEBPACK_IMPORTED_MODULE_1__/* .CHECKOUT_ADVICE */ .Op });
}
async function readCommit(git, name) {
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .readGitOutput */ .Ug)(git, ["cat-file", "--batch"], { stdin: `${name}^{commit}\n` });
    const [header = "", ...lines] = output.toString("latin1").split("\n\n", 1)[0]?.split("\n") ?? [];
    const sha = /^([0-9a-f]+) commit \d+$/.exec(header)?.[1];
    if (sha === undefined)
        return undefined;
    return { sha, parents: lines.flatMap((line) => /^parent ([0-9a-f]+)$/.exec(line)?.[1] ?? []) };
}
async function resolveObject(git, name) {
    const { code, stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(git, ["rev-parse", "--verify", "--quiet", name]);
    return code === 0 ? stdout.toString("latin1").trim() : undefined;
}
async function findMissingCommits(git, commits) {
    const stdin = commits.map(({ sha }) => `${sha}^{commit}\n`).join("");
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .readGitOutput */ .Ug)(git, ["cat-file", "--batch-check"], { stdin, environment: NO_FETCH });
    const lines = output.toString("latin1").split("\n");
    return commits.filter((_, index) => !/^[0-9a-f]+ commit \d+$/.test(lines[index] ?? ""));
}
/**
 * Returns the number of the pull request for a merge commit of GitHub, from the ref that `actions/checkout` creates.
 */
async function findMergedPullRequest(git, sha) {
    const args = ["for-each-ref", `--points-at=${sha}`, "--format=%(refname)", "refs/remotes/pull/"];
    const refs = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .readGitOutput */ .Ug)(git, args)).toString("utf8");
    const number = /^refs\/remotes\/pull\/(\d+)\/merge$/m.exec(refs)?.[1];
    return number === undefined ? undefined : Number(number);
}
/**
 * Returns the merge bases of two commits. Returns an empty list if commits in `cut`, which have no parents here, may
 * hide better ones.
 */
async function findProvenMergeBases(git, one, other, cut) {
    const args = ["merge-base", "--all", one, other];
    const end = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(git, args);
    if (end.code === 1)
        return [];
    if (end.code !== 0)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .createGitError */ .N3)(git, args, end);
    const bases = linesIn(end.stdout);
    if (cut.size === 0)
        return bases;
    const above = linesIn(await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .readGitOutput */ .Ug)(git, ["rev-list", one, other, ...bases.map((base) => `^${base}`)]));
    return above.some((sha) => cut.has(sha)) ? [] : bases;
}
/** Returns a merge base that the clone shows; undefined if it lacks the history. */
async function findMergeBase(git, one, other) {
    const { code, stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(git, ["merge-base", one, other]);
    return code === 0 ? linesIn(stdout)[0] : undefined;
}
function linesIn(output) {
    return output.toString("latin1").trim().split("\n");
}
/**
 * True when the clone proves that one commit is an ancestor of the other. In a shallow clone, the proof may be missing.
 */
async function isAncestor(git, sha, descendant) {
    if ((await readCommit(git, descendant))?.parents.includes(sha) === true)
        return true;
    return (await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(git, ["merge-base", "--is-ancestor", sha, descendant])).code === 0;
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
async function openGit({ folder, ...run }) {
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
/** Runs git, and returns its exit code. @throws AbortedError, or Failure at the limit of time or output */
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
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR("unavailable", `${formatCommand(args)} exceeded ${timeoutMs / 1000} s and was stopped.`);
        case "too-much":
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR("input", `${formatCommand(args)} printed more than ${maximumBytes} bytes.`);
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
    const inherited = Object.entries(environment).filter(([name]) => !(0,_text_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .canRedirectGit */ .jo)(name));
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
    return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_6__/* .shorten */ .ml)(words, SHOWN_CHARACTERS);
}


/***/ }),

/***/ 4648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ readObjects),
/* harmony export */   AP: () => (/* binding */ SOURCE_FILES),
/* harmony export */   Qx: () => (/* binding */ findImports),
/* harmony export */   Uu: () => (/* binding */ findImportLines),
/* harmony export */   X$: () => (/* binding */ findFilesNaming),
/* harmony export */   nT: () => (/* binding */ listTree),
/* harmony export */   nl: () => (/* binding */ readFilesAt),
/* harmony export */   oQ: () => (/* binding */ listTreeChanges),
/* harmony export */   w$: () => (/* binding */ isFolderAt)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4203);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5349);



const MAXIMUM_BYTES = 32 * 1024 * 1024;
/**
 * Reads the files that exist at a commit. The content of a link is its destination. @throws InputError if the commit is
 * missing
 */
async function readFilesAt(git, commit, paths, maximumBytes = MAXIMUM_BYTES) {
    const files = await findFiles(git, commit, [...new Set(paths)]);
    for (const { path, size } of files) {
        if (size <= maximumBytes)
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([`${JSON.stringify(path)} at ${commit} has ${size} bytes, but the limit is ${maximumBytes}.`]);
    }
    const contents = await readBlobs(git, new Map(files.map(({ id, size }) => [id, size])));
    return new Map(files.map(({ path, id }) => [path, contents.get(id) ?? Buffer.alloc(0)]));
}
async function isFolderAt(git, commit, path) {
    const { code, stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(git, ["cat-file", "-t", `${commit}:${path}`]);
    return code === 0 && stdout.toString("latin1").trim() === "tree";
}
const FOUND = /^([0-9a-f]{40,64}) (\w+) (\d+)$/;
async function findFiles(git, commit, paths) {
    const names = await Promise.all(paths.map((path) => resolveName(git, commit, path)));
    const stdin = [`${commit}^{tree}`, ...names].map((name) => `${name}\n`).join("");
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitOutput */ .Ug)(git, ["cat-file", "--batch-check"], { stdin });
    const [tree, ...lines] = output.toString("utf8").split("\n");
    if (FOUND.exec(tree ?? "") === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([`The clone does not contain the commit ${commit}.`]);
    return paths.flatMap((path, index) => {
        const [, id, kind, size] = FOUND.exec(lines[index] ?? "") ?? [];
        return id === undefined || kind !== "blob" ? [] : [{ path, id, size: Number(size) }];
    });
}
/**
 * Returns the object of a path. Uses a separate process for a path with a line break, because git reads one name per
 * line.
 */
async function resolveName(git, commit, path) {
    const name = `${commit}:${path}`;
    if (!/[\r\n]/.test(path))
        return name;
    return (await (0,_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveObject */ .Wm)(git, name)) ?? "0".repeat(40);
}
async function readBlobs(git, sizes) {
    if (sizes.size === 0)
        return new Map();
    const total = [...sizes.values()].reduce((sum, size) => sum + size + 100, 0);
    const stdin = [...sizes.keys()].map((id) => `${id}\n`).join("");
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitOutput */ .Ug)(git, ["cat-file", "--batch"], { stdin, maximumBytes: total });
    const contents = new Map();
    let start = 0;
    for (const [id, size] of sizes) {
        const content = output.indexOf(0x0a, start) + 1;
        if (output.toString("latin1", start, content) !== `${id} blob ${size}\n`)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([`Git did not read the object ${id}.`]);
        contents.set(id, output.subarray(content, content + size));
        start = content + size + 1;
    }
    return contents;
}
const KINDS = new Map([
    ["120000", "link"],
    ["160000", "submodule"],
]);
/** Lists the needed files of a commit, also those that a sparse checkout omits. */
async function listTree(git, commit, isNeeded) {
    const args = ["ls-tree", "-r", "-z", "--full-tree", `${commit}^{tree}`];
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitOutput */ .Ug)(git, args, { maximumBytes: TREE_BYTES });
    const files = [];
    for (const entry of output.toString("utf8").split("\0")) {
        const end = entry.indexOf("\t");
        // An entry is the mode, a kind of four or six letters, the id and the path.
        const kind = KINDS.get(entry.slice(0, 6)) ?? "file";
        const file = { path: entry.slice(end + 1), kind };
        if (end > 0 && isNeeded(file))
            files.push({ ...file, id: entry.slice(entry.indexOf(" ", 8) + 1, end) });
    }
    return files;
}
/** Lists the files that differ between two commits as they are in the second one. `id` is empty for deleted files. */
async function listTreeChanges(git, from, to) {
    const options = ["-r", "-z", "--raw", "--no-renames", "--no-abbrev", "--ignore-submodules=none"];
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitOutput */ .Ug)(git, ["diff-tree", ...options, from, to, "--"], { maximumBytes: TREE_BYTES });
    const fields = output.toString("utf8").split("\0");
    return fields.flatMap((facts, index) => {
        if (index % 2 === 1 || !facts.startsWith(":"))
            return [];
        const [, mode = "", , id = ""] = facts.split(" ");
        const isDeleted = mode === "000000";
        return [{ path: fields[index + 1] ?? "", id: isDeleted ? "" : id, kind: KINDS.get(mode) ?? "file" }];
    });
}
const TREE_BYTES = 512 * 1024 * 1024;
/** Reads blobs by their ids. Omits objects that are not in the clone. @throws Failure above the size limit */
async function readObjects(git, ids, maximumBytes) {
    const contents = new Map();
    if (ids.length === 0)
        return contents;
    const stdin = [...new Set(ids)].map((id) => `${id}\n`).join("");
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitOutput */ .Ug)(git, ["cat-file", "--batch", "--buffer"], { stdin, maximumBytes });
    for (let start = 0; start < output.length;) {
        const content = output.indexOf(0x0a, start) + 1;
        const [, id = "", , size = ""] = FOUND.exec(output.toString("latin1", start, content - 1)) ?? [];
        if (id !== "")
            contents.set(id, output.subarray(content, content + Number(size)));
        start = id === "" ? content : content + Number(size) + 1;
    }
    return contents;
}
/** Finds Go files of a commit that import a package of a module. Returns the module paths by file. */
async function findImports(git, commit, modules) {
    const patterns = modules.flatMap((path) => ["-e", `["\`]${escapePattern(path)}["\`/]`]);
    const options = ["--only-matching", "--null", "--extended-regexp", "-I", "--no-color"];
    const args = ["grep", ...options, ...patterns, commit, "--", "*.go"];
    const end = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(git, args);
    if (end.code !== 0 && end.code !== 1)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .createGitError */ .N3)(git, args, end);
    const found = new Map();
    for (const line of end.stdout.toString("utf8").split("\n")) {
        const [name, match] = line.split("\0");
        if (name === undefined || match === undefined)
            continue;
        const path = name.slice(commit.length + 1);
        const known = found.get(path);
        if (known === undefined)
            found.set(path, [match.slice(1, -1)]);
        else
            known.push(match.slice(1, -1));
    }
    return found;
}
/** Lists the text files of a commit that contain a name in quotes, or a slash and a folder name. */
async function findFilesNaming(git, commit, { names, folders }) {
    const patterns = [
        ...names.map((name) => `${QUOTE}${escapePattern(name)}(${QUOTE}|[/:])`),
        ...folders.map((name) => `/${escapePattern(name)}(${QUOTE}|[])/,;[:space:]]|$)`),
    ].filter((pattern) => !/[\n\r]/.test(pattern));
    if (patterns.length === 0)
        return [];
    const options = ["--files-with-matches", "--extended-regexp", ...patterns.flatMap((pattern) => ["-e", pattern])];
    const output = await grep(git, options, commit, []);
    return output.split("\0").flatMap((name) => (name === "" ? [] : [name.slice(commit.length + 1)]));
}
const IMPORT = `(^|[^[:alnum:]_])(from|import|require)[[:space:]]*\\(?[[:space:]]*(/[*][^*]*[*]/[[:space:]]*)*["'\`]`;
/** Globs of files in which Nx finds imports. */
const SOURCE_FILES = ["ts", "tsx", "js", "jsx", "mts", "mjs", "cts", "cjs", "vue"].map((extension) => `*.${extension}`);
/** Returns the lines of a commit's source files below folders that look like imports, with their files. */
async function findImportLines(git, commit, folders) {
    const files = folders.flatMap((folder) => SOURCE_FILES.map((glob) => `:(top,glob)${folder === "." ? "" : `${escapeGlob(folder)}/`}**/${glob}`));
    const output = await grep(git, ["--extended-regexp", "-e", IMPORT], commit, files);
    return output.split("\n").flatMap((text) => {
        const end = text.indexOf("\0");
        return end < 0 ? [] : [{ path: text.slice(commit.length + 1, end), line: text.slice(end + 1) }];
    });
}
async function grep(git, options, commit, paths) {
    const args = ["grep", "--null", "-I", "--no-color", "--full-name", ...options, commit, "--", ...paths];
    const end = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(git, args, { maximumBytes: TREE_BYTES });
    if (end.code !== 0 && end.code !== 1)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .createGitError */ .N3)(git, args, end);
    return end.stdout.toString("utf8");
}
function escapeGlob(text) {
    return text.replace(/[\\*?[\]]/g, "\\$&");
}
const QUOTE = "[\"'`]";
function escapePattern(text) {
    return text.replace(/[.[\]{}()*+?^$|\\]/g, "\\$&");
}


/***/ }),

/***/ 2681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ NO_MANIFESTS),
/* harmony export */   B5: () => (/* binding */ isPathBelow),
/* harmony export */   Bg: () => (/* binding */ NAME_READERS),
/* harmony export */   KK: () => (/* binding */ readAllNames),
/* harmony export */   LW: () => (/* binding */ WORKSPACE_MANIFESTS),
/* harmony export */   O4: () => (/* binding */ readManifestsAt),
/* harmony export */   Ri: () => (/* binding */ parseLenientJson),
/* harmony export */   SW: () => (/* binding */ DEPENDENCY_KINDS),
/* harmony export */   a2: () => (/* binding */ matchLine),
/* harmony export */   i7: () => (/* binding */ readPackageManifest),
/* harmony export */   m8: () => (/* binding */ findChangedManifests),
/* harmony export */   wV: () => (/* binding */ listWorkspaceManifests)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _git_read_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4648);
/* harmony import */ var _producers_parsing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7527);



/** True when a path is below a folder. `.` is the top folder of the repository. */
function isPathBelow(path, folder) {
    return path !== "." && (folder === "." || path.startsWith(`${folder}/`));
}
function findChangedManifests(files, names) {
    return files.flatMap(({ path, status }) => {
        if (path === undefined)
            return [];
        const manifest = { path, status, folder: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), name: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path) };
        return names.includes(manifest.name) ? [manifest] : [];
    });
}
const NO_MANIFESTS = new Map();
async function readManifestsAt(git, commit, paths) {
    const texts = new Map();
    for (const [path, bytes] of await (0,_git_read_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilesAt */ .nl)(git, commit, paths)) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
        const ofFolder = texts.get(folder) ?? new Map();
        texts.set(folder, ofFolder.set(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path), bytes.toString("utf8")));
    }
    return (folder) => texts.get(folder) ?? NO_MANIFESTS;
}
const DEPENDENCY_KINDS = [
    "dependencies",
    "devDependencies",
    "optionalDependencies",
    "peerDependencies",
];
/** Reads a `package.json`. `rangeOf` replaces ranges such as `catalog:`. */
function readPackageManifest(text, folder, rangeOf = (_, range) => range) {
    const json = parseLenientJson(text);
    if (typeof json !== "object" || json === null || Array.isArray(json))
        return undefined;
    const needs = DEPENDENCY_KINDS.flatMap((kind) => Object.entries(Object((0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_2__/* .getField */ .VI)(json, kind))).map(([name, range]) => parseNeed(name, rangeOf(name, typeof range === "string" ? range : ""), folder)));
    return {
        name: (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_2__/* .getText */ .q4)(json, "name"),
        nxName: (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_2__/* .getText */ .q4)(json, "nx.name"),
        needs: needs.filter((need) => need !== undefined),
    };
}
/** Versions that name a folder: `link:`, `file:`, `portal:` and relative paths. */
const FOLDER_RANGE = /^(?:link|file|portal):(.*)$|^(?:workspace:)?(\.{1,2}(?:\/.*)?)$/;
/** Versions that name another package: `workspace:name@range` and `npm:name@range`. */
const ALIAS_RANGE = /^(?:workspace|npm):(@?[^@/]+(?:\/[^@]+)?)@./;
/** Versions that name a package outside of the workspace. */
const EXTERNAL_RANGE = /^(?:git|github|gitlab|bitbucket|gist|https?|ssh|jsr)[:+]|^[\w.-]+\/[\w.-]+(?:#|$)/;
/** Reads a dependency without its version range. At worst, the list then has an unnecessary target. */
function parseNeed(name, range, folder) {
    const [, linked, ofWorkspace = linked] = FOLDER_RANGE.exec(range) ?? [];
    if (ofWorkspace !== undefined)
        return { kind: "folder", folder: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, ofWorkspace).replace(/\/$/, "") };
    const other = ALIAS_RANGE.exec(range)?.[1];
    if (other !== undefined)
        return { kind: "name", name: other };
    return EXTERNAL_RANGE.test(range) ? undefined : { kind: "name", name };
}
const MOON_FORMATS = ["yml", "yaml", "json", "jsonc", "toml", "hcl", "pkl"];
const WORKSPACE_MANIFESTS = [
    "package.json",
    "project.json",
    ...MOON_FORMATS.map((format) => `moon.${format}`),
];
/** The target of a package without a name is its folder. */
const packageNaming = (texts, folder) => {
    const found = packageOf(texts);
    return found === undefined ? undefined : found.name || folder;
};
const nxNaming = (texts, folder) => {
    const project = texts.get("project.json");
    const found = packageOf(texts);
    if (project === undefined && found === undefined)
        return undefined;
    return nameInJson(project) ?? found?.nxName ?? found?.name ?? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(folder).toLowerCase();
};
/** In moon, any folder can be a project, even without a manifest. */
const moonNaming = (texts, folder) => moonId(texts) ?? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(folder);
function listWorkspaceManifests(folder) {
    return WORKSPACE_MANIFESTS.map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, name));
}
const NAME_READERS = new Map([
    ["nx", nxNaming],
    ["moon", moonNaming],
    ...["turbo", "pnpm", "lerna", "rush"].map((tool) => [tool, packageNaming]),
]);
/** Returns all names in the manifests as one text, to detect a rename for an unknown tool. */
const readAllNames = (texts) => {
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
    return text === undefined ? undefined : (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_2__/* .getText */ .q4)(parseLenientJson(text), "name");
}
function moonId(texts) {
    for (const format of MOON_FORMATS) {
        const text = texts.get(`moon.${format}`);
        if (text === undefined)
            continue;
        return format.startsWith("json") ? (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_2__/* .getText */ .q4)(parseLenientJson(text), "id") : readIdLine(text);
    }
    return undefined;
}
/** Reads `id: a`, `id: 'a' # comment` or `"id" = "a"`. */
function readIdLine(text) {
    const value = matchLine(text, /^["']?id["']?[ \t]*[:=](.*)$/);
    if (value === undefined)
        return undefined;
    return /^"([^"]*)"|^'([^']*)'|^([^#]*)/
        .exec(value)
        ?.slice(1)
        .find((part) => part !== undefined)
        ?.trim();
}
/**
 * Returns the first group of the first line that matches. A pattern on single lines needs less time than on the whole
 * text.
 */
function matchLine(text, pattern) {
    for (const line of text.split("\n")) {
        const found = pattern.exec(line.trimEnd())?.[1];
        if (found !== undefined)
            return found.trim();
    }
    return undefined;
}
/** Parses JSON with comments and trailing commas; undefined if it is invalid. */
function parseLenientJson(text) {
    for (const bare of [() => text, () => withoutComments(text)]) {
        try {
            return JSON.parse(bare());
        }
        catch {
            // Invalid JSON, or JSON that is too complex for the regular expressions, counts as undefined.
        }
    }
    return undefined;
}
/** Matches a JSON string in linear time. A string without a closing quotation mark matches to the end of the text. */
const JSON_TEXT = /("[^"\\]*(?:\\[\s\S][^"\\]*)*"?)/;
const COMMENTS = new RegExp(`${JSON_TEXT.source}|//[^\\n]*|/\\*[\\s\\S]*?(?:\\*/|$)`, "g");
const TRAILING_COMMAS = new RegExp(`${JSON_TEXT.source}|,(?=\\s*[}\\]])`, "g");
function withoutComments(text) {
    return text
        .replace(/^\uFEFF/, "")
        .replace(COMMENTS, "$1")
        .replace(TRAILING_COMMAS, "$1");
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


const EXPECTED = "labels from bazel-diff or target-determinator: lines, a JSON list with a label in each item, or impactedTargets";
/** Reads labels, and omits labels of external repositories. Their dependents in this repository are in the list too. */
const bazel = {
    parse: (output, source) => {
        const labels = /^\s*[[{]/.test(output) ? jsonLabels(output, source) : (0,parsing/* readLines */.Se)(output, source);
        for (const label of labels) {
            if (!/^(\/\/|@)/.test(label))
                throw (0,parsing/* createListError */.X5)(source, `must contain labels, which begin with // or @, but contains ${(0,truncate/* quote */.hD)(label)}`);
        }
        const own = labels.filter((label) => !isExternal(label));
        // An empty list would mean that nothing is impacted.
        return own.length === 0 ? labels : own;
    },
};
function jsonLabels(output, source) {
    const value = (0,parsing/* parseWholeOutput */.cg)(output, source, EXPECTED);
    if (Array.isArray(value)) {
        return (0,parsing/* readNames */.r6)(value.map((item) => (typeof item === "string" ? item : (0,parsing/* getField */.VI)(item, "label"))), source);
    }
    const served = (0,parsing/* getItems */.JS)(value, "impactedTargets");
    if (served === undefined)
        throw (0,parsing/* badFormat */.VJ)(source, EXPECTED, output);
    return (0,parsing/* readNames */.r6)(served, source);
}
/** True when a label belongs to another repository. `@//...` and `@@//...` belong to this one. */
function isExternal(label) {
    return label.startsWith("//external:") || /^@(?!@?\/\/)/.test(label);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/moon.js

const moon_EXPECTED = "the JSON that `moon query projects --affected --downstream deep` or `moon query affected --downstream deep` prints (moon 2 or later)";
/** Variables that prevent moon from downloading plugins. */
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
            const found = (0,parsing/* parseList */.E1)(output, source, expected, { path: "projects" });
            return (0,parsing/* readProjects */.VH)(found, { name: "id", path: "source" }, source, folder, (item) => ({
                needs: (0,parsing/* getTexts */.J8)((0,parsing/* getField */.VI)(item, "dependencies"), "id"),
                configuration: item,
            }));
        },
    },
    parse: (output, source) => {
        const value = (0,parsing/* parseWholeOutput */.cg)(output, source, moon_EXPECTED);
        if ((0,parsing/* getField */.VI)(value, "shallow") === true)
            throw (0,parsing/* createListError */.X5)(source, "comes from a shallow clone, which may lack changes; fetch the whole history");
        const projects = (0,parsing/* getField */.VI)(value, "projects");
        if (Array.isArray(projects))
            return (0,parsing/* readNames */.r6)(projects, source, "id");
        // `moon query affected` prints an object whose keys are the ids of projects.
        if (typeof projects !== "object" || projects === null)
            throw (0,parsing/* badFormat */.VJ)(source, moon_EXPECTED, output);
        return (0,parsing/* readNames */.r6)(Object.keys(projects), source);
    },
};

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/nx.js

const LIST = "the JSON list that `nx show projects --affected --json` prints (Nx 16 or later)";
const GRAPH = "the project graph that `nx graph --file=stdout` prints (Nx 16 or later)";
/** Variables that switch off the background process, the full-screen interface and questions. */
const nx_environment = { NX_DAEMON: "false", NX_TUI: "false", NX_INTERACTIVE: "false" };
const nx = {
    affected: ({ base, head }) => ({
        argv: ["nx", "show", "projects", "--affected", `--base=${base}`, `--head=${head}`, "--json"],
        environment: nx_environment,
    }),
    projects: {
        call: { argv: ["nx", "graph", "--file=stdout"], environment: nx_environment },
        parse: (output, source, folder) => {
            const graph = (0,parsing/* getField */.VI)((0,parsing/* parseLastDocument */.zf)(output, source, GRAPH), "graph");
            const nodes = (0,parsing/* getField */.VI)(graph, "nodes");
            if (typeof nodes !== "object" || nodes === null || Array.isArray(nodes))
                throw (0,parsing/* badFormat */.VJ)(source, GRAPH, output);
            const needs = needsIn(graph);
            return (0,parsing/* readProjects */.VH)(Object.values(nodes), { name: "name", path: "data.root" }, source, folder, (item, name) => ({
                sourceRoot: (0,parsing/* getText */.q4)(item, "data.sourceRoot"),
                needs: needs.get(name),
                configuration: (0,parsing/* getField */.VI)(item, "data"),
            }));
        },
    },
    // Nx 15 prints all projects as lines of text. The parser rejects such output, because it is not JSON.
    parse: (output, source) => (0,parsing/* readNames */.r6)((0,parsing/* parseList */.E1)(output, source, LIST, { read: parsing/* parseLastDocument */.zf }), source),
};
function needsIn(graph) {
    const dependencies = Object.entries(Object((0,parsing/* getField */.VI)(graph, "dependencies")));
    return new Map(dependencies.map(([name, list]) => [name, (0,parsing/* getTexts */.J8)(list, "target")]));
}

// EXTERNAL MODULE: ./lib/src/impacted-targets/workspace-history.js
var workspace_history = __webpack_require__(6203);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/package-lists.js


function packageLists({ affected, all, environment, packages, folder }) {
    const named = (output, source, root) => packages(output, source).map((item) => ({
        name: (0,parsing/* getField */.VI)(item, "name") || readFolder((0,parsing/* getField */.VI)(item, folder), root),
        [folder]: (0,parsing/* getField */.VI)(item, folder),
    }));
    return {
        affected: ({ base }) => ({ argv: affected(base), environment }),
        projects: {
            call: { argv: all, environment },
            parse: (output, source, top, root = top) => (0,parsing/* readProjects */.VH)(named(output, source, root), { name: "name", path: folder }, source, top),
        },
        parse: (output, source, { root } = {}) => (0,parsing/* readNames */.r6)(named(output, source, root), source, "name"),
    };
}
/**
 * Returns the folder as the target of a package without a name. @throws Undecidable if the folder is outside of `root`
 */
function readFolder(path, root) {
    if (typeof path !== "string" || root === undefined)
        return undefined;
    try {
        return (0,parsing/* resolveProjectPath */.v)(path, root, "");
    }
    catch {
        throw new workspace_history/* Undecidable */.F("the list has a package without a name, and its folder is unknown");
    }
}
/** Lerna compares the base with the files in the checkout, so the checkout must not have other changes. */
const lerna = packageLists({
    // Without `--all`, Lerna omits private packages.
    affected: (base) => ["lerna", "ls", "--since", base, "--all", "--json"],
    all: ["lerna", "ls", "--all", "--json"],
    environment: { NX_DAEMON: "false" },
    packages: (output, source) => (0,parsing/* parseList */.E1)(output, source, "the JSON list that `lerna ls --all --json` prints"),
    folder: "location",
});
const rush = packageLists({
    // `--impacted-by` lists changed projects and their dependents. `--from` would list their dependencies too.
    affected: (base) => ["rush", "list", "--impacted-by", `git:${base}`, "--json"],
    all: ["rush", "list", "--json"],
    // Rush then uses only an installed version, and downloads nothing.
    environment: { npm_config_offline: "true" },
    // Rush prints other lines before the list. After a failed installation, it prints no list.
    packages: (output, source) => (0,parsing/* parseList */.E1)(output, source, "the JSON that `rush list --json` prints", { path: "projects", read: parsing/* parseLastDocument */.zf }),
    folder: "path",
});
const PNPM_LIST = "the JSON list that `pnpm -r list --depth -1 --json` prints (`[]` for no package; pnpm 9 prints nothing in this case, but also after some errors)";
/** Reads one list, or several lists: pnpm 9 and 10 print a list for each package if there is no shared lockfile. */
const pnpmPackages = (output, source) => output
    .trim()
    .split(/(?<=^\]\r?\n)(?=\[)/m)
    .flatMap((text) => (0,parsing/* parseList */.E1)(text, source, PNPM_LIST));
/** pnpm compares the base with the files in the checkout, so the checkout must not have other changes. */
const pnpm = packageLists({
    affected: (base) => ["pnpm", "-r", "list", "--filter", `...[${base}]`, "--depth", "-1", "--json"],
    all: ["pnpm", "-r", "list", "--depth", "-1", "--json"],
    // Otherwise pnpm would download the version in the field `packageManager`.
    environment: { npm_config_manage_package_manager_versions: "false", pnpm_config_pm_on_fail: "ignore" },
    packages: pnpmPackages,
    folder: "path",
});

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/turbo.js

const turbo_EXPECTED = "the JSON that `turbo ls --affected --output=json`, `turbo query affected` or `turbo run --affected --dry=json` prints";
/** Name of the package at the top of the workspace. It is not a target. */
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
            const found = readCountedItems((0,parsing/* parseWholeOutput */.cg)(output, source, expected), "packages", "count", source);
            if (found === undefined)
                throw (0,parsing/* badFormat */.VJ)(source, expected, output);
            return (0,parsing/* readProjects */.VH)(found, { name: "name", path: "path" }, source, folder).filter(({ name }) => name !== ROOT);
        },
    },
    parse: (output, source) => {
        const value = (0,parsing/* parseWholeOutput */.cg)(output, source, turbo_EXPECTED);
        const found = packageNames(value, source);
        if (found === undefined)
            throw (0,parsing/* badFormat */.VJ)(source, turbo_EXPECTED, output);
        const all = (0,parsing/* readNames */.r6)(found, source);
        const packages = all.filter((name) => name !== ROOT);
        // An empty list would mean that nothing is impacted.
        return packages.length === 0 ? all : packages;
    },
};
function packageNames(value, source) {
    const named = readCountedItems(value, "packages", "count", source) ??
        readCountedItems(value, "data.affectedPackages", "length", source);
    return (named?.map((item) => (0,parsing/* getField */.VI)(item, "name")) ??
        readCountedItems(value, "data.affectedTasks", "length", source)?.map((item) => (0,parsing/* getField */.VI)(item, "package.name")) ??
        // In a dry run, `packages` has the affected packages. `tasks` also has tasks of their dependencies.
        ((0,parsing/* getItems */.JS)(value, "tasks") === undefined ? undefined : (0,parsing/* getItems */.JS)(value, "packages")));
}
/**
 * Returns the items of a list; undefined if there is no list. @throws InputError if `length` is not the number of items
 */
function readCountedItems(value, path, length, source) {
    const items = (0,parsing/* getItems */.JS)(value, `${path}.items`);
    if (items === undefined)
        return undefined;
    const count = (0,parsing/* getField */.VI)(value, `${path}.${length}`);
    if (count !== items.length)
        throw (0,parsing/* createListError */.X5)(source, `reports ${JSON.stringify(count)} packages, but lists ${items.length}`);
    return items;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/registry.js






const json = {
    parse: (output, source, { key } = {}) => {
        const expected = key === undefined ? "a JSON array of strings" : `JSON with an array of strings under ${key}`;
        return (0,parsing/* readNames */.r6)((0,parsing/* parseList */.E1)(output, source, expected, { path: key }), source);
    },
};
/** Pants prints one address per line, such as `src/python/app:lib`. Without affected targets, it prints nothing. */
const pants = {
    affected: ({ base }) => ({
        argv: ["pants", `--changed-since=${base}`, "--changed-dependents=transitive", "list"],
        // Variables that switch off the background process, colors and the dynamic interface.
        environment: { PANTS_PANTSD: "false", PANTS_COLORS: "false", PANTS_DYNAMIC_UI: "false" },
    }),
    parse: parsing/* readLines */.Se,
};
const command = {
    affected: ({ base, head }, argv) => ({ argv, environment: { MERGE_QUEUE_BASE: base, MERGE_QUEUE_HEAD: head } }),
    // A failed script can have exit code 0 and no output, so empty output is an error.
    parse(output, source) {
        if (output.trim() === "")
            throw (0,parsing/* createListError */.X5)(source, "is empty; if nothing is impacted, it must be NONE or []");
        return /^\s*\[/.test(output) ? json.parse(output, source) : (0,parsing/* readLines */.Se)(output, source);
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
    // Plugins of Gradle write project paths such as `:app:core`, one per line.
    gradle: { parse: parsing/* readLines */.Se },
    lines: { parse: parsing/* readLines */.Se },
    json,
    // The output `changes` of dorny/paths-filter is a JSON list of the filters that match.
    "paths-filter": { parse: (output, source) => json.parse(output, source) },
    command,
};


/***/ }),

/***/ 559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   E8: () => (/* binding */ combineOwners),
/* harmony export */   S$: () => (/* binding */ joinReasons),
/* harmony export */   Sj: () => (/* binding */ classifyFiles),
/* harmony export */   Zh: () => (/* binding */ findNoImpactReason),
/* harmony export */   _n: () => (/* binding */ hasOnlyInertFiles),
/* harmony export */   af: () => (/* binding */ formatInertReason),
/* harmony export */   cE: () => (/* binding */ explainTargets),
/* harmony export */   eH: () => (/* binding */ findUnclaimedReason),
/* harmony export */   f: () => (/* binding */ claimLockFiles),
/* harmony export */   kY: () => (/* binding */ createSafetyNet),
/* harmony export */   w8: () => (/* binding */ findOverlooked),
/* harmony export */   xD: () => (/* binding */ findImpactAllReason)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _globs_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4409);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8215);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8506);
/* harmony import */ var _ownership_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2994);






/**
 * Classifies files by `impact-all-paths`, `ignored-paths`, owners and `inert-paths`. `claims` is undefined if owners
 * are unknown.
 */
function classifyFiles(files, net, claims) {
    return files.map((file) => {
        const { status } = file;
        const path = file.path ?? file.shownAs;
        // A name that is not UTF-8, or a very long path, matches no pattern and belongs to no target.
        const isPath = file.path !== undefined && path.length <= _globs_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_PATH_LENGTH */ .Kb;
        return { path, status, effect: isPath ? classify(path, net, claims) : { kind: "unclaimed" } };
    });
}
function classify(path, { impactAll, ignored, inert }, claims) {
    const [pattern] = impactAll.ownersOf(path);
    if (pattern !== undefined)
        return { kind: "impacts-all", pattern };
    if (ignored.ownersOf(path).length > 0)
        return { kind: "ignored" };
    if (claims === undefined)
        return { kind: "left-to-producer" };
    const targets = claims.ownersOf(path);
    if (targets.length > 0)
        return { kind: "claimed", targets };
    const [inertPattern] = inert.ownersOf(path);
    return inertPattern === undefined ? { kind: "unclaimed" } : { kind: "inert", pattern: inertPattern };
}
function combineOwners(owners) {
    const known = owners.filter((each) => each !== undefined);
    // Owners of a single index are distinct. A set for each of 100,000 files would need much time.
    if (known.length <= 1)
        return known[0];
    return { ownersOf: (path) => [...new Set(known.flatMap((each) => each.ownersOf(path)))] };
}
async function createSafetyNet(patterns) {
    const { folder, impactAllPaths, ignoredPaths = [], inertPaths, producer = "", file } = patterns;
    const all = addWorkspace(impactAllPaths, _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_IMPACT_ALL_PATHS */ .oE, folder);
    const names = file === undefined ? _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .LOCK_FILES_READ */ .xn.get(producer) : undefined;
    const isDefault = isSameList(impactAllPaths, _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_IMPACT_ALL_PATHS */ .oE);
    const isRead = (pattern) => isDefault && names?.some((name) => pattern === name || pattern.endsWith(`/${name}`)) === true;
    return {
        impactAll: await indexPatterns(all.filter((pattern) => !isRead(pattern))),
        locks: await indexPatterns(all.filter(isRead)),
        ignored: await indexPatterns(ignoredPaths),
        inert: await indexPatterns(addWorkspace(inertPaths, _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_INERT_PATHS */ .eD, folder)),
    };
}
/**
 * Marks each changed lock file: as claimed if the step has read it (`isRead`), otherwise as a file that impacts
 * everything.
 */
function claimLockFiles(files, { locks }, isRead) {
    return files.map((file) => {
        const { path, effect } = file;
        if (effect.kind !== "unclaimed" && effect.kind !== "inert")
            return file;
        if (isRead(path))
            return { ...file, effect: { kind: "claimed", targets: [] } };
        const [pattern] = locks.ownersOf(path);
        return pattern === undefined ? file : { ...file, effect: { kind: "impacts-all", pattern } };
    });
}
function isSameList(one, other) {
    return one.join("\n") === other.join("\n");
}
/** Adds the default patterns for the working directory, if it is not the top of the repository. */
function addWorkspace(patterns, defaults, folder) {
    if (folder === "." || !isSameList(patterns, defaults))
        return patterns;
    const escaped = folder.replace(/[\\*?[\]{}()!+@|]/g, "\\$&");
    return [...patterns, ...patterns.map((pattern) => `${escaped}/${pattern}`)];
}
/** Creates an index that returns each pattern that matches a path, unless a later pattern excludes the path. */
async function indexPatterns(texts) {
    const picomatch = await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .loadPicomatch */ .TH)();
    const patterns = texts.map((text) => (0,_ownership_js__WEBPACK_IMPORTED_MODULE_3__.readPattern)(text, picomatch));
    const owned = patterns.flatMap((pattern, index) => pattern.excludes
        ? []
        : [[pattern.text, [pattern, ...patterns.slice(index + 1).filter(({ excludes }) => excludes)]]]);
    return (0,_ownership_js__WEBPACK_IMPORTED_MODULE_3__.createPathOwners)(new Map(owned));
}
function findImpactAllReason(files) {
    return joinReasons(files.flatMap(({ path, effect }) => effect.kind === "impacts-all"
        ? [`${quoteName(path)} changed, and ${quoteName(effect.pattern)} in impact-all-paths matches it`]
        : []));
}
function findNoImpactReason(files) {
    if (files.length === 0)
        return "no file changed";
    return files.every(({ effect }) => effect.kind === "ignored") ? "only files in ignored-paths changed" : undefined;
}
/** True when every file impacts nothing. */
function hasOnlyInertFiles(files) {
    return files.every(({ effect }) => effect.kind === "ignored" || effect.kind === "inert");
}
/** Returns a text about inert files, to add to a reason. The text is empty if there are no inert files. */
function formatInertReason(files) {
    const inert = files.flatMap(({ path, effect }) => (effect.kind === "inert" ? [quoteName(path)] : []));
    if (inert.length === 0)
        return "";
    const are = inert.length === 1 ? "is" : "are";
    return `, and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(inert.length, "file")} that no target claims ${are} in inert-paths: ${joinReasons(inert)}`;
}
const MAX_NAMED_FILES = 10;
/** Returns the reason to impact everything if a file has no owner. @throws InputError if `onUnclaimed` is `error` */
function findUnclaimedReason(files, onUnclaimed) {
    const unclaimed = files.flatMap(({ path, effect }) => (effect.kind === "unclaimed" ? [path] : []));
    if (unclaimed.length === 0 || onUnclaimed === "ignore")
        return undefined;
    if (onUnclaimed === "all")
        return joinReasons(unclaimed.map((path) => `no target claims ${quoteName(path)}`));
    const named = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTruncatedList */ .En)(unclaimed, MAX_NAMED_FILES, (path) => JSON.stringify(path));
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .textWithNames */ .EU) `No target claims ${named}, and ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .inputName */ .yu)("on-unclaimed")} is error.`], {
        details: [
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .textWithNames */ .EU) `Claim the path with a target, or add it to ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .inputName */ .yu)("ignored-paths")} or ${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .inputName */ .yu)("impact-all-paths")}.`,
        ],
    });
}
/** Returns a problem if the list lacks the owner of a changed file. Some tools skip unusual file names. */
function findOverlooked(listed, files, projects) {
    for (const { path, effect } of files) {
        const owners = effect.kind === "claimed" ? projects.ownersOf(path) : [];
        if (owners.length > 0 && !owners.some((owner) => listed.has(owner)))
            return `does not list ${owners.map(quoteName).join(", ")}, although ${quoteName(path)} changed`;
    }
    return undefined;
}
/** Returns a reason for each target: its first changed file, its dependency, or the producer. */
function explainTargets(targets, files, found, producer) {
    const firstFiles = new Map();
    for (const { path, effect } of files)
        for (const target of effect.kind === "claimed" ? effect.targets : [])
            if (!firstFiles.has(target))
                firstFiles.set(target, quoteName(path));
    return new Map(targets
        .toSorted()
        .map((target) => [target, firstFiles.get(target) ?? found.get(target) ?? `listed by ${producer}`]));
}
function joinReasons([first, ...others]) {
    return first === undefined || others.length === 0 ? first : `${first}, and ${others.length} more`;
}
/** Adds quotation marks to a name with spaces or special characters. */
function quoteName(path) {
    return /^[\p{L}\p{M}\p{N}@._/+~*-]+$/u.test(path) ? path : JSON.stringify(path);
}


/***/ }),

/***/ 964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NB: () => (/* binding */ readMoonMembers),
/* harmony export */   Qj: () => (/* binding */ readGlobs),
/* harmony export */   hu: () => (/* binding */ createListMatcher)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _git_read_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4648);
/* harmony import */ var _globs_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4409);
/* harmony import */ var _inputs_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2967);
/* harmony import */ var _producers_parsing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7527);





const MOON_WORKSPACE = [".moon/workspace.yml", ".moon/workspace.yaml", ".moon/workspace.json"];
/** Reads the list of moon's projects. For other tools, the graph of workspaces has this list. */
async function readMoonMembers(git, commit, workspace) {
    const paths = MOON_WORKSPACE.map((file) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(workspace, file));
    const [file] = (await (0,_git_read_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilesAt */ .nl)(git, commit, paths)).values();
    const reading = file && (await (0,_inputs_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .readYaml */ .g)(file.toString("utf8")));
    if (reading?.ok !== true)
        return () => undefined;
    const projects = (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_2__/* .getField */ .VI)(reading.root.plain(), "projects");
    const globs = readGlobs(projects, "globs");
    const sources = Object.values(Object((0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_2__/* .getField */ .VI)(projects, "sources") ?? (Array.isArray(projects) ? {} : projects)));
    if (typeof globs === "string" && sources.length === 0)
        return () => undefined;
    const matches = createListMatcher(typeof globs === "string" ? [] : globs, await (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .loadPicomatch */ .TH)());
    return (folder) => {
        const within = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(workspace, folder);
        return sources.includes(within) || matches(within);
    };
}
/** Reads a list of globs. If the value is an object, the list is in its field `within`. */
function readGlobs(value, within = "") {
    if (value === undefined)
        return "absent";
    const list = Array.isArray(value) ? value : (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_2__/* .getField */ .VI)(value, within);
    if (!Array.isArray(list))
        return "unreadable";
    const texts = list.filter((item) => typeof item === "string");
    return texts.length === list.length ? texts : "unreadable";
}
/**
 * Creates a function that tests folders with a list of globs. It returns undefined if tools read the list differently.
 */
function createListMatcher(list, picomatch) {
    const rules = list.map((text) => {
        const excludes = text.startsWith("!");
        const glob = text
            .slice(excludes ? 1 : 0)
            .replace(/^(?:\.?\/)+/, "")
            .replace(/\/$/, "");
        return { excludes, fits: (0,_globs_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .createGlobMatcher */ .P8)(glob, { windows: false, nonegate: true }, picomatch) };
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


/***/ }),

/***/ 6203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Undecidable),
/* harmony export */   Y: () => (/* binding */ readEarlierProjects)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _git_changed_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5379);
/* harmony import */ var _git_read_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4648);
/* harmony import */ var _manifests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2681);
/* harmony import */ var _ownership_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2994);
/* harmony import */ var _safety_net_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(559);
/* harmony import */ var _workspace_globs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(964);







/** Error for a change whose impact is unknown. The message is the reason to impact everything. */
class Undecidable extends Error {
}
/**
 * Computes the tool's projects at an earlier commit, from its present projects and the manifests. @throws Undecidable
 */
async function readEarlierProjects(git, { from, to }, commit, { producer, workspace, projects, changed }, isPackage) {
    const files = commit === from ? changed : await (0,_git_changed_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listChangedFiles */ .AC)(git, commit, to);
    const touched = new Map();
    for (const { folder, status } of (0,_manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .findChangedManifests */ .m8)(files, _manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .WORKSPACE_MANIFESTS */ .LW))
        if (folder === workspace || (0,_manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .isPathBelow */ .B5)(folder, workspace))
            (0,_ownership_js__WEBPACK_IMPORTED_MODULE_4__.appendToList)(touched, folder, status);
    const paths = [...touched.keys()].flatMap(_manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .listWorkspaceManifests */ .wV);
    const [before, after] = await Promise.all([(0,_manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .readManifestsAt */ .O4)(git, commit, paths), (0,_manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .readManifestsAt */ .O4)(git, to, paths)]);
    const naming = _manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .NAME_READERS */ .Bg.get(producer);
    if (naming === undefined)
        throw new Error(`The producer ${producer} does not define names of projects.`);
    const sides = { naming, before, after };
    const extended = new Set(files.flatMap(({ path, status }) => (path !== undefined && status === "added" ? [node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path)] : [])));
    const members = [];
    const doubtful = new Set();
    for (const member of projects) {
        const folder = member.atTop ? workspace : member.path;
        const statuses = touched.get(folder);
        const isMoonFolder = async () => producer === "moon" && (await (0,_git_read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolderAt */ .w$)(git, commit, folder));
        const found = statuses === undefined
            ? // A new file of an unknown kind may have made this folder a project.
                { name: member.name, isDoubtful: !isPackage(folder) && extended.has(folder) }
            : await readEarlierName(sides, member, folder, statuses, isMoonFolder);
        if (found.name !== undefined)
            members.push({ ...member, name: found.name });
        if (found.isDoubtful)
            doubtful.add(folder);
    }
    const present = new Set(projects.map(({ path, atTop }) => (atTop ? workspace : path)));
    const candidates = [...touched.keys()].filter((folder) => folder !== workspace && !present.has(folder) && mayBeRemoved(sides, folder));
    if (candidates.length > 0) {
        const isMember = producer === "moon" ? await (0,_workspace_globs_js__WEBPACK_IMPORTED_MODULE_6__/* .readMoonMembers */ .NB)(git, commit, workspace) : isPackage;
        const hasProjectJson = (texts) => producer === "nx" && texts.has("project.json");
        members.push(...findRemoved(sides, candidates, (folder, texts) => hasProjectJson(texts) || isMember(folder)));
    }
    return { members, doubtful, touched: [...touched.keys()], before, after };
}
/** Returns the name of a project at an earlier commit; undefined if the project is new. */
async function readEarlierName({ naming, before, after }, { name }, folder, statuses, isMoonFolder) {
    const texts = before(folder);
    if (texts.size > 0 || statuses.some((status) => status !== "added")) {
        const [old, present] = [naming(texts, folder), naming(after(folder), folder)];
        if (old !== present && present !== name)
            throw new Undecidable(`the earlier name of the project in ${(0,_safety_net_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteName */ .AB)(folder)} is unknown`);
        // With a new manifest, the folder may be a new project.
        return { name: old === present ? name : old, isDoubtful: statuses.includes("added") };
    }
    // In moon, any folder can be a project, even without a manifest.
    return (await isMoonFolder())
        ? { name: naming(_manifests_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_MANIFESTS */ .$6, folder) ?? name, isDoubtful: true }
        : { name: undefined, isDoubtful: false };
}
/** Returns the removed projects: their folders are no projects of the tool now. */
function findRemoved({ naming, before, after }, folders, isMember) {
    return folders.flatMap((path) => {
        const texts = before(path);
        const was = isMember(path, texts);
        if (was === undefined) {
            const [manifest = ""] = texts.keys();
            const change = after(path).size > 0 ? "renames its project" : "was deleted, so a project was removed, moved or renamed";
            throw new Undecidable(`${(0,_safety_net_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteName */ .AB)(`${path}/${manifest}`)} ${change}`);
        }
        const name = was ? naming(texts, path) : undefined;
        return name === undefined ? [] : [{ name, path, atTop: false }];
    });
}
/** True when a folder may have been a project at the earlier commit, and is no project now. */
function mayBeRemoved({ naming, before, after }, folder) {
    const [old, present] = [before(folder), after(folder)];
    if (old.size === 0)
        return false;
    return [...old.keys()].join() !== [...present.keys()].join() || naming(old, folder) !== naming(present, folder);
}


/***/ })

};
