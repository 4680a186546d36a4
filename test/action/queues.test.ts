import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { simulate } from "../../local-queue/src/index.js";
import { errorLine, givenService, runAction } from "../support/action.js";
import { runHere } from "../support/command-in-process.js";
import { runCommand } from "../support/command-line.js";
import { givenChange } from "../support/computing.js";
import { createGitHubPast, givenGitHubRepository } from "../support/github-repository.js";
import { filesOf } from "../support/interpreter/checkout.js";
import { givenQueued, givenTesting } from "../support/queue.js";
import { bodiesOf, queueBody, queueFor } from "../support/queue-requests.js";
import { runHere as runActionHere } from "../support/run-in-process.js";
import { whenever } from "../support/run-wait.js";
import { givenWorkspace } from "../support/workspace.js";
import { exampleAt, runExample } from "./readme-runs.js";

test("the bundled action creates, changes, reads, pauses, resumes, drains and deletes a queue", async () => {
  const service = await givenService();
  const workspace = givenWorkspace({ ".github/merge-queue.yml": "queues: { next: { mode: parallel } }" });
  const inputs = { "target-branch": "next" };
  const ends = [
    ["create-queue", { settings: "concurrency: 3" }, "created getQueue createQueue"],
    ["update-queue", { settings: "concurrency: 5\nbatch: false" }, "updated getQueue updateQueue"],
    ["apply-queue", {}, "applied getQueue updateQueue"],
    ["get-queue", {}, "found getQueue"],
    ["pause-queue", { reason: "a release" }, "paused getQueue updateQueue"],
    ["resume-queue", {}, "resumed getQueue updateQueue"],
    ["drain-queue", { "poll-interval": "1s" }, "drained getQueue updateQueue getQueue"],
    ["delete-queue", {}, "deleted deleteQueue"],
  ] as const;

  for (const [operation, own, expected] of ends) {
    const end = await runAction(service, { operation, ...inputs, ...own }, { workspace });
    expect([end.outputs.result, ...end.calls].join(" ")).toBe(expected);
    expect(end.summary).toContain(`### ${operation}: ${end.outputs.result}`);
    if (operation === "update-queue")
      expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody("next"), concurrency: 5 }]);
    if (operation === "get-queue") expect(end.outputs).toMatchObject({ mode: "parallel", concurrency: "5" });
  }
});

test("the bundled action and the command line report a required check that the queue never gets", async () => {
  const service = await givenService();
  service.control.setHostSettings({ labels: ["merge"] });
  const text = "on: pull_request\njobs:\n  build: { runs-on: x, steps: [] }\n  test: { runs-on: x, steps: [] }\n";
  const { folder } = givenChange({ ".github/workflows/ci.yml": text });
  const inputs = { operation: "doctor", "target-branch": "main" };

  const end = await runAction(service, inputs, { workspace: folder });
  const argv = ["doctor", "--repository", "local/playground", "--target-branch", "main", "--json"];
  const command = await runHere(argv, { service, folder, environment: { GITHUB_TOKEN: "a-token" } });

  expect(end.outputs).toMatchObject({ result: "faults", "error-count": "2", "error-kind": "result" });
  expect(errorLine(end.log)).toContain("title=doctor%3A faults::The set-up of the merge queue for main of");
  expect(end.log).toContain("error required-check-not-started: .github/workflows/ci.yml:1: ");
  expect(JSON.parse(readFileSync(end.outputs["sarif-file"] ?? "", "utf8")).version).toBe("2.1.0");
  const found = JSON.parse(command.stdout).outputs.findings;
  expect(command.exitCode).toBe(1);
  expect(found.map(({ id }: { readonly id: string }) => id)).toEqual(
    JSON.parse(end.outputs.findings ?? "").map(({ id }: { readonly id: string }) => id),
  );
});

test("the bundled action reports the remaining pull requests when a signal stops drain-queue", async () => {
  const service = await givenService();
  for (let each = 0; each < 2; each += 1) givenTesting(service);
  const stop = whenever(
    (log) => log.includes("The queue is draining (before: running)"),
    (child) => child.kill("SIGTERM"),
    100,
  );
  const inputs = { operation: "drain-queue", "target-branch": "main", "poll-interval": "1h", timeout: "5h" };

  const end = await runAction(service, inputs, stop);

  // A process that ignores the signal lives for an hour. The limit is long enough for a busy machine.
  expect(stop.livedOnMs()).toBeLessThan(20_000);
  expect(end.outputs).toMatchObject({ result: "aborted", "previous-state": "running", depth: "2" });
  expect(errorLine(end.log)).toContain("title=drain-queue%3A aborted::The drain of the merge queue for main of");
  expect(end.log).toContain("The queue is still draining and admits no pull requests.");
  expect(end.summary).toContain("#### Remaining pull requests");
});

test("the bundled action exports the history of a queue, and merge-queue simulate compares settings with that history", async () => {
  const service = await givenService({ queue: { concurrency: 40 } });
  for (let each = 0; each < 40; each += 1) givenQueued(service);
  service.control.advance(600);
  const inputs = { operation: "export-history", "target-branch": "main" };

  const end = await runAction(service, inputs, { workspace: givenWorkspace({}) });

  expect(end.outputs).toMatchObject({ result: "exported", "testing-result-count": "40", "pull-request-count": "40" });
  const argv = ["--history", end.outputs["history-file"] ?? "", "--what-if", "concurrency=40,80", "--seeds", "20"];
  let stdout = "";
  const write = (text: string): void => {
    stdout += text;
  };
  await simulate(argv, { write, writeError: write, signal: new AbortController().signal });
  expect(stdout).toContain("40 merged");
  expect(stdout).toContain("Compared with concurrency=40:");
});

test("the bundled action reports on a queue as a summary, an HTML page and JSON", async () => {
  const service = await givenService({ queue: { concurrency: 3 } });
  givenQueued(service, { testPlan: { result: "fail" } });
  givenQueued(service, { title: "<b>Change</b>" });
  service.control.advance(600);
  const inputs = { operation: "report-queue", "target-branch": "main", "report-file": "report.html" };

  const { outputs, summary } = await runAction(service, inputs, { workspace: givenWorkspace({}) });

  expect(outputs).toMatchObject({ result: "reported", "merged-count": "1" });
  expect(JSON.parse(readFileSync(outputs["report-json-file"] ?? "", "utf8")).figures).toMatchObject({ failed: 1 });
  const page = readFileSync(outputs["report-file"] ?? "", "utf8");
  expect(page.match(/<svg /g)).toHaveLength(4);
  for (const text of [summary, page]) expect(text).toContain("&#60;b&#62;Change");
});

test("export-history writes a history from GitHub, and the bundled command line uses it to compare settings", async () => {
  const service = await givenService();
  const past = createGitHubPast(60);
  const { url } = await givenGitHubRepository(past, { required: ["lint", "test (linux)"] });
  const inputs = { operation: "export-history", source: "github", "target-branch": "main", token: "" };
  const until = new Date(past.endMs + 3_600_000).toISOString();

  const end = await runActionHere(service, { ...inputs, until }, { workspace: givenWorkspace({}), githubApiUrl: url });

  expect(end.outputs, end.log).toMatchObject({ result: "exported", "workflow-run-count": "180" });
  const argv = ["simulate", "--history", end.outputs["history-file"] ?? "", "--what-if", "batch=1,4", "--seeds", "20"];
  const { stdout, exitCode } = await runCommand(argv);
  expect(exitCode, stdout).toBe(0);
  expect(stdout).toMatch(/^With batch=1, the queue would merge half of the pull requests within 1\dm, and/);
  expect(stdout).toContain("60 merged pull requests in 9d20h, 0.3 an hour");
  expect(stdout).toContain(
    "- The runs of the workflows with the required checks lint, test (linux) count as tests: CI, Lint.",
  );
  expect(stdout).toContain("Compared with batch=1:");
});

describe("the documented steps around a change of the queue's state", () => {
  test.each([
    ["drain-queue", "running", ["drain-queue: drained", "resume-queue: resumed"]],
    ["drain-queue", "paused", ["drain-queue: error", "resume-queue: skipped"]],
    ["drain-queue", "draining", ["drain-queue: drained", "resume-queue: skipped"]],
    ["pause-queue", "running", ["pause-queue: paused", "resume-queue: resumed"]],
    ["pause-queue", "paused", ["pause-queue: unchanged", "resume-queue: skipped"]],
  ] as const)("restore the earlier state of the queue: %s, %s", async (operation, state, results) => {
    const script = "#!/bin/sh\nexit 0\n";
    const repository = filesOf({ "cut-release-branch": script, release: script });
    const service = await givenService();
    service.control.updateQueue({ branch: "main", state });
    const example = exampleAt(`docs/operations/${operation}.md: ${operation}`);

    expect((await runExample(service, example, { repository })).ourResults).toEqual(results);
    expect(queueFor(service)?.state).toBe(state);
  });

  test("skip resume-queue when another run changed the state during drain-queue", async () => {
    const service = await givenService();
    const fault = { kind: "patch", merge: { state: "paused" } } as const;
    service.control.addFault({ endpoint: "getQueue", skip: 1, fault });
    const repository = filesOf({ "cut-release-branch": "#!/bin/sh\nexit 0\n" });
    const example = exampleAt("docs/operations/drain-queue.md: drain-queue");

    expect((await runExample(service, example, { repository })).ourResults).toEqual([
      "drain-queue: interrupted",
      "resume-queue: skipped",
    ]);
  });
});
