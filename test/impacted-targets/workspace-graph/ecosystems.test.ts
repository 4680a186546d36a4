import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenRepository } from "../../../local-queue/test/support/repositories.js";
import { type Files, listImpacted } from "./graph-run.js";

let folder = "";

beforeAll(() => {
  folder = givenRepository(afterAll);
});

type Row = readonly [title: string, more: Files, change: Files, expected: readonly string[] | string];

const crate = (name: string, rest = ""): string => `[package]\nname = "${name}"\nversion = "0.1.0"\n${rest}`;
const mod = (name: string, rest = ""): string => `module example.com/${name} // a comment\n\ngo 1.22\n\n${rest}`;
const uvProject = (name: string, rest = ""): string => `[project]\nname = "${name}"\nversion = "0.1.0"\n${rest}`;

const cargoLock = (serde: string): string => `version = 4
[[package]]
name = "a"
version = "0.1.0"
[[package]]
name = "d"
version = "0.1.0"
dependencies = ["serde"]
[[package]]
name = "serde"
version = "${serde}"
source = "registry+https://example"
checksum = "1"
dependencies = ["patched"]
[[package]]
name = "patched"
version = "1.0.0"
`;

const uvLock = (httpx: string): string => `version = 1
requires-python = ">=3.12"
[[package]]
name = "lib-a"
version = "0.1.0"
source = { editable = "libs/a" }
[[package]]
name = "lib-d"
version = "0.1.0"
source = { editable = "libs/d" }
dependencies = [{ name = "httpx" }]
[[package]]
name = "httpx"
version = "${httpx}"
source = { registry = "https://pypi.example" }
dependencies = [{ name = "lib-a", marker = "sys_platform == 'linux'" }]
`;

describe("a Cargo workspace", () => {
  const TOP =
    '[workspace]\nmembers = ["crates/*"]\nexclude = ["crates/fuzz"]\n[workspace.dependencies]\na = { path = "crates/a" }\n';
  const BEFORE: Files = {
    "Cargo.toml": TOP,
    "crates/a/Cargo.toml": crate("a"),
    "crates/a/src/lib.rs": "1",
    "crates/b/Cargo.toml": crate("b", "[dependencies]\na = { workspace = true }\n"),
    "crates/c/Cargo.toml": crate(
      "c",
      '[target."cfg(unix)".dev-dependencies]\nother = { path = "../b", package = "b" }\n',
    ),
    "crates/d/Cargo.toml": crate("d", '[build-dependencies]\nserde = "1"\ninner = { path = "inner" }\n'),
    "crates/d/inner/Cargo.toml": crate("inner"),
    "crates/fuzz/Cargo.toml": crate("fuzz"),
  };
  const PATCHED = {
    "Cargo.lock": cargoLock("1.0.0"),
    "Cargo.toml": '[workspace]\nmembers = ["crates/*"]\n[patch.crates-io]\npatched = { path = "crates/patched" }\n',
    "crates/patched/Cargo.toml": crate("patched"),
    "crates/b/Cargo.toml": crate("b"),
  };
  test.each<Row>([
    ["lists dependents by path", {}, { "crates/a/src/lib.rs": "2" }, ["a", "b", "c"]],
    ["lists a package that another one needs by path", {}, { "crates/d/inner/x.rs": "1" }, ["d", "inner"]],
    [
      "impacts everything for a file in an excluded package",
      {},
      { "crates/fuzz/x.rs": "1" },
      "ALL: no target claims crates/fuzz/x.rs",
    ],
    ["lists dependents through a patch", PATCHED, { "crates/patched/x.rs": "1" }, ["d", "patched"]],
    ["lists the packages whose locked dependencies differ", PATCHED, { "Cargo.lock": cargoLock("1.0.1") }, ["d"]],
    [
      "lists all packages for a patch without a lock file",
      { ...PATCHED, "Cargo.lock": null },
      { "crates/patched/x.rs": "2" },
      ["a", "b", "c", "d", "fuzz", "inner", "patched"],
    ],
    [
      "lists dependents of a package without a patch when there is no lock file",
      { ...PATCHED, "Cargo.lock": null },
      { "crates/d/x.rs": "2" },
      ["d"],
    ],
    [
      "impacts everything for a replacement in the settings of Cargo",
      { ".cargo/config.toml": '[patch.crates-io]\nserde = { path = "crates/a" }\n' },
      { "crates/a/src/lib.rs": "2" },
      "ALL: .cargo/config.toml replaces packages",
    ],
    [
      "impacts everything for an invalid manifest",
      {},
      { "crates/a/Cargo.toml": "[" },
      "ALL: crates/a/Cargo.toml is not valid TOML at one of the commits",
    ],
    [
      "impacts everything for changed shared settings",
      {},
      { "Cargo.toml": `${TOP}[profile.dev]\nopt-level = 1\n` },
      "ALL: Cargo.toml changes settings of all projects",
    ],
  ])("%s", async (_, more, change, expected) => {
    expect(await listImpacted(folder, { ...BEFORE, ...more }, change)).toEqual(expected);
  });
});

describe("Go modules", () => {
  const BEFORE: Files = {
    "a/go.mod": mod("a", "require (\n\texample.org/x v1.0.0 // indirect\n)\n"),
    "a/a.go": "package a",
    "b/go.mod": mod("b", "require example.com/a v0.0.0\nreplace example.com/a => ../a\n"),
    "c/go.mod": mod("c", "require example.org/x v1.0.0\n"),
    "c/testdata/m/go.mod": "no module",
    "d/go.mod": mod("d"),
    "d/sub/d.go": 'package d\nimport "example.com/c/sub"\n',
  };
  const WORK = { "go.work": "go 1.22\nuse (\n\t./a\n\t./c\n\t./d\n)\n" };
  test.each<Row>([
    ["lists dependents by require and replace", {}, { "a/a.go": "2" }, ["example.com/a", "example.com/b"]],
    ["lists the module around test data", {}, { "c/testdata/m/x.txt": "2" }, ["example.com/c"]],
    ["lists dependents by import when there is a go.work", WORK, { "c/c.go": "2" }, ["example.com/c", "example.com/d"]],
    [
      "impacts everything for a changed version in a module of go.work",
      WORK,
      { "a/go.mod": mod("a", "require example.org/x v1.1.0\n") },
      "ALL: a/go.mod changes settings of all projects",
    ],
    [
      "impacts everything for a changed list of modules in go.work",
      WORK,
      { "go.work": "go 1.22\nuse ./a\nuse ./c\n" },
      "ALL: go.work changes settings of all projects",
    ],
    [
      "impacts everything for a go.mod without a module path",
      {},
      { "a/go.mod": "go 1.22" },
      "ALL: a/go.mod has no module path at one of the commits",
    ],
  ])("%s", async (_, more, change, expected) => {
    expect(await listImpacted(folder, { ...BEFORE, ...more }, change)).toEqual(expected);
  });
});

describe("a uv workspace", () => {
  const BEFORE: Files = {
    "pyproject.toml":
      '[tool.uv.workspace]\nmembers = ["libs/*"]\nexclude = ["libs/old"]\n[tool.uv.sources]\nlib-a = { workspace = true }\n',
    "libs/a/pyproject.toml": uvProject("Lib_A"),
    "libs/b/pyproject.toml": uvProject("lib-b", "dependencies = [\"lib.a[extra]>=0.1; python_version > '3'\"]\n"),
    "libs/c/pyproject.toml": uvProject(
      "lib-c",
      '[dependency-groups]\ntest = ["gen", { include-group = "x" }]\n[tool.uv.sources]\ngen = [{ path = "../b/gen" }]\n',
    ),
    "libs/d/pyproject.toml": uvProject("lib-d", 'dependencies = ["httpx"]\n'),
    "libs/old/pyproject.toml": uvProject("old"),
  };
  test.each<Row>([
    ["lists dependents by normalized name and by folder", {}, { "libs/a/x.py": "1" }, ["Lib_A", "lib-b", "lib-c"]],
    ["lists dependents by a folder inside a project", {}, { "libs/b/gen/x.py": "1" }, ["lib-b", "lib-c"]],
    [
      "impacts everything for a file in an excluded project",
      {},
      { "libs/old/x.py": "1" },
      "ALL: no target claims libs/old/x.py",
    ],
    [
      "lists dependents through the lock file",
      { "uv.lock": uvLock("1.0") },
      { "libs/a/x.py": "1" },
      ["Lib_A", "lib-b", "lib-c", "lib-d"],
    ],
    [
      "lists the projects whose locked dependencies differ",
      { "uv.lock": uvLock("1.0") },
      { "uv.lock": uvLock("1.1") },
      ["lib-d"],
    ],
    [
      "impacts everything for dynamic dependencies",
      {},
      { "libs/d/pyproject.toml": uvProject("lib-d", 'dynamic = ["dependencies"]\n') },
      "ALL: the dependencies in libs/d/pyproject.toml are dynamic, so only its build can determine them",
    ],
  ])("%s", async (_, more, change, expected) => {
    expect(await listImpacted(folder, { ...BEFORE, ...more }, change)).toEqual(expected);
  });
});
