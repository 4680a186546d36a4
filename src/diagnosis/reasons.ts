// Reasons of the service for an attempt without a merge, in upper case. A newer service may have others.

/** Next step: `fix` a problem, `requeue` it now or `later`, `look` at the failure, `wait` for the queue, or `none`. */
export type NextStep = "fix" | "requeue" | "later" | "look" | "wait" | "none";

type CancelReason = readonly [next: NextStep, sentence: string];

export const CANCEL_REASONS: ReadonlyMap<string, CancelReason> = new Map<string, CancelReason>([
  ["USER_REQUESTED", ["later", "A user removed it from the queue."]],
  ["TRUNK_ADMIN_REQUESTED", ["later", "An administrator removed it from the queue."]],
  ["PR_CLOSED", ["none", "It was closed, which removed it from the queue."]],
  ["PR_MERGED_INTO_OTHER_BRANCH", ["none", "It was merged into another branch."]],
  ["PR_PUSHED_TO", ["requeue", "It received new commits, which removed it from the queue."]],
  ["PR_CONVERTED_TO_DRAFT", ["fix", "It became a draft, which removed it from the queue."]],
  ["PR_BASE_BRANCH_CHANGED", ["fix", "Its base branch changed, which removed it from the queue."]],
  ["NOT_READY_TIMEOUT_EXPIRED", ["fix", "It was not ready for longer than the queue allows."]],
  ["STACKED_PR_MEMBER_PUSHED_TO", ["requeue", "A pull request of its stack received new commits."]],
  ["STACKED_PR_MEMBER_CLOSED", ["fix", "A pull request of its stack was closed."]],
  ["STACKED_PR_MEMBER_MERGED", ["requeue", "A pull request of its stack was merged outside the queue."]],
  ["STACKED_PR_MEMBER_BASE_BRANCH_CHANGED", ["fix", "The base branch of a pull request of its stack changed."]],
  ["STACKED_PR_STACK_CHANGED", ["requeue", "The pull requests of its stack changed."]],
  ["STACKED_PR_GROUP_CANCELLED_AT_MERGE_TIME", ["requeue", "Its stack was canceled at the moment of the merge."]],
]);

type FailureReason = readonly [next: NextStep, sentence: string, cause?: "removed"];

/** Reasons for a failure, mostly of the infrastructure. The step `fix` means that the failure would repeat. */
export const FAILURE_REASONS: ReadonlyMap<string, FailureReason> = new Map<string, FailureReason>([
  ["START_TEST_RUN_RETRY_EXHAUSTED", ["requeue", "Its test branch could not be created after several attempts."]],
  ["START_TEST_RUN_INVALID_EVENT", ["requeue", "Its test run could not be started."]],
  [
    "START_TEST_RUN_DRAFT_PRS_NOT_ALLOWED",
    ["fix", "The repository does not allow draft pull requests, which the queue requires for tests."],
  ],
  ["START_TEST_RUN_PERMISSIONS_BLOCK_TEST_BRANCH", ["fix", "The service is not permitted to create its test branch."]],
  [
    "START_TEST_RUN_NO_REQUIRED_STATUSES",
    ["fix", "No required checks are configured, so no result of its tests could be detected."],
  ],
  ["START_TEST_RUN_CONFIG_NOT_FOUND", ["fix", "The service's configuration file is missing from its test branch."]],
  [
    "START_TEST_RUN_CONFIG_PARSING_FAILURE",
    ["fix", "The service's configuration file in its test branch cannot be read."],
  ],
  [
    "START_TEST_RUN_CONFIG_BAD_VERSION",
    ["fix", "The service's configuration file in its test branch has an unknown version."],
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
  ["GITHUB_API_BRANCH_PROTECTION_UNMET", ["fix", "The rules of the target branch did not allow the merge."]],
  ["GITHUB_API_MERGE_ALREADY_IN_PROGRESS", ["requeue", "GitHub was already merging it."]],
  ["GITHUB_API_RATE_LIMIT_EXCEEDED", ["requeue", "GitHub limited the requests of the service."]],
  ["GITHUB_API_REPEATED_SERVER_ERRORS", ["requeue", "GitHub repeatedly answered the service with errors."]],
  ["PR_UPDATED_AT_MERGE_TIME", ["requeue", "It was changed at the moment of the merge.", "removed"]],
]);
