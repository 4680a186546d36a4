import { expect, test } from "vitest";
import { readFilesAt } from "../../src/git/read-file.js";
import { checkOut, commit, givenOrigin, open } from "./repositories.js";

const NAMES = ["a", "dir/with space.txt", "line\nbreak", "ends with\r", "-n", "a missing", "colon:in:it", "empty"];

async function given() {
  const origin = givenOrigin();
  const start = commit(origin, "refs/heads/main", { files: { keep: "1" } });
  const files = Object.fromEntries(NAMES.map((name) => [name, name === "empty" ? "" : `content of ${name}\n`]));
  const head = commit(origin, "refs/heads/change", {
    parents: [start],
    files: { ...files, bytes: "\0\xff\n\n", large: "x".repeat(5_000) },
    changes: `M 160000 ${"1".repeat(40)} submodule\nM 120000 inline link\ndata 1\na`,
  });
  return { git: await open(checkOut(origin, { of: "refs/heads/main", depth: 0 })), start, head };
}

test("files are read at a commit that is not checked out", async () => {
  const { git, start, head } = await given();
  const read = async (at: string) =>
    [...(await readFilesAt(git, at, ["keep", "dir/with space.txt"]))].map(([path, bytes]) => [path, bytes.toString()]);

  expect(await read(head)).toContainEqual(["dir/with space.txt", "content of dir/with space.txt\n"]);
  expect(await read(start)).toEqual([["keep", "1"]]);
});

test("many files are read at once, under any name, and those without a file are left out", async () => {
  const { git, head } = await given();
  const absent = ["dir", "submodule", "no such file", "no such\nfile", "a/b", ""];

  const files = await readFilesAt(git, head, [...NAMES, ...absent, "a", "bytes", "link"]);

  expect([...files.keys()]).toEqual([...NAMES, "bytes", "link"]);
  for (const name of NAMES) {
    expect(files.get(name)?.toString()).toBe(name === "empty" ? "" : `content of ${name}\n`);
  }
  expect(files.get("bytes")).toEqual(Buffer.from("\0\xff\n\n", "latin1"));
  expect(files.get("link")?.toString()).toBe("a");
  expect(await readFilesAt(git, head, [])).toEqual(new Map());
});

test("a file over the bound is an error and is not taken for an absent one", async () => {
  const { git, head } = await given();

  expect((await readFilesAt(git, head, ["large"], 5_000)).get("large")).toHaveLength(5_000);
  await expect(readFilesAt(git, head, ["a", "large"], 4_999)).rejects.toThrow(
    `"large" at ${head} has 5000 bytes; at most 4999 are read.`,
  );
});

test("a commit that is not there is an error and not a commit without files", async () => {
  const { git } = await given();

  await expect(readFilesAt(git, "1".repeat(40), ["a"])).rejects.toThrow(/The commit 1{40} is not in the clone/);
});
