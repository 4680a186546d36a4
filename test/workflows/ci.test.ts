import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { temporaryFolder } from "../../local-queue/test/support/repositories.js";

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

  test("stands for checks that contributors can look up", () => {
    const page = readFileSync("CONTRIBUTING.md", "utf8");
    expect(OTHERS.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  test("is green when all is well", () => {
    expect(isGreen({})).toBe(true);
  });

  test.each(["failure", "cancelled", "skipped"])("is red when a job ends as %s", (result) => {
    expect(isGreen({ check: result })).toBe(false);
  });
});

test("the tests that run everywhere are there", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
  const [, ...folders] = (scripts["test:everywhere"] ?? "").replace("vitest run", "").split(" ");
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((folder) => globSync(`${folder}/**/*.test.ts`).length === 0)).toEqual([]);
});

describe("the job that runs tests with several versions of Node.js", () => {
  const scripts = (JOBS.elsewhere?.steps ?? []).flatMap(({ run }) => run ?? []);
  const [installed, chosen, tested] = scripts;

  /** Runs the step that chooses where the machine has one version and npm has installed another. */
  function choose(wanted: string) {
    const folder = temporaryFolder();
    const put = (path: string, version: string): string => {
      mkdirSync(join(folder, path, ".."), { recursive: true });
      writeFileSync(join(folder, path), `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });
      return join(folder, path);
    };
    put("bin/node", "v22.1.0");
    const others = [put("node_modules/.bin/node", "v24.2.0"), put("node_modules/.bin/node.cmd", "v24.2.0")];
    const environment = { PATH: `${join(folder, "bin")}:${process.env.PATH}`, NODE: wanted };
    const { status } = spawnSync("bash", ["-e", "-o", "pipefail", "-c", chosen ?? "false"], {
      cwd: folder,
      env: environment,
    });
    return { status, left: others.filter((path) => existsSync(path)) };
  }

  test("takes the one of the job, although the scripts of npm would take the one that npm has installed", () => {
    expect([installed, tested]).toEqual(["npm ci", "npm run test:everywhere"]);
    expect(choose("22")).toEqual({ status: 0, left: [] });
  });

  test("fails where it would run with another one", () => {
    expect(choose("24").status).not.toBe(0);
    expect(choose("2").status).not.toBe(0);
  });
});
