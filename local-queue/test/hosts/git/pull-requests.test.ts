import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  detectChanges,
  findOpenPullRequests,
  type GitPullRequest,
  type HostChange,
  type PullRequests,
  readPullRequests,
  recordMerges,
  recordTip,
  refreshFacts,
  savePullRequests,
} from "../../../src/hosts/git/pull-requests.js";
import { openRepository } from "../../../src/hosts/git/repository.js";
import { commit, commitAll, ENVIRONMENT, git, givenOrigin, temporaryFolder } from "../../support/repositories.js";
import { point, tipOf } from "./queue-on-git.js";

interface Place {
  readonly folder: string;
  /** Reads the pull requests in the same way as a starting service. */
  readonly read: () => Promise<PullRequests>;
}

/** Creates a repository with one commit on `main`, and with branches that each add a file. */
function given(...branches: readonly string[]): Place {
  const folder = givenOrigin();
  const data = temporaryFolder();
  const rows = new Map<number, unknown>();
  commitAll(folder, [
    { ref: "refs/heads/main", files: { base: "1\n" } },
    ...branches.map((branch) => ({ ref: `refs/heads/${branch}`, parents: [":1"], files: { [branch]: "1\n" } })),
  ]);
  const read = async () =>
    readPullRequests({
      repository: await openRepository(folder, ENVIRONMENT),
      target: "main",
      rows,
      scratchFolder: data,
    });
  return { folder, read };
}

/** Detects changes, and stores them. */
async function detect(pullRequests: PullRequests): Promise<readonly HostChange[]> {
  const changes = await detectChanges(pullRequests);
  savePullRequests(pullRequests);
  return changes;
}

/** Formats changes such as `opened 1 one`. */
function short(changes: readonly HostChange[]): readonly string[] {
  return changes.map((change) => {
    if ("pullRequest" in change) return `${change.type} ${change.pullRequest.number} ${change.pullRequest.branch}`;
    return "number" in change ? `${change.type} ${change.number}` : change.type;
  });
}

function numberOf(open: readonly GitPullRequest[], branch: string): number {
  return open.find((each) => each.branch === branch)?.number ?? 0;
}

describe("functions for pull requests from branches", () => {
  test("detectChanges opens pull requests by age, and uses title and author of the last commit", async () => {
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
    const changes = await detect(pullRequests);

    expect(short(changes)).toEqual(["opened 1 old", "opened 2 young"]);
    expect(pullRequests.all.get(1)).toEqual({
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
    expect(await detect(pullRequests)).toEqual([]);
  });

  test("detectChanges ignores the target, test branches, symbolic refs and branches without new commits", async () => {
    const { folder, read } = given("one", "trunk-merge/pr-1/x", "trunk-temp/pr-1/x", "trunk-merging");
    git(folder, ["symbolic-ref", "refs/heads/alias", "refs/heads/one"]);
    point(folder, "empty", tipOf(folder, "main"));
    git(folder, ["tag", "tag", "one"]);

    expect(short(await detect(await read()))).toEqual(["opened 1 one", "opened 2 trunk-merging"]);
  });

  test("readPullRequests returns the stored numbers, also when refs are packed", async () => {
    const { folder, read } = given("b", "c");
    await detect(await read());
    commit(folder, "refs/heads/a", { parents: ["refs/heads/main"], files: { a: "1" } });
    git(folder, ["pack-refs", "--all"]);
    const again = await read();

    expect(short(await detect(again))).toEqual(["opened 3 a"]);
    expect(findOpenPullRequests(again).map(({ number, branch }) => [number, branch])).toEqual([
      [1, "b"],
      [2, "c"],
      [3, "a"],
    ]);
  });

  test("detectChanges accepts any branch name that Git accepts", async () => {
    const names = ["$(touch${IFS}pwned)", "-x", "--all", "'\"`|;&<>!", "ünï/🚀", "%00%(refname)", "HEAD", "{}#,=+@"];
    const { folder, read } = given(...names);
    const pullRequests = await read();
    await detect(pullRequests);
    const open = findOpenPullRequests(pullRequests);

    expect(open.map(({ branch }) => branch).toSorted()).toEqual(names.toSorted());
    expect(open.every(({ mergeable, upToDate }) => mergeable && upToDate)).toBe(true);
    point(folder, "main", tipOf(folder, "-x"));
    expect(short(await detect(pullRequests))).toEqual([`merged-by-hand ${numberOf(open, "-x")}`]);
  });

  test("detectChanges ignores a branch when its commit is missing", async () => {
    const { folder, read } = given("one");
    mkdirSync(join(folder, "refs/heads/broken"));
    writeFileSync(join(folder, "refs/heads/broken/a"), "nonsense\n");

    expect(short(await detect(await read()))).toEqual(["opened 1 one"]);
  });

  test("refreshFacts marks a pull request as not mergeable when there is a conflict with the target branch", async () => {
    const { folder, read } = given("one");
    commit(folder, "refs/heads/two", { parents: ["refs/heads/main"], files: { base: "2\n" } });
    commit(folder, "refs/heads/alone", { files: { z: "1" } });
    const pullRequests = await read();
    await detect(pullRequests);
    const facts = () =>
      Object.fromEntries(
        findOpenPullRequests(pullRequests).map(({ branch, mergeable, upToDate }) => [branch, { mergeable, upToDate }]),
      );

    expect(facts()).toMatchObject({
      two: { mergeable: true, upToDate: true },
      alone: { mergeable: false, upToDate: false },
    });
    commit(folder, "refs/heads/main", { parents: ["refs/heads/main"], files: { base: "3\n" } });
    expect(short(await detect(pullRequests))).toEqual(["target-pushed"]);
    expect(short(await refreshFacts(pullRequests))).toEqual(["facts 2 one", "facts 3 two"]);
    expect(facts()).toMatchObject({
      one: { mergeable: true, upToDate: false },
      two: { mergeable: false, upToDate: false },
    });
    expect(await refreshFacts(pullRequests)).toEqual([]);
  });
});

describe("detectChanges", () => {
  test("reports a push", async () => {
    const { folder, read } = given("one", "two");
    const pullRequests = await read();
    await detect(pullRequests);
    const sha = commit(folder, "refs/heads/two", { parents: ["refs/heads/two"], files: { two: "2" } });

    expect(short(await detect(pullRequests))).toEqual(["pushed 2 two"]);
    expect(pullRequests.all.get(2)).toMatchObject({ sha, state: "open", upToDate: true });
  });

  test("closes the pull request when the branch is deleted, and opens another when the branch returns", async () => {
    const { folder, read } = given("one");
    const pullRequests = await read();
    await detect(pullRequests);
    const sha = tipOf(folder, "one");
    point(folder, "one", null);

    expect(short(await detect(pullRequests))).toEqual(["closed 1"]);
    expect(pullRequests.all.get(1)?.state).toBe("closed");
    point(folder, "one", sha);
    expect(short(await detect(await read()))).toEqual(["opened 2 one"]);
  });

  test("closes the pull request when the branch is reset to the target branch", async () => {
    const { folder, read } = given("one");
    const pullRequests = await read();
    await detect(pullRequests);
    point(folder, "one", tipOf(folder, "main"));

    expect(short(await detect(pullRequests))).toEqual(["closed 1"]);
  });

  test("reports a manual merge when the branch stays, is deleted or has new commits", async () => {
    const { folder, read } = given("one", "two", "three", "four");
    const pullRequests = await read();
    await detect(pullRequests);
    const [one = "", two = "", three = ""] = ["one", "two", "three"].map((name) => tipOf(folder, name));
    const tip = commit(folder, "refs/heads/main", { parents: [tipOf(folder, "main"), one, two, three] });
    point(folder, "two", null);
    commit(folder, "refs/heads/three", { parents: [three], files: { three: "2" } });
    const before = findOpenPullRequests(pullRequests);
    const changes = await detect(pullRequests);

    const merged = ["one", "two", "three"].map((name) => `merged-by-hand ${numberOf(before, name)}`);
    expect(short(changes).toSorted()).toEqual([...merged, "opened 5 three"].toSorted());
    expect(pullRequests.all.get(numberOf(before, "one"))).toMatchObject({ state: "merged", mergeCommit: tip });
    expect(pullRequests.tip).toBe(tip);
  });

  test("reports no manual merge when the queue merged, also when the branch is deleted and returns", async () => {
    const { folder, read } = given("one", "two");
    const pullRequests = await read();
    await detect(pullRequests);
    const sha = tipOf(folder, "one");
    const tip = commit(folder, "refs/heads/main", { parents: ["refs/heads/main"], files: { one: "1\n" } });
    recordMerges(pullRequests, [{ number: 1, sha, commit: tip }]);
    const changes = recordTip(pullRequests, tip);
    savePullRequests(pullRequests);

    expect(short(changes)).toEqual(["facts 2 two"]);
    expect(pullRequests.all.get(2)?.upToDate).toBe(false);
    expect(await detect(pullRequests)).toEqual([]);
    const again = await read();
    expect(short(await detect(again))).toEqual([]);
    expect(again.all.get(1)).toMatchObject({ state: "merged", mergeCommit: tip });
    point(folder, "one", null);
    expect(short(await detect(again))).toEqual([]);
    point(folder, "one", sha);
    for (const known of [again, await read()]) expect(short(await detect(known))).toEqual([]);
    commit(folder, "refs/heads/one", { parents: [sha], files: { more: "1" } });
    expect(short(await detect(again))).toEqual(["opened 3 one"]);
  });

  test("fails, and changes nothing, when the target branch is missing", async () => {
    const { folder, read } = given("one");
    const pullRequests = await read();
    await detect(pullRequests);
    const tip = tipOf(folder, "main");
    point(folder, "main", null);

    await expect(detect(pullRequests)).rejects.toThrow('The branch "main" no longer exists');
    point(folder, "main", tip);
    expect(await detect(pullRequests)).toEqual([]);
  });
});
