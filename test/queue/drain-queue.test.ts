import { describe, expect, test } from "vitest";
import type { Fault } from "../../local-queue/src/serve/service.js";
import { errorLine } from "../support/action.js";
import { givenQueued } from "../support/queue.js";
import { queueFor, switchModes, writesOf } from "../support/queue-requests.js";
import { endOf, type Given, givenQueue, runQueue } from "./run-queue.js";

const SHORT = { "poll-interval": "1s", timeout: "20s" };

function drain(given: Parameters<typeof runQueue>[2], inputs = {}, options: Parameters<typeof runQueue>[3] = {}) {
  return runQueue("drain-queue", { ...SHORT, ...inputs }, given, options);
}

describe("drained", () => {
  test.each([
    ["running", "drained getQueue updateQueue getQueue"],
    ["draining", "drained getQueue"],
  ] as const)("ends at once for an empty queue that is %s", async (state, expected) => {
    const end = await drain({ state });

    expect(endOf(end)).toBe(expected);
    expect(end.outputs).toMatchObject({ "previous-state": state, depth: "0" });
    expect(queueFor(end.service)?.state).toBe("draining");
  });

  test("does not wait for a pull request that is not ready", async () => {
    const service = await givenQueue();
    givenQueued(service, { mergeability: "not_mergeable" });

    expect((await drain(service)).outputs).toMatchObject({ result: "drained", depth: "0" });
  });

  test("waits while the service cannot be read", async () => {
    const service = await givenQueue({
      line: 1,
      faults: [onSecondRead({ kind: "reply", status: 200, text: "<html>" })],
    });
    const onLine = (line: string) =>
      void (line.includes("cannot be read at the moment") && service.control.advance(3600));

    const end = await drain(service, {}, { onLine });

    expect(end.outputs).toMatchObject({ result: "drained", "error-kind": "" });
    expect(end.log).toContain("The service can be read again, after ");
  });
});

function onSecondRead(fault: Fault) {
  return { endpoint: "getQueue", skip: 1, fault } as const;
}

describe("refused", () => {
  const frozen = [{ endpoint: "getQueue", fault: { kind: "patch", merge: { state: "FROZEN" } } }] as const;

  test.each<[string, Given, string, Readonly<Record<string, string>>]>([
    [
      "is paused: draining it would let it merge again. Nothing was sent. If it may merge, run resume-queue first",
      { line: 2, state: "paused" },
      "rejected",
      { "previous-state": "paused", depth: "2" },
    ],
    ["is frozen: which is not known here", { line: 1, faults: frozen }, "rejected", { "previous-state": "frozen" }],
  ])("sends nothing to a queue that %s", async (words, given, kind, outputs) => {
    const end = await drain(given);

    expect(endOf(end)).toBe(`${kind} getQueue`);
    expect(end.outputs).toMatchObject(outputs);
    expect(errorLine(end.log)).toContain(`The merge queue for main of local/playground ${words}`);
  });

  test("does not advise on draining when the service refuses the change", async () => {
    const fault = { kind: "status", status: 403, body: "not allowed" } as const;

    const end = await drain({ line: 1, faults: [{ endpoint: "updateQueue", fault }] });

    expect(end.outputs).toMatchObject({ "error-kind": "auth", "previous-state": "running" });
    expect(end.log).not.toContain("stays draining");
  });
});

describe("interrupted or ended", () => {
  test.each<[string, Fault, Readonly<Record<string, string>>, string]>([
    [
      "interrupted when somebody pauses the queue, even when it is empty",
      { kind: "patch", merge: { state: "paused", enqueuedPullRequests: [] } },
      { result: "interrupted", "error-kind": "result", "previous-state": "running", depth: "0" },
      "stopped draining before it was seen empty: it is paused now, and nothing was in it.",
    ],
    [
      "interrupted when somebody deletes the queue",
      { kind: "status", status: 404 },
      { result: "interrupted", "error-kind": "result", depth: "" },
      "was deleted while it was draining. When it was last read, 1 pull request was left (#1).",
    ],
    [
      "an error when the service refuses the token",
      { kind: "status", status: 401 },
      { result: "error", "error-kind": "auth", "previous-state": "running", depth: "1" },
      "It stays draining, and takes nothing new in.",
    ],
  ])("is %s", async (_, fault, outputs, words) => {
    const end = await drain({ line: 1, faults: [onSecondRead(fault)] });

    expect(end.outputs).toMatchObject(outputs);
    expect(end.log).toContain(words);
    expect(writesOf(end)).toEqual(["updateQueue"]);
  });

  test("reports at its timeout the pull requests that are left", async () => {
    const end = await drain({ line: 3 }, { timeout: "2s", "poll-interval": "1h" });

    expect(end.outputs).toMatchObject({ result: "timed-out", "error-kind": "timeout", "previous-state": "running" });
    expect(errorLine(end.log)).toContain(
      "title=drain-queue%3A timed-out::The merge queue for main of local/playground was not drained within 2s: 3 pull requests were left (#1, #2, #3).",
    );
    expect(end.log).toContain(
      "It stays draining, and takes nothing new in. Run drain-queue again to go on waiting, or",
    );
    expect(end.summary).toContain("#### What is left");
    expect(end.summary).toContain("| 3 | [#3](https://github.com/local/playground/pull/3) | Change 3 |");
    expect(end.result).toMatchObject({ result: "timed-out", queue: { enqueuedPullRequests: [{}, {}, {}] } });
  });

  test("sends nothing when it is stopped during the first read", async () => {
    const service = await givenQueue({ faults: [{ endpoint: "getQueue", fault: { kind: "hang" } }] });

    const end = await drain(service, {}, { stopWhen: () => service.requests.length === 1 });

    expect(end.outputs).toMatchObject({ result: "aborted", "previous-state": "", depth: "" });
    expect(end.log).toContain("before its state was known.");
    expect(end.log).toContain("Nothing was sent.");
  });
});

describe("a dry run", () => {
  const dry = { "dry-run": "true" };

  test.each<[string, Given]>([
    [
      "is running, with 1 pull request in it. It would be set draining, and the wait would take 20s at most.",
      { line: 1 },
    ],
    [
      "is draining, with 1 pull request in it. Nothing would be sent, and the wait would take 20s at most.",
      { line: 1, state: "draining" },
    ],
    [
      "This would fail. The merge queue for main of local/playground is paused: draining it would",
      { line: 1, state: "paused" },
    ],
    ["the wait would end at once as drained.", { state: "draining" }],
  ])("reports that the queue %s", async (words, given) => {
    const end = await drain(given, dry);

    expect(endOf(end)).toBe("planned getQueue");
    expect(end.outputs["previous-state"]).toMatch(/^[a-z_]+$/);
    expect(end.log).toContain(words);
    expect(end.log.includes('"state": "draining"')).toBe(given.state === undefined);
  });

  test("reports that a switch of modes comes first", async () => {
    const service = await givenQueue({ line: 1 });
    switchModes(service);

    expect((await drain(service, dry)).log).toContain(
      "is switching modes, with 1 pull request in it. Once that is done it would be set draining",
    );
  });
});

describe("timeout, whose default is an operation's own", () => {
  test.each([
    ["drain-queue", "", "1h"],
    ["drain-queue", "5h", "5h"],
    ["wait-for-merge", "", "5h"],
    ["wait-for-merge", "1h", "1h"],
  ])("makes %s with %j wait %s", async (operation, timeout, waits) => {
    const place = operation === "wait-for-merge" ? { "pr-number": "1" } : {};

    const end = await runQueue(operation, { timeout, "dry-run": "true", ...place }, { line: 1 });

    expect(end.log).toContain(`he wait would take ${waits} at most.`);
  });

  test.each([
    ["1h", ""],
    ["60m", ""],
    ["2h", "timeout: get-queue does not take this input; it belongs to submit, wait-for-merge, drain-queue."],
  ])("is refused by an operation without it unless %s is a default", async (timeout, message) => {
    expect((await runQueue("get-queue", { timeout })).outputs["error-message"]).toBe(message);
  });
});
