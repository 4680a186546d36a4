import { describe, expect, test } from "vitest";
import { fakeQueueService, refusalOf, submittedService } from "../support/fake-queue-service.js";

describe("changes on the Git host", () => {
  test.each([
    ["a push", { headSha: "new" }, "PR_PUSHED_TO"],
    ["closing", { state: "closed" }, "PR_CLOSED"],
    ["another base branch", { baseBranch: "other" }, "PR_BASE_BRANCH_CHANGED"],
    ["a conversion to a draft", { draft: true }, "PR_CONVERTED_TO_DRAFT"],
  ] as const)("%s cancels a live entry", (_word, patch, reason) => {
    const world = submittedService([{}], 5);
    const { headSha: prSha } = world.patch(1, patch);
    expect(prSha).toMatch(/^[0-9a-f]{40}$/);
    expect(world.record(1)).toMatchObject({ state: "cancelled", isCurrentlySubmittedToQueue: false, prSha });
    expect(world.endReason(1)).toBe(reason);
  });

  test("a push that the queue does not notice changes the commit under a live entry", () => {
    const world = submittedService([{}], 5);
    const before = world.record(1);
    world.patch(1, { headSha: "c".repeat(40), unnoticed: true });
    expect(world.record(1)).toEqual({ ...before, prSha: "c".repeat(40) });
  });

  test("a merge by hand ends the entry as merged and restarts everything else in the line", () => {
    const world = submittedService([{}, {}, {}], 5, { concurrency: 3 });
    world.patch(2, { state: "merged" });
    expect(world.states(1, 2, 3)).toEqual(["pending", "merged", "pending"]);
    expect(world.endReason(2)).toBe("MANUAL_MERGE");
    const merged = world.engine.snapshots()[0]?.pullRequests[1];
    expect(merged).toMatchObject({ state: "merged", mergeCommitSha: expect.stringMatching(/^[0-9a-f]{40}$/) });
  });

  test("a change of the title alone leaves the entry alone", () => {
    const world = submittedService([{}], 5);
    const before = world.record(1);
    world.patch(1, { title: "Another title" });
    expect(world.record(1)).toEqual({ ...before, prTitle: "Another title" });
  });

  test("a closed pull request can be opened and submitted again, a merged one cannot be opened", () => {
    const world = submittedService([{}, {}]);
    world.patch(1, { state: "closed" });
    world.patch(1, { state: "open" });
    world.submit(1);
    expect(world.states(1)).toEqual(["not_ready"]);
    world.patch(2, { state: "merged" });
    expect(refusalOf(() => world.patch(2, { state: "open" }))?.status).toBe(400);
  });

  test("a number is given once", () => {
    const world = fakeQueueService();
    expect(world.open({ number: 7 })).toBe(7);
    expect(world.open()).toBe(8);
    expect(refusalOf(() => world.open({ number: 7 }))?.status).toBe(409);
    expect(refusalOf(() => world.patch(99, { draft: true }))?.status).toBe(404);
  });
});

describe("direct merges", () => {
  const DIRECT = { directMergeMode: "always" };

  test("what is up to date merges without any test when nothing is ahead", () => {
    const world = submittedService([{ upToDate: true }], 3, DIRECT);
    expect(world.states(1)).toEqual(["merged"]);
    expect(world.runs(1)).toEqual([]);
    expect(world.endReason(1)).toBe("MERGE_GRAPH_DIRECT_MERGE");
  });
});
