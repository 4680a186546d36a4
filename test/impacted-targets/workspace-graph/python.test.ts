import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenRepository } from "../../../local-queue/test/support/repositories.js";
import { type Files, listImpacted } from "./graph-run.js";

let folder = "";

beforeAll(() => {
  folder = givenRepository(afterAll);
});

const project = (name: string, rest = ""): string => `[project]\nname = "${name}"\nversion = "0.1.0"\n${rest}`;
const BEFORE: Files = { "libs/a/pyproject.toml": project("lib-a"), "libs/b/pyproject.toml": project("lib-b") };
const CHANGE = { "libs/a/x.py": "1" };
const B = "libs/b/pyproject.toml";

describe("Python dependencies declared outside of the table [project]", () => {
  test.each<[string, Files]>([
    ["environments of Hatch", { [B]: project("lib-b", '[tool.hatch.envs.test]\nextra-dependencies = ["Lib_A>=1"]\n') }],
    ["a file of Hatch", { "libs/b/hatch.toml": '[envs.test]\ndependencies = ["lib-a @ {root:uri}/../a"]\n' }],
    ["hooks of Hatch", { [B]: project("lib-b", '[tool.hatch.build.hooks.x]\ndependencies = ["lib-a"]\n') }],
    [
      "groups of Poetry",
      { [B]: '[tool.poetry]\nname = "lib-b"\n[tool.poetry.group.x.dependencies]\nother = { path = "../a" }\n' },
    ],
    [
      "several sources of Poetry",
      {
        [B]: '[tool.poetry]\nname = "lib-b"\n[tool.poetry.dependencies]\nlib-a = [{ version = "1" }, { version = "2" }]\n',
      },
    ],
    [
      "groups of PDM",
      { [B]: project("lib-b", '[tool.pdm.dev-dependencies]\nx = ["-e file:///${PROJECT_ROOT}/../a#egg=a"]\n') },
    ],
    ["setup.cfg", { "libs/b/setup.cfg": "[options]\ninstall_requires =\n    lib-a\n" }],
    ["tox.ini", { "libs/b/tox.ini": "[testenv]\ndeps = -e ../a\n" }],
    ["a file of requirements", { "libs/b/requirements/dev.txt": "-e ../a\n" }],
    ["a Pipfile", { "libs/b/Pipfile": '[packages]\nx = {path = "../a"}\n' }],
    [
      "a path in an unlisted manifest",
      { "libs/b/demo/pyproject.toml": '[tool.uv.sources]\nx = { path = "../../a" }\n' },
    ],
    [
      "the name in setup.cfg",
      {
        "libs/a/pyproject.toml": '[build-system]\nrequires = ["setuptools"]\n',
        "libs/a/setup.cfg": "[metadata]\nname = lib-a\n",
        [B]: project("lib-b", 'dependencies = ["lib-a"]\n'),
      },
    ],
  ])("lists dependents by %s", async (_, files) => {
    expect(await listImpacted(folder, { ...BEFORE, ...files }, CHANGE)).toEqual(["lib-a", "lib-b"]);
  });

  test.each<[string, Files, string]>([
    [
      "dynamic dependencies",
      { [B]: project("lib-b", 'dynamic = ["optional-dependencies"]\n') },
      "the dependencies in libs/b/pyproject.toml are dynamic, so only its build can determine them",
    ],
    [
      "a setup.py that lists dependencies",
      { "libs/b/setup.py": 'setup(install_requires=open("x").read())' },
      "the code in libs/b/setup.py defines the dependencies, and only its build can run this code",
    ],
    [
      "a setup.py that contains the name of the project",
      { [B]: '[build-system]\nrequires = ["setuptools"]\n', "libs/b/setup.py": "setup()" },
      "the code in libs/b/setup.py defines the dependencies, and only its build can run this code",
    ],
  ])("impacts everything for %s", async (_, files, reason) => {
    expect(await listImpacted(folder, { ...BEFORE, ...files }, CHANGE)).toBe(`ALL: ${reason}`);
  });

  test("lists the only project of the workspace even when its dependencies are dynamic", async () => {
    const before = { "libs/a/pyproject.toml": project("lib-a", 'dynamic = ["dependencies"]\n') };
    expect(await listImpacted(folder, before, CHANGE)).toEqual(["lib-a"]);
  });

  test("ignores names and paths in fields that declare no dependencies", async () => {
    const rest =
      'description = "Not lib-a"\nreadme = "../../README.md"\n[project.urls]\nHome = "https://example.com/lib-a"\n[tool.hatch.build.targets.wheel]\ninclude = ["lib_a"]\n';
    const before = { ...BEFORE, [B]: project("lib-b", rest), "libs/b/setup.py": "setup()" };
    expect(await listImpacted(folder, before, CHANGE)).toEqual(["lib-a"]);
  });
});
