import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { expectSound, git, temporaryFolder } from "../../support/repositories.js";
import {
  count,
  filesOf,
  given,
  givenThree,
  has,
  merged,
  PUSHED,
  push,
  type QueueOnGit,
  submitThree,
  tipOf,
  treeOf,
  until,
  WAITS,
} from "./queue-on-git.js";

describe.skipIf(process.platform === "win32")("runs of a Git host", () => {
  test("finds the culprit of a batch that fails, and merges the others", async () => {
    const { repository, start, tested } = givenThree({
      ref: "refs/heads/b",
      parents: [":1"],
      files: { broken: "1\n" },
    });
    const queue = await start({ settings: { batch: true, batchingMinSize: 4 } });
    queue.send({ type: "set-phase", phase: "paused" });
    queue.submit(1, 2, 3, 4);
    queue.send({ type: "set-phase", phase: "running" });
    await queue.until(() => count(queue, "merged") + count(queue, "failed") === 4);
    await queue.close();

    expect(queue.moves).toContain("#1 failed TEST_RUN_REQUIRED_STATUS_FAILED");
    expect(filesOf(repository)).toEqual(["base", "one", "three", "two"]);
    expect(tested()).toContain(treeOf(repository));
    expect([1, 2, 3].map((run) => queue.host.runs.facts.get(run)?.branch)).toContain("trunk-merge/pr-1/run-2");
    expectSound(repository);
  });

  test("stops tests and removes their branch after a push to the pull request or its close", async () => {
    const { repository, dataFolder, queue } = await submitThree([1, 2], {
      testCommand: `touch ../../"$MERGE_QUEUE_PULL_REQUESTS"; ${WAITS}`,
    });
    await queue.until(() => count(queue, "testing") === 2);
    await until(() => existsSync(join(dataFolder, "1")) && existsSync(join(dataFolder, "2")));
    const sha = push(repository, "more", "one");
    git(repository, ["update-ref", "-d", "refs/heads/three"]);
    await queue.until(() => count(queue, "cancelled") === 2);
    await until(() => readdirSync(join(dataFolder, "checkouts")).length === 0);
    await queue.close();

    expect(queue.moves).toContain("#1 cancelled PR_PUSHED_TO");
    expect(queue.moves).toContain("#2 cancelled PR_CLOSED");
    expect(queue.host.pullRequests.all.get(1)).toMatchObject({ sha, state: "open" });
    expectSound(repository);
  });

  test("refuses a run with the message of Git when its branch cannot be built, and leaves no branch", async () => {
    const { repository, start } = givenThree();
    const queue = await start();
    const head = tipOf(repository, "three");
    rmSync(join(repository, "objects", head.slice(0, 2), head.slice(2)));
    writeFileSync(join(repository, "objects", head.slice(0, 2), head.slice(2)), "nonsense");
    queue.submit(2, 1);
    await queue.until(merged(queue, 1));

    expect(queue.moves).toContain("#2 failed START_TEST_RUN_RETRY_EXHAUSTED");
    expect(queue.reports.join()).toMatch(
      /^The test branch trunk-merge\/pr-2\/run-1 could not be built: git merge-tree failed/,
    );
    await queue.close();
    expect(git(repository, ["for-each-ref", "--format=%(refname)", "refs/heads/trunk-*"])).toBe("");
  });
});

describe.skipIf(process.platform === "win32")("a Git host and changes by others", () => {
  test("tests again on top of a push to the target branch", async () => {
    const { repository, dataFolder, tested, queue } = await submitThree([1, 2], {
      testCommand: `${WAITS}; git rev-parse HEAD^{tree} >> ../../tested`,
    });
    await queue.until(() => count(queue, "testing") === 2);
    const tip = push(repository, "hand");
    await queue.until(has(queue, `#1 pending ${PUSHED}`));
    writeFileSync(join(dataFolder, "go"), "");
    await queue.until(merged(queue, 2));

    expect(git(repository, ["merge-base", "--is-ancestor", tip, "main"])).toBe("");
    expect(filesOf(repository)).toEqual(["base", "hand", "one", "three"]);
    expect(tested()).toContain(treeOf(repository));
  });

  test("reports a merge by hand as the merge of its pull request", async () => {
    const { repository, dataFolder, queue } = await submitThree([1, 2], { testCommand: WAITS });
    await queue.until(() => count(queue, "testing") === 2);
    git(repository, ["update-ref", "refs/heads/main", tipOf(repository, "one")]);
    await queue.until(has(queue, "#1 merged MANUAL_MERGE"));
    writeFileSync(join(dataFolder, "go"), "");
    await queue.until(merged(queue, 2));

    expect(filesOf(repository)).toEqual(["base", "one", "three"]);
  });

  test.each(["merge_commit", "squash"] as const)(
    "tests again when a push comes just before a merge (%s)",
    async (mergeMethod) => {
      const { repository, start } = givenThree();
      let tip = "";
      const beforeMerge = () => {
        if (tip === "") tip = push(repository, "hand");
      };
      const queue = await start({ settings: { mergeMethod }, beforeMerge });
      queue.submit(1);
      await queue.until(merged(queue, 1));
      await queue.close();

      expect(queue.changes).toContainEqual({ type: "target-pushed", tip });
      expect(queue.moves).toContain(`#1 pending ${PUSHED}`);
      expect(queue.moves.filter((move) => move.startsWith("#1 testing"))).toHaveLength(2);
      expect(git(repository, ["rev-list", "--first-parent", "main"]).split("\n")).toContain(tip);
      expectSound(repository);
    },
  );

  test("reports once that the target branch is checked out, and merges nothing until it is free", async () => {
    const { repository, start } = givenThree();
    const queue = await start();
    const tree = join(temporaryFolder(), "tree");
    const tip = tipOf(repository);
    git(repository, ["worktree", "add", "--quiet", tree, "main"]);
    queue.submit(1, 2);
    await queue.until(() => count(queue, "tests_passed") === 2);
    for (let poll = 0; poll < 5; poll += 1) await queue.poll();

    expect(tipOf(repository)).toBe(tip);
    expect(queue.reports).toEqual([
      expect.stringContaining(`Merging is paused: the branch "main" is checked out in ${tree}`),
    ]);
    git(tree, ["switch", "--quiet", "--detach"]);
    await queue.until(merged(queue, 2));
    expect(git(tree, ["status", "--porcelain"])).toBe("");
  });

  test("merges nothing while the branch is locked, and merges afterward", async () => {
    const { repository, start } = givenThree();
    const queue = await start();
    const lock = join(repository, "refs/heads/main.lock");
    writeFileSync(lock, "");
    queue.submit(1);
    await queue.until(() => queue.reports.length > 0);
    rmSync(lock);
    await queue.until(merged(queue, 1));

    expect(queue.reports).toEqual([
      expect.stringMatching(/^Merging is paused: another program .* left .*main\.lock\.$/),
    ]);
  });

  test("marks a pull request as merged when a merged one contains it", async () => {
    const { repository, start } = given([
      { ref: "refs/heads/main", files: { a: "1\n" } },
      { ref: "refs/heads/below", parents: [":1"], files: { b: "1\n" } },
      { ref: "refs/heads/top", parents: [":2"], files: { t: "1\n" } },
    ]);
    const queue = await start();
    queue.submit(2);
    await queue.until(merged(queue, 1));
    await queue.poll();

    expect(queue.host.pullRequests.all.get(1)).toMatchObject({
      branch: "below",
      state: "merged",
      mergeCommit: tipOf(repository),
    });
  });

  test("moves the tip of the queue when a pull request is canceled during its merge", async () => {
    const { repository, start } = givenThree();
    const queue = await start({
      onChange: ({ type }, send) => {
        // The first change after the merge, before its answer.
        if (type === "facts") send({ type: "withdraw", number: 1, reason: "USER_REQUESTED" });
      },
    });
    queue.submit(1);
    const before = tipOf(repository);
    await queue.until(() => queue.state().tip !== before);

    const tip = tipOf(repository);
    expect(queue.moves).toContain("#1 cancelled USER_REQUESTED");
    expect(queue.state().tip).toBe(tip);
    expect(filesOf(repository)).toEqual(["base", "one"]);
  });

  test("leaves a pull request unmerged when it is canceled just before its merge", async () => {
    const { repository, start } = givenThree();
    const tip = tipOf(repository);
    const running: QueueOnGit[] = [];
    const beforeMerge = () => running[0]?.send({ type: "withdraw", number: 1, reason: "USER_REQUESTED" });
    const queue = await start({ beforeMerge });
    running.push(queue);
    queue.submit(1);
    await queue.until(has(queue, "#1 cancelled USER_REQUESTED"));
    await queue.poll();

    expect(tipOf(repository)).toBe(tip);
  });
});

/** Two pull requests that change the same lines, the second on top of the first. */
const STACKED = [
  { ref: "refs/heads/main", files: { a: "1\n" } },
  { ref: "refs/heads/below", parents: [":1"], files: { a: "2\n" } },
  { ref: "refs/heads/on-top", parents: [":2"], files: { a: "3\n" } },
];

function isMerging({ groups }: QueueState): boolean {
  return [...values(groups)].some(({ state }) => state === "merging");
}

/** A place with the state after a merge request, before its answer. */
async function givenRequested(settings: Partial<Settings> = {}, place = givenThree()) {
  const { pullRequests: rows } = place.records;
  let requested: QueueState | undefined;
  let storedRows = new Map<number, unknown>();
  const first = await place.start({
    settings: { batch: true, batchingMinSize: 3, batchingMaxWaitTimeMinutes: 60, ...settings },
    keep: (state) => {
      if (requested !== undefined || !isMerging(state)) return;
      requested = state;
      storedRows = new Map(rows);
    },
  });
  const before = tipOf(place.repository);
  const numbers = findOpenPullRequests(first.host.pullRequests).map(({ number }) => number);
  first.submit(...numbers);
  await first.until(merged(first, numbers.length));
  await first.close();
  /** Restores the repository to the time before the branch moved. */
  const undo = () => {
    git(place.repository, ["update-ref", "refs/heads/main", before]);
    for (const [key, value] of storedRows) rows.set(key, value);
  };
  return { ...place, undo, after: tipOf(place.repository), requested: requested ?? first.state() };
}

describe.skipIf(process.platform === "win32")("a Git host after a restart", () => {
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
    // A repeated request has no effect.
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

  test.each(["merge_commit", "squash", "rebase"] as const)(
    "reports a completed merge, and does not repeat it (%s)",
    async (mergeMethod) => {
      const { repository, start, after, requested } = await givenRequested({ mergeMethod });
      const second = await start({ state: requested });
      await second.until(merged(second, 3));

      expect(second.moves).toEqual([
        "#1 merged MERGE_GRAPH_MERGE",
        "#2 merged MERGE_GRAPH_MERGE",
        "#3 merged MERGE_GRAPH_MERGE",
      ]);
      expect(tipOf(repository)).toBe(after);
      expect(second.state().tip).toBe(after);
    },
  );

  test("merges stacked pull requests to the tested tree", async () => {
    const settings = { mergeMethod: "squash", batchingMinSize: 2 } as const;
    const { repository, start, undo, requested, tested } = await givenRequested(settings, given(STACKED));
    undo();
    const second = await start({ state: requested });
    await second.until(merged(second, 2));

    expect(git(repository, ["rev-list", "--count", "main"])).toBe("3");
    expect(tested()).toEqual([treeOf(repository)]);
  });

  test("merges a pull request to the tested tree when the one below was squashed before", async () => {
    const { repository, dataFolder, records, start, tested } = given(STACKED);
    const passed = "git rev-parse HEAD^{tree} >> ../../tested";
    let requested: QueueState | undefined;
    let storedRows = new Map<number, unknown>();
    const first = await start({
      settings: { mergeMethod: "squash" },
      testCommand: `test "$MERGE_QUEUE_PULL_REQUESTS" = 1 || { ${WAITS}; } && ${passed}`,
      keep: (state) => {
        if (requested !== undefined || !isMerging(state) || get(state.entries, 1)?.state !== "merged") return;
        requested = state;
        storedRows = new Map(records.pullRequests);
      },
    });
    first.submit(1, 2);
    await first.until(merged(first, 1));
    const middle = tipOf(repository);
    writeFileSync(join(dataFolder, "go"), "");
    await first.until(merged(first, 2));
    await first.close();
    git(repository, ["update-ref", "refs/heads/main", middle]);
    for (const [key, value] of storedRows) records.pullRequests.set(key, value);
    const second = await start({ state: requested ?? first.state() });
    await second.until(merged(second, 1));

    expect(git(repository, ["rev-list", "--count", "main"])).toBe("3");
    expect(tested().at(-1)).toBe(treeOf(repository));
  });

  test("tests a merge again after a push to the target branch", async () => {
    const { repository, start, undo, requested } = await givenRequested();
    undo();
    const tip = push(repository, "hand");
    const second = await start({ state: requested });
    await second.until(merged(second, 3));

    expect(second.changes[0]).toEqual({ type: "target-pushed", tip });
    expect(second.moves.slice(0, 3)).toEqual(
      [1, 2, 3].map((number) => `#${number} pending MANUAL_PUSH_TO_TARGET_BRANCH`),
    );
    expect(git(repository, ["rev-list", "--first-parent", "main"]).split("\n")).toContain(tip);
  });

  test("starts an empty queue at the tip of the branch, and continues the numbers", async () => {
    const { repository, start, after } = await givenRequested();
    commit(repository, "refs/heads/new", { parents: ["refs/heads/one"], files: { new: "1" } });
    const fresh = await start();

    expect(findOpenPullRequests(fresh.host.pullRequests)).toMatchObject([{ number: 4, branch: "new" }]);
    expect(fresh.state().tip).toBe(after);
    expect(tipOf(repository)).toBe(after);
  });

  test("first reports the changes since the stop", async () => {
    const { repository, dataFolder, start } = givenThree();
    const first = await start({ testCommand: WAITS });
    first.submit(1, 2, 3);
    await first.until(() => count(first, "testing") === 3);
    await first.close();
    push(repository, "more", "one");
    git(repository, ["update-ref", "-d", "refs/heads/three"]);
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

  test("reports a merge by hand since the stop", async () => {
    const { repository, start } = givenThree();
    const first = await start({ testCommand: WAITS });
    first.submit(1, 2);
    await first.until(() => count(first, "testing") === 2);
    await first.close();
    git(repository, ["update-ref", "refs/heads/main", tipOf(repository, "one")]);
    const second = await start({ state: first.state() });
    await second.until(merged(second, 2));

    expect(second.moves[0]).toBe("#1 merged MANUAL_MERGE");
    expect(filesOf(repository)).toEqual(["base", "one", "three"]);
  });

  test("removes locks, test branches and checkouts of a killed service", async () => {
    const { repository, dataFolder, records, start } = givenThree();
    const first = await start();
    first.submit(1);
    await first.until(merged(first, 1));
    await first.close();
    // Leftovers of a service and a Git that were killed during a change of refs.
    records.refChanges.set(1, { refs: ["refs/heads/main"], startedAtMs: Date.now() });
    for (const name of ["refs/heads/main", "packed-refs", "HEAD"]) writeFileSync(join(repository, `${name}.lock`), "");
    for (const name of ["trunk-temp", "trunk-merge"])
      git(repository, ["update-ref", `refs/heads/${name}/pr-1/run-1`, "main"]);
    git(repository, ["update-ref", "refs/heads/trunk-merge/pr-9/other", "main"]);
    rmSync(join(dataFolder, "checkouts"), { recursive: true });
    writeFileSync(join(dataFolder, "checkouts"), "");
    const second = await start({ state: first.state() });
    second.submit(2);
    await second.until(merged(second, 1));
    await second.close();

    expect(
      git(repository, ["for-each-ref", "--format=%(refname:short)", "refs/heads/trunk-merge", "refs/heads/trunk-temp"]),
    ).toBe("trunk-merge/pr-9/other");
    expect(readdirSync(repository).filter((name) => name.endsWith(".lock"))).toEqual([]);
  });

  test("leaves a lock that is older than its own change of the ref", async () => {
    const { repository, records, start } = givenThree();
    const lock = join(repository, "refs/heads/three.lock");
    writeFileSync(lock, "");
    records.refChanges.set(1, { refs: ["refs/heads/three"], startedAtMs: Date.now() + 100 });
    await start();

    expect(existsSync(lock)).toBe(true);
  });
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((done) => setTimeout(done, 10));
}
