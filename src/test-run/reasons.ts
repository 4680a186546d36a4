/*
 * The service's words for why an attempt ended badly, in upper case. It is an open set: a word that is new to us decides
 * nothing.
 */

/**
 * What to do: change something first, submit it again, do so when whoever took it out wants it, see first what happened,
 * let the queue go on, or nothing any more.
 */
export type NextStep = "fix" | "requeue" | "later" | "look" | "wait" | "none";

interface Explained {
  readonly sentence: string;
  readonly next: NextStep;
}

interface ExplainedFailure extends Explained {
  readonly word: "infrastructure" | "taken-out";
}

function reasons<Value>(values: Readonly<Record<string, Value>>) {
  return (reason: string): Value | undefined => (Object.hasOwn(values, reason) ? values[reason] : undefined);
}

function because(sentence: string, next: NextStep): Explained {
  return { sentence, next };
}

/** Why it was taken out. What is closed or merged has nothing left to do. */
export const cancelReason = reasons({
  USER_REQUESTED: because("Somebody took it out of the queue.", "later"),
  TRUNK_ADMIN_REQUESTED: because("An administrator took it out of the queue.", "later"),
  PR_CLOSED: because("It was closed, which took it out of the queue.", "none"),
  PR_MERGED_INTO_OTHER_BRANCH: because("It was merged into another branch.", "none"),
  PR_PUSHED_TO: because("It got new commits, which took it out of the queue.", "requeue"),
  PR_CONVERTED_TO_DRAFT: because("It became a draft, which took it out of the queue.", "fix"),
  PR_BASE_BRANCH_CHANGED: because("Its base branch changed, which took it out of the queue.", "fix"),
  NOT_READY_TIMEOUT_EXPIRED: because("It was not ready for longer than the queue allows.", "fix"),
  STACKED_PR_MEMBER_PUSHED_TO: because("A pull request of its stack got new commits.", "requeue"),
  STACKED_PR_MEMBER_CLOSED: because("A pull request of its stack was closed.", "fix"),
  STACKED_PR_MEMBER_MERGED: because("A pull request of its stack was merged past the queue.", "requeue"),
  STACKED_PR_MEMBER_BASE_BRANCH_CHANGED: because("The base branch of a pull request of its stack changed.", "fix"),
  STACKED_PR_STACK_CHANGED: because("Its stack is another one now.", "requeue"),
  STACKED_PR_GROUP_CANCELLED_AT_MERGE_TIME: because(
    "Its stack was taken out just when it was to be merged.",
    "requeue",
  ),
});

function broken(sentence: string, next: NextStep): ExplainedFailure {
  return { word: "infrastructure", sentence, next };
}

/** What fails at once again, whoever submits it, is to be mended first. */
export const failureReason = reasons({
  START_TEST_RUN_RETRY_EXHAUSTED: broken("Its test branch could not be made, however often that was tried.", "requeue"),
  START_TEST_RUN_INVALID_EVENT: broken("Its test run could not be started.", "requeue"),
  START_TEST_RUN_DRAFT_PRS_NOT_ALLOWED: broken(
    "The repository allows no draft pull requests, which the queue's tests need.",
    "fix",
  ),
  START_TEST_RUN_PERMISSIONS_BLOCK_TEST_BRANCH: broken("The service may not make its test branch.", "fix"),
  START_TEST_RUN_NO_REQUIRED_STATUSES: broken(
    "No required checks are set, so nothing could say that its tests passed.",
    "fix",
  ),
  START_TEST_RUN_CONFIG_NOT_FOUND: broken("The service's configuration file is missing from its test branch.", "fix"),
  START_TEST_RUN_CONFIG_PARSING_FAILURE: broken(
    "The service's configuration file in its test branch cannot be read.",
    "fix",
  ),
  START_TEST_RUN_CONFIG_BAD_VERSION: broken(
    "The service's configuration file in its test branch is of an unknown version.",
    "fix",
  ),
  START_TEST_RUN_CONFIG_BAD_REQUIRED_STATUSES: broken(
    "The required checks in the service's configuration file are not valid.",
    "fix",
  ),
  START_TEST_RUN_CONFIG_MISSING_REQUIRED_STATUSES: broken(
    "The service's configuration file names no required checks.",
    "fix",
  ),
  GITHUB_API_MERGE_PR_FAILED: broken("Its tests passed, and GitHub did not merge it.", "requeue"),
  GITHUB_API_DIRECT_MERGE_PR_FAILED: broken("GitHub did not merge it directly.", "requeue"),
  GITHUB_API_BRANCH_PROTECTION_UNMET: broken("The rules of the target branch did not let it be merged.", "fix"),
  GITHUB_API_MERGE_ALREADY_IN_PROGRESS: broken("GitHub was merging it already.", "requeue"),
  GITHUB_API_RATE_LIMIT_EXCEEDED: broken("GitHub took no more requests of the service for a while.", "requeue"),
  GITHUB_API_REPEATED_SERVER_ERRORS: broken("GitHub kept answering the service with errors.", "requeue"),
  PR_UPDATED_AT_MERGE_TIME: {
    word: "taken-out",
    sentence: "It was changed just when it was to be merged.",
    next: "requeue",
  },
} as const satisfies Readonly<Record<string, ExplainedFailure>>);
