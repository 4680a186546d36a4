import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeRef } from "../../../local-queue/test/support/git-objects.js";
import { commitAll, givenRepository } from "../../../local-queue/test/support/repositories.js";
import { formatImpact } from "../check-list.js";
import { computeIn } from "../compute-in.js";
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
  test("impacts everything for a changed file at the top", async () => {
    expect(await listImpacted(folder, WORKSPACE, { "tsconfig.base.json": "2" })).toBe(UNCLAIMED);
  });

  test("impacts everything for a changed file at the top when the project at the top is excluded", async () => {
    const [base = "", head = ""] = commitAll(folder, [
      { ref: "refs/heads/base", files: WORKSPACE },
      { ref: "refs/heads/head", parents: [":1"], files: { "tsconfig.base.json": "2" } },
    ]);
    writeRef(`${folder}/.git`, "HEAD", head);
    const options = { producer: "workspaces", base, impactAllPaths: [], exclude: ["top"] } as const;

    expect(formatImpact(await computeIn(folder, options))).toBe(UNCLAIMED);
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
