/*
 * The service's words for why an attempt finished without a merge, in upper case. The set is open: an unknown word
 * decides nothing.
 */

/**
 * The next step: change something first, submit it again, submit it again once the person who removed it is ready, inspect
 * the failure first, wait for the queue, or nothing.
 */
export type NextStep = "fix" | "requeue" | "later" | "look" | "wait" | "none";

type CancelReason = readonly [next: NextStep, sentence: string];

/** A pull request that is closed or merged needs nothing more. */
export const CANCEL_REASONS: ReadonlyMap<string, CancelReason> = new Map<string, CancelReason>([
  ["USER_REQUESTED", ["later", "Somebody took it out of the queue."]],
  ["TRUNK_ADMIN_REQUESTED", ["later", "An administrator took it out of the queue."]],
  ["PR_CLOSED", ["none", "It was closed, which took it out of the queue."]],
  ["PR_MERGED_INTO_OTHER_BRANCH", ["none", "It was merged into another branch."]],
  ["PR_PUSHED_TO", ["requeue", "It got new commits, which took it out of the queue."]],
  ["PR_CONVERTED_TO_DRAFT", ["fix", "It became a draft, which took it out of the queue."]],
  ["PR_BASE_BRANCH_CHANGED", ["fix", "Its base branch changed, which took it out of the queue."]],
  ["NOT_READY_TIMEOUT_EXPIRED", ["fix", "It was not ready for longer than the queue allows."]],
  ["STACKED_PR_MEMBER_PUSHED_TO", ["requeue", "A pull request of its stack got new commits."]],
  ["STACKED_PR_MEMBER_CLOSED", ["fix", "A pull request of its stack was closed."]],
  ["STACKED_PR_MEMBER_MERGED", ["requeue", "A pull request of its stack was merged past the queue."]],
  ["STACKED_PR_MEMBER_BASE_BRANCH_CHANGED", ["fix", "The base branch of a pull request of its stack changed."]],
  ["STACKED_PR_STACK_CHANGED", ["requeue", "Its stack is another one now."]],
  ["STACKED_PR_GROUP_CANCELLED_AT_MERGE_TIME", ["requeue", "Its stack was taken out just when it was to be merged."]],
]);

type FailureReason = readonly [next: NextStep, sentence: string, word?: "removed"];

/** Failures of the infrastructure, but for one. A failure that every submission would meet again requires a fix. */
export const FAILURE_REASONS: ReadonlyMap<string, FailureReason> = new Map<string, FailureReason>([
  ["START_TEST_RUN_RETRY_EXHAUSTED", ["requeue", "Its test branch could not be made, however often that was tried."]],
  ["START_TEST_RUN_INVALID_EVENT", ["requeue", "Its test run could not be started."]],
  [
    "START_TEST_RUN_DRAFT_PRS_NOT_ALLOWED",
    ["fix", "The repository allows no draft pull requests, which the queue's tests need."],
  ],
  ["START_TEST_RUN_PERMISSIONS_BLOCK_TEST_BRANCH", ["fix", "The service may not make its test branch."]],
  [
    "START_TEST_RUN_NO_REQUIRED_STATUSES",
    ["fix", "No required checks are set, so nothing could say that its tests passed."],
  ],
  ["START_TEST_RUN_CONFIG_NOT_FOUND", ["fix", "The service's configuration file is missing from its test branch."]],
  [
    "START_TEST_RUN_CONFIG_PARSING_FAILURE",
    ["fix", "The service's configuration file in its test branch cannot be read."],
  ],
  [
    "START_TEST_RUN_CONFIG_BAD_VERSION",
    ["fix", "The service's configuration file in its test branch is of an unknown version."],
  ],
  [
    "START_TEST_RUN_CONFIG_BAD_REQUIRED_STATUSES",
    ["fix", "The required checks in the service's configuration file are not valid."],
  ],
  [
    "START_TEST_RUN_CONFIG_MISSING_REQUIRED_STATUSES",
    ["fix", "The service's configuration file names no required checks."],
  ],
  ["GITHUB_API_MERGE_PR_FAILED", ["requeue", "Its tests passed, and GitHub did not merge it."]],
  ["GITHUB_API_DIRECT_MERGE_PR_FAILED", ["requeue", "GitHub did not merge it directly."]],
  ["GITHUB_API_BRANCH_PROTECTION_UNMET", ["fix", "The rules of the target branch did not let it be merged."]],
  ["GITHUB_API_MERGE_ALREADY_IN_PROGRESS", ["requeue", "GitHub was merging it already."]],
  ["GITHUB_API_RATE_LIMIT_EXCEEDED", ["requeue", "GitHub took no more requests of the service for a while."]],
  ["GITHUB_API_REPEATED_SERVER_ERRORS", ["requeue", "GitHub kept answering the service with errors."]],
  ["PR_UPDATED_AT_MERGE_TIME", ["requeue", "It was changed just when it was to be merged.", "removed"]],
]);
