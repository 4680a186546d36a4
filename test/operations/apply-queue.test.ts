import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import { errorLine, givenService } from "../action/harness.js";
import { givenTesting } from "../action/queue.js";
import { bodiesOf, changesOf, queueBody, queueFor, writesOf } from "../action/queue-settings.js";
import { givenWorkspace } from "../impacted-targets/workspace.js";
import { runHere } from "../run/run-here.js";

const FILE = ".github/merge-queue.yml";
const CONFIG = [
  "queues:",
  "  main: &default",
  "    concurrency: 5",
  "    mergeMethod: rebase",
  "  release/1.x: *default",
  "  develop:",
].join("\n");

function apply(
  service: LocalService,
  config: string,
  inputs: Readonly<Record<string, string>> = {},
): ReturnType<typeof runHere> {
  return runHere(
    service,
    { operation: "apply-queue", ...inputs },
    { workspace: givenWorkspace({ [inputs["config-file"] ?? FILE]: config }) },
  );
}

describe("apply-queue", () => {
  test("has nothing to do the second time", async () => {
    const service = await givenService();
    await apply(service, CONFIG);

    const end = await apply(service, CONFIG);

    expect([end.exitCode, end.outputs.result, end.outputs.changes]).toEqual([0, "unchanged", "[]"]);
    expect(writesOf(end)).toEqual([]);
    expect(end.log).toContain(`3 merge queues in ${FILE} match the file.`);
  });

  test("leaves queues and settings alone that the file does not name", async () => {
    const service = await givenService({ queue: { batch: true, concurrency: 7 } });
    service.control.addQueue({ branch: "release/1.x", concurrency: 3 });

    await apply(service, "queues: { main: { mergeMethod: merge_commit } }");

    expect(queueFor(service)).toMatchObject({ batch: true, concurrency: 7, mergeMethod: "merge_commit" });
    expect(queueFor(service, "release/1.x")).toMatchObject({ concurrency: 3 });
  });

  test("takes the one branch that target-branch names", async () => {
    const service = await givenService();

    const end = await apply(service, CONFIG, { "target-branch": "main" });

    expect(end.outputs.result).toBe("applied");
    expect(end.calls).toEqual(["getQueue", "updateQueue"]);
    expect(queueFor(service, "release/1.x")).toBeUndefined();
  });

  test("completes what a run before left half done", async () => {
    const service = await givenService({ queue: { concurrency: 5, mergeMethod: "rebase" } });
    service.control.addFault({ endpoint: "updateQueue", fault: { kind: "status", status: 400 } });
    const first = await apply(service, CONFIG);

    const end = await apply(service, CONFIG);

    expect(first.exitCode).toBe(1);
    expect(end.outputs.result).toBe("applied");
    expect(writesOf(end)).toEqual(["updateQueue", "createQueue"]);
    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody("release/1.x"), mergeMethod: "rebase" }]);
  });

  test("says what was applied before a branch failed", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "createQueue", fault: { kind: "status", status: 400, body: "no" } });

    const end = await apply(service, CONFIG);

    expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "rejected"]);
    expect(errorLine(end.log)).toContain("createQueue was answered with status 400");
    expect(end.log).toContain("Applied before: main. Failed: release/1.x. Not begun: develop.");
    const changes = [
      { branch: "main", setting: "concurrency", from: 1, to: 5 },
      { branch: "main", setting: "mergeMethod", from: "squash", to: "rebase" },
    ];
    expect(changesOf(end)).toEqual(changes);
    expect(end.result).toMatchObject({ changes });
    expect(queueFor(service)).toMatchObject({ concurrency: 5 });
  });

  test("says that nothing was changed when the only branch failed", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "updateQueue", fault: { kind: "status", status: 400, body: "no" } });

    const end = await apply(service, "queues: { main: { concurrency: 5 } }");

    expect([end.outputs["error-kind"], end.outputs.changes]).toEqual(["rejected", "[]"]);
    expect(end.log).not.toContain("Applied before");
  });

  test("changes a queue that somebody made in between", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "getQueue", fault: { kind: "status", status: 404 } });

    const end = await apply(service, "queues: { main: { concurrency: 5 } }");

    expect(end.outputs.result).toBe("applied");
    expect(end.calls).toEqual(["getQueue", "createQueue", "getQueue", "updateQueue"]);
    expect(changesOf(end)).toEqual([{ branch: "main", setting: "concurrency", from: 1, to: 5 }]);
  });

  test("says which queue switches modes afterwards", async () => {
    const service = await givenService();
    givenTesting(service);

    const end = await apply(service, "queues: { main: { mode: parallel } }");

    expect(end.log).toContain("main: The queue is switching modes now");
  });

  test("stops before it writes anything when a queue cannot be read", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "getQueue", skip: 1, fault: { kind: "status", status: 403 } });

    const end = await apply(service, CONFIG);

    expect([end.exitCode, end.outputs["error-kind"], writesOf(end)]).toEqual([1, "auth", []]);
  });

  test("shows names of branches in the summary as names", async () => {
    const service = await givenService();

    const end = await apply(service, "queues: { 'x|<img>`': { concurrency: 2 } }");

    expect(end.summary).toContain("#### x&#124;&#60;img&#62;&#96; (new)");
  });
});

describe("a dry run of apply-queue", () => {
  const DRY = { "dry-run": "true" };

  test("shows the requests for a few of many branches, and says how many more there are", async () => {
    const branches = Array.from({ length: 40 }, (_, index) => `  release/${index}: { concurrency: 5 }`);

    const end = await apply(await givenService(), ["queues:", ...branches].join("\n"), DRY);

    expect(changesOf(end)).toHaveLength(40);
    expect(end.log.match(/POST \/createQueue/g)).toHaveLength(10);
    expect(end.log).toContain("Not shown are the requests for 30 more branches.");
    expect(end.summary).toContain("#### release/39 (new)\n");
    expect(end.summary).toContain("Not shown are the requests for 30 more branches.");
    expect(end.log.split("\n").length).toBeLessThan(100);
  });

  test("fails on drift when it is told to", async () => {
    const end = await apply(await givenService(), CONFIG, { ...DRY, "fail-on-drift": "true" });

    expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([1, "drift", "result"]);
    expect(errorLine(end.log)).toContain("3 of 3 merge queues");
  });

  test("is green without drift", async () => {
    const service = await givenService();
    const inputs = { ...DRY, "fail-on-drift": "true" };

    const end = await apply(service, "queues: { main: { concurrency: 1 } }", inputs);

    expect([end.exitCode, end.outputs.result, end.calls]).toEqual([0, "unchanged", ["getQueue"]]);
  });
});

describe("a file that cannot be used", () => {
  test("is named with the path where it was looked for", async () => {
    const service = await givenService();
    const workspace = givenWorkspace();

    const end = await runHere(service, { operation: "apply-queue" }, { workspace });

    expect([end.outputs["error-kind"], end.requests]).toEqual(["input", []]);
    expect(errorLine(end.log)).toContain(
      `config-file: ${FILE} does not exist (looked for ${join(workspace, FILE)}). Check the repository out first`,
    );
  });

  test("that is a folder is no file", async () => {
    const workspace = givenWorkspace({ "queues/main.yml": "" });
    const inputs = { operation: "apply-queue", "config-file": "queues" };

    const end = await runHere(await givenService(), inputs, { workspace });

    expect(errorLine(end.log)).toContain("config-file: queues is not a file.");
  });

  test("has to have the branch that is asked for", async () => {
    const end = await apply(await givenService(), CONFIG, { "target-branch": "mian" });

    expect([end.outputs["error-kind"], end.requests]).toEqual(["input", []]);
    expect(errorLine(end.log)).toContain(
      `target-branch: ${FILE} has no queues.mian; its branches are main, release/1.x, develop.`,
    );
  });

  test("is not looked at when fail-on-drift stands without dry-run", async () => {
    const end = await apply(await givenService(), CONFIG, { "fail-on-drift": "true" });

    expect(errorLine(end.log)).toContain("fail-on-drift: needs dry-run: true");
    expect(end.requests).toEqual([]);
  });
});
