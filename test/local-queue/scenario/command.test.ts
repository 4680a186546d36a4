import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SIMULATE_FLAGS } from "../../../src/local-queue/command-flags.js";
import { simulateCommand } from "../../../src/local-queue/scenario/command.js";
import { resultsOf } from "../../../src/local-queue/scenario/history.js";
import { READY_MADE } from "../../../src/local-queue/scenario/ready-made.js";
import { simulate } from "../../../src/local-queue/simulation/simulate.js";
import { drawn } from "./drawn.js";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "simulate-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name);
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
  test("prints what happens in a scenario, and the figures at its end", async () => {
    const path = await file(
      "own.yml",
      "about: Mine\nqueue: { concurrency: 2 }\npull-requests: [{}, { broken: true }, { submit: never }]",
    );
    const { exitCode, stdout, stderr } = await simulated(["--scenario", path]);

    expect([exitCode, stderr]).toEqual([0, ""]);
    expect(stdout).toBe(`Mine

 0s  #1 is tested
     #2 is tested on top of #1
10m  the tests of #2 fail: #2 is broken
     #1 is merged
     #2 is ejected: a required check failed

pull requests  1 merged, 1 ejected, in 10m
waits          p50 10m, p95 10m from submission to merge; 6.0 merged an hour
test runs      2 (2.00 for each merged); 0 restarts; 20 runner minutes
`);
  });

  test("says who is still there at the end, and which faults it leaves out", async () => {
    const path = await file(
      "left.yml",
      "until: 15m\npull-requests: [{}, {}]\nfaults: [{ at: 0, endpoint: getQueue, fault: { kind: hang } }]",
    );
    const { stdout } = await simulated(["--scenario", path]);

    expect(stdout).toContain("pull requests  1 merged, 0 ejected, in 15m\nstill there    #2 (testing)\n");
    expect(stdout).toContain(
      "; 4.0 merged an hour\ntest runs      2 (2.00 for each merged); 0 restarts; 15 runner minutes\n",
    );
    expect(stdout).toContain("1 fault of the API left out: merge-queue serve --scenario plays them");
  });

  test("counts who was taken out apart from who is still there", async () => {
    const path = await file(
      "withdrawn.yml",
      "until: 15m\nqueue: { concurrency: 1 }\npull-requests: [{}, {}, {}]\nevents: [{ at: 5m, cancel: 2 }]",
    );
    const { stdout } = await simulated(["--scenario", path]);

    expect(stdout).toContain("pull requests  1 merged, 0 ejected, 1 withdrawn, in 15m\nstill there    #3 (testing)\n");
  });

  test("says which events did nothing, and why", async () => {
    const path = await file(
      "nothing.yml",
      "pull-requests: [{}, { submit: never }]\nevents: [{ at: 5m, restart: 2 }, { at: 1h, submit: 1 }, { at: 1h, change: 1, tests: 5m }]",
    );
    const { stdout } = await simulated(["--scenario", path]);

    expect(stdout).toContain(`
 5m  restart of #2 does nothing: it is not in the queue
10m  #1 is merged
 1h  submit of #1 does nothing: it is merged already
     change of #1 does nothing: it is merged already
`);
    expect(stdout).toContain("runner minutes\n3 events did nothing: the timeline says why\n");
    expect((await simulated(["--scenario", path, "--json"])).answer).toMatchObject({
      ignored: [{ input: { type: "restart", number: 2 }, why: "not_queued" }, { why: "merged" }, { why: "merged" }],
    });
  });

  test("prints everything as one JSON object with --json", async () => {
    const { answer } = await simulated(["--scenario", "broken-at-the-head", "--json"]);

    expect(answer).toMatchObject({
      seed: 1,
      settings: { concurrency: 3 },
      figures: { merged: 2, failed: 1, mainRuns: 5, waitSecondsP50: 1200 },
      pullRequests: [
        { number: 1, title: "Change 1", state: "failed", reason: "TEST_RUN_REQUIRED_STATUS_FAILED" },
        { number: 2, state: "merged" },
        { number: 3, state: "merged" },
      ],
      endSeconds: 1200,
    });
  });

  test("draws another day for another seed, and the same for the same", async () => {
    const [one, same, other] = [
      await simulated(["--scenario", "saturated-day"]),
      await simulated(["--scenario", "saturated-day", "--seed", "1"]),
      await simulated(["--scenario", "saturated-day", "--seed", "2"]),
    ];

    expect(same.stdout).toBe(one.stdout);
    expect(other.stdout).not.toBe(one.stdout);
    expect(one.stdout).toContain("more lines; --whole shows them");
    expect((await simulated(["--scenario", "saturated-day", "--whole"])).stdout).not.toContain("more lines");
  });

  test("lists the ready-made scenarios in one line each, and prints one to begin with", async () => {
    const { exitCode, stdout } = await simulated(["--list"]);

    expect(exitCode).toBe(0);
    const lines = stdout.trimEnd().split("\n");
    expect(lines.map((line) => line.split(" ")[0])).toEqual([...READY_MADE.keys()]);
    for (const line of lines) expect(line).toMatch(/^[a-z-]+ +[A-Z].{20,110}\.$/);
    expect((await simulated(["--scenario", "lanes", "--print"])).stdout).toBe(READY_MADE.get("lanes"));
  });

  test("explains every flag with --help", async () => {
    const { exitCode, stdout } = await simulated(["--help"]);

    expect(exitCode).toBe(0);
    for (const flag of Object.keys(SIMULATE_FLAGS)) expect(stdout).toContain(`  --${flag} `);
  });

  test.each([
    [[], "--scenario is missing: name a file, or a ready-made scenario (merge-queue simulate --list)"],
    [["--scenaro", "lanes"], "Unknown option '--scenaro'; did you mean --scenario? See merge-queue simulate --help"],
    [["-scenario=lanes"], "Unknown option '-scenario'; did you mean --scenario? See merge-queue simulate --help"],
    [["--shoe-size", "7"], "Unknown option '--shoe-size'. See merge-queue simulate --help"],
    [["--scenario", "lane"], "there is no ready-made scenario lane either; did you mean lanes?"],
    [["--scenario", "nothing-like-it"], "merge-queue simulate --list shows those there are"],
    [["--scenario", "./none.yml"], "--scenario: ./none.yml does not exist"],
    [["--scenario", "."], "--scenario: . cannot be read"],
    [["--scenario", "lanes", "--seed", "x"], '--seed must be a whole number from 0 to 4294967295, not "x"'],
    [["--scenario", "lanes", "--seeds", "0"], '--seeds must be a whole number from 1 to 10000, not "0"'],
    [["--what-if", "batch=1"], "--what-if needs --scenario or --history"],
    [["--scenario", "lanes", "--what-if", "bach=1"], "--what-if bach: is not a setting; did you mean batch?"],
    [["--scenario", "lanes", "--settings-file", "x"], "--settings-file goes with --history"],
    [["--scenario", "lanes", "--history", "x"], "--scenario and --history cannot stand together"],
    [["--scenario", "lanes", "--seeds", "3"], "--seeds goes with --what-if; what is played once has one --seed"],
    [["--history", "x", "--seeds", "3"], "--seeds goes with --what-if; what is played once has one --seed"],
    [["--scenario", "lanes", "--print", "--json"], "--json and --print cannot stand together; take one of them"],
    [["--scenario", "lanes", "--print", "--seed", "2"], "--seed and --print cannot stand together; take one of them"],
    [["--scenario", "lanes", "--list"], "--scenario and --list cannot stand together; take one of them"],
    [["--list", "--json"], "--json and --list cannot stand together; take one of them"],
    [["--scenario", "lanes", "--what-if", "batch=1", "--whole"], "--whole and --what-if cannot stand together"],
    [["--history", "x", "--settings-file", "y", "--whole"], "--whole and --history cannot stand together"],
    [["--scenario", "lanes", "--whole", "--json"], "--whole does nothing beside --json, which prints every line"],
    [["--history", "x"], "--settings-file is missing: --history needs the settings that the queue had then"],
  ])("%j ends with exit code 2 and one message", async (argv, message) => {
    const { exitCode, stdout, stderr } = await simulated(argv);

    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });
});

describe("merge-queue simulate --what-if", () => {
  test("prints the table of all combinations with intervals, what stands out, and what the model does not know", async () => {
    const path = await file(
      "busy.yml",
      "queue: { concurrency: 2 }\ngenerate: [{ count: 40, per-hour: 10, broken: 0.1 }]",
    );
    const { exitCode, stdout } = await simulated([
      "--scenario",
      path,
      "--what-if",
      "batch=1,4",
      "--what-if",
      "concurrency=2,9",
      "--seeds",
      "6",
    ]);

    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^40 pull requests, 4 combinations of settings, 6 seeds\./);
    expect(stdout).toMatch(/^batch +concurrency +wait p50 +wait p95 +merges\/h +ejected +runs +runner min$/m);
    for (const row of ["1 +2", "1 +9", "4 +2", "4 +9"])
      expect(stdout).toMatch(new RegExp(`^${row} .*\\n +\\d+m.*\\.\\.`, "m"));
    expect(stdout).toMatch(/The shortest waits \(p95\): batch=\d, concurrency=\d/);
    expect(stdout).toContain("What the model does not know:\n- Tests take as long with ten runs at once");
    expect(
      Math.max(
        ...stdout
          .split("\n")
          .slice(0, 12)
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(120);
  });

  test("plays a day without any chance once", async () => {
    const { stdout } = await simulated(["--scenario", "lanes", "--what-if", "mode=single,parallel", "--seeds", "9"]);

    expect(stdout).toContain("5 pull requests, 2 combinations of settings, no chance in it.\n\n");
    expect(stdout).toContain("These settings make no difference to the waits (p95).");
  });

  test("concludes nothing from one combination", async () => {
    const { stdout } = await simulated(["--scenario", "lanes", "--what-if", "concurrency=1,1"]);

    expect(stdout).toContain("5 pull requests, 1 combination of settings, no chance in it.\n\nconcurrency ");
    expect(stdout).toMatch(/\n1 [^\n]*\n\nWhat the model does not know:/);
    expect(stdout).not.toContain("These settings make no difference");
  });

  test("gives all figures with --json", async () => {
    const { answer } = await simulated([
      "--scenario",
      "optimistic",
      "--what-if",
      "can-optimistically-merge=true,false",
      "--json",
    ]);

    expect(answer).toMatchObject({
      days: 1,
      rows: [
        {
          values: ["true"],
          settings: { canOptimisticallyMerge: true },
          estimates: { waitP95: { middle: 600, best: true } },
        },
        { values: ["false"], estimates: { waitP95: { middle: 1800, best: false } } },
      ],
    });
  });

  test("stops when it is told to", async () => {
    const { exitCode, stdout } = await simulated(
      ["--scenario", "saturated-day", "--what-if", "batch=1,4"],
      AbortSignal.abort(),
    );

    expect([exitCode, stdout]).toEqual([130, ""]);
  });
});

/** Writes what the API would list of a scenario. */
async function historyOf(name: string, scenario: string): Promise<string> {
  const simulation = await drawn(scenario, 3);
  const begin = Date.parse("2026-02-02T08:00:00Z");
  const rows = resultsOf(simulate(simulation)).map(
    ({ number, run, startSeconds, endSeconds, outcome, conclusion }) => ({
      prNumber: number,
      endedAt: new Date(begin + endSeconds * 1000).toISOString(),
      testingDurationMs: (endSeconds - startSeconds) * 1000,
      outcome,
      cycleConclusion: conclusion,
      testRunId: run,
    }),
  );
  return file(name, JSON.stringify({ testingResults: rows, totalItems: rows.length }));
}

describe("merge-queue simulate --history", () => {
  let history = "";
  beforeAll(async () => {
    history = await historyOf(
      "history.json",
      "queue: { concurrency: 4 }\ngenerate: [{ count: 400, per-hour: 3, tests: 10m to 30m, broken: 0.05 }]",
    );
  });

  test("reports a full queue first, and gives no verdict on its waits", async () => {
    const full = await historyOf(
      "full.json",
      "queue: { concurrency: 2 }\ngenerate: [{ count: 200, per-hour: 9, tests: 20m }]",
    );
    const settings = await file("full.yml", "concurrency: 2");
    const argv = ["--history", full, "--settings-file", settings, "--what-if", "concurrency=2,8", "--seeds", "5"];
    const { stdout } = await simulated(argv);

    expect(stdout).toMatch(
      /^The queue was often full\. 9\d\.\d % of 200 attempts began their first tests while all 2 slots were in use, or within 2m after\./,
    );
    expect(stdout).toContain("Test results do not contain the time of a submission");
    expect(stdout).toContain("No verdict on the waits, because the queue was often full");
    expect(stdout).not.toContain("no difference");
    expect(stdout).not.toContain("The shortest waits");
    const { answer } = await simulated([...argv, "--json"]);
    expect(answer).toMatchObject({ full: true, rows: [{ estimates: { waitP50: { best: false } } }, {}] });
  });

  test("says what the past was, how well a replay meets it, and what other settings would have done", async () => {
    const settings = await file(
      "queue.json",
      JSON.stringify({ branch: "main", state: "running", concurrency: 4, mode: "single", requiredStatuses: null }),
    );
    const { exitCode, stdout } = await simulated([
      "--history",
      history,
      "--settings-file",
      settings,
      "--what-if",
      "batch=1,4",
      "--seeds",
      "5",
    ]);

    expect(exitCode).toBe(0);
    expect(stdout).toMatch(
      /^The queue was seldom full\. \d\.\d % of 400 attempts began .* all 4 slots were in use, or within 2m after\.$/m,
    );
    expect(stdout).toMatch(/^The past: \d+ test runs of 400 pull requests in .*, \d\.\d an hour; \d+ merged\n/m);
    expect(stdout).toMatch(/^ {2}tests take 1\d|2\dm \(p5 1\dm, p95 2\dm\), from \d+ runs that passed$/m);
    expect(stdout).toMatch(/^ {2}wait p50 .*[+-]\d\.\d %$/m);
    expect(stdout).toContain("2 combinations of settings, 5 resamples of the past.");
    expect(stdout).toContain("The first lines report the share of pull requests that may have waited");
    expect(stdout).not.toContain("No forecast");
  });

  test("reads settings as get-queue --json prints them, and plays fewer resamples of a long past", async () => {
    const reply = { operation: "get-queue", details: { queue: { concurrency: 4, somethingNew: 1 } } };
    const settings = await file("reply.json", JSON.stringify(reply));
    const argv = ["--history", history, "--settings-file", settings];

    expect((await simulated(argv)).answer).toBeUndefined();
    expect((await simulated([...argv, "--json"])).answer).toMatchObject({
      trusted: true,
      past: { pullRequests: 400 },
      rows: [],
    });
  });

  test("forecasts nothing where a replay is too far off, and says so with the numbers", async () => {
    const settings = await file("wrong.yml", "batch: true\nbatching-min-size: 8\nbatching-max-wait-time-minutes: 30\n");
    const { exitCode, stdout } = await simulated([
      "--history",
      history,
      "--settings-file",
      settings,
      "--what-if",
      "batch=1,4",
    ]);

    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^ {2}(merges\/h|wait p50|wait p95) .* too far off$/m);
    expect(stdout).toContain("No forecast: a replay under today's settings is more than 15 % off the past");
    expect(stdout).not.toContain("combinations of settings");
  });

  test.each([
    ["concurency: 4", "concurency is not a setting; did you mean concurrency?"],
    ["concurrency: many", 'concurrency must be an integer from 1 to 4294967295; got "many"'],
    ["4", "must hold the settings of a queue, such as concurrency: 5"],
    ["branch: main", "has no setting in it"],
    ["a: b: c", "is neither JSON nor YAML"],
  ])("refuses settings that are %s", async (text, message) => {
    const { exitCode, stderr } = await simulated([
      "--history",
      history,
      "--settings-file",
      await file("bad.yml", text),
    ]);

    expect(exitCode).toBe(2);
    expect(stderr).toContain(message);
  });

  test("refuses a past in which hardly anything was merged", async () => {
    const row = {
      prNumber: 1,
      endedAt: "2026-02-02T08:00:00Z",
      testingDurationMs: 600_000,
      outcome: "passed",
      cycleConclusion: "merged",
    };
    const short = await file("short.json", JSON.stringify([row]));
    const { exitCode, stderr } = await simulated([
      "--history",
      short,
      "--settings-file",
      await file("s.yml", "concurrency: 4"),
    ]);

    expect(exitCode).toBe(2);
    expect(stderr).toContain("has 1 merged pull request in it; 30 are the least that say something");
  });
});
