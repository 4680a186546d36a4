import { describe, expect, test } from "vitest";
import { fakeWorld, MAIN, refusalOf, submitSome } from "./fake-world.js";

describe("the state of a queue", () => {
  test("a paused queue starts nothing and merges nothing, and lets running tests finish", () => {
    const world = fakeWorld();
    submitSome(world, [{}, {}]);
    world.advance(5);
    world.engine.updateQueue(MAIN, { state: "PAUSED" });
    const late = world.open();
    world.submit(late);
    world.advance(1000);
    expect(world.states(1, 2, late)).toEqual(["tests_passed", "pending", "not_ready"]);
    expect(world.engine.getQueue(MAIN).state).toBe("paused");
    world.engine.updateQueue(MAIN, { state: "running" });
    world.advance(2);
    expect(world.states(1, 2, late)).toEqual(["merged", "testing", "pending"]);
  });

  test("a draining queue finishes its line and lets nothing new in", () => {
    const world = fakeWorld();
    submitSome(world, [{}, {}]);
    world.advance(5);
    world.engine.updateQueue(MAIN, { state: "draining" });
    const late = world.open();
    world.submit(late);
    world.advance(1000);
    expect(world.states(1, 2, late)).toEqual(["merged", "merged", "not_ready"]);
    expect(world.line()).toEqual([]);
    world.engine.updateQueue(MAIN, { state: "running" });
    expect(world.states(late)).toEqual(["pending"]);
  });

  test("the mode of an empty queue changes at once", () => {
    const world = fakeWorld();
    expect(world.engine.updateQueue(MAIN, { mode: "PARALLEL" })).toMatchObject({ mode: "parallel", state: "running" });
  });

  test("the mode of any other queue changes when its line is empty, and meanwhile nothing gets in", () => {
    const world = fakeWorld();
    submitSome(world, [{}]);
    world.advance(5);
    const reply = world.engine.updateQueue(MAIN, { mode: "parallel" });
    expect(reply).toMatchObject({ mode: "single", state: "switching_modes" });
    const late = world.open();
    world.submit(late);
    expect(refusalOf(() => world.engine.updateQueue(MAIN, { concurrency: 2 }))?.status).toBe(400);
    world.advance(8);
    expect(world.engine.getQueue(MAIN)).toMatchObject({ mode: "single", state: "switching_modes" });
    world.advance(1);
    expect(world.engine.getQueue(MAIN)).toMatchObject({ mode: "parallel", state: "running" });
    expect(world.record(late)).toMatchObject({ state: "not_ready", readiness: { requiresImpactedTargets: true } });
  });
});

describe("creating and deleting queues", () => {
  const RELEASE = { ...MAIN, targetBranch: "release" };

  test("a new queue takes mode and concurrency, and the defaults for everything else", () => {
    const { engine } = fakeWorld();
    engine.createQueue(RELEASE, { mode: "Parallel", concurrency: 4, batch: true });
    expect(engine.getQueue(RELEASE)).toEqual({
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

  test("a branch has one queue", () => {
    const { engine } = fakeWorld();
    expect(refusalOf(() => engine.createQueue(MAIN, {}))).toEqual({
      status: 409,
      message: 'A merge queue already exists for branch "main" in this repository',
    });
  });

  test("a queue is deleted only when nothing is submitted to it", () => {
    const world = fakeWorld();
    submitSome(world, [{ mergeability: "not_mergeable" }]);
    expect(refusalOf(() => world.engine.deleteQueue(MAIN))?.status).toBe(400);
    world.engine.cancelPullRequest(MAIN, 1);
    world.engine.deleteQueue(MAIN);
    expect(refusalOf(() => world.engine.getQueue(MAIN))?.status).toBe(404);
    expect(refusalOf(() => world.engine.deleteQueue(MAIN))?.status).toBe(404);
  });
});

describe("the settings of a queue", () => {
  test("what is left out stays, enumerated values are taken in any case, other fields are ignored", () => {
    const { engine } = fakeWorld({ concurrency: 3 });
    const reply = engine.updateQueue(MAIN, { mergeMethod: "REBASE", unheardOf: true });
    expect(reply).toMatchObject({ concurrency: 3, mergeMethod: "rebase" });
    expect(reply).not.toHaveProperty("unheardOf");
    expect(reply).not.toHaveProperty("enqueuedPullRequests");
  });

  test("an empty list of required statuses changes nothing, deleting them clears the override", () => {
    const { engine } = fakeWorld({ requiredStatuses: ["build"] });
    expect(engine.updateQueue(MAIN, { requiredStatuses: [] }).requiredStatuses).toEqual(["build"]);
    expect(engine.updateQueue(MAIN, { deleteRequiredStatuses: true }).requiredStatuses).toEqual([]);
  });

  test("zero is taken where live queues show it", () => {
    const { engine } = fakeWorld({ pendingFailureDepth: 2, batchingMaxWaitTimeMinutes: 2 });
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
  ])("the setting %s with %j is refused and changes nothing", (name, value) => {
    const { engine } = fakeWorld();
    const before = engine.getQueue(MAIN);
    expect(refusalOf(() => engine.updateQueue(MAIN, { mergeMethod: "rebase", [name]: value }))).toEqual({
      status: 400,
      message: expect.stringMatching(`"${name}(\\[0\\])?"`),
    });
    expect(engine.getQueue(MAIN)).toEqual(before);
  });
});
