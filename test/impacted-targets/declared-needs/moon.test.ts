import { expect, test } from "vitest";
import { readMoonDeclarations } from "../../../src/impacted-targets/declared-needs/moon.js";

function read(configuration: unknown) {
  const projects = [
    { name: "a", path: "web/libs/a" },
    { name: "c", path: "web/apps/c", configuration },
  ];
  const found = readMoonDeclarations("web", projects);
  return {
    needs: found.needs,
    reads: found.reads.flatMap(({ project, pattern }) => (pattern.endsWith("/**") ? [] : [`${project}: ${pattern}`])),
  };
}

test("returns resolved inputs of the output of moon", () => {
  const build = {
    inputs: ["@group(sources)", { file: "/libs/a/x.txt" }],
    inputFiles: { "libs/a/x.txt": {}, "apps/c/y.txt": {} },
    inputGlobs: { "libs/b/**/*": { cache: true }, "!libs/b/z.txt": {}, ".moon/*.yml": {} },
  };

  expect(read({ tasks: { build } })).toEqual({
    needs: [],
    reads: ["c: web/libs/a/x.txt", "c: web/libs/b/**/*", "c: web/.moon/*.yml"],
  });
});

test("omits the default inputs, which are the files of the project", () => {
  const build = { inputGlobs: { "**/*": {} }, state: { defaultInputs: true } };

  expect(read({ tasks: { build } })).toEqual({ needs: [], reads: [] });
});

test("returns inputs and groups of files of a moon.yml", () => {
  const inputs = ["/libs/a/**/*.ts", "src/x.ts", "!/libs/a/y.ts", "$VARIABLE", "@group(other)"];
  const configuration = {
    fileGroups: { other: ["file:///libs/b/x.txt?optional", { glob: "/libs/b/*.md" }] },
    tasks: { build: { inputs } },
  };

  expect(read(configuration)).toEqual({
    needs: [],
    reads: ["c: web/libs/a/**/*.ts", "c: web/libs/b/x.txt", "c: web/libs/b/*.md"],
  });
});

test.each([undefined, null, [], { tasks: null }, { tasks: { build: null } }, { tasks: { build: { inputs: [1] } } }])(
  "returns no need for the configuration %j",
  (configuration) => {
    expect(read(configuration)).toEqual({ needs: [], reads: [] });
  },
);
