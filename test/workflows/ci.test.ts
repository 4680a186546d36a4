import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

interface Job {
  readonly needs?: readonly string[];
  readonly steps?: readonly { readonly run?: string }[];
}

const JOBS: Readonly<Record<string, Job>> = parse(readFileSync(".github/workflows/ci.yml", "utf8")).jobs;
const OTHERS = Object.keys(JOBS).filter((name) => name !== "ci-ok");

/** Whether `ci-ok` is green where all jobs ended well but these. */
function isGreen(others: Readonly<Record<string, string>>): boolean {
  const ends = OTHERS.map((name) => [name, { result: others[name] ?? "success", outputs: {} }]);
  const script = JOBS["ci-ok"]?.steps?.[0]?.run ?? "";
  const environment = { PATH: process.env.PATH, NEEDS: JSON.stringify(Object.fromEntries(ends)) };
  return spawnSync("bash", ["-e", "-c", script], { env: environment }).status === 0;
}

describe("ci-ok, which a branch rule asks for", () => {
  test("needs every other job", () => {
    expect(JOBS["ci-ok"]?.needs).toEqual(OTHERS);
  });

  test("is green when all is well, and where the call does nothing", () => {
    expect([isGreen({}), isGreen({ reusable: "skipped" })]).toEqual([true, true]);
  });

  test.each(["failure", "cancelled", "skipped"])("is red when a job ends as %s", (result) => {
    expect(isGreen({ check: result })).toBe(false);
  });

  test("is red when the call fails", () => {
    expect(isGreen({ reusable: "failure" })).toBe(false);
  });
});

test("the tests that run everywhere are there", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
  const [, ...folders] = (scripts["test:everywhere"] ?? "").replace("vitest run", "").split(" ");
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((folder) => globSync(`${folder}/**/*.test.ts`).length === 0)).toEqual([]);
});
