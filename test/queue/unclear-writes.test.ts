import { describe, expect, test } from "vitest";
import type { Fault, LocalService } from "../../local-queue/src/serve/service.js";
import { errorLine } from "../support/action.js";
import { queueFor, writesOf } from "../support/queue-requests.js";
import { endOf, type Given, runQueue } from "./run-queue.js";

const CREATE = { "target-branch": "release/1.x", settings: "mode: parallel\nconcurrency: 5\nmergeMethod: rebase" };

interface Update {
  readonly operation: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly given?: Given;
  /** The result after the change. */
  readonly done: string;
  /** Words about a queue that was read again and is as before. */
  readonly unchanged: string;
}

const AFTERWARDS = "The queue was read afterwards: it is";

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
    unchanged: "Missing: concurrency.",
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

describe.each(UPDATES)("$operation without a clear answer", ({ operation, inputs, given, done, unchanged }) => {
  test.each(LOST)("finds by reading back that the change had its effect (%j)", async (fault) => {
    const end = await runQueue(operation, inputs, { ...given, faults: [{ endpoint: "updateQueue", fault }] });

    expect(endOf(end)).toContain(`${done} getQueue updateQueue getQueue`);
    expect(writesOf(end)).toHaveLength(1);
  });

  test.each(UNRECEIVED)("fails and sends nothing again when the change had no effect (%j)", async (fault) => {
    const end = await runQueue(operation, inputs, { ...given, faults: [{ endpoint: "updateQueue", fault }] });

    expect(endOf(end)).toBe("unavailable getQueue updateQueue getQueue");
    expect(errorLine(end.log)).toContain("updateQueue");
    expect(end.log).toContain(unchanged);
  });

  test("reports the first error when the queue cannot be read afterwards", async () => {
    const faults = [
      { endpoint: "updateQueue", fault: { kind: "status", status: 500, body: "first" } },
      { endpoint: "getQueue", skip: 1, times: 0, fault: { kind: "status", status: 403 } },
    ] as const;

    const end = await runQueue(operation, inputs, { ...given, faults });

    expect(end.outputs["error-kind"]).toBe("unavailable");
    expect(errorLine(end.log)).toContain("first");
    expect(end.log).toContain("since the queue could not be read afterwards");
  });

  test("reports the words of the service when it refuses the change", async () => {
    const fault = { kind: "status", status: 400, body: "not now" } as const;

    const end = await runQueue(operation, inputs, { ...given, faults: [{ endpoint: "updateQueue", fault }] });

    expect(endOf(end)).toBe("rejected getQueue updateQueue");
    expect(errorLine(end.log)).toContain("not now");
  });

  test("names the queue when it is deleted between the read and the change", async () => {
    const fault = { kind: "status", status: 404 } as const;

    const end = await runQueue(operation, inputs, { ...given, faults: [{ endpoint: "updateQueue", fault }] });

    expect(end.outputs["error-kind"]).toBe("not-found");
    expect(errorLine(end.log)).toContain("There is no merge queue for branch main of local/playground.");
    expect(end.log).toContain("Check target-branch and repository, and that the token");
  });
});

test("names only the settings that the queue lacks after an unclear update", async () => {
  const faults = [
    { endpoint: "updateQueue", fault: { kind: "status", status: 502 } },
    { endpoint: "getQueue", skip: 1, fault: { kind: "patch", merge: { concurrency: 5 } } },
  ] as const;

  const end = await runQueue("update-queue", { settings: "concurrency: 5\nbatch: true" }, { faults });

  expect(end.outputs["error-kind"]).toBe("unavailable");
  expect(end.log).toContain("Missing: batch.");
});

test("accepts a queue that switches modes as the effect of an unclear update of its mode", async () => {
  const faults = [{ endpoint: "updateQueue", fault: { kind: "drop", when: "after" } }] as const;

  const end = await runQueue("update-queue", { settings: "mode: parallel" }, { line: 1, faults });

  expect(end.outputs.result).toBe("updated");
  expect(queueFor(end.service)?.state).toBe("switching_modes");
});

const there = (service: LocalService, branch?: string): boolean => queueFor(service, branch) !== undefined;

describe("create-queue without a clear answer", () => {
  test.each(LOST)("goes on with the settings when the queue was created (%j)", async (fault) => {
    const end = await runQueue("create-queue", CREATE, { faults: [{ endpoint: "createQueue", fault }] });

    expect(endOf(end)).toBe("created getQueue createQueue getQueue updateQueue");
  });

  test.each(UNRECEIVED)("fails and sends nothing again when no queue was created (%j)", async (fault) => {
    const end = await runQueue("create-queue", CREATE, { faults: [{ endpoint: "createQueue", fault }] });

    expect(endOf(end)).toBe("unavailable getQueue createQueue getQueue");
    expect(end.log).toContain("The queue was read afterwards: there is none.");
  });

  test("never takes a queue with other settings for its own", async () => {
    const faults = [
      { endpoint: "getQueue", fault: { kind: "status", status: 404 } },
      { endpoint: "createQueue", fault: { kind: "status", status: 502 } },
    ] as const;

    const end = await runQueue("create-queue", { ...CREATE, "target-branch": "main" }, { faults });

    expect(end.outputs["error-kind"]).toBe("unavailable");
    expect(end.log).toContain("there is one now, but not with the wanted mode, concurrency.");
    expect(writesOf(end)).toEqual(["createQueue"]);
  });

  test.each([
    ["created", { kind: "drop", when: "after" }, "created getQueue createQueue updateQueue getQueue"],
    ["unavailable", { kind: "status", status: 503 }, "Missing: mergeMethod."],
  ] as const)("ends as %s when the settings have an unclear answer", async (_, fault, words) => {
    const end = await runQueue("create-queue", CREATE, { faults: [{ endpoint: "updateQueue", fault }] });

    expect(`${endOf(end)}\n${end.log}`).toContain(words);
    expect(there(end.service, "release/1.x")).toBe(true);
  });
});

describe("delete-queue without a clear answer", () => {
  test.each(LOST)("finds by reading back that the queue is deleted (%j)", async (fault) => {
    const end = await runQueue("delete-queue", {}, { faults: [{ endpoint: "deleteQueue", fault }] });

    expect(endOf(end)).toBe("deleted deleteQueue getQueue");
  });

  test.each(UNRECEIVED)("fails when the queue is still there (%j)", async (fault) => {
    const end = await runQueue("delete-queue", {}, { faults: [{ endpoint: "deleteQueue", fault }] });

    expect(endOf(end)).toBe("unavailable deleteQueue getQueue");
    expect(end.log).toContain("The queue was read afterwards: it is still there.");
    expect(there(end.service)).toBe(true);
  });

  test.each([
    [400, "rejected"],
    [500, "unavailable"],
  ])("reports its own error, a %d, when the queue cannot be read", async (status, kind) => {
    const faults = [
      { endpoint: "deleteQueue", fault: { kind: "status", status, body: "no" } },
      { endpoint: "getQueue", fault: { kind: "status", status: 403 } },
    ] as const;

    const end = await runQueue("delete-queue", {}, { faults });

    expect(end.outputs["error-kind"]).toBe(kind);
    expect(errorLine(end.log)).toContain(`deleteQueue was answered with status ${status}: "no"`);
  });
});
