import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readHistory } from "../../local-queue/src/scenario/history/read.js";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { errorLine } from "../support/action.js";
import { cancelSilently, givenQueued } from "../support/queue.js";
import { givenWorkspace } from "../support/workspace.js";
import { givenQueue, runQueue } from "./run-queue.js";

const FILE = "past/history.ndjson";
const SPAN_OF_ANOTHER = `${JSON.stringify({
  kind: "export",
  formatVersion: 1,
  repository: "local/playground",
  targetBranch: "next",
  since: "2026-01-01T00:00:00.000Z",
  until: "2026-01-02T00:00:00.000Z",
})}\n`;

/** Returns a queue that has tested `count` pull requests, and that one person canceled before its tests. */
async function givenPast(count: number): Promise<LocalService> {
  const service = await givenQueue({ queue: { concurrency: 50 } });
  const canceled = givenQueued(service, { title: "Canceled before the tests" });
  cancelSilently(service, canceled.number);
  for (let index = 0; index < count; index += 1) givenQueued(service, { title: `Change ${index}` });
  service.control.advance(36_000);
  return service;
}

async function exportPast(service: LocalService, workspace: string, inputs: Readonly<Record<string, string>> = {}) {
  const end = await runQueue("export-history", { "history-file": FILE, days: "2", ...inputs }, service, { workspace });
  const path = join(workspace, FILE);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const lines = text
    .split("\n")
    .slice(0, -1)
    .map((line): { kind: string; [field: string]: unknown } => JSON.parse(line));
  return { ...end, text, lines, partial: `${path}.partial` };
}

const givenFolder = () => givenWorkspace({ "past/README.md": "" });

describe("export-history", () => {
  test("writes all testing results, all pull requests and an end line", async () => {
    const service = await givenPast(130);

    const { outputs, lines, text, partial, log } = await exportPast(service, givenFolder());

    const numbersOf = (kind: string) => lines.filter((line) => line.kind === kind).map(({ prNumber }) => prNumber);
    expect(outputs).toMatchObject({ result: "exported", "testing-result-count": "130", "pull-request-count": "131" });
    expect(lines[0]).toMatchObject({ kind: "export", repository: "local/playground", targetBranch: "main" });
    expect(lines.at(-1)).toEqual({ kind: "end", testingResults: 130, pullRequests: 131 });
    expect(new Set(numbersOf("testing-result")).size).toBe(130);
    expect(new Set(numbersOf("pull-request")).size).toBe(131);
    expect(lines.find(({ prNumber, kind }) => kind === "pull-request" && prNumber === 1)).toMatchObject({
      timeline: expect.arrayContaining([expect.objectContaining({ state: "cancelled" })]),
    });
    expect(existsSync(partial)).toBe(false);
    expect(log).toContain("Exported 130 testing results and 131 pull requests of the merge queue for main of");
    expect(readHistory(text, "history").results).toHaveLength(130);
  });

  test("continues an interrupted export, and writes each result only once", async () => {
    const service = await givenPast(130);
    const workspace = givenFolder();
    const fault = { kind: "status", status: 403 } as const;
    service.control.addFault({ endpoint: "listMergeQueueTestingResults", skip: 1, times: 1, fault });

    const first = await exportPast(service, workspace);
    const unfinished = readFileSync(first.partial, "utf8");
    writeFileSync(first.partial, unfinished.slice(0, -20));
    const second = await exportPast(service, workspace, { days: "1" });

    expect(first.outputs).toMatchObject({ result: "error", "error-kind": "auth" });
    expect(first.log).toContain(`${first.partial} contains the part of the history that the step has read.`);
    expect(() => readHistory(unfinished, "history")).toThrow("history is an unfinished export");
    expect(second.log).toContain("already contains 99 testing results.");
    expect(second.outputs).toMatchObject({ "testing-result-count": "130", "pull-request-count": "131" });
    expect(second.lines.filter(({ kind }) => kind === "testing-result")).toHaveLength(130);
    expect(second.lines[0]?.since).toBe(JSON.parse(unfinished.split("\n")[0] ?? "").since);
  });

  test("reads no pull request twice after an interruption", async () => {
    const service = await givenPast(70);
    const workspace = givenFolder();
    const fault = { kind: "status", status: 403 } as const;
    service.control.addFault({ endpoint: "getSubmittedPullRequests", skip: 1, times: 1, fault });

    await exportPast(service, workspace);
    const { lines } = await exportPast(service, workspace);

    expect(lines.filter(({ kind }) => kind === "pull-request")).toHaveLength(71);
    expect(lines.filter(({ kind }) => kind === "testing-results-end")).toHaveLength(1);
  });

  test("replaces a complete file only when the next export succeeds", async () => {
    const service = await givenPast(1);
    const workspace = givenFolder();
    const before = await exportPast(service, workspace);
    service.control.advance(60);
    const fault = { kind: "status", status: 403 } as const;
    service.control.addFault({ endpoint: "listMergeQueueTestingResults", times: 1, fault });

    const failed = await exportPast(service, workspace);
    const after = await exportPast(service, workspace);

    expect(failed.text).toBe(before.text);
    expect(after.text).not.toBe(before.text);
    expect(after.outputs.result).toBe("exported");
  });

  test.each([
    ["a folder that does not exist", {}, "cannot be written: ENOENT"],
    [
      "another queue's unfinished export",
      { [`${FILE}.partial`]: SPAN_OF_ANOTHER },
      "has an unfinished export that is not",
    ],
    ["a partial file that is no export", { [`${FILE}.partial`]: "{}\n" }, "line 1 is not a line of an export"],
  ])("rejects %s before any request", async (_, files, message) => {
    const service = await givenPast(1);

    const { outputs, log, calls } = await exportPast(service, givenWorkspace(files));

    expect([outputs["error-kind"], calls]).toEqual(["input", []]);
    expect(errorLine(log)).toContain(message);
  });
});
