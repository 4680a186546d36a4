import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Settings } from "../../../src/engine/settings.js";
import type { QueueState } from "../../../src/engine/state.js";
import { get, values } from "../../../src/engine/tree.js";
import { performEffect } from "../../../src/hosts/git/host.js";
import { findOpenPullRequests } from "../../../src/hosts/git/pull-requests.js";
import { commit, expectSound, git, listTestBranches } from "../../support/repositories.js";
import {
  count,
  filesOf,
  given,
  givenThree,
  merged,
  type Place,
  PUSHED,
  point,
  push,
  tipOf,
  treeOf,
  until,
  WAITS,
} from "./queue-on-git.js";

/** Two pull requests that change the same lines, the second on top of the first. */
const STACKED = [
  { ref: "refs/heads/main", files: { a: "1\n" } },
  { ref: "refs/heads/below", parents: [":1"], files: { a: "2\n" } },
  { ref: "refs/heads/on-top", parents: [":2"], files: { a: "3\n" } },
];

function isMerging({ groups }: QueueState): boolean {
  return [...values(groups)].some(({ state }) => state === "merging");
}

/** Stores the first state that contains a merge request, and the rows of its pull requests. */
function keepRequested({ records }: Place, isWanted: (state: QueueState) => boolean = () => true) {
  const kept: { state: QueueState; rows: ReadonlyMap<number, unknown> }[] = [];
  return {
    keep(state: QueueState) {
      if (kept.length === 0 && isMerging(state) && isWanted(state))
        kept.push({ state, rows: new Map(records.pullRequests) });
    },
    requested(): QueueState {
      if (kept[0] === undefined) throw new Error("No merge was requested.");
      return kept[0].state;
    },
    restoreRows() {
      for (const [key, value] of kept[0]?.rows ?? []) records.pullRequests.set(key, value);
    },
  };
}

/** Returns the state after a merge request and before the answer. */
async function givenRequested(settings: Partial<Settings> = {}, place = givenThree()) {
  const { keep, requested, restoreRows } = keepRequested(place);
  const first = await place.start({
    settings: { batch: true, batchingMinSize: 3, batchingMaxWaitTimeMinutes: 60, ...settings },
    keep,
  });
  const before = tipOf(place.repository);
  const numbers = findOpenPullRequests(first.host.pullRequests).map(({ number }) => number);
  first.submit(...numbers);
  await first.until(merged(first, numbers.length));
  await first.close();
  /** Sets the repository back to the time before the branch moved. */
  const undo = () => {
    point(place.repository, "main", before);
    restoreRows();
  };
  return { ...place, undo, after: tipOf(place.repository), requested: requested() };
}

describe.skipIf(process.platform === "win32")("Git host after a restart", () => {
  test("repeats tests with the same branches and numbers", async () => {
    const { repository, dataFolder, start, tested } = givenThree();
    const testCommand = `touch ../../begun; ${WAITS}; git rev-parse HEAD^{tree} >> ../../tested`;
    const first = await start({ testCommand });
    first.submit(1, 3);
    await first.until(() => count(first, "testing") === 2);
    await until(() => existsSync(join(dataFolder, "begun")));
    await first.close();
    expectSound(repository);
    expect(readdirSync(join(dataFolder, "checkouts"))).toEqual([]);

    const second = await start({ testCommand, state: first.state() });
    // A repeated request changes nothing.
    const answers: unknown[] = [];
    for (const run of values(second.state().runs)) {
      performEffect(second.host, { type: "start-run", run }, (answer) => answers.push(answer));
    }
    await second.poll();
    writeFileSync(join(dataFolder, "go"), "");
    await second.until(merged(second, 2));
    expect([...answers, ...second.reports]).toEqual([]);
    expect(second.moves.filter((move) => move.includes("testing"))).toEqual([]);
    expect(second.host.runs.facts.get(2)).toMatchObject({ branch: "trunk-merge/pr-3/run-2" });
    expect(filesOf(repository)).toEqual(["base", "one", "two"]);
    expect(tested()).toContain(treeOf(repository));
    await second.close();
    expectSound(repository);
  });

  test("reports a completed merge, and does not repeat the merge", async () => {
    const { repository, start, after, requested } = await givenRequested({ mergeMethod: "rebase" });
    const second = await start({ state: requested });
    await second.until(merged(second, 3));

    expect(second.moves).toEqual([1, 2, 3].map((number) => `#${number} merged MERGE_GRAPH_MERGE`));
    expect(tipOf(repository)).toBe(after);
    expect(second.state().tip).toBe(after);
  });

  test("merges stacked pull requests, with the tested content as the result", async () => {
    const settings = { mergeMethod: "squash", batchingMinSize: 2 } as const;
    const { repository, start, undo, requested, tested } = await givenRequested(settings, given(STACKED));
    undo();
    const second = await start({ state: requested });
    await second.until(merged(second, 2));

    expect(git(repository, ["rev-list", "--count", "main"])).toBe("3");
    expect(tested()).toEqual([treeOf(repository)]);
  });

  test("merges a stacked pull request with the tested content when the lower one was squashed before", async () => {
    const place = given(STACKED);
    const { repository, dataFolder, start, tested } = place;
    const { keep, requested, restoreRows } = keepRequested(place, ({ entries }) => get(entries, 1)?.state === "merged");
    const first = await start({
      settings: { mergeMethod: "squash" },
      testCommand: `test "$MERGE_QUEUE_PULL_REQUESTS" = 1 || { ${WAITS}; } && git rev-parse HEAD^{tree} >> ../../tested`,
      keep,
    });
    first.submit(1, 2);
    await first.until(merged(first, 1));
    const middle = tipOf(repository);
    writeFileSync(join(dataFolder, "go"), "");
    await first.until(merged(first, 2));
    await first.close();
    point(repository, "main", middle);
    restoreRows();
    const second = await start({ state: requested() });
    await second.until(merged(second, 1));

    expect(git(repository, ["rev-list", "--count", "main"])).toBe("3");
    expect(tested().at(-1)).toBe(treeOf(repository));
  });

  test("tests again before the merge after a push to the target branch", async () => {
    const { repository, start, undo, requested } = await givenRequested();
    undo();
    const tip = push(repository, "hand");
    const second = await start({ state: requested });
    await second.until(merged(second, 3));

    expect(second.changes[0]).toEqual({ type: "target-pushed", tip });
    expect(second.moves.slice(0, 3)).toEqual([1, 2, 3].map((number) => `#${number} pending ${PUSHED}`));
    expect(git(repository, ["rev-list", "--first-parent", "main"]).split("\n")).toContain(tip);
  });

  test("starts an empty queue at the newest commit of the branch, and continues the numbers", async () => {
    const { repository, start, after } = await givenRequested();
    commit(repository, "refs/heads/new", { parents: ["refs/heads/one"], files: { new: "1" } });
    const fresh = await start();

    expect(findOpenPullRequests(fresh.host.pullRequests)).toMatchObject([{ number: 4, branch: "new" }]);
    expect(fresh.state().tip).toBe(after);
    expect(tipOf(repository)).toBe(after);
  });

  test("reports the changes since the stop before anything else", async () => {
    const { repository, dataFolder, start } = givenThree();
    const first = await start({ testCommand: WAITS });
    first.submit(1, 2, 3);
    await first.until(() => count(first, "testing") === 3);
    await first.close();
    push(repository, "more", "one");
    point(repository, "three", null);
    const tip = push(repository, "hand");
    commit(repository, "refs/heads/new", { parents: [tip], files: { new: "1" } });
    writeFileSync(join(dataFolder, "go"), "");
    const second = await start({ testCommand: WAITS, state: first.state() });
    await second.until(merged(second, 1));

    expect(second.moves.slice(0, 5)).toEqual([
      `#1 pending ${PUSHED}`,
      `#2 pending ${PUSHED}`,
      `#3 pending ${PUSHED}`,
      "#1 cancelled PR_PUSHED_TO",
      "#2 cancelled PR_CLOSED",
    ]);
    expect(second.changes.slice(0, 3)).toMatchObject([
      { type: "target-pushed", tip },
      { type: "pushed" },
      { type: "closed", number: 2 },
    ]);
    expect(findOpenPullRequests(second.host.pullRequests).map(({ number }) => number)).toEqual([1, 4]);
    expect(filesOf(repository)).toEqual(["base", "hand", "two"]);
  });

  test("reports a manual merge that happened during the stop", async () => {
    const { repository, start } = givenThree();
    const first = await start({ testCommand: WAITS });
    first.submit(1, 2);
    await first.until(() => count(first, "testing") === 2);
    await first.close();
    point(repository, "main", tipOf(repository, "one"));
    const second = await start({ state: first.state() });
    await second.until(merged(second, 2));

    expect(second.moves[0]).toBe("#1 merged MANUAL_MERGE");
    expect(filesOf(repository)).toEqual(["base", "one", "three"]);
  });

  test("removes the locks, test branches and checkouts that a killed service left", async () => {
    const { repository, dataFolder, records, start } = givenThree();
    const first = await start();
    first.submit(1);
    await first.until(merged(first, 1));
    await first.close();
    // These files are what a service and a Git program leave when they are killed during a change of refs.
    records.refChanges.set(1, { refs: ["refs/heads/main"], startedAtMs: Date.now() });
    for (const name of ["refs/heads/main", "packed-refs", "HEAD"]) writeFileSync(join(repository, `${name}.lock`), "");
    for (const branch of ["trunk-temp/pr-1/run-1", "trunk-merge/pr-1/run-1", "trunk-merge/pr-9/other"])
      point(repository, branch, first.state().tip);
    rmSync(join(dataFolder, "checkouts"), { recursive: true });
    writeFileSync(join(dataFolder, "checkouts"), "");
    const second = await start({ state: first.state() });
    second.submit(2);
    await second.until(merged(second, 1));
    await second.close();

    expect(listTestBranches(repository)).toEqual(["trunk-merge/pr-9/other"]);
    expect(readdirSync(repository).filter((name) => name.endsWith(".lock"))).toEqual([]);
  });

  test("keeps a lock that is older than the interrupted change of refs", async () => {
    const { repository, records, start } = givenThree();
    const lock = join(repository, "refs/heads/three.lock");
    writeFileSync(lock, "");
    records.refChanges.set(1, { refs: ["refs/heads/three"], startedAtMs: Date.now() + 100 });
    await start();

    expect(existsSync(lock)).toBe(true);
  });
});
