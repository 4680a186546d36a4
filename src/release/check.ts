/** Script that checks a release: `node lib/src/release/check.js --version X.Y.Z [--repository OWNER/NAME]`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { findReadmeRelease, readPackageRelease } from "../generate/release.js";
import { findDateProblem, findSection } from "./changelog.js";
import { readGitLines, requireFlag, runIfStartedAsScript, runProgram } from "./script.js";
import { findVersionProblem } from "./version.js";

export interface CheckoutFacts {
  readonly changelog: string;
  readonly repository: string;
  readonly named: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  readonly changed: readonly string[];
  readonly isOnMain: boolean;
  readonly staleBundle: string | undefined;
}

/** Returns the problems that prevent a release. `home` is the repository that publishes the release. */
export function findReleaseProblems(
  version: string,
  checkout: CheckoutFacts,
  today: string,
  home = checkout.repository,
): readonly string[] {
  const { changelog, repository, named, tags, changed, isOnMain, staleBundle } = checkout;
  const others = Object.entries(named).filter(([, found]) => found !== version);
  return [
    findVersionProblem(version, tags),
    ...changelogProblems(version, changelog, today),
    ...others.map(([place, found]) => `${place} has the version ${found}, not ${version}.`),
    // npm would reject a wrong repository too late, when the tag and the release already exist.
    repository === home
      ? undefined
      : `package.json names the repository ${repository}, but the repository is ${home}. Correct package.json, then run: npm run generate`,
    staleBundle,
    changed.length === 0 ? undefined : `The checkout is not clean: ${changed.join(", ")}.`,
    isOnMain ? undefined : "The commit is not on origin/main.",
  ].filter((problem) => problem !== undefined);
}

function changelogProblems(version: string, changelog: string, today: string): readonly string[] {
  try {
    const { date, text } = findSection(changelog, version);
    const problem = findDateProblem(date, today);
    return [
      ...(problem === undefined ? [] : [`CHANGELOG.md, ${version}: ${problem}.`]),
      ...(text === "" ? [`CHANGELOG.md: the section of version ${version} is empty.`] : []),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const versioned = z.object({ version: z.string() });

/** Reads the facts of a checkout. Requires that `lib/` is compiled from this checkout. */
export function readCheckoutFacts(folder: string, bundleProblem = bundleProblemOf): CheckoutFacts {
  const read = (path: string): string => readFileSync(join(folder, path), "utf8");
  const versionIn = (path: string): string => versioned.parse(JSON.parse(read(path))).version;
  const head = readGitLines(folder, "rev-parse", "HEAD").join();
  return {
    changelog: read("CHANGELOG.md"),
    repository: readPackageRelease(read("package.json")).repository,
    named: {
      "package.json": versionIn("package.json"),
      "package-lock.json": versionIn("package-lock.json"),
      "src/text/version.ts": /version = "([^"]*)"/.exec(read("src/text/version.ts"))?.[1] ?? "nothing",
      "README.md": findReadmeRelease(read("README.md")).ref.replace(/^v/, ""),
      "The bundle": runProgram(folder, process.execPath, ["dist/cli/index.js", "--version"]).output.replace(/^\D*/, ""),
    },
    tags: readGitLines(folder, "tag", "--list"),
    changed: readGitLines(folder, "status", "--porcelain").map((line) => line.slice(3)),
    isOnMain: runProgram(folder, "git", ["merge-base", "--is-ancestor", head, "refs/remotes/origin/main"]).code === 0,
    staleBundle: bundleProblem(folder),
  };
}

function bundleProblemOf(folder: string): string | undefined {
  const { code, errors } = runProgram(folder, process.execPath, ["lib/src/generate/bundle.js", "--check"]);
  if (code === 0) return undefined;
  return /^Error: (dist\/ does not .*)$/m.exec(errors)?.[1] ?? `The bundle cannot be built: ${errors}`;
}

runIfStartedAsScript(import.meta.url, ["version", "repository"], (flags) => {
  const version = requireFlag(flags, "version");
  const today = new Date().toISOString().slice(0, 10);
  const problems = findReleaseProblems(version, readCheckoutFacts("."), today, flags.repository);
  if (problems.length > 0)
    throw new Error(`${version} cannot be released:\n${problems.map((p) => `- ${p}\n`).join("")}`);
  return `${version} can be released from this commit.`;
});
