import { describe, expect, test } from "vitest";
import type { Fault } from "../../local-queue/src/serve/service.js";
import { errorLine } from "../support/action.js";
import { requestsIn } from "../support/planned-requests.js";
import { givenQueued } from "../support/queue.js";
import { queueFor, switchModes, writesOf } from "../support/queue-requests.js";
import { endOf, type Given, givenQueue, runQueue } from "./run-queue.js";

const SHORT = { "poll-interval": "1s", timeout: "20s" };

function drain(given: Parameters<typeof runQueue>[2], inputs = {}, options: Parameters<typeof runQueue>[3] = {}) {
  return runQueue("drain-queue", { ...SHORT, ...inputs }, given, options);
}

describe("drain-queue", () => {
  test.each([
    ["running", "drained getQueue updateQueue getQueue"],
    ["draining", "drained getQueue"],
  ] as const)("returns drained when the empty queue is %s", async (state, expected) => {
    const end = await drain({ state });

    expect(endOf(end)).toBe(expected);
    expect(end.outputs).toMatchObject({ "previous-state": state, depth: "0" });
    expect(queueFor(end.service)?.state).toBe("draining");
  });

  test("returns drained when the only pull request is not ready", async () => {
    const service = await givenQueue();
    givenQueued(service, { mergeability: "not_mergeable" });

    expect((await drain(service)).outputs).toMatchObject({ result: "drained", depth: "0" });
  });

  test("continues to wait when a reply cannot be read", async () => {
    const service = await givenQueue({
      line: 1,
      faults: [onSecondRead({ kind: "reply", status: 200, text: "<html>" })],
    });
    const onLine = (line: string) =>
      void (line.includes("cannot be read at the moment") && service.control.advance(3600));

    const end = await drain(service, {}, { onLine });

    expect(end.outputs).toMatchObject({ result: "drained", "error-kind": "" });
    expect(end.log).toContain("The service responds again, after an outage of ");
  });
});

function onSecondRead(fault: Fault) {
  return { endpoint: "getQueue", skip: 1, fault } as const;
}

describe("drain-queue and a queue that cannot drain", () => {
  const frozen = [{ endpoint: "getQueue", fault: { kind: "patch", merge: { state: "FROZEN" } } }] as const;

  test.each<[string, Given, string, Readonly<Record<string, string>>]>([
    [
      "is paused: a drain would start merges again. Nothing was sent. If merges are allowed now, run resume-queue first",
      { line: 2, state: "paused" },
      "rejected",
      { "previous-state": "paused", depth: "2" },
    ],
    [
      "is frozen: this version does not know this state",
      { line: 1, faults: frozen },
      "rejected",
      { "previous-state": "frozen" },
    ],
  ])("drain-queue fails, and sends nothing, when the queue %s", async (words, given, kind, outputs) => {
    const end = await drain(given);

    expect(endOf(end)).toBe(`${kind} getQueue`);
    expect(end.outputs).toMatchObject(outputs);
    expect(errorLine(end.log)).toContain(`The merge queue for main of local/playground ${words}`);
  });

  test("gives no advice about draining when the service rejects the change", async () => {
    const fault = { kind: "status", status: 403, body: "not allowed" } as const;

    const end = await drain({ line: 1, faults: [{ endpoint: "updateQueue", fault }] });

    expect(end.outputs).toMatchObject({ "error-kind": "auth", "previous-state": "running" });
    expect(end.log).not.toContain("still draining");
  });
});

describe("drain-queue before the queue is empty", () => {
  test.each<[string, Fault, Readonly<Record<string, string>>, string]>([
    [
      "interrupted when the queue is paused, even if it is empty",
      { kind: "patch", merge: { state: "paused", enqueuedPullRequests: [] } },
      { result: "interrupted", "error-kind": "result", "previous-state": "running", depth: "0" },
      "stopped draining before it was empty: it is paused now, and no pull request was left in the queue.",
    ],
    [
      "interrupted when the queue is deleted",
      { kind: "status", status: 404 },
      { result: "interrupted", "error-kind": "result", depth: "" },
      "was deleted during the drain. When the step last read the queue, 1 pull request was left in the queue (#1).",
    ],
    [
      "an error when the token is rejected",
      { kind: "status", status: 401 },
      { result: "error", "error-kind": "auth", "previous-state": "running", depth: "1" },
      "The queue is still draining and admits no pull requests.",
    ],
  ])("returns %s", async (_, fault, outputs, words) => {
    const end = await drain({ line: 1, faults: [onSecondRead(fault)] });

    expect(end.outputs).toMatchObject(outputs);
    expect(end.log).toContain(words);
    expect(writesOf(end)).toEqual(["updateQueue"]);
  });

  test("reports the remaining pull requests when the timeout is over", async () => {
    const end = await drain({ line: 3 }, { timeout: "2s", "poll-interval": "1h" });

    expect(end.outputs).toMatchObject({ result: "timed-out", "error-kind": "timeout", "previous-state": "running" });
    expect(errorLine(end.log)).toContain(
      "title=drain-queue%3A timed-out::The merge queue for main of local/playground was not drained within 2s: 3 pull requests were left in the queue (#1, #2, #3).",
    );
    expect(end.log).toContain(
      "The queue is still draining and admits no pull requests. To continue the wait, run drain-queue again.",
    );
    expect(end.summary).toContain("#### Remaining pull requests");
    expect(end.summary).toContain("| 3 | [#3](https://github.com/local/playground/pull/3) | Change 3 |");
    expect(end.result).toMatchObject({ result: "timed-out", queue: { enqueuedPullRequests: [{}, {}, {}] } });
  });

  test("sends nothing when it is stopped during the first read", async () => {
    const service = await givenQueue({ faults: [{ endpoint: "getQueue", fault: { kind: "hang" } }] });

    const end = await drain(service, {}, { stopWhen: () => service.requests.length === 1 });

    expect(end.outputs).toMatchObject({ result: "aborted", "previous-state": "", depth: "" });
    expect(end.log).toContain("before the step could read the queue.");
    expect(end.log).toContain("Nothing was sent.");
  });
});

describe("drain-queue with dry-run", () => {
  const dry = { "dry-run": "true" };

  test.each<[string, Given]>([
    [
      "is running, with 1 pull request in it. The step would start the drain, and the wait would take 20s at most.",
      { line: 1 },
    ],
    [
      "is draining, with 1 pull request in it. The step would send nothing, and the wait would take 20s at most.",
      { line: 1, state: "draining" },
    ],
    [
      "The step would fail. The merge queue for main of local/playground is paused: a drain would start",
      { line: 1, state: "paused" },
    ],
    ["the wait would finish at once with the result drained.", { state: "draining" }],
  ])("shows the decision: %s", async (words, given) => {
    const end = await drain(given, dry);

    expect(endOf(end)).toBe("planned getQueue");
    expect(end.outputs["previous-state"]).toMatch(/^[a-z_]+$/);
    expect(end.log).toContain(words);
    const drains = requestsIn(end.log).some(({ body }) => Object(body).state === "draining");
    expect(drains).toBe(given.state === undefined);
  });

  test("reports that the step would wait for the end of a mode switch", async () => {
    const service = await givenQueue({ line: 1 });
    switchModes(service);

    expect((await drain(service, dry)).log).toContain(
      "is switching modes, with 1 pull request in it. After the switch, the step would start the drain",
    );
  });
});

describe("the input timeout of an operation that waits", () => {
  test.each([
    ["drain-queue", "", "1h"],
    ["drain-queue", "5h", "5h"],
    ["wait-for-merge", "", "5h"],
    ["wait-for-merge", "1h", "1h"],
  ])("limits the wait of %s with timeout %j to %s", async (operation, timeout, waits) => {
    const place = operation === "wait-for-merge" ? { "pr-number": "1" } : {};

    const end = await runQueue(operation, { timeout, "dry-run": "true", ...place }, { line: 1 });

    expect(end.log).toContain(`he wait would take ${waits} at most.`);
  });
});
