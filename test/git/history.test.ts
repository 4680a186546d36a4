import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkOut, commit, commitNamed, git, givenOrigin } from "../../local-queue/test/support/repositories.js";
import { fetchMergeBases, listShallowCommits, type NeededCommit, requireCommits } from "../../src/git/history.js";
import { cutOff, line, open, snapshot } from "../support/checkouts.js";

function needed(sha: string, ref?: string): NeededCommit {
  return { sha, name: `commit ${sha}`, ref };
}

/** A main branch with 150 commits, and a branch with 3 commits that starts 120 commits before its tip. */
let origin = "";
let [fork, main, change] = ["", "", ""];

beforeAll(() => {
  origin = givenOrigin(afterAll);
  fork = line(origin, "refs/heads/main", 30);
  main = line(origin, "refs/heads/main", 120, [fork]);
  change = line(origin, "refs/heads/change", 3, [fork]);
});

/** Makes the server behave like an older server, which sends commits only through refs. */
function rejectShas(folder: string): void {
  git(folder, ["config", "protocol.version", "0"]);
}

function commitCount(folder: string, of = "HEAD"): number {
  return Number(git(folder, ["rev-list", "--count", of]));
}

describe("fetchMergeBases in a shallow clone", () => {
  test("fetches more history until the merge base is certain, and changes nothing else", async () => {
    const folder = checkOut(origin, { of: "refs/heads/change", depth: 1, as: "refs/remotes/origin/change" });
    git(folder, ["fetch", "-q", "--depth=1", "origin", "main"]);
    appendFileSync(join(folder, ".git", "config"), "[gc]\n\tauto = 1\n[fetch]\n\tprune = true\n");
    const before = snapshot(folder);

    const base = await fetchMergeBases(open(folder), needed(main), needed(change));

    expect(base).toEqual([fork]);
    expect(snapshot(folder)).toEqual(before);
    expect(Object.keys(before)).toEqual(expect.arrayContaining([".git/FETCH_HEAD", ".git/index", ".git/config"]));
  });

  test("keeps the known history when a single commit is fetched", async () => {
    const folder = checkOut(origin, { of: main, depth: 100 });
    const side = line(origin, "refs/heads/side", 10, [`${main}~30`]);
    const opened = open(folder);

    await requireCommits(opened, [needed(side)]);
    expect(commitCount(folder, side)).toBe(1);
    expect(commitCount(folder)).toBe(100);

    expect(await fetchMergeBases(opened, needed(side), needed(main))).toEqual([commitNamed(origin, `${main}~30`)]);
    expect(commitCount(folder)).toBeGreaterThanOrEqual(100);
    git(folder, ["fsck", "--connectivity-only"]);
  });

  test("finds the newest common commit when the fetched history contains only an older common commit", async () => {
    // The head merged an old branch and, 60 commits earlier, the main branch. The shortest path leads to the old common
    // commit.
    const crossed = givenOrigin();
    const old = line(crossed, "refs/heads/main", 5);
    const base = line(crossed, "refs/heads/main", 3, [old]);
    const stale = line(crossed, "refs/heads/stale", 1, [old]);
    const long = line(crossed, "refs/heads/change", 60, [base]);
    const head = commit(crossed, "refs/heads/change", { parents: [long, stale] });
    const folder = checkOut(crossed, { of: head, depth: 10 });
    git(folder, ["fetch", "-q", "--depth=10", "origin", base]);

    expect(git(folder, ["merge-base", base, head])).toBe(old);
    expect(await fetchMergeBases(open(folder), needed(base), needed(head))).toEqual([base]);
  });

  test("fetches more history through refs when the server does not serve single commits", async () => {
    const folder = checkOut(origin, { of: "refs/heads/change", depth: 1 });
    rejectShas(folder);
    const inside = commitNamed(origin, `${main}~10`);
    const opened = open(folder);
    expect(() => git(folder, ["fetch", "-q", "origin", inside])).toThrow(/unadvertised object/);
    const before = snapshot(folder);

    const base = await fetchMergeBases(opened, needed(inside, "refs/heads/main"), needed(change, "refs/heads/change"));

    expect(base).toEqual([fork]);
    expect(snapshot(folder)).toEqual(before);
  });

  test("reports that two commits have no common history", async () => {
    const other = line(origin, "refs/heads/other", 3);
    const folder = checkOut(origin, { of: main, depth: 1 });

    await expect(fetchMergeBases(open(folder), needed(other), needed(main))).rejects.toThrow(
      `base-sha: a value is required: the commit ${other} and the commit ${main} have no common history.`,
    );
    expect((await listShallowCommits(open(folder))).size).toBe(0);
  });

  test("recommends fetch-depth when the remote repository is unreachable", async () => {
    const folder = checkOut(origin, { of: change, depth: 1 });
    cutOff(folder);
    const before = snapshot(folder);

    await expect(fetchMergeBases(open(folder), needed(main), needed(change))).rejects.toMatchObject({
      kind: "input",
      message: expect.stringMatching(
        new RegExp(
          `^The clone lacks the history of the commit ${main}, and fetching this history from the remote origin failed: fatal: .`,
        ),
      ),
      details: [
        "Fetch the whole history in the checkout:",
        "  - uses: actions/checkout@v7",
        "    with:",
        "      fetch-depth: 0",
        "In a workflow that calls impacted-targets.yml, set the input fetch-depth: 0.",
      ],
    });
    expect(snapshot(folder)).toEqual(before);
  });
});

test("requireCommits reports a possible force push when origin does not have the commit", async () => {
  const gone = "3".repeat(40);
  for (const depth of [0, 1]) {
    const folder = checkOut(origin, { of: change, depth });
    const opened = open(folder);
    const count = commitCount(folder);
    for (const ref of [undefined, "refs/heads/main", "refs/heads/none"]) {
      await expect(requireCommits(opened, [needed(gone, ref)])).rejects.toThrow(
        `Neither the clone nor origin has the commit ${gone}; a force push may have removed it.`,
      );
    }
    // A search of the whole history would have changed the number of commits.
    expect(commitCount(folder)).toBe(count);
  }
});

test("requireCommits searches the whole history of a ref when the server does not serve single commits", async () => {
  const folder = checkOut(origin, { of: change, depth: 1 });
  rejectShas(folder);

  await expect(requireCommits(open(folder), [needed("3".repeat(40), "refs/heads/change")])).rejects.toThrow(
    /^Neither the clone nor origin has the commit 3{40};/,
  );
  expect((await listShallowCommits(open(folder))).size).toBe(0);
});

test("requireCommits fetches the other commits when origin does not have one of the commits", async () => {
  const folder = checkOut(origin, { of: change, depth: 1 });

  await expect(requireCommits(open(folder), [needed("3".repeat(40)), needed(main)])).rejects.toThrow(
    /^Neither the clone nor origin has the commit 3{40};/,
  );
  expect(git(folder, ["cat-file", "-t", main])).toBe("commit");
});

test("requireCommits fetches missing commits, and never makes a full clone shallow", async () => {
  const folder = checkOut(origin, { of: change, depth: 0 });
  const later = line(origin, "refs/heads/later", 60, [`${main}~5`]);
  const before = snapshot(folder);

  await requireCommits(open(folder), [needed(later)]);
  expect((await listShallowCommits(open(folder))).size).toBe(0);
  expect(await fetchMergeBases(open(folder), needed(later), needed(change))).toEqual([fork]);
  expect((await listShallowCommits(open(folder))).size).toBe(0);
  expect(snapshot(folder)).toEqual(before);
});

test("fetchMergeBases sends no request when the clone has all commits", async () => {
  const folder = checkOut(origin, { of: change, depth: 0 });
  cutOff(folder);

  expect(await fetchMergeBases(open(folder), needed(main), needed(change))).toEqual([fork]);
});
