import { expect, test } from "vitest";
import { readNxDeclarations } from "../../../src/impacted-targets/declared-needs/nx.js";

/** Reads the configuration of the project `c` among others. */
function read(configuration: object, nxJson: object = {}) {
  const projects = [
    ...["a", "lib-b", "e2e:web"].map((name) => ({ name, path: `packages/${name.replace(":", "-")}` })),
    { name: "c", path: "apps/c", configuration },
  ];
  const found = readNxDeclarations(".", projects, nxJson);
  return {
    needs: found.needs.map(({ project, needs }) => `${project} > ${needs}`),
    reads: found.reads.map(({ project, pattern }) => `${project}: ${pattern}`),
  };
}

test.each([
  ["a:gen", ["c > a"]],
  ["e2e:web:serve:ci", ["c > e2e:web"]],
  ["^build", []],
  ["build", []],
  ["other:target", []],
  [{ projects: ["a", "c"], target: "gen" }, ["c > a"]],
  [{ projects: "lib-b", target: "gen" }, ["c > lib-b"]],
  [{ projects: "self", target: "gen" }, []],
  [{ projects: "dependencies", target: "gen" }, []],
  [{ dependencies: true, target: "gen" }, []],
])("returns the needed projects for dependsOn %j of Nx", (dependency, needs) => {
  expect(read({ targets: { build: { dependsOn: [dependency] } } }).needs).toEqual(needs);
});

// Nx accepts a part of a name, a folder, a glob and a tag.
test.each(["web", "lib-*", "directory:packages/*", "tag:lib", "*"])(
  "returns all files as needed for the selection %j of Nx",
  (projects) => {
    const found = read({ targets: { build: { dependsOn: [{ projects: [projects, "!a"] }] } } });

    expect(found).toEqual({ needs: [], reads: ["c: **"] });
  },
);

test("returns the projects in inputs and in named inputs of nx.json and the project", () => {
  const inputs = ["mine", "^shared", { input: "default", projects: ["e2e:web"] }];
  const nxJson = {
    namedInputs: {
      shared: [{ input: "default", projects: "lib-b" }],
      mine: [{ input: "default", projects: ["lib-b"] }],
      loop: ["loop", "mine"],
    },
  };
  const namedInputs = { mine: ["loop", { input: "default", projects: ["a"] }] };

  expect(read({ targets: { build: { inputs } }, namedInputs }, nxJson).needs.toSorted()).toEqual([
    "a > lib-b",
    "c > a",
    "c > e2e:web",
    "c > lib-b",
    "e2e:web > lib-b",
  ]);
});

test("returns the files in inputs of Nx that are outside of the project", () => {
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

  expect(read({ targets: { build: { inputs } } }).reads.filter((text) => !text.endsWith("/**"))).toEqual([
    "c: packages/a/**/*",
    "c: apps/d/x.ts",
    "c: schema/c.json",
    "c: versions.json",
  ]);
});

test("returns the files in the named input default for a target of Nx without inputs", () => {
  const nxJson = { namedInputs: { default: ["{projectRoot}/**/*", "globals"], globals: ["{workspaceRoot}/x/**"] } };

  expect(read({ targets: { build: {} } }, nxJson).reads).toContain("c: x/**");
});

test.each([undefined, null, [], "x", { targets: [], namedInputs: "x" }, { targets: { a: { inputs: [1, null] } } }])(
  "returns no need for the Nx configuration %j",
  (configuration) => {
    expect(read(Object(configuration))).toEqual({ needs: [], reads: [] });
  },
);
