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

/** Returns the final states of sixty pull requests; each change breaks half of its runs at random. */
function flakyStates(): readonly string[] {
  const service = fakeQueueService({ concurrency: 1 });
  const numbers = submitSome(
    service,
    Array.from({ length: 60 }, () => ({ testPlan: { flaky: 0.5, testSeconds: 1 } })),
  );
  service.advance(1000);
  return service.states(...numbers);
}

describe("planned changes in test runs", () => {
  test("fail a run with two conflicting changes when either plan names the other change", () => {
    for (const conflicting of [
      [{}, { testPlan: { conflictsWith: [1] } }],
      [{ testPlan: { conflictsWith: [2] } }, {}],
    ]) {
      const service = fakeQueueService({ concurrency: 2 });
      submitSome(service, conflicting);
      service.advance(100);
      expect(service.states(1, 2)).toEqual(["merged", "failed"]);
      expect(service.endReason(2)).toBe("TEST_RUN_REQUIRED_STATUS_FAILED");
      // The pull request fails again, because the branch now contains the other change.
      service.submit(2);
      service.advance(100);
      expect(service.runs(2).map(({ ahead, status }) => [ahead, status])).toEqual([
        [[1], "failed"],
        [[], "failed"],
      ]);
    }
  });

  test("fail the later of two changes to the same lines before the tests start", () => {
    const service = submittedService([{}, { testPlan: { conflictsInText: [1] } }, {}], 3, { concurrency: 2 });
    expect(service.states(1, 2, 3)).toEqual(["testing", "failed", "testing"]);
    expect(service.endReason(2)).toBe("START_TEST_RUN_MERGE_CONFLICT");
    expect(service.runs(2)).toEqual([]);
  });

  test("make a pull request not mergeable after a merge of the same lines", () => {
    const service = submittedService([{}]);
    const other = service.open({ testPlan: { conflictsInText: [1] } });
    service.advance(100);
    service.submit(other);
    service.advance(100);
    expect(service.record(other)).toMatchObject({
      state: "not_ready",
      readiness: { gitHubMergeability: "not_mergeable" },
    });
  });

  test("fail flaky runs as often as planned, and the same runs for the same seed", () => {
    const first = flakyStates();
    const failed = first.filter((state) => state === "failed").length;
    expect(first.filter((state) => state === "merged")).toHaveLength(60 - failed);
    expect(failed).toBeGreaterThan(15);
    expect(failed).toBeLessThan(45);
    expect(flakyStates()).toEqual(first);
  });

  test("leave a required check pending in every run with a change that never reports the check", () => {
    const service = submittedService(
      [{ testPlan: { checks: [{ name: "build", result: "never-reported" }] } }, {}],
      60,
      { testingTimeoutMinutes: 2, concurrency: 2 },
    );
    expect(service.states(1, 2)).toEqual(["testing", "testing"]);
    const details = service.engine.getMergeQueueTestingDetails(MAIN, service.runs(2)[0]?.id ?? "");
    expect(details.statusChecks.map(({ context, state }) => [context, state])).toEqual([
      ["test", "SUCCESS"],
      ["test", "PENDING"],
    ]);
    service.advance(120);
    expect(service.endReason(1)).toBe("TEST_RUN_TIMEOUT");
    expect(service.states(1, 2)).toEqual(["failed", "merged"]);
  });

  test("fail runs on top of a broken change that was merged outside the queue", () => {
    const service = fakeQueueService();
    const broken = service.open(FAILS);
    submitSome(service, [{}]);
    service.advance(5);
    service.patch(broken, { state: "merged" });
    service.advance(30);
    expect(service.states(2)).toEqual(["failed"]);
    expect(service.runs(2).map(({ status }) => status)).toEqual(["cancelled", "failed"]);
  });

  test("keep runs unfinished on top of a merged change that never reports a check", () => {
    const service = fakeQueueService();
    const silent = service.open({ testPlan: { checks: [{ name: "build", result: "never-reported" }] } });
    service.patch(silent, { state: "merged" });
    submitSome(service, [{}]);
    service.advance(1000);
    expect(service.states(2)).toEqual(["testing"]);
  });

  test("show the checks of changes ahead, each with the worst planned result", () => {
    const service = submittedService(
      [
        { testPlan: { testSeconds: 60, checks: [{ name: "unit", result: "failure" }] } },
        { testPlan: { checks: [{ name: "unit", result: "success" }] } },
      ],
      12,
      { concurrency: 2, requiredStatuses: ["unit"] },
    );
    expect(service.states(1, 2)).toEqual(["testing", "pending_failure"]);
    const details = service.engine.getMergeQueueTestingDetails(MAIN, service.runs(2)[0]?.id ?? "");
    expect(details.statusChecks).toMatchObject([{ context: "unit", state: "FAILURE" }, { state: "PENDING" }]);
  });
});

describe("change of a plan during the tests", () => {
  test("moves the end of the tests", () => {
    const service = submittedService([{ testPlan: { testSeconds: 100 } }, { testPlan: { testSeconds: 100 } }], 10, {
      concurrency: 2,
    });
    service.patch(1, { testPlan: { testSeconds: 5 } });
    expect(service.states(1)).toEqual(["tests_passed"]);
    service.patch(2, { testPlan: { testSeconds: 200 } });
    service.advance(150);
    expect(service.states(1, 2)).toEqual(["merged", "testing"]);
    service.advance(42);
    expect(service.record(2)).toMatchObject({ state: "tests_passed", stateChangedAt: service.at(202) });
  });

  test.each([0.001, 0.0011, 1.001, 4.35, 33.333, 77.7777])(
    "finishes the tests after exactly %d seconds",
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

  test("finishes the tests when the new plan reports all checks", () => {
    const service = submittedService([{ testPlan: { checks: [{ name: "build", result: "never-reported" }] } }], 50);
    expect(service.states(1)).toEqual(["testing"]);
    service.patch(1, { testPlan: { checks: [] } });
    expect(service.states(1)).toEqual(["tests_passed"]);
  });
});

describe("merge of tested pull requests", () => {
  test("merges one pull request after the other when several runs pass at the same time", () => {
    const service = submittedService([{}, {}, {}], 60, { concurrency: 3 });
    const times = [1, 2, 3].map((number) => service.record(number).stateChangedAt);
    expect(times).toEqual([service.at(14), service.at(16), service.at(18)]);
  });

  test("finishes an immediate merge before the next test starts", () => {
    const timings = { readySeconds: 0, startSeconds: 0, mergeSeconds: 0, testSeconds: 10 };
    const service = submittedService([{}, {}], 10, {}, { timings });
    expect(service.states(1, 2)).toEqual(["merged", "testing"]);
    expect(service.runs(2)).toMatchObject([{ ahead: [] }]);
  });

  test("fails when the head is not the tested commit", () => {
    const service = submittedService([{}], 5);
    service.patch(1, { headSha: "new", unnoticed: true });
    service.advance(30);
    expect(service.states(1)).toEqual(["failed"]);
    expect(service.endReason(1)).toBe("PR_UPDATED_AT_MERGE_TIME");
  });

  test("cancels the entry of the same pull request in the queue of another branch", () => {
    const service = fakeQueueService();
    service.engine.createQueue({ ...MAIN, targetBranch: "release" }, {});
    const number = service.open();
    service.submit(number);
    service.engine.submitPullRequest({ ...MAIN, targetBranch: "release" }, { number });
    service.advance(20);
    const elsewhere = service.engine.getSubmittedPullRequest({ ...MAIN, targetBranch: "release" }, { number });
    expect([service.record(number).state, elsewhere.state]).toEqual(["merged", "cancelled"]);
    expect(service.engine.snapshots()[0]?.queues[1]?.entries[0]?.endReason).toBe("PR_MERGED_INTO_OTHER_BRANCH");
  });
});

describe("push to the target branch", () => {
  test("changes the newest commit, and restarts all tests", () => {
    const service = submittedService([{}, {}], 0, { concurrency: 2 });
    const other = service.open({ upToDate: true });
    service.submit(other);
    service.advance(5);
    const before = service.engine.snapshots()[0]?.branches.main;
    const known = () => tree.get(service.engine.watchedQueues()[0]?.state.entries ?? null, other)?.upToDate;
    expect(known()).toBe(true);
    service.engine.outside.pushToBranch({ branch: "main" });
    expect(known()).toBe(false);
    expect(service.states(1, 2)).toEqual(["pending", "pending"]);
    expect(service.engine.snapshots()[0]?.branches.main).not.toBe(before);
    expect(service.patch(other, {}).upToDate).toBe(false);
    service.advance(60);
    expect(service.states(1, 2)).toEqual(["merged", "merged"]);
  });

  test("returns 404 for an unknown branch", () => {
    const service = fakeQueueService();
    expect(refusalOf(() => service.engine.outside.pushToBranch({ branch: "other" }))).toEqual({
      status: 404,
      message: expect.stringContaining('"other"'),
    });
  });
});
