/** What a Git host is asked for by the queues, and what it answers. */
import type { Effect } from "../engine/state.js";

export type HostEffect = Extract<Effect, { readonly type: "start-run" | "stop-run" | "merge" | "stop-merge" }>;

export interface HostRequest {
  /** As `owner/name`. */
  readonly repository: string;
  /** The branch of the queue. */
  readonly branch: string;
  readonly effect: HostEffect;
  /** The name of the branch that `start-run` is to make. */
  readonly testBranch: string | null;
}

export type HostAnswer =
  /** The test branch is there, with this commit at its tip. */
  | { readonly type: "run-started"; readonly run: number; readonly sha: string }
  /** It cannot be made because of this pull request, which fails. */
  | {
      readonly type: "run-refused";
      readonly run: number;
      readonly number: number;
      readonly reason: string;
      /** The one ahead that it conflicts with; null for the branch itself. */
      readonly culprit?: number | null;
      /** What somebody would have to look at. */
      readonly files?: readonly string[];
    }
  /** Everything that ended at this instant. */
  | { readonly type: "runs-ended"; readonly runs: readonly EndedRun[] }
  /** In their order; the last commit is the tip of the branch now. */
  | { readonly type: "merged"; readonly group: number; readonly merges: readonly MergedChange[] }
  | { readonly type: "merge-refused"; readonly group: number; readonly number: number; readonly reason: string };

interface EndedRun {
  readonly run: number;
  readonly passed: boolean;
  /** What was reported; all that is required where the host does not tell. */
  readonly checks?: readonly ReportedCheck[];
}

interface MergedChange {
  readonly number: number;
  /** The commit that it became on the branch. */
  readonly sha: string;
}

export interface ReportedCheck {
  readonly name: string;
  readonly kind: "status" | "check-run";
  readonly result: "pending" | "success" | "failure";
}
