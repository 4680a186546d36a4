import { afterAll, beforeAll, expect, test } from "vitest";
import { checkOut, commit, givenOrigin } from "../../local-queue/test/support/repositories.js";
import type { Git } from "../../src/git/git.js";
import { readFilesAtCommit } from "../../src/git/read-file.js";
import { open } from "../support/checkouts.js";

const NAMES = ["a", "dir/with space.txt", "line\nbreak", "ends with\r", "-n", "a missing", "colon:in:it", "empty"];

/** Repository that all tests share, because the tests only read files. */
let git: Git;
let [start, head] = ["", ""];

beforeAll(async () => {
  const origin = givenOrigin(afterAll);
  start = commit(origin, "refs/heads/main", { files: { keep: "1" } });
  const files = Object.fromEntries(NAMES.map((name) => [name, name === "empty" ? "" : `content of ${name}\n`]));
  head = commit(origin, "refs/heads/change", {
    parents: [start],
    files: {
      ...files,
      bytes: "\0\xff\n\n",
      large: "x".repeat(5_000),
      submodule: { mode: "160000", content: "1".repeat(40) },
      link: { mode: "120000", content: "a" },
    },
  });
  git = open(checkOut(origin, { of: "refs/heads/main", depth: 0 }, afterAll));
});

test("readFilesAtCommit reads files at a commit that is not checked out", async () => {
  const names = ["keep", "dir/with space.txt"];

  expect((await readFilesAtCommit(git, head, names)).get("dir/with space.txt")?.toString()).toBe(
    "content of dir/with space.txt\n",
  );
  expect([...(await readFilesAtCommit(git, start, names))]).toEqual([["keep", Buffer.from("1")]]);
});

test("readFilesAtCommit reads files with unusual names, and omits missing files", async () => {
  const absent = ["dir", "submodule", "no such file", "no such\nfile", "a/b", ""];

  const files = await readFilesAtCommit(git, head, [...NAMES, ...absent, "a", "bytes", "link"]);

  expect([...files.keys()]).toEqual([...NAMES, "bytes", "link"]);
  for (const name of NAMES) {
    expect(files.get(name)?.toString()).toBe(name === "empty" ? "" : `content of ${name}\n`);
  }
  expect(files.get("bytes")).toEqual(Buffer.from("\0\xff\n\n", "latin1"));
  expect(files.get("link")?.toString()).toBe("a");
  expect(await readFilesAtCommit(git, head, [])).toEqual(new Map());
});

test("readFilesAtCommit rejects files over the size limit", async () => {
  expect((await readFilesAtCommit(git, head, ["large"], 10_000)).get("large")).toHaveLength(5_000);
  await expect(readFilesAtCommit(git, head, ["a", "large"], 5_000)).rejects.toThrow(
    `The files "a", "large" have more than 5,000 bytes at commit ${head}.`,
  );
  await expect(readFilesAtCommit(git, head, [...NAMES, "large"], 5_000)).rejects.toThrow(
    'The files "a", "dir/with space.txt", "line\\nbreak" and 6 more have more than 5,000 bytes',
  );
});

test("readFilesAtCommit rejects a missing commit", async () => {
  await expect(readFilesAtCommit(git, "1".repeat(40), ["a"])).rejects.toThrow(
    /The clone does not contain the commit 1{40}/,
  );
});
