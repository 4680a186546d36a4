import { expect, test } from "vitest";
import * as z from "zod/mini";
import { ask, given } from "./client.js";

const listed = z.object({ data: z.array(z.object({ id: z.string() })) });

const PLANS = [
  {},
  { testPlan: { result: "fail" } },
  { testPlan: { conflictsWith: [1] } },
  { testPlan: { conflictsInText: [1] } },
  { testPlan: { checks: [{ name: "lint", result: "failure", kind: "check-run" }] } },
  { testPlan: { flakyRuns: [1], testSeconds: 25 } },
  { mergeability: "not_mergeable" },
  { mergeability: "in_progress" },
] as const;

// The service of `given` compares each reply with the documents of the API.
test.each([
  ["a single queue", { concurrency: 3, pendingFailureDepth: 1 }],
  ["a parallel queue", { mode: "parallel", concurrency: 3, canOptimisticallyMerge: true }],
  ["a queue with batches", { batch: true, batchingMinSize: 3, concurrency: 2, createPrsForTestingBranches: true }],
] as const)("API v2 returns 200 for every read in every state of %s", async (_kind, settings) => {
  const { service, repository, queue, submit } = await given({ pullRequests: 0, queue: settings });
  const states = new Set<string>();
  for (const [index, plan] of PLANS.entries()) {
    const { number, headSha: sha } = service.control.addPullRequest(plan);
    const body = {
      repositoryId: repository,
      targetBranch: "main",
      sha,
      number,
      impactedTargets: [`lane-${index % 2}`],
    };
    await ask(service, "PUT", "impacted-targets", { body });
    await submit(number);
  }
  const read = async (path: string) => {
    const { status, text, json } = await ask(service, "GET", path);
    expect(status, text).toBe(200);
    for (const [, state = ""] of text.matchAll(/"state":"(\w+)"/g)) states.add(state);
    return json;
  };
  for (let step = 0; step < 10; step += 1) {
    service.control.advance(12);
    const lists = ["pull-requests", "verification-runs"].map((list) => read(`merge-queues/${queue}/${list}`));
    const [pullRequests, runs] = (await Promise.all(lists)).map((json) => listed.parse(json).data.map(({ id }) => id));
    await Promise.all([
      ...["", "/order", "/graph?includeImpactedTargets=true"].map((path) => read(`merge-queues/${queue}${path}`)),
      read(`merge-queues/${queue}/testing-results?since=2026-01-01T00:00:00Z`),
      read(`queue-entry-history?pullRequestIds=${pullRequests?.join(",")}`),
      ...(pullRequests ?? []).map((id) => read(`pull-requests/${id}`)),
      ...(pullRequests ?? []).map((id) => read(`pull-requests/${id}/queue-entry-estimate`)),
      ...(runs ?? []).map((id) => read(`merge-queue-verification-runs/${id}`)),
    ]);
  }
  expect([...states]).toEqual(
    expect.arrayContaining(["notReady", "pending", "testing", "testsPassed", "merged", "failed"]),
  );
});
