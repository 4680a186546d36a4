export const id = 6590;
export const ids = [6590,1288];
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
        // This working folder prevents that git starts a program of the checkout.
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

/***/ 6590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  computeImpactedTargets: () => (/* binding */ computeImpactedTargets),
  computeList: () => (/* binding */ computeList)
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
/** Lists the files that differ between two commits. A renamed file counts as one deleted and one added file. */
async function listChangedFiles(git, from, to) {
    const output = await (0,git_git/* readGitOutput */.Ug)(git, [
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
    const isText = (0,external_node_buffer_.isUtf8)(output);
    // If one name is not UTF-8, latin1 preserves the bytes of all names until each name is decoded.
    const fields = output.toString(isText ? "utf8" : "latin1").split("\0");
    const files = [];
    for (let index = 0; index + 1 < fields.length; index += 2) {
        const [letter = "", name = ""] = fields.slice(index, index + 2);
        const status = STATUS_OF.get(letter);
        if (status === undefined)
            throw new errors/* InputError */.dz([`Git listed a changed file with the status ${JSON.stringify(letter)}, which is unknown.`]);
        files.push(isText ? { path: name, status } : { ...decodeName(name), status });
    }
    if (fields.length % 2 === 0 || fields.at(-1) !== "")
        throw new errors/* InputError */.dz(["Git printed an incomplete list of changed files."]);
    return files;
}
/** Decodes a file name. Replaces bytes that are not UTF-8 with text such as `\xFF`. */
function decodeName(latin1) {
    const bytes = Buffer.from(latin1, "latin1");
    if ((0,external_node_buffer_.isUtf8)(bytes))
        return { path: bytes.toString("utf8") };
    const shownAs = latin1.replace(/[^\x20-\x5b\x5d-\x7e]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
    return { path: undefined, shownAs };
}
/** Lists tracked files with one of these names that are missing in a sparse checkout. */
async function listSparseFiles(git, names) {
    const patterns = names.map((name) => `:(top,glob)**/${name}`);
    const output = await (0,git_git/* readGitOutput */.Ug)(git, ["ls-files", "-t", "-z", "--", ...patterns]);
    // Git prints `S` before a file that is missing in the work tree.
    return output
        .toString("utf8")
        .split("\0")
        .flatMap((entry) => (entry.startsWith("S ") ? [entry.slice(2)] : []));
}

// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/src/git/commits.js


/**
 * Variable that stops a partial clone from downloading a commit when git only checks if it exists (git 2.45 and later).
 */
const NO_FETCH = { GIT_NO_LAZY_FETCH: "1" };
/** Reads the checked-out commit and its parents. In a shallow clone, parents may be missing. @throws InputError */
async function readCheckedOutCommit(git) {
    const found = await readCommit(git, "HEAD");
    if (found !== undefined)
        return found;
    throw new errors/* InputError */.dz([`No commit is checked out in ${git.root}.`], { details: git_git/* CHECKOUT_ADVICE */.Op });
}
async function readCommit(git, name) {
    const output = await (0,git_git/* readGitOutput */.Ug)(git, ["cat-file", "--batch"], { stdin: `${name}^{commit}\n` });
    const [header = "", ...lines] = output.toString("latin1").split("\n\n", 1)[0]?.split("\n") ?? [];
    const sha = /^([0-9a-f]+) commit \d+$/.exec(header)?.[1];
    if (sha === undefined)
        return undefined;
    return { sha, parents: lines.flatMap((line) => /^parent ([0-9a-f]+)$/.exec(line)?.[1] ?? []) };
}
async function resolveObject(git, name) {
    const { code, stdout } = await (0,git_git/* runGit */.EO)(git, ["rev-parse", "--verify", "--quiet", name]);
    return code === 0 ? stdout.toString("latin1").trim() : undefined;
}
async function findMissingCommits(git, commits) {
    const stdin = commits.map(({ sha }) => `${sha}^{commit}\n`).join("");
    const output = await (0,git_git/* readGitOutput */.Ug)(git, ["cat-file", "--batch-check"], { stdin, environment: NO_FETCH });
    const lines = output.toString("latin1").split("\n");
    return commits.filter((_, index) => !/^[0-9a-f]+ commit \d+$/.test(lines[index] ?? ""));
}
/**
 * Returns the number of the pull request for a merge commit of GitHub, from the ref that `actions/checkout` creates.
 */
async function findMergedPullRequest(git, sha) {
    const args = ["for-each-ref", `--points-at=${sha}`, "--format=%(refname)", "refs/remotes/pull/"];
    const refs = (await (0,git_git/* readGitOutput */.Ug)(git, args)).toString("utf8");
    const number = /^refs\/remotes\/pull\/(\d+)\/merge$/m.exec(refs)?.[1];
    return number === undefined ? undefined : Number(number);
}
/**
 * Returns the merge bases of two commits. Returns an empty list if commits in `cut`, which have no parents here, may
 * hide better ones.
 */
async function findCertainMergeBases(git, one, other, cut) {
    const args = ["merge-base", "--all", one, other];
    const end = await (0,git_git/* runGit */.EO)(git, args);
    if (end.code === 1)
        return [];
    if (end.code !== 0)
        throw (0,git_git/* createGitError */.N3)(git, args, end);
    const bases = linesIn(end.stdout);
    if (cut.size === 0)
        return bases;
    const above = linesIn(await (0,git_git/* readGitOutput */.Ug)(git, ["rev-list", one, other, ...bases.map((base) => `^${base}`)]));
    return above.some((sha) => cut.has(sha)) ? [] : bases;
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
    return (await (0,git_git/* runGit */.EO)(git, ["merge-base", "--is-ancestor", sha, descendant])).code === 0;
}

;// CONCATENATED MODULE: ./lib/src/git/read-file.js



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
        throw new errors/* InputError */.dz([`${JSON.stringify(path)} at ${commit} has ${size} bytes, but the limit is ${maximumBytes}.`]);
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
    const names = await Promise.all(paths.map((path) => resolveName(git, commit, path)));
    const stdin = [`${commit}^{tree}`, ...names].map((name) => `${name}\n`).join("");
    const output = await (0,git_git/* readGitOutput */.Ug)(git, ["cat-file", "--batch-check"], { stdin });
    const [tree, ...lines] = output.toString("utf8").split("\n");
    if (FOUND.exec(tree ?? "") === null)
        throw new errors/* InputError */.dz([`The clone does not contain the commit ${commit}.`]);
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
    return (await resolveObject(git, name)) ?? "0".repeat(40);
}
async function readBlobs(git, sizes) {
    if (sizes.size === 0)
        return new Map();
    const total = [...sizes.values()].reduce((sum, size) => sum + size + 100, 0);
    const stdin = [...sizes.keys()].map((id) => `${id}\n`).join("");
    const output = await (0,git_git/* readGitOutput */.Ug)(git, ["cat-file", "--batch"], { stdin, maximumBytes: total });
    const contents = new Map();
    let start = 0;
    for (const [id, size] of sizes) {
        const content = output.indexOf(0x0a, start) + 1;
        if (output.toString("latin1", start, content) !== `${id} blob ${size}\n`)
            throw new errors/* InputError */.dz([`Git did not read the object ${id}.`]);
        contents.set(id, output.subarray(content, content + size));
        start = content + size + 1;
    }
    return contents;
}
/** Lists tracked text files that contain a name in quotes, or a slash and a folder name. */
async function findFilesNaming(git, { names, folders }) {
    const patterns = [
        ...names.map((name) => `${QUOTE}${escapePattern(name)}(${QUOTE}|[/:])`),
        ...folders.map((name) => `/${escapePattern(name)}(${QUOTE}|[])/,;[:space:]]|$)`),
    ].filter((pattern) => !/[\n\r]/.test(pattern));
    if (patterns.length === 0)
        return [];
    const options = ["--files-with-matches", "--null", "--extended-regexp", "-I", "--no-color"];
    const args = ["grep", ...options, ...patterns.flatMap((pattern) => ["-e", pattern]), "--"];
    const end = await (0,git_git/* runGit */.EO)(git, args);
    if (end.code !== 0 && end.code !== 1)
        throw (0,git_git/* createGitError */.N3)(git, args, end);
    return end.stdout
        .toString("utf8")
        .split("\0")
        .filter((path) => path !== "");
}
const QUOTE = "[\"'`]";
function escapePattern(text) {
    return text.replace(/[.[\]{}()*+?^$|\\]/g, "\\$&");
}

// EXTERNAL MODULE: ./lib/src/impacted-targets/ownership.js
var ownership = __webpack_require__(2994);
// EXTERNAL MODULE: ./lib/src/globs/glob.js + 1 modules
var globs_glob = __webpack_require__(4409);
// EXTERNAL MODULE: ./lib/src/text/problem.js
var problem = __webpack_require__(8215);
// EXTERNAL MODULE: ./lib/src/impacted-targets/inputs.js
var inputs = __webpack_require__(8506);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/safety-net.js






/** Classifies files by `impact-all-paths`, `ignored-paths`, owners (`claims`; undefined if unknown), `inert-paths`. */
function classifyFiles(files, net, claims) {
    return files.map((file) => {
        const { status } = file;
        const path = file.path ?? file.shownAs;
        // Patterns cannot match a name that is not UTF-8 or a very long path, so no target owns it.
        const isPath = file.path !== undefined && path.length <= globs_glob/* MAX_PATH_LENGTH */.Kb;
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
    // A single source returns each owner once. Skipping the set saves time with 100,000 files.
    if (known.length <= 1)
        return known[0];
    return { ownersOf: (path) => [...new Set(known.flatMap((each) => each.ownersOf(path)))] };
}
async function createSafetyNet(patterns) {
    const { folder, impactAllPaths, ignoredPaths = [], inertPaths } = patterns;
    return {
        impactAll: await indexPatterns(addWorkspace(impactAllPaths, inputs/* DEFAULT_IMPACT_ALL_PATHS */.oE, folder)),
        ignored: await indexPatterns(ignoredPaths),
        inert: await indexPatterns(addWorkspace(inertPaths, inputs/* DEFAULT_INERT_PATHS */.eD, folder)),
    };
}
/** Applies default patterns to the top of the workspace too, if that is not the top of the repository. */
function addWorkspace(patterns, defaults, folder) {
    if (folder === "." || patterns.join("\n") !== defaults.join("\n"))
        return patterns;
    const escaped = folder.replace(/[\\*?[\]{}()!+@|]/g, "\\$&");
    return [...patterns, ...patterns.map((pattern) => `${escaped}/${pattern}`)];
}
/** Creates an index in which each pattern owns its matches, except those of later exclusions. */
async function indexPatterns(texts) {
    const picomatch = await (0,globs_glob/* loadPicomatch */.TH)();
    const patterns = texts.map((text) => (0,ownership.readPattern)(text, picomatch));
    const owned = patterns.flatMap((pattern, index) => pattern.excludes
        ? []
        : [[pattern.text, [pattern, ...patterns.slice(index + 1).filter(({ excludes }) => excludes)]]]);
    return (0,ownership.createPathOwners)(new Map(owned));
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
/** True when every file impacts nothing, if its owners are what `claims` says. */
function hasOnlyInertFiles(files) {
    return files.every(({ effect }) => effect.kind === "ignored" || effect.kind === "inert");
}
/** Returns the end of a reason about the inert files; empty without any. */
function formatInertReason(files) {
    const inert = files.flatMap(({ path, effect }) => (effect.kind === "inert" ? [quoteName(path)] : []));
    if (inert.length === 0)
        return "";
    const are = inert.length === 1 ? "is" : "are";
    return `, and ${(0,format/* formatCount */.B4)(inert.length, "file")} that no target claims ${are} in inert-paths: ${joinReasons(inert)}`;
}
const MAX_NAMED_FILES = 10;
/** Returns the reason if files without an owner impact everything. @throws InputError if `onUnclaimed` is `error` */
function findUnclaimedReason(files, onUnclaimed) {
    const unclaimed = files.flatMap(({ path, effect }) => (effect.kind === "unclaimed" ? [path] : []));
    if (unclaimed.length === 0 || onUnclaimed === "ignore")
        return undefined;
    if (onUnclaimed === "all")
        return joinReasons(unclaimed.map((path) => `no target claims ${quoteName(path)}`));
    const named = (0,format/* formatTruncatedList */.En)(unclaimed, MAX_NAMED_FILES, (path) => JSON.stringify(path));
    throw new errors/* InputError */.dz([(0,problem/* textWithNames */.EU) `No target claims ${named}, and ${(0,problem/* inputName */.yu)("on-unclaimed")} is error.`], {
        details: [
            (0,problem/* textWithNames */.EU) `Claim the path with a target, or add it to ${(0,problem/* inputName */.yu)("ignored-paths")} or ${(0,problem/* inputName */.yu)("impact-all-paths")}.`,
        ],
    });
}
/** Returns a problem if the producer's list omits the project of a changed file. Some tools skip unusual file names. */
function findOverlooked(listed, files, projects) {
    for (const { path, effect } of files) {
        const owners = effect.kind === "claimed" ? projects.ownersOf(path) : [];
        if (owners.length > 0 && !owners.some((owner) => listed.has(owner)))
            return `does not list ${owners.map(quoteName).join(", ")}, although ${quoteName(path)} changed`;
    }
    return undefined;
}
/** Returns a reason for each target: its first changed file, else its dependency, else the producer. */
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
/** Quotes a name if it contains spaces or other characters that could confuse in a sentence. */
function quoteName(path) {
    return /^[\p{L}\p{M}\p{N}@._/+~*-]+$/u.test(path) ? path : JSON.stringify(path);
}

// EXTERNAL MODULE: ./lib/src/impacted-targets/producers/parsing.js
var parsing = __webpack_require__(7527);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/manifests.js



/** True when a path is below a folder. `.` is the top folder of the repository. */
function isPathBelow(path, folder) {
    return path !== "." && (folder === "." || path.startsWith(`${folder}/`));
}
function findChangedManifests(files, names) {
    return files.flatMap(({ path, status }) => {
        if (path === undefined)
            return [];
        const manifest = { path, status, folder: external_node_path_.posix.dirname(path), name: external_node_path_.posix.basename(path) };
        return names.includes(manifest.name) ? [manifest] : [];
    });
}
const NO_MANIFESTS = new Map();
async function readManifestsAt(git, commit, paths) {
    const texts = new Map();
    for (const [path, bytes] of await readFilesAt(git, commit, paths)) {
        const folder = external_node_path_.posix.dirname(path);
        const ofFolder = texts.get(folder) ?? new Map();
        texts.set(folder, ofFolder.set(external_node_path_.posix.basename(path), bytes.toString("utf8")));
    }
    return (folder) => texts.get(folder) ?? NO_MANIFESTS;
}
const KINDS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];
function readPackageManifest(text, folder) {
    const json = parseLenientJson(text);
    if (typeof json !== "object" || json === null || Array.isArray(json))
        return undefined;
    const needs = KINDS.flatMap((kind) => Object.entries(Object((0,parsing/* getField */.VI)(json, kind))).map(([name, range]) => parseNeed(name, typeof range === "string" ? range : "", folder)));
    return {
        name: (0,parsing/* getText */.q4)(json, "name"),
        nxName: (0,parsing/* getText */.q4)(json, "nx.name"),
        needs: needs.filter((need) => need !== undefined),
    };
}
/** Versions that name a folder: `link:`, `file:`, `portal:` and relative paths. */
const FOLDER_RANGE = /^(?:link|file|portal):(.*)$|^(?:workspace:)?(\.{1,2}(?:\/.*)?)$/;
/** Versions that name another package: `workspace:name@range` and `npm:name@range`. */
const ALIAS_RANGE = /^(?:workspace|npm):(@?[^@/]+(?:\/[^@]+)?)@./;
/** Versions that name a package outside of the workspace. */
const EXTERNAL_RANGE = /^(?:git|github|gitlab|bitbucket|gist|https?|ssh|jsr)[:+]|^[\w.-]+\/[\w.-]+(?:#|$)/;
/** Reads a dependency. Ignores version numbers: if they do not match, at most one target too many is impacted. */
function parseNeed(name, range, folder) {
    const [, linked, ofWorkspace = linked] = FOLDER_RANGE.exec(range) ?? [];
    if (ofWorkspace !== undefined)
        return { kind: "folder", folder: external_node_path_.posix.join(folder, ofWorkspace).replace(/\/$/, "") };
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
const packageNaming = (texts) => packageOf(texts)?.name;
const nxNaming = (texts, folder) => {
    const project = texts.get("project.json");
    const found = packageOf(texts);
    if (project === undefined && found === undefined)
        return undefined;
    return nameInJson(project) ?? found?.nxName ?? found?.name ?? external_node_path_.posix.basename(folder).toLowerCase();
};
/** In moon, any folder can be a project, even without a manifest. */
const moonNaming = (texts, folder) => moonId(texts) ?? external_node_path_.posix.basename(folder);
function listWorkspaceManifests(folder) {
    return WORKSPACE_MANIFESTS.map((name) => external_node_path_.posix.join(folder, name));
}
const NAME_READERS = new Map([
    ["nx", nxNaming],
    ["moon", moonNaming],
    ...["turbo", "pnpm", "lerna", "rush"].map((tool) => [tool, packageNaming]),
]);
/** Returns all names in the manifests, to detect a new name without knowing the tool. */
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
    return text === undefined ? undefined : (0,parsing/* getText */.q4)(parseLenientJson(text), "name");
}
function moonId(texts) {
    for (const format of MOON_FORMATS) {
        const text = texts.get(`moon.${format}`);
        if (text === undefined)
            continue;
        return format.startsWith("json") ? (0,parsing/* getText */.q4)(parseLenientJson(text), "id") : readIdLine(text);
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
/** Returns the first group of the first line that matches. Matching single lines limits the time of a pattern. */
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
            // The text is not JSON, or has too many escapes for the regular expressions.
        }
    }
    return undefined;
}
/** Pattern for a JSON string with linear time. Without a closing quotation mark, it matches to the end of the file. */
const JSON_TEXT = /("[^"\\]*(?:\\[\s\S][^"\\]*)*"?)/;
const COMMENTS = new RegExp(`${JSON_TEXT.source}|//[^\\n]*|/\\*[\\s\\S]*?(?:\\*/|$)`, "g");
const TRAILING_COMMAS = new RegExp(`${JSON_TEXT.source}|,(?=\\s*[}\\]])`, "g");
function withoutComments(text) {
    return text
        .replace(/^\uFEFF/, "")
        .replace(COMMENTS, "$1")
        .replace(TRAILING_COMMAS, "$1");
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
async function readIsMember(git, commit, { workspace, producer }) {
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
        // Nx combines the lists of all files. For other tools, it is unknown which file applies.
        if (producer === "nx" && answers.includes(true))
            return true;
        return answers.every((answer) => answer === answers[0]) ? answers[0] : undefined;
    };
}
async function globsIn(file, text, producer) {
    switch (file) {
        case "package.json":
            return globsOf((0,parsing/* getField */.VI)(parseLenientJson(text), "workspaces"), "packages");
        case "lerna.json": {
            const globs = globsOf((0,parsing/* getField */.VI)(parseLenientJson(text), "packages"));
            // If lerna.json has no list, Lerna uses the package manager's list, and Nx uses an old default.
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
    const list = Array.isArray(value) ? value : (0,parsing/* getField */.VI)(value, within);
    if (!Array.isArray(list))
        return "unreadable";
    const texts = list.filter((item) => typeof item === "string");
    return texts.length === list.length ? texts : "unreadable";
}
/** Creates a membership by one list. Undefined for a folder that is excluded and later included: tools differ there. */
function listMatcher(list, picomatch) {
    const rules = list.map((text) => {
        const excludes = text.startsWith("!");
        const glob = text
            .slice(excludes ? 1 : 0)
            .replace(/^(?:\.?\/)+/, "")
            .replace(/\/$/, "");
        return { excludes, fits: (0,globs_glob/* createGlobMatcher */.P8)(glob, { windows: false, nonegate: true }, picomatch) };
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






/** Error for a change whose impact is unknown. The message is the reason to impact everything. */
class Undecidable extends Error {
}
/** Reconstructs the projects before a change from the present ones and the old manifests. @throws Undecidable */
async function readWorkspaceHistory(git, { from, to }, change) {
    const { producer, workspace, projects, changed } = change;
    const touched = new Map();
    for (const { folder, status } of findChangedManifests(changed, WORKSPACE_MANIFESTS))
        if (isPathBelow(folder, workspace))
            (0,ownership.appendToList)(touched, folder, status);
    const paths = [...touched.keys()].flatMap(listWorkspaceManifests);
    // The manifest of a project at the top is that of the workspace.
    const manifestFolder = (path) => (path === "." ? workspace : path);
    const ofProjects = projects.map(({ path }) => external_node_path_.posix.join(manifestFolder(path), "package.json"));
    const [before, after] = await Promise.all([
        readManifestsAt(git, from, paths),
        readManifestsAt(git, to, [...paths, ...ofProjects]),
    ]);
    const naming = NAME_READERS.get(producer);
    if (naming === undefined)
        throw new Error(`The producer ${producer} does not define names of projects.`);
    const sides = { naming, before, after };
    const extended = new Set(changed.flatMap(({ path, status }) => (path !== undefined && status === "added" ? [external_node_path_.posix.dirname(path)] : [])));
    const members = [];
    const earlier = [];
    const doubtful = new Set();
    for (const { name, path, needs } of projects) {
        const member = { name, path, needs, manifest: manifestOf(after(manifestFolder(path)), path) };
        members.push(member);
        const statuses = touched.get(path);
        const isMoonFolder = async () => producer === "moon" && (await isFolderAt(git, from, path));
        const found = statuses === undefined
            ? // A new file of an unknown kind may have made this folder a project.
                { old: member, isDoubtful: member.manifest === undefined && extended.has(path) }
            : await earlierMember(sides, member, statuses, isMoonFolder);
        if (found.old !== undefined)
            earlier.push(found.old);
        if (found.isDoubtful)
            doubtful.add(path);
    }
    const currentPaths = new Set(projects.map(({ path }) => path));
    const candidates = [...touched.keys()].filter((folder) => !currentPaths.has(folder) && mayBeRemoved(sides, folder));
    const removed = candidates.length === 0 ? [] : findRemovedMembers(sides, candidates, change, await readIsMember(git, from, change));
    return {
        before: [...earlier, ...removed],
        after: members,
        removed,
        /** Folders that may be new projects. Before the change, an outer project then owned their files. */
        doubtful,
    };
}
/** Returns a project with changed manifests as it was before. `old` is undefined if the project is new. */
async function earlierMember({ naming, before, after }, { name, path }, statuses, isMoonFolder) {
    const texts = before(path);
    if (texts.size > 0 || statuses.some((status) => status !== "added")) {
        const [old, present] = [naming(texts, path), naming(after(path), path)];
        if (old !== present && present !== name)
            throw new Undecidable(`the earlier name of the project in ${quoteName(path)} is unknown`);
        const oldName = old === present ? name : old;
        return {
            old: oldName === undefined ? undefined : { name: oldName, path, manifest: manifestOf(texts, path) },
            // The new manifest may have made the folder a project.
            isDoubtful: statuses.includes("added"),
        };
    }
    // In moon, any folder can be a project, even without a manifest.
    return (await isMoonFolder())
        ? { old: { name: naming(NO_MANIFESTS, path) ?? name, path, manifest: undefined }, isDoubtful: true }
        : { old: undefined, isDoubtful: false };
}
function findRemovedMembers({ naming, before, after }, folders, { workspace, producer }, isMember) {
    return folders.flatMap((path) => {
        const texts = before(path);
        const within = workspace === "." ? path : path.slice(workspace.length + 1);
        const was = (producer === "nx" && texts.has("project.json")) || isMember(within);
        if (was === undefined) {
            const [manifest = ""] = texts.keys();
            const change = after(path).size > 0 ? "renames its project" : "was deleted, so a project was removed, moved or renamed";
            throw new Undecidable(`${quoteName(`${path}/${manifest}`)} ${change}`);
        }
        const name = was ? naming(texts, path) : undefined;
        return name === undefined ? [] : [{ name, path, manifest: manifestOf(texts, path) }];
    });
}
/** True when a folder is no project now, but may have been one, because its manifests or its name changed. */
function mayBeRemoved({ naming, before, after }, folder) {
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
        throw new Undecidable(`${quoteName(`${folder}/package.json`)} is not valid JSON at one of the two commits`);
    return manifest;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/cross-check.js





/** Finds targets that a producer's list omits: owners of changed files, and dependents. @throws Undecidable */
async function prepareCrossCheck(git, range, { ignored, ...change }) {
    const history = await readWorkspaceHistory(git, range, change);
    // Only Nx finds dependencies in source files, so only its projects may still mention a removed one.
    const mentions = change.producer === "nx" ? await findMentionsOfRemoved(git, history, ignored) : new Map();
    const before = (0,ownership.createProjectOwners)(history.before, history.doubtful);
    const after = (0,ownership.createProjectOwners)(history.after);
    return {
        before,
        after,
        /** Returns a reason for each target that a file, a mention or a dependency adds. The list may have it or not. */
        explain(listed, files) {
            const reasons = new Map(mentions);
            for (const { path, effect } of files) {
                if (effect.kind !== "claimed")
                    continue;
                for (const owner of after.ownersOf(path))
                    reasons.set(owner, `owns ${quoteName(path)}, which changed`);
                for (const owner of before.ownersOf(path))
                    if (!reasons.has(owner))
                        reasons.set(owner, `owned ${quoteName(path)} before the change`);
            }
            const graphs = [
                indexDependents(history.after, "depends", change),
                indexDependents(history.before, "depended", change),
            ];
            // Dependents of changed files come first, so that these reasons also cover targets of the list.
            for (const starts of [[], listed])
                for (const [dependent, why] of findDependents([...reasons.keys(), ...starts], graphs))
                    reasons.set(dependent, why);
            return reasons;
        },
    };
}
/** Finds targets with files that still mention a removed project. @throws Undecidable if such a file has no owner */
async function findMentionsOfRemoved(git, { removed, after }, ignored) {
    const owners = (0,ownership.createProjectOwners)(after);
    // A project that was only moved still has this name, so a mention of it is valid.
    const present = new Set(after.flatMap(({ name, manifest }) => [name, manifest?.name]));
    const mentions = new Map();
    for (const { name, path: folder, manifest } of removed) {
        const names = [...new Set([name, manifest?.name ?? name])].filter((each) => !present.has(each));
        for (const path of await findFilesNaming(git, { names, folders: [external_node_path_.posix.basename(folder)] })) {
            if (ignored.ownersOf(path).length > 0)
                continue;
            const mentioning = owners.ownersOf(path);
            if (mentioning.length === 0 && !path.endsWith(".md"))
                throw new Undecidable(`${quoteName(folder)} was removed, but ${quoteName(path)} still mentions its project`);
            for (const owner of mentioning)
                mentions.set(owner, `still mentions ${quoteName(name)} in ${quoteName(path)}, but that project was removed`);
        }
    }
    return mentions;
}
/** Returns the direct dependents of each project, from manifests and from the tool's own graph. */
function indexDependents(members, verb, { producer, workspace }) {
    const byPackage = new Map();
    const byFolder = new Map();
    for (const { name, path, manifest } of members) {
        const packageName = manifest === undefined ? name : manifest.name;
        if (packageName !== undefined)
            (0,ownership.appendToList)(byPackage, packageName, name);
        (0,ownership.appendToList)(byFolder, path, name);
    }
    const dependents = new Map();
    for (const { name, path, manifest, needs = [] } of members) {
        const needed = (manifest?.needs ?? []).flatMap((need) => (need.kind === "name" ? byPackage.get(need.name) : byFolder.get(need.folder)) ?? []);
        const file = external_node_path_.posix.join(path === "." ? workspace : path, "package.json");
        for (const [from, names] of [[quoteName(file), needed], [`graph of ${producer}`, needs]]) {
            const why = (other) => `${verb} on ${quoteName(other)} (${from})`;
            for (const each of names)
                (0,ownership.appendToList)(dependents, each, { name, why });
        }
    }
    return dependents;
}
/** Returns all direct and indirect dependents with their reasons. The nearest dependents come first. */
function findDependents(names, graphs) {
    const found = new Map();
    const open = [...names];
    const known = new Set(open);
    for (const name of open) {
        for (const graph of graphs) {
            for (const dependent of graph.get(name) ?? []) {
                if (known.has(dependent.name))
                    continue;
                known.add(dependent.name);
                found.set(dependent.name, dependent.why(name));
                open.push(dependent.name);
            }
        }
    }
    return found;
}

// EXTERNAL MODULE: ./lib/src/text/suggest.js
var suggest = __webpack_require__(4618);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/exclusion.js





/** Removes excluded targets, but not their dependents. @throws InputError for a name that no project has */
function excludeTargets(targets, { names, producer, known, source }, { log, nameInput }) {
    const removed = [...new Set(names)].filter((name) => targets.has(name));
    if (known !== undefined)
        rejectUnknownNames(names, new Set([...known, ...targets]));
    else if (names.length > 0 && targets.size > 0 && removed.length === 0) {
        const all = (0,format/* formatList */.ki)(names.map(quoteName), MAX_NAMED);
        const meant = names.flatMap((name) => (0,suggest/* findClosestName */.YI)(name, targets) ?? [])[0];
        const hint = meant === undefined ? "" : ` Did you mean ${quoteName(meant)}?`;
        log.warning(`The list contains none of the targets in ${nameInput("exclude")}: ${all}. The producer ${producer} does not list its projects, so check the spelling.${hint}`);
    }
    const left = new Set(removed);
    const kept = [...targets].filter((target) => !left.has(target));
    const joined = joinReasons(removed.map(quoteName));
    if (joined === undefined)
        return { kept, reason: source };
    const some = `${source}, without excluded targets: ${joined}`;
    return { kept, reason: kept.length > 0 ? some : `only excluded targets are impacted: ${joined}` };
}
const MAX_NAMED = 5;
function rejectUnknownNames(names, known) {
    const problems = names.flatMap((name) => {
        if (known.has(name))
            return [];
        const meant = (0,suggest/* findClosestName */.YI)(name, known);
        const hint = (0,suggest/* formatHint */.FD)(meant && JSON.stringify(meant));
        return [(0,problem/* toProblem */.H8)("exclude", `no project or target has the name ${JSON.stringify(name)}${hint}.`)];
    });
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/moved-projects.js






/** Manifests of other tools, with a pattern for the line with the project's name. */
const OTHER_MANIFESTS = new Map([
    // pnpm accepts these two in place of `package.json`.
    ["package.json5", /^[ \t]*["']?name["']?[ \t]*:(.*)$/],
    ["package.yaml", /^name[ \t]*:(.*)$/],
    ["Cargo.toml", /^name[ \t]*=(.*)$/],
    ["pyproject.toml", /^name[ \t]*=(.*)$/],
    ["go.mod", /^module[ \t]+(\S+)/],
    ...["BUILD", "BUILD.bazel", "BUILD.pants", "build.gradle", "build.gradle.kts", "pom.xml"].map((file) => [file, undefined]),
]);
const MANIFEST_NAMES = [...WORKSPACE_MANIFESTS, ...OTHER_MANIFESTS.keys()];
/** Returns the reason if changed manifests impact everything. No tool knows the dependents of a removed project. */
async function findMoveReason(git, range, files, { naming, checkedFolder, }) {
    const manifests = findChangedManifests(files, MANIFEST_NAMES).filter(({ folder, name }) => checkedFolder === undefined || !WORKSPACE_MANIFESTS.includes(name) || !isPathBelow(folder, checkedFolder));
    const removed = manifests
        .filter(({ status }) => status === "deleted")
        .map(({ path }) => `${quoteName(path)} was deleted, so a project was removed, moved or renamed`);
    const remaining = manifests.filter(({ status }) => status !== "deleted");
    return joinReasons([...removed, ...(await findMoves(git, range, remaining, naming))]);
}
/** Finds renamed projects, and new projects in the folder of another one, which loses these files. */
async function findMoves(git, { from, to }, manifests, naming) {
    const nameOf = naming ?? readAllNames;
    const paths = manifests.flatMap(({ path, folder, name }) => OTHER_MANIFESTS.has(name) ? [path] : [folder, ...parentFolders(folder)].flatMap(listWorkspaceManifests));
    const [before, after] = await Promise.all([readManifestsAt(git, from, paths), readManifestsAt(git, to, paths)]);
    return manifests.flatMap(({ path, folder, name }) => {
        const [old, present] = [before(folder), after(folder)];
        const renamed = [`${quoteName(path)} renames its project`];
        if (OTHER_MANIFESTS.has(name)) {
            const line = OTHER_MANIFESTS.get(name);
            const nameIn = (texts) => line && matchLine(texts.get(name) ?? "", line);
            return old.has(name) && nameIn(old) !== nameIn(present) ? renamed : [];
        }
        // A folder that already was a project may get a second manifest, which can rename it.
        if (isProject(old))
            return nameOf(old, folder) === nameOf(present, folder) ? [] : renamed;
        const outer = naming && parentFolders(folder).find((each) => isProject(before(each)));
        return outer === undefined ? [] : [`${quoteName(path)} makes a part of ${quoteName(outer)} a separate project`];
    });
}
function parentFolders(folder) {
    const above = external_node_path_.posix.dirname(folder);
    return above === "." ? [] : [above, ...parentFolders(above)];
}
function isProject(texts) {
    return WORKSPACE_MANIFESTS.some((name) => texts.has(name));
}
/** Rejects a sparse checkout that omits manifests, because the tool would miss dependents. @throws InputError */
async function rejectSparseCheckout(git, { producer, workspace, ignored }) {
    const unseen = (await listSparseFiles(git, MANIFEST_NAMES)).filter((path) => isPathBelow(path, workspace) && ignored.ownersOf(path).length === 0);
    const first = joinReasons(unseen.map(quoteName));
    if (first === undefined)
        return;
    throw new errors/* InputError */.dz([`The sparse checkout omits ${first}, so ${producer} cannot find all dependents of a changed project.`], {
        details: [
            (0,problem/* textWithNames */.EU) `Check out every project, or add projects that no target needs to ${(0,problem/* inputName */.yu)("ignored-paths")}.`,
            (0,problem/* textWithNames */.EU) `If the whole repository is too large, create the list in another job and pass it as ${(0,problem/* inputName */.yu)("impacted-targets-file")}.`,
        ],
    });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
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









/** Runs a tool. Returns its standard output. @throws Failure `input` if it fails, AbortedError */
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
        const problem = `${JSON.stringify(name)} is not installed: neither node_modules/.bin of ${options.workingDirectory} and its parent folders nor the PATH has it.`;
        throw new errors/* Failure */.HR("input", problem, {
            details: ["Install it in an earlier step; this step never downloads tools."],
        });
    }
    const end = await (0,child_process/* runProcess */.R)([program, ...before, ...rest], { ...options, environment: all });
    if (end.how.kind === "aborted")
        throw new errors/* AbortedError */.oM();
    const problem = problemOf(end, options);
    if (problem === undefined)
        return end.stdout.toString("utf8");
    throw new errors/* Failure */.HR("input", `${formatCommand(argv)} ${problem}.`, { details: lastLines(end) });
}
function problemOf({ how, stdout }, options) {
    switch (how.kind) {
        case "exited":
            if (how.code !== 0)
                return `failed with exit code ${how.code}`;
            return (0,external_node_buffer_.isUtf8)(stdout) ? undefined : "printed text that is not UTF-8";
        case "killed":
            return `was stopped by ${how.by}`;
        case "not-started":
            return `did not start: ${how.problem}`;
        case "too-late":
            return `was stopped after the limit of ${(0,format/* formatDuration */.a3)(options.timeLimitMs)}`;
        case "too-much":
            return `was stopped after it printed more than ${(0,format/* formatBytes */.z3)(options.outputLimitBytes)}`;
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
function lastLines({ stdout, stderr }) {
    const text = stderr.trim() === "" ? stdout.subarray(-65_536).toString("utf8") : stderr;
    return (0,external_node_util_.stripVTControlCharacters)(text)
        .split(/[\r\n]+/)
        .map((line) => line.trimEnd())
        .filter((line) => line !== "")
        .slice(-LINES)
        .map((line) => (0,truncate/* shorten */.ml)(line, LINE_CHARACTERS));
}
const COLOR_VARIABLES = /^(FORCE_COLOR|CLICOLOR_FORCE)$/i;
/** Git settings for tools: unquoted names, and the old paths of moved files. Otherwise a tool would miss these files. */
const GIT_SETTINGS = [
    ["core.quotePath", "false"],
    ["diff.renames", "false"],
    ["diff.relative", "false"],
];
function createChildEnvironment(environment) {
    const inherited = {};
    for (const [name, value] of Object.entries(environment)) {
        if (value !== undefined && (0,text_environment/* isForChildPrograms */.JF)(name) && !COLOR_VARIABLES.test(name))
            inherited[name] = value;
    }
    return { ...inherited, ...addGitSettings(inherited), NO_COLOR: "1", COREPACK_ENABLE_NETWORK: "0" };
}
function addGitSettings(environment) {
    const given = Number(environment.GIT_CONFIG_COUNT ?? "0");
    const first = Number.isSafeInteger(given) && given > 0 ? given : 0;
    const pairs = GIT_SETTINGS.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${first + index}`, key],
        [`GIT_CONFIG_VALUE_${first + index}`, value],
    ]);
    return { ...Object.fromEntries(pairs), GIT_CONFIG_COUNT: `${first + GIT_SETTINGS.length}` };
}
/** Finds an installed program, and the arguments to start it with. A name with a slash or backslash is a path. */
function findTool(name, search) {
    const { platform } = search;
    for (const folder of /[\\/]/.test(name) ? [search.workingDirectory] : folders(search)) {
        const path = (platform === "win32" ? external_node_path_.win32 : external_node_path_.posix).resolve(folder, name);
        const found = platform === "win32" ? findOnWindows(path, search) : isFile(path) ? [path] : undefined;
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
        // A relative folder in PATH would refer to the working directory, which is the checkout.
        ...path.split(delimiter).filter(isAbsolute),
    ];
}
function isFile(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
/** Finds an `.exe`. A `.cmd` file would need a shell, so this returns the program that it starts. */
function findOnWindows(path, search) {
    for (const program of [path, `${path}.exe`])
        if (/\.(exe|com)$/i.test(program) && isFile(program))
            return [program];
    const shim = `${path}.cmd`;
    const script = isFile(shim) ? findStartedProgram((0,external_node_fs_.readFileSync)(shim, "utf8"), external_node_path_.win32.dirname(shim)) : undefined;
    if (script === undefined)
        return undefined;
    if (/\.exe$/i.test(script))
        return [script];
    return [...(findTool("node.exe", search) ?? [process.execPath]), script];
}
/** Returns the program in a `.cmd` file of npm, pnpm or Yarn, from a line such as `"%dp0%\..\nx\bin\nx.js" %*`. */
function findStartedProgram(text, folder) {
    const path = /"%(?:~dp0|dp0%)\\?([^"]+)"\s+%\*/.exec(text)?.[1];
    return path === undefined ? undefined : external_node_path_.win32.resolve(folder, path);
}

// EXTERNAL MODULE: ./lib/src/impacted-targets/target-list.js
var target_list = __webpack_require__(3487);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/query-producer.js








const TIME_LIMIT_MS = 10 * 60_000;
const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;
/** Returns the absolute working directory with symbolic links resolved. @throws InputError if it is no folder */
function resolveWorkingFolder(workspace, workingDirectory) {
    const folder = (0,external_node_path_.resolve)(workspace, workingDirectory);
    if ((0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() === true)
        return (0,external_node_fs_.realpathSync)(folder);
    throw (0,errors/* toInputError */.Gx)("working-directory", `must be a folder of the workspace, but ${JSON.stringify(workingDirectory)} is not.`);
}
/** Converts a path in the working directory to a path relative to the repository's top folder, which is `.`. */
function toRootPath(root, folder, path = ".") {
    return tidy([...(0,external_node_path_.relative)((0,external_node_fs_.realpathSync)(root), folder).split(external_node_path_.sep), ...path.split("/")]);
}
function tidy(parts) {
    return parts.filter((part) => part !== "" && part !== ".").join("/") || ".";
}
/** True when this step runs a program that reads the checkout. */
function isProgramProducer({ producer, file }) {
    return producer !== "paths" && file === undefined;
}
/** Lists the projects of a tool. `atTop` marks one at the top of the workspace. @throws Failure */
async function queryProjects({ producer, file }, root, folder, context) {
    if (producer === undefined || producer === "paths" || file !== undefined)
        return undefined;
    const { projects } = registry.producers[producer];
    if (projects === undefined)
        return undefined;
    const output = await run(projects.call, folder, context);
    const found = projects.parse(output, `The output of ${formatCommand(projects.call.argv)}`, folder);
    return found.map((project) => {
        // A project at the top would otherwise own every file of the workspace, so it owns only its sources.
        const atTop = project.path === ".";
        const source = (project.sourceRoot ?? ".").split("/");
        const sourceFolder = source.includes("..") ? "." : tidy(source);
        const path = atTop ? sourceFolder : project.path;
        return { ...project, atTop, path: path === "." ? "." : toRootPath(root, folder, path) };
    });
}
/** Returns the targets of the producer. `all` is the reason if they mean everything. @throws Failure */
async function queryTargets(options, query, context) {
    const { producer, file, key } = options;
    if (producer === undefined || producer === "paths")
        return { targets: new Set() };
    const program = registry.producers[producer];
    const targets = new Set(file === undefined
        ? await runForTargets(program, options, query, context)
        : readListFile(program, file, key, query, context));
    if (program.projects !== undefined) {
        const word = ["ALL", "NONE"].find((each) => targets.has(each));
        if (word !== undefined)
            return { targets, all: `${producer} lists a project named ${word}, which is a reserved word` };
    }
    const word = (0,target_list/* findKeyword */.L1)(targets, producer);
    if (word === "ALL")
        return { targets, all: `${producer} reports ALL` };
    return { targets: word === "NONE" ? new Set() : targets };
}
async function runForTargets({ affected, parse }, { producer, command = [""] }, { folder, range }, context) {
    const call = affected?.({ base: range.from, head: range.to }, command);
    if (call === undefined)
        throw new Error(`${producer} is not a program.`);
    return parse(await run(call, folder, context), `The output of ${formatCommand(call.argv)}`);
}
function run(call, workingDirectory, context) {
    context.log.info(`Running ${formatCommand(call.argv)}.`);
    return runTool(call, {
        workingDirectory,
        environment: createChildEnvironment(context.run.environment),
        timeLimitMs: TIME_LIMIT_MS,
        outputLimitBytes: OUTPUT_LIMIT_BYTES,
        signal: context.signal,
    });
}
/** Reads the list of an earlier step. Rejects an empty file, because a failed step may leave one. */
function readListFile(producer, file, key, { mayBeEmpty }, context) {
    return (0,target_list/* openListFile */.hl)(file, context.run, (list) => {
        const { source, kind, size } = list;
        if (kind !== "file")
            throw new errors/* InputError */.dz([(0,problem/* textWithNames */.EU) `${source} is not a file.`]);
        if (size > OUTPUT_LIMIT_BYTES) {
            throw new errors/* InputError */.dz([
                (0,problem/* textWithNames */.EU) `${source} has ${(0,format/* formatBytes */.z3)(size)}, but the limit is ${(0,format/* formatBytes */.z3)(OUTPUT_LIMIT_BYTES)}.`,
            ]);
        }
        const text = (0,target_list/* readWholeText */.bC)(list);
        if (text.trim() !== "")
            return producer.parse(text, source, key);
        if (mayBeEmpty)
            return [];
        throw new errors/* InputError */.dz([
            (0,problem/* textWithNames */.EU) `${source} is empty, possibly because a step failed. If the change impacts nothing, add its files to ${(0,problem/* inputName */.yu)("ignored-paths")}, or write NONE to the file.`,
        ]);
    });
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./lib/src/git/history.js




const STEPS = ["--deepen=50", "--deepen=200", "--deepen=1000", "--unshallow"];
function formatCheckoutStep(setting) {
    return ["  - uses: actions/checkout@v7", "    with:", `      ${setting}`];
}
const WHOLE_CHECKOUT = [
    "Fetch the whole history in the checkout:",
    ...formatCheckoutStep("fetch-depth: 0"),
    "If you call the reusable workflow impacted-targets.yml, set its input fetch-depth: 0 instead.",
];
/** Fetches missing commits without their history. @throws InputError with the commits that origin lacks */
async function requireCommits(git, needed) {
    const gone = await fetchCommits(git, needed);
    if (gone.length === 0)
        return;
    const problems = gone.map(({ name }) => `Neither the clone nor origin has the ${name}; a force push may have removed it.`);
    throw new errors/* InputError */.dz(problems, { details: WHOLE_CHECKOUT });
}
async function fetchCommits(git, needed) {
    const wanted = await findMissingCommits(git, needed);
    if (wanted.length === 0)
        return [];
    const extent = await extentForNew(git);
    const gone = [];
    const byRef = [];
    // A fetch of several commits fails if origin lacks one of them, so each commit has its own fetch.
    for (const commit of wanted) {
        const failure = await fetchFromOrigin(git, extent, [commit.sha]);
        if (failure?.why === "failed")
            throw fetchError(wanted, failure.reason);
        if (failure !== undefined)
            (failure.why === "unknown" ? gone : byRef).push(commit);
    }
    return byRef.length === 0 ? gone : [...gone, ...(await fetchByRefs(git, byRef))];
}
/** Returns a depth for a shallow clone. In a full clone, a fetch with a depth would hide existing history. */
async function extentForNew(git) {
    return (await listShallowCommits(git)).size > 0 ? "--depth=1" : undefined;
}
async function fetchByRefs(git, needed) {
    const tips = await listOriginRefs(git, needed);
    if (tips.length === 0)
        return findMissingCommits(git, needed);
    const newTips = await findMissingCommits(git, tips);
    const newRefs = newTips.map(({ ref }) => ref);
    if (newRefs.length > 0)
        requireSuccess(await fetchFromOrigin(git, await extentForNew(git), newRefs), needed);
    const refs = tips.map(({ ref }) => ref);
    for (const step of STEPS) {
        const left = await findMissingCommits(git, needed);
        if (left.length === 0 || (await listShallowCommits(git)).size === 0)
            return left;
        const fetchTips = () => fetchFromOrigin(git, step, refs);
        requireSuccess(await withKnownHistory(git, tips, fetchTips), needed);
    }
    return findMissingCommits(git, needed);
}
/**
 * Returns the merge bases. Deepens a shallow clone until the merge bases are certain. @throws InputError if a fetch
 * fails
 */
async function findMergeBases(git, one, other) {
    await requireCommits(git, [one, other]);
    for (const step of [...STEPS, undefined]) {
        const cut = await listShallowCommits(git);
        const found = await findCertainMergeBases(git, one.sha, other.sha, cut);
        if (found.length > 0)
            return found;
        if (cut.size === 0)
            break;
        if (step === undefined)
            throw fetchError([one, other], "The remote origin has no more history.");
        requireSuccess(await deepenClone(git, step, [one, other]), [one, other]);
    }
    throw (0,errors/* toInputError */.Gx)("base-sha", `a value is required: the ${one.name} and the ${other.name} have no common history.`);
}
async function deepenClone(git, extent, below) {
    return withKnownHistory(git, below, async () => {
        const shas = below.map(({ sha }) => sha);
        const failure = await fetchFromOrigin(git, extent, shas);
        if (failure === undefined || failure.why === "failed")
            return failure;
        const tips = await listOriginRefs(git, below);
        const refs = tips.map(({ ref }) => ref);
        return refs.length === 0 ? failure : fetchFromOrigin(git, extent, refs);
    });
}
function requireSuccess(failure, needed) {
    if (failure !== undefined)
        throw fetchError(needed, failure.reason);
}
function fetchError(needed, reason) {
    const names = needed.map(({ name }) => name).join(" and the ");
    const problem = `The clone is missing history of the ${names}, and origin did not provide it: ${reason || "Git gave no reason"}`;
    return new errors/* InputError */.dz([problem], { details: WHOLE_CHECKOUT });
}
const FETCH_TIMEOUT_MS = 180_000;
const LIST_TIMEOUT_MS = 60_000;
/** Settings with which a fetch changes only objects and the `shallow` file, but no refs and no configuration. */
const SETTINGS = ["gc.auto=0", "maintenance.auto=false", "fetch.writeCommitGraph=false"].flatMap((set) => ["-c", set]);
const OPTIONS = ["--quiet", "--no-tags", "--no-prune", "--no-recurse-submodules", "--no-write-fetch-head", "--refmap="];
const FETCH = [...SETTINGS, "fetch", ...OPTIONS];
async function fetchFromOrigin(git, extent, wanted) {
    const args = [...FETCH, ...(extent ? [extent] : []), "origin", ...wanted];
    const { code, stderr } = await (0,git_git/* runGit */.EO)(git, args, { timeoutMs: FETCH_TIMEOUT_MS });
    if (code === 0)
        return undefined;
    const reason = (0,git_git/* shortenError */.WE)(stderr);
    if (/unadvertised object/i.test(stderr))
        return { why: "by-ref", reason };
    const isUnknown = /not our ref|find remote ref|no such remote ref/i.test(stderr);
    return { why: isUnknown ? "unknown" : "failed", reason };
}
/** Lists the refs of `origin` with their commits. @throws InputError if origin does not answer */
async function listOriginRefs(git, of) {
    const refs = [...new Set(of.flatMap(({ ref }) => ref ?? []))];
    if (refs.length === 0)
        return [];
    const output = await (0,git_git/* readGitOutput */.Ug)(git, ["ls-remote", "--quiet", "origin", ...refs], { timeoutMs: LIST_TIMEOUT_MS });
    const lines = output.toString("utf8").split("\n");
    return lines.flatMap((line) => {
        const [sha, ref] = line.split("\t");
        // `ls-remote` also lists other refs that end with the same name.
        return sha !== undefined && ref !== undefined && refs.includes(ref) ? [{ sha, ref }] : [];
    });
}
async function listShallowCommits(git) {
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
 * Runs a fetch that deepens a shallow clone, then restores the previously known history. Git counts the depth from
 * every end of the history, so a fetch may remove commits in the middle.
 */
async function withKnownHistory(git, tips, fetchMore) {
    const before = await listShallowCommits(git);
    const visible = await visibleCommits(git, ["HEAD", ...tips.map(({ sha }) => sha), ...before]);
    const failure = await fetchMore();
    const after = await listShallowCommits(git);
    const kept = [...after].filter((sha) => before.has(sha) || !visible.has(sha));
    if (kept.length < after.size)
        await writeShallow(git, kept);
    return failure;
}
async function visibleCommits(git, tips) {
    const stdin = tips.map((tip) => `${tip}\n`).join("");
    const output = await (0,git_git/* readGitOutput */.Ug)(git, ["rev-list", "--ignore-missing", "--all", "--stdin"], { stdin });
    return new Set(output.toString("latin1").split("\n"));
}
/** Writes the `shallow` file under git's lock. Deletes the file if no commit lacks its parents. */
async function writeShallow(git, shas) {
    const lock = `${git.shallowFile}.lock`;
    await (0,promises_.writeFile)(lock, shas.map((sha) => `${sha}\n`).join(""), { flag: "wx" });
    if (shas.length > 0)
        return (0,promises_.rename)(lock, git.shallowFile);
    await (0,promises_.rm)(git.shallowFile);
    await (0,promises_.rm)(lock);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/range.js




/** Finds the commits of a change, and fetches missing ones. @throws InputError with advice for a missing commit */
async function findRange(query) {
    const { git, target } = query;
    const { sha: current, parents } = await readCheckedOutCommit(git);
    const head = target.head === undefined ? await findHead(query, current, parents) : neededCommit("head", target.head);
    // A merge of GitHub has two parents: base and head. With more parents, it would contain other changes.
    const merged = parents.length === 2 && parents[1] === head.sha;
    const [base] = parents;
    if (merged && base !== undefined && target.base.kind === "fork-point") {
        await fetchParent(query, current, base);
        return { head: head.sha, base, from: base, to: current };
    }
    if (head.sha !== current && !merged && query.worktreeMatters !== false)
        throw wrongCheckoutError(target, head.sha, current, parents);
    const to = merged ? neededCheckout(current) : head;
    const from = await findBase(query, head, to);
    return { head: head.sha, base: from, from, to: to.sha };
}
/** Returns the head if neither the event nor an input names it: the checkout, or the parent that GitHub merged. */
async function findHead({ git, target }, current, parents) {
    const [, second, ...more] = parents;
    if (second === undefined || more.length > 0)
        return neededCheckout(current);
    const number = await findMergedPullRequest(git, current);
    if (number === undefined)
        return neededCheckout(current);
    if (target.pullRequest === undefined || target.pullRequest === number)
        return { sha: second, name: `head ${second} of #${number}`, ref: `refs/pull/${number}/head` };
    throw (0,errors/* toInputError */.Gx)("pr-number", `is ${target.pullRequest}, but the checked out commit ${current} is GitHub's merge of #${number}.`);
}
function neededCheckout(sha) {
    return { sha, name: `checked out commit ${sha}`, ref: undefined };
}
/** Fetches the first parent of a merge commit, which a shallow clone may lack. */
async function fetchParent({ git, log }, merge, parent) {
    const isCut = (await listShallowCommits(git)).has(merge);
    const base = { sha: parent, name: `first parent ${parent} of the checked out merge commit`, ref: undefined };
    if (!isCut && (await findMissingCommits(git, [base])).length === 0)
        return;
    log.info("The clone lacks the parents of the checked out merge commit. Fetching them from origin.");
    if (isCut)
        await deepenClone(git, "--deepen=1", [neededCheckout(merge)]);
    await requireCommits(git, [base]);
}
function wrongCheckoutError({ head, foreignHead }, expected, current, parents) {
    const at = head?.at ?? "head-sha";
    const problem = `The checked out commit is ${current}, but the targets must be for ${expected} (${at}).`;
    if (foreignHead) {
        return new errors/* InputError */.dz([problem], {
            details: [
                "Do not check out that commit here: this workflow has secrets, and the commit may come from a fork.",
                "Compute the targets in a pull_request workflow without secrets instead.",
            ],
        });
    }
    const stale = `The checked out commit is a merge of ${parents[1]}. GitHub creates the merge some time after a push, and never while there are conflicts. Resolve any conflicts, then run the job again.`;
    const advice = at === "github.event.pull_request.head.sha"
        ? "In a pull_request run, remove `ref` from the checkout step to check out GitHub's merge. Or check out the commit itself:"
        : "Check out that commit:";
    const ref = at === "head-sha" ? expected : `\${{ ${at} }}`;
    return new errors/* InputError */.dz([problem], {
        details: [...(parents.length === 2 ? [stale] : []), advice, ...formatCheckoutStep(`ref: ${ref}`)],
    });
}
async function findBase(query, head, to) {
    const { git, target } = query;
    switch (target.base.kind) {
        case "commit": {
            const { commit, whenLost } = target.base;
            const base = neededCommit("base", commit);
            await requireCommits(git, [to]);
            const [lost] = await fetchCommits(git, [base]);
            if (lost === undefined) {
                if (commit.at === "base-sha")
                    await rejectLaterBase(git, base, head);
                return base.sha;
            }
            if (whenLost !== undefined)
                return findBranchPoint(query, whenLost, to);
            throw (0,errors/* toInputError */.Gx)("base-sha", `is required: neither the clone nor origin has the ${base.name}; a force push may have removed it.`);
        }
        case "fork-point":
            return findForkPoint(query, neededCommit("base", target.base.of), to);
        case "branch":
            return findBranchPoint(query, target.base.branch, to);
    }
}
async function findBranchPoint(query, branch, to) {
    const name = await branch(query.host);
    return findForkPoint(query, await findTip(query.git, name), to);
}
/** Finds the merge base. @throws InputError if the base contains the change, because its start is then unknown */
async function findForkPoint({ git, log }, base, to) {
    const cut = await listShallowCommits(git);
    const [found = base.sha, ...others] = await findMergeBases(git, base, to);
    if (others.length > 0) {
        // With several merge bases, a file may equal one of them and differ from another.
        log.info(`The ${to.name} and the ${base.name} have several merge bases. Comparing the two commits directly.`);
        return base.sha;
    }
    if (cut.size > 0)
        log.info(`The clone is shallow. The merge base is ${found}.`);
    if (found !== to.sha)
        return found;
    throw (0,errors/* toInputError */.Gx)("base-sha", `is required: the ${to.name} is already part of the ${base.name}, so there is nothing to compare.`);
}
/** Rejects a base that contains the head, because no changed file would be found. */
async function rejectLaterBase(git, base, head) {
    if (base.sha !== head.sha && !(await isAncestor(git, head.sha, base.sha)))
        return;
    throw (0,errors/* toInputError */.Gx)("base-sha", `must be a commit before the change; the ${head.name} is already part of ${base.sha}.`);
}
/** Returns the tip of a branch as fetched, else as on origin. A local branch may be outdated. */
async function findTip(git, branch) {
    const ref = `refs/heads/${branch}`;
    const tracked = await resolveObject(git, `refs/remotes/origin/${branch}^{commit}`);
    const sha = tracked ?? (await listOriginRefs(git, [{ ref }]).catch(adviseBaseSha))[0]?.sha;
    if (sha !== undefined)
        return { sha, name: `branch ${branch} (${sha})`, ref };
    throw (0,errors/* toInputError */.Gx)("target-branch", `is ${branch}, but origin has no such branch to compare with.`);
}
function adviseBaseSha(error) {
    if (!(error instanceof errors/* InputError */.dz))
        throw error;
    throw (0,errors/* withDetails */.FE)(error, {
        details: [
            (0,problem/* textWithNames */.EU) `If the clone has no remote, set ${(0,problem/* inputName */.yu)("base-sha")} to the full SHA of the commit to compare with.`,
        ],
    });
}
function neededCommit(role, { sha, at, ref }) {
    return { sha, name: `${role} ${sha} (${at})`, ref };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/compute.js














async function computeImpactedTargets(options, target, context) {
    const computation = await computeList(options, target, context);
    const { mode, targets, reason, explanation, range, files, failure } = computation;
    if (failure !== undefined)
        context.log.warning(`The targets are ALL because ${reason}`);
    const handover = { mode, targets, base: range.base, head: range.head, producer: options.producer, reason };
    return {
        result: "computed",
        message: computedMessage(computation),
        details: failure?.details ?? [],
        outputs: {
            "impacted-targets-file": context.writeFile("impacted-targets.json", `${JSON.stringify(handover)}\n`),
            "impacted-targets-mode": mode,
            "impacted-targets-count": mode === "all" ? undefined : targets.length,
            "impacted-targets-reason": reason,
            "impacted-targets-explanation": Object.fromEntries(explanation),
            "base-sha": range.base,
            "head-sha": range.head,
        },
        summary: computedPage(computation),
        record: { ...handover, from: range.from, to: range.to, files },
    };
}
async function computeList(options, target, context) {
    const change = await readChange(options, target, context);
    return { ...(await decide(options, change, context)), range: change.range };
}
async function readChange(options, target, context) {
    const { host, log, signal, run } = context;
    const folder = resolveWorkingFolder(run.workspace, options.workingDirectory);
    const git = await (0,git_git/* openGit */.zY)({ folder, environment: run.environment, signal });
    const workspace = toRootPath(git.root, folder);
    const range = await findRange({ git, target, host, log, worktreeMatters: isProgramProducer(options) });
    const changed = await listChangedFiles(git, range.from, range.to);
    const net = await createSafetyNet({ ...options, folder: workspace });
    const read = await options.targetPaths?.read();
    if (read?.ok === false)
        throw new errors/* InputError */.dz(read.problems);
    const patterns = read && (0,ownership.createPathOwners)(read.paths);
    const patternTargets = read === undefined ? [] : [...read.paths.keys()];
    return { git, folder, workspace, range, changed, net, patterns, patternTargets };
}
async function decide(options, change, context) {
    const { changed, net, patterns } = change;
    const files = classifyFiles(changed, net, patterns);
    const all = findImpactAllReason(files) ?? (await findMovesReason(options, change, files));
    if (all !== undefined)
        return impactAll(all, files);
    const nothing = findNoImpactReason(files);
    if (nothing !== undefined && options.file === undefined)
        return decideList([], nothing, files);
    try {
        return await decideByProducer(options, change, files, context);
    }
    catch (error) {
        if (error instanceof Undecidable)
            return impactAll(error.message, files);
        const failure = error instanceof ProducerFailure ? error.cause : undefined;
        if (!(failure instanceof errors/* Failure */.HR))
            throw error;
        if (options.onError === "error" || failure.kind === "aborted")
            throw failure;
        const problem = failure.message.replace(/\.$/, "");
        return { ...impactAll(`the producer failed, and on-error is all: ${problem}`, files), failure };
    }
}
async function decideByProducer(options, change, classified, context) {
    const { git, folder, workspace, range, changed, patterns, patternTargets, net } = change;
    const { producer = "paths" } = options;
    // It is unknown which files a command of the user reads, so a sparse checkout may be enough for it.
    if (isProgramProducer(options) && producer !== "command")
        await fromProducer(() => rejectSparseCheckout(git, { producer, workspace, ignored: net.ignored }));
    const projects = await fromProducer(() => queryProjects(options, git.root, folder, context));
    const check = projects && (await prepareCrossCheck(git, range, { producer, workspace, projects, changed, ignored: net.ignored }));
    const files = check ? classifyFiles(changed, net, combineOwners([check.after, check.before, patterns])) : classified;
    const atTop = projects?.find((project) => project.atTop);
    if (atTop !== undefined && files.some(({ effect }) => effect.kind === "unclaimed")) {
        context.log.info(`The project ${quoteName(atTop.name)} at the top of the workspace claims only its sourceRoot. Add the other files of this project to target-paths.`);
    }
    const unclaimed = findUnclaimedReason(files, options.onUnclaimed);
    if (unclaimed !== undefined)
        return impactAll(unclaimed, files);
    const mayBeEmpty = hasOnlyInertFiles(classified);
    const listed = await fromProducer(() => queryTargets(options, { folder, range, mayBeEmpty }, context));
    if (listed.all !== undefined)
        return impactAll(listed.all, files);
    const overlooked = check && findOverlooked(listed.targets, files, check.after);
    if (overlooked !== undefined)
        return impactAll(`${producer} ${overlooked}`, files);
    const found = check?.explain(listed.targets, files) ?? new Map();
    // If the projects are known, the check adds the projects that own the files. Otherwise it adds only targets whose patterns match.
    const claimed = files.flatMap(({ path, effect }) => {
        if (effect.kind !== "claimed")
            return [];
        return check === undefined ? effect.targets : (patterns?.ownersOf(path) ?? []);
    });
    const names = projects?.map(({ name }) => name) ?? (producer === "paths" ? [] : undefined);
    return finishList(options, { files, listed: listed.targets, found, claimed, names }, patternTargets, context);
}
/** Joins all targets, removes the excluded ones, and explains the others. @throws InputError for an unknown name */
function finishList(options, { files, listed, found, claimed, names }, patternTargets, context) {
    const { producer = "paths", exclude = [] } = options;
    const added = [...found].flatMap(([target, why]) => (listed.has(target) ? [] : [{ target, why }]));
    const targets = new Set([...listed, ...found.keys(), ...claimed]);
    const source = `${sourceReason(options, targets.size > 0, files)}${addedReason(added)}`;
    const known = names && [...names, ...patternTargets];
    const { kept, reason } = excludeTargets(targets, { names: exclude, producer, known, source }, context);
    const explanation = explainTargets(kept, files, found, producer);
    return decideList(kept, `${reason}${formatInertReason(files)}`, files, { added, explanation });
}
/** Failure of a producer, in the field `cause`. The input `on-error` applies to this failure only. */
class ProducerFailure extends Error {
}
async function fromProducer(query) {
    try {
        return await query();
    }
    catch (error) {
        throw error instanceof errors/* Failure */.HR ? new ProducerFailure(error.message, { cause: error }) : error;
    }
}
/** Returns the reason if a moved project impacts everything; undefined for `paths`, which does not know projects. */
async function findMovesReason({ producer, file }, { git, workspace, range, changed }, files) {
    if (producer === undefined || producer === "paths")
        return undefined;
    const relevant = changed.filter((_, index) => files[index]?.effect.kind !== "ignored");
    const naming = NAME_READERS.get(producer);
    // The cross-check compares the projects of these tools later, so only those outside of the workspace count here.
    const checkedFolder = isProgramProducer({ producer, file }) && naming !== undefined ? workspace : undefined;
    return await findMoveReason(git, range, relevant, { naming, checkedFolder });
}
function sourceReason({ producer, targetPaths }, hasTargets, files) {
    if (producer === "paths") {
        if (hasTargets)
            return "listed by target-paths";
        const noTarget = "no target claims the changed files";
        return hasOnlyInertFiles(files) ? noTarget : `${noTarget}, and on-unclaimed is ignore`;
    }
    const sources = targetPaths === undefined ? producer : `${producer} and target-paths`;
    return hasTargets ? `listed by ${sources}` : `${sources} listed no target`;
}
function impactAll(reason, files) {
    const decisive = files.find(({ effect }) => effect.kind === "impacts-all");
    const why = decisive === undefined ? reason : `${quoteName(decisive.path)} (impact-all-paths)`;
    return { mode: "all", targets: [], reason, explanation: new Map([["ALL", why]]), added: [], files };
}
function decideList(targets, reason, files, { added, explanation } = { added: [], explanation: new Map() }) {
    return {
        mode: targets.length === 0 ? "none" : "list",
        targets: targets.toSorted(),
        reason,
        explanation,
        added,
        files,
    };
}
function addedReason(added) {
    const joined = joinReasons(added.map(({ target, why }) => `${quoteName(target)} ${why}`));
    return joined === undefined ? "" : `, and missing targets were added: ${joined}`;
}
function computedMessage({ mode, targets, reason }) {
    switch (mode) {
        case "all":
            return `The change impacts everything: ${reason}.`;
        case "none":
            return `The change impacts no target: ${reason}.`;
        case "list":
            return `The change impacts ${(0,format/* formatCount */.B4)(targets.length, "target")}: ${reason}.`;
    }
}
const SHOWN = 50;
function computedPage(computation) {
    const { explanation, added, range, files } = computation;
    // The table is cut, so the files that decided come first.
    const reasons = [...explanation];
    const inOrder = Object.keys(EFFECTS).flatMap((kind) => files.filter(({ effect }) => effect.kind === kind));
    return (0,markdown/* joinBlocks */.x9)([
        (0,markdown/* escapeText */.X1)(computedMessage(computation)),
        `Changed between ${(0,markdown/* toCode */.Xt)(range.from)} and ${(0,markdown/* toCode */.Xt)(range.to)}: ${(0,format/* formatCount */.B4)(files.length, "file")}${formatCounts(files)}.`,
        ...section("Targets", reasons, () => (0,markdown/* toLimitedTable */.qD)(["Target", "Why"], reasons, ([target, why]) => [(0,markdown/* toCode */.Xt)(target), (0,markdown/* escapeText */.X1)(why)], LIMIT)),
        ...section("Added to the producer's list", added, () => (0,markdown/* toLimitedTable */.qD)(["Target", "Why"], added, ({ target, why }) => [(0,markdown/* toCode */.Xt)(target), (0,markdown/* escapeText */.X1)(why)], LIMIT)),
        ...section("Effects of the files", files, () => (0,markdown/* toLimitedTable */.qD)(["File", "Change", "Effect"], inOrder, ({ path, status, effect }) => [(0,markdown/* toCode */.Xt)(path), status, formatEffect(effect)], LIMIT)),
    ]);
}
const LIMIT = { atMost: SHOWN, whole: "" };
function section(title, items, content) {
    return items.length === 0 ? [] : [`#### ${title}`, content()];
}
const EFFECTS = {
    "impacts-all": "that impact everything",
    unclaimed: "that no target claims",
    inert: "inert",
    claimed: "claimed by targets",
    "left-to-producer": "decided by the producer",
    ignored: "ignored",
};
function formatCounts(files) {
    const each = Object.entries(EFFECTS).flatMap(([kind, name]) => {
        const count = files.filter(({ effect }) => effect.kind === kind).length;
        return count === 0 ? [] : [`${count} ${name}`];
    });
    return each.length < 2 ? "" : ` (${each.join(", ")})`;
}
function formatEffect(effect) {
    switch (effect.kind) {
        case "impacts-all":
            return `everything (${(0,markdown/* toCode */.Xt)(effect.pattern)} of impact-all-paths)`;
        case "unclaimed":
            return "no target claims it";
        case "inert":
            return `nothing (${(0,markdown/* toCode */.Xt)(effect.pattern)} of inert-paths, and no target claims it)`;
        case "claimed":
            return effect.targets.slice(0, 5).map(markdown/* toCode */.Xt).join(", ") + (effect.targets.length > 5 ? ", \u2026" : "");
        case "left-to-producer":
            return "decided by the producer";
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


const EXPECTED = "labels from bazel-diff or target-determinator: lines, a JSON list with a label in each item, or impactedTargets";
/** Reads labels. Omits those of other repositories: their dependents in this repository are in the list too. */
const bazel = {
    parse: (output, source) => {
        const labels = /^\s*[[{]/.test(output) ? jsonLabels(output, source) : (0,parsing/* readLines */.Se)(output, source);
        for (const label of labels) {
            if (!/^(\/\/|@)/.test(label))
                throw (0,parsing/* listError */.$h)(source, `must contain labels, which begin with // or @, but contains ${(0,truncate/* quote */.hD)(label)}`);
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
            }));
        },
    },
    parse: (output, source) => {
        const value = (0,parsing/* parseWholeOutput */.cg)(output, source, moon_EXPECTED);
        if ((0,parsing/* getField */.VI)(value, "shallow") === true)
            throw (0,parsing/* listError */.$h)(source, "comes from a shallow clone, which may lack changes; fetch the whole history");
        const projects = (0,parsing/* getField */.VI)(value, "projects");
        if (Array.isArray(projects))
            return (0,parsing/* readNames */.r6)(projects, source, "id");
        // `query affected` prints an object with the project ids as keys.
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
            }));
        },
    },
    // Nx 15 prints lines, which include unaffected projects. These are not JSON, so they are rejected.
    parse: (output, source) => (0,parsing/* readNames */.r6)((0,parsing/* parseList */.E1)(output, source, LIST, { read: parsing/* parseLastDocument */.zf }), source),
};
function needsIn(graph) {
    const dependencies = Object.entries(Object((0,parsing/* getField */.VI)(graph, "dependencies")));
    return new Map(dependencies.map(([name, list]) => [name, (0,parsing/* getTexts */.J8)(list, "target")]));
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/package-lists.js

function packageLists({ affected, all, environment, packages, targets = packages, folder }) {
    return {
        affected: ({ base }) => ({ argv: affected(base), environment }),
        projects: {
            call: { argv: all, environment },
            parse: (output, source, top) => (0,parsing/* readProjects */.VH)(targets(output, source), { name: "name", path: folder }, source, top),
        },
        parse: (output, source) => (0,parsing/* readNames */.r6)(packages(output, source), source, "name"),
    };
}
/** Lerna compares with the work tree, so the head must be checked out without changes. It runs the graph of Nx. */
const lerna = packageLists({
    // Without `--all`, Lerna omits private packages.
    affected: (base) => ["lerna", "ls", "--since", base, "--all", "--json"],
    all: ["lerna", "ls", "--all", "--json"],
    environment: { NX_DAEMON: "false" },
    packages: (output, source) => (0,parsing/* parseList */.E1)(output, source, "the JSON list that `lerna ls --all --json` prints"),
    folder: "location",
});
const rush = packageLists({
    // The option `--from` would also list the dependencies of changed projects.
    affected: (base) => ["rush", "list", "--impacted-by", `git:${base}`, "--json"],
    all: ["rush", "list", "--json"],
    // Rush may need the version in rush.json. It must already be downloaded.
    environment: { npm_config_offline: "true" },
    // Rush prints other lines before the list. After a failed installation, it prints no list.
    packages: (output, source) => (0,parsing/* parseList */.E1)(output, source, "the JSON that `rush list --json` prints", { path: "projects", read: parsing/* parseLastDocument */.zf }),
    folder: "path",
});
const PNPM_LIST = "the JSON list that `pnpm -r list --depth -1 --json` prints (`[]` for no package; pnpm 9 prints nothing in this case, but also after some errors)";
/** Reads one list, or one for each package. pnpm 9 and 10 print these without a shared lockfile. */
const pnpmPackages = (output, source) => output
    .trim()
    .split(/(?<=^\]\r?\n)(?=\[)/m)
    .flatMap((text) => (0,parsing/* parseList */.E1)(text, source, PNPM_LIST));
/** pnpm compares with the work tree, so the head must be checked out without changes. */
const pnpm = packageLists({
    affected: (base) => ["pnpm", "-r", "list", "--filter", `...[${base}]`, "--depth", "-1", "--json"],
    all: ["pnpm", "-r", "list", "--depth", "-1", "--json"],
    // Otherwise pnpm would download the version in the field `packageManager`.
    environment: { npm_config_manage_package_manager_versions: "false", pnpm_config_pm_on_fail: "ignore" },
    packages: pnpmPackages,
    // A workspace root without a name is not a target.
    targets: (output, source) => pnpmPackages(output, source).filter((item) => (0,parsing/* getField */.VI)(item, "name") !== undefined),
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
        // In a dry run, `packages` lists the affected ones, and `tasks` also those of their dependencies.
        ((0,parsing/* getItems */.JS)(value, "tasks") === undefined ? undefined : (0,parsing/* getItems */.JS)(value, "packages")));
}
/** Returns the items of a list that states its own length; undefined without one. @throws InputError for a wrong length */
function readCountedItems(value, path, length, source) {
    const items = (0,parsing/* getItems */.JS)(value, `${path}.items`);
    if (items === undefined)
        return undefined;
    const count = (0,parsing/* getField */.VI)(value, `${path}.${length}`);
    if (count !== items.length)
        throw (0,parsing/* listError */.$h)(source, `reports ${JSON.stringify(count)} packages, but lists ${items.length}`);
    return items;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/registry.js






const json = {
    parse: (output, source, key) => {
        const expected = key === undefined ? "a JSON array of strings" : `JSON with an array of strings under ${key}`;
        return (0,parsing/* readNames */.r6)((0,parsing/* parseList */.E1)(output, source, expected, { path: key }), source);
    },
};
/** Pants prints addresses such as `src/python/app:lib`, one per line; nothing if no target is affected. */
const pants = {
    affected: ({ base }) => ({
        argv: ["pants", `--changed-since=${base}`, "--changed-dependents=transitive", "list"],
        // These switch off the background process, colors and the dynamic interface.
        environment: { PANTS_PANTSD: "false", PANTS_COLORS: "false", PANTS_DYNAMIC_UI: "false" },
    }),
    parse: parsing/* readLines */.Se,
};
const command = {
    affected: ({ base, head }, argv) => ({ argv, environment: { MERGE_QUEUE_BASE: base, MERGE_QUEUE_HEAD: head } }),
    // A script may fail with exit code 0 and no output, so an empty output is an error.
    parse(output, source) {
        if (output.trim() === "")
            throw (0,parsing/* listError */.$h)(source, "is empty; if nothing is impacted, it must be NONE or []");
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

/***/ 3487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L1: () => (/* binding */ findKeyword),
/* harmony export */   R0: () => (/* binding */ readTargets),
/* harmony export */   bC: () => (/* binding */ readWholeText),
/* harmony export */   hl: () => (/* binding */ openListFile)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5071);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4185);
/* harmony import */ var _text_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8215);
/* harmony import */ var _producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7527);







/** Reads the targets of an input or a file. @throws InputError if they are invalid */
async function readTargets({ text = "", file, format }, reading) {
    const isTool = format !== "auto" && format !== "lines" && format !== "json";
    const parse = isTool ? (await __webpack_require__.e(/* import() */ 1288).then(__webpack_require__.bind(__webpack_require__, 1288))).producers[format].parse : _producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .readLines */ .Se;
    if (file === undefined)
        return read(text, format === "json", (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .inputName */ .yu)("impacted-targets")}`);
    return openListFile(file, reading, (list) => {
        const { path, size, source } = list;
        const isJson = format === "json" || (format === "auto" && path.toLowerCase().endsWith(".json"));
        if (!isJson && !isTool && size > LARGEST_LINES_BYTES)
            return { kind: "too-large", atLeastBytes: size };
        const largest = isJson ? LARGEST_JSON_BYTES : LARGEST_LINES_BYTES;
        if (size > largest) {
            throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .listError */ .$h)(source, `has ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(size)}, but a file in the format ${isJson ? "json" : format} may have at most ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(largest)}. Write one target per line instead`);
        }
        return read(readWholeText(list), isJson, source);
    });
    function read(whole, isJson, source) {
        const { items, computed } = isJson ? readJson(whole, source) : { items: parse(whole, source) };
        return interpret(items, computed, source, reading);
    }
}
/** Size limits of files in bytes. They fit into memory, and are far above the limit of the service. */
const LARGEST_JSON_BYTES = 256 * 1024 * 1024;
const LARGEST_LINES_BYTES = 64 * 1024 * 1024;
/** Returns `ALL` or `NONE` if that is the whole list. @throws InputError if the list has other targets too */
function findKeyword(targets, source) {
    const word = targets.has("ALL") ? "ALL" : targets.has("NONE") ? "NONE" : undefined;
    if (word === undefined || targets.size === 1)
        return word;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} mixes ${word} with other targets. Use only ${word}, or remove it.`]);
}
function interpret(items, computed, source, { headSha, limitBytes }) {
    if (computed !== undefined && !(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameCommit */ .sw)(computed.head, headSha)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} was computed for head ${computed.head}, but the pull request's head is ${headSha}. Compute it again for this head.`,
        ]);
    }
    if (computed?.mode === "all" || computed?.mode === "none") {
        const reason = computed.reason ?? `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .toText */ .fE)(_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .nameInYaml */ .EC, source)} has the mode ${computed.mode}`;
        return { kind: computed.mode, reason, origin: computed.origin };
    }
    const { targets, atLeastBytes } = collect(items, limitBytes);
    const word = findKeyword(targets, source);
    if (word !== undefined)
        return { kind: word === "ALL" ? "all" : "none", reason: `${word} was given` };
    if (atLeastBytes > limitBytes)
        return { kind: "too-large", atLeastBytes };
    if (targets.size === 0)
        return { kind: "empty", reason: (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} is empty` };
    return { kind: "list", targets, reason: computed?.reason, origin: computed?.origin };
}
/** Bytes of the quotes and the comma of each item. */
const PUNCTUATION_BYTES = 3;
/** Collects distinct targets until they exceed the limit. Counts one byte for each UTF-16 unit, which is a minimum. */
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
        throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .listError */ .$h)(source, (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `is not JSON (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}). For one target per line, use ${instead}`);
    }
}
function* targetsIn(items, source) {
    for (const [index, item] of items.entries()) {
        if (typeof item !== "string")
            throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .listError */ .$h)(source, `must contain only strings, but item ${index + 1} is ${describeKind(item)}`);
        (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .rejectControlCharacter */ .sA)(item, index, source);
        yield item;
    }
}
/** Reads the file of `compute-impacted-targets`. @throws InputError for another object, such as an error of a tool */
function readComputed(value, source) {
    const [mode, head, targets] = ["mode", "head", "targets"].map((name) => (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(value, name));
    if (mode === "none" && Array.isArray(targets) && targets.length > 0)
        throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .listError */ .$h)(source, "has the mode none, but contains targets; compute it again");
    if ((mode !== "list" && mode !== "all" && mode !== "none") ||
        typeof head !== "string" ||
        (mode === "list" && !Array.isArray(targets))) {
        throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .listError */ .$h)(source, `must be a JSON array of strings, or a file from compute-impacted-targets, but is ${describeKind(value)}${(0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .getField */ .VI)(value, "error") === undefined ? "" : " with an error in it"}`);
    }
    const items = mode === "list" && Array.isArray(targets) ? targetsIn(targets, source) : [];
    return { items, computed: { mode, head, reason: (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .getText */ .q4)(value, "reason"), origin: readOrigin(value) } };
}
function readOrigin(value) {
    const [producer = "", base = ""] = [(0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .getText */ .q4)(value, "producer"), (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .getText */ .q4)(value, "base")];
    const isKnown = /^[\w-]{1,40}$/.test(producer) && /^[0-9a-f]{40,64}$/.test(base);
    return isKnown ? `The targets were computed by ${producer}, compared with ${base}.` : undefined;
}
function describeKind(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "a list";
    return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
/** Opens the file in `impacted-targets-file`. @throws InputError if it is missing, unreadable or no file */
function openListFile(name, context, read) {
    const source = (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .inputName */ .yu)("impacted-targets-file")}: ${name}`;
    try {
        const path = resolveListPath(name, context);
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false });
        if (found === undefined) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
                (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} does not exist (full path: ${path}). Check that an earlier step writes it.`,
            ]);
        }
        const kind = found.isFile() ? "file" : found.isFIFO() ? "pipe" : undefined;
        // A device may have no end.
        if (kind === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} is not a file.`]);
        return read({ path, source, kind, size: found.size });
    }
    catch (error) {
        // Only errors of the file system have a field `syscall`.
        if (!(error instanceof Error && "syscall" in error))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} is not readable: ${error.message}.`], { cause: error });
    }
}
/** Returns the path. Rejects an untrusted link out of the workspace, because the run would publish the content. */
function resolveListPath(name, { workspace, untrustedCheckout }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, name);
    if (untrustedCheckout === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) || !isWithin((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace), path))
        return path;
    if (isWithin((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(workspace), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path)))
        return path;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .toInputError */ .Gx)("impacted-targets-file", `${name} is a link out of the workspace, which is not allowed because ${untrustedCheckout}.`);
}
function isWithin(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return way !== ".." && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way);
}
function readWholeText({ path, source }) {
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
    // Decoding would replace invalid bytes, and so change targets.
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .listError */ .$h)(source, "is not UTF-8 text");
    return bytes.toString("utf8").replace(/^\uFEFF/, "");
}


/***/ })

};
