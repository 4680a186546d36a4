import * as z from "zod/mini";
import {
  flag,
  integerFrom,
  invalid,
  list,
  numberFrom,
  oneOf,
  optional,
  strictObject,
  strings,
  text,
} from "./fields.js";

/** Largest number in the service, because numbers have 32 bits. */
export const LARGEST_NUMBER = 4_294_967_295;

/** Maximum duration of tests in seconds: one day. */
export const LONGEST_TEST_SECONDS = 86_400;

const plannedCheck = strictObject({
  name: text,
  result: oneOf(["success", "failure", "never-reported"]),
  /** Kind of the check; by default, a commit status. */
  kind: z.exactOptional(oneOf(["status", "check-run"])),
});

const numbers = list(integerFrom(1, LARGEST_NUMBER));

/** Effect of a pull request on all test runs that contain it. */
const testPlan = strictObject({
  testSeconds: numberFrom(0, LONGEST_TEST_SECONDS),
  result: oneOf(["pass", "fail"]),
  checks: list(plannedCheck),
  /** Probability that the pull request makes a run fail. */
  flaky: numberFrom(0, 1),
  /** Numbers, from 1, of the pull request's own test runs that always fail as flaky. */
  flakyRuns: numbers,
  /** Numbers of conflicting pull requests. A run with both pull requests fails. */
  conflictsWith: numbers,
  /** Numbers of pull requests that change the same lines. This pull request cannot merge after one of them. */
  conflictsInText: numbers,
});

const COMMIT = "must be a commit id of 40 or 64 hexadecimal digits in lower case";
const COMMIT_ID = "[0-9a-f]{40}|[0-9a-f]{64}";
export const commitId = z.string(COMMIT).check(z.regex(new RegExp(`^(?:${COMMIT_ID})$`), COMMIT));
const COMMIT_OR_NEW = `${COMMIT}, or "new"`;
const pushed = z.string(COMMIT_OR_NEW).check(z.regex(new RegExp(`^(?:new|${COMMIT_ID})$`), COMMIT_OR_NEW));

/** Codes of reasons why the Git host rejects a merge. A direct submission ignores every reason except a conflict. */
const REASONS = [
  "conflict",
  "behind",
  "draft",
  "closed",
  "pending",
  "awaitingCheck",
  "failingCheck",
  "reviewRequired",
  "changesRequested",
  "stackNeedsRebase",
  "other",
] as const;

const count = integerFrom(0, LARGEST_NUMBER);
const mergeabilityReason = strictObject({
  code: oneOf(REASONS),
  ...optional({ check: text, have: count, need: count, ontoPrNumber: count }),
});

const shared = {
  /** Repository as `owner/name`; by default, the first repository. */
  repository: text,
  title: text,
  author: text,
  /** Repository of the head as `owner/name`; null for a deleted fork. */
  headRepository: z.nullable(text),
  baseBranch: text,
  draft: flag,
  mergeability: oneOf(["unspecified", "in_progress", "mergeable", "not_mergeable"]),
  /** Reasons of `not_mergeable`; an empty list means a conflict. */
  mergeabilityReasons: list(mergeabilityReason),
  labels: strings,
  /** True when the head contains the tip of its base branch. It may then merge directly. */
  upToDate: flag,
  testPlan: strictObject(optional(testPlan.shape)),
};

export const newPullRequest = strictObject(
  optional({ ...shared, number: integerFrom(1, LARGEST_NUMBER), headSha: commitId, headBranch: text, fork: flag }),
);

/** Change on the Git host. `headSha` is a push, which cancels a live entry; `new` creates a commit. */
export const pullRequestPatch = strictObject(
  optional({
    ...shared,
    headSha: pushed,
    /** True when the queue does not detect the push of `headSha`. A live entry then stays in the queue. */
    unnoticed: flag,
    /** New state. `merged` is a merge outside the queue, with `mergeCommitSha` or a new commit. */
    state: oneOf(["open", "closed", "merged"]),
    mergeCommitSha: commitId,
  }),
);

export type MergeabilityReason = Readonly<z.infer<typeof mergeabilityReason>>;
export type PlannedCheck = Readonly<z.infer<typeof plannedCheck>>;
type TestPlan = Readonly<z.infer<typeof testPlan>>;
export type NewPullRequest = Readonly<z.infer<typeof newPullRequest>>;
export type PullRequestPatch = Readonly<z.infer<typeof pullRequestPatch>>;

export interface PullRequest extends Required<Omit<NewPullRequest, "repository" | "testPlan" | "labels">> {
  /** Labels; undefined if none were ever set. */
  readonly labels?: readonly string[];
  readonly state: "open" | "closed" | "merged";
  readonly testPlan: TestPlan;
  readonly mergeCommitSha: string | null;
  readonly mergedAtMs: number | null;
  readonly createdAtMs: number;
}

/** True when a merge is impossible: the pull request conflicts, or the host reports no other reason. */
export function isConflicting({ mergeability, mergeabilityReasons: reasons }: PullRequest): boolean {
  return mergeability === "not_mergeable" && (reasons.length === 0 || reasons.some(({ code }) => code === "conflict"));
}

export interface Priority {
  readonly value: number;
  readonly name: string;
  /** True when the submission contains no priority. */
  readonly isDefault: boolean;
}

/** Values of the service's priority names. A smaller value is more urgent. */
const VALUES: Readonly<Record<string, number>> = { urgent: 0, high: 10, medium: 100, low: 200 };
const DEFAULT_NAME = "medium";
export const DEFAULT_VALUE = 100;
const LARGEST_VALUE = 4_294_967_295;

/** Reads the `priority` of a submission: a name in any case, an integer, null or undefined. */
export function readPriority(priority: unknown): Priority {
  if (priority === undefined || priority === null) {
    return { value: DEFAULT_VALUE, name: DEFAULT_NAME, isDefault: true };
  }
  if (typeof priority === "string" && priority !== "") return readPriorityName(priority);
  if (typeof priority !== "number" || !Number.isInteger(priority) || priority < 0 || priority > LARGEST_VALUE) {
    throw invalid("priority", `must be an integer from 0 to ${LARGEST_VALUE} or a name`);
  }
  return { value: priority, name: priorityName(priority) ?? "custom", isDefault: false };
}

/** Returns the name of a priority; undefined for a value without a name. */
export function priorityName(value: number): string | undefined {
  return Object.keys(VALUES).find((name) => VALUES[name] === value);
}

/** Reads the name of a priority. An unknown name means the default value. */
function readPriorityName(given: string): Priority {
  const name = given.toLowerCase();
  const value = Object.hasOwn(VALUES, name) ? VALUES[name] : undefined;
  return { value: value ?? DEFAULT_VALUE, name: value === undefined ? given : name, isDefault: false };
}

export function isUrgent(priority: Priority): boolean {
  return priority.value === VALUES.urgent;
}
