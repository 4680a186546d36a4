/** Requests of queues to a Git host, and replies of the host. */
import type { Effect } from "../engine/state.js";

export type HostEffect = Extract<Effect, { readonly type: "start-run" | "stop-run" | "merge" | "stop-merge" }>;

export interface HostRequest {
  readonly queue: number;
  readonly repository: string;
  readonly branch: string;
  readonly effect: HostEffect;
  /** Name of the test branch for `start-run`; null for other requests. */
  readonly testBranch: string | null;
}

export type HostAnswer =
  | { readonly type: "run-started"; readonly run: number; readonly sha: string }
  | {
      readonly type: "run-refused";
      readonly run: number;
      readonly number: number;
      readonly reason: string;
      /** Pull request ahead that conflicts; null if the target branch conflicts. */
      readonly culprit?: number | null;
      readonly files?: readonly string[];
    }
  /** Reports all runs that finished at the same time. */
  | { readonly type: "runs-ended"; readonly runs: readonly EndedRun[] }
  /** Reports the merges of a group in order. The last commit is the new tip of the branch. */
  | { readonly type: "merged"; readonly group: number; readonly merges: readonly MergedChange[] }
  | { readonly type: "merge-refused"; readonly group: number; readonly number: number; readonly reason: string };

interface EndedRun {
  readonly run: number;
  readonly passed: boolean;
  /** Reported checks; by default, the required checks. */
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

/** Host outside the service. It replies with commands, but only after `perform` has returned. */
export interface OutsideHost {
  readonly perform: (request: HostRequest) => void;
}
