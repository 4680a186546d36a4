import { chmodSync, rmSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkOutCommit } from "../../local-queue/test/support/git-objects.js";
import { commitAll, git, givenRepository } from "../../local-queue/test/support/repositories.js";
import { addNx, type FakeNx, printNxGraph } from "../support/computing.js";
import { addFiles } from "../support/workspace.js";
import { checkList, formatImpact } from "./check-list.js";
import { computeIn } from "./compute-in.js";
import { type Files, manifest } from "./workspace-graph/graph-run.js";

const WORKSPACE: Files = {
  ".gitignore": "node_modules\n",
  "package.json": manifest("top", {}, { workspaces: ["packages/*"] }),
  "packages/a/package.json": manifest("@x/a", {}, { exports: { ".": "./i.ts", "./sub": "./s.ts" } }),
  "packages/a/i.ts": "1",
  "packages/b/package.json": manifest("@x/b", { "@x/a": "^1.0.0" }),
  "packages/c/package.json": manifest("@x/c"),
  "packages/c/i.ts": "1",
  "packages/d/package.json": manifest("@x/d"),
};

/** Folders by the Nx name of each project. Packages have other names, such as `@x/a`. */
const PROJECTS = { a: "packages/a", b: "packages/b", c: "packages/c", d: "packages/d" };
const NAMES = Object.fromEntries(
  Object.entries(PROJECTS).map(([name, folder]) => [`${folder}/project.json`, JSON.stringify({ name })]),
);

interface Given {
  readonly change: Files;
  readonly before?: Files;
  /** Change of the target branch after the fork point of the pull request. */
  readonly main?: Files;
}

function commitChange({ change, before = {}, main }: Given) {
  const folder = givenRepository();
  const [base = "", head = "", tip] = commitAll(folder, [
    { ref: "refs/heads/base", files: { ...WORKSPACE, ...NAMES, ...before } },
    { ref: "refs/heads/head", parents: [":1"], files: change },
    ...(main === undefined ? [] : [{ ref: "refs/heads/main", parents: [":1"], files: main }]),
  ]);
  return { folder, base, head, tip };
}

/** Commits a change, and checks out the head of the pull request. */
function given(change: Given) {
  const found = commitChange(change);
  checkOutCommit(found.folder, found.head);
  return found;
}

async function computed({ folder, base }: ReturnType<typeof given>, nx: Partial<FakeNx>) {
  addNx(folder, { projects: PROJECTS, prints: "[]", ...nx });
  return await computeIn(folder, { producer: "nx", base });
}

async function listed(change: Given, nx: Partial<FakeNx>): Promise<readonly string[] | string> {
  const { folder, ...commits } = commitChange(change);
  const projects = printNxGraph({ projects: PROJECTS, ...nx });
  const tool = { producer: "nx", projects, affected: nx.prints ?? "[]" } as const;
  return formatImpact(await checkList(folder, { ...commits, tool }));
}

describe("a project that newly needs another", () => {
  const IMPORT = 'import { x } from "@x/a";\n';

  test.each<[string, Files, Files, readonly string[]]>([
    ["in a manifest", {}, { "packages/c/package.json": manifest("@x/c", { "@x/a": "*" }) }, ["a", "c"]],
    ["in an import", {}, { "packages/c/i.ts": IMPORT }, ["a", "c"]],
    [
      "in an import that was a comment",
      { "packages/c/i.ts": `// ${IMPORT}` },
      { "packages/c/i.ts": IMPORT },
      ["a", "c"],
    ],
    ["in a relative import", {}, { "packages/c/i.ts": 'export * from "../a/i";' }, ["a", "c"]],
    ["in project.json", {}, { "packages/c/project.json": '{"name":"c","implicitDependencies":["a"]}' }, ["a", "c"]],
    ["in another import, which is not new", { "packages/c/i.ts": IMPORT }, { "packages/c/j.ts": IMPORT }, ["c"]],
    [
      "by another path alias, which is not new",
      {
        "tsconfig.base.json": '{"compilerOptions":{"paths":{"~/*":["packages/*/i.ts"],"#a":["packages/a/i.ts"]}}}',
        "packages/c/i.ts": "const a = require('~/a');",
      },
      { "packages/c/j.ts": 'import "#a";' },
      ["c"],
    ],
    [
      "in project.json, which is not new",
      { "packages/c/project.json": '{"name":"c","implicitDependencies":["a"]}' },
      { "packages/c/project.json": '{"name":"c","implicitDependencies":["a"],"tags":[]}' },
      ["c"],
    ],
  ])("lists the other project only for a new need: %s", async (_, before, change, targets) => {
    expect(await listed({ before, change }, { needs: { c: ["a"] }, prints: '["c"]' })).toEqual(targets);
  });

  test("lists an existing project when a new project needs it", async () => {
    const change = { "packages/e/project.json": "{}", "packages/e/i.ts": IMPORT };
    const nx = { projects: { ...PROJECTS, e: "packages/e" }, needs: { e: ["a"] }, prints: '["e"]' };

    expect(await listed({ change }, nx)).toEqual(["a", "e"]);
  });
});

function importer(folder: string, needs = ""): string {
  return `  ${folder}:${needs === "" ? " {}" : `\n    dependencies:\n${needs}`}\n`;
}

test("lists a project that depends on the changed project through an external package of the lock file", async () => {
  const lock = `lockfileVersion: '9.0'
overrides:
  '@x/a': workspace:*
importers:
${importer("packages/a")}${importer("packages/c", "      ext:\n        specifier: ^1.0.0\n        version: 1.0.0")}
packages:
  ext@1.0.0:
    resolution: {integrity: sha512-x}
snapshots:
  ext@1.0.0:
    dependencies:
      '@x/a': link:packages/a
`;
  const before = { "pnpm-lock.yaml": lock, "packages/c/package.json": manifest("@x/c", { ext: "^1.0.0" }) };

  expect(await listed({ before, change: { "packages/a/i.ts": "2" } }, { prints: '["a","b"]' })).toEqual([
    "a",
    "b",
    "c",
  ]);
});

function lockExternal(version: string): string {
  return `"ext@^1.0.0":\n  version "${version}"\n  resolved "https://localhost/ext-${version}.tgz"\n`;
}

test("lists only projects whose dependencies differ in a changed lock file", async () => {
  const before = { "yarn.lock": lockExternal("1.0.0"), "packages/c/package.json": manifest("@x/c", { ext: "^1.0.0" }) };

  expect(await listed({ before, change: { "yarn.lock": lockExternal("1.0.1") } }, {})).toEqual(["c"]);
  expect(await listed({ change: { "yarn.lock": lockExternal("1.0.1") } }, {})).toBe(
    "ALL: yarn.lock changes settings of all projects",
  );
});

describe("a package that loses a name", () => {
  test.each<[string, Files, readonly string[]]>([
    ["its name", { "packages/a/package.json": manifest("@x/new") }, ["a", "b", "c"]],
    [
      "an entry of exports",
      { "packages/a/package.json": manifest("@x/a", {}, { exports: "./i.ts" }) },
      ["a", "b", "c"],
    ],
    ["all of exports", { "packages/a/package.json": manifest("@x/a") }, ["a", "b", "c"]],
    [
      "no entry",
      {
        "packages/a/package.json": manifest(
          "@x/a",
          {},
          { exports: { ".": "./i.ts", "./sub": "./s.ts" }, type: "module" },
        ),
      },
      ["a", "b"],
    ],
  ])("lists projects that import the package when it loses %s", async (_, change, targets) => {
    const before = { "packages/c/i.ts": 'import "@x/a/sub";' };

    expect(await listed({ before, change }, { prints: '["a","b"]' })).toEqual(targets);
  });
});

test("lists a project that depends on a folder inside another project", async () => {
  const before = {
    "packages/c/package.json": manifest("@x/c", { gen: "file:../a/gen/js" }),
    "packages/a/gen/js/x": "1",
  };

  expect(await listed({ before, change: { "packages/a/gen/js/x": "2" } }, { prints: '["a"]' })).toEqual([
    "a",
    "b",
    "c",
  ]);
});

describe("a checkout or a list that differs from Git", () => {
  const CHANGE: Given = { change: { "packages/a/i.ts": "2" } };

  test.each<[string, (folder: string) => void, string]>([
    [
      "without the folder of a project",
      (folder) => rmSync(`${folder}/packages/c`, { recursive: true }),
      "differs from its commit in packages/c/i.ts",
    ],
    [
      "with a changed source file",
      (folder) => addFiles(folder, { "packages/c/i.ts": "2" }),
      "differs from its commit in packages/c/i.ts",
    ],
    [
      "with an additional .nxignore",
      (folder) => addFiles(folder, { ".nxignore": "packages/c" }),
      "commit does not contain .nxignore",
    ],
    [
      "without a source file",
      (folder) => git(folder, ["sparse-checkout", "set", "--no-cone", "/*", "!packages/c/i.ts"]),
      "sparse checkout omits packages/c/i.ts",
    ],
  ])("rejects a checkout %s", async (_, alter, problem) => {
    const found = given(CHANGE);
    alter(found.folder);

    await expect(computed(found, {})).rejects.toThrow(problem);
  });

  test("accepts a lock file and a built file that differ from the commit", async () => {
    const found = given(CHANGE);
    addFiles(found.folder, { "package-lock.json": "{}", "packages/c/dist/x.js": "1" });

    expect(await computed(found, { prints: '["a","b"]' })).toMatchObject({ targets: ["a", "b"] });
  });

  test("impacts everything when Nx omits a project of the workspace", async () => {
    const { c: _, ...projects } = PROJECTS;

    expect(await listed(CHANGE, { projects, prints: '["a","b"]' })).toBe(
      "ALL: nx does not list packages/c, which is a project of the workspace",
    );
  });
});

describe("a target branch that has moved", () => {
  test.each<[string, Files]>([
    ["needs a package", { "packages/c/package.json": manifest("@x/c", { "@x/a": "*" }) }],
    ["imports a package", { "packages/c/i.ts": 'import "@x/a";' }],
    ["imports two packages in one line", { "packages/c/i.ts": 'import "x"; import "@x/a";' }],
    ["imports a package after a comment", { "packages/c/i.ts": '/* x */ import(/* webpackChunkName: "a" */ "@x/a");' }],
    ["has a new project", { "packages/e/package.json": manifest("c", { "@x/a": "*" }) }],
  ])("lists a project that %s only in the target branch", async (_, main) => {
    expect(await listed({ main, change: { "packages/a/i.ts": "2" } }, { prints: '["a","b"]' })).toEqual([
      "a",
      "b",
      "c",
    ]);
  });
});

/** Adds a simulated tool to the checkout. It prints `affected` if an argument contains the word affected. */
function addTool(
  folder: string,
  name: string,
  { word, affected, projects }: Readonly<Record<"word" | "affected" | "projects", string>>,
): void {
  const script = `#!/bin/sh\ncase "$*" in *${word}*) echo '${affected}' ;; *) echo '${projects}' ;; esac\n`;
  addFiles(folder, { [`node_modules/.bin/${name}`]: script });
  chmodSync(`${folder}/node_modules/.bin/${name}`, 0o755);
}

function moonProjects(needs: string): string {
  return JSON.stringify({
    projects: ["a", "b", "c", "d"].map((id) => ({
      id,
      source: `packages/${id}`,
      dependencies: id === "c" && needs !== "" ? [{ id: needs }] : [],
    })),
  });
}

async function listMoon(change: Given, needs: string, affected: string) {
  const { folder, ...commits } = commitChange(change);
  const tool = { producer: "moon", projects: moonProjects(needs), affected } as const;
  return (await checkList(folder, { ...commits, tool })).targets;
}

describe("moon", () => {
  const DEPENDS = { "packages/c/moon.yml": "dependsOn:\n  - id: a\n" };

  test("lists a project that another project needs only since the change", async () => {
    expect(await listMoon({ change: DEPENDS }, "a", '{"projects":[{"id":"c"}]}')).toEqual(["a", "c"]);
    expect(
      await listMoon({ before: DEPENDS, change: { "packages/c/i.ts": "2" } }, "a", '{"projects":[{"id":"c"}]}'),
    ).toEqual(["c"]);
  });

  test("follows the package.json of a project outside of the npm workspace", async () => {
    const before = { "packages/c/in/package.json": manifest("@x/in", { "@x/a": "*" }) };
    const found = given({ before, change: { "packages/a/i.ts": "2" } });
    const all = {
      projects: [...Object.entries(PROJECTS), ["in", "packages/c/in"]].map(([id, source]) => ({ id, source })),
    };
    addTool(found.folder, "moon", {
      word: "affected",
      affected: '{"projects":[{"id":"a"}]}',
      projects: JSON.stringify(all),
    });

    expect(await computeIn(found.folder, { producer: "moon", base: found.base })).toMatchObject({
      targets: ["a", "b", "in"],
    });
  });

  test("lists a project that is a dependent only in the target branch", async () => {
    const change = { "packages/a/i.ts": "2" };

    expect(await listMoon({ main: DEPENDS, change }, "", '{"projects":[{"id":"a"},{"id":"b"}]}')).toEqual([
      "a",
      "b",
      "c",
    ]);
  });
});

test("lists the folder of a pnpm package without a name", async () => {
  const found = given({
    before: { "packages/n/package.json": manifest(undefined, { "@x/a": "*" }) },
    change: { "packages/a/i.ts": "2" },
  });
  const items = [
    ...Object.values(PROJECTS).map((path) => ({ name: `@x/${path.at(-1)}`, path })),
    { path: "packages/n" },
  ];
  const [a, b] = items;
  addTool(found.folder, "pnpm", {
    word: "filter",
    affected: JSON.stringify([a, b, items.at(-1)].map((item) => ({ ...item, path: `${found.folder}/${item?.path}` }))),
    projects: JSON.stringify(items.map((item) => ({ ...item, path: `${found.folder}/${item.path}` }))),
  });

  const { targets } = await computeIn(found.folder, { producer: "pnpm", base: found.base });
  expect(targets).toEqual(["@x/a", "@x/b", "packages/n"]);
});
