import { describe, expect, test } from "vitest";
import { givenService } from "../support/action.js";
import { call, listJobsWithToken, OWN_TOKEN, resultsOf } from "../support/call-workflow.js";
import { onSchedule } from "../support/interpreter/events.js";
import { givenQueued } from "../support/queue.js";

describe("queue-health.yml", () => {
  test("sends no notification when the queue is healthy", async () => {
    const service = await givenService(OWN_TOKEN);

    const end = await call("queue-health", service, onSchedule("*/15 * * * *"));

    expect(end.ourResults).toEqual(["check-queue-health: healthy"]);
    expect(resultsOf(end)).toMatchObject({ notify: "skipped" });
  });

  test("notifies people only in the first run that finds a problem", async () => {
    const service = await givenService(OWN_TOKEN);
    service.control.updateQueue({ branch: "main", state: "paused" });
    givenQueued(service);
    service.control.advance(3 * 3600 + 1);

    const first = await call("queue-health", service, onSchedule());
    const second = await call("queue-health", service, onSchedule());

    expect(first.jobs.notify?.steps[0]?.log).toMatch(
      /^The queue is paused, and pull requests wait \(#1; the longest wait is 3h/,
    );
    expect(listJobsWithToken(first, service)).toEqual(["health / health"]);
    expect(second.jobs.health?.outputs).toMatchObject({ result: "unhealthy", opened: "[]" });
    expect(resultsOf(second)).toMatchObject({ notify: "skipped" });
  });
});
