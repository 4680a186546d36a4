import * as z from "zod/mini";
import { catch as orElse } from "zod/mini";
import { QUEUE_SETTINGS } from "../queue-settings.js";
import {
  booleanSchema,
  createOptionalFields,
  createOptionalSchema,
  lowerCaseTextSchema,
  numberSchema,
  textSchema,
} from "../schema-parts.js";

/**
 * Record of a pull request. All schemas accept enums in any case, unknown values and fields, numbers in text form, and
 * null for optional fields. Only fields that decisions need are required.
 */

export const pullRequestRecord = z.looseObject({
  stateChangedAt: textSchema,
  isCurrentlySubmittedToQueue: booleanSchema,
  prSha: textSchema,
  ...createOptionalFields(lowerCaseTextSchema, "state"),
  ...createOptionalFields(
    textSchema,
    "id",
    "prTitle",
    "prBaseBranch",
    "prAuthor",
    "priorityName",
    "usedDefaultPriorityName",
  ),
  ...createOptionalFields(textSchema, "verifiedByTestRun"),
  ...createOptionalFields(numberSchema, "prNumber", "priorityValue"),
  ...createOptionalFields(booleanSchema, "skipTheLine", "forceEnqueued", "noBatch"),
  readiness: createOptionalSchema(
    z.looseObject({
      ...createOptionalFields(booleanSchema, "requiresImpactedTargets", "doesBaseBranchMatch", "hasImpactedTargets"),
      ...createOptionalFields(lowerCaseTextSchema, "gitHubMergeability"),
    }),
  ),
});

const reason = z.pipe(
  z.string(),
  z.transform((value: string) => value.toUpperCase()),
);

const culprit = z.looseObject({
  ...createOptionalFields(lowerCaseTextSchema, "type"),
  ...createOptionalFields(numberSchema, "number"),
});

const transition = z.looseObject({
  state: lowerCaseTextSchema,
  ...createOptionalFields(textSchema, "timestamp"),
  reason: createOptionalSchema(reason),
  failure: createOptionalSchema(z.looseObject({ conflictCulprit: createOptionalSchema(culprit) })),
});

/** Record with its changes of state. The service does not document their format, so an invalid list is ignored. */
export const pullRequestHistory = z.extend(pullRequestRecord, {
  timeline: orElse(createOptionalSchema(z.array(transition)), undefined),
});

const enqueuedPullRequest = z.looseObject({
  prNumber: numberSchema,
  ...createOptionalFields(lowerCaseTextSchema, "state"),
  ...createOptionalFields(
    textSchema,
    "id",
    "stateChangedAt",
    "prTitle",
    "prSha",
    "prBaseBranch",
    "prAuthor",
    "priorityName",
  ),
  ...createOptionalFields(numberSchema, "priorityValue"),
  ...createOptionalFields(booleanSchema, "skipTheLine", "noBatch"),
});

const SETTING_FORMS = {
  word: createOptionalSchema(lowerCaseTextSchema),
  number: createOptionalSchema(numberSchema),
  flag: createOptionalSchema(booleanSchema),
  label: createOptionalSchema(textSchema),
  names: createOptionalSchema(z.array(textSchema)),
  "names-or-null": createOptionalSchema(z.array(textSchema)),
  list: createOptionalSchema(z.array(z.unknown())),
} as const;

type Settings = typeof QUEUE_SETTINGS;
type Documented = {
  [Name in keyof Settings]: Settings[Name] extends { readonly isRaw: true } ? never : Name;
}[keyof Settings];

function settingFields(): { readonly [Name in Documented]: (typeof SETTING_FORMS)[Settings[Name]["kind"]] };
function settingFields() {
  const documented = Object.entries(QUEUE_SETTINGS).filter(([, setting]) => !("isRaw" in setting));
  return Object.fromEntries(documented.map(([name, { kind }]) => [name, SETTING_FORMS[kind]]));
}

export const queue = z.looseObject({
  state: lowerCaseTextSchema,
  enqueuedPullRequests: z.array(enqueuedPullRequest),
  ...createOptionalFields(textSchema, "branch"),
  ...settingFields(),
});

const checkRun = z.looseObject({
  name: textSchema,
  ...createOptionalFields(textSchema, "url"),
  ...createOptionalFields(lowerCaseTextSchema, "status", "conclusion"),
});
const checkSuite = z.looseObject({ checkRuns: createOptionalSchema(z.array(checkRun)) });
const statusCheck = z.looseObject({
  context: textSchema,
  ...createOptionalFields(textSchema, "url"),
  ...createOptionalFields(lowerCaseTextSchema, "state"),
});
const testedPullRequest = z.looseObject({
  prNumber: numberSchema,
  ...createOptionalFields(textSchema, "prUrl", "title"),
});

export const testRun = z.looseObject({
  testBranch: textSchema,
  ...createOptionalFields(textSchema, "testBranchSha", "createdAt"),
  ...createOptionalFields(lowerCaseTextSchema, "status", "requiredStatusesSource"),
  ...createOptionalFields(z.array(textSchema), "requiredStatuses", "impactedTargets", "impactedTargetsForTestedPrs"),
  checkSuites: createOptionalSchema(z.array(checkSuite)),
  statusChecks: createOptionalSchema(z.array(statusCheck)),
  testedPullRequests: createOptionalSchema(z.array(testedPullRequest)),
  dependentPrs: createOptionalSchema(z.array(numberSchema)),
});

const testingResult = z.looseObject({
  prNumber: numberSchema,
  endedAt: textSchema,
  outcome: lowerCaseTextSchema,
  testRunId: textSchema,
  ...createOptionalFields(numberSchema, "testingDurationMs"),
  ...createOptionalFields(lowerCaseTextSchema, "cycleConclusion", "bisection"),
});

const testingResultsReply = z.looseObject({ testingResults: z.array(testingResult) });

export const testingResultsPage = z.pipe(
  testingResultsReply,
  z.transform(({ testingResults }: z.infer<typeof testingResultsReply>) => testingResults),
);

const listedPullRequest = z.looseObject({
  prNumber: numberSchema,
  stateChangedAt: textSchema,
  prSha: textSchema,
  ...createOptionalFields(lowerCaseTextSchema, "state"),
  ...createOptionalFields(textSchema, "id", "prTitle", "prBaseBranch", "prAuthor"),
});

export const pullRequestsPage = z.looseObject({
  pullRequests: z.array(listedPullRequest),
  ...createOptionalFields(textSchema, "nextCursor"),
});

export const pullRequestHistories = z.looseObject({ pullRequests: z.array(pullRequestHistory) });

/** Quarantined test. Its enum values stay in upper case. */
const quarantinedTest = z.looseObject({
  name: textSchema,
  ...createOptionalFields(
    textSchema,
    "parent",
    "file",
    "classname",
    "quarantined_at",
    "status",
    "status_last_updated_at",
  ),
  ...createOptionalFields(textSchema, "quarantine_setting", "test_case_id", "variant"),
  ...createOptionalFields(z.array(textSchema), "codeowners"),
});

const quarantinedTestsReply = z.looseObject({
  quarantined_tests: z.array(quarantinedTest),
  page: z.looseObject({ ...createOptionalFields(textSchema, "next_page_token"), total_rows: z.optional(z.unknown()) }),
});

/** Page of quarantined tests. `next_page_token` is empty on the last page. */
export const quarantinedTestsPage = z.pipe(
  quarantinedTestsReply,
  z.transform(({ quarantined_tests: tests, page }: z.infer<typeof quarantinedTestsReply>) => ({
    tests,
    nextPage: page.next_page_token ?? "",
    total: typeof page.total_rows === "number" ? page.total_rows : undefined,
  })),
);
