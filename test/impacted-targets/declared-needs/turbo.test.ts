import { describe, expect, test } from "vitest";
import type { Declarations } from "../../../src/impacted-targets/declared-needs/declarations.js";
import { toPatterns, toSharedPatterns } from "../../../src/impacted-targets/declared-needs/declarations.js";
import { readTurboDeclarations } from "../../../src/impacted-targets/declared-needs/turbo.js";

const PROJECTS = ["a", "b", "c", "d"].map((name) => ({ name, path: `packages/${name}` }));

function read(files: Readonly<Record<string, unknown>>, projects = PROJECTS, workspace = "."): Declarations {
  const texts = Object.entries(files).map(
    ([path, value]) => [path, typeof value === "string" ? value : JSON.stringify(value)] as const,
  );
  const byPath = new Map(texts);
  return readTurboDeclarations(workspace, projects, (path) => byPath.get(path));
}

const needsOf = ({ needs }: Declarations) => needs.map((need) => `${need.project} > ${need.needs}: ${need.source}`);
const readsOf = ({ reads }: Declarations) => reads.map(({ project, pattern }) => `${project}: ${pattern}`);

describe("readTurboDeclarations", () => {
  test("returns a package#task in dependsOn of the root turbo.json as a need", () => {
    const found = read({ "turbo.json": { tasks: { "c#build": { dependsOn: ["a#build", "^build", "x"] } } } });

    expect(needsOf(found)).toEqual(["c > a: turbo.json"]);
  });

  test("returns needs of every package for a task without a package name, and for tasks in with", () => {
    const found = read({ "turbo.jsonc": '{ "tasks": { "e2e": { "with": ["a#dev"], }, /* x */ }, }' });

    expect(needsOf(found)).toEqual(["b", "c", "d"].map((name) => `${name} > a: turbo.jsonc`));
  });

  test("returns needs in the turbo.json of a package and in files that it extends", () => {
    const found = read({
      "turbo.json": { tasks: {} },
      "packages/b/turbo.json": { extends: ["//"], tasks: { build: { dependsOn: ["a#build"] } } },
      "packages/c/turbo.json": { extends: ["//", "b"], tasks: { test: { inputs: ["../d/x.json"] } } },
    });

    expect(needsOf(found)).toEqual(["b > a: packages/b/turbo.json", "c > a: packages/b/turbo.json"]);
    expect(readsOf(found).filter((text) => !text.endsWith("/**"))).toEqual([
      "c: packages/b/turbo.json",
      "c: packages/d/x.json",
    ]);
  });

  test("returns inputs outside of the package, and omits inner and excluded files", () => {
    const inputs = ["$TURBO_DEFAULT$", "src/**", "$TURBO_ROOT$/packages/a/**", "../b/x/*.ts", "!../b/x/y.ts"];
    const found = read({ "turbo.json": { tasks: { "c#build": { inputs: [...inputs, { globs: ["../d/jit/**"] }] } } } });

    expect(readsOf(found)).toEqual([
      "c: packages/a/**",
      "c: packages/b/x/*.ts",
      "c: packages/b/x/*.ts/**",
      "c: packages/d/jit/**",
    ]);
  });

  test("returns the needs and inputs of a root task for packages that need the root task", () => {
    const tasks = {
      "//#gen": { dependsOn: ["prepare"], inputs: ["packages/a/schema.json"] },
      "//#prepare": { dependsOn: ["b#build"], inputs: ["scripts/**"] },
      "//#all": {},
      "c#build": { dependsOn: ["//#gen"] },
      "d#build": { dependsOn: ["//#all"] },
    };
    const found = read({ "turbo.json": { tasks } });

    expect(needsOf(found)).toEqual(["c > b: turbo.json"]);
    expect(readsOf(found)).toEqual([
      "c: packages/a/schema.json",
      "c: packages/a/schema.json/**",
      "c: scripts/**",
      "d: **",
    ]);
  });

  test("returns the files of an inner package as inputs of the outer package", () => {
    const projects = [...PROJECTS, { name: "inner", path: "packages/a/inner" }];

    expect(readsOf(read({ "turbo.json": { tasks: { build: {} } } }, projects))).toEqual(["a: packages/a/**"]);
  });

  test("returns globalDependencies and global.inputs as shared patterns, with exclusions last", () => {
    const globalDependencies = ["!packages/a/*.md", "packages/a/**", "$TURBO_ROOT$/x.json"];
    const shared = ["web/packages/a/**", "web/x.json", "web/x.json/**", "!web/packages/a/*.md"];

    expect(read({ "web/turbo.json": { globalDependencies } }, [], "web").shared).toEqual(shared);
    expect(read({ "web/turbo.json": { global: { inputs: globalDependencies } } }, [], "web").shared).toEqual(shared);
  });

  test.each(["", "{"])("rejects the invalid turbo.json %j", (text) => {
    expect(() => read({ "packages/a/turbo.json": text })).toThrow("packages/a/turbo.json is not valid JSON");
  });

  test.each(["[]", "null", '{"tasks":[]}', '{"tasks":{"build":null},"globalDependencies":{}}'])(
    "returns no need for the turbo.json %j",
    (text) => {
      expect(read({ "turbo.json": text, "packages/a/turbo.json": text })).toEqual({ needs: [], reads: [], shared: [] });
    },
  );
});

describe("toPatterns", () => {
  test.each([
    ["packages/a", "../b/**", ["packages/b/**"]],
    ["packages/a", "./../../x.json", ["x.json", "x.json/**"]],
    [".", "./src/", ["src", "src/**"]],
    ["packages/a", "..", ["packages", "packages/**"]],
    ["packages/a", "../../../x", []],
    ["packages/a", "../../..", []],
    [".", "**", ["**"]],
    // Libraries interpret this glob differently, so the pattern is the whole folder.
    ["packages/a", "app/(group)/*.ts", ["packages/a/app/**"]],
    ["packages/a", "src/*/../x", ["packages/a/src/**"]],
    ["packages/a", "{1..3}/x", ["packages/a/**"]],
    // The name of a folder may contain glob characters.
    ["packages/[a](b)", "x", ["packages/?a??b?/x", "packages/?a??b?/x/**"]],
  ])("returns patterns for the folder %j and the glob %j", (folder, glob, patterns) => {
    expect(toPatterns(folder, glob)).toEqual(patterns);
  });
});

test("omits shared exclusions that glob libraries interpret differently", () => {
  expect(toSharedPatterns(".", ["**", "!a/(b)/c", "!a/*.md"])).toEqual(["**", "!a/*.md"]);
});
