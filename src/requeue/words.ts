/** Causes that may lead to a new submission. The other causes always need a change or a decision of a person. */
export const REQUEUE_CAUSES = ["infrastructure", "flaky", "tests-failed", "unknown"] as const;

/** Reasons not to submit a pull request again, as in the output `reason`. */
export const REQUEUE_OBSTACLES = [
  "merged",
  "closed",
  "cancelled",
  "not-submitted",
  "queued",
  "held",
  "late",
  "unreadable",
  "unverified",
  "draft",
  "base",
  "head",
  "conflict",
  "paused",
  "fix",
  "cause",
  "limit",
  "claimed",
] as const;

export type RequeueObstacle = (typeof REQUEUE_OBSTACLES)[number];
