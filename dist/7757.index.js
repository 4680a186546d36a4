export const id = 7757;
export const ids = [7757];
export const modules = {

/***/ 3662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TD: () => (/* binding */ FASTEST),
/* harmony export */   iq: () => (/* binding */ clockSpeed),
/* harmony export */   ts: () => (/* binding */ createClock)
/* harmony export */ });
/* harmony import */ var _world_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(938);
/** The service's own time: real time at a chosen speed, which a test can also move forward. */

/** How many seconds of service time may pass in a second of real time. */
const FASTEST = 100_000;
const clockSpeed = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberFrom */ .UB)(0, FASTEST);
/** Times of later years have another form, and there is a year from which on they have none. */
const LAST_MS = Date.parse("9999-12-31T23:59:59.999Z");
function createClock({ startAtMs, speed: firstSpeed, realNowMs }) {
    let speed = firstSpeed;
    let base = startAtMs;
    let realBase = realNowMs();
    const listeners = new Set();
    const changed = () => {
        for (const listener of listeners)
            listener();
    };
    const nowMs = () => Math.min(LAST_MS, Math.floor(base + (realNowMs() - realBase) * speed));
    return {
        nowMs,
        speed: () => speed,
        /** @throws Refusal for a speed that is not from 0, which stands still, to the fastest one. */
        setSpeed: (next) => {
            (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(clockSpeed, next, "speed");
            base = nowMs();
            realBase = realNowMs();
            speed = next;
            changed();
        },
        /** Calls back after each change of speed and each move forward, until what it returns is called. */
        onChange: (listener) => {
            listeners.add(listener);
            return () => void listeners.delete(listener);
        },
        /** @throws Refusal for what does not lead forward, or leads beyond the last time. */
        advance: (seconds) => {
            const mostSeconds = Math.floor((LAST_MS - nowMs()) / 1000);
            if (!(seconds >= 0 && seconds <= mostSeconds)) {
                throw (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("advanceSeconds", `must be a number from 0 to ${mostSeconds}, which leads to the year 9999`);
            }
            base += seconds * 1000;
            changed();
        },
    };
}


/***/ }),

/***/ 9024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Ln: () => (/* binding */ isForFilesOnly),
/* harmony export */   Yw: () => (/* binding */ syncFolder),
/* harmony export */   ag: () => (/* binding */ dataProblem),
/* harmony export */   f4: () => (/* binding */ writeAll),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   hY: () => (/* binding */ systemDisk),
/* harmony export */   nz: () => (/* binding */ dataFailure),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   yA: () => (/* binding */ UNFINISHED)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/** Bytes on their way to the disk, and how its failures are told. */



const systemDisk = { write: node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync, sync: node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync, syncAside: node_fs__WEBPACK_IMPORTED_MODULE_0__.fdatasync };
/** @throws what the disk throws; then some of the bytes may have been written */
function writeAll({ write }, file, bytes) {
    let rest = bytes;
    while (rest.length > 0)
        rest = rest.subarray(write(file, rest));
}
/** What a file that takes the place of another is called until it is whole. */
const UNFINISHED = ".tmp";
/**
 * Puts a file in its place, or in that of an older one: whole or not at all, also after a power cut. @throws what the
 * disk throws
 */
function replaceFile(path, text, disk = systemDisk) {
    const unfinished = `${path}${UNFINISHED}`;
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(unfinished, "w");
        try {
            writeAll(disk, file, Buffer.from(text));
            disk.sync(file);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(unfinished, path);
        syncFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(unfinished, { force: true });
        throw error;
    }
}
/** A name in a folder outlasts a power cut only when the folder was written too. */
function syncFolder(folder) {
    // Windows has no such call, and NTFS keeps names in a journal of its own.
    if (process.platform === "win32")
        return;
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(folder, "r");
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
    }
    catch (error) {
        if (!isForFilesOnly(error))
            throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
/** Some network file systems cannot do it for folders. */
function isForFilesOnly(error) {
    return ["EINVAL", "ENOTSUP"].includes(codeOf(error) ?? "");
}
function makeFolder(folder) {
    try {
        makeEach((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder));
    }
    catch (error) {
        throw dataFailure(`the folder ${folder} cannot be made`, error);
    }
}
/** One by one: where a file system makes no folders, such as `/proc`, Node's own way never ends. */
function makeEach(folder) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    if (parent !== folder && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(parent))
        makeEach(parent);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
    }
    catch (error) {
        if (!isFolder(folder))
            throw error;
    }
}
function isFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
const REASONS = {
    EACCES: "permission is denied",
    EDQUOT: "the disk quota is used up",
    EEXIST: "a file stands in its place",
    EFBIG: "the file would be too large",
    EIO: "the disk fails",
    ENOENT: "it is not there",
    ENOSPC: "no space is left on the disk",
    ENOTDIR: "a part of the path is a file",
    EPERM: "permission is denied",
    EROFS: "the file system is read-only",
};
/** Undefined for a text that is not JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** A sentence of why the data folder cannot be used. */
function dataProblem(text, options) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz([`--data: ${text}`], options);
}
/** The same where the file system refused something: `what` could not be done. */
function dataFailure(what, cause) {
    return dataProblem(`${what}: ${reasonOf(cause)}`, { cause });
}
/** Why the file system refused something, in words with its code. */
function reasonOf(error) {
    const code = codeOf(error);
    const reason = code === undefined ? undefined : REASONS[code];
    return reason === undefined ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error) : `${reason} (${code})`;
}
function codeOf(error) {
    return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}


/***/ }),

/***/ 4937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ connectRepository)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/state.js
var state = __webpack_require__(8810);
// EXTERNAL MODULE: ./lib/src/local-queue/world/refusal.js
var refusal = __webpack_require__(8551);
// EXTERNAL MODULE: ./lib/src/local-queue/world/settings.js
var settings = __webpack_require__(6506);
// EXTERNAL MODULE: ./lib/src/local-queue/world/world.js
var world = __webpack_require__(615);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/tree.js
var tree = __webpack_require__(3707);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/src/local-queue/git/contents.js
/**
 * What merging changes onto a commit gave. Runs contain one another, and what was tested is merged later, so most merges
 * are known when they are needed. What is known also holds for a commit that has come to the target branch in another
 * form than it was tested, such as squashed: it is the same content.
 */

/** More than what hundreds of runs contain; the oldest are forgotten. */
const MOST_TREES = 20_000;
const MOST_COMMITS = 2000;
function createKnownContents() {
    const trees = new Map();
    const sameAs = new Map();
    return {
        /** A commit with nothing merged onto it. */
        at: (commit) => [commit, ...(sameAs.get(commit) ?? [])],
        /** The tree that merging a head onto that gives, where it is known. */
        treeWith: (contents, head) => {
            for (const content of contents) {
                const tree = trees.get(withHead(content, head));
                if (tree !== undefined)
                    return tree;
            }
            return undefined;
        },
        /** The contents with a head merged onto them, which gave a tree. */
        add: (contents, head, tree) => {
            const [asked, ...others] = contents.map((content) => withHead(content, head));
            if (asked === undefined)
                return [];
            put(trees, asked, tree, MOST_TREES);
            return [asked, ...others.filter((content) => trees.get(content) === tree)];
        },
        /** A commit has these contents, in whatever form. */
        name: (commit, contents) => put(sameAs, commit, contents, MOST_COMMITS),
        /** What was merged may be gone from the repository. */
        forget: () => {
            trees.clear();
            sameAs.clear();
        },
    };
}
function withHead(content, head) {
    return (0,external_node_crypto_.createHash)("sha256").update(`${content} ${head}`).digest("base64");
}
function put(map, key, value, most) {
    map.delete(key);
    map.set(key, value);
    const oldest = map.size > most ? map.keys().next() : undefined;
    if (oldest?.done === false)
        map.delete(oldest.value);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./lib/src/local-queue/data/disk.js
var disk = __webpack_require__(9024);
// EXTERNAL MODULE: ./lib/src/local-queue/world/pull-request.js
var pull_request = __webpack_require__(9948);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./lib/src/local-queue/git/repository.js
/** A Git repository on this machine, and how Git is run in it: without hooks, questions and settings of the machine. */





const TIME_LIMIT_MS = 120_000;
/** What the user has set up for his own work must not change what a queue does, nor start other programs. */
const SETTINGS = [
    `core.hooksPath=${external_node_os_.devNull}`,
    `core.attributesFile=${external_node_os_.devNull}`,
    "core.fsmonitor=false",
    // Somebody else may work in the repository; a lock of his is gone in a moment.
    "core.filesRefLockTimeout=1000",
    "core.packedRefsTimeout=5000",
].flatMap((setting) => ["-c", setting]);
/** Runs Git in a repository, whatever its exit code is. */
function runGit(repository, args, options = {}) {
    const { folder, environment } = repository;
    const { input = "", objectFolder } = options;
    return new Promise((ended, failed) => {
        const child = (0,external_node_child_process_.spawn)("git", [`--git-dir=${folder}`, ...SETTINGS, ...args], {
            cwd: folder,
            env: {
                ...gitEnvironment(environment),
                GIT_CONFIG_NOSYSTEM: "1",
                GIT_CONFIG_GLOBAL: external_node_os_.devNull,
                GIT_NO_REPLACE_OBJECTS: "1",
                ...(objectFolder === undefined ? {} : { GIT_OBJECT_DIRECTORY: objectFolder }),
            },
            stdio: ["pipe", "pipe", "pipe"],
            // In a group of its own, Ctrl-C in the terminal does not end it in the middle of its work.
            detached: process.platform !== "win32",
            windowsHide: true,
        });
        const limit = setTimeout(() => child.kill(), TIME_LIMIT_MS);
        const output = [];
        let stderr = "";
        child.stdout.on("data", (chunk) => output.push(chunk));
        child.stderr.setEncoding("utf8").on("data", (chunk) => {
            stderr += chunk;
        });
        // It may end without reading everything; its exit code tells.
        child.stdin.on("error", () => { }).end(input);
        child.on("error", (error) => {
            clearTimeout(limit);
            failed(new errors/* InputError */.dz([`--git: git could not be started: ${(0,errors/* messageOf */.bD)(error)}`], { cause: error }));
        });
        child.on("close", (code) => {
            clearTimeout(limit);
            ended({ code: code ?? -1, stdout: Buffer.concat(output), stderr });
        });
    });
}
/** What Git prints, as text; it has to succeed. */
async function gitText(repository, args, options = {}) {
    const end = await runGit(repository, args, options);
    if (end.code !== 0)
        throw gitProblem(args, end);
    return end.stdout.toString("utf8");
}
/** What Git could not do, in its own words. */
function gitProblem([command = ""], { code, stderr }) {
    const words = stderr.trim().replace(/\s+/g, " ");
    return new Error(`git ${command} failed (exit code ${code}): ${words === "" ? "it said nothing" : words}`);
}
/** The variables for a Git of ours: none that leads it elsewhere, makes it ask somebody or answer in another language. */
function gitEnvironment(environment) {
    const kept = Object.entries(environment).filter(([name]) => !/^GIT_(?!EXEC_PATH$|SSL_)/i.test(name));
    return {
        ...Object.fromEntries(kept),
        GIT_TERMINAL_PROMPT: "0",
        GCM_INTERACTIVE: "never",
        GIT_EDITOR: "false",
        GIT_ATTR_NOSYSTEM: "1",
        LC_ALL: "C",
    };
}
/**
 * Opens the repository of a folder: its work tree's top, or a bare one. A folder further down is refused, since what
 * Git finds above it may be something else altogether. @throws InputError that names the flag.
 */
async function openRepository(path, environment) {
    const top = (0,external_node_path_.resolve)(path);
    if (!(0,external_node_fs_.existsSync)(top))
        throw new errors/* InputError */.dz([`--git: there is no folder ${top}`]);
    const inside = (0,external_node_path_.join)(top, ".git");
    const isPlain = (0,external_node_fs_.existsSync)(inside);
    const folder = isPlain ? inside : top;
    const found = { folder, environment, objectFormat: "sha1" };
    // The working directory has to be a folder, and `.git` of a second work tree is a file.
    const asked = ["--path-format=absolute", "--git-common-dir", "--show-object-format"];
    const end = await runGit({ ...found, folder: top }, [`--git-dir=${folder}`, "rev-parse", ...asked]);
    if (end.code !== 0)
        throw whyNotOpened(top, end);
    const lines = end.stdout.toString("utf8").replace(/\n$/, "").split("\n");
    const objectFormat = lines.pop() === "sha256" ? "sha256" : "sha1";
    const repository = { ...found, folder: lines.join("\n"), objectFormat };
    await refuseOldGit(repository);
    return repository;
}
function whyNotOpened(top, { stderr }) {
    const problem = /not a git repository/i.test(stderr)
        ? `--git: ${top} is not a Git repository. Name the folder that has .git in it, or a bare repository`
        : `--git: ${top} cannot be opened: ${stderr.trim().replace(/\s+/g, " ")}`;
    return new errors/* InputError */.dz([problem]);
}
/** The first one that merges without a work tree. */
const OLDEST = [2, 38];
async function refuseOldGit(repository) {
    const text = await gitText(repository, ["version"]);
    const [, major = "0", minor = "0"] = /(\d+)\.(\d+)/.exec(text) ?? [];
    if (Number(major) > OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) >= OLDEST[1]))
        return;
    throw new errors/* InputError */.dz([`--git needs Git ${OLDEST.join(".")} or newer, and this is ${text.trim()}`]);
}

;// CONCATENATED MODULE: ./lib/src/local-queue/git/objects.js
/**
 * Commits of a repository, read and written, and what merging them gives. Everything is made before any ref points at
 * it, and no work tree or index takes part.
 */







/** Who makes the commits of the queue. */
const QUEUE = "Merge Queue <merge-queue@localhost>";
/** The queue as author or committer at a time. */
function queueAt(dateMs) {
    return `${QUEUE} ${Math.floor(dateMs / 1000)} +0000`;
}
/** A text of ours, as commits hold it. */
function asBytes(text) {
    return Buffer.from(text, "utf8").toString("latin1");
}
/** Commits by their id. Those that are not there, or are no commits, are left out. */
async function readCommits(repository, ids) {
    const commits = new Map();
    if (ids.length === 0)
        return commits;
    const args = ["cat-file", "--batch"];
    const end = await runGit(repository, args, { input: `${ids.join("\n")}\n` });
    if (end.code !== 0)
        throw gitProblem(args, end);
    const bytes = end.stdout;
    for (let from = 0; from < bytes.length;) {
        const lineEnd = bytes.indexOf("\n", from);
        const [id = "", type = "", length] = bytes.toString("latin1", from, lineEnd).split(" ");
        from = lineEnd + 1;
        if (length === undefined)
            continue;
        const content = bytes.toString("latin1", from, from + Number(length));
        from += Number(length) + 1;
        if (type === "commit")
            commits.set(id, parseCommit(id, content));
    }
    return commits;
}
function parseCommit(id, content) {
    const end = content.indexOf("\n\n");
    const headers = (end === -1 ? content : content.slice(0, end)).split("\n");
    const valuesOf = (name) => headers.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
    return {
        id,
        tree: valuesOf("tree")[0] ?? "",
        parents: valuesOf("parent"),
        author: valuesOf("author")[0] ?? "",
        encoding: valuesOf("encoding")[0] ?? null,
        message: end === -1 ? "" : content.slice(end + 2),
    };
}
/** The first line of a commit's message, for people. */
function subjectOf({ message, encoding }) {
    return decoded(message.trimStart().split("\n", 1)[0] ?? "", encoding).trim();
}
/** A commit's author as a commit in UTF-8 names it. */
function authorOf({ author, encoding }) {
    return asBytes(decoded(author, encoding));
}
/** The name in a commit's author. */
function authorNameOf({ author, encoding }) {
    return decoded(author.replace(/<.*$/, ""), encoding).trim();
}
function decoded(text, encoding) {
    const bytes = Buffer.from(text, "latin1");
    try {
        return new TextDecoder(encoding ?? "utf-8").decode(bytes);
    }
    catch {
        // An encoding that nobody knows.
        return bytes.toString("utf8");
    }
}
/** When a commit's author made it, in seconds. */
function authoredAt({ author }) {
    return Number(/> (\d+)/.exec(author)?.[1] ?? 0);
}
/**
 * Writes a commit of the queue and gives its id; the same commit has the same id. It is written as Git stores it, since
 * a queue makes many of them and a process for each takes longer than all the rest.
 */
function writeCommit({ folder, objectFormat }, commit) {
    const { tree, parents, author, message, encoding = null, dateMs } = commit;
    const headers = [
        `tree ${tree}`,
        ...parents.map((id) => `parent ${id}`),
        `author ${author}`,
        `committer ${queueAt(dateMs)}`,
        ...(encoding === null ? [] : [`encoding ${encoding}`]),
    ];
    const content = Buffer.from(`${headers.join("\n")}\n\n${message}`, "latin1");
    const bytes = Buffer.concat([Buffer.from(`commit ${content.length}\0`), content]);
    const id = (0,external_node_crypto_.createHash)(objectFormat).update(bytes).digest("hex");
    const path = pathOf(folder, id);
    if ((0,external_node_fs_.existsSync)(path))
        return id;
    const place = (0,external_node_path_.dirname)(path);
    (0,external_node_fs_.mkdirSync)(place, { recursive: true });
    // By this name Git knows what was not finished, and clears it away some day.
    const unfinished = (0,external_node_path_.join)(place, `tmp_obj_${(0,external_node_crypto_.randomUUID)()}`);
    (0,external_node_fs_.writeFileSync)(unfinished, (0,external_node_zlib_.deflateSync)(bytes));
    (0,external_node_fs_.chmodSync)(unfinished, 0o444);
    (0,external_node_fs_.renameSync)(unfinished, path);
    return id;
}
const NOTHING_TO_MERGE = /refusing to merge unrelated histories|[0-9a-f]+ - not something we can merge/;
/** What merging each second commit into the first one gives. One process does them all. */
async function mergeTrees(repository, pairs, { allowUnrelated = false, ...options } = {}) {
    const merges = [];
    const args = ["merge-tree", "--write-tree", "--stdin", "-z", "--name-only"];
    if (allowUnrelated)
        args.push("--allow-unrelated-histories");
    while (merges.length < pairs.length) {
        const input = pairs
            .slice(merges.length)
            .map((pair) => `${pair.join(" ")}\n`)
            .join("");
        const { code, stdout, stderr } = await runGit(repository, args, { ...options, input });
        merges.push(...parseMerges(stdout.toString("utf8")));
        if (code === 0)
            break;
        // It gives up at the first pair that cannot be merged at all; those behind it get another process.
        const why = NOTHING_TO_MERGE.exec(stderr)?.[0];
        if (why === undefined)
            throw gitProblem(args, { code, stdout, stderr });
        merges.push({ kind: "impossible", why });
    }
    return merges;
}
/** Only finds out what each merge gives: the trees go into a folder that is gone afterwards. */
async function tryMerges(repository, pairs, scratchFolder) {
    const objectFolder = (0,external_node_path_.join)(scratchFolder, (0,external_node_crypto_.randomUUID)());
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(objectFolder, "info"), { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(objectFolder, "info/alternates"), `${(0,external_node_path_.join)(repository.folder, "objects")}\n`);
    try {
        return await mergeTrees(repository, pairs, { objectFolder });
    }
    finally {
        await (0,promises_.rm)(objectFolder, { recursive: true, force: true, maxRetries: 3 });
    }
}
/** What merging one commit into another gives. */
async function mergeTree(repository, into, from, options = {}) {
    const [merge] = await mergeTrees(repository, [[into, from]], options);
    return merge ?? { kind: "impossible", why: "git said nothing" };
}
/**
 * A merge is whether it is clean, the tree, and after a conflict the files up to an empty field and the messages, each
 * with the number of its paths, these, its kind and its text. An empty field ends it.
 */
function parseMerges(output) {
    const fields = output.split("\0");
    const merges = [];
    let at = 0;
    const next = () => fields[at++] ?? "";
    while (at < fields.length - 1) {
        const isClean = next() === "1";
        const tree = next();
        const files = [];
        for (let file = next(); file !== ""; file = next())
            files.push(file);
        if (isClean) {
            merges.push({ kind: "clean", tree });
            continue;
        }
        for (let paths = next(); paths !== ""; paths = next())
            at += Number(paths) + 2;
        merges.push({ kind: "conflict", files });
    }
    return merges;
}
/** Whether an object lies in the repository by itself. What is cleared away goes with all that only it leads to. */
function isLoose({ folder }, id) {
    return (0,external_node_fs_.existsSync)(pathOf(folder, id));
}
function pathOf(folder, id) {
    return (0,external_node_path_.join)(folder, "objects", id.slice(0, 2), id.slice(2));
}
/**
 * Makes everything that a commit has and another one does not safe from a power cut, so far as it lies by itself: what
 * is in packs came with a push, and is. Objects are not written so when they are made, as most of them are not needed
 * for long.
 */
async function syncObjects({ repository, commit, without, }) {
    // Windows lets nobody do this who may only read.
    if (process.platform === "win32")
        return;
    const text = await gitText(repository, ["rev-list", "--objects", "--no-object-names", commit, "--not", without]);
    const paths = text
        .split("\n")
        .map((id) => pathOf(repository.folder, id))
        .filter(isFile);
    for (const path of paths)
        await sync(path);
    for (const folder of new Set([...paths.map((path) => (0,external_node_path_.dirname)(path)), (0,external_node_path_.join)(repository.folder, "objects")]))
        await sync(folder);
}
function isFile(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
async function sync(path) {
    const handle = await (0,promises_.open)(path, "r");
    try {
        await handle.sync();
    }
    catch (error) {
        if (!(0,disk/* isForFilesOnly */.Ln)(error))
            throw error;
    }
    finally {
        await handle.close();
    }
}
/** Whether everything that a commit has and another one does not is really there. */
async function isComplete(repository, commit, without) {
    const { code } = await runGit(repository, ["rev-list", "--objects", "--quiet", commit, "--not", without]);
    return code === 0;
}
/** Those of some commits that another one contains; what is not there is in none. */
async function containedIn(repository, commit, ids) {
    const there = [...(await readCommits(repository, ids)).keys()];
    if (there.length === 0)
        return new Set();
    const input = [...there, `^${commit}`].map((line) => `${line}\n`).join("");
    const beyond = new Set((await gitText(repository, ["rev-list", "--stdin"], { input })).split("\n"));
    return new Set(there.filter((id) => !beyond.has(id)));
}
/** What each of some heads adds to a commit. */
async function additionsTo(repository, base, heads) {
    const args = ["rev-list", "--reverse", "--topo-order", "--parents", "--stdin"];
    const input = [...heads, `^${base}`].map((line) => `${line}\n`).join("");
    const parents = new Map();
    for (const line of (await gitText(repository, args, { input })).split("\n")) {
        const [id = "", ...of] = line.split(" ");
        if (id !== "")
            parents.set(id, of);
    }
    return new Map(heads.map((head) => [head, additionOf(head, parents)]));
}
/** The commits are in an order in which parents come first. */
function additionOf(head, parents) {
    const reached = new Set();
    for (let row = [head]; row.length > 0;) {
        const fresh = row.filter((id) => parents.has(id) && !reached.has(id));
        for (const id of fresh)
            reached.add(id);
        row = fresh.flatMap((id) => parents.get(id) ?? []);
    }
    const all = [...parents].filter(([id]) => reached.has(id));
    const commits = all.filter(([, of]) => of.length <= 1).map(([id, of]) => ({ id, parents: of }));
    return { commits, isLine: commits.length === all.length };
}

;// CONCATENATED MODULE: ./lib/src/local-queue/git/merge-commits.js

/** Makes the commits of merges in their order; nothing points at them yet. */
async function makeMerges(plan) {
    const merges = await makeInOrder(plan);
    const last = merges.made.at(-1);
    if (last === undefined || (await isComplete(plan.repository, last.tip, plan.tip)))
        return merges;
    // Somebody has cleared away what the tests had merged.
    plan.known.forget();
    return makeInOrder(plan);
}
async function makeInOrder(plan) {
    const { known, groups, tip } = plan;
    const history = await readHistory(plan);
    const top = history.commits.get(tip);
    if (top === undefined)
        throw new Error(`The commit ${tip} of the target branch is not there`);
    let place = { tip, tree: top.tree, contents: known.at(tip) };
    const made = [];
    for (const group of groups) {
        const changes = [];
        for (const { number, sha } of group.members) {
            const head = history.commits.get(sha);
            const member = head === undefined ? null : { number, head };
            const next = member === null ? `its commit ${sha} is not there` : await land(plan, place, member, history);
            if (typeof next === "string")
                return { made, refused: { group, number, why: next } };
            place = next;
            changes.push({ number, sha, commit: place.tip });
        }
        made.push({ group, changes, tip: place.tip });
    }
    return { made, refused: null };
}
async function readHistory({ repository, groups, tip, method }) {
    const heads = groups.flatMap(({ members }) => members.map(({ sha }) => sha));
    const commits = await readCommits(repository, [tip, ...heads]);
    const there = heads.filter((head) => commits.has(head));
    if (method !== "rebase" || there.length === 0)
        return { commits, additions: new Map() };
    const additions = await additionsTo(repository, tip, there);
    const added = [...additions.values()].flatMap((addition) => addition.commits);
    const more = await readCommits(repository, [...new Set(added.flatMap(({ id, parents }) => [id, ...parents]))]);
    return { commits: new Map([...commits, ...more]), additions };
}
/** Merges one pull request; a text says why it cannot be. */
async function land(plan, place, member, history) {
    const { repository, known } = plan;
    const sha = member.head.id;
    let tree = known.treeWith(place.contents, sha);
    if (tree === undefined) {
        const merge = await mergeTree(repository, place.tip, sha);
        if (merge.kind === "impossible")
            return merge.why;
        if (merge.kind === "conflict")
            return conflictIn(merge.files);
        tree = merge.tree;
    }
    const tip = await commitAs(plan, place, { ...member, tree }, history);
    if (tip.kind === "refused")
        return tip.why;
    const contents = known.add(place.contents, sha, tree);
    known.name(tip.commit, contents);
    return { tip: tip.commit, tree, contents };
}
function conflictIn(files) {
    return `it conflicts with the target branch in ${files.join(", ")}`;
}
/** The tree is what merging the head gives, and what was tested; only how it gets there is a question of the method. */
async function commitAs(plan, place, { number, head, tree }, history) {
    const { repository, method, dateMs, branchOf } = plan;
    const title = subjectOf(head);
    switch (method) {
        case "merge_commit": {
            const message = asBytes(`Merge pull request #${number} from ${branchOf(number)}\n\n${title}\n`);
            const parents = [place.tip, head.id];
            return madeAs(writeCommit(repository, { tree, parents, author: queueAt(dateMs), message, dateMs }));
        }
        case "squash": {
            const message = asBytes(`${title} (#${number})\n`);
            return madeAs(writeCommit(repository, { tree, parents: [place.tip], author: authorOf(head), message, dateMs }));
        }
        case "rebase":
            return replay(plan, place, { head, tree }, history);
    }
}
function madeAs(commit) {
    return { kind: "made", commit };
}
/**
 * Makes each commit of a branch anew on the tip. Merges are left out, and so is what changes nothing there: a commit that
 * came to the tip in another form, and was changed again since, conflicts as it would for the host.
 */
async function replay({ repository, dateMs }, place, { head, tree: expected }, { commits, additions }) {
    const { commits: added, isLine } = additions.get(head.id) ?? { commits: [], isLine: true };
    let { tip, tree } = place;
    for (const [index, { id }] of added.entries()) {
        const commit = commits.get(id);
        if (commit === undefined)
            return { kind: "refused", why: `the commit ${id} is not there` };
        const isLast = index === added.length - 1;
        // The last commit of a line leads to what was tested, so there is nothing to find out.
        const next = isLine && isLast ? expected : await replayed(repository, { commit, onto: tree, dateMs });
        if (typeof next !== "string") {
            const files = next.files.join(", ");
            return { kind: "refused", why: `its commit ${id} cannot be rebased: it conflicts in ${files}` };
        }
        const changedNothing = commits.get(commit.parents[0] ?? "")?.tree === commit.tree;
        if (next === tree && !changedNothing)
            continue;
        tree = next;
        const { author, message, encoding } = commit;
        tip = writeCommit(repository, { tree, parents: [tip], author, message, encoding, dateMs });
    }
    if (tree === expected)
        return { kind: "made", commit: tip };
    return { kind: "refused", why: "rebasing its commits gives other files than the merge that was tested" };
}
/** The tree that the change of one commit gives on another tree. */
async function replayed(repository, { commit, onto, dateMs }) {
    // As if the other tree had been made of the commit's own parent: then this is what their merge starts from.
    const parents = commit.parents.slice(0, 1);
    const beside = writeCommit(repository, { tree: onto, parents, author: queueAt(dateMs), message: "", dateMs });
    const merge = await mergeTree(repository, beside, commit.id, { allowUnrelated: true });
    switch (merge.kind) {
        case "clean":
            return merge.tree;
        case "conflict":
            return { files: merge.files };
        case "impossible":
            throw new Error(`The commit ${commit.id} cannot be rebased: ${merge.why}`);
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
;// CONCATENATED MODULE: ./lib/src/local-queue/git/refs.js
/** The refs of a repository: its branches, who has one checked out, and how several are changed together. */







const HEADS = "refs/heads/";
/** The full name of a branch's ref, which no option or commit can be taken for. */
function refOf(branch) {
    return `${HEADS}${branch}`;
}
/**
 * Branches and the commits they point to, but for names that only stand for other branches: all of them, or those that
 * contain a commit, or that a commit contains.
 */
async function listBranches(repository, ...only) {
    const [relation, commit] = only;
    const format = "--format=%(refname)%00%(objectname)%00%(symref)";
    const filter = relation === undefined ? [] : [`--${relation}=${commit}`];
    const text = await gitText(repository, ["for-each-ref", ...filter, format, HEADS]);
    const branches = new Map();
    for (const line of text.split("\n")) {
        const [ref = "", id = "", standsFor] = line.split("\0");
        if (standsFor === "")
            branches.set(ref.slice(HEADS.length), id);
    }
    return branches;
}
/** The work tree that has a branch checked out; null where none has. */
async function checkedOutAt(repository, branch) {
    const text = await gitText(repository, ["worktree", "list", "--porcelain", "-z"]);
    for (const tree of text.split("\0\0")) {
        const facts = tree.split("\0");
        // One whose folder is gone only waits to be forgotten.
        if (facts.some((fact) => fact.startsWith("prunable")))
            continue;
        if (facts.includes(`branch ${refOf(branch)}`))
            return facts[0]?.replace(/^worktree /, "") ?? "";
    }
    return null;
}
const note = schemas/* object */.Ikc({ refs: schemas/* array */.YOg(schemas/* string */.YjP().check(api/* _startsWith */.$S(HEADS))) });
/**
 * Changes refs together, each only if it still points to what it did, or else none. Whoever is killed meanwhile leaves
 * the note behind, by which the locks of Git that stayed are known.
 */
async function changeRefs({ repository, noteFile }, changes) {
    const none = "0".repeat(repository.objectFormat === "sha1" ? 40 : 64);
    const input = changes
        .map(({ ref, before, after }) => `update ${ref}\0${after ?? none}\0${before ?? none}\0`)
        .join("");
    const changing = { refs: changes.map(({ ref }) => ref) };
    (0,external_node_fs_.writeFileSync)(noteFile, JSON.stringify(changing));
    const args = ["update-ref", "-m", "merge queue", "--stdin", "-z"];
    // A ref that a power cut leaves empty would be a damaged repository.
    const end = await runGit(repository, ["-c", "core.fsync=reference", ...args], { input });
    (0,external_node_fs_.rmSync)(noteFile, { force: true });
    if (end.code === 0)
        return { kind: "changed" };
    if (!(await areAsBefore(repository, changes)))
        return { kind: "moved" };
    const lock = /Unable to create '(.*?\.lock)': File exists/.exec(end.stderr)?.[1];
    if (lock === undefined)
        throw gitProblem(args, end);
    const problem = `another program changes the refs of the repository, or was ended in the middle and left ${lock}`;
    return { kind: "locked", problem };
}
async function areAsBefore(repository, changes) {
    const text = await gitText(repository, ["for-each-ref", "--format=%(objectname) %(refname)"]);
    const ids = new Map(text.split("\n").map((line) => [line.replace(/^\S* /, ""), line.replace(/ .*/, "")]));
    return changes.every(({ ref, before }) => (ids.get(ref) ?? null) === before);
}
/** So long after the note was written, a lock is not of the change that it tells of. */
const LATEST_LOCK_MS = 10_000;
/** A Git that outlived who started it has begun within this time, and is done within the other. */
const BEGUN_MS = 300;
const GRACE_MS = 1500;
const LOOK_AGAIN_MS = 50;
/**
 * Takes away the locks that a change of refs left behind because everything was killed in the middle of it. Locks of
 * others stay: these were made before the note, or long after it.
 */
async function removeLeftLocks({ repository, noteFile }) {
    const left = readNote(noteFile);
    if (left === null)
        return;
    const files = [...left.refs, "HEAD", "packed-refs", "reftable/tables.list"];
    const locks = files.map((name) => (0,external_node_path_.join)(repository.folder, `${name}.lock`));
    const isOurs = (lock) => {
        const madeMs = modifiedMs(lock);
        return madeMs !== null && madeMs >= left.writtenMs && madeMs <= left.writtenMs + LATEST_LOCK_MS;
    };
    await (0,external_node_timers_promises_.setTimeout)(BEGUN_MS);
    const latestMs = Date.now() + GRACE_MS;
    while (locks.some(isOurs) && Date.now() < latestMs)
        await (0,external_node_timers_promises_.setTimeout)(LOOK_AGAIN_MS);
    for (const lock of locks.filter(isOurs))
        (0,external_node_fs_.rmSync)(lock, { force: true });
    (0,external_node_fs_.rmSync)(noteFile, { force: true });
}
function readNote(noteFile) {
    const writtenMs = modifiedMs(noteFile);
    if (writtenMs === null)
        return null;
    const value = (0,disk/* parseJson */.qF)((0,external_node_fs_.readFileSync)(noteFile, "utf8"));
    // It was killed while it wrote the note, so before it changed anything.
    if (value === undefined)
        return { refs: [], writtenMs };
    const { data } = note.safeParse(value);
    if (data !== undefined)
        return { ...data, writtenMs };
    throw (0,disk/* dataProblem */.ag)(`${noteFile}, which names the refs that are being changed, is damaged. Delete it, and any .lock file that is left in the refs of the repository`);
}
function modifiedMs(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
/**
 * The commit of the branch that a queue is to merge to.
 * @throws InputError for a branch that cannot be the target of a queue.
 */
async function readTarget(repository, branch) {
    const branches = await listBranches(repository);
    const tip = branches.get(branch);
    if (tip === undefined) {
        const known = [...branches.keys()].slice(0, 10).join(", ");
        const there = known === "" ? "It has no branch with a commit yet" : `Its branches are: ${known}`;
        throw new errors/* InputError */.dz([`--git: the repository has no branch "${branch}" to merge to. ${there}`]);
    }
    const workTree = await checkedOutAt(repository, branch);
    if (workTree !== null)
        throw new errors/* InputError */.dz([`--git: ${whileCheckedOut(branch, workTree)}`]);
    for (const folder of TEST_BRANCH_FOLDERS) {
        if (!branches.has(folder))
            continue;
        throw new errors/* InputError */.dz([`--git: the branch "${folder}" is in the way of the test branches ${folder}/...; rename it`]);
    }
    return tip;
}
/** What the queue's test branches begin with, while they are made and afterwards. */
const TEST_BRANCH_FOLDERS = ["trunk-temp", "trunk-merge"];
/** What to do about a target branch that a work tree shows. */
function whileCheckedOut(branch, workTree) {
    return (`the branch "${branch}" is checked out in ${workTree}, which would not see that the queue moves it. ` +
        `Check out something else there: git -C ${JSON.stringify(workTree)} switch --detach`);
}

;// CONCATENATED MODULE: ./lib/src/local-queue/git/merges.js
/**
 * Performs the merges that the engine asks for: one after the other, in the order in which they were asked for, each
 * written down before the target branch moves. After the end of a service the journal tells what it had merged.
 */









const MERGE_FAILED = "GITHUB_API_MERGE_PR_FAILED";
const HOST_TROUBLE = "GITHUB_API_REPEATED_SERVER_ERRORS";
/** So often something is tried that went wrong for no reason of the pull request's. */
const MOST_FAILURES = 5;
const CHANGED = { kind: "changed" };
function createMerger(options) {
    const { store, known, target, journalFile, pullRequests, nowMs, beforeMove, changed, report, notice, pushesByHand } = options;
    /** In the order of the merges; what is done, or cannot be done, is taken off before it is answered. */
    let waiting = [];
    const taken = new Set();
    const stopped = new Set();
    /** How often in a row it went wrong. */
    let failures = 0;
    /** What was said last of why nothing is merged, so that it is said once. */
    let said = null;
    /** Merges what waits, until something has to wait longer; everything behind it waits with it. */
    async function work() {
        try {
            while (await mergeNext()) {
                failures = 0;
                said = null;
            }
        }
        catch (error) {
            noteFailure((0,errors/* messageOf */.bD)(error));
        }
    }
    function take(groups) {
        waiting = waiting.filter((each) => !groups.includes(each));
    }
    function sayOnce(sentence) {
        if (sentence !== said)
            report(sentence);
        said = sentence;
    }
    function noteFailure(problem) {
        sayOnce(`Merging to ${target} failed: ${problem}.`);
        failures += 1;
        const [first] = waiting;
        if (first === undefined || failures < MOST_FAILURES)
            return;
        failures = 0;
        take([first]);
        refuse(first, HOST_TROUBLE);
    }
    function refuse({ group: { group, members }, answer }, reason, number = members[0]?.number) {
        // An answer before this one may have stopped it.
        if (number !== undefined && !stopped.has(group))
            answer({ type: "merge-refused", group, number, reason });
    }
    /** Merges as much as goes at once. Gives false when nothing waits, or what waits has to wait longer. */
    async function mergeNext() {
        if (waiting.length === 0)
            return false;
        await notice();
        waiting = waiting.filter(isWanted);
        const outdated = waiting.filter(({ pushes }) => pushes !== pushesByHand());
        if (outdated.length > 0) {
            // What was tested is not what a merge would give now.
            report(`${target} was pushed to by hand just before ${namesOf(outdated)} could be merged.`);
            take(outdated);
            for (const each of outdated)
                refuse(each, MERGE_FAILED);
            return true;
        }
        const asked = firstOf(waiting, failures > 0);
        const [first] = asked;
        if (first === undefined)
            return false;
        const workTree = await checkedOutAt(store.repository, target);
        if (workTree !== null) {
            sayOnce(`Nothing is merged for now: ${whileCheckedOut(target, workTree)}`);
            return false;
        }
        const tip = pullRequests.tip();
        const { made, refused } = await makeMerges({
            repository: store.repository,
            known,
            groups: asked.map(({ group }) => group),
            method: first.method,
            tip,
            dateMs: nowMs(),
            branchOf: (number) => pullRequests.get(number)?.branch ?? `pull request #${number}`,
        });
        if (!asked.every(isWanted))
            return true;
        const moved = made.length === 0 ? CHANGED : await moveTarget(tip, made);
        if (moved.kind === "locked")
            sayOnce(`Nothing is merged for now: ${moved.problem}.`);
        if (moved.kind !== "changed")
            return moved.kind === "moved";
        const merged = asked.slice(0, made.length);
        const next = refused === null ? undefined : asked[made.length];
        take(next === undefined ? merged : [...merged, next]);
        for (const [index, { group, changes }] of made.entries()) {
            const merges = changes.map(({ number, commit }) => ({ number, sha: commit }));
            merged[index]?.answer({ type: "merged", group: group.group, merges });
        }
        if (refused !== null && next !== undefined) {
            report(`#${refused.number} cannot be merged: ${refused.why}.`);
            refuse(next, MERGE_FAILED, refused.number);
        }
        return true;
    }
    function isWanted({ group: { group } }) {
        return !stopped.has(group);
    }
    /** Where it moved the branch, everybody knows afterwards. */
    async function moveTarget(before, made) {
        const after = made.at(-1)?.tip ?? before;
        const merged = made.flatMap(({ changes }) => changes);
        // After a power cut the branch must not point to what is not there.
        if (before !== after)
            await syncObjects({ repository: store.repository, commit: after, without: before });
        beforeMove();
        writeJournal(journalFile, { before, after, merged });
        const moved = before === after ? CHANGED : await changeRefs(store, [{ ref: refOf(target), before, after }]);
        if (moved.kind !== "changed")
            return moved;
        const changes = pullRequests.noteMerges(merged, after);
        try {
            pullRequests.save();
        }
        catch (error) {
            // The journal has it too.
            report(`What was merged could not be written down: ${(0,errors/* messageOf */.bD)(error)}.`);
        }
        for (const change of changes)
            changed(change);
        return moved;
    }
    return {
        work,
        /** Takes what is to be merged; a group that was asked for before is not taken again. */
        ask: (groups, how, pushes = pushesByHand()) => {
            const fresh = groups.filter(({ group }) => !taken.has(group));
            for (const { group } of fresh)
                taken.add(group);
            waiting = [...waiting, ...fresh.map((group) => ({ ...how, group, pushes }))];
        },
        stop: (group) => {
            stopped.add(group);
        },
    };
}
/** What can be merged in one go: everything by one method, or one alone to see whether that goes wrong. */
function firstOf(waiting, isAlone) {
    if (isAlone)
        return waiting.slice(0, 1);
    const other = waiting.findIndex(({ method }) => method !== waiting[0]?.method);
    return other === -1 ? waiting : waiting.slice(0, other);
}
function namesOf(waiting) {
    return waiting.flatMap(({ group }) => group.members.map(({ number }) => `#${number}`)).join(", ");
}
/** Adds an entry, which is on the disk afterwards. */
function writeJournal(file, entry) {
    const isNew = !(0,external_node_fs_.existsSync)(file);
    const handle = (0,external_node_fs_.openSync)(file, "a");
    try {
        // What was cut off by an end in the middle of a line stays a line of its own.
        (0,external_node_fs_.writeSync)(handle, `\n${JSON.stringify(entry)}\n`);
        (0,external_node_fs_.fsyncSync)(handle);
    }
    finally {
        (0,external_node_fs_.closeSync)(handle);
    }
    if (isNew)
        (0,disk/* syncFolder */.Yw)((0,external_node_path_.dirname)(file));
}
const journalEntry = schemas/* object */.Ikc({
    before: pull_request/* commitId */.xk,
    after: pull_request/* commitId */.xk,
    merged: schemas/* array */.YOg(schemas/* object */.Ikc({ number: schemas/* int */.Whr(), sha: pull_request/* commitId */.xk, commit: pull_request/* commitId */.xk })),
});
/** @throws InputError for a line that is no merge */
function readJournal(file) {
    if (!(0,external_node_fs_.existsSync)(file))
        return [];
    return (0,external_node_fs_.readFileSync)(file, "utf8")
        .split("\n")
        .flatMap((line, index) => {
        const value = (0,disk/* parseJson */.qF)(line);
        // An empty line, or one that was cut off.
        if (value === undefined)
            return [];
        const { data } = journalEntry.safeParse(value);
        if (data !== undefined)
            return [data];
        throw (0,disk/* dataProblem */.ag)(`${file}, line ${index + 1}: it is no merge of this queue. The file was damaged or changed; put a copy of it from before in its place, or choose another folder`);
    });
}
/** So many of the last merges may still matter to a queue. */
const RECALLED = 200;
/**
 * The last merges that came true, by the journal: it tells of some that did not, since the branch had moved, or the
 * service ended before. What the commits contain is known again afterwards.
 */
async function recallMerges({ store: { repository }, known, journalFile }, tip) {
    const entries = readJournal(journalFile).slice(-RECALLED);
    const contained = await containedIn(repository, tip, entries.map(({ after }) => after));
    const came = entries.filter(({ after }) => contained.has(after));
    for (const { before, merged } of came) {
        let contents = known.at(before);
        for (const { sha, commit } of merged) {
            const tree = known.treeWith(contents, sha);
            if (tree === undefined)
                break;
            contents = known.add(contents, sha, tree);
            known.name(commit, contents);
        }
    }
    return came;
}

;// CONCATENATED MODULE: ./lib/src/local-queue/git/pull-requests.js
/** The pull requests of a repository: its branches but for the target, with numbers that stay theirs. */






const keptFile = schemas/* object */.Ikc({
    lastNumber: schemas/* int */.Whr(),
    pullRequests: schemas/* array */.YOg(schemas/* object */.Ikc({
        number: schemas/* int */.Whr(),
        branch: schemas/* string */.YjP().check(api/* _minLength */.m9(1)),
        sha: pull_request/* commitId */.xk,
        state: schemas/* enum */.k5n(["open", "closed", "merged"]),
        mergeCommit: schemas/* nullable */.mee(pull_request/* commitId */.xk),
    })),
});
/** What is known of the pull requests from an earlier time; `notice` finds out what has happened since. */
async function readPullRequests({ repository, target, file, scratchFolder }) {
    const kept = readKept(file);
    let { lastNumber } = kept;
    const all = new Map();
    /** Numbers by branch: what is open, and what was merged and still has its branch. */
    const byBranch = new Map();
    /** The target branch as far as it is known, and as it and the others were when they were last compared. */
    let tip = null;
    let compared = { branches: "", tip: "" };
    const keptHeads = await readCommits(repository, kept.pullRequests.map(({ sha }) => sha));
    for (const each of kept.pullRequests) {
        put({ ...each, ...wordsOf(keptHeads.get(each.sha), each.branch), mergeable: false, upToDate: false });
    }
    function put(pullRequest) {
        all.set(pullRequest.number, pullRequest);
        byBranch.set(pullRequest.branch, pullRequest.number);
        return pullRequest;
    }
    function save() {
        const pullRequests = [...byBranch.values()].flatMap((number) => {
            const { branch, sha, state, mergeCommit } = all.get(number) ?? {};
            return branch === undefined || sha === undefined || state === undefined
                ? []
                : [{ number, branch, sha, state, mergeCommit: mergeCommit ?? null }];
        });
        const content = { lastNumber, pullRequests };
        (0,disk/* replaceFile */.fR)(file, `${JSON.stringify(content)}\n`);
    }
    /**
     * What somebody did since this was called last: branches made, moved and deleted, and the target branch moved. What a
     * merge of the queue means for other branches can wait until it is asked for thoroughly.
     */
    async function notice(how = "thoroughly") {
        const branches = await listBranches(repository);
        const now = branches.get(target);
        if (now === undefined)
            throw new Error(`The repository has no branch "${target}" any more`);
        const shown = JSON.stringify([...branches].filter(([branch]) => isProposal(branch)));
        if (shown === compared.branches && now === (how === "quickly" ? tip : compared.tip))
            return [];
        const inTarget = await listBranches(repository, "merged", now);
        const left = open().flatMap(({ branch, sha }) => (branches.get(branch) === sha ? [] : [sha]));
        const leftInTarget = await containedIn(repository, now, left);
        const fates = new Map();
        for (const [branch, number] of byBranch) {
            const before = all.get(number);
            if (before === undefined)
                continue;
            const inside = { branch: inTarget.has(branch), head: leftInTarget.has(before.sha) };
            fates.set(branch, fateOf(before, branches.get(branch), inside));
        }
        const heads = [...branches].filter(([branch]) => isProposal(branch) && !inTarget.has(branch) && fates.get(branch) !== "stays");
        const read = await readHeads(heads, now);
        // From here on nothing can go wrong, so nothing is noticed and not told.
        const changes = [...fates].flatMap(([branch, fate]) => applyFate(branch, fate, now, branches.get(branch)));
        if (tip !== null && tip !== now && !changes.some(({ type }) => type === "merged-by-hand")) {
            changes.push({ type: "target-pushed", tip: now });
        }
        changes.push(...read.map(applyHead));
        tip = now;
        compared = { branches: shown, tip: now };
        if (changes.length > 0)
            save();
        return changes;
    }
    function isProposal(branch) {
        return branch !== target && !TEST_BRANCH_FOLDERS.some((folder) => branch.startsWith(`${folder}/`));
    }
    function applyFate(branch, fate, now, sha) {
        const before = all.get(byBranch.get(branch) ?? 0);
        if (before === undefined || fate === "stays" || fate === "moved")
            return [];
        const { number } = before;
        if (fate === "merged")
            put({ ...before, state: "merged", mergeCommit: now });
        if (fate === "closed")
            put({ ...before, state: "closed" });
        // What comes of the branch from now on is another pull request.
        if (fate !== "merged" || sha !== before.sha)
            byBranch.delete(branch);
        switch (fate) {
            case "merged":
                return [{ type: "merged-by-hand", number, tip: now }];
            case "closed":
                return [{ type: "closed", number }];
            case "freed":
                return [];
        }
    }
    function applyHead(head) {
        const before = all.get(byBranch.get(head.branch) ?? 0);
        if (before !== undefined)
            return { type: "pushed", pullRequest: put({ ...before, ...head }) };
        lastNumber += 1;
        const rest = { number: lastNumber, state: "open", mergeCommit: null };
        return { type: "opened", pullRequest: put({ ...head, ...rest }) };
    }
    /** Heads of branches from the oldest one, as new pull requests are numbered. Those that are not there are left out. */
    async function readHeads(branches, onto) {
        const ids = branches.map(([, sha]) => sha);
        const commits = await readCommits(repository, ids);
        const facts = await factsOf(ids, onto);
        return branches
            .flatMap(([branch, sha]) => {
            const commit = commits.get(sha);
            return commit === undefined ? [] : [{ branch, sha, commit }];
        })
            .toSorted((one, other) => authoredAt(one.commit) - authoredAt(other.commit) || (one.branch < other.branch ? -1 : 1))
            .map(({ branch, sha, commit }) => ({ branch, sha, ...wordsOf(commit, branch), ...facts(sha) }));
    }
    /** What the target branch makes of heads. */
    async function factsOf(heads, onto) {
        if (heads.length === 0)
            return () => ({ mergeable: false, upToDate: false });
        const pairs = heads.map((head) => [onto, head]);
        const merges = await tryMerges(repository, pairs, scratchFolder);
        const clean = new Set(heads.filter((_, index) => merges[index]?.kind === "clean"));
        const containing = await listBranches(repository, "contains", onto);
        const upToDate = new Set(containing.values());
        return (head) => ({ mergeable: clean.has(head), upToDate: upToDate.has(head) });
    }
    /** Finds out again what the target branch makes of everything that is open. */
    async function refresh() {
        const onto = tip;
        if (onto === null)
            return [];
        const asked = open();
        const facts = await factsOf(asked.map(({ sha }) => sha), onto);
        // Much may have happened meanwhile, and is found out next time.
        return asked.flatMap(({ number, sha }) => tip === onto && all.get(number)?.sha === sha ? learn(number, facts(sha)) : []);
    }
    function learn(number, facts) {
        const before = all.get(number);
        if (before?.state !== "open")
            return [];
        if (before.mergeable === facts.mergeable && before.upToDate === facts.upToDate)
            return [];
        return [{ type: "facts", pullRequest: put({ ...before, ...facts }) }];
    }
    function open() {
        return [...all.values()].filter(({ state }) => state === "open");
    }
    function recordMerges(merged) {
        for (const { number, sha, commit } of merged) {
            const before = all.get(number);
            if (before?.state === "open")
                put({ ...before, sha, state: "merged", mergeCommit: commit });
        }
    }
    /** The queue has moved the target branch, and nobody else contains its new tip. */
    function noteMerges(merged, after) {
        recordMerges(merged);
        if (tip === after)
            return [];
        tip = after;
        return open().flatMap(({ number, mergeable }) => learn(number, { mergeable, upToDate: false }));
    }
    return {
        notice,
        refresh,
        recordMerges,
        noteMerges,
        save,
        open,
        get: (number) => all.get(number),
        /** The commit that the target branch points to, as far as is known. */
        tip: () => tip ?? "",
    };
}
/** `inside` tells whether the target branch contains the branch as it is now, and the head as it was. */
function fateOf(before, sha, inside) {
    const isSame = sha === before.sha;
    if (before.state === "merged")
        return isSame ? "stays" : "freed";
    if (isSame ? inside.branch : inside.head)
        return "merged";
    if (isSame)
        return "stays";
    return sha === undefined || inside.branch ? "closed" : "moved";
}
/** A commit may have no message, and then the branch says what it is about. */
function wordsOf(commit, branch) {
    if (commit === undefined)
        return { title: branch, author: "" };
    return { title: subjectOf(commit) || branch, author: authorNameOf(commit) };
}
/** @throws InputError for a damaged file */
function readKept(file) {
    if (!(0,external_node_fs_.existsSync)(file))
        return { lastNumber: 0, pullRequests: [] };
    const { data } = keptFile.safeParse((0,disk/* parseJson */.qF)((0,external_node_fs_.readFileSync)(file, "utf8")));
    if (data !== undefined)
        return data;
    throw (0,disk/* dataProblem */.ag)(`${file}, which has the number of each branch as a pull request, is damaged. Put a copy of it from before in its place, or begin with another folder`);
}

;// CONCATENATED MODULE: ./lib/src/local-queue/git/test-branch.js


const [TEMPORARY, FINAL] = TEST_BRANCH_FOLDERS;
/** The last part of a test branch's name, which no other run of a queue has. */
function nameOfRun(branch) {
    return branch.slice(branch.lastIndexOf("/") + 1);
}
/** The test run that a test branch is of: `trunk-merge/pr-1/<id>`, or of a bisection with what that adds. */
function testRunIdOf(branch) {
    return nameOfRun(branch).replace(/-bisection(-\d+)?$/, "");
}
/** The name that it has while it is made. */
function temporaryOf(branch) {
    return branch.replace(FINAL, TEMPORARY);
}
/** Makes the test branch of a run. Of one that cannot be made nothing stays but objects that nothing leads to. */
async function buildTestBranch(builder, run, branch) {
    const temporary = refOf(temporaryOf(branch));
    await change(builder, branch, [{ ref: temporary, before: null, after: run.base }]);
    const done = { ref: temporary, before: run.base, after: null };
    try {
        const build = await mergeContent(builder, run, temporaryOf(branch));
        const made = build.kind === "built" ? [{ ref: refOf(branch), before: null, after: build.commit }] : [];
        await change(builder, branch, [done, ...made]);
        return build;
    }
    catch (error) {
        await changeRefs(builder, [done]);
        throw error;
    }
}
async function change(store, branch, changes) {
    const changed = await changeRefs(store, changes);
    if (changed.kind === "locked")
        throw new Error(changed.problem);
    if (changed.kind === "moved")
        throw new Error(`a branch of the name ${branch} or ${temporaryOf(branch)} is there`);
}
/** Learns again what the content of a run gives, without a branch of it. */
async function mergeAgain(builder, run, branch) {
    await mergeContent(builder, run, temporaryOf(branch));
}
async function mergeContent(builder, run, temporary) {
    const { repository, known } = builder;
    const { known: used, ...build } = await mergeInOrder(builder, run, temporary);
    if (build.kind === "conflict" || used === null || isLoose(repository, used))
        return build;
    if (await isComplete(repository, build.commit, run.base))
        return build;
    // Somebody has cleared away what an earlier run had merged.
    known.forget();
    return mergeInOrder(builder, run, temporary);
}
/** `known` is the last tree that was known before, and has not been written just now. */
async function mergeInOrder(builder, run, temporary) {
    const { repository, known } = builder;
    const { base, content, askedAtMs: dateMs } = run;
    const tips = [base];
    let contents = known.at(base);
    let used = null;
    for (const commit of content) {
        const tip = tips.at(-1) ?? base;
        let tree = known.treeWith(contents, commit.sha);
        if (tree !== undefined) {
            used = tree;
        }
        else {
            const merge = await mergeTree(repository, tip, commit.sha);
            if (merge.kind !== "clean") {
                const culprit = await firstInTheWay(builder, tips, commit.sha);
                const ahead = culprit === 0 ? null : (content[culprit - 1] ?? null);
                const files = merge.kind === "conflict" ? merge.files : [];
                return { kind: "conflict", conflict: { commit, with: ahead, files }, known: used };
            }
            tree = merge.tree;
        }
        contents = known.add(contents, commit.sha, tree);
        const message = asBytes(`Merging ${commit.sha} into ${temporary}\n`);
        const author = queueAt(dateMs);
        tips.push(writeCommit(repository, { tree, parents: [tip, commit.sha], author, message, dateMs }));
    }
    return { kind: "built", commit: tips.at(-1) ?? base, known: used };
}
/** With how many of the changes ahead a head cannot be merged any more. */
async function firstInTheWay(builder, tips, head) {
    const pairs = tips.map((tip) => [tip, head]);
    const merges = await tryMerges(builder.repository, pairs, builder.scratchFolder);
    return merges.findIndex(({ kind }) => kind !== "clean");
}
/** Takes test branches away that were made with these commits, or were not made. */
async function removeTestBranches(store, branches) {
    const changes = branches.flatMap(({ branch, sha }) => sha === null ? [] : [{ ref: refOf(branch), before: sha, after: null }]);
    if (changes.length === 0 || (await changeRefs(store, changes)).kind === "changed")
        return;
    // Somebody has changed or removed one of them.
    const names = new Set(branches.map(({ branch }) => branch));
    await removeBranches(store, (name) => names.has(name));
}
/** Takes the test branches away that a service left behind that was killed: those of runs whose names are known. */
async function removeLeftTestBranches(store, isOurs) {
    await removeBranches(store, (name) => {
        const [folder = "", leader = "", ...rest] = name.split("/");
        const isTestBranch = (folder === TEMPORARY || folder === FINAL) && /^pr-\d+$/.test(leader);
        return isTestBranch && isOurs(rest.join("/"));
    });
}
async function removeBranches(store, isMeant) {
    const branches = [...(await listBranches(store.repository))].filter(([name]) => isMeant(name));
    const changes = branches.map(([name, before]) => ({ ref: refOf(name), before, after: null }));
    if (changes.length > 0)
        await changeRefs(store, changes);
}

// EXTERNAL MODULE: ./lib/src/text/environment.js
var text_environment = __webpack_require__(1745);
;// CONCATENATED MODULE: ./lib/src/local-queue/git/test-command.js
/**
 * The tests of a run: the user's own command in a fresh checkout of the test branch. The checkout is a repository of its
 * own in the data folder that borrows the objects, so that nothing the tests do reaches the given repository, and what a
 * killed service leaves behind is a folder.
 */








/** So much time a command has to tidy up when it is told to stop. */
const LAST_WORDS_MS = 2000;
/**
 * Checks the test branch out and runs the command there. Whatever goes wrong is in the log, and the tests failed.
 * @throws what the file system says where the log cannot be opened
 */
function runTests(job) {
    const log = (0,external_node_fs_.openSync)(job.logFile, "a");
    let isRefused = false;
    let child = null;
    let isStopped = false;
    let lastWords;
    const say = (line) => {
        try {
            (0,external_node_fs_.writeSync)(log, `${line}\n`);
        }
        catch (error) {
            // A full disk must not end the service: this is also called where nobody could catch it.
            if (!isRefused)
                job.report(`${job.logFile} cannot be written to: ${(0,errors/* messageOf */.bD)(error)}.`);
            isRefused = true;
        }
    };
    const stop = () => {
        if (isStopped)
            return;
        isStopped = true;
        if (child === null)
            return;
        signalGroup(child, "SIGTERM");
        lastWords = setTimeout(() => {
            if (child !== null)
                signalGroup(child, "SIGKILL");
        }, LAST_WORDS_MS);
    };
    const stepEnded = (started) => new Promise((ended) => {
        child = started;
        started.on("error", (error) => {
            say(`It could not be started: ${(0,errors/* messageOf */.bD)(error)}`);
            ended(false);
        });
        started.on("exit", (code, signal) => {
            clearTimeout(lastWords);
            // What it has left running in the background ends with it.
            signalGroup(started, "SIGKILL");
            child = null;
            if (code !== 0 && !isStopped)
                say(code === null ? `It was ended by ${signal}.` : `Exit code ${code}`);
            ended(code === 0);
        });
    });
    const run = async () => {
        try {
            say(`${job.branch} is ${job.sha}, tests of ${job.pullRequests.map((number) => `#${number}`).join(" ")}`);
            await (0,promises_.rm)(job.folder, REMOVED);
            layOut(job);
            if (isStopped || !(await stepEnded(checkOut(job, log))) || isStopped)
                return false;
            say(`$ ${job.command}`);
            return (await stepEnded(startCommand(job, log))) && !isStopped;
        }
        catch (error) {
            say(`The tests could not be run: ${(0,errors/* messageOf */.bD)(error)}`);
            return false;
        }
        finally {
            // A folder that cannot be removed now is removed when the service starts again.
            await (0,promises_.rm)(job.folder, REMOVED).catch((error) => say(`${job.folder} stays: ${(0,errors/* messageOf */.bD)(error)}`));
            (0,external_node_fs_.closeSync)(log);
        }
    };
    return { stop, ended: run() };
}
const REMOVED = { recursive: true, force: true, maxRetries: 3 };
/** Writes what `git clone --shared` would make, with the test branch and the target branch and no more. */
function layOut({ repository, folder, branch, sha, target, base }) {
    const inside = (0,external_node_path_.join)(folder, ".git");
    for (const name of ["objects/info", "refs/heads"])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(inside, name), { recursive: true });
    const isOther = repository.objectFormat !== "sha1";
    const format = isOther ? `[extensions]\n\tobjectFormat = ${repository.objectFormat}\n` : "";
    const settings = "\tbare = false\n[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n";
    const config = `[core]\n\trepositoryformatversion = ${isOther ? 1 : 0}\n${settings}${format}`;
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(inside, "config"), config);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(inside, "objects/info/alternates"), `${(0,external_node_path_.join)(repository.folder, "objects")}\n`);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(inside, "packed-refs"), `${base} ${refOf(target)}\n${sha} ${refOf(branch)}\n`);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(inside, "HEAD"), `ref: ${refOf(branch)}\n`);
    const shallow = (0,external_node_path_.join)(repository.folder, "shallow");
    if ((0,external_node_fs_.existsSync)(shallow))
        (0,external_node_fs_.copyFileSync)(shallow, (0,external_node_path_.join)(inside, "shallow"));
}
/** With the user's own settings, as he would check it out: large files and line ends are a matter of these. */
function checkOut({ repository, folder }, log) {
    const args = ["-c", `core.hooksPath=${external_node_os_.devNull}`, "reset", "--hard", "--quiet"];
    return (0,external_node_child_process_.spawn)("git", args, {
        cwd: folder,
        env: { ...forCommands(repository.environment), GIT_TERMINAL_PROMPT: "0" },
        stdio: ["ignore", log, log],
        detached: !ON_WINDOWS,
        windowsHide: true,
    });
}
const ON_WINDOWS = process.platform === "win32";
/**
 * Ends the whole group when the service is gone: what is read from then ends. The command itself has nothing of this.
 */
const WITH_WATCH = '{ read -r line; kill -9 0; } <&3 3<&- >/dev/null 2>&1 & exec 3<&-; exec sh -c "$1"';
function startCommand(job, log) {
    const { command, folder, repository } = job;
    const how = { cwd: folder, env: { ...forCommands(repository.environment), ...variablesOf(job) }, windowsHide: true };
    if (ON_WINDOWS) {
        // As Node's own `shell` does it: the command stands in quotes as it is.
        const args = ["/d", "/s", "/c", `"${command}"`];
        return (0,external_node_child_process_.spawn)("cmd.exe", args, { ...how, stdio: ["ignore", log, log], windowsVerbatimArguments: true });
    }
    const args = ["-c", WITH_WATCH, "sh", command];
    const child = (0,external_node_child_process_.spawn)("sh", args, { ...how, stdio: ["ignore", log, log, "pipe"], detached: true });
    child.stdio[3]?.on("error", () => { });
    return child;
}
function variablesOf({ branch, sha, target, base, testRunId, pullRequests }) {
    return {
        MERGE_QUEUE_TEST_BRANCH: branch,
        MERGE_QUEUE_TEST_SHA: sha,
        MERGE_QUEUE_TEST_RUN_ID: testRunId,
        MERGE_QUEUE_PULL_REQUESTS: pullRequests.join(" "),
        MERGE_QUEUE_TARGET_BRANCH: target,
        MERGE_QUEUE_BASE_SHA: base,
    };
}
function forCommands(environment) {
    return Object.fromEntries(Object.entries(environment).filter(([name]) => (0,text_environment/* isForPrograms */.pm)(name)));
}
/** Does nothing where the group is empty. */
function signalGroup({ pid }, name) {
    if (pid === undefined)
        return;
    if (ON_WINDOWS) {
        (0,external_node_child_process_.spawn)("taskkill", ["/pid", `${pid}`, "/t", "/f"], { stdio: "ignore", windowsHide: true }).on("error", () => { });
        return;
    }
    try {
        process.kill(-pid, name);
    }
    catch {
        // The group is empty.
    }
}

;// CONCATENATED MODULE: ./lib/src/local-queue/git/runs.js
/** The runs that the engine has asked for: their test branches are made one after the other, and tested side by side. */





const CONFLICT = "START_TEST_RUN_MERGE_CONFLICT";
const TROUBLE = "START_TEST_RUN_RETRY_EXHAUSTED";
/** How long to wait before a test branch is tried again that could not be made for no reason of the pull request's. */
const PAUSES_MS = [500, 1000, 2000];
function createRuns(options) {
    const { builder, target, testCommand, logFolder, checkoutFolder, testBranchOf, inOrder, report, reportFailed } = options;
    /** What is built (null) or tested. */
    const active = new Map();
    const facts = new Map();
    let leaving = [];
    function factsOf({ id }) {
        const branch = testBranchOf(id);
        const logFile = (0,external_node_path_.join)(logFolder, `${nameOfRun(branch)}.log`);
        return facts.get(id) ?? { branch, logFile, sha: null, conflict: null, problem: null };
    }
    function start(run, answer) {
        if (active.has(run.id))
            return;
        active.set(run.id, null);
        facts.set(run.id, factsOf(run));
        void inOrder(() => build(run, answer));
    }
    async function build(run, answer, tries = 0) {
        if (!active.has(run.id))
            return;
        const known = { ...factsOf(run), problem: null };
        const made = await tryToBuild(run, known);
        const { sha, conflict, problem } = made;
        facts.set(run.id, made);
        // It may have been stopped meanwhile; then its branch goes right after this.
        if (!active.has(run.id))
            return;
        if (sha !== null) {
            answer({ type: "run-started", run: run.id, sha });
            if (active.has(run.id))
                void test(run, { ...known, sha }, answer);
            return;
        }
        if (problem !== null && (conflict !== null || tries === 0))
            report(problem);
        const pauseMs = conflict === null ? PAUSES_MS[tries] : undefined;
        if (pauseMs !== undefined) {
            setTimeout(() => void inOrder(() => build(run, answer, tries + 1)), pauseMs).unref();
            return;
        }
        active.delete(run.id);
        const leader = run.content[run.content.length - run.own];
        const number = conflict?.commit.number ?? leader?.number ?? 0;
        const why = conflict === null
            ? { reason: TROUBLE }
            : { reason: CONFLICT, culprit: conflict.with?.number ?? null, files: conflict.files };
        answer({ type: "run-refused", run: run.id, number, ...why });
    }
    async function tryToBuild(run, known) {
        const { branch, logFile } = known;
        try {
            // By its log the branch is known as ours.
            (0,external_node_fs_.appendFileSync)(logFile, "");
            const built = await buildTestBranch(builder, run, branch);
            if (built.kind === "built")
                return { ...known, sha: built.commit };
            const problem = sentenceOf(built.conflict, target);
            (0,external_node_fs_.appendFileSync)(logFile, `${problem}\n`);
            return { ...known, conflict: built.conflict, problem };
        }
        catch (error) {
            return { ...known, problem: `The test branch ${branch} could not be made: ${(0,errors/* messageOf */.bD)(error)}.` };
        }
    }
    async function test(run, made, answer) {
        const numbers = run.content.slice(run.content.length - run.own).map(({ number }) => number);
        const named = numbers.map((number) => `#${number}`).join(", ");
        let passed = false;
        try {
            const tests = startTests(run, made, numbers);
            active.set(run.id, tests);
            passed = await tests.ended;
        }
        catch (error) {
            report(`The tests of ${named} could not be run: ${(0,errors/* messageOf */.bD)(error)}.`);
        }
        if (!active.has(run.id))
            return;
        if (!passed)
            reportFailed(`The tests of ${named} failed. What they printed is in ${made.logFile}`);
        answer({ type: "runs-ended", runs: [{ run: run.id, passed }] });
        end(run.id);
    }
    function startTests(run, made, pullRequests) {
        const { branch, logFile, sha } = made;
        return runTests({
            repository: builder.repository,
            command: testCommand,
            folder: (0,external_node_path_.join)(checkoutFolder, nameOfRun(branch)),
            logFile,
            branch,
            sha,
            target,
            base: run.base,
            testRunId: testRunIdOf(branch),
            pullRequests,
            report,
        });
    }
    /** Stops what still goes on of it, and takes its branch away. */
    function end(id) {
        const tests = active.get(id);
        if (!active.delete(id))
            return;
        tests?.stop();
        void removeBranch(id);
    }
    /** Those of several runs that end at about the same time go together. */
    function removeBranch(id) {
        leaving = [...leaving, id];
        return inOrder(async () => {
            const branches = leaving.map((each) => facts.get(each)).filter((each) => each !== undefined);
            leaving = [];
            if (branches.length > 0)
                await removeTestBranches(builder, branches);
        });
    }
    return {
        start,
        end,
        /** Learns again what a run that has passed had merged. Without that, merging it takes longer, and no more. */
        recall: async (run) => {
            if (!active.has(run.id))
                await mergeAgain(builder, run, testBranchOf(run.id)).catch(() => { });
        },
        factsOf: (id) => facts.get(id),
        /** Ends everything without an answer, once nothing of it is left. */
        close: async () => {
            const ids = [...active.keys()];
            const tests = [...active.values()].flatMap((each) => each ?? []);
            active.clear();
            for (const each of tests)
                each.stop();
            await Promise.all(tests.map(({ ended }) => ended));
            await Promise.all(ids.map(removeBranch));
        },
    };
}
/** What a person is told of a test branch that cannot be made. */
function sentenceOf({ commit, with: ahead, files }, target) {
    const other = ahead === null ? target : `#${ahead.number}`;
    if (files.length === 0)
        return `#${commit.number} cannot be merged with ${other}: they have nothing in common.`;
    return `#${commit.number} conflicts with ${other} in ${files.join(", ")}.`;
}

;// CONCATENATED MODULE: ./lib/src/local-queue/git/host.js
/**
 * A Git repository as the host of a merge queue: it performs what the engine asks for, and answers. What it writes it
 * writes one after the other; the tests of several runs go on side by side.
 */













const POLL_MS = 1000;
/**
 * Opens a repository and clears away what a service left behind that was killed. Nothing goes on before `resume`.
 * @throws InputError for a repository that cannot be used, naming `--git`
 */
async function createGitHost(options) {
    const { target, testCommand, environment, testBranchOf, nowMs, changed, report, pollMs = POLL_MS } = options;
    const repository = await openRepository(options.repository, environment);
    const place = placesIn((0,external_node_path_.resolve)(options.dataFolder));
    const { journalFile, scratch, logs } = place;
    (0,external_node_fs_.mkdirSync)(logs, { recursive: true });
    const known = createKnownContents();
    const store = { repository, noteFile: place.noteFile };
    const builder = { ...store, known, scratchFolder: scratch };
    await removeLeftLocks(store);
    const tip = await readTarget(repository, target);
    for (const folder of [place.checkouts, scratch]) {
        // What an earlier service had started may be about to end.
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 10 });
    }
    const logged = new Set((0,external_node_fs_.readdirSync)(logs));
    await removeLeftTestBranches(store, (name) => logged.has(`${name}.log`));
    const done = (await recallMerges({ store, known, journalFile }, tip)).flatMap(({ merged }) => merged);
    const file = place.pullRequests;
    const pullRequests = await readPullRequests({ repository, target, file, scratchFolder: scratch });
    pullRequests.recordMerges(done);
    const areKnown = pullRequests.open().length > 0;
    await pullRequests.notice();
    // Of those that are new it was just found out what the target branch makes of them.
    if (areKnown)
        await pullRequests.refresh();
    pullRequests.save();
    let pushesByHand = 0;
    let isResumed = false;
    let isClosed = false;
    let refreshedFor = pullRequests.tip();
    let timer;
    let trouble = "";
    let looksInVain = 0;
    /** One thing that writes to the repository after the other. */
    const turns = createTurns(noteTrouble);
    function noteTrouble(error) {
        report(`${(0,errors/* messageOf */.bD)(error)}.`);
    }
    /** What goes wrong at each look is said once, until one goes well again. */
    function noteLook(error) {
        looksInVain += 1;
        const problem = (0,errors/* messageOf */.bD)(error);
        if (problem !== trouble)
            report(`The repository could not be looked at: ${problem}.`);
        trouble = problem;
    }
    function tell(changes) {
        for (const change of changes)
            changed(change);
    }
    async function notice(how) {
        const before = pullRequests.tip();
        const changes = await pullRequests.notice(how);
        if (pullRequests.tip() !== before)
            pushesByHand += 1;
        tell(changes);
    }
    const runs = createRuns({
        builder,
        target,
        testCommand,
        logFolder: logs,
        checkoutFolder: place.checkouts,
        testBranchOf,
        inOrder: (task) => turns.add(task),
        report,
        reportFailed: options.reportFailed ?? (() => { }),
    });
    const merger = createMerger({
        store,
        known,
        target,
        journalFile,
        pullRequests,
        nowMs,
        beforeMove: options.beforeMove ?? (() => { }),
        changed,
        report,
        notice: () => notice("quickly"),
        pushesByHand: () => pushesByHand,
    });
    async function workOnMerges() {
        if (!isClosed)
            await merger.work();
    }
    /** Looks at what somebody else did, and then at what merges that wait can do about it. */
    async function look() {
        const before = looksInVain;
        await turns.addUrgent(async () => {
            if (isClosed || !isResumed)
                return;
            await notice("thoroughly").catch(noteLook);
            if (looksInVain === before)
                await workOnMerges();
        });
        await refresh().catch(noteLook);
        if (looksInVain === before)
            trouble = "";
    }
    /** This takes long where there are many, and nothing waits for it. */
    async function refresh() {
        const onto = pullRequests.tip();
        if (onto === refreshedFor || isClosed || !isResumed)
            return;
        const changes = await pullRequests.refresh();
        refreshedFor = onto;
        if (!isClosed)
            tell(changes);
    }
    function planLook() {
        timer = setTimeout(() => {
            void look().then(() => (isClosed ? undefined : planLook()));
        }, pollMs);
    }
    /** Does what the engine asks for; the answers come later. Before `resume` it does nothing. */
    function perform(effect, answer) {
        if (!isResumed || isClosed)
            return;
        switch (effect.type) {
            case "start-run":
                runs.start(effect.run, answer);
                break;
            case "stop-run":
                runs.end(effect.run);
                break;
            case "run-ended":
                runs.end(effect.run.id);
                break;
            case "merge":
                merger.ask(effect.groups, { method: effect.method, answer });
                void turns.addUrgent(workOnMerges);
                break;
            case "stop-merge":
                merger.stop(effect.group);
                break;
            case "moved":
            case "bisection-started":
            case "bisection-ended":
                break;
        }
    }
    /**
     * Begins, with an empty queue or where an earlier service stopped: tells what happened meanwhile, starts again what
     * was tested, and answers or does again what was to be merged. From then on it looks at the repository by itself.
     */
    async function resume(readState, answer) {
        isResumed = true;
        await turns.addUrgent(async () => {
            for (const asked of mergingGroups(readState())) {
                const merges = mergesOf(asked, done);
                if (merges !== null)
                    answer({ type: "merged", group: asked.group, merges });
            }
            const isPushed = tellSince(readState);
            for (const run of tree/* values */.zu(readState().runs)) {
                if (run.status === "starting" || run.status === "in_progress")
                    runs.start(run, answer);
                else if (run.status === "succeeded")
                    await runs.recall(run);
            }
            await recallMerges({ store, known, journalFile }, pullRequests.tip());
            const method = readState().settings.mergeMethod;
            // What was tested before somebody pushed is not what a merge would give now.
            merger.ask(mergingGroups(readState()), { method, answer }, isPushed ? -1 : pushesByHand);
            await workOnMerges();
        });
        if (!isClosed)
            planLook();
    }
    /** Tells what the queue does not know yet of the repository; gives whether somebody pushed to the target branch. */
    function tellSince(readState) {
        const before = readState();
        const now = pullRequests.tip();
        const entries = [...tree/* values */.zu(before.entries)].filter(state/* isLive */.DG);
        const found = entries.map(({ number, sha }) => ({ number, sha, pullRequest: pullRequests.get(number) }));
        const byHand = found.filter(({ pullRequest }) => pullRequest?.state === "merged");
        const isPushed = before.tip !== now || byHand.length > 0;
        if (isPushed)
            pushesByHand += 1;
        tell(byHand.map(({ number }) => ({ type: "merged-by-hand", number, tip: now })));
        if (isPushed && byHand.length === 0)
            tell([{ type: "target-pushed", tip: now }]);
        for (const { number, sha, pullRequest } of found) {
            if (pullRequest === undefined || pullRequest.state === "closed")
                tell([{ type: "closed", number }]);
            else if (pullRequest.state === "open" && pullRequest.sha !== sha)
                tell([{ type: "pushed", pullRequest }]);
        }
        tell(pullRequests.open().map((pullRequest) => ({ type: "opened", pullRequest })));
        return isPushed;
    }
    /**
     * Stops all tests and leaves the repository as it is but for the merges; one that is being made is answered before
     * this ends. What goes on is started again by `resume`.
     */
    async function close() {
        isClosed = true;
        clearTimeout(timer);
        await runs.close();
        await turns.end();
    }
    return {
        /** The commit of the target branch. */
        tip: pullRequests.tip,
        pullRequests: () => pullRequests.open(),
        pullRequest: pullRequests.get,
        runFacts: runs.factsOf,
        perform,
        resume,
        /** Looks at the repository now. */
        look,
        close,
    };
}
/** Tasks of which one goes on at a time, in their order; but what is urgent goes before what is not. */
function createTurns(onError) {
    const urgent = [];
    const others = [];
    let work = null;
    async function workOff() {
        for (let task = urgent.shift() ?? others.shift(); task !== undefined; task = urgent.shift() ?? others.shift()) {
            await task();
        }
        work = null;
    }
    /** Ends when the task has. */
    const addTo = (tasks, task) => new Promise((done) => {
        tasks.push(() => task().catch(onError).finally(done));
        work ??= Promise.resolve().then(workOff);
    });
    return {
        add: (task) => addTo(others, task),
        addUrgent: (task) => addTo(urgent, task),
        /** Ends when there is nothing left to do. */
        end: async () => {
            await work;
        },
    };
}
function placesIn(folder) {
    return {
        logs: (0,external_node_path_.join)(folder, "logs"),
        checkouts: (0,external_node_path_.join)(folder, "checkouts"),
        scratch: (0,external_node_path_.join)(folder, "scratch"),
        journalFile: (0,external_node_path_.join)(folder, "merges.jsonl"),
        noteFile: (0,external_node_path_.join)(folder, "changing-refs.json"),
        pullRequests: (0,external_node_path_.join)(folder, "pull-requests.json"),
    };
}
/** What a group became, where all of it was merged. */
function mergesOf({ members }, done) {
    const merges = members.flatMap(({ number, sha }) => {
        const change = done.find((each) => each.number === number && each.sha === sha);
        return change === undefined ? [] : [{ number, sha: change.commit }];
    });
    return merges.length === members.length ? merges : null;
}
/** The groups whose merge was asked for, in the order of the line. */
function mergingGroups({ line, groups, entries }) {
    return [...tree/* values */.zu(line)].flatMap((id) => {
        const group = tree/* get */.Jt(groups, id);
        if (group?.state !== "merging")
            return [];
        const members = group.members.flatMap((number) => {
            const entry = tree/* get */.Jt(entries, number);
            return entry === undefined ? [] : [{ number, attempt: entry.attempt, sha: entry.sha }];
        });
        return [{ group: id, members, direct: group.direct }];
    });
}

;// CONCATENATED MODULE: ./lib/src/local-queue/git/connect.js
/**
 * A Git repository behind the service. What happens in it becomes commands of the world, as do its answers to what the
 * queue wants done, so a log of commands tells of it too.
 */






/** Opens the repository of a queue. @throws InputError for one that cannot be used, naming `--git` */
async function connectRepository(options) {
    const { target, report } = options;
    let engine = null;
    let apply = null;
    const outbox = createOutbox(report);
    /** The commands that name no repository are about the same one. */
    const repositoryNow = () => {
        const repository = engine?.findRepository();
        if (repository === undefined)
            throw new Error("The service has no repository");
        return repository;
    };
    /** There is none where somebody has deleted it. */
    const queueNow = () => repositoryNow().queues.get(target);
    const host = await createGitHost({
        ...options,
        testBranchOf: (run) => queueNow()?.runs.get(run)?.branch ?? "",
        nowMs: Date.now,
        changed: (change) => {
            if (engine === null)
                return;
            outbox.add(() => {
                const command = commandOf(change);
                if (command !== null)
                    apply?.(command);
            });
        },
    });
    /** What a change of the repository is to the world; null where the world knows it already. */
    function commandOf(change) {
        switch (change.type) {
            case "opened":
            case "pushed":
            case "facts":
                return tellOf(change.pullRequest);
            case "closed":
                return knownState(change.number) === "open" ? patchOf(change.number, { state: "closed" }) : null;
            case "merged-by-hand":
                return knownState(change.number) === "merged"
                    ? null
                    : patchOf(change.number, { state: "merged", mergeCommitSha: change.tip });
            case "target-pushed":
                return { type: "pushToBranch", given: { branch: target, sha: change.tip } };
        }
    }
    function knownState(number) {
        return repositoryNow().pullRequests.get(number)?.state;
    }
    function tellOf({ number, branch, sha, title, author, mergeable, upToDate }) {
        const words = { title: title || branch, author: author || "unknown" };
        const mergeability = mergeable ? "mergeable" : "not_mergeable";
        const said = { ...words, headSha: sha, mergeability, upToDate };
        const before = knownState(number);
        if (before === undefined) {
            return { type: "addPullRequest", given: { ...said, number, headBranch: branch, baseBranch: target } };
        }
        return patchOf(number, before === "closed" ? { ...said, state: "open" } : said);
    }
    function answer(given) {
        outbox.add(() => {
            apply?.({ type: "answer", repository: (0,world/* nameOf */.Vb)(repositoryNow()), branch: target, answer: given });
        });
    }
    const makeHost = (applyCommand) => {
        apply = applyCommand;
        return {
            perform: ({ branch, effect }) => {
                if (branch === target)
                    host.perform(effect, answer);
            },
        };
    };
    return {
        makeHost,
        /** Tells the service of everything in the repository, and goes on with what an earlier service left. */
        begin: async (served) => {
            engine = served;
            const repository = repositoryNow();
            if (repository.branches.get(target)?.tip !== host.tip() && repository.pullRequests.size === 0) {
                apply?.({ type: "pushToBranch", given: { branch: target, sha: host.tip() } });
            }
            const nothing = (0,state/* emptyQueue */.pA)((0,settings/* engineSettings */.O3)(settings/* DEFAULT_SETTINGS */.a$), host.tip());
            await host.resume(() => queueNow()?.engine ?? nothing, answer);
        },
        close: async () => {
            await host.close();
            outbox.close();
        },
    };
}
/** How soon what the service could not keep is told to it again. */
const AGAIN_MS = 1000;
const UNAVAILABLE = 503;
/**
 * What happens in the repository happens once, so what the service cannot keep now, such as on a full disk, waits, and
 * what comes after it too. What the service refuses for good keeps nothing else from it.
 */
function createOutbox(report) {
    const waiting = [];
    let timer;
    function workOff() {
        timer = undefined;
        for (let [next] = waiting; next !== undefined; [next] = waiting) {
            try {
                next();
            }
            catch (error) {
                if (error instanceof refusal/* Refusal */.P && error.status === UNAVAILABLE) {
                    timer = setTimeout(workOff, AGAIN_MS).unref();
                    return;
                }
                report(`${(0,errors/* messageOf */.bD)(error)}.`);
            }
            waiting.shift();
        }
    }
    return {
        add: (tell) => {
            waiting.push(tell);
            if (waiting.length === 1)
                workOff();
        },
        close: () => clearTimeout(timer),
    };
}
function patchOf(number, patch) {
    return { type: "updatePullRequest", number, patch };
}


/***/ }),

/***/ 5989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ startLocalService)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/local-queue/clock.js
var local_queue_clock = __webpack_require__(3662);
// EXTERNAL MODULE: ./lib/src/local-queue/world/refusal.js
var refusal = __webpack_require__(8551);
;// CONCATENATED MODULE: ./lib/src/local-queue/control/control.js

function createControl({ engine, clock, faults, requests }) {
    /** The service's time in ISO 8601, and how fast it passes. */
    const clockState = () => ({ now: new Date(clock.nowMs()).toISOString(), speed: clock.speed() });
    const { outside } = engine;
    /** What is made up about a real repository would contradict it, and the queue would wait for what is not there. */
    const refuseAboutReal = () => {
        if (engine.world().host === "outside")
            throw new refusal/* Refusal */.P(409, "The repository says this: push to it.");
    };
    return {
        ...outside,
        addPullRequest: (given = {}) => {
            refuseAboutReal();
            return outside.addPullRequest(given);
        },
        updatePullRequest: (number, patch) => {
            // That it is a draft is nothing that a branch says.
            if (Object.keys(patch).some((field) => field !== "draft"))
                refuseAboutReal();
            return outside.updatePullRequest(number, patch);
        },
        pushToBranch: (given) => {
            refuseAboutReal();
            outside.pushToBranch(given);
        },
        clock: clockState,
        setSpeed: clock.setSpeed,
        advance: clock.advance,
        addFault: faults.add,
        clearFaults: faults.clear,
        /** Every request to the service and to the GitHub stand-in, in the order in which they came. */
        requests: () => [...requests],
        clearRequests: () => void requests.splice(0),
        state: () => ({ ...clockState(), repositories: engine.snapshots(), faults: faults.pending() }),
    };
}

// EXTERNAL MODULE: ./lib/src/local-queue/faults/fault.js
var fault = __webpack_require__(3208);
;// CONCATENATED MODULE: ./lib/src/local-queue/page/client/live.js
/** Starts the page; it goes on until the reader leaves. Like the rest of the script, it knows its parameters only. */
function goLive({ browser, events, chosen, render, patch, page, news }) {
    const CLOSED = 2;
    const TICK_MS = 1000;
    const RETRY_MS = 3000;
    /** A reader can listen to no more than a sentence every now and then. */
    const NEWS_MS = 5000;
    const MOST_NEWS = 3;
    let stream = null;
    let connection = "connecting";
    let latest = null;
    /** While nothing is heard, nobody knows how time goes on there. */
    let lostAtMs = null;
    let untold = [];
    let isTelling = false;
    function connect() {
        const opened = browser.listen(events);
        stream = opened;
        opened.addEventListener("open", () => changeConnection("live"));
        opened.addEventListener("message", ({ data }) => take(JSON.parse(data)));
        opened.addEventListener("error", () => {
            if (stream !== opened)
                return;
            changeConnection("lost");
            // What was lost on the way is asked for again by the browser, what was refused is not.
            if (opened.readyState !== CLOSED)
                return;
            disconnect();
            browser.setTimeout(() => {
                if (stream === null && !browser.document.hidden)
                    connect();
            }, RETRY_MS);
        });
    }
    function disconnect() {
        stream?.close();
        stream = null;
    }
    function changeConnection(now) {
        if (now === connection)
            return;
        if (now === "lost")
            tell(["The service does not answer."]);
        else if (connection === "lost")
            tell(["The service answers again."]);
        connection = now;
        lostAtMs = now === "lost" ? browser.elapsedMs() : null;
        show();
    }
    function take(view) {
        const before = latest === null ? undefined : shownOf(latest.view);
        const after = shownOf(view);
        latest = { view, atMs: browser.elapsedMs() };
        if (before !== undefined && after !== undefined && before.id === after.id)
            tell(newsOf(before, after));
        show();
    }
    function shownOf({ queues }) {
        return queues.find(({ id }) => id === chosen) ?? queues[0];
    }
    function newsOf(before, after) {
        const known = new Set(before.ended.map(({ key }) => key));
        const ends = after.ended.filter(({ key }) => !known.has(key)).toReversed();
        const phase = before.phase.state === after.phase.state ? [] : [`The queue: ${after.phase.label}.`];
        return [...phase, ...ends.map(({ number, label }) => `#${number}: ${label}.`)];
    }
    /** At once, and then not for a while: what happens meanwhile is told together. */
    function tell(sentences) {
        untold = [...untold, ...sentences];
        if (isTelling || untold.length === 0)
            return;
        const more = untold.length - MOST_NEWS;
        const told = [...untold.slice(0, MOST_NEWS), ...(more > 0 ? [`And ${more} more.`] : [])];
        patch(news, [told.join(" ")]);
        untold = [];
        isTelling = true;
        browser.setTimeout(() => {
            isTelling = false;
            tell([]);
        }, NEWS_MS);
    }
    function show() {
        if (latest === null)
            return;
        const { view, atMs } = latest;
        const sinceMs = (lostAtMs ?? browser.elapsedMs()) - atMs;
        const nowMs = view.clock.nowMs + sinceMs * view.clock.speed;
        const { title, children } = render({ view, nowMs, chosen, connection });
        browser.document.title = title;
        patch(page, children);
    }
    function tick() {
        if (!browser.document.hidden)
            show();
        browser.setTimeout(tick, TICK_MS);
    }
    // A browser keeps few connections to one service, and a page that nobody sees needs none.
    browser.document.addEventListener("visibilitychange", () => {
        if (browser.document.hidden)
            disconnect();
        else if (stream === null)
            connect();
    });
    if (!browser.document.hidden)
        connect();
    tick();
}

;// CONCATENATED MODULE: ./lib/src/local-queue/page/client/render.js
/** Gives the function that makes the page's tree; like everything of the script, it knows its parameters only. */
function renderer({ h, wordsOf, timeOf, progressOf, listOf, momentsOf }, times) {
    /** So many of those that have ended stand open. */
    const RECENT = 8;
    function render({ view, nowMs, chosen, connection }) {
        const queue = view.queues.find(({ id }) => id === chosen) ?? view.queues[0];
        const status = statusOf(view, nowMs, connection);
        if (queue === undefined) {
            const empty = h("main", { id: "queue", class: "alone" }, h("p", { class: "empty" }, "There is no queue yet."));
            return {
                title: "Merge queue",
                children: [h("header", { class: "top" }, h("h1", {}, "Merge queue"), status), empty],
            };
        }
        const scene = { nowMs, shown: numbersOf(queue) };
        return {
            title: `${queue.branch} of ${queue.repository}: merge queue`,
            children: [
                topOf(queue, status, scene),
                view.queues.length > 1 ? chooserOf(view.queues, queue) : null,
                figuresOf(queue),
                h("div", { class: "work" }, lineOf(queue, scene), besideOf(queue, scene)),
            ].filter((child) => child !== null),
        };
    }
    function numbersOf(queue) {
        const boxes = [...queue.lanes.flatMap((lane) => lane.boxes), ...queue.bisections.flatMap((each) => each.boxes)];
        const members = [...boxes.flatMap((box) => box.members.items), ...queue.notReady.items];
        return new Set(members.map(({ number }) => number));
    }
    function statusOf({ clock }, nowMs, connection) {
        const words = { connecting: "Connecting", live: "Live", lost: "No answer, trying again" };
        const speed = clock.speed === 1 ? "" : clock.speed === 0 ? ", stands still" : `, ${clock.speed} times as fast`;
        return h("p", { class: `status ${connection}` }, h("span", { class: "lamp", "aria-hidden": "true" }), h("span", { class: "link" }, words[connection]), h("span", { class: "clock", title: "The time of the service" }, times.time(nowMs), speed));
    }
    function topOf({ repository, branch, phase }, status, scene) {
        return h("header", { class: "top" }, h("h1", {}, branch, h("span", { class: "of" }, " merge queue of "), h("span", { class: "repository" }, repository)), status, h("p", { class: `phase ${phase.state}` }, h("strong", {}, phase.label), h("span", { class: "words" }, ...wordsOf(phase.words, scene))));
    }
    function chooserOf(queues, chosen) {
        const links = queues.map((queue) => h("li", { key: queue.id }, h("a", { href: `?queue=${encodeURIComponent(queue.id)}`, ...(queue === chosen && { "aria-current": "page" }) }, h("span", { class: "repository" }, queue.repository), " ", h("strong", {}, queue.branch))));
        return h("nav", { "aria-label": "Queues", class: "chooser", key: "chooser" }, h("ul", {}, ...links));
    }
    function figuresOf({ figures }) {
        const each = figures.map(({ label, value, of, place }) => h("div", { key: label, class: value === 0 ? "none" : "some" }, h("dt", {}, place === null ? label : h("a", { href: `#${place}` }, label)), h("dd", {}, h("strong", {}, `${value}`), of === null ? null : h("span", {}, ` of ${of}`))));
        return h("section", { "aria-label": "How much there is", class: "figures", key: "figures" }, h("dl", {}, ...each));
    }
    function lineOf(queue, scene) {
        const { lanes, moreWaiting, isParallel, bisections } = queue;
        const boxes = lanes.map((lane, index) => h("section", { key: lane.key, class: "lane", "aria-labelledby": `lane-${index + 1}` }, h("h3", { id: `lane-${index + 1}` }, lane.title), lane.targets.items.length > 0 ? targetsOf(lane.targets) : null, h("ol", { class: "boxes" }, h("li", { class: "base", key: "base" }, h("code", {}, queue.branch), " at ", h("code", {}, queue.tip.slice(0, 7))), ...lane.boxes.map((box) => boxOf(box, scene)))));
        return h("main", { id: "queue" }, h("h2", {}, isParallel ? "Lanes" : "Line"), boxes.length === 0 ? emptyOf(queue) : h("div", { class: `lanes ${lanes.length > 1 ? "many" : "one"}` }, ...boxes), moreWaiting > 0 ? h("p", { class: "more" }, `${moreWaiting} more wait behind these.`) : null, bisections.length > 0 ? h("h2", { key: "bisections", id: "bisections", tabindex: -1 }, "Bisections") : null, ...bisections.map((each) => bisectionOf(each, scene)));
    }
    function emptyOf({ bisections, notReady, branch }) {
        const text = bisections.length > 0
            ? "Nothing stands in line. What is left of a batch that failed is looked at below."
            : notReady.items.length > 0
                ? "Nothing stands in line. What was submitted is not ready yet."
                : `Nothing is in the queue. What is submitted for ${branch} is tested and merged.`;
        return h("p", { class: "empty", key: "empty" }, text);
    }
    function targetsOf({ items, more }) {
        const names = items.map((name) => h("li", { key: name }, name));
        const rest = more > 0 ? h("li", { class: "more" }, `and ${more} more`) : null;
        return h("ul", { class: "targets", "aria-label": "Targets" }, ...names, rest);
    }
    function boxOf(box, scene) {
        const id = `box-${box.key}`;
        const { items, more } = box.members;
        const [only] = items;
        const isOne = items.length === 1 && more === 0 && only !== undefined;
        return h("li", { key: box.key }, h("article", { class: `box ${box.state}`, "aria-labelledby": id, ...(isOne && { id: `pr-${only.number}`, tabindex: -1 }) }, h("span", { class: "mark", "aria-hidden": "true" }), h("p", { class: "state" }, box.label), h("h4", { id }, ...(isOne ? nameOf(only) : [box.title])), box.progress === null ? null : progressOf(box.progress, box.title, scene), isOne ? null : membersOf(box, scene), ...[...(isOne ? only.why : []), ...box.why].map((words) => h("p", { class: "why" }, ...wordsOf(words, scene))), moreOf(box, scene)));
    }
    function membersOf({ members: { items, more } }, scene) {
        const rest = more > 0 ? h("li", { class: "more" }, `and ${more} more`) : null;
        return h("ul", { class: "members", key: "members" }, ...items.map((member) => memberOf(member, scene)), rest);
    }
    function nameOf({ number, title, author, marks }) {
        return [
            h("strong", { class: "number" }, `#${number}`),
            " ",
            h("span", { class: "name" }, title),
            " ",
            h("span", { class: "author" }, author),
            ...marks.flatMap((mark) => [" ", h("span", { class: "tag" }, mark)]),
        ];
    }
    function memberOf(member, scene) {
        return h("li", { id: `pr-${member.number}`, key: `${member.number}`, tabindex: -1 }, ...nameOf(member), ...member.why.map((words) => h("p", { class: "why" }, ...wordsOf(words, scene))));
    }
    function moreOf({ title, members: { items }, details }, scene) {
        const [only] = items;
        const parts = items.length === 1 && only !== undefined ? aboutOf(only, scene) : items.map((each) => chapter(each, scene));
        return h("details", { key: "more" }, h("summary", {}, "Details", h("span", { class: "unseen" }, ` of ${title}`)), listOf(details, scene), ...parts);
    }
    function chapter(member, scene) {
        const heading = h("p", { class: "chapter" }, h("strong", {}, `#${member.number}`), ` ${member.title}`);
        return h("div", { key: `${member.number}` }, heading, ...aboutOf(member, scene));
    }
    function aboutOf({ details, moments }, scene) {
        return [listOf(details, scene), momentsOf(moments, scene)];
    }
    function bisectionOf({ key, title, words, boxes, details }, scene) {
        return h("section", { key, class: "bisection", "aria-label": title }, h("h3", {}, title), ...words.map((each) => h("p", { class: "about" }, ...wordsOf(each, scene))), h("ol", { class: "boxes" }, ...boxes.map((box) => boxOf(box, scene))), h("details", { key: "more" }, h("summary", {}, "Details", h("span", { class: "unseen" }, ` of the bisection`)), listOf(details, scene)));
    }
    function besideOf({ notReady, ended, settings }, scene) {
        return h("aside", { "aria-label": "Around the line" }, notReady.items.length > 0 ? h("h2", { key: "not-ready", id: "not-ready", tabindex: -1 }, "Not ready") : null, notReady.items.length > 0
            ? h("ul", { class: "unready", key: "unready" }, ...notReady.items.map((member) => waitingOf(member, scene)))
            : null, notReady.more > 0 ? h("p", { class: "more", key: "more" }, `and ${notReady.more} more`) : null, h("h2", { key: "ended" }, "Last ended"), ended.length > 0
            ? h("ol", { class: "ended", key: "ends" }, ...ended.slice(0, RECENT).map((each) => endOf(each, scene)))
            : h("p", { class: "empty", key: "no-ends" }, "Nothing has ended yet."), ended.length > RECENT ? earlierOf(ended.slice(RECENT), scene) : null, settingsOf(settings));
    }
    function earlierOf(ended, scene) {
        const list = h("ol", { class: "ended" }, ...ended.map((each) => endOf(each, scene)));
        return h("details", { key: "earlier", class: "earlier" }, h("summary", {}, `${ended.length} that ended before`), list);
    }
    function waitingOf(member, scene) {
        const { attributes, children } = memberOf(member, scene);
        return h("li", { ...attributes, key: `${member.number}` }, ...children, h("details", { key: "more" }, h("summary", {}, "Details", unseen(member.number)), ...aboutOf(member, scene)));
    }
    function endOf({ key, number, title, author, conclusion, label, atMs, words, moments }, scene) {
        return h("li", { key, class: conclusion }, h("span", { class: "mark", "aria-hidden": "true" }), h("p", {}, h("strong", { class: "number" }, `#${number}`), " ", h("span", { class: "name" }, title), " ", h("span", { class: "author" }, author)), h("p", { class: "how" }, h("strong", {}, label), " ", timeOf(atMs, scene)), conclusion === "merged" ? null : h("p", { class: "why" }, ...wordsOf(words, scene)), h("details", { key: "more" }, h("summary", {}, "History", unseen(number)), momentsOf(moments, scene)));
    }
    function unseen(number) {
        return h("span", { class: "unseen" }, ` of #${number}`);
    }
    function settingsOf(settings) {
        const lines = settings.flatMap(({ name, value, meaning }) => [
            h("dt", {}, h("code", {}, name)),
            h("dd", {}, h("strong", {}, value), meaning === "" ? null : h("span", { class: "meaning" }, ` ${meaning}`)),
        ]);
        return h("details", { key: "settings", class: "settings" }, h("summary", {}, h("h2", {}, "Settings")), h("dl", {}, ...lines));
    }
    return render;
}

;// CONCATENATED MODULE: ./lib/src/local-queue/page/client/tree.js
/**
 * The part of the page's script that touches the document. What the page shows is a tree of plain data; this makes the
 * document equal to it, and leaves alone what is equal already, so that what is open stays open and keeps the focus.
 *
 * The browser gets these functions as their source, so each of them works with what it is given and nothing else: no
 * import but of types, no name of the file around it.
 */
/** Gives the function that makes what is in an element equal to a tree. */
function patcher(document) {
    const shown = new Map();
    /** Both lists go in step; what has a key is found wherever it was. */
    function match(old, children) {
        const keyed = new Map();
        for (const made of old)
            if (made.kind === "element" && made.key !== null)
                keyed.set(`${made.tag} ${made.key}`, made);
        const rest = old.filter((made) => made.kind === "text" || made.key === null);
        let next = 0;
        return children.map((child) => {
            if (typeof child !== "string" && child.key !== null) {
                const name = `${child.tag} ${child.key}`;
                const found = keyed.get(name);
                keyed.delete(name);
                return found;
            }
            const index = rest.findIndex((made, at) => at >= next && isAlike(made, child));
            if (index === -1)
                return undefined;
            next = index + 1;
            return rest[index];
        });
    }
    function isAlike(made, child) {
        return typeof child === "string" ? made.kind === "text" : made.kind === "element" && made.tag === child.tag;
    }
    function patchList(parent, old, children) {
        const matches = match(old, children);
        const kept = new Set(matches);
        // First what goes, so that what stays does not have to be moved, which would take the focus from it.
        for (const made of old)
            if (!kept.has(made))
                parent.removeChild(made.node);
        let cursor = parent.firstChild;
        return children.map((child, index) => {
            const made = patchOne(matches[index], child);
            if (made.node === cursor)
                cursor = cursor.nextSibling;
            else
                parent.insertBefore(made.node, cursor);
            return made;
        });
    }
    function patchOne(old, child) {
        if (typeof child === "string") {
            if (old?.kind !== "text")
                return { kind: "text", node: document.createTextNode(child), text: child };
            if (old.text !== child)
                old.node.data = child;
            old.text = child;
            return old;
        }
        const made = old?.kind === "element" ? old : newElement(child);
        setAttributes(made.node, made.attributes, child.attributes);
        made.attributes = child.attributes;
        made.made = patchList(made.node, made.made, child.children);
        return made;
    }
    function newElement({ tag, key }) {
        return { kind: "element", node: document.createElement(tag), tag, key, attributes: {}, made: [] };
    }
    function setAttributes(node, before, after) {
        for (const name of namesOf(before))
            if (after[name] === undefined)
                node.removeAttribute(name);
        for (const name of namesOf(after)) {
            const value = after[name];
            if (value === undefined || value === before[name])
                continue;
            if (name === "href" && !isOwnPlace(`${value}`))
                node.removeAttribute(name);
            else
                node.setAttribute(name, `${value}`);
        }
    }
    function namesOf(attributes) {
        return Object.keys(attributes);
    }
    /** A part of this page, or this page with another queue. */
    function isOwnPlace(href) {
        return /^(#[a-z]+(-[a-z\d]+)?|\?queue=[\w%.~!*'()-]+)$/.test(href);
    }
    /** What the document came with makes room. */
    function clear(parent) {
        while (parent.firstChild !== null)
            parent.removeChild(parent.firstChild);
        return [];
    }
    return (parent, children) => {
        shown.set(parent, patchList(parent, shown.get(parent) ?? clear(parent), children));
    };
}

;// CONCATENATED MODULE: ./lib/src/local-queue/page/client/words.js
/** Gives those parts; like everything of the script, it knows its parameters only. */
function writer(times) {
    function h(tag, { key = null, ...attributes }, ...children) {
        return { tag, key, attributes, children: children.filter((child) => child !== null) };
    }
    function progressOf({ fromMs, expectedMs, deadlineMs }, title, { nowMs }) {
        const elapsedMs = Math.max(0, nowMs - fromMs);
        const endMs = expectedMs ?? deadlineMs;
        const wholeMs = endMs === null ? null : Math.max(1, endMs - fromMs);
        const bar = wholeMs === null
            ? null
            : h("progress", { max: wholeMs, value: Math.min(wholeMs, elapsedMs), "aria-label": `Tests of ${title}` });
        const usual = expectedMs === null ? "" : ` of about ${duration(expectedMs - fromMs)}`;
        const isLate = expectedMs === null || elapsedMs > expectedMs - fromMs;
        const limit = deadlineMs === null || !isLate ? "" : ` of at most ${duration(deadlineMs - fromMs)}`;
        return h("div", { class: "progress", key: "progress" }, bar, h("p", {}, h("strong", {}, duration(elapsedMs)), usual === "" ? limit : usual, usual === "" ? "" : limit.replace(" of", ",")));
    }
    function listOf(details, scene) {
        const lines = details.flatMap(({ label, values, isCode }) => [
            h("dt", {}, label),
            ...values.map((words) => h("dd", {}, ...(isCode ? [h("code", {}, ...wordsOf(words, scene))] : wordsOf(words, scene)))),
        ]);
        return h("dl", { class: "details" }, ...lines);
    }
    function momentsOf(moments, scene) {
        const lines = moments.map(({ atMs, state, words }) => h("li", { class: state }, timeOf(atMs, scene), h("span", {}, ...wordsOf(words, scene))));
        return h("ol", { class: "moments", "aria-label": "What happened to it" }, ...lines);
    }
    function wordsOf(words, scene) {
        return words.map((word) => {
            if (typeof word === "string")
                return word;
            if ("atMs" in word)
                return timeOf(word.atMs, scene);
            return scene.shown.has(word.pr) ? h("a", { href: `#pr-${word.pr}` }, `#${word.pr}`) : `#${word.pr}`;
        });
    }
    function timeOf(atMs, { nowMs }) {
        const isToday = times.day(atMs) === times.day(nowMs);
        const text = isToday ? times.time(atMs) : `${times.day(atMs)}, ${times.time(atMs)}`;
        const left = atMs > nowMs ? ` (in ${duration(atMs - nowMs)})` : "";
        return h("time", { datetime: new Date(atMs).toISOString() }, `${text}${left}`);
    }
    /** The two largest units: `1d 2h`, `3m 10s`, `5s`. */
    function duration(ms) {
        const seconds = Math.max(0, Math.round(ms / 1000));
        const parts = [
            [Math.floor(seconds / 86_400), "d"],
            [Math.floor(seconds / 3600) % 24, "h"],
            [Math.floor(seconds / 60) % 60, "m"],
            [seconds % 60, "s"],
        ];
        const first = parts.findIndex(([amount]) => amount > 0);
        if (first === -1)
            return "0s";
        return parts
            .slice(first, first + 2)
            .filter(([amount]) => amount > 0)
            .map(([amount, unit]) => `${amount}${unit}`)
            .join(" ");
    }
    return { h, wordsOf, timeOf, progressOf, listOf, momentsOf };
}

;// CONCATENATED MODULE: ./lib/src/local-queue/page/style.js
/** How the page looks. Colours have names by their use; light and dark give each of them a value. */
const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f6f6f3;
  --sheet: #ffffff;
  --ink: #1d1f23;
  --soft: #5a5f69;
  --line: #dcdcd6;
  --rail: #c3c4bf;
  --link: #0b57a4;
  --focus: #0b57a4;
  --testing: #0b62b8;
  --passed: #17703c;
  --deciding: #8f5200;
  --failed: #b3261e;
  --waiting: #666b74;
  --track: #e6e6e1;
  --warn: #fff3dc;
  --shade: 0 1px 2px rgb(0 0 0 / 0.05);
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15171a;
    --sheet: #1e2125;
    --ink: #e8e8e4;
    --soft: #a3a8b1;
    --line: #33373d;
    --rail: #474c54;
    --link: #8cc0f5;
    --focus: #8cc0f5;
    --testing: #7ab6f2;
    --passed: #74cb94;
    --deciding: #eab45c;
    --failed: #f49a92;
    --waiting: #9aa0aa;
    --track: #31353b;
    --warn: #352a15;
    --shade: none;
  }
}
* { box-sizing: border-box; }
html { font: 100%/1.45 var(--sans); background: var(--paper); color: var(--ink); -webkit-text-size-adjust: 100%; }
body { margin: 0; }
h1, h2, h3, h4, p, ul, ol, dl, dd { margin: 0; padding: 0; font-weight: inherit; }
ul, ol { list-style: none; }
code { font: 0.92em/1.4 var(--mono); overflow-wrap: anywhere; }
time { white-space: nowrap; font-variant-numeric: tabular-nums; }
a { color: var(--link); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 1rem; top: -4rem; z-index: 1; padding: 0.5rem 1rem; background: var(--sheet); }
.skip:focus { top: 0.5rem; }
#page { max-width: 100rem; margin: 0 auto; padding: 1.25rem clamp(1rem, 3vw, 2.5rem) 3rem; }

.top { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.5rem 1.5rem; align-items: baseline; }
h1 { font-size: 1.5rem; font-weight: 650; letter-spacing: -0.01em; line-height: 1.25; overflow-wrap: anywhere; }
h1 .of { font-weight: 400; color: var(--soft); }
h1 .repository { font-weight: 400; }
h2 { font-size: 1rem; font-weight: 650; margin: 0 0 0.75rem; }
.status { display: flex; flex-wrap: wrap; gap: 0 0.5rem; align-items: center; font-size: 0.875rem; color: var(--soft); }
.clock { font-variant-numeric: tabular-nums; }
.lamp { width: 0.6rem; height: 0.6rem; border-radius: 50%; border: 2px solid var(--soft); }
.live .lamp { background: var(--passed); border-color: var(--passed); }
.lost .lamp { border-color: var(--failed); border-radius: 0; transform: rotate(45deg); }
.lost .link { color: var(--failed); font-weight: 600; }
.phase { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 0 0.6rem; color: var(--soft); }
.phase strong { color: var(--ink); font-weight: 600; }
.phase:not(.running) {
  background: var(--warn); border: 1px solid var(--deciding); border-radius: 6px; padding: 0.5rem 0.75rem; color: var(--ink);
}
.phase:not(.running) strong { color: var(--deciding); }

.chooser { margin-top: 1rem; }
.chooser ul { display: flex; flex-wrap: wrap; gap: 0.4rem; }
.chooser a {
  display: block; padding: 0.3rem 0.7rem; border: 1px solid var(--line); border-radius: 999px; background: var(--sheet);
  color: var(--ink); text-decoration: none; font-size: 0.875rem;
}
.chooser a:hover { border-color: var(--soft); }
.chooser a[aria-current] { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }
.chooser .repository { color: var(--soft); }

.figures { margin: 1.25rem 0 1.75rem; border: solid var(--line); border-width: 1px 0; }
.figures dl { display: flex; flex-wrap: wrap; gap: 0.25rem 2.25rem; padding: 0.7rem 0; }
.figures div { display: flex; flex-direction: column; }
.figures dt, .figures a { font-size: 0.8125rem; color: var(--soft); }
.figures dd { font-size: 1.0625rem; color: var(--soft); font-variant-numeric: tabular-nums; }
.figures strong { font-size: 1.375rem; font-weight: 600; color: var(--ink); }
.figures .none strong { font-weight: 400; color: var(--soft); }

.work { display: grid; grid-template-columns: minmax(0, 1fr) 21rem; gap: 2rem 2.5rem; align-items: start; }
.lanes { display: grid; gap: 1.75rem 1.5rem; margin-bottom: 2rem; }
.lanes.many { grid-template-columns: repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr)); align-items: start; }
.lane h3 { font-size: 0.9375rem; font-weight: 600; overflow-wrap: anywhere; }
.lanes.one h3 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.targets { display: flex; flex-wrap: wrap; gap: 0.25rem; margin-top: 0.25rem; font: 0.8125rem/1.4 var(--mono); color: var(--soft); }
.targets li { overflow-wrap: anywhere; }
.targets li + li::before { content: "\\00b7"; margin-right: 0.25rem; }
.targets .more { font-family: var(--sans); }

.boxes { position: relative; margin-top: 0.6rem; padding-left: 1.5rem; display: grid; gap: 0.75rem; }
.boxes > li { position: relative; }
.boxes > li:not(:last-child)::before {
  content: ""; position: absolute; left: -1.06rem; top: 0.6rem; bottom: -1.6rem; border-left: 2px solid var(--rail);
}
.base { font-size: 0.8125rem; color: var(--soft); }
.base::after {
  content: ""; position: absolute; left: -1.375rem; top: 0.25rem; width: 0.75rem; height: 0.75rem; border-radius: 50%;
  background: var(--rail);
}
.base code { color: var(--ink); }
.box { position: relative; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; padding: 0.7rem 0.85rem; box-shadow: var(--shade); }
.box.waiting { background: none; border-style: dashed; border-color: var(--rail); box-shadow: none; }
.box.deciding { border-color: var(--deciding); }
.state { float: right; margin-left: 0.75rem; font-size: 0.8125rem; line-height: 1.6; font-weight: 600; color: var(--tone); }
h4 { font-size: 0.9375rem; font-weight: 600; overflow-wrap: anywhere; }
h4 .name { font-weight: 400; }
.box .author { white-space: nowrap; }
.box { --tone: var(--waiting); }
.box.starting, .box.testing { --tone: var(--testing); }
.box.passed, .box.merging { --tone: var(--passed); }
.box.deciding { --tone: var(--deciding); }

/* Each state has a shape of its own, beside its word. */
.mark { position: absolute; width: 0.8rem; height: 0.8rem; }
.box .mark { left: calc(-1.5rem + 0.05rem - 1px); top: 0.95rem; background: var(--paper); box-shadow: 0 0 0 3px var(--paper); }
.mark::before { content: ""; position: absolute; inset: 0; border: 2px solid var(--tone); border-radius: 50%; }
.waiting .mark::before { border-style: dotted; }
.starting .mark::before { border-style: dashed; }
.testing .mark::before { background: linear-gradient(90deg, var(--tone) 50%, transparent 50%); }
.passed .mark::before, .merged .mark::before { background: var(--tone); }
.passed .mark::after, .merged .mark::after {
  content: ""; position: absolute; left: 0.26rem; top: 0.12rem; width: 0.22rem; height: 0.4rem;
  border: solid var(--paper); border-width: 0 2px 2px 0; transform: rotate(42deg);
}
.merging .mark::before { background: radial-gradient(circle, var(--tone) 35%, transparent 40%); }
.deciding .mark::before { border-radius: 2px; transform: rotate(45deg) scale(0.85); }
.deciding .mark::after { content: ""; position: absolute; left: calc(50% - 1px); top: 0.22rem; height: 0.36rem; border-left: 2px solid var(--tone); }
.failed .mark::before { border-radius: 2px; background: var(--tone); }
.failed .mark::after {
  content: ""; position: absolute; inset: 0.16rem;
  background:
    linear-gradient(45deg, transparent 42%, var(--paper) 42% 58%, transparent 58%),
    linear-gradient(-45deg, transparent 42%, var(--paper) 42% 58%, transparent 58%);
}
.cancelled .mark::after { content: ""; position: absolute; left: 0.15rem; right: 0.15rem; top: calc(50% - 1px); border-top: 2px solid var(--tone); }

.progress { margin: 0.45rem 0 0.15rem; font-size: 0.8125rem; color: var(--soft); font-variant-numeric: tabular-nums; }
.progress strong { font-weight: 600; color: var(--ink); }
progress { appearance: none; display: block; width: 100%; height: 0.3rem; margin-bottom: 0.25rem; border: 0; border-radius: 999px; overflow: hidden; background: var(--track); color: var(--tone); }
progress::-webkit-progress-bar { background: var(--track); }
progress::-webkit-progress-value { background: var(--tone); transition: inline-size 1s linear; }
progress::-moz-progress-bar { background: var(--tone); }

.members { display: grid; gap: 0.2rem; margin-top: 0.3rem; font-size: 0.9375rem; }
.unready > li, .ended > li { font-size: 0.9375rem; }
.members li, .unready > li, .ended p { overflow-wrap: anywhere; }
.number { font-weight: 600; font-variant-numeric: tabular-nums; }
.author { color: var(--soft); font-size: 0.8125rem; font-weight: 400; }
.tag { display: inline-block; margin-right: 0.3rem; padding: 0 0.4rem; border: 1px solid currentcolor; border-radius: 999px; font-size: 0.75rem; color: var(--soft); white-space: nowrap; }
.why, .about { margin-top: 0.35rem; font-size: 0.875rem; color: var(--soft); }
.deciding .why { color: var(--ink); }
.more { font-size: 0.875rem; color: var(--soft); }
.empty { color: var(--soft); max-width: 40rem; padding: 0.25rem 0 1.5rem; }
:target { background: color-mix(in srgb, var(--focus) 14%, transparent); border-radius: 4px; box-shadow: 0 0 0 4px color-mix(in srgb, var(--focus) 14%, transparent); }

details { margin-top: 0.35rem; font-size: 0.8125rem; }
summary { cursor: pointer; color: var(--soft); width: fit-content; margin-left: -0.3rem; padding: 0.15rem 0.3rem; }
[id] { scroll-margin-top: 1rem; }
summary:hover { color: var(--ink); }
.details { display: grid; grid-template-columns: minmax(5.5rem, max-content) minmax(0, 1fr); gap: 0.2rem 0.75rem; margin: 0.3rem 0 0.6rem; }
.details dt { grid-column: 1; color: var(--soft); }
.details dd { grid-column: 2; overflow-wrap: anywhere; }
.chapter { margin-top: 0.5rem; }
.moments { display: grid; gap: 0.25rem; margin: 0.3rem 0 0.2rem; }
.moments li { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0 0.6rem; }
.moments time { color: var(--soft); }

.bisection { border: 1px solid var(--line); border-left: 4px solid var(--deciding); border-radius: 8px; padding: 0.85rem 1rem 0.7rem; margin-bottom: 1.25rem; max-width: 62rem; }
.bisection h3 { font-size: 0.9375rem; font-weight: 650; }
.bisection .boxes { grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); padding-left: 0; margin-top: 0.75rem; align-items: start; }
.bisection .boxes > li::before { display: none; }
.bisection .box { padding-left: 2.1rem; }
.bisection .box .mark { left: 0.75rem; background: none; box-shadow: none; }

aside { min-width: 0; }
aside > ul, aside > ol { margin-bottom: 1.5rem; }
.unready > li, .ended > li { padding: 0.55rem 0; border-top: 1px solid var(--line); }
aside .unready .tag { border-style: dashed; }
.ended > li { position: relative; padding-left: 1.4rem; --tone: var(--waiting); }
.ended > .merged { --tone: var(--passed); }
.ended > .failed { --tone: var(--failed); }
.ended .mark { left: 0; top: 0.85rem; }
.how { font-size: 0.875rem; color: var(--soft); }
.how strong { font-weight: 600; color: var(--tone); }
.ended .why { margin-top: 0; }
.ended details, .unready details { margin-top: 0; }
.earlier { margin: -1rem 0 1.5rem; border-top: 1px solid var(--line); padding-top: 0.4rem; }
.settings { border-top: 1px solid var(--line); padding-top: 0.5rem; }
.settings h2 { display: inline; }
.settings summary { color: var(--ink); font-size: 1rem; }
.settings dl { display: grid; gap: 0.05rem; margin-top: 0.5rem; }
.settings dt { color: var(--soft); }
.settings dd { margin-bottom: 0.5rem; overflow-wrap: anywhere; }
.settings dd strong { font-weight: 600; }
.meaning { color: var(--soft); }

@media (max-width: 62rem) { .work { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 36rem) {
  #page { padding-top: 0.9rem; }
  h1 { font-size: 1.25rem; }
  .top { grid-template-columns: minmax(0, 1fr); }
  .figures dl { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.6rem 0.75rem; }
  summary { padding: 0.4rem 0.3rem; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important; } }
@media (forced-colors: active) { .mark::before, progress { forced-color-adjust: none; } }
`;

;// CONCATENATED MODULE: ./lib/src/local-queue/page/document.js
/** The page as it is sent: one file with its style and its script inside, and nothing that it would load or run else. */






/**
 * The script is the source of a few functions, each of which works with what it is given and nothing else. So it is
 * written, checked and tested like everything here, and needs neither a build of its own nor a file beside the program.
 */
function scriptOf(events) {
    return `"use strict";
const patch = (${patcher.toString()})(document);
const times = {
  time: (ms) => new Date(ms).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" }),
  day: (ms) => new Date(ms).toLocaleDateString([], { day: "numeric", month: "short" }),
};
const render = (${renderer.toString()})((${writer.toString()})(times), times);
(${goLive.toString()})({
  browser: {
    document,
    listen: (address) => new EventSource(address),
    setTimeout: (callback, ms) => setTimeout(callback, ms),
    elapsedMs: () => performance.now(),
  },
  events: ${JSON.stringify(events)},
  chosen: new URLSearchParams(location.search).get("queue"),
  render,
  patch,
  page: document.getElementById("live"),
  news: document.getElementById("news"),
});`;
}
/** `events` is the path that the page listens to. */
function pageDocument(events) {
    const script = scriptOf(events);
    const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Merge queue</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#queue">Skip to the queue</a>
<div id="page">
<div id="live"><p class="empty">Connecting to the local merge queue service.</p></div>
<noscript>This page needs its script to show the queue. The same as JSON is at <code>/_page/view</code>.</noscript>
</div>
<p id="news" class="unseen" role="status"></p>
<script>${script}</script>
</body>
</html>
`;
    const policy = [
        "default-src 'none'",
        `script-src ${hashOf(script)}`,
        `style-src ${hashOf(STYLE)}`,
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        // The browser itself then refuses to read a text as HTML or as a script.
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ];
    return { html, policy: policy.join("; ") };
}
function hashOf(text) {
    return `'sha256-${(0,external_node_crypto_.createHash)("sha256").update(text, "utf8").digest("base64")}'`;
}

;// CONCATENATED MODULE: ./lib/src/local-queue/page/events.js
const HEARTBEAT_MS = 15_000;
const PACE_MS = 250;
/** A view that takes long to make is made less often: at most such a part of the time goes into it. */
const SHARE = 10;
/** How long a page waits until it asks again after the connection broke. */
const RETRY_MS = 2000;
/** Clocks that differ by less than this show the same second. */
const DRIFT_MS = 500;
function pageEvents({ source, closing, heartbeatMs = HEARTBEAT_MS, paceMs = PACE_MS }) {
    const listeners = new Map();
    let told = null;
    let stopListening = null;
    let next = null;
    let restUntilMs = 0;
    function listen(response) {
        if (closing.aborted)
            return void response.writeHead(503).end();
        response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
        response.once("close", () => leave(response));
        const listener = { isFull: false, told: null };
        response.on("drain", () => {
            listener.isFull = false;
            if (told !== null && listener.told !== told)
                send(response, listener, told, eventOf(told));
        });
        listeners.set(response, listener);
        stopListening ??= source.changed(changed);
        // Nobody listened since the last view where this one is the first, so that it may be old by now.
        if (told === null || listeners.size === 1)
            told = look();
        send(response, listener, told, `retry: ${RETRY_MS}\n\n${eventOf(told)}`);
    }
    function leave(response) {
        listeners.delete(response);
        if (listeners.size > 0)
            return;
        stopListening?.();
        stopListening = null;
        if (next !== null)
            clearTimeout(next);
        next = null;
    }
    /** What changes at once is told together. */
    function changed() {
        next ??= setTimeout(() => {
            next = null;
            try {
                tell();
            }
            catch {
                // The page is to look at the service, never to end it: who asks again gets the error.
                for (const response of listeners.keys())
                    response.destroy();
            }
        }, Math.max(0, restUntilMs - performance.now()));
    }
    function tell() {
        const seen = look();
        if (told !== null && seen.queues === told.queues && !hasDrifted(told, seen))
            return;
        told = seen;
        const event = eventOf(seen);
        for (const [response, listener] of listeners)
            if (!listener.isFull)
                send(response, listener, seen, event);
    }
    function look() {
        const startMs = performance.now();
        const view = source.view();
        const queues = JSON.stringify(view.queues);
        const atMs = performance.now();
        restUntilMs = atMs + Math.max(paceMs, (atMs - startMs) * SHARE);
        return { queues, clock: view.clock, atMs };
    }
    function send(response, listener, view, event) {
        listener.told = view;
        listener.isFull = !response.write(event);
    }
    const heartbeat = setInterval(() => {
        for (const [response, { isFull }] of listeners)
            if (!isFull)
                response.write(": still here\n\n");
    }, heartbeatMs);
    heartbeat.unref();
    closing.addEventListener("abort", () => {
        clearInterval(heartbeat);
        for (const response of listeners.keys()) {
            leave(response);
            response.end();
        }
    });
    return listen;
}
/** The view as it is now: as long as it is the last one, only time has passed since. */
function eventOf({ queues, clock, atMs }) {
    const now = { ...clock, nowMs: clockAt(clock, performance.now() - atMs) };
    return `data: {"clock":${JSON.stringify(now)},"queues":${queues}}\n\n`;
}
function clockAt({ nowMs, speed }, laterMs) {
    return Math.round(nowMs + laterMs * speed);
}
/** Whether a page that goes on from the first clock would show another time than the second one. */
function hasDrifted(before, after) {
    const { speed, nowMs } = after.clock;
    const expectedMs = clockAt(before.clock, after.atMs - before.atMs);
    return speed !== before.clock.speed || Math.abs(nowMs - expectedMs) > DRIFT_MS * Math.max(1, speed);
}

;// CONCATENATED MODULE: ./lib/src/local-queue/page/requests.js


const EVENTS = "/_page/events";
/** Nothing is kept by the browser or shown within another site, and no type but the one that is said is guessed. */
const HEADERS = {
    "cache-control": "no-store",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
};
function createPage(parts) {
    const { html, policy } = pageDocument(EVENTS);
    const listen = pageEvents(parts);
    return (method, pathname, response) => {
        if (method !== "GET")
            return false;
        switch (pathname) {
            case "/":
                send(response, { "content-type": "text/html; charset=utf-8", "content-security-policy": policy }, html);
                return true;
            case "/_page/view":
                send(response, { "content-type": "application/json; charset=utf-8" }, JSON.stringify(parts.source.view()));
                return true;
            case EVENTS:
                for (const [name, value] of Object.entries(HEADERS))
                    response.setHeader(name, value);
                listen(response);
                return true;
            default:
                return false;
        }
    };
}
function send(response, headers, body) {
    response.writeHead(200, { ...HEADERS, ...headers }).end(body);
}

// EXTERNAL MODULE: ./lib/src/local-queue/engine/batches.js
var batches = __webpack_require__(6663);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/lanes.js
var engine_lanes = __webpack_require__(6716);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/tree.js
var tree = __webpack_require__(3707);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/depth.js
var depth = __webpack_require__(5994);
// EXTERNAL MODULE: ./lib/src/local-queue/reasons.js
var reasons = __webpack_require__(9953);
;// CONCATENATED MODULE: ./lib/src/local-queue/page/known.js


/** So much of what happened last is looked at. */
const MOST_HISTORY = 5000;
function knownAt(queue, nowMs) {
    const history = queue.history.slice(-MOST_HISTORY);
    const byNumber = new Map();
    for (const transition of history) {
        const before = byNumber.get(transition.number);
        if (before === undefined)
            byNumber.set(transition.number, [transition]);
        else
            before.push(transition);
    }
    return { ...queue, history, nowMs, historyOf: (number) => byNumber.get(number) ?? [] };
}
function entryIn({ state }, number) {
    const entry = tree/* get */.Jt(state.entries, number);
    if (entry === undefined)
        throw new Error(`There is no entry of pull request #${number}.`);
    return entry;
}
/** The first of a list, as far as the page has room. */
function firstOf(items, most) {
    return { items: items.slice(0, most), more: Math.max(0, items.length - most) };
}
/** So many pull requests a sentence names before it counts. */
const NAMED = 4;
/** `#1`, `#1 and #2`, `#1, #2, #3, #4 and 5 more`. */
function named(numbers) {
    const { items, more } = firstOf(numbers, NAMED);
    return [
        ...items.flatMap((pr, index) => {
            const isLast = more === 0 && index === items.length - 1;
            return index === 0 ? [{ pr }] : [isLast ? " and " : ", ", { pr }];
        }),
        ...(more > 0 ? [` and ${more} more`] : []),
    ];
}
/** The longest text of somebody else that the page shows; nobody reads more, and it would fill the page. */
const LONGEST = 200;
function shortened(text) {
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
}
function shortSha(sha) {
    return sha.slice(0, 7);
}
function memberView(known, number, why = []) {
    const entry = entryIn(known, number);
    const { title, author } = titleAndAuthor(known, number);
    return {
        number,
        title,
        author,
        marks: marksOf(entry),
        why,
        details: detailsOf(known, entry),
        moments: momentsOf(known, number),
    };
}
function titleAndAuthor({ pullRequest }, number) {
    const { title = "", author = "" } = pullRequest(number) ?? {};
    return { title: shortened(title), author: shortened(author) };
}
const PRIORITY_NAMES = new Map([
    [0, "urgent"],
    [10, "high"],
    [100, "medium"],
    [200, "low"],
]);
const USUAL_PRIORITY = 100;
function marksOf({ priority, noBatch, attempt }) {
    return [
        ...(priority === USUAL_PRIORITY ? [] : [PRIORITY_NAMES.get(priority) ?? `priority ${priority}`]),
        ...(noBatch ? ["tested alone"] : []),
        ...(attempt > 1 ? [`attempt ${attempt}`] : []),
    ];
}
function detailsOf(known, entry) {
    const { headBranch } = known.pullRequest(entry.number) ?? {};
    const priority = PRIORITY_NAMES.get(entry.priority);
    return [
        { label: "Commit", values: [[shortSha(entry.sha)]], isCode: true },
        ...(headBranch === undefined ? [] : [{ label: "Branch", values: [[shortened(headBranch)]], isCode: true }]),
        { label: "Targets", values: targetsInWords(entry.targets), isCode: false },
        {
            label: "Priority",
            values: [[`${entry.priority}${priority === undefined ? "" : `, ${priority}`}`]],
            isCode: false,
        },
        { label: "Submitted", values: [[{ atMs: entry.submittedAtMs }]], isCode: false },
    ];
}
/** So many targets a list names before it counts. */
const MOST_TARGETS = 8;
function targetsInWords(targets) {
    if (targets === null)
        return [["not told"]];
    if (targets === "ALL")
        return [["everything (ALL)"]];
    if (targets.length === 0)
        return [["none"]];
    const { items, more } = firstOf(targets, MOST_TARGETS);
    return [[`${items.map(shortened).join(", ")}${more > 0 ? ` and ${more} more` : ""}`]];
}
const HAPPENED = {
    not_ready: "Submitted",
    pending: "Waits for tests",
    testing: "Tests started",
    tests_passed: "Tests passed",
    pending_failure: "Tests failed, which is not final yet",
    merged: "Merged",
    failed: "Failed",
    cancelled: "Taken out",
};
/** Says no more than the state that it leads to. */
const OBVIOUS = "TEST_RUN_PASSED";
/** So much of what happened to one pull request the page tells. */
const MOST_MOMENTS = 30;
function momentsOf({ historyOf }, number) {
    return historyOf(number)
        .slice(-MOST_MOMENTS)
        .map((transition) => {
        const { atMs, to, reason } = transition;
        const why = reason === null || reason === OBVIOUS ? "" : `: ${whyOf(reason, transition)}`;
        return { atMs, state: to, words: [`${HAPPENED[to]}${why}.`] };
    });
}
/** So many files of a conflict the page names. */
const MOST_FILES = 10;
/** Why it happened, as a clause; of a conflict with whom, and in which files. */
function whyOf(reason, { culprit, files = [] }) {
    if (culprit === undefined)
        return (0,reasons/* reasonClause */.C)(reason);
    const shown = files.slice(0, MOST_FILES).join(", ");
    const more = files.length > MOST_FILES ? ` and ${files.length - MOST_FILES} more` : "";
    const where = files.length === 0 ? "" : ` in ${shown}${more}`;
    return `it conflicts with ${culprit === null ? "the target branch" : `#${culprit}`}${where}`;
}
/** So many of those that have ended the page shows. */
const MOST_ENDED = 20;
/** The last ones that ended, the newest first. */
function endedViews(known) {
    const ended = [];
    for (let index = known.history.length - 1; index >= 0 && ended.length < MOST_ENDED; index -= 1) {
        const each = known.history[index];
        if (each?.to === "merged" || each?.to === "failed" || each?.to === "cancelled") {
            ended.push(endedView(known, each, each.to));
        }
    }
    return ended;
}
function endedView(known, transition, conclusion) {
    const { number, attempt, atMs, reason } = transition;
    return {
        key: `end-${number}-${attempt}`,
        number,
        ...titleAndAuthor(known, number),
        conclusion,
        label: HAPPENED[conclusion],
        atMs,
        words: reason === null ? [] : [(0,reasons/* asSentence */.K)(whyOf(reason, transition))],
        moments: momentsOf(known, number),
    };
}

;// CONCATENATED MODULE: ./lib/src/local-queue/page/lanes.js
/** Who stands in front of whom, over the line and what of the pool is shown, and the lanes that this makes. */

function graphOf(queue, spots) {
    const targets = spots.map(({ members }) => (0,engine_lanes/* targetsOf */.QR)(queue, members));
    const ancestors = [];
    const children = spots.map(() => []);
    for (const [index, own] of targets.entries()) {
        const all = new Set();
        for (let ahead = index - 1; ahead >= 0; ahead -= 1) {
            const other = targets[ahead];
            // What one between stands behind already is no step of its own.
            if (other === undefined || all.has(ahead) || !(0,engine_lanes/* overlap */.EF)(own, other))
                continue;
            children[ahead]?.push(index);
            all.add(ahead);
            for (const further of ancestors[ahead] ?? [])
                all.add(further);
        }
        ancestors.push(all);
    }
    return { spots, ancestors, children };
}
/** Those within so many steps behind a spot, along the shortest way, in their order. */
function within({ children }, start, steps) {
    const found = new Set();
    let reached = [start];
    for (let step = 0; step < steps && reached.length > 0; step += 1) {
        reached = reached.flatMap((index) => children[index] ?? []).filter((child) => !found.has(child));
        for (const child of reached)
            found.add(child);
    }
    return [...found].toSorted((one, other) => one - other);
}
/** Those that are connected, by any way, make a lane: each in the order of the queue, and the lanes by their first. */
function lanesIn({ spots, children }) {
    const laneOf = spots.map((_, index) => index);
    const firstOf = (index) => {
        const above = laneOf[index] ?? index;
        return above === index ? index : firstOf(above);
    };
    for (const [index, behind] of children.entries()) {
        for (const child of behind) {
            const [one, other] = [firstOf(index), firstOf(child)];
            laneOf[Math.max(one, other)] = Math.min(one, other);
        }
    }
    const lanes = new Map();
    for (const index of spots.keys())
        lanes.set(firstOf(index), [...(lanes.get(firstOf(index)) ?? []), index]);
    return [...lanes.values()];
}

;// CONCATENATED MODULE: ./lib/src/local-queue/page/holds.js






/** Why a group of the line is not merged yet; `index` is its place in the graph. */
function whyInLine(known, graph, group, index) {
    switch (group.state) {
        case "waiting":
            return [["It is tested again in its place. ", ...slotWords(known.state, 0)]];
        case "starting":
            return [["Its test branch is being made", ...onTopOf(known, group), "."]];
        case "testing":
            return (0,engine_lanes/* aheadOf */.RJ)(known.state, group).length === 0 ? [] : [["It is tested", ...onTopOf(known, group), "."]];
        case "passed":
            return [...clearedBy(known, group), afterWhom(known, group)];
        case "merging":
            return [[group.direct ? (0,reasons/* asSentence */.K)((0,reasons/* reasonClause */.C)("MERGE_GRAPH_DIRECT_MERGE")) : "It is being merged."]];
        case "pending_failure":
            return whyUndecided(known, graph, group, index);
    }
}
function onTopOf({ state }, group) {
    const numbers = (0,engine_lanes/* aheadOf */.RJ)(state, group).flatMap(({ members }) => members);
    return numbers.length === 0 ? [] : [" on top of ", ...named(numbers)];
}
function clearedBy({ state }, { vouchedBy }) {
    const voucher = vouchedBy === null ? undefined : tree/* get */.Jt(state.groups, vouchedBy);
    return voucher === undefined ? [] : [["The tests of ", ...named(voucher.members), " contain it, and passed."]];
}
function afterWhom({ state }, group) {
    const left = (0,engine_lanes/* aheadOf */.RJ)(state, group).filter((ahead) => ahead.state !== "merging");
    if (left.length > 0)
        return ["It is merged after ", ...named(left.flatMap(({ members }) => members)), "."];
    return [state.phase === "paused" ? "It is merged when the queue goes on." : "It is merged next."];
}
function whyUndecided({ state }, graph, group, index) {
    const cause = (0,reasons/* asSentence */.K)((0,reasons/* reasonClause */.C)(group.failure ?? "TEST_RUN_REQUIRED_STATUS_FAILED"));
    const unsure = (0,engine_lanes/* aheadOf */.RJ)(state, group).filter((ahead) => ahead.state !== "passed" && ahead.state !== "merging");
    if (unsure.length > 0) {
        const numbers = unsure.flatMap(({ members }) => members);
        return [[cause, " It is decided after ", ...named(numbers), " ahead of it."]];
    }
    const behind = within(graph, index, state.settings.pendingFailureDepth);
    const hopes = behind.map((each) => graph.spots[each]).filter((spot) => spot !== undefined && mayPass(spot.group));
    if (hopes.length === 0)
        return [[cause]];
    const numbers = hopes.flatMap((spot) => spot?.members ?? []);
    const otherwise = group.members.length > 1 ? "a bisection looks for what broke it" : "it fails";
    return [
        [cause, " The tests of ", ...named(numbers), ` contain it and could still clear it. Otherwise ${otherwise}.`],
    ];
}
function mayPass(group) {
    return group === null || group.state === "waiting" || group.state === "starting" || group.state === "testing";
}
/** Why nothing of the pool that is shown has been started, for each of its candidates in order. */
function whyInPool(known, graph, candidates) {
    const { state, nowMs } = known;
    const inLine = graph.spots.length - candidates.length;
    const { isHeld, follow } = (0,depth/* holdOf */.n)(state);
    const blocked = (0,engine_lanes/* noTargets */.UV)();
    let inTurn = state.reruns.length;
    return candidates.map((candidate, place) => {
        const { members, startsAtMs } = candidate;
        if (state.phase === "paused")
            return [["A paused queue starts nothing."]];
        const targets = (0,engine_lanes/* targetsOf */.QR)(state, members);
        if ((0,engine_lanes/* overlap */.EF)(blocked, targets)) {
            (0,engine_lanes/* include */.Vz)(blocked, targets);
            return [behindWhom(graph, inLine, inLine + place)];
        }
        if (isHeld(candidate, targets)) {
            (0,engine_lanes/* include */.Vz)(blocked, targets);
            const failed = holdersOf(graph, inLine + place, state.settings.pendingFailureDepth);
            return [["It waits for ", ...named(failed), ", whose tests failed, to be decided."]];
        }
        if (startsAtMs > nowMs) {
            (0,engine_lanes/* include */.Vz)(blocked, targets);
            return [batchWords(state, members, startsAtMs)];
        }
        follow(targets);
        inTurn += 1;
        return [slotWords(state, inTurn - 1)];
    });
}
/** Those of the line whose failure is not decided and further ahead than the queue looks past. */
function holdersOf(graph, index, depth) {
    return [...(graph.ancestors[index] ?? [])]
        .filter((ahead) => graph.spots[ahead]?.group?.state === "pending_failure" && !within(graph, ahead, depth).includes(index))
        .toSorted((one, other) => one - other)
        .flatMap((ahead) => graph.spots[ahead]?.members ?? []);
}
/** The next one ahead that has no test run either. */
function behindWhom(graph, inLine, index) {
    const ahead = [...(graph.ancestors[index] ?? [])].filter((each) => each >= inLine);
    const next = graph.spots[Math.max(...ahead)];
    return next === undefined ? ["It waits for its turn."] : ["Behind ", ...named(next.members), "."];
}
function batchWords({ settings }, members, startsAtMs) {
    return [
        `Batch of ${members.length} of ${settings.batchingMinSize}: starts at `,
        { atMs: startsAtMs },
        ", or when it is full.",
    ];
}
/** Slots are for everybody, so who stands ahead in another lane comes first as well. */
function slotWords({ settings, slots, phase }, ahead) {
    if (phase === "paused")
        return ["A paused queue starts nothing."];
    const used = slots.main + (settings.bisectionConcurrency === 0 ? slots.bisection : 0);
    const turn = ahead === 0 ? "" : `, and ${ahead} ${ahead === 1 ? "comes" : "come"} first`;
    return [`It waits for a free test slot: ${used} of ${settings.concurrency} in use${turn}.`];
}
/** Why a group of a bisection waits, in the order of its groups. */
function whyInBisection({ state }, group, ahead) {
    const numbers = ahead.flatMap(({ members }) => members);
    const onTop = numbers.length === 0 ? [] : [" on top of ", ...named(numbers)];
    const decided = numbers.length === 0 ? [] : [" It is decided after ", ...named(numbers), "."];
    switch (group.state) {
        case "waiting":
            return [bisectionSlotWords(state)];
        case "starting":
            return [["Its test branch is being made", ...onTop, "."]];
        case "testing":
            return numbers.length === 0 ? [] : [["It is tested", ...onTop, "."]];
        case "passed":
        case "merging":
            return [["Its tests passed.", ...decided]];
        case "pending_failure":
            return [[(0,reasons/* asSentence */.K)((0,reasons/* reasonClause */.C)(group.failure ?? "TEST_RUN_REQUIRED_STATUS_FAILED")), ...decided]];
    }
}
function bisectionSlotWords(state) {
    const { settings, slots, phase } = state;
    if (settings.bisectionConcurrency === 0 || phase === "paused")
        return slotWords(state, 0);
    return [`It waits for a free slot for bisections: ${slots.bisection} of ${settings.bisectionConcurrency} in use.`];
}
/** What keeps a pull request from being let in. */
function whyNotReady(known, number) {
    const { state, branch, pullRequest } = known;
    const entry = tree/* get */.Jt(state.entries, number);
    if (entry === undefined)
        return [];
    const facts = pullRequest(number);
    const causes = [];
    if (facts !== undefined && facts.baseBranch !== branch)
        causes.push([`Its base is ${facts.baseBranch}, not ${branch}.`]);
    if (facts?.isDraft === true)
        causes.push(["It is a draft."]);
    if (facts?.mergeability === "not_mergeable")
        causes.push(["The Git host says that it cannot be merged."]);
    if (facts?.mergeability === "in_progress" || facts?.mergeability === "unspecified") {
        causes.push(["The Git host has not said yet whether it can be merged."]);
    }
    if (!entry.ready && causes.length === 0)
        causes.push(["The Git host does not call it ready to be merged."]);
    if (state.settings.mode === "parallel" && entry.targets === null) {
        causes.push(["Nobody said what its commit impacts, which a parallel queue has to know."]);
    }
    if (causes.length === 0)
        causes.push([state.phase === "running" ? "It is let in next." : NOT_LET_IN[state.phase]]);
    if (entry.deadlineMs !== null)
        causes.push(["It is taken out at ", { atMs: entry.deadlineMs }, " if that stays so."]);
    return causes;
}
const NOT_LET_IN = {
    paused: "It is ready, but a paused queue lets nothing in.",
    draining: "It is ready, but a draining queue lets nothing in.",
    switching_modes: "It is ready, but a queue that changes its mode lets nothing in.",
};

;// CONCATENATED MODULE: ./lib/src/local-queue/page/settings.js
/** What the value of each setting counts or does, for those that the queue acts on. */
const MEANINGS = {
    mode: "queue: in a parallel one only those meet that impact the same targets",
    concurrency: "test runs at once",
    bisectionConcurrency: "more test runs at once for bisections; 0 shares those above",
    testingTimeoutMinutes: "minutes until tests fail that still run; 0 is never",
    pendingFailureDepth: "pull requests behind a failure whose tests may still clear it",
    canOptimisticallyMerge: "to let tests that passed clear everything ahead that they contain",
    batch: "to test several pull requests as one",
    batchingMinSize: "pull requests in a full batch",
    batchingMaxWaitTimeMinutes: "minutes until a batch starts that is not full",
    batchingRules: "for targets that are tested alone",
    directMergeMode: "to merge what is up to date without tests while the queue is empty",
    optimizationMode: "to leave out test runs of a bisection that are known to fail",
    mergeMethod: "for what is merged",
    notReadyTimeoutHours: "hours until what is not ready is taken out; 0 is never",
    requiredStatuses: "to pass; none takes those of the branch's protection",
};
function settingViews(settings) {
    return Object.entries(settings).map(([name, value]) => ({
        name,
        value: inWords(value),
        meaning: Object.hasOwn(MEANINGS, name) ? (MEANINGS[name] ?? "") : "",
    }));
}
const LONGEST_VALUE = 300;
function inWords(value) {
    if (typeof value === "boolean")
        return value ? "on" : "off";
    if (typeof value === "string")
        return value.slice(0, LONGEST_VALUE) || "none";
    if (Array.isArray(value) && value.length === 0)
        return "none";
    if (Array.isArray(value) && value.every((each) => typeof each === "string")) {
        return value.join(", ").slice(0, LONGEST_VALUE);
    }
    return JSON.stringify(value).slice(0, LONGEST_VALUE);
}

;// CONCATENATED MODULE: ./lib/src/local-queue/page/view.js
/** What the page shows of a queue, from the queue's state and what is known of the world around it. */







/** What waits in the pool is shown up to here; who stands further behind is counted. */
const MOST_WAITING = 40;
const MOST_NOT_READY = 50;
const MOST_MEMBERS = 20;
function pageView(queues, clock) {
    return { clock, queues: queues.map((queue) => queueView(knownAt(queue, clock.nowMs))) };
}
function queueView(known) {
    const { repository, branch, state } = known;
    const { lanes, moreWaiting } = lanesOf(known);
    return {
        id: `${repository}:${branch}`,
        repository: shortened(repository),
        branch: shortened(branch),
        tip: state.tip,
        phase: phaseOf(known),
        figures: figuresOf(known),
        isParallel: state.settings.mode === "parallel",
        lanes,
        moreWaiting,
        bisections: state.sessions.map((session) => bisectionView(known, session)),
        notReady: notReadyOf(known),
        ended: endedViews(known),
        settings: settingViews(known.settings),
    };
}
const PHASE_LABELS = {
    running: "Running",
    paused: "Paused",
    draining: "Draining",
    switching_modes: "Changing its mode",
};
function phaseOf({ state: { phase, switching } }) {
    const words = {
        running: "What is ready is let in, tested and merged.",
        paused: "Nothing is let in, started or merged. Tests that run already go on.",
        draining: "Nothing more is let in. What is in is tested and merged.",
        switching_modes: `Nothing is let in until the queue is empty. Then it is ${switching?.mode ?? "another one"}.`,
    };
    return { state: phase, label: PHASE_LABELS[phase], words: [words[phase]] };
}
function figuresOf({ state }) {
    const { settings, slots, sessions } = state;
    const groups = [...tree/* values */.zu(state.line)].flatMap((id) => tree/* get */.Jt(state.groups, id) ?? []);
    const countOf = (...states) => groups.filter((group) => states.includes(group.state)).reduce((sum, { members }) => sum + members.length, 0);
    const separate = settings.bisectionConcurrency > 0 && (settings.batch || sessions.length > 0);
    const used = slots.main + (settings.bisectionConcurrency === 0 ? slots.bisection : 0);
    const notReady = tree/* size */.Ej(state.waiting);
    const place = sessions.length > 0 ? "bisections" : null;
    return [
        { ...amount("Not ready", notReady), place: notReady > 0 ? "not-ready" : null },
        amount("Waiting", tree/* size */.Ej(state.pool) + countOf("waiting")),
        amount("Being tested", countOf("starting", "testing")),
        amount("To be decided", countOf("pending_failure")),
        amount("Passed", countOf("passed", "merging")),
        { ...amount("Test runs", used), of: settings.concurrency },
        ...(separate ? [{ ...amount("In bisections", slots.bisection), of: settings.bisectionConcurrency, place }] : []),
    ];
}
function amount(label, value) {
    return { label, value, of: null, place: null };
}
function notReadyOf(known) {
    const { items, more } = firstOf([...tree/* values */.zu(known.state.waiting)], MOST_NOT_READY);
    return { items: items.map((number) => memberView(known, number, whyNotReady(known, number))), more };
}
/** Those who share targets stand in one lane, and so do those whom others join. */
function lanesOf(known) {
    const { state } = known;
    const groups = [...tree/* values */.zu(state.line)].flatMap((id) => tree/* get */.Jt(state.groups, id) ?? []);
    const candidates = firstCandidates(state);
    const shown = candidates.reduce((sum, { members }) => sum + members.length, 0);
    const inLine = groups.map((group) => ({ group, members: group.members }));
    const inPool = candidates.map(({ members }) => ({ group: null, members }));
    const graph = graphOf(state, [...inLine, ...inPool]);
    const why = whyInPool(known, graph, candidates);
    const boxes = graph.spots.map(({ group, members }, index) => group === null
        ? waitingBox(known, members, why[index - inLine.length] ?? [])
        : groupBox(known, group, whyInLine(known, graph, group, index)));
    let numbered = 0;
    const lanes = lanesIn(graph).map((indices) => {
        const members = indices.flatMap((index) => graph.spots[index]?.members ?? []);
        const targets = (0,engine_lanes/* targetsOf */.QR)(state, members);
        if (!(0,engine_lanes/* isEmpty */.Im)(targets))
            numbered += 1;
        const title = state.settings.mode === "single" ? "The line" : (0,engine_lanes/* isEmpty */.Im)(targets) ? "On its own" : `Lane ${numbered}`;
        const own = indices.flatMap((index) => boxes[index] ?? []);
        return { key: `lane-${members[0]}`, title, targets: targetsOfLane(known, targets), boxes: own };
    });
    return { lanes, moreWaiting: tree/* size */.Ej(state.pool) - shown };
}
function firstCandidates(state) {
    const candidates = [];
    for (const candidate of (0,batches/* candidatesOf */.kW)(state)) {
        if (candidates.length === MOST_WAITING)
            break;
        candidates.push(candidate);
    }
    return candidates;
}
function targetsOfLane({ state }, targets) {
    if (state.settings.mode === "single")
        return { items: [], more: 0 };
    if ((0,engine_lanes/* isEmpty */.Im)(targets))
        return { items: ["impacts nothing"], more: 0 };
    const { items, more } = firstOf([...targets.names].toSorted(), MOST_TARGETS);
    return { items: [...(targets.all ? ["everything (ALL)"] : []), ...items.map(shortened)], more };
}
function titleOf(members) {
    return members.length === 1 ? `#${members[0]}` : `Batch of ${members.length}`;
}
function membersOf(known, numbers) {
    const { items, more } = firstOf(numbers, MOST_MEMBERS);
    return { items: items.map((number) => memberView(known, number)), more };
}
function waitingBox(known, members, why) {
    return {
        key: `waiting-${members[0]}`,
        state: "waiting",
        label: "Waiting",
        title: titleOf(members),
        members: membersOf(known, members),
        progress: null,
        why,
        details: [],
    };
}
const BOXES = {
    waiting: { state: "waiting", label: "Waiting" },
    starting: { state: "starting", label: "Starting" },
    testing: { state: "testing", label: "Testing" },
    passed: { state: "passed", label: "Passed" },
    merging: { state: "merging", label: "Merging" },
    pending_failure: { state: "deciding", label: "Failed, to be decided" },
};
function groupBox(known, group, why) {
    const run = group.run === null ? undefined : tree/* get */.Jt(known.state.runs, group.run);
    return {
        key: `group-${group.id}`,
        ...BOXES[group.state],
        title: titleOf(group.members),
        members: membersOf(known, group.members),
        progress: run === undefined ? null : progressOf(known, run),
        why,
        details: run === undefined ? [] : runDetails(known, run),
    };
}
function progressOf({ run: knownRun }, { id, status, startedAtMs, deadlineMs }) {
    if (status !== "in_progress" || startedAtMs === null)
        return null;
    const seconds = knownRun(id)?.expectedSeconds ?? null;
    return { fromMs: startedAtMs, expectedMs: seconds === null ? null : startedAtMs + seconds * 1000, deadlineMs };
}
function runDetails(known, run) {
    const ahead = run.content.slice(0, run.content.length - run.own).map(({ number }) => number);
    const facts = known.run(run.id);
    const checks = (facts?.checks ?? []).map(({ name, state }) => [`${shortened(name)}: ${state}`]);
    return [
        ...(facts === undefined ? [] : [{ label: "Test branch", values: [[shortened(facts.branch)]], isCode: true }]),
        ...(facts === undefined ? [] : [{ label: "Test run", values: [[shortened(facts.id)]], isCode: true }]),
        {
            label: "Built on",
            values: [
                [
                    `${shortened(known.branch)} at ${shortSha(run.base)}`,
                    ...(ahead.length > 0 ? [" with ", ...named(ahead)] : []),
                ],
            ],
            isCode: false,
        },
        ...(checks.length > 0 ? [{ label: "Checks", values: checks, isCode: false }] : []),
    ];
}
function bisectionView(known, session) {
    const { state } = known;
    const groups = session.groups.flatMap((id) => tree/* get */.Jt(state.groups, id) ?? []);
    const left = groups.flatMap(({ members }) => members);
    const cleared = session.prefix.map(({ number }) => number);
    const gone = session.root.filter((number) => !left.includes(number) && !cleared.includes(number));
    return {
        key: `bisection-${session.id}`,
        title: `What broke the batch of ${session.root.length}?`,
        words: [
            [
                "The batch of ",
                ...named(session.root),
                " failed. Its parts are tested one on top of the other until it is sure which one breaks them.",
            ],
            ...(cleared.length > 0 ? [["Cleared, and back in line: ", ...named(cleared), "."]] : []),
            ...(gone.length > 0 ? [["Out of the queue: ", ...named(gone), "."]] : []),
        ],
        boxes: groups.map((group, index) => ({
            ...groupBox(known, group, whyInBisection(known, group, groups.slice(0, index))),
            ...(group.members.length > 1 && { title: `${group.members.length} together` }),
        })),
        details: [
            { label: "Built on", values: [[`${shortened(known.branch)} at ${shortSha(session.base)}`]], isCode: false },
            ...numbersDetail("Ahead then", session.predecessors.map(({ number }) => number)),
            ...(session.failedSets.length > 0
                ? [
                    {
                        label: "Known to fail",
                        values: session.failedSets.map((set) => named(set.split(" ").map(Number))),
                        isCode: false,
                    },
                ]
                : []),
        ],
    };
}
function numbersDetail(label, numbers) {
    return numbers.length === 0 ? [] : [{ label, values: [named(numbers)], isCode: false }];
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/src/local-queue/http/incoming.js
var http_incoming = __webpack_require__(5721);
// EXTERNAL MODULE: ./lib/src/local-queue/http/reply.js
var reply = __webpack_require__(8117);
// EXTERNAL MODULE: ./lib/src/local-queue/world/fields.js + 1 modules
var world_fields = __webpack_require__(938);
// EXTERNAL MODULE: ./lib/src/local-queue/world/posts.js
var posts = __webpack_require__(6988);
// EXTERNAL MODULE: ./lib/src/local-queue/world/pull-request.js
var pull_request = __webpack_require__(9948);
// EXTERNAL MODULE: ./lib/src/local-queue/world/quarantined-tests.js
var quarantined_tests = __webpack_require__(8303);
// EXTERNAL MODULE: ./lib/src/local-queue/world/queues.js
var queues = __webpack_require__(6807);
// EXTERNAL MODULE: ./lib/src/local-queue/world/repositories.js
var repositories = __webpack_require__(1067);
;// CONCATENATED MODULE: ./lib/src/local-queue/control/requests.js
/** The control interface over HTTP, below `/_control/`: JSON in and out, no token. */











const HANDLERS = {
    "POST repositories": (control, incoming) => control.addRepository((0,world_fields/* read */.LF)(repositories/* newRepository */.rd, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST queues": (control, incoming) => control.addQueue((0,queues/* readQueueChange */.U7)((0,http_incoming/* jsonFields */.yX)(incoming))),
    "PATCH queues": (control, incoming) => control.updateQueue((0,queues/* readQueueChange */.U7)((0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST pull-requests": (control, incoming) => control.addPullRequest((0,world_fields/* read */.LF)(pull_request/* newPullRequest */.ve, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST pushes": (control, incoming) => control.pushToBranch((0,world_fields/* read */.LF)(repositories/* newPush */.R0, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST fork-runs": (control, incoming) => control.addForkRun((0,world_fields/* read */.LF)(repositories/* newForkRun */.QQ, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST collaborators": (control, incoming) => control.setCollaborator((0,world_fields/* read */.LF)(repositories/* newCollaborator */.d0, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST comments": (control, incoming) => control.addComment((0,world_fields/* read */.LF)(posts/* newComment */.U0, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST statuses": (control, incoming) => control.addStatus((0,world_fields/* read */.LF)(posts/* newStatus */.Vp, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST issues": (control, incoming) => control.addIssue((0,world_fields/* read */.LF)(posts/* newIssue */.U9, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "POST quarantined-tests": (control, incoming) => 
    // The list itself is the body, so the repository stands in the query.
    control.setQuarantinedTests((0,quarantined_tests/* readQuarantinedTests */.KE)((0,http_incoming/* jsonBody */.J9)(incoming)), incoming.url.searchParams.get("repository") ?? undefined),
    "GET clock": (control) => control.clock(),
    "POST clock": changeClock,
    "GET state": (control) => control.state(),
    "GET requests": (control) => control.requests(),
    "DELETE requests": (control) => control.clearRequests(),
    "GET faults": (control) => control.state().faults,
    "POST faults": (control, incoming) => control.addFault((0,world_fields/* read */.LF)(fault/* faultSpec */.A, (0,http_incoming/* jsonFields */.yX)(incoming))),
    "DELETE faults": (control) => control.clearFaults(),
};
function answerControl(control, incoming) {
    return (0,reply/* answered */.oQ)(() => (0,reply/* jsonReply */.DB)(handlerOf(incoming)(control, incoming) ?? { ok: true }), ({ status, message }) => (0,reply/* jsonReply */.DB)({ error: message }, status));
}
function handlerOf({ method, url }) {
    const path = url.pathname.slice("/_control/".length);
    const number = /^pull-requests\/(\d+)$/.exec(path)?.[1];
    if (method === "PATCH" && number !== undefined) {
        return (control, incoming) => control.updatePullRequest(Number(number), (0,world_fields/* read */.LF)(pull_request/* pullRequestPatch */.Ps, (0,http_incoming/* jsonFields */.yX)(incoming)));
    }
    const handler = HANDLERS[`${method} ${path}`];
    if (handler === undefined)
        throw new refusal/* Refusal */.P(404, `There is no ${method} ${url.pathname}`);
    return handler;
}
const clockChange = (0,world_fields/* strictObject */.re)((0,world_fields/* optional */.lq)({ speed: local_queue_clock/* clockSpeed */.iq, advanceSeconds: (0,world_fields/* numberFrom */.UB)(0, Number.MAX_VALUE) }));
/** Both are read before either counts, so that a refusal changes nothing. */
function changeClock(control, incoming) {
    const { speed, advanceSeconds } = (0,world_fields/* read */.LF)(clockChange, (0,http_incoming/* jsonFields */.yX)(incoming));
    if (speed === undefined && advanceSeconds === undefined) {
        throw new refusal/* Refusal */.P(400, 'The clock takes "speed" or "advanceSeconds"');
    }
    if (advanceSeconds !== undefined)
        control.advance(advanceSeconds);
    if (speed !== undefined)
        control.setSpeed(speed);
    return control.clock();
}

;// CONCATENATED MODULE: ./lib/src/local-queue/faults/deliver.js



async function deliver(exchange, fault) {
    const { response, act, sleep } = exchange;
    if (fault === null)
        return deliver_send(response, act());
    switch (fault.kind) {
        case "status":
            return sendScripted(exchange, fault, (0,reply/* textReply */.US)(fault.status, fault.body));
        case "reply":
            return sendScripted(exchange, fault, scriptedReply(fault));
        case "redirect":
            return deliver_send(response, { ...(0,reply/* textReply */.US)(fault.status), headers: { location: fault.location } });
        case "delay": {
            const reply = act();
            await sleep(fault.ms);
            return deliver_send(response, reply);
        }
        case "drop":
            if (fault.when === "after")
                act();
            response.destroy();
            return;
        case "hang":
            if (fault.afterEffect === true)
                act();
            return;
        case "headers-only":
            writeHead(response, act());
            response.flushHeaders();
            return;
        case "trickle":
            return trickle(exchange, fault.msPerByte);
        case "content-type":
            return deliver_send(response, retyped(act(), fault));
        case "patch":
            return deliver_send(response, patched(act(), fault));
    }
}
function deliver_send(response, reply) {
    writeHead(response, reply);
    response.end(mayHaveBody(reply.status) ? reply.body : "");
}
function writeHead(response, { status, headers, body }) {
    const length = mayHaveBody(status) ? { "content-length": Buffer.byteLength(body) } : {};
    response.writeHead(status, { ...headers, ...length });
}
function mayHaveBody(status) {
    return status !== 204 && status !== 304;
}
function sendScripted({ response, act }, { afterEffect, headers }, reply) {
    if (afterEffect === true)
        act();
    deliver_send(response, { ...reply, headers: { ...reply.headers, ...headers } });
}
function scriptedReply({ status, json, text }) {
    return json === undefined ? (0,reply/* textReply */.US)(status, text ?? "") : (0,reply/* jsonReply */.DB)(json, status);
}
async function trickle({ response, act, sleep }, msPerByte) {
    const reply = act();
    writeHead(response, reply);
    for (const byte of Buffer.from(reply.body)) {
        await sleep(msPerByte);
        if (response.destroyed)
            return;
        response.write(Buffer.of(byte));
    }
    response.end();
}
function retyped(reply, { contentType, body }) {
    return { ...reply, headers: { ...reply.headers, "content-type": contentType }, body: body ?? reply.body };
}
/** An answer that is no JSON object, such as an error text, stays as it is. */
function patched(reply, { merge = {}, omit = [] }) {
    const value = (0,http_incoming/* parseJson */.qF)(reply.body);
    if (!(0,world_fields/* isFields */.Ce)(value))
        return reply;
    const merged = Object.entries(merge).map(([name, patch]) => {
        const before = value[name];
        return [name, (0,world_fields/* isFields */.Ce)(before) && (0,world_fields/* isFields */.Ce)(patch) ? { ...before, ...patch } : patch];
    });
    const after = { ...value, ...Object.fromEntries(merged) };
    return { ...reply, body: JSON.stringify(without(after, omit)) };
}
function without(fields, omit, prefix = "") {
    const kept = Object.entries(fields).filter(([name]) => !omit.includes(`${prefix}${name}`));
    return Object.fromEntries(kept.map(([name, value]) => [name, (0,world_fields/* isFields */.Ce)(value) ? without(value, omit, `${prefix}${name}.`) : value]));
}

// EXTERNAL MODULE: ./lib/src/local-queue/github.js + 1 modules
var local_queue_github = __webpack_require__(9328);
;// CONCATENATED MODULE: ./lib/src/local-queue/request-log.js


const LARGEST_RECORDED_BODY = 64 * 1024;
/** So many of the newest are kept: a queue that runs for weeks is asked every few seconds. */
const KEPT_REQUESTS = 10_000;
/** Adds a request, and now and then drops the oldest ones, many at once since each time moves all the others. */
function noteRequest(requests, request) {
    requests.push(request);
    if (requests.length > 1.1 * KEPT_REQUESTS)
        requests.splice(0, requests.length - KEPT_REQUESTS);
}
function recordOf({ method, path, headers, body }, facts) {
    const isRecorded = body.kind === "read" && body.bytes > 0 && body.bytes < LARGEST_RECORDED_BODY;
    const parsed = isRecorded ? (0,http_incoming/* parseJson */.qF)(body.text) : undefined;
    const json = parsed === undefined ? {} : { body: parsed };
    return { id: (0,external_node_crypto_.randomUUID)(), ...facts, method, path, headers, ...json, bodyBytes: body.bytes };
}

// EXTERNAL MODULE: ./lib/src/local-queue/v1/endpoints.js
var endpoints = __webpack_require__(230);
;// CONCATENATED MODULE: ./lib/src/local-queue/server.js
/** The HTTP server: reads a request whole, notes it, and answers it through the fault that it meets. */










function createHttpServer(parts) {
    return (0,external_node_http_.createServer)((request, response) => {
        response.setHeader("x-request-id", (0,external_node_crypto_.randomUUID)());
        handle(parts, request, response).catch(() => {
            // The client went away, the service closes, or a scripted answer is not valid HTTP.
            if (response.headersSent || request.destroyed)
                response.destroy();
            else
                response.writeHead(500).end();
        });
    });
}
async function handle(parts, request, response) {
    const receivedAtMs = Date.now();
    const refused = refusalOfCaller(request, parts.names);
    if (refused !== null) {
        request.resume();
        return deliver_send(response, (0,reply/* textReply */.US)(403, refused));
    }
    const body = await (0,http_incoming/* readBody */.x8)(request);
    const { method = "", url: path = "", headers } = request;
    const url = urlOf(path);
    if (parts.page(method, url.pathname, response))
        return;
    const incoming = { method, path, url, headers, body };
    const route = routeOf(parts, method, url.pathname);
    const fault = route.endpoint === null ? null : parts.faults.take(route.endpoint);
    if (route.api === "v1" || route.api === "github") {
        const { api, endpoint } = route;
        const facts = { api, endpoint, receivedAtMs, serviceTimeMs: parts.clock.nowMs(), fault: fault?.kind ?? null };
        noteRequest(parts.requests, recordOf(incoming, facts));
    }
    // Its own time, which may be another than this machine's: clients measure the ages of its records by it.
    response.setHeader("date", new Date(parts.clock.nowMs()).toUTCString());
    const wait = (ms) => (0,promises_.setTimeout)(ms, undefined, { signal: parts.closing });
    await deliver({ response, act: () => route.answer(incoming), sleep: wait }, fault);
}
function routeOf({ control, v1, github }, method, pathname) {
    if (pathname.startsWith("/v1/")) {
        const endpoint = (0,endpoints/* v1EndpointOf */.OY)(method, pathname.slice("/v1/".length));
        return { api: "v1", endpoint, answer: (incoming) => (0,endpoints/* answerV1 */.W$)(v1, endpoint, incoming) };
    }
    if (pathname.startsWith("/github/")) {
        const endpoint = (0,local_queue_github/* githubEndpointOf */.Gv)(method, pathname);
        return { api: "github", endpoint, answer: (incoming) => (0,local_queue_github/* answerGithub */.EH)(github, endpoint, incoming) };
    }
    if (pathname.startsWith("/_control/")) {
        return { api: "control", endpoint: null, answer: (incoming) => answerControl(control, incoming) };
    }
    return { api: null, endpoint: null, answer: () => (0,reply/* notFoundPage */.FS)(method, pathname) };
}
function urlOf(path) {
    return URL.canParse(path, "http://localhost")
        ? new URL(path, "http://localhost")
        : new URL("http://localhost/invalid");
}
/**
 * Why a request is turned down, or null; `names` are those that the service was told it is called by. It listens on this
 * machine only, but a browser here runs pages of strangers: one of them can post without being asked (then `Origin`
 * names it), or have its own name lead to this machine (then `Host` does).
 */
function refusalOfCaller({ headers: { host = "", origin }, url = "" }, names) {
    const isKnown = (authority) => {
        const name = nameIn(authority);
        return isLoopback(name) || names.includes(name);
    };
    if (!isKnown(host))
        return server_refusal("Host", host);
    // The whole address stands there where a client takes the service for a proxy.
    const named = /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1];
    if (named !== undefined && !isKnown(named))
        return server_refusal("Host", named);
    // A page without an origin of its own, such as one in a sandbox, sends `null`.
    const page = origin === undefined ? undefined : /^https?:\/\/(.*)$/i.exec(origin)?.[1];
    return origin === undefined || (page !== undefined && isKnown(page)) ? null : server_refusal("Origin", origin);
}
/** The name or address without its port; empty where there is none. */
function nameIn(authority) {
    if (!/^[a-z0-9._:[\]-]+$/i.test(authority) || !URL.canParse(`http://${authority}`))
        return "";
    // The reader of addresses knows their short forms, such as 127.1.
    return new URL(`http://${authority}`).hostname.replace(/\.$/, "");
}
/** Whether a name or an address can only mean this machine. */
function isLoopback(name) {
    return name === "[::1]" || /^127(\.\d+){3}$/.test(name) || /^([a-z0-9-]+\.)*localhost$/.test(name);
}
function server_refusal(header, value) {
    const shown = value.length > 100 ? `${value.slice(0, 100)}...` : value;
    return `Forbidden: this service answers programs and pages of its own machine only, and the header ${header} says "${shown}". Call it as localhost or 127.0.0.1.`;
}

// EXTERNAL MODULE: ./lib/src/local-queue/v1/lists.js
var lists = __webpack_require__(3481);
;// CONCATENATED MODULE: ./lib/src/local-queue/v1/metrics.js

const HOUR_MS = 3_600_000;
const CONCLUSIONS = ["merged", "failed", "cancelled"];
const LIVE_STATES = ["not_ready", "pending", "testing", "tests_passed", "pending_failure"];
/** Upper bounds in seconds, the same for every histogram of the service. */
const BUCKETS = [60, 300, 600, 900, 1800, 3600, 5400, 7200];
const GAUGES = {
    mq_depth_current: ["Pull requests in the queue, without those awaiting mergeability.", one(({ depth }) => [depth])],
    mq_awaiting_mergeability: ["Submitted pull requests that are not ready.", one(({ awaiting }) => [awaiting])],
    mq_testing_slots_active: ["Test runs in progress.", one(({ testing }) => [testing])],
    mq_pr_conclusions_1h_total: [
        "Concluded pull requests in the last hour.",
        oneForEach("conclusion", CONCLUSIONS, (row, conclusion) => [secondsUntil(conclusion, row).length]),
    ],
    mq_pr_restarts_1h_total: [
        "Restarted tests in the last hour.",
        one(({ moves }) => [moves.filter(({ from, to }) => from === "testing" && to === "pending").length]),
    ],
};
const HISTOGRAMS = {
    mq_pr_wait_duration_1h_seconds: [
        "Time from pending to testing.",
        one((row) => secondsIn("pending", row, ["testing"])),
    ],
    mq_pr_test_duration_1h_seconds: [
        "Time of tests that came to an end.",
        // A restart or a cancellation is no end of the tests, nor is a merge by hand.
        one((row) => secondsIn("testing", row, ["tests_passed", "pending_failure", "failed"])),
    ],
    mq_pr_time_in_queue_1h_seconds: [
        "Time from submission to conclusion.",
        oneForEach("conclusion", CONCLUSIONS, (row, conclusion) => secondsUntil(conclusion, row)),
    ],
    mq_pr_state_duration_1h_seconds: [
        "Time in each state.",
        oneForEach("state", LIVE_STATES, (row, state) => secondsIn(state, row)),
    ],
};
/** The Prometheus text format, version 0.0.4: one family at a time, with its help and type. */
function metricsText(repositories, nowMs) {
    const rows = repositories.flatMap((repository) => [...repository.queues.values()].flatMap((queue) => rowsOf(repository, queue, nowMs)));
    const text = (type, families, samplesOf) => Object.entries(families).map(([name, [help, seriesOf]]) => {
        const samples = rows.flatMap(seriesOf).flatMap((series) => samplesOf(name, series));
        return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples, ""].join("\n");
    });
    return [...text("gauge", GAUGES, gaugeSamples), ...text("histogram", HISTOGRAMS, histogramSamples)].join("");
}
function rowsOf(repository, { branch, engine, moves: all }, nowMs) {
    const moves = all.slice(all.findLastIndex(({ atMs }) => atMs <= nowMs - HOUR_MS) + 1);
    const labels = { repo: `${repository.owner}/${repository.name}`, branch };
    const membersOf = (groups) => [...groups].reduce((sum, id) => sum + (tree/* get */.Jt(engine.groups, id)?.members.length ?? 0), 0);
    const main = {
        labels: { ...labels, queue_type: "main" },
        depth: membersOf(tree/* values */.zu(engine.line)) + tree/* size */.Ej(engine.pool),
        awaiting: tree/* size */.Ej(engine.waiting),
        testing: engine.slots.main,
        moves: moves.filter(({ isBisected }) => !isBisected),
    };
    const bisection = {
        labels: { ...labels, queue_type: "bisection" },
        depth: membersOf(engine.sessions.flatMap(({ groups }) => groups)),
        awaiting: 0,
        testing: engine.slots.bisection,
        moves: moves.filter(({ isBisected }) => isBisected),
    };
    return [main, bisection];
}
function one(valuesOf) {
    return (row) => [{ labels: row.labels, values: valuesOf(row) }];
}
/** One series for each value of a further label. */
function oneForEach(label, all, valuesOf) {
    return (row) => all.map((value) => ({ labels: { ...row.labels, [label]: value }, values: valuesOf(row, value) }));
}
function secondsUntil(conclusion, { moves }) {
    return moves.flatMap(({ to, attemptSeconds }) => to === conclusion && attemptSeconds !== null ? attemptSeconds : []);
}
/** How long entries were in a state that they left, for one of some others where these are given. */
function secondsIn(state, { moves }, next) {
    return moves.flatMap(({ from, to, seconds }) => (from === state && next?.includes(to) !== false ? seconds : []));
}
function gaugeSamples(name, { labels, values }) {
    return values.map((value) => sample(name, labels, value));
}
function histogramSamples(name, { labels, values }) {
    const buckets = BUCKETS.map((bound) => {
        const count = values.filter((value) => value <= bound).length;
        return sample(`${name}_bucket`, { ...labels, le: String(bound) }, count);
    });
    const sum = values.reduce((total, value) => total + value, 0);
    return [
        ...buckets,
        sample(`${name}_bucket`, { ...labels, le: "+Inf" }, values.length),
        sample(`${name}_sum`, labels, sum),
        sample(`${name}_count`, labels, values.length),
    ];
}
function sample(name, labels, value) {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
    return `${name}{${pairs.join(",")}} ${value}`;
}
function escapeLabel(text) {
    return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

// EXTERNAL MODULE: ./lib/src/local-queue/v1/records.js
var records = __webpack_require__(7406);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/state.js
var state = __webpack_require__(8810);
// EXTERNAL MODULE: ./lib/src/local-queue/world/made-up-host.js
var made_up_host = __webpack_require__(9849);
// EXTERNAL MODULE: ./lib/src/local-queue/world/world.js
var world_world = __webpack_require__(615);
// EXTERNAL MODULE: ./lib/src/local-queue/world/facts.js
var world_facts = __webpack_require__(6304);
// EXTERNAL MODULE: ./lib/src/local-queue/world/test-runs.js
var test_runs = __webpack_require__(4314);
// EXTERNAL MODULE: ./lib/src/local-queue/v1/timeline.js
var timeline = __webpack_require__(5217);
;// CONCATENATED MODULE: ./lib/src/local-queue/v1/testing-details.js







const STATUS_STATES = { pending: "PENDING", success: "SUCCESS", failure: "FAILURE" };
function testingDetails(place, testRunId) {
    const { repository, queue } = place;
    const run = findRun(queue, testRunId);
    if (run?.startedAtMs == null)
        throw new refusal/* Refusal */.P(404, `Test run ${testRunId} not found`);
    const checks = checksNow(place, run);
    return {
        requiredStatuses: run.requiredStatuses,
        requiredStatusesSource: run.requiredStatusesSource,
        testBranch: run.branch,
        testBranchSha: run.sha,
        createdAt: (0,timeline/* wireTime */.P$)(run.startedAtMs),
        status: run.status,
        checkSuites: [{ checkRuns: checks.filter((check) => check.kind === "check-run").map(checkRun(repository, run)) }],
        statusChecks: statusRows(checks).map(statusCheck(repository, run)),
        testedPullRequests: run.members.map((number) => testedPullRequest(repository, number)),
        ...targetsOf(place, run),
        dependentPrs: run.mode === "parallel" ? run.ahead : [],
    };
}
/** The id may come from the branch of a bisection, which ends in `-bisection` and perhaps a number. */
function findRun({ runs, runIds }, testRunId) {
    return runs.get(runIds.get(testRunId.replace(/-bisection(-\d+)?$/, "")) ?? 0);
}
/** The checks of a run as they stand. */
function checksNow(place, run) {
    if (run.checks !== null)
        return run.checks;
    return place.world.host === "made-up" ? (0,made_up_host/* checksOf */.tg)(place, run) : (0,test_runs/* requiredChecks */.J4)(run, "pending");
}
/** A row for each report of a commit status, as on GitHub: pending first, then how it ended. The newest stands first. */
function statusRows(checks) {
    const statuses = checks.filter(({ kind }) => kind === "status");
    const ended = statuses.filter(({ result }) => result !== "pending");
    return [...ended, ...statuses.map((check) => ({ ...check, result: "pending" }))];
}
function statusCheck(repository, run) {
    return ({ name, result }) => ({
        context: name,
        state: STATUS_STATES[result],
        url: checkUrl(repository, run, name),
    });
}
function checkRun(repository, run) {
    return ({ name, result }) => ({
        name,
        url: checkUrl(repository, run, name),
        ...(result === "pending" ? { status: "IN_PROGRESS" } : { status: "COMPLETED", conclusion: STATUS_STATES[result] }),
    });
}
function testedPullRequest(repository, number) {
    const { title } = (0,world_world/* findPullRequest */._f)(repository, number);
    return { prNumber: number, prUrl: `${webUrl(repository)}/pull/${number}`, title };
}
/** Present only where targets were uploaded. */
function targetsOf({ repository, queue }, { members, ahead }) {
    const uploaded = (numbers) => numbers.flatMap((number) => {
        const sha = tree/* get */.Jt(queue.engine.entries, number)?.sha ?? "";
        const targets = (0,world_facts/* impactedTargetsOf */.rj)(repository, queue.branch, sha);
        return targets === null ? [] : [targets];
    });
    const own = uploaded(members);
    if (own.length === 0)
        return {};
    return { impactedTargets: unionOf([...uploaded(ahead), ...own]), impactedTargetsForTestedPrs: unionOf(own) };
}
function unionOf(all) {
    if (all.includes("ALL"))
        return ["ALL"];
    return [...new Set(all.flatMap((targets) => (targets === "ALL" ? [] : targets)))];
}
function checkUrl(repository, run, name) {
    return `${webUrl(repository)}/commit/${run.sha}/checks/${encodeURIComponent(name)}`;
}
function webUrl({ host, owner, name }) {
    return `https://${host}/${owner}/${name}`;
}

;// CONCATENATED MODULE: ./lib/src/local-queue/v1/snapshot.js






function snapshotOf(world, repository) {
    const { host, owner, name, defaultBranch } = repository;
    return {
        /** An upload of impacted targets takes it as `repoId`. */
        id: (0,world_world/* repositoryIdOf */.Bu)(repository),
        host,
        owner,
        name,
        defaultBranch,
        branches: Object.fromEntries([...repository.branches].map(([branch, { tip }]) => [branch, tip])),
        pullRequests: [...repository.pullRequests.values()],
        testPullRequests: [...repository.testPullRequests.values()],
        queues: [...repository.queues.values()].map((queue) => queueSnapshot({ world, repository, queue })),
        forkRuns: [...repository.forkRuns.values()],
        /** By login in lower case. */
        collaborators: Object.fromEntries(repository.collaborators),
        quarantinedTests: repository.quarantinedTests,
        comments: [...repository.posts.comments.values()],
        /** By commit. */
        statuses: Object.fromEntries(repository.posts.statuses),
        issues: [...repository.posts.issues.values()],
    };
}
function queueSnapshot(place) {
    const { queue } = place;
    const { line, sessions } = queue.engine;
    return {
        ...(0,records/* queueRecord */.jD)(place),
        entries: [...queue.entries.keys()].flatMap((number) => {
            const submitted = (0,records/* submittedOf */.Dc)(queue, number);
            return submitted === undefined ? [] : [entrySnapshot(place, submitted)];
        }),
        /** What is tested together, in the order of the line. */
        groups: [...tree/* values */.zu(line)].flatMap((id) => groupSnapshot(queue, id)),
        bisections: sessions.map(({ id, root, prefix, groups }) => ({
            id,
            pullRequests: root,
            cleared: prefix.map(({ number }) => number),
            groups: groups.flatMap((group) => groupSnapshot(queue, group)),
        })),
        testRuns: [...queue.runs.values()].flatMap(runSnapshot),
    };
}
function entrySnapshot(place, submitted) {
    const { entry } = submitted;
    const { queue } = place;
    return {
        ...(0,records/* enqueuedRecord */.ck)(place, submitted),
        isLive: (0,state/* isLive */.DG)(entry),
        /** Why it is in its state, in the service's words; the API does not tell. */
        reason: entry.reason,
        endReason: (0,state/* isLive */.DG)(entry) ? null : entry.reason,
        testRunId: entry.run === null ? null : (queue.runs.get(entry.run)?.id ?? null),
    };
}
function groupSnapshot(queue, id) {
    const group = tree/* get */.Jt(queue.engine.groups, id);
    return group === undefined ? [] : [groupFields(queue, group)];
}
function groupFields(queue, { id, members, ancestors, state, run }) {
    const testRunId = run === null ? null : (queue.runs.get(run)?.id ?? null);
    return { id, pullRequests: members, ahead: ancestors, state, testRunId };
}
/** A run whose test branch is still built is none yet; with its end the branch is gone. */
function runSnapshot({ id, branch, sha, kind, status, members, ahead, startedAtMs, end, ...run }) {
    if (startedAtMs === null)
        return [];
    const [pullRequestNumber = 0] = members;
    const tested = { pullRequestNumber, pullRequests: members, ahead };
    const { testPullRequest } = run;
    return [
        { id, branch, sha, kind, status, ...tested, isLive: end === null, endedAtMs: end?.atMs ?? null, testPullRequest },
    ];
}
/** A queue as it is now, without a copy of anything: the state of its engine, and what there is to know around it. */
function watchedQueue(place) {
    const { world, repository, queue } = place;
    const { state: _phase, branch, ...settings } = (0,records/* settingsRecord */.t2)(place);
    return {
        repository: (0,world_world/* nameOf */.Vb)(repository),
        branch,
        state: queue.engine,
        settings,
        pullRequest: (number) => {
            const found = repository.pullRequests.get(number);
            return found === undefined ? undefined : { ...found, isDraft: found.draft };
        },
        run: (run) => {
            const found = queue.runs.get(run);
            if (found === undefined)
                return undefined;
            return {
                id: found.id,
                branch: found.branch,
                /** How long its tests should take; null where nobody knows. */
                expectedSeconds: world.host === "made-up" ? (0,made_up_host/* plannedSeconds */.Qg)(repository, found) : null,
                checks: checksNow(place, found).map(({ name, result }) => ({ name, state: result })),
            };
        },
        /** The last transitions, the oldest first. */
        history: queue.moves,
    };
}

// EXTERNAL MODULE: ./lib/src/local-queue/engine/step.js + 4 modules
var step = __webpack_require__(4862);
// EXTERNAL MODULE: ./lib/src/local-queue/world/answers.js
var world_answers = __webpack_require__(3260);
// EXTERNAL MODULE: ./lib/src/local-queue/world/queue-events.js
var queue_events = __webpack_require__(836);
;// CONCATENATED MODULE: ./lib/src/local-queue/world/advance.js
/** Brings the world to a time: everything that is due until then happens, in the order of its time. */







/** When something happens by itself next; null where nothing will. */
function nextEventMs(world) {
    let next = tree/* first */.$1(world.timers)?.a ?? null;
    for (const { queue } of (0,world_world/* placesOf */.ek)(world)) {
        const dueMs = (0,step/* nextDueMs */.o)(queue.engine);
        if (dueMs !== null && (next === null || dueMs < next))
            next = dueMs;
    }
    return next;
}
/** Gives whether anything happened. Time never goes back. */
function advance(world, presentMs) {
    let happened = false;
    for (let dueMs = nextEventMs(world); dueMs !== null && dueMs <= presentMs; dueMs = nextEventMs(world)) {
        world.timeMs = Math.max(world.timeMs, dueMs);
        passInstant(world);
        happened = true;
    }
    world.timeMs = Math.max(world.timeMs, presentMs);
    return happened;
}
/** What ends at one time ends together, before anything that follows from it. */
function passInstant(world) {
    const due = takeDue(world);
    const ended = new Map();
    for (const timer of due) {
        if (timer.kind === "end")
            ended.set(timer.queue, [...(ended.get(timer.queue) ?? []), timer.run]);
    }
    for (const [id, runs] of ended)
        endTogether((0,world_world/* placeOf */.$t)(world, id), new Set(runs));
    for (const timer of due)
        if (timer.kind !== "end")
            fire(world, timer);
    for (const place of (0,world_world/* placesOf */.ek)(world)) {
        const dueMs = (0,step/* nextDueMs */.o)(place.queue.engine);
        if (dueMs !== null && dueMs <= world.timeMs && !isHostDue(world))
            (0,queue_events/* send */.t)(place, { type: "time" });
    }
}
function takeDue(world) {
    const due = [];
    for (let next = tree/* first */.$1(world.timers); next !== null && next.a <= world.timeMs; next = tree/* first */.$1(world.timers)) {
        due.push(next.value);
        world.timers = tree/* remove */.TF(world.timers, next.a, next.b);
    }
    return due;
}
/** A host that answers at once does so before the queues look again. */
function isHostDue(world) {
    const next = tree/* first */.$1(world.timers);
    return next !== null && next.a <= world.timeMs;
}
function endTogether(place, runs) {
    if (place === null)
        return;
    const answers = [...runs].flatMap((run) => (0,made_up_host/* answerWhenDue */.bQ)(place, { kind: "end", queue: place.queue.id, run }) ?? []);
    const ended = answers.flatMap((answer) => (answer.type === "runs-ended" ? answer.runs : []));
    if (ended.length > 0)
        (0,world_answers/* takeAnswer */.ek)(place, { type: "runs-ended", runs: ended });
}
function fire(world, timer) {
    const place = (0,world_world/* placeOf */.$t)(world, timer.queue);
    if (place === null)
        return;
    if (timer.kind === "ready") {
        (0,world_facts/* tellFacts */.HB)(place, timer.number);
        return;
    }
    const answer = (0,made_up_host/* answerWhenDue */.bQ)(place, timer);
    if (answer === null)
        return;
    (0,world_answers/* takeAnswer */.ek)(place, answer);
    if (answer.type === "run-started")
        (0,made_up_host/* scheduleEnd */.LD)(place, answer.run);
}

// EXTERNAL MODULE: ./lib/src/local-queue/world/pull-request-numbers.js
var pull_request_numbers = __webpack_require__(1639);
;// CONCATENATED MODULE: ./lib/src/local-queue/world/posting.js



const CI = "github-actions[bot]";
/** The host's limit for a body. */
const LONGEST_BODY = 65_536;
/** @throws Refusal for what the host would not take */
function applyPosting(world, posting) {
    const name = "given" in posting ? posting.given.repository : posting.repository;
    const repository = (0,world_world/* repositoryCalled */.oB)(world, name);
    const { posts } = repository;
    switch (posting.kind) {
        case "comment": {
            const { number, body, author = CI } = posting.given;
            if (!(0,pull_request_numbers/* isTaken */.Ck)(repository, number))
                throw new refusal/* Refusal */.P(404, "Not Found");
            refuseLong(body);
            const at = { createdAtMs: world.timeMs, updatedAtMs: world.timeMs };
            const comment = { id: nextId(posts), number, author, body, ...at };
            posts.comments.set(comment.id, comment);
            break;
        }
        case "edited-comment":
            refuseLong(posting.body);
            posts.comments.set(posting.id, {
                ...found(posts.comments.get(posting.id)),
                body: posting.body,
                updatedAtMs: world.timeMs,
            });
            break;
        case "deleted-comment":
            found(posts.comments.get(posting.id));
            posts.comments.delete(posting.id);
            break;
        case "status": {
            const { repository: _repository, sha, author = CI, ...status } = posting.given;
            if ((status.description ?? "").length > 140)
                throw new refusal/* Refusal */.P(422, "description is too long");
            const added = { ...status, id: nextId(posts), author, createdAtMs: world.timeMs };
            posts.statuses.set(sha, [...(posts.statuses.get(sha) ?? []), added]);
            break;
        }
        case "issue": {
            const { title, body = "", labels = [], author = CI } = posting.given;
            refuseLong(body);
            const number = (0,pull_request_numbers/* ownNumber */.Kz)(world, repository);
            const at = { createdAtMs: world.timeMs, updatedAtMs: world.timeMs };
            posts.issues.set(number, { number, title, body, labels, author, isOpen: true, ...at });
            repository.lastNumber = Math.max(repository.lastNumber, number);
            break;
        }
        case "edited-issue": {
            refuseLong(posting.patch.body ?? "");
            const issue = { ...found(posts.issues.get(posting.number)), ...posting.patch, updatedAtMs: world.timeMs };
            posts.issues.set(posting.number, issue);
        }
    }
}
function nextId(posts) {
    posts.lastId += 1;
    return posts.lastId;
}
function found(post) {
    if (post === undefined)
        throw new refusal/* Refusal */.P(404, "Not Found");
    return post;
}
function refuseLong(body) {
    if (body.length > LONGEST_BODY)
        throw new refusal/* Refusal */.P(422, `body is too long (maximum is ${LONGEST_BODY} characters)`);
}

// EXTERNAL MODULE: ./lib/src/local-queue/world/settings.js
var settings = __webpack_require__(6506);
;// CONCATENATED MODULE: ./lib/src/local-queue/world/submissions.js
/** What the service does with a pull request: submit, cancel, restart. */





/** Submits, or rewrites priority and batching of what is in the queue already (also back to the defaults). */
function submissions_submit(place, submission) {
    const { world, repository, queue } = place;
    const { number, noBatch = false } = submission;
    const pullRequest = (0,world_world/* findPullRequest */._f)(repository, number);
    if (pullRequest.state !== "open")
        throw new refusal/* Refusal */.P(400, `Pull request #${number} is ${pullRequest.state}`);
    if (pullRequest.draft)
        throw new refusal/* Refusal */.P(400, `Pull request #${number} is a draft`);
    const priority = (0,pull_request/* readPriority */.Z8)(submission.priority);
    const live = (0,world_facts/* liveEntry */.H$)(queue, number);
    const id = queue.entries.get(number)?.id ?? (0,world_world/* newId */.Si)(world);
    const fresh = { id, priority, sinceMs: world.timeMs, readySinceMs: null, lastRun: null };
    const record = (live === undefined ? undefined : queue.entries.get(number)) ?? fresh;
    record.priority = priority;
    queue.entries.set(number, record);
    queue.numbers.set(record.id, number);
    (0,world_facts/* noteReadiness */.p5)(place, pullRequest, record);
    const facts = (0,world_facts/* factsOf */.xS)(place, pullRequest, live?.sha ?? pullRequest.headSha);
    if (live === undefined)
        queue.submitted.push(number);
    (0,queue_events/* send */.t)(place, { type: "submit", number, priority: priority.value, noBatch, facts, reason: "API_REQUESTED" });
}
function cancel(place, number) {
    refuseUnlessLive(place, number);
    (0,queue_events/* send */.t)(place, { type: "withdraw", number, reason: "USER_REQUESTED" });
}
/** Restarts in place: neither its position nor the tests of others change. */
function restartTests(place, number) {
    const { state } = refuseUnlessLive(place, number);
    if (state !== "testing" && state !== "pending_failure") {
        throw new refusal/* Refusal */.P(400, `Pull request #${number} has no tests to restart`);
    }
    (0,queue_events/* send */.t)(place, { type: "restart", number, reason: "TESTS_RESTARTED_BY_API_REQUEST" });
}
function refuseUnlessLive({ queue }, number) {
    const entry = (0,world_facts/* liveEntry */.H$)(queue, number);
    if (entry !== undefined)
        return entry;
    throw new refusal/* Refusal */.P(404, `Pull request #${number} is not in the merge queue for branch "${queue.branch}"`);
}

;// CONCATENATED MODULE: ./lib/src/local-queue/world/commands.js
/**
 * Everything that can change the world, as plain JSON: what the control interface and the API ask for, and what an
 * outside host answers. Nothing but commands, their times and the seed in the first of them decides what the world is,
 * so applying the same ones again gives the same world.
 */











/**
 * Brings the world to a time and applies a command there. Gives the pull request that the command was about, where it
 * was about what the host knows of one.
 * @throws Refusal for a command that is turned down; it changes nothing
 */
function applyCommand(world, command, atMs) {
    advance(world, atMs);
    const result = apply(world, command);
    // What takes no time happens within the same instant.
    advance(world, world.timeMs);
    return result;
}
/** Applies a command that was applied before, and may have been turned down. */
function replayCommand(world, command, atMs) {
    try {
        applyCommand(world, command, atMs);
    }
    catch (error) {
        if (!(error instanceof refusal/* Refusal */.P))
            throw error;
    }
}
function apply(world, command) {
    switch (command.type) {
        case "begin":
            world.seed = command.seed;
            world.timings = { ...world_world/* DEFAULT_TIMINGS */.ko, ...command.timings };
            world.host = command.host;
            break;
        case "pass":
            break;
        case "addPullRequest":
            return (0,repositories/* addPullRequest */.s$)(world, command.given);
        case "updatePullRequest":
            return (0,repositories/* updatePullRequest */.Ku)(world, command.number, command.patch);
        case "addRepository":
            (0,repositories/* addRepository */.Ck)(world, command.given);
            break;
        case "addQueue":
            (0,queues/* createQueue */.y0)(world, (0,world_world/* repositoryCalled */.oB)(world, command.given.repository), command.given.branch, {});
            changeQueue(world, command.given);
            break;
        case "changeQueue":
            changeQueue(world, command.given);
            break;
        case "pushToBranch":
            (0,repositories/* pushToBranch */.GY)(world, command.given);
            break;
        case "addForkRun":
            (0,repositories/* addForkRun */.jX)(world, command.given);
            break;
        case "setCollaborator":
            (0,repositories/* setCollaborator */.vi)(world, command.given);
            break;
        case "setQuarantinedTests":
            setQuarantinedTests(world, command);
            break;
        case "post":
            applyPosting(world, command.posting);
            break;
        case "createQueue":
            (0,queues/* createQueue */.y0)(world, (0,world_world/* findRepository */.W1)(world, command.at.repo), command.at.targetBranch, command.fields);
            break;
        case "answer":
            (0,world_answers/* takeAnswer */.ek)(placeCalled(world, command.repository, command.branch), command.answer);
            break;
        case "submit":
        case "cancel":
        case "restart":
        case "setImpactedTargets":
        case "updateQueue":
        case "deleteQueue":
            applyAt((0,world_world/* findPlace */.Pj)(world, command.at), command);
    }
    return null;
}
/** What the API asks of a queue that is there. */
function applyAt(place, command) {
    switch (command.type) {
        case "submit":
            submissions_submit(place, command.given);
            break;
        case "cancel":
            cancel(place, command.number);
            break;
        case "restart":
            restartTests(place, command.number);
            break;
        case "setImpactedTargets":
            (0,world_facts/* storeImpactedTargets */.p_)(place, command.given);
            break;
        case "updateQueue":
            (0,queues/* updateQueue */.df)(place, command.fields);
            break;
        case "deleteQueue":
            (0,queues/* deleteQueue */.jv)(place);
            break;
    }
}
function setQuarantinedTests(world, { tests, repository }) {
    const at = new Date(Math.floor(world.timeMs / 1000) * 1000).toISOString();
    const set = tests.map((test) => (0,quarantined_tests/* quarantinedTestOf */.Qy)(test, { at, id: (0,world_world/* newId */.Si)(world) }));
    (0,world_world/* repositoryCalled */.oB)(world, repository).quarantinedTests = set;
}
function changeQueue(world, { repository, branch, ...fields }) {
    (0,queues/* updateQueue */.df)(placeCalled(world, repository, branch), fields, settings/* readPossibleSettings */.v0);
}
function placeCalled(world, repository, branch) {
    return (0,world_world/* findPlace */.Pj)(world, { repo: (0,world_world/* repositoryCalled */.oB)(world, repository), targetBranch: branch });
}

;// CONCATENATED MODULE: ./lib/src/local-queue/service-calls.js
/** The world as the service uses it: what can be asked of it and told to it, at the time of an injected clock. */










function createEngine(options) {
    const { now, record } = options;
    const world = options.past?.world ?? (0,world_world/* emptyWorld */.wW)();
    const listeners = new Set();
    const appointments = [];
    let host = null;
    function settle() {
        const { asked } = world;
        world.asked = [];
        for (const request of asked)
            host?.perform(request);
        for (const listener of listeners)
            listener();
    }
    /** The service does nothing of its own before what was to happen earlier has happened. */
    function keepAppointments() {
        for (let next = appointments[0]; next !== undefined && next.atMs <= now(); next = appointments[0]) {
            const { atMs, act } = next;
            appointments.shift();
            act((command) => applyAt(command, Math.max(world.timeMs, atMs)));
        }
    }
    function reachPresent() {
        keepAppointments();
        if (!advance(world, Math.max(world.timeMs, now())))
            return;
        recordPassing();
        settle();
    }
    /** Who goes on from what was recorded is not to see anything undone. Where that cannot be kept, the next command tells it. */
    function recordPassing() {
        try {
            record?.({ type: "pass" }, world.timeMs);
        }
        catch (error) {
            if (!(error instanceof refusal/* Refusal */.P))
                throw error;
        }
    }
    function apply(command) {
        keepAppointments();
        return applyAt(command, Math.max(world.timeMs, now()));
    }
    function applyAt(command, atMs) {
        record?.(command, atMs);
        try {
            return applyCommand(world, command, atMs);
        }
        finally {
            settle();
        }
    }
    let isPast = false;
    for (const { command, atMs } of options.past?.commands ?? []) {
        replayCommand(world, command, atMs);
        isPast = true;
    }
    if (!isPast && options.past?.world == null) {
        const { seed, timings = {} } = options;
        apply({ type: "begin", seed, timings, host: options.host === undefined ? "made-up" : "outside" });
    }
    world.asked = [];
    host = options.host?.((command) => void apply(command)) ?? null;
    const present = () => {
        reachPresent();
        return world;
    };
    return {
        ...serviceCalls(present, apply),
        outside: outsideEvents(apply),
        apply,
        now,
        /** Lets happen by itself what is due by now. */
        reachPresent,
        /** When something happens by itself next, in service time; null where nothing will. */
        nextDueMs: () => {
            const times = [nextEventMs(world), appointments[0]?.atMs].filter((atMs) => typeof atMs === "number");
            return times.length === 0 ? null : Math.min(...times);
        },
        /**
         * Does something at a time of the service, after what happens by itself until then; the commands that it applies
         * count as given at that time, also where the clock is moved past it.
         */
        at: (atMs, act) => {
            // Mostly they come in their order.
            const place = appointments.findLastIndex((each) => each.atMs <= atMs) + 1;
            appointments.splice(place, 0, { atMs, act });
            for (const listener of listeners)
                listener();
        },
        /** Calls back after each change of the world, until what it returns is called. */
        onChange: (listener) => {
            listeners.add(listener);
            return () => void listeners.delete(listener);
        },
        /** All of it as it is now, for reading only; kept as it is, it can be gone on from. */
        world: present,
        /** The queues as they are now, for reading only. */
        places: () => (0,world_world/* placesOf */.ek)(present()),
        /** The queues for those who watch them, with what is known of their pull requests and runs. */
        watchedQueues: () => (0,world_world/* placesOf */.ek)(present()).map(watchedQueue),
        /** The repository called `owner/name`, or else the first one, for reading only. */
        findRepository: (name) => {
            try {
                return (0,world_world/* repositoryCalled */.oB)(present(), name);
            }
            catch (error) {
                if (error instanceof refusal/* Refusal */.P)
                    return undefined;
                throw error;
            }
        },
        findForkRun: (repo, runId) => world.repositories.get((0,world_world/* keyOf */.TN)(repo))?.forkRuns.get(runId),
        snapshots: () => {
            reachPresent();
            return [...world.repositories.values()].map((repository) => snapshotOf(world, repository));
        },
    };
}
/** What the service's API can be asked, each call on the world as it stands now. */
function serviceCalls(present, apply) {
    const read = (tell) => (at, ...given) => tell((0,world_world/* findPlace */.Pj)(present(), at), ...given);
    return {
        submitPullRequest: (at, given) => void apply({ type: "submit", at, given }),
        cancelPullRequest: (at, number) => void apply({ type: "cancel", at, number }),
        restartTestsOnPullRequest: (at, number) => void apply({ type: "restart", at, number }),
        getSubmittedPullRequest: read(records/* submittedRecord */.DK),
        getSubmittedPullRequests: read(records/* submittedRecords */.O6),
        setImpactedTargets: (at, given) => void apply({ type: "setImpactedTargets", at, given }),
        getMergeQueueTestingDetails: read(testingDetails),
        listPullRequests: read(lists/* pullRequestsPage */.tf),
        listMergeQueueTestingResults: read(lists/* testingResultsPage */.cz),
        createQueue: (at, fields) => void apply({ type: "createQueue", at, fields }),
        deleteQueue: (at) => void apply({ type: "deleteQueue", at }),
        getQueue: read(records/* queueRecord */.jD),
        updateQueue: (at, fields) => {
            apply({ type: "updateQueue", at, fields });
            return (0,records/* settingsRecord */.t2)((0,world_world/* findPlace */.Pj)(present(), at));
        },
        findRepositoryById: (id) => (0,world_world/* findRepositoryById */.AG)(present(), id),
        /** Of every repository when none is named. */
        getMergeQueueMetrics: (repo) => {
            const world = present();
            const repositories = repo === null ? [...world.repositories.values()] : [(0,world_world/* findRepository */.W1)(world, repo)];
            return metricsText(repositories, world.timeMs);
        },
        listQuarantinedTests: (repo, fields) => (0,quarantined_tests/* quarantinedTestsPage */.ln)((0,world_world/* findRepository */.W1)(present(), repo).quarantinedTests, fields),
    };
}
/** What happens outside the service. Where a call does not name a repository (`owner/name`) the first one is meant. */
function outsideEvents(apply) {
    const pullRequestOf = (command) => {
        const pullRequest = apply(command);
        if (pullRequest === null)
            throw new Error(`The command ${command.type} is about no pull request.`);
        return pullRequest;
    };
    return {
        addRepository: (given) => void apply({ type: "addRepository", given }),
        addQueue: (given) => void apply({ type: "addQueue", given }),
        updateQueue: (given) => void apply({ type: "changeQueue", given }),
        addPullRequest: (given = {}) => pullRequestOf({ type: "addPullRequest", given }),
        updatePullRequest: (number, patch) => pullRequestOf({ type: "updatePullRequest", number, patch }),
        pushToBranch: (given) => void apply({ type: "pushToBranch", given }),
        addForkRun: (given) => void apply({ type: "addForkRun", given }),
        addComment: (given) => void apply({ type: "post", posting: { kind: "comment", given } }),
        editComment: (id, body) => void apply({ type: "post", posting: { kind: "edited-comment", id, body } }),
        addStatus: (given) => void apply({ type: "post", posting: { kind: "status", given } }),
        addIssue: (given) => void apply({ type: "post", posting: { kind: "issue", given } }),
        setCollaborator: (given) => void apply({ type: "setCollaborator", given }),
        setQuarantinedTests: (tests, repository) => void apply({ type: "setQuarantinedTests", tests, ...(repository === undefined ? {} : { repository }) }),
    };
}

;// CONCATENATED MODULE: ./lib/src/local-queue/service.js
/** The local merge queue service: the whole API over an engine in memory, for tests and try-outs. */











async function startLocalService(options = {}) {
    const { host = "127.0.0.1", token = "local-token", port = 0 } = options;
    refuseOtherHosts(host);
    refuseUnnamedRepository(options.repository);
    const clock = (0,local_queue_clock/* createClock */.ts)({
        startAtMs: options.startAtMs ?? Date.now(),
        speed: options.speed ?? 1,
        realNowMs: Date.now,
    });
    const { seed = (0,external_node_crypto_.randomInt)(2 ** 32), timings = {}, makeHost, record, past } = options;
    const engine = createEngine({
        now: clock.nowMs,
        seed,
        timings,
        ...(makeHost && { host: makeHost }),
        ...(record && { record }),
        ...(past && { past }),
    });
    const requests = [];
    const parts = { engine, clock, faults: (0,fault/* createFaultList */.V)(), requests };
    const control = createControl(parts);
    furnish(control, engine, options);
    const stopKeepingUp = keepUp(engine, clock);
    const closing = new AbortController();
    const server = createHttpServer({
        ...parts,
        control,
        v1: { engine, token, orgSlug: options.orgSlug },
        github: { engine, lagSeconds: options.githubLagSeconds ?? 0 },
        page: createPage({ source: pageSource(engine, clock), closing: closing.signal }),
        names: options.names ?? [],
        closing: closing.signal,
    });
    const url = `http://${(0,external_node_net_.isIPv6)(host) ? `[${host}]` : host}:${await listen(server, port, host)}`;
    let closed = null;
    const close = () => {
        closing.abort();
        stopKeepingUp();
        closed ??= closeServer(server);
        return closed;
    };
    return { url, apiUrl: `${url}/v1`, githubApiUrl: `${url}/github`, token, engine, control, requests, close };
}
/** What the page shows changes with the queues and with the clock. */
function pageSource(engine, clock) {
    return {
        view: () => pageView(engine.watchedQueues(), { nowMs: clock.nowMs(), speed: clock.speed() }),
        changed: (listener) => {
            const forget = [engine.onChange(listener), clock.onChange(listener)];
            return () => {
                for (const each of forget)
                    each();
            };
        },
    };
}
/** The longest that a timer of Node waits. */
const LONGEST_WAIT_MS = 2_147_483_647;
/** So often at most it looks by itself: at a high speed something is due all the time. */
const SHORTEST_WAIT_MS = 10;
/** Lets happen what is due when its time has come, also while nobody asks for anything. */
function keepUp(engine, clock) {
    let timer;
    const plan = () => {
        clearTimeout(timer);
        const dueMs = engine.nextDueMs();
        if (dueMs === null)
            return;
        const aheadMs = Math.max(0, dueMs - clock.nowMs());
        const waitMs = aheadMs === 0 ? 0 : Math.ceil(aheadMs / clock.speed());
        // While the clock stands still, what is ahead never comes.
        if (waitMs === Number.POSITIVE_INFINITY)
            return;
        timer = setTimeout(() => {
            engine.reachPresent();
            plan();
        }, Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, waitMs)));
        timer.unref();
    };
    const forget = [engine.onChange(plan), clock.onChange(plan)];
    plan();
    return () => {
        clearTimeout(timer);
        for (const stop of forget)
            stop();
    };
}
/** Its token is no secret and its control interface asks for none, so nobody else may reach it. */
function refuseOtherHosts(host) {
    if (host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host))
        return;
    throw new errors/* InputError */.dz([`the local service listens on a loopback address only, not on "${host}"`]);
}
function refuseUnnamedRepository(repository) {
    if (repository === undefined || /^[^\s]+\/[^\s/]+$/.test(repository))
        return;
    throw new errors/* InputError */.dz([`the repository must be written as owner/name, not "${repository}"`]);
}
/** The first queue comes last, so where one has ever been, a service was furnished. Any other was ended meanwhile. */
function furnish(control, engine, options) {
    const { repositories, last } = engine.world();
    if (last.queue > 0)
        return;
    const { repository = "local/playground", branch = "main", requiredStatuses } = options;
    const slash = repository.lastIndexOf("/");
    const [owner, name] = [repository.slice(0, slash), repository.slice(slash + 1)];
    if (repositories.size === 0) {
        control.addRepository({ owner, name, defaultBranch: branch, ...(requiredStatuses && { requiredStatuses }) });
    }
    if (options.quarantinedTests !== undefined)
        control.setQuarantinedTests(options.quarantinedTests);
    control.addQueue({ branch, ...options.queue });
}
async function listen(server, port, host) {
    await (0,external_node_events_.once)(server.listen(port, host), "listening");
    const address = server.address();
    return typeof address === "object" && address !== null ? address.port : port;
}
async function closeServer(server) {
    const closed = (0,external_node_events_.once)(server.close(), "close");
    server.closeAllConnections();
    await closed;
}


/***/ }),

/***/ 8303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ readQuarantinedTests),
/* harmony export */   Qy: () => (/* binding */ quarantinedTestOf),
/* harmony export */   fq: () => (/* binding */ newQuarantinedTest),
/* harmony export */   ln: () => (/* binding */ quarantinedTestsPage)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2765);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(938);


/** What must be said about a test, and what may be; unlike the rest of the API these endpoints use underscores. */
const newQuarantinedTest = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    name: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({
        parent: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        file: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        classname: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        status: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["HEALTHY", "FLAKY", "BROKEN"]),
        codeowners: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strings */ .P$,
        quarantine_setting: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["ALWAYS_QUARANTINE", "AUTO_QUARANTINE"]),
        quarantined_at: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        status_last_updated_at: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        test_case_id: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        variant: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae,
    }),
});
function readQuarantinedTests(value) {
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(newQuarantinedTest), value, "quarantined tests");
}
const pageRequest = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    page_query: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
        page_size: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, 100),
        /** Empty or null for the first page. */
        ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ page_token: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae) }),
    }),
});
/** A page of the list. Its tokens are opaque; an empty next one is the end of the list. */
function quarantinedTestsPage(tests, fields) {
    const { page_size: size, page_token: token } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(pageRequest, fields).page_query;
    const index = token ? pageIndexOf(token) : 0;
    const pages = Math.ceil(tests.length / size);
    return {
        quarantined_tests: tests.slice(index * size, (index + 1) * size),
        page: {
            total_rows: tests.length,
            total_pages: pages,
            next_page_token: index + 1 < pages ? tokenOf(index + 1) : "",
            prev_page_token: index > 0 ? tokenOf(index - 1) : "",
            last_page_token: pages > 0 ? tokenOf(pages - 1) : "",
            page_index: index,
        },
    };
}
function quarantinedTestOf(given, defaults) {
    return {
        parent: null,
        file: null,
        classname: null,
        status: "FLAKY",
        codeowners: [],
        quarantine_setting: "AUTO_QUARANTINE",
        quarantined_at: defaults.at,
        status_last_updated_at: defaults.at,
        test_case_id: defaults.id,
        variant: "",
        ...given,
    };
}
function tokenOf(pageIndex) {
    return Buffer.from(`page:${pageIndex}`).toString("base64url");
}
function pageIndexOf(token) {
    const match = /^page:(\d+)$/.exec(Buffer.from(token, "base64url").toString());
    if (match?.[1] === undefined)
        throw (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("page_query.page_token", "must be one of a page of this list");
    return Number(match[1]);
}


/***/ })

};
