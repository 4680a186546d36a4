import { expect, test } from "vitest";
import type { Run } from "../../../src/engine/state.js";
import { createKnownContents } from "../../../src/hosts/git/contents.js";
import { openRepository } from "../../../src/hosts/git/repository.js";
import {
  type Builder,
  buildTestBranch,
  removeLeftTestBranches,
  removeTestBranches,
  testRunIdOf,
} from "../../../src/hosts/git/test-branch.js";
import { commitAll, ENVIRONMENT, git, givenOrigin, temporaryFolder } from "../../support/repositories.js";

type Made = Parameters<typeof commitAll>[1];

/** Creates a repository with a base commit, and with heads of pull requests from number 1. */
async function given(...made: Made) {
  const folder = givenOrigin();
  const [base = "", ...heads] = commitAll(folder, made);
  const data = temporaryFolder();
  const builder: Builder = {
    repository: await openRepository(folder, ENVIRONMENT),
    refChanges: new Map(),
    known: createKnownContents(),
    scratchFolder: data,
  };
  const runOf = (...numbers: readonly number[]): Run => ({
    id: 1,
    group: 1,
    kind: "main",
    base,
    content: numbers.map((number) => ({ number, attempt: 1, sha: heads[number - 1] ?? "" })),
    own: 1,
    askedAtMs: 1_700_000_000_000,
    startedAtMs: null,
    deadlineMs: null,
    status: "starting",
  });
  const remove = (branch: string) => removeTestBranches(builder, [branch]);
  return { folder, base, heads, builder, runOf, remove };
}

const THREE: Made = [
  { ref: "refs/heads/main", files: { a: "1\n", b: "1\n" } },
  { ref: "refs/heads/one", parents: [":1"], files: { a: "2\n" } },
  { ref: "refs/heads/two", parents: [":1"], files: { b: "2\n" } },
  { ref: "refs/heads/three", parents: [":1"], files: { a: "3\n", c: "3\n" } },
];

function refsOf(folder: string): string {
  return git(folder, ["for-each-ref", "--format=%(refname)"]);
}

test("buildTestBranch merges each change on top of the previous changes", async () => {
  const { folder, base, heads, builder, runOf, remove } = await given(...THREE);
  const before = refsOf(folder);
  const build = await buildTestBranch(builder, runOf(2, 1), "trunk-merge/pr-1/x");

  expect(build).toEqual({ kind: "built", commit: git(folder, ["rev-parse", "refs/heads/trunk-merge/pr-1/x"]) });
  const log = git(folder, ["log", "--first-parent", "--format=%P|%s|%an <%ae>|%ct", "-2", "trunk-merge/pr-1/x"]);
  const middle = git(folder, ["rev-parse", "trunk-merge/pr-1/x^"]);
  const rest = "into trunk-temp/pr-1/x|Merge Queue <merge-queue@localhost>|1700000000";
  expect(log).toBe(
    `${middle} ${heads[0]}|Merging ${heads[0]} ${rest}\n${base} ${heads[1]}|Merging ${heads[1]} ${rest}`,
  );
  expect(git(folder, ["show", "trunk-merge/pr-1/x:a", "trunk-merge/pr-1/x:b"])).toBe("2\n2");
  await remove("trunk-merge/pr-1/x");
  expect(refsOf(folder)).toBe(before);
});

test("buildTestBranch creates the same commit for the same run, also when merge results are stored", async () => {
  const { builder, runOf, remove } = await given(...THREE);
  const build = () => buildTestBranch(builder, runOf(1, 2), "trunk-merge/pr-2/x");
  const first = await build();
  await remove("trunk-merge/pr-2/x");

  expect(await build()).toEqual(first);
  await remove("trunk-merge/pr-2/x");
  builder.known.clear();
  expect(await build()).toEqual(first);
});

test("buildTestBranch merges again when Git removed the stored merge results", async () => {
  const { folder, builder, runOf, remove } = await given(...THREE);
  await buildTestBranch(builder, runOf(1, 2), "trunk-merge/pr-2/x");
  await remove("trunk-merge/pr-2/x");
  git(folder, ["prune", "--expire=now"]);
  await buildTestBranch(builder, runOf(1, 2), "trunk-merge/pr-2/y");

  expect(git(folder, ["show", "trunk-merge/pr-2/y:a", "trunk-merge/pr-2/y:b"])).toBe("2\n2");
  expect(git(folder, ["fsck", "--strict", "--no-dangling"])).toBe("");
});

test.each<[string, Made, readonly number[], { commit: number; with: number | null; files: readonly string[] }]>([
  ["a change ahead", THREE, [2, 1, 3], { commit: 3, with: 1, files: ["a"] }],
  [
    "the base",
    [...THREE, { ref: "refs/heads/main", parents: [":1"], files: { a: "0\n" } }],
    [2, 3],
    { commit: 3, with: null, files: ["a"] },
  ],
  [
    "a base without common history",
    [...THREE, { ref: "refs/heads/alone", files: { z: "1" } }],
    [1, 4],
    { commit: 4, with: null, files: [] },
  ],
])(
  "buildTestBranch returns a conflict with %s, and creates no branch",
  async (_, made, numbers, { commit, with: ahead, files }) => {
    const { folder, heads, builder, runOf } = await given(...made);
    const before = refsOf(folder);
    const run = { ...runOf(...numbers), base: git(folder, ["rev-parse", "refs/heads/main"]) };
    const build = await buildTestBranch(builder, run, "trunk-merge/pr-3/x");

    const named = (number: number) => ({ number, attempt: 1, sha: heads[number - 1] });
    const conflict = { commit: named(commit), with: ahead === null ? null : named(ahead), files };
    expect(build).toEqual({ kind: "conflict", conflict });
    expect(refsOf(folder)).toBe(before);
  },
);

test("buildTestBranch changes no file when the base already contains the change", async () => {
  const { folder, base, heads, builder, runOf } = await given(...THREE);
  await buildTestBranch(builder, { ...runOf(1), base: heads[0] ?? "" }, "trunk-merge/pr-1/x");

  expect(git(folder, ["diff", "--name-only", heads[0] ?? base, "trunk-merge/pr-1/x"])).toBe("");
});

test("testRunIdOf returns the id in the name of a test branch", () => {
  expect(testRunIdOf("trunk-merge/pr-1/id")).toBe("id");
  expect(testRunIdOf("trunk-merge/pr-1/a-b-bisection")).toBe("a-b");
  expect(testRunIdOf("trunk-merge/pr-1/a-b-bisection-12")).toBe("a-b");
});

test("removeLeftTestBranches removes only branches of our own runs", async () => {
  const { folder, base, builder } = await given(...THREE);
  const names = ["trunk-merge/pr-1/ours", "trunk-temp/pr-2/ours", "trunk-merge/pr-3/ours-bisection-2"];
  const others = ["trunk-merge/pr-1/theirs", "trunk-merge/ours", "ours", "trunk-merge/pr-x/ours"];
  for (const name of [...names, ...others]) git(folder, ["update-ref", `refs/heads/${name}`, base]);
  git(folder, ["pack-refs", "--all"]);
  await removeLeftTestBranches(builder, (name) => name === "ours" || name === "ours-bisection-2");

  const left = refsOf(folder).split("\n");
  expect(left.filter((ref) => ref.includes("ours") || ref.includes("theirs")).toSorted()).toEqual(
    others.map((name) => `refs/heads/${name}`).toSorted(),
  );
});

test("buildTestBranch fails, and changes nothing, when a branch with the name exists", async () => {
  const { folder, base, builder, runOf } = await given(...THREE);
  for (const name of ["trunk-merge/pr-1/x", "trunk-temp/pr-1/y"])
    git(folder, ["update-ref", `refs/heads/${name}`, base]);
  const before = refsOf(folder);

  for (const name of ["x", "y"]) {
    const building = buildTestBranch(builder, runOf(1), `trunk-merge/pr-1/${name}`);
    await expect(building).rejects.toThrow(/^a branch .* exists already$/);
  }
  expect(git(folder, ["rev-parse", "refs/heads/trunk-merge/pr-1/x"])).toBe(base);
  expect(refsOf(folder)).toBe(before);
});

test("removeTestBranches removes branches that moved, and ignores missing branches", async () => {
  const { folder, base, builder, runOf } = await given(...THREE);
  const before = refsOf(folder);
  const branches = ["moved", "removed", "plain"].map((name) => `trunk-merge/pr-1/${name}`);
  for (const [index, branch] of branches.entries()) await buildTestBranch(builder, runOf(index + 1), branch);
  git(folder, ["update-ref", "refs/heads/trunk-merge/pr-1/moved", base]);
  git(folder, ["update-ref", "-d", "refs/heads/trunk-merge/pr-1/removed"]);
  await removeTestBranches(builder, [...branches, "trunk-merge/pr-1/none"]);

  expect(refsOf(folder)).toBe(before);
});
