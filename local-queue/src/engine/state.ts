/**
 * The state of one merge queue, its events and its effects, as immutable plain JSON. Times are milliseconds since 1970.
 * The words for states, reasons and settings are those of the service.
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
  /** The upload for this commit; null without one. */
  readonly targets: Targets | null;
  /** Its base is the queue's branch and the host calls it mergeable. */
  readonly ready: boolean;
  /** It contains the tip of the branch and its own checks pass, which a direct merge requires. */
  readonly upToDate: boolean;
}

export interface Commit {
  readonly number: number;
  readonly attempt: number;
  readonly sha: string;
}

/** A pull request that was ever submitted. Its attempts count up. */
export interface Entry extends Facts {
  readonly number: number;
  readonly attempt: number;
  readonly state: EntryState;
  readonly sinceMs: number;
  readonly reason: string | null;
  readonly submittedAtMs: number;
  /** Order of submission over the whole queue. */
  readonly submission: number;
  readonly priority: number;
  readonly noBatch: boolean;
  /** Order of admission; it stays when the tests are restarted. 0 before. */
  readonly admission: number;
  readonly pendingSinceMs: number;
  /** Null while it waits without a group, is not ready or has ended. */
  readonly group: number | null;
  readonly bisection: number | null;
  /** The test run that it is in, or that its state came from. */
  readonly run: number | null;
  /** When it is canceled if it is still not ready; null without such a time. */
  readonly deadlineMs: number | null;
}

/** One entry, or a batch of entries that are tested together. */
export interface Group {
  readonly id: number;
  readonly kind: "main" | "bisection";
  readonly bisection: number | null;
  readonly members: readonly number[];
  readonly commits: readonly Commit[];
  /** Ids of the groups ahead whose changes its run contains. */
  readonly ancestors: readonly number[];
  /** `waiting` is for a slot; in `starting` the host builds the test branch; in `merging` it has the request to merge. */
  readonly state: "waiting" | "starting" | "testing" | "passed" | "pending_failure" | "merging";
  /** Its key in the order: groups that merge (-1), then urgent ones (0), then the rest (1). */
  readonly position: readonly [rank: number, order: number];
  readonly run: number | null;
  /** The group behind whose run cleared this one (optimistic merging). */
  readonly clearedBy: number | null;
  /** Reason for which it fails unless a group behind clears it. */
  readonly failure: string | null;
  /** Merged without tests. */
  readonly direct: boolean;
  /** In a bisection: splits after a failure that was known without a test; undone when a member ahead leaves. */
  readonly reused: readonly number[];
}

export interface Run {
  readonly id: number;
  readonly group: number;
  readonly kind: "main" | "bisection";
  readonly base: string;
  /** Merged onto the base in this order: the changes ahead, then its own. */
  readonly content: readonly Commit[];
  /** Number of its own commits, at the end of `content`. */
  readonly own: number;
  readonly askedAtMs: number;
  readonly startedAtMs: number | null;
  /** When it fails if it still runs; null without a timeout, or before its start. */
  readonly deadlineMs: number | null;
  readonly status: "starting" | "in_progress" | "succeeded" | "failed" | "cancelled";
}

/** The search for the members that broke a batch, on the base that the batch was tested on. */
export interface Bisection {
  readonly id: number;
  readonly root: readonly number[];
  readonly base: string;
  /** Commits ahead of the batch when it began. */
  readonly predecessors: readonly Commit[];
  /** Cleared members. They are tested in the queue again, and the rest is still tested on top of them. */
  readonly prefix: readonly Commit[];
  /** Ids of the remaining groups, in order. */
  readonly groups: readonly number[];
  /** Sets of pull requests that are known to fail, each as its sorted numbers. */
  readonly failedSets: readonly string[];
}

export type Timer =
  | { readonly kind: "testing-timeout"; readonly run: number }
  | { readonly kind: "not-ready-timeout"; readonly number: number; readonly attempt: number };

export interface QueueState {
  readonly settings: Settings;
  readonly phase: QueuePhase;
  /** Mode and phase once the queue is empty. */
  readonly switching: { readonly mode: Settings["mode"]; readonly phaseAfter: QueuePhase } | null;
  /** The commit of the branch. */
  readonly tip: string;
  /** The last number of each kind. */
  readonly last: Readonly<
    Record<"submission" | "admission" | "position" | "group" | "run" | "bisection" | "split", number>
  >;
  readonly entries: Tree<Entry>;
  /** Numbers of entries that are not ready, by order of submission. */
  readonly waiting: Tree<number>;
  /** Numbers of waiting entries that a running queue admits. */
  readonly admissible: Tree<number>;
  /** Numbers of pending entries without a group, by priority and order of admission. */
  readonly pending: Tree<number>;
  /** Ids of the main groups, by position. */
  readonly order: Tree<number>;
  readonly groups: Tree<Group>;
  readonly bisections: readonly Bisection[];
  /** Ids of main groups in `pending_failure`, in no order. */
  readonly failing: readonly number[];
  /** Ids of main groups that wait for another run in their position. */
  readonly reruns: readonly number[];
  /** Runs of live groups. */
  readonly runs: Tree<Run>;
  /** By time, then by the kind and number of their run or entry. */
  readonly timers: Tree<Timer>;
  /** When the first incomplete batch starts. */
  readonly batchDueMs: number | null;
  /** Time of an event whose effects need a `time` event of the same instant. */
  readonly tickDueMs: number | null;
  /** Number of runs in slots, by the kind of run. */
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
  /** A push is `withdraw` instead. */
  | { readonly type: "facts"; readonly number: number; readonly facts: Facts }
  | { readonly type: "withdraw"; readonly number: number; readonly reason: string }
  | { readonly type: "restart"; readonly number: number; readonly reason: string }
  /** The branch moved past the queue; `number` when that was the merge of a pull request. */
  | { readonly type: "pushed-by-hand"; readonly number: number | null; readonly tip: string }
  | { readonly type: "configure"; readonly settings: Partial<Settings> }
  | { readonly type: "set-phase"; readonly phase: "running" | "paused" | "draining" }
  | { readonly type: "run-started"; readonly run: number }
  /** The host cannot make the test branch because of this pull request, which fails. */
  | { readonly type: "run-refused"; readonly run: number; readonly number: number; readonly reason: string }
  /** All runs that ended at this instant. */
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
  /** Has no answer. */
  | { readonly type: "stop-run"; readonly run: number }
  /** Members of an `interrupted` run are tested again; those of a `cancelled` one left the queue. */
  | { readonly type: "run-ended"; readonly run: Run; readonly outcome: RunResult }
  /** In this order, each group as a whole; the host answers with `merged` or `merge-refused` for each. */
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

/** Creates a queue; `last` are the numbers of an earlier queue of the branch. */
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
