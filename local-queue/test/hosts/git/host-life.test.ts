import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { expectSound, git, listTestBranches, temporaryFolder } from "../../support/repositories.js";
import {
  count,
  filesOf,
  given,
  givenThree,
  has,
  merged,
  PUSHED,
  point,
  push,
  type QueueOnGit,
  submitThree,
  tipOf,
  treeOf,
  until,
  WAITS,
} from "./queue-on-git.js";

describe.skipIf(process.platform === "win32")("Git host with test runs", () => {
  test("finds the pull request that makes a batch fail, and merges the others", async () => {
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

  test("stops the tests, and removes the test branch, after a push or when the pull request is closed", async () => {
    const { repository, dataFolder, queue } = await submitThree([1, 2], {
      testCommand: `touch ../../"$MERGE_QUEUE_PULL_REQUESTS"; ${WAITS}`,
    });
    await queue.until(() => count(queue, "testing") === 2);
    await until(() => existsSync(join(dataFolder, "1")) && existsSync(join(dataFolder, "2")));
    const sha = push(repository, "more", "one");
    point(repository, "three", null);
    await queue.until(() => count(queue, "cancelled") === 2);
    await until(() => readdirSync(join(dataFolder, "checkouts")).length === 0);
    await queue.close();

    expect(queue.moves).toContain("#1 cancelled PR_PUSHED_TO");
    expect(queue.moves).toContain("#2 cancelled PR_CLOSED");
    expect(queue.host.pullRequests.all.get(1)).toMatchObject({ sha, state: "open" });
    expectSound(repository);
  });

  test("rejects a run with the message of Git when the test branch cannot be built", async () => {
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
    expect(listTestBranches(repository)).toEqual([]);
  });
});

describe.skipIf(process.platform === "win32")("Git host with changes by other people", () => {
  test("tests again on the new commit after a push to the target branch", async () => {
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

  test("tests again when a push arrives just before a merge", async () => {
    const { repository, start } = givenThree();
    let tip = "";
    const beforeMerge = () => {
      if (tip === "") tip = push(repository, "hand");
    };
    const queue = await start({ settings: { mergeMethod: "squash" }, beforeMerge });
    queue.submit(1);
    await queue.until(merged(queue, 1));
    await queue.close();

    expect(queue.changes).toContainEqual({ type: "target-pushed", tip });
    expect(queue.moves).toContain(`#1 pending ${PUSHED}`);
    expect(queue.moves.filter((move) => move.startsWith("#1 testing"))).toHaveLength(2);
    expect(git(repository, ["rev-list", "--first-parent", "main"]).split("\n")).toContain(tip);
    expectSound(repository);
  });

  test("delays a merge while the target branch is checked out, and reports the delay once", async () => {
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

  test("merges when the branch is no longer locked", async () => {
    const { repository, start } = givenThree();
    const queue = await start();
    const lock = join(repository, "refs/heads/main.lock");
    writeFileSync(lock, "");
    queue.submit(1);
    await queue.until(() => queue.reports.length > 0);
    rmSync(lock);
    await queue.until(merged(queue, 1));

    expect(queue.reports).toEqual([
      expect.stringMatching(/^Merging is paused: a different program .* left .*main\.lock\.$/),
    ]);
  });

  test("marks a pull request as merged when another merged pull request contains all commits", async () => {
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

  test("uses the new commit of the branch when a pull request is canceled during the merge", async () => {
    const { repository, start } = givenThree();
    const queue = await start({
      onChange: ({ type }, send) => {
        // This is the first change after the merge, before the host's answer.
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

  test("stops the merge when the pull request is canceled just before", async () => {
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
