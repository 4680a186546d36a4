/**
 * Clauses for the documented reasons of a state. A later version of the service may have other reasons. In a clause,
 * "it" means the pull request. A clause can follow a colon or "because".
 */
const CLAUSES: Readonly<Record<string, string>> = {
  API_REQUESTED: "it was submitted through the API",
  USER_REQUESTED: "a user requested it",
  TRUNK_ADMIN_REQUESTED: "an administrator requested it",

  MERGE_ITEM_NOW_READY: "it is ready to be tested",
  PREREQUISITE_MERGE_ITEM_FAILED:
    "another pull request in its test run failed, so its tests restart without that pull request",
  PREREQUISITE_MERGE_ITEM_CANCELLED:
    "another pull request in its test run left the queue, so its tests restart without that pull request",
  PREREQUISITE_MERGE_ITEM_MANUALLY_MERGED:
    "a pull request was merged outside the queue, so it is tested on the new branch",
  MANUAL_PUSH_TO_TARGET_BRANCH: "the target branch received a push, so it is tested on the new branch",
  SKIP_THE_LINE_INTERRUPTED:
    "an urgent pull request is ahead of it now, so its tests restart behind the urgent pull request",
  TESTS_RESTARTED_BY_USER: "a user restarted its tests",
  TESTS_RESTARTED_BY_API_REQUEST: "its tests were restarted through the API",
  BISECTION_REQUIRED: "its batch failed, and a bisection searches for the cause",
  BISECTION_TEST_RUN_PASSED: "the bisection showed that it is not the cause, so the queue tests it again",

  TEST_RUN_PASSED: "its tests passed",
  SUCCESSOR_TEST_RUN_PASSED: "the tests of a pull request behind it passed, and these tests include it",

  TEST_RUN_REQUIRED_STATUS_FAILED: "a required check failed",
  TEST_RUN_TIMEOUT: "its tests exceeded the time limit of the queue",
  TEST_RUN_FAILED_BY_OPTIMIZATION: "an earlier test run of the same changes failed",
  START_TEST_RUN_MERGE_CONFLICT: "it conflicts with the target branch, or with a pull request ahead of it",
  START_TEST_RUN_RETRY_EXHAUSTED: "several attempts to build its test branch failed",
  START_TEST_RUN_DRAFT_PRS_NOT_ALLOWED: "the repository does not allow draft pull requests, which its tests require",
  START_TEST_RUN_PERMISSIONS_BLOCK_TEST_BRANCH: "the service has no permission to create its test branch",
  START_TEST_RUN_NO_REQUIRED_STATUSES: "no required checks are set, so its tests cannot pass",
  START_TEST_RUN_INVALID_EVENT: "its test run could not start",
  START_TEST_RUN_CONFIG_NOT_FOUND: "the configuration file is missing from its test branch",
  START_TEST_RUN_CONFIG_PARSING_FAILURE: "the configuration file in its test branch cannot be read",
  START_TEST_RUN_CONFIG_BAD_VERSION: "the configuration file in its test branch has an unknown version",
  START_TEST_RUN_CONFIG_BAD_REQUIRED_STATUSES: "the required checks in the configuration file are not valid",
  START_TEST_RUN_CONFIG_MISSING_REQUIRED_STATUSES: "the configuration file contains no required checks",
  PR_UPDATED_AT_MERGE_TIME: "it was changed while the queue merged it",
  GITHUB_API_MERGE_PR_FAILED: "the Git host did not merge it",
  GITHUB_API_DIRECT_MERGE_PR_FAILED: "the Git host did not merge it without tests",
  GITHUB_API_BRANCH_PROTECTION_UNMET: "the rules of the target branch do not allow its merge",
  GITHUB_API_MERGE_ALREADY_IN_PROGRESS: "the Git host was already merging it",
  GITHUB_API_RATE_LIMIT_EXCEEDED: "the Git host's rate limit was exceeded",
  GITHUB_API_REPEATED_SERVER_ERRORS: "the Git host reported repeated errors",

  PR_CLOSED: "it was closed",
  PR_MERGED_INTO_OTHER_BRANCH: "it was merged into another branch",
  PR_PUSHED_TO: "it received new commits",
  PR_CONVERTED_TO_DRAFT: "it became a draft",
  PR_BASE_BRANCH_CHANGED: "its base branch changed",
  NOT_READY_TIMEOUT_EXPIRED: "it did not become ready within the time limit of the queue",
  STACKED_PR_MEMBER_PUSHED_TO: "a pull request of its stack received new commits",
  STACKED_PR_MEMBER_CLOSED: "a pull request of its stack was closed",
  STACKED_PR_MEMBER_MERGED: "a pull request of its stack was merged outside the queue",
  STACKED_PR_MEMBER_BASE_BRANCH_CHANGED: "the base branch of a pull request of its stack changed",
  STACKED_PR_STACK_CHANGED: "its stack changed",
  STACKED_PR_GROUP_CANCELLED_AT_MERGE_TIME: "its stack left the queue while the queue merged it",

  MERGE_GRAPH_MERGE: "its tests passed, and nothing was ahead of it",
  MERGE_GRAPH_DIRECT_MERGE: "it was up to date and the queue was empty, so it was merged without tests",
  MANUAL_MERGE: "it was merged outside the queue",
};

/** Returns the clause of a reason. An unknown reason becomes its name with spaces. */
export function reasonClause(reason: string): string {
  const clause = Object.hasOwn(CLAUSES, reason) ? CLAUSES[reason] : undefined;
  return clause ?? reason.toLowerCase().replaceAll("_", " ");
}

export function toReasonSentence(clause: string): string {
  return clause === "" ? "" : `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}
