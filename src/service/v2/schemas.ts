import * as z from "zod/mini";
import { flag, maybe, number, optional, text } from "../schema-parts.js";
import { snakeCase } from "./words.js";

/**
 * Tolerant schemas of API v2: unknown fields, enum values and error codes are accepted everywhere. Only fields that
 * decisions need are required.
 */

/** Enum value in snake case: `pendingFailure` and `PENDING_FAILURE` become `pending_failure`. */
const snakeCaseText = z.pipe(
  z.string(),
  z.transform((value: string) => snakeCase(value).toLowerCase()),
);

function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.looseObject({ data: z.array(item), ...optional(text, "nextCursor"), ...optional(flag, "hasMore") });
}

/** Page of a list whose pages are all read. A page without a cursor must be the last page. */
function pageOfWhole<Item extends z.ZodMiniType>(item: Item) {
  return pageOf(item).check(
    z.refine(({ hasMore, nextCursor }) => {
      return hasMore === false || typeof nextCursor === "string" || (hasMore !== true && nextCursor === null);
    }, "the page has no cursor for the next page, and is not marked as the last page"),
  );
}

export const repositories = pageOf(z.looseObject({ id: text }));

export const mergeQueue = z.looseObject({
  id: text,
  config: z.looseObject({}),
  ...optional(text, "targetBranch"),
  ...optional(snakeCaseText, "managedState"),
});

export const mergeQueuePage = pageOf(mergeQueue);

const readiness = z.looseObject({
  ...optional(flag, "requiresImpactedTargets", "doesBaseBranchMatch", "hasImpactedTargets"),
  ...optional(snakeCaseText, "mergeability"),
  mergeabilityDetails: maybe(
    z.looseObject({
      reasons: maybe(z.array(z.looseObject({ code: snakeCaseText, ...optional(text, "message", "check") }))),
    }),
  ),
});

const queueEntry = z.looseObject({
  mergeQueueId: text,
  state: snakeCaseText,
  stateChangedAt: text,
  ...optional(text, "id", "priorityName", "usedDefaultPriorityName", "verifiedByVerificationRunId"),
  ...optional(number, "priorityValue"),
  ...optional(flag, "skipsTheLine", "allowBatching", "direct"),
  readiness: maybe(readiness),
});

export const pullRequest = z.looseObject({
  id: text,
  number,
  sha: text,
  isCurrentlySubmittedToQueue: flag,
  ...optional(text, "title", "baseBranch", "author"),
  ...optional(snakeCaseText, "state"),
  queueEntry: maybe(queueEntry),
});

export const pullRequests = pageOf(pullRequest);

const queuedPullRequest = z.looseObject({ number, ...optional(text, "sha", "title") });

export const order = z.looseObject({
  mode: snakeCaseText,
  queueState: snakeCaseText,
  batches: z.array(z.looseObject({ state: snakeCaseText, pullRequests: z.array(queuedPullRequest) })),
  pending: z.array(
    z.looseObject({
      pullRequest: queuedPullRequest,
      directlyAhead: maybe(z.array(queuedPullRequest)),
      heldBy: maybe(z.array(queuedPullRequest)),
    }),
  ),
  awaitingAdmission: maybe(z.array(queuedPullRequest)),
});

const failingChecks = z.array(z.looseObject({ name: text }));

const transition = z.looseObject({
  state: snakeCaseText,
  ...optional(text, "changedAt", "reason", "verificationRunId"),
  failed: maybe(
    z.looseObject({
      failureCausingChecks: maybe(failingChecks),
      conflictCulprit: maybe(z.looseObject({ ...optional(snakeCaseText, "kind"), ...optional(number, "number") })),
    }),
  ),
  pendingFailure: maybe(z.looseObject({ failureCausingChecks: maybe(failingChecks) })),
});

export const histories = pageOf(z.looseObject({ pullRequestId: text, transitions: z.array(transition) }));

const check = z.looseObject({
  name: text,
  kind: snakeCaseText,
  ...optional(text, "url"),
  ...optional(snakeCaseText, "status", "conclusion", "providerConclusion"),
});

const testedPullRequest = z.looseObject({ number, ...optional(text, "url", "title") });
const targets = z.looseObject({ impactsAllTargets: maybe(flag), impactedTargets: maybe(z.array(text)) });

export const verificationRun = z.looseObject({
  testBranch: text,
  ...optional(text, "testBranchSha", "createdAt"),
  ...optional(snakeCaseText, "status", "requiredStatusesSource"),
  ...optional(flag, "isBisection"),
  requiredStatuses: maybe(z.array(text)),
  checks: maybe(z.array(check)),
  testedPullRequests: maybe(z.array(testedPullRequest)),
  dependentPullRequests: maybe(z.array(testedPullRequest)),
  impactedTargets: maybe(z.looseObject({ all: maybe(targets), testedPullRequestsOnly: maybe(targets) })),
});

export const testingResults = pageOfWhole(
  z.looseObject({
    pullRequestNumber: number,
    endedAt: text,
    ...optional(snakeCaseText, "outcome", "entryConclusion"),
    ...optional(text, "verificationRunId"),
    ...optional(number, "testingDurationMs"),
    ...optional(flag, "isBisection", "startedBisection"),
  }),
);

export const estimate = z.looseObject({ status: snakeCaseText, ...optional(text, "estimatedAt", "reason") });

export const tests = pageOfWhole(
  z.looseObject({
    name: text,
    ...optional(text, "id", "repoId", "parentName", "className", "file", "variant", "status", "statusSince"),
    ...optional(text, "quarantinedSince"),
    codeowners: maybe(z.array(text)),
  }),
);
