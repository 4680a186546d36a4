import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { convertGlobToPatterns } from "../../../src/impacted-targets/declared-needs/declarations.js";
import { readDeclarations } from "../../../src/impacted-targets/declared-needs/read-declarations.js";
import { appendToList } from "../../../src/impacted-targets/ownership.js";
import type { CommitFiles } from "../../../src/impacted-targets/workspace-graph/project.js";

type Texts = Readonly<Record<string, unknown>>;

function filesOf(contents: Texts): CommitFiles {
  const texts = new Map(
    Object.entries(contents).map(([path, value]) => [path, typeof value === "string" ? value : JSON.stringify(value)]),
  );
  const folders = new Map<string, string[]>();
  for (const path of texts.keys()) appendToList(folders, posix.basename(path), posix.dirname(path));
  return {
    commit: "",
    tree: [],
    paths: [...texts.keys()],
    links: [],
    submodules: [],
    foldersWith: (name) => folders.get(name) ?? [],
    read: (path) => {
      const text = texts.get(path);
      return text === undefined ? undefined : { id: path, text };
    },
  };
}

interface Given {
  readonly producer: string;
  readonly files?: Texts;
  /** Folders of projects by their names. */
  readonly projects: Readonly<Record<string, string>>;
  /** Configurations that the tool prints. */
  readonly printed?: Readonly<Record<string, unknown>>;
}

/** Returns declared needs and reads. Omits the pattern `x/**` that belongs to each pattern `x`. */
function read({ producer, files = {}, projects, printed = {} }: Given) {
  const all = Object.entries(projects).map(([name, path]) => ({
    name,
    path,
    atTop: false,
    configuration: printed[name],
  }));
  const found = readDeclarations(filesOf(files), { producer, workspace: "." }, all);
  const items = [...found.all.values()];
  return {
    needs: items.flatMap(({ project, needs, source = "printed" }) =>
      needs === undefined ? [] : [`${project} > ${needs}: ${source}`],
    ),
    reads: items.flatMap(({ project, pattern }) =>
      pattern === undefined || items.some((other) => `${other.pattern}/**` === pattern)
        ? []
        : [`${project}: ${pattern}`],
    ),
    shared: found.shared,
  };
}

describe("Turborepo", () => {
  const projects = { a: "packages/a", b: "packages/b", c: "packages/c", d: "packages/d" };
  const readTurbo = (files: Texts, more = {}) => read({ producer: "turbo", files, projects: { ...projects, ...more } });

  test("returns a package#task in dependsOn of the root turbo.json as a need", () => {
    const tasks = { "c#build": { dependsOn: ["a#build", "^build", "b"] } };

    expect(readTurbo({ "turbo.json": { tasks } }).needs).toEqual(["c > a: turbo.json"]);
  });

  test("returns a need of every package for a task without a package name, and reads the key `with`", () => {
    const found = readTurbo({ "turbo.jsonc": '{ "tasks": { "e2e": { "with": ["a#dev"], }, /* x */ }, }' });

    expect(found.needs).toEqual(["b", "c", "d"].map((name) => `${name} > a: turbo.jsonc`));
  });

  test("returns the needs and inputs that the turbo.json of a package declares", () => {
    const tasks = { build: { dependsOn: ["a#build"] }, test: { inputs: ["../d/x.json", "src/**"] } };

    expect(readTurbo({ "packages/b/turbo.json": { extends: ["//"], tasks } })).toEqual({
      needs: ["b > a: packages/b/turbo.json"],
      reads: ["b: packages/d/x.json"],
      shared: [],
    });
  });

  test("returns inputs outside of the package, and omits inner and excluded files", () => {
    const inputs = ["$TURBO_DEFAULT$", "src/**", "$TURBO_ROOT$/packages/a/**", "../b/x/*.ts", "!../b/x/y.ts"];
    const tasks = { "c#build": { inputs: [...inputs, { globs: ["../d/jit/**"] }] } };

    expect(readTurbo({ "turbo.json": { tasks } }).reads).toEqual([
      "c: packages/a/**",
      "c: packages/b/x/*.ts",
      "c: packages/d/jit/**",
    ]);
  });

  test("returns all files as inputs of a package that needs a root task or extends another configuration", () => {
    const tasks = { "//#gen": { inputs: ["packages/a/x.json"] }, "c#build": { dependsOn: ["//#gen"] } };
    const files = { "turbo.json": { tasks }, "packages/d/turbo.json": { extends: ["//", "b"] } };

    expect(readTurbo(files).reads).toEqual(["c: **", "d: **"]);
  });

  test("returns the files of an inner package as inputs of the outer package", () => {
    expect(readTurbo({}, { inner: "packages/a/inner" }).reads).toEqual(["a: packages/a/**"]);
  });

  test("returns globalDependencies and global.inputs as shared patterns, and omits their exclusions", () => {
    const globalDependencies = ["!packages/a/*.md", "packages/a/**", "$TURBO_ROOT$/x.json"];
    const shared = ["packages/a/**", "x.json", "x.json/**"];

    expect(readTurbo({ "turbo.json": { globalDependencies } }).shared).toEqual(shared);
    expect(readTurbo({ "turbo.json": { global: { inputs: globalDependencies } } }).shared).toEqual(shared);
  });

  test.each(["", "{"])("rejects the invalid turbo.json %j", (text) => {
    expect(() => readTurbo({ "packages/a/turbo.json": text })).toThrow("packages/a/turbo.json is not valid JSON");
  });

  test.each(["[]", "null", '{"tasks":[]}', '{"tasks":{"build":null},"globalDependencies":{}}'])(
    "returns no need for the turbo.json %j",
    (text) => {
      expect(readTurbo({ "turbo.json": text, "packages/a/turbo.json": text })).toEqual({
        needs: [],
        reads: [],
        shared: [],
      });
    },
  );
});

describe("Nx", () => {
  const projects = { a: "packages/a", "lib-b": "packages/lib-b", "e2e:web": "packages/e2e-web", c: "apps/c" };
  const readNx = (configuration: unknown, nx: object = {}) =>
    read({ producer: "nx", files: { "nx.json": nx }, projects, printed: { c: configuration } });

  test.each([
    ["a:gen", ["c > a: printed"]],
    ["e2e:web:serve:ci", ["c > e2e:web: printed"]],
    ["^build", []],
    ["a", []],
    ["other:target", []],
    [{ projects: ["a", "c"], target: "gen" }, ["c > a: printed"]],
    [{ projects: "lib-b", target: "gen" }, ["c > lib-b: printed"]],
    [{ projects: "self", target: "gen" }, []],
    [{ projects: "dependencies", target: "gen" }, []],
    [{ dependencies: true, target: "gen" }, []],
  ])("returns the needed projects for dependsOn %j", (dependency, needs) => {
    expect(readNx({ targets: { build: { dependsOn: [dependency] } } })).toEqual({ needs, reads: [], shared: [] });
  });

  // Nx accepts a part of a name, a folder, a glob and a tag.
  test.each(["web", "lib-*", "directory:packages/*", "tag:lib", "*"])(
    "returns all files as inputs when dependsOn selects the projects %j",
    (selection) => {
      const found = readNx({ targets: { build: { dependsOn: [{ projects: [selection, "!a"] }] } } });

      expect(found).toEqual({ needs: [], reads: ["c: **"], shared: [] });
    },
  );

  test("returns needs from project.json, the manifest and named inputs, and ignores other fields", () => {
    const found = read({
      producer: "nx",
      projects,
      files: {
        "nx.json": { namedInputs: { default: [{ input: "x", projects: "lib-b" }] } },
        "apps/c/project.json": {
          tags: ["a"],
          targets: { x: { dependsOn: ["a:gen"], options: { target: "e2e:web:x" } } },
        },
        "packages/a/package.json": { nx: { implicitDependencies: ["c"] } },
      },
    });

    expect(found.needs.toSorted()).toEqual(
      ["a > c", "a > lib-b", "c > a", "c > lib-b", "e2e:web > lib-b"].map((need) => `${need}: configuration of Nx`),
    );
  });

  test("returns the files in inputs that are outside of the project", () => {
    const inputs = [
      "{workspaceRoot}/packages/a/**/*",
      "!{workspaceRoot}/packages/a/x.md",
      "{projectRoot}/../d/x.ts",
      "{projectRoot}/src/**",
      { fileset: "{workspaceRoot}/schema/{projectName}.json" },
      { json: "{workspaceRoot}/versions.json", fields: ["x"] },
      { runtime: "node -v" },
      "default",
    ];

    expect(readNx({ targets: { build: { inputs } } }).reads).toEqual([
      "c: packages/a/**/*",
      "c: apps/d/x.ts",
      "c: schema/c.json",
      "c: versions.json",
    ]);
  });

  test.each([undefined, null, [], "x", { targets: [], namedInputs: "x" }, { targets: { a: { inputs: [1, null] } } }])(
    "returns no need for the configuration %j",
    (configuration) => {
      expect(readNx(configuration)).toEqual({ needs: [], reads: [], shared: [] });
    },
  );
});

describe("moon", () => {
  const projects = { a: "libs/a", c: "apps/c" };

  test("returns the inputs that moon query projects prints", () => {
    const build = {
      inputs: ["@group(sources)", { file: "/libs/a/y.txt" }],
      inputFiles: { "libs/a/x.txt": {}, "apps/c/y.txt": {} },
      inputGlobs: { "libs/b/**/*": { cache: true }, "!libs/b/z.txt": {}, ".moon/*.yml": {} },
    };
    const other = { inputGlobs: { "**/*": {} }, state: { defaultInputs: true } };
    const found = read({ producer: "moon", projects, printed: { c: { tasks: { build, other } } } });

    expect(found).toEqual({ needs: [], reads: ["c: libs/a/x.txt", "c: libs/b/**/*", "c: .moon/*.yml"], shared: [] });
  });

  test("returns the projects and paths in moon.yml", () => {
    const text = `
dependsOn: ["a"]
fileGroups: { other: ["file:///libs/b/x.txt?optional", { glob: "/libs/b/*.md" }] }
tasks: { build: { inputs: ["/libs/a/**/*.ts", "src/x.ts", "!/libs/a/y.ts", "$VARIABLE", "@group(other)"] } }
`;

    expect(read({ producer: "moon", projects, files: { "apps/c/moon.yml": text } })).toEqual({
      needs: ["c > a: apps/c/moon.yml"],
      reads: ["c: libs/b/x.txt", "c: libs/b/*.md", "c: libs/a/**/*.ts"],
      shared: [],
    });
  });

  test.each([undefined, null, [], { tasks: null }, { tasks: { build: null } }, { tasks: { build: { inputs: [1] } } }])(
    "returns no need for the configuration %j",
    (configuration) => {
      const found = read({ producer: "moon", projects, printed: { c: configuration } });
      expect(found).toEqual({ needs: [], reads: [], shared: [] });
    },
  );
});

describe("convertGlobToPatterns", () => {
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
    expect(convertGlobToPatterns(folder, glob)).toEqual(patterns);
  });
});
