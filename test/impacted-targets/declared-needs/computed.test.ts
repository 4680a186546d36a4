import { chmodSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkOutCommit } from "../../../local-queue/test/support/git-objects.js";
import { commitAll, givenRepository } from "../../../local-queue/test/support/repositories.js";
import { addFiles } from "../../support/workspace.js";
import { checkList, formatImpact, type ToolOutput } from "../check-list.js";
import { computeIn } from "../compute-in.js";
import { type Files, manifest } from "../workspace-graph/graph-run.js";

const NAMES = ["a", "b", "c", "d"];
const WORKSPACE: Files = {
  ".gitignore": "node_modules\n",
  "package.json": manifest("top", {}, { workspaces: ["packages/*"] }),
  ...Object.fromEntries(
    NAMES.flatMap((name) => [
      [`packages/${name}/package.json`, manifest(name, name === "d" ? { c: "*" } : {})],
      [`packages/${name}/x.txt`, "1"],
    ]),
  ),
};

type Producer = "turbo" | "nx" | "moon";

/** Returns the output of a tool that lists its projects. Nx and moon also print `configurations`. */
function printProjects(producer: Producer, configurations: Readonly<Record<string, object>>): string {
  const projects = NAMES.map((name) => ({ name, path: `packages/${name}`, configuration: configurations[name] ?? {} }));
  switch (producer) {
    case "turbo":
      return JSON.stringify({ packages: { count: NAMES.length, items: projects } });
    case "moon":
      return JSON.stringify({
        projects: projects.map(({ name, path, configuration }) => ({ id: name, source: path, ...configuration })),
      });
    case "nx": {
      const nodes = projects.map(({ name, path, configuration }) => [
        name,
        { name, data: { root: path, ...configuration } },
      ]);
      return JSON.stringify({ graph: { nodes: Object.fromEntries(nodes), dependencies: {} } });
    }
  }
}

/** Returns the output of a tool that lists only the projects with a changed file. */
function printAffected(producer: Producer, names: readonly string[]): string {
  switch (producer) {
    case "turbo":
      return JSON.stringify({ packages: { count: names.length, items: names.map((name) => ({ name })) } });
    case "moon":
      return JSON.stringify({ projects: names.map((id) => ({ id })) });
    case "nx":
      return JSON.stringify(names);
  }
}

interface Given {
  readonly before?: Files;
  readonly change: Files;
  /** Change of the target branch after the fork point of the pull request. */
  readonly main?: Files;
  readonly affected: readonly string[];
  readonly configurations?: Readonly<Record<string, object>>;
}

function commitChange({ before = {}, change, main, affected, configurations = {} }: Given, producer: Producer) {
  const folder = givenRepository();
  const [base = "", head = "", tip] = commitAll(folder, [
    { ref: "refs/heads/base", files: { ...WORKSPACE, ...before } },
    { ref: "refs/heads/head", parents: [":1"], files: change },
    ...(main === undefined ? [] : [{ ref: "refs/heads/main", parents: [":1"], files: main }]),
  ]);
  const projects = printProjects(producer, configurations);
  const tool = { producer, projects, affected: printAffected(producer, affected) } as const;
  return { folder, base, head, tip, tool };
}

async function list(producer: Producer, given: Given): Promise<readonly string[] | string> {
  const { folder, ...options } = commitChange(given, producer);
  return formatImpact(await checkList(folder, options));
}

const CHANGE_OF_A = { change: { "packages/a/x.txt": "2" }, affected: ["a"] };
/** Declarations by which `c` needs `a` or its files. Each has the tool, files at the base, and the tool's output. */
const DECLARED: Readonly<Record<string, readonly [Producer, Files, Given["configurations"]]>> = {
  "dependsOn in turbo.json": ["turbo", { "turbo.json": '{"tasks":{"c#build":{"dependsOn":["a#build"]}}}' }, {}],
  "inputs in the turbo.json of a package": [
    "turbo",
    { "packages/c/turbo.json": '{"extends":["//"],"tasks":{"build":{"inputs":["../a/*.txt"]}}}' },
    {},
  ],
  "dependsOn of Nx": ["nx", {}, { c: { targets: { build: { dependsOn: ["a:gen"] } } } }],
  "inputs of Nx": ["nx", {}, { c: { targets: { build: { inputs: [{ input: "default", projects: ["a"] }] } } } }],
  "inputs of moon": ["moon", {}, { c: { tasks: { build: { inputGlobs: { "packages/a/*.txt": {} } } } } }],
};

describe.each(Object.entries(DECLARED))("the declaration: %s", (_, [producer, before, configurations]) => {
  test("adds the project c and its dependents when the project a, which c needs, changes", async () => {
    expect(await list(producer, { ...CHANGE_OF_A, before, configurations: configurations ?? {} })).toEqual([
      "a",
      "c",
      "d",
    ]);
  });

  test("adds no other project when the project b, which c does not need, changes", async () => {
    const given = { change: { "packages/b/x.txt": "2" }, affected: ["b"], before };

    expect(await list(producer, { ...given, configurations: configurations ?? {} })).toEqual(["b"]);
  });
});

const C_WITH = (more: object) => manifest("c", {}, more);
const TURBO_OF_C = "packages/c/turbo.json";

describe("a declaration that a change adds", () => {
  test.each<[string, Producer, Files, Given["configurations"]]>([
    ["a need of Turborepo", "turbo", { [TURBO_OF_C]: '{"tasks":{"build":{"dependsOn":["a#build"]}}}' }, {}],
    ["an input of Turborepo", "turbo", { [TURBO_OF_C]: '{"tasks":{"build":{"inputs":["../a/y/*.ts"]}}}' }, {}],
    [
      "a need of Nx",
      "nx",
      { "packages/c/package.json": C_WITH({ nx: { targets: { build: { dependsOn: ["a:gen"] } } } }) },
      { c: { targets: { build: { dependsOn: ["a:gen"] } } } },
    ],
    [
      "an input of moon",
      "moon",
      { "packages/c/moon.yml": "tasks: {build: {inputs: [/packages/a/x.txt]}}" },
      { c: { tasks: { build: { inputFiles: { "packages/a/x.txt": {} } } } } },
    ],
  ])("adds the needed project for %s", async (_, producer, change, configurations) => {
    expect(await list(producer, { change, configurations: configurations ?? {}, affected: ["c"] })).toEqual([
      "a",
      "c",
      "d",
    ]);
  });

  test.each<[string, Producer, Files, Files, Given["configurations"]]>([
    [
      "Turborepo",
      "turbo",
      { [TURBO_OF_C]: '{"tasks":{"build":{"dependsOn":["a#build"]}}}' },
      { [TURBO_OF_C]: '{"tasks":{"build":{"dependsOn":["a#build"],"outputs":["x"]}}}' },
      {},
    ],
    [
      "targetDefaults of Nx",
      "nx",
      {
        "nx.json": '{"targetDefaults":{"build":{"dependsOn":["a:gen"]}}}',
        "packages/c/project.json": '{"name":"c","targets":{"build":{}}}',
      },
      { "packages/c/project.json": '{"name":"c","targets":{"build":{"options":{}}}}' },
      { c: { targets: { build: { dependsOn: ["a:gen"] } } } },
    ],
    [
      "moon",
      "moon",
      { "packages/c/moon.yml": "tasks: {build: {inputs: [/packages/a/x.txt]}}" },
      { "packages/c/moon.yml": "tasks: {build: {command: x, inputs: [/packages/a/x.txt]}}" },
      { c: { tasks: { build: { inputFiles: { "packages/a/x.txt": {} } } } } },
    ],
  ])("adds nothing when the need existed before: %s", async (_, producer, before, change, configurations) => {
    const given = { before, change, configurations: configurations ?? {}, affected: ["c"] };

    expect(await list(producer, given)).toEqual(["c", "d"]);
  });
});

describe("a declaration that is new in the target branch", () => {
  test.each<[string, Producer, Files]>([
    ["turbo.json", "turbo", { "turbo.json": '{"tasks":{"c#build":{"dependsOn":["a#build"]}}}' }],
    ["project.json", "nx", { "packages/c/project.json": '{"name":"c","targets":{"x":{"dependsOn":["a:gen"]}}}' }],
    ["nx.json", "nx", { "nx.json": '{"namedInputs":{"default":[{"input":"x","projects":"a"}]}}' }],
    ["moon.yml", "moon", { "packages/c/moon.yml": "tasks: {build: {inputs: [/packages/a/x.txt]}}" }],
    ["a shared file of moon", "moon", { ".moon/tasks/all.yml": "implicitInputs: [/packages/a/x.txt]" }],
  ])("adds the dependent when %s declares the need", async (_, producer, main) => {
    expect(await list(producer, { ...CHANGE_OF_A, main })).toEqual(expect.arrayContaining(["a", "c", "d"]));
  });
});

test("impacts everything when a file in the global dependencies of Turborepo changes", async () => {
  const before = { "turbo.json": '{"globalDependencies":["packages/a/*.txt","!packages/a/*.md"]}' };

  expect(await list("turbo", { ...CHANGE_OF_A, before })).toMatch(/^ALL: packages\/a\/x.txt changed, and the global/);
  expect(await list("turbo", { change: { "packages/a/y.md": "1" }, affected: ["a"], before })).toEqual(["a"]);
});

/** Adds a simulated tool to the checkout. It prints its list if an argument contains the word affected. */
function addTool(folder: string, { producer, projects, affected }: ToolOutput): void {
  const script = `#!/bin/sh\ncase "$*" in *ffected*) echo '${affected}' ;; *) echo '${projects}' ;; esac\n`;
  addFiles(folder, { [`node_modules/.bin/${producer}`]: script });
  chmodSync(join(folder, `node_modules/.bin/${producer}`), 0o755);
}

test("adds a project that reads a changed inert file, and states the reason", async () => {
  const before = { LICENSE: "1", "turbo.json": '{"tasks":{"c#build":{"inputs":["$TURBO_ROOT$/LICENSE"]}}}' };
  const { folder, base, head, tool } = commitChange({ before, change: { LICENSE: "2" }, affected: [] }, "turbo");
  checkOutCommit(folder, head);
  addTool(folder, tool);
  const { targets, explanation } = await computeIn(folder, { producer: "turbo", base });

  expect(targets).toEqual(["c", "d"]);
  expect(explanation.get("c")).toBe("the target reads LICENSE, which changed (turbo.json)");
});
