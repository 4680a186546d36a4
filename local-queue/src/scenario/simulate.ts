/** This file simulates a queue: the engine with a host that replies immediately, so that a year takes seconds. */
import {
  type Agenda,
  advanceInstants,
  type DrivenQueue,
  nextInstantMs,
  nextTimeEventMs,
  schedule,
  sendEvents,
  type TakenStep,
} from "../engine/drive.js";
import type { Settings } from "../engine/settings.js";
import { DEFAULT_SETTINGS } from "../engine/settings.js";
import {
  type Effect,
  type Transition as EngineTransition,
  type Event,
  emptyQueue,
  type GroupToMerge,
  isLive,
  type QueuePhase,
  type Run,
  type RunResult,
} from "../engine/state.js";
import { get, remove } from "../engine/tree.js";
import {
  alter,
  build,
  createInstantHost,
  type HostPlan,
  type InstantHost,
  isMerged,
  merge,
  push,
  pushToTarget,
  readFacts,
  takeFacts,
} from "../hosts/simulated/instant-host.js";
import type { TextConflict } from "../hosts/simulated/planned-runs.js";
import type { Change, Fault } from "../state/change.js";
import { DEFAULT_VALUE } from "../state/pull-request.js";

/** Action at a time in seconds since the start. */
export type Input = { readonly atSeconds: number } & (
  | { readonly type: "submit"; readonly number: number; readonly priority?: number; readonly noBatch?: boolean }
  | { readonly type: "cancel" | "push" | "close" | "restart" | "merge-by-hand"; readonly number: number }
  /** Changes facts of a pull request. They apply to later test runs only. */
  | { readonly type: "change"; readonly number: number; readonly change: Partial<Omit<Change, "number">> }
  | { readonly type: "push-to-target" }
  | { readonly type: "phase"; readonly phase: Exclude<QueuePhase, "switching_modes"> }
  | { readonly type: "settings"; readonly settings: Partial<Settings> }
);

export interface Simulation extends HostPlan {
  /** Settings that differ from those of a new queue. */
  readonly settings: Partial<Settings>;
  /** Inputs in any order. Inputs at the same time are applied in the order of the list. */
  readonly inputs: readonly Input[];
  /** Time of the stop in seconds. If undefined, the simulation stops when no further event is possible. */
  readonly untilSeconds?: number;
}

export type Transition = EngineTransition & { readonly atSeconds: number };

export interface PlayedRun {
  readonly run: number;
  readonly kind: "main" | "bisection";
  /** Numbers of the pull requests that the run tests, in order. */
  readonly own: readonly number[];
  /** Numbers of the pull requests ahead, which the test branch also contains. */
  readonly ahead: readonly number[];
  readonly startSeconds: number;
  /** End in seconds; null if the run has no result when the simulation stops. */
  readonly endSeconds: number | null;
  readonly outcome: RunResult | null;
  /** Faults in the test branch, even if the run stops before it fails. */
  readonly faults: readonly Fault[];
}

interface Ignored {
  readonly input: Extract<Input, { number: number }>;
  readonly why: "merged" | "not_queued" | "no_tests" | "conflict";
}

interface Records {
  readonly transitions: Transition[];
  /** Test runs, sorted by start. */
  readonly runs: PlayedRun[];
  /** Conflicts in text, which prevented a test branch or a merge. */
  readonly refusals: { readonly atSeconds: number; readonly number: number; readonly culprit: number }[];
  readonly ignored: Ignored[];
}

export interface Played extends Readonly<{ [Name in keyof Records]: Readonly<Records[Name]> }> {
  /** Time in seconds of the last event, or of the stop. */
  readonly endSeconds: number;
  /** True when the simulation stopped at `untilSeconds`, although further events were possible. */
  readonly stopped: boolean;
}

type Timer =
  | { readonly kind: "end"; readonly run: number; readonly passed: boolean }
  | { readonly kind: "input"; readonly input: Input };

interface Play extends Agenda<Timer>, Records {
  readonly host: InstantHost;
  readonly queue: DrivenQueue;
  readonly watch: ((taken: TakenStep) => void) | undefined;
  /**
   * Live runs by number, with their index in `runs` and the timer of their end. The timer is null if the run never
   * reports.
   */
  readonly running: Map<
    number,
    { readonly index: number; readonly end: { readonly atMs: number; readonly order: number } | null }
  >;
  lastMs: number;
}

/** Finite time in milliseconds that is later than all events. */
const END_OF_TIME = Number.MAX_VALUE;

/** Simulates a queue. Equal simulations have equal results. `watch` receives each step. */
export function simulate(simulation: Simulation, watch?: (taken: TakenStep) => void): Played {
  const play = startPlay(simulation, watch);
  const untilMs = simulation.untilSeconds === undefined ? END_OF_TIME : simulation.untilSeconds * 1000;
  const fire = (due: readonly Timer[]) => fireTimers(play, due);
  const act = () => {
    while (nextTimeEventMs(play) <= play.timeMs) send(play, { type: "time" });
  };
  advanceInstants({ agenda: play, list: () => [play], fire, act }, untilMs);
  // A run that never reports is still live when the simulation stops.
  const isEndless = untilMs !== END_OF_TIME && play.running.size > 0;
  const stopped = isEndless || Number.isFinite(nextInstantMs(play, [play]));
  const { transitions, runs, refusals, ignored, lastMs } = play;
  return { transitions, runs, refusals, ignored, endSeconds: (stopped ? untilMs : lastMs) / 1000, stopped };
}

function startPlay(simulation: Simulation, watch: Play["watch"]): Play {
  const host = createInstantHost(simulation);
  const play: Play = {
    host,
    queue: { engine: emptyQueue({ ...DEFAULT_SETTINGS, ...simulation.settings }, host.branch.tip) },
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
    schedule(play, Math.round(input.atSeconds * 1000), { kind: "input", input });
  }
  return play;
}

function fireTimers(play: Play, due: readonly Timer[]): void {
  const ended = due.filter((timer) => timer.kind === "end");
  if (ended.length > 0) send(play, { type: "runs-ended", runs: ended.map(({ run, passed }) => ({ run, passed })) });
  for (const timer of due) if (timer.kind === "input") take(play, timer.input);
}

function send(play: Play, event: Event): void {
  sendEvents(play.queue, [...takeFacts(play.host), event], play.timeMs, (taken) => {
    play.watch?.(taken);
    return taken.outcome.effects.flatMap((effect) => perform(play, effect));
  });
}

function perform(play: Play, effect: Effect): readonly Event[] {
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
      if (end != null) play.timers = remove(play.timers, end.atMs, end.order);
      return [];
    }
    case "run-ended": {
      const { index = -1 } = play.running.get(effect.run.id) ?? {};
      const run = play.runs[index];
      if (run === undefined) return [];
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

function startRun(play: Play, run: Run): Event {
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
  const end = atMs === null ? null : { atMs, order: schedule(play, atMs, { kind: "end", run: run.id, passed }) };
  play.running.set(run.id, { index, end });
  return { type: "run-started", run: run.id };
}

function mergeGroup(play: Play, { group, members }: GroupToMerge): readonly Event[] {
  const { host } = play;
  const numbers = members.map(({ number }) => number);
  const conflict = merge(host, numbers);
  if (conflict === null) return [...takeFacts(host), { type: "merged", group, tip: host.branch.tip }];
  return [{ type: "merge-refused", group, number: refuse(play, conflict), reason: "GITHUB_API_MERGE_PR_FAILED" }];
}

function refuse({ refusals, timeMs }: Play, { refused, culprit }: TextConflict): number {
  refusals.push({ atSeconds: timeMs / 1000, number: refused, culprit });
  return refused;
}

function take(play: Play, input: Input): void {
  play.lastMs = play.timeMs;
  const why = "number" in input ? whyIgnored(input, play) : null;
  const event = why === null ? applyInput(input, play.host) : null;
  if (event !== null) send(play, event);
  else if ("number" in input) play.ignored.push({ input, why: why ?? "conflict" });
}

/**
 * Returns the reason why an input has no effect; null for an input with an effect. A conflict appears only at the
 * merge.
 */
function whyIgnored({ type, number }: Ignored["input"], { queue, host }: Play): Ignored["why"] | null {
  if (isMerged(host, number)) return "merged";
  if (type !== "cancel" && type !== "restart") return null;
  const entry = get(queue.engine.entries, number);
  if (entry === undefined || !isLive(entry)) return "not_queued";
  return type === "cancel" || entry.state === "testing" || entry.state === "pending_failure" ? null : "no_tests";
}

/**
 * Applies an input to the host. Returns the event for the queue; null for an input without an effect, such as a second
 * merge.
 */
export function applyInput(input: Input, host: InstantHost): Event | null {
  if ("number" in input && isMerged(host, input.number)) return null;
  switch (input.type) {
    case "submit": {
      const { number, priority = DEFAULT_VALUE, noBatch = false } = input;
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
      if (merge(host, [input.number]) !== null) return null;
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
