import { expect, test } from "vitest";
import { onSchedule } from "../interpreter/events.js";
import { givenService, runAction } from "./harness.js";
import { givenTesting } from "./queue.js";

test("sweep-queue tells what nobody told, and nothing again", async () => {
  const service = await givenService({ startAtMs: Date.now() - 3_600_000 });
  const { number } = givenTesting(service, { testPlan: { result: "fail" } });
  // A sweep leaves the last ten minutes to the events of GitHub.
  service.control.advance(3500);

  const first = await runAction(service, { operation: "sweep-queue" }, { event: onSchedule() });
  const second = await runAction(service, { operation: "sweep-queue" }, { event: onSchedule() });

  expect([first.exitCode, first.outputs.result, first.outputs["reported-count"]]).toEqual([0, "swept", "1"]);
  expect(JSON.parse(first.outputs.reports ?? "")).toMatchObject([{ "pr-number": number, result: "failed" }]);
  expect([second.outputs["ended-count"], second.outputs["reported-count"]]).toEqual(["1", "0"]);
});
