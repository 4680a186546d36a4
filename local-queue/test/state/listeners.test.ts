import { describe, expect, test } from "vitest";
import { pageView } from "../../src/page/view/view.js";
import { REPO } from "../support/fake-queue-service.js";
import { logged, MAIN, START_MS } from "./logged.js";

describe("onChange listeners", () => {
  test("receive each change, also changes because of the clock, until the listeners stop", () => {
    const { engine, advance: pass } = logged();
    engine.outside.addRepository(REPO);
    engine.createQueue(MAIN, {});
    const { number } = engine.outside.addPullRequest();
    let heard = 0;
    const stop = engine.onChange(() => {
      heard += 1;
    });
    engine.submitPullRequest(MAIN, { number });
    expect(heard).toBe(1);
    expect(engine.nextDueMs()).toBe(START_MS + 1000);
    engine.getQueue(MAIN);
    expect(heard).toBe(1);
    pass(1);
    engine.getQueue(MAIN);
    expect(heard).toBe(2);
    stop();
    pass(60);
    engine.reachPresent();
    expect(heard).toBe(2);
    expect(engine.getSubmittedPullRequest(MAIN, { number }).state).toBe("merged");
  });

  test("receive queues with pull requests, test runs and transitions", () => {
    const { engine, advance: pass } = logged();
    engine.outside.addRepository(REPO);
    engine.createQueue(MAIN, {});
    engine.outside.addPullRequest({ title: "A change", testPlan: { testSeconds: 33 } });
    engine.submitPullRequest(MAIN, { number: 1 });
    pass(5);
    const [queue] = engine.watchedQueues();
    expect(queue).toMatchObject({ repository: "local/playground", branch: "main", settings: { concurrency: 1 } });
    expect(queue?.state.slots).toEqual({ main: 1, bisection: 0 });
    expect(queue?.pullRequest(1)).toMatchObject({ title: "A change", draft: false });
    expect(queue?.pullRequest(2)).toBeUndefined();
    expect(queue?.run(1)).toMatchObject({
      branch: expect.stringContaining("trunk-merge/pr-1/"),
      expectedSeconds: 33,
      checks: [
        { name: "build", result: "pending" },
        { name: "test", result: "pending" },
      ],
    });
    expect(queue?.run(2)).toBeUndefined();
    const { queues } = pageView(engine.watchedQueues(), { nowMs: START_MS, speed: 1 });
    expect(JSON.stringify(queues)).toContain("A change");
  });

  test("receive transitions with reasons", () => {
    const { engine, advance: pass } = logged();
    engine.outside.addRepository(REPO);
    engine.createQueue(MAIN, {});
    engine.outside.addPullRequest();
    engine.submitPullRequest(MAIN, { number: 1 });
    pass(60);
    expect(engine.watchedQueues()[0]?.history.map(({ to, reason, seconds }) => [to, reason, seconds])).toEqual([
      ["not_ready", "API_REQUESTED", 0],
      ["pending", "MERGE_ITEM_NOW_READY", 1],
      ["testing", null, 1],
      ["tests_passed", "TEST_RUN_PASSED", 10],
      ["merged", "MERGE_GRAPH_MERGE", 2],
    ]);
  });
});
