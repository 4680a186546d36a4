/** Plays a whole day of a queue, or a year, in no time: the engine with a host that answers at once. */
import {
  type Effect,
  type EntryState,
  type Event,
  emptyQueue,
  type GroupToMerge,
  isLive,
  type Outcome,
  type QueuePhase,
  type QueueState,
  type Run,
  type RunOutcome,
  type Settings,
} from "../engine/state.js";
import { nextDueMs, step } from "../engine/step.js";
import { first, get, remove, set, type Tree } from "../engine/tree.js";
import { DEFAULT_SETTINGS } from "../world/settings.js";
import type { Change, Fault, TextConflict } from "./changes.js";
import { type Host, type HostPlan, startHost } from "./host.js";

/** What somebody does, at a time in seconds from the start. */
export type Input = { readonly atSeconds: number } & (
  | { readonly type: "submit"; readonly number: number; readonly priority?: number; readonly noBatch?: boolean }
  | { readonly type: "cancel" | "push" | "close" | "restart" | "merge-by-hand"; readonly number: number }
  /** The change is another one from now on; with a push in the same second the queue notices. */
  | { readonly type: "change"; readonly number: number; readonly change: Partial<Omit<Change, "number">> }
  | { readonly type: "push-to-target" }
  | { readonly type: "phase"; readonly phase: Exclude<QueuePhase, "switching_modes"> }
  | { readonly type: "settings"; readonly settings: Partial<Settings> }
);

export interface Simulation extends HostPlan {
  /** Over the defaults of a new queue. */
  readonly settings: Partial<Settings>;
  /** In any order; those of one second happen as they stand. */
  readonly inputs: readonly Input[];
  /** Where to stop, in seconds, though something may still go on; at the end of everything when left out. */
  readonly untilSeconds?: number;
}

export interface Transition {
  readonly atSeconds: number;
  readonly number: number;
  readonly attempt: number;
  readonly from: EntryState | null;
  readonly to: EntryState;
  readonly reason: string | null;
  readonly run: number | null;
}

export interface PlayedRun {
  readonly run: number;
  readonly kind: "main" | "bisection";
  /** What is tested on what, as numbers of pull requests in order. */
  readonly own: readonly number[];
  readonly ahead: readonly number[];
  readonly startSeconds: number;
  /** Null where it still goes on at the end. */
  readonly endSeconds: number | null;
  readonly outcome: RunOutcome | null;
  /** What breaks it, though it may have been stopped before that showed. */
  readonly faults: readonly Fault[];
}

/** A pull request that could not be merged onto what it was to be tested or merged on. */
interface Refusal {
  readonly atSeconds: number;
  readonly number: number;
  /** The one that it conflicts with. */
  readonly culprit: number;
}

/** An input that meant nothing when its time came. */
interface Ignored {
  readonly input: Extract<Input, { number: number }>;
  readonly why: "merged" | "not_queued" | "no_tests" | "conflict";
}

export interface Played {
  readonly transitions: readonly Transition[];
  /** In the order of their start. */
  readonly runs: readonly PlayedRun[];
  readonly refusals: readonly Refusal[];
  readonly ignored: readonly Ignored[];
  /** When the last thing happened; where it was stopped, when that was. */
  readonly endSeconds: number;
  /** Whether `untilSeconds` came while something would still have happened. */
  readonly stopped: boolean;
}

/** A step that was taken. */
interface TakenStep {
  readonly before: QueueState;
  readonly event: Event;
  readonly nowMs: number;
  readonly outcome: Outcome;
}

type Open<Type> = { -readonly [Key in keyof Type]: Type[Key] };
/** What is left to be said or done at this instant. */
type Task =
  | Effect
  | { readonly type: "tell"; readonly event: Event }
  | { readonly type: "merge-group"; readonly group: GroupToMerge };

/** A priority that nobody chose. */
const DEFAULT_PRIORITY = 100;
const NEVER = Number.POSITIVE_INFINITY;

/** Runs the engine until nothing is left to happen. The same simulation gives the same result. `watch` sees each step. */
export function simulate(simulation: Simulation, watch?: (taken: TakenStep) => void): Played {
  const host = startHost(simulation);
  const inputs = simulation.inputs.toSorted((a, b) => a.atSeconds - b.atSeconds);
  const untilMs = simulation.untilSeconds === undefined ? NEVER : simulation.untilSeconds * 1000;
  const transitions: Transition[] = [];
  const runs: PlayedRun[] = [];
  const refusals: Refusal[] = [];
  const ignored: Ignored[] = [];
  const goingOn = new Map<number, Open<PlayedRun>>();
  /** Runs and whether they will pass, by the time of their end; and that time by the run. */
  let ends: Tree<boolean> = null;
  const endsMs = new Map<number, number>();
  const tasks: Task[] = [];
  let state = emptyQueue({ ...DEFAULT_SETTINGS, ...simulation.settings }, host.tip());
  let nowMs = 0;
  let lastMs = 0;

  /** Tells the engine of something, after what changed with others because of it, and does all that it asks for. */
  function send(event: Event): void {
    answer(event);
    for (let index = 0; index < tasks.length; index += 1) {
      const task = tasks[index];
      if (task !== undefined) perform(task);
    }
    tasks.length = 0;
  }

  function answer(event: Event): void {
    for (const number of host.takeChanged()) {
      tasks.push({ type: "tell", event: { type: "facts", number, facts: host.factsOf(number) } });
    }
    tasks.push({ type: "tell", event });
  }

  function perform(task: Task): void {
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
        for (const group of task.groups) tasks.push({ type: "merge-group", group });
        break;
      case "merge-group":
        merge(task.group);
        break;
      case "stop-merge": {
        const index = tasks.findIndex((each) => each.type === "merge-group" && each.group.group === task.group);
        if (index !== -1) tasks.splice(index, 1);
        break;
      }
      case "bisection-started":
      case "bisection-ended":
        break;
      case "tell": {
        const outcome = step(state, task.event, nowMs);
        watch?.({ before: state, event: task.event, nowMs, outcome });
        state = outcome.state;
        for (const effect of outcome.effects) tasks.push(effect);
        break;
      }
    }
  }

  function startRun(run: Run): void {
    const numbers = run.content.map(({ number }) => number);
    const build = host.build(run, numbers);
    if (build.conflict !== null) {
      const number = refuse(build.conflict);
      answer({ type: "run-refused", run: run.id, number, reason: "START_TEST_RUN_MERGE_CONFLICT" });
      return;
    }
    const played: Open<PlayedRun> = {
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
      ends = set(ends, endMs, run.id, build.faults.length === 0);
      endsMs.set(run.id, endMs);
    }
    answer({ type: "run-started", run: run.id });
  }

  function stopRun(run: number): void {
    const endMs = endsMs.get(run);
    if (endMs === undefined) return;
    ends = remove(ends, endMs, run);
    endsMs.delete(run);
  }

  function endRun(id: number, outcome: RunOutcome): void {
    const run = goingOn.get(id);
    if (run === undefined) return;
    lastMs = nowMs;
    run.endSeconds = nowMs / 1000;
    run.outcome = outcome;
    goingOn.delete(id);
  }

  function merge({ group, members }: GroupToMerge): void {
    const conflict = host.merge(members.map(({ number }) => number));
    if (conflict === null) {
      answer({ type: "merged", group, tip: host.tip() });
    } else {
      answer({ type: "merge-refused", group, number: refuse(conflict), reason: "GITHUB_API_MERGE_PR_FAILED" });
    }
  }

  function refuse({ refused, culprit }: TextConflict): number {
    refusals.push({ atSeconds: nowMs / 1000, number: refused, culprit });
    return refused;
  }

  function take(input: Input): void {
    const why = "number" in input ? whyNothing(input, state, host) : null;
    const event = why === null ? eventOf(input, host) : null;
    if (event !== null) send(event);
    else if ("number" in input) ignored.push({ input, why: why ?? "conflict" });
  }

  /** Everything that ends by now, taken off what goes on. */
  function takeEnded(): readonly { readonly run: number; readonly passed: boolean }[] {
    const ended: { readonly run: number; readonly passed: boolean }[] = [];
    for (let end = first(ends); end !== null && end.a <= nowMs; end = first(ends)) {
      ended.push({ run: end.b, passed: end.value });
      stopRun(end.b);
    }
    return ended;
  }

  const dueMs = () => nextDueMs(state) ?? NEVER;
  let stopped = false;
  for (let next = 0; ; ) {
    const instantMs = Math.min(first(ends)?.a ?? NEVER, timeOf(inputs[next]), dueMs());
    // A run that never reports goes on until somebody stops looking.
    stopped = instantMs > untilMs && (instantMs !== NEVER || goingOn.size > 0);
    if (instantMs === NEVER || stopped) break;
    nowMs = Math.max(nowMs, instantMs);
    const ended = takeEnded();
    if (ended.length > 0) send({ type: "runs-ended", runs: ended });
    for (let input = inputs[next]; input !== undefined && timeOf(input) <= nowMs; input = inputs[next]) {
      next += 1;
      lastMs = nowMs;
      take(input);
    }
    while (dueMs() <= nowMs) send({ type: "time" });
  }
  return { transitions, runs, refusals, ignored, endSeconds: (stopped ? untilMs : lastMs) / 1000, stopped };
}

/** Why nothing can come of an input; what conflicts shows only when it is tried. */
function whyNothing({ type, number }: Ignored["input"], { entries }: QueueState, host: Host): Ignored["why"] | null {
  if (host.contains(number)) return "merged";
  if (type !== "cancel" && type !== "restart") return null;
  const entry = get(entries, number);
  if (entry === undefined || !isLive(entry)) return "not_queued";
  return type === "cancel" || entry.state === "testing" || entry.state === "pending_failure" ? null : "no_tests";
}

/** Does an input to the host. Gives what the queue hears of it; null where it means nothing, such as merging twice. */
export function eventOf(input: Input, host: Host): Event | null {
  if ("number" in input && host.contains(input.number)) return null;
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
      if (host.merge([input.number]) !== null) return null;
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

function timeOf(input: Input | undefined): number {
  return input === undefined ? NEVER : Math.round(input.atSeconds * 1000);
}
