// Reasons of the service, in upper case, for an attempt without a merge. A newer service may have other reasons.

/** Next step: `fix` a problem, `requeue` it now or `later`, `look` at the failure, `wait` for the queue, or `none`. */
export type NextStep = "fix" | "requeue" | "later" | "look" | "wait" | "none";

type CancelReason = readonly [next: NextStep, sentence: string];

export const CANCEL_REASONS: ReadonlyMap<string, CancelReason> = new Map<string, CancelReason>([
  ["USER_REQUESTED", ["later", "A user removed the pull request from the queue."]],
  ["TRUNK_ADMIN_REQUESTED", ["later", "An administrator removed the pull request from the queue."]],
  ["PR_CLOSED", ["none", "The pull request left the queue because it was closed."]],
  [
    "PR_MERGED_INTO_OTHER_BRANCH",
    ["none", "The pull request was merged into a branch that is not the target branch of the queue."],
  ],
  ["PR_PUSHED_TO", ["requeue", "The pull request left the queue because it received new commits."]],
  ["PR_CONVERTED_TO_DRAFT", ["fix", "The pull request left the queue because it became a draft."]],
  ["PR_BASE_BRANCH_CHANGED", ["fix", "The pull request left the queue because its base branch changed."]],
  ["NOT_READY_TIMEOUT_EXPIRED", ["fix", "The pull request did not become ready within the time limit of the queue."]],
  ["STACKED_PR_MEMBER_PUSHED_TO", ["requeue", "Another pull request of the same stack received new commits."]],
  ["STACKED_PR_MEMBER_CLOSED", ["fix", "Another pull request of the same stack was closed."]],
  ["STACKED_PR_MEMBER_MERGED", ["requeue", "Another pull request of the same stack was merged outside the queue."]],
  [
    "STACKED_PR_MEMBER_BASE_BRANCH_CHANGED",
    ["fix", "The base branch of another pull request of the same stack changed."],
  ],
  ["STACKED_PR_STACK_CHANGED", ["requeue", "The stack of the pull request changed."]],
  [
    "STACKED_PR_GROUP_CANCELLED_AT_MERGE_TIME",
    ["requeue", "The stack of the pull request was canceled at the moment of the merge."],
  ],
]);

type FailureReason = readonly [next: NextStep, sentence: string, cause?: "removed"];

/**
 * Reasons for a failure, mostly of the infrastructure. The next step is `fix` if a new submission would fail for the
 * same reason.
 */
export const FAILURE_REASONS: ReadonlyMap<string, FailureReason> = new Map<string, FailureReason>([
  [
    "START_TEST_RUN_RETRY_EXHAUSTED",
    ["requeue", "The queue made several attempts to create the test branch, and all attempts failed."],
  ],
  ["START_TEST_RUN_INVALID_EVENT", ["requeue", "The queue could not start the test run."]],
  [
    "START_TEST_RUN_DRAFT_PRS_NOT_ALLOWED",
    ["fix", "The repository does not allow draft pull requests, which the queue requires for tests."],
  ],
  ["START_TEST_RUN_PERMISSIONS_BLOCK_TEST_BRANCH", ["fix", "The service is not permitted to create the test branch."]],
  [
    "START_TEST_RUN_NO_REQUIRED_STATUSES",
    ["fix", "No required checks are configured, so the queue could not determine a test result."],
  ],
  ["START_TEST_RUN_CONFIG_NOT_FOUND", ["fix", "The service's configuration file is missing from the test branch."]],
  [
    "START_TEST_RUN_CONFIG_PARSING_FAILURE",
    ["fix", "The service's configuration file in the test branch cannot be read."],
  ],
  [
    "START_TEST_RUN_CONFIG_BAD_VERSION",
    ["fix", "The service's configuration file in the test branch has an unknown version."],
  ],
  [
    "START_TEST_RUN_CONFIG_BAD_REQUIRED_STATUSES",
    ["fix", "The required checks in the service's configuration file are not valid."],
  ],
  [
    "START_TEST_RUN_CONFIG_MISSING_REQUIRED_STATUSES",
    ["fix", "The service's configuration file names no required checks."],
  ],
  ["GITHUB_API_MERGE_PR_FAILED", ["requeue", "The tests passed, but GitHub did not merge the pull request."]],
  [
    "GITHUB_API_DIRECT_MERGE_PR_FAILED",
    ["requeue", "GitHub did not allow a direct merge of the pull request without tests."],
  ],
  ["GITHUB_API_BRANCH_PROTECTION_UNMET", ["fix", "The rules of the target branch did not allow the merge."]],
  ["GITHUB_API_MERGE_ALREADY_IN_PROGRESS", ["requeue", "GitHub was already merging the pull request."]],
  ["GITHUB_API_RATE_LIMIT_EXCEEDED", ["requeue", "The service exceeded GitHub's limit of API requests."]],
  ["GITHUB_API_REPEATED_SERVER_ERRORS", ["requeue", "GitHub repeatedly returned errors to the service."]],
  ["PR_UPDATED_AT_MERGE_TIME", ["requeue", "The pull request was changed at the moment of the merge.", "removed"]],
]);
