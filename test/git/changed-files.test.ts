import { rmSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkOut, commit, git, givenOrigin, type NewCommit } from "../../local-queue/test/support/repositories.js";
import { InputError } from "../../src/errors.js";
import { listChangedFiles, parseNameStatus } from "../../src/git/changed-files.js";
import { open } from "../support/checkouts.js";

interface Change {
  readonly before?: Readonly<Record<string, string | null>>;
  readonly after?: NewCommit["files"];
}

/** Lists the changes between two new commits of a checkout. */
async function changesBetween({ before = {}, after = {} }: Change) {
  const origin = givenOrigin();
  // Some file systems reject some of the names, so an earlier commit is checked out.
  const start = commit(origin, "refs/heads/main", { files: { keep: "1" } });
  const from = commit(origin, "refs/heads/main", { parents: [start], files: before });
  const to = commit(origin, "refs/heads/main", { parents: [from], files: after });
  const folder = checkOut(origin, { of: start, depth: 0 });
  return { folder, from, to, files: await listChangedFiles(open(folder), from, to) };
}

/** Returns a text with one character for each UTF-8 byte. */
function bytes(text: string): string {
  return Buffer.from(text, "utf8").toString("latin1");
}

test("listChangedFiles lists added, modified and deleted files, and a rename as two files", async () => {
  const { files } = await changesBetween({
    before: { "a/changed": "1", "a/gone": "1", "a/old name": "the same content of a renamed file\n" },
    after: {
      "a/changed": "2",
      "a/gone": null,
      "a/new": "1",
      "a/old name": null,
      "b/new name": "the same content of a renamed file\n",
    },
  });

  expect(files).toEqual([
    { path: "a/changed", status: "modified" },
    { path: "a/gone", status: "deleted" },
    { path: "a/new", status: "added" },
    { path: "a/old name", status: "deleted" },
    { path: "b/new name", status: "added" },
  ]);
});

test("listChangedFiles lists a file that becomes a symbolic link as type-changed", async () => {
  const { files } = await changesBetween({
    before: { link: "x" },
    after: { link: { mode: "120000", content: "keep" } },
  });

  expect(files).toEqual([{ path: "link", status: "type-changed" }]);
});

test("listChangedFiles lists a file as modified when only its mode changes", async () => {
  const { files } = await changesBetween({ before: { run: "x" }, after: { run: { mode: "100755", content: "x" } } });

  expect(files).toEqual([{ path: "run", status: "modified" }]);
});

test("listChangedFiles lists a changed submodule although .gitmodules ignores the submodule", async () => {
  const origin = givenOrigin();
  const gitmodules = '[submodule "sub"]\n\tpath = sub\n\turl = ./sub\n\tignore = all\n';
  const from = commit(origin, "refs/heads/main", {
    files: { ".gitmodules": gitmodules, sub: { mode: "160000", content: "1".repeat(40) } },
  });
  const to = commit(origin, "refs/heads/main", {
    parents: [from],
    files: { sub: { mode: "160000", content: "2".repeat(40) } },
  });
  const folder = checkOut(origin, { of: to, depth: 0 });

  expect(await listChangedFiles(open(folder), from, to)).toEqual([{ path: "sub", status: "modified" }]);
});

test("listChangedFiles lists the same files with any Git configuration of the user", async () => {
  const { folder, from, to } = await changesBetween({
    before: { "a/é": "1", "z/old": "the same content\n" },
    after: { "a/é": "2", "z/old": null, "z/new": "the same content\n" },
  });
  git(folder, ["config", "diff.relative", "true"]);
  git(folder, ["config", "diff.renames", "copies"]);
  git(folder, ["config", "core.quotePath", "true"]);
  git(folder, ["config", "diff.external", "false"]);
  git(folder, ["config", "core.pager", "false"]);
  const elsewhere = open(folder, { GIT_DIR: "/nowhere", GIT_EXTERNAL_DIFF: "false", GIT_PAGER: "false" });

  const files = await listChangedFiles(elsewhere, from, to);

  expect(files.map(({ status }) => status)).toEqual(["modified", "added", "deleted"]);
});

describe("listChangedFiles and unusual names", () => {
  const names = [
    " leading and trailing ",
    "-n",
    "--output=x",
    "%0A::error::x",
    "::error::x",
    'quo"te',
    "back\\slash",
    "tab\tand\nline\rbreak",
    "ünï/çødé 日本.txt",
    "e\u0301 as two characters",
    "A\tM",
    "M",
    "\u202Ereversed",
    "$(touch x)`touch y`;",
    "*?[a]!",
  ];

  test("returns every name in UTF-8 unchanged", async () => {
    const { files } = await changesBetween({ after: Object.fromEntries(names.map((name) => [bytes(name), "1"])) });

    expect(files).toHaveLength(names.length);
    expect(new Set(files.map(({ path }) => path))).toEqual(new Set(names));
  });

  test("returns no path for a name that is not UTF-8, and the paths of all other names", async () => {
    const { files } = await changesBetween({
      before: { "b\\\xff": "1" },
      after: { "b\\\xff": null, [bytes("c é")]: "1", "\xe9\n": "1", a: "1" },
    });

    expect(files).toEqual([
      { path: "a", status: "added" },
      { path: undefined, shownAs: "b\\x5C\\xFF", status: "deleted" },
      { path: "c é", status: "added" },
      { path: undefined, shownAs: "\\xE9\\x0A", status: "added" },
    ]);
  });
});

test("listChangedFiles lists 500 files with long names", async () => {
  const after = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${index}`.padEnd(200, "x"), "1"]));
  const { files } = await changesBetween({ after });
  const listed = parseNameStatus(
    Buffer.from(Array.from({ length: 100_000 }, (_, index) => `A\0packages/p-${index}/src/index.ts\0`).join("")),
  );

  expect(files).toHaveLength(500);
  expect(listed).toHaveLength(100_000);
  expect(listed.at(-1)).toEqual({ path: "packages/p-99999/src/index.ts", status: "added" });
});

test("parseNameStatus rejects output with unknown parts, and returns no partial list", () => {
  for (const output of ["X\0a\0", "A\0a\0M\0", "A\0a\0M", "\0\0", "a\0A\0", "U\0a\0", "X\0\xff\0", "A\0\xff\0M\0"]) {
    expect(() => parseNameStatus(Buffer.from(output, "latin1")), JSON.stringify(output)).toThrow(InputError);
  }
});

test("listChangedFiles fails with the error message of git when a commit is missing", async () => {
  const { folder, from } = await changesBetween({});

  await expect(listChangedFiles(open(folder), from, "1".repeat(40))).rejects.toThrow(
    /^git diff-tree failed \(exit code 128\): fatal: bad object 1{40}$/,
  );
  rmSync(folder, { recursive: true });
  await expect(listChangedFiles(open(folder), from, from)).rejects.toThrow(/is not in a checked out Git repository/);
});
