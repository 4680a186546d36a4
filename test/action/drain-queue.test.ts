import { describe, expect, test } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import { filesOf } from "../interpreter/checkout.js";
import { runHere } from "../run/run-here.js";
import { annotations, errorLine, givenService, runAction } from "./harness.js";
import { givenQueued } from "./queue.js";
import { MAIN, stateOf, updates } from "./queue-states.js";
import { exampleAt, runExample } from "./readme-runs.js";
import { whenever } from "./waiting.js";

type Options = Parameters<typeof runAction>[2];
type QueueState = "running" | "paused" | "draining";

function drain(service: LocalService, inputs: Readonly<Record<string, string>> = {}, options: Options = {}) {
  const given = { operation: "drain-queue", "target-branch": "main", "poll-interval": "1s", timeout: "20s" };
  return runAction(service, { ...given, ...inputs }, options);
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
  test("a queue that runs is set draining, and waited for until it is empty", async () => {
    const service = await givenLine(3);

    const end = await drain(
      service,
      {},
      once("The queue is draining", () => service.control.advance(3600)),
    );

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({ result: "drained", "previous-state": "running", depth: "0", "error-kind": "" });
    expect(updates(end.requests)).toEqual([{ ...MAIN, state: "draining" }]);
    expect(end.calls.slice(0, 3)).toEqual(["getQueue", "updateQueue", "getQueue"]);
    expect(stateOf(service)).toBe("draining");
    expect(end.log).toContain("The queue is running; 3 pull requests left.");
    expect(end.log).toContain("The queue is draining (before: running); 3 pull requests left.");
    expect(end.log).toContain("The merge queue for main of local/playground is drained: nothing is left in it after ");
    expect(end.summary).toContain("### drain-queue: drained");
    expect(annotations(end.log)).toEqual([]);
  });
});

describe("timed-out", () => {
  test("says what is left and that the queue stays draining", async () => {
    const service = await givenLine(3);

    const inputs = { operation: "drain-queue", "target-branch": "main", timeout: "2s", "poll-interval": "1h" };
    const end = await runHere(service, inputs);

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({
      result: "timed-out",
      "error-kind": "timeout",
      "previous-state": "running",
      depth: "3",
    });
    expect(errorLine(end.log)).toContain(
      "title=drain-queue%3A timed-out::The merge queue for main of local/playground was not drained within 2s: 3 pull requests were left (#1, #2, #3).",
    );
    expect(end.log).toContain(
      "It stays draining, and takes nothing new in. Run drain-queue again to go on waiting, or",
    );
    expect(end.summary).toContain("#### What is left");
    expect(end.summary).toContain("| 3 | [#3](https://github.com/local/playground/pull/3) | Change 3 |");
    expect(stateOf(service)).toBe("draining");
    expect(end.result).toMatchObject({ result: "timed-out", queue: { enqueuedPullRequests: [{}, {}, {}] } });
  });
});

describe("a signal", () => {
  /** A process that works ends much sooner, one that does not lives on for an hour; the rest is for a busy machine. */
  const AT_ONCE_MS = 20_000;
  const patient = { "poll-interval": "1h", timeout: "5h" };

  test("ends the pause between two polls, with everything that is known", async () => {
    const service = await givenLine(2);
    const stop = whenever(
      (log) => log.includes("The queue is draining (before: running)"),
      (child) => child.kill("SIGTERM"),
      100,
    );

    const end = await drain(service, patient, stop);

    expect(end.exitCode).toBe(1);
    expect(stop.livedOnMs()).toBeLessThan(AT_ONCE_MS);
    expect(end.outputs).toMatchObject({
      result: "aborted",
      "error-kind": "aborted",
      "previous-state": "running",
      depth: "2",
    });
    expect(errorLine(end.log)).toContain("title=drain-queue%3A aborted::The drain of the merge queue for main of");
    expect(end.log).toContain("It stays draining, and takes nothing new in.");
    expect(end.summary).toContain("#### What is left");
    expect(stateOf(service)).toBe("draining");
  });
});

describe("the steps that the README shows", () => {
  const example = exampleAt("docs/operations/drain-queue.md: drain-queue");
  const repository = filesOf({ "cut-release-branch": "#!/bin/sh\nexit 0\n" });

  test("drain a queue that runs, and let it run again", async () => {
    const service = await givenService();

    expect((await runExample(service, example, { repository })).ourResults).toEqual([
      "drain-queue: drained",
      "resume-queue: resumed",
    ]);
    expect(stateOf(service)).toBe("running");
  });

  test.each(["paused", "draining"] as const)("leave one that was %s before as it was", async (state) => {
    const service = await givenService();
    service.control.updateQueue({ branch: "main", state });

    const drained = state === "paused" ? "error" : "drained";
    expect((await runExample(service, example, { repository })).ourResults).toEqual([
      `drain-queue: ${drained}`,
      "resume-queue: skipped",
    ]);
    expect(stateOf(service)).toBe(state);
  });

  test("leave one that somebody else changed meanwhile as it is", async () => {
    const service = await givenService();
    const fault = { kind: "patch", merge: { state: "paused" } } as const;
    service.control.addFault({ endpoint: "getQueue", skip: 1, fault });

    expect((await runExample(service, example, { repository })).ourResults).toEqual([
      "drain-queue: interrupted",
      "resume-queue: skipped",
    ]);
  });
});
