import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { version } from "../../src/text/version.js";

type WhenDone = (tidy: () => void) => void;

/** Creates an empty folder, and removes it after one test or at the call of `whenDone`. */
export function givenFolder(whenDone: WhenDone = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "release-test-"));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Files of a small bundle. */
export const BUNDLE = ["dist/cli/index.js", "dist/index.js", "dist/licenses.txt"];

/** Creates a clean checkout of a releasable commit of main with a small bundle. */
export function givenCheckout(whenDone?: WhenDone): string {
  const folder = givenFolder(whenDone);
  mkdirSync(join(folder, "dist/cli"), { recursive: true });
  const copied = [
    "package.json",
    "package-lock.json",
    "README.md",
    "LICENSE",
    "action.yml",
    "src/text/version.ts",
    "docs/README.md",
  ];
  for (const path of [...copied, "dist/licenses.txt"]) cpSync(path, join(folder, path));
  writeFileSync(join(folder, "dist/index.js"), "");
  writeFileSync(join(folder, "dist/cli/index.js"), `#!/usr/bin/env node\nconsole.log("${version}");\n`);
  writeFileSync(join(folder, "CHANGELOG.md"), `# Changelog\n\n## ${version} - 2026-01-31\n\n- All of it.\n`);
  git(folder, "init", "--quiet", "--initial-branch=main");
  commit(folder);
  git(folder, "update-ref", "refs/remotes/origin/main", "HEAD");
  return folder;
}

export function commit(folder: string): string {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message=change");
  return git(folder, "rev-parse", "HEAD");
}

/** Changes a file. @throws Error if the text is missing */
export function edit(folder: string, path: string, from: string, to: string): void {
  const before = readFileSync(join(folder, path), "utf8");
  if (!before.includes(from)) throw new Error(`${path} has no ${from}.`);
  writeFileSync(join(folder, path), before.replace(from, to));
}

const IDENTITY = ["-c", "user.name=local", "-c", "user.email=local@localhost", "-c", "commit.gpgSign=false"];

export function git(folder: string, ...argv: readonly string[]): string {
  return execFileSync("git", [...IDENTITY, ...argv], { cwd: folder, encoding: "utf8" }).trim();
}
