export const id = 9208;
export const ids = [9208];
export const modules = {

/***/ 9208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  simulateCommand: () => (/* binding */ simulateCommand)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/local-queue/src/command-flags.js
var command_flags = __webpack_require__(2935);
// EXTERNAL MODULE: ./lib/local-queue/src/state/fields.js + 1 modules
var fields = __webpack_require__(2071);
// EXTERNAL MODULE: ./lib/local-queue/src/scenario/file/draw.js
var draw = __webpack_require__(2782);
// EXTERNAL MODULE: ./lib/local-queue/src/scenario/file/read.js + 1 modules
var read = __webpack_require__(8144);
// EXTERNAL MODULE: ./lib/local-queue/src/scenario/file/ready-made.js
var ready_made = __webpack_require__(4507);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/settings.js
var engine_settings = __webpack_require__(4569);
// EXTERNAL MODULE: ./lib/local-queue/src/scenario/durations.js
var scenario_durations = __webpack_require__(1838);
// EXTERNAL MODULE: ./lib/local-queue/src/scenario/settings.js
var scenario_settings = __webpack_require__(9338);
// EXTERNAL MODULE: ./lib/local-queue/src/state/settings.js
var settings = __webpack_require__(2221);
;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/what-if/axes.js




/** Names of settings that affect a simulation and have values of one word. */
const PLAYED = (0,engine_settings/* listSettings */.cl)().flatMap(([name, { drawn = [], items }]) => drawn.length > 1 && items === undefined ? [name] : []);
const MOST_COMBINATIONS = 1000;
/**
 * Reads settings and values of `--what-if`, such as `concurrency=1,4,8`. @throws InputError for an invalid setting or
 * value
 */
function readAxes(written) {
    const axes = written.map(readAxis);
    const settings = axes.map(({ name }) => (0,scenario_settings/* findSetting */.SP)(name));
    const twice = axes.find((_axis, index) => settings.indexOf(settings[index]) < index);
    if (twice !== undefined)
        throw refusal(twice.name, `is repeated; write all its values in one flag, ${twice.name}=...`);
    const combinations = axes.reduce((product, { values }) => product * values.length, 1);
    if (combinations > MOST_COMBINATIONS) {
        throw new errors/* InputError */.dz([`--what-if: ${combinations} combinations are too many; the limit is ${MOST_COMBINATIONS}`]);
    }
    return axes;
}
function readAxis(written) {
    const [, name = "", list = ""] = /^([^=]+)=(.*)$/s.exec(written) ?? [];
    if (name === "" || list === "") {
        throw new errors/* InputError */.dz([`--what-if must be a setting and its values, such as concurrency=5,10,20; got "${written}"`]);
    }
    const setting = (0,scenario_settings/* findSetting */.SP)(name);
    if (setting === undefined)
        throw refusal(name, (0,scenario_settings/* unknownSetting */.pL)(name));
    if (!PLAYED.includes(setting)) {
        throw refusal(name, `has no effect on a simulation; settings with an effect are ${PLAYED.join(", ")}`);
    }
    const values = list.split(",").map((each) => readValue(name, setting, each.trim()));
    const keys = values.map(({ settings }) => JSON.stringify(settings));
    // Two spellings of the same value would cause two equal rows.
    return { name, values: values.filter((_value, index) => keys.indexOf(keys[index] ?? "") === index) };
}
/** Reads a value. `batch=4` is a minimum batch size, and `batch=1` means no batching. */
function readValue(name, setting, text) {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : text === "true" ? true : text === "false" ? false : text;
    if (setting === "batch" && typeof value === "number" && value >= 1) {
        return { text, settings: { batch: value > 1, batchingMinSize: value } };
    }
    const result = (0,settings/* readSetting */.LA)(setting, value);
    if (result.ok)
        return { text, settings: { [setting]: result.value } };
    const rule = setting === "batch" ? "must be true, false, or the number of pull requests in a batch" : result.rule;
    throw refusal(name, `${rule}; got "${text}"${(0,scenario_settings/* suggestWord */.vZ)(text, rule)}`);
}
function refusal(name, text) {
    return new errors/* InputError */.dz([`--what-if ${name}: ${text}`]);
}
/** Returns all combinations of the values, in their order. The last setting changes fastest. */
function listCombinations(axes) {
    let all = [{ values: [], settings: {} }];
    for (const { values } of axes) {
        all = all.flatMap((each) => values.map(({ text, settings }) => ({
            values: [...each.values, text],
            settings: { ...each.settings, ...settings },
        })));
    }
    return all;
}

;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/what-if/answer.js
/** Puts the result of a comparison into words and into a chart. */


/** Returns the index of the combination with the present settings, or 0 if no combination has them. */
function findPresent(combinations, present) {
    const index = combinations.findIndex(({ settings }) => Object.entries(settings).every(([name, value]) => {
        // Without batches, their size has no effect.
        const isUnused = name === "batchingMinSize" && settings.batch === false && !present.batch;
        return isUnused || Object.entries(present).some(([key, current]) => key === name && current === value);
    }));
    return Math.max(0, index);
}
/** Formats the answer: the effect of each setting alone, and the best combination. Empty for a single row. */
function answerText({ rows, axes, base, hidesWaits, optimization }) {
    const present = rows[base];
    if (present === undefined || rows.length === 1)
        return "";
    const effects = axes.flatMap((_axis, column) => {
        const alone = rows.filter((row) => row !== present && differsOnlyIn(column, row, present));
        return describeAxis(alone, { axes, column, present, hidesWaits });
    });
    const best = hidesWaits ? undefined : findBest(rows);
    const isNew = axes.length > 1 && best !== undefined && best !== present;
    const end = isNew ? [`The best combination is ${nameOf(best, axes)}: ${describeRow(best, present)}.`] : [];
    const lines = [...effects, ...end, ...describeOptimization(optimization, axes, hidesWaits)]
        .map((line) => `- ${line}\n`)
        .join("");
    return `Compared with ${nameOf(present, axes)}:\n${lines}`;
}
function describeOptimization(optimization, axes, hidesWaits) {
    if (optimization === undefined)
        return [];
    const { without, with: row } = optimization;
    const effect = describeEffect(row, without, hidesWaits) || `does not change ${unchanged(hidesWaits)}`;
    return [`Compared with ${nameOf(without, axes)}, adding optimizationMode=bisection_skip_redundant_tests ${effect}.`];
}
/**
 * Returns the row with the shortest waits. If days do not distinguish rows, and their waits are nearly as short, returns
 * the row with the fewest runs.
 */
function findBest(rows) {
    const shortest = Math.min(...rows.map((row) => getMiddle(row, "waitP95")));
    return rows
        .filter((row) => row.estimates.waitP95.best && getMiddle(row, "waitP95") <= (1 + LEAST_DIFFERENCE) * shortest)
        .toSorted((one, other) => getMiddle(one, "runs") - getMiddle(other, "runs") || getMiddle(one, "waitP95") - getMiddle(other, "waitP95"))[0];
}
function getMiddle({ estimates }, measure) {
    return estimates[measure].middle ?? Number.POSITIVE_INFINITY;
}
function differsOnlyIn(column, row, present) {
    return row.values.every((value, index) => (index === column) === (value !== present.values[index]));
}
/** Describes each value of a setting. Values without an effect share a sentence. */
function describeAxis(alone, { axes, column, present, hidesWaits }) {
    const name = axes[column]?.name ?? "";
    const effects = alone.map((row) => ({
        value: row.values[column] ?? "",
        effect: describeEffect(row, present, hidesWaits),
    }));
    const without = effects.flatMap(({ value, effect }) => (effect === "" ? [value] : []));
    return [
        ...effects.flatMap(({ value, effect }) => (effect === "" ? [] : [`${name}=${value} ${effect}.`])),
        ...(without.length === 0 ? [] : [`${name}=${without.join(",")} does not change ${unchanged(hidesWaits)}.`]),
    ];
}
function unchanged(hidesWaits) {
    return hidesWaits ? "the number of test runs" : "the waits or the number of test runs";
}
/** Describes the differences that nearly all days show, and different waits that may be chance; empty without one. */
function describeEffect(row, present, hidesWaits) {
    const runs = row.changes.runs === "none" ? [] : [`needs ${describeShare("runs", row, present)} test runs`];
    const merges = row.changes.mergesPerHour === "none"
        ? []
        : [`merges ${describeShare("mergesPerHour", row, present)} pull requests an hour`];
    const effects = [...(hidesWaits ? [] : describeWaits(row, present)), ...runs, ...merges];
    const chance = hidesWaits ? "" : formatChance(row, present);
    if (chance === "")
        return (0,format/* formatList */.ki)(effects, effects.length);
    return effects.length === 0
        ? `changes the waits ${chance}, which may be chance`
        : `${(0,format/* formatList */.ki)(effects, effects.length)}; the change of the waits ${chance} may be chance`;
}
const WAITS = ["waitP50", "waitP95"];
/** Least relative difference of waits that the answer shows, also if not nearly all days show it. */
const LEAST_DIFFERENCE = 0.1;
/** Formats the waits whose medians differ although not nearly all days show a difference; empty without one. */
function formatChance(row, present) {
    const spans = WAITS.flatMap((measure) => {
        const [from, to] = [present.estimates[measure].middle, row.estimates[measure].middle];
        if (row.changes[measure] !== "none" || from === null || to === null)
            return [];
        return Math.abs(to - from) < LEAST_DIFFERENCE * from ? [] : [formatSpan(measure, from, to)];
    });
    return (0,format/* formatList */.ki)(spans, spans.length);
}
function formatSpan(measure, from, to) {
    return `from ${(0,scenario_durations/* formatAbout */.lb)(from)} to ${(0,scenario_durations/* formatAbout */.lb)(to)} (${measure === "waitP50" ? "p50" : "p95"})`;
}
function describeWaits(row, present) {
    return ["better", "worse"].flatMap((change) => {
        const spans = WAITS.flatMap((measure) => {
            const [from, to] = [present.estimates[measure].middle, row.estimates[measure].middle];
            if (row.changes[measure] !== change || from === null || to === null)
                return [];
            return [formatSpan(measure, from, to)];
        });
        const verb = change === "better" ? "shortens" : "lengthens";
        return spans.length === 0 ? [] : [`${verb} the waits ${spans.join(" and ")}`];
    });
}
function describeRow(row, present) {
    const wait = row.estimates.waitP95.middle;
    const runs = row.changes.runs === "none" ? "as many test runs" : `${describeShare("runs", row, present)} test runs`;
    return `waits (p95) of ${wait === null ? "unknown length" : (0,scenario_durations/* formatAbout */.lb)(wait)}, and ${runs}`;
}
/** Describes the change of a figure, such as `13 % fewer`. */
function describeShare(measure, row, present) {
    const [from, to] = [getMiddle(present, measure), getMiddle(row, measure)];
    const percent = from === 0 ? 0 : Math.round(Math.abs(to / from - 1) * 100);
    return `${percent} % ${to < from ? "fewer" : "more"}`;
}
function nameOf({ values }, axes) {
    return values.map((value, index) => `${axes[index]?.name}=${value}`).join(", ");
}
const BAR_CHARACTERS = 40;
/** Formats the waits (p95) as bars, in the order of the table. Empty without waits to compare. */
function chartText(rows, axes) {
    const waits = rows.map(({ estimates }) => estimates.waitP95.middle ?? 0);
    const longest = Math.max(...waits);
    if (rows.length === 1 || longest === 0)
        return "";
    const names = rows.map((row) => nameOf(row, axes));
    const width = Math.max(...names.map((name) => name.length));
    const lines = waits.map((wait, index) => {
        const bar = "\u2588".repeat(Math.max(1, Math.round((wait / longest) * BAR_CHARACTERS)));
        return `${(names[index] ?? "").padEnd(width)}  ${bar} ${(0,scenario_durations/* formatAbout */.lb)(wait)}\n`;
    });
    return `Waits (p95):\n${lines.join("")}`;
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/figures.js
/** Reasons of changes to `pending` in a bisection. These changes do not count as restarts. */
const OF_BISECTIONS = ["BISECTION_REQUIRED", "BISECTION_TEST_RUN_PASSED"];
function computeFigures({ transitions, runs, endSeconds, stopped }) {
    const submittedSeconds = new Map();
    const waits = [];
    const ended = { merged: 0, failed: 0, cancelled: 0 };
    let restarts = 0;
    let lastSeconds = 0;
    for (const { atSeconds, number, from, to, reason } of transitions) {
        if (to === "not_ready")
            submittedSeconds.set(number, atSeconds);
        if (to === "pending" && from !== "not_ready" && !OF_BISECTIONS.includes(reason))
            restarts += 1;
        if (to === "merged")
            waits.push(atSeconds - (submittedSeconds.get(number) ?? atSeconds));
        if (to !== "merged" && to !== "failed" && to !== "cancelled")
            continue;
        ended[to] += 1;
        lastSeconds = atSeconds;
    }
    const hours = ((stopped ? endSeconds : lastSeconds) - (transitions[0]?.atSeconds ?? 0)) / 3600;
    const runSeconds = runs.reduce((sum, run) => sum + (run.endSeconds ?? endSeconds) - run.startSeconds, 0);
    const bisectionRuns = runs.filter(({ kind }) => kind === "bisection").length;
    const sorted = waits.toSorted((a, b) => a - b);
    return {
        ...ended,
        mainRuns: runs.length - bisectionRuns,
        bisectionRuns,
        /** Minutes of all test runs, including stopped runs. */
        runMinutes: runSeconds / 60,
        peakRuns: countPeak(runs, endSeconds),
        /** Number of test runs per merge; null without a merge. */
        runsPerMerged: ended.merged === 0 ? null : runs.length / ended.merged,
        /** Merges per hour, from the first submission to the last outcome or the stop. */
        mergesPerHour: hours === 0 ? 0 : ended.merged / hours,
        waitSecondsP50: quantile(sorted, 0.5),
        waitSecondsP95: quantile(sorted, 0.95),
        /** Number of tests that started again, after a change of another pull request or on request. */
        restarts,
    };
}
/** Returns the maximum number of concurrent test runs. */
function countPeak(runs, stopSeconds) {
    const changes = runs.flatMap(({ startSeconds, endSeconds }) => [
        { at: startSeconds, by: 1 },
        { at: endSeconds ?? stopSeconds, by: -1 },
    ]);
    let running = 0;
    let peak = 0;
    // A run that ends frees its runner before another one starts in the same second.
    for (const { by } of changes.toSorted((one, other) => one.at - other.at || one.by - other.by)) {
        running += by;
        peak = Math.max(peak, running);
    }
    return peak;
}
/** Returns the smallest value that at least `share` of the values do not exceed; null without values. */
function quantile(sorted, share) {
    return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

// EXTERNAL MODULE: ./lib/local-queue/src/engine/drive.js + 5 modules
var drive = __webpack_require__(4409);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/state.js
var engine_state = __webpack_require__(4342);
// EXTERNAL MODULE: ./lib/local-queue/src/engine/tree.js
var tree = __webpack_require__(1647);
// EXTERNAL MODULE: ./lib/local-queue/src/state/branch.js
var branch = __webpack_require__(9898);
// EXTERNAL MODULE: ./lib/local-queue/src/state/change.js
var state_change = __webpack_require__(2360);
// EXTERNAL MODULE: ./lib/local-queue/src/hosts/simulated/planned-runs.js
var planned_runs = __webpack_require__(4070);
;// CONCATENATED MODULE: ./lib/local-queue/src/hosts/simulated/instant-host.js



function createInstantHost(plan) {
    const changes = (0,planned_runs/* changesByNumber */.kk)(plan.changes);
    return {
        plan,
        given: new Map(plan.changes.map((change) => [change.number, change])),
        changes,
        troubled: (0,planned_runs/* selectTroubled */.G2)(changes),
        branch: (0,branch/* createBranch */.lY)("tip-0"),
        upToDate: new Set(plan.changes.filter((each) => each.upToDate).map(({ number }) => number)),
        pushes: new Map(),
        ownRuns: new Map(),
        changed: new Set(),
    };
}
function isMerged({ branch }, number) {
    return branch.merged.has(number);
}
function readFacts(host, number) {
    return {
        sha: `${number}-${host.pushes.get(number) ?? 0}`,
        targets: host.changes.get(number)?.targets ?? null,
        ready: findConflict(host, [number]) === null,
        upToDate: host.upToDate.has(number),
    };
}
function findConflict(host, numbers) {
    return (0,planned_runs/* findTextConflict */.Zr)(numbers, (number) => isMerged(host, number), host.troubled);
}
/** Returns the facts that changed since the last call. */
function takeFacts(host) {
    const numbers = [...host.changed].filter((number) => !isMerged(host, number));
    host.changed.clear();
    return numbers.map((number) => ({ type: "facts", number, facts: readFacts(host, number) }));
}
/** Builds the test branch of a run with changes in this order, and decides the run's result. */
function build(host, { id, base, own }, numbers) {
    const { changes, troubled } = host;
    const { seed, flaky = 0, flakyRuns = [] } = host.plan;
    const onto = (0,branch/* readBase */.wZ)(host.branch, base);
    const conflict = (0,planned_runs/* findTextConflict */.Zr)(numbers, onto.contains, troubled);
    if (conflict !== null)
        return { conflict };
    const tested = numbers.slice(numbers.length - own);
    const isFlaky = countRun(host, tested) || flakyRuns.includes(id);
    const run = { run: id, base: onto, numbers, isFlaky };
    const { faults, isReported } = (0,planned_runs/* planRun */.nY)(run, { changes: troubled, seed, flaky });
    const seconds = Math.max(0, ...tested.map((number) => changes.get(number)?.testSeconds ?? 0));
    return { conflict: null, faults, seconds: isReported ? seconds : null };
}
/** Counts a run of changes. Returns true if one of the changes plans this run as flaky. */
function countRun({ troubled, ownRuns }, own) {
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
/** Merges all changes in order. If there is a conflict, merges no change and returns the conflict. */
function merge(host, numbers) {
    const conflict = findConflict(host, numbers);
    if (conflict !== null)
        return conflict;
    for (const number of numbers) {
        const change = host.changes.get(number) ?? (0,state_change/* plainChange */.t)(number);
        const conflicting = (0,branch/* addMerge */.Ex)(host.branch, change, nextTip(host));
        outdate(host);
        for (const other of conflicting)
            host.changed.add(other);
    }
    return null;
}
function pushToTarget(host) {
    (0,branch/* addCommit */.Ph)(host.branch, nextTip(host));
    outdate(host);
}
function nextTip({ branch }) {
    return `tip-${branch.commits + 1}`;
}
function outdate({ upToDate, changed }) {
    for (const number of upToDate)
        changed.add(number);
    upToDate.clear();
}
function push({ pushes }, number) {
    pushes.set(number, (pushes.get(number) ?? 0) + 1);
}
function alter(host, number, change) {
    const before = host.given.get(number);
    if (before === undefined)
        return;
    host.given.set(number, { ...before, ...change });
    host.changes = (0,planned_runs/* changesByNumber */.kk)(host.given.values());
    host.troubled = (0,planned_runs/* selectTroubled */.G2)(host.changes);
    if (change.upToDate === true)
        host.upToDate.add(number);
    if (change.upToDate === false)
        host.upToDate.delete(number);
    host.changed.add(number);
}

// EXTERNAL MODULE: ./lib/local-queue/src/state/pull-request.js
var pull_request = __webpack_require__(2887);
;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/simulate.js
/** This file simulates a queue: the engine with a host that replies immediately, so that a year takes seconds. */






/** Finite time in milliseconds that is later than all events. */
const END_OF_TIME = Number.MAX_VALUE;
/** Simulates a queue. Equal simulations have equal results. `watch` receives each step. */
function simulate(simulation, watch) {
    const play = startPlay(simulation, watch);
    const untilMs = simulation.untilSeconds === undefined ? END_OF_TIME : simulation.untilSeconds * 1000;
    const fire = (due) => fireTimers(play, due);
    const act = () => {
        while ((0,drive/* nextTimeEventMs */.NZ)(play) <= play.timeMs)
            send(play, { type: "time" });
    };
    (0,drive/* advanceInstants */.Z9)({ agenda: play, list: () => [play], fire, act }, untilMs);
    // A run that never reports is still live when the simulation stops.
    const isEndless = untilMs !== END_OF_TIME && play.running.size > 0;
    const stopped = isEndless || Number.isFinite((0,drive/* nextInstantMs */.Jk)(play, [play]));
    const { transitions, runs, refusals, ignored, lastMs } = play;
    return { transitions, runs, refusals, ignored, endSeconds: (stopped ? untilMs : lastMs) / 1000, stopped };
}
function startPlay(simulation, watch) {
    const host = createInstantHost(simulation);
    const play = {
        host,
        queue: { engine: (0,engine_state/* emptyQueue */.pA)({ ...engine_settings/* DEFAULT_SETTINGS */.a$, ...simulation.settings }, host.branch.tip) },
        watch,
        transitions: [],
        runs: [],
        refusals: [],
        ignored: [],
        running: new Map(),
        timeMs: 0,
        timers: null,
        last: { timer: 0 },
        lastMs: 0,
    };
    for (const input of simulation.inputs.toSorted((one, other) => one.atSeconds - other.atSeconds)) {
        (0,drive/* schedule */._)(play, Math.round(input.atSeconds * 1000), { kind: "input", input });
    }
    return play;
}
function fireTimers(play, due) {
    const ended = due.filter((timer) => timer.kind === "end");
    if (ended.length > 0)
        send(play, { type: "runs-ended", runs: ended.map(({ run, passed }) => ({ run, passed })) });
    for (const timer of due)
        if (timer.kind === "input")
            take(play, timer.input);
}
function send(play, event) {
    (0,drive/* sendEvents */.oy)(play.queue, [...takeFacts(play.host), event], play.timeMs, (taken) => {
        play.watch?.(taken);
        return taken.outcome.effects.flatMap((effect) => perform(play, effect));
    });
}
function perform(play, effect) {
    switch (effect.type) {
        case "start-run":
            return [startRun(play, effect.run)];
        case "merge":
            return effect.groups.flatMap((group) => mergeGroup(play, group));
        case "moved": {
            const { number, attempt, from, to, reason, run } = effect;
            play.lastMs = play.timeMs;
            play.transitions.push({ atSeconds: play.timeMs / 1000, number, attempt, from, to, reason, run });
            return [];
        }
        case "stop-run": {
            const end = play.running.get(effect.run)?.end;
            if (end != null)
                play.timers = (0,tree/* remove */.TF)(play.timers, end.atMs, end.order);
            return [];
        }
        case "run-ended": {
            const { index = -1 } = play.running.get(effect.run.id) ?? {};
            const run = play.runs[index];
            if (run === undefined)
                return [];
            play.lastMs = play.timeMs;
            play.runs[index] = { ...run, endSeconds: play.timeMs / 1000, outcome: effect.outcome };
            play.running.delete(effect.run.id);
            return [];
        }
        // The host replies to a merge immediately, so there is no merge to stop.
        case "stop-merge":
        case "bisection-started":
        case "bisection-ended":
            return [];
    }
}
function startRun(play, run) {
    const { timeMs: nowMs } = play;
    const numbers = run.content.map(({ number }) => number);
    const built = build(play.host, run, numbers);
    if (built.conflict !== null) {
        const number = refuse(play, built.conflict);
        return { type: "run-refused", run: run.id, number, reason: "START_TEST_RUN_MERGE_CONFLICT" };
    }
    const { faults, seconds } = built;
    const ahead = numbers.length - run.own;
    const members = { own: numbers.slice(ahead), ahead: numbers.slice(0, ahead) };
    const times = { startSeconds: nowMs / 1000, endSeconds: null, outcome: null };
    const index = play.runs.push({ run: run.id, kind: run.kind, ...members, ...times, faults }) - 1;
    const passed = faults.length === 0;
    const atMs = seconds === null ? null : nowMs + Math.round(seconds * 1000);
    const end = atMs === null ? null : { atMs, order: (0,drive/* schedule */._)(play, atMs, { kind: "end", run: run.id, passed }) };
    play.running.set(run.id, { index, end });
    return { type: "run-started", run: run.id };
}
function mergeGroup(play, { group, members }) {
    const { host } = play;
    const numbers = members.map(({ number }) => number);
    const conflict = merge(host, numbers);
    if (conflict === null)
        return [...takeFacts(host), { type: "merged", group, tip: host.branch.tip }];
    return [{ type: "merge-refused", group, number: refuse(play, conflict), reason: "GITHUB_API_MERGE_PR_FAILED" }];
}
function refuse({ refusals, timeMs }, { refused, culprit }) {
    refusals.push({ atSeconds: timeMs / 1000, number: refused, culprit });
    return refused;
}
function take(play, input) {
    play.lastMs = play.timeMs;
    const why = "number" in input ? whyIgnored(input, play) : null;
    const event = why === null ? applyInput(input, play.host) : null;
    if (event !== null)
        send(play, event);
    else if ("number" in input)
        play.ignored.push({ input, why: why ?? "conflict" });
}
/**
 * Returns the reason why an input has no effect; null for an input with an effect. A conflict appears only at the
 * merge.
 */
function whyIgnored({ type, number }, { queue, host }) {
    if (isMerged(host, number))
        return "merged";
    if (type !== "cancel" && type !== "restart")
        return null;
    const entry = (0,tree/* get */.Jt)(queue.engine.entries, number);
    if (entry === undefined || !(0,engine_state/* isLive */.DG)(entry))
        return "not_queued";
    return type === "cancel" || entry.state === "testing" || entry.state === "pending_failure" ? null : "no_tests";
}
/**
 * Applies an input to the host. Returns the event for the queue; null for an input without an effect, such as a second
 * merge.
 */
function applyInput(input, host) {
    if ("number" in input && isMerged(host, input.number))
        return null;
    switch (input.type) {
        case "submit": {
            const { number, priority = pull_request/* DEFAULT_VALUE */.kH, noBatch = false } = input;
            return { type: "submit", number, priority, noBatch, facts: readFacts(host, number), reason: "API_REQUESTED" };
        }
        case "cancel":
            return { type: "withdraw", number: input.number, reason: "USER_REQUESTED" };
        case "push":
            push(host, input.number);
            return { type: "withdraw", number: input.number, reason: "PR_PUSHED_TO" };
        case "close":
            return { type: "withdraw", number: input.number, reason: "PR_CLOSED" };
        case "restart":
            return { type: "restart", number: input.number, reason: "TESTS_RESTARTED_BY_USER" };
        case "merge-by-hand":
            if (merge(host, [input.number]) !== null)
                return null;
            return { type: "pushed-by-hand", number: input.number, tip: host.branch.tip };
        case "change":
            alter(host, input.number, input.change);
            return { type: "facts", number: input.number, facts: readFacts(host, input.number) };
        case "push-to-target":
            pushToTarget(host);
            return { type: "pushed-by-hand", number: null, tip: host.branch.tip };
        case "phase":
            return { type: "set-phase", phase: input.phase };
        case "settings":
            return { type: "configure", settings: input.settings };
    }
}

;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/what-if/compare.js





/** Figures of the table, in order. `sign` is 1 if a smaller value is better, otherwise -1. */
const MEASURES = {
    waitP50: { title: "wait p50", read: (day) => day.waitSecondsP50, sign: 1, format: scenario_durations/* formatAbout */.lb },
    waitP95: { title: "wait p95", read: (day) => day.waitSecondsP95, sign: 1, format: scenario_durations/* formatAbout */.lb },
    mergesPerHour: { title: "merges/h", read: (day) => day.mergesPerHour, sign: -1, format: (rate) => rate.toFixed(1) },
    failed: { title: "failed", read: (day) => day.failed, sign: 1, format: formatCount },
    runs: { title: "runs", read: (day) => day.mainRuns + day.bisectionRuns, sign: 1, format: formatCount },
    runnerMinutes: { title: "runner min", read: (day) => day.runMinutes, sign: 1, format: formatCount },
    peakRuns: { title: "peak runs", read: (day) => day.peakRuns, sign: 1, format: formatCount },
};
const MEASURE_NAMES = (0,fields/* keysOf */.YD)(MEASURES);
function formatCount(value) {
    return String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
const PROGRESS_MS = 5000;
/** Simulates each day under each combination. Returns null after a stop. */
async function compare(days, combinations, { signal, writeError }, { base = 0, hidesWaits = false, phase = "Comparison of settings" } = {}) {
    const figures = [];
    let reportedAtMs = Date.now();
    for (const [row, { settings }] of combinations.entries()) {
        const own = [];
        figures.push(own);
        for (const day of days) {
            own.push(computeFigures(simulate({ ...day, settings: { ...day.settings, ...settings } })));
            await (0,promises_.setImmediate)();
            if (signal.aborted)
                return null;
            if (Date.now() - reportedAtMs <= PROGRESS_MS)
                continue;
            reportedAtMs = Date.now();
            const done = row * days.length + own.length;
            writeError(`${phase}: simulated ${done} of ${combinations.length * days.length} days.\n`);
        }
    }
    const columns = mapMeasures((measure) => estimateColumn(MEASURES[measure], figures));
    const unknown = { middle: null, low: null, high: null, best: false };
    return combinations.map((combination, row) => ({
        ...combination,
        estimates: mapMeasures((measure) => {
            const estimate = columns[measure][row] ?? unknown;
            return hidesWaits && measure.startsWith("wait") ? { ...estimate, best: false } : estimate;
        }),
        changes: mapMeasures((measure) => findChange(MEASURES[measure], figures[row] ?? [], figures[base] ?? [])),
    }));
}
/** Mode that the service recommends for batches. It is compared also if the user does not name it. */
const SKIPPING = { optimizationMode: "bisection_skip_redundant_tests" };
/** Compares the optimization of bisections for a row. Undefined without batches, or if `row` has the optimization. */
async function compareOptimization(row, days, io) {
    const settings = { ...days[0]?.settings, ...row.settings };
    if (settings.batch !== true || "optimizationMode" in row.settings)
        return undefined;
    if (settings.optimizationMode === SKIPPING.optimizationMode)
        return undefined;
    const { values } = row;
    const both = [row, { values, settings: { ...row.settings, ...SKIPPING } }];
    const [without, withIt] = (await compare(days, both, io, { phase: "Comparison with the optimization of bisections" })) ?? [];
    return without && withIt && { without, with: withIt };
}
function findChange({ read, sign }, days, base) {
    const [values, others] = [days.map(read), base.map(read)];
    if (isWorse(others, values, sign))
        return "better";
    return isWorse(values, others, sign) ? "worse" : "none";
}
function mapMeasures(derive) {
    return Object.fromEntries(MEASURE_NAMES.map((measure) => [measure, derive(measure)]));
}
const LOW = 0.05;
const HIGH = 0.95;
/** Computes the estimates of one figure. `figures` are ordered by combination, then by day. */
function estimateColumn({ read, sign }, figures) {
    const values = figures.map((days) => days.map(read));
    const middles = values.map((each) => compare_quantile(each, 0.5));
    const known = middles.flatMap((middle, row) => (middle === null ? [] : [{ middle, row }]));
    const winner = known.toSorted((one, other) => sign * (one.middle - other.middle))[0]?.row;
    const isBest = values.map((each) => winner !== undefined && !isWorse(each, values[winner] ?? [], sign));
    const isDecided = isBest.includes(false);
    return values.map((each, row) => ({
        middle: middles[row] ?? null,
        low: compare_quantile(each, LOW),
        high: compare_quantile(each, HIGH),
        best: isDecided && isBest[row] === true,
    }));
}
/** True when the values are worse than those of the best combination on nearly all days. */
function isWorse(values, best, sign) {
    const differences = values.flatMap((value, day) => {
        const other = best[day] ?? null;
        return value === null || other === null ? [] : [sign * (value - other)];
    });
    const low = compare_quantile(differences, LOW);
    return low === null || low > 0;
}
/** Interpolates between the two nearest values. Returns null without values. */
function compare_quantile(values, share) {
    const sorted = values.filter((value) => value !== null).toSorted((one, other) => one - other);
    const index = (sorted.length - 1) * share;
    const [below, above] = [sorted[Math.floor(index)], sorted[Math.ceil(index)]];
    return below === undefined || above === undefined ? null : below + (above - below) * (index - Math.floor(index));
}

;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/what-if/command.js






const EXIT_OK = 0;
const EXIT_STOPPED = 130;
/** Number of pull requests whose simulation takes about a minute. */
const MOST_PLAYED = 400_000;
const WANTED_DAYS = 20;
const LEAST_DAYS = 3;
/** Compares settings. Returns the exit code. @throws InputError for an unknown setting or value */
async function compareScenario(file, options) {
    const axes = readAxes(options.whatIf);
    const combinations = listCombinations(axes);
    const pullRequests = (0,draw/* drawScenario */.P)(file, options.seed).simulation.changes.length;
    const isRandom = hasChance(file);
    const count = isRandom
        ? (options.seeds ?? limitDays(WANTED_DAYS, LEAST_DAYS, pullRequests * combinations.length))
        : 1;
    const days = Array.from({ length: count }, (_, index) => (0,draw/* drawScenario */.P)(file, options.seed + index).simulation);
    const compared = await compareAll(days, combinations, options);
    if (compared === null)
        return EXIT_STOPPED;
    if (options.json) {
        options.write(`${JSON.stringify({ about: file.about ?? null, days: count, ...compared }, null, 2)}\n`);
        return EXIT_OK;
    }
    const about = file.about === undefined ? "" : `${file.about}\n\n`;
    const seeds = isRandom ? (0,format/* formatCount */.B4)(count, "seed") : "no random values";
    const title = `${(0,format/* formatCount */.B4)(pullRequests, "pull request")}, ${(0,format/* formatCount */.B4)(combinations.length, "combination")} of settings, ${seeds}.`;
    options.write(`${about}${comparisonText({ ...compared, title, axes, days: count, costPerMinute: options.costPerMinute })}\n${limitsText("scenario")}`);
    return EXIT_OK;
}
/** Compares settings with those of the days, and the optimization of bisections for the best row. Null after a stop. */
async function compareAll(days, combinations, io, hidesWaits = false) {
    const base = findPresent(combinations, { ...engine_settings/* DEFAULT_SETTINGS */.a$, ...days[0]?.settings });
    const rows = await compare(days, combinations, io, { base, hidesWaits });
    if (rows === null)
        return null;
    const batches = rows.filter(({ settings }) => settings.batch === true);
    const row = findBest(batches) ?? batches[0] ?? rows[base];
    const optimization = rows.length > 1 && row ? await compareOptimization(row, days, io) : undefined;
    return { rows, base, hidesWaits, optimization };
}
/** Returns the wanted number of days, or fewer if days with `each` pull requests would take too long. */
function limitDays(wanted, least, each) {
    return Math.max(least, Math.min(wanted, Math.floor(MOST_PLAYED / each)));
}
/** True when two days with different seeds differ. */
function hasChance({ generate, flaky = 0, "pull-requests": listed, events }) {
    return generate.length > 0 || flaky > 0 || [...listed, ...events].some((change) => (change.flaky ?? 0) > 0);
}
/** Formats the answer in words, the table and the chart. With several days, each row has a second line of bounds. */
function comparisonText(comparison) {
    const { title, rows, axes, days, hidesWaits, costPerMinute } = comparison;
    const ranges = days === 1 ? "" : " The line below each figure shows the range of the middle 90 %.";
    const heads = [...axes.map(({ name }) => name), ...MEASURE_NAMES.map((measure) => MEASURES[measure].title), "cost"];
    const lines = rows.flatMap(({ values, estimates }) => {
        const cells = [
            ...MEASURE_NAMES.map((measure) => estimateCells(estimates[measure], MEASURES[measure].format)),
            estimateCells(estimates.runnerMinutes, (minutes) => formatDollars(minutes * costPerMinute)),
        ];
        const middles = [...values, ...cells.map(({ middle }) => middle)];
        return days === 1 ? [middles] : [middles, [...values.map(() => ""), ...cells.map(({ range }) => range)]];
    });
    const widths = heads.map((head, column) => Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)));
    const aligned = (cell, column) => {
        const width = widths[column] ?? 0;
        return column < axes.length ? cell.padEnd(width) : cell.padStart(width);
    };
    const table = [heads, ...lines].map((cells) => `${cells.map(aligned).join("  ").trimEnd()}\n`).join("");
    // A table with one row compares nothing.
    const note = rows.length === 1 ? "" : `\n${hidesWaits ? NO_VERDICT : BEST_VALUES}`;
    const parts = [answerText(comparison), `${title}${ranges}\n`, `${table}${note}`];
    return [...parts, hidesWaits ? "" : chartText(rows, axes)].filter((part) => part !== "").join("\n");
}
function formatDollars(dollars) {
    return `$${dollars.toFixed(dollars < 10 ? 2 : 0).replace(/\B(?=(?:\d{3})+$)/g, ",")}`;
}
function estimateCells({ middle, low, high, best }, format) {
    if (middle === null || low === null || high === null)
        return { middle: "-", range: "" };
    return { middle: `${best ? "*" : ""}${format(middle)}`, range: `${format(low)}..${format(high)}` };
}
const BEST_VALUES = "* marks the best value of each column, and each value that may differ from the best value only by chance.\n";
const NO_VERDICT = "The waits have no best value, because the queue was often full (see the first lines). * marks the best values of the other columns.\n";
const LIMITS = [
    "In the model, the length of tests does not depend on the number of concurrent test runs. Real CI may have fewer runners than the queue has test slots.",
    "The tests of a batch take as long as the tests of its slowest pull request alone. In the model, a batch can fail only because of the pull requests in that batch.",
    "Simulated failures are independent of each other. Real failures come in clusters, for example in a CI outage.",
    "In the model, people do not react to the queue: they do not submit again after a failure, and do not delay submissions when the queue is long.",
    "In the model, test branches, merges and API requests take no time.",
    "If the documentation of the queue does not define a rule, the model uses the most likely rule.",
    "The model was only checked for loads up to twice the load of the observed queue.",
];
const LIMIT_OF_RESULTS = "Test results do not contain the time of a submission. So in the model, waits start with the first test run. The first lines of the output report the share of pull requests that may have waited for a test slot before their first test run. A file from the operation export-history contains the times of submissions.";
const LIMIT_OF_TARGETS = "Test results do not name impacted targets. So in the model, each pull request waits for all pull requests ahead, as in single mode.";
const LIMITS_OF_A_PAST = [
    LIMIT_OF_TARGETS,
    "A pull request that failed and did not merge within the next half hour is a broken change in the model, even if a flaky test or a conflict was the cause.",
];
const LIMITS_OF_SOURCES = {
    scenario: [],
    submissions: LIMITS_OF_A_PAST,
    results: [LIMIT_OF_RESULTS, ...LIMITS_OF_A_PAST],
    github: [LIMIT_OF_TARGETS, "The history comes from a time without a queue, so a replay cannot check the model."],
};
/** Formats the limits of a scenario, of a past with or without the times of submissions, or of a past from GitHub. */
function limitsText(source) {
    const limits = [...LIMITS, ...LIMITS_OF_SOURCES[source]];
    return `Limits of the model:\n${limits.map((limit) => `- ${limit}\n`).join("")}`;
}

;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/group.js
/** Groups items by a key, in their order. Node.js 21 and later have `Map.groupBy` instead. */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}

// EXTERNAL MODULE: ./lib/local-queue/src/scenario/random.js
var scenario_random = __webpack_require__(4576);
;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/history/estimates.js
/** Estimates durations, broken changes, flaky runs and slot waits from the past of a queue. */



/**
 * Estimates the test duration of one pull request. A batch lasts as long as its slowest member, so the shares of its
 * duration are taken to a root. Interrupted runs would have lasted longer (Kaplan and Meier, 1958). Failed runs do not
 * count, because many of them finish early.
 */
function estimateDurations(runs) {
    const curves = [...groupBy(runs, ({ members }) => members.length)].flatMap(([size, ofSize]) => {
        const passed = ofSize.filter(({ outcome }) => outcome === "passed").length;
        return passed === 0 ? [] : [{ size, passed, steps: productLimit(ofSize) }];
    });
    const count = curves.reduce((sum, { passed }) => sum + passed, 0);
    const times = new Set(curves.flatMap(({ steps }) => steps.map(({ seconds }) => seconds)));
    const shareOfAll = (at) => curves.reduce((sum, { size, passed, steps }) => sum + (passed / count) * shareAt(steps, at) ** (1 / size), 0);
    const ascending = [...times].toSorted((one, other) => one - other);
    const steps = ascending.map((seconds) => ({ seconds, share: shareOfAll(seconds) }));
    return { steps, count };
}
function shareAt(steps, at) {
    return steps.findLast(({ seconds }) => seconds <= at)?.share ?? 0;
}
/** Estimates for each time the share of finished runs. The share is 1 at the longest time. */
function productLimit(runs) {
    const seen = runs.filter(({ outcome }) => outcome !== "failed" && outcome !== null);
    const sorted = seen.toSorted((one, other) => one.seconds - other.seconds);
    const steps = [];
    let running = seen.length;
    let left = 1;
    for (const [seconds, own] of groupBy(sorted, (run) => run.seconds)) {
        const ended = own.filter(({ outcome }) => outcome === "passed").length;
        left *= 1 - ended / running;
        running -= own.length;
        if (ended > 0)
            steps.push({ seconds, share: 1 - left });
    }
    const last = steps.at(-1);
    return last === undefined ? steps : [...steps.slice(0, -1), { ...last, share: 1 }];
}
/** Draws a duration between two bounds. Returns a bound if no duration is between them. */
function drawDuration({ steps }, random, above = 0, upTo = Number.POSITIVE_INFINITY) {
    const [from, to] = [shareAt(steps, above), shareAt(steps, upTo)];
    const fallback = Number.isFinite(upTo) ? upTo : above;
    if (to <= from)
        return fallback;
    const drawn = from + random() * (to - from);
    return steps.find(({ share }) => share > drawn)?.seconds ?? fallback;
}
function durationQuantile({ steps }, share) {
    return steps.find((step) => step.share >= share)?.seconds ?? steps.at(-1)?.seconds ?? 0;
}
/** Maximum seconds between a failure and a successful attempt for which the pull request probably did not change. */
const SOON_SECONDS = 30 * 60;
/** Returns attempts that failed because of their own change, and attempts that merged soon after a random failure. */
function judgeFailures(attempts) {
    const [broken, repeated] = [new Set(), new Set()];
    for (const own of groupBy(attempts, ({ number }) => number).values()) {
        for (const [index, attempt] of own.entries()) {
            if (attempt.conclusion !== "failed")
                continue;
            const next = own[index + 1];
            const isMergedSoon = next?.conclusion === "merged" && next.startSeconds - attempt.endSeconds <= SOON_SECONDS;
            if (isMergedSoon)
                repeated.add(next);
            else
                broken.add(attempt);
        }
    }
    return { broken, repeated };
}
function computeShare(part, whole) {
    return { share: whole === 0 ? 0 : part / whole, of: whole };
}
/** Returns the share of failed runs among the runs that started without a broken change in the queue. */
function estimateFlakyShare(runs, broken) {
    const spans = [...broken];
    const clean = runs.filter(({ outcome, startSeconds: at }) => (outcome === "passed" || outcome === "failed") &&
        !spans.some(({ startSeconds, endSeconds }) => startSeconds <= at && at < endSeconds));
    return computeShare(clean.filter(({ outcome }) => outcome === "failed").length, clean.length);
}
/** Seconds between the end of a run and the next run in its slot, in which the queue builds a test branch. */
const REFILL_SECONDS = 120;
/**
 * Returns the share of attempts whose first tests started just after all slots were in use. They may have waited for a
 * slot, but test results do not show such waits.
 */
function estimateSlotWaiters(runs, attempts, slots) {
    const full = fullTimes(runs.filter(({ isBisection }) => !isBisection), slots);
    const waiters = attempts.filter(({ startSeconds: at }) => full.some(({ from, to }) => from < at && at - to <= REFILL_SECONDS));
    return computeShare(waiters.length, attempts.length);
}
/** Returns the time spans with all slots in use, in order. */
function fullTimes(runs, slots) {
    const changes = runs.flatMap(({ startSeconds: at, seconds }) => [
        { at, by: 1 },
        { at: at + seconds, by: -1 },
    ]);
    const full = [];
    let running = 0;
    let from = 0;
    for (const { at, by } of changes.toSorted((one, other) => one.at - other.at || one.by - other.by)) {
        if (by === 1 && running === slots - 1)
            from = at;
        if (by === -1 && running === slots)
            full.push({ from, to: at });
        running += by;
    }
    return full;
}
/** Computes figures of the past or of a simulation. Waits are seconds from the arrival to the outcome. */
function computePastFigures(results, attempts) {
    const merged = attempts.filter(({ conclusion }) => conclusion === "merged");
    const waits = merged.map(({ arrivalSeconds, endSeconds }) => endSeconds - arrivalSeconds).toSorted((a, b) => a - b);
    const from = attempts[0]?.arrivalSeconds ?? 0;
    const to = results.at(-1)?.endSeconds ?? from;
    return {
        merged: merged.length,
        mergesPerHour: to === from ? 0 : (merged.length * 3600) / (to - from),
        waitP50: quantile(waits, 0.5) ?? 0,
        waitP95: quantile(waits, 0.95) ?? 0,
        runsPerMerged: merged.length === 0 ? 0 : new Set(results.map(({ run }) => run)).size / merged.length,
    };
}
/** Draws durations for the members of a run. One member lasts as long as the run, and the others are not longer. */
function drawMemberSeconds({ members, seconds }, durations, seed) {
    const random = (0,scenario_random/* createRandom */.s)(seed, members[0] ?? 0);
    const slowest = Math.floor(random() * members.length);
    return members.map((_member, index) => (index === slowest ? seconds : drawDuration(durations, random, 0, seconds)));
}

;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/history/forecast.js
/** Parts of a forecast that both kinds of past use: limits, and figures in words. */





/** Minimum number of merged pull requests for a forecast. With fewer, the figures are mostly random. */
const LEAST_MERGED = 30;
const WANTED = 200;
const LEAST = 10;
/** Rejects a past that is too small for a forecast. @throws InputError */
function requireMerged(merged, file) {
    if (merged >= LEAST_MERGED)
        return;
    throw new errors/* InputError */.dz([
        `--history: ${file} has ${(0,format/* formatCount */.B4)(merged, "merged pull request")}; a forecast needs at least ${LEAST_MERGED}`,
    ]);
}
/** Chooses the number of resamples, and describes the table. `each` is the number of pull requests in all rows. */
function chooseResamples(seeds, combinations, each) {
    const count = combinations === 0 ? 0 : (seeds ?? limitDays(WANTED, LEAST, each));
    const isReduced = seeds === undefined && count < WANTED;
    const why = isReduced ? ` (${WANTED} take longer: --seeds ${WANTED})` : "";
    const title = `${(0,format/* formatCount */.B4)(combinations, "combination")} of settings, ${(0,format/* formatCount */.B4)(count, "resample")} of the past${why}.`;
    return { count, title };
}
function formatPercent(share) {
    return `${(share * 100).toFixed(1)} %`;
}
function arrivalsText(count, spanSeconds, noun = "pull request") {
    const perHour = spanSeconds === 0 ? 0 : (count * 3600) / spanSeconds;
    return `${(0,format/* formatCount */.B4)(count, noun)} in ${(0,scenario_durations/* formatAbout */.lb)(spanSeconds)}, ${perHour.toFixed(1)} an hour`;
}
function testsText(durations) {
    const [short, middle, long] = [0.05, 0.5, 0.95].map((share) => (0,scenario_durations/* formatAbout */.lb)(durationQuantile(durations, share)));
    return `tests take ${middle} (p5 ${short}, p95 ${long})`;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/src/text/json.js
var json = __webpack_require__(972);
// EXTERNAL MODULE: ./lib/src/text/truncate.js
var truncate = __webpack_require__(1304);
;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/history/results.js

const CONCLUSIONS = ["merged", "failed", "cancelled"];
function listRuns(results) {
    const runs = [...groupBy(results, ({ run }) => run)].map(([id, own]) => ({
        id,
        members: own.map(({ number }) => number),
        startSeconds: Math.min(...own.map(({ startSeconds }) => startSeconds)),
        seconds: Math.max(...own.map(({ startSeconds, endSeconds }) => endSeconds - startSeconds)),
        // A member that left during the run has its own outcome, which is not the outcome of the run.
        outcome: (own.find(({ outcome }) => outcome !== "cancelled") ?? own.at(-1))?.outcome ?? null,
        isBisection: own.at(-1)?.isBisection ?? false,
    }));
    return runs.toSorted((one, other) => one.startSeconds - other.startSeconds);
}
/** Returns all attempts, sorted by arrival. A pull request that was submitted again has several attempts. */
function listAttempts(results, submissions = []) {
    const attempts = [];
    const submitted = groupBy(submissions, ({ number }) => number);
    for (const [number, own] of groupBy(results, (result) => result.number)) {
        const ends = own.flatMap((result, index) => (isEnd(result, own[index + 1]) ? [index + 1] : []));
        let previousEnd = Number.NEGATIVE_INFINITY;
        for (const [index, end] of ends.entries()) {
            const attempt = makeAttempt(own.slice(ends[index - 1] ?? 0, end), submitted.get(number) ?? [], previousEnd);
            attempts.push(attempt);
            previousEnd = attempt.endSeconds;
        }
    }
    return attempts.toSorted((one, other) => one.arrivalSeconds - other.arrivalSeconds);
}
/** Minimum seconds between a failure and a result of the next attempt, because results do not name attempts. */
const PAUSE_SECONDS = 3600;
/** True when an attempt finished between two results of a pull request. */
function isEnd(before, next) {
    if (next === undefined || before.conclusion !== next.conclusion || before.outcome === "cancelled")
        return true;
    // A merged pull request is never submitted again.
    if (before.conclusion === "merged" || before.conclusion === null)
        return false;
    return next.startSeconds - before.endSeconds > PAUSE_SECONDS;
}
/** Seconds by which the computed start of tests may be too early, because results have whole seconds. */
const ROUNDING_SECONDS = 2;
function makeAttempt(results, submissions, previousEnd) {
    const { number = 0, conclusion = null } = results.at(-1) ?? {};
    const startSeconds = Math.min(...results.map((result) => result.startSeconds));
    const submission = submissions.findLast(({ atSeconds }) => atSeconds <= startSeconds + ROUNDING_SECONDS && atSeconds >= previousEnd - ROUNDING_SECONDS);
    return {
        number,
        /** Time of the submission if it is known, otherwise of the first tests. */
        arrivalSeconds: Math.min(submission?.atSeconds ?? startSeconds, startSeconds),
        isArrivalKnown: submission !== undefined,
        startSeconds,
        endSeconds: Math.max(...results.map(({ endSeconds }) => endSeconds)),
        conclusion,
        results,
    };
}
/** Returns the submissions of a simulation. */
function listSubmissions({ transitions }) {
    return transitions.flatMap(({ number, atSeconds, from, to }) => to === "pending" && from === "not_ready" ? [{ number, atSeconds }] : []);
}
/** Returns the results of a simulation in the form of API results, for a comparison with the past. */
function listResults({ runs, transitions }) {
    const moves = groupBy(transitions, ({ number }) => number);
    const results = runs.flatMap(({ run, kind, own, startSeconds, endSeconds, outcome }) => {
        if (endSeconds === null)
            return [];
        const common = { run: String(run), startSeconds, endSeconds, outcome, isBisection: kind === "bisection" };
        return own.map((number) => {
            const later = moves.get(number)?.filter(({ atSeconds }) => atSeconds >= endSeconds) ?? [];
            const conclusion = later.flatMap(({ to }) => CONCLUSIONS.filter((word) => word === to))[0] ?? null;
            return { ...common, number, conclusion };
        });
    });
    return results.toSorted((one, other) => one.endSeconds - other.endSeconds);
}

;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/history/read.js
/** Reads the past of a real queue: the file that `export-history` writes, or pages of testing results of the API. */







const OUTCOMES = ["passed", "failed", "interrupted", "cancelled"];
/** Creates a schema for words. Reads an unknown or missing word as null. */
function wordOrNull(words) {
    return (0,schemas/* catch */.MfU)(schemas/* nullable */.mee((0,fields/* wordOf */.aG)(words)), null);
}
const rowForm = schemas/* object */.Ikc({
    endedAt: fields/* time */.kB,
    testingDurationMs: (0,fields/* integerFrom */.bn)(0, 10_000_000_000),
    outcome: wordOrNull(OUTCOMES),
    pullRequestNumber: (0,fields/* integerFrom */.bn)(1, 4_294_967_295),
    entryConclusion: wordOrNull(CONCLUSIONS),
    isBisection: fields/* flag */.Jt,
    startedBisection: fields/* flag */.Jt,
    verificationRunId: schemas/* optional */.lqM(schemas/* string */.YjP("must be a string")),
});
/** Names of fields in version 1, by their names in version 2. */
const NAMES_IN_V1 = {
    pullRequestNumber: "prNumber",
    entryConclusion: "cycleConclusion",
    verificationRunId: "testRunId",
};
function isOfV1(row) {
    return (0,fields/* isFields */.Ce)(row) && "prNumber" in row;
}
function readRow(row, place) {
    const ofV1 = isOfV1(row) && {
        ...row,
        ...Object.fromEntries(Object.entries(NAMES_IN_V1).map(([name, old]) => [name, row[old]])),
        isBisection: String(row.bisection).toLowerCase() === "in_bisection",
        startedBisection: false,
    };
    const { data, error } = rowForm.safeParse(ofV1 || row);
    if (data === undefined)
        throw new errors/* InputError */.dz([`${place}: ${describeProblem(error, row)}`]);
    const { pullRequestNumber: number, outcome, entryConclusion: conclusion, isBisection } = data;
    const endSeconds = data.endedAt / 1000;
    return {
        number,
        // In old results, the run has no id. Each of them then counts as a run of its own.
        run: data.verificationRunId ?? `${number} ${data.endedAt}`,
        startSeconds: endSeconds - data.testingDurationMs / 1000,
        endSeconds,
        outcome,
        conclusion,
        isBisection,
    };
}
function describeProblem(error, row) {
    const { path = [], message = "does not fit" } = error.issues[0] ?? {};
    const name = String(path[0] ?? "");
    const field = isOfV1(row) ? (NAMES_IN_V1[name] ?? name) : name;
    const found = (0,fields/* isFields */.Ce)(row) ? row[field] : undefined;
    const shown = typeof found === "string" ? (0,truncate/* quoteText */.ol)(found) : found === undefined ? "nothing" : JSON.stringify(found);
    return `${field || "it"} ${message}; got ${shown}`;
}
/** Maximum characters to show of a file that is invalid, such as the text of an error. */
const SHOWN_CHARACTERS = 100;
const FORM = "must contain testing results of the API: the file that export-history writes, or pages of the API as JSON";
/** Returns the past in `text`. @throws InputError with the file's `name` if it is invalid */
function readHistory(text, name) {
    const value = parse(text);
    const lines = Array.isArray(value) ? value : [];
    rejectUnfinishedExport(lines, name);
    const rows = findRows(value);
    if (rows === undefined) {
        throw new errors/* InputError */.dz([`${name} ${FORM}; it begins with ${(0,truncate/* quoteText */.ol)(text.slice(0, SHOWN_CHARACTERS).trim())}`]);
    }
    if (rows.length === 0)
        throw new errors/* InputError */.dz([`${name} contains no testing results`]);
    const results = rows.map((row, index) => readRow(row, `${name}: testing result ${index + 1}`));
    // If results arrive between two requests, the pages overlap.
    const known = new Map(results.map((result) => [`${result.run} ${result.number} ${result.endSeconds}`, result]));
    return {
        results: [...known.values()].toSorted((one, other) => one.endSeconds - other.endSeconds),
        submissions: lines.flatMap((line) => (isOfKind(line, "pull-request") ? findSubmissions(line) : [])),
        queue: lines.find((line) => isOfKind(line, "queue")),
    };
}
/** True when the text is the file of an export from GitHub. */
function isFromGithub(text) {
    const first = parse(text.slice(0, Math.max(0, text.indexOf("\n"))));
    return Array.isArray(first) && isOfKind(first[0], "export") && first[0].source === "github";
}
/** Returns the lines of an export from GitHub. @throws InputError if the export is unfinished or invalid */
function readGithubLines(text, name) {
    const value = parse(text);
    const lines = Array.isArray(value) ? value : [];
    rejectUnfinishedExport(lines, name);
    return lines.filter(fields/* isFields */.Ce);
}
function isOfKind(line, kind) {
    return (0,fields/* isFields */.Ce)(line) && line.kind === kind;
}
/** Rejects the file of an export that was interrupted. @throws InputError */
function rejectUnfinishedExport(lines, name) {
    if (isOfKind(lines[0], "export") && !isOfKind(lines.at(-1), "end"))
        throw new errors/* InputError */.dz([`${name} is an unfinished export; run export-history again to finish it`]);
}
const pullRequestForm = schemas/* object */.Ikc({
    prNumber: schemas/* number */.aig(),
    timeline: schemas/* nullish */.cl6(schemas/* array */.YOg(schemas/* object */.Ikc({ state: schemas/* string */.YjP(), timestamp: schemas/* nullish */.cl6(schemas/* string */.YjP()) }))),
});
/** Finds each change to `pending` that is the first one after a submission. */
function findSubmissions(line) {
    const { data } = pullRequestForm.safeParse(line);
    const found = [];
    let isWaiting = true;
    for (const { state, timestamp } of data?.timeline ?? []) {
        const word = state.toLowerCase();
        const atSeconds = Date.parse(timestamp ?? "") / 1000;
        if (word === "pending" && isWaiting && !Number.isNaN(atSeconds))
            found.push({ number: data?.prNumber ?? 0, atSeconds });
        if (word === "pending")
            isWaiting = false;
        if (word === "not_ready" || CONCLUSIONS.some((conclusion) => conclusion === word))
            isWaiting = true;
    }
    return found;
}
/** Parses one JSON value, or one on each line; undefined if the text is invalid. */
function parse(text) {
    for (const texts of [[text], text.split("\n").filter((line) => line.trim() !== "")]) {
        try {
            return texts.map(json/* parseDepthLimitedJson */.Z);
        }
        catch {
            // The text does not have this form, so the next one is tried.
        }
    }
    return undefined;
}
function findRows(value) {
    if (Array.isArray(value)) {
        const parts = value.map((part) => findRows(part));
        return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
    }
    if (!(0,fields/* isFields */.Ce)(value))
        return undefined;
    // Other lines of an export are its span, pull requests and ends.
    if (typeof value.kind === "string")
        return value.kind === "testing-result" ? [value] : [];
    if ("testingDurationMs" in value)
        return [value];
    const list = value.testingResults ?? value.data;
    return Array.isArray(list) ? list : undefined;
}

;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/history/github.js
/** Reads the past of a repository without a queue: merged pull requests and workflow runs of GitHub. */







const number = (0,fields/* integerFrom */.bn)(0, Number.MAX_SAFE_INTEGER);
const mergedForm = schemas/* object */.Ikc({ prNumber: number, headSha: fields/* anyText */.Ae, mergedAt: fields/* time */.kB });
const runForm = schemas/* object */.Ikc({
    runId: number,
    workflowId: number,
    event: fields/* anyText */.Ae,
    headSha: fields/* anyText */.Ae,
    attempt: number,
    conclusion: fields/* anyText */.Ae,
    startedAt: fields/* time */.kB,
    endedAt: fields/* time */.kB,
});
const assumptionsForm = schemas/* object */.Ikc({ assumptions: fields/* strings */.P$ });
const FAILED = ["failure", "timed_out", "startup_failure"];
const PASSED = ["success", "neutral", "skipped"];
/** Minimum number of tests after a merge for a share of broken changes. */
const LEAST_AFTER = 30;
/** Reads a past from the lines of an export. `seed` determines unknown durations. @throws InputError if it is invalid */
function readGithubPast(lines, file, seed) {
    const merged = readLines(lines, "merged-pull-request", mergedForm, file).toSorted((one, other) => one.mergedAt - other.mergedAt);
    const runs = readLines(lines, "workflow-run", runForm, file);
    const commits = [...groupBy(runs, ({ event, headSha }) => `${event} ${headSha}`).values()].map(judgeCommit);
    const ofEvent = (event) => commits.filter((commit) => commit.event === event);
    const hasQueue = ofEvent("merge_group").length > 0;
    const passed = ofEvent(hasQueue ? "merge_group" : "pull_request").flatMap(listPassedRun);
    if (passed.length === 0)
        throw new errors/* InputError */.dz([`--history: ${file} has no passed run of the required workflows`]);
    const durations = estimateDurations(passed);
    const ownSeconds = new Map(passed.map(({ id, seconds }) => [id, seconds]));
    const before = ofEvent("pull_request");
    const broken = measureBroken(ofEvent(hasQueue ? "merge_group" : "push"), hasQueue);
    const random = (0,scenario_random/* createRandom */.s)(seed, 1);
    const begin = merged[0]?.mergedAt ?? 0;
    return {
        arrivals: merged.map(({ headSha, mergedAt }) => ({
            atSeconds: (mergedAt - begin) / 1000,
            broken: random() < (broken?.share ?? 0),
            testSeconds: ownSeconds.get(headSha) ?? drawDuration(durations, random),
            leavesAfterSeconds: null,
        })),
        spanSeconds: ((merged.at(-1)?.mergedAt ?? begin) - begin) / 1000,
        durations,
        /** Share of tests after a merge that failed; undefined with too few of these tests. */
        broken,
        /** Share of passed commits that needed another attempt. People rarely repeat the tests of a branch. */
        flaky: computeShare(before.filter(({ isFlaky }) => isFlaky).length, count(before, "passed")),
        /** Share of commits that failed before the merge. */
        failedBefore: measureFailed(before),
        assumptions: readLines(lines, "assumptions", assumptionsForm, file).flatMap(({ assumptions }) => assumptions),
    };
}
function readLines(lines, kind, form, file) {
    return lines.flatMap((line, index) => {
        if (!isOfKind(line, kind))
            return [];
        const { data, error } = form.safeParse(line);
        if (error === undefined)
            return [data];
        const { path = [], message = "does not fit" } = error.issues[0] ?? {};
        throw new errors/* InputError */.dz([`--history: ${file}, line ${index + 1}: ${path.join(".")} ${message}`]);
    });
}
/** Judges the runs of a commit for one event. The newest run of each workflow counts. */
function judgeCommit(runs) {
    const sorted = runs.toSorted((one, other) => one.startedAt - other.startedAt);
    const newest = [...new Map(sorted.map((run) => [run.workflowId, run])).values()];
    const has = (words) => newest.some(({ conclusion }) => words.includes(conclusion));
    const isPassed = has(["success"]) && newest.every(({ conclusion }) => PASSED.includes(conclusion));
    const isRepeated = newest.some(({ attempt }) => attempt > 1);
    return {
        event: sorted[0]?.event ?? "",
        headSha: sorted[0]?.headSha ?? "",
        startSeconds: (sorted[0]?.startedAt ?? 0) / 1000,
        /** Seconds of the slowest workflow; null for a commit with several attempts, because the last one may be partial. */
        seconds: isRepeated ? null : Math.max(...newest.map(({ startedAt, endedAt }) => (endedAt - startedAt) / 1000)),
        outcome: has(FAILED) ? "failed" : isPassed ? "passed" : null,
        isFlaky: isPassed && (isRepeated || runs.some(({ conclusion }) => FAILED.includes(conclusion))),
    };
}
function listPassedRun({ headSha: id, startSeconds, seconds, outcome }) {
    return outcome !== "passed" || seconds === null
        ? []
        : [{ id, members: [0], startSeconds, seconds, outcome, isBisection: false }];
}
function count(commits, outcome) {
    return commits.filter((commit) => commit.outcome === outcome).length;
}
function measureFailed(commits) {
    return computeShare(count(commits, "failed"), count(commits, "failed") + count(commits, "passed"));
}
/** Returns the share of broken changes. On a branch, only the first failure in a row has a new cause. */
function measureBroken(after, hasQueue) {
    const finished = after
        .filter(({ outcome }) => outcome !== null)
        .toSorted((one, other) => one.startSeconds - other.startSeconds);
    const judged = hasQueue ? finished : finished.filter((_, index) => finished[index - 1]?.outcome === "passed");
    return judged.length < LEAST_AFTER ? undefined : measureFailed(judged);
}

;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/history/past.js






/** Share of attempts that waited for a slot, from which the past does not show all waits. */
const FULL_SHARE = 0.1;
/** Minimum share of attempts with a known submission for which waits are measured from submissions. */
const KNOWN_SHARE = 0.95;
function wasQueueFull({ slotWaiters }) {
    return slotWaiters.share >= FULL_SHARE;
}
/** Reads the past of a queue with a number of slots. `seed` determines durations that are unknown. */
function readPast({ results, submissions }, slots, seed) {
    const runs = listRuns(results);
    const { attempts, hasSubmissions } = placeAttempts(results, submissions);
    const durations = estimateDurations(runs);
    const begin = attempts[0]?.arrivalSeconds ?? 0;
    const { broken, repeated } = judgeFailures(attempts);
    const random = (0,scenario_random/* createRandom */.s)(seed, 1);
    const finishedSeconds = measureFinishedTests(runs, durations, seed);
    const arrivals = attempts
        // An attempt after a random failure is not a new pull request.
        .filter((attempt) => !repeated.has(attempt))
        .map((attempt) => {
        const { arrivalSeconds, endSeconds, conclusion } = attempt;
        const above = Math.max(0, ...attempt.results.map((result) => result.endSeconds - result.startSeconds));
        return {
            /** Seconds since the start of the past. */
            atSeconds: arrivalSeconds - begin,
            testSeconds: finishedSeconds(attempt) ?? drawDuration(durations, random, above),
            broken: broken.has(attempt),
            /** Seconds from the arrival to the cancellation; null without a cancellation. */
            leavesAfterSeconds: conclusion === "cancelled" ? endSeconds - arrivalSeconds : null,
        };
    });
    const figures = computePastFigures(results, attempts);
    return {
        figures,
        /** True when the times of nearly all submissions are known, so that waits include the wait for a slot. */
        hasSubmissions,
        arrivals,
        spanSeconds: (results.at(-1)?.endSeconds ?? begin) - begin,
        runs: runs.length,
        durations,
        broken: computeShare(broken.size, broken.size + figures.merged),
        flaky: estimateFlakyShare(runs, broken),
        /** Share of attempts that may have waited for a slot before their first tests. */
        slotWaiters: estimateSlotWaiters(runs, attempts, slots),
    };
}
/**
 * Lists attempts by their submissions. If too many submissions are unknown, all attempts arrive at their first tests. */
function placeAttempts(results, submissions) {
    const attempts = listAttempts(results, submissions);
    const known = attempts.filter(({ isArrivalKnown }) => isArrivalKnown);
    const hasSubmissions = attempts.length > 0 && known.length >= KNOWN_SHARE * attempts.length;
    return { attempts: hasSubmissions ? attempts : listAttempts(results), hasSubmissions };
}
/** Returns a function that computes an attempt's mean duration of passed tests, else of failed tests; undefined without
 * both.
 */
function measureFinishedTests(runs, durations, seed) {
    const finished = new Map();
    for (const run of runs.filter(({ outcome }) => outcome === "passed" || outcome === "failed")) {
        const passed = run.outcome === "passed";
        for (const [index, seconds] of drawMemberSeconds(run, durations, seed).entries()) {
            finished.set(`${run.id} ${run.members[index]}`, { passed, seconds });
        }
    }
    return ({ number, results }) => {
        const all = results.flatMap(({ run }) => finished.get(`${run} ${number}`) ?? []);
        const passed = all.filter((each) => each.passed);
        const own = passed.length > 0 ? passed : all;
        return own.length === 0 ? undefined : own.reduce((sum, { seconds }) => sum + seconds, 0) / own.length;
    };
}
/** Creates a simulation of arrivals. Results contain no targets, so each pull request waits for all ahead. */
function makeSimulation(arrivals, { flaky }, settings, seed) {
    const changes = arrivals.map(({ testSeconds, broken }, index) => ({
        ...(0,state_change/* plainChange */.t)(index + 1, testSeconds),
        broken,
        targets: "ALL",
    }));
    const inputs = arrivals.flatMap(({ atSeconds, leavesAfterSeconds: after }, index) => {
        const number = index + 1;
        const cancels = after === null ? [] : [{ type: "cancel", atSeconds: atSeconds + after, number }];
        return [{ type: "submit", atSeconds, number }, ...cancels];
    });
    return { settings, changes, inputs, seed, flaky: flaky.share };
}
const DAY_SECONDS = 86_400;
/** Minimum number of blocks that allows enough different pasts. */
const LEAST_BLOCKS = 10;
/** Draws new pasts from blocks of the past, which are days or parts of days (a block bootstrap; Efron, 1979). */
function resamplePast(past, settings, count, seed) {
    const blocks = Math.max(LEAST_BLOCKS, Math.round(past.spanSeconds / DAY_SECONDS));
    const blockSeconds = Math.max(1, past.spanSeconds / blocks);
    const byBlock = groupBy(past.arrivals, ({ atSeconds }) => Math.min(blocks - 1, Math.floor(atSeconds / blockSeconds)));
    return Array.from({ length: count }, (_, sample) => {
        const random = (0,scenario_random/* createRandom */.s)(seed, 100 + sample);
        const arrivals = Array.from({ length: blocks }, (_block, to) => {
            const from = Math.floor(random() * blocks);
            const shift = (to - from) * blockSeconds;
            return (byBlock.get(from) ?? []).map((arrival) => ({ ...arrival, atSeconds: arrival.atSeconds + shift }));
        }).flat();
        return makeSimulation(arrivals, past, settings, seed + sample);
    });
}
/** Maximum relative difference between the past and a replay that is trusted. */
const REPLAY_TOLERANCE = 0.15;
/** Number of replays for an average. Replays differ, because they contain random values. */
const REPLAYS = 5;
function replay(past, settings, seed) {
    const replays = Array.from({ length: REPLAYS }, (_, index) => {
        const played = simulate(makeSimulation(past.arrivals, past, settings, seed + index));
        const results = listResults(played);
        return computePastFigures(results, listAttempts(results, past.hasSubmissions ? listSubmissions(played) : []));
    });
    const check = (title, figure, isBinding = true) => {
        const before = past.figures[figure];
        const replayed = replays.reduce((sum, figures) => sum + figures[figure], 0) / replays.length;
        /**
         * Relative difference; negative if the replay is below the past. Only binding checks decide if the replay is
         * trusted.
         */
        const off = before === 0 ? Math.sign(replayed) : replayed / before - 1;
        return { title, past: before, replayed, off, isBinding };
    };
    return [
        check("merges/h", "mergesPerHour"),
        check("wait p50", "waitP50"),
        check("wait p95", "waitP95"),
        check("runs per merge", "runsPerMerged", false),
    ];
}
function isTrusted(checks) {
    return checks.every(({ off, isBinding }) => !isBinding || Math.abs(off) <= REPLAY_TOLERANCE);
}

;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/history/github-command.js









const github_command_EXIT_OK = 0;
/** Settings to compare without `--what-if`, because a team without the queue has no present settings. */
const USUAL_SETTINGS = ["concurrency=1,5,20", "batch=1,4"];
/** Simulates what the queue would have done in the past of a repository without it. Returns the exit code. */
async function compareGithub(past, { file, settings }, options) {
    const { seed, seeds, json, write, costPerMinute, whatIf } = options;
    const axes = readAxes(whatIf.length > 0 ? whatIf : USUAL_SETTINGS);
    const { arrivals, durations, ...facts } = past;
    requireMerged(arrivals.length, file);
    const combinations = listCombinations(axes);
    const { count, title } = chooseResamples(seeds, combinations.length, arrivals.length * combinations.length);
    const compared = await compareAll(resamplePast(past, settings, count, seed), combinations, options);
    if (compared === null)
        return EXIT_STOPPED;
    if (json) {
        const shownPast = { ...facts, pullRequests: arrivals.length, durations };
        write(`${JSON.stringify({ past: shownPast, days: count, ...compared }, null, 2)}\n`);
        return github_command_EXIT_OK;
    }
    const { rows, base } = compared;
    const best = findBest(rows) ?? rows[base];
    const answer = best === undefined ? "" : github_command_answerText(best, axes, past);
    const table = comparisonText({ ...compared, title, axes, days: count, costPerMinute });
    write(`${answer}\n${pastText(past)}\n${assumptionsText(past)}\n${table}\n${limitsText("github")}`);
    return github_command_EXIT_OK;
}
/** Ratio of the wait and the length of tests from which a queue is full. */
const FULL_RATIO = 2;
/**
 * Answers the first question of a team: the waits, the test runs and the failures in a queue with the best settings.
 */
function github_command_answerText(row, axes, { durations }) {
    const { waitP50, waitP95, runs, failed } = row.estimates;
    const testSeconds = durationQuantile(durations, 0.5);
    const isFull = (waitP50.middle ?? 0) >= FULL_RATIO * testSeconds;
    const full = isFull
        ? `The queue would be full: tests take only ${(0,scenario_durations/* formatAbout */.lb)(testSeconds)}, and the rest of the time is the wait for a test slot. To find out the effect of more slots, use --what-if.\n`
        : "";
    return `With ${nameOf(row, axes)}, the queue would merge half of the pull requests within ${formatWait(waitP50.middle)}, and 95 % within ${formatWait(waitP95.middle)} of their submission.
It would need ${(0,format/* formatCount */.B4)(Math.round(runs.middle ?? 0), "test run")} for the same pull requests, and ${(0,format/* formatCount */.B4)(Math.round(failed.middle ?? 0), "pull request")} would fail in the queue.
${full}`;
}
function formatWait(seconds) {
    return seconds === null ? "an unknown time" : (0,scenario_durations/* formatAbout */.lb)(seconds);
}
function pastText({ arrivals, spanSeconds, durations, broken, flaky, failedBefore }) {
    const after = broken === undefined
        ? "too few tests after a merge, so the share of broken changes is unknown"
        : `${formatPercent(broken.share)} of ${(0,format/* formatCount */.B4)(broken.of, "test")} after a merge failed, because of broken changes`;
    return `The past on GitHub, without this queue: ${arrivalsText(arrivals.length, spanSeconds, "merged pull request")}
  ${testsText(durations)}: ${(0,format/* formatCount */.B4)(durations.count, "passed commit")}
  ${formatPercent(flaky.share)} of ${(0,format/* formatCount */.B4)(flaky.of, "passed commit")} needed another attempt, because of flaky tests
  ${after}
  ${formatPercent(failedBefore.share)} of ${(0,format/* formatCount */.B4)(failedBefore.of, "commit")} failed before the merge
`;
}
const NO_BROKEN_CHANGES = "The share of broken changes is unknown, so the simulation contains no broken changes. Real batches fail more often than simulated batches.";
function assumptionsText({ assumptions, broken }) {
    const all = broken === undefined ? [...assumptions, NO_BROKEN_CHANGES] : assumptions;
    return `Assumptions:\n${all.map((each) => `- ${(0,truncate/* replaceInvisibleCharacters */.gy)(each)}\n`).join("")}`;
}

;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/history/command.js















const command_EXIT_OK = 0;
const EXIT_NO_FORECAST = 1;
/**
 * Simulates the past in `file` with the settings in `settingsFile`, then compares other settings. Returns the exit
 * code. @throws InputError if the file is invalid, or has too few merges
 */
async function compareHistory(file, settingsFile, options) {
    const { seed, seeds, json, write } = options;
    const text = await (0,read/* readText */.yR)(file, "--history");
    const axes = readAxes(options.whatIf);
    if (isFromGithub(text)) {
        const settings = settingsFile === undefined ? {} : await readNamedSettings(settingsFile);
        const past = readGithubPast(readGithubLines(text, file), file, seed);
        return compareGithub(past, { file, settings }, options);
    }
    const history = readHistory(text, file);
    const settings = await readSettings(settingsFile, history, file);
    const { concurrency = engine_settings/* DEFAULT_SETTINGS */.a$.concurrency } = settings;
    const past = readPast(history, concurrency, seed);
    requireMerged(past.figures.merged, file);
    const checks = replay(past, settings, seed);
    const trusted = isTrusted(checks);
    const full = wasQueueFull(past);
    const hidesWaits = full && !past.hasSubmissions;
    const combinations = trusted && axes.length > 0 ? listCombinations(axes) : [];
    const each = past.arrivals.length * combinations.length;
    const { count, title } = chooseResamples(seeds, combinations.length, each);
    const days = resamplePast(past, settings, count, seed);
    const compared = await compareAll(days, combinations, options, hidesWaits);
    if (compared === null)
        return EXIT_STOPPED;
    if (json) {
        const { arrivals, durations, ...facts } = past;
        const shownPast = { ...facts, pullRequests: arrivals.length, durations };
        const result = { past: shownPast, full, replay: checks, trusted, days: count, ...compared };
        write(`${JSON.stringify(result, null, 2)}\n`);
    }
    else {
        const table = count === 0
            ? ""
            : `\n${comparisonText({ ...compared, title, axes, days: count, costPerMinute: options.costPerMinute })}`;
        write(`${slotsText(past, concurrency)}\n${command_pastText(past)}\n${replayText(checks, trusted)}${orderText(past, compared)}${table}\n${limitsText(past.hasSubmissions ? "submissions" : "results")}`);
    }
    return trusted ? command_EXIT_OK : EXIT_NO_FORECAST;
}
/** Maximum relative difference between the waits of the past and of its resamples without a note. */
const ORDER_TOLERANCE = 0.25;
/** Explains waits of resamples that differ from those of the past. In a full queue, waits depend on the order of days. */
function orderText({ figures }, { rows, base }) {
    const resampled = rows[base]?.estimates.waitP50.middle ?? null;
    if (resampled === null || Math.abs(resampled / figures.waitP50 - 1) <= ORDER_TOLERANCE)
        return "";
    return `\nThe forecast mixes parts of the past in random order. With the settings of that time, it has a wait (p50) of ${(0,scenario_durations/* formatAbout */.lb)(resampled)}; the past had ${(0,scenario_durations/* formatAbout */.lb)(figures.waitP50)}. A queue that was full for long, or a short history, causes this. Compare the rows below with each other, not with the past.\n`;
}
/** Reads the settings of the past from their file, or from an export, which has those of its time. @throws InputError */
async function readSettings(settingsFile, { queue }, file) {
    if (settingsFile !== undefined)
        return readNamedSettings(settingsFile);
    if (queue !== undefined)
        return readQueueSettings(queue, `--history: ${file}`);
    throw new errors/* InputError */.dz([
        "--settings-file is missing: --history needs the queue's settings of that time; the file that export-history writes contains them, and merge-queue get-queue --json prints them",
    ]);
}
/** Reads settings from JSON or YAML: a mapping, a reply of the API, or the output of `get-queue --json`. */
async function readNamedSettings(name) {
    const text = await (0,read/* readText */.yR)(name, "--settings-file");
    const { parse } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    let value;
    try {
        value = parse(text);
    }
    catch (cause) {
        throw new errors/* InputError */.dz([`--settings-file: ${name} is neither JSON nor YAML`], { cause });
    }
    return readQueueSettings(value, `--settings-file: ${name}`);
}
/** Reads settings from a value. `place` begins the messages. @throws InputError */
function readQueueSettings(value, place) {
    const refuse = (problem) => new errors/* InputError */.dz([`${place} ${problem}`]);
    const details = (0,fields/* isFields */.Ce)(value) ? value.details : undefined;
    const given = ((0,fields/* isFields */.Ce)(details) ? details.queue : undefined) ?? value;
    if (!(0,fields/* isFields */.Ce)(given))
        throw refuse("must contain the settings of a queue, such as concurrency: 5");
    // A reply has further fields that are not settings, and null for unset settings.
    const isReply = "branch" in given || "enqueuedPullRequests" in given || details !== undefined;
    const written = Object.entries(given).filter(([key, each]) => !isReply || ((0,scenario_settings/* findSetting */.SP)(key) !== undefined && each !== null));
    const { settings, problems } = (0,scenario_settings/* readWrittenSettings */.R6)(Object.fromEntries(written));
    for (const { key, rule } of problems) {
        const got = (0,scenario_settings/* findSetting */.SP)(key) === undefined ? "" : `; got ${JSON.stringify(given[key])}`;
        throw new errors/* InputError */.dz([`${place}: ${key} ${rule}${got}`]);
    }
    if (Object.keys(settings).length === 0)
        throw refuse("contains no settings");
    return settings;
}
/** Formats the share of attempts that may have waited for a slot, and the consequence. */
function slotsText(past, slots) {
    const { share, of } = past.slotWaiters;
    const slotsInUse = slots === 1 ? "the only slot was in use" : `all ${slots} slots were in use`;
    const measured = `${formatPercent(share)} of ${(0,format/* formatCount */.B4)(of, "attempt")} started their first tests while ${slotsInUse}, or up to ${(0,scenario_durations/* formatSeconds */.Xo)(REFILL_SECONDS)} later.`;
    if (!wasQueueFull(past))
        return `The queue was rarely full. ${measured}\n`;
    return past.hasSubmissions
        ? `The queue was often full. ${measured}
The history contains the times of the submissions, so all waits below include the wait for a test slot.
`
        : `The queue was often full. ${measured}
Test results do not contain the time of a submission, so all figures below exclude waits for a test slot.
This history cannot show the effect of more slots or larger batches. A file from export-history can show it.
`;
}
function command_pastText({ arrivals, spanSeconds, runs, durations, broken, flaky, figures }) {
    return `The past: ${(0,format/* formatCount */.B4)(runs, "test run")} of ${arrivalsText(arrivals.length, spanSeconds)}; ${figures.merged} merged
  ${testsText(durations)}: ${(0,format/* formatCount */.B4)(durations.count, "passed run")}
  ${formatPercent(broken.share)} of ${broken.of} merged or failed changes are broken
  ${formatPercent(flaky.share)} of ${flaky.of} test runs without a broken change in the queue fail by chance
`;
}
/**
 * Formats the comparison of the replay with the past. If the model is not trusted, explains why there is no forecast.
 */
function replayText(checks, trusted) {
    const lines = checks.map(({ title, past, replayed, off, isBinding }) => {
        const format = (value) => (title.startsWith("wait") ? (0,scenario_durations/* formatAbout */.lb)(value) : value.toFixed(2));
        const sign = off < 0 ? "-" : "+";
        const mark = isBinding && Math.abs(off) > REPLAY_TOLERANCE ? "  too far off" : "";
        return `  ${title.padEnd(15)}${format(past).padStart(8)}${format(replayed).padStart(10)}  ${sign}${formatPercent(Math.abs(off))}${mark}\n`;
    });
    const end = trusted
        ? ""
        : `There is no forecast, because the replay differs from the past by more than ${REPLAY_TOLERANCE * 100} %. If the queue had different settings at that time, pass these settings with --settings-file. Also read the limits of the model below.\n`;
    return `To check the model, this replay uses the settings of that time:\n  ${"".padEnd(15)}${"past".padStart(8)}${"replayed".padStart(10)}\n${lines.join("")}${end}`;
}

// EXTERNAL MODULE: ./lib/local-queue/src/engine/reasons.js
var reasons = __webpack_require__(6398);
;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/timeline.js





/** Returns the lines of a timeline by time. At the same time, finished runs come first, and started runs last. */
function buildTimeline({ transitions, runs, refusals, ignored, endSeconds, stopped }, inputs) {
    const withoutEffect = new Set(ignored.map(({ input }) => input));
    const taken = inputs.filter((input) => !(stopped && input.atSeconds > endSeconds) && !withoutEffect.has(input));
    const endedAt = groupBy(runs, (run) => run.endSeconds);
    const begunAt = groupBy(runs, (run) => run.startSeconds);
    const movesAt = groupBy(transitions, ({ atSeconds }) => atSeconds);
    const takenAt = groupBy(taken, ({ atSeconds }) => atSeconds);
    const ignoredAt = groupBy(ignored, ({ input }) => input.atSeconds);
    const culprits = new Map(refusals.map(({ atSeconds, number, culprit }) => [`${atSeconds} ${number}`, culprit]));
    const states = new Map();
    const instants = new Set([endedAt, begunAt, movesAt, takenAt, ignoredAt].flatMap((groups) => [...groups.keys()]));
    return [...instants]
        .filter((atSeconds) => atSeconds !== null)
        .toSorted((one, other) => one - other)
        .flatMap((atSeconds) => {
        const [ended, begun] = [endedAt.get(atSeconds) ?? [], begunAt.get(atSeconds) ?? []];
        const moves = movesAt.get(atSeconds) ?? [];
        for (const { number, to } of moves)
            states.set(number, to);
        const news = moves.filter((move) => isNews(move, moves, { ended, begun }));
        const alike = groupBy(news, ({ to, reason }) => `${to} ${reason}`);
        const texts = [
            ...ended.flatMap((run) => describeEnd(run, states)),
            ...(takenAt.get(atSeconds) ?? []).flatMap(inputText),
            ...[...alike.values()].flatMap(([first, ...others]) => first === undefined ? [] : moveText(first, others, culprits.get(`${atSeconds} ${first.number}`))),
            ...(ignoredAt.get(atSeconds) ?? []).map(({ input: { type, number }, why }) => `${type} of #${number} has no effect: ${IGNORED_TEXTS[why]}`),
            ...begun.map(describeStart),
        ];
        return texts.map((text) => ({ atSeconds, text }));
    });
}
const MOST_NAMED = 6;
const withHash = (number) => `#${number}`;
function listNumbers(numbers) {
    return (0,format/* formatList */.ki)(numbers.map(withHash), MOST_NAMED);
}
function describeStart({ kind, own, ahead }) {
    const who = `${listNumbers(own)} ${own.length === 1 ? "is tested" : "are tested together"}`;
    const base = ahead.length === 0 ? "" : ` on top of ${(0,format/* formatTruncatedList */.En)(ahead.map(withHash), MOST_NAMED)}`;
    return `${kind === "bisection" ? "bisection: " : ""}${who}${base}`;
}
/** Describes the end of a failed run. For a stopped run, the changes of state already explain the end. */
function describeEnd({ outcome, own, ahead, faults }, states) {
    if (outcome !== "failed")
        return [];
    const isUndecided = own.every((number) => states.get(number) === "pending_failure");
    const isBaseSure = ahead
        .map((number) => states.get(number) ?? "pending")
        .every((state) => state === "tests_passed" || !(0,engine_state/* isLive */.DG)({ state }));
    const waits = isBaseSure
        ? "the tests of pull requests behind may still clear the failure"
        : "the cause may be a pull request ahead";
    return [
        `the tests of ${listNumbers(own)} fail: ${describeCause(faults)}${isUndecided ? `; not final, ${waits}` : ""}`,
    ];
}
function describeCause(faults) {
    const causes = faults.map(({ kind, numbers }) => {
        if (kind === "flaky")
            return "a flaky test";
        return `${listNumbers(numbers)} ${kind === "broken" ? "is broken" : "fail together"}`;
    });
    return causes.length === 0 ? "a required check never reports" : (0,format/* formatList */.ki)([...new Set(causes)], 3);
}
const PHASE_TEXTS = {
    paused: "the queue is paused",
    running: "the queue resumes",
    draining: "the queue drains and admits no more pull requests",
};
function inputText(input) {
    if (input.type === "phase")
        return [PHASE_TEXTS[input.phase]];
    if (input.type === "settings")
        return [`settings change: ${formatSettings(input.settings)}`];
    if (input.type === "push-to-target")
        return ["a push moves the target branch"];
    return input.type === "change" ? [`the content of #${input.number} changes`] : [];
}
const IGNORED_TEXTS = {
    merged: "it is already merged",
    not_queued: "it is not in the queue",
    no_tests: "none of its tests is running",
    conflict: "it conflicts with the target branch",
};
/** Formats settings as `concurrency 5, mode parallel`. */
function formatSettings(settings) {
    return Object.entries(settings)
        .map(([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : String(value)}`)
        .join(", ");
}
/** True unless a change of state only leads to another change at the same time. */
function isNews(move, moves, runs) {
    const { number, to, from, reason } = move;
    const own = moves.filter((each) => each.number === number);
    const isLast = own.at(-1) === move;
    const hasTests = (some) => some.some((run) => run.own.includes(number));
    switch (to) {
        case "not_ready":
            return isLast || !(hasTests(runs.begun) || own.some((each) => !(0,engine_state/* isLive */.DG)({ state: each.to })));
        case "pending":
            return from !== "not_ready" && reason !== null;
        case "tests_passed":
            return isLast || reason === "SUCCESSOR_TEST_RUN_PASSED";
        case "pending_failure":
            return isLast && !hasTests(runs.ended);
        case "testing":
            return false;
        case "merged":
        case "failed":
        case "cancelled":
            return true;
    }
}
function moveText(first, others, culprit) {
    const { to, reason } = first;
    const numbers = [...new Set([first, ...others].map(({ number }) => number))];
    const isOne = numbers.length === 1;
    const [who, are] = [listNumbers(numbers), isOne ? "is" : "are"];
    // The clause of a reason is about one pull request.
    const each = isOne ? who : `each of ${who}`;
    const why = reason === null ? "" : `: ${(0,reasons/* reasonClause */.C)(reason)}`;
    switch (to) {
        case "not_ready":
            return `${who} ${are} submitted`;
        case "pending":
            if (reason === "BISECTION_REQUIRED")
                return `the batch of ${who} failed: a bisection finds the cause`;
            if (reason === "BISECTION_TEST_RUN_PASSED")
                return `the bisection clears ${who}, so the queue tests ${isOne ? "it" : "them"} again`;
            return `${each} restarts${why}`;
        case "testing":
            return `${who} ${are} tested`;
        case "tests_passed":
            return reason === "TEST_RUN_PASSED" ? `${each} passes and waits for the merge` : `${each} passes${why}`;
        case "pending_failure":
            return `${each} fails${why}`;
        case "merged":
            return `${who} ${are} merged${reason === "MERGE_GRAPH_MERGE" ? "" : why}`;
        case "failed":
            return `the queue rejects ${each}${culprit === undefined ? why : `: it conflicts with #${culprit}`}`;
        case "cancelled":
            return `${each} leaves the queue${why}`;
    }
}
/** Number of lines to show at the start and at the end of a long timeline. */
const FIRST_LINES = 40;
const LAST_LINES = 10;
/** Formats a timeline, with each time only once. Unless `whole`, omits the middle of a long timeline. */
function timelineText(lines, whole) {
    const left = lines.length - FIRST_LINES - LAST_LINES;
    const shown = whole || left <= 1 ? lines : [...lines.slice(0, FIRST_LINES), ...lines.slice(-LAST_LINES)];
    const width = Math.max(...shown.map(({ atSeconds }) => (0,scenario_durations/* formatSeconds */.Xo)(atSeconds).length), 0);
    const rows = shown.map(({ atSeconds, text }, index) => {
        const isSame = shown[index - 1]?.atSeconds === atSeconds;
        return `${(isSame ? "" : (0,scenario_durations/* formatSeconds */.Xo)(atSeconds)).padStart(width)}  ${text}\n`;
    });
    if (shown !== lines) {
        rows.splice(FIRST_LINES, 0, `${"".padStart(width)}  ... ${left} more lines; --whole shows them\n`);
    }
    return rows.join("");
}

;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/command/report.js





function reportSimulation(file, { simulation, titles, faults }, played) {
    const ends = new Map(played.transitions.map(({ number, to, reason }) => [number, { state: to, reason }]));
    return {
        about: file.about ?? null,
        seed: simulation.seed,
        settings: simulation.settings,
        figures: computeFigures(played),
        /** State and reason are null for a pull request that was never submitted. */
        pullRequests: simulation.changes.map(({ number }) => ({
            number,
            title: titles.get(number) ?? "",
            ...(ends.get(number) ?? { state: null, reason: null }),
        })),
        timeline: buildTimeline(played, simulation.inputs),
        ...played,
        /**
         * Number of ignored `faults` in the scenario. Faults have no effect, because a simulation makes no API requests.
         */
        faultsLeftOut: faults.length,
    };
}
const report_MOST_NAMED = 8;
const report_formatWait = (seconds) => (seconds === null ? "-" : (0,scenario_durations/* formatSeconds */.Xo)(seconds));
function figuresText({ figures, pullRequests, endSeconds, ignored, faultsLeftOut }) {
    const { merged, failed, cancelled, mainRuns, bisectionRuns, runMinutes, runsPerMerged, restarts } = figures;
    const { waitSecondsP50, waitSecondsP95, mergesPerHour } = figures;
    const canceled = cancelled > 0 ? `, ${cancelled} canceled` : "";
    const perMerged = runsPerMerged === null ? "" : ` (${runsPerMerged.toFixed(2)} for each merge)`;
    const bisections = bisectionRuns === 0 ? "" : `, ${bisectionRuns} of them in bisections`;
    const left = pullRequests.flatMap(({ number, state }) => state === null || !(0,engine_state/* isLive */.DG)({ state }) ? [] : [`#${number} (${(0,format/* formatServiceEnumValue */.Dx)(state)})`]);
    return [
        `pull requests  ${merged} merged, ${failed} failed${canceled}, in ${(0,scenario_durations/* formatSeconds */.Xo)(endSeconds)}`,
        ...(left.length === 0 ? [] : [`still queued   ${(0,format/* formatList */.ki)(left, report_MOST_NAMED)}`]),
        `waits          p50 ${report_formatWait(waitSecondsP50)}, p95 ${report_formatWait(waitSecondsP95)} from submission to merge; ${mergesPerHour.toFixed(1)} merges an hour`,
        `test runs      ${mainRuns + bisectionRuns}${perMerged}${bisections}; ${(0,format/* formatCount */.B4)(restarts, "restart")}; ${(0,format/* formatCount */.B4)(Math.round(runMinutes), "runner minute")}`,
        ...(ignored.length === 0 ? [] : [`${(0,format/* formatCount */.B4)(ignored.length, "event")} had no effect: see the timeline`]),
        ...(faultsLeftOut === 0
            ? []
            : [
                `${(0,format/* formatCount */.B4)(faultsLeftOut, "fault")} of the API had no effect, because only merge-queue serve --scenario applies faults`,
            ]),
        "",
    ].join("\n");
}

;// CONCATENATED MODULE: ./lib/local-queue/src/scenario/command/command.js











const command_command_EXIT_OK = 0;
const EXIT_BAD_FLAGS = 2;
const HELP = `Usage: merge-queue simulate --scenario FILE [flags]
       merge-queue simulate --history FILE [--what-if SETTING=A,B] [flags]

Simulates a scenario: prints each event with its cause, and then the figures. With --what-if it compares settings.
With --history it simulates how a real queue would have worked with different settings.

${(0,command_flags/* flagLines */.Yg)(command_flags/* SIMULATE_FLAGS */.lT, 30)}`;
async function simulateCommand(argv, io) {
    try {
        return await run(readOptions(argv), io);
    }
    catch (error) {
        if (!(error instanceof errors/* InputError */.dz))
            throw error;
        io.writeError(`error: ${error.message}\n`);
        return EXIT_BAD_FLAGS;
    }
}
async function run(options, io) {
    const { way, scenario, history } = options;
    const comparison = { ...io, ...options, seed: options.seed ?? 1 };
    if (way === "history")
        return compareHistory(history, options["settings-file"], comparison);
    if (way === "what-if")
        return compareScenario(await (0,read/* readScenario */.ZN)(await (0,read/* scenarioText */.WC)(scenario), scenario), comparison);
    if (way === "help")
        io.write(HELP);
    else if (way === "list")
        io.write(await readyMadeList());
    else {
        const text = await (0,read/* scenarioText */.WC)(scenario);
        io.write(way === "print" ? text : playedText(await (0,read/* readScenario */.ZN)(text, scenario), options));
    }
    return command_command_EXIT_OK;
}
function playedText(file, { seed, json, whole }) {
    const drawn = (0,draw/* drawScenario */.P)(file, seed);
    const report = reportSimulation(file, drawn, simulate(drawn.simulation));
    if (json)
        return `${JSON.stringify(report, null, 2)}\n`;
    const about = report.about === null ? "" : `${report.about}\n\n`;
    return `${about}${timelineText(report.timeline, whole)}\n${figuresText(report)}`;
}
async function readyMadeList() {
    const files = await Promise.all([...ready_made/* BUILT_IN_SCENARIOS */.T].map(async ([word, text]) => [word, await (0,read/* readScenario */.ZN)(text, word)]));
    const width = Math.max(...files.map(([word]) => word.length));
    return files.map(([word, { about = "" }]) => `${word.padEnd(width)}  ${about}\n`).join("");
}
const LARGEST_SEED = 4_294_967_295;
const MOST_SEEDS = 10_000;
/** Price of GitHub's Linux runner with two cores in US dollars a minute, since January 2026. */
const LINUX_RUNNER = "0.006";
function readOptions(argv) {
    const { values } = (0,command_flags/* readFlags */.uW)("simulate", command_flags/* SIMULATE_FLAGS */.lT, argv);
    const { scenario = "", history = "", "what-if": whatIf = [], seed, seeds } = values;
    return {
        ...values,
        scenario,
        history,
        whatIf,
        seed: seed === undefined ? undefined : (0,command_flags/* readWholeNumber */.bf)("--seed", seed, 0, LARGEST_SEED),
        costPerMinute: (0,command_flags/* readPositiveNumber */.dR)("--cost-per-minute", values["cost-per-minute"] ?? LINUX_RUNNER),
        seeds: seeds === undefined ? undefined : (0,command_flags/* readWholeNumber */.bf)("--seeds", seeds, 1, MOST_SEEDS),
        way: readWay(values),
    };
}
/**
 * Ways to use the command. Each way has the flag that selects it, and the flags that it uses. The first matching way
 * applies.
 */
const WAYS = [
    ["help", []],
    ["list", []],
    ["print", ["scenario"]],
    ["history", ["settings-file", "what-if", "seed", "seeds", "cost-per-minute", "json"]],
    ["what-if", ["scenario", "seed", "seeds", "cost-per-minute", "json"]],
    ["json", ["scenario", "seed"]],
];
const PLAY = ["scenario", ["scenario", "seed", "whole"]];
/** Flags that require another flag, with advice. */
const NEEDS = {
    "settings-file": ["history", "a scenario contains its settings under the key queue"],
    seeds: ["what-if", "a single simulation has only one seed, which --seed sets"],
    "cost-per-minute": ["what-if", "only a comparison of settings shows costs"],
};
/** Returns the way to use the command. @throws InputError for a missing flag, and for flags without an effect */
function readWay(values) {
    const isGiven = (flag) => values[flag] !== undefined && values[flag] !== false;
    const [way, used] = WAYS.find(([flag]) => isGiven(flag)) ?? PLAY;
    if (way === "help")
        return way;
    const problems = (0,fields/* keysOf */.YD)(command_flags/* SIMULATE_FLAGS */.lT)
        .filter(isGiven)
        .flatMap((flag) => {
        const [needed = way, advice] = NEEDS[flag] ?? [];
        if (advice !== undefined && !isGiven(needed))
            return [`--${flag} needs --${needed}; ${advice}`];
        return flag === way || used.includes(flag) ? [] : [`--${flag} has no effect with --${way}; remove one of them`];
    });
    if (used.includes("scenario") && !isGiven("scenario")) {
        problems.push("--scenario or --history is missing: name a file; merge-queue simulate --list shows ready-made scenarios");
    }
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    return way;
}


/***/ })

};
