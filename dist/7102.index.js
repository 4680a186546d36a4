export const id = 7102;
export const ids = [7102];
export const modules = {

/***/ 7102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  closeHost: () => (/* binding */ closeHost),
  connectRepository: () => (/* binding */ connectRepository),
  logFolderIn: () => (/* binding */ logFolderIn),
  openGitHost: () => (/* binding */ openGitHost),
  performEffect: () => (/* binding */ performEffect)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/settings.js
var settings = __webpack_require__(4569);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/state.js
var state = __webpack_require__(4342);
// EXTERNAL MODULE: ./lib/local-queue/src/state/refusal.js
var refusal = __webpack_require__(5322);
// EXTERNAL MODULE: ./lib/local-queue/src/state/service-state.js
var service_state = __webpack_require__(6105);
// EXTERNAL MODULE: ./lib/local-queue/src/state/settings.js
var state_settings = __webpack_require__(2221);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/local-queue/src/hosts/git/contents.js
/**
 * Cache of merge results: the tree of a commit with changes merged onto it. Most trees are already known, because runs
 * contain the changes of earlier runs, and a merge repeats a tested merge. A tree also applies to another commit with
 * the same content, such as a squashed commit.
 */

const MOST_TREES = 20_000;
const MOST_COMMITS = 2000;
function createKnownContents() {
    const trees = new Map();
    const sameAs = new Map();
    return {
        contentsOf: (commit) => [commit, ...(sameAs.get(commit) ?? [])],
        /** Returns the tree after merging a head onto the contents; undefined for an unknown tree. */
        findTree: (contents, head) => {
            for (const content of contents) {
                const tree = trees.get(withHead(content, head));
                if (tree !== undefined)
                    return tree;
            }
            return undefined;
        },
        /** Stores the tree after merging a head onto the contents. Returns the keys of the result. */
        add: (contents, head, tree) => {
            const [first, ...others] = contents.map((content) => withHead(content, head));
            if (first === undefined)
                return [];
            store(trees, first, tree, MOST_TREES);
            return [first, ...others.filter((content) => trees.get(content) === tree)];
        },
        /** Stores the contents of a commit that has another form, such as a squashed commit. */
        setContents: (commit, contents) => store(sameAs, commit, contents, MOST_COMMITS),
        /** Removes all trees, because Git may have deleted some of them from the repository. */
        clear: () => {
            trees.clear();
            sameAs.clear();
        },
    };
}
function withHead(content, head) {
    return (0,external_node_crypto_.createHash)("sha256").update(`${content} ${head}`).digest("base64");
}
function store(map, key, value, most) {
    map.delete(key);
    map.set(key, value);
    const oldest = map.size > most ? map.keys().next() : undefined;
    if (oldest?.done === false)
        map.delete(oldest.value);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/local-queue/src/state/pull-request.js
var pull_request = __webpack_require__(2887);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./lib/local-queue/src/hosts/git/repository.js
/** This file opens a Git repository on this machine. It runs Git without hooks, prompts and the machine's settings. */





const TIME_LIMIT_MS = 120_000;
/** Settings that replace settings which would change results or start programs. */
const SETTINGS = [
    `core.hooksPath=${external_node_os_.devNull}`,
    `core.attributesFile=${external_node_os_.devNull}`,
    "core.fsmonitor=false",
    // Milliseconds to wait for a lock of another program. Such locks usually exist for a moment.
    "core.filesRefLockTimeout=1000",
    "core.packedRefsTimeout=5000",
].flatMap((setting) => ["-c", setting]);
/** Runs Git, and returns its exit code. @throws InputError if Git does not start */
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
            // Git has its own process group, so Ctrl-C in the terminal does not interrupt it.
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
        // Git may exit before it reads all its input. The error of such a write is harmless.
        child.stdin.on("error", () => { }).end(input);
        child.on("error", (error) => {
            clearTimeout(limit);
            failed(new errors/* InputError */.dz([`--git: git could not be started: ${(0,errors/* getErrorMessage */.u1)(error)}`], { cause: error }));
        });
        child.on("close", (code) => {
            clearTimeout(limit);
            ended({ code: code ?? -1, stdout: Buffer.concat(output), stderr });
        });
    });
}
/** Returns the output of Git. @throws Error if the exit code is not 0 */
async function gitText(repository, args, options = {}) {
    const end = await runGit(repository, args, options);
    if (end.code !== 0)
        throw gitProblem(args, end);
    return end.stdout.toString("utf8");
}
function gitProblem([command = ""], { code, stderr }) {
    const words = stderr.trim().replace(/\s+/g, " ");
    return new Error(`git ${command} failed (exit code ${code}): ${words === "" ? "no error output" : words}`);
}
/** Removes variables that select another repository. Git then asks no questions, and prints English. */
function gitEnvironment(environment) {
    const allowed = Object.entries(environment).filter(([name]) => !/^GIT_(?!EXEC_PATH$|SSL_)/i.test(name));
    return {
        ...Object.fromEntries(allowed),
        GIT_TERMINAL_PROMPT: "0",
        GCM_INTERACTIVE: "never",
        GIT_EDITOR: "false",
        GIT_ATTR_NOSYSTEM: "1",
        LC_ALL: "C",
    };
}
/** Opens a bare repository or the top folder of a work tree. Rejects a subfolder of a repository. @throws InputError */
async function openRepository(path, environment) {
    const top = (0,external_node_path_.resolve)(path);
    if (!(0,external_node_fs_.existsSync)(top))
        throw new errors/* InputError */.dz([`--git: the folder ${top} does not exist`]);
    const inside = (0,external_node_path_.join)(top, ".git");
    const isPlain = (0,external_node_fs_.existsSync)(inside);
    const folder = isPlain ? inside : top;
    const found = { folder, environment, objectFormat: "sha1" };
    // In a second work tree, `.git` is a file, so it cannot be the working directory.
    const query = ["--path-format=absolute", "--git-common-dir", "--show-object-format"];
    const end = await runGit({ ...found, folder: top }, [`--git-dir=${folder}`, "rev-parse", ...query]);
    if (end.code !== 0)
        throw whyNotOpened(top, end);
    const lines = end.stdout.toString("utf8").replace(/\n$/, "").split("\n");
    const objectFormat = lines.pop() === "sha256" ? "sha256" : "sha1";
    const repository = { ...found, folder: lines.join("\n"), objectFormat };
    await rejectOldGit(repository);
    return repository;
}
function whyNotOpened(top, { stderr }) {
    const problem = /not a git repository/i.test(stderr)
        ? `--git: ${top} is not a Git repository. Name the folder that contains .git, or a bare repository`
        : `--git: ${top} cannot be opened: ${stderr.trim().replace(/\s+/g, " ")}`;
    return new errors/* InputError */.dz([problem]);
}
/** Oldest version of Git that can merge without a work tree. */
const OLDEST = [2, 38];
async function rejectOldGit(repository) {
    const text = await gitText(repository, ["version"]);
    const [, major = "0", minor = "0"] = /(\d+)\.(\d+)/.exec(text) ?? [];
    if (Number(major) > OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) >= OLDEST[1]))
        return;
    throw new errors/* InputError */.dz([`--git requires Git ${OLDEST.join(".")} or newer, and this is ${text.trim()}`]);
}

;// CONCATENATED MODULE: ./lib/local-queue/src/hosts/git/objects.js
/** This file reads, writes and merges commits of a repository without a ref, a work tree or an index. */






const QUEUE = "Merge Queue <merge-queue@localhost>";
/** Returns the queue's name and a time in Git's format for an author or committer. */
function queueSignature(dateMs) {
    return `${QUEUE} ${Math.floor(dateMs / 1000)} +0000`;
}
function asBytes(text) {
    return Buffer.from(text, "utf8").toString("latin1");
}
/** Reads commits by id. Omits missing commits and other objects. */
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
function subjectOf({ message, encoding }) {
    return decode(message.trimStart().split("\n", 1)[0] ?? "", encoding).trim();
}
function authorOf({ author, encoding }) {
    return asBytes(decode(author, encoding));
}
function authorNameOf({ author, encoding }) {
    return decode(author.replace(/<.*$/, ""), encoding).trim();
}
function decode(text, encoding) {
    const bytes = Buffer.from(text, "latin1");
    try {
        return new TextDecoder(encoding ?? "utf-8").decode(bytes);
    }
    catch {
        return bytes.toString("utf8");
    }
}
function authoredAt({ author }) {
    return Number(/> (\d+)/.exec(author)?.[1] ?? 0);
}
/** Writes a commit in Git's format, and returns its id. A Git process per commit would be slow. */
function writeCommit({ folder, objectFormat }, commit) {
    const { tree, parents, author, message, encoding = null, dateMs } = commit;
    const headers = [
        `tree ${tree}`,
        ...parents.map((id) => `parent ${id}`),
        `author ${author}`,
        `committer ${queueSignature(dateMs)}`,
        ...(encoding === null ? [] : [`encoding ${encoding}`]),
    ];
    const content = Buffer.from(`${headers.join("\n")}\n\n${message}`, "latin1");
    const bytes = Buffer.concat([Buffer.from(`commit ${content.length}\0`), content]);
    const id = (0,external_node_crypto_.createHash)(objectFormat).update(bytes).digest("hex");
    const path = pathOf(folder, id);
    if ((0,external_node_fs_.existsSync)(path))
        return id;
    const parent = (0,external_node_path_.dirname)(path);
    (0,external_node_fs_.mkdirSync)(parent, { recursive: true });
    // Git deletes old files with such a name, so an unfinished file does not remain forever.
    const unfinished = (0,external_node_path_.join)(parent, `tmp_obj_${(0,external_node_crypto_.randomUUID)()}`);
    (0,external_node_fs_.writeFileSync)(unfinished, (0,external_node_zlib_.deflateSync)(bytes));
    (0,external_node_fs_.chmodSync)(unfinished, 0o444);
    (0,external_node_fs_.renameSync)(unfinished, path);
    return id;
}
const NOTHING_TO_MERGE = /refusing to merge unrelated histories|[0-9a-f]+ - not something we can merge/;
/** Merges the second commit of each pair into the first one. One process merges all pairs. */
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
        // Git stops at a pair that it cannot merge at all, so another process continues with the next pair.
        const why = NOTHING_TO_MERGE.exec(stderr)?.[0];
        if (why === undefined)
            throw gitProblem(args, { code, stdout, stderr });
        merges.push({ kind: "impossible", why });
    }
    return merges;
}
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
async function mergeTree(repository, into, from, options = {}) {
    const [merge] = await mergeTrees(repository, [[into, from]], options);
    return merge ?? { kind: "impossible", why: "git returned no result" };
}
/**
 * Parses the output of merge-tree. Fields of a merge: 1 if clean, the tree, and the files in conflict up to an empty
 * field. After a conflict, messages follow up to an empty field. Each message has the number of paths, the paths, the
 * kind and the text.
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
/**
 * True when an object has a file of its own. Git deletes such an object together with the objects that it refers to.
 */
function isLoose({ folder }, id) {
    return (0,external_node_fs_.existsSync)(pathOf(folder, id));
}
function pathOf(folder, id) {
    return (0,external_node_path_.join)(folder, "objects", id.slice(0, 2), id.slice(2));
}
/**
 * Writes the objects of a commit to the disk, except those of another commit. Packs are already on the disk. Loose
 * objects are not, because most of them are needed only for a short time.
 */
async function syncObjects({ repository, commit, without, }) {
    // On Windows, this call fails for a file that is open only for reading.
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
        // Some network file systems reject this call for folders.
        if (!(error instanceof Error && "code" in error && (error.code === "EINVAL" || error.code === "ENOTSUP")))
            throw error;
    }
    finally {
        await handle.close();
    }
}
/** True when all objects of a commit exist. Does not check the objects of the other commit. */
async function isComplete(repository, commit, without) {
    const { code } = await runGit(repository, ["rev-list", "--objects", "--quiet", commit, "--not", without]);
    return code === 0;
}
/** Returns those of the commits that another commit contains. Omits missing commits. */
async function findContained(repository, commit, ids) {
    const found = [...(await readCommits(repository, ids)).keys()];
    if (found.length === 0)
        return new Set();
    const input = [...found, `^${commit}`].map((line) => `${line}\n`).join("");
    const outside = new Set((await gitText(repository, ["rev-list", "--stdin"], { input })).split("\n"));
    return new Set(found.filter((id) => !outside.has(id)));
}
/** Lists the commits of a head that another commit lacks. */
async function listAddedCommits(repository, base, head) {
    const text = await gitText(repository, ["rev-list", "--reverse", "--topo-order", "--parents", head, `^${base}`]);
    const all = text.split("\n").flatMap((line) => {
        const [id = "", ...parents] = line.split(" ");
        return id === "" ? [] : [{ id, parents }];
    });
    const commits = all.filter(({ parents }) => parents.length <= 1);
    return { commits, isLine: commits.length === all.length };
}

;// CONCATENATED MODULE: ./lib/local-queue/src/hosts/git/merge-commits.js

/** Creates the commits of merges in order. No ref points to these commits yet. */
async function makeMerges(plan) {
    const merges = await makeInOrder(plan);
    const last = merges.made.at(-1);
    if (last === undefined || (await isComplete(plan.repository, last.tip, plan.tip)))
        return merges;
    // Git has deleted the objects of tested merges, so this call creates them again.
    plan.known.clear();
    return makeInOrder(plan);
}
async function makeInOrder(plan) {
    const { repository, known, groups, tip } = plan;
    const heads = groups.flatMap(({ members }) => members.map(({ sha }) => sha));
    const commits = await readCommits(repository, [tip, ...heads]);
    const top = commits.get(tip);
    if (top === undefined)
        throw new Error(`The commit ${tip} of the target branch is missing`);
    let position = { tip, tree: top.tree, contents: known.contentsOf(tip) };
    const made = [];
    for (const group of groups) {
        const changes = [];
        for (const { number, sha } of group.members) {
            const head = commits.get(sha);
            const next = head === undefined ? `its commit ${sha} is missing` : await mergePullRequest(plan, position, { number, head });
            if (typeof next === "string")
                return { made, refused: { number, why: next } };
            position = next;
            changes.push({ number, sha, commit: position.tip });
        }
        made.push({ group, changes, tip: position.tip });
    }
    return { made, refused: null };
}
async function mergePullRequest(plan, position, member) {
    const { repository, known } = plan;
    const sha = member.head.id;
    let tree = known.findTree(position.contents, sha);
    if (tree === undefined) {
        const merge = await mergeTree(repository, position.tip, sha);
        if (merge.kind === "impossible")
            return merge.why;
        if (merge.kind === "conflict")
            return `it conflicts with the target branch in ${merge.files.join(", ")}`;
        tree = merge.tree;
    }
    const made = await makeCommit(plan, position, member, tree);
    if (typeof made === "string")
        return made;
    const contents = known.add(position.contents, sha, tree);
    known.setContents(made.tip, contents);
    return { tip: made.tip, tree, contents };
}
/** Creates the commits of the merge method. The last commit has the tested tree. */
async function makeCommit(plan, position, member, tree) {
    const { repository, method, dateMs, branchOf } = plan;
    const { number, head } = member;
    const title = subjectOf(head);
    switch (method) {
        case "merge_commit": {
            const message = asBytes(`Merge pull request #${number} from ${branchOf(number)}\n\n${title}\n`);
            const parents = [position.tip, head.id];
            return { tip: writeCommit(repository, { tree, parents, author: queueSignature(dateMs), message, dateMs }) };
        }
        case "squash": {
            const message = asBytes(`${title} (#${number})\n`);
            return {
                tip: writeCommit(repository, { tree, parents: [position.tip], author: authorOf(head), message, dateMs }),
            };
        }
        case "rebase":
            return replay(plan, position, head.id, tree);
    }
}
/**
 * Rebases each commit of a branch onto the tip. Omits merges, and commits without a change there. As on GitHub, a
 * commit conflicts if the target branch has the same change, and changed the same lines again later.
 */
async function replay({ repository, tip: base, dateMs }, position, head, expected) {
    const { commits: added, isLine } = await listAddedCommits(repository, base, head);
    const commits = await readCommits(repository, added.flatMap(({ id, parents }) => [id, ...parents]));
    let { tip, tree } = position;
    for (const [index, { id }] of added.entries()) {
        const commit = commits.get(id);
        if (commit === undefined)
            return `the commit ${id} is missing`;
        const isLast = index === added.length - 1;
        let next = expected;
        // The last commit of a history without merges must have the tested tree.
        if (!isLine || !isLast) {
            // The merge base of both sides is then the parent of this commit, as in a cherry-pick.
            const parents = commit.parents.slice(0, 1);
            const beside = writeCommit(repository, { tree, parents, author: queueSignature(dateMs), message: "", dateMs });
            const merge = await mergeTree(repository, beside, id, { allowUnrelated: true });
            if (merge.kind === "impossible")
                throw new Error(`The commit ${id} cannot be rebased: ${merge.why}`);
            if (merge.kind === "conflict")
                return `its commit ${id} cannot be rebased: it conflicts in ${merge.files.join(", ")}`;
            next = merge.tree;
        }
        const changedNothing = commits.get(commit.parents[0] ?? "")?.tree === commit.tree;
        if (next === tree && !changedNothing)
            continue;
        tree = next;
        const { author, message, encoding } = commit;
        tip = writeCommit(repository, { tree, parents: [tip], author, message, encoding, dateMs });
    }
    return tree === expected
        ? { tip }
        : "after a rebase of its commits, the files differ from the files that were tested";
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
;// CONCATENATED MODULE: ./lib/local-queue/src/hosts/git/records.js

function recordsInMemory() {
    return { pullRequests: new Map(), merges: new Map(), refChanges: new Map() };
}
/** Reads the values of a table. @throws InputError if a row is damaged */
function readRows(rows, schema, table) {
    return [...rows.entries()].map(([key, value]) => {
        const read = schema.safeParse(value);
        if (read.success)
            return [key, read.data];
        throw new errors/* InputError */.dz([
            `--data: the row ${key} of the table ${table} is damaged. Restore the folder from a backup, or choose another folder`,
        ]);
    });
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/local-queue/src/hosts/git/refs.js
/** This file reads the branches of a repository, and changes several refs together. */







const HEADS = "refs/heads/";
/** Returns the full name of a branch, which Git cannot mistake for an option or a commit. */
function refOf(branch) {
    return `${HEADS}${branch}`;
}
/** Lists branches with their commits, without symbolic refs. `only` selects branches by a commit. */
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
/** Returns the path of the work tree with this branch checked out; null without such a work tree. */
async function checkedOutAt(repository, branch) {
    const text = await gitText(repository, ["worktree", "list", "--porcelain", "-z"]);
    for (const tree of text.split("\0\0")) {
        const facts = tree.split("\0");
        // The folder of this work tree no longer exists.
        if (facts.some((fact) => fact.startsWith("prunable")))
            continue;
        if (facts.includes(`branch ${refOf(branch)}`))
            return facts[0]?.replace(/^worktree /, "") ?? "";
    }
    return null;
}
const refChange = schemas/* object */.Ikc({ refs: schemas/* array */.YOg(schemas/* string */.YjP().check(api/* _startsWith */.$S(HEADS))), startedAtMs: schemas/* number */.aig() });
/**
 * Changes all refs, or no ref if one of them does not point to the expected commit. If the service is killed during the
 * change, the row remains. The next start then recognizes Git's lock files.
 */
async function changeRefs({ repository, refChanges }, changes) {
    const none = "0".repeat(repository.objectFormat === "sha1" ? 40 : 64);
    const input = changes
        .map(({ ref, before = "", after }) => `update ${ref}\0${after ?? none}\0${before ?? none}\0`)
        .join("");
    refChanges.set(ONLY_ROW, { refs: changes.map(({ ref }) => ref), startedAtMs: Date.now() });
    const args = ["update-ref", "-m", "merge queue", "--stdin", "-z"];
    // Without fsync, a power cut could leave an empty ref, which damages the repository.
    const end = await runGit(repository, ["-c", "core.fsync=reference", ...args], { input });
    forget(refChanges, ONLY_ROW);
    if (end.code === 0)
        return { kind: "changed" };
    if (!(await areAsBefore(repository, changes)))
        return { kind: "moved" };
    const lock = /Unable to create '(.*?\.lock)': File exists/.exec(end.stderr)?.[1];
    if (lock === undefined)
        throw gitProblem(args, end);
    const problem = `a different program is changing the refs of the repository, or it stopped during a change and left the file ${lock}`;
    return { kind: "locked", problem };
}
/**
 * Deletes a row. A failure, for example on a full disk, is harmless, because a later start removes only lock files of
 * that time.
 */
function forget(refChanges, key) {
    try {
        refChanges.delete(key);
    }
    catch (error) {
        if (!(error instanceof errors/* InputError */.dz))
            throw error;
    }
}
async function areAsBefore(repository, changes) {
    const text = await gitText(repository, ["for-each-ref", "--format=%(objectname) %(refname)"]);
    const ids = new Map(text.split("\n").map((line) => [line.replace(/^\S* /, ""), line.replace(/ .*/, "")]));
    return changes.every(({ ref, before }) => before === undefined || (ids.get(ref) ?? null) === before);
}
const ONLY_ROW = 1;
/** Milliseconds in which Git creates the lock files of a change. Some file systems date files slightly too early. */
const LATEST_LOCK_MS = 10_000;
const CLOCK_STEP_MS = 20;
/** Milliseconds after the end of the service in which a remaining Git process starts, and in which it finishes. */
const BEGUN_MS = 300;
const GRACE_MS = 1500;
const POLL_MS = 50;
/**
 * Removes the lock files of an interrupted change. Lock files of other programs are older or much newer, and are not
 * removed.
 */
async function removeLeftLocks({ repository, refChanges }) {
    for (const [key, { refs, startedAtMs }] of readRows(refChanges, refChange, "git_ref_changes")) {
        const files = [...refs, "HEAD", "packed-refs", "reftable/tables.list"];
        const locks = files.map((name) => (0,external_node_path_.join)(repository.folder, `${name}.lock`));
        const isOurs = (lock) => {
            const madeMs = (0,external_node_fs_.statSync)(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0;
            return madeMs >= startedAtMs - CLOCK_STEP_MS && madeMs <= startedAtMs + LATEST_LOCK_MS;
        };
        await (0,external_node_timers_promises_.setTimeout)(BEGUN_MS);
        const latestMs = Date.now() + GRACE_MS;
        while (locks.some(isOurs) && Date.now() < latestMs)
            await (0,external_node_timers_promises_.setTimeout)(POLL_MS);
        for (const lock of locks.filter(isOurs))
            (0,external_node_fs_.rmSync)(lock, { force: true });
        refChanges.delete(key);
    }
}
/** Returns the tip of a branch. @throws InputError if the branch cannot be the target of a queue */
async function readTarget(repository, branch) {
    const branches = await listBranches(repository);
    const tip = branches.get(branch);
    if (tip === undefined) {
        const known = [...branches.keys()].slice(0, 10).join(", ");
        const advice = known === "" ? "It has no branch with a commit yet" : `Its branches are: ${known}`;
        throw new errors/* InputError */.dz([`--git: the repository has no branch "${branch}" to merge to. ${advice}`]);
    }
    const workTree = await checkedOutAt(repository, branch);
    if (workTree !== null)
        throw new errors/* InputError */.dz([`--git: ${whileCheckedOut(branch, workTree)}`]);
    for (const folder of TEST_BRANCH_FOLDERS) {
        if (!branches.has(folder))
            continue;
        throw new errors/* InputError */.dz([`--git: the branch "${folder}" prevents the test branches ${folder}/...; rename it`]);
    }
    return tip;
}
/** Folders of test branches: while Git builds the branch, and after that. */
const TEST_BRANCH_FOLDERS = ["trunk-temp", "trunk-merge"];
function whileCheckedOut(branch, workTree) {
    return (`the branch "${branch}" is checked out in ${workTree}, and a merge would not update that work tree. ` +
        `Check out another commit there: git -C ${JSON.stringify(workTree)} switch --detach`);
}

;// CONCATENATED MODULE: ./lib/local-queue/src/hosts/git/pull-requests.js
/**
 * Pull requests of a repository: all branches except the target branch and the test branches. Their numbers never
 * change.
 */





const storedRow = schemas/* object */.Ikc({
    branch: schemas/* string */.YjP().check(api/* _minLength */.m9(1)),
    sha: pull_request/* commitId */.xk,
    state: schemas/* enum */.k5n(["open", "closed", "merged"]),
    mergeCommit: schemas/* nullable */.mee(pull_request/* commitId */.xk),
});
/** Reads the stored pull requests, without later changes. @throws InputError if a row is damaged */
async function readPullRequests(source) {
    const stored = readRows(source.rows, storedRow, "git_pull_requests");
    const pullRequests = {
        ...source,
        all: new Map(),
        byBranch: new Map(),
        unsaved: new Set(),
        lastNumber: stored.reduce((last, [number]) => Math.max(last, number), 0),
        tip: "",
        compared: "",
    };
    const heads = await readCommits(source.repository, stored.flatMap(([, { state, sha }]) => (state === "open" ? [sha] : [])));
    for (const [number, row] of stored) {
        const facts = { ...readTexts(heads.get(row.sha), row.branch), mergeable: false, upToDate: false };
        pullRequests.all.set(number, { number, ...row, ...facts });
        if (row.state === "closed")
            pullRequests.byBranch.delete(row.branch);
        else
            pullRequests.byBranch.set(row.branch, number);
    }
    return pullRequests;
}
function findOpenPullRequests({ all }) {
    return [...all.values()].filter(({ state }) => state === "open");
}
/** Writes the changes since the last call. After a failed write, the next call tries again. */
function savePullRequests({ all, rows, unsaved }) {
    for (const number of unsaved) {
        const { branch, sha, state, mergeCommit } = all.get(number) ?? {};
        rows.set(number, { branch, sha, state, mergeCommit });
        unsaved.delete(number);
    }
}
function pull_requests_store(pullRequests, pullRequest) {
    pullRequests.all.set(pullRequest.number, pullRequest);
    pullRequests.unsaved.add(pullRequest.number);
    return pullRequest;
}
/** Detects changes since the last call: new, moved and deleted branches, and a moved target branch. */
async function detectChanges(pullRequests) {
    const { repository, target, all, byBranch, tip } = pullRequests;
    const branches = await listBranches(repository);
    const now = branches.get(target);
    if (now === undefined)
        throw new Error(`The branch "${target}" no longer exists in the repository`);
    const proposals = [...branches].filter(([branch]) => isProposal(branch, target));
    const compared = JSON.stringify([now, proposals]);
    if (compared === pullRequests.compared)
        return [];
    const inTarget = await listBranches(repository, "merged", now);
    const open = findOpenPullRequests(pullRequests);
    const left = open.flatMap(({ branch, sha }) => (branches.get(branch) === sha ? [] : [sha]));
    const leftInTarget = await findContained(repository, now, left);
    const isKnown = ([branch, sha]) => all.get(byBranch.get(branch) ?? 0)?.sha === sha;
    const fresh = proposals.filter((proposal) => !inTarget.has(proposal[0]) && !isKnown(proposal));
    const heads = await readHeads(pullRequests, fresh, now);
    // The following lines cannot fail, so every detected change is reported.
    const changes = open.flatMap((before) => detectEnd(pullRequests, before, { sha: branches.get(before.branch), tip: now, inTarget, leftInTarget }));
    if (tip !== "" && tip !== now && !changes.some(({ type }) => type === "merged-by-hand")) {
        changes.push({ type: "target-pushed", tip: now });
    }
    changes.push(...heads.map((head) => applyHead(pullRequests, head)));
    pullRequests.tip = now;
    pullRequests.compared = compared;
    return changes;
}
function isProposal(branch, target) {
    return branch !== target && !TEST_BRANCH_FOLDERS.some((folder) => branch.startsWith(`${folder}/`));
}
/** Detects that others merged or closed an open pull request. */
function detectEnd(pullRequests, before, { sha, tip, inTarget, leftInTarget }) {
    const { branch, number } = before;
    const isSame = sha === before.sha;
    if (isSame ? inTarget.has(branch) : leftInTarget.has(before.sha)) {
        pull_requests_store(pullRequests, { ...before, state: "merged", mergeCommit: tip });
        return [{ type: "merged-by-hand", number, tip }];
    }
    if (isSame || (sha !== undefined && !inTarget.has(branch)))
        return [];
    pullRequests.byBranch.delete(branch);
    pull_requests_store(pullRequests, { ...before, state: "closed" });
    return [{ type: "closed", number }];
}
/** Updates the open pull request of a branch. Opens a new one if the branch has none. */
function applyHead(pullRequests, head) {
    const { all, byBranch } = pullRequests;
    const before = all.get(byBranch.get(head.branch) ?? 0);
    if (before?.state === "open")
        return { type: "pushed", pullRequest: pull_requests_store(pullRequests, { ...before, ...head }) };
    pullRequests.lastNumber += 1;
    const number = pullRequests.lastNumber;
    byBranch.set(head.branch, number);
    return { type: "opened", pullRequest: pull_requests_store(pullRequests, { ...head, number, state: "open", mergeCommit: null }) };
}
/** Reads the heads of branches, the oldest first, because this is the order of new numbers. Omits missing commits. */
async function readHeads({ repository, scratchFolder }, branches, onto) {
    const ids = branches.map(([, sha]) => sha);
    const commits = await readCommits(repository, ids);
    const facts = await readFacts(repository, ids, { onto, scratchFolder });
    return branches
        .flatMap(([branch, sha]) => {
        const commit = commits.get(sha);
        return commit === undefined ? [] : [{ branch, sha, commit }];
    })
        .toSorted((one, other) => authoredAt(one.commit) - authoredAt(other.commit) || (one.branch < other.branch ? -1 : 1))
        .map(({ branch, sha, commit }) => ({ branch, sha, ...readTexts(commit, branch), ...facts(sha) }));
}
/** Reads title and author. If the commit has no message, the title is the name of the branch. */
function readTexts(commit, branch) {
    if (commit === undefined)
        return { title: branch, author: "" };
    return { title: subjectOf(commit) || branch, author: authorNameOf(commit) };
}
/** Returns a function that computes the facts of heads relative to a commit of the target branch. */
async function readFacts(repository, heads, { onto, scratchFolder }) {
    if (heads.length === 0)
        return () => ({ mergeable: false, upToDate: false });
    const pairs = heads.map((head) => [onto, head]);
    const merges = await tryMerges(repository, pairs, scratchFolder);
    const clean = new Set(heads.filter((_, index) => merges[index]?.kind === "clean"));
    const upToDate = new Set((await listBranches(repository, "contains", onto)).values());
    return (head) => ({ mergeable: clean.has(head), upToDate: upToDate.has(head) });
}
/** Compares all open pull requests with the target branch. Returns the changed facts. */
async function refreshFacts(pullRequests) {
    const { repository, scratchFolder, all, tip: onto } = pullRequests;
    const open = findOpenPullRequests(pullRequests);
    const heads = open.map(({ sha }) => sha);
    const facts = await readFacts(repository, heads, { onto, scratchFolder });
    // If a pull request changed in the meantime, the next call compares it.
    return open.flatMap(({ number, sha }) => pullRequests.tip === onto && all.get(number)?.sha === sha ? updateFacts(pullRequests, number, facts(sha)) : []);
}
function updateFacts({ all }, number, facts) {
    const before = all.get(number);
    if (before?.state !== "open")
        return [];
    if (before.mergeable === facts.mergeable && before.upToDate === facts.upToDate)
        return [];
    const pullRequest = { ...before, ...facts };
    all.set(number, pullRequest);
    return [{ type: "facts", pullRequest }];
}
function recordMerges(pullRequests, merged) {
    for (const { number, sha, commit } of merged) {
        const before = pullRequests.all.get(number);
        if (before?.state === "open")
            pull_requests_store(pullRequests, { ...before, sha, state: "merged", mergeCommit: commit });
    }
}
/** Stores the tip after a merge by the queue. No open pull request contains this tip yet. */
function recordTip(pullRequests, tip) {
    if (pullRequests.tip === tip)
        return [];
    pullRequests.tip = tip;
    return findOpenPullRequests(pullRequests).flatMap(({ number, mergeable }) => updateFacts(pullRequests, number, { mergeable, upToDate: false }));
}

;// CONCATENATED MODULE: ./lib/local-queue/src/hosts/git/merges.js
/**
 * This file performs the requested merges in order. It records each merge before the target branch moves, so that the
 * next start can continue.
 */








const MERGE_FAILED = "GITHUB_API_MERGE_PR_FAILED";
const HOST_TROUBLE = "GITHUB_API_REPEATED_SERVER_ERRORS";
/** Maximum number of attempts for a merge with a failure that the pull request did not cause. */
const MOST_FAILURES = 5;
const CHANGED = { kind: "changed" };
function createMerger(options) {
    return {
        ...options,
        waiting: [],
        requested: new Set(),
        stopped: new Set(),
        pushesByHand: 0,
        failures: 0,
        reported: null,
    };
}
/** Adds groups to merge. Ignores groups that were requested before. */
function requestMerges(merger, groups, how, pushes = merger.pushesByHand) {
    const fresh = groups.filter(({ group }) => !merger.requested.has(group));
    for (const { group } of fresh)
        merger.requested.add(group);
    merger.waiting = [...merger.waiting, ...fresh.map((group) => ({ ...how, group, pushes }))];
}
/** Merges the waiting groups in order. Stops at a group that must wait longer. */
async function runMerges(merger) {
    try {
        while (await mergeNext(merger)) {
            merger.failures = 0;
            merger.reported = null;
        }
    }
    catch (error) {
        recordFailure(merger, (0,errors/* getErrorMessage */.u1)(error));
    }
}
function recordFailure(merger, problem) {
    reportOnce(merger, `Merging to ${merger.target} failed: ${problem}.`);
    merger.failures += 1;
    const [first] = merger.waiting;
    if (first === undefined || merger.failures < MOST_FAILURES)
        return;
    merger.failures = 0;
    remove(merger, [first]);
    refuse(merger, first, HOST_TROUBLE);
}
function reportOnce(merger, sentence) {
    if (sentence !== merger.reported)
        merger.report(sentence);
    merger.reported = sentence;
}
function remove(merger, groups) {
    merger.waiting = merger.waiting.filter((each) => !groups.includes(each));
}
function refuse({ stopped }, { group: { group, members }, answer }, reason, number = members[0]?.number) {
    // A reply to an earlier group may have stopped this one.
    if (number !== undefined && !stopped.has(group))
        answer({ type: "merge-refused", group, number, reason });
}
/**
 * Merges as many groups as possible together. Returns false if no group waits, or if the first group must wait longer.
 */
async function mergeNext(merger) {
    const { repository, target, report } = merger;
    if (merger.waiting.length === 0)
        return false;
    await merger.publishChanges();
    const isWanted = ({ group: { group } }) => !merger.stopped.has(group);
    merger.waiting = merger.waiting.filter(isWanted);
    if (refuseOutdated(merger))
        return true;
    const chosen = chooseGroups(merger.waiting, merger.failures > 0);
    const [first] = chosen;
    if (first === undefined)
        return false;
    const workTree = await checkedOutAt(repository, target);
    if (workTree !== null) {
        reportOnce(merger, `Merging is paused: ${whileCheckedOut(target, workTree)}`);
        return false;
    }
    const { tip, all } = merger.pullRequests;
    const { made, refused } = await makeMerges({
        repository,
        known: merger.known,
        groups: chosen.map(({ group }) => group),
        method: first.method,
        tip,
        dateMs: merger.nowMs(),
        branchOf: (number) => all.get(number)?.branch ?? `pull request #${number}`,
    });
    if (!chosen.every(isWanted))
        return true;
    const moved = made.length === 0 ? CHANGED : await moveTarget(merger, tip, made);
    if (moved.kind === "locked")
        reportOnce(merger, `Merging is paused: ${moved.problem}.`);
    if (moved.kind !== "changed")
        return moved.kind === "moved";
    const merged = chosen.slice(0, made.length);
    const next = refused === null ? undefined : chosen[made.length];
    remove(merger, next === undefined ? merged : [...merged, next]);
    for (const [index, { group, changes }] of made.entries()) {
        const merges = changes.map(({ number, commit }) => ({ number, sha: commit }));
        merged[index]?.answer({ type: "merged", group: group.group, merges });
    }
    if (refused !== null && next !== undefined) {
        report(`#${refused.number} cannot be merged: ${refused.why}.`);
        refuse(merger, next, MERGE_FAILED, refused.number);
    }
    return true;
}
/** Rejects merges whose tests lack a later push to the target branch. Returns true if there are such merges. */
function refuseOutdated(merger) {
    const outdated = merger.waiting.filter(({ pushes }) => pushes !== merger.pushesByHand);
    if (outdated.length === 0)
        return false;
    const names = outdated.flatMap(({ group }) => group.members.map(({ number }) => `#${number}`)).join(", ");
    merger.report(`A person or a program pushed to ${merger.target} just before the queue merged ${names}.`);
    remove(merger, outdated);
    for (const each of outdated)
        refuse(merger, each, MERGE_FAILED);
    return true;
}
/** Returns the first groups with the same merge method, or only the first group after a failure. */
function chooseGroups(waiting, isAlone) {
    if (isAlone)
        return waiting.slice(0, 1);
    const other = waiting.findIndex(({ method }) => method !== waiting[0]?.method);
    return other === -1 ? waiting : waiting.slice(0, other);
}
/** Moves the target branch to the last merge, and reports the facts that follow from it. */
async function moveTarget(merger, before, made) {
    const { repository, rows, target, pullRequests } = merger;
    const after = made.at(-1)?.tip ?? before;
    const merged = made.flatMap(({ changes }) => changes);
    // After a power cut, both the commit of the branch and the record of the merge must exist.
    if (before !== after)
        await syncObjects({ repository, commit: after, without: before });
    recordMerge(rows, { before, after, merged });
    const moved = before === after ? CHANGED : await changeRefs(merger, [{ ref: refOf(target), before, after }]);
    if (moved.kind !== "changed")
        return moved;
    recordMerges(pullRequests, merged);
    merger.publish(recordTip(pullRequests, after));
    return moved;
}
const recordedMerge = schemas/* object */.Ikc({
    before: pull_request/* commitId */.xk,
    after: pull_request/* commitId */.xk,
    merged: schemas/* array */.YOg(schemas/* object */.Ikc({ number: schemas/* int */.Whr(), sha: pull_request/* commitId */.xk, commit: pull_request/* commitId */.xk })),
});
/** Number of stored merges to read at the next start. */
const MERGES_READ = 200;
function recordMerge(rows, merge) {
    const keys = [...rows.entries()].map(([key]) => key);
    rows.set((keys.at(-1) ?? 0) + 1, merge);
    for (const key of keys.slice(0, -MERGES_READ))
        rows.delete(key);
}
/**
 * Returns the stored merges in the target branch, and restores the known contents of their commits. The other merges
 * failed, because the branch moved or the service stopped.
 */
async function readCompletedMerges({ repository, known, rows }, tip) {
    const recorded = readRows(rows, recordedMerge, "git_merges").map(([, merge]) => merge);
    const contained = await findContained(repository, tip, recorded.map(({ after }) => after));
    const completed = recorded.filter(({ after }) => contained.has(after));
    for (const { before, merged } of completed) {
        let contents = known.contentsOf(before);
        for (const { sha, commit } of merged) {
            const tree = known.findTree(contents, sha);
            if (tree === undefined)
                break;
            contents = known.add(contents, sha, tree);
            known.setContents(commit, contents);
        }
    }
    return completed;
}

;// CONCATENATED MODULE: ./lib/local-queue/src/hosts/git/test-branch.js


const [TEMPORARY, FINAL] = TEST_BRANCH_FOLDERS;
/** Returns the last part of a test branch's name, which is unique in its queue. */
function nameOfRun(branch) {
    return branch.slice(branch.lastIndexOf("/") + 1);
}
/** Returns the id of the test run in `trunk-merge/pr-1/<id>`, without the suffix of a bisection. */
function testRunIdOf(branch) {
    return nameOfRun(branch).replace(/-bisection(-\d+)?$/, "");
}
function temporaryOf(branch) {
    return branch.replace(FINAL, TEMPORARY);
}
/** Builds the test branch of a run. After a failure, only objects without references remain. */
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
        throw new Error(`a branch ${branch} or ${temporaryOf(branch)} exists already`);
}
/** Restores the known merges of a run, but creates no branch. */
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
    // Git has deleted the objects of an earlier run's merges, so this call creates them again.
    known.clear();
    return mergeInOrder(builder, run, temporary);
}
/** Merges the changes in order. Returns the last tree that was already known as `known`. */
async function mergeInOrder(builder, run, temporary) {
    const { repository, known } = builder;
    const { base, content, askedAtMs: dateMs } = run;
    const tips = [base];
    let contents = known.contentsOf(base);
    let used = null;
    for (const commit of content) {
        const tip = tips.at(-1) ?? base;
        let tree = known.findTree(contents, commit.sha);
        if (tree !== undefined) {
            used = tree;
        }
        else {
            const merge = await mergeTree(repository, tip, commit.sha);
            if (merge.kind !== "clean") {
                const culprit = await findFirstConflict(builder, tips, commit.sha);
                const ahead = culprit === 0 ? null : (content[culprit - 1] ?? null);
                const files = merge.kind === "conflict" ? merge.files : [];
                return { kind: "conflict", conflict: { commit, with: ahead, files }, known: used };
            }
            tree = merge.tree;
        }
        contents = known.add(contents, commit.sha, tree);
        const message = asBytes(`Merging ${commit.sha} into ${temporary}\n`);
        const author = queueSignature(dateMs);
        tips.push(writeCommit(repository, { tree, parents: [tip, commit.sha], author, message, dateMs }));
    }
    return { kind: "built", commit: tips.at(-1) ?? base, known: used };
}
/** Returns the index of the first tip that conflicts with a head; -1 without a conflict. */
async function findFirstConflict(builder, tips, head) {
    const pairs = tips.map((tip) => [tip, head]);
    const merges = await tryMerges(builder.repository, pairs, builder.scratchFolder);
    return merges.findIndex(({ kind }) => kind !== "clean");
}
/** Deletes test branches, even if others have moved or deleted some of them. */
async function removeTestBranches(store, branches) {
    const changes = branches.map((branch) => ({ ref: refOf(branch), after: null }));
    if (changes.length > 0)
        await changeRefs(store, changes);
}
/** Deletes the test branches of a killed service. Their names contain the names of the service's runs. */
async function removeLeftTestBranches(store, isOurs) {
    const branches = [...(await listBranches(store.repository)).keys()].filter((branch) => {
        const [folder = "", leader = "", ...rest] = branch.split("/");
        const isTestBranch = (folder === TEMPORARY || folder === FINAL) && /^pr-\d+$/.test(leader);
        return isTestBranch && isOurs(rest.join("/"));
    });
    await removeTestBranches(store, branches);
}

// EXTERNAL MODULE: ./lib/src/text/environment.js
var text_environment = __webpack_require__(1745);
;// CONCATENATED MODULE: ./lib/local-queue/src/hosts/git/test-command.js
/**
 * This file runs the user's test command in a new checkout of the test branch. The checkout is a separate repository in
 * the data folder that uses the objects of the given repository, so tests cannot change the given repository. A killed
 * service leaves only a folder.
 */








const STOP_GRACE_MS = 2000;
/**
 * Checks out the test branch, and runs the command in the checkout. A problem is logged and fails the tests. @throws an
 * error of the file system if the log cannot be opened
 */
function runTests(job) {
    const log = openLog(job);
    let child = null;
    let isStopped = false;
    let killTimer;
    const stop = () => {
        if (isStopped)
            return;
        isStopped = true;
        const stopped = child;
        if (stopped === null)
            return;
        signalGroup(stopped, "SIGTERM");
        killTimer = setTimeout(() => signalGroup(stopped, "SIGKILL"), STOP_GRACE_MS);
    };
    const stepEnded = (started) => new Promise((ended) => {
        child = started;
        started.on("error", (error) => {
            log.write(`The command could not be started: ${(0,errors/* getErrorMessage */.u1)(error)}`);
            ended(false);
        });
        started.on("exit", (code, signal) => {
            clearTimeout(killTimer);
            signalGroup(started, "SIGKILL");
            child = null;
            if (code !== 0 && !isStopped)
                log.write(code === null ? `The command was ended by ${signal}.` : `Exit code ${code}`);
            ended(code === 0);
        });
    });
    const run = async () => {
        try {
            log.write(`${job.branch} is ${job.sha}, tests of ${job.pullRequests.map((number) => `#${number}`).join(" ")}`);
            await (0,promises_.rm)(job.folder, REMOVED);
            createCheckout(job);
            if (isStopped || !(await stepEnded(checkOut(job, log.file))) || isStopped)
                return false;
            log.write(`$ ${job.command}`);
            return (await stepEnded(startCommand(job, log.file))) && !isStopped;
        }
        catch (error) {
            log.write(`The tests could not be run: ${(0,errors/* getErrorMessage */.u1)(error)}`);
            return false;
        }
        finally {
            // If the folder remains, the next start of the service removes it.
            await (0,promises_.rm)(job.folder, REMOVED).catch((error) => log.write(`${job.folder} could not be removed: ${(0,errors/* getErrorMessage */.u1)(error)}`));
            (0,external_node_fs_.closeSync)(log.file);
        }
    };
    return { stop, ended: run() };
}
function openLog({ logFile, report }) {
    const file = (0,external_node_fs_.openSync)(logFile, "a");
    let isRefused = false;
    const write = (line) => {
        try {
            (0,external_node_fs_.writeSync)(file, `${line}\n`);
        }
        catch (error) {
            // An error in an event handler would end the service, for example on a full disk.
            if (!isRefused)
                report(`${logFile} cannot be written to: ${(0,errors/* getErrorMessage */.u1)(error)}.`);
            isRefused = true;
        }
    };
    return { file, write };
}
const REMOVED = { recursive: true, force: true, maxRetries: 3 };
/** Creates a repository as `git clone --shared` does, but only with the test branch and the target branch. */
function createCheckout({ repository, folder, branch, sha, target, base }) {
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
/** Uses the user's settings, because they configure large files and line endings. */
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
/** Kills the process group when the service exits, which closes file 3. The command does not inherit file 3. */
const WITH_WATCH = '{ read -r line; kill -9 0; } <&3 3<&- >/dev/null 2>&1 & exec 3<&-; exec sh -c "$1"';
function startCommand(job, log) {
    const { command, folder, repository } = job;
    const how = { cwd: folder, env: { ...forCommands(repository.environment), ...variablesOf(job) }, windowsHide: true };
    if (ON_WINDOWS) {
        // The quotes are the same as with Node's option `shell`.
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
    return Object.fromEntries(Object.entries(environment).filter(([name]) => (0,text_environment/* isVariableForChildPrograms */.rA)(name)));
}
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
        // The process group has already exited.
    }
}

;// CONCATENATED MODULE: ./lib/local-queue/src/hosts/git/runs.js
/** This file performs test runs. It builds test branches one by one, and tests them in parallel. */





/** Milliseconds before each retry of a build that failed without a conflict. */
const PAUSES_MS = [500, 1000, 2000];
function createRuns(options) {
    return { ...options, active: new Map(), facts: new Map() };
}
function startRun(runs, run, answer) {
    const { id } = run;
    if (runs.active.has(id))
        return;
    runs.active.set(id, null);
    if (!runs.facts.has(id)) {
        const branch = runs.testBranchOf(id);
        runs.facts.set(id, { branch, logFile: (0,external_node_path_.join)(runs.logFolder, `${nameOfRun(branch)}.log`), sha: null });
    }
    void runs.inOrder(() => build(runs, run, answer));
}
async function build(runs, run, answer, tries = 0) {
    const { active, facts, report } = runs;
    const known = facts.get(run.id);
    if (!active.has(run.id) || known === undefined)
        return;
    const result = await tryToBuild(runs, run, known);
    const made = { ...known, sha: result.sha };
    facts.set(run.id, made);
    // If the run was stopped in the meantime, the next task deletes its branch.
    if (!active.has(run.id))
        return;
    if (result.sha !== null) {
        answer({ type: "run-started", run: run.id, sha: result.sha });
        if (active.has(run.id))
            void test(runs, run, { ...made, sha: result.sha }, answer);
        return;
    }
    const { conflict, problem } = result;
    if (conflict !== null || tries === 0)
        report(problem);
    const pauseMs = conflict === null ? PAUSES_MS[tries] : undefined;
    if (pauseMs !== undefined) {
        setTimeout(() => void runs.inOrder(() => build(runs, run, answer, tries + 1)), pauseMs).unref();
        return;
    }
    active.delete(run.id);
    const leader = run.content[run.content.length - run.own];
    const number = conflict?.commit.number ?? leader?.number ?? 0;
    const why = conflict === null
        ? { reason: "START_TEST_RUN_RETRY_EXHAUSTED" }
        : { reason: "START_TEST_RUN_MERGE_CONFLICT", culprit: conflict.with?.number ?? null, files: conflict.files };
    answer({ type: "run-refused", run: run.id, number, ...why });
}
async function tryToBuild(runs, run, { branch, logFile }) {
    try {
        // The log proves to the next start that this branch belongs to this service.
        (0,external_node_fs_.appendFileSync)(logFile, "");
        const built = await buildTestBranch(runs, run, branch);
        if (built.kind === "built")
            return { sha: built.commit };
        const problem = describeConflict(built.conflict, runs.target);
        (0,external_node_fs_.appendFileSync)(logFile, `${problem}\n`);
        return { sha: null, conflict: built.conflict, problem };
    }
    catch (error) {
        const problem = `The test branch ${branch} could not be built: ${(0,errors/* getErrorMessage */.u1)(error)}.`;
        return { sha: null, conflict: null, problem };
    }
}
function describeConflict({ commit, with: ahead, files }, target) {
    const other = ahead === null ? target : `#${ahead.number}`;
    if (files.length === 0)
        return `#${commit.number} cannot be merged with ${other}, because they have no common history.`;
    return `#${commit.number} conflicts with ${other} in ${files.join(", ")}.`;
}
async function test(runs, run, { branch, logFile, sha }, answer) {
    const { active, repository, checkoutFolder, target, report } = runs;
    const pullRequests = run.content.slice(run.content.length - run.own).map(({ number }) => number);
    const named = pullRequests.map((number) => `#${number}`).join(", ");
    let passed = false;
    try {
        const tests = runTests({
            repository,
            command: runs.testCommand,
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
        active.set(run.id, tests);
        passed = await tests.ended;
    }
    catch (error) {
        report(`The tests of ${named} could not be run: ${(0,errors/* getErrorMessage */.u1)(error)}.`);
    }
    if (!active.has(run.id))
        return;
    if (!passed)
        runs.reportFailed?.(`The tests of ${named} failed. Their output is in ${logFile}`);
    answer({ type: "runs-ended", runs: [{ run: run.id, passed }] });
    endRun(runs, run.id);
}
function endRun(runs, id) {
    const tests = runs.active.get(id);
    if (!runs.active.delete(id))
        return;
    tests?.stop();
    void removeBranch(runs, id);
}
function removeBranch(runs, id) {
    return runs.inOrder(async () => {
        const { sha = null, branch = "" } = runs.facts.get(id) ?? {};
        if (sha !== null)
            await removeTestBranches(runs, [branch]);
    });
}
/** Restores the known merges of a passed run. A failure is harmless, because the known merges only save time. */
async function restoreKnownMerges(runs, run) {
    if (!runs.active.has(run.id))
        await mergeAgain(runs, run, runs.testBranchOf(run.id)).catch(() => { });
}
/** Stops all runs without a reply. Deletes their checkouts and branches. */
async function closeRuns(runs) {
    const ids = [...runs.active.keys()];
    const tests = [...runs.active.values()].flatMap((each) => each ?? []);
    runs.active.clear();
    for (const each of tests)
        each.stop();
    await Promise.all(tests.map(({ ended }) => ended));
    await Promise.all(ids.map((id) => removeBranch(runs, id)));
}

// EXTERNAL MODULE: ./lib/local-queue/src/engine/tree.js
var tree = __webpack_require__(1647);
;// CONCATENATED MODULE: ./lib/local-queue/src/hosts/git/watch.js
/**
 * This file detects changes by others in the repository, even changes before the start, and reports them to the queue.
 */






/**
 * Continues the work of an earlier service, or starts with an empty queue. It reports missed changes, restarts
 * unfinished runs and completes requested merges, then polls the repository.
 */
async function resumeHost(host, readState, answer) {
    const { merger, runs, pullRequests, done } = host;
    host.isResumed = true;
    await host.mutex.addUrgent(async () => {
        for (const group of mergingGroups(readState())) {
            const merges = findMerges(group, done);
            if (merges !== null)
                answer({ type: "merged", group: group.group, merges });
        }
        const isPushed = reportMissedChanges(host, readState());
        for (const run of tree/* values */.zu(readState().runs)) {
            if (run.status === "starting" || run.status === "in_progress")
                startRun(runs, run, answer);
            else if (run.status === "succeeded")
                await restoreKnownMerges(runs, run);
        }
        await readCompletedMerges(merger, pullRequests.tip);
        const method = readState().settings.mergeMethod;
        // After a push, merges that were requested before the push must be rejected. The number -1 differs from every
        // number of pushes.
        requestMerges(merger, mergingGroups(readState()), { method, answer }, isPushed ? -1 : merger.pushesByHand);
        await mergeWaiting(host);
    });
    if (!host.isClosed)
        schedulePoll(host);
}
/** Reports changes since the last service. Returns true if the target branch received a push. */
function reportMissedChanges(host, before) {
    const { pullRequests, merger } = host;
    const { tip } = pullRequests;
    const entries = [...tree/* values */.zu(before.entries)].filter(state/* isLive */.DG);
    const found = entries.map(({ number, sha }) => ({ number, sha, pullRequest: pullRequests.all.get(number) }));
    const byHand = found.filter(({ pullRequest }) => pullRequest?.state === "merged");
    const isPushed = before.tip !== tip || byHand.length > 0;
    if (isPushed)
        merger.pushesByHand += 1;
    publish(host, [
        ...byHand.map(({ number }) => ({ type: "merged-by-hand", number, tip })),
        ...(isPushed && byHand.length === 0 ? [{ type: "target-pushed", tip }] : []),
        ...found.flatMap(({ number, sha, pullRequest }) => {
            if (pullRequest === undefined || pullRequest.state === "closed")
                return { type: "closed", number };
            return pullRequest.state === "open" && pullRequest.sha !== sha ? { type: "pushed", pullRequest } : [];
        }),
        ...findOpenPullRequests(pullRequests).map((pullRequest) => ({ type: "opened", pullRequest })),
    ]);
    return isPushed;
}
/** Stores the numbers of pull requests, then reports the changes. After a failed write, a later poll tries again. */
function publish(host, changes) {
    try {
        savePullRequests(host.pullRequests);
    }
    catch (error) {
        reportTrouble(host, error);
    }
    for (const change of changes)
        host.options.onChange(change);
}
async function publishChanges(host) {
    const before = host.pullRequests.tip;
    const changes = await detectChanges(host.pullRequests);
    if (host.pullRequests.tip !== before)
        host.merger.pushesByHand += 1;
    publish(host, changes);
}
/** Reports a failed poll, except after a stop, because Ctrl-C may kill a Git process that is just starting. */
function reportTrouble(host, error) {
    host.failedPolls += 1;
    if (host.isClosed)
        return;
    const problem = (0,errors/* getErrorMessage */.u1)(error);
    if (problem !== host.trouble)
        host.options.report(`Polling the repository failed: ${problem}.`);
    host.trouble = problem;
}
function schedulePoll(host) {
    host.timer = setTimeout(() => {
        void pollRepository(host).then(() => (host.isClosed ? undefined : schedulePoll(host)));
    }, host.options.pollMs ?? 1000);
}
/** Detects changes by others, then continues with the waiting merges. */
async function pollRepository(host) {
    const before = host.failedPolls;
    const onError = (error) => reportTrouble(host, error);
    await host.mutex.addUrgent(async () => {
        if (host.isClosed || !host.isResumed)
            return;
        await publishChanges(host).catch(onError);
        if (host.failedPolls === before)
            await mergeWaiting(host);
    });
    await refresh(host).catch(onError);
    if (host.failedPolls === before)
        host.trouble = "";
}
/** Updates the facts of pull requests. Runs outside of the mutex, because many pull requests take long. */
async function refresh(host) {
    const onto = host.pullRequests.tip;
    if (onto === host.refreshedFor || host.isClosed || !host.isResumed)
        return;
    const changes = await refreshFacts(host.pullRequests);
    host.refreshedFor = onto;
    if (!host.isClosed)
        publish(host, changes);
}
async function mergeWaiting({ merger, isClosed }) {
    if (!isClosed)
        await runMerges(merger);
}
/** Returns the merges of a group; null unless all its members merged. */
function findMerges({ members }, done) {
    const merges = members.flatMap(({ number, sha }) => {
        const change = done.find((each) => each.number === number && each.sha === sha);
        return change === undefined ? [] : [{ number, sha: change.commit }];
    });
    return merges.length === members.length ? merges : null;
}
/** Lists the groups whose merge was requested, in the order of the queue. */
function mergingGroups({ order, groups, entries }) {
    return [...tree/* values */.zu(order)].flatMap((id) => {
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
/** Creates a mutex, which runs one task at a time. Urgent tasks run first; tasks of the same kind run in order. */
function createMutex(onError) {
    const urgent = [];
    const others = [];
    let work = null;
    const runAll = async () => {
        for (let task = urgent.shift() ?? others.shift(); task !== undefined; task = urgent.shift() ?? others.shift()) {
            await task();
        }
        work = null;
    };
    /** Adds a task. Resolves when the task has finished. */
    const addTo = (tasks, task) => new Promise((done) => {
        tasks.push(() => task().catch(onError).finally(done));
        work ??= Promise.resolve().then(runAll);
    });
    return {
        add: (task) => addTo(others, task),
        addUrgent: (task) => addTo(urgent, task),
        /** Resolves when all tasks have finished. */
        end: async () => {
            await work;
        },
    };
}

;// CONCATENATED MODULE: ./lib/local-queue/src/hosts/git/host.js
/**
 * A Git repository as the host of a queue. It performs the requests of the engine, and replies to them. Only one task
 * at a time writes to the repository, but tests of several runs are parallel. Changes and replies become commands, so
 * the stored commands contain all of them.
 */


















/**
 * Connects the repository of a queue with a service. @throws InputError with `--git` if the repository is not usable
 */
async function connectRepository(options) {
    const { target, report } = options;
    let service = null;
    let apply = null;
    const outbox = createOutbox(report);
    const findRepository = () => {
        const repository = service?.findRepository();
        if (repository === undefined)
            throw new Error("The service has no repository");
        return repository;
    };
    const findQueue = () => findRepository().queues.get(target);
    const host = await openGitHost({
        ...options,
        testBranchOf: (run) => findQueue()?.runs.get(run)?.branch ?? "",
        nowMs: Date.now,
        onChange: (change) => {
            if (service === null)
                return;
            outbox.add(() => {
                const command = commandFor(change, findRepository(), target);
                if (command !== null)
                    apply?.(command);
            });
        },
    });
    const answer = (given) => outbox.add(() => apply?.({ type: "answer", repository: (0,service_state/* nameOf */.Vb)(findRepository()), branch: target, answer: given }));
    const makeHost = (applyCommand) => {
        apply = applyCommand;
        return {
            perform: ({ branch, effect }) => {
                if (branch === target)
                    performEffect(host, effect, answer);
            },
        };
    };
    return {
        makeHost,
        /** Folder with the outputs of test runs. */
        logFolder: host.runs.logFolder,
        /** Reports the content of the repository to the service, and continues the work of an earlier service. */
        begin: async (served) => {
            service = served;
            const repository = findRepository();
            const { tip } = host.pullRequests;
            if (repository.branches.get(target)?.tip !== tip && repository.pullRequests.size === 0) {
                apply?.({ type: "pushToBranch", given: { branch: target, sha: tip } });
            }
            const empty = (0,state/* emptyQueue */.pA)((0,state_settings/* engineSettings */.O3)(settings/* DEFAULT_SETTINGS */.a$), tip);
            await resumeHost(host, () => findQueue()?.engine ?? empty, answer);
        },
        close: async () => {
            await closeHost(host);
            outbox.close();
        },
    };
}
/** Opens a repository, and removes files of a killed service. @throws InputError with `--git` */
async function openGitHost(options) {
    const { target, records = recordsInMemory(), report } = options;
    const repository = await openRepository(options.repository, options.environment);
    const store = { repository, refChanges: records.refChanges };
    const folders = foldersIn((0,external_node_path_.resolve)(options.dataFolder));
    await removeLeftLocks(store);
    const tip = await readTarget(repository, target);
    await removeLeftovers(store, folders);
    const builder = { ...store, known: createKnownContents(), scratchFolder: folders.scratch };
    const recalled = await readCompletedMerges({ ...builder, rows: records.merges }, tip);
    const done = recalled.flatMap(({ merged }) => merged);
    const source = { repository, target, rows: records.pullRequests, scratchFolder: folders.scratch };
    const pullRequests = await readPullRequests(source);
    recordMerges(pullRequests, done);
    const wereOpen = findOpenPullRequests(pullRequests).length > 0;
    await detectChanges(pullRequests);
    // If no pull request was open before, the facts of the new ones are already present.
    if (wereOpen)
        await refreshFacts(pullRequests);
    savePullRequests(pullRequests);
    const mutex = createMutex((error) => report(`${(0,errors/* getErrorMessage */.u1)(error)}.`));
    const host = {
        options,
        pullRequests,
        runs: createRuns({
            ...options,
            ...builder,
            logFolder: folders.logs,
            checkoutFolder: folders.checkouts,
            inOrder: mutex.add,
        }),
        merger: createMerger({
            ...options,
            ...builder,
            rows: records.merges,
            pullRequests,
            publish: (changes) => publish(host, changes),
            publishChanges: () => publishChanges(host),
        }),
        mutex,
        done,
        isResumed: false,
        isClosed: false,
        refreshedFor: pullRequests.tip,
        timer: undefined,
        trouble: "",
        failedPolls: 0,
    };
    return host;
}
function logFolderIn(dataFolder) {
    return (0,external_node_path_.join)(dataFolder, "logs");
}
function foldersIn(dataFolder) {
    const logs = logFolderIn(dataFolder);
    (0,external_node_fs_.mkdirSync)(logs, { recursive: true });
    return { logs, checkouts: (0,external_node_path_.join)(dataFolder, "checkouts"), scratch: (0,external_node_path_.join)(dataFolder, "scratch") };
}
/** Removes the checkouts and test branches of a killed service. */
async function removeLeftovers(store, folders) {
    for (const folder of [folders.checkouts, folders.scratch]) {
        // A process of the killed service may still write to this folder.
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 10 });
    }
    const logged = new Set((0,external_node_fs_.readdirSync)(folders.logs));
    await removeLeftTestBranches(store, (name) => logged.has(`${name}.log`));
}
/** Performs a request of the engine. All replies arrive after this function has returned. */
function performEffect(host, effect, answer) {
    if (!host.isResumed || host.isClosed)
        return;
    switch (effect.type) {
        case "start-run":
            startRun(host.runs, effect.run, answer);
            break;
        case "stop-run":
            endRun(host.runs, effect.run);
            break;
        case "merge":
            requestMerges(host.merger, effect.groups, { method: effect.method, answer });
            void host.mutex.addUrgent(async () => {
                if (!host.isClosed)
                    await runMerges(host.merger);
            });
            break;
        case "stop-merge":
            host.merger.stopped.add(effect.group);
            break;
    }
}
/** Stops all tests, and waits for a merge in progress. The next start continues with the remaining requests. */
async function closeHost(host) {
    host.isClosed = true;
    clearTimeout(host.timer);
    await closeRuns(host.runs);
    await host.mutex.end();
}
/** Returns the command for a change of the repository; null if the service already has the change. */
function commandFor(change, repository, target) {
    const stateOf = (number) => repository.pullRequests.get(number)?.state;
    switch (change.type) {
        case "opened":
        case "pushed":
        case "facts":
            return commandForPullRequest(change.pullRequest, stateOf(change.pullRequest.number), target);
        case "closed":
            return stateOf(change.number) === "open" ? patch(change.number, { state: "closed" }) : null;
        case "merged-by-hand":
            return stateOf(change.number) === "merged"
                ? null
                : patch(change.number, { state: "merged", mergeCommitSha: change.tip });
        case "target-pushed":
            return { type: "pushToBranch", given: { branch: target, sha: change.tip } };
    }
}
function commandForPullRequest({ number, branch, sha, title, author, mergeable, upToDate }, before, target) {
    const facts = {
        title,
        author: author || "unknown",
        headSha: sha,
        mergeability: mergeable ? "mergeable" : "not_mergeable",
        upToDate,
    };
    if (before === undefined) {
        return { type: "addPullRequest", given: { ...facts, number, headBranch: branch, baseBranch: target } };
    }
    return patch(number, before === "closed" ? { ...facts, state: "open" } : facts);
}
function patch(number, fields) {
    return { type: "updatePullRequest", number, patch: fields };
}
const RETRY_MS = 1000;
const UNAVAILABLE = 503;
/**
 * Runs tasks in order. A task reports changes to the service. If the service cannot store a change, for example on a
 * full disk, the task is retried. Later tasks wait, because the repository reports each change only once. A task with a
 * rejected change is dropped.
 */
function createOutbox(report) {
    const waiting = [];
    let timer;
    function runWaiting() {
        timer = undefined;
        for (let [next] = waiting; next !== undefined; [next] = waiting) {
            try {
                next();
            }
            catch (error) {
                if (error instanceof refusal/* Refusal */.P && error.status === UNAVAILABLE) {
                    timer = setTimeout(runWaiting, RETRY_MS).unref();
                    return;
                }
                report(`${(0,errors/* getErrorMessage */.u1)(error)}.`);
            }
            waiting.shift();
        }
    }
    return {
        add: (task) => {
            waiting.push(task);
            if (waiting.length === 1)
                runWaiting();
        },
        close: () => clearTimeout(timer),
    };
}


/***/ })

};
