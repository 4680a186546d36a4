export const id = 3727;
export const ids = [3727];
export const modules = {

/***/ 3727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serve: () => (/* binding */ serve)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/local-queue/src/api/v2/keys.js
var v2_keys = __webpack_require__(6250);
// EXTERNAL MODULE: ./lib/local-queue/src/command-flags.js
var command_flags = __webpack_require__(2935);
// EXTERNAL MODULE: ./lib/local-queue/src/hosts/git/host.js + 12 modules
var host = __webpack_require__(7102);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/local-queue/src/state/refusal.js
var refusal = __webpack_require__(5322);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/local-queue/src/persistence/database.js
/** This file opens the SQLite database of a data folder for one process, and checks that this program created it. */




const FILE = "queue.db";
/** Text "MQue" as a number. SQLite stores the program of a file in this field. */
const APPLICATION_ID = 0x4d_51_75_65;
/** Version of the tables and their content. Each incompatible change increases it. */
const FORMAT_VERSION = 6;
const EARLIER_FILE = /^(log-\d{12}\.jsonl|about\.json)$/;
const TABLES = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE commands (seq INTEGER PRIMARY KEY, at_ms REAL NOT NULL, command TEXT NOT NULL, crc32 INTEGER NOT NULL) STRICT;
CREATE TABLE snapshots (seq INTEGER PRIMARY KEY, state BLOB NOT NULL, crc32 INTEGER NOT NULL) STRICT;
CREATE TABLE git_pull_requests (key INTEGER PRIMARY KEY, value TEXT NOT NULL, crc32 INTEGER NOT NULL) STRICT;
CREATE TABLE git_merges (key INTEGER PRIMARY KEY, value TEXT NOT NULL, crc32 INTEGER NOT NULL) STRICT;
CREATE TABLE git_ref_changes (key INTEGER PRIMARY KEY, value TEXT NOT NULL, crc32 INTEGER NOT NULL) STRICT;
PRAGMA application_id = ${APPLICATION_ID};
PRAGMA user_version = ${FORMAT_VERSION};`;
/** Result codes of SQLite. Only the lowest byte matters. */
const BUSY = 5;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;
/** Maximum attempts to lock the file. In this time, another process that is exiting releases its lock. */
const LOCK_TRIES = 10;
const LOCK_PAUSE_MS = 50;
/**
 * Opens or creates the database of a folder. @throws InputError if the database is in use, damaged or of another format
 */
async function openDatabase(folder) {
    const path = (0,external_node_path_.join)(folder, FILE);
    try {
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    }
    catch (error) {
        throw dataProblem(`the folder ${folder} cannot be created: ${(0,errors/* getErrorMessage */.u1)(error)}`, error);
    }
    if (!(0,external_node_fs_.existsSync)(path) && (0,external_node_fs_.readdirSync)(folder).some((name) => EARLIER_FILE.test(name)))
        throw dataProblem(`${folder} was written by an earlier version of merge-queue. Choose another folder`);
    return openWhenFree(path);
}
/** Opens the existing database of a folder. @throws InputError in the same cases as `openDatabase` */
async function openExistingDatabase(folder) {
    const path = (0,external_node_path_.join)(folder, FILE);
    if (!(0,external_node_fs_.existsSync)(path))
        throw dataProblem(`${folder} has no data of a local merge queue, because it does not contain the file ${FILE}`);
    return openWhenFree(path);
}
async function openWhenFree(path) {
    const sqlite = await loadSqlite();
    for (let tries = 1;; tries += 1) {
        try {
            return openFile(new sqlite.DatabaseSync(path, { open: false }), path);
        }
        catch (error) {
            if (resultCodeOf(error) !== BUSY || tries === LOCK_TRIES)
                throw databaseFailure(path, error);
            await (0,promises_.setTimeout)(LOCK_PAUSE_MS);
        }
    }
}
/** Opens and locks a file. The lock remains until the database closes or the process exits. */
function openFile(database, path) {
    database.open();
    try {
        database.exec("PRAGMA locking_mode = EXCLUSIVE");
        const isNew = isEmpty(database, path);
        // Each commit reaches the system at once, but only a checkpoint waits for the disk.
        database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
        if (isNew)
            database.exec(`BEGIN IMMEDIATE; ${TABLES} COMMIT`);
        return database;
    }
    catch (error) {
        database.close();
        throw error;
    }
}
/** True when a database has no tables. @throws InputError if the database is damaged or belongs to another program */
function isEmpty(database, path) {
    const application = readValue(database, "PRAGMA application_id");
    const version = readValue(database, "PRAGMA user_version");
    if (application === 0 && readValue(database, "SELECT count(*) FROM sqlite_schema") === 0)
        return true;
    if (application !== APPLICATION_ID)
        throw dataProblem(`${path} is the database of another program`);
    if (version !== FORMAT_VERSION)
        throw dataProblem(`${path} is of format ${String(version)}, and this version of merge-queue reads format ${FORMAT_VERSION}. Use the version that wrote it, or another folder`);
    const check = readValue(database, "PRAGMA quick_check(1)");
    if (check !== "ok")
        throw damageProblem(path, String(check).replaceAll("\n", " "));
    return false;
}
function readValue(database, sql) {
    return Object.values(database.prepare(sql).get() ?? {})[0];
}
/** Loads SQLite of Node.js, and hides the warning that SQLite is experimental. Other warnings are shown. */
async function loadSqlite() {
    const listeners = process.listeners("warning");
    const filter = (warning) => {
        if (warning.name !== "ExperimentalWarning")
            for (const listener of listeners)
                listener.call(process, warning);
    };
    process.removeAllListeners("warning").on("warning", filter);
    try {
        // Old versions of Node.js would reject a static import of this module at the start.
        const sqlite = "getBuiltinModule" in process ? process.getBuiltinModule("node:sqlite") : undefined;
        // Node.js emits the warning in the next turn of its event loop.
        await (0,promises_.setImmediate)();
        if (sqlite !== undefined)
            return sqlite;
    }
    finally {
        process.removeListener("warning", filter);
        for (const listener of listeners)
            process.on("warning", listener);
    }
    throw dataProblem(`Node.js 22.13 or newer is required, and this is ${process.version}`);
}
/** Creates an error with the reason why the data folder is unusable. */
function dataProblem(text, cause) {
    return new errors/* InputError */.dz([`--data: ${text}`], { cause });
}
/** Creates an InputError for an error of SQLite or an invalid value. */
function databaseFailure(path, error) {
    if (error instanceof errors/* InputError */.dz)
        return error;
    switch (resultCodeOf(error) ?? 0) {
        case BUSY:
            return dataProblem(`${path} is in use by another process. Stop that service, or choose another folder`, error);
        case CORRUPT:
            return damageProblem(path, (0,errors/* getErrorMessage */.u1)(error), error);
        case FULL:
            return dataProblem(`${path} cannot be written to: no space is left on the disk`, error);
        case NOT_A_DATABASE:
            return dataProblem(`${path} is not a database, or it is damaged. Choose another folder`, error);
        default:
            return dataProblem(`${path} cannot be used: ${(0,errors/* getErrorMessage */.u1)(error)}`, error);
    }
}
function damageProblem(path, why, cause) {
    return dataProblem(`${path} is damaged: ${why}. Restore a backup, or choose another folder`, cause);
}
/** True when the disk failed. Accepted commands may then be lost. */
function isDiskFailure(error) {
    return resultCodeOf(error) === IO_ERROR;
}
function resultCodeOf(error) {
    return error instanceof Error && "errcode" in error && typeof error.errcode === "number"
        ? error.errcode & 0xff
        : undefined;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(7428);
// EXTERNAL MODULE: ./lib/local-queue/src/state/fields.js + 1 modules
var fields = __webpack_require__(2071);
// EXTERNAL MODULE: ./lib/local-queue/src/state/host-content.js
var host_content = __webpack_require__(8602);
// EXTERNAL MODULE: ./lib/local-queue/src/state/pull-request.js
var pull_request = __webpack_require__(2887);
// EXTERNAL MODULE: ./lib/local-queue/src/state/quarantined-tests.js
var quarantined_tests = __webpack_require__(8954);
// EXTERNAL MODULE: ./lib/local-queue/src/state/repositories.js
var repositories = __webpack_require__(8960);
// EXTERNAL MODULE: ./lib/local-queue/src/state/service-state.js
var service_state = __webpack_require__(6105);
// EXTERNAL MODULE: ./lib/local-queue/src/state/settings.js
var settings = __webpack_require__(2221);
;// CONCATENATED MODULE: ./lib/local-queue/src/persistence/read-back.js
/** This file checks the stored commands and state of a data folder. The service starts only with valid ones. */








const number = schemas/* number */.aig("must be a number");
const at = (0,fields/* object */.Ik)({ repo: (0,fields/* object */.Ik)({ host: fields/* anyText */.Ae, owner: fields/* anyText */.Ae, name: fields/* anyText */.Ae }), targetBranch: fields/* anyText */.Ae });
const where = (0,fields/* optional */.lq)({ repository: fields/* anyText */.Ae });
/** Schema for a change of a queue. The settings are checked later, when the command is applied. */
const queueChange = schemas/* intersection */.E$q(fields/* anyObject */.aH, (0,fields/* object */.Ik)({ branch: fields/* anyText */.Ae, ...where }));
const upload = (0,fields/* object */.Ik)({
    number,
    sha: fields/* anyText */.Ae,
    targets: schemas/* union */.KCZ([schemas/* literal */.euz("ALL"), fields/* strings */.P$], 'must be "ALL" or an array'),
});
const COMMANDS = {
    begin: {
        seed: number,
        timings: schemas/* record */.g1P(schemas/* string */.YjP(), number, "must be an object of numbers"),
        host: (0,fields/* oneOf */.yL)(["simulated", "outside"]),
    },
    addRepository: { given: repositories/* newRepository */.rd },
    addQueue: { given: queueChange },
    changeQueue: { given: queueChange },
    addPullRequest: { given: pull_request/* newPullRequest */.ve },
    updatePullRequest: { number, patch: pull_request/* pullRequestPatch */.Ps },
    pushToBranch: { given: repositories/* newPush */.R0 },
    addForkRun: { given: repositories/* newForkRun */.QQ },
    setCollaborator: { given: repositories/* newCollaborator */.d0 },
    setHostSettings: { given: repositories/* newHostSettings */.wQ },
    setQuarantinedTests: { tests: (0,fields/* list */.p_)(quarantined_tests/* newQuarantinedTest */.fq), ...where },
    post: { posting: byWord("kind", postings()) },
    submit: { at, given: (0,fields/* object */.Ik)({ number, ...(0,fields/* optional */.lq)({ noBatch: fields/* flag */.Jt, direct: fields/* flag */.Jt }) }) },
    changeEntry: { at, number, given: (0,fields/* object */.Ik)((0,fields/* optional */.lq)({ noBatch: fields/* flag */.Jt, direct: fields/* flag */.Jt })) },
    rerunFailedChecks: { at, number, mode: (0,fields/* oneOf */.yL)(["now", "wait"]) },
    cancel: { at, number },
    restart: { at, number },
    setImpactedTargets: { at, given: upload },
    uploadImpactedTargets: { at, given: upload },
    createQueue: { at, fields: fields/* anyObject */.aH },
    updateQueue: { at, fields: fields/* anyObject */.aH },
    configureQueue: { at, fields: fields/* anyObject */.aH, isTerraform: fields/* flag */.Jt },
    deleteQueue: { at },
    pass: {},
    answer: { repository: fields/* anyText */.Ae, branch: fields/* anyText */.Ae, answer: byWord("type", answers()) },
};
function postings() {
    return {
        comment: { given: host_content/* newComment */.U0 },
        "edited-comment": { id: number, body: fields/* anyText */.Ae, ...where },
        "deleted-comment": { id: number, ...where },
        status: { given: host_content/* newStatus */.Vp },
        issue: { given: host_content/* newIssue */.U9 },
        "edited-issue": { number, patch: (0,fields/* object */.Ik)((0,fields/* optional */.lq)({ title: fields/* anyText */.Ae, body: fields/* anyText */.Ae, isOpen: fields/* flag */.Jt })), ...where },
    };
}
function answers() {
    const check = (0,fields/* object */.Ik)({
        name: fields/* anyText */.Ae,
        kind: (0,fields/* oneOf */.yL)(["status", "check-run"]),
        result: (0,fields/* oneOf */.yL)(["pending", "success", "failure"]),
    });
    return {
        "run-started": { run: number, sha: fields/* anyText */.Ae },
        "run-refused": {
            run: number,
            number,
            reason: fields/* anyText */.Ae,
            ...(0,fields/* optional */.lq)({ culprit: schemas/* nullable */.mee(number), files: fields/* strings */.P$ }),
        },
        "runs-ended": { runs: (0,fields/* list */.p_)((0,fields/* object */.Ik)({ run: number, passed: fields/* flag */.Jt, ...(0,fields/* optional */.lq)({ checks: (0,fields/* list */.p_)(check) }) })) },
        merged: { group: number, merges: (0,fields/* list */.p_)((0,fields/* object */.Ik)({ number, sha: fields/* anyText */.Ae })) },
        "merge-refused": { group: number, number, reason: fields/* anyText */.Ae },
    };
}
/** Returns a schema for objects in which the value of one field determines the other fields. */
function byWord(name, shapes) {
    const words = new Map(Object.entries(shapes).map(([word, shape]) => [word, (0,fields/* object */.Ik)(shape)]));
    return schemas/* custom */.IeY((value) => {
        const word = (0,fields/* isFields */.Ce)(value) ? value[name] : undefined;
        return typeof word === "string" && words.get(word)?.safeParse(value).success === true;
    }, `must be one of ${[...words.keys()].join(", ")}, with its fields`);
}
function readCommand(value) {
    if (!(0,fields/* isFields */.Ce)(value))
        throw new Error("the value is not an object, so it is not a command");
    const known = Object.entries(COMMANDS).find(([type]) => type === value.type);
    if (known === undefined)
        throw new Error(`the type ${JSON.stringify(value.type) ?? "undefined"} is not a command`);
    const [type, shape] = known;
    requireShape((0,fields/* object */.Ik)(shape), value, `the command ${type}`);
    return value;
}
function readState(value) {
    const given = (0,fields/* isFields */.Ce)(value) ? value : {};
    const wrong = Object.entries((0,service_state/* emptyState */.p$)()).find(([name, example]) => {
        return !(name in given) || (example !== null && kindOf(given[name]) !== kindOf(example));
    });
    if (wrong !== undefined)
        throw new Error(`in the state of a service, "${wrong[0]}" must have the type ${kindOf(wrong[1])}`);
    return value;
}
/** Returns a setting that the snapshot of an earlier version lacks; undefined if it has all settings. */
function findMissingSetting({ repositories }) {
    const queues = [...repositories.values()].flatMap((repository) => [...repository.queues.values()]);
    return settings/* SETTING_NAMES */.OI.find((name) => queues.some(({ settings }) => !(name in settings)));
}
function kindOf(value) {
    return typeof value === "object" ? Object.prototype.toString.call(value) : typeof value;
}
function requireShape(schema, value, whole) {
    const { error } = schema.safeParse(value);
    const [issue] = error?.issues ?? [];
    if (issue === undefined)
        return;
    const path = core_errors/* toDotPath */.sR(issue.path);
    throw new Error(`${path === "" ? whole : `"${path}" of ${whole}`} ${issue.message}`);
}

;// CONCATENATED MODULE: ./lib/local-queue/src/persistence/persistence.js







const COMMANDS_BETWEEN_SNAPSHOTS = 1000;
/** Milliseconds until commands are written to the disk. A power cut may lose newer commands. */
const SYNC_AFTER_MS = 1000;
/** Opens a folder. @throws InputError if the folder is in use, damaged, unusable or of another repository */
async function openPersistence(folder, expected, report) {
    const database = await openDatabase(folder);
    try {
        const restored = restore(database, folder, report);
        const isIdentified = restored.seq > 0;
        if (isIdentified)
            requireSameIdentity(folder, readIdentity(database, folder), expected);
        return persistenceOf({
            database,
            insert: database.prepare("INSERT INTO commands VALUES (?, ?, ?, ?)"),
            folder,
            expected,
            report,
            seq: restored.seq,
            snapshotSeq: restored.snapshotSeq,
            isIdentified,
            isRefused: false,
            trouble: null,
            service: null,
            syncTimer: undefined,
        }, restoredFrom(restored.state, restored.commands));
    }
    catch (error) {
        database.close();
        throw databaseFailure(folder, error);
    }
}
function persistenceOf(store, restored) {
    return {
        ...restored,
        record: (command, atMs) => {
            try {
                append(store, command, atMs);
                store.isRefused = false;
            }
            catch (error) {
                throw refuseCommand(store, error);
            }
        },
        watch: (service) => {
            store.service = service;
            service.onChange(() => {
                if (store.seq - store.snapshotSeq >= COMMANDS_BETWEEN_SNAPSHOTS)
                    takeSnapshot(store, service.state());
            });
        },
        gitRecords: {
            pullRequests: openRows(store, "git_pull_requests", false),
            merges: openRows(store, "git_merges"),
            // Without this row, the lock files of Git would remain after a power cut.
            refChanges: openRows(store, "git_ref_changes"),
        },
        close: () => {
            try {
                if (store.service !== null)
                    storeEnd(store, store.service.state());
            }
            finally {
                clearTimeout(store.syncTimer);
                store.database.close();
            }
        },
    };
}
/** Stores a command. @throws the error of the database, and then stores nothing */
function append(store, command, atMs) {
    if (store.trouble !== null)
        throw store.trouble;
    const seq = store.seq + 1;
    const text = JSON.stringify(command);
    const insert = () => store.insert.run(seq, atMs, text, checksum(seq, atMs, text));
    if (store.isIdentified)
        insert();
    else {
        inTransaction(store.database, () => {
            writeIdentity(store);
            insert();
        });
        store.isIdentified = true;
    }
    store.seq = seq;
    store.syncTimer ??= setTimeout(() => syncLater(store), SYNC_AFTER_MS).unref();
}
/** Returns the CRC-32 of the values of a row. It detects changes by a disk or an editor. */
function checksum(...values) {
    return (0,external_node_zlib_.crc32)(values.join("\n"));
}
function inTransaction(database, work) {
    database.exec("BEGIN IMMEDIATE");
    try {
        work();
        database.exec("COMMIT");
    }
    catch (error) {
        try {
            database.exec("ROLLBACK");
        }
        catch {
            // SQLite may already have rolled back.
        }
        throw error;
    }
}
/** Returns the error for a command: a Refusal, or during the start the problem itself. */
function refuseCommand(store, error) {
    const problem = databaseFailure(store.folder, error);
    if (store.service === null)
        return problem;
    if (!store.isRefused)
        store.report(`The service rejects changes until it can store data again. ${problem.message}.`);
    store.isRefused = true;
    return new refusal/* Refusal */.P(503, problem.message);
}
function sync(store) {
    if (store.trouble !== null)
        throw store.trouble;
    clearTimeout(store.syncTimer);
    store.syncTimer = undefined;
    try {
        store.database.exec("PRAGMA wal_checkpoint(PASSIVE)");
    }
    catch (error) {
        const problem = databaseFailure(store.folder, error);
        if (isDiskFailure(error))
            store.trouble = problem;
        throw problem;
    }
}
/** Writes commands to the disk. If the write fails, the next command or merge reports the error. */
function syncLater(store) {
    try {
        sync(store);
    }
    catch (error) {
        if (!(error instanceof errors/* InputError */.dz))
            throw error;
    }
}
function takeSnapshot(store, state) {
    if (store.seq === store.snapshotSeq)
        return;
    try {
        const bytes = (0,external_node_v8_.serialize)(state);
        inTransaction(store.database, () => {
            store.database.exec("DELETE FROM snapshots");
            store.database.prepare("INSERT INTO snapshots VALUES (?, ?, ?)").run(store.seq, bytes, (0,external_node_zlib_.crc32)(bytes, store.seq));
        });
        store.snapshotSeq = store.seq;
    }
    catch (error) {
        store.report(`The snapshot could not be stored, so the next start takes longer. ${databaseFailure(store.folder, error).message}.`);
    }
}
/** Stores the present time as a command, because a replay does not read snapshots. */
function storeEnd(store, state) {
    try {
        append(store, { type: "pass" }, state.timeMs);
        takeSnapshot(store, state);
        sync(store);
    }
    catch (error) {
        store.report(`The last changes could not be stored. ${databaseFailure(store.folder, error).message}.`);
    }
}
/** Opens a table. If `isSynced`, each row and all data before it are written to the disk at once. */
function openRows(store, table, isSynced = true) {
    const { database, folder } = store;
    const put = database.prepare(`INSERT OR REPLACE INTO ${table} VALUES (?, ?, ?)`);
    const remove = database.prepare(`DELETE FROM ${table} WHERE key = ?`);
    return {
        entries: () => orFail(folder, () => database
            .prepare(`SELECT * FROM ${table} ORDER BY key`)
            .all()
            .map(({ key, value, crc32: stored }) => {
            if (stored !== checksum(Number(key), String(value)))
                throw checksumProblem(folder, `row ${String(key)} of the table ${table}`);
            return [Number(key), JSON.parse(String(value))];
        })),
        set: (key, value) => orFail(folder, () => {
            const text = JSON.stringify(value);
            put.run(key, text, checksum(key, text));
            if (isSynced)
                sync(store);
        }),
        delete: (key) => void orFail(folder, () => remove.run(key)),
    };
}
function orFail(folder, work) {
    try {
        return work();
    }
    catch (error) {
        throw databaseFailure(folder, error);
    }
}
/** Reads all commands of a folder. @throws InputError for a folder without commands */
async function readReplay(folder) {
    try {
        const database = await openExistingDatabase(folder);
        try {
            return restoredFrom(null, readCommands(database, folder, 0));
        }
        finally {
            database.close();
        }
    }
    catch (error) {
        throw new errors/* InputError */.dz([databaseFailure(folder, error).message.replace(/^--data:/, "--replay:")], { cause: error });
    }
}
function restoredFrom(state, commands) {
    const startAtMs = commands.at(-1)?.atMs ?? state?.timeMs;
    return startAtMs === undefined ? {} : { past: { state, commands }, startAtMs };
}
/** Reads the newest snapshot and the later commands, or all commands without a usable snapshot. */
function restore(database, folder, report) {
    const row = database.prepare("SELECT * FROM snapshots ORDER BY seq DESC LIMIT 1").get();
    let [state, snapshotSeq] = [null, 0];
    try {
        if (row?.state instanceof Uint8Array) {
            if (row.crc32 !== (0,external_node_zlib_.crc32)(row.state, Number(row.seq)))
                throw new Error("it does not match its checksum");
            const read = readState((0,external_node_v8_.deserialize)(row.state));
            const missing = findMissingSetting(read);
            if (missing !== undefined)
                throw new Error(`a queue lacks the setting ${missing}`);
            [state, snapshotSeq] = [read, Number(row.seq)];
        }
    }
    catch (error) {
        report(`The snapshot in ${folder} cannot be used, so the start takes longer: ${(0,errors/* getErrorMessage */.u1)(error)}.`);
    }
    const commands = readCommands(database, folder, snapshotSeq);
    return { state, commands, snapshotSeq, seq: snapshotSeq + commands.length };
}
function readCommands(database, folder, after) {
    const rows = database.prepare("SELECT * FROM commands WHERE seq > ? ORDER BY seq").all(after);
    return rows.map(({ seq, at_ms: atMs, command, crc32: stored }, index) => {
        if (seq !== after + index + 1)
            throw damageProblem(folder, `command ${after + index + 1} is missing`);
        if (stored !== checksum(seq, Number(atMs), String(command)))
            throw checksumProblem(folder, `command ${seq}`);
        try {
            return { command: readCommand(JSON.parse(String(command))), atMs: Number(atMs) };
        }
        catch (error) {
            throw damageProblem(folder, `command ${seq}: ${(0,errors/* getErrorMessage */.u1)(error)}`, error);
        }
    });
}
function checksumProblem(folder, what) {
    return damageProblem(folder, `${what} does not match its checksum`);
}
const identity = schemas/* object */.Ikc({ git: schemas/* optional */.lqM(schemas/* string */.YjP()), branch: schemas/* string */.YjP(), repository: schemas/* string */.YjP() });
function readIdentity(database, folder) {
    const rows = database.prepare("SELECT key, value FROM meta").all();
    const { data } = identity.safeParse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
    if (data === undefined)
        throw damageProblem(folder, "the table meta does not contain its repository and branch");
    const { git = null, branch, repository } = data;
    return { git, branch, repository };
}
function writeIdentity({ database, expected }) {
    const insert = database.prepare("INSERT OR REPLACE INTO meta VALUES (?, ?)");
    for (const [key, value] of Object.entries(expected))
        if (value !== null)
            insert.run(key, value);
}
/** Compares the identity of the folder with the requested identity. @throws InputError if they differ */
function requireSameIdentity(folder, stored, expected) {
    const { git, branch, repository } = stored;
    if (git === expected.git && branch === expected.branch && repository === expected.repository)
        return;
    const content = git === null ? "a simulated repository" : `the Git repository ${git}`;
    const flags = [...(git === null ? [] : [`--git ${git}`]), `--branch ${branch}`, `--repository ${repository}`];
    const without = git === null && expected.git !== null ? " without --git" : "";
    throw dataProblem(`${folder} contains the queue of ${content}, named ${repository}, for the branch ${branch}. Continue it with ${flags.join(" ")}${without}, or choose another folder`);
}

// EXTERNAL MODULE: ./lib/local-queue/src/scenario/file/draw.js
var draw = __webpack_require__(2782);
// EXTERNAL MODULE: ./lib/local-queue/src/state/change.js
var change = __webpack_require__(2360);
// EXTERNAL MODULE: ./lib/local-queue/src/scenario/durations.js
var durations = __webpack_require__(1838);
;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/file/play.js
/** This file applies a scenario to a running service: actions of people and of the Git host, at their times. */




/**
 * Returns options for a service that decides like `simulate`. Only the order of events within one second may differ.
 */
function serviceOptions({ simulation: { seed, flaky = 0 } }) {
    // The simulated host adds the number of the queue, 1 here, to the seed.
    return { seed: seed - 1, timings: { readySeconds: 0, startSeconds: 0, mergeSeconds: 0, flaky } };
}
function playScenario({ simulation, titles, faults }, { service, at, onRefused }) {
    const { engine, control } = service;
    const { settings, changes, inputs } = simulation;
    const startMs = engine.now();
    const { requiredStatuses = [] } = settings;
    const [check = "tests"] = requiredStatuses;
    const playing = {
        at,
        check,
        changes: new Map(changes.map((change) => [change.number, change])),
        closed: new Set(),
    };
    const isSilent = changes.some(({ silent }) => silent) || inputs.some((input) => input.type === "change" && input.change.silent);
    const required = isSilent && requiredStatuses.length === 0 ? { requiredStatuses: [check] } : {};
    control.updateQueue({ branch: at.targetBranch, ...settings, ...required });
    for (const change of changes) {
        const { number, upToDate } = change;
        const pullRequest = { number, title: titles.get(number) ?? "", upToDate, testPlan: makeTestPlan(change, playing) };
        play_upload(change, control.addPullRequest(pullRequest), at, engine.apply);
    }
    for (const input of inputs.toSorted((one, other) => one.atSeconds - other.atSeconds)) {
        engine.at(startMs + input.atSeconds * 1000, (apply) => {
            try {
                perform(input, playing, apply);
            }
            catch (error) {
                if (!(error instanceof refusal/* Refusal */.P))
                    throw error;
                onRefused(`${input.type} at ${(0,durations/* formatSeconds */.Xo)(input.atSeconds)}: ${(0,errors/* getErrorMessage */.u1)(error)}`);
            }
        });
    }
    for (const { atSeconds, spec } of faults)
        engine.at(startMs + atSeconds * 1000, () => control.addFault(spec));
}
/** Uploads the impacted targets of the head commit, because an upload does not apply to later commits. */
function play_upload({ number, targets }, pullRequest, at, apply) {
    if (targets === null || pullRequest === null)
        return;
    apply({ type: "setImpactedTargets", at, given: { number, sha: pullRequest.headSha, targets } });
}
function perform(input, playing, apply) {
    if (!("number" in input)) {
        const branch = playing.at.targetBranch;
        if (input.type === "push-to-target")
            apply({ type: "pushToBranch", given: { branch } });
        else if (input.type === "phase")
            apply({ type: "changeQueue", given: { branch, state: input.phase } });
        else
            apply({ type: "changeQueue", given: { branch, ...input.settings } });
        return;
    }
    const { at, changes, closed } = playing;
    const { type, number } = input;
    const update = (patch) => apply({ type: "updatePullRequest", number, patch });
    const before = changes.get(number) ?? (0,change/* plainChange */.t)(number);
    switch (type) {
        case "submit": {
            const { priority, noBatch = false } = input;
            if (closed.delete(number))
                update({ state: "open" });
            apply({ type, at, given: { number, noBatch, ...(priority !== undefined && { priority }) } });
            break;
        }
        case "cancel":
        case "restart":
            apply({ type, at, number });
            break;
        case "push":
            play_upload(before, update({ headSha: "new" }), at, apply);
            break;
        case "close":
            closed.add(number);
            update({ state: "closed" });
            break;
        case "merge-by-hand":
            update({ state: "merged" });
            break;
        case "change": {
            const change = { ...before, ...input.change };
            changes.set(number, change);
            const { upToDate, targets } = input.change;
            const changed = update({ testPlan: makeTestPlan(change, playing), ...(upToDate !== undefined && { upToDate }) });
            if (targets !== undefined)
                play_upload(change, changed, at, apply);
        }
    }
}
function makeTestPlan(change, { check }) {
    const { testSeconds, broken, flaky, flakyRuns = [], silent, conflicts } = change;
    const others = (kind) => conflicts.filter((each) => each.in === kind).map((each) => each.with);
    return {
        testSeconds,
        result: broken ? "fail" : "pass",
        checks: silent ? [{ name: check, result: "never-reported" }] : [],
        flaky,
        flakyRuns,
        conflictsWith: others("tests"),
        conflictsInText: others("text"),
    };
}

// EXTERNAL MODULE: ./lib/local-queue/src/scenario/file/read.js + 1 modules
var read = __webpack_require__(8144);
// EXTERNAL MODULE: ./lib/local-queue/src/api/http/incoming.js
var incoming = __webpack_require__(9038);
// EXTERNAL MODULE: ./lib/local-queue/src/state/clock.js
var clock = __webpack_require__(1496);
;// CONCATENATED MODULE: ./lib/local-queue/src/serve/options.js
/** This file reads the flags of `merge-queue serve`. */








const LARGEST_PORT = 65_535;
const MOST_PULL_REQUESTS = 10_000;
function readServeOptions(argv) {
    const { values, tokens } = (0,command_flags/* readFlags */.uW)("serve", command_flags/* SERVE_FLAGS */.Wu, argv);
    const given = new Set(tokens.flatMap((token) => (token.kind === "option" ? [token.name] : [])));
    for (const flag of ["token", "branch", "git", "data", "replay", "test-command"]) {
        if (values[flag] === "")
            throw new errors/* InputError */.dz([`--${flag} must not be empty`]);
    }
    rejectCombinations(given);
    if (values.git !== undefined && values.speed !== command_flags/* SERVE_FLAGS */.Wu.speed.default) {
        throw new errors/* InputError */.dz(["--speed cannot be given with --git: it cannot change the duration of real tests"]);
    }
    const { "quarantined-tests": file, "test-command": testCommand, ...others } = values;
    return {
        ...others,
        git: gitOption(values.git, testCommand),
        port: (0,command_flags/* readWholeNumber */.bf)("--port", values.port, 0, LARGEST_PORT),
        pullRequests: (0,command_flags/* readWholeNumber */.bf)("--pull-requests", values["pull-requests"] ?? "5", 0, MOST_PULL_REQUESTS),
        speed: options_number("--speed", values.speed, clock/* MAX_CLOCK_SPEED */.IV),
        testSeconds: options_number("--test-seconds", values["test-seconds"] ?? "10", pull_request/* LONGEST_TEST_SECONDS */.ID),
        quarantinedTests: file === undefined ? [] : readTestsFile(file),
        /** Given flags that have an effect only on a new data folder. */
        firstStartFlags: FIRST_START_FLAGS.filter((flag) => given.has(flag)).map((flag) => `--${flag}`),
    };
}
const FIRST_START_FLAGS = ["pull-requests", "test-seconds", "quarantined-tests"];
/** Flags that determine the content, each with the flags that it makes useless. */
const EXCLUSIVE = [
    ["git", ["scenario", "pull-requests", "test-seconds", "replay"]],
    ["scenario", ["pull-requests", "test-seconds", "data", "replay"]],
    ["replay", ["data", "pull-requests", "test-seconds", "quarantined-tests", "repository", "branch"]],
];
function rejectCombinations(given) {
    for (const [flag, others] of EXCLUSIVE) {
        const other = given.has(flag) ? others.find((each) => given.has(each)) : undefined;
        if (other !== undefined)
            throw new errors/* InputError */.dz([`--${flag} and --${other} cannot be given together`]);
    }
}
function gitOption(repository, testCommand) {
    if (repository !== undefined && testCommand !== undefined)
        return { repository, testCommand };
    if (repository !== undefined) {
        throw new errors/* InputError */.dz(['--git requires --test-command, the command that tests a checkout, such as "npm test"']);
    }
    if (testCommand !== undefined)
        throw new errors/* InputError */.dz(["--test-command requires --git, because tests without --git are simulated"]);
    return undefined;
}
function options_number(flag, text, most) {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value > 0 && value <= most)
        return value;
    throw new errors/* InputError */.dz([`${flag} must be a number above 0 and up to ${most}, not "${text}"`]);
}
function readTestsFile(file) {
    const refuse = (problem, cause) => {
        throw new errors/* InputError */.dz([`--quarantined-tests: ${file}${problem}`], { cause });
    };
    try {
        const value = (0,incoming/* parseJson */.qF)((0,external_node_fs_.readFileSync)(file, "utf8"));
        return value === undefined ? refuse(" is not JSON") : (0,quarantined_tests/* readQuarantinedTests */.KE)(value);
    }
    catch (error) {
        if (error instanceof errors/* InputError */.dz)
            throw error;
        return refuse(error instanceof refusal/* Refusal */.P ? `: ${error.message}` : " cannot be read", error);
    }
}

// EXTERNAL MODULE: ./lib/local-queue/src/serve/service.js + 22 modules
var serve_service = __webpack_require__(7983);
;// CONCATENATED MODULE: ./lib/local-queue/src/serve/serve.js
/** The command `merge-queue serve`, which runs the local service. */
















const EXIT_OK = 0;
const EXIT_BAD_FLAGS = 2;
async function serve(argv, io) {
    try {
        const options = readServeOptions(argv);
        if (options.help)
            io.write(SERVE_HELP);
        else
            await runService(options, io);
        return EXIT_OK;
    }
    catch (error) {
        if (!(error instanceof errors/* InputError */.dz))
            throw error;
        io.write(`error: ${error.message}\n`);
        return EXIT_BAD_FLAGS;
    }
}
async function runService(options, { write, signal, environment }) {
    const report = (line) => write(`${line}\n`);
    const scenario = await readScenarioOption(options.scenario);
    const { data, git, branch, repository: name } = options;
    const identity = { git: git === undefined ? null : realFolder(git.repository), branch, repository: name };
    const stored = data === undefined ? null : await openPersistence(data, identity, report);
    const gitFolder = git === undefined ? null : createGitFolder(data);
    try {
        const context = { environment, records: stored?.gitRecords, report, reportFailed: report };
        const repository = git === undefined || gitFolder === null
            ? null
            : await (0,host.connectRepository)({ ...git, ...context, target: branch, dataFolder: gitFolder });
        const service = await start(options, {
            ...(scenario && serviceOptions(scenario.drawn)),
            ...(options.replay !== undefined && (await readReplay(options.replay))),
            ...stored,
            ...(repository && { makeHost: repository.makeHost }),
            isReadOnly: options.replay !== undefined,
            logFolder: repository?.logFolder ?? (options.replay && (0,host.logFolderIn)((0,external_node_path_.join)(options.replay, "git"))),
        });
        try {
            stored?.watch(service.engine);
            await repository?.begin(service.engine);
            if (scenario !== null) {
                const repo = { host: "github.com", ...(0,serve_service.readRepositoryName)(options.repository) };
                const at = { repo, targetBranch: branch };
                playScenario(scenario.drawn, { service, at, onRefused: (text) => report(`The scenario could not ${text}`) });
            }
            else if (git === undefined && stored?.past === undefined && options.replay === undefined) {
                for (let added = 0; added < options.pullRequests; added += 1)
                    service.control.addPullRequest();
            }
            if (stored?.past !== undefined && options.firstStartFlags.length > 0) {
                const flags = options.firstStartFlags.join(", ");
                report(`The data folder contains data of an earlier start, so these flags have no effect: ${flags}.`);
            }
            write(describeService(service, options, scenario));
            if (!signal.aborted)
                await (0,external_node_events_.once)(signal, "abort");
        }
        finally {
            await Promise.all([service.close(), repository?.close()]);
        }
    }
    finally {
        stored?.close();
        if (gitFolder !== null && data === undefined)
            (0,external_node_fs_.rmSync)(gitFolder, { recursive: true, force: true });
    }
    write("The local merge queue service has stopped.\n");
}
/** Resolves symbolic links in the path of a repository. A later check rejects a missing folder. */
function realFolder(path) {
    const top = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.realpathSync)(path) : (0,external_node_path_.resolve)(path);
    return (0,external_node_path_.basename)(top) === ".git" ? (0,external_node_path_.dirname)(top) : top;
}
function createGitFolder(data) {
    return data === undefined ? (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "merge-queue-")) : (0,external_node_path_.join)(data, "git");
}
async function readScenarioOption(option) {
    if (option === undefined)
        return null;
    const file = await (0,read/* readScenario */.ZN)(await (0,read/* scenarioText */.WC)(option), option);
    return { about: file.about ?? option, drawn: (0,draw/* drawScenario */.P)(file) };
}
async function start(options, more) {
    // The service shows uploads some time after it accepts them, and limits requests.
    const timings = { testSeconds: options.testSeconds, targetsSeconds: 1, ...more.timings };
    try {
        return await (0,serve_service.startLocalService)({ ...options, ...more, timings, limits: true });
    }
    catch (cause) {
        if (!(cause instanceof Error && "code" in cause && typeof cause.code === "string"))
            throw cause;
        const problem = `Cannot listen on port ${options.port} of ${options.host} (${cause.code}). Choose another --port`;
        throw new errors/* InputError */.dz([problem], { cause });
    }
}
function describeService(service, options, scenario) {
    const { url, apiUrl, apiV2Url, githubApiUrl, token, engine } = service;
    const { git, speed, replay } = options;
    const [first] = engine.snapshots();
    const repository = `${first?.owner}/${first?.name}`;
    const body = '{"title": "A change that fails", "testPlan": {"result": "fail"}}';
    const failing = `
Add a pull request whose tests fail:
  curl -X POST ${url}/_control/pull-requests -H 'content-type: application/json' -d '${body}'`;
    return `The local merge queue service listens at ${url}
Open this address in a browser to watch the queue.
Its API is at ${apiUrl}, the token is ${token}
Version 2 of its API is at ${apiV2Url}. Its keys and their permissions:
${keyLines(service)}

${describeContent(engine, options, scenario)}

Use the service from a job on this machine:
  with:
    api-url: ${apiUrl}
    token: ${token}
    repository: ${repository}
The GitHub API of the repository is at ${githubApiUrl}
${git === undefined && replay === undefined ? failing : ""}
Show the whole state:
  curl ${url}/_control/state
${scenario === null ? "" : `\nThe scenario plays ${speed} times as fast as in reality: ${scenario.about}\n`}
Stop the service with Ctrl-C.
`;
}
function keyLines({ keys }) {
    const names = (0,fields/* keysOf */.YD)(v2_keys/* KEY_MEANINGS */.$T);
    const width = Math.max(...names.map((name) => keys[name].length));
    return names.map((name) => `  ${keys[name].padEnd(width)}  ${v2_keys/* KEY_MEANINGS */.$T[name]}`).join("\n");
}
function describeContent(engine, { git, branch, replay }, scenario) {
    const [first] = engine.snapshots();
    // At a high speed, pull requests of a scenario may already be merged, so the message shows the number in the file.
    const open = scenario?.drawn.titles.size ?? first?.pullRequests.filter(({ state }) => state === "open").length ?? 0;
    const named = `${first?.owner}/${first?.name}`;
    const amounts = `${(0,format/* formatCount */.B4)(open, "open pull request")} and ${(0,format/* formatCount */.B4)(first?.quarantinedTests.length ?? 0, "quarantined test")}`;
    if (replay !== undefined) {
        return `The page shows the last state of ${replay}: the repository ${named} with a merge queue for the branch ${first?.defaultBranch},
${amounts}. Changes are not stored.`;
    }
    if (git === undefined) {
        return `The service has the repository ${named} with a merge queue for the branch ${branch},\n${amounts}.`;
    }
    return `The service has the Git repository ${git.repository} as ${named}, with ${(0,format/* formatCount */.B4)(open, "branch", "branches")} as pull requests.
The merge queue tests them with \`${git.testCommand}\` and merges them to ${branch}.`;
}
const SERVE_HELP = `Usage: merge-queue serve [flags]

Runs a merge queue service for this machine until you stop it.

${(0,command_flags/* flagLines */.Yg)(command_flags/* SERVE_FLAGS */.Wu, 32)}`;


/***/ })

};
