import { describe, expect, test } from "vitest";
import { givenService } from "../support/action.js";
import { call, listJobsWithToken, NAME, OWN_TOKEN } from "../support/call-workflow.js";
import { filesOf } from "../support/interpreter/checkout.js";
import { onDispatch, onSchedule, type WorkflowEvent } from "../support/interpreter/events.js";
import { queueFor } from "../support/queue-requests.js";

const CALENDAR = [
  "queues: { main: {} }",
  "freezes:",
  "  Holidays: { from: 2026-12-23 18:00, until: 2026-12-24 09:00, time-zone: Europe/Berlin }",
].join("\n");

async function givenQueue(config: string) {
  const service = await givenService({ ...OWN_TOKEN, startAtMs: Date.parse("2026-12-23T16:50:00Z") });
  const run = (event: WorkflowEvent) =>
    call("freeze-queue", service, event, {
      secrets: {},
      environments: { "merge-queue-freeze": { secrets: { [NAME]: service.token }, branches: ["main"] } },
      repository: filesOf({ ".github/merge-queue.yml": config }),
    });
  return { service, run, pass: (minutes: number) => service.control.advance(minutes * 60) };
}

describe("freeze-queue.yml", () => {
  test("pauses and resumes the queue by the calendar in scheduled runs", async () => {
    const { service, run, pass } = await givenQueue(CALENDAR);

    const before = await run(onSchedule());
    pass(15);
    const start = await run(onSchedule());
    const state = queueFor(service)?.state;
    pass(15 * 60);
    const end = await run(onSchedule());

    expect(before.ourResults).toEqual(["pause-queue: skipped", "apply-queue: unchanged"]);
    expect(start.jobs.freeze?.outputs).toMatchObject({
      result: "applied",
      freezes: '[{"branch":"main","change":"paused","until":"2026-12-24T08:00:00.000Z"}]',
    });
    expect(state).toBe("paused");
    expect(end.jobs.freeze?.outputs).toMatchObject({ freezes: '[{"branch":"main","change":"resumed","until":null}]' });
    expect(queueFor(service)?.state).toBe("running");
    expect(listJobsWithToken(start, service)).toEqual(["freeze / freeze"]);
  });

  test("pauses the queues of all branches by the calendar", async () => {
    const { service, run, pass } = await givenQueue(CALENDAR.replace("main: {}", "main: {}, release/1.x: {}"));
    service.control.addQueue({ branch: "release/1.x" });
    pass(15);

    await run(onSchedule());

    expect(["main", "release/1.x"].map((branch) => queueFor(service, branch)?.state)).toEqual(["paused", "paused"]);
  });

  test("pauses the queue until a time, and resumes it in the first scheduled run after this time", async () => {
    const { service, run, pass } = await givenQueue("queues: { main: {} }\nfreezes: {}");

    const paused = await run(onDispatch({ until: "30m", reason: "A $(touch hurt) reason" }));
    pass(29);
    await run(onSchedule());
    const state = queueFor(service)?.state;
    service.control.addFault({ endpoint: "updateQueue", fault: { kind: "status", status: 400 } });
    pass(2);
    const failed = await run(onSchedule());
    await run(onSchedule());

    expect(paused.jobs.freeze?.outputs).toMatchObject({ result: "paused", until: "2026-12-23T17:20:00.000Z" });
    expect(state).toBe("paused");
    expect(failed.jobs.freeze?.result).toBe("failure");
    expect(queueFor(service)?.state).toBe("running");
  });
});
