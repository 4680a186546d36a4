import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenRepository } from "../../../local-queue/test/support/repositories.js";
import { type Files, listImpacted, manifest } from "./graph-run.js";

let folder = "";

beforeAll(() => {
  folder = givenRepository(afterAll);
});

const crate = (name: string, more = ""): string => `[package]\nname = "${name}"\n${more}`;
const module = (name: string): string => `module example.com/${name}\n`;
const project = (name: string): string => `[project]\nname = "${name}"\n`;
const CRATES = '[workspace]\nmembers = ["crates/*"]\n';
const TOP = manifest("top", {}, { workspaces: ["p/*"] });

type Row = readonly [title: string, before: Files, change: Files, expected: readonly string[] | string];

describe("Cargo", () => {
  test.each<Row>([
    [
      "lists dependents of a replacement inside another package",
      {
        "Cargo.toml": `${CRATES}[patch.crates-io]\nfoo = { path = "crates/a/foo" }\n`,
        "Cargo.lock":
          '[[package]]\nname = "a"\nversion = "1.0.0"\n[[package]]\nname = "c"\nversion = "1.0.0"\ndependencies = ["foo"]\n[[package]]\nname = "foo"\nversion = "1.0.0"\n',
        "crates/a/Cargo.toml": crate("a"),
        "crates/a/foo/Cargo.toml": crate("foo"),
        "crates/c/Cargo.toml": crate("c", '[dependencies]\nfoo = "1"\n'),
      },
      { "crates/a/foo/src/lib.rs": "1" },
      ["c", "foo"],
    ],
    [
      "lists packages whose build script or test is in another package",
      {
        "Cargo.toml": CRATES,
        "crates/a/Cargo.toml": crate("a"),
        "crates/b/Cargo.toml": crate("b", 'build = "../a/build.rs"\n'),
        "crates/c/Cargo.toml": crate("c", '[[test]]\nname = "t"\npath = "../a/t.rs"\n'),
      },
      { "crates/a/t.rs": "1" },
      ["a", "b", "c"],
    ],
    [
      "lists all users of a package when no other member enables a feature",
      {
        "Cargo.toml": CRATES,
        "Cargo.lock":
          '[[package]]\nname = "b"\nversion = "1.0.0"\ndependencies = ["x"]\n[[package]]\nname = "c"\nversion = "1.0.0"\ndependencies = ["x"]\n[[package]]\nname = "x"\nversion = "1.0.0"\nsource = "registry"\n',
        "crates/b/Cargo.toml": crate("b", '[dependencies]\nx = { version = "1", features = ["f"] }\n'),
        "crates/c/Cargo.toml": crate("c", '[dependencies]\nx = "1"\n'),
      },
      { "crates/b/Cargo.toml": crate("b", '[dependencies]\nx = "1"\n') },
      ["b", "c"],
    ],
    [
      "lists dependents that inherit a dependency from an inner workspace",
      {
        "Cargo.toml": '[workspace]\nmembers = ["app", "tool"]\nexclude = ["ws"]\n',
        "app/Cargo.toml": crate("app", '[dependencies]\nx = { path = "../ws/x" }\n'),
        "tool/Cargo.toml": crate("tool", '[dependencies]\ny = { path = "../ws/y" }\n'),
        "ws/Cargo.toml": '[workspace]\nmembers = ["*"]\n[workspace.dependencies]\ny = { path = "y" }\n',
        "ws/x/Cargo.toml": crate("x", "[dependencies]\ny.workspace = true\n"),
        "ws/y/Cargo.toml": crate("y"),
      },
      { "ws/y/src/lib.rs": "1" },
      ["app", "tool", "x", "y"],
    ],
  ])("%s", async (_, before, change, expected) => {
    expect(await listImpacted(folder, before, change)).toEqual(expected);
  });

  test("impacts everything when the inherited dependencies are above the working directory", async () => {
    const before = {
      "Cargo.toml": `${CRATES}[workspace.dependencies]\na = { path = "crates/a" }\n`,
      "crates/a/Cargo.toml": crate("a"),
      "crates/b/Cargo.toml": crate("b", "[dependencies]\na.workspace = true\n"),
    };
    expect(await listImpacted(folder, before, { "crates/a/lib.rs": "1" }, { workspace: "crates" })).toEqual(
      "ALL: the workspace from which crates/b inherits a is unknown",
    );
  });
});

describe("Go", () => {
  const BEFORE: Files = {
    "go.mod": module("top"),
    "s/a/go.mod": module("a"),
    "s/b/go.mod": module("b"),
    "s/sub/go.mod": module("a/sub"),
    "go.work": "use (\n.\n./s/a\n./s/b\n./s/sub\n)\n",
  };
  test.each<Row>([
    [
      "lists a module whose import is in back quotes",
      { ...BEFORE, "s/b/b.go": "package b\nimport `example.com/a`\n" },
      { "s/a/a.go": "1" },
      ["example.com/a", "example.com/b"],
    ],
    [
      "lists a module whose import begins with the path of two modules",
      { ...BEFORE, "s/b/b.go": 'package b\nimport "example.com/a/sub/x"\n' },
      { "s/a/sub/x/x.go": "1" },
      ["example.com/a", "example.com/b"],
    ],
    [
      "impacts everything for a file that all modules vendor",
      BEFORE,
      { "vendor/example.org/x/x.go": "1" },
      "ALL: no target claims vendor/example.org/x/x.go",
    ],
    [
      "impacts everything when go.work uses a folder that Go ignores",
      { ...BEFORE, "_t/go.mod": module("t"), "go.work": "use (\n.\n./_t\n)\n" },
      { "_t/t.go": "1" },
      "ALL: _t is a submodule or in a folder that Go ignores",
    ],
  ])("%s", async (_, before, change, expected) => {
    expect(await listImpacted(folder, before, change)).toEqual(expected);
  });

  test("reads go.work above the working directory", async () => {
    const before = { ...BEFORE, "s/b/b.go": 'package b\nimport "example.com/a"\n' };
    expect(await listImpacted(folder, before, { "s/a/a.go": "1" }, { workspace: "s" })).toEqual([
      "example.com/a",
      "example.com/b",
    ]);
  });
});

function yarnLock(version: string): string {
  return `x@^1:\n  version "1.0.0"\n  integrity a\n\nx@^2:\n  version "${version}"\n  integrity ${version}\n`;
}

describe("other files", () => {
  test.each<Row>([
    [
      "lists a project to which resolutions of Yarn give the version of another one",
      {
        "package.json": manifest("top", {}, { workspaces: ["p/*"], resolutions: { "b/x": "^2" } }),
        "p/b/package.json": manifest("b", { x: "^1" }),
        "p/d/package.json": manifest("d", { x: "^2" }),
        "yarn.lock": yarnLock("2.0.0"),
      },
      { "yarn.lock": yarnLock("2.1.0") },
      ["b", "d"],
    ],
    [
      "lists a project that packageExtensions of pnpm make dependent",
      {
        "package.json": manifest("top"),
        "pnpm-workspace.yaml": "packages: [p/*]\n",
        "p/a/package.json": manifest("a"),
        "p/c/package.json": manifest("c"),
        "pnpm-lock.yaml":
          "lockfileVersion: '9.0'\n\npackageExtensionsChecksum: abc\n\nimporters:\n\n  p/a: {}\n\n  p/c:\n    dependencies:\n      a:\n        specifier: '*'\n        version: link:../a\n\npackages:\n\nsnapshots:\n",
      },
      { "p/a/a.js": "1" },
      ["a", "c"],
    ],
    [
      "lists a package whose turbo.json extends that of another one",
      {
        "package.json": TOP,
        "turbo.json": '{"tasks":{}}',
        "p/a/package.json": manifest("a"),
        "p/a/turbo.json": '{"extends":["//"]}',
        "p/c/package.json": manifest("c"),
        "p/c/turbo.json": '{"extends":["//","a"]}',
      },
      { "p/a/turbo.json": '{"extends":["//"],"tasks":{}}' },
      ["a", "c"],
    ],
    [
      "lists a project whose requirements include a shared file with a folder",
      {
        "libs/a/pyproject.toml": project("acme-a"),
        "libs/x/pyproject.toml": project("x"),
        "libs/x/requirements.txt": "-e .\n-e ./\n",
        "libs/z/pyproject.toml": project("z"),
        "libs/z/requirements.txt": "-r ../../requirements-shared.txt\n",
        "requirements-shared.txt": "-e ./libs/a\n",
      },
      { "libs/a/a.py": "1" },
      ["acme-a", "z"],
    ],
    [
      "lists a project whose requirements are a link to a shared file with a folder",
      {
        "libs/a/pyproject.toml": project("acme-a"),
        "libs/z/pyproject.toml": project("z"),
        "libs/z/requirements.txt": { mode: "120000", content: "../../requirements-shared.txt" },
        "requirements-shared.txt": "./libs/a\n",
      },
      { "libs/a/a.py": "1" },
      ["acme-a", "z"],
    ],
  ])("%s", async (_, before, change, expected) => {
    expect(await listImpacted(folder, before, change)).toEqual(expected);
  });
});
