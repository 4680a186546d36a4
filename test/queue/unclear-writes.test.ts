import { describe, expect, test } from "vitest";
import type { Fault, LocalService } from "../../local-queue/src/serve/service.js";
import { errorLine } from "../support/action.js";
import { byApi } from "../support/api.js";
import { queueFor, writesOf } from "../support/queue-requests.js";
import { endOf, type Given, runQueue } from "./run-queue.js";

const CREATE = { "target-branch": "release/1.x", settings: "mode: parallel\nconcurrency: 5\nmergeMethod: rebase" };

interface Update {
  readonly operation: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly given?: Given;
  readonly done: string;
  /** Message about a queue without the change. */
  readonly unchanged: string;
}

const AFTERWARDS = "A read after the error shows that the queue is";

const UPDATES: readonly Update[] = [
  { operation: "pause-queue", done: "paused", unchanged: `${AFTERWARDS} running.` },
  { operation: "resume-queue", given: { state: "paused" }, done: "resumed", unchanged: `${AFTERWARDS} paused.` },
  {
    operation: "drain-queue",
    inputs: { "poll-interval": "1s", timeout: "20s" },
    done: "drained",
    unchanged: `${AFTERWARDS} running.`,
  },
  {
    operation: "update-queue",
    inputs: { settings: "concurrency: 5" },
    done: "updated",
    unchanged: "Settings not applied: concurrency.",
  },
];

const LOST: readonly Fault[] = [
  { kind: "drop", when: "after" },
  { kind: "status", status: 503, afterEffect: true },
  { kind: "status", status: 408, afterEffect: true },
];

const UNRECEIVED: readonly Fault[] = [
  { kind: "drop", when: "before" },
  { kind: "status", status: 502, body: "bad gateway" },
];

describe.each(UPDATES)(
  "$operation after a failure with an unknown effect",
  ({ operation, inputs, given, done, unchanged }) => {
    test.each(LOST)("succeeds when a read shows the change (%j)", async (fault) => {
      const end = await runQueue(operation, inputs, { ...given, faults: [{ endpoint: "updateQueue", fault }] });

      expect(endOf(end)).toContain(`${done} getQueue updateQueue getQueue`);
      expect(writesOf(end)).toHaveLength(1);
    });

    test.each(UNRECEIVED)("fails without a second write when a read shows no change (%j)", async (fault) => {
      const end = await runQueue(operation, inputs, { ...given, faults: [{ endpoint: "updateQueue", fault }] });

      expect(endOf(end)).toBe("unavailable getQueue updateQueue getQueue");
      expect(errorLine(end.log)).toContain("updateQueue");
      expect(end.log).toContain(unchanged);
    });

    test("fails with the first error when the queue cannot be read afterwards", async () => {
      const faults = [
        { endpoint: "updateQueue", fault: { kind: "status", status: 500, body: "first" } },
        { endpoint: "getQueue", skip: 1, times: 0, fault: { kind: "status", status: 403 } },
      ] as const;

      const end = await runQueue(operation, inputs, { ...given, faults });

      expect(end.outputs["error-kind"]).toBe("unavailable");
      expect(errorLine(end.log)).toContain("first");
      expect(end.log).toContain("because the queue could not be read afterwards");
    });

    test("fails with the service's message when the service rejects the change", async () => {
      const fault = { kind: "status", status: 400, body: "not now" } as const;

      const end = await runQueue(operation, inputs, { ...given, faults: [{ endpoint: "updateQueue", fault }] });

      expect(endOf(end)).toBe("rejected getQueue updateQueue");
      expect(errorLine(end.log)).toContain("not now");
    });

    test("fails with not-found when the queue is deleted before the change", async () => {
      const fault = { kind: "status", status: 404 } as const;

      const end = await runQueue(operation, inputs, { ...given, faults: [{ endpoint: "updateQueue", fault }] });

      expect(end.outputs["error-kind"]).toBe("not-found");
      expect(errorLine(end.log)).toContain("There is no merge queue for branch main of local/playground.");
      expect(end.log).toContain("Check target-branch and repository. Also check that the token");
    });
  },
);

test("update-queue lists only the missing settings after a failure with an unknown effect", async () => {
  const faults = [
    { endpoint: "updateQueue", fault: { kind: "status", status: 502 } },
    { endpoint: "getQueue", skip: 1, fault: { kind: "patch", merge: { concurrency: 5 } } },
  ] as const;

  const end = await runQueue("update-queue", { settings: "concurrency: 5\nbatch: true" }, { faults });

  expect(end.outputs["error-kind"]).toBe("unavailable");
  expect(end.log).toContain("Settings not applied: batch.");
});

test("update-queue succeeds when the queue switches modes after a failure with an unknown effect", async () => {
  const faults = [{ endpoint: "updateQueue", fault: { kind: "drop", when: "after" } }] as const;

  const end = await runQueue("update-queue", { settings: "mode: parallel" }, { line: 1, faults });

  expect(end.outputs.result).toBe("updated");
  expect(queueFor(end.service)?.state).toBe("switching_modes");
});

const queueExists = (service: LocalService, branch?: string): boolean => queueFor(service, branch) !== undefined;

describe("a failure with an unknown effect", () => {
  test.each(LOST)("create-queue sends the other settings when a read shows the queue (%j)", async (fault) => {
    const end = await runQueue("create-queue", CREATE, { faults: [{ endpoint: "createQueue", fault }] });

    expect(endOf(end)).toBe("created getQueue createQueue getQueue updateQueue");
  });

  test.each(UNRECEIVED)("create-queue fails without a second write when a read shows no queue (%j)", async (fault) => {
    const end = await runQueue("create-queue", CREATE, { faults: [{ endpoint: "createQueue", fault }] });

    expect(endOf(end)).toBe("unavailable getQueue createQueue getQueue");
    expect(end.log).toContain("A read after the error shows that the queue does not exist.");
  });

  test("create-queue fails when the existing queue has other settings", async () => {
    const faults = [
      { endpoint: "getQueue", fault: { kind: "status", status: 404 } },
      { endpoint: "createQueue", fault: { kind: "status", status: 502 } },
    ] as const;

    const end = await runQueue("create-queue", { ...CREATE, "target-branch": "main" }, { faults });

    expect(end.outputs["error-kind"]).toBe("unavailable");
    expect(end.log).toContain(
      "the queue exists now. But these settings differ from the requested settings: mode, concurrency.",
    );
    expect(writesOf(end)).toEqual(["createQueue"]);
  });

  test.each([
    ["created", { kind: "drop", when: "after" }, "created getQueue createQueue updateQueue getQueue"],
    ["unavailable", { kind: "status", status: 503 }, "Settings not applied: mergeMethod."],
  ] as const)("create-queue returns %s when the effect on the other settings is unknown", async (_, fault, words) => {
    const end = await runQueue("create-queue", CREATE, { faults: [{ endpoint: "updateQueue", fault }] });

    expect(`${endOf(end)}\n${end.log}`).toContain(words);
    expect(queueExists(end.service, "release/1.x")).toBe(true);
  });
});

describe("delete-queue after a failure with an unknown effect", () => {
  test.each(LOST)("returns deleted when a read shows no queue (%j)", async (fault) => {
    const end = await runQueue("delete-queue", {}, { faults: [{ endpoint: "deleteQueue", fault }] });

    expect(endOf(end)).toBe("deleted deleteQueue getQueue");
  });

  test.each(UNRECEIVED)("fails when a read still shows the queue (%j)", async (fault) => {
    const end = await runQueue("delete-queue", {}, { faults: [{ endpoint: "deleteQueue", fault }] });

    expect(endOf(end)).toBe("unavailable deleteQueue getQueue");
    expect(end.log).toContain("A read after the error shows that the queue still exists.");
    expect(queueExists(end.service)).toBe(true);
  });

  test.each([
    [400, "rejected", byApi({ v1: 400, v2: 409 })],
    [500, "unavailable", 500],
  ])(
    "delete-queue fails with the status %d of the deletion when the queue cannot be read afterwards",
    async (status, kind, shown) => {
      const faults = [
        { endpoint: "deleteQueue", fault: { kind: "status", status, body: "no" } },
        { endpoint: "getQueue", fault: { kind: "status", status: 403 } },
      ] as const;

      const end = await runQueue("delete-queue", {}, { faults });

      expect(end.outputs["error-kind"]).toBe(kind);
      expect(errorLine(end.log)).toContain(`deleteQueue was answered with status ${shown}: "no"`);
    },
  );
});
