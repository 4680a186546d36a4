export const id = 9880;
export const ids = [9880];
export const modules = {

/***/ 3763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ DEMO_FLAGS),
/* harmony export */   Wu: () => (/* binding */ SERVE_FLAGS),
/* harmony export */   Yg: () => (/* binding */ flagLines),
/* harmony export */   lT: () => (/* binding */ SIMULATE_FLAGS),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4618);



/** Flags of `merge-queue serve`, as Node's parser takes them, with what the help and the completion of shells say. */
const SERVE_FLAGS = {
    host: { type: "string", default: "127.0.0.1", value: "ADDRESS", meaning: "loopback address to listen on" },
    port: { type: "string", default: "4180", value: "NUMBER", meaning: "port, 0 for any free one" },
    token: { type: "string", default: "local-token", value: "TEXT", meaning: "API token that clients must send" },
    repository: { type: "string", default: "local/playground", value: "OWNER/NAME", meaning: "the repository inside" },
    branch: { type: "string", default: "main", value: "NAME", meaning: "its default branch, which has a queue" },
    "pull-requests": {
        type: "string",
        value: "NUMBER",
        meaning: "how many open pull requests there are at the start (5)",
    },
    speed: { type: "string", default: "1", value: "NUMBER", meaning: "service seconds in a second of real time" },
    "test-seconds": { type: "string", value: "NUMBER", meaning: "length of a test run in service time (10)" },
    git: {
        type: "string",
        value: "FOLDER",
        meaning: "drives this Git repository: its branches are the pull requests, tests are real, --branch gets the merges",
    },
    "test-command": {
        type: "string",
        value: "COMMAND",
        meaning: "with --git: what tests a checkout; exit code 0 passes",
    },
    data: { type: "string", value: "FOLDER", meaning: "keeps everything in this folder, and goes on from there" },
    replay: { type: "string", value: "FOLDER", meaning: "shows what the log in this folder leads to, and keeps nothing" },
    scenario: {
        type: "string",
        value: "FILE",
        meaning: "plays what happens in this file, or in the ready-made scenario of this name, in place of pull requests",
    },
    "quarantined-tests": {
        type: "string",
        value: "FILE",
        meaning: 'JSON array of quarantined tests, each with at least a "name"',
    },
    help: { type: "boolean", default: false, meaning: "this text" },
};
/** Flags of `merge-queue simulate`. */
const SIMULATE_FLAGS = {
    scenario: { type: "string", value: "FILE", meaning: "scenario file, or the word of one that is ready-made" },
    list: { type: "boolean", default: false, meaning: "the ready-made scenarios" },
    print: { type: "boolean", default: false, meaning: "the scenario as it is written, to begin one of your own with" },
    seed: { type: "string", value: "NUMBER", meaning: "what decides every chance, in place of the scenario's own seed" },
    whole: { type: "boolean", default: false, meaning: "every line of a long timeline" },
    "what-if": {
        type: "string",
        multiple: true,
        value: "SETTING=A,B",
        meaning: "compares values of a setting, such as concurrency=5,10 or batch=1,4,8; may be repeated",
    },
    seeds: { type: "string", value: "NUMBER", meaning: "how many days each combination of --what-if is played for" },
    history: { type: "string", value: "FILE", meaning: "testing results of a real queue, to be played again" },
    "settings-file": { type: "string", value: "FILE", meaning: "with --history: the settings that the queue had then" },
    json: { type: "boolean", default: false, meaning: "the whole result as one JSON object" },
    help: { type: "boolean", default: false, meaning: "this text" },
};
/** Flags of `merge-queue demo`. */
const DEMO_FLAGS = {
    fail: { type: "boolean", meaning: "Take a batch that fails, and see how the culprit is found." },
    keep: { type: "boolean", meaning: "Leave the queue and the repository there at the end, to look at, until Ctrl-C." },
    help: { type: "boolean", meaning: "Show this text." },
};
/** The lines of a help that list flags, their meanings beginning in one column. */
function flagLines(flags, width) {
    return Object.entries(flags)
        .map(([name, { value, default: text, meaning }]) => {
        const flag = `  --${name}${value === undefined ? "" : ` ${value}`}`;
        return `${flag.padEnd(width)}${meaning}${typeof text === "string" ? ` (${text})` : ""}\n`;
    })
        .join("");
}
/** Reads the flags of a command. @throws InputError that names the flag which was most likely meant. */
function readFlags(command, options, argv) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...argv], options, strict: true, allowPositionals: false, tokens: true });
    }
    catch (error) {
        // Node adds advice about positionals after the first sentence, which does not fit here.
        const [sentence = "Invalid flags"] = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error).split(/\.\s/);
        const [, given = ""] = /^(?:Unknown option|Unexpected argument) '(.*)'/.exec(sentence) ?? [];
        // Node reads `-port` as six flags of one letter, and names the first one.
        const written = /^-[^-]$/.test(given) ? (argv.find((argument) => argument.startsWith(given)) ?? given) : given;
        const [name = ""] = written.split("=");
        const meant = (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .closestName */ .N)(name, Object.keys(options));
        const hint = meant === undefined ? "" : `; did you mean --${meant}?`;
        const problem = `${sentence.replace(`'${given}'`, `'${name}'`)}${hint === "" ? "." : hint}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([`${problem} See merge-queue ${command} --help`], { cause: error });
    }
}


/***/ }),

/***/ 6663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cT: () => (/* binding */ URGENT),
/* harmony export */   kW: () => (/* binding */ candidatesOf),
/* harmony export */   zq: () => (/* binding */ canRegroup),
/* harmony export */   zu: () => (/* binding */ candidateFormer)
/* harmony export */ });
/* harmony import */ var _draft_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1356);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3707);
/** What of the pool is tested next, and together: batches are formed anew each time that something may start. */


const URGENT = 0;
const MINUTE_MS = 60_000;
/** Those who come next, in their order. Only as many are formed as are taken, but in a parallel queue all batches. */
function* candidatesOf(queue) {
    if (!isBatching(queue)) {
        for (const number of _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .values */ .zu(queue.pool))
            yield { members: [number], startsAtMs: 0 };
    }
    else if (queue.settings.mode === "single") {
        yield* batchesInLine(queue);
    }
    else {
        yield* batchesInLanes(queue, openPool(queue));
    }
}
/** Returns a function that forms the candidates of a dispatch without the members that the last call's candidates started. */
function candidateFormer(queue) {
    if (!canRegroup(queue))
        return () => candidatesOf(queue);
    const pool = openPool(queue);
    let left = pool.entries;
    return (started) => {
        left = left.filter(({ entry }) => !started.includes(entry.number));
        return batchesInLanes(queue, { ...pool, entries: left });
    };
}
/** True when the rest of the pool may form other batches once a batch has started. A line is cut in the same pieces. */
function canRegroup(queue) {
    return isBatching(queue) && queue.settings.mode === "parallel";
}
function isBatching({ settings: { batch, batchingMinSize } }) {
    return batch && batchingMinSize > 1;
}
/** In a single queue a batch is a piece of the line. What is tested alone closes the batch in front of it. */
function* batchesInLine(queue) {
    let open = [];
    for (const number of _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .values */ .zu(queue.pool)) {
        const entry = (0,_draft_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(queue, number);
        const alone = isAlone(queue, entry);
        if (alone && open.length > 0) {
            yield closed(open);
            open = [];
        }
        open.push(entry);
        if (!alone && open.length < queue.settings.batchingMinSize)
            continue;
        yield closed(open);
        open = [];
    }
    if (open.length > 0)
        yield waiting(queue, open);
}
const NONE = -1;
const SEVERAL = -2;
function openPool(queue) {
    const byName = new Map();
    const withAll = { only: NONE, open: [] };
    const withAny = { only: NONE, open: [] };
    const entries = [];
    for (const number of _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_(queue.pool)) {
        const entry = (0,_draft_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(queue, number);
        const { targets } = entry;
        const overlapped = [];
        if (targets === null || targets === "ALL") {
            overlapped.push(withAny);
        }
        else {
            for (const name of targets)
                overlapped.push(laneOf(byName, name));
            if (targets.length > 0)
                overlapped.push(withAll);
        }
        entries.push({ entry, isAlone: isAlone(queue, entry), overlapped });
    }
    return { entries, lanes: [withAll, withAny, ...byName.values()], withAll, withAny };
}
function laneOf(byName, name) {
    const known = byName.get(name);
    if (known !== undefined)
        return known;
    const lane = { only: NONE, open: [] };
    byName.set(name, lane);
    return lane;
}
/**
 * In a parallel queue an entry joins a batch when it overlaps a member, and overlaps nothing ahead of it in another
 * batch: so no two batches wait for each other, and none waits for what another one waits for. An entry that is tested
 * alone closes each batch that it overlaps. A batch that no newcomer can join waits for none.
 */
function* batchesInLanes(queue, pool) {
    const batches = [];
    for (const lane of pool.lanes)
        empty(lane);
    for (const pooled of pool.entries) {
        if (pooled.isAlone)
            closeOverlapped(batches, pooled);
        const met = pooled.isAlone ? NONE : onlyOverlapped(pooled);
        const batch = batches[met];
        if (batch === undefined || batch.isClosed) {
            join(pool, pooled, batches.length);
            batches.push({ entries: [pooled.entry], lanes: [...pooled.overlapped], isClosed: pooled.isAlone });
        }
        else {
            join(pool, pooled, met);
            batch.entries.push(pooled.entry);
            batch.lanes.push(...pooled.overlapped);
            batch.isClosed = batch.entries.length >= queue.settings.batchingMinSize;
        }
    }
    for (const [index, batch] of batches.entries()) {
        yield batch.isClosed || !canGrow(batch, index, pool) ? closed(batch.entries) : waiting(queue, batch.entries);
    }
}
function empty(lane) {
    lane.only = NONE;
    lane.open.length = 0;
}
function closeOverlapped(batches, { overlapped }) {
    for (const { open } of overlapped) {
        for (const index of open.splice(0)) {
            const batch = batches[index];
            if (batch !== undefined)
                batch.isClosed = true;
        }
    }
}
/** Returns the index of the only batch that an entry overlaps; else `NONE` or `SEVERAL`. */
function onlyOverlapped({ overlapped }) {
    let only = NONE;
    for (const lane of overlapped)
        only = joint(only, lane.only);
    return only;
}
/** Puts the batch of an entry into the lanes that the entry is in itself. */
function join({ withAll, withAny }, { overlapped }, index) {
    if (overlapped.length > 0)
        addTo(withAny, index);
    for (const lane of overlapped) {
        if (lane === withAny)
            addTo(withAll, index);
        else if (lane !== withAll)
            addTo(lane, index);
    }
}
function addTo(lane, index) {
    lane.only = joint(lane.only, index);
    if (lane.open.at(-1) !== index)
        lane.open.push(index);
}
/** True when a newcomer could overlap the members of a batch and no other batch. */
function canGrow({ lanes }, index, { withAll }) {
    if (withAll.only !== NONE)
        return withAll.only === index;
    return lanes.some(({ only }) => only === index);
}
/** Joins what two lanes know of their only batch. */
function joint(one, other) {
    if (one === NONE || one === other)
        return other;
    return other === NONE ? one : SEVERAL;
}
function closed(entries) {
    return startingAt(entries, 0);
}
function startingAt(entries, startsAtMs) {
    return { members: entries.map(({ number }) => number), startsAtMs };
}
/** It starts when its oldest member has been pending for so long. */
function waiting(queue, entries) {
    let oldestMs = Number.POSITIVE_INFINITY;
    for (const { pendingSinceMs } of entries)
        oldestMs = Math.min(oldestMs, pendingSinceMs);
    return startingAt(entries, oldestMs + queue.settings.batchingMaxWaitTimeMinutes * MINUTE_MS);
}
function isAlone({ settings }, { noBatch, priority, targets }) {
    if (noBatch || priority === URGENT)
        return true;
    // The rules are about targets, which only a parallel queue looks at. `ALL` fits none of them.
    if (settings.mode !== "parallel" || targets === null || targets === "ALL")
        return false;
    return settings.batchingRules.some((rule) => targets.some((target) => isolates(rule, target)));
}
/** A rule names a target, or how targets begin where it ends in `*`. */
function isolates(rule, target) {
    if (typeof rule !== "object" || rule === null || !("targetPattern" in rule) || !("policy" in rule))
        return false;
    const { targetPattern: pattern, policy } = rule;
    if (policy !== "isolate" || typeof pattern !== "string")
        return false;
    return pattern.endsWith("*") ? target.startsWith(pattern.slice(0, -1)) : target === pattern;
}


/***/ }),

/***/ 5994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ clearanceOf),
/* harmony export */   n: () => (/* binding */ holdOf)
/* harmony export */ });
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6663);
/* harmony import */ var _draft_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1356);
/* harmony import */ var _lanes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6716);
/**
 * The pending failure depth: so many groups behind a failure may still be tested on top of it, and clear it if they
 * pass; what stands further behind is held until it is decided.
 */



/** Says of failures whether one of the next few behind is tested or will be. They share what is found out on the way. */
function clearanceOf(queue) {
    const depth = queue.settings.pendingFailureDepth;
    if (depth === 0)
        return () => false;
    const spotAt = lazily(spotsOf(queue));
    const isStuckAt = lazily(stuckOf(queue, spotAt));
    return (failing) => {
        const trail = trailOf(queue, failing);
        let isBehind = false;
        for (let index = 0;; index += 1) {
            const spot = spotAt(index);
            if (spot === undefined || trail.isOver())
                return false;
            const { group, targets } = spot;
            const isNear = isBehind && trail.add(targets) === "near";
            if (isNear && (group === null ? !isStuckAt(index) : isOpen(group)))
                return true;
            isBehind ||= group?.id === failing.id;
        }
    };
}
function isOpen({ state }) {
    return state === "waiting" || state === "starting" || state === "testing";
}
/** Line and pool. Who skips the line stands in front of all others. */
function* spotsOf(queue) {
    const line = (0,_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeLineOf */ .H2)(queue);
    const ofGroup = (group) => ({ group, targets: (0,_lanes_js__WEBPACK_IMPORTED_MODULE_2__/* .targetsOf */ .QR)(queue, group.members) });
    const ofCandidate = ({ members }) => ({ group: null, targets: (0,_lanes_js__WEBPACK_IMPORTED_MODULE_2__/* .targetsOf */ .QR)(queue, members) });
    yield* line.filter(isInFront).map(ofGroup);
    let isInFrontDone = false;
    for (const candidate of (0,_batches_js__WEBPACK_IMPORTED_MODULE_0__/* .candidatesOf */ .kW)(queue)) {
        if (!isInFrontDone && !isUrgent(queue, candidate)) {
            isInFrontDone = true;
            yield* line.filter((group) => !isInFront(group)).map(ofGroup);
        }
        yield ofCandidate(candidate);
    }
    if (!isInFrontDone)
        yield* line.filter((group) => !isInFront(group)).map(ofGroup);
}
function isInFront({ place }) {
    return place[0] <= 0;
}
function isUrgent(queue, { members: [leader = 0] }) {
    return (0,_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(queue, leader).priority === _batches_js__WEBPACK_IMPORTED_MODULE_0__/* .URGENT */ .cT;
}
/** Whether a candidate is held, or one ahead of it in the pool that it would be tested on top of; false for a group. */
function* stuckOf(queue, spotAt) {
    const failures = failuresOf(queue);
    const lane = (0,_lanes_js__WEBPACK_IMPORTED_MODULE_2__/* .noTargets */ .UV)();
    for (let index = 0;; index += 1) {
        const spot = spotAt(index);
        if (spot === undefined)
            return;
        const isStuck = spot.group === null && ((0,_lanes_js__WEBPACK_IMPORTED_MODULE_2__/* .overlap */ .EF)(lane, spot.targets) || failures.isHeld(spot.targets));
        if (isStuck)
            (0,_lanes_js__WEBPACK_IMPORTED_MODULE_2__/* .include */ .Vz)(lane, spot.targets);
        else
            failures.pass(spot);
        yield isStuck;
    }
}
/** The items by their places. Only as many are looked for as somebody asks for. */
function lazily(source) {
    const items = [];
    return (index) => {
        while (items.length <= index) {
            const next = source.next();
            if (next.done === true)
                return undefined;
            items.push(next.value);
        }
        return items[index];
    };
}
function holdOf(queue) {
    if (queue.failing.length === 0)
        return { isHeld: () => false, follow: () => undefined };
    const failures = failuresOf(queue);
    const passAll = (groups) => {
        for (const group of groups)
            failures.pass({ group, targets: (0,_lanes_js__WEBPACK_IMPORTED_MODULE_2__/* .targetsOf */ .QR)(queue, group.members) });
    };
    const line = (0,_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeLineOf */ .H2)(queue);
    passAll(line.filter(isInFront));
    let isInFrontDone = false;
    return {
        isHeld: (candidate, targets) => {
            if (!isInFrontDone && !isUrgent(queue, candidate)) {
                isInFrontDone = true;
                passAll(line.filter((group) => !isInFront(group)));
            }
            return failures.isHeld(targets);
        },
        follow: (targets) => failures.pass({ group: null, targets }),
    };
}
/** The failures that have been passed on the way through the queue, and how far behind each of them it has come. */
function failuresOf(queue) {
    const failing = new Set(queue.failing);
    const trails = [];
    return {
        isHeld: (targets) => trails.some((trail) => trail.standOf(targets) === "far"),
        pass: ({ group, targets }) => {
            for (const trail of trails)
                trail.add(targets);
            if (group !== null && failing.has(group.id))
                trails.push(trailOf(queue, group));
        },
    };
}
/**
 * Follows the lane of a failure. Of those with the same target only the last one is followed directly: it is tested on
 * top of the others itself.
 */
function trailOf(queue, failing) {
    const depth = queue.settings.pendingFailureDepth;
    const lastWith = new Map();
    let lastWithAll = null;
    function put({ all, names }, mark) {
        if (all)
            lastWith.clear();
        if (all)
            lastWithAll = mark;
        else
            for (const name of names)
                lastWith.set(name, mark);
    }
    function aheadOf({ all, names }) {
        const marks = new Set(lastWithAll === null ? [] : [lastWithAll]);
        if (all)
            for (const mark of lastWith.values())
                marks.add(mark);
        else
            for (const name of names)
                for (const mark of [lastWith.get(name)])
                    if (mark !== undefined)
                        marks.add(mark);
        return [...marks];
    }
    /** Most that comes is in other lanes. */
    function isMet({ all, names }) {
        if (lastWithAll !== null)
            return true;
        if (all)
            return lastWith.size > 0;
        for (const name of names)
            if (lastWith.has(name))
                return true;
        return false;
    }
    /** Null where it does not meet the lane. */
    function markOf(targets) {
        if ((0,_lanes_js__WEBPACK_IMPORTED_MODULE_2__/* .isEmpty */ .Im)(targets) || !isMet(targets))
            return null;
        const ahead = aheadOf(targets);
        const direct = ahead.filter((mark) => mark.hops < depth && !ahead.some(({ near }) => near.has(mark)));
        const near = new Set(ahead.flatMap((mark) => (mark.hops < depth ? [mark, ...mark.near] : [...mark.near])));
        return { hops: Math.min(Number.POSITIVE_INFINITY, ...direct.map((mark) => mark.hops + 1)), near };
    }
    function standAt(mark) {
        if (mark === null)
            return "elsewhere";
        return mark.hops <= depth ? "near" : "far";
    }
    put((0,_lanes_js__WEBPACK_IMPORTED_MODULE_2__/* .targetsOf */ .QR)(queue, failing.members), { hops: 0, near: new Set() });
    return {
        isOver: () => [lastWithAll, ...lastWith.values()].every((mark) => mark === null || mark.hops >= depth),
        standOf: (targets) => standAt(markOf(targets)),
        add: (targets) => {
            const mark = markOf(targets);
            if (mark !== null)
                put(targets, mark);
            return standAt(mark);
        },
    };
}


/***/ }),

/***/ 1356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ move),
/* harmony export */   D3: () => (/* binding */ commitOf),
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   Ev: () => (/* binding */ URGENT_PLACE),
/* harmony export */   F8: () => (/* binding */ groupOf),
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   Fq: () => (/* binding */ holdsSlot),
/* harmony export */   GC: () => (/* binding */ countSlot),
/* harmony export */   H2: () => (/* binding */ wholeLineOf),
/* harmony export */   IO: () => (/* binding */ backToPending),
/* harmony export */   KV: () => (/* binding */ stopRun),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   Oj: () => (/* binding */ removeTimer),
/* harmony export */   PK: () => (/* binding */ keyOfEntry),
/* harmony export */   SP: () => (/* binding */ putEntry),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   VU: () => (/* binding */ putGroup),
/* harmony export */   Xh: () => (/* binding */ nextOf),
/* harmony export */   Xn: () => (/* binding */ addTimer),
/* harmony export */   Yp: () => (/* binding */ removeGroup),
/* harmony export */   a1: () => (/* binding */ dissolve),
/* harmony export */   bz: () => (/* binding */ draftOf),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   dL: () => (/* binding */ enterPool),
/* harmony export */   dl: () => (/* binding */ putRun),
/* harmony export */   ej: () => (/* binding */ leavePool),
/* harmony export */   fJ: () => (/* binding */ USUAL_PLACE),
/* harmony export */   lb: () => (/* binding */ endRun),
/* harmony export */   lm: () => (/* binding */ notice),
/* harmony export */   on: () => (/* binding */ MERGING_PLACE),
/* harmony export */   qH: () => (/* binding */ keyOfRun)
/* harmony export */ });
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8810);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3707);
/**
 * The working copy of one step. Its fields are set anew, never changed inside, so the state that the step began with
 * stays as it was. Here stand the moves that everything else is made of; each keeps the places of an entry consistent:
 * it is not ready, in the pool, in a group, a member of a bisection, or has ended.
 */


function draftOf(state, nowMs) {
    return { queue: { ...state }, nowMs, effects: [], gone: new Map(), pushedByHand: false, lanesChanged: false };
}
function entryOf({ entries }, number) {
    const entry = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .get */ .Jt(entries, number);
    if (entry === undefined)
        throw new Error(`There is no entry of pull request #${number}.`);
    return entry;
}
function groupOf({ groups }, id) {
    const group = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .get */ .Jt(groups, id);
    if (group === undefined)
        throw new Error(`There is no group ${id}.`);
    return group;
}
/** The groups of the line, from its front; for who stops before its end. */
function* lineOf(queue) {
    for (const id of _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .values */ .zu(queue.line))
        yield groupOf(queue, id);
}
function wholeLineOf(queue) {
    return _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(queue.line).map((id) => groupOf(queue, id));
}
function commitOf({ number, attempt, sha }) {
    return { number, attempt, sha };
}
/** The next number of a kind. */
function nextOf({ queue }, kind) {
    const number = queue.last[kind] + 1;
    queue.last = { ...queue.last, [kind]: number };
    return number;
}
function putEntry({ queue }, entry) {
    queue.entries = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .set */ .hZ(queue.entries, entry.number, 0, entry);
}
function putGroup({ queue }, group) {
    queue.groups = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .set */ .hZ(queue.groups, group.id, 0, group);
}
function putRun({ queue }, run) {
    queue.runs = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .set */ .hZ(queue.runs, run.id, 0, run);
}
/** A transition of an entry, with what else becomes different of it. */
function move(draft, entry, { to, reason = null, run }, patch = {}) {
    const { number, attempt, state: from } = entry;
    const known = run === undefined ? entry.run : run;
    putEntry(draft, { ...entry, ...patch, state: to, sinceMs: draft.nowMs, reason, run: known });
    draft.effects.push({ type: "moved", number, attempt, from, to, reason, run: known });
}
/** Puts an entry that is pending into the pool, where its priority and its admission give it its place. */
function enterPool(draft, number) {
    const entry = entryOf(draft.queue, number);
    putEntry(draft, { ...entry, group: null, session: null });
    draft.queue.pool = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .set */ .hZ(draft.queue.pool, entry.priority, entry.admission, number);
}
function leavePool({ queue }, { priority, admission }) {
    queue.pool = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .remove */ .TF(queue.pool, priority, admission);
}
/** Ends an attempt. Its group and its bisection are left to the caller. */
function conclude(draft, number, to, reason) {
    const { queue } = draft;
    const entry = entryOf(queue, number);
    queue.waiting = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .remove */ .TF(queue.waiting, entry.submission);
    queue.admissible = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .remove */ .TF(queue.admissible, entry.submission);
    if (entry.state === "pending" && entry.group === null)
        leavePool(draft, entry);
    if (entry.deadlineMs !== null)
        removeTimer(draft, entry.deadlineMs, keyOfEntry(number));
    move(draft, entry, { to, reason }, { group: null, session: null, deadlineMs: null });
}
/** Runs that contain this attempt have to be made again, for a reason of theirs. */
function notice(draft, { number, attempt }, reason) {
    draft.gone.set(number, { attempt, reason });
}
function isGone({ gone }, { number, attempt }) {
    return gone.get(number)?.attempt === attempt;
}
/** Moves an entry whose tests count no longer back to `pending`, and leaves one alone that is there already. */
function backToPending(draft, number, reason) {
    const entry = entryOf(draft.queue, number);
    if (entry.state !== "pending")
        move(draft, entry, { to: "pending", reason, run: null });
}
/**
 * Takes a group of the line apart: its run is stopped, its members that are still live go back to the pool, and what
 * was built on them has to be built again.
 */
function dissolve(draft, group, reason) {
    stopRun(draft, group);
    if (group.state === "merging")
        draft.effects.push({ type: "stop-merge", group: group.id });
    removeGroup(draft, group);
    for (const number of group.members) {
        const entry = entryOf(draft.queue, number);
        if (!(0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .isLive */ .DG)(entry) || entry.group !== group.id)
            continue;
        notice(draft, entry, reason);
        backToPending(draft, number, reason);
        enterPool(draft, number);
    }
}
function removeGroup({ queue }, { id, kind, place, run, vouchedBy }) {
    if (kind === "main")
        queue.line = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .remove */ .TF(queue.line, ...place);
    queue.groups = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .remove */ .TF(queue.groups, id);
    queue.failing = without(queue.failing, id);
    queue.reruns = without(queue.reruns, id);
    // A run that cleared another group is the business of the group that it was made for.
    if (run !== null && vouchedBy === null)
        queue.runs = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .remove */ .TF(queue.runs, run);
}
function without(ids, id) {
    return ids.includes(id) ? ids.filter((other) => other !== id) : ids;
}
/** Stops what a group's run still does; a run that has ended stays as it is. */
function stopRun(draft, group) {
    const run = group.run === null || group.vouchedBy !== null ? undefined : _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .get */ .Jt(draft.queue.runs, group.run);
    if (run === undefined || !holdsSlot(run))
        return;
    draft.effects.push({ type: "stop-run", run: run.id });
    const stays = group.members.some((number) => (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .isLive */ .DG)(entryOf(draft.queue, number)));
    endRun(draft, run, stays ? "interrupted" : "cancelled");
}
const ENDED = { passed: "succeeded", failed: "failed", interrupted: "cancelled", cancelled: "cancelled" };
/** Frees the slot of a run. */
function endRun(draft, run, outcome) {
    const ended = { ...run, status: ENDED[outcome], deadlineMs: null };
    putRun(draft, ended);
    countSlot(draft, run.kind, -1);
    if (run.deadlineMs !== null)
        removeTimer(draft, run.deadlineMs, keyOfRun(run.id));
    draft.effects.push({ type: "run-ended", run: ended, outcome });
}
function holdsSlot({ status }) {
    return status === "starting" || status === "in_progress";
}
function countSlot({ queue }, kind, by) {
    queue.slots = { ...queue.slots, [kind]: queue.slots[kind] + by };
}
/** First part of a group's place in the line. */
const MERGING_PLACE = -1;
const URGENT_PLACE = 0;
const USUAL_PLACE = 1;
/** Second part of the key of a timer that belongs to a run. */
function keyOfRun(id) {
    return id * 2;
}
function keyOfEntry(number) {
    return number * 2 + 1;
}
function addTimer({ queue }, atMs, key, timer) {
    queue.timers = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .set */ .hZ(queue.timers, atMs, key, timer);
}
function removeTimer({ queue }, atMs, key) {
    queue.timers = _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .remove */ .TF(queue.timers, atMs, key);
}


/***/ }),

/***/ 6716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ overlap),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   QR: () => (/* binding */ targetsOf),
/* harmony export */   RJ: () => (/* binding */ aheadOf),
/* harmony export */   UV: () => (/* binding */ noTargets),
/* harmony export */   Vz: () => (/* binding */ include),
/* harmony export */   mO: () => (/* binding */ ancestorsAt)
/* harmony export */ });
/* harmony import */ var _draft_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1356);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3707);
/** Who stands in front of whom: a single queue is one line, in a parallel one only those who share targets meet. */


function noTargets() {
    return { all: false, names: new Set() };
}
/** In a single queue everybody meets everybody; what nothing was said about could impact anything. */
function targetsOf(queue, members) {
    const sum = noTargets();
    if (queue.settings.mode === "single")
        return { ...sum, all: true };
    for (const number of members) {
        const { targets } = (0,_draft_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(queue, number);
        if (targets === null || targets === "ALL")
            sum.all = true;
        else
            for (const name of targets)
                sum.names.add(name);
    }
    return sum;
}
function include(sum, { all, names }) {
    sum.all ||= all;
    if (!sum.all)
        for (const name of names)
            sum.names.add(name);
}
/** `ALL` meets whoever impacts anything; an empty list meets nobody. */
function overlap(one, other) {
    if (isEmpty(one) || isEmpty(other))
        return false;
    if (one.all || other.all)
        return true;
    const [few, many] = one.names.size < other.names.size ? [one.names, other.names] : [other.names, one.names];
    for (const name of few)
        if (many.has(name))
            return true;
    return false;
}
function isEmpty({ all, names }) {
    return !all && names.size === 0;
}
/** The groups of the line, in its order, that something at a place is tested on top of; null is the place at its end. */
function ancestorsAt(queue, targets, place) {
    const line = (0,_draft_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeLineOf */ .H2)(queue);
    const ahead = place === null ? line : line.filter((group) => isBefore(group.place, place));
    if (queue.settings.mode === "single")
        return ahead;
    const lane = noTargets();
    include(lane, targets);
    const found = [];
    for (const group of ahead.toReversed()) {
        const own = targetsOf(queue, group.members);
        if (!overlap(lane, own))
            continue;
        include(lane, own);
        found.push(group);
    }
    return found.toReversed();
}
function isBefore([urgent, order], [otherUrgent, otherOrder]) {
    return urgent < otherUrgent || (urgent === otherUrgent && order < otherOrder);
}
/** Those of the groups ahead of one that are still there. */
function aheadOf({ groups }, { ancestors }) {
    const ahead = [];
    for (const id of ancestors) {
        const group = _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .get */ .Jt(groups, id);
        if (group !== undefined)
            ahead.push(group);
    }
    return ahead;
}


/***/ }),

/***/ 8810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ isLive),
/* harmony export */   pA: () => (/* binding */ emptyQueue),
/* harmony export */   ur: () => (/* binding */ ENTRY_STATES)
/* harmony export */ });
const ENTRY_STATES = [
    "not_ready",
    "pending",
    "testing",
    "tests_passed",
    "merged",
    "failed",
    "cancelled",
    "pending_failure",
];
function isLive({ state }) {
    return state !== "merged" && state !== "failed" && state !== "cancelled";
}
/** A queue with nothing in it; `counted` is what one had counted to that stood in its place before. */
function emptyQueue(settings, tip, counted = null) {
    return {
        settings,
        phase: "running",
        switching: null,
        tip,
        last: counted ?? { submission: 0, admission: 0, place: 0, group: 0, run: 0, session: 0, split: 0 },
        entries: null,
        waiting: null,
        admissible: null,
        pool: null,
        line: null,
        groups: null,
        sessions: [],
        failing: [],
        reruns: [],
        runs: null,
        timers: null,
        batchDueMs: null,
        tickDueMs: null,
        slots: { main: 0, bisection: 0 },
    };
}


/***/ }),

/***/ 4862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ nextDueMs),
  P: () => (/* binding */ step)
});

// EXTERNAL MODULE: ./lib/src/local-queue/engine/draft.js
var engine_draft = __webpack_require__(1356);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/state.js
var state = __webpack_require__(8810);
;// CONCATENATED MODULE: ./lib/src/local-queue/engine/bisection.js
/**
 * The search for what broke a batch. Its members are cut in halves that are tested on top of each other and of what
 * stood ahead, apart from the line. What passes and stands first is cleared and tested with the line again; what fails
 * and stands first is cut in halves, and if it is one, it is the culprit.
 */


const PREREQUISITE_FAILED = "PREREQUISITE_MERGE_ITEM_FAILED";
const BY_OPTIMIZATION = "TEST_RUN_FAILED_BY_OPTIMIZATION";
function startSession(draft, { root, predecessors }) {
    const { queue } = draft;
    const id = (0,engine_draft/* nextOf */.Xh)(draft, "session");
    const groups = halvesOf(root).map((members) => addGroup(draft, { session: id, members, reused: [] }));
    const failedSets = isSkipping(queue) ? [keyOf(root)] : [];
    const session = { id, root, base: queue.tip, predecessors, prefix: [], groups, failedSets };
    queue.sessions = [...queue.sessions, session];
    draft.effects.push({ type: "bisection-started", session: id, members: root });
}
function isSkipping({ settings }) {
    return settings.optimizationMode === "bisection_skip_redundant_tests";
}
/** The first half is the longer one. */
function halvesOf(members) {
    const middle = Math.ceil(members.length / 2);
    return [members.slice(0, middle), members.slice(middle)].filter(({ length }) => length > 0);
}
function addGroup(draft, { session, members, reused }) {
    const id = (0,engine_draft/* nextOf */.Xh)(draft, "group");
    (0,engine_draft/* putGroup */.VU)(draft, {
        id,
        kind: "bisection",
        session,
        members,
        commits: members.map((number) => (0,engine_draft/* commitOf */.D3)((0,engine_draft/* entryOf */.Ms)(draft.queue, number))),
        ancestors: [],
        state: "waiting",
        place: [0, 0],
        run: null,
        vouchedBy: null,
        failure: null,
        direct: false,
        reused,
    });
    for (const number of members) {
        (0,engine_draft/* putEntry */.SP)(draft, { ...(0,engine_draft/* entryOf */.Ms)(draft.queue, number), group: id, session });
    }
    return id;
}
function keyOf(members) {
    return members.toSorted((one, other) => one - other).join(" ");
}
/** Goes on with every bisection as far as it can without another test. Gives whether anything happened. */
function settleSessions(draft) {
    return [...draft.queue.sessions].map((session) => settleSession(draft, session)).some(Boolean);
}
function settleSession(draft, session) {
    const [firstId] = session.groups;
    if (firstId === undefined) {
        draft.queue.sessions = draft.queue.sessions.filter(({ id }) => id !== session.id);
        draft.effects.push({ type: "bisection-ended", session: session.id });
        return true;
    }
    const first = (0,engine_draft/* groupOf */.F8)(draft.queue, firstId);
    const [only] = first.members;
    if (first.state === "passed") {
        clear(draft, session, first);
    }
    else if (first.state !== "pending_failure") {
        return isSkipping(draft.queue) && reuseFailure(draft, session);
    }
    else if (first.members.length === 1 && only !== undefined) {
        removeMember(draft, first, only, PREREQUISITE_FAILED, () => (0,engine_draft/* conclude */.Ep)(draft, only, "failed", first.failure ?? BY_OPTIMIZATION));
    }
    else {
        for (const number of first.members) {
            (0,engine_draft/* move */.Cy)(draft, (0,engine_draft/* entryOf */.Ms)(draft.queue, number), { to: "pending", reason: "BISECTION_REQUIRED", run: null });
        }
        cut(draft, session, first, []);
    }
    return true;
}
/** Back to the line. It still belongs to what the rest of the bisection is tested on. */
function clear(draft, session, group) {
    (0,engine_draft/* removeGroup */.Yp)(draft, group);
    for (const number of group.members) {
        const how = { to: "pending", reason: "BISECTION_TEST_RUN_PASSED", run: null };
        (0,engine_draft/* move */.Cy)(draft, (0,engine_draft/* entryOf */.Ms)(draft.queue, number), how);
        (0,engine_draft/* enterPool */.dL)(draft, number);
    }
    putSession(draft, { ...session, prefix: [...session.prefix, ...group.commits], groups: session.groups.slice(1) });
}
function putSession({ queue }, session) {
    queue.sessions = queue.sessions.map((other) => (other.id === session.id ? session : other));
}
function cut(draft, session, group, reused) {
    (0,engine_draft/* removeGroup */.Yp)(draft, group);
    const halves = halvesOf(group.members).map((members) => addGroup(draft, { session: session.id, members, reused }));
    putSession(draft, { ...session, groups: session.groups.flatMap((id) => (id === group.id ? halves : [id])) });
}
/** What a group would be tested with is known to fail: it need not be tested again, only cut further. */
function reuseFailure(draft, session) {
    const { queue } = draft;
    let ahead = session.prefix.map(({ number }) => number);
    for (const id of session.groups) {
        const group = (0,engine_draft/* groupOf */.F8)(queue, id);
        ahead = [...ahead, ...group.members];
        if (group.state !== "waiting" || !session.failedSets.includes(keyOf(ahead)))
            continue;
        if (group.members.length > 1) {
            cut(draft, session, group, [...group.reused, (0,engine_draft/* nextOf */.Xh)(draft, "split")]);
        }
        else {
            (0,engine_draft/* putGroup */.VU)(draft, { ...group, state: "pending_failure", failure: BY_OPTIMIZATION });
            for (const number of group.members)
                (0,engine_draft/* move */.Cy)(draft, (0,engine_draft/* entryOf */.Ms)(queue, number), { to: "pending_failure" });
        }
        return true;
    }
    return false;
}
/**
 * One member leaves, by `leave`: its group and all behind it, whose runs contain it, start anew. What was concluded from
 * failures that contained it is concluded no longer.
 */
function removeMember(draft, group, number, reason, leave) {
    const session = draft.queue.sessions.find(({ id }) => id === group.session);
    if (session === undefined)
        return;
    // Other bisections may be tested on top of it.
    (0,engine_draft/* notice */.lm)(draft, (0,engine_draft/* entryOf */.Ms)(draft.queue, number), reason);
    leave();
    (0,engine_draft/* stopRun */.KV)(draft, group);
    const at = session.groups.indexOf(group.id);
    const behind = session.groups.slice(at).map((id) => (0,engine_draft/* groupOf */.F8)(draft.queue, id));
    const left = behind.map((each) => ({ ...each, members: each.members.filter((other) => other !== number) }));
    startAnew(draft, session, left, reason);
}
/** Replaces the groups of a bisection from the first of these on by fresh ones. */
function startAnew(draft, session, groups, reason) {
    const at = groups[0] === undefined ? session.groups.length : session.groups.indexOf(groups[0].id);
    for (const group of groups) {
        (0,engine_draft/* stopRun */.KV)(draft, group);
        (0,engine_draft/* removeGroup */.Yp)(draft, group);
        for (const number of group.members)
            (0,engine_draft/* backToPending */.IO)(draft, number, reason);
    }
    const fresh = rejoined(groups).map((members) => addGroup(draft, { session: session.id, members, reused: [] }));
    putSession(draft, { ...session, groups: [...session.groups.slice(0, at), ...fresh] });
}
/** Undoes the splits that were made without a test. */
function rejoined(groups) {
    const joined = [];
    for (const { members, reused } of groups) {
        const before = joined.at(-1);
        const [split] = reused;
        if (before !== undefined && split !== undefined && before.split === split) {
            joined[joined.length - 1] = { split, members: [...before.members, ...members] };
        }
        else {
            joined.push({ split, members });
        }
    }
    return joined.map(({ members }) => members).filter(({ length }) => length > 0);
}
/** Starts the bisections anew whose base is not what it was. Merges by the queue do not change it. */
function restartSessions(draft) {
    const { queue, gone, pushedByHand } = draft;
    for (const session of pushedByHand || gone.size > 0 ? queue.sessions : []) {
        const isLost = ({ number, attempt }) => {
            const entry = (0,engine_draft/* entryOf */.Ms)(queue, number);
            return entry.attempt !== attempt || entry.state === "failed" || entry.state === "cancelled";
        };
        const lost = [...session.predecessors, ...session.prefix].filter(isLost);
        if (lost.length === 0 && !pushedByHand)
            continue;
        const stays = (commit) => !isLost(commit) && (!pushedByHand || (0,state/* isLive */.DG)((0,engine_draft/* entryOf */.Ms)(queue, commit.number)));
        const rebased = {
            ...session,
            base: pushedByHand ? queue.tip : session.base,
            predecessors: session.predecessors.filter(stays),
            prefix: session.prefix.filter(stays),
            // What failed on another base says nothing about this one.
            failedSets: [],
        };
        const [first] = lost;
        const cause = first === undefined ? undefined : gone.get(first.number)?.reason;
        const groups = session.groups.map((id) => (0,engine_draft/* groupOf */.F8)(queue, id));
        startAnew(draft, rebased, groups, pushedByHand ? "MANUAL_PUSH_TO_TARGET_BRANCH" : (cause ?? PREREQUISITE_FAILED));
    }
}
/** What the run of a group is built of: what stood ahead of the batch, what is cleared, and the groups ahead. */
function contentAhead(queue, session, group) {
    const ahead = session.groups.slice(0, session.groups.indexOf(group.id));
    return [...session.predecessors, ...session.prefix, ...ahead.flatMap((id) => (0,engine_draft/* groupOf */.F8)(queue, id).commits)];
}
function endBisectionRun(draft, run, group, failure) {
    (0,engine_draft/* endRun */.lb)(draft, run, failure === null ? "passed" : "failed");
    const session = draft.queue.sessions.find(({ id }) => id === group.session);
    if (session === undefined)
        return;
    (0,engine_draft/* putGroup */.VU)(draft, { ...group, state: failure === null ? "passed" : "pending_failure", failure });
    const to = failure === null ? "tests_passed" : "pending_failure";
    const reason = failure === null ? "TEST_RUN_PASSED" : null;
    for (const number of group.members)
        (0,engine_draft/* move */.Cy)(draft, (0,engine_draft/* entryOf */.Ms)(draft.queue, number), { to, reason, run: run.id });
    if (failure === null || !isSkipping(draft.queue))
        return;
    const at = session.groups.indexOf(group.id) + 1;
    const members = session.groups.slice(0, at).flatMap((id) => (0,engine_draft/* groupOf */.F8)(draft.queue, id).members);
    const set = keyOf([...session.prefix.map(({ number }) => number), ...members]);
    putSession(draft, { ...session, failedSets: [...session.failedSets, set] });
}

// EXTERNAL MODULE: ./lib/src/local-queue/engine/batches.js
var batches = __webpack_require__(6663);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/depth.js
var depth = __webpack_require__(5994);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/lanes.js
var lanes = __webpack_require__(6716);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/tree.js
var tree = __webpack_require__(3707);
;// CONCATENATED MODULE: ./lib/src/local-queue/engine/line.js
/** What happens to the groups of the line: tested again, cleared, merged, or given up. */





/**
 * Tests again what shows no longer what would be merged: a change ahead left unmerged, another one came ahead, somebody
 * pushed to the branch, or the run behind that cleared it is void.
 */
function restartInvalid(draft) {
    const { gone, pushedByHand, lanesChanged } = draft;
    if (gone.size === 0 && !pushedByHand && !lanesChanged)
        return;
    let restarted;
    do {
        restarted = false;
        for (const group of (0,engine_draft/* lineOf */.cA)(draft.queue)) {
            const reason = whyInvalid(draft, group);
            if (reason === null)
                continue;
            (0,engine_draft/* dissolve */.a1)(draft, group, reason);
            restarted = true;
        }
    } while (restarted);
}
const PUSHED = "MANUAL_PUSH_TO_TARGET_BRANCH";
const LANES_CHANGED = "TESTS_RESTARTED_BY_API_REQUEST";
function whyInvalid(draft, group) {
    const { queue, gone } = draft;
    if (draft.pushedByHand)
        return PUSHED;
    const run = group.run === null ? undefined : tree/* get */.Jt(queue.runs, group.run);
    const lost = run?.content.find((commit) => (0,engine_draft/* isGone */.ST)(draft, commit));
    if (lost !== undefined)
        return gone.get(lost.number)?.reason ?? null;
    if (group.vouchedBy !== null && tree/* get */.Jt(queue.groups, group.vouchedBy) === undefined) {
        return [...gone.values()].at(-1)?.reason ?? LANES_CHANGED;
    }
    if (!draft.lanesChanged || run === undefined || group.state === "merging")
        return null;
    const ahead = (0,lanes/* ancestorsAt */.mO)(queue, (0,lanes/* targetsOf */.QR)(queue, group.members), group.place);
    return ahead.every(({ id }) => group.ancestors.includes(id)) ? null : LANES_CHANGED;
}
/** Asks the host to merge everything that has passed and waits for nobody. Gives whether there is an answer to wait for. */
function askMerges(draft) {
    const { queue } = draft;
    if (queue.phase === "paused")
        return false;
    const isSingle = queue.settings.mode === "single";
    const asked = [];
    for (const group of (0,engine_draft/* lineOf */.cA)(queue)) {
        const isFree = group.state === "passed" && (isSingle || (0,lanes/* aheadOf */.RJ)(queue, group).every(isMerging));
        if (isFree)
            asked.push(toMerge(draft, group));
        // In a single queue everything ahead is merging up to here, and no group behind can be free.
        else if (isSingle && !isMerging(group))
            break;
    }
    if (asked.length === 0)
        return false;
    draft.effects.push({ type: "merge", groups: asked, method: queue.settings.mergeMethod });
    lookAgain(draft);
    return true;
}
function isMerging({ state }) {
    return state === "merging";
}
/** What is merged stands in front of everything, even of those who skip the line. */
function toMerge(draft, group) {
    const place = [engine_draft/* MERGING_PLACE */.on, (0,engine_draft/* nextOf */.Xh)(draft, "place")];
    draft.queue.line = tree/* set */.hZ(tree/* remove */.TF(draft.queue.line, ...group.place), ...place, group.id);
    (0,engine_draft/* putGroup */.VU)(draft, { ...group, place, state: "merging" });
    return { group: group.id, members: group.commits, direct: group.direct };
}
/** Wants a `time` event of this instant: nothing else follows before everything of the instant is known. */
function lookAgain({ queue, nowMs }) {
    queue.tickDueMs = nowMs;
}
/** Of several merges that were asked for at once, the first answer is not all that the host may say. */
function isWaitingForAnswers({ queue, nowMs }) {
    return queue.tickDueMs === nowMs;
}
function finishMerge(draft, id, tip) {
    const group = tree/* get */.Jt(draft.queue.groups, id);
    if (group?.state !== "merging")
        return;
    (0,engine_draft/* removeGroup */.Yp)(draft, group);
    const reason = group.direct ? "MERGE_GRAPH_DIRECT_MERGE" : "MERGE_GRAPH_MERGE";
    for (const number of group.members)
        (0,engine_draft/* conclude */.Ep)(draft, number, "merged", reason);
    draft.queue.tip = tip;
}
function refuseMerge(draft, id, number, reason) {
    const group = tree/* get */.Jt(draft.queue.groups, id);
    if (group?.state !== "merging" || !group.members.includes(number))
        return;
    (0,engine_draft/* putGroup */.VU)(draft, { ...group, state: "passed" });
    giveUp(draft, { ...group, state: "passed" }, number, reason);
}
const line_PREREQUISITE_FAILED = "PREREQUISITE_MERGE_ITEM_FAILED";
/** One member fails; the others go on without it. */
function giveUp(draft, group, number, reason) {
    (0,engine_draft/* notice */.lm)(draft, (0,engine_draft/* entryOf */.Ms)(draft.queue, number), line_PREREQUISITE_FAILED);
    (0,engine_draft/* conclude */.Ep)(draft, number, "failed", reason);
    (0,engine_draft/* dissolve */.a1)(draft, group, line_PREREQUISITE_FAILED);
}
const TEST_RUN_PASSED = "TEST_RUN_PASSED";
function endMainRun(draft, run, group, failure) {
    (0,engine_draft/* endRun */.lb)(draft, run, failure === null ? "passed" : "failed");
    if (failure === null) {
        (0,engine_draft/* putGroup */.VU)(draft, { ...group, state: "passed" });
        moveMembers(draft, group, { to: "tests_passed", reason: TEST_RUN_PASSED, run: run.id });
    }
    else {
        (0,engine_draft/* putGroup */.VU)(draft, { ...group, state: "pending_failure", failure });
        draft.queue.failing = [...draft.queue.failing, group.id];
        moveMembers(draft, group, { to: "pending_failure", run: run.id });
    }
}
function moveMembers(draft, { members }, how) {
    for (const number of members)
        (0,engine_draft/* move */.Cy)(draft, (0,engine_draft/* entryOf */.Ms)(draft.queue, number), how);
}
/** Optimistic merging: clears what groups that have just passed were tested on, the foremost of them first. */
function clearAhead(draft, passed) {
    if (!draft.queue.settings.canOptimisticallyMerge)
        return;
    const groups = passed.flatMap((id) => tree/* get */.Jt(draft.queue.groups, id) ?? []);
    for (const group of groups.filter(({ kind }) => kind === "main").toSorted(byPlace))
        vouch(draft, group);
}
/** Optimistic merging: tests that passed contain everything ahead, so all of that has passed too. */
function vouch(draft, { id: vouchedBy, run, ancestors }) {
    for (const id of ancestors) {
        const group = tree/* get */.Jt(draft.queue.groups, id);
        if (group === undefined || group.state === "passed" || group.state === "merging")
            continue;
        (0,engine_draft/* stopRun */.KV)(draft, group);
        draft.queue.failing = (0,engine_draft/* without */.FF)(draft.queue.failing, id);
        draft.queue.reruns = (0,engine_draft/* without */.FF)(draft.queue.reruns, id);
        if (group.run !== null)
            draft.queue.runs = tree/* remove */.TF(draft.queue.runs, group.run);
        (0,engine_draft/* putGroup */.VU)(draft, { ...group, state: "passed", vouchedBy, run, failure: null });
        moveMembers(draft, group, { to: "tests_passed", reason: "SUCCESSOR_TEST_RUN_PASSED", run });
    }
}
/** Decides failures that nothing can clear any more. Gives whether one was. */
function giveVerdicts(draft) {
    const { queue } = draft;
    if (queue.failing.length === 0)
        return false;
    const failing = queue.failing.map((id) => (0,engine_draft/* groupOf */.F8)(queue, id)).toSorted(byPlace);
    const mayBeCleared = (0,depth/* clearanceOf */.U)(queue);
    // Once everything ahead has passed or is gone, and nothing that is tested on top of it could still clear it.
    const decided = failing.find((group) => isBaseSure(queue, group) && !mayBeCleared(group));
    if (decided === undefined)
        return false;
    const [number] = decided.members;
    if (decided.members.length === 1 && number !== undefined) {
        giveUp(draft, decided, number, decided.failure ?? "TEST_RUN_REQUIRED_STATUS_FAILED");
    }
    else {
        bisect(draft, decided);
    }
    return true;
}
function byPlace(one, other) {
    return one.place[0] - other.place[0] || one.place[1] - other.place[1];
}
function isBaseSure(queue, group) {
    return (0,lanes/* aheadOf */.RJ)(queue, group).every(({ state }) => state === "passed" || state === "merging");
}
/** A batch that failed leaves the line, and its members are searched for what broke it. */
function bisect(draft, group) {
    const { queue } = draft;
    const predecessors = (0,lanes/* aheadOf */.RJ)(queue, group).flatMap(({ commits }) => commits);
    (0,engine_draft/* removeGroup */.Yp)(draft, group);
    for (const number of group.members) {
        const entry = (0,engine_draft/* entryOf */.Ms)(draft.queue, number);
        (0,engine_draft/* notice */.lm)(draft, entry, line_PREREQUISITE_FAILED);
        (0,engine_draft/* move */.Cy)(draft, entry, { to: "pending", reason: "BISECTION_REQUIRED", run: null }, { group: null });
    }
    startSession(draft, { root: group.members, predecessors });
}
/** New tests on request, in the same place; what is tested on top of it goes on. */
function restartInPlace(draft, group, reason) {
    (0,engine_draft/* stopRun */.KV)(draft, group);
    if (group.run !== null)
        draft.queue.runs = tree/* remove */.TF(draft.queue.runs, group.run);
    for (const number of group.members)
        (0,engine_draft/* backToPending */.IO)(draft, number, reason);
    draft.queue.failing = (0,engine_draft/* without */.FF)(draft.queue.failing, group.id);
    if (group.kind === "main")
        draft.queue.reruns = [...(0,engine_draft/* without */.FF)(draft.queue.reruns, group.id), group.id];
    (0,engine_draft/* putGroup */.VU)(draft, { ...group, state: "waiting", run: null, failure: null });
}

;// CONCATENATED MODULE: ./lib/src/local-queue/engine/dispatch.js
/** Lets pull requests into the queue and gives free test slots to those whose turn it is. */







/** A queue changes its mode only when there is nothing in it but what is not ready. */
function finishModeSwitch(draft) {
    const { queue } = draft;
    const { switching, line, pool, sessions } = queue;
    if (switching === null || line !== null || pool !== null || sessions.length > 0)
        return;
    queue.settings = { ...queue.settings, mode: switching.mode };
    queue.phase = switching.phaseAfter;
    queue.switching = null;
    findAdmissible(draft);
}
/** Whether it could be admitted: a parallel queue also needs to know what it impacts. */
function isAdmissible({ settings }, { ready, targets }) {
    return ready && (settings.mode === "single" || targets !== null);
}
function findAdmissible({ queue }) {
    queue.admissible = null;
    for (const number of tree/* values */.zu(queue.waiting)) {
        const entry = (0,engine_draft/* entryOf */.Ms)(queue, number);
        if (isAdmissible(queue, entry))
            queue.admissible = tree/* set */.hZ(queue.admissible, entry.submission, 0, number);
    }
}
/** Only a running queue lets anything in. */
function admit(draft) {
    const { queue } = draft;
    while (queue.phase === "running" && queue.admissible !== null) {
        const number = tree/* first */.$1(queue.admissible)?.value ?? 0;
        const entry = (0,engine_draft/* entryOf */.Ms)(queue, number);
        queue.admissible = tree/* remove */.TF(queue.admissible, entry.submission);
        queue.waiting = tree/* remove */.TF(queue.waiting, entry.submission);
        if (entry.deadlineMs !== null)
            (0,engine_draft/* removeTimer */.Oj)(draft, entry.deadlineMs, (0,engine_draft/* keyOfEntry */.PK)(number));
        const admission = (0,engine_draft/* nextOf */.Xh)(draft, "admission");
        const patch = { admission, pendingSinceMs: draft.nowMs, deadlineMs: null };
        (0,engine_draft/* move */.Cy)(draft, entry, { to: "pending", reason: "MERGE_ITEM_NOW_READY" }, patch);
        queue.pool = tree/* set */.hZ(queue.pool, entry.priority, admission, number);
    }
}
/** Bisections first, then what was restarted in its place, then those who skip the line, then everybody else. */
function startTests(draft) {
    draft.queue.batchDueMs = null;
    if (draft.queue.phase === "paused")
        return "done";
    startBisections(draft);
    startReruns(draft);
    if (startUrgent(draft))
        return "again";
    startCandidates(draft);
    return "done";
}
function freeSlots({ settings, slots }) {
    return settings.concurrency - slots.main - (settings.bisectionConcurrency === 0 ? slots.bisection : 0);
}
function freeBisectionSlots(queue) {
    const { settings, slots } = queue;
    return settings.bisectionConcurrency === 0 ? freeSlots(queue) : settings.bisectionConcurrency - slots.bisection;
}
function startBisections(draft) {
    const { queue } = draft;
    for (const session of queue.sessions) {
        for (const id of session.groups) {
            const group = (0,engine_draft/* groupOf */.F8)(queue, id);
            if (group.state !== "waiting")
                continue;
            if (freeBisectionSlots(queue) <= 0)
                return;
            startRun(draft, group, { base: session.base, ahead: contentAhead(queue, session, group) });
        }
    }
}
function startReruns(draft) {
    const { queue } = draft;
    if (queue.reruns.length === 0)
        return;
    for (const group of (0,engine_draft/* wholeLineOf */.H2)(queue).filter(({ id }) => queue.reruns.includes(id))) {
        if (freeSlots(queue) <= 0)
            return;
        queue.reruns = queue.reruns.filter((id) => id !== group.id);
        const ancestors = (0,lanes/* ancestorsAt */.mO)(queue, (0,lanes/* targetsOf */.QR)(queue, group.members), group.place);
        startRun(draft, { ...group, ancestors: ancestors.map(({ id }) => id) }, onTopOf(queue, ancestors));
    }
}
/** Starts the first urgent pull request that can start, or merges it. Returns true when it did. */
function startUrgent(draft) {
    const { queue } = draft;
    const blocked = (0,lanes/* noTargets */.UV)();
    for (const number of tree/* values */.zu(queue.pool)) {
        const entry = (0,engine_draft/* entryOf */.Ms)(queue, number);
        if (entry.priority !== batches/* URGENT */.cT)
            return false;
        const targets = (0,lanes/* targetsOf */.QR)(queue, [number]);
        if (!(0,lanes/* overlap */.EF)(blocked, targets) && skipTheLine(draft, entry, targets))
            return true;
        (0,lanes/* include */.Vz)(blocked, targets);
    }
    return false;
}
/**
 * Interrupts the groups in the way of an urgent pull request, and starts it in the same step: no other run takes the
 * slot that it freed. A pull request that may be merged directly by then needs no slot.
 */
function skipTheLine(draft, entry, targets) {
    const { queue } = draft;
    const members = [entry.number];
    if (mayMergeDirectly(queue, entry)) {
        mergeDirectly(draft, entry.number);
        return true;
    }
    const interruptible = interruptibleGroups(queue);
    const holders = interruptible.filter((group) => hasSlot(queue, group));
    if ((0,depth/* holdOf */.n)(queue).isHeld({ members }, targets) || freeSlots(queue) + holders.length <= 0)
        return false;
    interrupt(draft, interruptible.filter((group) => (0,lanes/* overlap */.EF)(targets, (0,lanes/* targetsOf */.QR)(queue, group.members))));
    if (!isFirstOfLane(queue, entry, targets))
        return true;
    if (mayMergeDirectly(queue, entry)) {
        mergeDirectly(draft, entry.number);
        return true;
    }
    while (freeSlots(queue) <= 0) {
        const last = interruptibleGroups(queue).findLast((group) => hasSlot(queue, group));
        if (last === undefined)
            return true;
        interrupt(draft, [last]);
    }
    start(draft, members, engine_draft/* URGENT_PLACE */.Ev);
    return true;
}
/** False when an interrupted batch returned an entry to the pool that is urgent too and comes first. */
function isFirstOfLane(queue, { number }, targets) {
    for (const other of tree/* values */.zu(queue.pool)) {
        if (other === number)
            return true;
        if ((0,lanes/* overlap */.EF)(targets, (0,lanes/* targetsOf */.QR)(queue, [other])))
            return false;
    }
    return true;
}
function interruptibleGroups(queue) {
    return (0,engine_draft/* wholeLineOf */.H2)(queue).filter(({ state, place }) => place[0] === engine_draft/* USUAL_PLACE */.fJ && state !== "merging");
}
/** Restarts groups, and with them the groups that are tested on top of them. */
function interrupt(draft, groups) {
    for (const group of groups)
        (0,engine_draft/* dissolve */.a1)(draft, group, "SKIP_THE_LINE_INTERRUPTED");
    restartInvalid(draft);
}
function hasSlot({ runs }, { run, vouchedBy }) {
    const own = run === null || vouchedBy !== null ? undefined : tree/* get */.Jt(runs, run);
    return own !== undefined && (0,engine_draft/* holdsSlot */.Fq)(own);
}
/** Starts candidates while one can start. Each start may let the rest of the pool form other batches. */
function startCandidates(draft) {
    const { queue } = draft;
    if (!hasRoom(queue))
        return;
    const formWithout = (0,batches/* candidateFormer */.zu)(queue);
    let started = startNext(draft, formWithout([]));
    while (started !== null) {
        queue.batchDueMs = null;
        started = hasRoom(queue) ? startNext(draft, formWithout(started)) : null;
    }
}
/** True when the pool has an entry, and a slot is free unless candidates may need none. */
function hasRoom(queue) {
    return queue.pool !== null && (queue.settings.directMergeMode !== "off" || freeSlots(queue) > 0);
}
/**
 * In their order, as far as there are slots; who has to wait for another one in the pool is passed over. Who can be
 * merged directly needs no slot. Returns the members of a started candidate when the rest may form other batches.
 */
function startNext(draft, candidates) {
    const { queue } = draft;
    const hold = (0,depth/* holdOf */.n)(queue);
    const blocked = (0,lanes/* noTargets */.UV)();
    for (const candidate of candidates) {
        if (!hasRoom(queue))
            return null;
        const targets = (0,lanes/* targetsOf */.QR)(queue, candidate.members);
        const leader = (0,engine_draft/* entryOf */.Ms)(queue, candidate.members[0] ?? 0);
        const isBlocked = (0,lanes/* overlap */.EF)(blocked, targets);
        if (!isBlocked && mayMergeDirectly(queue, leader)) {
            mergeDirectly(draft, leader.number);
            return null;
        }
        // Who skips the line had its chance before.
        const isUrgent = leader.priority === batches/* URGENT */.cT;
        const mayStart = freeSlots(queue) > 0 && !isUrgent && !isBlocked && !hold.isHeld(candidate, targets);
        if (!mayStart || isTooEarly(draft, candidate)) {
            (0,lanes/* include */.Vz)(blocked, targets);
            // In a single queue nobody passes anybody.
            if (queue.settings.mode === "single")
                return null;
        }
        else {
            start(draft, candidate.members, engine_draft/* USUAL_PLACE */.fJ);
            if ((0,batches/* canRegroup */.zq)(queue))
                return candidate.members;
            hold.follow(targets);
        }
    }
    return null;
}
/** A batch that is not full waits for more, but not for ever. */
function isTooEarly({ queue, nowMs }, { startsAtMs }) {
    if (startsAtMs <= nowMs)
        return false;
    queue.batchDueMs = Math.min(queue.batchDueMs ?? startsAtMs, startsAtMs);
    return true;
}
/** Without tests, since it contains the branch already and nobody is in its way. */
function mayMergeDirectly(queue, { number, upToDate }) {
    const { settings, phase, sessions } = queue;
    if (settings.directMergeMode === "off" || !upToDate || phase !== "running")
        return false;
    const targets = (0,lanes/* targetsOf */.QR)(queue, [number]);
    const isInTheWay = (members) => (0,lanes/* overlap */.EF)(targets, (0,lanes/* targetsOf */.QR)(queue, members));
    const bisected = sessions.flatMap(({ groups }) => groups.map((id) => (0,engine_draft/* groupOf */.F8)(queue, id)));
    return ![...(0,engine_draft/* wholeLineOf */.H2)(queue), ...bisected].some(({ members }) => isInTheWay(members));
}
function mergeDirectly(draft, number) {
    const group = dispatch_addGroup(draft, [number], engine_draft/* USUAL_PLACE */.fJ);
    const asked = toMerge(draft, { ...group, state: "merging", direct: true });
    draft.effects.push({ type: "merge", groups: [asked], method: draft.queue.settings.mergeMethod });
    lookAgain(draft);
}
function start(draft, members, urgency) {
    const ancestors = (0,lanes/* ancestorsAt */.mO)(draft.queue, (0,lanes/* targetsOf */.QR)(draft.queue, members), urgency === 0 ? [0, Number.POSITIVE_INFINITY] : null);
    const group = dispatch_addGroup(draft, members, urgency);
    startRun(draft, { ...group, ancestors: ancestors.map(({ id }) => id) }, onTopOf(draft.queue, ancestors));
}
/** Puts members of the pool into the line, at its end or at the end of those who skip it. */
function dispatch_addGroup(draft, members, urgency) {
    const { queue } = draft;
    const id = (0,engine_draft/* nextOf */.Xh)(draft, "group");
    const place = [urgency, (0,engine_draft/* nextOf */.Xh)(draft, "place")];
    const group = {
        id,
        kind: "main",
        session: null,
        members,
        commits: members.map((number) => (0,engine_draft/* commitOf */.D3)((0,engine_draft/* entryOf */.Ms)(queue, number))),
        ancestors: [],
        state: "waiting",
        place,
        run: null,
        vouchedBy: null,
        failure: null,
        direct: false,
        reused: [],
    };
    for (const number of members) {
        const entry = (0,engine_draft/* entryOf */.Ms)(queue, number);
        (0,engine_draft/* leavePool */.ej)(draft, entry);
        (0,engine_draft/* putEntry */.SP)(draft, { ...entry, group: id });
    }
    queue.line = tree/* set */.hZ(queue.line, ...place, id);
    (0,engine_draft/* putGroup */.VU)(draft, group);
    return group;
}
/** A plain loop: this is done for each run, with everything ahead of it. */
function onTopOf({ tip }, groups) {
    const ahead = [];
    for (const { commits } of groups)
        for (const commit of commits)
            ahead.push(commit);
    return { base: tip, ahead };
}
function startRun(draft, group, { base, ahead }) {
    const run = {
        id: (0,engine_draft/* nextOf */.Xh)(draft, "run"),
        group: group.id,
        kind: group.kind,
        base,
        content: [...ahead, ...group.commits],
        own: group.commits.length,
        askedAtMs: draft.nowMs,
        startedAtMs: null,
        deadlineMs: null,
        status: "starting",
    };
    (0,engine_draft/* putRun */.dl)(draft, run);
    (0,engine_draft/* putGroup */.VU)(draft, { ...group, state: "starting", run: run.id });
    (0,engine_draft/* countSlot */.GC)(draft, run.kind, 1);
    draft.effects.push({ type: "start-run", run });
}

;// CONCATENATED MODULE: ./lib/src/local-queue/engine/submissions.js
/** Submitting a pull request, submitting it again, and what becomes known of it meanwhile. */






const HOUR_MS = 3_600_000;
function liveEntry({ queue }, number) {
    const entry = tree/* get */.Jt(queue.entries, number);
    return entry !== undefined && (0,state/* isLive */.DG)(entry) ? entry : undefined;
}
function submissions_submit(draft, { number, priority, noBatch, facts, reason }) {
    const { queue, nowMs } = draft;
    const before = tree/* get */.Jt(queue.entries, number);
    if (before !== undefined && (0,state/* isLive */.DG)(before)) {
        learn(draft, number, facts);
        resubmit(draft, number, priority, noBatch);
        return;
    }
    const submission = (0,engine_draft/* nextOf */.Xh)(draft, "submission");
    const attempt = (before?.attempt ?? 0) + 1;
    const { sha, targets, ready, upToDate } = facts;
    const entry = {
        sha,
        targets,
        ready,
        upToDate,
        number,
        attempt,
        state: "not_ready",
        sinceMs: nowMs,
        reason,
        submittedAtMs: nowMs,
        submission,
        priority,
        noBatch,
        admission: 0,
        pendingSinceMs: nowMs,
        group: null,
        session: null,
        run: null,
        deadlineMs: setNotReadyDeadline(draft, { number, attempt, submittedAtMs: nowMs }),
    };
    (0,engine_draft/* putEntry */.SP)(draft, entry);
    draft.effects.push({ type: "moved", number, attempt, from: null, to: "not_ready", reason, run: null });
    queue.waiting = tree/* set */.hZ(queue.waiting, submission, 0, number);
    noteAdmissible(draft, entry);
}
/** When it is taken out if it is not ready by then; nothing that was submitted comes back to that state. */
function setNotReadyDeadline(draft, { number, attempt, submittedAtMs }) {
    const hours = draft.queue.settings.notReadyTimeoutHours;
    if (hours === 0)
        return null;
    const deadlineMs = Math.max(draft.nowMs, submittedAtMs + hours * HOUR_MS);
    (0,engine_draft/* addTimer */.Xn)(draft, deadlineMs, (0,engine_draft/* keyOfEntry */.PK)(number), { kind: "not-ready-timeout", number, attempt });
    return deadlineMs;
}
function noteAdmissible({ queue }, entry) {
    queue.admissible = isAdmissible(queue, entry)
        ? tree/* set */.hZ(queue.admissible, entry.submission, 0, entry.number)
        : tree/* remove */.TF(queue.admissible, entry.submission);
}
/** Rewrites priority and batching. What is tested keeps its place unless it becomes urgent, or is so no longer. */
function resubmit(draft, number, priority, noBatch) {
    const { queue } = draft;
    const entry = liveEntry(draft, number);
    if (entry === undefined)
        return;
    const isPooled = entry.state === "pending" && entry.group === null;
    if (isPooled)
        (0,engine_draft/* leavePool */.ej)(draft, entry);
    (0,engine_draft/* putEntry */.SP)(draft, { ...entry, priority, noBatch });
    if (isPooled)
        queue.pool = tree/* set */.hZ(queue.pool, priority, entry.admission, number);
    const group = entry.group === null ? undefined : tree/* get */.Jt(queue.groups, entry.group);
    if (group?.kind !== "main" || group.state === "merging")
        return;
    if ((priority === batches/* URGENT */.cT) === (entry.priority === batches/* URGENT */.cT))
        return;
    if (hasUsualAhead(queue, group, priority === batches/* URGENT */.cT))
        (0,engine_draft/* dissolve */.a1)(draft, group, "SKIP_THE_LINE_INTERRUPTED");
    else if (group.members.length === 1)
        moveTo(draft, group, priority === batches/* URGENT */.cT ? engine_draft/* URGENT_PLACE */.Ev : engine_draft/* USUAL_PLACE */.fJ);
}
/** True when something urgent would be tested on top of something that is not: a group itself, or what is behind it. */
function hasUsualAhead(queue, group, isUrgent) {
    if (isUrgent)
        return (0,lanes/* aheadOf */.RJ)(queue, group).some(({ place }) => place[0] === engine_draft/* USUAL_PLACE */.fJ);
    return (0,engine_draft/* wholeLineOf */.H2)(queue).some(({ place, ancestors }) => place[0] === engine_draft/* URGENT_PLACE */.Ev && ancestors.includes(group.id));
}
/** Keeps the order of its start among the groups that are as urgent now. */
function moveTo(draft, group, rank) {
    const { queue } = draft;
    const place = [rank, group.place[1]];
    queue.line = tree/* set */.hZ(tree/* remove */.TF(queue.line, ...group.place), ...place, group.id);
    (0,engine_draft/* putGroup */.VU)(draft, { ...group, place });
    draft.lanesChanged = true;
}
function learn(draft, number, facts) {
    const before = liveEntry(draft, number);
    if (before === undefined)
        return;
    const entry = { ...before, ...facts };
    (0,engine_draft/* putEntry */.SP)(draft, entry);
    if (entry.state === "not_ready")
        noteAdmissible(draft, entry);
    if (draft.queue.settings.mode === "single" || isSame(before.targets, facts.targets))
        return;
    draft.lanesChanged = true;
    if (isMore(before.targets ?? "ALL", facts.targets ?? "ALL"))
        testOnTip(draft, entry);
}
/** What it meets from now on may have been merged after its tests began. */
function testOnTip(draft, entry) {
    const { queue } = draft;
    const group = entry.group === null ? undefined : tree/* get */.Jt(queue.groups, entry.group);
    const run = group?.run == null ? undefined : tree/* get */.Jt(queue.runs, group.run);
    if (group?.kind !== "main" || group.state === "merging" || run === undefined || run.base === queue.tip)
        return;
    const targets = (0,lanes/* targetsOf */.QR)(queue, [entry.number]);
    for (const { number, attempt, state, sinceMs } of tree/* values */.zu(queue.entries)) {
        const isOnBranch = state === "merged" && sinceMs >= run.askedAtMs && (0,lanes/* overlap */.EF)(targets, (0,lanes/* targetsOf */.QR)(queue, [number]));
        if (!isOnBranch || run.content.some((commit) => commit.number === number && commit.attempt === attempt))
            continue;
        (0,engine_draft/* dissolve */.a1)(draft, group, "TESTS_RESTARTED_BY_API_REQUEST");
        return;
    }
}
function isMore(before, now) {
    if (before === "ALL")
        return false;
    return now === "ALL" || now.some((target) => !before.includes(target));
}
function isSame(one, other) {
    return one === other || JSON.stringify(one) === JSON.stringify(other);
}

;// CONCATENATED MODULE: ./lib/src/local-queue/engine/step.js
/** The queue's whole behaviour: what an event makes of a state, and what is to be done because of it. */






/** When something happens by itself next, in milliseconds since 1970; null where nothing will. */
function nextDueMs({ timers, batchDueMs, tickDueMs }) {
    const dueMs = Math.min(tree/* first */.$1(timers)?.a ?? NEVER, batchDueMs ?? NEVER, tickDueMs ?? NEVER);
    return dueMs === NEVER ? null : dueMs;
}
const NEVER = Number.POSITIVE_INFINITY;
/**
 * Applies an event at a time. It is pure and total: an event that means nothing here, such as the end of a run that was
 * stopped, changes nothing. What follows from events waits for the `time` event, so that everything of one instant is
 * known before: first run ends, timeouts among them, then the rest in its order. The driver performs the effects in
 * order, gives each answer that comes at once as an event of the same time, and then sends `time` events while
 * `nextDueMs` is not after the present.
 */
function step(state, event, nowMs) {
    const draft = (0,engine_draft/* draftOf */.bz)(state, nowMs);
    const hasEnded = endRuns(draft, event.type === "runs-ended" ? event.runs : []);
    apply(draft, event);
    if (event.type === "time") {
        settle(draft);
    }
    else {
        dropInvalid(draft);
        // Nothing follows from the start of a run.
        if (hasEnded || (event.type !== "run-started" && hasDone(draft, state)))
            lookAgain(draft);
    }
    return { state: draft.queue, effects: draft.effects };
}
/** Most of what an event does has an effect. */
function hasDone({ effects, queue }, before) {
    return effects.length > 0 || Object.entries(queue).some(([field, value]) => Reflect.get(before, field) !== value);
}
function dropInvalid(draft) {
    restartInvalid(draft);
    restartSessions(draft);
    draft.gone.clear();
    draft.pushedByHand = false;
    draft.lanesChanged = false;
}
/** Until nothing changes any more; where the host is asked to merge, it may answer first. */
function settle(draft) {
    for (;;) {
        dropInvalid(draft);
        if (askMerges(draft) || isWaitingForAnswers(draft))
            return;
        if (giveVerdicts(draft) || settleSessions(draft))
            continue;
        finishModeSwitch(draft);
        admit(draft);
        if (startTests(draft) === "done")
            return;
    }
}
function apply(draft, event) {
    switch (event.type) {
        case "submit":
            submissions_submit(draft, event);
            return;
        case "facts":
            learn(draft, event.number, event.facts);
            return;
        case "withdraw":
            withdraw(draft, event.number, "cancelled", event.reason);
            return;
        case "restart":
            restart(draft, event.number, event.reason);
            return;
        case "pushed-by-hand":
            pushByHand(draft, event);
            return;
        case "configure":
            configure(draft, event.settings);
            return;
        case "set-phase":
            setPhase(draft, event.phase);
            return;
        case "run-started":
            noteStart(draft, event.run);
            return;
        case "run-refused":
            refuseRun(draft, event);
            return;
        case "runs-ended":
            // Before anything else of this instant.
            return;
        case "merged":
            finishMerge(draft, event.group, event.tip);
            return;
        case "merge-refused":
            refuseMerge(draft, event.group, event.number, event.reason);
            return;
        case "time":
            fireTimers(draft);
            return;
    }
}
const STATUS_FAILED = "TEST_RUN_REQUIRED_STATUS_FAILED";
const TIMED_OUT = "TEST_RUN_TIMEOUT";
const MINUTE_MS = 60_000;
const step_PREREQUISITE_FAILED = "PREREQUISITE_MERGE_ITEM_FAILED";
const PREREQUISITE_CANCELLED = "PREREQUISITE_MERGE_ITEM_CANCELLED";
const PREREQUISITE_MERGED_BY_HAND = "PREREQUISITE_MERGE_ITEM_MANUALLY_MERGED";
/** Ends an attempt from outside, wherever the entry is. */
function withdraw(draft, number, to, reason) {
    const { queue } = draft;
    const entry = liveEntry(draft, number);
    if (entry === undefined)
        return;
    const why = to === "merged" ? PREREQUISITE_MERGED_BY_HAND : PREREQUISITE_CANCELLED;
    const group = entry.group === null ? undefined : tree/* get */.Jt(queue.groups, entry.group);
    (0,engine_draft/* notice */.lm)(draft, entry, why);
    if (group?.kind === "bisection") {
        removeMember(draft, group, number, why, () => (0,engine_draft/* conclude */.Ep)(draft, number, to, reason));
        return;
    }
    (0,engine_draft/* conclude */.Ep)(draft, number, to, reason);
    if (group !== undefined)
        (0,engine_draft/* dissolve */.a1)(draft, group, why);
}
function restart(draft, number, reason) {
    const entry = liveEntry(draft, number);
    const group = entry?.group == null ? undefined : tree/* get */.Jt(draft.queue.groups, entry.group);
    if (group?.state === "testing" || group?.state === "pending_failure")
        restartInPlace(draft, group, reason);
}
function pushByHand(draft, { number, tip }) {
    draft.queue.tip = tip;
    draft.pushedByHand = true;
    if (number !== null)
        withdraw(draft, number, "merged", "MANUAL_MERGE");
}
/** Another mode is not taken at once: the queue empties first, and then goes on as before. */
function configure(draft, { mode, ...settings }) {
    const { queue } = draft;
    if (Object.keys(settings).length > 0)
        queue.settings = { ...queue.settings, ...settings };
    if (mode !== undefined && mode !== (queue.switching?.mode ?? queue.settings.mode)) {
        queue.switching = { mode, phaseAfter: queue.switching?.phaseAfter ?? queue.phase };
        queue.phase = "switching_modes";
    }
    for (const run of settings.testingTimeoutMinutes === undefined ? [] : tree/* values */.zu(queue.runs)) {
        if (run.status !== "in_progress" || run.startedAtMs === null)
            continue;
        if (run.deadlineMs !== null)
            (0,engine_draft/* removeTimer */.Oj)(draft, run.deadlineMs, (0,engine_draft/* keyOfRun */.qH)(run.id));
        (0,engine_draft/* putRun */.dl)(draft, { ...run, deadlineMs: setDeadline(draft, run.id, run.startedAtMs) });
    }
    for (const number of settings.notReadyTimeoutHours === undefined ? [] : tree/* list */.p_(queue.waiting)) {
        const entry = (0,engine_draft/* entryOf */.Ms)(queue, number);
        if (entry.deadlineMs !== null)
            (0,engine_draft/* removeTimer */.Oj)(draft, entry.deadlineMs, (0,engine_draft/* keyOfEntry */.PK)(number));
        (0,engine_draft/* putEntry */.SP)(draft, { ...entry, deadlineMs: setNotReadyDeadline(draft, entry) });
    }
}
function setPhase({ queue }, phase) {
    if (queue.switching !== null)
        queue.switching = { ...queue.switching, phaseAfter: phase };
    else
        queue.phase = phase;
}
function noteStart(draft, id) {
    const { queue, nowMs } = draft;
    const run = tree/* get */.Jt(queue.runs, id);
    const group = run === undefined ? undefined : tree/* get */.Jt(queue.groups, run.group);
    if (run?.status !== "starting" || group === undefined)
        return;
    (0,engine_draft/* putRun */.dl)(draft, { ...run, status: "in_progress", startedAtMs: nowMs, deadlineMs: setDeadline(draft, id, nowMs) });
    (0,engine_draft/* putGroup */.VU)(draft, { ...group, state: "testing" });
    moveMembers(draft, group, { to: "testing", run: id });
}
function setDeadline(draft, run, startedAtMs) {
    const minutes = draft.queue.settings.testingTimeoutMinutes;
    if (minutes === 0)
        return null;
    const deadlineMs = Math.max(draft.nowMs, startedAtMs + minutes * MINUTE_MS);
    (0,engine_draft/* addTimer */.Xn)(draft, deadlineMs, (0,engine_draft/* keyOfRun */.qH)(run), { kind: "testing-timeout", run });
    return deadlineMs;
}
function refuseRun(draft, { run: id, number: named, reason }) {
    const run = tree/* get */.Jt(draft.queue.runs, id);
    const group = run === undefined ? undefined : tree/* get */.Jt(draft.queue.groups, run.group);
    if (run?.status !== "starting" || group === undefined)
        return;
    const number = group.members.includes(named) ? named : (group.members[0] ?? named);
    if (group.kind === "main")
        giveUp(draft, group, number, reason);
    else
        removeMember(draft, group, number, step_PREREQUISITE_FAILED, () => (0,engine_draft/* conclude */.Ep)(draft, number, "failed", reason));
}
/**
 * Records run ends and the timeouts of the same instant, before anything that follows from one of them. Returns true
 * when a run has ended.
 */
function endRuns(draft, ended) {
    const due = tree/* upTo */.jB(draft.queue.timers, draft.nowMs);
    if (ended.length === 0 && due.length === 0)
        return false;
    const passed = ended.filter((each) => each.passed).flatMap(({ run }) => endRunOf(draft, run, null) ?? []);
    const failed = ended.filter((each) => !each.passed).flatMap(({ run }) => endRunOf(draft, run, STATUS_FAILED) ?? []);
    const late = due.flatMap((timer) => timer.kind === "testing-timeout" ? (endRunOf(draft, timer.run, TIMED_OUT) ?? []) : []);
    if (passed.length > 0)
        clearAhead(draft, passed);
    return passed.length + failed.length + late.length > 0;
}
/** Returns the id of its group; null for a run that has not started, or has ended before. */
function endRunOf(draft, id, failure) {
    const run = tree/* get */.Jt(draft.queue.runs, id);
    const group = run === undefined ? undefined : tree/* get */.Jt(draft.queue.groups, run.group);
    if (run?.status !== "in_progress" || group?.run !== id)
        return null;
    if (group.kind === "main")
        endMainRun(draft, run, group, failure);
    else
        endBisectionRun(draft, run, group, failure);
    return group.id;
}
/** The timeouts of tests have been recorded by then. */
function fireTimers(draft) {
    const { queue, nowMs } = draft;
    queue.tickDueMs = null;
    for (let due = tree/* first */.$1(queue.timers); due !== null && due.a <= nowMs; due = tree/* first */.$1(queue.timers)) {
        (0,engine_draft/* removeTimer */.Oj)(draft, due.a, due.b);
        if (due.value.kind === "not-ready-timeout")
            timeOutNotReady(draft, due.value);
    }
}
/** Withdraws an entry that is not ready by now, but not one that this instant admits. */
function timeOutNotReady(draft, { number, attempt }) {
    const entry = liveEntry(draft, number);
    if (entry?.state !== "not_ready" || entry.attempt !== attempt)
        return;
    if (draft.queue.phase === "running" && isAdmissible(draft.queue, entry))
        return;
    withdraw(draft, number, "cancelled", "NOT_READY_TIMEOUT_EXPIRED");
}


/***/ }),

/***/ 3707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ first),
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   Jt: () => (/* binding */ get),
/* harmony export */   TF: () => (/* binding */ remove),
/* harmony export */   hZ: () => (/* binding */ set),
/* harmony export */   jB: () => (/* binding */ upTo),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   zu: () => (/* binding */ values)
/* harmony export */ });
/* unused harmony export last */
function size(tree) {
    return tree === null ? 0 : tree.size;
}
function get(tree, a, b = 0) {
    let node = tree;
    while (node !== null) {
        if (a === node.a && b === node.b)
            return node.value;
        node = isBefore(a, b, node) ? node.left : node.right;
    }
    return undefined;
}
function set(tree, a, b, value) {
    if (tree === null)
        return { a, b, value, size: 1, left: null, right: null };
    if (a === tree.a && b === tree.b) {
        return { a, b, value, size: tree.size, left: tree.left, right: tree.right };
    }
    return isBefore(a, b, tree)
        ? balanced(tree, set(tree.left, a, b, value), tree.right)
        : balanced(tree, tree.left, set(tree.right, a, b, value));
}
function remove(tree, a, b = 0) {
    if (tree === null)
        return null;
    if (a === tree.a && b === tree.b)
        return joined(tree.left, tree.right);
    if (isBefore(a, b, tree)) {
        const left = remove(tree.left, a, b);
        return left === tree.left ? tree : balanced(tree, left, tree.right);
    }
    const right = remove(tree.right, a, b);
    return right === tree.right ? tree : balanced(tree, tree.left, right);
}
/** The one with the smallest key. */
function first(tree) {
    if (tree === null)
        return null;
    let node = tree;
    while (node.left !== null)
        node = node.left;
    return node;
}
/** The one with the largest key. */
function last(tree) {
    if (tree === null)
        return null;
    let node = tree;
    while (node.right !== null)
        node = node.right;
    return node;
}
/** The values in the order of their keys; only as much of the tree is looked at as is taken. */
function* values(tree) {
    const path = [];
    let node = tree;
    while (node !== null || path.length > 0) {
        while (node !== null) {
            path.push(node);
            node = node.left;
        }
        const next = path.pop();
        if (next === undefined)
            return;
        yield next.value;
        node = next.right;
    }
}
/** All values in the order of their keys, at less cost than one after the other. */
function list(tree) {
    const all = [];
    collect(tree, all);
    return all;
}
/** The values up to a first part of the key, in the order of their keys. */
function upTo(tree, a) {
    if (tree === null)
        return [];
    if (tree.a > a)
        return upTo(tree.left, a);
    return [...list(tree.left), tree.value, ...upTo(tree.right, a)];
}
function collect(tree, all) {
    if (tree === null)
        return;
    collect(tree.left, all);
    all.push(tree.value);
    collect(tree.right, all);
}
function isBefore(a, b, node) {
    return a < node.a || (a === node.a && b < node.b);
}
function joined(left, right) {
    if (left === null)
        return right;
    const next = first(right);
    return next === null ? left : balanced(next, left, remove(right, next.a, next.b));
}
/** Neither side may have more than so many times the weight of the other. */
const HEAVIER = 3;
/** From this share of its sides on, one rotation is not enough. */
const INNER = 2;
function balanced(top, left, right) {
    const [onLeft, onRight] = [size(left) + 1, size(right) + 1];
    if (right !== null && onRight > HEAVIER * onLeft) {
        const { left: inner, right: outer } = right;
        if (inner === null || size(inner) + 1 < INNER * (size(outer) + 1)) {
            return joining(right, joining(top, left, inner), outer);
        }
        return joining(inner, joining(top, left, inner.left), joining(right, inner.right, outer));
    }
    if (left !== null && onLeft > HEAVIER * onRight) {
        const { left: outer, right: inner } = left;
        if (inner === null || size(inner) + 1 < INNER * (size(outer) + 1)) {
            return joining(left, outer, joining(top, inner, right));
        }
        return joining(inner, joining(left, outer, inner.left), joining(top, inner.right, right));
    }
    return joining(top, left, right);
}
/** The key and the value of one node with the sides of another. */
function joining({ a, b, value }, left, right) {
    return { a, b, value, size: size(left) + size(right) + 1, left, right };
}


/***/ }),

/***/ 3208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ faultSpec),
/* harmony export */   V: () => (/* binding */ createFaultList)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2765);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9328);
/* harmony import */ var _v1_endpoints_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(230);
/* harmony import */ var _world_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(938);
/** What goes wrong on purpose: the faults that requests can be made to meet, and the list of those still to come. */




/** A longer timer would go off at once. */
const pause = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .numberFrom */ .UB)(0, 2_147_483_647);
/** A status below 200 announces another reply, which never comes. */
const status = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .integerFrom */ .bn)(200, 599);
const headers = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .anyText */ .Ae, "must be an object");
const count = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .integerFrom */ .bn)(0, Number.MAX_SAFE_INTEGER);
/** What an answer of one's own may carry, and whether the request has its effect all the same. */
const scripted = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({ headers, afterEffect: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt });
/** What a request meets instead of its plain answer. "Effect" is what the request does to the service. */
const FAULTS = [
    /** A status with a text, before any effect unless `afterEffect`. */
    (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("status"), status, ...(0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({ body: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .anyText */ .Ae }), ...scripted }),
    /** The effect at once, the true answer later. */
    (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("delay"), ms: pause }),
    /** The connection ends without an answer, before or after the effect. */
    (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("drop"), when: (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(["before", "after"]) }),
    /** No answer ever, and no effect unless `afterEffect`. */
    (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("hang"), ...(0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({ afterEffect: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt }) }),
    /** Status line and headers of the true answer, then nothing. */
    (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("headers-only") }),
    /** The true answer, one byte at a time. */
    (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("trickle"), msPerByte: pause }),
    /** The true status with another type and perhaps another body, after the effect. */
    (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("content-type"), contentType: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, ...(0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({ body: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .anyText */ .Ae }) }),
    /** A made-up answer, without any effect unless `afterEffect`. */
    (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("reply"), status, ...(0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({ json: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(), text: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .anyText */ .Ae }), ...scripted }),
    /** The true JSON answer with other fields: objects are merged one level deep; `a.b` in `omit` is nested. */
    (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("patch"), ...(0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({ merge: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .anyObject */ .aH, omit: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strings */ .P$ }) }),
    (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("redirect"), status, location: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq }),
];
const KINDS = `must be one of ${FAULTS.flatMap((each) => each.shape.kind.def.values).join(", ")}`;
const fault = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt("kind", FAULTS, {
    error: ({ code }) => (code === "invalid_union" ? KINDS : "must be an object"),
});
/** `*` is every endpoint of the service, `github:*` every one of the GitHub stand-in. */
const endpointName = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(["*", "github:*", ..._v1_endpoints_js__WEBPACK_IMPORTED_MODULE_1__/* .V1_ENDPOINTS */ .pK, ..._github_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_ENDPOINTS */ .no]);
const faultSpec = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({
    endpoint: endpointName,
    ...(0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({
        /** How many requests it meets, 1 when left out; 0 is every one from then on. */
        times: count,
        /** How many requests pass before. */
        skip: count,
    }),
    fault,
});
/** Faults are used up in the order in which they were added: only the first one that fits counts. */
function createFaultList() {
    let pending = [];
    const replace = (spec, by) => {
        pending = pending.flatMap((each) => (each === spec ? by : [each]));
    };
    return {
        add: (spec) => {
            pending = [...pending, spec];
        },
        clear: () => {
            pending = [];
        },
        /** Those still to come, each with what is left of its counts. */
        pending: () => pending,
        /** The fault that a request to this endpoint meets. */
        take: (endpoint) => {
            const spec = pending.find((each) => fits(each.endpoint, endpoint));
            if (spec === undefined)
                return null;
            const { skip = 0, times = 1 } = spec;
            if (skip > 0) {
                replace(spec, [{ ...spec, skip: skip - 1 }]);
                return null;
            }
            if (times > 0)
                replace(spec, times === 1 ? [] : [{ ...spec, times: times - 1 }]);
            return spec.fault;
        },
    };
}
function fits(pattern, endpoint) {
    if (pattern === endpoint)
        return true;
    const isGithub = endpoint.startsWith("github:");
    return pattern === (isGithub ? "github:*" : "*");
}


/***/ }),

/***/ 9328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  no: () => (/* binding */ GITHUB_ENDPOINTS),
  EH: () => (/* binding */ answerGithub),
  Gv: () => (/* binding */ githubEndpointOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/tree.js
var tree = __webpack_require__(3707);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./lib/src/local-queue/http/incoming.js
var incoming = __webpack_require__(5721);
// EXTERNAL MODULE: ./lib/src/local-queue/world/fields.js + 1 modules
var world_fields = __webpack_require__(938);
// EXTERNAL MODULE: ./lib/src/local-queue/world/refusal.js
var refusal = __webpack_require__(8551);
// EXTERNAL MODULE: ./lib/src/local-queue/world/world.js
var world = __webpack_require__(615);
;// CONCATENATED MODULE: ./lib/src/local-queue/github-posts.js
/** The comments, commit statuses and issues of the GitHub stand-in, in GitHub's shapes. */





/** By what stands in a path behind the repository. */
const POST_ENDPOINTS = {
    "github:comments.list": get(/^\/issues\/(\d+)\/comments$/, commentsOf),
    "github:comments.list-all": get(/^\/issues\/comments$/, allComments),
    "github:comments.create": change("POST", /^\/issues\/(\d+)\/comments$/, 201, createComment),
    "github:comments.edit": change("PATCH", /^\/issues\/comments\/(\d+)$/, 200, editComment),
    "github:comments.delete": change("DELETE", /^\/issues\/comments\/(\d+)$/, 204, deleteComment),
    "github:statuses.list": get(/^\/commits\/([^/]+)\/statuses$/, statusesOf),
    "github:statuses.create": change("POST", /^\/statuses\/([^/]+)$/, 201, createStatus),
    "github:issues.list": get(/^\/issues$/, openIssues),
    "github:issues.create": change("POST", /^\/issues$/, 201, createIssue),
    "github:issues.edit": change("PATCH", /^\/issues\/(\d+)$/, 200, editIssue),
};
function get(pattern, post) {
    return { method: "GET", pattern, status: 200, post };
}
function change(method, pattern, status, post) {
    return { method, pattern, status, post };
}
function commentsOf({ repository, rest, isPullRequest }) {
    const { comments, issues } = repository.posts;
    const number = Number(rest);
    if (!isPullRequest(number) && !issues.has(number))
        throw new refusal/* Refusal */.P(404, "Not Found");
    return [...comments.values()].filter((each) => each.number === number).map((each) => commentJson(repository, each));
}
const since = (0,world_fields/* object */.Ik)((0,world_fields/* optional */.lq)({ since: world_fields/* time */.kB }));
/** Those that were changed since a time; by their creation unless the order is said. */
function allComments({ repository, query }) {
    const given = query.get("since");
    const { since: sinceMs = 0 } = (0,world_fields/* read */.LF)(since, given === null ? {} : { since: given });
    const of = query.get("sort") === "updated" ? "updatedAtMs" : "createdAtMs";
    const sign = query.get("direction") === "desc" ? -1 : 1;
    return [...repository.posts.comments.values()]
        .filter(({ updatedAtMs }) => updatedAtMs >= Math.floor(sinceMs / 1000) * 1000)
        .toSorted((one, other) => sign * (one[of] - other[of] || one.id - other.id))
        .map((each) => commentJson(repository, each));
}
function createComment({ repository, rest, incoming, post }) {
    const { body } = (0,world_fields/* read */.LF)((0,world_fields/* object */.Ik)({ body: world_fields/* text */.Qq }), fieldsOf(incoming));
    post({ kind: "comment", given: { number: Number(rest), body, repository: (0,world/* nameOf */.Vb)(repository) } });
    return commentJson(repository, known(repository.posts.comments.get(repository.posts.lastId)));
}
function editComment({ repository, rest, incoming, post }) {
    const { body } = (0,world_fields/* read */.LF)((0,world_fields/* object */.Ik)({ body: world_fields/* text */.Qq }), fieldsOf(incoming));
    post({ kind: "edited-comment", id: Number(rest), body, repository: (0,world/* nameOf */.Vb)(repository) });
    return commentJson(repository, known(repository.posts.comments.get(Number(rest))));
}
function deleteComment({ repository, rest, post }) {
    post({ kind: "deleted-comment", id: Number(rest), repository: (0,world/* nameOf */.Vb)(repository) });
}
function statusesOf({ repository, rest }) {
    return (repository.posts.statuses.get(rest) ?? []).toReversed().map(statusJson);
}
const github_posts_status = (0,world_fields/* object */.Ik)({
    state: (0,world_fields/* oneOf */.yL)(["success", "failure", "error", "pending"]),
    ...(0,world_fields/* optional */.lq)({ context: world_fields/* text */.Qq, description: schemas/* nullable */.mee(world_fields/* anyText */.Ae), target_url: schemas/* nullable */.mee(world_fields/* anyText */.Ae) }),
});
function createStatus({ repository, rest, incoming, post }) {
    const { state, context = "default", description, target_url: url } = (0,world_fields/* read */.LF)(github_posts_status, fieldsOf(incoming));
    const given = { sha: rest, state, context, description: description ?? "", url: url ?? "" };
    post({ kind: "status", given: { ...given, repository: (0,world/* nameOf */.Vb)(repository) } });
    return statusJson(known(repository.posts.statuses.get(rest)?.at(-1)));
}
/** Pull requests stand among the issues on GitHub; nothing here looks for them there, so they are left out. */
function openIssues({ repository, query }) {
    const state = query.get("state") ?? "open";
    const labels = (query.get("labels") ?? "").split(",").filter((label) => label !== "");
    const sign = query.get("direction") === "asc" ? 1 : -1;
    return [...repository.posts.issues.values()]
        .filter(({ isOpen }) => state === "all" || state === (isOpen ? "open" : "closed"))
        .filter((each) => labels.every((label) => each.labels.includes(label)))
        .toSorted((one, other) => sign * (one.number - other.number))
        .map((each) => issueJson(repository, each));
}
const issue = (0,world_fields/* object */.Ik)({ title: world_fields/* text */.Qq, ...(0,world_fields/* optional */.lq)({ body: schemas/* nullable */.mee(world_fields/* anyText */.Ae), labels: world_fields/* strings */.P$ }) });
function createIssue({ repository, incoming, post }) {
    const { title, body, labels = [] } = (0,world_fields/* read */.LF)(issue, fieldsOf(incoming));
    post({ kind: "issue", given: { title, body: body ?? "", labels, repository: (0,world/* nameOf */.Vb)(repository) } });
    return issueJson(repository, known([...repository.posts.issues.values()].at(-1)));
}
const issuePatch = (0,world_fields/* object */.Ik)((0,world_fields/* optional */.lq)({ title: world_fields/* text */.Qq, body: world_fields/* anyText */.Ae, state: (0,world_fields/* oneOf */.yL)(["open", "closed"]) }));
function editIssue({ repository, rest, incoming, post }) {
    const { state, ...patch } = (0,world_fields/* read */.LF)(issuePatch, fieldsOf(incoming));
    const isOpen = state === undefined ? {} : { isOpen: state === "open" };
    const number = Number(rest);
    post({ kind: "edited-issue", number, repository: (0,world/* nameOf */.Vb)(repository), patch: { ...patch, ...isOpen } });
    return issueJson(repository, known(repository.posts.issues.get(number)));
}
function fieldsOf({ body }) {
    const fields = body.kind === "read" ? (0,incoming/* parseJson */.qF)(body.text) : undefined;
    if (!(0,world_fields/* isFields */.Ce)(fields))
        throw new refusal/* Refusal */.P(400, "Problems parsing JSON");
    return fields;
}
function known(post) {
    if (post === undefined)
        throw new refusal/* Refusal */.P(404, "Not Found");
    return post;
}
function userJson(author) {
    return { login: author, type: author.endsWith("[bot]") ? "Bot" : "User" };
}
function wireTime(atMs) {
    return new Date(atMs).toISOString().replace(/\.\d+Z$/, "Z");
}
function addressIn({ host, owner, name }) {
    return `https://${host}/${owner}/${name}`;
}
function commentJson(repository, { id, number, author, body, createdAtMs, updatedAtMs }) {
    const { owner, name } = repository;
    return {
        id,
        html_url: `${addressIn(repository)}/pull/${number}#issuecomment-${id}`,
        issue_url: `https://api.github.com/repos/${owner}/${name}/issues/${number}`,
        user: userJson(author),
        body,
        created_at: wireTime(createdAtMs),
        updated_at: wireTime(updatedAtMs),
    };
}
function statusJson({ id, state, context, description, url, author, createdAtMs }) {
    return {
        id,
        state,
        context,
        description: description ?? null,
        target_url: url === "" ? null : (url ?? null),
        creator: userJson(author),
        created_at: wireTime(createdAtMs),
    };
}
function issueJson(repository, issueOf) {
    const { number, title, body, labels, author, isOpen, createdAtMs, updatedAtMs } = issueOf;
    return {
        number,
        title,
        body,
        state: isOpen ? "open" : "closed",
        labels: labels.map((label) => ({ name: label })),
        user: userJson(author),
        html_url: `${addressIn(repository)}/issues/${number}`,
        created_at: wireTime(createdAtMs),
        updated_at: wireTime(updatedAtMs),
    };
}

// EXTERNAL MODULE: ./lib/src/local-queue/http/reply.js
var http_reply = __webpack_require__(8117);
;// CONCATENATED MODULE: ./lib/src/local-queue/github.js
/** A stand-in for what CI asks of the GitHub API and writes there, over the same pull requests, in its shapes. */






/** By what stands in a path behind the repository. */
const LOOK_UPS = {
    "github:repos.get": { pattern: /^$/, answer: ({ repository }) => repositoryJson(repository) },
    "github:pulls.list": { pattern: /^\/pulls$/, answer: listPullRequests },
    "github:pulls.get": { pattern: /^\/pulls\/(\d+)$/, answer: getPullRequest },
    "github:commits.pulls": { pattern: /^\/commits\/([^/]+)\/pulls$/, answer: pullRequestsOfCommit },
    "github:matching-refs": { pattern: /^\/git\/matching-refs\/heads\/(.*)$/, answer: matchingRefs },
    "github:collaborators.permission": { pattern: /^\/collaborators\/([^/]+)\/permission$/, answer: permissionOf },
};
const ENDPOINTS = { ...LOOK_UPS, ...POST_ENDPOINTS };
const GITHUB_ENDPOINTS = (0,world_fields/* keysOf */.YD)(ENDPOINTS);
const REPOSITORY_PATH = /^\/github\/repos\/([^/]+)\/([^/]+)(.*)$/;
function githubEndpointOf(method, pathname) {
    const rest = REPOSITORY_PATH.exec(pathname)?.[3];
    if (rest === undefined)
        return null;
    const found = GITHUB_ENDPOINTS.find((name) => {
        const endpoint = ENDPOINTS[name];
        return method === ("method" in endpoint ? endpoint.method : "GET") && endpoint.pattern.test(rest);
    });
    return found ?? null;
}
function answerGithub(github, endpoint, incoming) {
    return (0,http_reply/* answered */.oQ)(() => {
        if (endpoint === null)
            throw notFound();
        const { url, headers } = incoming;
        const asked = ENDPOINTS[endpoint];
        const [, owner = "", name = "", path = ""] = REPOSITORY_PATH.exec(url.pathname) ?? [];
        const called = `${decoded(owner)}/${decoded(name)}`;
        const rest = decoded(asked.pattern.exec(path)?.[1] ?? "");
        const repository = github.engine.findRepository(called);
        if (repository === undefined)
            throw notFound();
        const find = (number) => shownPullRequest(github, repository, number);
        // What was merged just now may be shown as open still.
        const open = () => (github.lagSeconds === 0 ? repository.numbers.open : numbersOf(repository));
        const value = "post" in asked
            ? asked.post({
                repository,
                rest,
                query: url.searchParams,
                incoming,
                post: (posting) => void github.engine.apply({ type: "post", posting }),
                isPullRequest: (number) => find(number) !== undefined,
            })
            : asked.answer({ repository, find, open, rest, query: url.searchParams });
        if (value === undefined)
            return { status: 204, headers: {}, body: "" };
        // Addresses of other pages begin where the caller reaches this server.
        if (Array.isArray(value))
            return pageReply(value, url, headers.host ?? "localhost");
        return (0,http_reply/* jsonReply */.DB)(value, "status" in asked ? asked.status : 200);
    }, ({ status, message }) => {
        const error = { message: status === 404 ? "Not Found" : message, status: String(status) };
        return (0,http_reply/* jsonReply */.DB)({ ...error, documentation_url: "https://docs.github.com/rest" }, status);
    });
}
function getPullRequest({ repository, find, rest }) {
    const found = find(Number(rest));
    if (found === undefined)
        throw notFound();
    return {
        ...pullRequestJson(repository, found),
        merged: found.mergedAtMs !== null,
        ...mergeabilityJson(repository, found),
    };
}
/** GitHub works it out for what is open; the fields stand on a single pull request only. */
function mergeabilityJson({ pullRequests }, { number, isOpen }) {
    const known = isOpen ? pullRequests.get(number)?.mergeability : undefined;
    if (known === "mergeable")
        return { mergeable: true, mergeable_state: "clean" };
    if (known === "not_mergeable")
        return { mergeable: false, mergeable_state: "dirty" };
    return { mergeable: null, mergeable_state: "unknown" };
}
function listPullRequests({ repository, find, open, query }) {
    const state = query.get("state") ?? "open";
    const head = query.get("head");
    const base = query.get("base");
    const isOldestFirst = query.get("direction") === "asc";
    const candidates = head === null ? (state === "open" ? open() : numbersOf(repository)) : headedBy(repository, head);
    return [...candidates]
        .toSorted((one, other) => (isOldestFirst ? one - other : other - one))
        .flatMap((number) => find(number) ?? [])
        .filter((each) => state === "all" || state === (each.isOpen ? "open" : "closed"))
        .filter((each) => head === null || head === `${ownerOf(each.headRepository)}:${each.headBranch}`)
        .filter((each) => base === null || base === each.baseBranch)
        .map((each) => pullRequestJson(repository, each));
}
function headedBy({ numbers }, head) {
    return numbers.byHeadBranch.get(head.slice(head.indexOf(":") + 1)) ?? [];
}
function numbersOf({ pullRequests, testPullRequests }) {
    return [...pullRequests.keys(), ...testPullRequests.keys()];
}
function pullRequestsOfCommit({ repository, find, rest }) {
    const { byHeadSha, byMergeCommit } = repository.numbers;
    return [...new Set([...(byHeadSha.get(rest) ?? []), byMergeCommit.get(rest) ?? 0])]
        .toSorted((one, other) => one - other)
        .flatMap((number) => find(number) ?? [])
        .filter((each) => each.headSha === rest || each.mergeCommitSha === rest)
        .map((each) => pullRequestJson(repository, each));
}
/** The branches of the repository, among them one for each test run that goes on. */
function matchingRefs({ repository, rest }) {
    const own = [...repository.numbers.open].flatMap((number) => repository.pullRequests.get(number) ?? []);
    const refs = [
        ...[...repository.branches].map(([branch, { tip }]) => [branch, tip]),
        ...own.filter(({ fork }) => !fork).map((each) => [each.headBranch, each.headSha]),
        ...[...repository.queues.values()].flatMap(testBranches),
    ];
    const asked = refs.filter(([branch]) => branch.startsWith(rest));
    return asked.map(([branch, sha]) => ({ ref: `refs/heads/${branch}`, object: { type: "commit", sha } }));
}
function testBranches({ engine, runs }) {
    const going = [...tree/* values */.zu(engine.runs)].filter(({ status }) => status === "in_progress");
    return going.flatMap(({ id }) => {
        const run = runs.get(id);
        return run === undefined ? [] : [[run.branch, run.sha]];
    });
}
/** Everybody may read a public repository; of an app GitHub says nothing unless it was made a collaborator. */
function permissionOf({ repository, rest }) {
    const held = repository.collaborators.get(rest.toLowerCase());
    if (held === undefined && rest.endsWith("[bot]"))
        throw notFound();
    const { permission, role } = held ?? { permission: "read", role: "read" };
    return { permission, role_name: role, user: { login: rest } };
}
/** GitHub learns of a merge late. */
function shownPullRequest({ engine, lagSeconds }, repository, number) {
    const pullRequest = repository.pullRequests.get(number);
    if (pullRequest === undefined)
        return shownTestPullRequest(repository, number);
    const { state, mergedAtMs } = pullRequest;
    if (mergedAtMs === null || mergedAtMs <= engine.now() - lagSeconds * 1000) {
        return { ...pullRequest, isOpen: state === "open", body: null };
    }
    return { ...pullRequest, isOpen: true, body: null, mergedAtMs: null, mergeCommitSha: null };
}
/** The title is the name of the branch. */
function shownTestPullRequest({ owner, name, testPullRequests }, number) {
    const found = testPullRequests.get(number);
    if (found === undefined)
        return undefined;
    const { branch, headSha, baseBranch, body, isOpen } = found;
    const head = { headSha, headBranch: branch, headRepository: `${owner}/${name}`, fork: false };
    const end = { mergeCommitSha: null, mergedAtMs: null };
    return { number, title: branch, author: "merge-queue[bot]", ...head, baseBranch, draft: true, ...end, isOpen, body };
}
function ownerOf(repository) {
    return repository?.split("/")[0] ?? "";
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        throw notFound();
    }
}
function notFound() {
    return new refusal/* Refusal */.P(404, "Not Found");
}
const USUAL_SIZE = 30;
const LARGEST_SIZE = 100;
/**
 * A page of a list, as the GitHub API makes them, with links to the others where there are any. A size or a page that
 * is none is not refused but read as if nothing were said.
 */
function pageReply(all, { pathname, searchParams }, host) {
    const size = Math.min(LARGEST_SIZE, positive(searchParams.get("per_page")) ?? USUAL_SIZE);
    const page = positive(searchParams.get("page")) ?? 1;
    const last = Math.max(1, Math.ceil(all.length / size));
    const to = (rel, number) => {
        const query = new URLSearchParams(searchParams);
        query.set("page", String(number));
        return `<http://${host}${pathname}?${query.toString()}>; rel="${rel}"`;
    };
    const back = page > 1 ? [to("prev", Math.min(page - 1, last))] : [];
    const on = page < last ? [to("next", page + 1), to("last", last)] : [];
    const links = [...back, ...on, ...(page > 1 ? [to("first", 1)] : [])];
    const { headers, ...reply } = (0,http_reply/* jsonReply */.DB)(all.slice((page - 1) * size, page * size));
    return { ...reply, headers: links.length === 0 ? headers : { ...headers, link: links.join(", ") } };
}
function positive(text) {
    const number = /^\d{1,9}$/.test(text ?? "") ? Number(text) : 0;
    return number > 0 ? number : undefined;
}
function repositoryJson({ owner, name, defaultBranch }) {
    return {
        name,
        full_name: `${owner}/${name}`,
        owner: { login: owner },
        private: false,
        default_branch: defaultBranch,
    };
}
/** As it stands in a list: whether it is merged in so many words GitHub says of a single one only. */
function pullRequestJson(repository, pullRequest) {
    const { number, title, author, headSha, headBranch, headRepository, baseBranch, mergedAtMs } = pullRequest;
    const { owner, name, host, branches } = repository;
    const base = { label: `${owner}:${baseBranch}`, ref: baseBranch, sha: branches.get(baseBranch)?.tip ?? "" };
    const head = { label: `${ownerOf(headRepository) || "unknown"}:${headBranch}`, ref: headBranch, sha: headSha };
    return {
        number,
        title,
        body: pullRequest.body,
        state: pullRequest.isOpen ? "open" : "closed",
        draft: pullRequest.draft,
        user: { login: author },
        html_url: `https://${host}/${owner}/${name}/pull/${number}`,
        merged_at: mergedAtMs === null ? null : new Date(mergedAtMs).toISOString(),
        merge_commit_sha: pullRequest.mergeCommitSha ?? testMergeCommit(headSha),
        head: { ...head, repo: headRepository === null ? null : { full_name: headRepository, fork: pullRequest.fork } },
        base: { ...base, repo: { full_name: `${owner}/${name}` } },
    };
}
/** While a pull request is open GitHub shows the commit of a trial merge here, not that of the merge to come. */
function testMergeCommit(headSha) {
    return (0,external_node_crypto_.createHash)("sha1").update(`trial merge of ${headSha}`).digest("hex");
}


/***/ }),

/***/ 5721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ jsonBody),
/* harmony export */   TK: () => (/* binding */ headerText),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   x8: () => (/* binding */ readBody),
/* harmony export */   yX: () => (/* binding */ jsonFields)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(972);
/* harmony import */ var _world_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(938);
/* harmony import */ var _world_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8551);



/** The body as a JSON object, else a refusal that says what is wrong with it. */
function jsonFields(incoming) {
    const value = jsonBody(incoming);
    if (!(0,_world_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isFields */ .Ce)(value))
        throw new _world_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(400, "Invalid request body: must be a JSON object");
    return value;
}
function jsonBody({ body, headers }) {
    if (body.kind === "too-large")
        throw new _world_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(413, "request entity too large");
    if (!/^application\/json\b/i.test(headers["content-type"] ?? "")) {
        throw new _world_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(400, 'Invalid header "content-type": must be application/json');
    }
    const parsed = parseJson(body.text);
    if (parsed === undefined)
        throw new _world_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(400, `Invalid request body: not JSON, or nested more than ${_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .JSON_DEPTH_LIMIT */ .r} deep`);
    return parsed;
}
/** Undefined, which JSON cannot express, stands for a text that is not JSON, or that is nested too deep. */
function parseJson(text) {
    try {
        return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBoundedJson */ .R)(text);
    }
    catch {
        return undefined;
    }
}
function headerText(headers, name) {
    const value = headers[name];
    return typeof value === "string" ? value : (value?.[0] ?? "");
}
/** The service's limit for every request with a body: 20 MiB. */
const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
/** Reads a body, but holds no more than the limit: what is over it is thrown away while it comes in. */
async function readBody(request) {
    const announced = Number(request.headers["content-length"] ?? 0);
    if (announced > BODY_LIMIT_BYTES)
        return discard(request, announced);
    const chunks = [];
    let bytes = 0;
    const isWhole = await new Promise((resolve, reject) => {
        request.on("data", (chunk) => {
            bytes += chunk.byteLength;
            if (bytes > BODY_LIMIT_BYTES)
                resolve(false);
            else
                chunks.push(chunk);
        });
        request.once("end", () => resolve(true));
        request.once("error", reject);
    });
    if (!isWhole)
        return discard(request, bytes);
    return { kind: "read", text: Buffer.concat(chunks, bytes).toString("utf8"), bytes };
}
/** Cutting the connection instead would hide the reply from a client that is still sending. */
function discard(request, bytes) {
    request.removeAllListeners("data");
    request.resume();
    return { kind: "too-large", bytes };
}


/***/ }),

/***/ 8117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DB: () => (/* binding */ jsonReply),
/* harmony export */   FS: () => (/* binding */ notFoundPage),
/* harmony export */   US: () => (/* binding */ textReply),
/* harmony export */   oQ: () => (/* binding */ answered)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var _world_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8551);


function textReply(status, body = node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] ?? "") {
    return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body };
}
function jsonReply(value, status = 200) {
    return { status, headers: { "content-type": "application/json; charset=utf-8" }, body: JSON.stringify(value) };
}
/** What the service answers on a path or method that it does not have: a page, not a text. */
function notFoundPage(method, path) {
    const request = `${method} ${path}`.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    const title = '<head><meta charset="utf-8"><title>Error</title></head>';
    const body = `<!DOCTYPE html>\n<html lang="en">\n${title}\n<body><pre>Cannot ${request}</pre></body>\n</html>\n`;
    return { status: 404, headers: { "content-type": "text/html; charset=utf-8" }, body };
}
/** Runs a handler; a refusal becomes its status and, through `write`, its text. */
function answered(handle, write) {
    try {
        return handle();
    }
    catch (error) {
        return write(error instanceof _world_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P ? error : new _world_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(500, "Internal Server Error"));
    }
}


/***/ }),

/***/ 9953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ reasonClause),
/* harmony export */   K: () => (/* binding */ asSentence)
/* harmony export */ });
/**
 * Why an entry of the queue is in its state, in plain words. The service gives each reason as one word of an open set;
 * here is a clause for each one that it documents. A clause tells of the pull request as "it", and can follow a colon
 * or "because".
 */
const CLAUSES = {
    // Submitted, or taken out, by somebody.
    API_REQUESTED: "it was submitted through the API",
    USER_REQUESTED: "somebody asked for it",
    TRUNK_ADMIN_REQUESTED: "an administrator asked for it",
    // It waits for tests, for the first time or again.
    MERGE_ITEM_NOW_READY: "it is ready to be tested",
    PREREQUISITE_MERGE_ITEM_FAILED: "a pull request that it was tested with failed, so it is tested without it",
    PREREQUISITE_MERGE_ITEM_CANCELLED: "a pull request that it was tested with was taken out, so it is tested without it",
    PREREQUISITE_MERGE_ITEM_MANUALLY_MERGED: "a pull request was merged by hand, so it is tested on the new branch",
    MANUAL_PUSH_TO_TARGET_BRANCH: "somebody pushed to the target branch, so it is tested on the new one",
    SKIP_THE_LINE_INTERRUPTED: "an urgent pull request went before it, so it is tested behind that one",
    TESTS_RESTARTED_BY_USER: "somebody asked for its tests again",
    TESTS_RESTARTED_BY_API_REQUEST: "its tests were asked for again through the API",
    BISECTION_REQUIRED: "its batch failed, and a bisection looks for the pull request that broke it",
    BISECTION_TEST_RUN_PASSED: "the bisection cleared it, and it is tested with the line again",
    // Its tests passed, or somebody's who was tested with it.
    TEST_RUN_PASSED: "its tests passed",
    SUCCESSOR_TEST_RUN_PASSED: "the tests of one behind it passed, and they contain it",
    // It failed.
    TEST_RUN_REQUIRED_STATUS_FAILED: "a required check failed",
    TEST_RUN_TIMEOUT: "its tests took longer than the queue allows",
    TEST_RUN_FAILED_BY_OPTIMIZATION: "tests of the same changes failed already, so they need not run again",
    START_TEST_RUN_MERGE_CONFLICT: "it conflicts with the target branch, or with a pull request ahead of it",
    START_TEST_RUN_RETRY_EXHAUSTED: "its test branch could not be made, however often that was tried",
    START_TEST_RUN_DRAFT_PRS_NOT_ALLOWED: "the repository allows no draft pull requests, which its tests need",
    START_TEST_RUN_PERMISSIONS_BLOCK_TEST_BRANCH: "the service may not make its test branch",
    START_TEST_RUN_NO_REQUIRED_STATUSES: "no required checks are set, so nothing could say that its tests passed",
    START_TEST_RUN_INVALID_EVENT: "its test run could not be started",
    START_TEST_RUN_CONFIG_NOT_FOUND: "the configuration file is missing from its test branch",
    START_TEST_RUN_CONFIG_PARSING_FAILURE: "the configuration file in its test branch cannot be read",
    START_TEST_RUN_CONFIG_BAD_VERSION: "the configuration file in its test branch is of an unknown version",
    START_TEST_RUN_CONFIG_BAD_REQUIRED_STATUSES: "the required checks in the configuration file are not valid",
    START_TEST_RUN_CONFIG_MISSING_REQUIRED_STATUSES: "the configuration file names no required checks",
    PR_UPDATED_AT_MERGE_TIME: "it was changed just when it was to be merged",
    GITHUB_API_MERGE_PR_FAILED: "the Git host did not merge it",
    GITHUB_API_DIRECT_MERGE_PR_FAILED: "the Git host did not merge it directly",
    GITHUB_API_BRANCH_PROTECTION_UNMET: "the rules of the target branch do not let it be merged",
    GITHUB_API_MERGE_ALREADY_IN_PROGRESS: "the Git host was merging it already",
    GITHUB_API_RATE_LIMIT_EXCEEDED: "the Git host took no more requests for now",
    GITHUB_API_REPEATED_SERVER_ERRORS: "the Git host kept answering with errors",
    // It was taken out by something that happened to it.
    PR_CLOSED: "it was closed",
    PR_MERGED_INTO_OTHER_BRANCH: "it was merged into another branch",
    PR_PUSHED_TO: "it got new commits",
    PR_CONVERTED_TO_DRAFT: "it became a draft",
    PR_BASE_BRANCH_CHANGED: "it is meant for another branch now",
    NOT_READY_TIMEOUT_EXPIRED: "it was not ready for longer than the queue allows",
    STACKED_PR_MEMBER_PUSHED_TO: "a pull request of its stack got new commits",
    STACKED_PR_MEMBER_CLOSED: "a pull request of its stack was closed",
    STACKED_PR_MEMBER_MERGED: "a pull request of its stack was merged past the queue",
    STACKED_PR_MEMBER_BASE_BRANCH_CHANGED: "a pull request of its stack is meant for another branch now",
    STACKED_PR_STACK_CHANGED: "its stack is another one now",
    STACKED_PR_GROUP_CANCELLED_AT_MERGE_TIME: "its stack was taken out just when it was to be merged",
    // It was merged.
    MERGE_GRAPH_MERGE: "its tests passed, and nothing ahead of it was left",
    MERGE_GRAPH_DIRECT_MERGE: "it was up to date with an empty queue, so it was merged without tests",
    MANUAL_MERGE: "somebody merged it past the queue",
};
/** A reason of the service as a clause; one that is not known is shown as its own words. */
function reasonClause(reason) {
    const clause = Object.hasOwn(CLAUSES, reason) ? CLAUSES[reason] : undefined;
    return clause ?? reason.toLowerCase().replaceAll("_", " ");
}
/** A clause as a sentence of its own. */
function asSentence(clause) {
    return clause === "" ? "" : `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}


/***/ }),

/***/ 2611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ failsByChance),
/* harmony export */   WI: () => (/* binding */ textConflict),
/* harmony export */   kk: () => (/* binding */ changesByNumber),
/* harmony export */   lw: () => (/* binding */ troubledOf),
/* harmony export */   nY: () => (/* binding */ planRun),
/* harmony export */   xk: () => (/* binding */ faultsBrought)
/* harmony export */ });
/* unused harmony export chance */
/** Indexes changes. A conflict that only one of two tells of is told by both afterwards. */
function changesByNumber(changes) {
    const byNumber = new Map();
    for (const change of changes)
        byNumber.set(change.number, change);
    for (const { number, conflicts } of byNumber.values()) {
        for (const conflict of conflicts) {
            const other = byNumber.get(conflict.with);
            if (other === undefined || other.conflicts.some((each) => each.with === number && each.in === conflict.in)) {
                continue;
            }
            byNumber.set(other.number, { ...other, conflicts: [...other.conflicts, { with: number, in: conflict.in }] });
        }
    }
    return byNumber;
}
/** Those that could do anything to what they are tested or merged with. Nearly all changes are not among them. */
function troubledOf(changes) {
    return new Map([...changes].filter(([, change]) => isTroubled(change)));
}
function isTroubled({ broken, flaky, flakyRuns, silent, conflicts }) {
    return broken || flaky > 0 || flakyRuns !== undefined || silent || conflicts.length > 0;
}
/**
 * Decides a test run, of whose changes the troubled ones are enough; `isFlaky` where it fails by chance whatever it
 * contains. A failure is reported although another check never is. What is in the base breaks for sure or not at all:
 * only what the run itself merges fails by chance.
 */
function planRun({ run, base, numbers }, changes, seed, isFlaky = false) {
    const faults = isFlaky ? [...base.faults, { numbers: [], kind: "flaky" }] : [...base.faults];
    let isSilent = base.silent;
    for (let index = 0; index < numbers.length; index += 1) {
        const change = changes.get(numbers[index] ?? 0);
        if (change === undefined)
            continue;
        const { number } = change;
        const contains = (other) => {
            const place = numbers.indexOf(other);
            return place === -1 ? base.contains(other) : place < index;
        };
        faults.push(...faultsBrought(change, contains));
        if (change.flaky > 0 && chance(seed, run, number) < change.flaky)
            faults.push({ numbers: [number], kind: "flaky" });
        isSilent ||= change.silent;
    }
    return { faults, isReported: !isSilent || faults.length > 0 };
}
/** What breaks for sure once a change comes on top of others; a merge brings the same into the branch. */
function faultsBrought(change, contains) {
    const faults = change.broken ? [{ numbers: [change.number], kind: "broken" }] : [];
    for (const conflict of change.conflicts) {
        if (conflict.in === "tests" && contains(conflict.with)) {
            faults.push({ numbers: [conflict.with, change.number], kind: "conflict" });
        }
    }
    return faults;
}
/** The first change in the order of merging that has a conflict in text; null where the test branch can be made. */
function textConflict(numbers, isInBase, changes) {
    for (const refused of numbers) {
        for (const conflict of changes.get(refused)?.conflicts ?? []) {
            if (conflict.in !== "text")
                continue;
            const culprit = conflict.with;
            const isAhead = numbers.slice(0, numbers.indexOf(refused)).includes(culprit);
            if (isAhead || isInBase(culprit))
                return { refused, culprit };
        }
    }
    return null;
}
/** No pull request has this number, so a run's own chance differs from those of what it contains. */
const RUN_ITSELF = 0;
/** Whether a run fails by chance, whatever it contains; `flaky` is how likely that is. */
function failsByChance(seed, run, flaky) {
    return flaky > 0 && chance(seed, run, RUN_ITSELF) < flaky;
}
/** From 0 up to 1, always the same for the same three. */
function chance(seed, run, number) {
    return mixed(mixed(mixed(seed) ^ run) ^ number) / 2 ** 32;
}
/** Spreads the bits of a whole number over 32 (the finish of MurmurHash3, on a step of the golden ratio). */
function mixed(value) {
    let bits = (value + 0x9e3779b9) | 0;
    bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    return (bits ^ (bits >>> 16)) >>> 0;
}


/***/ }),

/***/ 230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OY: () => (/* binding */ v1EndpointOf),
/* harmony export */   W$: () => (/* binding */ answerV1),
/* harmony export */   pK: () => (/* binding */ V1_ENDPOINTS)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3305);
/* harmony import */ var _http_incoming_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5721);
/* harmony import */ var _http_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8117);
/* harmony import */ var _world_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(938);
/* harmony import */ var _world_pull_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9948);
/* harmony import */ var _world_refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8551);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3481);
/**
 * Answers a request to the service's API: finds the endpoint, checks the token, reads the request and turns errors
 * into text.
 */







const repository = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ host: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, owner: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, name: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq });
const ofRepository = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ repo: repository });
const ofRepositoryId = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ repoId: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq });
const ofBranch = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ targetBranch: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq });
/** The service takes an integer in a string too. */
const numeric = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .transform */ .pdi((value) => typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value);
const number = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .FsL(numeric, (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .integerFrom */ .bn)(0, _world_pull_request_js__WEBPACK_IMPORTED_MODULE_3__/* .LARGEST_NUMBER */ .jP));
const ofPullRequest = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ pr: (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ number }) });
const ofNumberOrBranch = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({
    pr: (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)((0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({ number, branch: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq })).check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .refine */ .YPB((pr) => (pr.number === undefined) !== (pr.branch === undefined), {
        error: 'must have exactly one of "number" and "branch"',
    })),
});
const recordOptions = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)((0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({ includeTimeline: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt }));
const MOST_NUMBERS = `must be an array of 1 to 50 pull requests`;
const ofNumbers = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({
    prs: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg((0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ number }), MOST_NUMBERS).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._minLength */ .m9(1, MOST_NUMBERS), zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._maxLength */ .Eb(50, MOST_NUMBERS)),
});
const ofCommit = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ pr: (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ sha: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq }) });
const submission = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ ...ofPullRequest.shape, ...(0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({ priority: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J(), noBatch: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt }) });
const upload = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ pr: (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ number: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .FsL(numeric, (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .integerFrom */ .bn)(1, _world_pull_request_js__WEBPACK_IMPORTED_MODULE_3__/* .LARGEST_NUMBER */ .jP)), sha: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq }) });
const uploadedList = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ impactedTargets: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .anyText */ .Ae, 'must be an array of strings or "ALL"') });
const ofTestRun = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ testRunId: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq });
const ofOrganization = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ org_url_slug: _world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq });
/** What is asked of a queue, by POST with a JSON body. The path of each is its name. */
const QUEUE_ENDPOINTS = {
    submitPullRequest: (engine, at, fields) => {
        const { pr, ...given } = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(submission, fields);
        engine.submitPullRequest(at, { ...pr, ...given });
    },
    cancelPullRequest: (engine, at, fields) => engine.cancelPullRequest(at, (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(ofPullRequest, fields).pr.number),
    restartTestsOnPullRequest: (engine, at, fields) => engine.restartTestsOnPullRequest(at, (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(ofPullRequest, fields).pr.number),
    getSubmittedPullRequest: (engine, at, fields) => engine.getSubmittedPullRequest(at, (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(ofNumberOrBranch, fields).pr, (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(recordOptions, fields)),
    getSubmittedPullRequests: (engine, at, fields) => engine.getSubmittedPullRequests(at, (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(ofNumbers, fields).prs.map((pr) => pr.number), (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(recordOptions, fields)),
    setImpactedTargets: (engine, at, fields) => {
        const { pr } = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(upload, fields);
        const targets = fields.impactedTargets === "ALL" ? "ALL" : (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(uploadedList, fields).impactedTargets;
        engine.setImpactedTargets(at, { ...pr, targets });
    },
    getMergeQueueTestingDetails: (engine, at, fields) => engine.getMergeQueueTestingDetails(at, (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(ofTestRun, fields).testRunId),
    listPullRequests: (engine, at, fields) => engine.listPullRequests(at, (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(_lists_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestsQuery */ .Yp, fields)),
    listMergeQueueTestingResults: (engine, at, fields) => engine.listMergeQueueTestingResults(at, (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(_lists_js__WEBPACK_IMPORTED_MODULE_5__/* .testingResultsQuery */ .Fw, fields)),
    createQueue: (engine, at, fields) => engine.createQueue(at, fields),
    deleteQueue: (engine, at) => engine.deleteQueue(at),
    getQueue: (engine, at) => engine.getQueue(at),
    updateQueue: (engine, at, fields) => engine.updateQueue(at, fields),
};
const QUEUE_ENDPOINT_NAMES = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .keysOf */ .YD)(QUEUE_ENDPOINTS);
const V1_ENDPOINTS = [
    ...QUEUE_ENDPOINT_NAMES,
    "listQuarantinedTests",
    "getMergeQueueMetrics",
    "status",
];
/** The name of what stands at a path below `/v1/`. */
function v1EndpointOf(method, path) {
    if (method === "GET")
        return path === "getMergeQueueMetrics" || path === "status" ? path : null;
    if (method !== "POST")
        return null;
    if (path === "flaky-tests/list-quarantined-tests")
        return "listQuarantinedTests";
    return QUEUE_ENDPOINT_NAMES.find((name) => name === path) ?? null;
}
function answerV1(v1, endpoint, incoming) {
    if (endpoint === null)
        return (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .notFoundPage */ .FS)(incoming.method, incoming.url.pathname);
    return (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .answered */ .oQ)(() => {
        // Whether the service is there anybody may ask, without a token.
        if (endpoint === "status")
            return (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .textReply */ .US)(200);
        return endpoint === "getMergeQueueMetrics" ? answerMetrics(v1, incoming) : answerPost(v1, endpoint, incoming);
    }, ({ status, message }) => (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .textReply */ .US)(status, message));
}
/** The metrics, for one repository or for all of them. */
function answerMetrics({ engine, token }, { headers, url }) {
    if ((0,_http_incoming_js__WEBPACK_IMPORTED_MODULE_0__/* .headerText */ .TK)(headers, "x-api-token") !== token)
        throw unauthorized();
    const repo = url.searchParams.get("repo") ?? "";
    const host = url.searchParams.get("repoHost") ?? "";
    if ((repo === "") !== (host === ""))
        throw (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .Gq)("repo", 'must be given together with "repoHost"');
    const slash = repo.lastIndexOf("/");
    if (repo !== "" && slash < 1)
        throw (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .Gq)("repo", "must be written as owner/name");
    const name = repo === "" ? null : { host, owner: repo.slice(0, slash), name: repo.slice(slash + 1) };
    const body = engine.getMergeQueueMetrics(name);
    return { status: 200, headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" }, body };
}
function answerPost(v1, endpoint, incoming) {
    const { engine, token, orgSlug } = v1;
    const sent = (0,_http_incoming_js__WEBPACK_IMPORTED_MODULE_0__/* .headerText */ .TK)(incoming.headers, "x-api-token");
    // The size is looked at before anything else, as the body has to be read first.
    if (incoming.body.kind === "too-large")
        throw new _world_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(413, "request entity too large");
    const mayBeFork = endpoint === "setImpactedTargets" && sent === "";
    const forkRun = mayBeFork ? (0,_http_incoming_js__WEBPACK_IMPORTED_MODULE_0__/* .headerText */ .TK)(incoming.headers, "x-forked-workflow-run-id") : "";
    if (sent !== token && forkRun === "")
        throw unauthorized();
    const fields = (0,_http_incoming_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFields */ .yX)(incoming);
    if (forkRun !== "")
        authorizeForkRun(engine, repositoryOf(engine, fields, endpoint), fields, forkRun);
    if (endpoint === "listQuarantinedTests") {
        const { org_url_slug: slug } = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(ofOrganization, fields);
        if (orgSlug !== undefined && slug !== orgSlug)
            throw unauthorized();
        return (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonReply */ .DB)(engine.listQuarantinedTests((0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(ofRepository, fields).repo, fields));
    }
    const at = { repo: repositoryOf(engine, fields, endpoint), targetBranch: (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(ofBranch, fields).targetBranch };
    const told = QUEUE_ENDPOINTS[endpoint](engine, at, fields);
    return told === undefined ? (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .textReply */ .US)(200) : (0,_http_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonReply */ .DB)(told);
}
/** The repository that a request names; an upload of impacted targets may name it by its id. */
function repositoryOf(engine, fields, endpoint) {
    if (endpoint !== "setImpactedTargets" || fields.repoId === undefined)
        return (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(ofRepository, fields).repo;
    if (fields.repo !== undefined)
        throw (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .Gq)("repoId", 'must not be given together with "repo"');
    return engine.findRepositoryById((0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(ofRepositoryId, fields).repoId);
}
/** A workflow run speaks for a fork only while it runs, and only for the commit that it runs on. */
function authorizeForkRun(engine, repo, fields, runId) {
    const run = engine.findForkRun(repo, runId);
    if (!run?.live || !run.fork || run.headSha !== (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(ofCommit, fields).pr.sha)
        throw unauthorized();
}
function unauthorized() {
    return new _world_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(401, "Unauthorized");
}


/***/ }),

/***/ 3481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ testingResultsQuery),
/* harmony export */   Yp: () => (/* binding */ pullRequestsQuery),
/* harmony export */   cz: () => (/* binding */ testingResultsPage),
/* harmony export */   tf: () => (/* binding */ pullRequestsPage)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2765);
/* harmony import */ var _engine_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8810);
/* harmony import */ var _world_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(938);
/* harmony import */ var _world_pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9948);
/* harmony import */ var _world_queues_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6807);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7406);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5217);







const take = (0,zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf)((0,_world_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, 100), 50);
/** Those of which an attempt ended from `since` to `until`, both included; `cursor` is the last id of the page before. */
const pullRequestsQuery = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    ...(0,_world_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ state: (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_engine_state_js__WEBPACK_IMPORTED_MODULE_6__/* .ENTRY_STATES */ .ur), since: _world_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB, until: _world_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB, cursor: _world_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .uuid */ .uR }),
    take,
});
/** Everything that was ever submitted, the newest submission first: this is not the order of the queue. */
function pullRequestsPage(place, query) {
    const page = [];
    for (const submitted of newestFirst(place.queue, query)) {
        if (query.state !== undefined && query.state !== submitted.entry.state)
            continue;
        // One more than asked for shows that there is a next page.
        if (page.push(submitted) > query.take)
            break;
    }
    const last = page.length > query.take ? page[query.take - 1] : undefined;
    return {
        pullRequests: page.slice(0, query.take).map((submitted) => (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .enqueuedRecord */ .ck)(place, submitted)),
        ...(last === undefined ? {} : { nextCursor: last.record.id }),
    };
}
/** Those that may be asked for, behind the last page. Where they are few, only these are looked at. */
function* newestFirst(queue, query) {
    const { state, since, until, cursor } = query;
    const before = cursor === undefined ? Number.POSITIVE_INFINITY : submissionOf(queue, cursor);
    if (since !== undefined || until !== undefined) {
        // An attempt that ended in that time counts, also where another one was begun since.
        const [first, end] = rangeOf(queue.ended, query);
        yield* sorted(queue, new Set(queue.ended.slice(first, end).map(({ number }) => number)), before);
    }
    else if (state !== undefined && (0,_engine_state_js__WEBPACK_IMPORTED_MODULE_6__/* .isLive */ .DG)({ state })) {
        yield* sorted(queue, (0,_world_queues_js__WEBPACK_IMPORTED_MODULE_2__/* .liveNumbers */ .z6)(queue), before);
    }
    else {
        for (let index = Math.min(queue.submitted.length, before - 1) - 1; index >= 0; index -= 1) {
            const submitted = (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .submittedOf */ .Dc)(queue, queue.submitted[index] ?? 0);
            // What was submitted again stands where that was.
            if (submitted?.entry.submission === index + 1)
                yield submitted;
        }
    }
}
function sorted(queue, numbers, before) {
    return [...numbers]
        .flatMap((number) => (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .submittedOf */ .Dc)(queue, number) ?? [])
        .filter(({ entry }) => entry.submission < before)
        .toSorted((one, other) => other.entry.submission - one.entry.submission);
}
function submissionOf(queue, id) {
    const found = (0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .submittedOf */ .Dc)(queue, queue.numbers.get(id) ?? 0);
    if (found === undefined)
        throw (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("cursor", "must be one of a page of this list");
    return found.entry.submission;
}
/**
 * Which of what is sorted by time is within a time: the index of the first one, and that behind the last one. Compared as
 * the service shows times, so that a time which it gave finds what it was given for.
 */
function rangeOf(all, { since, until }) {
    const first = since === undefined ? 0 : firstWhere(all, (shownMs) => shownMs >= since);
    const end = until === undefined ? all.length : firstWhere(all, (shownMs) => shownMs > until);
    return [first, Math.max(first, end)];
}
/** The first one that a condition holds for, which then holds for all behind it as well. */
function firstWhere(all, holds) {
    let [low, high] = [0, all.length];
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (holds((0,_timeline_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeSecond */ .Q5)(all[middle]?.atMs ?? 0)))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}
const testingResultsQuery = (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    since: _world_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB,
    /** The present when left out. */
    ...(0,_world_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ until: _world_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB }),
    offset: (0,zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf)((0,_world_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(0, _world_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGEST_NUMBER */ .jP), 0),
    take,
});
const DAY_MS = 86_400_000;
/** So long results are kept, and so much time may be asked for at once. */
const KEPT_MS = 45 * DAY_MS;
/** Tests that ended in a time, both ends included, the newest first: one row for each time that one was tested. */
function testingResultsPage(place, query) {
    const { world, queue } = place;
    const { since, until = world.timeMs, offset, take: size } = query;
    if (until - since > KEPT_MS)
        throw (0,_world_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("since", 'must be no more than 45 days before "until"');
    const from = Math.max(since, (0,_timeline_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeSecond */ .Q5)(world.timeMs) - KEPT_MS);
    const [first, end] = rangeOf(queue.results, { since: from, until });
    const page = queue.results.slice(Math.max(first, end - offset - size), Math.max(first, end - offset));
    return { testingResults: page.toReversed().map((result) => testingResult(queue, result)), totalItems: end - first };
}
function testingResult({ runs, ends }, { number, attempt, run, atMs, outcome, bisection }) {
    const cycle = ends.get(number)?.find((end) => end.attempt === attempt);
    const { id: testRunId, startedAtMs } = runs.get(run) ?? { id: "", startedAtMs: null };
    return {
        prNumber: number,
        endedAt: (0,_timeline_js__WEBPACK_IMPORTED_MODULE_4__/* .wireTime */ .P$)(atMs),
        // In whole seconds.
        testingDurationMs: Math.floor((atMs - (startedAtMs ?? atMs)) / 1000) * 1000,
        outcome,
        ...(cycle === undefined ? {} : { cycleConclusion: cycle.conclusion }),
        ...(bisection === null ? {} : { bisection }),
        testRunId,
    };
}


/***/ }),

/***/ 7406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ submittedRecord),
/* harmony export */   Dc: () => (/* binding */ submittedOf),
/* harmony export */   O6: () => (/* binding */ submittedRecords),
/* harmony export */   ck: () => (/* binding */ enqueuedRecord),
/* harmony export */   jD: () => (/* binding */ queueRecord),
/* harmony export */   t2: () => (/* binding */ settingsRecord)
/* harmony export */ });
/* harmony import */ var _engine_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8810);
/* harmony import */ var _engine_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3707);
/* harmony import */ var _world_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6304);
/* harmony import */ var _world_pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9948);
/* harmony import */ var _world_queues_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6807);
/* harmony import */ var _world_refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8551);
/* harmony import */ var _world_world_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(615);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5217);
/** What the API tells about pull requests and queues, in the shape of the wire. */








function submittedOf({ engine, entries }, number) {
    const [entry, record] = [_engine_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .get */ .Jt(engine.entries, number), entries.get(number)];
    return entry === undefined || record === undefined ? undefined : { entry, record };
}
/** The record of a pull request that was submitted at least once; it outlives the attempt. */
function submittedRecord(place, { number, branch = "" }, options = {}) {
    const { queue } = place;
    const found = number === undefined ? submittedFrom(place, branch) : submittedOf(queue, number);
    if (found !== undefined)
        return recordOf(place, found, options);
    const name = number === undefined ? `with head branch "${branch}"` : `#${number}`;
    throw new _world_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(404, `Pull request ${name} was not submitted to the merge queue for branch "${queue.branch}"`);
}
/** Those of several that were submitted, and the numbers of those that were not. */
function submittedRecords(place, numbers, options = {}) {
    const found = numbers.map((number) => submittedOf(place.queue, number));
    return {
        pullRequests: found.flatMap((each) => (each === undefined ? [] : [recordOf(place, each, options)])),
        notFound: numbers.filter((_number, index) => found[index] === undefined),
    };
}
function recordOf(place, submitted, { includeTimeline = false }) {
    const { repository, queue } = place;
    return {
        ...enqueuedRecord(place, submitted),
        readiness: readinessOf(repository, queue, (0,_world_world_js__WEBPACK_IMPORTED_MODULE_4__/* .findPullRequest */ ._f)(repository, submitted.entry.number)),
        forceEnqueued: false,
        isCurrentlySubmittedToQueue: (0,_engine_state_js__WEBPACK_IMPORTED_MODULE_7__/* .isLive */ .DG)(submitted.entry),
        verifiedByTestRun: verifyingRun(queue, submitted.entry),
        ...(includeTimeline ? { timeline: (0,_timeline_js__WEBPACK_IMPORTED_MODULE_5__/* .timelineOf */ .hf)(queue, submitted.entry.number) } : {}),
    };
}
/** The run that the tests ended in, or, where the tests of another one cleared it, that one's. */
function verifyingRun({ runs }, { run }) {
    const record = run === null ? undefined : runs.get(run);
    return record?.status === "succeeded" || record?.status === "failed" ? record.id : null;
}
function settingsRecord({ queue }) {
    const { phase, settings } = queue.engine;
    return { state: phase, branch: queue.branch, ...queue.settings, mode: settings.mode };
}
/** The line is in queue order; what is not ready yet does not stand in it. */
function queueRecord(place) {
    const enqueued = (0,_world_queues_js__WEBPACK_IMPORTED_MODULE_2__/* .lineNumbers */ .$K)(place.queue).flatMap((number) => submittedOf(place.queue, number) ?? []);
    const enqueuedPullRequests = enqueued.map((submitted) => enqueuedRecord(place, submitted));
    return { ...settingsRecord(place), enqueuedPullRequests };
}
/** The commit, title and so on are those of the pull request now, not of the time of its submission. */
function enqueuedRecord({ repository }, { entry, record }) {
    const pullRequest = (0,_world_world_js__WEBPACK_IMPORTED_MODULE_4__/* .findPullRequest */ ._f)(repository, entry.number);
    const { priority } = record;
    return {
        id: record.id,
        state: entry.state,
        stateChangedAt: (0,_timeline_js__WEBPACK_IMPORTED_MODULE_5__/* .wireTime */ .P$)(entry.sinceMs),
        priorityValue: priority.value,
        priorityName: priority.name,
        ...(priority.isDefault ? { usedDefaultPriorityName: priority.name } : {}),
        skipTheLine: (0,_world_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .isUrgent */ .Gi)(priority),
        noBatch: entry.noBatch,
        prNumber: pullRequest.number,
        prTitle: pullRequest.title,
        prSha: pullRequest.headSha,
        prBaseBranch: pullRequest.baseBranch,
        prAuthor: pullRequest.author,
    };
}
/** Of several pull requests with the same head branch the open one, else the one that ended last. */
function submittedFrom({ repository, queue }, branch) {
    const found = [...(repository.numbers.byHeadBranch.get(branch) ?? [])]
        .flatMap((number) => submittedOf(queue, number) ?? [])
        .toSorted((one, other) => other.entry.sinceMs - one.entry.sinceMs);
    return found.find(({ entry }) => repository.numbers.open.has(entry.number)) ?? found[0];
}
/** The readiness object of the wire; the field for the host's mergeability has GitHub's name there. */
function readinessOf(repository, queue, pullRequest) {
    return {
        hasImpactedTargets: (0,_world_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .impactedTargetsOf */ .rj)(repository, queue.branch, pullRequest.headSha) !== null,
        requiresImpactedTargets: queue.engine.settings.mode === "parallel",
        doesBaseBranchMatch: pullRequest.baseBranch === queue.branch,
        gitHubMergeability: pullRequest.mergeability,
    };
}


/***/ }),

/***/ 5217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P$: () => (/* binding */ wireTime),
/* harmony export */   Q5: () => (/* binding */ wholeSecond),
/* harmony export */   hf: () => (/* binding */ timelineOf)
/* harmony export */ });
/** The service writes milliseconds and always zeroes: its resolution is a whole second. */
function wireTime(atMs) {
    return new Date(wholeSecond(atMs)).toISOString();
}
/** A moment as far as the service's times show it. */
function wholeSecond(atMs) {
    return Math.floor(atMs / 1000) * 1000;
}
/**
 * Its transitions over all attempts, the oldest first, as far as they are kept. The service's document of this version
 * only names the field: what stands in it is what the next version documents, in this one's spelling.
 */
function timelineOf(queue, number) {
    return queue.moves.filter((move) => move.number === number).map((move) => transition(queue, move));
}
/** The run of a state that tests lead to. */
const TESTED = new Set(["testing", "tests_passed", "pending_failure", "failed"]);
function transition({ runs }, { to, atMs, reason, run, culprit }) {
    const record = run === null || !TESTED.has(to) ? undefined : runs.get(run);
    return {
        state: to,
        timestamp: wireTime(atMs),
        reason: reason?.toLowerCase() ?? null,
        ...(record?.startedAtMs == null ? {} : { testRunId: record.id }),
        ...(culprit === undefined ? {} : { failure: { conflictCulprit: culpritOf(culprit) } }),
    };
}
function culpritOf(number) {
    return number === null ? { type: "base_branch" } : { type: "queue_pull_request", number };
}


/***/ }),

/***/ 3260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T8: () => (/* binding */ noteEverywhere),
/* harmony export */   ek: () => (/* binding */ takeAnswer),
/* harmony export */   nb: () => (/* binding */ moveTip),
/* harmony export */   uZ: () => (/* binding */ tellPush),
/* harmony export */   vi: () => (/* binding */ mergeByHand),
/* harmony export */   ys: () => (/* binding */ addBranch)
/* harmony export */ });
/* harmony import */ var _engine_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3707);
/* harmony import */ var _simulation_changes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2611);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6304);
/* harmony import */ var _made_up_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9849);
/* harmony import */ var _pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1639);
/* harmony import */ var _queue_events_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(836);
/* harmony import */ var _test_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4314);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(615);
/** What follows from an answer of a Git host: first for the records, then for the queue that had asked. */








function takeAnswer(place, answer) {
    const { repository, queue } = place;
    switch (answer.type) {
        case "run-started": {
            const run = queue.runs.get(answer.run);
            if (run === undefined || run.startedAtMs !== null)
                return;
            (0,_test_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .startRun */ .AD)(place, run, answer.sha);
            (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_3__/* .send */ .t)(place, { type: "run-started", run: answer.run });
            return;
        }
        case "runs-ended":
            for (const { run, passed, checks } of answer.runs) {
                const record = queue.runs.get(run);
                if (record?.startedAtMs == null || record.end !== null)
                    continue;
                record.checks = checks ?? (0,_test_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .requiredChecks */ .J4)(record, passed ? "success" : "failure");
            }
            (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_3__/* .send */ .t)(place, { type: "runs-ended", runs: answer.runs.map(({ run, passed }) => ({ run, passed })) });
            return;
        case "merged": {
            if (_engine_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .get */ .Jt(queue.engine.groups, answer.group)?.state !== "merging") {
                // They were taken out of the queue in the very moment in which they were merged.
                for (const { number, sha } of answer.merges)
                    mergeByHand(place, number, sha);
                return;
            }
            for (const { number, sha } of answer.merges)
                mergeInto(place, number, sha);
            (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_3__/* .send */ .t)(place, { type: "merged", group: answer.group, tip: repository.branches.get(queue.branch)?.tip ?? "" });
            return;
        }
        case "run-refused":
            (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_3__/* .send */ .t)(place, answer);
            if (answer.culprit !== undefined)
                noteConflictOf(queue, answer);
            return;
        case "merge-refused":
            (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_3__/* .send */ .t)(place, answer);
            return;
    }
}
/** Who stood in the way, and where, stands with the end of the attempt, unless it had ended otherwise. */
function noteConflictOf({ moves }, { number, culprit, files }) {
    const index = moves.findLastIndex((move) => move.number === number);
    const last = moves[index];
    if (last?.reason !== "START_TEST_RUN_MERGE_CONFLICT" || culprit === undefined)
        return;
    moves[index] = { ...last, culprit, ...(files === undefined ? {} : { files }) };
}
/** A merge past the queue is a push to the branch by hand, so everything in that queue tests again. */
function mergeByHand({ world, repository }, number, sha) {
    const merged = repository.pullRequests.get(number);
    if (merged === undefined || merged.state === "merged")
        return;
    mergeInto({ world, repository }, number, sha ?? (0,_world_js__WEBPACK_IMPORTED_MODULE_5__/* .newSha */ .Db)(world));
    tellPush({ world, repository }, merged.baseBranch, number);
}
/** The queue of a branch learns that somebody pushed to it: a pull request, or commits that are none's. */
function tellPush({ world, repository }, branch, number) {
    const queue = repository.queues.get(branch);
    const tip = repository.branches.get(branch)?.tip;
    if (queue === undefined || tip === undefined)
        return;
    (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_3__/* .send */ .t)({ world, repository, queue }, { type: "pushed-by-hand", number, tip });
}
/** A pull request becomes a commit of its base branch; what that means for others their queues learn at once. */
function mergeInto({ world, repository }, number, sha) {
    const merged = repository.pullRequests.get(number);
    const branch = repository.branches.get(merged?.baseBranch ?? "");
    const change = merged === undefined ? null : (0,_made_up_host_js__WEBPACK_IMPORTED_MODULE_1__/* .changeOf */ .C2)(repository, number, requiredOn(repository, merged.baseBranch));
    if (merged === undefined || branch === undefined || change === null)
        return;
    (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .putPullRequest */ .k_)(repository, { ...merged, state: "merged", mergeCommitSha: sha, mergedAtMs: world.timeMs });
    moveTip({ world, repository }, merged.baseBranch, sha);
    const faults = (0,_simulation_changes_js__WEBPACK_IMPORTED_MODULE_7__/* .faultsBrought */ .xk)(change, (other) => branch.merged.has(other));
    for (const fault of faults)
        branch.faults.push({ place: branch.commits, fault });
    if (change.silent)
        branch.silentFrom ??= branch.commits;
    branch.merged.set(number, branch.commits);
    for (const conflict of change.conflicts) {
        if (conflict.in === "text")
            noteConflict({ world, repository }, conflict.with, merged.baseBranch);
    }
    for (const place of (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .placesWith */ .r7)(world, repository, number)) {
        if (place.queue.branch === merged.baseBranch)
            continue;
        (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_3__/* .send */ .t)(place, { type: "withdraw", number, reason: "PR_MERGED_INTO_OTHER_BRANCH" });
    }
}
function requiredOn({ queues, requiredStatuses }, branch) {
    const own = queues.get(branch)?.settings.requiredStatuses ?? [];
    return own.length > 0 ? own : requiredStatuses;
}
/** A branch points to another commit. No open pull request contains that. */
function moveTip({ world, repository }, name, sha) {
    const branch = repository.branches.get(name) ?? addBranch(repository, name, sha);
    branch.tip = sha;
    branch.commits += 1;
    branch.places.set(sha, branch.commits);
    for (const number of repository.numbers.upToDate) {
        const pullRequest = repository.pullRequests.get(number);
        if (pullRequest?.baseBranch !== name)
            continue;
        (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .putPullRequest */ .k_)(repository, { ...pullRequest, upToDate: false });
        for (const place of (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .placesWith */ .r7)(world, repository, number))
            (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .tellFacts */ .HB)(place, number);
    }
}
function addBranch({ branches }, name, tip) {
    const places = new Map([[tip, 0]]);
    const branch = { tip, commits: 0, places, merged: new Map(), faults: [], silentFrom: null, counted: null };
    branches.set(name, branch);
    return branch;
}
/** What conflicts with something that was merged cannot be merged any more. */
function noteConflict({ world, repository }, number, base) {
    const pullRequest = repository.pullRequests.get(number);
    if (pullRequest?.state !== "open" || pullRequest.baseBranch !== base)
        return;
    (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .putPullRequest */ .k_)(repository, { ...pullRequest, mergeability: "not_mergeable" });
    noteEverywhere({ world, repository }, number);
}
/** Lets the queues that a pull request is in learn what it is now. */
function noteEverywhere({ world, repository }, number) {
    for (const place of (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .placesWith */ .r7)(world, repository, number)) {
        const pullRequest = place.repository.pullRequests.get(number);
        const record = place.queue.entries.get(number);
        if (pullRequest === undefined || record === undefined)
            continue;
        (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .noteReadiness */ .p5)(place, pullRequest, record);
        (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .tellFacts */ .HB)(place, number);
    }
}


/***/ }),

/***/ 6304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ liveEntry),
/* harmony export */   HB: () => (/* binding */ tellFacts),
/* harmony export */   p5: () => (/* binding */ noteReadiness),
/* harmony export */   p_: () => (/* binding */ storeImpactedTargets),
/* harmony export */   r7: () => (/* binding */ placesWith),
/* harmony export */   rj: () => (/* binding */ impactedTargetsOf),
/* harmony export */   xS: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var _engine_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8810);
/* harmony import */ var _engine_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3707);
/* harmony import */ var _queue_events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(836);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(615);
/** What the Git host knows of a pull request, as far as a queue acts on it, and how the queue learns of it. */




/** The entry of a pull request that is in the queue. */
function liveEntry({ engine }, number) {
    const entry = _engine_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .get */ .Jt(engine.entries, number);
    return entry !== undefined && (0,_engine_state_js__WEBPACK_IMPORTED_MODULE_3__/* .isLive */ .DG)(entry) ? entry : undefined;
}
/** The queues that a pull request is in. */
function placesWith(world, repository, number) {
    return [...repository.queues.values()]
        .filter((queue) => liveEntry(queue, number) !== undefined)
        .map((queue) => ({ world, repository, queue }));
}
function factsOf({ world, repository, queue }, pullRequest, sha) {
    const since = queue.entries.get(pullRequest.number)?.readySinceMs ?? null;
    const upload = repository.impactedTargets.get(uploadKey(queue.branch, sha));
    const uploadedMs = queue.engine.settings.mode === "parallel" ? (upload?.atMs ?? 0) : 0;
    return {
        sha,
        targets: upload?.targets ?? null,
        ready: since !== null && world.timeMs >= Math.max(since, uploadedMs) + world.timings.readySeconds * 1000,
        upToDate: pullRequest.upToDate,
    };
}
/** Notes since when a pull request could be admitted; the service knows of it a little later. */
function noteReadiness({ world, queue }, pullRequest, record) {
    const { number, baseBranch, mergeability, state, draft } = pullRequest;
    if (baseBranch !== queue.branch || mergeability !== "mergeable" || state !== "open" || draft) {
        record.readySinceMs = null;
    }
    else if (record.readySinceMs === null) {
        record.readySinceMs = world.timeMs;
        (0,_world_js__WEBPACK_IMPORTED_MODULE_1__/* .schedule */ ._)(world, world.timeMs + world.timings.readySeconds * 1000, { kind: "ready", queue: queue.id, number });
    }
}
/** Tells the queue what is different now of a pull request that is in it. A push that it did not notice is not told. */
function tellFacts(place, number) {
    const entry = liveEntry(place.queue, number);
    if (entry === undefined)
        return;
    const facts = factsOf(place, (0,_world_js__WEBPACK_IMPORTED_MODULE_1__/* .findPullRequest */ ._f)(place.repository, number), entry.sha);
    const { targets, ready, upToDate } = facts;
    if (entry.targets === targets && entry.ready === ready && entry.upToDate === upToDate)
        return;
    (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_0__/* .send */ .t)(place, { type: "facts", number, facts });
}
/** Stores an upload; the last one for a head commit wins, lists are never joined. */
function storeImpactedTargets(place, { number, sha, targets }) {
    const { world, repository, queue } = place;
    (0,_world_js__WEBPACK_IMPORTED_MODULE_1__/* .findPullRequest */ ._f)(repository, number);
    const stored = targets === "ALL" ? "ALL" : [...new Set(targets)];
    repository.impactedTargets.set(uploadKey(queue.branch, sha), { targets: stored, atMs: world.timeMs });
    for (const other of new Set([number, ...(repository.numbers.byHeadSha.get(sha) ?? [])])) {
        if (liveEntry(queue, other)?.sha !== sha)
            continue;
        tellFacts(place, other);
        (0,_world_js__WEBPACK_IMPORTED_MODULE_1__/* .schedule */ ._)(world, world.timeMs + world.timings.readySeconds * 1000, {
            kind: "ready",
            queue: queue.id,
            number: other,
        });
    }
}
/** What was uploaded for a head commit, or null. An empty list counts: it says "impacts nothing". */
function impactedTargetsOf(repository, branch, sha) {
    return repository.impactedTargets.get(uploadKey(branch, sha))?.targets ?? null;
}
function uploadKey(branch, sha) {
    return `${sha} ${branch}`;
}


/***/ }),

/***/ 938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aH: () => (/* binding */ anyObject),
  Ae: () => (/* binding */ anyText),
  Jt: () => (/* binding */ flag),
  bn: () => (/* binding */ integerFrom),
  Gq: () => (/* binding */ invalid),
  Ce: () => (/* binding */ isFields),
  YD: () => (/* binding */ keysOf),
  p_: () => (/* binding */ list),
  UB: () => (/* binding */ numberFrom),
  Ik: () => (/* binding */ object),
  yL: () => (/* binding */ oneOf),
  lq: () => (/* binding */ optional),
  LF: () => (/* binding */ read),
  BW: () => (/* binding */ refuseUnknown),
  re: () => (/* binding */ strictObject),
  P$: () => (/* binding */ strings),
  Qq: () => (/* binding */ fields_text),
  kB: () => (/* binding */ fields_time),
  uR: () => (/* binding */ uuid),
  aG: () => (/* binding */ wordOf)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(7428);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var mini_schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __webpack_require__(8532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/schemas.js + 2 modules
var core_schemas = __webpack_require__(1041);
;// CONCATENATED MODULE: ./node_modules/zod/v4/mini/iso.js


const ZodMiniISODateTime = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniISODateTime", (inst, def) => {
    core_schemas/* $ZodISODateTime */.Ko.init(inst, def);
    mini_schemas/* ZodMiniStringFormat */.zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return api/* _isoDateTime */.G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODate", (inst, def) => {
    core.$ZodISODate.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}

// EXTERNAL MODULE: ./lib/src/text/suggest.js
var suggest = __webpack_require__(4618);
// EXTERNAL MODULE: ./lib/src/local-queue/world/refusal.js
var refusal = __webpack_require__(8551);
;// CONCATENATED MODULE: ./lib/src/local-queue/world/fields.js
/** Reading JSON of unknown shape. A field that does not fit is refused by its name. */



function isFields(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function keysOf(table) {
    return Object.keys(table);
}
/** What a schema makes of a value. The first thing that does not fit is refused; `whole` names the value itself. */
function read(schema, value, whole = "body") {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const [issue] = result.error.issues;
    const { path = [], message = "does not fit" } = issue ?? {};
    if (issue?.code === "unrecognized_keys")
        refuseUnknown(issue.keys, message.split(" "), path);
    throw invalid(errors/* toDotPath */.sR(path) || whole, message);
}
/** Refuses the first key that is none of those known. */
function refuseUnknown(keys, known, path = []) {
    const key = keys.find((each) => !known.includes(each));
    if (key === undefined)
        return;
    const meant = (0,suggest/* closestName */.N)(key, known);
    const advice = meant === undefined ? `; the fields here are ${known.join(", ")}` : `; did you mean ${meant}?`;
    throw invalid(errors/* toDotPath */.sR([...path, key]), `is not known${advice}`);
}
function invalid(name, rule) {
    return new refusal/* Refusal */.P(400, `Invalid value for "${name}": ${rule}`);
}
const NOT_EMPTY = "must be a string that is not empty";
const fields_text = mini_schemas/* string */.YjP(NOT_EMPTY).check(api/* _minLength */.m9(1, NOT_EMPTY));
const anyText = mini_schemas/* string */.YjP("must be a string");
const uuid = mini_schemas/* pipe */.FsL(mini_schemas/* guid */.OsD("must be a UUID"), mini_schemas/* transform */.pdi((id) => id.toLowerCase()));
const flag = mini_schemas/* boolean */.zMY("must be true or false");
const strings = mini_schemas/* readonly */.tBZ(mini_schemas/* array */.YOg(anyText, "must be an array of strings"));
const anyObject = mini_schemas/* record */.g1P(mini_schemas/* string */.YjP(), mini_schemas/* unknown */.L5J(), "must be an object");
function object(shape) {
    return mini_schemas/* object */.Ikc(shape, "must be an object");
}
/**
 * The same with no other fields: one that is not known would be a typing mistake. Whoever shows the issue needs the known
 * ones, so they are its message.
 */
function strictObject(shape, rule = "must be an object") {
    const known = Object.keys(shape).join(" ");
    return mini_schemas/* strictObject */.rej(shape, { error: ({ code }) => (code === "unrecognized_keys" ? known : rule) });
}
/** Fields that may be left out, but not be null. */
function optional(shape) {
    return mini_schemas/* exactPartial */.zjz(mini_schemas/* object */.Ikc(shape)).shape;
}
function list(item) {
    return mini_schemas/* readonly */.tBZ(mini_schemas/* array */.YOg(item, "must be an array"));
}
/** JSON can say `1e999`, which is infinite and no number here. */
function numberFrom(least, most) {
    const rule = `must be a number from ${least} to ${most}`;
    return mini_schemas/* number */.aig(rule).check(api/* _gte */.qm(least, rule), api/* _lte */.Zm(most, rule));
}
function integerFrom(least, most) {
    const rule = `must be an integer from ${least} to ${most}`;
    return mini_schemas/* int */.Whr(rule).check(api/* _gte */.qm(least, rule), api/* _lte */.Zm(most, rule));
}
function oneOf(values) {
    return mini_schemas/* enum */.k5n(values, `must be one of ${values.join(", ")}`);
}
/** The service takes enumerated values in any case; its replies are always in lower case. */
function wordOf(values) {
    const lowerCase = mini_schemas/* transform */.pdi((value) => (typeof value === "string" ? value.toLowerCase() : value));
    return mini_schemas/* pipe */.FsL(lowerCase, oneOf(values));
}
const INSTANT = "must be an ISO 8601 time such as 2026-01-31T12:00:00Z";
/** A date and a time with a zone, of the calendar: 30 February is none. It is read to milliseconds. */
const fields_time = mini_schemas/* pipe */.FsL(mini_schemas/* pipe */.FsL(mini_schemas/* string */.YjP(INSTANT).check(api/* _toUpperCase */.xY()), datetime({ offset: true, error: INSTANT })), mini_schemas/* transform */.pdi((written) => Date.parse(written)));


/***/ }),

/***/ 9849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   LD: () => (/* binding */ scheduleEnd),
/* harmony export */   Qg: () => (/* binding */ plannedSeconds),
/* harmony export */   Zb: () => (/* binding */ replan),
/* harmony export */   bQ: () => (/* binding */ answerWhenDue),
/* harmony export */   cA: () => (/* binding */ performMadeUp),
/* harmony export */   tg: () => (/* binding */ checksOf)
/* harmony export */ });
/* harmony import */ var _engine_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3707);
/* harmony import */ var _simulation_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2611);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(615);



/** Begins with what a queue wants done. What was stopped is left alone when its time comes. */
function performMadeUp({ world, queue }, effect) {
    const { startSeconds, mergeSeconds } = world.timings;
    if (effect.type === "start-run") {
        (0,_world_js__WEBPACK_IMPORTED_MODULE_0__/* .schedule */ ._)(world, world.timeMs + startSeconds * 1000, { kind: "start", queue: queue.id, run: effect.run.id });
    }
    else if (effect.type === "merge") {
        for (const { group } of effect.groups) {
            queue.mergesUntilMs = Math.max(queue.mergesUntilMs, world.timeMs) + mergeSeconds * 1000;
            (0,_world_js__WEBPACK_IMPORTED_MODULE_0__/* .schedule */ ._)(world, queue.mergesUntilMs, { kind: "merge", queue: queue.id, group });
        }
    }
}
/** Plans when the tests of a run end. It is to be planned again whenever that may be another time. */
function scheduleEnd({ world, repository, queue }, id) {
    const run = queue.runs.get(id);
    if (run === undefined)
        return;
    const atMs = Math.max(world.timeMs, reportMs(repository, run));
    (0,_world_js__WEBPACK_IMPORTED_MODULE_0__/* .schedule */ ._)(world, atMs, { kind: "end", queue: queue.id, run: id });
}
/** How long a run takes by the plans of those that it tests: as long as the slowest one. */
function plannedSeconds({ pullRequests }, { members }) {
    return Math.max(0, ...members.map((number) => pullRequests.get(number)?.testPlan.testSeconds ?? 0));
}
/** When the checks of a run are reported, those that ever are. */
function reportMs(repository, run) {
    const { startedAtMs } = run;
    return startedAtMs === null ? Number.POSITIVE_INFINITY : startedAtMs + plannedSeconds(repository, run) * 1000;
}
/** The plan of a pull request is another one: what contains it may end at another time. */
function replan(place, number) {
    for (const run of _engine_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .values */ .zu(place.queue.engine.runs)) {
        if (run.status === "in_progress" && run.content.some((each) => each.number === number))
            scheduleEnd(place, run.id);
    }
}
/** What the host answers when the time of something has come; null where it was stopped, or is not due after all. */
function answerWhenDue(place, timer) {
    switch (timer.kind) {
        case "start":
            return answerStart(place, timer.run);
        case "end":
            return answerEnd(place, timer.run);
        case "merge":
            return answerMerge(place, timer.group);
    }
}
function answerStart(place, id) {
    const { world, repository, queue } = place;
    const run = queue.runs.get(id);
    if (run === undefined || _engine_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .get */ .Jt(queue.engine.runs, id)?.status !== "starting")
        return null;
    const base = baseOf(place, run);
    const isBelow = (number) => run.ahead.includes(number) || base.contains(number);
    const unmergeable = run.members.find((number) => repository.pullRequests.get(number)?.mergeability === "not_mergeable");
    const refuse = (number, culprit) => {
        return { type: "run-refused", run: id, number, reason: "START_TEST_RUN_MERGE_CONFLICT", culprit };
    };
    if (unmergeable !== undefined)
        return refuse(unmergeable, null);
    const conflict = (0,_simulation_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .textConflict */ .WI)(run.members, isBelow, changesOf(repository, run.members, []));
    if (conflict === null)
        return { type: "run-started", run: id, sha: (0,_world_js__WEBPACK_IMPORTED_MODULE_0__/* .newSha */ .Db)(world) };
    return refuse(conflict.refused, base.contains(conflict.culprit) ? null : conflict.culprit);
}
function answerEnd(place, id) {
    const { world, repository, queue } = place;
    const run = queue.runs.get(id);
    if (run === undefined || _engine_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .get */ .Jt(queue.engine.runs, id)?.status !== "in_progress")
        return null;
    if (reportMs(repository, run) > world.timeMs)
        return null;
    const { faults, isReported } = plannedRun(place, run);
    if (!isReported)
        return null;
    return { type: "runs-ended", runs: [{ run: id, passed: faults.length === 0, checks: checksOf(place, run) }] };
}
function answerMerge({ world, repository, queue }, id) {
    const group = _engine_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .get */ .Jt(queue.engine.groups, id);
    if (group?.state !== "merging")
        return null;
    const commits = group.members.flatMap((number) => _engine_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .get */ .Jt(queue.engine.entries, number) ?? []);
    const branch = repository.branches.get(queue.branch);
    const isBelow = (number) => branch?.merged.has(number) === true;
    const conflict = (0,_simulation_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .textConflict */ .WI)(group.members, isBelow, changesOf(repository, group.members, []))?.refused;
    for (const { number, sha } of commits) {
        const reason = number === conflict ? refusalOf(group.direct) : whyNotMerged(repository, { number, sha }, group.direct);
        if (reason !== null)
            return { type: "merge-refused", group: id, number, reason };
    }
    return { type: "merged", group: id, merges: commits.map(({ number }) => ({ number, sha: (0,_world_js__WEBPACK_IMPORTED_MODULE_0__/* .newSha */ .Db)(world) })) };
}
/** The host has the last word: what conflicts by now cannot be merged, nor what is another commit than was tested. */
function whyNotMerged(repository, { number, sha }, isDirect) {
    const pullRequest = repository.pullRequests.get(number);
    if (pullRequest === undefined || pullRequest.mergeability === "not_mergeable")
        return refusalOf(isDirect);
    return pullRequest.headSha === sha ? null : "PR_UPDATED_AT_MERGE_TIME";
}
function refusalOf(isDirect) {
    return isDirect ? "GITHUB_API_DIRECT_MERGE_PR_FAILED" : "GITHUB_API_MERGE_PR_FAILED";
}
function plannedRun(place, run) {
    const { world, repository, queue } = place;
    const numbers = [...run.ahead, ...run.members];
    const tested = { run: run.run, base: baseOf(place, run), numbers };
    const changes = changesOf(repository, numbers, run.requiredStatuses);
    const seed = world.seed + queue.id;
    const isFlaky = isPlannedFlake(place, run) || (0,_simulation_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .failsByChance */ .LU)(seed, run.run, world.timings.flaky);
    return (0,_simulation_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .planRun */ .nY)(tested, changes, seed, isFlaky);
}
/** True when one of the pull requests that it tests plans that this run of its own fails by chance. */
function isPlannedFlake({ repository, queue }, { run, members }) {
    return members.some((number) => {
        const flakyRuns = repository.pullRequests.get(number)?.testPlan.flakyRuns ?? [];
        if (flakyRuns.length === 0)
            return false;
        const own = [...queue.runs.values()].filter((each) => each.members.includes(number) && each.run <= run);
        return flakyRuns.includes(own.length);
    });
}
/** What the branch contained at the commit that a run is built on. */
function baseOf({ repository, queue }, { base }) {
    const branch = repository.branches.get(queue.branch);
    const place = branch?.places.get(base) ?? 0;
    return {
        contains: (number) => (branch?.merged.get(number) ?? Number.POSITIVE_INFINITY) <= place,
        faults: branch === undefined ? [] : branch.faults.filter((each) => each.place <= place).map(({ fault }) => fault),
        silent: branch !== undefined && (branch.silentFrom ?? Number.POSITIVE_INFINITY) <= place,
    };
}
/** Those of some changes that could break a run. */
function changesOf(repository, numbers, required) {
    const { troubled, conflicts } = repository.numbers;
    const changes = new Map();
    for (const number of numbers) {
        if (!troubled.has(number) && !conflicts.has(number))
            continue;
        const change = changeOf(repository, number, required);
        if (change !== null)
            changes.set(number, change);
    }
    return changes;
}
/** What a pull request does to tests, by its plan. Only a required check can fail a run, or keep it from ending. */
function changeOf(repository, number, required) {
    const pullRequest = repository.pullRequests.get(number);
    if (pullRequest === undefined)
        return null;
    const { testSeconds, result, checks, flaky } = pullRequest.testPlan;
    const isRequired = (wanted) => checks.some((check) => check.result === wanted && required.includes(check.name));
    return {
        number,
        testSeconds,
        broken: result === "fail" || isRequired("failure"),
        flaky,
        conflicts: conflictsOf(repository, number),
        silent: isRequired("never-reported"),
        targets: null,
        upToDate: pullRequest.upToDate,
    };
}
/** It is enough that one of two names the other. */
function conflictsOf({ pullRequests, numbers }, number) {
    const planOf = (of) => pullRequests.get(of)?.testPlan;
    const namedBy = numbers.conflicts.get(number) ?? [];
    const others = new Set([
        ...(planOf(number)?.conflictsWith ?? []),
        ...(planOf(number)?.conflictsInText ?? []),
        ...namedBy,
    ]);
    return [...others].flatMap((other) => {
        const pair = [planOf(number), planOf(other)];
        const isIn = (field) => pair[0]?.[field].includes(other) === true || pair[1]?.[field].includes(number) === true;
        return [
            ...(isIn("conflictsInText") ? [{ with: other, in: "text" }] : []),
            ...(isIn("conflictsWith") ? [{ with: other, in: "tests" }] : []),
        ];
    });
}
/**
 * The checks of a run as they are shown: pending until the time of its tests is up, then each with its result; what is
 * never reported never shows.
 */
function checksOf(place, run) {
    const { world, repository } = place;
    const isOver = reportMs(repository, run) <= world.timeMs;
    const planned = joined(repository, [...run.ahead, ...run.members]);
    const unplanned = run.requiredStatuses.filter((name) => !planned.some((check) => check.name === name));
    // A failure that no check is named for is the last required check's.
    const isNamed = planned.some(({ result }) => result === "failure");
    const isUnnamed = isOver && !isNamed && plannedRun(place, run).faults.length > 0;
    const required = unplanned.map((name, index) => {
        return { name, result: isUnnamed && index === unplanned.length - 1 ? "failure" : "success" };
    });
    return [...required, ...planned].flatMap(({ name, kind = "status", result }) => result === "never-reported" ? [] : [{ name, kind, result: isOver ? result : "pending" }]);
}
/** The planned checks of several changes, each with the worst that any of them does to it. */
function joined({ pullRequests, numbers: { troubled } }, changes) {
    const byName = new Map();
    for (const number of changes) {
        for (const check of troubled.has(number) ? (pullRequests.get(number)?.testPlan.checks ?? []) : []) {
            const other = byName.get(check.name);
            if (other === undefined || BADNESS[check.result] > BADNESS[other.result])
                byName.set(check.name, check);
        }
    }
    return [...byName.values()];
}
const BADNESS = { failure: 2, "never-reported": 1, success: 0 };


/***/ }),

/***/ 6988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U0: () => (/* binding */ newComment),
/* harmony export */   U9: () => (/* binding */ newIssue),
/* harmony export */   Vp: () => (/* binding */ newStatus),
/* harmony export */   bj: () => (/* binding */ noPosts)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(938);

const LARGEST_ID = Number.MAX_SAFE_INTEGER;
const id = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, LARGEST_ID);
const where = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({
    repository: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** Who writes it; the program that runs in CI when left out. */
    author: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
});
const newComment = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ number: id, body: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, ...where });
const newStatus = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({
    sha: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    state: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["success", "failure", "error", "pending"]),
    ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ context: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, description: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae, url: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae }),
    ...where,
});
const newIssue = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({ title: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ body: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .anyText */ .Ae, labels: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strings */ .P$ }), ...where });
function noPosts() {
    return { lastId: 0, comments: new Map(), statuses: new Map(), issues: new Map() };
}


/***/ }),

/***/ 1639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ isTaken),
/* harmony export */   IZ: () => (/* binding */ noNumbers),
/* harmony export */   Kz: () => (/* binding */ ownNumber),
/* harmony export */   Pt: () => (/* binding */ nextNumber),
/* harmony export */   k_: () => (/* binding */ putPullRequest),
/* harmony export */   wy: () => (/* binding */ putTestPullRequest)
/* harmony export */ });
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9948);
/** The pull requests of a repository by what they are looked for, so that nobody has to go through all of them. */

function noNumbers() {
    return {
        open: new Set(),
        upToDate: new Set(),
        byHeadSha: new Map(),
        byHeadBranch: new Map(),
        byMergeCommit: new Map(),
        troubled: new Set(),
        conflicts: new Map(),
    };
}
/** Stores a pull request as it is now. */
function putPullRequest(repository, after) {
    const { pullRequests, numbers } = repository;
    const { number, state, upToDate, headSha, headBranch, mergeCommitSha, testPlan } = after;
    const before = pullRequests.get(number);
    pullRequests.set(number, after);
    repository.lastNumber = Math.max(repository.lastNumber, number);
    include(numbers.open, number, state === "open");
    include(numbers.upToDate, number, upToDate && state === "open");
    replace(numbers.byHeadSha, number, before === undefined ? [] : [before.headSha], [headSha]);
    replace(numbers.byHeadBranch, number, before === undefined ? [] : [before.headBranch], [headBranch]);
    include(numbers.troubled, number, isTroubled(testPlan));
    replace(numbers.conflicts, number, namedIn(before?.testPlan), namedIn(testPlan));
    if (mergeCommitSha !== null)
        numbers.byMergeCommit.set(mergeCommitSha, number);
}
/** The draft pull request of a test branch has its number from the same row, as on the host. */
function putTestPullRequest(repository, after) {
    const { numbers, testPullRequests } = repository;
    const { number, headSha, branch, isOpen } = after;
    testPullRequests.set(number, after);
    repository.lastNumber = Math.max(repository.lastNumber, number);
    include(numbers.open, number, isOpen);
    replace(numbers.byHeadSha, number, [], [headSha]);
    replace(numbers.byHeadBranch, number, [], [branch]);
}
function isTroubled({ result, checks, flaky, conflictsWith, conflictsInText }) {
    return result === "fail" || flaky > 0 || checks.length + conflictsWith.length + conflictsInText.length > 0;
}
function namedIn(plan) {
    return plan === undefined ? [] : [...plan.conflictsWith, ...plan.conflictsInText];
}
function include(all, number, isIn) {
    if (isIn)
        all.add(number);
    else
        all.delete(number);
}
function replace(index, number, before, after) {
    for (const key of before) {
        const found = index.get(key);
        if (found?.delete(number) === true && found.size === 0)
            index.delete(key);
    }
    for (const key of after)
        index.set(key, (index.get(key) ?? new Set()).add(number));
}
/** An outside host gives its pull requests their numbers itself; those of ours begin far behind. */
const FAR_NUMBER = 1_000_000;
/** For what this service makes by itself: an issue, or the pull request of a test branch. */
function ownNumber({ host }, repository) {
    return host === "made-up" ? nextNumber(repository) : Math.max(repository.lastNumber, FAR_NUMBER) + 1;
}
/** After the largest one, as on the host; from the start again where that one is the last. */
function nextNumber(repository) {
    if (repository.lastNumber < _pull_request_js__WEBPACK_IMPORTED_MODULE_0__/* .LARGEST_NUMBER */ .jP)
        return repository.lastNumber + 1;
    let free = 1;
    while (isTaken(repository, free))
        free += 1;
    return free;
}
function isTaken({ pullRequests, testPullRequests, posts }, number) {
    return pullRequests.has(number) || testPullRequests.has(number) || posts.issues.has(number);
}


/***/ }),

/***/ 9948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gi: () => (/* binding */ isUrgent),
/* harmony export */   ID: () => (/* binding */ LONGEST_TEST_SECONDS),
/* harmony export */   Ps: () => (/* binding */ pullRequestPatch),
/* harmony export */   Z8: () => (/* binding */ readPriority),
/* harmony export */   jP: () => (/* binding */ LARGEST_NUMBER),
/* harmony export */   ve: () => (/* binding */ newPullRequest),
/* harmony export */   xk: () => (/* binding */ commitId)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(938);


/** The service takes numbers of 32 bits. */
const LARGEST_NUMBER = 4_294_967_295;
/** A day: no queue waits for tests that take longer. */
const LONGEST_TEST_SECONDS = 86_400;
const plannedCheck = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({
    name: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    result: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["success", "failure", "never-reported"]),
    /** How it is reported: as a commit status (the default) or as a check run of a check suite. */
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["status", "check-run"])),
});
const numbers = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, LARGEST_NUMBER));
/** What a pull request does to every test run that contains it. */
const testPlan = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)({
    testSeconds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberFrom */ .UB)(0, LONGEST_TEST_SECONDS),
    result: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["pass", "fail"]),
    checks: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(plannedCheck),
    /** How likely it breaks a run that contains it by chance. */
    flaky: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberFrom */ .UB)(0, 1),
    /** Which of its own test runs fail by chance for certain, counted from 1. */
    flakyRuns: numbers,
    /** Others with which it does not go together: tests of both fail. */
    conflictsWith: numbers,
    /** Others whose lines it changes too: after one of them it cannot be merged. */
    conflictsInText: numbers,
});
const COMMIT = "must be a commit id of 40 or 64 hexadecimal digits in lower case";
const COMMIT_ID = "[0-9a-f]{40}|[0-9a-f]{64}";
const commitId = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(COMMIT).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(new RegExp(`^(?:${COMMIT_ID})$`), COMMIT));
const pushed = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(`${COMMIT}, or "new"`)
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(new RegExp(`^(?:new|${COMMIT_ID})$`), `${COMMIT}, or "new"`));
const shared = {
    /** `owner/name`; the first repository when left out. */
    repository: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    title: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    author: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** `owner/name` of the head; null when the fork was deleted. */
    headRepository: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    baseBranch: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    draft: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    mergeability: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["unspecified", "in_progress", "mergeable", "not_mergeable"]),
    /** The head contains the tip of its base branch, which is what a direct merge needs. */
    upToDate: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    testPlan: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(testPlan.shape)),
};
/** What may be said about a new pull request; all else has a default, such as the next free number. */
const newPullRequest = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ ...shared, number: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, LARGEST_NUMBER), headSha: commitId, headBranch: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, fork: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt }));
/**
 * A change on the Git host's side, with the queue's reaction to it. A `headSha` is a push, which cancels a live entry
 * of a queue; the text `new` invents a commit.
 */
const pullRequestPatch = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .re)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({
    ...shared,
    headSha: pushed,
    /** With `headSha`: the queue does not notice the push, so its entry lives on with another `prSha`. */
    unnoticed: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    /** `merged` is a merge by hand, past the queue; it becomes a new commit of its base branch unless one is given. */
    state: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["open", "closed", "merged"]),
    mergeCommitSha: commitId,
}));
/** The service's four names; a smaller value goes first. */
const VALUES = { urgent: 0, high: 10, medium: 100, low: 200 };
const DEFAULT_NAME = "medium";
const DEFAULT_VALUE = 100;
/** Values above 255 mean nothing to people, but the service takes whatever has 32 bits. */
const LARGEST_VALUE = 4_294_967_295;
/** Reads the `priority` of a submission: a name in any case, an integer, null or nothing. */
function readPriority(priority) {
    if (priority === undefined || priority === null) {
        return { value: DEFAULT_VALUE, name: DEFAULT_NAME, isDefault: true };
    }
    if (typeof priority === "string" && priority !== "")
        return named(priority);
    if (typeof priority !== "number" || !Number.isInteger(priority) || priority < 0 || priority > LARGEST_VALUE) {
        throw (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)("priority", `must be an integer from 0 to ${LARGEST_VALUE} or a name`);
    }
    const match = Object.entries(VALUES).find(([, value]) => value === priority);
    return { value: priority, name: match?.[0] ?? "custom", isDefault: false };
}
/** A name that is none of the four is a label, with the value of no priority at all. */
function named(given) {
    const name = given.toLowerCase();
    const value = Object.hasOwn(VALUES, name) ? VALUES[name] : undefined;
    return value === undefined
        ? { value: DEFAULT_VALUE, name: given, isDefault: false }
        : { value, name, isDefault: false };
}
/** An urgent pull request skips the line and interrupts running tests. */
function isUrgent(priority) {
    return priority.value === VALUES.urgent;
}


/***/ }),

/***/ 836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ send)
/* harmony export */ });
/* harmony import */ var _engine_step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
/* harmony import */ var _engine_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3707);
/* harmony import */ var _made_up_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9849);
/* harmony import */ var _test_runs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4314);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(615);





function send(place, event) {
    const { world, queue } = place;
    const before = queue.engine;
    const { state, effects } = (0,_engine_step_js__WEBPACK_IMPORTED_MODULE_0__/* .step */ .P)(before, event, world.timeMs);
    queue.engine = state;
    for (const effect of effects)
        follow(place, effect, before);
    // What the queue gives up by itself, nobody has told the host to stop.
    const ended = event.type === "runs-ended" ? event.runs.map(({ run }) => run) : [];
    for (const effect of effects) {
        if (effect.type === "run-ended" && !ended.includes(effect.run.id))
            stopUnlessAsked(place, effects, effect.run.id);
    }
}
function stopUnlessAsked(place, effects, run) {
    if (!effects.some((effect) => effect.type === "stop-run" && effect.run === run))
        ask(place, { type: "stop-run", run });
}
function follow(place, effect, before) {
    switch (effect.type) {
        case "moved":
            noteMove(place, effect, before);
            return;
        case "run-ended":
            (0,_test_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .endRun */ .lb)(place, effect.run, effect.outcome);
            return;
        case "bisection-started":
            return;
        case "bisection-ended":
            place.queue.bisectionRuns.delete(effect.session);
            return;
        case "start-run":
            (0,_test_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .prepareRun */ .Z0)(place, effect.run);
            ask(place, effect);
            return;
        case "stop-run":
        case "merge":
        case "stop-merge":
            ask(place, effect);
            return;
    }
}
function ask(place, effect) {
    if (place.world.host === "made-up")
        (0,_made_up_host_js__WEBPACK_IMPORTED_MODULE_1__/* .performMadeUp */ .cA)(place, effect);
    else
        place.world.asked.push(requestOf(place, effect));
}
function noteMove({ world, queue }, effect, before) {
    const { number, attempt, from, to, reason, run } = effect;
    const record = queue.entries.get(number);
    if (record === undefined)
        return;
    const { timeMs: atMs } = world;
    if (reason === "BISECTION_REQUIRED")
        markBisected(queue, number, record.lastRun);
    const submittedAtMs = _engine_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .get */ .Jt(queue.engine.entries, number)?.submittedAtMs ?? atMs;
    const isEnd = to === "merged" || to === "failed" || to === "cancelled";
    queue.moves.push({
        atMs,
        number,
        attempt,
        from,
        to,
        reason,
        run,
        seconds: from === null ? 0 : (atMs - record.sinceMs) / 1000,
        attemptSeconds: isEnd ? (atMs - submittedAtMs) / 1000 : null,
        isBisected: from !== null && _engine_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .get */ .Jt(before.entries, number)?.session !== null,
    });
    forgetMoves(queue, atMs);
    record.sinceMs = atMs;
    if (from === null)
        record.lastRun = null;
    if (run !== null)
        record.lastRun = run;
    if (!isEnd)
        return;
    queue.ends.set(number, [...(queue.ends.get(number) ?? []), { attempt, atMs, conclusion: to }]);
    queue.ended.push({ atMs, number });
}
const HOUR_MS = 3_600_000;
/** So many are kept however old they are, and all of the last hour, which the metrics are about. */
const MOVES_KEPT = 5000;
function forgetMoves(queue, nowMs) {
    if (queue.moves.length < 2 * MOVES_KEPT || queue.moves.length % 1000 !== 0)
        return;
    const young = queue.moves.findIndex(({ atMs }) => atMs > nowMs - HOUR_MS);
    const first = Math.min(queue.moves.length - MOVES_KEPT, young === -1 ? queue.moves.length : young);
    if (first > 0)
        queue.moves = queue.moves.slice(first);
}
/** The failed test of a pull request made the queue search for what broke the batch. */
function markBisected(queue, number, run) {
    const record = run === null ? undefined : queue.runs.get(run);
    if (record?.firstResult == null)
        return;
    const index = record.firstResult + record.members.indexOf(number);
    const row = queue.results[index];
    if (row?.number === number)
        row.bisection = "entered_bisection";
}
function requestOf({ repository, queue }, effect) {
    const run = effect.type === "start-run" ? queue.runs.get(effect.run.id) : undefined;
    return { repository: (0,_world_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(repository), branch: queue.branch, effect, testBranch: run?.branch ?? null };
}


/***/ }),

/***/ 6807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ lineNumbers),
/* harmony export */   U7: () => (/* binding */ readQueueChange),
/* harmony export */   df: () => (/* binding */ updateQueue),
/* harmony export */   jv: () => (/* binding */ deleteQueue),
/* harmony export */   y0: () => (/* binding */ createQueue),
/* harmony export */   z6: () => (/* binding */ liveNumbers)
/* harmony export */ });
/* harmony import */ var _engine_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8810);
/* harmony import */ var _engine_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3707);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(938);
/* harmony import */ var _queue_events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(836);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8551);
/* harmony import */ var _repositories_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1067);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6506);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(615);
/** Creating, changing and deleting queues. */








/** Only mode and concurrency can be given at the start; everything else goes through an update. */
function createQueue(world, repository, branch, fields) {
    if (repository.queues.has(branch)) {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(409, `A merge queue already exists for branch "${branch}" in this repository`);
    }
    const { mode, concurrency } = { ..._settings_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_SETTINGS */ .a$, ...(0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .readSettings */ .sb)(fields) };
    const settings = { ..._settings_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_SETTINGS */ .a$, mode, concurrency, bisectionConcurrency: concurrency };
    world.last.queue += 1;
    const id = world.last.queue;
    const { tip, counted } = (0,_repositories_js__WEBPACK_IMPORTED_MODULE_3__/* .ensureBranch */ .js)(world, repository, branch);
    repository.queues.set(branch, {
        id,
        branch,
        engine: (0,_engine_state_js__WEBPACK_IMPORTED_MODULE_6__/* .emptyQueue */ .pA)((0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .engineSettings */ .O3)(settings), tip, counted),
        settings,
        entries: new Map(),
        numbers: new Map(),
        submitted: [],
        runs: new Map(),
        runIds: new Map(),
        bisectionRuns: new Map(),
        results: [],
        moves: [],
        ends: new Map(),
        ended: [],
        mergesUntilMs: 0,
    });
    world.queues.set(id, { repository: (0,_world_js__WEBPACK_IMPORTED_MODULE_5__/* .keyOf */ .TN)(repository), branch });
}
function deleteQueue({ world, repository, queue }) {
    const live = liveNumbers(queue).length;
    if (live > 0) {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(400, `The merge queue for branch "${queue.branch}" is not empty (${live} pull requests)`);
    }
    (0,_repositories_js__WEBPACK_IMPORTED_MODULE_3__/* .ensureBranch */ .js)(world, repository, queue.branch).counted = queue.engine.last;
    repository.queues.delete(queue.branch);
    world.queues.delete(queue.id);
}
/** Everything that is submitted, and what stands in the line first. */
function liveNumbers(queue) {
    return [...lineNumbers(queue), ..._engine_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .values */ .zu(queue.engine.waiting)];
}
/** Everything that was admitted, in the order of the queue: what is tested, what is bisected, then what waits for it. */
function lineNumbers({ engine }) {
    const groups = [..._engine_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .values */ .zu(engine.line), ...engine.sessions.flatMap((session) => session.groups)];
    const members = groups.flatMap((id) => _engine_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .get */ .Jt(engine.groups, id)?.members ?? []);
    return [...members, ..._engine_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .values */ .zu(engine.pool)];
}
const SETTABLE_STATES = ["running", "paused", "draining"];
const update = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ state: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(SETTABLE_STATES), deleteRequiredStatuses: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt }));
/** `readGiven` takes the settings out of what is given: by default those that v1 can set. */
function updateQueue(place, fields, readGiven = _settings_js__WEBPACK_IMPORTED_MODULE_4__/* .readSettings */ .sb) {
    const { queue } = place;
    const { state, deleteRequiredStatuses = false } = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(update, fields);
    const { requiredStatuses: given = [], ...settings } = readGiven(fields);
    const { mode = queue.engine.settings.mode } = settings;
    if (queue.engine.switching !== null) {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(400, `The merge queue for branch "${queue.branch}" is switching modes`);
    }
    // An empty list changes nothing in v1; only `deleteRequiredStatuses` clears the override.
    const kept = given.length > 0 ? given : queue.settings.requiredStatuses;
    queue.settings = { ...queue.settings, ...settings, requiredStatuses: deleteRequiredStatuses ? [] : kept };
    if (state !== undefined)
        (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_1__/* .send */ .t)(place, { type: "set-phase", phase: state });
    (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_1__/* .send */ .t)(place, { type: "configure", settings: (0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .engineSettings */ .O3)({ ...queue.settings, mode }) });
}
const change = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ branch: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)({ repository: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, state: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(SETTABLE_STATES) }) });
/** A queue of a repository (`owner/name`; the first one when left out), and what is to be set of it. */
function readQueueChange(fields) {
    (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseUnknown */ .BW)(Object.keys(fields), [..._settings_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTING_NAMES */ .OI, ...Object.keys(change.shape)]);
    return { ...(0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .readPossibleSettings */ .v0)(fields), ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(change, fields) };
}


/***/ }),

/***/ 8551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ Refusal)
/* harmony export */ });
/** A request that the service turns down: the status and the plain text of its reply. */
class Refusal extends Error {
    status;
    constructor(status, message) {
        super(message);
        this.name = "Refusal";
        this.status = status;
    }
}


/***/ }),

/***/ 1067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ addRepository),
/* harmony export */   GY: () => (/* binding */ pushToBranch),
/* harmony export */   Ku: () => (/* binding */ updatePullRequest),
/* harmony export */   QQ: () => (/* binding */ newForkRun),
/* harmony export */   R0: () => (/* binding */ newPush),
/* harmony export */   d0: () => (/* binding */ newCollaborator),
/* harmony export */   jX: () => (/* binding */ addForkRun),
/* harmony export */   js: () => (/* binding */ ensureBranch),
/* harmony export */   rd: () => (/* binding */ newRepository),
/* harmony export */   s$: () => (/* binding */ addPullRequest),
/* harmony export */   vi: () => (/* binding */ setCollaborator)
/* harmony export */ });
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3260);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6304);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(938);
/* harmony import */ var _made_up_host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9849);
/* harmony import */ var _posts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6988);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9948);
/* harmony import */ var _pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1639);
/* harmony import */ var _queue_events_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(836);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8551);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(615);
/** The Git host's side: repositories and pull requests appear and change, and the queues react to it. */










const newRepository = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({
    owner: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
    name: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
    ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({
        /** `github.com` when left out, as for every v1 queue. */
        host: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
        defaultBranch: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
        /** What branch protection requires; `build` and `test` when left out. */
        requiredStatuses: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strings */ .P$,
    }),
});
function addRepository(world, given) {
    const { host = "github.com", owner, name, defaultBranch = "main", requiredStatuses = ["build", "test"] } = given;
    const key = (0,_world_js__WEBPACK_IMPORTED_MODULE_9__/* .keyOf */ .TN)({ host, owner, name });
    if (world.repositories.has(key))
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_8__/* .Refusal */ .P(409, `Repository ${key} exists already`);
    const repository = {
        host,
        owner,
        name,
        defaultBranch,
        requiredStatuses,
        queues: new Map(),
        pullRequests: new Map(),
        testPullRequests: new Map(),
        lastNumber: 0,
        numbers: (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .noNumbers */ .IZ)(),
        branches: new Map(),
        impactedTargets: new Map(),
        forkRuns: new Map(),
        collaborators: new Map(),
        quarantinedTests: [],
        posts: (0,_posts_js__WEBPACK_IMPORTED_MODULE_4__/* .noPosts */ .bj)(),
    };
    ensureBranch(world, repository, defaultBranch);
    world.repositories.set(key, repository);
}
/** A workflow run: a fork's and still going on unless it is said not to be. */
const newForkRun = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({
    runId: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
    headSha: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
    ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({ repository: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, live: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt, fork: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt }),
});
function addForkRun(world, { repository, live = true, fork = true, ...run }) {
    (0,_world_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryCalled */ .oB)(world, repository).forkRuns.set(run.runId, { ...run, live, fork });
}
const newCollaborator = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({
    login: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
    permission: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(["none", "read", "write", "admin"]),
    ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({
        repository: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
        /** Name of the role; the permission's when left out. */
        role: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
    }),
});
function setCollaborator(world, given) {
    const { repository, login, permission, role = permission } = given;
    (0,_world_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryCalled */ .oB)(world, repository).collaborators.set(login.toLowerCase(), { permission, role });
}
function addPullRequest(world, given) {
    const repository = (0,_world_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryCalled */ .oB)(world, given.repository);
    const number = given.number ?? (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .nextNumber */ .Pt)(repository);
    if ((0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .isTaken */ .Ck)(repository, number))
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_8__/* .Refusal */ .P(409, `Pull request #${number} exists already`);
    const { author = "developer-1", fork = false } = given;
    const { headRepository = `${fork ? author : repository.owner}/${repository.name}` } = given;
    const pullRequest = {
        number,
        title: given.title ?? `Change number ${number}`,
        author,
        headSha: given.headSha ?? (0,_world_js__WEBPACK_IMPORTED_MODULE_9__/* .newSha */ .Db)(world),
        headBranch: given.headBranch ?? `change-${number}`,
        headRepository,
        baseBranch: given.baseBranch ?? repository.defaultBranch,
        state: "open",
        draft: given.draft ?? false,
        fork,
        mergeability: given.mergeability ?? "mergeable",
        upToDate: given.upToDate ?? false,
        testPlan: { ...PLAN, testSeconds: world.timings.testSeconds, ...given.testPlan },
        mergeCommitSha: null,
        mergedAtMs: null,
    };
    (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .putPullRequest */ .k_)(repository, pullRequest);
    ensureBranch(world, repository, pullRequest.baseBranch);
    return pullRequest;
}
const PLAN = { result: "pass", checks: [], flaky: 0, flakyRuns: [], conflictsWith: [], conflictsInText: [] };
/** Applies a change on the host, then what it means for live queue entries. */
function updatePullRequest(world, number, patch) {
    const repository = (0,_world_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryCalled */ .oB)(world, patch.repository);
    const before = (0,_world_js__WEBPACK_IMPORTED_MODULE_9__/* .findPullRequest */ ._f)(repository, number);
    if (before.state === "merged" && patch.state !== undefined && patch.state !== "merged") {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_8__/* .Refusal */ .P(400, `Pull request #${number} is merged`);
    }
    const { repository: _name, unnoticed = false, headSha: pushed, state, mergeCommitSha, testPlan, ...plain } = patch;
    const headSha = pushed === "new" ? (0,_world_js__WEBPACK_IMPORTED_MODULE_9__/* .newSha */ .Db)(world) : (pushed ?? before.headSha);
    const after = {
        ...before,
        ...plain,
        headSha,
        testPlan: { ...before.testPlan, ...testPlan },
        state: state === "closed" || state === "open" ? state : before.state,
    };
    (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .putPullRequest */ .k_)(repository, after);
    ensureBranch(world, repository, after.baseBranch);
    if (state === "merged")
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeByHand */ .vi)({ world, repository }, number, mergeCommitSha);
    const reason = cancelReason(before, unnoticed ? { ...after, headSha: before.headSha } : after);
    if (reason !== null) {
        for (const place of (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .placesWith */ .r7)(world, repository, number))
            (0,_queue_events_js__WEBPACK_IMPORTED_MODULE_7__/* .send */ .t)(place, { type: "withdraw", number, reason });
    }
    (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .noteEverywhere */ .T8)({ world, repository }, number);
    for (const queue of testPlan === undefined ? [] : repository.queues.values()) {
        (0,_made_up_host_js__WEBPACK_IMPORTED_MODULE_3__/* .replan */ .Zb)({ world, repository, queue }, number);
    }
    return (0,_world_js__WEBPACK_IMPORTED_MODULE_9__/* .findPullRequest */ ._f)(repository, number);
}
function ensureBranch(world, repository, branch) {
    return repository.branches.get(branch) ?? (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .addBranch */ .ys)(repository, branch, (0,_world_js__WEBPACK_IMPORTED_MODULE_9__/* .newSha */ .Db)(world));
}
/** A push to a branch: a commit that is no pull request's, a new one unless it is given. */
const newPush = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .re)({ branch: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)({ repository: _fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, sha: _pull_request_js__WEBPACK_IMPORTED_MODULE_5__/* .commitId */ .xk }) });
function pushToBranch(world, { repository: name, branch, sha }) {
    const repository = (0,_world_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryCalled */ .oB)(world, name);
    if (!repository.branches.has(branch))
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_8__/* .Refusal */ .P(404, `Branch "${branch}" not found`);
    (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .moveTip */ .nb)({ world, repository }, branch, sha ?? (0,_world_js__WEBPACK_IMPORTED_MODULE_9__/* .newSha */ .Db)(world));
    (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .tellPush */ .uZ)({ world, repository }, branch, null);
}
function cancelReason(before, after) {
    if (after.state === "closed" && before.state === "open")
        return "PR_CLOSED";
    if (after.headSha !== before.headSha)
        return "PR_PUSHED_TO";
    if (after.baseBranch !== before.baseBranch)
        return "PR_BASE_BRANCH_CHANGED";
    return after.draft && !before.draft ? "PR_CONVERTED_TO_DRAFT" : null;
}


/***/ }),

/***/ 6506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LA: () => (/* binding */ readSetting),
/* harmony export */   O3: () => (/* binding */ engineSettings),
/* harmony export */   OI: () => (/* binding */ SETTING_NAMES),
/* harmony export */   a$: () => (/* binding */ DEFAULT_SETTINGS),
/* harmony export */   sb: () => (/* binding */ readSettings),
/* harmony export */   v0: () => (/* binding */ readPossibleSettings)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2765);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(938);



const LARGEST = 4_294_967_295;
/**
 * Every setting of a queue by the API's own name: how a request's value is read, and what a new queue has. The bounds
 * are the service's; 0 stands where live replies show it.
 */
const settings = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    mode: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(["single", "parallel"]), "single"),
    concurrency: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, LARGEST), 1),
    bisectionConcurrency: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, LARGEST), 1),
    testingTimeoutMinutes: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, LARGEST), 300),
    pendingFailureDepth: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(0, LARGEST), 0),
    canOptimisticallyMerge: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, false),
    batch: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, false),
    batchingMaxWaitTimeMinutes: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(0, LARGEST), 0),
    batchingMinSize: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(1, LARGEST), 1),
    createPrsForTestingBranches: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, false),
    commentsEnabled: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, true),
    commandsEnabled: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, true),
    statusCheckEnabled: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, true),
    // Empty: the queue overrides nothing, the repository's own required statuses hold.
    requiredStatuses: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strings */ .P$, []),
    directMergeMode: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(["off", "always"]), "off"),
    optimizationMode: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(["off", "bisection_skip_redundant_tests"]), "off"),
    mergeMethod: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(["merge_commit", "squash", "rebase"]), "squash"),
    // Fields that live replies carry beyond the service's document.
    extensionEnabled: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, false),
    enqueueingLabel: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, "merge-queue"),
    labelCommandsEnabled: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, false),
    stateLabelsEnabled: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, false),
    allowedBotSubmitters: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .strings */ .P$, []),
    batchingRules: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()), []),
    testBranchConstructionMode: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(["rename_temp_branch", "push_new_branch_from_temp"]), "rename_temp_branch"),
    // After so long in `not_ready` an entry is cancelled; 0 is never.
    notReadyTimeoutHours: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(0, LARGEST), 24),
});
const DEFAULT_SETTINGS = settings.parse({});
/** What a queue may have: 0 shares the slots, and is no limit, though v1 cannot set either. */
const possible = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    ...settings.shape,
    bisectionConcurrency: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(0, LARGEST), 1),
    testingTimeoutMinutes: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerFrom */ .bn)(0, LARGEST), 300),
});
/** Reads the settings that are given among `fields`; what is not a setting is left alone, as the service does. */
function readSettings(fields) {
    return givenOf(fields, (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(settings, fields));
}
/** The same for who need not set them by v1. */
function readPossibleSettings(fields) {
    return givenOf(fields, (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(possible, fields));
}
function givenOf(fields, all) {
    return Object.fromEntries(Object.entries(all).filter(([name]) => fields[name] !== undefined));
}
/** Those that the engine of a queue acts on. */
function engineSettings(all) {
    return {
        mode: all.mode,
        concurrency: all.concurrency,
        bisectionConcurrency: all.bisectionConcurrency,
        testingTimeoutMinutes: all.testingTimeoutMinutes,
        pendingFailureDepth: all.pendingFailureDepth,
        canOptimisticallyMerge: all.canOptimisticallyMerge,
        batch: all.batch,
        batchingMaxWaitTimeMinutes: all.batchingMaxWaitTimeMinutes,
        batchingMinSize: all.batchingMinSize,
        batchingRules: all.batchingRules,
        directMergeMode: all.directMergeMode,
        optimizationMode: all.optimizationMode,
        mergeMethod: all.mergeMethod,
        notReadyTimeoutHours: all.notReadyTimeoutHours,
    };
}
const SETTING_NAMES = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .keysOf */ .YD)(settings.shape);
/** Reads one setting that a queue may have: its value, or what its values must be like. */
function readSetting(name, value) {
    const result = possible.shape[name].safeParse(value);
    return result.success
        ? { ok: true, value: result.data }
        : { ok: false, rule: result.error.issues[0]?.message ?? "does not fit" };
}


/***/ }),

/***/ 4314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ startRun),
/* harmony export */   J4: () => (/* binding */ requiredChecks),
/* harmony export */   Z0: () => (/* binding */ prepareRun),
/* harmony export */   lb: () => (/* binding */ endRun)
/* harmony export */ });
/* harmony import */ var _engine_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3707);
/* harmony import */ var _made_up_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9849);
/* harmony import */ var _pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1639);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(615);




function prepareRun(place, { id: run, kind, group, base, content, own }) {
    const { world, repository, queue } = place;
    const { settings, engine } = queue;
    const numbers = content.map(({ number }) => number);
    const members = numbers.slice(-own);
    const session = _engine_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .get */ .Jt(engine.groups, group)?.session ?? null;
    const id = (0,_world_js__WEBPACK_IMPORTED_MODULE_2__/* .newId */ .Si)(world);
    const isOverridden = settings.requiredStatuses.length > 0;
    queue.runs.set(run, {
        id,
        run,
        kind,
        session,
        branch: `trunk-merge/pr-${members[0]}/${id}${kind === "bisection" ? bisectionSuffix(place, session) : ""}`,
        base,
        members,
        ahead: numbers.slice(0, -own),
        mode: engine.settings.mode,
        requiredStatuses: isOverridden ? settings.requiredStatuses : repository.requiredStatuses,
        requiredStatusesSource: isOverridden ? "merge_instance" : "repo_provider_branch_protection",
        sha: "",
        startedAtMs: null,
        status: "in_progress",
        end: null,
        checks: null,
        firstResult: null,
        testPullRequest: null,
    });
    queue.runIds.set(id, run);
}
/** The branches of one bisection are counted, the first one without a number. */
function bisectionSuffix({ queue }, session) {
    const count = (queue.bisectionRuns.get(session ?? 0) ?? 0) + 1;
    queue.bisectionRuns.set(session ?? 0, count);
    return count === 1 ? "-bisection" : `-bisection-${count}`;
}
/** The test branch is there and its tests run. Somebody may want to see it as a pull request. */
function startRun(place, run, sha) {
    const { world, repository, queue } = place;
    run.sha = sha;
    run.startedAtMs = world.timeMs;
    if (!queue.settings.createPrsForTestingBranches)
        return;
    const number = (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .ownNumber */ .Kz)(world, repository);
    run.testPullRequest = number;
    const { branch } = run;
    const shown = { number, branch, headSha: sha, baseBranch: queue.branch, body: bodyOf(run), isOpen: true };
    (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .putTestPullRequest */ .wy)(repository, shown);
}
function bodyOf({ members, ahead }) {
    const built = ahead.length === 0 ? "" : `\n\nOn top of these, which are ahead of it in the queue:\n\n${listOf(ahead)}`;
    return `The merge queue tests this branch and will never merge it. It holds:\n\n${listOf(members)}${built}\n`;
}
function listOf(numbers) {
    return numbers.map((number) => `- #${number}`).join("\n");
}
const ENDED = { passed: "succeeded", failed: "failed", interrupted: "cancelled", cancelled: "cancelled" };
/** What ends before its test branch is there leaves nothing behind. */
function endRun(place, { id, content, own }, outcome) {
    const { world, repository, queue } = place;
    const run = queue.runs.get(id);
    if (run === undefined)
        return;
    if (run.startedAtMs === null) {
        queue.runs.delete(id);
        queue.runIds.delete(run.id);
        return;
    }
    run.checks ??= world.host === "made-up" ? (0,_made_up_host_js__WEBPACK_IMPORTED_MODULE_0__/* .checksOf */ .tg)(place, run) : requiredChecks(run, "pending");
    run.status = ENDED[outcome];
    run.end = { atMs: world.timeMs, outcome };
    run.firstResult = queue.results.length;
    for (const { number, attempt } of content.slice(-own)) {
        queue.results.push({
            number,
            attempt,
            run: id,
            atMs: world.timeMs,
            outcome: outcome === "interrupted" && hasLeft(place, number, attempt) ? "cancelled" : outcome,
            bisection: run.kind === "bisection" ? "in_bisection" : null,
        });
    }
    const shown = run.testPullRequest === null ? undefined : repository.testPullRequests.get(run.testPullRequest);
    if (shown !== undefined)
        (0,_pull_request_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .putTestPullRequest */ .wy)(repository, { ...shown, isOpen: false });
}
/** What a host that tells of no checks is taken to have reported. */
function requiredChecks(run, result) {
    return run.requiredStatuses.map((name) => ({ name, kind: "status", result }));
}
/** Of a batch that is tested again one may have left. */
function hasLeft({ queue }, number, attempt) {
    return queue.ends.get(number)?.some((end) => end.attempt === attempt) === true;
}


/***/ }),

/***/ 615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   AG: () => (/* binding */ findRepositoryById),
/* harmony export */   Bu: () => (/* binding */ repositoryIdOf),
/* harmony export */   Db: () => (/* binding */ newSha),
/* harmony export */   Pj: () => (/* binding */ findPlace),
/* harmony export */   Si: () => (/* binding */ newId),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   _: () => (/* binding */ schedule),
/* harmony export */   _f: () => (/* binding */ findPullRequest),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   ko: () => (/* binding */ DEFAULT_TIMINGS),
/* harmony export */   oB: () => (/* binding */ repositoryCalled),
/* harmony export */   wW: () => (/* binding */ emptyWorld)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _engine_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3707);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8551);
/**
 * All that the service knows, as plain data with maps, so that it can be kept in a file. Only commands change it, and
 * time; everybody else reads. What a queue decides stands in the state of its engine; here stands what the engine does
 * not ask for: names, titles, commits, and what happened.
 */



const DEFAULT_TIMINGS = {
    readySeconds: 1,
    startSeconds: 1,
    mergeSeconds: 2,
    testSeconds: 10,
    flaky: 0,
};
function emptyWorld() {
    return {
        seed: 0,
        timings: DEFAULT_TIMINGS,
        host: "made-up",
        repositories: new Map(),
        queues: new Map(),
        timeMs: 0,
        last: { name: 0, queue: 0, timer: 0 },
        timers: null,
        asked: [],
    };
}
/** A UUID that nothing else in this world has. */
function newId(world) {
    return uuidFrom(nextHash(world, "id"));
}
/** The id of a repository at the service: it follows from its name, so that every start gives the same. */
function repositoryIdOf(name) {
    return uuidFrom((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1")
        .update(`repository ${keyOf(name)}`)
        .digest("hex"));
}
function uuidFrom(hash) {
    const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
    return [...parts, hash.slice(20, 32)].join("-");
}
/** A commit that nothing else in this world has. */
function newSha(world) {
    return nextHash(world, "commit");
}
function nextHash(world, kind) {
    world.last.name += 1;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`${world.seed} ${kind} ${world.last.name}`).digest("hex");
}
function schedule(world, atMs, timer) {
    world.last.timer += 1;
    world.timers = _engine_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .set */ .hZ(world.timers, atMs, world.last.timer, timer);
}
function keyOf({ host, owner, name }) {
    return `${host}/${owner}/${name}`;
}
function nameOf({ owner, name }) {
    return `${owner}/${name}`;
}
function findRepository(world, name) {
    const repository = world.repositories.get(keyOf(name));
    if (repository === undefined)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(404, `Repository ${keyOf(name)} not found`);
    return repository;
}
function findRepositoryById(world, id) {
    const repository = [...world.repositories.values()].find((each) => repositoryIdOf(each) === id.toLowerCase());
    if (repository === undefined)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(404, `Repository ${id} not found`);
    return repository;
}
/** The repository called `owner/name`; the first one when none is named. */
function repositoryCalled(world, name) {
    const all = [...world.repositories.values()];
    const found = name === undefined ? all[0] : all.find((each) => nameOf(each) === name);
    if (found === undefined)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(404, `Repository ${name ?? ""} not found`);
    return found;
}
function findPlace(world, { repo, targetBranch }) {
    const repository = findRepository(world, repo);
    const queue = repository.queues.get(targetBranch);
    if (queue === undefined) {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(404, `Merge queue for branch "${targetBranch}" not found in ${repo.owner}/${repo.name}`);
    }
    return { world, repository, queue };
}
/** The queue with an id, unless it has been deleted. */
function placeOf(world, id) {
    const at = world.queues.get(id);
    const repository = at === undefined ? undefined : world.repositories.get(at.repository);
    const queue = at === undefined ? undefined : repository?.queues.get(at.branch);
    return repository === undefined || queue === undefined ? null : { world, repository, queue };
}
function placesOf(world) {
    return [...world.repositories.values()].flatMap((repository) => [...repository.queues.values()].map((queue) => ({ world, repository, queue })));
}
function findPullRequest(repository, number) {
    const pullRequest = repository.pullRequests.get(number);
    if (pullRequest === undefined) {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(404, `Pull request #${number} not found in ${repository.owner}/${repository.name}`);
    }
    return pullRequest;
}


/***/ }),

/***/ 972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ parseBoundedJson),
/* harmony export */   r: () => (/* binding */ JSON_DEPTH_LIMIT)
/* harmony export */ });
/** Levels of nesting that are read: more than any reply or list has. */
const JSON_DEPTH_LIMIT = 100;
/**
 * Parses JSON from outside. What walks the value later, such as `JSON.stringify`, uses the stack for each level.
 * @throws SyntaxError for a text that is not JSON, RangeError for one that is nested too deeply.
 */
function parseBoundedJson(text) {
    const value = JSON.parse(text);
    if (isDeeperThan(JSON_DEPTH_LIMIT, value)) {
        throw new RangeError(`it is nested more than ${JSON_DEPTH_LIMIT} levels deep`);
    }
    return value;
}
function isDeeperThan(levels, value) {
    if (typeof value !== "object" || value === null)
        return false;
    return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}


/***/ })

};
