import { afterAll, beforeAll, expect, test } from "vitest";
import { commitAll, givenRepository } from "../../local-queue/test/support/repositories.js";
import type { ChangedFile } from "../../src/git/changed-files.js";
import type { Git } from "../../src/git/git.js";
import { findMovedProjectImpactReason } from "../../src/impacted-targets/moved-projects.js";
import { open } from "../support/checkouts.js";

type Files = Readonly<Record<string, string | null>>;

/** Shared repository: each change adds its own commits and checks out none. */
let git: Git;

beforeAll(async () => {
  git = open(givenRepository(afterAll));
});

/** Returns why a change impacts everything. */
async function reasonOf(before: Files, change: Files): Promise<string | undefined> {
  const [from = "", to = ""] = commitAll(git.root, [
    { ref: "refs/heads/before", files: { ...before, "packages/other": "1" } },
    { ref: "refs/heads/after", parents: [":1"], files: change },
  ]);
  const files = Object.entries(change).map(([path, text]): ChangedFile => {
    if (text === null) return { path, status: "deleted" };
    return { path, status: path in before ? "modified" : "added" };
  });
  return findMovedProjectImpactReason(git, { head: to, base: from, from, to }, files);
}

/** Returns why a change of one file impacts everything; null is a deleted file. */
async function reasonFor(path: string, before: string, after: string | null): Promise<string | undefined> {
  return reasonOf({ [path]: before }, { [path]: after });
}

const RENAMINGS = [
  ["package.json", '{"name":"a"}', '{"name":"b"}'],
  ["package.json", '{"nx":{"name":"a"}}', '{"nx":{"name":"b"}}'],
  ["project.json", '{ // a comment\n "name": "a"\n}', '{ // a comment\n "name": "b"\n}'],
  ["moon.yml", "layer: library\nid: a\n", "layer: library\nid: b\n"],
  ["moon.json", '{\n  "id": "a"\n}', '{\n  "id": "b"\n}'],
  ["moon.toml", 'id = "a"\n', 'id = "b"\n'],
  ["Cargo.toml", '[package]\nname = "a"\n', '[package]\nname = "b"\n'],
  ["go.mod", "module example.com/a\n", "module example.com/b\n"],
] as const;

test.each(RENAMINGS)("reports a renamed project when the name in %s changes (%j)", async (name, before, after) => {
  const path = `packages/a/${name}`;
  expect(await reasonFor(path, before, after)).toBe(`${path} renames its project`);
});

const MARKERS = ["BUILD", "BUILD.bazel", "BUILD.pants", "build.gradle", "build.gradle.kts", "pom.xml", "moon.hcl"];

test.each(MARKERS)("reports a removed project when %s is deleted", async (name) => {
  const path = `packages/a/${name}`;
  expect(await reasonFor(path, "1", null)).toBe(`${path} was deleted, so a project was removed, moved or renamed`);
});

test("ignores a change of a manifest when the name of the project stays the same", async () => {
  const texts = [
    ...RENAMINGS.map(([name, text]) => [name, text] as const),
    ...MARKERS.map((name) => [name, "1"] as const),
  ];
  const before = inFolders(texts.map(([name, text]) => ({ [name]: text })));
  const after = inFolders(texts.map(([name, text]) => ({ [name]: `${text}\n` })));

  expect(await reasonOf(before, after)).toBeUndefined();
});

test.each<[string, Files, Files]>([
  ["project.json", { "package.json": '{"name":"a"}' }, { "project.json": '{"name":"z"}' }],
  ["moon.yml", { "package.json": '{"name":"a"}' }, { "moon.yml": "id: z\n" }],
  ["moon.toml", { "package.json": '{"name":"a"}' }, { "moon.toml": 'id = "z"\n' }],
  ["package.json", { "project.json": "{}" }, { "package.json": '{"name":"z"}' }],
  ["package.json", { "package.json": '{"name":"a"}' }, { "package.json": '{"name":"A"}' }],
])(
  "reports a renamed project when %s has a new name, even if another file had the old name",
  async (file, before, change) => {
    expect(await reasonOf(inFolder("packages/a", before), inFolder("packages/a", change))).toBe(
      `packages/a/${file} renames its project`,
    );
  },
);

test.each<[string, Files, Files]>([
  ["has no name", { "package.json": '{"name":"a"}' }, { "project.json": '{"targets":{}}' }],
  ["is in a new folder", {}, { "package.json": '{"name":"a"}' }],
  ["is of another tool", { "package.json": '{"name":"a"}' }, { "Cargo.toml": '[package]\nname = "z"\n' }],
])("reports no renamed project when a new manifest %s", async (_, before, change) => {
  expect(await reasonOf(inFolder("packages/a", before), inFolder("packages/a", change))).toBeUndefined();
});

test.each([
  ["package.json", '{"name":"a"}'],
  ["project.json", "{}"],
  ["moon.yml", ""],
])("reports a new %s inside a project", async (name, text) => {
  const before = { "packages/a/package.json": "{}", "packages/a/deep/er/x.ts": "1" };
  const path = `packages/a/deep/er/${name}`;

  expect(await reasonOf(before, { [path]: text })).toBe(`${path} makes a part of packages/a a separate project`);
  // Neither beside other projects nor in a folder without a project.
  const around = { ...before, "packages/none/x.ts": "1" };
  const change = { [`packages/b/${name}`]: text, [`packages/none/deep/er/${name}`]: text };
  expect(await reasonOf(around, change)).toBeUndefined();
});

test("ignores a new manifest in the folder of an inner project that already has one", async () => {
  const before = { "packages/a/package.json": "{}", "packages/a/deep/er/package.json": "{}" };

  expect(await reasonOf(before, { "packages/a/deep/er/project.json": "{}" })).toBeUndefined();
});

const SLOW_FILES = [
  ["moon.yml", `${"\n".repeat(400_000)}id: a`, `${"\n".repeat(400_000)}id: a `],
  ["moon.json", `{${"\n".repeat(400_000)}"id": "a"}`, `{${"\n".repeat(400_001)}"id": "a"}`],
  ["moon.toml", `id = "a"${" ".repeat(400_000)}`, 'id = "a"'],
  ["Cargo.toml", `name = "a${" ".repeat(400_000)}"`, `name = "a${" ".repeat(400_000)}" `],
  ["package.json", `{"name":"a",${"/* ".repeat(200_000)}*/}`, '{"name":"a"}'],
  ["project.json", `{"name":"a",${",".repeat(200_000)}}`, `{"name":"a",${",".repeat(200_001)}}`],
  ["package.json", `{"${'\\"'.repeat(200_000)}`, `{"${'\\"'.repeat(200_001)}`],
  ["package.json5", `${" ".repeat(400_000)}name`, `${" ".repeat(400_001)}name`],
] as const;

test("limits the time to read manifests that are made to slow down regular expressions", async () => {
  const start = process.cpuUsage();

  expect(
    await reasonOf(
      inFolders(SLOW_FILES.map(([name, before]) => ({ [name]: before }))),
      inFolders(SLOW_FILES.map(([name, , after]) => ({ [name]: after }))),
    ),
  ).toBeUndefined();
  // Processor time in microseconds, because a busy machine distorts the clock.
  expect(process.cpuUsage(start).user).toBeLessThan(10_000_000);
});

function inFolder(folder: string, files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
}

/** Returns each set of files in a separate folder with the same name. */
function inFolders(all: readonly Files[]): Files {
  return Object.assign({}, ...all.map((files, index) => inFolder(`packages/${index}/a`, files)));
}
