import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { NewPullRequest } from "../../../src/serve/service.js";
import { ask, given, idIn } from "./client.js";

type Given = Awaited<ReturnType<typeof given>>;

async function read({ service }: Pick<Given, "service">, path: string): Promise<unknown> {
  const { status, json, text } = await ask(service, "GET", path);
  expect(status, text).toBe(200);
  return json;
}

/** Starts a queue and submits pull requests with these plans. */
async function givenSubmitted(plans: readonly NewPullRequest[], settings: object = {}) {
  const all = await given({ pullRequests: 0, queue: settings });
  for (const plan of plans) all.service.control.addPullRequest(plan);
  for (const index of plans.keys()) await all.submit(index + 1);
  const ids = await Promise.all(plans.map((_plan, index) => all.find(index + 1)));
  return { ...all, ids };
}

function details(reason: object) {
  return { mergeability: "notMergeable", mergeabilityDetails: { reasons: [reason] } };
}

const FAILING = { testPlan: { result: "fail" } } as const;

describe("entry of a queue on API v2", () => {
  test("contains the priority, the batching and the direct merge of the submission", async () => {
    const { queue, submit } = await given();
    const { status, json } = await submit(1, { priorityName: "urgent", allowBatching: false, direct: true });
    expect(status).toBe(201);
    const readiness = { requiresImpactedTargets: false, hasImpactedTargets: false, mergeability: "mergeable" };
    const entry = { mergeQueueId: queue, state: "notReady", priorityValue: 0, skipsTheLine: true };
    const flags = { allowBatching: false, direct: true, readiness };
    expect(json).toMatchObject({ isCurrentlySubmittedToQueue: true, queueEntry: { ...entry, ...flags } });
    expect((await submit(2)).json).toMatchObject({
      queueEntry: { usedDefaultPriorityName: "medium", allowBatching: true, direct: false },
    });
  });

  test("no longer names the default priority when the priority changes, and keeps all other fields", async () => {
    const { service, submit, find } = await given();
    await submit(1, { allowBatching: false });
    const path = `pull-requests/${await find(1)}`;
    service.control.advance(1);
    const { json } = await ask(service, "PATCH", `${path}/queue-entry`, { body: { priorityValue: 7, direct: true } });
    expect(json).toMatchObject({ queueEntry: { priorityValue: 7, allowBatching: false, direct: true } });
    expect(json).not.toMatchObject({ queueEntry: { usedDefaultPriorityName: expect.anything() } });
    const { json: later } = await ask(service, "POST", `${path}/reprioritize`, { body: { priorityName: "high" } });
    expect(later).toMatchObject({ queueEntry: { priorityName: "high", priorityValue: 10, direct: true } });
  });

  test("keeps the id and the first time when the pull request is submitted again", async () => {
    const { service, submit, find } = await given();
    const first = (await submit(1)).json;
    const path = `pull-requests/${await find(1)}`;
    service.control.advance(30);
    expect((await ask(service, "POST", `${path}/dequeue`)).status).toBe(409);
    expect(await read({ service }, path)).toMatchObject({ state: "merged", isCurrentlySubmittedToQueue: false });
    await submit(2);
    const two = `pull-requests/${await find(2)}`;
    const before = await read({ service }, two);
    const { json: left } = await ask(service, "POST", `${two}/dequeue`);
    expect(left).toMatchObject({ queueEntry: { state: "cancelled" }, isCurrentlySubmittedToQueue: false });
    service.control.advance(5);
    const again = (await submit(2)).json;
    expect(again).toMatchObject({ queueEntry: { state: "notReady", stateChangedAt: "2026-01-01T00:00:35.000Z" } });
    expect(entryIn(again)).toMatchObject({ id: entryIn(before).id, createdAt: "2026-01-01T00:00:30.000Z" });
    expect(entryIn(first).id).not.toBe(entryIn(again).id);
  });

  test("merges against a missing review when the entry is direct, but not against a conflict", async () => {
    const blocked = {
      mergeability: "not_mergeable",
      mergeabilityReasons: [{ code: "reviewRequired", have: 0, need: 1 }],
    } as const;
    const { service, submit, find } = await givenSubmitted([]);
    for (const plan of [blocked, blocked, { mergeability: "not_mergeable" } as const])
      service.control.addPullRequest(plan);
    await submit(1, { direct: true });
    await submit(2);
    await submit(3, { direct: true });
    service.control.advance(60);
    const states = await Promise.all(
      [1, 2, 3].map(async (number) => read({ service }, `pull-requests/${await find(number)}`)),
    );
    expect(states).toMatchObject([
      { queueEntry: { state: "merged" } },
      { queueEntry: { state: "notReady", readiness: details({ code: "reviewRequired", have: 0, need: 1 }) } },
      { queueEntry: { state: "notReady", readiness: details({ code: "conflict" }) } },
    ]);
    await ask(service, "PATCH", `pull-requests/${await find(2)}/queue-entry`, { body: { direct: true } });
    service.control.advance(60);
    expect(await read({ service }, `pull-requests/${await find(2)}`)).toMatchObject({
      queueEntry: { state: "merged" },
    });
  });

  test("contains the successful test run, and returns the history, after the merge", async () => {
    const { service, ids } = await givenSubmitted([{}]);
    service.control.advance(60);
    const runs = await read({ service }, `pull-requests/${ids[0]}/verification-runs`);
    const run = idIn(runs);
    expect(await read({ service }, `pull-requests/${ids[0]}`)).toMatchObject({
      queueEntry: { verifiedByVerificationRunId: run },
    });
    expect(await read({ service }, `pull-requests/${ids[0]}/queue-entry-history?includeTotal=true`)).toMatchObject({
      total: 5,
      data: [
        { state: "notReady", reason: "API_REQUESTED", notReady: { allowBatching: true, priorityName: "medium" } },
        { state: "pending", reason: "MERGE_ITEM_NOW_READY" },
        { state: "testing", reason: null, verificationRunId: run },
        { state: "testsPassed", reason: "TEST_RUN_PASSED", testsPassed: { batchSize: 1, otherTestedPullRequests: [] } },
        { state: "merged", reason: "MERGE_GRAPH_MERGE" },
      ],
    });
  });

  test("contains failed checks, and the pull request that causes a conflict, in the history", async () => {
    const { service, ids } = await givenSubmitted([FAILING, {}, { testPlan: { conflictsInText: [2] } }], {
      concurrency: 2,
    });
    service.control.advance(60);
    expect(
      await read({ service }, `pull-requests/${ids[0]}/queue-entry-history?direction=newest&limit=2`),
    ).toMatchObject({
      data: [
        {
          state: "failed",
          reason: "TEST_RUN_REQUIRED_STATUS_FAILED",
          failed: { failureCausingChecks: [{ name: "test", conclusion: "FAILURE" }] },
        },
        { state: "pendingFailure", reason: null, pendingFailure: { failureCausingChecks: [{ name: "test" }] } },
      ],
    });
    expect(
      await read({ service }, `pull-requests/${ids[2]}/queue-entry-history?direction=newest&limit=1`),
    ).toMatchObject({
      data: [{ reason: "START_TEST_RUN_MERGE_CONFLICT", failed: { conflictCulprit: { kind: expect.any(String) } } }],
    });
  });

  test("runs failed checks again in the same position, and only once for repeated requests", async () => {
    const { service, ids } = await givenSubmitted([{ testPlan: { testSeconds: 50 } }, FAILING], { concurrency: 2 });
    service.control.advance(30);
    const path = `pull-requests/${ids[1]}`;
    expect(await read({ service }, path)).toMatchObject({ queueEntry: { state: "pendingFailure" } });
    const rerun = (mode: string) => ask(service, "POST", `${path}/rerun-failed-checks`, { body: { mode } });
    expect((await rerun("wait")).json).toMatchObject({ rerun: { alreadyHeld: false, switchedToNow: false } });
    expect((await rerun("now")).json).toMatchObject({ rerun: { alreadyHeld: true, switchedToNow: true } });
    expect((await rerun("now")).json).toMatchObject({ rerun: { alreadyHeld: true, switchedToNow: false } });
    service.control.updatePullRequest(2, { testPlan: { result: "pass" } });
    service.control.advance(120);
    expect(await read({ service }, path)).toMatchObject({ queueEntry: { state: "merged" } });
  });

  test("returns to pending when a request restarts the tests", async () => {
    const { service, ids } = await givenSubmitted([{}]);
    service.control.advance(5);
    expect(await read({ service }, `pull-requests/${ids[0]}`)).toMatchObject({ queueEntry: { state: "testing" } });
    const { json } = await ask(service, "POST", `pull-requests/${ids[0]}/restart-tests`);
    expect(json).toMatchObject({ queueEntry: { state: "pending" } });
  });

  test("estimates the time of the merge from recent tests of the queue", async () => {
    const { service, submit, find, ids } = await givenSubmitted([{}, {}, {}], { concurrency: 3 });
    service.control.advance(60);
    service.control.addPullRequest();
    await submit(4);
    service.control.advance(4);
    const estimate = (id = "") => read({ service }, `pull-requests/${id}/queue-entry-estimate`);
    const computedAt = "2026-01-01T00:01:04.000Z";
    expect(await estimate(await find(4))).toEqual({
      status: "available",
      kind: "merge",
      computedAt,
      estimatedAt: "2026-01-01T00:01:12.000Z",
    });
    expect(await estimate(ids[0])).toEqual({ status: "unavailable", reason: "notQueued", computedAt });
  });
});

const withEntry = z.object({ queueEntry: z.object({ id: z.string(), createdAt: z.string() }) });

function entryIn(json: unknown) {
  return withEntry.parse(json).queueEntry;
}

describe("order of a queue on API v2", () => {
  test("lists tested batches first, and then pending pull requests with the predicted batch", async () => {
    const settings = { batch: true, batchingMinSize: 2, batchingMaxWaitTimeMinutes: 0 };
    const { service, queue } = await givenSubmitted([{}, {}, {}, {}, {}], settings);
    service.control.advance(3);
    expect(await read({ service }, `merge-queues/${queue}/order`)).toMatchObject({
      batchingEnabled: true,
      batches: [{ state: "testing", isBisection: false, pullRequests: [{ number: 1 }, { number: 2 }] }],
      pending: [
        { pullRequest: { number: 3 }, predictedBatch: 1, directlyAhead: [{ number: 2 }], heldBy: [] },
        { pullRequest: { number: 4 }, predictedBatch: 1, directlyAhead: [{ number: 3 }] },
        { pullRequest: { number: 5 }, predictedBatch: 2 },
      ],
      awaitingAdmission: [],
      awaitingAdmissionTotal: 0,
    });
  });

  test("lists the runs of a bisection among the batches", async () => {
    const settings = { batch: true, batchingMinSize: 2, concurrency: 2 };
    const { service, queue } = await givenSubmitted([FAILING, {}, {}, {}], settings);
    service.control.advance(16);
    expect(await read({ service }, `merge-queues/${queue}/order`)).toMatchObject({
      batches: expect.arrayContaining([
        expect.objectContaining({ isBisection: true, pullRequests: [expect.objectContaining({ number: 1 })] }),
      ]),
    });
  });

  test("lists pull requests that wait behind a failure as pending", async () => {
    const { service, queue } = await givenSubmitted([{ testPlan: { testSeconds: 90 } }, FAILING, {}, {}], {
      concurrency: 2,
    });
    service.control.advance(30);
    expect(await read({ service }, `merge-queues/${queue}/order`)).toMatchObject({
      batches: [{ state: "testing" }, { state: "pendingFailure" }],
      pending: [3, 4].map((number) => {
        return { pullRequest: { number }, schedulability: "heldBehindFailure", heldBy: [{ number: 2 }] };
      }),
    });
  });

  test("connects pull requests with common impacted targets in the graph", async () => {
    const { service, repository, queue, submit } = await given({ queue: { mode: "parallel", concurrency: 5 } });
    const heads = service.control.state().repositories[0]?.pullRequests.map(({ headSha }) => headSha) ?? [];
    for (const [index, impactedTargets] of [["a"], ["b"], ["a", "b"]].entries()) {
      const body = {
        repositoryId: repository,
        targetBranch: "main",
        sha: heads[index],
        branch: `change-${index + 1}`,
        impactedTargets,
      };
      expect((await ask(service, "PUT", "impacted-targets", { body })).status).toBe(202);
      await submit(index + 1);
    }
    service.control.advance(3);
    expect(await read({ service }, `merge-queues/${queue}/graph?includeImpactedTargets=true`)).toMatchObject({
      nodes: [{ impactedTargets: ["a"] }, { impactedTargets: ["b"] }, { totalImpactedTargets: 2 }],
      edges: [
        { fromPullRequestNumber: 2, toPullRequestNumber: 3, commonImpactedTargets: ["b"] },
        { fromPullRequestNumber: 1, toPullRequestNumber: 3, commonImpactedTargets: ["a"] },
      ],
    });
    const runs = await read({ service }, `merge-queues/${queue}/verification-runs`);
    expect(await read({ service }, `merge-queue-verification-runs/${idIn(runs)}`)).toMatchObject({
      impactedTargets: { all: { impactedTargets: ["a", "b"] } },
      dependentPullRequests: [{ number: 1 }, { number: 2 }],
    });
  });
});
