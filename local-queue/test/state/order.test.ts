import { describe, expect, test } from "vitest";
import { fakeQueueService, refusalOf, submittedService } from "../support/fake-queue-service.js";

describe("order of the queue", () => {
  test("starts with an urgent pull request, and running tests are interrupted", () => {
    const service = submittedService([{}, {}], 5);
    const urgent = service.open();
    service.submit(urgent, { priority: "urgent" });
    service.advance(1);
    expect(service.line()).toEqual([urgent, 1, 2]);
    expect(service.states(urgent, 1)).toEqual(["pending", "pending"]);
    expect(service.record(urgent)).toMatchObject({ skipTheLine: true, priorityValue: 0 });
    service.advance(1);
    expect(service.states(urgent, 1)).toEqual(["testing", "pending"]);
    expect(service.runs(1)).toMatchObject([{ status: "cancelled" }]);
  });

  test("changes when a waiting pull request gets a higher priority, or a tested pull request becomes urgent", () => {
    const service = submittedService([{}, {}, {}, {}], 5, { concurrency: 2 });
    service.submit(4, { priority: "high" });
    expect(service.line()).toEqual([1, 2, 4, 3]);
    service.submit(2, { priority: "high" });
    expect(service.line()).toEqual([1, 2, 4, 3]);
    service.submit(2, { priority: "urgent" });
    // The interrupted pull request is pending again, behind a pull request with a higher priority.
    expect(service.line()).toEqual([2, 4, 1, 3]);
    expect(service.states(2, 1)).toEqual(["pending", "pending"]);
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
  ])("treats the priority %j as the value %d with the name %s", (priority, value, name) => {
    const service = fakeQueueService();
    const number = service.open();
    service.submit(number, { priority });
    expect(service.record(number)).toMatchObject({ priorityValue: value, priorityName: name });
    expect(service.record(number)).not.toHaveProperty("usedDefaultPriorityName");
  });

  test.each([4_294_967_296, -1, 1.5, "", true, {}])("rejects the priority %j", (priority) => {
    const service = fakeQueueService();
    const number = service.open();
    expect(refusalOf(() => service.submit(number, { priority }))).toEqual({
      status: 400,
      message: expect.stringContaining('"priority"'),
    });
  });

  test("uses the default priority when the priority is null or missing", () => {
    const service = fakeQueueService();
    const [none, nothing] = [service.open(), service.open()];
    service.submit(none);
    service.submit(nothing, { priority: null });
    const medium = { priorityValue: 100, priorityName: "medium", usedDefaultPriorityName: "medium" };
    expect(service.record(none)).toMatchObject(medium);
    expect(service.record(nothing)).toMatchObject(medium);
  });
});
