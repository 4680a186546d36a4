import { expect, test } from "vitest";
import { changedFiles } from "../../src/git/changed-files.js";
import { movedProjects } from "../../src/impacted-targets/moved-projects.js";
import { checkOut, commit, givenOrigin, open } from "../git/repositories.js";

/** Why a change from one text of a file to another impacts everything; null for a file that is gone. */
async function reasonFor(path: string, before: string, after: string | null): Promise<string | undefined> {
  const origin = givenOrigin();
  const from = commit(origin, "refs/heads/main", { files: { [path]: before, "packages/other": "1" } });
  const to = commit(origin, "refs/heads/main", { parents: [from], files: { [path]: after } });
  const git = await open(checkOut(origin, { of: "refs/heads/main", depth: 0 }));
  return movedProjects(git, { head: to, base: from, from, to }, await changedFiles(git, from, to));
}

test.each([
  ["package.json", '{"name":"a"}', '{"name":"b"}'],
  ["package.json", '{"nx":{"name":"a"}}', '{"nx":{"name":"b"}}'],
  ["project.json", '{ // a comment\n "name": "a"\n}', '{ // a comment\n "name": "b"\n}'],
  ["moon.yml", "layer: library\nid: a\n", "layer: library\nid: b\n"],
  ["moon.json", '{\n  "id": "a"\n}', '{\n  "id": "b"\n}'],
  ["moon.toml", 'id = "a"\n', 'id = "b"\n'],
  ["Cargo.toml", '[package]\nname = "a"\n', '[package]\nname = "b"\n'],
  ["go.mod", "module example.com/a\n", "module example.com/b\n"],
])("another name in %s (%j) is a renamed project", async (name, before, after) => {
  const path = `packages/a/${name}`;
  expect(await reasonFor(path, before, after)).toBe(`${path} gives its project another name`);
  expect(await reasonFor(path, before, `${before}\n`)).toBeUndefined();
});

test.each(["BUILD", "BUILD.bazel", "BUILD.pants", "build.gradle", "build.gradle.kts", "pom.xml", "moon.hcl"])(
  "a %s that is gone is a project that is gone",
  async (name) => {
    const path = `packages/a/${name}`;
    expect(await reasonFor(path, "1", null)).toBe(
      `${path} is gone, so a project was removed, moved or renamed`,
    );
    expect(await reasonFor(path, "1", "2")).toBeUndefined();
  },
);
