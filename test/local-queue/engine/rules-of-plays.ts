/** What is true of a whole play: what is merged was tested as merged, tests end in time, and everybody ends. */
import { type Commit, type Entry, type GroupToMerge, isLive, type Run } from "../../../src/local-queue/engine/state.js";
import { figuresOf } from "../../../src/local-queue/simulation/figures.js";
import type { PlayedRun, Transition } from "../../../src/local-queue/simulation/simulate.js";
import { effectsOf, entryOf, isSame, meet, placeOf, type Recording, type Rule, valuesOf } from "./recording.js";

export const RULES_OF_PLAYS: Readonly<Record<string, Rule>> = {
  "3: what merges was tested with everything that it meets on the branch": mergesAreTested,
  "4: what merges was tested with nothing that is not merged with it": mergesAreWhole,
  "12: what meets and was never interrupted merges in the order of admission": mergeOrder,
  "21: successors clear only with optimistic merging, and failures are reused only with skipping": onlyWhereAsked,
  "22: with skipping, no bisection tests a set twice": noSetTwice,
  "25: no run outlives its timeout": timeouts,
  "27: everybody who is ready comes to an end": everybodyEnds,
  "28: restarts are what the figures say, and times in states add up": restartsAndTimes,
};

interface Merge {
  readonly entry: Entry;
  readonly reason: string | null;
  /** How many commits stand on the branch with it. */
  readonly place: number;
}

interface Merges {
  readonly merges: readonly Merge[];
  /** Where pushes past the queue stand on the branch. */
  readonly pushes: readonly number[];
  readonly runs: ReadonlyMap<number, Run>;
  readonly passed: ReadonlySet<number>;
}

function mergesOf({ steps }: Recording): Merges {
  const merges: Merge[] = [];
  const pushes: number[] = [];
  const runs = new Map<number, Run>();
  const passed = new Set<number>();
  for (const { event, effects, after } of steps) {
    for (const { run } of effectsOf({ effects }, "start-run")) runs.set(run.id, run);
    for (const { run, outcome } of effectsOf({ effects }, "run-ended")) if (outcome === "passed") passed.add(run.id);
    if (event.type === "pushed-by-hand") pushes.push(placeOf(event.tip));
    if (event.type !== "merged" && event.type !== "pushed-by-hand") continue;
    for (const { number, to, reason } of effectsOf({ effects }, "moved")) {
      if (to === "merged") merges.push({ entry: entryOf(after, number), reason, place: placeOf(event.tip) });
    }
  }
  return { merges, pushes, runs, passed };
}

function* mergesAreTested(recording: Recording): Iterable<string> {
  const { merges, pushes, runs, passed } = mergesOf(recording);
  for (const [index, { entry, reason, place }] of merges.entries()) {
    if (reason !== "MERGE_GRAPH_MERGE") continue;
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
      const state = { ...recording.last, settings: modeAt(recording, entry) };
      if (meet(state, [other.entry], [entry])) yield `#${entry.number} is merged untested with #${other.entry.number}`;
    }
  }
}

/** The settings when an entry was merged. */
function modeAt({ steps, last }: Recording, { number, attempt }: Entry): Recording["last"]["settings"] {
  const step = steps.find((each) =>
    effectsOf(each, "moved").some((move) => move.number === number && move.attempt === attempt && move.to === "merged"),
  );
  return step?.before.settings ?? last.settings;
}

/** What is asked of the host at once counts as one, though it may refuse a part. */
function* mergesAreWhole(recording: Recording): Iterable<string> {
  const { merges, runs } = mergesOf(recording);
  const asked = recording.steps.map((step) =>
    effectsOf(step, "merge").flatMap(({ groups }) => groups.flatMap(membersOf)),
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

function membersOf({ members }: GroupToMerge): readonly Commit[] {
  return members;
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

function* onlyWhereAsked({ simulation, played, steps }: Recording): Iterable<string> {
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
  const sessionOf = new Map<number, number | null>();
  for (const step of steps) {
    for (const { run } of effectsOf(step, "start-run")) {
      sessionOf.set(run.id, valuesOf(step.after.groups).find(({ id }) => id === run.group)?.session ?? null);
    }
  }
  const seen = new Set<string>();
  for (const run of played.runs.filter(({ kind, outcome }) => kind === "bisection" && isEnd(outcome))) {
    const set = `${sessionOf.get(run.run)}: ${[...run.ahead, ...run.own].toSorted((a, b) => a - b).join()}`;
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

/** A run that never reports lets nobody behind it end where there is no timeout. */
function* everybodyEnds({ simulation, last }: Recording): Iterable<string> {
  const isStuck = last.settings.testingTimeoutMinutes === 0 && simulation.changes.some(({ silent }) => silent);
  if (isStuck || last.phase !== "running") return;
  for (const { number, state, ready, targets } of valuesOf(last.entries)) {
    const isReady = ready && (last.settings.mode === "single" || targets !== null);
    if (isLive({ state }) && (isReady || state !== "not_ready")) yield `#${number} stays ${state}`;
  }
  for (const { id } of valuesOf(last.groups)) yield `group ${id} stays`;
  for (const { id } of last.sessions) yield `bisection ${id} stays`;
  for (const { id } of valuesOf(last.runs)) yield `run ${id} stays`;
}

const OF_BISECTIONS: readonly (string | null)[] = ["BISECTION_REQUIRED", "BISECTION_TEST_RUN_PASSED"];

function* restartsAndTimes({ played, last }: Recording): Iterable<string> {
  const restarts = played.transitions.filter((each) => isBackToPending(each) && !OF_BISECTIONS.includes(each.reason));
  const told = figuresOf(played).restarts;
  if (told !== restarts.length) yield `${restarts.length} restarts, ${told} in the figures`;
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
