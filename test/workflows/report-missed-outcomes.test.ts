import { describe, expect, test } from "vitest";
import { givenService } from "../support/action.js";
import { addInputs, call, listJobsWithToken, OWN_TOKEN, resultsOf, sentTo } from "../support/call-workflow.js";
import { onSchedule } from "../support/interpreter/events.js";
import { givenQueued, givenTesting } from "../support/queue.js";

/** Options of a service whose clock reaches the present time at the end of the history. */
const LATELY = { ...OWN_TOKEN, startAtMs: Date.now() - 1_300_000 };

describe("report-missed-outcomes.yml", () => {
  test("reports and returns each missed outcome once in scheduled runs", async () => {
    const service = await givenService(LATELY);
    const failed = givenTesting(service, { testPlan: { result: "fail" } });
    service.control.advance(60);
    const merged = givenQueued(service);
    service.control.advance(1200);

    const first = await call("report-missed-outcomes", service, onSchedule());
    const second = await call("report-missed-outcomes", service, onSchedule());

    expect(first.ourResults).toEqual(["report-missed-outcomes: complete"]);
    expect(first.jobs.report?.outputs).toMatchObject({
      "reported-count": "2",
      "remaining-count": "0",
      "finished-count": "2",
    });
    expect(JSON.parse(first.jobs.report?.outputs.reports ?? "")).toMatchObject([
      { "pr-number": failed.number, result: "failed" },
      { "pr-number": merged.number, result: "merged" },
    ]);
    expect([resultsOf(first).notify, resultsOf(second).notify]).toEqual(["success", "skipped"]);
    expect(listJobsWithToken(first, service)).toEqual(["report / report"]);
    expect(sentTo(service).filter((endpoint) => endpoint === "listPullRequests")).toHaveLength(2);
  });

  test("creates a status when report-to is status", async () => {
    const service = await givenService(LATELY);
    const { headSha } = givenTesting(service, { testPlan: { result: "fail" } });
    service.control.advance(1200);
    const inputs = { "target-branch": "main", "report-to": "status", "status-context": "queue" };

    await call("report-missed-outcomes", service, onSchedule(), { text: addInputs("report-missed-outcomes", inputs) });

    const [repository] = service.engine.snapshots();
    expect(repository?.comments).toEqual([]);
    expect(repository?.statuses[headSha]).toMatchObject([{ context: "queue", state: "failure" }]);
  });
});
