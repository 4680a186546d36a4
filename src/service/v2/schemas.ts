import * as z from "zod/mini";
import {
  booleanSchema,
  createOptionalFields,
  createOptionalSchema,
  numberSchema,
  textSchema,
} from "../schema-parts.js";
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
  return z.looseObject({
    data: z.array(item),
    ...createOptionalFields(textSchema, "nextCursor"),
    ...createOptionalFields(booleanSchema, "hasMore"),
  });
}

/** Page of a list whose pages are all read. A page without a cursor must be the last page. */
function pageOfWhole<Item extends z.ZodMiniType>(item: Item) {
  return pageOf(item).check(
    z.refine(({ hasMore, nextCursor }) => {
      return hasMore === false || typeof nextCursor === "string" || (hasMore !== true && nextCursor === null);
    }, "the page has no cursor for the next page, and is not marked as the last page"),
  );
}

export const repositories = pageOf(z.looseObject({ id: textSchema }));

export const mergeQueue = z.looseObject({
  id: textSchema,
  config: z.looseObject({}),
  ...createOptionalFields(textSchema, "targetBranch"),
  ...createOptionalFields(snakeCaseText, "managedState"),
});

export const mergeQueuePage = pageOf(mergeQueue);

const readiness = z.looseObject({
  ...createOptionalFields(booleanSchema, "requiresImpactedTargets", "doesBaseBranchMatch", "hasImpactedTargets"),
  ...createOptionalFields(snakeCaseText, "mergeability"),
  mergeabilityDetails: createOptionalSchema(
    z.looseObject({
      reasons: createOptionalSchema(
        z.array(z.looseObject({ code: snakeCaseText, ...createOptionalFields(textSchema, "message", "check") })),
      ),
    }),
  ),
});

const queueEntry = z.looseObject({
  mergeQueueId: textSchema,
  state: snakeCaseText,
  stateChangedAt: textSchema,
  ...createOptionalFields(textSchema, "id", "priorityName", "usedDefaultPriorityName", "verifiedByVerificationRunId"),
  ...createOptionalFields(numberSchema, "priorityValue"),
  ...createOptionalFields(booleanSchema, "skipsTheLine", "allowBatching", "direct"),
  readiness: createOptionalSchema(readiness),
});

export const pullRequest = z.looseObject({
  id: textSchema,
  number: numberSchema,
  sha: textSchema,
  isCurrentlySubmittedToQueue: booleanSchema,
  ...createOptionalFields(textSchema, "title", "baseBranch", "author"),
  ...createOptionalFields(snakeCaseText, "state"),
  queueEntry: createOptionalSchema(queueEntry),
});

export const pullRequests = pageOf(pullRequest);

export const allPullRequests = pageOfWhole(pullRequest);

const queuedPullRequest = z.looseObject({ number: numberSchema, ...createOptionalFields(textSchema, "sha", "title") });

export const queueOrder = z.looseObject({
  mode: snakeCaseText,
  queueState: snakeCaseText,
  batches: z.array(z.looseObject({ state: snakeCaseText, pullRequests: z.array(queuedPullRequest) })),
  pending: z.array(
    z.looseObject({
      pullRequest: queuedPullRequest,
      directlyAhead: createOptionalSchema(z.array(queuedPullRequest)),
      heldBy: createOptionalSchema(z.array(queuedPullRequest)),
    }),
  ),
  awaitingAdmission: createOptionalSchema(z.array(queuedPullRequest)),
});

const failingChecks = z.array(z.looseObject({ name: textSchema }));

const transition = z.looseObject({
  state: snakeCaseText,
  ...createOptionalFields(textSchema, "changedAt", "reason", "verificationRunId"),
  failed: createOptionalSchema(
    z.looseObject({
      failureCausingChecks: createOptionalSchema(failingChecks),
      conflictCulprit: createOptionalSchema(
        z.looseObject({
          ...createOptionalFields(snakeCaseText, "kind"),
          ...createOptionalFields(numberSchema, "number"),
        }),
      ),
    }),
  ),
  pendingFailure: createOptionalSchema(z.looseObject({ failureCausingChecks: createOptionalSchema(failingChecks) })),
});

export const queueEntryHistories = pageOf(
  z.looseObject({ pullRequestId: textSchema, transitions: z.array(transition) }),
);

const check = z.looseObject({
  name: textSchema,
  kind: snakeCaseText,
  ...createOptionalFields(textSchema, "url"),
  ...createOptionalFields(snakeCaseText, "status", "conclusion", "providerConclusion"),
});

const testedPullRequest = z.looseObject({ number: numberSchema, ...createOptionalFields(textSchema, "url", "title") });
const targets = z.looseObject({
  impactsAllTargets: createOptionalSchema(booleanSchema),
  impactedTargets: createOptionalSchema(z.array(textSchema)),
});

export const verificationRun = z.looseObject({
  testBranch: textSchema,
  ...createOptionalFields(textSchema, "testBranchSha", "createdAt"),
  ...createOptionalFields(snakeCaseText, "status", "requiredStatusesSource"),
  ...createOptionalFields(booleanSchema, "isBisection"),
  requiredStatuses: createOptionalSchema(z.array(textSchema)),
  checks: createOptionalSchema(z.array(check)),
  testedPullRequests: createOptionalSchema(z.array(testedPullRequest)),
  dependentPullRequests: createOptionalSchema(z.array(testedPullRequest)),
  impactedTargets: createOptionalSchema(
    z.looseObject({ all: createOptionalSchema(targets), testedPullRequestsOnly: createOptionalSchema(targets) }),
  ),
});

export const testingResults = pageOfWhole(
  z.looseObject({
    pullRequestNumber: numberSchema,
    endedAt: textSchema,
    ...createOptionalFields(snakeCaseText, "outcome", "entryConclusion"),
    ...createOptionalFields(textSchema, "verificationRunId"),
    ...createOptionalFields(numberSchema, "testingDurationMs"),
    ...createOptionalFields(booleanSchema, "isBisection", "startedBisection"),
  }),
);

export const mergeTimeEstimate = z.looseObject({
  status: snakeCaseText,
  ...createOptionalFields(textSchema, "estimatedAt", "reason"),
});

export const testsPage = pageOfWhole(
  z.looseObject({
    name: textSchema,
    ...createOptionalFields(
      textSchema,
      "id",
      "repoId",
      "parentName",
      "className",
      "file",
      "variant",
      "status",
      "statusSince",
    ),
    ...createOptionalFields(textSchema, "quarantinedSince"),
    codeowners: createOptionalSchema(z.array(textSchema)),
  }),
);
