import * as z from "zod/mini";

// A schema reads few replies in a run: compiling it costs more than it saves.
z.config({ jitless: true });

/*
 * Tolerant reading (the service's document, "Resources and their fields", and what its wire really looks like):
 * enums in any case, unknown values kept, unknown fields kept, numbers also as text, optional fields absent or null.
 * Only the fields that a decision rests on are required.
 */

const text = z.string();
const optionalText = z.optional(z.nullable(text));
const optionalFlag = z.optional(z.nullable(z.boolean()));

/** An enum value as the service spells it, in lower case; values that are new to us pass through. */
const word = z.pipe(
  z.string(),
  z.transform((value: string) => value.toLowerCase()),
);
const optionalWord = z.optional(z.nullable(word));

const wholeNumber = z.union([
  z.number(),
  z.pipe(
    z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
    z.transform((value: string) => Number(value)),
  ),
]);
const optionalNumber = z.optional(z.nullable(wholeNumber));

const readiness = z.looseObject({
  requiresImpactedTargets: optionalFlag,
  doesBaseBranchMatch: optionalFlag,
  hasImpactedTargets: optionalFlag,
  gitHubMergeability: optionalWord,
});

/** Reply of getSubmittedPullRequest. */
export const submittedPullRequest = z.looseObject({
  id: optionalText,
  state: optionalWord,
  stateChangedAt: text,
  isCurrentlySubmittedToQueue: z.boolean(),
  prNumber: optionalNumber,
  prTitle: optionalText,
  prSha: text,
  prBaseBranch: optionalText,
  prAuthor: optionalText,
  priorityValue: optionalNumber,
  priorityName: optionalText,
  usedDefaultPriorityName: optionalText,
  skipTheLine: optionalFlag,
  forceEnqueued: optionalFlag,
  noBatch: optionalFlag,
  verifiedByTestRun: optionalText,
  readiness: z.optional(z.nullable(readiness)),
});
export type SubmittedPullRequest = z.infer<typeof submittedPullRequest>;

const enqueuedPullRequest = z.looseObject({
  prNumber: wholeNumber,
  id: optionalText,
  state: optionalWord,
  stateChangedAt: optionalText,
  prTitle: optionalText,
  prSha: optionalText,
  prBaseBranch: optionalText,
  prAuthor: optionalText,
  priorityValue: optionalNumber,
  priorityName: optionalText,
  skipTheLine: optionalFlag,
  noBatch: optionalFlag,
});

/** Reply of getQueue; the enqueued pull requests stand in queue order. */
export const queue = z.looseObject({
  state: word,
  enqueuedPullRequests: z.array(enqueuedPullRequest),
  branch: optionalText,
  mode: optionalWord,
  concurrency: optionalNumber,
  bisectionConcurrency: optionalNumber,
  testingTimeoutMinutes: optionalNumber,
  pendingFailureDepth: optionalNumber,
  canOptimisticallyMerge: optionalFlag,
  batch: optionalFlag,
  batchingMaxWaitTimeMinutes: optionalNumber,
  batchingMinSize: optionalNumber,
  createPrsForTestingBranches: optionalFlag,
  commentsEnabled: optionalFlag,
  commandsEnabled: optionalFlag,
  statusCheckEnabled: optionalFlag,
  requiredStatuses: z.optional(z.nullable(z.array(text))),
  directMergeMode: optionalWord,
  optimizationMode: optionalWord,
  mergeMethod: optionalWord,
  testBranchConstructionMode: optionalWord,
});
export type Queue = z.infer<typeof queue>;

const checkRun = z.looseObject({
  name: text,
  url: optionalText,
  status: optionalWord,
  conclusion: optionalWord,
});
const statusCheck = z.looseObject({ context: text, url: optionalText, state: optionalWord });
const testedPullRequest = z.looseObject({ prNumber: wholeNumber, prUrl: optionalText, title: optionalText });

/** Reply of getMergeQueueTestingDetails. */
export const testRun = z.looseObject({
  requiredStatuses: z.optional(z.nullable(z.array(text))),
  requiredStatusesSource: optionalWord,
  testBranch: text,
  testBranchSha: optionalText,
  checkSuites: z.optional(
    z.nullable(z.array(z.looseObject({ checkRuns: z.optional(z.nullable(z.array(checkRun))) }))),
  ),
  statusChecks: z.optional(z.nullable(z.array(statusCheck))),
  testedPullRequests: z.optional(z.nullable(z.array(testedPullRequest))),
  createdAt: optionalText,
  status: optionalWord,
  impactedTargets: z.optional(z.nullable(z.array(text))),
  impactedTargetsForTestedPrs: z.optional(z.nullable(z.array(text))),
  dependentPrs: z.optional(z.nullable(z.array(wholeNumber))),
});
export type TestRun = z.infer<typeof testRun>;

/** These endpoints spell their enums in upper case; as the list is handed on whole, each value stays as it came. */
const quarantinedTest = z.looseObject({
  name: text,
  parent: optionalText,
  file: optionalText,
  classname: optionalText,
  codeowners: z.optional(z.nullable(z.array(text))),
  quarantined_at: optionalText,
  status: optionalText,
  status_last_updated_at: optionalText,
  quarantine_setting: optionalText,
  test_case_id: optionalText,
  variant: optionalText,
});

/** Reply of flaky-tests/list-quarantined-tests; the end is an empty `next_page_token`, whatever its totals say. */
export const quarantinedTestsPage = z.looseObject({
  quarantined_tests: z.array(quarantinedTest),
  page: z.looseObject({ next_page_token: optionalText, total_rows: z.optional(z.unknown()) }),
});
export type QuarantinedTestsPage = z.infer<typeof quarantinedTestsPage>;
