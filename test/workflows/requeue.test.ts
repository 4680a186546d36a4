import { describe, expect, test } from "vitest";
import type { LocalService, PullRequest } from "../../local-queue/src/serve/service.js";
import { givenService } from "../support/action.js";
import { addInputs, call, listJobsWithToken, OWN_TOKEN, resultsOf, sentTo } from "../support/call-workflow.js";
import { onClosed, onComment, onDeleted, onRepositoryDispatch } from "../support/interpreter/events.js";
import { entryOf, givenCancelled, givenQueued, givenTesting, runOf } from "../support/queue.js";

const TARGET = { name: "pull_request_target" };

/** Creates a pull request that the queue rejected because of one check. */
function givenFailed(service: LocalService, check: string): PullRequest {
  const checks = [{ name: check, result: "failure" }] as const;
  const pullRequest = givenTesting(service, { testPlan: { result: "fail", checks } });
  service.control.advance(600);
  return pullRequest;
}

function commentsOf(service: LocalService): readonly string[] {
  return service.engine.snapshots()[0]?.comments.map(({ body }) => body) ?? [];
}

describe("requeue.yml", () => {
  test("submits a pull request again at the first of several triggers, in a job with the token", async () => {
    const service = await givenService(OWN_TOKEN);
    const { number } = givenFailed(service, "end-to-end");
    const triggers = [
      onDeleted(runOf(service, number).branch),
      onRepositoryDispatch("merge-queue-outcome", { pr_number: number }),
    ];

    const ends = [];
    for (const event of triggers) ends.push(await call("requeue", service, event));

    expect(ends[0]?.jobs.requeue?.outputs).toMatchObject({
      result: "requeued",
      reason: "",
      requeued: `[${number}]`,
      outcome: "failed",
      reported: "true",
      cause: "tests-failed",
      "pr-number": `${number}`,
    });
    expect(ends[1]?.jobs.requeue?.outputs).toMatchObject({
      result: "not-requeued",
      reason: "queued",
      reported: "false",
    });
    expect(ends.map(({ jobs }) => jobs.chat?.result)).toEqual(["success", "skipped"]);
    expect(ends.map((end) => listJobsWithToken(end, service))).toEqual([["requeue / requeue"], ["requeue / requeue"]]);
    expect(entryOf(service, number)?.isLive).toBe(true);
    expect(sentTo(service).filter((name) => name === "submitPullRequest")).toHaveLength(1);
    expect(commentsOf(service)).toHaveLength(1);
  });

  test.each([
    ["another check failed", {}, "build", "not-requeued cause"],
    ["the input checks names the check", { checks: "lint\nbuild" }, "build", "requeued "],
    ["the input causes contains the cause", { causes: "tests-failed" }, "build", "requeued "],
    ["the comment is switched off", { "report-to": "none", checks: "build" }, "build", "requeued "],
  ])("decides by its inputs when %s", async (_when, inputs, check, expected) => {
    const service = await givenService(OWN_TOKEN);
    const { number } = givenFailed(service, check);
    const text = Object.keys(inputs).length === 0 ? {} : { text: addInputs("requeue", inputs) };

    const end = await call("requeue", service, onDeleted(runOf(service, number).branch), text);

    expect(end.jobs.requeue?.outputs.result).toBe(expected.split(" ")[0]);
    expect(end.jobs.requeue?.outputs.reason).toBe(expected.split(" ")[1]);
  });

  test("reports a merge, and submits nothing after a cancellation or a close", async () => {
    const service = await givenService(OWN_TOKEN);
    const merged = givenQueued(service);
    service.control.advance(3600);
    const canceled = givenCancelled(service);
    const closed = givenCancelled(service);
    service.control.updatePullRequest(closed.number, { state: "closed" });
    const events = [
      onClosed(merged, true, TARGET),
      onRepositoryDispatch("merge-queue-outcome", { pr_number: canceled.number }),
      onClosed(closed, false, TARGET),
    ];

    const outputs = [];
    for (const event of events) outputs.push((await call("requeue", service, event)).jobs.requeue?.outputs);

    expect(outputs.map((each) => [each?.result, each?.reason, each?.outcome, each?.deployable])).toEqual([
      ["not-requeued", "merged", "merged", "true"],
      ["not-requeued", "cancelled", "cancelled", "false"],
      ["not-requeued", "closed", "closed", "false"],
    ]);
    expect(sentTo(service)).not.toContain("submitPullRequest");
  });

  test("skips events that do not come from the queue", async () => {
    const service = await givenService(OWN_TOKEN);
    const { number } = givenFailed(service, "end-to-end");

    for (const event of [onDeleted("change-7"), onRepositoryDispatch("merge-queue-outcome", {})]) {
      const end = await call("requeue", service, event);
      expect(resultsOf(end)).toMatchObject({ "requeue / requeue": "skipped", chat: "skipped" });
    }
    const comment = onComment(number, "It failed", { author: "stranger-1", action: "edited" });
    const text = addInputs("requeue", {}).replace("permissions:", "  issue_comment: { types: [edited] }\npermissions:");
    expect(resultsOf(await call("requeue", service, comment, { text }))).toMatchObject({
      "requeue / requeue": "skipped",
    });
    expect(sentTo(service)).toEqual([]);
  });

  test("fails without the token", async () => {
    const service = await givenService(OWN_TOKEN);
    const { number } = givenFailed(service, "end-to-end");

    const end = await call("requeue", service, onDeleted(runOf(service, number).branch), { secrets: {} });

    expect([end.result, sentTo(service)]).toEqual(["failure", []]);
  });
});
