import { describe, expect, test } from "vitest";
import { fakeWorld, MAIN, refusalOf, submitSome } from "./fake-world.js";

describe("the order of the line", () => {
  test("only as many are tested as the queue's concurrency allows, in the order of submission", () => {
    const world = fakeWorld({ concurrency: 2 });
    submitSome(world, [{}, {}, {}]);
    world.advance(5);
    expect(world.states(1, 2, 3)).toEqual(["testing", "testing", "pending"]);
    world.advance(8);
    expect(world.states(1, 2, 3)).toEqual(["tests_passed", "tests_passed", "testing"]);
  });

  test("more concurrency starts more tests at once", () => {
    const world = fakeWorld();
    submitSome(world, [{}, {}, {}]);
    world.advance(5);
    expect(world.states(1, 2, 3)).toEqual(["testing", "pending", "pending"]);
    world.engine.updateQueue(MAIN, { concurrency: 3 });
    world.advance(1);
    expect(world.states(1, 2, 3)).toEqual(["testing", "testing", "testing"]);
  });

  test("what passed early waits for those ahead before it merges", () => {
    const world = fakeWorld({ concurrency: 2 });
    submitSome(world, [{ testPlan: { testSeconds: 40 } }, {}]);
    world.advance(41);
    expect(world.states(1, 2)).toEqual(["testing", "tests_passed"]);
    world.advance(3);
    expect(world.states(1, 2)).toEqual(["merged", "tests_passed"]);
    world.advance(2);
    expect(world.states(2)).toEqual(["merged"]);
  });

  test("a higher priority goes ahead of what has not started, not of what has", () => {
    const world = fakeWorld();
    submitSome(world, [{}, {}, {}]);
    world.advance(5);
    const [high, low, middle] = [world.open(), world.open(), world.open()];
    world.submit(high, { priority: "HIGH" });
    world.submit(low, { priority: "low" });
    world.submit(middle, { priority: 99 });
    world.advance(1);
    expect(world.line()).toEqual([1, high, middle, 2, 3, low]);
    expect(world.runs(1)).toHaveLength(1);
  });

  test("an urgent pull request goes first and interrupts running tests", () => {
    const world = fakeWorld();
    submitSome(world, [{}, {}]);
    world.advance(5);
    const urgent = world.open();
    world.submit(urgent, { priority: "urgent" });
    world.advance(1);
    expect(world.line()).toEqual([urgent, 1, 2]);
    expect(world.states(urgent, 1)).toEqual(["pending", "pending"]);
    expect(world.record(urgent)).toMatchObject({ skipTheLine: true, priorityValue: 0 });
    world.advance(1);
    expect(world.states(urgent, 1)).toEqual(["testing", "pending"]);
    expect(world.runs(1)).toMatchObject([{ status: "cancelled" }]);
  });

  test("an urgent pull request does not stop a merge that is under way", () => {
    const world = fakeWorld();
    submitSome(world, [{}]);
    world.advance(11);
    const urgent = world.open();
    world.submit(urgent, { priority: 0 });
    world.advance(1);
    expect(world.states(1, urgent)).toEqual(["tests_passed", "pending"]);
    expect(world.line()).toEqual([1, urgent]);
    world.advance(2);
    expect(world.states(1)).toEqual(["merged"]);
    expect(world.runs(urgent)).toMatchObject([{ ahead: [1], status: "in_progress" }]);
  });

  test("a new priority moves what waits, and one that becomes urgent is moved even while it tests", () => {
    const world = fakeWorld({ concurrency: 2 });
    submitSome(world, [{}, {}, {}, {}]);
    world.advance(5);
    world.submit(4, { priority: "high" });
    expect(world.line()).toEqual([1, 2, 4, 3]);
    world.submit(2, { priority: "high" });
    expect(world.line()).toEqual([1, 2, 4, 3]);
    world.submit(2, { priority: "urgent" });
    // What was interrupted is in the pool again, where a higher priority goes ahead of it.
    expect(world.line()).toEqual([2, 4, 1, 3]);
    expect(world.states(2, 1)).toEqual(["pending", "pending"]);
  });

  test.each([
    ["urgent", 0, "urgent"],
    ["High", 10, "high"],
    [100, 100, "medium"],
    ["low", 200, "low"],
    [255, 255, "custom"],
    [256, 256, "custom"],
    [4_294_967_295, 4_294_967_295, "custom"],
    ["Release train", 100, "Release train"],
    ["constructor", 100, "constructor"],
  ])("the priority %j has the value %d and the name %s", (priority, value, name) => {
    const world = fakeWorld();
    const number = world.open();
    world.submit(number, { priority });
    expect(world.record(number)).toMatchObject({ priorityValue: value, priorityName: name });
    expect(world.record(number)).not.toHaveProperty("usedDefaultPriorityName");
  });

  test.each([4_294_967_296, -1, 1.5, "", true, {}])("the priority %j is refused", (priority) => {
    const world = fakeWorld();
    const number = world.open();
    expect(refusalOf(() => world.submit(number, { priority }))).toEqual({
      status: 400,
      message: expect.stringContaining('"priority"'),
    });
  });

  test("no priority is the default one, and so is null", () => {
    const world = fakeWorld();
    const [none, nothing] = [world.open(), world.open()];
    world.submit(none);
    world.submit(nothing, { priority: null });
    const medium = { priorityValue: 100, priorityName: "medium", usedDefaultPriorityName: "medium" };
    expect(world.record(none)).toMatchObject(medium);
    expect(world.record(nothing)).toMatchObject(medium);
  });
});
