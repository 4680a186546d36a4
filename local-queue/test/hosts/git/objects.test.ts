import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  asBytes,
  authorNameOf,
  authorOf,
  findContained,
  isComplete,
  listAddedCommits,
  mergeTree,
  queueSignature,
  readCommits,
  subjectOf,
  tryMerges,
  writeCommit,
} from "../../../src/hosts/git/objects.js";
import { openRepository, type Repository } from "../../../src/hosts/git/repository.js";
import type { Changes } from "../../support/git-objects.js";
import { commitAll, ENVIRONMENT, git, givenOrigin, temporaryFolder } from "../../support/repositories.js";

const DATE_MS = 1_700_000_000_123;

async function given(...made: Parameters<typeof commitAll>[1]): Promise<[Repository, ...string[]]> {
  const folder = givenOrigin();
  return [await openRepository(folder, ENVIRONMENT), ...commitAll(folder, made)];
}

/** Creates a base commit, and two branches that change the base. */
function givenFork(base: Changes, one: Changes, other: Changes): Promise<[Repository, ...string[]]> {
  return given(
    { ref: "refs/heads/main", files: base },
    { ref: "refs/heads/one", parents: [":1"], files: one },
    { ref: "refs/heads/other", parents: [":1"], files: other },
  );
}

const LINES = Array.from({ length: 20 }, (_, index) => `line ${index}\n`).join("");

describe("functions for commits", () => {
  test.each(["sha1", "sha256"])("writeCommit writes the format of Git (%s)", async (format) => {
    const folder = temporaryFolder();
    git(folder, ["init", "--quiet", "--bare", `--object-format=${format}`]);
    const repository = await openRepository(folder, ENVIRONMENT);
    const tree = git(folder, ["mktree"]);
    const message = "Größe ändern 🚀\n\n-----BEGIN\ntree x\n";
    const author = "Zoe <zoe@example.com> 1600000000 -0730";
    const first = writeCommit(repository, { tree, parents: [], author, message: asBytes(message), dateMs: DATE_MS });
    const second = writeCommit(repository, {
      tree,
      parents: [first, first],
      author: queueSignature(0),
      message: "",
      dateMs: 0,
    });
    const headers = [
      `tree ${tree}`,
      `author ${author}`,
      "committer Merge Queue <merge-queue@localhost> 1700000000 +0000",
    ];

    expect(git(folder, ["cat-file", "commit", first])).toBe(`${headers.join("\n")}\n\n${message}`.trim());
    const content = `${headers.join("\n")}\n\n${message}`;
    expect(git(folder, ["hash-object", "-t", "commit", "--stdin"], content)).toBe(first);
    expect(git(folder, ["fsck", "--strict", "--no-dangling", first])).toBe("");
    expect(git(folder, ["rev-list", "--parents", "--max-count=1", second])).toBe(`${second} ${first} ${first}`);
  });

  test("writeCommit returns the same id for the same commit", async () => {
    const [repository, base = ""] = await given({ ref: "refs/heads/main", files: { a: "1" } });
    const tree = (await readCommits(repository, [base])).get(base)?.tree ?? "";
    const made = { tree, parents: [base], author: queueSignature(0), message: "m\n", dateMs: DATE_MS };
    const id = writeCommit(repository, made);

    expect(writeCommit(repository, made)).toBe(id);
    expect(writeCommit(repository, { ...made, dateMs: DATE_MS + 1000 })).not.toBe(id);
    const objects = readdirSync(join(repository.folder, "objects", id.slice(0, 2)));
    expect(objects.filter((name) => name.startsWith("tmp_"))).toEqual([]);
  });

  test("readCommits decodes any encoding, and omits missing commits", async () => {
    const folder = givenOrigin();
    const repository = await openRepository(folder, ENVIRONMENT);
    const tree = git(folder, ["mktree"]);
    const person = Buffer.from("J\xf8rgen <j@example.com> 1700000000 +0100", "latin1");
    const content = Buffer.concat([
      Buffer.from(`tree ${tree}\nauthor `),
      person,
      Buffer.from("\ncommitter "),
      person,
      Buffer.from("\nencoding ISO-8859-1\ngpgsig -----BEGIN\n tree no\n -----END\n\n\nbl\xe5b\xe6r\nmore", "latin1"),
    ]);
    const id = git(folder, ["hash-object", "-t", "commit", "-w", "--stdin"], content);
    const read = await readCommits(repository, [id, "0".repeat(40), tree, id]);
    const [stored] = [...read.values()];

    expect(read.size).toBe(1);
    expect(stored).toMatchObject({ id, tree, parents: [], encoding: "ISO-8859-1" });
    expect(stored && [subjectOf(stored), authorNameOf(stored)]).toEqual(["blåbær", "Jørgen"]);
    expect(stored && authorOf(stored)).toBe(asBytes("Jørgen <j@example.com> 1700000000 +0100"));
  });

  test("listAddedCommits lists commits from the oldest, without merges", async () => {
    const [repository, base = "", one = "", two = "", other = "", merge = "", last = ""] = await given(
      { ref: "refs/heads/main" },
      { ref: "refs/heads/a", parents: [":1"], files: { a: "1" } },
      { ref: "refs/heads/a", parents: [":2"], files: { a: "2" } },
      { ref: "refs/heads/b", parents: [":1"], files: { b: "1" } },
      { ref: "refs/heads/a", parents: [":3", ":4"], files: { b: "1" } },
      { ref: "refs/heads/a", parents: [":5"], files: { a: "3" } },
    );

    const line = [
      { id: one, parents: [base] },
      { id: two, parents: [one] },
    ];
    expect(await listAddedCommits(repository, base, two)).toEqual({ commits: line, isLine: true });
    expect(await listAddedCommits(repository, base, base)).toEqual({ commits: [], isLine: true });
    const { commits, isLine } = await listAddedCommits(repository, base, last);
    const ids = commits.map(({ id }) => id);
    expect(ids.toSorted()).toEqual([one, two, other, last].toSorted());
    expect(ids.indexOf(one)).toBeLessThan(ids.indexOf(two));
    expect(ids.at(-1)).toBe(last);
    expect(isLine).toBe(false);
    expect(await findContained(repository, merge, [base, other, last, "1".repeat(40)])).toEqual(new Set([base, other]));
    expect(await findContained(repository, merge, [])).toEqual(new Set());
  });

  test("isComplete returns false when a file of the commit is missing", async () => {
    const [repository, base = "", one = ""] = await given(
      { ref: "refs/heads/main" },
      { ref: "refs/heads/one", parents: [":1"], files: { a: "1" } },
    );
    const tree = "1".repeat(40);
    const broken = writeCommit(repository, {
      tree,
      parents: [base],
      author: queueSignature(0),
      message: "",
      dateMs: 0,
    });

    expect(await isComplete(repository, one, base)).toBe(true);
    expect(await isComplete(repository, broken, base)).toBe(false);
  });
});

describe("mergeTree", () => {
  test.each<[string, Changes, Changes, Changes, Changes]>([
    ["different files", { a: "1" }, { b: "1" }, { c: "1" }, { a: "1", b: "1", c: "1" }],
    [
      "different lines",
      { a: LINES },
      { a: `first\n${LINES}` },
      { a: `${LINES}last\n` },
      { a: `first\n${LINES}last\n` },
    ],
    ["a renamed file", { a: LINES }, { a: null, moved: LINES }, { a: `${LINES}last\n` }, { moved: `${LINES}last\n` }],
    ["the same change", { a: "1" }, { a: "2" }, { a: "2" }, { a: "2" }],
    ["a removed file", { a: "1", b: "1" }, { a: null }, { b: "2" }, { b: "2" }],
    ["binary files", { a: "\0\x01" }, { a: "\0\x02" }, { b: "\xff\0" }, { a: "\0\x02", b: "\xff\0" }],
    ["one side without a change", { a: "1" }, { a: "2" }, {}, { a: "2" }],
  ])("returns a merged tree for %s", async (_, base, one, other, expected) => {
    const [repository, , ours = "", theirs = ""] = await givenFork(base, one, other);
    const merge = await mergeTree(repository, ours, theirs);
    const [tree] = commitAll(repository.folder, [{ ref: "refs/heads/expected", files: expected }]);

    expect(merge).toEqual({ kind: "clean", tree: git(repository.folder, ["rev-parse", `${tree}^{tree}`]) });
  });

  test.each<[string, Changes, Changes, Changes, readonly string[]]>([
    ["the same line", { "a b": "1\n", c: "1\n" }, { "a b": "2\n", c: "2\n" }, { "a b": "3\n", c: "3\n" }, ["a b", "c"]],
    ["a changed and removed file", { "1": "1\n" }, { "1": "2\n" }, { "1": null }, ["1"]],
    ["a name with a line break", { "x\ny": "1" }, { "x\ny": "2" }, { "x\ny": "3" }, ["x\ny"]],
    ["a binary file", { a: "\0\x01" }, { a: "\0\x02" }, { a: "\0\x03" }, ["a"]],
    ["two new files of one name", {}, { n: "1" }, { n: "2" }, ["n"]],
  ])("returns a conflict for %s", async (_, base, one, other, files) => {
    const [repository, , ours = "", theirs = ""] = await givenFork(base, one, other);

    expect(await mergeTree(repository, ours, theirs)).toEqual({ kind: "conflict", files });
  });

  test("tryMerges returns all results, and stores no objects", async () => {
    const [repository, base = "", one = "", other = "", alone = ""] = await given(
      { ref: "refs/heads/main", files: { a: "1", "0": "1" } },
      { ref: "refs/heads/one", parents: [":1"], files: { a: "2", "0": "2" } },
      { ref: "refs/heads/other", parents: [":1"], files: { a: "3", "0": "3" } },
      { ref: "refs/heads/alone", files: { z: "1" } },
    );
    const before = git(repository.folder, ["count-objects", "-v"]);
    const scratch = join(temporaryFolder(), "scratch");
    mkdirSync(scratch);
    const missing = "2".repeat(40);
    const pairs = [
      [one, other],
      [base, alone],
      [base, one],
      [base, missing],
      [other, one],
      [base, other],
    ] as const;
    const merges = await tryMerges(repository, pairs, scratch);

    expect(merges.map(({ kind }) => kind)).toEqual([
      "conflict",
      "impossible",
      "clean",
      "impossible",
      "conflict",
      "clean",
    ]);
    expect(merges[0]).toEqual({ kind: "conflict", files: ["0", "a"] });
    expect(merges[1]).toEqual({ kind: "impossible", why: "refusing to merge unrelated histories" });
    expect(readdirSync(scratch)).toEqual([]);
    expect(git(repository.folder, ["count-objects", "-v"])).toBe(before);
  });

  test("ignores the Git attributes of the user", async () => {
    const [repository, , ours = "", theirs = ""] = await givenFork({ a: "1\n" }, { a: "2\n" }, { a: "3\n" });
    const home = temporaryFolder();
    mkdirSync(join(home, ".config/git"), { recursive: true });
    writeFileSync(join(home, ".config/git/attributes"), "* merge=union\n");

    const configured = { ...repository, environment: { ...ENVIRONMENT, HOME: home } };
    expect((await mergeTree(configured, ours, theirs)).kind).toBe("conflict");
  });
});
