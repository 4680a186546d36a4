/** Requests of queues to a Git host, and its answers. */
import type { Effect } from "../engine/state.js";

export type HostEffect = Extract<Effect, { readonly type: "start-run" | "stop-run" | "merge" | "stop-merge" }>;

export interface HostRequest {
  /** Id of the queue. */
  readonly queue: number;
  /** As `owner/name`. */
  readonly repository: string;
  readonly branch: string;
  readonly effect: HostEffect;
  /** The name of the branch for `start-run`. */
  readonly testBranch: string | null;
}

export type HostAnswer =
  | { readonly type: "run-started"; readonly run: number; readonly sha: string }
  | {
      readonly type: "run-refused";
      readonly run: number;
      readonly number: number;
      readonly reason: string;
      /** The pull request ahead that it conflicts with; null for the branch itself. */
      readonly culprit?: number | null;
      /** The files of the conflict. */
      readonly files?: readonly string[];
    }
  /** All runs that ended at this instant. */
  | { readonly type: "runs-ended"; readonly runs: readonly EndedRun[] }
  /** In their order; the last commit is the tip of the branch now. */
  | { readonly type: "merged"; readonly group: number; readonly merges: readonly MergedChange[] }
  | { readonly type: "merge-refused"; readonly group: number; readonly number: number; readonly reason: string };

interface EndedRun {
  readonly run: number;
  readonly passed: boolean;
  /** The reported checks; the required ones when left out. */
  readonly checks?: readonly ReportedCheck[];
}

interface MergedChange {
  readonly number: number;
  /** Its commit on the branch. */
  readonly sha: string;
}

export interface ReportedCheck {
  readonly name: string;
  readonly kind: "status" | "check-run";
  readonly result: "pending" | "success" | "failure";
}

/** A host outside of the service. It answers by commands, and never before its call has returned. */
export interface OutsideHost {
  readonly perform: (request: HostRequest) => void;
}
