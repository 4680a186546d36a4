import { describe, expect, test } from "vitest";
import {
  type FakeQueueService,
  fakeQueueService,
  MAIN,
  REPO,
  submitSome,
  submittedService,
} from "../support/fake-queue-service.js";

const BATCHES = {
  batch: true,
  batchingMinSize: 4,
  batchingMaxWaitTimeMinutes: 5,
  concurrency: 2,
  bisectionConcurrency: 4,
};
const FAILS = { testPlan: { result: "fail" } } as const;

/** Describes each test run, in the order of their starts. */
function describeRuns(service: FakeQueueService): readonly string[] {
  return runsIn(service).map(({ kind, pullRequests, ahead, status }) => {
    const built = ahead.length === 0 ? "" : ` on ${ahead.join(",")}`;
    return `${kind === "bisection" ? "bisection of " : ""}${pullRequests.join(",")}${built}: ${status}`;
  });
}

function runsIn(service: FakeQueueService) {
  return service.engine.snapshots()[0]?.queues[0]?.testRuns ?? [];
}

function resultsOf(service: FakeQueueService) {
  return service.engine.listMergeQueueTestingResults(MAIN, { since: Date.parse(service.at(0)), offset: 0, take: 50 });
}

function detailsOf(service: FakeQueueService, index: number) {
  return service.engine.getMergeQueueTestingDetails(MAIN, runsIn(service)[index]?.id ?? "");
}

describe("batch of pull requests", () => {
  test("tests and merges all members together", () => {
    const service = submittedService([{}, {}, {}, {}], 5, BATCHES);
    expect(service.states(1, 2, 3, 4)).toEqual(["testing", "testing", "testing", "testing"]);
    expect(describeRuns(service)).toEqual(["1,2,3,4: in_progress"]);
    expect(detailsOf(service, 0)).toMatchObject({
      testBranch: expect.stringMatching(/^trunk-merge\/pr-1\/[0-9a-f-]{36}$/),
      testedPullRequests: [{ prNumber: 1 }, { prNumber: 2 }, { prNumber: 3 }, { prNumber: 4 }],
      dependentPrs: [],
    });
    service.advance(20);
    expect(service.states(1, 2, 3, 4)).toEqual(["merged", "merged", "merged", "merged"]);
    expect(new Set([1, 2, 3, 4].map((number) => service.record(number).verifiedByTestRun))).toEqual(
      new Set([runsIn(service)[0]?.id]),
    );
  });

  test("lists one testing result for each member, all with the same id of the run", () => {
    const service = submittedService([{}, {}, {}, {}], 5, BATCHES);
    service.engine.cancelPullRequest(MAIN, 2);
    const { testingResults, totalItems } = resultsOf(service);
    expect(totalItems).toBe(4);
    expect(testingResults.map(({ prNumber, outcome }) => [prNumber, outcome])).toEqual([
      [4, "interrupted"],
      [3, "interrupted"],
      [2, "cancelled"],
      [1, "interrupted"],
    ]);
    expect(new Set(testingResults.map(({ testRunId }) => testRunId))).toEqual(new Set([runsIn(service)[0]?.id]));
    expect(testingResults[0]).not.toHaveProperty("bisection");
  });

  test("returns the impacted targets of the members and of the pull requests ahead", () => {
    const service = fakeQueueService({ ...BATCHES, mode: "parallel", batchingMinSize: 2 });
    for (const targets of [["app"], ["app", "lib"], ["lib"], ["lib", "docs"]]) {
      const number = service.open();
      service.engine.setImpactedTargets(MAIN, { number, sha: service.patch(number, {}).headSha, targets });
      service.submit(number);
    }
    service.advance(5);
    expect(describeRuns(service)).toEqual(["1,2: in_progress", "3,4 on 1,2: in_progress"]);
    expect(detailsOf(service, 1)).toMatchObject({
      impactedTargets: ["app", "lib", "docs"],
      impactedTargetsForTestedPrs: ["lib", "docs"],
      dependentPrs: [1, 2],
    });
  });
});

function submitFailingBatch() {
  return submittedService([{}, {}, {}, FAILS], 0, BATCHES);
}

describe("bisection of a batch", () => {
  test("uses test branches with a number", () => {
    const service = submitFailingBatch();
    service.advance(15);
    const [, first, second] = runsIn(service);
    expect(first?.branch).toBe(`trunk-merge/pr-1/${first?.id}-bisection`);
    expect(second?.branch).toBe(`trunk-merge/pr-3/${second?.id}-bisection-2`);
    expect(detailsOf(service, 2)).toMatchObject({ testedPullRequests: [{ prNumber: 3 }, { prNumber: 4 }] });
    const id = second?.branch.split("/").at(-1) ?? "";
    expect(service.engine.getMergeQueueTestingDetails(MAIN, id).testBranch).toBe(second?.branch);
  });

  test("lists the pull requests after the other groups of the queue", () => {
    const service = submitFailingBatch();
    submitSome(service, [{}, {}, {}, {}]);
    service.advance(15);
    expect(service.line()).toEqual([5, 6, 7, 8, 1, 2, 3, 4]);
    const queue = service.engine.snapshots()[0]?.queues[0];
    expect(queue?.groups).toMatchObject([{ pullRequests: [5, 6, 7, 8], state: "testing" }]);
    expect(queue?.bisections).toMatchObject([
      {
        pullRequests: [1, 2, 3, 4],
        cleared: [],
        groups: [
          { pullRequests: [1, 2], state: "testing", testRunId: expect.any(String) },
          { pullRequests: [3, 4], state: "testing" },
        ],
      },
    ]);
  });

  test("marks the testing results of the members", () => {
    const service = submitFailingBatch();
    service.advance(400);
    const { testingResults } = resultsOf(service);
    const ofFour = testingResults.filter(({ prNumber }) => prNumber === 4).toReversed();
    expect(ofFour.map((row) => [row.outcome, row.bisection])).toEqual([
      ["failed", "entered_bisection"],
      ["failed", "entered_bisection"],
      ["failed", "in_bisection"],
    ]);
    const ofOne = testingResults.filter(({ prNumber }) => prNumber === 1).toReversed();
    expect(ofOne.map((row) => [row.outcome, row.bisection])).toEqual([
      ["failed", "entered_bisection"],
      ["passed", "in_bisection"],
      ["passed", undefined],
    ]);
  });

  test("returns separate metrics for bisections", () => {
    const service = submitFailingBatch();
    service.advance(15);
    const value = (name: string, type: string, more = "") =>
      new RegExp(`^${name}\\{repo="local/playground",branch="main",queue_type="${type}"${more}\\} (.*)$`, "m").exec(
        service.engine.getMergeQueueMetrics(REPO),
      )?.[1];
    expect(value("mq_depth_current", "main")).toBe("0");
    expect(value("mq_depth_current", "bisection")).toBe("4");
    expect(value("mq_testing_slots_active", "bisection")).toBe("2");
    expect(value("mq_pr_test_duration_1h_seconds_count", "bisection")).toBe("0");
    service.advance(400);
    expect(value("mq_pr_test_duration_1h_seconds_count", "bisection")).toBe("6");
    expect(value("mq_pr_conclusions_1h_total", "bisection", ',conclusion="failed"')).toBe("1");
    expect(value("mq_pr_conclusions_1h_total", "main", ',conclusion="failed"')).toBe("0");
    expect(value("mq_pr_conclusions_1h_total", "main", ',conclusion="merged"')).toBe("3");
  });
});
