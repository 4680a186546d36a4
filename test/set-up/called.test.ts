import { describe, expect, test } from "vitest";
import { findFaults } from "../../src/set-up/checks.js";
import { listJobChecks } from "../../src/set-up/test-branch.js";
import { givenSetUp, requires } from "./given-set-up.js";

/** Creates a workflow with jobs that each call a file. */
function calling(file: string, count: number): string {
  const jobs = Array.from({ length: count }, (_, index) => `  j${index}: { uses: ./.github/workflows/${file} }\n`);
  return `on: { workflow_call: {}, push: { branches: ["trunk-merge/**"] } }\njobs:\n${jobs.join("")}`;
}

describe("listJobChecks", () => {
  test("stops at a file that calls itself", async () => {
    const { workflows } = await givenSetUp({ files: { "a.yml": calling("a.yml", 3) } });

    const names = listJobChecks(workflows.filter(({ file }) => file.endsWith("/a.yml")));

    expect(names.map(({ shown }) => shown)).toEqual(["j0 / …", "j1 / …", "j2 / …"]);
  });

  test("stops at a file that is already in the chain of calls", async () => {
    const files = { "a.yml": calling("b.yml", 1), "b.yml": calling("a.yml", 1) };
    const { workflows } = await givenSetUp({ files });

    const names = listJobChecks(workflows.filter(({ file }) => /[ab]\.yml$/.test(file)));

    expect(names.map(({ shown }) => shown)).toEqual(["j0 / j0 / …", "j0 / j0 / …"]);
  });

  test("lists a limited number of called jobs, and accepts any check name of a job beyond the limit", async () => {
    const chain = Array.from({ length: 9 }, (_, index) => [`c${index}.yml`, calling(`c${index + 1}.yml`, 5)]);
    const last = "on: workflow_call\njobs: { build: { runs-on: x, steps: [] } }\n";
    const { workflows } = await givenSetUp({ files: { ...Object.fromEntries(chain), "c9.yml": last } });

    const names = listJobChecks(workflows);

    expect(names.length).toBeLessThan(3000);
    expect(names.some(({ matches }) => matches("j4 / j4 / j4 / anything"))).toBe(true);
  });
});

test("findFaults looks at each needed job once", async () => {
  const layers = Array.from({ length: 12 }, (_, layer) => {
    const needs = layer === 0 ? "[]" : `[a${layer - 1}, b${layer - 1}, c${layer - 1}, d${layer - 1}]`;
    return ["a", "b", "c", "d"]
      .map((name) => `  ${name}${layer}: { needs: ${needs}, runs-on: x, steps: [] }\n`)
      .join("");
  });
  const push = 'on: { push: { branches: ["trunk-merge/**"] } }\n';

  const setUp = await givenSetUp({
    files: { "layers.yml": `${push}jobs:\n${layers.join("")}` },
    requiredOnTestBranches: requires("a11"),
  });

  expect(findFaults(setUp)).toEqual([]);
});
