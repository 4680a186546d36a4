import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { QueueState, Settings } from "../../../src/local-queue/engine/state.js";
import { values } from "../../../src/local-queue/engine/tree.js";
import { commitAll, ENVIRONMENT, git, givenOrigin, temporaryFolder } from "../../git/repositories.js";
import { type Random, seeded } from "../../seeded.js";
import { expectSound } from "./given-queue.js";

/** How often a service is killed in all; more on demand. */
const KILLS = Number(process.env.MERGE_QUEUE_KILLS ?? 4);
const SEED = Number(process.env.MERGE_QUEUE_SEED ?? Math.floor(Math.random() * 2 ** 32));
const NUMBERS = [1, 2, 3, 4, 5, 6, 7];
/** This one breaks the tests. */
const BROKEN = 4;
const LONGEST_LIFE_MS = 1500;
const SHORTEST_LIFE_MS = 150;

/** What passes is noted, before anybody can know that it has. */
const TEST_COMMAND = "! test -e broken && git rev-parse HEAD^{tree} >> ../../tested";

const METHODS = ["merge_commit", "squash", "rebase"] as const;

let child = "";

beforeAll(() => {
  const folder = temporaryFolder(afterAll);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const options = ["--ignoreConfig", "--noCheck", "--target", "es2023", "--module", "nodenext", "--rootDir", "."];
  const script = "test/local-queue/git/crash-child.ts";
  execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", ...options, "--outDir", folder, script]);
  child = join(folder, script.replace(/ts$/, "js"));
});

interface Place {
  readonly repository: string;
  readonly data: string;
  readonly settings: Partial<Settings>;
  readonly testCommand?: string;
}

function givenPlace(random: Random): Place {
  const repository = givenOrigin();
  const data = temporaryFolder();
  const branches = NUMBERS.map((number) => {
    const files = number === BROKEN ? { broken: "1\n" } : { [`file-${number}`]: "1\n" };
    return { ref: `refs/heads/change-${number}`, parents: [":1"], files };
  });
  commitAll(repository, [{ ref: "refs/heads/main", files: { base: "1\n" } }, ...branches]);
  const batch = random.chance(0.5);
  const settings = { mergeMethod: random.one(METHODS), concurrency: 3, batch, batchingMinSize: 2 };
  return { repository, data, settings };
}

/** Lets a service live so long, then kills it, perhaps with all that it has started. Gives what it said at its end. */
async function live(place: Place, lifeMs: number | (() => Promise<void>) | null, withAll: boolean): Promise<string> {
  const { repository, data, settings, testCommand = TEST_COMMAND } = place;
  const words = [child, repository, data, testCommand, JSON.stringify(settings)];
  const service = spawn(process.execPath, words, { env: ENVIRONMENT, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  let complaint = "";
  service.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    said += chunk;
  });
  service.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    complaint += chunk;
  });
  const ended = new Promise<void>((done) => service.on("close", () => done()));
  if (lifeMs !== null) {
    await Promise.race([typeof lifeMs === "number" ? pause(lifeMs) : lifeMs(), ended]);
    const pids = [service.pid ?? 0, ...(withAll ? descendantsOf(service.pid ?? 0) : [])];
    for (const pid of pids) kill(pid);
  }
  await ended;
  expect(complaint).toBe("");
  return said;
}

/** All processes that a process has started, and those that they have. Linux alone tells. */
function descendantsOf(parent: number): readonly number[] {
  if (process.platform !== "linux") return [];
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((each) => /^\d+$/.test(each))) {
    const facts = existsSync(`/proc/${name}/stat`) ? readStat(`/proc/${name}/stat`) : "";
    parents.set(Number(name), Number(facts.replace(/^.*\) \S /, "").split(" ")[0]));
  }
  const found: number[] = [];
  for (let row = [parent]; row.length > 0; found.push(...row)) {
    row = [...parents].flatMap(([pid, by]) => (row.includes(by) ? [pid] : []));
  }
  return found;
}

function readStat(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}

async function untilThere(file: string): Promise<void> {
  while (!existsSync(file) || readFileSync(file, "utf8") === "") await pause(10);
}

/** Not one that has ended and waits to be noticed. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !readStat(`/proc/${pid}/stat`).includes(") Z ");
  } catch {
    return false;
  }
}

/** Whatever happened, the repository is valid and its branch stands at something that was tested as a whole. */
function expectSafe({ repository, data }: Place): void {
  expect(git(repository, ["fsck", "--strict", "--no-dangling"])).toBe("");
  const first = git(repository, ["rev-list", "--max-parents=0", "main"]);
  const tested = existsSync(join(data, "tested")) ? readFileSync(join(data, "tested"), "utf8").split("\n") : [];
  const allowed = [...tested, git(repository, ["rev-parse", `${first}^{tree}`])];
  expect(allowed).toContain(git(repository, ["rev-parse", "main^{tree}"]));
}

/** Everything that is good has come to the branch, once, and nothing is left of what it took. */
function expectDone({ repository, data, settings }: Place): void {
  const state: QueueState = JSON.parse(readFileSync(join(data, "state.json"), "utf8"));
  const ends = [...values(state.entries)].map(({ number, state: end }) => `#${number} ${end}`);
  expect(ends).toEqual(NUMBERS.map((number) => `#${number} ${number === BROKEN ? "failed" : "merged"}`));
  const files = git(repository, ["ls-tree", "--name-only", "main"]).split("\n");
  const good = NUMBERS.filter((number) => number !== BROKEN);
  expect(files).toEqual(["base", ...good.map((number) => `file-${number}`)]);
  expect(git(repository, ["rev-list", "--first-parent", "--count", "main"])).toBe(`${good.length + 1}`);
  expect(git(repository, ["rev-list", "--count", "--merges", "main"])).toBe(
    settings.mergeMethod === "merge_commit" ? `${good.length}` : "0",
  );
  expectSound(repository);
  // A service that found nothing left to test has not made it again.
  const checkouts = join(data, "checkouts");
  expect(existsSync(checkouts) ? readdirSync(checkouts) : []).toEqual([]);
  expect(git(repository, ["rev-parse", "main"])).toBe(state.tip);
  const left = readdirSync(repository, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".lock"));
  expect(left).toEqual([]);
}

describe.skipIf(process.platform === "win32")(`killed again and again (seed ${SEED})`, () => {
  test(`${KILLS} times, the repository is valid, tested, and nothing is lost`, {
    timeout: 60_000 * KILLS,
  }, async () => {
    const random = seeded(SEED);
    let kills = 0;
    while (kills < KILLS) {
      const place = givenPlace(random);
      mkdirSync(place.data, { recursive: true });
      let said = "";
      for (let attempt = 0; said === "" && attempt < 6 && kills < KILLS; attempt += 1) {
        const lifeMs = SHORTEST_LIFE_MS + random.below(LONGEST_LIFE_MS - SHORTEST_LIFE_MS);
        said = await live(place, lifeMs, random.chance(0.5));
        expectSafe(place);
        if (said === "") kills += 1;
      }
      if (said === "") await live(place, null, false);
      expectSafe(place);
      expectDone(place);
    }
  });

  test("its tests end with it", async () => {
    const place = { ...givenPlace(seeded(SEED)), testCommand: "echo $$ > ../../pid; sleep 600" };
    const file = join(place.data, "pid");
    await live(place, () => untilThere(file), false);
    const pid = Number(readFileSync(file, "utf8"));

    expect(pid).toBeGreaterThan(1);
    while (isAlive(pid)) await pause(10);
  });
});
