import type { HostPullRequest } from "../ci/host.js";
import type { Diagnosis } from "../diagnosis/cause.js";
import type { OutcomeName } from "../outcome/inputs.js";
import { isSameCommit } from "../text/format.js";
import type { RequeueObstacle } from "./words.js";

/** Sentences about the reasons not to submit a pull request again. */
export const REQUEUE_OBSTACLE_SENTENCES: Readonly<Record<RequeueObstacle, string>> = {
  merged: "The pull request is merged.",
  closed: "The pull request is closed.",
  cancelled: "A person or an event removed the pull request from the queue.",
  "not-submitted": "The pull request was never in the queue.",
  queued: "The pull request is in the queue.",
  held: "The queue has not decided yet about the failed tests, and cannot run them again without a new submission.",
  late: "The outcome is more than an hour old.",
  unreadable: "The state of the pull request or of the queue could not be read.",
  unverified: "No test run shows that the head commit is unchanged since the failure.",
  draft: "The pull request is a draft.",
  base: "The base branch of the pull request changed.",
  head: "The head commit of the pull request changed.",
  conflict: "The pull request conflicts with its base branch.",
  paused: "The queue is not running.",
  fix: "The same failure would occur again until its cause is fixed.",
  cause: "The cause of the failure may be the change.",
  limit: "The limit of new submissions for the head commit is reached.",
  claimed: "A different run already handles this failure.",
};

export interface RequeueRules {
  readonly causes: readonly string[];
  readonly checks: readonly string[] | undefined;
}

export interface RequeueFacts {
  /** `held`: the tests failed, and the queue has not decided yet. */
  readonly state: OutcomeName | "held" | "in-queue" | "not-submitted";
  /** True when the service can run the failed checks of a pull request in the queue again. */
  readonly canRerun: boolean;
  readonly isLate: boolean;
  /** Pull request on GitHub; undefined if the read failed. */
  readonly onHost: Omit<HostPullRequest, "number" | "mergeCommitSha"> | undefined;
  readonly targetBranch: string;
  /** True when the failed test run tested the current head commit on GitHub; undefined if this is unknown. */
  readonly isHeadTested: boolean | undefined;
  /** Head commit in the event or in the input `head-sha`. */
  readonly guardedHead: string | undefined;
  readonly queueState: string | undefined;
  readonly diagnosis: Pick<Diagnosis, "cause" | "next"> | undefined;
  /** All failed checks of the failed test run, required or not. */
  readonly failedChecks: readonly string[];
}

/** Returns the reason not to submit a pull request again; undefined if all rules allow a new submission. */
export function findRequeueObstacle(facts: RequeueFacts, rules: RequeueRules): RequeueObstacle | undefined {
  const { state, onHost, queueState } = facts;
  if (state !== "failed" && state !== "held") return STATES[state];
  if (state === "held" && !facts.canRerun) return "held";
  if (facts.isLate) return "late";
  if (onHost === undefined || queueState === undefined) return "unreadable";
  if (onHost.merged) return "merged";
  if (!onHost.open) return "closed";
  if (onHost.draft) return "draft";
  if (onHost.baseBranch !== facts.targetBranch) return "base";
  if (!isSameCommit(facts.guardedHead ?? onHost.headSha, onHost.headSha)) return "head";
  if (onHost.conflicts) return "conflict";
  if (queueState !== "running") return "paused";
  const inCause = findReasonInCause(facts, rules);
  if (inCause !== undefined || facts.isHeadTested === true) return inCause;
  return facts.isHeadTested === false ? "head" : "unverified";
}

const STATES = {
  merged: "merged",
  "merged-outside-queue": "merged",
  closed: "closed",
  cancelled: "cancelled",
  "in-queue": "queued",
  "not-submitted": "not-submitted",
} as const;

/** Causes that can result from failed checks, unlike a conflict or a failed merge. */
const OF_TESTS: ReadonlySet<string> = new Set(["change", "tests-failed", "flaky", "unknown"]);

function findReasonInCause(
  { diagnosis, failedChecks }: RequeueFacts,
  { causes, checks = [] }: RequeueRules,
): RequeueObstacle | undefined {
  if (diagnosis === undefined) return "cause";
  const { cause, next } = diagnosis;
  const isListed = failedChecks.length > 0 && failedChecks.every((name) => checks.includes(name));
  if (isListed && OF_TESTS.has(cause)) return undefined;
  if (!causes.includes(cause)) return "cause";
  // The cause `infrastructure` includes a missing check and a missing permission. A new submission would fail again.
  return cause === "infrastructure" && next !== "requeue" ? "fix" : undefined;
}
