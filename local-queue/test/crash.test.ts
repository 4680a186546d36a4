import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { isAlive, type Served, startServed } from "./killed-service.js";
import { control, post, send } from "./support/client.js";
import { commitAll, git, givenOrigin, temporaryFolder } from "./support/repositories.js";
import { type Random, seeded } from "./support/seeded.js";

/** Total number of kills. */
const KILLS = Number(process.env.MERGE_QUEUE_KILLS ?? 1);
const SEED = Number(process.env.MERGE_QUEUE_SEED ?? Math.floor(Math.random() * 2 ** 32));
/** Number of kills for one repository, after which the service may finish. */
const KILLS_IN_ONE = 6;

const NUMBERS = [1, 2, 3, 4, 5, 6, 7];
/** Number of the pull request with failing tests. */
const BROKEN = 4;
/** Numbers of two pull requests that change the same line. */
const RIVALS = [2, 6];
/** Longest time from the start of a service to its kill. */
const LONGEST_MS = 1500;

/**
 * Records each tree whose tests pass, before the test command reports the result. Waits until all pull requests are in
 * the queue.
 */
const TEST_COMMAND =
  "until test -e ../../go; do sleep 0.02; done; ! test -e broken && git rev-parse HEAD^{tree} >> ../../tested";

/** Required outcome of each kind of pull request. */
const ENDS = {
  good: /merged MERGE_GRAPH_MERGE$/,
  broken: /failed TEST_RUN_(REQUIRED_STATUS_FAILED|FAILED_BY_OPTIMIZATION)$/,
  conflicting: /failed START_TEST_RUN_MERGE_CONFLICT$/,
};

/** Matches reports about failing tests. */
const BROKEN_TESTS = /^The tests of .+ failed\. Their output is in .+$/gm;
/** Matches words that the service must not print. */
const TROUBLE = /defect|fail|cannot|could not|in use|damaged|missing|by hand/;

const DAY_MS = 86_400_000;
const METHODS = ["merge_commit", "squash", "rebase"] as const;

interface Place {
  readonly repository: string;
  readonly data: string;
  readonly testCommand: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Numbers of successful submissions. */
  readonly answered: Set<number>;
}

type Listening = NonNullable<Awaited<Served["listening"]>>;

function givenPlace(random: Random): Place {
  const repository = givenOrigin();
  // Records every commit of the branch in its reflog.
  git(repository, ["config", "core.logAllRefUpdates", "true"]);
  const branches = NUMBERS.map((number) => ({
    ref: `refs/heads/change-${number}`,
    parents: [":1"],
    files: {
      [`file-${number}`]: "1\n",
      ...(number === BROKEN && { broken: "1\n" }),
      ...(RIVALS.includes(number) && { shared: `${number}\n` }),
    },
  }));
  commitAll(repository, [{ ref: "refs/heads/main", files: { shared: "0\n" } }, ...branches]);
  const settings = {
    mergeMethod: random.one(METHODS),
    concurrency: 1 + random.below(4),
    batch: random.chance(0.6),
    batchingMinSize: 2 + random.below(2),
    canOptimisticallyMerge: random.chance(0.3),
    pendingFailureDepth: random.below(2),
    optimizationMode: random.one(["off", "bisection_skip_redundant_tests"]),
  };
  return { repository, data: temporaryFolder(), testCommand: TEST_COMMAND, settings, answered: new Set() };
}

function serveAt({ repository, data, testCommand }: Place): Served {
  return startServed(["--git", repository, "--test-command", testCommand, "--data", data]);
}

async function listening(served: Served): Promise<Listening> {
  const at = await served.listening;
  if (at === null) throw new Error(served.output());
  return at;
}

interface SubmittedRecord {
  readonly prNumber: number;
  readonly state: string;
}

interface Submitted {
  readonly pullRequests: readonly SubmittedRecord[];
  readonly notFound: readonly number[];
}

const ALL_PULL_REQUESTS = { prs: NUMBERS.map((number) => ({ number })) };

async function submittedAt(at: Listening): Promise<Submitted> {
  return JSON.parse((await post(at, "getSubmittedPullRequests", ALL_PULL_REQUESTS)).text);
}

/**
 * Submits the remaining pull requests, and waits until all pull requests are finished. Fails when the service is
 * killed.
 */
async function mergeAll(place: Place, at: Listening): Promise<void> {
  await post(at, "updateQueue", place.settings);
  const { notFound } = await submittedAt(at);
  expect(notFound.filter((number) => place.answered.has(number))).toEqual([]);
  for (const number of notFound) {
    const { status, text } = await post(at, "submitPullRequest", { pr: { number } });
    expect(`${status} ${text}`).toMatch(/^200 /);
    place.answered.add(number);
  }
  // The service needs a second to detect that a pull request is ready.
  await control(at, "POST", "clock", { advanceSeconds: 1 });
  await until(at, (state) => state !== "not_ready");
  writeFileSync(join(place.data, "git", "go"), "");
  await until(at, (state) => state === "merged" || state === "failed");
}

async function until(at: Listening, isReached: (state: string) => boolean): Promise<void> {
  for (;;) {
    const { pullRequests } = await submittedAt(at);
    if (pullRequests.every(({ state }) => isReached(state))) return;
    await pause(20);
  }
}

/**
 * Runs a service for a time, and kills the service, sometimes during its stop. Returns true when the service had
 * finished before the kill.
 */
async function runAndKill(place: Place, random: Random): Promise<boolean> {
  const moment = random.one(["while it starts", "while it merges", "at any time", "at any time"]);
  const lifeMs = random.below(moment === "while it starts" ? 600 : LONGEST_MS);
  const lateMs = random.below(15);
  const stopMs = random.chance(0.15) ? random.below(80) : null;
  const withAll = random.chance(0.5);
  const served = serveAt(place);
  const at = moment === "while it starts" ? null : await served.listening;
  let isDone = false;
  let problem: unknown;
  const work = at === null ? served.ended : mergeAll(place, at).then(() => (isDone = true));
  const worked = work.catch((error: unknown) => (problem = error));
  await Promise.race([moment === "while it merges" ? untilMerging(place, lateMs) : pause(lifeMs), worked]);
  const before = { isDone, problem };
  if (stopMs !== null) {
    served.stop();
    await pause(stopMs);
  }
  served.kill(withAll);
  await worked;
  await served.ended;
  expect(before.problem).toBeUndefined();
  expect(served.output().replaceAll(BROKEN_TESTS, "")).not.toMatch(TROUBLE);
  return before.isDone;
}

/** Resolves a short time after the service wrote its data to the disk; a merge follows such a write. */
async function untilMerging({ data }: Place, lateMs: number): Promise<void> {
  const database = join(data, "queue.db");
  const before = changedMs(database);
  const latestMs = Date.now() + LONGEST_MS;
  // The merge follows the write within milliseconds.
  while (changedMs(database) === before && Date.now() < latestMs) await pause(1);
  await pause(lateMs);
}

function changedMs(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Returns sizes and times of the files of SQLite. */
function databaseOf({ data }: Place) {
  const [database, log] = [join(data, "queue.db"), join(data, "queue.db-wal")];
  const logBytes = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  return { log, logBytes, logMs: changedMs(log), databaseMs: changedMs(database) };
}

/** Removes data that a killed service had not flushed to the disk; a power cut may cause the same loss. */
function cutPower(place: Place, before: ReturnType<typeof databaseOf>, random: Random): void {
  const { log, logBytes, logMs, databaseMs } = databaseOf(place);
  // SQLite flushes its log to the disk before each write to the database.
  if (logMs <= databaseMs) return;
  // After a write to the database, SQLite starts the log again. Before that write, the log of the earlier service is
  // flushed.
  const safeBytes = databaseMs === before.databaseMs ? before.logBytes : 0;
  truncateSync(log, safeBytes + random.below(logBytes - safeBytes + 1));
  const { data, answered } = place;
  const copy = temporaryFolder();
  for (const name of ["queue.db", "queue.db-wal"]) copyFileSync(join(data, name), join(copy, name));
  const left = new Set(submittedIn(join(copy, "queue.db")));
  for (const number of answered) if (!left.has(number)) answered.delete(number);
}

function submittedIn(path: string): readonly number[] {
  const database = new DatabaseSync(path);
  try {
    if (database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'commands'").get() === undefined) return [];
    const numbers = "SELECT command ->> '$.given.number' AS number FROM commands WHERE command ->> 'type' = 'submit'";
    return database
      .prepare(numbers)
      .all()
      .map(({ number }) => Number(number));
  } finally {
    database.close();
  }
}

/** Expects a valid repository whose branch never pointed to an untested tree. */
function expectSafe({ repository, data }: Place): void {
  expect(git(repository, ["fsck", "--strict", "--no-dangling"])).toBe("");
  const record = join(data, "git", "tested");
  const tested = existsSync(record) ? readFileSync(record, "utf8").split("\n") : [];
  const first = git(repository, ["log", "--max-parents=0", "--format=%T", "main"]);
  const now = git(repository, ["rev-parse", "main^{tree}"]);
  const earlier = git(repository, ["log", "-g", "--format=%T", "main", "--"]).split("\n").filter(Boolean);
  expect([now, ...earlier].filter((tree) => tree !== first && !tested.includes(tree))).toEqual([]);
}

interface Shown {
  readonly branches: { readonly main: string };
  readonly pullRequests: readonly {
    readonly number: number;
    readonly state: string;
    readonly mergeCommitSha: string | null;
  }[];
  readonly queues: readonly {
    readonly entries: readonly { readonly prNumber: number; readonly state: string; readonly endReason: string }[];
  }[];
}

interface Result {
  readonly prNumber: number;
  readonly testRunId: string;
  readonly outcome: string;
}

/** Reads all data of the queue. */
async function readAll(at: Listening) {
  const read = async (path: string, fields: object = {}) => JSON.parse((await post(at, path, fields)).text);
  const since = new Date(Date.now() - DAY_MS).toISOString();
  const metrics = await send(`${at.apiUrl}/getMergeQueueMetrics`, { headers: { "x-api-token": at.token } });
  const listed: { pullRequests: readonly SubmittedRecord[] } = await read("listPullRequests");
  const results: { testingResults: readonly Result[] } = await read("listMergeQueueTestingResults", { since });
  const state: { repositories: readonly [Shown] } = Object((await control(at, "GET", "state")).json);
  return {
    queue: await read("getQueue"),
    submitted: await read("getSubmittedPullRequests", ALL_PULL_REQUESTS),
    listed,
    results,
    metrics: metrics.text,
    shown: state.repositories[0],
  };
}

type QueueData = Awaited<ReturnType<typeof readAll>>;

/** Expects the right outcome of each pull request, each outcome once, and no temporary files. */
function expectDone({ repository, data, settings }: Place, { shown, metrics, listed, results }: QueueData): void {
  const entries = shown.queues[0]?.entries ?? [];
  const merged = sorted(entries.flatMap(({ prNumber, state }) => (state === "merged" ? prNumber : [])));
  const second = RIVALS.find((number) => !merged.includes(number));
  expect(sorted(entries.map(({ prNumber }) => prNumber))).toEqual(NUMBERS);
  for (const { prNumber, state, endReason } of entries) {
    const right = prNumber === BROKEN ? "broken" : prNumber === second ? "conflicting" : "good";
    expect(`#${prNumber} ${state} ${endReason}`).toMatch(ENDS[right]);
  }
  const files = git(repository, ["ls-tree", "--name-only", "main"]).split("\n");
  expect(files).toEqual([...merged.map((number) => `file-${number}`), "shared"]);
  const commits = git(repository, ["rev-list", "--first-parent", "main"]).split("\n");
  const reported = shown.pullRequests.filter(({ state }) => state === "merged");
  expect(reported.map(({ number }) => number)).toEqual(merged);
  expect(new Set(reported.map(({ mergeCommitSha }) => mergeCommitSha))).toEqual(new Set(commits.slice(0, -1)));
  expect(commits).toHaveLength(merged.length + 1);
  expect(shown.branches.main).toBe(commits[0]);
  expect(git(repository, ["log", "-g", "--format=%H", "-1", "main", "--"])).toBe(commits[0]);
  const merges = settings.mergeMethod === "merge_commit" ? merged.length : 0;
  expect(git(repository, ["rev-list", "--count", "--merges", "main"])).toBe(`${merges}`);
  expect(concluded(metrics, "merged")).toBe(merged.length);
  expect(concluded(metrics, "failed")).toBe(NUMBERS.length - merged.length);
  expect(concluded(metrics, "cancelled")).toBe(0);
  expect(sorted(listed.pullRequests.map(({ prNumber }) => prNumber))).toEqual(NUMBERS);
  const rows = results.testingResults.map(({ prNumber, testRunId }) => `#${prNumber} in ${testRunId}`);
  expect(rows).toEqual([...new Set(rows)]);
  const passed = new Set(results.testingResults.flatMap((row) => (row.outcome === "passed" ? row.prNumber : [])));
  // Later tests that pass can merge a pull request before its own tests finish.
  const proven = settings.canOptimisticallyMerge ? [] : merged;
  expect([...proven, BROKEN].filter((number) => !passed.has(number))).toEqual([BROKEN]);
  expect(git(repository, ["for-each-ref", "refs/heads/trunk-merge", "refs/heads/trunk-temp"])).toBe("");
  // The folder is missing when the last service tested nothing.
  const checkouts = join(data, "git", "checkouts");
  expect(existsSync(checkouts) ? readdirSync(checkouts) : []).toEqual([]);
  const left = [repository, data].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }));
  expect(left.filter((name) => /\.lock$|^queue\.db-/.test(name))).toEqual([]);
}

function sorted(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((one, other) => one - other);
}

function concluded(metrics: string, conclusion: string): number {
  const lines = metrics.split("\n").filter((line) => line.startsWith("mq_pr_conclusions_1h_total{"));
  const counts = lines
    .filter((line) => line.includes(`conclusion="${conclusion}"`))
    .map((line) => Number(line.split(" ").at(-1)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Expects that a replay of the commands produces the same data. */
async function expectReplayed({ data }: Place, before: QueueData): Promise<void> {
  const replaying = startServed(["--replay", data]);
  const at = await listening(replaying);
  const again = await readAll(at);
  replaying.stop();
  await replaying.ended;
  expect(again).toEqual(before);
}

describe.skipIf(process.platform === "win32")(`local service after a kill (seed ${SEED})`, () => {
  test(`leaves a valid repository with tested merges, and loses no data, after ${KILLS} kills`, {
    timeout: 60_000 * KILLS,
  }, async () => {
    const random = seeded(SEED);
    let kills = 0;
    while (kills < KILLS) {
      const place = givenPlace(random);
      let isDone = false;
      for (let attempt = 0; !isDone && attempt < KILLS_IN_ONE && kills < KILLS; attempt += 1) {
        const before = databaseOf(place);
        isDone = await runAndKill(place, random);
        kills += 1;
        expectSafe(place);
        if (random.chance(0.4)) cutPower(place, before, random);
      }
      const last = serveAt(place);
      const at = await listening(last);
      await mergeAll(place, at);
      const data = await readAll(at);
      last.stop();
      expect(await last.ended).toBe(0);
      expect(last.output().replaceAll(BROKEN_TESTS, "")).not.toMatch(TROUBLE);
      expectSafe(place);
      expectDone(place, data);
      await expectReplayed(place, data);
    }
  });

  test("restores events that happened after the last command because of the clock", async () => {
    const data = temporaryFolder();
    const served = startServed(["--data", data]);
    const at = await listening(served);
    await post(at, "submitPullRequest", { pr: { number: 1 } });
    await control(at, "POST", "clock", { speed: 0, advanceSeconds: 600 });
    const before = (await readAll(at)).submitted;
    expect(before.pullRequests).toMatchObject([{ prNumber: 1, state: "merged" }]);
    served.kill(true);
    await served.ended;
    for (const flag of ["--data", "--replay"]) {
      const again = startServed([flag, data]);
      expect((await readAll(await listening(again))).submitted, flag).toEqual(before);
      again.stop();
      expect(await again.ended).toBe(0);
    }
  });

  test("ends the test command when only the service is killed", async () => {
    const place = { ...givenPlace(seeded(SEED)), testCommand: "echo $$ > ../../pid; sleep 600" };
    const file = join(place.data, "git", "pid");
    const served = serveAt(place);
    const at = await listening(served);
    await post(at, "submitPullRequest", { pr: { number: 1 } });
    await control(at, "POST", "clock", { advanceSeconds: 1 });
    while (!existsSync(file) || readFileSync(file, "utf8") === "") await pause(10);
    const pid = Number(readFileSync(file, "utf8"));
    served.kill(false);
    await served.ended;

    expect(pid).toBeGreaterThan(1);
    while (isAlive(pid)) await pause(10);
  });
});
