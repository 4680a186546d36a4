import { describe, expect, test } from "vitest";
import { givenService } from "../support/action.js";
import { addInputs, call, listJobsWithToken, OWN_TOKEN, sentTo } from "../support/call-workflow.js";
import { onSchedule } from "../support/interpreter/events.js";
import { givenQueued, givenTesting } from "../support/queue.js";

describe("metrics.yml", () => {
  test("returns `healthy` and all figures in a scheduled run", async () => {
    const service = await givenService(OWN_TOKEN);
    givenQueued(service);
    service.control.advance(3600);
    givenTesting(service);

    const end = await call("metrics", service, onSchedule("*/15 6-20 * * 1-5"));

    expect(end.ourResults).toEqual(["metrics: healthy"]);
    expect(end.jobs.watch?.outputs).toMatchObject({ result: "healthy", depth: "1" });
    const empty = Object.entries(end.jobs.watch?.outputs ?? {}).filter(([, value]) => value === "");
    expect(empty).toEqual([]);
    expect(listJobsWithToken(end, service)).toEqual(["watch / metrics"]);
    expect(sentTo(service)).toEqual(["getMergeQueueMetrics", "getQueue"]);
  });

  test.each([
    ["warns", { "warn-if": "depth > 0" }, "degraded", "success"],
    ["fails", { "fail-if": "depth > 0\nfailed-1h > 20" }, "breached", "failure"],
  ])("%s when a condition is met", async (_what, inputs, result, conclusion) => {
    const service = await givenService(OWN_TOKEN);
    givenQueued(service);
    service.control.advance(3600);
    givenTesting(service);

    const end = await call("metrics", service, onSchedule(), { text: addInputs("metrics", inputs) });

    expect([end.jobs.watch?.outputs.result, end.jobs.watch?.result]).toEqual([result, conclusion]);
  });
});
