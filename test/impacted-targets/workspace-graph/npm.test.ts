import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenRepository } from "../../../local-queue/test/support/repositories.js";
import { type Files, listImpacted, manifest } from "./graph-run.js";

let folder = "";

beforeAll(() => {
  folder = givenRepository(afterAll);
});

const ROOT = { "package.json": manifest("top", {}, { workspaces: ["packages/*"] }) };
const A = { "packages/a/package.json": manifest("a"), "packages/a/x.ts": "1" };
const B = { "packages/b/package.json": manifest("b", { a: "^1.0.0" }), "packages/b/x.ts": "1" };
const C = { "packages/c/package.json": manifest("c"), "packages/c/x.ts": "1" };
const ALL_THREE: Files = { ...ROOT, ...A, ...B, ...C };

/** Returns a lock file in which packages depend on `a` under another name. */
function lockLinks(names: Readonly<Record<string, string>>): string {
  const importers = Object.entries(names).map(
    ([name, link]) =>
      `  packages/${name}:\n    dependencies:\n      ${link}:\n        specifier: 'catalog:'\n        version: link:../a\n`,
  );
  return `lockfileVersion: '9.0'\n\nimporters:\n\n  packages/a: {}\n\n${importers.join("\n")}`;
}

describe("a workspace of npm packages", () => {
  test.each<[string, Files, Files, readonly string[]]>([
    ["lists dependents", {}, { "packages/a/x.ts": "2" }, ["a", "b"]],
    [
      "lists a dependency that the change adds",
      {},
      { "packages/c/package.json": manifest("c", { a: "*" }) },
      ["a", "c"],
    ],
    ["lists the dependency of a new project", {}, { "packages/d/package.json": manifest("d", { a: "*" }) }, ["a", "d"]],
    [
      "lists dependents of the removed project",
      {},
      { "packages/a/package.json": null, "packages/a/x.ts": null },
      ["a", "b"],
    ],
    ["lists both names of a renamed project", {}, { "packages/a/package.json": manifest("z") }, ["a", "b", "z"]],
    [
      "lists a project without a name by its folder",
      { "packages/n/package.json": manifest(undefined, { a: "*" }), "packages/n/x.ts": "1" },
      { "packages/a/x.ts": "2" },
      ["a", "b", "packages/n"],
    ],
    [
      "follows an alias such as workspace:a@*",
      { "packages/c/package.json": manifest("c", { other: "npm:a@^1.0.0" }) },
      { "packages/a/x.ts": "2" },
      ["a", "b", "c"],
    ],
    [
      "follows a folder inside a project",
      { "packages/c/package.json": manifest("c", { gen: "file:../a/gen/js" }) },
      { "packages/a/gen/js/x.js": "2" },
      ["a", "b", "c"],
    ],
    [
      "follows an alias without a range",
      { "packages/c/package.json": manifest("c", { other: "npm:a" }) },
      { "packages/a/x.ts": "2" },
      ["a", "b", "c"],
    ],
    [
      "follows a folder that contains projects",
      { "packages/c/package.json": manifest("c", { all: "link:../" }) },
      { "packages/a/x.ts": "2" },
      ["a", "b", "c"],
    ],
    [
      "lists the owner, the projects inside its folder and their dependents",
      {
        "package.json": manifest("top", {}, { workspaces: ["packages/*", "packages/c/*"] }),
        "packages/c/d/package.json": manifest("d"),
        "packages/b/package.json": manifest("b", { d: "*" }),
      },
      { "packages/c/tsconfig.json": "{}" },
      ["b", "c", "d"],
    ],
    [
      "reads the workspaces of a member, as Yarn does",
      {
        "packages/c/package.json": manifest("c", {}, { workspaces: ["d"] }),
        "packages/c/d/package.json": manifest("d", { a: "*" }),
      },
      { "packages/a/x.ts": "2" },
      ["a", "b", "d"],
    ],
    [
      "lists c when an unlisted manifest inside c needs the changed folder",
      { "packages/c/demo/package.json": manifest("demo", { a: "link:../../a" }) },
      { "packages/a/x.ts": "2" },
      ["a", "b", "c"],
    ],
  ])("%s", async (_, more, change, targets) => {
    expect(await listImpacted(folder, { ...ALL_THREE, ...more }, change)).toEqual(targets);
  });

  test("impacts everything for a file without an owner when there is no root project", async () => {
    const before = { ...A, "pnpm-workspace.yaml": "packages: ['packages/*']\n" };
    expect(await listImpacted(folder, before, { "tools/x.sh": "2" })).toBe("ALL: no target claims tools/x.sh");
  });

  test("lists only the new package in a repository without a workspace", async () => {
    expect(await listImpacted(folder, { ...A, ...B }, { "packages/d/package.json": manifest("d") })).toEqual(["d"]);
  });

  test("follows catalogs of pnpm when the workspace has no package.json at the top", async () => {
    const before = {
      ...A,
      "pnpm-workspace.yaml": "packages: ['packages/*']\ncatalog: { x: 'workspace:a@*' }\n",
      "packages/c/package.json": manifest("c", { x: "catalog:" }),
      "pnpm-lock.yaml": lockLinks({ c: "x" }),
    };
    expect(await listImpacted(folder, before, { "packages/a/x.ts": "2" })).toEqual(["a", "c"]);
    expect(await listImpacted(folder, { ...before, "pnpm-lock.yaml": null }, { "packages/a/x.ts": "2" })).toBe(
      "ALL: . has overrides, resolutions or catalogs, but no lock file that shows their effect",
    );
  });

  test("follows default and named catalogs of pnpm", async () => {
    const before = {
      ...ALL_THREE,
      "pnpm-workspace.yaml":
        "packages: ['packages/*']\ncatalog: { x: 'workspace:a@*' }\ncatalogs: { other: { y: 'npm:a@1' } }\n",
      "packages/c/package.json": manifest("c", { x: "catalog:" }),
      "packages/d/package.json": manifest("d", { y: "catalog:other" }),
      "pnpm-lock.yaml": lockLinks({ c: "x", d: "y" }),
    };
    expect(await listImpacted(folder, before, { "packages/a/x.ts": "2" })).toEqual(["a", "b", "c", "d"]);
  });

  test("reads the projects in rush.json", async () => {
    const projects = ["a", "b"].map((name) => ({ packageName: name, projectFolder: `packages/${name}` }));
    const before = { ...A, ...B, ...C, "rush.json": `// Rush\n${JSON.stringify({ projects })}` };
    expect(await listImpacted(folder, before, { "packages/a/x.ts": "2" })).toEqual(["a", "b"]);
    expect(await listImpacted(folder, before, { "packages/c/x.ts": "2" })).toBe(
      "ALL: no target claims packages/c/x.ts",
    );
  });
});

function lockWithHook(checksum: string): string {
  return `lockfileVersion: '9.0'

pnpmfileChecksum: ${checksum}

importers:

  packages/a: {}

  packages/c:
    dependencies:
      a:
        specifier: workspace:*
        version: link:../a
`;
}

test("reads from the lock file a dependency that a pnpm hook adds", async () => {
  const before = { ...ALL_THREE, ".pnpmfile.cjs": "1", "pnpm-lock.yaml": lockWithHook("one") };

  expect(await listImpacted(folder, before, { "packages/a/x.ts": "2" })).toEqual(["a", "b", "c"]);
  expect(await listImpacted(folder, before, { ".pnpmfile.cjs": "2", "pnpm-lock.yaml": lockWithHook("two") })).toBe(
    "ALL: pnpm-lock.yaml changes settings of all projects",
  );
});

const HOOK = "the code in .pnpmfile.cjs changes the dependencies, and only the package manager can run it";

test.each<[string, Files, Files, string]>([
  ["a hook of pnpm", { ".pnpmfile.cjs": "" }, {}, HOOK],
  ["a binary lock file", { "bun.lockb": "\0" }, {}, "bun.lockb is not readable; save it as bun.lock"],
  [
    "an invalid manifest",
    { "packages/a/package.json": "{" },
    {},
    "packages/a/package.json is missing or not valid JSON at one of the commits",
  ],
  ["a change of yarn.config.cjs", {}, { "yarn.config.cjs": "" }, "yarn.config.cjs changes settings of all projects"],
  [
    "a changed manifest in a workspace with yarn.config.cjs",
    { "yarn.config.cjs": "" },
    { "packages/c/package.json": manifest("c", { x: "*" }) },
    "packages/c/package.json changes settings of all projects",
  ],
  [
    "a hook in .npmrc",
    { ".npmrc": "pnpmfile=hooks.cjs\n" },
    {},
    "the code in hooks.cjs changes the dependencies, and only the package manager can run it",
  ],
  [
    "a hook of Rush without a lock file",
    {
      "rush.json": JSON.stringify({ projects: [{ projectFolder: "packages/c" }] }),
      "common/config/rush/.pnpmfile.cjs": "",
    },
    {},
    "the code in common/config/rush/.pnpmfile.cjs changes the dependencies, and only the package manager can run it",
  ],
  [
    "a manifest in another format",
    { "packages/d/package.yaml": "name: d\n" },
    {},
    "packages/d/package.yaml is not readable; save it as package.json",
  ],
  [
    "overrides of pnpm without a lock file",
    {
      "package.json": manifest(
        "top",
        {},
        { workspaces: ["packages/*"], pnpm: { overrides: { x: "link:packages/a" } } },
      ),
    },
    {},
    ". has overrides, resolutions or catalogs, but no lock file that shows their effect",
  ],
  [
    "a reserved name",
    { "packages/d/package.json": manifest("ALL") },
    {},
    "the project in packages/d has a name that cannot be a target",
  ],
  [
    "resolutions without a lock file",
    { "package.json": manifest("top", {}, { workspaces: ["packages/*"], overrides: { x: "file:packages/a" } }) },
    {},
    ". has overrides, resolutions or catalogs, but no lock file that shows their effect",
  ],
  [
    "other settings at the top",
    {},
    { "package.json": manifest("top", {}, { workspaces: ["packages/*"], engines: { node: "24" } }) },
    "package.json changes settings of all projects",
  ],
  ["a new lock file", {}, { "yarn.lock": "# yarn lockfile v1\n" }, "yarn.lock changes settings of all projects"],
  [
    "an unreadable list of workspaces",
    {},
    { "package.json": manifest("top", {}, { workspaces: "packages/*" }) },
    "the list of workspaces in . is not valid at one of the commits",
  ],
])("impacts everything for %s", async (_, more, change, reason) => {
  const before = { ...ALL_THREE, ...more };
  expect(await listImpacted(folder, before, { "packages/c/x.ts": "2", ...change })).toBe(`ALL: ${reason}`);
});
