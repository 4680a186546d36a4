import { describe, expect, test } from "vitest";
import { filesOf } from "../interpreter/checkout.js";
import { runHere } from "../run/run-here.js";
import { givenService, runAction } from "./harness.js";
import { MAIN, stateOf, updates } from "./queue-states.js";
import { exampleAt, runExample } from "./readme-runs.js";

const QUEUE = { "target-branch": "main" };

/** Each of the two operations, with the states that it leads from and to. */
const BOTH = [
  { operation: "pause-queue", from: "running", to: "paused", done: "paused", run: runAction },
  { operation: "resume-queue", from: "paused", to: "running", done: "resumed", run: runHere },
] as const;

describe.each(BOTH)("$operation", ({ operation, from, to, done, run }) => {
  async function givenQueue(state: "running" | "paused" | "draining" = from) {
    const service = await givenService();
    service.control.updateQueue({ branch: "main", state });
    return service;
  }

  test("sets the state, with exactly that in the request", async () => {
    const service = await givenQueue();

    const end = await run(service, { operation, ...QUEUE });

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({ result: done, "previous-state": from, "error-kind": "" });
    expect(end.calls).toEqual(["getQueue", "updateQueue"]);
    expect(updates(end.requests)).toEqual([{ ...MAIN, state: to }]);
    expect(stateOf(service)).toBe(to);
    expect(end.log).toContain(`The merge queue for main of local/playground was ${done}; before, it was ${from}.`);
    expect(end.summary).toContain(`### ${operation}: ${done}`);
  });

  test("shows the reason in log, summary and result, and does not send it", async () => {
    const service = await givenQueue();
    const reason = "Release 1.2 | <b>\n::error::injected";

    const end = await runHere(service, { operation, ...QUEUE, reason });

    expect(end.outputs.result).toBe(done);
    expect(updates(end.requests)).toEqual([{ ...MAIN, state: to }]);
    expect(end.log).toContain("Reason: Release 1.2 | <b> ::error::injected");
    expect(end.log).not.toMatch(/^::error/m);
    expect(end.summary).toContain("Reason: Release 1.2 &#124; ");
    expect(end.summary).not.toContain("<b>");
    expect(end.result).toMatchObject({ reason: "Release 1.2 | <b> ::error::injected" });
  });
});

describe("the freeze for a release that the README shows", () => {
  const example = exampleAt("docs/operations/pause-queue.md: pause-queue");
  const repository = filesOf({ release: "#!/bin/sh\nexit 0\n" });

  test("a running queue runs again afterwards", async () => {
    const service = await givenService();

    expect((await runExample(service, example, { repository })).ourResults).toEqual([
      "pause-queue: paused",
      "resume-queue: resumed",
    ]);
    expect(stateOf(service)).toBe("running");
  });

  test("a queue that somebody else had paused stays paused", async () => {
    const service = await givenService();
    service.control.updateQueue({ branch: "main", state: "paused" });

    expect((await runExample(service, example, { repository })).ourResults).toEqual([
      "pause-queue: unchanged",
      "resume-queue: skipped",
    ]);
    expect(stateOf(service)).toBe("paused");
  });
});

test("a signal while the change is under way says what may be", async () => {
  const service = await givenService();
  service.control.addFault({ endpoint: "updateQueue", fault: { kind: "hang", afterEffect: true } });

  const end = await runAction(
    service,
    { operation: "pause-queue", ...QUEUE },
    {
      onStart(child) {
        const timer = setInterval(() => {
          if (!service.requests.some(({ endpoint }) => endpoint === "updateQueue")) return;
          clearInterval(timer);
          child.kill("SIGINT");
        }, 10);
        child.on("exit", () => clearInterval(timer));
      },
    },
  );

  expect(end.outputs).toMatchObject({ result: "aborted", "error-kind": "aborted", "previous-state": "running" });
  expect(end.log).toContain("It was stopped while the change was under way: look at the state of the queue.");
});
