import { describe, expect, test } from "vitest";
import { fakeQueueService, MAIN, refusalOf, submittedService } from "../support/fake-queue-service.js";

describe("queue of the local service", () => {
  const RELEASE = { ...MAIN, targetBranch: "release" };

  test("starts with the given mode and concurrency, and defaults for other settings", () => {
    const { engine } = fakeQueueService();
    engine.createQueue(RELEASE, { mode: "Parallel", concurrency: 4, batch: true });
    expect(engine.getQueue(RELEASE)).toMatchObject({
      state: "running",
      branch: "release",
      mode: "parallel",
      concurrency: 4,
      bisectionConcurrency: 4,
      testingTimeoutMinutes: 300,
      pendingFailureDepth: 0,
      canOptimisticallyMerge: false,
      batch: false,
      batchingMaxWaitTimeMinutes: 0,
      batchingMinSize: 1,
      createPrsForTestingBranches: false,
      commentsEnabled: true,
      commandsEnabled: true,
      statusCheckEnabled: true,
      requiredStatuses: [],
      directMergeMode: "off",
      optimizationMode: "off",
      mergeMethod: "squash",
      extensionEnabled: false,
      enqueueingLabel: "merge-queue",
      labelCommandsEnabled: false,
      stateLabelsEnabled: false,
      allowedBotSubmitters: [],
      batchingRules: [],
      testBranchConstructionMode: "rename_temp_branch",
      notReadyTimeoutHours: 24,
      enqueuedPullRequests: [],
    });
  });

  test("returns 400 for a deletion while the queue contains a pull request", () => {
    const service = submittedService([{ mergeability: "not_mergeable" }]);
    expect(refusalOf(() => service.engine.deleteQueue(MAIN))?.status).toBe(400);
    service.engine.cancelPullRequest(MAIN, 1);
    service.engine.deleteQueue(MAIN);
    expect(refusalOf(() => service.engine.getQueue(MAIN))?.status).toBe(404);
    expect(refusalOf(() => service.engine.deleteQueue(MAIN))?.status).toBe(404);
  });
});

describe("settings of a queue", () => {
  test("accept words in capital or small letters, and ignore unknown fields", () => {
    const { engine } = fakeQueueService({ concurrency: 3 });
    const reply = engine.updateQueue(MAIN, { mode: "PARALLEL", mergeMethod: "REBASE", unheardOf: true });
    expect(reply).toMatchObject({ state: "running", mode: "parallel", concurrency: 3, mergeMethod: "rebase" });
    expect(reply).not.toHaveProperty("unheardOf");
    expect(reply).not.toHaveProperty("enqueuedPullRequests");
  });

  test("keep required statuses when the list is empty, and remove the statuses with deleteRequiredStatuses", () => {
    const { engine } = fakeQueueService({ requiredStatuses: ["build"] });
    expect(engine.updateQueue(MAIN, { requiredStatuses: [] }).requiredStatuses).toEqual(["build"]);
    expect(engine.updateQueue(MAIN, { deleteRequiredStatuses: true }).requiredStatuses).toEqual([]);
  });

  test("accept 0 for settings that can be 0 on the real service", () => {
    const { engine } = fakeQueueService({ pendingFailureDepth: 2, batchingMaxWaitTimeMinutes: 2 });
    const zeros = { pendingFailureDepth: 0, batchingMaxWaitTimeMinutes: 0 };
    expect(engine.updateQueue(MAIN, zeros)).toMatchObject(zeros);
  });

  test.each([
    ["state", "switching_modes"],
    ["state", 1],
    ["mode", "triple"],
    ["concurrency", 0],
    ["concurrency", 1.5],
    ["concurrency", "2"],
    ["concurrency", 4_294_967_296],
    ["testingTimeoutMinutes", 0],
    ["pendingFailureDepth", -1],
    ["batch", "true"],
    ["requiredStatuses", "build"],
    ["requiredStatuses", [1]],
    ["deleteRequiredStatuses", "yes"],
    ["enqueueingLabel", ""],
    ["batchingRules", {}],
  ])("reject the value of %s in %j, and stay unchanged", (name, value) => {
    const { engine } = fakeQueueService();
    const before = engine.getQueue(MAIN);
    expect(refusalOf(() => engine.updateQueue(MAIN, { mergeMethod: "rebase", [name]: value }))).toEqual({
      status: 400,
      message: expect.stringMatching(`"${name}(\\[0\\])?"`),
    });
    expect(engine.getQueue(MAIN)).toEqual(before);
  });
});
