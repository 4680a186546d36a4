import { describe, expect, test } from "vitest";
import { givenService } from "../support/action.js";
import { call, listJobsWithToken, OWN_TOKEN, resultsOf } from "../support/call-workflow.js";
import { onSchedule } from "../support/interpreter/events.js";
import { givenQueued } from "../support/queue.js";

describe("queue-report.yml", () => {
  test("returns all figures and uploads the report", async () => {
    const service = await givenService(OWN_TOKEN);
    givenQueued(service);
    service.control.advance(3600);

    const end = await call("queue-report", service, onSchedule("10 0 * * *"));

    expect(end.ourResults).toEqual(["report-queue: reported"]);
    expect(end.jobs.report?.outputs).toMatchObject({ result: "reported", "merged-count": "1", "test-run-count": "1" });
    const empty = Object.entries(end.jobs.report?.outputs ?? {}).filter(([, value]) => value === "");
    expect(empty).toEqual([]);
    expect(listJobsWithToken(end, service)).toEqual(["report / report"]);
    expect(end.jobs.notify?.steps[0]?.log).toContain("There were 1.00 test runs for each merge.");
  });

  test("succeeds without an artifact when nothing was tested", async () => {
    const service = await givenService(OWN_TOKEN);

    const end = await call("queue-report", service, onSchedule());

    expect(end.ourResults).toEqual(["report-queue: no-data"]);
    expect(resultsOf(end)).toMatchObject({ report: "success", notify: "skipped" });
  });
});
