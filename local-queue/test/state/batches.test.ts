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

/** What was tested together, and how each ended, in the order of the start. */
function tested(world: FakeQueueService): readonly string[] {
  return runsIn(world).map(({ kind, pullRequests, ahead, status }) => {
    const built = ahead.length === 0 ? "" : ` on ${ahead.join(",")}`;
    return `${kind === "bisection" ? "bisection of " : ""}${pullRequests.join(",")}${built}: ${status}`;
  });
}

function runsIn(world: FakeQueueService) {
  return world.engine.snapshots()[0]?.queues[0]?.testRuns ?? [];
}

function resultsOf(world: FakeQueueService) {
  return world.engine.listMergeQueueTestingResults(MAIN, { since: Date.parse(world.at(0)), offset: 0, take: 50 });
}

function detailsOf(world: FakeQueueService, index: number) {
  return world.engine.getMergeQueueTestingDetails(MAIN, runsIn(world)[index]?.id ?? "");
}

describe("a batch", () => {
  test("is one test run for all of its members, and merges as a whole", () => {
    const world = submittedService([{}, {}, {}, {}], 5, BATCHES);
    expect(world.states(1, 2, 3, 4)).toEqual(["testing", "testing", "testing", "testing"]);
    expect(tested(world)).toEqual(["1,2,3,4: in_progress"]);
    expect(detailsOf(world, 0)).toMatchObject({
      testBranch: expect.stringMatching(/^trunk-merge\/pr-1\/[0-9a-f-]{36}$/),
      testedPullRequests: [{ prNumber: 1 }, { prNumber: 2 }, { prNumber: 3 }, { prNumber: 4 }],
      dependentPrs: [],
    });
    world.advance(20);
    expect(world.states(1, 2, 3, 4)).toEqual(["merged", "merged", "merged", "merged"]);
    expect(new Set([1, 2, 3, 4].map((number) => world.record(number).verifiedByTestRun))).toEqual(
      new Set([runsIn(world)[0]?.id]),
    );
  });

  test("has one row for each member in the list of results, all with the id of the run", () => {
    const world = submittedService([{}, {}, {}, {}], 5, BATCHES);
    world.engine.cancelPullRequest(MAIN, 2);
    const { testingResults, totalItems } = resultsOf(world);
    expect(totalItems).toBe(4);
    expect(testingResults.map(({ prNumber, outcome }) => [prNumber, outcome])).toEqual([
      [4, "interrupted"],
      [3, "interrupted"],
      [2, "cancelled"],
      [1, "interrupted"],
    ]);
    expect(new Set(testingResults.map(({ testRunId }) => testRunId))).toEqual(new Set([runsIn(world)[0]?.id]));
    expect(testingResults[0]).not.toHaveProperty("bisection");
  });

  test("names what its members and those ahead impact", () => {
    const world = fakeQueueService({ ...BATCHES, mode: "parallel", batchingMinSize: 2 });
    for (const targets of [["app"], ["app", "lib"], ["lib"], ["lib", "docs"]]) {
      const number = world.open();
      world.engine.setImpactedTargets(MAIN, { number, sha: world.patch(number, {}).headSha, targets });
      world.submit(number);
    }
    world.advance(5);
    expect(tested(world)).toEqual(["1,2: in_progress", "3,4 on 1,2: in_progress"]);
    expect(detailsOf(world, 1)).toMatchObject({
      impactedTargets: ["app", "lib", "docs"],
      impactedTargetsForTestedPrs: ["lib", "docs"],
      dependentPrs: [1, 2],
    });
  });
});

function bisected(settings: Readonly<Record<string, unknown>> = {}) {
  const world = submittedService([{}, {}, {}, FAILS], 0, { ...BATCHES, ...settings });
  return world;
}

describe("a bisection", () => {
  test("has branches of its own, which are counted", () => {
    const world = bisected();
    world.advance(15);
    const [, first, second] = runsIn(world);
    expect(first?.branch).toBe(`trunk-merge/pr-1/${first?.id}-bisection`);
    expect(second?.branch).toBe(`trunk-merge/pr-3/${second?.id}-bisection-2`);
    expect(detailsOf(world, 2)).toMatchObject({ testedPullRequests: [{ prNumber: 3 }, { prNumber: 4 }] });
    const id = second?.branch.split("/").at(-1) ?? "";
    expect(world.engine.getMergeQueueTestingDetails(MAIN, id).testBranch).toBe(second?.branch);
  });

  test("stands behind the line in the queue, and is shown with its groups", () => {
    const world = bisected();
    submitSome(world, [{}, {}, {}, {}]);
    world.advance(15);
    expect(world.line()).toEqual([5, 6, 7, 8, 1, 2, 3, 4]);
    const queue = world.engine.snapshots()[0]?.queues[0];
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

  test("is told in the results: who entered it, and what was tested in it", () => {
    const world = bisected();
    world.advance(400);
    const { testingResults } = resultsOf(world);
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

  test("has its own row in the metrics", () => {
    const world = bisected();
    world.advance(15);
    const value = (name: string, type: string, more = "") =>
      new RegExp(`^${name}\\{repo="local/playground",branch="main",queue_type="${type}"${more}\\} (.*)$`, "m").exec(
        world.engine.getMergeQueueMetrics(REPO),
      )?.[1];
    expect(value("mq_depth_current", "main")).toBe("0");
    expect(value("mq_depth_current", "bisection")).toBe("4");
    expect(value("mq_testing_slots_active", "bisection")).toBe("2");
    expect(value("mq_pr_test_duration_1h_seconds_count", "bisection")).toBe("0");
    world.advance(400);
    expect(value("mq_pr_test_duration_1h_seconds_count", "bisection")).toBe("6");
    expect(value("mq_pr_conclusions_1h_total", "bisection", ',conclusion="failed"')).toBe("1");
    expect(value("mq_pr_conclusions_1h_total", "main", ',conclusion="failed"')).toBe("0");
    expect(value("mq_pr_conclusions_1h_total", "main", ',conclusion="merged"')).toBe("3");
  });
});
