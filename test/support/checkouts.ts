import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { commits, ENVIRONMENT, type NewCommit } from "../../local-queue/test/support/repositories.js";
import { findGit, type Git } from "../../src/git/git.js";

/** Creates a number of consecutive commits with one change each. */
export function line(repository: string, ref: string, count: number, parents: readonly string[] = []): string {
  const made = Array.from(
    { length: count },
    (_, index): NewCommit => ({
      ...(index === 0 ? { parents } : {}),
      files: { [`line-${ref.replaceAll("/", "-")}`]: `${index}` },
    }),
  );
  return commits(repository, ref, made);
}

/** Makes the origin of a checkout unreachable. */
export function cutOff(folder: string): void {
  const config = join(folder, ".git", "config");
  writeFileSync(config, readFileSync(config, "utf8").replace(/url = .*/, "url = file:///there/is/none"));
}

/** Returns the same value as `openGitRepository` for a top folder, without running git. */
export function open(folder: string, more: Readonly<Record<string, string>> = {}): Git {
  const environment = { ...ENVIRONMENT, ...more };
  const shallowFile = join(folder, ".git", "shallow");
  const { signal } = new AbortController();
  return { program: findGit(environment), root: folder, shallowFile, environment, signal };
}

/** Reads the files of a checkout by path. Omits the objects and the `shallow` file, which may change. */
export function snapshot(folder: string): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const name = entry.replaceAll("\\", "/");
    if (name.startsWith(".git/objects/") || name === ".git/shallow") continue;
    const path = join(folder, entry);
    const facts = lstatSync(path);
    if (facts.isDirectory()) files[name] = "folder";
    else {
      const content = facts.isSymbolicLink() ? readlinkSync(path) : readFileSync(path);
      files[name] = `${facts.mode} ${createHash("sha256").update(content).digest("hex")}`;
    }
  }
  return files;
}
