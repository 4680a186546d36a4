import { describe, expect, test } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import { errorLine, givenService } from "../action/harness.js";
import { requestsIn } from "../action/planned-requests.js";
import { givenQueued, givenTesting } from "../action/queue.js";
import { MAIN, stateOf, switchModes } from "../action/queue-states.js";
import { runHere } from "../run/run-here.js";

function change(service: LocalService, operation: string, inputs: Readonly<Record<string, string>> = {}) {
  return runHere(service, { operation, "target-branch": "main", ...inputs });
}

/** Each of the two operations, with the states that it leads from and to. */
const BOTH = [
  { operation: "pause-queue", from: "running", to: "paused", done: "paused" },
  { operation: "resume-queue", from: "paused", to: "running", done: "resumed" },
] as const;

describe.each(BOTH)("$operation", ({ operation, from, to, done }) => {
  async function givenQueue(state: "running" | "paused" | "draining" = from) {
    const service = await givenService();
    service.control.updateQueue({ branch: "main", state });
    return service;
  }

  test("sends nothing when that is its state already", async () => {
    const service = await givenQueue(to);

    const end = await change(service, operation);

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({ result: "unchanged", "previous-state": to });
    expect(end.calls).toEqual(["getQueue"]);
    expect(end.log).toContain(`is ${to} already; nothing was sent.`);
  });

  test("works on a draining queue, and says that it was one", async () => {
    const service = await givenQueue("draining");

    const end = await change(service, operation);

    expect(end.outputs).toMatchObject({ result: done, "previous-state": "draining" });
    expect(stateOf(service)).toBe(to);
    expect(end.log).toContain("before, it was draining.");
  });

  test("needs to be told the branch", async () => {
    const service = await givenQueue();

    const end = await runHere(service, { operation });

    expect(end.outputs["error-kind"]).toBe("input");
    expect(errorLine(end.log)).toContain(
      `target-branch: is required; ${operation} takes no default for the branch whose queue it changes.`,
    );
    expect(end.requests).toEqual([]);
  });

  test("fails when there is no such queue", async () => {
    const end = await change(await givenQueue(), operation, { "target-branch": "mian" });

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "not-found" });
    expect(errorLine(end.log)).toContain("There is no merge queue for branch mian of local/playground.");
    expect(end.calls).toEqual(["getQueue"]);
  });

  test("a queue that is deleted between the read and the change is named too", async () => {
    const service = await givenQueue();
    service.control.addFault({ endpoint: "updateQueue", fault: { kind: "status", status: 404 } });

    const end = await change(service, operation);

    expect(end.outputs).toMatchObject({ "error-kind": "not-found", "previous-state": from });
    expect(errorLine(end.log)).toContain("There is no merge queue for branch main of local/playground.");
  });

  test.each([
    ["drop", { kind: "drop", when: "after" }],
    ["500", { kind: "status", status: 500, afterEffect: true }],
    ["408", { kind: "status", status: 408, afterEffect: true }],
  ] as const)("an unclear end that had its effect is found out by reading back: %s", async (_name, fault) => {
    const service = await givenQueue();
    service.control.addFault({ endpoint: "updateQueue", fault });

    const end = await change(service, operation);

    expect(end.outputs).toMatchObject({ result: done, "previous-state": from, "error-kind": "" });
    expect(end.calls).toEqual(["getQueue", "updateQueue", "getQueue"]);
  });

  test.each([
    ["drop", { kind: "drop", when: "before" }],
    ["502", { kind: "status", status: 502, body: "bad gateway" }],
  ] as const)("an unclear end without an effect is the error, and is not sent again: %s", async (_name, fault) => {
    const service = await givenQueue();
    service.control.addFault({ endpoint: "updateQueue", fault });

    const end = await change(service, operation);

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "unavailable", "previous-state": from });
    expect(end.log).toContain(`The queue was read afterwards: it is ${from}.`);
    expect(end.calls.filter((call) => call === "updateQueue")).toHaveLength(1);
    expect(stateOf(service)).toBe(from);
  });

  test("when reading back fails too, the first error is told", async () => {
    const service = await givenQueue();
    service.control.addFault({ endpoint: "updateQueue", fault: { kind: "status", status: 500, body: "first" } });
    service.control.addFault({ endpoint: "getQueue", skip: 1, fault: { kind: "status", status: 403 } });

    const end = await change(service, operation);

    expect(end.outputs["error-kind"]).toBe("unavailable");
    expect(errorLine(end.log)).toContain("first");
    expect(end.log).toContain("It is not known whether it took effect");
  });

  test("a refused change is told in the service's words", async () => {
    const service = await givenQueue();
    const fault = { kind: "status", status: 400, body: "not now" } as const;
    service.control.addFault({ endpoint: "updateQueue", fault });

    const end = await change(service, operation);

    expect(end.outputs).toMatchObject({ "error-kind": "rejected", "previous-state": from });
    expect(errorLine(end.log)).toContain("not now");
    expect(end.calls).toEqual(["getQueue", "updateQueue"]);
  });

  test("a dry run shows the request and sends nothing that writes", async () => {
    const service = await givenQueue();

    const end = await change(service, operation, { "dry-run": "true", reason: "a release" });

    expect(end.outputs).toMatchObject({ result: "planned", "previous-state": expect.stringMatching(/^[a-z_]+$/) });
    expect(end.calls).toEqual(["getQueue"]);
    expect(end.log).toContain(`is ${from} and would be ${done}.`);
    expect(requestsIn(end.log)).toEqual([{ title: "POST /updateQueue", body: { ...MAIN, state: to } }]);
    expect(requestsIn(end.summary)).toEqual(requestsIn(end.log));
    expect(end.log).toContain("Reason: a release");
  });

  test("a dry run on a queue that is there already says so", async () => {
    const end = await change(await givenQueue(to), operation, { "dry-run": "true" });

    expect(end.outputs).toMatchObject({ result: "planned", "previous-state": expect.stringMatching(/^[a-z_]+$/) });
    expect(end.log).toContain(`Nothing would be sent: the merge queue for main of local/playground is ${to} already.`);
    expect(end.log).not.toContain("updateQueue");
  });
});

describe("a queue that switches modes", () => {
  test("is changed once that is done", async () => {
    const service = await givenService();
    givenQueued(service);
    service.control.advance(3);
    switchModes(service);
    expect(stateOf(service)).toBe("switching_modes");

    const end = await runHere(
      service,
      { operation: "pause-queue", "target-branch": "main" },
      { onLine: (line) => void (line.includes("is switching modes") && service.control.advance(3600)) },
    );

    expect(end.outputs).toMatchObject({ result: "paused", "previous-state": "running" });
    expect(end.calls).toEqual(["getQueue", "getQueue", "updateQueue"]);
    expect(end.log.split("\n").filter((line) => line.includes("switching modes"))).toHaveLength(1);
  });

  test("is not waited for in a dry run", async () => {
    const service = await givenService();
    givenTesting(service);
    switchModes(service);

    const end = await change(service, "pause-queue", { "dry-run": "true" });

    expect(end.outputs.result).toBe("planned");
    expect(end.log).toContain("is switching modes and would be paused, once that is done.");
  });
});
