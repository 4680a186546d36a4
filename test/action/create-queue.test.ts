import { describe, expect, test } from "vitest";
import { errorLine, givenService, runAction } from "./harness.js";
import { bodiesOf, changesOf, queueBody, queueFor } from "./queue-settings.js";
import { whenever } from "./waiting.js";

const CREATE = { operation: "create-queue", "target-branch": "release/1.x" };
const BODY = queueBody("release/1.x");
const SETTINGS = [
  "mode: parallel",
  "concurrency: 5",
  "pendingFailureDepth: 0",
  "mergeMethod: rebase",
  "requiredStatuses: [build]",
].join("\n");

describe("create-queue", () => {
  test("makes a queue, and sends what only an update takes right after", async () => {
    const service = await givenService();

    const end = await runAction(service, { ...CREATE, settings: SETTINGS });

    expect([end.exitCode, end.outputs.result]).toEqual([0, "created"]);
    expect(end.calls).toEqual(["getQueue", "createQueue", "updateQueue"]);
    expect(bodiesOf(end, "createQueue")).toEqual([{ ...BODY, mode: "parallel", concurrency: 5 }]);
    expect(bodiesOf(end, "updateQueue")).toEqual([
      { ...BODY, pendingFailureDepth: 0, mergeMethod: "rebase", requiredStatuses: ["build"] },
    ]);
    expect(queueFor(service, "release/1.x")).toMatchObject({
      mode: "parallel",
      concurrency: 5,
      mergeMethod: "rebase",
      requiredStatuses: ["build"],
    });
    expect(changesOf(end)).toEqual([
      { setting: "mode", from: null, to: "parallel" },
      { setting: "concurrency", from: null, to: 5 },
      { setting: "pendingFailureDepth", from: null, to: 0 },
      { setting: "mergeMethod", from: null, to: "rebase" },
      { setting: "requiredStatuses", from: null, to: ["build"] },
    ]);
    expect(end.log).toContain("The merge queue for release/1.x of local/playground was created.");
    expect(end.summary).toContain("### create-queue: created");
    expect(end.summary).toContain("<code>mergeMethod</code>");
  });
});

describe("a branch that has a queue already", () => {
  const EXISTING = { ...CREATE, "target-branch": "main" };

  test("is an error that says how to go on", async () => {
    const service = await givenService();

    const end = await runAction(service, { ...EXISTING, settings: SETTINGS });

    expect([end.exitCode, end.outputs["error-kind"], end.calls]).toEqual([1, "rejected", ["getQueue"]]);
    expect(errorLine(end.log)).toContain("There is a merge queue for branch main of local/playground already.");
    expect(end.log).toContain("use update-queue, or if-exists: update");
    expect(queueFor(service)).toMatchObject({ mode: "single", concurrency: 1 });
  });
});

describe("a queue that was made while its settings were not", () => {
  test("is spoken of when the step is told to stop in between", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "updateQueue", fault: { kind: "hang" } });
    const isUnderWay = () => service.requests.some(({ endpoint }) => endpoint === "updateQueue");
    const stop = whenever(isUnderWay, (child) => child.kill("SIGTERM"));

    const end = await runAction(service, { ...CREATE, settings: SETTINGS }, { onStart: stop.onStart });

    expect([end.outputs.result, end.outputs["error-kind"]]).toEqual(["aborted", "aborted"]);
    expect(errorLine(end.log)).toContain("release/1.x of local/playground was created, but not all");
    expect(end.log).toContain(
      "It was stopped while the change was under way: these settings may be missing: pendingFailureDepth, mergeMethod, requiredStatuses.",
    );
  });
});
