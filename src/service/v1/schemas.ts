import * as z from "zod/mini";
import { catch as orElse } from "zod/mini";
import { QUEUE_SETTINGS } from "../queue-settings.js";
import { flag, lowerCaseText, maybe, number, optional, text } from "../schema-parts.js";

/**
 * Record of a pull request. All schemas accept enums in any case, unknown values and fields, numbers in text form, and
 * null for optional fields. Only fields that decisions need are required.
 */

export const pullRequestRecord = z.looseObject({
  stateChangedAt: text,
  isCurrentlySubmittedToQueue: flag,
  prSha: text,
  ...optional(lowerCaseText, "state"),
  ...optional(text, "id", "prTitle", "prBaseBranch", "prAuthor", "priorityName", "usedDefaultPriorityName"),
  ...optional(text, "verifiedByTestRun"),
  ...optional(number, "prNumber", "priorityValue"),
  ...optional(flag, "skipTheLine", "forceEnqueued", "noBatch"),
  readiness: maybe(
    z.looseObject({
      ...optional(flag, "requiresImpactedTargets", "doesBaseBranchMatch", "hasImpactedTargets"),
      ...optional(lowerCaseText, "gitHubMergeability"),
    }),
  ),
});

const reason = z.pipe(
  z.string(),
  z.transform((value: string) => value.toUpperCase()),
);

const culprit = z.looseObject({ ...optional(lowerCaseText, "type"), ...optional(number, "number") });

const transition = z.looseObject({
  state: lowerCaseText,
  ...optional(text, "timestamp"),
  reason: maybe(reason),
  failure: maybe(z.looseObject({ conflictCulprit: maybe(culprit) })),
});

/** Record with its changes of state. The service does not document their format, so an invalid list is ignored. */
export const pullRequestHistory = z.extend(pullRequestRecord, {
  timeline: orElse(maybe(z.array(transition)), undefined),
});

const enqueuedPullRequest = z.looseObject({
  prNumber: number,
  ...optional(lowerCaseText, "state"),
  ...optional(text, "id", "stateChangedAt", "prTitle", "prSha", "prBaseBranch", "prAuthor", "priorityName"),
  ...optional(number, "priorityValue"),
  ...optional(flag, "skipTheLine", "noBatch"),
});

const SETTING_FORMS = {
  word: maybe(lowerCaseText),
  number: maybe(number),
  flag: maybe(flag),
  label: maybe(text),
  names: maybe(z.array(text)),
  "names-or-null": maybe(z.array(text)),
  list: maybe(z.array(z.unknown())),
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
  state: lowerCaseText,
  enqueuedPullRequests: z.array(enqueuedPullRequest),
  ...optional(text, "branch"),
  ...settingFields(),
});

const checkRun = z.looseObject({
  name: text,
  ...optional(text, "url"),
  ...optional(lowerCaseText, "status", "conclusion"),
});
const checkSuite = z.looseObject({ checkRuns: maybe(z.array(checkRun)) });
const statusCheck = z.looseObject({ context: text, ...optional(text, "url"), ...optional(lowerCaseText, "state") });
const testedPullRequest = z.looseObject({ prNumber: number, ...optional(text, "prUrl", "title") });

export const testRun = z.looseObject({
  testBranch: text,
  ...optional(text, "testBranchSha", "createdAt"),
  ...optional(lowerCaseText, "status", "requiredStatusesSource"),
  ...optional(z.array(text), "requiredStatuses", "impactedTargets", "impactedTargetsForTestedPrs"),
  checkSuites: maybe(z.array(checkSuite)),
  statusChecks: maybe(z.array(statusCheck)),
  testedPullRequests: maybe(z.array(testedPullRequest)),
  dependentPrs: maybe(z.array(number)),
});

const testingResult = z.looseObject({
  prNumber: number,
  endedAt: text,
  outcome: lowerCaseText,
  testRunId: text,
  ...optional(number, "testingDurationMs"),
  ...optional(lowerCaseText, "cycleConclusion", "bisection"),
});

const testingResultsReply = z.looseObject({ testingResults: z.array(testingResult) });

export const testingResultsPage = z.pipe(
  testingResultsReply,
  z.transform(({ testingResults }: z.infer<typeof testingResultsReply>) => testingResults),
);

const listedPullRequest = z.looseObject({
  prNumber: number,
  stateChangedAt: text,
  prSha: text,
  ...optional(lowerCaseText, "state"),
  ...optional(text, "id", "prTitle", "prBaseBranch", "prAuthor"),
});

export const pullRequestsPage = z.looseObject({
  pullRequests: z.array(listedPullRequest),
  ...optional(text, "nextCursor"),
});

export const pullRequestHistories = z.looseObject({ pullRequests: z.array(pullRequestHistory) });

/** Quarantined test. Its enum values stay in upper case. */
const quarantinedTest = z.looseObject({
  name: text,
  ...optional(text, "parent", "file", "classname", "quarantined_at", "status", "status_last_updated_at"),
  ...optional(text, "quarantine_setting", "test_case_id", "variant"),
  ...optional(z.array(text), "codeowners"),
});

const quarantinedTestsReply = z.looseObject({
  quarantined_tests: z.array(quarantinedTest),
  page: z.looseObject({ ...optional(text, "next_page_token"), total_rows: z.optional(z.unknown()) }),
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
