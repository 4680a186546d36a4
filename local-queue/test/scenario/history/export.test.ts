import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { simulateCommand } from "../../../src/scenario/command/command.js";
import { computeFigures } from "../../../src/scenario/figures.js";
import { groupBy } from "../../../src/scenario/group.js";
import { listResults } from "../../../src/scenario/history/results.js";
import { simulate } from "../../../src/scenario/simulate.js";
import { drawn } from "../drawn.js";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "export-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
async function file(text: string): Promise<string> {
  files += 1;
  const path = join(folder, `${files}.ndjson`);
  await writeFile(path, text);
  return path;
}

async function simulated(argv: readonly string[]) {
  const [output, errors]: [string[], string[]] = [[], []];
  const exitCode = await simulateCommand(argv, {
    write: (text) => void output.push(text),
    writeError: (text) => void errors.push(text),
    signal: new AbortController().signal,
  });
  return { exitCode, stdout: output.join(""), stderr: errors.join("") };
}

const ROW = {
  prNumber: 1,
  endedAt: "2026-02-02T08:00:00Z",
  testingDurationMs: 60_000,
  outcome: "passed",
  cycleConclusion: "merged",
  testRunId: "a",
};

/** Writes a history as `export-history` does: with the queue's settings and the submissions. */
async function exported(scenario: string, settings: object): Promise<string> {
  const { simulation } = await drawn(scenario, 3);
  const played = simulate(simulation);
  const begin = Date.parse("2026-02-02T08:00:00Z");
  const timeOf = (seconds: number) => new Date(begin + seconds * 1000).toISOString();
  const span = { kind: "export", formatVersion: 1, repository: "o/r", targetBranch: "main", since: "", until: "" };
  const results = listResults(played).map(({ number, run, startSeconds, endSeconds, outcome, conclusion }) => ({
    kind: "testing-result",
    prNumber: number,
    endedAt: timeOf(endSeconds),
    testingDurationMs: (endSeconds - startSeconds) * 1000,
    outcome,
    cycleConclusion: conclusion,
    testRunId: run,
  }));
  const timelines = groupBy(played.transitions, ({ number }) => number);
  const pullRequests = [...timelines].map(([prNumber, moves]) => ({
    kind: "pull-request",
    prNumber,
    timeline: moves.map(({ to, atSeconds }) => ({ state: to, timestamp: timeOf(atSeconds) })),
  }));
  const lines = [
    span,
    { kind: "queue", state: "running", branch: "main", enqueuedPullRequests: [], ...settings },
    ...results,
    { kind: "testing-results-end" },
    ...pullRequests,
    { kind: "end", testingResults: results.length, pullRequests: pullRequests.length },
  ];
  return file(lines.map((line) => JSON.stringify(line)).join("\n"));
}

describe("merge-queue simulate --history with an export", () => {
  test("measures waits from the submissions in an export, also when the queue was often full", async () => {
    const full = "queue: { concurrency: 2 }\ngenerate: [{ count: 200, per-hour: 9, tests: 20m }]";
    const path = await exported(full, { concurrency: 2 });
    const { exitCode, stdout } = await simulated(["--history", path, "--what-if", "concurrency=2,8", "--seeds", "5"]);

    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^The queue was often full\..*\nThe history contains the times of the submissions/);
    const { replay } = JSON.parse((await simulated(["--history", path, "--json"])).stdout);
    const { simulation } = await drawn(full, 3);
    const { waitSecondsP95 } = computeFigures(simulate(simulation));
    expect(replay).toContainEqual(expect.objectContaining({ title: "wait p95", past: waitSecondsP95 }));
    expect(stdout).toContain("Compared with concurrency=2:\n- concurrency=8 shortens the waits from ");
    expect(stdout).not.toContain("Test results do not contain the time of a submission");
  });

  test("requires --settings-file for testing results of the API", async () => {
    const { exitCode, stderr } = await simulated(["--history", await file(JSON.stringify([ROW]))]);

    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringMatching(/^error: --settings-file is missing: --history needs .*\n$/),
    ]);
  });
});
