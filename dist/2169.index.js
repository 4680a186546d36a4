export const id = 2169;
export const ids = [2169];
export const modules = {

/***/ 2169:
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
// EXTERNAL MODULE: ./lib/src/local-queue/command-flags.js
var command_flags = __webpack_require__(3763);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(7428);
// EXTERNAL MODULE: ./lib/src/local-queue/world/fields.js + 1 modules
var fields = __webpack_require__(938);
// EXTERNAL MODULE: ./lib/src/local-queue/world/posts.js
var posts = __webpack_require__(6988);
// EXTERNAL MODULE: ./lib/src/local-queue/world/pull-request.js
var pull_request = __webpack_require__(9948);
// EXTERNAL MODULE: ./lib/src/local-queue/world/quarantined-tests.js
var quarantined_tests = __webpack_require__(8303);
// EXTERNAL MODULE: ./lib/src/local-queue/world/repositories.js
var repositories = __webpack_require__(1067);
;// CONCATENATED MODULE: ./lib/src/local-queue/world/read-back.js
/**
 * Checks of what a data folder gives back. A damaged or edited file is refused in one sentence; no part of the service
 * has to cope with a command or a state of another shape.
 */






const number = schemas/* number */.aig("must be a number");
const at = (0,fields/* object */.Ik)({ repo: (0,fields/* object */.Ik)({ host: fields/* anyText */.Ae, owner: fields/* anyText */.Ae, name: fields/* anyText */.Ae }), targetBranch: fields/* anyText */.Ae });
const where = (0,fields/* optional */.lq)({ repository: fields/* anyText */.Ae });
/** The world reads the settings in it when it applies the command. */
const queueChange = schemas/* intersection */.E$q(fields/* anyObject */.aH, (0,fields/* object */.Ik)({ branch: fields/* anyText */.Ae, ...where }));
const COMMANDS = {
    begin: {
        seed: number,
        timings: schemas/* record */.g1P(schemas/* string */.YjP(), number, "must be an object of numbers"),
        host: (0,fields/* oneOf */.yL)(["made-up", "outside"]),
    },
    addRepository: { given: repositories/* newRepository */.rd },
    addQueue: { given: queueChange },
    changeQueue: { given: queueChange },
    addPullRequest: { given: pull_request/* newPullRequest */.ve },
    updatePullRequest: { number, patch: pull_request/* pullRequestPatch */.Ps },
    pushToBranch: { given: repositories/* newPush */.R0 },
    addForkRun: { given: repositories/* newForkRun */.QQ },
    setCollaborator: { given: repositories/* newCollaborator */.d0 },
    setQuarantinedTests: { tests: (0,fields/* list */.p_)(quarantined_tests/* newQuarantinedTest */.fq), ...where },
    post: { posting: byWord("kind", postings()) },
    submit: { at, given: (0,fields/* object */.Ik)({ number, ...(0,fields/* optional */.lq)({ noBatch: fields/* flag */.Jt }) }) },
    cancel: { at, number },
    restart: { at, number },
    setImpactedTargets: {
        at,
        given: (0,fields/* object */.Ik)({ number, sha: fields/* anyText */.Ae, targets: schemas/* union */.KCZ([schemas/* literal */.euz("ALL"), fields/* strings */.P$], 'must be "ALL" or an array') }),
    },
    createQueue: { at, fields: fields/* anyObject */.aH },
    updateQueue: { at, fields: fields/* anyObject */.aH },
    deleteQueue: { at },
    pass: {},
    answer: { repository: fields/* anyText */.Ae, branch: fields/* anyText */.Ae, answer: byWord("type", answers()) },
};
function postings() {
    return {
        comment: { given: posts/* newComment */.U0 },
        "edited-comment": { id: number, body: fields/* anyText */.Ae, ...where },
        "deleted-comment": { id: number, ...where },
        status: { given: posts/* newStatus */.Vp },
        issue: { given: posts/* newIssue */.U9 },
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
/** An object whose field of this name says which other fields it has. */
function byWord(name, shapes) {
    const words = new Map(Object.entries(shapes).map(([word, shape]) => [word, (0,fields/* object */.Ik)(shape)]));
    return schemas/* custom */.IeY((value) => {
        const word = (0,fields/* isFields */.Ce)(value) ? value[name] : undefined;
        return typeof word === "string" && words.get(word)?.safeParse(value).success === true;
    }, `must be one of ${[...words.keys()].join(", ")}, with its fields`);
}
function readCommand(value) {
    if (!(0,fields/* isFields */.Ce)(value))
        throw new Error("It is no command, which would be an object");
    const known = Object.entries(COMMANDS).find(([type]) => type === value.type);
    if (known === undefined)
        throw new Error(`${JSON.stringify(value.type) ?? "Without a type it"} is no command`);
    const [type, shape] = known;
    requireShape((0,fields/* object */.Ik)(shape), value, `the command ${type}`);
    return value;
}
const rows = schemas/* array */.YOg(fields/* anyObject */.aH);
const queue = (0,fields/* object */.Ik)({
    id: number,
    branch: fields/* anyText */.Ae,
    engine: fields/* anyObject */.aH,
    settings: fields/* anyObject */.aH,
    entries: schemas/* map */.TjK(number, (0,fields/* object */.Ik)({ id: fields/* anyText */.Ae, priority: fields/* anyObject */.aH, sinceMs: number })),
    numbers: schemas/* map */.TjK(schemas/* string */.YjP(), number),
    submitted: schemas/* array */.YOg(number),
    runs: schemas/* map */.TjK(number, (0,fields/* object */.Ik)({ id: fields/* anyText */.Ae, run: number, branch: fields/* anyText */.Ae, members: schemas/* array */.YOg(number) })),
    runIds: schemas/* map */.TjK(schemas/* string */.YjP(), number),
    bisectionRuns: schemas/* map */.TjK(number, number),
    results: rows,
    moves: rows,
    ends: schemas/* map */.TjK(number, rows),
    ended: rows,
    mergesUntilMs: number,
});
const pullRequest = (0,fields/* object */.Ik)({
    number,
    headSha: fields/* anyText */.Ae,
    baseBranch: fields/* anyText */.Ae,
    state: (0,fields/* oneOf */.yL)(["open", "closed", "merged"]),
    testPlan: fields/* anyObject */.aH,
});
const repository = (0,fields/* object */.Ik)({
    host: fields/* anyText */.Ae,
    owner: fields/* anyText */.Ae,
    name: fields/* anyText */.Ae,
    defaultBranch: fields/* anyText */.Ae,
    requiredStatuses: fields/* strings */.P$,
    queues: schemas/* map */.TjK(schemas/* string */.YjP(), queue),
    pullRequests: schemas/* map */.TjK(number, pullRequest),
    testPullRequests: schemas/* map */.TjK(number, fields/* anyObject */.aH),
    lastNumber: number,
    numbers: fields/* anyObject */.aH,
    branches: schemas/* map */.TjK(schemas/* string */.YjP(), (0,fields/* object */.Ik)({ tip: fields/* anyText */.Ae, commits: number })),
    impactedTargets: schemas/* map */.TjK(schemas/* string */.YjP(), fields/* anyObject */.aH),
    forkRuns: schemas/* map */.TjK(schemas/* string */.YjP(), fields/* anyObject */.aH),
    collaborators: schemas/* map */.TjK(schemas/* string */.YjP(), fields/* anyObject */.aH),
    quarantinedTests: rows,
    posts: (0,fields/* object */.Ik)({ lastId: number, comments: schemas/* map */.TjK(number, fields/* anyObject */.aH), issues: schemas/* map */.TjK(number, fields/* anyObject */.aH) }),
});
const world = (0,fields/* object */.Ik)({
    seed: number,
    timings: schemas/* record */.g1P(schemas/* string */.YjP(), number),
    host: (0,fields/* oneOf */.yL)(["made-up", "outside"]),
    repositories: schemas/* map */.TjK(schemas/* string */.YjP(), repository),
    queues: schemas/* map */.TjK(number, (0,fields/* object */.Ik)({ repository: fields/* anyText */.Ae, branch: fields/* anyText */.Ae })),
    timeMs: number,
    last: (0,fields/* object */.Ik)({ name: number, queue: number, timer: number }),
    asked: schemas/* array */.YOg(fields/* anyObject */.aH),
});
function readWorld(value) {
    requireShape(world, value, "the state of a service");
    return value;
}
function requireShape(schema, value, whole) {
    const { error } = schema.safeParse(value);
    const [issue] = error?.issues ?? [];
    if (issue === undefined)
        return;
    const path = core_errors/* toDotPath */.sR(issue.path);
    throw new Error(`${path === "" ? whole : `"${path}" of ${whole}`} ${issue.message}`);
}

// EXTERNAL MODULE: ./lib/src/local-queue/world/refusal.js
var refusal = __webpack_require__(8551);
// EXTERNAL MODULE: ./lib/src/local-queue/world/world.js
var world_world = __webpack_require__(615);
// EXTERNAL MODULE: ./lib/src/local-queue/data/disk.js
var data_disk = __webpack_require__(9024);
;// CONCATENATED MODULE: ./lib/src/local-queue/data/belonging.js
/**
 * What a data folder belongs to. Its log tells of commits and numbers of one repository, so a service for anything else
 * would mix two worlds; a file beside the log says which one it is, and a start compares.
 */





const NAME = "about.json";
const FORMAT = "merge-queue-folder";
const about = schemas/* object */.Ikc({
    format: schemas/* literal */.euz(FORMAT),
    git: schemas/* nullable */.mee(schemas/* string */.YjP()),
    branch: schemas/* string */.YjP(),
    repository: schemas/* string */.YjP(),
});
/** What a folder says that it belongs to; null where it says nothing. @throws InputError for a damaged file */
function readBelonging(folder) {
    const path = (0,external_node_path_.join)(folder, NAME);
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(path, "utf8");
    }
    catch (error) {
        if ((0,data_disk/* codeOf */.$N)(error) === "ENOENT")
            return null;
        throw (0,data_disk/* dataFailure */.nz)(`${path} cannot be read`, error);
    }
    const { data } = about.safeParse((0,data_disk/* parseJson */.qF)(text));
    if (data !== undefined)
        return { git: data.git, branch: data.branch, repository: data.repository };
    throw (0,data_disk/* dataProblem */.ag)(`${path} is damaged: it should say what the folder belongs to. Delete this file to start as you did before, or choose another folder`);
}
/** Says in a folder what it belongs to, also after a power cut. @throws InputError when the disk refuses it */
function writeBelonging(folder, belonging) {
    const path = (0,external_node_path_.join)(folder, NAME);
    try {
        (0,data_disk/* replaceFile */.fR)(path, `${JSON.stringify({ format: FORMAT, ...belonging })}\n`);
    }
    catch (error) {
        throw (0,data_disk/* dataFailure */.nz)(`${path} cannot be written`, error);
    }
}
/** @throws InputError that says what is in the folder, where that is something else than what is asked for */
function refuseOther(folder, held, asked) {
    const isSame = held.git === asked.git && held.branch === asked.branch && held.repository === asked.repository;
    if (isSame)
        return;
    const { git, branch, repository } = held;
    const what = git === null ? "a made-up repository" : `the Git repository ${git}`;
    const flags = [...(git === null ? [] : [`--git ${git}`]), `--branch ${branch}`, `--repository ${repository}`];
    const without = git === null && asked.git !== null ? " without --git" : "";
    throw new errors/* InputError */.dz([
        `--data: ${folder} holds the queue of ${what}, called ${repository}, for the branch ${branch}. Go on with it by ${flags.join(" ")}${without}, or choose another folder`,
    ]);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/src/local-queue/data/tagged-json.js
const MAP = "$map";
const SET = "$set";
const NUMBER = "$number";
const OBJECT = "$object";
/** @throws Error for what would not come back as it was: functions, dates, instances of classes */
function writeTagged(value) {
    return JSON.stringify(encode(value));
}
/** @throws SyntaxError */
function readTagged(text) {
    return decode(JSON.parse(text));
}
function encode(value) {
    switch (typeof value) {
        case "string":
        case "boolean":
            return value;
        case "number":
            return Number.isFinite(value) && !Object.is(value, -0) ? value : { [NUMBER]: numberText(value) };
        case "object":
            return value === null ? null : encodeObject(value);
        case "undefined":
        case "bigint":
        case "function":
        case "symbol":
            throw new Error(`A ${typeof value} cannot be kept in a file.`);
    }
}
function numberText(value) {
    return Object.is(value, -0) ? "-0" : String(value);
}
function encodeObject(value) {
    if (Array.isArray(value))
        return mapped(value, encode);
    if (value instanceof Map)
        return { [MAP]: [...value].map(([key, item]) => [encode(key), encode(item)]) };
    if (value instanceof Set)
        return { [SET]: [...value].map(encode) };
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null)
        throw new Error(`An instance of ${value.constructor.name} cannot be kept in a file.`);
    const fields = mappedFields(value, encode);
    return tagOf(fields) === undefined ? fields : { [OBJECT]: fields };
}
function decode(value) {
    if (typeof value !== "object" || value === null)
        return value;
    if (Array.isArray(value))
        return mapped(value, decode);
    const tag = tagOf(value);
    const content = tag === undefined ? undefined : Object.values(value)[0];
    if (tag === NUMBER)
        return Number(content);
    // What was wrapped only looks like something tagged.
    if (tag === OBJECT && isFields(content))
        return mappedFields(content, decode);
    if (tag === SET && Array.isArray(content))
        return new Set(content.map(decode));
    if (tag === MAP && Array.isArray(content))
        return new Map(content.map(decodePair));
    return mappedFields(value, decode);
}
function decodePair(pair) {
    const [key, value] = Array.isArray(pair) ? pair : [];
    return [decode(key), decode(value)];
}
function isFields(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function tagOf(fields) {
    const [key, more] = Object.keys(fields);
    return more === undefined && (key === MAP || key === SET || key === NUMBER || key === OBJECT) ? key : undefined;
}
function mapped(items, change) {
    const changed = items.map(change);
    return changed.some((item, index) => item !== items[index]) ? changed : items;
}
/** Fields that are undefined are left out, as JSON does. */
function mappedFields(fields, change) {
    let changed;
    for (const [key, value] of Object.entries(fields)) {
        const after = value === undefined ? undefined : change(value);
        if (after !== value)
            changed = (changed ?? new Map()).set(key, after);
    }
    if (changed === undefined)
        return fields;
    // Not by assigning: a key may be `__proto__`.
    return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, changed.has(key) ? changed.get(key) : value]));
}

;// CONCATENATED MODULE: ./lib/src/local-queue/data/segments.js
/**
 * The files of a log: `log-000000000001.jsonl` begins with the command number 1, and the next file goes on where it
 * ends. The first line of each names the format; every other line is one command with its number, its time and a
 * checksum, so that damage is noticed wherever it is.
 */






/** Of everything in the folder; raised when what is written would be read wrongly by, or from, an earlier version. */
const FORMAT_VERSION = 3;
const segments_FORMAT = "merge-queue-log";
const segments_NAME = /^log-(\d{12})\.jsonl$/;
function segmentAt(folder, first) {
    return { path: (0,external_node_path_.join)(folder, `log-${String(first).padStart(12, "0")}.jsonl`), first };
}
/** In their order. */
function segmentsIn(folder) {
    return (0,external_node_fs_.readdirSync)(folder)
        .flatMap((name) => segments_NAME.exec(name)?.[1] ?? [])
        .map((first) => segmentAt(folder, Number(first)))
        .toSorted((one, other) => one.first - other.first);
}
function firstLineOf({ first }) {
    return Buffer.from(`${JSON.stringify({ format: segments_FORMAT, version: FORMAT_VERSION, first })}\n`);
}
function lineOf({ seq, atMs, command }) {
    const text = `{"seq":${seq},"atMs":${atMs},"command":${writeTagged(command)}`;
    return Buffer.from(`${text},"sum":"${checksum(text)}"}\n`);
}
/** Enough to notice damage; nobody is kept from forging it. */
function checksum(text) {
    return (0,external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 8);
}
/**
 * The commands of segments that follow each other. The last line of the last one may be torn: it is left out, and the
 * end of that segment says so. @throws InputError that names file and line of anything else that is wrong
 */
function* commandsIn(segments, readCommand) {
    let end;
    for (const [index, segment] of segments.entries()) {
        const missing = end === undefined ? segment.first : end.lastSeq + 1;
        if (segment.first !== missing)
            throw (0,data_disk/* dataProblem */.ag)(`${segment.path} begins with command ${segment.first}, and ${missing} should come next: a file of the log is missing`);
        end = yield* commandsOf(segment, index === segments.length - 1, readCommand);
    }
    return end;
}
function* commandsOf(segment, isLast, readCommand) {
    let lastSeq = segment.first - 1;
    let wholeBytes = 0;
    for (const line of linesOf(segment.path)) {
        const text = textOf(line.bytes);
        const isTorn = !line.isWhole || (line.number > 1 && jsonIn(text) === undefined);
        if (isLast && line.isLast && isTorn) {
            return { lastSeq, wholeBytes, tornBytes: line.bytes.length + (line.isWhole ? 1 : 0) };
        }
        const damage = (what) => (0,data_disk/* dataProblem */.ag)(`${segment.path}, line ${line.number}: ${what}. The file was damaged or changed; nothing after this line can be trusted`);
        if (line.number === 1)
            checkFirstLine(segment, text);
        else if (!line.isWhole)
            throw damage("the line has no end");
        else {
            const command = commandOn(text, lastSeq + 1, damage, readCommand);
            lastSeq = command.seq;
            yield command;
        }
        wholeBytes += line.bytes.length + 1;
    }
    return { lastSeq, wholeBytes, tornBytes: 0 };
}
function checkFirstLine({ path, first }, text) {
    const problem = formatProblem(segments_FORMAT, jsonIn(text));
    if (problem !== undefined)
        throw (0,data_disk/* dataProblem */.ag)(`${path}, line 1: ${problem}`);
    const named = fieldsIn(text)?.first;
    if (named !== first)
        throw (0,data_disk/* dataProblem */.ag)(`${path}, line 1: it begins with command ${String(named)}, and its name says ${first}`);
}
/** Why a file that begins so cannot be read here; undefined where it can. */
function formatProblem(format, header) {
    const fields = isObject(header) ? header : {};
    if (fields.format !== format)
        return "it does not begin as a file of the local merge queue does";
    if (fields.version === FORMAT_VERSION)
        return undefined;
    return `it is of format ${String(fields.version)}, and this version of merge-queue knows format ${FORMAT_VERSION}. Use the version that wrote it, or another folder`;
}
const SUM = /,"sum":"([0-9a-f]{8})"\}$/;
function commandOn(text, expected, damage, readCommand) {
    if (text === undefined)
        throw damage("it is not text");
    const sum = SUM.exec(text);
    if (sum === null || checksum(text.slice(0, sum.index)) !== sum[1])
        throw damage("it does not fit its checksum");
    const { seq, atMs, command } = fieldsIn(text) ?? {};
    if (seq !== expected)
        throw damage(`it is number ${String(seq)}, and ${expected} comes next`);
    if (typeof atMs !== "number")
        throw damage("it has no time");
    try {
        return { seq: expected, atMs, command: readCommand(command) };
    }
    catch (error) {
        throw damage((0,errors/* messageOf */.bD)(error));
    }
}
function fieldsIn(text) {
    const value = jsonIn(text);
    return isObject(value) ? value : undefined;
}
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** Undefined where it is no JSON. */
function jsonIn(text) {
    try {
        return text === undefined ? undefined : readTagged(text);
    }
    catch {
        return undefined;
    }
}
/** Undefined where the bytes are no text. */
function textOf(bytes) {
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}
const CHUNK_BYTES = 1 << 18;
const LINE_END = 0x0a;
/** A log may be longer than memory. */
function* linesOf(path) {
    const file = segments_open(path);
    try {
        const size = (0,external_node_fs_.fstatSync)(file).size;
        let position = 0;
        let rest = Buffer.alloc(0);
        let number = 0;
        while (position < size) {
            // Of a long line always as much again as there is, so that it is not looked through too often.
            const chunk = Buffer.alloc(Math.min(Math.max(CHUNK_BYTES, rest.length), size - position));
            const bytes = (0,external_node_fs_.readSync)(file, chunk, 0, chunk.length, position);
            if (bytes === 0)
                break;
            position += bytes;
            rest = Buffer.concat([rest, chunk.subarray(0, bytes)]);
            let from = 0;
            for (let end = rest.indexOf(LINE_END); end >= 0; end = rest.indexOf(LINE_END, from)) {
                number += 1;
                const isLast = position >= size && end + 1 === rest.length;
                yield { bytes: rest.subarray(from, end), number, isWhole: true, isLast };
                from = end + 1;
            }
            rest = rest.subarray(from);
        }
        if (rest.length > 0)
            yield { bytes: rest, number: number + 1, isWhole: false, isLast: true };
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function segments_open(path) {
    try {
        return (0,external_node_fs_.openSync)(path, "r");
    }
    catch (error) {
        throw (0,data_disk/* dataFailure */.nz)(`${path} cannot be read`, error);
    }
}

;// CONCATENATED MODULE: ./lib/src/local-queue/data/appender.js
/** The open end of a log: the file that lines are added to. */




/** A file of which nothing stands is begun anew. @throws what the disk throws */
function openAppender(segment, wholeBytes, options) {
    const file = (0,external_node_fs_.openSync)(segment.path, "a");
    try {
        return wholeBytes > 0 ? appenderOf(file, segment, wholeBytes, options) : beginSegment(file, segment, options);
    }
    catch (error) {
        (0,external_node_fs_.closeSync)(file);
        throw error;
    }
}
function beginSegment(file, segment, options) {
    const line = firstLineOf(segment);
    try {
        (0,data_disk/* writeAll */.f4)(options.disk, file, line);
        options.disk.sync(file);
        (0,data_disk/* syncFolder */.Yw)((0,external_node_path_.dirname)(segment.path));
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(segment.path, { force: true });
        throw error;
    }
    return appenderOf(file, segment, line.length, options);
}
function appenderOf(file, segment, begunBytes, options) {
    const { disk, syncAfterMs } = options;
    const { path } = segment;
    let wholeBytes = begunBytes;
    let isOpen = true;
    let timer;
    /** Why nothing can be added any more. */
    let trouble;
    function append(line) {
        if (!isOpen)
            throw new Error(`${path} is closed.`);
        if (trouble !== undefined)
            throw trouble;
        try {
            (0,data_disk/* writeAll */.f4)(disk, file, line);
        }
        catch (error) {
            cutBack();
            throw (0,data_disk/* dataFailure */.nz)(`${path} cannot be written to`, error);
        }
        wholeBytes += line.length;
        timer ??= setTimeout(syncAside, syncAfterMs).unref();
    }
    /** What was written of a line that did not fit would damage the next one. */
    function cutBack() {
        try {
            // By its path: Windows does not let a file be cut through what can only append to it.
            (0,external_node_fs_.truncateSync)(path, wholeBytes);
        }
        catch (error) {
            trouble = (0,data_disk/* dataFailure */.nz)(`${path} has half a line at its end, which cannot be cut off`, error);
        }
    }
    function syncAside() {
        timer = undefined;
        disk.syncAside(file, (error) => {
            if (error !== null && isOpen)
                trouble = unsafe(error);
        });
    }
    /** After such a failure the system may have forgotten what it could not write, so asking again proves nothing. */
    function unsafe(error) {
        return (0,data_disk/* dataFailure */.nz)(`${path} could not be written to the disk, and its last lines may be lost`, error);
    }
    function sync() {
        if (trouble !== undefined)
            throw trouble;
        clearTimeout(timer);
        timer = undefined;
        try {
            disk.sync(file);
        }
        catch (error) {
            trouble = unsafe(error);
            throw trouble;
        }
    }
    function close() {
        if (!isOpen)
            return;
        try {
            sync();
        }
        finally {
            isOpen = false;
            clearTimeout(timer);
            (0,external_node_fs_.closeSync)(file);
        }
    }
    return { segment, append, sync, close };
}

;// CONCATENATED MODULE: ./lib/src/local-queue/data/lock.js
/**
 * Keeps two services out of one folder. No system call for this is the same on Linux, macOS and Windows, so a file says
 * who holds the folder, and whether that process still runs decides.
 *
 * The file has a number in its name. Whoever finds that the holder of the highest one is dead makes the next one; of
 * several that do so at once the system lets one make it, and who does not have the highest one afterwards, or sees one
 * of a service that runs, takes its own away again. So a folder is never taken from a service that runs, in whatever
 * order the steps of others happen.
 */




const LOCK = /^lock-(\d{6})$/;
/** Others that start at the same moment may come in between so often. */
const TRIES = 100;
/** @throws InputError where a service that may still run holds the folder, or nothing can be written to it */
function takeLock(folder, tell) {
    for (let tries = 0; tries < TRIES; tries += 1) {
        const highest = locksIn(folder).at(-1) ?? 0;
        if (highest > 0 && !isFree(folder, pathOf(folder, highest), tell))
            continue;
        const path = pathOf(folder, highest + 1);
        if (!makeLock(folder, path))
            continue;
        const others = locksIn(folder).filter((number) => number !== highest + 1);
        const isOurs = others.every((number) => number <= highest && !isHeld(pathOf(folder, number)));
        if (isOurs) {
            for (const older of others)
                (0,external_node_fs_.rmSync)(pathOf(folder, older), { force: true });
            return { release: () => (0,external_node_fs_.rmSync)(path, { force: true }) };
        }
        (0,external_node_fs_.rmSync)(path, { force: true });
    }
    throw (0,data_disk/* dataProblem */.ag)(`${folder} could not be locked, because others try the same all the time`);
}
/** True where its holder is known to be dead; false where the lock is gone, so that everything is to be looked at anew. */
function isFree(folder, path, tell) {
    const holder = readHolder(path);
    if (holder === "gone")
        return false;
    if (holder === "unreadable") {
        tell(`A lock that a killed process left unfinished in ${folder} was taken over.`);
        return true;
    }
    const { pid, host } = holder;
    if (host !== (0,external_node_os_.hostname)())
        throw (0,data_disk/* dataProblem */.ag)(`${folder} was locked by process ${pid} on the machine "${host}", which cannot be looked at from here. If that service has ended, delete ${path}`);
    if (isRunning(holder))
        throw (0,data_disk/* dataProblem */.ag)(`${folder} is in use by process ${pid}. Stop that service, or choose another folder`);
    tell(`The lock of process ${pid}, which has ended without a word, was taken over in ${folder}.`);
    return true;
}
function pathOf(folder, number) {
    return (0,external_node_path_.join)(folder, `lock-${String(number).padStart(6, "0")}`);
}
function locksIn(folder) {
    return (0,external_node_fs_.readdirSync)(folder)
        .map((name) => Number(LOCK.exec(name)?.[1] ?? 0))
        .filter((number) => number > 0)
        .toSorted((one, other) => one - other);
}
/** False where somebody else made it first. */
function makeLock(folder, path) {
    const holder = { pid: process.pid, host: (0,external_node_os_.hostname)(), begun: beginningOf(process.pid) ?? "" };
    try {
        (0,external_node_fs_.writeFileSync)(path, `${JSON.stringify(holder)}\n`, { flag: "wx" });
        return true;
    }
    catch (error) {
        if ((0,data_disk/* codeOf */.$N)(error) === "EEXIST")
            return false;
        if ((0,data_disk/* codeOf */.$N)(error) === "ENOSPC")
            (0,external_node_fs_.rmSync)(path, { force: true });
        throw (0,data_disk/* dataFailure */.nz)(`${folder} cannot be written to`, error);
    }
}
/** Its text was unfinished when it was looked at, and is not any more: then it was slow, and not killed. */
function isHeld(path) {
    const holder = readHolder(path, 1);
    return typeof holder === "object" && holder.host === (0,external_node_os_.hostname)() && isRunning(holder);
}
/** A lock is written right after it was made; one that stays without its text belongs to a process that was killed. */
const LOOKS = 10;
const LOOK_EVERY_MS = 20;
function readHolder(path, looks = LOOKS) {
    for (let look = 1;; look += 1) {
        try {
            const holder = holderIn((0,external_node_fs_.readFileSync)(path, "utf8"));
            if (holder !== undefined)
                return holder;
        }
        catch (error) {
            if ((0,data_disk/* codeOf */.$N)(error) === "ENOENT")
                return "gone";
            throw (0,data_disk/* dataFailure */.nz)(`${path} cannot be read`, error);
        }
        if (look >= looks)
            return "unreadable";
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY_MS);
    }
}
function holderIn(text) {
    try {
        const value = JSON.parse(text);
        if (typeof value !== "object" || value === null)
            return undefined;
        if (!("pid" in value && "host" in value && "begun" in value))
            return undefined;
        const { pid, host, begun } = value;
        if (typeof pid !== "number" || !Number.isInteger(pid) || pid <= 0)
            return undefined;
        return typeof host === "string" && typeof begun === "string" ? { pid, host, begun } : undefined;
    }
    catch {
        return undefined;
    }
}
/**
 * The system says whether a process has that number. Where it also says when that process began (Linux), a number that
 * another process has by now is seen through; elsewhere such a lock holds until that other process ends, which errs to
 * the safe side. Our own number in the lock of another process means that this one is dead, as after the restart of a
 * container.
 */
function isRunning({ pid, begun }) {
    const now = beginningOf(pid);
    if (now !== undefined && begun !== "")
        return now === begun;
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return (0,data_disk/* codeOf */.$N)(error) !== "ESRCH";
    }
}
/** Undefined where it is not known; `ended` for a process that is dead and only not yet buried. */
function beginningOf(pid) {
    // The same for the whole life of a process, and different for every two of one number.
    if (process.platform !== "linux")
        return pid === process.pid ? String(performance.timeOrigin) : undefined;
    try {
        const boot = (0,external_node_fs_.readFileSync)("/proc/sys/kernel/random/boot_id", "utf8").trim();
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, "utf8");
        // The name of the program, which may hold anything, ends at the last bracket.
        const [state = "", ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        return state === "Z" || state === "X" ? "ended" : `${boot} ${fields[18] ?? ""}`;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/src/local-queue/data/snapshots.js
/**
 * States that a start goes on from, so that it need not replay the whole log: `snapshot-000000000012.json` is the state
 * after command 12. A snapshot that cannot be used costs time only, because the log has everything.
 */






const snapshots_FORMAT = "merge-queue-snapshot";
const snapshots_NAME = /^snapshot-(\d{12})\.json$/;
/** The newest one, and one to fall back on. */
const KEPT = 2;
/** Keeps a state, as tagged JSON. @throws what the disk throws */
function writeSnapshot(folder, seq, text, disk) {
    const path = snapshots_pathOf(folder, seq);
    const header = { format: snapshots_FORMAT, version: FORMAT_VERSION, seq, sum: checksum(text) };
    (0,data_disk/* replaceFile */.fR)(path, `${JSON.stringify(header)}\n${text}\n`, disk);
    for (const older of snapshotsIn(folder).slice(KEPT))
        (0,external_node_fs_.rmSync)(snapshots_pathOf(folder, older), { force: true });
}
function isUnfinished(name) {
    return name.endsWith(data_disk/* UNFINISHED */.yA) && snapshots_NAME.test(name.slice(0, -data_disk/* UNFINISHED */.yA.length));
}
/** The newest one that can be read; null where there is none. */
function newestSnapshot(folder, readState, tell) {
    for (const seq of snapshotsIn(folder)) {
        const path = snapshots_pathOf(folder, seq);
        try {
            return { seq, state: readState(readTagged(textIn(path))) };
        }
        catch (error) {
            tell(`${path} cannot be used, so the start takes longer: ${(0,errors/* messageOf */.bD)(error)}.`);
        }
    }
    return null;
}
function textIn(path) {
    const whole = (0,external_node_fs_.readFileSync)(path, "utf8");
    const end = whole.indexOf("\n");
    const header = JSON.parse(whole.slice(0, end));
    const problem = formatProblem(snapshots_FORMAT, header);
    if (problem !== undefined)
        throw new Error(problem);
    const text = whole.slice(end + 1, -1);
    const sum = typeof header === "object" && header !== null && "sum" in header ? header.sum : undefined;
    if (sum !== checksum(text))
        throw new Error("it does not fit its checksum");
    return text;
}
/** What a service left behind that was killed while it wrote one. */
function removeUnfinished(folder) {
    for (const name of (0,external_node_fs_.readdirSync)(folder).filter(isUnfinished))
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { force: true });
}
/** The newest first. */
function snapshotsIn(folder) {
    return (0,external_node_fs_.readdirSync)(folder)
        .flatMap((name) => snapshots_NAME.exec(name)?.[1] ?? [])
        .map(Number)
        .toSorted((one, other) => other - one);
}
function snapshots_pathOf(folder, seq) {
    return (0,external_node_path_.join)(folder, `snapshot-${String(seq).padStart(12, "0")}.json`);
}

;// CONCATENATED MODULE: ./lib/src/local-queue/data/log.js
/**
 * What `--data` keeps of a service: every command that changed it, as a line at the end of a file, and now and then a
 * snapshot of the state, from which a start goes on. Nothing is ever taken out, so replaying all commands from the
 * beginning shows how a state came about.
 *
 * A command that was appended is with the system, and outlasts whatever ends the process. A power cut may take what was
 * appended in the second before it, as waiting for the disk at each command would make them slow; a snapshot, the end,
 * and what cannot be taken back wait for it.
 */








/** What a power cut may take, at most: see above. */
const SYNC_AFTER_MS = 1000;
/** @throws InputError when the folder cannot be used, is used by another service, or holds something damaged */
function openLog(options) {
    const { folder, tell } = options;
    (0,data_disk/* makeFolder */.fc)(folder);
    const lock = takeLock(folder, tell);
    try {
        const log = openLocked({ disk: data_disk/* systemDisk */.hY, syncAfterMs: SYNC_AFTER_MS, ...options });
        return {
            ...log,
            close() {
                try {
                    log.close();
                }
                finally {
                    lock.release();
                }
            },
        };
    }
    catch (error) {
        lock.release();
        throw error instanceof errors/* InputError */.dz ? error : (0,data_disk/* dataFailure */.nz)(`${folder} cannot be used`, error);
    }
}
function openLocked(options) {
    const { folder, tell, disk } = options;
    removeUnfinished(folder);
    const restored = newestSnapshot(folder, options.readState, tell);
    const begun = commandsAfter(restored?.seq ?? 0, options);
    let snapshotSeq = restored?.seq ?? 0;
    let seq = begun.seq;
    let appender = begun.appender;
    function append(command, atMs) {
        if (!Number.isFinite(atMs))
            throw new Error(`${atMs} is no time for a command.`);
        appender.append(lineOf({ seq: seq + 1, atMs, command }));
        seq += 1;
        return seq;
    }
    function snapshot(state) {
        if (seq === snapshotSeq)
            return true;
        const text = writeTagged(state);
        try {
            // A snapshot must not know of commands that a power cut takes from the log.
            appender.sync();
            writeSnapshot(folder, seq, text, disk);
        }
        catch (error) {
            const why = error instanceof errors/* InputError */.dz ? error.message : (0,data_disk/* reasonOf */.A3)(error);
            tell(`No snapshot could be made in ${folder}, so the next start takes longer: ${why}.`);
            return false;
        }
        snapshotSeq = seq;
        beginNext();
        return true;
    }
    /** A file for what follows a snapshot lets a start leave alone those before it. */
    function beginNext() {
        const next = segmentAt(folder, seq + 1);
        if (next.first === appender.segment.first)
            return;
        const before = appender;
        try {
            appender = openAppender(next, 0, options);
        }
        catch (error) {
            tell(`${next.path} could not be begun, so the log goes on in ${before.segment.path}: ${(0,data_disk/* reasonOf */.A3)(error)}.`);
            return;
        }
        before.close();
    }
    return {
        restored,
        commands: begun.commands,
        append,
        snapshot,
        sinceSnapshot: () => seq - snapshotSeq,
        sync: () => appender.sync(),
        close: () => appender.close(),
    };
}
/** Reads what follows a snapshot, and opens the end of the log. */
function commandsAfter(seq, options) {
    const { folder, readCommand, tell } = options;
    const all = segmentsIn(folder);
    const start = all.findLastIndex(({ first }) => first <= seq + 1);
    if (start < 0 && all.length > 0)
        throw (0,data_disk/* dataProblem */.ag)(`command ${seq + 1} is missing in ${folder}: a file of the log is not there`);
    const commands = [];
    const end = drain(commandsIn(all.slice(start), readCommand), (each) => {
        if (each.seq > seq)
            commands.push(each);
    });
    const segment = all.at(-1) ?? segmentAt(folder, seq + 1);
    const { lastSeq, wholeBytes, tornBytes } = end ?? { lastSeq: seq, wholeBytes: 0, tornBytes: 0 };
    if (lastSeq < seq)
        throw (0,data_disk/* dataProblem */.ag)(`a snapshot in ${folder} is of command ${seq}, and its log ends with ${lastSeq}: a file is missing`);
    if (tornBytes > 0) {
        (0,external_node_fs_.truncateSync)(segment.path, wholeBytes);
        tell(`The last line of ${segment.path} was not written to its end and was cut off (${tornBytes} bytes).`);
    }
    const appender = openAppender(segment, wholeBytes, options);
    return { commands, seq: lastSeq, appender };
}
function drain(items, take) {
    for (;;) {
        const next = items.next();
        if (next.done === true)
            return next.value;
        take(next.value);
    }
}
/** Every command from the beginning, of a folder that may be in use. @throws InputError as openLog does */
function* readLog(folder, readCommand) {
    const segments = filesOf(folder);
    if (segments[0]?.first !== 1)
        throw (0,data_disk/* dataProblem */.ag)(`${folder} has no log that begins with command 1`);
    yield* commandsIn(segments, readCommand);
}
function filesOf(folder) {
    try {
        return segmentsIn(folder);
    }
    catch (error) {
        throw (0,data_disk/* dataFailure */.nz)(`${folder} cannot be read`, error);
    }
}

;// CONCATENATED MODULE: ./lib/src/local-queue/data/memory.js
/** The world of a service, kept in a folder: a service that starts with it goes on where the last one stopped. */







/** So many commands are applied again at a start, at most. */
const COMMANDS_BETWEEN_SNAPSHOTS = 1000;
/**
 * @throws InputError when the folder cannot be used, is used by another service, belongs to something else, or holds
 * something damaged
 */
function openMemory(folder, asked, tell, disk = data_disk/* systemDisk */.hY) {
    const log = openLog({ folder, readCommand: readCommand, readState: readWorld, tell, disk });
    const kept = keptFrom(log.restored?.state ?? null, log.commands);
    let isSaid = false;
    let isRefused = false;
    try {
        const said = kept.past === undefined ? null : readBelonging(folder);
        const held = said ?? toldBy(log.restored?.state ?? null, log.commands, asked);
        if (kept.past !== undefined)
            refuseOther(folder, held, asked);
        isSaid = said !== null;
    }
    catch (error) {
        log.close();
        throw error;
    }
    let watched = null;
    /** Also for those who read the log alone. */
    const keepLast = (world) => {
        try {
            log.append({ type: "pass" }, world.timeMs);
            log.snapshot(world);
        }
        catch (error) {
            tell(`The last moments could not be kept. ${(0,errors/* messageOf */.bD)(error)}.`);
        }
    };
    return {
        ...kept,
        record: (command, atMs) => {
            try {
                // With its first command a folder belongs to something: what fails before leaves it free.
                if (!isSaid)
                    writeBelonging(folder, asked);
                isSaid = true;
                log.append(command, atMs);
                isRefused = false;
            }
            catch (error) {
                if (!(error instanceof errors/* InputError */.dz) || watched === null)
                    throw error;
                if (!isRefused)
                    tell(`Nothing can be changed for now. ${error.message}.`);
                isRefused = true;
                throw new refusal/* Refusal */.P(503, error.message);
            }
        },
        watch: (engine) => {
            watched = engine;
            engine.onChange(() => {
                if (log.sinceSnapshot() >= COMMANDS_BETWEEN_SNAPSHOTS)
                    log.snapshot(engine.world());
            });
        },
        sync: log.sync,
        close: () => {
            if (watched !== null)
                keepLast(watched.world());
            log.close();
        },
    };
}
/**
 * What a folder without a word about it holds, by its log: everything but which Git repository, for which what is asked
 * for is taken.
 */
function toldBy(world, commands, asked) {
    let host = world?.host ?? "made-up";
    const [first] = world?.repositories.values() ?? [];
    let repository = first === undefined ? null : (0,world_world/* nameOf */.Vb)(first);
    let branch = first?.defaultBranch ?? null;
    for (const { command } of commands) {
        if (command.type === "begin")
            host = command.host;
        if (command.type !== "addRepository")
            continue;
        repository ??= (0,world_world/* nameOf */.Vb)(command.given);
        branch ??= command.given.defaultBranch ?? asked.branch;
    }
    const git = host === "made-up" ? null : (asked.git ?? "FOLDER");
    return { git, branch: branch ?? asked.branch, repository: repository ?? asked.repository };
}
/** Everything that ever happened in a folder, to be seen again without changing it. @throws InputError where it is none */
function replayed(folder) {
    try {
        return keptFrom(null, [...readLog(folder, readCommand)]);
    }
    catch (error) {
        if (!(error instanceof errors/* InputError */.dz))
            throw error;
        throw new errors/* InputError */.dz([error.message.replace(/^--data:/, "--replay:")], { cause: error });
    }
}
function keptFrom(world, commands) {
    const startAtMs = commands.at(-1)?.atMs ?? world?.timeMs;
    return startAtMs === undefined ? {} : { past: { world, commands }, startAtMs };
}

// EXTERNAL MODULE: ./lib/src/local-queue/git/connect.js + 11 modules
var connect = __webpack_require__(4937);
// EXTERNAL MODULE: ./lib/src/local-queue/scenario/draw.js
var draw = __webpack_require__(3845);
// EXTERNAL MODULE: ./lib/src/local-queue/scenario/files.js
var files = __webpack_require__(540);
// EXTERNAL MODULE: ./lib/src/local-queue/scenario/durations.js
var durations = __webpack_require__(3218);
;// CONCATENATED MODULE: ./lib/src/local-queue/scenario/play.js
/** Plays a scenario in a service that runs: at their times, people and the Git host do there what it says. */



/** A made-up world of which every queue has a number, and this is that of the first one. */
const FIRST_QUEUE = 1;
/**
 * What a service has to be started with so that a scenario goes there as it goes in a simulation. Only events of one
 * second differ: a service acts on each before the next one.
 */
function optionsFor({ simulation }) {
    return {
        // A queue adds its number, so that two of them have chances of their own.
        seed: simulation.seed - FIRST_QUEUE,
        timings: { readySeconds: 0, startSeconds: 0, mergeSeconds: 0, flaky: simulation.flaky ?? 0 },
    };
}
/** A required check that a change can keep from being reported. */
const CHECK = "tests";
/** Furnishes the queue and the pull requests, and does the rest in its time, the first of it now. */
function playScenario({ simulation, titles, faults }, { service, at, onRefused }) {
    const { engine, control } = service;
    const startMs = engine.now();
    const branch = at.targetBranch;
    const isSilent = simulation.changes.some(({ silent }) => silent) || simulation.inputs.some(makesSilent);
    const required = simulation.settings.requiredStatuses ?? [];
    const check = required[0] ?? CHECK;
    const changes = new Map(simulation.changes.map((change) => [change.number, change]));
    const closed = new Set();
    control.updateQueue({
        branch,
        ...simulation.settings,
        ...(isSilent && required.length === 0 && { requiredStatuses: [check] }),
    });
    for (const change of simulation.changes) {
        const { number, upToDate } = change;
        const title = titles.get(number) ?? "";
        upload(engine.apply, change, control.addPullRequest({ number, title, upToDate, testPlan: planOf(change, check) }));
    }
    for (const input of simulation.inputs.toSorted((one, other) => one.atSeconds - other.atSeconds)) {
        engine.at(startMs + input.atSeconds * 1000, (apply) => {
            try {
                perform(input, apply);
            }
            catch (error) {
                if (!(error instanceof refusal/* Refusal */.P))
                    throw error;
                onRefused(`${input.type} at ${(0,durations/* written */.Mp)(input.atSeconds)}: ${(0,errors/* messageOf */.bD)(error)}`);
            }
        });
    }
    for (const { atSeconds, spec } of faults)
        engine.at(startMs + atSeconds * 1000, () => control.addFault(spec));
    /** What was uploaded counts for one commit, so it is done anew after each push. */
    function upload(apply, { number, targets }, { headSha: sha }) {
        if (targets !== null)
            apply({ type: "setImpactedTargets", at, given: { number, sha, targets } });
    }
    const update = (apply, number, patch) => apply({ type: "updatePullRequest", number, patch });
    function perform(input, apply) {
        switch (input.type) {
            case "submit": {
                const { number, priority, noBatch = false } = input;
                if (closed.delete(number))
                    update(apply, number, { state: "open" });
                apply({ type: "submit", at, given: { number, noBatch, ...(priority !== undefined && { priority }) } });
                break;
            }
            case "cancel":
                apply({ type: "cancel", at, number: input.number });
                break;
            case "restart":
                apply({ type: "restart", at, number: input.number });
                break;
            case "push": {
                const pushed = update(apply, input.number, { headSha: "new" });
                const change = changes.get(input.number);
                if (pushed !== null && change !== undefined)
                    upload(apply, change, pushed);
                break;
            }
            case "close":
                closed.add(input.number);
                update(apply, input.number, { state: "closed" });
                break;
            case "merge-by-hand":
                update(apply, input.number, { state: "merged" });
                break;
            case "change": {
                const before = changes.get(input.number);
                if (before === undefined)
                    break;
                const change = { ...before, ...input.change };
                changes.set(input.number, change);
                const { upToDate, targets } = input.change;
                const patch = { testPlan: planOf(change, check), ...(upToDate !== undefined && { upToDate }) };
                const changed = update(apply, input.number, patch);
                if (changed !== null && targets !== undefined)
                    upload(apply, change, changed);
                break;
            }
            case "push-to-target":
                apply({ type: "pushToBranch", given: { branch } });
                break;
            case "phase":
                apply({ type: "changeQueue", given: { branch, state: input.phase } });
                break;
            case "settings":
                apply({ type: "changeQueue", given: { branch, ...input.settings } });
                break;
        }
    }
}
function makesSilent(input) {
    return input.type === "change" && input.change.silent === true;
}
function planOf(change, check) {
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

// EXTERNAL MODULE: ./lib/src/local-queue/scenario/read.js
var read = __webpack_require__(8443);
// EXTERNAL MODULE: ./lib/src/local-queue/clock.js
var clock = __webpack_require__(3662);
// EXTERNAL MODULE: ./lib/src/local-queue/http/incoming.js
var incoming = __webpack_require__(5721);
;// CONCATENATED MODULE: ./lib/src/local-queue/serve-options.js
/** What `merge-queue serve` is asked for: its flags, read and checked. */








const LARGEST_PORT = 65_535;
const MOST_PULL_REQUESTS = 10_000;
/** @throws InputError that names the flag */
function readServeOptions(argv) {
    const { values, given } = parseFlags(argv);
    for (const flag of ["token", "branch", "git", "data", "replay", "test-command"]) {
        if (values[flag] === "")
            throw new errors/* InputError */.dz([`--${flag} must not be empty`]);
    }
    refuseTogether(values, given);
    const file = values["quarantined-tests"];
    const { help, host, token, repository, branch, scenario, data, replay } = values;
    return {
        help,
        scenario,
        host,
        token,
        repository,
        branch,
        data,
        replay,
        git: gitOption(values.git, values["test-command"]),
        port: integer("--port", values.port, LARGEST_PORT),
        pullRequests: integer("--pull-requests", values["pull-requests"] ?? "5", MOST_PULL_REQUESTS),
        speed: serve_options_number("--speed", values.speed, clock/* FASTEST */.TD),
        testSeconds: serve_options_number("--test-seconds", values["test-seconds"] ?? "10", pull_request/* LONGEST_TEST_SECONDS */.ID),
        quarantinedTests: file === undefined ? [] : readTestsFile(file),
        /** What was given of the flags that say what there is at the very beginning. */
        forTheBeginning: FOR_THE_BEGINNING.filter((flag) => given.has(flag)).map((flag) => `--${flag}`),
    };
}
const FOR_THE_BEGINNING = ["pull-requests", "test-seconds", "quarantined-tests"];
function parseFlags(argv) {
    const { values, tokens } = (0,command_flags/* readFlags */.uW)("serve", command_flags/* SERVE_FLAGS */.Wu, argv);
    const given = new Set(tokens.flatMap((token) => (token.kind === "option" ? [token.name] : [])));
    return { values, given };
}
/** Each of the first says what there is in the world, so the others have nothing to say. */
const APART = [
    ["git", ["scenario", "pull-requests", "test-seconds", "replay"]],
    ["scenario", ["pull-requests", "test-seconds", "data", "replay"]],
    ["replay", ["data", "pull-requests", "test-seconds", "quarantined-tests", "repository", "branch"]],
];
function refuseTogether(values, given) {
    for (const [flag, others] of APART) {
        const other = given.has(flag) ? others.find((each) => given.has(each)) : undefined;
        if (other !== undefined)
            throw new errors/* InputError */.dz([`--${flag} and --${other} cannot be given together`]);
    }
    if (values.git !== undefined && values.speed !== command_flags/* SERVE_FLAGS */.Wu.speed.default) {
        throw new errors/* InputError */.dz(["--speed cannot be given with --git: real tests take the time that they take"]);
    }
}
function gitOption(repository, testCommand) {
    if (repository !== undefined && testCommand !== undefined)
        return { repository, testCommand };
    if (repository !== undefined) {
        throw new errors/* InputError */.dz(['--git needs --test-command, the command that tests a checkout, such as "npm test"']);
    }
    if (testCommand !== undefined)
        throw new errors/* InputError */.dz(["--test-command is for --git only: other tests are made up"]);
    return undefined;
}
function integer(flag, text, most) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value <= most)
        return value;
    throw new errors/* InputError */.dz([`${flag} must be a whole number from 0 to ${most}, not "${text}"`]);
}
function serve_options_number(flag, text, most) {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value > 0 && value <= most)
        return value;
    throw new errors/* InputError */.dz([`${flag} must be a number above 0 and up to ${most}, not "${text}"`]);
}
function readTestsFile(file) {
    const value = (0,incoming/* parseJson */.qF)(readText(file));
    if (value === undefined)
        throw new errors/* InputError */.dz([`--quarantined-tests: ${file} is not JSON`]);
    try {
        return (0,quarantined_tests/* readQuarantinedTests */.KE)(value);
    }
    catch (error) {
        if (!(error instanceof refusal/* Refusal */.P))
            throw error;
        throw new errors/* InputError */.dz([`--quarantined-tests: ${file}: ${error.message}`], { cause: error });
    }
}
function readText(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, "utf8");
    }
    catch (error) {
        throw new errors/* InputError */.dz([`--quarantined-tests: ${file} cannot be read`], { cause: error });
    }
}

// EXTERNAL MODULE: ./lib/src/local-queue/service.js + 26 modules
var service = __webpack_require__(5989);
;// CONCATENATED MODULE: ./lib/src/local-queue/serve.js
/** The command `merge-queue serve`: the local service for a person to try, or for a CI job to talk to. */














const EXIT_OK = 0;
const EXIT_BAD_FLAGS = 2;
/** Runs until the signal is aborted; the result is the exit code. */
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
        io.write(`${error.message}\n`);
        return EXIT_BAD_FLAGS;
    }
}
async function runService(options, { write, signal, environment }) {
    const tell = (line) => write(`${line}\n`);
    const scenario = await readScenarioOption(options.scenario);
    const memory = options.data === undefined ? null : openMemory(options.data, belongingOf(options), tell);
    const gitFolder = options.git === undefined ? null : folderFor(options.data);
    try {
        // What a merge rests on is not to be forgotten where the merge is not.
        const around = { environment, beforeMove: memory?.sync, report: tell, reportFailed: tell };
        const repository = gitFolder === null ? null : await openGit(options, { dataFolder: gitFolder, ...around });
        const service = await start(options, {
            ...(scenario && optionsFor(scenario.drawn)),
            ...(options.replay !== undefined && replayed(options.replay)),
            ...memory,
            ...(repository && { makeHost: repository.makeHost }),
        });
        try {
            memory?.watch(service.engine);
            await repository?.begin(service.engine);
            if (scenario !== null) {
                const at = coordinatesOf(options);
                playScenario(scenario.drawn, { service, at, onRefused: (text) => tell(`The scenario could not ${text}`) });
            }
            else if (options.git === undefined && memory?.past === undefined && options.replay === undefined) {
                for (let added = 0; added < options.pullRequests; added += 1)
                    service.control.addPullRequest();
            }
            const { forTheBeginning } = options;
            if (memory?.past !== undefined && forTheBeginning.length > 0) {
                tell(`The data folder has a past and goes on from there, so this has no effect: ${forTheBeginning.join(", ")}.`);
            }
            write(greeting(service, options, scenario));
            if (!signal.aborted)
                await (0,external_node_events_.once)(signal, "abort");
        }
        finally {
            await service.close();
            await repository?.close();
        }
    }
    finally {
        memory?.close();
        if (gitFolder !== null && options.data === undefined)
            (0,external_node_fs_.rmSync)(gitFolder, { recursive: true, force: true });
    }
    write("The local merge queue service has stopped.\n");
}
/** What a data folder is to belong to. */
function belongingOf({ git, branch, repository }) {
    return { git: git === undefined ? null : realFolder(git.repository), branch, repository };
}
/** Where a repository really is, whichever way it was named; a folder that is not there is refused later. */
function realFolder(path) {
    const top = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.realpathSync)(path) : (0,external_node_path_.resolve)(path);
    return (0,external_node_path_.basename)(top) === ".git" ? (0,external_node_path_.dirname)(top) : top;
}
/** Where the host of a repository keeps what it needs; of use beyond this service only with `--data`. */
function folderFor(data) {
    return data === undefined ? (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "merge-queue-")) : (0,external_node_path_.join)(data, "git");
}
async function openGit({ git, branch }, around) {
    return git === undefined ? null : (0,connect/* connectRepository */.J)({ ...git, ...around, target: branch });
}
function coordinatesOf({ repository, branch: targetBranch }) {
    const slash = repository.lastIndexOf("/");
    const [owner, name] = [repository.slice(0, slash), repository.slice(slash + 1)];
    return { repo: { host: "github.com", owner, name }, targetBranch };
}
/** A scenario that is to be played, with what it is about. */
async function readScenarioOption(option) {
    if (option === undefined)
        return null;
    const { name, text } = await (0,files/* scenarioText */.W)(option);
    const file = await (0,read/* readScenario */.Z)(text, name);
    return { about: file.about ?? name, drawn: (0,draw/* drawScenario */.P)(file) };
}
async function start(options, more) {
    const timings = { testSeconds: options.testSeconds, ...more.timings };
    try {
        return await (0,service/* startLocalService */.n)({ ...options, ...more, timings });
    }
    catch (error) {
        const { host, port } = options;
        if (!isErrorWithCode(error))
            throw error;
        throw new errors/* InputError */.dz([`Cannot listen on port ${port} of ${host} (${error.code}). Choose another --port`], {
            cause: error,
        });
    }
}
function isErrorWithCode(error) {
    return error instanceof Error && "code" in error && typeof error.code === "string";
}
function greeting(service, options, scenario) {
    const { url, apiUrl, githubApiUrl, token, engine } = service;
    const { git, speed } = options;
    const [first] = engine.snapshots();
    const repository = `${first?.owner}/${first?.name}`;
    const body = '{"title": "A change that fails", "testPlan": {"result": "fail"}}';
    const failing = `
Add a pull request whose tests fail:
  curl -X POST ${url}/_control/pull-requests -H 'content-type: application/json' -d '${body}'`;
    return `The local merge queue service listens at ${url}
Look at it there in a browser.
Its API is at ${apiUrl}, the token is ${token}

${inside(engine, options, scenario)}

Point the action at it from a job on this machine:
  with:
    api-url: ${apiUrl}
    token: ${token}
    repository: ${repository}
Look-ups on the GitHub API are answered at ${githubApiUrl}
${git === undefined ? failing : ""}
See everything:
  curl ${url}/_control/state
${scenario === null ? "" : `\nNow this happens, at ${speed} times the speed: ${scenario.about}\n`}
Stop it with Ctrl-C.
`;
}
/** What there is, in words. */
function inside(engine, { git, branch, replay }, scenario) {
    const [first] = engine.snapshots();
    // At a high speed those of a scenario may be merged already.
    const open = scenario?.drawn.titles.size ?? first?.pullRequests.filter(({ state }) => state === "open").length ?? 0;
    const named = `${first?.owner}/${first?.name}`;
    const amounts = `${count(open, "open pull request")} and ${count(first?.quarantinedTests.length ?? 0, "quarantined test")}`;
    if (replay !== undefined) {
        return `Inside is where the log in ${replay} led: the repository ${named} with a merge queue for the branch ${first?.defaultBranch},
${amounts}. What you do here is not kept.`;
    }
    if (git === undefined) {
        return `Inside is the repository ${named} with a merge queue for the branch ${branch},\n${amounts}.`;
    }
    return `Behind it is the Git repository ${git.repository}, called ${named}, with ${count(open, "branch", "branches")} as pull requests.
A merge queue tests them with \`${git.testCommand}\` and merges them to ${branch}.`;
}
function count(amount, noun, nouns = `${noun}s`) {
    return `${amount} ${amount === 1 ? noun : nouns}`;
}
const SERVE_HELP = `Usage: merge-queue serve [flags]

Runs a merge queue service on this machine only, until it is stopped.

${(0,command_flags/* flagLines */.Yg)(command_flags/* SERVE_FLAGS */.Wu, 32)}`;


/***/ })

};
