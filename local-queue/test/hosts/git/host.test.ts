import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { performEffect } from "../../../src/hosts/git/host.js";
import { findOpenPullRequests } from "../../../src/hosts/git/pull-requests.js";
import { expectSound, git, givenRepository } from "../../support/repositories.js";
import { filesOf, given, givenThree, has, merged, point, submitThree, tipOf, treeOf } from "./queue-on-git.js";

const BATCH = { batch: true, batchingMinSize: 3, batchingMaxWaitTimeMinutes: 60 };

describe.skipIf(process.platform === "win32")("Git host that merges", () => {
  test("moves the branch once for a batch, with a merge commit for each pull request", async () => {
    const { repository, start, tested } = givenThree();
    git(repository, ["config", "core.logAllRefUpdates", "always"]);
    const queue = await start({ settings: BATCH });
    queue.submit(1, 2, 3);
    await queue.until(merged(queue, 3));
    await queue.close();

    const [base = "", one = "", three = "", two = ""] = ["main~3", "one", "three", "two"].map((name) =>
      git(repository, ["rev-parse", name]),
    );
    expect(git(repository, ["log", "--first-parent", "--format=%P %s%n%n%b", "-3", "main"]).replace(/\n+/g, "\n")).toBe(
      [
        `${git(repository, ["rev-parse", "main~1"])} ${two} Merge pull request #3 from two\nc`,
        `${git(repository, ["rev-parse", "main~2"])} ${three} Merge pull request #2 from three\nc`,
        `${base} ${one} Merge pull request #1 from one\nc`,
      ].join("\n"),
    );
    expect(readFileSync(join(repository, "logs/refs/heads/main"), "utf8").trim().split("\n")).toHaveLength(1);
    expect(tested()).toEqual([treeOf(repository)]);
    expect(queue.state().tip).toBe(tipOf(repository));
    expect(queue.host.pullRequests.all.get(2)).toMatchObject({
      state: "merged",
      mergeCommit: git(repository, ["rev-parse", "main~1"]),
    });
    expectSound(repository);
  });

  test("leaves the branch unchanged while the service cannot store the merge", async () => {
    const { repository, records, start } = givenThree();
    const base = tipOf(repository);
    const tips: string[] = [];
    const { merges } = records;
    const refuse = () => {
      tips.push(tipOf(repository));
      throw new Error("No space is left");
    };
    vi.spyOn(merges, "set").mockImplementationOnce(refuse).mockImplementationOnce(refuse);
    const queue = await start({ settings: BATCH });
    queue.submit(1, 2, 3);
    await queue.until(merged(queue, 3));

    expect(tips).toEqual([base, base]);
    expect(queue.reports).toEqual(["Merging to main failed: No space is left."]);
    expect(filesOf(repository)).toEqual(["base", "one", "three", "two"]);
  });

  test("creates one commit for each of two stacked pull requests when the method is squash", async () => {
    const { repository, start, tested } = given([
      { ref: "refs/heads/main", files: { a: "1\n", b: "1\n" } },
      { ref: "refs/heads/below", parents: [":1"], files: { a: "2\n" } },
      { ref: "refs/heads/below", parents: [":2"], files: { a: "3\n" } },
      { ref: "refs/heads/on-top", parents: [":3"], files: { a: "4\n", b: "4\n" } },
    ]);
    const queue = await start({ settings: { mergeMethod: "squash" } });
    queue.submit(1, 2);
    await queue.until(merged(queue, 2));

    const log = git(repository, ["log", "--format=%p|%s|%an|%at|%cn", "main"]).split("\n");
    const parents = git(repository, ["log", "--format=%h", "main"]).split("\n").slice(1);
    const rest = "Developer 1|1700000000|Merge Queue";
    expect(log.slice(0, 2)).toEqual([`${parents[0]}|c (#2)|${rest}`, `${parents[1]}|c (#1)|${rest}`]);
    expect(log).toHaveLength(3);
    expect(tested()).toContain(treeOf(repository));
  });

  test("rebases every commit except merges and changes that the target branch already contains", async () => {
    const { repository, start, tested } = given([
      { ref: "refs/heads/main", files: { a: "1\n", b: "1\n" } },
      { ref: "refs/heads/main", parents: [":1"], files: { m: "1\n" } },
      { ref: "refs/heads/line", parents: [":1"], files: { a: "2\n" } },
      { ref: "refs/heads/line", parents: [":3"], files: {} },
      { ref: "refs/heads/line", parents: [":4"], files: { m: "1\n" } },
      { ref: "refs/heads/line", parents: [":5"], files: { a: "3\n" } },
      { ref: "refs/heads/merging", parents: [":1"], files: { b: "2\n" } },
      { ref: "refs/heads/merging", parents: [":7", ":2"], files: { m: "1\n" } },
      { ref: "refs/heads/merging", parents: [":8"], files: { b: "3\n" } },
      { ref: "refs/heads/root", parents: [":2"], files: { r: "1\n" } },
    ]);
    const queue = await start({ settings: { mergeMethod: "rebase" } });
    queue.submit(1, 2, 3);
    await queue.until(merged(queue, 3));
    await queue.close();

    // The branch `line` loses the commit that the target branch already contains, and keeps its empty commit.
    expect(git(repository, ["rev-list", "--count", "main"])).toBe(`${2 + 3 + 2 + 1}`);
    expect(git(repository, ["rev-list", "--merges", "main"])).toBe("");
    expect(git(repository, ["log", "-1", "--format=%an|%cn", "main"])).toBe("Developer 1|Merge Queue");
    expect(tested()).toContain(treeOf(repository));
    expectSound(repository);
  });

  test("rejects a pull request that cannot be rebased, and continues with the next pull request", async () => {
    const { repository, start } = given([
      { ref: "refs/heads/main", files: { a: "1\n" } },
      { ref: "refs/heads/main", parents: [":1"], files: { a: "2\n" } },
      { ref: "refs/heads/knot", parents: [":1"], files: { a: "3\n" } },
      { ref: "refs/heads/knot", parents: [":3", ":2"], files: { a: "2\n", k: "1\n" } },
      { ref: "refs/heads/plain", parents: [":2"], files: { p: "1\n" } },
    ]);
    const queue = await start({ settings: { mergeMethod: "rebase" } });
    queue.submit(1, 2);
    await queue.until(merged(queue, 1));

    expect(queue.moves).toContain("#1 failed GITHUB_API_MERGE_PR_FAILED");
    expect(queue.reports).toEqual([
      expect.stringMatching(/^#1 cannot be merged: its commit \w+ cannot be rebased: it conflicts in a\.$/),
    ]);
    expect(filesOf(repository)).toEqual(["a", "p"]);
  });

  test("rejects a rebase when a merge commit of the pull request adds changes", async () => {
    const { repository, start } = given([
      { ref: "refs/heads/main", files: { a: "1\n" } },
      { ref: "refs/heads/main", parents: [":1"], files: { b: "1\n" } },
      { ref: "refs/heads/own", parents: [":1"], files: { c: "1\n" } },
      { ref: "refs/heads/own", parents: [":3", ":2"], files: { b: "1\n", hidden: "1\n" } },
    ]);
    const queue = await start({ settings: { mergeMethod: "rebase" } });
    queue.submit(1);
    await queue.until(has(queue, "#1 failed GITHUB_API_MERGE_PR_FAILED"));

    const why = "after a rebase of its commits, the files differ from the files that were tested";
    expect(queue.reports).toEqual([`#1 cannot be merged: ${why}.`]);
    expect(filesOf(repository)).toEqual(["a", "b"]);
  });

  test("merges a group once when the queue requests the merge twice", async () => {
    const { repository, start } = givenThree();
    const queue = await start();
    const members = [{ number: 1, attempt: 1, sha: tipOf(repository, "one") }];
    const answers: unknown[] = [];
    for (const _ of [1, 2]) {
      const groups = [{ group: 7, members, direct: true }];
      performEffect(queue.host, { type: "merge", groups, method: "merge_commit" }, (answer) => answers.push(answer));
    }
    await queue.poll();

    const sha = tipOf(repository);
    expect(answers).toEqual([{ type: "merged", group: 7, merges: [{ number: 1, sha }] }]);
    expect(git(repository, ["rev-list", "--count", "main"])).toBe("3");
  });

  test.each(["squash", "rebase"] as const)(
    "merges the tested changes when Git removed the stored objects meanwhile (%s)",
    async (mergeMethod) => {
      const { repository, start } = givenThree();
      const beforeMerge = () => git(repository, ["prune", "--expire=now"]);
      const queue = await start({ settings: { ...BATCH, mergeMethod }, beforeMerge });
      queue.submit(1, 2, 3);
      await queue.until(merged(queue, 3));
      await queue.close();

      expectSound(repository);
      expect(filesOf(repository)).toEqual(["base", "one", "three", "two"]);
    },
  );

  test("merges without tests when direct merges are on", async () => {
    const { repository, tested, queue } = await submitThree([2], { settings: { directMergeMode: "always" } });
    await queue.until(has(queue, "#2 merged MERGE_GRAPH_DIRECT_MERGE"));

    expect(tested()).toEqual([]);
    expect(filesOf(repository)).toEqual(["base", "three"]);
    expect(queue.changes.slice(3)).toMatchObject([
      { type: "facts", pullRequest: { number: 1, upToDate: false } },
      { type: "facts", pullRequest: { number: 3, upToDate: false } },
    ]);
  });

  test("leaves the working folder unchanged", async () => {
    const { repository, start } = given(
      [
        { ref: "refs/heads/main", files: { base: "1\n" } },
        { ref: "refs/heads/one", parents: [":1"], files: { one: "1\n" } },
        { ref: "refs/heads/mine", parents: [":1"], files: { mine: "1\n" } },
      ],
      givenRepository(),
    );
    git(repository, ["checkout", "--quiet", "mine"]);
    writeFileSync(join(repository, "mine"), "changed\n");
    writeFileSync(join(repository, "new"), "new\n");
    const stateOf = () => [
      git(repository, ["status", "--porcelain=v2", "--branch"]),
      readFileSync(join(repository, ".git/index")).toString("hex"),
      readdirSync(repository),
    ];
    const before = stateOf();
    const queue = await start();
    queue.submit(findOpenPullRequests(queue.host.pullRequests).find(({ branch }) => branch === "one")?.number ?? 0);
    await queue.until(merged(queue, 1));
    await queue.close();

    expect(stateOf()).toEqual(before);
    expect(filesOf(repository)).toEqual(["base", "one"]);
  });
});

describe.skipIf(process.platform === "win32")("Git host that reports problems", () => {
  test("names the files of a conflict, and the log of failed tests", async () => {
    const { repository, dataFolder, start } = givenThree(
      { ref: "refs/heads/x", parents: [":1"], files: { two: "x\n" } },
      { ref: "refs/heads/y", parents: [":1"], files: { broken: "1\n" } },
    );
    const queue = await start();
    queue.submit(3, 4, 5);
    await queue.until(() => has(queue, "#5 failed TEST_RUN_REQUIRED_STATUS_FAILED")() && merged(queue, 1)());

    expect(queue.moves).toContain("#4 failed START_TEST_RUN_MERGE_CONFLICT");
    expect(queue.reports).toContain("#4 conflicts with #3 in two.");
    const logFile = [...queue.host.runs.facts.values()].find(({ branch }) => branch.includes("/pr-4/"))?.logFile;
    expect(readFileSync(logFile ?? "", "utf8")).toBe("#4 conflicts with #3 in two.\n");
    expect(filesOf(repository)).toEqual(["base", "two"]);
    const logs = new RegExp(`^The tests of #5 failed\\. Their output is in (${join(dataFolder, "logs")}/.*\\.log)$`);
    const [, log = ""] = logs.exec(queue.reports.find((each) => logs.test(each)) ?? "") ?? [];
    expect(readFileSync(log, "utf8")).toContain("Exit code 1");
  });

  test("names a test branch that could not be built, and tries again", async () => {
    const { repository, start } = givenThree();
    const blocked = "trunk-merge/pr-1/run-1";
    point(repository, blocked, tipOf(repository));
    const queue = await start();
    queue.submit(1);
    await queue.until(() => queue.reports.length > 0);
    point(repository, blocked, null);
    await queue.until(merged(queue, 1));

    expect(queue.reports).toEqual([expect.stringMatching(/^The test branch .* could not be built: .*\.$/)]);
    expect(queue.moves.filter((move) => move.includes("failed"))).toEqual([]);
  });

  test("reports a failed check for changes only once, until a check succeeds", async () => {
    const { repository, start } = givenThree();
    const queue = await start();
    const tip = tipOf(repository);
    for (const _ of [1, 2]) {
      point(repository, "main", null);
      for (let poll = 0; poll < 2; poll += 1) await queue.poll();
      point(repository, "main", tip);
      await queue.poll();
    }
    const report = `Polling the repository failed: The branch "main" no longer exists in the repository.`;
    expect(queue.reports).toEqual([report, report]);
  });

  test("reports no failed check for changes when the service stops during the check", async () => {
    const { repository, start } = givenThree();
    const queue = await start();
    point(repository, "main", null);
    const poll = queue.poll();
    // At this point, the check for changes has started Git.
    await new Promise((done) => void setImmediate(done));
    await queue.close();
    await poll;
    expect(queue.reports).toEqual([]);
  });
});
