export const id = 4635;
export const ids = [4635,1288];
export const modules = {

/***/ 6580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runProcess)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);


/** Time to remove lock files before SIGKILL. */
const GRACE_MS = 2000;
const STDERR_CHARACTERS = 65_536;
/** Runs a program without a shell. Never rejects. An abort or a limit ends the whole process group. */
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
            // A process outside the group may keep the output open.
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
        // The program may exit without reading all input.
        child.stdin?.on("error", () => { }).end(stdin);
        child.on("error", (error) => end({ kind: "not-started", problem: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error) }));
        child.on("close", (code, by) => end(code === null ? { kind: "killed", by: by ?? "a signal" } : { kind: "exited", code }));
    });
}
function start(program, parameters, options) {
    const how = {
        cwd: options.workingDirectory,
        env: options.environment,
        // A process group can be stopped as a whole, and has no terminal for prompts.
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
/** Override configuration that changes the output or starts other programs. */
const SETTINGS = [
    "core.quotePath=false",
    "diff.relative=false",
    "core.fsmonitor=false",
    `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_1__.devNull}`,
    // A folder of the checkout can imitate a repository and configure programs.
    "safe.bareRepository=explicit",
].flatMap((setting) => ["-c", setting]);
/** Opens the repository of a folder. @throws InputError with advice */
async function openGit({ folder, ...run }) {
    const git = { ...run, program: findGit(run.environment), root: folder, shallowFile: "" };
    // One process for both values. The second one may contain line breaks.
    const output = await gitOutput(git, ["rev-parse", "--git-path", "shallow", "--show-toplevel"]);
    const [shallowFile = "", ...top] = output
        .toString("utf8")
        .replace(/\r?\n$/, "")
        .split(/\r?\n/);
    const root = top.join("\n");
    // Git before 2.38 ignores `safe.bareRepository`. A commit cannot contain an entry named `.git`.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ".git"), { throwIfNoEntry: false }) === undefined)
        throw notCheckedOut(root);
    return { ...git, root, shallowFile: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, shallowFile) };
}
/** Runs git and returns any exit code. @throws AbortedError, or Failure at the limits of time and output */
async function runGit(git, args, { stdin, timeoutMs = TIMEOUT_MS, maximumBytes = MAXIMUM_BYTES, environment = {} } = {}) {
    const command = [git.program, "--no-pager", "-C", git.root, ...SETTINGS, ...args];
    const { how, stdout, stderr } = await (0,_child_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runProcess */ .R)(command, {
        // Git must not search the checkout for programs that it starts.
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
async function gitOutput(git, args, options) {
    const end = await runGit(git, args, options);
    if (end.code !== 0)
        throw gitFailure(git, args, end);
    return end.stdout;
}
function formatCommand(args) {
    const command = args.find((arg, index) => !arg.startsWith("-") && args[index - 1] !== "-c") ?? "";
    return `git ${command}`.trim();
}
function gitFailure(git, args, { code, stderr }) {
    if (/not a git repository|must be run in a work tree|cannot (change to|use bare repository)/i.test(stderr))
        return notCheckedOut(git.root);
    if (/dubious ownership|unsafe repository/i.test(stderr)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([`Git does not read ${git.root} because another user owns it.`], {
            details: [
                "This happens in containers. Before this step, run:",
                '  git config --global --add safe.directory "$GITHUB_WORKSPACE"',
            ],
        });
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([
        `${formatCommand(args)} failed (exit code ${code}): ${shortReason(stderr) || "no error message"}`,
    ]);
}
const CHECKOUT_ADVICE = ["Check out the repository first. On GitHub Actions, use actions/checkout."];
function notCheckedOut(folder) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz([`${folder} is not in a checked out Git repository.`], { details: CHECKOUT_ADVICE });
}
/** Searches PATH only, because an operating system may start in the checkout. @throws InputError */
function findGit(environment, platform = process.platform) {
    const windows = platform === "win32";
    // On Windows, names of variables are not case-sensitive.
    const name = windows ? Object.keys(environment).find((key) => key.toUpperCase() === "PATH") : "PATH";
    const found = (environment[name ?? ""] ?? "")
        .split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter)
        .filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder))
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, windows ? "git.exe" : "git"))
        .find(isProgram);
    if (found !== undefined)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(["Git is not in PATH, but the operation needs it to list changed files."], {
        details: ["Install Git on the runner or in the job's container. Then check out the repository with it."],
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
/** Makes git print English, never prompt and write no optional files. Configuration in variables stays. */
function gitEnvironment(environment) {
    const inherited = Object.entries(environment).filter(([name]) => !(0,_text_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .leadsGitAway */ .sm)(name));
    return {
        ...Object.fromEntries(inherited),
        GCM_INTERACTIVE: "never",
        GIT_OPTIONAL_LOCKS: "0",
        GIT_TERMINAL_PROMPT: "0",
        LC_ALL: "C",
    };
}
const SHOWN_CHARACTERS = 300;
/** Returns the `fatal:` and `error:` lines of git, else its last lines, without credentials. */
function shortReason(stderr) {
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

/***/ 4635:
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
/** Lists the files that differ between two commits of the clone. A rename is one deleted and one added file. */
async function listChangedFiles(git, from, to) {
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
    // If any name is not UTF-8, each byte stays one character until its name is decoded.
    const fields = output.toString(isText ? "utf8" : "latin1").split("\0");
    const files = [];
    for (let index = 0; index + 1 < fields.length; index += 2) {
        const [letter = "", name = ""] = fields.slice(index, index + 2);
        const status = STATUS_OF.get(letter);
        if (status === undefined)
            throw new errors/* InputError */.dz([`Git listed a changed file with the unknown status ${JSON.stringify(letter)}.`]);
        files.push(isText ? { path: name, status } : { ...decodeName(name), status });
    }
    if (fields.length % 2 === 0 || fields.at(-1) !== "")
        throw new errors/* InputError */.dz(["Git printed an incomplete list of changed files."]);
    return files;
}
/** Decodes the bytes of a name. Bytes that are not UTF-8 become unique ASCII text. */
function decodeName(latin1) {
    const bytes = Buffer.from(latin1, "latin1");
    if ((0,external_node_buffer_.isUtf8)(bytes))
        return { path: bytes.toString("utf8") };
    const shownAs = latin1.replace(/[^\x20-\x5b\x5d-\x7e]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
    return { path: undefined, shownAs };
}
/** Lists tracked files with these names that a sparse checkout omits from the work tree. */
async function listSparseFiles(git, names) {
    const patterns = names.map((name) => `:(top,glob)**/${name}`);
    const output = await (0,git_git/* gitOutput */.oM)(git, ["ls-files", "-t", "-z", "--", ...patterns]);
    // `S name` marks a file that is not in the work tree.
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


/** Prevents a partial clone from fetching an object during a search for it (git 2.45 and later). */
const NO_FETCH = { GIT_NO_LAZY_FETCH: "1" };
/** Reads the checked out commit and its parents, which a shallow clone may lack. @throws InputError */
async function readCheckedOutCommit(git) {
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
async function resolveObject(git, name) {
    const { code, stdout } = await (0,git_git/* runGit */.EO)(git, ["rev-parse", "--verify", "--quiet", name]);
    return code === 0 ? stdout.toString("latin1").trim() : undefined;
}
async function findMissingCommits(git, commits) {
    const stdin = commits.map(({ sha }) => `${sha}^{commit}\n`).join("");
    const output = await (0,git_git/* gitOutput */.oM)(git, ["cat-file", "--batch-check"], { stdin, environment: NO_FETCH });
    const lines = output.toString("latin1").split("\n");
    return commits.filter((_, index) => !/^[0-9a-f]+ commit \d+$/.test(lines[index] ?? ""));
}
/** Returns the number of the pull request for GitHub's merge commit, from the ref that `actions/checkout` creates. */
async function findMergedPullRequest(git, sha) {
    const args = ["for-each-ref", `--points-at=${sha}`, "--format=%(refname)", "refs/remotes/pull/"];
    const refs = (await (0,git_git/* gitOutput */.oM)(git, args)).toString("utf8");
    const number = /^refs\/remotes\/pull\/(\d+)\/merge$/m.exec(refs)?.[1];
    return number === undefined ? undefined : Number(number);
}
/** Returns the best merge bases of two commits, or none if a shallow clone may hide newer ones. */
async function findCertainMergeBases(git, one, other, cut) {
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
/** True when the clone shows a commit to be an ancestor of another commit. */
async function isAncestor(git, sha, descendant) {
    if ((await readCommit(git, descendant))?.parents.includes(sha) === true)
        return true;
    return (await (0,git_git/* runGit */.EO)(git, ["merge-base", "--is-ancestor", sha, descendant])).code === 0;
}

;// CONCATENATED MODULE: ./lib/src/git/read-file.js



const MAXIMUM_BYTES = 32 * 1024 * 1024;
/** Reads the files that exist at a commit. A link contains its destination. @throws InputError without the commit */
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
    const output = await (0,git_git/* gitOutput */.oM)(git, ["cat-file", "--batch-check"], { stdin });
    const [tree, ...lines] = output.toString("utf8").split("\n");
    if (FOUND.exec(tree ?? "") === null)
        throw new errors/* InputError */.dz([`The commit ${commit} is not in the clone.`]);
    return paths.flatMap((path, index) => {
        const [, id, kind, size] = FOUND.exec(lines[index] ?? "") ?? [];
        return id === undefined || kind !== "blob" ? [] : [{ path, id, size: Number(size) }];
    });
}
/** Resolves a path with a line break alone: git reads a batch as lines and removes a trailing CR. */
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
    const output = await (0,git_git/* gitOutput */.oM)(git, ["cat-file", "--batch"], { stdin, maximumBytes: total });
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
/** Lists tracked text files in the work tree that contain a quoted name, or a folder after a slash. */
async function findMentions(git, { names, folders }) {
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
        throw (0,git_git/* gitFailure */.tv)(git, args, end);
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






/** Classifies by `impact-all-paths`, then `ignored-paths`, then `claims`, which is undefined if no owner is known. */
function classifyFiles(files, net, claims) {
    return files.map((file) => {
        const { status } = file;
        const path = file.path ?? file.shownAs;
        // Names that are not UTF-8 and paths that are too long have no owner.
        const isPath = file.path !== undefined && path.length <= globs_glob/* LONGEST_PATH */.fN;
        return { path, status, effect: isPath ? classify(path, net, claims) : { kind: "unclaimed" } };
    });
}
function classify(path, { impactAll, ignored }, claims) {
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
function combineOwners(owners) {
    const known = owners.filter((each) => each !== undefined);
    // Avoids a set for each of 100,000 files in the usual case.
    if (known.length <= 1)
        return known[0];
    return { ownersOf: (path) => [...new Set(known.flatMap((each) => each.ownersOf(path)))] };
}
async function createSafetyNet({ impactAllPaths, ignoredPaths = [], folder }) {
    // The default also applies at the top of the workspace.
    const isDefault = impactAllPaths.join("\n") === inputs/* IMPACT_ALL_PATHS */.Gm.join("\n");
    const escaped = folder.replace(/[\\*?[\]{}()!+@|]/g, "\\$&");
    const below = folder !== "." && isDefault ? impactAllPaths.map((pattern) => `${escaped}/${pattern}`) : [];
    return { impactAll: await indexPatterns([...impactAllPaths, ...below]), ignored: await indexPatterns(ignoredPaths) };
}
/** Makes each pattern the owner of its matches, except for later exclusions. */
async function indexPatterns(texts) {
    const picomatch = await (0,globs_glob/* loadPicomatch */.TH)();
    const patterns = texts.map((text) => (0,ownership.readPattern)(text, picomatch));
    const owned = patterns.flatMap((pattern, index) => pattern.excludes
        ? []
        : [[pattern.text, [pattern, ...patterns.slice(index + 1).filter(({ excludes }) => excludes)]]]);
    return (0,ownership.createPathOwners)(new Map(owned));
}
function impactAllReason(files) {
    return joinReasons(files.flatMap(({ path, effect }) => effect.kind === "impacts-all"
        ? [`${quoteName(path)} changed, and ${quoteName(effect.pattern)} in impact-all-paths matches it`]
        : []));
}
function nothingReason(files) {
    if (files.length === 0)
        return "no file changed";
    return files.every(({ effect }) => effect.kind === "ignored") ? "only files in ignored-paths changed" : undefined;
}
const MAX_NAMED_FILES = 10;
/** Returns why unclaimed files impact everything. @throws InputError if `onUnclaimed` is `error` */
function unclaimedReason(files, onUnclaimed) {
    const unclaimed = files.flatMap(({ path, effect }) => (effect.kind === "unclaimed" ? [path] : []));
    if (unclaimed.length === 0 || onUnclaimed === "ignore")
        return undefined;
    if (onUnclaimed === "all")
        return joinReasons(unclaimed.map((path) => `no target claims ${quoteName(path)}`));
    const named = (0,format/* truncatedList */.pO)(unclaimed, MAX_NAMED_FILES, (path) => JSON.stringify(path));
    throw new errors/* InputError */.dz([(0,problem/* textWithNames */.EU) `No target claims ${named}, and ${(0,problem/* inputName */.yu)("on-unclaimed")} is error.`], {
        details: [
            (0,problem/* textWithNames */.EU) `Claim the path with a target, or add it to ${(0,problem/* inputName */.yu)("ignored-paths")} or ${(0,problem/* inputName */.yu)("impact-all-paths")}.`,
        ],
    });
}
/** Finds a changed project that the producer omits: some tools skip files with unusual names. */
function findOverlooked(listed, files, projects) {
    for (const { path, effect } of files) {
        const owners = effect.kind === "claimed" ? projects.ownersOf(path) : [];
        if (owners.length > 0 && !owners.some((owner) => listed.has(owner)))
            return `does not list ${owners.map(quoteName).join(", ")}, although ${quoteName(path)} changed`;
    }
    return undefined;
}
function joinReasons([first, ...others]) {
    return first === undefined || others.length === 0 ? first : `${first}, and ${others.length} more`;
}
/** Quotes a name with spaces or other characters that would be confusing in a sentence. */
function quoteName(path) {
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
    const needs = KINDS.flatMap((kind) => Object.entries(Object((0,parsing/* field */.ZZ)(json, kind))).map(([name, range]) => parseNeed(name, typeof range === "string" ? range : "", folder)));
    return {
        name: (0,parsing/* textAt */.$6)(json, "name"),
        nxName: (0,parsing/* textAt */.$6)(json, "nx.name"),
        needs: needs.filter((need) => need !== undefined),
    };
}
/** Matches ranges with a folder: `link:`, `file:`, `portal:` and relative paths. */
const FOLDER_RANGE = /^(?:link|file|portal):(.*)$|^(?:workspace:)?(\.{1,2}(?:\/.*)?)$/;
/** Matches aliases such as `workspace:name@range` and `npm:name@range`. */
const ALIAS_RANGE = /^(?:workspace|npm):(@?[^@/]+(?:\/[^@]+)?)@./;
/** Matches ranges of packages outside the workspace. */
const EXTERNAL_RANGE = /^(?:git|github|gitlab|bitbucket|gist|https?|ssh|jsr)[:+]|^[\w.-]+\/[\w.-]+(?:#|$)/;
/** Parses a dependency and ignores its version: a mismatch adds one unnecessary target at most. */
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
/** moon can use any folder as a project. */
const moonNaming = (texts, folder) => moonId(texts) ?? external_node_path_.posix.basename(folder);
function workspaceManifestsIn(folder) {
    return WORKSPACE_MANIFESTS.map((name) => external_node_path_.posix.join(folder, name));
}
const NAMINGS = new Map([
    ["nx", nxNaming],
    ["moon", moonNaming],
    ...["turbo", "pnpm", "lerna", "rush"].map((tool) => [tool, packageNaming]),
]);
/** Returns all names in the manifests, for unknown tools. */
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
        return format.startsWith("json") ? (0,parsing/* textAt */.$6)(readJson(text), "id") : readIdLine(text);
    }
    return undefined;
}
/** Reads `id: a`, `id: 'a' # comment`, `"id" = "a"`. */
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
/** Returns the first match of a pattern that is applied line by line, which bounds the time for each file. */
function matchLine(text, pattern) {
    for (const line of text.split("\n")) {
        const found = pattern.exec(line.trimEnd())?.[1];
        if (found !== undefined)
            return found.trim();
    }
    return undefined;
}
/** Parses JSON with comments and trailing commas; undefined for other text. */
function readJson(text) {
    for (const bare of [() => text, () => withoutComments(text)]) {
        try {
            return JSON.parse(bare());
        }
        catch {
            // Not JSON, or too many escapes for the regular expressions.
        }
    }
    return undefined;
}
/** Matches a JSON string in linear time, up to the end of the file if it is not closed. */
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
        // Nx uses all files together; for other tools, the deciding file is unknown.
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
            // Without a list, Lerna uses the list of the package manager, and Nx an old default.
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
/** Returns the membership by one list; undefined for an exclusion before its inclusion, which tools treat differently. */
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






/** Error for a change with an unknown impact; the message is the reason. */
class Undecidable extends Error {
}
/** Compares the projects after a change with their manifests before it. @throws Undecidable */
async function readHistory(git, { from, to }, change) {
    const { producer, workspace, projects, changed } = change;
    const touched = new Map();
    for (const { folder, status } of changedManifests(changed, WORKSPACE_MANIFESTS))
        if (isBelow(folder, workspace))
            (0,ownership.append)(touched, folder, status);
    const paths = [...touched.keys()].flatMap(workspaceManifestsIn);
    // A project at the top uses the manifest of the workspace.
    const manifestFolder = (path) => (path === "." ? workspace : path);
    const ofProjects = projects.map(({ path }) => external_node_path_.posix.join(manifestFolder(path), "package.json"));
    const [before, after] = await Promise.all([
        manifestsAt(git, from, paths),
        manifestsAt(git, to, [...paths, ...ofProjects]),
    ]);
    const naming = NAMINGS.get(producer);
    if (naming === undefined)
        throw new Error(`${producer} has no naming of projects.`);
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
            ? // A new file of an unknown type may have made the folder a project.
                { old: member, isDoubtful: member.manifest === undefined && extended.has(path) }
            : await earlierMember(sides, member, statuses, isMoonFolder);
        if (found.old !== undefined)
            earlier.push(found.old);
        if (found.isDoubtful)
            doubtful.add(path);
    }
    const currentPaths = new Set(projects.map(({ path }) => path));
    const candidates = [...touched.keys()].filter((folder) => !currentPaths.has(folder) && mayBeRemoved(sides, folder));
    const removed = candidates.length === 0 ? [] : findRemovedMembers(sides, candidates, change, await membershipAt(git, from, change));
    return {
        before: [...earlier, ...removed],
        after: members,
        removed,
        /** Folders that may not have been projects before; then an outer project owned their files. */
        doubtful,
    };
}
/** Returns the earlier state of a project with changed manifests; `old` is undefined for a new project. */
async function earlierMember({ naming, before, after }, { name, path }, statuses, isMoonFolder) {
    const texts = before(path);
    if (texts.size > 0 || statuses.some((status) => status !== "added")) {
        const [old, present] = [naming(texts, path), naming(after(path), path)];
        if (old !== present && present !== name)
            throw new Undecidable(`the earlier name of the project in ${quoteName(path)} is unknown`);
        const oldName = old === present ? name : old;
        return {
            old: oldName === undefined ? undefined : { name: oldName, path, manifest: manifestOf(texts, path) },
            // The folder may not have been a project before the new manifest.
            isDoubtful: statuses.includes("added"),
        };
    }
    // moon can use any folder as a project.
    return (await isMoonFolder())
        ? { old: { name: naming(NO_TEXTS, path) ?? name, path, manifest: undefined }, isDoubtful: true }
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
/** True when a folder that is not a project now may have been one: its manifests or name changed. */
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





/** Finds targets that a list omits: owners of changed files, and their dependents. @throws Undecidable */
async function crossCheck(git, range, { ignored, ...change }) {
    const history = await readHistory(git, range, change);
    // Only Nx reads imports of source files.
    const mentions = change.producer === "nx" ? await findMentionsOfRemoved(git, history, ignored) : new Map();
    const before = (0,ownership.createProjectOwners)(history.before, history.doubtful);
    const after = (0,ownership.createProjectOwners)(history.after);
    return {
        before,
        after,
        missing(listed, files) {
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
            const graphs = [indexDependents(history.before), indexDependents(history.after)];
            for (const [dependent, needed] of findDependents([...listed, ...reasons.keys()], graphs))
                reasons.set(dependent, `needs ${quoteName(needed)}`);
            return [...reasons].flatMap(([target, why]) => (listed.has(target) ? [] : [{ target, why }]));
        },
    };
}
/** Finds targets with files that mention a removed project. @throws Undecidable if such a file has no owner */
async function findMentionsOfRemoved(git, { removed, after }, ignored) {
    const owners = (0,ownership.createProjectOwners)(after);
    // A moved project has the same name as before.
    const present = new Set(after.flatMap(({ name, manifest }) => [name, manifest?.name]));
    const mentions = new Map();
    for (const { name, path: folder, manifest } of removed) {
        const names = [...new Set([name, manifest?.name ?? name])].filter((each) => !present.has(each));
        for (const path of await findMentions(git, { names, folders: [external_node_path_.posix.basename(folder)] })) {
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
/** Combines the needs in manifests with the needs that a tool reports. */
function indexDependents(members) {
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
function findDependents(names, graphs) {
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






/** Other manifests, with a pattern for the line that names the project. */
const OTHER_MANIFESTS = new Map([
    // pnpm reads these like `package.json`.
    ["package.json5", /^[ \t]*["']?name["']?[ \t]*:(.*)$/],
    ["package.yaml", /^name[ \t]*:(.*)$/],
    ["Cargo.toml", /^name[ \t]*=(.*)$/],
    ["pyproject.toml", /^name[ \t]*=(.*)$/],
    ["go.mod", /^module[ \t]+(\S+)/],
    ...["BUILD", "BUILD.bazel", "BUILD.pants", "build.gradle", "build.gradle.kts", "pom.xml"].map((file) => [file, undefined]),
]);
const MANIFEST_NAMES = [...WORKSPACE_MANIFESTS, ...OTHER_MANIFESTS.keys()];
/** Returns the reason if changed projects impact everything: a tool cannot see dependents of a removed project. */
async function movedProjects(git, range, files, { naming, checkedFolder, }) {
    const manifests = changedManifests(files, MANIFEST_NAMES).filter(({ folder, name }) => checkedFolder === undefined || !WORKSPACE_MANIFESTS.includes(name) || !isBelow(folder, checkedFolder));
    const removed = manifests
        .filter(({ status }) => status === "deleted")
        .map(({ path }) => `${quoteName(path)} was deleted, so a project was removed, moved or renamed`);
    const remaining = manifests.filter(({ status }) => status !== "deleted");
    return joinReasons([...removed, ...(await findMoves(git, range, remaining, naming))]);
}
/** Finds renamed projects, and new projects inside another project, which then loses files. */
async function findMoves(git, { from, to }, manifests, naming) {
    const nameOf = naming ?? anyNaming;
    const paths = manifests.flatMap(({ path, folder, name }) => OTHER_MANIFESTS.has(name) ? [path] : [folder, ...parentFolders(folder)].flatMap(workspaceManifestsIn));
    const [before, after] = await Promise.all([manifestsAt(git, from, paths), manifestsAt(git, to, paths)]);
    return manifests.flatMap(({ path, folder, name }) => {
        const [old, present] = [before(folder), after(folder)];
        const renamed = [`${quoteName(path)} renames its project`];
        if (OTHER_MANIFESTS.has(name)) {
            const line = OTHER_MANIFESTS.get(name);
            const nameIn = (texts) => line && matchLine(texts.get(name) ?? "", line);
            return old.has(name) && nameIn(old) !== nameIn(present) ? renamed : [];
        }
        // A new manifest can rename a project, too.
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
/** Rejects a sparse checkout without all projects, because a tool would miss dependents. @throws InputError */
async function rejectSparseCheckout(git, { producer, workspace, ignored }) {
    const unseen = (await listSparseFiles(git, MANIFEST_NAMES)).filter((path) => isBelow(path, workspace) && ignored.ownersOf(path).length === 0);
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
/** Settings for Git. Without them, tools miss files with quoted names and old paths of moved files. */
const GIT_SETTINGS = [
    ["core.quotePath", "false"],
    ["diff.renames", "false"],
    ["diff.relative", "false"],
];
function childEnvironment(environment) {
    const inherited = {};
    for (const [name, value] of Object.entries(environment)) {
        if (value !== undefined && (0,text_environment/* isForPrograms */.pm)(name) && !COLOR_VARIABLES.test(name))
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
/** Finds an installed program and its first arguments. A name with a separator is a path. */
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
        // A relative folder would depend on the working directory.
        ...path.split(delimiter).filter(isAbsolute),
    ];
}
function isFile(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
/** Finds an `.exe`, or the program inside a package manager's `.cmd`, because a `.cmd` needs a shell. */
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
/** Returns the program that a `.cmd` file of npm, pnpm or Yarn starts, such as `"%dp0%\..\nx\bin\nx.js" %*`. */
function findStartedProgram(text, folder) {
    const path = /"%(?:~dp0|dp0%)\\?([^"]+)"\s+%\*/.exec(text)?.[1];
    return path === undefined ? undefined : external_node_path_.win32.resolve(folder, path);
}

// EXTERNAL MODULE: ./lib/src/impacted-targets/target-list.js
var target_list = __webpack_require__(3487);
;// CONCATENATED MODULE: ./lib/src/impacted-targets/query-producer.js








const TIME_LIMIT_MS = 10 * 60_000;
const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;
/** Returns the working directory of a producer, without symbolic links. @throws InputError */
function workingFolder(workspace, workingDirectory) {
    const folder = (0,external_node_path_.resolve)(workspace, workingDirectory);
    if ((0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() === true)
        return (0,external_node_fs_.realpathSync)(folder);
    throw (0,errors/* inputError */.Xu)("working-directory", `must be a folder of the workspace, but ${JSON.stringify(workingDirectory)} is not.`);
}
/** Converts a path from the working directory to a path from the top of the repository; `.` is the top. */
function fromRoot(root, folder, path = ".") {
    return tidy([...(0,external_node_path_.relative)((0,external_node_fs_.realpathSync)(root), folder).split(external_node_path_.sep), ...path.split("/")]);
}
function tidy(parts) {
    return parts.filter((part) => part !== "" && part !== ".").join("/") || ".";
}
/** True when the producer is a program that reads the checkout. */
function isProgram({ producer, file }) {
    return producer !== "paths" && file === undefined;
}
/** Lists projects with paths from the top; `atTop` marks the project at the top of the workspace. @throws Failure */
async function queryProjects({ producer, file }, root, folder, context) {
    if (producer === undefined || producer === "paths" || file !== undefined)
        return undefined;
    const { projects } = registry.producers[producer];
    if (projects === undefined)
        return undefined;
    const output = await run(projects.call, folder, context);
    const found = projects.parse(output, `The output of ${formatCommand(projects.call.argv)}`, folder);
    return found.map((project) => {
        // A project at the top claims only its source. Otherwise, it would claim every file.
        const atTop = project.path === ".";
        const source = (project.sourceRoot ?? ".").split("/");
        const sourceFolder = source.includes("..") ? "." : tidy(source);
        const path = atTop ? sourceFolder : project.path;
        return { ...project, atTop, path: path === "." ? "." : fromRoot(root, folder, path) };
    });
}
/** Returns the producer's targets, and a reason if they mean everything. @throws Failure without a list */
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
        environment: childEnvironment(context.run.environment),
        timeLimitMs: TIME_LIMIT_MS,
        outputLimitBytes: OUTPUT_LIMIT_BYTES,
        signal: context.signal,
    });
}
/** Reads the list of an earlier step. An empty file must not mean "nothing", because a failed step may leave one. */
function readListFile(producer, file, key, { mayBeEmpty }, context) {
    return (0,target_list/* openList */.Nu)(file, context.run, (list) => {
        const { source, kind, size } = list;
        if (kind !== "file")
            throw new errors/* InputError */.dz([(0,problem/* textWithNames */.EU) `${source} is not a file.`]);
        if (size > OUTPUT_LIMIT_BYTES) {
            throw new errors/* InputError */.dz([
                (0,problem/* textWithNames */.EU) `${source} has ${(0,format/* formatBytes */.z3)(size)}, but the limit is ${(0,format/* formatBytes */.z3)(OUTPUT_LIMIT_BYTES)}.`,
            ]);
        }
        const text = (0,target_list/* wholeText */.r0)(list);
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
function checkoutStep(setting) {
    return ["  - uses: actions/checkout@v7", "    with:", `      ${setting}`];
}
const WHOLE_CHECKOUT = [
    "Fetch the whole history in the checkout:",
    ...checkoutStep("fetch-depth: 0"),
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
    // If origin lacks one commit, the whole fetch fails, so each commit needs a separate fetch.
    for (const commit of wanted) {
        const failure = await fetchFromOrigin(git, extent, [commit.sha]);
        if (failure?.why === "failed")
            throw fetchError(wanted, failure.reason);
        if (failure !== undefined)
            (failure.why === "unknown" ? gone : byRef).push(commit);
    }
    return byRef.length === 0 ? gone : [...gone, ...(await fetchByRefs(git, byRef))];
}
/** Returns a depth for shallow clones only: a fetch with a depth would make a full clone shallow. */
async function extentForNew(git) {
    return (await shallowCommits(git)).size > 0 ? "--depth=1" : undefined;
}
async function fetchByRefs(git, needed) {
    const tips = await tipsOfOrigin(git, needed);
    if (tips.length === 0)
        return findMissingCommits(git, needed);
    const newTips = await findMissingCommits(git, tips);
    const newRefs = newTips.map(({ ref }) => ref);
    if (newRefs.length > 0)
        requireSuccess(await fetchFromOrigin(git, await extentForNew(git), newRefs), needed);
    const refs = tips.map(({ ref }) => ref);
    for (const step of STEPS) {
        const left = await findMissingCommits(git, needed);
        if (left.length === 0 || (await shallowCommits(git)).size === 0)
            return left;
        const fetchTips = () => fetchFromOrigin(git, step, refs);
        requireSuccess(await withKnownHistory(git, tips, fetchTips), needed);
    }
    return findMissingCommits(git, needed);
}
/** Deepens a shallow clone until the merge bases are certain. @throws InputError without common history or access */
async function findMergeBases(git, one, other) {
    await requireCommits(git, [one, other]);
    for (const step of [...STEPS, undefined]) {
        const cut = await shallowCommits(git);
        const found = await findCertainMergeBases(git, one.sha, other.sha, cut);
        if (found.length > 0)
            return found;
        if (cut.size === 0)
            break;
        if (step === undefined)
            throw fetchError([one, other], "origin has no more history.");
        requireSuccess(await deepen(git, step, [one, other]), [one, other]);
    }
    throw (0,errors/* inputError */.Xu)("base-sha", `is required: the ${one.name} and the ${other.name} have no common history.`);
}
async function deepen(git, extent, below) {
    return withKnownHistory(git, below, async () => {
        const shas = below.map(({ sha }) => sha);
        const failure = await fetchFromOrigin(git, extent, shas);
        if (failure === undefined || failure.why === "failed")
            return failure;
        const tips = await tipsOfOrigin(git, below);
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
/** Limit the changes to objects and the `shallow` file: no ref, no FETCH_HEAD, no configuration. */
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
/** Lists the refs on `origin` with their commits. @throws InputError if origin does not respond */
async function tipsOfOrigin(git, of) {
    const refs = [...new Set(of.flatMap(({ ref }) => ref ?? []))];
    if (refs.length === 0)
        return [];
    const output = await (0,git_git/* gitOutput */.oM)(git, ["ls-remote", "--quiet", "origin", ...refs], { timeoutMs: LIST_TIMEOUT_MS });
    const lines = output.toString("utf8").split("\n");
    return lines.flatMap((line) => {
        const [sha, ref] = line.split("\t");
        // `ls-remote` also returns longer names with the same suffix.
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
 * Deepens a shallow clone and reverts new cuts inside its known history. A fetch counts its depth from every cut, so
 * it can end in the middle of known history and cut there.
 */
async function withKnownHistory(git, tips, fetchMore) {
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
/** Writes the `shallow` file under the lock of git, or removes it if there are no cuts. */
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
    // The usual checkout is GitHub's merge of base and head. A merge with more parents contains other changes.
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
/** Returns the head without an event or input: the checkout, or the second parent of GitHub's merge. */
async function findHead({ git, target }, current, parents) {
    const [, second, ...more] = parents;
    if (second === undefined || more.length > 0)
        return neededCheckout(current);
    const number = await findMergedPullRequest(git, current);
    if (number === undefined)
        return neededCheckout(current);
    if (target.pullRequest === undefined || target.pullRequest === number)
        return { sha: second, name: `head ${second} of #${number}`, ref: `refs/pull/${number}/head` };
    throw (0,errors/* inputError */.Xu)("pr-number", `is ${target.pullRequest}, but the checked out commit ${current} is GitHub's merge of #${number}.`);
}
function neededCheckout(sha) {
    return { sha, name: `checked out commit ${sha}`, ref: undefined };
}
/** Fetches a parent of a merge commit, and deepens a shallow clone that ends at the merge. */
async function fetchParent({ git, log }, merge, parent) {
    const isCut = (await shallowCommits(git)).has(merge);
    const base = { sha: parent, name: `first parent ${parent} of the checked out merge commit`, ref: undefined };
    if (!isCut && (await findMissingCommits(git, [base])).length === 0)
        return;
    log.info("The clone lacks the parents of the checked out merge commit. Fetching them from origin.");
    if (isCut)
        await deepen(git, "--deepen=1", [neededCheckout(merge)]);
    await requireCommits(git, [base]);
}
function wrongCheckoutError({ head, foreignHead }, expected, current, parents) {
    const at = head?.at ?? "head-sha";
    const problem = `The checked out commit is ${current}, but the targets must be for ${expected} (${at}).`;
    if (foreignHead) {
        return new errors/* InputError */.dz([problem], {
            details: [
                "Do not check out the commit here: this workflow has secrets, and the commit may come from a fork.",
                "Compute the targets in a pull_request workflow instead.",
            ],
        });
    }
    const stale = `The checked out commit is a merge of ${parents[1]}. GitHub creates the merge some time after a push, and never while there are conflicts. Resolve any conflicts, then run the job again.`;
    const advice = at === "github.event.pull_request.head.sha"
        ? "In a pull_request run, remove `ref` from the checkout step to check out GitHub's merge. Or check out the commit itself:"
        : "Check out that commit:";
    const ref = at === "head-sha" ? expected : `\${{ ${at} }}`;
    return new errors/* InputError */.dz([problem], {
        details: [...(parents.length === 2 ? [stale] : []), advice, ...checkoutStep(`ref: ${ref}`)],
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
            throw (0,errors/* inputError */.Xu)("base-sha", `is required: neither the clone nor origin has the ${base.name}; a force push may have removed it.`);
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
/** Finds the fork point. @throws InputError if the base contains the head, because an empty change would be a guess */
async function findForkPoint({ git, log }, base, to) {
    const cut = await shallowCommits(git);
    const [found = base.sha, ...others] = await findMergeBases(git, base, to);
    if (others.length > 0) {
        // A file can be equal to one merge base and differ from the other.
        log.info(`The ${to.name} and the ${base.name} have several merge bases. Comparing the two commits directly.`);
        return base.sha;
    }
    if (cut.size > 0)
        log.info(`The clone is shallow. The merge base is ${found}.`);
    if (found !== to.sha)
        return found;
    throw (0,errors/* inputError */.Xu)("base-sha", `is required: the ${to.name} is already part of the ${base.name}, so there is nothing to compare.`);
}
/** Rejects a base that contains the head, because the change would appear empty. */
async function rejectLaterBase(git, base, head) {
    if (base.sha !== head.sha && !(await isAncestor(git, head.sha, base.sha)))
        return;
    throw (0,errors/* inputError */.Xu)("base-sha", `must be a commit before the change; the ${head.name} is already part of ${base.sha}.`);
}
/** Returns the fetched tip of a branch, else the tip on origin. Local branches may be old. */
async function findTip(git, branch) {
    const ref = `refs/heads/${branch}`;
    const tracked = await resolveObject(git, `refs/remotes/origin/${branch}^{commit}`);
    const sha = tracked ?? (await tipsOfOrigin(git, [{ ref }]).catch(adviseBaseSha))[0]?.sha;
    if (sha !== undefined)
        return { sha, name: `branch ${branch} (${sha})`, ref };
    throw (0,errors/* inputError */.Xu)("target-branch", `is ${branch}, but origin has no such branch to compare with.`);
}
function adviseBaseSha(error) {
    if (!(error instanceof errors/* InputError */.dz))
        throw error;
    throw (0,errors/* withDetails */.FE)(error, {
        details: [
            (0,problem/* textWithNames */.EU) `Without a remote, set ${(0,problem/* inputName */.yu)("base-sha")} to the full SHA of the commit to compare with.`,
        ],
    });
}
function neededCommit(role, { sha, at, ref }) {
    return { sha, name: `${role} ${sha} (${at})`, ref };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/compute.js













async function computeImpactedTargets(options, target, context) {
    const computation = await compute(options, target, context);
    const { mode, targets, reason, range, files, failure } = computation;
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
            "base-sha": range.base,
            "head-sha": range.head,
        },
        summary: computedPage(computation),
        record: { ...handover, from: range.from, to: range.to, files },
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
    const range = await findRange({ git, target, host, log, worktreeMatters: isProgram(options) });
    const changed = await listChangedFiles(git, range.from, range.to);
    const net = await createSafetyNet({ ...options, folder: workspace });
    const read = await options.targetPaths?.read();
    if (read?.ok === false)
        throw new errors/* InputError */.dz(read.problems);
    const patterns = read && (0,ownership.createPathOwners)(read.paths);
    return { git, folder, workspace, range, changed, net, patterns };
}
async function decide(options, change, context) {
    const { changed, net, patterns } = change;
    const files = classifyFiles(changed, net, patterns);
    const all = impactAllReason(files) ?? (await findMovesReason(options, change, files));
    if (all !== undefined)
        return impactAll(all, files);
    const nothing = nothingReason(files);
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
    const { git, folder, workspace, range, changed, patterns, net } = change;
    const { producer = "paths" } = options;
    // The sources of a custom command are unknown.
    if (isProgram(options) && producer !== "command")
        await fromProducer(() => rejectSparseCheckout(git, { producer, workspace, ignored: net.ignored }));
    const projects = await fromProducer(() => queryProjects(options, git.root, folder, context));
    const check = projects && (await crossCheck(git, range, { producer, workspace, projects, changed, ignored: net.ignored }));
    const files = check ? classifyFiles(changed, net, combineOwners([check.after, check.before, patterns])) : classified;
    const atTop = projects?.find((project) => project.atTop);
    if (atTop !== undefined && files.some(({ effect }) => effect.kind === "unclaimed")) {
        context.log.info(`The project ${quoteName(atTop.name)} at the top of the workspace claims only its sourceRoot. Add its other files to target-paths.`);
    }
    const unclaimed = unclaimedReason(files, options.onUnclaimed);
    if (unclaimed !== undefined)
        return impactAll(unclaimed, files);
    const mayBeEmpty = nothingReason(classified) !== undefined;
    const listed = await fromProducer(() => queryTargets(options, { folder, range, mayBeEmpty }, context));
    if (listed.all !== undefined)
        return impactAll(listed.all, files);
    const overlooked = check && findOverlooked(listed.targets, files, check.after);
    if (overlooked !== undefined)
        return impactAll(`${producer} ${overlooked}`, files);
    const added = check?.missing(listed.targets, files) ?? [];
    // Without projects, only patterns claim files.
    const claimed = files.flatMap(({ path, effect }) => {
        if (effect.kind !== "claimed")
            return [];
        return check === undefined ? effect.targets : (patterns?.ownersOf(path) ?? []);
    });
    const targets = [...listed.targets, ...added.map(({ target }) => target), ...claimed];
    const reason = `${sourceReason(options, targets.length > 0)}${addedReason(added)}`;
    return decideList(targets, reason, files, added);
}
/** Failure of a producer, in `cause`. `on-error` applies to no other failure. */
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
/** Returns why a moved project impacts everything. Path patterns do not depend on projects. */
async function findMovesReason({ producer, file }, { git, workspace, range, changed }, files) {
    if (producer === undefined || producer === "paths")
        return undefined;
    const relevant = changed.filter((_, index) => files[index]?.effect.kind !== "ignored");
    const naming = NAMINGS.get(producer);
    // The cross-check compares the projects of workspace tools later.
    const checkedFolder = isProgram({ producer, file }) && naming !== undefined ? workspace : undefined;
    return await movedProjects(git, range, relevant, { naming, checkedFolder });
}
function sourceReason({ producer, targetPaths }, hasTargets) {
    if (producer === "paths")
        return hasTargets ? "listed by target-paths" : "no target claims a changed file, and on-unclaimed is ignore";
    const sources = targetPaths === undefined ? producer : `${producer} and target-paths`;
    return hasTargets ? `listed by ${sources}` : `no target is listed by ${sources}`;
}
function impactAll(reason, files) {
    return { mode: "all", targets: [], reason, added: [], files };
}
function decideList(targets, reason, files, added = []) {
    const sorted = [...new Set(targets)].toSorted();
    return { mode: sorted.length === 0 ? "none" : "list", targets: sorted, reason, added, files };
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
    const { targets, added, range, files } = computation;
    // The files that decide come first.
    const inOrder = Object.keys(EFFECTS).flatMap((kind) => files.filter(({ effect }) => effect.kind === kind));
    return (0,markdown/* paragraphs */.qN)([
        (0,markdown/* escapeText */.X1)(computedMessage(computation)),
        `Changed between ${(0,markdown/* code */.aY)(range.from)} and ${(0,markdown/* code */.aY)(range.to)}: ${(0,format/* formatCount */.B4)(files.length, "file")}${formatCounts(files)}.`,
        ...section("Targets", targets, () => (0,format/* truncatedList */.pO)(targets, SHOWN, markdown/* code */.aY)),
        ...section("Added to the producer's list", added, () => (0,markdown/* limitedTable */.Rl)(["Target", "Why"], added, ({ target, why }) => [(0,markdown/* code */.aY)(target), (0,markdown/* escapeText */.X1)(why)], LIMIT)),
        ...section("Effects of the files", files, () => (0,markdown/* limitedTable */.Rl)(["File", "Change", "Effect"], inOrder, ({ path, status, effect }) => [(0,markdown/* code */.aY)(path), status, formatEffect(effect)], LIMIT)),
    ]);
}
const LIMIT = { atMost: SHOWN, whole: "" };
function section(title, items, content) {
    return items.length === 0 ? [] : [`#### ${title}`, content()];
}
const EFFECTS = {
    "impacts-all": "that impact everything",
    unclaimed: "that no target claims",
    claimed: "claimed by targets",
    "left-to-producer": "left to the producer",
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
            return `everything (${(0,markdown/* code */.aY)(effect.pattern)} of impact-all-paths)`;
        case "unclaimed":
            return "no target claims it";
        case "claimed":
            return effect.targets.slice(0, 5).map(markdown/* code */.aY).join(", ") + (effect.targets.length > 5 ? ", \u2026" : "");
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


const EXPECTED = "labels from bazel-diff or target-determinator: lines, a JSON list with a label in each item, or impactedTargets";
/** Reads labels and omits labels of other repositories, because the list has their dependents. */
const bazel = {
    parse: (output, source) => {
        const labels = /^\s*[[{]/.test(output) ? jsonLabels(output, source) : (0,parsing/* readLines */.Se)(output, source);
        for (const label of labels) {
            if (!/^(\/\/|@)/.test(label))
                throw (0,parsing/* listError */.$h)(source, `must contain labels, which begin with // or @, but contains ${(0,truncate/* quote */.hD)(label)}`);
        }
        const own = labels.filter((label) => !isExternal(label));
        // Never converts a list to an empty one.
        return own.length === 0 ? labels : own;
    },
};
function jsonLabels(output, source) {
    const value = (0,parsing/* wholeDocument */.TR)(output, source, EXPECTED);
    if (Array.isArray(value)) {
        return (0,parsing/* readNames */.r6)(value.map((item) => (typeof item === "string" ? item : (0,parsing/* field */.ZZ)(item, "label"))), source);
    }
    const served = (0,parsing/* itemsAt */.Ct)(value, "impactedTargets");
    if (served === undefined)
        throw (0,parsing/* wrongFormat */.x0)(source, EXPECTED, output);
    return (0,parsing/* readNames */.r6)(served, source);
}
/** True when a label belongs to another repository. `@//...` and `@@//...` belong to this one. */
function isExternal(label) {
    return label.startsWith("//external:") || /^@(?!@?\/\/)/.test(label);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/moon.js

const moon_EXPECTED = "the JSON that `moon query projects --affected --downstream deep` or `moon query affected --downstream deep` prints (moon 2 or later)";
/** Allows only plugins that were downloaded before. */
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
            return (0,parsing/* readProjects */.VH)(found, { name: "id", path: "source" }, source, folder, (item) => ({
                needs: (0,parsing/* readTexts */.Z7)((0,parsing/* field */.ZZ)(item, "dependencies"), "id"),
            }));
        },
    },
    parse: (output, source) => {
        const value = (0,parsing/* wholeDocument */.TR)(output, source, moon_EXPECTED);
        if ((0,parsing/* field */.ZZ)(value, "shallow") === true)
            throw (0,parsing/* listError */.$h)(source, "comes from a shallow clone, which may lack changes; fetch the whole history");
        const projects = (0,parsing/* field */.ZZ)(value, "projects");
        if (Array.isArray(projects))
            return (0,parsing/* readNames */.r6)(projects, source, "id");
        // `query affected` prints reasons by project id.
        if (typeof projects !== "object" || projects === null)
            throw (0,parsing/* wrongFormat */.x0)(source, moon_EXPECTED, output);
        return (0,parsing/* readNames */.r6)(Object.keys(projects), source);
    },
};

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/nx.js

const LIST = "the JSON list that `nx show projects --affected --json` prints (Nx 16 or later)";
const GRAPH = "the project graph that `nx graph --file=stdout` prints (Nx 16 or later)";
/** Disables the background process and the full-screen interface. */
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
                throw (0,parsing/* wrongFormat */.x0)(source, GRAPH, output);
            const needs = needsIn(graph);
            return (0,parsing/* readProjects */.VH)(Object.values(nodes), { name: "name", path: "data.root" }, source, folder, (item, name) => ({
                sourceRoot: (0,parsing/* textAt */.$6)(item, "data.sourceRoot"),
                needs: needs.get(name),
            }));
        },
    },
    // Rejects the lines of Nx 15, which include projects that are not affected.
    parse: (output, source) => (0,parsing/* readNames */.r6)((0,parsing/* jsonList */.Rr)(output, source, LIST, { read: parsing/* lastDocument */.Gi }), source),
};
function needsIn(graph) {
    const dependencies = Object.entries(Object((0,parsing/* field */.ZZ)(graph, "dependencies")));
    return new Map(dependencies.map(([name, list]) => [name, (0,parsing/* readTexts */.Z7)(list, "target")]));
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
/** Lerna compares with the work tree, so the checkout must be the clean head. It uses the project graph of Nx. */
const lerna = packageLists({
    // Without `--all`, Lerna omits private packages.
    affected: (base) => ["lerna", "ls", "--since", base, "--all", "--json"],
    all: ["lerna", "ls", "--all", "--json"],
    environment: { NX_DAEMON: "false" },
    packages: (output, source) => (0,parsing/* jsonList */.Rr)(output, source, "the JSON list that `lerna ls --all --json` prints"),
    folder: "location",
});
const rush = packageLists({
    // `--from` would also list dependencies of the changed projects.
    affected: (base) => ["rush", "list", "--impacted-by", `git:${base}`, "--json"],
    all: ["rush", "list", "--json"],
    // Rush may install the version in rush.json; this allows only earlier downloads.
    environment: { npm_config_offline: "true" },
    // Rush prints other lines before the list, and no list after a failed installation.
    packages: (output, source) => (0,parsing/* jsonList */.Rr)(output, source, "the JSON that `rush list --json` prints", { path: "projects", read: parsing/* lastDocument */.Gi }),
    folder: "path",
});
const PNPM_LIST = "the JSON list that `pnpm -r list --depth -1 --json` prints (`[]` for no package; pnpm 9 prints nothing in this case, but also after some errors)";
/** Reads one list, or a list for each package, which pnpm 9 and 10 print without a shared lockfile. */
const pnpmPackages = (output, source) => output
    .trim()
    .split(/(?<=^\]\r?\n)(?=\[)/m)
    .flatMap((text) => (0,parsing/* jsonList */.Rr)(text, source, PNPM_LIST));
/** pnpm compares with the work tree, so the checkout must be the clean head. */
const pnpm = packageLists({
    affected: (base) => ["pnpm", "-r", "list", "--filter", `...[${base}]`, "--depth", "-1", "--json"],
    all: ["pnpm", "-r", "list", "--depth", "-1", "--json"],
    // Runs the installed pnpm. Otherwise, pnpm would download the version in `packageManager`.
    environment: { npm_config_manage_package_manager_versions: "false", pnpm_config_pm_on_fail: "ignore" },
    packages: pnpmPackages,
    // A root without a name has no target.
    targets: (output, source) => pnpmPackages(output, source).filter((item) => (0,parsing/* field */.ZZ)(item, "name") !== undefined),
    folder: "path",
});

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/turbo.js

const turbo_EXPECTED = "the JSON that `turbo ls --affected --output=json`, `turbo query affected` or `turbo run --affected --dry=json` prints";
/** Name of the package at the root of the workspace. */
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
            const found = readCountedItems((0,parsing/* wholeDocument */.TR)(output, source, expected), "packages", "count", source);
            if (found === undefined)
                throw (0,parsing/* wrongFormat */.x0)(source, expected, output);
            return (0,parsing/* readProjects */.VH)(found, { name: "name", path: "path" }, source, folder).filter(({ name }) => name !== ROOT);
        },
    },
    parse: (output, source) => {
        const value = (0,parsing/* wholeDocument */.TR)(output, source, turbo_EXPECTED);
        const found = packageNames(value, source);
        if (found === undefined)
            throw (0,parsing/* wrongFormat */.x0)(source, turbo_EXPECTED, output);
        const all = (0,parsing/* readNames */.r6)(found, source);
        const packages = all.filter((name) => name !== ROOT);
        // Never converts a list to an empty one.
        return packages.length === 0 ? all : packages;
    },
};
function packageNames(value, source) {
    const named = readCountedItems(value, "packages", "count", source) ??
        readCountedItems(value, "data.affectedPackages", "length", source);
    return (named?.map((item) => (0,parsing/* field */.ZZ)(item, "name")) ??
        readCountedItems(value, "data.affectedTasks", "length", source)?.map((item) => (0,parsing/* field */.ZZ)(item, "package.name")) ??
        // In a dry run, `tasks` also has the dependencies of affected packages.
        ((0,parsing/* itemsAt */.Ct)(value, "tasks") === undefined ? undefined : (0,parsing/* itemsAt */.Ct)(value, "packages")));
}
/** Returns the items of a list with a length field, or undefined without a list. @throws InputError for a wrong length */
function readCountedItems(value, path, length, source) {
    const items = (0,parsing/* itemsAt */.Ct)(value, `${path}.items`);
    if (items === undefined)
        return undefined;
    const count = (0,parsing/* field */.ZZ)(value, `${path}.${length}`);
    if (count !== items.length)
        throw (0,parsing/* listError */.$h)(source, `reports ${JSON.stringify(count)} packages, but lists ${items.length}`);
    return items;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/producers/registry.js






const json = {
    parse: (output, source, key) => {
        const expected = key === undefined ? "a JSON array of strings" : `JSON with an array of strings under ${key}`;
        return (0,parsing/* readNames */.r6)((0,parsing/* jsonList */.Rr)(output, source, expected, { path: key }), source);
    },
};
/** Reads addresses such as `src/python/app:lib`, one per line, or an empty output if nothing is affected. */
const pants = {
    affected: ({ base }) => ({
        argv: ["pants", `--changed-since=${base}`, "--changed-dependents=transitive", "list"],
        // Disables the background process and the dynamic interface.
        environment: { PANTS_PANTSD: "false", PANTS_COLORS: "false", PANTS_DYNAMIC_UI: "false" },
    }),
    parse: parsing/* readLines */.Se,
};
const command = {
    affected: ({ base, head }, argv) => ({ argv, environment: { MERGE_QUEUE_BASE: base, MERGE_QUEUE_HEAD: head } }),
    // A failed script may exit with code 0 and print nothing.
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
    // Plugins of Gradle print project paths such as `:app:core`.
    gradle: { parse: parsing/* readLines */.Se },
    lines: { parse: parsing/* readLines */.Se },
    json,
    // The output `changes` of dorny/paths-filter is a JSON list of matching filters.
    "paths-filter": { parse: (output, source) => json.parse(output, source) },
    command,
};


/***/ }),

/***/ 3487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L1: () => (/* binding */ findKeyword),
/* harmony export */   Nu: () => (/* binding */ openList),
/* harmony export */   R0: () => (/* binding */ readTargets),
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
    const parse = isTool ? (await __webpack_require__.e(/* import() */ 1288).then(__webpack_require__.bind(__webpack_require__, 1288))).producers[format].parse : _producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .readLines */ .Se;
    if (file === undefined)
        return read(text, format === "json", (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .inputName */ .yu)("impacted-targets")}`);
    return openList(file, reading, (list) => {
        const { path, size, source } = list;
        const isJson = format === "json" || (format === "auto" && path.toLowerCase().endsWith(".json"));
        if (!isJson && !isTool && size > LARGEST_LINES_BYTES)
            return { kind: "too-large", atLeastBytes: size };
        const largest = isJson ? LARGEST_JSON_BYTES : LARGEST_LINES_BYTES;
        if (size > largest) {
            throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .listError */ .$h)(source, `has ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(size)}, and at most ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(largest)} can be read as ${isJson ? "json" : format}. Write one target per line instead`);
        }
        return read(wholeText(list), isJson, source);
    });
    function read(whole, isJson, source) {
        const { items, computed } = isJson ? readJson(whole, source) : { items: parse(whole, source) };
        return interpret(items, computed, source, reading);
    }
}
/** Limits that fit in memory and are far above the limit of the service. */
const LARGEST_JSON_BYTES = 256 * 1024 * 1024;
const LARGEST_LINES_BYTES = 64 * 1024 * 1024;
/** Returns the reserved word `ALL` or `NONE` of a list. @throws InputError for a reserved word among targets */
function findKeyword(targets, source) {
    const word = targets.has("ALL") ? "ALL" : targets.has("NONE") ? "NONE" : undefined;
    if (word === undefined || targets.size === 1)
        return word;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} mixes ${word} with other targets. Use only ${word}, or remove it.`]);
}
function interpret(items, computed, source, { headSha, limitBytes }) {
    if (computed !== undefined && !(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .sameCommit */ .Kd)(computed.head, headSha)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([
            (0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} was computed for head ${computed.head}, but the pull request's head is ${headSha}. Compute it again for this head.`,
        ]);
    }
    if (computed?.mode === "all" || computed?.mode === "none") {
        const reason = computed.reason ?? `${(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textFor */ .bT)(_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .asInYaml */ .j5, source)} has the mode ${computed.mode}`;
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
/** Bytes of the quotes and the comma for each item. */
const PUNCTUATION_BYTES = 3;
/** Collects distinct targets up to the limit. Counts a lower bound of bytes: one for each UTF-16 unit. */
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
/** Reads a JSON array, "ALL", "NONE", or a file from `compute-impacted-targets`. */
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
/** Reads a file from `compute-impacted-targets`. @throws InputError for other objects, such as errors of a tool */
function readComputed(value, source) {
    const [mode, head, targets] = ["mode", "head", "targets"].map((name) => (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(value, name));
    if (mode === "none" && Array.isArray(targets) && targets.length > 0)
        throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .listError */ .$h)(source, "has the mode none, but contains targets; compute it again");
    if ((mode !== "list" && mode !== "all" && mode !== "none") ||
        typeof head !== "string" ||
        (mode === "list" && !Array.isArray(targets))) {
        throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .listError */ .$h)(source, `must be a JSON array of strings, or a file from compute-impacted-targets, but is ${describeKind(value)}${(0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(value, "error") === undefined ? "" : " with an error in it"}`);
    }
    const items = mode === "list" && Array.isArray(targets) ? targetsIn(targets, source) : [];
    return { items, computed: { mode, head, reason: (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .textAt */ .$6)(value, "reason"), origin: readOrigin(value) } };
}
function readOrigin(value) {
    const [producer = "", base = ""] = [(0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .textAt */ .$6)(value, "producer"), (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .textAt */ .$6)(value, "base")];
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
/** Opens the file in `impacted-targets-file`. @throws InputError if it is missing, unreadable or not a file */
function openList(name, context, read) {
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
        // A device may be endless.
        if (kind === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} is not a file.`]);
        return read({ path, source, kind, size: found.size });
    }
    catch (error) {
        // Only file system errors have a syscall.
        if (!(error instanceof Error && "syscall" in error))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz([(0,_text_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .textWithNames */ .EU) `${source} is not readable: ${error.message}.`], { cause: error });
    }
}
/** Rejects a link out of the workspace in an untrusted commit, because the run would publish the file's lines. */
function resolveListPath(name, { workspace, untrustedCheckout }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, name);
    if (untrustedCheckout === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) || !isWithin((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace), path))
        return path;
    if (isWithin((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(workspace), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path)))
        return path;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .inputError */ .Xu)("impacted-targets-file", `${name} is a link out of the workspace, which is not allowed because ${untrustedCheckout}.`);
}
function isWithin(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return way !== ".." && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way);
}
function wholeText({ path, source }) {
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
    // Replacement characters would change the targets.
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw (0,_producers_parsing_js__WEBPACK_IMPORTED_MODULE_5__/* .listError */ .$h)(source, "is not UTF-8 text");
    return bytes.toString("utf8").replace(/^\uFEFF/, "");
}


/***/ })

};
