export const id = 4648;
export const ids = [4648];
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

/***/ 4203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ readCheckedOutCommit),
/* harmony export */   QX: () => (/* binding */ isAncestor),
/* harmony export */   VV: () => (/* binding */ resolveGitObjectId),
/* harmony export */   cP: () => (/* binding */ findMissingCommits),
/* harmony export */   fe: () => (/* binding */ findMergeBase),
/* harmony export */   g_: () => (/* binding */ findMergedPullRequest),
/* harmony export */   w_: () => (/* binding */ findMergeBasesInShallowClone)
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
async function resolveGitObjectId(git, name) {
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
 * Returns the merge bases of two commits. `cut` contains the commits whose parents are missing in the clone. If a
 * missing parent could lead to a better merge base, returns an empty list.
 */
async function findMergeBasesInShallowClone(git, one, other, cut) {
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


/***/ }),

/***/ 4648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HL: () => (/* binding */ readGitBlobs),
/* harmony export */   I3: () => (/* binding */ listTreeFiles),
/* harmony export */   QV: () => (/* binding */ readFilesAtCommit),
/* harmony export */   Uu: () => (/* binding */ findImportLines),
/* harmony export */   Vf: () => (/* binding */ SOURCE_FILE_GLOBS),
/* harmony export */   gi: () => (/* binding */ findGoImports),
/* harmony export */   oQ: () => (/* binding */ listTreeChanges)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);
/* harmony import */ var _commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4203);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5349);




const MAXIMUM_BYTES = 64 * 1024 * 1024;
/**
 * Reads the files that exist at a commit. The content of a link is its destination. @throws InputError if the commit is
 * missing, or if the files together exceed the limit
 */
async function readFilesAtCommit(git, commit, paths, maximumBytes = MAXIMUM_BYTES) {
    const unique = [...new Set(paths)];
    const names = await Promise.all(unique.map((path) => resolveName(git, commit, path)));
    const [root, ...objects] = await readNamed(git, [`${commit}^{tree}`, ...names], maximumBytes).catch((error) => {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OperationError */ .OK) || error.kind !== "input")
            throw error;
        const list = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTruncatedList */ .En)(unique, SHOWN_PATHS, (path) => JSON.stringify(path));
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([`The files ${list} have more than ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(maximumBytes)} at commit ${commit}.`]);
    });
    if (root === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([`The clone does not contain the commit ${commit}.`]);
    return new Map(unique.flatMap((path, index) => {
        const object = objects[index];
        return object?.kind === "blob" ? [[path, object.content]] : [];
    }));
}
const SHOWN_PATHS = 3;
/**
 * Returns the object of a path. Uses a separate process for a path with a line break, because git reads one name per
 * line.
 */
async function resolveName(git, commit, path) {
    const name = `${commit}:${path}`;
    if (!/[\r\n]/.test(path))
        return name;
    return (await (0,_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveGitObjectId */ .VV)(git, name)) ?? "0".repeat(40);
}
/** Reads blobs by their ids. Omits objects that are not in the clone. @throws OperationError above the size limit */
async function readGitBlobs(git, ids, maximumBytes) {
    const unique = [...new Set(ids)];
    const objects = unique.length === 0 ? [] : await readNamed(git, unique, maximumBytes);
    return new Map(unique.flatMap((id, index) => {
        const content = objects[index]?.content;
        return content === undefined ? [] : [[id, content]];
    }));
}
/**
 * Reads objects in the order of their names; undefined for a missing object. @throws OperationError above the size
 * limit
 */
async function readNamed(git, names, maximumBytes) {
    const stdin = names.map((name) => `${name}\n`).join("");
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitOutput */ .Ug)(git, ["cat-file", "--batch", "--buffer"], { stdin, maximumBytes });
    let start = 0;
    return names.map(() => {
        const content = output.indexOf(0x0a, start) + 1;
        const [, kind, size] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(output.toString("latin1", start, content - 1)) ?? [];
        const end = content + Number(size ?? 0);
        // Git prints a line break after each content.
        start = size === undefined ? content : end + 1;
        return size === undefined ? undefined : { kind, content: output.subarray(content, end) };
    });
}
const KINDS = new Map([
    ["120000", "link"],
    ["160000", "submodule"],
]);
/** Lists the needed files of a commit, also those that a sparse checkout omits. */
async function listTreeFiles(git, commit, isNeeded) {
    const args = ["ls-tree", "-r", "-z", "--full-tree", `${commit}^{tree}`];
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitOutput */ .Ug)(git, args, { maximumBytes: TREE_BYTES });
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
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitOutput */ .Ug)(git, ["diff-tree", ...options, from, to, "--"], { maximumBytes: TREE_BYTES });
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
/** Finds Go files of a commit that import a package of a module. Returns the module paths by file. */
async function findGoImports(git, commit, modules) {
    const patterns = modules.flatMap((path) => ["-e", `["\`]${escapePattern(path)}["\`/]`]);
    const options = ["--only-matching", "--null", "--extended-regexp", "-I", "--no-color"];
    const args = ["grep", ...options, ...patterns, commit, "--", "*.go"];
    const end = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(git, args);
    if (end.code !== 0 && end.code !== 1)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .createGitError */ .N3)(git, args, end);
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
const IMPORT = `(^|[^[:alnum:]_])(from|import|require)[[:space:]]*\\(?[[:space:]]*(/[*][^*]*[*]/[[:space:]]*)*["'\`]`;
/** Globs of files in which Nx finds imports. */
const SOURCE_FILE_GLOBS = ["ts", "tsx", "js", "jsx", "mts", "mjs", "cts", "cjs", "vue"].map((extension) => `*.${extension}`);
/**
 * Returns the lines that look like imports in the source files of a commit below the given folders. Each line has the
 * path of its file.
 */
async function findImportLines(git, commit, folders) {
    const files = folders.flatMap((folder) => SOURCE_FILE_GLOBS.map((glob) => `:(top,glob)${folder === "." ? "" : `${escapeGlob(folder)}/`}**/${glob}`));
    const output = await grep(git, ["--extended-regexp", "-e", IMPORT], commit, files);
    return output.split("\n").flatMap((text) => {
        const end = text.indexOf("\0");
        return end < 0 ? [] : [{ path: text.slice(commit.length + 1, end), line: text.slice(end + 1) }];
    });
}
async function grep(git, options, commit, paths) {
    const args = ["grep", "--null", "-I", "--no-color", "--full-name", ...options, commit, "--", ...paths];
    const end = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(git, args, { maximumBytes: TREE_BYTES });
    if (end.code !== 0 && end.code !== 1)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .createGitError */ .N3)(git, args, end);
    return end.stdout.toString("utf8");
}
function escapeGlob(text) {
    return text.replace(/[\\*?[\]]/g, "\\$&");
}
function escapePattern(text) {
    return text.replace(/[.[\]{}()*+?^$|\\]/g, "\\$&");
}


/***/ })

};
