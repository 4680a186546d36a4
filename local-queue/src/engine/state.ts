/**
 * State, events and effects of one merge queue, as plain JSON that never changes. Times are milliseconds since 1970.
 * States, reasons and settings have the names of the service.
 */
import type { Settings } from "./settings.js";
import type { Tree } from "./tree.js";
import * as tree from "./tree.js";

export const ENTRY_STATES = [
  "not_ready",
  "pending",
  "testing",
  "tests_passed",
  "merged",
  "failed",
  "cancelled",
  "pending_failure",
] as const;

export type EntryState = (typeof ENTRY_STATES)[number];
export type Conclusion = "merged" | "failed" | "cancelled";
export type QueuePhase = "running" | "paused" | "draining" | "switching_modes";

/** Targets of a change. `ALL` overlaps every list that is not empty. An empty list overlaps nothing. */
export type Targets = "ALL" | readonly string[];

export interface Facts {
  readonly sha: string;
  /** Targets uploaded for this commit; null without an upload. */
  readonly targets: Targets | null;
  /** True when the queue's branch is the base of the pull request, and the host reports it as mergeable. */
  readonly ready: boolean;
  /** True when the head contains the tip of the branch and its checks pass. It may then merge directly. */
  readonly upToDate: boolean;
}

export interface Commit {
  readonly number: number;
  readonly attempt: number;
  readonly sha: string;
}

/** Pull request that was submitted at least once. `attempt` counts its attempts from 1. */
export interface Entry extends Facts {
  readonly number: number;
  readonly attempt: number;
  readonly state: EntryState;
  readonly sinceMs: number;
  readonly reason: string | null;
  readonly submittedAtMs: number;
  readonly submission: number;
  readonly priority: number;
  readonly noBatch: boolean;
  /** Order of admission, which a restart does not change; 0 before the admission. */
  readonly admission: number;
  readonly pendingSinceMs: number;
  /** Id of the entry's group; null if the entry is not ready, waits without a group or has left the queue. */
  readonly group: number | null;
  readonly bisection: number | null;
  /** Id of the entry's present test run, or of the run that led to its state. */
  readonly run: number | null;
  /** Time at which the queue cancels an entry that is still not ready; null without a limit. */
  readonly deadlineMs: number | null;
}

/** One entry, or several entries that one run tests as a batch. */
export interface Group {
  readonly id: number;
  readonly kind: "main" | "bisection";
  readonly bisection: number | null;
  readonly members: readonly number[];
  readonly commits: readonly Commit[];
  /** Ids of the groups ahead whose changes the run of this group contains. */
  readonly ancestors: readonly number[];
  /**
   * State of the group. `waiting`: for a slot. `starting`: the host builds the test branch. `merging`: the host is
   * merging.
   */
  readonly state: "waiting" | "starting" | "testing" | "passed" | "pending_failure" | "merging";
  /** Key in the order of the queue. The rank is -1 for a merging group, 0 for an urgent group, and 1 for any other. */
  readonly position: readonly [rank: number, order: number];
  readonly run: number | null;
  /** Id of the group behind this one whose passed run cleared it (optimistic merging); null if no group cleared it. */
  readonly clearedBy: number | null;
  /** Reason of the failure; null without a failure. A group behind may still clear this group. */
  readonly failure: string | null;
  /** True when the group merges without tests. */
  readonly direct: boolean;
  /**
   * Numbers of splits that a known failure caused without a test. The bisection reverts them if a member ahead leaves.
   */
  readonly reused: readonly number[];
}

export interface Run {
  readonly id: number;
  readonly group: number;
  readonly kind: "main" | "bisection";
  readonly base: string;
  /** Commits on top of the base, in order: commits of the groups ahead, then commits of the run's own group. */
  readonly content: readonly Commit[];
  /** Number of commits of the run's own group, which are the last ones in `content`. */
  readonly own: number;
  readonly askedAtMs: number;
  readonly startedAtMs: number | null;
  /** Time at which a run in progress fails; null before its start or without a timeout. */
  readonly deadlineMs: number | null;
  readonly status: "starting" | "in_progress" | "succeeded" | "failed" | "cancelled";
}

/** Search for the members that made a batch fail, on the base of the batch. */
export interface Bisection {
  readonly id: number;
  readonly root: readonly number[];
  readonly base: string;
  /** Commits ahead of the batch at the start of the bisection. */
  readonly predecessors: readonly Commit[];
  /** Commits of cleared members. The tests of the remaining groups are on top of these. */
  readonly prefix: readonly Commit[];
  /** Ids of the groups without a decision, in order. */
  readonly groups: readonly number[];
  /** Sets of pull requests that failed together. Each set is a text of sorted numbers. */
  readonly failedSets: readonly string[];
}

export type Timer =
  | { readonly kind: "testing-timeout"; readonly run: number }
  | { readonly kind: "not-ready-timeout"; readonly number: number; readonly attempt: number };

export interface QueueState {
  readonly settings: Settings;
  readonly phase: QueuePhase;
  /**
   * Requested mode, and the phase after the switch; null without a request. The switch happens when the queue is empty.
   */
  readonly switching: { readonly mode: Settings["mode"]; readonly phaseAfter: QueuePhase } | null;
  readonly tip: string;
  readonly last: Readonly<
    Record<"submission" | "admission" | "position" | "group" | "run" | "bisection" | "split", number>
  >;
  readonly entries: Tree<Entry>;
  /** Numbers of entries that are not ready, in the order of their submission. */
  readonly waiting: Tree<number>;
  /** Numbers of waiting entries that the queue would admit while running. */
  readonly admissible: Tree<number>;
  /** Numbers of pending entries without a group, ordered by priority, then by admission. */
  readonly pending: Tree<number>;
  /** Ids of the main groups in the order of the queue. */
  readonly order: Tree<number>;
  readonly groups: Tree<Group>;
  readonly bisections: readonly Bisection[];
  /** Ids of main groups in the state `pending_failure`, unordered. */
  readonly failing: readonly number[];
  /** Ids of main groups that wait for another run in their position. */
  readonly reruns: readonly number[];
  readonly runs: Tree<Run>;
  /** Timers by time, then by a key of kind and number. */
  readonly timers: Tree<Timer>;
  /** Earliest time at which a delayed candidate may start; null without a delayed candidate. */
  readonly batchDueMs: number | null;
  /** Time of an instant that still needs a `time` event; null without such an instant. */
  readonly tickDueMs: number | null;
  /** Number of used slots by kind of run. */
  readonly slots: { readonly main: number; readonly bisection: number };
}

export type Event =
  /** Submits a pull request, or replaces priority and batching of a live entry. */
  | {
      readonly type: "submit";
      readonly number: number;
      readonly priority: number;
      readonly noBatch: boolean;
      readonly facts: Facts;
      readonly reason: string;
    }
  /** Reports new facts about the same commit. A push to the pull request is an event `withdraw` instead. */
  | { readonly type: "facts"; readonly number: number; readonly facts: Facts }
  | { readonly type: "withdraw"; readonly number: number; readonly reason: string }
  | { readonly type: "restart"; readonly number: number; readonly reason: string }
  /**
   * Reports a push to the branch that the queue did not make. `number` is the pull request that the push merged; null
   * without one.
   */
  | { readonly type: "pushed-by-hand"; readonly number: number | null; readonly tip: string }
  | { readonly type: "configure"; readonly settings: Partial<Settings> }
  | { readonly type: "set-phase"; readonly phase: "running" | "paused" | "draining" }
  | { readonly type: "run-started"; readonly run: number }
  /** Reports that the host cannot build a test branch because of the pull request `number`, which then fails. */
  | { readonly type: "run-refused"; readonly run: number; readonly number: number; readonly reason: string }
  /** Reports all runs that finished at the same instant. */
  | { readonly type: "runs-ended"; readonly runs: readonly { readonly run: number; readonly passed: boolean }[] }
  | { readonly type: "merged"; readonly group: number; readonly tip: string }
  | { readonly type: "merge-refused"; readonly group: number; readonly number: number; readonly reason: string }
  | { readonly type: "time" };

export type RunResult = "passed" | "failed" | "interrupted" | "cancelled";

export interface Transition {
  readonly number: number;
  readonly attempt: number;
  readonly from: EntryState | null;
  readonly to: EntryState;
  readonly reason: string | null;
  readonly run: number | null;
}

export interface GroupToMerge {
  readonly group: number;
  readonly members: readonly Commit[];
  readonly direct: boolean;
}

export type Effect =
  /**
   * Requests a test run. The host replies with `run-started` or `run-refused`; after `run-started`, it also sends
   * `runs-ended`.
   */
  | { readonly type: "start-run"; readonly run: Run }
  | { readonly type: "stop-run"; readonly run: number }
  /** Reports the end of a run. `interrupted`: the members are tested again. `cancelled`: the members left the queue. */
  | { readonly type: "run-ended"; readonly run: Run; readonly outcome: RunResult }
  /** Requests merges in this order. The host sends one reply per group: `merged` or `merge-refused`. */
  | { readonly type: "merge"; readonly groups: readonly GroupToMerge[]; readonly method: Settings["mergeMethod"] }
  | { readonly type: "stop-merge"; readonly group: number }
  | ({ readonly type: "moved" } & Transition)
  | { readonly type: "bisection-started"; readonly bisection: number; readonly members: readonly number[] }
  | { readonly type: "bisection-ended"; readonly bisection: number };

export interface StepResult {
  readonly state: QueueState;
  readonly effects: readonly Effect[];
}

export function isLive({ state }: Pick<Entry, "state">): boolean {
  return state !== "merged" && state !== "failed" && state !== "cancelled";
}

export function findLiveEntry({ entries }: Pick<QueueState, "entries">, number: number): Entry | undefined {
  const entry = tree.get(entries, number);
  return entry !== undefined && isLive(entry) ? entry : undefined;
}

/**
 * Creates a queue. `last` contains the last numbers of an earlier queue for the same branch; the new queue continues
 * them.
 */
export function emptyQueue(settings: Settings, tip: string, last: QueueState["last"] | null = null): QueueState {
  return {
    settings,
    phase: "running",
    switching: null,
    tip,
    last: last ?? { submission: 0, admission: 0, position: 0, group: 0, run: 0, bisection: 0, split: 0 },
    entries: null,
    waiting: null,
    admissible: null,
    pending: null,
    order: null,
    groups: null,
    bisections: [],
    failing: [],
    reruns: [],
    runs: null,
    timers: null,
    batchDueMs: null,
    tickDueMs: null,
    slots: { main: 0, bisection: 0 },
  };
}
