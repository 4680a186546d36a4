import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { InputError } from "../../../src/errors.js";
import {
  type GitPullRequest,
  type HostChange,
  type PullRequests,
  readPullRequests,
} from "../../../src/local-queue/git/pull-requests.js";
import { openRepository } from "../../../src/local-queue/git/repository.js";
import { commit, commitAll, ENVIRONMENT, git, givenOrigin, temporaryFolder } from "../../git/repositories.js";

interface Place {
  readonly folder: string;
  readonly data: string;
  readonly read: () => Promise<PullRequests>;
}

/** A repository with a main branch that has one file for each change. */
function given(...branches: readonly string[]): Place {
  const folder = givenOrigin();
  const data = temporaryFolder();
  commitAll(folder, [
    { ref: "refs/heads/main", files: { base: "1\n" } },
    ...branches.map((branch) => ({ ref: `refs/heads/${branch}`, parents: [":1"], files: { [branch]: "1\n" } })),
  ]);
  const read = async () =>
    readPullRequests({
      repository: await openRepository(folder, ENVIRONMENT),
      target: "main",
      file: join(data, "pull-requests.json"),
      scratchFolder: data,
    });
  return { folder, data, read };
}

/** `opened 1 one`. */
function short(changes: readonly HostChange[]): readonly string[] {
  return changes.map((change) => {
    if ("pullRequest" in change) return `${change.type} ${change.pullRequest.number} ${change.pullRequest.branch}`;
    return "number" in change ? `${change.type} ${change.number}` : change.type;
  });
}

function numberOf(open: readonly GitPullRequest[], branch: string): number {
  return open.find((each) => each.branch === branch)?.number ?? 0;
}

const tipOf = (folder: string, branch: string): string => git(folder, ["rev-parse", `refs/heads/${branch}`]);

function point(folder: string, branch: string, commitId: string): void {
  git(folder, ["update-ref", `refs/heads/${branch}`, commitId]);
}

describe("pull requests", () => {
  test.each([
    "",
    '{"lastNumber":1,"pull',
    "null",
    '{"lastNumber":1,"pullRequests":[null]}',
    '{"lastNumber":1,"pullRequests":[{"number":1,"branch":"one","sha":"--all","state":"open","mergeCommit":null}]}',
  ])("are not numbered anew where their file is damaged: %j", async (text) => {
    const { data, read } = given("one");
    const file = join(data, "pull-requests.json");
    writeFileSync(file, text);
    await expect(read()).rejects.toThrow(`--data: ${file}, which has the number of each branch as a pull request`);
    await expect(read()).rejects.toThrow(InputError);
  });

  test("are the branches, with what their last commits say, numbered by age", async () => {
    const { folder, read } = given();
    const main = tipOf(folder, "main");
    const files = git(folder, ["rev-parse", `${main}^{tree}`]);
    for (const [index, branch] of ["young", "old"].entries()) {
      const person = `Zoë ${branch} <z@example.com> ${1_700_000_100 - index} +0000`;
      const headers = `tree ${files}\nparent ${main}\nauthor ${person}\ncommitter ${person}`;
      const content = `${headers}\n\n  Größe <b> ${branch}\n\nMore`;
      point(folder, branch, git(folder, ["hash-object", "-t", "commit", "-w", "--stdin"], content));
    }
    const pullRequests = await read();
    const changes = await pullRequests.notice();

    expect(short(changes)).toEqual(["opened 1 old", "opened 2 young"]);
    expect(pullRequests.get(1)).toEqual({
      number: 1,
      branch: "old",
      sha: tipOf(folder, "old"),
      title: "Größe <b> old",
      author: "Zoë old",
      state: "open",
      mergeable: true,
      upToDate: true,
      mergeCommit: null,
    });
    expect(await pullRequests.notice()).toEqual([]);
  });

  test("are not the target, test branches, other names for a branch, or branches with nothing of their own", async () => {
    const { folder, read } = given("one", "trunk-merge/pr-1/x", "trunk-temp/pr-1/x", "trunk-merging");
    git(folder, ["symbolic-ref", "refs/heads/alias", "refs/heads/one"]);
    point(folder, "empty", tipOf(folder, "main"));
    git(folder, ["tag", "tag", "one"]);

    expect(short(await (await read()).notice())).toEqual(["opened 1 one", "opened 2 trunk-merging"]);
  });

  test("keep their numbers when the service starts again, whether their refs are packed or not", async () => {
    const { folder, read } = given("b", "c");
    await (await read()).notice();
    commit(folder, "refs/heads/a", { parents: ["refs/heads/main"], files: { a: "1" } });
    git(folder, ["pack-refs", "--all"]);
    const again = await read();

    expect(short(await again.notice())).toEqual(["opened 3 a"]);
    expect(again.open().map(({ number, branch }) => [number, branch])).toEqual([
      [1, "b"],
      [2, "c"],
      [3, "a"],
    ]);
  });

  test("may have any name that Git takes", async () => {
    const names = ["$(touch${IFS}pwned)", "-x", "--all", "'\"`|;&<>!", "ünï/🚀", "%00%(refname)", "HEAD", "{}#,=+@"];
    const { folder, read } = given(...names);
    const pullRequests = await read();
    await pullRequests.notice();
    const open = pullRequests.open();

    expect(open.map(({ branch }) => branch).toSorted()).toEqual(names.toSorted());
    expect(open.every(({ mergeable, upToDate }) => mergeable && upToDate)).toBe(true);
    point(folder, "main", tipOf(folder, "-x"));
    expect(short(await pullRequests.notice())).toEqual([`merged-by-hand ${numberOf(open, "-x")}`]);
  });

  test("whose commit is not there are left out", async () => {
    const { folder, read } = given("one");
    mkdirSync(join(folder, "refs/heads/broken"));
    writeFileSync(join(folder, "refs/heads/broken/a"), "nonsense\n");

    expect(short(await (await read()).notice())).toEqual(["opened 1 one"]);
  });

  test("that conflict with the target branch are not mergeable", async () => {
    const { folder, read } = given("one");
    commit(folder, "refs/heads/two", { parents: ["refs/heads/main"], files: { base: "2\n" } });
    commit(folder, "refs/heads/alone", { files: { z: "1" } });
    const pullRequests = await read();
    await pullRequests.notice();
    const facts = () =>
      Object.fromEntries(
        pullRequests.open().map(({ branch, mergeable, upToDate }) => [branch, { mergeable, upToDate }]),
      );

    expect(facts()).toMatchObject({
      two: { mergeable: true, upToDate: true },
      alone: { mergeable: false, upToDate: false },
    });
    commit(folder, "refs/heads/main", { parents: ["refs/heads/main"], files: { base: "3\n" } });
    expect(short(await pullRequests.notice())).toEqual(["target-pushed"]);
    expect(short(await pullRequests.refresh())).toEqual(["facts 2 one", "facts 3 two"]);
    expect(facts()).toMatchObject({
      one: { mergeable: true, upToDate: false },
      two: { mergeable: false, upToDate: false },
    });
    expect(await pullRequests.refresh()).toEqual([]);
  });
});

describe("what somebody does", () => {
  test("a push is noticed, and what is new about it", async () => {
    const { folder, read } = given("one", "two");
    const pullRequests = await read();
    await pullRequests.notice();
    const sha = commit(folder, "refs/heads/two", { parents: ["refs/heads/two"], files: { two: "2" } });

    expect(short(await pullRequests.notice())).toEqual(["pushed 2 two"]);
    expect(pullRequests.get(2)).toMatchObject({ sha, state: "open", upToDate: true });
  });

  test("a deleted branch is a closed pull request, and one made anew another one", async () => {
    const { folder, read } = given("one");
    const pullRequests = await read();
    await pullRequests.notice();
    const sha = tipOf(folder, "one");
    git(folder, ["update-ref", "-d", "refs/heads/one"]);

    expect(short(await pullRequests.notice())).toEqual(["closed 1"]);
    expect(pullRequests.get(1)?.state).toBe("closed");
    point(folder, "one", sha);
    expect(short(await (await read()).notice())).toEqual(["opened 2 one"]);
  });

  test("a branch that is set back to the target branch is closed", async () => {
    const { folder, read } = given("one");
    const pullRequests = await read();
    await pullRequests.notice();
    point(folder, "one", tipOf(folder, "main"));

    expect(short(await pullRequests.notice())).toEqual(["closed 1"]);
  });

  test("a merge by hand is one, whether its branch stays, goes, or goes on", async () => {
    const { folder, read } = given("one", "two", "three", "four");
    const pullRequests = await read();
    await pullRequests.notice();
    const [one = "", two = "", three = ""] = ["one", "two", "three"].map((name) => tipOf(folder, name));
    const tip = commit(folder, "refs/heads/main", { parents: [tipOf(folder, "main"), one, two, three] });
    git(folder, ["update-ref", "-d", "refs/heads/two"]);
    commit(folder, "refs/heads/three", { parents: [three], files: { three: "2" } });
    const before = pullRequests.open();
    const changes = await pullRequests.notice();

    const merged = ["one", "two", "three"].map((name) => `merged-by-hand ${numberOf(before, name)}`);
    expect(short(changes).toSorted()).toEqual([...merged, "opened 5 three"].toSorted());
    expect(pullRequests.get(numberOf(before, "one"))).toMatchObject({ state: "merged", mergeCommit: tip });
    expect(pullRequests.tip()).toBe(tip);
  });

  test("merges of the queue are none by hand, and nobody else contains the new tip", async () => {
    const { folder, read } = given("one", "two");
    const pullRequests = await read();
    await pullRequests.notice();
    const sha = tipOf(folder, "one");
    const tip = commit(folder, "refs/heads/main", { parents: ["refs/heads/main"], files: { one: "1\n" } });
    const changes = pullRequests.noteMerges([{ number: 1, sha, commit: tip }], tip);
    pullRequests.save();

    expect(short(changes)).toEqual(["facts 2 two"]);
    expect(pullRequests.get(2)?.upToDate).toBe(false);
    expect(await pullRequests.notice()).toEqual([]);
    const again = await read();
    expect(short(await again.notice())).toEqual([]);
    expect(again.get(1)).toMatchObject({ state: "merged", mergeCommit: tip });
    commit(folder, "refs/heads/one", { parents: [sha], files: { more: "1" } });
    expect(short(await again.notice())).toEqual(["opened 3 one"]);
  });

  test("a target branch that is gone is told, and nothing else is made of it", async () => {
    const { folder, read } = given("one");
    const pullRequests = await read();
    await pullRequests.notice();
    const tip = tipOf(folder, "main");
    git(folder, ["update-ref", "-d", "refs/heads/main"]);

    await expect(pullRequests.notice()).rejects.toThrow('no branch "main" any more');
    point(folder, "main", tip);
    expect(await pullRequests.notice()).toEqual([]);
  });
});
