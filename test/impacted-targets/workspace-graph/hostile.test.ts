import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenRepository } from "../../../local-queue/test/support/repositories.js";
import { type Files, listImpacted, manifest } from "./graph-run.js";

let folder = "";

beforeAll(() => {
  folder = givenRepository(afterAll);
});

const ROOT: Files = {
  "package.json": manifest("top", {}, { workspaces: ["packages/*"] }),
  "packages/a/package.json": manifest("a"),
};

test("lists all projects that need each other in a circle", async () => {
  const before = {
    ...ROOT,
    "packages/a/package.json": manifest("a", { c: "*" }),
    "packages/b/package.json": manifest("b", { a: "*" }),
    "packages/c/package.json": manifest("c", { b: "*" }),
    "packages/d/package.json": manifest("d", { d: "*" }),
  };
  expect(await listImpacted(folder, before, { "packages/b/x": "1" })).toEqual(["a", "b", "c"]);
});

test("accepts project names such as constructor and __proto__", async () => {
  const needs = '{"__proto__":"*","constructor":"*","toString":"*"}';
  const before = {
    ...ROOT,
    "packages/p/package.json": '{"name":"__proto__"}',
    "packages/q/package.json": '{"name":"constructor"}',
    "packages/r/package.json": `{"name":"r","dependencies":${needs}}`,
    "package-lock.json": `{"lockfileVersion":3,"packages":{"__proto__":{"version":"1"},"packages/r":{"dependencies":${needs}}}}`,
  };
  expect(await listImpacted(folder, before, { "packages/p/x": "1" })).toEqual(["__proto__", "r"]);
  expect(await listImpacted(folder, before, { "packages/q/x": "1" })).toEqual(["constructor", "r"]);
});

const DEEP_JSON = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;

describe("a hostile file", () => {
  test.each<[string, Files]>([
    ["a huge name", { "packages/a/package.json": manifest("a".repeat(1_000_000)) }],
    ["a name with a line break", { "packages/a/package.json": manifest("a\n::error::x") }],
    ["a deep workspace file", { "pnpm-workspace.yaml": `packages: ${"[".repeat(100_000)}` }],
    ["many aliases", { "pnpm-workspace.yaml": `a: &a [x]\npackages: [${"*a,".repeat(20_000)}]` }],
    ["deep overrides", { "package.json": `{"workspaces":["packages/*"],"pnpm":${DEEP_JSON}}` }],
    [
      "a deep lock file",
      { "pnpm-lock.yaml": Array.from({ length: 100 }, (_, at) => `${"  ".repeat(at)}k:\n`).join("") },
    ],
    ["deep TOML", { "Cargo.toml": `a = ${"[".repeat(100_000)}` }],
    ["a lock file of objects", { "package-lock.json": '{"packages":{"":[],"x":null,"y":{"dependencies":[1]}}}' }],
  ])("impacts everything, or ignores the file, for %s", async (_, files) => {
    const start = process.cpuUsage();
    const listed = await listImpacted(folder, ROOT, { ...files, "packages/a/x": "1" });

    expect(typeof listed === "string" ? listed : listed.join()).toMatch(/^ALL: |^a$/);
    // Processor time in microseconds, because a busy machine distorts the clock.
    expect(process.cpuUsage(start).user).toBeLessThan(10_000_000);
  });
});

test("compares many globs with many folders in bounded time", async () => {
  const globs = Array.from({ length: 3_000 }, (_, index) => `packages/${index}*/**/x`);
  const packages = Array.from({ length: 8_000 }, (_, index) => [`p/${index}/package.json`, "{}"] as const);
  const before = { "package.json": manifest("top", {}, { workspaces: globs }), ...Object.fromEntries(packages) };
  expect(await listImpacted(folder, before, { "p/1/x": "1" })).toBe("ALL: . has too many workspaces to compare");
});

async function listOf(
  path: string,
  entry: { readonly mode: "120000" | "160000"; readonly content: string },
  changed: string,
  workspaces: readonly string[] = ["packages/*"],
) {
  const before = {
    ...ROOT,
    "package.json": manifest("top", {}, { workspaces }),
    "packages/b/package.json": manifest("b"),
    [path]: entry,
  };
  return await listImpacted(folder, before, { [changed]: "2" });
}

describe("links and submodules", () => {
  test("lists a project that links to a changed file of another project", async () => {
    const link = { mode: "120000", content: "../a/src/x.ts" } as const;
    expect(await listOf("packages/b/x.ts", link, "packages/a/src/x.ts")).toEqual(["a", "b"]);
  });

  test("lists a project that links to a folder with a changed project", async () => {
    const link = { mode: "120000", content: "../" } as const;
    expect(await listOf("packages/b/all", link, "packages/a/src/x.ts")).toEqual(["a", "b"]);
  });

  test("impacts everything when a workspace glob matches folders behind a link", async () => {
    const link = { mode: "120000", content: "packages" } as const;
    expect(await listOf("other", link, "packages/a/x", ["other/*"])).toBe(
      "ALL: other is a submodule or a link, so its projects are unknown",
    );
  });

  test("impacts everything when links form a circle", async () => {
    const link = { mode: "120000", content: "x/y" } as const;
    expect(await listOf("packages/b/x", link, "packages/a/x")).toBe(
      "ALL: the links in packages/b/x/y lead in a circle",
    );
  });

  test("ignores a link to a folder without a manifest", async () => {
    const link = { mode: "120000", content: "b/src" } as const;
    expect(await listOf("packages/z", link, "packages/a/x")).toEqual(["a"]);
  });

  test.each([
    ["120000", "b"],
    ["120000", "../../../outside"],
    ["160000", "1".repeat(40)],
  ] as const)("impacts everything when a project is a link or submodule (%s)", async (mode, content) => {
    expect(await listOf("packages/z", { mode, content }, "packages/a/x")).toBe(
      "ALL: packages/z is a submodule or a link, so its projects are unknown",
    );
  });
});
