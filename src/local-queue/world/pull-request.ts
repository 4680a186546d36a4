import * as z from "zod/mini";
import { flag, integerFrom, invalid, list, numberFrom, oneOf, optional, strictObject, text } from "./fields.js";

/** The service takes numbers of 32 bits. */
export const LARGEST_NUMBER = 4_294_967_295;

/** A day: no queue waits for tests that take longer. */
export const LONGEST_TEST_SECONDS = 86_400;

const plannedCheck = strictObject({
  name: text,
  result: oneOf(["success", "failure", "never-reported"]),
  /** How it is reported: as a commit status (the default) or as a check run of a check suite. */
  kind: z.exactOptional(oneOf(["status", "check-run"])),
});

const numbers = list(integerFrom(1, LARGEST_NUMBER));

/** What a pull request does to every test run that contains it. */
const testPlan = strictObject({
  testSeconds: numberFrom(0, LONGEST_TEST_SECONDS),
  result: oneOf(["pass", "fail"]),
  checks: list(plannedCheck),
  /** How likely it breaks a run that contains it by chance. */
  flaky: numberFrom(0, 1),
  /** Which of its own test runs fail by chance for certain, counted from 1. */
  flakyRuns: numbers,
  /** Others with which it does not go together: tests of both fail. */
  conflictsWith: numbers,
  /** Others whose lines it changes too: after one of them it cannot be merged. */
  conflictsInText: numbers,
});

const COMMIT = "must be a commit id of 40 or 64 hexadecimal digits in lower case";
const COMMIT_ID = "[0-9a-f]{40}|[0-9a-f]{64}";
export const commitId = z.string(COMMIT).check(z.regex(new RegExp(`^(?:${COMMIT_ID})$`), COMMIT));
const pushed = z
  .string(`${COMMIT}, or "new"`)
  .check(z.regex(new RegExp(`^(?:new|${COMMIT_ID})$`), `${COMMIT}, or "new"`));

const shared = {
  /** `owner/name`; the first repository when left out. */
  repository: text,
  title: text,
  author: text,
  /** `owner/name` of the head; null when the fork was deleted. */
  headRepository: z.nullable(text),
  baseBranch: text,
  draft: flag,
  mergeability: oneOf(["unspecified", "in_progress", "mergeable", "not_mergeable"]),
  /** The head contains the tip of its base branch, which is what a direct merge needs. */
  upToDate: flag,
  testPlan: strictObject(optional(testPlan.shape)),
};

/** What may be said about a new pull request; all else has a default, such as the next free number. */
export const newPullRequest = strictObject(
  optional({ ...shared, number: integerFrom(1, LARGEST_NUMBER), headSha: commitId, headBranch: text, fork: flag }),
);

/**
 * A change on the Git host's side, with the queue's reaction to it. A `headSha` is a push, which cancels a live entry
 * of a queue; the text `new` invents a commit.
 */
export const pullRequestPatch = strictObject(
  optional({
    ...shared,
    headSha: pushed,
    /** With `headSha`: the queue does not notice the push, so its entry lives on with another `prSha`. */
    unnoticed: flag,
    /** `merged` is a merge by hand, past the queue; it becomes a new commit of its base branch unless one is given. */
    state: oneOf(["open", "closed", "merged"]),
    mergeCommitSha: commitId,
  }),
);

export type PlannedCheck = Readonly<z.infer<typeof plannedCheck>>;
type TestPlan = Readonly<z.infer<typeof testPlan>>;
export type NewPullRequest = Readonly<z.infer<typeof newPullRequest>>;
export type PullRequestPatch = Readonly<z.infer<typeof pullRequestPatch>>;

/** A pull request as the Git host knows it; the queue only reads it, and merges it. */
export interface PullRequest extends Required<Omit<NewPullRequest, "repository" | "testPlan">> {
  readonly state: "open" | "closed" | "merged";
  readonly testPlan: TestPlan;
  readonly mergeCommitSha: string | null;
  readonly mergedAtMs: number | null;
}

export interface Priority {
  readonly value: number;
  readonly name: string;
  /** The submission named none, so the queue's default holds. */
  readonly isDefault: boolean;
}

/** The service's four names; a smaller value goes first. */
const VALUES: Readonly<Record<string, number>> = { urgent: 0, high: 10, medium: 100, low: 200 };
const DEFAULT_NAME = "medium";
const DEFAULT_VALUE = 100;
/** Values above 255 mean nothing to people, but the service takes whatever has 32 bits. */
const LARGEST_VALUE = 4_294_967_295;

/** Reads the `priority` of a submission: a name in any case, an integer, null or nothing. */
export function readPriority(priority: unknown): Priority {
  if (priority === undefined || priority === null) {
    return { value: DEFAULT_VALUE, name: DEFAULT_NAME, isDefault: true };
  }
  if (typeof priority === "string" && priority !== "") return named(priority);
  if (typeof priority !== "number" || !Number.isInteger(priority) || priority < 0 || priority > LARGEST_VALUE) {
    throw invalid("priority", `must be an integer from 0 to ${LARGEST_VALUE} or a name`);
  }
  const match = Object.entries(VALUES).find(([, value]) => value === priority);
  return { value: priority, name: match?.[0] ?? "custom", isDefault: false };
}

/** A name that is none of the four is a label, with the value of no priority at all. */
function named(given: string): Priority {
  const name = given.toLowerCase();
  const value = Object.hasOwn(VALUES, name) ? VALUES[name] : undefined;
  return value === undefined
    ? { value: DEFAULT_VALUE, name: given, isDefault: false }
    : { value, name, isDefault: false };
}

/** An urgent pull request skips the line and interrupts running tests. */
export function isUrgent(priority: Priority): boolean {
  return priority.value === VALUES.urgent;
}
