import { Refusal } from "./refusal.js";

/** A pull request as the Git host knows it; the queue only reads it, and merges it. */

type Mergeability = "unspecified" | "in_progress" | "mergeable" | "not_mergeable";

export const MERGEABILITIES: readonly Mergeability[] = ["unspecified", "in_progress", "mergeable", "not_mergeable"];

/** The service takes numbers of 32 bits. */
export const LARGEST_NUMBER = 4_294_967_295;

/** A day: no queue waits for tests that take longer. */
export const LONGEST_TEST_SECONDS = 86_400;

export interface PlannedCheck {
  readonly name: string;
  readonly result: "success" | "failure" | "never-reported";
  /** How it is reported: as a commit status (the default) or as a check run of a check suite. */
  readonly kind?: "status" | "check-run";
}

/** How the tests of a pull request will go, each time the queue runs them. */
export interface TestPlan {
  readonly testSeconds: number;
  readonly result: "pass" | "fail";
  readonly checks: readonly PlannedCheck[];
}

export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly author: string;
  readonly headSha: string;
  readonly headBranch: string;
  /** `owner/name` of the head; null when the fork was deleted. */
  readonly headRepository: string | null;
  readonly baseBranch: string;
  readonly state: "open" | "closed" | "merged";
  readonly draft: boolean;
  readonly fork: boolean;
  readonly mergeability: Mergeability;
  /** The head contains the tip of its base branch, which is what a direct merge needs. */
  readonly upToDate: boolean;
  readonly testPlan: TestPlan;
  readonly mergeCommitSha: string | null;
  readonly mergedAtMs: number | null;
}

/** What may be said about a new pull request; all else has a default. */
export interface NewPullRequest {
  /** `owner/name`; the first repository when left out. */
  readonly repository?: string;
  /** The next free number when left out. */
  readonly number?: number;
  readonly title?: string;
  readonly author?: string;
  readonly headSha?: string;
  readonly headBranch?: string;
  readonly headRepository?: string | null;
  readonly baseBranch?: string;
  readonly draft?: boolean;
  readonly fork?: boolean;
  readonly mergeability?: Mergeability;
  readonly upToDate?: boolean;
  readonly testPlan?: Partial<TestPlan>;
}

/** A change on the Git host's side, with the queue's reaction to it. */
export interface PullRequestPatch {
  readonly repository?: string;
  readonly title?: string;
  readonly author?: string;
  /** A push; the text `new` invents a commit. A live queue entry is cancelled by it. */
  readonly headSha?: string;
  /** With `headSha`: the queue does not notice the push, so its entry lives on with another `prSha`. */
  readonly unnoticed?: boolean;
  readonly headRepository?: string | null;
  readonly baseBranch?: string;
  /** `merged` is a merge by hand, past the queue. */
  readonly state?: "open" | "closed" | "merged";
  readonly draft?: boolean;
  readonly mergeability?: Mergeability;
  readonly upToDate?: boolean;
  readonly testPlan?: Partial<TestPlan>;
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
    throw new Refusal(400, `Invalid value for "priority": must be an integer from 0 to ${LARGEST_VALUE} or a name`);
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
