/** Requests of queues to a Git host, and its answers. */
import type { Effect } from "../engine/state.js";

export type HostEffect = Extract<Effect, { readonly type: "start-run" | "stop-run" | "merge" | "stop-merge" }>;

export interface HostRequest {
  readonly queue: number;
  readonly repository: string;
  readonly branch: string;
  readonly effect: HostEffect;
  /** Name of the test branch for `start-run`. */
  readonly testBranch: string | null;
}

export type HostAnswer =
  | { readonly type: "run-started"; readonly run: number; readonly sha: string }
  | {
      readonly type: "run-refused";
      readonly run: number;
      readonly number: number;
      readonly reason: string;
      /** Pull request ahead with which it conflicts; null for the target branch. */
      readonly culprit?: number | null;
      readonly files?: readonly string[];
    }
  /** All runs that ended at the same instant. */
  | { readonly type: "runs-ended"; readonly runs: readonly EndedRun[] }
  /** In the order of their merges: the last commit is the new tip of the branch. */
  | { readonly type: "merged"; readonly group: number; readonly merges: readonly MergedChange[] }
  | { readonly type: "merge-refused"; readonly group: number; readonly number: number; readonly reason: string };

interface EndedRun {
  readonly run: number;
  readonly passed: boolean;
  /** Reported checks; the required checks when left out. */
  readonly checks?: readonly ReportedCheck[];
}

interface MergedChange {
  readonly number: number;
  readonly sha: string;
}

export interface ReportedCheck {
  readonly name: string;
  readonly kind: "status" | "check-run";
  readonly result: "pending" | "success" | "failure";
}

/** A host outside the service. It answers by commands, after `perform` has returned. */
export interface OutsideHost {
  readonly perform: (request: HostRequest) => void;
}
