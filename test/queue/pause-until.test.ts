import { describe, expect, test } from "vitest";
import { CALENDAR, changesOf, givenQueue, NO_FREEZES } from "./frozen-queue.js";

describe("pause-queue with pause-until", () => {
  test.each([
    ["2h", "2026-12-23T18:00:00.000Z"],
    ["2026-12-23T19:00:00+01:00", "2026-12-23T18:00:00.000Z"],
  ])("pauses the queue until %s", async (until, end) => {
    const queue = await givenQueue();

    const paused = await queue.pause({ "pause-until": until, reason: "Release" });

    expect(paused.outputs).toMatchObject({ result: "paused", "previous-state": "running", "paused-until": end });
    expect(queue.issues()[0]?.body).toContain("Reason: Release");
    expect(await changesOf(queue, NO_FREEZES, 4)).toEqual(["120: running"]);
    expect(queue.issues()[0]?.open).toBe(false);
  });

  test("moves the end of the pause when the queue is already paused until an earlier time", async () => {
    const queue = await givenQueue();
    await queue.pause({ "pause-until": "2h" });

    const moved = await queue.pause({ "pause-until": "3h" });

    expect(moved.outputs).toMatchObject({ result: "unchanged", "paused-until": "2026-12-23T19:00:00.000Z" });
    expect(await changesOf(queue, NO_FREEZES, 4)).toEqual(["180: running"]);
    expect(queue.issues()).toHaveLength(1);
  });

  test("shows the end of the first pause when a second pause has no end", async () => {
    const queue = await givenQueue();
    await queue.pause({ "pause-until": "2h" });

    const again = await queue.pause({});

    expect(again.outputs).toMatchObject({ result: "unchanged", "paused-until": "2026-12-23T18:00:00.000Z" });
    expect(again.log).toContain("The next run of apply-queue after 2026-12-23 18:00:00 UTC resumes the queue.");
  });

  test("sets no end when a person had already paused the queue", async () => {
    const queue = await givenQueue();
    queue.setState("paused");

    const end = await queue.pause({ "pause-until": "2h" });

    expect(end.outputs).toMatchObject({ result: "unchanged", "paused-until": "" });
    expect(end.log).toContain("The queue was already paused, and this pause has no end.");
    expect(await changesOf(queue, NO_FREEZES, 4)).toEqual([]);
  });

  test("leaves a later pause unchanged when a person had resumed the queue before the end of the first pause", async () => {
    const queue = await givenQueue();
    await queue.pause({ "pause-until": "2h" });
    queue.setState("running");
    await queue.apply(NO_FREEZES);
    queue.setState("paused");

    expect(await changesOf(queue, NO_FREEZES, 4)).toEqual([]);
    expect(queue.issues().map(({ open }) => open)).toEqual([false]);
  });

  test("pauses the queue until the later of the two ends when a freeze of the calendar overlaps", async () => {
    const short = await givenQueue();
    await short.pause({ "pause-until": "90m" });
    const long = await givenQueue();
    await long.pause({ "pause-until": "4h" });

    expect(await changesOf(short, CALENDAR, 5)).toEqual(["180: running"]);
    expect(await changesOf(long, CALENDAR, 5)).toEqual(["240: running"]);
  });

  test.each([
    ["2026-12-23T16:00:00Z", "pause-until: must be in the future; the present time is 2026-12-23 16:00:00 UTC."],
    ["tomorrow", "pause-until: must be a duration such as 2h, or a date and time with a time zone such as"],
    [
      "2026-12-24T09:00",
      "or a date and time with a time zone such as 2026-01-31T12:00:00Z or 2026-01-31T13:00:00+01:00",
    ],
    ["2026-12-24", "pause-until: must be a duration such as 2h"],
  ])("rejects %s", async (until, problem) => {
    const queue = await givenQueue();

    const end = await queue.pause({ "pause-until": until });

    expect([end.outputs["error-kind"], queue.state()]).toEqual(["input", "running"]);
    expect(end.log).toContain(problem);
  });

  test("changes nothing in a dry run", async () => {
    const queue = await givenQueue();

    const end = await queue.pause({ "pause-until": "2h", "dry-run": "true" });

    expect([end.outputs.result, queue.state(), queue.issues()]).toEqual(["planned", "running", []]);
    expect(end.log).toContain("The pause ends at 2026-12-23 18:00:00 UTC.");
  });
});
