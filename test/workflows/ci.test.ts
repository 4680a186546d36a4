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

/** Runs a script as the runner does. If the standard input is a socket, bash reads the settings of the machine. */
function runBash(flags: readonly string[], script: string, env: NodeJS.ProcessEnv, cwd?: string) {
  return spawnSync("bash", [...flags, "-c", script], { cwd, env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

const FAIL_IN_PIPES = ["-e", "-o", "pipefail"];

/** Returns true when `ci-ok` passes. All jobs that are not given succeed. */
function isGreen(others: Readonly<Record<string, string>>): boolean {
  const ends = OTHERS.map((name) => [name, { result: others[name] ?? "success", outputs: {} }]);
  const script = JOBS["ci-ok"]?.steps?.[0]?.run ?? "";
  const environment = { PATH: process.env.PATH, NEEDS: JSON.stringify(Object.fromEntries(ends)) };
  return runBash(["-e"], script, environment).status === 0;
}

describe("the job ci-ok, which is the required check", () => {
  test("waits for every other job", () => {
    expect(JOBS["ci-ok"]?.needs).toEqual(OTHERS);
  });

  test("waits only for jobs that CONTRIBUTING.md describes", () => {
    const page = readFileSync("CONTRIBUTING.md", "utf8");
    expect(OTHERS.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  test("passes when all jobs succeed", () => {
    expect(isGreen({})).toBe(true);
  });

  test.each(["failure", "cancelled", "skipped"])("fails when the result of a job is %s", (result) => {
    expect(isGreen({ check: result })).toBe(false);
  });
});

describe("the check of commit subjects", () => {
  const step = (JOBS.subjects?.steps ?? []).find(({ run }) => run !== undefined);

  /** Runs the step in a folder where git lists these subjects. */
  function check(...subjects: readonly string[]) {
    const folder = temporaryFolder();
    const list = `#!/bin/sh\n[ "$*" = "log --no-merges --format=%s base..head" ] || exit 3\ncat <<'END'\n${subjects.join("\n")}\nEND\n`;
    writeFileSync(join(folder, "git"), list, { mode: 0o755 });
    const environment = { PATH: `${folder}:${process.env.PATH}`, BASE: "base", HEAD: "head", LC_ALL: "C.UTF-8" };
    const { status, stderr } = runBash(FAIL_IN_PIPES, step?.run ?? "false", environment);
    return { status, problems: stderr.split("\n").filter((line) => line.startsWith("Commit subject")) };
  }

  test("accepts subjects that begin with a concrete verb", () => {
    const longest = `Add ${"ä".repeat(68)}`;
    expect(check("Speed up the reading of times", longest)).toEqual({ status: 0, problems: [] });
  });

  test("names each subject that breaks a rule", () => {
    const subjects = ["Added a limit", "Let it pass", "wip", "Fix it.", `Add ${"x".repeat(69)}`, "", "Rename a, b"];
    const { status, problems } = check(...subjects);
    expect(status).toBe(1);
    expect(problems.map((line) => line.replace(/^Commit subject "([^"]{0,13}).*": (.{10}).*/, "$1: $2"))).toEqual([
      "Added a limit: The first ",
      "Let it pass: The first ",
      "wip: The first ",
      "Fix it.: It ends wi",
      "Add xxxxxxxxx: It has 73 ",
      ": The first ",
    ]);
  });

  test("shows a subject without its special characters, so that none of its commands runs", () => {
    const { status, problems } = check("::error::a $(exit 7) `exit 8` ##[error]\u001b[31m");
    expect(status).toBe(1);
    expect(problems).toEqual([expect.stringContaining('"??error??a ?(exit 7) ?exit 8? ???error???31m"')]);
  });

  test("fails when git cannot list the commits", () => {
    expect(runBash(FAIL_IN_PIPES, step?.run ?? "", { PATH: process.env.PATH }).status).not.toBe(0);
  });
});

test("every folder in the script test:everywhere contains tests", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
  const [, ...folders] = (scripts["test:everywhere"] ?? "").replace("vitest run", "").split(" ");
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((folder) => globSync(`${folder}/**/*.test.ts`).length === 0)).toEqual([]);
});

describe("the job that tests several versions of Node.js", () => {
  const scripts = (JOBS.elsewhere?.steps ?? []).flatMap(({ run }) => run ?? []);
  const [installed, chosen, tested] = scripts;

  /** Runs the step that chooses a version of Node.js. The machine has one version, and npm has installed another. */
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
    const { status } = runBash(FAIL_IN_PIPES, chosen ?? "false", environment, folder);
    return { status, left: others.filter((path) => existsSync(path)) };
  }

  test("runs the job's version of Node.js instead of the version from npm", () => {
    expect([installed, tested]).toEqual(["npm ci", "npm run test:everywhere"]);
    expect(choose("22")).toEqual({ status: 0, left: [] });
  });

  test("fails when another version of Node.js would run the tests", () => {
    expect(choose("24").status).not.toBe(0);
    expect(choose("2").status).not.toBe(0);
  });
});
