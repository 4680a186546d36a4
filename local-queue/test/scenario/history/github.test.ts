import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { simulateCommand } from "../../../src/scenario/command/command.js";
import { durationQuantile } from "../../../src/scenario/history/estimates.js";
import { readGithubPast } from "../../../src/scenario/history/github.js";
import { compareGithub } from "../../../src/scenario/history/github-command.js";
import { unwatched } from "../drawn.js";

const BEGIN = Date.parse("2026-02-02T08:00:00Z");
const timeAt = (minutes: number) => new Date(BEGIN + minutes * 60_000).toISOString();

function merged(prNumber: number, minutes: number) {
  return { kind: "merged-pull-request", prNumber, headSha: `head-${prNumber}`, mergedAt: timeAt(minutes) };
}

interface RunFacts {
  readonly event?: string;
  readonly workflowId?: number;
  readonly at?: number;
  readonly minutes?: number;
  readonly attempt?: number;
  readonly conclusion?: string;
}

let runId = 0;
function run(headSha: string, { event = "pull_request", at = 0, minutes = 10, ...facts }: RunFacts = {}) {
  runId += 1;
  const times = { startedAt: timeAt(at), endedAt: timeAt(at + minutes) };
  return {
    kind: "workflow-run",
    runId,
    workflowId: 1,
    attempt: 1,
    conclusion: "success",
    headSha,
    event,
    ...times,
    ...facts,
  };
}

const read = (...lines: readonly Readonly<Record<string, unknown>>[]) => readGithubPast(lines, "history", 1);

/** Lists tests of a branch, one for each letter: `p` passed, `f` failed. */
function listAfter(event: string, outcomes: string) {
  return outcomes
    .split("")
    .map((outcome, index) =>
      run(`${event}-${index}`, { event, at: index * 60, conclusion: outcome === "f" ? "failure" : "success" }),
    );
}

describe("readGithubPast", () => {
  test("places an arrival at the merge, and measures the slowest workflow of its last commit", () => {
    const past = read(
      merged(2, 90),
      merged(1, 0),
      run("head-1", { minutes: 12 }),
      run("head-1", { minutes: 7, workflowId: 2 }),
      run("head-2", { minutes: 20 }),
    );

    expect(past.arrivals).toEqual([
      { atSeconds: 0, testSeconds: 720, broken: false, leavesAfterSeconds: null },
      { atSeconds: 5400, testSeconds: 1200, broken: false, leavesAfterSeconds: null },
    ]);
    expect(past.spanSeconds).toBe(5400);
    expect(durationQuantile(past.durations, 1)).toBe(1200);
  });

  test.each([
    ["a run passed in its second attempt", [run("head-1", { attempt: 2 })], 1],
    ["another run of the same commit passed", [run("head-1", { conclusion: "failure" }), run("head-1", { at: 30 })], 1],
    ["all attempts failed", [run("head-1", { conclusion: "failure", attempt: 2 })], 0],
    ["the other run is of another workflow", [run("head-1", { workflowId: 2 }), run("head-1")], 0],
  ])("counts flaky failures when %s", (_name, runs, count) => {
    const { flaky } = read(merged(1, 60), run("other"), ...runs);

    expect(Math.round(flaky.share * flaky.of)).toBe(count);
  });

  test("draws the length of a test when only its second attempt is known", () => {
    const { arrivals } = read(merged(1, 60), run("other", { minutes: 30 }), run("head-1", { minutes: 2, attempt: 2 }));

    expect(arrivals[0]?.testSeconds).toBe(1800);
  });

  test.each([
    ["failure", "failure", { share: 0.5, of: 2 }],
    ["a timeout", "timed_out", { share: 0.5, of: 2 }],
    ["no result for a cancellation", "cancelled", { share: 0, of: 1 }],
    ["success for a skipped workflow", "skipped", { share: 0, of: 2 }],
  ])("counts %s before the merge", (_name, conclusion, expected) => {
    const { failedBefore } = read(
      merged(1, 60),
      run("head-1"),
      run("head-2"),
      run("head-2", { conclusion, workflowId: 2 }),
    );

    expect(failedBefore).toEqual(expected);
  });

  test("counts only the first of several failures in a row on a branch as a broken change", () => {
    const { broken } = read(merged(1, 0), run("head-1"), ...listAfter("push", `${"p".repeat(31)}fff${"p".repeat(10)}`));

    expect(broken).toEqual({ share: 1 / 40, of: 40 });
  });

  test("counts each failure and each length of a merge queue of GitHub", () => {
    const past = read(
      merged(1, 0),
      run("head-1", { minutes: 99 }),
      ...listAfter("push", "f".repeat(50)),
      ...listAfter("merge_group", `${"p".repeat(38)}ff`),
    );

    expect(past.broken).toEqual({ share: 2 / 40, of: 40 });
    expect(durationQuantile(past.durations, 1)).toBe(600);
  });

  test("returns no share of broken changes when too few tests ran after a merge", () => {
    expect(read(merged(1, 0), run("head-1"), ...listAfter("push", "pppfp")).broken).toBeUndefined();
  });

  test.each([
    ["without a passed run", [merged(1, 0), run("head-1", { conclusion: "failure" })], "has no passed run"],
    ["with an invalid line", [merged(1, 0), { kind: "workflow-run", runId: "x" }], "history, line 2: runId "],
  ])("rejects a past %s", (_name, lines, message) => {
    expect(() => read(...lines)).toThrow(message);
  });
});

describe("merge-queue simulate --history with an export from GitHub", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "github-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function simulated(lines: readonly object[], flags: readonly string[] = []) {
    const path = join(folder, `${runId}-${lines.length}.ndjson`);
    await writeFile(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    const [output, errors]: [string[], string[]] = [[], []];
    const exitCode = await simulateCommand(["--history", path, ...flags], {
      write: (text) => void output.push(text),
      writeError: (text) => void errors.push(text),
      signal: new AbortController().signal,
    });
    return { exitCode, stdout: output.join(""), stderr: errors.join("") };
  }

  const span = { kind: "export", source: "github", formatVersion: 1, repository: "o/r", targetBranch: "main" };
  const assumptions = { kind: "assumptions", assumptions: ["Made by hand.\u001b[2J"] };
  const end = { kind: "end", pullRequests: 60, workflowRuns: 60 };

  /** Lists pull requests that merge every ten minutes, with tests of half an hour. */
  function busyPast(count = 60) {
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    const runs = numbers.map((number) => run(`head-${number}`, { minutes: 30 }));
    return [span, assumptions, ...numbers.map((number) => merged(number, number * 10)), ...runs];
  }

  test("answers in words before the past, the assumptions and the table", async () => {
    const lines = [...busyPast(), end];
    const { exitCode, stdout } = await simulated(lines, ["--what-if", "concurrency=1,10", "--seeds", "10"]);

    expect(exitCode).toBe(0);
    expect(stdout).toMatch(
      /^With concurrency=10, the queue would merge half of the pull requests within 30m, and 95 % within 30m of/,
    );
    expect(stdout).toContain("The past on GitHub, without this queue: 60 merged pull requests in 9h50m, 6.1 an hour");
    expect(stdout).toContain("tests take 30m (p5 30m, p95 30m): 60 passed commits");
    expect(stdout).toContain("Assumptions:\n- Made by hand. [2J\n- The share of broken changes is unknown,");
    expect(stdout).toMatch(/Compared with concurrency=1:\n- concurrency=10 shortens the waits from .* to 30m \(p50\)/);
    expect(stdout).toContain("- The history comes from a time without a queue, so a replay cannot check the model.");
  });

  test("compares usual settings without --what-if", async () => {
    const output: string[] = [];
    const settings = { seed: 1, seeds: 3, json: true, costPerMinute: 0.006, whatIf: [] };
    const write = (text: string) => void output.push(text);
    await compareGithub(
      read(...busyPast(30).slice(2)),
      { file: "history", settings: {} },
      { ...unwatched, ...settings, write },
    );

    const { rows, days, past } = JSON.parse(output.join(""));
    expect([rows.length, days, past.pullRequests]).toEqual([6, 3, 30]);
  });

  test("simulates 200 artificial histories without --seeds", async () => {
    const { stdout } = await simulated([...busyPast(30), end], ["--json", "--what-if", "concurrency=9"]);

    expect(JSON.parse(stdout).days).toBe(200);
  });

  test("names a full queue, and accepts --settings-file", async () => {
    const lines = [...busyPast(), end];
    const file = join(folder, "settings.yml");
    await writeFile(file, "concurrency: 1\n");
    const flags = ["--what-if", "batch=1", "--seeds", "5"];

    const full = await simulated(lines, [...flags, "--settings-file", file]);
    await writeFile(file, "concurrency: 20\n");
    const idle = await simulated(lines, [...flags, "--settings-file", file]);

    expect(full.stdout).toContain(
      "The queue would be full: tests take only 30m, and the rest of the time is the wait for a test slot.",
    );
    expect(idle.stdout).toContain("within 30m, and 95 % within 30m of their submission.");
    expect(idle.stdout).not.toContain("full");
  });

  test.each([
    ["an unfinished export", busyPast(), "is an unfinished export; run export-history again to finish it"],
    ["too few merges", [...busyPast(29), end], "has 29 merged pull requests; a forecast needs at least 30"],
  ])("rejects %s", async (_name, lines, message) => {
    const { exitCode, stderr } = await simulated(lines);

    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});
