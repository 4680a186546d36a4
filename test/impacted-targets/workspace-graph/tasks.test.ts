import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenRepository } from "../../../local-queue/test/support/repositories.js";
import { type Files, listImpacted, manifest } from "./graph-run.js";

let folder = "";

beforeAll(() => {
  folder = givenRepository(afterAll);
});

const WORKSPACE: Files = {
  "package.json": manifest("top", {}, { workspaces: ["packages/*"] }),
  "packages/a/package.json": manifest("a"),
  "packages/b/package.json": manifest("b"),
  "packages/c/package.json": manifest("c"),
};
const CHANGE = { "packages/a/x/y.ts": "2" };

describe("Turborepo", () => {
  test.each<[string, Files, readonly string[]]>([
    ["a task of a package", { "turbo.json": '{"tasks":{"c#build":{"dependsOn":["a#build"]}}}' }, ["a", "c"]],
    ["a task at the top", { "turbo.json": '{"tasks":{"lint":{"dependsOn":["a#build"]}}}' }, ["a", "b", "c"]],
    [
      "a task in a package",
      { "turbo.json": "{}", "packages/b/turbo.json": '{"tasks":{"build":{"dependsOn":["a#x"]}}}' },
      ["a", "b"],
    ],
    ["an older file", { "turbo.json": '{"pipeline":{"c#build":{"dependsOn":["a#build","//#x"]}}}' }, ["a", "c"]],
    [
      "inputs from the top",
      { "turbo.jsonc": '{"tasks":{"c#build":{"inputs":["$TURBO_ROOT$/packages/a/x/*.ts"]}}} // top' },
      ["a", "c"],
    ],
    ["inputs by relative paths", { "turbo.json": '{"tasks":{"c#build":{"inputs":["../a/x/y.ts"]}}}' }, ["a", "c"]],
    [
      "inputs that only the root owns",
      { "turbo.json": '{"tasks":{"build":{"inputs":["$TURBO_ROOT$/tsconfig.json"],"dependsOn":["^build"]}}}' },
      ["a"],
    ],
  ])("lists dependents that turbo.json declares by %s", async (_, files, targets) => {
    expect(await listImpacted(folder, { ...WORKSPACE, ...files }, CHANGE)).toEqual(targets);
  });

  test.each(["packages/a/x/*.ts", "**/y.ts"])(
    "impacts everything for a file in globalDependencies (%s)",
    async (glob) => {
      const before = { ...WORKSPACE, "turbo.json": JSON.stringify({ globalDependencies: [glob] }) };
      expect(await listImpacted(folder, before, CHANGE)).toBe(
        "ALL: packages/a/x/y.ts changed, and the global dependencies of the tasks include this file",
      );
    },
  );

  test("impacts everything for an invalid turbo.json", async () => {
    expect(await listImpacted(folder, { ...WORKSPACE, "turbo.json": "{" }, CHANGE)).toBe(
      "ALL: turbo.json is not valid JSON at one of the commits",
    );
  });

  test("ignores a turbo.json in a folder without projects", async () => {
    expect(await listImpacted(folder, { ...WORKSPACE, "examples/x/turbo.json": "{" }, CHANGE)).toEqual(["a"]);
  });
});

const NX =
  "ALL: only Nx can determine all dependencies, because the workspace of nx.json has plugins or a project.json";

describe("Nx", () => {
  test.each<[string, Files]>([
    ["plugins", { "nx.json": '{"plugins":["@nx/vite/plugin"]}' }],
    [
      "analysis of imports",
      {
        "nx.json": "{}",
        "package.json": manifest("top", {}, { workspaces: ["packages/*"], devDependencies: { "@nx/js": "22" } }),
      },
    ],
    ["a project.json", { "nx.json": "{}", "packages/b/project.json": "{}" }],
    ["an invalid nx.json", { "nx.json": "{" }],
  ])("impacts everything for an Nx workspace with %s", async (_, files) => {
    expect(await listImpacted(folder, { ...WORKSPACE, ...files }, CHANGE)).toBe(NX);
  });

  test.each<[string, Files]>([
    [
      "implicitDependencies",
      { "packages/b/package.json": manifest("b", {}, { nx: { implicitDependencies: ["a"] } }), "nx.json": "{}" },
    ],
    [
      "dependsOn with the Nx name of a package",
      {
        "nx.json": "{}",
        "packages/a/package.json": manifest("a", {}, { nx: { name: "nx-a" } }),
        "packages/b/package.json": manifest("b", {}, { nx: { targets: { x: { dependsOn: ["nx-a:gen"] } } } }),
      },
    ],
  ])("lists dependents that a manifest declares by %s", async (_, files) => {
    expect(await listImpacted(folder, { ...WORKSPACE, ...files }, CHANGE)).toEqual(["a", "b"]);
  });

  test("lists the changed project and the projects with a target whose targetDefaults name it", async () => {
    const files = {
      "nx.json": '{"targetDefaults":{"x":{"inputs":[{"projects":["a"]}]}}}',
      "packages/b/package.json": manifest("b", {}, { scripts: { x: "" } }),
    };
    expect(await listImpacted(folder, { ...WORKSPACE, ...files }, CHANGE)).toEqual(["a", "b"]);
  });

  test("lists only the changed project when the Nx configuration adds no dependencies", async () => {
    const nx = JSON.stringify({ plugins: [], release: { projects: ["*"] }, targetDefaults: { x: { cache: true } } });
    expect(await listImpacted(folder, { ...WORKSPACE, "nx.json": nx }, CHANGE)).toEqual(["a"]);
  });
});

describe("moon", () => {
  test.each<[string, Files]>([
    ["dependsOn", { "packages/b/moon.yml": "dependsOn: ['a']" }],
    ["a task of another project", { "packages/b/moon.yml": "tasks:\n  x:\n    deps:\n      - a:build" }],
    ["files of another project", { "packages/b/moon.yml": "tasks: { x: { inputs: ['/packages/a/**'] } }" }],
    ["all files of another project", { "packages/b/moon.toml": "[tasks.x]\ninputs = ['project://a?group=x']\n" }],
    ["the id of another project", { "packages/a/moon.yml": "id: z", "packages/b/moon.hcl": 'dependsOn = ["z"]' }],
    ["a folder of the moon workspace", { "packages/.moon/workspace.yml": "", "packages/b/moon.yml": "x: /a/x/y.ts" }],
  ])("lists dependents that a moon file declares by %s", async (_, files) => {
    expect(await listImpacted(folder, { ...WORKSPACE, ...files }, CHANGE)).toEqual(["a", "b"]);
  });

  test("lists all projects that inherit a task that reads files of the changed project", async () => {
    const before = { ...WORKSPACE, ".moon/tasks/all.yml": "tasks: { x: { inputs: ['/packages/a/x/*'] } }" };
    expect(await listImpacted(folder, before, CHANGE)).toEqual(["a", "b", "c"]);
  });

  test("lists only the changed project when no moon task needs another project", async () => {
    const text =
      "language: 'typescript'\nproject:\n  title: 'x'\ntasks:\n  x:\n    deps: ['~:build', '^:build', 'test']\n    inputs: ['src/**']\n";
    expect(await listImpacted(folder, { ...WORKSPACE, "packages/b/moon.yml": text }, CHANGE)).toEqual(["a"]);
  });
});
