import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SIMULATE_FLAGS } from "../../../src/command-flags.js";
import { simulateCommand } from "../../../src/scenario/command/command.js";
import { BUILT_IN_SCENARIOS } from "../../../src/scenario/file/ready-made.js";
import { playedResults } from "../drawn.js";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "simulate-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
async function file(text: string): Promise<string> {
  files += 1;
  const path = join(folder, `${files}.yml`);
  await writeFile(path, text);
  return path;
}

async function simulated(argv: readonly string[], signal = new AbortController().signal) {
  const [output, errors]: [string[], string[]] = [[], []];
  const exitCode = await simulateCommand(argv, {
    write: (text) => void output.push(text),
    writeError: (text) => void errors.push(text),
    signal,
  });
  const stdout = output.join("");
  const answer: unknown = stdout.startsWith("{") ? JSON.parse(stdout) : undefined;
  return { exitCode, stdout, stderr: errors.join(""), answer };
}

describe("merge-queue simulate", () => {
  test("prints the timeline and the numbers of a scenario", async () => {
    const text = "about: Mine\nqueue: { concurrency: 2 }\npull-requests: [{}, { broken: true }, { submit: never }]";
    const { exitCode, stdout, stderr } = await simulated(["--scenario", await file(text)]);

    expect([exitCode, stderr]).toEqual([0, ""]);
    expect(stdout).toBe(`Mine

 0s  #1 is tested
     #2 is tested on top of #1
10m  the tests of #2 fail: #2 is broken
     #1 is merged
     the queue rejects #2: a required check failed

pull requests  1 merged, 1 failed, in 10m
waits          p50 10m, p95 10m from submission to merge; 6.0 merges an hour
test runs      2 (2.00 for each merge); 0 restarts; 20 runner minutes
`);
  });

  test.each([
    [
      "pull requests still in the queue and ignored faults",
      "until: 15m\npull-requests: [{}, {}]\nfaults: [{ at: 0, endpoint: getQueue, fault: { kind: hang } }]",
      `pull requests  1 merged, 0 failed, in 15m
still queued   #2 (testing)
waits          p50 10m, p95 10m from submission to merge; 4.0 merges an hour
test runs      2 (2.00 for each merge); 0 restarts; 15 runner minutes
1 fault of the API had no effect, because only merge-queue serve --scenario applies faults
`,
    ],
    [
      "canceled pull requests",
      "until: 15m\nqueue: { concurrency: 1 }\npull-requests: [{}, {}, {}]\nevents: [{ at: 5m, cancel: 2 }]",
      "pull requests  1 merged, 0 failed, 1 canceled, in 15m\nstill queued   #3 (testing)\n",
    ],
    [
      "events without effect",
      "pull-requests: [{}, { submit: never }]\nevents: [{ at: 5m, restart: 2 }, { at: 1h, submit: 1 }, { at: 1h, change: 1, tests: 5m }]",
      ` 5m  restart of #2 has no effect: it is not in the queue
10m  #1 is merged
 1h  submit of #1 has no effect: it is already merged
     change of #1 has no effect: it is already merged

pull requests  1 merged, 0 failed, in 1h
waits          p50 10m, p95 10m from submission to merge; 6.0 merges an hour
test runs      1 (1.00 for each merge); 0 restarts; 10 runner minutes
3 events had no effect: see the timeline
`,
    ],
  ])("reports %s", async (_what, text, lines) => {
    expect((await simulated(["--scenario", await file(text)])).stdout).toContain(lines);
  });

  test("prints one JSON object with --json", async () => {
    expect((await simulated(["--scenario", "broken-at-the-head", "--json"])).answer).toMatchObject({
      seed: 1,
      settings: { concurrency: 3 },
      figures: { merged: 2, failed: 1, mainRuns: 5, waitSecondsP50: 1200 },
      pullRequests: [
        { number: 1, title: "Change 1", state: "failed", reason: "TEST_RUN_REQUIRED_STATUS_FAILED" },
        { number: 2, state: "merged" },
        { number: 3, state: "merged" },
      ],
      endSeconds: 1200,
      ignored: [],
    });
  });

  test("simulates the same day for the same seed, and different days for different seeds", async () => {
    const [one, same, other, whole] = await Promise.all(
      [[], ["--seed", "1"], ["--seed", "2"], ["--whole"]].map((flags) =>
        simulated(["--scenario", "saturated-day", ...flags]),
      ),
    );
    expect(same?.stdout).toBe(one?.stdout);
    expect(other?.stdout).not.toBe(one?.stdout);
    expect(one?.stdout).toContain("more lines; --whole shows them");
    expect(whole?.stdout).not.toContain("more lines");
  });

  test("lists each built-in scenario on one line, and prints the file of a chosen scenario", async () => {
    const { exitCode, stdout } = await simulated(["--list"]);

    expect(exitCode).toBe(0);
    const lines = stdout.trimEnd().split("\n");
    expect(lines.map((line) => line.split(" ")[0])).toEqual([...BUILT_IN_SCENARIOS.keys()]);
    for (const line of lines) expect(line).toMatch(/^[a-z-]+ +[A-Z].{20,110}\.$/);
    expect((await simulated(["--scenario", "lanes", "--print"])).stdout).toBe(BUILT_IN_SCENARIOS.get("lanes"));
  });

  test("explains every flag with --help", async () => {
    const { exitCode, stdout } = await simulated(["--help"]);

    expect(exitCode).toBe(0);
    for (const flag of Object.keys(SIMULATE_FLAGS)) expect(stdout).toContain(`  --${flag} `);
  });

  test.each([
    ["", "--scenario or --history is missing: name a file; merge-queue simulate --list shows ready-made scenarios"],
    ["--scenaro lanes", "Unknown option '--scenaro'; did you mean --scenario? See merge-queue simulate --help"],
    ["--shoe-size 7", "Unknown option '--shoe-size'. See merge-queue simulate --help"],
    ["--scenario lane", "there is no ready-made scenario lane either; did you mean lanes?"],
    ["--scenario nothing-like-it", "merge-queue simulate --list shows all"],
    ["--scenario ./none.yml", "--scenario: ./none.yml does not exist"],
    ["--scenario .", "--scenario: . cannot be read"],
    ["--scenario lanes --seed x", '--seed must be a whole number from 0 to 4294967295, not "x"'],
    ["--scenario lanes --seeds 0", '--seeds must be a whole number from 1 to 10000, not "0"'],
    ["--what-if batch=1", "--scenario or --history is missing"],
    ["--scenario lanes --what-if bach=1", "--what-if bach: is not a setting; did you mean batch?"],
    ["--print", "--scenario or --history is missing"],
    [
      "--scenario lanes --settings-file x",
      "--settings-file needs --history; a scenario contains its settings under the key queue",
    ],
    ["--scenario lanes --history x", "--scenario has no effect with --history; remove one of them"],
    ["--history x --seeds 3", "--seeds needs --what-if; a single simulation has only one seed, which --seed sets"],
    ["--scenario lanes --print --json", "--json has no effect with --print; remove one of them"],
    ["--scenario lanes --list", "--scenario has no effect with --list; remove one of them"],
    ["--scenario lanes --what-if batch=1 --whole", "--whole has no effect with --what-if; remove one of them"],
    ["--history x --settings-file y --whole", "--whole has no effect with --history; remove one of them"],
    ["--scenario lanes --whole --json", "--whole has no effect with --json; remove one of them"],
    ["--history x", "--history: x does not exist"],
  ])("exits with code 2 and one line of text for %j", async (flags, message) => {
    const { exitCode, stdout, stderr } = await simulated(flags.split(" ").filter((flag) => flag !== ""));

    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });
});

describe("merge-queue simulate --what-if", () => {
  // test/docs compares a whole table in docs/what-if.md.
  test("simulates days of several seeds, and reports ranges of the results", async () => {
    const path = await file("queue: { concurrency: 2 }\ngenerate: [{ count: 40, per-hour: 10, broken: 0.1 }]");
    const argv = ["--scenario", path, "--what-if", "batch=1,4", "--what-if", "concurrency=2,9", "--seeds", "6"];
    expect((await simulated(argv)).stdout).toMatch(
      /\n\n40 pull requests, 4 combinations of settings, 6 seeds\. The line below each figure shows the range of the middle 90 %\.\n\nbatch {2}concurrency {2}wait p50 .*\n1 {6}2 +22m +43m +8\.6 .*\n +14m\.\.33m {3}30m\.\.1h3m .*/,
    );
  });

  test.each([
    [
      "the effect of a setting",
      ["mode=single,parallel", "--seeds", "9"],
      /Compared with mode=parallel:\n- mode=single lengthens the waits from 18m to 19m \(p50\)\.\n\n5 pull requests, 2 combinations of settings, no random values\.\n\nmode /,
    ],
    [
      "no conclusion from one combination",
      ["concurrency=1,1"],
      /^.*\n\n5 pull requests, 1 combination of settings, no random values\.\n\nconcurrency .*\n1 [^\n]*\n\nLimits of the model/s,
    ],
  ])("reports %s when one day without random values is simulated", async (_what, flags, text) => {
    expect((await simulated(["--scenario", "lanes", "--what-if", ...flags])).stdout).toMatch(text);
  });

  test("prints all numbers as JSON with --json", async () => {
    const argv = ["--scenario", "optimistic", "--what-if", "can-optimistically-merge=true,false", "--json"];
    const settings = { canOptimisticallyMerge: true };
    expect((await simulated(argv)).answer).toMatchObject({
      days: 1,
      rows: [
        { values: ["true"], settings, estimates: { waitP95: { middle: 600, best: true } } },
        { values: ["false"], estimates: { waitP95: { middle: 1800, best: false } } },
      ],
    });
  });

  test("exits with code 130 when the signal is aborted", async () => {
    const argv = ["--scenario", "saturated-day", "--what-if", "batch=1,4"];
    expect(await simulated(argv, AbortSignal.abort())).toMatchObject({ exitCode: 130, stdout: "" });
  });
});

/** Writes a file with the history of a queue, in the form of API v1. */
async function history(scenario: string): Promise<string> {
  const { results } = await playedResults(scenario, 3);
  const begin = Date.parse("2026-02-02T08:00:00Z");
  const rows = results.map(({ number, run, startSeconds, endSeconds, outcome, conclusion }) => ({
    prNumber: number,
    endedAt: new Date(begin + endSeconds * 1000).toISOString(),
    testingDurationMs: (endSeconds - startSeconds) * 1000,
    outcome,
    cycleConclusion: conclusion,
    testRunId: run,
  }));
  return file(JSON.stringify({ testingResults: rows, totalItems: rows.length }));
}

async function forecast(scenario: string, settings: string, ...flags: readonly string[]) {
  return simulated(["--history", await history(scenario), "--settings-file", await file(settings), ...flags]);
}

describe("merge-queue simulate --history", () => {
  const QUEUE = "queue: { concurrency: 4 }\ngenerate: [{ count: 200, per-hour: 3, tests: 10m to 30m, broken: 0.05 }]";
  test("warns first that the queue was often full, and marks no value as the best for waits", async () => {
    const full = "queue: { concurrency: 2 }\ngenerate: [{ count: 200, per-hour: 9, tests: 20m }]";
    const flags = ["--what-if", "concurrency=2,8", "--seeds", "5"];
    const { stdout } = await forecast(full, "concurrency: 2", ...flags);

    expect(stdout).toMatch(
      /^The queue was often full\. 9\d\.\d % of 200 attempts started their first tests while all 2 slots were in use, or up to 2m later\.\nTest results do not contain the time of a submission/,
    );
    expect(stdout).toContain("The waits have no best value, because the queue was often full");
    expect(stdout).not.toMatch(/do not change the waits|The shortest waits/);
    expect((await forecast(full, "concurrency: 2", ...flags.slice(0, -1), "1", "--json")).answer).toMatchObject({
      full: true,
      rows: [{ estimates: { waitP50: { best: false } } }, {}],
    });
  });

  test("reports the past, the simulation of the past and the forecast", async () => {
    const settings = { branch: "main", state: "running", concurrency: 4, mode: "single", requiredStatuses: null };
    const flags = ["--what-if", "batch=1,4", "--seeds", "5"];
    const { exitCode, stdout } = await forecast(QUEUE, JSON.stringify(settings), ...flags);

    expect(exitCode).toBe(0);
    expect(
      stdout.split("Compared with")[0],
    ).toBe(`The queue was rarely full. 3.5 % of 200 attempts started their first tests while all 4 slots were in use, or up to 2m later.

The past: 205 test runs of 200 pull requests in 2d12h11m, 3.3 an hour; 190 merged
  tests take 20m (p5 11m, p95 29m): 190 passed runs
  5.0 % of 200 merged or failed changes are broken
  0.0 % of 190 test runs without a broken change in the queue fail by chance

To check the model, this replay uses the settings of that time:
                     past  replayed
  merges/h           3.16      3.16  +0.0 %
  wait p50            21m       21m  +0.0 %
  wait p95            29m       29m  +0.0 %
  runs per merge     1.08      1.08  +0.0 %

`);
    expect(stdout).toContain("The first lines of the output report the share of pull requests that may have waited");
  });

  test("reads settings from the output of get-queue --json", async () => {
    const reply = { operation: "get-queue", details: { queue: { concurrency: 4, somethingNew: 1 } } };
    expect((await forecast(QUEUE, JSON.stringify(reply), "--json")).answer).toMatchObject({
      trusted: true,
      past: { pullRequests: 200 },
      rows: [],
    });
  });

  test("prints no forecast when the simulation differs too much from the past", async () => {
    const settings = "batch: true\nbatching-min-size: 8\nbatching-max-wait-time-minutes: 30\n";
    const { exitCode, stdout } = await forecast(QUEUE, settings, "--what-if", "batch=1,4");

    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^ {2}(merges\/h|wait p50|wait p95) .* too far off$/m);
    expect(stdout).toContain("There is no forecast, because the replay differs from the past by more than 15 %");
    expect(stdout).not.toContain("combinations of settings");
  });

  test.each([
    ["concurency: 4", "concurency is not a setting; did you mean concurrency?"],
    ["concurrency: many", 'concurrency must be an integer from 1 to 4294967295; got "many"'],
    ["4", "must contain the settings of a queue, such as concurrency: 5"],
    ["branch: main", "contains no settings"],
    ["a: b: c", "is neither JSON nor YAML"],
    ["concurrency: 4", "has 1 merged pull request; a forecast needs at least 30"],
  ])("exits with code 2 for the settings %j, with a short past", async (settings, message) => {
    const { exitCode, stderr } = await forecast("pull-requests: [{}]", settings);

    expect(exitCode).toBe(2);
    expect(stderr).toContain(message);
  });
});
