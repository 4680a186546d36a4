import { describe, expect, test } from "vitest";
import { byApi } from "../support/api.js";
import { requestsIn } from "../support/planned-requests.js";
import { bodiesOf, queueBody, queueFor, switchModes } from "../support/queue-requests.js";
import { endOf, givenQueue, runQueue } from "./run-queue.js";

/** Both operations with their states before and after. */
const BOTH = [
  { operation: "pause-queue", from: "running", to: "paused", done: "paused", again: " github:issues.list" },
  { operation: "resume-queue", from: "paused", to: "running", done: "resumed", again: "" },
] as const;

describe.each(BOTH)("the operation $operation", ({ operation, from, to, done, again }) => {
  test.each([from, "draining"] as const)("changes the state when the queue is %s", async (state) => {
    const end = await runQueue(operation, {}, { state });

    expect(endOf(end)).toBe(`${done} getQueue updateQueue`);
    expect(end.outputs["previous-state"]).toBe(state);
    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody(), state: to }]);
    expect(queueFor(end.service)?.state).toBe(to);
    expect(end.log).toContain(`The merge queue for main of local/playground was ${done}; before, it was ${state}.`);
  });

  test("sends nothing when the queue is already in the requested state", async () => {
    const end = await runQueue(operation, {}, { state: to });

    expect(endOf(end)).toBe(`unchanged getQueue${again}`);
    expect(end.outputs["previous-state"]).toBe(to);
    expect(end.log).toContain(`is already ${to}; nothing was sent.`);
  });

  test("shows the input `reason` in log, summary and result, and does not send `reason` to the service", async () => {
    const reason = "Release 1.2 | <b>\n::error::injected";

    const end = await runQueue(operation, { reason }, { state: from });

    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody(), state: to }]);
    expect(end.log).toContain("Reason: Release 1.2 | <b> ::error::injected");
    expect(end.log).not.toMatch(/^::error/m);
    expect(end.summary).toContain("Reason: Release 1.2 &#124; ");
    expect(end.summary).not.toContain("<b>");
    expect(end.result).toMatchObject({ reason: "Release 1.2 | <b> ::error::injected" });
  });

  test("shows the request when dry-run is set", async () => {
    const end = await runQueue(operation, { "dry-run": "true", reason: "a release" }, { state: from });

    expect(endOf(end)).toBe("planned getQueue");
    expect(end.outputs["previous-state"]).toBe(from);
    expect(end.log).toContain(`is ${from} and would be ${done}.`);
    expect(requestsIn(end.log)).toEqual([{ title: "POST /updateQueue", body: { ...queueBody(), state: to } }]);
    expect(requestsIn(end.summary)).toEqual(requestsIn(end.log));
    expect(end.log).toContain("Reason: a release");
  });

  test("shows no request when dry-run is set and the queue is already in the requested state", async () => {
    const end = await runQueue(operation, { "dry-run": "true" }, { state: to });

    expect(end.log).toContain(`Nothing would be sent: the merge queue for main of local/playground is already ${to}.`);
    expect(end.log).not.toContain("updateQueue");
  });
});

describe("pause-queue during a mode switch", () => {
  test("waits until the mode switch is finished, and sends the change before the wait only with API v2", async () => {
    const service = await givenQueue({ line: 1 });
    switchModes(service);

    const end = await runQueue("pause-queue", {}, service, {
      onLine: (line) => void (line.includes("is switching modes; waiting") && service.control.advance(3600)),
    });

    expect([endOf(end), end.outputs["previous-state"]]).toEqual(
      byApi({
        v1: ["paused getQueue getQueue updateQueue", "running"],
        v2: ["paused getQueue updateQueue getQueue", "switching_modes"],
      }),
    );
    expect(queueFor(service)?.state).toBe("paused");
    expect(end.log.split("\n").filter((line) => line.includes("is switching modes; waiting"))).toHaveLength(1);
  });

  test("finishes without a wait when dry-run is set", async () => {
    const service = await givenQueue({ line: 1 });
    switchModes(service);

    const end = await runQueue("pause-queue", { "dry-run": "true" }, service);

    expect(endOf(end)).toBe("planned getQueue");
    expect(end.log).toContain(
      byApi({
        v1: "is switching modes and would be paused after the switch of the mode.",
        v2: "is switching modes and would be paused.",
      }),
    );
  });
});
