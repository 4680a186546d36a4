import { describe, expect, test } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import { errorLine, givenService } from "../action/harness.js";
import { givenQueued } from "../action/queue.js";
import { stateOf, switchModes, updates } from "../action/queue-states.js";
import { runHere } from "../run/run-here.js";

type Options = Parameters<typeof runHere>[2];
type QueueState = "running" | "paused" | "draining";

function drain(service: LocalService, inputs: Readonly<Record<string, string>> = {}, options: Options = {}) {
  const given = { operation: "drain-queue", "target-branch": "main", "poll-interval": "1s", timeout: "20s" };
  return runHere(service, { ...given, ...inputs }, options);
}

/** A queue with pull requests in its line, one of which is tested. */
async function givenLine(count: number, state: QueueState = "running") {
  const service = await givenService();
  for (let index = 0; index < count; index += 1) givenQueued(service, { title: `Change ${index + 1}` });
  service.control.advance(3);
  service.control.updateQueue({ branch: "main", state });
  return service;
}

/** Does something to the service as soon as the log says so. */
function once(words: string, act: () => void): Options {
  let done = false;
  return {
    onLine(line) {
      if (done || !line.includes(words)) return;
      done = true;
      act();
    },
  };
}

describe("drained", () => {
  test("a queue that drains already is sent nothing", async () => {
    const service = await givenService();
    service.control.updateQueue({ branch: "main", state: "draining" });

    const end = await drain(service);

    expect(end.outputs).toMatchObject({ result: "drained", "previous-state": "draining", depth: "0" });
    expect(end.calls).toEqual(["getQueue"]);
  });

  test("an empty queue is set draining all the same, and done as soon as that shows", async () => {
    const service = await givenService();

    const end = await drain(service);

    expect(end.outputs).toMatchObject({ result: "drained", "previous-state": "running" });
    expect(end.calls).toEqual(["getQueue", "updateQueue", "getQueue"]);
    expect(stateOf(service)).toBe("draining");
  });

  test("what is not ready does not stand in the queue, and is not waited for", async () => {
    const service = await givenService();
    givenQueued(service, { mergeability: "not_mergeable" });

    expect((await drain(service)).outputs).toMatchObject({ result: "drained", depth: "0" });
  });
});

describe("refused", () => {
  test("a paused queue is not drained, since that would let it merge", async () => {
    const service = await givenLine(2, "paused");

    const end = await drain(service);

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({
      result: "error",
      "error-kind": "rejected",
      "previous-state": "paused",
      depth: "2",
    });
    expect(errorLine(end.log)).toContain(
      "The merge queue for main of local/playground is paused: draining it would let it merge again. Nothing was sent. If it may merge, run resume-queue first",
    );
    expect(end.calls).toEqual(["getQueue"]);
    expect(stateOf(service)).toBe("paused");
  });

  test("neither is one in a state that nobody knows yet", async () => {
    const service = await givenLine(1);
    service.control.addFault({ endpoint: "getQueue", fault: { kind: "patch", merge: { state: "FROZEN" } } });

    const end = await drain(service);

    expect(end.outputs).toMatchObject({ "error-kind": "rejected", "previous-state": "frozen" });
    expect(errorLine(end.log)).toContain("is frozen: which is not known here");
    expect(end.calls).toEqual(["getQueue"]);
  });

  test("a queue that does not exist is an error", async () => {
    const end = await drain(await givenService(), { "target-branch": "mian" });

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "not-found", "previous-state": "" });
    expect(end.calls).toEqual(["getQueue"]);
  });

  test("a change that the service refuses is an error in its words", async () => {
    const service = await givenLine(1);
    const fault = { kind: "status", status: 403, body: "not allowed" } as const;
    service.control.addFault({ endpoint: "updateQueue", fault });

    const end = await drain(service);

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "auth", "previous-state": "running" });
    expect(errorLine(end.log)).toContain("not allowed");
    expect(end.log).not.toContain("stays draining");
  });
});

describe("an unclear end of the change", () => {
  test("that had its effect goes on", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "updateQueue", fault: { kind: "drop", when: "after" } });

    const end = await drain(service);

    expect(end.outputs).toMatchObject({ result: "drained", "previous-state": "running" });
    expect(end.calls).toEqual(["getQueue", "updateQueue", "getQueue", "getQueue"]);
  });

  test("that had none is the error", async () => {
    const service = await givenLine(1);
    service.control.addFault({ endpoint: "updateQueue", fault: { kind: "status", status: 500 } });

    const end = await drain(service);

    expect(end.outputs).toMatchObject({
      result: "error",
      "error-kind": "unavailable",
      "previous-state": "running",
      depth: "1",
    });
    expect(end.log).toContain("The queue was read afterwards: it is running.");
    expect(updates(end.requests)).toHaveLength(1);
  });
});

describe("interrupted", () => {
  test("by somebody who paused it, even when it is empty at that moment: something new may come in", async () => {
    const service = await givenLine(1);
    const merge = { state: "paused", enqueuedPullRequests: [] };
    service.control.addFault({ endpoint: "getQueue", skip: 1, fault: { kind: "patch", merge } });

    const end = await drain(service);

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({
      result: "interrupted",
      "error-kind": "result",
      "previous-state": "running",
      depth: "0",
    });
    expect(errorLine(end.log)).toContain(
      "stopped draining before it was seen empty: it is paused now, and nothing was in it.",
    );
    expect(updates(end.requests)).toHaveLength(1);
  });

  test("by somebody who deleted it", async () => {
    const service = await givenLine(1);
    service.control.addFault({ endpoint: "getQueue", skip: 1, fault: { kind: "status", status: 404 } });

    const end = await drain(service);

    expect(end.outputs).toMatchObject({ result: "interrupted", "error-kind": "result", depth: "" });
    expect(errorLine(end.log)).toContain(
      "The merge queue for main of local/playground was deleted while it was draining. When it was last read, 1 pull request was left (#1).",
    );
  });
});

describe("a service that fails in the middle", () => {
  test("is waited over", async () => {
    const service = await givenLine(1);
    const page = { kind: "reply", status: 200, text: "<html>" } as const;
    service.control.addFault({ endpoint: "getQueue", skip: 1, fault: page });

    const end = await drain(
      service,
      {},
      once("cannot be read at the moment", () => service.control.advance(3600)),
    );

    expect(end.outputs).toMatchObject({ result: "drained", "error-kind": "" });
    expect(end.log).toContain("The service can be read again, after ");
  });

  test("with a status that asking again cannot mend ends it, and says that the queue stays draining", async () => {
    const service = await givenLine(1);
    service.control.addFault({ endpoint: "getQueue", skip: 1, fault: { kind: "status", status: 401 } });

    const end = await drain(service);

    expect(end.outputs).toMatchObject({
      result: "error",
      "error-kind": "auth",
      "previous-state": "running",
      depth: "1",
    });
    expect(end.log).toContain("It stays draining, and takes nothing new in.");
  });
});

describe("a signal", () => {
  const patient = { "poll-interval": "1h", timeout: "5h" };

  test("ends a change that hangs, which may have had its effect", async () => {
    const service = await givenLine(1);
    service.control.addFault({ endpoint: "updateQueue", fault: { kind: "hang" } });
    const stopWhen = () => updates(service.requests).length === 1;

    const end = await drain(service, patient, { stopWhen });

    expect(end.outputs).toMatchObject({ result: "aborted", "previous-state": "running", depth: "1" });
    expect(end.log).toContain("It may be draining: the request was under way.");
  });

  test("ends the first read, before anything was sent", async () => {
    const service = await givenLine(1);
    service.control.addFault({ endpoint: "getQueue", fault: { kind: "hang" } });
    const stopWhen = () => service.requests.length === 1;

    const end = await drain(service, patient, { stopWhen });

    expect(end.outputs).toMatchObject({ result: "aborted", "previous-state": "", depth: "" });
    expect(end.log).toContain("before its state was known.");
    expect(end.log).toContain("Nothing was sent.");
  });
});

describe("a dry run", () => {
  const dry = { "dry-run": "true" };

  test.each([
    [
      "running",
      "is running, with 1 pull request in it. It would be set draining, and the wait would take 20s at most.",
    ],
    ["draining", "is draining, with 1 pull request in it. Nothing would be sent, and the wait would take 20s at most."],
    ["paused", "This would fail. The merge queue for main of local/playground is paused: draining it would"],
  ] as const)("of a queue that is %s says what would happen", async (state, words) => {
    const service = await givenLine(1, state);

    const end = await drain(service, dry);

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({ result: "planned", "previous-state": expect.stringMatching(/^[a-z_]+$/) });
    expect(end.calls).toEqual(["getQueue"]);
    expect(end.log).toContain(words);
    expect(end.log.includes('"state": "draining"')).toBe(state === "running");
    expect(stateOf(service)).toBe(state);
  });

  test("of an empty queue that drains says that it would end at once", async () => {
    const service = await givenService();
    service.control.updateQueue({ branch: "main", state: "draining" });

    expect((await drain(service, dry)).log).toContain("the wait would end at once as drained.");
  });

  test("of a queue that switches modes says that this comes first", async () => {
    const service = await givenLine(1);
    switchModes(service);

    const end = await drain(service, dry);

    expect(end.log).toContain(
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
  ])("%s with %j waits %s", async (operation, timeout, waits) => {
    const service = await givenLine(1);
    const place = operation === "wait-for-merge" ? { "pr-number": "1" } : {};

    const end = await drain(service, { operation, timeout, "dry-run": "true", ...place });

    expect(end.outputs.result).toBe("planned");
    expect(end.log).toContain(`he wait would take ${waits} at most.`);
  });

  test.each([
    ["1h", ""],
    ["5h", ""],
    ["60m", ""],
    ["2h", "timeout: get-queue does not take this input; it belongs to submit, wait-for-merge, drain-queue."],
  ])("%s given to an operation without it: %j", async (timeout, message) => {
    const service = await givenService();

    const end = await runHere(service, { operation: "get-queue", timeout });

    expect(end.outputs["error-message"]).toBe(message);
  });
});
