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

test("returns the inputs that moon query projects prints", () => {
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

test("omits inputs inside the folder of the project", () => {
  const build = { inputGlobs: { "**/*": {} }, state: { defaultInputs: true } };

  expect(read({ tasks: { build } })).toEqual({ needs: [], reads: [] });
});

test("returns the inputs and file groups in moon.yml", () => {
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
  "returns no need for the moon configuration %j",
  (configuration) => {
    expect(read(configuration)).toEqual({ needs: [], reads: [] });
  },
);
