import { describe, expect, test } from "vitest";
import { createQueueService } from "../../src/api/queue-service.js";
import * as tree from "../../src/engine/tree.js";
import {
  fakeQueueService,
  MAIN,
  REPO,
  refusalOf,
  submitSome,
  submittedService,
} from "../support/fake-queue-service.js";

const FAILS = { testPlan: { result: "fail" } } as const;

/** What becomes of sixty changes that break every second run. */
function flakyStates(): readonly string[] {
  const world = fakeQueueService({ concurrency: 1 });
  const numbers = submitSome(
    world,
    Array.from({ length: 60 }, () => ({ testPlan: { flaky: 0.5, testSeconds: 1 } })),
  );
  world.advance(1000);
  return world.states(...numbers);
}

describe("what a change does to the runs that contain it", () => {
  test("two that conflict pass alone and fail together, whichever of them says so", () => {
    for (const conflicting of [
      [{}, { testPlan: { conflictsWith: [1] } }],
      [{ testPlan: { conflictsWith: [2] } }, {}],
    ]) {
      const world = fakeQueueService({ concurrency: 2 });
      submitSome(world, conflicting);
      world.advance(100);
      expect(world.states(1, 2)).toEqual(["merged", "failed"]);
      expect(world.endReason(2)).toBe("TEST_RUN_REQUIRED_STATUS_FAILED");
      // It fails again although the other one is in the branch by now, where everything contains it.
      world.submit(2);
      world.advance(100);
      expect(world.runs(2).map(({ ahead, status }) => [ahead, status])).toEqual([
        [[1], "failed"],
        [[], "failed"],
      ]);
    }
  });

  test("two that change the same lines cannot be in one test branch, and the later one fails at once", () => {
    const world = submittedService([{}, { testPlan: { conflictsInText: [1] } }, {}], 3, { concurrency: 2 });
    expect(world.states(1, 2, 3)).toEqual(["testing", "failed", "testing"]);
    expect(world.endReason(2)).toBe("START_TEST_RUN_MERGE_CONFLICT");
    expect(world.runs(2)).toEqual([]);
  });

  test("what changes the same lines as something merged is not mergeable any more", () => {
    const world = submittedService([{}]);
    const other = world.open({ testPlan: { conflictsInText: [1] } });
    world.advance(100);
    world.submit(other);
    world.advance(100);
    expect(world.record(other)).toMatchObject({
      state: "not_ready",
      readiness: { gitHubMergeability: "not_mergeable" },
    });
  });

  test("a flaky one breaks about as many runs as its plan says, the same ones each time", () => {
    const first = flakyStates();
    const failed = first.filter((state) => state === "failed").length;
    expect(first.filter((state) => state === "merged")).toHaveLength(60 - failed);
    expect(failed).toBeGreaterThan(15);
    expect(failed).toBeLessThan(45);
    expect(flakyStates()).toEqual(first);
  });

  test("a required check that one keeps from being reported is missing in every run that contains it", () => {
    const world = submittedService([{ testPlan: { checks: [{ name: "build", result: "never-reported" }] } }, {}], 60, {
      testingTimeoutMinutes: 2,
      concurrency: 2,
    });
    expect(world.states(1, 2)).toEqual(["testing", "testing"]);
    const details = world.engine.getMergeQueueTestingDetails(MAIN, world.runs(2)[0]?.id ?? "");
    expect(details.statusChecks.map(({ context, state }) => [context, state])).toEqual([
      ["test", "SUCCESS"],
      ["test", "PENDING"],
    ]);
    world.advance(120);
    expect(world.endReason(1)).toBe("TEST_RUN_TIMEOUT");
    expect(world.states(1, 2)).toEqual(["failed", "merged"]);
  });

  test("one that was merged by hand although it is broken breaks everything on top of it", () => {
    const world = fakeQueueService();
    const broken = world.open(FAILS);
    submitSome(world, [{}]);
    world.advance(5);
    world.patch(broken, { state: "merged" });
    world.advance(30);
    expect(world.states(2)).toEqual(["failed"]);
    expect(world.runs(2).map(({ status }) => status)).toEqual(["cancelled", "failed"]);
  });

  test("one that was merged by hand although it keeps a check from being reported does so from then on", () => {
    const world = fakeQueueService();
    const silent = world.open({ testPlan: { checks: [{ name: "build", result: "never-reported" }] } });
    world.patch(silent, { state: "merged" });
    submitSome(world, [{}]);
    world.advance(1000);
    expect(world.states(2)).toEqual(["testing"]);
  });

  test("checks of those ahead show in a run as well, each with the worst that is planned for it", () => {
    const world = submittedService(
      [
        { testPlan: { testSeconds: 60, checks: [{ name: "unit", result: "failure" }] } },
        { testPlan: { checks: [{ name: "unit", result: "success" }] } },
      ],
      12,
      { concurrency: 2, requiredStatuses: ["unit"] },
    );
    expect(world.states(1, 2)).toEqual(["testing", "pending_failure"]);
    const details = world.engine.getMergeQueueTestingDetails(MAIN, world.runs(2)[0]?.id ?? "");
    expect(details.statusChecks).toMatchObject([{ context: "unit", state: "FAILURE" }, { state: "PENDING" }]);
  });
});

describe("a plan that is changed while tests run", () => {
  test("ends them earlier or later", () => {
    const world = submittedService([{ testPlan: { testSeconds: 100 } }, { testPlan: { testSeconds: 100 } }], 10, {
      concurrency: 2,
    });
    world.patch(1, { testPlan: { testSeconds: 5 } });
    expect(world.states(1)).toEqual(["tests_passed"]);
    world.patch(2, { testPlan: { testSeconds: 200 } });
    world.advance(150);
    expect(world.states(1, 2)).toEqual(["merged", "testing"]);
    world.advance(42);
    expect(world.record(2)).toMatchObject({ state: "tests_passed", stateChangedAt: world.at(202) });
  });

  test.each([0.001, 0.0011, 1.001, 4.35, 33.333, 77.7777])(
    "lasts exactly so long, also for %d seconds",
    (testSeconds) => {
      let nowMs = 0;
      const engine = createQueueService({
        now: () => nowMs,
        seed: 1,
        timings: { readySeconds: 0.0013, startSeconds: 0.7 },
      });
      engine.outside.addRepository(REPO);
      engine.createQueue(MAIN, {});
      engine.outside.addPullRequest({ testPlan: { testSeconds: 50 } });
      engine.submitPullRequest(MAIN, { number: 1 });
      nowMs = 801;
      engine.outside.updatePullRequest(1, { testPlan: { testSeconds } });
      nowMs = 100_000;
      expect(engine.getSubmittedPullRequest(MAIN, { number: 1 }).state).toBe("merged");
    },
  );

  test("lets a check be reported after all", () => {
    const world = submittedService([{ testPlan: { checks: [{ name: "build", result: "never-reported" }] } }], 50);
    expect(world.states(1)).toEqual(["testing"]);
    world.patch(1, { testPlan: { checks: [] } });
    expect(world.states(1)).toEqual(["tests_passed"]);
  });
});

describe("merging", () => {
  test("takes one merge after the other, also where a whole batch of runs has passed", () => {
    const world = submittedService([{}, {}, {}], 60, { concurrency: 3 });
    const times = [1, 2, 3].map((number) => world.record(number).stateChangedAt);
    expect(times).toEqual([world.at(14), world.at(16), world.at(18)]);
  });

  test("that takes no time is done before the next test starts, which then stands on it", () => {
    const timings = { readySeconds: 0, startSeconds: 0, mergeSeconds: 0, testSeconds: 10 };
    const world = submittedService([{}, {}], 10, {}, { timings });
    expect(world.states(1, 2)).toEqual(["merged", "testing"]);
    expect(world.runs(2)).toMatchObject([{ ahead: [] }]);
  });

  test("refuses another commit than the tested one", () => {
    const world = submittedService([{}], 5);
    world.patch(1, { headSha: "new", unnoticed: true });
    world.advance(30);
    expect(world.states(1)).toEqual(["failed"]);
    expect(world.endReason(1)).toBe("PR_UPDATED_AT_MERGE_TIME");
  });

  test("into its own base cancels a pull request in the queue of another branch", () => {
    const world = fakeQueueService();
    world.engine.createQueue({ ...MAIN, targetBranch: "release" }, {});
    const number = world.open();
    world.submit(number);
    world.engine.submitPullRequest({ ...MAIN, targetBranch: "release" }, { number });
    world.advance(20);
    const elsewhere = world.engine.getSubmittedPullRequest({ ...MAIN, targetBranch: "release" }, { number });
    expect([world.record(number).state, elsewhere.state]).toEqual(["merged", "cancelled"]);
    expect(world.engine.snapshots()[0]?.queues[1]?.entries[0]?.endReason).toBe("PR_MERGED_INTO_OTHER_BRANCH");
  });
});

describe("a push to the branch by hand", () => {
  test("moves its tip and restarts everything that is tested", () => {
    const world = submittedService([{}, {}], 0, { concurrency: 2 });
    const other = world.open({ upToDate: true });
    world.submit(other);
    world.advance(5);
    const before = world.engine.snapshots()[0]?.branches.main;
    const known = () => tree.get(world.engine.watchedQueues()[0]?.state.entries ?? null, other)?.upToDate;
    expect(known()).toBe(true);
    world.engine.outside.pushToBranch({ branch: "main" });
    expect(known()).toBe(false);
    expect(world.states(1, 2)).toEqual(["pending", "pending"]);
    expect(world.engine.snapshots()[0]?.branches.main).not.toBe(before);
    expect(world.patch(other, {}).upToDate).toBe(false);
    world.advance(60);
    expect(world.states(1, 2)).toEqual(["merged", "merged"]);
  });

  test("needs a branch that is there", () => {
    const world = fakeQueueService();
    expect(refusalOf(() => world.engine.outside.pushToBranch({ branch: "other" }))).toEqual({
      status: 404,
      message: expect.stringContaining('"other"'),
    });
  });
});
