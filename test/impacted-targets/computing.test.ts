import { describe, expect, test } from "vitest";
import { commitAll, givenRepository } from "../../local-queue/test/support/repositories.js";
import { AbortedError } from "../../src/errors.js";
import { addNx, type FakeNx, givenChange, printNxGraph } from "../support/computing.js";
import { addFiles } from "../support/workspace.js";
import { checkList } from "./check-list.js";
import { computeIn } from "./compute-in.js";

type Manifest = Readonly<Record<string, unknown>>;

/** Content by path. An object becomes JSON, and null removes a file. */
type Files = Readonly<Record<string, string | Manifest | null>>;

const WORKSPACE: Files = {
  ".gitignore": "node_modules\n",
  "package.json": { private: true, workspaces: ["packages/*", "packages/*/src/*"] },
  "packages/a/package.json": { name: "@x/a", version: "1.0.0" },
  "packages/a/src/sub/x.ts": "1",
  "packages/b/package.json": { name: "@x/b", version: "1.0.0", dependencies: { "@x/a": "^1.0.0" } },
  "packages/c/package.json": { name: "@x/c", version: "1.0.0", peerDependencies: { "@x/b": "*" } },
  "packages/d/package.json": { name: "@x/d", version: "1.0.0" },
};

const PROJECTS = { "@x/a": "packages/a", "@x/b": "packages/b", "@x/c": "packages/c", "@x/d": "packages/d" };

function written(files: Files): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path,
      typeof content === "string" || content === null ? content : JSON.stringify(content),
    ]),
  );
}

interface Given extends Partial<FakeNx> {
  readonly change: Files;
  readonly before?: Files;
}

/** Runs the whole computation with a program that simulates Nx. */
async function computed(
  { change, before = {}, projects = PROJECTS, prints = "[]", ...nx }: Given,
  options: Partial<Parameters<typeof computeIn>[1]> = {},
) {
  const given = givenChange(written(change), { before: written({ ...WORKSPACE, ...before }) });
  addNx(given.folder, { projects, prints, ...nx });
  return await computeIn(given.folder, { producer: "nx", base: given.base, ...options });
}

/** Checks the list of Nx without running a program. */
async function checked({ change, before = {}, projects = PROJECTS, prints = "[]", ...nx }: Given) {
  const folder = givenRepository();
  const [base = "", head = ""] = commitAll(folder, [
    { ref: "refs/heads/base", files: written({ ...WORKSPACE, ...before }) },
    { ref: "refs/heads/head", parents: [":1"], files: written(change) },
  ]);
  const tool = { producer: "nx", projects: printNxGraph({ projects, ...nx }), affected: prints } as const;
  return await checkList(folder, { base, head, tool });
}

describe("a new project inside another project", () => {
  test("adds the outer project and its dependents", async () => {
    const found = await computed({
      change: { "packages/a/src/sub/package.json": { name: "@x/sub" }, "packages/a/src/sub/x.ts": null },
      projects: { ...PROJECTS, "@x/sub": "packages/a/src/sub" },
      prints: '["@x/sub"]',
    });

    expect(found).toMatchObject({ mode: "list", targets: ["@x/a", "@x/b", "@x/c", "@x/sub"] });
    expect(found.reason).toBe(
      "listed by nx, and missing targets were added: @x/a because the target owned packages/a/src/sub/package.json before the change, and 2 more",
    );
    expect(found.added).toContainEqual({ target: "@x/c", why: "the target depends on @x/b" });
  });

  test("adds the outer project when the folder of the new project contained a package.json before the change", async () => {
    const found = await checked({
      before: { "packages/a/src/sub/package.json": { type: "module" } },
      change: { "packages/a/src/sub/project.json": { name: "sub" }, "packages/a/src/sub/x.ts": null },
      projects: { ...PROJECTS, sub: "packages/a/src/sub" },
      prints: '["sub"]',
    });

    expect(found.targets).toEqual(["@x/a", "@x/b", "@x/c", "sub"]);
  });

  test("adds the outer project, the removed project and all dependents when the inner project is removed", async () => {
    const sub = { "packages/a/src/sub/package.json": { name: "@x/sub" } };
    const needing = { name: "@x/d", devDependencies: { "@x/sub": "*" } };
    const found = await checked({
      before: { ...sub, "packages/d/package.json": needing },
      change: { "packages/a/src/sub/package.json": null },
      prints: '["@x/a","@x/b"]',
    });

    expect(found.targets).toEqual(["@x/a", "@x/b", "@x/c", "@x/d", "@x/sub"]);
  });

  test("adds the outer project when only a plugin of Nx reads the new manifest", async () => {
    const found = await checked({
      change: { "packages/a/src/sub/service.csproj": "<Project />" },
      projects: { ...PROJECTS, service: "packages/a/src/sub" },
      prints: '["service"]',
    });

    expect(found.targets).toEqual(["@x/a", "@x/b", "@x/c", "service"]);
  });

  test.each(["nx", "json"] as const)("impacts everything when the list of %s comes from a file", async (producer) => {
    const change = givenChange(written({ "packages/a/src/sub/package.json": { name: "@x/sub" } }), {
      before: written(WORKSPACE),
    });
    addFiles(change.folder, { "node_modules/list.json": '["@x/sub"]' });
    const options = { producer, base: change.base, file: "node_modules/list.json" };

    expect(await computeIn(change.folder, options)).toMatchObject({
      mode: "all",
      reason: "packages/a/src/sub/package.json makes a part of packages/a a separate project",
    });
  });
});

describe("a renamed project", () => {
  test.each<[string, Files, Files]>([
    ["in a new file", {}, { "packages/a/project.json": '{ // a comment\n "name": "z", }' }],
    ["in its package", {}, { "packages/a/package.json": { name: "z" } }],
    [
      "that changes only the case of a letter",
      { "packages/a/package.json": { name: "Z" } },
      { "packages/a/package.json": { name: "z" } },
    ],
  ])("adds the old name, the new name and the earlier dependents after a rename %s", async (_, before, change) => {
    const { "@x/a": folder, ...others } = PROJECTS;
    const found = await checked({ before, change, projects: { ...others, z: folder }, prints: '["z"]' });
    const old = JSON.stringify(before).includes('"Z"') ? ["Z"] : ["@x/a", "@x/b", "@x/c"];

    expect(found).toMatchObject({ mode: "list", targets: [...old, "z"] });
  });

  test("adds the old and the new name when the manifest with the old name is deleted", async () => {
    const found = await checked({
      before: { "packages/a/project.json": { name: "z" } },
      change: { "packages/a/project.json": null },
      prints: '["@x/a"]',
    });

    expect(found.targets).toEqual(["@x/a", "@x/b", "@x/c", "z"]);
  });

  test("adds nothing when the name of the package changes, but not the name of the project", async () => {
    const { "@x/d": folder, ...others } = PROJECTS;
    const found = await checked({
      before: { "packages/d/project.json": { name: "d" } },
      change: { "packages/d/package.json": { name: "@x/other" } },
      projects: { ...others, d: folder },
      prints: '["d"]',
    });

    expect(found).toMatchObject({ targets: ["d"], added: [] });
  });

  test("impacts everything when no manifest contains the earlier name of a renamed project", async () => {
    const { "@x/d": folder, ...others } = PROJECTS;
    const found = await checked({
      change: { "packages/d/package.json": { name: "@x/other" } },
      projects: { ...others, "by-a-plugin": folder },
    });

    expect(found).toMatchObject({ mode: "all", reason: "the earlier name of the project in packages/d is unknown" });
  });
});

/** Creates a project for each manifest. */
function manyProjects(manifests: Readonly<Record<string, Manifest>>) {
  const all = Object.values(manifests).map((more, index) => ({ name: `many-${index}`, ...more }));
  return {
    names: all.map(({ name }) => name),
    before: Object.fromEntries(all.map((manifest) => [`packages/${manifest.name}/package.json`, manifest])),
    projects: { ...PROJECTS, ...Object.fromEntries(all.map(({ name }) => [name, `packages/${name}`])) },
  };
}

describe("dependents of a changed project", () => {
  const change = { "packages/a/x.ts": "2" };
  const prints = '["@x/a","@x/b","@x/c"]';

  test("adds dependents for each form of dependency in package.json", async () => {
    const { names, ...given } = manyProjects({
      "as a peer": { peerDependencies: { "@x/a": ">=1" } },
      "by a link": { dependencies: { anything: "link:../a" } },
      "by its folder": { devDependencies: { anything: "file:../a" } },
      "by its folder alone": { dependencies: { anything: "../a" } },
      "by its folder in the workspace": { dependencies: { anything: "workspace:../a" } },
      "under another name": { dependencies: { anything: "workspace:@x/a@*" } },
      "under another name of the registry": { dependencies: { anything: "npm:@x/a@1" } },
      "in a version that is not the present one": { optionalDependencies: { "@x/a": "^0.1.0" } },
      "in a version of a catalog": { dependencies: { "@x/a": "catalog:" } },
    });
    const found = await checked({ ...given, change, prints });

    expect(found.targets).toEqual(["@x/a", "@x/b", "@x/c", ...names]);
    expect(found.added).toEqual(names.map((target) => ({ target, why: "the target depends on @x/a" })));
  });

  test("omits a project that depends on an external package with the name of the changed project", async () => {
    const ranges = ["github:x/a", "x/a#main", "https://localhost/a.tgz", "git+ssh://git@localhost/a.git"];
    const { before, projects } = manyProjects(
      Object.fromEntries(ranges.map((range) => [range, { dependencies: { "@x/a": range } }])),
    );
    const found = await checked({ before, projects, change, prints });

    expect(found).toMatchObject({ targets: ["@x/a", "@x/b", "@x/c"], added: [] });
  });

  test("adds a project that was a dependent only before the change", async () => {
    const found = await checked({
      change: {
        "packages/a/package.json": { name: "@x/a", version: "2.0.0" },
        "packages/b/package.json": { name: "@x/b" },
      },
      prints: '["@x/a","@x/b"]',
    });

    // c is a dependent of b.
    expect(found.targets).toEqual(["@x/a", "@x/b", "@x/c"]);
  });

  test("adds an unlisted dependent, and also the dependents that the tool's graph contains for it", async () => {
    const found = await checked({
      before: { "packages/d/package.json": { name: "@x/d", peerDependencies: { "@x/a": "*" } } },
      change: { "packages/a/x.ts": "2" },
      projects: { ...PROJECTS, e2e: "packages/e2e" },
      needs: { e2e: ["@x/d"] },
      prints: '["@x/a","@x/b","@x/c"]',
    });

    expect(found).toMatchObject({ mode: "list", targets: ["@x/a", "@x/b", "@x/c", "@x/d", "e2e"] });
    expect(found.added).toContainEqual({ target: "@x/d", why: "the target depends on @x/a" });
  });
});

describe("a removed project", () => {
  const gone = { "packages/a/package.json": null, "packages/a/src/sub/x.ts": null };
  const { "@x/a": _, ...projects } = PROJECTS;

  test("adds the removed project, its dependents, and projects whose source files import it", async () => {
    const found = await checked({ before: { "packages/d/x.ts": 'import "@x/a";' }, change: gone, projects });

    expect(found.targets).toEqual(["@x/a", "@x/b", "@x/c", "@x/d"]);
    expect(found.added).toContainEqual({
      target: "@x/d",
      why: "the target imports @x/a, whose name, folder or exports changed",
    });
  });

  test("ignores a mention of the project in a file without an owner, and ignores similar names", async () => {
    const others = { "README.md": '"@x/a"', LICENSE: "a package, or a part", "packages/d/x.ts": 'import "@x/ab";' };
    expect(await checked({ before: others, change: gone, projects })).toMatchObject({
      mode: "list",
      targets: ["@x/a", "@x/b", "@x/c"],
    });
  });

  test("adds projects that import a file from the folder of the removed project", async () => {
    const found = await checked({
      before: { "packages/d/x.ts": 'import "../a/src/sub/x";', "packages/b/x.ts": 'import "../../ab";' },
      change: gone,
      projects,
    });

    expect(found.targets).toEqual(["@x/a", "@x/b", "@x/c", "@x/d"]);
  });

  test("adds projects that link to the old folder of a moved project", async () => {
    const found = await checked({
      before: { "packages/d/package.json": { name: "@x/d", dependencies: { "@x/a": "link:../a" } } },
      change: { ...gone, "packages/z/package.json": { name: "@x/a", version: "1.0.0" } },
      projects: { ...PROJECTS, "@x/a": "packages/z" },
      prints: '["@x/a","@x/b"]',
    });

    expect(found.targets).toEqual(["@x/a", "@x/b", "@x/c", "@x/d"]);
  });

  test("claims no files when the workspace did not contain the project", async () => {
    const found = await checked({
      before: { "tools/x/package.json": { name: "x" } },
      change: { "tools/x/package.json": null, "packages/d/x.ts": "1" },
      prints: '["@x/d"]',
    });

    expect(found).toMatchObject({ mode: "all", reason: "no target claims tools/x/package.json" });
  });

  test("adds the project whose folder contained the removed project", async () => {
    const found = await checked({
      before: { "packages/d/fixtures/x/package.json": { name: "x" } },
      change: { "packages/d/fixtures/x/package.json": null },
      prints: '["@x/d"]',
    });

    expect(found).toMatchObject({ mode: "list", targets: ["@x/d"] });
  });

  test.each<[string, Files, string]>([
    ["no list of folders exists", { "package.json": { private: true } }, "no target claims packages/a/package.json"],
    ["a list is not readable", { "pnpm-workspace.yaml": "packages: [" }, "pnpm-workspace.yaml is not valid YAML"],
    [
      "an exclusion precedes its inclusion",
      { "package.json": { workspaces: ["!packages/a", "packages/*"] } },
      "tools disagree whether packages/a is a project",
    ],
  ])("impacts everything when %s", async (__, before, reason) => {
    expect(await checked({ before, change: gone, projects })).toMatchObject({
      mode: "all",
      reason: expect.stringContaining(reason),
    });
  });
});

describe("the project at the top of an Nx workspace", () => {
  const projects = { ...PROJECTS, app: "." };

  test("claims files in its source folder", async () => {
    const found = await computed({
      change: { "src/main.ts": "1" },
      projects,
      sourceRoots: { app: "./src" },
      prints: '["app"]',
    });

    expect(found).toMatchObject({ mode: "list", targets: ["app"] });
  });

  test.each([{}, { app: "." }, { app: "../src" }])(
    "claims no files outside of its source folder, and logs advice about target-paths (%j)",
    async (sourceRoots) => {
      const lines: string[] = [];
      const change = { "src/main.ts": "1", "jest.preset.js": "1" };
      const found = await computed(
        { change, projects, sourceRoots, prints: '["app"]' },
        { info: (line) => void lines.push(line) },
      );

      expect(found).toMatchObject({ mode: "all", reason: expect.stringContaining("no target claims jest.preset.js") });
      expect(lines).toContainEqual(
        expect.stringMatching(
          /^The project app at the top of the workspace claims only its sourceRoot\. .* target-paths\.$/,
        ),
      );
    },
  );
});

test("throws AbortedError when the run stops, even when on-error is all", async () => {
  const stop = new AbortController();
  const stopped = computed(
    { change: { "packages/a/x.ts": "2" } },
    { onError: "all", signal: stop.signal, info: () => stop.abort() },
  );

  await expect(stopped).rejects.toBeInstanceOf(AbortedError);
});
