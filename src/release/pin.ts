/**
 * Script that stores the newest release in package.json: `node lib/src/release/pin.js --version X.Y.Z --sums
 * SHA256SUMS`. It runs after the release, because a commit cannot contain its own id.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest } from "./contents.js";
import { requireFlag, runIfStartedAsScript, runProgram } from "./script.js";

/** Writes the commit and the digest of a release to package.json. Returns the commit. */
export function pinReleaseInPackageJson(folder: string, version: string, sums: string): string {
  const tag = `refs/tags/v${version}^{commit}`;
  const argv = ["rev-parse", "--verify", "--quiet", "--end-of-options", tag];
  const { code, output: commit } = runProgram(folder, "git", argv);
  if (code !== 0) throw new Error(`The tag v${version} is missing. Run: git fetch origin tag v${version}`);
  const file = `${readManifest(folder).name}-npm-${version}.tgz`;
  const [sha256] = sums.split("\n").flatMap((line) => (line.endsWith(`  ${file}`) ? [line.slice(0, 64)] : []));
  if (sha256 === undefined || !/^[0-9a-f]{64}$/.test(sha256))
    throw new Error(`The checksums do not list the file ${file}.`);
  const path = join(folder, "package.json");
  const before = readFileSync(path, "utf8");
  const released = `"released": ${JSON.stringify({ version, commit, sha256 }, undefined, 2).replaceAll("\n", "\n  ")}`;
  const after = before.replace(/"released": \{[^}]*\}/, released);
  if (!after.includes(commit)) throw new Error('package.json has no "released".');
  writeFileSync(path, after);
  return commit;
}

runIfStartedAsScript(import.meta.url, ["version", "sums"], (flags) => {
  const version = requireFlag(flags, "version");
  const sums = readFileSync(requireFlag(flags, "sums"), "utf8");
  return `The commit of v${version} is ${pinReleaseInPackageJson(".", version, sums)}. Now run: npm run generate`;
});
