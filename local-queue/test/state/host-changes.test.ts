import { describe, expect, test } from "vitest";
import { fakeQueueService, refusalOf, submittedService } from "../support/fake-queue-service.js";

describe("change on the Git host", () => {
  test.each([
    ["a push", { headSha: "new" }, "PR_PUSHED_TO"],
    ["a close", { state: "closed" }, "PR_CLOSED"],
    ["another base branch", { baseBranch: "other" }, "PR_BASE_BRANCH_CHANGED"],
    ["a conversion to a draft", { draft: true }, "PR_CONVERTED_TO_DRAFT"],
  ] as const)("cancels the queued pull request after %s", (_word, patch, reason) => {
    const service = submittedService([{}], 5);
    const { headSha: prSha } = service.patch(1, patch);
    expect(prSha).toMatch(/^[0-9a-f]{40}$/);
    expect(service.record(1)).toMatchObject({ state: "cancelled", isCurrentlySubmittedToQueue: false, prSha });
    expect(service.endReason(1)).toBe(reason);
  });

  test("replaces the commit of a queued pull request when the queue does not notice a push", () => {
    const service = submittedService([{}], 5);
    const before = service.record(1);
    service.patch(1, { headSha: "c".repeat(40), unnoticed: true });
    expect(service.record(1)).toEqual({ ...before, prSha: "c".repeat(40) });
  });

  test("marks the pull request as merged, and restarts all others, after a merge outside the queue", () => {
    const service = submittedService([{}, {}, {}], 5, { concurrency: 3 });
    service.patch(2, { state: "merged" });
    expect(service.states(1, 2, 3)).toEqual(["pending", "merged", "pending"]);
    expect(service.endReason(2)).toBe("MANUAL_MERGE");
    const merged = service.engine.snapshots()[0]?.pullRequests[1];
    expect(merged).toMatchObject({ state: "merged", mergeCommitSha: expect.stringMatching(/^[0-9a-f]{40}$/) });
  });

  test("leaves the state of a queued pull request unchanged when the title changes", () => {
    const service = submittedService([{}], 5);
    const before = service.record(1);
    service.patch(1, { title: "Another title" });
    expect(service.record(1)).toEqual({ ...before, prTitle: "Another title" });
  });

  test("opens a closed pull request again, and returns 400 for a merged pull request", () => {
    const service = submittedService([{}, {}]);
    service.patch(1, { state: "closed" });
    service.patch(1, { state: "open" });
    service.submit(1);
    expect(service.states(1)).toEqual(["not_ready"]);
    service.patch(2, { state: "merged" });
    expect(refusalOf(() => service.patch(2, { state: "open" }))?.status).toBe(400);
  });

  test("returns 409 for a number in use, and 404 for an unknown number", () => {
    const service = fakeQueueService();
    expect(service.open({ number: 7 })).toBe(7);
    expect(service.open()).toBe(8);
    expect(refusalOf(() => service.open({ number: 7 }))?.status).toBe(409);
    expect(refusalOf(() => service.patch(99, { draft: true }))?.status).toBe(404);
  });
});

describe("direct merge", () => {
  test("merges an up-to-date pull request without tests when no pull request is ahead", () => {
    const service = submittedService([{ upToDate: true }], 3, { directMergeMode: "always" });
    expect(service.states(1)).toEqual(["merged"]);
    expect(service.runs(1)).toEqual([]);
    expect(service.endReason(1)).toBe("MERGE_GRAPH_DIRECT_MERGE");
  });
});
