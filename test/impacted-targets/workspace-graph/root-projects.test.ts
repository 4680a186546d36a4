import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenRepository } from "../../../local-queue/test/support/repositories.js";
import { DEFAULT_PATHS_IMPACTING_EVERYTHING } from "../../../src/impacted-targets/inputs.js";
import { type Files, listImpacted, manifest } from "./graph-run.js";

let folder = "";

beforeAll(() => {
  folder = givenRepository(afterAll);
});

const WORKSPACE: Files = {
  "package.json": manifest("top", { a: "*" }, { workspaces: ["packages/*"] }),
  "tsconfig.base.json": "1",
  "packages/a/package.json": manifest("a"),
  "packages/b/package.json": manifest("b"),
};
const UNCLAIMED = "ALL: no target claims tsconfig.base.json";

describe("a project at the top of a workspace with other projects", () => {
  test.each([
    ["the project at the top is not excluded", []],
    ["the project at the top is excluded", ["top"]],
  ])("impacts everything for a changed file at the top when %s", async (_, exclude) => {
    expect(await listImpacted(folder, WORKSPACE, { "tsconfig.base.json": "2" }, { exclude })).toBe(UNCLAIMED);
  });

  test("impacts everything when a new project becomes the owner of a changed file", async () => {
    const before = { ...WORKSPACE, "packages/c/shared.ts": "1" };
    const change = { "packages/c/shared.ts": "2", "packages/c/package.json": manifest("c") };
    expect(await listImpacted(folder, before, change)).toBe("ALL: no target claims packages/c/shared.ts");
  });

  test("impacts nothing for inert files at the top", async () => {
    expect(await listImpacted(folder, WORKSPACE, { "README.md": "2", ".changeset/x.md": "2" })).toEqual([]);
  });

  test("lists the project at the top when a project that it needs changes", async () => {
    expect(await listImpacted(folder, WORKSPACE, { "packages/a/x.ts": "2" })).toEqual(["a", "top"]);
  });

  test("impacts nothing for a file at the top when on-unclaimed is ignore", async () => {
    expect(await listImpacted(folder, WORKSPACE, { "tsconfig.base.json": "2" }, { onUnclaimed: "ignore" })).toEqual([]);
  });

  test("impacts everything when the workspace contains a project of another ecosystem", async () => {
    const before = { "package.json": manifest("top"), "native/go.mod": "module example.com/native\n\ngo 1.22\n" };
    expect(await listImpacted(folder, before, { "src/x.ts": "2" })).toBe("ALL: no target claims src/x.ts");
  });
});

test("lists a project at the top that contains no other project", async () => {
  expect(await listImpacted(folder, { "package.json": manifest("top") }, { "src/x.ts": "2" })).toEqual(["top"]);
});

test("lists the dependents of the top-level Go module only when a file of that module changes", async () => {
  const before = {
    "go.mod": "module example.com/top\n\ngo 1.22\n",
    "a/go.mod": "module example.com/a\n\ngo 1.22\n\nreplace example.com/top => ../\n",
    "b/go.mod": "module example.com/b\n\ngo 1.22\n",
  };
  expect(await listImpacted(folder, before, { "b/x.go": "2" })).toEqual(["example.com/b"]);
  expect(await listImpacted(folder, before, { "x.go": "2" })).toEqual(["example.com/a", "example.com/top"]);
});

test.each([
  ["x.go", ["example.com/top"]],
  ["tools.sh", "ALL: no target claims tools.sh"],
])(
  "lists only the Go module in the top folder when its Go files change, and returns ALL for other files in this folder (%s)",
  async (path, expected) => {
    const before = {
      "go.mod": "module example.com/top\n\ngo 1.22\n",
      "sdk/go.mod": "module example.com/top/sdk\n\ngo 1.22\n",
    };
    expect(await listImpacted(folder, before, { [path]: "2" })).toEqual(expected);
  },
);

const CRATES: Files = {
  "Cargo.toml": '[package]\nname = "top"\n[dependencies]\na = { path = "a" }\n[workspace]\nmembers = ["b"]\n',
  "a/Cargo.toml": '[package]\nname = "a"\n',
  "b/Cargo.toml": '[package]\nname = "b"\n[dependencies]\ntop = { path = ".." }\n',
  "c/Cargo.toml": '[package]\nname = "c"\n',
};

test.each<[string, Files, readonly string[] | string]>([
  ["src/x.rs", {}, ["b", "top"]],
  ["build.rs", {}, ["b", "top"]],
  ["tests/x.json", {}, ["b", "top"]],
  ["a/src/x.rs", {}, ["a", "b", "top"]],
  ["b/src/x.rs", {}, ["b"]],
  ["src/x.rs", { "b/Cargo.toml": '[package]\nname = "b"\n[lib]\npath = "../src/b.rs"\n' }, ["b", "top"]],
  ["src/x.rs", { "web/package.json": manifest("web") }, ["b", "top"]],
  ["tests/x.json", { "web/package.json": manifest("web") }, "ALL: no target claims tests/x.json"],
  ["deny.toml", {}, "ALL: no target claims deny.toml"],
])("returns the Cargo package at the top and its dependents for its sources (%s)", async (path, more, expected) => {
  expect(await listImpacted(folder, { ...CRATES, ...more }, { [path]: "2" })).toEqual(expected);
});

test.each([
  ".nvmrc",
  ".node-version",
  ".python-version",
  ".tool-versions",
  "mise.toml",
  ".mise.toml",
  "rust-toolchain",
  "rust-toolchain.toml",
  ".cargo/config.toml",
  ".npmrc",
  ".yarnrc",
  ".yarnrc.yml",
  ".yarn/patches/x.patch",
  "patches/x.patch",
])("impacts everything by default for %s", async (path) => {
  const options = { impactAllPaths: DEFAULT_PATHS_IMPACTING_EVERYTHING };
  expect(await listImpacted(folder, { "package.json": manifest("top") }, { [path]: "2" }, options)).toMatch(
    /^ALL: .* in impact-all-paths matches it$/,
  );
});
