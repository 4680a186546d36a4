import { describe, expect, test } from "vitest";
import type { Fault } from "../../local-queue/src/serve/service.js";
import { annotations, errorLine, givenService } from "../support/action.js";
import { bodyFor, entryOf, givenQueued, submitSilently } from "../support/queue.js";
import { bodiesOf } from "../support/queue-requests.js";
import { runOn } from "../support/run-in-process.js";

const CALLS = ["getSubmittedPullRequest", "submitPullRequest", "getSubmittedPullRequest"];

async function update(inputs: Readonly<Record<string, string>>, fault?: Fault) {
  const service = await givenService();
  const pullRequest = givenQueued(service);
  submitSilently(service, pullRequest.number, 42);
  if (fault !== undefined) service.control.addFault({ endpoint: "submitPullRequest", fault });
  const end = await runOn(service, pullRequest, { operation: "submit", update: "true", ...inputs });
  return { end, body: bodyFor(pullRequest.number), entry: entryOf(service, pullRequest.number) };
}

describe("submit with update: true", () => {
  test("sends the new priority and batching of a pull request in the queue", async () => {
    const { end, body, entry } = await update({ priority: "high", "no-batch": "true" });
    expect([end.exitCode, end.outputs.result, end.outputs.submission]).toEqual([0, "updated", "updated"]);
    expect(end.calls).toEqual([...CALLS, "getQueue"]);
    expect(end.requests[1]?.body).toEqual({ ...body, priority: "high", noBatch: true });
    expect(entry).toMatchObject({ priorityName: "high", noBatch: true });
    expect(end.outputs["submitted-at"]).toBe("");
  });

  test.each([{}, { priority: "42" }])(
    "sends nothing when the record already has the settings of the inputs %j",
    async (inputs) => {
      const { end, entry } = await update(inputs);
      expect([end.outputs.result, bodiesOf(end, "submitPullRequest")]).toEqual(["updated", []]);
      expect(end.log).toContain("already has this priority and batching, so the step sent nothing.");
      expect(entry?.priorityValue).toBe(42);
    },
  );

  test.each([
    [{ priority: "high" }, 1],
    [{ "no-batch": "true" }, 1],
    [{ priority: "42" }, 0],
    [{}, 0],
  ])("leaves the submission unchanged when `update` is false (%j, warnings: %i)", async (inputs, count) => {
    const { end, entry } = await update({ ...inputs, update: "false" });
    const warning = expect.stringContaining("To change them, set update: true.");
    expect([end.outputs.result, annotations(end.log)]).toEqual(["already-queued", Array(count).fill(warning)]);
    expect(entry).toMatchObject({ priorityValue: 42, noBatch: false });
  });

  test("returns already-queued with a warning when the service rejects the change", async () => {
    const { end } = await update({ priority: "high" }, { kind: "status", status: 409 });
    expect([end.exitCode, end.outputs.result]).toEqual([0, "already-queued"]);
    expect(annotations(end.log)).toEqual([expect.stringContaining("::warning::The service rejects changes")]);
  });

  test.each<[string, Fault]>([
    ["a dropped connection", { kind: "drop", when: "after" }],
    ["a 502", { kind: "status", status: 502, afterEffect: true }],
  ])("sends the update once and reads its effect from the record after %s", async (_what, fault) => {
    const { end } = await update({ priority: "high" }, fault);
    expect([end.exitCode, end.outputs.result]).toEqual([0, "updated"]);
    expect(end.calls).toEqual([...CALLS, "getQueue"]);
  });

  test("fails when the answer is lost and the record does not show the change", async () => {
    const { end, entry } = await update({ priority: "high" }, { kind: "drop", when: "before" });
    expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([1, "error", "unavailable"]);
    expect(errorLine(end.log)).toContain("submitPullRequest got no answer");
    expect(end.calls).toEqual(CALLS);
    expect(entry?.priorityValue).toBe(42);
  });

  test("returns already-merged when the merge comes before the update", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    service.control.advance(60);
    const merge = { state: "tests_passed", isCurrentlySubmittedToQueue: true };
    service.control.addFault({ endpoint: "getSubmittedPullRequest", fault: { kind: "patch", merge } });

    const end = await runOn(service, pullRequest, { operation: "submit", update: "true", priority: "high" });

    expect([end.exitCode, end.outputs.result]).toEqual([0, "already-merged"]);
    expect(end.calls).toEqual(CALLS);
  });

  test("submits a pull request when it is not in the queue", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();

    const end = await runOn(service, pullRequest, { operation: "submit", update: "true" });

    expect(end.outputs.result).toBe("submitted");
    expect(end.requests[2]?.body).toEqual(bodyFor(pullRequest.number));
  });
});
