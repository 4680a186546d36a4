import { describe, expect, test } from "vitest";
import { fakeQueueService, refusalOf, submittedService } from "../support/fake-queue-service.js";

describe("the order of the line", () => {
  test("an urgent pull request goes first and interrupts running tests", () => {
    const world = submittedService([{}, {}], 5);
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

  test("a new priority moves what waits, and one that becomes urgent is moved even while it tests", () => {
    const world = submittedService([{}, {}, {}, {}], 5, { concurrency: 2 });
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
    const world = fakeQueueService();
    const number = world.open();
    world.submit(number, { priority });
    expect(world.record(number)).toMatchObject({ priorityValue: value, priorityName: name });
    expect(world.record(number)).not.toHaveProperty("usedDefaultPriorityName");
  });

  test.each([4_294_967_296, -1, 1.5, "", true, {}])("the priority %j is refused", (priority) => {
    const world = fakeQueueService();
    const number = world.open();
    expect(refusalOf(() => world.submit(number, { priority }))).toEqual({
      status: 400,
      message: expect.stringContaining('"priority"'),
    });
  });

  test("no priority is the default one, and so is null", () => {
    const world = fakeQueueService();
    const [none, nothing] = [world.open(), world.open()];
    world.submit(none);
    world.submit(nothing, { priority: null });
    const medium = { priorityValue: 100, priorityName: "medium", usedDefaultPriorityName: "medium" };
    expect(world.record(none)).toMatchObject(medium);
    expect(world.record(nothing)).toMatchObject(medium);
  });
});
