import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkOut, commitAll, git, givenOrigin, givenRepository, temporaryFolder } from "./repositories.js";

const FILES = {
  a: "1",
  "a.b": "folders are sorted behind a name with a point",
  "a-b/deep/er/file": "",
  "b c/\xc3\xa4": "\0\xff\n",
  run: { mode: "100755", content: "#!/bin/sh\n" },
  link: { mode: "120000", content: "a" },
} as const;

let origin = "";
let commits: readonly string[] = [];

/** Two lines that merge each other's commits, and a line that ends early. */
beforeAll(() => {
  origin = givenOrigin(afterAll);
  commits = commitAll(origin, [
    { ref: "refs/heads/main", files: FILES },
    { ref: "refs/heads/main", parents: [":1"], files: { "a-b": null, "a/c": "1", a: null } },
    { ref: "refs/heads/other", parents: [":1"], files: { o: "1" } },
    { ref: "refs/heads/other", parents: [":3", ":2"], files: { o: "2" } },
    { ref: "refs/heads/main", parents: [":2", ":3"], files: { m: "1" } },
    { ref: "refs/pull/7/merge", parents: [":5", ":4"], files: FILES },
  ]);
});

/** All at once, as a shell starts Git in less time than this process does. */
function runAll(folder: string, commands: readonly string[]): string {
  return git(folder, ["-c", `alias.all=!${commands.map((words) => `git ${words}`).join(" && ")} && true`, "all"]);
}

/** What Git says of a clone. */
function factsOf(folder: string): string {
  return runAll(folder, [
    "rev-parse HEAD",
    "for-each-ref --format='%(refname) %(objectname)'",
    "rev-list --all --parents",
    "cat-file --batch-all-objects --batch-check",
    "ls-files --stage",
    // By what is noted of the files alone, without reading them.
    "diff-files",
    "status --porcelain --ignored",
    "config --get-regexp ^remote",
    "fsck --strict",
  ]);
}

/** By Git itself, as actions/checkout does it. */
function checkOutByGit(of: string, depth: number): string {
  const folder = temporaryFolder();
  const extent = depth === 0 ? "+refs/heads/*:refs/remotes/origin/*" : `--depth=${depth}`;
  runAll(folder, [
    "init -q -b main",
    `remote add origin '${pathToFileURL(origin).href}'`,
    `fetch -q --no-tags origin ${extent} +${of}:refs/remotes/pull/7/merge`,
    `checkout -q --force --detach ${of}`,
  ]);
  return folder;
}

describe.each([0, 1, 2, 3])("a checkout at depth %i", (depth) => {
  test("is what Git makes of it", () => {
    for (const of of [commits[0] ?? "", commits[5] ?? ""]) {
      const folder = checkOut(origin, { of, depth });

      expect(factsOf(folder)).toBe(factsOf(checkOutByGit(of, depth)));
    }
  });
});

test("a commit is the one that Git makes of the same files", () => {
  const folder = givenRepository();
  const [made = ""] = commitAll(folder, [{ ref: "refs/heads/main", files: { "b/c": "1", "b.c": "2", a: "3" } }]);
  const stream = [
    "commit refs/heads/other",
    "committer Developer 1 <developer-1@example.com> 1700000000 +0000",
    "data 1\nc",
    ...["b/c 1", "b.c 2", "a 3"].map((line) => `M 100644 inline ${line.slice(0, -2)}\ndata 1\n${line.slice(-1)}`),
  ];
  git(folder, ["fast-import", "--quiet"], `${stream.join("\n")}\n`);

  expect(git(folder, ["rev-parse", "refs/heads/other"])).toBe(made);
  expect(readFileSync(join(folder, ".git/HEAD"), "utf8")).toBe("ref: refs/heads/main\n");
});

test("a checked out file that changes is seen to", () => {
  const folder = checkOut(origin, { of: commits[5] ?? "", depth: 1 });
  rmSync(join(folder, "run"));

  expect(git(folder, ["diff-files", "--name-only"])).toBe("run");
});
