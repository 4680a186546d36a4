/**
 * What the engine works with: the state of one merge queue, what happens to it and what it wants done. Everything is
 * plain JSON and nothing is ever changed: `step` gives a new state. Times are milliseconds since 1970. The words for
 * states, reasons and settings are the service's.
 */
import type { Tree } from "./tree.js";

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
export type QueueMode = "single" | "parallel";
export type MergeMethod = "merge_commit" | "squash" | "rebase";

/** What a change impacts. An empty list conflicts with nobody, `ALL` with everybody who impacts anything. */
export type Targets = "ALL" | readonly string[];

/** The settings that the engine acts on, by the API's names. */
export interface Settings {
  readonly mode: QueueMode;
  /** How many test runs go on at once, not counting those of bisections. */
  readonly concurrency: number;
  /** How many test runs of bisections go on at once; 0 lets them share `concurrency`. */
  readonly bisectionConcurrency: number;
  /** 0 is no limit. */
  readonly testingTimeoutMinutes: number;
  readonly pendingFailureDepth: number;
  readonly canOptimisticallyMerge: boolean;
  readonly batch: boolean;
  readonly batchingMaxWaitTimeMinutes: number;
  /** Both the size at which a batch starts and the most that it holds. */
  readonly batchingMinSize: number;
  readonly batchingRules: readonly unknown[];
  readonly directMergeMode: "off" | "always";
  readonly optimizationMode: "off" | "bisection_skip_redundant_tests";
  readonly mergeMethod: MergeMethod;
  /** 0 is never. */
  readonly notReadyTimeoutHours: number;
}

/** What the Git host knows of a pull request, as far as the queue acts on it. */
export interface Facts {
  readonly sha: string;
  /** What was uploaded for this commit; null where nothing was. */
  readonly targets: Targets | null;
  /** Its base is the queue's branch and the host calls it mergeable. */
  readonly ready: boolean;
  /** It contains the tip of the branch and its own checks are green, which is what a direct merge needs. */
  readonly upToDate: boolean;
}

/** A commit that a test run contains, and of which attempt it is. */
export interface Commit {
  readonly number: number;
  readonly attempt: number;
  readonly sha: string;
}

/** The place of a pull request in the queue. There is one for each that was ever submitted; attempts count up. */
export interface Entry extends Facts {
  readonly number: number;
  readonly attempt: number;
  readonly state: EntryState;
  /** Since when it is in this state. */
  readonly sinceMs: number;
  /** Why it is in this state, in the service's words. */
  readonly reason: string | null;
  readonly submittedAtMs: number;
  /** Order of submission over the whole queue. */
  readonly submission: number;
  readonly priority: number;
  readonly noBatch: boolean;
  /** Order of admission; it stays when the tests are restarted. 0 before. */
  readonly admission: number;
  readonly pendingSinceMs: number;
  /** The group that it is tested in; null while it waits in the pool, is not ready or has ended. */
  readonly group: number | null;
  /** The bisection that it is a member of. */
  readonly session: number | null;
  /** The test run that it is in, or that its state came from. */
  readonly run: number | null;
  /** When it is taken out if it is still not ready; null where that never happens. */
  readonly deadlineMs: number | null;
}

/**
 * Entries that are tested together: one, or a batch. A main group stands in the line as long as it lives; its members
 * go back to the pool where its run no longer shows what would be merged.
 */
export interface Group {
  readonly id: number;
  readonly kind: "main" | "bisection";
  readonly session: number | null;
  /** Numbers of the pull requests, in order. */
  readonly members: readonly number[];
  /** The commit of each member that is tested. */
  readonly commits: readonly Commit[];
  /** Ids of the groups ahead whose changes its run contains. */
  readonly ancestors: readonly number[];
  /**
   * `waiting` has no run and gets one when a slot is free; in `starting` the host builds the test branch. `merging` is
   * `passed` with the merge asked of the host.
   */
  readonly state: "waiting" | "starting" | "testing" | "passed" | "pending_failure" | "merging";
  /** Its key in the line: what is merged (-1) stands in front, then what skips the line (0), then the rest (1). */
  readonly place: readonly [rank: number, order: number];
  /** The run that it is in or ended in. */
  readonly run: number | null;
  /** The group behind whose run cleared this one (optimistic merging). */
  readonly vouchedBy: number | null;
  /** Why it will fail when its verdict falls. */
  readonly failure: string | null;
  /** Merged without tests. */
  readonly direct: boolean;
  /** In a bisection: the splits that came from a failure that was known already; undone when one ahead leaves. */
  readonly reused: readonly number[];
}

export interface Run {
  readonly id: number;
  readonly group: number;
  readonly kind: "main" | "bisection";
  /** The tip of the branch that it is built on. */
  readonly base: string;
  /** What it merges onto the base, in order: the changes ahead, then its own. */
  readonly content: readonly Commit[];
  /** How many of `content`, at its end, are its own. */
  readonly own: number;
  readonly askedAtMs: number;
  readonly startedAtMs: number | null;
  /** When it fails if it still goes on; null where it may take for ever, or has not started. */
  readonly deadlineMs: number | null;
  readonly status: "starting" | "in_progress" | "succeeded" | "failed" | "cancelled";
}

/** The search for what broke a batch. It is pinned to the base that the batch was tested on. */
export interface Session {
  readonly id: number;
  readonly root: readonly number[];
  readonly base: string;
  /** What stood ahead in the line when it began. */
  readonly predecessors: readonly Commit[];
  /** Members that are cleared; they are tested with the line again, and still belong to what the rest is tested on. */
  readonly prefix: readonly Commit[];
  /** Ids of the groups that are left, in order. */
  readonly groups: readonly number[];
  /** Sets of pull requests that are known to fail, each as its sorted numbers. */
  readonly failedSets: readonly string[];
}

/** What happens at a time by itself. */
export type Timer =
  | { readonly kind: "testing-timeout"; readonly run: number }
  | { readonly kind: "not-ready-timeout"; readonly number: number; readonly attempt: number };

export interface QueueState {
  readonly settings: Settings;
  readonly phase: QueuePhase;
  /** The mode that follows, and the phase to go back to, once a queue in `switching_modes` is empty. */
  readonly switching: { readonly mode: QueueMode; readonly phaseAfter: QueuePhase } | null;
  /** The commit that the branch points to. */
  readonly tip: string;
  /** The last number given for each kind of thing. */
  readonly last: {
    readonly submission: number;
    readonly admission: number;
    readonly place: number;
    readonly group: number;
    readonly run: number;
    readonly session: number;
    readonly split: number;
  };
  /** By the number of the pull request. */
  readonly entries: Tree<Entry>;
  /** Numbers of what is not ready, by order of submission. */
  readonly waiting: Tree<number>;
  /** Those of them that could be admitted if the queue lets anything in. */
  readonly admissible: Tree<number>;
  /** Numbers of what is pending and in no group, by priority and order of admission. */
  readonly pool: Tree<number>;
  /** Ids of the groups of the line, by their place. */
  readonly line: Tree<number>;
  readonly groups: Tree<Group>;
  readonly sessions: readonly Session[];
  /** Ids of groups of the line in `pending_failure`, in no order. */
  readonly failing: readonly number[];
  /** Ids of groups of the line that wait for another run in their place. */
  readonly reruns: readonly number[];
  /** Runs of live groups. */
  readonly runs: Tree<Run>;
  /** By time; the second part of the key tells those of one time apart: what they belong to, by kind and number. */
  readonly timers: Tree<Timer>;
  /** When a batch that is not full starts all the same. */
  readonly batchDueMs: number | null;
  /** When the next `time` event is due because something follows from an event of that instant. */
  readonly tickDueMs: number | null;
  /** How many runs hold a slot, by the kind of run. */
  readonly slots: { readonly main: number; readonly bisection: number };
}

export type Event =
  /** Submits, or rewrites priority and batching of what is in the queue. */
  | {
      readonly type: "submit";
      readonly number: number;
      readonly priority: number;
      readonly noBatch: boolean;
      readonly facts: Facts;
      readonly reason: string;
    }
  /** Something about a pull request is different now. A push is not this: it withdraws. */
  | { readonly type: "facts"; readonly number: number; readonly facts: Facts }
  /** Takes it out: cancelled, pushed to, closed, made a draft, or with another base now. */
  | { readonly type: "withdraw"; readonly number: number; readonly reason: string }
  | { readonly type: "restart"; readonly number: number; readonly reason: string }
  /** The branch moved past the queue; `number` where that was the merge of a pull request. */
  | { readonly type: "pushed-by-hand"; readonly number: number | null; readonly tip: string }
  | { readonly type: "configure"; readonly settings: Partial<Settings> }
  | { readonly type: "set-phase"; readonly phase: "running" | "paused" | "draining" }
  /** The host has made the test branch. */
  | { readonly type: "run-started"; readonly run: number }
  /** The host cannot make it because of this pull request, which fails. */
  | { readonly type: "run-refused"; readonly run: number; readonly number: number; readonly reason: string }
  /** Everything that ended at this instant. */
  | { readonly type: "runs-ended"; readonly runs: readonly { readonly run: number; readonly passed: boolean }[] }
  | { readonly type: "merged"; readonly group: number; readonly tip: string }
  | { readonly type: "merge-refused"; readonly group: number; readonly number: number; readonly reason: string }
  /** Time has passed: what is due happens. */
  | { readonly type: "time" };

export type RunOutcome = "passed" | "failed" | "interrupted" | "cancelled";

export interface GroupToMerge {
  readonly group: number;
  readonly members: readonly Commit[];
  readonly direct: boolean;
}

export type Effect =
  /** Build the test branch and start the tests; `run-started` or `run-refused` answers, then `runs-ended`. */
  | { readonly type: "start-run"; readonly run: Run }
  /** Stop building or testing; no answer. */
  | { readonly type: "stop-run"; readonly run: number }
  /** A run has ended, and how. `interrupted` is tested again; `cancelled` left the queue while it was tested. */
  | { readonly type: "run-ended"; readonly run: Run; readonly outcome: RunOutcome }
  /** Merge these in their order, each group as a whole; `merged` or `merge-refused` answers for each. */
  | { readonly type: "merge"; readonly groups: readonly GroupToMerge[]; readonly method: MergeMethod }
  /** Do not merge this group after all. */
  | { readonly type: "stop-merge"; readonly group: number }
  /** An entry went from one state to another. */
  | {
      readonly type: "moved";
      readonly number: number;
      readonly attempt: number;
      readonly from: EntryState | null;
      readonly to: EntryState;
      readonly reason: string | null;
      readonly run: number | null;
    }
  | { readonly type: "bisection-started"; readonly session: number; readonly members: readonly number[] }
  | { readonly type: "bisection-ended"; readonly session: number };

export interface Outcome {
  readonly state: QueueState;
  readonly effects: readonly Effect[];
}

export function isLive({ state }: Pick<Entry, "state">): boolean {
  return state !== "merged" && state !== "failed" && state !== "cancelled";
}

/** A queue with nothing in it; `counted` is what one had counted to that stood in its place before. */
export function emptyQueue(settings: Settings, tip: string, counted: QueueState["last"] | null = null): QueueState {
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
