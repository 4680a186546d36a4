/**
 * Why an entry of the queue is in its state, in plain words. The service gives each reason as one word of an open set;
 * here is a clause for each one that it documents. A clause tells of the pull request as "it", and can follow a colon
 * or "because".
 */
const CLAUSES: Readonly<Record<string, string>> = {
  // Submitted, or taken out, by somebody.
  API_REQUESTED: "it was submitted through the API",
  USER_REQUESTED: "somebody asked for it",
  TRUNK_ADMIN_REQUESTED: "an administrator asked for it",

  // It waits for tests, for the first time or again.
  MERGE_ITEM_NOW_READY: "it is ready to be tested",
  PREREQUISITE_MERGE_ITEM_FAILED: "a pull request that it was tested with failed, so it is tested without it",
  PREREQUISITE_MERGE_ITEM_CANCELLED: "a pull request that it was tested with was taken out, so it is tested without it",
  PREREQUISITE_MERGE_ITEM_MANUALLY_MERGED: "a pull request was merged by hand, so it is tested on the new branch",
  MANUAL_PUSH_TO_TARGET_BRANCH: "somebody pushed to the target branch, so it is tested on the new one",
  SKIP_THE_LINE_INTERRUPTED: "an urgent pull request went before it, so it is tested behind that one",
  TESTS_RESTARTED_BY_USER: "somebody asked for its tests again",
  TESTS_RESTARTED_BY_API_REQUEST: "its tests were asked for again through the API",
  BISECTION_REQUIRED: "its batch failed, and a bisection looks for the pull request that broke it",
  BISECTION_TEST_RUN_PASSED: "the bisection cleared it, and it is tested with the line again",

  // Its tests passed, or somebody's who was tested with it.
  TEST_RUN_PASSED: "its tests passed",
  SUCCESSOR_TEST_RUN_PASSED: "the tests of one behind it passed, and they contain it",

  // It failed.
  TEST_RUN_REQUIRED_STATUS_FAILED: "a required check failed",
  TEST_RUN_TIMEOUT: "its tests took longer than the queue allows",
  TEST_RUN_FAILED_BY_OPTIMIZATION: "tests of the same changes failed already, so they need not run again",
  START_TEST_RUN_MERGE_CONFLICT: "it conflicts with the target branch, or with a pull request ahead of it",
  START_TEST_RUN_RETRY_EXHAUSTED: "its test branch could not be made, however often that was tried",
  START_TEST_RUN_DRAFT_PRS_NOT_ALLOWED: "the repository allows no draft pull requests, which its tests need",
  START_TEST_RUN_PERMISSIONS_BLOCK_TEST_BRANCH: "the service may not make its test branch",
  START_TEST_RUN_NO_REQUIRED_STATUSES: "no required checks are set, so nothing could say that its tests passed",
  START_TEST_RUN_INVALID_EVENT: "its test run could not be started",
  START_TEST_RUN_CONFIG_NOT_FOUND: "the configuration file is missing from its test branch",
  START_TEST_RUN_CONFIG_PARSING_FAILURE: "the configuration file in its test branch cannot be read",
  START_TEST_RUN_CONFIG_BAD_VERSION: "the configuration file in its test branch is of an unknown version",
  START_TEST_RUN_CONFIG_BAD_REQUIRED_STATUSES: "the required checks in the configuration file are not valid",
  START_TEST_RUN_CONFIG_MISSING_REQUIRED_STATUSES: "the configuration file names no required checks",
  PR_UPDATED_AT_MERGE_TIME: "it was changed just when it was to be merged",
  GITHUB_API_MERGE_PR_FAILED: "the Git host did not merge it",
  GITHUB_API_DIRECT_MERGE_PR_FAILED: "the Git host did not merge it directly",
  GITHUB_API_BRANCH_PROTECTION_UNMET: "the rules of the target branch do not let it be merged",
  GITHUB_API_MERGE_ALREADY_IN_PROGRESS: "the Git host was merging it already",
  GITHUB_API_RATE_LIMIT_EXCEEDED: "the Git host took no more requests for now",
  GITHUB_API_REPEATED_SERVER_ERRORS: "the Git host kept answering with errors",

  // It was taken out by something that happened to it.
  PR_CLOSED: "it was closed",
  PR_MERGED_INTO_OTHER_BRANCH: "it was merged into another branch",
  PR_PUSHED_TO: "it got new commits",
  PR_CONVERTED_TO_DRAFT: "it became a draft",
  PR_BASE_BRANCH_CHANGED: "it is meant for another branch now",
  NOT_READY_TIMEOUT_EXPIRED: "it was not ready for longer than the queue allows",
  STACKED_PR_MEMBER_PUSHED_TO: "a pull request of its stack got new commits",
  STACKED_PR_MEMBER_CLOSED: "a pull request of its stack was closed",
  STACKED_PR_MEMBER_MERGED: "a pull request of its stack was merged past the queue",
  STACKED_PR_MEMBER_BASE_BRANCH_CHANGED: "a pull request of its stack is meant for another branch now",
  STACKED_PR_STACK_CHANGED: "its stack is another one now",
  STACKED_PR_GROUP_CANCELLED_AT_MERGE_TIME: "its stack was taken out just when it was to be merged",

  // It was merged.
  MERGE_GRAPH_MERGE: "its tests passed, and nothing ahead of it was left",
  MERGE_GRAPH_DIRECT_MERGE: "it was up to date with an empty queue, so it was merged without tests",
  MANUAL_MERGE: "somebody merged it past the queue",
};

/** A reason of the service as a clause; one that is not known is shown as its own words. */
export function reasonClause(reason: string): string {
  const clause = Object.hasOwn(CLAUSES, reason) ? CLAUSES[reason] : undefined;
  return clause ?? reason.toLowerCase().replaceAll("_", " ");
}

/** A clause as a sentence of its own. */
export function asSentence(clause: string): string {
  return clause === "" ? "" : `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}
