export const id = 1695;
export const ids = [1695];
export const modules = {

/***/ 1695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  simulateCommand: () => (/* binding */ simulateCommand)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/local-queue/command-flags.js
var command_flags = __webpack_require__(3763);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/state.js
var engine_state = __webpack_require__(8810);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/step.js + 4 modules
var step = __webpack_require__(4862);
// EXTERNAL MODULE: ./lib/src/local-queue/engine/tree.js
var tree = __webpack_require__(3707);
// EXTERNAL MODULE: ./lib/src/local-queue/world/settings.js
var world_settings = __webpack_require__(6506);
// EXTERNAL MODULE: ./lib/src/local-queue/simulation/changes.js
var simulation_changes = __webpack_require__(2611);
;// CONCATENATED MODULE: ./lib/src/local-queue/simulation/host.js

/** A host whose target branch contains no change yet. A tip is called by how many commits stand before it. */
function startHost({ seed, flaky = 0, flakyRuns = [], ...plan }) {
    const told = new Map(plan.changes.map((change) => [change.number, change]));
    let changes = (0,simulation_changes/* changesByNumber */.kk)(plan.changes);
    let troubled = (0,simulation_changes/* troubledOf */.lw)(changes);
    let commits = 0;
    /** The place on the branch of each change that is there. */
    const places = new Map();
    const brought = [];
    let silentFrom = Number.POSITIVE_INFINITY;
    const upToDate = new Set(plan.changes.filter((each) => each.upToDate).map(({ number }) => number));
    const pushes = new Map();
    /** Number of test runs that each change with `flakyRuns` was tested in itself. */
    const ownRuns = new Map();
    const changed = new Set();
    const contains = (number) => places.has(number);
    function baseAt(tip) {
        const last = Number(tip.replace("tip-", ""));
        return {
            contains: (number) => (places.get(number) ?? Number.POSITIVE_INFINITY) <= last,
            faults: brought.filter(({ place }) => place <= last).map(({ fault }) => fault),
            silent: silentFrom <= last,
        };
    }
    function slowest(numbers) {
        return Math.max(0, ...numbers.map((number) => changes.get(number)?.testSeconds ?? 0));
    }
    /** Counts a run of these changes. Returns true when it is a run that one of them makes fail by chance. */
    function countRun(own) {
        let isFlaky = false;
        for (const number of own) {
            const { flakyRuns: ordinals } = troubled.get(number) ?? {};
            if (ordinals === undefined)
                continue;
            const count = (ownRuns.get(number) ?? 0) + 1;
            ownRuns.set(number, count);
            isFlaky ||= ordinals.includes(count);
        }
        return isFlaky;
    }
    /** Nobody contains the new tip. */
    function commit() {
        commits += 1;
        for (const number of upToDate)
            changed.add(number);
        upToDate.clear();
    }
    function takeIn(number) {
        commit();
        const change = changes.get(number);
        if (change !== undefined) {
            for (const fault of (0,simulation_changes/* faultsBrought */.xk)(change, contains))
                brought.push({ place: commits, fault });
            if (change.silent)
                silentFrom = Math.min(silentFrom, commits);
            for (const conflict of change.conflicts)
                if (conflict.in === "text")
                    changed.add(conflict.with);
        }
        places.set(number, commits);
    }
    return {
        tip: () => `tip-${commits}`,
        contains,
        factsOf: (number) => ({
            sha: `${number}-${pushes.get(number) ?? 0}`,
            targets: changes.get(number)?.targets ?? null,
            ready: (0,simulation_changes/* textConflict */.WI)([number], contains, troubled) === null,
            upToDate: upToDate.has(number),
        }),
        takeChanged: () => {
            if (changed.size === 0)
                return [];
            const numbers = [...changed].filter((number) => !contains(number));
            changed.clear();
            return numbers;
        },
        build: ({ id, base, own }, numbers) => {
            const onto = baseAt(base);
            const conflict = (0,simulation_changes/* textConflict */.WI)(numbers, onto.contains, troubled);
            if (conflict !== null)
                return { conflict };
            const tested = numbers.slice(numbers.length - own);
            const isFlaky = countRun(tested) || flakyRuns.includes(id) || (0,simulation_changes/* failsByChance */.LU)(seed, id, flaky);
            const { faults, isReported } = (0,simulation_changes/* planRun */.nY)({ run: id, base: onto, numbers }, troubled, seed, isFlaky);
            return { conflict: null, faults, seconds: isReported ? slowest(tested) : null };
        },
        merge: (numbers) => {
            const conflict = (0,simulation_changes/* textConflict */.WI)(numbers, contains, troubled);
            if (conflict === null)
                for (const number of numbers)
                    takeIn(number);
            return conflict;
        },
        pushToTarget: commit,
        push: (number) => {
            pushes.set(number, (pushes.get(number) ?? 0) + 1);
        },
        alter: (number, change) => {
            const before = told.get(number);
            if (before === undefined)
                return;
            told.set(number, { ...before, ...change });
            changes = (0,simulation_changes/* changesByNumber */.kk)(told.values());
            troubled = (0,simulation_changes/* troubledOf */.lw)(changes);
            if (change.upToDate === true)
                upToDate.add(number);
            if (change.upToDate === false)
                upToDate.delete(number);
            changed.add(number);
        },
    };
}

;// CONCATENATED MODULE: ./lib/src/local-queue/simulation/simulate.js
/** Plays a whole day of a queue, or a year, in no time: the engine with a host that answers at once. */





/** A priority that nobody chose. */
const DEFAULT_PRIORITY = 100;
const NEVER = Number.POSITIVE_INFINITY;
/** Runs the engine until nothing is left to happen. The same simulation gives the same result. `watch` sees each step. */
function simulate(simulation, watch) {
    const host = startHost(simulation);
    const inputs = simulation.inputs.toSorted((a, b) => a.atSeconds - b.atSeconds);
    const untilMs = simulation.untilSeconds === undefined ? NEVER : simulation.untilSeconds * 1000;
    const transitions = [];
    const runs = [];
    const refusals = [];
    const ignored = [];
    const goingOn = new Map();
    /** Runs and whether they will pass, by the time of their end; and that time by the run. */
    let ends = null;
    const endsMs = new Map();
    const tasks = [];
    let state = (0,engine_state/* emptyQueue */.pA)({ ...world_settings/* DEFAULT_SETTINGS */.a$, ...simulation.settings }, host.tip());
    let nowMs = 0;
    let lastMs = 0;
    /** Tells the engine of something, after what changed with others because of it, and does all that it asks for. */
    function send(event) {
        answer(event);
        for (let index = 0; index < tasks.length; index += 1) {
            const task = tasks[index];
            if (task !== undefined)
                perform(task);
        }
        tasks.length = 0;
    }
    function answer(event) {
        for (const number of host.takeChanged()) {
            tasks.push({ type: "tell", event: { type: "facts", number, facts: host.factsOf(number) } });
        }
        tasks.push({ type: "tell", event });
    }
    function perform(task) {
        switch (task.type) {
            case "moved": {
                const { number, attempt, from, to, reason, run } = task;
                lastMs = nowMs;
                transitions.push({ atSeconds: nowMs / 1000, number, attempt, from, to, reason, run });
                break;
            }
            case "start-run":
                startRun(task.run);
                break;
            case "stop-run":
                stopRun(task.run);
                break;
            case "run-ended":
                endRun(task.run.id, task.outcome);
                break;
            case "merge":
                for (const group of task.groups)
                    tasks.push({ type: "merge-group", group });
                break;
            case "merge-group":
                merge(task.group);
                break;
            case "stop-merge": {
                const index = tasks.findIndex((each) => each.type === "merge-group" && each.group.group === task.group);
                if (index !== -1)
                    tasks.splice(index, 1);
                break;
            }
            case "bisection-started":
            case "bisection-ended":
                break;
            case "tell": {
                const outcome = (0,step/* step */.P)(state, task.event, nowMs);
                watch?.({ before: state, event: task.event, nowMs, outcome });
                state = outcome.state;
                for (const effect of outcome.effects)
                    tasks.push(effect);
                break;
            }
        }
    }
    function startRun(run) {
        const numbers = run.content.map(({ number }) => number);
        const build = host.build(run, numbers);
        if (build.conflict !== null) {
            const number = refuse(build.conflict);
            answer({ type: "run-refused", run: run.id, number, reason: "START_TEST_RUN_MERGE_CONFLICT" });
            return;
        }
        const played = {
            run: run.id,
            kind: run.kind,
            own: numbers.slice(numbers.length - run.own),
            ahead: numbers.slice(0, numbers.length - run.own),
            startSeconds: nowMs / 1000,
            endSeconds: null,
            outcome: null,
            faults: build.faults,
        };
        runs.push(played);
        goingOn.set(run.id, played);
        if (build.seconds !== null) {
            const endMs = nowMs + Math.round(build.seconds * 1000);
            ends = (0,tree/* set */.hZ)(ends, endMs, run.id, build.faults.length === 0);
            endsMs.set(run.id, endMs);
        }
        answer({ type: "run-started", run: run.id });
    }
    function stopRun(run) {
        const endMs = endsMs.get(run);
        if (endMs === undefined)
            return;
        ends = (0,tree/* remove */.TF)(ends, endMs, run);
        endsMs.delete(run);
    }
    function endRun(id, outcome) {
        const run = goingOn.get(id);
        if (run === undefined)
            return;
        lastMs = nowMs;
        run.endSeconds = nowMs / 1000;
        run.outcome = outcome;
        goingOn.delete(id);
    }
    function merge({ group, members }) {
        const conflict = host.merge(members.map(({ number }) => number));
        if (conflict === null) {
            answer({ type: "merged", group, tip: host.tip() });
        }
        else {
            answer({ type: "merge-refused", group, number: refuse(conflict), reason: "GITHUB_API_MERGE_PR_FAILED" });
        }
    }
    function refuse({ refused, culprit }) {
        refusals.push({ atSeconds: nowMs / 1000, number: refused, culprit });
        return refused;
    }
    function take(input) {
        const why = "number" in input ? whyNothing(input, state, host) : null;
        const event = why === null ? eventOf(input, host) : null;
        if (event !== null)
            send(event);
        else if ("number" in input)
            ignored.push({ input, why: why ?? "conflict" });
    }
    /** Everything that ends by now, taken off what goes on. */
    function takeEnded() {
        const ended = [];
        for (let end = (0,tree/* first */.$1)(ends); end !== null && end.a <= nowMs; end = (0,tree/* first */.$1)(ends)) {
            ended.push({ run: end.b, passed: end.value });
            stopRun(end.b);
        }
        return ended;
    }
    const dueMs = () => (0,step/* nextDueMs */.o)(state) ?? NEVER;
    let stopped = false;
    for (let next = 0;;) {
        const instantMs = Math.min((0,tree/* first */.$1)(ends)?.a ?? NEVER, timeOf(inputs[next]), dueMs());
        // A run that never reports goes on until somebody stops looking.
        stopped = instantMs > untilMs && (instantMs !== NEVER || goingOn.size > 0);
        if (instantMs === NEVER || stopped)
            break;
        nowMs = Math.max(nowMs, instantMs);
        const ended = takeEnded();
        if (ended.length > 0)
            send({ type: "runs-ended", runs: ended });
        for (let input = inputs[next]; input !== undefined && timeOf(input) <= nowMs; input = inputs[next]) {
            next += 1;
            lastMs = nowMs;
            take(input);
        }
        while (dueMs() <= nowMs)
            send({ type: "time" });
    }
    return { transitions, runs, refusals, ignored, endSeconds: (stopped ? untilMs : lastMs) / 1000, stopped };
}
/** Why nothing can come of an input; what conflicts shows only when it is tried. */
function whyNothing({ type, number }, { entries }, host) {
    if (host.contains(number))
        return "merged";
    if (type !== "cancel" && type !== "restart")
        return null;
    const entry = (0,tree/* get */.Jt)(entries, number);
    if (entry === undefined || !(0,engine_state/* isLive */.DG)(entry))
        return "not_queued";
    return type === "cancel" || entry.state === "testing" || entry.state === "pending_failure" ? null : "no_tests";
}
/** Does an input to the host. Gives what the queue hears of it; null where it means nothing, such as merging twice. */
function eventOf(input, host) {
    if ("number" in input && host.contains(input.number))
        return null;
    switch (input.type) {
        case "submit": {
            const { number, priority = DEFAULT_PRIORITY, noBatch = false } = input;
            return { type: "submit", number, priority, noBatch, facts: host.factsOf(number), reason: "API_REQUESTED" };
        }
        case "cancel":
            return { type: "withdraw", number: input.number, reason: "USER_REQUESTED" };
        case "push":
            host.push(input.number);
            return { type: "withdraw", number: input.number, reason: "PR_PUSHED_TO" };
        case "close":
            return { type: "withdraw", number: input.number, reason: "PR_CLOSED" };
        case "restart":
            return { type: "restart", number: input.number, reason: "TESTS_RESTARTED_BY_USER" };
        case "merge-by-hand":
            // The host refuses what conflicts in text with the branch.
            if (host.merge([input.number]) !== null)
                return null;
            return { type: "pushed-by-hand", number: input.number, tip: host.tip() };
        case "change":
            host.alter(input.number, input.change);
            return { type: "facts", number: input.number, facts: host.factsOf(input.number) };
        case "push-to-target":
            host.pushToTarget();
            return { type: "pushed-by-hand", number: null, tip: host.tip() };
        case "phase":
            return { type: "set-phase", phase: input.phase };
        case "settings":
            return { type: "configure", settings: input.settings };
    }
}
function timeOf(input) {
    return input === undefined ? NEVER : Math.round(input.atSeconds * 1000);
}

// EXTERNAL MODULE: ./lib/src/local-queue/world/fields.js + 1 modules
var fields = __webpack_require__(938);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/local-queue/scenario/draw.js
var draw = __webpack_require__(3845);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./lib/src/text/json.js
var json = __webpack_require__(972);
// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
;// CONCATENATED MODULE: ./lib/src/local-queue/scenario/history.js
/**
 * The history of a real queue: its completed test results, as the API lists them (`listMergeQueueTestingResults` of v1,
 * `testing-results` of v2), put together to test runs and to the trips of pull requests through the queue.
 */






const OUTCOMES = ["passed", "failed", "interrupted", "cancelled"];
const CONCLUSIONS = ["merged", "failed", "cancelled"];
/** A word of the service, in any case; one that is not known counts as none. */
function wordAmong(words) {
    const word = schemas/* pipe */.FsL(schemas/* unknown */.L5J(), schemas/* transform */.pdi((given) => words.find((each) => each === String(given).toLowerCase()) ?? null));
    return (0,schemas/* _default */.Rvf)(word, null);
}
const shared = { endedAt: fields/* time */.kB, testingDurationMs: (0,fields/* integerFrom */.bn)(0, 10_000_000_000), outcome: wordAmong(OUTCOMES) };
const runId = schemas/* exactOptional */.yqP(schemas/* string */.YjP("must be a string"));
const pullRequest = (0,fields/* integerFrom */.bn)(1, 4_294_967_295);
const rowOfV1 = schemas/* object */.Ikc({
    ...shared,
    prNumber: pullRequest,
    cycleConclusion: wordAmong(CONCLUSIONS),
    bisection: wordAmong(["in_bisection", "entered_bisection"]),
    testRunId: runId,
});
const rowOfV2 = schemas/* object */.Ikc({
    ...shared,
    pullRequestNumber: pullRequest,
    entryConclusion: wordAmong(CONCLUSIONS),
    isBisection: fields/* flag */.Jt,
    startedBisection: fields/* flag */.Jt,
    verificationRunId: runId,
});
/** Of a file that is something else, such as the text of an error. */
const SHOWN_CHARACTERS = 100;
const FORM = "must hold what the API lists as testing results: a page of them, a list of pages, or a list of results; pages may stand one to a line";
/** Reads a history file, oldest result first. @throws InputError; `name` is what its messages call the file. */
function readHistory(text, name) {
    const rows = rowsIn(parse(text));
    if (rows === undefined)
        throw new errors/* InputError */.dz([`${name} ${FORM}; it begins with ${(0,truncate/* quote */.hD)(text.slice(0, SHOWN_CHARACTERS).trim())}`]);
    if (rows.length === 0)
        throw new errors/* InputError */.dz([`${name} has no testing result in it`]);
    const results = rows.map((row, index) => {
        const result = isObject(row) && "prNumber" in row ? readV1(row) : readV2(row);
        if (result.ok)
            return result.value;
        throw new errors/* InputError */.dz([`${name}: testing result ${index + 1}: ${result.problem}`]);
    });
    // The same page may have been fetched twice, and pages that move on while they are fetched overlap.
    const known = new Map(results.map((result) => [`${result.run} ${result.number} ${result.endSeconds}`, result]));
    return [...known.values()].toSorted((one, other) => one.endSeconds - other.endSeconds);
}
/** One value, or one to a line. */
function parse(text) {
    try {
        return (0,json/* parseBoundedJson */.R)(text);
    }
    catch {
        const lines = text.split("\n").filter((line) => line.trim() !== "");
        try {
            return lines.map(json/* parseBoundedJson */.R);
        }
        catch {
            return undefined;
        }
    }
}
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function rowsIn(value) {
    if (Array.isArray(value)) {
        const parts = value.map((part) => rowsIn(part));
        return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
    }
    if (!isObject(value))
        return undefined;
    if ("testingDurationMs" in value)
        return [value];
    const list = value.testingResults ?? value.data;
    return Array.isArray(list) ? list : undefined;
}
function readV1(row) {
    const { data, error } = rowOfV1.safeParse(row);
    if (data === undefined)
        return { ok: false, problem: problemIn(error, row) };
    const { prNumber: number, cycleConclusion: conclusion, bisection, testRunId } = data;
    return {
        ok: true,
        value: {
            ...timesOf(data, number, testRunId),
            number,
            outcome: data.outcome,
            conclusion,
            isBisection: bisection === "in_bisection",
            startedBisection: bisection === "entered_bisection",
        },
    };
}
function readV2(row) {
    const { data, error } = rowOfV2.safeParse(row);
    if (data === undefined)
        return { ok: false, problem: problemIn(error, row) };
    const { pullRequestNumber: number, entryConclusion: conclusion, isBisection, startedBisection } = data;
    const times = timesOf(data, number, data.verificationRunId);
    return { ok: true, value: { ...times, number, outcome: data.outcome, conclusion, isBisection, startedBisection } };
}
/** Old rows name no run; then each of them counts as one. */
function timesOf({ endedAt, testingDurationMs }, number, run = `${number} ${endedAt}`) {
    const endSeconds = endedAt / 1000;
    return { run, startSeconds: endSeconds - testingDurationMs / 1000, endSeconds };
}
function problemIn(error, row) {
    const { path = [], message = "does not fit" } = error?.issues[0] ?? {};
    const [field = ""] = path;
    const found = isObject(row) ? row[String(field)] : undefined;
    const shown = typeof found === "string" ? (0,truncate/* quote */.hD)(found) : found === undefined ? "nothing" : JSON.stringify(found);
    return `${String(field) || "it"} ${message}; got ${shown}`;
}
function runsOf(results) {
    const runs = new Map();
    for (const result of results) {
        const { run: id, number, startSeconds, endSeconds } = result;
        const known = runs.get(id);
        runs.set(id, {
            id,
            members: [...(known?.members ?? []), number],
            startSeconds: Math.min(startSeconds, known?.startSeconds ?? startSeconds),
            seconds: Math.max(endSeconds - startSeconds, known?.seconds ?? 0),
            // One that left the queue while the others were tested on has an outcome of its own.
            outcome: known === undefined || known.outcome === "cancelled" ? result.outcome : known.outcome,
            isBisection: result.isBisection,
            startedBisection: result.startedBisection || known?.startedBisection === true,
        });
    }
    return [...runs.values()].toSorted((one, other) => one.startSeconds - other.startSeconds);
}
/** Results do not tell the trips of a pull request apart, so what begins so late after a failure is another one. */
const PAUSE_SECONDS = 3600;
/** Trips by their start. A pull request that was submitted again after its end has several. */
function tripsOf(results) {
    const all = [...grouped(results, ({ number }) => number)].flatMap(([number, own]) => {
        const trips = [];
        for (const [index, result] of own.entries()) {
            const before = own[index - 1];
            const last = trips.at(-1);
            if (before === undefined || last === undefined || isEnd(before, result))
                trips.push([result]);
            else
                last.push(result);
        }
        return trips.map((trip) => tripOf(number, trip));
    });
    return all.toSorted((one, other) => one.startSeconds - other.startSeconds);
}
/** Items by a key of theirs, in their order. */
function grouped(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const group = groups.get(keyOf(item));
        if (group === undefined)
            groups.set(keyOf(item), [item]);
        else
            group.push(item);
    }
    return groups;
}
/** Whether a trip ended between two results of a pull request. */
function isEnd(before, next) {
    if (before.conclusion !== next.conclusion || before.outcome === "cancelled")
        return true;
    // Only a pull request that did not get through is submitted again.
    if (before.conclusion === "merged" || before.conclusion === null)
        return false;
    return next.startSeconds - before.endSeconds > PAUSE_SECONDS;
}
function tripOf(number, results) {
    return {
        number,
        startSeconds: Math.min(...results.map(({ startSeconds }) => startSeconds)),
        endSeconds: Math.max(...results.map(({ endSeconds }) => endSeconds)),
        conclusion: results.at(-1)?.conclusion ?? null,
        results,
    };
}
/** What the API would list of a simulation, so that it can be looked at in the same way as the past. */
function resultsOf({ runs, transitions }) {
    const ends = transitions.filter(({ to }) => to === "merged" || to === "failed" || to === "cancelled");
    const endsOf = grouped(ends, ({ number }) => number);
    const results = runs.flatMap(({ run, kind, own, startSeconds, endSeconds, outcome }) => endSeconds === null
        ? []
        : own.map((number) => {
            const end = endsOf.get(number)?.find(({ atSeconds }) => atSeconds >= endSeconds);
            const conclusion = CONCLUSIONS.find((word) => word === end?.to) ?? null;
            const startedBisection = outcome === "failed" && own.length > 1;
            const isBisection = kind === "bisection";
            return {
                number,
                run: String(run),
                startSeconds,
                endSeconds,
                outcome,
                conclusion,
                isBisection,
                startedBisection,
            };
        }));
    return results.toSorted((one, other) => one.endSeconds - other.endSeconds);
}

// EXTERNAL MODULE: ./lib/src/local-queue/scenario/random.js
var scenario_random = __webpack_require__(7735);
;// CONCATENATED MODULE: ./lib/src/local-queue/scenario/estimates.js
/** What the past of a queue tells about its chances: how long tests take, how many changes are broken, how flaky runs are. */


/**
 * How long the tests of one pull request take. A batch is taken to last as long as the slowest of its members, so of
 * its durations the root is taken. What was interrupted would have lasted longer (Kaplan and Meier, 1958); runs that
 * failed say little, since many of them end early.
 */
function durationsOf(runs) {
    const bySize = grouped(runs, ({ members }) => members.length);
    const curves = [...bySize].flatMap(([size, ofSize]) => {
        const passed = ofSize.filter(({ outcome }) => outcome === "passed").length;
        return passed === 0 ? [] : [{ size, passed, steps: productLimit(ofSize) }];
    });
    const count = curves.reduce((sum, { passed }) => sum + passed, 0);
    const seconds = [...new Set(curves.flatMap(({ steps }) => steps.map((step) => step.seconds)))];
    const places = curves.map(() => 0);
    const steps = seconds
        .toSorted((one, other) => one - other)
        .map((each) => {
        const share = curves.reduce((sum, { size, passed, steps: own }, index) => {
            while ((own[places[index] ?? 0]?.seconds ?? Number.POSITIVE_INFINITY) <= each)
                places[index] = (places[index] ?? 0) + 1;
            const reached = own[(places[index] ?? 0) - 1]?.share ?? 0;
            return sum + (passed / count) * reached ** (1 / size);
        }, 0);
        return { seconds: each, share };
    });
    return { steps, count };
}
/** The share that has ended by each time; what is left at the end ends with the longest one seen. */
function productLimit(runs) {
    const seen = runs
        .filter(({ outcome }) => outcome !== "failed" && outcome !== null)
        .toSorted((one, other) => one.seconds - other.seconds);
    const steps = [];
    let left = 1;
    for (let index = 0; index < seen.length;) {
        const { seconds = 0 } = seen[index] ?? {};
        let after = index;
        let ended = 0;
        for (; seen[after]?.seconds === seconds; after += 1)
            if (seen[after]?.outcome === "passed")
                ended += 1;
        left *= 1 - ended / (seen.length - index);
        if (ended > 0)
            steps.push({ seconds, share: 1 - left });
        index = after;
    }
    const last = steps.at(-1);
    return last === undefined ? steps : [...steps.slice(0, -1), { ...last, share: 1 }];
}
/** Draws a duration between two bounds; where nothing lies between them, the nearer bound. */
function drawDuration({ steps }, random, { above = 0, upTo = Number.POSITIVE_INFINITY } = {}) {
    const from = steps.findLast(({ seconds }) => seconds <= above)?.share ?? 0;
    const to = steps.findLast(({ seconds }) => seconds <= upTo)?.share ?? 0;
    const fallback = Number.isFinite(upTo) ? upTo : above;
    if (to <= from)
        return fallback;
    const drawn = from + random() * (to - from);
    return steps.find(({ share }) => share > drawn)?.seconds ?? fallback;
}
function durationQuantile({ steps }, share) {
    return steps.find((step) => step.share >= share)?.seconds ?? steps.at(-1)?.seconds ?? 0;
}
/** What is submitted again so soon and then merged was hardly changed: it failed by chance. */
const SOON_SECONDS = 30 * 60;
/**
 * Trips that ended as failed although nothing was wrong with the change, as far as that shows: submitted again at once,
 * it was merged. Each with the trip that came after it.
 */
function failedByChance(trips) {
    const byNumber = grouped(trips, ({ number }) => number);
    const pairs = [...byNumber.values()].flatMap((own) => own.flatMap((trip, index) => {
        const next = own[index + 1];
        const isSoon = next !== undefined && next.startSeconds - trip.endSeconds <= SOON_SECONDS;
        return trip.conclusion === "failed" && isSoon && next.conclusion === "merged" ? [[trip, next]] : [];
    }));
    return new Map(pairs);
}
/** The share of changes that are broken: of all trips with an end of their own, those that failed and not by chance. */
function brokenShareOf(trips) {
    const byChance = failedByChance(trips);
    const ended = trips.filter((trip) => (trip.conclusion === "merged" || trip.conclusion === "failed") && !byChance.has(trip));
    const broken = ended.filter(({ conclusion }) => conclusion === "failed").length;
    return { share: ended.length === 0 ? 0 : broken / ended.length, of: ended.length };
}
/**
 * The share of test runs that fail by chance: of those that began while nothing broken was in the queue, since a run
 * contains what is ahead of it, the ones that failed.
 */
function flakyShareOf(runs, trips) {
    const byChance = failedByChance(trips);
    const bad = trips.filter((trip) => trip.conclusion === "failed" && !byChance.has(trip));
    const isClean = outsideOf(bad.map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds]));
    const clean = runs.filter(({ outcome, startSeconds }) => (outcome === "passed" || outcome === "failed") && isClean(startSeconds));
    const failed = clean.filter(({ outcome }) => outcome === "failed").length;
    return { share: clean.length === 0 ? 0 : failed / clean.length, of: clean.length };
}
/** Whether a time lies in none of some spans; it counts as outside at their very end. To be asked in order. */
function outsideOf(spans) {
    const sorted = spans.toSorted(([one], [other]) => one - other);
    let next = 0;
    let until = Number.NEGATIVE_INFINITY;
    return (seconds) => {
        for (let span = sorted[next]; span !== undefined && span[0] <= seconds; span = sorted[next]) {
            until = Math.max(until, span[1]);
            next += 1;
        }
        return seconds >= until;
    };
}
/** A free slot is used again within this time: a test branch is built, and the queue is looked at again. */
const REFILL_SECONDS = 120;
/**
 * The share of pull requests whose first tests began right after a time in which all slots were taken: these may have
 * waited for a slot, and test results do not contain how long.
 */
function slotWaitersOf(runs, trips, slots) {
    const lastFull = lastFullBefore(runs.filter(({ isBisection }) => !isBisection), slots);
    const waited = trips.filter(({ startSeconds }) => startSeconds - lastFull(startSeconds) <= REFILL_SECONDS).length;
    return { share: trips.length === 0 ? 0 : waited / trips.length, of: trips.length };
}
/** Returns for a time the last moment before it at which all slots were taken. Times have to come in order. */
function lastFullBefore(runs, slots) {
    const changes = runs
        .flatMap(({ startSeconds, seconds }) => [
        { at: startSeconds, by: 1 },
        { at: startSeconds + seconds, by: -1 },
    ])
        .toSorted((one, other) => one.at - other.at || one.by - other.by);
    let next = 0;
    let running = 0;
    let lastFull = Number.NEGATIVE_INFINITY;
    return (seconds) => {
        for (let change = changes[next]; change !== undefined && change.at <= seconds; change = changes[next]) {
            // What begins at this very time is no reason to have waited until then.
            if (change.by === 1 && change.at === seconds)
                break;
            if (change.by === -1 && running >= slots)
                lastFull = change.at;
            running += change.by;
            next += 1;
        }
        return running >= slots ? seconds : lastFull;
    };
}
/** Figures that the past and a simulation have in common. */
function pastFigures(results, trips) {
    const merged = trips.filter(({ conclusion }) => conclusion === "merged");
    const waits = merged.map(({ startSeconds, endSeconds }) => endSeconds - startSeconds).toSorted((a, b) => a - b);
    const from = trips[0]?.startSeconds ?? 0;
    const to = results.at(-1)?.endSeconds ?? from;
    return {
        merged: merged.length,
        mergesPerHour: to === from ? 0 : (merged.length * 3600) / (to - from),
        waitP50: waits[Math.ceil(waits.length * 0.5) - 1] ?? 0,
        waitP95: waits[Math.ceil(waits.length * 0.95) - 1] ?? 0,
        runsPerMerged: merged.length === 0 ? 0 : new Set(results.map(({ run }) => run)).size / merged.length,
    };
}
/** How long the tests of each member of a run take, where only the whole is known: one of them takes that long. */
function shareOut({ members, seconds }, durations, seed) {
    const random = (0,scenario_random/* randomOf */.Rn)(seed, members[0] ?? 0);
    const slowest = Math.floor(random() * members.length);
    return new Map(members.map((number, index) => [
        number,
        index === slowest ? seconds : drawDuration(durations, random, { upTo: seconds }),
    ]));
}

;// CONCATENATED MODULE: ./lib/src/local-queue/scenario/forecast.js




/** From this share on, waits for a slot are a part of the past that test results cannot show. */
const FULL_SHARE = 0.1;
/** True when so many pull requests may have waited for a slot that the history hides a part of their waits. */
function wasFull({ slotWaiters }) {
    return slotWaiters.share >= FULL_SHARE;
}
/**
 * Everything that a history contains, of a queue with so many slots. The seed decides the rest: the time of each member
 * of a batch.
 */
function pastOf(results, slots, seed) {
    const runs = runsOf(results);
    const trips = tripsOf(results);
    const durations = durationsOf(runs);
    const begin = trips[0]?.startSeconds ?? 0;
    const byChance = failedByChance(trips);
    // The second try of what failed by chance is a part of the first one.
    const repeated = new Set(byChance.values());
    const random = (0,scenario_random/* randomOf */.Rn)(seed, 1);
    const secondsOf = testSecondsOf(runs, durations, seed);
    const arrivals = trips
        .filter((trip) => !repeated.has(trip))
        .map((trip) => {
        const { known, atLeast } = secondsOf(trip);
        return {
            atSeconds: trip.startSeconds - begin,
            testSeconds: known ?? drawDuration(durations, random, { above: atLeast }),
            broken: trip.conclusion === "failed" && !byChance.has(trip),
            leavesAfterSeconds: trip.conclusion === "cancelled" ? trip.endSeconds - trip.startSeconds : null,
        };
    });
    return {
        figures: pastFigures(results, trips),
        arrivals,
        spanSeconds: (results.at(-1)?.endSeconds ?? begin) - begin,
        runs: runs.length,
        durations,
        broken: brokenShareOf(trips),
        flaky: flakyShareOf(runs, trips),
        slotWaiters: slotWaitersOf(runs, trips, slots),
    };
}
/** How long the tests of a trip took, by its runs that came to an end: if one passed, those alone. */
function testSecondsOf(runs, durations, seed) {
    const passed = new Map();
    const failed = new Map();
    for (const run of runs) {
        const byOutcome = run.outcome === "passed" ? passed : run.outcome === "failed" ? failed : undefined;
        if (byOutcome === undefined)
            continue;
        for (const [number, seconds] of shareOut(run, durations, seed))
            byOutcome.set(`${run.id} ${number}`, seconds);
    }
    return ({ number, results }) => {
        const keys = results.map(({ run }) => `${run} ${number}`);
        const known = [passed, failed]
            .map((seconds) => keys.flatMap((key) => seconds.get(key) ?? []))
            .find((seconds) => seconds.length > 0);
        return {
            known: known === undefined ? undefined : known.reduce((sum, each) => sum + each, 0) / known.length,
            atLeast: Math.max(0, ...results.map(({ startSeconds, endSeconds }) => endSeconds - startSeconds)),
        };
    };
}
/** Arrivals as a simulation. Test results name no targets, so in parallel mode everybody waits for everybody. */
function simulationOf(arrivals, { flaky }, settings, seed) {
    const changes = arrivals.map(({ testSeconds, broken }, index) => ({
        number: index + 1,
        testSeconds,
        broken,
        flaky: 0,
        conflicts: [],
        silent: false,
        targets: "ALL",
        upToDate: false,
    }));
    const inputs = arrivals.flatMap(({ atSeconds, leavesAfterSeconds }, index) => {
        const number = index + 1;
        const submit = { type: "submit", atSeconds, number };
        return leavesAfterSeconds === null
            ? [submit]
            : [submit, { type: "cancel", atSeconds: atSeconds + leavesAfterSeconds, number }];
    });
    return { settings, changes, inputs, seed, flaky: flaky.share };
}
const DAY_SECONDS = 86_400;
/** Fewer blocks than these would make too few different pasts. */
const LEAST_BLOCKS = 10;
/**
 * Pasts that could have been as well: days of the past, or shorter pieces of a short one, put together anew, each as
 * often as chance has it (the bootstrap of Efron, 1979, by blocks of time).
 */
function resampled(past, settings, count, seed) {
    const blocks = Math.max(LEAST_BLOCKS, Math.round(past.spanSeconds / DAY_SECONDS));
    const blockSeconds = Math.max(1, past.spanSeconds / blocks);
    const inBlocks = Array.from({ length: blocks }, () => []);
    for (const arrival of past.arrivals) {
        const index = Math.min(blocks - 1, Math.floor(arrival.atSeconds / blockSeconds));
        inBlocks[index]?.push(arrival);
    }
    return Array.from({ length: count }, (_, sample) => {
        const random = (0,scenario_random/* randomOf */.Rn)(seed, 100 + sample);
        const arrivals = inBlocks.flatMap((_block, place) => {
            const from = Math.floor(random() * blocks);
            const shift = (place - from) * blockSeconds;
            return (inBlocks[from] ?? []).map((arrival) => ({ ...arrival, atSeconds: arrival.atSeconds + shift }));
        });
        return simulationOf(arrivals, past, settings, seed + sample);
    });
}
/** How far a replay under the settings of the past may be from the past. */
const TOLERANCE = 0.15;
/** Chance makes one replay differ from the next. */
const REPLAYS = 5;
/** Plays the past again under its own settings. What differs by more than the tolerance is what the model gets wrong. */
function replay(past, settings, seed) {
    const replays = Array.from({ length: REPLAYS }, (_, index) => {
        const results = resultsOf(simulate(simulationOf(past.arrivals, past, settings, seed + index)));
        return pastFigures(results, tripsOf(results));
    });
    const check = (title, of, isBinding = true) => {
        const replayed = replays.reduce((sum, figures) => sum + of(figures), 0) / replays.length;
        const before = of(past.figures);
        return {
            title,
            past: before,
            replayed,
            off: before === 0 ? (replayed === 0 ? 0 : 1) : replayed / before - 1,
            isBinding,
        };
    };
    return [
        check("merges/h", ({ mergesPerHour }) => mergesPerHour),
        check("wait p50", ({ waitP50 }) => waitP50),
        check("wait p95", ({ waitP95 }) => waitP95),
        check("runs per merge", ({ runsPerMerged }) => runsPerMerged, false),
    ];
}
function isTrusted(checks) {
    return checks.every(({ off, isBinding }) => !isBinding || Math.abs(off) <= TOLERANCE);
}

// EXTERNAL MODULE: ./lib/src/local-queue/scenario/format.js
var scenario_format = __webpack_require__(2488);
// EXTERNAL MODULE: ./lib/src/text/suggest.js
var suggest = __webpack_require__(4618);
;// CONCATENATED MODULE: ./lib/src/local-queue/simulation/figures.js
/** Moves to pending that belong to a bisection: what was tested is not tested again in vain. */
const OF_BISECTIONS = ["BISECTION_REQUIRED", "BISECTION_TEST_RUN_PASSED"];
/** Sums up what was played. */
function figuresOf({ transitions, runs, endSeconds, stopped }) {
    const submittedSeconds = new Map();
    const waits = [];
    const ended = { merged: 0, failed: 0, cancelled: 0 };
    let restarts = 0;
    let lastSeconds = 0;
    for (const { atSeconds, number, from, to, reason } of transitions) {
        switch (to) {
            case "not_ready":
                submittedSeconds.set(number, atSeconds);
                break;
            case "merged":
                waits.push(atSeconds - (submittedSeconds.get(number) ?? atSeconds));
                ended.merged += 1;
                lastSeconds = atSeconds;
                break;
            case "failed":
            case "cancelled":
                ended[to] += 1;
                lastSeconds = atSeconds;
                break;
            case "pending":
                if (from !== "not_ready" && !OF_BISECTIONS.includes(reason))
                    restarts += 1;
                break;
            case "testing":
            case "tests_passed":
            case "pending_failure":
                break;
        }
    }
    const hours = ((stopped ? endSeconds : lastSeconds) - (transitions[0]?.atSeconds ?? 0)) / 3600;
    const runSeconds = runs.reduce((sum, run) => sum + (run.endSeconds ?? endSeconds) - run.startSeconds, 0);
    const bisectionRuns = runs.filter(({ kind }) => kind === "bisection").length;
    const sorted = waits.toSorted((a, b) => a - b);
    return {
        ...ended,
        mainRuns: runs.length - bisectionRuns,
        bisectionRuns,
        runMinutes: runSeconds / 60,
        runsPerMerged: ended.merged === 0 ? null : runs.length / ended.merged,
        mergesPerHour: hours === 0 ? 0 : ended.merged / hours,
        waitSecondsP50: quantile(sorted, 0.5),
        waitSecondsP95: quantile(sorted, 0.95),
        restarts,
    };
}
/** The smallest value that a share of all stays within; null where there is none. */
function quantile(sorted, share) {
    return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

;// CONCATENATED MODULE: ./lib/src/local-queue/scenario/what-if.js
/** What would be with other settings: the same days of a queue played under each combination of them. */







/** What the settings of a queue can change in a simulation, and whose values are one word. */
const PLAYED = [
    "mode",
    "concurrency",
    "bisectionConcurrency",
    "testingTimeoutMinutes",
    "pendingFailureDepth",
    "canOptimisticallyMerge",
    "batch",
    "batchingMaxWaitTimeMinutes",
    "batchingMinSize",
    "directMergeMode",
    "optimizationMode",
    "notReadyTimeoutHours",
];
const MOST_COMBINATIONS = 1000;
/** Reads what follows `--what-if`: `batch=1,4,8`. @throws InputError */
function readAxes(written) {
    const axes = written.map(readAxis);
    const settings = axes.map(({ name }) => (0,scenario_format/* settingCalled */.gu)(name));
    const twice = axes.find((_axis, index) => settings.indexOf(settings[index]) < index);
    if (twice !== undefined)
        throw refusal(twice.name, `is there twice; write all its values at once, ${twice.name}=...`);
    const combinations = axes.reduce((product, { values }) => product * values.length, 1);
    if (combinations > MOST_COMBINATIONS) {
        throw new errors/* InputError */.dz([`--what-if: these are ${combinations} combinations; ${MOST_COMBINATIONS} are the most`]);
    }
    return axes;
}
function readAxis(written) {
    const [, name = "", list = ""] = /^([^=]+)=(.*)$/s.exec(written) ?? [];
    if (name === "" || list === "") {
        throw new errors/* InputError */.dz([`--what-if must be a setting and its values, such as concurrency=5,10,20; got "${written}"`]);
    }
    const setting = (0,scenario_format/* settingCalled */.gu)(name);
    if (setting === undefined)
        throw refusal(name, (0,scenario_format/* unknownSetting */.pL)(name));
    if (!PLAYED.includes(setting)) {
        throw refusal(name, `changes nothing that a simulation shows; those that do are ${PLAYED.join(", ")}`);
    }
    const values = list
        .split(",")
        .map((text) => ({ text: text.trim(), settings: settingsOf(name, setting, text.trim()) }));
    const keys = values.map((value) => JSON.stringify(value.settings));
    // Two spellings of one value would make two rows that are the same.
    return { name, values: values.filter((_value, index) => keys.indexOf(keys[index] ?? "") === index) };
}
function refusal(name, text) {
    return new errors/* InputError */.dz([`--what-if ${name}: ${text}`]);
}
function settingsOf(name, setting, text) {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : text === "true" ? true : text === "false" ? false : text;
    // `batch=4` is batches of four; of one are none.
    if (setting === "batch" && typeof value === "number" && value >= 1)
        return { batch: value > 1, batchingMinSize: value };
    const result = (0,world_settings/* readSetting */.LA)(setting, value);
    if (result.ok)
        return { [setting]: result.value };
    const meant = (0,suggest/* closestName */.N)(text, /one of (.+)/.exec(result.rule)?.[1]?.split(", ") ?? []);
    const rule = setting === "batch" ? "must be true, false, or the number of pull requests in a batch" : result.rule;
    throw refusal(name, `${rule}; got "${text}"${meant === undefined ? "" : `; did you mean ${meant}?`}`);
}
/** Every combination of the values, in their order; the last axis changes fastest. */
function combinationsOf(axes) {
    return axes.reduce((combinations, { values }) => combinations.flatMap((each) => values.map(({ text, settings }) => ({
        values: [...each.values, text],
        settings: { ...each.settings, ...settings },
    }))), [{ values: [], settings: {} }]);
}
/** What is compared. */
const MEASURES = {
    waitP50: { title: "wait p50", of: ({ waitSecondsP50 }) => waitSecondsP50, better: "less" },
    waitP95: { title: "wait p95", of: ({ waitSecondsP95 }) => waitSecondsP95, better: "less" },
    mergesPerHour: { title: "merges/h", of: ({ mergesPerHour }) => mergesPerHour, better: "more" },
    ejected: { title: "ejected", of: ({ failed }) => failed, better: "less" },
    runs: { title: "runs", of: ({ mainRuns, bisectionRuns }) => mainRuns + bisectionRuns, better: "less" },
    runnerMinutes: { title: "runner min", of: ({ runMinutes }) => runMinutes, better: "less" },
};
const MEASURE_NAMES = [
    "waitP50",
    "waitP95",
    "mergesPerHour",
    "ejected",
    "runs",
    "runnerMinutes",
];
/**
 * Plays each of some days under each combination; null where it is not to go on. The days are the same for all, so what
 * differs comes from the settings and not from chance.
 */
async function compare(days, combinations, goOn = async () => true) {
    const figures = [];
    for (const { settings } of combinations) {
        const own = [];
        figures.push(own);
        for (const day of days) {
            own.push(figuresOf(simulate({ ...day, settings: { ...day.settings, ...settings } })));
            const done = (figures.length - 1) * days.length + own.length;
            if (!(await goOn(done, days.length * combinations.length)))
                return null;
        }
    }
    const columns = MEASURE_NAMES.map((measure) => estimatesOf(MEASURES[measure], figures));
    return combinations.map((combination, row) => {
        const of = (measure) => columns[MEASURE_NAMES.indexOf(measure)]?.[row] ?? NOTHING;
        return {
            ...combination,
            estimates: {
                waitP50: of("waitP50"),
                waitP95: of("waitP95"),
                mergesPerHour: of("mergesPerHour"),
                ejected: of("ejected"),
                runs: of("runs"),
                runnerMinutes: of("runnerMinutes"),
            },
        };
    });
}
/** The rows without a mark of the shortest waits, for days whose waits are known in part only. */
function withoutBestWaits(rows) {
    return rows.map((row) => {
        const { waitP50, waitP95 } = row.estimates;
        const unmarked = { waitP50: { ...waitP50, best: false }, waitP95: { ...waitP95, best: false } };
        return { ...row, estimates: { ...row.estimates, ...unmarked } };
    });
}
const NOTHING = { middle: null, low: null, high: null, best: false };
/** One column, by combination and day. */
function estimatesOf({ of, better }, figures) {
    const values = figures.map((days) => days.map(of));
    const middles = values.map((each) => what_if_quantile(each, 0.5));
    const sign = better === "less" ? 1 : -1;
    const known = middles.flatMap((middle, row) => (middle === null ? [] : [{ middle, row }]));
    const winner = known.toSorted((one, other) => sign * (one.middle - other.middle))[0]?.row;
    const isBest = values.map((each) => winner !== undefined && !isWorse(each, values[winner] ?? [], sign));
    // Where nothing is worse than the rest, nothing is best.
    const isTold = isBest.includes(false);
    return values.map((each, row) => ({
        middle: middles[row] ?? null,
        low: what_if_quantile(each, LOW),
        high: what_if_quantile(each, HIGH),
        best: isTold && isBest[row] === true,
    }));
}
const LOW = 0.05;
const HIGH = 0.95;
/** Whether it is worse on nearly all days than the best one is on the same day. */
function isWorse(values, best, sign) {
    const differences = values.flatMap((value, day) => {
        const other = best[day] ?? null;
        return value === null || other === null ? [] : [sign * (value - other)];
    });
    const low = what_if_quantile(differences, LOW);
    return low === null || low > 0;
}
/** Between the two values around it; null where there is none. */
function what_if_quantile(values, share) {
    const sorted = values.filter((value) => value !== null).toSorted((one, other) => one - other);
    const place = (sorted.length - 1) * share;
    const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    if (below === undefined || above === undefined)
        return null;
    return below + (above - below) * (place - Math.floor(place));
}
function combinationText({ values }, axes) {
    return (0,format/* truncatedList */.pO)(values.map((value, index) => `${axes[index]?.name}=${value}`), axes.length);
}

// EXTERNAL MODULE: ./lib/src/local-queue/scenario/durations.js
var durations = __webpack_require__(3218);
;// CONCATENATED MODULE: ./lib/src/local-queue/scenario/what-if-table.js
/** What a comparison of settings prints: the table, what stands out in it, and what the model does not know. */





const FORMATS = {
    waitP50: aboutDuration,
    waitP95: aboutDuration,
    mergesPerHour: (value) => value.toFixed(1),
    ejected: whole,
    runs: whole,
    runnerMinutes: whole,
};
/** From ten minutes on without seconds. */
function aboutDuration(seconds) {
    return (0,durations/* written */.Mp)(seconds < 600 ? seconds : Math.round(seconds / 60) * 60);
}
function whole(value) {
    return String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
/** The table with its intervals, where several days make them. There is no verdict on the waits of a full queue. */
function comparisonText(rows, axes, days, isFull = false) {
    const heads = [...axes.map(({ name }) => name), ...MEASURE_NAMES.map((measure) => MEASURES[measure].title)];
    const lines = rows.flatMap(({ values, estimates }) => {
        const cells = MEASURE_NAMES.map((measure) => cellsOf(estimates[measure], FORMATS[measure]));
        const middles = [...values, ...cells.map(({ middle }) => middle)];
        return days === 1 ? [middles] : [middles, [...values.map(() => ""), ...cells.map(({ range }) => range)]];
    });
    const widths = heads.map((head, column) => Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)));
    const texts = [heads, ...lines].map((cells) => cells
        .map((cell, column) => column < axes.length ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))
        .join("  "));
    const table = texts.map((text) => `${text.trimEnd()}\n`).join("");
    // One row is compared with nothing.
    return rows.length === 1 ? table : `${table}\n${isFull ? NO_VERDICT : conclusion(rows, axes)}`;
}
function cellsOf({ middle, low, high, best }, format) {
    const shown = middle === null ? "-" : `${best ? "*" : ""}${format(middle)}`;
    return { middle: shown, range: low === null || high === null ? "" : `${format(low)}..${format(high)}` };
}
function conclusion(rows, axes) {
    const stars = "* is the best of its column, or not told apart from it by these days.\n";
    const best = rows.filter(({ estimates }) => estimates.waitP95.best);
    const fastest = best.toSorted((one, other) => (one.estimates.waitP95.middle ?? 0) - (other.estimates.waitP95.middle ?? 0))[0];
    if (fastest === undefined)
        return "These settings make no difference to the waits (p95).\n";
    const others = best.length - 1;
    const alike = others === 0 ? "" : `; ${(0,format/* counted */.hS)(others, "other combination")} cannot be told from it`;
    return `${stars}The shortest waits (p95): ${combinationText(fastest, axes)}${alike}.\n`;
}
const NO_VERDICT = "No verdict on the waits, because the queue was often full: see the first lines. * marks the best of the other columns.\n";
/** The first lines of a comparison over a history: can its data show the waits? */
function slotsText(past, slots) {
    const { share, of } = past.slotWaiters;
    const taken = slots === 1 ? "the only slot was in use" : `all ${slots} slots were in use`;
    const measured = `${percent(share)} of ${(0,format/* counted */.hS)(of, "attempt")} began their first tests while ${taken}, or within ${(0,durations/* written */.Mp)(REFILL_SECONDS)} after.`;
    return wasFull(past)
        ? `The queue was often full. ${measured}
Test results do not contain the time of a submission, so the waits for a slot are missing in everything below.
This history cannot show what more slots or larger batches would save. A scenario with your rate of pull requests can.
`
        : `The queue was seldom full. ${measured}
`;
}
/** What the past was taken to be. */
function pastText({ arrivals, spanSeconds, runs, durations, broken, flaky, figures }) {
    const [short, middle, long] = [0.05, 0.5, 0.95].map((share) => aboutDuration(durationQuantile(durations, share)));
    const perHour = spanSeconds === 0 ? 0 : (arrivals.length * 3600) / spanSeconds;
    return `The past: ${(0,format/* counted */.hS)(runs, "test run")} of ${(0,format/* counted */.hS)(arrivals.length, "pull request")} in ${aboutDuration(spanSeconds)}, ${perHour.toFixed(1)} an hour; ${figures.merged} merged
  tests take ${middle} (p5 ${short}, p95 ${long}), from ${(0,format/* counted */.hS)(durations.count, "run")} that passed
  ${percent(broken.share)} of changes are broken, of ${broken.of} that were merged or ejected
  ${percent(flaky.share)} of test runs fail by chance, of ${flaky.of} with nothing broken in the queue
`;
}
function percent(share) {
    return `${(share * 100).toFixed(1)} %`;
}
function checkedText(title, value) {
    return title.startsWith("wait") ? aboutDuration(value) : value.toFixed(2);
}
/** How the replay compares with the past; says it where that ends the matter. */
function replayText(checks, isTrusted) {
    const lines = checks.map(({ title, past, replayed, off, isBinding }) => {
        const sign = off < 0 ? "-" : "+";
        const isOff = isBinding && Math.abs(off) > TOLERANCE;
        return `  ${title.padEnd(15)}${checkedText(title, past).padStart(8)}${checkedText(title, replayed).padStart(10)}  ${sign}${percent(Math.abs(off))}${isOff ? "  too far off" : ""}\n`;
    });
    const end = isTrusted
        ? ""
        : `No forecast: a replay under today's settings is more than ${TOLERANCE * 100} % off the past, so what the model says about other settings would mean nothing. Check that --settings-file are those that held at the time, and see below what the model does not know.\n`;
    return `The same under today's settings, to see whether the model fits:\n  ${"".padEnd(15)}${"past".padStart(8)}${"replayed".padStart(10)}\n${lines.join("")}${end}`;
}
const LIMITS = [
    "Tests take as long with ten runs at once as with one; real CI may have fewer runners than the queue has slots.",
    "A batch takes as long as its slowest member alone, and breaks for no other reason than theirs.",
    "Failures and flaky tests come one by one; real ones come in clusters, such as a CI outage.",
    "People do not change what they do: nobody submits again after an ejection, or waits because the queue is long.",
    "Making test branches, merging, and the API take no time.",
    "Rules of the queue that its documentation does not tell are taken to be the likely ones.",
    "Load that is more than twice of what was seen is beyond anything that was compared.",
];
const LIMITS_OF_A_PAST = [
    "Test results do not contain the time of a submission: a pull request counts from its first test run on. The first lines report the share of pull requests that may have waited for a slot before.",
    "They do not name targets either: everybody waits for everybody, as in single mode.",
    "An ejection counts as a broken change, also where a flaky test or a conflict with another one was the reason, unless it was merged within half an hour after.",
];
function limitsText(isOfPast) {
    const limits = isOfPast ? [...LIMITS, ...LIMITS_OF_A_PAST] : LIMITS;
    return `What the model does not know:\n${limits.map((limit) => `- ${limit}\n`).join("")}`;
}

;// CONCATENATED MODULE: ./lib/src/local-queue/scenario/comparison.js
/** Compares settings over a scenario, or over the past of a real queue, and prints what comes of it. */










const EXIT_OK = 0;
const EXIT_NO_FORECAST = 1;
const EXIT_STOPPED = 130;
/** So many pull requests are played in about a minute. */
const PLAYED_AT_MOST = 400_000;
/** How many days to play: what is asked for, else as many as are wanted, or fewer where that would take too long. */
function countOf(seeds, { wanted, least, each }) {
    return seeds ?? Math.max(least, Math.min(wanted, Math.floor(PLAYED_AT_MOST / each)));
}
const SCENARIO_DAYS = { wanted: 20, least: 3 };
const PAST_DAYS = { wanted: 200, least: 10 };
/** @throws InputError for settings or values that do not exist. */
async function compareScenario(file, options) {
    const axes = readAxes(options.whatIf);
    const combinations = combinationsOf(axes);
    const first = (0,draw/* drawScenario */.P)(file, options.seed).simulation;
    const count = hasChance(file)
        ? countOf(options.seeds, { ...SCENARIO_DAYS, each: first.changes.length * combinations.length })
        : 1;
    const days = Array.from({ length: count }, (_, index) => (0,draw/* drawScenario */.P)(file, options.seed + index).simulation);
    const rows = await played(days, combinations, options);
    if (rows === null)
        return EXIT_STOPPED;
    const seeds = hasChance(file) ? (0,format/* counted */.hS)(count, "seed") : "no chance in it";
    const head = `${file.about === undefined ? "" : `${file.about}\n\n`}${(0,format/* counted */.hS)(first.changes.length, "pull request")}, ${(0,format/* counted */.hS)(combinations.length, "combination")} of settings, ${seeds}.${rangeText(count)}\n\n`;
    options.write(options.json
        ? `${JSON.stringify({ about: file.about ?? null, days: count, rows }, null, 2)}\n`
        : `${head}${comparisonText(rows, axes, count)}\n${limitsText(false)}`);
    return EXIT_OK;
}
function rangeText(days) {
    return days === 1 ? "" : " Below each figure: what nine in ten of them lie between.";
}
/** Whether another seed makes another day. */
function hasChance({ generate, flaky = 0, "pull-requests": listed, events }) {
    return generate.length > 0 || flaky > 0 || [...listed, ...events].some((change) => (change.flaky ?? 0) > 0);
}
/** Null where it was stopped. */
async function played(days, combinations, options) {
    let toldAtMs = Date.now();
    return compare(days, combinations, async (done, all) => {
        await (0,promises_.setImmediate)();
        if (options.signal.aborted)
            return false;
        if (done < all && Date.now() - toldAtMs > TOLD_EVERY_MS) {
            toldAtMs = Date.now();
            options.writeError(`${done} of ${all} days played\n`);
        }
        return true;
    });
}
const TOLD_EVERY_MS = 5000;
/** With fewer, chance is most of what there is. */
const LEAST_MERGED = 30;
/** @throws InputError for what is no history, or too short a one. */
async function compareHistory(files, options) {
    const axes = readAxes(options.whatIf);
    const settings = await readSettingsFile(files.settings);
    const { concurrency = world_settings/* DEFAULT_SETTINGS */.a$.concurrency } = settings;
    const past = pastOf(readHistory(files.history.text, files.history.name), concurrency, options.seed);
    if (past.figures.merged < LEAST_MERGED) {
        throw new errors/* InputError */.dz([
            `--history: ${files.history.name} has ${(0,format/* counted */.hS)(past.figures.merged, "merged pull request")} in it; ${LEAST_MERGED} are the least that say something`,
        ]);
    }
    const checks = replay(past, settings, options.seed);
    const trusted = isTrusted(checks);
    const full = wasFull(past);
    const intro = `${slotsText(past, concurrency)}\n${pastText(past)}\n${replayText(checks, trusted)}`;
    if (!trusted || axes.length === 0) {
        const result = { past: figuresOfPast(past), full, replay: checks, trusted, days: 0, rows: [] };
        options.write(options.json ? `${JSON.stringify(result, null, 2)}\n` : `${intro}\n${limitsText(true)}`);
        return trusted ? EXIT_OK : EXIT_NO_FORECAST;
    }
    const combinations = combinationsOf(axes);
    const count = countOf(options.seeds, { ...PAST_DAYS, each: past.arrivals.length * combinations.length });
    const all = await played(resampled(past, settings, count, options.seed), combinations, options);
    const rows = all !== null && full ? withoutBestWaits(all) : all;
    if (rows === null)
        return EXIT_STOPPED;
    const fewer = options.seeds === undefined && count < PAST_DAYS.wanted;
    const why = fewer ? ` (${PAST_DAYS.wanted} take longer: --seeds ${PAST_DAYS.wanted})` : "";
    const head = `\n${(0,format/* counted */.hS)(combinations.length, "combination")} of settings, ${(0,format/* counted */.hS)(count, "resample")} of the past${why}.${rangeText(count)}\n\n`;
    options.write(options.json
        ? `${JSON.stringify({ past: figuresOfPast(past), full, replay: checks, trusted, days: count, rows }, null, 2)}\n`
        : `${intro}${head}${comparisonText(rows, axes, count, full)}\n${limitsText(true)}`);
    return EXIT_OK;
}
function figuresOfPast({ arrivals, durations, ...rest }) {
    return { ...rest, pullRequests: arrivals.length, durations };
}
/** Settings as JSON or YAML: a mapping of them, a reply of the API, or what `get-queue --json` prints. */
async function readSettingsFile({ name, text }) {
    const { parse } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    let value;
    try {
        value = parse(text);
    }
    catch (cause) {
        throw new errors/* InputError */.dz([`--settings-file: ${name} is neither JSON nor YAML`], { cause });
    }
    const details = fieldOf(value, "details");
    const settings = fieldOf(details, "queue") ?? value;
    if (typeof settings !== "object" || settings === null || Array.isArray(settings)) {
        throw new errors/* InputError */.dz([`--settings-file: ${name} must hold the settings of a queue, such as concurrency: 5`]);
    }
    // A reply has other fields too, and null where nothing is set.
    const isReply = "branch" in settings || details !== undefined;
    const read = {};
    for (const [key, given] of Object.entries(settings)) {
        const setting = (0,scenario_format/* settingCalled */.gu)(key);
        if (isReply && (setting === undefined || given === null))
            continue;
        if (setting === undefined)
            throw new errors/* InputError */.dz([`--settings-file: ${name}: ${key} ${(0,scenario_format/* unknownSetting */.pL)(key)}`]);
        const result = (0,world_settings/* readSetting */.LA)(setting, given);
        if (!result.ok) {
            throw new errors/* InputError */.dz([`--settings-file: ${name}: ${key} ${result.rule}; got ${JSON.stringify(given)}`]);
        }
        read[setting] = result.value;
    }
    if (Object.keys(read).length === 0)
        throw new errors/* InputError */.dz([`--settings-file: ${name} has no setting in it`]);
    return read;
}
function fieldOf(value, name) {
    return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

// EXTERNAL MODULE: ./lib/src/local-queue/scenario/files.js
var files = __webpack_require__(540);
// EXTERNAL MODULE: ./lib/src/local-queue/reasons.js
var reasons = __webpack_require__(9953);
;// CONCATENATED MODULE: ./lib/src/local-queue/scenario/timeline.js
/** What happened in a simulation, as a person tells it: one line for each thing that matters, with its reason. */



/** Lines in the order in which things happened; those of one instant from what ended to what began. */
function timelineOf({ transitions, runs, refusals, ignored, endSeconds, stopped }, inputs) {
    const instants = new Map();
    const at = (seconds) => {
        const known = instants.get(seconds);
        const instant = known ?? { ended: [], inputs: [], ignored: [], moves: [], begun: [] };
        if (known === undefined)
            instants.set(seconds, instant);
        return instant;
    };
    for (const run of runs) {
        at(run.startSeconds).begun.push(run);
        if (run.endSeconds !== null)
            at(run.endSeconds).ended.push(run);
    }
    const without = new Set(ignored.map(({ input }) => input));
    for (const input of inputs) {
        const isTaken = !(stopped && input.atSeconds > endSeconds) && !without.has(input);
        if (isTaken)
            at(input.atSeconds).inputs.push(input);
    }
    for (const each of ignored)
        at(each.input.atSeconds).ignored.push(each);
    for (const transition of transitions)
        at(transition.atSeconds).moves.push(transition);
    const culprits = new Map(refusals.map(({ atSeconds, number, culprit }) => [`${atSeconds} ${number}`, culprit]));
    const states = new Map();
    return [...instants]
        .toSorted(([one], [other]) => one - other)
        .flatMap(([atSeconds, instant]) => {
        for (const { number, to } of instant.moves)
            states.set(number, to);
        const culpritOf = (number) => culprits.get(`${atSeconds} ${number}`);
        const texts = [
            ...instant.ended.flatMap((run) => endOf(run, states)),
            ...instant.inputs.flatMap(inputText),
            ...together(instant.moves.filter((move) => isTold(move, instant))).map((moves) => moveText(moves, culpritOf)),
            ...instant.ignored.map(ignoredText),
            ...instant.begun.map(beginOf),
        ];
        return texts.map((text) => ({ atSeconds, text }));
    });
}
const MOST_NAMED = 6;
function named(numbers) {
    return (0,format/* formatList */.ki)(numbers.map((number) => `#${number}`), MOST_NAMED);
}
function beginOf({ kind, own, ahead }) {
    const who = own.length === 1 ? `${named(own)} is tested` : `${named(own)} are tested together`;
    const where = ahead.length === 0
        ? ""
        : ` on top of ${(0,format/* truncatedList */.pO)(ahead.map((number) => `#${number}`), MOST_NAMED)}`;
    return `${kind === "bisection" ? "bisection: " : ""}${who}${where}`;
}
/** A run that was stopped is told by what its members do. */
function endOf({ outcome, own, ahead, faults }, states) {
    if (outcome !== "failed")
        return [];
    const isUndecided = own.every((number) => states.get(number) === "pending_failure");
    // What stands ahead may be at fault; else what is behind may clear it.
    const isBaseSure = ahead.every((number) => ["tests_passed", "merged", "failed", "cancelled"].includes(states.get(number) ?? ""));
    const waits = isBaseSure ? "what is tested behind may still clear it" : "what is ahead may be at fault";
    return [`the tests of ${named(own)} fail: ${causeOf(faults)}${isUndecided ? `; not decided yet, ${waits}` : ""}`];
}
function causeOf(faults) {
    const causes = new Set(faults.map(faultText));
    return causes.size === 0 ? "a check never reports" : (0,format/* formatList */.ki)([...causes], 3);
}
function faultText({ kind, numbers }) {
    switch (kind) {
        case "broken":
            return `${named(numbers)} is broken`;
        case "flaky":
            return "a flaky test";
        case "conflict":
            return `${named(numbers)} break each other`;
    }
}
function inputText(input) {
    switch (input.type) {
        case "phase":
            return [
                {
                    paused: "the queue is paused",
                    running: "the queue runs on",
                    draining: "the queue is drained: it takes nothing in",
                }[input.phase],
            ];
        case "settings":
            return [`settings change: ${settingsText(input.settings)}`];
        case "push-to-target":
            return ["somebody pushes to the target branch"];
        case "change":
            return [`#${input.number} is another change now`];
        // The moves of the entry tell these.
        case "submit":
        case "cancel":
        case "push":
        case "close":
        case "restart":
        case "merge-by-hand":
            return [];
    }
}
function ignoredText({ input: { type, number }, why }) {
    const reason = {
        merged: "it is merged already",
        not_queued: "it is not in the queue",
        no_tests: "it has no tests that run",
        conflict: "it conflicts with the target branch",
    }[why];
    return `${type} of #${number} does nothing: ${reason}`;
}
/** `concurrency 5, mode parallel`. */
function settingsText(settings) {
    return Object.entries(settings)
        .map(([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : String(value)}`)
        .join(", ");
}
/** A step on the way to another one of the same instant is no news. */
function isTold(move, { moves, begun, ended }) {
    const { number, to, from, reason } = move;
    const isLast = moves.findLast((each) => each.number === number) === move;
    switch (to) {
        case "not_ready":
            return (isLast ||
                (!begun.some(({ own }) => own.includes(number)) &&
                    !moves.some((each) => each.number === number && ENDS.has(each.to))));
        case "pending":
            return from !== "not_ready" && reason !== null;
        case "tests_passed":
            return isLast || reason === "SUCCESSOR_TEST_RUN_PASSED";
        case "pending_failure":
            // Told by the run, unless nothing of the kind ended.
            return isLast && !ended.some(({ own }) => own.includes(number));
        case "testing":
            return false;
        case "merged":
        case "failed":
        case "cancelled":
            return true;
    }
}
const ENDS = new Set(["merged", "failed", "cancelled"]);
/** Moves of several for one reason, one right after the other. */
function together(moves) {
    const groups = [];
    for (const move of moves) {
        const group = groups.find(([first]) => first.to === move.to && first.reason === move.reason);
        if (group === undefined)
            groups.push([move]);
        else
            group.push(move);
    }
    return groups;
}
function moveText(moves, culpritOf) {
    const [{ number, to, reason }] = moves;
    const numbers = [...new Set(moves.map((move) => move.number))];
    const isOne = numbers.length === 1;
    const who = named(numbers);
    // Reasons tell of one pull request.
    const each = isOne ? who : `each of ${who}`;
    const why = reason === null ? "" : `: ${(0,reasons/* reasonClause */.C)(reason)}`;
    const culprit = culpritOf(number);
    switch (to) {
        case "not_ready":
            return `${who} ${isOne ? "is" : "are"} submitted`;
        case "pending":
            if (reason === "BISECTION_REQUIRED")
                return `the batch of ${who} failed: a bisection looks for what broke it`;
            if (reason === "BISECTION_TEST_RUN_PASSED")
                return `the bisection clears ${who}: tested with the line again`;
            return `${each} starts again${why}`;
        case "testing":
            return `${who} ${isOne ? "is" : "are"} tested`;
        case "tests_passed":
            return reason === "TEST_RUN_PASSED" ? `${each} passes, and waits to be merged` : `${each} passes${why}`;
        case "pending_failure":
            return `${each} fails${why}`;
        case "merged":
            return `${who} ${isOne ? "is" : "are"} merged${reason === "MERGE_GRAPH_MERGE" ? "" : why}`;
        case "failed":
            return `${each} is ejected${culprit === undefined ? why : `: it conflicts with #${culprit}`}`;
        case "cancelled":
            return `${each} leaves the queue${why}`;
    }
}
/** So many lines in front of the gap of a long timeline, and so many behind it. */
const FIRST_LINES = 40;
const LAST_LINES = 10;
/** Lines with their time in front, each time once; of a long timeline only the beginning and the end, unless `whole`. */
function timelineText(lines, whole) {
    const left = lines.length - FIRST_LINES - LAST_LINES;
    const shown = whole || left <= 1 ? lines : [...lines.slice(0, FIRST_LINES), ...lines.slice(-LAST_LINES)];
    const width = Math.max(...shown.map(({ atSeconds }) => (0,durations/* written */.Mp)(atSeconds).length), 0);
    const rows = shown.map(({ atSeconds, text }, index) => {
        const isSame = shown[index - 1]?.atSeconds === atSeconds;
        return `${(isSame ? "" : (0,durations/* written */.Mp)(atSeconds)).padStart(width)}  ${text}\n`;
    });
    if (shown !== lines)
        rows.splice(FIRST_LINES, 0, `${"".padStart(width)}  ... ${left} more lines; --whole shows them\n`);
    return rows.join("");
}

;// CONCATENATED MODULE: ./lib/src/local-queue/scenario/outcome.js
/** What came of a simulation: its figures, and where each pull request ended. */




/** Everything that is known about a simulation that was played, as plain JSON. */
function outcomeOf(file, { simulation, titles, faults }, played) {
    const ends = new Map(played.transitions.map(({ number, to, reason }) => [number, { state: to, reason }]));
    return {
        about: file.about ?? null,
        seed: simulation.seed,
        settings: simulation.settings,
        figures: figuresOf(played),
        pullRequests: simulation.changes.map(({ number }) => ({
            number,
            title: titles.get(number) ?? "",
            ...(ends.get(number) ?? { state: null, reason: null }),
        })),
        timeline: timelineOf(played, simulation.inputs),
        ...played,
        faultsLeftOut: faults.length,
    };
}
const outcome_MOST_NAMED = 8;
const outcome_ENDS = ["merged", "failed", "cancelled", null];
/** The figures as a person reads them. */
function figuresText({ figures, pullRequests, endSeconds, ignored, faultsLeftOut }) {
    const { merged, failed, cancelled, mainRuns, bisectionRuns, runMinutes, runsPerMerged, restarts } = figures;
    const { waitSecondsP50, waitSecondsP95, mergesPerHour } = figures;
    const ended = [`${merged} merged`, `${failed} ejected`, ...(cancelled > 0 ? [`${cancelled} withdrawn`] : [])].join(", ");
    const perMerged = runsPerMerged === null ? "" : ` (${runsPerMerged.toFixed(2)} for each merged)`;
    const bisections = bisectionRuns === 0 ? "" : `, ${bisectionRuns} of them in bisections`;
    const left = pullRequests
        .filter(({ state }) => !outcome_ENDS.includes(state))
        .map(({ number, state }) => `#${number} (${(0,format/* plainWord */.hx)(state ?? "")})`);
    return [
        `pull requests  ${ended}, in ${(0,durations/* written */.Mp)(endSeconds)}`,
        ...(left.length === 0 ? [] : [`still there    ${(0,format/* formatList */.ki)(left, outcome_MOST_NAMED)}`]),
        `waits          p50 ${waitText(waitSecondsP50)}, p95 ${waitText(waitSecondsP95)} from submission to merge; ${mergesPerHour.toFixed(1)} merged an hour`,
        `test runs      ${mainRuns + bisectionRuns}${perMerged}${bisections}; ${(0,format/* counted */.hS)(restarts, "restart")}; ${(0,format/* counted */.hS)(Math.round(runMinutes), "runner minute")}`,
        ...(ignored.length === 0 ? [] : [`${(0,format/* counted */.hS)(ignored.length, "event")} did nothing: the timeline says why`]),
        ...(faultsLeftOut === 0
            ? []
            : [`${(0,format/* counted */.hS)(faultsLeftOut, "fault")} of the API left out: merge-queue serve --scenario plays them`]),
        "",
    ].join("\n");
}
function waitText(seconds) {
    return seconds === null ? "-" : (0,durations/* written */.Mp)(seconds);
}

// EXTERNAL MODULE: ./lib/src/local-queue/scenario/read.js
var read = __webpack_require__(8443);
// EXTERNAL MODULE: ./lib/src/local-queue/scenario/ready-made.js
var ready_made = __webpack_require__(6008);
;// CONCATENATED MODULE: ./lib/src/local-queue/scenario/command.js
/** The command `merge-queue simulate`: a scenario to its end in no time, or what would be with other settings. */











const command_EXIT_OK = 0;
const EXIT_BAD_FLAGS = 2;
const HELP = `Usage: merge-queue simulate --scenario FILE [flags]

Plays a scenario in simulated time: prints what happens in the queue and why, and the figures at the end. With --what-if
it plays it under other settings and compares them; with --history it does so for the past of a real queue.

${(0,command_flags/* flagLines */.Yg)(command_flags/* SIMULATE_FLAGS */.lT, 26)}`;
/** Gives the exit code. */
async function simulateCommand(argv, io) {
    try {
        return await run(readOptions(argv), io);
    }
    catch (error) {
        if (!(error instanceof errors/* InputError */.dz))
            throw error;
        io.writeError(`${error.message}\n`);
        return EXIT_BAD_FLAGS;
    }
}
async function run(options, io) {
    const { scenario, history, whatIf } = options;
    if (options.help)
        io.write(HELP);
    else if (options.list)
        io.write(await readyMadeList());
    else if (history !== undefined)
        return compareHistory(await historyFiles(history, options), comparing(options, io));
    else if (scenario === undefined)
        throw new errors/* InputError */.dz([`--scenario is missing: ${NEEDED}`]);
    else if (options.print)
        io.write((await (0,files/* scenarioText */.W)(scenario)).text);
    else {
        const { text, name } = await (0,files/* scenarioText */.W)(scenario);
        const file = await (0,read/* readScenario */.Z)(text, name);
        if (whatIf.length > 0)
            return compareScenario(file, comparing(options, io));
        const drawn = (0,draw/* drawScenario */.P)(file, options.seed);
        const outcome = outcomeOf(file, drawn, simulate(drawn.simulation));
        const about = outcome.about === null ? "" : `${outcome.about}\n\n`;
        io.write(options.json
            ? `${JSON.stringify(outcome, null, 2)}\n`
            : `${about}${timelineText(outcome.timeline, options.whole)}\n${figuresText(outcome)}`);
    }
    return command_EXIT_OK;
}
const NEEDED = "name a file, or a ready-made scenario (merge-queue simulate --list)";
function comparing({ whatIf, seed, seeds, json }, io) {
    return { ...io, whatIf, seed: seed ?? 1, seeds, json };
}
async function historyFiles(history, { "settings-file": settings }) {
    if (settings === undefined) {
        throw new errors/* InputError */.dz([
            "--settings-file is missing: --history needs the settings that the queue had then, such as what merge-queue get-queue --json prints",
        ]);
    }
    return {
        history: { name: history, text: await (0,files/* readText */.y)(history, "--history") },
        settings: { name: settings, text: await (0,files/* readText */.y)(settings, "--settings-file") },
    };
}
async function readyMadeList() {
    const files = await Promise.all([...ready_made/* READY_MADE */.c].map(async ([word, text]) => [word, await (0,read/* readScenario */.Z)(text, word)]));
    const width = Math.max(...files.map(([word]) => word.length));
    return files.map(([word, { about = "" }]) => `${word.padEnd(width)}  ${about}\n`).join("");
}
const LARGEST_SEED = 4_294_967_295;
const MOST_SEEDS = 10_000;
function readOptions(argv) {
    const { "what-if": whatIf = [], seed, seeds, ...values } = (0,command_flags/* readFlags */.uW)("simulate", command_flags/* SIMULATE_FLAGS */.lT, argv).values;
    const { scenario, history } = values;
    if (whatIf.length > 0 && scenario === undefined && history === undefined && !values.help) {
        throw new errors/* InputError */.dz(["--what-if needs --scenario or --history: something to play under these settings"]);
    }
    if (values["settings-file"] !== undefined && history === undefined) {
        throw new errors/* InputError */.dz(["--settings-file goes with --history; a scenario has its settings under queue"]);
    }
    const options = {
        ...values,
        whatIf,
        seed: seed === undefined ? undefined : integer("--seed", seed, 0, LARGEST_SEED),
        seeds: seeds === undefined ? undefined : integer("--seeds", seeds, 1, MOST_SEEDS),
    };
    if (!options.help)
        refuseIdle({ ...options, "what-if": whatIf.length > 0 });
    return options;
}
/** What the command can do, by the flag that asks for it, with the flags that make a difference there; the first counts. */
const WAYS = [
    ["list", []],
    ["print", ["scenario"]],
    ["history", ["settings-file", "what-if", "seed", "seeds", "json"]],
    ["what-if", ["scenario", "seed", "seeds", "json"]],
    ["scenario", ["seed", "seeds", "whole", "json"]],
];
/** @throws InputError for flags that would have no effect. */
function refuseIdle(values) {
    const isGiven = (flag) => values[flag] !== undefined && values[flag] !== false;
    const [way, used] = WAYS.find(([flag]) => isGiven(flag)) ?? [];
    if (way === undefined || used === undefined)
        return;
    const idle = (0,fields/* keysOf */.YD)(command_flags/* SIMULATE_FLAGS */.lT).filter((flag) => isGiven(flag) && flag !== way && !used.includes(flag));
    const problems = idle.map((flag) => `--${flag} and --${way} cannot stand together; take one of them`);
    if (used.includes("seeds") && isGiven("seeds") && !isGiven("what-if")) {
        problems.push("--seeds goes with --what-if; what is played once has one --seed");
    }
    if (used.includes("whole") && isGiven("whole") && isGiven("json")) {
        problems.push("--whole does nothing beside --json, which prints every line");
    }
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
}
function integer(flag, text, least, most) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most)
        return value;
    throw new errors/* InputError */.dz([`${flag} must be a whole number from ${least} to ${most}, not "${text}"`]);
}


/***/ })

};
