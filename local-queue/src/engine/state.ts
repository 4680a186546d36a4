/**
 * The state of one merge queue, its events and its effects, as immutable plain JSON. Times are milliseconds since 1970.
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

/** An empty list overlaps with no other, `ALL` with every list that is not empty. */
export type Targets = "ALL" | readonly string[];

export interface Facts {
  readonly sha: string;
  /** Uploaded targets of this commit; null without an upload. */
  readonly targets: Targets | null;
  /** True when its base is the queue's branch, and the host reports it as mergeable. */
  readonly ready: boolean;
  /** True when it contains the tip of the branch and its own checks pass, which a direct merge requires. */
  readonly upToDate: boolean;
}

export interface Commit {
  readonly number: number;
  readonly attempt: number;
  readonly sha: string;
}

/** A pull request that was submitted at least once. `attempt` counts from 1. */
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
  /** Order of admission, also after a restart; 0 before admission. */
  readonly admission: number;
  readonly pendingSinceMs: number;
  /** Null for an entry that is not ready, waits without a group, or has left the queue. */
  readonly group: number | null;
  readonly bisection: number | null;
  /** Present test run, or the run that caused its state. */
  readonly run: number | null;
  /** Time at which the queue cancels an entry that is not ready; null without a limit. */
  readonly deadlineMs: number | null;
}

/** One entry, or a batch of entries that are tested together. */
export interface Group {
  readonly id: number;
  readonly kind: "main" | "bisection";
  readonly bisection: number | null;
  readonly members: readonly number[];
  readonly commits: readonly Commit[];
  /** Ids of the groups ahead that its run contains. */
  readonly ancestors: readonly number[];
  /** `waiting` means for a slot; the host builds the test branch in `starting`, and merges in `merging`. */
  readonly state: "waiting" | "starting" | "testing" | "passed" | "pending_failure" | "merging";
  /** Key in the order. Ranks: merging groups (-1), urgent groups (0), other groups (1). */
  readonly position: readonly [rank: number, order: number];
  readonly run: number | null;
  /** Group behind whose run cleared this group (optimistic merging). */
  readonly clearedBy: number | null;
  /** Reason of its failure, unless a group behind clears it. */
  readonly failure: string | null;
  /** True when it is merged without tests. */
  readonly direct: boolean;
  /** In a bisection: splits without a test, after a known failure. They are undone when a member ahead leaves. */
  readonly reused: readonly number[];
}

export interface Run {
  readonly id: number;
  readonly group: number;
  readonly kind: "main" | "bisection";
  readonly base: string;
  /** Commits on top of the base, in order: the changes ahead, then its own. */
  readonly content: readonly Commit[];
  /** Number of its own commits, at the end of `content`. */
  readonly own: number;
  readonly askedAtMs: number;
  readonly startedAtMs: number | null;
  /** Time at which a run that is in progress fails; null before its start, or without a timeout. */
  readonly deadlineMs: number | null;
  readonly status: "starting" | "in_progress" | "succeeded" | "failed" | "cancelled";
}

/** The search for the members that broke a batch, on the base of the batch. */
export interface Bisection {
  readonly id: number;
  readonly root: readonly number[];
  readonly base: string;
  /** Commits ahead of the batch at the start of the bisection. */
  readonly predecessors: readonly Commit[];
  /** Cleared members. The remaining groups are tested on top of them. */
  readonly prefix: readonly Commit[];
  /** Ids of the remaining groups, in order. */
  readonly groups: readonly number[];
  /** Sets of pull requests that failed together, each as its sorted numbers. */
  readonly failedSets: readonly string[];
}

export type Timer =
  | { readonly kind: "testing-timeout"; readonly run: number }
  | { readonly kind: "not-ready-timeout"; readonly number: number; readonly attempt: number };

export interface QueueState {
  readonly settings: Settings;
  readonly phase: QueuePhase;
  /** Mode and phase after the switch, when the queue is empty. */
  readonly switching: { readonly mode: Settings["mode"]; readonly phaseAfter: QueuePhase } | null;
  readonly tip: string;
  readonly last: Readonly<
    Record<"submission" | "admission" | "position" | "group" | "run" | "bisection" | "split", number>
  >;
  readonly entries: Tree<Entry>;
  /** Numbers of entries that are not ready, by order of submission. */
  readonly waiting: Tree<number>;
  /** Numbers of waiting entries that a running queue can admit. */
  readonly admissible: Tree<number>;
  /** Numbers of pending entries without a group, by priority and order of admission. */
  readonly pending: Tree<number>;
  /** Ids of the main groups, by position. */
  readonly order: Tree<number>;
  readonly groups: Tree<Group>;
  readonly bisections: readonly Bisection[];
  /** Ids of main groups in `pending_failure`, unordered. */
  readonly failing: readonly number[];
  /** Ids of main groups that wait for another run in their position. */
  readonly reruns: readonly number[];
  readonly runs: Tree<Run>;
  /** By time, then by the number of the run or the order of submission. */
  readonly timers: Tree<Timer>;
  /** Earliest start of a candidate that a setting delays. */
  readonly batchDueMs: number | null;
  /** Time of an event that requires a `time` event of the same instant. */
  readonly tickDueMs: number | null;
  /** Number of used slots, by the kind of run. */
  readonly slots: { readonly main: number; readonly bisection: number };
}

export type Event =
  /** Submits, or rewrites priority and batching of a live entry. */
  | {
      readonly type: "submit";
      readonly number: number;
      readonly priority: number;
      readonly noBatch: boolean;
      readonly facts: Facts;
      readonly reason: string;
    }
  /** New facts about the same commit; a push is `withdraw`. */
  | { readonly type: "facts"; readonly number: number; readonly facts: Facts }
  | { readonly type: "withdraw"; readonly number: number; readonly reason: string }
  | { readonly type: "restart"; readonly number: number; readonly reason: string }
  /** A push past the queue; `number` is the merged pull request, if any. */
  | { readonly type: "pushed-by-hand"; readonly number: number | null; readonly tip: string }
  | { readonly type: "configure"; readonly settings: Partial<Settings> }
  | { readonly type: "set-phase"; readonly phase: "running" | "paused" | "draining" }
  | { readonly type: "run-started"; readonly run: number }
  /** The host cannot build the test branch because of pull request `number`, which fails. */
  | { readonly type: "run-refused"; readonly run: number; readonly number: number; readonly reason: string }
  /** All runs that ended at the same instant. */
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
  /** The host answers with `run-started` or `run-refused`, then `runs-ended`. */
  | { readonly type: "start-run"; readonly run: Run }
  | { readonly type: "stop-run"; readonly run: number }
  /** Members of an `interrupted` run are tested again; members of a `cancelled` run left the queue. */
  | { readonly type: "run-ended"; readonly run: Run; readonly outcome: RunResult }
  /** Merges in this order, each group as a whole. The host answers with `merged` or `merge-refused` for each group. */
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

/** Creates a queue; `last` continues the numbers of an earlier queue of the branch. */
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
