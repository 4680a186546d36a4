import { describe, expect, test } from "vitest";
import { failureOf, PULL_REQUEST, QUEUE } from "../../support/service-under-test.js";
import { failed, givenApi, LOOK_UPS, listOf, PR_ID, pullRequest, QUEUE_ID, queueEntry, TIME } from "./api.js";

const FIND = "GET /pull-requests";
const LIST = `GET /merge-queues/${QUEUE_ID}/pull-requests`;
const HISTORY = "GET /queue-entry-history";
const LIST_OF_AUTHOR = `${LIST}?state=notReady,pending,testing,testsPassed,pendingFailure&author=octocat&limit=100`;

/** Returns the id of a pull request in a list. */
function idOf(number: number): string {
  return PR_ID.replace(/1$/, `${number}`);
}

function entryIn(state: string, fields: Readonly<Record<string, unknown>> = {}) {
  return pullRequest({ queueEntry: queueEntry({ state, ...fields }) });
}

async function readTwice(first: unknown, ...later: readonly [string, ReturnType<typeof listOf>][]) {
  const found = later.find(([route]) => route === FIND)?.[1] ?? listOf(first);
  const api = await givenApi({ ...Object.fromEntries(later), [FIND]: [listOf(first), found] });
  const { service } = api;
  await service.readRecord(PULL_REQUEST);
  const before = api.seen.length;
  const again = await service.readRecordAgain(PULL_REQUEST);
  return { again, calls: api.calls().slice(before), service, api };
}

function transition(state: string, fields: Readonly<Record<string, unknown>> = {}) {
  return { pullRequestId: PR_ID, state, changedAt: TIME, reason: null, ...fields };
}

describe("readRecord", () => {
  test("returns the record with the field names and words of API v1", async () => {
    const readiness = {
      requiresImpactedTargets: true,
      hasImpactedTargets: false,
      doesBaseBranchMatch: true,
      mergeability: "notMergeable",
      mergeabilityDetails: {
        provider: "github",
        reasons: [{ code: "failingCheck", message: "unit failed", check: "unit" }],
      },
    };
    const entry = queueEntry({
      state: "pendingFailure",
      usedDefaultPriorityName: "medium",
      skipsTheLine: true,
      direct: true,
      allowBatching: false,
      verifiedByVerificationRunId: "run-1",
      readiness,
    });
    const { service } = await givenApi({ [FIND]: listOf(pullRequest({ queueEntry: entry, state: "closed" })) });

    expect(await service.readRecord(PULL_REQUEST)).toMatchObject({
      id: "entry-1",
      state: "pending_failure",
      stateChangedAt: TIME,
      isCurrentlySubmittedToQueue: true,
      prNumber: 1,
      prState: "closed",
      prTitle: "Add a flag",
      prSha: "1".repeat(40),
      prBaseBranch: "main",
      prAuthor: "octocat",
      priorityName: "medium",
      priorityValue: 100,
      usedDefaultPriorityName: "medium",
      skipTheLine: true,
      forceEnqueued: true,
      noBatch: true,
      verifiedByTestRun: "run-1",
      readiness: {
        requiresImpactedTargets: true,
        hasImpactedTargets: false,
        doesBaseBranchMatch: true,
        gitHubMergeability: "not_mergeable",
        reasons: [{ code: "failing_check", message: "unit failed", check: "unit" }],
      },
    });
  });

  test("accepts unknown words, unknown fields and missing fields", async () => {
    const entry = { mergeQueueId: QUEUE_ID, state: "onHold", stateChangedAt: TIME, newField: [1] };
    const found = { id: PR_ID, number: "1", sha: "a", isCurrentlySubmittedToQueue: true, ci: {}, queueEntry: entry };
    const { service } = await givenApi({ [FIND]: listOf(found) }, { isDocumented: false });

    const record = await service.readRecord(PULL_REQUEST);

    expect(record).toMatchObject({ state: "on_hold", prNumber: 1, prSha: "a", newField: [1], ci: {} });
    expect([record.id, record.noBatch, record.readiness]).toEqual([undefined, undefined, undefined]);
  });

  test("fails with status 404 when the pull request is in another queue", async () => {
    const entry = queueEntry({ mergeQueueId: "another" });
    const { service } = await givenApi({ [FIND]: listOf(pullRequest({ queueEntry: entry })) });

    expect((await failureOf(service.readRecord(PULL_REQUEST))).facts.status).toBe(404);
  });
});

describe("readRecordAgain", () => {
  test("reads the pull request by its number when nothing else is known", async () => {
    const { service, calls } = await givenApi({ [FIND]: listOf(pullRequest()) });

    await service.readRecordAgain(PULL_REQUEST);

    expect(calls()).toEqual([LOOK_UPS.repository, LOOK_UPS.queue, LOOK_UPS.pullRequest]);
  });

  test("reads the list of the author's pull requests in the queue when the pull request was being tested", async () => {
    const other = pullRequest({ id: idOf(2), number: 2 });
    const listed = { ...entryIn("testsPassed"), sha: "2".repeat(40) };
    const { again, calls } = await readTwice(entryIn("testing"), [LIST, listOf(other, listed)]);

    expect(calls).toEqual([LIST_OF_AUTHOR]);
    expect(again).toMatchObject({ state: "tests_passed", prNumber: 1, prSha: "2".repeat(40) });
  });

  test.each(["merged", "failed", "cancelled"])(
    "reads the pull request by its number when the list lacks it and its state is %s",
    async (state) => {
      const ended = { ...entryIn(state), isCurrentlySubmittedToQueue: false };
      const { again, calls, service, api } = await readTwice(
        entryIn("testing"),
        [LIST, listOf()],
        [FIND, listOf(ended)],
      );

      expect(calls).toEqual([LIST_OF_AUTHOR, LOOK_UPS.pullRequest]);
      expect(again).toMatchObject({ state, isCurrentlySubmittedToQueue: false });
      await service.readRecordAgain(PULL_REQUEST);
      expect(api.calls().at(-1)).toBe(LOOK_UPS.pullRequest);
      expect(api.seen).toHaveLength(6);
    },
  );

  test("reads the pull request by its number when the pull request is not ready", async () => {
    const first = await readTwice(entryIn("notReady"));
    expect(first.calls).toEqual([LOOK_UPS.pullRequest]);
    const later = await readTwice(
      entryIn("testing"),
      [LIST, listOf(entryIn("notReady"))],
      [FIND, listOf(entryIn("notReady"))],
    );
    expect(later.calls).toEqual([LIST_OF_AUTHOR, LOOK_UPS.pullRequest]);
    expect(later.again.state).toBe("not_ready");
  });

  test("reads the pull request by its number when the last attempt has finished", async () => {
    const ended = { ...entryIn("cancelled"), isCurrentlySubmittedToQueue: false };
    expect((await readTwice(ended)).calls).toEqual([LOOK_UPS.pullRequest]);
  });

  test("fails with status 404 when the pull request has moved to another queue", async () => {
    const moved = pullRequest({ queueEntry: queueEntry({ mergeQueueId: "another" }) });
    const { service } = await givenApi({ [FIND]: [listOf(entryIn("testing")), listOf(moved)], [LIST]: listOf() });
    await service.readRecord(PULL_REQUEST);

    expect((await failureOf(service.readRecordAgain(PULL_REQUEST))).facts.status).toBe(404);
  });
});

describe("readHistory", () => {
  test("returns the changes of state from the oldest, with runs, checks and conflicts", async () => {
    const checks = [{ name: "unit", conclusion: "FAILURE" }, { name: "lint" }];
    const transitions = [
      transition("notReady", { reason: "API_REQUESTED" }),
      transition("testing", { verificationRunId: "run-1" }),
      transition("pendingFailure", {
        verificationRunId: "run-1",
        pendingFailure: { waitingFor: [], failureCausingChecks: checks },
      }),
      transition("failed", {
        reason: "TEST_RUN_REQUIRED_STATUS_FAILED",
        verificationRunId: "run-2",
        failed: { failureCausingChecks: [{ name: "unit" }] },
      }),
      transition("failed", {
        reason: "START_TEST_RUN_MERGE_CONFLICT",
        failed: { failureCausingChecks: [], conflictCulprit: { kind: "queuePullRequest", sha: "7", number: 7 } },
      }),
      transition("failed", {
        reason: "START_TEST_RUN_MERGE_CONFLICT",
        failed: { failureCausingChecks: [], conflictCulprit: { kind: "baseBranch", sha: "8" } },
      }),
    ];
    const { service, calls } = await givenApi({
      [FIND]: listOf(pullRequest()),
      [HISTORY]: listOf({ pullRequestId: PR_ID, transitions }),
    });

    const { timeline, state } = await service.readHistory(PULL_REQUEST);

    expect(calls().slice(-2)).toEqual([LOOK_UPS.pullRequest, `${HISTORY}?pullRequestIds=${PR_ID}&limit=100`]);
    expect(state).toBe("testing");
    expect(timeline).toEqual([
      { state: "not_ready", timestamp: TIME, reason: "API_REQUESTED" },
      { state: "testing", timestamp: TIME, testRunId: "run-1" },
      { state: "pending_failure", timestamp: TIME, testRunId: "run-1", failingChecks: ["unit", "lint"] },
      {
        state: "failed",
        timestamp: TIME,
        reason: "TEST_RUN_REQUIRED_STATUS_FAILED",
        testRunId: "run-2",
        failingChecks: ["unit"],
      },
      {
        state: "failed",
        timestamp: TIME,
        reason: "START_TEST_RUN_MERGE_CONFLICT",
        failure: { conflictCulprit: { type: "queue_pull_request", number: 7 } },
      },
      {
        state: "failed",
        timestamp: TIME,
        reason: "START_TEST_RUN_MERGE_CONFLICT",
        failure: { conflictCulprit: { type: "base_branch" } },
      },
    ]);
  });

  test("finds the changes of state although the id is in lower case", async () => {
    const id = "AAAAAAAA-0000-4000-8000-000000000001";
    const { service } = await givenApi({
      [FIND]: listOf(pullRequest({ id })),
      [HISTORY]: listOf({ pullRequestId: id.toLowerCase(), transitions: [transition("notReady")] }),
    });

    expect((await service.readHistory(PULL_REQUEST)).timeline).toMatchObject([{ state: "not_ready" }]);
  });
});

describe("readHistories", () => {
  test("reads all pull requests with one request and all changes with another", async () => {
    const first = pullRequest();
    const second = pullRequest({ id: idOf(2), number: 2 });
    const elsewhere = pullRequest({ id: idOf(3), number: 3, queueEntry: queueEntry({ mergeQueueId: "another" }) });
    const { service, calls } = await givenApi({
      [FIND]: listOf(first, second, elsewhere),
      [HISTORY]: listOf({
        pullRequestId: idOf(2),
        transitions: [{ pullRequestId: idOf(2), state: "notReady", changedAt: TIME, reason: null }],
      }),
    });

    const histories = await service.readHistories(QUEUE, [1, 2, 3, 4]);

    expect(calls().filter((call) => call.includes("number=") || call.startsWith(HISTORY))).toEqual([
      `${LOOK_UPS.pullRequest},2,3,4&limit=100`,
      `${HISTORY}?pullRequestIds=${idOf(1)},${idOf(2)}&limit=100`,
    ]);
    expect(histories.map(({ prNumber, timeline }) => [prNumber, timeline?.length])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  test("repeats the read of one pull request when the impacted targets may be missing", async () => {
    const waiting = { requiresImpactedTargets: true, doesBaseBranchMatch: true, mergeability: "mergeable" };
    const several = entryIn("notReady", { readiness: waiting });
    const alone = entryIn("notReady", { readiness: { ...waiting, hasImpactedTargets: false } });
    const { service } = await givenApi({ [FIND]: [listOf(several), listOf(alone)], [HISTORY]: listOf() });

    const [history] = await service.readHistories(QUEUE, [1]);

    expect(history?.readiness?.hasImpactedTargets).toBe(false);
  });

  test("sends no request for changes when no pull request is found", async () => {
    const { service, calls } = await givenApi({ [FIND]: listOf(), [HISTORY]: failed(500, "INTERNAL_ERROR") });

    expect(await service.readHistories(QUEUE, [1])).toEqual([]);
    expect(calls().filter((call) => call.startsWith(HISTORY))).toEqual([]);
  });
});
