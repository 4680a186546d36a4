/** Rules for a whole play: every merge was tested, tests finish in time, and every pull request finishes. */
import { type Entry, isLive, type QueueState, type Run } from "../../src/engine/state.js";
import { get } from "../../src/engine/tree.js";
import { computeFigures } from "../../src/scenario/figures.js";
import type { PlayedRun, Transition } from "../../src/scenario/simulate.js";
import {
  effectsOf,
  entryOf,
  isRunning,
  isSame,
  meet,
  placeOf,
  type Recording,
  type Rule,
  valuesOf,
} from "../support/days/recording.js";

export const RULES_OF_PLAYS: Readonly<Record<string, Rule>> = {
  "3: a merged pull request was tested with everything that it overlaps on the branch": mergesAreTested,
  "4: a merged pull request was tested only with pull requests that are merged, too": mergesAreWhole,
  "12: overlapping pull requests without interruption merge in the order of admission": mergeOrder,
  "14: a merge is requested once, and canceled only before its answer": mergesAreAnswered,
  "16: every run finishes once": runsEndOnce,
  "21: successors clear only with optimistic merging, and failures are reused only with skipping": onlyWhenSet,
  "22: no bisection with skipping tests a set twice": noSetTwice,
  "25: no run outlives its timeout": timeouts,
  "27: every ready pull request leaves the queue": allFinish,
  "28: the figures count all restarts, and times in states add up": restartsAndTimes,
};

interface Merge {
  readonly entry: Entry;
  readonly reason: string | null;
  /** Queue at the last request of the merge. Later facts cannot prevent the merge. */
  readonly asked: QueueState | undefined;
  /** Number of commits on the branch, including this one. */
  readonly place: number;
}

interface Merges {
  readonly merges: readonly Merge[];
  /** Numbers of commits on the branch at each push that the queue did not make. */
  readonly pushes: readonly number[];
  readonly runs: ReadonlyMap<number, Run>;
  readonly passed: ReadonlySet<number>;
}

function mergesOf({ steps }: Recording): Merges {
  const merges: Merge[] = [];
  const pushes: number[] = [];
  const runs = new Map<number, Run>();
  const passed = new Set<number>();
  const asked = new Map<number, QueueState>();
  for (const { event, effects, after } of steps) {
    for (const { groups } of effectsOf({ effects }, "merge")) {
      for (const { number } of groups.flatMap(({ members }) => members)) asked.set(number, after);
    }
    for (const { run } of effectsOf({ effects }, "start-run")) runs.set(run.id, run);
    for (const { run, outcome } of effectsOf({ effects }, "run-ended")) if (outcome === "passed") passed.add(run.id);
    if (event.type === "pushed-by-hand") pushes.push(placeOf(event.tip));
    if (event.type !== "merged" && event.type !== "pushed-by-hand") continue;
    for (const { number, to, reason } of effectsOf({ effects }, "moved")) {
      if (to !== "merged") continue;
      merges.push({ entry: entryOf(after, number), reason, asked: asked.get(number), place: placeOf(event.tip) });
    }
  }
  return { merges, pushes, runs, passed };
}

function* mergesAreTested(recording: Recording): Iterable<string> {
  const { merges, pushes, runs, passed } = mergesOf(recording);
  for (const [index, { entry, reason, asked, place }] of merges.entries()) {
    if (reason !== "MERGE_GRAPH_MERGE") continue;
    if (asked === undefined) {
      yield `#${entry.number} is merged without a request`;
      continue;
    }
    const run = runs.get(entry.run ?? 0);
    if (run === undefined || run.kind !== "main" || !passed.has(run.id)) {
      yield `#${entry.number} is merged on ${run?.kind} run ${run?.id} that did not pass`;
      continue;
    }
    if (!run.content.some((commit) => isSame(commit, entry))) yield `#${entry.number} is not in run ${run.id}`;
    const base = placeOf(run.base);
    const missed = pushes.filter((push) => push > base && push < place);
    if (missed.length > 0) yield `#${entry.number} is merged past the push at ${missed.join()}`;
    for (const other of merges.slice(0, index)) {
      if (other.place <= base || run.content.some((commit) => isSame(commit, other.entry))) continue;
      const [one, two] = [entry, other.entry].map((each) => get(asked.entries, each.number) ?? each);
      if (one !== undefined && two !== undefined && meet(asked, [one], [two]))
        yield `#${entry.number} is merged untested with #${other.entry.number}`;
    }
  }
}

/** All merges of one request count as one merge, although the host can refuse a part of them. */
function* mergesAreWhole(recording: Recording): Iterable<string> {
  const { merges, runs } = mergesOf(recording);
  const asked = recording.steps.map((step) =>
    effectsOf(step, "merge").flatMap(({ groups }) => groups.flatMap(({ members }) => members)),
  );
  for (const { entry, reason } of merges) {
    const run = runs.get(entry.run ?? 0);
    if (reason !== "MERGE_GRAPH_MERGE" || run === undefined) continue;
    const together = asked
      .slice(0, 1 + asked.findLastIndex((each) => each.some((commit) => isSame(commit, entry))))
      .flat();
    for (const commit of run.content) {
      if (!together.some((other) => isSame(other, commit)))
        yield `#${entry.number} is merged without #${commit.number}`;
    }
  }
}

function* runsEndOnce({ steps, played }: Recording): Iterable<string> {
  const state = new Map<number, "on" | "over">();
  for (const step of steps) {
    const stopped = effectsOf(step, "stop-run").map(({ run }) => run);
    const abandoned = effectsOf(step, "run-ended").filter(
      ({ outcome }) => outcome !== "passed" && outcome !== "failed",
    );
    const ended = abandoned.map(({ run }) => run.id);
    if (stopped.join() !== ended.join()) yield `runs ${stopped.join()} are stopped, and ${ended.join()} ended`;
    for (const effect of step.effects) {
      const id = effect.type === "start-run" || effect.type === "run-ended" ? effect.run.id : null;
      if (effect.type === "start-run") {
        if (state.has(effect.run.id)) yield `run ${id} starts twice`;
        state.set(effect.run.id, "on");
      } else if (effect.type === "run-ended") {
        if (state.get(effect.run.id) !== "on") yield `run ${id} ends while it is ${state.get(effect.run.id)}`;
        state.set(effect.run.id, "over");
      } else if (effect.type === "stop-run" && state.get(effect.run) !== "on") {
        yield `run ${effect.run} is stopped while it is ${state.get(effect.run)}`;
      }
    }
    const going = valuesOf(step.after.runs)
      .filter(isRunning)
      .map(({ id }) => id);
    const on = [...state].filter(([, word]) => word === "on").map(([id]) => id);
    if (going.join() !== on.join())
      yield `${step.atMs / 60_000} min: runs ${on.join()} are running, the queue has ${going.join()}`;
  }
  for (const run of played.runs)
    if (run.outcome === null && state.get(run.run) !== "on") yield `run ${run.run} ended without an effect`;
}

/** The merging groups of the queue are the requests without an answer. */
function* mergesAreAnswered({ steps }: Recording): Iterable<string> {
  const asked = new Set<number>();
  for (const step of steps) {
    const { event } = step;
    if (event.type === "merged" || event.type === "merge-refused") asked.delete(event.group);
    for (const effect of step.effects) {
      if (effect.type === "stop-merge" && !asked.delete(effect.group))
        yield `group ${effect.group} is canceled without a request`;
      for (const { group } of effect.type === "merge" ? effect.groups : []) {
        if (asked.has(group)) yield `group ${group} is requested twice`;
        asked.add(group);
      }
    }
    const merging = valuesOf(step.after.groups).filter(({ state }) => state === "merging");
    const ids = merging.map(({ id }) => id).join();
    if (ids !== upwards(asked).join()) yield `${upwards(asked).join()} are requested, and ${ids} merging`;
  }
}

function upwards(ids: Iterable<number>): readonly number[] {
  return [...ids].toSorted((one, other) => one - other);
}

function* mergeOrder({ simulation, played, last }: Recording): Iterable<string> {
  if (simulation.inputs.some(({ type }) => type === "settings")) return;
  const tried = new Map<number, number>();
  for (const { type, number } of simulation.inputs.flatMap((input) => ("number" in input ? input : []))) {
    if (type === "submit" || type === "change") tried.set(number, (tried.get(number) ?? 0) + 1);
  }
  const restarted = new Set(played.transitions.filter(isBackToPending).map(({ number }) => number));
  const merged = played.transitions
    .filter(({ reason, number }) => reason === "MERGE_GRAPH_MERGE" && !restarted.has(number) && tried.get(number) === 1)
    .map(({ number }) => entryOf(last, number));
  for (const [index, later] of merged.entries()) {
    for (const earlier of merged.slice(0, index)) {
      const isWrong = earlier.priority === later.priority && earlier.admission > later.admission;
      if (isWrong && meet(last, [earlier], [later])) yield `#${earlier.number} is merged before #${later.number}`;
    }
  }
}

function isBackToPending({ from, to }: Transition): boolean {
  return to === "pending" && from !== "not_ready";
}

function* onlyWhenSet({ simulation, played, steps }: Recording): Iterable<string> {
  const settings = [...steps.map(({ after }) => after.settings), simulation.settings];
  const mayClear = settings.some(({ canOptimisticallyMerge }) => canOptimisticallyMerge === true);
  const maySkip = settings.some(({ optimizationMode }) => optimizationMode === "bisection_skip_redundant_tests");
  for (const { number, reason } of played.transitions) {
    if (reason === "SUCCESSOR_TEST_RUN_PASSED" && !mayClear) yield `#${number} is cleared by a successor`;
    if (reason === "TEST_RUN_FAILED_BY_OPTIMIZATION" && !maySkip) yield `#${number} fails by what is known`;
  }
}

function* noSetTwice({ simulation, steps, played }: Recording): Iterable<string> {
  const isConstant = simulation.inputs.every(({ type }) => !CHANGES_BASES.includes(type));
  if (!isConstant || simulation.settings.optimizationMode !== "bisection_skip_redundant_tests") return;
  const bisectionOf = new Map<number, number | null>();
  for (const step of steps) {
    for (const { run } of effectsOf(step, "start-run")) {
      bisectionOf.set(run.id, valuesOf(step.after.groups).find(({ id }) => id === run.group)?.bisection ?? null);
    }
  }
  const seen = new Set<string>();
  for (const run of played.runs.filter(({ kind, outcome }) => kind === "bisection" && isEnd(outcome))) {
    const set = `${bisectionOf.get(run.run)}: ${[...run.ahead, ...run.own].toSorted((a, b) => a - b).join()}`;
    if (seen.has(set)) yield `a bisection tests ${set} twice`;
    seen.add(set);
  }
}

const CHANGES_BASES: readonly string[] = ["settings", "push-to-target", "merge-by-hand", "cancel", "push", "close"];

function isEnd(outcome: PlayedRun["outcome"]): boolean {
  return outcome === "passed" || outcome === "failed";
}

function* timeouts({ simulation, steps, last }: Recording): Iterable<string> {
  const startedMs = new Map<number, number>();
  for (const step of steps) {
    const minutes = step.after.settings.testingTimeoutMinutes;
    if (step.event.type === "run-started") startedMs.set(step.event.run, step.atMs);
    for (const { id, status } of step.isLastOfInstant ? valuesOf(step.after.runs) : []) {
      const ageMs = step.atMs - (startedMs.get(id) ?? step.atMs);
      const isOver = minutes > 0 && ageMs >= minutes * 60_000;
      if (isOver && (status === "starting" || status === "in_progress")) yield `run ${id} goes on after its timeout`;
    }
  }
  const minutes = last.settings.testingTimeoutMinutes;
  const isConstant = simulation.inputs.every(({ type }) => type !== "settings");
  for (const step of isConstant && minutes > 0 ? steps : []) {
    for (const { run } of effectsOf(step, "run-ended")) {
      const ageMs = step.atMs - (startedMs.get(run.id) ?? step.atMs);
      if (ageMs > minutes * 60_000) yield `run ${run.id} took ${ageMs / 60_000} min`;
    }
    for (const { to, reason, run } of effectsOf(step, "moved")) {
      const ageMs = step.atMs - (startedMs.get(run ?? 0) ?? 0);
      const isEarly = to === "failed" && reason === "TEST_RUN_TIMEOUT" && ageMs < minutes * 60_000;
      if (isEarly) yield `run ${run} timed out after ${ageMs / 60_000} min`;
    }
  }
}

/** Ignores days without a timeout and with a run that never reports, because nothing behind such a run can finish. */
function* allFinish({ simulation, last }: Recording): Iterable<string> {
  const isStuck = last.settings.testingTimeoutMinutes === 0 && simulation.changes.some(({ silent }) => silent);
  if (isStuck || last.phase !== "running") return;
  for (const { number, state, ready, targets } of valuesOf(last.entries)) {
    const isReady = ready && (last.settings.mode === "single" || targets !== null);
    if (isLive({ state }) && (isReady || state !== "not_ready")) yield `#${number} stays ${state}`;
  }
  for (const { id } of valuesOf(last.groups)) yield `group ${id} stays`;
  for (const { id } of last.bisections) yield `bisection ${id} stays`;
  for (const { id } of valuesOf(last.runs)) yield `run ${id} stays`;
}

const OF_BISECTIONS: readonly (string | null)[] = ["BISECTION_REQUIRED", "BISECTION_TEST_RUN_PASSED"];

function* restartsAndTimes({ played, last }: Recording): Iterable<string> {
  const restarts = played.transitions.filter((each) => isBackToPending(each) && !OF_BISECTIONS.includes(each.reason));
  const counted = computeFigures(played).restarts;
  if (counted !== restarts.length) yield `${restarts.length} restarts, ${counted} in the figures`;
  for (const { number, attempt, submittedAtMs, sinceMs, state } of valuesOf(last.entries)) {
    const own = played.transitions.filter((each) => each.number === number && each.attempt === attempt);
    let sum = 0;
    for (const [index, { atSeconds }] of own.entries()) {
      const seconds = (own[index + 1]?.atSeconds ?? atSeconds) - atSeconds;
      if (seconds < 0) yield `#${number} goes back in time`;
      sum += seconds;
    }
    if (sum * 1000 !== sinceMs - submittedAtMs) yield `#${number} took ${sum} s to be ${state}`;
  }
}
