import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const WANTED = (process.env.MERGE_QUEUE_RELEASE ?? "") !== "";

/** Creates a folder below `lib/`, so the installed packages can be linked. */
function givenFolder(): string {
  mkdirSync("lib", { recursive: true });
  const folder = mkdtempSync(resolve("lib/two-paths-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Clones the current commit, builds it, creates the files of a release, and returns their sums. */
function release(folder: string): string {
  const run = (program: string, ...argv: readonly string[]) =>
    execFileSync(program, argv, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  execFileSync("git", ["clone", "--quiet", resolve("."), folder]);
  execFileSync("cp", ["-al", resolve("node_modules"), join(folder, "node_modules")]);
  run("npm", "run", "build");
  run("npm", "run", "release-make", "--", "--out", "lib/release");
  return readFileSync(join(folder, "lib/release/SHA256SUMS"), "utf8");
}

// Two builds take a minute, so this test runs only if MERGE_QUEUE_RELEASE is set.
test.runIf(WANTED)(
  "a release has the same bytes when it is built in another folder",
  () => {
    const folder = givenFolder();
    const sums = release(join(folder, "a"));

    expect(sums.trim().split("\n")).toHaveLength(3);
    expect(release(join(folder, "another folder/of a longer name"))).toBe(sums);
  },
  600_000,
);
